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
LRx4!F+o`-Q&|Z#G1>;s?f-yuR74Pe|NsC0|NsC0|NsAF4ITvbqr2~yz3(4wd&Na)dT623Ml}@6@4oTV>9z)dwx`+jHvrUy0+4Jp
DMTexY}zeW!{2W&HMHM-z3-mM<I~Nu!h1Djm)^MUo5}ayzD))8_-+ferrDvvunMlt&nJ@g0)V}e1CD^!fB+ClC9#`Zeca^PT4nQY
je%VqPyhhqW_+%yTXczEYBkZUfu*oF)~N)kK<$EnXG^VSx(EV*35!;PQmtwfgW31I<?pX}`g}mC+il-xy|>G`HM;KJ&gRXVecO+o
_o+J161Hg|04B1jHfWKyI%MyzcYAR6wQ6r~JK5h}yxV%%XMOH^rhq6kG|je5r>?m-xaU>t9B2Zi>9=lQCWlAachlb4-MHH;k-OXg
Iu4IJ&D&Gl=#{rc9_oXxS0U4)gQ^Jzm9do-OV+z(r?>#nkU|kBVT1rus1-^AlwH}<MM@x4pixwbHZf5mLFfPmfB`@S000R90008r
!=L~aKq`^|0HC0Iu+S&~0000000000000009^LJ`&iB{Gwe@E8p8x<4R1QJguO4fi+PD-4pciET0j7XxJb-8v0#vTqQX-*4uIx}0
6bE$FHD!aBZsj$0+?Z##w{RT?Zr0=1t>;ZTd$gmv_nPl_y6y(-H$BS9@4oK)=VlwrDZ@+I?)SY+cGESTanj#*-uIhtzBhB;?^`9U
F3ryHEu72CcRQ|J_lL5#wfD5R@O8I_*BbizJ$qu=su}<fL(n)QiJ%R$*lpw0z*e2RgP<A!X7krTUI1r8pH(3g7A>P~Ln}h=_V2sz
Yt;`<`g^{5?mfQmce`&}&uw1z6rGxS(aoK2dBc};Hg{y-FTD3T@DrHVaO&-{53gSKvwgeS<nLbL+bBy+l2>+6b!NWJzT>YqZXbQ0
d+&Dh&iiip-NLuK)bD-SCsaA?2UY8KGi~ec>(krrD@t~?wwdGVkRyB5KK0$h?&{xLdCR)(;9R$RI`k4&w`|R}(`mc99^KbCQOn-<
a`JkSjGNupuW|rRw{?IN00000000hv12wd(?y2tp0C{=m+G(muqgTW0Tj~G+QA6*2K>Eo_6ab*7w|2AdDnf!@fC0{yw)5V+d>?i6
iM$!rCrl*(RY5^bv>WW`?%a}*DP47)?eTZM+Lx?KrQ>S#fztbBdwtI9=18X}mi5DrcWqrIyWRHp-rDCrM|&yLy0@wB^7f{-z#BHh
dH{FcbbUB|)4rcnDpB2s&@=!50PlALq0vPE4|~^Mi+1kaZthbV-PX6WN2jxI7k7(!uGehV*ufUxUU$0qWutEH>I!QR+YL(1RhepR
*L&LR#^=YK+gRdvw-5p4+1pKhdQL-~279ga2hyTcUFW-_q>n?nfchT2z3aepV>4H+2itv@a67&@cDKpfR`&O^?>6514c@vi`^9?q
Yh&L{<=4lLyY21g#Q-60ecSK7_rtc(O5HQl!|z``d$X@|cVPFot=Z^%=x5B{`+>f1JylJqg#&EU+{>`l0DUx+MccVpIz8Bhcta&h
dXFpsPrhISsw$meeSO_G+t9B2=Wn~<00H#Z$9Fe--(U-F%!{oWA3)u$kGnwZ+fk^B0BC5?0ZK`uKv6)xZm1NlMwZ*O-8q1f6b!u{
?NNyX=m0by0Pz<<)kIQ_VuH($o4NO}27~W=fVMoT-*cAoeeXl=_kFLscMEk#FMP9ecZbJ9scQgGErue1Oek+$n?bFX$9?a752`{7
rl0~E&<P+FK6~6;X9rKb0lOWHIv;!waq5y#2|@yz0DXMid*CZk@3rr__44|j!(R37J=Do)b?^WH0KE6P_a8ypz#ZP~mb2ZPwrf+q
`<34VRG=37aJoLZ2fq8~c>C_+?D_x(cP>*h-97dXcrL*D000001I=g@0Ccfl&F#&+Jqdl@rM8f}(LToACj|fjZuQOJd$2V0+^`Me
sCrJfJ?#{Y?7go0Zv(xAfL=bwUs>JQUuQc2@;&p<3cwz&&bzK(bKLMP*BtY`xL;p9Yv<oR<?ZLxstUATv?ply2fX#(+mCtf^}BCg
JGsrB?QQMs00Tl7MEi6fZRGEF7dyMN)HiW~*a660wcDedv}%BpXJ$fGHI<8MR;^^3iyE-bXJ2niuN{$|S9Kr?7VQq&3ZMa51_7`u
00eeO06OR$9c?w|yg^E>;e`jFWb|nW00-UN7;8S-@4d*XzT3bSuW%9A2h@)3(AC<TumR8~H)8+*2<+=~+z%059;v$qooB271Ftsk
vv;}@EzbJd@!nd};oExqx2v~^9`FIBU3+TiK9zRUpL4Zy=<N>d-+R69o4an>4BJIjGi`=u60IhO*Sp@`I!CBP?mOP%2S5-2_U8@S
>!#bawb$Lbc<tHN`sU10(trx3?d~4g&;jV)!mAnOi+g*_De7Ym2B1WOqhqtn-n(t%=|BNMd*5(95-UQDG;(xOeLQzS(bWk61b_i3
r~m*38Z-$}_hl7F+ftsS1du=k3P?&7u7G*N2-Wub>FHzRo!?w`@aaL>m%XRGajk{5Z9%7{>)pO)UwhqqJ$;`$>h}BFscPN#u68|M
%>`C_+;gt`b$ayfZF7A$WZUPJAx4LS(4Z0ogxeuiAwU2C0-aWX09?y8U4S(#q^cRv*_!(LZTEZv@U8Cp^!tq!S8tz2)5&s9c`o)0
9Uk*(>h1O5eXaLnmftp)d((RXkw8`MeaBJW`_Fy8?{VEd&jH9O^fXXx%HwuB*m-^D-*=yTRDb{iK}X%UyLTXcQ{)ccK6{AgrT})0
EV{m}&QGY0?(5ie@R~QW?>nyXuRs921Cv0|aQFlb54~0Lc6;8U<Z7#}NN;yHfB*mh0024w1DBzo4KffAKtKor00cAu6F>k61w4tV
h$S%)ghCJ|f@!IyOo^i^eyOK|k5TEVv`sQJ&;ShpB+5xCB2&?+rbZH<s(PQLG-Me)LF#BU&<2120006_Bti%v6x7;erBD3S!k(to
(-iYnPt!_&s*lo-^*vPoMNev<=~MMRHAm`CQ$Tux6p(}fKmuq9lT3h2rWEouJen!`0H>x+MyH}NFq26kOhD8Ir=kpr=`_)%N$8ZH
=$SnylAe^?De7u@F+u4Df&RZoV1O_B<vs*tnvhU+1pt6qiip5{vApj8#N8AS$Q1!71x2MrDFkRxN(E4uP(&#PfJ7)nK!^}YxIccK
C;%e=wn0T{Q~^;>`>KK`rU6A1^gyVf2QUAXv($bk{c{@ajlbF)x*z@^p3Br-jR4?3-GA^S|HxZBf8Zekukw8w|CH&c1nyMAXrc>7
4fS;br>EY|(#*^t5Z4ymj;G(@nG1)S|K8YZnDwH%P|N>j25Pk8oIC&Jx=pDvgv{}zwG8Oa;Ib+K2By8&Z8WZj1b_M0*~>cl?f;Hk
?XExmYx6&^*op_Z6c0!uV84;i_&NZ3o2o#ycrSF3`l{?MMT3Avjen3|%ATS8tx8l5g{wK~J1I2@GD8;p{31QGcwzsujdT3X5Bqsn
`CvUGLA}5F|Naj9c6}b+&p`lyBW33Yq8-FBG$0T|zyE($B}!uI?Glsw^&PWld)!A)bvp0Hf8C>JAH2?nBAha(pZ=fyHcf|24jo+%
Ul-G7)8F{co&0y_YNSw5@abWn%ANaY;wpBX_kA0pf@85Xq9Xda@RklYo2aimC^&Oo_25wy6?dY5R9A$yTP&j!dKQ0=&CJdnuV`|*
`i2{GTJ5Ai)?}Au|4VPyN53)3G`O+A-*HERWV?rGcs$3}sK0#><&C2`6!63$jE=fO`@gm5hvlyN*k!}B!@Hr?lg@C=t18)Pd)!u2
rRRZE<a>6RI9TrM{5ZTu{ntHxuyGaVoh{EaJau&9@!i8Dc^hcG+{kxfeO*$C9ny2`HL<lvGc|j+Q=p9vAjmQhl@}2OPAwO;GG*fV
97T%m-o3K8^0AlN9QaNi(@x0cFHf!S=!z!AGRze+*vfIcrDr+RhLStI@}>AEul74Nb*jZGDWpRvegRAwM_ojUln)1*iVcLdS$_&%
+uiLmXTuDvz=)kO*~PzM(dfOhBgjve-+EgWuB7cHXS;!ou(v9@y;aYJ?A@w2wlf^Q^2rSbBE71;e>5=mz3*zgx~*w4TWA)wr|D@`
1S=XvO~fXZd7~C;@=~{anh}#VmC`ja!xppQe}Bg}&a|q8+E7)1uR+p{uG>+_gM1z~r6(@bX3gS^WKe0cn+jixX#m9BXmdKq7$7~3
pNrM#Y+zXu0+j<;aY7dvPO*UE@U?qz`;J57jqd^-3^FbCbuZjBk!D2Qtcmq5=apaaN3Vxk_oj#7lM<UD{#|9BwP=R-)c<K;Z!Yd1
hus;qer_N0kBo*R{Y!RLXeD%7s{hL2krI`DpXL7%hwM(?bpL1j=lpH+uklQ!$X-_lD>}rtF!=kt`19;s&B3t*SUC<K?u?y3^F>;X
D+i(!u_b`9CE#^KTA%s7aZYX?gD%7J!;75iIRDy{HVcohlvDEx3|l&V{Wyxx&94KfoGW(Jdq4Jr2CrZ!GcXpm6N(TTeze&n5Fgn9
lpoUyxG<>i=jX&{qr~6nkEge8@_v`@B9QZW4?IJ>K}LHq@z?3Pxe6V_jU2#+@KB35ydbeMDnar!ekIAWSl%3Y7MJ!dJp7+3@}hB0
G5F!_PCiokIpG`=#~Nr=3D+f2W5RlgXk6fZdNpb?M5V}%A37WTRej@4(CQ44YV%O%V>jbpM~%q#RvdnS?bopi&@L9PU{AM8<pLya
^OWDE(+Aj5?n9TVon3R^TX|qyTEoCzu|2RmB{e&_!wIN>#XfzVXw6yes$k7pL?a18aPZ*)0Nc3;EQ}CK{^Ihp`BvTEF8I=v+1!HH
<gY|4q6pJ+JMS(ms_JSWw~WmcU|HPGRQOBOfgBdomWcLN8sx$akYFT;2-H;%&S+VlwGIW1b|#_ZdVkDsugF>3?EE}mt7Qs5!G2fs
`mLfp`hxB6@b8K6LS-a!1WMmVlj{y92_quBVwxe)F|f#3IC^Rzx5@b!SLuB{L-d8JZ~wo!2IHttu&CksG6Q;UxlMDJbAM-t`~UDT
=a%X3O(0-<B>S2xBT8mneNP_GzcX*yK6&-dz9pSq;;G0nf)M;XJO^Y+>~*xUK6C6GW^(Dh;HKp><_$thlsxXQm-!p$_KF6Dr@qE^
I+-HmYFmMA26TU5e;#A?gx({_pnlJ93jpj=0sKvgr)myAVh#Q*rRcg{U!Ik8yR?mr;)7rI!h-2|EWxE|_{O8S+ZskPqCBe~LNtGJ
)(o~O6peyUEdNzN|2<xwiSfOacAX9&di?dTAdFspMfUv<;&I(4n-6TtWo`*d36H1gBu}KooN%O;wA^vriaLf*k6-JxV-t#XyEp@s
K118*t@iGyC?~G+Oh!aU{*3ft<6Xn8R?~T}czxXbdgxXoJ?e9qG4*tV7ZS6znU*nNR4A0fIU;n%(nwix+_L@~COl^0c+xeOEx4gv
GF9OgQB4TK@jdfev$qV>@4p(Z*?1mu<4~<w*IMQjdf)yZ&AF3)oZ<UahmeR#Adtcd<cBUlZZ_pnT5x+?vYDEfEp6@m;#gA;hJu(D
WHMW!u_c8<Zzt++3#A(mGhz$8iRzC#!%6?$@Tb>zY1cPAzb1OBDxwNCqX8ot{5X9_mb(r(!Sy{fYI{EVygx_ZyjVo<(Qz*)CnXkl
?^(WYwo0^x6bVOP0oeH=N&N@6vrE)>J$4-1T}dWT8y?M?G0x+sSFMk853bl9G$`M>0@BQT5CdQvxBq=LJYcmla$f2W3jWemWJvFH
b!bfF5IKZ5JkXxs0d6N_ZnsXv3zlrUq_r_fd9qLGo$q0x_ABVPbfq+HJiLk=Y*XCa-wrgHJql`cadFKAZp<^;T_aiuYb4QjXAbP#
RiT=^;*27Y`S28RQ^w7yk~LmCnUPi?mW0^79%_a9)i@ucHW}(v6jhP5Hk}Nks5tE-R{)_d0QHZfBR<T01P|5nFkgHlT8M=xPu#o5
vj*`FSvXKgE5p?S2oQ=ziXSZ$2sMavo0-h19+2qd#-a)AKM%8Mr-3^KbHAMmv^VQV-ztWyUiVP?UDj!LtQ*{}qW#Wjn|iBxRM+JR
88T#O`$QQL^!+yXTyP_a!Ynr|NDj}A5Z20Orq|zURdC4rFwuZA{Ey_@cLaBp;b1r1aoS{4sT@P@2KT);<hA`v@BA1E?a+OVw*QLB
*>iA+1du>+%qA=dl#4g^732S(!EG12?fU7q;Zr3c2;6=qe0xxFn$_3+&V)G!kFQG03jV8j_{)(Us0^Es1eUo#`1P~T==^GnnT0M|
TpEZm{T1ywZ@Kid$zsMH-@84x%QtlC++m)0{Nt|9%5rA!TVs^a`s-I{EnFmqj@FLXof8kk8d3vy5#=juv%i5EbP)#0#ma{zET<=E
n|Vbm*^V@q?O!FjX=xhk1J8=?*m#RTBmu;Wrw$G$^~=QO6D=VL5HIE3#-G<7QfQAKU#!w3PbYMMs~QoV`9yNc_F-=@cOYZQQK}Bf
?Z9yAR|^mAHuj=!T(q@f^i3j#9V`FpNAGn`OWym<{G<O)5!b`JqZVL_->+}6yWiR53bZ}%H6Y*EH1Vgi7S0^9y7$O?HKoa-2gZ&I
t#5Ey-F6i;Pl`gj6?^!c8MIX=mj0hhzek@sEJ5Gv_UEembo4&oRcZ{i(#Xk?LJ!Y{tMIirmzvz9NrN?TD|&oCp!J$lq5;cPhbaZ4
;Ra9AAK|W`9{%?aeCi}ZYF0TKKE@`U6L|P{czHg(x31SP?1wEWx$Gl_&_t0X!5(m_XLsVFs-$tHMF;omN39Qe?G|?w5@74W12nB9
^4`?!ob5HOdwOOI#_rfCy)aouaIM#!@>svv+H8nA8^7a(y)(7wj04cEHCe%T2j3wQRr;Vcx6L{<vlFJMixw;q7tAP#r^tEb$cvw%
$h*pngoC0W%l;Q>R8HLuMB{BnN;^YEs=Mni596q#DKC{37^`a)cCiO`=*=?`R=<6^#r3XixvpQqnPUs|?Hff}7A6S>);3n{;_`M%
(g&06W<*osXlSN|ctaTjJ6gj89X1-cz4T&9!d{7+QqV&fUX8V!U{Nx1Q<A4JDo!@~Z#C=3K1V+!qiloWjk%yA`#i#J$g#q0GjCs|
FOC+|snipw)7!%n$6i@76`cm$?K$HOzX99BdcrB~d(d76>ex*JfAfybCrvTx;J4bQxP8dPq6j^5o~{zCL@L2`2$H*!Mn$UPdlGfy
rU1baDS$LKF(F7qa_zAwkxt9K%UN)6oJo3$P2;A;Rp-vdUt5QqSa%ExK5bg`ylL7+m3Qnl#yVyG8*glQYt5#e)JAw~cO;G{!Y92_
MIu&<pn?-pT~pjCM@pR@k$ZXk-d^iOE%s_!%GjhDq$T+-bD3s{MM7+l_`A{%j7Ai-)~UvnO`0c?+5-bZ^FO8kE5j(<J)=?4bHm~9
6WIt&ZF!#NkB#AH1pYd3!=)?Z8x|PdD%vd*S(?tjZSvgY={yq7jx^Gyxv;bebC*tZPxfI;5Ji&TS%9raPmC}YtxZ|Ll+X)|cXlP^
+5LU~P8WYpIUAhy-;+7)<zCSw9=)n?I=XbU%4-;)qf+=$B7o{7L{`dukw5*FY+-h3cc8)UzX`o4X3ibt$wDM&y<)7rGg*a~^sfHX
Z!dBqy&FNcHh%5G&RdK3>!7Lt8cEdc;+SV2VX?;xz^KF!ibh>w2zhrCtniqmW}+f#Ni6(1WJ^;^wguTr$H|#fz`&(-c9AN^_eMD!
nh9>_4`{3y8pjET8j$aj6cVDcw%G{RRa+v;cc!xx8LL=Kxe<weo{u6owjwe>n8s-|@Vp2D2V>(;7Zhl|Ai+o;4(p0JRCK6OJbEV&
WS>73Q!=rhFG@AgnZJ?&o7Xt##gUmsLRH--B@Aiu@BRAZ`_`2Ok4J0vm0AKzea8>i(~<RfCX!}L$8;xUJv40}fa9j4w9%}20c-Pt
h^;9y<jfO3uNiS!@2L!K)+K7u6Xso5erodAW~_!>#p9RLC#@`Vf6mQx-7I>YW`7HLe^!wT@Nlx;?@gb>*LROVwVQe|`3jfz-lbT^
xP}Q;tLf#At-7tC_AEw`rLx(tm(O?%=(G9o$@T4;MtIufUr#XZeCpQ5t4r!?qD9=@v^l;rR_!V})-Ss({T6Wd_}#};E7Bd4VVg*S
Lli+`8V+!(Aw@(u7_3jGRbe(kcOuRRbaG$VfZ*HJ=7A$tNJfzi_|`2OUMuT-L{h>b%97fxC0BX^;mtb8<u{-twz~>H8KBZ9Nm~_T
!dX*FovUv_mvSp{5L`pMEI`Sb;ipE&UbSfbTTov)%uNTbXv^N+%kFEM1U(?qKrS;6nyS*FT=@ax06Ta@4=(S2oeBB9mH528tJvB{
zJ9lpU0dK;x$#UnkQ1&x9__|PN6SaxcyJWmrg-pD*sKb!RG7*Yze*EJ+P@|Rs}(}3uBdLDba<iZ)0;PMd>8NQF(;`siW2VW6pB*y
F9+#x+N;HIX$X3i3#S<1@A#NNys67G4CF$PQM}0!E1r0A+-_jn#1_sEvrxN5$MtyQug#}ETW4gFk7?KeJ!x59`dNi(*zOA)5U%Li
b)xq#H<qf=5PwV=3`J8(qZKdixE+QC=;7Fohzb{_vU4KzqZs)!P$R<&O)f6*O=tunUm0nP7Zy}{{3<78FH9OjHZ~<VF1@t8*<iRe
Tb&|HlU@d+S!xOiAZBFFWuI!+qiHJVoM&RgT?+$^;*M}~+%H!Lek(Qa<pfo!!!>-|8&2F*DTrr=o+?V?NHrcgjJdr-{cDLGy>nN=
i(06lsD*2}N5)?)=~Rp6Nb(3C)sR-wKHtmv7p;c3E>=uBEKMFB2_YBRvhNI5q&g^S+wLzzTJQu&ft+%jW`__hvVL;fV<AX~2(lG-
7qtYrtE4Y8#b#mf%S)BhGhY$o+|s?ze`5;hfQ=}T@;jQ!0b$=aR@HAD2;sD>J`26*s1A0zm~;J$eLkkWFR9F>p?5ACxH8Q3uQj0>
clc`(X6_#f-I{XwOzaBbji77g4?*v@oB8&?YOpdvA7Ou90-lmIK14oHBv&XsVd!lM5apA)7(bJw#5Rqxq`2Q5W*Tc1Q68S(E(Rha
+xt(l`Vsl8NA7I7Xs+^05WPqwLs8rd9$MccN#f%c#EoSf+4h9yWFfJyfD-{gn9H-C3f6<&4ha|5`GFe1q&CW3K`3lPyYNnuf15Ue
v@0&C6Ri948~gZVc>hR#7E7x^?%(t6jxqD%{+8C6+Y7sZX;(_uUQ>0jD|3sv?Ft`;9o)T#teoYCsy11wS$Ad=Y2UhOhH-r8FsR!}
@IxRb^qG_{C8lL$%@hjA<t1W1QhGHJ<aJS1V5rNorCQ~>E<Np$99h<}kS&>1Ak~Ti(i7KToQ@8rO^e@G4WVYis>B!04@;1yc=79r
yf(V3|9h;xD(1^kVPX<=nbrxR1<_EqeJL86<Ajf2E7D5_Y5eb<bR)%oi|YB&RD7U*FzE)+TCZrTYJ)gE8IB$Jvjnb&&tj7V?3a@5
RX!!ne6JHUW+45EszZYnF%%<PQ)t!>i%4R65x6s!(-e8p6f2ryF1O72e^AApez<le(Jcu7>Ja^4h-3a#k?fgxC_Br!{sjun0R{go
iyAKnl73a?WJPm@U*)&;58ywd2d9Kv$Z+gZ&jcc6F$f@`JA$<R-@NnVfHwu;l?q4K`oF92-)Y+R7G)0h>Sh|&x_}+D>{QFUI5ar*
SZWd<AH?TcRVpBp64n+@5M+HziQjur9?z#uBxy*zgCM6VTFSf33EDk>&;L%0){(BVl|ss6_?^LIf<L91hy1_QOyyzh=m@MUsz{>H
>7ouCJ41vJ{!%@T)ukMnC>C-GQ2wvCr`1XHxMX%h9|}#P($OuVVO>e_^=cb6n%z9RF*YJDP4XEOHJVxC2l}<GY{fxnlynC*3X#03
(2_9&GBZ|wC@*@T;0CEph%ElwJbg8u-wW44=66i1=cwEsTEo;kyWKdN0>@E@%wo<aB!bM;75Qk~<Z8kK9WgEU7qaC9=qQ0xLKbRT
0SF`tK`EpbcXkfUg<-p2^LS7QGdF)}9$Sq!r}TW$qgq{wX5c_@5B~HV%`?acYgS#AkQa-7*l$8{yYTK#&C8Q$tCO{d1e>sy1G^2X
ql6V)hf}khn4A_`ccIlHl2nQt<g-)pT;DP2PQkgatQq(n<UDT0>}`=A<*ZajeKvOUqh;$T+j*rZET-McA*WZbwEQC1+xmA467Th$
k(X6;z(*Y=?JoK^5}cHhXQSu2=)$=y1Yym8RtE<-`o!G{kLT;zH>v&Wefq@1hZ&@ZA_{0BiK(JtDyoR76;%}yGtt}g>wbIt^ZC0F
G@{?T(VyG<cgL)-4m&kd+xk~v^O3E@ioVPb&h(&?5t{!?!$->Wd&y?85(Gwq{VP%9Z(q}C2N+2^9_)vfz%ML|c_Oi9Y@bQtB@&@8
>HK<bdlPJW+@j31EKha1b?$T`;AvQg=MK|h{J!2d+lsGEaW$H7_1*m6qrSQUWLXr7yx)|rB@&?vXhO9mxW$Tk?iupiz6_?58aOpY
-rvXPxrV4iXA;YGa$EWB?WKdriTt$nMpP*zkxNx7I6*}9WAFQXe0zEPJM~`3j79>*7=kV*v$4^y;+~tXrcK{p`2?40A}a+@L4u<e
L{ULY6s1s5i+5%(8HKsZnPTz02-dwDi^K&KAWSz<REo7lMp497qMVS4Am@DvL~R*tyLY_Nqg?85Dk)10oUB!XDFp=~MHLXlP>|9^
NfQN7(lHTH5JOQlP*F5h8Q#vbn|fY~VlJ|cE4JmLxb4K!8%9Q3Rgo=ba`IZ5Nak6Ju`E#}xp0AMNd;E#8kc#DmRusoD%bhGJ?}t-
bl%5JR7{cGmX#r)#?{bWa9uZm9|<pwx>op*>61^|zXW8_uCEdTB9%1n2U^qT@6~(r4swwZ7Agv<pr#4X;Go+Sr9}>`z+I|3%rQk5
V$g&E39P{Z$C0PYcGT2VFG>P3C7S|>K*giThju!%_}@KTN`z@4BfpK-3g22C3dX-l40xp!e%~;|+VV|{-UGOo5}HJctD`)Mo{XxE
yf87~oFIZVs;$aO6AhryY6xMiWVL^BQV+SkCq~8~if1>N>wz;Pz>MLg>jvSAALA_2!JH~cK@u-}LqSN9{JG477I>mCH*gsiJRm0^
(4O*}K_M7iy<=~LD(4rFQw1fTtNT3fSKF8x)>gkcFI)k;c%9f*H71#>HiE(^vK;9X4Qk1)6ysXnTa)8GWxyZKm;hXY79?CT4ej>n
QTRv;D+%7@P{Hf=ARyDn?fERyDAJK0cm;L(!vrc=eZPmFOUTnG_ep2g_dVmq)VdRMdb%{yRILF;0Zh3V4>+BrbeL2Q&IK1J(@iNv
NKsVLMJYR(xuZSB|3G;5CnMh9A8&f$-boEa7AyfED1*_UNQi%GV8YEZLyX$3`Mpc#{yy)UVkADJK;>wGqz8rsB*Y=kA72nvgW}eo
r^`>1m|^u)Y1Wg8JSh3<QQ<*P-3zeMCk=oBYg!3lSrOoq3VomS>Ie16{vCPh=~I#Gd%)UmL-l^1dB2Yc_yP|p3Raad+C+$$qAJ8-
2=rdt8#Io#OgVL`5ZF7MG_xcX8Ao%E5_<;2Vs+2q-$#%1-tHiB>V@<8e?O+w*N*!zLE;Y*z=9kQ-LDVn@e~myu1$PL_PnArF2b0{
T2$ui@?^}YNeNXm>uzOMFa=euPoLUZTr^gZvhMGZkNGi#A0ubhjLlnNgsO2?h}+BYEaI3I4NyQs5fF-ok{O-AOmBKa4Tm;Vd)k*x
Bj|XjQ$DzD&*|T{FXh|Y%tZYbb99qTFhNlZT2!~thk1?&X<s*8!tUq=ImE4*e|=x?O-3fIc}Fj%reLD<*uxN@=8*%t-LiYfbC+*B
%9xeHjZsv~MGX`bF%2ZiNX1Lu#dM0S0;gw%Bp5NbGNd+Era@jwPLU^9cU`i~={F>z(cCD0>>lwN=r6Ak#u&j95?JET>ZT(Rae|8}
#on`x`93_6(PhV#G@Hts?k+(Pey%K)vfz<%J82Y=sl-hrAt&6~c>x{BOwOxfQ>=5&5x^_;3W3pO#O`_SxOz)2%Oc&}bBUNl^Rye8
3c(dsh>=txhvn0lPw`8!DX7TXTU5^35UtVtViYz0#PHJJS%x4#p9<IFbf4e2;)1Bv5?{UJ+sK+9|D0#z+o*9K{Q$T3{9U552ayqC
KqPZc?h}_~upu+1C>?=h2rXQl=|{=nT6uflUi-T5IziHI3Na0L>TfD*oq%#k1WpL2|Gw@t1XL5n1XvPD6-YS<vAWE)+J!ggPiPuN
;Vw^cC6!|g_jJ_+F^2RyEFiuK_+Igw;MRPM$4yeW|HoOosO^&J#{G0)9a@-_L1H3DY`YUMqOJ%wTx9*)g$zx3@_EQ(i4j<NSRqRb
5NIf`hXOMMo*6Q?79tjcBBIMzH<N_WhdP!S6K*5D1|p9Q#$IhDPmR2(qyjf8F$`EXH5?V(6cRqJ8QF2UD7koRS*HRGDSy(+ChrJj
7BM#wrjrmwoZ9pC+Y@0$8C=v=F!s489iNq=Ca6uga_r1w78knJnp#KwoUn$T`TnDjUHoz5m17s?4;6{tPH(P73bD!l<k0ezBdXCP
4V!^lCmO3Utuo9QiK8?;Z=D=X(!rN^Bd|%R*{4@h($RIScsfep<s~b=xbkuN5igYW>K7<|K#oTDkjUT{2hPWnPTQPRQ7#M!qGAGz
6j2diVg*B6o6X&E^Y?T2uO^7{-{?OQ;SqCC{q@}rPtEH)&pj}Vk-;K0+)8y+{vvXSyi?)fM-6OpDa(gXlXHQ~)~YGwjERo~wkXnJ
nZiIoQ2}wS{`!1DfrIV8!aG*Ei51pF`lv5x>7IG5PC~6!eE*rLnrL(!`}ckCM;qHuDh`#N`M(jfkxMQ#TA%XceCfTg*3UimBNVy4
ZKqvnu@oX=vA&w?b~WC?>!W5VJJ&NzC9x*wXM?;y4ZVBJo*B-hNSlzg-+eaPrD5yq^Qs>s{k}rYMq&YCF^yt(Y+aX4h^Z0EnU^VR
4|fAS6Oew7Jm&pRFIc0v=Lm`)%Gq}~UtPeUvHL)N^d9v)nzAR!cC~k6IOvWS3T{B*>GuaHy)qKxbtOn~P8N)~T`Pso-2^D5{O!E_
?~q<1?z;PlD%_D-MTV)zkn(qlee2%JSUCt+ym(IV`2{*JJ4w9fASB_WqurFQ>?%H|Wb(R8Y5Ev%H4BauR%JSL>p<Beg*bTOPtEj5
e;iKvHIVXf>~dO^V+D0iT}^E{bq*Q5(@3&qpeS=Z6DSk5^BwDr$^CS=Qyi{Oa;R#eNOtRT`EW@IOOb4D+EUy?&RM0+<RwcS<+!%O
>9DMyxtOUGS<6%sBOTKcV-^PSrXi%0lNv+Sj!|oRuhuy0dnv}ElO{wU=B3&N3N7Oc5RWf-uq*65of+=-;C(jUpWr^f^9T>9j-Bn0
DhI0JH~5xl_8;`%hkdQY^7jSs9esPibUv@g<-oq^A|fbhifSa8nW>hKsD6Xv^nDuP<CVt7(}ZzmyRbLBCztS0#z{!~$WlXu=$As&
bk@p}YbnY}8m1@=eJTY~v9^~J8C6jXQBY?r1Q=lr?blODc8%PYgdW9bv#G6nRF7G!25D0Nx(CFvNum<syZ<KO#p(`MrqZvLS>nGv
?uI6`OL{|nyJhYL)x~{jus9@Kq~#DnNN6Q$cpIAD?vMb8D1tUwU|O^iONL8{)$5bPon>@WVHN4+AmZfoiS*vXwC?xq3E9ZT%Imc>
sqXKt49_V?g)6OUx<Z~%;#ck+eQQ@tVg%UhOKPINd&a7c&$Uni)B<cyo|!~CLxiX)+|f*W=9++`U)<)Yw8k7Y^;b%&;=P=~v3oo)
#J1_Er+QQvZ&#)rZo{EEOn4hw3l`dXGeT|U<Beu`rjbLkz1fL2g;7$vOO_pzv)%5))1J3_*rf(3RY!=Za`^8qIO1*LQEOI+lB1h-
dE{}PV@L>==2;U$MTo@Z5KKv?u)DC@ZGzUi@LHM~(}`K#?CqOn)@CP!o!-c+r<a6YM~LE9f^I(+Z4-3uj~G=D<5v(%LssIltIlRo
d)&%fO{+P0YN~0PMPCWiIb_oglDwgzK`}NlbeW?0S00`QV26fQu*5W(+MPVUdqU31w7xBSp>4XnCv8`BIZQ=F$D1JyBWUPVv0{8?
T3KdkvCSB<F$w&K=E|ShUUB)|M7;-+XD(eaWotVyqpms0##3m6$9s<1I8GR7MO0#}(8}$orZRU<oh8dthaUn=u^xBM`6Tlv@txYV
=~Y|U)(&yJo5{$Ca}0;!-a}b>MdNhZjN4O`>6o39gzUpiIYO(;E7jH<VQ7&avR;tKNNv{cI#UXwojH}&snVrI(^HmkCmX9e%CR1F
*P4~OVcDC?O{Xs#x!UoUY*k*9jIi5NEjVqpUJ`mloW35B7;q<KUl2~}>`vY2bJZx$8i=T<s?&-r#*D-T$G%fS7Sl_`^`*MbvygA`
g``A%J2wmIBS3v2{ijzgKTGIiV_m!NURym*yh!_*<-jF2g>14^0xg0Lpjx=K&bl9y(;6Bp8%10>oo6G{sM~Pb4K#MW`o@|QL%Zgq
Ri75U%I4yE^<Lq&Z)<oDH)C+I`>%P=+6JRtw9YWmRv8u$QJl={NwdQtEF)ko9cdqR+SWoUH6R!Z>$H2-spBH;a6;jVS`CGLCCQ@-
4Z#&LE<A(5E@B;tcw+o=Y{^!m`#w<gxaVY{Y=(T5aI`{0xG9aIuM7bbE#VmOL4X`|OfX*en36C+PJ#uG%3O;f7J=%tfkOww-{k`0
qux(!U)RBLvk#-!*4+TN0n-BgPf7|`fw~HaAwy6BCL0w93-`^SUjnNh9dqlhxd6aH4HhpXVd~Svze7$L!(CK#SzEgjyYo*?v*7tI
&80(~ieWrVk~jg{^`<o^mKa=#&eW_nAq{CI2S0<+#$culwLK{p*VEPsCbyv$c98D{8jZz9b&iv2bfniz()Z!lR~j&3O<LYmpOuH6
Y)Sno@J7DT`lNm)B@Q)RV-9|D{HY_|KcergzTZ&$v3FoRAE7a&?@#4xcTK-V=7L|PN3v}*!lJ~TdS7b}CcFJA^obF3W2rTs-7Ef8
lenvr-i5zzgJJlZJfKntkFsqZa+%Z+{Nlfdoa;Ye=M4kU@^J?--_dZxRZ^QkpoLoAZBFZ`kdS`w;R-u7(!mNCjQ;4YYCU!Dw`8;y
&Tc$;`!pOon;sgj0xos=eHDBEw$a0atzKy$I6f=FMO_0qWw;ToY4dRkpo2kTovo+C_}aBeRkyRuNe{_7#sPso9p&rwX0;aV;Qe{N
Iho+0X%IDa(kx#=+$gx69cDZ0xfSie8rcp<9Eu(b-%U1+Hg#mS%Tjjb(#sQQ?3_<1dFbKH>&laIISvp699TuG^zSZ50zEyE+B>cW
jy3HZ@Z5##NM*+N>Ah=Hy0}T|$q_J@9VLfx);;g?o7oUsMBx_|z(OM=cu11`tj;!pzjEm|sT{r0d(r)Tu{hza`(LGNC~7o5|9=N8
V}`zr48_1+$3s=ema!a@2Ple5ch$#cBG!EE1Pa3BiTZd~U2(ID!piucIS@nXPcqT8x!o~=6pEjqasoO0IKyv}8Gr-p_vqq2t==Q*
cpo%FpBY1j1Jc!D>Q|2W>K9D+V&%qw#NA38D(px0>ml&>)zHz`Q8L(ttyEv{ye`lpHmg%@)s}@I#G^xKN<!u$Coq&I?L|V2f~Sg1
MkI)Vv0S@#5#L=J!xbyed6)F9egBI4k)poQ(bA*dFi8-&zV=<yRZriHf<}`z!JnJI{b`)Ta*J1NB-@TeaR-+v9C0ccfP*l_-)Y*J
kzzaHUq73Wu)W*?k^?=v^_UWiGTzQB!i%1qMMeez@zs~!lA$7_Wk%|tb%;^+W(!-Q?&AE`oX^#5X3ds--utuV{r?(nd=^6Al47~b
qE#?~1TbVqBy3EAV>R9O)`LhQ_-GI`hKJrCTB~GgEY}qfyKgeU6H94$xd@62=){I0FafHi{5ascnK}2#sux2&pSm2dN`We86H-6j
PMf*n)*D76*ThO`Ys(?K7$sc|Si6=Y6Er8NHt_tUpUW7)SxM}cSv*AMMCjekS;oWVuRHw1@r-L_Z)z5)L{C$}-u&=F{(RInkIdE_
KH0P~)*%$okx0gOSpn;okux;!D&x}Cx2X*L?ekll`&utE(1iQhc+MeOFT1Fe>aJoh6JM-3`Kw6U!S7Jg0wTc0PM4o5XhksGzdfE2
qyKTo#3{Z@dWZv#4h2)e8zf$@xmzmXyaU?Rc@~f$kEB-*9i8>mK6*68kx?RKKMy!!LrD%z_N6<6ypX<XRiuAU!sOYaa-I3pCUj|P
%nUPngv12}n`x`8h>H(*j~reEcwjP!a6#0wVzyyrJ`VaQ;F~tiqqgEm$PRtdK{Hk8n76oVPx){SW#|0Z8E3^nAB+jYxC<#=5TBc#
jV9+?#%iwFanY@5%>_Eu$*qv&B2UNe^mR)+bM5a#%ZRhLhE9gGO6!2DYddD5x<tO5PhmPH9U4FmM1mXnPYNG){=PJtF!ey8CNA2$
&}3VShyv;hf<YE2qm}Z`$qcFeUE8z?o*KKyWT#n5nas5;!8KFnRHS`E|6(0zf6+9s>!)m`{k^q?C_=qW@*<thR5TXsEW)%iQB9~V
S^Q=sf(#e2gM=g1=lKs^X~VM~q{PC-2yh!iq;N9TWw!}yS;Twjn25my7B`2{`CULXfj73E(@5cj@m+Rg?dl<jXRGk5v32<P&H6iB
?UStSth7d$kdv@;K%GAYOW^P4yf<9YL{(ytJy7qJmfr7dg*<iD-))`+(h!X;E)eY#3vqW};d@rKaLNt=^WR)zDSfpv25nH3)M+Y&
7HWn<xM>=ScKJnNs{VXWRdeS&HeQLpeE8qessed5MPqMu#pujOk3`4(mqNoLL=qo7a*%pK>s>%XTtIL!@2<6|8{;ryBLxv1%?qbv
UfSSI1qB3p?XEUe*P$enneNZG;`=DwhHj2^<v|r*(eC}_U46BCEa`63J`S7`ho@QR&opv07gM4*g&>8AX*isM&~bCQ98ux9t~%w*
iBs&9+HQssD2dw1C?ZC2-*X-Eex3Qr&li~8X3YT;@87MxUoTDD;6>=Zp}|m~&&g-?+yQfFY}bRsbkhZgje>7!Oi6@`A}x(=dC?m*
T1`iB!4T)t*WY^fw?Md>V;AG+VcF5vgnH|sw(!Y#nKF(llRUguEL4yTZbNWos%>v%vw6L<6yM!T)f+z9n_3wsb*OJ|YIrXPKh4DM
=hzEpW%GrM2gaH$e0@xT0w-YZT_hzUI+4INWOugh{ekb|c|RO+@E~zp<kh!;%qUx04jOhf|2b_S4kHNDtDQ5ib_M7_tiB@VO9XI5
^rPMG_NN^8n~IG$%P@8TIda1o1%}ETM-4lH-Q}jaTj5zy3LFupoeU2_ii+Y>4u<lFAcEU`ma}gy%AqzYz~onS9#9P3payL%h@Mnu
8$^v=-(HjgMfM0H6PMP=YwCA;tefbmMhYjT=Tz^r=X?KThdU$(nywqmPE_#&c3vW6HOG(2e8<G}&^3s%9fi^218plwOGr|_pM~$&
k-pk|GUc5;{PV+_{E&Ovcka7&zS`%=9SH}^zmwg(jozc5F@ir=33k-|JE7PEHU~3~PebBEpB(RLx#2ls-Z<_ciH7$=EJgNlOv}ON
iXU_~hX0zD_GQ;J9LC3Yys|9F7GNt$lBspsw|QL6i2qGsXiZVE8bVdBK0ao`xGAVu!gCIX$?}$eMg1fRAa1=!V~mTJ8{4o^lvzIz
Z!liw4YHPunl3Afs8phj!VOeP0D?E~^zgoU<a`#@`?qekAbQ<>%Fw$Gx;JV262OgUIK~9<RF7H@DNCZgX~Uq64%CSu%;G-p5on~K
<MVQyZRyw9BF1&A*SeoYKf&6Bme!W{K-9tP;j4~()M0C&RI{M#?K<@<Y-0pO+TVlubG=%nue0;CU1nqSE+4{}5VBR(-;WB;mZVmc
95tE_b#^X$!I5)qlBsDN2!6dOVd41sSB_BG5SWUrk|WirPm{?F#~cg&X&Qt=1QW~K<F<9Kgln~OGcuN<dBp@W%&rUacI|{lxw5T0
HG!_YZNBw0iipv)ejF>$T`Bm)jC7Gh?$i6<_3^ZjYuAgvL)>46A5SDFX&d#nHSO2X^O0~~qL$4sL_yK%vVieV()Won79S3~^!=2!
+_~6%n~k2P+iT19$fWnK%W|4tmYzMg8{gfHT`{TLxVm%5!JeOH{|Zte2{_=Wap3dmXC(f$XH-?7LeE7+Kt?SI-V&ab;wwq2aDEUi
-O6J*?trd(mjl>VoL||C4zQ@2v{~#cjqh-yOegJd<Qq`B2yxqQR`Xkst$JDXvK8Q=&mC!c!Bmt5c2OJa&h}x?YI`vz<tppLttOq$
Hi+X*2TuQWuUiFpe;t;z8(QD2h;jwau!ef$mPIIT+rGI(kXVtx$$tuOnVR7^ytGG%aUWmSS&-m-2oE62up`HvI0hAOu(kw%m+2{h
fnl~{BqB@BAVXMl`?SZrpnp)`@@brml@Q*(A9I091)DI01R|S3*$&W*1|Y-6{s!iuzkg#y_=j+Y(qXK;(HS+^t={#rv!?J}XaKAQ
0c4OfHE1WCHfvP#2p<?6v0$QsoB5oxy;lrPc65=qXH3!J<}`yb=ACJ1N|GB46H3l4Knb-?jX-t7Z7+~#IS-e<cB9Qm6=9@7so*N3
PgQMJU?i{s%L>d?2K;%fk+qtKncKYKSX6nUqQ)tbmC<HwewhP=6j-=CFHM5cK_-(NwAZX~&A*NM`1{uH=Rzo|eQ2p)SKZd-Pj|ft
h={r;*9$7UwO`TRLs44Isl8+vYc|Z%pysrSnst{mtI6*wUy)}$amM>!R~^3j>Ti1OtY}u9Q+O;(Ntlt6N|8h&Mo7r(t~j3GdOV7G
%DVaQT!(wqdHd+5P%%0&<%Do@(RSp5gtr}9v?s)z7q4$VtG(_%9rr~nE>?Zl{VRKR2tq)$BuNQqiQKe;%eyYFpgBoek+xJC5^53d
V#<iMXl6_of)R1vKeg`lsxAa?pLma*|5%s3&HlY?QV__fq9=!}`uNX>Ip34yJ~Rg5?#-xn>Tq>b@r6j*_4@5Z9tl!LyF5T8_SdeJ
#=nm8bp(RKQ|lXSYy(k)m^D5{ox`uM{2$wg{jNj{<9j~n#Jn<B@ZJ?XI7){^LsF|^&awu!og&ZE==<Ktv<FE`W%bsOk-r0CA)K&G
KBD2Tc2tBtiIr3lW}q~hDaIO&mj2ue5-P~wIsB36>rApKh|x4v$Y>Xy_YEYLkdtMUpHdat_3L$Enc5-TFliYqE_uQRY+eO;U0GEG
R}x_TE_tnOv;6&U`XP5Gn;i<fR9KpQJuc~*g7g;=OWP~@qnq0Rl3>?xhP-o@k3xZJT%dGof))~RaZQ|Vjq~|yZ}&ZY?>TSG^VhB9
WL$E3i8iBv<(Fqpwl7mxbN(B{&v<b#wdq#iPxew!==i+$(@UvaArTL=jqV2lEd3eJE&`KwnyW?*Bq+TC?`HQyy60|y&3HTtb)7*~
L|E^kX_|$2iAcG@W;3g<!Qldy3*)%;H{BNwjShSMJl`$uA1Czpe_ua;TXM%a?;O7Vbhpv@x!=#Tx)xB|E+a`oR!?&5GpMllKiX5}
_(=#<Pwg%|hP8jkR3M2XW%uy3y<^fYyh8+{tNj>aUs{yK@ov-EnQfa1bXol3(T_-RoapqponTaXV_fS_-QB?Bz9r6;-sv(beQ0pK
>Fbo?x~C6wNV9<w$IkwjTH3@DzUxjXlx+<Jx=H+ncuIifq-$drco;|>6~)7_8hzKSONxGOmvBVN(B;A(;zNRdZtwOntgayboB9If
LF5cVZP0OP3PCJV2T7of6M?x1zRjim+4H=eeUHWr7vH3h0Rhi@ghP}e{GQ&VDYtEh^k1Q_hH=WVI`DLPalTD%oH`TFAC4ML`TTIw
a*)z5xHDFUS|$&s8W^X{d@wjaDqMHxPrq+Ea+AYWg7upkNTD911P(^0VUL6niNKu(aU{)_#vLv;aqmGMDXELQd(LXgi84~_1WVz1
&0wERknoU(E}6juVY^)yAhJn_g~`^(*|LGJWiUC_2mO|?CbteeetX)deZbY67y((27>)r-feMi!OiX@yN8uCbkqw`QkRS@C&y->4
={u<d+p6wKw;-h<4t9pM=;AmKoXZ}%+2o?qRin^>T8^qOtxAGev!r}V#byp4Eu+>9IqkALe5%F>fORC$-kX;YYZZNJiuUahuv{Gk
Ug$<p(`8Jj89SH39lO%dnyJ|2qLToME7OmwL+DXP>-T@Wf5DFwG-S_O;w&u!#HXdQrB*3v_<H?4uWn)Con>!Ec5i!)=6%K?%)t}Q
L`IM?LraiIXD$iCAEeO11t2ek8plG^Eo#(n^Y3Zp=~lfLCnXStKL^;$ZA4v`sx~oa(s`H&GKhr?ttMfr08In~+dLlU)`GejDW2pY
RbDcCXs%~i29585eiZgQJ(?c7xT!=4Aa{;4HC+|egnM?>1*0I|<^}=#5DySY&KWgZ>(R!jlqwyfNc(Ko&6@(LrtsYB_hYRMd#_fc
mn*4qkY$kmMRG;mP+)Q6c^e&_*eYp8O+tqUJiR+<cI0&6?ExV8L0=y1K5(>8)9QfX@{bC@66}MI+Gx84EGZ7m^k-z_PL4G^>R1mo
cHDqCO>tnDFMh80*<DX(ex;R>Ye0qLXJ7SZ?}F~$x1P{G&2ht9C)sd?u1IsEpfvXZ^sw7I*JuoTH*g&Wonn>vU#6eFy`X1Kj;gBN
ZW&fO|CF>^OTVA125o=Q+er1ys*|W&TcmLC?M)_Ph50fTdVw(G?`?=TY?jiEk%56QafeO{U=UPyf`p!KBpV1!^^cPe`6F@H{V*&W
*Y;J&-||p)aS8^gaaG|QVi=DPo0@L-UZJ9IA4l=u-J+*;y@m!jJJPN{LXE=tfir_+N-kVtBVrL3AUtv$IIIf<5f%l=DV#fR&NUeq
vx|@<FPR1Dd*gAS^*}5l4@jWJjJQ{&{tMm=!5i4>-^%xL?MF;uXbgiW)pWF{uj?)m*`QBMp`W~01wj(zI&nZ#xIiB=7UNxfVflzd
q<nb8(@~)5d%;zE3mHQH%E0-v)7Z3L^+EEg`!)2K%Ua!}2p#2)R@DyX9oYqkRI`Dl?KST@ohlqzGjbnQ+->2lpj?3RRuTgRyR}VF
NL)d&2Ty<A&-82j<xlp(pEb3s61^r(Fqxm%m{yb)LL=DVAt`+XN$ntSNZ7V)i6k962gv)G!6$T8Pjn58byfdr$ri2aS)t^qe(y?*
TZi;y1&C@ML?BTYc+bl1>pY`O-KTm!OpsJ`$Qzd12q{JI_q&Y5N>W_U9+ZKq3R6*iJn@O%p{hX>5&Lf>&{jl2etMW%otz6&th=u7
dI}ip_P9r$Wy^CRS9eYd#|-{j56DK;uzNAT2LdJC2S#b)y2s?yKYQD?I?ETPFAcr0UE2lI>d&oZ+jw}bZy9%4H9t?`!!0ChjJ0V9
{f|W4LfUBayz)La6d+UhQrsa52c|DN5yNFmp|=~)?V4#8HP(%w+^t25g<BW~>qlfjaafO05jaYYVaLHBdi&&YIuO!$gcgT)(1(gP
9w5o+M8T8YS@*)-LHuA;@`P7=h@kP-u>!5;?-D8M^XE=gqveUY2jx;(-3af|Q0QV?uSpaTQ3#9Fcqo2(uZ~PKxb3H_$eke`Fmc!A
4&c>d*GQNO3Ax9joD$P?;u2zQ#a^g@H{%h|+V;gHUVx!R2#;9<a!8PPteadF>g{(1t04%=g3$@uKh5%ZVN-&>k@SBV$!IMayW`4(
)MFY|pU1YHWMuaF_YBsQzzHDzRM05}%OY5ym@kG_r>vpeMO}6~vpHmPP(EL&-L=^hKvjDjdn?*UN)IQw97u)eE?u)M1q_f#DJen(
z<wbv#X>=Hm!%=CyR0bT4$}o7F=RF;N;ni^5orXmX)x+TyVSHlXm6BzN6&LByoIr0%!&{>=zMTAoU@^mlon0r22(S7Sum3sNuVe4
r0g)5{+A>`IX{7Fb;$#fN3Pq4TI{&=H!*o3u5ObcO|40#C71ce!zAS)L=H6&I>`=z0oZEE)MpKx(qsELm5Hu5$1vMF=uqX+!}r0J
n}E+#0mLrhhIFf=E|a%HVWsR0I)IIJ-WsuGTqu38bPA&CxVcazRd`Tg_YicGoQPpBGI;@%;mQ>@)4m4xL1&IB*@YfG45m(#{Nw-`
<F{OB|0zzgK<91}2UXlaoTOQRKU8sY1@%a;q;;Ph%<TDk_Uf~4*4LuTm7!3?13*2=(Ox>**EuL6tV2xZ7k(%zqohN$LShgWb*no(
ovB4e7*k>&6yU3f<tet#Ff*rIKLP1iX#ZI^uJ-&zrn_Hgs&Ps>-pq>)YN-|HYu=n#dh9fd<_CU>uyabkg!I=_uUXevB#{~z<K43D
6%dqklV{#FN|0iw#+D^MTySSnNITunT{!gL_F1s>kH_)h*8jB+i+@nE5YrM#`FoeW?izcBchA{hF+EG4X<XKWm9MDyA?sk*+Ql59
V<K;gr6S%zgi+V2q6*oH_Udd%r;PiDxX-@asF?LrwycObdPcEGfJlUfqAK88kPEdTK!GBCC8W0!BeT85jwcGx6a?{{=&4$ZJ+*g$
fddk>EU7_GQ{?+UW>jwxn32@<anKjg{$i|J70BbxX-8f!`OhA5EoPTW5O?n6AC#d%QWQp<NT$l9)`-2S>7<9S=E1c<V*qw_ql?zy
ITd))(E>;H6bQhJG<Mz%^zw-pEGm74&Lu4@Yk{q-#J4SJY2JZ_L!ppSuCGwd0JCgEx#Z1VfNSO|sZ{RR`c?#m+oglf?C(pW`j+1^
2S_1+TIeCRSSL(w#4QFe$*!r9t$9`<`l4p|Y0%Nd>0&*4brnvGt(HT73t6Ytj@h^ZMeU@vk9uL4Uh!EVBHL~T+K>p6TMiI43VMPW
uqjL^=-_mSl7+7t^3se5gjf<=Qq@Yuxn!`Y6|8Y|4**+BAox3832Cvp7NSy;33r~FHxjlL84aK`H8di2w7$li#@ewFp@<lE#sPt1
(pYgIZV56D)@y4%J1AqW4Jw8&xXg-L?&-IxU1*+stHwo(ny!3YSX@J)B8qm260}XNZ)zo2r9^LM9IL!wmZ3Ikk{?t#5i+K2Q2zne
k_L;KLV`9Whyen`Vgtbr>oRrRJg2a6q%iED+rr(VqS;ki#8yUNia8dC2Qcj9j!oLGHlVC2edBAppF7DC8U~i_#(>dLt%hySb#ts%
0KChmLA#CV8e-rG?m@OV-`f3S%Efo<&hOLE;ze9=Pj+p7aI)2#wJJ6>uAy>^tGQF9%|GDi&Q`_IN~hry;-5TIfaR3}jh=-zK>B=B
*iJiBAAc2|?Abd<j%s1@)?hHpd-;({iXR4!vgS4lDez%g0}vEBOjZvK5bHJz@bd>?zG3)ZW18J=zL(iuR=i6?C^mxwy7iZCa^gj5
;=qmoibu*@8qIg&VCb4@D@{ho*ozVC;Ma>ghp(#OYXkF4Kx@O)?vv}|S#${!K%F8YRKkjuYHQOVRhU~|mJ>QX=x}VTQAJ-D0rd3k
t280!lTkiileZ9jwCEOyF9;W_2saSAUha<}P%LY+?ZPccNyf?W3DOP8qft0~-nPM|TNPo+r-R_oRFjx?0b2s2;~e2Nw6&oQK@KII
g*5`z3QX8&Z;NptQun=`4Vcp9#w!p*0ngYAw^^YPAtPcKZ;o!w1^5%v>$q@sno5NfnoLa;aq#0DE))udd6*oY75UVf<toQ&9%l{e
B8Y%$sCn6X`4qVo<J()X;d9aOI&;hbK%n1*Vj16d5IFB4!FI|r@5k>Dm$-&#6z{*S^kSNf{P~*Bw6gK$e-<+t#%o<=mqw)T;{=R5
-VZc&t>3uDl8c)DrPYbomlp50!D?Cn$xvV9MW;&CkuYo1E|p6~+LImyr>$s4>;9fWBTB!zm$1H-)4C%e-}qXiAl&GF8io?%3G}c<
@2dR@G?^Wz^1a+&H<6uN)#KMson)ouCLKx~S&WO3zO2jyFklp#P(te*MWTcshf{vmvDTQhMJaFllMyl+S7Y0?f4dA^xI{f4F8Pva
T%@{I*WWdz5WS<>AiT*<Dzp)<RqFK?lt+*`@4TajH31>>5rchZEg_i}M{-H5{z&<+r-I)(1$WH8v;BM436^TvCakp6dAqj_5_1o%
%`BRRkFq*m)9+sH_upLH?B=hWIl1!lmTgg}r~~`1=|sPs4v^xVeO;EC$I3j+K?{BnSsMxmA@OH$ZK@c!*USsxT)#V3K|gL>eAbtp
xQF<7xt=N*hS&O}K^baLsT_iLHOQr?r`6|u;qjVV-!w?B$LX8=vJwH{Xc)d<M=u&8B;JhW&q?gon$fGN+9q0*rjU-5VU<Ur;~G{s
O9h}|#RP9E_0jaL4@r7n&uA}P?4(Tz6w(&-4a5P+umg=OoKHo6|Jk%Aw${D4%vU6lV|4_lecsMRMB)!1pNw7wN^K)c?(;*x3}!~7
s&)uK*43una_(<Mt7z~<3OPBs)9<oouGn+&r(KLso7=+_&pZ<`9aEEbgqvD_&n-cvwC^U7T0qQ@ZM73#_h&LenWTRt3C=cNDs8Gv
NaD!SMW@jRIdS|fvX1)1rwL_UoPc97nD1R+X&$InL`hhoqmx<5VBm>K9-I&mL(qqkxz$n$`N4Vx5~+PDwk#Dz`DR?O(^ZPBQ^T@M
hyz5_tGE@N=@Dp#nlOndzHgZMNy<J#w_i)5L8p&tGeyixESHvDOv{$?$b`i;hC@f8;rIf%s$O`$fEpvR(vYkxYKIK*M-ba@j9vNb
z0F_558>JB<KXY<CSZL|y3Lak6Q-zB7z%rEg-|(82crilSt3(je>1C}O}w(>u;>RB_I1NI<FaZQtitq4Rx1VsyK6B8i4P+b#vZ4!
&MOCmrDB37N7qwCnh|EC5lIW9hkGKaX{B93(j(gjViL70+;#gPI@hPmqkxW%%<ByFe`|`3zxw$82TazQ<(_B`@J4;tyRjh^Q5;5=
Mv;$q6Wxjb6B0&1WfCzfmkAH}ZRfUbkaSA;eU^R~d~{b`L<qrL(q7QvSM7$D)e&4{K2gXY>N*S6pE35jVILqEBuohub)wf4lbr{q
`HPn1;fDgj?XO^B3*+=4ZmY+h*A&M&BoX352_&p4Kou<9n5b0*jsKb*I4vAe-k5tPhm>5cfeFar-FX%L_bMg!XTzJj+iI`UeV_J?
p;-$paU)v0(qwr7sM;1HDcl@Npsf=aS{s>ueoVe6n;4*pr4rss+bo+}d6|qHZFJ0u*E%*$t#tBJ-nRx@ZL!Ga-%C$W!(1FYMVGpH
))RWH>hz|!TfFA^ydoYRy1Y{==5M!m+SbX{_l3sK^6;JD(OYCjF)m2XEJYzDFgMxs60#j2s|^@QqR11ia+hw=wN5qPTDw{jA>G#P
;ou<Hfh0&SP%N$d=2@vHg?b15x71motXL77IFS71`;W<VEnP05004p?MF+XN`lIi=Z^yF3LBTNChbsr4Kg?#&J+<w}f*ke=D!~~#
vQb483p!YIJOdR~R+Ui^`TjfM=4*oIf^~E?-&%oORyG->5fOALt&~(xV?yZx_!gtiGVKP`QGzV+IADB?<$<GEQjIc>ds3@K*|!bi
o~(wMeNmmava3Q8Nh;C^|1BL*g~=<F)V&Pp@B9Db*zA-<4GA*L(8Q7z2K@SA)MVm42+t5&6j_?5M8xVKcS144D=Z`RD#2UPh+vUp
4SUb?ybtenXo<Fx{>Q#_3YtjHoc&AJY8LfDKtE1-b3`SsQw=iUw-h8!F2mXRYu8g}PYV$l;YBnb4}N$-f9H?UZ_{*iQHic3AH3Lj
!EjCJyQYH9#-t4?X#hYjLliWH<If$QEkS6m9|LV)<*!1AW%K3Loc5!X&JB62?nEh}_dDD(p~Y>5^k;T)y6&Uw-_+^a_2tzzAMQ?b
c*)fQgCVc;Z_)lVwZmPXf<le9@VFF?sDwkHj{_1*4XDi<?IJz7+&PJ0bpwl?Qo`HW%7w0*vtM1!?|a$B<gl-oTt+Iru3;6!h9W}o
<z0x6OLjC%hIfrs+{Sswg$kk~!x>ZcT+UN1S@cXp$KRO0KB#FXzfCH1kr@-iQ3~QYO|PE5bL+>`emyt&qi(p;2pHK|7u*nmgfv4n
idUs_PsxGlZ2oRz&z<>aj?!Bf!ve8Lm)BDs_U<6OO(PezSP?8NkanM>`&rPsQ~+#O$Wx6NhYaz}Zkyk(<X<hDI7L{xx3lQh=e@sJ
Zr#t4)IQG@pUsYGYudSsz|+;YP)M;8L|@8|JE|N3u@drfIh&D)<46JY&2*t7$?-6Tjv4xCWYG^N+F)0a^z2jH$X?FZ*)(snRjMq@
hd!!ny}b&l#_a~Zo_xD2_v|}5`Wuo}NmJDc<0+zA3$LcT&3Shoy4Se(;_IU>8i$rcx*n{AUeAO<6@!-bNl;`&Vhj<4<h&1S&qDfn
nWoB1;HNjcdn7gZTLzj8C2&szF>-YpUDK3!GC?QXl8D9xf;lR}w5U5qe~;xSD@RSi@xJ@mRK54R493(@dB^Wu>i+#v*~bajB6j(9
@H4k0BFPHEa+<|Qmz1;$032ng;zDGZ9*2$4v6XXJYr2pIdz2jcy)2qRbl0(mLwt%ss$k?_jfe2=wk!07b~ys;3m+7}U&iPc>&+h;
y#*4NH0S2+Y`-z)6OL{?_;>>v@{)`e4y~THh`bkEdw72Ox3xSZF*s%=>XpfCoZ(<%99lV4=I^{G0!s`L=49Hodn;Y=Q_OXwO^2K+
gYbxvA4lTPk3H7@q*&Tkn5!cYiNdI?FuuLg657K_7lUY~VrjwBV-z@Rr9;M3*5A6xL#9OWK;^YomZZM0`SThztd!#>NLzL)(k|Xf
36PYpchskviuO1}kkvTntKlmH4@^BjkrPTLk|UbOJ}*E<eI5L6iQV$`BLZGs5PtdedrVm0CZa%9IZ5b~?KVO7nwnIjm|w3P`g5?+
*n)cKQxb?<V6~FZENPC#T7s4EarQ>UHyYNk#N1TP__zbQUK7uK94qxB$6ep3=^f90_a8(^#s0+g>{+CEv{rM?p_Z`B))?ajoLey-
o}ysNy+(`XO1|<%O)ucEi3maxxtW2@I!TOm+r@=7rbO>`mW)!Bz86TSm5%T7`@+koq*9&;BS<f<d+h$u%3n$FIzm9ixP;G-Czcvj
Mpm!CReD-@^Ja6$9DZDPHK1Ymb~ih3yqql|N~vJQl~SM;DQ9`!>F}C|Xt6u@@smfU{QPszpKr&f4}Zz;Ja)TXNJGUDU@#Gcd?Hu~
#gZWtO^D-SAez@>z4pVcYIzTy`y8l+O$z>(q-j#4i7GQi-%r0T)^A>?NmaH+iI8_^<1DLG2~}OXs>SPjTN)A7!S=;shORE+rr1?c
8G)#?3VV&a<ESE;E4#KL$wzA1X1JbFV<^G#;G%s-{|g1)DgAM108LA98*`s!K(OLj4bNvS2PmU&v(k++9Z3Q>?3yQJ*3dervB3&2
6GqNFuY|?#<AmyW-R%QBM2f9DT=A^JA#c82UM1VA4^Fc>&m9Cp28Os1LqlAegUhn}imxX^+%6q~<yT{$&A}mj`+sAb{f|Cwx?|Rs
AqZuVjT20bWer>KEsWV=zrR7o*;n=Wde=ty$&xq{43N2xMmg;*Y-@{;*z-l=<-+}X2H?aE0R)yHkV{~LjxqBE53ZDY;rnY*09(V2
XBez_T}L?$-8DjPnzMdO)}D=eI<G`8TO7a?-r4O~HdVyQn~RId8y9zQQ2{}rS4+%OO?A|l7Z&jt$15SD8num(lH3{`QiRhNYCv<3
dK=lTTffpX4t?j%9sPr9ZPLajlQM&@`rf$?IdsDjiln;%03=i!S9$y}#T`9_!j2fl(1yW+@(G(=p~OGcO*$>c{y!W&H`VLeRN%v+
H26=%fqgN59DdKwY1Wi`N#;aSW`h#3QP0$WynaR2ao5J<-?wAXh&_dg-iXoOiaS;X29<7l3r{i@KVCn7<NSMh+MA8Iuh29^0%1@*
IQ)72&eBRGaKkzf;Yi27#<5fj9YNGNwxbc-L++z+nm=0mJH(JRhsCyr@JJ6??;>o62S9MlLI>#Ros1jSqe$XJ6CC%yBkuyMWE2Tb
G&fFIfu^wXK&S1{33v{h5EXLv(h+qfF^p+(fC;JWA?%k<kOY49kqVk$sfpqfwR;e+6gxU%_8NtzQ3KM~0(ni$d#{Ay-<bl?96Q4-
#eae8<3Rd(xXF!OKhx~#6Ci4POhn!sdlw=odpR?zM0$vp^Ne(|e?m4(u#QlqR7;P*_~bGIskU*cE<7bgj)@14uh|zG`yI}0!Q;O_
HQFE2U8-%%XFT(WLRB!JgZuq=6H9uVc;SrGAU&!p4RRs?awcm_#h>F*?==x>i~<}Zp`ae^-@|Is^!NSQkTyXDzDG7Bx1A%pDOV%k
r}eFWxffdTqq<1ubaS(N=RpeJ77JR!M4evlQLQcN@PtiG4q<H4DnI$RHEOSNgOj8CC|-R#@A}Kve;jz<e(M#AiSxq|6+TY0#&zx2
D-2adVkn5J_r`6%Mxwj0C{)5sSJt49!bL!~DYay=XbP7g!~!GokT)$tIdB$Lz#{^zDq%As!4q;26$=ZM^nY{VcSKYeDnFI>dR@{z
uO$WT>oo^@{y*|~a*CN^G?9jK4aep<95603jJBFl6efV0P*71Ky)3Iqe*_!76~tN%A<1sD+#6r?=)8T4IVGdiQMwe(VL<7Mo3=<%
aWZ0FgK@b7fk2Y&GJAeawkL*<$VxT)+XH3<smw{o<-@SFlj<rlk7mPEwckGfcdnk!Y&!5dHN+!m-yQN)kF;n=Gu~d1E^X0mK6lRb
`<vGKSyMjm&%x-RXkvw73$wqb=7^~8&8gc*ax{nYQ6-)(Al}gin7j+Tc9)=#?!*eQ^Rf&CFrjH6a74l{4U0_2BEk##?$|FII$~&7
mEr|JAsYD4&Vw$^WPHmy`78E^X<`vy7>x+Ppr>SE<mli&g-n^OmU0=1Q^DL*u{AOgV2VsGIKa$EAd0^sGA`!CW1YshEwIhQi3bb?
$rsT$U|V4XU_Nhc5f|E-u_Rx?Q}-aEE4^CyRn++2(WOqQs@j=%3DIU}#g}R5$-LiNneDm75*il}U*(;mE@P}QHbE(~BFs!^HX0lS
O-Kr>2FVxQ?)@cWQQY{4+l2!&S7lf~Eqx;vNd%BXK#;1{n)WP-HGH=hmlO<mBrJg<4zC&5WBd5J-3s3f53jecrv{m`JD1zzvrOUX
IPDHtD2))t2_t3w8Q3BcIor6mpR6qWY?{_U+C=LEM<LGED2(5kv1{xC&C9!q+TEU71<P-@pJsB9);3`iyzow1t(mj|u?mAce-Sr)
TbPFC5x+vs!)mx~7EcAkB7y!70zryQ_e`+_f(axU`5nwu?>jj&yu*;17GF)dYnrFMnwDm~diizsC)A$K0RZDbNLXguQ?r>aIk=^?
wwx#QxCmz48G~*>upO1(6us_1u(rr?;G&IJa$u&=gbgM29o%nQ!Yo+{CYZeU()#pn{5cOt`n*0iDo4GF-%Mwvcz+-8<{S?~q`Ef@
M@V_=K{h;1!=^)JHI{NTz4n23Hqks#g+aVhtn|=2BEV1qWn08jaJfxN@{>a+ki_qSOQvE$Ml0(mov1zwcXt&8!qm*_Oc(jx=(?v6
f-0e!l%$ReDN;ok?^(<g2UTK{4$4ZS2@wfT<PQhXAtKT_@;n|w&#kGoXjMu2bZIx+oy>pRUrW|DWC(6?x>F40=!uU>QD__tM+I6$
v}vxHV1Q(^Ns--Xz6S9f+6U<YsN0g@e_RVeW=i%(NDlL;q8Y)}qZO?}>o7*rhQ2p`nlloht^+WpK*r;IUyl)~pwf)Og1J$pY8Z#C
g2GCAw<XzQEw^p>y=Z3W#~Vvydu<_9UuLVj(yOC=1KsqY*Dsd2zKhDf;2P+zj%d-E^Y(NRDmv?mZRBpr1q0R3(H4vlUeQ*P@h09s
z1K4KZ8LfcSlz4tm;UK^B3?>U;5z2-6R$k)&fs$&R*i10RS_Z~vy3#-OL7Bgs;X&dy-Mj&Vg)|5>#FBDW3tSbceX2II~aUP!2}5{
0up$}ZuuM5J0erpZ*96Jw04gCJZ*kiot*2Ia`@XOki?Kg15xIbGbW^Y)h>9^!0^R5iiKm95tivRYF^v64~+jEYh2Idbgoyes^~02
99M=rXI`0*-1_;a(XX!uZn~a<y9blMQyDtnLM#M$rBoPgC46c3!O_a*)0Z0tZl9;{j-2_1?aZ#0Qq3}RmFXtJKr7Asc0Wk*dHwz7
#{`G!VGQTlk|H7?t9q>|i;3h;Y6x&ikQdCzSek+4fFKY#@xQ8#KnSMzrO3Jw>gha<SYWwDfNWVaJLuHI;Bgp%rNN;-F5?7lSP61(
pmKKYw4<p-p-xE!O!mQ%5X%;Sd#kDiMF~|S!1(C-AHaBFH)edZR<+I3m~9dWfJ-J<@&(-Y!irF8L_n<f#u}a^GQwg&z%6A#d@eL@
RHW4K*M^rZH!?R-`=!p|#}93XZ;zwrQ1fOmJA`+m%=I80<Y78ZI3#GmDX=JEMl52<jHxcXYdkM=wcxnQQ=WLR>I?;fG6fAaKAawd
a&R$wa}gktK%$Hoi3J9H62}fXzMYDFdV2IV%+I{A@{7mNPNwZrR9|XcYY9kJQ${>4S$@i*Pl4PWJzS)f?=IqCdc7r4X&&+^-nn<}
oX5&K9BruG(i)mp8uKFtk|`xaXhUd2=*pA9_o2_yo`=^#<JaSzz0sZx^pNYRK}l6ra@`E}R<;viHJxFZ)?$(w-IXc16(Zyop{W9}
QI2Gu+#u>Y5&F8%eTT-x2~w@L#oP!+Y08SIe(wvZP4Hnn-Abx+st85b2Hgl<dWGOgo(6^r8{~HoAAG!c{+x&rfv5)gJYt=o`X+O8
Ko>1tkRW+^Cg2EM?&<>A7H-no&U{E!N=A)lO$EqZyi@f7BU-y?X#e$%F)}PWRn5SYQV~W2*^9fGP+&O=uaEEEl@(#3#A&cTU^tyn
Z*%Rxww~HBU6M%I{H~T~HL0Y9Nw#!@>N3_5(Dp6DbpN6##JP|^Z|5afZn@(6JU>CJmvO-32r)h!^_y269hF{k`#P|CFj+Wcd(=3T
RI?OKTcU+ocJcGg3LLNwa(q)d8LgiMooeOc)TuN(M3T3sR+6^HAW?jF8mq^|pB0Fk!x%#8On|k{vT(>W^fcW|<SUM`M(<J}USg;5
={xXu6jvae!?DY2h?<wuffVw>JE7E6iuO9Ef~AC_eo$X|#YZ&}ID22Q-JOMon_a15(~JoOr(#(iP>v9Q2{u`IbXL=-n7jG1Uf)v8
*ILh@>-19i2`HysI9ZKOyLpTrv{`94NF*geq9+;2!tBMjY^lRkV(Kk5g~lbWyPXYpt?ds7wYEKo*o)5piI|I{ev9hH`_)wRWSJP6
NjNJI`Df|rewE&XH}JEv$O@3Lp|amCm)dC@RY#nrAp;e9nw?ML_bSc^T@!G;vkwcYc}p%Tw9=@uzFs~#i>>WdeeRxDz1S)0JS^$7
YC0u?Kdbk%I89oo>CFqcYs)bl^Hi$(ZuX3($?x7@)^v&B%;Rq><KFd3u~(XQu|Y?*iWZVZ#;F7#gq&ZLbW0ziIUMEhb0oqZ_-wus
uzY*^W_2fXuB~a0gKKu>X|Ro|_2=70wp$BIBA}L>cGgHIot{-Zyy4W@Vv}_e8<wjnR^8|{fW!eJNu?OujP@<Yuvw%u(}ii`BC*ph
7F%gtqAsEC1N$~5Ncl8L;PrQRyw4Tjx(}9m+Ul%T>C@4g<U8SJJJoGI_+seh9HjfbeBX%dHgMro%b~gRnu6APVDh@R{&Ly@P++sV
2UQ6ZcUxiI8vC*t0wJ~I0kZq$p3%DXY@=HlfGWrJ-J8r7$z_o)&+5Ns&z|&ATJwgLkUw!l0@VsZ&|(6`Rq%in7B7J{?Ok@O-h2}B
LAQoqdy<ZdHCjrpoip;g&|uVXAdDobH2H=Bp1RJ=fzJ#dIWYl@6b*B|7U@-#L(%rZDz4G3?_#K!%bu;RRd(hKw2v9^`|n$^C9c-9
k}8G&PhOTBs^B)nI-;8qLnq}epBm{1$EQKkZ<H#`E0}QI_(Fi4_IMrBB06C-LdH-qk!Ave`Wv*8(>9%a!{`P`HMNWpL{v`bRA*V3
k27d${u?%gceEAoh@hX=OV)Lbd|F>Sv^|}Ay&C5wu~DgcMs3^DjXSSPj{Ko+s6px47-@bP0B@*-4`8bXaMZsya}(t4#4GIK+J`}*
-kq75Ho6-$ZswE4Eaf<fj8PEdj6_1InYFeUrHNrR4g=QscO}ePN4~E`eZKBAz3y$K<?=eV@CX|~;0T6biw_da%pUr-<4vS`H|Kw)
+vc@k``g^p%Uyk^X!aI^RB7}&qO&X$p%Qhy?{W`%j~RBXds+dul#Uf>H%SxIIIV2&f<z9p8IA+gU;)eHh7=$PMR3)9k2JIKvS{8T
e?PP{DCVlDdtSuQB#*w~o@M8^npiR9yXujat1f0`Ate;$G|_BC+iyH^x`z;#2nIqhi@C3;X;WLX?*qHk0wAF*Iee&0!${T>G#Ypr
>%l}vpr@~Ta(9gI=p89-s)m=sI}d2?l3u6qvi7IDHLIFdjUf0~st_cJF%~aEN;R_Q=dY|=K<1Bt9|vSi@k6KqNF$ADU?HT5_&?{C
p~MUdsOo|^pd;m$)%8;mzWZG=MBr%Crl|^0TC6*^33Xu#mW)!t7xpE`f$;k|$~Uj${cod{`VwobzKYT8Wiu*Ph|svAXPnJej;=Ma
%2x*_7-mYC<#Mj+sld-6Hp}lNCz?j;$lN;ZoH$f{D2XyRDaxV5_q&Ogkw{SFFN==nRIMP7UT@cseSA6DsfH@H(~EF^TWZ_5nIe{J
hHS7qQ#UlR7*)EuahxG$A>&;T)6v$|UD5{H;w%eAd5tb$`?)6nn$DUt9e8t#EeNR_?q!*k#r`jA(`K|9_s{g7Q(=QW5^`%;VP{|}
1ioB^Zn)1x(;3P_-PtYEt%b_TQV8*<zpF1=q}l+8eaqWiWKGJ;-wwK*10xtBECB=(M?2?7Sz;yjq4}|*brNYs+@rNsXhbfcpvGDv
$TbAfF<LomtK;igSHJR&9=O}2`o9JKFOr%vwk!L~qRr<f#W1ZHEOZ+^@b_u3I(dS^>y1N5$`_r@YG^@>RE3~Xxtq;qsrv3eZ+_2Y
u%alU%7=;=nBOM>hr9Rj;hySyEnT~-M}XkuQ%}3<kwaN~>8(e7uqrKnBs)pa_Z;w4H>DI;k)z@G2zG(%*FkYXO>(X&%(kxe(Q2u!
DFiz{Iy*F2()v4+;Np)O<|>g{m;qV3h3PG`LFvCn=P29AF3ifs;Qo}~B<*|Pj4=d|Ngy31FTVG<kWR2Hw@x;?AmS*7<UOt?(>7F0
WRlaQUyKJFh^>&hv_6+Dh={PvKxtD!4KaL51k$UWkg*#$&GZ~^TGnEzVDxnO3ew@;+Uk`>ZCDi!Z_!EC*wdgm6~ht1!mVZ8L%AmR
B1Cc>C^uHx*6W7XOi*yG-0EMO^2W6gE60XxHO?XC=v#}az@Rr#((_tB8w~;Ez?*^xVP(nhv}wJw*|VD<hZ2DlZboq+8z9Jv77|BI
kkp}5z#0&nYoQs6=8KmK+2(pk72EXi(@uDbj0+5=SW8q9F1nEaye6*pJ(T4eVE=Bi3*%!xF8RnFQR5k#m-CE$JJH-OYOtVCh0~x^
yV~(<-PRL7TyL7@lc0!ofLAD*MqD;kcLE}$_+Pqt^E1)#j^F)bYc@&T5~}rfJ_QCfKs6;Q_a?3bc!x^Cs=s0tl!^!lf&^uiX)n-e
70RP{*dpq7rZ*HDakKR6+ky8xCXT7wokdg>!wLpLgCPV&ah<5pVyWE#3sjG1-_^XA!m*EdE#lz<G~k=Wc#l+{UyUU6z2A;w$#}@q
r2~Pb=Nx|^5x7ab?Qf312R~ohGJ^%_C`o6yNoQRo=*&JU0-z!sa9q?T$a6qh3+|@qPA|)D&H+AfJn_k?muFmr)3F8!qD8ybvhl-e
yVHn*BtlV;X-4Ca57tE)l6&C4HlS`Lw%g|F!A9C}sL38EV(Ki+sa6Z$0S6pjk+^6g9m5r(Y7NJ+ke+&6K*lK79rM7vl}2Y;#)#i9
T0K$t@0?wKu+FyYbcBS2f;1*F)ZwU!ny{2YPN-WQP%{GHnJgiq712@uJAX0n?R5lv$Mc23nKZ5>yLY9kFV5=?<+U;Tw^?g$=aqfB
o=d%=>}8<}h=jAOcx=Cqm!NGxn;Qb#D_$E-S6W;W2oq_bF<4ZGdqG~0w9BbgRaw{k8P5CkTbEKZ<(X2$y)NAoXLSgETS$vrfuHL4
r5Levw?eBC`1DfVSdojVE76l?XyVqlAzGa_xO3w7_*J!q?{Mtx9j(6lfKBvlz8g={GnxCtlX~!~J2=bF9!>SWScs73lt?P^%nndd
Zw|1ECWGuDX`=4_FPiIfR0gkiKa@z(-l`Cjhls<?MzK~b!yq+6{u+9BHP=0O%2i1!JB4bgt(U{XVOzF(<H`?BdnlU!4y@PF)ep`P
@=Q>~0P8{*VpKIAn-DgECw?drzZ+?VkbW>IOPM4L&3o?uM?Z`I$5yg3B6TMl(V>i0Rm_A9YiBb6`gUHVL(&IPOeQ3h4S!nejl{6l
LvL&Z4cd%@i-{T$`-W`YgOEfHXC-EX#5OBDuP0k^rmiNsKF4zz$<6&UIQq*&+*_s;*{Uu^rv2(kW`KaLH4tj16CnjYk6)CsZG<x-
MZ$-HL*Y1)G!N@F6!V$1-1uSTa&w0`bMNNL(n1yqi_Y<{)kX3>A2!l19ddQPMEWu4_2SJyoSe29=GdA_AyAY<-83RdD1F7p5f7$_
dr03@O`9WCrw0=!kIlR$9}KfY8F(aq1KnX|F;)hopX-jjF8Xr6t3u)v<k*iFXbz0K!U9hfzBPUV?MEo}q@c>rLPCfDv)B7K9G69&
c`4a_)*gxJvw9SR?BBMJZ;fx8knZ0@fy<;E>dW3rVy04`q&Q#S_I=4b(fTK@XzZVrUX<>47YaqK5-e$WAB_}|i{DuzVu&m%njJ!5
LQs>OLKq%gFQ2M`^Us}Q!ivnRie?~!b|n(FN+JuSiB9jYFz@As=-^Su99P2nHInOKW_ja+>)i9s)r>foVi?$?m96AKNmmfjL8VoM
nt!dmX|IJwrcV&qV#Bvkq>et>>$xDv(@ky&EkcG%7qG6L;u99DS<UWX31T9~3#)I?9M_g?GDBR1yPlRD|Nh>@d;Dq~ZLPg({w<^=
uKgB~5N~<+C%b7QV;5_qk`REZ(m^vOTtj2Vuu_|dUkG0F%foyjBqU$i;7<NMWXsXSJBs)3tSUR}uO3DRRw#({l<;6k&imOlt-KSS
%lq`}C-=>{{mS(3+hT>|c`N77mVVE(6LZG*z!cNyZm>5WT!`V@rgXni&T>@WwlC(X;~;sFPWX!AnCzd2h7Ssf&fFtO<m+`%HgK4-
Kz;l&;C+Mi6;M%SZ*$$<w3`;Fh9Otwbme@EW{W|?p;zU;&Bw`o=nOzzH=>73(_@)p4~9{Pi%jCf+}Bz752|+o4T>U4CWNJ$pt?XJ
iw>hk8pY-VX^{Ni+#jc5R~@dJEP$(Z)7gFY?8kB6RNAg!fv=D{myu5{3u^7o<Ir%kEi}6usn{66fyk;7SZ13Ig*K*g`&DERNbsxE
S*~<=jz;?)=Q>pfzYS@mTYa?9V<TN8Kx&4-2N#)gSdb%E=K6`9hFyXV%@d1K_FCGnVg6iggTw`EDz4Mnl+n!o2ZS`y4ss71#@Mtp
%kjq=4q%BvMJ7XsA}Aoj6=tVS9{a>z6N%cG-(GpXC_5jtzLcipP~U3XO*h8|_i&qW)~~4pCP^Snop!d0qIoWkt<Fyl6sDEt+D>$r
B0NBvb<=zdk-)HIMfAz1Ce(xo@^><V1hFfHFt+UJ0qI)cT#<i{RkW=-ZJ9jIWTV!D<>)QEbJQ)IYuPK3>h^plbF&Oo#RMRI_;B`~
5IH^QLh;s@jM1I$``|?3^}O~BW&`V6*v$vv*!vH2#P*X4tbM<`&}zzSN~JPd-$Q?8s5^n>QU<x>r)|ZYG+Vd(XPenq9Qo#BLLKj=
XQ5$DdQ^BzR}osigE-QoMzR!gnd#Ft)-fO}SQ}PU@~DxZn(L;oe5eTO5Kh%m=n@&#>7K<jn=7E6;-h&IGkspZ69kAnJ~*tflS8Hg
@Q?%EnWp@zSeRT$ZUPD{ik|hO0M#sr+gPD00?BTL>|gg^yWcmrjc`0`Zn#rp)S|C122k=hy*KTz<^G@Y`2O*pqrc0E)NktCKR%Qg
H6A`8dHei>@iW+%sCzHT=sqLEcX5MQ%h-dO4}p6R+P`cLdkAh?tkLUNtv0U#%R%@2zmMw$Aw~g!A7nTxL=^{rhpIo;^j3eHq590*
HtW0pE_}gZ+)vp+&H^4kU+w>`+tI^CI)}I0=jY>M|DVV2*XrAGB}ULCO*KZAagAWHvvAXpal0?z_3zu5cAfn1FCY40|GIz)|Cyu#
5Iey@kQ6cyP(!F?RS@#>-}GUx41Z3wr^zR$ZCtK@Rrt7yamw$ORL2-@n`)Z>3LB9YK>ehlY$!J}UGD7Qllcla%+N%ZxpLHvx6O5S
8q0pr6#?#%1Oz1jB2a{c1Nl&p3m^bb{>A=OtN%Mpb1L()%P1N(A(D+DkhNxPeP_@4>;L=gHqF5J;q`oMB-x#rxiFkCr_+$({~fjh
QG`A$3DPPMd`Zav-#9pDF7NI+xcWByGmeLW|A>Fv@_#Gz-i(t;>EIuKjXFH!hws${u^~f%gV2*9hvTx@1!-b`rufhnGeO*3xd4iU
J%4|v;6KzpayVc42n2#l5?Bw606SFEZeRZsa0CxEmPI`e>^U2*gx~D!lKWpP{)B7r^yf{uxgq!IbikngW<+!O4X?-NO;&UIKkw<J
*VS9<1cCK%lR5$K<o;IoMSGbAmOu)Q`6-w~WO~UXt2_Q=K1!j#?c2kk`^KJrufLZH)93a5L*?>$wwB;ZVgExlUh7tUayQ?1?zQ{;
KVQG#i|#!qruP5)`?|RI)O}q!d-LBL<CpH9@=wAkUl~tKyGrhI<?%oCw%=fS`?V+kn8}$+q+8<wo*5BQ?zg^@N%6dFn1kx62m8e=
*7(y()Kfrum!#4ji!Z-&AC}q7&DT4=&s=ZI?+>Ru4%4rl^!o2v^?$W9i^Kn;u3E&STGd2oAQ1$HZl9y&N7_c+=@?L=1O@e%77gXc
4Ez%!J7L~{Sa=iCT2QWSJ-_Auhtbw`L+SiK$49^4$Eba#-yAp({p3Gk9;*8PqyE3M*WTXWKlmTl$Yilvf_|O{^12N2%-=x~j+p$`
oqi-BA6T!ppGo}>?K7v;U+c9bd|%#a2LrCW>H9qvE6Zi?2e&8!4S;tcq7(M0cn$$1lyjlE+xrs{{d6}}a4m^mmvbVQT%3flE!o?+
wLg8u$T&<kbuoI4q4S{*!k~gh6u6^_u(ZJhD7?-4`S=~VkN3_wYm~*^!E#F`CDwwafR~OOm-!+<`(4N*1)uZMf=HTJ+FjZCvZBl~
+`qN=)vgU7w795?pWg1+f0`OUa(d+`!+6>rK~Z|Jxs^M^()i<xXtle<V}s{&a?q52?dJV1k-ZbCeJq*eGkVRPTT{yq%$=d+q~T8O
V4<U&>%MLu<fg2jF~wUH-mv)W&20MTIf=qx*)@{ImoDFkn74+EGba8ui?w>VecxQM;d!LarTMzZ%wsX)Ih|%^^K*xFgb-`4|8k*q
{(ts=x0PF5RqXVw*RWmYsj)dLNW?1`&y7P5%SP}bzgJZi2~fpfO13M9=Q1!m$3~H4$AREmnA&Y<>~g|mOF4ZyIN5yu-2Y<hOKAq!
)9iMLzwth<>{sjA$8%N0(Xx{!9yTJiC<#@HJqyJ}Xjs(_(?9o#7cDn2Yl70nS-~QOf~|5*J+C(9K6H%c)`j}C6nM22q4c@BBEe!V
32)x*8quyR-XfCD?>giDlTvlNia@8#rdA5NRgK9U%f-S5z_;fKl~rgxuL3U)+@V!B^Vb_jY1;=l{(DXncrYV&z|CD-+rV%A7KuG=
HX_#F$JQW&CzaNDxE;5(Eo-|$z@@xEjQLJFj#MxcaCM;&M_i={3<@KDP6pNH-+#n$V8WP&10P?>$DKrFwW;MeCHToesbul~TpNSf
anlw*6;cJOCy8debTr;Nn2MbtfbIc1%JyiOOKthB3?zmmP!T&3VPCu0O>-xp+L^)7zhR@UTAS*{y5DZQo>DcaR%C)91lR-szfx{Q
GikSX)*StvpDciiV}H~TngK86AFAH)1^^#?0;B$)-fzBtzPthXXodV3Zhd~=S=KfvL4Ta55@lvfv!}y9_Px#O|4RL8Pk5l9f3)O4
q~EVupx<I@Z*w%HIH6v%Bg$Svtheyr6`|82zo2c9GZjsCEppEydtJpP0VGl7**HykPCEyn?ZrW!$9ETJBG2o`)Ncx%h4{i;p&ws2
cD|eSg@{ryqq=U|%+>yvt3yIhd^}BRjMhiO`-kn)g2yKG8oCl?f1fW4)JWS5?R^i>Xd+1eZks<%1%;x-a|c+raCh3uh_EM-gBMOj
-Ozy$UU>z?5uSFdRO?5KYz$uUN5}n+l?rmiY_UZ`0+o~Z3H(juAZc2MB*|iyv-i{WsqFBecCrR`1mLGTDlyWIGidSXIc_bZ3b!}4
&u2IC+pF-*CNW{r7uFU}Q<|mA(dtDZ2QE6;AnJpq<;SiZPtT=(d+0?7CqP^8PV(93Y2VXY?`7YrW1CAqZe0veMP)y9JblhbaF65l
caLq05)X}Gt#$~aCZbQOs89<14Bs}tyk)j(bw1JngMFR+OBMl&;kK`+*j}U8KOhAVBm&n4Lp2EZzdjYX+QyLjdU+m$>aS4iCzbs^
e}8p0|4V*h+zF7IuuuDK9V<&&4VeN2xpIN;&uQ>J6kZn=IGKni!||HMYK4c|zY={WaJ6w7D4Pq5na{N5?)va;kp>S1ZIgD258u8s
lJ~wlPw({S$HIqY5k?|n7CmPpCZe1g%vuiApE9)-m*vLXX}*<}>g*(Xkp1Kh1?qtfWEkzwl{B9Ycc(5C_M2%!d;IaA$JiiqdZ$u`
*vRR@2iJk4Nxud}bqduo;kW>Mm<%kp9E>hYI?Ixw^ytrjEi|aUX=#9dKLxP)zEEIpFdJ<h^dbn$2yF7r!EViXt7tCT1gK18O!0v~
j0%@6PGkAR8EyvvbPC2_sYL$gudD`sMYu)i_OdEH)kQ(yF-E}$$Spv&Uyf|@<{U#&jF9pR9cy_aW_5U)p!6egXA3IHY@kWiQy0K0
E?vfSD3VnWqX{z{71JLlsP8+Bk<v0t>$Dl~U3Iv<5+hN4RAXlpFR{wjBoavk62zP!#Y&Q~r=4AMKfjHcIlCrT#qDpmpD!la2@*Wj
che4KdWNehonKZKeJyRHP3N?1?bp3&XRmOY@j4W`eo8L;nd`2#m_$9KRXWl;KjDSg=_5I%XQMpT)Ov!0uk{!Z!7vack`Vd91&F5S
ZzW38Fv7*=_Z-CLWPb;eI!dP3$e83YP;FKXte^*wX+Zo3W2Wc-;RB9CRC14d-@|tG2I1Uyew4P04^Lh9rFY)RXca=_GsTTCk_D)F
M{JJygmk(THx96h1G*2*^t9SfvwJCL$G<Ozg%Exf@tmAWrilK_l~JraiC1$gynR-@<<V}w3;_xP^M190-gms7AtaJXE7xBe-znF`
xE;Z&H>v@wgYYAH)K?S6$^?<Y_&y|48|`7hIJo5)+ToWAL_6uU^z#A5B~aS*U8Gs`!78Fd7nX=<EyI?n%?k~)J5Y>NV*tx;xmQ_g
ht3oHr<i@PbaHP$2b)5rRcI5nDxjLG1|SBg1R)-XTsY6MyYG~9ycgfU{1td=tSKHoUZg!=x4FmD>=Zn#?pVuxNJK(D<%q2)Iy-^K
?XccB$jz<GU#&BTmvo}}K>9~mg$p?k&yr3Ogy|pM)8gV$x30FA3S}^<6f!Fhc;jW;YH6355M3k)RP_I)u?r3BNAy-TQ%cKBsP$3A
{b|T_QWYhSkv{O?Ny4Sny6)>#e*=LB>0tUBKhRC{>~vkd?TW&nZ58r@<1U_@9#1!mLVK@-i3MJ$KJwR)F<OSb?OL*We+j(-^%!S9
*FoN@39lD>trF<zppGER3v>A~4LrGm=b?eg5gj?GQy`3q5(>H^I#EiFMNoxZ+3lLKhS7-%kd7rqA~6t1w&9ehUG=?3G<RFW1qAUa
@O9|#)85ggD-a|c<(~R{zg-(4fzMMy;yrt|ruj#`y<uCWrDJ;(r9y6&C?@Q&iPB+#z56^nwVZ9c$i5BS?vtZbJgR62MA<WeCI|a_
y@U6s_Tr2hxYq!VO-7g+3iiBqLsPI}I}zA=Xs?&;Ikd{{l=9AjPl(t&1%VYeu1KJC6~$^X1oX4K=rwq@x`gB6Z9ybfuGt7JNJj&?
vSrADwmVUa>txlkQ><G9HUgdkEMCR*E-w&trMSIE8tF|7Y_dpw?RkfM>#49ch*WnFAAO>Y6t!-63Vi&lNWksXX{IP0*p3&PM<J@%
o!2W?kR}d3O(5;8u)mm>pc3uq#u_SzZLu;yS{-ED<s-Jz>8)b*w=B?WYdv1evML(s40gg1e#;2Bu&)ToHe+6O#~)4*!z94afN6=N
46v?Hv!<;pLbiG^p=jdc!#iIc)Ya&O?+P(TaR|6E9LP*Gr8PUeV4~-^I4zjgSFL#LeK8=hRrc4Gkh&$+?S^EpeiNhT-qm}=-vwLs
Eon^ajE~`+DA;jcZ+dWCj4=V8sJo?I`O-pMUuPT{(v;xkUPbkoCIJO7$=<_;D+4ot9P+|vfu%r4!k5Paew%Q<Uv}#{_VZQt?BHP$
YjZUgtZ}L@*My1Lva4sAfE0mj>yZ4fRjc4}bhJc!T=~yjzt7{T(l#wT?u(2&dnHAdbr>{jWsvjPmBZJ2y&KVfDipCFw^Z>&Xux+6
t$;3^UZ5&#jkLL<bSt5f?LkwB$#;2#3mR0X>zvf~i$7(B+WZm#ml8Epk=9V5)Dzv#1)_t28gC-xX(HB;>>s79_j)}xdQv6$Ec!@#
nGS|fBM;f5$azdIx$~KU0mV+)r3J!m!3=PP=$z9un?$^!(~Q|sH6}ah4ER%rMEi96hZztq@_p^~H`VKVhSucPh;?$c`Zsb@vsxy#
tr{>P`V89fRtCQnlyy0yLx|C%NcuD$mjBD2_sN~iadHdi=gGC2;)miHZ>!ABLu`MI>g?3wTxI_r&7%FIPJC?y4IGlx1C2JVr1J}V
R_MhuVR}?dQj_@eZX7eMECXKywLK-IqDaf0j}aQSWVL3`PmsW{2^9l<bOLRhWN?v(j!?y+^a=%$7TBCV9!s1mJ+H<ZgJG$q#7ZQM
?RqrmR~|U6_=;zP+^L4V(#95e>_T2Hxv!IhL4v2-r$ieYxOw?uxP)rw<6n_CE(2d@ZfsO|hJy}-Cd)|G`!ht8^C~r%sbet-D8=K3
X_n!WbT737`r{SHdLG|VUY<|%W^hSmyOnqm7;5FujUrlW*;-V=n;Y(pND<2tK$fEp#tFcri&jgbjs5gf^5&$~nAz%kF3`8!b7*RN
Z5z*OtpwJ!GZ=t)im^26Z5cWv&Rtlc)~?cc%ZC?x`;$_B3EJ6H!y#FSKvJ_s8i_S*4M(8xz2F0qv>d5+*j9)ZsL+zZcC2w!dGU>|
s;05Q#i>lubDexXSc+vLSaY`S14|NE6MZ-x0}$ia2u%d)`3UA0J`||-OpQ6{DRhXrW1&IuAoTk6$?M3A3u*7b-+seFLJ!v7VH9o5
s2$yum7?AL?Fp7$eLsO!Lpkf|Vmqw}XA4WDj`dvkwzX@ORbD|bLZS=i53Kv@Wt-(|^nSP+L2ILS^#y%q59AqYlDSB{hCU9Y&&yAG
JYAbG?Pyu2NOhjB)YIqS)|RTfs~sDe5WvtC2Llu<POl=-W+0nzCE!Yn+-Yh}>UIMBgeEs6>}hzA5`ozp(h1Js>f}?u04j+hiEQ(&
G$S~@t9hB$!$-KmsI8fZ7%R$GK1lV~c++Qxr#&1vNg$<!)o^kHjI(yAf$(<V<aha?EUO@F%#jm6)0=_HP}pB$=D>&~^Io`3q}zao
$eJf~>~4aNFxA>?FQyz_uTrE9P66_;u5c9E?twsMpK2$G!^GCK5D2S4yU<90JIZG0D<>OGI_rqYUA8og3@cd@Ej5DME7^`AtR%t)
c0mrD<{+C8GRF#MIZ`WKPO>~GD;1Fo>vf653SD=g7G_*zRqb4szz0HsBJ@JycWYVT<t|gxHFlJSkGe_swqN69i$@SciOQk$w7w^K
a@Xlx?ys9{MIAPEs1XpV?6kC2!Ru3L4{fXmX3_<T9ESPfYm_VD8Lqh^#rZ6j+g4FU5Vzp&`w5G~;3PR)PGldyw7+{dvol(&`wP+H
UG{j<BgA^bZ8QqixDGEdww85R>uBYB3)r;aYDiD@Ut5<U-CrP*rDx%nY-c|gPOW|pS(9Fsf<QGaZ&A6Zt@hJ~4RHo8;KN#hd`M`g
S%6P1u}A_+PqvQw1H7$_*#mZQHyeV`uR)--8p5u(dYzAb858@doa18k42G8FyzD4TaNTHjE<<yG^@by`k!{^;I`X%<s}oo1cI#|{
1r0`wF3~}4xy^)gt6)YCE-@ms_k{x?3Ba!t*;9F<tzm+cwWCU0qLiqRsV*V8g55cDeLMPI=;hB29PS-ZkXeWoDsMN}U3b-XD@PF*
M=8MjJcDvU8sgwsXi=OveVjP6E0!!roAs1Z5FN@3N568st)5HIx30|D@{eeTLgjvF=^0|%r5kuoz*h)0VQp|9ePzi9M{+9-(&#xS
Vkl%(ZK#RW_GKtt|7I#JqiltB;{K6QIMN?it4%sw-|n?tmAUmetwQ^OXU|w6VD>0|k2!1}N$7>lz1*3qhhqa6n=pbKl{jg6sI4Fn
Nn}}A{4~u(_$tqBZP;Uv2h&sl^Pr}4Mgq2AXbqdQoK#>LwN$HG?_O6LV(o$PyS=Ur33*|YJfKTbIG7L9=!{Pfo9l_NRB*>kkd(}J
QXidG+t}Phi*uqQq7(3%b!oRvUs?w_F6}@knwUl0yw7bk+T1a6LtL~tAdBgHN~d}cOgr&qze`CGe^tajm5Hd4MR^IqVS%j|s|u!b
6+7!(RAF?Bcf1y;$&k{?-IjK>tlizr*)7p{ZzdN2GFx8vyAVjF$ys>3a~27+CR*HhPZ_`_g3JYmqM(BGOpNb(M5;}Yd2Qkyv;`4U
wK3&q4!A{J(4^i-?()`u{oz^=E&J7pU2ePhFTl110au$ML79XU0nyXI^TaF;zXhSS#qXeqB<S6>)1B*%ImQ6JtS;S(PAutyAP$b;
v<%#8@_OVZ&t>LXLAbkX3I*V3PQJ~=T;z1?!uk9>4dM^7X)25OF!@(;DMd(5TuEYO$5*|)UcRkx2wB@|RQfW@)x>ce6QXN$7Zg~>
#%#9jiNLmr#+-$9s#GO+fI7=DmvqzD-g)X2kq*QfYy6+%oIX&{eUVES1q95y*X1v*nl5glKF59azF@^$hYVh_2wEHK4qe)U<UB$@
&f7~)qXNtyqts}KURH=C3X#L~n2RyZiJT$x_UO>Ko^I9upHG%+<2WeJCgC?xk+!L_<X>qUc7z9=F5_WOC~;O<0B4$Ji3l;V4$LM8
E3J0WgK`2!6DJuPzynhzXnR252<s&R5O~}gMXDqiBoZhIQSKg@#VfM=evI%oErz{WX1TE@FWH0Zo2??-==k`9vk2=;ut^h1mJed<
dv)C&#T7;GtxGu3U~cfu#oLVL^)HtQwGk$bvU+2!Mo98PPP%+*QVkLI^)4wZ{Sg|@?=08(9_7caJR*eeOBhWQ`YB3s_G<&l4S{S>
OTumY@m|@Np?vq%Hz`HfBrnUdylQf9txJ@o3|0m*3qlrKNTS>HUQB2o3G3gUv44yxf?Q)&`Y(Mh;hrdT%C1p{q<Z+zoH)`h+^2T!
5-FfsQ;-q}1crvK^?J=&<SL+IHgXL;-v_5%6>5pmZ?23rf#aFB&MVHr{B?2-aoe(+gR!VO6*M#yAqi-N9*KEx9ea)<z7$K3t+U07
xQf;csbfoxw}@LYcXje;t`JD&@{{$dezm)$5%}vrCrK7>vy9P&^>s;5#bUIn8ij`JJ5x!2Iy|(h>h@V@GKY&It1_8sQmg?3q^n43
cKl`T__I})_Qr&iy-&V<q?Wun_ORDMr_uah*yjDJE74imhO?#Et4R@!VC+z#kuWIixh_(MD2MU2p6@SEl?Xpl0$m(YX?-`ua28Uv
rP7P=ve<v7Y=GVJ%jVS;B1N`^NDWt#<Bl{qQ1Yn`Tp$63zTIV@0&%XSz!rp^-*a9F43Q)&t_317aE|J?;@XYa*{1Uc%`-_aue+Un
J_>i$zOhImO`+y62}o7t_MoM-`RT~P(x|wpH$*;DzQjEzMMC;M(M^}tD#}ITGcHKAF$j5BR@R<U=GT@xTWZ|0qB*4^<jcFWo|e0`
*`W>1Ye%hLOKBp8oRDX!Z=i=b8q3~Qo`py+$`Gv_R-Svhg?d`Ay0f7OtEv))-LxA}Wv(tF+qk6IOe+eJ-VG}6ezmjJ+r&IlhK<s6
8!FA<;99h(uCLdd$gAd7(1d8y4+46|d}baU<lEJr&GmXVlc0qGS32LM(@#eap$ht^+&wkkyJ*j$dx@7ZX;C<wZ8Z{b2)>21x)@nv
>j4|4t&tZT>lZA<8nt03V4pKv2ys`fJ<D->W~t;G#}8eYN$0Kq&DT-Wqlk$2-CiH5s2aT2JNlZ@?~3kC#{fNCCIXR5NVbL1_uGln
6c>uc(CzxxbVWaz4>^!atnw1*YW%On^?c^+R*tpSTwlQ0{Eux)tAaA<aIbk_@AE8|wFP1pp@flbZA{Ic_qkzHaFaOs>iiW&Xmg1r
yREH7Ov5$u_5h*jgj9Xj%{%>`CAW(*__w`WDc+b2{xPL7eHQQFf6zo$c$C`uyn)&4X<2!QQbKzqQJ&0H%eGmoKK<zm2yapE>`WH5
d_p3{TQLz1GSPan8Sk2y2CrtxM3%{=FtKXTW5#V>(~9WpzI6;WzPiHR${l3eY5@maQ@2w`XJ%O&s<aT<A$BjIP9b!Tk9=4`Ga`D<
H_je)$%Ud@q$5diQ>~h)tMyg~s493)J9C-Pds{8C_3W5%vd=x<zI>S##ETLiR0)LfpeZzx>9!g<Ft7pZry1j2AHLZVp$eoAcuOS%
BZG^`otv4VtY|m~fit$bOD(F9G`<T8_N$$>wFGf?8y3!~&BI-C7~4UrrRy(dx3}5NmJut3e;I<uwf>&X&o$Q$^H9|5cQRe#$lF+A
cjc_lwqZ5j!<;&D53X`0Zto&ORnj!wzs>72Xc|_fF$C19c<qPgK4_6ms@FH%U~2*mn2nDu$4o^4gTG#Dm>TsTi$`9Mt~Fu|LDlY2
owd5=$OWrqMtr*&z#c>iltLfB^MB(wX$!6bcxTwNgA9@>i4a~M<T&p^M#Q~io7KVR!U!~v6T_UkNGxSmn^Q5h8tzH2T8go>^u}#L
Q0Dnf8@l+oyVpZDC5X8rrOvdGO)CLyw$1KD+-=mY^xVuXmu<8xa|We~vc1xkcqoFupK_oB>gDra4>;kYZ|t&fSf~+tnn2u=H7Tbs
Tqq;TSXHe}IRk0ccErBIu|QzzS~kP$ZKyLIT<r2_cGeM1*peH7oR>#Upi)ARku3e1g`q27Q!ZM`gx1!#jNt7WXuZd3uvtLyg+Wzn
HTztt-2aW6%f)30Q~K(vS?EGToHcC{{`=DVA*>GN5_XY7=?i8wRU9<ht1?-fV8GeSq@HuL)KyH{4sE1#?~4lPuIF6d1VZ5xT9->@
mVmiyMiH5TX&M)W685iIM2maeIE7go>&qgPhoR&|=!T>L#OX4X3`z;AZy{RC0^nEUHlTrORMPi;+jn9pH(2X^DB)Hhp8l@OZTc5~
EkPtq)azz>>w)steE(@*-~7J)o7PDL7BUw-SJyNw^i*%h8jFD%AP_AyuofPwJgMAA_kPjxLkRup31P?j$^{erKZFn7Sc16nxUGLr
m1LZqlylZaB??=w2x`-p597-gJLvUW9N>aDt}5@=?)c`!HkcpAg+(6jCZH}-_eT2ARjIZZMfzJ=wE^H9-Jgzu+(vlR7ef@il*X)c
{Bg&gx{-|z`wjHdj-v-!ZC4fzv1#Tzd%y$BG3O3F$3s5TA}AMs(BTsv(dtq1s*!5KtfUl&t)IjGN9YUVTJ7xHbNoOAYCU`}TYp%s
n;3U^s6Y37c~|Gwdwz)l$n7mJ*tb0-?7I|N9T#;e$2WJWLQ*7uj1Y%*RY9dWNkNfr!x5&`Ud^^9G0y8mni3QgLv!4vz~jMpT7kuZ
*DHQhe=W6s+*9_5|81aFwx&=2SNkSwKuO44AT9&8iifgwdR`yqT;X>hh6_Jxk3z|Yz>m0!x{mw#Tu?s>R0I0bl2?nSAoo{YFKABb
P%5B(WVLyaF|RuM8f&K<i4h63I+n>C4a?C1<ZM9dJGfAc+HYI#be(Z!rT;YI(ce|Pg+#!Eil3si;Hk3S){D?679PR9L(nD{ZssVF
2@A+_*E?R-Vhj)^-`?vw%T<Xg38(t2-R1Cav_txnl1!fp!`OiM>{?nzcuVY+$VXk#75j1Vr{SNwL_X6&P!NCFzPfC^9CO=`$TqdK
<sB`iY=2w@rD>G25<%-8z<)(|v8yaVKM!L*Xp)-OdM3n4ppjoUp`p9<t%s+tITvhJ84AtLwGt``%+syAto?(tOBSC!=UhstF-bL}
t8reZ+G5z#JJUSPf+B^q4@!}$o>8XoZ==cW;465Yc8Hs3YsyEp^&*z2?SSLCHTd?vn@AYvziHqiZMFHYe)n;+<F>JpQYu6U+dl7(
ZV36#`{Q7{YZUnmjR^TH7YSZmFNKANYH)|a9=8bi-r3&JMf4_D8oz%m)-6u1@!~Q&?A@xCveX(C(g5Qy_xb%Z-;335H`I<~5gLMN
I`(WO(}@@TX&Mp5UMTHuD1@~(70_k~Qfg}>N(zgZ7OlxP8p*Wcdo%*#MQd3Q6WZNy^<Ebj`L?dy<@Mk1Ku~t#gl-FRG-43njf?O`
TtTxPITc;)N1tQ`MUZg<y7Ve*H_*sUOH2wWs_myJT&c#lxsQ=$-`H9#N6fh3i&J%l?bGjvsn@+TuG}X^Ae<o)0$*<$k;17>D%P^v
v9%jDz~M`hC{~$@{cCP?Kziz$%k&#S{mzL4I@gcCx;`3-JQBec;=eX#<wtjOh$O}K29$w5Z%b%Wnj4UJ*CJyGK>as<%@s>__U%b5
M9^J(o%Ef(MV(wem{hc@V}pfC@p&_FcrQayeE8>TD~P~}nA!74o4PwIYIGhl@20kZZF)~B)|aznm$s35T#VEyzXEj9qi=ib3b>6h
wU1SLRbHssC#%{=BN0|qJJt520lqF~1=L3zebGj^R2Xr4KGVDHU1lr~YwGrSsLs{UhLXhY5K!vI!CIc<mtJDSQ}P+T8sjyJLd)@_
`C4mNG~r%FyQ$}HSiQwZhACN_tewtgf}OHxs?VyWG*0yiIn(!PO5?KX!f4}k77Wr}(`ek%bS<=X?449I*|=YOz0MJ5d(?W-#aDgv
vn4|Lha2Dhb^2?bIo89%m|S)bOZj?yNPf|4<4JD&F29ds*XSRwul{`Z9LL_507j+Lker}Hhj7ma@<e+1s#1l$y*<<P^ygY(BluN3
<HBdG!-+GhkIvdJVbIc^8wGuHVHp)t@YFnmd64p)hxzzmXaEyv9(rPc`2j39Qyt6I)4p`0-hNYait#IMt7GI>hHJJls9F(i>f<X+
R*=;%T~vH4>*NrvD`&m+psxy4bJvEN5mL!$u=f|!oW9gMBE)PXhgiO}7v;22Pt8vg98D=#hvQB(*g@N0rm#)xhH)L3=ih<ERF4!3
k253yAYVLRuBoy4|NQoAZPmMunjo}87M{v@#XE9<sWhwZD1;nClcje;1a#{n+EEG~<r?UoPhtIEBwj1EV0g_wl07+VTd7>s6qxB8
IMX~AEJoSZG~uGI*68hAmsPGFfYR~jJ64eu2Ts4~;+SuTqvNf|()r%slU=E4)0^;+f&8@S=vRjia(}U0%2?{Px)Va6gQ!z^_njik
1a$8c1@y!#8Qi=G9OyKZ!6S6>N2*PLXP<r`MwGT@XcKF~YWd|(6{ehLv<T2O&mAuWS7Umx)&hp2>)`Pxwt`(BEmh+#I+V4`)Xr_K
m%kl&UhSN{I;ha+Bw6dJNApE(*-ASYxfCYUiB};S(6_cNtfABdI((Sl<MED1d&Ay%KA>=~GB)}5;dq($6A!>j6iI;~BmMgHaYy`j
;Z5i^;~M|#m4}Z$FO2%H)_n->uvs>ytq<Xlg_Swp>?2I^yie=C#qikmKG^TS+gsKft|+hN&UFYadB~zlYW}VDHsimv#i;qJ(YAYk
(*FDIC$;W1c8$2|bc>2XdhQ03V)FB2B5TQgFGu!L$H58G2&64lk2>+vJ$4wz`>xo>DWyuEUL&2Rr0y&$F&n$ry5DCD(|*{cY4bf_
=0OfO=%8;qQWp!>ROXLTW8P`DCerOSyeq?p;DXfX^9K)QV+B@ZT}?RBL=jh$dcp^na#)*Iwz_!vxX7f{RXeJxV})!pZ<7il=7Wr8
uyAWWXXoCO84?dXIK)gqQ>V&wikkGa8?2|E8tEN2%|<kA_wlCp&TW9O<n(ufZNddF4)PG{d#r}`$hGETl!-K?)x<%dJW%rIBTC^O
!Crb+)Nu84g13s|2Fp<<ulM>@=6I*moiVkm%R{X9o^hr$u^s+eJnrvJY+fi<PSrJC6j=@brSEDvKTYJkiQ6=NDY<PS1Pap#(RPs{
3P>Yv$J0x2HPtD<2Z+PzYinHLA$zstifPT@?K-=D)3%FD;<ho|^d_ZuA%~-*u~-!!WP3~LL1#x@DRmAiMIkR=3%@DhA8=N#^GP}`
zmN$#>1tZU0%oEjDMdBiho9jAI3v&>uzdk1hcWci;RedPffI~h4s?7AZ)!0E+tKPVsC_qVbLGoVl|9>+aRtM-Tqfs_Q;zYf4tiY+
Kf=rvd?-a;HJJRXw*n1s_@|+0AMpX;o`c?LKNGA%<SjL|I8CccidutSwKK5GtXHX)6{?uI|IMxrmH91E_Abh%FisGB#6OMVDKHv~
FWbC(cDD*!-18L}(Q`D@SU7R@X&eQwNlCuD)J-pi8rk#|F0e^9<KrVIewMW0`Zz$3Jn6PXy+vFiBK_~B#qACaN3Rex;wj*_%+Oy~
jb-M&ysMh;U0loFgD&-;-jVau6WAzCT-RKSRILRwtP9(}YTE2Cp74b0NkXNG2sv5Cu3-{Rmab%580CKQIcFI$7rWmXL$)kK^5!Tz
sV`;fg8Ih8zLj({uc<*046z*776r_o{6>1QA4P6j3?A!gk8cd-)xz!}>8BTmj@=;2iP}5_eWJ_0!1GwcUELbzFtkHi5yenxYq+)v
ao-U|Z+&w?XPQ74>FROZO;-+`FULW@P4@GVr#r|Ry2jm><!ZeL3}OjG0mJN@%-RH%He5RPQ|BXFUrt&TN*^~`#T@nHFw~o>%oJ~p
seAX~UUA(4X3jWze8zQeb?Z;QxN>P2c)Ork!hhXyk7ybwqwB{RlB$M_SY-R5&rURD5UKvsU+KwTi#;4)HWd|p+4DmX>*MF+toZdK
zxJojy1WTh9$9=D$sw0ehpX=UzF*rV=|aQCbp?k`1cFL54N>XiG#s&mp#-S*Na{ntm@ioUynUX_isg24TFN73^cx+|>!%JF;jBtr
Y%0y_HFiU$UHu-h;m?@QPYTplJ#zh=hN-zYAXYO^I!@Q~PT>}(E9XDQ8cA9(*TLoinr)$_iW4MLSut4s$ULWy4_xnR(;TUT&FM)7
nkUa>N5g)5TVmKDeP?if1AP~9LAVk?J62(<o%(7o15p^|9wwxEiKwM|x{`YQU_VXAHtmdCodMUM7NHqXYFu}(55~0>r2x))KQofT
2%&95!O|ZX!H-LUqtRp1Vh4%1IQ(*kDp!AFm-KP1;EG~D!1-dK?FGFp9*y372*}?zsc6PQun=hv$xyxl^<#GeDIGKz>;ko?uI=i@
G=Rji!6vs6>ZcACm3b2KM-tr#SzJ8@uZ+G|9Wf$_&1nv0iAEJsuQd`u`O>GXpgRRx;u!o$l)kh4ulCp6Wt)5Uzdy&~_Vux@`gNEj
LO$f(-(TML|KA6*G6wv6(9wW`13q?)3V&P#W`~&w1>q7{j|(;1KU=5&GpTsfi-#QypE_+%qgBI&{RTL=nq^5i=4mVEm=z`ow}Xfk
7k95pzPTEUXhxF{lZ!R&6?<t$a2$;bx*yW+qsWZ>yLCGRdE<tV`)d{u(KLLD6v))OB3y~IS=4R~1Pnh;a!|jvG6$>Lbb*O?8@kLy
XdVX;hQTUYJhv__c&7q#7})^VU9~Zt(|ic1rIIJON7nv3G>hf#IHy?BB6i5r|1Gmh*9JV_=Oyqr`sIq%ch1zPl9K5Hohp`rx3i4X
SELMC#Ub!mK@)`ZE!apQN0VxMdDe6D+}3MS8NEwt&#||6`%f*XN@^cK@ra|XyXiYg1=BbVY4j~m;ta}KM=!Sx&rR_cK_Q1b<!nMe
p+swAL8QqQH$J$*dju0+_VVAZ@muiK--6PSk`kmeGJxt~26P>*53aPZ?OIV_qk`dFimjezWDCq<Q;Ic@R~CV@ix?qWvHusVP_?mv
%(RgLL%R`0XWY2&i`8zYSj{oY7!x#DGurV2c*I4q2W=jewY0Jn5eGGpB_T#ANjErlC9gcJbx&G5tl`|<N>{9d4(|?LL@H50$fi8d
MtheLd^4#>1jyR+OL`*d{(iezr!lK-4Jo^=-mN`oe&#DRG%h82{rhiD3#rpgV^<npHkwkDYH`qYaX@K2u3&U^=z~?8kV}pd)uVa%
QC7_!`9C7xOkWn#E7tR^wRW^w!84*6ekti%+Bz5GR&z{jMdcAwlr%v*AVDyzw85;>V(~JmoK3Bvy{^x3JJr^CQS<ABI~v^R);G6h
tb<Cm8oIuE%Mh<_B)F~*eg2xwdr!sRL(<G`4Hh2O3$aoY$S;%GF#PL#i|uB!0_MfzVzU;Qx#F%1-wMFAm0C;QgG#|In#pAL%-<9C
D-j84iiwx1pyehcZn0k{pA0*KK*D!aR(E~{ufVAlv$?2p#ot7P?=M0&hk@X6+g=_UEev~2+7~QQ?~}B}tm_pRwR#K%QN`1dehTM1
@Z&tKTGb2Te49tNmiyFfN3VWW9akvjzOH$DIjs#jq03=tpvE>Qh3fkt=dB-&JhZ(BBYiWnTfjI_-1t@cn~}y<)vp?39O9d1rK4VV
uNqR?>r80oyU__;v;=e8hGSao%U2XTF*JU|#}GFgUYD+_)Tl~=&CJOJxgyc4+KQ<?CSyzQh@sMSu4_SbHi&qxW^~;<Rr85)HgK$!
UCF&XW%$_Mf^csb;4RVxw8if2z>MApX7zZYjbKZ-eUB}vt}BlS8odeURk=euKN+mY9pP6Rp{3X5G<h|5O!#}a<49L;zwD1pUGIa8
&?*dlT5U^!Nv1a;;9+R3-F|+$(>^PB&xaL_1qa=3?iRs1cph3P7=h4-l=||UjVw9Xb=POe;k2}0Oy-(6?^OViX;#7zs_HGtTE!7c
o%7>4#Rs0LpHoeE=JXR#lDb5Q?el?HXYB`tN0IE!*Ej@}iG){32)JY7(%R?AIj_YnRU1dMT?qI0&bj2LZXS?2?jj2^D4e|^-L5p&
^<vRf!m~!96J=b*l3ftNJ)5iIsKzDp(fCrpQoF3IVgiqXtRrdnWws)>e(F@XKMDD3j(v){<EMWdzV;Eix#cbheD-$43LVUt4(~|5
#K$T_8PsG&6Kh_hO6Q5!x-eYC%AQGSMduLcAHBwyP$zc~wSglKV^}eUxtMVd?d7fO?VUYK(>1giE68MT-M{y9>$=yv(t!4Lj|_aZ
-umR*;Y~TxcpnEu8*~y)gNf;S)4!jo<GZ&z9rS@;T!p_KcxWPcOj2+qTES_T#S_-g!yR62Y|uVnhY_^jGhso;4=7ie^02*W+o!64
Qk=66F<WP(jv6L4HsV_^r{{hV*nZ=VWeN+8Hl$LH{g2niu6QHyS0dO?+<y&idQ)5LSDW>Y!>~QGO&>>c?b!Qod{yPJ=Xe>Wy)9c{
=q$Fg@D-+HxJN%E=IhIAzQ`zd<{nvjc6~eidkw*o8cK^1BN!tN|A8r&#$lH{THvtzliQo^$2Zq^*~^A4^u+MCM!wg4F3WJy3Jn&a
!#B)WSg@_A;h>YL0zZ#`>HUB2xSPz7Pwh$hcm3bj|C%sw{1Cugi&+3S(Jvlvt$eD5{SCx$f!6=|{v%2^A;~tLrD6$~!EqY)YXKRN
{Xb>kkqpFey<K|a$3KLxpXA;J=!e(O+2ixqROR)vtmZz{tPbeF>EYJ^-8uHtF!XTn`_E52<mfs*ySx9onuQK}k;JZR$&W^vfaj7@
ecCGgouPfTkOPZjH<&SD-b_=DpnWs?mrL_jTWyE0xsFgDHy%7H3FeV3uz-k%*s$b~nJdIO^Nr{JzIPD<#1HC(KcRZ**EDOKx&Fwc
mww5vowmgN6Euo&^H1HaUO(Eux(0Dq;;icExOYHkN4$uBP6?AknN(?skNoogv8efa{WbfD?A71j|Bh$%chip>0!6l1pD)P|A2pw_
PpXCFhWx(IUi%`yHCibb;&?Y7uj|e9eSeOO(rQE4q=Ng3BLsDQQq%9A1b*7A*xR47dObXG%jx59xVBF+#GwoR|GT>y4%>cxul4Yn
^5$vu`;gX(#1aRy>R&+H!_`~U{yyFhjQQ~Ay!gMu)Sq`w>m@Y&kh**8nA2!0-FXu|J~30LEI*Bvt2B+I=95Tk?v-cj*YsKk#9PxI
I%&1f%Z?j^x&N+%{A647@}3==d2gZd$AKTB%HpN6`nvM%9dz#_A2+kM;&!JR`>^`2S5+%p>B~@07v-l6{TJH{9D6kD**wop5C_dL
><+Z2uQB-1Ic+*8;62-C$3^K+SXPH4_$Y7)>GW4w4p%sOLw%M)x1jYKABA_cSV9;^6Y&0p2VhAnXI<46+65|9Q}?@ie<go!O(4#N
>FitSSJwLfKK|LKKxy;y#{I8tc+DhV*S`tltwnH1KX-DquWHF>uVi<LLW`B5v6+D~$^oO)%&sPyzHd(M+S`#w6|7odk}6_d^jp(y
XU3wIM)b^wikvB|2{7T<5KDvOT$z~>&}~IXGk&k0yRQ8)nbB=JU>z+#RcJHX`@QD~S~YY?=YJh<ir;0~?#*NIC>rlO$g}*J(@b@x
gQNDE<3XWZz88wBo>3k~(iA!xXoj)t?u%!?wRE03^YNyr>n0nr(K;$|cs1($VxpB;9*e~0dS8TpT{e21AucNCXD(}dQruDxrK1s5
NV+!A(GFCvWN83?!I}@`qDJRamscWoru^>Ks@`c98e=cgc$e@xP-bv+CW|XVJWjH=<=Lc-=sj*b_VxI~={i_HE<MJ&?O3)mAJMqQ
v0X^%V7eX7vPY4KrVaa|_cP|{>B-*p<nTqbwKVI!OVVgYltlA5B$|=ePE~21H@y11JgfQm?anoOz&!NlSQPQBaGAT)MM1r4BZToV
2qelB=kVAlnqRR)Y4EHJt*`1_C(l~%(^nelpz~ZQ4@U^zv;1|<qP)r##v;i~o|YQYp1Mp=A88zPtwqy|@EUk*-2CZV-Hxj}qXBx3
jxbMh0R5F()t!djU$V<;@sD}&j5*7)ez|du$TM#tZwg4aB*|WpDG3HSIvzbjemm4-3P{}6$V8<Hr?<;ln}QX~xU=VU9(n5z<8SIX
ueZ`GtlWFFyVs9|hZ|y*yol%*N_D!8Uqg*no~qj`SJZT@x38y%^>y}9R?ovJ9TxV1M-o$`{EuyyUuK+o-?MK#L&S<}-I=AV+6@k-
V#N@T8pbebU2gV)YiIUGb+v0Sa%c#eczI3?Q48G%;%3~|OjRf~v}TfJe{$ZjK}xDZ&Y6Ad6lfx&=Sx%N<FnL(byRhSwCO;7G<XK5
tvEiEL{_V^y`8(;0;29YbC;b>AAr^@N6U`aijD@i!1%bY3O=1-;Az1F(=uY7;;&xIK55eUgExO!i<q)q3e7iIo>GTln+=qVVvj<z
G16xbG@!_OW;J-y3a0B$QNS30b{(3dzLX?s&d~MYNPdu@<YP=&IHIQ)&xgN!dd)W!_N9!ec*MaRbqguu2aT?Kaa=cTYPm~^U5DS8
%@KQkPT3gc+w=Fse!m@g4Y(1Xj`e7aB~EWaOLK<g<Hm0UX+dygji>smhLdQ2J7R0CQ8A4kPa{_-eVjOHwF&Rq!sJQgyVlRcc~!+-
#p`o0KB-OYgy)DhLB{4Z({E$MUTJ&NRJHm1ovd(uhpFOYZLs`{O6jikfG4dg`gv_@Z8)w)>&TzBU#UYI?R!NYh|ph#RSBT4%}1$^
6N@1fSR+aGz|AThaqT_y#XUG$2ObAq4sW~rtn~L%_gp(P;f^*G!kc;R+Im7KqD{j0gitt~n$Iq4Ox^5l$4(Tmfv$EqwwR_?rkSBG
*zll}ZRw=W&rMA)rJpvstPYpH-Id2@E}9Ka*)`|oJJEFF`n<5V2`jRi^VUeNb$ju>Ybv4?MtSfs^%vXc>rOv5oUEq7_I0tFW|0Ga
&s*DbL5=5#InQ(X+4jEs+MDZ_&wleuVzycIj5l%C)LP@RnjJNKbke}&(7Wggdh_z(N#k!WJBn6bk=DjCtt)%pMXj{o!;qlutvJUs
t#0zEAuc^LeiSswd}4{z;wWAtXklzBQ7t#2xa>SAsy4dq(vBk=SZuV~Ia;$zc3zMaKHg71B&|@}R3h)O?v3Z8f`a6ESqsX)S6sN!
sm=!;6GJCjiHbz|QuKn8p67~vTUMrpWQQEoVGSP|O=Qw9jK(Na6|>fA?>O<&VD_F7-uAbd<r<gkwt_M^^?Z&h=4;X}`tae4()t^U
UdNLdv8GM2r#Pl=Ib$@%?b3rzU5b<z*-?6JJ$#=$4c1>8z^4ORo$I9EZWVp!B6x7+@TH^4Y<sXfwN)0byLQu|3&W+g%ER3{^Xso?
g@wSf3uQrFj|CCIIJKZUiDYVYkxgv-S{}deYG!?Y&2y7#K!J#X%!DPPicB8!L9{&!mXaJ>Y>2z{+cX`cy7Qf4xzewbK%@TMRbx$f
Ui2E*QPu(?y63uNMEg&S=x8a~u7@MWl<d}!=S=oI9U<*QI&zK?<JhWrk<Se$lyWngO>?Nnoq2Ga^7<^~Le#YHxu^HVYfAmeI>g(z
hYW9O@#UbP!nb9#jB6EyWiAn?RS;C7BUyn|>rR(&FIBEI#Kq|ShlMYQS6UHr9OGfxt<9+OOi=LlMINVcuNJ<qPoDM^jjA4?Q^DdO
UYS?dbShq_qt#;Yjz8A>+s>XlZJ2uW+gyv&d@kP1<`Fu&iJHy(cjHU&-Tk+d9W4RvkE`72=D&5`Wo01fMSa@oMNZ31>u3-36ngj@
>LZ1M;%0f>WY}+AX=`H0!JnA!;o^c|f_Equ2iNv{A-^GMV$QqocPG`yal5@9RQ5$(`J`S~WjklR<b1>ny<gS!$@JDaZg%+2ueEgx
c+v6S0x7xPnRN1p8p-8KyCNyutU&0k^<y))WpknSaHg8#qY!v{_ZxNct-ZZ#$3pW>$z5rK>!esip}sN4!SPj9JtNsoq8Da^l+)FW
gRJ;Jlr6cQ?iZdILa}I(XQY~XS7?$BpBH`^y|FO-4A!vjI||D6dnt?6+Q$ZmtS+-bZtHk|S{nbQa6TG*-MinFg6Sgsx>At7ZV!FO
gZ9=4anU{EHBU1ARW_PaoARoULWd7DE$`BhDnff|>%8$ft~J_t!qIU0C2O9x?u-h-zdjL6BeAQh@IDXa*^1KXZ``;TBzumVUSRc0
9h|+K?WL*3HBGb5yerC;FrmyO{s(RZD`Pw)Sl?*x*6}!jx)nGp7%vX;6jm*~J(a5tiGx|tN|nP)KeYE38fEF1(stG@PV$_^Eq=Ay
xb|<694}Dpx0D}r6VqNVt;K6y9rb`~?K&F@6GC>Q)-=<@u9)O0ac&$op_^#v)jaT}0p&NSm(8m;w%B-(ifa?Z_CQ84h4xJ8UGtIB
>%Q+>=tF`%bC?Lh;`iYzbwfy|-n)wNSFLX2TE?>IxkNeFhZm*})q&le9D|vQL+)s!Jv?;5z2@E7&)a*0rD+QPn<|>&;20|9&3oxf
j{gdZNV%<arJvF9rk6oSd%Sdz?`pX5a6c(%J;k^>0)4LZGU#{sM}!FSLWFTR53`|@lk_}0Ng3%54GIRt6J+mX{~`KuNurlq9;S5d
W@fLr@GqzHIbh7%XRGKwXmcb$@$iU5LGT^|bbBe=XFR^|96-tT(kt>2u3`KRx<*LB*?ghlxZ%BeDPG=udB{|_uFC~PQ*+0B`W{vk
2KYkiCmF|exqMKjiwD`OwsA%MdVJN#W_RIN9W}aq*H4#9X8K$dG<p?FtRb^kweHhOUb^DFGH@N%E3rp?6TH-&WIQA(rRkRCdU$VK
Enb$1PntcRP8MTX8sntXBn~siFQ$*1H7`T9x{BLhzgwDbiio<|R{JiyYW6r+?cudflvUHE#NyfK+Yr;kBRuIs-`)F<^xALqc7B;!
d<g?q{hXW~srz3t`VG4yf!gR~_<zH^e+~VA+dF?x1Hzpw<5%-Z`f4uyTe;j*#qa4+LR|V=!@~3w82!3^el~h>w-u~M7>*ob^8B{V
#&xcg<w{btyHVqW+_VFk3ruOt7NNL!_geV}No#z@*daUKxTi;!ju^be%W$AY<ut(j=5OyCvN6`bR1O@>Y1@=GD`)8Oag$=JdPl))
HWb)MzM;#JdUm>oJe<-6#d}D4h7ow@BG(!X;<u$ZNRsfXVAFv)PJ4T}U`>@P!jy8`h~Z(Nt!yh{_ErHH!|_z!(^mQI-My_t%9aza
3C$~R3#TgD+s-YVz9VT?Lb_S@o8}fvmnmzuDHtO63P~i`z6)XML$!$_q<5qR4PLQXCJ*F$ypfv(cfALMjSXgAgakx*=V8`a_JD`?
LKFwK1N~M(K)QqpfCqjD5_9m|C-BU+{7M>uvo&lmWIy7B);k^-`F|n5<ISTsANWXpb`;d$b~BW}{3!b&^ujl+ts^ll=+;REY2tG^
?H^U`r*jP$6lZ(uFw^<dOvjjV?>{JeKk3(cBUP#_7Qmkz$P1b9=SI#g;!Po)Hg?2A$`?B=h1|_;etG0Jkvrtg&3T<RCWyZP<;6{T
)`Sesr%kCq*Ja2h2m!^zaN5D;wQ+e}SZ~AVvN3C)*!)X>w>sbm2~{uv+@ylt<?zsEolf_fEe}kxi&|S&7ub0Cno$SY*0jq&vqLcv
<kD9}{Mg=6xk9yewmna&pY3_vc~GCoK%JbY@0n<{As0bT6XIIkca2_*M4=|ejl4`tt){geHeimENkh#rjEWA~cDAC<P_5$$pmZ@!
T0FE}x*Rul&`6sKRb+~GVN<=eppPi=+rOGhDm?NB3?^EFtyB8p#8JHAZaEU%1>(x^&E?pl3UiX9P1$x!eGSCcxd$rNmla~R4pG1!
yZht9Y#meQXeIu>J{q1*<nqN(ez)X;iQy3>MIqrUs1fS4Kt3_b0%A$;-1FYhSyL!_<Rqv=7@!l|zvcOD#0k&a`C-#@e6tN^Ub|w7
5NUm}fPe<;DktWRLl8YHsrGxnkG~Jl`9bix>!Ol3z5rEfj}>p%Kd#QFCrbMF(Q=XpNk32a^9~T{Hgb=I?SY*%KY{FDQIY||3P8pm
T6}*>P@X&3?m5)aJ5Ihi{<`D7=&9h=4WaMqgn)TIxXCB<e+qFs?ftr%&3_B=;M$v=gtf9SYw>o>xRuvYuO6yo8%-ep=_HG(QYT0n
D}oQabS!i<djIc)hR^qq8q5$->O-?{k&o@?7r?R!j!RYGBno>GlZcc|)-Hdxv0DBXc@nowlhRZiL98hvAJoc*X)o4}ULWoy@a_CT
?fgG?yGi07qmnBa4vSMq9q@%Ua;b3xk4KT=G~xd|J-qW@-PrxOQw-tT`6+t-C{m=POL9GJvK<{(5RuBYC!(g7O+kqM=pI^jQ%TnY
Fr2owts;bWltpA}E8`NxQL9lKEi@IlwKDnB0thu!Dwu@A39<~4UPwJpg`(Q~Dfi8T)EW$5l|%O1YVgK2qoV5I3-0iEOW3`Ta|)<B
J|vV}&5UsP5a-wl1Na)+x82AD;6rS*g9s30BFJvx1N<pp`*NM};YP=H(s~|C2bUqAC}1jkRk<3zwvFLPCVOwnPj6m3(VJt%zg$>q
bQvMp41SMCo##+nTSo{d>l>*EG9(bBxe{V5O*V0WYFfMU{$9ENnl+8j^}LQKPw(C+Hmy>TSn0<7daVVGYkP0a%>$>tP`9VC0XbSe
dcf#NBg}zzW5iJUbeE?1_jKQwubJi9GtO!`zZVdh&39TGR?!Y?YNvr`q)$s!W})Xb86JbPhxK@d7=P;@!iVN&>GZJui^sfrP%-}@
l-A)b!RG$2Q$MgKBv(x<x%%7w2Hl%<;k4KR?;|3k-D>DRv`BWVH2~$ncFhNWf3#KOz-oH^o9H$l;cZ(a0D#}6dSr$qbVXA@+G7Lx
@TY_T+<X;I`+k9*LZ6e&5(^Rt73GgQj#a1R|ECroZy!Gk@*ZD*A?zPm+-ND!*Xd6)`1l6N?w!70(d%|Po%1SGsJw_Ee2CB{@(1qq
4A-F~d9F-+{QOi<jV)Kt(GJ}ryg?zVkcuaihm3tW)z2;Cvxk2omJXi~_B9jl7e|y=;jwRFWLr)ZtJ|L{x)zmZOvH+A?jR6|Zs@DP
AK@<RX}x^aH5B>2E$v~q<O9}NpMP%w$WLGi!P;mbJ5O(9zXA0jeo=o^ix7zO>N*3(FhUr3iS|xBI(!iIH34fB1xHNZk7}=rNF&WO
cKay7`1I4RqJ5iJT?N3o9*%*+Z?t%+!p?;*=WPfic94hwpE4Roz=2PrwmpC!93F%tmg&o(qvy_n`5ygK;ZKofkGtdbp7lX33mVEh
%yrHi3}?+MilQ(@Q9(qliYkH$0I?*37St7*otRWvwe?#8@A58>9sUp4W5^7Xz_KlzCJ0~QwT*#9BHStPmaxhkOAdcLKWPjPf0+(F
M2r1?uc)wgyI;cHq9MIU&(m&}6&)SG^|(XT8oT^}_Im&q>sh&n5VQhr7?a`Xo~V1hON(!}FFt~tI%bXAblRR$g{+00H71#7;O%S6
fc}}zbK=?O<ru3%FE6VijfqoLJu>-OH|eBrTe%LCRlM8N39fIAe+&TM7HKDjN#H~Md;WS;mgYX9^V`1F9Q*!eyd?+jfWlr;%d)ti
r4$j9NhUIM)ISa^<Vb0(%TG!Ede_O??po;c));)OoAa|t!`_hLkkY&T6vh~b*qlBIG;vMS-pzZP(SU2NvEXS?s_@kl-*tqvwI(Ik
Tnu|H_onLyAdqp~?vPeNz1_*TA%>kU`e)JT+aZ(YLUaUOGeN2{^T{yctn3MBFnq{n4qDUodmafp+NzJmTxU9>cBMr;zPhm6yE({v
(p#KMhxHIz0Jdm8Q|TGs7Hp8zEc^$XhS;-nla`P@^%>WVc0h4-l{)2l#`3ubHhD3$osvD5<pI^t6W`Ah!)$(XZ3*s!bD?B0p9Gt6
U>)aLdi@vC4}(Er=sT_R>C;5@NE{(Jbjrg?yL8X0A4J}$93@VYoTEj%7X4q(^xhl+>FDN95v$TdWH-OYY-o`49B0MfpH6P4SDuX!
7|rabbSEhHStlueP$z^BNloXW@WttM-wed{W)Z1q;{w;}g`tEH<d6a7>vnSArx)qQS%*P8Ztg$FBg5FM-Cjtc1X#|o6ylMWNjwn{
Hq=t5#(n&|D;{C{{XQCswPwO?9fSqtTL-I7A76(Ie9K%`IpLc|(=^an`YcpH@*i2hA1|ibY3i$t>|C$}>*5@Ex&q2Zv2Ni3xkF&@
0Cd$f5DRFtUjp*h2@lU?DKoG)En|9ss3FFaJdMb5+t6!aKEpyQ=<~75#{EA&e0`8|LzT`Fh4PbICr<1+w+9a!2`pvD@KqpEc`1~p
piEZlp>s1z4oYz&Ry7Wt!XSbpXIpkXrzV53JMSKI?5L;NrQlkkkAna7h^<_t{JXV!3(}*X!3it_$RLW5Lp-@F@3ZqZo1yAmCqgwn
s3UZPqyl8_6QYw7+J^gnjT@FH740An!p=^p1Vok!)z%zA;5)!unb`TCNwqcY_>_-Lm>X{G<7^t`TAQbb`y@nidKly59ch~N<c0JZ
Y7O+6Bj7mvks2M2!5{_l9*`Ocp{z>3nhj5_GWJ0J@h^{;o7VSiz2mo$k6M<94-0xout;|jK;m}6!Y<@uWo4p)^@yysC>E{4A4bqU
hE;6TG6<ZKyYwE1AS>sE?dVUIfj<Xu<Scg%?>Z$KH9H6#f%C9JcV*MFg6A(@ust4|U<EYu97g;&2&UnvGjx#!9CWZ05dyW5B<_|x
)lAx>Tel2FPP<J81=XUxZtmCK`%H{H5^gDA<F_;23%j;oK}{O%nZAIBXtAS9Ou|pdzZEns!8;O5Sr`KDD4qeYE*!aUeX8uL-vB}x
(_JV&OJ`BzMV#Y9ve9yg;2eh}5(v9-ua0_<>*08x;oR$V6Mij3nj)$(9(Qtw7vdHodoq~naff`Er`@=8I_&&@hI8cwUmp*Ra9T0O
l5yHxZYP91L9$U)1%?`jn7(%+Ub8?kYUTH=$nZt?<(Z(yDqK0L-aywtm{j>Es@K0KZt<kvyUyaG!1s2{McN6i8hQB-dB;p`oiAM3
44ld$<9}ZJu+fF-z&-LuJk`}EI|v*|z$z8?ur09nPq6yFVf97obmhqcSoJ{&#?Rdx>L>u<Lt^~u%BUI_$4A_J+;rGziE0)Z)!npr
By{cY4J3ndEo%gZ$R@wDz`L;n(F6j=o=XqO<7$eXyR~tUS&w1_<lP86LA?mwqubi5MD+sQzSTGcU_P6?0jf&%cZ!Z~W(7n;gUp0k
CtC`}#5g615`&fnDj9U!Jv--t#!$XO7>Iof!Wd5?C?ZZLt*RSR-PN=Xm#0bYs1@3RK?9CJA1}{nH#Fmp5a45+=v&*h$PX3qJ_86I
0Vp|+m=p}x1+iUsiw<@aJw)Elr{FYtAZb+5CL$^Bi0$x~fvFE+^*+N*>?jNa#o3W=a<;{-Q9WN35(%RZa=zqVmYgxN?KO@*?|(o%
g?Ogb!`Td(!|G&kB7>m=^kR-Iw0rx_<g(;g=9+0o<)ihYGBHM?YX~C@5C!NQZ?uk17O#<mfz@agUjW#I4unJeJU!Qet#06Te7+qT
uQD{(Li+?7$3iwQuAcV87Wej}YAy41n5k=3(mLtfY9JNl02abw?D;j&f=+n5j~`bJsvA!IM$ivO#{h(oL)W9lO!!dXJnpnPg?ISx
nKvxNE*&~uzMlS=b=ZAFM{F@sLZX9cR-r>bHr7_e6zhF9mxL*up2v_9K_s08{gd)Yua=H2u4?a**MK$-EJHQ0`PdQ{%4*R(;mt9M
2NPAy_ZTjjkt9mf9J4x&BtTGDmZuszd+;=QtL)PmTUIzltSr6>4IcT1ftx`UquRD%y#TFy$~-I7KpXq}wHF*{9f=kwvEa4g8pjmp
b#CebN(?Gti*0R>#$~z1yPFv@9x2);YgNn2ZEB79)In3l+Yl(p2L<cufqn|c)<q#}jmV(S&WB6i=#QYhRnHUDNq#U(A)OtB5D7Kl
yN)o*y|%C;x$u9Kl$8z4CG;bL4`~+2@cLf=cJNH!OTx}%i|W1c0BOSbY!W;1XBC}GkmOC_Xb7ciBw>%y=jv-?oe+EwLPR0~T{Yl!
I+rX+LvB4CQ%y7n=g<yrQ(MFr>34F@QHg9m3s(JuI^nOQ*Wc*?ioAB7UP<@Z4z`TudRSS|fVbI^BBfMZQq4tpy+W-Zu*9G{QZ9fb
6W{N?gpI~<<J8lUL%0#&mBX6!GxZ(w#hp$%s6SZL`Mb`23)Yp2j6$mNw^}i#G%>C?mq0ynN+)y31$M=0QSH7qHfNe~fd<oe0s#V&
Mtif%T2_yQH!*pptOJnQrsf{Eh4Z}Z6@p+z;K4Po;;J65?0e~INGFJKTbTvBQ&)#DwziZ9&`hSs8Ol}edQp=O%cH6jQIV`C2F~y4
mpi2gg&;m<3fWSRzU~~cTlBb=0-~4><_*orb|7`FDn(_0<Y4gMjai#=GEgC@j@67XTnX^I+u`!>4aU`~8Wb@}>S-f`%MA-aEGrn{
89RZwVBC!~27sIa({vGF_X%#gu-M{{M<RBzrfe~Lb$e?Otx_-BJtVTX#B5Y^YI9GsZ51<dH#TAgH9s0BLd25h!43#TPUDO<3Xvi8
PPL}Id|YXg6u)D=@FPjlvA{M3_tvm<0P@sTn0mGxVuODB>7MgUwzCwuG>vbyb!wL8T+``y<x4n{9lJU>(_8OJT1WZz$BNF+9d6ds
)U6v=ftdi*bCmZIG2AISR`K}#Mkp?IJLX);ArB*}c!936S|CXrhQ*hS1n3RqaA`*J6$g7bpm!-ih<|H5MA}$HqIIU>XuF}3+T{LA
_nOQ6_U+__OBl|Up7I3?4S0}%mX92Uk*o_AaC?QR0vg&TPni@O{2vyZ4hN?=5(A;QE(a0Aj5RTuwKjnwDxcK24QBm^H>fCt0e&P@
6BsWNM3r|tQnsO$sr33G?BP(b=x3<)-x^xh8v{W=gwVMhtAZ#@Nf8t;-{DaeQO9bI^R9TmA_fk18dJt?K#f-9TI(J5dMh{+If86@
Qm>=+7+B5)qqCe-zBlP-8?{Bo=?(kHGaZ_CYDJ#A>|44t_g1+Ix<4nYj6rnN8pa-*G%7ssI22}PX$z+HHnifh;oChUzH2RbXMV3%
v_`VsB&+a)b!Oh~8n{vXH2rkRz<c{g>iXHjCFfRq>XM71*FYem=D;}GS1_3ED;TAzqsEtZXN<uW_34RWO;9DTsRN4laU<bURLAFL
^E_XwyT(tFD8cf?Gxab7gs_&8M+u`rI2WDj*@j`)rAJmI76Z<hcAg(#@c4a?`aew8C04a^&O!IcGoHM3;^YtIc<%p2h{Y_zL47un
TK#fV)&yExBo4B=4^=~gF<g%262r=(m-Tpfmca8D4hbm`N-k%p<@MNSz2nzdzSF8D5Vn=Aa>fn5IT(<XL&r?LDINS@^ZM&*v@M(-
_Tt!ZXtk}c6EZD{!K!UdhELP-`}H0m8XW=I_95^mpncg5O+;<EAmD_;I9cpNb$UG>+Kg+~HKG0?$x>6b5>MtJ$(UpHWQV@6{I+%N
4O2t~+Y|)g3QJaxSSdRTx+1O9R^wI_GkBlf*1bP`_0Dvxzwd<W#uAWwq#KU7kD27;)H(QJdZ*XX&0g1P>3X-$s6Uh*G5Gu@=YWOd
XKCFSSD?$qX5&>;b_B*6#9O#0a)HeR8kde+ok)tomp`=8?B5ezDM%&ljwXgB-;IKe&F&_rDz2-2;uw*|3<{RvB7|5?1-mRTX<c90
9WPq%e-t!rRdlzlEVx=(SS4IW_QDJJy%U_aA=fo{to5W>xfM$tqn+WFe91{2AZJ6w9gn*%y<Z_-vU*o}4q4Tbbvr!$n6ZIvNF~6<
#j5L-G`)k)q(ow&Z;BC<zX2NTXu5_87d|hveoFn{)$e(eSoGLx(G`V4xc1O#giB;t6~MLdhO&huboW5Pp);x8{42bKgmdz~DuuY)
Un*uShM?&8ZBH9ezbDAO&ESAbTAhn$_>DBZ?`Lc{A4cm7pu7*sZ?D-Rbk+3mkURnCJwS0F!-sJ0xq_NuoDR*8h~r*!8Ex<{%*cH2
)AY)`iruy;)<&nhKFXpEsv5i?G-4wNA&wR{<6GojVB8+X0j6&G;SMCyyFIC3{>yA!)~u7hG?2>oeSvD2(K}p<K3s!0F>RI1Y+<TE
D46Dh$g+0TBnb)_NsPo6qP2*pdGM#>rUiu`L=U0Uj(Z#ohy@r?3JDJyEYmdNN_p};KMvjbU#Yv)?U7;*!^=;8kIEO*+1rtTLS2kG
{hC2+5G2%69%T$rw{PT6DYkp+;vTd%<%K{Os-}BrF;%wHjN*t&{~E|{GsgTSmY?sJbx2VAzXf7x1ZZpQhtt)V5pTItJl^|Fg_fjK
ug7Ik7l-8t_hTXbluQUgcTVNafT>}PW!%G|)cti~U}?h}D$(=VQENs$ou+}g)FLQ_^h5B{o~{fy(E?%B`bC+Ox!GsWSJIKVCTJi;
yYyPazRUPwrimdC{7H&+aRyF2Y~xy1>Zf2Awy|JG2Wr~cafYl>LAE?;ty<%{js=|^C;(OBL+C5b4GUjWUN4~*)K$%r@0j|Cn9@j~
NCYH5+W+(#1yA|uv<M)O2|EPDTp$H^<k0|-+I!b~@|NT2tG1vMD<Zc+4>%Am7r_?SOB?j4^fm`N9`W7;H!RZvDqhdGOBWAnK*rp#
Z1444A~z!2E_Paxw+<tR%Rf<Ze!E9NQ0TSM4%5Q5qs#M5VFq)r32ofdNM2(n44lyY`uO%-Rs8boLRM>ie~Fn^VFo?m=}3{j9uOns
6<k}rbtHBzOP_Jj@#pu<H$%ivj|RMPUjI)%x2KOorUXV@WCGB6bpgWh5#bs0L%O3%xdX_n4(ZascsizS96`?wAyiHa@VkUr@i1kD
X@>z9NvWa{!}1EyV}?`UK*~s4#7~XIB}W^(jt2yajCbfcK51SH3^CV!{<>Sk2MwlgMWJ)&Hyg=<yZRR;iaii|XXu2EugE&$eJbBc
&t>TX{f}g8+ob8zX>}K(>&S1_eR?pqz|%p)-KOV(^>1e!vDwKv8j@OyIrs43@D(iN6WCQwD@+u7-&;<oIMt7HwJ0P!>sAi-GnH*c
DNiv{<KxI*Oo5y&W6bS&UONe-p?f>*Pp-UMuvCnZsIJgpG#p9;C4{<+(cH4?Y~TbvsME6+(Hmorm;EdHhx;A8hX3{(-L=#9hjrrr
XRbzD?6N=23HN6W4MGWGLtBafWWj=$oBNCPD13Sk`~K1VlmAc^YM#)<u|r;1QvS;})2v_uh=8KNZ2l%HNsZm9845jkpPcW1_5VD^
cb)u{>?QIrhyR)dNsL&coPMwPUti<L=ug@F{<DscK8G7<*M_76WFUwv0w0Zld(}Slz4b!>VY#;5-kbBvvMEYKf=uAAMJMVtqWjFc
sSDUb9LPY9_P2W!*$S1AKDTu-pC4~O9nSvlM?l+P{GRckv0?njK!lkDePf`4Bkz4^|B;qCinG_4AFDbYnS}*?KDX>YL6MNK2t%E~
9q`yS8+Cb+$@tf+iu3#?KX9<--FDlE=lsjmD~ti&Ie2iTYSpq>`1VJKavJL$!}DWPn~slyH)P$!a6QmB?HlYZrmviC)w}YjCjw`u
M!tvsTz6qU%ncw;Klt;fDWnBO+F+Q2{U6WmZ-jK93sQ(9MNv~<1f73G0`p%Dmx?dopOeBUYRm6mH{q@v8+PI9)wlK`p5Go<_jNpV
s$qCJb~c5+jIcqpz1f(_>1uqKd5oF!SXFwph{?od5KuNPgK1cd#-&R3a7l`VLm7&jNx}zUJ;j()!=*FS_B1xn0G7b^xcqkdD`H0#
KuGyvKZzB8g<r(edcAkJA3puUwxK*lxPme5fi0$sid6*>SSkj;nvWf*HuhHAXS7)4f@wXpM^hDxy<NE6D5TdndJ+vNF9TaAo4aN2
$^becd&qErNDEPX0hvRg)JC@3Qdo`^8n{KazG18|33crn#$G=we~4oG7cucx9Cn`#5ns&S`SoR<K14HH^840&**1}XI+My?j~%S)
L$&W|W<)j(O%0}nzKptRK;V1$dTItwCK`byA7PR``&u9ztXe{Q5(V{k8z`x!zdt&EH2)Pxy@t^!|FI1UyM6rGE&oLnR5z1wv8v2T
4EwLT0qDXSM}r;;?fLPwMGYjEA<H}V`Nx+*NrObryPe&UIq^_L5v^1a*n5pg`Awe*tH3E8>9`gY^XAcGe;42^uwOhTZ4`4t!%EUD
V-*}io^0pu=hH_>Z<=hiky)ia2jB0&#mKmPULq4&azWrQ&d5P0Y430{TxS%sy*S*(n7>ySx&<1`%S?8aWqy&+5i8|zeG8c|0nt8r
>kS&N)3(lFbcU`0XDg*WP9s5a<Im=tmSZ*7NfpD*W%@CLV1!v*wFcdKiquJT{_CoxLAUA*M~nl>UUSjOlU1Dcc{5}p^rUvS(1tQ*
+jaB(nZ<l5Ytl~c_?sAbHnkiUr4c=qo`zc*OVmg#1W2gTtV5N-eUK8)2!s<}cLMtI9huHyl-BjKO6iJ<!E)c1IVR5*O^g$&XSEGP
b+ZfsR6xY2Om&n<B9UFZntk7qqm0tiyPw+&Kd(Mv!nSER<OZoKaSGShS@YMvZ@n9<p`?Vj+dX5eLPbJkAtyGju~|)ej`Pzte4UMk
LO5q2BUcaw2!RSb^wXTYv0@Dni>8EzDBffb4qQj5#t7Q!fpDCWr09^Qosu$XN%ugkCP0m*I7P_dE{}S+uX3acoKPX9FR0q(crSlX
mPcQaHH}Dys351k48^Uqi#&a^^Y3~6f7|@OyXHkOKawmj&$sqJweCMZEvTe@wQ@^sV7|9G|G`1#Kkglg0T24Za<wRr^ZS1P&$4#6
KdJ&wzu~LL2tA{Z>R<N#qKBomTz=c>`)sDblF5Pqkd+w`8EmB)M2mX~;otkjPhaUXkCVyusB;UJU;aJ+$3}mnt44MG`tDzsbA#@v
N=TZDLMWgkG=J09$^K5Ev~~Wo`Sq-q`EQTli1OR?h6FMCtu4PMcC$8}|8IAv$Rpp_YSri0_J$wg7xot1d=O!`sFV0&|494vk@$9w
EHW9nH_=oP9fS{Y6d|}4`HX@awm$dh-a3!?2j}qZ{(M91H37b(X6-E?uUAU)|G-~ikMgh0KWU+5pDOpDm*vvZ5CEbDEJA43VgS%M
ibDK;Ve224_i8&E)%rhYS<rmr3<wMZwS<s9M-4QVpcMYf<MVou5-iR8J_vtXOExrs`vc4StKpl`kl>%#12}f+T60z}sOUKXW&+|u
1F`!!gn8(Z@%G34bGCXB@9q;vkO&E<T<3qG_HcM)H_`0sDEae2$r1rDGOh?wd;m0X21Pm&cIlMV95rJtfsy)40o{(*WvEDC3rmY(
fbpu~shhOw4;!$lX@P2hfDx-)1Hee`XCtHm^N-8+{;yLAJxgjwpP=*<`m4`}&bV{X=qIYJRCyQ__D{-wT|Ah*0!{Mq_$K{-XJ7Uo
x}N*@`}oJ&^#i<e0;{(SG$3A}ASr;~@ZWgrR5uP49sVB|+|>~j)YMZ%lM8anE7s8_pIeLBFU_Xs_s3x{V-uzqF(qMGI>Z07Tbp}K
H-?3|42lk{>pDmJVB{ygedqW5&*q2Eb$;`J&E*fkfG0fX>eLRHj3j3V>&#PT?rLmKfAiMFghW|B1Qs7pk=kKZJ2R%V3B}^=mE8P&
b&&+m+-Yi32^L`L9htyCNHb~xOJMT#rj9t)*pIuFH#M<IT@P0KhNbw@wqHUueXU92g(2#oP`J?xRRgs-LdA>jSMP^%Gek5j<-~8K
HveqFybR6!>;44S4e}ShK!_6N{v~Z6Nw1%dWmy(<pI)Jw+m%~CFavY=mV!gKynWto%){yzY>r5KL^~xP2moC3^=VgrFbi%yCdV_^
(e>HBnWS0{Dk(~MHN`Vb-J#V@l(n>^fXp&km<sg@qO0yCFK6%_dj(bpp-*pm-nL$rYrZf4kK?}gvB?phJX14hl`9U{1J8-H)IPf`
SoPo6i{EwJ^yYiKZ7N%5ys?n*B3h<Fm|>LYHd1MdIvglE+735U$KVz9qRA$=JUALjS>b@SQ02YsI*EvFDmc+&l(FfCx6R6wcxIW6
8i%DdeF(G)^$4oniny4!b-MWB=U(^;$=7Am=0lQn@Jg4`lZG?%x()Y|g+xUZlN^V*Q1uT{lu)R3J+yQ0xjy{y#eV&`-y{L69qP#F
<UZ{j0bu|cCf1}mHtO3}E#xSBH1F;qp9HTJ=OB-M+kqrDWcVGYwyX|H{AHm3mQHm6bw!87t(8?1(mi*+2Yl@7OEf#vPlH$|B~<^L
r#{U;gQl`jl7jpfYAhwS4Y`cT3%GD@UZOE8DltBNpiPd?Z=p(cv*)U#;-zPWfD`lbtF0o%$vJVor*PQL8h3`2+hNrl(SL_t=tLa`
%AlGlUy1`do9D-mpSOA1c86amWzSZclj34v7{<jMg|2&8{Qu9diw;I}TavmTt#6jI8r0=Om&5{R&7$~DVmeFOF*R9U+1t1a8|!l$
NbZYfw`rT7l)9?A|J%(hG}S!2j^KJq_{4({5lI=H*47rMSlx>Yj-tb|;u+4!CLpLava<`|T;^(6D?oumwU$PA^>l391gELq;4r^f
h-1dw0n<uf9G!w7vy|9wqmKTX1h_bwq&Q@u?<Tbr_U0y;K6KA*R5p}xvv#FIu!{rQKW~}qxi#m+d?jNwIP4Ym@O#g3UbG(Eiu?Hw
07D8P6&yg>xG)0Z%to9&AbeXPcMgNemgXvYA9)Gi$$X%yJ^;fkJ)sUQRTJ!N*B-{?IO}x4(<g9S>*ee&`};k6xYn9hEQ%=#a&$>e
L-BW&>(!-Sn&`*cCtcCXEmc@8Nd%7fZ-76|(|GBR>;DQ0)M;9R={O0o0i1a0?R$KM<+m<*nzeYU0ke^UIVcX;!wUmrMr!i*ZvZ{M
U3wgPdv$%I>=qlF%_p*ax$oE9aCf9Zdow7W{vgq#QJ|EQ!G6GH)CAvN(Go%>l=^oMz9DUyR1)d>M{j3xg$N&;zkWKfVA5DK>7zpj
5YN<fDma@B>hcKz0=RWmC5~-@S(}$EZ}T|*@9IFtTu`uTH;ZWZ#XBy+nUN%L0p6UeFng%ELy{dK0i7aW@{~K}t|%j>f+4gN15}MA
pj?BJjMT7nh0TP5e759U2mE1pK<xkk+Azas10g#@04NhMU_`ff^1o+~d!mo`y@MB?E>S@4ivIuV^>z*(aR46QN39?{<8mV+F>MAp
Bu0e9nSITXb(ndS4{J8|?+wvGTvsb|H6nyUP)w*YvhBI%ML|R!It$`d$qpiAQfu}pEj5|LgJL}`2c|a7aw^w5&VR!5NowW9$RG!}
<R6LmKvZiZWatpP#x&nutF||G8(v>h&dDw%F=FL+N)7$znD^DVkC(M?4?DOrNlgqv=<Q!gh(+w>v!L=!TQp$mb?Xbyr;nhXD!qoO
QC{0fYMHcb_R80pC`;AC?TwVzmU^m*4ya*&2Y!%M&}nh=`(f=G?Rk*zqYMN~<tVVndD17ZchPA${r#wF_Dw>XY&hf^0VSNte|tk~
ZCSmdp|uEWx!;l)R~H0W9z~O;B_10yCxN{n>Np#2;l^z1J0CDbSY4d@z4XU7zKzG`EWqPo2U14tl}I@(Xd2N-njV5FN)cla0xDLe
povw8w7odd3SoNhGP3!;-@oJg_)V>{P2JR4jH~fA7=JArh0LG2o(vlL{tOM@C*h%kFK2SVqK;K+nv)(;PChh`ffWFOa?1fZlY_M^
M&d^?hi=$`3rUSjw}<ZeQY3&l7G^>AG(bfWVIr2$DpXP4d#RC8%8oq|l+ITuESd){RcdIaZgGT7K~$|H6iGu8-V6sQC7z=rVMz_+
=4?87b8vTo$Xe+FLsH4olu*Vpd)*?|TW59@HLc8rVvzYWX!FJ~fx9h~8gkQg(B|_dY1AIxW2P+QC2d`@`sVJsL(m-`<wxgPn|o|@
)!gYdX;NPimLehOxGt*v$B%%~B(Zc*0?$uTka)2M!%q@C+0??ejebKd3tLB|@RD|9_F?Gg*W;2??x(g=j_uEsO?LCT3f#kAC*p97
Md+7tGr{*@baNruB2YsFmDg&OjHJG=mCe2`ktVv~uhOw4-Gc8S2F;@GgVKv}A4W&g7bx%Rbpy~a=~rS^U8?CoYf8D*o*f=qHG*kP
H*C61(`?sHt{l@dAL?w~PH6D!M=~A?)^+44EZhbFaNiEk9{*pr)T+v(%y6_mjmLlh@LLU;4ymo@-_@H+ZEXhaB~3F!3B2#Ywgw%<
_%_@=-7Zd|NHT0=;&^pkOA{?dj0x9V`S=J72Y{{y0Ko$UYY0Ld1J=KDezit1>$YkGHTDqyifXNBS)t_IOIVkC!!(}R{B?E1m830W
wHrN38l@Xmngq{-6q{*m+~9G|OPU2(CAp^!8;U!?C6e)k+Vzh8&tA2-FL+Ar-6(U6Dd{@J(laI6Bcr@k-nf~TALonC%*3e53V{B|
^?%F1s`Jt3qo&m0+C6~D>GPM>o!Mqs82MBxPNz)P2HrR<tdOk4(>H0nvRSGNq&9|;UTIhhICxA+&XFR76oSbIu%mn32HCWS1B=>)
b>G3rb2wlIGdkc5&LTO8Ae##gLA95=T$0{xRv$Nsq?T-vBslZ4;G&~x=WHpjw!SWdq&RUOHn7AeH>U!mDq}TimWAaA%22Fdq+Ejl
D<Bq>?ob+%wYev9N(O_wCA@|=r2%d<nnMfXLx1e`o5Fs^2S{(A1wIV*U~N;~A?Ti!oNIjbgC{6fPPcX>Hi4!aW|_TNrg|Z?P~NW#
ZgD<h{YLJQ>bx*yh*;`qJU0%ALqIRh4!LdmtGZWq_6yQrdUVH4akZRa0!}wz=?mp__{AoTFT14w95=cWkJ3LwJ0)j0kx2toz(Wll
Sa7URUE1-NZbQOYefjnSY!~L8F;0AT)c$Rq6S{ADhr9#5+Ff<Yysp_04kD%q>=?+Wv##K5)DKn%s|`O#iK`~^!AN@A(^yK*$2Xn=
lWY_NcoZ0r^zk|0uu?wnl*F6Z{&gT)_(NO2ecx+c>NVMJr6Jh%BCHaM>rOEW3EL$>BGhdnLZpMeqPM1Mt!YDQq7Y&Uqpx*H`IF0{
oJ-opwkIAAE2$9s(XDC-Qznw_q180%d_W>)2tdB}`=PDqo}K)dA_%VM!`9Q?<s9qSgq1rNWmt-ZCg<Kyy1K@xmPrbV2|{m0hM!MA
2~h7efEzQ`^n4mGZ)Zw1lG+JimWg?iK)&jEN`+^iM0;7`nFdQ~1AtYippkg`1N#Lvwi`+qyU~;y5<%^1<)AR_8gFA_TqDOko#+En
M+h)A0pNd50bR>^e!4nNu9TgfsFs|4$g2P!;wAZ_de<+J<nHQ^#lUl>2CgV>bgHFcIslRn!<E^I>246{?wZ(bk9)+(cpw_ntstYt
;yAL23u|p?$~BguYEKHCGNv<w$Co;76xXV~1=Y*O{$7sG<l}hoA|fgb8SCBF^8+!l$_k-%A=)08M>)33U^v?;Dx`!6_No_f*Bjf<
hp+eLWI0I(^3iulJ`vnnl#hpZ$o7t9ZDEBV!50K_RtU1wRb8SQMdn&~Tx>+hk`Q9RqoHSux&oFIdn6m3_kb^^I=W(Xs2o|S5EINN
<ikL+`CoivLNXM5<9sxLwMXiCPjZT1E&fmCRqQ+W6E-!c3Bw0oLj#7=4OtO_1%Mu2<?kr49{-2-QU0}HI)*hMkg&b|@C)RSpOR0#
<J*n}qI{Z)xeBY@{k-V^k$$~T(L8X=yDUu+^ifqc85Sn4<RNStqe@!HpyR?QE!>=@#C5zu7^^pCoJ6)o<%cMDxA5Tek&B}*)G7C^
z$(_hg|QfX*@j0Fj1w6)^VaVX-Km|tYf~bk&>Z*?Ze6vtQMtWFCLZRDK!{l&k)bAqCh{1A_mf-yRMDkWA)%IW0sGh9j-B~h`ZS+T
y-sD7GhQZ&8a>8r=-AwHq&+@v(GN#S;%5gZOtNr>WfO$g(rh)o8SeKA0oM!#`KYTCDVe~?EpgecMb7fbhRH^~6GrXNmn^~LWx`Bz
(E#)G{xx)R&TOru#q_;9*Rbi`!O468nG;5I*g0*Obr9s#!39^At~ypYM!w0XWZxH%(X<U^`L_?)VbeW&-NdKS#Bu!H9pUnpc}@>V
URWefIGxEqE3=;P_i>Zqj-I<(<H2)Gwc>MgN{EszQ?2gzqd2W%5;xoX>+SW}CW8TNFu{S6*ubNPEIm4w?jHX{XPcoVzLFESmxt5n
*t;ahwtRyi%)^{hKoL?*?4hl&+}NswG4V%53cef~<(n6kva^8tWaZ}$4Y1vvpfLz=YGKjB3}SH`f}*7|(eLxOhH=J#(XAF(TInW&
4|u0;O)$c{y%~VCRW%IGMumoefnvbXnjdUP=dH*`hpzVG-sS5zZfk2=!0&AXWROsuQ`L)7YMSkh;wWJU8c+xA>PM>7)Dm*%cDS8j
_}714EUTA}(Y=eHLf^Tnk~Zl4ks>bL5JOabug6Up+>|0Vph5!>#ANX5tql3s<qbm<{J74Rj<m?o#rXCu!+uWT*^G#AQpn3DzFX&7
duu)PI@P+mHJQEa<q%@U5suHBHYAdM;o<Hk&}e}7U3FC3rrS-QP<(~i&vfxu+O6_lXCPhx(hfpT0DLGmohaR{fnYXA50`O>=sO)U
@aXJj)DXW%#aDQSp>{oMA6u-oD=h=KRxBJiJF1<c5`~SlE3PC@Lw9<k)?T(B)|b)_A^%S1-YqLTMk-m5F$0YGW_@{tI;s^@A>l#z
0WSCAMfTm~4=eCE@!Mqe5n88dXCG)Bb2^1(>>S9v(zD^3Ai;a~-W}X;2zHkDdS+g|Y3lJ;7Kec|_TZ>)M$=*)jI@$0{V|Nu`*~+N
mhK|CO;sVG)=|m^BQ&{Aw|8fqO}rH1K$D1)cqW9J(u6cMfT$xb!NKFs>?lQ!?}tODhmY6t`wy=BZny`^K|enrNdS!&!+yW6u&fNI
iFuO+#Q9z+JMVRzGtb}rIdh%uJU@@-cI(6SqLD<1gB5}GL5ciua!H~lDoR46B7e{Md3XP>Ge4;QeD0mkXDt4n<m9RRe(a?wDIL^*
gn#ybqx=i|dVV;5e?O!1Ou~X7`TEoP{a&i|C~(MxLcNmGP&x8(57n#`{lLg3>(`62K<gKXM?j>o_G|_R=z}Dn8aA!@=~VTV%YC+f
XYe2XHU5vo{oRJ)>Nx!o>G*nPXBWYc^Fr_XKED~|sCwUw{%^=X;Bwsb5(m4$Js%I!90_k=EI9`jVIQ&Ud1v*0mG%r~qRcURzvuYN
FpId8m*nzZ_;FLC$o^R8hCG8`=l3bzD5p^G)*lU%ua7*}8}|wMm&Es{Bk5n%%Kk<5QF?5F?@_WJsg;)B_A_oT`{>pmlMI3WUGC{*
bQot(<n6~ryUMLfi9E^>!_61NGzUM_&HYpOPaloLjQ&QrTRH@tlQ}7npYZvMevPDBM3!+_VpD{ksjWZ|7v_xHg-84;*NvI0o=)y|
JcXVapS1L<rW`>Spo%O^)QCDmwv~~p688L1Rii)C`+o_2Q=e%K(1lh0`Sr1j>FHM0udsnFPD9>Y*WH@q(!|Y1{QdJaealpeIESCN
j@)!}$aShRdw<FX=R4q6M_Nk9Lx)Yd2o@IF91jL8Kfmdoa1bWuzBl~j@`JJiVx{h#q1CC#+l4(ZGwbA3MSpYeZjZ9oo{=DbyeO2o
VG^ilc58-<D-&Gfr@M)W-fT#~)+3CWbM3b#&foKe4*!tT$?0$WiN+bb&Y@L-`D?IpbS&fjHxy=J!y|zjH}4-1xZzOSli)Q$7>-q`
fQLhipMU1f^c9j2h3=f{n9OD!B`ULZcGlZE*zQFF2pHNHCN}$iMn3pFgQ|K5sEi4EN*5!J_|ON!ZNb$S5r={TNPGtKXz~(!?0X)E
UZ8LXafJ@6e>KSI0BVs#N4-^7nh(C~Q2eCxer-`k1bc*`@>F%Uf3EAwt%m6v?pOVatPOZyY!}(tm`+!cU?}>&pJudAf_#&==4J08
&V8>9q3A^LWx(!Uhy~whc#;yDBH|28af-lTDOBIZ2WEo8_0q6AOb|7p_9wKsay3oi9xpAQd$t>Wcxf+boKhMg+>k_&jW}>s0Foh6
pfIsu1Bn?qMPj{cdt(-$_9|Qz^A`t5F%j(VqmN7wLLdZ)5j@0&3#aTg*Xg?^EFy%%qFIbmX_FB=d0=~!cRY8kb#Cs<1xwkz!&c(3
wz27|0o|{J0o>z#BJ+g}LA;qOMIZ@E>~nOj>uyjXvp0~4e2|nO^%Q^#0lS+(nVc4@5aCzFc1j>L{5~nM0y{ZODmrj7yd7wz+~a`1
tYi^7eh$Qer?0-Y!0bqD=>RxjP%WGxgAeHVtM>6^4rxC#Hibj>u&#Hf;l(w&K~1t10|eBx^BbbG6@?^4JNNGpfB3(XTujnX#SuwC
9Aad(Ra8i@L|=<H9Rk`FVhCGsv`6lL%d2kaV78WGri!R5oSoCHK;%tSbHiU|jgw%S8IJEybkKluI=J+Vnd{M?G4Jx4@#`$vBj7b5
lHh*4fooy)e{hQ7zsu!L-#)<eKB^u3rABu?rBpd;ikT15mU=A|Lq|jL(el_1$1Ao#`Nkf^CehU|CY|7~z%Yly(Pt4jdy8iQn&1r$
d&2(Ue$etO`V5K#{b05@u0v4{Dwt{qU)nW_L%*ds(tYSpZwkP36pj!H0nNu~klMgd2xLbfM&rVQTZkblwqd<)J4nE0WsJ6ZWM47t
#1QDw@HHRpulNfe#gKN<Mvd+)BPdDF&RP4=ZLh~c0B$*Vi|R$_Q)mF#h3uLT&6|)ZNbA@e@A;ve-pD#&y#KfF&(-_?N9gtSLBgpX
WDrOcsrv)@57bBXl6JE*Y4y0<@(HC=Fkqas1@}lA9gvB)ZnX?yuMT<M{zouA?e+XS3Wha;6utR+^fu28%#NRr9pfqF6ds&9&*Qn)
q7}iqUq3y)MMR4PiNo4=PCx4JFC*@S2H|v|JV7$bB`FP;B9z_FX>-G6u<3zlX$etu?mA3~*Fpr-G2fCoA938%y13ZdEkLN+3_dXW
J^!Qov?-i`@MUFm`QCeVKc+*%GR=b-iAtzw`mo9U_Qdfm7^^Z|uhNFSuH60<C+JVHKUz=W<ELTZSWxaV!{Fh|0$o$aJYkba9_NtV
bn}4%_6?qE@JJmO)2+(P0dtBV{9VJKwS6E!Y=IjdGRqFR53pEJlE%*gpVz$@Ibcq^-O(OCZYT$q{=Ki#Yw@8?ySELGef+_oQ}mb^
6rUHw=tpj;ffp-^DU^$1?99XbbOHxpx3M5-&3tEe8l%I1hM3xgCj~}z{umk-QHZb4W)#8*5Y6Mg`G%+T)Npl?mkd3O!*XmgcguaZ
`~L0)I>|#Q9*RC%E2DP=@B69i&tw03e^*CeZ4Md#3=TJ=GVufwxP4>oBk%-%zv-si9z##0N1ieBMIKz%1cIOFFuD7wN=vDm)k^2^
#?m0RXmID~&=%7^`_u)U_+hmyva~vlCm5R6Cc0MI2NbsrE;-JG9sS&W-;O{&A^B1t)#(Yzd+AadPLtjCu*Vq7$^*FoISoXb3=o~u
w3(l?k6WB}=gp0XV=Lw#<K4LIb{_NlQ}9#vO*IwWhZ@F?AZ;ErXc!;a^qyKfJ%781h<&+s%O&(ZAWYy8KROZhM^4pZ8UXF=XR2xm
Oc(_mf%!x*P3D7p_&{-ee~5t$T0rbx_(hY4c3VF?eZLgV^V8Mr4cKq+Z=37i^o88tIO|=|=kEERPQzsXIRl^s5I%52Fgt<d!xIC8
Z*&9FeWJwmye7_tc7fA5FR%5S&WGWd;_J9OI{LoH=|Uocld{70oyl8Eygp3~Pqqa<0I>Zt>@NQZ_mPf-Soqu~a8Uq2g>o|>kTrJr
CgKIea%bxz<c0y*weYiKo$n}dUaSu8`bvr~rQ0PA)15ve>fh}8rkyAbDP-8ZQT2a)2B+lqwf@#-_usSEPP^viC-XtZ+O5~wpodr_
5+5H;;vGd4(d^$`ua^415e_;ERO}w`GQve0Y5ar3*xMk3F`{@0q0nKq#X9ittu&)i*chx#2k=HM3=s$=>D}vr0`<C0asr9W*T2*N
5=b1j^+RO2kVB+0Xyf%h(11j0Y+0Rf+1@U$%0hZLK_dnR4*hD<43z`CX6`4`zaz%w%d`%FY(RAR-O2O!cKr|E{mRQcwksQKE(y>S
AINucJ#rATfPp<%raj)#uCZZd3GoO|fQn~$pW#-YQ68qo=A;r45a@#3iiRkX6d$nY{=Yb-byV<PW0v~B(>A^uNEsrm7)W8Hvwwkh
A&EX;4xLCOP3REceYAK?RcWbjzP~H*9}v26R$?=5_<vJ#A1|<IC^^&+cv#vR2{NI=1cC_=hybz!m(Dx;H@WI;H})(~gWZUY<2}F!
5Il#T<qqblZ;<Y_%rVmu+V$^BdA(`lHm?HRgMjzpQuX&Ad28HvE!g0D`{+D}a_QN@hj<t*`bTinaXsU}_PkyGNbO$E;T}D%{q$YO
Vi<djp1~)Z&;hrSZqcb8J&eLUM*BYUFi3r$P5|_0zJUlW&?17jn~~x3_}e=9j?lsbgdBkwX3(=2^#J~R0pE0oeJO6`MX$-r9SHRF
(;FcCI=I&Tj&|*F%AKP?K*9sEICUY1rnF|{Nd&Q{S~WI8_y7uqaMNS23SW-uGtvAjd0v58f#dm~U#zbQ&=^ja#_gTuLJ>DhH)wIp
u<qw;bk+74WLT6ra2VWl9FEs!7ac#3^dFny{Hq_Rx4J)@*~fzhU<c?%{x(ihPY1k`L9g&?k#D>fV8g#<;D1+_X9gJpS%Bf;#r6O>
_|xtD_WYv%oF+vU{y_)3JOc|Ov8*dULC^M8m_7v(CeS}oakKfq!1PYKOuxwRccsTV^2s%>G8QNF_`X=mh<TBa3<4M*AlUT&sx`<b
hB<v&2isayeGswE&|=1V+Jiu=K>)D86IxKGriP3FAJ9Lu0xydk`CL=<kH`2IwUFjWf*V&xiI5-<&_sKXp_ZcmKjTQpGq0~*_;=4z
2F02zl~4uGk8_`2eY<YnAhD>|^vKVNo;L)K^ZmRZ*{ya!Ko=o_<U$%24roJBA4e0W1(#V7Ao9<r;`%_48$!$@pS*o>S7!Kp-&WLT
kIMtUo<Z{M*xSx2Ip0)1=noklxeur8`yZ}M+t3nf7tb@gJdI=h=3<2*5c$V^9HhuH`g?Qh{aE%MuHKpGk58H3%|3|yp?rU*1w6d4
Q~AcDy&&a2*>wr$C-mP455^O2cpo`6Ao%{AeI%jmxAftW>Ej0_eN*e5Q}0Tv-7W+OCkDyBBfLvbj)tFzoqn%?wJL?GK0lLI=KL=Q
oPh2*l_Y$!AjDqJ6S+g`L+7t6i08q)xSHwj)%Y6Fq0ESOso&h3<kD-RAeJOPz7FJ;7a!J`d;aZRv@2$p79^`9C9`_&wco@JzL|Ol
T_3)oUOPnmk@|R#9u#jVJNh_q_`_SB?qAv0lHxV7o_2dZ9NOVr4eNR4@o)Do`|eU&t7dwLhXfJ`?H8mpIzbtI3ofIU>^M!Tiw6u@
nWD#G;b9`UERBj`LKt!5nazb^G6e@@WxTmo()wqox4X1^-iHRgIypV!XBj&SM%<H`DKes29XNv)o?2ROBaNuQSl%Qk#qJ`lK$8tn
SC=m3yDFrxs{%Rj!{<td%_k$Qvj-r!Nii2|d<VELd<7YsIw7GaCsG?2L7GnW+^(FIwuYP<o3@mrYV14R`ss_@p~c<B4vG${D!VWl
hPI&En1t{d$&9!XTJn!n=7dD(f{0pCRQu^^YK<bMe>fmR0pW2`>pi-R%`pJTC3m4W;bT$WFif}&B$gQKm)w%VrMypWdn9exm_p<R
2rM>=IivwUj0x`ZY*!S~s)jQL6b>@(DkGBR0aKlKm>^A+>h1$U<=&`Ug;#y|e)AFAWX~r^{@Qy@W}1v7XG;Y{RC3#|ZTEj^@Q!i*
In&GLZlB5@`$!sqFu9Ta6Ya0@0$?_zczeAn|6{YUZsNz~<oaLf&{y)I@F~+s0I(o`kBy^*x4+cP83Fr5fS6DY9$pUSKF#=8FlYe&
t?yX6uoMl)_MzUGCXU~t&+T_1CffTuy#68_m-6J{)j#;SARkg~eLqG4(hbkAw$bIVhxeaaV)EY)jhZn<;_y@h-Npzn%qoaQQT0jo
_~#xv*Vk=7&y1#n#!TZAx;e}B9P#;d#N|8(T;;0}$%x`LD{}?NZ#PWDu{#w%LIM6%tU$4Sw|1qJ(jB3bxtjgd+1=riq}e#M&l`37
9O}(5iYX40&QR%7qb&7G@BMZdI_j8*O;o5=DML)fV5>T|8bXM$Hulxfkr0PZ8@h_hgi>iSn1N2#vujUMs?8@&8<{JgyDe2>YK(ks
)!EJAt#y7m3YtRF-mchfJfz_i(s6~8A3mbx>s`aX`S`b?Q=uxR-Dy^pL|DG<jj?QM?pT({rKmH?|24(`HE{iONE{%VITYzM{?(pn
Ba#Y4fqp+^IqE6;D-t?8{oK`h^l`xO=0lPXW*=%gDb>MsLDCemBm{YyeRIl-jR05EFgtoFJ5`^IYDY3WA2h^)-a|=fBRgvB{}k7v
1a+&5Z4NG4r<t^6D)J(Dl_42!Bum7N-Py@{JOcsH<aI3q^u2B09_tD|I95P%=TaoM3c4#u4&)j*izXffQdUkmm-ycqGf{Ud^{osT
-LW6`*%ujS9>r7B(gJ>Lhl~&2I;qBgKMvR8_})7#hdIr6m7-9YxEmVjWxYhuj@qUXj5)PVn4tEu`akXT*F9cPb!6*SP1`Rzx%P+H
h3cgq5p;nG!W-?M)hc+GHsPr-p_nkyJK_DV%>s(0u1AKcm{1-8df%}-<a(hDLM-oX`?uX(wVg7<;Opk_&9|UzkRl=F=W*GGhN@zG
8SdR~net+iX%5e;&rQZ1c(Y1l+9|g~>fjzKXuWb(WxA+_kJU_k)$tcMsuzXdgw!O<;lS%C!9)==E+z8xCO6|u!nvhUAfygv1Cjov
bWKN0Zk@^ipopQ>#h8ak34|0W-@)0;^&^icaQnJ91byk;YFvtO>Yt}P)*HK>Lx==lS8@8L@41ucT6mt51F3`QbOc1ZRopug#iXb_
OY-_3Zc-DnJ_Wd@eT|Chp2Y59&ffj%gl1gs(YCwpOm%4hkZHpv9GOVgj^LBxhj!6xNcJA-WPe2R;TND<B3nWnB0tgE2<l+ohC`dF
AZl?6oJ~122QXUI*1j}~P_~ALMA}lG*HJ(cTb3mf<RA$?;-dKJ-%nMq!sL$J@2m`Awuq{%-40|qW48qHF8hP8KO4|Uo>zVnnv;lu
MWJv<Begisml3A4jx@Yb$85>g@*TH27cC%)3mc)vE=5a0yT+T#k9Hleb(8ItJ#^gZBKrgSEe(1U$AbMYQu24>rx<bChoKc9Si#Zz
Ubcq@xly~n3O1$P1dIjTxLhIC&7%7BzGjc#sS(EFNgk7Z--`NmIa2s>$`GLgbF3__A7e-qtW|VQOR0zxmv|FY6O5DzAlHk$ZJ%EJ
DK$)Z!@ggqt9X;WVlOwG&S?%0t?Lucj|PR!3_F(~x+ru``w;w1AC&@w4&loavJU(_J+jx3g>7f%WJhU!1PUZM(jB`92$ICQ?CSyn
9;kQZX=e{6bFY<bHKkj;=Bfdm_Hb`wt!KEfS@mr3>-nEZuL7ZScHHVBF#eM}S^D`QQzlEX6d*o*>&Ubd3SZ(}>U1yXx_+)E!)iwg
`-q_T5i~LDEr{NfpyygbWF>HS<q6tdbM<wsf;m~<snhs89+*MeluXX)5XkV%SdT+CHFQS9*zP@4aq{VxrQzAKkdn;xrUu!4Og7%Y
--<6T%M4+posB|$=aK#&U7x-D)WXzXKH`{@(1z^Ak3p=i$;O4<lJXeH*Zt{#)a@I`B!X4F|CQQ8BWWJ{Xgfpt0K6yV>nNg%DE-(8
uW3KQjAe8M$?U|?fJC9JaO7D8RI3zZSxX2THP$EljhP_~5>P{A@Mx0<6z%2CBE0x`myuz}juH^b?)keg(kAhbhv#A6st<R%fzU%o
VBTdVNbJBdWOpSDW4yL4jsq8*sBvf<W+O%#P-TXmmI11hzI4GVj<U>#c<{k>%%JC_G$LFEC@vU$O{_j<v}~LlCr|9^9rnJCXni^j
kfxiRu!ex>u%^296E#YRONJo0LYHm`ID?}UVpPEHGbMm!CPQKca3NA;nmVL$00ZT0hXBF1Qh~_P-ycfoo3Ia8b?Slo<d7qO&HDc(
zr)OS1|J>21Ka3-WAg76`A_H1sGpehU<YS$^tH@+xcF+7Lj82{=QJj((>TYraoe-c604-@;7zHotK+?R)KJs}TFM~6ZpiX+wwJ_P
jvfQ=$JG=j&?^?|UW->D=8#7i0$<@Yu8W_;n31m+px~}MDW-PQF|iP=<;K(bp&AUM%cS$h<2Sk*Og{*>D)Zk%CxAV?v-~dgBf0MX
=d5=f1Fkm@(1pr+^BdBJMCsmF>+E+e;q+HI%=W}-kFy!acO}5w%4C^p^vaSntzNEyIW44|+V+{`vaw29&E2fQrlOe?%_u9`j~$+M
tWk&+Q#<2I&?`QKf;D$Gr6cPepF5E5?wF5R37vqDdu8;(>;<>XrvVnX_EGD_1VxDO98t1O_4|!=Z?mSl^Bw0cufOo{eu&QRH2lFA
@;XYFv;C?i`!C<)|8tH!An3;Wz!HU_0;CAx)VQ%hMG-z*^M^ZmgoN;X5Ya2QiT<}_)4IVm75-fPUr8=;981|O=zo5JVqBGVf6)xZ
!%{IAD&#Z^s7vg@^-7s8(krxN3ThQQ;)s^k2o<QvHh}_x9aK4GWJO3(7D!G2j-7^UuRgo=|E+)q5I^&j42G5n)QTAj>S<F6QYCT>
CWO=mK)o@s!g?hS{*)JYj^M|Kc|H>C8^~PH%MBrtCZRN%qH2)Uuk>c*T^A=)-r^r^eq#yx0Ec(h#)JbTdb!|zJRGA`jfISo%pg)I
h<@(iHXP(ZPDKTx!-rzu=b<*(P#k&JmXn;Nuq5oE9XWzU2ARZM=d9AxkaQ)cmX*s@VI!gvf~g`$AYiqIDC!c0Xj&0XLS&#7OGrFG
hR~XXH6n&ckpTj_Oa$N&0P~F}l>u<O1Cxl>P<C>niTc4C!b2v<lPSqcF(4u}p#cO_P7Ea%B||f93#NuOIY~`349KLyxz2!U+HkJQ
35Cg(1ZM;&<U~i!$fdCAfz_odaP?t8`|rD5ta5%&o_$A;w0t<7ldzKEqmz7m#|h_dO~=jpykEPYIY6szRs>fEp`dcq8h|uN>QSPS
k;n-GR59thwmKOK$U}C)VZ#Z%&^SnK(;+RSJEsUNA<nD-#}Hj7C<hM2B7hxbsaYlni6C&nIYKn6k`$XlnFK-&Dhh_vgMLNCig^N~
8bH&@w%AP!)?8F2YE%ud+W^iiI8CPCkjsTV=;sgXAC6n&?{bH|NOfo3*!}O%ZRcvgJCDtE&h}30ce|dnfcy83(|AM)%Q)fNeC!8k
IEQ#$<Pwdf;t_U-c;W=(jqWrUk}DE$z*284QV{9oOsuqtB291NAG-6l8H`E4mC%dV6Dr-M%ONo*I=nJ%BvLE|2&RzbP4MHB@0zGl
TpKRJ?Xjde*+BU`lZ}bnZ=4Ptej^Zb3#>XxosUp?I78&sD&@z&C66%3cNBz%2cX2@H;^fES9wk~iZ*3!A+(8*x`20;azNf*BY5Wl
s5Y7k8U=q2#O=B*xecz3E04|44BHx%pykU7MAU}PVwpTbWQb6a&0@$e9`{K$kyb^9&@S^JaEu1<k15}bN?o7>q$0Tp<R+lWR1drP
`XAFTtY_OFUp~I!?ztR<<Ix5KO;SPi=6>(b*S64hW(snZ%7@$g^Nr2*b$)|dFo5D-@BaPAp;QCYDEgpK$pW@OsS1Q7?s@75!~DI^
T%w<C|J!$We;lW^^U}>W`vPBt&JWs{W{`zl0jr=sV-7&7YB+}o#F*$<J>S24bMkUc7wJES+qzqF8yapWxav^w3t=^{hy7ot?V;K7
ImzKpzti~e{Xf%S!<E?BH|cBv96fyM7)Lt=U+BaS`k^vA>WKj14G6>w?ZhB#E{vOn31kjwP-J&XiV6HYg{sillh=|U5oc8KU;4e%
bD4KHpnCo6^7iYv<;N)vR3Lap3Lv3FL=Z(VkxhVqp0yj;l_(4kgNG-lAi_OD_V~O9xRN<~a35^|Z`u1lPwoE<Fdxdakzo34`;Pqj
vdN$n@O{1g{=-v)jz$Fk3@Z_khs!Yx%s`;`=WDBms0-BSdcdY`F`c%7a6y{At%MJ6W2hWWNZ=pn=VaZ}VX`xsW_K?xJhx^MN{YP@
P!Lvt!UyK?O~Jf;VuLUE#t4XjeM9|*d;3pbqcgA5n?1e<>($Z8&}nu>9<%fr5|@4NTS+3MH)e_}?GDs%*5h`UKG5BQ<UwGF!Vf%n
M&?*Zd_Y?bz<ZkP!omwx`wVYZk-0-*05HBpvcp3F{8;yB!dpOUOzLh#Bp_raNC6s@*wzIOgKFIAg+XjUadgY1S)#9}cY1T{KD=R@
>HS|3mf|4WjAtNtNY<Q<jhaC^yYM-cV~VSt4d`&!wb~O%ry|O6EY{L&Bh1@_Uz#as&=>(xZbLv`1RCq6O=!%UGdGZ|{W|9B%jV_w
XYRZY_2<j+KTMKAU<4r__u~?XxyWT6izY<hs9=Ajo|C%sr!M?E`=YEKzxepso#*fkbb;se*m>t>Et^<Q{f`Xa=JU~@Ai9x)AO%DP
B#6P=3leju!GI$V%lY5o{6B|YoSk(>SV)Dr`e0}Xu9bca!7&J0XI(YKP|#m)8umuny7z=g4%y+S2??aA?~Sx35`@G+RN|>7PIJ+u
UlJYi(V%dc5fo5I1wr~e<B{eO9aYd!)CQeJ4KyPTv8*mp=cfMZb;VHBfh{<n%>oJb`;5H7@5eCGbG^e4#G$%vhI}8nW#bT#L6}Dl
0^Bb!X6RJx(d!H<^c<~FH2%$h>k;`t*N-2QE0vyLYXF8tu12(;fZ&96anpw?e;kqQAHV#Gc}{lkBv_w_U<dHX_m*p+{nWOH{_LKu
1$hjo{A~~EXep!)V>>lgMV`oJ^^>Z6P}I?E4#!q?qNayPkN&o3Bd3O)a6yjp>3-fxLRGOJ_o40XP;!DOf%q!}{9pwpj+vVPF&zJl
e9;cGQQG0P%yu9I!bC!Z0C1WWJ>pnQoF48s>y<E0QsI~!$Pq7Bh8%*3h!3F-?dWp*J9}owwe}?6=q%~@bNauRLZvt*wF2)fKN2K~
f{*0?SFeaDV70c2%23vM<xpoOA!qBme<!97SEe4H2|IoM<=g4}`HG;Rj91RjUrSiV8cR~vdj?_uUcOr2vTkF!ZsSOdWP)m$|E~D3
NX(?89ADIJ;IlGwJgL4M8S&!77<*hyl(PM{5}}7O&)P%&zmbPie0{R%h_mc8{M4hLW|%cRb<X$goJbk-{;h92RJ6ntEhX&4JpBJ=
{-6E(f5{k8gi?Ov{-5Rl*U{*$@i6=!)@^HP$KZ$fxBmZg5&<EbG5bI1{?Cuv3jw=-mNNtV12(PmSNwnSau~v(eLVjJKKoDbHDGx4
^8!SN_K-utK7{6WKlBb1bD93_%-I)&CD8!&N48(=rlI0*)$>2@hifTg|FH0ygHnI&COCZ0WXIyCBmZumb{2E(B|!hd;;X-BFpkc-
{~W^aB(Yp9s4Aaou^+%Iz<KuN)g~bW1JJ?GuYHZEZ?gpsP-c-f@=6<Y>FKHD1-Ebjbq4d)PkRHQC>(g20EneM&TG*6aRAY3r9z3!
!kQ+kh%+3T2-IMV3)pvE)8jAx<Vt)_on;du_V~wtBmN%?$nY?|xETC64`*d?L$(Y6vP2=*$Enr)VZ=7i9*qAJ^=n+V?hupl$8S)3
=fL?buMz4n-tKq;`D#zW2#Ikbo_mG6=84vzc8ToV;5Ju)4IHE=Pi8Z44{&aC<_dAp0O0q{f*Yvx7#2f+S^#u86LmO1C5ImEOBG{p
oAI{9rMJC>z$rG&DG>n>zOz9cyN#1bbQ7V$xvz9>b(jaqdvarRIg9Q!-@AqH0|?zZ0*`VXq9M=;9Ui}r{{nUSaBY^IB!_Z#p;-?z
UF$XXOBO>vFhAyhT4?`o@D3Fp(Fy&d?Nj|H+Ahnvta}&&B?yvlNA_3-_i%O}sZAaPhMgIN7=FY5kE`bQ{CoiS5mDvp`mQ618U5em
{<m(wll?!^+Vx)G8|584M|>ykjNm<5jzjH@{#w!}0|NopBIc?4_M4b%?JPJD#5Bo>c84T6%T2I+J<&L1g7!(U^~n%32fAONj>!5m
GVM8#wGbb#s7~(N#NADl|1RRG+q<)`ve>pY`Do^JKcfwPC;YxU0rL{~N>TeyL)0V|-Tp`Q`M)=@_dGD46N@LrW&ht_`|C`CyP#K#
U9E#>--J*shS)4DKSZt+z@6uxH1?J7zWASK@08$m`oCZG{?oYJ{6K2Q@`Hb!lu43b0x#{rJvN|nSIj+G#C^a;YfG^Q1e;;U{SK9E
c7B(@L0)30Y><E;K>kn!2mLN?6Mn|}ynUU&51;jDKQE`tr{KQTAGuU+0UM9@AMf`b1hglJ0nf-eJ%{9d&+p6xF^3X|WcpLl^ppbQ
O$O+Se&dWG%e%SM-P_B_D1lar6I~zXDgp&;Lp}TUeh!Q~-^GV-27sPmdJ<_n_wH=dBLMFqx%|QCQA5!=f@h3@<ka3Dx-zCbp;$0r
9zV_5sGTE!xc{z$^5u!n<v~6nF4IfivO@T(eC2c;LD!KuQRB;X(d56h+mqAEzi^nGk^$uT<tpGt=yhiib3UVB?C8UtF#i9e>+jp)
eO?c6hi=54iC6T(nh(>9uh*c-51)OG&16>v2PrT9*;8MgzlKvtfT6j>6Pz2Z7)7Omz~nfm>m)tbNc|h+ekC4xu6TdX{qG;2{{nu*
FwH;SheMxt8VcP}SN#EeSa<0kod2Y><Z-w8)yrfh#deB)b9sd~n-Z(7Ty}6`u-DbGhLdjzC(sAn?=Nvl<fiy3IP+yKfq$c!{r-RJ
{v4fM8~}sg`hV!`-;+U>SYx|@`+xE&13xZ*yZycY%=~`D{ge33`tuLpVp3$kvUNYM%a;1ln!7AZLmFB|s-pybUnOxDwi<W;nY-#>
xw=yz#XBePW|RCqzmGbMRvnQLIO7aD5L0Mw%CfMmQ%U^EionX={ITEY?>}kFdE)T+I!TT-d$K_I$@B5P5Ex%yR0g@6m)!Lyd{IX(
Fx0e^kqRk8sWSrtxAkko{qydYL*eoAdS+%KFfud?NiudkLE;Q5c=hTY(Koe3okm!UKcG&&hk4b9V1d)5kx~><c<%q9(f!X~Q`P@(
KCiypu<=ap^k#W@;_d`QKh1fm{C|}?y*-w=g))t`om>&oOA!?rt}a!}Gn~<6NnFq<;gjC)cyb*}kq*Ksln6u-&J|*pE7bNvYgMaF
!d3^aNmDHY`Mn41#f5kR2cYl2j7qn8R+f?gbZ}w=YLh&oThqS%ARdTV4Af;0V&H~A$aRt(5JRDaz~JD(@-%c#L^2F1N?9xpWwk<V
{h#^#^ndt|Yw-RD`%Srx{o#LSFQR^Nhwl&ky<f-i@#E_}d}J^kmWOf%ypNiC`VX7!4<SOO6_F)kGLN~Z$K9Vjnoo!MRdsY`Plom|
aZv?-6GyodN`GX;&dDMmyEGjy6@4BgIs@dGxFJ?C|LQG!l<8+KGbzk1U?Un?sql+bQm1{G643dJ+7XMAc+Rgp(d*peHN8Vu;eJ+W
DmSu=Nl=wNbh?$nXM*JG2i>fN;<L-`_hvjQAu^h4{ntlvWGl4%UBc=<ZXVG4ccD4rd6PH1p7WaPsA;97S}Ur)5u;}rXdzssheo>L
Vbw2u4)ddwYUp=h{U#xJt32~wJHecpbzE5Qt|+EuXPoKzTIXH9;O_*)Z+Jra$IQYT<vz3{1dlX_XJ={wL4$COVzV)$lX`!6{`O}6
!QM8W8r&0<j<O0b2$t5e;pH?!YLN8_C0%!4Pw4k1Y>p;@KOky^Ny$*;;2?4nsnqbw-6=L6J5PBS0Dk{U8eXvurQBcsR{)e%9Il5&
8DGVIt3DbPz1(gkb=CY~cx@kL#fZ&YxMp^}Hnn<vvw5e}vqKOvK4T4O(mHIxvvsbg71A>GWsc1j>zNTWh#}midSWYJk^b_1Y&_T)
<PwlDSPX=_V@1B7dYbsnUB^TkEEmX)mHJSFqvn_#2M1xrRo5zQsxWuI<HL}@j1(pZQGVTza}Ri)h<;<*C$ImZ;mSQ{r>mHrlUmXT
r8|eay%*HLhU3<!v|We5>kf!^k|!j0CG{O*c#OT>&!iq&q|bIgr2Bs!4i2Z_KA(G?p`IFzn_5e5N6`p*90+2*i4N|_HnUf>Y&@TE
<T-L3Grz$z@JmUE2!s&h`F0M;$mMc51ax@o@A4SWZp3bRr?s^Jd3D}*rfKf(^<nULcP>;o3TZ9CR%pX=$JB)xqUal?2Dz7Z;gbt^
xHY27XhIm2I=c6u?GAktaM*ypj~%@O&zSH*n0Y<^HSsr)(#{A15MbZXKacbeREpZc+ismV==(P1Q<YeUq`WO-O6($w@B{-Y!<h+X
gC%8PAC;BA&rWo-QNoU@>ZDMlF$`3Wjv6#pR+vcdWne5TLgW;a7)l6&0ME<Y8h)4dck?6Kcx;B^xTI~%P3a*K#{PO7$>VGtUxaH#
72h`zGAQ<nG~Dqch#XGMdBp_f)s4i7H4?2`IJKylKNEuo8NMkZYzS9(ZLGC$o{U1uwzHVhx^5gjv^IRHR<_u#ghiTF?THxc3@ACU
VUeX0WLx~)ez*E}T<~;=*(fU!4z}UMF=k@W12x+<aa~%|q)c5=3euctZYq}Na6_C*9p|R$J5IhVzMI^dN@QS2hlYq6g~N9H`$Kgs
J!nYJKK5YF3k?Ac3@cw;jKmfZo&8*}!w#P2s9r%Kl<4qt<{&}s^YvQ0T#~QySail{68(n7-#^*SaM`*+I!=kclhGvNksylRm9Tf_
7lm$=LNVmAb(4Tm6$TO<KYFhifc^!Zji0(H8BFeg`ac!1dn3Tpf`@Q&JPGPF9ck}4Ih~6UxG#5c8=bIo2qV&d@{`_Vzn|-m+&N#P
VAk6o7!SC}mM!xKLV;W4kKXN%>V}~L#h8iilm97^p;3x|gUjN}yAFm1iR$f1Hxk4OG9@ggMgvk1Occ2dD3b$h1|d=ZkySZZQzNgK
4_#V@%iiwAXl=w<!^a=f2~WanCO3cYrj2V1aWd6MSYfWr)OTWU6e}-xSop#nMD`51C~}%g9l3@ai9bYp{)^pw{xW14^4JO=Bzzqo
b)VMD)I^&=lk)-uf%CgU`%#aKfxp59Q9up^86U!|z+6~X*16f3Ab=m@%-x?%S6m>g=@0%+&uVxsc=`WtA?AP{K;y;lfIht#k8gV2
pVUr($F<Pz@SN}H)4V55uw{JY!-Y_URRHgD7TAgo#AwZj#aL0!e~~EBvx|_JPAD85s>;}Og`eSO$66`-r30fx3`bTBg0yK_qf8d8
ltg@=n&w0pi#Ug88;1e;ADREiC%@+M_V97FLhZSM*l)agIL))*Tvsj=_S>(tK=Md}T?B#FV~d2kB_Hv80DtWt*Dstd1qD$~1`#mH
7-fl>Dkpeeavr#<1fVd>DD}!;yB7@nKYnZ{_iy^M{zg`hGsbB++1SDc@A(Zp2!G|o4#)fx^#~Y((wVFM?9&P386}WV<HSEVrr+m)
Q^6hr4rtwC;s3~qw!wb~5bnDqI?coG(&yM{``^<pNA`XAFZ_SwZ>2|q1E2k|+Ca8^p(jB^5J}%}Q7XQcxbAZQcV{H~8l8~kpuddS
h{lSNQU(Jb_u7|Gb3Z})zn|vP9sO^G|EbpWSXQFo@Gr-;cRXWd0sKz$tNy%2(zg?IumhTEQK!rL%QXOY3DhcM<=^Z6I|x1N3*X$2
st-9YUcQA$>YT*uU%bK_Y;@(!KWX%WDgEse`nhARG(H|15ZfbRJ|^}=O=`y({Qv26@wW5DKaxiV%Z6{|_Md{E;qK&bdgSD5{Tg+z
6LahQV~89M_-Vzk%TFW^NChXnAik?<37`o@?AUw-`TPXn;TMwgP0mK)!eTr+YoUOg3EA1VZ@YkdW2{){dd}ykCm)spxxHB5@y_Ew
>;I{#NRkPppi&Wu5+6_NKexmoomBbuan-xyCz+Z5-a8vl=#xIQSihj`?Tvb?=>Pxxj7=YZ=5j(g-<j|E2jmy%AHSjUL-lcZeoy11
)wj^SQhg}{W(R^!1nQVFEdbl)4<-U2^R+_`N1))7UB_ACRtC(rVZO)vgH0dhn3!B=-Tt)v^j`ix=yemC+pqB`AoiYO9`FJXd__(@
*S+%e*1Vf<>-J;reST-K>{U-Q-~Kv2Umr@ZqqOFxyn4NvmHGW@C2!3jW=*cn#-NN5Dp$yWdtbg0^YJUh!y{h5lp8%Ipef^k$I`BW
RS-o6{&TmUPwx9j62!|+vYC3JtDwkkXj~x5QxlEtk<FUXbc>)#R|4m&PLqcv+6s3$An&8ze~235I^H@1<aMff54Xb2RDoM2V!pBX
67$?K2p+O0Og^MPM{k}ZYu@$qKDYfz3+QI1TcJ`+#Qv23Z+Q6m`lnflQ8rmL1t1md;QsgM@Hr-*N_+>~B0kh#*^2voBfL9V*T?tY
-e(@WS8#FO9^xL4_(RW@0q_^;;q|&Z$sNP2$8k>oBi5tvempi{J`Y>R0od+|r;*$AJx6Ckf~0-B{ekHHpAtj%DxWozgZ7sUCRzBN
ot=;HY4d%YPsE)09MsT=6aC0@RYSOZ-e1%1U$eM59ntJO&ad}k`j4RY;f7h5BO)XBRai=*PFk_Rq4Up?%FNn_1(?KXJjwR-t6K~6
!vLSSY*V-4LQdVu7JupgAC|VLuSJKSYtgH7MKW7NEt&Y3<%)XG^cbdx#zT}G#qp2meHrvCm>p+d&x!dzlQu8YE`HXJ*W+-~b(8ny
k?PKq1ft5KnN-Y#6iJWO`!IjQ{YKtuFYNN<pN#z|jmFoOXruZ}_?k3&e{t<l=I;U6hTb>N64-R@vPy~K;(Ag;V*nqRqr9o@qgU-0
6m`8!b1n_jl}LNpiP}gLm2jF9W!dP0``!Hpu;|PX<JfoM0csit<mt5<n|<-O4V(vb9QO^tZMAy)j<eT4_fNkMZ?hWS$fzXngV0bu
x3Kbkc@cSJMwm=Cyp!^iyd%$p;`NF2S|cTU`)>om*pF=OdX2hEK0hVW8_Um@x%Ya-VjiDr1<C|hEn%42u?dIBhz0>#NWi~8!0i*;
+HNvEo;|t^S#%gP3VkCu6j5fchQMQU%f3K8CtRV-owL`0Vq#SgLX0?+xn-t~vUOlj#Xd~;Cm;djAv^d!pP5<Y`x#~dh2(d>{a4!_
$ahrxsS-jKk~Hs6%pjN+Ag~~S-Jb8*(4q5lv+?xQeDyfZjF;piLd8Gzzw$o~9QoO?``tghOJh^l{TTOszvOF+3&J@Kbz;wk!Ko!{
gKm63(5J7_=n79<XWfb)NW>o{Tt2;I$RExVFSPWhf%jOP_i_6a=mD|WvXegELi!mUD|y`AbswD*zK^~`IK=0M5I8C#;Z<kyTQao1
!fbT;BW|!{AWYLV5a?kE1HuPw)ijP}naqy_`O46t`8so~+q=cWZw#YFs2Wm`q9dAeNOyFj^<B~%866+q!A_UwWer2OFzg|uSXL9f
RK!^f6(liCsE`U%k>d6YpT1%Ie{Qv>r!IPqj8LeG{Y}tln`YQl2w=m!volvnzb45HzOl$o|B1(?j92~MH*z{FeDTzYYo_6KmkV8C
bl;4UcE))F$qiWGM;I&sJ!piD!6eWTZ4G*p6F_yij20cif0a3qc6;@ws(8$AX0+`e&-EX~*D7Pz<{aIOWoUvw9>e^ff7j-spLY1E
{@=YL+U$<TPrERa>1KfPr(y=Q6rOYoIYh(tYxIx%dG>M3qn&5-ey@K&%iHbw^Ud8v+8Y%z;gPp9vhn>9MNj>bryRfC#5?7$W^>Jx
woo=Bu~n={H7XoMmeOD8c^a{jO2i-QMLVf2$E4F7rIr;<zsQ$El;nQ{SR)n$_3`%q544BbQ2gvTGX0P8eRdznP0BNfY}7QagD`M|
Qa)r-8oki=gn6FB!1BS|O$dL+aI&y5)QNW7=ZJzj?sOX2g$=?MHxG{Uz@E+B-R^BxMAZ~Ef+bjE9Kx(lp@B_JrXib~%a=?FCd`3k
(8;2dhX31kr;4DZCaEH;nkI7yfV(y0c5tt9rwE%H66_9yk?!cmgG9f-+pS>=nF*4%U@;xe3SH}`L{iYz3yy@xZLmRzUR_<`K$J%U
ip$Q!aW)6_CNc&@1hQI@LZVQPL8Zk=A<~#9cfd~W=B}OXG$_pszmHG@%0qqkLyMo~U`qOShAaAcpQV+Oi}iK*DSM)kt|hV%)Y~0m
isDMUuD86Jcby^YJ`9KF_|TK&S)=E6xHIH+clu7Ap!R1&&$|OksoqaqCbaTQg+4|FoEs~?FpCPDrHtX^ZP!N*?25En3N$KhN*$9y
!DeV7#^Eu?L5rgkyE#z`!Ya{JB><<F>-58aEYac}S@;lqVw0OiCAXKOTwaNXmsxtQHvsJo!e0Jh2LH)tk6P#gL=rGt4<-eS|A8LQ
q*K~ky(BHi0sVkLjD&1N1RNZ2Y<7)<?Fm2qc7BEJ6DEo;!Ns8M^&q<_o`OHrPXE?~jyvE6OEAc9fr=_}AMkhmePD#h$&3p+O|e!d
1yPUoT17_!WfghIk|~_%vcOGi6jeT^7e&B_>xxYNojIuk<=uh%HVoMA)df+1U_S2O=k8Bz(tDr}3z$!r#{7@>eg8rJ-M*M`3&HlO
2eGO8<UU-0KS=I7^`DBKYv0&?_&9&02Uv9j*oL?2>mTf-Sv>v6*J=J6NEceTDV}=37ev*mAZ?p$cb$TE`G@9wywm?!Q7*^8^qmOA
^XQUp9lgE9;c)L-$Fd)2`c)I5*cc<$7<LbX$_}XZTCzqX+g8Uly<Um!Vbp6X^H<iH_nb!@5kI$m1>BM?9^=*N?L)klgV1ipxi>&L
{WsiW)F5OqX>l$r0M(mdE(mrvA1SCKyc`hXSTOa7c<>*={%8>-p1j7GZBgC86(CQRf#1bEle^!=%6v%-4kri;1dym<IeT?wVAp5?
)Z)8rMnsep;s9`C!NQvW9ejqD-P;N3IR?Gl2UE;25BpEXME3hlc!B1@zRd&T6a^B%#H7HDhj@FEJWsAki0yqnM^;E^4*P^&)3naX
UZsWWP0vB4?NlGLUE)f^5|kTkk2O66_T7`2iRyvx@Yp>AcJ<-itVdyb9DB`<!0Lfui;m}3a?6NW5W;L5B7{RhWfPR~hmqfub3J2#
V8IKhp#G8o(GQ^S_<o<i^-DCxJvNWbS^nes$paxYyPD10<?WlCZ5SKs)`Bd^A;MJpNjb?9aSa4APXBco90{BVyP$)tXmqCMUf=5f
V(ywC@;_J7`NkiA&fn9v<i!Wxp!Ros#6Abj6JE<Gk8RUU{``etX^MiY6&^o7C`SDchJPn-2TY&64z<Y76Ht7_H_)E6=If8Y?Ef#R
*gvwqj6L4J*4$&>hx&lPAJ*vLJqg_jkBRx1h7Ta>T^%>sO^HMA#QiS{<Q$Od>E<7xKSBN&!~VI>Pm=q9fQr>mo+A0^^tNOVaRfHj
%r|ro(wA#CFeL)JM@I!I`Cs9qd^iL~Pu1w?q4L(j|9`vo8lAUDkw|?9*@iJ-Ybk)0liCeH!O31ny${g)dzJQm+27Nudpk4-j@>*#
@6E?@eoa_I!|J{g<PJrKxlay0?0|4U@H8e^$Udj$RzKuuG!jE-!|*<5_Hy&ppfD$|QW7WU!#;B__A&x(J?GZy5^0AUSO=VQC>ln9
Ek3_edjF%92F)9GRh>BpSdAjTzoMLwL!Y|Vfbxua)B#Q}7?>?mmi>u{0EYd4JHR9P>!{Qk>H0Pg#RAYFL`h(b<{=SPMAZ^+0&k%l
hDk++riC*VMMTwcZZ5C;y$|@3L(<3hkRCUMkhuq$z93{6ES=HY<W?I#+xrXs{k~t%l7E(uKpp1C_Ysr&8|(Xi{C@-A_!tKtH2*(G
>is7(fL@tSgEW&B8%#o*bNo2g$f=f{TB0#}rDC9eLRJilcBKJSF(9^FLK+l2PfuA@cuhvG&Mb92=iQI<b%_V+O(dP*d?fv@hqW}x
3*>d@A4UPu5AIOA&cnEp5jP~sX`+aNl%Xc?$0Ve7H#Hekt#>?fE)G{ih0NJPdDIoZT+}2(9&9~kD*ny@4TEUxp?aMo@q=qoD-v*%
7=usc(3&`Z^FO1Y>@nTw?|PoeYVcm;mo-1H_F#Fs!#3y6cDuEULQEgT20#fkJ!%1li2VDxh5#DczbF%*&VloW!7u`Wu_2(5!B~;b
LC)DnM=;}Ccu_@CXj9T?Jdf@i9rrmXf23496F@L-kAi=vC-2MbWkm&tsTLK4@hSTLz4C8rg>F+BaJ4b~Avq8DZ0T6f?P#$6>#*Qt
ES$FNx7bMo&59n|e3ILSW+_rBM!|$tCZK(wK!59qo4Q+b>DEb-(<bXeDyU~HlYBLh_LH^-;+<Z4IE>&aJ4Hp0q(3Ldc)Oa+%9rlf
p~nXlVnR_srZ^l9fbgAzxWwut(|CT9s(46#@8L5b!9Xd>D9!Z)&_DZrbi*!6{*c!n!#>;L`%wL+km`GXmXnAF;U*p1>RTZLQxWml
!Vc;C%@0Wfj$5ymF51IqNrZ+^jPI-y9e;9s=ZB4{&qCAX5U+v%^8b0x5^JD`9nE$h*G*v~&cjTBr|<iS3ZpR}uh#!Jxsdk#zt-(Y
MIzqdf&8f2lSzk<;WJ28ufow05tq#f`|(Jno|E=aT2L@mBslvDl~J48@|q+$1>molRsQAk?W~(cZdhkcoLX&cM9M(n3&zt-Ma+jz
PmG+o_HCkC)<=I?^}F19`d|~==zLb2X!Sbpnq?-zX{1nxEJUkAh>-_dw&z`B<}vF%-J?63uxrn*uUp@ICHjNFL*`$qvek}Pjzx2#
prgy^=P)3VK`I^iE)=VYV(Tj9!O2EKl#c>2z2{48Mc&VfAoW6C1tbgU(Ua_ti!XGVOx}7f0fq53VD$pvT8=m>A;{s@=B-yX*EK&b
`o6N-n#apCrH0KxFQw^S*H3nN2iIPe@W4xVKIUhuQ%b{mvybhUZdl|)qt<VEl$2hRJyp0Eb#hxmEh{!=RhdoG67`--Q@*;s^g8O$
;wNvL>(?~8>9xtw@rj(6L#Z0tr)IF~I8=<@73kG#(t*sSAj^e&ypjmxIsT?OB%Axo0vXx6?(E(_V?iV2>0US+QT$;O(<6HTxNCOv
_60CebO2w74IBZDm}lLc$Wh+fl1mZWYz9<;R0cP<WAxIVeIZzTKF;-J(K2X$JCj+n;_ygw5IK9uYr=S)O!}t*;3t!T)p>b3RyqaQ
$ms^mAIP1F_aq*JhtG-3?VH)bmHz+nX_9O#PHa8By*-BH3X<8_EdqHTM{Lk=?t3$;PXDvB+sNPe_UE41M}%CYFrUmQc5%M@g$cq<
QxD_Ex4L^}nU#oE;V{F{Xv3E}W4822vdMtPrCzk;Uw21&1!(7iJy@|xz2}YnjmVHqLIT|(yedn41qH*8ATr8<v;a|qiaz?=`3bj<
#e_J}=Q>3a2zGFL+%_T9lsgdM6%hmyMAmC@3r2=#VF}&W@H}}0ov<v;GLr#AkZ;Zh0ZyCZps@gt1UL2SieifQJ8~X#AemC*Pj|X~
x24UbIzcm!h;}aTd6MrF4)=GK>fS0nb{&@nk6+R9;dt7L*7Esjiu}uLjwPjw(LtG4BX_AM)`vcn#uaZ;=sCJ5xqx0M>YN@Wdg(~B
w*k>gzo3e~l6o1Czyi;8*j+-+7Jg;2I*pE{?bydhF+PblCLlWBkH_A1e@E*G`Z=UoG9~@Hm$47SYN<PHJ|^_(Zt3@1{B79-TEm(^
4q^HBALa*Ua0|qWIffiRwEgv^FxxwF#kQhlCZ25k_4$}ieuBs%-sjI&Wr49D_x+p|6nq^MNq^QSP2}*H4u?enZACXQBTvBjnt}5@
B@d&(_dpt>vxl?s^53c`J(SVG(Zl6Yt?n8+YO3+<{*&5m{pZ?zK6rdzsQQnG!&`iF<bJ*P<p!XmvWM#`CeDln1b?6SP|Hq_+hK^N
zDw<YlMxCeeW*EFzSx(r#gu)9G}Ju~l7&sqGb`%TL#^s<FyiE1u|mKVq!f@ZDlr)nDWIgp-QA>E)m*4*#$D@ISuUVzkj~HxnzSlN
T1PZo64?v8>W?Qa^5`EI3VF+lrl~rr3a{}W?`Jb`m^dZ&_V>4-_SAG@3lFt`M5LYF{WkKPjY4d|M1<-Y!^hQJdodfw%vL5&=5}R9
)3jw~13H}^S;#(ZkLjS6v-dSaZLUnrG7%Bb^7eM}Io$I0-Fx5Ey*eRvAk|^QU9do?#kq@uriu*h;REkG@O?wPr#lFv6SyZ7q=t>L
Lt{B4ZQZ3c<+q-}u)cDVp8{AtQQ|`wZl83gUu%X4_;wl}ObMwyP<pq=@qy%v`yTBNP_x|p>I)ACTMr^K?DzQceM6(wzQ}Y_QqdAq
?0M!1mKUN5F(h5jGC56{nFf0B^Yw=P6mj%(ZM(Me=J)+}a6!24z+iVKJr3rAjt<*|Ih|FII?+&!MLaTxV}qT+KfMadm-aRo({gan
9bti#G)^JmIs5!|G|zfmzQ+<M2J9;cb#}@Mbzq^sc%~W(xtq##m?pc=gq^zTbIx}Z@r2qfvdGBT(1c2cq~C*SZG)$02p!LNe#xQ`
9>?p&LCo<`XYRUR^~oTJyDut_<cpv+Y%@^mIGpce!NMEU+iz3XrGfv~**y(A1Ey<b<QD8C;A4UeA&GnfdlC)E*n@D6v$Xhk8xJ9n
It(uiaBOlm17vxaIKhZ2$OwkP4NL;gz;Xg56m)%FYWI**6#9$ULF<&;SihcSUh_@G4~h*4RY!YK;V<MLg(%05e#GqE{cwNu+Zhg|
v!FOg(9)mcAL{~>1G{4xKu?;G_b@B`EH2acaz^A02Eca_!5GMMjjrrhAit>zfr(nB8VVML3N{Q{BMK>`GLd)iRZK&2{zst?0n*G3
{C3^gkK!NU{vT}jevhW7%Kn`BeW>dcj_I2kx~73({dTV!HvGHc{J*dd97a#V)O;EY#vizcX+NA4kKKy+x8RuIe(-Ss-VyH#Al&vJ
%fS7F>~IgEeF@h7!cd}vgB_g&$pI(r9>c&y4H?=Hh)@OwtpN^ye_S52YKlzy{?p(F$f>>$VRDXHM4jNyl4w6{2YIKr^}}ZqN*l7D
l1&GR0rZT05J6t&XG$L5E6@`F6i{A9(lY}ljS?IQ4^MRDbQ1`9_1N5-PxkPCZezFa84YI}-TA~GNC*xa^C{G1jO^Pp4gg4Dd@s3o
RQ3Bf<Kdsv2G*zJxsngQ7sKY5ubsc$vV~#%w!Z&M6ZlN^dSU#CeB9rfm30Gt;MvPqco-Ol=zX5={C;Cc(i6@f9^QvSzee!f>T-?#
dwf4osMLQ%li%Cy{d!M-9}&&DupQ-@s0<KDAD9oqDH2=c@5^i2Ig&x4?PdADt$V*?)Bx3}`vGTS=u|hX*+&oLNO}OTAM}6UW6*vV
q_lY;b|0Yb1>EE4F!S!@Uyi{p9N~atCN|Metr?=WmO&$sCvC^`B1ZFZ03?8mlEjVJG{_Qj!0o4NM|<Vi(9lyr8#@md`hA#&)hht#
M4OU!e>Trerq}b=__%$kzWL`5X`n<sM7@Ic9pLoPo{Y(p>P*Cels23oiOb~+yqa5U0x&3%KBU_mM@%||n!%fG2drqc9=_IaOK8|b
^V9QM3DTbu&UMr1{9oU>1E72xBo5EHho8U4eQ(#^H`Sv_`}=n!15(Vvs>Oi*KlvVvJmc<gsJvtH{;$tpciL4i6}227<bQyzjqh;H
grUJgq7yP#mpLj%aa%>O)L<sUArHcSs2qhf2T#Goa96k?XJbR_AF_AfiT#;_hqhGh>XgtLCz&DS<R~1Y0NmcJ-Uzc?{@(NVo@9o;
Z-M10?qBi9a4vq1OU;8=NI#d`{++~<L;e&Nr~g3xNA!MM{K4vC;rzZwZn_&_eAzn~ZH0!(56Oi0^P#41|G(<Vr2Z7Y!Ms|9&-B35
5JW+WEQ_YZ6<{us#1z>Iiw?i&bN%__y<L=l<DmAB6kT8Y=+W&zk>%Ot+vRpg+5WjSn<{oDQ;>j;BGRm96+{+|FZ~R7y5{+;5@&$h
7wM~fo+5$Gfau*crMcB1{u;R*F*hQ%$33`lNy%9Hzu}W3;eI@s@_uM`=A83%_GZ~xr0Z6&U0c3aSJ3izKPwE%a%Kx@`SYU1Iq^-W
FDQ5KOcDw&4!`L`Y|`q=cWH+|X<9{Kw2{G)KG_v!nQFU4L3|jHEuv5TmNRxfHx-txQe3-MtZIdfP!|Lfp(p$0Q*~sO0bkwEr)OS5
wYg!jg8L>MNDf$PL6kMBX)A@oj#<R#puZQ>TH`dYR|)Ft7cwS92NAT=rnaQq*h-+<mv*J0>1t$?S?g3fW?W#62+3|K0tqy>)={AX
T|UW?m@fM~4sR@UO<vzMaL~2C{riN|Uv+7frcBSuzlQHh9Ff+o;%o)y0Hm&ZJ{~ksbQ8TztxE45EhM_4HshF%l&k^<)k8Aou)xPx
nL}Vn|6(WnQe(i3w}|FXL_J;3e{z1+={5S$np^KyJsXhtgosq^FbebfL)y==*BjN&1z6Jw_8qtyi0D8|Aj?WyA#3F3UsZ;CwbP!{
18K57|Jb2{1QwPzbO;qN9Co-z#R=g^o>KG?x8wY_*z|Vw=U%~05lkiKM|&^W7dX;pca`_E`?sQPG~4&34B3H*;Vwr%T-D2df!cqF
!1MIxqjvpBb!MwM{rzsVj#_4{*8A9_OJIu5(<Y%IPJ;*053AI41JDBLZ&*GRs^&S#|IRu1c%C{sbuN9zEcEaYPn=N_(?Jpxr{b|i
3Hq;pPThFbSB3%@kRXx((a>NSyRtmwntwk=|CfpBsDC{BMR&j{h)*+&KhM5~-KQ@vV|>1IzZ))-m%HZ4??a;qv*3a5O!wczgIx7|
`_HRT@Z4aa)O}sqr)0`00^p8#i{j#rT3E1_<%bObw0ng;%tMg?WQ_<I7!>)C2$%y1pxy)q=gkQtCv%+p=8ZpQ9Dn0ymUd6FPnN6{
2mb#q`kD~_SlnbY;H#V(Qh<h&(dMv@(erVmQH=w97UX6J)}4e@S6!d^zBkP6KQ+`eo@q*13Q92&gr!Oz*!Hd$eEkqmut~J{Vf)!x
C;DEuZyp7^i5w~YZd^d^qqx<qTkxD|RtpFOIb1fyxD2uae~MmUja|96e-_isjVWMB2H9SHol^*a%gU7jp%uwth{0LbuLG$GzI4L<
3s8-hcGPmmf@L#%sJ=S}K8<GVo+uaNPHu7y**Y*%y5W_%%PJgUd|l_Q@El|xY_i15)iCa|P&z$3wbMcPFu-Td&j-7<_j9p!P6YNk
XJ?;Zc6;li*Q3TyzvY%-(x536;(Rb&I>bIK#4$CeS(dWmxtT*F@=Ecr>-#C)s7uK?+%X~IlJZY~6=0@`=oxXG-u$5Qr4U%M2d#q1
4bD9Yb5?806s_UKOLZc^ki>N(reVMy(god>jmSio=hR9I5q0ZbAp0(`d)fH3BpaWMV9-{|ujj|t5?7R?9LzM#(1l7`rI2MHQKJ-M
u%l&}rhBywBO$I`zglvKM4C^dSYjxMr<*I)*VQ{^e(o$%WF|Rdt6dCH=5@^tQQerGHt+cF<FV0`#Z*r}QkwmA^y69Tixm2a<v)sa
emMeR@)7s{9sXNX55uo^8VF;(JU&Wy=A`?(v;7f(PG|n{f4}oROK>OqI-fU&zS%c@B{ZGhANN1w)&HgJ=Q;?es4wQ&Gyad%{b{5t
F*4O{g2ZCQRXxY-Ar~N?1r{ZWxY7iW)IVRtf&VX4_`)x~W3TOx$LA9qJ{|v7g0!#c9}PU}pwopn=i-;67$4L6`F>n-f9d~icKV0+
eAWJ;Ji9+s_fI~7htJvbgg&<X%kczt&t*2vKCX+Q9vl}RJ{5pJ=s<Alg@c2kfJ2eYj`;XeJ{aS~uV$D3I}KbO;nUsdySuBSrd$?)
>reEx^}k^MNg4q-1M;C$wHFPyd0vmx_xJLH!#3JqQ|aMdtHy!ZULZZ+@8Gjaa=h7PGL=`yC>@kTjX!22jEMcU7c)bte6r@bibI2O
TPq2gMD*vRiNUyz+mHJ|67;@}BIUT$AwmDudd*(-*xU5=((Zq%Xv6g0<%5Hj`61j}n$|cSY3h0YugSOH`9J;m?L9p>&U;X-4M*Aj
y#G%j#~(kAdlLEoyHWV|&UteGsA0a6e?RSiKkxtBl|_Wx`R2R!neV^87uE=Zf<A__NA9`HXnq`jb3b$*eJ^tZ84m=3o~!EJ+jZQC
cBI{_n|~mAen4~$!Tb8POPu~5zrXMIh0A6he0kq=A3d-1xtbA*D6Bw7^=Oy<zx7>!|Ewtk^8~<0<^K=6`)BX`i1w4%-La^&&>(?D
5!araoX!0?@1NuFIfL|6I__xJkyJi8OjHG!b(r7j@Z8^bcmigMT`~p%1R{z8A|k}JIpxDr9*Ax|ud_}$)&nsFn*UXt7GMXnZafzc
x8Ls4esIW<5B2<?yghz7@%HWP;phFmI}g92$C&%4^LBnY{N2MJas2`MbB@w}2VRik0ihhb5RcZsKzz7Wln5-wujZDP<cWVD*Z&`{
^?cj;THGlAsAgWfRe1j1zs}3{RkkCrod%3~aQ!b7>~ZP%$F{>#<0qUCnLYdae&~<>{un+L<EB6Q#xx$1nwNj|ihF$zvt0J`{W<*G
d;7KKbUkgtcx--N&renTd0scc$Ky`(1I+W`7X7jNw7z`t@bb4G?$W;uf8x4loe=+BkoI=h<mpY6K2$$F{!06FgWcVSBi5_a=@s?w
wMVbjTF{C0mTzedJk;qS$0I%7c+7L6<Db5p{$AX3{_c~0Xf1m^pOembjhDLp*?%gJEqPzD{$D!hJ_>>g<eEnK`f1(Wcljd@qIh`Y
>E4$1V}}4IeH>}~-taul9Qh7#-#Fv-e;htezrvSNjZL;D6^gCbzKqfT9PjP?9eepLp})yVRYD__MFF2-LE?o7UaoaMenVl{+Ii`R
_<L#cW%*QoY726~{|a*F9G%(HL&b6M&kAY34^$3(lIwW;x$^ut4&UkcKMXLPW942ZAdVfo-__rE(|5Pc)_xoZXNQB1%?CF6|7!9h
LppqPz@D}LM-mS%?jJsyKW2pY4%sL@o~<}(EI+)r8h-WkT2K5#|7W`w>FlTcTao+BAGeP)3#A-B-f8&$&-A`H=hw>~|M9b*SKG(o
ntmyLU4GL#>rPSY={`ArnDYIX5AnA?WIa0okImsv>j1Cp@92BD>(VsMK2H9@Ivjkqd>HSi;~e_azj@lh1Dl`eg>GCUr#x%->HP<C
NlW~B;C(dQ5vSqmy-1N_?hn`Z?)7=?`e)|+oavMD>)rl~=dX50uWfXAZ9YxEKWx<N!%ttPYn_I?y~X=}uRmuDk;bF^j9z5+bA?V*
@1M$9`Rzf^=I{5?+ogK$JX8IDFD~e{qx#N%90wg2eK+Z6#s2NK$p1A<dVJ5ur^9aU{vO^sU{?B#`Tf+c$K>yi&27Kpy7yFXjC#6z
{`bEjf7kLqUUNu_`&=lFQP0?K&b9u0?|nWvcNOWMWKZt=tIOkDMUQTL3;*eJ_;gZqkL4O4f*$Mq-Fy3a_fp#N{uT7^-;wLZ-{f2C
e&qvaUqA1D?_ciwx$ySmkMj8R_3(|qKWF8Bukif3{*LNx=i7X2Ytj8aZp!QIHNAS@+fUp7U1r1jPcI1no%f?{{XL&Q%RecPcYmq{
hlefr+W$?wjp=?d`j<{0->=KyJwW~5pHP0!jC$dIZav>&^W{&z-T!Sj$N77FA5YS!8lRu{)PC{V)DR1Q79;&X&3vyV!w?Ju=gb@F
>iWl@vYklx9dY?*6Q#syGNS@N`F~Qa=o{^}-Sww-TTB8@$yT5D9kOV?|HD@x$L+|B^ADes-TA+Vw?X~=ayxd{pyTcQ|Ae>G-P`B;
ymsTfcM1>)B6mUi;oUor%=QN8NoO)M?Qzhb@}sv*zaOn&uVf}SwLafh)$t!?zt_X){GHyK{++wD8++UFA^!pWzvADZejnNQ*Q{w}
T&)jinn&dSf0zAzf7#Q=+Wp@?SONb$5dWzJvyg}Z%zfkAZGUg`?Qix!)PDY4N7&*&k@`IU#QMJPXVBV@!}?rPWoqhwm*d_(E&2bz
9@_{0@5%Xe{*Nnszuo<ws(ihjpRDsS@okD8o!{Sq`+ncq`aa#cb{72~*R?ogf2S|->(<A&+lKuASC6y9L6iGFyX(vJo?GvJefB`V
c#K<6`r5Jdj~ixd`};46RWIcJ*5R%=Wz)3=Kk;w)nv8GUJ#|9)w%>O@VEx=ZFEM?s_YZe}nDun1^B4NOU**5Q&p&T^J>IXIKMv!+
|E)#HepvbbpS$(AVPV(m@!&1nsO!?*kv2n@zrBAV2Wb9FhXchw_Wx=g?Dn78>iK8e?dS17(dWZHy^To6$mp5lKEIB$BEH^We7cPN
l%f8UU1n53$ItS;Kfbhqf1N?P_Im!+2mE!UNfp@k56H9rl(FF1pyf9d>LPmBJ*uCTJ=+ex8S}2$j_T$IPHLnrc+>r90^PVef6pOI
7)KA=(^^n=*IyU+jCjycp4w}EE-!F3y*$wS$n71ot~~h7RV}J}1N&&TZPRzsNfV|h^U_Fa8y2^0JyzPGd|>ZeKN`N3wOoV0&!1h^
abOC)pmTz2_)NhfJS(U9_|yC|vLtv-umyWxu2g=B-^N6X3a9vZDUtkFcEZm{?{}`8xIb<Gj<)sxDpyNs-vdt=T(i>A9^aD#m?ed>
{0VHzeQ2$Ky;=_Z?{1~V29Id=z0SOM-aBVUkwe$pI@5i&*8rZy!hhd?>-^o5>$Y{-bLk88{QbSx{lmhP*93f_hWca7I7iHH>G>p5
i1Cyl+p>{jL6OZr*#DN?x;HOAKU-#b+tdD?J;k_M+>7%496nPy9j4m!-KiNeJfoC!GoIyh?>6T)4*I>KZ?BM+vJ|Xx;C;GzW*f+(
>e1*vM(e2gJ~Q2$pA2)O^qo~}YOS>4)=u#A@?J*saoOELb{?+f-L8ARzFs<5c3fi+J9&;1!<OAI>g&nx-u>J=cxn+kU$kx8iRG`f
de67`cP1UAcK?qdalq}e55#eJgFxU$<FmfLA~!-M+;K;@cjGPR+1uPXHTYYX)y)n~>gUsqvrQoKPs^``e+WAY4&3hq*VCLnAEyo;
Z(1ADLOicTa-xHU^g9awXT1g=1A=t%+T1<<9}BncEr?zP9YiS}9uypUU?uwdhwS6b_*BRR+quMeQO8k78+x|KjI+MN-ZxeJUU8Qs
6N1h7mW-V?{ohky;@BJeeBaQ>wNRGRjVODm=j^Sn)ug_?jwg|zJXgDh1kUX-F_^E(`L-WPXX1T-EC<+n!~BoL9y_Y<=iWYlhG#@G
$PB=j@Fz#?xAc8?#B5D|?)-4iU!R}9;rTs&ZaXrEmuTVidpY;=qjn!G{4Ew7J(bzbyS{H+<^BJjg`R+}TC5fy>1Zk+<e#D3?(`q|
diU4y{Xb6+n0r1?ybw?+$5|X5=^pOiPJ4TQ-qbf0{)7Y{NcF8fBh}dyJ_eWe`)2v8d>_PG0y3e-qzB6P8DihM*nx~vb2Bj_5kugQ
lZ?dCDl6*?TYXkecAwc;eoJo78pBRA`TJ%5Rj!L$Ua)@OTZfU+&3G*%<E3+<mm$cwb-YHfG|V~r)on-A>(s_!zDnw0PGOIVL)Xaq
ztFax|9;3jzH_Iu<fzeWkzjB1{5X*jZYlX@vGP7NSFHn%p1jkS7uj&L+3)J_a6!+j`0*IudM`ZP+u1?mzA%NOskc^+Jn0c^AJ>r{
ng-I|6Rq?=AnEJ1IA_OLq)^DuDtjVpPIOZb+dZb38SLSJM`G1_avn4h=C^%`EvVOYJ3DMBTK0YIXUD_NIcznge_n&fVB<e4v~aH>
z|BcJN8G%`ZRdLUd3K_EOzGoa7mpQV*k`&E!*l&^`h*n*PGWONUe0{mdktd3-X&!5BkzhGJ!n-v4gI|TKV<h2?LW-={tLTcsq%5t
#B?9Aeo6vc{M-DH9ze7tfg-=$f&Jh9lsEh6@K9okAIhHomt3<yhP9{qv;SZD-*zMYjSr2LQ5Bx!C-Tb6K&%#C%L$0EP2VRC*;25g
V=9WlV4`|ZDgv+jU9%BL3F+<pY3w`KQv@Un6i6g_7DV%EDId7`k@I|8*Zse@@_)ba|MH(cUmAXIWDnoD?EbH{fB5fIMLitu#8Zyl
V$Z+mAIPorZNDpi&0AtWW6RQy4*-f+)@#gn?*E(e^I+c5+hPU#I&?jVD<FX&B06ctzhr~kq+0@(k)Pg2zwlhak@w+*O?YL5K4DM|
%gypD^fC2ejy~-7Nx9g1=Sob&;C6E8Q0cgL1qUn<Xfi|?{G?IIqoA9S+v?@={RiklJ8g=X{w62d%$sG?9e(VX8?z!JkB;tIs=0PI
W{v+2yC}4pv86UJ|F`uQv)h6cH%^YMuBn-co1?>h>w!bNzQy7=w%w>XHc*g57#3$S=+r;06#u7LMKT!%D0GTHzo6dk^v{fLID)6P
jyR4^rxzRsEfqqPdMdq-V=6ll0YhrUY5Cvk@c)O${$77&LF~WX_~3L7e^)=)XaooQJ${UN|1Bi(8h@YseqZq6Lm!uqw102dICg(8
$<IvVT^Rj5THmVwKi}o_-yNrC?;3v3*ZVJ9H2&V0^8aqVH~-apxM)EjgTww$ALISqe202pueTqFhi_4$*-*^xUB@HWZ*{moyW86z
<@>&B{QLFu{Xd_}p!C%>h-T^VP0us&7#+W8`@4L6ejnH0_Yb<OpLgWpzLd9s`~Jx8Kga%kpK6nz{ki%7ZT}4N-~4%c>sI{mfP&qU
hf61#e4f{uQ|N*D2#^aHMA-M0Ne()H3cLf|<pcch!TwkLvGq4d9R9cItojen^h9;&<L7^;`Kagp>3s-9+*teGMtuAim3Z4F{hE08
a``D<d+YvP)~LtL>C<my$FH-qw~hF9J3<<5-SfxgBdMsd3y}zB^%$8yEX)4Qgkv4A@^2aZzb~K7*`1s5>9<expwc*d*JLxB#FQTX
__lp5`CR+heE|DDI#MfwJwiWRkAC`3=l;rN9&`$a_VQkM^{F#W`#`wjem)QV(T=<%VTR(wIr?A<XelfH-@o<rj9dzzha?YQA?LFA
5K!8fw`PgF*M6`Zu`jiwv*GrS+<$-Tf6MLmWN*Rq4X1C9cekxME|&(fCi$8sclNqrkq>bXYdr-TXpA_#Ki6T|5qzH?4Xl5E*{B?2
=Ha!5*S+{EKN~3#!q?ot0xQWDBiz4mZ`?})8lml9!`=COJL5q^K4076)}NU6Nc`V^y`SlxeEPo*zbpH{uNeN{k1QTqnc8Rb-FV~m
@%*|jL+C6BKiU0hq!LL5h#;VCMj}1_?!3+XIIkb%#k!_aYX&S6QFTQ-1GMTLXTCbY?Z?rG_kN4<b*;WyGet-wP=P&UAnrW<zr#<s
>+9po2re%`!a0`zGCKchW%<ZE?V&yY%I(6Mc54g@s>N`4moQ=aZOE<X^k859HJe0k%5jpMn~kKaYF`X4Rp~eP|9^P&wu4p`K&$5(
VLOTg-PutU5mDkL6>YTD6;-4R?))J#-3|h1YBIT>&({N^o>+_1nJw0{N~oo&MNO_2=NEUWQY8!v(BnFZR+2^Z#)?hRmgtn}szOGa
5?k)<Hixq&vnm@+8*f5C{QtG^eZQxtOgNlM*Xp8`YKf+tZu`r&+DSIj>$IxqwXnpZ=L4LoFl$7l(i%b^r!iQL3|Yfn`@R)?M;%cS
6goGs&qS<ObxKqX+$&b8A}76w^MRR5V#iK~&vTtY>BT0{alzV`5;2P}TJ3KE$EO{1ZA7AO3nFP7H>Jzf9CWs-f$-|#NhQ$wvGp*T
c47%pJ<6;U@zyH3-;n0;oqMgzR)gD-SaG^vPeTtK=|ts<UK^k1YA3H9w5zD28^Na`(rpgZtn_apJOJdu{cELGucR>uJilY_!!(Z2
R-w3ZWf83=BZ6Ne_`<n0#mcHI>SF5TRO={BD9fp8LS=4Czt7vcsHm?Uk#~0jR)lfT>r3a~In3VUfd)K9Te#F$K^bB=hnpPU+R**r
F(iXMy5`N!sT;azHzchpglP|q(h6$rriIpR?^#BWI&#+*J!epGcXjCNM(*CSg&@kPuXqxC_|DQw-70!w7P(?ohP`^-*2STPE?_B&
_Io--6jKc_*u-SS)aBbI#D9gkx-U2#;I9rrcAwIC?txoBY+&Sxo5}w&bOUXIr~hs-s!CDma+6j=M;607STRHtcgu+dOi2{XQBqG%
IhlsvagGML*e9Wo;T7d$Xl|CAu${io4ChDP*SldtbXJ9-RO+2k1FrnkgJ+7mV_De8C%?a(7AT0lwv;5Nu$mLQ(<ZiTk|rjgic*q<
l2cBonl0Uw<eM>y#WvJN>_KyH>JOXEr9K|Y93S-eSNCiAXffOQJ_|4OjBWt)AeId;Pv}89tKIJlQBtC8TwC|+B4^*mwRg>~fgQ6y
%c*{y{4Z7?)lXTal)5=i#fUqkAw!3?|Lqarg87xAtM>ji8XUC`mB-?IDTgV2$EmP@Q)*ErKjX`$wy*jhBtMdW{HP!uDO1;do)>H?
cs()?OnELB!Jr_EFWUEGqG;_gNp}T_de8^Vqaf3*DBq?kER>O3M0P-s3H1@#EP?<0M1~b2-reTE>H4wH^?wcfy8fQqM;?4@AHn<V
CmoJv<o}nHasOrc_d_{<H^sE1S9jK|qi+Grxes@$&ws@D$g7NWsQH)%=B#K^Slv{`Ln0Mj=r_RsttnnBB!Uqs=ph0eD?0K&)ktpm
R5j493l2QLj`Nx0mx_D;0|1YeAq5yM;X&6JJR(mG=}9vRjz8>nXwkFnm>1390UpHMOZlwOco3%D$||W^xFXbxe+pN#!;{)}=P*;1
rjbWJzFl<V?$ZB)yWnwVV9(2+@#9bBnv0vTZ!*DdYEDoqpEw694!+m)@g02*aoxk{LrrUZ9y9WGA^v*ue>arwNgYR(D0%ETYVB4G
*B}6IZQNE7Lxb19C`H+TsbsO|Ha}{K1H3zmdUootQsACrS@w<{>UZU#pu3KT;Atap<M(49Hk*Gq+w0SO@TEL`c<VE_qQAHNo|W)J
=`|zbcJc1+9PjoTkpTOOl8Y1yKABAY7XDvGI@ex?zTRHppP;<kz5ad!Q|-6jN69|w4ga^c{g>O{?N8^$-z&x-3{SZS6k}q6=~?If
k((Ut;S^g@=a}G!i<)Xb?@zniw;Sy~4h$KVnf1~il+*p9-u}mPWBI?oh2;4CUcBG(`6d<6BTu^$Bu^#(a`QhJcl}GF(2H+g9{2z2
*Z*(FY<_QtYmb<>VH<EhboCyb>%7n9kN)|t$<zH-DZkfmo5^@`1zNV7{S?=SNBA3?{yW!hXZWZ3vQ{5o{3u|-Oix&OdOwyI`{~t>
qx-URqjDTRSO1d_4*jaR`7`rR^x8j7l;DZ<B6uV37^gq^Trw|zv*AJiAK*`>o}t}Acv469c4L=5oLzo=w+nRf=rc`SJsbp|vN`|n
e;RmK`b%){?Ej57x}vDXXD9U1(`ybN63a<%<7pigKlu;#Y#-D;IDPjYFW#T!`JPxgGLZj=WD5V3@B?}d%6>xdLVJk+%YsGZyldtG
D3<*(2#hU1>8Z#3^PDd6Hu2fB2WZe~G%VGaCzNKPBzEN;-jprRJEW;I9<1SikBmHc+%k6<^$1cK25&0h#>bqxi5IK0yWMMOGR9b|
5LxN%2CdUYCOn>x`|n(PO^%SU9V@n0N8<CxrCO%R<z88vs&$)yd0~BLyD(n;brDuGXIJX_%rLsIR0=3<(Uotg?xJExs&CU*Hia)%
TE8DL((_QU2?-4Xt-A43EavUgjs}$~8yAwP+*V#))Vj6j8$z>Ekl-2A)I}8B^KOS6`gQO;?u^a6bdJ##I_wO!X0$s}%|mN-zS%ff
_^F6dqKrGGO-)i`2fcw)Lyrf0xjXmGYQ>`qFI}+G;|}g~d%HQ>D+MY9pyQ^F;hmOR2)k8Tj<k}+a^*1woAH+KGL^FhcJ{8RBrED_
k2kAErH6ZNk*^MwFmy8brSa!*CTd&EGP_9)Q|@l)#Y9WT5Ms2p>PvyA<ESZ7Lz%@YI~hHCA8RweM~7vcH(Pq%8QR^e()P?nXB(HZ
r6(2~N3*g>|ME^ATDIAjvRToLh*VcyI4UQ$YOale5EmtTRJkQ-HzX27k;B}OY52~rhu>k`wc|Gq*GQ|X2bB_&j%%kB=x{--TK2ZN
dN%AwR$NUX$I_#jd_}~a4vi|xilCyIhYT+iIN8Q@<HDswPBaqO(p0a~>x+w3)M0~XNHGan%5M&#q!SjR#ulj~dDkx$A#0BLlN&-v
Rcse*i#qF<(HJF0tAlGuX;4y{a~!BT-hzRNMeA&8ttDvfJbT<Gs3RR<$YC<i5sRZmQ=rlor*~G2+I?@$T8uheMOr~_j_RW|(}ucz
*paw9#L3P>XuW~|s>?h!&k?mjefOj;wW<cTjHH!{tfZUH21+)oCiav!i(82g&TsyWX&`~X<C@#TO;{y*#Cr29fu~*w>OP(g#jxv_
R)m>=>O|PXbH*)Ezkau7z~{q!N5d=Rc(+{MPd5dO=0=E-7i_9!BR2>yOOJcrZ9WdMC5wxUxw_V6YkDEQ`dZC)X8Dz_7rrNowyLSk
lydI7LlWl*9f|C8WEpMOIl7~(F>FGi9H^QUdr~*qkV+!erm6PomYflfP@*btOGdb~QF!UhdohLX^pe4<#*3tbhM2|R-+aWuP3o9;
)jYG24T!PtCoF58M7vFly6}~~O5vlUwrjQrREgv3>GX|h_v%B*l7&b@5o3{*rZ|>QA_10+nn))aRU5?!omAZv*(@I5fv^0idJB`?
JGk9>&d6-^Ed>QCRaLf(CZL#NrlO%~8cwJV-LYLFE~y9=jI?f&79_p(<mCHddB>~ktMkor>oUufMwENxbaA_14(AMAGh;h5p5HL7
LlY9o0?cEKfU|iw)s!e|fqSewaYu3r1=>^%qa;I8<fcL+lB3E2G()INfyq0i4dM`@0re!<Lso%1vdOz8=$()8(bUPWQ3$vE@~lu-
Q~y7IzxsV)d}rpruzFMfXP4Xk^#2c!U~YD{{`K+tKht=p^>ts<ul?zs?o0kJ{C`j3_xgLiS;z9@_<p^AU#I>#|LWi8li}(6r{V4W
fHOcnJwLDd7xkaYn{o5(X#YRz%bG#978ykoJ0JER@BVfE@6n;SqE{4O*5H<Sf$gd%|1{1NV?aA&mV`vkxi#6ZvF}IWcRL=&RH<J?
{T_m!iV7@H+-3VemBEn(K24bymnYw`^mfqynt4C+-RwJd{*KZAeY}ffYB1b?0l^Fh_Am`!SQKkmX*ECYDws@i{jeic-2Or9_1tVM
x<If7Mo7E?)VTaetMll94p<T(P#_0CjrulPsQs_6ZDz(y%eiO$ZU@YNzXEBe;zq))rqy;Oi2xmarhWL@gpd21H*pidFa2r0bjo5V
szexg|I2SI*K^i;NFa)$ki>#nkg%2&;cu#c$bYBk`r`D94*2EIP(HX`|6If8$rtC|@9Qn@sI0;dMn7<I^jy~P70>PvCKq}Bvxjv>
;a7qNQ+lkZ3Y{(hfsPjT!FFch#{zCc{3qqszt3TpH|eL#zv>^H9)OOS(;5J6$;l2tBU9A4-Ygw}=tulpi<=<9F1_8|+l5{2zI)^j
@-!suwm<cy$CszJo^Ho~nf^4dEXBcT>D2>B#95ZbirWEa=}Wct<v6eQmJq`4(_WGv3QS#rjgUj;P4gOdEVf5~OZ|Z44FX~R4&m3X
+F%fWLLRMTtf_=laVkUK*W1U(d;*^neupE{iM@X(yWBYixX*`fo#X0w8uzz1;5bkj1Ulz3(Jvz8BmW0?3j}(|>jLgQZkT&tAEi$!
W4avDHwD2wULqud4tv=<gF-l%e0CU$5QtoA_c%cIA}hLYUlxj??tT!MnuVbsUM1k@+PlI>&@EhluYD=byr~jAMXg=*g5y^Rk~UYb
-W)+;ZD%*V4I|<<o&!&z#V&qs5x+l9Jtosf5p8J<E?&!k-$!kbx6=SwpVsv}@wP1T5V1rjR5T8NnI9{*^f>gt_gGY3#q6&#SXLKK
^b;DqCky&jX%2dkzs$LK?d|Cxa~B;qj^EYKK0FO9JJkh~j{2e4HM8QJ+VB8eTsj(4)y8!ptXt9h2yzJ;muq^q`!?f#@OSIs{B`(s
>zMEHUMEviw$a)bA54lLAI8y6)I2L!$HWF2>%^oG8xRk9OyAf&-aO*Q1EdSse9q)K8{Z!ndLJS3@_jV*<+$oIt)y2#J}SD-&?wC?
G!E`T-buTY^F<_l{^sMyjlDdD{VDZu=-%V?4T1fof*XI&-9hQiz065+90vB?di*|%-OEn^di}lpx&9rfJ%op3iT$DE7;HkCg+EvQ
@C5$=O&e=Gzq{?*{}7;m_8}u##?5!%q3<^2xG3{Hj5I?F3T!z4(f{!M&ky+D`Ma)Lm@DK&K@vj@K*ydZ{8X364uNo8#u4^zC&cjx
;7<WI4mT5TE=R35oe#kY>p!%oE{dwEBCF7bAGr8+=H3EFyUhj`(}(}n0^h7<YXkCvKTsDULyzJ=)Gl2Y^QU*$qqxIIJjCP5&%eh0
_uu>vx97j_kRS)}{KN0;ED*?gp~wm{LHzIG4$_C5C+wH{<R4LQz_1u35D5&!-PiQH9kt9-XOXPN-xVL%H1;iV+3ad2mHKfh&0VpG
Ug!O{Xh|$gMYQB6jice>gD`R}#~N0Fq==gBZDX|dXyevUSG_Ab7k6d4QIp~f6jRbG6p9GNkq|@z?tc!vxY5?#opc)WBnjIARRmFE
rp17yc}xljD1w-Qr7EevWMU-~EKNI31RvcwM8vv;$O4*DgornkFoq$gQauk>R=SDaMZx%I7)MT3Rb8Z3upf1>ruA+^P6gOgdVtjc
G#YWd>vf6QL`+W|3Q4-M;^^G0A<XP^ngn}`BaTd{>3TBqDbB>~a&C7fEygXB&R7Cjo%N{^lg1JK^<TvE6#MUCB#tBuRY@X2r9ooW
*YamhxZTS{_A}FaG(TS5`q87UNb|A;jH4j$Ytn(;Q%9Gsl&{%~8%Q=bWaAncic%Gc+uRy6B*}d`RD*x7?XB=AuY!B4G4#sTL0Wm~
l5tFS9k!+@Lm-N(TyxH8T2zNhHE{Pq5YSD=pYG#%zBCViJB_ad(u$I22Zm%1TXL7RNjt~cX~JxYp8EF5M>KT2?;`7Q5uKapX0p3=
*4||PDWpf^B<j`cYtiR?(pW@wZ}M|Wnlz3^wmZfhn@~(F2bSOcqHIO9BG&Bg-}<I?BKX=MdCdk}gSn`RDB&FDleL&qlS<`~?rJO=
7jp9f(hs2vEfZD!w;mpE8qk?F3c+H+EF|(I3Mc|1ff^JjLW&k-sw!rpXqcd+s-`L_DI#WyqG}|n7@IMtAc&zDC8Z&$C?d-iLZ~Jv
k{XBxDrzPqxo%yV$mAYASr2Qm6j4o-e5ny2;?H9o??@2dKRGBjA^`T~H9-uJv#`W3@&80PH77{m<=he<`eHdBXDZi2jbVlVULLIP
R+;xjZjA3cNgsrD7&y<mYQ-c7B3B0xS-Vcogu-*`Fhxl%Y0}S|y4t@brxDGvB}hTD@7|2)sWrFW4_a{XdbV@Dhssz!u`)x-W25HW
I98?UgZ#I>2Da<vX27Ls4lA!1r51$;3&%)yBoM+cj8c#f<X3$!8BGHM@+#}?cZPl!b`4+jk{oD_B<RC;f<_6aPL?&1NU>OwOQbpX
-Rt4#LEVhSXt|hLw_lFs)izzLtTRCORH?UAuavl#ooYnw&oy^lOuW4jX_tAc9#sCf66skP{5of~aW0>yWFu{!uy<`C`c_$W8ouEW
po#1#V(Ep?M^6eK9g!QtxVjh)E}98@6s8SIwBfyG)r~6FBpHQ$&H#9&T{FUnsbQK0HI}LedQyrXBMPQ-Q0HAdrjP{%0l^xded^&+
=n##9NGvB2#Yr^37=SK_A*O=RWVLSK?LqqWJ=pUZs<tN8-+6`&nGd0oHYS*Ut3v&F`PcE+tM6T?hlsaC5(IpzhVr%|y3;VxzWIR(
E0?>65Gx`ySJks^(#N$n&7&1!iM7<JLZkaO8%M7sHr9ShT_fpsrK8%AY)hv(lUJzGjr6Zf2kn|r(qbJnt9+ny83pmEvEC}{Fp6(i
YZ`h_EySB-RK;4hMA~mnqAJ9jZkT|AJdfhuuf?}#a?S0WTI;K`xMEvh;f{>qDhVc@Hjx&aQ`6L>j$=r@z3Vq^R+~Fqmzu)Z!~1(=
MX_HW9#<7~irhkGvGGb?n?{-TnvU3S)26ctR_zM0wbMQ{>g|$duB>i)eJ!Ha!=w}@2oNlhGX+7%{&~G@EAg_4Wbb%H0Uk3fKUk#x
_&Acbn@OnkYV5SySBYL`CDJJY0zm|{7d|ErIKX~Yquw5n!oaU|w^2Z52~t3ilexv0WIp&`)^EdpON}8{{a>dBB1LfgOr$5LvXEK_
1VXE7v4zIL0!vxSaCazgO3+fY4@L=85Nc5b?S%0q<GLpdawY_CS7*kfO=(P3q_p=Knj9#+xH8dLj@2ZQ;<tO3H%W-tvMdCfz19kV
jFDY>W6KmYPjXc+L5=1cDhRFDD77K=h^V#eF#+6(C|xHkf7v}E|6f~3;AVah*7(Mvr`)|^JsKoTNH?NqQNpH_6AWd~aoOx1=@&<8
=5K6OTA}C(rxouoL17FncQKb_N<iHW_7;Fiw`R8yW(W`tF>Fm8#V^}>)4bPUwU+L};j(eA#Rp?xL?~xKkZClT(=#Tfx$xlgay`ja
5I>2~hlECpT=j@1lnJT@Tt6;+HK-J|RKi?=ibWHbbF^5Z8ba@yR&|DyZtLxB0z@?7sfrPTE@;9rbrF-E8Y;yNPI>q2?H<bGQkoou
jo6LSUb{aF4X@cU@<ogr+It{La?#*GCAqUZUfLq6Dzc3tsB5)-J+k+P`_t0Bq_el$-%_Qp9ber8?Vd(wO{34Y=8P3ZRi)_}jWkfG
>}-}qk0J%w77_~#5#jA$lKe_@jVu0tW}wvwkKs`<t!g)N%WYCZNfB45$#9!P-fq$jD#h_v^6=IIcO`Z4Cp4kKHMD6xr(0hLHLEht
DleI(V|r4Tk|^zMe{wlvF$ubyks>y09JJ-cqM{NpB+%n>A9o_S?rQUj#H|eG!^^HJF3-DE*Q-;~)auvtK1`wR(HM~$;&7GseHpyf
yxdjG%PJMb$F|quAAMR{?8reJ$2l_6O0<nellX*7O)6h5B?rPk*}t4EK`X}OQ3z0xNYfpw5v0kJGXw|I4<zMMo@d46xHS3C7ZwDN
>@j=x{72T>!&|!B{;+xzrl?%$)U?`Zv+|5anM}5EP)khx7ZpRNKAjC%ar}7ck=U?RcI-(sc8)E3)|Hz6&erkf?MlSi^`<?Ou+%?q
YH2p&F_o$z*Ey{ec@)xXQoM^ktR+=qvMR*SZ;rHcO(*Jhw`}V*<<_m*6isQkskK)qxY9%~F;Ytwf#@;^Yu*?^u(jrxnWIi(l`Vs4
WJD^G^>iTAu3WKZlV2ht6-B~)Ztez1;Z=M`5i3aS{yK#J-M&Dx;dG7ILKl~MnPJwRUcO)P%$P{G7gL{?Tt0HS4y{NeaWN=@Ziui%
HS|5SZk5ASi(6V3Z92_`@~PbzIGGSOP776SA#ZAH3sknKjb<rI(rEx!SiCO7$85iy2J6xng!OzDrQOx<`;_hU2^Fymp;X_&!~c!!
^&rrS8R6}u8^}PO^9*4%o<;onMm1F-&w07yji1dpa#0r!3AyG&mmtMpT76OwqOlmGKH2XXi22#L%t){0E66-fke1V1t>=i*^S%4&
z{_w+96HV8f5II5@b<1gkRV)l9G_$t;u-5exTv^%bu^HH3o=A)tuiRkG&E5Qx#r`$TCuQ4HLOFXL>4#*L=^;TS&;;T2?516hk2!q
M1zS>&z0>nrq7n8&q`9)*{yHsXYYEty^aYgjwx~xL+<YTF5)WjR--(|lWKjL4eNfFB`iK5o_J@O(u#>Q_B+V|Fz-zq>26Y=C2+j4
F(^EtqcPzD$C6{m{qiWO`{SRb%235qWYN-}mIjF0L8_chL#TTByU%^B<4HhWc3$$t7H#(xdzmTOg+~&JI!z=t>t}0mPkUm99>GRd
3rWVE#0O#rPfw%UBhHIqspSwTM?&DVt(XGLV6t|i`To1uhY6?lyR@a2iSq1Rp&1q+e{HxsGW8}1jF~8~q0SCU?&2b)8c9CCU!L?R
O{)EDIn7-B`Z>+wRtpZ+$&4!$6c!N~Z_%zpo3zu@KVMqgq)BYskqyS+yloLNp%x?RI=hl6%yh+5MR~wd`XZkR)M^SMO4Vk~r@a1c
Z5Y8APC2s-EtIQmii`K%+4JtVRyW9H+DLMUgzQcQ+H#Bh&Yd|G((}0KT=N|0>8?aqnPv;Fbd9N%B}qmc^pwA<-@P^KLo?TUGAR1|
GuK<Pdl_}`+xK%<bX!*y41lpSgktG1@UxM*j4C=3SsMfg$KA8Fy=i$H5a@Euc0kga2ydX{3VXM?)`d)Ow{tjWXIgK&@xY>cdy=Tz
V3!mZQU8NsjWMukSLSb*ThEkqEe(wmxFjTHG8QOmZ1gX&ZxZ8FBv?PV@4T3`*E_PvD@;qqY*@c#Dv|_$1yDRp(RxUKkubkysohaZ
S!yB+RUMFRi#cGDa^=fxMja@0eiRyRy|!u*Qr@D&XTyS9KrB|*GBl|nblf)=+vZo-HXIU0)j!$l+cqA5gZ}_e^`heR9mjHtWLl%5
;hAbgM7q^;O%^UqvlK*WysG?27t(csd3N(695?t#LIz7>(6~FnV%l7;1VIFJO2*DUyjA2=r&kw*B_b+QgWSY+x+M0>ak(&Gp@{U|
^xI2DFI3^43XD6kG<#MHNKBO$1yIG5={>n^jSW0_sI|utns_ABTJBkWDu{^vS95W<`#mYzg}2{KiB@0sCs?>N;-o=uWo5?`y#<)Y
H2pL9k<7)=*EldB(>hp3-EP@wFSky;_r9Z-&zNQ5yXgxu14T5(h?I!2On$_GH%RvcgQe$Z6YNq>3Gp5=19BZ(M-1F{{Up$jrCYs!
b<y~?zMV834Ep8T1!EIwHtO3#w9#nq{3N#8Yq=$gr)<R~5(%+IfhLmr5fn)MBxKEOz8*7qU5D)UaEkjS+WK7kW@H7PuDvq|rl`u^
DS)D`HL30SQ_j73>tSA!yI*VVpwovB<m2tSir}raQ~ItZP7^Q}(>&sCu?$92@e$jie)&CHT28dF2+K0o*d~C$Eu~drYXQp=eHRLt
)+}U-&XzZE5@34n|HHi5=^KNz(pH#-MUJ5&1c)tiaW+^swvM)(L`(}$$wdM)c!^C(dP*R*sLR#UFirU5BKvzc`R=g>wPGmNQS-EW
tX2_nEQigmBnT!|of?lN7^W3Rp&cPtibmlZDMegeoO_wp`{|p;{!!iQE-rkI5&c7<5vrykBab?=q+Ehi_ib+S9|=N5StjkENhL{8
mXCR?E<cH?zlWu**z0P|c{)j5akUr^E(Ao5B^ln?ixpo?+M}-eR4w<7BsbE55YM_^;ia$7K>M|fuv9Xc{lDkbtfSYb6?)DnUH-Dm
y-&h0#2daa$YrFqPFU|;iLZmg#a-TVT>f9bJ8!(9(5tWQ569fr@ABcpmnmnw8nAaxwe68CXLjr3rfpii><^4y<Gps;6;csndsH>s
MV}3Ja7{xXDDhiFlnX{^n(E6sBlOyZ?u6Pz(KSlsEdZGUMO1Kweq^=2WbrjFBggF+v2_@c0Vu_aykYXQzP7AiI?R(Pd9+_)y^_dy
cJcD1+MnT>ikwpk76NlXq7_J08=-O7s?o$|n{VP%-}H};>$dts>eOS|l6_oZyYj%IBeqe5MCm5jO=zGR;><+|EL3(tp_IQCh@zsN
y-1W}Ndoz0+YH8W7i_wW96Oh~+<`pQF5)3q`cCLhw)2nev;}yuDW;3G^~;G<mWanKM~gzU@=Ouclw|g248c-rloP$Y`|!=JYE+7F
@r5;SL@e=W3M}|C17G6xDc8dq=chwLgH7CjOW2~uNuMn2X6d=+=90PtR`BWx1$b^aWreh0K_vWNyR?9cLqrx6H5#JIz2h&N*6=28
EIDAH)$eRLy|m3{?r7r;m8DRIZ7WLKH?Vb|DA#VaI<R83riI|KV7y<l>=0Vt3zEoCE?Yf4%`CN!oN`}0nmj|z#CfEhFYmvCEfvmY
Wl49oAu2gED8>~Oknq0;UbG+*_i#Gb$1%KHu!+@PUMk3ln#jc;e%Q^#1%+Fg(2iLCZYZyJc8>XXMTxrBw5)2Zvryu>dA}Q);@;B*
TKo|FT?~!>T)Nd^i;rs)J@Ruy2B>Ij-#<9gNJmK2bD=B0fmpyvs#RDL7?a$zI+!iXR3Ap+z5oP>8&OLge6i!=h>zG$r7h9Kd*z3m
SZ2HZ?CNqG^xTbaPRx|DB~l#EQrE}xlYhKu>5P_Fx_E9__u%FtBflN+=UmnN9$hui<Jrb6du!vWeZHB`TeQA=8w6bG8&@q(F^kQz
CWG*UR{4|j?cjt0`F;OuhZz1k5W9sJUSBS*zP|GprB$DsVmjoIRB;z{`g>9Dd&2C^dj28j)d>zax)et);m!J+kL}Z+P`k_har@Aq
)mWQ;TT@vJq$NeRAv9uYE}T%Lyz?D;+tAP-jq3a4ixfpWSGUtu(%NyJKO5Jj^ghhs?q-D#YEzO`Q&cQ{$yG!ZO!(X;Vp1kT-l>BZ
(ez}l)2e>=g);r7saeb;wCaz@MFa>`qT!r~SwY32GBRK0LzB+%h$o*Z#fMgEO8+S36%j=jm)7ROoe1=qz{Ne>p(1WodZvT;HiZKD
_JT6uB5FUyo|YpM-etl6rdH9NxQU5}q<l<=@kEbGstX0=ALpsnhwH1AX|1B$h_o>_$`|r<UkDFj9u{%XDWL$~nm8rfbjY_}UH)~{
Q4xD0`goVC3)MWBX}>6(ayJ-JCMYywlQ<<1|5rCVFHo}wta7<QswM)VV+#mXz=@>1IYo(Y611i+p;DcY2iGb(%;Qy@r%pzFZaBW<
jx*|<?w$5g`nYz`!4}YE?_0VyqF_vz%%&NI8wA#bJMGlAj*k~kTES%K?T!obHK~(r9n(sotMSOLmNBYElckN{Rzm3{j>OjWf$5^~
o^x(4t@&E<YKF$eWJG)MT&SS4yH3_yMXB+AC}ZP2_kH#Y!emd*q|9ton;dNT)Q`;;dDG_FY-uDWWNDq>5&LE$6uNcNs?zvC*IQsD
8reyfp9)onV~3q;0_i<+o`18f?5R8UzHI`)`gf@0wLB_@0fHM4jgp;383N8AnkAF=ABP_5b>33TE3;jXX9plGlwfShjKuyt`eu`6
C7?V`#s+SNhfdt_+kMCBzBa?UZ-&kFVd|KIBpxhw#5FM_Kv2fm578m0H<FO^j!Ml86qDeGVna1yL%E~Ivmd3E(tzJVU`k}bkc(+5
6AaM~zfu?B*!r5XQ*{cRwq49csybe#eUWJiE5*CMF`!<A!9|BX8rGI_^5E_pyER3Eo6n1e){wlOwwJ18Nh0Rt2Wk%IW<(ggwI%gj
j1#W<Dz@z6htob48D_LA_10?zf}7Yr^#MvtMvy0D&OsnMB#9{^N0t}2(F<Q^YY}@+X};|ZG?$hY*%bG(T)%~~Bj|MFzm1a^rk`ik
td6RS6qRiS6s(GE3WCBc1wLP1-0OcRdX{>JoG$G8eLW4V5kwJ1VbI9+#lcY&i$xlWhax6K-{@r!_{s=56PY?GxQRK4olZplxF780
m!>NV>()r>^=Zp14Kw1E_Cn}rCXbEu%5QbC9(&MOi$!4BLZxDYuxzbW1#E1iZBW49%Z`2N=*}=e^)UPdz{!X5=M$)*ZB<x8BoeZQ
uE=DrCF|4A`EO=jGB2|16?5?>m#^T#_`t+scFxQyb=8I>^yIVAsC@fo2Mp^}`Lc;2w{1xgIZNAn4NBKtQlY~p8Axpmjmx;Tfr6wW
>WfT^zb@~3yA#Y9mT)GszDmCKP3p?ZYMdo;mBxCekVjpB=nmVL5X3>9?KCndV@qUmB^h76-?w-6I6JqI-(;fFK_e`~Lj4_KNE{`~
6|Z_1mtF>nE7a_$Z(KIwUw$_{e^7sv1`wJLch6Pyse8OZj<W(7@~6ssFCv^y0;Ce%4h@L^Bh<I3ww@>1j+#54<qad}eqFT1UeRhI
uZ&1o!So%RP`Hvvsn~IA_@2^EnNDyKT*JB33C84lKeMf_Tu@49cWe3S)J6#pNQ+93%@{7dS1G+2kE(g}DxfS;Pn9KcD-okbE%<xv
(rSegE9<3%lZhnq5HT0Y0x)L^|FQ3z!l`a$8-A&Xu+yuCAF~UNlLzKzlNFzxrna+YYL*N8bJNd9^0#;V9NDJvIiia>p~AZDZ%S(_
#dmP4o?HJzi0@x_d)$Xn{h0;xVsm*6p<(&A3y+q-yNUu;U+_&46pJEAEDr_@IuOlH%`sr`di#AR@*7zKepf;Let1ff2HvXL2CwQY
_xp0}{E-H5ogq2V*b+0FKDpHUt*C+T{mkb+z;vj)X2bwF4){OSZ4Q%!xn)$p>#}Hi|79zj6z0>UGk0j>SnpS6g3@Xaq^%23_7<UH
K;(WoLvqzte7)T}<+$zMHnQmD$e`)Bb#~3TcK5_w)YPzip~~@JrbHW63DVC?)!e-kIJ)0uG)xt1PmybTR=*N2B|>6Gkh{#@%Uekf
Kv0?C&1!Le7y6?(tLLEPIJL)%cRKfhKX~`PXfuL_)iyM)ozp_usKLxM*+g=z4UgGy8l(aq9i&-|CLinf=ikNI%ja3wWP+j<1J{ef
M~qu{bbmjOw)dQjeKx;Ty0Y0~j-uiXA?r!Z{q<BQ3yt03Vaal6oVS@1IsFcXwWnBjay`cpzkM$hxAZMHs>d1nJNV`^d%CyZs;Q+B
|5LvoZt>Tl%cHlwORq|6!^eM(bQclE33{uLM5vNa(D3Pe&u&-n-x&f|7&zSwUA1wXaizZ@#_ek0jRWZZ6{KR8-xQyWgy@Rv5Nv`u
I}}D{&jdkbrd`dCQ*zR5I^#><YCS^JckHSTmFrMr?9Pw$*=vUypJ4*HRT7>dpZW-$c+SGMabJEyu@RyJjf=<2FI%AK!5j}WQ<$}E
B^;Nk9Lt<^)I1B60q@r#<9}My*+=Z@rR%n`D+7gVd94<v4ND6VB$ld3=Fj;jF89sP#Sh<=c7@#znX1zptMz{Lh_;!{G><=@lcmK;
93r_}k2`4|?eVmZzBdK<#~WvAyXxd;b3y~sF>FfRVz1-G)-spo-3!9di@qI@HXtHN1VI@UrYa|}p6?c$dQQr`oM2*GM<30Glf&xc
z>kdD_N<SrkiC4}ipO4?wWU*Tw3gj9Ytp}~n)qisW+2)+O$}9V|7#-0kcv<Fq*_!pOU$1rKYlf&{xr+<@lokrW3JMe<V0?g{$CPz
dWN&@3)4TYi<)u>i`1Xu%Cp8=1i2P^*Inr3RuUxcy1jrQ$VAE{aQ&H>6bBoe`fJpjhh$6BS|xR>4t;5)QPq&Sa!jhi5G1oA&L5K2
5sId5!On?MM`6Ra6X<m{KcMeq!qdVznbePm!ErXD`yd4Y6NCDQaCvigCQ2UFK8q9xk*P-{L)q8CR*>T7N2`QE2OM47nGA^p*#bbx
0>o;i+q0H?r=h)34T6THxy%n=ZwJ$fRylP33t(L?M5WN}!4J96lG~nSxLQTt(}yLA0FJ_(DRg^_JK#zknV^g~P6vVDMRnls(FA)E
V3G%&^)L}#5-<2FZ!-Ei;XwF7;uj1%#K~bKT+&eF5^gs6xJF3tt>5N5?=$P#goiB*wl2DF#$*(SVSLZB{|a5u)~}Hob3-0}?Z6BL
z$E0aGw4GSS~Be5vuo|ih7_pO(;<$K-=^>uEd9*9|2{d#M?PF8M%JzN&vBzU%|D&tb?@`_`F4TCApY<V{D(uY8T>!p58B2x`zr1h
M5A&jw8@wn|17*7CZ6EW;-Iq`n~`P1Bcx`YtWC2-5>83>`(kEK%aw_e7p%L~rox&-ISETAkwlT_GGFr7P1@Tvu9VuQT7AY+6>Z#T
$sr;B8IuHt#G+_wWx_RH{Y=)iEr^W8PBgtgOLjMrrvKFozi=Xso<2x|Z+nZbx?awvnYowzXyQEbB555-<(Umnj$2g(v5R6+xmcas
*R0HVAyjIATY+qCJA!eJvE7ZUWum^!q*{i8B9=*f;4qvlDib1xBNCdbgs6%ZkkTXx^g<!25TyhQ(_jTC2}qPWkQz`*5lnzrBpihR
)I&oZotcnUD!8s<P^tZ&+xKgGvD@>^_7`P8@fk8a=>c+x{Z%SEKLc$5RF#VxY8cFB&gf$oG3?kg^rfExqWzTN**L;P_%eZ<=zaRS
Z6DZnobN14yuuWzJ5J?VpWv;su|)FGn9jq;r3Ip+#j<}V;?(7zk;UOS>vH|Jk_=i}c(Zx`6}xqV@(Ml|*1y(`XzERWS$TY&USKhA
T9;OIBS|lWf1Z7GGt7HZ-i;VSQ=f-RP=NX;NNK>~;`c?<rSd>{L=uZsnT?kduSjc`BX=8mnC*Uf@{S==01_=fOm1&XRpSN%lKfxk
A;e01)f-4%kRFDV{1cG%ab|%=ZC<M%&r`i5YHNqS+Qg0R?HduH8pO=wS{QG)m@D>b`KP$rw#E7LF1lGO&Sqjukn%9w@>Eu{4x@V1
(!8o@Tocki+PXqG@cZf6x1CBbMBIIGaw%d^LE;`EKO4oY^xDei?{}D)aYUs+lh+&nj+2RI@J)BaN<^sW_~J@tdd5T96C{IT&|niL
9H74fC-J-X-#nuj;nx!;Ng5$yE=Oa9xlW%^!-!BZ!!$4U)>teG(32C+(OSET#&JO-nCrh^OvUBSX>i4>>o?ZE+}~U4oP-S8L8-Mr
Af@YPtuXgB@3kv#p%hu(EvD2YdfihOxg#4XfJtg4p#YYLUI9vT+Mxi3+ebL2xTMn&0qepLv5gE<Z!HLrNT`cu)tl|FSe>%Ay3U&C
*nA*ZLudFQ{b_cv_q>_nkmRWhVutPaZ)CbL>$pk%C&>U5f|3>h%*;Lm?jPOl3>*1<zi-|uG%*&lH`?D^_Ac+K0Y?6<K>dzC$L^$-
0tqZX{_?>4cda(1Cc%dh`A6hKz(w2y2><P?`hQr(E1><tzCEkHJGf)x%gc{7Pbc0^W+|>Mdtz;S+*R{2H#;`~K5ZMn$IGW5Z)mQ_
cel}n@gwN?Q+5<#*~>nSQNo;UvHvAJp?|x{cZA<uhiJXGsT36cqv$kTdjvm+)7P($KbP}u_@8VfP%Zhv2#WpB_Ha^V4MN@^56oNe
A<$a5_tRdS9pkQEAC-W3B!Ygw6yW~x*h%O@E#3GJ!%;KTb_00gJ{-)&s`T!HbRZZ>MV-l~EhNZ0QV^<QV7<Of+6}vC6$QnlZ06#m
bkJ(wmqkI1LM?o6ht5egxKVJho+nBxtHf3;PY2Gn#g&$6$5q;w3)aJ$*~%@cav9W@B!pnAuX34_<7Q<i#R~1ZmUNhm#1aVn<Sypm
J2?^-);-DOn;rF7m9-J$ALs4*Ka-1BPxO!U2CjUYO!EcDqyz?d`gY78dF;M83Vr_W_r$y1!R--y*$RB=y!+!Q4Sk4_LfGO{mm%D_
EQR#d8DS&|WIbAK&XZTPJez1-?=4stkUQnYmV^$L&En2_S{rIAdW~tI5_l-bK~55v8KiJ6^3-w28+wqT6~pLah%D(!`iw^#T1Anx
Qx+wq8W%D|Rc4Iq)_tNR5%TfcpXNW;4ZZGGpV8Y&3UEPi1vfL%^>tVM{>B!jp<w#2HeSqU+3Oi=w~)QvpTMH|G}4@9bENODvbUmR
<@tU62mGI5{dTv0ICQsnb!=*RCubdp2TmUnI@23t80iN{AyPD+sBd1_PY<HKkmKjJ^V{@oo+}65YWliMiLVU-rpJ5f!Kv(#HxdK8
k%Nzo1t`$sbo?EI4Z756|4yC95x2bx_3qdZdcAk}{|`I#AO3giA1>T``Qu(E{lqZ;2lWov{~f!}FBZyNy}mQjwznHy{=ZL4c;)RY
OHm%z!-w%z^<ME?M|?B!-fsf6+1!;oPpcQV$-k?NHhOeB7dO))Ps=<oFt6-+Baa_`1KM?r2V1&0KKY^HOX#}I&|69vAj|1&--W${
F_1{9qj~uc%}oxUt9R8ew@(q^tL*39>F@f^?o#tL<!|sa3cP$`<j_^WCL;qx{~~;;KTqn`GkSmX`0%d<=kP1@oyTN+ntAQzp+3K6
N52Tsde~}P;ch+Oe6Rw9HKxu45y$4?!2FufL{bz7(cC}p(nl0K4>+gqjg99H56-m|x~IdBew=yX^xbl_>%7-`(@R@v5_Y&0Zg{t5
ulL`xb>E6NO$NIS--XE)?D+>z2<*qz`qswd72;cgo`a2eUQyQmUDW5@AZK;7rH%J<%Z4yYs5Jwe^y{6kUQwvdn(98fPyQ9;W(kD;
1VG$^@BgM~6#m-3JZ(UZ1=9<GVoZ?a5fE7rk79Wr`c*!g6>EK5?%F2gTr=U>$Bw8WL^{f3TCZN?16aP$bpV0^rx~31zPFNL1*VSV
1-4ORz-#^XW{*1xdrzM_ChtC`PC2^oD-eaOgjMd!r#4nLBE{W=I!Dau^?UL2?zidbTYgW=^nCnurKzu7Pbezn<hU$|VB?jR^?yH=
tH)hAM@Po5loA@uZSjb|S{PGKFYdN<yKnP;udNK0p=Rk{dy5aX0dQaVBQWCR2=*>~H2;J0dsmSjBycr&rk(Wf`+l+T&8g<YKu{;a
5?ts*x&anr!HHtXc(`))Bg&)g#N=zoztzvfBfS4_jCp#ue<kVH!>F$9bFR4kqklcyuzem|uV2{{>C4yd=)DatoGUr*Q|3w(cI}~o
GWDbyXWt&FZ%4+1H>91N_0lVA@YficJm~%1y|{UIadQKPUU!yN1qW0!;rM1h1{;KuLFXJCY~gV_@L9DVfh<CEJAZ{dE3LM9FT)$W
SEKC;wQ;h&<0b(FK?>gcVuEdpby39e=?*QuozFLj5k&a3ibkCN%2I5otHxeB(^+m)*?+3PM$us%G>&kL;eO|*p3*q)d%)+c7t?Iw
I9sl;(rJxxuzIt+i$Se#_;Wr{%2=<B-lo(Qu}Ke??>8Eb(DWUatztzDE6M5(inYrt0}7q4p6LIH6lcd6nHZ&OzOg2j)!u8F*Rpt<
i+UF$Np;I?V{2DtK0n20TU0&;jnCHhBGXuY=Lo_3;)Af?w~b%RiRD>2wqCvY`f_N}u65h@t)!>hc4*6sP@lmuLqJ!v4kXrfjXg)*
TWL(+*UGQRr%zAnBNx<<*G*_GOY-Y6&mE~8NT=Z*nW)pPhY|>cBkJ1p?rl|sZ+~W$JDV9t!Sk(T6Jy(DUhPEG(akoEL|9ce*-?wB
E;Po3b=}&&qlXvMn$7ZI@#yQ<4v}T^t8GEh(#u$k4_ckb;vd;g8``wxnsK!^ds;J1t3QGe`eaxi2@3z<|Ng0;Uqg}#(fB_<XOv%K
eJHu#oGNx36SD8`=iFyi-5h8yjOn*3N4rb#_ixDjyk+aHkUfW|7@RFj-p0;-=Kej0<oU5rNz!%DxvgdUJ1R5=uiZgDu3`LbR+@9H
UM%OK4pFc$l$w~Lm-!tW6(Ma@FlWjr;_7iQEb;qkSmiHFIlrGVc$!{#S}9HU3cb~DkDmRTYz+~PTQmo|`h(DjfP?fxmMt}3Asw_?
Nm0K)Pv11)x8%K4tpB90=~sbN{ebC9)_#30Uyd>CSHY)GNb;uoQq(;=-NBB%<8Bnx>@^>6zx-=4?gR}#FX9Iv$3Wxq`+sSpf6q~I
{91o7)Bl=ye$D^Zjr{%I;rj9?jQpoh6YKR4Q1PC=q<zy<@=85@UGPi^gGhb((j}y_+ZxRz#L#<X5ax$isj5ja@bzK_Z~Gm+Bj6jj
vmigq{9HB&HV6j(v*F$wAL(AN^(Be`VwoeJ!a_?7<F<_-%phsnAJm1k-c=&ajF`hVvpt`+J^qRq)*qcZ5AA`!_lDaK^T~a)p*!RQ
`LFku(%+<S{Z60xNsq=uM!ikz>)ZJ-?n-V?{Xb}0Wr9Do%6~W-NdSg87$%s7h7~}HuvVYkM4jZ|Oc*5I`X#46amuQ%b83`7a_Nh%
_BZfnOIkDk0bUsB_Q9l~!~X+X*q79Yzx*PGZC$C@<;JrkmWNOM|LZ4i^Dx1gZ@F_POFFP(iEG@q%U_SO<~~cf;^E~e7^)`t9N?Z#
an$egUuZ?0aI<s=MtS%i(mvmsDM=`3WBi0Z>cAcGu`Cnw&-9`;Op<XS06B^~659lN^A8)BV?0e7%sp$KCW&_&eSQ<Wo<<^xo|CP3
hP}>ehu5?75B-JT-k<(yPo0i@6#^nB1Lj?M^)nx--li2*U00H4)Xc7DV{<DJEAt%51;lC6!oWlsWZWD2`QIJ38USuD=<eDIgs7<k
#K9!k)eA?Mvh+`=J;Yzu455N$@-`;6SVfbmN<>hiQABOE4QnbP^I8y<Em{@V1N>~d5=+YPkHlbDM1$KvSRoFG>JqPT<ja8kK&1gW
8+HTZQ^I!Vd&;@0PogtaqIyX;xchq-A8IL}%ce@M_2-<?HOL&do?6)vou&7_O|PA7?bMM~C%QV@7hbj;1S0HsexQ$|-~j7vx)nZ!
{>~0`PtM!9X<Iq-d4FXPCV`_g)Ve+T)#J5C)$Q-C<A|SY(awS4xT~VN4R3DO*?bDok}VkxYpVSRYG0)g`0Myzsy7<5ftZ)q=i@XN
mSLD)A%6j+(o@Y^<8)8B_l_Q$qxU*6uUGDH_bm^=KAGC`eY9{n4EY|P03QDo5g2pQAiib17K7M(VRH<b9}F+MMNvd+RAPvZSYE31
RKlLOe(zbyZB>UHX#ctBPUe=?*2~_lQF<X+6Z-8J*VXGxI_!x|k|Yvi$S5SaMhPl|Jo$G}V~p56C~2s-c5tt-gpx*bj-p+kU`Bdg
$aO-Zau&KueVc~Oj<s4ojl$K6w4Q#(wDwEmhwL)&I7y_J<M%!SZ7O5-E`?|3P1|O~(*hbZ8X}39stSbJcU-71sF!GAhDD|hj*93d
)*mzGZHr%#aL?4yeOixxel*=$KJ7kri&EQPgz6$J>RF>%hmWD5sCz8TNh}mkGYklx4z65N%bnlJ=dtt0OS(sCR~m%7XVFK0R-K<!
mGo<_br_Uz@c6HgFI0GXC+%yX^i|)p&`G}j_dbPx4)x-CdcDT7R8Wei)3=Xx%=VD=@8CgxVo?4QR*^~H0%u<`5S8U~s^A|&5=dO_
bZdvfEX@ev+E&@bFz&Afik{L*!^dy+bd<-TibSWt9hZF%rKNf3T0b8~wf3NDSuHw`xjWge_}e>kuM?+lL(;9mgX$NsM?9|De^zht
<06VfdbpRXM+L*M_`K2V?EHoRc7CG{j5p{=UJT0Rb)C9@7sjheDY7E<rPzuCUB*QK=G7FbH9HH9K$SywGlk?H*)wO5tHB-pQ<1Z$
xe?qpJ^zHz9B_8DPh7wFx$6z)WPI;&Q$0qXQ=+e&=?(0cN=2wQ*FcbHh3kQ&Qqe`@{Yer;hX<i9{94@+i7HhI26_j3q@*{s*_jT}
&^=zi`TnQ(m|^#Sh<@NeJ_7#$@Gt}T&3{P=mikL$nc!eTfPZMq3<!EKu=^(sxVr=KCU9Vr33~&NcPviF!1?O}4$dY(c7tH(g2N4j
FQwA{wkgN^&${75Tp^Mg2p$J*2-B!xymqBg3B*BXafgqyHP>oq{yq%(rSxIgcso6a=8nsz3%zr6ECwTiQ=oswFwL-3hO?pnBsnnG
gF(gshT~w*v7^{Y-+}M>mtP*QV7!7Rat#|fh8TN5Hh+=mYwgGTp2$;QS8QK@GYp2Q2#3Kd37450JZaXd8iDv<nj$J~?;+kpZBTmh
#nzrcoEUeQSiO4A7z8BBA+fb%z&xa-=b4$5krhb=junI2CeDvuaKOgt`S)v$i@#cDfnu(g!?ceDYvi;f=|j<*GPEK7Mu|13&I-f9
Bi<Z%CT!u3$NfRw=vP3WLC%GR;Oz|#qjS92$L4PRMEdjIL()gXx!%Ew>kehnhKLTn>d>0Bj59)7G^?S0j@|Q<y0f(N^bO|z;iEX@
f5xYQ^@e7wIEQu|pwDZ|PiS$#i{W%Iriy#`_gSNW9{7Hv7+GmnkB<*`A4YsC{tAr<H@bsIvLw#FMLoZmPgy<A<mIqWB0_*$-P8ZB
t{h5FXvDNeA5GcV_?}MZrU~cUo|1han&n~U84d#pw!vyC+c{XF-tkS$6Fu6qq6X!kG@qXeY=>aL^&>M=Q@Cgq6@H!x;3ApXeVF<e
<`DQUhI1)ucE0#TJ-R}w)0j9~YpvZn=I%VbxnOxP@#wclq3FVj{Nn}Z(!n&HHuuiVx}OoB5jgr5c|Ah=4o<$q@t#5<{KL=(Ae~Fs
DxXQz@hPbX&pe*7Fz?6Dz;nPF6xn{~$<g^pXzUVXr#|X`PacEij3`IHZ}^EzIy?HGNub|itk+WD=?d{}?*>auV;6g@*<2B|W0UxO
JUiyl-QA`NA2KhLFW1B`w$EU-vHt^rl@?)TbW0$7o3RS(zM<!agYitxlF|BCM4-&W;NXn*S@QW>46o@_03oAE%6jqcc3H=%TAU|6
fV-PH3agU#CLEq&iKBz-1DTM~$%lks#7~}6qWs=iFIw+|Cz$((Ca^F{c@x<_L#<N|*C`)?mFJr_Z`T%7;COE8a8s8*2Pipul;>w1
c?VRQ6+BSEVjT(4^+6OhqsMNReX#4T$W;l(?aD)PW`iX{wLcfRAiVHbLu5Yp9_!4U@^|RQ&JH8lXUZ0&5&RvQMIrNic<^^Qg)-r2
+jCx#VnzQv@Y{hR))3yv50r<5yi}bT^c=iMz{(2^52B;M(SXSS$avoK-2nBT5@_-;iGfV+urwx)>7R2${S0NT<xquf4D_KG*hcCL
`e?iPhto=AG}0sO8g&x`M@^*lHT>M2=KVM7b?eKuJ-|rT*y(h8`z~BYAXF;9j9Aa(Prw}`Xs9Kb`5AtJ;rO}$9`c&ZNd(n#-RAH?
WC7X}Cwt-fXj0<ZaZJT6`A`yJFotv>L_OBz(rSoIDAUOhnU`s8aLCf$BBMd(JuHBx&KOXQ%MK60+_W3Ee8?e(e%cz>z&@aq=b7?4
oSF<iA7d~Q%6UX)Zam55o(4czp{-;*A4#sVn?5hF<k?Rt+9#nBTtRp;4Uh)RHj%JMFxZ^1^fqo?6JHktk$~wXUwpJ8Riog8{Fm5!
)@zd%$G%IVl?&(=@P>dj0y5qc$j1~A5J)*9IU~(nI8_gDm4z&<EFEuFKx})$8DO}DcA`2l0`*g5O9BX>scVg!1AcOdXdW92!0hhi
9hoyW!D6F`?+HUeq%>hU$JXR~PpgJO_^}ty#X9g)*Gj8xwNLKUk~su@GAe~6HuYQJK*<BdV0IW?=HrNupH1HVb0{+UPNwd}ZrB0_
`v5i6oehZTALfERl#yEvaW63HU3W>?HL8vJ>Urwz;W7g{GZn}^g<;?C)={KjjuDG}t5y=VOSf8<8&Fr#Ox$OO7a~2m|Jd`uW7i$-
ba%2|+{P-nTY1>lwNO#+^#bwIRlyT(vEd&cN~}i}xs3!!J>G56t!j^JXz14nl|H$4t2&rl2$y={YrcF)i==5~3L7!<mshP=cWwMJ
&FNLwh~YY^q%&;!`=r486wRC|pUsz2x+_JJwuq6f)8Wcy2(kXjFVFeD#CGy3tHVU{btrj{9jU^PHcidzA{`4f{hO`SIC`!KLavJV
{1Dfe8bTGZZJG<6=37l7O_qHHA55)P?z}wD(b@)qmj;6D!?1>c8OUp9?<t~oW#e&(6p`X!+|RG$8TMgjjaQ)}2>bh^l5>Z&Yg!^8
xPz*9--q+hrGf1@iQEq4$<FiE3{3)B*cF9Ol=t4J)`lf3?T6;~TS_srsa|U%f!KN?eS*yL#SfP5*W)H}#xG1ePG{tDm>Ly2{B_#v
z^V?9%uG!d91ld_97>*g5q;z)u|SXX9Ei2|ex)Csb?qhf*`vVP5#jk=BrdYgS{)Ef`DWV&BpMmCcxXQVoBQzj%RXxCto#hhE`#ww
*(r?VZHH$LkUb?d$_O0<1KP(_6l#|p9EgKhh?4V;Te0UVyp*czfT6#)yHP;ak8>}bbyn3zV5(-vbZw^&D}Pot<Z9iPF_wuC(C9_(
jHStB59V|7ubt&e?5^kRFT(u<W&%fzs^!`7@?m1f`U88RRsBJ&nj%N5=~b+s2VEUETCINy)B?QE7rr(k%nCOcz$0?~xMu^rY?z=~
UYoT9JS}?|6%KR4q7n8#O`Or5jT%VNbkSs@kK4od1WuR&;XgCYfgXa%7AX?$f+-;Wi`OXjkK8^V$X}6QD|Eq_bRFUu+qIA`x^jo^
?Huke3<TO8kg7?Z7(r?j&)DlWL-#+7A+I~0w(`0j&pOit9-?Z*S)2uF6?jN@He#YA;@R!U@;D8nWLe}$`(*5S=5Tu1!{~A9am-Gb
DJr70XA>vgCtfw*i|{y^%(5!N@_AKHZfA3~7g}5WEC1J=edeX}ttWF*tx#njB0@dY_#*?<O=UBo-%5(xhLw6oa{(<r6#NACLcb;W
<$6GS6&~>O)9f~Aq|?@JXW|=7V^4=}y`GF5@7ubXD_5hr-9;^pEs&FXn=YZy$?_q_bGj2d89V9cLbA~Q24{u<DmV~k3j_=_V^VX2
kwH+Co0u3nHV=^(s(EK~N^m0JwmS9#=m$y~jLtF-lkoBsKCzyNvUmC?P;o4eY4O!GnWR2u)!FY8AS~2Q^Wp}kd$S14L#&^PXmK1m
rmZ@HGSC=;TGbw+!A9437-@h*5(fg24gl<RS_DAQ7|$NmZPwt2#b4Bp11ftKoWUq=`i!KC+Cf3kaRnqfO0%u)(Vwty>UBv_t1S^4
7p&G@9+jPru9YJ3@$*}TP_{$h5#>+GJyM{4Bb7&G3lgVC$B|<=ha<!`ejH5i;`U&*mGgC(y{@n}F};Klri6+cC?KO(2o@B>i$y^;
?+6xPMAwq;$trrFt`2>EOMs;48W?KqK@UWOKWs0H^j^9bzJ^VSqEw^32htbGp#3N~0yP$G$5F^3R$&Y%7BeyrF|iD2#syp0A*Z-Q
kb7kxR(k~P6VYusl<UOi7-kt9JI=D)H=lBMSWbuPG~?h9_?<g$a`&$%fHW|SW5n|{hNp_CE1Z}Hr`J0?!&2oNlMb*vDa^DUQ15Kx
%eGMF_bahFYZN=3QLsb2N1>F8q7gIDde*~h4HRqkd}4-Lb`IoTbY~Qtvrmu?292t?utJP`>-2C2;iH)%PKHhK_Ry~3=q!uV*jRha
y@1YQK2Yk%k!Gh+F9*K)0>eQ!89iR&BkG>N5WDj%@Q2~l%=LSQre+PfKJ8HKzQZOV#L?L0W9#!QsZtqpCw{CB5^!52`G+RS^9v3U
I2oeO*bDQTm<c{(K|owKNc}$7{!9JKWtxJ*!vKBj>HWTK{=fU||4=#sV4a6_%M>od=N<YTp{)&2z)+r1qKj>_M1)B)?Y50l#JB5+
&&R!>K}}+`IY!z%fhOb#{&yV~Rw1khIFR5FjH8s>M#5>q{2k9ZO{CI5R_02;88JmS!wfyPPf8nneSvxW=RZcfZUzGc>~|5{`erDb
Y@=9-{Acpx>f-|cqhJAGME&1r|8MSkZ~>$M2Hh$irHJ3=$7lbx)^z+JnyRWOsv2gZ?68OkDxz1}@N5i&0R|Bt_xJSsKOVi;Q1@%Q
A?onsy(RWT?69O-EBTF!R556K(1Qp7O|1|Vl@tB4|HHr3VfT-C9D~2FmbvZQ`UCD24-_|ICdh7ai!$mCMtyuZe^hPm>Qr6CSN}*5
K3oTkQIMgL&JZ#Xq@t3HVWOd_O7%lAqgWHHh)N<$ITLe<1DP&i90D#uL+l@XN{TLBg;yNZhle5?=V(AggckvgJ7hR4hCOY(p3x94
&cSFjFiA@6^<s$Ode7PX`ySz<p3(X@+~bDa;WZx2{m0?_G-^+La2+|8VI}6nu7%rBMnx6cp}$Lu7I1ZtEI*%UV9?#T=hA2aixw<c
=Tp+dYx^&Voqu&UiZuF#e=p;KKtq(+3gc1vXu%l}+XCR3#s%jBiqH_lprU6PiZV_Hp~TrB%VF7R#~}g6c1uVLjG!(Q+0&Dl;erl`
rl|xem?oh^2m>W5f(i;~Dke%IXdqc2m>Nczq6MLnLW&8NCP*11Wh5k+5-F*pA`(D#d_hqE(r987T17sT3(mz$?U3LA;y*?OTxi78
8n9W=zu-(j1VtnBT?w-4Lwy;FtNPyq&<B6>k@Wr#QbE=u`y>OA?Ai1Pb3K0VC&vD`GRUAZ29?PvX!4YBkR3o|E=?eYK!z~kBS3^m
sU#wK9Fz4=WAw39RAqvGg4vQ-m#Ov^N*@1XT-sqK@WVl@$?^8xJ$Z4OI0@zU#0a2!N8%tDfC|F~qRK?{9$s$lZyA^fnvq<`<DQlr
Y=J65C<2}*$JO(2zLVD_%KKS)G<s~1?m`FmFd^^br>f?po__B?k7p2hQ^lS3%`~*deADZHgFOeJ4@hCafmoK6C@yGVP#%b1>hrfU
f_&ml?fBlL1of?lUWdT_oz2>QGD#tw&V8jad3ESu<ULpN?mk(|eo6U6oAob85IZ=bG#wI$BG+{G_5I%8l?Z>M?f&EP)EJT$sadj@
Y}RqcwvuV>YHG<8H9po(WI^2$DFi`L!Sq1&{B}4_XK6F7q5al7w<&gpjp}T5ry~|If%u?TER;ejBAi7t5={uhQcNa=dOxd*Y7OC#
QDMspj)^bnA=P-Tzg};PbR?>nO7CWa4Qsa(^?m8uf+tRa=$|t58qRa-S`YI(ey=Cm&V`AC7;goKZCPVN<=;1J7z^8)@kMn`ZDJj`
xO#hs&L61DZaD{#)d2xSwNWVq%p4YQ`X+rCnSJsFoFV7;MpL5<n=E1#I835A7dZ_Cyt|G#QL=YnAiCI$;Xbs1+Yhir;||+D`fE%Z
A{PtO-2gO*P!Rx8LcXL$5A0Oh5PAxIz^H?Cs){5cRVXX)jAE$D!xA8xfvQyZSu_){0%6MhJ{aA{fyTBt)2NHGjItM1yB<7-WB;RD
t+7%<p&D&$)I!M`!BCJTS*T{+4>mmv|D5MnvuRj#X##Pw$5wotJK5hWIxQ7DTLh@zVl@QwY_QhI`iA1Na^b5j(-m&b7AD@ZhfG6z
dc%9(^dna7x*k%|3s#DX%aN|ipaSl<tgW1LTLE67%h-iBU8d~}1jf+aJ0?{ISr|RtIB3S)Y>zoLZn9BRL82H{)pRnebUVN0u!3+;
FfJM$V0sWsbKCX5QSuJ}`JX7@*}jY8pO$L!K<<5qr%jsYAKq07S0goWt2e+fL+Lu%Fw3`%^6a$LAz6|Z)P*Zxz&l!pNn!=-f01Ob
Ai(2vsRTVJbm>(_*^%DR)u#3I|LO6UqjA%xSo%6>&m9sxILBIp%e(f-8ifi54nqM5b>&~bMhhp`sRgjSn0gY#4jSuEL*s#w+1}=8
2n*lu3{P;9oPvF^*Yc3qOSg=e)a@TDXvkY11G{rKP5okt=0YLi)_HxsXNP~tNB_*AtVpcD3?ot{6%>$wKQQj@@8)5@ufRQX%E)PA
0)?Qam7o%eK%gp>iByOHpjt*Efld%QzR*Ry{s%Meg8vU$p`cm~MiXWxLfEEA)`Zii01~cohXb_f(liYL{@qlxnhk2}g&j=>i<LnC
jG>|mN>YL11l*HSQIe>IMo~Zo47gEoINo-UH7G4BxeLo|1tlQav4o(Jz(t@ZY$9p<XKa21<nkhWb1LExEG}@hC1}GZ@$7>5eDE(%
Mkukg>^aCGsEk35IaCrVI#ozTH;su1l8RbNDk+IznyRFl3c@B-Qz8gCQA3kXTs5GIh^i_iswpCwp`mG4F3v+P2_&m+I}?Od*+QUM
G=MI~bDZobh^i4lxm8-YcI$TtbV4q0Bb`KV8<K&lArZ-aqW=YVJ)ae8<?YX!{9&o@{dUd{9js#s{aGe<Lq!_OwQugs;?!%cAxHWj
)t9?3+8uV(>7F8X?{Z3wIEb<;oCjDcsO2q2A|<wevbc*1A!w?2f}x5mO~?aRBh%O4_JD(SbSy(f@<-Dx05k(IB>)T59%Rf;!deQj
<Kb?FXR|X1AGeQ_B0tAlVYlBuM1S$eJ=Ejgb2l@v`af?pF#A{Ok1OweVhj2+k*&jC@1yGTJxZF)48B*yP9wvm+S{Y^kZIfV^jbxJ
sXipUK}<qYhNn%xfq=l}ki-Jq<<qEch62NZgpkC6$`m<3<S1<bnI_=~ITV1<8iRRM)j`=g3hge^g%0zQ60`dl2P}c44p~@rsoGNB
ZH+S~TC6@leqw=)x~Z6CX-P<h!~4slq>_rsPcPe1!ODkc+y;m`g!jh7hA1K%f2cUpG*TOxkhCEu%Z_Q<b2|C_o?ZQncSooCqoTdS
f&RHr%1MA6I2<Snqp%1fs0&SilA)ktB}ov_r(aU1&<^3WvlLY{iBJ-7!;q<oDpDZC)I&<CkcL2U89JPR(X19vqr>wc4zWNxBj6M!
7GAiFe@to6T2`$*aKbpRnrbl<N{}gU<wFmV`wv<bEumr0>FN9wryzL>`D?u<Oc_Moyg7e;;L#KJ`jpEcN9qTUylfHswUbjylsD9D
p`bj;^uee%6MzjOq?wT3Hc4i3-S<p~LWm$zVDFTCWf$xyngeZr4Qti&F!b@iiw48-?Yy%<zW4@YOoZ9O2sXBZpB$Uf5=XPQUj+_{
1V_8jpUHq|5TObb&~>1R^ze!Pfb7|nLH#I;=m)>Q)f_!UCyUgdI7p%ArS=};e_mpl$`4TgN+?JCjH6I!lbkPM!iPvspZodF90%pV
kE7B`Q2<30#8T5zK`carN+b{mxc&&KfOZ#?%>@3W`l6VKhB}P%fY41L7BN5+rV~vwD}go`K@ls>FtDI!WqBkj%betK4kS=1poU;7
Rx>gNf`X)y1(sMPx2I>ioRGuyA1|8@d|j>Gyhs>o=p21w>NeFVWdU-3sDM0&G5w~)LUXBQ5oaYc7fxZK>S~UVWvLw|C9Gj8irB3F
f9f=A8wXqt_u^~$tV#N@#@*;nxkUv;5E2N1AwfW+6(SH`crTgR`qxL^ZXb*?!!Qy^p3xulEV=pt9>cH;mwrK1!gt_f5LcZ)Gm`i(
8=fIja=AAOp6FttkSHihL=TxQA?B&=pCI?Y=z#0#>-#&l4ZM;thg0Y}{QYtGg$cwjtLA!upew^iKn+aPMH6jdC^R&rv<53?6r~bO
looMTL>z)EvN%yh6H1Q4WrYM$wWY$QNrKjZ(SS-Q6sn8u_PCsGn8L*pOA#R;AD_t9mI6^ILt+^sAR;LgnOX!g!UGTvQG-Z&R6Tdw
*?~_Fud5#*A4lSG8+aY(0+d?J1<GYXM5SUS$7b%af<f$Z935R;ZI;cW_q%cB|8Kl*5$Fn$LroEoRxP*m?<6M&R4A?{7dXMs#+Z_1
)H4jSLXyl&Ws;BByRR5|y)%^d20JWIv(<j6JHA<t)4K5SuWhk50nM^;5<;--YYEn+oKWEL`=lx5e5f<(57`uc5Mc<uLX40c<J%`v
5}{ct1^#AYDdLA>qiAMXiIS;5VaCI@J7v^qe)%5-@*f!^aMEB;>c1%jRhwlH5dfv4%BZ3y$JO7Y_=5JJBlJjt2hK;AP+JJST)ieH
<~y5poATr@NvZ;tmKuhr2!Z_&WY55ib24g)A}MGhq6nCXT3V?lAM8wAiW*Xihy?pM4%kZhn@C3TooCjk!(OcWAG5LeKd4|!bL#N{
Dkc;(p5+W2qBm1$fej9~`F@<(a-zkEfb!6qVOTK)SuqOu;$s5~PQ)1$l>{XqnmRuJz_fra-nCLvq-?yk*|;RVJ-^$4QAyUhI4GQy
pvQflT*k{mN>MAJ#sWD*tmg!1jAAL(tNdc2=~E=vF9_HdTYNq#|8IV)EJbm$iagt12L=>Y1T!~^^4k-_j?O*)(~vND8O`}{r7_+g
e2O}2cEl&cuL(R2kPd4)XLRrycr%TUp--xbP!3`N_t8T^3GinKq9vdjC}<EUL}`^JM4@7(L)=9oh7vHy6ap|p(kFiY^X;8kIRQM$
$5!7HZF)MkbV%++0lY8H+8u3(v<Pno0|8*>wwTG5P@<u+he$(6vs|2<5AnlUOxBY%$1OG>Vs@weGcdN+3UMWamv=%PFmY+;i2s*+
!Y|1y@ZTpSLCIWJku~U^Ln##2yEzj_Xb&dGZciPsVD<y-VCd;O^Ej!&!c!sJjCB*s6+3)5_VO_L%?m6QLWxQglm_q_VIT%Xxqt?d
==St*Op!A&8lWheCTXUb1g4XHx{YCEKdDm}u^MUW%lmjXD6rBxYTUdAt+$Qwkhg0JTp`(20mp8`!7<Tk@O7mR@MiVPY;eC3)~2|S
0Hl);6R?EN?GDmphh&HAk<_|WLJ2FUM|Z>Oyh~v^vxz6<{(>J*(G%_aavvbn__p7*srCCLK0<T|de5t`us*^hQA6~5Jj3x6KdM3@
282SD1jqFhL=iDd)J*{r539e^;%2eviQpZF!t%&rEI{A%aoePv={Y(kyIcL@SnrMvf<_0eiv^s6pOpKu==^O@VNdpD1pWJS+mh~`
E%anA`g3*m+m~1ZeJCh<;6C3$`sM{Zvkb5^49b+hl(Ew_vKnEZS-PCI6ynkw;l^s@iLs@`Ayh#8Q4!9|gMR$)tNU6y9~U5wkl=zH
SjdzGOjg*EoXBO+)oq!W#GPM&MdP18Z{Dtr;w=Z?<#z0!^8k1j_~DEJQBL>1^#cfi2^2Jj(C&i41~5s;C-<Mn?7!3fPx<HF-9QJQ
^X-u73EK|$#`2fL?!JDs=eFt-=gh#@Yz9JJj4~&DP{)@^;W8pZhG(SeHJgF_Y&JnI%sre%IJTWRb>!T~>HNDlhqMoV@zPQNhVKWT
&btWtad7E=mCYU$b0_@svoE_$YswCaGN2j$M${}8&}XYKyh-&R{h|zj*Ze)O*!@gT`ci}ur;!`-&LHjg{Bifb@D<t72%l&nn@;x^
0f4ATj-#&3%r4dlQ-SG`4+Xj&qmLNp-95Z+%SFc)UC0|skX5Sumx{mIhP@AXa!UPDy%vmOve=2=R9Q~qsc)R3il8nW&wZ~xctz`b
oaT9={9_d=Y)Ok~9C8f^QEoNTEfEbhThco2!}KT-;@x9)hAoEC{|`P7x3at0j=M#4tHKy6mH!i`T-Y)%Ym{t%Di5mcx}$v;Xu*#t
-r1D)u&~I$-Gigu4feL(XRk)EO8EBgC)kiD`WX%Oi8^BF9WmOd@j*j2fd$0unOqPoZ(z0kWFkvf9WFUt4qPX3*T-n6dKFXy*b<Lq
sDK&94teg0%4uMUGi1$}W>ApX?i>>V(*uHw?v4oFhoe-Eqcje<FP80C7yYa1%aAE?Mj8$i4FOI`OwiTPJ0sSxJ>mwnZK?ByA19(5
0I#dP?E!XQwZ1ICP_Q0mS#<?4VB*u>yZFWQVP9Au+)zOy^M(LbhjFo3+z%8!)AS!JSQx0GpD`1zL}CNJP^AVW0|*c>ks3mfOq5VE
1*HQCNNcnJ!BNs^+~vsl-s{da^Xm=g&{vKi8bHh{nu(fHYGw_ZBMmDGD1eFc@ne>ur0SYQh@%8hXW@9j={OlqZ(ZDRi9Ct0=*JLI
Mh8u)LlUuIrWt{WjaA;>d>roTbYaLa>4yhYtX@-T(VpM*>So7v?jBmQcn`$w4Q$2KP*P(==FGrVQh4T*Hk?d{v0+|)v@sFN<_#oL
+hhS~sYqiR`9uxu$au>n+!?Q}quEnL?P*F=#p3+`;P#CWc%j@}cU#HO)G5S9ZsH*d8V#Y^kQCXD2s(rzHaEPzTL*V-B0I5&T%v?N
GxT!~-dq2HIXw@oFMP>`Ox8>#RF)H-c3e8Ukes0WsRfqMDiwgRp0g|^5ZQY^tQchASK;A33mHcBW(YTS;qH|UJ6S+IP@#Gx=e#M4
fls_PZ(+9d9Ah8rKKTGW*)Z&fQ9W99^zZTaAHWPYq3h2^AB-jTJTzw=;q&yMG^Bu*3T-SO`szt2ffq&_2q0+yfB|9{Mg)RTKtRF<
1y;0I`}zN(WM*hUH;vL*2mrT?N2pJEKL^K==hF=2;TL}KW9ai&i6NR2A<Up0lQ9^wAdk7N8#usqdCY|UG_nwejX!n!jF3Bs1G&uk
Z_n53Fj+VOK<O!De!_vtnlxd73@r_QX3!QMOww@h#{`1v;B#6<H1QZ4|M}y#q}B&U5aw0ZzevgZ*X)R=>A`O9)xD_GYq-u93j0kG
h6<>V5!og)H=^NLZmw8sBqD7e*KE8^R-2#^Hr%Hm>ZM-c`O7j$e)eKjQ8z^~ttv=Zx1Q^xMmJ;06;&;|UPD)S_;sRDq0kAs(xf{$
wLJdQeIV@DhsNW5^1Q%LAp1`qo|Mv=t$W25*VCW=k)A3qxWjn%AAN`5e$(=Z59jH_{NTUoU(w9wKYvdRbq8?hKHOXqd3aul+Wnmd
&ejYYpxSpYJU>zv?+w&{?35WM3|J2>fNyuI57Nu`y%RqlK%eA_1f6SU@BdTGzpAEb+&kFX$vLAETw`fkO%)%A%q+xXo!X4~fM76!
7B3JXivf1`3=Nr}CICRxT%R014*_=rN~?60c6?><?5Znu)eL8Kl_)hv!TmU7KSxiOF!1gUFCDo(f#`v)@F9^1ktnBUx_Xnh%TIQ^
baipNkDq=bcgIin`orV<VMdV-^T@#pK76q?R768tL7Luto7k^nkyBikHzi!BYb{giI>3;2h&vJIJRZ0dMdCRm9x0PRxQL>h*6!^n
IS!;Sh^l55VhUiAQ4vu$N=9&kI1o&`L$Og{LB>-EVRV`uk#jN#;UWk?ou_AG4i|GCA_#2d=x*TTE}ny)dFD=0I;;+ucesu0CZ0`;
*@STPOP?@{xI$z_&V^0j6L{kGxDfYtuQm%~j<EQV*J<wH<P6~p8TXFiSOAdJ5>5qKFvOxeMJ`;Yj+8_>P(>UroT87C=UXTuN|NPJ
a*Wgz#Zy#LQ5BPbQ3PPh8a0Vg0aYz6Q8Yx&5Y$ML=77x(hxCF!Sb6(Aye}=bExix6IP~67u84g1Fe|3vCL<;U*_&C)1^4=!B2-}<
ii}OKdfcKcdEA`84SOAp*c?20mMohmH+7LW1Kq-`_en6~I~yL|aTR4_DCJ=JNf3NSl{YmD#Z|m&yj2F+_Q_~&Myd$)b9R^r&7lNj
8zEE=7jA_FPwVHYT}2}$4z8un=F-X&PMTg0h^XHlX)$B>DxDgvyX$=j;hTn`CiFr<x=btkY8>q$$aPl;2mcK&cV>~qwQZJVHQp&l
p#?rCtn;W+iC`d3(r<@4PiuPy;Y2)|9V+#n?;LH*>VOkpm(Y26c*?@GTUkI@vt+qKJeC1WtCOb0WzLIhAf~YkB5^_0RGD_+GMPyy
km1lErT`=f47sz0014)*bRCJ89Pp#E?557)u%!-&q<%e&gRp9lqJ!OG5xkZ#P~C&*oX>gBTKjmMnjD;FJld&}SN|~XneD&?7Daap
03j1%a#KwPSV&9|Nk~XRMJO&6B(WzpMIF-VP!|@!=s+RVhjus)NJT_b<!VlKkrhi03!_LVqKM>GPCDG=Oyp2TO_K|^UvwLjVj*n5
Jfy>%^$Q92Vgf?~Qb^u#Wub(kU<v}33M5Eisu?!3Eu&0CDwKeNAc>~k1gN+eg2R+i5FjLvKJ&&Y^U7$CZWd-uDeCTD{a&8)U^^4g
a)-AI1~3#ve?7O>`}W=sBXq>xcgScHn>RX|6?g$g*+$aAh6xuYK)bm(8S`zaqQbAoa42}d6JbU^G~{8nNywdu0f$q`7uKgUGUj5Z
sX+SR8HtdsgJlEGL^rr00Vvpo-Re1x36SyW@9XW);B@8Ff%F*QTyDJ6^R?OZ4$MaEz&1Hz<Y+=-6B@SRvD{;x<p-$TM*ve{19Zjk
-<Wjjy1DhAKNC;A>z4?-Ffu_s4%*cqQez2~69~r~9GO)^oM=rU<k)%_0^svFA|q@G$SI@FnG86zK?d1H$SjeKNCIRez!R|SWN?_B
h(i|Kkc#wQs_^nvlu!??PzTVz$^GC{>ne-PpsnNsV|q8h&=PBoJ%0|p)bIWhb{bTjz5MW4dq2MI9=H@t6duGcgO$*#!`*#VO!#za
r$Sp~{SFEU#MPo^|68>?Uf>*a9WUs<TZgGV|AeLn(L=X<ZaJ5}S5hoKE)z9dd;1RKZPua)=O)_8B#Mw#M`vL75m8kU>wF?`IKsvX
XLKr}<<C&Ou*7k2aOJ_>%(r9AZrN(!4bwV?BZgq~U+L2}qVoOl_a4N<$BdDQj!vZP6JC51@}_vyr$}o@oE21GfbE*mtkc6cF|*Wi
Sf*jtkBi?u`>L-Zn0*Qw&EPbqVsiBF%6t!4>wGV*3W~BK!_l{>N@j&o7KxdjofKR(%R`#WXuXb%lvsJ0<golCmkqC8rXgOBPN?dO
PL+e&>b5e(jR|cY>Ks;B=V(CMs`cMc)23VNFS;tc+0_~-b{-ItAJ@f$1Q_NpI;C}T!jg(As7o=#fSDj<ML#x@8LTo30Yjdl_Pv{J
5m(jM0~PSlNRO1pVp!RUS1p+tjA@ZijMlr;m?qvWIupY?gRoW%6kd)nqtj$+2Av7BnNMym#OpYGr?4W;yzypnu*`xkCDR<X60|zX
7!(4i&Vpdi64zOj5q0Tiu+U<w^<3MXyjtzgcD=aQPxHB7>c^em7#S6EcRt=b6X!<}5PSxX_FK^DCJ9ck)aur0J#zY+t`(W*7|DtX
hoVr4ldG$q^=~X4bL`}D)>V>W6CW^8=?q{27==iG<jg`R%SWX3=dAS2ZXWr2y51uT!a&uIiAcFt%7I{wCY5Q}kZ#~y0-NLo0Yx%i
*!1H1x)X?-W$MCG2#GP2X-|Bp@l6?42TbM<Zunr})M%eM@4S<@V5ec^a)lYa<P6Aco}TV73};jb8ur`3RGnR0Fft{m7%_#W8evbm
NKU0YS5XrVJ-Uw@^Ev?YIh#%PrEv<w8jdAoy@KAm(fQLswB`~hK}OjuMJo!q{Hciy_n=_KVzOs`FJ6Jc!>I1xfDY}kui#)Gl3mAi
3m|(Fu-Tjig6uRQf&*4aL}^Hkm3HgzW}uuk(jFCj5F392j?E7JdE|BL(x{)R1rtao-zWzDqk~2SC%D%7N(g3}sv)UIcts2#IfJwf
6Fr2TUW_{`Ci9cXr*fi-Jv;0KN#4N{b1uZicEyS!GCE0-C=bah9j%ks=X>_<;oGoQ3NcWvR(Nc1Q1E1t-HYhd7CveP`dLXPLH`AG
bogrOj#z(8X03b@5rH-0bVx=uOC6u(q8nBM^a>xv9bSSj6VJ3TKFt80Cr8e&0)lJp-_*#MeQbu%2cKU}yR8C6hCL@jQlef*)s3hw
;OY?K_10t6_}kC1;P}qrklA{M^hz?^e7b$DqH=MP24GmxmRkVqAajMT?(P$|FrsWbU?@9Pt!5Tvq(ZKMe|pXxRUl9T(5p&Nn8{W%
fEfuwIRr47DyBm1A~fm%VklC8MrBYU1rtz$gh+-;Ib<o4IU+bvN}-b2HUmq!AdW(dM5_QT3#0QO(gvTC45JE!c0q_)K!zFdAW{&V
{+|=k`3i+V!-!@Bkga-An~3x1Jm5eXU&^{OFdP8nZfw;A5!ea~XYC-|z!Cua*mc+D=!Q<Ay9${8tX3+&`|C+I$TE`xVNdhTNu943
GTQ3UIbc{3Nfkc#PFcDfCV^WSEIvufV|crD!z@rlHFc94qiL1kL2-0_*U!u=&zxNg4syUy-J+BDAvk6raa)Ozs8nWO<$o&*di(ia
ggoz1ax`W0%+m@XT7#OxsP(MC(+jg)=%|OK!3jUpj!tE7M`w`v<yU@jq{KS3GRif)Zq;$pFGzC7mVu%B^03ezU*rYrZR!NyCIjAp
-gY*5fjtevn;!MUwvb#*sMA@Pxh6>yN9UTg15-h<u39LX6pqZ^X;Fx(BBKS2BL-$F2(;~LnIWJ^CL5*)Hf<|3ig6svI^Dp^7C}wZ
6SdYQW3w=TqPBu7Ax*N04C>^2T{|x%?4p?&5G2r|AJ&%Th!cxWgg;$>ZuatTTkWuC997t5<jCW9^Ta1_gRQxGkq2`f7g=_u$H9fc
iQ8dzY-JBH!Nq4Kb)#Cj(U8%q95STRK-6OA?VL)E1>_ZeP7n|z-xqf{#QKdh%aIaKD2ltf0^@gYpFckNFK?j<gLk4=9Qh<M;Prt|
L;|~d(!J>fdXt?FJLI37PcW~We3Uq)yP#y-?~5KCmwe*{;zDVFRvRv$qy~hg$9ocjg*V#-Le{L42B@%NLv+R%sPc+&fkh%eko>Oh
r0+a_aCrK#rzN!FMzj<GC)qhTLU5>t1Y}Bp!h%z}4MJ#&l2VeIrNfsJp&=$E!wYS*P5}^qe_eyZxYwZFmD-4R=Gf;D4j@z!OdT-E
2Z$E4@k4Q&Ge+kO$SIMFD4S|vAJKN0Xm^1|1we)aCQGW8aj*V-aCT;s)w!aH&682sf0kXzkw7}CH^^~X1CHWzpXo1JRZK^dcOg-n
Wx#Wx$macU*0;ndBL)FWMs>PmTuDR-rWpt)1<XsG&9n?Q!x^>t>`4OU!;(#<(I1}KarlpR^THk@&gXqd^Ba(d9}!{w8btVGAvWb+
_P7rm8b1lc@(*#2a3~6XLh#PZ`8vdMj{L&!woWw-OfY63k<$rB8(3A5PtGSOqACX=XPt|E6NLhFtXOd}=IWy-DvkvPDv}6b@+r<v
-tNlyq)Srg;c`HTx%!21`3Vuh*}i+Kx}DsN1mke>0)#8&`|rPBllOBS(7CMWl$3uW@G42SlaHm|>k08gk0IVW*zg{5jT}UMYX}Zq
k`qXWN4t=oclO`AjaFYd1`*b$iA-8!h@B$HeMa>g&Qd}9zmF(KyP!x~==<~sAAEOR_3v9hHr#@&Xnaf1S5fn6p`$yQWLoS!sAyVT
Oi0vZ*_9$%E8;&NUKu^aIT7c5#7PK?_ucojc_BGF(0FSN%h9}t<oB)pBHCtR2zWxAjSiVnH)$1&Z6$xIP*MIwU3oq45y>}?++EKq
dCQ1qO7{iwTP4SNH#@=zh=MR$JZEW{k!aALHXJ8?TWah|N`krD2(Vd?R;&b8Oydj{Xj0kazqfJC8db`>k!4kO<A$vTSv6~xLX1p9
XEOQNSo<=k30R$8Ap^qz)G_I!6k_(RoMF#vy{@;eHp>HU^x=_{ElWy>p!yi|D5!VPZ@Ndu>~7_@?)SI7K9jV%Sd2nGiNhAxix8^0
M{k&;z2k&%q41@p1XnQwd&rY}Gh%{*>`G;tff~aBnF`h^s@5?S6imT01vKdIi?@2)2fe}@loN357roB<te8YrAa$2A%U5k8Mh##X
=&@E-AXNmKVX5CxxIA1UFshiCpl+GQv)QO^v!t+hXE&UY5yM$iA_;2Txdm((Dz{e%B&{7#Vb0~7rO?h0Kuil)wB5vX*!4|BHUeV|
c~dCo2kbZqH?$C&@zqBH{3LtZXgN<21Blo8o6)>vcVi`krA+5NRek9JPR`n}tT@Q|AV!BcEXn=x;yii>Mg${#f}C;SjBp|g4o$71
7{r%-V(kk>4hYhbM%JW0UM7@8kcCuGU7Gef6je4QPY92mJ&FM032?7lwgcYS?hJAWaE=W(Y>vSP5LRuV%`nu6nuV~LC|?^6S_pne
iMjno@WGfr^QY@L{@2Odx!TxyVW&&0E>OmMsqgW($5$|lhUy2&p0n1~f0gsaX%EQ$kKQhP=|1|z?f3awORtdkSTE3aK;!fi<Rd>h
Pj>D;8<$GM-+EIbaUr)5S#4$>vPdA4Z86HRh*zJEj5NZ0kh-;tG$g3?h8Uh2ADn62klsVdIVKP`S!I$2k}yr0E&>2cVPWyGuzXX~
C4b_E(G;h@7j>mUOsa|UpN)L&4Y<I>y-PG>OY@=SqH9H}yY<$u^t|2#i#V(VZMvT_X}oF3G#HZFB7@c6{xR)cVWG)tkd$gXZqs50
ZBK)FtSd|U8FfAX^PNr)w-rqe3PMUlCu6i6wvXdsbz1t4qfLm$kx`zY=(g-~QdAP-CvDu;hBIAudDlE}TJvhIS|Wm>wjQ}v-J<D5
j$qrC+tV`(Q-$rAd1VNp+S{H7T7t>p!Wdb~Vwu^~3mqdK?T)Qp&M?JyN^J=f$^HA!dyd-gj=D7M$X#S+PFI!FG9J9{?-t)GrX)RE
ISI51C5rdxe_#J!#OscNva_ci=?qDwah;PlbFoeXbUURLAaKq&(Wgr6nGjJZ-aT%3_}@6-wc)UW21KSF4sg_gL|6uaCgM#opE4j%
?V{hjciYDMhl6(9kpsP*tb2a@$7NQB7W6}SjXMY7633<y69*u{Lo^gb4H#l?X0UXHp%6gh>_TqNo*cM5t~5RnG$IS>L9u)$9OJXL
JMjjM5lH4lFo7h_nZZbyXOG+CwmhGLEu7=t5O(ey;?Wv7AjBg^7U`hFOVAO0riC=SDiA*)^`w)ay##$OzFPcvct`Aq>eoOzjj<z^
-@#TeN(@;XkX|$Q6u}Xiv(eCg!wr4Ao(z~den&#1G$zcfhVwSVk!dr)bm6?-Mg6n!Rr~pu7drgFtcplP%K;Dvl%e3M3jq)12@;`?
7~v>Jn2|(CsUZ;|BrJ&O8W%VeGqB}N3uLJ>J0h$=f*NoNS%`~OF3Cx)Y!j+f$m1aisDXCMZ8k(n6jYqkFi5&Y8J!6#sObSo8mQKE
B(7Q{MuD}F$|HnD*;T`bMIh;lu%ek9;b@5vaOf1yXra<9NGv!^u5$v6JKyW~0=}{=5{y~0PD*5$hXj%;Wf96DG6W<9b{%1OPipqN
AIEPE%-;QAK8!9ueh2H5Xsx!xRWP20@`dXtE^E|=<AI+)79)Nf#B+HblBr2#W#S{D1UO|-41ptJ&|B8)NvbreR_w`<txMT^vh-!T
wMC;1RiP3*jjNz8v=y!9b@@^}6?zX;1K2SU1vHeD6j7oKgr$h8Dj+H<rh_EOreGopS|}Q%pemXSoS>M7l7_0PiIS%=$f2g1P^2ON
s!AfFhLMR{2%=^yA;@W=XlP1e3R)UzW+_@JqLiSbBw`9lk*0wnN~#!&reva;LaAa1h9saSBFh*l8Vr{uB8VsoLWCkpi84nC5^7?J
A|?u0x3VdeRLTR9S4j#vbjy%cQedQ}D=ex)38aXMq70@`a*8OV=}e%CDB)WZ2qr11rkG-wXkrRtQet8zprQgOq9zK+%BU%-il(SS
9D^9Cm?3hMVi%kRC4s^@Rm+qTnt`T>sUm8is%DB}%ay_>TS%hhTuCV81r`vHsu_u?W}vBRN@|dZ13shDZ^zc4PPD7M9zlAmGplw6
R3eA6RzU!oBs>D@DH9!n%d{)C2j)qKA=t`!ub9MsMm~=-tDEfg`pCiP>a9>%;73F>B5qyWFmtZmZWQgy-D7t~L$P;Kj1L8}aEAqk
O}Xcu9aS;gog#~oGA97Q$nf#g$g9vc(}BsjaB_7pLkN?w5CfYwbsJ31yMwqHb{)8-B$^OeVVjvuZUvViNsUZn7>EK;OAiE|Zr<+y
oAL4=rjZR$l!(bGlULv~EDmX-6QSh9RbvGr!ByR}v@ygfD5^@BpeCk5gU7S4=w?r|8$F+*b32Hk=e+3P|K`$oQ02deQ11}8@aP&C
h<=3nqsILjIrHWAN$Oug=nVQa_w~oGUbtO+Ve%cmN*eUoHU$+$N+_Ws$V@ozhi;Do=c|sB%ZP8QQ|Lq6l+X+an25i9?mL=c`&C|l
%(eJD-$C2WI#t>o&v*&nrcZr>K@}u{X&&tW=`m28;xUKBTVz3X{@d?P0U?oqz9uN-1mHO39=(LqrnzS+)FTqD3ZXKzw5v#fG}6*g
r2>Uj%dq~}`+Cn2j^o|xPY3h?*~kqc>xATwj^vXO{&*QJDNY<B2<^1VqzQ)xhX@MmE!Wu`J;vIet9dskfzMu#Q65S^VbU*Hc#(>S
AlTNOz|h(+E(!FXEvas|r^mx@6+qV^Y%E8y)5p3V5ls%cmT?K7yA*a$GI~klj{Ec+do3iJ$#gPB4ubEu9C0;3s0u-!AA#Z4x_cEm
(b4$!*)=xF&-yar`+Ys8!O811`a|R=<Ol0IxzkZo2Vb|Q#8H9TI!9VSuwrj5W+7M*f#t;Wg9SN2Sd`Xusn(SIK5TB)^nH)D6m)B9
ny{lNqrY11JGa~Gy!!mRkfi$Mz@r3D($ecO&#bg?UF!IL_m{U3VdT=}9abEwxN<4ff#D7^eO!2QJ0o8ZSpuYaJ=akEz0WD~A7Njg
y&iWt9~m)sal`M6ra@KS(G~wUSV3{lyf#tff!RS!rbNXMimn%7`Tf%8A@@RjL!kFOdgFu9&QWp3;H4ai%Bev8cS6<^oJR{k0&M4a
bJ6WsL`M**Y_3E&EKBa=ydy%R$$Q6gj^=r~f`2@{`sZ`9$Lm=a578=*nLjXbY5T51D18L3M>z+&A$rJ)jIdE}evVHosBhgb&c7t9
h4?+ez~>60a|zIX?NJXzm1E7s5a949!%+``(e$Uze6;+QbH(ya@fuEdef8HfyWDrkSUl|mfcuM*xcIK?+Xu2J4_bdXHwbZhPT79o
W7y)76&#<Bt;fjfRTt=xM04ohhvD)TbRT_o<WRGfs8n7sk?q2RksTVtH>ExtUDb<`n~Ak66Je>ODVHL-L4P>6%!vOY8svDtl=XsD
5}?D8F6*?J9bp4TN(d?&n=I52L^VDz3Ruk$c0Uhi4pr?W2#`3O5Gm2|cF@o?(gh%tjRG}FP$@zuB2eZJKMwHmgTry;pj`Zp%uE-n
ZB9f;kV!&QnUM`8U`!MWYTAAB5I0E*OYZO1dED$zZu{^ir&dphte9vgxnwNYY2!DB%s4G5F?-UFGxTtOSF(VL=j8LwQ>`ewe3tn%
^(UD{a-wsN|IW9CdEYm}uHVw{wTSSXxT_CO*pAkk&s;Gt*N%_tzWzBW@st99{|E!8hW#`71#~yn7xiWd*QbkS>yXmoR<@DK+L{^v
g!7L(()Hm&WCh`oW4;pb)4qAlCc4q7nk2l5prK?~kO>W?AE}a6Z>))Wr4y=$xIo_1Y13N&Ph9kKqN*f;3XYJ@DIwWC((!!f4e!^+
&ezASnQE{`UoE$POG)R)9lF{c#k$-#J4|vb@0YeKuQf_BE}o{E@@4!eKMlid&PXyBH6o$6jJ{7Ti{(x|K6BOOah5kyMeZ%w;!b4n
Leq`I-#g~?NQ>prs8KVCr<V>ak^t{Dy@lI7x6e>Iy>(ti=YCjO5r}$XE%DTFwn`+nnT;E{lv>j9_3F%O%_~rZK0NYzHLLOlJ-<2<
I>ucH0c>xJ#E$o78}F&k##z0*ZeSQs0z+t;D5*KE1mZ?1TJjdGR>U~pT+)JTPky!MemQ40=bOl6dZeSYLX>G$5Vx+keOuCIkrPd8
=bc&gk7@x`_7xvUq2xx#RM$-cb;7S?4>Efe5$7GSk_CuB(bXX*45>XBLI#XOu6gy*wCB>E+P`OScew7`gpg86*&#17Jl{8$oliA>
P6vJEa)VpZJsUMi96L|5wWMu)b$Ymx&PYdIB3H&!JGWh++P3H=mu~TM?O~*z_QT?wGn-AbXlcH)+8&d6>A5s2Pg3jGuZI~pZKiu4
4400vCo1$Tig@to!f(euop8?``ou`OJWJV{@WQ9F+!(Gjjj`B`lE<o_V%=qId{vo~+^+SmuMa}29ApKwogBEjTu`ZM2+&nPYRVKa
O3<1sX7Osu4J%b&OBR)44J{zrEn<9<qKCnSMFV!vJo{$*WZFkBsP;7go5?YPpju#JG>?puiWp-TzK7qhv|`8T^|KXuJl95xxVP$O
M{bTH=pWyyw0VSDMY9RcSco$f8%<0!T(Wmg=<jB)OPAin#Mnb!w^NIN`)o)#0}^6z2viAB5C-v7y{B}Otk`&zvSj$n@%{LF-#aZT
f)9wU0n#tya5mU)PQCWc>waz@IipRVQ|br7%J$s?1RzBx*(ngw1D8P|l)J4mE2L+(x9eBHb~xAxZH|`y*WUWm-Edh-PYQ3>ZtK2$
i3};1&Y14^Uh%GO)uTjZt1djVO#bQcx%T?kIxC`&u`kitzK-&q4rveT+cS#bsNHrmOVw+wAv<*hbyRV2`Rk)a8u<`&XQd1a>*<tv
RatMjRb`t~aHG1H?gXB}*w;veNHwq~-#6CdzWnhkvngH1{i;yh<^(QMCzYQ0tp%m({q|d7-<<7dIV`nWRngUk8px(et}E9YSzeON
&6J}YaP>+u3<_k#%{fD`0E>eBa{Av#In{A{c0n0Vt$Doj>pUHN0YP1TyFD0N$>7~YddF<VPk%ifFM%2zP#_v(R0QVZ?wY%7$S@h*
sGGxE-udu&qLIW_L7-J4maAQmLJToPJ8@7>((653)53Chx`(#qq0Za85!N)TTn_4sq$S!b3v`g~P5mpaYDj7P-8xaS<*Jr>BBDB?
kh|=4<#nM~J#}nqo%)=)?z?qC!p09CJ^j5kOs8~v4kYWUTrkVmf_R9hhQh;dNjoq!=^^k#ed#B|-kIjC*Mr7QVE$+ze7ZKe`cH;)
VZ5MbxSm)s1PaoOy0arEvr$20p0EdKKk4HP-Z>-e-BPk7^D!mKTeK?%3O$%lh?9*^Lif>Aj#~_J5sV%p0-pVhFi~U|i1Kl3p`9gR
p(#Pz5d{LI>S&f}E61kr9z1XrduZQ6MO^{m`0{BDBrhcmvT}xmI%Jen2|AMKVvwZ*jP5jZgsY;`T3x8ANMd*<rAtu6gz!Y$j~)GY
1l%`$8k^CAmD3a6x+BbYDY~y=<u?9)D@U&(lzbdGRcNuTGSe67c+pLAmb8nYIb?y!ASkjRla7&0a6@}7$s-^VH%B!u1&a-MkQ|^{
dG5S7g~wYov%2^vp=c6iKD6P|19<zv5LgX(-vUB1#AeB{L;%E~3ozqqYIWwrG9+F#k*D?IV_rO(!CZZ<t}E=+S&s)#(G0V1;8L|+
tsq<N2yqLpKFi(hkn0UryVk5nLSo}KdVM8!(75H|g>f&4Uv2IJkOlC`&xBYfcIL_*{BMWP&hm496Yr)`y=QCVG^1AsSzKo&6nKjD
dZ@}$J$8jtRJ|Z+Cg!2KVV-K8-Vzv{xVxNCrdA+_8o0fZZ!86j5K(5RQw_cH_tf6|@OETbrg2GFJ;k#$GhP`EBvPsuTs^sTfnTU{
1@qT(hpFGF7Aw9po1)fYL3u>#%}(@B7b~pRqP@P9q*=V87G}!Yx{a?`;fe|RWJhMs`r+IxdN84!<Y#7NbusKj*sSOhX-gZoi@I5@
?|Wp@T@V^L#%;RI-Ik10$=-R^j@#7SHqGJe^2n=?W~?H`YkwK<Z##~Rl}6WCXR~lQb6~5cViG<v&|dlP)*5_$cpoKaH=!dMZnl!S
xaiV|mO4V89sE6FD-hd$8XwQjKrMN@>>a_}mu38hVR{oBrl^|Y6fF`z815m^b*T*q`y3iF%t+^-9*kce=<Ef<?7Q)SMu80b9Wr8x
p&S@Klq$(8j_F_@KRc*bXVK1DHit{jz7w^}vLbZo&jG!SHkIkgOm*lq+udb+k<v1q8gN7BnPo-XMeg(mb0Sixs#@A!29bFedCczd
bFsNN_b=$betU<jK++c17s0ANl&vLLjuD96RF(;BPwQc*_C_Hk3AOd{j#ti;AdUR?XtFMnJZ81<PP^3VF>ty@1=*Ag5Vta{cUGE+
ToynhlS<uTWvW{ntJ+-E(ZyIgZ8(rnq{<oX>%5wTI%P#wOi~X|N4IUAse-hIyK>*19be9fP<Xk|d|GUb_dXN(-WXe4@x^Zz*{!>B
`Nys+wx057^o?WDt*u-z=*E_Lu5mT1u?3>@c&HbO=y1S_R;=jWshsU71-cbBHl6cKGW*DHX>D6-DHwr>=x-+96?11VaLdy%5p$n+
#JxWGPk4^bjk4dz4Pvc{y>h%FY3SbbOU>UsNVtvluKBss&2ISd7kkvQ^1L{czYFhw9UJQC>i5>BoGsEVS~IzO-nQn<y{nt3W$SZA
<c%S=+YZD6MOrAtIeX>}8rt8NYL1xBu4{Nhrl}Fm0<*1`X%6A-?j|fb(T84@qYKx2=MXJxcIqAXcbUdP_0|n_-sgzktm5y<tJBw*
X0tO(MrN~_=4YY1^G{Zs6vx!d^|QoFTSt8pci{$>`{vg=dy{ub(p~N}YICc!ht)oES1(4?;V)fk8d2*l;<2aR^)yKUWV15|XDvLg
*AzBtjif#5HohZOjAc+hvb!_vur`*19E93-hcf+jPL`}&OXhBKw)pYvcAe)Ib<J>GoQqX|Jfo;B`q{<B*6l*XCngfX#H+}ol~oa=
$fTo9Ce)x>I=Zm5wTUjwhXsZ^UURq|?M1zldcBV_=GPgTcN_1Udh1<byUHUG3!1zmdRpF0`j1K}e87xN?q*etVv_WG-Aj<n);1Qs
LKm&gli3RAY~09qifFal7$XO3n~h39>oHOkG`n_&w{+tAZ<+9#+B0;>gbh{d`4r6&YhAR=TFabRwrLMsmtL_ht?nzk_4BJKNO~`1
?wG3cteA$t4*kQ2AY4?6H_s=UI^Pvl5br}t+BRrARFx!*uMu_T%-vTD>C;9b?0U>n(T#}^?L`u9_#YcAyv0hpa?aFmwZ7&*dG?<1
$KZ}t3@)*RjA}6M2s=xLu3Ca-m$Ic+V@AV<wZl%zLaaD6cvIg;zDqj5efQ~gdJR?0_jb!B-C4ug;{qzW@8cQa-^};bI!PX%rgsGV
>i$hkRQFLfL`zzNhUj4sVS+YdeeUYbzMSh9lDjwX4)1R~qrD8uOk2U=H^fRagGT&CVYGIsopX@nIp@{z*KD1P>R)@Vjav})pKClJ
+|_JlDoT)8k6Pn5s~+Ud;btoM^}EdZdOI3gG#HEb+%HzSryc28kz7zcG!)+f;%c&M3f04jsse>sw@);hs<qBvEchQqoJV{&oik94
>zW$E=+Vl1&?|ngc3Lkm?E0>^Eq%LtJk1Gq>rEysPLXDp!jw^lKaX7+=sVXA@y@m5;jJnV6Ix&sdkNnZ8e}!#9H@mYEqD|bpvWj9
1k%>@hF!QMA#5y{mklb!K@Rs6+_-o0bDBCq%Gw##SdWg*@2K}lzBo$d@E@8PTJ7)GS1(csJevk(XGWaYe)BEoTF-ar_j+1qoo$km
O3`O!>SLc0d*eA>Fy|I0VxIGdocGra8ty0+*B3WxaY0wYI<<MHEg4+4OpJbSdeYk3En2(YTUDS#h|I(S)g@K3DkxOh;Fl9j?(u_{
@!+$UP%eqfFtc>mMh$r#XA9fYxZ^x@y-5k-BH*DRGA)++0Lcv+9NV7!J{58goV;7$^Ums5$z33SLZi+<SyiY#(7N9}#UP2=9Wco_
@CQD@-{Z5tGO}F|fa<*KEqP25qywx0(k2MIm8+@hKfUUm9tLz8(%Z^b+y^Ws+G8-hp3dRdX>ga(H%Mu(C5yX8_A2u$f{jpNQ1w}@
J@4LGeS65}>%I@R0GIelEA>>xN*(!RR;%e%3Lg5v{2Dn@ysgn-I%>WAau#pz=&E)WMc``?g<Xx=qtRt$SyfbzIkSW>%zlrgO1+Dt
LD!Q{R2>vVj?V{L?`EeQEoJxKjgFgRqR!T9D(9|RHo4K&4kRJdHMUTZxL~j+ZFTUq<{n=?9LN&5!MakVeXV=Be>d00X(VY)%v4ul
S)Ch{9F?&i4|P{+9j>}K44~Zt@b0-Z3m!w!c9|_IAgs~R?ZMs0tZLgcb>Wp_OR-gVq;?(G3bKr+qn1tXg-2?IK!t(YAP<=x{;$It
2)F{<03qazovX051%*@-5v}`q_w=h$fyXfy*)i4G;nF<So<SRJc4yo3mA`_up8HgG``9sd8M1GqE0?5kVS&aRHd?(nhkma%^*V7H
Rk&z%btNn<yXjkbyV-Y~LPjnxdy-=`#t9*54^EOR)2A48HIUm0-qA^jc3@USR-<$yi+p$OI@_+0)lJ7x_Nj`knUAvzT(?zus9G&;
Rdl>Xc)LPI&ZMi3SrpBTy;F>%s@oSk(8W$|oTcoV$X11rEsP*|P7WYj`fpbYIy+i1y~OERqzHvmecwClM=Og}=@fCSg$zKQ2Q;j{
ckYn4%}K#I25Jx)+<>WyqrGf22q%~tP=V1Xz?SeKvg-iaGl4cbQwdu6$|qUJDkCecLt<lZmB8|?i>6i*sanllH+JR!1N}eS`n!PS
A3u14y<mpj{pk7jmgk>Ah%KPTDNZ2sJf0Jg?L1DeJ#Y}4@j&@bsXB!0g(DLKK?Eor7OsF+^kCY7s|RnV8PtlLfn7`(iFJz7VbroH
<;Y<1__ubP=JL)IP!x*BHrR}cDIv~08JlKm>uey)yS%Siz~POhH6o6Fj=6kT6dNc=M*nYEv+8*#*&7e7YHkUSp>rRrpifr!&HZ02
Q1zYd?@&;ugz<=pn5-+2n&S<32Bi!XD>&W>VKq|pV*u=^MAN@mu$*4<RfDY6Rs`ku8&INFghNppm#j9{^D`7!LChMVEyII~Md9jo
eC<4G0M^pvL8)?HuX;|J<_V=eos}E)w@olK&PAas>q`d}qfGI&-*>5{OBItDk%ML~^?4MEI6UTw{xf<6d0Z}4n8S03;eGUp+LzNh
KFn-vNhSmW6gIpyn#8?Oij-r8lfXuzon%CmF4VSEM|?J(!bhY=cB1R6#n@+0oo0#D+!9x!XT_fVcdPOAqP<QR;x2VIjUvQ0?;2U2
u~6hn*D&=rLXPl5wvsU!d6qAw<aGG)xf%4JvVqMbp%l>p#DED>!C8nANpMdk{D1e|)MrhcY)Nrtch;<VJtBhB6TE<~f+T=RCZ#Pd
T`>;iwlnVSxhW14tKIT6BbtqBY>lLo5sQ$uq+eg2<<dCG+8CoM>zM{3chPsdW?K%U(4sUc%$J?yK2>7iS3<1IBxpty%w6T($5>Fx
K|?~w+|9)h<M*i&5sXPcanxL13Lx=qO<W|TG=;ZwbAm_lZEVEVWvS9FUp01Vw78lzj)fXDg48~hINKXIi70jAt|``-bg^x_a$b;-
nBd2@(n90GZ3%TBOU1M$No}#C5fZ0;lUdr64L38Bt@>OLwmqVv=IQ3$3FcYWwX08MX(TH7LlG4AX$3?SL1P47Sw_;|7kG9<5^|Cp
NihIBFxnAu#s|I?+bJfs1nQy`w%mYl<t}c(<P#EV3nz=Km}YHEmiQREW%2RMHACU@emT-9-S>Y1-==%~Ve6epX;P;TeclNvlUJ!(
E*~?lW^Z?=W|uT>O;(30uIXLcQMtdX*>ii%k#xu3r^`C$GW&?y^t4&5kDtMhi{AUH05=aq%<UbAj;Ek>IVX~;2PbEKpm1KJ$-j_p
Lp(58cb+nKj31wCWiUT9C<l6b14O4@1lOIaNgk`<uDcg0_Iep~ffGhf$_S~s)P}@T89fCKjv;;rM>EQxVxwoVQmyw6?K<+IhpJXR
`is?|h1sd%g@Wmt&72hDkAXOy$+_fd#K{#I-0wMo#GVaK-A>`y6s*CO$)6K8qdUT#0keX1bW)u2+KMjbb2;*i5r=!)oq^2k4|#)$
0R!G{V01OY?cgUI4^aKYj_}t=`ls#uza#VfjlRFk#r#ju5M`CEbdgFCGmHe_A_)&}gM>GL{_ne7e&pN~XK&)!n9(0kG{}mn{f=*(
H_2|=mECEFH-6Q8_bl7l^;KCOQm3b>+vobZyggm{7hpYaBf_r-;_VSoGzEWV1|=TL2&NiBqEaA+DGDN_mKdTSh@hIHDWa8PX$k_O
rj(_oS}*uv7|WS}#5fpCGAv3F3dso*^9dIKi6|&3g4X#<6|AVi3hXPn;Ok?c^NICfJn#MuE<+BZ5lbAx8epbrMBW6`7-&oa5QYU5
AB+Oad;$LX3J@xhPJsW$N=2cnK%psVM`$r5M+nHtOcn@WifNc2iKSAKl`16yfhZIx6e3cFq9_R>Dhfe4eIyJZf5d{29FM2&brP9l
K{9g@=>bL`ACIIDW%480>C82r!`a#73nD(j_27F;)ch_3#Gs)tjQsJ_Y6yeQN?m3uM5DaraC4A8kMCbk;(~}Dr=Z{nXZt%BLMMl4
C+GwIFsSbsA21NHLYKf_2}UIy!|H^Jfre0t5vHg?pqKzAMFkQ6De|-8l2D}}t2Hdp``#JEs7PRCVjW^XOsj2%!Ol?WB8fpwOt(7%
2?8RKDFrnOA)z4^btuw`Ei5?$Nf;Q(N|cdAD<KgOEhJC|rA+}StSGPxsG%20FmM6{3(HcE`D^p?*V-?pcqZMiv3DV)v2cL~r4Yzs
fqfaqCc@aUz+Xxh&Fn1f!&+VzHMiIqX+Tv7+5n2AwKDqFxVxivR9D(kwYt)iZOm5h5abFXMoj5D)@u)Hrg%RHr7Z%H14C*XJkkdU
mKF+tnrgNCA;!fLMA$|b1E%$Jo)v)6V~!Mdlbz%|3!VHG^q0=HydpN3tYIO3RTrd-3kzX9PT^D>VKvPd!jO<#EIrGbUaDm^NX;o;
G8kK1Uj$!Kn<$-erf4%@MvC|jvlKr5ydqtyXBu?T2T5^zzE3rIcOR|oT(i`DY5hMA7dah9kBrH>_WmcTgSVy9v?X3d_<TPL5c0k*
x~dgf!QeV?Pt|pt9_YQiUi5jyi*g!V2xg5UHQsX?6r{*>B!{q|(a_Mcpref|!vX^|N~=SS<6tkPBL=qBih(RKdVnzjUv-&PCb~Xj
chgvX2H{YKf;T8OR)vbZOf8$SJ#&2c!>H)hp;tmgVy~SGw$E_T6WiAEDdNay9-Yn&*uzZ4-7<1BOGmx#{T>=1X>iu%49QS6-DJSA
(cXuO>#gvzoi4h6chR#F!_q!*@RjKmTd~!S*Q<-geX~Z{?veIay-0>5(h}!Pr}ZixkQ!ca>zBVyp_}BZ`4B#vQZmbrmQqw-PRDnd
LBFNj<5yatM^rHjT8N#_RQbI@pHEe)$b9Nb$KJ24vq)&`&b6LugfJ7G!517*O(<`=+^G^pR1Ja)B6KPf3)-xtBqV(MnO2uLi)0J0
Y_q39wVz*U!ipu!?;5zZ@rb_Gz@>$t*7UxWr4t0F5hl~W!?T$VUUvH@UoTtII=34YeS2%;D4Igli+$6KVv$fnN<vgc!73!D)NM2t
oh`NlyCgO*!!q!k+}8^AM3XE|l-m;(3i`Nn1AJhJ*FjszQf&Gay~gKoMX7VfBHL#bpgR#wP9i$z#;tEJ(Q`YT=1ddr<@MfO_Vq;A
iQh6{%EgZeF$+<@IXcI~wp5Q1!(L@{fY!A9Ta|+~tb7Z#&s*HkdF#H;&$<tr=z^}^k$wVdP6DXbtOmjgxSTuin#$p&PW+wc8aR$G
RYHucLZncY_+Do8>(!5VZhFoL#<(6iQPg#QwX>@>a@4)P(V{X$<j9xaJ6Q3cqdTz(+$@{}hUA5YsjoXdz@?J_hZF+=7h1wXfxj;u
8TD7+&q4FSrjw&*%jnOYSBBC_rS@auxSrz>N~ArN4{h|W8BfE)!Q~m#u)endr+sv|K0W6+9U*|l%UKZeg^^;i3$w>vY&q?$lvt=M
eto_6PTuq+k+anwL@#93n)6%wd-*8}<@LszTGgm+-7Q6-EtN=$HJ^7`7Np4zF6uF+Cs@T!M8>;OxS7bdcXtwZPiT@aVA&$1(K*|7
w%B`TM+EDIyQ&C=cMKh;5in6QYAI*b?Be;e?tIlyVTz3R<yBQ1qrmv_>Tktc)GBO{DFj8-QmzT!#*t`1R@k-&8V%!w#}#Ts=SP6U
fm}4*;N?58Ix51+pxr`xeUnopUaExSS9k?Y@x6CpYL6SCoZR6-*IUjrSmd|kGo|TG4=N0qpr<SD9wSO}+hBP^?3zvlM%biSW$A7w
dZ>lH24-cm92Kn!DWI!eTIM=%h{cTtEOdM-R>3NZ;<2lnC97$genaa$V)r?{Va88~Z#zB9c(NWLhI;m_JH$|345hKMu%^ZadF?Vz
-c)I?UehEJgyj>lWqK#tkC5=9&Zs^Gx;hYh0s!a(NT7KtXyDtt<y55w2}f(m2d$lg-NVH+VsIT#aNXPEhCU0hpL_<uc){rEP}ugb
{0NJlm!Efs==(me!yIq5V9&b)^44tW#WvWa(jpn6{l;d7@AA*p9bq__vT(^PDbfc}Aa<Vl0QMg5X5;6hiRO9ci^bpZ?T7R0Q$~gQ
#L|pfgPmD;t3PKWJJrSIw)yc*c=P8%7Jb0QSr5@|jG(|!CMtxa*lDCXp|-))6-W+A^z4Wq^MR$%ef%H?90g7kV%BQbNMePW#1_B6
Kg=d}1;LPi?9Xpa$E_?uNHI9JEMj9?mNG~vWGKwa81w*#aUzW<0rJ4ar3oNct_Nd(LUsrsj*HJ1KCCuVs11+3B?OWIg5_@g&;=p*
sr+^U(4FFs+8_z-06$cs(ukjUiteHvhi(5KfFFmv-0Bq$N!FVm17$-|#0U3O13-NTvEcSDLeuq@1^ZwOB}kA6DT)jvK0mKEpqL6M
h=?gZ3(rc9k8rDf?@`o#gYI}ar%yol4JoJGSuh5umo&y}D#aX%s=GKsVHML3L>0)yu^}^9i;!71K6+O+Hcc67bVXFe`T%|;lmS5@
0T7;~Uj&M3BmpT3L{?x0C}xQW2nl3Jf`UjQTA4*6JxTeL2Z{SUL_ZS!I5*>`{6CJtp^{o62$vEES|L?F4PdWF?Ff(HSq^}8U>5Bl
5P|A-*;dk(M57XkQhK)wYgUbvuyYESjA2!nhQCSh<pcjVP#)L-q0}alN(!YaCT6LYRsfnJP$@`AS{fvpKnfrrXeFr{7==tlAyLQ?
4M?m=KQCXoMLm)xOfmRjj8H?~qMgtyK%?6<Cv>Q}0uH4OO3)%wrlD6*fszKZ05uILkEg*yWF3Ux(sBD!(sQ1k?|+AQ0b+~}z8pyp
mkFRsso{Zuq6%YDDpb(M69{8IqXQypR)c5=CW@qq5DjFmMl={eK~j^b$qP@=N{#^b`qUTk0#QRqtMVi_PoJ}^s$wX^SZh!tw2E+!
;p8H0cTgNc=C*rkqNYJirbc1aMH%N|sBLM|Ye|j<fy7A}7?u_`&69Dq&K7xCOpXxibSgnIQbzBK!t?0hCyxiM>_2ahkFs_jWyk^k
C+g_zhow4YQO~AQd#`uUayrjMiiAp$K~(iwSd1z7dv3kPKKwSy7U|4ti6p1&kM2;L&_gupLr|8X74HaL=uBPvr+zs7_tW2-Y`=@e
8gIN~bI1Ue&Bw|5_a_$p*Mo*BIH%YC?@lf`C9NVGzyqi;(Tax91Cr1!ObBES(@LhQUV9qSp|pX08+i^uAWR1cZRh#k_u>_=n4{7m
NR6kBx%(2k%NAJ06KPY4NC=Q~4s!0`&4qT5sfd|*Z+cj|U;6uoLnmc+;~dPk9O$waM1p3F0HIlG*qLC9x^zgLAPu^&D;}_@#<dYH
`<Iy@g`e|PRW0jA`9@L2UccGHoL^7xm#vi@4Gae$6tkEQ1Y)H{N!&wJRhUtekQf_0&c-0<gj9tDNhCkZGPGgIR#nKEWV4*1oJQFo
b5?-Rs$g-Tav3Qgm?;{HEm<Vh64cE&d8z$}sP@8Wy_41L_eE*9K*Nm4Do)W%K!6U}4z^U<P;wCV#6y)a4icXjlCfr%9MgwM$)9sN
eyf4zR5&=+zKB!^cp4VDaqHe&ZUSmYv)+ahu?@bYEyXy-Hbj~z;Nf=Hn;lxn-V&&sXyH}%J`j_qB13ljK=ndsJ${kbQ|v_CkP!C4
@}!b5le~rfeZN2!->c=&o_BM6w=k?ku}_I*TdOojb-bBzIaJhct7@b%>1IQ5oH{V9m^BTFP*GTewhkHcdvE1s<PV*7hlm$K5;q)Z
!$yFln@g(vqXwQ+hRdAh2pZx7qO!dhRVOx_bbmf;d}lK1&RLq0C{U6y(aSK+G8tk`Rmka~$}-;`4!Tp89=r3$mR4$HQ`Ehj$wEXB
<DTqx<?f|V^5}8jznmTV`*(D5?K_3d+?R8Qd{T+;dcF7YyVt*S*4o7`#o|(S5_lmRXjQ3X#PXi7$#g?nx>6#pA=rjVmXjuALC7Wx
cXV{>8#i+9!AF!EBqStiFcOC`C{vZ7R!Jms(?T7PG=Oa6+{&ClgChh>c~HnzC}qWzz=f$G1W1vPIg$elCEjS<7CO<rZPwy*g~Zk;
Db=eWPGXA4Btb9|P9P^#O%zzLqbbSDji&I&9ZV=ErY<|DqqhX}aHIULVkH$Mn)=s}))Dqn$~${|*#Cd6@3IOnA#@|9fkRiVpTPiu
^gcg=U(&<To4RBO9nBsv9HhL?qh2SF;J{8lSL*BMr2zFHH6y*K<-t5S-V0BsM@+*|&>){Jp?J|0Mi$VvsE@+jDn&S$ONI2aBvv2V
FwyO6rl~n=2iSlvbu3S549s@O%Vt7kT7r60${I{z;xBIpnaFX}k2s@DDN6ydBJ10YS9>0fdV2Xghh7US=9HRwD0_X!s-C-Z%7rdw
L_NDY7079sXY32S@Sb&5_&B(v=eh{y7q61t+2;oWDxNzqXm#9jGxuoxKHjD$4RtH3Y7VrMh{-aS?o>Ex0$r}-EE$00LojdZ>n+oO
`K#{$0qxsueo;Rc1LGsk^u9uJdItN1RD%<JIOI&w<ROX>LOY535Q%}<53gX*oa6<3d;K~<J5#7mL<uqLUl3(bpoDr3FZ6nPb>AD*
hkM?F1>9Qf{b|^LNfx!~HZTUMm26JFWuYS&u1Qja?O*43M^_Kk11&X%K>}B2>;74X`TsenUiWT$l9zkjH8O;*PX|}}`@DM?u^;K<
utlCesx$`GaH`MGL)TodmR0S~4mg_4nPTNE-xh|x1S17i4v%*xCfB>=@Nq3~jvTB{c$w`^W(%c}4u)=W1;WaOS}b(RNJtIe!Fd+F
P2Wg_%88?lE`lL$32AFFz@lQhg^CKEvPDEh1w}0(>nnxK?YRsIpc7(DlM90)ic%m|NgGL2rE0YulrdrIT8rGZbbRt^!WmTSj(c&$
_2KsK*q(eG$S7dR%El9>fRlyUY*EOCI$>~q4y#thN~@%G%J?~77)m+K8ZAo8gn{c>@$omo2M&vyVBWBSnVAuhWd}Jl8cy2{G|uz0
1!RdRiK(cp#L1$n0%{cp)$f5thi0Ox3pc|PSbBEjjk{%4X$Zov31>~FKZHaJ!;-lZiVKa>p`eL`RB?5AmMyW}qe8H@g-N{W(P=b6
vzvH-(XCw~tleJ*e5%oi)je=`MpZ2<uy)!tbwjoat5&MXQ`07kRHLkJfmy@`;cBCm2}u$}>#DE_M)B{rcs;nM1rvsm47qc8Sb-Sp
5Fu+dHF`Zjy3Atw)vCN)Lqffy7ru23%-mNbZ6+bAwGrL?OPQ*B?^wAVXiZw*engC0_<Tos(mKU2BRk8tS3{grbuH+`;o(iCI22<o
4ih=LP2<5Oo9B<s$a`C~;<m@gudKq+$T2qOtWVZHl+}>re+Zm-jmHH^>#Mb;QvF7&7jH{Xd8A{PaJy9{({d1L<3g`4D!UN3t5cO-
Uai*AuBxeAV`{Qi)!kQG)Ue^#&SFOa28q{eFuta-l=^yxkcQ<2&ywuzT?KS$WCp0ZG`A_3AR<$y*=c~KB-1S{Fhes^olMB>c3kFV
MU&v0vR1I=rHD!jpeYQ1rPS-Aht^6l50#xhhGuYkHun6Q^nJ4LPKw&1)J2<oF0)2!tlf(7ovHJj-rLb`bUUS6V32d=*;bAVPu*8D
9eLeC;hD0GpdQgkO+cn*hSL#7#mx$fz=v=hORP@#9@(%qlT0UfMTy<lYora-!nQ*cGn^o8B|yX>%0f|qRucr6k}rNSjOL8G=TNRn
NuXybEV*I8-&MF#bZ!k$Dymrur_3w84x{FnVA*(TZFTjr!C!8TAngTKX_TubgkQ=s4ZRbsyRcyJJNc6PRKadG{%<G+1QsI^Ufyix
C!wkt<I~vdg6s>EwMb5lyIb*}HPtJbsIVJ=TB{K!4{YQw2Y)CHT_<N(BG-K0kdkhgEY_4R>eaPIv{K)^-xmkuv)`TFZvoNd?cbK2
?s~p!d`gtGHy@Cb4zBbjC%i3qua^Mnw@a=&^xPGvw&+WH)!)ZcN!@N7P^HCuFJid??R}P)#`sx$R(&ZLz4;}`m3*u6;2Ca&hK`kK
Vhh1+-Q~TzhDD`)@{Fol&E8Gs%c?kahOZS08(P@}7AhaVYlNI#<O(qNZuDZpUMVEW@TS#@<)SRpgB<SUQyO_J4)aHRVnn!^)|Q=<
0G63fMm&v?h)tllaWv@93CBXGa;!kmuya&PtPl?aH|P-RXf&uBp#cK6`rtVU)hZD|0+BzyQCx~gZigw$5r%}xlA~IPq*k<H+<^^j
CuMi$xN_(pwU9r7)w#$Gj`Nxy#srxHB|8_B$qq>Mo2l0h!)$^l?^!?SZHS}1`oq!mcWBofd=91g7=0vsC_W@<M$-O@kq^@<Y61oO
q~Ax>LtME7;pn{|&HO@r5BloKnoP9@OL-I}-XFtwMXgFgjQ+1$-*wO5e-8O~-fyV|k`#TZVzDHwu{xBIb~koPq&$V)jv`e`)=K^S
Xu$iB>n}Ar=y1kp8fu0bqm|?}2S74*X0WGbvkn2`sA(qFJE$Z%%e4iWbqc*Yj8xJ|rYvCC!pIk*<siWj5oOAa7T@<9CFZB`{(295
_#UNd{Egdz!h(KpE~={3(BdGPW(k$LZSA9JzApHcJ<cb+9oAx!tvK_@^~t%e8T#YB-QRfK?a*DII)OUhcB;rf3=YUE1=is>_h-1>
{E1OeR66dCR>{6}hD3SVKYQK}B<ruAey^~#0>@hVk$37rA4m6<knDpXs-XdujnK9rx<d`9PuDs=@Ele&bGs?K8V4UB?ttY(5F-d=
84N^AFy_w~UGm_Yy_jURDYn}cvck~EcW<neWvNt<L?vZmiX<$G3}Ir#Rg}i5t5p`SqRNpVz}tDP7O+k+rX$K%ZQEd<TS5%SlKEm8
{^>oJFW2+GS1Ll@I+U225>XvTjjU#r6mz?qY|V02)EH(fOqXogZBnYr6(F&KI{iOD6<(|Q*im2M`uYRT{_XMg1O!LYCElIcVVdzr
s$jnR2#(It7vAXGm=4MdVjMsXen|*`un>de>F)03#{wnP4w!sLT6{roJjA)TUZNqiA&6oH6KTRKh=L@X`2)}V{v&b({aBDhGWTpZ
RmwV41S?L*9H{RRM{1h&euyeeU{<)A9E=5sqZg{1r#oF6z<q`0x&^7XH#%QM2DOQrstk~1@r>Zc^~ka$1+2!iQ2mpOM#43TY@71n
<MQho#)ObdZgEOc8I(lb#;+oRwi?_;Q&^kwt6)qPcHyzoxWTSx1CoAE7dC3g2M#pUjZQ(4m8BZ>8!j<{8os)WJuQ)#-(74n?lf~Q
Y|++I@&-+5bJon4*Igx7dmTFKWABzuDVjE>m(G-z5tR`^5G7nr2)`qIMs>T8sEBlWdF|gUTs@b8#vHsM6IV{Y8$QPHiq8%TL}u0e
gI#S6PBmN}Mr~ddprlo21X{N=5o>5AaDDGLGpq5^mldl8jc+%k(;{!6w6&>=bAa;^@yF5jGH<CqeD*`iFzMmfXHjpMU2z(q$D&oL
_KL0kH?yHu0@kPpS<?*4p!)?<sv#yT1avSlP&iRmW;LGSrS!C-UYXy%zZddg-uKRks6p^DpF;y@ZXTApzz$dfYHh=n6*IPiyD9~R
&6yShc@+?c3>4LcxFGOPGTU-}xZz+x+Y!BSYbB*%4PSjvIt$*skm0bUl5kpFI1`<<xkaWnavl!_u(o+nayhH+sHY=CJoT&y<b`ig
02&r0iER)}ES<wtj(UYkBw3_5(}=!BmTM7B*`NS)H@0bBK56&1wBvalcwanxQ{~s%!r#7kz*>}OVdvDfPh-Ks!YoF3Bi09y=apwv
N^j#(UEtbn$}`txo~%&%yXzU%5Yf9HsaCiG>|8q!lQt8Z6+*`m2XAqaWkhyyhZ_yW;EAocMh=s*ea??L(zzKM;vTRxuLOGNUiKTz
UdS@*QDSIb)LVaBC3|{oy<kYNZEdzMxuMWfTtovEhKVB-Mdr?to6~qhoL-pRX;Cr5OBtYhRpV`?_-mx;BLxd!y)%kg^Hfb~hayTM
)l|f~OABf#n@0DWMRa^-9FdI9Tqs-)xE7;BQ5c1)(?o2UHl+;#7jSfYhrPDNY8_J-Yv&tH1Dn*1UJlnrQ3WJqiorI;bbA|%K)x<i
HC-Z+nK==THG1h<#+p3E#fB~>#aE9f$iT*`zY%&r0tTAf3bnYjr$bvP8CA4w@btytLdpvDwDF|WS4=0W;t+b9<3$4oP1Y+Ehsx3`
Tddv1Zmu-rT8(Hf_{8cJ_R^P=vcus`>KqyYK~iZ++OKQaD-jNfoM2qqb4dcPQMS!jzb)^ozQp8<>|bj;9&wQ&7AR+>4JvAYYCYwI
K6~A}6k=3Q2Qb;5vDM|ss{Qn8cpp2n=g0G5uI7(Ztn;0R4M0>2(n$9_>6ondgl?hTfdn5C-yo~tI>c+B#8WLY6~l_o`@FsJKIg{u
%dUJJ*}j9e9W&F(-$`DP0NVwND=hO9##80Ch9DZtKCHf3_3Gsw^<0(fzgI<KCiIPL1_{$~B5y$UwW242dP@gWdfG3WNVt=CyFwSI
-RZ_-+$C#IOWeb?SLe@oVY$C=&V#=^>3YZ?RJ5z&kAp|gv*iYqLmvh~COYLD_s8#sv>EF=Dy;OhRUj*+LPLgCIbEC(%B@li;9#gl
{2w09+0MzMl4n(_tp#OJ>H!#Z-n}(CP~>7k!>_*g?4w#cM5>lLp!M(*5kX*ON_A3E@l<v27z6VSBX8pD_vT)Qg(`F&*(LfVP&3M4
Ec9zg)FoptJ4XEjs^%64MICe*@&yv6n1J(ZgF&^%k*;mI(iR4pjUelb>#h;SqY{=}owL4g1Q@mE(@J3oGkV-e+DtzSC|bP1`kRMq
nsWR3e!cIl&JT_64_fD%=Aq4!BVE4w<001fN6z!-S0e1ZXR5%(S%mMB{VUQ#dPM1fmTPFLm#C!gYKqfWuM>%8)Rw3)64Y2QrvbZa
wtL0VbS-mHE-y!^(`P13-ioax970b-C?=uJOABOIVS6cDA;PA)uNqf6S}<TPmIkvFS}qTu%pr?VMJga+^RgUfO?S)Np~1*CIL0h5
2vd@1+j?Z|pE$0AeFWB`+^LFbn&$+$=fp7QuNr3eLrpi<E_DYFOQAOaZK1Tx-vZ+@P^rUIic)HLO5#DoUX_SIV%4l@E*3$Z0gAwV
1rHiXIL4{O8)+_Nr@F}u9L2a^8oVAZ&4@^X+OK|}$9{6&9_=VKeKP*lB=OE19bxIcRtZ{K(Lq2nAq#;G&kd25!vO3kE_Fe9DIFO0
QtWg(F1BINKFPfZFK5`m;jKXpy&&t9`HX<|yVqv`x@E*7wkN4K@H<1u=o~U0PX}7;9fweCYu<bQc=wOr0CN%XRJq`LMH8kUhR2@{
+r9aknh1j>%fRwjy>9{F6Cx?)Pwf!aTueq9GzJNW5=aJ!SbfuA=<oS{q!H@j(jogSgL;*zL#s`LNM(olOE{a#G<8nvd=xUq;x77J
(@L5hHgX$-+fa0-K?>tj`a(msR6!*vuq-E@>Gy<(zo=`Tc@Xob#`U{?;4JBqNF)WRLPi2ul}ZqZ6#{7@3aJ7hg$PubK`9o2RDxni
lny#{^&Y=r4#nG2GW@?-W$D3wUvg2qWhv+H))bL~*3;_OB)g80#d5oZQQe=CD^;pu5Ys_JWKRU56NxgF{O#R%$n0=p$!r4Q91DTc
ONGMW5GuhYAq5ac433%F5-St67Rm}`!Z^Z25aOlQB&R|SWmHEfE)f9@#C1w#g-m7%F~kn+10w+tg%V6=9HfpsAOeV}0*Z(zaNv-{
>Gg1eJnw&(d}Z`V?5gAJvU#aXy*eSYChh%JS2u#e0V6Z+Qe(J7vtSJ#t`rW?2eJZ((L5)a3i1Fp^r~(kqqoTIO&VPQ2HkoCr`huO
hfdik2&oDfDkcJzpeWuPlRNduHXNv`CA!5QM4><>P=~@1szr!Zp~4eyI2IvBA$y~=1qFHVqv-MH!M{>%Ogn%lhqLSayZ&PJs3(Lz
ue<L3pLvn%9i;23z&)ZwA+D@Qsm#SPN?PJ}%m%qm;jC$7<;JSp94fFA7xGPL5zEi}ZsA9p2IjMEftWVQNR4fhgD8UqiCC1IIEKE{
wL68OToa5PQ^b0UZObR`Joi8jfN#WfN=Y#C4u+kshGdrAE=Q3g=tttgIKhDvUrgkIT9tA{tcjeJ*%F<n&K_alFJ|&^deEGE0+l{`
nNMG@#Pxa)o*%`5z|41V(EBq`1CZS4LHk-Uh_H$TRYe&Dqh~U`Tl_~g?a@549pgAqJH5H<Q$rafMO5&8jh<e692qAvT-y^aS)DVc
27?Ys=74!hC-q39l9oxIn+g~sRRS=>5)%{<5Hmzjv{KNp5UNrrQi8M~Isz9VNeI+Sj0zdVgy2OHF(3kfh^aHld0))um(zz;nZHxp
@G<BwG7tx<Kt0A&BzcJ-U_%jx5ZDPN6u;7D85m1IQVvE9Ba9PFP~l+-gCPsnvV*5sUr>Gitoprw2b@5t`9h0MgVky;Kxwo3@=(y0
8POKbJ(&1XTd#Gk_;~IrioR(BN5aa}VFY^DoA<LywCj?*x6;I2!>cC+BoWzf-kvlyhbqgI2sEhi99nJeu+pxM>`L6%N~pXfHlT><
I%8s_#5TbupKGhJ_15IQM<W~5cI|T3wRFp9NZL6Ct(VN^G%QMMT(QS^IyJ0Wd5T=CMXVmQ%+>D9(bl!sAE^IS^#U7USd1zDWesJv
iv!fz8HOoHz(_cN(ljM0K$HlSl%h}pMKlN#F#%Od1p+jrN`O$P6ah$vTnZa#+ng6Fh>1j~3e6Z0u1gsPAMcS&fFepF6F52o*%L?v
fTHEd{NofAsB%hz3TcXvnj&DCD2fV!Xi|VHF~p*1q7YHpS7LN1imx)Lok^f@A{k9ATNixrbLg_-Av9z(L79aTR6@})Owho|0Lf8Q
6-j@O-S6XV!VWOV5`cu2Ft|`fNs$#1bCFyy#t9gz;yovBbod<U(aD;kW(qT&jWA6EMHLk^P*oI^0GLujW+{N=P*9A>$t_hW5lBT6
2o!@cB-BYtNJB_O6jD-e7(+6lFi}xNts_i9sBn>J34kUkgE4WbrJ$q~3SfzmDx|2RPA*bYL_|r#f<THCON_a$|GoDgJLs{p4iqZD
p_CC3Tq+`ikY-3iXbM_cBFQXlED{<Fu+adZps@l<u0v(T5fm8{E(%+0m<q*|1jr5n&HxuIgeK5ZI##ggz`FyoIZ?<~)(0T6LzXo`
Ni!&rLMv25m?hbcr&)|hR1%RC%!JHEB?U_Z6)~7(lq6IwB@HPs)I?Kd6*f3H7E3}Dq%s&n7)wn&XiCWff`TAgL5)F*OpZliFgVjK
NHPmRRuf5*QsbB<6flCtX|ilPI209dB1MRHV-tY^Nfl8H3`EQ{GSbvYK#)^`5Dy+*U0+{5yeGPQqGhM$1gZHTRF4)_Lv6G#9==E(
hy@GZP?6b_UAUdHxD%*N;YI6|DP9Q(hm?V<S(|1MB9YT>^Io{!*53^y<-SsrDM8m6A-t=SB@0N0mL>?&qePNS1qu`-(Ii6z1w6d^
_72z{QE*d_L(~QzcE{1jXI{VxhnWaEVF5fLQ<{<w5($ztn81e0N~VYh8B{e@2nGy^s6@hGB><3s2p~+80!0=fhCv*a6Gal~*E0p{
=hmO_{>(Xl!swKA^xbFl*IYUiC~yTxo*oQY6!S??S?0>y$NL8t7?2{QX(xT~b^Uu_hTLxd%96x~J>RE}y`wY(9kaiUc@eyFg~**V
n1>`bY|sX4-x#uMT(KZ(N+AIhwz}n>!mWOncp-q~V}5*=F?UF5#I>b8HbSw^><lu(YVS11L1Cw2K}<l>#v*<V5@4xM^RS#QSfQ-y
obh-Ro8T%7F^57Zkw{N3d*?OVw_USPa=Astbk5G_qggwe`HQZW<E7`=oOtfNyKGSnTC2xuD5!+}9E`jb=`~HW8!g@4M)3_b9E$Ez
MXW`|;)^hZ(@56T1vRFfJz`c!OH|ZoL;*|8F{*Tt81p|;Rf>^Wkf<s#8bo(0V<N>bsfe}Jvdj}DQWRqZ*@_@ZRw3Ow5sa=XB1lAS
8gg_lBPkip4r8;atT7VXMqvyzVljr5ZE0^xH4UUK1ers;k(a-e>L5J%=L)Bu;5|2|OHAdLcPU$R*f9TZ9aj;xL4~2#P-w#vU~ek)
^j2>LF)UcxVpNoR-OZRL5;F;ssA!}qw~8WKQl^knu;C_Rr#Kwt2Swpr$5}@PR1_Mfvkc>WZ$q|V-HBvH8IF?#Q-<x#oETW`JBN=)
(13^M9DwNUDp6t7fQtrh!{gy!N`GJJkG-QgzyyHICHR;MyON{2kSKY6Uf*DPcGv4%sy5BpGJVPR-eH5ha_0|VIhAvqqk|Z%M5lo>
+hSyaw3|CfW|%Swf?XsD7Z+J3?hmp3zkBofsc9@xi{@r7E0}SUN~bxbB|K#Lw=#Ve@xv=}pXlppA5HpWfx*wHn<0$Q9E$}3hY3<d
5^W#r!#U>iSB7an6LLabi7*az8h=uvfUt8Q(sj^vDP0}Y3nmL~kn1y?db^dBrESP5G-@zGVR1los1#sGlo204^h65!cC`nnT>ims
Y$(hKVSV%^X6)gghy~a<efUeXB*jz|1TW-22w>wz_Fr!R0pIEA1Jq(LVuGr~M2Kk?N+Bw}{e4G65cU>M=eSe9<3qzCuiIyo-t4ab
6a0T2hPN5*A?zOpC;({o`#0UgkEJF^V1%V=nSejoyCKZdI~}=qc5>lB>roF|zLb28dHYQx>SQ#8U^Q62%2g8&+i_6e;q)5QA+)Hg
!cWp6)a*B~`&+>dWl}dVOikf((G(JPJRWC2_u_Z#j8XhDPP|IUii}B51jucLZPCD<HUik4ZQ0l9yIIU389LnPDV)}qtwhCGu;rYC
QgkmZ`RO_G!;*hhiaelji2bu0#1=2%Nn^y1Ip;junyodGtzoYny|^i!Fd{nII;<z(I4Memj?z<%f*`t>aV4Ar!e3z4=FRN5{5ajl
?l36WhhRaa7;Ha4h<m822*!I<Qcau+JG$$CPi4_(Wng*|qA*Zha|z2R8r|E1;EbOH1tBZC|8HFHU?2xG4;H<>0<hLzAtxA!7A#aj
A4Fp-tT{UBtmlQ0KmieZ&alcdlA{tVSu_rI<TPqKIpd-}D)ctiH?b;%c*>BzzhZ8K?f<Lj(efg?Sgr-!Ec3(W3X_sKByr^(@M~1z
vK+0hbE(l3_p-4IjTVcHp^WrKPUI3ox&#-427ImuNg#FgGnX`a+nTOcte6>B1gj9LkPVrywi*-}xo4wyuGKjmPUiS%`DF0SS6!}?
ncA2*BVf>7|I6vzeZ25r*x1OF+r%MPIyXWB79dAsO1r+FtI@_$v<10eMulWR8WLHpZ|C9WAH)Q@HtH9*oZuIZaNDWZr^x%Dj8<~(
coT0JL)b%M$B_q0qF9CRU?@AHBi{R0Go$vB&$yFN(0eDTAui8H)nnziSut{%@M-8U(rgCF1%x-cNv$Q8Lk%`+YVhfXgb~}<wceNA
$Q&J5u=_tgNqstR1mU4vH*_*|ofugG-8+e(NG8_m{v$7EJ8|W{ZdpgcDY{0Z-|n6H+GYX5I*$bNPV_;P3el{pf~dH_q5fptoRZM$
5+ITjoLvO3`m3)Uj#}gntfcG3JCIe!ojV*Y-OnJqWdd+XCOHm|J>HTNyDd|=UDWM^haPgy+i|?exfgD5SU{2-0+P5FZ6%Oc5Kw<n
>&T|l-EGd-MmbK5eO{=%@VI8&ow$)jqB<8t;gj9&+?w=R6m=bwgyXxUB#^!DJ~r@zn4F~VTu&K!)_j|F#l=!CTq=d#x^P2*d6DaK
Be+0Obm&dTTsRbBEH+Q$x6b#_Z@S#fo}qbJJSd?_*8)tg?$++P<v>n};V|{1ps#m(-Lg1co`7ABWLI%%6kKYWF8{Z|!alIX8i(DX
G4tnR$5I>KwkJJf&wCKi8cceyPJJG6=Od)^CpxFmbMCXgch8?A^07_V9mESGZ#R0};^@<%gfxJr2y>mV*4WB94u%aTCvr|Muu@WC
bKH92_qxnBL?jm|NDw&85O<b44<Qa&&o)HwOEMR&%7CWg^V@SNPg;7GP^HQ~w|e&{Gr}@v%=87jxDG%%u%_IQ^P$>uth7khc(_eG
sP(hgo#u$-_x;2@#>jz`AE54s=+l=AlnxR*-MRMka$}>_-@r;Rt_p*eY_x_vHI7(LfcGR%xSkTpsnRP2MP8BoL@LuL{K^2Mb*+O}
NK5i`CS0_C+-aF!dxq<n)Z^-YlCYWVpH8SblOe3hZ+YoGr#{}^S}w6ZWMoEiu)NA0<>|kf1i>Q^1&C5XlE8{U5dm4g3@>@eP{Exg
*p<qPpq1ey+cA#r*IHd^x8~u(KQhwfw}&PifbYbBB#hY*DBoLs--Rd*0%jv|pv2)FeMXJB0vwb8g%6C%t4IM5EC5skge#Pgz$5?=
NCu_UB8EyeKq%0}Ds#*-;N&%zpfI=s-C)~7A}S~m0@}kR3I`&Mns(iLxnOGN2Tuo=QDO$fs%)#IJ<w3ULc2d_yhMSTRHyu5LnRa0
1qMnbZ)BAc#FGFTKH)_)y^n6-d{H~K)?I3c9sa&J6TXo8`JBUP0FXEFB+GEfFrpvfU{jS;#G;CxWEu0T<_+H6FKu{Oz3#>Y=aY_h
62Fgn80{z~#gbYxET#f5V+S~O(Yfu67<#@|+fh90-|Fq@uC);F>`(*fJkj-j-?KeF?t1p8&gIka>76=#56_>`@(56*7FYnJMW&Sx
R4bCIQmG=8AW)+dFjEBzc+}!SNC({txDwSZB2XT<707}_>wruu79boTL;4}40ns8l5&k(!q5gj>1T=FDA`~C-l=Z>T+geMn0X@<u
{k4cMV;~fQ^U@pr;kW?zp7K&9b|daIXV;i{7txQ|zJ8qCcw(U_hDy!f;-Fl6tm6aT(o~dOyikTP?rTaa0-dhG&R^~PH!rDZyhrYH
Fj(a@nDWjGl;1Gc43yn7==wPLzVMx#`uZ;W{?B2uXamhsVFqa`J!A<YWED)gc4m;WI1Ht20PN_<2%9c6sgV_{V2~t<ViYnQoN&qn
JFEbifJli6m||K+0(51IB*er+sv*^B+d@n@Ad<qsltvYT2(6#nkiir)wZ73b1C+~=?jwwuRTXfqL{t$>szi{KG!#_@Ein-#Autgn
LlZ@J&PxQ8J9Nx~Imv{@L{^{~hOj7hBiN9VAtj)G89^d;>URo(*XocBtcV_iz^@-S<MP*Eavld<hn+}L6qJb(ND@dPR8WISO41cY
2@o_w5JV5Vzo)2AXT0_}&CiDXpD<4Hg;WSAi7BDh6%e(s+6)VV6ER65nnPn1&`m8<B@0C+ws-xBu1FnikUk>=kqd`^H%&DUt1v%4
&&{%Jt`j6wQFvL$oHFKWY8%Nap6CA6Iq1FF=7k;p<M{`}dccSqbUdJX@*R%alh0zRB8oaYVT7B*>F45mWFCizVxAzNdZi$N4^!ET
05|XIXe{gV#QOR7<v8cu`6aG(N?zu8k;Go74bG=O^P0Pne{YHioky1XML*`G2|`6d(19`)+md(q73(}0BKDk&k%N#ta?mM8O=XFV
(jyDybn1j(<@7?(fl<|UM3fp8OS(2)6HlKX;4tY7-(B08(1ZG9ZwN8lRKsQ!WX4mWA>@&!B6h*KJT}p<A0j9K8URv}3IJ4?qL3*;
4QzgXSZty7kfK;(>o{c0OI{yKi2=-znypT8Y4j(Vc@O~=@64*BtCDo?d^*$IDEmZDf&d2nJZ2&3)q=njJ+t;Ohr~*f{W*}OsvI+v
RYZU6#~q~=cZYM&Q-mSv#_aR7`XeZcfH+=Q76WszNV)W0YYe9$xyNiCxb@(3gq_LWLJ@G#rjm4tqBdPPD-d8@2<I=SR+H2mPOu_5
GLNmG<~>SaCLtt-NPvQfVg@2gSfKTwL=gp&aGabg%99;KR1TDwvIv;UoF-}_Dvad_h!-j?1cxFCE1Yo5`=ne72#V|oqv-b%&M7Kl
#LNm-3MOk-2~zA#CiQv8wj2{Db;IPn7?BmxO?Vy1?7nrRQ^FmxjKiEN^@&*t6gY0Qnq)cJ5RgRO))hyh93FAcc$5hNRPf0$#<Dv~
Iud%at_3pCowpfIcehyXw0a5Ts_|RJ!cMuSLq@fRf!TAMJ2RAr3S{(HIL=D~GC6Q6QcDO>j$w*zV#rXnsiPocw_atm8=@M5Mmv_<
Q;Tro;3<}<z)f|n8Z{zfPw&|{A;kaWFq>rMFbJVq1g2qXWny_1xFGK6Z!yyiL!yp4PRi!jzr1*4@!6&n6@TNmJX-pH9`8jKSR7vU
%ZFt;OG)JCbGe=yBb+EqhL~}Q9g_u<VMI|VXc%G;h9sDkz|b@Y^pTFFA=||C(tX~VVDwG1=REfEL-642>L<_7T~}iG0`a5x=13bv
s-N0a2}m@F(C5D+|6e3udCXIow5F5;&ILNUT{k>_T2sbAim9X%(0Bmyf;8=Go_LW6=)whVLJgMS50I3o(hMNQj~-b1K|Ve|Qj<{1
OjZAEFd&AAT+}XAMT9htRd!Sb20~r7L<}qqScDu7FfQBS4$?k;<HhxL^F=*Gg#bh#!~;MShbb2cT$KYLC;}l0N(QMKMuj2*g`{bv
3IwELS}0mjDJqr%4>6i4MnXh2^?7<cpEC?;sxLE#lM(iKL?O<YZ7I;t&VK4>Qg2~lZN%(M))~u&z@lKSET`O>7<&r|k|;P_k||1=
f>O=gylBv77QxUy--d4{m!pDFiJ~%lV`vz^6Urh#yY1DRU3KaiiDPi}`u9fb>+ODXjn<THsF~7KHY!vJBKz#`&2y=6^79Ut!@0x`
_2HvZgYl<3q}B%xoohIx>w7bmtoV9SAcap_RRaYQNfAs0BK$A_B4}il0+A>bXqagVB0wHF_rY9_tn9zd=k`8%%0m(ujX7MO<4TE1
1OiL%R@eP2O5=;%NL;S%RQhQY?Pg%g9MDR+4GN4<VxCgc{EgUQ+s9%Od>}=bMj`ftO^qQ46d{gahrEW0_$2&wf*%+FqLc!Gpa9+y
AO!Ty0P0ja<G+A2F${t-_w9yicgt-i7M37m2~?R8R1BapLH=~w?F*uXlO+p`=FE(M%(BIaY6G_SnpHaBLV=`1v#{2HG>Q&Ljwt&V
5h$VyH3xC<HVA$ncF=%m@H<kLp3|;+ZN2IDcRjSHf1m^-kaHmGnj^@v%M&vw_=Z@gYi|bM6EBhJO{=YY3GqNKLFfa#6rD&E_dsO6
-p7uQX_!K5XRk~LF+-9Q3TpMp<OxF14=n2w*g``|3BkC}an}3JM(8{sa*?K~Acdw#q@rM<8V9#hZ1lUlyYe&ubVD%Sa^@+}kOBz@
IT_IC1j9lU(M#BZ$mWoOB7vZSVP=OD!qA#i+bcv$Qlry=JziDsI`*Fl$~z!Cqz{#izG>Hi)jW?vUfqlhgLPBFRe3-qDL{`Q=im=`
Im~+c_I)zG$O@POsXpY7FaS<#%=c&0AER!+<+c}>!+wG$>ER-4;hwKocKY=`>4`l-$j8+BB9@3Ls$?7@;aB~{7D3otf+0krAdW|6
0l<iBI447>vXN;-Ei7c7H$A`e-ok1gdUZm^(Dpm#O)x~zRi(PCe@A!z6Usvq$MM(5B62@>7s75y3LSu=vI$djW}Wn$IxIdjx`*@~
0KKFcUuE`-3c+RnhJ_3bU7y-_*y)P&C3Qel$p=G^*DL<Sc1Ljn-J+H!2y%}`eI}3MfI`LVaW;wFh9RY&y&aXqd!m53X(A3GN~Rr{
U3H=c>F9Senm(5fzXb${1SmPrVn52FsA`1fKd;{$qcOphr6XD!vpzRNCR!A&^=<CkPY@H2K}|{U-;~tU7<}y)S)*0FQFh8xSKEc(
<A({RC#L$*wB9yHB~T_)Fo>Gh;Y>{*yvgW5XEXG3hqiorEOaTuN|q>A%WP0iYtGcc;PycONXUBt_edUb7AQ^@Lm&!Ige@XaewZ>^
7f2Z7kR&r(f6j-WA}&qj@yRevry+7sf<f=%A}OShCrPf~_v~p+$jKgYh(W><bDV?S{`4P@CLRZ#rpiX_Oacei=}<$oxD^Q?@%ATp
hEhuvUSeSkt>GnGNFgd4w*;B`O&jfy|03!ENAHmj0QSe!A@28b&Zl4l^MIsjq$yN{6{rPKKEI$8pg_yle6uuUSmIzN>5kfQe$D<M
9_N4H3;!Hk06?S_kSa<*N=6{DRFw);D+Wwz97r)^0vbXe<F{eQAn#y1*h}y_YgewgH#yPN$q7u<e(pu%yNvhr_lP_^usq4avNAZa
Xa0yJUGzw&lm6Yu&Lqc?O;9Y^2KI?Z9L<*2EPUn*oz;$OQ~RfpizUw}iT_=R&y`=hxk4yRItvj!OfxAj*VApio^!wGpFv#2#4dh}
%SFp<LaR)sQ+Hr|W!5tzij~PCjgd&@ZiSy${(Bwm-#%VT?&F#1<GE0os9}VbrMA5N?>t3BEM3QPl~eN^QdGX^5vwE2MRnbMbB+{T
o6V5xy4?3`p}l33u%CQ!?13}tIW67I3Y=4kdc<=jF?^olJCM0ty!jl>|G!%eqT0KT%^DnAtgKLSR^(mXDU@D&-tFq!3uuP0yV2cs
p`9EsU3OGc_1^CiyLmU9Tr4(slaG?hp8K~7BB$57a-Ko%dY`x;;rpR_U7%K9yLR1J;kc%CorlqL9_}~?+;i_9JHwRkyPPUH`aWiU
?-9d9M{eA5RR}hEB<2o6Q=7f#uXj}!b~~G*Ty{;}3zQ*Z%E=I*mYYZ*RHmIe^U3$PQRhP>Emmst$0}*UBwfl*>Y;7-M+@ZKIYYVb
9E9cGPsz`${n|sbmkOaHXMXF^Rz0xw2=C3_;Gax<pLwj`EM4y0_tAac@$R;SR6KjvviFg&%gEew>fxU};z&+EF~lkSujip(&LH#7
mBNVgp`sTZ=s7ZqtoI+zfh$fPg(u{NLz3b+NzYA4Wek*FuP2iJUJh{u^iR|t>L<?a((UBkm#oo|JAp*)L%jFB9ozN7qV_=w$B&2J
@}EjE@bl+q>m8M&h<)DI76sxXc)2|5%c!tEu~FSTaod>Umxif1C+l~3<xzB?q(*p-Q9Oc@{E(u8r{7(!Aynm8Oy?=?xKT&J?&r<v
qjpv!>%LES-!|)<KKEZd{mFFtedy?XCr5HEOGkFT>yKq<ZMh^Ba_!G*aEA;yzV1ASjw7CUOyotb<omZ|dVL62t{xy!L{SH;3H2y>
%MMBi%8D$`WV7cIs43ii?T0*vokSTr)=`-5yH0DXb2j=2UTEqh^}##uT<BCj7w5=#t4`!cgb{d&)<s$FKI0dx2<7?vpB>1g=?yZu
%&D5wo*+9MG40;(KB!k7YutA>_qq4IlR_z*_uctEPokss8F=EJRKuISUJqn>nd!7}OEqF@S=dhQ$eiWGC)zpa=G1%By!vqJ?Gy4D
i3lY_#oz$O5SXy<{UF_#53zU?H_y2DdJc*DHtG?7GDG*Wo_iKCV-=Q^RYi*hDQrm~ib92E2q>ybYKkdU1w>R3Lm`xl1Sl$qO&}CA
C{qv;c4)v8U^Y-5VjW1kk_b{vRVaR#Fd`y6fW#iIh#xVAluA-*X$S>q2qY<UXYjs(9zeZP9tYaf5K#R4g#2TzCa58$NF|6!poo|y
`S!8}8qC&f6G{$@RMcY=oFFNbsECE%nZ^YTzs2_ObbVX#_+p!pr47l-o9_*_b&?dK^+I<ca8KFK4j6gQcW5Rc7n*VxuYR!K(ig|k
`~6-+>H$wAI>8=nA9<_?whve*>y(RQUI(=8KtK<oP-X;Tp=qQdL+XV*Aawzfrb@I(K#U4N4H#JsB*euO3=oapVf_+eQf(d1;rB}E
KwhX|k6z{PF{dXTr%`=&z*g?$3?l$YM1+t@5W*0ovOokfF)~O5Dkq|18m_2bRRC~sVm0y1Kps-46rRWpZ5RM6KxtJ_5_Ey+z`!>D
XDKS64j>NU1$01&4nnUIDj8C70lWc1yGW+X6owM3w&a+AJH{fbtsnG$mESO(3=36&)fDu=)6@uo`rjSh)S2VBgjL`rcOl(ilLgl%
!;}z+k5`fO9!<gzvE#QZwsWBl&v>^2?=}#3t~hbERw}s4w&@a$5{Zh@0Mxl!NI-nvAb3QFt`4zE0*q|hz|5M%S!+>Yqy;nQ=Y8B$
l2(~63{9juLDa8yTBTBsr8@A}HP&xp=KGamFn2=_0zo1p+bTn%0|5m&Kso^ja6OktJ1B5>Ta1I8CTk%8!z5VD7r$+5SR1aS<9eEs
NZo^?HUy;Cy+umwOFFCnjJzhRHjJ7E(TSIx@BSyEZPT#5FDaxJN!gPoEqy&;>PlDb5^8E1^ypjrujF}Inl~~imiBH+p^EB3%ST$n
A-ZY*W21{=FzCrZ=li!+wKO_wMu9PePBnDzI{=hc9SN105s~%!qL!bwu^jG9oI?naCqDzp^!*R%KBn7lpziJWK3Vctwmu}JQ~<sP
I3h71L+)|d5+$0HB$-WAloUkd5Bb5U5`}dJpfH1S1c4N7CPf6^JZVwfse>z$>@$uSp@9jAzMg)A)oWY!gWi1{)gHx41fgIiL?V%4
6gxYu`TP&y^#JlE6VM^W_L48oG{O#MA-pJUAncNv2#!LTD};oLw#J>jn%x369lzbaeyw7+zr>X9M6Lx8MeDjt4?kevl@gRdgn&u`
A_65M6c10R=s^Jf(XZ3!1wLfK50}y(9tcp$<>`SGt!*|BCWHKX?>bls?h`j|-WW137<Q`bHuw>9S)->80#++s<m~7AK$Q&%36TM1
RnnRtO^r}hs<3ZyuM|bFV%8m&pn_=*`|58(D8QU8yiTMJ*_)4i?#(TF-&qZ$Cakb6JLHyes$6Xi*j?CDtP2Y}6)hUW4-#%Hbp>7m
u(+_h(>Sa$vKNIGhk{BV(jb0JRwB5IL5Vm)-KUyyP%n4^WIVj+s;6rwJ>6$&$^}8B^yG|$I$%01PXsD6Tr&mVsU|`&$IT3f7Fcrc
Adu~2U>TB1JfeiAUN5GhCV*2U<&tpEUUuQU@!wAPblZ8YO^S;W6es$TL<L@a9*DS8P^v-4MHS7Ly+f1W>cG&7(tEC)svR2Nt>r6R
dYW8X$4gP)VOzabP;tFID0*@RtFZ&ERuKGyDpwIn-2iri&5HM!Do(7hQ-mzrVN*#Bps)#|KxQ-%kQ5b_L=>1ZGZa2|j(lG3@HqFq
?(yyhHsl3dQ57n*l$8WqVqpj~129CC6oD{?#EwlR2{0uT4$|$cY9Q2Pr8LB?3c7SAMREv23(o_SD4t7qcDh_3?0Le5hh+r<JVeei
!eGUO94TAz-!;C}F()b6nJs%Sr1DVpp0~aB2%kbJ|HdKF1Mq;V0QbWEUsKCJtGDOrK59x40}@0C+JL}@XjPh!J?g>B#eG}{(%pC7
!RO5Bl1@-mMKr3Akm<owg%9+OWTu1cBRD>}_a;Es_E=NAs1Kq)s4Z~g>zaM6+55d<2cm0YedGx`@$>_8X9qE``P1NiAjrQ^kKr8D
_Zw6^a$sgr7#7e_@}&n<4;D7WaCleN@E~d+a6HVS&Qf>qB{@lw>K)lx6yOe{tR$50);&@hx@Ni?;zN^tu+)$`6l7*tsY)a5-Bk}h
J;wrldKY*{qyprjNP&=0L^P8DGKozCFtp^Ln81OMmw})))`<KN<Igi51K(Sn9}llO(E9gN+XpPc8U}%AgpepjrAk3frN*TJXQ~p!
+l&Cj0;DPcB1IHUp-LJ<BOq3TB|diKJ3?&<k~9q}2NL86x~UO~3MoZ0LVz^`LUFbNC=`NHvM?1xGK5H3kqkncz?zyUQ&w7qazNBH
u_(9@p;ZwO0u&=ks?ZdJLKFy&q#T5F2I{0fB68Q=;<(}vB1lLwP*Nyn80!DRZJ%@}=uWW2GhjRzmWcvRV84B@X`zZnK)gl*X(|-;
W@}_L2k$l)sFfcj+3y39u@yx{R7DH~)lm>fJj_1uRZqrLU3Gqk@}m!{+3aQ12nnf7Cd`OTN@1j=vl9|xVkk*TG8`mk8UhGa0%t}p
Ed?bEObtS+3}PS{H7o>@3;PeimuBU}%wZGk)z{MSeG}>5fZ8MSa3v{E)Am#4st*50-><z8pY*=C;JvTIjXDr?M~<qI)Fg#by+YO)
O)S7a#ktLrrsX-bd)dDIcE4^9vyz`&4T~SRV@~?zlaVw=Yc5A<FFU4#FQF~7U)hsp?TAy-*RrOLDKup73zVHxL6&XX9I<$*qU>=F
mQj^(l-M&r%|cd>+z+6@3IRQ*(2#(H#HZ0AwWx|y?DjdWxpHtHv<^^(0DOSk<=BUOBk7d_lXX6!>Jiq^bsfvV?xwm=VM2Ulutm^l
C$tbx#sh}KFjX+91K=Sj7*sTo4FbdjLNLM!>OP!D`H3{lF$D`Shfj^%cGKaI^~f;PR$QTA$?tW=(qk^H^e~k~RYWn+&RY=Hs0f8|
1CH>80vr&tvE6jxHiJ_WU|X4|O-GTjiP%owJ$^?$hOO5LZ&E4jQ>i&ceQ2H8<><w*u@33cr!^*|AjuC!s<z7%z!#}KvM0l}I}b=;
Lq7a)recy94~+c~nuh!@=w#=gPW&<k<eB=g{8y;@1VGdEmiKwEVSJ~gT8v9Dr(KXb)2YU+1J^Pc2s3~sJtSGEdNWtSSMr2fP*bQG
b`*rvG%6nR#P_b^N|PPuNO#PrDxK2?13i#CyN*FZ?QTpQ?#>Y~k`Wq%CnzEb8HI@)21zCsAZkq?R)kdinX0NOQ9De%-$&2S;1qbK
#&~v^V>P{mP@fbgpmq#jCkAm;%&wwM4C_Z{C&<_=6QyI!_K<`^9Qi%;0X;#CRMny_xBa=9)_(>}JHPCNJqV<dyuiuP)`d+_@jzWL
4FxKZ05}pECm<7q4hTFFqLBLS8j$GC6(c|eEffVOVg$HK7~zZ%!4pL^6%i7}B{fpQO-#cTDG&rfNGU)P6EH}?EKMXZFp!G%c>{x}
Pzs>|BV+JK+K1r<dxbzfC#3qcXD}>ZpRiNQ%bEPW+=rh{!OV3UG@E?C4R{BPbqMS9zYofyb@R;lFwGh}LfC6Vg0lVlN$b_oaS7BR
_mBM@*Z3mUO2hn_uzf|_b-kNIxNKuZ(QUrj=RI_qRZ1}lYYtU#QFV9Kmdoo_Jh~}O4q<~yIRqtKbm-O+72g+TuH`B!s7<n$SxRm*
@VYqT2@7E<5ivv&QzSWeVi8Wki3wonVtdf&*+YC%vNob^sLm-g!4#D&Y*S;SuTJ!Jw#93CBl+d#-VyI?*0ftf)#hfML@1w1B%`L4
GM<M<#k!{N8Wvn|xRGOfwHbKv7NnXn7X(q5s})r;_8G0^V$txmh{dI36I6+Bem!=#9ysAYs(*MZ>qbW+K3JWPmcvU`NGVkbC8iCM
i@BoZXt5OwshM&@Qi2Ax3eDcEHJgTAG_x!{uxbP>8)AsqCjeW!b^%SXgV(oU0P(@b;<5-var#X|K}c{grpy4W1gLL`v}E>g0f-O)
wYY<T=q}IsADpcQ&z<XBX_Hi5hf6Qy)>^hDsH)T;&>2YrN^26Dw?7=l3bvcy$v39iZmoi0OyFj^qN%n|&1<d)dWAGLB1PrEhCsHa
*-45i=ShuVX6ah+xSgcn#vILPHXv8H>pBAbAM0LBstACHEMTz^omzbQ;qDW-IhT~Cz}CcV5X~j0DUC^zL=>?!)iTmdOvKRBPNi@O
r6v_36o}KPBU((XaW;Zz22i&>4@m>=r_0{^2&SKZwLasUo4K63JSrrpm{^cmfQf1#N~9t|0-_=)WhD`K<BF_hpKfSZxaI45HF(Xl
*R)VnMiGn@5-b2cprRW(<l^}37!P2zwv<ZBgZo35oj}s0pHu1AUeQgQBX8_yPp~1l43PJ8<KP}7G;VRul2g4o)r$6{9qcKxIUEa>
)rm8Z`8Fg41r>sJ!y9mdJQ0wi6>)*B>jnzJ6xh*`V90t>;$Im8#NU=ha5)z78R`C}<l#|7q$H1abLRDQ(f4|k)pC7m`|n{;R4BWZ
H4hzd39&qXxWiF7WxN4_<Gj7<sHi^inTgqOqUy{>_3c$2T^a**s-I!HNNk&-k2XY}2bYlgrePt8B$Pb7Jf9CP+V9QZq2R#~@hCbQ
vo|uxFg#6yeni3wAi&kfw^U!@=6(%1Zjx=&bwydtWgMCzaO|PJwLJ%4Dd|+Vqm)||p?q`HX0Wpm^&{C{JLAXQhwcL7z8Ufh0#^5T
3)$?U!X3JVu#b7Y9`5I)Os9G=AfxEYP83{TVWV&%Ag^@vocDbA-rHrt>d$e{#o7AqB}XTdd|k`k$em^49Ugm~Dk8o*+qQxZ+Q!F^
KnMe&gZkc&BrP<72t{54qPz#U08`Y+ld1`Rfz1FZ25*fR@w~=xltIk~E+D7QIX*+#liu(z-Utp%IFeWtA!v$SIQhhZ$QH3x8bt?C
i9h&Q(aFv-;*07z#5xpQxcE;!`JG>Orbu>xM+%8)YDy!)2Alp7EZCY(cyeK{)rKVFZ8L>HsK^f%RB?fP(}qnjM{Fsk5b&A&ar?(7
hhd95xP;++?J3%k%tYUD*%Ov5se0rT?s(!<oGBJ;e1^Iuqa(IvRCirRZiQ{k`^OxKmCEXbh|Y9`_&B@X_qOuANQkdpxmg!#yO)~O
>EwmdxqGL(o!`3TTf^37IOyk&Edq;$KYrg|cs^aIfgcPjfm0R=IkLk;qeF5OUAMN3$tpY~K%uE6ID#rlBQ984(*{>)|K7_8m}czZ
ECUKRa)==?JyLLDdsG{;!ga|D5K)M#bZ0-`5r*_LX^Av(v9()58rK9%Xw#rE1j$i3!m^}>lA$Ps1_cu^E)X^4&m3w7q&F$%%b_?j
qQkUEa04;}5d`YXX}Bb)vCs&j*4mE=MDx3Hr{$ybDE_Ra{nUHBLHmwFg;7`+@XaftD2#Qv+s5{5a~MpNh%iuNJl!W2-82-Sikn=*
oH_<=4GJiUHrM=31$Ag!9bP-T$exgM2k^PrRdNn^;qTu(S6=bh_;Hai<V-m}(ISX7X@tUDSXNRq9u!}zuIl)|FQYZ<PAA?WNn7)w
J}x+AqcT-38RqfyXp`(aCe!NC-zDMgriInZLk}0Xo5~zX;vle9h)7S0gWQ1s=t2O}4Im`|v<U$Ol$26ZN})mmQj1h7`vm>KQ`y(s
)EjN9tAzVK1@HV5y!=m)_b9J#WF%g`{Rf`5877^Lw${N?3yW<8Yg-n9QC3AFj^y+w>VsYF6?BSHCxC$hRah{y4VZIe&E7R?wd{!<
?j741v)OJ-?A*h)E6de(`|j0T@W6i5JJdk*U+R$@fk6CYv$Mpq!aRHP)jBmbat;yInT{rf+LBgv^jBKRSha;zIMaqsFrmU!hu!y6
$T`$voQ8AL^kv6WEJZqgx-}v*?C$KyeGUV<Pp8xK3L$!n0+cy|L-RvS6umr+&eW|vG<9rs`+AN1?*9X?_xZXz&hR9t8Xt6^Vbprk
Q6HiO3JL^>CW%0ml95%Kgn|kxreZ({l_(++M2MmYB1mYODG(x4sP=YwsTYf&)va2DoQW;d!=iPcUtS+Thib2wOc7N@5i|fLa6ncy
2n#X9jRs0;m<cBU3KAGhWxx)`9xY+U9g)~tjWz^YB}5FUh&4<?7-NGl%}zq$K`<xK0}dcjMMlJ!kOGjhl@de_(UCz35HzbH_eQi)
?d9@EqJN-Onv8?~hl1tnOi|2;kVB-AFTD_I(@+@kGegR5Vj1x209`!b^_7G-&a~Dh@shQ=6^+#@LK8CFedZ%oqYYS#y?4Nx5;20s
Gj0q!p?S8$nhS>+#)()}Nv4A|h^VIq_Z=Eh&*Ud$cLp;DSC~Tg9sTRhko(7T&*$D;h(Y7~IMBZEHVBz4IoZQSIz(Ig9>M(1_Rjrj
8{B>Ees#C(-#!rIeS43$6ZsUrt?)gv%@!(<ctbenW}v3pDvtD;_mO*S3^3w=gY54+!XuDDbd6n!1C*0vransSk7ho^3`O;-(MHy*
LZY4OuD16ynrl-xddHn?nY8UJbmhai9Sz{D#iZ3WyJDRz%<AT)l`5#EWu!gQtx2Rw$uCn&g6o$DPR2bp0bL_$g4K-<g`(~k&0dgY
Ry2^osvaBF(PlRsL>SmuiC1ofLBSb2K>=1#$prENceX+5?v)6J%&Ejhm6$lb{jvjljd2^N2nkE-H+6{TMGC|~DU@Z@u|D81Rc%$7
MA-~vSDm${RVGE$F(5&{jXKOh0x-NNR?Bu)YKCo7Mb+f$)R}5Bj#!5q3LMlkNyf`UrNOp=U5z=Tqh`bnN(;j8a~MGgGC@Fs9aU`E
F-=P#J7%43?Ga*WvY3)haNApWw9t}j<R;J^AlBVhlSU(pc=)fY=kLdm;l^CJC|~ND4+`Qc1H|=LGepi~k;4aiJERzDiZlj|I|TTL
uJby_c%e^EyWNbz!{agQ&y*k3nH^bXjo5OWew$Ou6UcpG^at)BhyV~682J-Vj2SH?!;y_<FQgwUf+9TRaB0G#81Gxdl<2sv%n6qx
yfEXdySoV_DV7l|n?tEXNW6~z-#$1)iF20%`1SN~c|I3w^0~U}3^&lQ@A@evXVE!&p@_}W!Go6K{xNf`xn+si+{6(1-EmD;%52P4
MHU~jE`zLwyGBuuV$ts<<(MHVoi)`bh7jG3_~H<Mdy!*ti@aa`y--x4DN#ct3`o)hvk@r+6M`FYcNvW(&squ`oPeHooJk<k^Q2V{
f6OL0=n9llAN9KH3$Uh=aX7j+C)I@{(60HNlz#UCARMSJ*-Z@jAq9OyzDYiy5y}tv+8x3ZmpjR<rsTxs7jLLC?YR^eLM~GT;;b&6
h1sw&q;|-T!(Eq++Sc`n>hye{RVw%guYYoD`44mPa>R&6(<P>fMg_E%P-OtIl^KHE%*&V?5fInlX9lXgJIplGym(w$gSgfTMux7$
ItOWz-C!pmAAKI@@01YnKx+`^4zstT7B7czc>xo{wXwMl4<C2Toy)I%{_6R4?6p_bhq!@!$75PnVERuF!0wOB;(8A+f5*|!kQ^R^
$?n_CJp>gn0YFhnxFU}(S9M|TEct1}TRp-_Ji`DoOmvmYA}4_C<KRkrf@I)_pDJypK51CV&J`tW5lskKtBTH;#>Z%C4>6*P!H^;v
?N+F+-k!%@vUD4kED%^Ag8*k6T$uM~9g_2~@B05Ve9tdC=zadnqdnQ|GR!SDLE6C=>Yes9ahllRI^wB_h^SFYL<E>XM4=QAn2MT`
fcppH0B3^wQ0)HjI+v$-$w!8NO`L<w_7l}>t?L891Md^%`h5rn#s}(D!>O~-qMG;oGqNYB?j)=}s<dAioNAg#gH3qq%XUw3z1dJ2
QjX?*AbN3X3{?7L*g^Hk(v&m|<*%b&)@8w~Pyp?iAyPxb;&BPhk{gENwPXInC^#1jl=XrRGFdlx?nTL+oQ_i@k_)WEM8sqH)1lkm
(jyexMibwoo8+3GvOv^i4%lruM%9W}I_Nv=-86@fS?3|M*mB>08Vw8<X)U~Eds?qELPK7-R0Kv~saPifqlJRnQ5a+O<k5|>Ma?uV
dF{Q;-DD|G?R)E7_k|@*^?ilcr`Mk{kct}dy6&T<ybvYVoPchPZATw&6KLYEA6hsVZUap;C0H(vT&~64Csag{L=t<?svwk@ke{r_
2|*--0Eo@5GElg=2jR?CSe;yW58vztiJW$xCnJ+>wu7PQcw^Q%^cWN%QIcXo8iHNjlJgQ_A|dTz)i6rS1h%3|Dnl8HG73gSi~B=a
N1YTo%qN7Brzs-H3Plto))#Tdo^P^lY%jOb*;%a<g?ycmtm3dsti=>@Y<4wHv~^HRauOzRb-7g24V8WuM#`gN86uN6h5~?7M)Go#
kz*Tpl`}^77Vg&Y8UyGN4V*X7`XjgOet=IL=sH72kA4P;D3K|WjZRdfGg64RK{<B{y&OF3q5?7!$r1BqsuL)bfr&}cE)xnlCuFUW
*cF|E!z3e=QK7c9H;^PSj!+RW<XzC@mS7r}Ao{doyHQXSDNI9<M{d!_ctpX*_Uu@97U%`i8lfnr)MaG3H5APh#E^)Qlw6@Ef!jz6
p}>={Mn@=tw_)BR7z@h2LT1FC;Vu)D93Y<Q_2B4wz)i#n<J^OU?JuDz1b2rTJdlW_v{ABJno-AXz%EfthBib|#5SU$SeC^@NN>7n
!aHC+_Bk@+5(I@=6D~s;7a<VI0j8BGS_E=Xw3BT@<Rg>oBoCk)&&mOKJx^aUp6<1Q?(X{#A8W?@v0S5%(cFfOh~$F)x&~+@E2d-w
5RpwX6vYgbG*D0xBoLrgB?P3DB4Y^&`7%hSb2~5JZ&_{Dp_JAK$es{9vcOOwe6z1+XJ^0Bwx-9O><$a4GqthLGFEqhaAYwfx=3)t
q3*-_{2Iv=?+-E#Z%t?>I{Zhu6g}``;(@<cC!V_Zb%M_F%AP!24htwEy&E-xAjxwwaX7<;!P<4fy!<JCeqcbK0I0LT&A9EE49v9g
abk$~msl-iydBWo<%{r!_)SxX)(;H5ZcB5@L}BIH8iELCF;kWuTOtPQ*4$&2uO$2ryhp{5(tq4~hlF(@Qvu@#IS+grWS9XffKJxD
2C@j^wk$4ZoxRp!t0~o!^)RuYMsn>0V6P>rz-x6|AIE9)Cewu!z>SCSgqxMw{Z3PXLE1lCN+p<4OpC}8juBsQc%|_8%cK+q^VE$v
hLD5I1TmtBinMQ;cSB(f9Bgc=B1DP|Ad;gHLLnK6%d}l9qi}vgh&w=lA0y5zM0X%hI8{0k*no5aL=4GQ0Mi?b*dX{2AxL1J=|u*R
AIyPJ`1hi!zet|WMjG*s#N-`^Z=>jU{5j}qqzWFxQf5-3P)kC|49-3qV>|ip;&Z?1-$s10r)E=vPHBveOJ#zB#Y#|>E1YX5RMa8M
q!_S_6@r3tb(4vYM0)eJteqS^9xcO{EfxeI+pN{NVAGwMAQEI>E?~g9IWb>mmpC?5(=MVk5dosz%{H*SvD^qIB7v4}U8t@gs$#dJ
TF-Pb&ha5r5)rhqtd`!Y(hw*>6^NCk)g%A0j-(=vMeKjHddGnrf&$>}`Wzs5Lz{*{<l!?G+s=+WN$bdm3LOWN!-#J8zu($C={$$7
RUZSskDcL-M^<7Zn3;`TvpVm5lYOmeRZ_(WB=*I(Yc3geDD4`{N&*;C_N#Ze#0bD`(2XEr1X(f{Su(0(ViN9Y#5Bh&HJ&$tn?T7U
A-Kv642U?w3~e9jWAApWFrwKENrIAN1328U6OK0p;D{IlVs@;1_K$kuUs64Wv6UVDgSixmr`;ihfru7uDznYWtE^#9xy&8gf<f<0
h2+o|{UCO=r>!B!O(ZC_ghbyy^m<v6wVu1LI2jJ#-s7JadG*|w256)N0Am?JDdrmO?)@ifhuX`podeLwKN1wopvB8kW{~5G7+aB>
WcB7#t~O&mk18ua%`79XC%Dd9&TM^&pzdHjjHb)I-5vjaciV5@Hk`-I?uig0l^_nCW}jRA;UiQ8&=XR?Z|M$Rz&JffbT<7F*d)Za
X8$AnozyIdf!tZ`WQeFzD*~)qi&>z-8h!S%9<H?6VDYns$UCR3jXQpCiKXJwwNsG{AIImm8BM9O{5x+@^ApM8*1S^}j+m@+sUj)`
T)Xt9+_>WPbm{sxE1Qpy_(MRN0rr0GpyYZZ(gHVdc6lA<PRZu^U~lzCC?0H35AE%T#YF_((Oua_DmGL~L=-}EB%G+h4%d0m&ch8X
Pm}ZVDC-f-Ou_yvq+PUCij#(*c1{>gq9*RXK;Awf6So0!F5%Kj%B!c*DE<t79{297+h`6HygcZYVpMXEo($B?;)g8fVUi~d3k8e?
g2ikfAkX&0Qqql$#y2^fGg)7CAjj~UL{=Tw?!-PqT~a&HTbTqO>>%0CTglvu!3wa_9n;RKn!S(4^q(M+2@HkjJKa(oq~0kvfXHY&
A(IOsrEs}T-{^ycK_m#uklpSc7g;)LJ*!Z=VEsM82|st2)<sw(B?%C;2@xcOKv1+K(L^K_Orb3k1yd|Y6oEk#NFfr75DfzmQZy|T
fkQz^#Xv+*i39^m1Qb&Y5j8AA(li4?ut<{&NYg?~P@zpF0u+HrRTW5u6tGlMvOy5UAq;~s#4S|}$rV#XMI$m*B(%WN!6Zdh0#icJ
r65vK5Jb>P14`1<K}-Q51hEhhG=Wt>lN8ZaGeAUzF$E(MP!t40v@5Tm2S0Y7C=H@2N~+!xkTOOj$X5vui<nR>N>h#oBNYWv6A~j7
08A7RX`GNoOmWu^aTYS}c7z4zX~jhWgtVn0L_%sbS|vh+H8}xFYD!G0TQMA^NNG}*VH!#%3K~*sX;zdpLz2+aG*X2~qh>fR1f`G&
A|=k-kl=Rgj?Um2#ENTB2O&6m3_*lh1Xn<aY#`te%dpUDun-|TZO+7*SCCol&~whRF2aDgh#UZzlr0z(P^OO4x3YV)x5vMIe1!OF
%^e(uo25aF1L&QQ;WVWwjb}Fwu|6`35QIuKKu{E=2+*C^jHW?BsX+=-A=vo;ehu<;93Pr|{ruGJI#mv|X*`{mzs$rkB$_P*Q5j1p
un<VvT=w|9Iy(Fv=L7|LQThE~>`$6_FfcZY5io+Ir6r`qB$D!`lK@Pacm)v<qM)@Zxc@&pcAXv|tE|U}?@oQbyY)r{htYY@z72+~
8~wj`#_-XVPmc}4U{3Daj-*&kL9}XOq9q7~qM`uW6KD-dOiIlpA;jghCK0I|h?WLRBNZqDMwEi03IGU6+`z_)3W>Kd8q;It+ulcW
x^EQnhEu9j2q{QNx$W!>S}Z67>b-Q&JE70TvI|FCpzRO0R0&oxnnMyvu{xni47+1x3>t(?lywCnnJQ$7K@m<W0a+r#PdyXl2Y7s~
5pHH;P|Hh9d(Vp&5IBsIvSagcoLX<v^g1Vw>W3p;4z2{~LtP2qgAAPytn)ii+x3ceXQjaK?gU@ok8iiP$nx^^Xt_MP3**}ONy>e&
HLsTte>)naMHiMewsckA<pitn&uu3;@?Oh`2oN|Cd-i^4*NPY%TvTdU8#iD`>O!6p&u-90a$+ZU<;4TlS<fNK*w^VFKT<BF;ClOd
GKu#m;t>NZ)Thwml`Vv<N--5M1q|~H5ODuTp91`lWrwb4F<3!B>Xbos+uz#yeM`!GQ{m&Rk4+t?N9mCJjr~V#?mQ4L?Y4N92kjKN
OFck)pr)w)(3Bcq&)f3J&izqFts_Z3e=_Y<x;TcYquKKJY>}9#)Qpga0iyxl1XvvS>VbA<7@uRV2sDs34MvWx-vL4X5C9w_-`#{g
Zc$8m^U>n$wD<J)W<d0UaQeKrIYsAMPamQwaCf_JbJYsFJkS#oW1zq+XS4RAfD8Uih(I)B0$>PY;sXKf3D65V&?2gSP^Qk1Prne~
-vP0jxowPOZ3ibD+=>9!!W<x=>{(EZpow%65gDw7QiMqjQbG7YBe2J{-0>;$r=C3r4mjlUah&Bmo^UQ2+jmDC#`C9O<#(O3>BgyM
bG+$!U3!sK21&>L)c2noxxtr8>^thtT1llKG!GmoREQ(z?0oB()d)#{#=Yis<kanwK%Lll2!4af`X`?J(N94`Em)=+)_>hV0TrPD
`nUeWrgdCm4_Zo7MHGbrkOme?iIE8mgi92KZbINiBuG(2%t%Szq|FTpFq15yJzoJ~D4{kh%`rR_d%H_9rZ}cKa#-ysoSMTf;vF>U
Ay+|ntII<jR@Ff{sGhMmbhJ4H?UOSs!XgPwYZIiZ3S7z?x>;fdK{leic(RA9kyatI9a>jPWVIGHqpdw<>e*$IQL99Y2_RlQ+skC2
c@9`cCyp<l-aXsl7U-3|<`OsGH+I%MxHgVe%!I~ek|in@Ns<T|rWnk^2pIsDB5Poi0jQ{8AeKl;vVsH*5ve7n6(%zS5ts=jkb*&=
gp4II0w_`>*?}<Q3>2YOfeHkoiUlfysiY=BZOvu2F>E17O4PvwG$Ty}R8&F~#MLb&BtuM0Ooc^7K{ON*5J3}B0RyP5FnLb$ZW!el
vToYcK@60zR9AeDC{tWrsdQ!R=;b(K2#^`U#<0k5mS!Qu2{#?_G)=LY6f+c)2|*J`(R08s845DfYO0{7nW70uN<wBPgrb-sDvC<w
m=uA?!v>jwrDA9$su4s)Rf3EWSZyU4+ebX_w?M7wgG@l4JzSU70w&m6qKXTZNOU=ql#(SX0Wkpqs{)DyL{LEzD1wSj@Lp_&Je7wP
7mg)@kRnndmLi1PFqxr6Pk$anJRa^B>GFRm<`|@Qk%+QQBm^zI(>1(0<BPWGQ;iwV1>T~Vg`;Z~6hKi9vm&Shr*Y#+ta;}_FySbY
9N1DEFq#t$G?)^@cC!mfCajuWa&nP`I4ixo8!|DPbDCqjvb{EO%$qoZ1y~@Y5+g%Hw3!7mkkCsIPFt2~!lptbf?6Vqs%e@ACJ{p^
l?P%%##HJ75ilp6BIQRDdf2e~*2svMQzbz_$kOe$?=6>lB4m)DIE;6=BH(0U%^|j=Fh(Rbr>LDXBH10ur7fy(iHQmd5~xXrVJKKC
)MQi=6ePh78%uyv(?+0F!fF}<B2q|H7xj!2%;PxIjUt#A0U2UM2@^FG1tRWBuBT2E$e$0_aH`=1L8$>(D-<nkU|<Clq|(7vM8rWs
M8gD4RY6pdGyxD1EKwj+1QA41(lAjGHA=NY#Dr5V0ZBwdKvioTYKEp(m7<1)B55{<5>|(lVIfBHZEAq2C1rvXrci|9$r@OMpd!K}
l?B6{u!->SnEc|bMSRM<Lu(P9PrB7$=N@sq2owf!hMHg)n1JG3hz8(=!b5{HB59fv{osc)nfbdfLLMV&D5|{D6jlSBVUa{Z4;F&P
2%?^?uokZ{yS~78_w?aRZ@9Y0*(03C@85X+AG%1P{1I*1&a(q7cvK7NrRXYvQEN@u$jg?ZfB%pU_C4KU>1H#hLj&<Fy_MD&!N-h-
m=z5rZ4y=nK#{pMI#>iX4u41F`ad#m1y2a&9Pf7*r#;sus<iAh2XG2PgBH}nAdF0~Dk+;KhH*<bymn|bYEBj;xLE}mc5Z4zLb<Fr
zWh!Nw4)0R9k7}XP)CtECQAfBL{}!Urx}5ntkITL2xlf_6cG_XSEme;8c5bx@;g>UPu4Fx`Ek#nzl475LZ(zfM+lA|onyKWdjZxH
tP2sH1xI{oh88MBI<U;0YQgM3I_>j^xJ4&5VI|6=k#sgJ6dsGz!n@0{(t>IY5i_jt>V&)9*guA>d!+-9qDRR9A`6wtlh}8*golV7
v1|Cn9U8W+vE;{kSEYuKYZ!zUB&ZT8kI%1Tws+lMUdyZcW25Q=qY7NiGMwRyG$$+!MouGOitte-s4@zj2xC(Q8DZBj)G|c{f+(BU
@b&D-N#H^pg5_E!D2(yO^GJ!f!iXT{EjP&A1<;UJOMJ}aRf5G(1y!cUQHt)_G?Ton)D)^MM39}0%Ssv)gkqX=iLAy!Jvviyh(C=F
Q%azO*~?+0W<yM+%SPs8oiLiqdstU(OXgN{M#_m(q+O?(5#9RlZ@b>PEGTqvsvvxnL|u}In$nF9m0Nb&(vziEsQKTI+<npE36O=X
<#LlNywKJ-o5<BNNT)T<YPNzZ(2%Ms#@^(M79uQe*E&xGU9pULE)B)Ys%l-y{Z=P*-hZSeVV>yneci%`y-}9QM3(Ondgdai-lp|#
X4O>~*pQ47t2Tik>lW(URXEF)=LFt!sivy*>n_W&-leME>n~<8N=B77%51eaz)&X=CWCx!W@=X`wu;Pl?V5sQaq(N@4#D*==(m%?
6P}JJZHD#6^)q=lH3kgRp-XBB7(;=fqb@tLtrddJFtJtXwJA(si*=&NuIR|>RWXhj^_it;2qLLcf(;>yBFjLzO7O!IaBpLdH62n1
$uWUAV$EeCmWOk-IqhhIz~P;`=)$d9b~+ur+qlZrT?D$T!C_gusd$Qth}jx>c9m;JSdxnAvUb7N*@AMiH;!)IWQbuv{D(gzzQy)0
!bw<GwCKXWLb4jRNU5q-gtL{7luC#5tqHeyEPQ-9K^6A5W9d*<T8caebB{Y43yv}UZ;kI3EuEWf_4}iG!+>;U=r@lBx3cUCs<Z^6
NLb0DN{FY7)x?QZz(^z%ghznJVTpIWl$xD!hJ#Rma*&glJ2qjkx`Ngc4ADSc2pA!>4WtGn76!%~?^7YS30;{MA^Yy!KDrMFZyjee
?Y{U%RCev|nsqUo5Hd@L94~Ar4-n!pjGHqOp*a3~6&jBUX~NydY*@EV=m_g5La<Z-3^Jfppu`eEGc4pP=v6LVsUW6rR@;nre)wy5
A%t67MXfC&)$%14Tv>X?M`FaqNl4;D8+UEybgd&whjLkl%CA#*Myjf{u@Lf_*6=P<620zZ_-IO3Q;9p00a!sE06rH9o0w!rrjr2)
W(^D(Ixrf5C{T$~kWIF5TG6^042hPJqdF0w3X%rWZjq&Qg=ehoYS@QL(aM#hAWfqSR}yH(L?l^fo4eNcw}sS1<ba9yPHfaI5hna7
wI$=PdU!`FUykA9+;S=#^ln*%T#ok*8clsStq!K%$xK(%8mvQno~9JeZOOpQUv<4U%!U@j7)r0uU%L0-2j0~3e0va)oXd}%ZsuI`
l0cf-PeUzMEEWn#5S!xZC!FY(D_>F6zje}YJni%DV1{Izvzq4z-2#I8Nt!`T16f!Ch{cgs@y4A5uRG3lW<0vKZ8VbFJma-Xl}0*?
No$#THGJl@W;!4e%Ixcrw-pr>QB`?)(~fP{ZgSc4XAo3V12S}!7>-Re880bHPE4Rsj*2$Q49a<1wrz_MF-AyHkj1lrfwc6;a(Y}^
lkC0kSM%792fiZP!QSTg?OxKzuCsCF<5}BWbI4*z0!|GS6M#k|Cmc^AVMK={5@F3&a8hBAz=PMjS-e(VzZHyr*nGKHWZ?bSL)d|L
7C=#Ou%C|s@z`)5kPq1Q@N6HC2LS75Vj!%mV2P2^^XTZ%RJ$@bNMXp+phthz?89|Gmgf+$B_lym*NjhOkpN>BOtd{v_xRYqMa)h;
`r7K@QDS@ZcT!Z_Hv02vHydmP6kz-!tf3sk1|g7?0%0tDa2W*p;QJL#VfwyLEbg$sr{*&svB|L24FH0ops>2kb2?UdV`WFS=45TJ
7G8%*matWHl7f;+(#T9g!zz=0p;j0Tbj!x32;w)?Le1Gn-jva~y!JkeEXn*LMHA;i3`zO#(d0NXAaeD=k>4O&)}`Lt&y#<Wd!S&)
ihIvo(a}pWHkoSXtkUk49TUE90;(AV{CsHZiB3?^KJ2bizCU@+xgv7>O4%8V%#;Q?l?2dvDn}?xWME<0o^2Z0c+?Cusa-?2du^3c
(J;?OV)kgN{5LvIttxQEl2EB7h!wT=wgnyB9Cp+B#}S=w^Pw5SS-YkOxHwy^EaAZeVi82`e9a+BgCZPioD-R`B|cJ5J3D&pIyz@!
v=}P-(v!2NTI*bI4-Cgl6$!Dr<DmQZ9lYt&h(Z3_gu0%OOPI1LG0Swr(VNS6TQJW8O-)ma3l?Ha)vQ?%97^|`h1Q(Nbjj$$X%y@v
*6(rI#fx>+dX9zFZ8DwwSZf)_G&tEhb)+~#7tP~h(#1ek2MV4TPeiG^+`M6Mf+8rcHAVvj68Rq58*qWiF7*UYVe=`>a_n&24n@%S
nY+g?*sncmeG3=50#jwl>;3fB4?E0kE*zN>C``v72_#{{Fr^Y$f`rIioRT32Vs&az8g@Y`1t1DRbP-CMKU<{-MxF#f+%PydHwVV~
GCQvvkvI$hOHRZO`<2+(RFW{$I<#2;W(8)Xu-@ra-sy_*Whg<t9DCi{-G(f$ySF^ZjjfT<N+CvC9ffKk0|--<w<!3I##0z_ZLaSj
DbKODT!C>$tPUkaMk4|X0*jE{lVVIZvE=uLvR<3JVbQ$@kQZ&?1J5u#dF&mr>Ktp{J>b{~P$D+iv_?4&I0Vt9L7_m?0Gg>HX$@uq
nuA;W5C;y&GJ+nUMF152M~UGBDn=wQ7@;!Mp`t@Wk($_UctvuDWf2B(!oom~7k${A`P)v6=@A7-&I@+5qERBfJ=S%wDDDT*Z#<nx
a)-4OxXxHeT;~BS7E8FUJFdHKl{}F7F}+!I>B_lr-pmN?>cXfar%CD*kxuS;MFrVIF7gs1r%4^$NPDcR7*lc(`QA)$<xuyKJBCPk
q##-@z0~-6Nbt!z2W1g9Cr))~Oygn@Z3>_$p!#JFIx%OeI__hQxR^1)*s;g8xNvd@f!m#(mk2}g-V;vCu+pSL8xV%_XobKC<Jk=%
`3X^a$GF8u48br;7j(KADn=i^_sO;z1{x;PC@iIec;0d|Oy`YbsyuOy#!`)BCm|)e_IIf&#Y2hmd(xwkLC1v@H{46Q9qJe1(zu=E
+nz!TcLK*GlwguY*y&!jw-_VD2OMVzy8?G@j~sZyAsiMq;~eisf%ZzUE&aen18_DI|G_H!U<{PWbtrZit;><^4V_3yDNIEoL^>f8
ay0>_Sc*_6OEl@#NWjX)taB>DAZd|_qzGVOSOA5YYAT?pnpB~t2&f=}S%Mj$rHHcyG7<<vg$e;EN<|VXB1!^cBr2Aa3KA%RG9tsE
t-%Hc;k%H@2w<-AV}Qj?Fg2-7Cf<p0&JIMJcWoj=XOoUPEs$42bF<O7b=aP-N0Wzb2q+!Ub6&R!2<(fV5Rwymg<NxjL455up>_`P
TBKv$2PFWzc|7UD@OY*ew~jlk8^hj%tDWS>Cpc4)9C4f!r9lK^Ad;jjL`a{zrAYYZZ|}~>@*wAKDt1H;Lvnhp>?$KjQp;5mMG-`T
&=en{aF9}nrX_@ml%Zy!3SlTzlPm}blo}LiaA+iOfuM}X0199!gqf(KRwQZ(rm3K+Vrr#=V4^CbDyk}|3ZSAPl%S!aqGCjuNFtSz
LWpD}XiAEth=^igf})6Kib|;U$mBHx43!YjKu}OaBm_Ya60|5%h!TW>C>23N5J)WnN{s+eqe)1WGSo#B#Y&PuGXP&NXQ*`hju`eG
Zqyv_Rn)~ulLsa{3LU@LQdf6frvDS&k9+0uD~HQ0<Y--L-#zf2Mc}WKw>b`jo?>wyvBBGY<GYd5rRN&SUvnp=J^M}4+i0c89qcC3
6)(TH_v!1`cnT+YKo|k{K%L{G0Q8f^yo&Dt?>#=eP)-#<*pNfcDnLI#o?fZ}4(|o)W{{naOwElESjA$`Lnx7hf)=4fn8OXI)9N$f
6!de?s!T3c7n(>Oxa9`N?7(|BF&&m7gyMR8HqE?*7r|&sLSXt2fTnz)bf~HjyD||pjQ~WHG!rznNVI`SgGz)#p+G()h#4U)5Ar2L
AXtEcDu$APriOuNqLdmMp$cgQp;ClYstRdCQYH%pP=ZsejKC(Cn3OdpNJOMWLKF%S3{1krBw~s=h++!D@giVqAw$~(kZF)I2N)0v
0w58hf|Wvqp&Auch;*T$OjlAg@DaLXeBgY(M#%D%6NL|Ux;y5rVWSHrWfMhdU0h}iEM-j_<L<+wv@#4jM8#H>6S5N?Xy#(#O5{kn
$_Nc;n3dA3?Q9|<QxS#~2w@7LGNNLp>Nsj>DF;nSg+NlV1Bi2zKyO`o7*+jFCVZkJH{j98Z7S_FDM)}sgFsS2J8Ys4*Hl9au<4NU
0PSTv;VB%NLLjASplT+ni0$-odv+cJ&Cba8Y;b%1p7-|g4UXz!X(j~>FxH}#4{KrV{vMm5IRVHpIAcA>QRxkjCG`RL=#JpUUT`1>
NEfO*sY+l+<0@?~p-^yyO+vIGlBP%$h|nj|Atgx#gr81HcK;l`jbK=ag`G^9H9|=f_3WSrpf@)<PAM*XKBrqe-#v25XQgJf7;GL`
6}+{LX0q?c0}+d_zf)&q^xW@0@PWN*0(LB(Z0Q~S^R;*jEe%FNJ}Pu+;Rpd_F04KMJoVwvpKiBgdoL{otnupDD(NnReB5r=clZ#1
f4&Tav$qFl!BG0bekv1*1tChMQ3?mo_>@nDmKzNZVr}Z%H{WsASgu)At)H}Vt+FAc%G3#%Oi5GHcw3Z#C1WnzvJi`E#cq>Dh~3$(
X~;chRekGSUa*)Tm~j9(Z7wGt@#Zi~u{JL~8#L>eFl#JR8VG8X)>Nk&j)LMnU`$a|6cobFICNtLMsAczkS*iRO*&Rq)sE8U?4?hC
Np<tf!$CiF=)JG&zk6>XMc%pUt13DyDu_tpN*azEDt2b6e>}dtIrHti=)U(o_YZZ)E7XXLiv*%254z&FcZxYxSGVuI=%WaDI4$?5
FTJ{Lnqb66DW+97ddL7AWGL2VW6n2?DxYu+dyES>9OWb+;PgCqekl0%f1kS?o?dObp)}%Fa@FFRVmbREDUNl9gH+r~8${*fxn6Z&
&f}e*K|8wZDQbywRaBc{VvCIsG#b&OXwca6pyTV=QmiQ9-_to!{T7iP>F;p~ktl+I9`5rg(s9A$aneXgN#oEF6M!3?q2BhU&mV6H
^F`?FqxK+cebq>)7-t0B-$MZrNYP0!LOVc<h;WW6qED?i6O;ucEi5qr6r$+hy54$q8MJejbCq$FbA<%-I8nJO>bQkEm2#b*J<%=?
S{<fLC@a*wL^vFf$SzP(<6BjwK@}a$GDz%l5W6YB*iecgDj+tJkkp2xYJ_WO1q^esYAo(pS#YV=E{sWwk!doDv(zXYg~24faLL)-
W`fX|VI^?o&!Pn~I0W=mNWNWY&myAr=X1Q~7|yVb?hOtF+kwy|yxo{#Lm;H8(UC-<Vub33YKES2<uc@TLWZ0lJ9*gijl2{>IS-r%
y<itE6c@-7jrAy~qrAZ3@s+HIt`RVf6=wjZ1VOARlL*$ZWSy;(WruA#qiQJ}?4)9_P82(!P?oT!>JAgw6vw^W5hV=4tPBJPOo^2$
Y!i@}MlvoeftcdtsBLMH2T3BEW!nbudI0mMc|{&ZebDX^PS`_tf)m}_Y#e|ip)t84$x#qKjKSL$A{7SFO*p_@KS3%JCg;IYq7QY;
g<PjNgvmVOMUc1{CK<tXflP8LxD;HD;o4l{KqhobX@I7pRKX<IOLW)g#>#ODEfWryMz$jgZIXeMoS>N#3W$aw$j-_rpra-%6wpEp
MS`iDC?UA0lI%n?T9+0F@`UW)|A++X@9+;2<+j*$Y;I`Obq8FeK}`sAM0BV1JBin6*&zZ+N3s=ahJkPpgNbpC&P8w&iN>4&C^aTk
u!x%%r5z<iP5is5WpKNr?|VCfbw|3{;s;R0ro&L@3^c=$4QZC`#^HT?u_T(KPRp}KrIoBtW1$okbzN>avYUrPmt;j;q9O^;CgC<)
Vn``tEM9p|M^PdUQfJ*O(2Ef(rBrb1p6RO+5=$&STp={nIDksliWFSAhldj#-OiBQl0xKSrbV*z%5akeG7|~zu5BE%$kyg^Hm7+7
nVr?Lg6wJ7TxyFtR7F81Q)E*jH-aTYav&xw<Xq)6WdtmAZQb3($NS5bC(7kVKF6!IT*$I=U96Zl_cz!-$aYU3e}8#49$@<*pds7V
{UG}bdl-@=q>~{s$4vy{GnRdDiDe0UTv!nm0agVgOv-OAQc2cGRk4cUzUJ}rXX4wmT}9A#d#%WJlG<{?S?ITCnZN8f<Fhh(uD0ll
N+pg-IkLK0&PT2);sg>dLPLfoP(e%};Y4;%>(F)_f~)$(bkp)iNBgGXHz7EvL}yMU##EyOEVAr5G)|D-h{E;W!iHJd3?PDzo1jt{
|4(jVFz!V}CH#tmSuzR^dgRwtp?loKsZza}gN>o+VxYz_VkpH#D4~g}QzIKwkxmb5(#_sjokyXd-lwqQj9I#Ka&Mm3hxN6Z88@`o
7xCAuE(s59{pGNGz=(;;(NiUf6q7<gNA=!cXz)5%r(pqzL~KdK4N(eGL_58moo{qf>pIl-dc0xAt#5HWvT&O9LV%1z$w?=O?Yp7D
DhPu_Dy|neQBsvkHWsTG3d`sa17Y<0eN>7)Wr?|pKx{w<(UedqkR>ExA_9=ee#7TBwyT$WZ2ayS8kV#CI;pUK+Z`Cf)fU=mqZ8wn
4&u}`vDWp>monZkvy+z1Qr<YWLj;7EY+U3W^S!6+{24i))lmKof7IQd^<@!~V_PeEKly6tXMgaWZeA3yD{D0{SM7=#G%)B<EfyqC
1nY`}iz@bsvGCGlT2*}wQ16$MkeDY$plB(sL6{=YkX^FGh=!78>9u6X1ChonBMRi_Qaz%tRb)+7J*sCJ#k;DrG;q4ta_Z}+NBT`z
Y92=T8Clh^+SY~rXky|cA16}dqevvS>R5kn#uw~92n?dQfc40oqZ$QOr~Aau7q_+*I5)Vz$AhRIe00nn`|^<dR#TgN@u0%2iuHvU
x56=p*Yw`?0f)YJ{H*yS4KK@>tkbL@fIx~16&tNlWkX<Y7;Xa@sbWO|CV>o@3Icd1sikK9%l*|MFbgCTQUFjXN=-taJpwx@f8ttx
zZ31y0o1<2pflJ0*ju76`!*5&PK6YEIPXs!4rGi&K#ZgkL=is`F;MjSDI$Y>$ozi~D*Qhm$MX&MJCCFvsu2Q_CRAViK!9dMSdX`0
y&&wq@ld<It^7QnM4_}2b{~|o1cHA#7a<pvEBj<HpoKuv9jgi@0Kz~Cl_=z(e{T5g2*0qDz^k%A&RAj<X~*=i{scp=2_g3S6hCfs
;b3Dxan&Bbf7@Cx-frjbfDlEo&~a3bl?t@f!dt0;8q-Ate6}dbvGT*D(8Vuqs<y7hT|hHSmhza|60Ay@a9~Lbbd}8F@v5ULXt_1u
QT_n54Q0qbC^ba!&+zGG$iD^-m+42(eQs+{1JnmnQFLSAJcF-qH^w@50v}R+i7dbq(Lnl->_74<0s0{RpO9nsjWCeE<vBE_Kx7L>
5>lZ+tpzH<0MMBTn8gE2LPUc?5J;{Yhd0smAc5RS8iei~fJznpV}=Gu6BJPps2Mnth`K<=LO*T4YyLO@RuDl=7F3DJlkYWs(UW0F
p@S!*=1lVX7od6geK>76F0x!h!@5Wq$vt{CHOR#wms^x|t6#ra%nBMvEZ(j*&iQ91zm60khxkv2e%vJdFJ~k@O>6D4uJIk9bH5P{
PDm6fN>vF*EI@k66U~;9TI+)#4>EnJ?)0ecr=<1%1P%(WmFz)GM?|1N#0<oU(Grv>lpyP(37I15RtX9O0tIMDl4c>OLP=GYMi>;9
T2V@p6rqS{NGhN}DFT#Iltkg#+SVv^@ivP~2DD&Bpbd&GfZ54_P&XkWB!<gt6c;ftP!+H_#+ZT~Q7c#`UGi-mh?qkgqgqRZ+Yo=%
<F}Si9cdJ-xGWltZzr}l@-A2z0EQEiQmII&eoF6%8bfoGqG(ilNR1+a1d1gyG?bjc(Y8lEKP2a5CrCB;Vr?E!6(LPn7?Q9d=?i+}
woM791&fvdO`$P`WF*ByLQcuOU8LGDIKa)!aD}7|iRTPThYhGQDJClmu>!hHhx=N22yl!ftV6>J<N<`VZwMx(9ZElB8_0&C`z0J8
4kQeOImSY+^MoqoqR=R9E207AB?FQsZ8@6Hlp-f_Ae4c;C?PPYbe(fUojS;3u#-tr5Zfd-`!fR=8QFuV9X1lKM<_B+T#iar01F8Y
tqOs(g%55hL&#{XB>TVCWrYo((o+mGA2?J$RV)>Vn=la%raEWW&^t4I3%3rKZm2zAAA}H8gW4b;GNgf@kF(eA!V=G>bk>S$3##*)
G?b#_>LUcyrtoB$0ANDUCXQIRKytyvc|pV_4;v;Cz)ML53nVmvOUgjoA+(&>8Nh`Re}6yFHaQ}(CixA?w;@+Nn}$$#k!;1~Qr*~`
$=Xe#ibUzMbC7??*yE*xlSl(XZz5AbCqrNjbNYRj8{6Z+EeNMcHiS9b$^=orO(IYSU)#t!%hwpEo;~wVvRspm@YgL4-p^3|Kq8+v
o9q?+vI2Te{~7rwoYK)-fLS>WCK3aNBDtSO&w%ORL*p;S48l77+T4#YW$RCu$LQ|#C~YD?Ng$`&3M-~m425z96NyFzHG}nv|C+>o
d%H+vAxMEpk`l2@2|}Yt(Ms%Wk~6yLHVEoZ;Bqd!y*Lk4zZmbdTlS0iDJ1xybNP<;8ETOa*=>jFVQvtrBBaqtR;-dFf+|8uA)u1h
I4ndZ1VK$g3GbA3Zh~pf5kAO2gAEE1AxJGS5C?0_KIr6fH}w!fP)tNjOvK6Ra~BG!i57}e_I03}ArE^BeQ1&{fq*q4e>nj6{NHl=
^82$5gXqjEe!WVk+puJZz|p_t-@kv|oZFepQoN!Zvra(yD46NIHcx}VA^?1T{3kHwB|<P>S)fb>JSxhODM|sKA^{=q3C_Q0e?hqe
egNC=Ph;ENuI7+X?j?xi7?UzkP*PO^Kt({vKoKYSqbm-!u(O3nN+PPTcx)Ak=A6eCZ~ea>>!$3-wV=nLRNiw+b-vv1aHg*UwUv`@
o-+JLOy-}_hdPB$tHTsy9=V!6hp-RgYg4go=r24d@e$-F=r>S45=BHw6(xDb9vJ-K)H4D!F$c~1V+B)EFo7e)G#E6}L3<#{YLZHr
s0j1%=eELCX+{hxf(n=*NFWMzm=p^#1Q1f1g;NM%DJEo4`OAdC1F3L;3W}HtkR}p@X$lxWJvz}bP%|?vF{=qTt0W<iAr*-Via5h5
_sAF_Km<xq(9+PPFsVqT2$e+CR3O1H(uFHQK%{Mk5X_M@om`C2z(P$FF$$CsArn-A5U~OjltchYG(;4IBLzWC0yPN@Dgj6+!7M<5
D3ApuD%;|iz!c0ZMNtIA1t5_il!elADw&~1kth*}ssboENsbOV1PN3;p6EkbXc}ml1gb)Ss3Io0%bDNNLxK{ON2=hILS-_@p_v0<
tb(Va6j(NdFq7KM-G=pegop_UGpnd#Fj5?<CuyxZEhPa$=T?&-7=$I-0B>nOq&)1QVgiGsM=cwd*G)E^*miQ{->>sI58<td9grQc
WRF<Dgj)x!fr)VS2ZN(??7Z|T_~2AE{%tWP7$r<KmStAhgmL*chYAV~Q4|CeqCtU@Wkt}&5LFRLOa>m#e*ZT~nR+@+S1b=(7cpf%
rz8cF^lJgAH=by_Hhw482C!nJ{6s0!R7Ir<n(vdb)K3m_&k4jshoah0br0^_5@@Uu>#f;%x7)&ul(2v3RP-Hp$d0wHu?g-Mz5tk^
LMVy|fr+VxWC)NVC?JKPrF<mGDM|=}7>Fs73Zkf{s-hwmB_wkL3Mi<Fre!9SrD7T+AQ>Yhz$#>^nU@L3szf|f^~SR^8z&StMwB8*
LQ0G#m|4UwiA0R0gjK@0K~PFS5J(tTIx>RcQlLzZWN>Q9qAGGStYS!FNr6fl0w$K4Cn3cXBPC#l%qg)jLRo#}L{+U-E2ytVVo4_9
H%BSKy<#UC&ky|HE=058fQWCohG0%cB%*xcC1`xqp1y28ey6_^t@Azy+cDvX(Vfy_K&bqwh&_I&H|!0LG(_>-r^QtC0tco^kcuIs
@Lv>RX<ymuNm6i4P_hI|2$58vCP29>K+qJVJi8>5*YNVG?-7zH<qq7jC_2aoL$=q!5IxjLst?9dK*<$|6aumkuqen;f{#q6!O{r<
F<_|zP$d)rRtEwAVCU!5uf~fz-q`IIgm1n(Pe>nUzu0N_>Mc4*lKEi*#waiIY}&jP{I|cy$HsggK8G+pLIxtQ`s*2>B;K|yor*E`
Fh?pRwGsK5DHVj~Vo>8aq^68TN6?z62_TsgLPAKH4H2ae$$*Fuo>*jpX4~(!-xMEIxETasqQ5GU)F?E9M=V6zL0u$>hSDM#DA0ou
wGv^9>e4P@NM=(|)x;6itde;ollU@*s+1i6L^aA(paeO}6dKT`X*4EEQAlv8;wD0`#RU6Cc%Gy^zNxvHp4)42J+|slHdy&3WRV!A
A}OYSm60EFifu%#B@C*tL{S7`*X6S(=V7!d+M|g^2lI^c3D~=Ag|xS}9YHf%p!mGUD;FG$K+_b5_@OGTo2-dkbl}9H<cBDswA%jL
*Cm{v>hzZZO((13D5#4sPMnvtrC%fQ^be&z3G#sTKztlm*$5vW;n5fQq$k8bm`8Egl%IGJ`2G!18v==?NAH1t)=^A~3Pi}5q{zug
CMp0_h)|%&J9HnZlR>jM!BBH^0w97&rD#)7089hkz@TbMR%HrAD50ccK#5vPs3rTbz$ih<10hGhtHJ=HDrjPvNuY*mqKJZ`V1^=S
iYY2&C@6xMh$y0>n20Kfn4zg4V2LJZA|QyEilzbq591Ue082uKB~=Vm$qW$_N|eztL{UXdOGHsI6cn*AV}p!I4M8_xhTwzd3+{wI
If4n<^k8JY!~Vt=Bo2q(dJ+7(dO3&MN7;rO8)2Vqs?Uk_l)(cSEd&{EvQvFtHD<_TzAjAoSWCC3!FCVGPpkQUuHI4IWtUdNO1${<
yn)T?Kf}<Xo1*j2ec49|;E_BD-L4&7zv@p5-(flg?lKru7E5ko3H@IdYi$ShyN0z1DFivNu)uiu*Xqm5nH1DXFjAB%z~(_K{WglH
&1+XTzBRNWf&1R9Rse?j(4hMhL6Y35_*d-`I1%<V1kF+GkOqx8qjv$_%*8uh&sW#kx#$mP*bW3xOwkMx63%0Y8Gz!euAJQO2*_$L
=+cMxA+3Kb!~D7I;W!7x$=-NHSriGxou}yiIs_r{WEKvZG5PS!xCKnNG0KABc_&1F<aX1Sc~vlGu|=qI6-Fh&iMGNWM~2CgYheC5
4}H8RZ70r%gYn#UBe8d16J2f^gNH6K+9!6c!fno7!W)xvj^|G2s9d`!3)9C65=aZmgM~t8kf`K2Hl4A&fMO)Hlptm}s_iZ@v^tGL
4qz@q;UEQ40ZOzkKq4RlUBwN%!f$`VA7dXJcS+7Hp+qV^`;HM1Imzgc1(X2rn;uLG8+hU^h7)1}$RUEjkMF_43YB}))$8JQ%i3+D
-IQBwVNo)z)9TT$=e;|f+(O$=g{JzrAh^zniA3V4Vb#(4b&yO(6lGymf--%^aidu=CKR?f)Pkz2)}M>VAMtgLtD|$2$_kvycUyAu
(}V0)2#ZazHq$@7Swe@HFqbui2j3qq!j8O!yIOa5Vok+!w=qPv)QH7^4fQcHjEs8-X~XfZG}~{|f~1Q0c6ICGsva2V$Kfc$y1uKb
bFjT0rPpp@f=Ys~V#nbmJ^~0JRR9zQ(itr%WTSyl(j_8L2~5Z|`M@dPQaDQLC`uB6X{0D9sz41$AvpF&1CO^B6vMK1wS~eE(72{~
0C$pp{?n&nw1`PK{eOA;zS;ru`nd1X2Mq0p=|G4-ck09YoR>33I-1nMgJfq3k5Y-@YQie$OJvp;B2-2gm_6)2ZNC7_i<57OO43fs
sG_D9Y=zyn6b^$!lolW}DTrhgSUDfB35kgshJ?B^laAfNIYD-GNa+dA!enslqrZXY%s$||I>)*Z(^nmFh7Mh(HHD>8(!rmU*SiN?
ZcD1n63mR#0>Ix8{ELXM6y8f*^pKrgelX-<i4m7M=G~xqlbb-WyO29-5QhjSJ4}DhW0UKdnCEu^o~hlO=uj&mYMA4K5zBh-P)uj?
HXfNtt$=C3OmG;G_TX%J2&e9zJ;$~B->cQ?Ce-*$8}4cfOZIR2;q~ls>*QSW?W+gd4h@ZY{HZ6dw|wZ%DLcY(LM>&ZAh`mvCn8lV
Q&NVKZfiZ>ipPpj)hYi~d%I7q3z2Ad%P=)@h|IUPD~%{#=YIMI^?!qh))8b_`wQVH!YQ0MOEf?Y@vXZ6778#qA1ykXSPU`k$;f9<
w_9(@#pL$^-%g_=51!$@YYa25L@d<Q@sqmSI8Ur6`2R)&?mC^$r9-5aXJcxi{iHjZHaB)aVXtpYfSQH0;u%{33%@v|(-h+0RYE;C
E_iyaqn{@?JP_{o1jA88f-^n67%C9VOLLF{cCi-(*9oQ|Z2}AW<ZEwa5ffaqa!Qg-CBtN<N@SXb3Y8T)O0GBwQ6#42L?j0s;mom1
fyJ&GoHZBzlwFqVV5oGovt#rnrhOVr;F6Z%T2<okZo{IT9V7Tz{1F#0p0D>0b{tKI?1L0hCwge-bv(4h(GnrBiwa1xmMyfy0cKLh
Gj{jipLbgys!Qn3{rl`Rsms}c$DV^3I!-(Gc1^mR;g!7|j6J2N+<c<hrUrctCT?<#u$8P4fTAKKVh63UXv>B6%LGeHJLQt<Lqb5y
*kF3<>6kbv6T5qwNmYyujann;#%yl`q4Rb0?s&xK5beKj;q{Nw`~w%b>GRBW`+(wp7k!8jAyq?FLPQ2Ynt%dHM@>XZdcf!;3G7j4
OZUQ2Oh`in+>F5}8mOrPV5VeVVFCOed;<NjlLu0Nks}b46eTp%KpfRN<q@P1#ZdKpy!r)hAa*Pxf`tmuzOn)7%~oM*g-;)RuaI7-
HGKO!E92G=*F3kkevJ6<v~(UbK05~=9E!bz@!yxB@lg}rcy9WAJpw8N)F2;E!yq929LM9y1Fiv1)Fc;l;1j0cA+o}w?euuQfP#-Q
^v9=-?R?A~XyavUPzD{43QS^_HkXOehdNC|7^=~?)uU*qq13)G_JD`bpF(%4zLZ7Z<#4?Y<JfqjYjE}+S`H5VYt0H9%gc)Vw3#rm
-nVJPf@EqzMW-!T7=E1jhM*FV_`(?k&Y;2>kF}Eol4C0f2*@a)9w|ldO>x+;?4Qz}L3_g0?R!L3Ye?cWi(k48tq$c04YG{D<omt3
Je#GD1t?{vKYY~95DP3It52|tnG(Sa9H#iVY^C5$ncS0dgR-Y}T?Pl+qR*q}pBv}1u?ifJfeK21RaR@h9=BN;5htDnOsQ21V^-Ii
W>v_eV+VAo?JeFHLH(5)H_<E6;kbLHI6*Sl!@5zOSQlQtNmI9JN$<x!1uO@QbzRZ2M<@+M=;K1xx_~`uq@F(|XWampQ-h@TMl<IF
HX}Qq4W&MM14B8(hA?$Ky(I(L<wV${S;6dS&Xc#x#zWh&-x^X7<|reoEf}i=ZTkjzkXhv56hO$LBBFv$o2^jJ=Kh^%+RhqTDzbSJ
BjM06)zPc$dD}rihzqiHfc8z~&sj{OlNcbzD5kX$IoZ4w)j?9ijb4!Cip517j-7UfrWmu8^F!Z9pO>!ABeJKd-^2;vs}3QBO8{6>
wUVd5UfR&4RTm07vD!=iU*7komamxS^S#pME#q<SR1r`^5X7Gogl>vy#xb7sYrDSL&b=$0HFN4^RUoWHNWB&n)oiL?M>1P3CRG#r
hxd-MRgx4shjj9NeIIWe*7n8E7^9AQs4+$=>Z>A$g)36ZQ0uOyjp3~wv>S;%Q$^R)aOgp^tn?nwsX=j+2Qwg*5@Z5JW8ewv6c3RJ
&zN^!kF#Dk(svvmqvxNXoX>J>!_hbw&(vFz+wRt4ZE-0Ls09DA!E<O$sL%+f`%{n?lSvL!c_dtlhx~7Oe9q$H>vfjq;FjE&J*`JL
Ovi2N@foKhr}I+9eca!1?)6QMlZteeqhOTrDTZbkN`Z_qgl*MCv}h|4;@=@icER@Z>#tKRE5=#I<uY<ZO62f-fP{w7hnyfDWT>FY
04Pj>LjegA{E0xqP)8C`EHm)K5+!emh8|$3YYn=VLjzENpd2_jOjkJrzr+tBf>8d}_OW=sU`%PnFvSplVy>|O5AS5aQFjQEXjqjR
Q8ow9pq+<?leb<y{l|ANDB9vqJ-Nw!0D54LT4?6=zpwPO;F5UMH#kDidiu?;-%neF#5Q`5DG$i^spaULvMWK193)Cif+%HV2!aXC
MU8->X#M*O4;sC8l*v0K2&T1;RP>@X<7W8rv%Aap`M8iLh!}kmV}DK<Z6}0Sch!NC_rk=8r<PVIaFY4ADQQJ27sg=Pellf^wjsk}
f{(j8-BA-&yUgZyx~M;4+;xVI*uZ>5gp%_-ISSig+apuE08?0>OlMV;k+Xy%)=08f*Qy$$rj{*J!Ql48Le5J?IOe(EE)1g4MP=fW
__tf{tt+kjy*hR8c;t_JKVDR09k=Lch@Bu_t~m;HLGON-&HP}2{keq5LMy5*pYxROt9E{+9GGNU!Pd!M>4b~upI4ZV<RTnH7h%fn
nk68ehvHi_&0921uYU%Alu%U&C@hMUHA*x!K~fud+;(AI$I177EuT8ZWic@N;%b-?CKM3?V#H#(X-STh4*}ao_ooRl#s2cQ&JFSc
^G2q~TkRYF0D!nb%2PmWYz;Ihlpo<_B^5z)z&R3UCNl!e!AzzOEkeZu49E;4hpk8ALLR=~AG&Yedv*@dBK%j5uPov6Aiz4%!8`xx
KlQvsI-okcJ6{hyz?ixpA`tta9^vq9E74Y?5oM(ck+rQ=NRy-vC>-;S|7;NNZTI8<1C#APOjAMX?)E!?A<v-Qo*;Ji@;KqRI0QGd
=f@m%ke?8HA=Vda$1WR_-{4jRNfMO_sgUJR;=>3q%l(d7opQdo9wjvdL8Dk=gbs<J+8;!2!AYrTMw*}um6@QV+ECgDOjFXx4bX}q
2}wiql}v`BSd>D5NrbIqlHwxKTV=o#wgcqABY*)M1corU0mmPpIoyXjP7Q%zhzhb0(}{@1gAj%pLpvUhjg-{!Z!jez6H#1dR`ARd
ppbVC<i`Go&Nxh9oCgIP20{V0uyvWGmD)@sDXB@71T_UFNTmP-N-#-6v8V$9S5t--LrRpjCh%m?2dz1F)VG+%he@_H^%8KKG`fb7
OoFN<NQ9tb5M%(5Fo<ANY#Bf@k_MKb1gb$|04Y?NVn`)1luSMtM=l#yY8Xrs8*G4G5Sk%kQiGZ#gF~Akjr?&3QmaUlG#ywtM8jNW
0Wu0G2!g7BvmR1u4TtKyWbf^$5HWyoBs*H=xY!f2WFX6H?>f&3E%$$P+j4reU{gPe&PON+62z)gFo`iOp~4OG3W-2*5iDu4;{%kz
3|25%B16W&y8!1u8R(XIAV~qTRf<(XT$#=f*~H_WG-%X93Z8YocV~OY2y$^*LCe0k=WDDZ<o&wB3JnmaM2KbDlsJIeh}6tM6dPGn
N<^5ElcN(HzZrIA*n+7d2&^5qnkJGgQssc4QX(j(Yan_i(AxuBraYh(#E5Fgcf&NuD7r)B1>15QlOZO{mucMa<wX${%8%+4^<~&u
2{Pr`^)C=eI7Q^7jW|*Xio(R%z<-KKgh5@09zdA``_ZA&R%t7aWe!k{DFji9rZs}dbb_hUX$_?iP(+3@reP)4+Svk!7_+e|HlmW)
BM_sWE{VXBvak+N;v&gXL2gZPhp<=&);;S6@rN4_>0PlBI)hP=x|P<j>LuD#XcuWp1vY&L^SzD>7$}{L;8(-WoryDrPud|(mt&oa
KSW|1KolMsiY&`-nF7+BOS~v*1B)%CGDM_MXoGhU+7~3#XBm)^cl@YeFi;|g2v!8)w!)H0rX?C$Y{a0(XexrK%v>i4h$wn`F?RC7
GCGdzT_mlXwWVYaXkwe}Y_IT+$AU#Wi<F0)rpQFdIVK?y0^|`U47st)f-#vi=)M_IU-;oe2ve$Rivd*{p0l(Jxfq7rc#xrliBy^s
wU-N09SCxB#fk-MQxs(FKs_q_wXu-(A~3|n4gQ`!c*cE->AI|?W|vu$RV=h#DB%~Ld0ykVnJxu6Jc~e@yK<}=9n=yeP9rOSbeY#v
@%lfM_D(}jSlBuLhWXjY78N>HLm7!UOknTf>CjZuB&kjdI=F=0DhG2obUPt7%xAK6hmFwM5r+Do7#bwF(B%W+o|r?Ygf~x#LyW0Q
K*kusMp*6shlgoX$3S;HE;=5&ohC#S2}G?_#P#9<$`EsGc@`YD^J$O1`RCTu_JsejaAGl@mS{=r3I>#t2uPRL4-ldv;d<`s+~rW@
-Pp^KR6}!%CkQT_(_wKas>LpK6Tij{Va8nGq9m$_Ac9B;XroI~5TUXL@?sQlsDPD#&?Dw;rx4m`q{>P*+gfQ@s!1jz0NBMaWmtB`
fJ|k1MiMMWk6DhCo;I*l>Rkx`sb6Tr5BMR%Pa~1S2%X1!A>x7h+zT+&;h9Me$~~<(6j{YZ!2ydKg3yXJiO8vu+{gmpkU#Xj;(N~X
JCQ`!cU6e<aH#9oCUdVoN{@n*)G65Y7`@vC0z1kF9}j*Hrmxuv5abR;6bEcM2Bb|w&_*bz8cw034HIO$O8rqQV8e)>{@I9#hv0u_
QxZSY-rh2y)5!F^L$&18CW*+1DKwafq7{NL!s3kRv{O_pQJ1~2#=?l-7-AY}s!EGyq1PR95A<EP{XHB3l@nDa9Vihb1~K#$+#z^>
<E?2w41`tAnH}BoubL`AdH+DN2#^P}G~0p!u>D;k=X#~GsGzw@5`XCDpHG46Z*O4uZ;sq85U_?pYwvo`j_MzA&LqQz9b-|3r$RJi
wEnNkna}jOd+UEspYwd6C{G3vPe-Ti1sOX#?&5Kdhd22X`ctiTn4*SK5<1jb17t%l&JB`fijat;nW_RBgo37Q!zh>*fQgtYA)tZ^
Qp|CrrUHlvnv!595Tq$kf}|FRid4fKB4vh3l?aNr{x0Gb2O=aThaez04W+;b`AQ`;g3<&?kt(_g05wDf6qF4~P*9O05K$Er(JX{8
B`pd}MM$#{KvOVK%+%De1tl{8Qq=_{RE-N%1kE(75kU|X6w^pVB+L;?(L+i^p(K?PK`l(u$U#dDG(^<VQ%e;@wNnz5LQu4Cj_rFC
*bY7rgZLykX?1rTb%;dlOB6A7W*yn#(_AKcvo7ay95Q5y5aBV+qcH9TL5wTca9P`qHOx4PM@^-+fk}?7&f}6Nt~<F-;#ZL5ifjaD
9TtNNmFoqUw^w6HXHH{o;_4i@5edNqg}FLZ<h!^-xt`O+IpH`GXC!7N3GNl{D~Et}DG-~Jsc`dUG@G0~6>Z7fvhGRKj(Fp{kU8AK
a3)i1bU=_<t_eEb$ni>uke}%G#nzZ{2_zPx7Kx-VwwPLq%*@$`Ne?z3L<K2(y~dv()tc+)6!qd*W3Y!w@{k`oAnfB>)t;PL6-9=&
JaC=128n>lyOIV#ykwb?GbCRKaGKy`6o)C#OkHm5P;=X|;Vq2g6P`cejE5NKW6l)Qw<Z)hCp#}%#R~3J?5`V<4sK59k@)E3c;qm5
bTPo)19>fg2+7<#B!&c-Ok!YRi4U9-LrF(h2Q&|Vb?(bPbT0Lkiv-3{S(YX;Tp7f7<#&?zPY-&zq@DhLBc4cMt~@4U0w<osKu))G
(9Kern_x<qgi*AuQ0f#(gVPJ$(KsK@hPBTWMG~RtcQl&L+`Ni@vL2ZZTmA6)`?ewiC-@2rC`eHhh@SxDc6R4)b=IlfI$F*wx&1!^
eM#f-_nx%%a_wH)1@-_TV-Qods46k=_=XH-`=Q}-QlO2s4kR%KBq|FE#B`HB2<X;*x~^>T0j9@|Jr7~IPVnTLKy;JwRr&~h3GWZ4
xtUWiQAA`|DCH~>mCP|EccagB!V8qZh%ZoM4(>FY5P`-xo9e`MQj-kGflVq&QO(;drn)V_M1QOPlfD0I9$(xDELrcvFsk4!vl%Iv
7!&<i3(R7A`;7=ZuKqw)#`<D0emceYP?pF(KdHV?01vgK%2G{hC3S2TZd}%(^;5N#;SNigw9NZt%p27fe_<vWlbA5~B~SU!-~NC3
iHGO+)x%Pl|J!<@t<2wF#Le8$f8K($wJra6LVhj3Q_zjL^K$ba0OC}j9nmTdJ$9;xXM=xJ{jSHg^__-}Vjp?-;&j{X08fwDRsr%t
u-yB|Aa3#C8P}<BL+E@NyYJ9QQX770dTrI2Z%zm4sEx6XC6HnJTfe0;CIXkP8XaLtQ*hPN6C<^#1rwkcKrw+n@3PH@^d70}f$2XQ
BP1Y*vzHbzkPw?Fs3<9h5)?xu(+vv*(m^^$2#Ce3CK1?CbmGoLa|#TGB#4Qi@mH=NXCUnD{VTW-Meec*Q`B{O+Aa5Zf!27BGY3iC
lr{3XC)0W|diWmUUl$C+KB&1DWSe?>7FAHx6hwI6(X8ysNro~g;K(K-Xr!U0DQKvOsw$0ftq=0^Qu9Y~23(?z9zVdhhZBXsmI7%c
H^esCap?=aO$QM;R{>5nfr`x>OSp!Fg9?(fc9I6!Xdyfxclt0mgQSofTvTy$B^1Q(tT1%*OJ2zol#3u76ojnHf!WHA4u7uX5}hw~
xzs|ILDV#aR+&pmMOWw&{l(`)rm8|<YFauoxwEE7(l3vy<CKK6ch@qGAdE0%Sa!#|!dwfeO&L|;s(2@_)9C!qA?ON>g9F-2{kcUl
(NU=pGn}qughq%<{TEzZxnz+9L|jy65R)98yyK2MxKVQR0<Fn&wMh&kxjn6A7zUVG3Tyt$ts%9B+JdlE$`nbLqD2lHD$7bDjzz*E
naB+56=7FoOs1PT5~E?pCaEfOlV>ZPBn$-RILS!R6w(yLOB7j)XJrt@mNW{8IZ#!~Dk`X|3q(Vdmnu;?95}MUp{fXGBw&WBNtlWf
LR2J%mS`+aXie0Lj~11LDYA;7=9sXeVP^zoR8Y!fs1Tydl|@{uk!DjWE0k5ps3A6J(k>STK#7!Lwa&T7ASf*s8Ii;gqoNZnM_7eb
R9B)Nphd?)A~+Sxot^SRqKlWT#EK?dr<;*N6$d2I8p=qyEZSAI10fj~B+815hb~6~m`yR3EIB0{BB?}<Qi()z6PZj+6hzWc(^L^H
B92fbb47#{PHc*FX%$u|vmB@ri70`ryCl@pL?W(Eb(pj|aa68mT#Jset%bsl=F@Qj&J+~bLmpf^`*--4QxARbG$#9=z&qb}vl*X;
85KCFsS)%oE^16<Aa~DiUh0>}3^Ow3b?FeA^c}ZvLBjt1&O2Xzmd^a7TA*r436n0;#5;^=8VjkeRZ;*B%oCZXp&%c^4ZUaaQ?TGR
C5Q$fra*{>fJb&0_`uK%XzqNRU9507j-fq|=3s%r2gpGEY=p%klmt^O1c%hJ3D2nAdPwgQg0O&~0n7kB&$2$WOY(kMpG}5-f2p$U
u~HzLY&yC9ozldZ$7_N*6=X)MBEpaS%DoN@eq*S4@Eb-R_feiNxFRWlLS#FAf8qx*G<cu59vI_eg!N71amEvlTykz5J@znf`_5oM
+*1Wi-4T7Ly`Gie{*@2;K&iSU8z6jYF-K`esi8=fB8fhH9b%-O`OB?)A!0=;6{%8!B`89vRcIkfq<^admkE*-MwTE#mXHcYkfaiZ
B}RkGbm|(QNr<V6niv)$0s=*uQISYfli$pAsV!n-ZK#q7K#`hCXlM!oSb|mwQi*{gKq4516cFDXgII+lLV>IW9l=0DL?{YMK}dm^
=IntA><7FGT&1YgJK5F;Y4Kph74>10PhbJ40PTT^R`atsNmsZ$`07B~0)GJnLH@>yfDf?a6;Bt?4-nM>Po!AINKGeNcKgql%8tJN
#}pAm1`nJr_C6ubG04Zq25T}I`+i1goRgb5XAT(Heg@8sriJ;!9)x<*QY2z&1$)u|ghT|wP>Dc=AQYs^;jlmQ3vfNi2#2fKdvN=p
{;3bT1jeNq7$B008bla^gkWy}yS)R#S}V|I2%^wW;VEJD7giQh+x2+M%`u1Ia9TTk>F9ie`a$aC$=UP6xIot1L3>=z^IiKky)-%^
kve*poYXi3AXL%?5;<}-5@auQnI;iO=PA|DAH!JJ5*Xkr-_}7tuW3AYM+mug^C+E4B^>gd1m#sc!?Gs`Z6Yho&MxlUs;(DELaL~X
hsI-;EC$&t7_iw&DtKx#*@+2*0m~}~7+ex#tKSwd<fqIN{oZ$$7*f6R2?kCt=;;pIgra}he<p{BuR+Ml2!e=;h!uFfsJsbq83zb?
+mmVg(q>*e1}6@ng(ED%SDMI{Kfe$Bq*uF~2>0mW_B-WU4KT1Pw5)4C#GZ?;a2%WXX?o=BBD;!-2fMC|p2eEs&6W2ah&MFEbteuH
?b^)Z#Vnxksw*&J2mL`gIo?+_YP&}r*=kN2PN}7uluaZBQAroTAWwI&n%}(UG_ANcWVB1!^?aU7hLFV>nFa^Nlb&pn!n7A=Xi5!A
g7?TB(lyJ`@C<@=Yw?a$MKY=>kz5KODa@%*WipDQxN!7FUP;KgOyePt@w~|_XND;1>KYM5OC?I%+87jM#kyrMI70cb4GNRct%kco
vDYVTG72KG1WwlRN-9J~3o3A56MHtS5%jaV7@mSn<<8op#ysMGA!DFl4<XGt2~Ia&`!uNUWMZnt72Zxb(KrCqctOcu6v#|L6h@^Z
4InWQkvn*+E9q{%?1EfD;v`*r_RuzdNYe3*9@PgREL9HZHpK&!_@D*|jGo@v+IeFoc0tdIgJV(I?u>|Ey$6LCI3av9ua7(%9jYWu
X{%l$)rlmj<`BDe5OeW8@S|!^<zc|^J6a8AJaPjmIT|dV=DTsJJclZxJA@}LM@UXT<*$$}<nA{-sVb(@rA*}Ib2RG(DY=&<5h_CU
tCc3u+oW_h1{&f${rX-fLMgk`i&0EE>5gnfRaqIQIW?S1P^q;9%S=G_aqF64Y~YARQ4tRI$dr^(K}}T=EHKv_m~_MGcknmLCc!B^
r`QVpJ0t85xmVnLw7DVvr5R)tXc`cxX(WjT0tzXJXh>R!DTs+eMv{VpBBe+OiDW_ra6pCBeWc_xQA3ppkrI`a1z4N}sA)3cKv~jl
RtYpiN>M|+fvKZVHejo%)sl0vqmFUavaSJ1)eyt7C^+MXxyUBFxdK2D3B)I43B>Lma<1ehOt@7QMHEpS&;;Nl$}ZWg;lOePn{y^;
D%(kyX(R<C4sc0>lLF&Z8!3qeHj)!cBa-0=(9jmKW^v3>GC*}BNMso*IU=+a6d55-qf)e#*<+DK847!)G)Xh4^CequK;#~_M{R}L
akt6NJne!&QwxL6AWR}0pochhBcz#NT()KzGXciUjcQdjA!z_jr35GhDM|oM3CRNyb*<rDOQAs0lq5>#ASf{kA(D%dqF_n{EQ16P
sRNS|DTJ*efssH`V4aBrNwc<x0H&}>V2~-oXh?>Th-sl+NFk{!7~F%3*u*YyyDkM4T9q(31Vj<SlGafYu%-xh$lyT}J1K=n6N^H`
E}04mQ(oF6Hpl>>6b=G~AweJ}cU}cp0x-ZHIcU?c41#2(DyI+&p#{qU)IUe|gVwLzB!HyCo}SLL#Pl-yAgF_5*P7hJM)3b5_*S%y
X47=iqE^^v?8%?GC}{4fZ!XyV+lJW4b;mly-7cQFngb&wopqDEZjO4hTcr*VQ&x+>>%j2LV3CG`vxJxYY}ams4Tq)}#95S`A9ksX
F03t~MHr&7tc6A(a`#_}zkb~obJO12$)<N1d&b9ly9;+4=I`?N@9~rD5+6{rB1nh|WWr-ftS~we5g_%&QtG5B(FQOWxr39C&>M0b
>=@^RG!4L7L;_3*2h^HZ2<lOm5I@@MDNAKUL*B#usR(E)2$Tpcz``N~)KQ7SBqAjOC4>EG<$bbvMb!v@XwJ=O45BowPw1bYDR<|}
pL^M>iMRSQ{G($3gqLUcqs3Xe(hgflxayVi!v@%h&BgwAFKcn5|3WfaAcaFi9Xo^0^`b)v)S&-&z`A=j>yjGh_?n<K?!WZUHJjkV
F86d~7Sl~O5nKPx>p10Y?XC$tG)PzkFn~FlxEYc)PIuLsu?tY27eB)N*{`cL(;CU2UTDD@&2iy*^ENKBd7=wxZuX~pclbHN$U6s4
*Wrt60aBJI6KK+s(x(wk0=(76&uou)t@XFTC5`-4W*2HFsqweVbs9`FoR8wkF?A^j=WgxfHM@r&sPS$JWV5jm@sPBdOm~wTJIndF
mU%d~xTZL*YGnUrvR)1@)vC1XO0|Km_gT{Ou3>OXOMJOqcHoyMAi0Mle@<+|d)^8}*Jl%gtq<gs)^Rd>+m*D|buR7NQR$|WrrC5w
F9z$+ZfwB^R>(SMO0&x)Bx375VYT8c5xxCh@Ua~7O7-5g){S#_fp>^+Xc>U&(}cq(r51X#-wP64X)y~u>zCv0%9hQYip9LV`tMr2
ENr!?`nC0$tv_hg^bp~$rP8rpdOKi`SyM~M(o~VOndf`UKDEPVk1tMzD?4|1=cCKccF2t>xefU7d5=uD(>a1j#J#!S&Rto`NIXRx
P+9KWQbjEBjTHi{*qc%KCe*z$ZKTqQ#9SR>9UB5Xq1r=Qiyn6?Nawt#z3A7rNuZRyBbj}xrOqhqcV{#w9Zo5u;|x}|8{I?d+DUq6
cxyM3a{e`bZe`PoYTsRJ7H;=#vKIQZ+OgcD)d;Ln9|^6do73Bh-TI0@3>nH+ZmeoLXkwF^!DG`oElsR`mo=(Xk5TQNDaE24M_!iC
NWHD4o%Tq$UgesWjZV13PkPc>iaaMT!|S}Q=T+R1cxDsJuslXU!pL!v{Pm8|aW4`6lXW%&`PSP+8}~*xAWJ~(nMPJU_1l&_=LWds
0TN|`JibuQ8tU3QV{V3n(hbA7(J|zg?badh&3rwM+`pJlN$(_~|DM^qW^Ekiw0(0^TpqnAY3rN3*^kqPV6@M0!D7FJIc(Q=(W*-u
smnEU3DLiS`rf<h2Rpe<YZ-<4H#|#w2=_U>@sCTMuSXq3U<nJ?r8MIyzTs$c-!A6$vo?m2;Jz%%#9qcV*x;5JjrEJ9Sb_)+D%v>X
!3MzA)@&9s=qW<zBg=;hooZ@7l`lt}kXU_}q)z*G9p}^V#J2Ssk4hQ4muSAP%`-OA*(KO~t4jFcI?10N_tsF;^S=97b-Rbf8arte
il9{7RrRX0UQY+9){<WNS3)Q>5-GULxvs3Qa-BJlU@m$_X-ZtIUXfWM$uI%f*`AP?VzKa<<*SDoLY+RsUF*@KW8aHH73%5g;>`#b
z)Xofeda;ZG=wk5+h>=k=9Rh2`$eZP_u=aW_8-_-YUEqk{%77ZbbxrDERVL1?saV4vx-<fYg%X|J}rpGZlY$U4DA#GrHT<+Aw)4B
qYjBjm6QWIUS`#Im~k6y*7CJi#kxlH=0_>XhaVloW5E(}36;SjB8P2~kwv<_)m4lzJzZ9_1G^}NSz%kI&yIP0=8e+2nlkIWo%haB
gPBELa<F_=VgEB`fO!E{T|{s`3$0KWKy+j}u09D^XsV@DJt1jk8^Fpp%F(kjUI#Jqlc0>^gwr>bl0!^_bwszsJ6$@-vd^t=TU_1j
<A#FJ=*du_Ry(-ri9zZcvs89<e1lxlD5$Gid%rhZFP)EhvIv;he)yGjtsZhdMdP_L5vE*z4viT8G-<^Yx>Vwcq#%_Xpn@Wa40Mfc
ms=WK#qWV1IQ6~4(Ppo;F4I*wN}T}>Z$5Qhb<xWwLpULK_UyljxE)5-YfT?C`c>jR;}S$*`BaB^(=!g<D}`Aw)ePnoI%s3ebfcmp
Ryt|hVm=-bYvtUvN^i?li)<eU?%ioqMIGyoR$68)w*fSMnDJ0sMICDVX1+&j@)b4B?)S$?XjtGR4(1UARbdy9Ymrt?1m|GJ;Zk7)
^8?YA2PpZr7JWIsRZm(h#BJLDhhxQW#C;Y#Rkf?DkeI2e9ZWrD;;~7z9V}g?Nqx&Z=?2&5zOGDM7tC~|P0X={8_07qA6P<?<vf>u
iXJ*vTVDOmGSkBIp1zeNdOF;7vk)YGn{9_(R*JM!H_-FPvqS4}B0FCKAcaPm*t|}z_jH>Qpj-M3%rQ|TN9gJ3V<DagTZK(8Qf>^e
(u_+41hF<7m!c(>$9wY}seX2I#x$imr{p09IkduX)~2#k5Yw9TFo~3qg;$Py5@pKQ9aY`4=#J7;dIxYUtS-U+=4KHFNa9+DZg%Wk
gjT$Gi;Ftr!3s8wz%U~T76-~lGB7pk+ZDyrIDR^564pDck6SF+JbtZb4$ml>k6K%pX1$cun9)53(WW_C8pV+ixPtA{mvwqjSY1~X
n+sekJlX-ETd2Irpje`mg!YE(ZFStfadC0|_BK(!r?0X=)AZtpX`n>zutAfHVB<bXoHRMi$gFB`GfdMI1=>|lB0Wx@rnX0`3dwh3
gzkoz@X*z=x3z}(<L|942K{aZbUN?(Uo8nBM<1v(lxdEr@j|k&D;9O9W#yXbP2L{~{$4n0*G0nCvDBt6JA(Ox`V;s)yiN+h;-J^E
i>1RXfFUk{inLnozmwzQd-v;iwRE|9`MA9{j@~VMgeET3AgQBq)%CRnMh&aZ{aL{l2Ri50Yo%uGDBr9dtjE5cZm@WkG!JSo5nQX(
Mr{S7ZCAvn@m`!yg!^3#LP~kdu|JPKd)6EojD4Y?_f?^clV@Pg=ToR1ZA3+iCvmz<9IHgij5l1IFKKDnzP@gz=<MZHRn>H?@Xn6R
El7P{vW#&YRZ(dn;q;upF714h7&=(HmMThxqU)l_g$6U?N3RV$?t15@c3#=k>Ef~~H79xrAt}H@mIC7hQ$cbd35vzzIb@G<?&j^(
Yu*eKI+uoyoD!<D!)wATb*nlCq#Btd#^tsITaC9j8wx^nD5Ese0#X{+UPCLb<;d>dh0|maqXa@BT2dhq66uy(8QsClF3`dJ{JG6D
_%5twL)2om(o#WdTe8+(p@N~_7>=w<&YRjp5VcR_LD$w0!)lg85#4AI++9J;svbGZIopHmqR<K`ZJh`+8&TOktrphlUh3I_R<t34
5rl!uz2RJ%CnUMO6;<UN!6)6ri|CUTv@N5)*j@t~ORpUhwsrI6VS7D{i1o<3rmlxx3D4%vISV{P5=c|X$0YRSBrdC}e_J`LJ~h_^
NYHp@*oOqTfcd^CT%PQS;<5=>z}ff^#ML49^vgKU8yaYZ{wKBRd-Pu~hZN;9^If~~856{L>hSC1SMuGi#UnEGMX~8hRFatkqTE;~
?&M0YYCag|aK0I%5+$Ep9Jb9&mZp~hT(`82xvXoYT}~WTX`1m~#HkwRT&r2GE#GiaY~Cq)ClggW<%;#y^E^iu(2VUaDs~AfTXozP
GAdQAiQb))GV{k3>BE}Sz4-a{&%b6Ead+!ie)SEro)UGu`EgoBxifF;@^NOHW{Y1pXUo=K)x!4o-Fr1lP~u`<?`E@FLry2Va8=$Z
d|l~uEf+5`BDGbe=NP@ow9pJqpxRSSTvBQTQh7u`q^+wttxX7yDPv4U%B?4swZ#(au1fP-jeKc|Jx=jt)w9b^9G_kFtJt2@JdWB{
_<_c>JDb95JHCALqnO^*Xh=D>Y0Y}iO3f%KkItpEXI^sjH`-YwT`nw!h<sl)lNw_=Hmyuo-JcheNZy}!aU&p_%`~}$%@X2THr?JO
tx{@h;%|fEM%S(JBi4G4es_L6-#x1qh0ixVBQw-`#-tnN#do&&tCrzz+In*h8JXggy7Q3w>%Om*Yu!iZtf|+yNQ@lkre*R%bYAj5
b3#1Sr3q#EY+Qe2YtE!igVOCo8GYt(z3Is>O=Jj6g0F~PwZ~G@SEO!YiM;xE5ob(xwX*e`%hqMvSfYZtUW?WxaYwS-_X)e@gO>%X
Y7%?aUI%b-o87**oucnr(v)K~?OL{&v7DR)`>k25HFj?8EF0kFTljTnPt2Mv<Wehg_m|Ss#(4Enh^0b{R9L)FsmXH?F!sg8ZGmHD
$l{lL7>u*y1yHOc=_i&(6_A2zV>cOyu*IJOZA@Kg*|m<_+r*6xmoQeWyy|O7)Lq=n6~VQ*a=EJQH6YYobsntdqV%(j9z69AV0tWK
1KrZ&#rWHug{y6&7gvPflx``t?^rIFp<*gb6ViGb>MAV*nX$Z%8&;T=v8u3FMrSZ6C?N|Umh%XOslDDkG?qTC=AJ!a9r>uHb!n|0
kwWR{b}y|QSis59#xRw85Sj(F?I@c_cXo+22iL9^XwCI<{6|VAcb&#&)a~yCb?us2mPf}USe(gBl$K-dJv4UxseC>?xs$WrZO<Ba
xwuQwViij6+OyE`h4bGGNw0ou&nu&yyNH~zRfV)%)-N}#TQEX3;|OtE#JaO<LQ1YVOivZv$c-x!UkthJ?^`g`@6TM)RhO;bzDcG&
t;8-2&EVo{=U2PUWZmgJLR+=(xplmeNz&Hv%dRMw+2dp8XWq;=?U2LC#iTA>{bpi&ZjCQ$t!EwE*R6HD)RReA*jg<#7wDp@s<Y{K
pio~3wXw;#@tnw&xuNq+(lCCVIBreflCCzlDdRoEp!V|-@$1XX#^>F4FRMsnd$FDf`a$q>;OMzZhPBrq(P;@Jbt*(6@y!-YLb5Ab
!&Bo2Xl*j96%AG^NnWyVR<tjz<jtmTb*^@c-t%F}b!Cu`7M5x!f}wkqW=De8=_MSl`FFJV=t&}35OvX6$ni~-&f8uiaZ*cME|IO}
Yka9To?>9A;xkcm6<F<GK<pPWP5Zw!TU$<*p(q;=A@zMrJF;JFNvhNpQrTM8c|-07moKZotjZ-|sOas>2^B{~@P<V$3WGHz7PPIq
G}12d)>+1b>hxgS?9D1Uc>|8&qYdUBj>smAa;H~V9C#$L1$u+m9`5HhI~H2#jb06;%~x2mw1at*d(jhwJIA3GgB2IcB_%-()imYb
H_?AIR65zjz#GuR8r`o+aZ)Ij;I+-&>4l11iL)s=x!M&VyH3>5s&6#zx8n@0&XZvh5X9c_HNIId9qPzxBYI|XWc5`&s39W!V>P>B
%^KE=PWmCUSv(+WH)^%Y7MZctH%EPB(xRgghbgWsyzd}#osNRc?dz?CNexvEX;IxEj9{1y@41$3xFH7eOiSu+^pvghj&KboddPZx
M70hcuGP`RagS`t>FY7Xgy{_JS2^!rd{)|_eJaM1^Fmm{!-Sb3Oo<t&(zd)c$YIfa-QD-wFI0PbN~SppORBqo*C7eRR1G8-L|+*D
7SZ%0&b2V5tF_Z*ncm5V$*-}lscWozT}+C!kCt~Cd)Q_)SZ=0rz|`H|m9y^k*7d8+)%_w)iy_`+J{$SWtmHkvA%{<$Cu(&5I~Z=4
I-KTuO>E2+mtt1tHPdR_9+H~AU9Df^$GyEGNAlAT6i7{c%j6X^3Kba*W_Z$+3RR<xb2l`pNQcowouc@qRT^*1w2BfHR;P<{3<Vn0
D1uc-ueVq<Sw{f-@0XzT<)^PdF|ld7m6!3UtL{)*PV!VlKMJ<4C?u?gV9h|A4aG2$!sCKu5wecRYJ^U*VyD<)P5>o;MX6z-E0EiD
Q9^98^n*eKqN-cew5>u`*O*x-T8@1u3n5gDt-=XV!d<aVw%m|(j_C}@9YslpF2)YX<j;A`CuLS0YklUEQ8x)ilZcR}&C05hNjL_m
T&z8yhrfKSmQl^v>%Mnet@Mr1y*43H(&)qx@~%?fvvB+*@+|5qOfPHBXqesXT40o&y?UIx;T@x?DFlM73mH|vZi7}ZmzK5F>mGYT
LKO%}R<UcF?OzR4+s>7x)$txBc%i$Q%i{^FPThOVS*aH!*1h+523F}%+Tu86QIatZMUQ13x;ZAWG;+z|>EPyA0-pF`3qhS74l1n6
)k<c2R0KRZOE>e`Q0^%mLqt?kI7lZ>y62A_fQ9tv4z-{TzE5VWwz|Pci%3>lNEJ%0aBFUim?ktdvwa=)S}!h+RS`P0YjjvwF(;-(
6Ot%p$}J@=6$m5Fw`|by6r$i<2#Ppz<07p>BA|#QEqrrf?3FKWvq!eM&~*r$Gqn|2L<v#~rs$t)l}2z{Ud3MrM>`(#zG(?W3A@Bw
>Aiq}D>fUZ+NF!Ex83_$MU_=gCq9Dfn%0knd+7H!R5ti4(Wz-p+!RCCt66(hV1vEH3XWnHYRO3Ar3-xe&to>KKj-o~oxed2AS2^F
eZb&MRcKzxLqVYUgZp|iwbxtM9+%TTCHGBhauY{ndVR`oP!~|U-%K^MCEo3BnSK1u2T~0$dtP)Ai8mLd*}<aK?+|o6<^-jkmZ2Lc
h62=R)`pZ)4wkfM;^)3P#BU+bh|^_2)K)}gGI@06wikh48GM4bsJvX+T{*(Mg%wmv@SwEPYe-Q7MH7zbFf7!8p|$Yv>&zz+)A#E+
#fy0IBwR36YDP<aEW-P-w-&m5*5+HS8P=3ni!w?{t&@7aB7VBytlH)38`BbV<@I_waMe$7<^Ich&0P)m#bj0|XKwN0NS$i#w%pWx
qV|=G(agN)ZQIkmD?(VoAw6mGJ-uSc=_<!E^`b<?HMG}PG~JJdi0dG#>=E`82<fv`<J86FxFr^d8dol5r1JE~o+dG>z`oK>D6vwY
VKR~(DlrNNE9E;D2IUUXfv#=^aArbhBZ^n1NOIX@10~;V3N@B$U6&bl=-a#btk&~Usx+SM#QLSbj?Sfn?(ADv4QO^q#MD`2v+|wd
dFpJ7?vn*DZVPCAf9m<}0f+by1CRjHx)4@u?l5NXQ8me61cJhVumkY8Ly1++CaP~y&F!E%67<qWr=2bs2kbsZ4m4T8hf2UR>V-{B
DZI_SuS!2kM$~`LU5+ANq!GZO4CS0W<@J@7P6>Eo?jYAFw>TYPo2P*PakzHca%?hmcm?-*JR~G|5Xem=ZB}*hz8b`y&85<L4C?1c
FXr&*b*ybII>ldZ8s2u4yq!au?dD6}u+?;3q!_VM#5Prl^GxX1G-TR&%*9h4&lfCy7+w9l?|p7EaXUSFezUop=51#;I7#aJ(3PmX
xOl6jql%e(yFy#Xc*j_wFTBB8E;^K`LR5q|`=7=7zIHBG1+RW5yYVwJEVML_P?u$0lF~|Z4r$z(?*|)Aq|#W59ZxnxnUf0TQGKXk
;&$;&@q-l&KJ!ye;t~ri5z`e4b+PY8qEtM{JEpLE^^1w`p{1ixkb@eC92?qcK~)mArO;g@B}{yv&9TbsQ&XJlV$~K6wf);`OOTDR
yV{ALF#Hqff;Nzn7L+JyK%gM4I*N_6oOGZ<mKSsCvKb}@rQKB4lJm0G@x;ShRJ?V?IMMVgi_61kcsSA37rDx@+f_Ifaez1Ucr;yK
TSzurmL<U@%;--)A9|%x7`JB}S5$%FYrTZ_L_kSyh0lF#{2U;4Iy-0|w8mP5X=@8DR~)r=iopjpqHO|XT;D<y(aC7W`gUu<h!<a)
^1JzlB0W8xnJ?0hSu}j<tGo|#^_S;GSlP{8`A{gP&g2)Qtp>TMjTU%3R`-Kmijf5FMRc{JQ(Yv2o{3$a5r4NKlR4DN<ojyuO<Fnf
nY!kyYdbGBYZHE>i#O`b+FF@&-M+Iq=QTy;UsLb(u5k+m%bn7`fy6-(P7gV);82aj5W?D1ny%QbM(16S(B>#yy2Nd=k7X;veVkIN
i){rI3CS9mrkRU^c-nJOL2A*$M}$El<||iwB8RKq_b~4aIZVM`!^Crm4i(OtjbN>Z7M@N|D2Gu>(Hl|YjqO_64Faqgr4jD;*<#q%
swyyB)~?3VdWJj4gIHUmTASO>%(b=5>1`~???gvK?_*0ibmYM{NffIv@I2z~FN1S1AtZXLTCOCU!o<*|BI4A{MfdZUeAccx>p8DC
ddI)AvmZLOUcFYK!ao%yahEmgPSayTtb2|=oN2X==c*jXmm^%ap(UxP@XuS9j}tQcTe$V*vSgdKVlx+7-&*FjWbzoW)SR*x5csp=
j?x^C=+5e<_F85lei*D!typM4m`IChIp@9k&Kk7aoVX(1q*%QA$*jk#L`L&9xgZ{$i>vJQc5XsOPk*Sbu8<C2KLYb@^g8mI5nMtP
?R7Q7;RoIUrHcO+>l}DT#83BuDwREMPQRTg*#?I&B&Ib~BqOXf)tT;(W{qtwzTNe#H7yGBEb3fiX-gip^}A{A-b*4wCnY3Px5rsB
?mTro)SYz=?e(dv7PcrEV+Vq-mBqgIsBgI?%~^E64kUzX=Dyi?<{c33?=_lTrnA=dcHXUD73r7v-&vz=?PQs?>hoRVexYW?e2YrO
aaZ45>#k_xI@9&dDl}wXUGIJ;Q{`t8zH48dd9am0FTiDRbcIIplPEsNSp~2d=^n;1v~c?ntW{q0MI}MW(&9_Lqldxk-Pj=_9)xmX
#yJvl8QBS41aJ^0rs{JrN@%Au#*GGw3=IX6c#$S{^{1e$FEVy8n-faIZf$PXPf0@vb9PR_l0?JI$pf9EN}3pnwN#N}lak5^Anc%1
L11_sh^$B=jL#n}@pmk-hY)%ZVzC$?>_y=GO>EHXP-udCsMQl}n^baFB{dnLN*mm?n8h%awJhRyy67y?LlHoLRB$ZOS6ziFtgEL-
l?Wos0viWZ;L8*WaCi`Dp!A$ZBQuDbDYRFxY}u#`=WsBnE>;Mfh8u_!O$eGQ_n3+~Lnzy1=6tX!G3%3<l&42gDY$cbF4{OFlh@pA
ypiZraKdyjG#tP$TRJ*5Ce8$&vWF8u#HX)J_``FlR0t2(%_c~iif;WODeXTk@ci>W;!4RE@^(+l@cq~ZklH0gPuw@MZeV<T$Zt0l
l7Be!X*82v=y;wfCZh!8q8RJbfc}kbd$vd^unR!|m)*YlAq0ackce0*Z<=fQQ+*r3^8@4@@O6801ECgooOkDov-<zqsoY{0Vut7O
PSY^-i1F4x%ZxjF`?J=!L_=));p|~mk<%~}d~c0F;o?cAI9Ob?S;smv<CbQvkD*aY`!_B);}CU64z7+OV;`bR>WI?CF07=LBx;oe
KvJRot;jak6=wX?<FmH{oI44m|HS^kJ$BsXd7>psomyd7dG;=ky85jA_F5I3vtjV8g$2)*us}ymVqc&Sv3)oJ*86ak2T%!*-$sdZ
AqPspkY-?n$e|+%?2JJ|2v!kCXcfR<f`}ppwWAKqpE^1KP(Ds@9zz?{W4&YT@f+`~9(FgJUl4nEG<bdVZSo&b0E3N>nE|7aJLtrR
B0G5rr+Uzg{As&zP)saSGHykYK++Y0GKi!m_7v1&F15z@BfBo>V~GMRW0!y8t_c*-1v#zOjsNTAWZ}X>nk`~wNK-Kcw4<4cOyCny
H$apS;GKKN!`X5kGPlJh2!uK&v;{^@L>`FZO7o97*5z{GsAZBE$m^G%yMyPb#2CkryMC_)b%g2#+AzT?x120VmccJsfx`_lX@T`j
M0<$7+l4zF6ziX}hs*vw8RBd6cZ!Bz$A1vgaeB8zR9LeyLh&*JZ}_sk7nQUGD#!s4c3Vb19}mY}U~vlYIY&aL@+4e?P^<oW1<rU$
!$jn532iw|krV`WRayunl@-D&4KXuCl=lMgBi2+A&?qZ8K%exyy`vY+AW+L7+6Fo4qa-3TR_UBSrG~W@r4c@In3LhhE0pDYI|{o5
xI=IxJHv=o$nP;sg1R(uG;7V_Oll}I&}6zaOO+{M2M#&QkvC0_PDK$gIS$|2#P2eD0xlXi{G3_q6R@~b3aY56z`_!#Q@gAvBfXvd
Ap+r7zD{L!E{PE90>~dk|32;at#31w1?J3>4Xxdc0Rlpq6lMs{+}85QblHJqi(;WKaP!u*$%y+Ff{4n5_6#)<ibWM-qHd$sBAsCk
bsps{I7HB6U{Q=O+@PR{a!qt{cU{p*4#J(+T^+|!$RZ%w_}>37-LxJUh$^arVxg|Pf2RBB<T!m3oK%b`3m$7qtf6@!*yvAB0g9Zw
hw7SWePkJ!9^%a=2g}~!5wTKyk-K=1h9gomh5?6w^&g4sT#Wc<%XehvD8b}O;rbKZb5T>2Ax$etB?turNG&Nsvr+{B5Pr+Hw{(P$
)sG9YwIEnIY>51mwif=N_>Xq^5y#Hq^!VVR?p+_CU}0bRTt9HV!q(M62vu>~Vl58t+q~;|80nv$%QV8;v$8BM&0viiGNUE3niFnn
x1Kd2!c8l*FimK)q&B!K+ab?2D@SFVh;MvmksY&!X07Dphf`qpg|B_p7p#0g*nUn;x?;_5PV}%pKCUj}Z&`JxNTI_Fh)hy3Q|m2V
2P3Q%s!h}rOHu~YN17?y`}e)=zab$G@*V3mNVD^KrwAvw_h|6K$qYX#8<6s8GOGEIBhH6^B6sH;<Ka9eo_7N0Zv$aGL2@acIfNIG
f<|vy1hD|AYlY3GtD3oHNW><=O2ZOG4FX$6-mYQFakUy6c)O{LyZWquDC3WgZ+FSbhN|B<(>6Oyrt-Kb?T0Ajv#s5_XBO$z;OBka
^EmUg=TWkS`oxL~ax@FJ*7cWtEUPlGl&rB)(jB@Lq~}&!N<_q2+j*|3n>llLi<t(Jh^bpdP)M#40)wDRw{9+O6G>p5K{iwvbD1{i
VUGCBfT4^lA{q(^tPWWWw8k9TX19@f*{L$YU_9|d6S_lPtQSI8jz?H5K|5swra?E`Q;WSYIZimDySRpBD@0n1IFO+8VKH>*GAX<%
h{QoquKVHdVRYpo1!g6pZ|X0-{dl}z&5+?Sf??5w%Vz0L6K;^$$T5<<vstWIjwC87!lbF*-WwPqBdxA6=`wHZ@%eerY?vPZPrKKh
xKQ{Y#1vGF5f4-8>-J8^TYy-8U{OM}TQb&*TXSWZ@$oVo?kxL1SEFc*?P3mZb8ykX@e{L<$g%kw2A!es?)7>;^WT}427MZy&aB?%
A1X-;(u8`>lo?c_)InkhAtq+oJ`Z=Zp40aH1u*Eq8R@MG+BK%vx|U0<AV?$^Dhd(>YXrUS8#zRV&ranHX;4ssNFSY$@xQ2?KRJG*
%-Q4|xF?4bTN%O{oNIgZ{a$<Gi!#w?+ceT-#0P6NRlJB=yXEV@sT$suB(N?R4NEa(fY=c&n9V5JEsubCdxP9Mp6-EyW^U&D<ev`)
KIQ_D>ylNHVgi8+-^=P(&&%R(ljC&pzm(3Ti0J;iIMp3<T}=}SIE_PhSVQ85=@j(aw9K;@Z%Vx<96Ibbo3fv82Sc~ro%pc`jFa!<
pK;oth40sNZ88Ht0BnQGH_rjB!stutW`UGtltyM`?ftm;Kv4(D4_5r&QQE}sR^I31Ev}O^!}*`TFttw|O1Q!zl1RDTb0=j}(18hZ
Fi91lOcaMsfF_=r)R~=WusNk6lQBH?uM>lKEddIYFKkyR%o4u}p)k`5#m(4KmVqQeqS6b1Sa1!;(t-S$y1Y(?(*k>$ABXDY(|(aB
XmYwR=7+FN0n2LpQ4rxiR*Go}!1SU;76>=vc(tYa(;uMgC3Sez4!H<`i-rtXu5tpZsw#pgp0tueFZei=dnIjK4tv}eIh|;ODPt+X
OeG*W^z47&_@IBKO&RDuf*xG`56ixJMKK?w#Q%yv$Hc$LmTIT#5_71iM0v6h*{l5F!V*||w<im-wkOFtNt=*`Mmkb6KAsre2|OE8
)(Z^CfruSlKZNQ=DRwmXOs}*_7Wzgp8*Jui4^J9>5o1or-{&aC+1MGr{pEQ#nBk{o#-`&Pj{vhYX~QF%{gkaBIRtP9#Ii#e8I(ks
YNFeNOl|LVzQL~lj(Y`#7*sWy#SZ;mF*OG)Ov{VT8M(N?@vs?Y0s2BP>q;uR-b<r4N6A5a)%0d2gPpd7sSO%47~si-vbFo64G=$9
Lk@`~rsU_3PXT9+=Xaayb7pV2L?^!}lSRW2Mk|Dx%&bEFfY7J%DFL;?8Ow{y_8noay#T%Z(fj@z1R#<ml>$Us5Q6Cr&prb3Gjo$q
H`D*c_V?{v4?-mBO=ob;M^~T2qXHZxy-G08_7CgweNSFsdc;2-v$y5HfortK<o`#YZqjhfV=#h9A+ih42S*OU@s39ajwe-1NfHG9
G?kU8DU=I7<`sMvip(1gwtAra&y7Q`=nOQXp;?mA^n!l>imHp<aEsgR&Ei1!3Q^<FQXF%zSu5EOkUYuT)#^jNb3czix|NE#(xjM~
A<I349SL(pJ`=AcGZk7-kq>^bm%9ga>&}NqfbR}nig|h<qQ}|*MIi=-YJt*?wwaaxvf|<-$X2i=fE-#T^~1!7ErQ6(+?0^UM4x`N
8s*J}F0r{Ual!A}`@pV?2=6w+>>>+>C>R8UV-k`A7z6UqV5~|qTVaMGI|(qvVg}j+U{sl7?G38Bw3<I~5%V#cHnd<Y$7DG1PkYwf
c|43?^PS&&cI<@oOUFIK2;T0`lJi6>`s5y$lI65{sDZ8X?nCY+7Od}<5hv*45~+20b!4q8a_TD*)P$7M)<u*rCuw4Z6T+`?;`?qh
_k4KxO?kX_DyzbTtv8iwTz0YE7V|<GDYExv%Mo(t+SiyHI5}L^S-w<WPGvGV`2gfOKZzQ)M{RLv=#y|E9)x*bNI^NWd&1AXkAwtl
MIt6qm^q9kmNwEJOS?*Ku@P6^hsT~8Ig$FkQD=WFbL_r&{P6mz^WTyl8+%^q9G_4JKK$FxN7a<ej8(JFfW9SOa2`uu?02hq2|UI6
#Dn{9jp1)%K@)t65`OFSOTAqG^XvJ<`CNB!WsFd^oQ+XrkcH68NFp4AA%HjVwmj}q{lxJHU#NRyW4++>?pRgA+JdQy$y-{64g^iR
!KBu*<`ccW?(rf~Pp`*$I3Jk<ghW&mQI=?Crin<+2g#cd!#6S(ZQPkM7Fj_cixh^;)<aM(<d$~Va8!4EZ*QS{2kh#_1>y05-IUH=
t7koWT@K2?f&)J-%wd*Fc}x;1i7jcd0u!oQY$9X$uU1f#9IjYIQoFl?O131&`&q&4d^rBF-rf*gADj|@yStVUC!WrbIZ&+hb)tvh
=Com!3kJ|aZsAzQ<g9{}beQrb)$oEVF(cI|ERfC;Zs_|uwhko?t`44qxnyGRj-!tZ<nv;Oubd7mrc#G<!6i8A6+;*<=wgYMn%3t5
s7QOeuV&3ie(FvffCd}ZzP^ZX6k&qRu?ON-K1mKa@+w?%bYNkFv^p>uqKJu?-!zIGwF|k!Y%)XmdU|L%MJp79vQ)L%CbI-|?Uwi9
1e*G`2XU`<NcgwXr<)HN;|+pw!1|lt_;`E`$Kho~MCM}Ig3y!(Sp|?3)hH9PxKt%&bfOvwDLp4-r&JxmL=Rot06ReH-Uwqn(BPOF
U~YhKY^<^IN`lU_!#J*(@-<jx)N*jr++pEA5nkv-@qtXCK9uE$hCOlKAfCWe?K%DYgihYDJbO<8phXW5@A-Z^*Tnemfc7>7(!`%C
6||L5uRNpv31#rAT<ftrAmt=nxF;491z5or14)+>BsC%xlHr_>QaB3i%|wd>6$L~<MhOHLCyy;NhJ5!d^v~V0z1{gj5PcXF6_rrr
3|TE@ps*@Z#=xUfgLkveS$Y<C9yNeN<ZI|%cIPp=OM$3(UkM~HFwn$AbmgImwv6|rqCpm8R3A^ngHwT<`SV;?tmr5!p=%Cn&Mz{n
@Vji-jhS2A3OaTu^a~_yBx`>?w6h|oRGQ@d)6ZPy7l9vtsq=pzK6ZTj$#)R@?NOq#2&-4!kxWH%e=vtIf!jPiIo^2RSCOTMu-iFD
IRNW7gb)Hl3K!7}ygcE-hBCI*w!w5I5)@PN^u+8mIeZSa+%+?qI^xVcu2)PnY+;#NEB7JH>~dbGK;azDqj%)5&R%|=)dV@|dr0H*
n3yJpsib>8D*6%o4_8kpE)LIOhNo|Z>SXHRiK$`OGaHn|1W02FefAQkxLY757EwDA3m^`^Pul<9%siTY-TZwIZI5qiz<?@&1$JVt
9=)K}2c3|vaT+S=n-cbyg5nV(KLzeHBqkyV4qTC@smPdLn7tYixF)r#(`DjXU0D*xx1}#mnoO6Mm?Fiwnzb6ZWtT0*O05YUN3D(o
R)OxL<Bejn)x0}_38j7y1=J9sGKEy^iMx6;p?}3<B=_&h<KFcg-uhvNwTE{x)3gbxM$c(b&OxfC5)1O|ACUlUEX)!0aZxgU(YLcI
OAWwa1sDQch8Zo^FfB%s`qEV(WGabi*R%pyti|gp@X~WoiZS_ho7oKJJ&%ovF>R#WhJsy)LX3hevPM4Wkb0F`Zxat*x7p5fnGw*5
DY?{f-1ofNLeDoBPM&&|6lZqBW?YDd<V(zF=UW#Lajn6`(q3j1fu%GNsYZ;G2NuKJ)NkT7v)S60sz$7`d_NbV7Af2d>%7-zy~jJe
^10pc_03(^JSI}BUClygnX0U<x+6`!N@e7yy)LI_G^=jKTCtw(-MEh<q>>$Ljy!HpDsx~XIa@=qc!`TkRnV8G40RJ&nV6TaY>P<B
*F!lTyoN;_3EvZznJn1#nZ2nJI5No<6BC8syp&tf(;)`3HRp8=ZpXb>uTb6j2eq#J$yd7bd3~=!>Dj)?@uS%v4V1%awCNrr$eo;K
lAMG$Btxn?$p=KBolv@v4LWcfWMGYmO{YWvXfAT1a)kpS9rtqqMCFKSNIPV9Nk^0*Z9K>gr9-+=O}Q9zB@N&>lXPT+g$iBcDuRF{
3_;Z!i0RLcy<WV}NZ+Eo@Mh^%0zj&jWa-ZOHIOZ&sU6%i&J{Se!JRXSiVR3dq+YQ1#HXn)9+Z@Hi;WAr+jnLPr*6E;!DU+ViU88#
=3$jZOUp{E){?TyhMc6CjUYf)gc%P~hif3$hbX%$_f*2JI@d$a1!1e9sw+$fLJ#{HUg>8x#w#S;LCtG5hoNKxOolUJh*-sGdtqgU
18;tl^){5J>)wl~Hmj~ht+sfqNHv{Z>p9tK=w30S#lI<)nN8`4Umk{OZw8fZA(y+c0tM!({MW9O&Vv1PVcerscI@KTARkEHhPzKp
Rixm`_*HwW*b`&%Nfeav5(v7?tQJECB%qnzW0eF_v7}zS@^rW@&i3sKNzWbYy=d>Mh(c91RMH&=Zff1#T)QTrDfzyUcIata14xRr
k{lbXytZ-l%wmS~wrLFOmn3+yn&Ql3(alD5h??zFd()axO>0h&LCO;q4KdKPDwM9et6~fonYG^RGla{(3$Y;Gx-h=wuK6WKVj>AO
<#&z_(69msqV!PdV;b?|wN|L|FxYetjMmU9^KVF2QqAQ@R2m*fU(amUXP0)h((@Rzqt@jr&n6lu-ko(BrRh+1j|3b-5LNjUwp+3d
cE_zjLkCF|cCtSoGTM=pYnCcpq_0W9pl+qjsK!f_3zkT-4v{?-?j|OJtC;Is+>}ed>1F4~qf0B0scdB`#z-0^Q;291r3Tef>rAPz
rAm>g!QGG&FB3C0s?-{{7n6nftt4}x)1ik;LS13UH+>|ZHmDF5MScZjW?-wV)N6*j@0C^3)swEhtF9^OX|&b2Ie74NAi(iTF*|gE
!Z#c#Db0l*xy*@%M=dOJLdTp(0n&3|G7<@>fl5e@cw&y61176gWEzs9q6j9OzbTJbRZ@{uB!HW?WQk$JX4|?JMAyEwX^awdW1iw^
7GY0JI?354FveCzBA$BDesf#TB8V}PvH=l$$$O%1??Sxl>sr!W<}aP<(q_6k=v2<NGU&}*qb<ctrB0BQ3NVBiw_EmCp9wB&og<E^
!-F43wgW<`p$ooPZ5q(%yszH2SZh68kBvt}>F;T@+G}~nrl!=M=~=%Q#0lJIOfbZkI(Oc8Vm-3FRhgjb+3<j9;DA=qDQrWJ5#TQv
ss_aHk!mh&1WcOO#`{!6Rj&nlX)ig5NFv_48ZJ9B*TBR>pBB2|rYqgzEDPAqxG+G~zF!g7jAS{&3ul8^9Ek}@Z6s<-RZY2^)n7`D
t|GLn%&8h~okV14mQ*wt%+t&9INE*G7P{Q%qS2hPz}ae3r&Y^cs*0-DG9(jM?rS`7=)U?om6a2oTbQ@oZPw(Ty<Wtr9GlgRK1Zvo
));o%sOJTRj}}dJsjVD#3^h%}WfTmCYPllf-fIj<Lo>ZXZ%1Xa(|b^m;-^DnHH5$&%D8Mqj?-1FpyxDu>#5g=9PDV;7acWbs`$+9
21+pqJieo&L+JHzIcO3%5dym%S|YmNa<r>W@@(C#WGKN3nCTW{LKA}8*10g7r+K|=M4=aLKSHi|jK2Ho+V7H<`pY9t3uB}IE$oI&
g%w~e9MgQ2ypd8vD!fSuK_;b2x<aN65J*z>r+8_aTFMi8C7Qax;PFtlh&qyi!!cAnS3K0iT4mS~2Mdj7L$um1%jRR7n&{2-zUNbh
UcElIM#Z~*D&jQi+|s2|jGANx-e~7U1BT9pyR}zi4%LW&xl<~s7HtSIJ)LaM@iMlG^4RAj7ktu`CBn9&-4~UZJP_dFFR=kBBv(qI
8e7)x%`MthQZ$7POuK#W1+|DZs*FpuXIt(eF(WrhlBgB4W&4bsD~C}tIaZf`PL*E8k*iNBzAO@qT2DBqIAn#e>JG?<taTc4>X7xB
D0?3+E2i%E7f#A(eF{!t*WXXAZ4p-yy)(}{<_2<}Nx-!ty(e!W$vPDc78=uE-mOxvfgI`4uD+f1$25c`E%uAYUUbiko!rI0792OZ
s`<;D2jpj`wc)VtcG}&h`rX{PYp+|;GuHe^X4G3WTAewF(VnwrXPnO7V8oY*tddM)8X7%18Kq3jleT(MC1}M_&Oug?&OJt`&CfFp
s$hWv5)o;s+^c;&<8fi8G^!?*<eBkydRURBonE-5_QoS#pL*e!sN@l;O=AbdwJcS2w$pprnR{a*DRlFN+p`;|q@Rkj6FIZE^#9ib
-aiqx9X=OV(a7#Ju?!o-t?$M<c$cP*TGa4^Zk~H{zDd&Jm+m1BZ4qy|Gh4FJkHw-rPmSEiLAmKjou;w%V8o6sMkhqlD|$$bs?|iM
$pp=lP=QS^F()ZpjR-jxnXxY0y+fV5G`hBR=D$1XMBTz0<R_$oFKXsiSgHlRU9KZST|$i3MkPKIm5r?-(&(=^buJUO`4@d=y4)(X
Sh&*KYPBAAOW%vqETUpy@Fe9evPKb{38<Z<fvO^;+UBN$^pB<-%Q|iJoygd(A}zjzhkMtm-BIhR3{*-$k)e;TOzJ&qtE8^N=A|W`
nCfEI?7k&iHbWt#n!)L^BitNobuitSQbx<8M4-fCCl(WGuu|2)DkpE!xj<`U)_1{zM`A0Q5LDsb7G(oSuZyx)&wB2#d4d!2>h6_W
^7%=6-nQY?ZvFL}uwqo{w2V6%T?r-Yy;$zBRc`Q5ba;ZC%UszNX1bgfjw73@r7F`A=`<Hx9d7B)^A}~|0zE4}P|s-6hmV}UMbXx^
5prx0rJF~rN`r&tS#0Fyvl}<@D>FCQldWpRb(H&Ya<846tSgI@EqbNUgJoI-v@COMX;*Efw$?%(u>JjS4RzDshNi9!`6k=16*BJg
FMBt!UQ0O*UcA;l(#MUQawM@djzN--w76X&x>wp5#tTW%dEeH(cdDX!=r&>T>G@vo)E)O~M22_c6CG^_m@JrgVckw_4*Ko~6G741
5UFo0C0&u~gv9B~a06(0N@`O%2L^>%UYUn01z5s4Av$^}keyKKDd=mBJk=GL`-gD|&XkA*s5H{;eC@M6UtF%$A9Xk$EfwERmLu1F
`nb4t#*#%OS9)|njpPGqd2k4rk}1+u<n;$GTqj3!wmj5E6Ko;tz3vOi%)_0+?{%s`9;`ctx!$w1lrnX$jY%ZIk_H0-FIOv>bp(S!
q*b*waHb3k#}ckGvbEB4kd{X4AxwhD<IZ9d+DeeUW4xN(A}gZwJOpN}D!{e}LaH*hb>pIe3f+9(mGsnw#3g$s^+n$E06IfB0+vwV
5FkV2SzsXN6<8O*-lCW~=+QuqB=Z-RHKjW>YR4dHS2?!#`meM%rX||0Ysj_Xn8&7|@p&s|W7?*)VQgzPmu}rnjWNvDvk2N18D6>~
JqfgtrtWjItv!40{39~?<1fsYsoyPklmW^L(gxm@8E&d=`M(wE*8L@n3W5?C%$(3Rl&U6Yb!1@EqD0zC(eS9&$42#1*!Ay0bH5B%
?|kpSn)7~2Jqc!32uSNxii(IMCXoWWes=HRFyQBY?x<o_syrN`{6B`erCKyY=3P)!R0pG!&bu#6M>27h9V4kTmTCfN27A>GOyxPz
<YYMmU1W!&O5wk5EKN*O0*U=z_MOpa){#$a&IaTcy8txI7{y>&1BRQhL8p@49B@KmM8lgYo{ixdz!Q2HEK(^GK-lS0Zup3ZgqN<r
rSsP>e_HA>dq5a*jdN<S#x~L~uLKRYaXDBdzMixkV2R&Q;7G-;^^}<eb-AY8U}A#wC?Q)6o+gxZsTqwea2WKuirkV~%S+CrQM+Fn
xV86wmU&~Mh_JlSh@z2I54)_z?K*~9MNSKGUkKQVCmRa2<XMi@aPmn8x-8nXs-R0-n#_|?d|tU)>DIS%TVn(#tNR_Q`ZwC~bFI`X
db6Y$AvZ>zr^*JrR@$DW7>%GaL)50HxXmO<$rT`%Nm9id96ZJp=?b})P$Gu2eRX|a=HDANe0rU4cc9TN>#vUH($i)t+~4f;I4ad~
u@@Hv66TQI=piVXH`-K$5GGN@XU1bUt#+u*49SOw&Fr#`3f*=?x}fO+Wwt~$bSAd*efGckjg>m;PCDAOvDM=!#Zh>RtaS&ISEtLr
wHv1zILAU1k|(IhknnDK_1)y{6WSW;^5f^vPWOm8%beL=s-(L=->x;e)FdqCG9Jc^$Q(;MP0c{=2FnoCXU1&p;3b@Pq01(8&owy^
oEVX4gD^QRW7NB<V}ak`>~~4+n0O9gdV(=vi1%oRc`Sip$=8#Jl(NAF2sqIo;cO__Sv4uql8H{xlTh+?pyRaIvM3A5+-G7Mj-#W4
4MB(suHblqO&C@gTd^ToQnx{&)}lohL9ld=IhBP@c}cO_5C$6RIfL@$#<xN#bKUJ@*YEqa?c?v;Pv>uM`YrT<t__o&#U~CcK{0_U
lg=4F(9Ae?!8R=BQ2caDtENVhkjA5Jiy4`6FYw;JH%JaUcYAEs!@{XGa4yCu`7ESt*2iV4tt8q0d%1NOVCH0!$cbooRKrnE-(fE;
MN$19aE_nlI_}_buH^B>YE+yHSQS{XtE8@5S)KSdB-z{gPg7Da;&R(7ChU^&Rj{Ey3=BC==XoYN>4WCu@Yy7n0=G-?_BHZ0eSge;
vPmb{?i)a7Nhg*HL1FB^*^<R$Y|OR9i#=jf7EwpYUH@{*<=sTS^rn!|<Cd`E(xE}6k62FmhgVMHdar1}d3S*<1m@xSojWt3H9<%M
ptT+*14|vqmE|eek5?uY43;~lPMX7*3vK!J{aAPI{6p6QQUFLDG<gnockr(S1HG7_hpY&wSr~*^iU6fXfFy(>K`2y$QBo*?nxaBR
mXxUq0eqwbpM%}d{`+XWHIJ$uEr*c3B%noz1|>t&+w1jgpa$y*5g`(&QxFDsstJbx5GJENmvDjA={^R4I+a&>MNrVFhW?cOC6URX
2-gY+PmvERavPny2cDVqxGr4ARx>G!M&@8#$&yUJ(eCWaEnaN-G3TB;x<|&bI62Z~1q7^RCCDfu2IP~H*IX~2cAbI-;EZoX&Addq
PI25XTX9!KxqSy9qmkB4AWCMf$xy`C@w?flwn~WIT!7jlEG77E?!b0(A+4NF7dm0vr}6FfG;8B&D)d$m%6LXP!&4&x6h)@=GMGTo
sXa`bK1hkPvA}4lpJyfsDi}Cp_Tb4owETLN6buk8s{Uz#-MAuhM2?%-H$a`Gi8(6c_u6R^Gi*nUE+a`;WueZq5kvIG(xP>J!-6<@
y6PSLW5Z;Y!z*OR#9)m=BP)Af>_T_zlkxGs;wieNXY%l9+}jakL`~*V8A93}pg>X?_wN3<4Njw{Z=bK=nS^*aXHHo+fk3%HwUQ(&
U&ct29>o+C*7GgB>Y9XVs+FjkyJ~KKc2n0GI(Na?kvDfl(CEocD`KvRB~@FyN{hGD7gtqcv0Q<@%?CVTor6}xHz2toRJJJ{(z4*r
V+>hLsNM*=Dh!e;h<67|O`_Ps+nN5ntHc<w0SHAYM^{#kX6#vfdr2Ecgf>D}aqzK-$)d~Oc`X>geXgF_olT7lYLgnNQ*6jCwM<QK
i!fMIVqi7{OBm*(L><hJe3)KqM)!HpbCw2~1?IMG&}A8CEisFA3d<U?BbKFI=XWZsLq)O-l=SMDg^6wI(NmX<P8y<-=%oi{%rf7@
_1;R>;oDe6H;m#1117^o7FL8hIdu$CE0<_|h0#?<%E9^%w&~Rg1X3Tg!zK!3nI;w@2?78lqA7_a3Q>syQBXIKAZ&Y2TR=R)LHQRx
LCn^~+py@Z1PTRJOiAP)d<b|*E>E@}1q43uGIw|!Q)DPADgjDCD5QLN#dqQ0Q2U`8P%-95jp^LG1xMtoQsYS>A|``O{NY~jnsyav
IM5VHyt157U2mAq7C6HJK3Uioi0G<N)*;b)F7KSCUA#*(h8N9AOs&eAPaaHg6)t7e!yMycXp^NmxO9ZJlX}$Frk@C7G3hp<R4R1y
y3<9N2<Zyuj0_6k%FG^|Er7VWIhTQWz>EwLMVC|w$`e%g)!scfcTH6qRA{a4w^=!?Zo<HQDO_Luy>wl{k2}JnoYKY7!zsBfMt9X%
u;eh}SO={ZUuFO&e??7&J${GL^x}c*zFTEXO%xMBnB_;dpvr0alke4zM1?b-(YEZxQ56|*rXf?IPP=sGwAc(O#$uGkEp670pYG4G
&o1pLkVm+-O_blJd5iF54@@LTkpvY51Wb?+dNU<jDXyt92qrD6$f4FUg#vm#neEuQK}8s&z<kIaNGtZ247naz3apGUvZE{#|FG@$
6TtW$yOMj8oQEYU<XU04R-oJ{u0C<>_wGL1>*pVPV6II=zr^tF*1$@ZWceP$ju+4scD~0g(iUW)mrinPuT?kGlW<uT6Ugi^;hGM8
*%Q<lO^qSX8Q<$P?c_AYVm2}x+M@E+j4u@ta6cCW<<|C648}qXJp&t6P7JDOLN2mHp-ezPcumeEx{&GtL!4b@(kS7}YH}_SGMfvs
i<NMQ<Q%wCr4vraAgj3?yp*LXg+$2vxN?ihtstPgNhbdHbi-7{Sr;e5A{HW<66vsfSw<$CVWIEXu;q!w<`W7kD7OCQbj1-OWrnG1
+T_q^F%wKG;tss#ebAYYUL?Hg8biYK`!-z{inx?dQAZo;WTvzkQ`w#bIefRe*^Ua|1t5XxG~*gY4%HJ;s*0SMV#5tra!wB8<w}g3
UGoze>F0wDgzJ&Bu@<$qs#<zw{gj}ps+y%28$_v=!4(II+qs+c<0Rl6JJlRY!9=6z+R=!V?}zHvq}vQKaEd0H^79MXdYje<y!3VY
PG{^y_<zU!s1Nc~9e7C4dgHxnBLP#6yt{?E1~*!PVuDp>mguUNnj5!i6L*o(rG;ya|F8V%ty6ZTP{1iz9P<hwp|%jE!d#BiSt(MR
j5L*0@dJqyvjVt8&I%c+sp{`Rv2O(wZJTD1W|VN?vp2qs(UOfvR>V}*KjeNa##7Q0KuU{*aI`|nZ8nRFYyAlJy=LLD4y#J?lwzGW
&zSyib`W<9C*7c2AmHfHl?XArZroBg#nLXzkt=C>FfC9CKqnQ@7&yUs%3>-ER5g$h1jxPYmkUIXv)=OrH8uZF@|Z3Ak18#-WwX2U
4&-S|2X(vm!vzjN14N{-fy7{ZfS<d++<S9n2lq&uDeL4efZh|}N@O%86pKQ`MAZfig_r|P0YXtx2v8*@GzmgdGayg}R20fm(osuP
r2|a}P@F*I10gK}(?LQ~Q_q9(HT!k80#VTr_o2w)8VG|vRu964C)mfgFrQmuMG3+XKEEED5U|(qoFU(O^9#sAZ&-d-apR2Gteqo6
>QAaCs9I04kj4eVh9MIui3w5#B~sxuOGc%@r&1J)5s^DiQv`+y1b0}2DWNvp&O3g`+s~bz1O)^lN(q*4BoV&<&)9+oSv_%=4?;>;
*$xn%uMRa29qmK<Y@MnyQh6sJwgQSGpoEnshH8a~@ehFW6rMSsa`<usoR5OeLL7-C5_8)`x7cCl-?!WIhlA)XtORLCy$r_AeZGyS
%RXA%4Wp{G^vMrYG9KyZ^*5p;D+AT(*1d8L?EdczW{;jZBayeir0i?0I>|I{ST<N((}MQ<xLytv&6;EbIJ0dfVv(_}v)xWJM7c?o
PB6^Uf~m6ZqD9rA2NMwsQ73U?s}M^S$QBmp;*#MJqDYYK%1Ldl$~Cv655#QWCM@KKR~1nxi@d8AAC0r|0zv`Z*`VN9=E1Bwk5iDt
YKJ{aXqV>G+g4$+;tH_x%^7O~iN@?ShMME+ojMt)eGix1RBZl{mvieoyjw8}fkYa0iX-B6&WG@(&vz4dNNsHN^70sg1c+)0MOc*a
?Qaj)kA@s>TMu#LuUR_~N7#+wv{=V{>Hl@ys{<-k)r4Vj!u2XKlB9O+w%I6}0QaNfc<-ENJ7+r&pdH6Gz77*^QN-a_H2m4fe+H;U
#Ozru5umc7DJUs|h!#dF3m6Q^v==e$`cD+5;R(t9v!0tD`1W3@1nETwa?)kbOQZ)oaLRQmaCB}=Ozcj;paQsdorUhZIK*dQTyWyg
5;|TgP0qsbgy4$-IB+gO&UBcaIvA{F+GK1~iQA|Qe}a0v;8T^ymBg+T6a~hpU5N?C3Flyt)3H5TM_R<f3K*%R9V8V<>_QYFwGak^
6gCJf#X<;ZK$94dhfdlkG@F@T-aC&X**ra*c6J94KuEa8EG4soz?gDu=yYl|gos1{$_WZ&3dGE+%M_`Gvq<R3v4yZ8hF5EFki-%l
VF`EmaT^Kbgd84o(GMh?DCHU}9m!anDc-x#a&2{tD$c}#I{^ye_jfdCcF399QvMm>6c;9N^?D%z5Ff<}htG2EcOr^-8+=!+h-ugt
dY2AOAvjQnVjOp)W4!^k`vs__FocjKDt9%ZrXZ>aLUZN}DuI^=GnUu@P0vE;Mjxn@&{Y=k&3O`Y0fb(osp@_S?@S#uPhLU!tz?~j
y`Jx*eNBzZuuQ_Wu^h8G*I$0N8LG@>L4it9iqe)V!I_}R-$Ff(nKvgV;qsgxo_Z*<iws?`)^P&tTidU`0H~l8*s!5w=r^(TeFnNX
@5G8Ef;_!PsP;2^J)X$0MfZ(M5`t2JN+&2)`kjgSrn$dY&~67_3I9+DNser8K1Y#0EC+QHG($e21WK5Ys7z!JpS;>bKHqp#+o0p)
$E&M6{Tyf$w>tlCY3JB?F+Gg0#?eL6#VHQ3>9)5;K5gjx>1k)ugxSA9*Xs4M7zCUKR7MDpUy5kU096o+6-A2$lV+lb%z%)h1sO}q
pAAbB84i_vav?_xom>OFj0B6^>P%NIIm8Kt$mC>&M5V<GNr*g+3e_31;+&=%NoH5wz%5z_IV~YiA)QoEbG&VqAcwD~56A@a0U#nx
#5i3EpCEn!5<q9{^(SH6AaHF`dmGTSaQJ3rDBCP=%jkvy!HXqx&5Sw;u4UM;?eJ-7yrA8g$PFc==dSwq?KEAyr??ZdT=?YnPb2H{
Wk97QiXeI&{{#(cg_zYzKQ21=^!jMDZ7--_gLJ5fgD7{~lJP?CtbF*`5m@+LIrX-2oLE(%Ybq)e;0#Ig0##p3%4fHQK5?k_g8aab
p-&-C%GJn&Br1Y{r3x94W<a0<flQS{ssVW$z+#qXSY()rJU}IVrzD}<XI_Tk1IGbS{hX49Z`6z=jOmlBaA;GQNO^HM00X}8Fbyz-
oI6MY7)U<5_($hz&QAUXmH7UPphZ57dUzE1-48{nI{v%k#rpT7%_k{jPNYopeC48Y;8sKv>mVXAC`gZMpmtzL4IvixnA^9Xmzg9<
&3bai>^MQ*724JqsJM#u2zfdcH=m4sq`3WNweK<ewTMT~KJGQQ$N6-UT^itO8@rHZ-cH+At0CI{s;<~xp!(|#U@A;&1X@d?#$pC!
CYvn@P^WCYV3KZ!yAp<(f^HB;6*EQm7P7=gMZ)8)qe*6^8d}C;(41{5NhAVHWiwEoEu%D=dC9>+Cg6hv0um6Ez6n5Jn4Vn9M_0?-
&3}JbYKla3R16qe8)d7r#o}u-QkollTesNU>n4HLyAC4g;NG<~l|d0<rc^vc8X<acb$61nR~b;}hR3R8D?%$JA(D{g9OGWHQME^L
G=sgj(tS4(;><e@EugqHwTL{I3-mrLO8Wz5^-)?$BGILnP=cXjv|Uy5F=GN-#38gsWzyUjiZZa8zN;uK{>zDD-x!q^y56;8Dal!S
QY8BuuUMVNV;SMjjFCl99%(c<XzN|GNp_{ThGQyoG)uFjN{Y}dP@8$SdO|Z%CSz_mqW1Z3OA{Fd#=`ADj+al0?4;Pm2y)Ed$UCMI
6#iOz-uK<{%q8BYD<T|jlxYoA=y4iZ7mlLhcAIpaI_+~;5)43XvNpzsi{5o!X7G2mblS$A@4aa5-jHo>NG1b9G>b`8x1knYkVxXK
V@956xt2SnWogj_DOZizuFhpHoS7_XIU0+KfvRE7go9G5&4?Lvwz(dbK`a*P|F<mBx9g<5<!>v(i0DyyR&|r9%>YQrn-F=z1_q^J
Bnd-D8)P@jGf9ZnfUr~+q~rvUxQ9)K%1pG>6iOPxNi@|OmfOcH&}In@W-}ASw=pTHDu#w@Pe@wGmeHQMyA33^ju$QF^(B*9bgC-F
mr~zMr_*#H9a0Z3ybGqHAcndSkxG>6bZYud`qt|7mb|hhl-;T1mL$7#X>we+hg3RA(1g2)>Y%FnCK;LHu^&gy-#GGe{fkyhh4X@6
Q*6dXnc~kDkkG+H8^dIyE)9xDR;$xN6a_>OR}QW{CSiKFNr-vey(VW;?TA#p^CQ!1i=C%jq_<9~peEW?rB<n^qS6M1c+DeyYF78F
vx~t>9ngq}Vl$F3oQyk5No`dMwL!u<Ayw$0Is0;eH8gq86-Lrxm{R9n8>V#_LLrPRlgSi%jKNJHK!{*T1u-Nu0);7TAnfuL+!y(h
QV)U3?J)FtUn|iIF$-V6KF*akh9QfXU|}1(Ffzt7GGTikBrbhPI!EX&+V0-tc^|rB_R3_H5d;-N)KMi7MMc&xSci6C1}Fg!SOR?{
0t!&56e57}BD8>+3J1F=z5cc<DN-ALD)xawD^EcoF)v*I9MwWR-N@7i9YgrAqGk<@XXZnRFm)9s5#_-on^IGYk-l=cF3)}s(n@b3
PeeR%>34h&p6}3gk?VlLQdpXTJ27w~2nq<W0dYO3A@dkTBtoen0fZtVkwD|A?D{JM-5P}Nh=8CA?NFxjPe1_Sp2^S5`2BuDbOu!X
_WC8$T0;}eYEMBOT2yILE9=#AaPaNM;BB!U{Q-mYo8a}zua(cg-h9v3>@&~6!zTDS^I#38H0NpM@W3;f<(S82f;PKcl_P>kQp^38
7mhd3YO?a+(jp=PB&iDsmCG(fkh@ZZ-it7Htr$no!tz%1dAhf*@eb2^l>PU|zUP@1QA$e%Ne2F}lj=k3bLIH3U;_?3yWnv<-G|5I
`ZJT+f0qG2>$h<s)W!=G{fzuem(=PQLd_e9@hbnq8UQx{_KI>)AxZ?9AU#U^%mYe<=|(=_u#^v77(>txAc%-4pJUMIHShWT=72PS
a)g@zwi5(0A`669E>J><nGV>>prV>8wz8!t6J(q!21LqwEFumSQ3X+&k^nO>mHeb|0tAih7IlhQ08ugsA`Zd*iVQF5U`HE#?Jny=
>NwmmgzU0maAXESi-A<2@Sr4$l#56ZDMdnUCgJKQwGDP7)WA{m>=izJPuta=<Mjc#FO-^WQFkCy=|HJEl<+^s7skqJfQ&4F$;e4U
DZ(-b2`CC$rDRxKfD(XAlul2P5<JiTqNqqg0;y6fR1#){PbbERX=!Olf}#=`3K~S1K$sRtWq=@QN?4jI0tksI3SvoOlp-k-k%}gQ
s8)o66{-P3WKszj0i=YWq9LIvP@tfJmJZBt7>X)Ll9~z>q#%VFRw9{%VrB`7pr)u`n39SVnxX=Rn4u(y28sd@l7*^-f+U83=Z+98
OG1>DNf7}w6+%^8;PtUeDJ7U@Mt|EzBq9z?B@~K<DuPl9v<LwWEP@B8Zsk3skPxUr0|1)}0ii?EimJllBJIiCJPM$us(b9hO25ej
b_F(50w8xXktX36l*8EyMa5)rvn)s<V*q&mi1>JbCde#B6cZHCBudQ?QUemiloJ3k3raC4Oi(1i5h*|o5dlIm14$AsP!IXbkWokj
5CH;E3Q!3UgAE{3kp{4UNCJSXfkhmFCfLwPv-sbE_~1;X?MN)J=D$(;diXbwVjLf3q2|Hy($(0SHaq=hzyLkuDEIY;C%3jgJ+@yC
U5V&9ZWKIzzwrZOpJ<WBp1a9S1_Jt|gW-o^1anURI-&%r$-CI9EUL*WBLzNs`EN$)Wp_e`JoA!r2*-S^;NixOhJL)<<-7XJj<og+
i4!EWgf@<-#5J#|`t_?IwyFLo04e$I02MimC$WR^BnN-+Hrw$(MWXHY<|v|ut=hS;@2S1>5~QuIXW#tOeoYoLs@j*Hnt+r|xLoM(
q3FP0*OlN`(a?QX%KEBbkbK1LR73lU1z;4A547MF>C=FHy61Wu=u_Uq+qULO<KC}PD6wFIpn@~wO9c@@MM9PmRf;MeuARi$$gXp%
uYDfth!0OQ+(<w2gh#BE^eNXEB71|n4>{UvBr#x`ilQW;N}{O?SUCiiqy0e|kSf$+M2G|^F(}bdBeCP(@8)g#o<azV+W?16)tmsx
5$r$DN`u`a%b9`pq4z>!{)y?^=*@XJ?iPZod4Nx<D+*)>Zlkg3K~X?KEN-0o`P^qf8Y(6_5SlQKFTudb#W^q(y}M{p*!X?_4+sui
fe8}cg{GkmhD4WSLr%KQeMb8>b;CFiqr*WS$MgaB%07@2+jVsj)SaYj4(F@N^gQR;7Gsy`a}>-mqX}G@qcWU0a(30q<sp$&7j46d
6b0C8Z8*@V3JZx0pe8`10$CRV0Jt$hJ<v*(B1oeO(F6fQvAP^%?I&iAd#FS)<_Flmh2QWFyiEZ1U_BXSln<HI`hfu3U^>2D-;55r
y{vy7d~;;HYlG@^?L4u`e}6m+)^hYmwge(T2#|tA3PB_xVi4Hv7tyhO-Oi7HzkD-3o;4KO9}THa5}mAp76r`rY*ADls%Ql_Av*$#
q!ckAyAl;bERjHn%F&&Ya+q%BbA?DKFB_N{BUP2GhY2blf1CQ-6O?yO%&v%aB_J59{3M5Bm3Ju7o|<h0t_1<Yn=~{czr|vxWy2|E
oImSquPNw4P&%?QD$lhfPSeru^_?T$QSHDeYJqZuVIxSQ4kR+l!8J>mjJZGL>j;7fr%*1-lA+Tfg^LOkf2{5xQiVi2HbZPfQ4j-b
4ztISdelRRUIZyX4PpNpAV{dFff-mp78Yb>f+&heK;YKN$bP$d=?KM)C-O89l|8!Y(KyjQpvbDCpBG>sTR?g0L!j#hOaokfdBOgQ
L$HB5`QLy)Oowkk1FA_w#7C_34arPlaTbyyFo?)73c~{c`Rg#BH{tT=Fz52@0qh_N*x68cA><E3<L(z-CnU0V>-=Zq{mOP7uj-%e
{5b0o><g+>Af{OoB84apaA$5gtZ;~?Nrg&GvPx7ys%T0aYzRMs$Ms`|rh_7tGE}y(3IYFJv<{?eX{0hzs2WCqbvZK=DL@rP4xr5m
iJ~<HDRSj$1=I>sn>I=?#4w`-RRTmwDqFdjnByTb#LyJXjUXW~Ed&0$bMODRr*33XLr6TLi!jJKAo7xb#72P$!3uNAwTZ0Af`lL~
BhAJz&_CinUwFv*_6K1#tD8xRCQ5uP+(-s!v6UnSfNItnXgSXP7JH61<81ARWvhYC-mJ42#|UR(GGx~GV{XRFR|+SJcfH+^p8?ju
<N?yDrBh3-LYi1pLpV;CMn*y+B+0zPp1J3S5$8d7jAagIY?dlKc!=Z1+c@CHl8_aVg^VQS$ve>8%raa<_eXRD;PBBlQlQ2Of>WHr
;1x3kDT=J3UljIaHozv+8CXGN3V;}d0#Fb@8dUnvch&HFPnd0#6n(V#<$p_pWA-rPoG-J+);##hOgG3UOE!=0gR6c<v!Vy$6$p1i
vcPS@)x>JA`5y_B!GSjzcF(`RZB0cMZA#1GY2RJ1Kcz4lkVTN4P@;^5nHH6fDx{?lEcj2-1`&Hk6<MPCq4go7!DSCfN%!ZGw{jfH
e1IDACSplrv!xu23y2ilK04Dt2E=ednSx}XT!AuF?bvx$qnwEG!abK^&zGYvAL^iY8S3;QFi408to9{{J8ZY+!m?r`*x%p;&R(@X
xNw1xPjf!}(07#96sfcgD=0nMGrts0@iZJ890~l=UdmzDSiznRRxP%nUwZ)P;u__foq|x!9^Gi}F-NK40Nbd-uu(-0fabcZ6G_3>
aStyBR8{PS9_Q{5@bZ_4<?&hGc$acF`Uk1MX`@D|ZK2e$PH8bP@B)<Wh_+rQEt>dJS6kmDq8f}1hS-%on?mv1lUJN{3`&rd6qH+H
1*lC_mMctFvi`Ed#%(cIqV}oubXb?X4T3vGpyFouQR!6{bYt1!y3m}F2ej;&3`oebO&#%wV58U`95Mp_Vh3(PcQ_HX=JXvUO$?*g
o$4`8Xws^lFD30|DS^Gxu*K#WwM5B7fgnpBh}%eHu#u?HhXt|2PHe>8^2Sa9=bN*m6jRrdQyV33#nxx!{VG!@51RNZ5ou8_8e&d2
*}0+~3LSahr!$For__P`!bKJ-AMJDK+4w*V>7e?Kd?`+Py3_@1l<mWrT;&I82m%eL?QNy-x}TTtR$<orEHp?204v^}Frq1uIT`f+
{{EWV3H2XY^(w{tUNf}gL9gY_-e!&bg3sheF+Yp|{D1NR1(Uyme31FDLfJ7rwV=rp=}N;UOd7Pp0{a}0hYAhl$;Rk=*-1Xs=u8l-
pp1vA=C78=j##lFv`RcQ_ELz=WYeR;Yz=<;Xk<_k;O<pFK>KsE06|nsyVEm4OREfx)<jQP`NQ-ij1rYX6wDN%5H&?KAxhFvjUdvL
0#Z;_DKkQpP*SBR(M=6Rg$l(4sSpcMDM3tB3KIlAa6X7nEP=V(;~A)jZqW+&p+`IyVXwF5ZyVy5qpK5i3dwZ<%w$-x6jVFzfJA`C
LS?WdrELCz_w*@5QAd9_qjj2R+2&~B@qrEk_SNa|z*7Xa=Y#9K9R`X~af7p^PIAUW0fI2HMx~Da$&1Y`b3}=moD#pH<wZ#m?2L$l
rHZJSqnu{QVpN12PTqC7Mng4J@xvFS!?&u2*DJ<xttg-KO2H?4#xdzesIXLVfSk^(v$Z~KoH}djlwW0_a)uMI2`aI=h&3wl(^iLk
weV>QB>rWk%+uytz(ji}MVJO?#~Dgf70fXBXDeC2YVh-W@jz6N>WD4ahV0+oJeLLzi6n=9+<0=+r;r+OCHHGU;tMw-!N!j4fp0{z
MNpLPT2MHo*o&R4*?u@pzb{I3)Cz|RrHSyr$f;%VbfqS!eVTi4blygka_WKYZK%an`xaJr`(c$X`sD4b?o)`%8L_0cl+q!|s_jJL
19@@Zok>1+1Lr6?n2J$Ixd;sk86bg>l&Be)6d;G<di|e?)o$?y(54bRuib_p$!qlOxF+y8IR-5bLN!o>6(m?x2~ygy9NIsO=Il4J
TE$4MxvF`<ssHXpRQhEU)UTot3kGj7Z7qSshd<enJ|}BV=qUW3-ynXVc@a#IbI}^Po9m=_AJQ%flBLLxul)jS&>>1GE{p~UnL3p+
=25L7{x~7Ha(+mB(8e<|ue;I_nGsY}(Jd-fMO9TrHA7WNMKx7PRJ1J>O;R)!K$MLrQAp6yRa6C4P?Qu^6o7<91tkKEQ501LP*qh$
MHIAAR76meQbe=`G}SdRMATBSRFP3tMI}*0NYE5DN|Y@LRHY3CQZxlpf;Ik5AKlg;w*8`X3<H-#3|s^I6qV;w`-AF(7C9fh0OWzw
yf~3w@=+kEDK<YJfEoo54&P1&NMy7INQ=P?2T(v@%-^mC*7kcneh2Z_T#r-zfOk@Cjc7no1RAa^+cvTbN98tQF)<czZ+kO)Ca~2f
o4m_(L4G=C`5_>;u3q{ncO3)lIc03<e4E<g%}#TC-uKPWaN%&RQ#8=Zg$eLhJzqSPThoFE7-A~uc66T+qNsw>mvJg%+8qlyf*8BC
vzyS|w`JLKYd6Dn+B%GFEx{w2h3%PXBWWW>HY+&#Too75Hfx1d8iItf^k9q=LIhmzu4`Wcy>rcDS=YE1rrm&@QCJ}9Q3hs7xWaj1
f^W??6N!?L!8O5jot)yBQt`}|O(-Nem#yj;GQo+ft!c>fb7-+%t5-*_?&33NJpzOSi6E#T=Tyl2$*LFVtj*v4<9M~+-x-|m8}}SE
^dp%{@SQi#BOyg?Dp6O3hn$*G7*L@*SRjSW<zI4@Rb9G)b=7kvXG1i$@k!Qh^`z@Fmb5XLa#dcn&FfXp2Qu%O1ANJ%I3eu4{K})D
aO+%0P%Y7bW9h$;#{toGAYn~_f(U^soZPAgN(&)D188c^Dy0k((B0|Cm>=wyy=tgDL0myZ)yk_tG!&x=#~^>pShkG*6Kks+DghEE
%`EHx!Oh&zX4ql=H-rqsMw!FJP5nvfoh_j8eDwN5(ZYVtsw#&yG#B03KgpPaBqLvc?(;LXx{hz6D|02%ElWLn{AL_`+O9`yp^e?;
RRwcbwsp31Iiy928`CRXX;ms3={&6A(+;YRg!RJutVulUQp*-MgN7~S)Swsw1W*}Du%u8!92ZFerIcWu&C$g}mbc*?#MZ5l9z?wW
DrAZQIi&NGm~*9W)g1zOL`p3q>Gktb5Df|E2=6K0WF{Y%t2YvG{M7x+`=8=y+gn&_5yEqo^NCUMbsP%sO%8OqQO|Mbw^QaCEI3if
pzj{><ICI~x!G*pogSq#oR2i5Lzgc;bA=S)$yc}?C!>`0?pg*ERH-DmX+@=ax#m-_i?F!oo+g_!ilvZT^l1)7$a}nV?h;g$D{cfi
%AWOh=N!Al<t-gtOFMB6vMpj}u=>y0&$G}fi~RpJZ6F@S-{`am<Oc{J&PoxaC;|pln3hB)ASoh}kP=yf0YBUA3mrjItW|wrZh_S=
Q2|NR14Ri*1k6PfQaV~Mp~n-J+KWWS#D~M*Y=E4I3Q^nH>Oq!HI6d#@@A>AJBlLQI;2J-;gYK8h92yBW#)u&!E}FA$HrH^cd<a_m
LtlL&k5sDC0tE#qso1MXvYx}%MhGZvA5T9MTk!j2qJN_)$tZ{^$TCQRh9HPaN(vfu|39liwL?SV9<Ez^+H~9iIEWwZHWe(5xACyX
DW<GJtaX3ysa#4USwK}&j&=2}x7_WRhcD4#{8^Y#T8vc>;#BMyf3N<DqF`u&iAW?UkxK+dE<>clXVT5&X5<D-VXAHYx)i}R$7klA
5B>jU{-dXt_;{M?KQBFx2L4Bn2SdtF_;7I%gQH*0)&$yiK@J!u5KYw3G6Ik<zG?52G%cvgpn~4LCrTPTBJK$-@vrbTZUBUlmY@c>
9EzY%wIwE(Lrxt|BY91J>(4!Nqmgui%GMPQe~p@PD@0wg6i?!lOqi;U+uoG^FBy$;&RP!spB*dxfA}m#4#KKbKWv9v(*dI~9vW}j
-tYf!;ovy8J22_h>9sW%6D|gmdzqzLxA;b2TUy*;>1h?U1mcfnIf^*ZJWprn?@elB12UqIJ--ps*+}tWJ4bdilfD;-5&WHPAMOwu
?)^7BH!LuJxK86&RJ9oT(-=IpeF>)k|CnGOw^aH6x4&j-wEx!O==a*R8k`+hBil`#KM&M*%!ePZ_U1e>XJJcV?_@E7)%W4!H)UI0
QpN~djw_#{WBl63eGMie31Wz?sw_BYh9Gp46;T+Yqw(A||3^;IvgmoZVWhQBo<deZL46Lxih=VqOn3Qeei{nT+fVp>dp7lLJwAJH
Uum#yg@H-I^l;>sK1LY%#fSx*)!2O0WinSdM2aX8-!mZumBA(XkV^N<57g}i%`MA$4qGGV<!PHCw|$<rXjfFR_hrrz_?HMN&YlNl
@#37g@XCV~kvFnbL%H7zTAntd5ATMrcByR&^GsFxgre!2&E;UCpYZ)Ti?Y<=E;V3?sCK3Hq&5)itLMeUHm5w#MzKYQdpBo;D*-;|
<;0cJv?pDqnW2$Ii+OdabpqY5x7G8x4dCxf0@|=x9^XEj8a&uTc3>VF1~Cie#TI!I8dg-4NBgK4noo~i%tFc))97(`XrW&~j%}JD
3EO{liv)UZkiVO&hu^&{u}~+24pN#PeJ-A?n=nyk;$2lLu%*Pzaf^{bia8Mw_V*}xf~cN2hH-UrFwPwc%t|UELmBaP4_{|35aIZt
+<q5H(<%bP6^C@98D&;Q5lL~f2*`g1slFeH#^z~0P8Y@;@Xp+5$_=n8A}AuG9V;j-JuPGt&t006K*eXumw_m*%_jMnKPw7j8dv9P
qq;Ozv7aZ{hcjSyJ?5{3N{PwdVez4U2xx)=&$623qMf%-V=1aIjKoO3!oaGuF42*pBiHGxt4GgQ0??XbrXr5)#%N@No?{cX<T~Rs
9=OARQ)bf)RUuH8L=`mDzjA)>n#~5w9q1sR1TiuHwr!ukKh4&z?{hD0?sfz~-7EE695=HM;Rod(1yo>LakNYE-|Xeg>-pyXy9BP$
gyNvof*haK^*CS}<-umt<p1Z&K(B}B%|(ZYnCJGf1RszU^(v27gv2&Ffwrf=*r(g?o;dv9^{CRHp|<5en0c3=<G+QGG24*u+VB2N
+v~^u>8HH<$5{UE?WsESue^Ngz&5Yt_#tnNe{bynzvS^h?+eSH-AL(A`!=$h|Ba=8yiULMAN1if!wvt}Zoa<WVgCX7H10oG^!*S1
zAt-^g+J-_ey>5S`@pdPA@CnhJvejwr>>OjBkI@a7&MWu_I}N{a{W2LA79u4e`kkPKdM`S)BN4}5zA~A{Y3bP5&C^yzFDVm;^*7=
G>$#l+lT%))6@r0ZgKr9_w#?#eo<xm%l^ck*gb15M*N;8gTMAIw*uvaP!e9lPk{eVJ)bwI(@r|lj^oF#!u^)D(KsK|rbG=~|J%}Y
P8DK<_4yUxuHj{66B*x8rq&c4^Pqh1Ina^ziv%CGK*Vf2N$nMQqfu;bItK3mo1r|zH!XD2p%aGh#*fFAqn<<&wJ2oBG_7j`iEZg&
ej(LBLN-Sa!-JpO#wTnM+AC~nwVWFN+w6ag&4(#{(7MN!s41tIfCmgLU-eXJbJFk;rLt}*79=U?<D~>OI#{coX2P|naSKsSs5p&#
K5Nmi7agr|Bf6fEX=V|aZ9#vpjp8hcIYYQ|uV$12k(4=6XL}DG{f!5YeS4#BGrOI|J{$V?W)W`;T3g58U%PD9i%8kL{59(wh|T)n
jr?}dXlqseJhcB7xFTRC1c<f8`1H+)<03!bpYgEn(N??4;yzmF!{rmpd3kl8hx`1lGth60UpnY2JBaxruE_4+^c|QPN7?4%zwv|m
XN@=tK)O#8@Hlo<tDG+FN6<r$<M%LHd=Soee|Ddjc(0s2i0AVjSB^t(&HMgpP*c735#f#w#E$*W{I{omeyKukv^e4$LB!XFd@&au
o-G5g2vV02diG0+?l;qn;)}RO@*=4>63}o6fcC&{hUcid_w|}amWNqKKw~4ZP=kG_C<z)NQ`<p@WOl<t#uV|`QMm6UKKRRo^5N2E
L^C;Z8*XSx7AmNp{rR^p9BZzSa`AJjKya@?8{2wCOL5FbzwW;={xg095<wThMDJM9phdUtsy(yZLz7g6ug4{3gBY_=atj~yqrlH?
_(-*NafrUgEjoFGRVKa;M2L<+<BzL7;&!hc+i*9VEi*dwc&Pihp!^Sj++a8-Y)52TiY0Y*xZ*}3$4Pe5@4a(C_7e_=P;EN+rV2E=
tmKMT1Bn%!O|_D5TU*uW!&Yz&=f14l^PuSfKYZGf5KBwrSrN~)2epf!Oq_Ys+C9JTh2snQ{hrT)r}}%n&vv_PLjH9YwXJK~<k~E0
7F|H=!FGx1>LLqm$+PM5c8>P47W}9hj+|D1_J66{vX<(Gf;9Bj93VQD;Qed0trfv%2IZswm`^^e#10mJD#-BX>-j5Bb@~hFcp<y*
*V@n~d7O_Ej&L@ggY8)*wKVw<&jut53YG#0`QG=~L;S?h-7xI&?H;syJURB7&u?cAJC{pPA^>$@@d<JucJ1rPAKEspTE~j??3(jD
lkZ-|sXEc@5aWw#Sn(ZG@`uycJuNOlH`ketbFW1j1&Z(d?k|o&&R43Pf8IvG$7<|DBB5&Sg7jbYunyB_(y(hz{GKP5svp3~<pbUe
@ODH1m|Pe-9V#^I=Ty<-xO2<7aGnofPtWU*99TYy>Xr@I1fQQr7J7=8S_?rIjbh&>iRO-~J<%A6dN*a4*&?U?ts>$<+R*~DLW~4V
L1OWbXSJkqsB>!9+us-)k;MO#73JLRo(X)PXFvB7jG{houi4B<;m{Jhc7xm4hnH%b(@cLJUd(H5+Qbpoj>iAq;>S;3$a{-G^V#W6
UK3G3FUrvttLR{#b-lzAGbZW&&zkTgj*hBCX_?TW7$Sw}QgTI2i^3Y8!q@h7>>O$}tiQV3ix^-lR5k*I#4v-%@D*tIJZTBH`4V!4
i`WHH=5B<TzT&g+<CaW5Hld6cH*-30-oGvBVS_k+&X<kcZyY_FoCPyYM-4XROJBB#)72&tieM*e&355o92OjE`Oh9NO#9Hin}V7N
2)PD)C2Sk(B`jEbU~7_M$;R)X<xFBVfsA5rgsxyw-2<J$A1`TNN2KDmw~G&F(~cVL$Cta^$J1%@v)J`_KR2O}`l;c~4def2I?lJ!
9%+gM#KCXVWvy%NC|Jwg-Bs1)>FA?sP+Ge=a6433Nzn7Hw1%ui7DbAN_R8n=?)8+zzvM%;hlru)?X!(n4DIKCSsk3VHm~OFu7?M+
YzG+NWzcj!9Jt~Q5!EZ_75n-i<R2!Z;nt!T<S#pnbHy@gp)2Hdlq22G&sYu*0@fq%v(u71`RGj#3RBNb207m8BZ_b9nFPWZeeRrj
ZxOb(^4;#k#ZtapUiGpVdHFPRbu><}=is;=5oZ~TI5;asm)P-~PO|!DA|FG$zGNHJZwp~JibpV9QPaA=+=VWK@Xp%UQ)Q+*rrYaV
r>@Q|WZQi@2m&o-_u2VIJ9ocQ7W95K_v2rZdTDNiXWQFXw-rH>iP;M8q+WefN3UuWs#~tPa-FT|_&+YcSE=A%Pn+T6<!_wZ$LQ_Q
eKGSyRMIB{f&G#J&4KGedsDAZi_5k9ol{fwA$$K{2h2T`sSEf|(0%?td-7=fe|1o&t6B7GeG^7nCDo#Px*!~YCeDXK;mR@YK^To8
;)(Stl8>m>Jie`8iww<wy5Xm-4}@vIhn}-9QOKX^cBssEpZe$I&ip3EqXc2y*f~UqbO<s<9)gMyAtd*Bav^?7yiF}hAj}!OkNS<v
2tW56H{uorHHLr8gMFKDd$_mV`JWKTef*zQ%P6xN5t5MDk{i&0^^h+NnUN?S<w=&DAGuN$(v$wOgGSD#`HC+cw;ZykTYn_>_FXkE
FA9A6D699{6DT3XvLxH^N62fa_vX6KTASzV)LohdhvrN2ADr{<t+?A(s3YQ2^;Ix7;QS+84tK=!ITl|T75MeiHA`5TvryC3j*_g%
6Qu~V%2y#>d5*N67937-afF0dS*7jqD%`BP7}tF{Uokpzw(pHIemJN7N8G@37u(C~`Z@;tyg9@lsQtsvln}7T+}_&!-&g71^Y1fB
L<C7Q%d%t>P+i3uu*mZf`veaU!%_YpxBvXb1!S2`Wzd$k2nNPE{s9pY5dr`I|NsBL|Nj5~|NV)n`D^bxuf14xE9lAN-EH05p{HJl
r=MJ$4Jz4`sHjw_y)j&EQrqsmXDgT4w`#tb$oI8<-Yf5~otno9>(v*}gE|GUA87UNzyTF1RVg0T?%eum*oxZ#0gGqYbR+0JaXY((
(T?8N4k6nWCAZmjE~48l_70&AfHkHqtcEF&P3|}pRqQ+7eSP!YTe$8hsQ?Vb*eOsVud(yqI{NGFd#=HaZ2GQMbS<*kguQcs0w<H8
kUJP?4Ig*e?DNtbH9cvdcTJaFcGS=WsS=lKu;{8Jy2*ELQ((wQG{_Z0n*acy002+`HP8cvB!Ex=00000000hvJ>2cS!{2;500H-7
%&ykB06c-xfzScpVW5x$vjUos03Ia<+0pki-V+t=d02bbyB#sThpo%ozOLf=@2_>eLs<c9Qu@*MYu&(bT=`yA(XHLSZ#lBprS$Wy
&;?__&W4-a!=Wc3@1Jav*pjVDJL~Kl+j-~*n=K>e-Pz~IlfHGHd$(7<-s|l2=&xI0TiDUtHrr{v!ABuo*crO!=2AZSDlYF{?d6%?
*EiemzV3}^sy+vop0zfp%b?e=^Z)<=01VhCy!z8e-w&V<y(CD!%_#Zcmp#*Q>F*dENnWbjQ9%aHD63PSdF0#D?Pk=Husw64roHcZ
(%!pAUE1tXE$+SVWsn$~GWU(|wVxccee40~000001AC&m>@{@VJI8U^wzkyIX79dp?|jpa#F&?LZP{*Z%@lj(=<Dbm&d&7jpM7!Q
_)!$2?!aEn3p;_HunpMGv268i-#zbl-Py6+^?LEGy4Rc4^n}-(`+JW;aox|mo@?#jZu8G)vhmIzUhH<Sof@i8l(mp6Z@8caKshp<
GmY)QcYXK3K7k1NS*UNVKJh>T-22}9f}Z=iYZTj6uWij8bd#W>gGx{U0@&6{phTZ%5OjT=&34VNKmc!f6)kE~r~wwZ`?o*<0Jqrf
ePB1=QSWwpzW6F^HEpeqx!b^ZK7eO^>*|H=(}+@_>)X0PP2TSN&#Zv??^*YcGq`<4^_4=E40xj6?s|Fc>VjPs@aO;paC<RyrYP;5
yLG|Y(MWV%S1%`rPoU|2iZ`*<uE0KlNl~Kk6lQUEBi;AIR2RVb&;WhsyzqM7z{l1uq4#lR^PO+D`FXYgI=<fO<JsJ3?eA<*_FKr^
_d9pEvt}=H6T5xh9Y%YAZu=hgecum2VwE)4tL$#i9hbug6RMhG%m&U)5~;GRimVfBHrC90*SP8FZgkK9YbKfPgLQ+u1E*O#gG*pC
CX5BT+;1Yb-S+8sK>NIK0exE8v1g!NPjCPpz25H=-GJz^jR$vAJ>GYiw^y%q_V1TN-R`amdfvX5*t1o8wcCU3%jvzlefDw%DF}!j
t?ts!>*fLA1Eaf%#qXbe-+gayTV22a9_Rqlhm8B?d&4wou+OE#C;<u{>zBQozz?8zXDS5%QN5gsyS{Gl3Mc>pNdN!|Fzxp@-)=9X
paO?Zj_Yi}rkUw%Yqz}fk=FURgL8OKGccWRZr0lOZJOV23G3sweNau(u9fTS*~opnxI7`%6bT|PrqBQYXesL#dz?MBuu%7Jxw@Zv
NxWTpu23E9=O;KiI(zQ!d<R^QjvrnggoP>hbMD(?VC6t06i)ABS1-Q2eE<Ltb(93`H^;p3=pDP=?>PAzuf6w&o%1*Yj*1obK6k#K
Bksy=?&r4gQ@4Bo1L}YPA6fv@Aprsc1OPw~(@g*-rUf1mJsN1543yAHViFMung|e>hDOu@AU!6Anq*`KnrHyfB+5!8N(gC*r9V$q
H>!G!(Wq!NWB>pGhyVZ*X(A9JMkXeR0%X-s%6ci`s(OHFr>W{~BOn7!JwOOjL=m6@06+pvnHo%*Z5lLFYG$H-rly%RG|<pVq>!c~
Oh^zK6wNg;ks6y*Q)tvZ8jYkh0MGz`FAib=5&Wz{Qz2C_AW=+|R7F7l>H;DNf7fmAzyB*ywW$C7um1o0f922p^lX3eL?p2<`xpDr
NBtEhEA;5ge7IFch*k&vi!i7OAy)(c+~v^~sz}wT31s`-_y1|gAO5~Ow(Y9a#pd$$6{wnXu!{4&gW5mwZNOj$)B^xJuxud->C>Mc
X7<4U+kYqVr}M(eULV@`F=*+(+LCy2I7IjJ{OM#+S*gc|2<NOOlwK{Bepi!1&-AAV@Pr`=j6#v6jjB-y_{n&j!aFbiE9T;%ANW<x
KSzv@OR^aHvM>>s66$I^eII*iX1sz3MSLwkOzhpwn7<?3gJqzN($-ztQ4KLGYZn}Gj73Y7Tix%vJ1wU1rM3Mm#Le@J*6no3mcrri
^FO*|C!k2eES#LGiF$4mFfoQ(1n}K7R7*jNtIav=P*heT4!hxugf~sNb*1f+(<$Z)rult*7;yi7I5WPwUGCoH)W4XwFA(>V=chU4
KKImoe9NT^UU#uA`o2-!^`rE5?RS`rZ4k~}wFz5qa<A4cLbn=R4o*4##OD&|=l$Kf?YErXg&q3b#E*^+sv{26u@z@YrVl#O#8}wi
Ed>JCOID@GR6f1kr->*)-}pRT;=#+&`Y*U#ek#9R?eKJn&aqt6HIrd3UniXZ`tU(@DwhHuHmJA>uz3v~*~?n1yFzMmtc?V>J9YO9
`h|m~pV+@-g`x`|@5QIalD5xNqYwJYoP7VW&*M7WHkD(2SD(HtC;N9$GI72(3qR`sLtFfHS84uy!{2?i$^SmSfH176{nDr!@a+zF
kLt~9wEer4VNr@k_skHu+K!KMEHy?Hf`LR7n(xw(_XHegc#uqrII#{Y>C^S3K^Mee;E53>VR*a`1^KEYOfneSv@=I?<0GQ94p`S5
g(C{B|BwE)zO=Q6fhGO_tCNNyCuyizUxVp}c*r8VMe5?HEODn&-tXi8uKgZ!sQt2DL?u<<>f-i@(`c=?r=?_5i1zF$BjLgyrr)0v
SRWIx+JbzXr%d7AQC*%gg?d+^u`(vOq5Nba^lR$=y8r7d?2!5n-hdIyHaz{=2{q5R1L$!qtKZ?JmU)^-=ui2C?>E%W+OPZzb>KW<
f-F@O7p90PplzF`V2Xk;=uBs6t2LvKGiKIvc4T?8G-v6r;O-Ta-={o_j|n`M(zw%l;%!7CM}B0ED3R;;^O(1um#4Mdpspjdbm^(d
BCKx|$btn8vk_AD?QwLfVcT8aVy@b@)^N)e0gNriE^(<4n3;<NIO+-7zJUyeS=qf4wn_rFQ)PN1tKIB1ti69Q`~#u-N@oR71TI=`
o^q#CbYjF9q(SxVw*SXB^W(EI<jo+nS{%$W!@iQ_3_CPbQ4x_g>fA1v-QntZCzYO%AY+VgvBmOP5D3!NC!;{nf%io>$sqewSR(J^
4oo{-OW_Rk&j2JA&YN3_;N?~LBPPTD?pDN#Q%)V0#+l@V*m4i6rrJ<AhDC@V5O0@wQ6Xq#;cDvCPFQiWsMcQvkr*hG@emz)9KKB$
Uv45AC)T~&v-va$7hWM{4E{4peHeH@6-ZDiYCYZ<vl*oxO(7l$;(0%U;+>iNc3GsYVac8u1Gldk+eI`k3qRSHr~YNJ#kYEkkrIUo
I?#ptYM7Tcac)W6t+dT&Qh<##adX;<H{&oXPqE|Ttkkm7)x}<z{&)1ZlCbN)S#pBo3!e(cV24lmdH$}M?eg@k?^gRr{X{tt{>ryP
Px{TCta6|J;v4>$U!;k8y0hyy&WD#n*E0l*x5rvfJ5p*}&js^^^OQjpL$=;jjF#)&Ic*XplCyz__PDW#2=gdtTCcs}n9V3%K$Aw@
eN?7%F%}Tp_UjEGoe)79l<j`8CcV4<>j&pgzTijwO5@LiqW^N*QB^_TSPp5)-m1kp2~pos-VOQm*vwH(4)(SPZxS&=5G0CAxGu-s
&i&_|G-$_PxzF+_4aMlZ3pQDLAwVb#SSJ&gM7LrGja4Np#|i`fv=ad&Ez@9tEgRrGV6Csffp@Q<t}?N4c>t7lcj_v>K0Z#kdh^NK
1El3Nkl~7Q^Q+k<>y9<b3Ky&YF4m#x<zC9e(jA6(LvG(3x}*57WOZm%T%KiB<{Mj9K@f>q%0iCYEd$10d8KCb<Y`rSr=|<0Vk-D@
HtIHobmM$&T0lExV#QrAj`O|dm(6P|ijt)7FQr0mcFHbq!M$_EwV+jElDd8_*`{ssg?puD*+dkYYaF52VxKK*w(|;K&$V`nJqPqA
J-yI?X+}Vo>%<lxt7y`+j?<=N*m(<aH5%rIgkp;)Vpl!i%UkrDSZNlR89-E+OwjHfn^)5AE*7s-{>RGa*f2dVIDNV9F2|HqZ(TUD
_<JkTX#SCC8rqlZBbF}xVuG!{+*DLwT8dZA=9UQhrqT$umbDb2Hg+{}BM{X(%6|&-vLq2qwo0{)1+ug>yjK}v!HNp1yQ-5HKPo5^
*>SM2v-3VZyE<-+W8(zG@7CV#wOri7{DZ#x{(`inP7P$k?|a3(EyL>fMW|Dnpz%7<K+RBrN~aGBwbN)bS~Z_QU=Ru=y`R2wbb=F6
@@R3LPhQ8@%F(*{hYb%WDHB1B++BQKv+H`P$qCXHyYo6T7Qr~iB2u-&!5DIg2r4Lk`;dz7tGnq6`m)J6xR!J-C9gdz;d{aDcTr@_
FTsZ|C~DDte)d_%RaD=P%k$T^h?W>Fp<p63n34ymNS{c<0Z?S3Dd7w@<TlN%c-_I{gd2j{x0<wWNocAsissp5mvS7xnI&()4@^hq
ADX_op*Z+AcKXR3moJ&ik|(*!#a%ODoPBVRvm#tmoHvZ0j<si%m8S)vbZL6#abEL5l+jCEymjvnV#I*7cN+Y%D(MlEINn$5<@a}k
zI7(?8CH6>TEU49Gj2s{hMoPr)15u~)*fro;)FZqs1ctk({d?WJ)xeD4|kqRNh)MqiyBF`(N>9m{><wB-E%7Y?k)}CktuMuvo9sg
A->f6p+gi7UM!wy9@o2#ZODtX$_N{go}GJ>-rAPF%Y1Tu4)8*_(?O?qbsrMmBzlbkqE)NBOVGf0Bp6B1M6^Hub(<=5>C>V;3+xz?
!J$H3;&C@_67vawu*2><DmW(<t%jeT_5F4C@+;_aG80EoL*>0mQ2Dfwp+}bSIq^SqMu@B@eH}k9_+P5y7amvKVb5Al^}!uMF$$ex
lGDdxS3fLS5Vf0s7`h%DYv53w#-+GRqo!wU%v?`eXRkTSY-wX8`+I$Dt5>=3Ihf)=tJ$N!wh*z~Vq(MkEU6EWl6_JZlJ+|8oFWQQ
b{_K9K1wJqaY%a-NFf=qh_&(Z;zGWZC#fZLzPlgKlkL@WM8#$`q@@^%XU!eg2B1ibRjq1=ioGR<$CXnDA{V7%4R~5Y1RDdLpg6Ie
1YATII@wkTjOI5Xlbr~kj{8B<{6nzw$G5ocbf){C-JAS4Uc`fNH$vF6nn5M&6pbV<L^2}6S;2GYN-3bP^4ava@d!nNJ+BcL>w^qg
?c97=tx*xu4-l1Dv47ev>GpWTOCNm}O<Qgp^Hz6Fa`0i&bIm1o!=`>tb!rvb9KAhG8*?)QacQB5N+MbWqx~o2zc<oya(;Gai&P;~
t<{I-ho=}URRd{K6#T=%mJe8;LEWZSjvVDp=WN@^wM@9Bvk@`s+Y{-MBz1~N>`SSaSS4(>@X{E|Li;a$=&Omi?JDb5*uT+<7405j
(%XK~nC$ascj}e!Z!z1<)N#=0;`ZKk*7Iig5n)oW5g??UCeoOIihp~$Mx*?ni#OcfiHo!6yGHf?4s@_iN;>D;X`v>B6pn-<)+mPl
eJiNpNFLwlc242K{wWwK5@}6enQIoIW%~#9JQ082_)+KmYDHZ786)`r58DmL?la0^B!VUoX8?{zQQ^*$EGq7tBg#~>-OPyVBWyEw
Iln-^T+%srZ_xGBr~c2bi#i%+uTt6qC022;O^}1`|HsL}t?Y=RDj=$%#^p;5sIgS4DwUES<)bJZ*S2mlVnSeM4v9)QhV^A(sqD@I
eo3<va6K}d>_IoJGFPkpxX^|gWlO<BRQP(y!J_3CaB_hWjQ~Qw#f%`kbir4h*LAm1ycUrF1<(JV$pSqHR{FKU0KvN_OPwNMi3gET
g5AOj7%0Xp1QbTn$g|0p63y5l7~f6qtTg;HuKWu)x^PitgyEG4i$ty^ZvP|pN0r{pF+(7`1A|Qq4<mcXy3w}yRR5PS)tV+M2&#iW
w!)vs4Y=&O)o|G9yY+VdJMuSXsbXNMA`}!*TNAbGIfo;wzHKIx4v#(c!K2v!lbM;%i<#%M`qW<O2^LbC(%MyW?ROqtIZ-s<;~}rf
i`bPXPazPf{$D-TYF)Ecb`y99NUIf$76*NqElftzQZf~ivO&fo&4zVJ#%;qBdidv^-E5h_EfrWQpvu6=>m<IjKA?ViXvKdc<+EaM
GUgd5RYpY=nTasy(N%$m&hUQjMsJ*sF0+S_4xEUFgehudi9(iIX(<D{9uufKjvK}&9MXLbCkz2dvLh4}Hx5jflUAlHv(@TKmjaS~
K1b;JZhkTMyqsE!Xr@9Ykg7-~iYSVTN@)ltDvD^J-8I0RD$LEfq{f4YulLhVnNw+t#*AEc<+wZN+CfjOcGmaWZ|L)PQ!u9XyM%?#
J4Co$@k>RmEikmxrrc=^N5h>O?A_XrQfPWHS~nSxXXt9}H#<)ZF6sEIT(a#@TB6I@OjS~=9eWUvK^B>pyGZp)hUVp*I^?FJG}RL#
KGNl}xXMk8R5>FUv_+;XuZ4Kvv5;6PhX*#yWCtKCSTpPhBX_-OIKY=<pjo#mRxt>Em)q&peBr>`?N`cX?4~?Uw)J1lESQLVzkE3s
o%A-wgq2u!Z#ZfZ!+Pv<XBw8_icp*zl~sr+IB;d$xXmtDo!yu^dm(Zv$(>=bG*|5D`c3<hQuugZynDlW`DsN|Rdd`M!ul1h0q0;`
DVGAlX0=Q-%8c7pyD-fR(Y(^Z5+gK^E3P@#-|G^uZVV<hjkUa4nW)e1?X!;U0OWDheEB-|b<T@A7DGi8`7`0n-&@a-iuZ~Jj0UDk
B8c3Kgv!KSg-HN_K)Qd(phqFzn11<c)rzC%=yz?qqkl*7a9Qg3;naoAytg!aaijju4WKGu(aSexJ3}c+GQA2W+NXJrZgW8tQ{47A
jt9T#?S}{b-|q3JwO~;tK&7IE6}Ga<R8yC~JvNwT--h(W?Du9eMGeOs$~jdHG*ZM1y9XW-60l*Bncj5ZI8*{x9QRwOJFcjyn;<h3
C4x*?cP71HoMW6W#D|`F0!Qt(=T7$;Jn5cYO;FH95w>RYl5ZvzDMC<5x5pbv$YqCe2O*T(o_R7<loF=x^rdCFjUlsCBC5qikMhgk
{9azi1bf0Q_7zKn0yBtU#7Ox%*(TO(AR97bN`T!&XZAn&*MBU^wf`l<?pava(bLX5th0+u1W3K*1HV@h1Y!!27UtS7ms)n7byfl0
)}1&Q!x*r}R=YKVO4b=HAd9Es7g!cd)BCyzs)(^g1FWN*z%^|QSxHo&g(9XJ+y<+eB_vSw)Q*!HVIak?%?##&UIx&hA=a}s#sP^I
7@`Wb)j7k3l~$FY<AeoOBTpU6oddsF8yN7Ng%f!Z5KN?=qpjKH^FD!oJTH9cT@<cj5<9s%`4Sv8N#mxr=P0=7bd3TEMUesI88(Y~
p-o&;n&->q#mB0ZBx*Fhy;=6_PDbZ$AK_@1PJOyaw$qGH%k;)N;8FG4cXJv3<er-A15-)i%^B}kwJQ2M%^k+1^VQ>JacHpOaO)YY
C>82+NXDAFCq*JuQ?=s_V&RD(63n}VC+vw6<tF!V@Y0_$0w5@4bfOYU&XovM<l)CV7Y>D>?vrTI4KV|RDMoFEMN&@Ohr~SYeb6&V
5&NMsxcOk#SVaaKX(JLmxvfJj4WTidGPvZ@Z-RFm90Y(u8s8$BP8k#`6(%xboEe0gV6rLwHerQKC|T2pK%GP>q1clnmm5wLm-TbL
C$b~i%1W8;j_Gg24&&XYC}>$Cak9w@sx(NVmBuVLIWB{aFg;D-lbHB+pURW$KBKSl^=ZbZjGVh3zsJTOCUQC|3n0N%QbiveT(~Y3
DeZHks#4&rN7m(^hSuNWF>u8OWtOcs{q3vo45JcBJTlrr*D&T0<VjVW8xcRL)Tl4(eEoH1sfi2v*hT$+8xJkiT{>jZ#Kh}<Hw*Cw
#n1ZeJF>lXXB8#bfjlnU4;dm>yh_aDw0!a#KC-i|n@-Zt996?+!AdTzc}!^oTi!Z}<;<;%-u}q|I*^(Z%8*6y?a<e=cV>j?4YS~?
lxCeikgqO`en;n{<9b>8$<>kHXgq|AzG|4el9k3;t>KJ!MMT^gjIS;{u&iCPvx=M}eRHF}rtqxNRP4oyf~bc{j4TrNz21a4STm&I
UE4T%V&lfCnZb({VW({6s9d16MNVAGN~|{?Z8<|pp@|elI&?DyOKPs!i<fD)IVcr)b(K#Shu*%r{HNnS{O%eB1(qUQkH!@hXIz>t
BZ&ys(`_76X4#fHjj>BF4wH_2XLfc&uGL3W>C$QKY|bMXQ5u`w?W?A8A<MTORU(>8yNZLr*@?>xo1h{>q)}bnrZZ!XDx$9}+qBXv
mR1WoO3o6z!D3^G+Y0i|96?~ZYtyA>BFza#86K0T70~d92Q-^q(L=1J-DUn-rkQm`$l|8mIzht9nAnO7#`_3&TNLJ`Nn$QDHTe5)
^u-(@FtLUYdJE&jT8o@%>EB1L_laKzMsr^z%wpMo7Z+XMeIpD**V~2<cB@g{z_GzA6j38TAxeRg!uw*;nS5rq0JKXno2o5j0wni5
es6irMd^d6!@137j{QCjHHD?no?v8vMn^(4(yoP$KzYR>Qd!y?u+>dk(Wg#6*MvB!kUvw#YsEPxn30Sq(MZW<=0)m<LN)Qga^PbK
uGf7DqFPYb^LnG?Tv5-#D5+NYJxA32j{^CH=bLqAri#!%<%QXke?L;JFX<dpo3}INrq*3=QV+F_{#gD6{ZhVGUpRA-2~|=!m<#ZD
tosI??Oj*+S5NIGnQ%v(uH_%F_;O(%sQe^xWzdSo`bNDTf2Wp}vQ#kY=?<Oo4T$ihG|Rf=zmzJZJWq+Pq@AcEnLvm~?Rk!Jf;?jJ
acVQy<MQIwy@JWD#Xq7H!i8&o+6oazT49)$i&QRmSBi73#p<MnF#}z-r|PQac=K5NxAt3Zm3_q~oT=ivL{lrYtbYQg95~R!RvhgD
#b_y(rA5_Td2tNE$Tr+7A=cl{G_Z{|ceCB_NLo|Br6MVKEm(2QP2(@5@b{saG>^tPV={21e@N*#rgR9=b|Y6M5q!OWH1mymW#kZ+
@QcjtLlmv)?<3=09-|^pXT|C4=n%xVh40?t3}~#*vE4Z*m`G-;uk??6fi$#-XE-kq1|pw2INXg{QodJ_+a8x*!1wX@{TR|k)jNT_
i4MY34oE}HuvK*Dyn_R^C)Zw^$!9gd7-j$ur_7(vhotYT=jC}UpVRsD0^P+@lw$o#xPjP6-MdfZ!by)YxrSnM62!8@8?3?%$udGL
X;W_!LocN>m8!qk&U*J;o%21!s2ZibUAj<5tlWY5(t^|=qzW-}0sYFGpsAGPn22JkJt%hZX>A{$!E*cQeE2`-8GUjC@^_yr>KUfU
Fz81;C_dqinHLw-hPlaL5oQ)>#ar{M48mr6pUP!}{9e!pcQrJ%CW~;PG)eSWC4>BB|Iu!M`dj!e4K){$gzW3>b&3JZ(Z&8|ZMAnP
$~h_C&5R}sPalFCN~N>-$O12<dCFDmIxbpQ79UnxUF_fnX$$*@#--dD5ZPgE7k@`3o8i%d`ZfNXKbBKl?F~tz7b6y}F8n)Iv=@La
<wF79n^HAY{`}gV2Mc-b=Q6RRgeqtBcuV)Md?kK!MK{l}gFcu@wkv?_(RLg|ARgo~Lh8Zi92>B5#1o6u5jp<zs^qk?r1L(lESk&z
bN)*Xxg%rY?Zr_877O~3^Z`Bv1~IP}wlC7|cJ#X8BH(YT64lg#kgPJi!wACpyazOT9m+`Hj;OP|aP@R<ec0R8ws)@5U(01f&Xkb@
5@R16>7ofAGgt5ay*>ER&XW6*$VPs}$Pzp>HFkiGJF&)+AWCi@sPArg=mn|`pcQh6)eRiG_3H{mxoRIYfT`Y*$-uc3qX`|P5lX1n
;a1<29zw$-OXrZ@VY4{FXDzgHps4_Flg^qt+_{^aaAOF>i3STH7%7%_qlV+to!1Mdp8IK0TC*XUiqT<ekF#d@DBhZ!GIDuc8988~
tG!Kfc9v;Sb6fO%bBhS7P<O@SK8@Y9BvK7dsS|-41)Ox}@XtObxphpO%kk?-Xal&1ptvl7x_wC1At{D5G*BsuyslLl5}{p~q_}$$
s&CI$w>F)8Dv{TtnK`t^Ho;NGVgfN6LdF7_dCn<tVP0zae?kyH4!DHf+dDcQ-r|?VI<GzsSr$P+Aef4(X#ysapozOUp_Q9wW3jBo
bF^2hRYs0<LzD^7E}1MuAaKzRSz?8};88s5o|Aqb8Nlo!vg+ta-=7Py@@WM@V>?|&s>>4m`*`1s<as89V<a2cJ6$Bx7COY!oEe-l
X$=;v+LksCYsIJg9+SqnP6K%gwE}=$n#Bv7Jz{MitcJbK**Qw&RAxdgw%6yMZuLx^E1gK!tNr=%u;(G65kV}9e93s+x6%1K_0Ubb
U3%A4h!@|<h9y)wKt@6zHA373B$alG-Cw32Gnu9eSF6*iJl|8-Vi}1bhyQPP7#vAB7%VrA@|Xc5ELl{5JO?Y0E$pC0*thMkIULey
a=}{#SOZMcO(4jm#>(45vXM6q)@CA^57a^r6vK!kO?pl_*E$U8l&e>FdAT`NN9RCO)h+kyzODQ60ye=|GUBdUtqzkkJ4H}m`3af3
0ik1MbxZNY%5O)81s6Ay6F`j96i_0>YJmHiX-k;V#8(*w3PK!$k3HQU>)=t9Nfg<)4EKKlodSMSf?CT*1QR$q2o21X0s@7Vb<u9d
b9bbSb353RdY&FOiGi$vT3#9gluX4?p%6f*s%v%8>~2DARe;FPEeY0_-|GIqtLnei!&}wMBT~6LDTKm25s=J?Xd{kkxFLt6sUY)3
+W;77!c*U--2Nxwb*IsK$hcH1_1WmvrzbTY1UViU9Y@-~>@;<<iv7m>8yRg^sv~ac8yYK666^KAYkI8gI$b?&cj%qwBlDW~n#E=<
`RDe^kkeA;E^*^LI+I&Hlh`5Z&}$zJ>KtC*t1p^bf};{#4?fCj?-kzh#c^mr(JcGRm#3D$7!yy?TtuzxgQ<@{O3}&MXx27P6ymT$
?X4!5SgoW?hv%1!_vT<!6J#}BxbN~*8Q#av?K+Sr(!;TjQf;wWjm{vnba>aN>e{h>-@7!u-og%-{Z(iJV@R)>P*E*SHh6}?p>YY_
L?^n=4~?M6HKcmfxRiZ^NZ{B|jSZjY_59-}>*Sh=3L!M)+5JCMGube5PQP7~fd?h1uLj#ysx4t)S|OMKnhPsj+cLs*ceAgC`qy~_
yg(j~+Ac#(f;rsQG_osh@@H`_oA`MA`P#edlmOEtg2+l4*QYTs0Q>MVYnOLuvX0TC#pW|WQC@;x*UzFAv3RWxx@hkrxPlH}3JI6e
<)iOGNO`+r6$(pzO#fpd2ac}kl+{FfbZPNnwBD&HN^AuySXO2^lUJNHUF3<X2#W`KfrjZZ94yYRDYQOtsxLnqqr>iwIXi`4v3Ago
n1*Ibl(~?N(<xgpS9K;r!2YVW`FGh!$`@)vxT=D_6;L&&ip`&X{T+?qp_8vyD6wQ_F?!9Qmr9bZ;j`6Jsz|coDW{z3OBHa5d7gEL
i(hpobSA&sj`tvV0)>V*%tnfVjX?Ng5+Evf%*jQsn$$qBJZ;wd=g#qUOQjl+iZ$6+L^y*INobD!-rGRS@&7#AH?w(kS*WPIZ7mff
M`p$9`82+4&JK&03%X)FItn|wI}$@@`;-*voL@((^}Cx~^u{3|gnyr+Zf3OBfCpmNqF|)MH{&X%+EL(X(Q^@MZLAPNeQE2ZG3)gs
>2b^G+Ko+5((VBq^XQMe{um!n;w={VvVV+i>3_HLit+&Q{61TD=rps|&dak$HkC*{#X=>C9;~==MHs+N67-{HFUwq^^K4itq=^AC
GlobToKN=9MXH@5=sBII78R#@q4yxJERk&}hX#g)hC#01PE38q))ntXd?Y5Uh^ka9=KP5E^quKo{Y8AgHj}Mi-UjW4%~v|-`_v1t
ghjY`54JG%4@GZ)qKKoaN4H^!>1GW3VcN_|3{gN7u;NbO=z9^Z7TR6RYpfq_H9j(!Km@OAjxrd}n3);*p>(gOfjs!nZED={zt2?v
3w4Pt@hGtvDZ3k!s`Js1Dm%~BrKZOVmud&#Dn6S(Bo>aDaH7wbYrTD3%LF>TMV5<hDs;vwyuX{vK*d^*FOXK>Q*Wlwg<6DvK!|R?
BW0Ts#?m>{F*LY{l>`MvLhL006hlW9HipoTBkHC$<2@^iFhU9Lv}0M@#M;!&6&xZc3qcZK@56}UQSM%a5})OlJh|r=o0@E9Hu%kG
@Mdk==FAi;D8=>GEw<~;+9A(R6O_7o>s<TsP)6tF>fvmCchW5B*HG23Wf3cfooC;nne2X>`NBNi=h0fn$>g*{x`K`O>i52t(B>$j
D(Gu^7x5c5d<0;SXj-np0oB6&BsNLk=+IJ2Y{xbB-kK4iWNIQD9ECI3@f`P8m1Ensyhk$5D=r|Lkdj0e)a^*9?F-Ckexd5B8id@p
jLm67?Jz8ZcfK^K&+q-&J>zEA>;mZf6oczvAEor<Kabn@-N+`Ncb~i4pMJiSI<P;rJl(A?x|I<W2GA`o5AQ*J{z{9KCC{#?$8{?u
{)Psdev1brv}gJ{zv*wvHBgmRXVT?b9oIbKH`RF{PfcS`OX3Msv7x4W+8tQEA7!+0SFO(?!n)HgY9|e;0IAli)P~=e-#X2W`$NbR
meFO}z_W-AUBqnu>|#djH><tDQ7k)=6V-=1J^aSyvmb2n41{X~^hh70-OqSxbUd06Fji-5i^ktb@pr4}>pMRGV;>NcNfakfSW#zc
dPb}R&8vikb=Q0y`3QH!T#AFNu_MRuaBze8F+1BIP(<}1^&yauS~|B80}L6u8e?8u?9MThq&jzclKd<K1gNJax9Kls!QIG6M3%87
g&>$N8roL;{Ka|^IeaYF%?l6&`3|FjoY0NJ@4(&`+zrcdZT_oMm2g;A<sTH)GJVuSrKYxsH60><Lxx?DO3sbO^(?Lwa&BdkK6)Dw
GQokpGO`a*-3qk@RWgXqrYVDJvI6>L504i=H^2z0sht_XA6W`Tm6z5QBJWH>N!>=}`qTdiy3?V*+1}R-=?CsIwGlprUY85Jygu-H
Rs7sb#{BO}=f-Uo(*}|SA=rwNM6;MqtWA<-fc=!8D`Ke*J0V|60U(myk{()di!dDF4gGt&Y~l8?y=w_5U;!g2UD}Q4pcWkM@GK9>
BZB!*79u`hQWF#oO$e=eICK0BJ#A~kH8#CxfmalQ66IHqrd`9u{CJ&Zcf!Y4j4=M2xl?6@RT2n@MV#_sH|u$yLeCDF<<W6ie=*PO
x_H_fi$3#b!IQ0p970S_sZl(Lxvgyb7MP7=9DZ4A7Qvwh5S@@gF&Ko-YIijG7DLF`eT%-me)>ru=#;zpc;)1dri2bePkX%q5JdrV
SzAKm!X0s}>VJCFta`mS{F~!zTrphII_LK1S{}pGxsGL(&?Q_Dg%FJkL?q0NHhp-k)_8Ye2we_21GYcjg!tU+k|6ZGchKK^Mp%LL
Cesv#OTX`5v@bRLR;Hz1ek}RT5)i5+L)j|DiJvW?)wXb%8hH6U;GuPAtA&&YBORs57O3YGH<zPB*SDtCscMqey3?8!npZLzbGx;O
`@>`0nAw=>Ec*QA;FI(t?2Du>hAer0-)mfo{W$i_c|9i`-m`sl{2muXnyz?JB`R)RlrD%TO2?gGw(X%EA)6u9i!>40IeStucuwKA
99aIr(qfnd97wQD`kVoQJAtCfHjtD-oXef_2@Nw)4MU+40i14G%NL~WtFU*#7~2>;pyr{=6H}>PWW0~yaa|gxesimJK-O4aF1*U4
uL`g=2~}5!>wKsbZa6Tmp8S8$AO{*GnslrH;gazwHq7vEJBg)a47|)M0cH;@<q0&`S$IuIi^@{nJ(4I+H#g7kPvUXwnm*lq^~?xg
uf53qO+VDXvl*$h*BtpxBE@c`8V*_9x~?NG^fK*~GdIO=ieuNC>tw7JnWj4DUmug_d^*;trRodgWSA|o?YB@;#s%Nnf6Gfy=3{%Z
bQ91TNH?X-t6Q}eZV;>|faqfgNrf1L2421xv<Zs4Nt;>Hbnl$V5XP9J>zjw){H;&3_VdsSQzIav?pr(3k<?}?A|kYB4jP5iPz()9
zRtVrHuip09peMRYj}^k<^Kyjb`Q<$$HYbZ=N^*;G<m}e(c=lF)e0Jd2BH8FGqV|q7OdJ@T`7G}l(d~KXMly#s3{6xKSkd`dB%JJ
*jk?`>-Qi>I^O<xcDzs6gJ)P3XB${<ld6L~ZCA=(>uL86$8Zz`GWepP2<e5URYr)GY5;6=Q$`1CrXB`gR$Wu|{k(c4>4#*6kTHi3
e9c>K$(OHg@_Fdjn-Md-6N8^jX;F_nmo;RlP|P22g=BElOh6!ejNFsUdf;my7*!REg2Du|XpqPjwTm4Ly(9o=os*&)<5<TEbgh6d
(~2CH62in+8Ub=Ww+ZC&SBR`kuo0+@&Vnmy5<y}d5Q4phE5r$6W<5WwSH~HsDk`~@1CTKE4~|hlL>XZuk88o%K%ZoHigH|^E7}md
eyr>{h<@N{%EdW9DCt%GCVeK}0Jq7oZt^Xrnsr8wsPPNy+(B|SG&eCiQ5hpy=w;e|x@EPvFNRs~o+GmitDt{Bv3%U^NKe=4Rbe%~
F!qwATq(1?XgM8i6h0}ack)k3cSfSC`;cxt6oP2+(ABr)qaqT|C$jnSZ?q*3LhE|33dK_YDJ%E;9`LFtx~k>}fgCLKhRM`Ep&;pr
wi=9SyFn$1?O5g~aN(_+;B#di5abB0_D)5ro<@T+NE2%GiA_Y#1;zbWdkcvKF51N+Shj>T3^3{jlcs1YF2n=sA7bZj4lAL?GU3-#
QQ&U%dMLu+8NYLb#Lj|&x65>PN~YaQY3ReFY(51aXP96*kkmCHg^40atl`M!y}MFdNpZf`nqriQ`Y}NRjdR8kk#s1uHj)eL4L}Kx
WdO5<hoKY$QxDR^dWRy}q6Y+mNhBWv{|<vq7PO2Ex!X%(p;N2GYbFFhIm4EL4)~X>%BT@@X{9c9<rL0d)S-ie%y}B)?}~>%Kzcw(
MLF=THlV1{ujNRzk}1y?G^nOSGW(JlHyCu_l9?r9;2CBBAk5spi?w|9d$Ve)QTQPcSk>24+Ob1GWt{jr^Ojxchmp52t>3AcrY%!h
VOPb4H9^WK$@snCwzr^}ykxu?b5jNeB}HMinUHUAk9lRBEV(-FZTC6rpEC7!Jed*nvZ(#o%5LGsy@|w8{VMVd=@uQVi*qBDp;g3M
6X7n^_PpWG;p2S2FSi-5HpM{|6-4nZWkC1X3Lxmb1q+11XJ@D!=G+lMLC(~(P{>?BWO8v4$&@adyo*@5fr(EVKzY2zwX{@)Hoi<o
$8n@dx0ZXuS2LC{wjlXVE$Q16s?;|e7&U5V&(F-nbJx*F*Oj?eb&r*1kROfud$vY9;+ITo>ne5BNa<Y-9^*4j=rOpEMq-xRTzc=R
7^)c*1UL_-3Fz)YkD-=Tb3JDIzipLS#i_TH!PR9oj$PY!i%}LUO^%rx8ralEY`JvW$lS&@%cL!AF@dW!mzmYSiX8lY+*5tBC=Fa%
H-1hUN#%Vus%+N)t04u6ly>aFqD_Gop(V5-^;a87)}^xBis6t*{0LD45FaS1y?xnMV>m%!DkqfAG!lZv5*;uKBp8-^>-=}@EYa|K
&~*xkOA34_6Eq3kFfH1A>9NSJnrYYuF=M{^9T{7oSPf%?1q-XsH$3<2gOQ|_8S~G+_8D)C5GBNqy7kOBYUizjxtbw)b+@E)IvqUb
S)p8=AXODpRbZ$@Ti=!!p|nOiqz6#)v&-)3U1_y11s)cuS#34FY8SlQ2Ni{ZX|uZ?;6|v?^oKipT=~FCD&O^2ep!Fh>umFXya3Dm
`pKZ!fQ=+PRcwdGRtJx~pX+1^v0!-%5<olcSu_Y{7;#33y*NQpRl=s6W#RMM9OjGp?_*0-i4JNBz&C^vOg0HU;KUmw8|`^#zYFU9
At5ho*L&|=%F-LY@h*7rSDiamzIiF5i1BM@YBy-LQTymJErsV^b;a7=-t`64#W?m}-Q&J&XC~RmKC=$D*7K#iy~E6QUENE+UR+kG
rm-uDmveyEdUS;Eg6E~}U56VxlykI<v=QA}xlRs9c$0E9AQut_VZL?VWKBnSaTGw$BNEQuOkUM#7^?5<eeSAyRXbUjA>=5aL6Or$
K<`*FaxLdaEU|nlb;<dAfzu34H}a-qiIugaX)2Ilf-O&W{?Csdojdu*&!rgrK@S9252n_tyB{0ktK-D5oO}F#mng9$X^k$s?rCPz
ce#QqVSUnn((nU$(4)0C5`0ee#*bgkb8uQ&I4{1)I1j)gOnWsJeX&`@)1_U8&PfD}8A8ghRyVMM!!(B4>TQ0S1<O&UE^grG5||Ck
5vgi53ljrf$lo*qE*TuQ)`66SO_Q=2xp4%FCaMTzu_kRshRrYpgana^(}=L#wS(l`A2X3eC`j_%Se>TrUFqrJ;{3x@A{wLAw>FL4
9aSp~!U0BQX=G<QQY#{Zr<XtF+qo_mDj}VW6wo^Ql*R2J^*!7&%LF1SJApCrRmaxGnTESoVN?p3E=OE;v{NKly9+001T2>f%*{B=
QrQJmw3bBNB!~nSS-dloX@-o70Ma8RQGm+|II%r~txa4ICkq_<y>gD2!-En)hta=@WJpSvt?M1*Y&uOJFp`hPF{=oE#MC*%C<(aI
qBYjc0I(i+MTeD#O~eDvfuLL&NNu)(G#`xWd3%r7>p4aG)3pl7A8K=C=V}Hsu2NcFQ)dhl&Xx6camy4qEjOb?Ne&!fXE>W!S5i6<
GT}3CjfO<aYZSY;V;MoTHKjx}F=9)d*Nr>GRgDbR9n2K|aD?bacr(G5Oh}p*V$PUf5P=1w4!O;(YZNWn2F4|erlb3ErA+S%p*Ju@
jC6Z>-CK0!$LG(})0XE~9d;EGQb{c>1YVlMX<48?Oyb|k^y;jq8Azgerw;2Y_#+h&A7<)|5_Wv3=6t>_&KvRgo(SmkH?P9%@q2ni
sm2i#u%Ic6>WJ;7NpJB}+j$G;phS<o+#OuhAiJLJkCNz7+-W40DiWb39-+6)$XVpu3Oif6X$&{Ax}|eh6t%2b@5$ql%RS!0|1#h}
F-Ua^me!kzgGEXx`wU^GoYQ;y-VFr>r9jx+Jqx$QxHS3Z@?%OMep24<Grh*UR_DJRaqaRmn+m0<G#BR@87-U9MZ{GB2pY9q%gY`z
Mq8&-^~OY#WvfyYni6A&*rB1upra93i4{abX*OIK<LE^=>^OBdSdC9o5~j&wh)+iJ4k=K^w6CXw2<l(eL7syFwj(y2j|)@iHG2Jm
cJjRww7jIj7C}});iV|POo38TotS9^Wt}kkejOd=Q&8V-dqQo21)DWQP*Fr=?UrDy9I}W55e6Q~VDFre=RNCt9lLX9ZKB?@yY9ov
aUh@L@t&@Og{}4Eyu*S0h$cF%LK0zOXfA7$DDhPQT()J>s)?n@Poss*JkW#)H#;xdU97vLT$U7alJRDl7=`Ytj&9;(rNoUPG@X4k
t!Z{VkhLLDY=SaLI-!L?=^iUP^#hBqx!1Q4u{5)Z(UNY92H^ZGiwls$V@$}zkb(R5Rlb;yRh%}4t?Ev5Hl#`4Zq)5Yb@HVSrVEhC
oj7vRLI|Xv$^u|5*$d-A*C~}wI@HnW1Pc-kws(7sky@Ri*06f}{JWpnv#zlIPo;p-J9{I6d(LhTvn%Rqv>J#a6Y`&AV<=e8)*z5B
E2U}7pJ2NP9D=#U=PtH<WG+R=lP8Uqc~jTYJtbc%%H>heg0bIdTY}B(enNWp9d_!K2(GxQz4L9xU%h~$AcG%ki|r$or;>~4t@r$N
_YW_Xg>(c6z&J(7%@qQPcAj6KPqyD+!T-1UW0dR5hbC?g;uI1o^)Gu>LjyGxg7M<r+&${#f<;V{_H&fNN6kk}RQ1l+fZok-@imd~
e3*R{ofP{&%Xju|y;cO>k#_<E4LRvUieA{b6d>0IXq@hYxao0W%>sJdImF60hqR6!W-)5t$yMwogVSm@m}=DiIiUM=dDct4^qWDV
a%%kZ!#hrywFnbuOCGw-J>EBaU1Mi+Fax_IKD5w5E$&EG$SS7w>(S>>G8`nlXonluL7zVBrvK9xk5kh=J4Hg%@$Y7!>^b`UqQp_x
kfyYXZl_wfKUG7c2cz4->mlZ<K}RVGAum&*JSPF}?D!TF9>g^+-d@WKdr&7@^s$c){XT-DabKVomqG(MWFf{pB3PGN&G@1y=wtNh
0+Aylj%IncQ>@OZpe}z%U4Nc=>zJn6L>hpg^n&^C$G=??2R(J1p=XWeTDWz8ao$5VwR5qx9wZ?Tnqi!`RoU<TSKVNR(x#C;?|xo!
6`5Hm1dyp6|FQOqO<X1_xlCj=7Z8;aUG*XRv0r4Q-`O9>U&^Dy#O}19(hQ?~G~#!;id}s$$gI}dY|+El5IRZ6HM+EGd437hI-Fuj
Vg3sUauY>t?$F~|l&^}~gY80JiDWP|xho%^#76Iso%{2)@pv?T=FTb|d)6BdgL=1n<Kmi&_#*o=>TgFz_8yg`Ml!!eL@RqoXllN?
XtZE}#piZKNh+?6A$!gWYO-b5=>9mULK5d!tesis=sYo3oj_}>2#W0l1b$mD3AfL#rPm<VTCPLZN$1*5XWU2FJNTANb0)`ar}WAU
Do6x^0W4UPfub0kZJu12W-fmpj9$ull>Wow3vP$?n*}{XDzN}z_Uer9DBbU9+-K<bvxZ+|eRZ#n*2B3=U;bedLo^NKa?#rG6%&I~
dq~p65u&Ek2gu)^3aG>mdp+sPA1HSzs-;EgU+n0?2dcI=4?5vnLY*qv)LV|aHHO{K)5-=l)#yh2_~&`K=9R!Ab-88^LBauQEsI}^
)O=^r#1L6LAbQ(rzy|sYhZI4~W<ZbhlnXiGm|4;B`UdLZ&vAM_+^wwXUPn?W033WMDhRa$HG5^BctBv=stW2~wMN(966dW0nAc{O
I2jX_OcX|hL$x=h`)TUiwz$T9gJyw3(g@g&#-so!wJ$>(j7-X>ALYhnaZr;O*KWD?g`T!0TTWXp!8A9;2p1EscdO!14(R-HyyFIh
jh(x-(Y<d*rSGSVEnK4S#lcsKdD#+u^RBXs#79f!p=N-2rEJ@$OL~bLH}u9laIv#%ZS%ku;_l;4eaiRMQ&mD(goC72Z#w6<)f}xd
7tWlD32@+tbe+?@W&}$1<E<rxwRFypQmyz}wgaa=hMs0-9lqaFWewC?dCAAF&iiD8sS4Pty)R!$yN~^|x>%5{b7~K(8`-g1YA;!0
MqI*Os=JA}#3>mEa^1z~s&*KH(M&_7VmjN)6VW@3S6@(q_W4tmM2cqe605V-WS+Df=|6-ltC0mq_hvl%uE*@lmCB+lQDpwdW4`uy
dQQyl`1kT;1C?MT4f?TKRPO{ugEYz;LB13)(LQL62n32j5Lk$YB+*b+AW4ELN{ub&Wj4rcmiFk6p{^4x59)9?A_&_=0o|dRrV8)A
(2W<z0@t9utvYc)aO161#DWII{`q11k#p@JpdBNu`}_I(MJ#N|n1CRnNMm^0rq5B7FQa2bAd7<!mXdb!*W2UQslaU@snxNxD8eM_
T6F2ZT~Ti1Nhk~OnlW=u8I07Krd^rWBLF_%!N*9o5Echq&~T_7gW<&yA3WX71x_K51$z8o$6cz{i;UTu6RMFBLOq09Idsg~?%Wav
=N|M9Gt5R%Nr9l4T1I45fp{|YoqGi_4ksv}q$0(Vt7izvC=Mh6N?|!PktYdqXj$!b;g|Neii>Q$Gi~2d04^lxyG=1bSk__7I$eZ6
Ye+X7%B9y+MutS;>6DIuA@Rn(I^Q&@t)0FJ*c<b31Lts#ib;FePl`^$>Ru=fAu8o9Uc-C(-ra5lqLQ_(Fjx!_D78#6OBn-{+L0m~
PNmDkF(lWdM7?fNXn$U}b+Yn0+a~rq^g{5%YCUf~aT9IJln8v@!jTZy`2r}znZ|IE4Uz!TUG71)FGmMsK0KdI9qU`Ub{v4VV*EE@
Y);b9O<Eyfg>7XB6eE-QFxrt8wk)-DCIiT12;mDVNY}ru%8r8)6<2*#nZ#ushHpLoE7t@FRYuw8Uu)W{Mt1l|Ojq>kdgGZ^ni@UD
c3}>-1~4|7uC`qll<SP*%)!T5G>C@@Q1z~P+`k`Vl6MvF-Li5DBN6G-5#XI*srdhBGp)<sjW89akukW4pAitp#BE^))3xA<$T@LI
&W<9;Kmp`EW=8Jj&1A(?T_KM3TT3gZVS~IbyIH~=Zt|74GYHJ36r%pR!AvyBIpzL+?x<IVbe~;y`@6|C?b_HsP45^dek+ZQuT;&v
?@XWV)X}Xt*g4yh-#ywQc#kIMmcOMhIv37$u|X48PnuVOf}2ftb;+~ZbGJ*)5?SxNp0JQ~l_YN`Y9kD$(nl4`K?x)I_2*T?o6^|t
#&<XAmaX!*4|CR~W~M0WqBY^gSjH)jNxj}1*$y+D%ZNga?Ybt)$T1d5O-*A*UFP62klVNk%U1D*&t^^r9ByqIgi=U^L#yuALC4`I
nw}TQ9#bQ6Q?Av>9{M*<d2bzYg{Y?!q#%Z&F*=>2HY^JgG$@ibYk^$Z-rqP^a6P1i9@ne#WII(Y-R@l)D#a^EGp^uwzq$jXi06Lq
DwXn89*+m>&K}X>;L%G)RUy~6Mk3k<E@CA0IiB}%VGh4d`24#(z9b5gq)8c<+#L-ye?^cKoSF^i!;|gQQ+n9sjX)uU<Z$QMmd#RF
i<DZgid0nW!s(2rTduc-(5K&1%Om8gzl-<Rz1S_2^7`=j)I?9=(e5|U;~S7e=~0!-7(Yc3FJ-DW1+A_S8WZDC!IuaeN_Kk+(vgXz
rL)S2WQ$AHp=d1KA_d5@)$8%!qt`!|=RsZXKpr69H1?%{$^jGy{1r*V-Q%J0GRtCMov_khvERqFDxXWY#%maOm>EGGB>>?d32m~v
X8DX0b?2ALAz`VKg+|TZkkyBzGO~_5Dg}|!^c4YB;qPHCCYakX?ii?|)fwhtX>*m-vjHK3N7E`rgzn4Uc5RO!xR}@QRsBoxfr_P`
chL2PIt8YJKX2#r(6a;{)ty;Gq<5bXdwjAgt9O-oh3p-d96a3Lz3eG7_<t?@{O`t+Nh+o^4`#Upj)@$`4=S2HuSluXQs|7+)pihS
!iRDIa@byy6UTjDi}_GltMk80@tTVXpjc`~@JRYW%cO#R?k!q?)MY(3jS!F(6w)$4*8UsuH4(m`G6v;~;<#fgA73zNUMubFeXf+9
??~s5_(QH9D077Ewj3tm-IW$BBBCrJLxyl=+uJl~=VUnNrGo#99&_iT<R~mobM2!NpveLy4mDETt&&a^qO*}|RC}f76~$iEXKhRy
`)f;qODbO4C<8){F5?9DzOQ=PEt$V6citZdH=v!~o6y>diLh}Ah3#3rpm!<q_shftyzdms7Bo56$B3nL-T}!%M7FfrLy{mW)WHB~
+6_f6P(v1q)ePQhxT6j9(1{oc#x(TSu}v{-!k58dhY4$Zm#_sTpe@MWT1bnm@381V=TU8HHzQ3Wb`GCNmK!=CjScLI(QfJL658(Y
73jF)*rA&pO{p+03{-4zEqH+q1sL6##gjTixg<l=wjIU`3AY+J5!gPj#w*IwTBJ~b9F1G)*|8_4+H)6pB+#e6`R%P~UZ`Z-8W(8%
d)<UeldCHTGBK6a$l54GOz#!iu4t&3W+6d&X&cu}8b4qh5oToVR0QyR@XMTorx%u_>yHgRhdcqJy*SVYLX_f!g2V(_pc#lYQd~%5
Bcjv}Jx7~_eBFrt+xnd9bKaXuhmE&n7Hp-W3NYSyJZJ!}#I{l*K{C45NmCyjb+c4fabZ*RpNA9ldiJV4T$D8ev#y0}>gpC%i4&}g
_~LEHm#AA@Hiip}wt7HEpdrD-7JgFtsV)HKL_pIOwd&WejKSVX(h7fPa*8T;Dr$-elOmNb5Q~VcNL4zr4S~cFC?rb>;}{2e3XLiq
z|X(NB8Fc~ap}kbk|1lii_M%QFq;bPTA<f3azjFgU=$!SLP2~-o}Z(!&KA8BYz1v`Qy9~@r2OkkGc_#q@zVpuQnbMtXVZ6L{>_D@
0!SjIHWH$}sQ%HEN+28Ai;I_~?&Apzv?d#Ca6q&J7zYQAS)|$AT5j0_f-_-LOw7T^Sb@UGdv<X5C5_p=Y%p}Z3&SBm)b$K78^B0K
2D0_GGvQQVRfdJdD(&FVqOv_iLsd5~Eds$CUN+LSJDr{=x``JQg?%E=xXp@<q$_0d%!kgtl8*UZ!nrqF7Zr_HbxOKDuRGNZ)^!Tx
F&NhPUCnGPeJT~x<Cl}^Qo?TaTgX^<aah3v5#;wQZmq9`MN2RPAf8&dYY+vTX9?g~-a8Sgi3AFQ8xzJeIS+=<BGrI}F_*rx-=u(9
w>N81gjVBdYZs;{H-rSUO|5I(QA!j7skEeAL&^WU$sS2)b}i6}A-y8+0O&Y-APSC=Tye{HHO6=4s6)98V+4wmkId*7?ia1vk0I`Q
%sYK4`FQ2@*0-44GR#$CdsT9n;<(}@Z|>~RNd1p@;g}{|)Gm(SE!g?au=1d6(|Y``FY>C?0##Oek{m~@V?QKj*0)4$wQ6$M=U<;Q
GP27d@rSkYzU!B#C|KxN(F2r_a&?OWE4yEr5ph5;$vdUyJgIte9P2WgNUu=L0AM3*1HSs~?M4BG+W`h)kq=se`tKUrBR5b{3g7}+
i6;o9;<eHX$KR{L5<tOWYhY|EA{wTc5x2?V5JUt=hOeeK<6U4K3CN+%@0*#h5Fz0KVuB!5yIr;8{I^tUpD5$nx$|JUZHMZH!%x@W
jqfZY&l<&iHXf*kBgBjX0~2u_u$)c$5H%`P4LDI8`7980hs_?8bG=fgmwg2q;lE~sOQ0*Ez!n1q9S17Q&Ur<5&|p6xNH`RGzzzvF
ECIxa&3L15C4kD#xQgp93iq<Mv=c=)BVBj#tCrj=j0`=M&ObH8kA!zGo6)*-l1L{33g#Im>GAQcNDnm>-@^R|Hm9KoiWbQL60O9b
`?z!AF9HQQF{!LP>xhYPdO2Mm|5aZ;+PU$or}TJx-1peP%P?8+C^jVqzJdeWXQ9$yMl?wUG}lmRKr1{r$fRGcd~sK{8Y-t08y{Z}
ZN!UQjkeNTfWY4LwO(24X8?n77_gpFpS3Gp#AizZo8J=M_^nPnkFTzJ_IqaMW6_l|>icF+gCv!eDza?F49fua)?^p`f3tt7?tS-9
O#W%ueLBnK<9i$S?j5}GcPb!>kKgHJ|5rY{&;8U#z~{(*bZtJr^;{kwRM^!HRHQpQGrAfR65Hqh?v1n(ia6Pu_W!tmLQVnzfCLKe
wE-7>I<;SillWlL?hjY!gAuBYwCcShE}#TKJd^^Z6%c^}L{#Bt`bYu$KQF7;-+%j?=;7z*!`aN|^VV_X%KuI6?{Kfz??5{a`l0FL
9&qpBK61bhG4J2&7`?$m*5m5J-f2(y@XQQ5bC3GScJeGf;=!Iq-ni|#fH=~XMwJMI60od_2d`7|{)LfYhxv6wOrIU*7oaw{T$62}
1hjYX9J_7s+9rQ0`p2)8|99k<2j9bu#tQ@?0KRy{MI|z3Ck1K^J<$0YT~?r2v@}z(A3izPB<N)2b1;uqeH~~#e0eq;vu~IAvSMxe
^hv36CO`8b_4R)sc;m+O1~*p~>sVx^H*PGRyU;%d0n<N{9QNxHu*{F)tl>r*y{Vnk2UM|7yS&xP)^|-0bcP91JXBgcM-}6ZwQZ>s
6o2UZu;@owsq)Eb(pA@|w(0Td8LguSO%|w#kWom>yRIwThHr$?AV}|$AKTq`Nm>WrWRik;CRfTTkED_Je1&v_P!_&bVh?x!%n%eh
jR?Mq$jq;qntdcv3@%E^0TvfeMBczA$!Xk%DmA-P=YDfm_x^t6SN=~L?%~mE63J#Df+$`@w2gvyTxUln4hW$imO=un4D8J%nW!ft
tvxAgBw~PfAc7qK)Y^(mvnn8nrK)d~54)3p@@HM7s(s!?4KtQg`q0<b;l2gF2jxxsFzN4%9g6~7vG{x&Vc>Y~1xMs}c3MYEcRkjb
;vYjupVe_tksIOGvc2V)6D`!uQK5RgBF*mo{W~{shsphaZ+M}kkoF2Xc}>emd3pb6kAeLcffrUHoNn}@+MyR3@)h#;bd4T6=Dr(!
n|Wy8fq3G-K_-~6ib$d+_Kk3uMbno8j0d!^1CatD8+t!%DQw|tZqx0>Hc@8@QrAjrL~XONnoHtru*84~BoK77SQxm~Vp(~FLw7Dh
E;2%aL=z2RqUin8UE?0>#U{yAAyc?{HXBZ`x22LFWN~#sM!MTZ4RXK-)Hx!VE+WMm+6e97d*02snL-;La(XWl?9%tv_}GS~oR<Ow
TiWhqx45(UDjSx&AQ1I|_4;~04odJj?DSpkZ|!F|a5!b!C&@%9wZZ#MZX4~>MkG9Q?%EKnZBx+6YjZrNfw$;nm^lOu{~8~rp;^xu
dUVOrlrk~w%1>)vU1zh_slO&-pBuEjQ%U-MDpDjsuWbZplDPPlw#m$pnh+6tkl;YYFfY9xbiXfM9ibqNwNpu8-Q)wbZV%&O66JHJ
SF5$n;XBgZFK_Did-J+F%<aAc)kAlX1I<ru@iYR57;8*k9K7^a0kN_YJqI?JpD&txzL(MZogb5#qY<_H9=UakZWvDtfNbi|-@I`i
9;H$|Jt#49%JWLNn#0tR4PE_$C>UZK?!4<6&w6l}?+VGeWoI+%mP^Gor>wn=sh3tEFiZ#}i|v7ZuFG4ivjjtX62z~i%<rtg^@B$`
gVXzsZlbtjM&yS}GWVyfeix)&dZ1UYCG?ri4WU(1FN6>vu$PRZTf<OMDNHkZ*1OTJZZCwkn8b?^RTPW_6j+Qe8qN;~Z1JwT)nP2w
XZuUA;Ej0-dI%SCAbW)*j6;XYt^$H|SH&y0u*LCZy{`OFP&OsYXlYb49P2@yTMw)43ooO>;r=fBFi9pqct2b_!u1|CEa+Iq?Gc3e
>oKUmywq1Fm?NFV21c~HBJUbdN*8ejLO_5`ARimhXm5>ACx=5D=@BF7fc*%5RorV-{O%rwqgSklEj7|je!fzKWJ7K&I{|`0V|UvP
b`{F{p(m5c>oI-Z;gt^byv^O5+_i&iOJG*!FCid6ig_IKoP`WvjZ94+4$3Pv85Np#dk{^MoU$cvwwaleLAKu!;m+B*z7@Me<2=kD
BM#i6?;(gr@seKK3bHnu!&(6c6anVR#<8XASm1LYFm7gqX$TTWH{Q*1MMj`(G<yw#xVIA^M#u|ki`DK7f}%x%VaR}v^aaQsa|x28
Ntt|uUIG}a@?6K_xCTS*$J8?3tcl;x$KGM5MC`S0<)iXOVpUQ5!63ZsfZgX5z9J3GnsIuNTpJt<-t{2xu$Qv^s)wX6r?zn<y}iIa
Cj%R&(ZyxZ5=$b&taNJtn?vfdfyOh)Z%PhRqIe$rBfXVjngMWMcfeXLt2ol&J@kh7X<HA!a4f>KR?Uq9@gM{qKHpygct|x_goo?B
acy(_O7nujT=|zH?<>?FaGUOBYxW~c>Aw1L3-r^W%Cfpc-mI4rQ5$TorB@+eV*2&U>(2DUax(KEJNQKSX}Q3LlO#8M1ZP&xt)M64
HO9E6vP;t$wTw`O*p&`%!_l9LEBY7cD}1sX5;@J}J!E`Y_)Esuqn>ro2Y?6RY-OK;^tJNDlVJ8VP)1Nb>($<)6@p4}Siry>%M5{P
r-V702oZf0hrnx9U=Vn=SW>op7I+2;g-lIU{7H7&xx0odRbmUJ3u&aEYJ2k5|2{f+JcBk<EUa8sa?C#s20=8Y$J#y^g5q*4Bvh0b
1AO^h13d;>!L0VfHTDoJ?a1gmu;hjady<Gb@k~n2hHv9e@@dU_X}jmguDv|7jF+>t-@#Q50}rN_>1xQ-wTU4BhJqf*B52i@ii8C_
5#g@5jX6Drucoh=h@pL9P=`;dC%GdE8HV8k6Be@5f$b4-ogD?^803H*ah4iTbG@5nI1<N3wb04-U~KfVR_M%~&CLtK&bhs{u!F7Z
&J{2S%p*l=BrekT*>qjt+aI=i7U?>C@8F+YrLU#hz;0u!t|@X$YzRP|05s}zY&^Jh@2orlmv;wa0O2i&nrjbBrZ-$&n)!?eO+a!9
;wKtueI&3}zBi?JqO%NGq=+m+G%9q%&}a)$ok}}C`)hNa{aB_?Pa*J!b1<u{F!e@qpG=4r(KYF-tJLDwrECNZ21{0oh(T$`?Nt+J
;t8*}ArbF+S&#BW{g<g-@^J4{Tm7ST5~gEj7Lyy)IlMhN)x(}rpo@ZU56sgxz=E#Rs1r(Hoo{=?)edl8b9Ng=1Deo5I5ZTcYXA)5
`(l<%hAb`+Apv?z(2#95Lc2}zWg~9bKX#|J<3AgxmxMkNsZm#0hm7$iCq5@EboOa#tHC8roI3sgs=3)9*VgrUDnmAL*TNo}u%X(?
q_l)kE-kW5WG05KAcwQUqrCH{6SJNbqT_Q9a1lJH^`d1q6WBXIprG`*kDaeAbK1qABa4xAyGpiPzW*0Y!>pE@m=#fqsPt~9J$Oxa
cun}3=jRMO?C}X&AJ%fMd_%NL7df80Tg~}ymr00M6aZq|9L%sHk4F;(BfzzV1l}u{!HaaPLn00AH#=J4Z>#Jb3S!~)Z!KRyH~}lP
9E-jpknOJn+MfTrIo1+)Cp)d55jOQW=~|zf1@HM8sVzIlQ7PlNbasOgkL+<|l^Ok8Ute3@4x&Wm3L67kjQi2Vwup+=5<1=3$i9{i
@liVYbYRW-?W>h7&}Z>_>hZEqf*;6K{)w@vD<^hfhB_dmcC$VGFCb`o<v8SM!3<&E0e7zTnPMz$HZ+;%R`7_QJ@0{Pl144)-pou*
S+dN#K0~~|9ERg3r@?dKbpu55pI>nvud9pjikM$GA#~Y_Bc(^Rz5Ey#Zkn3-Y6a;4I6Owt8VWY!Y>?!XYC$3ce|`|geXK7y{C`x^
hZ3_VPr8l$Ee*B?XWsY6iE{d!>gK}JQh}-#$ysa=x!&B}bmVfOq{c;}WwyD3j=Q`Zij~Nh6BRynu!}_nXbyd$SJ{z*&QW5Gm`J&6
&f=~<b=9DQa*nE+hb7pE<roE@2ms};9YzM=obcgkV4RXb!P@{0P3_ZBbAZGVL=lpR7eV#slSZq9rGyC~fq~NQA}g-XQvyrhAX8m)
qHS~_3>5oFP}9b?92qVMTi6Q}Bxl+&;r6o+JVT9At7MUMhN&*Bevvf#Sga@8<dn=eQ?XsTO6eAad{<@#+5`|ZCz$1dAX4e7ZM6j>
b3qKDwu?koA)X0MSn!6Oj8Yu3D5LG(MmOS+L~D0yo1Ll_gjvF>NpilgFl>e~Q8n!r>;3B$2x-IBElG4X*HK#ut8A_zE2;q&bVZF`
wzTkGCB|zmHjGjQ$6Gu4cw27~cP4xE@AqTI`s9n;gl+jMYC6xo>cL;5oIY-Ia^Jz1tiHb`haa{%*20x#1#&P90`z+uI7F#==UJu?
LOYuge2ML{@fe`OK-%{Z;<J)jR*ElcO%Fg?<XcfU5sh802x}B!#jvDeXe|K9+U!KL;|-e66&JyVy$+PS!kP$pjdhWVSXWCZ7~Skc
R)O{~ch>u5>1>BXV*)PK289>0uA!y(Ui()R7!)mHx3c?TxvCyrCae)Tap#=W`FiF>;YW@8k`^<^Y`k8hOzhx3+FL_r34r9a85;v9
O7xsoz)}X65$rg4!4N8mM1rp!ZbgKTc9wk_t71=n#XV*v7S#_`y0hX=aqaqf$@P0H#M3~;+8r+^3HhV$BV{0Zjy?!g56=7bCz7n}
uHn#7ESHd=Y7rn7lD&PoWc(c-E0Mki4dor_+s>DeMFp%OOx0vpY9>I^#m!LZ=~vQ-bvHpmysLPH2d-{K)Zt>gQkBJ$tGE{wd&sU#
nVC@alY2yEJyNthK1n4I`7aa|#iH4*aw@MuOJ4cOs>!YC7&I1#rEIbwKHRaJ$}1q7A#rxeM$a!g!?KDNfk9GOJl{9cXux*6M}Um-
_?4JPLr}SJVubtqE?(Px)V%G}L#%BAmIZ3>4-Oo5pxbuUo(da`i;8W|d~=IsGxD>F{yQ{~ikhnXi27AAl>1rNxjJ%-SoqbdcS*M@
ufV0JK@olC?#zH7x~aaQIOot)P3Q+hk~v)I*NCJF1@g#z#O^s#Iu-&XR5)TJ1Q2%@N+ok1l>kW`1f&seoE^tK8mD~-7|Pa~UD@84
hfzp+^rH@)w7@{2&MxpMJ_8MAlgcH~QkUD+&rbsd9Ue<M*9S<C7zm<GO|dK}{CU_cG@IE%-C2B4)?;;8kGd?^TS7RI&+*VKlZO3h
Mq7gPh^lD(+UAVI_1IRtejiozq%l9@w7o?Gh!@>9cB|NcYv;PeOOeHdWxNIG!pCz%bprFqOkS1#yA?ue-;E3kx<<q|i|*)YM`Gb@
LH!hP<%tJcc8JuDkI%G2jO_7Alm*Cg1eO|63Q^s>)Jn95r>$OYbfz`W6u2jjVnBikAnI0htpq$g?9oj%R_A>tJhHFTPwwZSenkPb
m3Map-igW@Ac}M*sB&E21=2MLHO=RpF)TLg6oJW0g>?2wwHti@M(_3QyNZB8{mKL1k1aQ*_K)$AVjnZdOUGK)z!Bj}6Jm;>mvl3Q
;=G<Bg0YKmH+hLiVlfNKs)sg1W3=cfqnu%S?YYgVZdc?WEd;7q>KztmE}n!hA152ypmuw@%<UpXu+X{n4Q8_9w$n7M?D4S|8eM9w
TjlIIJ;hWte06n8>0zrn^oQecM|W)!BQ6}PJg#aS;@dRhaTshNTAnLJu-+W~PaxqeEo@vqF~mW!%5!V&bcJU0dVrE6Z;jocig6Xt
U`U7n=yWhhCWqFP4qLdU<UtTYZJ!ZI*XMPuSy^GtO!S=*p(folwVrQKzDl(H$`GV8tBc<6U8AwmBL6owUx^VE6(Wp%N72!zqwu2)
K`|vZ#rBb!0iR02QR3oWR>M9Xj;h^poj1ejczq}h_l3QJ^(NrI8OG)T7Nh1C9wf_i@x)C~3XF-RdPXu9W-9)uhshHjdPnc0(`~Dp
bHLTa30J*ewY;>X<IOx9mqJ%^A4}_6l~dtvSJf)k&h{`4(VWD`sFO6zwlsJ9OGRMv#+SvFDM`<jtZQNkNQ6mn<=&U*X8Qt|jVxXL
R2SyH-hPLAT&+9sG;*=GpK1yo^o2lWHkajJ^fse<RX~H^Rl(QS6=Bbtmj?j^KA-jS^2bkC?ER7d*W*w=v!NX0KXTIb0CB)OM2}tu
4`L+V2)#lh&)e$nOA(2$&S>CKvr&2Z@9iT}arIw3PMH~0rjFp|8e#=U1#fT@*Gg60il12!aZQ|^4O~6g3xI`a;@*nI!DL5G0UF7U
M$x@}lMkZDNRmh&;;F$^Qs>7srjr$7nFL^03qbl+P?}S1ID<nxvkw}(;)oA~W&POU)Qo+V#qo4VB-@#D{}MhL$Zd%rma^3ma_mTR
T-Gbu{Ht18<{!T&fRAZ^6V$9yPNLrv=L5)6{6Zv+>LW2U;ZXLP5wSlh`+A@-J80rIJ7>0vR;4OzBH8ja`e0^h#cS)-f+Qj>?K+V7
uA50cC(!t8Jh9WJubk-kcjQ%GgKXG}Azf4ZD|*(6)jJi0k;pUzEfm2DP*paQO*pWwXAWTFXMCLI?>%T8&4G19@Igui!_A{h*LdxI
etD_IeY>XyCv7~<C;q&jitTZZM18didJS~7z@1&sn2xE(*?c-xuauea>CW2LHRiLNaP}PW2)rlXFwDqtVdK&)>G#(4Q{qm4sb~4T
hevqo6A~?bA0tCc*F?Ee1XS)71$TWTtz()Md)D!6O+D4%i3?+F3mRK&R%-e2f#Z1@&9OJItY%L%J6hGHn`-o?f^9l`?-H;oP{9^d
h@13?<Y?~p1V!aPPHH`QuPcddD$_Fjt1vV?Mg2IPvC_!h3HDWT`1&ntzQ{v)DCZMR6*;Y*^Ir7mb8X}48w`#%J$2iD!@Dn^HmSL6
Q3`V6_0DudrXl)s)O5OI+qZ4Gaac&%3_E8F5)~?+V7rTYUrsp+u35uf#8b+ean(MaPgok}JmC$kRYtBV34e8M1->QjqKe)UDIAqz
xexYy{QS8Y8MG%SF6jEfZ5=e}+vU)CnaXDPRt6+d`9SC4@r>)S4sJUOzBC!E2L+(8EVhR``PIaWwe!o2&+5_j8Or<1ZYaB7P3$KC
BV7y)$EO1G5{@C3O$3Ia*kD#3pQ04$tvvDnN4B-;giJ%RK3?57%=;`9eHX_*wXbt0sX81-k0_-n@<T|sG$0YBRmY09qn9YHP3R0k
0@cB&%+%S&eAL)%0QGzRcH91ZR-z%MVq|9c%<|CwHmfGY1VYEU(a_$l_-%emkgQRu9*O~H=jln@5>OJfFmzjfI55P`n>9~I@z(h}
UOso56G!84-JT2|8+vAhj8^|5FAJr<duQu%HiPc$y<@Kq1G|TI@$$64WZ?Vgw~p^ey8ta&hRvzynq4U}?jtMB)KZ3GMA~R+MeSM|
_~QCo_u{sbre<bD!XKvh(5`%E|8I!aG_H5^(?>VS#kO!gA?xQ(nux9kq^V=$>fd>TBh|@z?@AAD-FKr0XjhI+?jU8wZcr{cZijEE
<FSf}fcA|a&a}?l?)Z`x05`P3aH5wGW&n|XTiigiA>iyPK)?}o7)iwrM<M_rL--K8Mv+a*oU1}%Q0W5Jcp8V7BDagm_*^O!kAZj5
JY7`gT)QgbwOHlj%Nuar1Yedfj)&jK6qD#1IPf1G30|Kr-dFbhYo>!o=jqdBpP85aUBo&F(Ie=9kK)VmTp6tY*C#$RRUJo%^fM#1
iX1L~X1|?zt|2CY3HKn4OzWH{<F6FvF#992+DPj)`Q+s0_3BPK_&P-YB<%IBP9ny1&U!Le0><e}eB>wgDPvzNVRMVAI$ibD&fjql
84C!Tx_8_d83$5?bj`TFY&0lbWyC=WQOaiJmXZtVSuG>W=}!D`+($fyT8EF}YX1(MB)QDHNa}q{720!KO3IAieok@XEetJ0tytM>
TTD?W7@K|4@(V>oV#o=MhnW+5R)Py@38Je=!;Pr%jL~9-X@n^QQ_Q%~hdN^<sS(S5TO(<;jA9~aZobMvruo8Zvn?K#q+xG2-<+7A
r|;V`y6=*rBM$DssIL%x#RHOsMG$leC|D?n9<z>H($})04lb;S2|;fJ@wyXTmHt8a6&SsUbho(2Lm673I4?U|8n=-<O!38PFKSlG
b2H4tZB5=RVxjk)sIyV;rLC;q#M_o#x31$)hdkh9^A&;HFid1pHcHErIUA*b@tygOJT>ROeep|MU34i<&lg83UV^kwexm*n#b`Tp
;+pMB?DU;t&St^{S=IFKJ!eJIAV!sOjx(*T$~LmjA0&~bnLmI^`gMx}I-Lz@xgIOCBKkrbs9_+zqg}0vQ%J3{mQqA}*l)j18LP$%
@XbN0u57QNJJx0Ip76B*lXHEx*IQ6oElPJvIwyzhTYb%k2D!~vIz;hR!nfYJ&GmuiTNGT!OIj>kbDo?>DqDV2&L&{4gKZyI=t>v7
+IUYx9ae@QeO5N|#aaz0a^rOIOWwAlBMQaI9$q_Xy`#^I@7Hrj(}7GV8A_n3+emvMepKb5-rpS&(qA+hzJ`Ok-j6VAa-X@4FD2l<
{d!2+p$rqPU!^(H4E%Gfg@KJ72jxPqJN&DyJ65E0<=WVa3hX4laJ)XMIrw5LHW%67LLYrCM<wS|rcV!Bl}UFMW|<E3^C)VUhitzq
UBfjCe?D{MgN>>A|5Kk^@5swX>ilpfP^BsIr|vsp{QNQ0WPoav^W*yshu>}v8`=C&g9j&>0C|xI`EgI(-@D?p_y3=6W7*RhTIKc~
sq5eUECmQ@^golZ^%mHlv1P`tKan16KbsHO|0DRFIV*Xx>-%;4e7SGQ*G~w3;?e5w^{Ayj<G}Sx)9$P&8ppyZEMynfH<_(Bq%8a|
`c9pt#v?NqYp!_ZI%uO)tmjz7InK9xK$7IeJo@5hVAxp1?Gc%^7?J4zm^!`XIXW3k5IeoTs2XW8PFC8;_O~dXbU@QQg-0Dz@5hc4
_+q@f&q?n6tF~1twT<j#^V_de06p>Y>w@$ZH04TKZ%r;ynmb#q`r5Mr_sr%!la2JN^WT&RBU7hRyf|?{K;xcfW<^#^YF+pze;#i3
p{AAv+9`?S{S#7V!Q+eA#K|bPp4W*#eL8J2t2HBSI=HS)=)9{QRlWaBtzJhFTP`I#<u;xj=r64=>rckBs_=X5gwq%1apyp$J1$Qz
a<Cvdgs|=>thTR83UrvQXj`(VvEfan<~Pm@i`9O5qVq_+?hT>^Xk>b)^~%$ovyE^qTU3am-NUdqQBNhd!q_JoX{EAe+I7@MlygPZ
#e^cR7mBpELht_?4^)rcI&BVk<J*{u@esO;QW}$Z;*r+&9y`vpkWGx&(ce`SM5C{Jy*VmYT+k>!P=eE~bsBDKVk$;-8BgB$nys%<
h>Jkaoqrg{KPP7|k!MA=Hp)Y^^EVPr`*9o^(rlvY`R7=nnm@tR<J|RoKKm`m(xWds4AML8v)$_M=qp*`2N|BRwe7Sr&J82?p876U
A=8bs>$;g-oeftLuNytRYHPFG1cbaidDRICoGv#aXXO6sd^bj(c!3d@-=tDbyhip~`1R6<LTkD8owBytFE~^f_$raLkkYHJGid2~
HfS1=#_Jw&O!Ht!z8=xH3#?m(dFJmr)0K6i=t91mW-1Kq{H>+!Fm@MHDg7UM>iV9=v$Ym1ccy<_JW*CC;{4+7@i+$8w#x6Pg>Mva
`_ke!%Z-fNrqXd&*8(vL4%)|#qG@cG{rju(*D(@T9eca;<w>0>x(WGPgH2uPxj3|P#x3ZhG1tP;MTvPELx+%_EM8Dr(#A5R)|hqK
Qnh{Xk&KvrlA!zQ?@6yZK6J2!<GQq3m8966rhDD=#{|QOi|aRw)~0cl1ml$^zRf%*BeoqbgPP)Ek%xj}8XksrlqK!84)^_4uCads
n3+htyfgJ9G%J#oRq8yZMeX3J&ovI&sqlS{v3m1=3H~+eYD|=A)nXSM14rzo`H?(X2Q>E7bc8WV@8b75+=0&E%I9GGqJmI?b8=pX
N=u0*blM_9<WxCC_STfcrhRGU6ylL8c9bA(aDJ$6=Y0b3=c&-QtSzaqAxhcO-B^LQg6HLc_Qz$D7+H8G4Pri2oA?i3PA7v=c0#LN
<|)r=d#y<(zBrB*AIGm;c;edah>peg%ez*!Ppi}Nm;x#((_4;uZ%g1)Jz{h|8d@@WrB6OQdDVdDaxC^opR2>13RbQTq+Q;3%y5wL
n>$r*Mds9b+LfJb2Gb96)FEFg<5=<D{@h<R$DDZDl#U;%?bcqpn2PJX*IzzDq<HyTH_trr9IsiAUMnmnNn&=_K`oMm$mMCBIdspS
nmup-cSrx7Y4hlKKSJ{}Z+0|;9(PzE+nK$&ir})V)5er!aOSljCkxm@EvK_MN9N);-&Y4=%GIBNsjP>=JE`q1ZL_=WSSLuD6d?qt
_6G)ahoEX+)u5qDn3ssAJ`r!9rMP47-#E?Qp7gW7E#iA(J(Giee0v~m$nBWDlwLAXFoNT6jNdfHYm5YJFd#nf4;X~-_41`Dsz$t(
@TW`G22~t9Agc?u)fe8?jnb2RJYfl}7b)LptVAKQUKYK0T<I-eI_DtMON|}wVOA;dR0QCB>u6lNzbLf^y-d<}_xzrOKTE#}cw<3m
u3k9ky;bDnwy-E?l^*8>{j}emWl&Wuei~Mj?t419z<M!qIB_NUkg8xm4v7`gX)nr;iq<rgp3ah{(N9(?JhoT8w(AlhAytwesfSx^
_ObQ5Io0X|#GP#^)GW_4TO=y6qKzj!-<i*4;huKQao0j>c;_OoBQ;$8t`(^Fr_z<KYO4BXo=+8N`DSE$W-8_XlZ%P0D>~J=R9tpg
Ie0<cDN>!t5P;AC2jAoUC<6})Z(V<*zg;kR3$?phXecZ@MAV_?2%y0~Acv><MPrJs^O)1S+Amu?Wb@5)np)I588%8{kpEncf7u$x
zW)8<m`f#DDAcFg4)8Ub|Gaj*`lF>Ym+D^@(@XqnHrkomP^~j@5t<=g;oA1Dwb$|$A3YV#lwfjF2)~x=;TEEiV@)~INUZR5f%an?
BLh9LZgSS)4LhEq@Nt*q_~LTl#w)0GT;x3nTSXG>y#}<-yyRShYIIkK)moXMtzS%L#8&HaGkJQv;y$@|2-Wy@5v`0zLsLmw>Y~UB
7NHxu5^pMxAJ&zldK_>b|ImJLf!lwKEB`1_>Mzp7@i+X<_y3d@odEFu3WQ3AYJT7I82VJ^m5$5FP-wGz^y%pT)G<F=Q@Dkr-SMKf
>OnB<QjhzoRZb|>MwL}n8r@kW#G9Gh{s*~J3^jLQWEG+uZU(naMsVSfL(A9y2lJv8K^o`r?C|(6+Go=y7C^++*yv1Ui6sx2h_k7p
?&$>)%(6=nl9_Pcv0MlwFEFy;J8^yS%IBi9?&7{<yJBk;LgUCADMMwB+eXTg`Ilv18MT#IN>nD199V}@i3a4Krkb&q2_y)JsDH$6
HjAjSwV0~Q+=q5$u~y-6DH#hIZo&JXZztNWj>SM#eSVAsQa7#unF0TYiSD__TyicQ-%IJ!U_jTeamQpwmD4#yARlBW*&UmHdwP8S
`Wz4K;{E47KYNUd2ro{B<H7yzb{u@F&8O%?>iQE107%sb1;Jp0V`@wqu@%y5w@x15ZS(yK@pJaN53=rS^esT|qp=0cZvS6M^_^y_
cIQBCvbR9iq#z~H8DEY+8`4;n*s>$c*!!SMgy%J<Qw>5*2=l#5&Hr<WUNO?7m(H{CcuxHegU`e<2_Hnro(^Xo=pxHXj&Z|_3Jcxi
BV4f)Yl^y5cU7uzt*#vi76*eb>I*<fp%(&C3_&oCa`EFR)#}rY6=83xfD02WMqZUe$bLvqbxpi#KKD^Rl#X@SV!h^@2cZ!-r4LRA
Tb~$MzwgcWL&BV`OYd9{ZuT2*tw|(XE0%!Kd!af*Vy5j=X_@xDMR&5O0!$&J6j)3lp$hRn(JU}Jm#^h}fuc=G*GR<A?=5#tdh6}#
I*9|wd^$i!+2A<??z*?b9u4cG0z7|s(AXB6k5LE?cd&?KT6*?s^vD$l`;PrM$U${~kk0rkaPl<H*n&2jKgF$#Aet>&=m6Z3NhFOd
Glginn79Iof5Y|Wp{v0i2`mXD5>7<JP4N_gf-Rn|jrxKdztx6okSu}$7H&X>(7-e>p}MYG_MJL3=mmS|4Q^Xcr=EU3j^dm@HW@8)
%sCe|kx)md)Kg~eIgXlV&bj0mlOe|@aEEb<vhI-3f|4BMpq-a@P)|n@4Pl;Giuw43+A+s8T&5N8+g$X&rWaQNu2*l@=zgsH0Qk2a
n)B)A98bHuagce-u`J7<F5$~vBjA~hoxFT71wmKXLh1sW{V%V~<D=`~@@Rh3580h>t_=vFj2BjgLZqz(TRQURW-Z@+8Ll`_Z%OQ*
cgM%Czd!M=WP9}4f#<Z0F=>CSdwF&g>w((TqNM9Y5$shSjw|VIKt#W4cl!FpbUm4ee!A4T#+B+ce<K|h3O5|RmJ8zoyvq*Qi^T>J
4sY@69y%;(mwXrYmVIJg0M^z39v@aJKKO`Q;VI8pu_H)vpDA?B&L3oGH}J&^P6Tnp#$T&C;Kd|hinHxWL<IvLPmZUbq0?gaw)$pc
zDjRt<j+K@tzYcB#8ALXUVX10ukHG6{hWEHI4B>Py@Gecw1(5S;9z8rIOANqYm4&bpoaX51JNPaO$-i+znvjO4p{_Z$aYO2em-t6
+X3?4L0=5bNr2K4btPc!Jmt-22sl9!nrLCuLr&SsrZP?$$(ClM*^mriV<EdHCL%SjjLC$W7#y84YmJ$bXv3MC^I<fB#ju({Tww8(
j#Q3P3J@XCVg7!xlEnJNZF$Q+KY)#dk2(s|tk8ImBX#pOpH+ST3kQE3fA8_~&{X*oZn<(=@$AeHZ@srZcmKF-{a(*69<!Xwg~oKm
lggCc3#?g~ISlQ%Kyx5c299J9{gMrYg{igu3_&d-o|6wGe_cOhJTf|j2FK~TdjeCKqqzEkLjpDMuYB6v^tgRCKHA#8$FquA#WGN*
#CmUgQfMkoi1^}YD!%$^=o-~ty$TsGrhew-A}iL2i<BpkiekF+qfQH8f(RsnOW`fNsctDzZ98OSG=Fme%p&1ozR`4B)<-Gz*B-t1
t4Rb48x?>^To(0-8oKY4En#XVzbRgy8dIqCJGj6*mFg1{<2mwTo53>HXl=Y9bA~F;NJJXUhkyxU3Pa`%h|Tjs@A^{;WMrO$({a24
s1FtN(zF-?)<?j;>(uiU2=Hx?Dd}0MBhr}b1|O)Nt|&KoVnN7@l1Pmn+Mhz$Bt^0c2I;C^(8$&2=63q-D>L;qw&PLPP<ZQ4RpA66
Xmp!tvVHR7yzI(EFNkrWK;UE9&P7EzIKkj9a-0YWtU{ufo&UO=Y6Z58z*}b(eL~R-@t>WjNUda^Y)c3Tu)*!uaU`(>kScwGjl43w
>5QGY7M2+r<8m&;=z*<y53g?mB-2Zb0yH$`Xnr&%t{kEPED{lH5=1~GN;P_-NlBhtiy=S>#ez+15<Smq4ErftRbXa7nd=nRHA)dw
ke?y~PV+rrU-S7X+aMht?vyq@2}q73OBY62F!kzQo>=baOID&#dsA99WJg>;YSr7Fe7Ot@R+@;ubrh%*LicNBUm{H=EFdu<!dNZ6
*-YcxeH^vZvyLr8(~5LPYKkeR!#Ub%#_iC3b(vId-p6ePfg?%;NxivhAT_yGhMU~djZz4?3QsmPIP&!^X8^gHV**>9hbI#L(2=D_
5t^b}o7P5_sF5veaRAaqBJa6_^aTz^*tGmek($Vl4SLLUg}N3OrQfRs72GkPg4~J~xRm0cY=p6*hZOF7-gH6hn8gTM8Ho8%Oqm&=
j5!*maTI%7FE!TZsL0Hp63A(#!<-7DgXo5ac$Dp$bENW~2#%1<HQ>CmMS;T&@bQkk_zyO;K{qi`O<7+7!^eWw0##1LEfWhHLij_s
uO{vs3Ld-0Bv7tNJ=cq_hYv(GAhWZUX9b*u%K40QHOcK)h|yk!qwnkfP3-XRr*WuVP?F5K$0-`>C_w2XA_b*865f{NMk)n`5b<R#
#6%$wnlI_&wQ+<la8APD?bbt5NZze-+L{~$Ffjn#9h0R7SJBTG6gt&8o76muiw<p^gIo(#MR7G3+ZmvxG^_y&F6R-`zONGCtXbxw
d>0xCZPu6c&@+wtbgw#7bLdB)(Q38k5JUu($mfa*uINQ$wz5cgtBMgayhk9dOa|ydX6t~j7PRXoK(q}Y5*20zS~Uo2+gy?f0cq@w
MF3gnwqR|*uU6zE)*vocPE$RjcyA2sC8XAj<nlL0M%w+u&x_rB^z{yj`%Fke-oME<Q${MJv^iYNepeq};aO|hyY#<1yk0xv&5zS=
lT%*~zNn*91faEINOfBnqz7{8oOvOqHPUL^mWM9Z3C9*~4FuAgzLKOhsdZ@%u7rE%tX1u(s4nHRtM{&yhZPZ5@VvEgA=~YbJy{Jf
EAJp+j$3BX2O+4TMojrdapZ;zV1~h@)xi6tB#W;3E2`A}Oy%~BBV)|4m?X+M`P^up22~yHVKEG&1(YNWG}NfkxrL=<J?D~V1QCx@
nrU+5vcp9SvnM-?fv7aO$3Mo@YFvIlglT-xltrp@<&Iob7w#{->!FAIeV_K8`_;)6-@!aDY%~45ZN@%ogmEfJ!T9R_t%8_3VIKk_
L=c>kl7p$O6&igtdLGoc?-mj?54CgY^P77pXsU8Fze74fG;+O?C2NVs+DjMo*)GKTy}=&UtrOJIvjm}duMcave05}u-$(4t?pPu%
`M3mALeGk-kC~+|=9+P&L<*h?HFEAnf!a{-t)O$OZIys?gAf8RS(;*0--^@oR+ji_zkAnGJv{0$%+=j$K&qF`UF$;heL1HLGI>_M
b*PB3rFomcnrXxhAW`lQ&*+}Ti;$*OQ)O6;#;if_Q4o5$c&KbW?Rjx*L7E3BVKqxoIjtNR9G<qdz_5$EFq2mVNVl&N{+}MN8x>+Y
zP-_m4U~s+%UEY5h9#g;#KpZ_gr`6!U+zG5VhJ>(isrV^4sPRZEcAN_BfW6aNf{u{Fjfu?ewy$GG`F7Vh$0g2_2z3z2jodZ>#`04
<!hg7(6B6Y6>dS_rEy_UGHTLyTX;i{8n^>c>SgPk`1wC39H4PW;euFT&o9jj+`L5VWuBq_tGkb5_O?s>s*6YTX~a5QT?y|Y{7!^j
3X(EicB2_~GUi!mVvsDUK@`n5I$c?LR76$$oM!VPGR43kUBo#Lha&F4Sd5kfzSX5OdaENrLr1&uD4&mix9ZUMSH1dcqNcO7@^sv>
O1p86W%3SjK!!5lCIET*X^lIC*w)jCcM5SR#6=LW3v%OgAdRrZfaFQd=}}D6*Kxd0KX!v=LjzBI3hLOTMgbitB$_DN6h%;ZGC_%C
t|KxlZ){qE=Jrx?56d*ARaGbj`nDne?CJ2Xfb)!<{%Y(<VPM#Y>eli|>dOBpr8J6Tp%v^gQJQG1u&<;IF@a9*`e<cBI4bCHs@HVg
>NObCCdx*2rONl#v^qP}-2L{xhn~+}KD&3seSRe=%&%_w^?oVYIZ7ai4Hwa2w?9+uN!V)hUR7)i%aRBuLc^9AmI1&ZQndNn;=z{H
8PD3CK0N;pam{z&>oBN&H=H`ka@4g7{RGUIKevA0enENUc^Kh?vkr9^Ee;cFL7Hi-A<aO(d0=R48?c)<Jk`dCWuqB!X7eCa0@^e%
yT2_#Z@h`0Tb*00*Gs<pyPZD|r4DgQ>O2E(K<!Nfu`|v4a+e|<+Kz^R=G<l+lnqIMP$CjI;6*4;Xzz&v;MbFga956YW39vMvs{Bi
2a(doD2U%k(~DC8aZ^Lhm`znI5PYVo66A8MRswOlRm-rYo;I~e@tv*++QVn{sy1#dM_+}gNYKF#;m)uEuyE&Ji@6}RRd2P6Aa@}H
QblER*?M*4H>{f=Y)5X^t9BJ@9ao@rEXO#poKvQE+<`+2<E)3J9LFcYz8$w>TIfu<apK`OnuDGe^qWZLXe1uzx}(kzsQm;maz1xu
Puo%IH%+7UarBGFQN3a)Okw*WkBCA&Z2+~_n74k`xv;eycjcN9u258K5e2?S2UFm2MN!*cdhr>szoqFLK2yC|W=06}TRnKR-e-lY
b<p&16``iNo_pU)=uHMoX4t?JBBUBcTzdr9_kP&;)FWzOAIS!9q3J;cvo*|iL=a?tKZ^c>3lV^!_$5Nq`wR?lRRk1M`TwCh9>eME
|Axoy*Q`+bkTtvtimHeZ5l8ZVT>U;8n4a!+{#>vZ;cl%1al|3H>Ox!U`p9zU^N($If$Icws2`kh`{Y=Vc+V$(f_{IyiVbzNaPtT7
zVThUcKYVsHS5bw&oEKOtlTgxAcP9RV#S|3e-^}s^sD!M^faHpmGJ2*a7ZE0Odzmi1%3es4I*|Rc+T@2U@tmT(kmBkPJWh|^Pr=^
M^|@)rH86v%URP?qLKCDln_4JL-EHCy$KQbEHeoeabgLg(1&Z0oznzsHXmt$C6O@i7JHasd~yNoSdeLloa^<}NX;nvZ|sP{wUidq
ZS4<K^?Hc8&DaE)Bc~`0@Rd5Fv#sv~)h>`HuZ*gGi9A2KzSpP`5g2Ze=#v<r0)#oToqBEK+xPFnZoOYuT<)lz7O*3#8j4lOE20{#
MrQ^b)|6~!BCc!u%e=Ez1CA!JE!_B6N6m9O=VIgyMu>NG&DisluFw$+?BBk&1*tK`V9kFzUm<ttck%94z*M>HV7{6>MXH>QjMDpS
0>;E531266B<Am1;Ml00E!MT58W*lADc+J>rebY1amCbJAWZ957^73<qlwZY#*R=;cR)moUcT<|^P<qrymg&Rwb}H|qKYW9Z`b(0
s~4;P9h2_A4hpCHnK`5+{-lNfSNLZw|Bo6qz;T7*)sFBwlcV!}U*%2whx&`hTm9jj!<jhjU@|aNMUWtZK`(Lm^D!>f)G&tF-M-#{
cH77JnDX{Nyo3JiKjp{EJF}K=SNijJARd1fBcX3h`alc#;4k^W)1V`mL+)8g{8eHaJyY9`01h~lh2qtrKyYRsp<_S4i6)jC%PhHX
{JZ{Kpu;FXzAr)e^)I+oRFy#+K!yws9;?HNFYxo)%M9zF?z=@L^L9z3K1(neB1qQ{5Rrr;f)ii(;kxRE+TQE^F_F&9|85DC`G3$W
F^_>IIy)YE$>gC;_0aMO*7t)CflZ{&fH%QX*mZQVH4yhd$K%1%HwJOZ(~uBx1%<~g0VEc(6${{j0cmQBj-L)DWNO$PV7BfIpf@0q
w)P04w5rr>S{PjwO|m2nHL1XLAxK1>uaY!?Grk&yv6D^3#DS5ig?>UG9i1wNK|;$oP6?|8fX{`$65Vx+P<)4%t?~?&+QeO%yU*5t
kN*CepSpfOFU#}Cm&}Iu6yxyscldSiKcC4wyVuif|3k4w(ku155&I9$eT3F8{F<lfLVvwK$T+dePxOC{5A^kBJ%96hC;71VFW#~P
NPdzo24c8@{WFLMvyamtT2PeLT<3FFQ3*yu&9CBT=dJVR)X($XC+&ED57Fx4fBk1BJm_-sDpZ|=;kVXF`@&T}9=E%|MFY1!=;`}9
j#r7t`R+R5%mfYs0RDn7lUN-0sPx?Zb*|$e?d_mZhW2QicRVtGpiO&o-uLVw-M65Y9YLC!Ef8u#up%;~telAl$DD=_mQMSp38!pX
Q<Oix?qE@Y%0oDz*h2>E+7{g&(^4!BSh9UR_dHb=FI-N?Wa^NB;~O*w@*XEvhsH44zQxL~su>Uo7YN;%ST$Qf`Onx3Vd#YqnwE%m
LDKz(?Ji17Av)^uWgh%4zPNh_UyvQ6@<1dRbcLpqgjT9uL7=U7T3)7dYC~z;zc#HUVynXn<Dwi1skvc;RqDcnVHH<1sS@0RHbYXm
c9eyyL`_t&mdq_Wu`H~ZM$wB0*`rRM-mA<ybME|9mANa_W>mk6WsbsHekv@lvc+{0(Lx9!vbPbP;z!?$m0HN8?y3lPS9I_&LT{d5
)%%qe55Vz?Fd5afB&q%VS(U@=qEUFt8WIu$Y?bnRF>^dge0Kv<`2q(cHN}r$6V7F1tU3>eJj0{gjv1l`rzm3~RAKDmD!b5|H{bAG
@@3<>sW@9D+s~f$x5-VaEG26r8{`nfdGy7f*)03Dg9|O3>$1k8I3gg|4#);409i<OCuKzrXP16P&w0=4;OXVhV~Io33d?B7BL;j^
cp<z4IIF8BYeu~j;1GrxNCrWK7=a^`dF#tVsCsjuar3@+uKpnfSSUSad3!qVmnGn<0aZdH-44OaIuK`v6{?iUCROZh?5hz>NhQ3a
mkh*|bZBVjXEO9`XAJGXkaskk(5lp<1qL%uM?nIyyLlVr19yY{JxtVsh<ZVR_dPd1yQhtT{(h8QDa#BoasvVUlYdbe9Wk96W;~Of
fu3a2F7oK?;ZkQZ@4mel5p%xq%vqTLApl?wBi)zU$|6-2T(oZP^fr6_MTFR32&fBRUU?!AgZL(`Vf~{n{D&i>e>oDWK1d=MV%rCU
D+7yW)dGY$Xi?S~NvI#zVag&WpA^*B>K@!q6$N}JB$Hm(GRyaM#2y^#v?s1R?{{GJ*#voez18W*)H64bv-a%yMteF5xyWX*)R8-(
qYA%rjGtvL4&6<%Ag)0ddLn2VWi&eNyICvrGYZ3M@B~;urPLx34p=jpF`ENoyD+8wg3boyEl}3BZury?OQBP?r@LTo9z!)ic8%OX
Ht$>DCfb`h4=p1qo;2}7ZDF`uasa_*L`ZU(7H?b+PgUGjZ4n<R_{Ux>F^}QuUx#Qd|0r`<eEhoNJ|>Rx>)Cwa1BdSVqC$kKT4)+6
DT1IXD3qk`I&|i8tvWdiMBlX_@u0yhHqljhOJQdlx)j=X*0Fb3i4^uU@iz_7yji|Nrt&bbN9AWhzGvEUA5BBEk}Qmu>p3VryI60Y
ZU8LJgkT~93AZxP29&L;EsI=YMRqsNoNwT7+EUY3cO4NgbS`KOm$O~S_Fi$w5J4<8asJra^b<;qWP^~Nw*ZHpQ3KB*>#mOQ_H1p8
hn*P?`@^m5Oj3&VbkyT~ao-wI(mEw=bzaGokajpjrppGYs_stCxbxPNpFI9L=VzlCXQVVp#z>53pC^<76+8SH^O6==d@oM19!Dt&
BHP{LCA0&^5Jse;r5SW0-4}Hkbh>jnDWyXGCeD?M8Qym*r1WX6j=N97yEof#L`_7H)d>L*N6hUA!9K|6PTw2EE8H_`0arP8z#(89
xT_czHp4544VewDLwj^$F;*d<$m$7n_oI+yF$r{MWaAUpVg;mczVDp{wggoo#FM3y&|f?}S>ZWJk8uSH)Z?0<&QAr-BK|e#_u0E+
P2--h?k`s*NtK5^>RQ?optLJ}A{FPAUn9R7eBZVXqh>KCA3psE(N!dS3%?I5MMQw!GQ2?2J*$jbnHgKy9r!Oa^%0$HzU}S&%#7om
aIUP3PNJ<`5yHdZ^G;~kgR{iL;^d*DDlFZ+#`}$JQ=-y`5#2>|YUL(MZJyOSI|J-?l6gk&T&ng3B18x_5x8Z^70(non)PRtT#44_
XdYqM=<*20E|>-i=Q0qWY!(}fwP!(G27P$QumUnN*^51gtzvm<Cxck=Jqz4DaCc0I$e~{6t{KpeC=4A4v^P!p2rEcAy~|ae=UcIJ
F_rS18la)HF#!&WbD_kf@+h+9TOE;%O3xh<3=*Q%V5zoGQ>{W?Z50h;RAC>bY<ysPNlaHLwiyYw8(=BE+OxwdIdk7#ooyFs&h^=T
W}O#dyTRVCNzM$Rmtk}^lA5(zn=q>wtr)QyK6n@BkR?3%s-O_z&$=QS@9Q=mefsCkB?a_|BO1<#aBVhITt;;@#f84?CB0{^X8i%t
@%bOM^nQ3#T^G0k>b?ygvT5@8X44sM4K;$8&_Rkar@PV!+nejE>*K`}agNkBW|7yHKx8WiuZ=<zncWC3w!1>;xEx=7Won?sRJDX`
T7jVomMhA{PUR{#Wtf-<gNMK>FVYd(df>F(s>OG&o1-XS$Bj<po0r@roGyeQLQmJ5_(l3RT|r47=KM1$9P%IdH?JEA`#iH4vZG{L
TtVUC;Cv#c8>f#y6XJjR%X?3YYuh8S+4q$OKCc-rT=Mwsm<c<eSIN4k#3bN{CmiRE6<{%f$U2}_@JK>hlfL^&)SH`>@Rb_bLWxHu
kq$h4n4T$N(1&&q$sJOnfcK)y4g7NhEs@n+Cl{!AT5u-~-62d#QY2u4F+oa%T8qL`^{r@LuKQgdB-U0h8JP=2=HP~%IK=^7JfVzL
Q<=g;Fj4Qack8BPGNk2x-uQdLWg+nHL*3*SJ3~TB39+*3BdhP^k+ZU2yS!<$wdm`E6|ZD5RXXlY^Dr)s{bmL?*tgXO>U-xN9)j2<
XlR{zoAM7wUQ1P!{r6T~UUGKN#469@kll+3o&6ovopcke>Lz_MMeBuEsKXa&Dk%Hk^zFnNgo@z}e)|f+LzWddc8fcnJIH>#W`aq;
?b*X@KoQl1+O1t#oVwxzk{ZQc3)n8qF3!WIqDBj>(6Eq#6l_3DDzqAl0oKeIb=n796>A0Lx;uKUbmh~xXS?C(dVVML{v^yn{rQ*t
fAs%+{Z7JvU-#(0ur?F-f&2gK_kXY3WP5)nT5Gcx|4ev4`rLf}e|h>y`1_;Ke^1&w5<jT};LN!o2aBNFB*7CJg#MW}hxqcv$PN=u
PDdnzQKPT*A6BNxvo~k=x|%3f9E`K?<nu5*qMtN}04Fc+!l8lGd7f9wC@Td_QvcZ?VZiUiq}Y<Sg~*to>?ixV22cK%`g6{m`2TmV
*_r+vwx8k&$=;l@|Lz0>2nw=!`vnltfc-5VU7l_y7u@HdZ6QY4k39jkL>4c0RY)m3C38Y`tzmD&3U4zHmmVSG1au#&RN6&2N}*rE
9Fv>~bLxZ>fhrw`4#z{LU+U`HryeQUJwXCL>nQ3E(=qFwFbVG40oyAk4HHEo<x$FG-!395EQ<tU#zkOYRW8=?sR^t21_6U^NrF`d
sbU{_BoOnI<jQy<{#woPUVeGiQL;A0fVkv8-S7wcE!XYskLN>XxDG=xAtXQ@!t{H?4xi(xB))`M5f6uaJpbSRLqw&^%RGgdyf$*v
WPyKL9L}No@42v1sK%Dx(#kuP0SH#oRWfxPNoO#Wj@-v)iy}{M4*LhVl5oXR*ozpUd}k)ha6U|v^}iP^r`D2WzjydJ|6Dst5ljZ|
VQ|f-<i*YDr{g>?u|kKpw-l#3whwN{dB+13_mX?NIG}px>GX&F@cU_hIq|PhxvPYqnaU{3@($=9Y_J!6c9wEG{Ry;-DAa`u^l#+g
`(+FF)8K-axn90laZYnM2Eb;hL&j`%aF0_kfHyl!LEphDn%`w#P5Z;Jhj@|I(712dX8Tudq(0P?+7D0yWnBy)QhN8-toA-wPTkX+
Ic>$VcAl(6ceP{o-^@Gb?qz?ytPv;D)2Fr_T$qgdKhxBn-M$xa?b=EoZz8Wktn#qJDyU}ubMfElG;RR<)@%nZ7KO+eZNS6Qi4hFY
LJha29Nm3R$EPDRuW}cl9H7bB@-+W%fA6;c3_s6-eW3vUTYq012l~y!$x}(>F`H7b5O439Cck#U{ab$Pv%PaV)CY4dQ79(-kE``G
>HPE<e}u%4gq_#Nyum!1I-D*kaXSuFEn^Q)`B&|nx)8qqzo~Kh2%#U-y$Ibe?~uNt5Fg%vBn~w}p*#N#E$7d#v+NsRuq#ne4>hg!
68^2K$iM;%HA_GI3^Ro~bE)<D@S~5%iR{-Sr`_;Am-xr5P+G%0@X4mk{H5=LmFB>nWDf|=FORci-u*tGrkCcg(!<T4KGnjCD%2`{
7L&3Z_M!3b>i^;Cp1cA2bbU0Y@)lrZkNR-IDd)GT&+q?Fmi!V8;(pvtkW%*5-4e&PYxiub+EvXk9-4Aco+%+xieo)d{Y&fDXg8j1
)xRKG0?<stReUrIl|WHIgq{8oO>gY@+iQVl)c<t!`02H$j1VtIRy|1L>Of!?22c&lZ5rT+q|1k%smY#yh4oEZTf_Y~<<olLAsZ{F
Xj3kJl*LxDK<>%lf{3&z!<^`7A!g3~7y+{ikG4QtQqiM9140>P2_i_;%@Ig3Ap-@R5zmvxFzZzgaS+?x(~JP8jv#3~>cVg_gbta0
$I@F%*b)Iqhv`gqT%V;B4hw8{#+;hPPC46C!;g*j&~OXa83j?%-fv(dWGB%>ksdcf23%)@dtQMUKylVZ;{_6HOE_``m~iXD+*o72
erfV2Rh!Q7+6kn+n^cs|_LL~aLG2%85Z<MKBm5Q4|EIQmVl`LSeY#WX@!9-5Y&REefdYq-ZOC%LOT)mD)GzS<xL?TX$EZ9{QvJ)h
1vcb<?EQFX)GK`eUZWieE1TZa!;a(K&knE`zq1un@gW3hQC}(4Cyb>oM*pu5p4eY@WlzVqmWQiTX*R;;mnoS?n=zloHL)#CF#3)+
o6F-}usUb(a8K;|NE@CC6_lfYcaWj;XDr%z`(JL>1D2uU$|>75n`YR}(e*==(<Z;RU>Mds+KUd(I3c8k5Kyj|DU1bz@`_zv$(=k;
Vb^+{{q=kAX1{ygJ1@PI!pVG=M$up*I9HJY!2z7TzHqjh)=RWLU)=9JHJm6Lyj}&PE_8u%rNJ*JF40J(t@-aDL7{4!mXL+jN)Xwd
mwSUqN9Xu<?~_&hY}QPC{rtE2<u#_XwSd;#?traT0kmoLy<#4AtUX8`4x5oYQQMZ?pINtu$Kv_>^ySk&9Xu};>X>RHr1X&$Oc5Kr
xGYQrthO%xX~aruAGEm!ayhJyDDE4fd=M=vrijN#6)YGMPNWS;A5m&W)2~<8iSZSv4Wb%nUi-*mNP8y<Q>4>5XQr^h*WqN~vMk-p
HVp{{pn+A}(k(;=bWR?_5X06)lc%ZpB*5`aW9NtB0z8#{6gh2>K%OCV+1Dy5CD|=yoXZL2HmYRivl+zC7hON%xgX}sF`e?xIcC$Y
*qAA`=9#Mz{*<HUCh3d2h-bpnd$_SL<C*>UA71{s(7m<RD5&1fH8VUL66UfK?UP8-i;}ZU5KAPp3gxdmJ;<6!I@(}@dSaA~ahy}O
Ht%saO0Ha7>nNL1(6)pW@;Mq9w<o3@$(A=mp{!I9gL9##ij4GII>M3(+4=U`wMTmdHI(Rb&)I5C6B0EK?Q-#Vx?T9bIz7*{Iwz7;
RFqs@=1WAouV;lY)Q}G}fqPi_>rBP1BD8bWVZsnAtDr$FH<aOFRXi@3c+^U?GdT_4ull~aB8{HDx9(<CySs3l!s$BuDEzNsbD5yQ
17|{|5Pc`pN$pLZgblp+r1)>Wgn=m16b}j0N><Zj6tu@_6nQS5e-{?1wbBf_eHnIIw#&vuDfjq24>0o1tnDT1B1EG^^5$8SsB&&T
qyJj9_gq2I0gBN`fZ`CL9}^ySsMOolSB+DE!pelZVr?-(#lnIvU8XweBDSNq$bFxju=W=2gKF%H1r-sN&E3B%HbC`D58MYR#W%Ek
y7B4RH{BIauE|Ab{J){|@AW}``-i=!JJJ5M+i5NYr|^%fb?-7!79r53VZ0&lOF);WoeJq_P6UA#q&*QH_=`noq2!487}VX!k)+;{
W!{Ke2Jcc2D2EQcC8jl(#Kgw%6|S0O%YySeyXxZ<RT5iQm&Q=6n);tI))c*9&X<f$sWTM3zlpc7$JgKr2eki|06+Xk|CvodRV^TG
|CtT0w$qEy9GY>3!T%2m5zHnO=!`EoENrs4_W^D}K-xGY{rO3jCf2~9J7G}~AY_~+CV1_DK?;!@m6%Bio6mKFlj&<6^geQ!H&Fvx
1a`~~UBRP<+bZP-M3!;!0YqpbXdIgi7xzjz0YN~6kg1X*O(K*6QqZ{wrmRR=^P-y(GbUh}sIoJI6M$K3D2^QGAgTjqGb~gQBU6?k
kmC>U;l77x%AFkB6GCyK>qXsb&62Zh+c<S-1xfSla*o`|vgH&sfjbkV!kS4o^=;G;`_?BI8YcQ&^#fSY=i~;F5K|cTb}b|>(oL{5
?_0`<g+gL$bdm<pkWx({M@*@<i0bWz*g(?*Y@-yI7Ybne_qYYpZ#xWk3l*}5#&?pfi_mbKe14JKp9)+GdACa8*{0A1Bv3SfO`vCb
0fx4A(|}MvPQY?*5Pph9Q_nl2tyzf13Ti09ahqYJ4Yg65%rt~q1+lFP8ju1RC_<DSur`9qfl_S^AZeMh$qhXNb#{s-Pz~p4Q-m%?
MYWDdnI_N)sSV{ef{IbpaEyY1pm||Z9VF$D;n1jamQ1!Q)?@)dE>jeGLPH0Q(>GzEDguNtkT#Q0Z3=F1!-bV9Y5@cPIYAD;pSAJ6
8pME!gy?VVJ{g-!^dWs^K4G2x8GvR3u&?9iKsP&_VxfF!Jy8^Y|G*_wBz*)UQut-uKdxb))&487e`iNrYcgE4Nq$0D?U5HhNkUMl
4A*yd2AaEwZotX(Bj5n$L{h6?2+q@)&*P)z=fT`+KTgJIroIX1;_ir!%F)Uv_V3kJSS6tP9^IL`YKf!s@EE&%`uy&=ilf7HO5E=c
zA<NfCl_)2BFH}5T|aRW!xk(Vhj3Ag;!~=acO74N#Vje)Bx)$#NAI|nUNz%*@?JVETr0|)P^R;pLL!cpQMm6*I$h=}ufvdwiC^*l
AwU7`9a8`Ye^4K+|Eg8^ea!th)}#20w)pdLL=Yqo7TAZBZfD%i-F_a)!BTbNN-`rPg36Al@BOfW6?!D?4Fa|i{yyerWgqqQGuT@<
t!(Al(9{Fw-eK5HrQO+`5<%SiaysG?;o5(YC%sUF9|8Rnr{1D}N&N*(P|Y({e`(9waJiUlaYg^Uf&YR1;e*gLihqn`H#gi$AKGwa
B>z<0hacV7|DXL;qngw|$`4thA6X7MxKtTo|H!<+!}vuY#ZeN_H~1V+`#Zi8QoP-cfA^L?3iRRH`TMR9pnuea;oB8ddO!JqN14#>
S9E<;9;cZ39Fg5NJA<N!iTp?7xNr`TQIB}`{Bub60P#+A6r7AOTnYEPr&%3?um@)|6Pk}Rm<!%GXpZy#y%VelN5|7apze;F*(tM=
kH&ca$K9(P*ZtNYL$MbS>Yt?bDb5MK#|gpeQ?NOp98<`XZq($0eGU$x!6kvC%c5w;PIP8b@>^+TO$iMDQ!$wuloNZkf}ei=!Ag7K
nR&hc>&_x1RcAigONB7#nr4<k(V0opGx`-k^89voy$TBAc_>Gd^oQt45;+c46-5M6b4`{Ly&&B~LpMIdV4<L7N$=_KJCr*oL*i5Z
tO#?ed<n+55#rUR&k_<QY5sXTDr(b%%q01NheM~y9<s|)^w_e%26H7vhr*QVg<=rT+d!zGC<au=F&3b+LLcv8!0wa^%CnN<Z3~6=
ih?jSn?Tz!&CTZ6EJTL6umYd>3$4t<{p@}z)y3VU)LmXu7}KQq6WRVhT8<Cyt+{B<PT;x9HHlsMdyn{DaEXNq<a!WLvM$mW%N+Yf
)K;>yLZlR%tOI^<_Xr#WJ(7mbOgan%S%r`+$t3O^QfeS|4sOA~c%i_e4TPqeu3mJp6n*M@9gnhoh+L`&h$4vOM=4sYi5Ica4ILQ|
&84!Bri&3CYVO`xN<@f)3>b&=fug|BXrW=K8jt*T2zM|?V!$qv<4uMeAg~$xALwzv)id<b8GrqI{)^()`yoDSjX%c}n6sN`?&8%t
*e0ct7OI^hppy2}wZvgch2>b@|BU$;Th>$L>hEl`2I55*?pS)83npBn%2kEZV5`N7pvNG0S#TMa<=$^$>(7oHwO)C#bbq4%={a@l
p}c1--+i;|^3sRU0F~}KAoizG**C8zPtF~Kk=O=|Q2LJm=(sOII457TiP^UYKO4D$&WE3_`?J2&I`65nZ#k#D>U1w#m)t3&sz*9b
(s{FcnkBjE9YYAWd5d$tRqJMP+W76PS?E2KSM#N3e>;JE+&P$(J#;TML)7aMhmqEJHVtx=q@nr1{pUy+bd%`~07gzAbu0kGX<@lw
cI*)EXnYQX&)`L0jvn(&-J$4)$a5#pf$RogbXXY7hrAHGPcA1}K902C+s8-39j=FMjq2|K-4n=#f#eTH!q3i61o(p>fg|dlu=<^!
KF#yvYpn`mRGERAbO)n!m}*M~pmE^H0U)!p076Ys%aH3FxzDV=wNpIvdRNQQ<@J1UMTWI_&Vp%7;IrL1Vq^;5)HbgRe2ovQ8EXGk
1W3+jrM>+4KOA3k4eOC-Up_rJ4$@>h@4c~$S?QIxg9<Swgwzl$z%%27$g_@GC#lzW5-KDPP3AoYq0t37A<;hw9wxq!`vU%#`rCoB
{j|}C*!2i>0JAjug_=v&1AuAZPa%$p61xW+sE1z&j%wP~!y3<$b2F^q!&CAh`bor?Pq0m{6N8o5>j!6J>EM;)FU+(;dCrKB+J2}%
PmW;!*MIN0^ZxEc;&lY&#Nu(M1w@fD%?}Qf9{6L5?I^}MK#v*P6L4fx^zqlncl9asr@v!!@Z56iZNF$Q+#($+IQ>J|5x4^$&s=ii
l7{96aYj9w*k|7AB;AGj!keFd`O5AFASdF5l76FM*J|`^U03)}2gO5hb=7~ILAjOD(R@0i>FysCATm<|RpfRdDFM#FqLm(f?{1n_
BA)HArk)vrc7MZBuwza{T)Qf&pKBtC|Jj3+A97*`_UAN|(?2Ftgq1|p4%Z0w3H;EYc#G4Ch<bShZV!QnQR)c)@N8@yW60ovxF4VF
a@73jnB}=h2cf`vS}L!EQ&jUk*lB@j?KuB2^qsNB{$Mu_C~^<L&JK{`KAHXNQ1f0jNN`2O%9j=Heu0WOh<uKG4TgM74<xqjKY!oE
)|9Li%h|i0U>-b$PNjj_BagV{#5sA+XW9pO{Li<uv*1h_&+VwF2%DJ;$RwEv)6C@|)#&)Vg@C~RA)d{#WIYFeYJ>oA1F1R(5YlWA
eg?tY+6QgvD7i9+LUs?#lczFyP`yv9x0S6idgm<Vl1)1qBw`!TX2e8fT$;(EoM|d-G()Z-)H|olphA&5lR$K1w0WpQiOdk~Mdqh7
s5z$wBeX-8!16h}g7SNXI?y;H-f|2;G#w5IzMhZPdSD~BM(-Z%)^0pro5gt^fwwg6zGaiL;qLx^Yp{1wd=T{mM?ijV-}_NWc8TtA
hsBtQgV1#YKz2g<pq}B0Tp!vR0e69__<*C~p;`r`v50&O9GJ!64=DSQB2{Q;k)y&@huM2b;lSc)z6)sQT+!?f26z`WP9XH`wlGLu
-p&KreS2uF2gs6wN``_wo}dn+m{3wcG{kiv$C;saMD9(ynl9W6JVI_$%srE!M4p3w`h5IY9pCkzyrcwl?E~%1d3C)!r1}PGGjFn!
gY7;fdAjcK>OwzBeZ(Iw94!Qf^vQ%d7<MB2yN6yo=N*;qXHFrDgaB-tdU)oFI9p(x(Kv)Rx)#o-<z{{MTvaTSx!?wS!cXu#89F`f
KX{mLnCj)GLq&8KL6IlGVvST(RGs$A){iLwc9rR`+MefQ#Dlnj@Qh=Oj-^i-K<5tEKHs?U%%1B@^tqXew@HdAPkTq=>|``uW?Es!
FO3=;%4Sle>(i&F*`;BKS!#I(L*Sg0>toC^I*D>znoSGZ7`s~((=Ay<8iYiV!w^^uRY2T2of+Rc8}A7^7-Zvvrv|uxprB9)Arc4J
!WcqPT!WeeL>L`v^fw@53j-NB@(!#$*CB)Pf$bn*2jU2J+jqN(bqsZLK-w?VY#D}-!xE=55b^1LXNu2jOG;wVqF9Ni3`>n2Q{CKH
dPeq%1VlLgv**|daUfy127^YLYLIE9DIx|?@8pbC1iCjSLz7@%U1Mff2&2@7=dfVuLkM%(&?Q2U=9%6j2%pU!c1G+)wh4@lG$|7=
grbJT8~s_r5B=xiZ2-H>#K_RJprP?m&V3f@!jvf}GJSM^y#lCjBK&6R`8sgFe{y*H3+3Ycmi$05J;Hl~tv?go90c})eG-~v4)2y(
_UP8NnVNN)&<3+zhePC|{EyH8nLhA)1y4U1L}+>bUd*tvrLuB_nT8Y)4!>t3kq<!%%WNwbzz2iM26=)U&Sy#GofExBl6HyUn|D<c
9`CD&n|v_Z4kr}^?FT{<j)Z%ZAYZrvl1~E;*SpNBIGPSm77mAP;Gxi2e1Tw<;)h}O4<X~q!8QYmL&!zu%gpQyH(sFfGpSN?i|UV3
UNnkk{$~T5oxKc958LDr?06YKQEn%)MK&+#Jo@@sC#WBeU_nF}54)vdtx(UQaVHun3c-UaSI!{6$GB1K^NurwJ363eSw=05IOvva
C*QG+H@E$M2axuRMMOV|f%JX`BM)dCjwk#@`Wl~HgJaZsftiz=!F~ybg!+s-&%VRXarS7)pIxjnXpZ7{v~M%HuN0l<c{YK=@%&A_
yF5JGp3l_p%seb2-LS|jGB9~gNfUdqe9?6K98VDg#Wy_|jtR)Lc$oD^Y(Ce?#5+USI+MU5?+GdVw6ot%(*JMM*54v{KTH?;d@Qcr
&J*YL)cEcd;+=M+x(g;Gfy=P6XhjuACy<3lCO$GyX0I}0jAh>6@g`@W=sJg)JWD6+WmkWf`EkX-I<Of{xxs0Q@ZxtqLUIjpJ|Typ
_Z?&MCHRk*SC?b=B6p5MLJ?9!6oCYF_E;oAkUdHtc>Fnfkn}f@JdRB~Ky3=u##nX_wDX)E?{r3fA$}V?D$fgSUJaicOV#~TE!S3k
aOa}U7#J`=L;`z(;7?*|8i%>>Cu8n$7mzOD$)Jv58c=k;iMc1<pr3%e-V)MK_CAw{9$p$WYg#K=n0JimLLB#l4-y0u&4<6WBHXpa
RaMJS8k(e_(vV~t0|@hXN2gim+2re*Ji5c4JzZOo5jtl~xWbS|#}X_QVFq*G%bn2uQZD?{_!h#rGpI$9Bnqf-%GCdHI!9xinXDZ>
jY$d`IJGj)Ub?0#Nf-=4=yo8&37Z-a+<d&>p%6Rxysuot#K*E8u@{QJuhHQrGpE|Q)I#i!R_p5BzuT?B|2*he%%QiPNTG(`M&|PH
>D8r{`(&P|%RF~c#!5*ki%UpyCWb^-^n%}IuRyl?6(kjWCl8t@%d!SjAtjxw1eC29oMM=SY>Eam3PO{+xnA=ti-kJc^Vub3&V5q8
v{<{6+==ikNEWh|p;c&iwC-po)K^Z8&{u^TU`1{+;Sk~#o=1+n=Us7io7KmC{69HbYr9TeLOxEB@VU$q=F8>Q>9+Ua&P1NC<9{KA
=Y30>4*SV7GcVZZH0cYkh~Iwxv!L|+U0tbnCJo&-q*SF>hnmEPUPDI94s01P<^(YJ^$3qbUw(@*D_ORxc>jH^m_EDRuY1&?ug7tY
`StbkZT>JhpTBQn;XinF=YvoY4B}6W#yPNbOXr7;9;8hP!@(rcL#UjCMLT{8DTaiid52zs5NklA1VSkn;f9J!wkt@AD1y;VRhJu`
g>dM~v-plK9F-)PIEF3|M8HoX+K%&3Cr7*B5k(p8ev!pz!P1Pt*V~ir_XDL2Joiy8Ks`)&keiV8ddLuwAdp8Y()oCZKD0F&cQWP{
!U3!{iX!5DtN~D-%+(effI6Bm<k{|YZ03lJn=C$`j1QF{SfVe#;$&@E^Mg^i5``wD)FlBx0qupz{h|_KF9=OGhzk5Qfshp*Kqdl+
RlxWb_-;FIxbO|rnx4|l+CsIBt7?7TB9ZnM_M2H**CVZMF=8zDbZ|g|<b;@2+3gK)SK_?Z+e3+=Acbm*HXbJ2^33h&9yNyVJLG`I
eZk34r@Q^0Jt5R&4U9K-1qQQqC>96f>F^Fdt@y?>F4`xJ=v5|&BNUT;1{(&D;lg|NeE|cxlfk2pdlcy~^XbCO&}jlz17scDiF+Sy
z)oq_Fzyq@>`$=8DJXF`pFTqH4bVEBJk!T^?gfXX16|L`S+oPfjk9t)9<GXa8<bFv9iWW8eC;)7-N1J`{-@}Vi%!VzzO@_(;6%b`
1JNWrI=Z{4lB~fx0UfESG9QPn`LhJ7{f`Hp+34@SlO&ot5tYFBEQSh&T3`gPkU)N-3mE9Y;IaurgCsbFL)V}4{nGsH_+f^9@4R4p
*qkGjWNf7fMHEH)96jZuQa;&D#e~%g%ECx=JjO^FqRP{utl)B95M-d_CMb0Zm-I0{)3?LNeqa2Xp2TpUusHgOx-KH@iGlA#hu9<5
LMMNh)!6njd(fBUuOuwk!y+gxavxG_41vxckO^d-qYqvE{MO^xrL{*>(|z8f;$izI%c(Cn^(L2YsR*u5J$h(x`JX_Ck&;rA0%`jU
{fBCPt!Gg2Z8`<aqiYQ_qI&c!D_jrVuA6n5KEyp<Y1K5Za&Pb@IZ{tNHE6<5rOfIX_+>^GB$b?aU>(65r$m8!yBcX-gF(134$Okc
V0DJ%4@bZB2w9J3H|gRspY!X{Bm@OaFuO(^eD!if(vP`5WBl2FpT4)VAiIpxBP9`<wAP*7e9LN{1H}};Uy>e3X-&a{1`Y<34a6c>
MDFzH2PKg|Vt+6D{tu_q$o=`$95($OA??0!eBt*O`EagUH@@64B4SL8o>C&g$Os?!&NE~N?phkU`$*96N9FyG_<i!sEA)Sh+6vo2
xdj!VJFzEyNT(wsmjfT(f^X@|cS>D`zqtu4<Zx(3L2iVXkN8w^Gi6fwT`;02_C<{g3KiKkaPHC|LxY9=?`NS6fm1I-k_XsY>_$kv
^~IDkV~?WHc-L(9+Jc4)lTt{gt0QYs7e!T#rjWw9p>f}<czF*H@8eBRVmKk4b|XmJs6eHn{FQFprJ(<3vX8&xq;mDHqG^}gj#@>F
K3pj8sQ~;U#1#YK3;t{O>hd3F+T{DG26%TGk)i9mCJ5?VZIc0nhaa-eC2=sq40s^yeSaJAU$gA`Lz(WeDx$8UduX#sLfszyVW1Wj
mNVGfM!dh-x&6BxUC7Sn-(IS&!FD~haBKxlOA8cxT4<+-d>Nxe6gRp<{Ot7^#M$|$(5_l2syeT9Ez6e&#G+&3!_yu(@c#S@fCF_b
!*T^K-rU3j1vye+z{twXV0Xtemc^0;_22Dh`|`6l-XA0S<{wev{xLF1*A3&xWZQ@6pnys&1<2CR%}`F|hkjnyNsPGp0)_T^tIbYJ
QK{lRQX#iEMTa(@$7Pw+yJ0c2yA7&8fGwY^C0&anH%>6=_80TqyR+`F&wW#^!y(Bh%{hjr<$axhu8U^b=vez|{8{_@9eUSKmPlzZ
WZd^$bSxxc%B#w!G*A2WVHw#(L`6$WL=^(6wNSEOizYDimyTOUDun7n*l>{3Bs;Uh>Ycs^(-E%SJN`Bv^X23)+7*W=i}0!k@K0J*
JSx??-k}PCzmL(+K_e%jvt@{7(6b;24p<+|n^6{&&A5;!%&Ha}xLApHPXRb>EQAqOmeksQi4L7Q^+4qB@a+z^rzaAfX|RF!N682N
9z>;NoqV~OWyB;bE>G}a!G5-U(7}e#P~*SfUl)HKMtp5n+zj^>nWUzOct~*cA$dKXK1s0sUd}}MH9<OP+t|oi<v8=aHh8oV<*Z<G
UOZhPzmx-CoD>qJVj``yMuJgLC|L?bsx`KiekKyeCeG>mhoQE9*Mh+L^?tFtI}Da`E`TbI?oNYaLRjR7R2Bv`s}<vCy$XJhafj1I
1O7?!f2-%7#Q)b_US;wx9xVI$XwyS`ei)jH1dn&srWW!2-W@;tJWq>_yeh7%C|<tv(m%KGzXP^&3>+A#|92nQ^xHp%x8>~8-x&h{
K7-@^^6j8Lx@ZyW0+EbFc7C2K5-2|4lLtGbzNJGand*3zHBOMB;`1hw4<4Jncm1w3V$<_Fll4{PadS_kkB9%?4LXUw58)}Y(fT&G
jNjb+bZQBud-_vU|875D{M>$9Z{=eVhwnnLCh%Rr1h>|u&~H~SqksN5$6oWe|KVHpz|E^lM7O*gPp?`BP@n9+CO^7}j~{FD^RRgQ
Kg0F*-#@;-Gr#NQAAi77ml&d*l1Qb(6shCrtJ7OpiTa4~>b(DEmxVmP9dr3}K=Qx#{#?9$f7j>__53|qu+v`-();*|IV5vc_LXnl
UhDilZ|wRtT95Nt1+h=ZdZ0}H*Y{Oss{1{r9#_ZehTfDKbo5Uk^56gRbMpBVzZmn@=z4lDGr{$F$JySi@%C`uM3K3ntJnLL5B;e=
v-b9ieq5t(x+C=M$b5N+&GY=PB4hp)kn7vq>i$-qM-P9k#^>3Ir;qb`UAFC`^STC<s&nlVc<%b?e>m-04r|$<*0g8}57SD18hhy#
UT@k3|D8DBvyEb^cZd7U1b_d1ztz&;8e5L*>g|gk>wSKh`nyN<ac?ao`0wu(nd$Q2p7D1<9{la`=btsN^jPI@*%Isb{a+8=zW%!X
xI={9KX>SgeP1T?K9Awu{<F0t{b|1P2l$=--~Vh!Ot0AkckMcl%k%s)4=ayIipBN}<Ou&iZrl76)Sr!@I8*xR0RLx)Z$A(G$Ljpw
pni_V)(qGqKf1<^^?2Mno{;(GBBQ5+e->}q{7>&o^i~Mp`&e7y{Mx^q{B`w?%#R)Q<UO}q51mixcDxRM=^BXZ%U8$SLb_mnNBU4X
Vf_4GT8^*hzW+ZEE#G7Hj(%MO#r<6u4cre4UmhIu>FHP;kBZ}NL(}&4ZkOnL+n%DMj9xYydN)w|I@&sO=+pEcpUcz^pSl!&y`(t&
E%$%7!{7A}t_2%!K~vY<hw-ENNA*Y2W6^W`g8T>8_xujOQ3`4k7azs@(5ZdvAMIr%Qjy4iDYka!TntvF?pCwsi2ScTZiXgY3Td}M
XK4aR*w*R4iHvjCGB&;9(#Y$y591q-SG|1R)W#vI?YH%7-0S1dOJ_SjFNOK}UF-_&b;=(zM?Ca9pUsED>AhBbXB4id;-gRNaZ_@j
`f1Ldm7%G37t99^g-G#qWGQjaNOC`dQnR^l6|<c(_OX{~*`k>`EXDGL1>;&q*p`a1){*Hw9-U&kM8^i>u6<MKOBYjbwSAAd9BZ~9
N#XK0@HN(IL-JFabDGeSG#fXW(lAXq7k>)s<7)+=;@{KZokz`bd-==$o6*%=);{nY36=MUpF!Kh-)K$z@9%cAPdT<PAcXqNM74v^
R=rHn-3pt5?JhrYS?gPqgjBiKCI3!;SLJ#1BI65vMLnH%HRsQ3(d>)Tjmrd!l4?nm%b`RP)|v;$|2U}*W2O9j^v4{9h>MS8`gr|e
eZ(RAN2onKhmG|@5bHCgJUeb~_Ui19g%uAzx;~=aozA#)<Gwi|?N7|^2&Jl__!^ky$@hUAt@lsLwQEpU==Xg;ufOa+ABv<;KbPU|
{>>5dVfG$;|LM*B7wl&Bf9zP1k58j~zbubD`~7=;ZS2R@|Iqk;kAAd2-{Bk+$ID-o2<CD7v-zkd_MU8Icy{~!eiaqM`(8g7+{Xj&
dO-LZ4`6tAo?neRerry+0^Yw<(fIL)lSkMpB=t~4`#%51Yf2C*Q6<SPb$CzdjdX!`K*yod66TQ3{+fau`T3Ti-x_v*DE61zj*-UR
dO4=?tYA{drT&Yrw*LQ3x8>>h`#%85595w6mN-fNH}28t2lhZgf6AvKfh#Z4UdVL;>?#A5Nkq_#1DaZt7yW`N|C5Q;{a5Q><DTz7
>-zsM!EHK!52M(J_4KG4@9!_``nh##k1xS~Z{WTou+R9~*8Pj&^5t&=Iei~jnu#N&83k_QVH$I*iki)wLc+w&<xOnwk66-2nf(p*
p<k~>{k}X?+cev9i{qS%jtAjP4|aXJ{(klr-rML55KATqYVA{j4f3y<6a9a?_x(S?;CnX5_Vu=Q<?X%5QO}$7`}+G7X{3weBd9DF
>q<oqxWn(JEflzqq)+8Pd*jpX=jVBSzNf=I?s0tHzJ$mq`XUUL4E*2G(n8X#T?!%o<yAuwS56_H%F~wv{us~tmZXG|u>!VMAha#%
<+E8W*@Wp04xMW<U+=qMo0g>ArD(+jR2Xi{uCUCag=BR@6BBv2Gf~f`{7fDk<v68Lgx#`z@c@b>R!t(*2T*2{9q+8tV<F3xgQn@E
mRuO9k03=rmVem%g9{%d=E<&U&?MgI-ni5;<qGU)VFMVVplq_LGHh!*Xx!B50vlkQ*3o}DJcpMGKQa@&^s(J$EGQ|FQ9&Hzd8bbi
?N&;zSmiV@=F+0@%;ws0nt4s?nLc8gLSTTv(qecrgs7yD#gmk$Hmru3RY6F1HP25t@q|<LO5Bq<(RC+T1$FAmar$|9IQt%l>#Fhe
@VDV=AJ{hhm=XwL2_c3)($Z;_k|3)D7rhTtpmtoGcbiL*pp?*CjOgvxTJn)3zJGkqDAbB3_u6+YrR`FqTsyUSK9gEO!MPI{-+2|D
TcwN+DTA<#{Iv`3(nI39n7lI4C(H6-?uekGqZCKs?Y}<0hdl3Zl$`1PTCbkDTm(YG{RR$tQQ$6=q;;n}S;)%gX^{d(3UH7`kHm+<
JX(6)nsS9Vb@(Z7GKW1h&4ryq_y>IJPM`*Lt13ePDWIo1@l*Iyxq51JwmWA~Tw9f}o^})ywHk7@Sg>FknZ07tG(kHvEEEC0WQXX1
zuLVkzilvRo6*S^9j9YY;{KG0-L$^o6VZ|Lk*s=uOxkj~{u1{~ttjDjwPSRa&--eGu_Qu3qu0$mXk5RQWIb<56WgDOXkuLM{uJL8
^A@bG{t*X^x5WHGW&t0VE(kZ4*7|zgwdGgo@-ujP$Lo)Gng^#`#tsNN96j}`uk)p?Ol9mpm@V$+I`#WOA9ScqH!!^a3~)(aJr$@n
)1sKi5+C{y7Os7d@y=Z5c{JKmq@y^Dni7r8Lo}F{zk-OxLqE{!Ew@{1V@G~I)pQ}?&qxQ3y0P{Oj75##T}x>*g|aI+$3hiO$&t%6
IE6@JOqpvAoiA5Ljb_ssh`o?d+ox%aMoG$X&C@X}gt%3aV2RG$#tc;w!V;1xELm=gMs&)FW3`oIXjm~Sf(VYAwW#sK8GKR}4pGI#
)d(zOMkBsDtN*!&NIANu7m~^|8B>-+M_0?cnK0T|BLjv*!X4S9dgad<nG~%<L*2#`k<lrQx?F^aNn_NNqUFNXnb$>|2CbYI6_TVW
twV__tAU>Sy>-^b7Yd1#TB_m;OU;c%TYN6*DQ>!OnMWB%YciYdof)Y|k$|!+j_I0~yJc5>^7RlxiIE9k)33HCD@E>qi`&umfV3Hu
=xB?zTB@%~Vcyy@%|`C~lIXLfB<s?VcB1sgiyg{nzgZ+_RWx8sL%(jTt%mYJ3e{2`3o$01Eg~Ak3v}hwLA9=iwIxQvt|E|CuCKXN
?ULA9Enj2Prjw>CQ6#Hf8k%IS-Ln#pl(7Sk9cp&jSUo&4VD71QtdW|6)dy{+WFV-^ZK}1{nrg9BNqTOYs!5B!K5#IV+1<-|w^U1I
5d>{0DNWUHrx0q=_5wQ{S*+bW%^YUOSm@lGkhlW5D3Kr(q95-HIu}q$#WZ?%dv9HRXQ$cl_kYiq{XQQ*pANV7ezL>y-i3{SAKUYe
HTz%wA4gB$&fYwKSMjfUe?I@O*ZzO2mY#o_-v9Y9W?||dq!at#q3r!1xAl7xABm@4Y=<amG#C12Dk+t%zfaiw;v;|l*f85HAOX#*
Ki~SQK&WkWC_x!<4<5XNf7LBve+OUfY6GxbhnAJ+yASZ>0}TbM`K%x@V1aPsmaz#p6r{s65a5sSUEFZ;^dY9l)a^(E|A1-W*63Nm
!qpFDzQ>W^|EK+r599kktB>XLQA4-C)Ia4QdFCmE0g_}={uWIGPSG(<e1086f&B|kP?I39uHnY8nxNCsJEw&L3j}w<rfIHQZ7U16
Ufk|=yDC;Mc69GwETVfTs)~Dv3j?NJi2%`pGZ`Y}ME{_Wrsqx+6;*VDS(3{VqG>2!&$E|i{WuBimyrueX!h$h2Rlg>g(q{)jx2IW
2<b!+R|x6a?&BQk<C4T3{B=6r_I?gJQ{1aqW2-^RaE~5Nx;pBvmzyo7EJyqeE&HEZOUYWp=`st5Vs@xar6iUqwnFMlwOX%bYC5yl
&^mUBf+#HYjj0%iahT1;0eh30$Tgy)^2A8W8MLRCMQg4if^?hrYqfBd+IY-5-;Q55yzAZd-cJN)NcVv^d?p5#qJr>AeP}KwXH?ex
mr)gAhP8!OwwARV3n*<wK(xMZ8$hMLa|G6G32Gor65xuL8|-p4K%SDc)hJMhoVg$r89*W&gsLS-AWjq{Spr0&5IGAj7o8#sIaEY?
g*jX-IdX<_WymgZIev<17aCRR9Njq-8=$k+f(16sHi`oWS>yJ@K@xW+>Y#x{h7u;!tMN8}+qJ{ybQq$b)ZWW`T~t!YUF<(Q5actE
!pETqg803%6Foa!bg<yLB7|calTz{pX!UBIP=#QARtiZNUOBUiFFM%1RUDELH}9uNsjC{2NhG-#HWM&z&-yDIt#M0FPE?T+siJ@Z
EqXel|D?Q3!$aE2L@adRDAF6t-v2&wJ}pi;0_08*=^ZRsXNmFW_?*)t*fMX8+q-4kO3>|QTGgTw1&>}&;OXhFiovr;GU3a(c-#jL
>}lo4Du&R3iqZ08IERY8KU@moT;=&YJS4c*k0(|K`Ix-D(aDCDQQnf*qs~YPw{>_MJ$e;E2{z5`!5+EU3;vjISdoqS=5Bnt-(5xd
U2a>Xa(+`5JCO@jToxw~gx87g^8_T(LQ)_Ui9}?gCWs-buK#PbYJv2x*LhxZ+@Xrn>rFvw*3J2R5jLah$hy4an$^sjZmL?YCkg9T
F%w&>I5*BL*>E~rh(crdkQ8;+cREHbcRXJTuvjoxzP|snbA9an?C4ij>#W03TUW+oizun4G1s+<TECdA;wC1W$W9M)zlYMn<Q3&H
IoGqGU2W;k6~Bw8yE!y-b2IL=jJmn08q#FWcz3KM>15Ctsdg75LsM!H=ML29KSWbiDgNbQeV-3~^v)dZYfDnhA1<ai(^U7<7KOeb
vP^;PIRur8NVQcJN@t>gW31^_jl3%s65$;X!xjQn-p;6G)(sv_EO{ThP9aWT&s)xMU9t_<x$5UFpEo-CiO`n)YmCf=NQEO>BF97`
v`;!#l$hxCwYDxSt}S>dY5S?6niNJ*Me7%~Yg<y!QA8+PF+&5kE2Py|7sWEfGtDJE&Pf}AQ+r}XYf}~y=^^;JX3Bn%EAFlqxG#5J
?<OQ0W39R!n<ZVvUCksNBAl(JzPpUzFJ)KvO#2r4j7wHfhuDqvuof*FohU{3;hRPdD^i7BS2!<#E>%gP-esE96vB8_D1xNJ<4s<n
NTW<<E*@{I+MbWq>Rf*-p>hP4u@G1srmm$!S4U?o81Hwn6*eO&4NiUkCl<9Fc68M&f(ui%P*EpKJ`l7eMqP+<K?#ke^VD^1-92yH
b^Kct$=bi<`ctLDjpsD2yqGk`C2zDvY+_d&N3}-KzlP`U=6T!djUOYg=~j+$#5kzcR((7r^)(R}?b;9Bc&ZkND)xf!r#&(Kk&1S%
?39R_K;#J1NVyW2n`U5JM7q_T*>!gOyVGph^15XIgWro-l=F@8O=0kn(sEhB6JKiB(wo;@KqP|HA>k4VC&*M7^8-;zSx8*V4vNAz
I4p9I%#iWfy3+N`hOT+>^=4`Ci=W2*!xY&P<M(u}!*@{PDO^8n($TgQmRn~^?BxNWtW)_wf#rS6sI}rVK-8qZ>?0b869-{>xa%tx
ad@t74k?D^{(rwUYgDVANY|6*d~N;rkltzWy_rUs+3_j@`_T+<XB85af@pXyO~giJWg<prM^T%pDC5h*v1}oJ_i{{;t~3X?oYRh@
E+Ygq>K_?;Ie4JxbPvk)by3fV6JaX^W+2NP$aUiZ#SU$dRFxkI38a0#Gt0z!>E~Gm$(+At%gk82xupiwe>fKb#p<cO$uB*X9%}V*
tu&Qs)L5U|EcTJpO?_lrkJDlmD0}L5rydEQ@|?eeHs`<t%!Ye0-Mw0cfaTm`e_!Oko2}>NDo@SCM~C#>g$+L)21>R2HYIJE_R+6a
riHC2oB5|1bc!hAZO2m2D5PSlpe%yJ*S)T9e;ar=u^t7j1yOpPlxqu*@v2E7r9@5L0o#TwIOD6W#S}fnltQd31;krMN>-AUp;M=q
Cz0V3?a4rbGmm~XaDxaE@bPfsb9sRoBc#RStG3Ro;(N!Xaab%(jz|Jw0_Gitu2#A(vWa<mhU|*i`cD!STA^~^yQR~<oyX$63xTSK
6ZvdPmj-8}@O`W`2Bz4IiV*|<!VwvfA<GMSW#XlRs*1ztM>$)Tp&d@9(`o=KR0G0bL67iU>FN(X&>InQ1r+<|M?FnT7dn?C;?il8
;>m{e^*1{<+A0bj^${;uV?Q2zW~%%nM6r*$QB*;aZH!CRDtXGLD(&&FSv|8eX~gQQ?_XNpkD_$1oictplCh(=Cv&T{B$guo592(-
%8LJMt1(%Hs+<|rcB}gN?j+HfOOdEXJ4{^gee${JyE(eojCO6vK5jo>&v>a6Uq6>ff(WT$)3BFqYp*E3GJziBR?K(04q5@>+)~ND
$!$Nca=wl{T_L0<{h=f6#vFU%31uu?vM0!+bl$^q&O|kBh!AeNxgiRnJ$2cnb?<YlE3Vg{<4@hi6>BJ{3T>}+tJiGO_T5ZRG_RXH
WYTX{79rY{#~ehj6-B5ym%cFVY;9w_xr{vB!qZ$9#Gx!n2!txE?ALTutdVV~IDwZ5jR0bj9X2E4+m+-QsieG;vTVR;%^71U=zxJ%
<q*<EooIeA)_SYaH;HLBB%%VU+APnPiGktk?u}x%yHK=5mU)R~4`_YkeO3BWUve)v>BzkF^S9zXUct3rU6u-E_kn7-y`l=A;gJHQ
mA>2}*2`u5<jVg#@11(+$i4KssoO}C0T^*xlOr^gSW(dim;m%~1QyuaU1vP0lgdNQtrRmWVg(H-0vb>R;GEgpc6TFgB{s5tn8mKe
>V7)E6Su^^hSHMZ@PYL5ib)BO(5KbkZI;nZJ4l9tbQNcT2&y&bG_cQE?Q>lC>zsZZGM0*3ECqnDtS9x$zf|db&1Tj7b0&UFIZoQ4
OMX0DR1{IwzP(s;sREAEj5xxo6$*mmSU^}ix9MK@4aDAkoHb!fLZs^(i6-fzB@ibGnP1BP#hCX(?<~$87*~YbkJY~#RewuWUkWc)
^=_^C`{RS{8+jq*5z|B{m2dF2{}-)e<=+~Z!?RFW<2X!-!>fK8m5@OtY5Xbb>!rkMHAFVRX0lJ^rQ)>L6iAAht`fVM{GLzTv@In`
x~_Bes_g3t`jYmNpM>Uky(Upb7IU@nN;Au{OVsJxD3FC-{mPc<io0+3iJTDvyUcgfQX{8V-=bo}JY3$dc#gevOL?99mX9AgT_1;{
CT#V&KFh0l#@A8sExwF!YF-j$YfTcc{+yMdw$ZEvE>+If^l>hnh?u<t--@@<&W_&$gX_)|OV1c~`#N8FoVRV1L>1Bbw>K4!7D}*B
jUV4-Qv^Qn9f=~zH#DeGbRgvD+UQMaWR94O{d5)5t}A5fu8D$$iX$llBrgJ*OZNNfPCM{+w9xZT_QO4MYmh-6cS@)_2pqT$SV+-^
-w6&u!to(e4~<ivx;@U?;EzgH8vJYv1{1TULlahWi=8vh(@2`Xr@ip>kmb)ap{qj^5?RQQ+vA^gv~y(GtJD5pKgs56-d&c_`@FkG
4*Xd}P}8QrG%+#gPPAfq)HnLohf1ig+RM)~1so3XUz_f~kG73%fyvX=%=6Q71EXWTH*ySON~ly8va1n`#|H<ec+j?4!0_wDr!3EJ
SH`~1eSW!{Z<hX@se{eF)}zXNu=u7YR<ql+0ZzJ8XB)RS`?4LAcY_<pi&@3K7C&=|+TQlPaR_OzJ-~<%lJV}lLK5d7ebv&eOUs+Y
BZLtI*s36+&iFyz_*}@5f>IQtpL4F{Mz5A~eW$6Bi;Ie-v1%i8i}Q@N%yADK*cBmr*$-rnQS*2ncb##uMGjdOeoH5U8zsHG^fnk1
gdID&ByVKKWVus!95JSO%qupSuho>*wQVaemT58hZkT{xER(LMS;kuH@Dj?YF@ne}BAZIel_dO7FH~==A=v{FX6&dei!`WLWGPz2
?ar9s@0Q<&=95$(Yc>dVWnYp}5f_W=JN0Icn9Ln5Z6qvqPQ5)dJrK1mcIvuZRg0&yjpu8_5**mKLLlX#<)9J~5RoEs{G(ENPI~7m
b2s|X-m5A^r*`9PiYPI4OxWCUBbO`+i*b5~X(Xb90(gg^BS}n22w;SBe?FO=QkOQ(F+oK;wU^<WiS4s#jAE6i4c9%6;lfxVl>uQ<
MFC<kSl&NgXseFg4_<G<^J(OGcHOjCkB3-y!mB)LoVuSE^3^mbk#_Od0TOKaJrW#v@pBWUJf==tQW@HhPtxmV+2h6)4;*myu3yoW
4^4+07X?P;I?Z4rX)DT8b}MY3X1p98uw4vMXBy6(d$w(S<dZdJ*9Vqf$rWtbwefSV^K_WD7F~YEy!@-bi;&=AyR@uWvo>{}+Z9aJ
CegV{m}8T}I{Dsov|ym_g=fy#Veh;D_bzC}{kpI^=gp~qUEiS)bX0PejjMPPD2iRwmjkM0&W>CXiMnC^1Np7|R||;fJG-t{dWRza
@uzfA)*)~q{5>RrvT3J_JEo?oFBcq7{2wO{-mg)Q?e{Nf+D#7l<LYvb6<Z>NVAUO0xO`a6An$H|s{XPS@9jM;820SX`1Sa2lak{;
eRY)&Ez2@i9=%u?zzr>3X3Q&xc`;w|cm{?J3u(gG&Xu$<_)5ubBxCXVL%Av4#=N!-2kfdZ+d9{8(>zDMhvFT#(@ob_(jxm2Ggtai
yShbNmW%&evH>E8CHbaSLIcer#*J=>JFif-)uT1ZG{VF&Dzd|-96qj$oO@^T)YCtARovG%5kY*WFvWXa@g;u_s7?{{zDN4_%x2G{
!Zmf&?rFeG^Vh5KN&;Yt)|ph1^0ISMDtvYSL*rFiK1b6Jqz?3(EsmB@u+9x5mejzg#cdIeUbh+w|6_{aEPcrrrF^uJ_3cL|sc$|P
u+A4PdQCq@;%hFLn|?6i<af^IXh$6u4<oG*#Semy{L7JGf&55!UR(2?9ehgN1FE{+$7|8YhMx~#S&9(1AVC@#MGl&6F-vk!CQEd5
<PRr^f>@pYls@7xXhx(Ckgh@9-LOEaKs%}tKwF^-Vw&HXn(A4wj+Gc9(b_Fy2-%8#nd1N9C-S_V`DLm;5#likRjM>!f797J$qLeS
DE=D$%F&5#IDOI9J3*}bZe>z42~iOrGwUxqZthaH5o;B`?~=lVe9KXeB?4JZ=krL&rmu@AEhU=UrW%mv2E=l@6Q(F=rQs?j7#4<b
<)&93<#<%(+l=j(mUmBd;ho;?XWvCTmRv@n>~1EiEW7gS7ntIIo6>zx#lDnPHP=y{CpjYPjq4e|*(?2hKDW3QtEFqwo_<il76ycQ
bz1CzuM63t<<SPv5mF6PX^+Xp>`-HFAA%#T-!;)wK6HJ`!N1gn-IxK2pOF_VNP^lBk+omSFvJ=1%R!2Y)MwMrK3D<ezwkeP{@vd!
luT+p*>H7>QlE7)Xl|)R6%(czw>+QZOUv$)l~7gPcM#v_E#Ca?-_~Dww8JZwD8(1|#Dn&wA3XK(;mV&FQ{#Vy-AOxB8)9k11MbKY
m0MvOjwU%@LO$OArTjOprw9lvRaF#XszGZhT!PAnBQpb8o}SDFH7JPEs2qIfLO-hU+ZrGAuEOp{#N#C;QN2#v3KETsGJi}AA8{el
cevV?ls1lZI6|d~vi-B{uO}C3_jGSqHo-vCGh^?^SfSnFf~X7KD#ZPNXyyaXun$Uy1MxUFO0KYMMd>jBr*W=O&mxdoJ66!kX*VM2
P*)VR1g7QdBS=Eghr1hs9aP%1{a+PoT->1#SkfsdQkTTq8Qtk$l^~lYiG^hG6CcOMQ^76HL_S&V@_jw*>wW)&{_U7Evm*KS{bM$1
gcMbFlx=!h5%1A2TSv*4@o{na2{^Q}293^?rKw7Tm7*MzzR2vTo$h%~m6|=!?Z19_{@XvNKCaVRsuk(AvGF05qUcTHYyWetPSZ%n
Dp}QU6KXicRPiq62pbDYPNX=*z7$mzQ&UH0*R5(|d1BOpYVztRpO$oZd3r=fE1;;Ugv{Org9~()XD&ylooXl$_v(##E!UNK+s4%#
R8z(sP}4sD)g<hMU)CsnKje01NA-V?_#vptHYDr*4sNII%M%m*f6EpAzz^wf+4kH;<NkhMA1WV@v)k$ZUh{UR{=5b}n${EoukP3L
5Bq-i>&us2`SWbr2ljk?{bOI<ut?AA^;NnHC}ccZ^uYi5w9&sIpuR(jxvhkYO={s?1CgNCqFdkLVYTuvjYha@3tuOw;r=651PgHA
uiiZhyE9i_J(~R3eO|tOyv^`GAIPuN4M*CRKZDeeN6YgZdFbSiz(0rRCK{CE`81ZP75psJcmwQL{*s92cm93wI*JOprNs3cZCb;e
z<;au1Z;sfdmeFFXz3L=RGJUZJC57`D>H0uv+tvl@HWnCZdOtaZ(WA7kZ3S9lx#S)cIA6=DnQ?S=(9H?zs@&=4B#MBhsB^j=Hn2&
Hs{j9QWs637kdk~S_i*r@|Q5>_}^LFl)L-M_)DEPBBF3agMv^pT@xK%L?S{9p86Pt%>D+Xb)ffr{-0ADeIMcahsz_W<6j42M{ZpF
Py$f>hN9lT9@1QalZ?#yG07_ii@K<u=c&@QdTZ&MVf}MT)@(GyI^C!A&zbZ#eVa|MRj&71Yjar^p1i_E-5Y+{uT4^|xqj~0;E#`o
yG`--^B=l%_G#x}r{Q+N{dW`feZgY9w(H^U^svi%%W>>%eLZshN3yZBWx~)TGL>G@9=cWd?b`mWag93Sv+LfQ`r@_X^|R?g6QS#9
vLoyw)V=vzZw?b)ID6R(=pK?E2}PN)e4ou+_2(tq`E8@EwsA?#G#dGR-D&Rpep>zdfBN}t<!s}_&0oKW>)+>b%<Fy4^`@T8(t2xO
198ThkIhV59JxL$ajj?H%gUZ+_pXfP#kxfCk#0~YLxJo*p`_5oc%9}T=S#%E&og^h(x1N6I`Bp5dJXy!_dn<Qr{m9K0V8Ms51e=Y
hk?&`xcMKj3PJV7Bo1CqSDbUEDAhT#U4YE#?Qpa{8-8ygk6o+buNo-z4`oNi@xfmSw=*xjIF6Tx>h;s9ZTg6wM<;CTHRamzyqt^C
`+M#?g15-FM;iB>iRFP7il5)5rkxF{mj${S93DRJg=4jIrf0fqb`jS1-_2kind2RA;al`Wb(?EhgYqr@uNs=wL;V`PI&a2DM?=b|
sHrKmQsFOKw7)aVQZ<=fqcxUdKz*wH%nOBt>@ZIC+29(4$-~Bm%`}l>ELxsY?SQg5X4^?8ayNUi2UGBFtCxzgZU3_$PJBC|gWy&E
x7Wkt^?#>w^!nHS-*0MqsLTI)v->=U4Bk2fK|Pn5<}~W@hXH(ff;)(&s3e3zhyTCr_Wiv7V~=sS?H;dZ?fk#1?6mXK@!Q~8lJE|{
Ps`is@IRqx>F)M@UQ~1KHTTo=Li^-)_@GRRJox)AEgT!%8NzDCwWaa>|ML~!E^A1`hsv+#<;(B-I%$8r>P|HvWQ%JflmNP*2FI)8
hyzlK0dAL$PAqIB?QEZE-x_^z_8I)?#=9+lZrpEPF1Q!D*Lv0$D#QZ?ylK(pK63-QRK*;5_ujKz>$vB<@|v4Q<v68>b2BbZU}tC(
*xwRjFK4dR)AnD^*bYaQV!BI-@2qZP_wKLWw}BFUEfc1Z(zkI-l>~mn(tAH@<?MLM8c>O&h#>7p7Nos1Zj*sswS$ZWy3q8b^`q|+
{QB5w1oEs0;zuakKxsZazU$&|J!z)%;B(_U4TSJDzlk#LF1P*)I$pJ%&)TE%Tu^tlJ@Gg8QaDyT_@>k8#Q9`inMKa>kvx=&lSM*=
Ta4Z;NfA_i<@fe$Nh8D8Feas=O}XucrGeCK7OhIeX}W%Nt#T^RdJr}JyqxJ>1(NTweitr4<8A*3$-ZxMWZCbwY$$p<=XlJoRC52K
+~6f!<JcFkfM|9)`t=<}GGynx>~@LK^Oesxr8Qe2jf_^C8VS<X2xj~AJtnkywAJqlIuQq+!r2h_zLAgRi*3TDWF9q+B#gW1fL14f
gn|=Hs0KumJ;)#kCH->A_i5?R^npxU`#9eC&Wk53A$2s8DQMK!PYQ*!cjZl~t*R}?`TZSbsrx?8UxR(^`j-EiN8#7|dq2Bl$S*(C
;ojxtA_)5bhmd&nCbgI7a}VzOJ#lWI77PcsxbgpsyD$J~SVkZAhwy_XC@I$chmTkMH{t9&^Zv$vb>cc#{NMDI!Eskuf7giM|DOQf
BFA%p|8XrZ`}L>&L3h<r2?`hd-C|c`VneSP=IObw|2#Jy$8sJIANy1Ofu!ywQ0t{MdOT;@4+f7CXFmnB$>>ZQ9h%Y7a7P9i)vkZr
Er0tLO6MnZGZgE#A&sx$Pkl#qcQ-~e?A8)eq#d!OkRMfD=l=1@*lx22Gkj5VT)&C<>HO}WCB6s4=DG~uP%cFgpc^>$3u+5cLFxiT
lYradkMk4O+{XxQPJ}+=Nd|wEb)tvKidJE<NyEGFE*|ho2X;vWh);c`?s?5?#$%1Et6{5Kzy;5HIftUU{C3ZXXA9WW%-_!8!?N9r
^M%^Q@QY9%oc8sar&#m7>OSLD2etDyT_Et)RaJJ?imShT;WIR8G^We3hi`mRGK$db9B*|ho{YLC8G@^-#GI}Rpq43&qcnU3<-+5J
&`bzqh&QWX2+5W68`^BRUgL1;d}YAsye+dLFS*AvT5VV)Oe#G=7>17T&g=NrSV3gk?a0pPC`TqEyMwXq`~ctPX+Az1!23so{MhPJ
&i>*e0VXcgg9xT8UApfO<hJG=IiROob8z7x<)yEa$ZXwNfG^7~I5DAkc!zD--R#o%P>6p%;*9zBQt#C`sATz>+S01!)jN$95mg_F
OTm5k(D=FKJP)zQJGN7(XBZ&QhzM)&-KU_#h^kIKj<u?cv|lfD?oDH#xhlGrsJxyhRZFg2io1lq+W1uj#FAmZKdvN<OM11h^_+TQ
$nrJ2sN`+Ey-@$R<Olaa{wL-LAH5IAg#Ky$dvzUPf&GLr3+~G{|6rK@h6qg<I2?;(PY~j8+zr@2VFtbz-p`H7Baz>vc)=qC1ms|T
Mh6c44kXFP5q1PMA=+GaoDMG&{VaJa4ij6ZCXm*m)EVAvHls9bdvP-odvmIqj|qudv~AU|{U=yC4!L<bG*p}z9j133#M=~ml@p;9
7gQ>=Q3N9RJ_LVrdMB0qwqbpUUFT5HVbI(+Aqa5GYzTX~k>UpoH%G-Nk5EGEk%kiG6j7R*E=fTV0T?lz6wK(Bv^*O%5Bmej#N=Rh
s?$+rkww`lDp2>|(2ikQS`g(@KfOL{PC>yuY<f!@8L_ju$acfLHkXs(&L>F@tzFj@iO1^=AX}I6^0-M4`NFWx{Jn~M%4mkC#@`&v
G9kW?btqE|u3v2s+=hukEUcZXa91pz$;);1jZREm`ELfO(?>RsVcJz)nb>+rQWc3D6UAcnl(Z9n1q*1)dXK=ud7Q&uo#(Hatlf50
on_PDa3huZDafKzdWY6C4}qP;yx@i&9TJcheT@U;fE+o8N2`@~0^#RF$8$v?(hE3}--dWkA~AV0GosDz=;M}k)cj^l6HCO}cv#s)
HLV|sv!iC9b}c|f^LkagGXMg1-l1SY#7a%B!y;`>1rEx^cEg^e_+1Gj;0!(tu|_XJQZk$O*HP4UU*LnlFdZHang1BU&}e(^Fo$mj
za-w*d&(Q_HXKRsJ5Gi{%1CRWW^zFIJy7cT#0sg%I64E!D}lHgGf+YHjSh~B`pZexE^^*0xcSkuwxYCXn5Pa8H{5#bj$4!BCpk{x
=IglSPg@6cRRs@;FQ)+ErwAwvgKhL{qrX)ZXCI3Br1~`jyDsOc^EbYLeEf;zn0TSE$b35pSk(_Xu{vhf2w3@61IW7pO9&kH<iy-V
JJZFiAXy>=gH1e6OUsP!m}JUV(~a>oY-(hWyzhFj)Sf*40qPGg+3v3iODjYhUr95he78vK5l?A%UDS{7SZH`!Ne!okp8pc+&XNQv
RqPZw7-Yam9dga%yEKmzazW=}O-C&m4HN`al8;plIB)LwoQ|wsH+N!Hc^QRhj$lLV7HR8KF>U8tUunS>l6AzD9v^>*Cke+Jhsez7
bx$SW7_3vieL>@hQW|EkrXjOdS;C~UZXB`EWR!UGph_m<X&ud*h8X9cOF43()ABekcfYY=hhy60J_Fq+Lmf42aO>t%`}tW%#gyge
<Z-@Q7qexY>&*3|UU;8884>V~Xxr}>Ze&psdYklmhJ-p1mV|sZdaq-zJ!7^Xk%#5-Sp%|(@RElHdZ=Al>agrVf}o5~F`jVpo+pkb
jfRCa1_yC6bs5Ow>UZ6zrZYE*!MX9<iQIQR1V-;Yc}jCTN>in?Ys8Tc0jKfj?Jx52Ae<ZYeV~xkiy&anC_Ao^q&OrgZ1<nLM0666
z4uH$2NMkm(SiwtHm0lXhk=EC9^BCJ-zmuPXJL^+Ky*pxVP_|DoGFso;vVEOPVhwcV468RTcS-<!NI4>Uh<xQ?KHcjnh!rp_-%q2
*Vx@v`e7cBJn9QuwMg9fu^qpNt0gfALHqXWfOELCLG<4TbN?gYcrQ5`Wam<qHX?|fape@~ZKP+Mu)uY&&~kj<&$jWB#6ysL%3<N>
%vWR&t_<pHT9m2iDePIk{s8ecBsx!%^>i+MUbq^=rw+NJpx!VdUFHjxb<j{YJnRx**8yk=Gm+~h{%f_Z6;kJ+yQ~x2c?nf|l9coz
pBIRe-DZvNZMTg?rR>a~E<XP}xMye`FbXpvS}oC}TCy%)?k+1>b#`JjU^tuWP<<rqKQDX~7R`JtSy*#n5*mv94!wMIJ#!3~4+3Hi
cZT9Mu6uUA;!)V}Ogzq91ngvqI@x3Je!Dv6Cr7;n$)b+*L@EobI3@SIq<STEeT12ZO1!yrVL`au430qevmxuj1(4Kg;J`urrMZy+
bq?+p^$zs;JyX&45hFZLP&V*;PU<9>Z%&4f8cm97NR{GPC#R;n!`8tRNzB~hzlU8LSRl{G1>B+vi*M)A@H5T*Pb!!oL!(?<u$FDX
5Fx2y#<0Uu(qW+oZ9u3^b^@gA;n}7!VliRMJKrabXB4Lt7O>&g-=W~q`1{nQwn~p~WIUZtaWyh`A>y<+Bw>UP!NB%&v$I67`L4kU
B9~|D_cRCQa2>(mO?eWm?07EU6V8Ej@nsc13(#_V9Y!AG3kQ8G&?isAW_xpigR&#oJ{`66eK;+raC%P%>IpsPbD=wqgQEs}2A0gh
)z4_zcjg{kuyuwXYB1BxHfC%r3L)Us#a^DG9}K)K6!K<IqEw!ar3`pqMqwu=te<0FV-L;fVW-&U=uI?FBzrZs8q1HVg&sNhbZfH4
2VwE+_wSSW$ay~-5QrT^icNuu9h)P!CWMtG>IZTNm{TaAPseUfOFI%YSU`}lIgFbz8ptriF$w}y&exl{&wu3yFh^OywTI*8C<pZm
{~@sd(E}gy|KHPpjQc;rzwqTh)j!M*Qape#Ld;Z1e}}v8KCgMLy86C9QUGui2T}-sY?LJ;Q9z-^{)nJMc}Lj-Y6=pQp(##EjS2HO
KPH97RhdjNpQ0PxtTXx01MHAAg2;>dLDvBCRugF`4p5n(=4l;lVF&^8=5yyd2juj~6qWtCcQv1>O=bnN$ME5})em{=zue8YC%4e~
f1c-}q9^7gs*pgR2&GVeGz0iTgTNwG`1b$PZci0Mk^kE4J|VDqz-bhF{Jq|%g+|5e?7&a_2dz}hJ3u)103RBLBmyB6KU^xGO@rYr
JvpT?Sm9p-4GR%y!S)J&g497M6cj|9g+va-ZlW2O3-Nok&I#aEqv`VMAO>Isy5J$6;K#S~h^#04`OjYe>d1RLVNlhk{mU{jJW?}9
jG38}X~KV3q~n?blhOwSJ3+lan}@e=)B1!Y?`WUa$KqP+Q9=;L5*5apB`q36FoyB$-;k(*N-)#r%-7eKHw?}N2{aO%b3!`EaO_JD
pwx;2Bz8bh7-lSb*O$CV$AK$b=3-&~^V4fRy6C#r4$rXre1NYRSc*FXf1yzR$gnl6f`SeKD1=2&k$)LO0T|igA|yzhAq<eE3K67z
ihzC})SrJ>)B=k7;S&@BQK%DqAp^Qh^u0d6uy&6NdE1ONMm0$SHeBq>SgOn|U=bJn1d-9Cf{K$ZvIk-$g5!5XMc$_b(S{wgasq=n
=lr_ot`yrIT)6U&1;unET1CdJ(nUi7A3y*Gr;zMNuYnf>QNR?Ey}lwVIAvk?w|R8K?vfvLoj={qur$^h1jK#0Pt-c$?U|dMzQ+!l
ftY{75_{kyASir&ro9u_k;vtIX2K!vO_T0U4@=x+I5X)CJEZIK_mccx`R>h}DyAD3ND3mR*Aq-e<g`{AKfn<<ZO4RefCv8o%Cw3!
tVmL&D@p8r&mH*uE?qfn9~o(gN)aHCDMFD$>z5#60hk$+5ktlAPjUV}N87A`D<CYf)a2@Nps0q1h=yrlfxxMU0+}5o<q5+IglSbU
Fa6*}+<=L2;grJUXGzH>Qwx_0U|hHXOjV7`<JH*k><R{7Ap&C}D7Zm_1_?<kCB_ydS^@?Hb4G`6Je)Y54lU^+Rm+g6QI#Rc=Vexw
&TyGjLK#fsoz0O++fMdFjTW|t8H6fqNl^%dsz8CJikfMlnqnxbh^K78p`akBq6&zLXd#J~AjonUVH}RacClcYbix*7aw;?wGek_q
H5ElvkV#O<hGer70!=YAl{7>|WipIX=Pt_O1;C={T@u42EG!XKF+d0Q{i2_(PXnkblKK4$0O_!Nw%XehbJI7t95j5h^!fgWUz&=Z
PzSX5ekOgo2|n=d{5-MRE%?rt?b}X+1_ut31T(cH;%umyRT6a{>(u`Z=s$i}f3NKOzGJmI<Uz(m3quB;LpmGq9-s%`AnzbNU?08&
$X|>B@__SzOp$h;m>7>JM`&I$p{O`TY7p3zGD3mKHh>Hy4a#IeC_{N^;PSKfhs6zNUlVs{<_?3o21P@_y!-efLX8m+6om*Zl5#w~
P(YJy6fs27NANQhaus4IpeYof-itzW6Ri+Fo#&Rmhiqaxp1HQB+BCbH(NAR1=Za%8!{PEDrXn)~$JFf3v=4C~>+0O&GGM$7u52gD
0r^CD<k=ZC(Nw7<lmX!mG)t^r!|}y1*Pj05@$5kk`4H0gnfQFVy?x8Xf#}H_>R->_@1ARYy##P2KR<@1jT<|S&5rs1@w<k`d5=i%
7Eo+YFIC+@Pui+K2cKjdJp6~)AB-goNqn(i)h?lZyY6ka{oeJ5Zlj+BPueehq8}L#q-sU;2n>XwXi8F$N@f^^&nV?}o%0xZ_oOgn
{1R_4DQbn2LnPVFS*8&Xh7Dm_h0o{3P7<I>A@pEifw+Ul36vB~?;*G_6h#-U?`fHflvVB}M*;$@qYAvrD+m#rTL?t8RFhCr6o61N
RMIDIB1qkyCv)M?^ZWy!Bk?}HJP#Avs&)Wz)PC<*%sdL@c>MAGT?O#GVvwb%k);Y`f{0|Lrh)y{WU`PfL_koGr35ZTE+G$$IUsu-
@qY=}lq!m(7?PF=DIz379=OSf|D^kK-h8)Oodx6N$Dj|X_;Xw!e1Q;4Ub3nL6XsE2qz8hMJX3@M)F!gU5n;}p7F`rEkp88Yn+gb*
YCpIvtWUo?#$V`{w&ZLXghsIT)u&*25+=U?m&EjHWk`SRnKAdMII;a5*iuksALPIJ2kt@Lce?%HSNtGa6bc^o*MZ}H?+>)s&yNh_
iGIm1vjCQ^4=rhR2L9YQPQ7{w^g;K4f%U>jCqCHdhR6<c`Tk{WYp-)0(!AhGL;BH^(^v>gYg*6&*0<bFyiVQ+$He))ka%8%UD4HV
qiQHx+8Y^c0Q|5pH8_2?1TjLxseeH>XHb4_voI<ROv3+i@TK4{*KzrJj*yr3(*44f-;!w0Zbrvbs{d&vDa^Qk3ln3D1gE?-e&6FA
X8Z)gK8mB@FYSa%P$)p8Mvy|N0!cxMQe`Mr&qY1C>~q;`XswE5_ih<HC&!S&D3~+yHdst9aokPoa&8?%ZX<+npu1zJfAAju{}*QU
uuX@{D00@8%Z;!4*cj@{#TgV5U`ajNcJAkn=Go(d=o~VZVYs*^Ou~m5!sQ*Nw$V)f#%Sn~2^6?uMSyH_5bA*-k(h!Zf|??lWDvmX
x|x~8g#?ZT+b-knj!pcxt$>^Xn}IOV2x4~G<{Y6X__ddb-a};hb3660aq#V-p!*NA^{5B-6H_5Tvj8Y|59m@bH3Sey%=OAqNF0AC
EKbW5wx1<sQquyn4t)Kptnc>nI2#@OUo>7ncjJbWWAW<PHEfC=ih=I-2k0Hg+i43D*@!gHqcc*2f5S%bWOZ7RNj8&1j3Km{C=!7o
X~y%88F+EbxF-<~;#3hhAaI0YFcE(_z`Gb4lOy@J>-P=^PTUOK1OR+U)AM@2iyp&YO%@o9{{Kz(r|k3Z_{b~6@eDxHKjX-zX4p$r
(G;p6I_vzbeAlzdXzjLCUgg1XNBf#-H$GF{`g;2L{-1|cHt^5l`D0*KWBqB0f~IK95fIRoB>trJuj8cK0K*Qo{#RO>?0Wg21=|DF
3gn~hMF`Qw4;T}$*_n_I2m|QOsK3!bgKk@GlLs^~3ICeCrRJZAC*-S|ch3+eGp;({Oky`179!%V4p-!-`?5-M*7rFzG>L;l{XP$r
2_)zJUORElbQvUZ6$8x?QS;}%l@U2SEe2Gbh!dtFynB}cKGZ&a%T{zP3;%NYRvIi4p=WI2$JUSNVT9}Kyntm2yI#>KNA>&meZbe)
kfa@MSZW8iYg>G01<}@4%_m;^;868Jf47K_&ZG*V0i_0k6^Ln2_R5UnbOT5jK%&P^oWR0;B5y5p(j8`;3Oshe%AS4?zv}uuItsT<
ba2f(kU=ZH;7hVd9q&eg;t7^iLFCiP_C@fxXbiGe#*C&)U0;!*3bj*2o+_ivRfGMbm1t9)X7^H};L=fl4{r5S>A4e}63(W_rm*7w
fzQnh&y0Cew=&Wd5<DW61sKA}q_5PM;(y&o5<b*f+nQx&DcRZ#34n;XYZe|UW0`~;r0e2IJ_!y--`~B~9Ps&-zLISZh?MYMh@x`0
y5BDv!HcG+#(&U&ECBWRiPmmo>)*2VLqe3E7$u)<qo`X#m@KFaETV)d3L_9JIVSTK`C0RgN^)a(VIc|<o*Ya`hFNnF>Tj?b-n)UX
6pBE<aEIoSe7rBOmT~my;^uc(Aoa}(L-H{_gnJ9y9LczQb=x^2B8J<_!4VaJ9MGU2pn#*I#&@C<5>w?NH#X|fS>tkDvcXxT-nq6Q
V-tGY1b)gY$Cb7ye*9+X&L;(~i(XRiS74Q*hvtP=FgllUA(O$q6z6&J)ZGc}lmzORi=9iPF;;~GrU>I8X5*~SmiQ#8S+-`72rTRn
ER$xyULu^NI{~UZoBMltkGtvfkBIc>KQjOT*U`I|$otdbeP{hTe?QOI5C1~}s}CO*X&$H!KyLjQiYVzc8jz~)cPOOW?z@c9n$SMG
e7d=Y@`J*8pB(v4ozG$DDt;$7>i2TuU4UsSPOSF{*X~8w-87r*E{(SE&Gb?_f3K5}9nw%?h6hM80*yl96!oYOhYQZ6EI9yNrd$g_
kh3u$ktG&bF%U%5g)T#cMAC&dl0>Ei6eM&)rdc%LkeuN}L=<y{z_~$jM2fE2E+8!K4q-IbxAGizHe3h_i_^6OQWauCQQ1=%aHd2B
MQ24w6-iJ_R1_@50!_jGORpZU%dqV`BP`l`*a10$hN2)?lu9zapkQSvCG7llyRr%jNC<#sybiT7FxeF_M##n^NX-ERV8+t6z{WzQ
%Msi3MVHTAwcd}#m3$>pPIBVoo8mC;*q|c?RQOoJ;6W9Dn?s5}hXR9~MFc$%f+@(Pzw;k2dC}2J<LOoFVuhq8M3SoM(cL_S9cEpJ
omuMt(VTUzo0|5MRv^K9U#?3%;SW-uA`Fz~cjRHD+ra=hJoYK<d)Z|hBB%-u7YYfQG&8V95m9nAWLF3xD&^ZXAdXiASPMBr2%_ak
NN}dI5kxt?3)$?$=!{f#NsMonN7k#OR-AQYy_+ug1%U+R76cfgaX~36LKBsCD_rxlvgEA^MF{0ZRw*)sB^EKwp&B_SBIiBP$PCEr
E^^ih0CIOh&c@uD&PK&K1Q5xNi{sPSb}xxOJTpO<CzPh3;|}CW?8L+rQhl5!SA?Ap$FHv+O>Qvm_$`=_PRAcJ*ff0;$fMG8Cb#hX
gjD%LjWNq4KPVK0fSX1qC(7ZjN%u4T9dG`=`OtU#%2VF@k93Y*_WBree#`COcN~O)fogg7KOXyUu%Y@hZ_45_GFxXU&d`TsMnfrb
LnN#jOFi&(FzyUGloOWf4G6zOyVmRdV4RRWoXsL@a@gUXU0~tb1VqDn{ljLkq~r(CSU~_5zo>zshydtCW7{G&xEO_l5kX>t@;QM}
@r%WrF8qk=Ma(<5oPKs7^h%{~)5+2Az3loeC0T1tB7!3<wvA01rfTc<7K0D02W)y;x4lPmp;Db}qc|+CN>TQ1OTHZ%)sp($M^2q(
+2(G7kwdSz(FhgnUs_i=IjRb%gF3WYUfRAu*383_`1O3;C38-7+OaH3L+M&V*KiUhdQ^~e&ith{Xr&uv%LoDdUKoDlmw^Fdl4S$%
=L#q}K~!>v1O)_|s+y`Gii#2<fT0)>6t!Uvi7-uNH9Avd<Z{gU*;jTc<RqB=<Q0jl$}-tdLIp`gC<z@qVXwsW(s0g*phX1OhYwqw
3OG`lZY3*3dBqNrZD)v5Wi@gJKtB(Pbk>}MRFly!Xr#Z0kl&QMD5>$Bh($QuLjfR|>iW8E(}R^U6wgE;$fAmfqnIbg(;~6&Kr0l2
D9#S-EH33VfU#i|G{dA5Q%D}XPFcWcUl*S%9eG~bGhK2^%9V{TL^>v;I_jNsQvnXU-f|(K1|cX!q*aJ0+6;kndlr-3Dm#9oVegMU
j7?p<vkO;xbjuCSr*A^*tB)k$+lsK;MkTdsLG@0lQZ-Q4R?UUcUXG~9YOWlsihvGNr}|+4RPI?%NKuIVGYLls>k;=TDey^YYLrz+
!8Y0A;1f!v*F(T1jC)>#86e17w(l`PikOn3hh)Wy%(P-0SlJUn4@?9ChgzoycXZ8@u-`Ox*!6YK#YBJDh@wG)5DF2dNr053m{O1u
BtWEy5Vtp8OodWXcim@0v%_KQNkQxE>Iu~coOR2``1NYGxkU2lWa?b;7=YQc<*h6Th~&^L#FNY^84%m)AZ397Tx*PXPKS4?@KfG=
lnu^jY;rZwLu^O_soPalnqd(Eo@cEq8&6mrnr#lL+tKs#qa+VR{s}0|OAHziFtiaqIkX@}tO?8rLnTz9Hi-x#SPU@2mJo7K6vz?+
P@ob5-&jzH8gzsPKu(F6h-Cj`H^f^Q1aJZy4PXJ=HS1m|BJBhM<(jYJ{jL~lBR&6@M;qxe;6)#w$6n>SM_`8EQPqPAG~Cbz)Q=&g
Gnit;rQJB^PnG$2&HCyE{!}Wb)KEZK0I@^uNVJ>H3)sVj1VQ#e3otmL+tdo8KB04$Djb(niNv2h96LtwqEk=>0A#IGL_tj($35~i
=&g}Bc>(H41K^T)*Snjpw6bV&oe(O8cLJIoDNc^!`AU1wd)5_99r8EF{q)C~7i0~CCdObXOIgBEMsHzKF3XNW5lKFe2=NeW)c>vv
!bO7-i4_^MF7sL{8U;p3&4_++8Ge<_lg{Be+R7N>1rAw($Y`O8kkdd|3L;Hd9HCqybV3=&-i^>t<y-RSA04#(dGf0IP*mKK9>9o&
zXHc6A(GsbG!ksy^<EqmcWfH(F63;7+!Qvjb2$^>jN2Y?=jE1gh$y*E4GsZ-Q$;(^!?ZN}$B%f5#RqVYyXAvK9j&<E5aYIvq;bQi
xa_*4d&$Rp-Pq>|mjds5Hfl_}K^0L-lq-zI;hRBbBP|R`H_qZYCon~p*(9zG7#tm(X@m#l077lQ1pL-hBm_W+!eFQvTBjzOn%*2i
Sc4fsqD9kC5ro=1$qWQ`$SE>kox7j8{O@obTZbqUkzgWcA&CNlAPNH-f*}vZU#+o4h)LU%&eoGoO#3`!rxqs`VsV!k#wv0<Fy0h{
1QC)VqoFBo@*80>o2(Qi5M4U>*bYfwopWpb)Us`nKEY)iFW;o(IHFDZO(uFQj=~{Z-5Z^}hajEZ+dqk+*+>sZKCg%)AnodRnLhQq
8OC<>6S59aUP5unApe)R4tG(N-dhvCrkgVKNQ!`&5eXPeOq*;JI80^$AS6=dTx1Q66G%ut8*?Wk=ZB?pkrY%{X*C&W38tHa222Gh
N=FO=?wUC?WEEuKN+`ffPEawdkP)bfD(e%hGYPg@(2B1q3{<U*Tyx7d=tyBDQQVq3Y1COnWRBuHbbNby%anvwRo;~Mj|nva+*ss=
cP8dHDCD-pnjNQC6qM0g#CJ;XQ1PWwNwQsz6P6|YrSC@&{CwlyYR6nxbnVIAWJys*%cJYLARJG7y69{2_X0V0rTsXO4&R(+UnjBR
AV64Osd&EO_+I+^#718@5)&Yf>N>LM9Gp|3myr<ib?Y2hG48uo!kJ4$hX*`%ebL_F_;vCmaqzKW91cgryRq_)!l>?u<U`xA9IMFW
cEVa1Uk$;hM{vEz3vO4mc=fn;-ZME^dHL-KjwB~OiOyxnBWY@0c{2#f(1BDKv0<^2#!eM03if!|76!@%4wwpO6WmBXcbjv81H2H4
CUc_$1MQGG1Q1MN^T(h&du$=ZZc<EhxOcJ#y@j?27Z65A%3(lIHaPX|-rNpH-EP~?Fn4u}c{oKE!5;4CfU<BN%sBs7{Z8*ihwf~B
DvM=P&V=90wbX=>g~Pr_lbqK1T;&x`Vctp9+8nNCsR@2}FP}Vjt8z`ujX^RLZv`bZWkbC4>y49Sw&Mw+L1{H%Ex$%JsWxUOcFTSu
wznjHAScB*>Cn4^4i@VnI_gRJYt@89ond@Oz4NXr>wm{uBfUh{wW8{5xG`X}yDFzm7|E_U*c#Ze9^l==me`e8rIcu@rDlSMNVQ*j
7otfa3ara!Fx8-{xFMuDjKtXXa7NIn25>;ENz@rSm%08j@!yNeV+_NoR;a_rSC+Q(_QRH&#ZYO&JxSB!X<Wrzec8seVyju>l9VB;
0vw%+LkUYf>PrY3oRk9uMJ*ZFGGvk4#jLRy5zwD;+5r^G<WAbb^S@$v5g{y@J%$~paO85DAz~6_$N<omf<p*#Wk_Vy<ua}(G*H(q
)B4e4kE84C_xC>Uf0yV0azv6)bDmsdUx0i|dBz;uK3I5XhkvhToPvro&ev{E^zS=w3$;p=m-f5~5{3v{d&Z*ix%tA=Vg|ry8(D2q
p1j9@O${>&KuUNjdof4$Y>wJ;%*P4|sbVTvG8%Cxpe|H#FoI;r?3i;qO042O_iP9`+lXn<NPxJInvq=yuu}w%nM|rGB}B-eISjbN
kc6TnQ9}w6Nvhd#4U<$fMPe19*hR+5Z3%%BIci}eD$8Zh<GTk3+b%{cSX)X#6lJWiL_Pf;C#N~636{&9ARtG$FhLe#!MQ>b-B4TN
L{mC)6UH5|DlumzpHRl!!sTYPM9TvRF*75W($as9@I@uYXsX@2c00;!qwP28fOy9<eY*uXP_<B06p>LvQd1N~Qp^=p&=k=SQ$;ir
Q4&xE07RuN6f_jmNkcGDO-V!&F%&67MFjyB4N+8-jMNn~Brzz_5kOK>L{LRklPyyOkpV+UQd2ZU^s<PEiYS<7k%(e}7h;HWkrh$?
iUrD|h$#^fRY?>PK@d_zQBcH8RMZtj69okX1VltxnF$3l6fs2wQ8d#*5iu1-Fi=$lMNm~OG*Dkqj+NZ<1CiITk|%l89-Mq0;ewv}
h&v=4F^r2RCaGD~g%oTq$VqgvG`$>il+-|pL_H9U(;(%_;h>y@p}`7up)d$2h?yO>aC8_2$y;n>!eST~9grl>G1itOkR*`Mb!dLG
j_#o)gqa2-ad4xCXRFQ#3W};pW`ba#mZ~CZredg~DIy{eRS`&e_k4Cx+!kjrl{w_dfQ$#Z;NbFh{77fINAK%`YncPm08$?}h;hvc
V;LD{RwYECO0Rl7L5Fe^*q(f*gy)HJ2xPyN8ji>0`$%pDb5uo&ym$AJ9E!g<j#qrhwshhIvooX@-s8OeySdg;e_Q<?<T{c)$<Lo2
U2VgwFucU@?e2<*6)FV;5lrO*i2zVXC<ub2q{zTTO%*~d6j4mfRD(l8tV1$|PxQXuK1E$exb8!&+~{A9b-e(hNGNEapdx4w^@XgM
B7up53Z<n&mVhcHEC^JmzY-n8Iy62#ztoUZqw|qBtC%0AL>sZuv&&FhS_F|~OBoG|4%|Q_3-WcHhv&+)!K}}{&#A23<P-0Qfu4p6
1sj)EjQdm0F_MmPkc9+Ou4|VhOG{CQuW|<lCImV$UMHI}-&x(01%1a2a7;XNDYWq(Q=;CxdGD{g&d-V|_N6`dy6Vj?G{-RoYY`Ai
VS{<`<IgNyPba;3pDQVpe0xgtOipqD-k|77I7#-jM)a26!{Yb5aN{058>3_T*n*6F*J@b1YcUlTI+Z+9Ybn0lxs_@uZn5xZWJd~#
k>^ek1S7cR6dlXac5fVal0C@KC$4$vvx%!+celAZeZ}LiUC)&F9=9VWJX1vC^6u|f2rrA1hv0X_@;khDW!`>xwvh63KI`7z>=DR#
;Nb2)4ZV}$7g}hXCOiW@Bqm*)E=+;o+mW;(x-4^>7E=WlJ7;3~2ZNZ>Z6WIGhq3QmAgGL21$C8E<=mH3(^wOz;?{&8mN_{h!Ceci
Cq-K$2q^!^V<3th4uwAOaPXqxRd>#++_B=^4mhJhgP5p-Fi=9n4gkN(YwT7VijQQb>?#9ZPPC9G9198f{r)rM?>*B4pCma%2af(-
H2K}i@e{NlNGb{mN+Oz|qF}@zz#;DZ1YV*5|10+=<$s&P?Ki8h&H-SA3yA*tva8U@%iYIjb<oW!enAFKrBNKBlG386pooh6>HNRD
_4xDtX}V+)p8C2ay_7f%!wx0d-<e#2VS`eEz@S6=7`S&!8!wMRlneah1>>U5$hj!z#0Ut?x}(KIR8d~0*qxnCFRka9%;B6vt`$a4
_ngJf87rt^75{ve?+;gxE5|3J;xsK6Nsas4iT5Wu!<`P7+v9z97<IYL%Eh@r{IQovNd<Su6cG_bpB6MPT6dwIDdk)iHwaslUu-@x
YFhC@Q6PmPl%1xgmEu#8X!hMJkfIj*__qP~a>%dK_wN1inc*RxH5K=ez1)#<*_CS5SVY=M8u4g(&CT{Ii?g8j%i+*5M99JcW)w|O
`7#07k^#O^R6ITXUe7Le^PP2c<L}&H+?asP#WjIh-ts23hpsG!x}X)PUJU9&nwWz)NG)>CrYdQpiv-nT5p06=Diym{n#Ef=0~C#*
IIHi|po*~p%^D%3wN9Hj08|13$2#0`wXkbI>d-(J+kQed?1vae+1u8Pgh5bF+dZ?`!;9yc9p6_$&5fvAOzP4twO2Ym$5X~;w51(O
$RxS4Qjd&fMM1JnZ*8gd29Fh2qon)s5T&gltOivtl`0LCC0MB2DeLUj=NKGT?`OO<VQx=+zk<W8T<I1!!d=n#DsuUyNn=(ti%D>0
JdQ!c)uN;-Xfb^_;zP;`$Opt)ioIW9Y}bev9S29o9@6_hl^y%_X%|gDycrM6>8kjA$Jdv)z}8a@qP>W(TcO=7%&rMe%Z4X?;h{mA
iDgw-F9|UrK_SHqa!rb(xsgJ^mO5G)_+=1deH|H`=?v<ObRaQTDRCFns`A48xj=Fmm4N^ZAPWVVhOTdit60}J1A!_-Xi$&AQ30GP
By?Ge0>QlNR(ZRqX#Bq@D<zS^WFKq6F=Ztj&1e%gNGLRbc1~UgjHCsg^tBGix$ZZz9rJwask*mq5GC$jyYa>k4~Yp>ONt40DJNrD
901oLor0`<wF;;?a))*u9lHZjkxA=9^XNp)%ny9uWS!N{*)UkXIX@KkIhOSG;pc*pOfJPch7uUCCJi}dr<H|x3UL-<LG#BbqgGUJ
&qual_IOBb&{8hE@eTJ^#{RG7R*;u}9~%ZO5ma%B(9=Xg=298d-);b1xSkz*iF;Pc?wAfK(l~4giU~epUMddOw)^CyB&)q_gUiSk
s*tJ{q`_adt+fzmJ>BaT-`K&~=rk=Ox71FUV7|-RBE~v+Iyiz5u(6=X&h4Dd><&ph__Sh$!;FS-ssl{03$*MZ9X(Gej_Kjkr$j*@
GhN3mkQg>JCk_BY<(QyG7L#Ta1~*ffIz2{e#q_xyi<u-;x;bLgJYDq5=<Dk3Mn3RVO@f_!pniqa0re!e)}LbSAT6k>dgkgghz=Tn
5Nog#y`zd%wFpt$f(UxK)ai}s1XEXRK)w__TsuH_F=1h1&4OuSK_K>4wiK*bUC*b6)qMl(6JK;rj33jIQ#sgl6fPzA_<ij(c4|)o
(hT?^08_9|1hRwcjbDSJ1A$$kPLoTNI!OpXy(Qz~vUNT?9KhMd%rlb6a+ruRBLk`=NJlW<#u%zs-&xZ+2Y`5Su{fHwL>p#f2!-7W
v%aQMIfy#E%-LrRX=_*^XF`Sy5O_8Lpmb4z>|GaLX<ms&EED6x?&$SLq0eVWGqRpo6*l?ss%JM@1Fk*;u;mJ;8&w}4f1b_Y%_=3)
)sSA*Rzc|K`9-3=ux29!>+YKC0N|?kz3@er+DoioRvLD=O7T~vRoDe@f|q*-$f-i0-8!t6S93)ahV&GBbqcH!ZZOCp@DmR&AajFF
LMlBVFhGgkZ`yND5!UzAEgsR8=4rT38}r`_X0bu0I%hh$_sA$N#f!5U?FW`u3>C_hin;1xn5dqD;@fz{@2PEx#i%;DTUB+RG=ZFI
@(@ARBjM!)0?m_{b-N$QDw;z3SEy#=J`bWC#G(;8)e5$j&_S?F6)85FQYg|RTiV9eH@>KDyt}raG~?*w%JJ_mW!c{+Mwq)6u7x{T
kmdFvZoZ`!f-Cp4v>ov~QBxty2q=L=2Mo5YG>5isGa^hHlStBQiKV8!cL&S*qBFFcJ4c6t5_LI!>hbusXPliTA)_l(M)#Jzqtdt2
I?dH@smYPj<+ErMVl#Tu#$%h{Jc4j8qN^b0!2!V%T(Fu>k6#m<9xpr}t|_^l*IB!qxxQy2OR;(14HJDPjU%-eT)L!uK9vBEPp#*A
BIQPTh`ZSo#L>PpFIFq-B;9tilcM_Qc=IkKrlLd6tVFs;XVx99-EvocpINiE`5UrEUP_%@Y3^aF@u2A*E|*K*wQrnhTkQ~ZvBa+w
Q`&uJD1Kx~_ICNXNbe;X*5#Cyb;~)pZn$ePv%T?6)v9!f)9A;<J#OBkXzf)bP>_&yoAb_=uED&w5pu(d(C@i&k?j#Fi(JP1^NY#X
d)zuY)6A5DjcG9l7oikORpoUomUN?wd)-F}abcP9pF5P1UJYEJZ>wtJL~0fEnRvRtNPG`^Sv~uOLyA!P7^Jw7cU_|Fk%C3ft;)w@
h(jYL6Vjt7Rm#=lrB+!|?6HEbWmrpGw3^XtaWznGy)7eZ<ZlrhNE<!Vnrlk1>#5dZ?W*+AmsJ>yAE^=LXGZo$cusR4-UmrqDUCAH
M<b_S13Nn%Uj33>4wZ)HsaK3jlT=#yMW`)!F-CGg#5&HLrKyUYVZ(>w){4@FhOac<*S!csCUutw6h_XE9q*(!IXhng)QQd=`8@dY
&a`s(7+e&iK?Qb&XHOr#{q1jC!c=AYRU^zjc&R6|;ASJmT~LpO&Q{}OI*+p6(l^{3J+Y9%)8@<)=6oUXKTbqx(&pczWD)4-n6x~Y
CTz63f+Z-lSu@H=$+m*EsfoQ&SVdDAJMW(d3D|dF2G?Inf61ny8TF*!uKwV8xOLOkyBD`4Gkc)ONXQ8a$sz1M{U+hhvNI7kJTUIb
$ZH^v9Zt`%i-huk465kVhIs2tqIxduF@h0TL3*lymsNF6y4r<x!_BNg;U3=Ys(dQwVcxA`2Nuoolg3F76NKbN4kA2l0aDl8x;>g8
LK4Bz#Cd+Ky1q%nCh0v>Jn`3WCXWXbnLLnA?&#2#Fy}y4sIL1xd+apPjg)|B@zIogBP_$u8{lnLRc=-k#v~yG!$wi+k827v_KZ2X
5=cd($L9Y(<{S}KOPBI~L_U4_WyQZWJ<ayK+PL{?-&~^hEAuA}5>PGSsViWDw?Sv#J^3CbHmK>H^A@{FGgOU8TEw~CbCMa&-nfrL
QVmNTcB+ys1|a5Hwey&5C&LOo+AfpJjPXhyIH8duaMHdW?z|RC<1r3VVuppSiydzaMPjjZlwzrzVXM7(=5qPwo!OUfp4O|=B&Wvx
eTPH$)UG)BVFpH_(4soloAvMAWzOFAD1FhHaYS{sfx#tx(~*aVlRNv#ARd6cQIL8L)2Yd#e2%7dwC&bCK0|jk6p0jMip7k8pIgQh
SfBwB@n3Wj04DsgA@9e?eB>hbz3$mJLbzmwq44-bR?=Uma;#oH`u{ZhUyytnVr`u$xl`1f?`cakMOPco&eyGlY%g&-o792Voe>Ws
QZue+js{-f?a{@b1dHudHOuL1Gl-)WgqVdCLZ&B2gITI_AiSxYJBz3oM80VEH|1cRDB|&ws4ytd=!@gC-D|_!&FyX8HY3`z2KGjY
nuUFC;_0-wf+9-Pq(<}J`I2_GISCym%vU7OnU@t2QMkn&dPC_C6HBSx^{nrMtJC*FqKJs`VqG&J%T(fE+YWTYf-P#*K?NpCemhYD
67dhD*L@O*kSU}rR@WNl^3Iccq+c%jyJ~dNCZiydsGT;@{xa?RbVXiq^4(kW1)O;|G#BU3YrDiGja^4o(vDARx<EDdTC=~a?+fq3
J9t>_cH32p5YU%a-?evjy)I5$W5#PxXD=S^6vWiQQdM2{4GdiEAu<@k0?8H*cgR%JwASf;7zXCO6?UBl?Gxb{p!87Fv{?JI2hNKG
6S+Bu0B@S~U^J1&fVSF!Bt|eOB$8*wmZLgpsNmj2+q2ZvUJpc4Ltm6Wy55n+(&<Dfi3`~{qKa~uqtw#d|6Mb#EPxx9csiOs2Sle6
u}Sd=LTKnsQHSERs84M0!zh5m5`~{s+45~=O1eB=@($W0>4wK&C#ccQ$C~jkQ)5RZcuNLD(eMm280TQ}aVgpyl;G-mGzFcHl2^K>
N}5vPD{2c}R*<^rv(ffCDB3K~E4r+u@N%Gda=P_U+ZSQ-WgdfrEE(DLzh^(O%>eymgzbu7Es)e0Mvt)1)u(lLyvw`%^cVV@xZ4B#
xP;N4i7Ob$D00UcmS8KoW?U(8pYwpoHAW=5Z98H?MH$ehz@Vlcg~Ct>n3RA@L~2G6%7rpagoafs5)p_MhA3H(qyfkh%mt)^p&+J!
rb>xMhLxSHX_Arvbwxsj2ssiELLvd)QWx~+1Rvx>NQE-OB#99dN>fWj1k_RqKrtvK3Q&Yd4~YLMDH%zipc*8E0+FPW29!zz+47XC
4~SAU&P4%5ab8jsSTCX5{e9+oljm0t9`K=}kmwIrS|20q%@YtrWEnUR4pcArZUOTAKM%3!f_<O}CLd0HHbvro?#=+A?)$zfoVlVM
@FzFBz$Asj2M_QF(U)2QsCQIe0V)Q7jFm=&pj9w2%AlE`DM?x&0>EJbfC4}&90maP_VLf3bKmpc`*!9C%%DL4n-DJI-j>E{^d(;S
S>;^1wr<M9(#d*~-(Jl1jIoZC;**ZkeCsc($sy(Q$qsPY#bup!K^2{|n}e@X=W;%)`*6MZ*QJ-sILx_e7_IbG)Jwf=Z7%Iv>p_E}
wr?iz;G_n&(b&=5oLT^OsybfgwbCs6You)Q)&xegqyy4+EaOF>*9vz9X<Cy6QPVV$L?>L0-r%!vQ6DbSsIo|!BRjcc?c+Db4hTiK
m?9>PSuucEiCPtye840k3f2=%rMl)GN&W5%4CA?|>~@nqT)X7u7WwPZzbmhu<}8N8%AVJ|pM1jEbk9B+>%Abnu6$e)B9}l;D~M*b
`56LPDcC@a#ZXjj8T1U$!(VL>?ysK*w=>>!l`^!m$>x?KdhKxPZjB3?-Nj%CHmta7M$8{<%iC<;X0vk@kn&{~y$Ec;)Nvjy6(0QP
^6N=Y!LA1U{Ow+vW=6u71ZpxFED1nL#MsWKE(Hq<)lsM(o}X3AAajHLZHLFe&pJ<t1>5j+=~fDX4<b6N9iArgrHy;75etJM2Y)UN
pBTl(qR}&nTTZ%8bQKf}0?LL+FEY+)0U9Cq!=0Z{@q0KibiHmJLt;EkQ{T_PUu)9Q6}ac8&wcmnlGtp=1;ph&7$KSE)D#iK!4@Xd
5t=AeptXc+dRr$r6AuK;hn@TLdfo9t$gIw7s_S_@JE+kwu63M3@^L4*vWi@jeJ))XGp24P_n@t?b1gT~+fhpUO?kEI?7s#m`7qXC
3cbp3*`?RAm(BB8z(-psiH@?myfCP$Q`df<4F&DNFA`cKo}MExbVE0St?tau-;nB+czL~Z6)i?Y_~*q}&#XK$y$ZJNE#)fDV7PX7
%M|H&1&+P=Mvr%MqR2!tm}tS!ymZltV+`wWwSriORLq}qh5fJ5TrQ}}@?mw>4pXOC*@(2+iauXD$|j6^$Kvf`K63rl^$?42PuIDp
zDOYFsGpW{eJ>mJeSLD8>EB)~I=PDvEorLO#$Trre><yA&duwijN_0H+Z$@4qLEcbGScm~eM}Hu@fAWtha13XVjSyv%m@z#ww}e`
3uUXr?Y3=_6P;~ntzNMRytolGW5e2Vq!+Gw<9TT&#+uE~EofmL2(=)h^UE}uuIkgK1~(B*p$%yDzfae^E2bpZLS5M|4fQeb?R%Si
==Iw1>|Oh7t}b@%xN{y$Nz|Sd9#ss<Dn5>eX;3&2*g7h}MHW=Au_*7wLijZH6UfI7j)R$kno;J+cPeK9<H?vg&2T{HjfYVQk7JI>
tRC&hW5V4}5?(+C=il)9ii`IL)uZ;>%o=p1o5p?>MRGMrul3VLid}EG-{=Q+8}DF#SYY8?u1e)gQ?ksYKicx)+K}AB88{m!5*ziM
jo6tW{1x{h^3PM>@8R&<m!@jce%<w8w{A=CjxXfDj-5l3iUy}Ds2ZUDRYoMK|282Y%_wk_kJJ$qeMA`{1p!CX43mdY=LhKme<KIT
5j&xzPzZz$Fn9C?P$&T?6hf39CsKpa5Ih85um@yAh4yCr+}lb*cL#ZnfY$f|?00Wcr^-Yy^LQEG<LIH_3Ecvmw-GwN54+y%3UBGw
dLB=OG@%eN9r76>P*P@M*iJJuQZ+;O!IMP=3rna|2u1_L2OVHgnF>dkpgbi&Id$;S?%3Q<VxAC)&?=M)08%Io0*G%OX#D<{*B{kp
u-0o+Qx#<4jA1y=VTDk4^bZ*i<U)zt=jEg}LdP*cASi;7A|gsfB1mWn2?95hB&LJ~h;;@plfWQ`A=YCgp8i<uo64vZ1N{8H9{y?{
XPJrZf+a!ri{%O7BS?r+hm5Gwr63s~(xZ}4DgD!^PcbnAWjEVVx8IM)mpM9*VEawB5TW)a|2)hwObKY2f|e+0!W@VQAcRPY52`T}
jt9+C<{|ja6om+NKF~M4V2Lv^xP1P<ZOC?CpETw_-1>jV(><7<kW~G_j$zO9*1&tZgjDqQKWDS}G5))Mb!g#@8jG4d|0Qnb7)Pip
A*jA~Lt33)GABJc*Bo^9ddNu(WSuYxI6^}n`;TyCHWb=$2PY;rJMigqh?vfvM66ug-mrWp0i^Dhj(~_^9O_)eC4FfUAMgMrGKlK0
Va!Rlg8gPjj{AIHyZk2*b9?aULI@6>QZW6f+LDG!2|m^`xnxTQ8K(&V!8S5?5Q$+nEbK1C3@v0Jr#sBNG5Wt{UdLd1!Qhgj82z(B
`f9v^mSC#vh@eW|VGFSUu<@|uKA$bYVBfosyU_3H;o0Nv_4o=u1L{7v;GLvqMx#fC@6ee^v~LQX+Te2IcQK`#S-?aJpXr~4uXuY*
e6^7|`o+Y1-21^#VXm&;VfCa}JIBc3O!4kHKwO}K69ZtUd#)`>Z#f(rgRPAY*c@@948mY6WX7CqI33BcAsplFd~ZmrvZv~l$;^&X
a%lYg_mzb1JgM492BQH`%-=^Gb|8Dlr=Bz!9f0?3-wo^pcxBLiiev2?e%KoO_S#K=-eO?eO5<`BkwLP?qf*{7icCstOQU@9Xq<-$
#8ZZh@-4#l9fs10s}Te6p-yjf!Q<oO$C_7zgW}&+NJG;-0;Zn!g%~3hWqR+IzP5P1rLze@v6j9yFvW;4R7N8r=@I89vzMI|^TAa+
_$|&m^U!nU#d?T+Jp1L(EDR;hW@)e*Man}c9Gd@f!K6oSWRRSB<tWN)7X-u;O*1nq@6V1J&-wHoaudS<hriRC&z3(E?B;9XA0fUr
p_euVSB}CTVcvic+&cr#Pv=EWPwMQRyf4n{O&b}Z`$(ArQ81k!xWvU9;a$}L)L)ZKSm0O`LcLsjs628)fgoF-j}^-CU#Ol%+=N4F
jQpoo8jXs-KW}w7jiD(8Rd(vAmCi16b(gmkQ_4<PE5(FSBMz8q`Fi8e6;=Vw8*H?w4Blak!G+2TnC{tujGA>BMxIx5S}a3I<P5k_
OA`brFcvUo*soW6DowKQMzyA)WoclmlUwVFCZZFKwIXKxVJg)LC0CVq4y20kr~S8PyE{17IqQ78;8O`wQEGF1rl1)-CRr;ekn&ac
-qF$osihbpP_$TB>kGaIzGZOmXH~<X)G@Uyh;?>h<%7YsVK$%RgZIPY&p!`)c16-$UK+XFAfw1rSX*c)prX}T-#4o9x@n@On{0JW
>aQ-Hy?5gj<*}RXlAX0vc}(4v2P(`!@1pR9Wd^5nRMMt|cG;V?kz&J#XfBhMXhF_6(XpDwQ<n|6p<)DqBO9j5xLT`FWn!1T+cAcO
L6$T<WX*Abkr!lFbkz#Vdm5gU<7ck{#8JHso?HtU^a=;W{yKdU77UB<cI4A4N{(3ytf07&vco7>JYNjdb|nWKg=3M>j-4l}(H}hs
dH{FM+@RUWgD*)WmsB+b<~rVu5HQf8nFt4MB7nGDpbD#!H_SkK1z17bVMP`{8x6XOsEIZVGjA%4NQCObwmPPPMi{m-sEDRTP0KrM
w4w$e=L~k3mGca{M`EUO#U3;=aNyJvadmn-51>>?p&O6{&|O*n6n{SYWbK*cML03JcHH8hcZa=v-1|X$?PcisHHFut-pkKKoVlxl
h}zXEY;G82#4HT>8!NFkZHVKgWYZ#?@pOu&QRpP!8`O$(r+n+5eD?v}1)~)YI)yA?UNGg>h7?L@3^Jf3lS~xs$%ZmzM7wDW33<nR
h9>|ZO~vGi+KN1Mh-JrM>QjIL)gZRkG(@EeEOjR<iqcF$666#nMr39~N43s^slY(wALj$%z&bA{4v)ejf&>Z&n(UPb1V$_0*~iPV
Pu?U%BTA7X(!jwlLlo{k=4Y6X4u5ieB3t3}6!Nf{2!9l>?}q-rBkX;cQT+0zOMUY$d^BcewXYrTaB!n6)f6bIjwqaxu;~-qx#g|7
@AOB3;fKd}4_r%y5z45Ug&fFwyT1)<a{R9bu9b}`aI20N>?*k=JELEef-Mno%SRk@t@{&qtqIT1jC-KrUGcc{+|wmIo$mxbd#wyP
_dfGpGo3|UQ_m$c>Qp+AYTq99z0oMABps8e>L&__R+F?H(Z0IMdMu(SgR=faii^>2)2A-cUmFT?>Iq3?c2BkOflfi|vyf2=zf6O>
dd8)+EaYMM{-0dsRq34d-wZ{YR*9-%_PyP0Lc40LITD;e#!syM+yujL;m3?)qNi@)3*7i|N4+}L16(<a#ZbNMDXZj21bJQ{A6L?=
QPpXzw$Dk0$p%<ZLNa3wl5|Scm({0_nd)92e)Gn399-mcx=J@|XY1=jG`Z^tX((K^HN_S$G@EIf<_&6rIw1GQX&PK??cT<pt?!(k
=KJqgpRWG4(d<>#?Wl_z<BVD(T4rwVG``X*BQCC<3Op_;cY0LiUivT22Q+DO&EcF7)U^7WlRW}lM!=!(XOgARx`zbC&aM+6gXCSr
?wWO08AnW5OXr5EVr1H;Yp%7m<>|1i;;D@qXcopC&=EtTuh!dI&4F`}Rd9$HBGyL`V)j(IZJP%8th~LWM!fM%3bD4&oHn|xwqdTd
6H@^)tKoa$$)LS#z~t(e&QEr4)cc}c3~q}3D}?2OY?^hVd?bT)I5SQT*tkM-=VvIUl)JHxP9H=gRG74o3%?eL91TgL1uQfsWr&Nl
**bPkJhk9+ULk=^xXI6%d^)AiMFbjGYRg*6kZDLppsKKkZ1OeIlWljXoKdtOX`P+4EOc6PaYw1e4<s$P3^PO-gE^rRLv5!`QPR{H
f}}^bzTT#<4?)rPhil*5!_O>8W<&4KT)$-T``=bfr|ZZjawY2q2G_dN;Omfx?#_CY;-S)o(yoW;-=(wFDwGLhK(H(@_r4rr>SR^L
#f_~M(MfDkGB8OIhSIT9gj%<~+Wf0)WYU$|l-*3KR3K`0A<=0yc!s2zgiT;+K%iTjz13}Z;G;t>E;mp#Xm=v_)(yfg=X%W|&tw)%
8c{@L%)zF!LrhVTFJ1igy|MGe(9?{1@-9u0+#g(Oxs>TXhgxR&rGc`{-Xa}h6daX`P=cQmQxlU&Ys=ilVM&bQm!hO&BQK0v_LBzb
-m0&Iy`HxpIJ)W1BT`2-%XN9jg|9b@j<3*fT(PLNYZfy{4^1YJ@D&J}C<h}<ij6I7;=SVOXy3=Hg~9c=J`_GZyykTM%HY%I4sd0Y
gSwYyVd&w#bw<jn<LjfueR8?-o9UhKndV=+F?UtyRlVKaQ*R}D<&!u?#ml_58urI^Undb22g1QLj0;0LE}lAX$|%kA&g<+yG~R=*
&x^CP`Z>4Y6lw8P>W=ARLnX4=#Pgqo12@apFxONr#+|q%oYJbKa`D?e@(Ol`P!iSL_jg%lU0qVH*OrBZ!-ks&lp7|%P`({lY)nNQ
41}9!C#pa;Fb)~tnZ$I~Dkh^Ey1gXWXIpP~8sOm@yV+UcD`jF19banVuU>j3_u+?~DE!kYV@6}XPdv?BAtA+j`lY305-m+Jqv=FW
RyVV@no(*XA+4(Pfr)X5smzn6wVbR0GcS4!J7xI{Ul-N}q>^(-aW3M_caPKCxNN(t+w;k6z=KCNmKev3H0pX#*x=^@3iV*irjx#l
2K1UU7n%vSopB4`60}cQz8H3eeKgHCqW1XsZ$%e=bg<8CeDSpW<li{n-JP8YMLlKOw-ieh>e0^!;xF4fe8Kg;&Tbugnsg;?GecS#
ND*4yV7OV@9rd`jY&Oe8)Ff^$>$IU~x4(a{AX?*b3y+pFM<6+K(mhL`1gt_wVlt@&5`-lX&&h{ggcsSRX4$=(@LS};JqgK^knkiq
4@Ex_4%|)6w)ytH3Q5z6<|F?&N@yQ;=MLHMOtNql07}JL(O6pwv^jwQ6R;~4zun6r+okj=VtDT^T0t_$j_^oORUdA4aTGY?oYOQQ
p;KJun{=v#Czr1bh~V!ciaT-Gf3U#kqx<xrl_6A&6cmdwNGL#3RV4#N&{GRis+~D``I+zv1vbw?xtV9fil$WI$7!W$H5sF#YS$)F
IPc-Ub@akahX__<q`3m&n4UHeE<A?x0$@so!Z_G*ol#MgaDidai=o?QiG@tLN<_m80w6L{A&@nuVQC@?p$7<5)FYw<h)N1r(74mu
LVe5z;jkAnA9?$$VIKuU+;{vqtI$s#0_<C0JzZnYIlve}LOEp7>Tzg^A}OLO70`!c6ax~CD1|VRycH2cVOdW=m8B^rH`|A{={^7+
yeS{w0H1F!uj)Ui_kOeYxwla_YEYkv{RuMA{-iFcp$MF9hL{@Q+xHo+Az1+#AWl}Fpn)jJ2CTBMhdhprC#l-e<1E@yiK3cRnU|-`
?f`D=8p4(Shy)5CV_-W>Q&ifTqa%9Y{mS>Tv=%J3MJ%7ODkqX3sjZXe39fvOPk%CC7Q;RrMwF+!A&AT@mP%PEZ4wUV#Qq(-u}uTF
!#YlqoVo9i;R;Ls@~Zx3s=3zwC3X#}vy(n@=Hd_`5U}OyrwJ6H8o#RnP{~w<2_z+$fFUU+1W^5w047V;Kp-Bf{z7eJIf~>nWJDkk
7G?x|LS|+G54Xj6FZo;RA-(@UgO6pj#XhT~GjE<#$j-1He#aW+S;njGRj?yW=JciXLe8-6Sb`H0LQ|FKWHRN7tRf<G^5R!acf+2v
?sd0oqoxhv1S$}NHlHRFF@}~kU2m)%^KLG*4yl<9kHVMq^8CmJV^%Ngsw)aKmHI$9F)%o(NQ+1`r7J)bltoKagfIb0sX{426f_8t
fK^5@OvJ-TP*`kjt*dB927)3`Q9(l`n23};O1cJjBRD|{v=EZSK?_Qhfjbs~9J?qx3&|>UG%5<B<vCrXQ4ykce8bGR7i`qwGGap=
?YrK<yAUEyje5h9uCo>-8Un?^!loepzODiC*xD<cjLZ@&L0BwMQBeg_sa`8gWP>oYl!a<sVv$U`Lk5Qe3YqAYF;J#5gdwEMf+$5&
wVi<z2%$3;lN$iS8lhBZDj?Z&4iH}PyOqUX`2HR^JP2VkiAaDjgsKven1+g$k~0Y<%4HBJh;lAMD01NpqakDY=s*=r<=7nkNdWaO
U8x}29Ed^<Y^KQI*hWA3#ydC#;Uq;9Dtf^pgD#}Y0LjE0m9cnBsagbxaOWWG<X3Jc*c|E>)<Vnc8XV*o0Ey5|X#{aVX$hby$*Cv_
kc)0l&Oa;e{5S!_oel}We~z*HK)nDHmWUC=fl35ffP)!kMe@hKU7#JHQi>?0r4XT^pm&W%l1j^N>Dkf{LQdGCB4Yp;RDw(aK#w>S
!GuVF7g7kA6Cw_}1{s=3WwtSrP#3)6JG$L8!A0f<|CP_@j~yppk2D@l1BkO_?b~y_@v{~#-cJa4H7-By?M*ti54%aEsaPbRx;r}`
eB)gs|MIG?yJjJHNj3F(dzzIdqO60a<X4jsidD%&wUCz`I7Ko@utP(%?<N+7O}c1#ANOmlO__pRZ&4VbiL9oSVZv1xkrS6=nhwQ9
s;-e_Mau~!ORhY}GjhqT+O!Ttzs)7y#R#EkG>X&{@H8qtEiX*6qAW*A;OMnEF6~lEHn0CrSZ+1r<nj$nd$71PmyF)1F+r2FbIs#K
u{qv!JA5we$VvkGd0*Zi;qTxl5tN1$;z1yV3PMBZLO}e;eutlNJ+SYW$LB!rctt}BVnpN%Ut{<;Hhw0t@Myv+qJFic%~Hz16g`MX
53^^aD;I32EC(nB>sTB~G?eOq-OkIG3tiGyYuB+L|I(Z-`gp+S8DHE<CB2=LmQ9B<1Dj{FK*80SmMG}M4L1vr!JDj|abn7sW~LFJ
N7u0*@K1mg;O;G}VMNa~d*x9v>>+=jl50<zBI*<73Z?jlA%c>eck4Lj0oTdEqk%Ry1K;aN9u#7OWthzmf|a6on2L)Ng!#B)+n0@N
<|dSoP*{v}hH%VPNFpv!erO^Nm!TSP;d@n9nJf|KF(1oWz6B_3oWcr96ez;H7?5%R)DeUTgNmlItx@rQ<XLZ)a9T=*ap2<Z*GxNM
OG(rrviM_aZq5*%df7%|vEHfQvwU|f$0%6A4J0frC6EM8WlsriUa2HB_-K$F7Cl2QVBI@=eZcf@M@qpv<#5zV+o-%_exBKyEfG9t
8K((~nn3c*kX`~prR@%|(s@i*T`HaEY76TP%Ct2~C`C&aW(K$CI3t+(4%9I3$39c*q+wQbdS7d%MC>2tGY67^qVq9PSEfBRk3>5-
eZ$Q+p>hI2ZWb|F^T4J<oIJBaWfqCURGS1~hfO7&^Bp1MEtOR>1|Y}0(L;2r(>U=>@hfaJ2R`bX*THh8&ffni^?pnaK=&Eyas$Hc
ofAirer9?dN(^%B?W=qzi;?z~B4|S)j#tX9_4t$>AT~Sc4^b7Z6d1}L?PsY+PEe3u=-A!FLZ)4%bwncUC=@ZY?YbrBWfslNe!cD0
d%Ap2SmEBcb_wK@DZfZw-niTqworFLg`~y-ZA6QLpkU3ulJj)UsE%~~t)<R8I|3D#0U#rS=#!kh?##~Houriv*5`KU_?#S3?mG__
JJ#f1J5`qj>JuD<sE(%Yj4YXT-Ny^)!|QHCKKBQBw<Xz9w?y-iIoOIZ-5FwlQ=&YOzPA^09US9^I+J!q)w`8&p(Ye6G>Qj3F)9kG
2%lI{4s+`q<u%>g3q5nViZ1QI>cP&(I4aw?xyK-+9UQ&fxk1-(cRISV!wBFx09hv&TXTmys0rE`Fj#OCh1MKHIOlcC%h|=9@s&?o
NxZ7#lPL%s=?b#@u6Mczk}AiJ@!NUf7aLgtWF!weo$B&sGUJhPWF$G<<pY^h2UO$fg%k|xn04TR76H7b6cLdVLq0|xRaKm`N<+)Q
n>26+7D`^Y;O*nV#M*pSN?upo{J_tt?6MxteRrORRvwbn?~in*-CLUL-{Z$%G@uf7BCi}%5F%D1Y)zqbAX^wg2PQHR26F@{L3WIV
7g3O<+pPsHVJ14m7z!4tX=`(sbtXcE$EX0sA8aG&f#ibvhk5)&Ka_(?>u=n8`5ii5xUz}y1FQmJ4$HycH3mny%Ls;j=(yseyX5C~
OtuU&c`=E_4zTKOm~&<N4^s(>cHRtWx*tI{4|Fe3A=IEA&K>9p=6#;bJa5eR8blvRK`BS{>4KmXsA>R5+{y@T2S_)csuUA5zuXje
g`QZ7`t9!BJ)UMN_}fN){s8>B`fpekD-rPZ)z{gNdz19NGX!w=ZgKL3Io@|J@RpuB%ZJv}HJW-!%CFv?bHuR-^Qq|R2V1#PnhA!P
SId|jWG74^tqdazK+t04DwWf(gLAo#MrALsU!H#r`%S%l-Q`)ra&T6<44taYxE=pq=ALR6q8#x;$<3WQ(L$bQqx*c}z#OMXUlb)@
AQ1GHBtof(C7NIYkZO=%q(UfyhJl!(fdZu>2nkT1NpPl`2;`WFNWx!U4X5Xu(XI|AQ&6r5Z(B}%q$Gw(k3SBc)o<a;ubd}MeEX>g
nL+Hs5g&!9P2^}nC<qMxV+7JC4%2#v#P&`e412QA7QA(_LAhjZ>K)p*^~aZ(6q@M*PN@$;J3$G3Tf7foL(_5;Fh94q+1I-Tzr!*q
&$;~HtbyxL2vdGJdw!2+qnWLPfky|$YRnvfz}*%_bq*UDrK&=MP&o)hrBF0XigD4%A5rUVA*W#H&fLBHyK=Eb7EV({WH?|}>&dJ0
Er{)f3j6~LG7DSH1tE;a6=tBMX^QNqQshK-k<J{G!yTm;_L^CwDAX80)k`!RPB2_CsgE4s<)%-u3UlYwbK~`rbH7#<BE!m5oPp%X
ajmij9IY6u1Y$5iLslMBW;S!hl5@yd!4sRyp^K&RQx)W3ZSwtdyzXi<k?bj&cQr2`4)%RW5CiI!B+lGZiTQ{d`jCMW^Z7PzCe!Bc
y^~rz8Tkq-qLcb(-q;Buh}%^BZ6XSOI?RwpF0B?Q$2U6w=OePL*~$v%X&2qJ0;uKd1eqK;RWjnv3PPX@W>+a9N@<2ziDuj<9ic%T
gmHu%Fp`@HuIdq(RYYhkjcLfQo1i2aAY9CjK|v&ea)Xp+B$S|r36Y6fY?oRi43YB(ull-<*posS7N2$&IzgR<y3iuKC<rJ&=6?8(
A%W7V3=9y&1j<Y#5E>2F!F_#9e5QasZI~yf)j{qvHez%J*@#B=fw$i|s&y{^&nf&g127>Fp%TP`Y<~ae>`{3fOaxB73Y}2j0GpVL
KU?msSZLyxFvIk>K-PS`pde7xQpr>PxR^l^5e!sem?1)IjnxlP^gE8kUPz<e2v9`QqewI=93>2eS5S+QK!$`72z_MoL%(dS>l+Vm
rUb!*g$9>5!aL|CLnE^~eB6tZR#lXY-7HR3DL)MRcMbQ6DFdXkr4s@ubaUehWYB7FY>@##PIRXMEkQs=M9}hUKxmT^O>wAg#xaTt
u@%aXmj4dpqb&+q6+!%Ce;sZ<INv&$5UkUPqT<}8eBs$x!q;AImLh0XK~Yq)FJ$`UAnLUiDh7dwE4o#boO{}}HdaOoG1cM1X{t&z
bxk^Ir+$w_q^N1JW(p{ZEQcY<aF~k~c-6;GIfhqxn3h$Dv8AS|G-k4s7@EC$Uvu(89x_Gmh%v^p0-VDD3<Xc^7-@=tr5UK9r4%Ss
Jb(iXeLHa21U?bMK^Txw;=m-rr?3~g?vBznN7-heF-;OU8k(S}-xFm}4tPOu5jF`S#kFaxLTHTyr3yl$#5u@;K$MG7Axapf*wsk$
6|{*BA%hHy0(9gwgjsTwAJaDja2rr61{$NQ->!YRi1r@Cktc8*&Gy5*50DGnf#MRGCPGl1Ud^<j=u6HBmZ?fPJUdF+(i7PPH9a4K
5mXT&Qp?YgbTBY9ir{0p>Oeqjf}ijhKAZvI9%JH0=EF*CuZImjFb0TK?q2TxYwKSvT>Ln&Q-I52#D2QWg+-AMvnS}RJb9b|=TK)6
-(MTZwt2`<_uj|EKfm6zJ`2JC@n5+ESf|(8Vu91t-8zTgb!IiF3jwtfMfatTw&#{8ie9JF^VUz0&)<j7^<8@L(f9=ZpXcNjN#tI%
!U6}TU`@$-0C0M{Tsa%WE4v@DPT$A&9xnnSH3b2VkFgN%okt#Sy7B#IS|idGPGn$yB;Qs!K9C-<n#5WJC`F;%AEz+N$6o@5MEiBd
qzR-B5=U8pRfRT{S3ay0eep!45Xl5ju1!zsj7krAnJCo)o!t<7ypb;>#oI8XG7PEofeqsw9$E@1KE|OmRDR<jv^13#0jS~@mK>yz
sUjzmt4GQ2oJHic;P{*1{Rl<JD2FkE50GgLs6e52O9_2;KJN{9_aFzJ*atKRtGrOSU_XUJNic&dfdGm>L|zq>UH<(hMy$lJirN;{
D4G{i;ywe`egO^$!VE~zGb=2m3rQe}#ovdYAP+CM_WwSgzm(+3@##$KXEB(URxCOpAyCt|A&z^adED$yki?2K2KwDn>Jh+Fd%eBT
{jGk@VrxcQikXznXcWQtN@-_FW1ywO4d#p)7HZh0WJ=@ed{>#2ehbkdJo2y4d%*ekqrE5hadVZ*-!F;6cxbvHySHKWyzWGwC^q}+
*ShokkPogm)CcKHec}_Y?aOy%**I^vp7ILRPtMoN$n>W5bYC6cK6k|RB1~5G@aBGZd_#+eDvt7uy!T#OFOLF;lfp^C@;&z6P9?}%
MHWf;obIAU*ISNP@4o!Y<yQ-kP%Q#P86gt1NX(5W(^$x<Pl(n~Q_dT891;?4bnV5tJD++FSB^^WUiIX?5-R!xr{&zrjcXz!ODz#F
o^DYVzI1XVNqO%j>${#^3|gm6lD>A{;@(9HAA;Sx-#Fz{%R;29z8>SlCz0pj-O<R_7A*uBa-}LDAu1kLOjazS%(;C+AyOAVK3(vx
9o=OlIX?P4j%N^eai`)wvE=7`;O?Ay{P&k9dy2x)jHSBrNp_5xBpOM(Qk67fP2(&;jAIr^Ky1ecB8fK8sW}W~#5>7qU8j^0Bs<>6
7jg6Ccgk}ho3~K`DKS!})$F`@f@3X6>d?AH4<`4bCZ8u#mvPs|^NAWPwJ?v`aD4UkJg!;p_XKumMI=<Nb&(U_IQN?bc_9-FX^6<A
RESkdBAZ(84Z4g(SLF^7E8*Bt2|13sB@^dd`7!gv8_s<z(0hvqkxvQ3*O}ufC!DjC5!;m!N>V0XDO|T%kuuaGCNrbS1OAxEg0fV~
h;^wIM?m|ufS4a@5FsOpRU#cR0e3|54WLGVe(*h@Kfnk`B_U)$rbLl?)aViAzu(p>dAkAB$?}fgre%mdMCq(lbh$2}DQb<W`((io
;==qzKGECk1aE}sBzqD5=qo%xL{E3W!$=G=l&pg&l!|A+557M*_C05i@*m@DY?2dikLG=y6ZK0-_Hn`0!e<aAVIUr`Ci>yIn%Dsy
=WUDyQwR}w!Y<*C!Le5z!$U->4x};P0aWvVR1PrGl%e^;h;q%Yq|7;HC%jpIY2)MW9N?g#U6(EqY!X?I*#~!=M;6H%0{I1>uKIR{
&5fCpjp=slEMwehq^8)gDH<%K5*%>%z;J7X$%)gNyg1Rv2XS59qix<m+ZwhP0iWp#l8U5@rBn>=brK!WNC%yF*vZ8$W^S%JO0OL@
B@;zMtN!oDhv5e)zwE!n3?TNuG&-oaS%cuVCrr9jFC821Z(0semUsIxh%tVlJ43|yeMozN`gDIw@dLPKkg1|T5B(a#mdEpqEtC*|
&p|j8GKi?6Dgv|?a3R!~NG4MWJ)OXLhL`IInj)!?B8j49iYY3JA}FFFXjn*6RS$;{Ops1jA};>^(}ZhSYi(#<YJu~Bi%`-eT_Ir?
GS2^HHi7W^*znw?StVOE5DucSI?*b7`uH9{m8W7mZQa@r!W7ja&eTOX6;130)Cf@{N>$81%c0I;8oMpb_AH1;#O$2^Ge5^fRA3+n
N{I3AD*R}xS;^qCRCN@g-qmH68IKS(XcgCQ49Sh0Sd5iaR$zuzSFT%y47jP1lo>si>cY$mdxNf!_YJ2vj5rv`oC7K>7Rx2bX@zsM
e2lbOJVB_m97ZAbd>LnFjN&+#Mw--Q^B@ig9xsk{<1<s3hTL4ElNS{yLc$O*Sr#49h&q&9S1GN!ihxRrx+qvIf>*9@nS#L`VN4Px
FACbUl?@;Ob*KZJYDgLBWCo8&HB?n`v5LBdrO1?bEK645eNns%pz*pj8Y)N<9~q&AjIkMJuxX~Wg$Xd=*cUszV_Rw!45mIJXfb87
v}{0$ZD3u21wvRPps=aEaCht8??f;}O$wqx37AnKT5!3d%}Z1u!3a!>yJa$%L2?XC8A}F1S=f-nu%m=rXA4S+r%hDs*OPZt7FE^N
xJ7fBTq1TbHT`&R8nQT%SYGbs=)Ni+Ax(&S59<kNAD6VsAd}`<QxCrc(Wb;OoOt_4K3CP$aS(OCdbTqhBV&<JK7XVoKH?wIa#8sd
>eznf7?IITX{oHYP{~?a0j0OpVu69IB#@z*p@Nyg(5O8%*ABz9fKaPJ5Q<WwQ9}}_bMzHG06KOWd*KlEknfOJ2mqx6Arg=T3MpQ2
fsz1F7wXNVL6}4-QFRNx;d_JIt}LrHB0y-63RTR}@c9QFl-v!ov!Z;Np_)hJ7=W68JtlxJ)z_pB5hNv45|BboK|w<>OH)imOrJ4O
`$j<mg#*mk+AHPr+izkZJt6rJ;Ta)~GBXTA>0p|SNTN`o3?(R_1Ze=tiVBJpiD0OhW=9H_397_Q{?Dro^-PHopH!6nW<X!r^UO3q
eV29CixyV45SL_B+uCSpRU*HdVvn4rs@Z&YR3w5BMh>$ME#b9XNf&RJ`E&8{)`8#Y^e-NkD&(i1p_Iy`bVlSw(zY`y-}LI8CjjRK
n`YUuMifU!87jIh#8XN13=h!)b^rnPUt|(7_8&w1hj|8MNC+WnV05AM>Q~waTAdvS2dufWJz$-ET2M`H`})KW%0iJSR-p()D5MYO
VR|pHaY5QzMS=nPL-0^Pl~3R%l{q{d5QtEwk>NeZUujRcr*o??h*!P=-#*>Vw$dp9$4aR7Tt|Bj_~Op<uo3g<Z74)>nG!y+FBuA8
F&GGh?*>kHm@3q8-GM5U6@)ZFFg+rON~)m^(XiR+YjdlQIX2#Rg9@UKO>z|7_r1yN@_XcFykn#qM_Gnh4Hl((a=qR_h<kpK?T-r&
ue#YAr&%Ykz2YMNP<8<UxJZA{f`wl&G<BSrSGbl2BO@?@pduKW$Z&vZLkSefDGF!|jD*NqX$ne6R0H<HBm_c3`s?f6pLezQ)`T|8
r%bQkA)|If=ax&kmcxZZmWia9mJXStB0+{a$}Dkg!w72&t7iWa2zC9z(d?E$0cK{$piBdJ#=sC8U`YIw4^Eg*Ze2fxm;vL{xj*Vl
AhQl{PM~Z_0YXq6oe~|KLsumekVt`|L3^MdJTNsVlz>vug72Q&$A`~>(DeKyKUyEt$J_m%Z_z)j`$Y$z1M|b^QQ(H!_HC|}Ub_p=
tnD68tbMVPKV8N7ahXR%$bXEtH7c5z8qw{}bqf%XlLnn9OPtcz0$&Xnq8V3^FcV{?VGy`nh$seh%c^Q_t;{ts2CYmb!YZq}U}f1J
Oq#mUpy5jew3QG-1a53F{{~C6pgqu*uiG@bu|q)6FhaJ{Rb|wbM_EPIZV^=m(h!WwrZqr-Qd09XP5X1KH9-X`$QliVkicju`dU!v
g&c4}Fo<b@6GNvIMVuE#g;bLk%5nY(`P(&k;6b0yrjki08V)Lc8C4A(kj4e-!-R*-<IIH4_m&frblw{(%R=%{!(rI?ljY(Vs<Xam
<EcKk$vW7kC5U1?cLS-Yql6jL5betUIT=!P5Q=gr<Wx>$4iHon9;ajw6PR6vG9sY_k!Cm*q6{1(ta@@#<;_=`FpCU3o5lT_0O$#t
`U7int^E6F1rK^bSz-v$R-X%w`hF6*3{4D*uovV>v<)3P_`+;}GD3#_rR8^L3cS*u8K5#CjE8Gg1mcjfL*|(c9PVdisSx=ba(;G`
uYB?6$&06oYf6sZe-NzKd5KWyJ9W4RK<oM7Vlfl@DMg(6T;)y#)bH^TPzm6Jx#6Q2qS+mi=??iiOmPucdV(lXlOT|48#=J)NjfP{
Tuw{|2N0t-DivYKnZk^k%*tF`+qT$gmAZ%$@~<A+k3#V(UW?rHw9rW+*3F%kpQYLZo)r2`E=VgL_VpwYc!ndPRgA8PS^A$MKOePr
@c1vs&r?}rY8OSpnHE}28)1^chr2>d_q}(E<QKiUc^_P$qA#Cudbc6&#Y%kljqjFDxgfHMu*HuRPwAKa42q0Hf4*Wzt2DvdIrCoS
8+n4sz{4>G*0UUbc`<S*l)ENOhQ3!Tp0{U&5ztP}^6o1xl1SKdvGLL-IU^ZIC?K&mRD|S}<(E)`CTJ#)ndcng5UmbDwjep29D(5;
BhNl`Z&=$-RREm~<g^x`U4ke%ox3|q>pF6rH%ee8f>RLJWjcyL=y5KDl~CkUTt-vZaz4kMk8}_yw4$U1<U5H#kpxYuzFfIXd?1f>
c0uSN)nNGT+-S`NV2cs36?VAo!Un{dLuCmc_-HOlN}^f1OpwG=?zzsiuc}G#r}XjNNA54eJP%O5Wmk7Rv`j_o_I7o_9u}KPRV8@Q
Sqg(Fgpmd&Bt-B|eZEJx&@l4!X$<s!8uw$wov<FGe_rh;z$4aDa)qzYc!ATZNE>ew1yxNzn6$xbWD$mK|C}vx>INVz&J71IDbRj}
I89H_D5UJ9QrfEJL_wC6$0BXv7pPd5K=?ADjQgg%cItE5@LG7ta#$*?K^#5^y}+yg5&>xuVo)hYV4<N>lqnUZR6euZ|D%Ob5YWXZ
J|}j-ZhVi_KypwXFVy$o@;r6}RjV$Fg(xVsp)qb|wXDoJL)+A(4v2jxBO%@a1O1GFK6>!<BF5YDzm>kdV&!7gllZ5&#Zl~<HeC-M
`JYFF16;IuR~V4EiLA5mG5dKxYJHz>x9)!73;>IL`i^1Sa=0J6FyH`k@nsQxu|Y`F4L~au3qt`k3K0OLO43pQP*n;u2+&GM$G2}I
&7Bg=OQ0`s6q`xBfp=iXF9&RCiP)Tyyb=R05wRRzY3Y0y;tBJLL~h{029>8Uz)Z6g96}+9X^1Bb90VZ=fSOPt5JYACVe{{H@(q*j
{+(vihN5F~*?G+-kZmfNaAM>;+)0Yfy)%P*!aiG<I7bF{%Aw@i6g$I?wMfZLL`ZUydW^b^N~@Q!AW~Ifkf>`+$tEzYMjaaCAXPZL
Gaw;)G0sFm&O^F6?Y0nh`de_1xsDE{K5K3}61g1;LHhU4W5Rj~1qUhl?hYtE^e8o<UxHC0<eV@Iv^4I9(&ZK^g26UEQJkO-a%#lx
Lc*e|Dyw7~H|zBWF5ijwt%|TNPgmF@IZUC}{Ni`s#R-mx7h-T2w5b}(x1;ojk5*lefRK#sY9~>U<8a~tV6#93LZoVWX5Q?YHAi&i
3BtR#tlY#FL_seNfwn{kqgNvi0#1uN87Vjjd7h;2uze)%EaoS7)F_w)bb_9^FqrMl4meArX;8v~AiHdi%4q}4%LjUGqMBqX8%Tut
pPl=C-e=kJFmQqDht&=D!0;ygA1Q~{`gH@xmhQrmr9hAo#OzM`Atn;Pms<;i&M!eblS&|}E){o}a)N}KtQVtBA?FfqUP(W29v#^U
42l|nnpD_>D%9kZjUh2X8j?zoP^eJ_1%?;cccW%-hq8K%o}GLGhfIhA$cSYS1aQmXW|H7Yens(fr+oN(lcDbF<fVJ1>${%mMCeO$
Z#V%q9pT2u+scTRl{S=O01Ziivch97wQZXML1_|Q#0Vkae0_WB+vpS)b>UAoQ`3wMy={^Z7!yR7gX7z;Fvnj!+|>FToLQBI^nS)v
zW-0Z>GnCieW^Ku^M)oI{L7>~#219G9`8=iXP!d)V!VUk)JQQw6v%@R05mcr3JB7GB`OjVLm@B(&*pxcFdo<HUk{Fh@c^D^q4^y9
%EYl)_bKr`+iEg=J~wCX-ug3wC&=QSz&bjlhXzf-!DuhqpQEVWj&gv9f!#)4V!=d1#<#>x^!4_$f$N*ko10sGd+vNbZ@fMP9>7mN
9T<oss|3g(gQ^~w1%y&oplVmJ)iM%n$O;NTrZAv&vm~EK$k2MeEfw6iikQGv_);;8<F<pwQ24z)ekIzZ(sk>22Mq2`;&CP#o*a7A
!6FB0O3vwqJxuY2OfL1Do2JK?`}!)193b#keWZb-=k7hX_6|P_^;-+@YC)}(wtc8rgn?2rsS`+l+#E^*fa4*6Tm;Q25HQgcP*hY+
B!EPv5i>Ov6C}|)N(C-K8U)Dz8(GA8-M#J3M+3I@69Mqp#fdrF=Mg;e6^T{~+Hi{Z5ys*<!t!N0EnF@I>BHJM=BHT;IFY#9vw+(I
;Hrk2y~qyc9DZLg6SJ^?HUOAF-R7N_gc%-riI!f3xK$7*i+W&wY??xF2qHm2`xL2SOoO+s)n@H-=J#7B=cE(B1u*%8z<{!BPv{c^
jEB{HJ%_HioILvu+q=h)SY7H5s2;?ELD!QDro+0fw|cL@efUv-e2M#<UIiZgq<o=2;%xbG4Gdkf)>t+zVpazZA(0cEHp(v8l`txc
vD*qGq#;Fw&Q2&%oOq&5+k_Dk#kMNbl|fpNTsbCknLtRTgms&v9i;BXn>n#ch7)W}L{yZ-=z}2&VGKw@3o=fGMoc?HkryZ-Kng&F
s6wPCyS+bu4fi-PQCFY<0ir^Y1JGPJ0)U!P0r){f)TinoH&7Jt_3K3e50D1#=YgH)Cyyigu>OC;Dq?h#_9hhmI>?DMK8sixZQTx;
w~d^bN$30INw4YbVfg$mf45eCexCC;_153Jubhz6CgZ_vL&8<ElBXFfYz1c6!6A&b0Hkx#b_0cUaQ|1hYaDhVhuF-7C6Q0&Qr34L
%dBp2Gi(J$z+jXYY`DGg(+P>jIB_@**@O;MJKP>RiJdS0u7%-Y^2Yppdm<%PQ(NpPce>#4D9n#I;n)-q-D0dGp+c=_aq%Bpo*ZM(
357i3R8=udLzYWwX)a|l3m~XC%4<HI%;$f;^M_EC4osMB{KL<D&zINweVKjsR9k+R-6rli_<kr-Qwq`~inO#563Oc>)n{C=o8&$l
umDLOj01B2mVo#j9nJv{GugzYu&HTaRPXJE!$qgNFRolZQ%oYs-0t`Q?Y1Cx?nmM0MA{wV0fE@RZ6vHKJhBu-wh<CxxuneGaSQNC
&+@z`kwXD8kbjB9<F-{*$qlligoHB<9wFKM<8tNXL$l%e@yYR;^UP8serR<Vs-p!&d9-;USa~Y3M=fp5^j*<{4{D&EVJ%g6_EWII
83c+!(oqo^4&mO0B<6~sdZ7$Js8}e7UNM~yA7Sl94``_R$Wj4F2owmRNVK3*h}ASKO(iK&49L+E0Ygd^GQ<H8L@h+Hkp!($B0zDD
(V<mP9OQAbhxZ5sAjV=~(?JBwN)W?9k})!5VF=KHLeRu15|j}QAwm?bBSKJ9RY6Nd6ckbf6bux^&>=%4Bvd3wL^A<GNQ)o@(;x*1
!6On-tGtFlgi#b!5)}~=QB4&<Y8AtOB{_KR86nZyT6WVcRYi&^wVFb#5XmdCpwcW9S*-AD1o&qeFijh6OvJG+@T)z|a@0mPccGa<
8H{8+wUwi8f~S-z;Uds1cVO7z0#T5MP}~jyb7Z0I`QekFx^?t4cU9&Wd}Wo*u*sv=mf7**_jcdkIx&m~{XVGZl1(NHGC5fWXWV9}
_H1v<zXeI+OTOP1+|&`HDkw%Zg%Ltp<C2jPMNG*_KoJO16ctS<#4AEk5kizx5>k_iGOh*0<5LEx$l)D{A|{bcjE0&iX`m=5plqBF
q9h^|q#r(BDtDlFg7=X8|JSYd+Tl|&mD#ZoH)(A)DMlU+02GA)&=f2~<W5O2p_mo=iQ*oTb~!i$n2P<o7;QUyAISX=#5b=_jUZ%=
=6U(-sc=Kz2VLC`YZsBWc*vHX|AvirA@_I#lfC=$hzF#>>MF4yl3B214&CAg(%5m-j2*!OMlDFlAVEcI20FvLL&t=04r^?@zAi5P
O@Yz&3-pt|>wAF@%>0itL-B~Bh=D*uhaRsid^;D|T|7AV@W*40dW+;`=Z9ZBFqHk>YGC>hcmkC9kUpfpK@R<@dr;{M=G0I0QqJC?
>V9kpcQ-vJtfw_a@6R*sRyOBb$Ek)qb)1df=hXxZnI(D>0DW2=Xjj!#QU5YWU{gv5fxo&6wlKm{fL)x>hxzGT<D@wOcrk%HWd{nM
V4o(oaz02^QA#FlL@FCOR83ApL>beC1<^o`tp!#>lUGbX(Ch<J6VCv1qu%h~bF-ec^0rN-if{S=h=Li<g&c3p%_+<Y18H(WA(==i
VxWXlFhoJ!(V;Qj&0<vC4p33xGOkIR5A?#sYZ{>=6-6WMS}m6)Riq+gde&@hiDEM84)6<zS4bVDV-+iQijacKyTDW-V|vRiw1_h*
Do-3kR@=iNWR+QE(^bqagNm*rE+iOm&OBq4F;b+=%oIYW91KE+AsT2!C?%n{BO0;-lMIx_D<mAEMvxjxX{BhOi5G^qG=|kp0aOH$
Lj=PhP>it>5>SyMBIOa;`VPpB2V6yg$5Q<Jc~7i&xyvB*boX)d0FQ*PDSdpS1!Lo+GT~GK0TesO8c5#8Xe1bhSZYXWsGuT7VG3Gl
ppqJ<W_Ak{Mo6L{R?Ts_#oX3t>hZovgrY{nGDR9Uj0I+vh#-g<I3*&4SD7a%zIJh=53Jn;%Vh^@ZB8Z(MIo7h+_MHiAqWtph?*@G
86<eR!i39YH8N~Xp~n+&lZ25N3Nwu!o#V4=%ud)-e6j%uP`TrRcHJr8hVkJH_=HV40??S^*}Jn^6*tU5C8;@R@Q*xUg1Qy1_{>@w
1r!*7DFu=snPxZ4Qi2#^A!jkjX>|@;Ky4wUASNhEhG$qVNlXDrx3Uei8!*sC4N@8bkh}p?G-qZlEgAMpIM-PoP|2M4-hRNK;Q&)9
T=A94?4T$LU_}JT;ljHqk@_%E$hsIQC=E!N0Ld=a5kv&EjH*&?nJSRfgvgN!G=>ZYOh}Rvg;g~ZLli_yRZ~S&%u*FgK+>@^jWk5e
EiokpEJ{Su94CEZP?XUU6ch<X6wERZjUdp((Nrr+a5lvfEYd@Sz!XHeHLW1(hS;zZ>kFN;g$$r6bA*&RP<~gPAUP1e+miTkxcOL6
M<`$~VNk|XnIUD!T{#sxjAUjkS9gS~mJlT0fS@HT8WdMK6)jL5F)GVF>#xgRj!zpe+$amScf03A-aEc{kyY=7UiTjRTt!BbbYa!C
cp*$;L6IKwjp&G`khXHm3^%>w&JVlMcCzIM2)G1tDZCLbOd$Cra`tt*Ruo|*R1>X;cZ&ogmnT6lBmyvJ3qUI&u6QyUG-Os_ax!R5
%P0pWw>Ps=uuZm06iPHj9kN>pfUAK{lkU3@Rpx$o#jhSYcaIcARt2<z#Re|LwNyn<YtB#*ed16>$B<RTIoMegP|$^p+hQ6PP1<q6
bCe^iz{r4*;oPP*FmacO3U@ODWor{CZzM-oEJGSYmR?+06OFr&VpUW$d~Q#Lj1&9YDl?BdV(-_y`33nG$4dD%#e!UlPu@Ni@0F;O
XTvtK%oj+{G9Bw9W@zbBE)rY9m$;Rvdy*9W`g%V`*F7Je4aHQW5)LZGKvwe;?3iO1TWn~}ciie?aA|>6&Md(fOR6k5WH3}24IWGi
_()w!LZsV#TI$((Pa4srEJo>dh{R-Z<$-P3pz@JLbdIYs70puCJhxPlV@bGiR6H9>s_=A{$3>wE)eL@4%Vk<v&k@=&Sg5e%iQ{8M
+X9J!$cJpBtJgC(ceMo=@J4PMwxT+NoRHwvvUsFwDj8<1)}qEDI|Q`RvIRS%kT(G-HVCnVq7{4zR9z~f!$F3cJY(bKD{k7`!O?-m
b=&|VWD`c>!iodfJ;I-q`!~!We2+(HFC25*9>bz>yx{G!Zy~v#2X5fld%L+~1Zm5o90^0WA-G_IPR9XYo<r7gxbS#SP@eEfSL66z
V*zEYJ<OQpII;NgaQ$9!U~;UhU1L|oHR&=YHtb8gu@*b(I7RRXgESH-HU}>}hVqi#<9EFFAtFL152|Ni1Rb$nzN5wVv$~RBL#u<Q
1!ZW<5|?dQ>XcnwZ`Z4>Y5Gb|mDheSv0Cy{L-gB4wk2r<b`jA%Fo?OCcCwVV(yK>A>xEDaP#?@8AZ@fFlzv@~LO(BY7=02^l?*L`
G|AlqcFkoX%ENZ%`(s93WOkH_1W%=RnFN)!a^=z?sK)4ok(nG#=Wg8HI^cAp$1((gF=TLUI#Crj!54ge<)d^@b@zbAY4$FTwWVBL
MjVXl-x4*9Y1YPGxbhV>X0a<mg|VZAs;U6sbz58!*d~splSPITaXFcz2o)z#5*q|Ea4<HD1R0Qn3oz?O5gauNwgnPVFgQRzyN_MN
M@XQE#Sl<n$bzKSeLa4j|3#=X61Zzq_A?wk%_w8V)qrSsg%4$#$l+&Xf2^7l)}>4AZUR2zV4BmQPK&BFe>+UFmftcc|E+=axm6b_
6r!+-%G*{ihO3kWL4Da8Pj$l>n$}3MV6hp?DUFK}HKTj|kF)EVy){+_9M#6^Rdqp}{{A#^z3RQ4&2s;CcVpDZP*wK0V-yq}U3t&H
$#9oNyP-44ov(yVS#s9ej5PyJ#Fh&zr4>a3$Vw;h8pAjC(WW!8cIDf>30c;|C~lZ5L5A$&H0r&w8+G+(x&yy%C!1<2hgrT1hf7ro
2@qK-!XjQnDmKNH_%|ynJZDc%#PM$q`WP!rYtr>SPH<rDik|1zWg~j3g%ZC<$5pD$FjW#rN3=dixWST-u=l>{_5JCd@2MVK?r|xc
3gJ$wBYWQO1r~5@@g3F;y8#X{<ABwWlN4rvuMz|_S-qOV|J0mAf*Uh;z&-c0n_=D2<ihNFbmQI2t?XLUw2dh*HN`&e?`|s#vS5JJ
Y$HmP38Bpyp+i*)Z94N~#nae1HgV3AIK+XbfOnigJ3Dr)WyJ4j;NVeI2moAdwTOV(a4$GG=RvtP2t&>Zz-a)SsF+jEFiwP261E``
Q(oIfMaBhFs{-sJfknaF4hGOA8AuU9Ja-2O1w~=RY?j_`LD_;8A=w-kj^R~scT4Ac&i509bwcy5rz$RRsN*Q2<1WJU$;CossZmTQ
rWY7jK1(}?lbk3njmfOLoE~&I6&KKGOypI-<W)pw_0MGlQN=kMPE>i=UHwQL#ez7<?U{n+Zzh~V$5~{-g0WL{*oW1(HzI@_SmVRJ
vDhTd38lZ=TO4ILNMZ<~3;(+SaBe8vG=sxx93(`<fTtvxB4ooUU|gY^Z{Jxq6m}c~&NQNqSQ*SPj^_ky>;sl%6jB&DG(a8l!U_fA
&C-F4noZ8m1T>K5!t61D5hnP8?HLa>ta~F{oCJ%x$2(fYq%{UaLPVt^69Q2cAX2m>O+>VbO(PL72Zk8H#DLJCQih>~!7<Wxmwemg
W1YBmg!+??XIhdGa_nT1qEIOjrKCcIXc$Tggj!UgDFP^viUuM=h=Q6yX$laDnu=O#3Yq|vsVNXBL7--6_Rc~g#G@oZA;6S9e7*Kn
?9B6DKY3t$ew$Fo<8LM#`ap-N*Y8hTNuijMP-{KyS%KrI9d`<6i~0LG3?uJPgYiF7`n_a;L$6t*){}t(p`Z<ffjb+}4^Dlh?uWa-
$8C-K{RheKH+f1>51r{9QM8zRaUQ<}d;B~XO(gxg?E^+0Ba(orm<I4PAxP4+($I($M1nMfGNDR@N~H=!2ow<tQlvtuNKmT~qqG5g
Y)P;#+mH-!AP^!6Y#7{-p(Fs%N?Cx0C;PKlZ6U-pe~)bje9RCwUcO$)iI^fnq?C#Yf(jy}N{Xf;Re}SHA(KecMzd~2I}(T1=tBiz
{Xw#i894zep|Yv;7;t}nA>FJ~v$X;EoqHz@kWK<@iLxO9VkmQw{2)pwC>^|z?<%0BBBWS^h$qu12hw19Vfp9YFy0!UZ`+330PT>)
n`S(Y(+#BGu+O`TmGL%L4R{pdhsps!iG9fdkQ6V<-cTt6wg)%BP&|gm#{i~X<lf09IS)hv;Tl(HLFx;rI7XASHie)bTkg>7M)Ck%
;QkMwm?qA??X#bePrdc;?;(?AWKsRcob=5x4DD&{4^Kl+twej-$RsfAVwQrMuCC4abzxt;6i+gtCSpZ@%n}iF9<lSDA8)wjDn9#<
4Ejh>Cc*tr>@Vt-7{<`3&aG$JnT3Td%XteZaxq<Si0;U#jJXhSPMj+5=V2cBbHqED6N0eO3lxDOkSP3bQjd2p8FC`7Qgk_T3aFiJ
A)VHoVogL9Y$#w-O<;oo2q3OP0h36vBtw~r5U~}jx*^fU3a3WD%|PT79C8kP|34l_n55G+rx*txc>CJ)IT=VLhaO2g3NjqgHZedo
11Azd{fGvPQ=Zv)Ci)1RQIRePwl_y^t!W})TRC=0jY!)ZVh&Brng((z5Ke_uRS@QOhe#>9(}Z_ySy2Fcj+Q!P>@#O52$>bnB<_?}
wQg<GjxLB$Rm7clVs_MA>~?UfbC`pJF4@SSj#0v#fdWi90B~{`Ipbz>5|dSLCJ73RRDnPQk}yi4MJmx$QyXDX838uQy<oare}ktT
Th35ZGHJ`s$2)d8+>yfYs5_3xaG-GRPT|(VhchMzYewSRorpUW0aa8)3{bSh%2Z7uLeew|6cHqlNQtGe(6hG^OduE&Mc$-@4GdYm
X{dQfY?L;Y+*HtK0nBw~BM0LNB&HA|86eUa%H$x-%+M4e5K^i{jIu7q&}3yZhBieb@ig@rY~WBq6jsG$6B9cpQ>_pnoS2XqvaU>L
qBwL2=cr0K+m3=0R*oq&3u!WPN-CL7bTmte(hIhbSu!P<TnOwAWQ7G{Srk!JQFUu&1*i^ALxd_^JsLq3*>^ZnLS-r?DOMn@Ly*N(
QO8-cs=;{cSZOzEFvoh#VIgnUL*9N5+vb=*I$SX$ne}RI^ZKegt660}wg!*K5VhVWXqATAAF&}=C_xc;wgAKeh9-mM^RXz2;RhH@
P~3+jZ>MrLSX)6PDMYlyP{VDB#Hhk5OB0rfkyMhh!pYs;RJF9>5o~gE$z=pt+dCSznihFN?{LW!T#XXiF<f=19kvZt)GDO+0g>Y!
96(yPa+su-&tK-}HJ%>~uDc6b@npGJj{<o$o2G*<WHA`1@u5>FbJ3}vz)xji$6L6fEoHKL12TYAimD2+VFi&$xiC3po)EZvJe%3D
U0EfkSYfVUY0+6Ai^la*t862tl0r%Dr&$a`5(y$xkW~tZkMOdnrwG*KYD;%QCn(h;`gOP&G=|4duCt#oT<2YHS5Q)$MhcDXmI$bB
MC8$AeUv~%6$T25i(a%*z8+v6qw0OW#Rd5!R7?FvvyauIt8J?GL3y8ZfQdDh4nsG)M`(oN)DS?Dl1l!`B*<qye=``r!q7|pK>5}a
c6!2j_L@321_T{AsdOI&(Ldwrab{OJc<5*SDBYwwyC`qLLxeV)f?cJE&RABAEOg0H$5(`)hJ&Mth6UkSh6B4%jg42@rDXNzI4o)H
vMRLY#WljVRfr&hh=Zyj1|)WLY`GT>Ht1;k4ItO^*r8(3SKlCPSXP9Sls<iP>c9<_VmM)AKy!95u#6_yG@9ssp<nGLBq9}-VIpNx
kSGA8X`yLM0XqPBqz51!c=%we$oss}IQS3wM|eT6yXVFGV?M*~&*~IZ{&4a-e21)u7|?)w{h{7BUr{6}N{2}U2~Z4#bM2O8nuQXe
l@G{C6z{f|GK8gthvoYzx*hk)hX1zbw%cQWr()%T$Y}yVg;Y*ibhTv_Xpw|=bcc4wnKDG5+1rp#Q<x~?#VtzTB2AhKT{%}N{g_Xf
dLLlimP-QKnh}DjYLgfRjQa}6det8Lz(f3QxoI|lZrAnwuII_>SKf)AKb!LZR0Zw$0AdoS@PtsPAcz&JnyR8gAt<IGXaqjT>ro#T
7fIKEsmdITgX#G7oxhTUhr`*eTQDJt1H>f%nfw9j5e>m(0w_ErM*ciNdp1NDb`=635TRNC8d931prIN?NMI@|L5M<FX+)qBfDwrT
kdj5%J$(9yiN6=F5CGayR4l^?)C7nbDZ&5{h~eU4x*;fsHbw~&goqMkh@@4SaQr~yaf9@OBpM|_VxJ`LA@u}9^lCd+2#dmT=rA8q
9BuJa96u5^`jbWN1iG+4puqjih9^-Lp;#D&1_d3Xi(}$Qas}&P4nXG{>$L1HF!CYVO-L!CU96GjhszB}Z)_M{i~@X(qzmnXl6i+4
hfxZL^hzKo9fUN5;R0!dn4D`9XJ?VDfj2(CXD4C%Gx5{}1!Lf<eS|(F2vGkq=zW2O3T6)i(g8wHZ_|w-xGM{=pedIUp}i0j5|b0=
AfO6n-LMIP^k8k8VZI74xn4*c+ex&ALJK5NUn~ojN|H`FQ`X;+!NiahBn~%$J-NE}P5JkJ9U}g1x04xXV9FD*s>0%g)EJVh8am2I
Ao)SnpxNjjPzWZEYCO4|Fgy&CVWMIPGZ5#%^J@yxc*Rw|dV-%Uds~JlT^{HV?gattB!~da3;{AwN(xE}Q6AzCm!dDchNOW8f&xRp
VN-ZQ;fD=F?ttVg^&UYI;g9l-4Gh6#Qewd=Nf8V#WsU?4%D@~M0g@Ru6ut(@5u`l|3D_`<Oe7>FyI$`9Ini0;uOmmxCPd&QhiDsN
vS{V{eMd2e<-X(toc*4LoRFgyF+@|kSf#v~KibiR@^5Y<8(UVD;|ZBp5Gj?k{-3D7cYUy&bx&pFT5ccX7oHH!IlyH_n8{KCa?BYE
S(h=$V&dFCX4QHrMO9Ks8>r!o+c`9NWy9FVlghVQO8%;f;2qpK$1j(d9Qk&0Q|C~`4Mch}4@m>YcpKx=6){EtDjEW*Dx;1mi4f5e
><b1lB10sQ6oSG@2_VuaL;y<=N=(uep+i6oK@9~hBuYdH6^<$y0u@S-#RF6|Qb_?w%o3tf075fLNd+-18^%;kNfaSU6-YA`C>&)>
Kxt8ly@nZ6O(IbfLrX%1AQMmx4NyTKL==SpP$UIHjL0HDQ3Wvq$ZZ3IKqL}U6cp1kQj}8CAyo}>%n7D}ss*M=DAWcd6fi)w6oiw*
?U70~3K32UEq+)DCp`oPTxA;Yr_{}n18yl(TWK=dN>s!<$cXtL$Pz#^c&zs$?QngpqC>WOur()o-_JHhisXoH7V6;6F21+~RFzc6
0M*cNyKu3HoU@<Ir#aL(S*1JY<$>YYd4LCGDpDeL{IE0BKD;n!h@!yEA+V!Gk#M+LEs4NL3Id7(t~3RtNim&=U{IU_fIB!A&6aG|
#3PXjXp)SQn+$RSkdjD`DR6|*Q9xuhkdC7X1%CKf(%gs!D6WL8Xc8S~w-EF8?t-1nk7%A8zf7+SzBjH0eyoMI6%|A8Xj0i3xxHx3
K5stII(UE{VRwN0;0MtJ`s2ruk_W~U;k0`S%sGf>+4TzjaG;4z2q}Svf0<;(OF^Lq+!lIkf_x!bLJ8MAi>f#H^{<Z&`Nm#<S7JM6
E_je=(zu%7Oo_<U5fqULN^!6zRMO%gosOZPf(oRnNZ?_TZMXXsIj$Pq#{4zNQyCBw@Q^%)#yP-Ya2peB)wgKh6R`*k3H>`5(k%do
0vR+Isi^b?{)m_YidqUD(bvNZ<r($k_-p4c2|lCJut55vhiWJBjjgBc)>EPkvI0rOj4LCAQ~f&sWe%cG*9C_u>6kfZqdYVDGqCwi
&>qh`!!t0r<{L1|ToC~$votv8TB3^9>n>ZV15ED*YSJECl)B8sA8KSB7EfQ&diIw@L%s7oi2Gae*w?r7`T+mjL_tfT{k>gZQyEl8
+WquY8U=I<_CkP3RVxydg2WXJ0MMaIv3>C$`7{s%fl&@%K*Hl-TnLJkB_O0ifKUNQQl%oBy^>IVS&T|CR7q0_NI^6eMGQn#7(gs5
G%*7S837SPQA9LROI1yA1=$7sU<yP$K{<5C+CJ}`Xio4A^k~-K4EtTF^Gv^H`zH3hB|h9HP*Gw<e``miD<N$Kl6IwqOq+1JKXJSI
=5D_t;vApM&NuMOU*L2h(@Uj2-0i4%jbYMPmU4z7S;Oxz_x?bBf3HXEJn|rkKJc5%ZVknq=UwiTP^PpgDEix+`Ztqy!?A_i6aE5d
7w=3}O|=b@W*dnBVtM;Llii)W`5nYXNX8-z5LonvjL&B=ww0nylq*8+T1C=7!8Bvy=b7J$rx?);h^mRnJ4sbhVAEVp>uu>MsP=%k
`@0{3M5ph=2$+^=nj%uj4|yTE*F1t2W}+wg&nFi~=y8d`$pHAV_9zHtmSJp#s#GhCl{vzI5s_s;47kS6{NC;m)tv{w!%vG4BcPGk
5Kkr{J!?Ub>kL+rs!)hUp($Y?n%f5;QfMN9a3pd9Wp**e9TMhX3ncAoC{RL~9iWr~9_&Cq_1uPVWzN7ZP*E~mgGfTMO>!BByuQa<
DXnH|kw+}KepZSGoj=9aSRBER&e)0|!S`B-#7M+fC{Q;^WDda)4sNBR9JWoNvX(i9K}dd@zfD~fvuqNMrhdhkD>1K5y+&i6`p)o+
rCx+l`_hXbs-UY4aHnUBO(>^^%xr}MM)|pXi=+neM8dnpRhBRBgR(i(Jg(<$T~kL*W?C_aVUVSPNw$xdO`FI(<pzZFg-xR_GAiu?
s6hb0Km!b!yu1@L1|NUIxqr39k6qvH_UO00sO0RHC8n_F(;fL6zq9iv_8+M&5s#BBZT>k(enT>9qo><J#*<XgXu@nJnINw2F)nmr
1xGI2H&ErkrZ*yz(XEGXMd#b`$2ZRGtdr`-CCsxHZ~=4XbQ{)!!>qBA*8fyF^V#}py2NwL&(MZVOK4foP+SsO$O7Ksu-tmQ{ywpw
$A|YHx7Qjvp;Z0Jyg$1>ZYN*M&V7bX@DWIaWu>wpR>fG?W?*OVipjr4@7~r2txN1)G4AOoV4!53k*sF4+!<17lfUsf_(&fxc5}&3
<yupZA7Xu=PKW_(#Q5W(c|G3Os`HIT!!=pp>r#X$|B~!(FTCZJL$Iis0tpdMa%I~opf+KQw4sE`&p-8^y!hI1-o3vKE|YgQarDvA
ISrqyA~N$iwljxI0R@+=VipI<sWE*+*No<b*t4~V8nCBs+=X|sAI2Qv%n|QIx6*ksy0WZ8nFTK-(j4Pa%6)VeU^Ua;fP6*nBoawz
v&?-z$xz)k_F~gcP7#=5Qn54zB-9R0LqJ4<5UoijKw`mEp+wHeza&522wF)UlmzYrs<d_WyX2h09U`z)5YK;8_3K@WejI)9(1`43
dE!V1S8LHh^;b2%XqV;}0D5v8*AG)<I=9(7!nZZtdYc+I9wFq((EvKtdsRnXQc#Y)2FxwcIUbetZTEB!Vdi@C=n+%qs?>zViOy?B
IM%Aba@r#F{l4`>a!NpmKtvdkK?IRP2r!eAc}p)ja&X-DWN+!VJ?n1{hg5OI{;$%G?UcLoL)%9%_rJ8+dhkLV(a31^@Aq^YN!tD9
d^Sj_e<=ix9eGg*5<ee1GM0>b*_9Ub%>cpj5{xOBAA)z$tk$j!k+kQ7g19OS_;eY8iBT&LZnSuMQwCMk22Y>4H_s|RAVR-XcU}N6
NJ@%x(FkY7J%d{>z@0V+E9poIDc$Ml<k)l@a+EBf#*GN1#7EAS(!@2;>JPrCr;d5f1Vqz}FnVY``(I=`q=qVLGloo66@V{dbQC+~
%qWO6f|Xas+wTpHg380P260abvsDG6l8CGk^5jWuAui^4ceULiAV^;zF^LP6X8?y&sITK6bZ@uJc?~YD^}WbE+7%f}CwR;d)0Whj
%Sd)ibT7*6wN2WBaY&?M5~$2fh>*BjO4-&OJWpzHBf?YLFwYI@PH4z5FRCG{nc5e~*<<O@{!#xca;#<}mO3-rLU}xS;!d{F^JGSM
W#}(<cZV1T8z*aGIOsRLK0qKIP=*T6)$t!<q0N(woU1$#)cPV%GHvII@1B#v-8k@4@O(LKfl+xa2eT+qsqsnkOn}5AI<w8=4Pa(c
ESY1E!PU`5O(J!**`nC!vNc}a!O-synw3|!3Za&3AHs@{)9JA6!H;M)<-s0;tOt*KgWlM~*g({AM(V>q;zQrpzT0vRpXIJTN%?t-
iS2+;(XpG4QQe1zXIT7w!h)qBfg$n331FMQnZV(Vg(r+{<!4!Pe75)V?@yvq!StAvDS|>!6J!_#aYQu<NJOeZGX%oYiW+0EW{z#g
hl=6d(LA>VvoxDZ(2Y_?gR9MLhUC_OQ(K_qI!WOt2j0yKZ|2<`xWN+hzEjOwg^fFeTF3kC(xhU)7(_}HR-u8GNFYe@QHbnUNc{z`
AYMEXam_;>!-trm^1eG0+aw3FE578^WO}mrWktg6`)sf06x~=)3M0M_z1D_9A_U~umUk?>?49|lgyqbIWXd5>4_C%}VX#e`jfVc0
ryaAq%ie62C>@@Q_ECzc?KD(o(aycuhQ5y3@mt}}2r0&R=l$9!rllyQC}>nz#8ytUKOd3u{cq({6Ej#=80#iEES?A4iFivLI)$xs
v3d`7q5e3btsdwQDY(XHJ-|cHdFM;m8jIeSUQ$3x{Z!Tkh^Ul3Wa?RDJM_GZvj8cxXux!Qf&m~<M!!1!9-)qWTFwF?y%7G=1&KO)
jg?b8k-pwrYtP<!>?c?W6Cn`Dg%mt9z6T@^b?ix$950>D%b$>6ARt2ms2qaqcc47<TYqQ6$Q&Xd0;<lC!cep+DYS2;$q==G1|+*k
u0jG(D@atjnu0?G7NBMo(<j2GQEC)6loL}x6cfCZqmrqy2%TgMNQR?KCemmLT}qqAgvn8I1WjgA5m89yVhUt}VZEpwDp07+u(?b*
d@W&|3$!lAIlwd{O*qH~5E&?BE}%fvhz$r@EGm%-RHYUmVSz;iaf#bv1s)<(F|4537|0HxH7P|DnJ!2T5fC#aT(H^^DNRJe%-JSp
2|Ht`ukzOp!6e2C51KF*-y9dAcf+h5gyi5zdp?Lfn#iw-WI06#X*K3C^X0xia|A*h>Me5{$ff*ValGU4z<dN0nod}prPLJaataqx
<P}sVq18&9A$EpkO`uKSH7Thm8m583xKc$f>QKPNAwuOi*i4H`in+0t+v~}_1QHXE4?L1!P=_3-rqolE-I?2s7`A#NIsx0(Y-1jg
Lun#lS)dsX9CRVIRD@K$k_zOn7U0Jj2TDi@aWE-PIf@zrP7<ncohc!r0K#(Nj%oqkM<8fW)iG5R6b(?(6jLQNR0K>e-19l$6a2<J
Cu$=ya4?YPES<M9_fZ8nN`|DJ(NvrkouA3{&n)41u&F8vF4v@Jxi(EEFF0PJQ%ltgxjI)&j3{;OSfHYaO_tj|A&4lWMYkc55z-XW
LcZoP&TtAUu|<%2ockt#-4ZVeD2POfLQu&%rX+PCK@ysj$jU{|oNEH%L~^0P;6Dus0x=?BK$t>=Xu)`g?^Hja4UyO%4}()xeQkw9
S&`eUoi$BG{;oMNm^ieqT~Mw)NQ#P>(0ldb2f9PL2ch5N4kY&c8*LyXBBFCZ^@Fjh8}$um+Oi<*24&J6SQx=w3Q_xZ*0n09bM36v
w#&x{TafDRK-7f;6lyxU!8=w{^*8e?-?xG&^?2=nGxWm5_ZldS6!Mpj9Um=UaI|qh6-Yw+Gx6n|oSAdGYxPFQLJ*NgV2+V|0iA5+
kxfQFKT|8<(}^hSrR^V@LcF}Y=@9T@KVqo&Y0yW!l*A8&6{1NZrKN&NiKYg6;0y?p<CZu?R!%@eEHxleLbR^11U|?`q(dPzH57#t
1v1MrRRF<76jc&KG?N8T6j4+~RYeR-B{M}qBQ!*n5=%<UMHEy)1d!5DPG&O1lY#J@G_L$Y$@r;r9P($Nc<#%(<Abi(cU!oQa$%O8
svRqHrnXar?kE>xTu&!EorYevp2t^rXQAfTSsfPb3E6oR?5WIP>2Rkw;?lcFqKlU!h0&xr=x|0ults<8xd6G@lu{)uDvbg>X&7*a
8L*TVTn7&Bp@2jJ0*5SfV{km-4!2a~1<>*-n$AryEiR#YyAn0II%c+~Ks+6bsD;V0<PkXtP95F14mQlRI^Bn<1Lhlrf%D2pPE8Zx
m6<p1@&(DkO@cl<l0m$6VeThz&QowGfxmvSz3$;mj+m}_1}#kPOEcVa$b18E9yoRtWy%IxZjh<cssOMH=F|fX8Cpu=EKBLfzre$;
Y3j_uli3E;n_oTwO)Sk=Zk0ItduaAaxc*&>3EW_Gk}Sb0D6=~srfCh$N=&UJ<o<RA6n@<A4w<zpQNGp&T^ZVH)*j#C1Lp!y^B|#0
21yhYl~w|fqAFqmPg8!P;#NHI4{z)!Mh+g2tS7dTM<i39?srz@LBbB-9y$<2a(9gP4!Ah%2!}o1dB+YE4dKJro;>?=;v>7c2EE3Q
3iGIES&+wQ0Y3Xn^M0}u>IgCl2udSpLUrTU*nMO>7JYTNC~s8yj){N*A0EyErxw60J+{M-N%EOAhwWs{C!l6#8+U3JU<QO6SC*Q#
1e>^^W^lq?1<TSsCAcptgollSCkAmP#afC4gEVzqdhy(hGovzZss<`_oiJ4t+Hp#tZ3znj5N`~sh^Ib%JPGPk<hf<GwUG0UcPUzm
Tq&|9&L}LSAptQB3}Ix$qfU(xLXeL;S#UT-QA87pSD@#p59?13nWR}+1KuAZ0tdwCclPu-X%3;@(UDScYVCynnfa;L;81;%>V7h3
jH)XHAE+ney^eQEK!~_i)4ns#iwd3B<193()x9vH1>-VSq%nqNmL#{G4(CeeZY>Vy`up(gZ^5HFVaehqy72vIci+Bo2;<oiHl?sh
Q3USEh=wsrsUC4E)K;Y&yGTWwnZq+H3_)T?YOy2xUw_r=4sszK4IQ@4jM3D6vU|Jl?0s|BxOi<zWEF}kNJ;%jL)8@LG(w81Dmsmn
bEaWbM>th*NJxpPNO4+4nN>lfVL%;^`A*%!3JzS7K$T%ZN+&ApxNxSRghnYag}vL1gO0Ri6-8%46)TrcGp&}WsRhH4$cYgODVibN
mqw5mO^`<;mkmOroG2pYO++Zgrf|9i&X}ztC?i!33aKeFFrd|%oRd@~LR6eXOqSe&5hhhOR<RCM$fR}I!YGN*R7&JsAqtpR2*XHJ
rj%Voq6CoST%si8s-<m_5f?}hf{qspF-@RB0m+FGa*h`Oxrkng+?rLAmYk|6E)hx*A<CnLrix~wi!30?SPe-#PA1*G=sr-vAC#y0
j$T7DT8_cAcLLQ{>KJ-$zTO}Ed3gJC-w;B2W-%oZOhgb;`_r0t$7#OXbSk4_Fx!9-qDXJ+p!+rlu4Rwqwu1f77vzG6`o$om%F-x}
Eg@8lL<0dp35oskJS7k~GAYPaJ9|&8jl}3kL?saj1p&JFNy`^4WeSvG@x*Y`iMEWb5%LrKAOa)`0A>XpZ~s{6sP}=_<+JP$%pdTS
G!gjDpnDbL@*(^_y&8^v&wR9@GF1yojDb-QR1&IE(^QQWN>CFtQl$Wt#4RVgmqWrs%kr1ut&m*cL=2k`&p;6HSrI@GqM}KmX$Y)^
a|r_=VpL!V`5*u>AwmK;vpBFK*f9}{0J#1%cPVSjzWDcm-@l^2fhCA?l{xyql7I{Pp;LFvcD*7A4rBZR6PloIr_m($n*i?vNYX_6
K@dB31wVv?6;m+DH6=2{u?WN|OGya_)$aT+%a1<Cv_CWTldiu+{$q#q1rY--onI^ajehLS$)+l9iw-}sW~<cGXYHH?U``ShhtyBn
G9n5l|Jx1<#T1VPmv%>v)ZR>_r39!+I&SVaA`0ut2RJxQ$vEzGsE&8=J8R6V=$8vU1ht6vYWrcC;M#=TwM7=KP{f1{5Wr^&OsaK|
w7F`z$2*f@T~MGWpXtq2=XTm~5AJH^5hynF&PoWJ@~qd-nt=SSR9OX!Q2Aeb!MVrqcVDjEy9iE|DWU|W&bK?B`(H4~r!chK#Mdbv
5il@JQwIqb4{rTyaU<vaI+_qP(b#rH70%|0)>5FNCF_p(Iy>vm9bTwq<*1dF6e`syovH7d&J7rmMS{&+BF9hmB!vB^&C#d=$-&UR
ub)P@I24bo?pGBPss*K@ISqq;CjNxkL;U;)zG3#2T<R^6P?=qkawDLIn4~F6kb;SrqBVv}rzMoaDzEzJK-{jwl>!_upWEAcR=k`i
B}xbGh0j(+Bt}t05n%A#j#b$dL>5LcVj~oqyTGFMc&26d%vVLa5J&TflUJq356F*^AcK(<I+J7%I+^`4d*!tAu?*+0t}RmNj+?IL
!;Tw8Fhfn@ZLOCv#e!gn)^3&33td_~=%L<jf`-)GxZ-7};Ci5UL&6p8%WSoPuoN3)_1vDB5rC?`UkMHALWr+TSDD#1q(no-tVzUz
H&#|d1okIz)i>vIr}bV=1!kHTHK!_t49F-sQ?`4ouE?zJI%Tr=qq;&!y)uSlVsANkWCf0`3?d>biTCVmL%@&Pz`K6B9)CM-=3yaC
zY}Tf%Pfql{iQ9sIR?I_69o~8Aou@9%b?bLqv2XbOtH0@8PYHdozt^(eWs(te!)cY`2Lrv#ry$(5EI}2g1i_CR472HNrWJR0!WG~
DoJ7)hzXJ*DU~E}hm70em_b(NU<*^RCI;@@oPx74E@Ie{g2;fxb0#}hlLbPq=VMUS4Iw}g1E{R1qabEy7$jVxqAtYj6=hURNt95N
D7zD<Y1(8POIAb?QANV(z`DyoNrl9jLUTYO1ZfRt3g{rTArqqrn@BFriX3S+KvV(Mr#a6Ni8>7-orew<n6NNAETCl+R|15?g&Gu+
Nl;Y_taF}hNE5W<N{pHZDsDn{(}?RrLzZEhDG88MG(uuHjRU-*@PUCCVw%^);&1>s5UA2n4FXV7w3IUn5gZZH7^|8i2x2HM8IZ-m
*j5shg;jFMl0ZU82w}-`V4w+zOpP)q7DZepcGxTqF`$;)EWyN@q$#CoT2(0!q=E*L0tN}j3<j8lrJ*V%k+UBZ)4UZ!yru{nNaKJ6
TcZeM3eYCn1r2{j$bR7bkqOJUMDHJq?baA#d-gMop|drqAPh^wI#5+B&xQJQbCENhBtn@Jgtcof6R*m@yqvkIC3{lYOiGF_D<aa^
1XRi*bO@b+*~pN<h@q2FbOhzcajmhAZ~%eUk<Q8$B@#@MAQ*du&)fbU{x?m8!F{eA?yygvZrVS`iWC0`^q8sF^1W)G_jgLDf-2QT
5k*S0)fDYyQ51xtixrSqX@x4=nV7OxDg6%j{NJ9A`%|;wx~D&`o?5E%XDlkv<mPzVu`uGwGIwdM<m(M}c<S)IiZHQbIf+EWn6I3j
<I(BejxYFRi4A|pjgAZXuYU}?<T_Tp_ackdJx@K`=5%{9E37SNW=s$)--!PHxz28^y7^bE#wk4_{LBuq&vI>vSFsGX?)<)P$FS?Q
ee9h>oxZzzyxr~ICF2=U0(J7LZF*rb30~Y%v*udy)pM=ETg*km?7ms=2ZE-@?KkOKwa;?n*wdua$L}ifEbnECP|(&ED<HgCc?8o~
#{IGjJx19M(S3+V)_E>vzlJjI#VS(6)0*)r&rER(w#jMliN)<g*!tyg;SBK{?S~F)_PFxR!aq#-MlVaUxh~xF_#mS3V>h*_1v|Y?
Zh*0uz_b`JhUA*cFvepf8!Nw1JUq?oF%~Q6(=txs-yJGAjT7c~hJ?BC=5be@u7pDqu6${^L+5<>MjGG8eM8$gqOQ)@c6;*m7h1DS
;cr#0jFQ#oa~F0dta~1dW3g9#CkMk1=eIZEz2ulF^8G22C_I~({d(pmyyqdA<=8}f&gYB8wcl8JSbJAGo9+0LOAFFQBrS=PmGjn^
aY}RQuskHWfM5rtZl!|D<1B<A;bcj|X0Dlu5f_6D?Z+5o5$45Z@B&h$1d>S|x1x~Zn!fPpmAJ%9brru%js>qXKA!g8KDDg)bKRe7
DK#jSa;>VtW*CrDDwmV1Ffs&LZ3BBlnhX?4E>g?0zGF3!T<YQ|_kvEvqDS#`TczQ{)b|<^&7BeYsxRdo-zg}GI|QmaRnHMwXm~DM
Q5MwY*<2O(#RHHm)w{KbiMWrXc#@UKr!l9Kt$h@bpF|OzdfM-UGadPGpJzRC2Lx()Y;bBREyPcVb$-<1uO>txp)MxuwRd>blic<I
GV#-}i^dJyB~A%8ni`esH+c7pdg>v4KX9D1h%8WTDjLF8UFZ0`wYS&5eR(~5FU^(J{Xi7$QdPQQ1>{`478XL!%eTX!!MlvsDw-!k
HhW0o_ZAFG1}%Aj9?pf3RlF84y5>4NW!vVx#^dc$k`uYowTR!gY2#eYCnJT2j?1gkt=r1B)?QbiRn?yl{f>ISH>1y-Xyu2a=i$pP
W1k$jkz3%aP=G)>4pU(YAO}#&$yOHvypRj5{JQD_4uOYg?5^9pg%0XchJTaCxFgXDA-xz%roeO!AVEkr;CtUZKntlxA)kIqg){{&
j!%^1F{8+6LC={{c-X6CA`mYga>-Oy8z5#`iuG?-9xXyXWs3eJI6ta0^n>Y*w1e9p8SqGqiV#>K%+f+-8i0T)n=uSj!+R}9TdGqp
$DGaZXgcR;j$}$w_B#1fi;Agq<svbq3%DK!!hyG3aZPNd*sYfrxXMUX*B)<HA9+IU`&`O>Fn+0>szk`U@ze_`l6D`JG;19yj&C81
a;2;h5ld<Z2oV}swKF(C8P|^d4xG+DyfW9cc#8MOa-)=;&H9|btrC7*)vB;quv~SS%YOrC*y=%8$$#@IQ!B1WhBn6R<l}h2f~Ja(
Fru6%ke67zPR5ruxTO)G#iFn{*dkzCRR&lw0S$`*rF67oe5ZkXhj-7Yi|#)wmj;6P<+=BDR;qCuJ-Z6^W}+&#dh0AX!SaM3Gryl(
QCjIxPdSy+vP>KHy({P&Mao}NT_dT<sLqdiaauXUV0X0uthkW~CKkobL>g=!)=8yhA`S92iZR*NnL6?A*GiOi)!TPtNjrn0QtrrS
ij7HAp?7TSc`-W`rKQcQezMalrpg?4z9Nz@srY6SPng5ir1bm9Ph8nD&KR+9vc;w*WT2vx4H`8x20?b?pcNKzxx(;@xKR>OU7G%X
w8_9Jl|$}HmC8<rMHlM_vs8-|J|5mW*|`q6@2F@<fERuK8xQw|OYNJ>Xhn+yqd>E`adwLdyypr7g#uyYJ4bi6`je}_j@sf>*j{u(
%O7Y$J3ZO(8R+x+a1{1;@^2t|Z=@!~j>LM7mR1%k9efWf8}aHh+ddJEdD(nE7)@h10A%vwE6$AObI*RV-sZhaSfTCqAD$s_G|`<K
IH`BT*RhFvMk?)5<#T0W?{xDkd->vjn7dj*AF<f_KxdXZ?%GH*=_$Wi#X?CU*?%=;_<pA@)HGE{L>HY(mDQ5hKEtiLJy$u0lxq=Q
9vwbqqv2_+TP$0Zqc(SRi|)-#tAlZ+n()^aFiAkcLn_(`4rzLQGRxmFUDl(O#eVngVT;aMo|ks;UmKE#8RB{0y9kxZg{n8Q_UZTQ
zI1dg^Qvz?eZ0IbAzU7M98BnB=-5i)eJ-IiKxs93EayX}lI=DCnnyW_8kxMfM4bz^LVr%;Zna{sUG`HJ+<#v;5)i!~3{lRc7pt{m
6`?4Y)8+RoJKE*7NhPV;EJ1B2^B=r&I?Y9-PA>OL+<J99RjFd_%FW4bdUmD7+Lv*45_aXZyY4~k5gxk;Dt@qa60}mTT-eT@?AF-d
uC%_pT}9KlcR42gE^d2o8IuY2=a-Le_IsD=YTe_nT|RGCZT;q}Sf72&%sIOY#QNdMh?ydXXCjW(F*mcT_d4l|r=6}Oh&1uB_QkoX
+gn^%vovb+Xpy4tVQ;mZlOnPQ6vp|F43ZC<#c$#mjxQmpE|ajw<LcGqUO&^89a~FO7tgz_4|!<oyn*BFgq<qt@axh}U?K6zk_*J?
bjN(&ZY$C(y||&76EZofcaN6R9o?3!ZY{8O(AR#u-S^JAyyI~!U3=xET_IA|Gq%xD3%s?3`1->m&UW4TK4s<daOb`^W#4;zq-ML^
cqc17&DZPWX5;IobUl7qYc^*L^!m=VFB>~cH)l#I+u17_eQ=ih$H$m<vUetT7cZu+9UXA%XDvQ;2e{no$Gp_qW4wB%B-78F>}K@C
ti|36bxKRhTGD~lb+Qv$Q0&W+Vov&I_ptcAM%P(!#eHKf<6YRx%{o}OcKn%Wx2gzJsXkYHJLeYJ$-Iiw#!KECo+R2SSVBRPfdqm<
lTy(U1!4-l5fGUXnmFcSw$jl$I<d~Qyi)a&S>p3bMJ(%yU5nHww)&eo^Q+}DLGF*T_>N_n*T;g}=5exnW4o^QO6@N^eS5%S@6M^u
Cuu3Cepr?5?VH-!(E9C==483&SK!n4rlk{ONcONmy*tfOM@ljupcK3ew3jDYm+NHLox7EHZ!MW}j9zB^Zcvby6jJe#RySqEI-eHy
>XX$$p~WEUa8=yZ&TGkYMaV@2^OIK}H5^upSt)npFhV%CAG@ogubyw)uWIYrgx;Y{H+wTR)}Uxa8$IsjVADvy%{;d9Ge%RhrS>@{
hYl)@f<avOl5z%DH=N+5FG|VtElWMuS36heuJkUuM(|C$`}K!rnc|UG5Z;w%e5hBY>oX3HM7JVXLjK7kxvdqtM$~vGQJva~HR9~7
wNmtpaN(7ERegEac!Q-maa86A%la9jsjm`(Ohk0lLld_tr)a%iI?L@V7^=3e%hXyf{xT#S&lL{2W?#>h-Ii~P{pXZdWqA{3B)eu2
-#aXQ8E1NSk{W0gR*8qDgh;J*n}aI)#bZmRJQtCPV(F^Q#dZxs?-deMM_kN6x~_4^<=;x-(X&&I1EUNqyO$8Ft6>NA-NNadPEU8!
X=Per>5^#oa3Xe#Ow}c9=+ehH6|$S%5cP6Ph@gX%!CJ_@#yJPLIj+#F12Cz2EY;-FB1A;Fm&+zJ{j|5MJ;%Gwi@e``*?P7Ewh}mb
BJmy0(Qmgp)^wLHDBmrIYr@udzaLr7eNgC~+6XJOsnJTRQ@P;HF-}sQsKnj^h??<MXjMC3lr9)h(X(48koGw_4WkP=>XBv5;kcWn
kyS}Vy~-X8)BrKj!+h$FCr_mg1Ik-FF6BL6(ve4<+aF@(K>eqN!>(F~jI1DvA|5+|h~a4^Q01-Yr66xL033>dQ?B}Q2$Uq}K)^Pk
VOV&~gu)+YP|&H=!GYu`gW&{BBs5qDfiAn^RaHB2fd(KKDWg4#w;FpZYgt_Mftqw*P~sM8bnM$rz_W}ipgK(>Mmqy5f`l!TfM*iu
D?8=@u@G`{^C4+=wN#~iTEJgkJxeww%UCNx#6(0PR^yV_iQTqWFc@(eTNPI<@hlGM43Uz3{Tt*oL9>|z!&4w;EJ8AI4eTanfY_X!
qF8`~j|{_r=PWaG!i_Kum_Di;fmmZ5N`b#;0L}ue9aXVG5zxO_1!R0;G^n6C6msP1k8eIVlg8wAAQ&K`mmOh_z68}{byOBa9g?e+
h_&)q7X|CkGjGk8X(&#v<*y<_Nl1shb5q2|=}4Suf@v35q(m&$Mnr@L3p41+T5$EcT2@Qw?n_o0-Nz%c>rB|!S>ep3>gbDgF-~&o
TNJ*f<@lWBb1kmay0+<aT9$@u(JyS;J5>5?Yj$0my<O_n>mCSQ5sEf<dowM*_7Xb1X-njYGr{z{`_rB3emYX!TV8bLC!)u2+`0K>
_m7u+<@|GM@rPP<$GZ34<=S#AM1t*mQqi47Gs~T6298B?=v+ie99P!MM@We;j^)Q)Og+QAYtnNQB5>qByY<d3=e5>nC$4UzRb-P9
XT8viUOC3g$e}XVXswp=#-HxOL}Ev7*RtXv_}9hhN@%L_L3!t?b>N?;i2JR}q9oeW=M3v!ns;O^wEhoYGFaN7-f)E;{MoJQA`p?J
VAQqim=SnS4(K5#bEWZ`s{*Mv@A@+SaR1bH(h=;{NT&^d42PDb#_c8wmhRmm)96(MwIOC%i1}HaOSi=NI6F$#<mkV1q+YWqd-Xdq
wyQ^d_2*^Q^h$jcUtU2g5aD+2pJ!|gnI7(1oOKp)Ry$5;W?M@QrgI`XV(AWT-xS7*sknj`s5HASJb1ZhNb2&mPaPN>lbO2rZsnnJ
R|=HhFm+eGG7C1<x_bRZqDG^`_&+}{J<|L=*}B}W`4Dhv2y=Db-y7xYw#iyqS)^thOL;Hp9dknjL_5}W-zHsf%@$$J(eHc^tiiD)
k!{&-&|jq2NNF_V&6Ywh?UqKQBC3P%P^w~TFd%3;%aX@Rxx6?yrWq)@wD!F?{Qg&3<9{oL!%xAerVq6+`gW}_yyz%e*GY*a-5jKE
kfd;q`aA*zl*Zemi1A77%HxgQkr4}6>(uI3JJGKFv!^^$Ic%amQ$6o(^5TiLy_)0Kl!@&#6tu*Mb(0KnOV)85?Kq&=EC<}pt|ksP
K+T{?k_a@*`~0g+3DY;pB8}bERj8a%3oP44Usr0_YWm%ny2$mLZ;J1(7k`^@PkT()65*~7&T@9L$hOjZ&(nuS?^f>HFM79!;d0I%
{bgj&yuUf5?qj>oblz}ga8~1gd-&#}-Ly2jLR*is+pX3$uQ8S)=bP2CEaxA!aABT$xqUZWz00h*2gG<39F0H@3y|GDSvWF&G4S&F
>byAED)&$)#=4%4D%-9r>d&=}Yi1%oy;sgVxtVupRJ+gO%RZ7@>E4_nZpocVib15)NEz43v>Q$i3tr>%RwiA>Go`C~(v^E!Ejk;$
oH&lIb!TI{x>GgahjKq$xzz1W`2`7UNbNP+ksG&l$J}|B4tBrk{i=(jM_w>WuZf~qMCfE5Xr_d@(caGzmN7!jl;o7qF-s<26m6T-
JcxpPqIJSHJROk0^<PsB7i<}I)?z$DO+xk>I>0ujkX!OY*k=&X)rYYXCw_Y3b|``cO0?6NYpQ&rbvw?%IQJ}p<lMy~24USL-qlq^
Ily`K-S&+Hv|OZoBk66uLqQ01E4|}HYndxU(L};{5bPZf211=f3_F&BK<H$cA%;N%4pT)a8W>~_1lS~^Nk#;~`Qd<!f*wI;u;2vl
351;92O=~*>D>bWfM9+>%d9jXm(TLyll#9r44Gf+{dv*29=sTM2bK|FaKXEIDSyI~NdUvcHb1TRalrxiyI$yQ&bJFdO9al~(cOXa
jCDd|B}qnN8T&^U`gTLc6CbZ(Q-^CvC;a=kR@J<mp%q$$F0}R|G5J$^TMkzfBBUdNrqUZQWuW7yRo%oR^fS}atUF{%8CWOHyxYNy
HyR8*l9?px85Pf03>8I*7^3R1Oice)T!)q0l9}1Cv^m-?eWwNsHaNTayMe!W55Ph6CHDIW)@`yH`*G3<6skbTLV*+lf-(vk-t(Yj
IAOFn-Gtq;2Nz9TA;#%8j7%oW##l^d*(5QAK(I<AutgM$12iTun;2dVE*ssu-5Ei5K3MKvspkkT6V!rK))2r_3l|_wB$!-5L+!D4
L8PTNAm5I$ULgQ=bLe;W2bSlDa=3aRZVWrM!150qF0ghMA|`*CIb`_lVbk|nIWvOL<Zf6ZyP-y86zE3H%T6)3wiRw%i-=z)i1{om
0OH9HPbcxc*#p0^?Ef~(5)x%7sD`vHWf#sKB{9xFNYX#QSQjWBalDhckiXus_uxl_YvZ_g*L#ZwxQ#1X!j{#GXi+}CDbO1!(>Ba_
ZOo$-RB_`hiR$ILQBcx|tIAELYN!~MaHLrcCK=97UeWPA%1$_?L>kAlCB|@vUN@pTM|3w+97dH4D@C!=>}jFFFNd+}>Uj(>bZl(*
_@3(q+3~nCPT->IW=a_b7{ZZ<PMt;Ve71H>jtURF`l0oo5e4T0Qh`9N1p*WS4*>SJr2LP{htp+6c85N$opnI`oE<8)4T1(FCDL@M
zPjk$t`?xlL$RAk7fTeysoQ9vYP!Z9s-==rS8SPc5!#`*f}@t$q;(tOXpPhpTv^@dthH2?M_ta-h8CTYchYAFNPoUvb;4s3M@F0z
F8fi{GR<6RWIHab;i4+dJ4{8yqOnD;CY`v4DagsnZJzvt$-Y`ge1810&h6+HBG^Xse!ju+&>%|qpd^xTNy)AJS<oVq5-VN7^R5?S
4>J>OVjC|sWvIH{F^x4twV4i-IF1f)ElP;23n__noON<AIn@G;hB71GHQUN{jCo8H=GY6s$<7!U2!%qAR)X?F-4ExE9)$?_cRnye
B<1j;5<|CsT%L$8wDilgpV9I?>t$cXyS7#5@UCx1C`AwDcf#9_zi)Mda^U@rE>F(e>T+Yw)DbH0DKb6Uh>V+5<8}&4%tus;uw620
;NVo1i^pnRYbS2hJoppp5v?BM$@iuUU!tZ()$KkB1$v$)*!OjorttjT4&T4n@`vl~2%G&jYV1Dgn3ynGG0BbMETS%XoM#FmjK)C{
F#Km6D$Z=Gf<RmLOMu5IMz9SG$>x?WK=eW+(0bN@L*Q~)F+@X6EdwR1ZtVt|_j`>RVr^38mGE(EQDoT-Ic{1!H<!mUJjw|B{P<|t
$it^msvwK6<|hv?MFEy3A_#(z@OC30PENgd)=4)vRPN8d>A3Ml#{^fI+c{1hru*-i5fwXYq$JNUI&yygoemo@)Dg}YhL+Cyv~gJ+
rGE=A3<^z5V+wLq76|H=0w5p~?NK796IAZ<XVtLOA#~*P>q(T6S9VSeE}kyT7@X^z(+6!?(<(gJh__YX!5oJE4j7u6DS1RUoR?z{
C=#I_Lx_J|&*;jDVpo2o!1n94%gBAIdxrLKaqA#z^^-!NimX}e{kZpfJP!Hx^-OzjJs(-^`JP$&zh{;1)lvKe4IoT~MGAq;MN~Gf
wK2tQv%SoeRa#k`S?eU+hDAjZiN;hG22kwoaaRO^v!cihqvPy!tq9fjYiRNn89<PLpreSQkVmtkX_9=kVF|o2Fd>Fc*A9Jkh>7WV
-@oFjs;a81xwomgc=(@*n%E-kF*>T?FR3V<nob6u&<~8f9S>&?{ee6+vAglJ{EprH4qQ5r_KKw|N_9ek{;Y=>Pmg|&d83N!syrK`
uMo6(cs$P@?xs9-b@E)AYLAwj3g^Z8ZL!{l(@jhv_32erRaJeC8KBL{-;IY79?1nF$fAl(X+A$)A9Oz7KC|V;S?E)@AANDLPpD>k
l%jZHe!b>H?DM-X2Ty78_J9jBv=KSk4vVplj)1trrC{kaKTp5PWy=3<!Gu3(bTM}jIsiD0xiGSy!g1q!IMFi)ZIyMHCrCXzDFwL$
06p8IWycAz{rX28nZySZ8VCs>h-t$CW>{#5=Ai-@1)P8NyA<?nRTV&=ylK#y{_Ae^%@SVV?zeXwt?2TitI6(8>zV;ilSebxJeEmP
nv&jSivvH7RLsb(u9O_w1yU?Hdr>~ToQR-^q3zD!J?q9h&slX>n1M-9%n&*te@mgN%w(X^Iv;V|5(;CHWXGR+^45k=7G9d&bM?Ji
L&qpAySu(Sy-&Vg4<=k(cP{5HA_rKKajf89G9M7fj``MJ`5oPNKvbg4<_`C}%2zSn!Ry?juWS_nZ=G#}w@IYQR53S}+m8O|uqH&2
s2pbC%dWqpF5A@G4TB;Qxl9OHk#$9|vker9m^MyELk$vH;t(P3c;MM9CvfzLo>|kU4RY{6;$TIGjXK8%>gCFgCZEZpm6usdG==$d
nY6#1G?8GcY65R`ug}<&#(r-ie0iQT%PbS=alO!wP9!%ssnN?PpEH7o9@1W1i~Y27x%T5otECR2R?xeJ9c1XjhJ@*xN@#Rn=trk;
c!QXGB{CByCV+(jMjIMNg9;0U#eb0Pq1gP94#@;=A<}&M`fE4HxA5CT?gCE>YqP9-06n1mbb@l=gX4PC0n(t$Dk~_cw!-DxE(s-w
!t9l?sR%GY#)1MM7?7xvh`LPN{I&P`z?~Q@w%Qe|Nt;M%fC#ij2|+<Z%vDfKQk12y*#57})F;<INc4-jL<1~@I_Kof2B0@V%pg1;
gbHX*ZqgtRQ6JJuqHn*Q?U40@5=8>Cq(m!F?ip;^ce|go2leyO|1!NvS7m0^2eI{hL^g+ofL#0A*>N8t1xr0Scices;g663o1hxD
M-;Tk${wclBm&Id&rt7{74PO?6%|pL&kQ{2tSh50LDK~sPnH!0Q9!}$X3G`B1SJFkolI-=`TG4`l=7qx(I2Yc!njl36r0`K!}Lq(
?PK@6GOh3wqGU23gaWGwf(IndDHr5~!U*eqMEq}Gx~hwBUGel9ikrHccC?KqQ_=zg$&^ZVy&gom1QskqwQE{lN9HY7uh(bqD&T|@
l;V?o2<++O)yJ01M7sH7yz6FeJGF9kn7Aid)3v*uwYq+q6>7pxqz#Whh=;^s4UjaOj8b2rkBiWQrPyn~e!A<0a+Ud8q$*efD21KC
?wdm5$MB|_3{YakAnv-1Y9nfwCj9*E%=f=IP3{iuX{}$nw|*#cF_tRtreDLuzcwVU`|LWa%2n^<J@DN*cL5{37dUXjsv_%NDn}SC
th?uF+VMWC))&=VZ?YO)9|hgqZ1FhlRhJSX8f<AP&OzhFo;J8{O5HfWg63ixX`1M4aw!o;++ZG}L{1Wk&N}7Pc0@)5<g||R6dEBN
K!)%kqANoL!_ooVHJFN|;|Y?E#<7wNWYh>5Db5W>h&B<FH5gSWqAK&+zI7b)!Mud?sz_Bq&hw;NScZy7>oHE#6zPH1^Ve^+0o&}y
^LKYxfbT0H!Z;KMi^?jw7CM%T5)UXqlMIf~fE8A8#_3<wf-l!a4vtmv6<V~AOiD42`x`f4YM5jRz#xxoq31(wdg39)c!uFPsj9U6
GV4yhJYk&<rZa>vDN4mV^V^W5Vv-rwXilWh53>xVSJ@R!sKcc~d^7EpMswe))$BtI$V4Pii|jy1_p#Uo*5pe17Z0?a+qv%V?UQ|Y
Z!>*W`YZ(aRw+-KalbuK(G$p<L)d&WZJnQkG3Q{tvq<K6G(C`)NhrOiRJ=s?boK43JG!MJ32Qn7h9ZmFqjL2Wt<CNT7Zuy$2}&Vb
Hf2tPPK5IWYUJbuja1jZGFK%eQN(s-I<!MO?=y!TR4RljuI@jnmRXvsWgV`zw!S(HYs|Z|o!pHfy*!Ne_-!68UxFZ!h{aG-B(>0V
l5N$yQV!KlcT^RNBvDZ7M`?8fN}Fn`p|rwlMs`BUss`YlltF~-%52rraH|A)YtH+<<s`Bp_G&8e_1-v5r<Wn+QFkp-D_sl5vh$%G
;X8hDhF<od%P(qaG16r1!w$T`7*ZM)#!)9-uXWU2JJGz}yLHCpw1h`URzf5=PDGK*%1ndd9cwB@f&v6y6K))5jis1dYO%1}DT+F(
SIg)eV4ut>hN|GDZPvs|cP;vOssOHaRDlRPjDGv~%=WrCop}2dOwT(`+LUEE8Q89}gKsVo+@iou@)w!G+QN)c(t|UTMs)C(e-D8X
Jt-r{IS}4VNCK(AamPqO*4a1^l?^r^pqWf&XmZMmK}An~{fsv4k#AXdR_}VnCEnGYWmVBHHkIaAbyAsgr<Yl{L3D<``x_hzpgv0`
k{bMdM~yJoMfiz9k9@hy&fjL+6Lu*W(eCe<>mI{{uL2E3sRP3KT{Eo`t69>atnfzHq<DC7P`j&@E56u_jw6RiV9=;U9W4|Qd1$(2
L>rJi%(#WssLkpY1O)mO#$pa4#T8}?Nktg0wXn8YHE2?lk1*3!={jBJ2HPZrHu|0hb>~wM+0p}v_1L+}MRp*X8_?+9je&<u<*mbO
XF7bdeJRrGPQ{C&Ozq2{L(f|7k$tZ7281NIm~^n0eBTV=W1`VEgOTl$5yQ@%LGWtZzLXA}RXqeo$_rIYv^7LEPIpr1>xUi}V&X)0
u-r@YzZDyucXq0)#n(5x=~Cdrk_$kpIR>iTJsKAKWm@B7RCc1(MlSg6QeC2sl`lgY>$iyFuNJOM<;0N1W&F3cm30}Z@zIl~hjI0+
+jkg#TsD$83WlquYTG7WTScab(*@PSuG~cWO-3;SMz#_B5uGLE9CeRXmsxgn?84dBID*qhavd*?djtdNaBf~~t}ZGv$+)X2cEj2&
9itQxBJIGxPqj)rL94fLE@ZCNG@DjD_2*V%O0Y~%7p}0yY1gG*cE^}0vhLP10b^GvcioYCW*)x#vTd8|w;b`Oz|N4YdOBv#`-YHN
@EMPA?IviFLZwQpJ2r@Q@qOQ3-Iu3~>g2;3xc)kL#vHK0t@s|Vbh$zYT?V9-uJ>wQ0$}QBu7b;{cuYa{&UVyZcUisU=*EKNI>pHO
d}`BTL0!TYh8$xS>SscVrCQOLj5QS2(0f1)RRj^IL5y+*%y<klLTXlNMMIq(uyup0MBD19wRNXrLRCft&`zqgTZj#AG{#yWj5;vs
1w9@bR++?Z>w_^sXf~H1)EgyXL3Aj>F507Iv9;$nIHoS=it9s4!w2E4f~GclI6(JB^k}^sCX3b^GxqlnI`r;Nq_a^|#W+CfStk`I
npkg)#Smy1*kS2-!%!m=ksN`tai^$C5Dp%K0vv))l1+z5DisJ0GVZd1`sx*iD-2m?hQJO71Gk0quo8VZ`HhiJSjV-+xE>}hB`XnJ
IJ^^X64!5Oqm*oc!43-y<_iobZVe0A@knwqD5D4*PI)vK%NeN~oZz6=&W-ewaE?u{C34}s;9?>JYP701p9<O5R}0}eW*P0i@Z#j<
EZvx>>C4mg!qtyW@Z+66$nS$EIWF32E4wom9@Unj>djqxgsgldrES+<@^49_&A00}6m(aBaZ?phl?Xo82zv?ngIOqKjj35|PAr}&
FyQ^fG9!~vR4{*{YUe)>ePP#gj4=&Qb`V6`NkIh;sS3QO0*j%bK{I0&70WF9XDWcu<VBVOk+vSEe(7qW@0*tuQzb+zVjHbWQr`lw
5{7kXqo-D&b2HmHv>xONp(5#D=^0;HM-lG%t&s?i(PH-+Cz2s>S~`&`$HxmTq}svah~`v4ztQh`m0fDMCH6rrLVf=3h}h72darQk
O;xP*l?(3g3!@gGaSv^ZJ||+;^V9FXQk<5s>nOQ(w$n=9oka|&yY0I;*s*e<vAML>fgn3EYXNfca7AUHA9t=t=$csw)ZAhx#4@tk
SgS;0Zyd;zvg=E<CgL!*dSK-`q}!%^k*I{S?)l8kE;`psHd9eM9~iNpDzye6y!-f7A0#OYm6b--G6=522tn1=f!3M^j+ZMzhYtd0
Mm-xs9xeQB@Qp4H#Szxgvdztj;vx!bQcMs{t3+XuDeA^TtLS8|#&lVA$}B>oYt*AXe}DNk48LRg^=;9mF#PR5EzDVhiCDs5Fk36b
4mzh96LL*=0VjWimyXX@`<>xA&KE9K$>D3IyGM71x>%@6x>H0k>#RWrI+V~zNL;yl;ONn_d{W!}?AENPBGhK9CB+bGpoXMy9F-%H
|6_Maw3qX6O9no=hjYgI(y*vt!iX^mQjAjzSdhiD_K#G#KK%OBoINv+hekt&rnd+}UdZ5bH#^Zsxbh!4lWr&SZqM1<nnCM3a6edV
Ql@QtA-}hJJL}1T?<6P4JqiS@fruwy6cU9}rA<PGQ501WsqFLgG={{mK&j##2b<O~%p$0Tx4QA=fumJr1sI~QQJ)bdAC8Dn<9{rk
9^K{3Q`e~vSb-xW0ErItSKBBQ0D7B@9^KDxrh9fhfnGU)PXSO4L{myAQ`88F`gm+4?S1+2IyzK`DqAp^|C0-!v)<<yX%^%zBC=EO
dO}YQTy{f%OdGT39!-wxov>c_&b{X8I`@0LL=MV_AW5<zf+joT+@8?n{uAjIxGdRFP3A`8lmv-L&LErw=;zFq(n_HGyk-YcAjLs&
6;EsK?lu-M*Bl*dueL8*Di8U6b2%sIh`ChjxL_)}Rk%a1;f#YlgJL;r;f=K0yB34dm1Ion;_8J6bGwDi!|!V3W`!z<aA0+3FTC3F
a4(2k>z^qg&gmf~>dJF9X;C}++}Z1Q(oIglU$4l2N&1;w_~F)=PbNw_DFty5>Hf<~`lB8>PQ`T{PVIO3y>K~kH}<E%W|ng1^(l7D
z)nssr4x#cYBLnP&H3ZG$2V%n`ff5J9Dt=nKRV`SclR$@>P_R0h<_5?(7CXYd6Zr)IYly)zf8S)jz8Ed;T(E%-i`>c;nf9{ZO!oa
gQWF5_pfzFT2yx;jB31iw|Jjl$D_xA?v@)v`(<|H?ut0=vD*<~$z*c|M{V;a?|YA4dDtaJO|N4fr|awPj^rUab3P`6M4AXdfOrAf
CCjMcD&#MpEPHsopQTEi`obEKPYl_c<bCvc89N{B2L5rb#T@>2_YwBDG55!i7v*B1aHr$hc!h@>y5LQ~$-I!y>=2qLED=FHct}3g
rJtSroDrCp7w7Ok>Gt6kPKX>z<h2|08VVSlBswy8MS%L#8cBP6hGnW!)q(n=6>v%lMfy@6s9}wfHBK^$oFxZVv)6aWx$gbyoyNp-
hcN|pMZvggZ-TNYR>$6!HB5k1N#h3DHDG9)fEkE1pk`-@IF(gegF{47Ovx~yjrVQ9Ug-q;;leIaKs{(&4jisUOgR*W!Zbo@6-I(u
QJHeZ3Lbefn+T(oPI5U#RT(WZ3J<%7qDcn}GBCqa%s<LJ@@38LZ84K3QxlsEb48N5r|`{m+<~(ukOg`1?d}CQQ45ZZTse*u*~js1
3D$?rj9rJaMWnm<??>pjB8!*!DL(w`cJICptP)I$R7g_7qsWR(VSrvw1KEltl(7YK$HWEL{egb@orrLba}Z8ZS0W-T>rOB0q(S)T
aO53s@!QVT9V)(8Y6Yq|uosF?>VrvR5P6uz8p)7q<uI!_Aco_5mTz-{IWB|j9&A0Iali1N&6McjS&?M%hWu#YIAS5Z$&0(cSi1Np
%rgs&psrT|;m?lXNev7}UQ^Us9h0KkRF*W~9!f@+Vn!|*Kw<)I7>$k$uj}I?t2K(Fz%|28;+#nY*x)82y~m`FaNT`=ddWhNJUFPB
>JXr&mZ~I(swrutX($glGGb^-N>ZShfto0aph~3*pdwNw3Q8mTWXc1aQG|g=QdChTAxP4U6({v(Ap{2GISfqHPO)5?D1AX7$)Tbi
KHd`pomFgTeV)mRj2;pkuwMO))PqQL;%iL?j|BN$<OLMd9oS+(=K-M$vz2v&kyiqdMo~i?keCx7Wd#KkMCK}Taw|24q>3VvNL1g1
l0hs@6h%Ez_yl$bJ_w`7iMmh}uOK$(KR8U4HeKQ-qELb%iSRcKgK(QbKcI9;1HTx2DcCVN9X<t@;e9bYzeK?32T-B7`1W5Or0~Pl
5K%~L_jfhE!9iK@+p&UgL0}r2Ss2(O&i?MOJMLrHu#{M_iSeQ1U9m^^@lzr-1zrrp4svqgqdwZ{+NBt5N`?rc3=_0MkpoJY;W`Rw
$cwFY&do=0kxj7tf<Phb%=vcYoO9fmB($J_J#C|ka?{5gS}NKa;hDZH2K)9mt*%hqvH11TCvNA@_{SwNE*4{2Rk!HoSKA?ST<<<q
N2o}u(13`lBfdWqkgQKzvhi$AG$`UgTtXj4c6%YER*N9a<uJKaL?k2y#D;}(se@TIkr7%*3mi;{42oe=e<zAmQ7Yw3IB+g=sz(tQ
_FY@I4jkbeAe#t|3vu1VWelnm)I_4Vs57>u(um|-5R;t#Qlg+P6y(q%Dx%{vK}%HCP)P(p)ly}xV39yYAX1S~Qyga^A}B#{rc-6v
1Q%sJWnw1;X8`T98VYd+`P)X}hZrXcDX<Q50}&B13JTDOXeTHsMB!$uE^7qNQA}ipA_<m4hd^P8Fk}>lDg&RHAoMO`1;>+PlK^;5
wvQs2Q4#aJ`>}wxlQ>1ITUZg#zl+qYCqeZ)`{V76wf9e^miCweL;bD&*e(68N7T5}q<swvSI&UoQ##IY=TZ8*vy!yw7f;%Dogb*x
W!HIu>4)t0@3J8&Trn)5evqP#?!|`*q2&>qnD*Bu=koY@lV~A(1JBh5J$*$(+cZHcp-NB?#R7+^`dm-U?0FJ;5E%z#8B#umvtLd2
_g%$f;SUKu)Ai0Zpgvqmzbow|I@oAvJ%uX!{pdvq5q)+ZMX`OZ3NPDs^6%^&n>{+;QXmqm)3-H_+BKyD0%Y<%Zj8H`>Co$*qtzvA
xrucmxa)6SjeWcem|V)~7g}!_DXJc;OZ2u~%8~X)m)XM2A#JCpcG0)S@bL4LXcB}bL>Bg(k<vf}-F(BW;BU*`c=&Qp4d^}nU@CG{
X74)rT{zfnt!1ub#S@4U3Y<_6AS)r#2c85b-(_uud{8^2!`_Q0j4J*s_JxYKuip*te^@kS%&}q`l^|g+T~wAqi4x%&idCX#@yfw*
Jr_tq>YeoqAd>S34BKX+@L2n}?VzjQ<2thA<?V|YHt`)fQ6idbeJX-pJ;!UL<EllDjv$FHV@Z!HD~3p{JlJjR^OaheAkq}qj=Xo?
r!=MRr&bh<?uIkI5|Ccw<8)4`j)#re#`k2z(pzzuxH=hHmA%XNbwQQ71F5Q-b!CtmVyiXw!$!{24W5p09un=9L|Ayy$uPkruza}X
ZPOOB$m)c&LlBXxo}CLG*z<%NkqVS)G#t6z+7x<>wkZ1a%jUDLshqhriKf~vcCHcJWx+`$HhIUkat#S<8@Gb56^P2k63bzIrwhkQ
HHpl-UD#sjyI7PPZ>G?6y29WzS_Vcp(s#Hu8*ASuEu*BK%bg?(tmfW2nJQb?mYP|Gi2zEsq$sf@B#n28*mf5#w8_O}>N@F+S4)xz
n4`H)x;q_Ho`!Xt*OnDWT%2otWb4m0$F2_9o9O8?NOD9KMHDB21IEBDRv@UVueU{BKF@Tp)kh}_XxL&1EafsKR<tj>heT{eW^vTw
w>rM9^zgt_nTTA&YMHj|s}YwZnHel*+)5lFD~Vd<E?l4_NeoB1)XZpJk=pARjaSNqII?y+(=zECP*|}c5j_l*H=;Y_&M|20Wbe9V
vMfKYQzN8eV&^46Bp8F%td-KWcj{Li%R#|vp*P~1-w@ZX`d4eIBWy8R6vT7JTf4)Hds}-R6xTN{SY><d?@63BHF3oFs)u5oOaLqp
MCU*r$aUswK-}=+_Or^cTDJFg_)J5_b<Ve|+>pXR?-nG9h$ImRDb#hMX3P5U=h^vtPvgbiKA(rq{gtr$l><eVA4Y=XrbU%<%{i75
i<}&XdN~yN;_G|8;yfmVPnO0dH9%C<wFxp%LogK)FhtUKC<khYh<rjpHS+DxFJ|JrSAoA19Dc>S4&R>c%M^6t8qs9zn0>h6SYe>f
x-pVgN(u7LX)qT~@ql}ce0$^wA%TjDi_AbUBtwoQicbhpkXaTAck_$b=$6y3YrWg&lbdcz6)Mb<*)SiDmseWVx*76iOx&&)WAKg$
lS(lyHBOOCMCC-KIAvKjGE$#1>e=XkA1`km+41tx;rK}W-w5!hw4?2WS<v-ju0OV#Olo6fN{}+ojb=2$7iPZfi7fs@I{wSd#W63J
Z9F)|uGP2r#6X(77a}mM^rbCKQewjJ_bi}Z#$Ziz`vNE#z(1Ja2j>s{r^+J}hmQyR>e&J9c!LYpC}5Cg02n>P)Pdc*)ghuuk_Z8z
=@C^CG($l|&J+b)0EAe9OgY5tA_nL*GzKElwrdSq6FDNL0I48#<I7uU<{ZDbTou-EJ>PV2^yg<!-kr>k<gyP%JCkvQAc88FzXcOe
oPc?Wu(*KuoyU9-Q6y3kNlQU3BSOTDGK_>0MKBUlQxHJS1eH`!P{CCxButDjr85OA0Vz-fB9j3GkOT`5F%+OcNOm1q=qU=IXod=u
A`oDip`j>f3MrtVnks23B?y3msUS)bpdun#C889mQc7Tmq$#=fZLla*+%UxEs;d9i6hi>*FjR4S9|RB(z~kJn`4E_M+g!TZ7?$t4
ZHL?R;0k?*h?odf5mhNd(gj6BLbOm*GExCRG=fr-M6nYTAIcXYNQI;biK0-UYK)u#CXiwRiV>u843{BO2)URE!+?I0aU;}>b@*t0
?pgZzfE`dGP>le9dvgjDKTXrm_8xN&mp_txA=`tI#Pxy*eq8aIy&c%<R#BbBKn-3wJW%@>3}Nsk6M^~V<Z2m!?e=FMoc;W{a&2!&
!f@&=o<U47mQzvenWFqK!gu|=^d73K^a(-n2>^{9k{k_$4U$27H|yu-e0T!=sp19)8AGli?LRuyl9tr)gi%zQeUoj8(8)X$m?V1f
_1g=#IFHe9ati+tSwUeBgYMzT4l(@x9XC2(5bWl2JNs$8a9oI*Y9cNtsU4ktX3vhs?`HYL5biqs$d9iaNuow2A_|C_gqQq`G8UgT
0FDAkE53kHLuX(K%$<GEp`bv2(gE*)H3!(La>Hkidw=!%DW7VdCbxD8Fxrm)1Kq*jb9awG+&wlqUd?0qF)`PIFBM;bu74+?lAbOb
{h6`p3&<dK`S|^mKCogkZg8nQ9qt)^j}YuEPw7-B$o?6TNscEVaGFE}B8Kkbiwfit1Ol{HjT(}uNexH@Oi>Cs09H;xgo#5CB*qel
SqbkYQYMn9AYn-nU<rzf308zC0)^6V+k)f)!L78A@gM~PxL?!f)9p9bmTlj*Xo4i-e7pC*Ek9l4tG~7Zii&7f0+ohqT4APSTFF~6
mZ<IFo7$|`7+_d{hhYv(nh^cmYge!5{nt6{fy^W)Ak(`?8h(JYAT3)^MQ-862m=;vJ^{GCyZHhs>I`}@Ksm@-N+lek>L)X`C{_e<
3pTRa+a#h8rdU8fxLM)#B0He5LVuiuK|lmZ2oexPK_tjD8rH$7D4`R8IERmyarJn4HusA?@rW-$$Cez`@jt%Ad@tT)kUe4aC%2CV
QxGf!){2}5K3V|%xc6x}7Ph$fck#_^$3EVFzkkz82Xr)26ts;5kU=PvB99uJl98$)mLNkRLkLWQkSJ-O3JilF8USh}59bNgI%1Ur
B@oF3phhM;a1{f9NvHtygx(#=%NfYY-+dZffQeNIWHZyR?Ra?uk0xY31RvNJi=i$2yMg8~Far_=_|=B^eExbp-0X;)0>D^{#Tnk1
GdxIxlE|(kCkV;>lX7lx3M484rcMssw06wjAB3}^s@i_Dzn_@<>)+}O%`EmKRfid2db2xFwMe4?MM~8^!|vZs#~Sh0uVS609_CyE
mZ?h$D=-k$nl*tp5AWR2$fAJ8XQ|NhdbK{Do}vWzpn58a;XT9?)1Ue}7o_pItW9a6T6NC>L6J)OXLuR`sOg=M(1OE+l~GaKCeF}w
VpfT>uRqUu#{uP0dr?iW)7!?0!Vv9RR1<ypS;@K$vDVgcVSh#D)~|$(D6a+4qSQ~Hj3Id1F?D?DlI>L*sN;l9I`26sIgX88BX7wG
qHLr*dYoa~Z*1_aJ1r^+;9=ayu;yg>$QhAN)_Ht*)&>QEk6MRx+EhD1IZxTUz@5SEm`Q>tR>_vDB4;~7<o1E|B>E?A-a_yvH#~Rs
Jobr~qa~v-_W=eNL6=q^Xuj|7n1$SVK@skdFp%XH<Ypa9V8#|u>YvwWdmxE>i;h-B;=i|mxsL8QNyUmG2(~(usut?$cF&JDIFh_4
>u;VAUy_DufP%Ij!yW1-SX72^#M~@14oU$QCL803#6&$_be@ufN)t3K0WzflNE8ZC(gQ*i6r}+|g(yS<l|wS41Vm8M1VXWW@svsC
fE=EjxyLCAGv())dN|HB@tt&wEQIfbD;Ft5PhD#>Tch8C!9-T4eKA-tf===W0w|gq5P{S7*Cm;bB0@JzNbpyYm!#n4;$+pIWT?dI
9k-0DLDbQ6JJcK6klAt*4_f<_&8E`7F4s)evR^7lq2IZ+G8A2N-<HxHL{oO?zarYAaP@jThSF0>**%~@_e2ONL=k8PkqQI~WtCWf
p;0D@q)3ry4$%8E{Ce;=J-mNS_V*B)Cks*$G$Bzmq0GS8{^@_ShTeMLbp3N~iTa^Hq#khk`;LMt^#w^qG%W%Y2|_egP*ormNVJJa
)hz{3RTWev6jMP|RSi;ARTV`QR8<r;RYO#?RV@`w1wT=`f^p(v0t4=aReEtd$ER-m|5SZ{e^%R->M!S}4w^)*t&*+R7SOOi&2Z@p
t<~2=+<9M?W(+!_5B$rn+g)#ShExGiWtPslS<N}gwj^G6&T&>Qla@nxo)wxGO63YWD0G~3S)`E3Ia*YarAipm8tn=fB~oQ4+v~p*
@sFp#>Q=@p-r<W9>800wN{A4s%t772c0?n;JX-wN`bZQ&B~_>%HmaC*nvSt-%y##Z9P(MrPI|J4DK!Kz$+5|MAZ5+MTq~giI~@tS
8DZJcbWX8vM3~SRhg5ciah$^_NfJ4{F05L*xFtL4*CoE)?_7IDHl%S?GzkUcraM=7Mv%C(mx7aVO^=10(ax`<oS88hRnw}qN(ngK
$ReAVWD*x4nQ^e{hM`9-(na$peRN*E(j?r6Nhu122xU;{I1nB8f&AFBf{bqC-e428lS5G`ftEvDE{&i=M$p!z10ZBICIIx8j(Wyh
OU~|U8K+F?1y#fiq&Q(Q2~ZvJ#Yxg$I(dgsB8*A|ZX4?g0by(l3cMYuks18&5gJt7+)&)SN{DPuv`X7dX0AoU00ZVOnn^Om8d{N7
AKyd8T^s}7Q@+mn(h8{zWTjj|eMB}lHiFOH%+t&ri5<vHG-901z`;$Iq9H(rXs{9<a)&@<){6w{c=D5RPT)`90&xI);D|%*_8(*H
?^Ry7ML^;9Ku{@5LOeL;6T?T`AAUFy8~v1j)C#V0I>YaKd)g~`B<dH;Bj}UOPhRTx9hA5mBJuBC=KfKsuAv9Z?LUd_{+QeaJ?F1}
kU;pNAJ+&;OsLUFtJJ>?RoLRi1p@-H0YwoIop6LJ`y^r#MT86go8}*<pq`J|cjq_#e}6|FuHQ&H*D$O#X^vLi+oAp*rA+InKR@C4
$srB~1ncvW6Awq|b3^GN^8K6@0qG&dKDa4qYG7z-5+v;I?)2?DwzvmmyoozAKa3hn?ax}-jA8cw3o(+~Rxj~Nh6tj{nGQcF{x_5c
5wwnwfQgB98Y5cPjF(BSZ|l$DE~KF4Q!zACN!beAD!u>Nl4Ap6j8O)EOJ!k2OD$29p#dVq1LTXsC_QX$pYOW+iijjP`l5K~Z2##Q
>xPqQp7tRKQti2N+nFZK8I-x_YiDU^LQg2ca)6tL2ZZ&#n6NMV>?;-#MT3{G_Bj8n*3@FfnCZq9hGS3Mgvg2r<Z<S3{G=3J&Ryi=
;~)J{kgeg{|3Admpm(Z}pkj^T|7~a4<Dk;P;qRH2BOs4E%mbEDCACuPdXj$2ECV*L$1pr0sIe?cfQ%HAyA%|LgvKA^N^#$9Xc(2Q
kgO6n>q<<FYc!Z#{#gw$)IeE4ROJ6l#;l##Uqz8spYt(OcxY5Mh8Zd|$a^7!K1mPmRNwXSfIFotZ3P4nRS%+gOk=}htQU5S5->`%
Dy&#dHC0F~5OnD=`F!*IIHu80scfp{=N<Mpl|*t81TPF>N(}8(z5xD+!2UU-cbhRqA~QbCWJX|Fg&7ojf8&6uzur0ae~v%<--M#j
fDmAQeEFVVKkR>O5B&VwySIh1EykbhEdR@rY;p`V|Cj3i?tbst^?MqC{vV|d3~hgJZ?nM7hc5zrynhy;`}gm6Uq8)X{|9wF$o6v2
ao;QU?TUE{yTu2O5$ESG{Zr*OdHY;#Bb_b<X{de6{m`txY@<n^gkA13>zhhM6#g*rN1qR0{JtIoTm{<P&w2Iw{Dw_GcN`0JAy0mj
tvl5{t$_g^NJVKi=SvojMQ(fybW~Pbm9{~(QSDvLYj{;3=W$Vc3q*5?`VRddbmrr~E~FZ+mk)7$3?7mHv<gTBQ8FH6BHe2EsQ-7`
_RWwanH{1voH)q__80G0_A5E{+e_2emdo1faA<5~wzOK;!N!pe4QL$yhr^TzC)K5)LUnT5>#*O_wy=O%Keo#dG1Mea!C$D*S~4_o
&a{zBoWPB}iny)|_a6rt(wfGtze9*LLv1|$vpzNF*UR?<jPj-WPULl!K06*yfB9r^TH<;b7mil#sHwC)_te>TlbrgXMs<Alg>F<|
saIU<OTPo<>WXP`VRnvwPfd+gKG@gcL;QKqK|MFNkmuC>2bKBzYsW#O>8$p)g95%P-QVT)zt}%QxAWKI|3TY#*)aOgjd};y^#x(4
%NE#eEl>K7_l*CRLv<t(U)Dz+pG8$G^p#P#E-eFvch~nFZgd>uKFGyZyNS=khYj1@Q6-gsq>J6!YJjhI>-;g7|5IKuVTdoZY+and
bOz=D8~t*0{q5J+eAJP{5Q)P(pSopud+H=sufhmGeN!`#F6#F}kzZbB<(h|K_B+^Y^}y8LrU5fq@3#?I0M@7XO4eW+){WOi;%YgJ
z6ExT`aMih>#lg|wr6vAYd%5b@&_!}3F;^+6b7ZA!rS$YLa4J`5rK-3eCQ%0G0030TmN&%&yT}CJ-vUZ`^pt<h$eqdvV)Hq=Z)KX
dawD<!Ksel+mCk}Qybz3vU!ac1s(>k@7O8YFa@AU_e!3a8xFK1THIN3zp4kz(t_FY-b~er$A{M*>EzRnjz2A3`OWMLbm%s8V}Eo&
kD_}ISBct>oQKP-#70l~#AX1I6vv(@@L(RX-mCB4#`FFLu#sM}`c&-YS@z*+gleuiVPg6^2Vv`X#+LWrJ5TmP{^c=Qoi1>Nw>o3l
>xLaNtyH{H&EY%&LgaUfSL^O6sOG=J7qq_+Ne9C;)9j@%f}x=hL~d5=<3UOBlNf>P<Tt`PV5?)KY3V@~lR;N}yixb@q7?Sk%^D)H
VvNi<$sc4yQiIs*Jlc{zk7k~oK|cfE;kG(xIP>A;FI0E6srl~qgWlo-nx53m#hqBuJA71%X;{Vki2AH1rF$j$KA9NE*1UZmH?ME2
Ja>rD3h&pHYFnS(%G8p?7e4<Y!9iB>i}FY1j|to2DzZ?<_^^xZ5g4@v%^ltT)20x_j~Bbs2I^^L7Roz_o11s{z<(qsL~*;{9={Rn
8Ty5O;yt>PbUW&xkv4JqYf%2{V#PLu_sfQyT~jde{u;p-hjMrxx3&wAq^ipy<K;A^9pJuK61y!agUIX4H5N~^ksP;xvcQP{Ij8qy
6(n}~UfU!R1TTxCTrGS0diU#ETLRD=b>#VvT8QZL+Hs0cXez*;6ph$2=AW^ExLt^nrNguBwdP~H3zA3#|G#5Fu*p5|0nkxbH({|3
NBwG?<lCYO5iw*zqDdlHv0|airDsk%S8??8rR^YQ?I*c`PT_i$Dj-qc-SwFd8CN6D9Q<P8#Yn*WzIpQdH>a<!Vl0Qj&~^knhj2T8
|BJaIoG3^$Cg&Rf
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
