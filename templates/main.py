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
LRx4!F+o`-Q(2SQ+Rp~g{QrP-R74Pe|NsC0|NsC0|NsAF3SI>Dq1T?=<KEZ2RY%eCbb1;F%CD_<ecyN*y?_Ap>Dhgaz%@ZYr9>1d
L<v^4=<BN^w{^~AbM5bY#Pa*+UOt-#wp97id%foAxi`MPO$GM&`;h0ZofJG90IHKdy7Y_y^k`@Y0nx1h03%_kwi0b@lVxR_Z*QUC
mqzt~00z~peP*w+yp!76qd})Y(a>Ay>I<eluuv!yy;Z8(x%M>xkSMyAwlqqb!XzJVIhNAan1NGSzPC2U$(Getji%Q5vCUH2_U9t4
X&_JurcqK#M%ljIS3PsK1>03yUAJ>|;@hOFy}f#;)1#nJ8qKzBsiP+`hZ@#20ZP*~o4cwVA7##;S<^3S*Q2^%017>O-Lrk$-&!1(
*!8Btt+He&G*Mj**fgz-5ZayFY`RuZ08&W=P=p`?l|WTc6(QZuk}6RfGEgX?5^P|JA`d_`3IGKFpa1|APyhe{-oO9{NQo6mC;$``
3$W-E0CWHV000000000000O<<_Rn^ze9xTseceC+0q((EgWKL7uI@JAJe@KMQ$WxGpc)nJiX;_4S3`Y`D2M=d#Tqme2fmCHzOWx3
Z8dFaG0(TVyFe+qUB|Cm!A%;PEq318ySv^F^@ZoTDsK~!4&{`%yLGFxqWbR38+UETcKdp-c=p`w&idn_qNJJc2G(xnz1{9}xp#YN
_mi>rY4cxw9=qQRabAN}TF3xB05k!^W9j4odiE=D^1+~cvYTK!ss-J7swmz7XGhy+v?2_fO}^aiLoJ^#zV=spSGH+Z?xg$fJ-*ML
Zk)Zf+X33mJ!@R%>wDXTySuTqYka=<-+AW%w>WzpuX$X<>wNcaw%1$k&Tir-LmL`P+k4FDCAE#c%}ZTZzV5#IH(lRz-#ynAz22vu
jb$P4yMyJGP?NX0<n8wrr8u_K*T>NnQ`Z*y_rC9sJ>H`8%ieUr^S66s2coL&vev?{Z(Z$o8+zkImq(TFaz*WH+tZISP#$gFU<W_|
0000008jv$uw&f&yZ`}qPQ06CN@!!_TKn%n01rn)?eAWis-*%-1e6bM?~Fb|f$D+iboNhkEYv<8?|mY-!QQ<HA^;RrSEEg|8?(D5
k`R>}b)D?__r7~KYGj*xy!X0x!E0}zd$z54qG;89<JLI!ql9*EzV~`;_3}AAI&s<Ymu_QQFb$MxQh}Y_9-nFRUoW2lP(DI|&;S4f
(4vQ+00RrUD%(}vuBHvOo7~Ch%ieM8$9>%%YRhH<r(Nf|zCFF;-M!twRkk1urFz{P8&1sgx4pe{dwkvBTR8Wz^l<<_Pq%%}_r3M%
_3S&qXSw$P`UwQR<7m=HO75^49Q(Jt2B=PAls=zw?gu<&eY=Bpt=gBq-OMg$ZZY-ar?&L(X;sepIp1ul;XoBF_uSjt-W{-NQ@YpL
;_mwoZ@cT!kZ(Qh-p!8s8RlPoz<u|x1dl%MJ1}jUYu2cxD0@~UkxiQR6g?bM!4}#wysstzE%(j<^s12h`+?h<Z?H9;O7fHe^w-ns
?X!K0;0oT_J6l6RLRu|XLxnnRX#fLk0MMdDnP>$h3%jHRCCQPqT(vj~q)^maH`lt!*@NT&0=wWJD!zba6o#y57I^dC=hXn9@4J9~
7@GOs?arTj&~D4#`Poy$&bQmX%QuH_lqF8s00Ty%P$@C!b5&A{m8QM!_3#vg53^B0RW{Y2)KFA=y~g7^K>Hqz)y{R0IrHX=iX!sR
N>T*A?M)A*$KOV^w6^o>+t-8NMg!1qXGL-kfB*mjcfH?P^Vs6_1@F5h>ohf*)cfCZp8|jZ_F)ID1HJd#yjsV}pimjUoTmG?H00^L
J?`M>tpPv{XaIMb0)PSUabDf)?e4MiCGWNJ>D`6Aszc>-1E3Cq^Sz!2yELQIa{zd1hqlhQJ?#{Yz1Owvjw|lN+W}s0wj8eXH)m^o
4IZ24$B@81Wi75>bKLN&9nO6BzV98|=N_MXzMgvX>Qx0^i{9;w^qUWR$Ft6NuY1nzy?C_EVef9efB<n3eI9MlcG*7nan1K`&#33P
@I8PQ!S1&19Oa`_1e-fzB&krvwKZ0<O_N~QH#4p=v%8$mZ)<d>f$3d)LI3~+z1TTH0jvN!y4+9z>Oqm!TX^qCO51CW6aXmEsMY`h
_F#9{PJOlB_1P8kzz1>e0nWfaq~5!RT(Cd~LC$W*000T=b?$qE!mg<FF2d~U_iz9X*PQRXJ>O&Jvv+ao?+x#A(&68GzCD)IJ$n1#
Jsm1H+PVsTU1#3=$6tB$`mlXBo8I}l?cL}y>q;r^?$|pqRb3>Px4rLU-I1vFGmQ6h><>T?0ABZWYwdU2*SD_MUYXu5>vi98W&@=F
6-(Y=r$7fr_8i-W^29r8D0PtFU<FDPk-B%@?rV3HpbAJ0*Z}1xpc)T(fznHZX{rEe^aDhMfT%?P00kVH1gQJ6ij(cBPgDX{gDQdr
6hw;7!>)P^*w$Tbx?F7*`sZ8YHHCI-&lj&f)nZ!|TUUD~_4l<^_m6weTRq;k`S)&*bl*DPdyC6xA)a&BbgFFY?|IAJ_4j@E+4JWG
3at(cLYH9Bsd_h~DFOf}0D1z5%o+h(uG^Jdt8JwBIwXbOo}Tx+zJ1+ieeZyM@HgD#-UCJ3&qmYUv&@&g%`>BV8u#9O_tKrf`QCG-
bI5mY@!f#YKvcKic-`HpZcgBzXR*;BKD1JWTWWakvh|NUt?#|@)kpvUBoux2dv`SHb=~ATyQjIwhpvY}x-_!m>f8^g*?X(m<h&lU
k=LyrKE3t;2f#j$L7;H=z*s)my5D&F-NqQ*&R(_Ik|Lep002Dz005u>Jlc%_X^?<|0sue|03o0R!T<pbgv3o#Wdx=o5d=Xr2m}E}
L8g>xrk<yvJf@x`JWxGAY3cw;l$1!4o<eA&%_-$QCL>KV5&#+i000000Va|lgb+<Br;(*9e$k3;PZ3XQU@Cs8>V9ZcdsKN()i$T8
qfGz-3P?f#AOSQ0nq(73fTxk8)X^{q^%`nVO(qBuX(TC-2n{rWiICA6G}BE@BhwVsHpIrMno0Rc@}84VP(Rt|>_G+pWT(K4lTsoM
pr8;7F+ms)wl|&M`J0G>87K%P3W&6br6LU?2}r6F3ZR7m&>)2%h!F}2HwW`+(ue{t`=u0Cgat(u|J+m&Jum<$r=k=U06BmCt)8Ru
KlIFNwl@D~h%kr$s3)@Z7h_O35BFdE2><dH&mZ^*K&$+pM!)4cX~8>{Fq$ZW(Sv<mK&k2Xv$V4_2n037w<D|b^vs3B)qnWf8s<G{
u9PzW@L*=EPAS7b{F_#WlMv&go-~%Bof+H~ML-~mcVVMUtuVTy|JPpJv#*}t_vOyo<NxlzL;HP#2z!ta^r9vU^$UJSKo3)ONEWXJ
?vg)MU4_W7a0s!l@eBCV)IW`>N`cU|XFVrnCZQ%sV&9*HN49SaKlX91f0?2GZz}&B2c&2>xBq|t;P1C*(e3Q?5C{S`UT}IL+(Q#W
0R%h$`N9E|${gMxhhn*1;EIr|S0d_+_r_5D+BR$bNx@P=G^wM{{}28cR#C-4rEbL^hwBGkA7f`~?D`TzZjc0kvX~(M(Bo)<RwRu9
+56+_C?Iwwltf=wJ`%yk^K}*Hg$D@Ny?7Kw!mjjC3X0&C%Vm^eaYE1ee(wfy?)nbyzlgy&B^lBm>M~2RuH7Im3iK2;8tN$UNSAP$
CH)V2qIl?sEwpDMo(w`5$m^spm+tgK>#pwtIAXU2)1%DNsM4mBrpMcfDrZa20;$OM?J{t&-PiKs@f+`4_48ojE6+Mxo@jXL>BZx_
hD&)HXuaIXcVT^9Qi&bXbG91T+M}78y_>1fMuLE4NC-)bh=Q|=Medn0@qG>=#dmLC8C-c-%6eZ3!`f-t9Hr^?z4|Rg*rr*6rdt_K
H*~D$I*`&wcgAvGih8f>EY;Sl6sV?=4ViucQih1@P^472JRUYEHWJlmyqC6~?`bn<wi#D}5jtbK+BfJtlT17_$HVWvEsEDt9r5Ao
AZfN1<yKy*=e6kFsyDVX9KQ0&4F)2;D!qU0!nN;vS>)EViWb@ht!eriRY3~I^_v$EnoLfNS*yuP-STRYlQosnH8H~$v)cZ5@0;gd
c%e3w6<{mSbfaT!sN_Mu4;xaGmufR+@kTNzJo|WX*V4SfOX1~Q4WMS0r_oOjOKQ(;AR{IQkm7_cB~CCLUKa0eA8E*ZalPO}p@t$A
;hr^iqd=EPs50eU;vX#EaT;ueHKHN-B*do3e~z*P)~yiU+Mnzz?B(6V@B3pmugSyynD@wHKhP_&RiMooRbT0F$cak6fAIeihrK;M
UH|C+Z2yJ6RsIQ-xeLnR#b;QS<{uwtpB{aSnYgk9n+GAo{gIQW{%EUFrC{_zmL#wiB)kr&Yg7MA;(6RX23?2Y4lZ-3<Nq|7uv~q7
qMwjZV%gLFdT|w>n_dS|zgBbO>HqJFJbFt7Lzga@qlr!bOnRt<e{3jFe_V>-$Rod(ml2+R2LD8TJ-c_;>({O*A?ETPc!zj`jP=LI
U#9nVQ0^RP<^(r-gjvPm1&NVT4~eVsE=`ig@Z-d^zpZKI?0k}HNJg2czOeXazSR7i(i9QnR+uz`x%GQEzGtYGh0X`pqgJCNN?eHH
^P#`hSKc(;4xq^vuQd*KGk!Jnc-)U=VaMkV-FpzN0^w@r1p9QpP$EX(IZgT<Fnxs{<T-k&)z>}sx0VIPtULwl6L$jSQ&Yp7G8%{s
Q}5fY8LK`uOjc^~tyf7xaPZ*)0Nc3;EQ}CK{^Ihp`BvTAUo$$pkXqbTsD*NZG}w;o%Zn<ynusmoGesB{cQcvqnW<qLt*0#!>#Q}&
gc~5hNe~gJsvn7=W_r{(7B$$Khmq(1Sl?fXXCG(b;Qd=DQT^wnZ`x`|_vQ<?zq7t4!3mU+$Pp`j8c*_OM3Bg@7`BLX3~VwM4j!6_
E%E$}EA&2|gY*TeZ~wo!2IHttu&CksG6Q;UxlMDJbAMll`~UHqo?EB624EZw$Zqn1C77Utx{kq}&kD4j(mFq5+mKVMyj3{{FhU=H
hk)#fJ&v}PC(eC?jLuy*ycFD~e8H$mQiq+@^8Xh3{i1=PY45R}j;2Vt8kXQ&L7gAiAIF&eVK<2KC?Bue!oWKefPWKWY1)I2*n(W(
G0;HwuRfXE<3gO2>B7J5!Um({bSsVXN~6?mjUyRR9xC5Ltsl*623r)0M(HP(e|13rO<taf?|UlkIvhat`D*-v6(zr7{C@ZLIPjCz
hsDO3TY^%8W$yY^&y|Td;YlrNxZ}ALbqt>T|Ang+BTThf1B5=q*WX*~wLw8W_k_e`MPL0{?8C+O9JZS>U(Fw`{=DFlq$>Dm+=8X<
-3u=y@7=qLIdDiqM;Y$s(MpiA<GE$~Y?$$zh2u!pT(;>TY7(mOizudqVR)Z8ty$j;)APSNuGx4VV~L<?q$aNSLl-ms|F%@D^|*hV
!eG$aK_P?_$qrn8+-=IDwBYu)WivG{THD+C#IU9x#M5BOPb~YrD-KIPT>PH(e*8}vInls^@u;5Y^}IE@f8+G0<BP&^&CK)bKFs%2
RYVkPMgm4P_HOx)4RSc+2h8<o)bwq&x)gY`STKo*#7H!vA|e|dD%H1-Hpy0yqJb#u;5%N_DL<U{_Gx;q`_ZuG+UiL%fY|nI(T;Z=
I=yUrn0<D@>7hpb$QG7k*nk@V-M{<kspAEylalvPcvtq4qasIpqpLz^Ac4#wx#ooS_zMm@D|NbdAY8L$)g`HlFz_tR{NH0?0QPc7
q~j<kl3TmDAS)pc5}uB6q{--2IykuIf;VOv?5>fm1T~UqyEBJ&ZYt2tUU5bdNPPGTKZ&vBcG%GDtGSuUvk*&4Y|TcsLj3BS55qPY
=2R3FWNjTO6QPtyIPD`>0HH1b^^c<?KFoXs57Y86Uwk84h=nLm+`nJya!9Gc_K=_L{N;tT+N96()3Vm?;o6ztsUIZr<i?^2_&=}t
w>0u6Lb>na!f3KuP;!=Fi&I*&jt31iIHZKC?RP!`)DO3+x0OwPP?3`+Mvt^XksnXfZ*|84IGiHGa>Rh__~8v~rfO|{_N7-0kFyOJ
124$_O}B7Id0rL+ea9W9MLLnhKHzVA(|$`|(!T$}fS%n4*xPUUmQKr;I1WH0f&>T&hy+SR0sVz||L5>qMeh54s%^Mb$x0Ep{7m@v
r_E~X{^vp*gU8pUWrcrzhmVZ85!!&sxd2IPln;+pAEWW2E^!K6iEwHl$MUaf%Y4LhE!;~I#fNI_`MA9d7&HZg_&M+M3U3HtwGUfk
oZ73`Ydb*}!boUbUOQeen0^@2kOt&=O4{u2;6`%}9D{WDB&c$cQk<QlZRH$mZp`wmziRm{rC@8U4?ZiqQQ|ECkOvYjoH#h2*Dn*8
Otgd~K);uF3V&RANuoS`ezQoCJe|@4tY}7e<q^v(*@e8p+<}iJMyNX{w*kYcTr5Ad+uDh_a?;g{(KLz_bg%xTe)m-5z3;r=#y|RS
j=mk;8`znHm*LsnM(=-LkSfskywrn#SkuOyyjwVO%In`D?ADhih#wj_Id#3kXI<D-(LJdO>{Z@wT}4=SJ{$AqZJ^Hd5C|FV<851w
)dIr1L2!f{nRFgpxN!XVTE7cZiFvKcM3^&I0=K8b`5v=MbU-<3krP2^_Jb$lAK$K^9=^8^T<Ro3YF0TKIEhU<Ch_p@@bZ0oZ(Xio
*$!G$bJ#}<pn(!x5$6h)cYZ1=sz(}BP=9=?N$)+PuHu4B9XKFnm8Q=rd#7%>HLZL4xQoW_&{29|vW($P*N*utU*_6uh&mg;-wAqW
YsnY~ky?1^a9zRo$x&D4s<pmq=+ewinxZUNutF}HD2kgyPW32@8%q&pm~W2a$06V2?p@9H#PfAeM`QR&Jk{S>W`6pLI;6f7RAQ~H
RocWI+oLqhMOyu~>le<svgWyd>oUd{<=QriwM!EOgKHZrcJX+flC**3`dN___?j9iplTJ6FLtoR9dmLUxOmZtCer<^p3Kn<VR|;!
ae+k1$xcc$m=z}*eK(r-amSI*$tu|g!y9uzK)%l~n{#7y+Gf-1^sVv2`gJ;ja5VPt#PQdbOoeAbw=s?`+y`#j(h*NyHlVZ(mAIyf
|IRx!oixX*g5PSI;rAmFh#>XKdbm}GbyzN;5?69a$hBNgVotntz!)MWFb0OkBq<1vUA83>DcN_qYc38Gi7!z}ymZ*AxSu-}eQq9c
Vcak%`L%1(@uz7PRo}4J7+o_T4Y#&DHRjV!>LWeecf=A$BjFQ8Nfe1%E`kV6Np(+fr5!4CR3a*;_`JQ=uEhH_EoE#{4N?;Ou5+1Y
kkhwWA@O&l9~g`&Ypqj_D4R4)@>@V)XkF*hJfcjaaP*BwMb8Jfyia5yHMQeCO&<4!oD$mU#EX}0r66QVOj@Kt4@sI$`>SYklcexV
Iyloxn&!gLCC*(r(LdRVX9QU-^_U9Oboj#oYSh)72~7aF$9H00U7y$A<l%Sp<B_?~UHLPf&Q<LaLF?M51FNS?Os27l3N<f<5-1L$
L`7_;*%SZaR>l`*mwF5y>+qY>hHT;9Oq3!->q#v!rfSGfm8<$qyuHZ|^lb*%+50yYM13dg>p@h&8cEdc;+SV2VX?-yfl-Jfa8sH(
$`JH-6SVM{q-jwRG^Cb(9JCVD*6o3IQnB(u<2njgS7{QgZ**gGlR+)q;q4WJ16biO<5C^+LV{FQR@)&M*H^XCWliZ>qh_sP3c@ij
)6wKc_QXa=6Bx}VmT=%W>i6+NS?g#pNL#zE2;ouEp+xZJoIR3$9~DzFv7Qe~HPCsk;lL6rOL5VQBQlDFtGZ4~7}Mq7`*rl68`i~3
?JE6+R)CV<al`t0az3vF(oD&C?u6{8rj4WU9CXxnnl+CgEq-t@6{RLznSy84<1Q;b^$sN{GE5spPnmUL`76a}Ggd<`V({hk$>&QP
-|?|aq{dYq^E-FT(s)53#Ap+U5UmtQck7syKw8?u-<JVjooZE#YiM+pTE3oG>f5T?4?@Ig8rg8y!{@99bXoj(Wcl>XBRn>_7t72$
pBlBXs?zzIsF8O!Z3<?kw}@mIhddJ|^G!pJN?5`H8xSr=!#0ruhA4u>G#uenLW+oRF<75Ws=~-F<XOQEj!XLx92<JP&?IWmh|%Gn
8pWe)#eHvxidaNBQd?D|s_#HtIi`BkQ_8upB(-QL{APnloh58lj|pW;Xg00A23^Rl#6fWm?6CtTXN41D5U_^QwvWxV1@W82(0b;K
z3tq;6I{?DYSyq68bj$-TvoyGe1P$Q9lRn3mv_I;g#6yh{9ayF>}@08KU>MJt?(?}IHny43D+L~cH<)><)iRCI0|mlJa|iDt}3}!
V<=Yk=~8O;ugQUG#ZaoNsvD<nj}$#Ra{zaEL4OXj5_*$Jp)T%`NTn}Q@H-*JOI|C3NJG@9T{y=Ff3buM%A7J*BHV(F=17TL^TU?o
a|YHRws3u#h1xDZtH&LFZ8`GWJ0%GFPQVE3O3L@r%qvdB9gYZBbZl-Z6?mHEs<cI4%LYmTEM_WS&fs<{I@Bd2?!iM#Wab6!Mltec
pht!lnp|Drn$QSDzB1DoE-a|^_*72SaeCm^0yj4$I4-@k#MxZ9HCvq`OOsv(qgiSS2_R-<&Sjr!)}o}Awrqw0!(9sljpB}Qa@;Rh
2YwZr_3(l!)Zv=GZVjhyDip*s!KaFnxY7+rj$<xwQ2zzQj^4RB@VIDubrcm4t@xCDW%OCvsTWd5kU;jX3ff20_<sWRu-4~E_*WXF
wJusnYI{6MVt$btXR7%4IyQWpF76M<)^n^~+0Sl$vb*)*cwVfErEWv4(JpG~3&iBWnHxi!HPD)D>Q!EbD*Evf8sr3NM30f&)=&!$
`8CyVo&<2(Qn^^Y6#<+Zyo-FMw^y3-zIl|iF6QB@gDlTF@vR8dpW*89XHutcotkp_OzaBbji77g4?*v@oB8&?YOpdvA7Ou90-lmI
U%?Z@5;x(KcQm<eqAGGS3;Y$LAjCGxlH+{!m}#t4M0$JsbQ?@hYxK{f@+0zCkJ#CA(Ou-0A$gEUy3~Qi_4U_-%<*xHVn(u#Z2LlU
G7#9;zzKk$Ol8^61#3e6E(?t7*M2O&R&K-F$n7RW+bw63xQhS1X;Wkhg=N(Oai1nbZ<BUMf3!YpnW>~bTmC3bk9+r@MYXnL3%h`6
R~4^58I3vyoYTtqp@;H^YCeU@TaJ%tPMK_U@zg63*JY|EpPL9YCfQ#^5`h_Lk%h#x%&eKBfms}+tVhyMW@35EDk`iM8Fo~wT(?EX
y|N>VI@U7ITEr1XC<jPKEq-!1I+->vz4d_F5ZN|affu@=>J-kNJ#jaN*HvHbW?q$ZWvH;R7`*0sB7_%3Lf!PHvs`eI>*ab$V9h_B
^R9$s$2h!N;zQvJ=7(r<hMDY=RtEYn2Jyqk7GRao+3-?eou%ZvRZppNUu(wq#EAc8YLMW?OhpLR)Y>(JqS6692;3RVX@wdhg)=yd
E%QEK)G=pYt{ewMv?2e}AFPLC{&e;_1?r?x<PiUoMM&?2ensPJ-}vkOL-&v61JAxK;5X`}o(M$EiAr5ua^KhZpAQ~518`mmX)HYd
XW{xc+I2k^A@1u&VVRx?5{3%KO~$Df7Iv8xP>TA0slID%>5OG?<AW)$=KhQ4<C+(j(Wa6#q+UUg89Nv<(Gws(2-EBQXeN{*mzFgP
DUaOl3nUTz?94yi{nXA@9*%&D!ny?^q_U<MVUt)=pU-32la2Sq*`qNVb)P?vo9^Flmys#S2zSzKi%UediG_71*WIXW)@yY1?8MlJ
xi`pUP}XT@nLn#q*34E91;};>TwyaU;!TR1LYWz>KGYYzP-=lRhG2mz|DD&5%IC+?^MU5OL}_{DCkd6q`Jboj95X_t=<ayF`3$^5
s;wLUEmzwQR6s+fCBEYHT%er=5GrU#ZSzP7iW}){*k)!!B&Qmloc+E#gc+N^ypJu$o74FJDABDh#ItZ9I0yfF4rZC;1GTFz%E$}F
zic<56qUyTu2ZLJAd+3Km{2oHM-aEf-l`;ms$kY+voaY#u^U;cGNe*UkwbizYJR27^B$UXH#PncXZ4=sJnqHp+af*-Sg4Hrwsq#r
A0rcQbfpE9+qpzE>h<)WWLo-vF5EyT9j}1sLp9R@9CVvXog0ZxN=Y-(^W5}KU3U^2^=)naoks^a`o!G{kLmU7o7Dd@--fVo;l^mH
NP?OOVhWljLaKtPVyLK+iSq3D?Z;Oi4S%ZLU?7$yeB7V){giXYSO*=NsqOtMuzASV;zeI(2j`^(5R6y)UK&1Equxt3$dDp57wKA$
8+!hmNI1e*BjM6!)0pPct>lWunX-K6Y?MlbzhCO<-1H{c_uQh)v@B0ux^?SxBH(FQf%mY`NI!SUT1`<V#TOzT3yr0BdEzVpC76&D
%D<QP>E}X7VxYvytDLb<eZxN6cfpj>V@C$4yW9JH_cCaq4e>12S#RlYdUjoy%>8)Qa7!?XsU8C+Trx4=3(wox+0*lK;=KrrMgqkc
f-Wb!vsE?yiR*RL$-C|Uph<S3BCuKrB&eEVD4?Z^Qm7~uyK@(VFs;s1%NK>;8rP$Nc#xum36|<gl6Xg0hdFkKHLYr(=igNkv}LmG
-b*aK-DGG;W1?2lq>@OXC@4xPsD>hhhLS2sm@1Z$h^nF>hN5avQHrWx7ImE4()3dib(Cpcw;K{sVu-X=wnnPrS((epYH1^RW-7$7
M3Uvg1*s$zTfAyrnT(cPBF8G%`aV7HK!kMO$4yjBk=>S+EKw5MSOwPw(|7^xCGT#Pz9c$i)AX;vjG8so;y^@FWvqg`wdeR-UF<g*
NJ0|If~t5Ug#8Z+4P_!l57oFAYL2rEYg~-gG#az0Q2F{ie@AoK<k<g~h2YAr!&EV7@euCER(|)-Hxi*5NM7|;D}2TZ#=j{Hc%>A6
e-OjU?oEr%1=cT1G>H{gMth2$%&LvNFfrhxK#gjvaIrOI;j|i~P(uxCC9C?1A@w=obZlY>rgM3YxDzrw2+kT_ux=Q~|EF?pKyY~3
N~eAGsixIG;r8Cc7I>mCH*gsiJRvznP@e*uK_M7iy<=~LD(4rFQw1O<_kLX_7WH5v9Ta*qD^LL`QLtE?$-M7d;tPzTId=T=Cm!?%
pdm<!be*|2(%=v0OaLxH3lc6EhW7h(sQe@am4xqdC}8#b5D;nO_WYJ<6lqA0JOaA?VS*JbKHtO7rQ~Upd!#1pSR5G9Lns7GOehdg
WJJIyDU{2Rfb)skLQE^Rm`bLGnrTWR5{jmZCPAAn%p;gz;u<vy#B)<-=CyEUk)Wo=4wV8x?$_R|!tQ@(MI5ZeL&qxLo7BE<;qLji
B17sl4pxX7KzLwM1rBif_=2n-7PS37T6~<t52~Y1w46!dN6%8YP=4sIVJ42l48^V1)(k{;NrgW*{F(#&@;}3`U0o~4^}XP48>#yL
S3KXxgnR@Cl!YrwnC&7$F&K)m5CnQJdmA*4woEy7su0*aoHVl}6&Xi!k1~7)!*5*w4;noGkzlz4msBsG!}<L-ro4CAxR!AfCQAYc
a6@*yKd1PbFB4pvYw0eC(7Fm^9egTtb@yb<s7VP`Gv{t)RyqMyYg6O&mRAiGq-?vp<Ux5L!Vi(N>qcg+u)<Y1t3++(_?B@@3Wlg4
A&7`YLrDzI;3hY{A%@)9QSWM9G>@U;p-%sfr@{UH`|tlBUc4fIiq8(1X$%liLe|FreGhs#A*FoXcP{6U6z34x*W*|CrlS*9yd#&d
Q!r6_8yI31F{D85_iUc=+~wQO@}?zlqO?^q(L+rI3`t2cQjt>kv0Wmo0IAvGNd^pU%&f3wXqg3hB|36WuI{^KnbK#XQE2WIKK2iI
v2+*9#Bq{fn3V=Nv-VRFh`7N;l-}*E<9$z?$sHD4c@)xbDsP-zf*|~^ES0k0k#Rd|(L{|-Ei{mXpE<Jf0;9PJnJU<n>m2iha0>jP
P&zE3Azj=(C6{H9OS_J7GYFn`u`#Gt2&$rq6+$R``W(W4dR>GwQIWQ`shzSRTch`gP}ljVhL-xwF$449t$im+L{L>4tUo`G9^OJ|
fB(48$G1@8J^BG}@A$h#WDg=D#DGZVo!lob%V0uhOi()l$P(4b-jsZv1*ez2_3yi`^Q0Xn;G+=Nex~xKx!4CJfJESm5C5IqXbV&m
#T6ndoZ4bmJ^9@3aM}KwooMy0wQtuv8%(PhXRD^DA&fVn(P0JbpJnSEZ-ZI(BvzV3QGeZY9n!=DwG;doP!2YTiZUW3cFVCd3M$}(
ON^h>s8Gb$uScwgIFS{HrGgZ&rAiblA1(xD2|Ti8ZY)GC1Vu%bu5Tv^p$>H{GA7(ddWIs84aQz>U4DxBuc!(6+o2&mQ9W?`+&n1y
xMyX?<f7%_t!A7EG^P7lMB46#L1P)PjWn2oEaKPm<=YcsMHyVxRKwcjoOXUIL`_heaOK&U#w;&&t2DHa{XDRSn?D!z9D?u19ywMq
ePHoeo#f{Eawt`fPx2;*lw?O$qDUG%7_?3`R%2Ram@yMZXn5Z`IGd%2_p9Coo}=x(yUX<U`||i%eZ|>jcgv3_A5juM9=$^450nVx
Z+X~6z_>mkyqb30;-ZOgWP*u^3M^4XMHWm#Yjb%st~~tXpPsy$Bg=n$`b&gG%|qt-4o|J?JI_5Zj!p>?E4Y;Esrp3a5qPJ=!ik#L
<WrXpy&IDbUbRtABxFo@K5ygeNrq<$0Rcn>#<%<F@enY5xA;eD*D)fx`A}2UQH?P@UNb~;6)35X=4xjd((XBT!|i%F?6#g%9V<Qa
ej{fh$BeB{`Ej;1-wj=MXOi)LxSWwf9`CN*G_xA(VD-_l6rJmtrV`kbbF0DLABNt&=1&agQY1~tTJOG_ZBnrH^7Wdb@_oKS%`C(M
#A6WTV5TQ!(_$(_a;9a<TEpeQ&t$|M(@#0R)63Q<?m5CDhvjU$oG-56P+0q*KKc)Ooy}Pj;$5v>*p50Qg~FSVIC_1-$}dcWxZO!o
98zVYE*DDSbGJbXDSmd|emmj|#9h~4IFhZ&6_i+NoOur?c$eP2?4^T{g?q<@?+=huqVu$y&T;}y8cIFcO76m=>UK{nq^SQZjpm_o
!ivnNTwS}^Hb|jOIAEs@@+3bTPWYP0c{p}CElN4U<)<#DX*qQc8NJg=$(Dejjc_Ye3EO#&^~U7=bfBg=T;H9sI~6Xh=QY-_R9x0$
$!@CVt|HD^rOo6eOBXqF7T8@j6_ff|ijhT}vVvrD@;Ns-aD3)D4<wwJ(jKgGi(A!wvBz84PBk^6L>$z+K%oQ179}2D@nBcjc{(%Q
?ZEnNy+6Qxf94P$Q5`#*EGh@8;Wzk}X!alU;D>#!#PatA@EOdO0^{5He7INL1W^=}#WfO4%+$*gJ)ylr%zC{~Mx{+4L1YM_PqG3}
3FZ9?7|Axj%$I3}%DGOs%R2LRyzb*|uQoJ1e^P-|tZk*l##K~96jT|@0R|XDduex}I3l+t(dbrsI-1v|Nb{PoW|c4cAbXZc4G?&9
5%MJA1EYlPqC~dnK*@~jR>aA!^oIL(%iIgAk69QT5-w75h#;gi8CsqO=C`|~0E<ls_WV$*dNC+de?{tV!r{)cx+$=V^zx8#a(P7g
Z(-VZeuWJRlcu@TEhK!b=7~I^i%AV#+g5>tYI=u0b*rW^18HXuyD`^Z+pLF!=mZ0(1lXM?NklqBgs3Ut(M)>gnt-EU>2p-tVjMO1
S4yhly}5&8_VB|J+oqzPDNtd(UYK>e4ut73;B9CuTWRdg3AdMyHJRp`MGn>Q%t^E=ij~q_u<bj1J{Ws**6&*spv5Yv@f8kVJ|)K-
O}r{CW|I|%T-mMp%arrFpkniz(TznkCMPI@Vof!L-G<X_7PZ%s)X>hHL&Mr_G>cQpPY-CTr-y|_<ao+ff^I)nZ4=~v`TNA8AANEO
LF(mnujh9{__>s}n^to0)l}0oioR2(a>=G0C3$9r1jN|I(q@b4TzYsJf*x5~!w}MEbm`^w+$eUNOXk<YQH^fik=3<~Hi(3fh__@R
q-_R;Y3`cR_oIATT;grpL|zc#u~W5i4jGn}a)y$%7A&k;TF&0k!QVY$MCQ|IgU^eO**H!TXh&5VqZMTtU9}X(PLroea@665!7Emg
=gINXN#;++cWTq6Rc~WhF(lGWCL$q?8ixZkhO+dF#_6>gwx=o6F*{BZwi;o}D!j72U17!+i4p51=?rv+-EQNhFsdojnO$0)DpXxH
IcEZKy0fgS5joRa&L%fWJ7)6E8Nzb&#m?_JcEwfYILaGpWv30ctHTdy!<Wm_BMt=Z7t9mFr+z4L)hNxih^VNl)2b}SjKqr<9~n&u
TTL$)-lyfiZTTDgVQCNa?A$M;jREwB_MKd`{V$Umn(N<s^4aQj;z!)iE&(aDD`k?P5o{230@cN?b<q5tn9$K!+A879>p32sM%#wa
X`{98)-=$X9pW=ls;1C&cD-Dw;M%)Y3e?s>Q&<T&fVFLA-OdFgZM4oX(N-B25K)}W>q)dR62bNY(bkdoS*>Iuqf!BeUtOSk)v4nm
?QlZjidqeYeI?1G3Jt*(F)loV!7gGQiFg3N9Gfy#sQ$l{JuW%fC|e<)C0^f_VIZ9@UgeY{Eg4_7cl$D^KAv41Q?8~Yj1~#dK!AQy
<Y{*kd2dzZ3K%{f|0rvUk9j?@e_s{K%s!7_8*~=nI$(2w6S=9&g+tT;NruHx7w?-uz6tQ_k6dYXFcKJAYa}?>teMn7aQrpZM@0(V
*p=U^du^Xb(}eZUhflj<P9}to0Cv4;or&d!7b0}tm4?J2N)lWr?^G6M3Si4q%8`5ddch>t^disA5?X6#!LgU=6`q@ku9>Cp!>+D0
V8WWUys1Ac4?NhD`cvTklef5jst?X$P~>|bE`Eai^pWqM(|6Y2cdUK*yRZwPFPmG&weE`ki%kT-I*(-9XL^egbmx6+I32#5OTfMC
wI;LKrGLt@cNKD5(6{W+Y(Fuh$^{^g**1?kK$lQM^NRi+Q>^`ioHP$J$;2GTe?`L$RZ49Ff)#6dwL7k&LP7h#d?@VKO9UulGwX`h
qt#yfc1uBQ=HthouR*}~Has<41YGO#dMfw-ZKH<;Q&*Zm4iAd(ky0LV%YYHBY4Y(3po2kTovo+8`Yl?dsyDQ}kvx;EU>Khc^7Z<2
T8nmYe!Slt%<xdOh#I=-0>$(l!i$N~)?>cAkzU*Zt&rq#@8+C%sHU4nn>w;vWvL@>T`aLSj>*LGhn|ic&b+BNBaq<$LB)hxzee)p
a3j;%9lh5BM;i8ycy2=Vq%z}s^xn0p-CQK~WQ@XGbe0{*SogokZ+p1~v``UoX$hYsCj_oFXVjP*cCK@3k;mN^y&u=d6OFCdxznX+
<58ja`_~3B!(TQAV&E@hp|a!4SdK}9ltm@DRmWGYah;%nSX_}mM+)n%HgQ;4UlZjb2z@E!S~izErZ6IrQ}d2MM?Z%cZSq-z06wpF
jw9*a;y#yw^FV>)C~&}ewU~O<<Gy-@j_cUC$T8OHP}sHs9?Q#(m2Utdb<|9@A!}6^`!5T$2#u=LN}&*>7?hEbs*v2oM=-h*cA}w1
C^~qiS&1SbY*#MbM0eLkmZ?kUjK7s@>-(>%Do>_R?T4+<W*W!qqgs`R(a(=p1vzPC0v%WQ%DjrZ2r&pG+&PiR9(?3-#HeNh48s?F
r)p+Ji0_4b{#fQLFL(A3-^7hbW}Nu%FeCtY;l+7Tc5lp8urLpv?7A^52@L55beWtB$r?df6reS;2#9msXr6nGOw?3B-Yb|GU3yWu
?6Ma8Ns8w#iB!ZEiYcSKJ*9$In(q5+Ky-pHhLHnE5c|XHRcwt#n&PLv@eBc3&plsAXwlc2NTe_Us-^q!!F4io>yuP2hI&7O9I#4(
DrXZ?Kj5cL-0-!A(TVHd7dUwHqYiXXS=sFz#wM(qxybeU|8h^|j9@IJ_Dd|DB6A{ON_b641Dt6+!17|nr%gVXHju<4+2Eb;$AJj`
d8ln4k*qj<GiYV3RElUysa7+($PZk!iJ7N)S00wFy+~)}Z<^fa($RUIL?_<M#&HVKeceQ-RdW$|n*8C<$y!Ig6Rnki(ZOEVo~P29
5llBP&u4^a|J-r%1vklWVE}Q#z^Zs7WQ*1JD`i|afO}f6BGLpA^n_ey=51yjAVFeTl0qpGkLBhO6j~_RzSO61caj&)O0<vV_FS7Z
PE)@fGG|7XtbqxaMMMHXnYNm`$cV7{c=N^JPv!7StzeI{CysiBl=wU855Tr<okwlNk&qnf#DMcg&^(&e#VEgCiN^K6`}P~r?=TDI
fjL(JWh<f+{O)~iX!<?NX=HI(cWPKOmv>7FHWZ5ff3KqmCbf6qfY7-Fwe&3AD@Rvc1zTC$H5Jk&^x}I7(J<)J%;ZQcKaB99_iyXt
Nuv)`3KC-NtGx$<jDg1#5=PTsMsmIx*&(W*(cQa3XM#(EsaHywaX46-sqrdOK4E{M4zxeykuooJ2r>5RjEYc&dYj}$JDR9yE!aS6
(9K0SP+GJ2%t-_oFJlJ?N2|~Bo}4=`>P$__zXJeIPpul9OYQOVI<tuQ(J>K%2rO?8v-Y<@S^~2ZJtmRE3E^FKWbNu9h-aJdRoJ@w
d(HVfT<w#r?X0v$#)O@Nngr_k82g?+JZuhUG*J~;p$~LCWo5U*>QK)d<Ib?~E|7$2X>f;Vm|Kgwno&=^<(j|^@p~~8zS@}sHmFK!
G?hXNHA5j>G>t_&e4?<`eC+x(KJ$@L6c1f(wRjL12g}eovA45}$(WB1M92IWLc=0N5+6J{NIanR$9M?6AaF79uC=He<1k_)1rZ(1
3#VgV^}w163JCSyxZJC+VgLoIEZhrr`i|s-5Cv|-8M`<kn^H3x%R_ObRI{bKO!jo(k}IzV+m0I`F6s!<0+1jG!C}KH4hIiUCklM*
&OEYLhD7@%Hk+Y@Ohk0Wa3UGwt9MrXkDhszy*<)*Ft8$h`t!G|<>|Y82)vinI4C$%%<c4XfIS>jvU1bd&0`N=1)kQ$b!$x<>(4sR
4RWuTYCDbyhcn^*H?OMQ0!xDz+v8z6J0C}$x(ja%mx+@o;;A#m;;~|+fMaqSgDq2QdnKFAn`SBX<h@a|>6x*<>mj^dGr;t3_SJT$
<^y%oUSR1^EWtpfp2HwOiP$@rNeM`fq;L&c9qqe+V0-wUPsbd53vpZI)whOb6fLa>4LchDoVJh$5rk>g&Y9P{0`wqOUl*Ay5y2PI
k9WJ;oO9l8Dm33AgR?W2EHQvsY@x(()3_bpT5FZQ6{rOc2-8l62cX48V6f<IiE+pvw%;YL+sksOO`5Pc72t`CD!)1kuRQMa>#B#l
!_<@4-$937#xyvmt~1xOwZ?$MgF{p#CFyS2-XC}0{PjlgGXQH<!+B}So*-_^#7u^`@%c}f_@0^uu@*zHT0BA80Hmd)DPK>+xX*sx
M;mG1E?LjU%Y~V}7!P|+{nu`{+g$krp&<Ep@_V<DyVP^$Fh}a)F4~{3bUOfMz~*tu=zK_X<DKm{JSQwW#~s8GFy81zh`!D#nRp|f
96cZ0?V-QsrG1%oJlsK@j`OUhs+gz>(qyXJ?A_&Z_9OjyfuS`<(}Y>aSF84VIq=ePs%bx;`Wdg`f2j?j@lV<Iym+pZJ}h<$GOYUy
x0o+e2JEGw-ivb%S%GB~ZV+msPy`Xbf2W1>&m-Zp*YDlB*tf0M-m43+>!9uXO2Cb1IL0LKG>=-eQPmw4>rNd6YIdYah*Men{6%7t
gOAI~ako!o3YgN5`@Mbj`fL6U)g-pmzrF^>4{sfubm*fCT>_<@2VZfWdkgK1P>7n3%Dnm7jgr^d`PweCG5S{yw7`X(li^|b@U-iC
MQK5OW`mtwi=OagT-#)-T1NsOuS!^Wem+&>lr}^rBC8~b^=ea$o=9(V#S8su8iYaw6U*D<wso$AYqfGSGM1uw#RM|Ut_$*Z?Sw|T
vaLHcfv&u5zV$PTh|#ou94pUVDfq;Ubdf{u)BE4`@wAX@*QY3lJ;nH8^zuS>k-uAO+pnSLxW7`O!ne|xq9E$@-9Rx<(@Vt+g@?ng
{eQNW-=9kllX0{7Szmp+e#sP{72R%gOVZQJzT<`c+N`mu;9Olf=3viXv*9xQ5R;AyhaOKgM4#5G>Qy>~Ec8@F1Y*#g;VJ1}BD9*P
2jK$U-hAnrXuIGn9>U;z3fGhRv0>Q?iK|7P(z#yu3N*rg=N%yfdY4FZ-+o*sxFKF^eQbvpvE{Wc)Pkuf3htsfYtr^%(`tJ$H%V7s
9O*RfakNJoXgYWMt$Nri!}#pApxV~`WJA#bbFJv(J!{KJG)E1)<dQ*RM*{`?CwxrS?lqQq@eU*F`pYsL4}k&X8CC>%^QQp9t@akc
kP`hRFc2&@%tVAqdBg~74u5u-_mmIn8~#l*k&>bscl(?QP%K%5ARuRx^43iw0f;c~e<tRkzmIc7`Uil9(xG{CY(lEehKH=Y8m=dy
-GB{HCIWy%Ggg9n!)CQlP=WM;%N7bG1kbUxUFx`EYqO+{yE<l%E11%wG3Jv{&=SOk!vxZ^i%<e>Q)5sadp6Sf26K@9I`Qu%?FOjx
cDBAvyYu|_&D91Xf-0@$>?is@*UEeKI6Y4MP8EemnkopUN>@dhvHY?J2q>{|cwU<YqQsg^a?@V%!zAUrU7OXJ&QTOqH)WR9b#Kn=
a;LlAghWR!Z(J;@?h3jyNNOutwKuGT4QAPzRynOA<usge6Oz$(k{*zgRHK9|DdTXJn4@Xkxmw1BY1KD^#I%`-86>F|BFpr5M^)Dx
Pj7lWih0Vq`QGkBy=|7WBAG#Oa*TIj85&n)w;U8Ay}bDs#GDteZ$7KN?miCr(Mt*|M_GS2jxK@SqJwiWXi~eF-DZ>)UD<VY0m@3$
jk2K7lTeRy7F0#6Lo#5j7=(m^S<|_0n`4xRi&#@;enMSqi}>qdNJAo`h@CG+dOCBziQdn!yjU4Wt2UwAslnA##uX!L&*!xeG6`Zu
FdHTI*RGYuzmD>C1cJg->l<ur15tyRH9ke1!fqeQaj^Yq+<<niM<OJgiFWU-hJ2hQL!u$6Rk3GT16xj!XXE7h-pI5ENlU(1`kF#(
ua(4IMMI<giWS#X;y<gWr?M>629rfN!%?!|+ks+5SsUj+l06-1mPIidCW^TY0`uPCq>|DSY_gN;Lc3nQZmcsqL_3Bi&n!EB+M!NI
$WJDwi7-jh(7v9$@y6Rf)6V~r7jk&m!B=XF6Hlk5-7`>LLgFLsN&Hi;d4X+&?ZG~tJWT!#8NQl6XF?UyaCfH8D#Fp^XuJlTqH7Bi
jOMcFIkI=r%56sh%N{FNgZdWqf7_}*ZBe>|Yr{#vH|#->89Wa?w9@KU$V5Zz<9mU?OFu?)%YdZbvwXhSb~}Cn?be-(Nl!KezlE_Q
>0dxdl0gKqriG?z72+i#=LML~uDb_>3Ro|W<J8}DTsky4@A&h4x43+t)7|}i{rzpr9Ot}p`}xw}N9N~$KF;V_Lu|N>B?(zQ%dpO(
!`%OAPnY2&AyGfHxbhm+{~u~;HlFwV-5Ot8ye6lVpt#L`C~bat$wRa#DxzN0Q0Qjj9TtB$zoL<x==ivuU{rZyT<cEV-N56#BIKBa
!Pt^J5E&;D`$7*y@`IcRAeNvYmOgj%y4Kbpo%dRCM5AbECDKpiE5cL<EhAePyTHOg=&mjufYa{1Vq8=6bi0BkR);PS{}LP%^LKx-
jb(8M^xx1IDi0uH6K;re2ZB_a2T6z{MBr{hFQaLHJow&A@f_qJ4=a)~2o8JPA{?lHC%35zZQEh|uh7>+IOSNKcse||-P$Dz7zAlg
Q-~sT^*DkmcmlxL7K1ftWujp9;h~CohoynJ@1?_fX(xs>g6ILEMWDT==8`B!sKH^#)Z}B~1Y&R}L7Yjl*t@01u07}@#WgR7Z+Xp8
V?>!Lb%G`Ey=JgarpS0mLl;cof-v2#i;!6)#78Bxdkc*_CgYz3ANE?nn%p??`R{6-_XAdNU<GD8VmJjV1S&*@F){h+AB0b$X3xV(
5Cv0b$}seFoz#Kt)psP@kW!F`J40IZaRY%)WshBXF*R79FZm!=qpFMNQlOSB=^o*V%ozKmMv@Q~)iOJLs>TR_btKT<o0kx4RjpB8
-J&)NgP}-JRgjz^rplR4E_W}2J9ed^HB+(4MJ53hR*2l(!E}d$@O9pToTwEPdTGqS#2qC)t(7XVOHbk7<?(&_hn97fwhwZ!oUUiw
VjReWJk&&K0~9p51cq|poFV#63=mQR_(806EkXsWQNPc<r<bKfo>(a$k`(+OV=c82c3P;|#h*#$U?9pO6f(4#hNuBF5D#qdd!Jeg
=wzmQkbzZr$?c-KonRU_z6JPG*zERbdcN=~Q36OE<BZK0MRj2w-L(Sxl%L^)q5jGlttsckvzh&Vu=cA?Oq$w%Z&lA6uFbm6uDRFj
$66ZoUTsM(S5oC5%OU&+p0#xfZX9^tPRDerVvL=zA;HftPS7uBT0H=edqG}cd|B{``1vR}d?UeF0$q@C`ayjI$~AJTYNa@N`@_=v
ZBTy~)qEg6bA9k^7q2&bY_6xHzcR|mwV*=q*?-YBivx&Mu6scHHOCEXpJl=pxgpMufYaOu(!*^0Z{3u?9}pr9I>isN{Av2@(grFy
RZ-TVZ2>prcp?cm--G~#Pur>_X=!G6yNE`tMTSNT(4i&8`7#!IfiUCmZHPB)meP%pfq^h_hfWG$5L9=9gr06B8wgDGkCPAiBXQUL
Ff1F__ENA$|B|D#h*Kk198_?QF$_nC&CNG^uTar9kE8hS?$J}Fy@m!jJJPN{LXE=tfir_+N-kVtBVrL3AeZ$%evh+*8aOC~$V&M8
U!%d-A<_&V`ZE6x`|<F4KWz;(hMDOgW4dbz>HcTiWi}@EI=Aq>T)R=z9a<?Yl;|~GEh%1qq_{_Bfju&Ye%HR!v}8nZ(42z>{80W4
b@7MhAr6u8;}1$YAYAJpvuXqc7$4$*8^F<28VIcz4a-Ikq&`};?I1w!EO54{cQEeAEge$M2A8zgyy|qQab(TNeM0Uw@Yc{SKzS<(
2R3+h*}$dm4g@(~J(T#@?8%>Q6z!Zl=v&ftG|8E}(p$x%@A|-IH~#`LQR^p_U)yaGLC+qe<c-ZTN!=A=+XG`5RsU+q7Om@9q2j52
-%5;Ihw{h^5Y#+~K%y@3pOxFzc}AJLPV{`4AgJk(j^(z(3K4ug?&C2Ml$SHoTxf!X(!QQoyzNlcAc=_mw~}ZpA|Ssmh7mg;D>P;5
v%RP&W3S=&Ky%YdIc|h2Zt1~XGx=m_M%!3DnBRm8$r%jShO#fJXg}3;(>Wa_#Yt&5)De`J69;14DKQC1$%9!!A*Ja3d+a6)QpiDq
K^?<EaP-<$4DURTjfDsl{)$_KAwcxS=R!Dasdcv-&+VFN7B$v`LAhFs6$-X70IRJXkpabGJw!y|DmjNA1cB@CQrZy6@CYoOpCmj{
uJHy>LemCMb!XoTWe4$rQ^>+W<ap^wiZ`3QNT;WteL9X-tZ2mGgYu~$IdUVrRYR$XZoMQ>T4-qNXX>H(X1+Nv(&M(CuOf7WcwpnM
jxgaClTMK^6cclgIT$6T>BRy}O}MMo5C;5UM^kIt6p?xYg%lz^gbm3eLE^G)a95|P+#0NeBPt6-CusjS$>D`g3i?OU{3j)#v}*5<
Iu8RF(yabHwCf`$x3prDHvuFaba|jq3zkH&OoK0m7Kfyv+C^P;cV=?P<e+?iQ@d-jCV;B-aqO>Q9Oyh=<@lyc%v`%>SPB^+kWx~M
GRgEC{GO5!r}5R-J|pel&C1J7hSBW{%L}AptP-Rdk1fJUrB^?pU*>;f{d!pcR9|KvWZ@6Dqv?U9IudY#$#z<AI?~CZbr`!K|5gt|
M_10$$Q+N>W=B3k9Ev@6xOtOMEbQ4p<_2{#6$oj@8d6z*rZ){QC`=$Y*?{No*-nT6@eSEKjODYcOn;w=SeoN}a}Bf3g@$hEGmvb9
2U7vk7jVO-is;Ft?a@Pkl^#Kzfg0<)HDb!RQ2S*vg;8{Q+}#G1>kz~4An7ML5W*g0a$Jzjsw#_=vIb)WtHv{>Ll(UekT{R}fPp=I
Iq|XooTphRY!ba!aR_lDv4DS4d6DK1%t`W{@87NO!SQ(Zq~9ge%jlLVS`|b=0T2&zbXSHOTH(k9RgG4iY}UM{42NkB;|YimQ0rE9
@^r=|jXErbg-6vK6=@u$Q+FZ81o4M!j$lD-5%3RMVyh%UN455frxc^D?8vazs*zrHz3Ih=uER*aV0Y-72Q+Bdsv~#4lY7V{lcbBU
&qutQk$THV_xf{?`0Mp9B|aQ*XHrNz-OoKZ^xyVbu=0<$@58PCY9AK<VPqkuB$M%G<?nljp5dMI^jFMJQs>fFHK65d<~|5|*fsRA
5y}=aCitpSAxnhLT{e$E;KCAOsh*-mJZIcJ#(nnXM8~SneyO2&n!i`8u_D_&7q}eNidL=JW*PjYq_+|yv%STRCkoIM1o52csalIY
wReDl0}`|>sX<Ot<qaE0W>jwxn32@<anKjR{KZ(bE0M>X(vuJ4ADr>$BKK)@p$C5MLHSA)6(K}v#ENXHO=yeSo|;H|4s07#1~3O_
S~$IK1CdvaEf6GsQ9z6cvqx><-%lu!a>A$BT;fvF#<&%$65O<!&h%y*heIHvU0$J@0cO~TbIF>!0N2b_Qm&gHO2D99x>!8!E(}Fs
KMj*`(m?41Fbi!&HtQtojtoN7V+@+=nHyJ?VaI6?H5L?15;(l9N1raDsnM0P$Zy)#8hvql@z5A`&pBRaTJEUptKJ|z{0F~C5u~fQ
F>HDH2&(K-n2sn8lM+z1<6cq*f)QXzZA(=v7Uhz{pjNTP&^!TcEQ8?fcqOLB<XVYJNG0BSXxvKJRAe@Q(A3b0+S21=PGfCYh|t6g
J7WOAv1u$gkT(RG2WvI8pB<Dj*9MhC7u;q=Eq8R=)h@J8K2_r)#p+K!C|F!Wp(2WQi4wF;t#4{2Sfxa7XB?}%V3wgaYLXvRIT13Z
ZBYLx{I!AQ{hKvc?J86ZRF3SHi64w!z6p+SailQppxeUTqPa9$;wvLCMI7239K*AcIX7y!+Jdm9_l>UZeD5qouz{t!aiBC*Yhjyn
-CXMxfG;xX&~D>;Mwqw)JCJRTE5;zhLDDqNBSk>vRmUkk*|qsX%T{jGsMyxJg~~3j<!5hPRvP9U4@72tQ$3^Sif|mVpjOXAFrfSW
5$r~~WM3W{uZ37wLe|<L^|=92miYA|%BXy`(`#U&pDZgNVgk-n6@rL$&cXWK?79czKCjU0j%PFF`Zrat321Z%&|tnF^isar3^%xN
N63v|`KrdVTS((0f+)L<A**OwYBnOEh$CEzXlD*H!nhj1{nHQ{@OhomeS6o4#Ee0nZtosjzF9c-`}q!JI`-t&yyshcY^+g5Ul#%O
>gAjeGn)#r9G$O52SSd4XoB#8da#1$ovi5b6auEZKHXx}gq&)h0G*)Rnl%%L&FgF$Rj?|<lTQc1ps6P}m|!0G79SYr39oxv5abZz
s!^{&&5ssv^1APzL>lX^xf$-3x=`<TXrMX!0e0&&A|xbiLk;oG*`U7ydR=!84%10R=@g{R3~}(|94-_Jg?X3>@*Aruvs6lg<1=Ae
ISd?t5oQW-BAbd_it+8O*l@Y%_#HXs03oB}=KH$$ckxCaPn;l~vW&a({o)e$5X}OfJJ$<SBR?(Xvzl3W^FMYo8OCc@2pEgK_K--C
eWWR%y(=2VG?ZM|^)9SVytuc0qu~0g!0?@^{!LbS=F&3O_{*hI(RQTAfp1ixBCYxC;E_V!raFNbS5D}Rhkxj`MnSpI{51?E#uMpa
i{DlH6lpRp-=Sc+Ix2$JDA`kJKDCmUl$doWab_|&pB~ac)Q~RSnaAZEMWTcshf{vmvDTQhMJWr^P$A{T3_w*-W5EV4Tyc{}!@gvi
S2dBodWZMs=9$+o`rxKwb&q;4*N4{T&SOXL7moYDwZoDEL*^p}`pjBGGAxedkk)?$d{@iCZ=8g+%+9m?H>?vZ)w1sOh9;ZM-MDCz
n0)4GWZvwk;ziD-Qkuk93ihmETCr;jRrgb9W|UX}JywP;JlG~7IeYMkVr5y6GY~@GgkDC%fyjJW+>>ok#m2s1UjpU%+Oh-pS{+)H
Il^)mH7A+jP{cOBx<nC{r3ewoCv#kiT8ez$citZJOMB*tC8Bv|{`nFG^0ZQiiRLMOQ4()Pa_6M>YfWg?)a?^W14?NK=|&k;dLA*Q
V|1`u1{_dE@~NWIl6p(h+C8AXbFz^%BvVLR&^HhVA{Y)dvT;2X|Nmytn%i3T<1t*4MTi$rN_X7Y8i>Q5K|dJ03Y6MLm)+)vei+Q;
>^i7mgo(86*DmJLwQU{<fkzE;`1%tw!j~A}j{S^JSEq(4o;W6AI;SUEMYZ1iyJ^C!Y2Iqe(gtLMZK#^{yE&2!%_I0APZZ5E+Qy1<
^_5dex=_X}IV@VEH(^x4ELD++1~VCs_0|TF>V;%Pm5LfUHJqIoChf1==7y6vA>^)=RDynRUV%iaUrX0zU{yu=W{y~Cs>N0*;n^lc
09t9Ifmz;>7KmwKA>ktjd9<rBQjdVG*UIRSY2(^V(Q^{ZCFPe>GUdFoAu&y1kkRCLeX6MDwbp$nkXmco^Q(LnwL_x8;*Tx0?R)Re
+U|{?#j1ZY>0e=|FwWq5&c3t96w*R@-3ns?PtOQe0n;da*(ya+p$IB{zoFxuU)8O8Is-|6f4EI=m2^v(UntnD7!vPUh%88Y7^X1y
J`QnMJS8g>5jsB_nuO4rILs0#_HgfHRV_5Ds5(S@V9Y{Sr*-PxeuxX#MR;Lg2*ALb$ejna0|z0hs((sb1jtf|^2OsocY-hKy<Le2
s)*t=vNVLtkZxov>_Vj?15`>vs}>4V_j7iQQVt%g+w8OKyW^s|>L5l6=92V>3cpM=wy28Z8Ssuk{^Ou`rhG@*>5YE?p@j)1kw;oB
aY;GQdT*P{a&W_eVD{IrF$MAZ5I0rh&ufZfoRSFfAq0|E6(9<hZcJ1vf=2(%4xAQ_DDO-?lS9fbR=|YhaPGW{_*L1-;?Hhw?`^8T
DfWNzjiFf!Epa1SyV7KN0jSy*A}QP)N}#P17+M>dem?BJCz}|ciKP<WO4}@(T6vj_9Bp*WiPt(dO|5kDQ{J~3ZMMfFo4L}{ki%RY
J4KhedDa`%Us<WG*6%sKZwQBnp05<jxts0X_O-Hgec^Gl{Jayq8m^JZT06{%9x-Am2`PcT&!Cl%=>=G5!c7)Hoog&`ppB|=uKLy5
(2)-Aw{H&sgJJ}dLWzZyznsf8B=E05|F-&zGyp6!XA&Qrzj664g{!61AOH|U=%DvEe^h<<ZTR+BXgDSt5agByx_AfK>%Dw&<cB?l
QDBUnSt^P+8asA&6tgfCEWr`io+>jmz&6M!p@zHbP%DbY!!*-H^v!zXy_mlhbMIvNRjHl$m1a^xrAL862iS!Wn;7XbF;9wBXuCGy
yi?7P;+pOo@oyxY2&%J$Df20o(F=)cXmcxASvhO_`*fO8h=HLdRxwD3Fcl8F<ngu6lhB*;hLOj4s&q_DBB!lth&N`dRuTD?V6EuH
FbNP46xM!dkUfY9A<9UbKlVm+6HO#%PJX59wF`QnpdY6^xuO!+C=D{@sF{NiMIdj^Hg?(5!o)^-QB4N)ga1#P<kj<RIw7{ZNIz+?
?SkN&(RWP>r7fWGu3#1@hA3t{d1JH1q*^V9z}r{(Ys^D|XYjug*pv&P_7UJqYC!=A2gK1heFafTg5>(WXlRH%Y0$xy#{5W=`$)r4
i#HMgK+84$ZTdgPmbh!P@JLd7{A&D-ueC~<O8mOnEH<MwZ@Cfgozc2ODBv1%jnLca%7w0*vtK>U?|a$B;#gP1t|Jv**D#9V!x15P
@~*^3rMoI-u-}c=YgxK^>g<B3h_J>~{|(ILGS#1wVjh1?Gw;<6B-in!PLd-cc~JxeT!QFHI$NW5Q?C4aZ}UdoaikW;%D}$hgbX2~
8LU#hE0TUp4`8-v-PO``Et|6>#N@CD#UfvQOnh6og7KUt-)3wvc4*8lo8>;%bS{+u8x`^l-H`^>e9O`_|GCObx=L!0Ni0kyZ%Cl>
OGy=l54eKkijxD)1vItkT*crt^=*+Pl_NCN{u+nrvH|TGB;<29BN4`s1L>OSLPmp-aKZ%(deBVJ186@wlsNcsPtzIk<RLm(m!es|
8m&=gTrI(#n5v*G$<l%aH5uJNZw&^SxR6*9Nnld0(MQo$5LHP6@znSy*V*px<X!3C2;pS($aq8Dkc->p5Jh0+y;4*dA{8JN2vk<b
p>+4bFJ5ys?c$xM7hPBN!n*nAYhF&<=u72g^p~U0QO^UAN%rKTF@YeCO0cae4$+_E_mh>QrsLy%_pqsZ?yv;PMazXYTGH2!S7Cul
5o&@j&iMteP{Ec+R!Nmn;o&aJpgx<NVY16*e(%v0Fsx|}XHo#qa)XaIrISs{gwJCRhWiRZs$k?_jfeDiTNV03yBvWHA_B2^)5Ze>
+iDG|6rzbsnsf4YwqJ~Sg==mt_*w!cwu)k*VCvcLXp6yh$H$lTt9z%Eh9?Zfy-}%6)ou=gAk$<|Uuixqz{N*s{wo(ZXR@{51w6p(
NQtoXl?*wTBs#d~18nNm;O#LB=6BA7PW>Aj3@@*A>1|=8i`d#Jn=`}Y=O}$=%7^mk{*(P(Qw}PmcwlW>t2HI{hsTU)*0NKKnC>Ac
1*k+qmv<&YQoY|&o@y)D;Sxhs<DRdCtPDLc^!_AGD4Ix)YaIB!0U7jn@wz8>%hZfCyt*L$>U|>77B|VLkQGi+dL;W;g|txDmig9y
x5wM>_UQGI6Y`-<N+E56)=NK=8e(js)D*A7kK#5Vz}B^fCjz2tZUD50w0_#M2`p_25y_^=(5gAcu-z$9rTxk8*=CXA(OJ(nhFZc)
gpD9dwB1BKJw(BkdW{#%m3`!ltNWdpq9QJ)W(PFsCNVYNn+vTnCyT7M3{sW8UeaRdy4T<9hK)<YMtBfLkY8N&+5MrEzEj|Ign@~1
37-5+z!WSIW|pJlMv59KPa*3{Q{hYqfC~>xiEj7eP8N`*MV1U%RVo2emUx~hgObp~>`M`hW!eU_pyd7-)7zSzz9(VARH$YN;Soqk
M2+6YArnf-#?~m~Vj!B=XN&QNTGaIqj~)w?5tSW$zLBL((ZrP*qc5l5i?y3I=5&=?WN4WOc73wSu}~#dcIvi(((}$P6>Tq2U)pZ;
YU2(nZFN-<m>P>Pr?}g`I)hA=-P;jlqqS`_Tu&&mlw-$(#QKf?77M&n`r^<4nwH=;=O@`vEI6ul&&Sun_03nk&1$m<@df<)b$POD
XdP5o;Dr}yqh}shmOnnYPN#j|)ic5*RcYGihO-ETzTqtG)d!bd^?o+ShAnTh^t89&*d9HX+*Nrx7U6L04;r{R>YNe|`mQ5py}O2y
b=B(-glN$S(JhfROf7u~=~fPm{tyKuvM1k@Zc}keyE`#(kYt8TdNI?ywez+vf4euu{V~G-x6wY44?-&uMV=Ay_1E;5S?#4BxPI!?
Ko;=hS;i|K7g5dJRv8urCPoEv@l8D%@^xNFUbZ=u3U6fQ?Q!qC#ho1;Vm+64a8Ut4p;t@HQ%!Z$mlqc5F^*P4Mm1|2AtkspIHd`u
F4TbM9`q|wN<xmuLPfbg>@ma}Q*M?qG?|ngch>dDam%I{j8!Gr2mvCX+Plx!3{lhA=+r4+OtZCWV2s-B4k7-kY0+*s@%Z8CzOP=&
rv@Dnr^0?DITzCx@yG1^_MK@*w4P)|CTKA$6&(FX`^V({os`dKmIuRr()1z^QpE6;M^sVVu|d6Crh?PZg^$^f-}(QCcRN#Yw-x$E
h!Eu%R1YpcKR>;|l2Idu8PJCcMm`=@ilA8P4x!Dp7>?Q>eH(<)`q$guB!R3xEwnd+Kzk2)6J$6#1BPM{KTkyLVBWPFM-m{I9QVH?
@B**f9hl+ebmFC6eO$#_|D(ucv1uLH=ZViYi>WD$V@wPHO;2GDWV&>KBloO`RMP!SPY|7}*oAnZ+0z%W)GacI9+tQh%5G!dd?yb4
$QCdhCx%&y|3T~HK>B&O$&Fn<)$HjLAZmL|MBW^G7a}NoIWww6dWe?ujC8WJdJ(c+gmQ&JVJ<%*@z62?sj%ZxTzE>09TE>8XR<G^
vE1g|9y{}9b>|K!YsXhSv4}!dFrb6|9;=C^y&GuX8KyvcR8|_~L;&PGRbIA#g-5v5MV_MohzRIl4{q<@wP|{LzWm4=AeQ+Y*pfV{
9kE4SbX+M<sKBOH0wU9Motxh}2+(hf1+2nEom+HfEoJD0O-+trY|<(}_U>r3UgZYPAM>z#_1=HHeDB7*@5hA@R8PJbh^g>*zc;^Y
IyP;Pn`j~`y>Xjw$*8XE4JVe}C;r!H|C=@(?_T$ck#zOa71)daod?3LBkS^U@39@5qiWd5uteOZs90RDqx)V&LkBDbg2T!%G&o{4
Id%dCRVI!UQ^)eD7NVwDjU-{5gK_wr4j30acjCPH(@f0?YetPU2bGm*OZ7p!)mIT@3KmZAnssoI{S*-^09nCk^%Zg{n!<t86*p{<
qT*!4y$0iQ2Lgd5+GO_pcG#X8KOrdB?`#d25~ndIADa%s(nkj@L8&zYSk5cUlBM3xZ0QTYbZdx4(Y`z6sUK+2kY}vDARARMgjKO@
Q@~c0xt4eD@u1X}VGLN15e&o1@77h6k`{Sw9a-HY&Dnp(WuTJ!F?Gwev%aik{MTAAl9npnFXO?K8AjD&50;D~@G*Iq<XAy*n)&Y8
GfkZ_HYY~00I&dpDYW%qCLmH>T3}xxyPRN|Ad2|JXhsDEJ3Dr~z@AgyEZ!=Js!8X}hQAKA;A)1Oqoe6(i@^xo`k9AOaUJmU(yvE+
A%g0Ii3?>oU|U!t0KYriL`C+dZb=u&A!_amkl59)YPz2Hv}seSYPN}&aGe%rd$R3488@5jb3HdWqC?^f`{!tjnCrSrjBaNtDxzmW
x9K{OkgKr)Szz5i2*bg?qrLABw+aSkuBxzpTKc0FNd%BXAt6<xHSAduYWZ$2E+`o8kg^1bI=p9LkMH2?bSr!?J8!nM5L*-wg5T-0
OyTL{xN^ZnXofIU<k!i+0GLSUZsOj4aKG1N*0KiDCs<YePq#RlJazV5O?{bLF7795cKPTRFMj`TPTe#}Z5yzO;XG58t7&Hgaukg6
{Q_+Fw?PfiBYvfuhP80oES?L7MFa78Hag>b{!Q*8h^lVC(U`?gbFSI$Vc41$UoE*x=Be_tQq0$Pe}{jf=UVomPLWH=n^1Lv9CC3r
#@XJ~a0tb=3>#7ffazVaOWx!-c8`yT<5js5wCl<ksV|7`<9gl^V#qta5INT8eFbA8&NKxNc1G0&h}J=cbcTi`{lCAMa6F2V=-e>^
zZg2}_FN;TdwIO5jNbb|yPIV^P=!X`DOP%D9T8wC0J5#(DLCc6Tl#6+x9WJ`$AgaSiYUc><rBIOlHJ|KK`^y5I+F$e8?_${un<L5
W~C`(g345qiMQKal7P0#iby*tDvTsVGGBl^m#{@Nr(XlX<ShBxn^uKXpO;3HeYxDn{k8JE<6{PITyB)ZIeH>v(t7eZtGoGo%gVn#
y!fF2$z)PwdD%uVM)MuI2kQVi5t}nOAFzPTNH(OHm5?UT#8DZ^^k~IvP<J4N*z8olv)79xLqL=&sLgl|{tM^R=y_Op)lsAA;oqI?
q)p(c#Gb9mc38`8+kO|F4BZ&xX>4z8q$-Q$s_yiv=-)v1eJFLy<*sj{@~^lCx+|laG-kYhj)EmeU2#pkjoBcedAaySqXZYUSA~hB
+sE~~=3dRFZ$WDtwSVsa&Rz(ov9sta+sKZ+bH7`G%zfH5y0uh9L`dE#kzp;!4W_D!C<-r9;~~5jyg0|I=Q(4t%$IkzD`Pttdy_&0
6e^^u0K@2)bLwqu)F89Vw_8l(gTi?7dA0lIc5|*-%j0aCLlQv{4Iv=|-Ca`WRJrFz4-8X?s8%^qH>(<)X1TXi9~pPK`<z!R$4a;s
Aqph4sbb<@WTPkL=Kb3HaCg^J*f(JEc<N&(Tj)iAj})mORAMQw7QP^?+L(>&0pNeH`XjDzGM6&CSxYp@&R3+H5P_Ff`!_!F<(*%b
xwDc(`dCB9RzyTZ6>n9gF>yT+#z6-mbcJ?0OmX1W@EZ_$`1JX3@BtLx6uB2dJvvV#Rv0c(U>g=p&iXYl_#8$wdhB>#<;*-M!vlD|
`Xy$)oRFBvNTQsQ3YqPLA|b8q=SmVKEOs8admo_e!fwp=&06!{PAjhsjRI8Z_23J+?u8Vf)QEvu?u<1%$Yq4Yfq+`dg7{o0+-XUv
;jaxYT5e_z??1kdWrZkjAYYcJNNFvjyGV5-akpdKpmi*dIC4WG%s?oR7C=#@0$7lUvR!%BcwYy1g6eR?mo70mgry`(6g1TOFnSHi
z{Ty%M1n~IiIQRxf;?f;hPM55GxFl+qW4q&0nz0bkD#4R+N7wy)VkIZkgTSR$cvU=qNtPD?hc-=QcCxiaWFjIk|NSQWK+Fw;@=AT
qoY?5m7&ok3nh7xgGoZ<1GFLOoJr*U5aaTvv6H`VrgiX?@LSTBb&w*GPOZ?-Rjq`1eOb)=<?9NPp0({8M@U**L0BlqB2ToeM>0DT
PP*l`upkn}tda*V1BYhZsH%tV@VcgEh*zh5A|#Q_bb^x2n5;nWpn4IR`K>EV_~`u*PmdD+e#lObARA!tigp9$na#}rTy%Cof#c$v
a6;vGP!_;|-G#NB_!U&7Xx3!VT!q=iKR^;StG0%Z{}JcB!-wJYx(r)GO<6fg5-fJCh<}&u|4+sj8QA#%uqQ$R<4!Q85g_awJGw*0
0hz@p^hi{jXVC}DWvnBi>|2EC{}fS)b0B`74QYC@=ht{0|Cy_ocLR(d#Q1a8ZCrGARh<l;9O*eQSvX{S6gViUW+<AsMFx=b=k}H)
8&n46eNi|nygrFn2G!}bsWj~sb;C5ST2Tide*whS?@M}YMBW&}7fNIebF7>-DQIc#Rp%jA>Pw{*c!7C}pUWF>(Zv<WCot@C+Ttdq
^q@sdqW?>E6)HUrso<*#L;JyfWgE^SaP+@Hh#iH7n_a15(~JoOr(#(iP>v9Q2{u`IjXkGPF?aD~y}qTHuC<>b*WpXxB%+;k;bt{D
?dC9g(PgCFAdr;?h@5994|wITj+5&s<@Q+j7da{S@P39_d9*wp*4XwVVl|rY_cf(jr<8NaF0608Q9PL@MkbO@3ECS(<)4o$@m=UM
e%AaNFc^;SrkPFN^-XzdouoR5h<X)uH9DWW+^aYtbWOtY%sdxT@|IjxX{AwRd^~(}7hBq@`rSOQTd-5icv;hE)O1S(e>dx9aGJGG
%bFK(*NZV6@v2pQH+v#kAo}Yu!fr$4AvQ@%ZLMg<q_$|F$#7lmVuhrUajHQD1|;J9$3(IDBazNt_cBZ&>xRqWD+kB4Up{AZuB~a0
gKKu>X|Ro|_rHrT2Iy>J5<rH{b#kajoIIqf%G^5K6TQ?(Zd$CRTX&$+0}up>CX{1tGtjph!Df)tP8Fw!ipNa2Sdvoci>P{l{*8!K
kAp;>2dIdO%;dy_a5qCro3s|uGN77S#w;L8iZx5`hAxg_%1^u3#rQ{Ivz#iKbT>XTL^YmRJg%4d-FXfQ)kwwZ+i7(lzNBk^+p?I8
uU|_m#NRCRjneaQqgxr23bFk6X7dHIS!6=*`Y+M5<GmDCyl~R82ka<dTA@fXj6hhby`Tj}i`bg<uDez1J(BW4w}xMPl8%ZsT1u{+
Gw*kx!KmOt7)erT^9-P#?sTeydQ>kkA^}pNATM~FRb>+JeK;0R3CBG0Ga6G_>s8`U7cga{cxSiYdfkaFcD0<5R4@5?^04Js0k#NC
!IKd~C*&=k8tDkfr$N$hlq$?Cm~h?rLV%t2cpcLsI$<<I#!w`dU?~UnH)$oSOHRIe2Waza7$S(OctWEssP1VEU*U!zj`)JTq9`Zx
lJ%Z3uXdNl?GI;OZ$&L<hAK5LD9yWiQKxn3ao?0J)d)R1Lk%y(APxPEQ1}Y4L1!O#dPD5jXjkFGx*Z0GdUj@H+Ub^P-OVSOS;}w;
j8tK*OJcXRna+DVn&MPFkS6->V!K(*AKkg9eZJl_z3y$K<?=eV@CX|~;0T6biw_da%pUr-<4vS!E1Y&jD^ifik&7m=((^WY(Bq5H
iva{RMxvb#sI0pL=tP}wd)$NGqsCpU6-@vMB3;xf&~B0^rg2)?-vo#qW-}ZIsK6gz@a~NuF_ptr^gL;2+hozaM*crYW>L*mQ1-s6
hLH6O?=L*O(!q}<-zgbtvgT$)R~+}27&;M-w$3=&1BOB3092xt1y&R08dTQo`oQk>0Ej3{4qqx0Fw!-I%L`f+d(gxoa2fBmZ0?YF
S4}%nk~WeWkJ{|6sU_pr>t*pzR%=%@tcnmeGFiwHM3{>gpeWYMpPrtvZ3Pwqd>xT9#SWkaAdWVrfQFJM;QyLhhY&C-qpD<Zv@`s&
z0XQwHQ#CU8Z_N3ptV?Ec>yl4AyUz$EEQkSmmX2=_H&ePU%&Lej#uE5U1z^U!}~fVIg*gH@SXkc?wNe^HhP{O+;MF^JmpoV>Uci{
Kg1>EAt#BA)seV$+c<Ej`cV>OZc~**iSKt4FCvhk$X^#7&Z$~K9=zYLAo}=ovr`OJZKoFC{I=D%aWX|L*9_TUcBXD=Vlb<9bmKTe
%tOY$S?9^Fg6@zu*AZY^E5<argYM*;{wq3Y%yr=B7FrQfH{8oJD~tSI*Otv_HS3@0K4!uSy&|?<!VbCtpegxMica-CBGoF|LfzRd
)2)Td$x;aL)8EaPtx|0OVm~GCR&Z`sUl?`N;29Xf5nu=)spFoGwV^X!96u^l&arCa-bvdgkrGTnLdHcAsA34C5pd@``SzJ;ugK_)
ERtfc83*F5?1(be201*iip`&qOe;nU6G5}*50;w)r<g1*xYR8R5dv>jcUB-&sU%R?430Uea@qXXAJ6Bvw6LNmqRP)SF){RT6#0Ky
$!~Q%mag5^qrh--DW}^XO%Nus_tRRA`(RXB{77*pL)>%0P~MbLUPhQ)1G`A|>!7%xrny%X=37^K=(SYVl!6_f9UYo1X?-2ZaB)YC
a}`Le%md|h3({L=gUfz*IY!<=c4k&D1Nl>YkZVx)VhJFUKsriab*-q7POvPuPBywH5k<KVYl*bYl@l2R3DPgd1CB&i$XwbVOP0h$
SY{wJsi20Kz6g^_u69DiY~wf3alLC<ilu|m)8SfNJKJ4SsI994q0RbBjd9akid~4{;b~cS5bjC6$dMd}N)6SvwYuPIrYJa8?sYHC
`D0p$730G;8s`x6bS=f!1cP+_FEpd^#(?r*O~C`OvgG&LG~U_l*~ue`K(vln#DHvrA}K`8(_}R$SAbL@HrGNk70nke6|>CrkSn+6
;ijDN6&My7Ot5uuiFMS6{oyrtvFxWP+XLvNxI0uKwcj}d#U2>U+`oh_oWr<W-C|;8zrWmi>Fs-7^;kjr;}pckL_@2BxkS<?995WI
z;YSiQ{YtW`QkPsEAxbmio4~(EZVu-R%QZRfN2y(mq;>ATn6zDm4j7&%Y1pE*f|BGMpc=9gGjDb8^*&XBAeGd1qRiV>W<d~<}#W+
C#?Dks40dPOoIkSCbjh6zY|PV2Xp`}Qazt{R`Op8#y#MV7YGrj1l}XWdZhSF9(J?v#CWd>8RtOYdha;n_yHS)o6gqS{KdO_odyF1
<w8G9d1qY=ti#<vR0Sa3$1aM*9iS4bAMVW{t-tZkY!UoG^R1Ur;mw6<*n<R7BHim*c;U5fxVV@mVk~4DQMlv-^KmH5lh+0LR*L#6
_wW5bDjoaNg+@s6Ll;qIWlFGK_(8&#*f$a(-GONXaqMI#o@^jq^lOg!+`N@WXH=9!rD&xG1|0EgJ^w+z`LmdcD4~@aH5+RN+ETMt
5{OCF3t@N>1;H{{K}=#wnA@eQCmf(#$L`C6H8idyZlZ>aBNu5Em__Ag6HFSYe<qA3e7r?Sh!ZUcR5T@>W5Z?p|3A52gE+V&+vita
eLl3fBoH0}RI-?Nv=gA>^9=0F%_kqR#j%YAxpgBx8I>$M((QpZcTk7lX%TC1GyA=1B4X)ogn0VB2>V$}nz17na#y1!%+b=;w;@`c
wzzZR_u*F77rn!?w05@p>H#;=viNO3D9&f?4o&O9RCaMw-n^O2+N2>Ab4nx?c;*KvD7T9?V~s=TBgIR*_k7n|nxHj%x%?tVj`dK4
oIE2B8jWHwS%yGrh5G5~+}B+5;gqV9RCfy1Q(G^Gf?->>dE?3tFVRHT_x9)W?G^nILG_{41|SDo5W5ngsPx)^-T`{Jz#P7|(+eQ|
U{IGbNEw>>-TuCRXaD=FSs4*Jla1)m#wx1jLI!4~v=8uVPY{9W1E{7G5=sWYv3q*E&C|DW@8{HEba-SOTu9K5+B0VAIRrrFa!F|5
1cY0;T*TH2CCH4P!$9S(UYyzM?h1#vw@fLsRkgwh-@QszRxsYZ7Pj);GV#mvH~wm!dn^WQcPvo&P9#kO`prc==504V7<o2(SX#o|
vryC|5M&e%aVYkeJB2~KB0)mc7McP&mNgquGzd-(8w~2UCX$F$TA9ktRYsq!&hZbXh<ixiR85;BRlx{>g^DQ{iVcvFP=XPmBkUWj
ET$^J)RX)puM5AkmHjF43G!@5mD&TNF7SYp#cy{1sFpECFQX}fr#?`aO0@QVd={M8$Fq@#O7EoYj@`}n5-49O{&swQT7F!kw)z|n
a{+@oviFjhsnC$4HczMM`jU5}?xy?Hr_0>dzezeC7Oaj&abL!YNX74@k*P!$6-^GIFd-;O&LIpBE$^SIf%D6iW5SBetBPhIf_5bm
wn`!krqXgxUt&f4JD<u0%_HgE_)F4isonu6ooKrGJ#)2V4kg%zHYsv(&hZGdq^SU*W{~ei*$R|LV#1Fvk~SEy^VBILkG6X5NOpSl
?bwXrr<OU<&#&;MjOKNZeYy?A*Gv~y-=I0KEZAg*xe0eYEG_@~wFGO<jtDk2RHgg2kdnLdT0}v;=hU9L=MQT7uA1<MSoYFEGbUU^
W5%#d+&cI|@*UgJ*_nW5Vt%c|ZO5FMdR#-SuV(tfqrSWN@G^I?5fM(-0L)uuR@NtSF(m$2Fzx;GZhvyUJNDS2c-~6+^W~qj?8Myh
z3>Gz`Wvhb$JZh_cIllj)N`Dk+F?EX)qG?RGAZ8?TvHvB@bJOmQ90oGj!w2z16K))BnRKV93R+!sl1J6U*Wyk>yDW*D2)4RT%U53
=+YcI6@B;FxcM)=0f+>xJ`6aj)1@P%50+7fn@r-v<kyq>N%&^KfuTfTqZES3#ZY@fwTI+-41KSA(LH%H?Ec{WI|{h%bkSr5TdtnV
@3&?<wOj0)Wy}yZ@&{t_Ddoj)UHRO44kFC7((G=hU}FLYGN?&mnrt={+L_C~)qH{p9txVpGo!?FHru(*YJ=Z~w9rNO+f4>CHPS=|
sB8dnd6y-L0yTZQM#7ZbXzUPnXq?`dvf9;q5Ax$|9Y9vHJ*T%RvCRGlgf!6(at|EF*t9gu@y8ktV2Mg8G8{P(K?V@3H9BzP?})pn
6TWzD&o;ipvHMHuN^ly6`&Qa%zBsqLgxij_eMlKHNdjc+T<uXj*H>2OCx;4CO7m?eI!lorAWb_o-vcCYEEy4fGHJ=RAp$&|%%FiR
O5sc`yE;I6R=5`=U*c<}C#Kkw%;HKtXg*$++BxbL&Nb|n#dUi=6FJ$2Dq?~VKKwX)PY4{I^dWg`OU7u<_kHjpaQfbQjAj7gO4K1h
If{jVHGGv)Pz=(rxherjW=4jkGFsn5e`T{#+7BxbGsjNrin}ydxBF+C*;h_{^D&{hh<z(P2oxIhsPLAqBDH-6aivEMTJ9?4GuNh;
+A|<4SQ}PU@~Dxhovt>;-D(lkAf2kC%p^0b(>;o5HdjGC#YXZZX8OH+CJ7LDd~sP}CWlM~;UEXSGfnwau`sxpe41-3cl)oPla^F%
tWcE!WVb;#3-&I&9%Rxe4I)fXp^s9Eyu2A+M)#)uwfw)+{$C&7Gt_taaXO9tTZiY;g9f9=#4kU8kbWk66BQ3-`8@~3cy8`6YZ-eG
b3yPgVf$C@fzM$L%T<~^YW1eo;5l|5zwrJ)+F6GRAb!n_6$}*x$J6L<<8{>kfq;F%<>!qL`{Mu-!%*K+06joq!`=3O!k$$q5_gBE
)8pgaV*i)7?bpX`#F>=g1(}x^ZtJ3jMhhFQ!%jiQ?7wH9Ua7Ou@x}G}f8fvjil7Al#Ly^+9q0%^su>`tA=E?wBo8N(Z>pKyL*to~
$dk*qt{T_u&ufUg>GC>gjl@=wn9Kjx!$`h{FZj}DJ9fHQr0N6`U-Kr8yk?8VT_~$aymP-KYduv^pgqz6fP?}BOo|Ez`Y{6p7y#e=
%l^De|E`XEr+%54ag^o-WFo++BDU!FA4lh(`TBOv!1nzf-GWV!=dK4s%1l0uCoB1HxDFC0)gbk?0uKP!AO5{XOJ85wFkJGVt?QAv
{a}C3!2B0kfb7slzCro=)1%f%f8DAHVnT<>r|z!Ef1}>}(%M*`>Ao~9WKee(E<hro4`1Ku_z(0CoQ@a%A^{?%q(1F{_2&F{d4K%H
`1s|KPec2TM(d$B`!pes!MPvx1V7EyUMW@s<x8do2lFx`<mqei1*pjWkNf%NexFrus1gU&!c6D~zmxe}-4*U+7Fhr)JLINe4Uy|4
j;!zbyBvI$Lx=6(!>IelzJ9O2pBmHW_5DNT^Le(G;7VctWTva#YR|Gp`|kbrzlV?O^7CNL;5hXid;kBwH1Q;hExdemZDoH3b__nm
StoiE&dH>cV~#sd;OlJ!>GGJv|CFp_0bP!dhM}639uIFvyM5L0ylj|*=~55(idn7krj@9pfI5b`Vn7`VKQw|H&J}`?%WrpS6JL}M
THrMn=(X&ae#7{X^i(2(D-yM>R7QdYMUr`cKZSjX*Wqicr+5CV2^2V2@AKVHhfN-6^ne{6%KD9r8F_Bc>il?lk;H-N^#3>>J~ikM
X}7-)2lv2!!aXbM{y*{h|F^xpzJK%|*T`hCT7rKm;E@cWnZ9x&{O|d#I(!H~K9OH#K7;xn*k@0qztw6;_&>PP4hKzn)Ao6+SC-4%
4`~A+j)O5KwQ<Xa0;-RLet)SkAM#MzqktsDBZWZhNKs<&mwdNpY>n+--*F@yCK|fS>u0;3Jfcyt2^x6~LpX9`L%y>5{eIuF_soC3
am!q$F76AGSurlO6)Xh2aOA(qI!r#r0E`xY#+0F<6nh&>yDZh2%*dEe9Ag)QV2KScOfl>D-D-#QCHAxW66Gkvc-kJIs7sEABS&<4
ek)pSi(9-#I6ikbEeS{dyx*15H==bfrIW)idzf*yyrBIN)gDd4wvpPA(2!xteaxf&#WiI3jw;xu^@qO9*3X`En4F1V*)@{ImoDFg
Ok2Z78IykXi?w>VeOv2{cwT8UseU(E8H{E;M>DLMtkvu=(i{*ee0T<N4f6h<p3K!Y(Ke$~DWC)1YOX;`m84=7jAy+=55A4yMSgCo
Di#$}<(!VN{IhvL@w*Ko$&Vw*w=kq7AY@&`IYBl3P%9+(e!2Ng=xRt6K^1`Q5r5Wv-Po_sqmJgQiKAw-70dRG?J&o?)Y6x;H(P0+
n$P^N4w0QJ=R&Nc`2>wB6>8@+_Ps62eCZj@tqb*JQR384Lb<hB%!4FDf@`f{icnI<D<znj#7*qKq|}=sE+^(wD&=)=I`~uU=DR5L
GyNr(n_3Tdfft8qlv1j1@2)nC)3y$A{yR<+crYWp12hyRe1Sg1feq0iAc9d#)$0&JlgjHn+z#8?mbKlW;8NZoMtr9oM=BTzxH`~?
Bd$_}1_cqnCj)BpZ@=Tkg9>6841Iqm9(56stxqYzFUCp*ODB!nby34NsrV|8Em=GZHQSk{(a^+H=?n*GE@toX^<la1{oQICNT&l1
kx5_Z{E4pw|ICygqal054la=tgv6+%@!ax}twOUT5eO#0AO-r9av_^dyS}jJ?Ckku1XCOSpoGu~e<=M{_p@LD_rNMY<ZX}cox%Av
Lfz;JzWuw+<se)*KP$3wP-&Nl7giJg%CA~SR{cs(aG;=nu;f6b-=|5S-(qTSb2Owlp<bgR6a`3c-?i&QoC^MNu0YIf*Ho*eQw;n_
YZziRGE;-DvBUB|f%xxYp04gL&PAWqkEGreI+x=F*?}B4h=ai`BtRg$po^R{r$%Ox)+q!cB=<wa)~L;7d+)e^UX&I&H=xzflPmoB
cwVAL*k^0#ese(*NBeZy`e-aUd`H+`ub-hOzCATUUsY=QaT(NQmuhF!d_fuKYPC+Zc*elR?-YE0$<m=tSdEq_s6bM(e$hXe-a-bI
sB%n}DQiD<KT@903I}T-XJAeWbF!lyDC0Jd9)p(R+AynCT|VXKoS0l)!#QH8;YoX;)q6J59DF^aR>-0GaAbNu{bU}vaX&Vd`LCfA
Ae{kkxjV8=q>+tcFquxoIen8bSc>P@4<BwPr}=%}2eXDK`0uI5L@QHji9VG=fLG^c`E~unEwwryVE{qC&i)090L5_ISJZ4TQR<(F
2{4cgTp0}1Bi#J>R^w|LL+R(@dJcfs2aUd8Z)EBImHeZy6CpQ2Kkck?tu16VWC#-F$_KYSPjT*|?zpkU%t1ZhnrjuR79U#t#Q99&
YT`6^oH{yL<KnjQ`_YPlQlV&Rx~yzS7ww#9CGmXsKi}=opQR4eMHq>QSoNHYnu!z;?n(o-C(NxyW%+Tp8gHd#dG-=K(EY>>1?qtf
WEkzwl{B9Ycc(5C^_yuzd;IaA%spZUH>!0gZH$hb5Pf(WG@I~bM^LR(E(ZV)a{+~x<B^5QXIoMUd3`!F<2InSCbIzhy~|PY_yYrB
fZFKqp%6w`MtJ00w_SKEXfE0Ws7z!``ruFIfl}qUkL4n|`CW$rSj+P$pUvp`z-QdI2)+7Q6&kZSU@<nuTLd2^s29ue($6ko#5EYn
4<NDDw~{7jA>wL-(2d2MEUP85fhSc=UjV4Nkn!a-l2k&BB+PJEOnjbWyzVkbNSAoN2x-?{b-29}BT;=+V`mgEu{yj0Ng#!a_efN!
D;i^)pYPtxoL!SD`*^<|e65(Oi4r_&yXl8AnU!?Td+Nf^m94ZTevzZMUbUs3eL`!r=u+wTD7)@wp1Qjl9?~kEVmm+L!t8XBo6@t%
o;7tIprGsfj0X}60Rl-O560yJ#8-2!!MvW=uCT)8=Qte1>oPxk$sHwAh4Lmg#X+@LHnM;oL8Sxm9gdry|D+B%2(ZQ2Yin$jD!56;
T|`v4Xhc97Dq|Ee7^r(dsuwKJ7Bs?07NO-GvODGx(&$j!I>IOnFdbFR5+z_(tj2cNF=0k7KwQ*uoSaIg$o`9!QLGu-uI5*G`mK27
(Qdt%0u%+~eszN0cf6hul1U_$>#uv?Dc8AhJA+hjRYh@=<sTX7-+A=ovk~(?XLxJBk9<BzbbW8XeGIv1hkZ7lo?tknsvBNQw2dD$
1(6atxvgm!GvxaFT!X_8e>?Z#7^ubpmIHOly315N*gwemk;Xz{XRPxXsRfLhLAr8G8psqtD*!}KMjFGaIEuzB!q|{`WB8WHrC3rt
e7#6|zhWOxuu0=ra>iTjLLw3OE5&I+&BAag_LLloA`}?~{>BQ8T~H+NLV1al1%$^uo%Z2wu3G;OFT)M1(fs$!gUobo8dz@S<BgYX
sit0JL3EG^EU3KU0%TT{9%|JyO3O^B^rMOT(~#(-I9U4E=`c2V-T7H{&C{fQQ*i|I(4xWm!}?Ks_&7XWw@E4*18A>=7a4T);N|mK
GzC?*Bs+rIFdUxOkTF_@z3p1EdVcx60rW5fpJSr$ROHu-z1E3zbkIi-Wrex?n1++}`w6eQv+B|J`)b}`j{{;3jU%NLjYSzuCbgs5
oM@rSZAKzEl@y4?K@^j4jA$NnE|jyiyf9Et5}wYyo>sJsQoJBYIm<nC`F?sfLj#Y>(72C2t*qy$dvkc%IgbvDc^r%rgt0+5WsFZ1
2pWIg<~?36588S>;_+K1J$Mk(<ERo~dp-Wa`&at=vsMjk?T|+%qf8A&d!9RCsn{@`i0nOdSIhSt+GTdid1nRj8wY@}BBu4p6b^#8
-p=hW%aUi4)U%$w4p#8AYf`%y{GqOo(z`O`K-V3p#r`%;TO~TiX&xg=m#KXVi$oc(9V$59+gCykyC>BUx5OOlosEH{LZiF~#?eNN
MQ?1L0>3{h(lR@C8taM&c06x1jzd+k;lkCViGz=mNIPpRFX$!c1iN~e!$nZ-wkAjmL#&&8q*e`U2-3W9L8YwqdoHn1*GOZs5R3J&
i;D{Ga>mT7%9!Em;S4TJ43G^mG-0C(<qJA$(zGjRiZG#R?s4Irv3}|))K2iD6n7AdgAvSx!%9<AyT%GGdxL`6yz51!d?@l1VZk6E
S~8B1NH`A-6+le8ZJ>LO8*f*<P4HE}O4gLlxXAta(v61|==Y};%)<~F>WjKn-=!oa#rAQ*oheQZRpeh;f?yC+44v#aVz4tf0naQZ
cp6j$d}(}eC+W8f<@avM*SngpyJrIki(8qfwPTG@e!L`3&6Qg`$&f9bavzndsTcyr=7Gr8+s>AbyIt%>K{1LXVcXFvEVHP=qg@t5
$D=EUp7(k;qViZ5fJc4VVu;az?jc(MT{yi!RM#76b42J@LnYdRrxB9w^9U9+sZZBAsqGei%L}#mBm|*{r>s9LW|yHa)9q(3N6I{(
7<7*~bC^me-<+LIO?#Tv<oSL-Tqf2Lo*0hj<H<0X=)6BZbfgFlDt65%EE8@BV}vh6=9#40CFKsBX3B}FG2cjM!g~vczY$a%fNzK8
3h!IRD_0v^lUgCw%Gcq$lAW5-HLYmTfe*mVuL`g=_N=3+%^Dm=jT%SEpz^o=eE+6Q?qiFPJMWjNnpn8z;$dDUW{xU?=UPMxJ&Cdr
<AG8mQYfElkRWK}mY^JIwQM<xZ))8brfe@tiHcHx9&N*hb)|r7;C82=mXe7hE_!ArXI9cnT5k0DObakbs2lC8Nw#s3!kBpF3|b#R
pji=Z$;090))gN7Uty`z;_`_jdtQw?6~m4zej=IR{U?{Cb*<pS&kn>T;cuGwI5Ze4eY$i(vAc)f&pSw5Tg&@z?oLbPgkMLFaZ!k@
IuM&8Mz7JDB&V5Cti?+ih)G5)gzYp!95QZ&#?%k%j8`4#dwoY&^zx6VNy#Ob2T!{${8s$M`|9$ue~s&E)*mTi4a5?=qwzz5;|=^t
bWy*qiheF?O<9eeXQJ&=-*L^Msp+(DJu0*lFn4S~JtC}4I-5pLi1U|LBpkPhuMxvfGxbH)e<XC>G<a1)EaV0SD>PB4lUBx~(0E?(
0m)hpRJ&{|L<>}CNnpEHII2AO#@AI?rKf|6Qj)oxYvJ=uQz;U|owsn!EJ<KZ^x$+1Lyue`G!v`jBbZ$HQlr^2H0PkD(jw)Kg$Klg
)9cqKuOcihr@sSz`wo&BKP!2JQMWRncXm=%i+B4pCRugz{fep?&p#^>-DpEOX>^g^tDd&jt#APG1i=c3E~P%R>#3G+m9N9=fut6?
H*Zi^)?odEEmBu07m&xn)S36w-j55jW*wRXG)#wC>g`QFjoQ-HS9NV0kr2Sp6(<7}D^8Ch(Pki<4gv(sUgJwrZ&R=r>LD??Cu2**
fRql%-jGgr2UjAU_yJT&6ia8;bR#&mZ+V&4!$-KmsI8fZ7%R$GK1lV~c++Qxr#&1vNg$<!)o^kHjI(yAf$(<V<aha?EUO@F%#mrI
=bM4bP}pB$=D>&~^Io`3q}zao$eJf~>~4aNFxA>?FLW%{p;`f{z&=(L&H|fV&?pSE?L_f7c$(IN0TpN$dI=B*c}(2}WaDY4U2z!;
w#Jcxg=->3uV^i@#hA=BM3_L%$RX35#1mo$7~xFml_Is&>m$N~u~`tl$5@;|rPq1^W@W}jUe(EL0CXr4FGMaUcD0@kQsq4}Sy<4~
^+`VV%lmARXyOQQIaEHDm%rP_t|{AXI4o&x$fKst)dC_FU6z)L*ga}(A?>|@)&Qv^klPc&wkTVKV%k`X7vi#8T|$LNhg)v%J((AS
*hq4=oX9_4GW~4c%*|@A^B0rCUG_4GBgA^bZ8QqixDGEdww85R>uy)Dy-QmIQb#^(=W^sbtK<??tot(UjOW_vg|D&8GE+kUkPS;4
)NX1keYD|&TtSPtFxH@75*jJiU>;jylEO+)wvPG(yseDc19ovY8-mcUL7=r7!mhV^osWGP6Z>hL<6`v;n@e)ub`&MJZnQfWA-TYM
!x7j>w(hl^d0X7oiL3QHb+$nQhNDIo5NIv8IIxa&Yz#>Umk|;xPk2x=5S$9}J(V|_D%Kb&OIkFg$|*{T3X<f*a|OC`=K6Q^z0u2_
968(zup|f)KrC4)t?ztYunZArK%1PXA4~8qk`e2^gNKyXcM0wg<vx`vNAaCy6odhXU?7ckcFR;{;&|zSH5-ws4lWIt;w~HZ-TM8r
&~K(z?fU2^zc~^YnGw6Mw@f)Fu!<QK8)_nTeVIE;i^uE51+;CDuDoB;Dkr};Jx$cprOp1!RoPpgGm6wNxE4Q-utI~VE;x+Z!yJpz
3zTkRsvV3BVntX%4a%G}ywp~Z2qdyBtbQ8iqI?x+wzljs$Ajsr0C~_;IimqvFf<0u+0H634A|DzyVI41m&0IuZtrV@LS9&8&nOZp
983r4^hPI#&Gp3Eh%wV7B@-Q#hv!wc_BRnC+~|ntg#0F*T5Z!;)`8ATyHE+{rV)29Guurzw+vj6*DVeRBKls^sosOr4*XektQ;7B
RfKWpXqpWLRwO3{hDOvwLqi%x0jb`uG;#U8_3H(yGGsKecV(TeYd3duHcNC~6_=3?0g~ExJ=lUpE=tSA<B+gTnKIVlyzrjHv~q)o
qhb`(rnBR%UOi_n7nSjsE6AEOz3ac;&K+=q4ro$uBzJjhKmPEo2p0Wn0Wj5UY+r$F3IeY-OlD#L=L#TsVipIl;IuZlz4Q?Tog22g
bG>oLIKUURh1;=7#hoxj0nywRft!t9Ph5mE*?E?bZZ6uwfp{7dud{I%IUPFiy!Ye^$peW*mUG^K+{8I9!JWg}9Fr|Ij;~{Qz5Z=*
2wBx?RQa;Y-r_ip4Dy=u#scV3V;s$v-LW_p(KyqPYVC~)UEmI~%w^p)_4S@S!jd7_gH3;v`*VlF8V{l=V&I^emwNll>t>6asE?q=
FIz~(TZao$0SiNIVavN{E<?m4{H?UK>M%J(`^t?G3&m)HK&c!*6A@-Pu`!<?P8cnxnzeuF&RMT_!Xt^ePE=%U6D~!@M%|$S=S#TY
Ddi3-%ODK%Owl0*HX+%Bz~yzW+7NC)NWx^}BX|I6WX%s~9046<ppb*ZaA_8(kYJEVpe0ABd1n-^%kB9yz-(I$d9uxOVoYD72iG@R
MYqxK+#Q%lT3v!jnoO{J7hBt|==3P6FI{R_vqgcs!#5XhGn>@DTq4v&nl{Plj<p#h$q8Px_|&8tBkk&3Qdjz-HJ#pBukt-hk6L&g
LU*N%CW?I&6sIp{uso317R3a-Cf~mm?U{NP&wW#JlwE>C{JSg0rzZN;hbc%HtPHkDEePZHg%-!;$87`QJo@qH7x>BuCB`*hh3lh-
onbgta*Q=2*T#I|^ozGC+;)i{KC4=D0|0<XXlrb#6lcg)K*Vn38hidPPR$i+iFLzFu+j&XCfc~KO9%2<2Dt9kO~K-74uwq(1qeb~
AqSFPTgP6bijQg~$JW{5Vy-GRgDP0~+D|1dn7g|8G*<{Da`{R5)jvAj(un)@pOd7EH`&H$!uq<TsA92NRE<Kzb{)CG{|I@~%}sJ>
(bnO1?-`?Vnpn+%vJFCu;bjP{Sj`$^jG_rI6n<01-QeVLa3;V?u=3+DhHI%{+6J6WCkDW^2@ZhR=7t7YsZZ-C*BRZj{+=_ddK<(q
_Au0YQE7a)#Bdf;wWT~eUuAa92>*jnfZg)T=e?Uo3vCLJ8m}eC9B6Q%<x(8GAOVHG-DRKxajvAm7KEMkjm?h&+7Ut)7XpzHoCiD<
Muw(0V`iJoA2iJ*y!~A3<?vI!t@VmQB)M-ffJ#EIFSP|Nr_oME4wXg4NxV7{l<%<*Goqn=A84k_>Xl_8@fnvST9|}9>?><eDRXPf
9j&!)Sy3F)k#c3-+0RQ|+HBB<=Cz~Nucfq+LrzFFU=O5+I2y~|Ri1@NFUk<D99Ev2x`ldJRrgkOAr*B(P}{bHY7Di-#9Mb1n+b(s
Qai_pRkS`kEqAN6gv8O#wQiKuLaLjDa4lL?->2us@+$b1v>G(Sz)v{Od543%n|ia+zOP2obP%8{+gtRSXx^s}p$gik+&-1pdq#}<
7r2>o7L^l;#?w(J0E_5bLNSc7b%2f2R>+Hvb&Hl_4O+01uuqw-ggaI1PkP*5md%t<8^_P}vk5upf7g$yba4?LyQ{<VH3L_g=YKO^
xGUV7jsSYNOa&sAk!=g3@3#}CC@&R@q1*MW=!y$>cFm>1H<S~wMey9;F<mPF!M!gq=e$%uBimA{;EcK)E8bW;{L3ZnL0E;TVI*5y
Q!{71?pRdZB+fp1zXefR9O6lC>uXU{FwK0ufFyc#5m9|s%{=`cC7POA)$wb3xKq6_8T-bR#qwLfWBx)Sv&3(6=JE$;ouy^wAxS5x
60b%oWX4&mKE3G*2yapE=u8%;Ls`uc7b@`)5aTTtvmu`Oseo$sY?Mz#+8Wm@H?;<QX4UODuCBZ1U<S9>SX?Zj)=jpc5Ou{qJsLYZ
GRWOks)or6v3!DY3#4><;=&1!9<z<}hmN^0v`ch^X)X$NvsD#-YQXmePbtTI=5z}_BK7c?aI(){9=`mZO5#O{52^&hjRBO>l62b*
9GF-D_0x>;u8-eriBN@72fQVcfsw(*<W9}Z(AG2@1HhTvT&0%PNE%-Sg?m-b+S-CRyA6wHROaEXxeQex)l&19vs>Hj=F13`!oPWf
$F=^xjn5kEhj`3=YUbtMESV(q?9zGW*0brDO?cy+I&u%LawTr>B0^QtG~K_+=C!S$X<C$GiR8G$i}NhcI<78k^dqY+a*^eH`aZqh
gIM?H#`?h5nEWjr`91Ng5FJgx+RobDbA$rcs-r$#jNlIv1j-=~-TA-qoHT{c0pXU#os6<brX)dldywO~DA<>;C0YZ|gb-;S2ZuRy
kXXvCCl9Q(oRdzq6=S^g#%)1R=J`z<x!N6fu7+$&5pqXMooOPPRs!2?o7{=G+o@aWxtLon+h|zk4NDbedZjAx(-r)@6#ySs%WiRg
8aDpAru7Pe8`RPU<dLaOIfCIqA5^fbTAFeO)2i)>eT8Cx!PK;Eht}IrW<0stV$%2O+I9GCp8(=fuRiS74+hey_|z>4TKSoB)=Vb0
wY+BsXwyaRJ5_?p2aGBTt5L7g<xc1Pwr?*LlqFB+s;Os^+dk0Mv`hQ%OYDZQJCsS<T7}S7%xJ1OX|+~lvpB(lvzJLc=Vz#@nXt{Y
uTJ=|u8Qt;&EP~X5jClFwpnNkmb76R69UpSF9}*{FJ7{V7WcSu3bHrXmV%Urq2xs9hNJ<+=`xiJN(riOAzHy;TnhYV)DSI7nqKeQ
ZtO({>m6^U94f>UzBIPqp?C7s5=6~Twr8HWA1!Ck_Z9x1>HIc+aUg=mLg%Xb<${$h`SGZ*5uyPWnpg`DRUTCCBl~}7`5}aU^n|eE
{Y3(a{*UPW^2}ErR~4`6@~o4SvW|MqB??=w2x`-o|HGCnchTy$Il%;RTvgw#-SN$cYl8p6&M80_DSIQfv=wS?h7o?2)@?v|2RCQq
pm!0TH3iVcFJ&>S9RCb+(?TzkwxevU@X%oCU2NjPxfY&dx4-~AvmS8c+;lVTG9rO@{SFZ^?H;8cDybH%D#}8SK^3$3f7E_}zBR7i
%<g}H0F6hlh3jwX6|-Xw?-d9B?~f|{`pE72BnKn3w7+89^pmpeQOk`;@x$#T+GaM9|8=3Cr-!j?UtCP4tMFnp+Kbt?#Kt+@Xpn@O
f{1QRAUJNjYe3?l>4mo%KbE?`W-0qbf3DCgTT>_hyZw_jpd{oj5ElX2MMKtgdR`yqT;X=0h6_KUk4hoT!wtb7aTj$R_42@=el(~D
^`#`Q7feCYy6JmDcS?a(1M4NL%z=%0*U-~lIOIr(O`+7bNZ@W>hz}!T2T|R^gl5xv-*cqvi!CqtrxuR-t>h{o2so+wD^3ezy=xcg
*~9vu8zzTGRr*qC7TMMjS6gSLSc3!sIOPpDm@Ooh0qDC-RwgVG!4UqW<dY}Du=XH6I~JCao)Y^da*n&AEB4}l41L){<)cH7*|wS0
dAQ}T4~W{<&lu-zGh*bN(r}g{NIc`z59hAdsw}Yp`@Ky0CX-F2HZLZEMSNa{hVRa{5#{Nei?v;_EjT*VNT??hPL}Pn^&NDvY4JPG
xP?$+l50m+;=JA-x6U`FIhzDW3Z~FSY(}biMYn@}9#3xpTg2<MMB77NQax{}6tzce2OY_{_N_M540GSK@QJq9=DoY!#?Ox0#zjb}
5F>2+J^8pJ<vZ_<g6*tR;YC5A9|&9}d2qfK79FX=9|zRo9~;{{+6cac%Hvn><(kE*)!sZtM}3>MQr237LoWbum2a2R9r(3Y!)-|9
K@p%PldoNbx^W`^sUt!-E5#kH+=xq4VO<7oB?qCgwFZ<IxVe#g2{szZwBma-VR0h0tcVHiZn%1{3yb`lS8j6p@Ajsk?ZpV(7UXEe
A-@|J;EcF~W;${;-qa5s$O@|<;stf+RMv0hVRE(2VUITdJ$-HG&bh^Y#g~5~(PBNzjshUPT0~Vcy@p=;Q48TYIbsRI5fC<{ZC@Fx
Q%be0wybSN&2TrR$rLM0#eS8r<wOUrsjR;_v=7|q64}<gef_XL8qWf-MYylYnYmHj+~Nr_eSxJQPn*)(6sCsc9rehV!Vo`2-?K$h
-MzB~h=~?n=X}n-qRzMn(+ZZAY;bW(@tHGlcp*z;!y3_8MZ`py)$vG?cSlui4uis7^w!WMD`|^yn3`3xOV>!nE=FoB^uFZjrH0=3
+7)ve;cXtO^Qyg3vQJmHs)L!CunMPzpL#$XGjlL5qB!I1iZ#Na+&bj=&zbLju)YiPo~I|qxOw>Jq*fqHLmkCqV69Ja%datEsrd}v
jd7aAA!Yc|d<0UKG~r%FyXog{SiQwZW+_>ltewtgf}OHxs?VyWG*0yiIn(!PO5?KX!f4}kux66>n?~l7Kx&A-q3+HnQCAU)#a_Y8
;<R;23l@mQuqIS5n0l{&^w;-SJaeswjWD?E9+&g=d`N!LYvW083ogH#vFeA=KVM(``ffRowIjg|OQ#_@L^yYH#t-2U?B=OT7WZ`b
{XIHTaFP4)o^jzb*)ZZv>Z9>(7qIAQPYr^;xv-3isd#E0LA=O$PDA{7V?Y3#K=acS2gnIwx|r@>uATFx9`o{>oL7lkbz2`Iyfa(h
K(a-5ql_%xw1%mA=%e9ZUm%5PTRrcs1$U)KJ$dP&YL-hyhq%6+<@TZ379(LCI>q&%zb&GIerkA_;%Q2}KN@kS!VcQ~HG*$kGl=ZR
KKu?KR3YYIfCGzTgY?lg{~!N-o~v%H+;q_eq8PN#i_c|H6g{hOEM5?z5NQrhYq}BKXRl=i^r93sSe_avq3l1W<cFs8&yN*K{UmyA
wJ@bwK}n90!;Le+UG>J1o${-#x;s||)oX{KG`xAvwWLKs)35pXrW^Ch&rA=c^x==muJp9$z4*vL{#tc(E6<0yKiIBiEOsqOi7CiB
gs?9o-bRsSf;xB!g8F6^jP70<2Rdme3Ok#qn!OST4oe`@pN3#Yw6N0jr9y4EQqQM4ajiAwJ-|kRu6b#ABD1=?u+{>GqTj{hPi+Lc
K3c2BTy-gHm#LiFTQ7b(@V&$w<|C?&4su1Fx|Dx3R?{hq*oh{ziB>&Jn^d>9FRY=}f*n3g@A3G@Bf{|ao-e2zE6k0)efVA`eWb(i
5`_|ANC^Lay&O^h9r#mv4Y<a?{c^DJ=f&}!=)YQdp6LrF+Ow}#Zd_S&z1TjP<7l7Njf>&2>V2_{cT%*&b;T9@InJR4uN;abrmyDT
Q*Jx@Oj?fdh@u*=Nab{EQ>&v8MN^>XL?O$#I${Qt#cpP=TbUDc^r?Sj)c7Gef+-7CW6Hcb$F9Q|-*wv<iJ?*JymPG7orQ&6_M_Lj
-)8rw-M6Tg`KS=>uQg}9=B@Kq{M*u64DXk`m73+gTqmdgig{l#Y7S!R<_fIH!kTcTh$62fUa*1V+Lk8Ot*)LvZZat~RZi-vm|SaN
n|zp26*L^9HG_j$@;^TGpvaJVVa6h20-Zinq*T|Xpxi8{o*L;LHqAyfYG=BeUlgsvyOYu03AXV|!@Pt#p3*k1YiXFpB26hZaS&<v
6~zxObQ;?z_KNe?wn0{>1#pVu2J2BKulRaZ>q>G_r%KmrSDuGi@I2#8X<|G4w0#9PgB6<>niZ3^O?nuz8~;n*v~qr{$$1mCvslu*
meLSFs^J<g(j-SD?vcM^>24=eU9H8$Le{m~n9(6;!(9<gHF!Htu0LVhMW%6E818x#QoE4D(7ww8qwSw*eJCvG>!mKC#Ym(duZ7>0
I7i+UtGv=qi?8JZPWoDwu>hH<h>B57cVXxGASVQR1NM)kB=F`ws(c{XS8yV6i{Z|Xfo<(TK=$-{jA|cE+Z_3F)8<ch<=jDV?bivp
<J9B4YJ;AaLeKKqg0F=Ls(97zZYfKCF(sZjulISAJZV1)Eh#I2nfKnDCe@`yEkWU$nb>94E6~dd)l6Lf=GO;G{B2S8E_F;`91!`4
e+$G?U^NzBvv~GxZWOn*<|;9w=4qy|aQ{}3z*_W_o9n$q(@bUOTfU-&)=4J(d?aXe>1$38n}i7R&YNUQ(F&0l?|m*WXmDyhSb?Vz
PX)eag8IB`FFh^W&e~grwsS9v4IS%2!jbb+6R4pzb6s*NOFn|R)&?)%wQY76)4U-%Qc$U4LJn4OtC&QSrLzLK$18V{%NpdwUhjNm
4%o2|%b1|<q`jBX1@(=GeJbc@Us7iVShqFBfpb&;c+XZN=&i_u2fEs0+rv4vaJz_lX~p5=w@5Ogc8>w}i&MV9^H{@O-5TdGv_n}D
#ZYN$xV8y#-w{P`ePmTcz!vH1aokN;4xKN<LAOp@dC2Ffyn(F4<8I02YP|;xVhKY5-(=oq&?Kp{;n%XCIU3sfa?q+!`MTC9>#rGx
r7o*5QNA{%@85-a$8-goIN_zH(l08_rByFsY~eRMo>E=(XZ!V(yrEJGe}>B#!Bt43l&tYdeD*0+NT>CZ{=Aj)Gp)qvm?8-$fo_Bc
AX}D#ko;a7zxJT`(?^CfYCO8W4CIi@s6*BFecvzblJucr<2r%|KzIZw8l%(3lpL{xp#-S*Na{ntm@ioUynUX_isg24TFN73^cx+|
>!%JF;jBtrY%0y_HFiU$UHu-h;m?@QPYTplJ#zh=hN-zYAXYO^I!@Q~PT>}%n|b)kB$y&aHW`ov(Ii49ONW<o?@5O-`;d822gBDp
{9^X5dD|zW(t>HKziZFOhfVFV6v7Ynox%8x^j+l!;7I`Dvw0TI{dE|DQ5fYOMx=VlsHJ-yNj-i@57TkYyQ3E8Ky~NEs76RoYG8OT
AI7y6r2x))KQofT2%&95!O|ZX!H-qI(de=2n6$TvL>vtWcPOR!=!R@pdhGCzR1Nb4S26wu*r<C!Z%ap`cb@_>H_hr=F_3Ho8bk9`
FMxem-N1@RT?RWqt!eDLda+F*fh4j=1e)AWs+>4lRpd*_96=ojSzJ8@uZ+G|9Wf$_&1nv0iAEJsuQd`u_9ahQKz0hX#4-4hDSc=7
U+u5DQ4PKOU!UXgdwSZt>DC~T2>a7d{`LGKjLr>r9jIY|f&)K>v5;x~a1ojwL?9P@Nn$(h*KGYxpZw0H<4z77b25CXwLX1SH@BF6
4mi^)NyjruUp&C6FipGMK&ZRDdR6tv)LTL{n0%aBt}LRlZ3MG`<Y-;c{%-0#NYBZ)Q?N&#IB65#tKoHdso>Id*3_nyMsoQb{0l{$
&%fIe7xqR#^!6PfVqM1Wvk@8xfgD4Pf=_7j+_<&koC(NdWCLAx)W&yB?;@g>2@~8S>VF-YMe_GPjz0X{Otwa!`0bijxH0DcDKCM)
&n#A}zILTVo+#LyY}%_m|GVj$^)+XFhOTy~v}bN<SK$ysk0#Xg^Q`CPxvbWtGkTWQpF*facRpbfW});C7>hdEV^|=%X93Lp3q$yW
GL~bH+c<7sTjDT+LXLOJ*o1vTh}On~Ns=mVeQ|>JNw0f(Z`XLO_-gOLX-LTlQW_aRbubX9$y~YX*0_Fe&Yx+n)E`LO_cJpHj<Y+{
hO3M6hb;FFD?{hvJyt5;T_06gwy@E1k+m<eaorR<XtA7eh6K&l4E8)jPY8&%VC|#QwzWu+F`>)I5=8-UCg%>swdakFsq0L_#G`cy
Ua|~2gknT0Q9#WJ$C3!oYT_@3btvGhJ@quVq9yn9(!6sTw$Rd=v9A}S9<;=DcrYn6E+u-s+iy+_@h_&B#;!D^Z8W7Q+;kmoC>FEp
(zBzlBpR$YAeS5^+c%$O6>QP#pK;>oM%K~et>;^6?P#llbR#w5sao2-3-PNtrZyt-i&W(e5KhPtOe*a#Yc!a=OsZ!SYiMt7tD*O;
R(PoS^THjCZgguK+p^X{rCN<$Up(PxMeW3w6~XVn#<N20b-|hW=B#MS)EpOLq$iMHC$>c~N$DBD#@A~wE^J;lD@e4(&n0kP_*Mm^
s?uKc8rBJH)=Mj9FN*z&#J2qRvobBMA8c2L!|#8>XYJgAL5@c@-1$vz1xT)r=Ap<g`XncLdL5zQayad;4-J-vJ*MpomMHhh+G4`a
u~CaxpukleQ@dY+xz7AJ&ns57O^ke-Kev|q*lc}!@~G;$M=kYp%h}CnY0VB>3q=Mou{<wV*#|vn{AuH*=s6qdos!-G!iML<uhiU#
HdVA{_vaMX6)hTby?9dE>p0QPHlh-^*C7sC@R;7aan;8<t-!1H9$A6FZ;D>KD^j5<3pPxUOOh=by@eH0dQ8Tb-w{Kk>0H)==xq@3
T+HdZcB|(S;%wnrD!cGY74oCf#`F_|c*g;5myvxQ_jce$Zv(Qs+9cG*uqE6+$ClLBD!A~Gv&lT_wkT(3<29J$yei{VG`jqzk0!3^
u&*PHAzi-zvOO_(z78`$s4?|vwJrfBnB0efg`&50`TFZm6T9QXioQh$-EQsef_V6H(coeL=tIhVc}>Qa9PB#lv+JPXrK0+0G||U;
s052jwh)C^QEp1sD2i0?pBc_5JoQZanrp{5pqhl0(j-T3oC?D~Xgn%Bk7jPUz$G@7qPjpu!yguw*FFi&A8J|(+C3WRM!cr>%hR_H
NF8?(1(_61UXbqB8f$v7XsTgZqfm*mu42h9h+v-0)$vqg68Y%-DPSpG(8|UjDEKEP(eBG^MsEGosc?Q1^4A>c*mcKF{yBZ{BXx7i
ToC!}?TSnn8@tjku`$Y!#&sDQ&0U_oMwQPKuXJF!iIqH((u>X^&_8>PFrrD_#4TV*!`W`t;jU&JL%VrvdirNiQuNJj21CR$H|iJD
ZXMRW)|3actaxMPuJ_j_-wJ8Ylfd{oAlsmlY#dKZ)}8$QPaWO4uFHKSTh}3P#{4u9JSHhP60Kmg%i@XaXW@>oHnwOVFhhviZ<(;C
96YM?K2{g4J9PC>3R9M0#w%>}k;6pBrrb*{KR%;`b|1T%$|z7=Z7(wK*!_HJ=X8E5<Xeh<<M?Z9(wg5|yx**L9f9qd4If8x?b!R;
^muEz+6F17OIF+tfm!ym@EEnTLgQEdSu~ee^@tJ=av!99bNTE0aL_8MEe#71BN!tOAHbB$=P=8jZE#qA<oM?NQmbiR&Rj8XrYD86
HTJvVc3XysP-wLd8NOl#fnixeoRg^n|HHrZ{=fFzP3A}^_N4r~{_pDl#TYmJ$Y3r-tbiNnmyb8rzEwj0hT=Ft>woAOmf|?3&!Qb{
fi#>KXxB%q$o_v_;E@c(Z*+Z6;h(-&&GFs^=!ezM*WvbY)||bp?wrTcm4Vk79X-AH2I<eLnTMl?hs1N|oSg?pw|9PmkI;?<a$XF1
w9E%QQj_e;ufwn}uCf4eY-aNYEIWycaMTZ;e?sSeO3Q7q_4YB!1LWh!g+V;hC6*8o5aVLQl0sy!0O!g#pZfg1coQPz59bJf1?#6~
lxvZrpX!Q9ckP<#-E2?KGf3l8=%2q@ynn5KWDMf3#aY$SaPEN6k9iRMoS8H^l}4DD|GzK$8jqK+{wv-`W~<--erNRe+JJDbuYNvX
gV(61q#|rvZav;@_C<Uu(MZ0-vAFwvxxSBY-=j30cIQHp3+*V35z+NaPr7&!`zo}tw?AC;dU#`((Z=6tY@TI_LKpvEx4Rk++kQJ=
>ftrz%+u)hp{*?7kUf7&`NrNJs@|Vo>iF{Cmeb(=+fseJ`)ric?}g9ZT*jM0Ufal-=k`TToUr~DR;<!ClbTH-uew#At6#>@J{lYO
=fZW>T>O~fxI3Tt(0_c3etuKKvu`c*J~;3r@v^w7Y`(6%yGLC+$j8g;?YNz(#=hJ>tJT#?*7|bP6UF&y!#_Rt!p9!XI`&U9(?kLD
OgjUuDgL>S%|zw2=%0Z1?VlYNr9EQMi2dqai6f`cU1T|2)EYy5mO{6n^&20BceGeS7)BG0AI2YGPw;njyRQ2S?*f%7Df`@du&?du
q#4k?J&S!R`rlvW-`hO}Y4mf({jY6h#l3rPJT$1Si3jfPR<-R}EPD@lbRlu94$Nsu6r(5xuVXT}8f^Pso!zyzr5skVX|$2Gc_)|g
uYR-l*{(I#ykReEx0|yS!cc--9~$J$$d03GDnXm|eD&RT>5R^cY107dY5J={p4Z*)I6~2@qDMRU>wH%GF3)yrABjNMdEP~z<j$I7
tt=fMwAUI93iw&*sCdMA8pu%SXDDd{*WDJ+e`4o6HRa<?QPxa1TSVxo#o*VY@u;O%2cq#go|fSs)vBS|$#GXZIeOmIw-ldB#v-bb
bZw!c9I0N&(g6ELXf*y0G#j0cj<7`9oAbL`t9m_#n9KB@CH&54F*rFUiz`w*PO`V<*`$cxgVzJUZ(oc)lY0l{$GF#Bs}{y%`0g=m
S5i7yE{Aihk>p}2gMR3}%=x?1l)dXbqDZ!rO*-#V^qLW+5hCQ1LOSP-8aP{|db~WV`0?AEaC^W!{B`MR6`IF6o-a*R2MW|j8RTFP
Nt7wK!(gIme#H%^!mu*7zo~GaJ!`*BTx+JDWpJat93y(q^lO_%d6X-RL9tUOrG~Vm!^aP495Y(k5aZdvY2i(qpPg-bG1X^r0sTiu
7$>;^e#)(TY|z7g$L+e_+@pVgjOI?R$UkO|GusAj<Sj5O%`#S)l!SvE-47jtej8L{3P{-2$V8<Hr?zy90x4qdEcn$2o;pMLTl!8b
?emK3Hy-US_2N6EINKDh<VP^MQ>D~u;`*%mQn)!CDJ|>i-Tgg%bXBwOl#eyNpi#t>=>G%TXx=({^^WRxZR&LJCtmDLG_z<lI+=?U
LOg32!KHP(+6A~@PuHf`tt|&bKt$8S%5X$c3*86gX4-roLpHm;4dOJUnP1wtRw+uV9W~4FwPiuC&TivZ^YYp3K*FjvhqUQHeOf#N
Q`tqCL{f{koxR&zn5essT;=CdxD8&Ue7Np$6&ww8!1%b~D^9TIuTf38AYU~xUvZ_YjpwED25|nv7cpeIStreRr8yDV<5%5SW-wnR
X))GkFEpUgJv5D;A4N_JPI1H+5wPvm9p^$w)1{&7!jS!8LCD6KuyI9BFP?t=@$5T^_a%(1JbhEFp~>kAGNv$jU#-`73uU{lSbmAb
tRZ+s>G?ZkTbFOq-wpb_b>KGKjQpF`qA-;>y#+1K8oZ!*yOE@egJL84Xoh02AI`U$=~PT`(d6<qa);Z)hMQ2GYAi$^8$Bxf?JB+1
cNeY5m>&sE?1bltHbKVbG}CWmz>Cc<dTN%xSJ3TagY7*}6B})Z<XTrvcdP+DX;;(BYg=i>axY#)`z896F}~NdQRs~Y_+?O<3jEZ1
nDIEW5k-PDpIi*mq1PVM-%L}}g`jcZb<pPfzq-#)buV?pvrZV}VN5Bvp53RUB6=j;FL*@*iOpx1HKuO$HshxXSU}f199v9M`F%}d
gu7$Hf=#!klRG^%G`^O6+Ul@6Ui)@e9h|yoH9KV2oDHRO;QBnUt%cDq*1B@6kzDC}QfR0lL}Ql59-`X({VBud(~XqaKF+o?Y|<cf
>+5@NXfeF;2RZG3D?ZoWv$mLgcWpG`irHt*Fx|&nQEQIMXmr)_(@O)BLhqm{>(9r9Cyl&#?kQP%M_U-mw5{)X7PixW4nl*rvraS2
>uNlzNK21Q--Qh_9~h!_IEojD+8A33luJ$MZaWVODvhtJ_Ul&@npkYK+BsUYOLkt66k0a%ihPo_Lu(-yeUEf+JscDlBg)8JQjdPF
xpAvgoDMuDhE6IbDHG*O(h5#{o+<ThTACG-9CJ~GG<<0_lSsP8Rwz)}I(pS8$BvT+wD6AiwY<+L(7#>u5s}BM<Z)LsUXgd#hYVhq
(A-k?Jeb9eGHs1H#WQis8Ky68lp1pERG_xXi`lgG@_g_&S$t~(oDFJsu9LS4XL-n;965X`X!2Vg>~3{67OuN?Q<)3Howdrt-8$1w
oz)fss4Z0mbq@O{6|4fKl`%m~)%2`AzuMIBpI@_F<l2xRVjyxM2@ypm4{@N{9)-(E4lTAsUHWaB4#C@b&aqtSSIMAJ|2<V>O?Y1P
8rM<Q0wTJs_REN$Y4Dv51v@p+<akn@n$jHUp2vfvJ*a0+QNlgFil>Pj@X~olBRQnkI*fVOmkG}=qRvDuNS*gI{^+e~U%4k(n|AQw
jqP4Mv=kUt?6#4OVz7**!Zhll3Y0`^Fe;sC((VQ7wZ@p3y&tgfrSS^uLM}s`Y&$i%wH(tE@8j*7y-xtI7S7L4p7s=t>K>p|#o{1e
H7fgXLZ#|eI^yt-Khpc#(w<vwn0ocwT#M3o!}oTq<sqx6nXKcxemd72I6u1*W2N9d^Ywe(JlF15nS7)j2(Q0gD5=)dI@$(4iF4WD
aX}m`7ZWqm;tS^59q9D6v2<Y1ncc(11i=LEP#_;)+3be=g{6x+w}HEp>f^ZG-j6DKJtol|3ThtOcOL@-<{(+<`1<7fwT@ezelx4^
uAy%lK0Dw=H#^fVo>1diJgHZq4npnL9y&d~tY&uXt@J+L5vI7P#2y~K#@&3YZ)aNTp?RjnuC&4R(kvm+-x%rO_^PU&k?f|>do&!P
eOSmk&x83w+nMg(^TQT#X?T%mq?&qHXp#<}7k(MNq1OWx6oBqK3c~e!DT~#`jtvi3U1oya*6{wMHUB(VkA|N&ZujM2yJTONN>Ufi
!SA^6e%iqfIw!nFspem*rqfDuepONEP~ql<z4}rGNKb8Dcb+FT#=B1#S}qWD$4d6a#bDc(@k}GBtE%pM-^Z>iOQpYR;9!yMI&7~f
^h+IidimQ+Q;pnM-#qQY+^JIv9KuiEjs!iio)Ro?w0CQGoIu?Q+Yb1G@Zv#w&9{fLwPDdBu=)b1xKh5z`U}QO;bt|`E7HB?;LUhq
+gR5g&GI9K>K&HygYJTQYsK}rt!tycssgXH=xi!Y3EGcX(@ze%W00lAxNzErZKI=9^TLz|l-{9cUi8^K1XEC(9>@;rEtU36(z|Pc
((AtOTj)cdT;??{Wbk}%DvE}YO}%#&?N_aC<66eD=($8WeRy$*!P>Apv!jq<>hHOg7>=Gf*xqg3oc*@2I!oL0VNSPr5RgYb^EMs+
6{L*~Yo#pykBuxwk>2keJ+z3uoOw7Ol(Zi5++6`a=Xx1*JUnB@1bLxCIUEg?44j{#;o3;gSa4`iHXxfPdnfr1(~3<Lk+JMCr*HrY
d(Q&;e<PLwn@sh6K4^DRLLOc*7<EHK<KQZ$HrnTx-Q$QEKH5coQZ>v!f!9dOp@XvdgUfNldo)tHaOD9_g)~<xBAXr?XUy@ipg1DQ
;`zUAxcrDyD+kxRwsA%MUp+6^8}Q)crngU;>GNq!-%Emqk3y++g*!ESBJE1jwbvEtlYs8AU5Y#Co#v$LA`A*?dS$s@o%`1dSEZs;
&0OYA7Gqi09VVF|ah@@KG`4Qlc{^*Ut~IaUsx;pf5p}h1vg@|4O->cNcvEdCtEWqe#k0=6vn@^;8RtqC{@>hxou>a!XX%xvypT0-
+0DV)pSANZpxd%I9j=B?hx@z7^l$6_$=mvP9u(<k8o!!P(@}To-Ol2kPk%~^66ea^9v7gX$L-VV@w3y7xUFJ1#Bk#mm*uu@Gp%%|
DpHlD+K(J2<d_FC7MRnPEkkhe?zQsANo#zhV&OZz>xby_(Zd&*nQjyayr!5RoX!2?c1Aka>4C$UjXQFN$7JtegHow#N5N?}6x2w*
fy<G8+PQ`+jUZfCw1=o+7l-8{*BTDkwP{WgB)lq^G~iBCp5E>l6J<*9r5v{6I9O;aTMF2Hb$~`N{8cx!)xLXoZ);HUrG)Fkb4uHS
>B_dY^NVuRNX+jcT?=bx-fy6Vp$N}^9qYZFbUaBV#XD8p+9h!$Z6B*)rMbJTlLzuW-bl@YJKlrBbTyfJ7DPvi&}0?xW?&!T2v8o_
5A@ju0_qScRqoJoXFlDseptEfC~5}G)v&<{|1>7C*mqyw`^Nw6&7(FS-68ngDXGBiIdA)u=q2ukTgFzAmyK>3$uwB;vrWx&(mqd3
9+ehAqdOlthM&foW<0}}U+agX{d@PKHCm#@uqW3t0_J@=(X)$qlSpSxozg)1vP<dFChlqeyY(ZGhr<iAKF4|)#dGAx4qkrMp#w9i
(quK6atUsL99@SEtR7oe7d=>S!|1A4z9;gl{|~OZ3mem*7ZYrHT>h34)z_8U7KheZMXfEW7xF$n4Je8~DaRDj3m%AK7Cj}SO0Vw5
^+n27oTpS<YSk;<G|V)paE1b8Vw`U2G>DpkP7~a<y6+mj7>PnnjT>??-XiXnu)!TBl835c85T!uyIWCbEmrY?pmZ@!T0FIO=y2WJ
K_YA^RmM~HgrCJv-UxpY{O#V-QBmiRIAJo?swVqz@+jY&S3Dzd64R!%t0Tc7P?5PRG_1HweGSCcxd#hcTtSN1IY$6o@8&Hd0b4%L
0yFuz@!9M;hq7vd^yi$4Cxk?i6o-Vaphv3F0Qko!Q1I$II<o?tjG^z4lA#P@fKQK)-~C$Q2zC6Oe^wherqeBdH$sX)izo6W1OT>f
V|V4_4UiQKGx1f8xmb2?TVri5z>!+nnV2;gWVLj+t7lV_rG0wnxk&>ApRfHJqewW6Hih9GK+cAT+;*3+WPomhkTHj~J)crgo!i*(
IrKD7N7Ls&^w&Q3MNfvXZ4aMz0Rz$a!pzO{{RmO8rF@Ri9zKQ2f=ku#1Hq_sspk-c>lahJubafp;cHYs^fNKC*2F4KL>!$kI7|^5
f5V4yQ9n?CHHs1eL#YnUzD2*coL>USEy!9Hv&)xoQ{0UXV9A=s5BAn8U%t;WxF$-IFmVR3gpe1hriNicDqrm-?(O@*?EC+ZyEDK)
M<uHm4vSNF9U%&8<x=3l+nh-6nsEQG4{toz_O8pQ>}L+&!AsZkAzGA(Ey(pE+c@azu!N3Os67=lvJ@DP?t$Z{Wg}aRYMi#Vtsr)q
ky#pw`r=rMH5#Nw$~4ec^vced5KR>drXetbO9Bs)8L9BJT78uJ%Y#677{4qB?Y7n7j83lV?AP7k@RzZBAm#$94v&clxt*@3hrowE
z(^mw+V#f=AQOQNy4DOJL6D0f!O%axmH(b|zC0+{?%GdN$zby2Gvy2gPgQP4udSnaQVE{hj#7Ji@!pKv9xde-8l476c0(VHUUr=U
Z7mzYBkCI|2r?uPq`4AeEKNUCi~~~D-<R<9&;4lDH$T?$IH5ngc%a&~N=0L*8};h67B#Kyzc(}vp7}!Fp2P&@X!+{{p&*Yk1=)`g
L+J{3zq_8?g?!H*vplAwlkjl}Ij>^S+O~*uTU9&@JtL(JsxwgYnv9P@*~7pvzx5B@C*@}6^a1+Uhj8<tWBx-_*4|rpoBDb)`odyG
bke(@slVtp>$grDO@JQaGAcc`u7mo-hibD>4qOLp(0^xtv{mE4YI^;f=r$kWZCfM&fZwHhWQHVkMN>f9V*~kcr-T69d=*aneu17s
pOefI3lazw<&Qd!Rj1_tw-z67A3qE79$$YU>>pU%XerOPsBUBO@B$ck7LQNO+5`+V=2SGTMdV2%<sF7U0{!1X*UQmS@y{jseqUYI
>DAH3bp5)?=GPtKkyL^x&KMo(>{zlgMwDsf2@F8Ln-1ovpLjPXlvm-gZ((FxP8IEY_Vwv#LiAU3%t)sfaR7ijqOTx-guAX2dikns
Df4_swT9o24_RV;{rm?ZJ)kECX`q1ZJ^k|h2h@f6Mg5av5gx9ipgdCqA%~csDaVITf*!V@En<ME>6`KGRq<&Ad8UrvZ5VNaGuJ^L
-D##rU>76N(DSqP9=o?Y)70DHlc^N+r9fFUb%<^D`ZeqT_+0ZL95+5Z%^yBg55#(`hZH%4&^!5dHv~uov@B~V?=janZeu>_R8<jz
DvK5+Y(-WGpv6%yzXv<z_lG5$UsbRl<UKPT{twt=$%aP)$c*7ILjLWnYziS3;ZKCMhEU>IbNS)>NML*X$Z_f>|6i->EFG@b@V97)
Z&CB~+ogp^M{qrE5cNi`{~$e{zy<o&ZeheN0Goy+_<AR*9`9Ec-)>%g1-Nw08@B1SJf#a+3p#2|GS9)<*OvkPGo0rpqdgr0IaDDu
oIr9NAWbz>(=V$=Ui~zT);UKJZ9TWeMPA>V|Aqi<n3K~a@*(}b|6WLQvd_T%_3+}Ie18)@WJm6R!d^LH*<^g;f+f^0vlpGDK5gva
NNFoF)5?F2weWVkmbyK9!w-d%es*a%dlDQWG_L<OF@_=Zrw?jP98+}pS+9}3EP<~5W5Cj(RpF{9%XNgbwI(v_zXKkN@?pCSMIL?`
mY1TF-Qj0yFzIESdY@sk89rnuKt<9apw$U@<b!cmb_JSr{HY;~<8RUQW|Ze@sy;<=oN9^6h=N9kXh4>eC{@^ShUW0${X`akE1D0K
`bIuHbv-2Eneu-8C%Y%xXE^}<6)&3?(gzQ6r(CZ%-d7;z&n7mLvPZJ~;5xbDdipFowP(=7Ne>h@I!hsp_9WYj0PH*I=ki}9J&gs2
kn6X{r>8{hNE@Lybjrg?wYq1a4?1nC2I*6iA;Mto5$E~*UhRPM^(|)!kK`mONA&TV8ZbP^8TEJV?akEdIde7;ncs5`s2)-7vQAR`
pic-MlEO<|c_wR|pCp)eBu1s9j0<0?7KRW*l0Y22XgBG_`f-+F&`#UCkMY3p;p}^NT2c^2j;`^=BUed05fC=iQm4j!{QD~&Vf+0)
8j99zC+3dQ20ZO>_G!!Q@#BN7>8Ct1Xxe6)dS4X~JcrhA$II!qntH0^I~ObgI{1ekE`YL;tXsH1Zcx}e!*ta&5DRFtUjp*h2~01~
WGh<i4a->GpehJ)q{!rMLzbrX8n~Zfpd!AHFe}9T{<~A&K&W9-EI?ven~|bj9eZafO&SehrAhzOy`a{8USoN%%imA#qRiHhtIO?r
rLs8&gd+XN@9{aF7LUW_-t*^AWraS=-UX^C_%Huxiq*<b%ez;gy(&5U5R$+=f(WS;Gs}{``#&>jx*ny{bR$#Rf;UJyKv{DOm9{VE
Pmh1~dY@k#@z3TUei@4UGN#zAU17u?1H1*fosXIHn^RujiAeO>fwu16Ho>k{sk(T7vP4HGp^iQxI@2}l$qVQ*)EntCN5FCUA~ZWM
V_<dQnzF4LRf$*eL8<emUdSKROW(uI>wC6d@!QD9txjE%-^Q@u+4>}d=)Ikd5qO1`jEB}Dveckjw+MY3K=v6`vrxz)a!T*edK`eW
!qxOA0Il7_k#5o3=P5@D^)197D+DKIT>9?0OV^|iN2b_iH1Zrq{5S}v;ixlokp&!jSPBS%TF8=jOCD;bZBeb;h9ak3rh@<rt3`U<
-LJj&nF9|5n~GRC?acQ=?(LV*Q%1XHZ=fPo@oKQlw&C?t=<`axT&{%Gbk+sKPFSnUhb~*+YP%}8zz~LX*GdnP+0=N^XE@N<?D{TI
90QQ#f<YK=HSyD_0{fhm%|qU-1J@>wN+Hcri1FRZ9A9WysUIqwS6YX1qDSkLa94A~sCwu?B%JZ&oED66q?~q_8_x)MgJhzpSYfDn
i|2AB>ofxvu3vi0_#*rA%+O;ME*#ZwA?@g}<^67ReY|pa;x-%CiQrUNA1>L5nII7mAlH~Z=N&P&biH$AGIJ=4js1J>!%Y~rE5JT9
Bc6!NSFns8D8t`j?tfwRe8cLB)Z>>F31i6wBN{(+a;T#YMS#WmRh3XQFOF}x`MBw@(Gt`JhIMys9myQ~d;>`!+>2VlA+iat?C>t^
K=eTXvFDP*@_E{=Q@3`mG7B;6K%ASQ2WU5;8?<|SP!ZG$_WM+@xFX^7-QW#US5+?+9Nf$sF5te%YMYPIyZA&Bq>N-#CiJp8_Vn+b
2N^>72x1}hF9=~gh@go$p0=oMOLtb#I$oV8x}aBT2?P!~0DQkapxo1rI75MsbD?i;*C0Gs#P|##cm$y4I$%&UTo%Q3-YhxUx`@49
Ti`T$AZb+5CNVQ#bjNRmyb6%^A5-i!-ok*uJYAU<=PPVl)f3h6Q6QQy_bcv2>1o3oF4I`!?)UTq$XAMOTs@G<oIa*U0w_8VKSn6x
%SXSw-b*e;j%lWpep)|TBO?@QCa{7q!2n)?#`{R*;cEF9I2~4jRqzdnK<Gq2!^7Qp8rJRySIq=s5p>zpCH`H40)>SILE&|3pd{Ce
3K2@vLq-+2t7MEqxYR%^$N(*L!`t%fp#+@qcOE{hYf#I-L97GC@3=xpA?wlNrhF)H9(G+0VO{=B^Csp*zdwJ!bMpE2!>-5NG<Sw8
6e=h-!l;0Ne(70T5L2!6+FlT*c6(!x6d;mLgC5%avMuGSi*2P{@;d4bgNqQ&Y(91bh2Uz@JmK+)77<m<_ZTjjkt9mf9J4x&BtTF@
Q;i)x_!>Ob_GyOAWPuQNv+#@5U3?N6J@E|#Hi9chwQR$B0b2Kzcnb9p2LA5tMaLQkVnvE9crAEFvBf#vTe^%XL4c`-Ew#2k8J6c3
?rdbpc&BKYtyeE8wW>GcQ3X#IY(S$V92c*o3-DGpvM3>IjmV(S&WB6i=#QYhRnHUDNq#U(A)OtB5D7KlzeV44_xbaJKS|pD5>iw*
FqhDd2t6cQBay)C;FN-eZgN@7k$qRXAPqQQ0C(QGu63^oLP)M*R1sTNNXs9i&(zk&ltJ)82@r?{E}HN<olAnmp|>86siv3*=h3;n
6WhcW=`Q7*qY~JB7OndRb;DmrufNg(6?pADyp!*+9c>wol@)X}598f5ji<AtT&+H@t&e)OM|i{YZAJ+Rcl+<5BXOKK=uo&oY5@k9
PB2bG{KID8TZpd}2i!G1U57rB_tLRZiBVPMZnR@am_*c39z*&~X~@2y`mXn_pWD9uu2ju^EVF65fdGU>B#ifGmb9%O2ySBYO+yDE
w5H}Bw}taO>=lAwMc~0Tui~m6uIzj0?I3Y$irm00+M2vMg|)PxK7wU7IL=b9bJC2Mc3mA%nv9QD;JG0`mxz*!=PaG$HMgx#e&H1-
@9)u+3W{Jmm^U{e*n!rxsTGz3iG#l`HDCthWS~P+9jh2%xD(-bx5Mb(8;z?}G$>+|)Y3;+mKqii3kSys$=nUg2IgsyXbHF-cR>~p
aF)wzJ{NkLh|hd_&4w>duWe#Aszv%|l$KWbjf#$KPHFaTuWLFprOH9COJC!;Y~o2pf*cTvo;)F_dI|~$**e;ra`Amd(gf$R>x_uf
Y}n!(0{k_s9RNJ_6=oi-hapY-@1}drFxt#hLTMV`YU<T3%(<u1@5+{OBs+HWai+K4lC+N3@L1L3rJA|)R*h@C%NmYQp5jJ3MJGz$
KR421g6C7dWz3Qg-^pyEU~RB>f;g}~5+gusBa2Elkf=ME#R(I3UB9KDR86IXN+xNzS}y2hwz)h{d(vZtRlHECV;R!Z+**Z(yhu$g
9vKZISQa$}`W)4l#4j$SR$=k|^R4F3mG}Euff?*j97g;hsf^Zy9x);nU3xA7;@yW9s3?R1tZ^f7Ox(Osi7JkErEN(%pFf@+&J_y|
hI)@x@ujU{urw41O$(9AxFUqamWZK#{|eN<9jH6bxm<`BInZa9jM{-3t;n_3JM8pUa3*sE*z~1eN9r)KoC`;1IH!DX(#|((jj%U#
AH0Jx*{5ctS?j*VyQ5ESYmlp>@_M+$7fnH|Vd=9%qt63@K)?hG25Aq|dYf8tSBDrwLNRJg9Erw}NHh+N!ladbkZ!Eo-NRQ3KV3gP
GH@RLk@>#1aERvcHM<h#;tjw-Ma_VHrE>|6(y@wKnmlQIlQri_&+Y5R;VS`n`OFTTbF5R{iz$5g6`9HHF%pCBD8XfjYIQIJgs_&8
M+u`rI2WDj*@j`)rAJmI76Z<hcAg(t@b~?1`Ts=LC04a^&O!IcGoHM3;^DyZiBTPfNRsd*JA=U@LsPb0o{|Ha8i#?_S3&Bia7HVU
+@e@{R8s!04-(iviO~d;XhRZ{*rWG>K3=`tOX9f1F$F}-^`NWucS4KFe6)M(-Fy0b&xPt*fYewj?ZvR*(Q8{?CS+R^gH+m^44<Rq
_v$=AG&%#b>_gyBK>M;9nuw;`k`4$=CxzTxwTpF%y<T&u&}-IfP`S9fv%4rRNn5!BUU0|i$q#*D_u1F9R@RtxUFb`&)>id5X}H4f
h^utfx2p;nyg#b+(Q9ojYrv0W2fk1a2pX{huA0Pd`FlMc+|Ut5SKuv3slkRiLbchvpz)8x@J-JEj<4LTT*JAoXAduHlqG#v5Vvqn
<paWk4NJ!@&ZI?P%b(b2_HT)<l%x{&#}h*m>?<5lQMtXu)a6yxZ@fbiIHYhYTndMQQ8&7!a<?Mq6vcF4h^c0|tte(3K{C=MTt@c7
3-@{_Ic!6&YVld;NV9S(mODo~!z}Y9By@qD4-j@f?7H)Og?Y*4UF7ARStnWQXZw5Nv!0NY4*EH`{&nZB6Fnj$6$^Y&jGE*EDS(K8
9zciMFh?^Q#|W)vUXrMg6of@#P_FLU4KRspivqY7z7W<>q>g^*0!fWd_TjGb5)seJ_^KA;ZG5SivKoV<-L*VzLj0d1_cww8EUiw(
v;10eZEA;WxF0_1>!7?3!rxc2MCr-&@Q^$K9S5imBp7h+9n^CP+8F`avGE*f&SNdULFy&O_0echXqYgeAYSt5zOXp(KtXF32+mL%
u@RII&8%(4x5&J~xIKykOx^Rs97&~ids4yume{$iStopHA(ig?0@X31cDWRMxdv`x+bfvZ!&HD#G0g{&WbLX*63`iDC|ZimJ?FxI
HkTR-K8PPfryTY;84wCEq7)JhU?zglT!ur!<A1A4U2*m&sv}lnSb%5_An&W*7t`6>k$^&7j5+;!L2M8t)KVU09yn*`|GMVt&z)T{
eduk=3V<(FO!&}5l1;X8oKXt?+Q@D*!+r^6r~75yQWK6#AiymkjSYQ}`uej1E%vHMo8M`*mZVd!$7NQBT%Em%Fd;JS#>LGWLc>yC
9m_XE^~eI7-$hJ5{c0^}$Fs1|H!6fh5Wa|g`cu`#hZ-PEI=`GjnLC}9e06;(8-iwn1WUgqtUK(#Y&B6NA|Ht{3Y}DuLysD`)|I-c
*ahvZSP{Y6wzgbhs}xXej~Z)MxbCBYXGcl^6?l;P3iCrk*VNaG=tZ>^b7kKz^$`)IkwB0LNOk{Vkf;8<_0gnISJ<(g6b^m<lUfwh
4=?9_cRoK~Su_BdSrxiN#smnvk9zV=wzN3sVN+mxbkw2R1UDSh0xDk5w>uXPYCy)^ux#&Nrs2rki|o1GYDU~R>GFLvaeli;Kv3wl
(GJ7HwWG`POkoCduL*74Ye-%(lZH-ce!TniTvhw!*o3Us|Gc}XSmOTBbfie$?+6j_6<k}rbtHBzOP^uT@a6YRH#5Xfj|RMPUf(X3
pAKg?5g2iR3qj-12MfSQd}qlH(NU#bf#Ow%Z0Tn2bxhhggPs~fsGJw!cL=lKOc`NXVZcSwYG{OT|4~{DaLRlL8A%Ix3Gle2sN;8W
z~GTl-Js>JX<iEqG1q?Xx?8^o4W@5Jp>yM#jpV^y{H{wBdLZ=A!V)^a5Ou`*Rq>?fvh;y|$FjP&Zj{rc(7ok#<T2HKSz&EKrbiFM
O^)Z&dpPBe!O1xql3I#6_weBG6)fZv*i}v|OcZ<HTTZAr)sJ(vC?q`VRu1+vm2E{SPa#s{;mBW1ft)AvJ6bmJ*iy2E?C-HYs_|~Y
QZh!OyFq}^aVfG`OQ_8q%PywQ%!jcWc4FEiY;p4cwSQ3mQ@4=c{zmt0bp4^-c)!={k(T=GkMlxtc5x&U#D=c~0KteS%i9moq4DNF
@B2sbPyIktRQ50=5>~fxf@ZPIKm`#2MS$7+%v6&b`YlFB3!h)O>d*Oq(@E6!T<1Fo6aQEYhf_?7bbX)WeE+MDr9SWN_MCLQ`c5{{
uFXgW$UzWT1U~x!`4v7XUcs05o0{vstot(YTXwd0TQF<$J3n*A_waVc@XURbr<Ew3d)#v@Q6vOHEWmq>2@YG^+m19FYjKb!K>c3v
ps@q_j)4g>2>ORX1V`NZ(f<Zm<|@x#V1BIVc4nZjr_}w2@|hV60E9W*0pAUSQMXr_9G{8nXs_V&`-F~7(_MHDU(CHixWFCbkB0QE
TDD6c9<kxthPuaS{Mgjy<D=k>**9qewZ~}JK}==ueOkM}8iFVYepV6Ge%f<kJuD3%P5=LOY07B<QFgGgAMO9?`lr8LC<4@?2+>qj
*TE-W$^m(=hRekT=tscNf<T1Jf;uiSLg1w(#>Ens$UuGhU48sV2!tFeoVpuA-zHcf+FrcOWb(B>3_M0m^;lJZv7C<Inb73};aF&#
j^;@#$-yQn6%1x7Y?E{{2f>iv$IZV_Q`pekJOWz-+T-!t=&gwyRRJUAg#IK}hrq_t^xD9D`*w=jgzy&N2*<Jnwwf*pR1`&Es2cui
Ja!=4*;`dtslf#8J(NdNSG_9jU|wRFv(S)fL1-FT=JMEk@_-K{FL@3S2{4oI1<3ghqMGTpq_G?-HE@e<e8X5^6xxwVLQYz|+(F<C
O-n$!skH(xyVkbh0tQu_gehFcDLcS=k|TOM<&J|Y4Bgyd>r%5K8wRvinil#p>8S&O@8SGCgUj`Yux+pS9jEKNL<74Pke`Hse*GI!
Q%!$=ihspF<cGH~<uV`aN~eqC<3?)#2NM`pyLrP!a}b6<2nVJR#CBrAtY2*yAt1D3h>E2Ae;fWEV_9ia*XJapGvJ_zBgU!->^;V$
RF!np+$kN&w=5~;$)eAH%by2V!=8ROzO}|078+KOV-QCWrirRYjdgKi1l0*GWK>D_pLe?A_9DUWc!*79#Rq`HavYPacQ_a>F*~eN
jm%k#^l^KjQQl0fzruWdeedoeE9G!~3z;wh(LOon4H|3}2@6OUAsB#J%AZ8}u<+&cP8bkNFa@jU#hUJBvVEyq>}By>wFcdJiqsL;
(j8SO9N$<`JkSq0JowSuCaXMZ_RXOe%^{SM49;1eXNP~(^{>xMUW0W^O^iGnT8;}+h`*OR`#YXJZ#gzFF-etX(&5nk88b&hLJ6-O
z`ndgvTi~$^74VJRFV=@l(+59Nwdv1!4fLHQ$8qaBdwTV3Ze!jLSw9=K_X8VdByRsIa8`|@b2gK!q4f?h;Xf%PB{UpN}NKq^VWQI
>znUJ>gZ`9E%whi>d}VBOt#|Y{a*3cTR%h7Hhi6phC(=JAR|{01qgu(JoM9?ys=^p5R0aShA7@d4*pz6sKyA|>49*Zk)0?hr(}$p
Qhm@X36LXcjuCUfT^{vuUgby;f)LVesN12wH|g_zdmewQe4PzVTE+@?(9BxfNVBKYp1rou$M=6%=jI}qAJmLteB8fl^*rA<Q)($5
-5NDHm^pW5xqn21%zxmU5Q-dG2#@ji{GV1!L6Q1M1f4RUZ|^;Whv{GQ`vng>YPkK^{gu{i2{OWhmeG+Bmda6-NVlSVd;gq7^ZjOV
?|D9U2S7Ym|Id%(h5Y&9dVZ|zlddH7DngPbngODKiP8V3ZZG?-lX$lMhuaYBzdY0EAs#yZfWU_OZ7uNR&emr1*Td}Z^?%eyzqHk>
)6x70f0=*1oyWeA?D`e`ocVpn;nlJGJP!DDl6fcF#VR{U9`Yzda4qwh1UGDb@6o)qAM^+4@a_J5L+mvHy$zeRw1T}|Ia~h&>{0$z
`KRq59Qjkd1ha?<fkX+Z38P7f10lpx7vu5|Q2d{}LDjuKN9>G`m|cMZfOe?rK=`<6q_qI2_E#U5(E%dN-?QF_^|Z5NNDr_)zq-B|
y%`P({a`bPZk4AsV)~AQkQQJrBp^E<vxrBYi60+hAM<@1kq2!-5Ichc03r-ww&Z&%H+B?(*~Ah)Y|wH<fJ_Xlf)rl>4IBZHPK2Gh
Wi<y4Sj%8!euBVvW3}085*Px~;@Dt3YPf1{(bhfup}RKG#~`3<u5t&s*zlO1Z3ozXKY#D};iJ^Hq<Q)eK~JW<_<YNUJr06;s?|f1
C)pn%`7`3h=n@~dhru`N`#OKH{nYngyWPe<*Qg!CkQH5+VW9%`0Rc=0|3~+oVus<sqrbo4`--9>nwpAaVKQ5mQD3E^O+S;1)W5q;
&-ce-V8$m*E@Dc;uyu#~^|`mXhVan0A(DdCoo7h@L>!R!ue|>sp#GFTd#m@H25%^TK!8qp&-?WQrXvX%!Ti~ZY~9UGiO>9Xu#kw0
C$NIU=kPj=DyK$t>p+}dF4&C++v}`|CVt~fQjkcq2T<(J0s29kPy$;Am##SLTfg1QUCnG#Swq#n;i-N!t(VY^Uu#ftGVfIlCB~L<
V`2`~eoB^&@%!Q$glI(lss{~R4ifo0z|7yqzvL#kZ;-w61XZT_J<8fXQ(qgph^wuiUZI-Xm0CYA19SM6f<w2weco;vhtw|F9GD)_
4#`Kp5EnfCT2<eS0^5&CvCQ@KeSF`hX%>TuiYimVt|K(f+8tEcOIu1v48tXWVBTc~ReeN-=>11tfmP6X6!iD4>t*R?yW;=&{>}Kk
oRJyl%`-MJDp7}aU}vm6%u5X<dGAkJx}JE4!^a6y+dd_XhhinFR4pl1U}%FDBAPom0Giqw*$<z9ud4txx#h?Wv&#W-Q02ZXI*EvF
Dmc@NW2#v4!+dper5+ikWk#XpO<x3B1$u;4ZpB<oTe{tTIC$&V0XaJDbo!9wI(Q{Z?McHK{H}w3B%x6eMI^@|@Dx44ea2Bp+b2`w
M?9uazdUhYziv0l0BXm2vN|~ryGH<6Kn6**sTiAeZL1dY6h0bw`4G>dSBmqHN5^{z1lg15cRn>>a#!mu2mdTN)CJWRA5ykeR8O$|
IKKzH>*-50JX24@SSM<df5p?EMxV2$vKFbOV*43tEG4xKxs2XncMc89)J8Rx80Uih{6Lx>50A*BI>Ya(qpE?P3jinO;;XG9#mPBw
y{B;4&Kh@yl-ps|9MOMgUV#u`Y^n*OjAXk4)@iPD(|k4B>@Ca(Pq9K7xd$QG2P~Z=EQO<<mOmf;I`?77&TDd4L-Vcj)?-?nrw%?U
1kZ~_@SMbSm!x89vb{66a27Y#<~EVt7R_$cH$L*fF2C^Rme!56PgxG3z|feZ5)42^Co?;(tSL^hyB5IeEITeWG54j2RyKwyehlzr
uvWl<L(<8Zw%lDCHvuW?cfbrU)*=}3w*Yj~m&Yeyh@DvVJx3k=G@-?q@ij<r$wS^vY8HE23`zH<d}{8Jjy7)8s8$hRZVBz^HkN7A
EOJ617KWw3M{JG_z!Gf$Z&0syP;`PrdTWEcJ12Alk<k;YyXMjGoig|yWA&He*Du}qke)pk(h8&G3^K#w5aQKHBeY10b`<O@#X$f;
X4C|_->@oEv#kr1P|~qvQX`#bW@N4(ZEJJattfPA_L<jgD#8mjLeYsG?%x1^o2K#8AJ_gA6{ym+1=4U6b!<94+IwE#5qWaw!K~N4
Pz{`n5y%jAVlc2aG-j_aM&tw2;os76<?7Y+kDyp?Z#18Y{5s#CbA#dtgZ!4L&yEno3`_<=qvSq-Wz+=UUXc<)C6xMi53V6?nN$PA
KS=HD?ogov^LOvZRty?T27NSWVB#72j)g}PVZB~KARt!`s-&^auq!ij$h2eTasA)afsGtcuxdApYWU3_%o&*yM*uW<<ynK>MamqI
=?Dzz691H;-z{-L9W)UQpr9J0X)OZe9F%6IgQPBOBopPgBG^CU3&ICz00z;98#oyW=AkzzNG8+6{v5p?zgAYi<8z>nw(rKYduxBk
{hvpu@bicO_WC_(0p}Z$84-(UG071yOi7p4*%w)di9qzTZ%**t6cxftrsirz2!x=SP-SJ?bIgi@h&*%`#Ho@TM9QSs>{425GlvGm
dRh-mZJOj&u6NJ)UM9_4xS0e1;{1d0KIxaESsN!nh1@Zw`t4lfcLN2s#UE16$u1=^V&!*A4gKes_tmgIUe&xj?%?dLnuv#+u1`5&
BjLuT2a*;>;Yp0o%pbRZPeGng*CE7VJ*`r*oTn$XCmwfzr>$hxthAN$qtuwCkfE=0#3n%7&ENLJ$}f*~M^;LJgg*#kR7I1BN50pT
P-=Ylp{v<73Td$8kZ1&!b0z)l4Xw3i_KJWt2y40DiWpZH1Xvy=lcpse8#5<?y&&p19(+O`IIeVk!3iZp!+zIxsZ7ooFSwOJ)&&dF
N5wa^FAA25<?8cG?q0Q|ab1H-R;J`h1hj%AofD!QG6E|}mYB70wej%Cn_Fa?y9l!xSK&1ne+?Uj%%8HJ1`T}opao*j%^`y?XL7)#
va3|onDUBopA#PfDggrJmI8Ap2WnW2#ExSQ-LV1|lNy(A58QrIih=UUDE=BCB8a4sOKA#~7`T1-X{efsHp2#nNuaEU0%@v=qM5nI
5j7<%K*bVJ)9ypdYIVr#JB~LWf5zr|J|225{f{G`OGPIZPc)*;V<+nA7P8wtu%WGRWGfVh*_%h6F^mn_Y@pMYo2G|1B}-Qax0vaR
ILTXAY`(d>u8{NxNBL3tR%YJY9W{44O%@4zjIj|9MZtLPvF`5l7OKZ9K<haDosZHZ(d+b2-!ku4uT#IN=4$I`^qx{q**+M1Ir~{D
`>FAiqs_VYiLU)_g10c&+4`I#5qc%uO!9v04vp0vBuWTilDh3uv6Pq1^0~Lg(j?bhHTbMacVN5DS!8Dx@#|C`R9O-7WPPD^M?QB@
JcACEb|qEXu9OC}tDRZk=<#UQ38ggMvgtQXvt2s4b4<*CnX`2{qrrL$ON@nUI`R}2ZUX=~Z--}(f3Mr>Rb^4;I9eY@<KPA1oyN?E
RMzwF>f1_fwg&AbO*2CYyzjxb1|7usHrzhlE>5CIGGxSgjvZH0#LH2#CnB2br=Ng;z<3Je41t1+VOsZW#(5rV_BZELA#1i|p_%j$
|8y3#EYRM^mX~_N4JXEa`nuuD(iXAWjh<x;v2=@0LTAB>O|-Uda5(0r%>s7kXAK*QJHVAU;e^`rj{QmJ&bI~YL_2p%9dziYr0W+*
%$I16j`3H08|gz>AL)z7gE1;Hf}jhD7mqA#O>8u<u}F#uAlv}$uSQ!I!DP=!W9d+-I-N6E8%{VVRs^VGX`8g(SuE8B(i=lauQaR$
oIEBZ=SY!43PEIp*rR-12HCWS1BBfGjAJ8^=5W9aW_816aS_Zx1lU+|4XnN1l|L7fdM+KIz}#3<j?K>+DlEgZdKA~^udATx4jf0-
tTB-0^x#y5OlsRBVD`)K-M%UJzL2aR7(Y7w9hIzpx>w+6@Oxypv5oUUTaIBg%@^heAME^&5&Yyj(|%wSc+Yf(^&S#Ey|c#K^5>x^
C{|9lb|f}|rW<CNy;-JvA+%uMY~pRsC(K`{-O#;Ph77SNM^ixIAYFilfM1#&a@+M+bgu2}7o@=S>5iJ?YdF9a@$n2%_<Oxk%;4er
*xpaFbIBJQ=|2Yi893{uDIjW?2w|i7Fy&aFyfx-L=vzah_)p9XR3-OE5F~HMS6{XqE3{^6A21IWX?MS-rb_Q30nAjv9fmR~`1)`L
+JWxC_hF~<c$%PZEEW^q)|$i87~*(3y>b+sFi;KPP+~*d)ZTmpDSWR;h^)c+)PZZ-7`N*??={{=yFG5nc)tYR1?R`xp&lF2+l4*L
NRX)@?`Suti$iY|P}-=37^-ONR$@1I%mB&B)XA$8j|Uahh<)hRwINKCNmJA9X8oVg6MLqpzc&1#t>~UaP*utF^x5*h5T^bB0G$iq
s}WG7-1^D&S6I-?B!xu;p*Lfq*RMZHXgjMw1{2%i^k}{OI#H~a&`SigOU!`_@~5OC0xhPb8>Y!@gC(?qz$(;GNW6Uk{eqg?4W$fS
=*kTVAojI#&=_`wruH@^!aQd@qAJ0wBZL?lfbc)3Ag<+Ejcs($#oq%3$TUt?6RN-m_JUuMC!KQnf5J%hK9C~w+3FfyFFShYS12k!
;`(<Y{rdTbM}*eHY<ylOL(G79^Y0*|_WPb)35uGSbTg>}L^eqx#3CHE8$H+vOA;fZIRwIWT6c1{vU9|F5fK#z4EONsd4ZVN<pof^
vHQih^Y6;FV7j9y3Lu}&IJ<_p-rjq9|87=8l#qW77j%Q#JBw10?cMS{qnTS+VMs7V!5o!>EVV(}8Khoir-jDEOo<^Bs7-lQFQ~&@
H8|MZ@4NwhG1b!(r9k2tfFK9Vhv<N#XiB8rr9P=?x<li3_X8MybJV<KBjVTY{3f{${V3V7tvF5?I_@2xKJZ(nj@JPGAKd@FH9_?I
|G#|wH=sPkctsW$pLPLyi3#sX@;mnLxU^5RQCA^Vb34;1_Fdgt?v=v^UD;x2kCAh<^mFl_d${A!OgM8+@xtZVjt=flQ(`*aAdFR;
x1L0!FXC^+JKON>=OY(JUz91mS%50rF6g!*EdAMrM-qr87HRN`8nK~w2rVlR&lMJc=fI0{?X9Yf&FV3iI$ER`Z^9Bhq_mQ6A&5U|
s;gW6>7z=hLsZK+AV@!I`q9(B6|a*?^y|##SyMIPG*Hp%GiOG|<CP)h^GS$4zANOLI#$ak3e3tU39p>kYkFDh^_z#EoDVCT#nNVQ
G7DICYf-7*SrFMM*P=vL6Yib_g)WPPm@;`K2am_^S4S-7%Gy+g{cEp^uP0vgb0^3QVGJ*N4s~hZNm)|_6<%7n=~(2AeiKf~zAquE
476$d<{Y!zjjkm;*+(A^gPc5)&XnBhh2erk-+9cF-txEEUkWM@k$mLqw$xKZy$r?WImx9&M2IY!rm<QGxq~DUE0xBbyl@Go0^DJP
10}J6M+{hcbuHXI{)o><LQ8!lFxI?1ogf_x1lqIe6$@$81pq~0jL`!%O_~*<417h=La&Dgxn{-XnB?;M7pJW`8*j10JpjZZqf-wq
5MvXGjm#AlDH|7mcJ!-Suq?YBIvZYbXtmGO-{;|Pz;ohgDC+j>OEbyZqsW7bg+^$7u_K;$As!xk+lzabtlhb-t!o3lv@SNsZasfK
`KhXFwl|2OgdAx=AGfI<t5Z-&seBY%i#R!s{pr(6J#|U+I|L2>sicV;bbZkxF5M7ARDCbQ2ZwFIV{LdWEU;o2jY~SKLq0Y4hNd>x
-<EW=b*4szNqu@7hIu;<l`5nf80wWetNUi|*H=DlS8dy}=5KpBL>RF|W3xW?Y)K^kQ1W|YY8xOkmDg2Gx^1-C^9RUXob^)oJ?_8D
tj`p6VdmF?xnceqJ?EWQ=Utoy)9uK_a5^0_@Zr$Ss3CqI6<y*Qh1l-m^zJr>%SrGRiw6!53a4=iW{YY%ohhD1<*iZYFIx}kOXUX;
|Ce)b7L}c&6)eabLghXwzn?oYdGR4+!&6WXunBj+GB3vOAbMY+$Da02aTTg}EaUTm&x7a{m!U~Xc806^%P3SO?=?rQ>WVy;_j+bt
yy@!kR~CnXGxXr7Zbs8$9gMV+Ec|0B!Tg?db>3?05_KygRI_mE0}+~Br(3(T)~4PHa0HWx$vl%nO?u%br$L(JILxqcc=Njo5o5dE
(COjh_58lW>%QBr0rHSf&&U!$BSo;^uj{NU11ch3WWjMhSBgz2q3T=1%ky&Pa(f&*e}Ce2>$mPjB8d?OD+AhvhwZ`1CWx4+DGHE@
|9|oG@c(9KEq`JCJuSPQ&RP9^$;ngs{_LeGDIL^*gn#ybqy1(5{XZ-}PlwU^CSgGkeEn(tzOPrQLxw~m73`LhfzOkOe!XC)?*>6P
Uc6nB2Uxs9It3+%vtTej_%ccXqiWvH%*;DMHJFC=kH{PUPx?M@@X$ydf}bHBe7du}R^^y@p?CNDyQhYO&iiNfzX1OemgkU=J$<3%
_I~pNY3vppgNrba*!8@#`oBv11~XA+7`<Qf{AHLy*cKJ~nycRqDs*`t#~kp-kZb+_a-HIebq@Vu@Yy=}^UZO;aG#-kPkM4bmHlk5
=3iA8rqUi67D#)US#A6ovy1-<HHW>1K>wFJwJe$pFHiWlanWs6+EhvEP=+3<--$G1|2aSBKZNo4+&ItVYlX9>B<z{VOoab{AEQ_m
`NWoSSYlIzo~f-s5Etf*+l5E{6zj&!$i9OG@1P01vp=Brs<SwPF+mhqo8vJK((0~^tQW5IxHEI(?e%nPl)2xSaRg-jIo-iWy6INc
ub_b~MtZq3>dyG|u@dP&zs#0Dk+MS)4PgPNZgE?R)C<A|n}73Q(Y3`g>oTv<_m+Dl7<KKe59N$M>-}5$=%T$7<^Qt}q8^YoDqiW@
9a@}?xKq&cJUhuXZRB}viQ=`Vq(~p_3MDQWM5-Dcn&G0##Me0K?&4xMn-VZJh~p+)`fb%=*ZveR@B9SK2C09TYB+gSh6s|td?Mgf
SXsyVZYa#dhDQQ4Z{9v3al)auC%|fgF&wK?0Sf};zmIdxfJLMs3*kA{F__FcN>yg$n$2ovk8(%^5HYkYOl|i3OnvZq2UPSAQ5X{R
lrBdd@t_Zc+k>hu89KxvPZ7M@JcOS+9?xU1a5w|N!WK?`Cs|?vsznVRwN+j;A6?d=_mjr_ZBa%9dxW9!+0#`Igf>~K1z3vV+w~TJ
1vgXL!5+&yhPsh36nx)5qgp4>p9JdlGWHPXKCIO0e95<Tz0YczVE<lRyhC}Wp=$E}m%Au6w_p0%Dy>m^p`fZArU)9)`xT`LBUIiI
;_}(}yJ5H2hLZN2?^joHBqI>kzJ6Z8BwN<Pjw%8ecv(eay=!}87NGVjTov;d2S_my?C+z7x(ovVL;#TjCzz0-bp58f{WoN^Ed!&<
S&UL?lMz09!2J`4K6tHlZw}T9m#!`vw-tr8kDX8tZGVD5n>gM=PLV@I8_ANiP=J)K$2)4X$1_+0Z#*c$_ekI;%)tPlA7j{J=&N*y
J^t_UjRj};e~Yf{zsJ`t>NpXt9I=ll90mSikVNb0b}|N@zgpV^q=wxf2P_H&vy?TW!~5Trf1h?h@RRuyY$_kn!nxv~!-{KmK~1t1
0|b_>t~A{hn5-!xDc?ByAN*gb-(2Owj8PPn5yoT`wN+FtBt-pLxabzps}Mrlg`z*X|EG<6q(RzQikd2*u5x!ywF8kgS3EWLXxTPq
mSelq-87&ay14X`>${n+L3Me}boNU&Bzi+q87>FYkS%OJkKiJ>Z}9k2tH+=`PojrsDN&tonN<#2qNYRNmU%4{Lr0VQbbpUvbme!D
KX}9NgxqyY+fQ&;*ce0E<g<vJJ!P|i&2R>ezfphWKd8-)KS7Z|f2<bbc@0LcDwt{qU)nW_2rmAVi1(oohiaLA>_{Tn`QctHb|RWS
f;}I$jIV(W?z0W+aJx{zW@U`Fd1PBL?8Ff0(eO1N?XUO?AH|S%(MFB#EF&mM&(2x<P;IZrK>%(!d5h{r=u>C_*oEwrD1$a`K%~cB
#&5sohI4x$E`v3{cgnt>!{qz@X}YN%WWfMXr|l2%Ke9i{uHN-~KTQq4AevP(1_{eBUv#kBQ4?<1h7MRp_<fJu*Z}*t*X7VuF{}`!
?91QMZJpZ{IeokKk&yBNhviQv_iXYK0`P7R@%wA=TS|*UqG0x&(~tMN%gFnoLAYHg4-ibUiAqCd$fZ|vXk75wY&v0RX$etu?mA3~
*F&_^G2c=-825A2y19X&WC<HVhqfO#$?yIe6wW|)vaxx650_l$#ev+Fx(gVLf~rM5w5<J>#O^H^t1?`#&W61%-2Id%y*`xtl73y<
$at{b?K)xa!xjX(r;K>RCXhYPEZubTfdcjoo@?+(9T(GWLd*ekiXi-5!=SZ&AV6$^8y+&t4!M1T!i1JKcn#~`j3`(WuJ?3DkDH1C
%6nk^;r@a{FpZ=LJ#Xd_LPO$Eps@L8d(@tuy9DIk`q_3C#o3vM_~--<!Ea(f&;fjAumu=oSDGj!TsCNvexGLH!ET$w>Ev!Hv>PwK
zo(e-{J9<uvNGX^v6ya6hEDl!w*P<Kz@rYx2S5!;2SR}+1g8XJ=0j@Sf9(&#!ribOGyWJB;%LmgK?J+-`p4Qw;0XPH(@nNKhCY!V
c*o5Yd2?726a59(KXoZdbu)UYT>co^L>$oJ&(WYQrhWIQ3p?<`YFTAybsA1FHLOi^t+Wm)ZW>&3od_FiUz_cA0DD0DkYV_FLULZp
RECqLdj6&u<0bhtW*}ls?V2z`cTUn~cyzJ9W;~eGh9#M~0sT72Xc-;@_b~e8KK3kBUdnHjQ*<gkXwW1-ujV~EEz|C+5L@EvT>uv&
mI0oif%(vnraE@35YPv2WX>$y+QJ3bkba|3v*e`rcWA?xU-L9-I|risp%zXZ*=+pn_IwjJ%}-aXH(|fMzF(_<(ieBkI@feL`@UD~
^<48`j2?i9KN1wU1KB2{LCD|Uf#!UGmLsXD5?~T#fXm&Rx9b)cA2M87_5)1g-rmRviVF^=kErZ}(bdZ}oi6US_UPZ<F#Y>`9M68f
l;`G7hu6rn2B2uw<efVT9eF+WcZI}qXX_&5h5^{M@Uvt_#^I`u62NP+42UEX%*(O^L4-Y^^ryep(CI*NOD4tQkE{FWH9se{ul6%H
zWtuMb>BBBKbyECXhlc90Aa;}3<zQE=BmSpBoZKYQZBox3)%>A&{C&h_korYDBDlqJUxxF2s0WdfSMf!8(dSb4+_OJO-Ep2u`nOO
7_=}%AeX0it^^C#={3j-Co^9EQvf6mTY90gQ>g?(Lne;Y{ZX`_5gMD8XIwUSj4U#co{kVm!GV*%TC{^D5E@8Q$%nFPIGWc`1;7vp
0{*kJ4_}79rulz+Gc5AhtZlHkCqPhtA>G9F$U@2j1od8+_j^XV#f6k7#34QcDV^efqOCrnJxz_xNF*X5(FM5`3{fN~KVi}ResN0b
so=cFE%kw>ZG1G4GDTQ0ki$u4{{rko5`4ZLI*>@4&>_D2Xz-Y-(^B7ceplc=A#~!b#Ae;_{-)-CNB9p%2iuV!o}RTduI{j+h^DFo
D02D7e`fbRO@{u(iST=|5xi%(0OALed7aW7%~HeU+#Pcabi{VOd(xh7T6oQ?z_(!FJ@{0;eaGHf_Z`c2I3D%iLF7A>bnM{6ya+A&
2XNDIJ>$Ukyj}iC?MvC*JbP4k(RUq)VeT?}1fFj|2Hr`#Mx=Q5GYIh;?EA>UA@+SZ0|TQ)^ax3AffN-y+>Z~R#@W}*c7_lfAmj+c
Hiek_fL?n6-*kt4DPHA8ugS|D2=w&R8zB4jajp9t?b_p&J4S$kga>4B>O&7rXaM9%1hJ=DH8w){01Ae1(_^m+UykZ0LEhDt&;tTM
%H8;OyJS7U5+3Jj!Wfot;nQ@pc846x4(@ihO<!S#MTtX~0gcB&$nADvantyJBlCPejbrqd_eb-4IpRQp`PY}PqT_ANKBZCP`A!p~
@EHhtyDy3TK3$v`WC>;ihldx~0O#XRxAWWbi~ew#6kGU&9_;W8ERM#oto;W+*;Ziq6iAyu{Y1G<@A3Yju@|`xzd+Ds1m*9kW@w5%
$PUDP+AT{msvd-B0f0jT=GpasRT|_IraApu2isayeGswE&|=1WEkU4FpnzCl39Tqo(?do859B|y0xydk`QD$Tem~5;tWf4if*V&x
iI5-<&_sLCp_ZcmKjBEfGq1B<_;=4z2F02zl~4uGk8_`AeY<YnAhD>|^r@-OiH<k~kMsS!AKA5XfPgMT1IUClEF92=qCSo%Obafu
B0=S!PsQ|sAU1?Bj(+j>MO~ZW^Zk2Knx9$&dm;zRw_|TOr00E5`=C5zdgMNzv+RDkGjBjis9!wJ=<+p>_?e0nghS^Y@N$zN%jxaU
uk**S^&P!4(H@^OznXm!`a<~sUJ7}6V5jFAj`V|+`(@N8oS)ZxAU`Ngx!`={)P(Q&(nG=5nw31;QdUXlXQi0!^xMVvZGodn?>0^G
9pYMibTs@#>-BsEsZ=dd@%);%H{p0Z<OgxgsUzi)1|s%&oys3lA3b?oM?MYZ#Me)LufW!Y4rD{MPX6TQG@9s$C5aEOgT0b03S20F
*VRabg>2H|#Fb=Zwr^f5UHgI8%P&CdqxRIJDhPgrc4UmH3@a=KI1396q*AYnym3vJha!~-X9H27wQL%|R+Xk}CcXkA9m-2pY|l{;
;S^8I?~P4mrFWj0e<SPh51sYRVT5FpT|VdX^lazDE7M`ZL+SMMzdao4#sHz|E3(XqFhg}Me*Lu#yIfE|R~2o-XBj&SM%<H`DKes2
9XNvm)5}Xu-bWid0b_WOqZhb}wE|2vL0(+Dmh7sM!mJ4A!w;P*8#J7bv#AUqg8?MOVXyEW;JMgQnX{rA5^{ARv4k0<?_J92$xCQy
!Ku4xN;a;;z2B~wy~-S2+)(JC>Y}T&0hnuQ4XKDv0i2l2fhDgf^-gF+PKYRlr4>)UmX@f}DrfV81TY>K6&|zOsLaz4BqF=en%{-Z
yTp?&%p{V-9aiT=m{hlk?ayY^9`)MnC36EL78}JJ(g2^vWFG%U&0`eRoeX9SDCI8VqB*DLLZ?daFhH9t)!YVy&%sc)3anlAh$86+
oIQy5QB<NRN=-*YLm;qn!m*f{Z@77roPR9o<@B4U@rV564L}%N$o`4?`G2I)_Q$*5>ZARR&c(ZnADffr{=J2NDjx!!G=K{N2l)8f
I7@v$JcObA4W)+R-ST+mI{W*$fiMT-weE|n0+8`9*#~rJjgHTjKihC9@3-0A=kXBazn>=#ssFzQ0Q!?_>H08EkZyfu9$FCp6YES~
H^bv*j8S;I&_MTbf(!EssX<ZoQ1|y;`?EdHnfdQlD0*03>^l>o1KM<1^K!7|JO^Cms}RYE;x#MM+SH#NV$&UppP>N%Dpnv`6m7e-
Sxq6@3pS;r??O!tOqC|nn@st)U-!B6W|&152TAKFbg9vnd!={%v@mtmF%FukP^!@lGZlivt3yap76#t+bR<L})5Et>3WQQ=F_?i)
?PmUX&UKk4&RZ&SWUjwvS_2bQW8-eF&TmtX>nLdA2HH=L6&R05tsyG3Y77XydW)B>cMkjK+gE^Pf`M(EGlpVle%6-LuO8WqS>#gG
8RvhR;{Tesep)0B5KSD4bh1T1YSWqs=s`+SY;pS`&rx5|Sdr1+?$uYXM;s45!;%kXA8I-&)xmW^(iE~J1bLc$bIOa209Vs6J9;TQ
RiBJ%M>0GgG{k}4LrG{OJ8JCz6xX5zb*qYP4lY`!nY3jp@*|BDgk`vqFA_I*XC>(H3<pD!^s3Ia*7^G1_i)tj=XeoC>0+;)#-E!c
LevCVFz_OhvT@A6#`wvai@9H~cht$4ND=zrIkFHeRY7H<6d(ucgN&dDgQjP)9)2CK#qqp$Sq^iW?<+*1GjKLF(#v{@p&hkMBN%Zc
kz&MvZkcL-R<T<ukS?X!uPK^|GPEb{huDScr5*w<kRdojeY5(dPZH+aYD_3*3^Y#oe`|msQB<|dcxsu20pJ&{`xCxLsu08?&i1CX
p)Oj^oUryf^>*gl&^AaB5b*K1?8Bw1n4d;`w_B!tn6gbF+wSwzaX&Qg)thsRVi_dCVjY0c@-9TxGfSpy5QxEfSEe%;H>wwo_mddI
f!0xih$3cOOXcWHaOF(G6H3}!N6t$B*}s(y<&Re}pwg!=wjD%tfS5r-o%|h~&tV*S!-v_?xFhdQ<5J{PhhlzxGgxl!bq*jAeO<@u
o4)2xp#pfGlLM)P>2wWiY@B8p7Bgn)?{mra=Vy~*<fH3ndS}wuuBrG>W*#l~;;e%*=eCXO-sHztprgkOm~v$!T061vNcU{^w2xu#
mPhnYE)jYKq9wE;!Xy11ppK>u=wvy%k_M*`sl?NhKywAHU2Ee=r3+|ibWNox?R69ZCAnfzE<ym9Nc)PL<EMQ+R^ehtZa2~e?%PCF
R(3;~4p{BMJWIad>(9pY5+{}4gr=n8AW>*s5y<UMGv&l-ts{*u6fxT}b-agd&V|cJB7(-~af^{s&~EXj^5flyYu#k~rB7WqI!M02
{)<Cig)!j2OVqrjza2Qkj@ExA#2i+<&8RHx-?=_DUQ~>2Sh+422r~~-BKbQ#2Zi0pvQ9}OLY5;YF6wfn@Z;%h(hqCZzYomzwPv?_
e`gYpF3j;InYK7Gf+QXYC)+-~_)=<ytBk|t`TDnsJJuj#Z#qtzxRU;xnfA$R6k1mziX_jwliDZMYJBK+q1-uQc0u2Vf3{lk5Us5I
%!u+Yz=1@EIzzW%0TNi3U7cV+Bh?Q4jV$5h&UNywhP119oSK*hciF+cj<ufR!DrR8$FJsnBD@S9aNC_kMjz5=Yd>EkDrCuaB7_Ie
y?GXbVN3i=olb@P_fOTt*hbWz5$+;`+(gjFthP5)nH=J<nF(AS`9gM=T>V{ZAdXgds&xJj2c{5qr4uuUNQOs-W76ugi*cjb{bWC$
q5gh+O?7gsw#-#idV!Js)f;bMZ^ajvMTRiaPKKdA)4=|I>pyGwse?uSUt*Y(>dqO9A0t^^r#c(08KZb^nP29=)pVR~b29~;arJ1@
j#|FANOgzg1>rw0Sw$34NAJK*drAHbV=JH|li7)(0Et6b;mEQGscE8Gl(2!bU1EQ@*^&^!B?LAzg9a3FPTpMNE6<0Cc@`Xq;UNrt
{@!{vh~hE$|2>Dks6OAN1IUJshWIHg6V(F7M{-ccJIi9&;4yj1hZcdxVl-i;23Tq7U>d1A=S&i)>nzA;j|>-F$_{!%LM6arg5ih6
+Nbd|4MT&7cmD4L-k;m3AK<{$1&bb?5Htrxg*Df(nW|JmTrma06uWRi#2px;5~c@nnJfb-G8+&pfeMo((bXe}03UW@oPvXHr2~<p
vOZPOH((xayWWBKY@x2-%l+SvNBDV;z{BIW;Cp=!?0#M1zbX9r9`9N|G3vk$-t+3d40<^DY?VU&bn@vmCacw)W8FCJ+2@H>(sghq
)YsR~dhw{C+Q2z$sgnV_Bgw}4<1ubHcn`y0R8X5htXrviEnJ71K^#;8EguM_bX@)%#Ep2p2L*B2O*6KcjfjP3E;g4YMiJxAd0%0R
-3-h=@oqKcwuVmN_HobjUFt_`-T%*6?K%fsZXclwl=bE}r3{JFxUbjP?pwd-u5+2~h|?clGmh>{ff05|maj~yBTCik=o6CKNv*39
%LeqOmTv844K)<NrfET5%zllYb){<50o2a;(zFWCp|S{Vw86!#A6WU(2!wr1N34X-7)U*``(bth+vZb%i(C6B_2hyg#CQ%!*)W&;
!{dFOHP@K$Ic<I)kAw6^cX_AiD8HG|l`n7mluP#C&Ex;M#~u)LV|`!=LePOq4Wp@XVuFeyeYfilcJm1d<oY3lB-e@l$7IvG!8H~B
T>W2BE^!=7*(~UPn?SKHO1i)7hGOBV7>pHi8U@rP^<es?OqXdD+A;+-3Z3yHJ3SZ$<dE_h1q^Ofdeb5*LWr_La1qn6&2{VFe*gPY
08t12umO<J5JsR-$X8Q9I7Y%a(h%j?=LDN?-I#}TN+0@AUEVu`9v$TPCD=ERxuZKISQUgZA&|uws{<VWRoISF;&nalA@<kSFrQ!u
cYL-qAQOkHo(I#x$~00o7BWjPfk{L`_q%}DbCCr(6c&pP9g8TNY$y&n*DWU^mcWyxF}qd-P~p&Res$X}ko^t;cHF7L8-&7wt`WwN
$UPRu<VqEwXazMPkRVkpAos|I(3*u(ku`=P1we%$L;<ueM%67PC`@R<#)6@hMHB6UH-v^wk2q7BQHcQ&tq2Gr;&4J^Y1;*Rjk_t6
oh}zHa%quCg>nvnYT9tF$_a(Zl>}!5DC9&(&B&w~)dQ<aRN?BuU~hZLa#&(;n{m~qjmm6cSrY*&!L-DiHq!*tCM3gc;nAFCK5~Ip
+N=n!4?1*)o<oxd4mUd)MZ)7q3I>qp^vA-O8WA_lN=_tp;{f6lduc~A1n`_7u!lOZ0~|qgoS+;#5Q`P(tjNe+5fY)qDasL~T#%&N
6v!eFXb@=^Aq`8!Ryh>p3XEw3PbS|SZw~ids7lnR8)3EqoLF$1WSk)u3Tsq~g{MY{lfy16bSrHHZk5SKuS!*U+OMwT>s<%4=U(o5
)3fisJ5AysGHW2wE4(0SgNS#9-a#nZP9zs-ca9)VINsx6)D1*DNGUg#DF}4(rdC=+sFk*I!-pR`VVK05^12av<8faS>l<=zb$Ddj
NTgT_5lt|`Cd8PV+iHas!Lsa517!|&P(CM;Lt=K@<AKAkq+$+Xb%#kavFZ;e2z+r;u3UTSSn~{raY#<UJ!}#Iynwq-+vAP*tnmV7
vbT`lM95u0JW9DBZ!ZzNbAZ$vOG8Sp1g1jk3|&FB(WOJ{b+b0cU4;+N$X&6_4NGJzI6$l*ED4&bL3sJPNwjK)lXwi@T0@ASH<Wo!
{9;n=039I}$VVYH211B`Pn-Is^$k1|+s8h#b-Wx9-^zsuu~rCsZTvq^qgq3%(nEv-s!tEubZWf*24O@EnL9u4*m+=}9*IZO0)|2s
V1`I!fW1d|HUp3Ma2q-VkE(y>VddYE8{a)F(_gSVzu_@+_NE!7vvG&0!~GS+8+E8$8AC-8i7>gXY{zMdTT8`GWRo&mavL<<Ptf`l
J^)FBM0-Er`o2U3z9S6Vp~w1v9v`RrY#4I88wUL#U<l#s=TO2q*ed@lK>vg$M}1Ks0YU@<3lIX{j6m3388-?N$Q;t4yt<4aXYTWc
nLv;wQ!eBHL<_Q$9_>(|z*H1K4!%XZyJJ(QE{biCA>PSE6cjW;1XB=2jRX916K26#0nzWn7tQ1$ubk!4@X%KfM=wqT?Vt_&KWFLv
zu|@h_|*ntSRQG<X4(C2nV<s6+WLDtJqD)-9E=J4@bnoe)Klx<T9P5b^y$78!&C+8bUk2GH*9Bp;9Ld;p<N~n2Mz+v8mp>M59_=u
9j8WBD&AE{rbGCARTr(B&FOSf^k{~U%hzXg`F>4qbmz|)A|e6k55PYS+iNjrx2@!F#CzdDsIU;bB9B@642es=_pPLnQX8{H74Z(#
aMt5?mp;(lg5*J9h{6v%ct^s@FrC=_p8+~s_eTp=x%gM{y2If!*<nTUC6*c(2ja)OMiSZsQfE_gAt3`HGC&B_roz?*4ufgA(+Yyv
fa2+m$bmr7brBR#!#;d4&Gi0nh|6&hZN@X|FPuGV>bSXBCF$RR%&Qz#T<C8@hP|%PnngJlQ;BA_lVKia+$*oMP5G-R4V?O(MJ%<y
US(a9Rw|mR8n3Th-Fmt{pC7=y5AM&0>OQ$7g1`zPPwb>BkxanRYYbtCc+4a};=X5Ybz#%HM%u9?usnaOf@j!%U?VIChp8~|dpRkk
Fm0r6^!EF<HUTSTk{|;j0)=8rc`=A;!N_m{1&71pexIl5wzU?r8DSz8=jnl<BDz)hGX%sTX`OV}5ko<JxNF%PDQ4UP3ji7y2XK&@
N{;y3LSZOOL<LSNl4R#S8b$FT-z^#iAqa{nA;D06k2vIcghwj=&4Z9Taw!%m2$L*YJg3_w{+e~gP}G4f6mJG*0FK`9=wfKX#8ze-
@hEPF!#)q(vhj#WAj~6&0d5zVGju9;X!V8_4?)V+15fPN{vtmp8u8=uWpcC34PX`si|a|~4hTnAAE&P#b^aMX(fj|&<!5h-oeT94
59QK(**PKEOK5-Plg*&7A(a2Mq5bxPnn3U~tyPg{!Wq3}>Yr3KENl*iTZ2Rw5Rd#>ppKqaop3>qB|aTFkXg8&%{O{BrZlZX_FjSh
dJD5zCoqZS{(Ad0ti4?)qXSPsX#j-~gawcQaGDi8;$j+jay?!;E?DwZBRS^qatb0LyrAvl1E<;9*zS7oR6Kl)dhgS#=l+a^C>{xI
K)cHi#I%txQT(6lUl3;mTWGAM4QHNJ0qPK7o8F}S4TuKH#fH2<zn1`{>+yFakWfY|<7c0y)-i^X)U}?0n18o_hPUXg5!|<Nq((A9
HBA5Cd{`uAQc;dC=v#1EnK_;m-wq7+@nMWTE+$G@eya&k!-;3sL;Zc`9TRQ+IdsHX>1p9gIq9Yg<DBn)*}Q?DKkU}?wM$GvLegH$
L(k9l@9F>JxBP%5Mny^ckNba@{=SbzZ;6NE{=;iqIDX21od3u6MFk}3*Zcq1{WG8N7#*|vbLr9kM4fZ&<NW{Z<S~Un{JnotAFZeS
%~&3N{Xmf+{(>RopF(pxANvOiIn4it=4^|?5@>*WquVd-rlHd|y_WS)`ytB8SpTr_nuAh*u$bZIJJTPEoR9swUU`LQS<nza?s%&4
*~}xeu78td-brG(Sx{9zm0~|ouK@Gu%c@L53I~ycp6&KFp}x!%IYF94+rcPp)6?at>;l`lRq74rsGjx*LQpvIGyxGxdz{yy^xy%a
)k=j<W+f9<P-bM%Mxz8^Uc<WXpBaDnB2(gY>nNB<x5hj9AM*HKM}dXyz{lahdpj$EI}$)KSQE#^{i(WZUEL%3eywY)nLjLb>JNPP
A0@TkJ!Tu-uK-^yL-?T)E+kXWaJPI>I@Au)JzJax%J2cBl8;&F)bIiN2M3P;r#?UqPu6T9!jF-GWH|ev2T91Aslz0NhaRm<6=QFM
<hI16x5b6PDK^Y05djds^Fb!P%|jq`6QRMmuVig?m<P#wa$|Hki|sYvyM^!r2;DjYk8&NNA<zj89}nsu54(fitfx$n>rSL92Z^r5
n)@XQpNJpyKiv#J!|@HkU%pfO$J(d*55QfQb6EB=u>wSsdOy0rH@kzd{c33NBsA#EAwRnR$LIL{pLe)EvMM~iUsc3$BR{+Rf7b2S
@_(oLTVAW&1AL>WXxxS$aSDKTJaQjwZ}QfWI2afXu@^Nz&%42+Z@k3dLlDy@A=Dg@=PfqD?e)lS7$EpC*m~rM8H3#~&_`r_8JTvR
$XbX8*?_}sPZ2D_8He@k2_>U#GogTBKh)yF<MSZ@k^fJQz<k8L(v*JV(Dexgw||lRJ2TOAJ+~51sl}7(GXMJP|CY4KE4l@Ewc6M=
ez-*f$Zdkc!}rSJObOz8^-s*N#r<M`H}^_#I{5wHyYD*9&(s4}Kdue_+bE1+$=oCTln*<IN`QH1qVAsn5pyKahT{!WfBPLO*zEmJ
f~dU3P}v~>*x3IagJWOUqi~z{4-a2wzvlg4m(S$K;J(Elxp5l;KH>d?{Co!hS&0ldfCoPy<n|w#_dm^;2xAU1bAE{O`V0WgSZFsy
Q}8&#9J>15P2Ida7#I^t2E323RaGjDika)zqwI8H-u>8h;IJ#r9*V0+efTzMk&<|j-2PDZD530}!86W4^lEPpvNEPTAy_bA9Y6GS
6&a9^`5*Pb{Tx*1a-g3OmuaQ%Ss{E?K61KvgRdfRqsNx(qsf19w<o8Se)KUpB!S8E%2mLP(CRaYxt~$6c64FRnEbx3?R)R1zqCWM
Voy0&@r5)WjxOJp!KFSNZgbmBS|}W(zxc|U{g(cWrjY?dbBHH6H(D@@O9g?*aZj|6@wp-MZBybY<+;&M`hT3?^Z(>e*oGOW{U~%f
_i>?lDDCkJyI|_<k50ddvT``v{Ho=$65_i<KNBPwlLR!C+m6l*RvP>^Fw$+|B>aGWPZIbPo{DdBlYXlyYzz80pV`&^zxr@<<tzaY
U)lbXQTw8XSz(Uu1MUC7qzwGI{_pnp{}c6niTfw@P5NdZzOYzUPwZwh`r7kpt~k-5cqvze(;=}wb=Ml5CeY(r{`+;_V7a<eAcCEz
^)pHTFOTf!QHsvdL_p(=Fz7)|p}Q!uu&6GR#W7eJTiKR7{N0D&%X!@J_PU2wtghWCeM|A>#)K$eUsMLUoR{47CweN*H>NTy76^(d
L!wN;z^(Uf*MEEMaZevE!?#-2q9iq98G`BPb)~{EspsFQd_>;W5_KaYB|o?iJ)Z}PdJsBvf~ZO;@!kHHWBcB|r>p$WKCi;tu<=ap
^jqZbvTOn(Pu(X(hxLCNcfCG~Ttb;f+VAXmN5nvgsPA!du34Psiy}&mVMh#}_j|*T>RgC+5lEm>5JoUnid?UG=!Dj*R*EwOSPrbr
h;)D-#N>XwSXY1`dJg;e#H)9eZOx!%d^*uRt(m&B+s6H%9>`b>)MXEW!33a`a!_!g2L(ky(V`wi#bd~WNhTO!i->bAsuO4I|HtX0
|HOM=hwwkV*FhiV5BvD}+4LnpV1I|3_x`T#J;!%+h6A$D>p<6m>Yjd)@qHoSp;{{<O2lO!TTgGT{L?`m&+0^z1_Qf$D5D1z5LfgX
J;<6<`sOBfNf8Cvpy_z4=<y-YA0)-WRg8b?Eqj#dWeh{`m9JJcet2vAFPk;9zRU?|e8uSq#mPJ~tIrxd`X>>s>KeZV_^i@YZ)Fye
1gYz#)UGV>E>5xcYay9ui|zMjJSrhN8fsC~R|@Gq*HF5Tdxw-hvSx(uwDprUyq<HK>!@j^q*^Pgz7eBm8E7F~rH4kk;bGM;JPz}t
fvcl%%m?K$3&O2<@vb{Z9qPET-&|2l%Fi6>_^orU-*9(=VmG`YeB<U}4f3B_5rRjLH!4)E29DQ5TfOFAn3q)k;r-0b{bRUoJT<r{
DIH`KUJ)&=Wy8v7gw-Z+E#t4Y{lC@iv!vaM5c`5Efd*Dc95{d+gz9xXGPg=ihmO<SMgSkp=|fA_0o1#T|I+RTg${2+5jTC;uHU;N
+3w?UE3U8J7lzUFTv&|NyM||L%WGGs+c%nhJFN^r$oY&lr%36u2F=#GoK^_S(Pfrsj=6VvtF%a)>s{XXHoxpk`O*9+SM?jf?NE3d
?Tr@ted=r8YVJB9(O~=u$v+Ve&xt_f<ml$A>$-1LVDW$D%cRfPln#T$U$bM}!`>&NAE0|s_5Zl=<sP%s)yz*xt!V?&ox|PUBkEv7
aqCmsF2mq;heSI`6OucU`i`+YMqcjc(hn_CUmHHd>G<w$bDtqR{<(VP?!?q{AnSwYNFGCS1(JQ(9{!N`>T~&?=j)#aCODa9XY*N~
Hu~PQRHZxr9>XL!ICwY&<u~c=@)0kqLTq_q-o?lOa>?d;mY(kKRv!m<a^*vSrjpzRW{fv9zne9EF?8G-=3U!{OfBN&XtFdR3`!kc
deC=4&Zxk#0KcEo{^fIpXh7NZuZ|@7$zUCs!2m)G8~G36{D-PVZD8%UPMh?7n{ui3-6L4z($c#KqWb|TGORg}mRK@YO@a5+IsCY}
+rbWqcQqzsgi0kCot+#U6LW}c{nGRu9Pr{c*y`OTl6n4*&tAXRp3eScdw6W)aa>Y1<)-wIh~s}f4rKAR4zI#BqKfaEh?x|7MH=+t
M-Vujn)8YY%c~oS5^4>rXBDlJ2jXx<V>iVqHUulXw$@s>PevhSTUpF$T{jLM+8aJpt6OYWLL$v7_QZ^Jh7=swFv!x0Y2VY2w*Lm}
o(_>4B?V$3*4!)*V$8*$25aW7E2~;`iHoWsS*IEsilt4~;%Mej_deH2==yxJ{ja)dDUp&v4~-BuPJ`?FJ!9#U=Z5EBquQgQPQo3N
moJ{@UfW5xUjCj~VTVt1R4*Wq%5-=+^8_IF`Ti7Lt~$TEv!*ivFVJjV^Zfa)8#hQNNznDWdL*1uBoSNEwhsKl@U7L}Wf}5Qb(4Tp
JcDyuIiBU~!UNiDb{vm%F}sISz6YDgeT4ZkQb6|(Pm!Js4>0`>4v$hIY$M&=M(1oC!U*)AyrlP;FX#G4?i{bbVAjw)$RBBuEL-Ld
g#x$9AHCZj)eS-gi!l@3C;q9E!($Zxo6F|QyAFm1f_uACO~kPS2~w6*BLS%hCMj|nQ5c1^3L_8hWVtp<VQ0n#<Gna?Yo2b!Xft$`
ZEt`54iyjf)Rhx8|3fUhgi#XJM=4D8aXsudim;KB-^o6S1HjI~mn9BUNkg|V!;vT7A4kCVS@ZbGs4va13VmAl<$c{5^h@)m&qJeU
>=4*KIW>P(Z~SmRKf=wl!1+SM{+-Yr95>E%y_7M5|8-O9{d;ol>cf|$Kl(d8so=Te<^Pu<<|_Fqj~BiG`t)Kwo$GdgSvm}RT@LRF
&i;)%!gSjPSM0)^MhK7s>zu<@i6P)l4e}oIKpl1b=0ir#E<#~Au;A{jt%pci|2sA}V?WZU9U35FI<RCFqe{&hV6|kU6SVU@;DZro
5a{D@;6GXTpXd|h^!hh9)k8hJ8V<vK<I%=#p912!a62!tSH&U-2dLS_!d()N@_WF4&Of$aC|n8(qJsknm}HDH#LSfwxGyOWR8oW#
3RbD;WFOaLrTYI1q956}+kf>c=<1z0q~BwagblC!hMgiG!+0Ez@lR-hh%G6azu3(%ozaq61rFf-k50eK0H<nBpo5whSh#=mB5kl=
%;Fu_WQSR}eY#xw%^!RC%aQ%xek=b!`P=AG;DG1;c<lgNC$S{*D1r$+?fMB-`!&adzxZ|9e=}30a?oGGY{X+lNht#XkNho5s5zf`
`F|hHp*#BD3;jo1(P3JPgTTKo)!gxoln3%V&aeA%7fRes(!dUBsYahK>@3s)*e6h_kC%V1_-r8etS^6ZKBzq8y?cC>BdT)~zQ1XN
HrVOq&VA?32&eF9pNA}UriZh)Xd7f~C$!$kiLF@UKjHqjPaAJLq4_~KH6<?IPkHu8e{YWl&!vY3et9!H&5w85o5{HEhMZdrwDbY(
0HpbZ7u{_kGyy2Rn-74$KY*MZD)L@wxyal&Oh<=JbTAWvIX>+J)g2X%N3836c{u#A4h}M#KbE@9g4_SGvx5po(STr##3#}E&+G08
XPHlzXB}I<GI*Jv{6}MH{i!qDfFt=Gow2V~eINhdnTezD{SHV+JM=yOApFAn$MEQUko|mKADj7UHEr}SRG&&f*@57bfjX%rS^>Ay
4+a7t^R+_`N08u?U1xmmD+6X*FyCYOhMGUeF%bIyr9U01*}vHiV=il_;zSU8PcaX80SG=KrylFx`Fd+!O}F;@6L>doG2Ap}W?{^D
|2H0<eLw(o)LEE69CsuU^Xdwf^+*=YuFl4R7$u^Vd<X}oeQ5{J#IF+!je7o2Z1k3Zr;Y<3O1cS1B7=V!+s_mE{UoATou^n@k3iMX
Lb7OFAj(q{jqM|wHKOSkK$5b9);Tg9O39=aY~}>sAEEu=Wb-%JPpRf9<UZdEHBtp^nTq<y;7iYN#X#*?=O?I7k55LTv#UA!4_1C~
nsuzusU~87TtC0Co&J9@mcdxou|QY=z8jz6K7P}PY4j(-J@O;%LH)Q7v%)*WwVix_n*S3x_*%Pzj_~&o^nce6K3E6APp600=<g(V
4znG_JN%DYr@{E}*?{;xZyX0>x+b1SZ_xD}oeBz(_V4xwqxSqs58A4H)=m%HW{o<>_MUs&pXspn{hWjLk5@ygjfj+bND10LPaoCo
U$3+{I@8j54u9oj^Pe%{N><uIkrDdptR+z=Em+`C`6s;PW^F@)%wja1QhGY-<%yr_(V-v2v7@KU0eW=<Px*ht&u!`|=2&|8y&AVP
Qzf)Q*`KjxY=`E5sInMN_6G=b5_hNNJlE%vS{)}x!xP^7*|5HRx%ISvA6tf#te^K~k?PKq1hlbKQYwv*U}hN!#%B$I^?F6~QGaij
B>bo8L~b^`vqc})XT;H?)BDeAhc|c*#5VE1c$UMbZIVz=7ZcKw8yEq43N8P3+K&y*?}S`Y)=J&34vLW0M|?4p5`t+~B@#uE%22#s
$=UfxQ}g?L{WM>4X#4t>oi>fP)xdW_&uG{Nhdr8%j>5yRw^HR0Nd$+9LV6yDd+5l9@5qfXm~D5b<tJcAhX=Xq6X9r#mG14k&i7(H
Q?=%8(pmBSB*+_N>zwP~-YXFH`_L{>BDre}$1<259%BGt6{L&{_5H_ap03kzl6v}kU}Ij$hG9?CXCjI$)%e&L-2LA20rozbL%}^y
%L2s2svw0Jb18DUhR2Hd$Umfc&w%n(djTG<v(xOU>^)|aI03?_GdSwLxb%m0PqL9DA!#E{^!&mJfoPH-eP2KAQv=)8kLl-;d$xIN
b54C^SQx4Qwf~{^=;zMOkJmq03@bW+8#_J!@iTUha&SfEi#{6$q?N7>x$yr5J${csQhMV)>`?khh<v~WJ=sx!en|@Z&qO<qgJIFM
v+0S@17ovfCVjkx^fEeD^SQd}Kcs_wAA+EIba9wK;HZm*RiD9Z%F_A?vD4(0Z-jBdGfdD!p@bw42puL{TT!*Qpibz043S9#?U^r0
uFm;IyfTdzr7226h>mH=A>Gn1)pjyysmgp<DbT)aC~6$I4ni753WV_$F%||2k{G5`NChd`^7Jvk266g7?GXp3E_#lPP^gOiP0(nY
X4q5+V8gt#Gjr=*{b!VybTJCgNNTMiZ~8Eqh{{_w;g+IW>9}2G!q-?`H|r#w<2?cBhOBZ!4-5hPxTep6SAjb8^Z72f!25P<n-2p2
P5J~ny?K+HH?}?*lS%u&<MBAtA5WAyyBNUH1b$tI`9A-z%@scF@l*ZZf=9L4CW_A+Nj`RH4+?Z3Ye7llK(mxgK05lr{rIJg@?H41
@;<*WySL4F7$gx4JJAlDIC7mk^L{_QSi^ij=-fNYUXz||on-@JI}vM12BkxYvf4}iFBOPxu~+w^oT)VB!qLi5u&QnU5?u~i$o;0U
Ml1>D<Kg!CNO~0y78{v;2lzdk2j(Wy#%@+@Y8bAJz`}JY=0zc^+Ye|*nd>|cEDgkPL;DUERt7qeF58^(5Jz3kv8|X;+#zFd`0qRk
?A_ho=9Q5(RvN()tTB#ZRwvLfDXFx?GikP5x?oW@G6j=ECW=xUe;cKoDuR$=sIe7#gfBpd53Kq=xL3JTgiVc!b_YUA_jF@HqF>+b
*06<4gvnbmNRH<PF7?x*DQIei$3kPa*dWA@F0SyPN+W_rW#?hIn*;pGjDe8>ES98DSd=4>X$(|?9U+2ud&KVUYU$qLp+;yzzkhfE
;UT{JA;r)5*$H1R#w+;opNlIYSLW;N3)K{jaV?OHA~uN<Njk2%EXP~v4|()tKToX*KE;|o_iKYb##_I@boB?bIv#!48dXm6df`3i
l4L3NFf8ENUGaoiROKvZ4<l^396Pcq(P${p?WseuXgDm*1R=Ogan`|fVs~dMAt=>hR1N@P?EJjbk7l+!1IB+bF9@XO(MfIP=+_sb
Vdd6dtBt@rLvWYB%u?sie4%N{(@o#`ZS;IkXA{EObYXyU0RobWMgf7K(V$aK4iB&-|M%hcuV|SxQGM<$2XCbX*+lb?@F3s%(2>V{
0Lf+<4e&8lO+oa}@YW%Okw|O{Atu<X5(6|F{8p7*5Ybhsh{&Oti!21zuvJsp7)%|=AE6YN^T~05e7%%EPJ-y{#RXCRxKAFx%f=q2
EId#S+n7&(vir~F@%fM8x6cj&xgT{2bFx1rKJI`Yc<wv(pQ%qUJNpmAB&YTPGMwZ(pl00qN&RaDo<6hPY5aBoy4Ar<@zwykCap;W
Y}Ss`sE1#aKSA?(Vf@fUyB`D6bR!ebqDi=R_V*Ws!@X-B$bF;fR8EIrV2@Z~*ghPf>W^isAR;}rY;#-H=$_IYMzE{RUs`A3#Banz
{@mV6xg=UW$E(xYhj}d*pzmkN^ar2o>E3mH1)d5kA&}(<s;^<tiA$sW*2I3I?GVZ+dc-_<58VGW2$D};V@x)v?(EEnU>lqOWwHg{
T<%l6kihay&=v^5REQjUv8zVAKn|xB+hQ^#pr-|140t$GU<0p^()+t%Jx3tdyMXF>h5`R+_{g5$X|E7G*f-grd|Cpffr&|h8xHXI
BzT`(lM&kbdXB7+&>i;*y{BoNkUdK))|;M#N!qACX1m0Nh9xL9s7|Cl<2|2Dw!`p*`1#O%$oqMxzF18Xc5(U|JqLs&K^{GwS>9Yi
$c7VPw4h+w#|h~8C$R6zIi9h=Fkq0>3Llt&V3W*t{GT7M<1Et@^4dP4&*XnOAY>+&b6LB5Ju`ESqJ(|4Fl|9486otNbCM+D8VoFq
pMGG(gfa-TC{W7@MphdgI{rWLlW1Uvko&!p%9Q**cK)5WCMZ7zL!WQ7Po(y-x2qf??9Hq<`*4#?R25jL@9W_R-#Oo(o3pr0?!@&w
CDy^dg!Lz5u0H>-`F$?I{hus7zOUF9826$60ALU7bZ{PN-3gD0`Iv?eAnIKmH`z^z1MkHAUKPkWA=T5&KH&S0@x~wZ&T@R0+yn$!
l^+Hx-LdCmq&?z6zT3&gpnhb#S+RjA71}yDDNogZEgRv$A|c<+L+Q;2|9=m8snN9}0p=dY7{!6Crbx+qpwtW;mE?Pn`(I~rzQ40O
`gKodW`O-$bn#QaTo(iTY@|;Ao_D#VIvAUDd-;AEK;#$=#0i!%52^W;kM|l41d!S=`_GyEoV@jD3<>M!OIPK?K2tCCvI1>BL)_{T
X@>|0jBfM`K+pxD_4$*}{9LFuXxp-^>Bu_7Y9FVd<d8$3y4Ha5jCs@nPA?dkEmF_-V*wBL{;h0B`1balrOUJWdyRPEI~!)&+Y0X3
2#TsPRAICsydf$^41{5+p-jb5Q8ip!i>v<cWB(#V?Z*8?2aVxmE<xsRfH?*WCv<lC6^75Y{^I|CZ<q1ppUX#}4)bID2+8}~>-&EU
e-q#Mm<InuKf}rK`uUs!^yNB6X(lQ*n1wdy`gqpSQxmMJBNwVxDt}s542pM30;pm^Y`BMF6g*E)SygmKqgQ7ZI-Yax$NF7jLHg54
CwLzTKXak&O)^6H9eKymfOJFq)GqU|?vepFB*~zriXsY9gqyz+Ha9kmsn)xmITr^jp~B{Dp*-pe->zyBA&)j5vlV}D00zOdc2K=e
k@~^4sFjI0NsK|K`nnTG5Bv}4=sOH|dOO~yvRb?sxaG}H?ESbNZm`X{^PR5kV$hQZ^MJyvnjW<P!$f|b&i;X@0lpRcz@2`GACxu;
fD{dh4Frw~#Ex<fcFH<AhZ@_)sHz<zdW{E}{o{ka=OqvDMGnN!3>%~3AK_&Ew)$C7L1gocD+%0F?)Pt#dsHiOn9GH!kIxCfe}>0G
v7fo3!}Gfa;~`|_w?)0ah)5ofU5Xap1h(OsidG6yvxHS9pnanu{;W{l(%YX_vP_o@oGl2dp`J2MFxEr!C$Tsb`o1)C8NgC<ii;k|
d)}PsyBf--dbQSXxxE;P3MdrE1A)*UGq86UokW^%AJla{=|2z3W<i30Q<PDg>Iaa2@%YmWxhwGu<M?OYe1CEuxY8X@Z}HM`0Q_Xb
yM0S!plV`1TNpvzKZ&8~2yx4G^2OU&Z0R&9lj}Td1jk?LPrUN+wK?coeWDfeKlT3dl53bI{YKo&?Za&gb#5C<8(zf^gbaUg&tGS`
koNuG)a^(`BHrME{HWTKNr#W<nWQS$;b(VzzGz3`ibX8+pR$6|fr6<a$JkV=jNaFj(ILn$1$@e{_b;DqWZElo!#Zr@(`#ZTQU?e`
q)|Z^G95WR<mJz!Z4%b9JNeI@-s3g%ROdh7oz|OZ^*ZmGWVQ=UCWJX+C0ZOrh&se1_q@HO1xeN*iNn?z9PqqSwZ((Rjue1L%)eD-
s~oQ!iswZ^N0-sgU_l~+R6FooDOVE3)_<w+U>_;14^6M4Jbd?_x$ussCwgStGFhnt`gCOaqvFfmCX+YhKv}LPv<-w|6mh{(4o42P
HEOr6xvBYg)%BLt);?L*uv^m-`W*~IT~;#TUiuiYkP20Z<|cH4^e_cxqRW<Dxnq$!Jm&YANk!!|&0B$oS0%I}(ScDi&?S;&3DR=#
Ul+V$fi>WS<USRveL1DqO|DLdj7;Rh9Z1&IJ6pK#=V<ZOzNpn}(t*sSAj^e&ypjmxIpoJAlYe<&LpwKp-J8ekXe4}{E5`$BKa3)J
WN%;>4Q}3kz@`c=fWL@McMiKD)9&f*ORrSxRf*}g11dnN02V6u9<&hCRzz>S#4>=+&=0nOq2%y244p&=Pk@_uz6Xh~o5(xJ_Bb6^
my@Mqpk17fkZi&HN!XuqLFhPq`8`Kt#ypK>{r}3tOSw#SN$c$E^&ALfIgenp3FLhpvp}Or?pQ20_vznJKbKX`5F>#G?7_o-AP^R<
DL_!1B-Jqe{CaxlrdgR-g>DlJJcf)pbEiK(!e!C89LX>CM<V;WJIE_j90bz_T9aCEoQdR7cqnvvwLExP?=*Bn_y>x5E6oO|hNM0{
O|cbNN*xF^I84q(5rKrV9`_B1btMkMN&=!Fg9KvS<U-M*nb8UD-}+AOK_^faYf_T|PDK2}xZlm&&w+?1jT`#OZBbt5ZbQyw6DnM3
?)Oi&^trT$NG5Ud4#nN?GF{?f-tO|<Tg6AN!?NJf>-s)iFB?%>-d`;-Uzu%@#I&(`C@(ViBX^QLXmjaIVOI4ngPWq1Rw;UtYv%JG
^wzJEzD|l&{Df8XlhDkD02X?#!s-@iv+^y7?6bPBRyv0YKboUrVgs%C{C($F^nSpPqnb3jV?SpGbA$BX1f5nM(|UB<x_y@Z`*uLg
r$i75Y5IDP@B`K2LU6)DT2qPsQ~Rq*VZ8O0EwvLVH1lWUuf)Q0@)kiGZ*MF$pf?lw_uLpm-1KJ){;{&%=aV)LheZKPQB9d4PvCvb
f%iS756R$sAQgv$quBd=Tj~%!iBqD(qv3}f^M?m@RbGD|-#;^d?>~?05AZ*+`yWTqt-YD=KJEAA2B4#{L)=tNj)NkCKL4cv=?f2$
FmeeI$$hVPDhJwwm80u<dW+dd*kd{eq0&&PxyEIET4;5>O{N@Ni`FPW1wM%}On2Sco=m%%yR?fMtCbHnGVfZt$#nx%huQ&iR)t9m
NaSK$HeBkD8s)xQ0IX~oO`<BAr0S?Dzr25~oXx^u;FsIi+TKIg$o!a-_Ms7i_V;z~?0OpmyaY-<A+Aq9wQ=haynV%DWbkKfsM>cK
S%A)`N2YQQt7H8164rm2svF(OnT8NVY+Zgl^mgaz`Q3Wo%)L4xbs*JY!d<XHsN2qM=w(U_@5%@2c;Ng8iB5J!82AL@mJrda0MU7Z
Yu_X@>#w$hM4x6sA@C)G)gB}<hUxaob@sSmkB4EQ^uU_EP<pq;{ZKrWe`DRD>K1#Sok3yX>tW<ZU7r6QPpEWyx7iMgYFZ*neVp?X
EH6Y9Vo1B5WO9o!$<JOMez4!7raq2sw|3rK-v6r32sa(s3=ZVSq1@0>!P{_$GoDh1J&b{vqpol|92~bu{{jI^_cj>Qa&XS=VS$u1
P9fVl{GHmGXULZ?p~eaUy9$Im-Lit6>=ZZ7<if$FCPr}(MfYDyuDQzI=VC{QRv{+q7Gq;dL<nk4_%@c<I(B_LkUQT04Z{Tk+`itJ
9nJa}8~q;N_2y;{J`G*Se)J}0*|5z+sN{3NaX}5|jeSpEmIwbIT=X>T1)AA`yVyy<#{?Kd68D7mBpZ>j2H>7gWA*nmPDsEzA_21w
PC(QrMJ1483bFzrutQTIS=bzaiA5bBSCYNt6oo#b_7HmEHr6lanOD5inxOip0V;~Azi57VVK)B_$BrM;5B&DVL#-_64iYppr}7W>
0ZD<|v5bHx(4;-=qW?98+J5dx+<~Cj4&pc?84hu^-Gby7_8}2MM2%971q(`r8wM>Ag%r{mNW1tdrXjh1LFhxkbh8P64Yzh9_y_ub
)Ai3^zvrp&zg~Pkq;-l%bj^)jQ$VnN)~^~j{oTp_kLv@&Q7`G47kz;`llO_(Kk7*%_u{@S_@+1?%%%Vv!ad<c8=k}X_#d>Lju7-O
p*r8%N)%9VW3!-`AQ$f*gS12q8PpJnStA2hfSmr``W+(G6q)t?r@;-8Q+yu6<s7n!d%}6d(0y<nvrjL^8yn3iZDl>_G#w-f=OTR&
L0;!)N*>=U&=UX@P+msVPJ<?m5*!H+FJB|1Od;dnvAH&%$AkLwGJg}KmT|q`oI&J(fZ@L~okmE`&9gAz1cn%9@MeZ&_4_yN_-FOO
wW;{-WP|U8@cE`I=WqD$L6kq1*W~iCKPjGXEI*MCS2y=sx`Dq~c)4p1;{fCe5I!DX)!-m{z;6~F?J_bE^-+ZfA$D)^+vEC$Mx(R&
P@iw>%lGi{9GjB?+&}_=!32T$kI58?E%Ntewe%iEM|aUL?*8la{Q1BWjt{(MM=8NQ#-TZ+bbk^<&;@w^SNZIE561MCj-(F5?>m8a
Ied*CJ$#Gp*d@c9FbrhI+9~cvXtiZ6as=(T{zORLZXg7Z5pqEzb`3HFoX|8oMWem)>}Y5ypbedqi~SzVLu#5=tYP3@f9tXH%s0>B
xAL@o@y8nXC#={aeMG&2_8s8#(4LIRlj=;wfs{6!Ac@Q63%r_JYXUGRfj*?$98F?+Ovb^RY-l}UEeEf)oD$kL5d8G~)`E1W#Iv1X
^7~KaphK)an-va!s!w;reQ)FNEc9$`AJ5moq1h@mV!(e7`;SH*arZb>UNQN9SLd(0?JAdw+Kz*f{sOi)z3QvB?g^VMfZtgcgz)j+
`F!rRK}D2ML+_ue2O&)X(fnLP6?=jO=xklf`KOKf{_MfejH%zcQ$T7Sq=%!Bpm!Jt2N_QZ6z$db_aDxCg+0GB*x~Q5`1P6&cje`t
Y#PEr{J;6_Bo+8bue<-Sexv$7E&fpTFr0r!#Az84?cIk%3NX?K>tQ(|jN|`5uMIzyFXY}W8FT(R4U!0mCW>9GV4{$wV3TH4Sa)*#
Z)Vkh%}4)@2cw4CF0cLcX!IY*{QCU;es^g8U;1RyZBwMmb%p~mW~s|D3lT&8h$%O<ZAk>7kT%8n>fa9mK<2=7Zkkfu>X82pL!OwM
kzM%XPJAblPC_hqKh*5(bSIrd;PfC~s8*^C%SmKf3t9?bOeIG~7b9~)_a+&X<jfY+@#jT~bKaXL4+wMTOcDw&4!`xGwrO=`JT$|v
<jKNKj|y~C8{&~xX_lyJyer_us9Qvz{kAi9J~tJXjWK;|PMsA8bZ|Tfy{rFS-aao@-Uk17KAoL;3fAR@#4VEmiwy`gLrQURLiPpu
Vv~-7+#fnu8Kru-PghvEkuo4Sjb@cKvZUPDQAp=YyHe08YGji^UbRD}WyT25jF#e%Ad^dN$9_;`bK9n})Sl!HZ!C08Uf(rv(6zt!
!-t|gj1(G(JkLhiOq>zYjpBS7^MF!UJs%GmL+B@Zn_89LI$B9}L~J<bBc&?<fwfS~xvVfT)#gyx5`Wl<{}h<;BQ4@NmOT*lcRBsZ
`&Xpb>OyI6y;$^aUl5TA3kLurk5C<@z2+-KOVkx(OefNHU}__w0W5<pDQtzWgPDBR8SB?AOEol~PxswH5t~P&D2EP=Jvfhw6T*=^
rRXDH$MJ|AHO^oHSdc*=h6j)%c**?0^qC8O3jEpro#>lQHvXwYHeg~G44sSn+7qSR1`6ir0iMfI(uJeAyb3hi*?P4Iv=k`<mBmFG
TLe~inKcOtbQnH}eLkb09)K51dcp9mS21G4|B08)#Bp(aGcSlt#jn6H41D5<hKdM~r9WE56esJxJv(*dRbChfVod?r2rsj&`0ZQ&
ujK!pw%^g(YtKH>UGNHG2=Eng{u>}CL4NMSyS&EEn86qE?{@Nou3jX``epaVz8U&+Hs!W^yN{m9-@zpXh+lQ;TEs>>4upNXzPsqu
Rg|d8`u7U4R=vjl=$M)gl<Gs7%-`&xS3%CSo+wW%<swMQ-itZ+(ycwEg+Eel2yW6Fo2CSS5B_=H8UX|IxlUPw?5mB<DL_L>=<`@d
X!*F&sK$Z53$;3Qew&cs<2gU*^zFRpo)=KkbyAd}DJ)_o2}+bZaphbt+<DMYut~CaF!+{5nZAQ*N}dI~i5w~YZd^d^qqx<qTkxD|
RtpFOIb1fyxD1JK5AaLO5v#X0&+lzK$kLVskZqOc+0`(J47{mUW`tKIh9d=MTD%UVCi&9~^ewwPFNbFM$GXKcd#JtJ20l$@?48IL
+fHtGA?1Rcy5*I*-c&il{Jc-e_#9y$&RCd-Tu5=MW=z>R)-wQoWrKiQ(6;AY7Pw4K(~&<8ncL65%RY6{@6qQc>-NhqX;2i3Z#(c^
I>bDT#4$CeS(dWmxtT*F<x26e>-(wgs7u;-xMD-)CG9_6YQaqpkvXaAyS0HtO*Db&l9e~|<Yu<XuLxeQTFx2gPJu|Cbn|rU0QRBF
CFpr2R8P0$N(&Kn=UpKBF0gyq_Ov7$pKM^zP6<9;{TPzGB^c&mre=gHQq?SjDFTfcqY_cF%+o!3hLMohF0XQOhn7tz<klF9A}Q+1
^j&@vysz%!te$lX6RR}mg2+zJ7^GD_?GE+v`}g$G++p-p6W8ErujZ$>8qaiCr{GUX{fW{0WC5IW5%>QM{##TJ!>@K42xGlGK1z4y
r2D(G{G$Mz&;8>6f986Ys3Z1q9s9?~%|px~1Z%(k$NKR<_Ey7W5J?1}zl%uE^?rxinnJS^EmqK2j999tx%<+%i`?$1jB}CIqja1<
r{CQFPoF({Mfc2g{jvD`;$w%yzv|FdmHi{(r=3(9aHjnHQuJd3`hQ<9%Z^X|KkcsHQ2y_lztks}XX>8m=g=_u`#x}o*58?aAdb20
rrD>}(R35Xy7&CO+-N`53^MM+2dU7Qo>cW~-@d*4`}@`G(*NgStApG+d%YKTb#!zW1)w_9{VjcO*gw)nfKCAXs8sDm!)|;ci_zov
_ws|oHriiP>ET_g#(~*hAU)sj;Im3{yxC<kl~>0o9h5_jKV~G1i2b#>njK5!mo>~%92<(+SWMHT(R0#7;M_-T$Naz&^uCQE<+#)#
LI2%)&0h7`+w}F)?tiLj$btHCg2BPjen@v0=(dh0YI>f3tMYI6{!jm&J5OIuGoIut17EY3=;AnE=JCf=zHjZ&es0On9zXCHZ=|2Y
^&i9b|L*95STz3^jisN(entzZ1P}=XURFxqj%%jr`SSkh{mFH8=WK?hJK+s_GttGr6~Lj|lXk9c{Q&a(z~~!;_w{O*Is838SJmqW
jYxR$<9%>^cBTl$6jmTA{dgIE-}oj#|A<lt<V*y9AK&(WWc|N_J%sgc$kbYB5J0A<-~OJtIh*{s@t^ei9KrmR4!jyQq*V{DQyK!M
9cDN9cy4dIya6*sE|~)WK@mj(5fNfqb8ru2H6HKAClu#cW?~67{&g-BFaz1Q9t(fB-|o_WaLADl_57c>J$^ay_U-K9=lz{K55J<v
ko%|d_I_;sUg3|p{&4*{$7w$UuSj?XgmUacKSKQB^5V~GAVFp}e>AkeBun`IulN05tLEY5YjLCgp_zK^Rpa|Qe=9H9R@jchbQ&?`
!}PpUvB#(59@`B|jGk~lWcTm;UH|;}T=&_BhaEHj-g93`O-sM}MLoWU*{tWcpXtx$+uz-{GpXxsXNJe+?DX|t*OlXZ9DX!@^oN<}
!Y%t__i23j<Kg9QKij2#82`m|&pILgn<4Dy+i#PtcToB$ew;o^`*nlebVsdIr_w3w+ggubs<ojL>nz^V8hI(wLyjhUyz!ZyNpa8L
P5&=uIsb1-zcd!TpOeZs4OhC|xPJ<dJviU1_|q8fQXsAgq-}quot>9|jA7JH{rLKKrM+0;zzND3{qEz$@xkyOT~Dyz+4te)b^oO<
r5c+yCKZaU*LIB2{x6OGbFY6Tv^V&vDyT$qh@dm;C_GT13)7uX+2l4Iji(#0f3|)&epMfug50?u@24(t$=#hKJQp7P@TQya^nvZ<
mt$TJ-OrYTdVUCZe^0^q<%I1YD)KP|aqZInUH7Ev!ai=u_;4M*9u7NlIrfqDe$?b>XHSlp6V|`x;z8rx!{^gS?9iU!*(C?F)u#<4
5AH3-pS^t+lk|VQ{;7}b_-UTXf4%vi(qR4Ex)@z(;q~-S%a8fr95d_VkAM8x&#Ug^@XbFIzP`V4opq-u_4J<%zf5@k%ZK>epE4eu
fJf%=r}cnW_IHk*+;!<XW}hd2V4V&=TRseT)APqZwC~<_ut4VL`e9p_2<gun{u+NHxg@3jJn%l6ZV1!x^<Jb%v3CdS`}cah_WoJ<
zb`-fS3~n{-~OxUw|;}!JME-PY4Y#-d#0xxH1>M4T<j^YFL{pduhZMZLO9pnf6UG)L(ThXyxxBj&(CTOe?Nc1mfb7YZO4np+4FZj
ZDsw3KOP>V%T?iC?md`|GxzY}p#McndcJq(Q{~_{K0SD5;+D{D)9?S)ZL#^hZ$G0Qzb&@#sNtOZI{ZHezT*G4<$lg{NQ(R1D2`Fj
+;7ZQzthh5)8xaruT1-5f1~p+KbE+Q9^CjB|I+8r;-u;S$o_IZO^3rDPiKdBPWoGJU&_9(4f&qVF8?y$Tlc6NI{Lqh_xnGG;m?P=
9Djew)7io{{XL(H^?#4!uj=lm-hH>m#=RfY=j^V&!&}#_{j~l6_pY=<`p+*2|Bd&fZT)?pKg&NUk9U8n1&4<%_}c$fyp8F8G5Z%z
82=r9Ujga|@AUeE_IzX43-j{s`wyQweirciX}&+x+v56u#X9Hb{uLj<c69^--^qyoZ}nd*$#BF20QvI<`g;Dc=k2FbJ?C6o^3xR4
ITC`>luw|K&zkz4*sDtx`)}V`cV)D|B<z)FKkz$b(S84hjzN#xks0P6KPS8Me-Cbh{5x_xcGsZe?fn0Qx6|F*=li^N<GgnY5C|f7
LHps|JCDs_7ePv7WM|gnp+DzGZkc{RTESk(OmAv^zOSp|KFfc%htc_ay*2$icW5^Ex8))K0sY_P-=KaU+xOS3X=Plk4``Z4<o~D3
{@%as>ErEw@1Gzr|F;A`<bqkqL;&&kk8QR6zt6S5-2YMg`Eeg(i2f(&^Zz62`@Nq-YCjL@aZQ!0ss2BYc=)&H{}6j@AN#*2<<t3j
Tjl=m?DbRS?E1TZS?FiwZOR_5|L@5Cx&5D`?c0}OZ_)jGQ-(4>*O&Np>vP-f%YJ{W$Jyba$^D;Q_2>FeE%(1q3m{*>MmzlRxSjEM
`bT~>n*RRl;#EuezqPq*j#+f=O-_IFfBMqdw}AFl3+CH>-1`Ua;p)7__P5+U{r-d3(xcE{>hXV;{|`L<z3BIPzHIz^h~NKui;(=W
@A`i4*5QSRU#rJ}w{D}aOLj!r4qpEC{74<6_^uoe6#v`(sC%>8e`l-ZpKrIH#Q!fo8TIUHMm|SG&l&anb(t0R^8@A7XY8d9^qT83
q6R*HmFfNUqznA&4cD{R_NYJOts+RS$FP1ypY)}V2F(X4xTjGQ*1_#m{HgBPb@0!fcFcEIFgkNpA#28;?MN2w!PEZSg)m_pKW|NG
LEBw?U*0j}K|*_Jt@yaTz}EEhL+>NBcFwr-<26*asq7E!qSd!e-$^7+n4`~0A*gIx-LUmrYK8HGy=?qy`c~C)4*x!VcUi@ND)xcS
39sQZ1c>mipXcLG@XpAQ;Woe(?R*#g5x0zq6%|kL@KYoBF5N|*k=*ZHIPU$I{u<lY{Apb+r*sWGA#%@4M0<Wr4q%oR%kU+$DfObZ
0`$;&v%R{P6dFCF+V?u~-+1kv9z_pdZ0k+-+gt*B7YYBS|JV7uC)aH2vggtl>G}J6uirDJ$oT^evwtArA0fBl0%aZj5QA>CkA=|&
f_c1sZ}~6JqjU4+^)_dvy+7lxxVH;ip?-fO-?Y;_^<XI%GCX61ax>4lT>Fi=O@qF#-WBGU+sI2@3SK#JKFxfy4dhYu-&m;lw`RlR
@SgoHd@;+VP!ZOft6KH5@Yk0aJR#@fi5w>5v%Z4tJzU1m-Q2_5*U!sJh^V(X9o+{B;mdBf^>%hW`M-A#-Wr5X+T*lu+nMFJw0h6C
`a6>j(l-AdLgRtkWFLs)@dkmwjmKc`uZZ4IiH96f?cMmxdG>bq4o!X>xe>*^IdkE@DESMEu01>J_d(cDc4v4dzI>tZ{P=M4deGjI
5#@R#l@uH=q1adZJ;*Tl922L8*5U5&_uao~Y(nrT>LEz*@Sx+<0WZ_sKUW@S!lpnj-OeMzj@?BZZRxf=Wu5jG@w%_&dB$9jP762X
Eg3p(`+k<e#jrQ_`M;r&YN0Ks8c_FB&)HjDt4V!(98V)d#4YX|Y~M@7WrS1Y{D)!mmRwJ-<$(JSSbvfDgU5AU_Ve!_Kf_9DhL!^`
CHx7|`z`#wyW%z`zh{0pXRpuC-|+kWer`K5hnHyK^m{q?@}TTKS@>EkID0Fzn|1oS57$)g3aYSJf1RMHe{y{;$4_zpFQ2d1{~yov
Z}N{{$L<6a3USg$2Y2@NdGp)Z{_-^@;=joO2hKf9PdN1KiXQ_@`#qC<)xGcHEdd!&<5C0VdrYx!*=#_@DLI*#kqDvhN6E%wXq6T9
g{{7uCp%B-tUo2UXANPe8T@-?|BBZ|t*=-=Z>`=(M>XKIkB*gnG)_a2aO-%DU}>0h^{U#Bsn@BD!+e$0!koh&6o;>o^?#vlJ^uZW
cYNnhXRf*pax4x0o*wZLRm$|Ai{It7Xe4#^c2l1x*>JPj@9XezLC>%HIE-yO`eyFl+7B)9ge@ISy0mfUNQ+?pyomK^8%>yB9wxhI
Q}Pa;%hQg&JH;Y~MtRfQ6IyLWF#WUIX@Q<s96J`P)yR0#Hq{c^4T$U6Q6;E#t!CdJD9Fseeh2m4GwVAIO(-)1?p`CT>*I@ecvTb7
&Ykt{c<xp`4EMr#Zhx)cP=cVz%uZ<w)z6!6VXRnNysVxieepx5q7_ere_uYoo_mP(pX7c1_1&;k`8)c(XP8gfu(SVJ{V00IYT78T
?m+$D^`W=dM|nYtD1LP9>bl{X@z%8d7=KUnz061PXn#8@qANZ|PxWPGpj3-5R!NAkP9Fyi*;1iI##I#{qIJ+J0<ZfWrXr9N+vEEw
@H^L24O$~qQ}tzDZAByZA2L2~i+caF_WpnO{vZC+=gZ?y&Fo-5EeB`e@)P}(M1lz%u%s~}x<iuRN1#7&MRJ;Qx9runBlbMKDDdzI
rF~|+$A0hmzb`fo?H#rtU$dt}*n+YM5&|QpoNM+-J-S7(DQOw~<a_@j<_wR&3?ZX;Oc-~9NB~eQ9^j9mW6{HxJ}=_UL1ERiNtk>N
&Rq%}HxA&V7*=W7H0$=J_`BsS<aK$ud_CvA1nRabWBQCwshKv*raJsGU~bl;B94sATWz-D$V`n&Piv7y!fM8p*h%;a#mp#S|C2az
(^knT(`AX}xCsQ4A#_s<B*|$55RgL{7H2W&)IZLOf9uv!Ool;<9U_k%1lDG&T@aXY1y5}paU7jaE;tNYDupdIOKsFO2&l*+0+GhT
Eczek-Tr=m>CfIt1GxX6(15rW_S@|a0t5Y?zeYU&j*@tdKhOT3m;5+T$K~VgAKUg09iPYYbJIB2Mn6v$x9Y#o_xXJ{$7$L7#-FqG
{>#?QKewhlzuT`(|Mgz(8W2bz@c*gf{6D*|knc<N_T%vo?dmjJDjA*2xa4*BS9kY&dn5e6cg<g)Zk~Uq^Z4@~dZw`q+{<#rd_~7!
w0+&3{r>;!?)!(`Rm->XaNkN>ynX*<cAw$@Utidy=l_m=U)z7fJh%TIUb@x4JRl&qWTDc@=AR#H%_;Xl{0NW>7)03jl}Qdde??va
?(%{Dci{gc{z&>;qz->m^wxa`=lUW#^l|gQ=l*Ir|9W3S5jPe-_mQ7J1?65g$$w^^J)FKuSDyO+mvyQ!^LljK*)i+v?Cs-z9Zt}O
n|FNi`AF(&EJEZ$8NEg(Ps=j@vtby=Yy6wWe=p1D^LA%u{CaKE{U|h!9`)G_=J6#5zrHP>OMX{A_8&k#&yJLe;Ezy`*CXG)lllL$
nMa)hq5Zs<o;_-2oA!Zm#Qc08`=a~6yA6d%bM(L+nhHw)pWpiWMlJ<U!;%NDkn`Dm2q<k#TeC#oYrj|ySeM$-+28Q{NA5qr^}prz
`!pOlzL47Yd3XDJDb01bHIX;W(KEkCOfn(vA?;_NqfHTq7l-=nJ0dTW<KeZB@B1|ajC|ZSu-f;(1xMp$A~;(6m*7QtBE)-_?hX5i
W+AE`)%-o*m&3j^6f@=hz8z`#k7SR{_v_jIndi@|@ayuwyZZ5u?fCM+<*A*fe?8ZZKVKiqqU1h;!5{Db>oyfph>8Z(R786{ef-VN
-Ydub7`If)O<=`>YA&d!LFoDi(tfel2S+@dgRjAROho)(JOoH2P=P&UAnrW<ztN}Mb@lP(gclc}VI0eUnH@=E;20RR0yqBT5RnE%
Ie}GJt`8FC3_ojfD|!8JFaP$iHaBHB$xcni(p9xC#)}nlr2nt*%^Is{HDOc=zBtnf+)y6w%800njufgZZLMJ>;R<;Z&bMITCWfOc
m!HSa0?qAG65^7ZyOxqjNNo&B7?c~DyS+-0C}3WP8PrO&sjlf#Hp6<b$z@_G#iG3U)`OJf-Q!!Ba@6MD1pnpT*lu*?WoW{%s@K}0
m1>G+>i6;U-l<ll{r?MBMXiP<7dRZ?Rt;#BnnOrK^5!exj`}$9?XHQglcYpN4vlCt*((*@Qk4UD3f8eqZykx}px)!i?#l~LQ>V~{
t)SM9nBpl?q^a`yZ$YnG=L|@cO~Gb0PEL4w*AVK*mO#Bu^@LQqA5iJCY1yO_qI;ECDdE;Cy5ERFb?UNOv>ueCl^tUruS7fa#v^Ky
9+RK<x{2?{dR5d>jo{Oe={ARStoCmrIsr<8{`JzUSJD`S9xu@Q@Me+P3e-0aETLM`VmKx6KX_LrxVcqDolIR^ik*DJFGs3ckeOSO
@9OQ{R8&=xkd;Zmm7#Ia>r3O;In3VV20`K~-NvG@BP>S{^JAOaS|6+iB#>vPT-f@gYEwa}C1R*XkoL_Wrmos(U1r|(lxYCYnu${6
<q8WO`d4N=T#Ok8RY~o+nepbH6?J1T6i1G<EZN7eT<UT>3@LK~OjozJNTP~irW+WH3`}Kxm}pP$c5Ec+3A7jIkbRH!o;!e6&)XO|
3TE<u)SV#PVk!Um#x+Smy)IH}$ZLyXovaw53OnF2AgO?cDVU<9o}BJR-*Juv<~ULHRYuT~>4~t~8#;w~{CrOgU%%7d6c1c9EdUQx
>WCe8=A;`uRn$zrqH=uv`p77Vz3nJTPk}Tiho(DjZb=gpP(>+8LP;s7R543;WjQ9yVzEuN5xWpv+x7>m#i0*pVjpw`?yv3F@<^^b
SG{BC7}=Z1f><;>{}p2Jo`0`*-aMp`(2Wix^>UFv*LQDGK*l_i`nZMZP47@Yr`1|nOQV$F79j4Bg$^Fq|Co;S7s{+6tM-0sjViJS
i;v8FE{zx3dYcFZHl~h=pZa-p;d=j>@<aG1|H^^^)|EYW+7D~0cs+6tOnELB!Jr_EFWC2EqG;_gNp}T_de8^Vqb7^3DBq%9qRyO)
T00y-1p0{Vs~~^>5g~<0x3_t(`Tm@9{Xf5c?!Tk9(Z`<}$M5g3j4sODpYigC<NmMs?uK&yZ)<5tuJ1<GM&1LLavtwh-}7U}MO<U0
MLuR=+}+4DSlv{`S&;<D-vj<JO7U4F5Q$Gg2oU1Q{EPohBy>IWR7%>F#bw8r^l+UgmL4hZ`^*A9RD={@w}%>z%;fQjJa|%)W)&QN
$=pV*r?y~UH-H3t6LNjuFG1i#y}O~!RVz^BT9I$xO7?hidrsWu3Uaj4DCgJ9uAF_^U+`Ca4lDp?<<I&!)A(kh=HNG(V7E0VC>76~
1C<9~Yx;POzJ}SycMqWrX<Oj&pOdi<^4F93yr*(V>W`HudF(lA?N$udAOLS|+*T1ogV(<(McII<Wsf<r`&3j8@=Lg<riSG$)5K{$
(Z70~xaNZBb3X$~*f{;T$IYhS$~Ml}-n6HGtI{K1HGgOLy({t|^cs=zJ9u{Xj($H`sSppisVK2Pqv@2-(?{Xu^XIbLbv5?;hB}=l
-VgI|8lPpp@;)=|px^sDZ`pml-qiklUGltQ0L1;sIHMaBAHO^Mf74mB#k``OT4i4ujuwZ@U0RR*6Xxxj(p%W$CS|^Pr?RsA=D+I~
_;$OSAI<&TZzs!tUT^t)lM3h&r`?GYJeU2;%=}^B^)8P>ExmYq_W$$C{y!b_`Mw>l!sKbW@}EP`m3Eo@vH!k{tm*V(i|Vh-;=A~Q
ty@k$dTF}%n>`<wX8e!sPxEA~J-^{Y1`1+%L($*-aKFNywmiRMw>mcwzsUdeF!1l%tDla3S^jp9(PcO@=tS^G+%Zmn^h1V4@Ab(4
f9@yOpF!I}Xi`V@_4zq->BZOMmf>!mJqBs3r=x(A_D4Vc_|3d4{L63O+5XyG%AmzM(4WywCe|E2C6<!k(P<qOKluUvy@#lJaQm)4
U%5Za^E`m$%0vB~kSqPu_#4o6Q|cFj6WmAput>a@jeKYcM7Pg~L}6+Enw$U6IKu6Tv%e<H9792*(6d%xo>7{Fk=&!Xr3`b&bd*_-
R&c-B=MO%244w;R>JX$d4Bl12QnBYQqD0l%-nU!Y46&C=u?3!9&}tJR7@(!}AJG)DsYoUu$rmvQG`h*oRSjyHOr9$8%-vJ0+yljh
^`5N3dh^spSk0YZo9i;G3##)#qK4fWR{D<WCM0>L{a0DaIj%Hm*PGVteDQ{aQA&e3v&$K0H*TD8G^qnjejpCwvhwbw)vp|N9UNl7
;3F}Lh@!`<uFg8|&jji2k`Sq4I!9=VopuHg)`z7m)Hb(Uec^gEUYNuv(MBE;rj1f#2gQL=Vv9#_D!cAox=T=WN_^@TlvH-7A8Thj
MPRH2!sV4Z!+s4KLmv#A-I_^axpJ6;P55QI%%yC>UA?OTBrED_j~msaQI*?n(3;Y;kp*I>;g81Ooj{jz-l3K0QnL8YwGFVv^KlKj
UTsNmH2gY(l@vLgQlqhx&w=(V&itMZ%Q$Yf^}I8+w$kEVNQ9MZDfF!(wCL3?mK9XL@kW-@TWrhOEa=8WDl4v>6%*4nS4O~y3zEGm
T#~e#k_jS6;p#{<{4=Ye_t<wWcxK_+=@oTA@}g34&2-|O4hS`iUY6H1Z&o9#E+&xU=~2wSCb4WRIA&B;1r*FUVR)g&&NHVIg-V8;
U}mXRj=eqf^zl2&8!bCQh)T{=cy$dRn6(x#wMiS!xp=7yTzAZv+7d#mV7p|;*Ib<uf>dg_Hn>W%5za1d<igH)2ozj>b4txCr0qO=
+$N|LPOxM!nP-Gz>qS$b(iW$8R*c$xZ^o@hT`nT6Ah$<#QJU$)T|Vqc+#TX%=OMIS!2h<(JR4_(ZBSo*=?krDfvuwim5QvSo6ZJG
HmfG~lsAi8i4Vs&{~olEK;UuBZwB>XmFp4b##aMQya?((o>Osdy5-fOCSW>|Hag+U@kf|-?dz=^fzM6z5MM*PeRFv|ToyB#8X`ng
ks@o1Fnv7UI_G@1qRp$frN&&{YcjRH5Z?T)X1g<d%GV9h*A|M!TR;wMqnCBs7?)fib|<mXkY%@A=IW00ZRR5ZI+)aQt+x0bV6`-h
HQTCPIE;FQ5mS1i-i>RGlwO@Vk66O@dP@YW8ZMFzCPhhT&g4WAGT9F8o>go?f)b_PPFUAGM7vFlx(@`c>Q@aN9kX4qI;2kzub0v_
r{9)%c_>tbAs9IsN@Iy+@pde$@U?<n`P*Gyk)ED()2|AN(1X|hF6M_T<sGP<`JEuc(AXpjNh+;Fhbj(CiseO3mJwm$1KU<fkWEO4
Iw_>)DD7Ws<?Q@qMA=d=c+P244(XGiK|unW8If8fV#?B_tyT)URleUatwR$M$tuiajDc^<eRAormW~A;>kiye+=7vIl>=)eLsI0X
N~4ma$^kS(s7!&$JEaZaQwam-4&)nV3U<rE4H+WG^g!Yrqtrqz{`{*H71aN~-|zl@puRKnU)DV-|Fg^O{_1~!!>~6yTYq}^{U7JN
Q~G+Z=db+JJ=~Z3-}ru?!|(L>db5w?$MF4n{=ZNA^Z(7i%O}Ir_fNyy`vU;L4te~4m|sZ#geJanAb)@0>EN+Rf)0TohqwCwxA|B8
|D!{3M6A?b*5H?j9@|;Tpf>3bM!Wf@rgvo4d!D3zi?PGQDpaq0`g@9f=qRy6ahKivZVZSi?`+7txjwy*m#T;TNa}yuhPEA>e;&dA
J9rk(^kISf#{@9`wgIc^0*z}8Ca3*{Qwfe=vIJ_IpTv5-R~uP$fnW@bk$3~Carua=^XPyMSP~#mAO}B%`Zijq{g1D0X2wj*xo7=O
2g-lD0%@n_BVkt4YP%A|fDXRXKKyM$NBo;Na&6pS`*m-fIZQ<rNP`aV^xMNV*7wgz1Q1Cek{FOnG8PiTye;%k_>c4a|6E>?Vc#6N
>Ic^g-|Lus`6B%L-Th^~)fJdQ=*R62K8u>(0=fO71j6q>)Nt;oyejZO%5PPb0aK;G5HZ5u*e=Z6IN(jle}w$H*ZFKR=KVDJcl{&r
2cRRSbjE-ia&kkE2-Nj1H;V^gIuJkJ++5iP33cx7?%XQxZS&tCcafndWwHOY6PxqV4+A4_0sPQL?&P>74sd`FL5Q<0ixsv4&*)3L
`Q<sU`wIwRc=N7dhp`5A*cjOaK4jl9pzK*}j{cYX0mvEz!~NaHU*p%W0zbVEcCuDf!YVkGf$~289)7x@1dc*=6&{pL>-jz2;m9q<
d^>dSA5*~By}7>u!hpyj*EyDnc^4>?{^xfK1bWEp0`3>ArXJVF=~K#>?uRsu!EjF(h>0MBp7u`Q(2gb_9fl%=A{QFH&JaC_itd}&
#iFQtpM)kRp=d|fiFi6TuJDoc3s)cM-%4|@DnySFYgc_BxYfcWjg{;7hY(m>S<UZ5NcfGXfYa!4OP`yBZ_m?@Nwm?#TUtX4naA>c
d6n&)|AxbrKcw3GckjMT8N|@z($N@9kCoec9C}~-Y$`8e_E(uKD+{N335{M8h5XfN4tkNl%(-~&?dc$M7acc_-__4PJPj;6)diD|
`k~l0v*MiE@Bmy~IvP{e#&sdAThaRnatRujYkIc(HsgNqckAK(8vHu-%y;;&6RD}&XzdG+rbQ2r<7lU99u=$O;s|y1_qLQf5PeOP
`;T|8%dUq;S~<{tnTd(pe0*K#e22@)^wZat<EYNIkzD}zs_Q#Iqcp(KJGlpWChkwo6p{1$n~xgtKAuAUl=`@IZ*lsD!2Z&~4ZrF4
P<*`Kt*cR>eYak}AENhi)4(3TZ+|X-k7^HLA=xB9usnfH2_cCg_kXPdAKDPZS$v<z->>#b0ROm<OuOvYefm$3+mhg;%<wSL3@k9*
wSS%e;{0w`^1t}Iu3MNZ<U~OdLkvL2o+td2m&Xo)a9zd`_HHM{@d)5gk{S*+LtkD`$vB=*>q34<`$~7^RaHbuCn1B6yn8s|yabPT
nhY(c5C5tKzgWuF2jv8Qpe{s*AHaX0T)HpkO?}Wc4j^INiuWe^I4{b4zcBec*Y*Ix0RE5QAD1%`42P;5fTJWI(*6+bD0#wu*?+b}
^MUC^6p8hEKd(*O+10lj@8fd3Yw%J1cdxAv%PKYqxkeVH$$L^E1PD7n>xhI^cG%6<<`{XkJ}&T0)y#Oym2`zv#=aAmZqWB=@pYYL
1$<JWv3GYfHmQ7qN+|OxXlNp7VhBJl2mT*U`O);ZXI%!pLPB?ds)8t`wT&S|a*PTHD1w-jpem{TxrmfZu{7-lGyV~jOiQRtfGD77
NP~Do2x1y_BhdAAYp9*%q&O^*B64b~sc{vo2hO$>-mS=Kz`F`>P#T~HgHAV{Zm~NkiHYN(K%BVljmp9t&c`{RN4T;$<jRRJMqWiZ
*qx3|&g8`~g@nce$(h%}Yo+hie~%aWzEggV4Jmu5cg51129*VhR@eEN%dR(a)b}&i_CP&vi$EE5p&nL1k(6W|wZ1D*<;_$o=`{NB
#mpBMDY(XlVw8nqcJ~7^=1cbJQUbl5w5@?fd(+)nkDgYt3e(F>lZs=h+iGHjG6<@r%RMPWT2zNhHE{Pq5YSD=pX}p#zBCViE{}a$
TGOPN!Qq($&fl9KrAa)~@LF)3B4+w*RBsM0`pCJsi2C25nXOlDx><bvlSq%lB<|JgYsuey(pW@wZ|>%mG-(`-R49}N4X7p-1Iusz
u{I*w5o>n#@BLFck$i0sJhMlN`H^hWpJ{W}sNS<*PZZD6wEJ38DV9de^q0#-(fs+34>yfyOqzvYv0)Yxb`XUW0TD=z3KStlQZPwW
RLw+DF+oXHOjJ@*M9mdM)JaneO_<Y=L{N+n(vZ}Y5oL=ZR1*}*4NM_R6*UtQT%;WpML^@pL)z>`6jNm%B19Pr7JC@ydO(Kp`xcYP
f$ZtCfhDI#L!PhxKj%*AzTH~x$1qbrrX!K|a;<bY)({cvu+j!81qI0ls|m$0NgT+$VB<cis}>-%WBG-uug!am%X3fptVBe$r%OI=
>uUUL_9E3m$zli<9I-)g$xT)yD^WPf(h#;PA1Pq^#K{jSj*pvg;aZob5Aojg8r!dxn*x=jIIg^6lv)%VFC8J+kXQ)5F-kx`g1hN>
%4irDcP)M~5+|9&0E~J&xUwP9B~ga&1dJ0-oh)l2kz%nVmq=v#?)B~HLEVhSXmUZco&P+iY{BA6;Vc(wQ(=lRuPDfuj<q6o=Z#(0
Q!g(>T4mm9$CW>&#JW~Se!Vl&xR+1Mv8azYIc*{NR#|l$>)>d1jQl2d)1#&Lj$65KXx<gY(9U3CG?MozQVoi{<-KOrj8&{iGYb2h
0P#w?XN3_`!!!!8)j;nvWe<^sQ#n;9T|B0c1qA`Y8lQdY;Zf)ije<xlClSR-H0$Yh9W)`Pg3x5OZs5jWpEK2uF`6xjwRhfTHe^0V
NZ6WT`K=3UeEsvq^{$jd#9V10zw&xky(3<8yQ}x_yDhiUokB%xaK8&Wwr#pt_cslr6=H&Ibt+J({>_Hb@5F}M&$5?D{g-N5Jt+pn
x^s^fuTi5L>0X!*(=?%^#5!qK`9S6}3*Mr~nO$ZPP3rAqPf6vtlWdBZt5(RHP3g2nSd(qj5D_GJkKMgrg|}yN&F!38>#MW4Vq0I|
j*NU&1d~r2NQ+IW<?2#LGvYL2-miAmV`qiQda^Nx_V&n&V!iEUZC6OG#3pYa6s763X`e}`?S}n2YcPeoLac3dC&ry-GD9_fm&!C-
&u=E=LAV(~LSTUc$rCVC9Y6EU>tSDwlt@oH>ms8SFW*wb^OApC97$VEwH~cqmYYiOyv$4Sa6&>7sI<RzYx2JY`tMMWB^wj|?61t#
W(iV2kdwK!mt;NRe>uL*`j<a9L>Bz^7<d)KzZ6JaJ(C5Xa6~IMs~B8t5G7Y4a9;_Z8s3d>MAZ%KOKG7mj@-Ob|6IU15m6h}+3~2;
S)s*ROHXl$p~8#HgDn+^?NUh|30R|I$ZA3?2IlT?aRC`3y7b4EC}^JKs$PQ|%r;aJTdq-RL+cSyYt~`|z0jd{X^;CSq+jRfX&kG?
_Dye$YASup))UF1Ld1h5l7198*0h#1bKGU@9_bfHYUXcjRa&NSFCR<%&X~hc>%1L#$yU+spC0F073=Y>#94v_1B_b}M{!H`-n8#E
*ezwdu()iK>#;%@*bxdD&?Fg}OzD}EQ(X9PdAau`R6za*Lhy(hEpyf&nouUF6>$8y@YbMETB>0#K*b`B%emStQ4Jw?%_};?N;h@%
vYH}ir6i0Ib4F;zltxZCXsZ-8Ip^QAw0kR!N@#KtH)1zQdhGlxHos)c$rdngY3zX|%SV9#mgZUez37Uls>(Eqp|0!Kx5lnRY3=6n
rJcUk`ckE^9Z#wU+dM{RO{2%tb4D$S(P~CxO%y6PHcKK$kpkqgVIZ)<9v;<dlDDzn@cC*DP>B61CN-@_?pbZBNJ%0p@fj`?XnW1t
L8Vx|Rr`2r0Xveq^(Qo;!8NpLJ+o`l4QkC<#YOWptZzzE@gk1a*YZa!W+69G@kEH(ta8(r5{igO#DvhqCl8~MTz55j#bQ>5ZPDr1
6&GjnYMS?Ids>}Z{;#2*E`(wT*BpDgDW}Kf&COfWl}9f;s8<snyI$1qR+hUm5Jxf2Otg}%BT=ON!f7_Cd^nUJ316C@7+Qi?jmV-9
p(2r{O5MhjCQQs0eK7J)RVn0r9!rBynDKF7Ne)mF`+Hw0^Tl>?&Zjr_!tgd$4{W&F*3<8lMlzXhwt$wI_+Ax5r#@W`SaJLC!I9Xo
Rd(!2G<J?HFIv)uzpJ&pdA5}_Z2VIm)3K<3KUC6GVr{A+*EcmvJ(SXGSFt~A3#+DLu~`*jU(e@SJT+sUZ?%@rX1rZ$-JwL*n~IxN
a*K^5g7Ot4g3vt1K<&G*b75=EaWh7o#VT6{(8!2FuQi7fYF92;yGgH+5elN=K6iHmByg&WBaw=<j?dpvpZV{QEcUua?x73Iy-(j*
9qsD(^7olAk!~)hKK*m!8Pr`tBZ-MbI{Tu*78lU=&~&aEq*qxtZ92_{O!q9{;p9NsI3lZQ3wuy&3sknKjb<rI(rEx!SiCO7$86+W
3buqChtety9wHhq=wAxp5*na`a9QiI!~c!!^>COKLMUH{vXE~f0(;Ccgw}Z%^XVAXRFQtYeLMGzNi=YYCB^kbQ3~~#Z(q+tHmpV{
&z$p&#CzGe%t)`^S8#ZpAuXo2Th9p5?@w&?(}8y2k~npnOZ3strw>Zw=>i4D)4!A#;SbJ%aZzyh)Y3u(EO@Rq)|nJ&8WQfiUM@Rz
s~iM#TEseJL1Tb~K~P4enHD4%NDe3s;%aCl8_W7~ts^?B!F!$*rLUt}-@?z@^>uq35>*^h_acYZN$LKCS>nx05fq&%dVN|3_0~Du
l(6p$mKo+XqM}Uyi7^AC^>u%qx$};APv@+puNg6(YM0HBc_uu6)<qRRTyybqlrtH7F3yzu;AoAeR@^gWcQ^cIe!S%K#vMP$U1cFv
do<1~NaCWRV<?lBX(6{;uUT<Vk(I;TYr1$KB;!uv1F-|Ar_b$?=S8s8@`w~8p>SGO#egiv3nx-9kK1|>;WYk-c9gQwJ^dHSq-0ou
{kGuj%hZ@6GGwB{hd4PayNHUEXw2V_$KQGuLu$W@PIFg3O&sR&D+LbiCNQj6C@4f_e=C^|ZqrXp{%*CmNUqJf5ZrDF_>mC}p%x?N
IxggjKj$5os-nFR6rPx;#x)v(h?6W<aBV)5^w!ag5rpHLFv8hNw%Dk<-eh#^EazBZjE4wClM;xcAtomR?Kws4>C=&2FDEI|j(LuB
bk`y)%(EOPS0#l@8r4ZsQHLCom)&p5n(d*P+qR5}FORJEiRYo0UfX`IYV0kmh#3K5X9$70KxHO!I2XdBp(T;9Kzx1MJ6qV7nXwLs
EXQmODWD)y0IP&NsGo{ph;qBA9;L0t3Q_#<D4(B<$qsD=I&g3EG&NdVD$mH{cV08$A9Yt<`Em&ZYaKI*o{`C=J&66(Ju?my`<DC3
i(PZOEP}MeyfbD$(MqI%j`Ge1OEg}RAM+*`?6o_pDN8LxKrK{uLAEW7Ex6;1>`r-ZvcCP!r?vL<P11bqJ2`W~YshgweJL7Lkh*Rg
i|O$z=bH`*BWj=M^{Y+;r|G>Qo(QnIp_pbYip93m9289|kyJ~qS2WRL<TlJv5vKC1?I2%C)(2TD_@d!o_h8FBD({y5WVK4Xi{%jn
bV{bKKD*WAQ>RxKge4*>Q-j>ZcDf|?%5kwUU!jQf-Spc_MlV$1o(haRu{3*D3rI|spJv&MDbjm#+Zq~p@lk7zBQ)?yrnTI%`c)AT
`L5>UZ}fUowF_^)nG&qO>^<bzB;uq&Z)Ii26S|<Y6^%bc{$e?px*F#O1R7^c2;^#D!LnRkHn^?bJX?1Y5-WKIWxz=*OH*r8p|Shz
2bHghX_oxG7;WskFEqb%_q#VC)wFQU$8X5ckCj`$=P3I|zFjrHM1NoByo2HzTDPemGI>APuBn{6y-Lq)z@(x<HYl(p(qBR%i65kl
nXQ+@^xu2EkLLE_75GcF_PP1yWCfn?y|W0WsLI|cfTFG|K0n1zTKD6vg&vZ-UyIwI(}BD1aqZfoxUIEQ`z|I;(=h38tGi9sA&AO;
5gocG?UT*5r0Yu%jI$us0%!~Z+ErF2upF@`(Qv7aV#Y|U>0@^nipS%AGyD8&hS9h?O(kiFR9NZ~AV`AO))~jz=RC)(>hCPf|1A#7
@0WP%Sv8Fe>x1v&=uSE3BL01G`|hy@wPGmNQT|$i)kR?!BFKE&;y{9BS<$HSQHo(ydJ)bQc(%F`vXoWD*~ht^Z@!tlZ{Z!@qg?nM
LO+;vA~jURByHy`sTWX6e$B1kL*MteWyM;Pme3@Uq>4*tyw(>V#MNKJ($?&CwPw7|l2=@9Mgz<Ii!B#!B^l$4#fq=CaTVW=l?#3`
q=x!XA{qBf;u>1@pm>8Y;DA^l$a}uc>kUBK>YTQ-wiF4J;Jea3$+Kv2ePNKxNo<_4-nkQA9u_L@^6Z)aN6z=0I|RVB{mwMvDOl%W
VQ6p+>me8cT{_pMM6sRQuYEIW)$d??#p*lPZJ|{mG+WCG_oC08cHo+ZKvCkhi6|Ed*mmcRPKf<hp?js;3PjO0O4boTg+WO&;e`8{
r=GW-TIR9G&U+@Ez2y|ZN-<)u7=3K<t*aN-vn2V}8P%fvjqsL3)3=Y(mui2{GZi?d5-17FKtv=)Ww3g>8Kmhq#kTxpy#EZnT~8MF
m%COyvQNW|H);1mi2FB&QG`V8CkZCBSO&VGh@l0Fj>r_5OYUfnFqeM3#mZGd?xwXvF`Px)E~5tt5|PwEH4|(~pvo%rnUqYjX~+6)
0bVHzX`<~uGU8O>qA|-+-q5W0CJ5@vAa^r{V5v1q3F6*=ei^%3l_H$H;Z0l8g`MpIMV`d00e-8#OFJoEj;jicX|}DumFQ7pB+rI%
29d9#mWHegZ*HKFSBB%6VQnCazgBp9P_3s`FEq_YsIsqk%jWgG37g9fSSU4n+YT>nGg-TuIKyRWR3V#6(zea)9cRiZgw%V$2pBX(
9D^qX;eLy-L2G<2OCdnHZ1VRsver6r$rj7dWQ8?yGeT1zY-~lMxy;O|F80JFM<#_B!lIHM7vSsGgaTgf25aM(+AY+H)m~mI$cUQA
#UCB9n}`bvw=+ORpe>=xn5;w*i$qakZndo|8mla46y4_hH#Nn*rhO3We^M88F)z0=wOC@~+7auMnM@j?p|4x}#;PYY-!5{R*I?-8
TR3kJQY+zlp0`Z>Ju-Q(o~phTP$U+6)5lJ}81eB$N9ZTYmgwR=a>K_KX1o2YYiQC>%UbQ(l9oiOLz(7U_xxnv?HW2`C5?8E3CByl
8>Ar$bB7g*qJ0fa6kr!OE?AZ~j!=hhR}{3_1?K)V3`+V!Z7A9|7`*Ys(0!0<-&sE|3PA(_cr1IN#gJRv5OCpyHe%4w+;@387N_L)
b#6gX#9h<r)izz-iB%?>x3m_np(HoD6-09H-=TZ+rtfs;)GX81UK%Jgw(QS3u5r9I5n-!DYHhAP+;EHM&fR<4(9j>P>ip!36h%9)
f0nDIwBtPf*Xic{TlnPmW`!bjl~l?WKD4T$3Z{45CSp=1Lfz?+4^O2@U8hvc6pN`_ZC0_O$z4~+MFo(e6lWq?LB*jnG?(*3lg{wD
Jo!#6I<rz&^+zbGD59O~b74f`d2@k@sUk@eQme%@AFF6kFP|_*TqI3L^|QjoiSIJt|F%}qow$jKhm?Dn58V<yDyS?Mh(ErkRv(RA
t4(bd+(n^@wot!<VH_Ymgm>A;K&FHPdT8L6ZPOy&T)X`1sG=jTG`)DI$3x>hkhtgCk+W_p7>bDkW0aY}Di`=}c3z=o4_M`LhLTo2
Dpvbu;9hGb#MLEVx_))vPTsZnu>3}aa%$SGql!|m!-^&HD59^zH;nHFPs$KHt4EW==D8Z)oe5&U7&<$*e#cz4e(QBDqodmC%UCR(
9pi%ivDKM2(cLu6IM<t)>N}-kaM<qMccTqOQ^41rFg>(h6V`3T)xT?AEl}9lsSzI>S1Kqh@YB03qSX4oR5A0PJHI;x;Swj~sWTfD
CdU`OTz)iJ<EC?MHZ+nGGBnQbi2XAW3SBzsRcU)b*IQsD8raH>pGGvO=+fQY0#=W4o`2uT(nzlQeo_L!`gf@0wLB_@0fHM4jgp;3
83N8AnkD7j9gH=WvoxlZtQ&F~j0|8XvQYzUn9NW0`16`gu`L1SbimFKv0BAEb)Ady&0?dpW|OSrquL?_B88^gVj7r|ASh#O2k4O0
8_7s{Q<Aeo1tj(%(2&hoQ0r*%tjFg<m?#X2f_DjlAr{h9CK;j~ex-gLkEyFAH&&_JW!%MTx?W~|5orl4#k;;Spk745MTb2a)|PVe
;O-l{HARA(&#Q*ngZ>kI$+t};j+aO!X#FKqLcX%KlhgXEM_la`8+LI+<(}0UX0$8w)@ucVo7g_}0Hr0PNE5PWAdnrBM3j*u%M07+
g|D-sES=hTPBzffNqfS(ML$+cm-_7@KUYpXeAzLIY5ad3WOP`uNmkHNRI1aw<P?o99)7Nzw%^S=jC+H#MsJU&)7oudiXe(B4u(gr
E((aGS}4?1IT11@{`)A0!zdu+PGsn&;w0uGbvYCD!2bU&Ji4rYw!=O+$sJzpI%Q#|a+UZ(=x8R7t@g@qb+I0NP*{saVA(>YVuG-2
tyKkVY@=;Zz~9@Bes8lV=pLpYfS4ID{#@d96fLT&2t<NbP}SKCmBd9fQ~4`VFvvOLZ~<#`ccIh00J4A*M3ofng-*J##Gc%ido_pN
(AzogpLS6Vum#&vL{3uoy@sW3tJNwTGGUaX5M*v!y<lLe2)d%vBJaiB?^j}ZvWm_G)_B0H^JLzvtfr~LR~cMqx@k0&Z(wu>dzTQz
L7pu%GAMHuvymvu{P%s`-?M|ec^&g57O6s`EW<+nPOzj766Ffl#S6=?BSjVJcBpS$HsW8NH$4CD5B#7ogwTANoi#+Oyg)J5W@V2j
`A=o!Q;EP-f?J`%u^;4mmh~3XC16TqMjzyHLN~5r5kR)2L2?=_fgq62^ew6s%eZn#sf~vgzlrT6>6GUo70i)!+lRs)kL>GfmlP72
-P-;-brFI?(lOzO<eL{>=2LnzA9VHXRb*JF_$~X;sJcqTXwgf5R$^t8NU!B=2|1Ea0Rs_wqzJ*AtN1*#Y$}%KQMb^Tiw!!sVfrw*
=`ejv(qf{St2EEXmJ9dq<>#aMTf6++*{1P25k;KP;nMXd;g<%+<bp|3i9h$jlHN&o5Jt|EK$W&9H;}+seoeyT<*+W|fRSJFDwvY8
sxW(@4>Kg+(bdDwnWxXUx8~pRb<sgTE1>?rJS9m3Z&hsrSM?Tq{ke92MFb4tIzoJTlq7iZ$*y%it7;%-|KVpj^q}cccFl+YxrdI6
`MjahaF;Bqm-}p*9>2{>=LI>m=?vZ4eHi?6l4+ZHAK>lu&L6`#VuvH~${Uudv*h5xnv~{Dxk$2sQtU_u3Q~!Z(p+DIqUNThhDhal
SLu-k)k1W$()D*QM9wa^*-aA#TGQlO-qo+fi^))!k)$s3H?ps#h>D%Mkmj|^`!DW{;;)W_kmA=KE!^wY0sI|Q*3<%cC~Z??O6lD+
ErU^mmua$y<yadZv#^|?nXHm5#uE?i`RC`&*~{x$*J%Yr8Ux;*kxv-5?&$tL{+r%%G4$H}((21)iZRE;8bsU7@jvB8CENOPOMS$m
UAU|Gp);S*=xbVahj%mXSe^UpSf#&`(|Y5K{T=*s8MYl;@6}Y&i2teIkGFX1(B;wF-lf;2HR0pG#<~lL;{?4`$Rbq9KSRT%^F6s=
!+d41xWUfoX6>tuF~=3Z<T=r=Y>{C4KZR)+rMAT<;~_dCy2KkGj!wX$Gd6f43oSD4Y<ioPlVR5yUi(q%7Ms6iP;{?agCAyef2PY^
IMn+H6~d^L@eJ$vAv*D<!nSc=enPPkq63YK$ICBUpy<II4>MDkwQMCEm#Q4goOIMY3zPxx*CFG7TGQD_?CGWJwz4Y&g==}O7N!p@
I!&uNww&4jqH^zi-`hd|c2(LJbUJ0U$eq8!{s@S+nawnhAIHS$aZ*PJu2$pD+DEH=Z6mLHg8O5FM{2w3<Y#k21Ijk?F09)>PORxy
{|a>ZPIul)YWB=k6A{_H^|L<+_*!hm#B`EdH3A{FD8EQruSu*ByJnZsSsyY&_3?Hq9eeX8EvlS#w7BWp@~`IMuWaXR#YaL&NUeY1
$gTAUC4El>P_RXgW%VpPDQ7h+YM~k_EHp6En`#*(L~fG)9^~%z4QJ99rhiQrG&uxC=1=iuSgIi=jm>M<#-cZEqv8HjfQW{cB1aF|
nSnqHl=#eaBH+mogXU(XgPD}W92sa8vW-TTJ=-kAQ&kD{eyyw9s`{j}qEu1XaP7qU9ZVn5WxbOLjuFhxq<lULiM1cu04NBYex%^?
=I>)d<JyHi6(|uSQjSQ6v#)}#t{pEkaA-pB=_P+ZyDB6l(-IFTI!CvT-MsYgo~HFhn*|MvbeJB#?k}eztWjPoU|lXmrPp2#KIcM9
Y<ZI5a*MsCV3NeK9i>n}dP1u2EfIl4J2OESaGYHDo(9pu-=YYT!?7%L#-;*Y9T)r+cbR=%aG-pk@e4S2tkQ%E5p!8XkV&}T=HVI<
-&?=Tciv~&wFz?2%VP7>elsAXI}7H0xcE};hP8bJYt0OK`}YhO3xG+<UT4sO1t@v4j5eO%7-5AfH8jX$q&Mxn1&cqWmy`J8oOE^1
5UHmg_}+ghh3$$T*8II&eI5N^Y=kH50Q`=E&UAb}>UwlizLs;tMkO1OMW#%^*ZF1O@ig}ae##3mnYk82iFCwG6(AImq6sG?`+c!9
C*{h-$qUw9_MLX~S5XTpNfb#QIg<Z<bls)2Yh5X|Otkxqq$=CE(UL+#`|~CV2x=yVrd%Uc>&(q-QrL*hRO3s_^0#Ao8eiPY_w(TA
t$e>-$W8BYb=OPT)YCUDFHMkTsDvhw)SfKJYJ26iP)iuLB^#BA+qvdlyAY{K{O$#@wC)MUI^Q<iGTRNI@ns^^G!YcCOXmR&hRT?c
Oo?G~s-_hYMWi%|0(;~T)QC`m1?jK?kp!ShO+XDOB?6{MEU6(-fEtW6G26Ce6^gDdR|K&CXZwGrdgCdRhZ^J*ihmZO!5n39E>Rzq
Qls(zIrG30X%{TWV=)c9GZ0+It%iR>S^P$e{u*-aIl@JLhEOw|hufN-!&+`U_Rzfbv4Nzq%x;|0-*c-;vyIiGF`S2fx(ihu?%5~$
kgWb=cW*1Jp06$;_IY`y8#>?lo^?Zrvj3E*R}-52#8QI}^!6u-n?2%W1PG-l@X#&@p(k<=&pd7r%@s?-(W3}TbMfnH5FbS0BhS%y
FRq%7IX}&k+7d_K9VltDB6aBvb#gaxx2cZT<33TuDnKN2KiOx`TGPIlZxs5^_97RKb-Ry{eypB1wSQuDD;as9QJYt)$MMwfNgA5r
>$b5YdwWL2XhyL!IM#+6?dA&o8op`nHm$LKIhS25-JTw17|vPZFt_4VR<jPHden(sQ$paLBmNcA5x0lePR+dTQGzDtQ;&kz641_F
%f~*NyIJYAmCfGoF*4$bN`WV?EBH{SCTk$0iwYSMqodyvQx7I+*7AC*BU1H^RjU%kaUj1T6Zql#PB|;zhg-~<B%JE+bR3Sy3v!)4
p>X0I#yDV6{_4vGfnHWb%{ksJXK`0T?hqo<v#%5+#$`p3uve&frQen9dfL`;Hh^nsACyw{yv4AtYu{^C+Q9CJa-jnAZ7H=|*$TL&
$r#y5giBG@g^6Vgz$s39R3H%BXy+8hDKx}DdhmoSV#X=2mPn9DsEcORo9n+=owBx2`HWb5P{2*^lpn@3d>@6<d?h+mCZ>aY&kH(6
Y-;D!i~El_0HG*T0ToZQ{m1uvLk9joZ`=2ZjSNMs0Q(#3p2gkuASmC}s2{P%`2Ez9z(FO4|K3<1ZuO?rq}VXxKOp>wcnG_Ifgk=g
e^2WerF0*-SI4z?$9D{Td3kZ>spR{~%*8duuWU`Pdy2khCg*102hF2*`1y3>?d=uW4)*#mz9fAg3U0!TJ2_|3swm7U5I^XrlrQ*s
F7TV{lI<6^^&*0w*nJ+{<*zSUv-o;_J*&4JK3~nh;%f;MTl0bu6<=B0!GtsmXohdRgo4YDZ0DBF@y`zr!oWNdK|fD=aAWt5g#HL3
2XEd!{bqFNI)j<wJ^akY>h$e`bs!i?MV-l}G?OQ4LKRF*7q`bYgKpXdL2+ptIk>4DbQ-th(NJShi(eb(FtSOkTs+(?CyHrBb!dvk
iQxIx*s`+CIO@An;d<C}TRBCwE<-w!<d8vNO6%mNWct~eK~Jg`+jT7IF&T(jQ}YnJn}F=(O4`S{Jd<O-s}i=NJY)R*pFi;~Eno8w
AL-=T$1q%aKtN-Mr)<IZ9?Ro#PrLPZz9ru74`99Qg#78e`=clgeTb1lHR4m3DcqJq`fF!YVL}BN4_2FVq}A;YCf6=^maGfN9#Z1V
LI+D_>W@mpZIw?^tuz8p1sLcl!cyZjjs>amk;foy>OzE9521=6v!yHQF&u4a7DmxbSeBG%T*(ntnlrCi_K1*2%g1VenEzZh_qkes
F4|C2f(w8txt@=!s=x2{fof_N532KJ?8bebv6j1e3*FiL3NMpQDaKbiOmDBT??exm<@fX-^*+P;?QZ;V>2B`o*wpe)&N~hcoIWIV
rZ&bg(hiV9q-i8=*1f4bXm4aV`R%;+{Tpk=VEfHqS4nX-$l*<n_tS$@*&=Qv2X`X}9~uf#p~UI<I|dtdsMG%4JB}l7dKK&4upsq%
@A2}tG5_y&k@9Q9yOuQIf80PH;QoWMKgVw4%fYgjFK2|mO7Xqs>+19Kw}xLbw6ziK!VAGy(_6)F9q`Y`jNS!nyMsH&rY~QP{+wa6
%c0o0zL^q!N#TKoe_P2Mc>Ay()2v`R-RS6hriX;nE3E2**z9san(KWr!rsB8XbBZGZ$BaVX`$2f?&nqZY2rK;eVqDwd;X)ll)TM(
Tl@^duMZfxG!<{d5rLwAkv>$Pqx9<;y*oeo{Tyw@dHf3ePXXH>Ccb<5=ufZNk?+DZT$pNG;ch+ObcO<jg@oC_f;jx#I3JT*2#P|0
`a6d|yGa~S>@QE;`kPJMADw6^)l=cezfL^x`fj;eb>3^eX{D{Si91{hH#}RjSNpHoy6?psrh{FE@51DY_I!h<gmz=<{YztUit#PL
&q2n#FDUDOBRsoY3~aTOueQ#3?~D?v4M62Q`e$p`jA}Ecx{t1t|Al!Of?+>-5H}#Z|MblQpW9dGji?d8x?ylENs=6bA`2oB>Yhjc
N~hCet#7NH+eOH@XT!6P4NyXeb(F}pUcJT!v3;QG0R#h1Gdb{mZzRGCO&!Ptq{tG+px5_VnmlYN={`*9P2PRxPC2^lD-j*`!x`5B
nLR+1fe;QL2NxrEy1Z8^!@VxLqL(wz*V8s6Bt&fup#YLysuO?+4mjmyy<f}aYVp@jQPJ_M##}nqk+;So{b*rLIKR5uX?EZA{eM8o
6f8Pd-r~dUKwKC7=*&2|0uL;I(EOgo;(4C}H!kr^_fU9#uhM-zJsbRx>KZSqtB+D<P^^!1Sju?d<?2U`N85?+8V$KWr#}3S<Ncly
<LSS2c|V_LQC-^SU2ppa{(HA)(dDxFzQ~_WzQ1=x=xKD}S<iBxGEk$m_Q08X(hW23k5sp#<3XF!a<+)qShexPY+`8bq4~7Y$9A<&
;lnRG%PNA$R5RK7b01?j6;bckb{&{rCteFSTnS<-=63%LE8%Ch&n5U{cZ&3Vp;oRoSG;7vAc!Gb-)RwB*Q$;uk4SO7RnIqw5k&a3
ibi?;l%&~FSA@KEq&FDsx7AOg_7B+f=LpT$_&q%O$l<l`1D`lArrE@Bw_RbR(;DMo?E@0#jY?O()43L9ium2?Z9!WUkobPDHeE?q
G=4d~-WpopC#X6q*DS0IDt5YiqfhbG#hP=*DI+w!ciJYFbrk2W`*u^2z`vn#HJu^&@0{;?*^iI#S=QALfo?c|t}aF9(EObkC+~_5
!+zdYe=bLzWLl_2HO}fpmaXu$rb#cxuqY-R(ZlzY3yJ|=%s7)-)-?4Wb#0|He_txUBAq=ysEl7yKV3DTwJ*!8$2@kVaU!3DdS;_e
wj4+z5Ra>C)48=)5xxDIRPJnL9|z90kWG(mknYq)47r`7Q5h9Ywp3#3L^>!U2)-0SS9IdXf_hDC@;1<4OAC<#FI}W`GgYib$F6rH
h@WLQ+SR8l(}k(K+R>VAS^N-((;~q5NLT*{|J5_==tf8@N8u6A+2uEiZ0ky>=YDdl*l146zrUYxomX^kL40RTxl%paUx&MX{%hss
N4D2M_MR^nT9>s=T>H;vy@%xau}?|Tb<nx3W&1lSG!=g8N2{2B8&#&9>lceTw?rVLaAhhR7%;v^L|Cf@w_+JH<%+%(=3rgp_R_J=
UYK)#K7#Qyyz#VBoHzwqH^<Lz&2<zeIO@<J#r;9(L_k6MAxjpTuaJ)FETpL4pQKLfZY#U@)_>AhbgRIse!z64>+|Vqd})jO72wmS
q<K?)DQX^_?&do8jkr@&u+)9N|M9HHxDYh_zla=z9RrWc?fs^W|6Zcw_%!}ur~fqY{hR--8~OWv!}a7(8Tn40C(wEi2=pi29>elV
Jw08}ObLTXeYsL4q=l|Dnn{VE_R1m64zW{Il4IZM=cA{W`|^C+_mk4eL;8Q76Pg+X2>-bC_J)t;CqL%~fdHW@68H=WC}#Y$X!i&j
c0=|dZ8plJS+L2BGix)^_ovC^p^ahq)1-d*8~<Q!u>WpL>769(Bo7<>OKESOT0iPo|C=+OOu__gCOa?s3k(KAWdGatg{D{|`&_5<
f$L}_d>$8%8onXT6PR01^pPitI1>a#W^ks>`HD1>Np@mML-sD1y6<Ct%<1EUfAJk`-G{Xbt{oroHLZz#$bA3SC}!2#ot(JVWOC5y
|KtC(o%orC49k8?nL1h3gA_|&1-_d7eit$HUB?#>NkGJs5t<ayUQNYy-`y{YBF?y3x~k~UA7Sk$)AC5>WGYhq#J(ng%<=B9x%Tt_
DxUUM;e!M0YEo6~Yx4UN{vH$LvgAJ`r^#hH0+(IeTssyZkVEqvQLzZ>_M-)TM^Hb|L~@t@Sub7-p5(y9#{5S;dzp{m@ly(_uA1Rf
@JQ618BwZ3eSMFzLWTMJ@Zepnr#@%>KHd2I`aJ{L-|)<yjzcCf2W<syD+Qy*EWH!v4{;asgBU>({)QEJl@yg%(4`SViA56ITsY%%
5?;9AMUNUsQ{jd|SEh8Co#!KiTON{AH>u|><G}Joxcoq+0XZCd0n9c?y=Gk!@Pl<Av><^Rw42<1J`0b<6wqbUC0C00&j_0CIQX>`
%t37e@;%8D8Q!)TOz!2FtFXn8Hnl*oAs1uA^8|dJzz(*{p;PEz=fTd2`CD-COd)OJV~KJB5CK566heXJ5UZge^zGTFz0yC)cvHZ9
XjRc&2Di6s=)H>3k}VkxYpVPX)W0er@z?8qXxwVf24Y`7mxgFBEZM!9+CR9fRZmrGjnO}G^Bg_4VTF0W$l>r?KZN_|SCjFhfyign
_46Y5`XGqIo{<IhE!k*2k9b_e43CsA!$na<YgA&0j#yune5zqjyT`ZRveaih=>Oz>Q`x1pb+z|asJ>9FiT;a4`~43T9C4INWRWI3
LV`<_V3Mda&zEfmIL(9WOJ0S$vxR*GB$6|fbrS6Q0yE0=L!nWfVQZwP>fAPLb*j<!ZWgRnr1kliYoxvK{RS6-!c8Q;-?8kQN|^l%
p;`G;P?51Tz=n**h@xgHf}u8D*D4F@CE6Hak!f(4Ts7I@q;C7YP&DWv#P*5^ycbo^IwdrpyHBlR)V9~@I*5xpmT1;t=khc)4*8jh
C4!0OVSy9D)ys-`bG!LG?EaYPcS!9j<4~7u`6%z^)3fHXzD;$`qY{oD4|VVb>W>GKewMlqC0+VFgq!c{bL3a<>yI<r-S9P%qJ&jH
F8utiXT*oUk0QTuA${8ENZoW9wLDHaoB{G8sPWUu$I0xLW`uC`m9}vVJFCHBr?irA@a_I?l9=={NR;*mW#2>TX<m62kGILKE&TwP
mKL4k>rTdYO|6_~e-o#xr1Gn9VEKov5ziIdPv*`2yfP@HH>-(xv~XNI4|ke99iMT49iN!PqYe2I7lD~vuCupK-SMp1;GJuIQZz06
9t{WDwrgo^dpbP^Juax5OQ8JZ&Ap1ek>l?>HtF_6cnzP|G6x(US|{FL`MLKFCS-qg^i<EWr|jsf`=^+3qct4Gs5jR@kZ6VLfuvH=
MdSPuB$9&rB=5nk%@~rUP>^LSB%n97*_jT(>I1KD`u#2V1Tg!*kbd+KJ>vfW@Gt}U=D)0j%Y7xW%<wQJ5I?+Sh6FyGEI!G@ZZ5$5
iKQY8D9PwJ{$6Z7Pm}oN1U+!dADHxIMjj${>#Kk18;Ab=|A(ULbW_4jAbcKZN9YvdJEc(x%t2?#htK0R^xUWX{1o_)$+MVrmq%Eg
8=S;A)EX2=aH+sQ-xy}tDnnVo|Kx`z8t`a1z!2PQ8Tpz%1Xp?&f1+3Q<LDm22%7}N>vTdMs;dwC3Hj&#q<uPJ2=nl?sV|>32}V*8
4`i$+USw?W)2&oB1B>!RMNPfRJrrfIUp+*&+UOC;(d1~xynJ3zDl;gC#?_Ajza5t!s;O{@tAra_jr`1ec>M1X2%CrX`{x=TjL6Oj
5^6s8N_ibW29T4b4<>BN(1-UlNv%d`NuM+$_YHi}btz`Q_k`T+UcsMpr6UW$+%!6k&l6)Gxx4ri@y~*LNS<BK78G?hb-hDp213uP
q-&)%Z-IE6Cu8`w@0^|$ozGv8Z#UpHX8aHL)af3`W@^KDb>Yek^t`n72OJ2!w?hhOr^&~z%^U#sL()=)jV#>k={oK{jP|SbRA@oH
)EYezB6I9B<Mt8mtK{sQHVM=uC<VOTKhswY<tJ=nS|blWI_UbIPR~$BpN;Vq`B016RDQuI*g~@c)Kk>%#SeFyaA2AGYR-romVMHG
m{Vjs3=eWMH8ng2qN6_^M(h$(!LJ72Li~ar%b}dgTAi=15ev<rX(Z0ULDNpjd$#Y>%hQ$zgAVSMx;oCb6j#j{FCMHDNz-qP?Uz&P
GwLTFk!PdaFTmvM^B=7A5f9}afH?%}Ub$5Kr&G+Pq#s=Jd&Gx&`}hs$3lcDYs`7CA$Y|^mWT!r=e=iR~@WvD)*Qfi5OFBFGpDCc<
Vyx-KTNUEl-ZENa7`xqO%HWNw9G|bt!@g||-P&NG@gn#_{QMz(HhKlEkM%eSQDzo&OCWq3u?p+Hq2s}z`%^Qdw0<k1P-bE5;EeQH
@cCK{ujB;)i!B@X-u_O~t@|2i;yKt4D-DB5DNnMYv#KI2(fFX<N;Gm|<rpy&@094{AiU>)T}vmZ{DKIGc@goV?yNdnq<uzLeeBnb
tEsT?YU^d@U#ZLvzRGuJpPs|zCWTMB7%W4{JfC<XhO~L_rJtT1b-4<mINO**a%O`iLTBlFk_*oTbT&ihxc6RU=aV?3HgIth=$~No
Rz!b;!IV-Tch|2+lZaC-95u0?aztS#_}=|)K^&q-!2{(X<1ZB_M4w5^$czl2u+aKyJPjBOkP@C5+<VdW9qX~}G%=vVUATtAEcH|B
Xn&cEwY;hjt)ZS&BO59=P=AL8web(jN@O(BBk>w_69Y$0r1v%aoSoKs&u3nIU8(8<Mz+Q-k6%U0h{Ot&U%You(r3u}*S@(HO!~Xe
xth<WP#@gc)KyMb9o}ynG6|dl@R>g?3S3(pQ!z_^R0NnzA)N>j54zZzO;HJj8hIiUGVLw48E{p<h_KXok4vB_yM`1afnnA7yOx7?
&zmss+e2Ed0Vs6ODa72+Vc*_n0$EO!MrP6CPL^{S0b+)=knnxxy2@<&KI4;RJtuKJh?3<q+Titp+?ySwCv9~n%H>pe`Qy*0h<ojg
G?jgE+Ysu}?1THSp!a#r;@J1ebW$mNhd*nsrC@po;=gSZ<%}Xi@QeC2_Ix1rP7Uza9}W@xZkT&tsLvEXL&Ut&4r%QrK!PMtwT7bO
Zc>P79vX|l?C#_pnKL&Ku~Ec$grT6*qY2JF_aof=oH7s9h`zq5*OEPSs<zuz^-3OX-MIvOvIrqb4ZYVo3=EJvh6h1~-flRE`1Nk~
>zP59%6FTYBZFWF95w)JsX7}G(m%}vd+8#!8sc7I)Vlsnorbkhzl~2_UA!hhXGUVV2eDXq{ccgDV2%-seXCXywM(~JmK#u4(M;Ta
6iQMTTmSJq=pyF3d^^IQTct@PpxfRJYgGjv?@%utC0r3U>mCvF9abZY9L9nq9<Mg&)@c>#Z5<ln5~tTL)nl?Vq`To4d-ozPk&7r$
(T{Ywtw8T>`(vBZtFH*)<j$Clp`RaAm>)u!v!a>&S#>L-v{@@?i5lHLj#Ds2kM&FVzJzp*C0(>nCo+ea@%X0-JlQultcY|w_BfiW
IC-szLar6>>_c7PX$V%uwrC%BX_oSEe1tw}IGW~pJn!*zg+jPI9m)7f48h22X74GYc4gynia_x$ZfmEDp~V3Lf{mb&1bux`$vMN)
HLVd4TtUWJ;ePe`Ft3TYos+XCJI`n_Gzn{9Ruw+e=X#%t7?iKRAIb2xlw)U7yw*npvFM5Ug_-G!A6?zA(oExwUXph?pL3}|;ANkF
{5^OIpy>RB#L;2E@=fu?sppXw-b3<Ny(kg>2O=#|_I{-witpM>>Di;mZ3ys6{E)iKJm_>mGv%9X7?5aT;K2KSAKT*L@lX;Ge{vT`
bRT*S$xLS@dOqJDdq0*s%wrduKRSMy=4Yn<-l8)xb29X$YkX5e<Y_JpX)D+;&(GyFBn8>gADil}s*J%@&5r2XP8?SLY;DNZyDVcZ
5+R|`i`^MZlE@##=ia_Il`FHk`U~v80y6<4!)l=qe+8B<-{2eF3a{o3Y|#=t-%71y_AhaCnvG8Oqkzqs$=1mNAV?H$F@Q$p`*6+&
c-b*Pvb`iab)xKHmoYObXL|~uhY{IvjhW=pq>UF%7D_1nJ3nAV>40=O^<P>L^cG05NSAaGNeA>^xks>m;qd+<^vLAw1K|c{9Y=VE
cJO2iuAHI!`$ldr3<TO8kf|jMi6FHKXX<sEA^M-ZA+H_JJ9%9XXO6W)CF+Q?SOsYncu03PVxlDC+3m>kI1Qs@me3XleLW7&PX~59
U8fz#9GK@N4pdcy@agugY{n?KiZj)dF(j~68WKqx)vzwY8kOvC{aVkwbDd&$GF7S!qu@wKs=nzEJ&3r;!QV=X+lG~TMsoozK9u_g
dN7}N?bUfzUW6X7@#Xd#G*W5nH!+rmgwKv|+T0ZD?b=1s7Y@$S5*wt*$W5)8TM+&PG;gXCIvG0S&I--k{g!9XkWT(kvegI}XvU=H
2O_lvCpR&JqhR?FdZ&=?X+dCTf0y8LhFht*Fz`RC^W-RgBRwL?<MK|R;#nT&(^S%Ckoy}~XT(f^vr#-xpc<L-%p)-lvVO&*<6l2}
IpgjpnW7@jxj&kr-@c`t)>w*2K1xJ51F_X;5d%OHhE+?Xnyv^|E$btI%AVz?FiIP~qbVZ2;F%dIBkOOG{9B`cpl{}NNmVM#L`H;p
&1KQ$7Ir$iREx*Q&2AY&*$-fk6+ZTG$YIwU)anx6sOEWcDV`INaGRehGvg}dfhe*%D0i7%U~FT12qR4Zp|XMsHE@ApOg*BYn|Fi@
Fd}QocVv}4P*(>&za{c(Je72Ml!Q$-GxWmvzYEVo_0Y+&G)k0rp!q`hG#`o%0zDkBgYrJ6!mf=EzZ=2worxXeqlxS_HtP`N9+^kY
o`<MUCA8*KzlqE+%rZE39V4)8&lq+zW)s?Ev$zrQI(FRU?_N&`Y)H)9J&xKodh(#FTOb!-iPGH{PBKzHlphT2Y!^qh&(qB?@cS#t
Jl!+F)f)snM0y!Wsv#3K2GJl%FwsW8XT~UHr(m33bY~Qtvrmu?294?TaAv6f4Sy|xptG{672uVqzcvkMKBEQc^cEi>m!KKUN5UQK
c@#A}#JnFR@C)H35G!J;_PY>;?H>N1^VK@?gZXl#^1BU8%o}O@od;|1GGZJ}9rCgF`<7cmWz3#BusCN0vQM~jY@cwj;S+(HEbjq)
(^Cb0Q>ff<ohkeMx&I6QR&>d^&~zNb@V|HdUl;zr{rz9{4?q?P*mp#+NbEjw-=W$X(G^I5q&}&Fj<s-LBL*^SSYqss&)bO4!`{#!
rm<Qaqir5QlX3)pcO4d1A)^O4kl-M}q6!tkNOD7wI<+(|P^mz-b0uI5n4+8Eh8~+Il?}bVfWAL@<Lj?i0|A0`@FTlaO=(846a7v5
>FTS1zs0Tqup)lnuz$DrJvRZQ00!LZ9;Jxi<;Ug!^F6og{MuDjRTNbs#wtFVA_5AitLOR~10cXbgh%_kI(^@Ne_hl(b*r%Hy>=pB
WInqJMWVly*tJ6zhrI|efCSpn0ZCCm+b8?>=p20D>;SkMaqf&xp71_UNdtibg^1n`4l!n3LCDXmhY#zGz1>19x{CjF2p=vJ#wf{9
$mb#%0#Z>)MljJ()U*ewv}*!&kqJU3M=7}p1Dx{+;1O~P8-cx*QALVDRfaayG$J83juJ#+1p*_IuxK%XA$0+!A_dd1S~Wui4FR*&
fTM-$KZ*Np!0s9&_hZ~YJ~%mYZO#)>?apW6{Mt29`=deE4pE9{56jAx=tqN3s@Y%qA;nN$usNUV^@!~B<Ckl&1k+74+UEA+Z(n|O
vCsJ7yin8XMg4!n0)U4puvNyR^U;DbNT^a7WQbOzD623CVbD=CjKvuz15kw7Aj@Gi%{b=}9A{*-?6}GT;Z3(`)uJ$N5pt*)7c3J{
A%p>vl|cmsG!+vq5j2o2kW39DOwj_>B$5<ROtCUR$s;KtB*2kPO&Ji9DXZdwhxbhkLJLTz(t&x{qxRw)031i(fma$aG{&qJbT9ge
hyaMBerusNT}W@EF#r$P_#T8i|BNrE@p_UDu^-zY9FJztphKDK_jx`y_Cc0K0g{xiNlQnR36c>YI)KPrnp6yd3}M1Rp;}mxQehLw
;vaK5r?MibscaM8TQW-$_n%2*q4Ihf=F<r`h8hiKPj9B_@8!m5;3tRG5F&x=FQ|Yu02M<9qRK?{9$s$lZyA^%nuT1)<DQu~-2uo3
fGF#HwmK&ZR@vFf-7=_=%>Wxx!GQgRfMMla^iL8`A778Rqli4L?q_AQPqz%f(4E%$)7<{nY<WQc0CxPziOEEk7c^1|1JMiB(<U}3
CepD;u7mjJQUZKdldXp#@?c6s)))ZH_!ZrdaZ{lasBm3}RrhK+J@Hgq?q@-%#4MLA1*HJc21r0$BxMaY`M3AbhqKfE<KL(;BrQ^~
*rnN;&G**KlTS>@+ZCYM_2TkaE%1hfi7F&ML=Rt%#|g}uOzUWV_0P)az9FM}n;lI#5K)W|*&$rAQ4lezaTLr+G$Rd3Fq#$U{*EcA
Hwi*Qla>`75?|s&s_|QY9N#wRNm&XqO`CyC&btgg@2(wSLL9jsW_d@<W#v5uq4{19#heQh1&27Z8PsT9|1N1p0{6vuvriVH9Jjc3
cL$mt;=12}?~4>h64Nb3K*2Ky1&1DreHdl<NDbZxm*ACVQjBXs5k$cvh`?Or+6hkFal(z0yBoMVjiX5$<B%FsHe519cG>>zX@g`!
;d*<Z29XLvAPOi~)PkY?s+&TmK~K0<P;Qk`M1)GE1%5G%RT)@fL=#XoLO$ytP-di%FE8}|wm#>{#%SY<F*T?g(VEgt;N!?<Klt^!
+Z7}#5vJD7L@bf2F%_DIZP4>$(9igeb$c;1R|`}XtQ{+L_E7DIaiHMcBc|v`t@a~OPd3X9Y>%jJD<>{$+PO?YyEIsv9<ZlOLwkD7
?|aaVD1l`y5Yn_%R$PsCRR9-ty=83Un%D~U4qn75vh6o$U?w((>De-<An+dUoHS!@Hb<PAw^;(G0l}kj*?Jf+A$Nb-u!3+;FfJMm
V0r{gbKCX5QSuJ}`JX7@*}jY8pPp*+K<<5qrz3NrKbWdPUNcy5TFy2D27KpzCK-40f0MgSSQVKeZAenK3<Jfeb?s(E4Db9x2SC8*
X;KJ%koD@Sjk6)5Kte)@^Z!q4EE7xLVBId^ad22Q88I1V0p;EMqzyua0%{Q34^N*j-`JVgeEVX0v*4d9VDRnj<K=t$j<d79%+kPK
-+oM<;Uzf)`(v-=F3MfJWX7jx)GYU%yBV;0l@rK>L%*o;`+AQ4?}(58?4YbjtjeULP^A?VkRU%mcJ}vkFyGbleRIn&X<`C}pr)0e
5{f{eDwT;;h*p7V7>WfrK<fKJ7W4QV&$<i!Ub8?@4Gc}JOoukbBU&5^01~cohXb_gavDZ}|8A;UO*+-r3Obq%7b=neTnVBIN>YL1
P~4MJQIfF+W+fCWK+;n~k~>R~8if{>+=b<~0+Nty7BG|&LKtJ2Eh<DgZnCEV8jYb7+nHAofnjrnsVhbqKOV?0htC4^^|3{br(w=P
4Pk&mjyY5k3OZFuQ8$f=2$G5#3MwdxV3?|sXelBZiWq_kq9`>EO(mG%Q&klbRTPm-(9pEB(##DZk&&5-<fcg#3tFI4C<5$fInKg}
ilGz>l~t>UZntpmA`x?e9OWZ;+?91ipgAwK58$rnv*N9My}I`2wi=%&-E83D+Qu-Svn0-lXrozHt^6}LwHoV4QU165IeaqyaO=HJ
ndT>cE=f_R5f(*Lfa?WS9HpqlM7GcKbK_kcQ>}AzT5h9Qy`Xzye-GpPzqBboA9f^1<PWA=5NT3n3ROp_Jjj`OlF(I$9?NtqJsFrl
`}p`WBm4EX8-26tPyTr4x}1B>i?I4XcO)?TSLu%{@O@$n_va&9hP~fM)#Q4WHJBNEuZWyShfB4$N9Q2Zx9RA#qWw~QNO+oJLX<T+
ZTt)c4pR(3EzVs!hUj1{I1)(=U>u<Xlny{9(g~7o5(AMy4I!vEfE`pFk&v#^?I=+1IRNDUa{%R#G=a-24z)X!x0_>3$(E}Ruj!be
V=k&@85&YjA#neBbae&{R!Vt(>W&UnJ3invLDVP8HXJZf5ZnC$#*w0s+{}fc2|iqNPScs!&*bv&>|?q;KiNGM?i3H@Dj7*I1d<LE
1yR@p5m#lVz*tn&3`D5{8Wij5RQdtjHkM+FrjaTFP8f0(F(pa_7#ygXb^}fVarGy15(ga{DfD=Lgn`zg2V{H#kiyH?5s&JPt%B0E
Dcx|6E8?1rMAEPdTkoNVl>T$xg-d8ybNqULf}SvXhoWbzUL}-e6MJ}a{BH(`pB_da5%dAm@(n>h46JFTN*n4nP|zM^`e4)>iNFSc
2299r8zi$iZu_QQg%V06!QUwO$S>GYGzQxK8rQ4lVd>+477d5v+j(Yzeew*znF+Im5N&M-K2I-9NgmAjD04_6ecpurECWD=2vDYj
s02@^giq=Yy_p0b)Tq8-_jh`uhpH37>OOK)L{M|m`wwwHvoK8Nhh~q|h@a=&IKrl9T^i&%A!0UP>+6$Y|9;3%zvN0$07VqUQqxjF
EW`s!Boe;U_y7(MS$RCrPwY>sDTs(;sLwbJ1kw>>6s;+Q(@e_XO@=T;O7l!HC<a=&Br40C<Z%upP!}jBass<#sSKc?t{fn`))KGf
&)uCMhx(u6`oq1vZ%OW`C0nKlF_hzBC2A2sSf6r|X$)ii2E#&gsbvv&;T_B8xbb^>A0YRh>m)DVkYt45bbP+kbA7D~Is>PUm*rTK
+m1Hvp*lH51w;@KkpQIy0*q9MNqOQvXJ_nPKY_dXLo71^B#G@2{-u{b<Oi_q0_ES3RWP0S7{nFlPt4@L0mkQuRGh9&!l$|zsH6%C
5`Y8fC8RvTeY4~q_xhkZ`g;D(?SpS5j3Lze4!=KKZTSX5aSQ7Co}efS@X^!(shWtQZLA?ifS_Ur3I(=kU4<Mu!iAhwktPU=SeA-l
lOhrt!h#fSX>h5MV70Bb&I3Y$8BtySyw%3|YD`KcafF0`et#ocSP4|5O^IZPgovO<Wobam7#vmQ7&M2a1J`}Mm=y5(`myju^nOPX
w}IYg2$>dU1vE7UDN4jkj?LX;1cTV*I6AtHHp^zw_uaVi|98A@5$FjrhnPk|ShnBeydgL`p=MJH#Wi#Gx<E2&8JLzxB(oCPWTW|y
yYxxa?()w;&ra(T?Db!+4)2y@wC=n-Yuj!{>hjE9851PxHqi6g$BYgR&&5nTSIUDvp#8B&;|36m=BUX5&ONa8N@V1@34h>bBNOEg
l^a7c%uI@~{?m;UR%<S!OZZ6mFOc}j8-|ktzP$5NY2I*vpbRq#a-xWhkE_2)@dfQrN&6r`L-??q_y<xFc<1sgHd(V?P4meoNs54_
pd_ejfTSt=;K`4PjhQt>krcEMQ3Op8#I&_iOh4S1xfC=F6%Yyba2>Ff^EQx;<vP!;OW<qO*Ynq_)vpbG2SQt)SBMEwFrlRPC}8Cg
x|>7@XfZzzTgz0DMKJ+#u}!4OCJ3ft74gqxX@P~OavX|Ef)bFjI*&hTvOpJadZ{T=I9^)tZV4|>Z}re5Bv&t!f{DpW40qac<~CXi
Qi)v-FcHcfXE-B7V-@Pv{<x`lWivSISVq9Qz0MyL|F^F-mLj@rqK_M{?D|os!3G0$<*p}%9h`gpryyYPGn?|^N@Kh}=z>MwSfnSz
uL(R2kPd4)XLRrycr%TUp--xb1P)>W_)$Ya3GinKq9vpnC}<EVL}`^FM4@7(L)<|^A%qMv1ptf?w29xpy!&TXPC!pGan-lP+g^^X
of12dKyM54wwGICEg~Difgwq2ZKg71lqjfdVbT!NEY~Ml(0`9-8<gXVS;to$TSf&Nr$5WR>~z%F))mErmv=%PFmY+;i2s4T;TPgc
{2StOM{Wd4;<SmY+;hlfBAVA{B53U!&JEe<@!JLuY#(DMM@iS1knl=myK#=9d19w;haTQWA6cPgf~Zj`LXv>q11u~6NbNueV}8T=
{`6vTim(c(Q8Y}`OiYSXL%!Wcu(B_5rY|Bi)6r%6_cjz*X&p6gUBg!G<9sp}?O{uVJ1U?!?bvuWIxRkqw4whdZ(O#=3-ujpYk(jW
l2iojAalDzw3#8<A^J$_T`D00<+ZWf^!)Ran2(I|SNC6NpGV1$zwgq0&d=3X-(-D$pnl>y!96F>$J8HS!$k+%>h}liR6nvpAqIp(
fJDdjltd9ROVmvP5)Z4t)8b~a=!xJRhr;s6Vlxmo`S|V9PIR1|6J4YH!dUNz;jl=+^RZyFkaO^#W?dhu)btepeo#-_u8neC)1|(Q
h2KtYzT0x^6i=iD4}6E;<bBfuo*9N%8HQy_U)L;j&1{C4XSmuAErmF=hWK%sxhQODaS1^XKPZHAvf$r-yXAiE9S@6;M@VpRmT0Cf
11RdzT<du^s8(}L?{s0~@d&(g=k5Fz(Y!^V{5-DRlm4I&0^b}mKvYx3@x4I8AOb}VA+$UoutH>qpg-P!U)i7X|C#@;zaHE`F0b`=
Db|l-cRn|iz8`nb)|~aag!%I@HQND@m!k}c-xMt8ws8uGz)~@tvlA}B{^pv2yo^1ZML4#dId$aR$LajLH;1$je(};$0EX`epU%4o
`DEC1zZK0M3OSShDcP6ZrZwV&qKv2pf04Bd2b4GKM$K(+d4Jj=ybAx9+J`0en{V)v1QDl^8}iN|?f3j~_rCQN+0h7}Xd?D^xVQ`j
LPT{Pc4h+YV1+mynF<UR=z5MkT|XkKr6>?YebDe}F!T_@#IXUSf_j|`Y4o9qgUmT4e>AT}X=4?Z#7`Qc%RCCD4Y5U0Rsz8Wxw&-d
!51iN81H^~HRhCKEf$>B3zrNkBagRQ$HxUYO(koI)n|`756pm`o@VWeM4Gdjk+yUkbq$({O_Cc0upCG%?e~kOwLy`3T%%+7P<>Zr
)f?!$MhtmI_ROcXg@#53>>VE{Gp5_Q?}fn)c=+zC^D2UWfeF6iPME%ovG?Y`N?l3lrTRYhUc@?k=)T|WO04I{Zyddx@egy)9>kD7
<b)s|z?6F=R0FT8s_XOb%In8;%D3l>*Rs28_c|bzk<f5aeNoCr^gSA+bs3;-V0TIk03+JmAY6e<iZIY{m}m-eN@j+xf!Q9lf$tDC
t8Gu5F!?<Y;01kM?`R9M{jKq40)>F{GRvzJ%ma&0dhg>G(S?0re{n$sK5)Pau<kaqtGqq<e%tcC9Ql+~P|uo)*C4S0-vUsn5&?vO
7(k5yNQOcJ83NFOl_?E(02rz|Og1>+`Ck{xne=pq%<~K1U<N=f6=I~#DK#?&_7Nu4CKNzKe0f;qsA)clq*#hDMFxKh#s^8j%5!?~
<BUn@O@~G}f{HLYZAuuGiv=?<F)^yU+s~7o-A;@-1|2LYEP`~%)QKY{yMM=sc^a)jye4hI_KiS^F?AFcL{4nh0;-eC%M3Q0Oozc?
UVbz&5z6mnRF5{81Hm#SDPO`MZ)QWoER~chzr$kbBw1ZHF^ur2x_^1OAfQ+pAUliqTgoBEp*|urcZj2k4WlO-F8Ys&?8-KpO`Kl-
`wwqai15ZCa*7c4&wnuL<-hYMC!l*FdFD(iX0l-_q_CXxvf<U-gyjePb^^<26$-#uPsqy&L^i#D93kcKbNjXSW2*JUg(v6kXB*Pj
;+>1`%_*kT_@R*~4E@6lz{L0*YJY%xz(c-Wj*xR>y2GENtH;2;AZXr$-=2&=geCYqv}Yb6{y%C#rGW&nQ)!8R?XZD_16vquB7vkr
5Cw>28Ab>d0s$Zps<Rw3KZZZXwHnsZ0NQR0hzycDN=e{Pc|Qlok>}G4<lz^7@nh)oSBW8-5)xXVO2XJkvLKJits6MNb$QH-^TPoY
*xL5zw9*G?0dRF6cO71n(rBgN1p}s1$o(Y)lQd|<2pC%peme^y!@-(P9vI+|U0e<;NT!|Q2H*Ve)q!w0LXFc(@A?U&R`p0iMw*~?
Cl&2Rb=`*xg@35=py5>$0xT+`sRkuY%$6F-2%AUr+b<JUrsxDsw<*XvsaLpuQp}PcwV0JuP0>tiN|F{W=c?$@jo9)<RZDJ{h-&X2
4zxtz#0xRvV=Us-^ZQNogR@>A8;$qJ%mnfewDIZbO(~k!y#;N3Isfe$;-dSEH;)7BY4#ti{Rn~i`RV>BKj^=gLC{aHmv(aw!eD#r
G7Jk>f#_Nf+i|nCg9hj}oy*S;)P=jlbszgB2QUH?;oJ|`^lW_RJ{K|9(b^CGaX>FUw>Q4miG9^GPSEFLYb553NpX#(X*5)QqcF1(
j&=2&KPWmOtIw8b)JSrk<C)mI7=f|d)8D^y&~P`GhMtFZ`*J!eJf6g*oaWO2)odTE!y)f_eiY^%y<x@IR!=~AAZ^BhG{F)j6zum;
Qg-=i?$?fvt~YV>@5D~{>Hi;Ce1CK((jne?7$HZ`mL{k~Ouj=ky!kh=UNs`7xw$S%xlYzvr_^<UAng!#BhGjj6h(;gNIX+JK)8sa
oYwB{*fg7*5QwXsn>i4s2__;cA=XiYBoQG5E3`Wm76cq+z^Gw#njMjIG6>-af)FQZ+1SH{+{cK58##I#xH$`_py!@>lax-Y1EwAB
BYO#_lVbK^96b`}%p&d`G9u?frtk^8aeG_{d%IVg1+l}<9}+t4J=`4N&JeMmc<vRp+Cx^7a4N}$B@x;wa^*a9q9MwHDB*PFRUbDb
Wduo6DXItsnt~=OilT;ysn7}_k)4B%u&C^+nRZqth?$}qi4t7U8KKbrq(|!yKWCSP<+jDQq4vifo5~f@51!@)blfaP2prHBa)EsR
3uH=+Bau;x*>$QIBFCM{%k=Be>~6r}<HWIK**Ux{iNGG(!f5u3L!|IpUTo<miMm6TgXJVfVy-!;UMj8QRpC?{W7{R6-P5>7^>@lU
2=9&oayt#NC?Co`Ch(w%`uO!LsH9|})zq<=*;c65%Dzh`Fz2hj8auw(C5Edm`rkr0c<8Mpy3;USH%9;Ywngs<i1!Q)f5Wq--n*Pj
R@r7#UE-8_1XJRA&oxN}86Y4|<lhc-pBDBTg%I>;bgR*w&im};^AHKI*Yh489nzs%D^^e!F8G&0o=X6xRZg1`mpU!1<=Vt7iNyz1
Qf1qO%4H;zoN(wIF2DqVA(u9AzyUnfPJ^*B<DL|DU6fhTVo^h)DG!fhAnY2XD4_9ZjM;^Z6gNTgPG`t-*1oPMCWj{(kMPQ!v_I-Q
rh9N;g2=AnfFOynITtQam_T!oaJU=@D7ymTQgw;uQ5D@Tl>u>V4u@?Hq&u;|azZL1pB1S&)<jh-I4+GiQAHwRsx)gIOhYk27DC8U
_4A<In-L3T`0|qubJQ%KIWP=^0#X}!!Ip*+iGV3sD3K(BsASsAwv90oDlP#8K@&~72~lt{1&1j_AV5hTedml*=akfYaI*pRcQ^Un
e*<ti$C1rFdNC$Kh>Q4d#@un)oR49>F*lwv8U*Ie&W#GZ0HbW9X<)+yi<2N-+?)yO+fzk_UvA(~?tmu682r<-4dk7ZqyWR{edqE~
wLBS>)rvl(1M7fhCPKCiln*%&;GhH)!6el1bV@>`>+<;X?SIa9&wLZ^S>Rl5ywmfw+4K&~M(n^gIb!5!LShpdw&AhdocAa_M&dZ4
n+O}GFNXZnr&ZO@toitweeYbjMcILp3Fvm#sREN2OsK{YjyO3os)snxnnTXmdKUuV^B_b<*b|UbN1ZYlacF`KvWt*eBN~td$VvcY
q@xl-WTp}(E~5yp!(OM8&P_-_FMJRWk^X!2z?Z$qYkPq>HUuyNf~Xa^mI0bAZobRvhToZ*!U-X?+YSm3NA<f$o&^&H2eAv;%IH;L
>b`2GdvtLpLR)10?g|LR)uLwqncAJ-03352FYmsahq*p~s#7M>L%$f@b1#gpq*#4gF^anVJs#$^0-_1i4P{`#6ksZ&v#|LQQB@J^
d?Ii-!o~_`bSk3d&rrOu#Bp$N<xqEXE!guLwpzFYbk3oO;g~%R{~c3?FAvEM;oz8b-j+rtIXWcd6J1>-_tQM;Q=~Pc)(WaG(00ve
)@k9JnA3#!Eu3h~I??fa#(Vcr1Fq>6F!~fWydY$Su<P5`DfB&~t?<4mR8^4{9?gESqr57Ju$|rgz9D$`@5A2eh3V0fix1^D=QJN>
UXEX0vuNvs)sXHQY;+fwxyelma4#wCFzL~v=Y&GmPhLC2iz%z#_2Cs>Z0d~^J022A5A*R-NG8^#I;C}T!jg(As7o=#fSDkcDE<}-
Yi$}zLW8Sh{&%hJF<0;Oz{PyD5+eGhGZMzkO1W&v%wtT7eP*@doWVBnY0#co;2nanV50PKg&vzDP&DXGoXUK0b|+cG={^A#ZRd+K
jfP|qaW0tUu$3rvmS9i{qdEzLJj+vAloKo8&fhrja;x&LZO+~;cIUfZ+-sWLi7q-VRKo)zu1@FE!?8YeaS;cw(ca5?9VEdi$X#)@
R*!M}F{m|D%v7Ys1w*YUBN@w$E2cy`S>d_Wm0LJO$IV1J!KnZllOaFyoe(khv(<awC#iWyu3V&Q25fXnMas5R3k3MfwCqSXa4rE&
@c}?lNS9I`++TM>aT9F4SV}<=CNhmF^BNYJWNA=w2EldQAfTHO_ph9lU33iST^$2Ku7W_seZ6i06@3*21^#XR1e^7Gw+CdT4jkf+
JmNpbY;L7HuA(L!e03f->U06>b2gjqmBcFyYB-gW_7?TxkKURMr!bL13O31NDOgp{^-~xb^FYCh#bnPMUcG~Zhf&?X03F+7U%<dW
G`o)I7C`nVVGLUVV7m<nV1U(<5gJk>WnH@az-kG@T_NGiT~h7*3Oh7A_2-e-uS%kRxD-tQpM)SA`i>145T4^(=_nzZYN&>#9pOYU
faZ?SG)(pqb$T%DsGH7DBAv>LDD>~J5hr^DNzA(wB$_fPh{)+CM4&%psCR6h|9j)V4juLtB8*fkRi0WnD0wmw-HYio7Bmmal#*m0
>aLDG8oHyq59N%S_DDtq*J;rtV^p!({#qfmU@svL-5vS}yiY#R!22`;c%4t3UIhf#+rO!m!|P!-kUaYOZQW@SEG&9X01f1Nrp$pX
p<NVdoaBp->fZhj2iCg@MjWDP2%{~>!>8(P6O)J#%nKSa%U~G<4sf;I-NJBeD4PfvC_9(B!m@;j5Hth)%Q$sZfl8x7tqDqFC0Nb?
WF-jX5XfXInG3WC)2IQ6rAh%Afk24_O-iB>0vRafk|s*zh~-d7p^z30ic;=CgOUo=s{oA)qx2xqhM&4kVJ1M^!7yWhCXIbU7@|F2
N51qwAyB9oaSXt66|YJ&aUOjKoCpIe_}4~e1ArWlY1HII{0%R@erWdSHV65k`Fnp)-kx7#ei;fMb&?{l{qrElP=h3tS^3;yoUZpW
+Un3bU|11J6+c%_S-Ko1fm=I4{i*nz-*1n;y2=QLo7U#&+GThUTwNbJ`21mBeB$dUesltd$`s%3J0DY!KF!J5oJh>SmH9?f*U!rI
A?JFxBSv35?>K}eLGN)iU$1uuoL>)qc##iFf{9+3Vq;ahrbiNO#a3{`Nr-i9GL>51H)^=)7o<5ymVoN-g<+sPzmONLx2O|*a0k5s
yzFfA0(u*THa+WyZ6LUrF_$e{PA3TE|3%LsoG5tj&k&v{ZOw13swS!;qDmxWW(cSv)3vH(hJ+?zx?ppi<0jCNs!}@UI1z&i#}U)G
hN)p8K%%ySDngrO7#%h}-JmWdWKm3vj?!pR57w6Dh!cn>LLY9weeLAlj(!1*<HcSEUQCWRet3lK@H*R<sStND)V*a~%M*1<5i&(6
EJlNAG+L%|S6Vfzhei`dsBp@YOaoCCJCTJ{VHX%Gn@kW8DovL&7(#tUndQidCzM59-2rjCx5v-N-xBsufiQ0LO5>j<$Ai`dIv^F>
)|Kx_Bh;Meao-(397)V8=HC*8)VFjDn|%0K@a&=SHVMS(rU6)Nxj{{_LQ><si9t%6?SP?cR+mMTEEvdcn8OtwQBE)@q(_7}S9el(
o<6ude5@(SZ8(vw1#P7Hlaque3XZ@dA}fLvDigX*NN9?Z29lbl38a<M6R|F1SOKR1h(CW_gTlDipxu=;L_6zjbBNC%NFtazVUiCp
Eob(jz|FHq2Mow5naiO*GH@U0v~c@^91;dN9kN}jS-!vTzUL-sI~$rPoKk8s4;Cqjk#HSV8{!;RfaAEF=k%AYDx@i-nTT6R!Yl(B
4o5fdhPA)Ajhr|Lq2I5O*?BY|BIFzl8A&aJ)6`4|k<k+A;mA~=xp3r@X>>=|wq5j(cJsm>BhKf1q<M|VLLUgQ{f#1g7|2bzSG}&=
#|Dq0aGx>{agIzV3UGzgYa;NOVN6jtVRzn6H4Sdz+=68DjSn>9U6lIba*86Lau#{mx5$$zq|z=v?z?nUWaU!<1}c&WVB#r^OrGw_
_@qlx=is>@L|pu#Tzzzi;OyTX>aM4EBLODUfnkFeOTF)l!f}|>GK(8yDO9Q_)LsQi+j%(oF85eZg$_K2c<*DuJI+z);v?m(AS<#$
X%Oi5aud$^MyoF(3@)`iN@CP;#OW48)NfI|<s={9emsye<Y0y*+-7Nk48lh--MXcT)Wj8ODCnz{Ez3>1YE<8h-i&zg9+WgAi(*Ej
Cd{c4(B2Huj>OS$qY)ft@TE#3F87<%rjm(?nxWyWH!nu=A5-49>B~oVAn)XaeheR{NS`Rm=QXGGN(w)b7hX?$#BxpJ?-z5*o^s+D
lD)xpmPEK_l4CR=h=?o}j~U#|$h2rryABh^t+jR~g+W~J2(Vqx>X!m5w|(P<S`@Z<FW+&^8db`>k!4kWJn`xUUA<34D8$4zb1$uh
kHQt<D-)~4AbDUKhCMW5j9%+!7(Dlz+Ut7bY_K-`^T%gyq@qzl^fBg9Q16g$og?FR$8y_ud)wZhN!nd3SRo%a7`D7vg;mNsd}5CG
juC=}#Vo1_sK!n2B2DbgiV6$xNb7rJGmZ@8$6Fk|Wl&KjJizB5x#vf|7jE^o4umsE5mqXocX3ua$%I8>2U&A0wRX~GP_Dq;nr7x8
RRo%0spCO#c(_DiRWUI@-7}46!%*92Nnq~IZ_e2f<K4SB``3H8eFP5mz1%D6oxs`GjMp*jX9yrB1*_cM#B|vAhRhqG8j&`rXqgTY
K)`lzAve>ijs^H6d%zauJVXv7U(vlA#z%HCSUObBbJZmL^q5n#wyY}-GCoKVsk4I2pT;~#k3i_aglPE!k;j5D!4OsxD~p7)i7xuZ
+D3{@!IUy7=a4=x6G|dTLWrQdHSBaKs%%Q05g$Bz6amB$mFsX|_qIE+jzJC)!KUqz3_-=W&j-BY+ah}vjoJ(P>^W#5`p)BX_8Vb?
Fn`jYNx$xTj$F=G!>NX!FRgSO?{z)=?eOa8g+p}%<j+~?3NP!vJXVnU=j?s)bLUC(<)q&~uF_q6L)~D$+p-5AV4oow+Z5JJ`804j
tF>XXdQ&6BhTK7AwU~R!Ac9S_$127lUVgeT(+T!M>eejKlB3obVtHtOgHHs8@*auFxWVwXt+07Bg!p*45Cc{$eQYcrH1^3~RBWX!
Q(PA^%B&QMsGC!QUAseWFfqMLG-FHmq3NP7#?nhY-QVK#coHsZz((6>pBFUVG~p?r#Fo(%9<KlEk80};4og&oqfz5_n-DW<dpDZG
w7-#;Q`h~cQ-^7)nj92_l!sHX+73}|AH9XuYvwwQHX|BEMtPD^aly)EGzf83b&g$%m0vnrzIfoZ=G9!ZMFm4_J@Tu&Mbe8L!M829
re+qW3*KSrlp=?A-10iq7Edk^!p>6^&eKUObc}p9I<+p56%i$jW*}%qqq%BaB~zG38K-VS>mxF9ysnv$_2+TkEjFsiR;IFskg)*T
N+pW;=zp92e^ae+8m6m?E|Ek<T1qPE6B?Zm&|?n?MMxYojx=e~q)3P;%SoeFV}{AL7#3X(f(RKBn0YzFQc5IP27xBxO);Nxlpf_M
aicdhP4Mt;+o1=0J6QJn^T%aYhZgihc(m*vL`xprWKI*X;X}L>L=6~XZ)UJ`g_J}PFx)7UGpC0xJgzi85HunS=|Qn>LQI-v9dKgk
(G-qizyy;zX8|dac;VdAn@0hLEXlUS4&B3?S}h+$ED6LvF~J?T>@dF5LYiHb2p^Do(n-)>f<BjDEq+`(!hI<{xyTM?tP_oXAOcbf
7DOdvB;Ni4#1Sr8<mn%z!(UeCYbFVo;B=KIVmF+W;nw;(8H29!+R?+p*X)07SLM`Zt6o0Psc2FrSO|bTr4I!}*#S5Esf2QdJ%fay
8e&BeBBX>wgpjf$q-b2=P|m}ZG%b>($bgEm0tjg^DP|%qRJ$c6wXja9QzMLoCZYw~DYV%UBvDdxOu-`Q5N32Fs-vU@Bx<8s(2}`m
ks1cpLCPb9McGFV9TbD6D#D6nbA_TLLBpU^IiiP7Sddt7nOx=t7<a$L?#lYesRE-GY?G3iCLzjfjEaVcnjpqNgn*92tS<@cldfp}
y6)J!KYR)1qrdF1`_R%ZwPq_2Zj5;r4Uk9%%-CQgI2rTtVmIN;M>mn_DwLLMCEfkdh*Q`s3^pwVy>7Icqe`W2%$XY0y_dT$Mq8^?
S}@gG5hKXjx&vo`c;&wRJq&e|*d2%uV8lce(o$1J8X(9@Sc;;e0-~yDGEACg0wATLfvQRZsi4Wq35aPZYO1K2Dsv2qN@=AELLdsH
qADn87?q%kCStN2C8mX>r74IgXlbFCpb9CXfuy1&VhTx-rhy_#s#uDqWTKivsbUC*AW$5L&5&GW3ED#<A_@f|KoJE*nFEB-gvBvL
krM<<7WPdw6%7F~E2M=Sx@E|sjzMssi#b$;6G;&jL=6oD(L^GXr80sjqlIe_gOPHrG{X@v(8LtPktD>#IZ#mn1rf+BlBx@pQCBLM
9i%L)oa7fSqY%9yW=0_;HB(J7O-fTyQbg53RLvB`(^5oh0K%e}q{zx9N@%D;NP?(lAeL$hmZYYs2!J!{KO=m9hCmsaB%4F(58-X`
xP-hX594>pg>jgBjP#sszTTsrdd%qXe@0??9;Ht;^I|_T&o`9k(L6mqktsP$R}>p4CQ^-}Fy-CD2Rb`-xKp<;bQ`)d9gDh@V0f_b
hXsaBx#yl8EXQtig5@$N0Kmxb@zcnw&^FV7$+&QGb3qIuP5^)w&7DD}WV?g78Fn4Gr6igVS!~VBr#A(z#g1g=F^GUA1hDc+>dCCn
&x2@jTTzg<iE1NKsS;bb8I}h$(TUP{ELBXDG?iBtJ)w>vNkvjr#Q`-Wg$IvkU!>NbT-f*CnB?^cq3gux;Q#b#Jg9Qt;nY4P2Y)?=
5fLAuKB)1&{T%u7`y}-*p!5cP8hiTV*QeJ5uZ%uJx5-0Zn+7o`rllyPT2ax<xjM9Vmpt0x>6gPHzFMC$9-OA&P%)xo<663hq64{_
C+aljGh2a$G)!AiHf`7j8@m=B`vih2NdnNl+5yxiW)Z0{M7A)+VhS_eo9rQkFfbRy#T<Z~2OOi<u$pw&Eaf_>29;=436-U#S^)v3
mXehzL@KUbhxfnV)_9C}9`90kKX@ISfYKhgPDuFfNiiSqz{zP!k|JUe%A}|jqXJQa0=Zp)@J;7otY<fQHz$G5UXM{8LO)^BFIadC
)ExtJZH)jB3P79GH>iAN1fqz0ciY8Ln&d5oi1s>o_d~)dq1Q6bAv70aj>+YlR&3J~s4i|w5>4c~86t;4ci$XwH9)8eL7!it<<wZ*
A}s>L)p-pKC7Qm+PEUVbL;+UFcIpS9WB%|zu<_ExMPeR*cX|=mgY!Q6{J7E46z_AWm!bPOKX0q84x5ceblS}wvd$d)UaAs<7aT_x
3@#~B$iNIGgA8d)whG^}U$dSBDL)x-D8Uo>w7Sf5@huz{YTb_YrR~I6c{I5PRfj6B9Ex)R;SMr<t~@y%k*|anK&c*0Wirv+);Oln
+!fySi>6`-=!uKFjvst3nFUn#h_CoPVFkxJ@YzR_2W15^f+i@0Rb*KQZy8oG4doMM8ADj%tA+-t&Q-@7f|PP6Dy0MR?uD!;IF1&6
0&M4abJ6WsL`M**Y_3E&EKBa=ydy%R$$Q6gj^=r~f_}Wc_UCeCkG7OW!}29j^C#90Ek6#q2%+>6xg6vk=!NSdDl)-Ez4kdguA#p4
za4!^R}1hx!NBJVqH_p`+f+m7lB{{Sf*c+M_%#rMe3bK_i%-O}p2hJc;L2!<relsFs+S3f9R;eU3V_ZoO5@>O*R~I2P#(1XaBdLd
^qsQ&;A7b0k`)}EPnP52I+aD;DhP~qLlc46?^H4~12=PWC_v?zQFy{fw+atre0z-El=g9VRxU<vCe*A=hNh6Us}Wt7>K6FOkK{vK
j~C@VV3kCf*c^#>U8KnC2p&5?jKRCPj>!Z;v*dw>Gq8}H7MUEY+DH)~aX27Tqx`$vWerUrQVB@XgH)vgl%jGO1E@~Eekainos*aV
_4PeiQcoJhDk5wk;czWNCR{8C0)ZaP!}3KAAxs?i_ie9sYn*!c<B=OY@qCJzhJt*SLd|zP=J45v1*HZri&Sy0>4DYMP!U+}(@kQT
Wmp?aHkx{q%%ZszPI2Gzt>IpN_ug4&`Kn4{K{X=vM6l=YAj(1?s18E+IdP}!UoCo&{pbKF6TWrT|G*ccc%%NiM$b2ICo`-#dR;uJ
)aA|!f5SX=cjJf8m<kYH85TR?FAY3r_vVvbXw=OTUPRDv%EbhR(vQ^1D!0}|y;6zQL);*5X|(A|eEM5KYlf(j1S&d1IHZSU^-IF|
&KuvKdpq~%W@4-nm&<M6%F=o7j@@k!bhlfE;Ev>1-!E)eUNuTFE}o{E@iP6WKL+8pV>qD5T-1t&-ZJ?-TNlEddVJ@b%Hu7%k}pwi
#}b(Q2wHKtdgpy_L@$zsLW!JBJzO}lNCUjq_7`mQ-#ozT_0@Qb$9^m<h{QcH7WnEoTO~<tGa5H@D7B^G_2$fK%_~rZJ^1lFn$`G#
x33)u9b+zqKrM~&cu4PeSZ}_kI~iv7@wwQo%P_AluTGPi&`u;s!L4}<Rx4uTeRE0)svIpEPHI}Hg*?fyx?E*3X$Tm^#*z?Q!>!*|
^r^ySwd3Qi^nC8};R!y250r%DO&%D%=o7904#*y4_ACH%j@ShZU_$u9s<f%1y&|ZfvLNR7?#xF0GveRovGDjE+j2<-gq@&E%#SzK
=I^}o#=Pf2-*|F^ThTn5HAx&hPqVe8ZF}nVaV4CPj=UmQyry?<yFs;W&`U1e;@`uf(O)fx)mD{lvlU_sPucNDs>$mLu_RZq-@bh`
?Lv|dxZ>=oXCbOduqBw0oR|(8b6sZ5pB-W(T^?oan)1S@!{8XMRXL^5oQHs@&%{D$YK3CcGWxq>l)OmLDzU~ww$wUWou<Bw;;k3t
*zB$2G_5DZw5^-PtDrb^$@1;tn?r|$IZZQd>o5<a4I=5P$m`DjCUq+jN<U)ku%fb6MFl{#z{F`D@<5~LplOTWWAW#4iyxED%vIue
*G7xDx8`R@ZjK`ipr2l)qs9?w7R)0yF_x&(9O0r%CvNEPX0J<^-q<C=>#F!ui?z&cu^_-0lM{eKph|#%H;SE7h9x#^JS8ldJ>~d+
ULLp3?J9x~aa;qWU%kNFVZA!_+vhjW9EZki(`U^2f$ZgW-2wzE5l^wwA)*H?qC+WnT6GoD4D{Cg>i7=F8v!k`(%;hi-&%XF3n?^M
ky@17n5_t6Vnrotnq-$9*{*KYqeNsF5b9u24^!-I$Av9$*Jd0;#)AU47?x5K(2wWP%;mub>#>?%Ykg@6+o&U|ql=Hno{bc1;6csP
EGIr$M|D+}`ju8$wKobntMbDqns;3+6fGduz?k{Iw;lKE!dGTeyN&u(p}EW<a*;e%dginimz(w3ZHIn2gEq6kg48W>cwr)v<>lU%
SFSd)y(O8ODMmQq>Xc*{6v>I2a))367X<Qkvedm{7bf>Wg-qjXZ+rJ%4t)V2No(oZ<ig%h19cPD?y0t3emgsT#Ne_5159dwoZNm<
V--3O3cF1RxL&h9-!k;@`WwM$dq%ms>X^$`HcI+COWsH0tD1ODPWMps+_X8{cVarmk*)`IMbZ-O6@|J;cP9Q_PA#MHlE;fpW|^Av
n1)gj9>#f|Hd?w`5Ji+_?GLMJnSiM*KsDjEnS>o`#8`3%(^R-&m+8qqL{sBoVYjAE*cx<@aUf0*X5+yJ(Gt;+vRaZB;0JBc6*u5Q
vA(${JAqC*8@&Y($y!mDR%B%OYBaBM1-uvK#*J^QOLy6}87w`Hq0E)LLa;$cv?tVI#;37-XsO37hB*kv4-o-Rp3E>&NG}oRi(L%q
D-8)s4%mn+3d5<QS){KX)HlbTB}cs*=wwyY4=>l9CXy87p|(y?u?H1ZF(Z~$EJ*KB+cCuc2j{l;<@w6VT6)#eUoN$^T2Uc95jNw;
e?7rB4c|tl^kAiQ#QNsh9%H#p(daw_Z{yjc&xmCn&K#n&Sk{?ni}G5rm$WvSNmv}RK;)1VSrFUf@2)(2)8nh~spOv(^U9W~QS0b}
CMteCSA%$5b+b!5uVnHq0!*jYoH{^nA9yq>4_{8ZFl#9uIP1MIF(?8UakVu%^I@3;h?Hf~Tr!ae<xA2*i2GYySJ|ku9uA+98D`(H
O3-$+fp4@S#4fn|FL$;>tTkHiTCp7oi;UUj^p)zP)y-|fbiVj&!+Zdw0erG^<rWCRPay$}%?_OvMOMXP=rFA(2Wg>nVZv!{sn$Xs
QhL`DDH$HSg;P|$AZaG%p^Sv`(mPsI5glpeX@etFfd;L_x=FmS7BE3YnxRZK_{-x{d-2~gEYmootRDi|nkmP(qm3P@83)H_7c~%9
<{Z9x?oje~<^_uHZ0mGd%t$XNomr{giQ#g(&1x&(Qc^75Q42F=ZCys!oN}=cPs<`ZHg|eiL#4tDCgm#VRViIgie?Ea;3Bl8joZcD
EY|nEvS}`e4IE=O-Dd8~Mk-|QJaw+y)Z8}B;pp*XRmZbd5n{E!dFyXGj*OK?*H~wxa5-~etEOTSJ>#Ig^Vgg-`1<f41!p&*BN}eD
lCo|(G@>Prkf*-=y<#g6+kOoX<KrL}yl(pkaCarye*u_YgvO;ML^Z@HS|olL?jg{1sVhQ0hX#zZ5<U1L_vVfOw0##kbQEY1&!N*M
D4G$$)9FI2lBn*MP<r*cg?4<L<)dhHymj)Ou3eD|btumO-o~3s^yH>G@)~XKvc5>^8BUEjA@jyv7t}AVriJjZ%}KI1>zOR`cae9T
&hHmH8<UM*I0)A|xY7s+kZNpp6k);1!p)~fQ8|+{K)j9l<T%3eIK);He?IZue0*)f#B)0|Sr<tj8LfLKUFvlhxLqRx?8*iRTbWin
t4%~M3m_56rEajY)h&(H;vBbTnp7)InyL~8RAD|n<g22NDyXWdib3h<`1dit3TRf4*M}|n?C$!}3J(jM^~I*h&r{le8^a50o*Y*3
ZJOJ+FPwVfyK8v#`bJ~Xt*u-z=*E_K*EpKh*=nz))Yx^+`CZVBZ*>~x-9_&hKZmu&%-=M_FT9n#rL}FSq+$jmp}d=XRn45e!!Jz4
M7hta;$B~Tr_4uZM%i!Q4Pvc{>y_Zd)6u==myO>%$heK(n6+N&X;`w7A}dFM64@3dMnq$4idyV16~3mNEz&JoGr7Iy+|j$*xw?j4
w=`Zz(zPRPornaA#8HTMYPZZ9HMPGNYL138tD4>r>8eC?fUN6f+C#W{dx?t<bYa((Xu|d0`NRua-MWW;-R5zSeRYF3#a|>=kSuYR
q)}5cDDNf&O(xTsodQvsDqDhh`k8)qcv9BU-$dQ`AkyD_+UHMlZs|Hpy~d4Bb#{>Yr_M^5rOp!d)}f^yvfe8ieeY95z&t9dqEuC%
UaO-^m9yRxt)B0Q)nge{53HOC;$#YwKqb<tP(pc)FG3swpc<3CQ`-)#s-!3?CdO}DRU10B8aJ~G!EesaE-trj-*)0w-)p>mVW^(n
-<gK7t$EICL-QX`g3{I`yD}UW80~oHa68(IdnWaJ9%aq0Gc@iu-!}Euy2E#rMxlC`VpKG&yzqCW6uw|aCigQc#xY5BFLe%CnW|MU
K!sxFsp^DRJ69Jq5c6#oyJ?cxJ6zmqQWvbfq1|J*Xlr*)FP8b9(_2PvnGhgquUE-4MXhVLnTuI-ix$l%u1l{tmsa;3YuCo`jEA!J
o)Z;b^^*|Xl6deOIRfIaQ=Yu%o(}oxk{Ed4t8|>42Zk(CGQ1+|#?0MU3+dBFA?$k0QqhgnA8i*T#emwdB9d6P6TrcAuxp1p#}|!k
@UjWY0=j+iwSJD|5WVCpek(?1y5rX0i}PK=xzSUykgE<29twNt^~q;g55D}auSIIEZ@WYu*kQxb;ei!hcWCVE;(6sdNgf}Dbtyjj
zh<T?d#IZtC9Oe2bTEi8!5c9?_jP99PIZgKuFd)fcekD>??W<^H-x}%h?Hjrjrc`jw04Gd&O?yrkDKAH**h83zV}@kwj;T{eK5iu
%~r-zq^Sjn^R6>+TingzW-9mRcbW8hI~rOv7%IJR;`M8qao&}g6~zP7K}&@3MT1CHt=vse6fc#!d8E}<u5$Tjq4ZhAd~<ozH3;6h
p{y>A9H+ekx90a{qVo>Vn(K1c)3>w6XiK!zM4)7*iXDtFVIo%ATvF^YOAJbT(<;MSR3Ij_!xMW6-xL~THQ*emg(6z;C@n#dNJI&x
t?3NAgi5PnW4yR&Rw4*@xTfX9zk{67(hgR{Gpey3`#Zj)-6r_qE0@52G%~f@-=3~sq!4(U24!bPoY#J{E$3R#SLF42T4#>7$w?(>
v$FLu&vJU>IbAU47AIn!vxkpd-Wl9bE1O;J)Z&7#XzJDGoU~<f*)lQs-u0!mv|6=yytb=CAdJjFEmBomBBF&&o(XX@&hHpGe;x}t
c3=yla?C8<HPM4!M_I!5^zJy%9WPQscu2}f3<fZfuJ8h|Fv4ARz7LhwVEN0%z7ITiQoat5BnkYAh<N1ldPO1+aC_&U0+2-PI$@G=
<PLrV$Jb|$Wn{XLfn@XE^!bz)AW+yACTvY>CmNaRKdtCicolFi(r;*KxC%NeBZE~3v*BeN?Jg4fCg}||;$1H78`!JHR|OiNz#-<d
T6^EDvikLr&DVS%ZmN?0`6Yg8n5jd*7DZ~lRZyYptPioHe5<b&$}k5_SFe3S&HZ{RorROj^SvPopMpy^XtJ`bs;WnhY~(M-KPSp1
Ud7R%>%`O52SpJhv%te$?9}6htiJovvD0jHS=!BIT=UCD-n%=6j0kkiZI%)@3>1X#U41QihX<GD8>$IhVBINFzKY+gm+^gj%_NN_
Hq1p=VOgCUg&dW!9tXOscG=qNqkzf|WPF|jtl$<ikoH}sOU4+8D>ig|a(Hp?8n(>b@@{BXxXI&$@E#{b(GAO^m!*4@H%DrXgngfx
Vg8MLf3yAF`7fY3><D=yCu-MVXe<p(6A`WZdH3|IQh~=Y7uhk@+2PVW)t*5cZFXndtF?9wN!JC27AgV<08K;hqbrxBabbbR95!0L
IEQ|3HuXAj8dbPxdPY^<Ef(GMt-RIjyUrma7Z<I`GMrL^qrzS+QoTBHheKHnq@FDln1^f%$coIi3DeJ4Ud^1@+E!-cB3_j-RkJbn
VQZGaywoigwyL^b6<3AY5;k=uTyn^&V5#w%j8@Zhl<kB`8*a9T(k@Weki}j0#q*u6?C1SmZVx&;S~0!E=~<)*g;Raiv3d(NjT=H3
Ss8G_2sQ^?IvsW6+9S_elag`_)F3m#0aF!6de~?XPf#*IU>GtH2sna*>Z1bC^igM2!dAXAiPmw-h|24XIT~Afod=n!J<?H<L2~2X
=DGjO|Hu9R)!YXl`TNyH>jXCM??=zHw><g-5L-cvL=O;oo=*wL_MRtKp4<XE_23?FJRWH~LXnAqpn?<*na`l-z9Bu2Xk`Ac9(^Ng
z;DvEcaitKWyh3+g&d*_U(Gyh-ft<wiUN^X%GitrBss@}Gi;Xc6%;CX@-@k!VU495P3!RMm&KJpY@=<6f2W*T^E^rPM#JY?n}TEL
R=mmtrWGrG5oiU*lZvX*#R_;&7>JpQn~|F10_N}wlrT`N<9H>6)l1Qg1G1qLPW@uji{47Gb(*TcoWA2~6iU#DY9mthhT7g{Vv7hl
gH$EBaB)byJx;Hkr;Q*Q+FXb=E=$$#Nz+`xG^ew&qkgvOrUseFv?YCMVB)lCo;JJg^)#tsvSTtaW={2a6o#XN&S;<GH=swA!sS_v
H#nmS;eF#trq#xpS@vUNVo5L{5TUi<tkxy!gjAz{JaWdiYx2VJGpg4-JC68mJ%o=)jO{~v#GC;)R=m(X-mVETK=ZT>bj2eo<V7aJ
JR;{)Xwoc0Zt<m_KP%Z5KVB|vbj?X<cG5;8FEYjSypEq9HzPij7En2)bRwD{IFJD<SSv9CDJ}`*zlZ+&x{T?wjfpNSuKLxFC!|nw
FFr6IUsyztB$DDwYpbRq+?K{;w&bKZPOo>!(2i;~sj@bbOhzt3){%XFTbD@VCum}hi>_oCiQh%u?U`&kbwFH-0``}Q#JvvXsCX67
tFp-&5tTC-d6FNMyQhL@g-vv`qfBx7)QJejB%i42E-wOzJT0lKgp`Jmw(f3lNd4PeF*R9gbc<KbU7Bq!A){F6QKLvLL*-MAv9pMi
XeD@66zfilT5dTy(h?Ic6ujD~^>#d>_muMRix-PZnoLzY=$+?kOfynmxjN^S!3$&BDkD^{O`x}3Xzz|V(|IQfiSU#}Q{ki)5K#q;
5qV>6vfnp&c7`wxP@G9IfE}>g2)N=0&K2g!wc`fKh|6ur2M$s>y91C+NuWxr<y(@Z_oyL~+&MIL!64`lXT<w-jToJIC<9#(*PM+l
cXLXWIC}2zNlco(O385eopUpLy*o6yqjGArIaPN`?$V9T{NBr(-Www6kH0ULbaR<~#BF(6EY?TQ)sKtT`vQQ#`_~UeSz7Ts4$fiq
AqX7JP522(JRXhxgJj3eg2SBY$;vQ%+^v+r@Pz>9POvvJS<)G~=ff2}PjYwQdY8fIrlJ|5&eRc8bDEoxLTT+NIh-bVoX$^Lh7xi+
NvnPL71xS}9%)$j<}Wsa4-2mh9SK^i!-IY}@g5$b+#`3fY9Q)5o=9-LX3tJ;^T2irV>B|kGwU;j8R8V|4V)9RqMY;H6kSZ_bLki(
4~gv$LDA?xLXyD(2fW<C=xc@Bz)m<Gq5Fv);jWSOPuuzaXX*KyA7AKV{zu-ymQk&AluAJ}j0D^i7#=tqfwBkj_-6lNZ3P+2?`+Iy
kGHC1Ra5(%-#MG)%Z+Qg+&R1WtLwpL-rsdqk>x6Td!FBK>gsVkd{lh|@^XBu;QU>pDh8Iny8{xBWrR}=Ay7(05XB)xRFcCKL=hAd
R7EsWEKLbZQBV{#w97^REF%_N!vTnJFqmXmlp+<95+~*oE&&oyE*Bv8$#CwPFhaWu?sz)b=scQzSPwh@26mGs<cwjp5Yq)SN+$58
n8QL~5QH$O2>fA2S@<vbz)%5Hh;#@3a#Ae~QUwW1N;^S`A~;4yN?<TU1XE1G1WhWG3sE4n0)$FX)I|X#ML|F(FQkEl5BZQ%1CjLo
&Y}}6XeLf#Js>E<<MH%~?9BNQ?DXapXR!8mc>=(Xuzh$Q()B+Jfbl3OOd~%`blQR-^OBcYijgSqIb0m%52O57@=#O{)y!}NGyT15
p%cHb6Ym55asuxdA21NHLYKT=`9_p?52_L>1{p#mMw+1pf?xodC@72nH_HRY7Xu6usoBS3_~#SDh)7^zh;^v_GJ$Q5!Ol?W0*OsE
Fc&)l2?8RKC<QeFA*CfnbqLZTEi5t_aFAKTftLuPZJY?qK(vuS8j&=Fh_VX6j-g=*kYRvP4qHw4&)dhx$=B2EIo_V@J7+G(F%2b)
ga|b#hFG9qMsbO-wk&WL(u7+#u!m+E((tjZzQD^$0;opNAc~Z=GWyoIMA?+9Z7Ej0X-T&6S9iGrh>?d=m)^5j4{D}(KM18Q6o?ud
P}$~?I7G0pR0Pviuh|YZD3T_^Ft{BztDNwx28$eUqqMQk@*V)+!COrqI@Rt#+Fr4Qh51(WkzrwMCyCrDgN!D*qZm>W3uTA7b4%4s
rl}dFE5<_$R@Wlh3{^zweBy&!0yI~^b(p5O4o%A;R8T}XOifGCUSmjyS*=aWJVte=@cvF0IUPoid6RYN`<`kZrcJKZp&;`U==S`U
A?0;vRYEM_@|`{vwt1%!V5-6@v3t?y5-rGSa3PvBh}7>neF{oci)JG)gFME0RP<^dck|hGRe1MT4~y^EdDLLm+Obe2hAmJAAS>>*
l~Mt&ubAER)*nHz)S}VwnO+~1#a<H&X6#Q~-#y{fbZXG2VwpyKa6TJ8LqJcDd&sAoA)I@7I5%RV)kLwAV>GmS-tWoa(F03{-5WAg
4R={EEMeY<h`Q^1ET>DZpVjrV62r<Y>|x;*TCvrR*Ncm_eKSVc=8^PQy-0>5!V>3Bhw&;<V((`r*1S4~Z{}6}2p>(U8D+=IDJn0g
W4p`)e=E1fuC+prsA3ki5trY*>aKhE*H|;<^0`?Jnv${gtM6>m7>>O4tn;c7*y8yS*U^r#pFc0*JTq#~V;_S&r*4bdtfV9!U4-7z
Y=L#<mRT?rGslbXMH1!qjT~C|#9v!rQr3f8()w1EOcI<#n@-y(7MB)@!oYj+RILcSCrB34gS+iCO(A59<Ke@;^?MN8!M!yEo#J!R
?=)I;w%B)MhQ;`1T%&VbE71~6u{u+0%v3AtouF@w5gO<#c?wORLbtfw?g+Imc*I+5;<N>)Lw%z5+K_88qbbELX?X==9xsWA!lMVM
A?t3&Rj%F;Viu!*IXcI~w?vN-o-Vk6Ox<MF+Cmhhs{s&grE2s8H@LXuTX?W=TJK1=0W~J!R8fG`IaU`-gl#K*Dt6@WInl&e`KlCU
Vih8Uufchn)2}u?;koB3__!V%BdF^9>t|MM<*9ppqeNth$&oLtmBsbZs*;mk9w%b%zO3Qt*IDj#8sng6(Ez|j*07MEZ^h%IK5F~;
>b^KM(sXW@3-^`a;wshpQvA0?=O~6qmy%)aZ*H*Mz7GY1$~B?bUpFeKcf&^dd(DSP7%ED#A?XVu#bg&po_W}HmO};v<HsFt_f?=I
kx`Z$1Bj@4K&EM43cD1Aa{A*<Eo#&@&X%IkmdI3yqgms4e2Z3Ohr7l!zORcMi$=RqxS7bdcXyMzdqk0Y2FVpBiO$=tw!_=Um?i7C
@g9r1kfK(1d1<AKVwQZ)&M%8O4cV9p5?D^TW@cel83SypJ#wphg-w+lCqWT)HKT%ev7}lM6}4_S$lf?iaaE*FGVmC1D~AW(5z2R9
bXA3uLAr$W`zEGHy;TXuuJ8)JH>T_>LE~gIi<~Gr>v_g&9G3iMbiFB|<w27)6y$HX%gpIsTT~uO4#}k8L~V*ihF+H9cdCe6&}L>^
F~M5UqM8b|)vjZw2ZM_m3_wA)Ed&#F7rM$5HeH$#r{W(w^NZB$dWNNQ#h(Rk@<YTh&u*&@;wUbLQrOv8Q)2@<3nyL_eERNe1fe-Z
?9o1kU!*<*tWC~{cNYoJ?E^q)Q&5~m1Ib5YgHGN26omx|M{BaDTRR22hl*&#;5we>?%y0S@Lh!bAT|TW4@Xjl$F@)CB0U)=M`w4}
@AmzcSo`E<`s_bOZL2oXK*nap`tu8S_-o@GVK<nvZpkbu(*wK+9Ye{01F(4ZP#*{tZvo)&6=FPafb+c`f`In9M7tE#lKQ*FS^7B{
-mHttZTaxaM~^;Wf!DMqsSl23Gl3yMOjQX<u!mGO*s9WfIz$ipz|!bH4gg*_3Un!Kwyk7_C|RsQYxxKC5tJzg3;y%#>pXcF!AMMU
%xReBt0ROL4h1SxC-^W2^l)J$QKbMrSQrB&3iZJ3Z|F|IL=n+>;^)<d%5?#;_#~i`Krmdb!|s46PsvZ`*au2?sy}LqC$s?la*IkL
egFV&3LS@S|382qkG$OK6%I+(n;!#ZLs7&B_*4TxeFw4NJ&Tew{bhmsumcEEAOZ?vg9#6h?9Heq0*WFc3QvOb(j%kXD&K?Dbsu^6
JRH-fpnHat)9x&o15{4CCDO8vLCWmm34~WnIv}ZrC5Z`|#9WfevGdZov9f5(Q=%%SC(r}&B%lfj2ndAr3V0+_Q2+@*QX;b;DMK_!
KtM|(L=+N164c5m5$aFSpgd38;vxAL>cPH;Z|C`72Mr{&L=i3|4zxn5d>X-CkJ=F*&{-dF{GeZgNeDpqI_*}{l|-Wwi6;Jy#Z0i;
EIq`Wj&Uow4Zj2F=!g8KfcC%z4xu!XR7zA##ZxQ+08J4n6r?1L4H8Wt1rQK464Z?hN+v3MVN3vBK&WjZu^{}toG7QVM9GFf95IRr
d%#n=1!z=zW`ypLS0q8yp{N3o5|uS2D7t_Qgf*A}sVEeEJ_;Kk>?Zz`kKG<;Q|H_8@9qFGqC>~OlBdIj&?Qvuz`#)jF{u?Uix^D_
sr3>XV^XvmKtVK6%%BFcS0fq>ARwtp)MSOH=paV`dwpsP`2i@Qq*eJ68>i3N)zxH0Bcr+mc9BjI+&qysJE#sJb69(7s+k2cnGqdS
QJ!>iYdGvXgM(PZjN>G*u&s<b00}ECRglDxYaL-xfihA??~B6o=-{W12d(TscaM*<bWaC>3HwjGl++JAIaO1ml~{PbKRLnDd6+5@
G?W!jqa2u%57XDTyvyOEZD2QQMAS(oKSX~u3B3d}PNX#nY7t)Wh2Dgi=A%`j8q8{GI;u-Uv9g+Zdm2Cl?VFE@_V*_i``3epDLA#&
>u&ginFty{35Z#Rk_M0oWu+RK5Xc>-flXArwl$?g&I0)xc@97zOa};U=kI&pNL1b^qtYQrji-&d`I5TJ7FfhalBW`o5Q-Fr<HrS9
4Pq#0h(vo&s#v;T{k{VsleKo^9L%;H=&~0?f=eI;3d>f+%LHB1qD1KcZPj?Jdcva`)I_`PUSxt6f5HGQ>qhxTQN><<OAOrIeIL4y
YpOaLm<~WGX`}~&Gg6|Y?jgAxf#FU-U~Ka{Sc9U}R0RY`;Wzx+tr&7ug<Of2OF7C6n2QiOt3YT~FgVaT43v;e6pcj|tdeS(YGRx`
l>XDwdm%Jlx$5?NVzk?!Va8+?Cuk-hKnHAxTMBIgIS6|qA<CGC2~UJBO*>L`M=NOQKZN!EIiU8L1w~>!*dhcx4GUbj^=~b=0W~An
?n4P!hTl>b!LOzF?WAa<gN55(HafMDydgy6M+&bKx+@%!A-jE`dZ9EPzeww;_9AXb2zy}pO00|2rhR=rAZBN(?6xDbeAfJ|kZO>N
6mY2O7)N!inQ=K()NZRvvkl%I?i-BZ(S>BiY8w)uqOk|#hmQE3*>cDpb<jLOx)71LVJS>71%n)u7w$?$-IUaqh9HElASx>>!G%(B
X}@Xj&27GMExoFjBv1sAj*eM|X^_hjYOY2!Ph;n=9uB%*SbDqb<Ca!xWK-0=oXJBe1UTor9l3j{Q|2*IHMkQ`DoDvx)j=vwL^%}-
u%#2;^?T>zbKibFZLCt5yh={O8i5GYLaj?CCbE{W$#g?fn?+3_*o0L^%9SM`QiMS#j?P^eW4Dbcc|o#5N=BmrDRUBqIa&p1RkfIG
K<WV4;Mvwj;v}*{TfintsYxyjrUWfX08B8-94ZoG=K9#(DYn?(ZSA*XrWX@foTpZ(LUR;UB197bB;o>fMA1cy3NoCWxY}<Fan!<s
dSc_cdOL7WHwr(M%tWH4O5LU|nF|DU6tPB4O==&*R%>wzE0AWyTT&PsXFbo#RRh!Ie6Y`)nzMIIfdjdt#sid>nbd2<@*Efm$Lak&
eDt6mqz0t-YB_LEj(CF8_R(p9kp%yrqF!`G6+)n?M1R(ci87y?jd6c#yJdBr)123|X6w^9GqD4q>tgy+NW6|yuL~(^3F@9u(qc~$
dhmIihaE`siZsHMup1ICzBtu)vFO*YZ%2UZ$z^>~ljC=qho{zgspq#mC{pHRL({XNT!xvJet@^06V9r>hZhu__dy)O_3<s;o^Ws?
spGQ-hh4`bKRA!0t?FWM*HXHspzBFEjFTyUa-qXeD?!soV5oV@kNZ7azMm8E<@Nv{S9f=B;BWV6KJCwq>3oFb^bPk2sRkzcambmW
$U_t$gm)A6p%VkJ{d)$4=K?F^-|5l;+C4&YAW4r}_=5l?1SI53C*|km()`b&2W;&E0QL@beemi(dO4nRMFO&uRBZUoBAcV99A-hf
b@^*%S*U(!8ELFC2ok$LKl02!)A-Fo_q%h{l)K*Hsf8tScpYEo>hbJi#DA}cV2eCHsx${JaH@ytL*HDlq^ri-_L|L^V&yo=rs!+f
gkY+tN2{B?DA%mZ;Nn`}964B?@iWq#%okgFv^p6f$QKJL6=<>3DIqEi-?H*8d4}(#LS;qfGo~3q5V-`lE#^2BOjl5`K~vU9iim)U
r-Zz0;d4B0Ljq_7+DwxRgCdGjAXX{Lvm>T)mqaM+>onu-nspD3rmRSWX&l!2)~nu^$9)y&!MZ6Rf~wk7p*n1faM7XD9Jz?+bTx(S
q~la#S4iuX?B#pHQOq!lm6r)C&a>aSz6dyUT-d?8g#?mP6;f2eO_mmo^`OMfx}D^zNRo(}nu^R!nkt|esT3b~#swA~wG?8_@Wj?0
-D_B}PzI5OUKeLgrax$i7lV?y6N(Fs(xIS<kyjU2nSb%VLFOZ3u)1`c&fON1L>oHW!-lnVu9XPgT0RwFXv%r9-5FH0uEE=A)zuEz
Dy>?pB~L7xEmDrLx&>t#WJDaOKuD4&T&n<tZ@0eP;P&F26iymMGUd(XVgzHXK!vQ-)x92UC1x>v>eXH?@sSHSjW1nt8=1J6+i5Wj
RTM{e?p)38qwiR`9cV*Vx8I17i+<k`-gKht73M~FCRNbq6x}Iu$c-%|Vi}<!Br0q)iMMFTv{gFI>+*6QmhCvLvGObHFtl<EO}Xb2
^N*!9WH}$SPCQ2Af~57;+R~|QDzS9&W7cUH<YbDZx^6-ZJZM$j#aCh*-lCpry1iSiqg_=}xW?6Ft*g4OwW(pluZ+Zw0;5FhwU}R1
Sjv4pLr7HIptv6uc6P3Ux-_x_R9zZdl*|wjDbsAUz)_V}sj<-n5?x4grCue2*C$yNzA?KcYYtjigrKSdkZOS{sH>#Uo0MW7D>{7)
%;5d-<m2-<=(#b`T18rjvrmQAXxCS*it(MP-gA3zMY+)Km2HAS&u+@Ja9Vz9xtQz6bqj{~$qmUbDG{y&ruZ#rkmP#cVXcHafa+UR
j^KNk1|qFdU8@}+?O#sNH&M$WiW$yG8%bCgk{qEW7zJT4Nr@u(;~36p%dT`v<fNJga+1rM4x;ni=Ll*X;aCijyG&qCVO`+rGn!$8
W#Oo8b@8#mUv7;c?FCk8l#H4Ye$kL^=$&odg9m}%(p|3%p!1gBjcx#-g2ZAg->W%^>}rJZ>)_^xfH_^NLUe7~--diwRIX;Cz-|F*
tVEnWGmyL;{2(=Sot<2ZUGsWENxEROT2Q;IR@EBOOMbI_Tpx*NuN~cQ0ny@i@5QHko^P7p5~VE-$KaJF9bM>5Pk34;<O7YmT-(1b
!CHH6gtxt2`}H)P*5SnpTvx*OE07-7(P?|%3onY#m6=D|&T7@E@bAv>4eG&4owJ8%YijJ><-NOt$h4*R$}|F*yUD!Sbw>`c)#9N;
Yg-}k!v#e7?ZT^XB?A>2Pb`ZGc%+jj(wkN*mWZ=X40FSgOljz_JWU=ki4x>5m^n2H10u#lk&h!_2!z@ThaEaI!g0_E+^Z5aj2zVx
>l6dP&H4m7nhh!j=t4lPzPJubbxMR#K&3y;2HQxu-u<7Bn-12rjL3>*YY94m6MezxuKd>yT?6+r2k<(#<Oaui%@5~+CIE>}#pLos
l09bXb;GdRAc_3TC;g4F6nCFkdOnWr8sm?F)W0JSq>qIM#EmH0U%sS6@|86K0{zl&59}h6-on0q>+k$uxKEM)O<6NZmY~URB80oh
zg@yDYElvtT5jDs$mV9t#H%ec<sh;^{kV8l-wzGDDeo2U9jOl?cWx*&G}Ti_@YRq%R2+|O9N?kO@G<B(^gTa;>^?KM?cVJlws#r@
sTvDa1zSzsK_Sjvs4UB<Rq5A5rCEpM6hY&I-%oHM@J<Bra-&7J{LPZ{Q)_nUyjBV}l5Ob;%HVLIpIghRRb=q;I8Qr->ActP$He*e
`S(fgaXsknvlNwS#i)fGRZ2lMjuPaVbW0-#DS;aV>wMy?Ap9V<MPRzzClGtM-T4xtxKujlla;b>j;J&v&e8YY@OdX)e0}x#h3W;4
wepcF(`XQ_ow-?OWEllj2n?%kg|Q7pq05GTd*`!_fuh(-V=^f+5`r8c<pUKAWP%XLG8iHym~`vJ9&te!_^8QhQ*E{@Wrd-R?%!L<
y*VO=BIuho;*Rmclr%d@qD1NQx%=<g;!J?x_}`NYICtJ-5#=kk?XXSRD1%yQH;pLQ!dD{2-8s%J#YB0#$zw*MxSi$QYZ;{l9PZ}Z
GhCH*1{sReCEGV`Qj>6E8Ym}!kH8Gq6Zq;tpUwID1J94Gy<YG@#O_Six4O}wx!(!Rh(B9IPOh>Nd)*szRM<sqLy|7vx<P=XB@4st
>(^V@ggc<|52&u!iV}O>A<S3oLgK9<k0Im;PpQHxh=L@X`2)-NSjvb7vAP=?DgSq~;qS{`>^HB*A6-dtM{1h&aWT^ZwZ$ora1J7X
)XUxA?R0Me_7$4w7N*?X>vHCl(q^iIBpEzoI5E9)EQt$Qjb@?yCl-x_YZBQv<-y10)-{a@AeP+Xl%g{$WGRRidJ2m`*1|STVSZI?
34+etH#%1sHO%00Ps!ru%=}e`nvto<GBUKIUZZ8p0rjT3j6E%pnBQG&GVUnWn0kr}%M=7DlU+0t@q65sh^S1O^$QlVaZJ&*rSqjI
;xeKrA_S|>2;+<5Gp|t&nbGCnr+cw%^j-%Ta`1#s=~uSTpsbdx@Zh9IZC}VW*3c=&t9Ox`SA}Uvs?G?d%!jD1f>#IMOVV|II#S}b
V70Vbb4-c8g3{KeEzSeXN4`Ffp_6?{@#E1C6k*fDuFj(6lD3X&fjttfSEN;M?Xzb>tf6aE1F6#obO+EXkW?hvut!V`MGjRJW@B0E
8ec0)CFPy^>+OFA4exyDii94<Q|Mr9?s;ClPzNjlH8$bOikaI%U6lgD=FE!$yo!iJh6-xJ+z@ytnQgf~+;FfUZHV5uwT_i=HGTCw
=r4Mm^%GQ_7Ubc;ob9d3Eito@@OUkSv&x9_IjioaPDX}#>sS%V3f`aqG%QOJ+8~AtUE#x6j%H;d%>l(Yi(qWCSc-1V00W`Dvr5@o
ixozR(w9w<7Rs@G({X?yYiw8pM`1vK(_+;=4<`o*u^Hr@V0sRDR&_+D9{gat!L-|yXP(PE*rD@x)-$Rhqjq^F=~nsyco#>2_%mTT
*s67ev|Go>;>wMChFn-~F9c0(!ZD=mqjRIqbgo85_=l_wE5MB|53Ppt7orTh)L4dv=|#8mvR9|3;=OlTEE`(wjd8vej-u6Z5DZ=#
B#KcNo4Q96yP?i6d~h06Olzf#&^@a0w#$aPMv^d4t;^FnrJprK)|hf6qAgWSOQf*2rCyY@?-qJ#jJ%RBnZzBxmFu&bt2CRteqWe*
i;kUoO!6bCr2O0my|%?_9a9GFeB)|RIlV~L;O%r~j)RnFMPQs(;-=!d3*zNNRnjR;oQKC6y>zW(O&((6!xs_{9!ny^+N^v<===y7
(%4n4#icqMSwPCIqi2W3+&an%)U5HO)K@~NxP%^t*UEu&Cq+k>e61pyT^!vtZmu-rT8(HHFB*kyw6q<QzfZ1ug3xH%TGnarn;y||
rJOd6-+6(l*w<F8@}}0+Uvfl|ZHwz?W6n1c5n_bsTu`!915xiRA@Sbr*rO7ncpSrKdB<0mA!yd(nFD&b-z#_mn0gH#Gn-%w3OEIT
IucJ)$4td%tRr;}><A$DE%FMzhggkt7>Z@4Lb!2R-*=b3C*1eFa_gSXVVn-3#(R1^X)Dqo8(^_W$JD2sm#tcqKnTnZ5F*jQogvt3
Mzgk<(ik+6T{W;6x>{~@YpoN8<iD3Y$|KIV%j?H5=*85QAs!!hMCeMZhiXw!>hdsJGrlB9t#!@7#&ct&xEv{ISGqmu`0{%}r4Yx#
kV%fYM?N_HaMpu<x8RdUr-DQY+XXHglH~AoB_!e?&ISsEU$ft%wsW#*<eAlKt3g>*I)FwUH?J*DlsOoXaO>;6`Y6_p(JG~ms66`#
h@h}Cr8=o7_f&Q4FbCreBX8Z=>&9M(g(`F&nI-ulK+hDwS>)D{s7l6Oc8&Q5Rm?07iaO{s;56R6_him=4F=a5YnyI#g@L9cNIL6%
b;3BbVp7YKws+0oiuu-aHLlrfI^RYf@m%@ix9VgcnYml<QQv#5HLdFQ3dvSRl(uPVIJI5KrWP+`H-U>;gjRQ?JDdoVG-(1$Oozpu
G%-Sk^oi2}EY{IgFHuR})fJ|%UMCXGsV$oYAuUD23h*1Y%I|yWsLph?vsQJv#pm2h7I&w*#4fG5rfAKFH7qTWU4`tWaEA(-=DcZK
>1e@#x>y>_QE0e6gD{3IK@_Nght9}xnKj=pZifdT)Z-Yiydh3WqiyMvvV7vY4fGRQi*lwZrfZxM=bsS6p1f(B-3>I~Sh>_3JuZaY
0k($IGkgn-$`v?jkx81K61b3X*QH_*7`1B}3x$wpKw_{TK|{up7k&D0wa+gxIn&>UQELyLrElf&c5FgK6-eNA)o-0I3P#XNgkuOt
7E47Oc)G*Wg;oh(dCeLR7BbF*EA8EQJFQSkG<0=Ac_|$j_EPXV9T!_L=pSU>gcq~wU~tnC)|GU*OPJt2ZuQx~E}3Cv*K}vl^dCbj
st+fFtPO*(>J5#1&wtMz@%$hTXg(^JJP+L@A>BWxN862Vd|QcVQiMy3fZ|wQw}9{okreW${NWFE$;ji!fPx{as-P^P(fZZ{qrc(#
ksfXxA|Im2H>p~bI<(j{hhhFw&L@#kqpEjX;Gvc`5qHw&npDu~vyj{#$VyWng>t$4Fw8tM7%P&{EGMrC`h<tixNDwy5bWCP-)-|f
sAJAmf&f~SBw!_p6rl)!P$rTfs*oZHP=QH-5|L;{NG2qRpf%TDgY*3aRg2O|8Gbz3b50BI^(7p(Ql39<vW0`*=UmBm9V3e6cL<}q
KIpAhsfd#yiaV+aL?;quEAzK?;fYNGV;G=PM1>(a8A(XEL<+D;h(SaVaSqVwouP`v?M1SJnQ)FUkpv)Ay2O;|LCmU%<pshZA-ImI
Ot_Ps!fsAL{u~Eq0yxAt+?;ZfIPic9BA^N?Afdy8LldXf!U*%d{dut$RH(?R!)&s6sY|^&SZtGa{A-rDN=OK2UyPF-!X29cX!UTQ
c7Q#Q6h4XIJjfT20k@@7bX6U`M`~!&=|$VGKy>>)Ul8fr1tAq7Ljt1^7D%8ew3UVU&O=11io~~Aqv(_<1ga4DNHsvQ0<<_nZRY~S
D8z}~9jd4+&xIdHk3J3hlWJky0X#jQU+3TR7p*}&A@qDcAFt~wdP$}oDzpz#1VS0k!Bn=GoG#1t-o3%6@!iX1*~jPJSJs6VgeV`P
8G#8G2gc?KIM@>#W&;etwn{{1wt?0`1<6>-O`JntobH|i&|U^uhlX&Uf!4;e`VY3?0oWViJA#7>eM7SiJ(jSx>2f@YA3(nr3C3_D
Yw4VXD^jjVm60=&yCh-Qd_&wF<#XYA9+)Q{fU>8{Qz_^3_a1K{=EL<cHyMuB`Oix<AaV`fWEZb6nTke$YNCi3qh~U`Tm6HY_~@RQ
4-uRw9v>b$?{i}i0aaB`GxIib^Vz|SIvFmkE6u&$m>LW@Cz=7}2%p&^j!Ic3evBw!jZ_H3EJ#dHKuS#!LeWb?z(4~+p-76-py&u(
kt8EgG9gIGkYt2W5SaiJ1VW_GCFOrf&o8GAt22J5x8P&YUSx<5RDgS&WREl;2ooYiCTw8^UBBp*Ne;>a;L=7%8pt_vDWQbKXD}g~
EW`#3?C2k8A1`9|`u-0%fl=~>7M%yG)LwwoXZ7Tvp)50^Eu4EX@T9f%0+q<hhb-l{VgpCDm8QZ7^RFBAvr4q<lDu2#VRp`+1lgUJ
>sK-&EIC$Oph1d{2;$RQtTd~m`0&2F^Y-j};oN>ay%wz$Ifqr0)9rP3KDykRc_SOtcI|T3wRFp9NZL6Ct(VN^G%QMMT(QS^FxIhU
=M6i_Sc_U7^vu=r%-34iHT}o?E8SHFDhEhZGyd`qbx^oJq43U#!s9z2YXOxS5`>^i1WHO#C;+0G5DA!os-*&y8U`c~C{zjnq(Pu5
6~T2Onk7U;qEyPFmP|>3c1Z~Tj0$9|K}1Bb8o)7P9FQ^sifM~^6CkZal2i~=L{x;4Fiez11wgbZKnq&g=0!vlOslcZg%MTeRZ%*V
K;T3&?GbEU@!;ptWe9}PCQ%B794aQ%Oj9&4GC(p^RRvOC%kKR+*1--bSV2IdRY)up5mL1gQ5GViw50?XL{;HGBii)%Jl!0bswQTP
=c7y$N>N2ZxkUw0aG)5n;W1kfX(%X0WMr1sWlBU+5k!IoAk0ZM5=5kgG_eH~l$*v7%&1J!QADjHOhL4U1dBjKti>>9E;Tf?6e594
5i+Gzl@w?rONA6fM;s_52%$u{%bM@^{&Dd>L>nN2g;*5XK^UnjB7$LNNJ3%)mX^XZhRntjP-TXTWd#L@5>-StbBZD;GA3LUu(b#o
iH!javINKhO=J+8K}hLZ!>xfs36aW<LXBW@3nVjT1;d=|VFX2Lh;szHG1TiZi3);JBAJkxh@haUVPd8;43LOOs9H)Ir6O90ifp2$
#|Hw*XhM{RLkR;3X{U`LSs+tE5RCxFpur{wBCwbo3T3GVL1+oEn#AFDwO~<9h%8o{Cd0FVa^OUZ7IkEF2n&Q&L}X$nVWE(vsE~mm
rvVuuzmuOocSlVb*v`b6Y43tm_oS>7dn%!}+82+1L=R*ENj?=Io~swyr);hS>JxcEdgTgNf<htX5HZVjY(SC;-o6a{({nZY<R{m4
LNQW<t};V;S0qXnkSP<(69i~hkZ6WUfTco&nju7pAS~m{)1d2MaE{`X<az+7!$;4*XI{bpCz${`U;#WKQ<{<w5($ztm_UZgN~VYh
7(q2vC<Y7(s6@hGB><3s2q8?22}D?i8ANhaO%zKzJ%S9`wpf3c>_WffZorX#rz82t7a0ub3V;+b-`_N}d!fiF_fA=VaLeSxffXY`
8$*Zpae^ChyZ=jhqgS)~{Cj<8UjdHU-^RR%-Z?_#PMOR@k{dQ?Y}dXqWY)Q2K-9G;YmU9Wyv*q4clYl!$RAcW_vEpP2Mp7RYf3+6
Lb1<mFv|(6ywevz!%oD4n1Q8?ME(sDV5xuYLU6f2xyEl#LPch%sHotCg+fIY<#znb>#n-*Vd>~zSI+&vH=|iQn)t=nOK}=eT@6uW
j_Ornh-%edJ5fbMC*jD;!CsS8+cC1;-PCUo(^1H-<s@3fTwW1(h?;2{+JL5Mr%zawk`mQdDkcEtw(Q<A#WI(B{LGpdlY4NeDlr;F
Zk@9hDSb><q9I~rszQu`qt76&{iW?;IydPzDks`cu1<x-Wg|DClO2<*)T~n5Mlso;qU_r_czNN<=PE6sQYdDUk#n0_Vgt{faH@Lz
;J(+}KX2EMd)=Q_sbT(3teqz*4a-BUpfq8LFgKNYdMh`An3gPb(PHJ}oo6P-hGjNp`(jLweqSC<L`mcnoPAB)srdtOg0bl(BDlo`
O#(ogMaqQMYkC{IDBX!<MH!Bh1x_y8lY<K<s5<*@(Fi@~ka{%lo8+FDG8Oe+|93B!ALadfe)n#^zM!BJcj90Q?m`agLLuY%`+b4o
to!7urmoDHJxS@?Fu~g#xx2^?C0%mX7KxgeN_Z1JwkAj$Nwc(t*$D?A=Sc!Z#nwr?gXTYfb-TN5TT;S|UlTELT*Hi-RXNQeO!=z)
bV~kB?v~&6<)W9ZdWeCee#Bu!RiHQ)3Ih$&q=+QhAIA*ii@{ylr2UP_33e?2>%6V`$&LfE=J2a$Vcthj@hDj^TWp6}oa5Eptfeb%
K}n-gf*l>453WOqDY{or{onE4&VPsJI6q^<{^PH-IFLwp@#$}#<`X`E<S@^Vo#fTAyp0WC_#gYV1C1NmemsB&kIUF6ykan7g;g;T
5Yj9(LREYE`i_PH+zKrt!I_5qkQpI_e5te|Wim7BAKB`VB3QQScaMw|02)2M&G&HQ=}D3pAt_p>U=Q}L!gDkZ$8KHSoVZXr)I-+q
p&uh&e$z<$B{qSOvZlRQWf7zHW-1(igZLWLA+)Hg!cXEM)a-9#@oxk<l}OydF*k+FL{LfD<n=lS#}mhB#UJ64b>>z?RANebCPQp1
ZjJ==uolGYZqC1r+RkAJ$=2sVOy;z`Y9=Z%Va#Dr#vPB>ePlZ3oWuQ%kesp<ME@%jc*TqSEnvrq9&^@uwKZC6C0fH?d-&j#^GJ8f
cQj|$eGWzncu7u~1VMF|3{?S9li6JRRexTO_kB8t#5*{iHIPS+A?{y5n0riS3A%eQi)qk9#;1Jz-c3VCRgn6nL|~x0@DseCYlnQ7
1Z4jJfTSgNU-Wg(_5uKNF!O8QuvQw&#3bVp0>z4mBkYW2b%!TiRh;m$2mm54iPjlLQdD9z((D$xat#`e&UomLioFfBjqFOG*($If
cZ4{B-~L_3=V+6Yv#bqk4IMovZVb6{=4M>APlPiTQ&2f{^vq@mv*I#DNhu8`vVlr^GMVErRCNIh!Gk^*1EiHY`I*b}dp4e{m8&KO
Rl#Q1$jMon{P57A&C5NTy*-?|o(=HP^vUIzuDiNUXLP~A8wP^!|4+-n{CeQO&e+J3+q6b?*~}0y(1Lg>&l>Idy&Pp5KwFjaXjc#h
gqCYt`1bP;+y(6B%r&>1;1`Z?+o{*L*!{}{VzZZP!5iFYPVo(g9z-1~iDDPMfS~S(k9+N1Ynk{CKGAkfgT6bJ9Ng`@sl7JqCN5Jx
jXj1MO@P@Tu!i?ZHKel0VW!PZULAZ;*n&Jg>hDYP<PHw3SblHcl3#9{!8mAF4c!c#Cq@=PcTWOn5(&F?f3!;Yx4!t!3n=_0I7rle
|4HwjjKDZYQQ)4b;)pVVS~ZfOsxB}ne?;7zlF;fBAd(ZDT?DWAYp)%STI3F_r0c~ykX6T>I~*<D&mg;HF*_1S9EV4q?@0;WmZ{t>
>T!dI9zsA4H<=eA?am7b5<`GeR|4&%vI_zV586F>6xw^Ox!UN*DbbIW>Wj|{hHc5)x#UrL(a^dd44&_H<kzCeqp0khCmr1(B!%yJ
@wbE*1m!1s;&{u>v*g>ZE-I07;Z!c|)3FW(=0~l_j^P1C)1fyVaNtphu-QKyj`VHrw=*Zo7nPI3iWHr2B+7?&w{_1d0(4IZ4_Z13
_jkS9IB>giVRku@UB#qPajIy${Tv)4>kL7teZ(MqeC&AYLwnZ5=d5|}Vj2TZ4^|1!qs~0!be?4ARQfJ`)_2EzeEA=W#W!4c5G;+n
-RpCP?lkCO4In9k9OT$&*vcc6Iv6yVoyj=5!AVJl&vEOA-soYGBo{865FwZ#edmtD$U~NM&5=9O%!TW6peeY#_T0)-)}E!5DRPgk
-o44p@+6tFJppd+1CS1^DYqfc;o3oHq-c1!amaHjJ#6*od7?Qz{**n&$bpm}kat7!H08qO1B8zEZhgHRnCSI);3VRBR35j%XvaTU
&sd!S@<^Y!&n9TjGqjr+8sR@d8O0&_NJvAO$01!rU%i7(W|RHr6x{Rehcm6#arHkEu$kyp`9y<)r9l`E_dg@`IqTNoyb$^XsF}*b
^C)%~r+*R&f<_<<5Wz`t280NJso#S}bv%OuMD&+pS1KxkSA>&n#yh)RX?3RFg~bRx0!7Jh4oo=#--!T88L}WzzP9_n3Q!srMEE@(
H$?N`!(7P&kRS*U{piR5P=G`W02LtNBIOJ+As_@2uBFrnCQ3C(DAAEN$LfrxISpm#3@!k-MgSpEa2OE{o{88LG>g5x@=neuW6*~#
>Blj!nh*(~10Z;yq<(>Re$RM`12m~m@`VhPPh=DsD3!gER7(;}0BHM^LDKd;yMggU?$=$`0&(B#<AFQr53iZbHjoH`zo4dDhCzi8
|DAzORZ|j*DteG+*>2hsG#N$7E`_q|SOgq#FvKEP_VGg<r3BcrOGags$Rv{^oI2>-_Qni7Un^~>o^|i_cJ$X+C~u$vfF7aEgLZx1
_1D7B-ow^wf12v|r>VVYdc6Q4m=uD`D$t_SN{6ad$W#bXphA=aB_<kRp-&o|NGSmOqyWH{C8SCN*CM$PNS$z@jY`A=gb05`6aYFT
S3*C}lmMUa`B)*Nm|+s2|0z#g9Syaly6_X-Du14^MeGRxq!*r$-|!8^2fX*nQo9lN8Z+z6Jd5bZ?A?6oL&FsbL^4)x{}lq`-Demc
_L8Kc6i|jV{IsH=DciZh&R^f*xqVAT;hKs_B}y{U7gJ-5)P=!SGf1Dy`EUC#fIXc0`Y!wa-(j+8Uo}aA8KkK7l3_&1Dw%TZ%^_rP
8A{p#+0l>@He6{_A}dzGI5Hwwkqn0?95R6p>kx@%VG<%jW&$877zxpqERIJaL#iRwX#j+na6u)4&`Ki;!30*%_T(@{4D{d3PXP3F
$oCP(Osa~wR76xFhNOuhC}=3E3R+?!N<v^FNQNeg@0^wiD4Oon6P%b#R7Gk5m}?~t$o2$Q1<V8V)&w!xv)WV#kIVqy76ZudGUe_4
zjnI&l<+#_JnBM_q@+lSP?A&%qL3O&R*<SFNP(mgA_Lpi+uRR*)c2fgcgKFi&=J(&N`VCtB{Vw1q87FrK!qWKW+^07Kx|^V2ucYS
5sFQ0@%-toNF8mEKB5OA7Y`n;nra`0V1AoFlVsamCIE^r3pn+LT+L5o=SfueKk@0$MeffuDDUzgkbE0f0w8VB@`3Njc6X^gc2z`C
M@LN>B;FrSKNH&^^gKfp@kImGDFhHd6Sgb>-_N<Av#-)8<JZqA$3G|8Epw_<I*oXd#9pTj&Zj@|n!AyIcZdj`N0#~&Kk9@5Kvf4q
K*&dKN#EdCtngrm)N(RL4nXe9K&2TqmL@kyj4y+=bRz!$BrOOP9amIIL7`N;qh--F?YF!z=?vdp+nLaV`ebhiG22udW))<{Q=uW|
j?6^ugK~Inqh3BlP=GY3r2v!wsWC+eQX(4I{XDSQL+c1;62li+!zN-{@cLX!2QorxwK>4F`V-8)=D<~6{K~32xhGEN!>v8SkF-Si
0swE*#nc{qVo(JKt^DLqsEmg`jcG8Y4$S05RUh`Fj?#*|!@1|F!VvXic6r);5s?v42Mfyr+Z&yUz@q2Td8{_%H#qHs*Lv_d!cOGx
Aqco=Q%O2gMU1*|RxN;22<I=SR-Nh&Cs+|2;YZfca~`0<5RyqGKtV*2DG?<sD0<K$2!hEVoSZ6hOm!JlH*7f>1aeB~bCnSlOo|Z@
E>v0x4nz`HIN_Q1NVpLMMRo*H^m~bC6NPd%C>Lykj&k!DS8onP-mf_EhXl#paQQDrBt>*nUI%hJFP&)=@P}-pGn^>BVpc*$4jZi|
nGSY@BoQ}tg;D5)4>;$%N(6wadooOMtd7!-gr2OcflRa~ZN^ib?bbWHw;qCgm0l?EaFed<xyDUv4Fj_0ICf_#4iw4guyLH01Y~mH
R9rhI1;MDcJli-F+3P7F$A3=}+6~bSK_eauZK=(;b8r~eWfBp$J+?MBSkyn^xbP<r`I0-!$}kRCWGh3GIWr4WD-(r$3=Zyw^BpkN
Hi|guJ1d)B{v*SQJa%b?1z+s9JX-lbPj{k=EDkSv<-@X_C8Y9mxejNB$ma?ZA*LK+M9G54r4d3<&@jXy3`sF7fuLv)^{m?>9h{#$
U&qf47hG?ziSFOo2kFS?;z!4;ZmY3;0eI2;`H}|F3a9s#0#XeEbUE+H|5uQ&znG^nX-y&roQidHx^8&<w5N=L6;ntjpzsC9R&&pw
h(||6sy879%WwzCN>pi95Mtjk<&UHj<Ky)yGRjR?`Qd>CG(zT~a;hvLq;ji)P!t*rrC5P$0?fq12?-FTcM$C(=k5;|)z{1v^$-*R
5Q7j608$*JTqSY@43>Z*5Tu}Lk)&u6AShY}noy()MkS(!p#qYrU?B4uqLgGHLtj^yqsj9y#+s|l;pD@7JVam_IaqBe(9h8Rnrcn#
EG@X7ip^kilp6ww1!-kI<j}*|SWJ;Y!sM_d(v^0CQqA1FXwYUB!PFm5vp0s0mjt5`qB448Xc)fJ!BHR2>D8NEb><m~V{r5N;e}g=
7|pDcP`XIDLgcVWg1{DxU}H2DW}coQ%K3I2K<<wXYd*OScS)=c9ENK+r0RP!m8|%BQ6Pm+T2%~11QjHa6c7+A@W23xC}e;_ktsxI
m}v?kKpr{xL0q0MtL||PA+)1P$P|@|#P+pO5+o1_JJq%SN=-4v?j$Z(cB*|eigvJI${f&c+=hilC^1h-X@17+Fz?S`N%Vls!Z8oD
8f<9@K%oqC5Iy8HSHUOatPuFhv`_$2l#1^m5CVE)kaYl^ao@rjn1(?ee;>X(+xY6EaYc|h#+2QWR|ZfSApWG<?F*uXlO+p`=FE(M
%(BIaY6G_Sngu%L0+gf!v#{2HG$Ia2jtKh`5h$VyH3xzCHz0ps^zJ|n9|xqRr{;Y#?QQo@ySeS9JN*D59D|t$T+tpymROmYN5nG4
J6m`*_?di<N^M<h*iVRoat}Zq;H2t6r@BKW_Vzq<drZO;TRnPUIf@*Rm{V7-2PFy=IcHd&!V(%tP7TI;j<?=&H$mY8l#MYY5VXk@
luQ((K=$fQo|kvm;-&x{z_i;d&_l6=kp=|3m$RS~4G2?3FJcQLnnDPQ5|}1NXmLC(A*DUCv_z!}Jvc+v<zDlzY4Dt*vO~HM`B>ZL
op>En$n+<-HXztH0DL7^l!#K42=X3&0QZBO$FHwv(<|(Nsemez?nv_mQ09j--H+d+tN87Kc>DL}B5s}XCcXLT^!D$sOYNAG(j1I^
FPu`*1vO0sh`3e$;tL?`E<q5YQ4mKXvVh=3HJlTn)LBTP5VWz9dEEH_j`kB!_0y^rHiyCEGHHUE3beOXZ@;heo|z0z@71q(MC5)P
UfH=MD0B)dAeA^a)83PpMTht&wGZzd0KLdEzYFme6@ttET?!Z)yFbu)(cO}CC3Qel$p=G^*(?6kc1Lgm-J+H!2y%}`e9a%ufI`LV
aW;plO(CV9(vHgEz0p8iw2=o8qO3<|7hP%rx_TYV=8vVrufP!^K?)9Y*pKn3sv4m=uj%iOQJCR25lGg9y_xO0jF^KTHr~Co@d4w=
Q&M|3<yKt^kK&k;xnybWiDY9f{&0Hw!$`C$dvC29OS>bIs1qreL``e>Qxiw@nL5Y};(WYe+s3?<vCyXNDp;XgEv*D~S5{<bxgMlH
;>vn}_o#cAn4vgX41g&<5VVOw_`#CVPC!Evq$?oXC+dcsA}mRy(ab2DMnD-TK_K_>5fsu$6QtK~{B|^^<YbRH#311bInF`u|B7FC
l77qW>2cxlNmzsZk-ZlyAZ%@t|JvlZWhAjx<|Yuz-V#-`f)b&-a7mwu47U&QE~P|&2vG13Y<)r=?{_RZoq>Ni3Pzejgh^Cdkx*0X
`T<G^1${5gZWS9WEP=Ev)=MYTx5@$IHvCaP=ZlJ<6aumZNk|Do#1<-&p-P2d$&Eva22&wLprih*;l6{~sur14|Ec2ae@mM*cEwCm
8fK%royT_>{d>GY;pMZ;oGT+Eixz*+1dF~zh@MaMTzqjRJc??8X2>_RcWV<iTUfF2%ojVW9M-4rPa_sfo>3F~tScQVyUfK3S|k}^
Vkh01l$YJpw%(5!+4E1BxrtD@@65DZ)uJ;^DU{vaSG>B$WN}it9F37iM3an3zOVUAcei|eyqC`7l6rXVRFS3_NrqV0pPuu?R6@nv
cPUjr7~-0j-2yYA<|4bU`E!m@a&IuGb=_`zwb0(O$=FYy4n2@2eMcp`xvZR0Yph2yRi)Z%3T7d3Sh(pN&Huw&4Win+&%?)umiJCj
c$=c`=}e;Y$GzLtwkov^VRxgt=!SG~!FAbDPq%x#O6}y{ad5EN-cCLxikjX`6h%jFvawAd<~eJ;2snOpFH5uvlKk!4bz_Hzna+_y
wm6w`5Cw3G?6O#?B4mn$qIL6+jL*BoaM2Olw;Yv14W5ZPgOHTw?|JLp)kWQo=IECllXpVp2w1YRL?|Vu(g+nPr%t@`eD?}G=wyYe
%|7VmO*ll0xk=qrExvSczH!5s9nWy&Cob}RPJM5kwVb$B4qGAjuSHn)!_*>uZnzCwOvGiT={!k}T&Sid3nkfc)`V0%d)Kn}mcuV2
anGxUeDjGR-9KA|g+D9tJilB)=bbBs5$8ihE<4eVMOJ%{&VegV9)&04p-|+wjuLazQW--f7puwSzb^+kwelzB2fB&#yL7vGH)ZQI
WKQ5wJ5cXE?=i)`+$t{!Az1P7eeWsqQICVqoIfmfR*oU}c(|}H5dq@l@?Kp<f%UaVbn(Y-V~SoHq~xEL?(xc^=|N&M#BzzG6sxqN
iVB<E$#9~nimaK=Q{8Z)kAvOMo6|<@tVhaXE@mfD#X`G}6j>1CR@K`h6^N1Ci&D|uubpx1tqcbwg04_G?M@KkhZoM{aYvqBBRLUk
xjuI6k58cr^~1ypD2gEUVLnoaoUr7ejHsf_=1V?tDuSKI&uls5JnA6H*0PMpb;Rbnw=)IvgR`B=cSN4JCw%qJg+t)KA0ggkCvqdg
2)sn=BCPixIK}G%IetGm_i`yZLrku6PR(i05FL&f_V0I}R4b1)?mL@%-22|ip%l&c=Y3C!@~HbpUO1<fFy`-9gV`QerqJ*!Lt<)K
*jKwEDq|KDO{Fo)V{tuj?LCy|*9rOwF(Cw~c)S1@$P*SF|EL?Y0roEfX8HFX??KT%{knu-&?G-p;n~o}X_a*ls){ZYipYWpxEC3i
Afl-$swk$YDk7kQ1{VxN3JRhLqymOz3St6I%@_h~2Eqf(L#Y>X5ei9)r4Q8x1Vl%W7=zW(1LiQ&iAqf^At0>*1f?!){x{Gg$QP<Z
!24<-r{~-!<sE4?K@BQFEJ#HJOu;YDwSXw<>#TM$xVFb8F*(8l;Yy4!!k#RV3I*+byd57_{C+s5<Y_~4a;E$PZJlI=D7{df$XpZl
bHj!nbKTkriUsDJkn7*9H}r+^^nW+2$bCvF<cC-z&4chYfcC-b1pShcY-_;wovJ7S^hgZC3{<T&0TLfniQx;V41jU~DUg*IRDl{W
vRX-riYXW&TfD>h<ie!dJDtbwmCzu)P{AI(%id#7PCHJb`t5+N-N+b50Fa3ZAd)47AxUI_2_#}<kO@=c2%+hihO4d@ok$#xMk7}i
AP*>13SVRfwv0g+i4ZegAkGcLa5-nQG|(V(fI6fFbVvvea>ZAaDu${~Qt<#%j?yWz!oZ>c8sK3-3AEZt-v{>oCw*+r$_1**8ls+<
8hU{cJ9UJTHi}S?gjL`rcOf`A*e<yPIY9`B^?4sb<lG?p9y@ZoXF3q<_ls~Y^I->i<BO@@9qx_fiAIS;#b|(PT&*M^F*_J2Aq`7|
tWtoZV>Ylmx48FHBIC#kWchjDUlin(rb~ufRIv_OI`nGT>QU6EUJY|yX7(+1>Ikvj3_JvaL`StIVbOs|Aud8#0|sC@7E>80bQ;z=
SSCnp!~`^HX`MCG&b6$Iy6R3hsi`E1b`}|E85;X>jA8*Zc8|T{L(!(BOV9*}avfo9`bQ?5*et8NK|=G>r&X7qi0rYK-b1spZRfFB
`}6gl7G{miiY2`plBjBGt&z(|TEii_Y5y~$i!3@aP&xlb<mJu_E5X1tp^eJwUAcf*O$if_l|9~sSr&WNl3wJ<#4w2xbMZW%Ptg9O
>TR~_4({J`<DVsaW8z9hN~7Rof+G?HKIa{gB3Y?INtD$=O%XW*{`fTp6x(tffe3CukRpww$e^3YjVe2pBRgr^#&x3DAVkDpH`UW_
z<ZyglB3qCK$I*5$b?cXB8OjXzdwQe9-tmXqIrmMeWVNXjWPq7h;IrTNIN8^Kqj5BCeWCXcG%OmlUuAKVcYw+$K`8Q_wyw?(JO&O
5qj>E64kh<oCyeoKt!ZMf#~`!!UzZUjeegnDf1=>e7<n_??Q%8FFXjPYiY1~EC=}Y-gK}N+##E{Zwwh1h8?Q9&AtR&xv|dCz&SN#
zMhu9Bpicc5z{Sb3#BwZn;M|2RbbxZUKB;JV%8niqzERE@xG??B8&;b+r;WX?=x}no*AXDTk9dTgw>V>r;L)$HA{`5yA551I>4~A
u~N~jFz}OcW2ho80GU@77kXzEhE_uGqR{X{AkrXyOjaVeg=i{E9ph(~Jw;VJC<jz|Td|~()2iQU=S`Fd4LwO5gCWxa(PDTZQJUeH
F8HpIon4q3PBFygZ={gvjffi3xIChSrd~2k_OO#s6v;VcoHO5@xNkf=>E8~UZ#Aj0QDQ=b{>Y*NuO81NTq&tlNI2-Cxw7}Da(g<k
G$OQ~>!&C*h>$(&&QrC=sinoNbhRD!6`RLJB|%(oPf8wKfvW64>s5q4;gu_hr0#$`A)}Gj^94!OmI$07X4?vyNNoy0b|eO4Nf`k_
Sw#?1Msb{!K6j3MUheQXyq<mDJ;3)HC<?ey6)*ztB;lwLu`q-gl$at)3J{n>Vn%Y|KynySc0BFwvZ5T4Vv?AZrB_px3{=4e5LT`S
J1Cw@cXqm5AcpgW4Gzi*phvYb8AEX8HXb5x^}hGG-vdzedFxJP&pgj!C#?0o@32Jr5l{Yc4u~I&1yBdR7w!6<S^a&#KS}daP>2|k
AV$;%1T#tjH6VM{kmcgOt^?_AyYOK1=5)z2C@P9fs*Dnhs1>kK^A2RDgXtqUJ=5$=fv@YZr(sYZBz_@lhW?Dx+h)hv*#J7zTM6<A
FFwCW8@rqwn-k+7N%RD@^CJBlTR!t@hjvU1$|C~W3LX@o>Ve$G&_@TAe<zUxQ3HYIWfpRi$B`+@OqWpb%E+exbsb;<PaR{`A*-fq
q0Y5Bb2!nmq0FKHnPMqQBkkA`4?bSwgg(71yo1sda!{l|$S5KjNr0I|rh%ARas*6e0LV+g&>HJReh6{rnU4>=-01jydDe&5x}MlM
W+2csBSa*DNG&Q-3T-YmC=~ZV;~UzP4ImO?Km<&ojCsZs%YsP}XfjjhZbP&t(wQSb&<JrZKntP-VnT{kOpv8@DME3!2#6G@$iP($
$`K)EL@^-mDr#t?O<8Ic$pcW*)hM_Sp;ZwOC={tcs?yL62vCALka7{y8>*1_iOXMiisOJlsR<y-REimfI=}9lXWa?+r&wYcupSIc
M1dzTU&7b4(nTWxULyfCl?r+-%|O6EVWLiA1fEGXJ3!#jilU`dMGOShQ4mKw%s&MYT<P~eofv&SzgsS(5KT&9He^U*Qw=30n3$6j
6GB2skl`aR&=5)j6FM+(XelUSU}{<kn2<DP7=$WU+<ZqjH*O|l2%ha-e9s5VK5h67qCWQmQk43=)c5Iv)-yEn*u;NjZV(;Q(5R-V
h!DnEDx`G@AyjWrwT2T}m0#f9^JJ;HPrn`?S-yR{Uv~%0<fqpIV#nSX)tkJsawdq)WytLX=XB6}6Io`zyC%$TkTcV3q>*NsR!Z)N
8C+$Ab&C}!;_#`W>~Rj3QI&9%*fT%PLROE|4*<XlK|P1bAwda<50nPhqA5?W*ygt7$-sWVIYJZx@dIy<Vjb|0rc??|)cQxLM_WPE
cLxKyn&~}-3GtG_7eSz&&_O>`2MvZ|ieXTPz(P<ksVHI^MTiK6VT2RZeDGiC5^0!ff`yn9m&*1XRQ6;%@(eW<mnc{=e2%!fOl8%d
RuZViRAG*Wa@dBoKtwByc<O{GP~erFj_aohv>KS30^H3yYCMgcPQnemdi;)i4O^}f-lS95r#Ntn?Swlolg(sk*d2_+CB_)QLdbe8
Rkm2B0KG}=kv<)%*m^?(8TaFbGZc`(d}ru{)HmUOLnl1?cj1sW7+<!Z89ARkgaaqI+MT9?kIc?U;$m9ShmP<bICz}4#C<N4NR!D^
4>6}?^k%Puuj_zX08^+Lb`*rvG>RVc#P_b^N|PPuNO#PrDxK2|n9pPm?(RWxcDE+n?#>ax5=3eYoS=v#W)>uINg$a>fvGfoT0v9w
vsF}33UwKJ{%@C`uqg3OjP2?$#%p^Bu%6aKP&x)Lqk}lAW>--rhIOO2C)#ca(y``zNJ1eFeIGgip73K8HE4@%|7K=$^naoQW4HeB
CzMhyU0`YKw%DlK1Hx2vz%&%9L;&DOWSoFb6gVL8N{U14v}!}6G*pc$($PRtcA!gyp^g~A3=uR_K~WJbQd3ndB-G3?QjseVPzq24
gv=5$s}o5KtRw&jSCBY5kpQXy5;i{+eW-pjUgb~^N#uQ6Gnf`H&)6yD<;?y*?nBR};O07w8Xdl0j=TfLI*@hqynfb%bMGh7Q7p5n
8=~w`NmKq9jiC13mk^yoA6Wm@-G6#5RIESAo2S%Ww_Dk?JBG$IT^Ev0+2fvenpH|M32P2ea8Y%4)t1ZaRy?{XXip0oNys51j-499
p;u|fY|8E>MO6v5QtK&A#(xW=TEaruN<>Ui1XRfmUD$+Euwq4E=wf`(=-ESjQnEIpZK%#ER-lSXmNqG|(bt=Z(bn4)qiy_hUY_IL
*{x`{g{#cXI*3s|lu1WTDrG$mjf-_n-ZU(@;c+6y_i8foOhZyl7^>ikGZkV0c9z36dqyoD*0C70tl^xJ-uim&Zai_qeyRK5ua=CA
M0A^Oi`J-c@gfnBRpN!FLt4!j14W3aT};c85|j`%s8(+Eb*$VzdrR}>hk!K#5MVVCuud>ryLJFE>)WsZc;Mr4Sp*|E;}cNRNN_SP
%p$A=C~t|hWcIuUI1m7}xPyS`F3<I!T&)Jrjq6-#lT==ZOE2KoTDB#qs?;FR8A1e<)+IG=e%Xu_Z8yKNZ%wk@TLi+Hz|D0<Q*58f
Ypw@+3TSLZi_3uwfo)B)lN3|NlN!Ly(zW4nJ4wNeIhxRHK(BGubOrc7+Ps-m5djcb!D1mgwEOkL;3t4{FDXrdt%%wonoCAg8j~c5
C}L@<Wu%y<Bq^s-xCGLZB9RJ2Y19##hbspYWK96d7U!|;Ab#q7zHh*aY5Dx=`;KmI<>lGoQ6)se#DdHOOHl$<Arc4`5fMWvD2vA&
Rb?#v`JrC}m#yg4<2KKJ;)0?uj9{RVVF37oh-~YVi|4Swdj)Aktf)WG9K7lVl_dNhk=I`lO`Icd^RuV$5ZnX_>*vR?JBVo9<DDd@
Vson%>Pi~fDHxcLrl&D78H0FJAQTi=3H#%k;|TpTu?|(|2e+&kD+E(xMn!`m?MsP#<O>shSsV^UyheI|Q*v;qqFu*G_h&vYS4|&R
sZCcW&ab}q6$L_zxJ#k=>wruX&-;uu6P8=R7#@5};;M>;@r=w)%Y_$KVy*h!QR3*(8?99O4bnl0x)}3hN!oaL51M8KF$e_@4&Mj2
!>f+pE@$2Og-q7zl=zZ;nMf#~N21tc^{pt~+GAH9-BEvMnf5g0x)N>EbwydtWgMCzba95Q-F;7|>0e}%eiUL&p`nBMpK@FsRoKv_
B?*Kb7Qo0%6IOvJ61776c97xM3pxmU&FJ@cH*zLYJs6eBdW|IEMaAd3IxwKE)6#R@@$tR3%Y)UP;yj8<SmYW=REtGm<Vr|{MhQY4
dG2(sRq@u{vK_Z=vE$kRfI1jIt?2SX#*iThP7*7?dvG!8WJ%Qoyur-?DF$zi81cNuaFjvK1}-3^spocQcLMu@1CtIXP$*fFC?_6q
AaVt)RYs9P)G);Vmu(!J<1Q$^R>+47ls*aW`tz&jYGj9K1VK?Krx1?h8g2JProw4B-N}Z%*^Ha)(>GvLLJt;Hae;kPgqlQTg2J>z
Lx<_d-yEJDhAf@LCky9kPSl7o6MW-=6P6)T^~fpQ@x-Y(QY_f`<6RQbob8#F6RxgZ(G=U6_l`LeE0xs=5uE7>@Nsv&?``FJ(2B=&
a?ra~+`QJLIXf<u%iTTPJHGYEw}-6Eana8lS_Kyhefk@_&~0S2ppJ%$z*NCVqnnoS`0(9`Uya3WBk?&0kDcAFLMlokIZ<N=M`-_-
E`%B54idmHqjxBR69dgB1}C*a2}A3079gXDsbRjquM=lH6y>7S>e4v6NEw_6$!OD{F$Bp`Il`_&n?^w40t$hMkQ^v4$|sFo1=Sf$
^6A)(5~9Pnkl+Sn1|kX7meX)aQDdMHMXj|SAe3wCc4<?EwBf2eTNJ(&b2L!n3_}G`SQq$amBU1+jBe+Cce7iV!epdDf`b|Sx{u1d
z@!MN^6n$?@H^rj6j2j=Xa4!%pHNnPe;%@QgP1;-CKXtN958cyxH+29kl4Z^L5PO=qD2sD(+LjN$+kl!Z>lfV*L8efm(iN_rxWiG
mn`_e{Z_3S%qLQ*XwMgqn?#>U(Keq(i_MpJmYNq=EetyIr)F}4h3jCXs$h_x6$iKh|Hy#>p&CF+L1{t)2`MO~q=iD11fW)^MfM5%
z^AjXx2QJTS62!4dJEt9r+N7wA?{UP-pEM3efkgW?-|3Fc=x-&t_9_&5t*{kDk{jNQQV%y{|<+rj<wEO+p~WrjT`4APHEhpZZEX$
c^x_AM|+2M#%%UmlKVF>?TYgCUB3IZS3EEuwGQx5Js0|6M<56vYISvYjcA?yx6sToYUCV|)tQbah212q`h9DyWUN}ksvPSKm?6Sc
huQX1z&TW6&Vih?{Mm8T%Mnh8(W6o%`t9>`N$EHasC_=4VL}(Euqi{BBpcSiI}izGd-DmkU`w^#u>(E$6U^_xXYl6EJI?SVs2U%1
pkdT{(hwh_1quoTh$e|Zm6DVICZQmLim8}{0wqcalo28*f(VitCW;gYgz7z=o@ztiFfq(=Aj*s#q20<IC%dMfIRmT-<q3i+sG??-
P_7AU8iWOy;zoldHB1IZNC82TB%??KqFOP;ktK;r%)!eLMJSaM8Bq|*xf29hGQ%}F3xx#0pFj*afkZ_{#F&r*kg}B$L=MrBK@dbD
$s+^cnS!3KKCOJ$KGTUel+VvJ;+xlcm|h6B+e&<CmAx=Vu`@%;Zekhj)Sxb&aC*wZ8|yk)o5o7k=vFsWq9RjzxqNSF#|F+cBJW->
CWMS&prM;^Vc`nA&S)+iXBs78RVJDY(juyGZ*kG381RKaMqolPb$KBR+;{O_bcfF!&p%&zav=wg+l>qF0|65yhdVfEr$~!S1BlFw
-6}U&b)csVvT+-|6fm2*!*dGoidEMG-dUo>QV!70dD*Bbwu+)}Nv&xY0E0%17zl1NOwfqL5bm67LWRh-l%?udWP368AYw1AR*E*Y
S``%URc7AilTB)5%Xij^noiPGoQHC_H-ZZ>Z8c49*r9iPxt3F^qLd{ks#U9+M4OWJG>&dTkD<LcRaA71rVCa(a2B&6eAVd&Rby1a
svaBF(Pk+kAlnNOD(%pP1q5X61O-_~BooL5-q{DKRw{<fsl-K<m^i+@vIBdKaT})y2}|lXb%^Ih3dBGulx5Vh54a2!Tb+&5T#XpW
uRCi@DoiV=Vh}-)l^ZBPj4uimvfY)Mp_^3Eb$ibA=5J0>PHYY|NF7KQA;zRqNIV+Al4!}AIyP)T)S$dB_F@o12~|{ss;!$QDXC-!
Y}2jXqAWsTOjWN(HRkQ&s@Br-f!Z79$-`4=)6VV|?%liK(ikv{76qd9YiMXvq96|ldaIeDXEDg(gS{Qn3^hd>1A|V%J|XM8&avJp
6ViLV*i0NgG3&laf3Y$;vdtVEWI0ZMjj8Dg=sytrf&J1EA^`z`kC8O^!IIKUK9SXjW$SJS%7GCcayT^MRKec2hbhr<TbL6rN6a|t
s|h9)WrRy6(rs-NA+nDn!?(|l5aMQ5pl07UE)CA=SH(REhYl$KmK%B?%!_(Ae|Taugs@=cxWBYq>n>Shc5Y$_eeSrXt7SH3Dx!-I
=Zm20A+F;n(&%hm)m~YG5~<T&Qg~qv*zb-Z2ldTr-!oWU;{WaHf~5&ciWwkcMvx_#iAWfn5ZjBm%xNxq&?%=#6VB6#BpP0HilNW+
6C88}N+}QcoppuSQ%N|ST^p0-VM#PAzB96q&u|g}%7U9Ip(n`*E9xEbB>6x@({|&8Y7ClZXmO#`CQTE!$_%@1MFr4{l)*Tw3#m$5
Ffyce$d1EZmyO!i^@-~Ae1p{0SIB;O`zF7D_deGwNQ7;Y(?!vNZ6%Z$KqW{dVx}bIk;oV!2ru~)MYNWdNNJ~d@VK!?)rv-jvcxbQ
s%EU%Bn|GFj<%qNi$InXV+L8<(Tf+s+#Wzg@a-7fhX;?H@sqiA@1Nwai?3y>zE&RM1@jz^GLr|=cz!2zd=E3n-SG3}`GLXcJf7{m
!_Yxf02Bojo2sbt<#$#d;?I_xHL2Jnlf*CsB*#fyvLbel&OM~3tR_wfc=D#&N5v}{Il`o^1XDs5DJZPzjBIv>pz|66@MH*vyH%<u
i^JL1c{&Zt76>d5L4Y%ju1s)RmSu#)Z+GM%_zv#{$oY0C590lS(>O>;0Loz*?Pl6A-sX+Nr4>OD5mFLCKtU!DQ7A<OCL*S!pgzI)
fEnPvlsiAf4yEbdGEw25)n_2{J%sgI>w3WOK>P&xey>1*v4Q%*aO!OID5id&t@RV`dlFV3#;q6TCpxB*Ak$wuvZ*7)-t4FiDMxcY
kUcoH1}c3rY#{pNX-XOfa`fzaW=^w4Ws<Ad=z}3n|ET1TRH?vy6{{cYvgZQfa-Oh3#!Dve9mu)EvysYVs8C%DG)<Jp^iGFwi%5)9
Z5U6Uj&GuBe>{Px$Q|Ld<r`KhT<f6muawgdKJ(T?;Nva%^QobN%_X;tuXd}<(2&=@6#)?@3YCIz3OG<&*WDU0)0k@!l@~P7wdcL=
ZtEdw{)fi3&w!+<zOTUd>i6g4A}}lF*;si&dhyNy#60rl%iDz7IIF|!M*|JOX{Lm$1<|XO*uAPcq9lqSliqz%1f;}-{bmM3OKp%U
bo6pMT5>rf@A8~&7q1T!`1=QYFzq}}M<&~C2Sd>C$E<VcFepHyB*cO>1iQN>;3UFCL(;>&FiOh=wxUWZLm7%P3PwbW^@g&K8Ypp?
PLz_T2_nb}MF};9+;Qi8=fgOh1^E1(m738ySNR>GS;;KA%uz=c$8%KrQpti_kdZTkt;(jUhQbKG%%f#du?&$(o5KM>DWh&q5^^kK
ZQ^2Go9`Cx*7EOchtMh;xN)KMM{n5u0G>I}bcT%{{0$OO0#PLzj4GuWa=8(1f<@daq%vg?5s=D~FPjBWnM5R{N=}Jzawz1TlD0<*
Y^>}S8X*zNDA3zl8^~=AP!TZXr%;)g2BpY8tr)J<R0RrC2;>plv~k`MFmb)R79GX90(6F`N-4D&SuRaQGet3C5fU<slqAqQX#tA@
PQe)*q6XcEcz`foRq_)yB=-q$oS@+Zm#z+ntOVRZogm>YFG5lXfF~p(DJ>Li>r+ZN_BaK~B1w~A09-?ADkX_*0W^mDqmm=G1K%;p
ml%*FDg;cSi%7WuCQ1!7sY1{rl7?X>%|hfOlh6b_;BB7x1>EoLJ9^~{Z1L{<5FcyC`>|Z3kH5JM8xhF`{ge#QNLNhA2q7YxWGR{%
C}^OdB1we;sVF5Rq9ag9PkI0;%+5>lThW%?Y8g#nc}RA^@QehgD1W5-a!!8_u3cgKJ_g5hD)OBv=Bcy91IH$VOdc#D%MQneALsH?
X*?w8gPYS@36Bx(MGt%!_@HgmhnBjxcF|8%>7&1g14E`ECBqAX5Gto6tyZC>!P<4fy#5rwe^4M#pj27pX54nnhGtrMxUochORN^M
UJnRva>e>Xd?u;G?+1onw<WphA~5vr4M7AiM3Ci&R>*<6^|u)1Yso(o@DcH3G@tvAQ1FhVDj+;y=OOQdY=aOWBnaspdu&+*aa$3W
GtS=YIP~Gq7weS9eKX452$H!LLRn*yoTb&YttAu*76riuL#meJG0Jc#J4f4TM6(Jhk#H(FMSbA$OX2aCNGJ>I?{wUfh<V&fRE8wd
bJq2!A%!^6q6C6O3Jjo<qYy$N8HvlZT`Qw-en5yjKmZ>j&MZWCAWu0}IuY2QbP!Yw$Q1z7JB!#L_z)pTV4mm|29O`ng;4nSfB*-u
hld3-y*i=5bsc_ho^AGYVJf5w9)jqRx?qOEl|-BVxfOfwUMqS2?BPDqqot$ix8xk-vug?ql_EA?`|jVU@Eh^+4qRsn;Xyg;Clels
_2+9@IyibfTZ9*>KsFlpdfYH+&dibonHSTTC`nmZi~QLo(O^`iRkGNN1RyM0b8W0IEO!D4h@fSfmuf4DsHQ7-cRo->JEc@P28}jL
nVj;mL?{szh?S+)Bmc3Eq#}+*?0R9g2Fy(@A+7ctAb3NYhC$@vGZx#<jyy^0$cG9Y2cHfhyWamdX!E4<8n~)D25y^XhBX~oh>l`r
HFufcz3@%;wWU>MD7T6{T|4UywK5#jjp=X_gngOLxym4$3v3gFC}5UMh1N`}n3$0Atwa{7Mi)F}2x0?D%5Kgu3_&76V7PiLH``8D
VMVeSLN**(4C_Vt!H>Uw2H#DP4->Ux-*kJ|3i^@kHHgGJ48&3<pOg$F3_!DKRi3P?cNGl%RD-*4NIhwgyqW_4ln&Ok_4O{asJ&|l
ruh5O>1ImSds&xB2BDM1$3Cv}@wqSz(Mb>ijAaC;R5i=F`Oc*esh3|W2a%9{q$!y}i<Y9zA;%Ojw<9*m@64xMY{q;Zl&Sx$Vm919
<1?Fw*qRRJ1K7%JyWP>>_-B2#{nKg8e9qXALMc*Lr&*`g|A<J{0W<{Eup9bAm#_{GQXLJx{>3atN7VT~S(b}Y5Hku6OA?f}ic-*6
3sGw{7$Z-%)<e_ZX2A2eE<xQr<Z0jXeN8VGm8zVGVE*5Iu*z*sm+9X14^cfHU2DxTc<B*il#wEUtCxP4Zd`GCx^(;ZE1Qp!ctc7W
0rr0WpyYZZ(gHVcbKB%-$=E#KEDipsz(dVN0sH!)?NLEDv{!T}#YW1BMhYN#D)OR8I%fLjPeL83k2}%WDC-f-Ou_!fQZCvm#Yw|Z
J5Cr)q9n|_K$<pD9GC^fS%WH7YbSTJA^WL(p4|IQ9NK}=A19v7nid^H<AXIbIHAiq*kp;r0>NSe!D%Gue1rdj8kUr7ZZWyc;hM_&
sRlo4Q<aBx_puL<msF1Q7Un?*u?Eh1-cJNx2vvrV@Se3y)$IMRN#+WKhC=h5?x_w^ZxoxrWRxC~RD#qcRtprF^`U|wl>(7OhVNML
y2*!6Qq(TkKR;MPPs799MWl#IQXyy(B1s5<rD#c_h)5!)1eS?{sg@)PP@svV5QqRGL7-wv7KNgaC}=4ds0fM`Ab@BPf{I~+CZ&m5
Mv!P$2@+vx8fi&t6e*;jLXap*qNxy~mI{hiNFo@7A&_Pmg{q~PVyb9}q-IK_mY5n?B#5e@N@-dYpb8oyNP>b$8djE?3SbEcAR-_j
X#%LF35sZ{nV=#<n1YdsC<+20S{2vODWAVjlm^iiB{f^XQn>>XWGjS+#mp&2At}cL5sH$Cn2{Ku0$`wnOwJ5xF~?jv#74>-?Fb9b
(~5}#9hAc0Q4<`TJSM=V4oLw_bA`mN0jz0u!ZfKsOe0A|!9z+-O(N2!h;mvQMv73W6l})@z?7K-0}L{mT}hyqOiOM7ClV>GKpceO
=rINnWD#8gA+UphLoUNXs=z>m?YBD;WnO1Yow^Qr)=E-<q=*~<n3OFT5ejJ3YoTqHymy%92;&K$SX2lq2_P0M0P01^IE|>o3~M>K
b%F=Pgd$O(C<;U<PV2@~CXfWtJ0BnM!M;v|gY-|IznYx;N~txYN#yLk{$?SNuEt;@h{{<-fPzNS=f~CI(bw>IoDdb|NALK9u|DbK
z`)upM8X%0w``LTl1s{(OaU@w;1oncih|Ut<NW;XsJl>sS6Pn{-kke=ck7G^52Ev*eC)AEKJE3nyfg^!hlb%WCwFbfP$oGKCZZ}L
P>BjEAPt~4mr_#_vq=bXIc*7qYDXd^fs)9@N&u0iAgF?b0upyHF`|NI+{9~5kC$(G9nR^zQ_2}msZ1cHAtL9uurbKkP!9*Qx_R*n
pKVhIgTA16OXA220xT;bP!yA5bwZLEagCHPa$^)DsH9UROpz!eDawE{Sg@1VMEe2aA8SNgnV6I^($gOk>cu1uBP6LY`?$_6H|=^I
6VHhN<j&6=3DAbR6Tb!-Iv-i)cA>ZI6ztDSf#KYWKh2MCx3|dh^7LrAJh~y{+W1MzeXwQ6ergYmjZz|u#f@#96?eHoE5VuSB^Qt3
Wd6Mv5Fl_O_w4-9uM{vixTx5$Hg3R?)P&g~HrHVp&M`bcZYUn=&Up?_&3_T~_#~Laf_d%ez^B~5kVFhKQa?kARJIbcD8y8d1q|~H
5ODslJ_Y$IO9xz0iwY<mP>3$Od;4DBQJka7JbZFe;$p;b{+0TlgIKGxMFRgfXN0gnNTtFSd4TspO;P=!C^Wy1r{cnMzcf*+NYYoY
-fK+FL!_)B?0j5GnqlmoQlBTNAGkHZ^Y!&n$sx~gW?t$|kn1M#IraAv1pH6{JkCn^ci|5=vDGvcJM`1!>||yh9ltEdd!gJA<;Rxi
D7@=Q=l8`fM|-yTo=R2O<3LPFj)N#HXQT8e05AA5DizU;35X$!hztj?CqOLgNQeXZ!kaolKMX^Ee7hN|me|Hd&}lg4<WL5-5a9&`
#gszOM23h6jMhS_N+gD<AmD&4*kju6c$E0Bo;?Q+IOOtn&T^hlI2RMP?v6RJ=T5=O?>lAFjZ)0#dD8N_^&+YbO2hprtvV)S0xYV?
Gj_%;%-0*%f}wSAgA)Y!`X3y1y1^CyH1^*6^lEpKK%Cfgk{>D5e6y>c6jQ8F%T_5&%l^QMpsff8)xY;0GpmUQttBa<ib8<M0}CZY
$b^OxC5l3~A#fs+Bq*X_i3-iQ*0V!GOeD)FPglTLK%q7(%`rR_d%H^UG{+RjE=wJy6O&kF+(V}6p;tjQFA&C7)j>I^p0PJ{v^fOr
lQS&BA`orkSe+$MQsz+I(#sGs3AGjD#gsi<f~-SkI<&5o$!aWZM_PKz)w0VZqgII)5<t9rx0cC3qOM^grD6E}_<Og(7U-3|<}jZ(
&E2(+E)AoVb0jgDWQj_Jl4ODgX@)Z}f(Ae(h?`)<z-lTO2qlVPAhLo43=yd%rWGbL0}+@BC6IzarV=oe#0a5ClV$|Nj4%?BT2v_#
iYQd73Z{^lMUC~A*u}7g2`f_s5YUAIO$1a_LKMW+EhQvFOiWC*6%_>0F+mXo5j7CN>MKkhQ@opoYR*tTMKU0VXt1cS&%yjcFHaI3
)O{;9BTA4VPztna;V8|jhM?gIHyqzdjN2KJLorD(lo2$I7d!(2kfSX&s;UZUnjn;fq$Xl%3Mqn8sHCo0fk+&TFlm??RwkKhh@v7Y
l8GXuVtQ!h#{D@0^Ti6$2JZ2!&36Gani^z;4P=R9Q>DTfU9ba@0l~})C_xco2$4o8q~8VR$YaS^abbAkS)d4%h^2_3Hq0hyQB&WK
A|4NS3-WxQmDDjv?Ws}{s;fl;2Hx2(A<b#xc9Jz@-iy~5=F#Bg+X!GVX7`N947<y^waQ+3z?g89VGe954j4@dtx{l14ceGmNi}5B
>ywm>A;Dek*w|!aGgn;G9bJ{_vyMr#h#*yh3PB<?G&@6(Qz;Duu>|G0W}GTyB1k2oD5|EJpk`qdGMP|JPAp|kpb--SdD1RaaW}1t
53Ov7iG?y$6by|n+ivpNccLJM5`f|>y}=g)BMxZ|wIPBrA+0?`>6(jWHztI(t5KpRBq%6Kpk_&gp<t^cBA}3=CJ1QSTmqJwH3+5z
(+vR#>`4lO{jq|1oM#$CNTv!vjIkn6iJFQ6ly@Or&p1;ed>@x^s^k&PND8^Ap=)CU6{KdC3aTa|3JN9|B5I|jsz{nvAR<_zK&A*H
h^2`bD2SS&TA^Y>DVCO!n1+C=);QG-OpPl=Eeb@^Z4NX_(DIC;LXG6w)d5mU%R-dGkepc~OAwR<I7D)wxO27<J`V|xt||zxjH|>p
u^Hr@^00G{A-oBg4C4(nz%ela#JLg;!3%_k24qCjG$;H)4rep;b_1ag5ww(5UTF#_z;moJD2O5E&{*LVQ`Bq)pFA%4fWMBMDUI$f
vGXKznECELN6wNcegr^vv+E0kvY=m0FEj-Li&}2RMmU;(|C9qfcIyvnVshwUe#Muyb%ro;;~}JkhmvSbI~{{&?d|$p20f3@vGqPj
)=j{v;T)r#?&9?Cm%Vv4Ri|N~JAhIY7`CPn1af78QB2V+Gm2Tg<Fi4dQgE>)!pJDgvvX1!70qG2_~LOBV+#!(;WQkek0NwTmI%N^
S0=Hi8G)Iu@z#{s@58$a2#BC7`grZ3q>W{MqqSs2`(pFIE;;lU;U9VwREmfw!4ZSDSY}YxpdDd4z_A(7RCmUhVPd31s|?B3tPNrK
>$k@baEeIPgqJFgMex|LP<koU!nM%if^H2FGc0g*LS63cABL=Zr2~(VBjmQqC^<5F4))NH@dLIkeot8Y>D8s)ZtI6!J2*p)(GbwA
1r&!4uVc1%&aaoU>isd%@_^{Vmv<c;;fpjUC>V^KM!^-}qDxR@6*>^hW(+dJu3@NTiVFl$Ca)&7GNDsIg&2axTS~<do_OAA5jPl7
1RSNN`5S<`6en*v*54wm#D`D>Qx>BgMk~8y(ps6S)xk=l)JX~0+_a&gNJc5AIGW646Vs(P9U%SadYVKKn>lPWY{+Si#>VDhI$<@I
_hDVNFQaZVnl@BRYovPHpE4u7-M)9vT$dpsM-I)xq9i2_II%{Hl<AGzYZRR-y)zy3`^V0YB#R*}AGXTnIfs03)|^f1HB6Ez&2O5m
q9D+asw&3X+;L*WMUC3$N#KjNF^?s|xVd#rOL(1I3dc2z(+aH`=2J<$%oH`Nv=)g(mhEFNT+O;DTAS6mhSgOV*pQebR3Q!P1ZwJ{
oMp=Mf^Rw0wN-j`mu1-RQq^yDm$Mk9BS>wO*=srAED6Mkpx+x=nw82eqO%>lW}ulIeAT`fb`O-lV%|>(PI@@E2IURwjp}CdZfXn}
r$Uz05-^5^Lq=S8Wm+o*nz>h|)TJ?kE!K-7yQ3qiRK_@C)@GHUAb=GpBS>P%vd}JC@WSOc2KI5iM^u6KOkhqCO=SZuo(}2HbfXpr
4DYUtD^;gsp{rT9ah0mN33XS3!n1c$@f8&jvNe|ytTG8LE2hcY2U}(d%E+INZrx@fg#+pw{AKnpn7)bKz7vitHc!DfhZ?41D;cvi
bvI*+3$|HAlQa~YHXxvi>RFK8RtnXqPXXPJCh&$aIPs6x@x9{3v$F>Iedyk><2o|*8^?oN*>(k0TA-9k3mG&?Q5BIhR}v*t0U(f4
5gr2>hF$MvCg)sXpwu87q$K7J&6sR1ptU4}G*A~p1_*5fYypV{17i+%sgT=*uFQ)N<9RT3a+5)mMp(wwlY0@WjF|1-8ggQ6K)@~>
aJ}I`c!v>;WZq&_Cm){0Mx(--aHZUK#fwS30Uc!sRtl<s7-c}IL5L)RW?9Hp(5hU!QbA1Ki*3d`KWsI-kispkqSls?cgB&CTg%oA
j>U<HwAI^*3~k-FnbNe4DjmsY8!Eib-5LNju@rel-av7Y4R++OrHEr!TB`1<fUF>o03S<)&CD_*(@B7Yvj&EUdNS$&p+X@_K{naJ
Yewi~FeX|?jOa#yA%V1;q-j|}S?4=iwjt8Aa;0d+0&N&#xRXXQAtK8>Ztq*(-WO35k^(2yIkQl-MAwBEySXnNd(+27l{@Kj4<6zn
BpdQ>S%h4U_cS9+`Hxy1O{cNb9d}C1LyVtx6v^SaIT?%kTjzO@!q{U8Rox55U2kE%7Py<5g%XjCSZ&7UGUu#>gx1P?8EPz8EEY%@
-#*?==Q<^d*UCDdo!ut$&fgz%1T!Rr=8SxxP+pQ|kW*8s(|}PNr<_Xn-@bere?CoHsJ5=zw9t~;JaO8k%A*}b^qbc%^ElUCalyUW
040^#*CTE!Dk!3=^7E%0+pO8ksrHCu2_Ydu)?h5Ka%rH*4pNkynLwo-5gTO%F8qFG^|B+85^yOdN7}{$)pY9xT`ekY8A(gF_jEGC
@MEg5mlM5Hb`7B=b17|V=U1)lBC04Vv}mB50x=mkJqbc^K_xh<&6JpAFd+4&IyGafCk9wUi3e*HMmSCnorFDz7ja|-7YhmW@E;Dt
jr9Qgk8cLS^zd*N*2F<gRw0V%d31DWDqWczBrxP@&;!5g_F=l8$8(5Sl7*nC>%u3pNI)@*CR!hOe!n&<e+Mx?T{h^bsru&5q^Y)T
?#-m!ZLkzkgY1g3$T^0ILm?;x!dUv`G70s;_9~jg?)j$~-C<9!)Mh_QWY}tkfI(4ESY2j0ogw9ol^*vqBW-xH^g2wnf~%DUJd!-f
OiK)^P4<OcV1r#U@u`A1jrS0<c2W7IH8(e!hUsF~rzI*Vn`H_#sl%L8$-$8Wm#zRud_cFYOTD+BB>7L23>fiGneUo9DP|_qEnL-_
7j&rTo-=qAP{=3k=SN&ha)yEVWpb72_?&BkCl8RVk(kWMKx3&;O+%=u9HB9hfro7MXxxOu1g=BB7TYSNqG6uQ#p$A}^xWw>w5h`u
No7eaK&`LEuqf`}<F=pU97c7!&V*+PX6~3DAmHkh;lTr95k&6$O(9ByA{=U*PG-cE`$;`)@84n3(>p6cg0H<PG0f*%-X2+wm?{;p
sNoo9p(@oiO$<P}P(zKV&rU>uSYwvyhqE`9?zUl`1e%(s78WeTm#bK^AUM~==3QybhfJQ#Hjz$*RpabfY0^&lOO&ii+H8#P!wZVF
x*TksI?^043hzSFf}kpc1s;i0Tz42#Ad0FlQjP}*CH_P6p}r70OT|GG@P6qIiC;3C1Clx(^EY_q`&H+yPoQG=Kuj$$wtTZJuzB8N
VQ}QgkwR9G2M#niL4_!i#1tk%<m8bcI}@u?fYY!ELMZ@J3!sWr+4|imIyCU22H}Chxwt;N<jC&4azx-U0WCWaKk!#$VWC+zo_T`o
1Gp!9Yac#Dug{Un@ntAMy&QYp+uepNue-NA&J6dlxLu42PaD|TQNR#}Ia_j%h~UeE4tCn^@)Df;8+FJR6l%cYR77GhAh0O84cRs%
!)qQ-cxxr;yS5!0(0KuN-Vi+V1IM1h+a96Dz2n|7fQ14q0j&{^LyiGB<6z2c2V@L#xJNDyt&DOS-?9MV*yd0})CiygpJ?#!pc0{x
!3IS!JnS4eIMfV5o1PI|q1i-1oN%y^BZc2P6Q3XxqdG)EQS*Y`ttga8uTOQIYzjMp^jps-QQW7s6S&S;NL=RuEEY?+t~;)~Zk0Tc
`7ym&bm_{uao)@b?dmduI&_{%BvZSdQ9*W4%e;h$>C#7c5+3U+h7{a{K6jHGIaEF54&jm>X$TgJuXR2ik~}g_f!Rb&i6=U=rg5<d
Hib|WP<=9o9T>CK9d|Lt+)NnY>`9|%9TFOZ*d^4m!GsC<ZwaSm*=SNF4TwW|G(`vzCd?W`>Jyi&dyGXKGlbzFzE_4yk%z|f$+Hau
4HIOF3n^gT?*lQM?^x=N`Nv}^MzV>BRI@IlJxNw798Z(pl^lu=JSd^QaW3e0s9%GnaXZPkJcJhR1&&E5!6b{Z(!FhNFh__EIL;Av
1n%1&IPru+I4o_(Io^!}?3G|!_}C4A`HvX??jXMy10^zDN*#s(T)7_5+0=xRl*CdbL!uEkBTyP;h@}BcH*VanG8x+=)}>((%cNpy
0vH$;03l{til{0kl_+U~B!UP@f*GKoA}qm7gn|&HLXb)lkwl7!l7N|s3Z<a}kcuQsh_L7@a6zEmH_axLP8Ipvo(C#<!S87DZRnRA
;N(fiaimCW@^QySvI^)<c6v7nb|<UR<l);w3I}u?*R8^WJ0j<VB!u3fR~+DwUpr0cP{(;KQZep>l7L;jo^;`OJW~u?#~s!U;qO7!
$>hf;I8%`vahwqn2qTjTDnhhGiTyn)N6#~R;gIH(F_Q~U$braiPgT8zOl82kJ1WGHL{T8L1qa_aLMcR362e3+3pF592}q=wU_eA5
&<j9d&`9AUOlCL$QvpmQ%|#NiBT!8-Q$bY3)C3a+5mgaYQB^=y1rZD-4Gk3&5+umM6pWG-Ng*RbR8<tjL@_YIRS?Y-HBsx4$Z7@|
Dj}eNprD3G2!bFbXi%h3B?$shDuRX}kXl+)XabcQN))Mvq9~%Gr3oMzfFGN~&`h2t@jN<alsXdnD@$r6XktSmhELpDmgZ&2TkLBg
t!;EwVCiL?jSH<?<KG1GF9m!~+~hhj#+8Q<p=92S&d)w?h}KH}jGtuvcQ{LJqL(0cFq=p#C$F#eX2Nvqv>^y~gaLpbbP3)%Fb_#Q
Tga~P4)fLZ;0kaG2E?cyagZ<CN3+p@3ESaUjO_!?>(;k6TA8V*%5a8DL>8e$n8OXI)95qV7<qaxwS^uUK3FghTyleB_TW96n2yU4
LUBDkn`Yih3*fXRAuxRhz*9a@I#57JU6}})Mt~wpS_qn26{HFj8dM@x3IXvXK*<SUe~Bs?BE%#SR5X+Y6f}!PP$NTBAx!|ZDpIPI
K}{eUCBa~-P)c=?m;}=k5{9J73ZP;l5TsCuVrCX0BNS20LjYD6i4z?}D0^UX4KRj4<01h-M2a*}P=ZpFqeuV*L!}K0U@oVCjngCN
1Lg8I2bGLt?lJw{``<2lJaKJ06U4;&=W<a7Gm){s9^D+yiI8E^W-7F(pWaMc^^I269kh}za)JX|CM9&MJ6i~eg~*W#7$H?cWfa9t
)Ns_$P!57{s0sjx90Q!11A6Pw$gk^hGvyH(zXrJtrCp|lC`1U5XbMOmHrN3luBeg#2z1DK0CuvS@RW{CArMlu&@~fOqILPVeOe~r
<(H{EbZ&f}kCFTMhR0noG?M~`7;9T4W-#=&9-qt0bVHyH0*3J~iOBSZ$CCPh{Io}KVy`$r1L(S-Ubye2DU=_SWQnx703(DVY89aj
fJ~7Z1l|#HM4$uH$a8o5GWKf%#6&FWWYP>6L;ElY2i!O}I!-Ardp@UIJl{QX%AY!R*^_YgXfn?Ajb^g(&m$3wukvbb**&*BPu4&;
tw2tO87F3*ac}T?Wx!*Y8#0mgQP*MKhy{?ku>E}hF1|c?^{d5^>i4j<pDb7^<8U_3hV6Sh@8kr5{qSTZLv9YgkRW@3J}MJ|Qc@JE
RS>{@e`$n$IJz)QKQw3MlUmTNR7x;oZ2cpZZIKNoR-jD6VoIKq!rTxftYzDFLJ@6Pt<q?;ZW`7(2b#*Pw@x>1gitW87+3=q%CM+E
Sz`pd6JyUu!=HXV%$8G_5cEg7Nc-&gE=Q~hiYkJFm|4dTj9{qE(upz!yn4x}O3K=?+FaeDme)E<mu@c&VrQc5e!J(k@)dWkdaBC0
EGmdd?88yR3Z0p%U#~B(4t)D=`4`V~-#B}&IeC#1g@RELFLlLk?-X*XJ-+<+qKqM+z_WU+U20_8G{K0BQ%tIE^^yP_WGh*jjxd^q
RX2b%)<_FD9OWb+;PgCqeJJ>Ne=JGM!(_{7lCY|rwRpNg9R7GpW1V4PY|29nLN=iyN-AycN((`1q<v*AQ7%bUH^&xHd4vxKyl9#<
HazG!-PBaJ!BqxzY*cuo8W5yvTp=<j=qLxfyvlT(aCt6RsG{B6A|(LX>>m@_8k_$Y5S>Cj9h82=4R5-s1dKC+Zf~K0h@@zwm?0gY
MZ`Eq6wxQvn}f<qSrSNq3KVp3U2i=)jPib+mpNA%M>tSVLxmfXuB(VssaGl4^W75Q^h31Cg#~(-h=&7`83oD;JZoySs3N1ehDi|I
gf7Z(Sd<Y&B}4|&P#TcbjZztWfT50dEk&Kn3n)9RT^N%WBGP3QXQ)s)3xY{{;ghqv%>|(_!b;)GpF|2|a0%$Bkxwq8Jc^6gozI-Z
8P*ZK!J)vra5@B+o4bx6>?x&T*+vLlZ|p<82cB|@WdwCXhMXTAyoU3Qyc9w?4~_%gw#%0a3*-sL`ARA%?=T?v%GN|z2$)9-vH+$8
L98j02-dbTNEXgA!fiUB)hv#7QZZO33LVfWMPW_U94D|TjkeN}B@Dr=3={`U36&~r4xNZgINI63R<@8a=d+9(u;FpCfsNqw0q0Kg
iad<_q1+;!u!iphC%dp1<N+NC35ga;h=KTK^jgJ=6$a5wJm6eEAe9M|bKt2_2f8@QxlVBjl6l07A#gU583OA9nB-MVD7hWOw7JCK
GMy5dU@54TFiADi-8K4gvY%5T(J<+RYXo6UvQRRaG!jIGL_nBKSuGS$QDkDlO%e$aVgTmC2yTibyAcf5rNAJ6I8M#~`G8KJ4*>Bl
b*gyLvkXrG<&Z=cDFdiNWQY4E(Cf79kbxuv*#HGl(2fEKeODOV<W~VWlWD*LgHmN%2#(mjDCsI9Z_BzVTrTT;_p`fBsP|huK<XH@
*lHZ%hM008tuuCw!ut1ONi{~3F3lR2R<S*fgiux0b-3cnZXFI?kri@?h$lRogxPJ0Af=44dF44BM2I;_pLDN6EJUuAQ3qW2O<0hU
Sz+qo38taM0#>w8qUFpyIGFD4bcW=T7b6uiEtj5ChG2$5VLjE&qn3FZ+|EYS?;x`?y0%bVjXMf$QD;hss3eiHDUln&5}~;e6BcqV
a+)%N7CJWW?&4$q8FHlgT&U;R^>(Y77D2QLgMSA3gZj?N<L~e9Cd1GlNGJ$)^}k3y!rsC`BuPmoLS?P22;rVn>d?kGj&#jXj8uhE
6pb?}yaq&)b&?fqU<MoRd{2p=gl^GwV(2?P*5o@$V4Sd4dM(-JZ}wbp_NGrY*4+^jsEv+JPHe80bCK(cxPb(VkdWbtlpo>HCJ=C<
J16ht9fu&Q{#cHh`zaY8sklwZPA3^1`gu1xNN|J}wj7!#NN+@8dhuaHEbR;+f{vS@Sqy()E+H`HMMNd{l?Jk86ddfyuB$@$xrtJx
du9$cihCHSF_KJCH4srl6I7-~Hm4$GC$#OmoY;6hjRy5T2NYt>)0>lLJ>DPYcb05q&8E1#vg*NLR5d4xwg$8ah@7nz43;EPO$h-X
uJZd{2TN*C%)AhZ)Gf$PIHe>*yV=>+_Ej!UU3@M*Lsr^-i1MnmjUMcvBM|gbRMAY6GK>nSA`K9#xLn~yNR)=fE1U|;>_`Ey{J%fK
h^OW@8!UnbgaG<7sRT(vp@m>5O(*7jUGp-WyW3~uaLClQpHC^A1@`S>wGA-Ut!gnoIbiNBLt9sux~C(0gRPrRt&Qte$Y79??1pd-
+-<UbUo$5Y_EbLRzoEMy`!a~aV_Pk|&+nRrJb#xv=QXlB3Cq4SV)T<VV8fwAwpfuo3D*?|7FF#NW8tL8w5s|Vq2DhjAuvvhK+scM
gEl6SLlXpuh9u3?YRQfVBaBu?70J$|yrkC?Mm3W1%5_ejbtaAQbZT+qH8nf1{~@alL(tzND>}9tTF}4Vf+Y}zOT_A2bZG>Z-AfPc
*uwn>vjUKvAbRR2ag741)BXZyo8QJ2I3`%1vVzP8nX@o^@5)2*Sx#;9#)Evls4dnMX8#DzUvJZU)CL~;-=q!0peT4+NP$Gs91sBj
gf=AP@S6^ez}+-%gwD<|&=BkpY0_X3;GUqNX8r5_6(KUCB#=S@K&2@)3Viek?4kd8Y5M$306HP-DnmVA?S;9b|F>Zu;^<LFua4yK
z~(~4GziK;BtaAK6BQ3foe=~Z=11lDc-P_ieqW$(x!ioz`e0Bg5?~eoyr>3bMTq-03(}6u?odm+>EFZ2^hz5+Ct>>KkR?O<WL%V9
P_OQQ!h%!-NOr6!lmiJOhE$`FE)rMw?~b575Ci)OO$A-D26MwFD-K_}Psm{D!&OILki-0=KW>V(09NXcS^8^68_nGPumTCHSRFGm
#th=Qgtt=(HKd@Aro|aHKA3cx7(vrJz&hK`uH`L7n^{d^K*$#9E1A{jRYp|Na%<vI{Gv1sWx$^@7^64n`uR2Bez=Dx?1b{|o0`+W
^#RlrT^RTeAnV)B@r>!^-hh2c_9U|aPf~&PAKZW8R0HpW`u;(W;55QQ|CAXNra)w)MiNk=K&=HT!2r;i2$;nKOF~2=NDxS_8;3X3
^dbS?NE(Fh9Dqs{{Ra#TkR~XiAy6`LB@uK1sYd(rKKuD;S0qR%*vBD`lKw`+p9WpZ8VwTpd!t^zqPoNP`2LXi)o__9#24raBC4;-
%d6;#6i0d(uG?SmOTN1TQKV3nW;mOyj<#R>V8V<)=RTf0I7$0n+>rM(KZ8~HAvA=)77#LWK%q)fs7g6v1J+6&Y_x*cTp0j)lkHD+
=~3NJN$dPbTo40Db|9u8Xp{&TftZmRB2tACgdKE2GbCL~!68C`K&=T9OvE(^Nh-3)!vd1aNU2gnlraqn1yl$HAW|w&2%I}RTER}9
CedkUS}-EgqM3#&3owCLHz6V<>}9$zZCHTV+c0yDF$6lIR<MSh;c(JnmJ){O){@~i#2@PM+sh}8w2D?!7BNP*lh`-nKaft?2z23c
r3#_>tG)<n4bD(0p+V^)G$I5N2$amyQgZ`F*&O)%)26VO`fM>is1+eiSQwJBK>G#1Om@kk_d75$E~o)FVKIeBNttRI5_X!^+D)Sa
nipj#$rK^(kr){JpQuQ<n5-_u2uZR0I(ZBviwMbL9vK%P3?-oi$VVg&k{@In!iLc8DB&O!q0TZu2!vgr$QNh<aFNMQB&9V1X49I!
Pyv!49mIlCx<UjDETBTLfx>gm4QbX)RuX9{LK|d;|DP~134Kyy36Y}!E6f=uu16&*fC?2k<_17-34z<a2w<?2)%lrWLr`fch8d5H
DjynHD-kweA|Ax(zV1QOcEU|>G9-DS>j3;<f}kH!0DEc_HT!*DpMHdK`X`-erl7j7iK9re5?S~Xkj6u71puIcC_@fxlwfkwFr1;o
0ZGQ8MBosSLV+~ECTA%FXiQ<vft(0Y7mj|TNr_8gQf&!|CRz=+;!GOIO|lWTPF0cju;^x_+9;$>n<qI3{Edz}SUEHxG^X&SG^lho
0M|dK*<roDJOa`RbdzaAoxGq$8}!hnE7$h&4zl&eFP=T~PqJK-jqukk4&KjD{UCy$H=FDQ{m>$MPX8JCC!EqzTYy<P4JHx;h9bAo
^WZvo5ctdSLoklNcDEzVNqZCF^mh56eGnt`k|KSwg1Tft$QK|{IFw*hSU*^={8l6D-P%JT3PcJ7kd=yHN);MLidSP~k)78`ut!pV
1Ce#*>A-rW_{V*s-?U%FNgt{MtJ?QLtjb6~Jj_qkCS8J26&#}BUS|m51XKkigp$@cEJP&)K};Z?`A1ghCY<0C?1T6)(4i6(0@EP?
cD%#xjz=SZQ3MqP#6(0)OrEDPaH^P*Xr(`IS_!fc_pqndDI(|?15zjS$OpgX`+@c2@U+l;_LV;EN~hJZWQVZPzw2+?zu}zQof_q|
u0%OzoPqFBG1GW#p2vVh0QUX3PXXMO2*G(~fiM*Et13jLC<c9?LPO>goqs@oS+WNFfw$(L2gl1@%^^Y5Mlj?UlQK|HQdKPgiiU7T
(I@jpRvm3&X9|p}BC4=>Y!!*>oW~Y#{hwb8rtHVNL61VIyyleaee=D-n!F0uR!zF&GwM2LH2%Cf)GBpe7^4{V%+dKD06(#|&qFch
7oHX3gUC<3-9Y$56%iy<mFF0EWAlSh%%IT3A2;cY03Are1dkBVVADwj?1Lq$Nh)HXBhSa4+bLD07%-{`Dqw*ifGO5sP%Ow31u3Wi
aE4k*nM6Kv;V?kzTp$9XrUIl1grOQjh7Z$Dv`kbC%*#w_!cFSQ2xJHqVnU*hFv@-M1_)BDN>I?!(4;acO(K*cRTEKAg9O7!l&u9K
k+v8^GDOmKax+T|B+)|<gFzAzHAoQ)5FtTPD#<iN6on%NK}{$%2?~Kih`|g>0U(eCB`VwEn7|awEJaZS#04OcAe05taw?gjMv*8H
h^hi8IZ2I!IRpt*Jf7%7T4)+*m_({VfT$uSxyzZ~(L;g&q*3a)B@mfRvM6X1aH&d;*f6BC0W>duI^Pp|yb?qP1R2%VAfp8#%A$8Q
r$wZoC~=zV(rAH*LS7I9jimo5dBKCE0zj;@mS}&IEjD_GI_W>||Cs1s?bgU1kUfy8Cy)?;j)U_M5t5&P@N{l{m!5?`EDDCd-qR3a
f>gq@O<Q6S$JE*!C@48ZP#~g-Mg~cQS3?*<R7F8z1|E)oCyS)ay)4Z+V0qDV7E|bQKv_S2uxbtGnl8<svG{?k7|Ht~MPfZ9*Nq*W
MDph>@|;9CdbX4vF#WlrO%;MX^}8<?`*}f<mJj_(o<pwr3aKZ73GP?E0GOmgD2hmdiK&8R2#_KuAcdf%d?d*!N(h1&h$)f^qNt{-
q9PV0By$4_D5#01WhRuRVj3hM86zacsexSQJ42*Z#t-Z_`cta2E+}k`C`6Eil?GA7!p<Q`lt{{0MO-Rm6$O+5!a%~g(Ucbol>%gQ
CbG2#L{#MEj6)1b5Q9TNBa{WoI!zm5NiZPn(5;Dr63g!*B8yt8S5aP!#K@^INtDGfBc>FrC5{j0wTPDfxB!Oxm}UgzVoE2@B36gZ
N4wRB-`x4)b-riN{PP|deoXL_5(P)?OhS3}LBC*ZaiSxR<vuE>pin(BOoUMlCxZB)3qt<iQc9D8YK4#@SVW4Y0Wt;2S_Xin6MzHF
?DW+61Z0XiL#HfC4zdBv>2u(K9@-=kK%rJ46c3C5;uuO{B^Se3eKycS6Qq=ZDME@?FgOqc6F*L+el%I$_Qz<vBYqLudO-U<{=-kd
QEAddm&*h(f|~bkY_8>f`)%{|`6qkT)^P)}0AecmS`oAfH?50jVz7M12<1dTR8RC0q*fD|i9?LwG8!;dA3|!NB!Xl~2?-)(G)9y^
HUc0*d0~<Xn{U3`d{BK-;A9bkiu|faQX*slkck|z6KMr>ld*%yV+4lE7|5Pc#7g?GxrKq5O+!}@M^>RHsR=)+ibYyQGy0*fQl%mx
&QPG%g)>Q^GE#~|g+~!G6@Dlu+E0P#gVW}lnVIRfw-eKDr2}P;f>shFMTtc;Pw~tn?r}}1m87JqueTEfQ3Z!A*vac*vJ~Y}#G?b?
GpZHP@iM8lH`F;qyI{OM(v4E%k&2rxXZX=%=;m)1S!KeG4LD+klS};<pGG{tKG!r9Z5`KH1XR5`a$eGa4<qvQ52Zc{@__X~d>mKV
2p=Ee(HHts6XL(p5!`kqC*TBrUyD>mz@lkU{2*Volv5&tkuoMJGBQ#LijhSk6euzb57x<nrg4Ix<mLoH1d&S6rl0_r2fc(q)Re5s
6o^qnLd1a*w3Sdx_hEoi1Cj<pk9SV^0*I-hie)B(8LEmR3W<UkiJ~Z^sgR(e3TT3gDk+G9sELXik_HHpW`ZIJiHNFTAwd3kpa}w6
6fkOrDrANTiKR+tn4&6*n3jm5VkjwMV8;g-k{W_~#5Y7AFkf^b@yrlT&!Yn+?jQD$u^@FHf##F+a`5O6c%Mxvqg1~9%v7(m_Y}~9
i7Y{m?57&M>dm2M?3Ib~(I&qynKU2wkoNxXyRV0^R<-A%ELR6cnWPMEtvYo@6x|n|d*@{wCxS%qCw91WUBBK>53hW}dIat}97rzJ
cOak5^-kODAI9J|*%t(ZlM4*KJ~jIC^5#V~5KI)M3rKQOGX2?wQRtf0&F_tE2%vx5^=0T0L;C5#{g!FlKD7KR_K6$_`x*jfsP;$$
Mx4=(zzwVuFx8}Xd$g0x9v?^r1W-!Yq9~&TMno-?31~_X4CT=;XeCIf{#sD{(AK}JF#nevoF?G(%$(;+D#)M<19>`+f7hTw9@ar%
nx&7+hGobVGM6#Rg5h~5M1Qx~@^hC;t}&VlETpUekq{{nj;NCp=TNLOLH*blm0~4RMk-?%Xpn_6P~><t+;s+^;meFRiQTJk?YYV?
4(A6^r5(<l&rrE`P#33;6eN%rl?Muh&oi1i$0pO1c7QPwT1pTz994FQ7}_01p@s#aaD)P>5T#ld7!X7NOPE?VW`vsd(bOTahGkB1
WeOot_s%#(K<6i-JQnIU-Vnzo1r5A$7Q+rP0caq>U`P3|aDt^?^!0l9opRT-w0p54>|;VBgL2p2%m3T`HxFxSAZ@eywr=hSE;Era
D4W#`Ib9yjWD^mE7)~W{h#%Z{-xj?ajw?LLg;iH6QT}(1Kc7bGx;Yh4a^XQ;%~9Rmvb?(D{s(c%=Ao&NPKY=@c3@_+jhGI$ZDbT>
(ibI@ySox@E1kL#(=udo;0FGNCQ*@(Vj6J$t;)-7zMNu{-stbwyr_6F(T~9>!@9n!jNSv`?9~uObb%#wF}y`QNFac!Kqw8QGFlMT
sRuz)QY8XVAxy%Q`N)aiP&i8JC`uB9X{0D9sz41uA(CvwgqylCC`LrdWg@`}G%hKh$N}z2{oYSK8<B*QkGt(Z52}ECK8`yyfx|kX
^`Jx_v*U;Ga$fHo`+M7m4YRmRdX!HKRuNgkF=51}BBC(F!S7-FZTM1Q118@RkSQ`6s){NSkPy4J!hz6fFo5okLyV%~$osIEn31Sx
OO%XEGG+y0#gWvg=_Fj>OpYCtci?&R54bMQvF?O))z7~;;p^t+aYUu1gFjr?jt;oomsOZ0nHi=9fwu7Xml0kmyq3A`Av(DIVaUM}
BQA5zyFm3PHi2PxAa|%j93Y(SG5@s3C*w0Q&kh4U)5AH`SQU`9OmV>o<-K^QCNup;!`mq}und$TWeAK9-9ux@ML&G;?me&8{a&w7
?}yFNXTHcNbL`{wr`ICAZWH%tiC}wJR7j0J2s3RGw1DkI8v&Y#8D~)JFJPUUxp!}=-)u_PefjOK0NvY?R2=_Q_ST!<0_0l{8D<8q
F$$x7M3hWm`#bKzb-Df(3F_aM5WlLw4c~^HLJWR%!1(d+pMW?dDh`kFwRLGwDkAkOp;wRcyw^^W>3Rd<oTLJy@04ZSA+CL}W3#i@
r>e6aBh-)ke@qA5bvvC(he;cKM-?aeM4K?txu^pTe0yXB)GenF%Gef${Z%HIrxyFk0Y48tQ}btB%-HZ=?_f+d6i6cLm&r4TT736R
)o~pOZ^Nv+J=to1Og(eq0;D5(SyT-G8c!jbI3+bHl58<qF_t0@voKmDl-#I<fa%VTvc)bH($@`68f1U=BQ$ExV98^{zDwX<Df1Jd
UUf_-4D$Ic&~{4>)Awlo$&Xtz*1wcJtT>ww=YtebN#dG0-F+h2iK!VFY>{C}7E;BiRKo!n<19uyZ;kr-b+P;;zQwVOOF<-5+^`hW
F4q8-Ymr>w$Z0UvaOu6C3_c~N?mp3M(*r*vNt>LbY$a<1a43k0oPqsSmK||_POynZo-)aGA)z2;>|lH9>6kbv6WfcLNmYyujann)
#%yl`r1f|CcRQkUh;_fO?Dr4S`~w%b>GRBW`@rIU7k!8jAyq?FLPQ2Yniv2ikaW~cr>qWwK%T?^oiE`bMKJ*k6LK>Ir68#SV5VVS
VFCOed;<NjlLu0Nks}b46eTp%NF32R<q@P1#ZdKpy!r)hAa*PRf`tmuzOn)7%~oM*g-;)RvvL6T5FGmS(4Rbj-s07hE$Uu#1Y9)|
^M<FIC0@b!@5|8mh$-(pH+?>yffWJjMSh=#KtcEOACDvsxCJ{<fL+soPMd&+%L<RT(c=073Ovix9-cR~^DuRzjjG0g7<PbCV-&Hp
yiSBU(rOkWu8qE}8$~@1rSXTg1U`iN6TMaRsxJR4h3I!4!^IO@hp_U{aChroXi(l>Mdzr~qQ_e1(}x7ew!r+Y7Y>@RF#b3A!w?dX
_`(?k&Y;2>kF}EsS5&DWBOs!HdZic5HOFO#Y5XPL55CPh<@Zcxo)e_uH2WdT!F7P5)=`<u6Zd>`=-n)MDMKwW{br2RfL+5)wEGCT
kt`6w%5RIX%3cK7oyj*SJ1SwC;9z|^Ecre;?|k%jAw!Z7AxTgQs&>zBSrQ{Bt_4h~RSYvCV%qae$*jgPj2+UWw6}O&2liBG-$bt`
gK+gqw1G0%!@^kyJ^d1=T}n@$Ir9os52AQ`qhyXy8i_P<rE6V49<@?VzqY5_0GLyQrhGAs`@qeJ&mT>tz%XYU`@|Ph<Jws`Q8p;l
+3zgt?c*Wu$@7gV2zrVL>WfAy!5e=t&k_qg90G_L6hu@|Nz-+z8Q|aL){U&;rIM>Bp&~wA0}Wjox`vPn7LgPwV$>nC4$#`hhKe0Y
1kpt`sEN+a;I66)mK19Aha^@iDCBhOxN2dGIbT#Yx@p?BGGV};r+zpmf~+`)6($8VO=PL_*T%Fg6j5-ayG)gzjx#k|R(?IZ?Y+|I
ca7;`H-v<RzfHt$ifP8ideN@#`)2RcQ;DTN1ZgBtlaUiI=#B1eDSVD(jJTOpPXXeYVq0QSL#TL9N8{P}^UZH~x#trc_fTStRn=62
hm|W*%24aBrj4-Hj#`^W9f_go<*;%Ysh7-ndqNUe#0N7Vff8f_MPuLz>p>5ZEG=L*Jw5Nl`v$^;<nwQUY!4Cu<kbZDbO}2oykogO
T#=8E1^zb$&7sDlKq8;qoPfNVNOGIWBIHy*vF|UL++1C5vfSJyUATXpBi~cG_}{DSW}J?n3RthNo9jJ(X|dBdr%bII1gCLMJGkRW
9OIK_y&_WrxgWLt;AI^_e0leN$mnZv*7P!0NG&BR;UAz-DY&P(06fS55t2brnF59aQYHBkA%rT9BmmfF<Ay;QBm3!3uyRh1f60{a
dlWbipPVdj+hOhZhr+`%ZGBJFmy7lU#+*|OK?mjv>l6V07ED1GaET^`h*6~x05>~^8V(K{SL43JYVslt3kr9tvvdG;AQ9S{IlXV}
{Y>~G_3WFxL63%A&h_xayEHn2M!?j7J_CXy%h5SxR)ZKgNR*ibP|C;=q+dLpJqH#?^<n2PUCbwGq6%wR<xgrOUN&!!J3CH)Upb5d
dVz=JlN<bS!)ZLC!^W%(m&O!Gih5;YhY2sMiIk$13+FIxKWQ??+YsTgK}Y4CZm5Z>-X?fG-BcguJ&&X`dWc8lKmfeX-a^Mzj-eHs
L;+&Z_9f=kf@)D9wUR8A_v(hI>7|QT$>jLMLe5J?IOe(IE)1heip#|%^KQ3@f=o{XoblM!<Q<EBE{H5x%`zY{1Z99+R8od`LF;~3
#rwen`f~}8gjZBsKjJChR_y%BIhRcb2>rL$PK-M8=c$)}`wO^TDM#12=Zkg|vHF(HGgi$LtK-R^`9%dqViXj#lm$|aB~d|8o;&f?
MeIIl<Lr(48yS?u!`%@qB1%w11<R4j<)tP)C>{g0jqgqpV~hO7Z;lP|0ePcSWG(YX|GYp_K{Qi9Y-|lQsFWY;vLK?UJy1CkXE@+l
m@ZQX7THiVYeK-<Jv3iXiRtX{{9ZecUg6k7UsZA5^3ERt3I|LIL%012|5v^N%>$oTT<-Gh0}<^01R?vNA0hN@E74Y?5oM(cnWk#0
M4cdUK<Auy_dyQXci{giPqh6}O$V#H*zT$aK7)36f!o{2<5aY0C^HYfwXRAl>I<YCgT$36;gw%MLnIm$r9x_CIaD~X$P6<7bCzdZ
f$M?dQ&2=2HHIia=$aj&^hWFynwFGlssPDZf`XH2185yFLDI+#(26AqNE7sxOqL~yL@8E~n8Nj^X%T3k1;7)78{n7#L;_40Tma*b
upI6~kduKzk{~LSO|3?v3Q2)9YKC|0nluv`!?qy>ghnba7OAvm3D9H^Xq`$t%V{)9A(96LV+5E3-5aa6cHT`61<I)~2!^1f$N``L
iAD)1Ry7D>s_JmU$Z1lBq}~b20q7?Swxzt-G&)QhPO}V+5UnnxrBf=2QXwc9kQ|kA0U`t_0UA{(Qm9lakXV2URVG-H2*xsw2g3;E
!xfr_6Ko0s=!DS=5HuXoBpMvq3~%Se9Y6s{lQbPzI7G`_W&u(PC<ub8fU_PFX@<e>yX5EFs1PxLa3njm%W<+pw8%l0*XDJa5?kkg
2m#6J(YE^8$mPI*nk7=1gh)$4gq!9S6#;4yENQai1C+rGRf5S7G)N0D2;}%@qFLmDBnHU1rBoHkoZ$PMNx9QTuu%vqdAG-Qcf4?i
Cl!<&yXC&SU11+5-PRCLXoWf?LoUm(eL(Vw&T=4%9%V(?M-~!y78Y0SK-6T=f~*k)T1{=5CXy^fxnL+1h>E6bAbTdz+XGvsJg^Gl
L^W$J@0MwVT_Lmu0OUE-Av<NuwC;FvqK-v!qxOY8LhLMr?74P*OT-h02)vY$p~8?%Ru(4C1KBD;5LQ8kkSkC;T1a%2o=NAr55zMT
1ypjW%;8LakX1TOA+(|j2#~}oW)fVoOJoWYV$Q^<+KNkHuwoqZbWQ}7m4I@G5f)0x1-UhZ9Kjn8tb5iC;}wmBbgtNk8=;|cS6aiU
muXR@Lue>lY){ViI3U49>}LYL9(0(KI8^(h6xnt;*t7B@5ZM4w{<=YCTYShCl;U0CLr|PqZ7Gt40wY8lxF*oKCYxMqNUvAhfxzV#
22lEh;NM!Y83Y$2v6p4dVM5MORRvvJL!x2|9-fQ?Z!8ldsP4tmO4-X=RzUWKDZa+a{|M}OBvZJ#NO{U^gjvC-76e2#kVg@nuOFj?
`583mz8O(p_~AncQ>to<0aY5Gndk<&7>3+<kfDT$RGJgDmkUaDiP6sHC>5<tQIn|v@~iOH#zV}A!xIoUzqMmO1%HcmSxU_=vnHxo
wwJ{mBJ<BH+;<Ztz^5mZ$TN23gG0K4L?Uq+Tl%E>OR4t!KZJZEVW+HY9RI_7?Bk0Hohu=X#GEEDc=-EhDru5brzM|95S%4I_Gd1D
c7)puXTo%cozUAL!+lSz4H8^va)I>EZ3)ie3Gz62)<zN<!xEB-#$PK#w5j8uJDwLE4_(faA_@kgR;prq@c{buLJqiN(6H&Zt4w~I
=bwvH<`e&caAGl@_Gn4+3I>#^LJ}qQ!^8-Sh3lT~w>eZfH+C}QRS?|b$-{-ynrtp56jmug)hmY?!;HDWq)Al}K?INx(MByoMFz+l
lMthYL<Fn`fgkAE^x_*$6q!jz+iOiL6-fldU>g{w467SsKqfGUD8f;Q(d#kNlg8EnolBt~^sDU{VgFhjBRDuW0ubywV*|bc_sR{X
GM42mICfF(Y1sr6S=^n`c7Vl=!4fFeCnBatb07<XK>wld6W({3+=?c<x~xZ=g+vt6=bt4<z!~Zk?0Sq|?Sg?F<pYn0zX#J-?SzRk
M<R*?wj6^}CZb9R#T5fd^bHtjn@hQ0;}W(EIf?Z6%tS;#f&JY~NdJ|+`O1e+Bhv8>?<S!%PDDXTq{KxKtPzG66nE&MPeElJe-(~w
Lf^}dL(F<5MYB-rj=2Z)UAOxE9gT%Y6bXk)1XLKu)dO&a-XHb7X+H)+D(BN9yS`QP02mKH=oSGI0QP2^aX>a7!=zmCRJK(V7b!wd
`Z?>{=zE*n*{`F=d@T^LhDfcyH>^Ipq93^D5?~Z8Eaes~APWKt1&opSd=S<x_ZUYpPQ5%ip+NYsDtbLXXoAVt;dc{^bUDAopVXaW
w8a!MkdfA+$QvRVevoXFEL4O=1kF$o)Fc%%W*J1lv;<7SQ4ItTQkG+lB`_2~L{yU@GKC>PBo!#ML{g?0;S(%p3grm3Tm6m1s5ucK
EIGjeAZ;!RpT-3#L7)hMA{BHJfNF>eDJU9}ri6(Yl8C6LiDV&!DQE^_Dn*!r0-1t_W~QZ}rix|&rK$=@sTvlj37TnEB7z_&DW;H!
Nthy)qK1@-LP;tnf?AoSfP$7vXo;z!rj{y+YNjP9grR8P9oqJ(;5dE|LHHy%X?1rTb%;dcOB6A7W*yn#(_AKcvo7ay95b>+h;ZX`
Xv{l-P-6=9+z{=@8s;2CxzlNFpjnQs&f}6Nt~<GRaVyAkqMHF3$3?Aya=mS3<C*MfESinGi>PutA`^lK3vzU+$#-yvb3LbsbHZ>W
&PdEk6WlA@R}TQ{QXw}dQsL&vnoY@`ijB$KvhGPI9P!6@I62(Ha3)=YbU=_<t_eEb$ni>uke}c7#nzZ{2_=d|C{H29M-+<g?)c;R
Y=4DMlm#h!y~dv(*P83+6!qd*W3mTH@{}vhlq@xOZoMEhk`kiuTGMA(1S$ds?noFzGdMujM9h(Vp~7o{gk6uvessmw?!^Z^yDk#g
&M`XC^&<v^)DF^6<hq2Q)MU#&YZNQFQ?k5nL^-)TqDSG;$oA(LJGvO)Zh^d=z+gDZaO|G2a3FDF2(X*`P;i-Wr;VN&KVNI@mVWdv
6_tww#!y+7Cp%m-i0`WJCGMUc^>ax(`nZm9D8pQK%)|sw9fp9N_jJ(BQkk1zN|=OEw5?F;6iI{A3*pf?A6gpMJW&)%hmqXUYdW&>
DfbZa$a3H9hsU>d5k&u3AhLu75lD&f4o7CIU5-g3R?0=HnLqRT!+OZ!?eZN+>3s>&02g2Yg^WQ?rl6?Dx7rvno9>5g$x4DXA@^gD
a$-SoIUgqP>_^74)6r$r-2)?L`8gg2!p)La8bIX3?EpVwAHhFR{i~UkGX)ezMS_k};T<e7C3mCGb;1jjz=$tq0%6_8lVT7!#}j>6
j;c~&nJ^7ZsWlwkvdU|s+yqDXf7df#WIR8BBE_F38I>0SZJ5bSz{x-LfF5HL*W77D<#+M|ws+GJi}BV0@L3B&J>M4iJODnHlPO6x
td-TUS-Epshv81_uLyEn&8BDPlQ3^oS^dPAW=<f()|Ef@pSS$KpqPF?ZCo`ekN*4B4Q^)f`a{vp2mR<POH$wWgeT(L^*spNk2fzc
J_1ajCzN958*%A$s!fkX{>e{N^qpoKgg&$1Vbia90v_L_tOMYMVY&8@K;7fY8Q<Pq5b`~&;rZ$k6o%irUYm7hThoF3Y9nl8iDVdm
LwEU8B48-qxM+2SB~3$DNIGrvAPgg{4JaCre;>0Q%k4c6qz^OwP>duXh_jR|V;~_gD5xkYh=@@P$q2e&q(~=7;YTrR350eOT{>0H
h_ea|h9HQEpz&9(A7>!!?fpxz2u16%2~*A9_u4J>_W|EKhna(<>&rFvxhLhl89n@ufUlc|VV{Iti?U6<J(f~P7=nnM@8y@OtQe6h
DY;m&6GbH@F-t{6MNw31j^X^g)V$H$L6<0_M~~!N!-@sKmI7%cH^esCap@zyO$P}$R{>5nfr`x>OSp!Fg9^aj2?K1j5S|Df{umrV
(nt-iDmb~4h~)k~$3A}|pWB5rWyTMrV@~UV*~*R%e_hBWI$rB@sD&(psA&kTGM1EzudpTei`5RAsR@AMIxo4SrbyB+Z<WU>C7Au@
QN$6342ur&@bH%c=q8M-#j8A%-}3yQx#&HCQIJS{Nq^ClQ!N!6NQsfk=14`N68`<y7cN;OK@k@f8H6OqCvQ08k1orXm=$hIkSa)F
9m(%|p}={?u^#{4zVaUz9~lL3tJElyFGPwQHdU6CMI4KSMKh2Y)+)lT5i*)=<tjEDVrr77IRO(YE1e_?l+I&}lr14mAxuQEMUvUs
M;Nlkfl&u5g<PVdsv@W@5e{j}lukzuEU+kOq=sTrrW&bcViZXUP?8#1ps_ijH&QA*T2>II$|{4JV#1CEoDq>!P|9Se5TeVKMO>?q
W>YJiqOL_j3A09#aHc8*Ors61b<RNnL1?hdh(QWEAu`l;h*ecZdLilrQ*;s{VNr9lz9cFrxq8e<qGif?xfCH#R7s*Wl#y~-w5w_c
LNYE%gi%p&<;dVu38pf|ha{tfRVb0nl8G=zWid2S6G=l&P(-wBj!-0XMT8Vrn<AYWMyZQ1$|PwDB%%hg?2}MVQ4v=sI?P(moK-8D
oQsaJt%bsl=F@Qj&KD`L;WnH*`*--4QxARbG$#9=z&qb}vl*X;845D0DnxvXOPZ4z2pxx~zpkb3!wDmjJ7_@DcIp8t*g-97DkVJA
9V*gDwLsL86DD1yh<6y!G#67`rGNvl!8w|G5&`@m+tz<Norey@u>iyr$Pp0IAnwBdJPiQGyPqc)Ya9*Zs83`17yxiV@(@2`Au&j$
0TjytA@wYRbLux9lAFVUP@zh%AOP?^ad%-E=XvX1ox*-!nX>G$QXrdbI=TIw(!`j@Yl1o_c#T#?g&+8pdK?)1$58X&HjF*)qdZ@5
L{k8Sz;^ookQ~I(;(qjaWABa=)i;gD7*08H$+&d)&4AzU%_zHyV5ys;ueBGm(i|Vwq5nt~H$;PE4~<4B?I_hWDH5bnC(nbdRFmI1
b+2SBK&3*pDo{kF2vs7j1dCLU_Fz)sGD4`*#0XN*0Z7sm0#L-L(0Oj1LsSVd6){so0>nT-NV5nssS0v?`Hq2QtW0gS5<w^u6G=@C
0YFO-O3bN5z>y#k3_}VCZ;rvNLXn|B)&h>;2qB^Y1tlP)K%Lw|1$G1E0+%UjH4esi!1ndX#1-^YCZ50pPyyQ`60PTEaFVZZdGXYy
&=dHeDi8NGR15YTU<2a%6yi#tDfEjNsUf86PTzU*`Bz_mVwr&yFktxMcd_uC;~b29I6K|g@96s(rgBbf<(xQUVf+o98%+!Mgg)?|
VJQ+ZGyn&Bzw#g^5|l~=DFCG=S2hR!fo=!61rYUn4{jfHAK3}_NSM@%BLosrNkD@TQj87X_jjOpOGSDN!6>W<`=u;B0_wubTYV1s
c&0G<jmoEAt{!RR58e}>5r<dNPQn42(hsUz+GlQ~uDuS3q)wit=QR!i2o*GeM2=ic1{D{&Op^$s^pxu8596$Bi42v@$C`qEy`=Ho
93ti0%%XKDlyk~-6O~l+4#=D#w1}@WIJ>)Ys<>St3aX+mALZQjmjhc)a^v9;sr;FBZcJ_*4_R0^!r+q~Ul_56B|hMv)#t|a8zZgq
2?kCt<mnFEgra}xzk@@>SCHgo1VKbaL<+nwN-qH}10dlK9c;vZswzvzVTr@2AxO(GRpzoKj~ox+rMm8LBj00(*!ksK6*hrgrDIwA
N$TsI2PXV9y>fODUByI$-Pc9WV$E>o6<=}egLj;cq~XFn_hxZomQZ+AR$)Xh@doB~<8!Vwlb;&Vr!%95$ya=2CXxcEq>J$g6ZHHO
Tzj4dmA3}WmWg|P-$$u%(io#NAi(;tIp)bMD{TkW!V5JBi{A)$NY^h%!7>Td=K^Y?D+($poUR2B6y{W@GMPnDSTJ&wi-}l^6wWZ2
4?E17&i+nO_3U^>5iO*e{o{fixo(+E4iLVq145+sD`BqTSnHF#G72KG1WxVZlvId_EUCeK&FtE+N7~N_VtWZUmpj!QA*KzyA!DFl
4<XGt2~Ia&`QA|<pA3;zVv6r49B7;XYCIt1ua=n!P(=}`NW(}BL}X6<)yeYnJ-IMmkn)+2e%{p!Pr7jVrB7xDP!=lB3~h=BDfLMv
2#lW}8Qk?sWbkFrc?QO#v(*_8ziJN!7dRn%XI}dkf!d;DO4m=6)1g(Ddob3l#4$EkHYnPY^044|9jzF%o;lf;a*ISGXw;mCDyz6c
Ma!fs55>O>l+tDsGO1NlX;Qh#%I0a-3R80~NFr1V)~-~WLvE4LU}3H!<L9N~aw40(IJFeRu9)o7Dy)ptoSM!hs8rg5Wu_o}IQ7ji
xbQGFL_{4~ij<U5K}}T=3^3Olm~_MGcknmLCdDZ|r`U@9J0t85xB&MbEiOoZrAAp58U~aq8c8BSfP#u@hJ=Nwf|!VuBxxupA}UmX
h=!y>1#v)y)P1DnG*G6M*pVHDl?JgO61dZa1p##FHmd}g94-YE-xCKpPD3<oY1^GLZgx>u9OJ8HTmq6yL@?}%4mjcNatW^PK%4?0
IE3thIGw}JRosM%Wx}YcC@8t03BXC0F4?T%z;XnebG1QHw3&92Kv~<I5@6>5p{g;I#DeXll{A|gc83O2C=XjX)}Yvv2Im=YNJ@i}
D?vd)k`(GSD@je2B8o||{m#b@9PUptRkq{~g4Qhxl({1B8k1-Q$qEvX+Du_04NyU;9YE<OSQdSpnZ*XPc<xQH&Ihr!4<HCo2vC#&
niG-+0_$7Cx|c!$r6@?1%t26MQ9~pbAXLDC2w4UQB?d<(AO{#)6hk7Ap+g{YQOQ?ehXAIqNnnr{LzKcMU?NIr0Mw`&l7U@8CSr+&
GE&kMRas>sND&Z2g(a+_m4z@vwnPLGGqRXeLUCwX7f!?pC%>!4$H_n_8Uuj9!7vg6XLaCJfFm$Rj#@PAsVbQxNQ1<p=>>AYbq~?~
;PtEbNdPG@r>C>5@jmE%&{WZGihgF&{m<NS!g0P^Wmsh9hJK8h`x1tZ>X!2DQo1Zus*UEZeyC?RFbs(#>#Uw5ba&O7-6(K^i@@iR
+cAPhO$BEuFZ`)pddY^z&KSg5l;6q!C!?HRu~0&eQC!Z%h=9L}_KIyeC9wx$l|&Z6ErxW)VMqx}6{4TF!>h@CU?-?CXvl~P7)VDU
z-Tgvh=_h@t0pS}W(ZLN?ORThC>wGdhB40uXd8gEhy<7&v;KJUyl2`SV+Z|b-4U4NL>~!1%7T&_3W6XK3m}9<G03JT1eQcf1WO0<
CY98Qp%zpj{?VOlKxGl7Vt;x+CD~IKL+Cby<WJ6r$ms+3JH!uR87(zx5G@HJ<EmH73>#!d;{QvRwYbs$xfv}~5U6Nlr*L`Rv`AqZ
lppZ>7f)v0azkAI5{wvAU+!_5R>0NX?u>%kX{N#}fBNpTj#l2<;FH74X91nCSE-=Ik+n{D)ta#jQb+ys&6)FIrF_qh^kA!5t~@V2
&5Nv`Iv}=|?`n5d9L204gRpe%ei*i}6)9qYHjN>olZd8)UUv_3oA7$pTU&e*#QoG}7iuS|?{AjsG?-^OAG;*Q)TASwySI?m?k_Fc
)D-Gj*ogSaX*8R>nAzT6#l*A3;@aYv;<c%h{PmLXb5FH`tWLJ8cpL9^oi8183xZl(<;v@~1i3i{!wyFNT-k*6ycCJ9&L;(0AHgZC
5dCS&(rXtb%XXA{X{714T@g#cy7B4Fm>}_NgQj$=JXt9$7g^^GuL!V4_w#$g#B;=z=e=vK8s_f;?-1V5GXd4735HK9Ec0is79_aR
VitPWBP$8n;R=ic0M=r7Vw8yx5^5!S9uqV=kvsAehPszZ#d+lIf;{0gyhf6wjik>V?=1P(4W1reoeEZV?(xqji_Uh#N$x{_9xTeD
5Uz#fk|do|<9UXGW+V)d!o|UzVMQcT&lu5AD$R|kxF*!SGHs;Nh}jE+tV5$<M~WS!HK?)Ya<qxhPM-IpUYRC>Qu2;v_O6#Wqq6Mg
gyX5nhrG3GfxXoEwvt|1-Wtv1oWFX%8<}+Cnzz?l#hbm`Y=yq9Hlbv4k2E5&M0-tbG~S-vR`1MF_^cVqR&K0nI%r~(n!#p~%e6Kv
epfZBRF5(3ohikl9Y<bP&nUgErJeRjxL)O&mW@undV#mi&iNG7dM9_}>&8~|y744l3r2J3K7?QtYD*YT>&rBU2plK=Ch!Ii&bHbh
-+D2*0#q%NDBNvQxur`}3(Wu_6&N9Qyr7y*TWoa3-3<qn8;5bD5t%R3tV8jh-iOt~{3olDhyI#p&9gSS&1m`K&JR4Sn55q?He!Bc
GX<u4h6@$@Lzc~VeHuI4i)yo|a^@4WuVeGQchnAda-OmnUzq$Qfc2@pXNEm>=JavYMyra3h3Cqfh^X=whb{8;m%Z7WLrCy1c4cBO
V;bymOAJQ(#rM7;2qC)j52wp3v)4IYs#zHEoiVSk&(7AKH}IzPc;te^=)9tL+pzCGUxO0c)M`B_X6{|0`o9`xZLN{rhr+b4juP+R
u4;{^-(7fFU2fs-jUBX#MNlekD*4q~FEi$Cde#@dRnVl7pqg$n?rW<n+^0@t7z>_}no^f57o=85vP=MWHfN+J7_59JmZ(%^3SD3a
h^LcA$G;0g73%5g;>`#bu$dBi`pkm_C_x9G8jQsqJq#y)D9U&m<Y^%B3y3l(k*z}A`8pJ008&+9))5$oydhXaida2sT4*qx^SkfI
PV+XcXV&x^RGE9zG|uLylSf3O#cF_c;`FP&VZ?2-Tgug0s#g@0qclT*Ez@%0Vc{KRqF9O!e2p@jW49)%#uy%Mt6727ltQeqt<z_|
c)s&S>0M1_*J~zs-z6A1lvUR$Z3LtJjhF-6DOO!Xa6Ok=pe}&u$aHb>D-9J?iXM=(vkl;78{lZ!nJ)vF`AFpyt4yNRWNM0{&{8<W
H{y<+tCfZP>w4Pe?`Iq|7KcValnSxk!POFj%r|waJ2lpF$G4kRMRk`eoO{n2t{2xvru7IT6}G$e#H+1n@yPiXhjL^iOt}0GjTrst
)HL!XPAHl}2~p4?5k!VMMz+hXjV@yMz$1B7-r;DoSK60ps*{D)^aM4xpBk>Y(W@szI3aiR?7wqxI*qE<nm#G?tHM2F5=AN(l#xet
nIt;D5m?fyvmH%?t|l1s2TCw%BT!(iu^!$LYvSFiSHBji7T7)y*PJD7QC>IGm3EnnjlfJt;~pvtsSg}$)j0SrpSa5P&pPL;5~I6-
pv++qMOG1c2Dueya3>**ZWSgFPcS_hU~-R`*?ao#{N+^hqRd9!ulYM3D}E95EO@JHS63l1Q&c&JoZMC^HiM;$w5cztXMG^r{I}Oh
UqYTQ@2k$1Qn!B?MVL=k&16nulk0L{N(%jYnq|B%Ip^gG9!_pL*@zOaqiwM3s?`=EnZAdf9?cJ}z=-X85d<nU&c)$6yWP@ms9X6A
%rQ|RKNnL&85R7mT@PM*sW%2#X+|Z20zk0by%8+7JKvaBhKbAzWsNCLsrZB-$2Of#8r0T7iKjK=Fo~3qg;$MFLQuI{<Epzy$lonG
{zQStQFagaGcbrUM-tRKbGKsTBDLehUAXW<TSnj*5p;_K<s+FJ4SM#)adgffj+#WWV?tSv6v?EYAJXR5E~ytw=*HwF{uy;qY0Vz*
&wpN6aZ^RVprvOU=3%pvZ>?*GKI7_VELu9B6FXFsP@YtzC$u+Rb==<=xVSm~`<t!yoycG+deKhB&?0zPAc4iOai3()8XV?iRy8;o
rfH3!S8S@DgnFGnmbOQ$3dwh3gz$!#@X*z=x4RAV$JdS?CqB8r-({Qe`tPlZ3A^hGu2$8M`9iX=D;9kz)$cXtoIJl1{+~E%*G0nG
?#z^WcLnhW@+a){@i;33ii2K?E|(0l0D(6Q5G_Fm32rvo_18+pOfj@k(aJ<!L7gE9i={TKRS_er=F}A#O{>nlSq=<fbFO^mx>jz|
jr`#4W<B)lb%VsQpnFmBlc}yTH_94LYb<@In~mhprlCYvJZ|hy*M9QNjJ7_I(0QuxF_LWPCub{^9c@HKiYI}(OB}02%9J^sXGZa9
*}lEqP0`uF0_wU}cr&B33sN69tfL%96;xVCczh=>#oe!xLkCM2a>Yqdv|V&r5TM3;k?X;yozFb-&dc}f$>;Ze4W5$t(THz58LkIM
XxEdZSY__|jOCIKaqi~r)N9rZ6FQfMx^POW&j-G(r||t$be7n*u_b>By@==2p9`bet8tolnrQ(k4Qr-db60XZw}Rtj5u*e`AzD%)
5fbT^TN%~C%P!Et{3pC;>bYYw9mXr;QbB85vesUv3Ws=NIbvP(-qIL_s(!>Bd|?bWt09Q)v<&og?RdwphsR8?;~P>f0HTK3(1S6x
9h2GZZEltBqS=vV<+Hfrw#DL3?e>=3Nk!h9+`OZj5`Ek_zDY4FrL=e3t|giXG?!i-6B*ZaWb!3Wo$=)>s9DTze6(#bc|9%)qps|u
l6i8H7gg0iot<jWdh3CtXgf1(LxNmDd|wnUPgX?nToMxNrbS-H&#;F{szbk)S<^hWG|>zDPM4MI$#aW`6y-AWUAcY`;&_i9Zw|fc
{u{N}q-JP%_Dv~Dl2agbTZ;t!T!~f9N5dS>7sE7SM6>6Emf5M2)Y9cEmiBecV_hohaN?^>*M)l$q-&jWt!B8leZd<yYG#SV)lT_h
y>)!g2;$lihkR7*5>&S9xGZE;t6LMgD4BT5a}u0dlu=yUg}Go<NU_G0h}MoOg|Z~;dGO-2i*jb)&)vnEZJI57U7rtGe>V%;-*xEK
EklWkdcB&>X$?4@?Za|h((AsjeKS|mnT79fdh0vyu9D_xJI-3>I?cmd36aVo1j^den$*yUCi%Qrs#1ArTZ$ul+1nJOqpc7nQSl~T
kf7#N3r6_8BA}|58Bq|CF8G1QwBGfGo^^ir!*<!IC0ps5b6#`Gvq}>uhUZAmymIz8+F2xATv-he`rkE^7?{pYt5X&CXS>OyZ%pp&
hCwx&X>$phB)dyS+so2g)h4FB?}lF*YirEnN1XENxx{5nZK;50O|w|giJcu%QFjSi9K=;C7PKc2p%p~(DJ0C~yBp@tIA0fwG#y)5
eKpli^$8J!obt@RNKT91N9t%thowpq%kgYne?)7?P*5J1X~Q8q%;9^}l3tp~5SayD;V)X_sfjCFW~L~c&z9`InC)w2>p7REW;<wU
ic0cc8F5Fl+w~^zmqV8Yt7;N@)?No>9A@`#tL+kIaY`|ocCA}XSk6uZ?zIhJtG(T&gM1vze%)Eq@Um!+B9U8{yuOy6GsD)-?^_-7
V#VTxPD_}9hqf*&YzrGMM-;o@#ATltDus63ZO&?<PYWlGj~9D7-00407kW3fj@#OjMFK(|L4yJ&?@AQTaSt*ph_$$Kxw7pyAk<-X
9<4J`dRfK~9(sqcJr*$m`C=V%<ovnf;?=hCo2$ZbN;VYU_pBF8P_Y#z3F$hT>MAV_Q)nCON?ul`s=;$cXD}!zAcHF~rbD_5Timye
C8yQBD|uvh<8e&g>n2$8biJwTP~x+~@~^(z+Ajy{{bNgW&7I~VO~Li&qRkn;?q7s-qGycmGd8DhcrLs%OESp#<VH$)c0t&gm4c{<
!qB`}YpQ(GGBu@>=!?Eh!d{CIs#l9@&WDh`df|yR>&Cozu8wx@B67u67SVH9yl+^xV3HQRFozYqQS{BN2`aedF+5jyA~dd-;g8mD
TQJn`$DU~_%hvDLB-1*(h+G+qctI<^uXmcsyV7`sw`<pO&E$#ot=_Q3#c6#Wn;$biwqegqhIpJ>LgnAh+Re8{m!(#-j_vE#y54F>
G?PJSw9ro>RaI4=E42cG_(5xWmwQ^XnG&})J?WYegYxOaa&G)eYS!gEV>ljN*S{U_F(!RiQu?%pH>(|XBjpF9o{o!@sB2wv4Hl4+
M^dChFC5Wi#4D>>vs32>Xl*j96%AG^NnY}AR<tjj<jtmTb<WW>u539jtg;i_(|cOnPeP$OF7e>C_>zuSe7o9wbR>~1h&t%3<aoD2
J8gJI;-r>vx<<K`t@5PWd5MCfh|NXJRHB^&z+A;Q>ilZ7h=iDEK!?@!EbhsDF(#`}RZC@SS>lJ(4K8&j&FYC*DmpuI!bMThJdntx
!BArz5n|JJX{25%xN)HQy_hyW%+jNmkT~udFy3M0?1E^=Ds^?mVoK0gm^|a<+~&t(%Uuzx!L*sG>lRj!Z!&Ls2%I6_Jr=}+6&K4T
B|#0<H09qn(R;Hqi_}>#2J|q-w`<Z|398%{xx2kEu}hJhr;Ep3p;D`~?M(`%@k-x^T3JqXn+TAGCi=kE`DDCzt0Ab3>6q>Ls-Bb(
k$xD@8@3$Lt!T9Gq8l}n!2?mdRQ1R_QwLPt9rcq+ii}1~-ItAI4j#@!M*Lnoharl}$XA9QA{j~z0-g6V&9?*~-bsmk&EArMzH!b0
q|Z4IFQ}8!IC;BQM-j$7vnQ9V#}X5yGql#WwB?H1R5YU*hlwSOE4WFL6v&Z^jVo)zbc#AJ&E4O9vh_!&u$bf}E~@SWT#%eKK+-{U
M0>~BwvUk>I@HP*uGdYLXL}|e2EK;6rPb`(>SR@<d^5Pq-or7X!*w&32Bz-xt)Ew}x2;}oujLYSSq}3l@ZH^B;pO)XIQPWuPlxZZ
*6DMp&S#W0voKa&iCdW0O{;8rN^1FbwSR99dwN8V;ie3jkec}t`2|eEg+@bJo--nntsHBaxur@(K8hUe7sV>5(|%>8s1<d7Eyyqw
Yfz#IRUUqwV9{k91M9wMJnC8=ynaJs({(E^-lng)L1{b5Q4stp+PI*SvcNMn0&F)F!b=N+#A<`08A6=Nil0G+H~^LWQ-Pr@klS@p
LTs}1gF*zNs$0~wtwL7Ucv&b~j(jHzAyka5!U<5qU9l=xdqL7Wq%$CO6($_I*gPYXJ?A8PDzNKY@idx=xJoRXM1?kPRYg?b8liHq
^nxC}a<*AVH)F2(-EOziH$q54ql<;0hjnt6y&H$wCy{5ksVW~&d7@)?v1x)*ckj@rF8D`i>PkUEtP2@czfOZzFqf9K)$1O5LP8Y?
Nmj9IoA0-s8>z>x)ur9^j|pBVZsv0M!fMmEUb7ZzMaea<UETqex>Po}ju}*CQiyUadr|A7l4}D;ES_GT4rPET>!S!-4Cv@_Rc2nQ
Q!~<_A>idM_0Nw5QRGrOhKQ)JaF9;jch?<u1TVKhcgFx7{2s>>#qPT^6G}L0D;bh;)UP%fFidD^X8JqorOG)}MC)kQ=&-J0PfUm>
Bv8wgT1r|f5J!%;Y|!x(kemyF5poV(WL2m{R1pRRubyl^5~c5~(ebWy9YQAz?uxX82~rBC=$}fJMsQkQg<j5%c0K2Pb+jT3kl?(<
zT4Oc0<&SdZK_zh%dRid$}Fm?c{%bIT-LOESH6!^bwh80y&9I3?ZHGnd9|0dRtP)XK&a*+W~`KrRH1LLdGKb{NB-Yqso(D*!~}fj
zsMX3wN{1blr$O-aDPuGR=VqY<I?$OxqZ`G+=S8D9-nfX)CJTo_tUNHOTF6NGW+<SE7As+y{|e5#G8xKY~ayq_lP<ka{^M%%TR?w
5WrfE8qm^;M@w2W?Q_>1Vm8I&)7e(2h`MC*>C0*}0=_c%1#MAyxw5)*g?S1p^xszPR%<t_cX%d#k!<Bd%I96kbHmy={(N;@;>Emq
5-u1jwIe0ImSKI^+lyU3YjZ8votp1zEYi%9l52$KuS$M;;I6j0dWQ7GocMiSj$AcUxbpu+n^~)&zWA()#O&?fJXJc?-EFz3`$g?5
7n7NJ(A&4CthGsFq=faS$oBP%Bc!Vw%hrh#5XH3DS2W#^g^24Qs_YT;6A0<ERpIJl@oou4q6U@6ktcdav%+O9zRtbkUF*22R17AU
bg0BA9Iuq@SR0f(Mh3aK6~UPaoQ^48nIX$%j0~53uqf79sE82h7=*&AZ{o9C%|@uwd$$wnmi_j1EFX7b+PG^&u<n6H%)odZ9}-mP
^$vLwfTj(>Z4a;gUp>Hw|6&Fp9=Y_5^VVVE-+F5E<$!Eqz_0`GxI>9m&L*mFQO)h3Iui8KMyH)F7zgY=Mh-Mt!G}t~GwOv+O)0$1
y{}3?N=DRw&s~lpUZfGgp$z4mJmvM3l}-tGV(uW<D7QErVVkFb|8cl>+H!0%ba(~#dORd2z=j~EBBi8XYS>aqRTU=XONqQa#iMwU
aGH{lG)*PA*iy6FQu1{UYqyy%cEeTCc93GlOAy&sC(SdXT+x$h=Q9;U9?uJwKL!_nPW#_mjGQV4nk^>}Hnh~us`d*<#Q`u}jKhqU
xuCgbUhdLc$9TtBp)b6_S}r=2s6tePCEz?(n46$%)&`p7s>VtaE@lWsjT}5cXtG*KPGQYElRaSLX|$S45ksi_Y_pe>3guCKsA1td
c&2z@#Y0cL)YEu`g3APS#X_BId(o(s4>AtvtRDR0;(O?6Xw)Pi#-gVN_L@*s61Jt#T_hz;e4x#-%Ii~8oa<uM94p^n-S5`ALtO87
wG%#J_$Sc>Z6PErC{WUYKtWn{6&q(b=|F`nF6Y%`GE5Cix~Z)uVC=QLaWK}^FCB4CG<^!<^6=Uo4m5Q|?sBYl)lLOmU=95q4HE0E
q#G^E65x{NniJ2*-l<eZE!oEv)gX9U?_oWW5E5IVbKhG(2M8Tbj@k$9F_xhkTEfd!$1Po=utCjen?RWtH_(Lia#}IIm=wwdfxlCc
-^7a%Z%=2IOY)=EO&=O+?+L{>lkKOw_EsG7pixbo$S+A+Ynq7BXM@FWcs1y$5KiP*OIkHG(nu-jmD%AJ`*ImGolKiQ8bkt&5pBv9
Yf-9a0w$1TrK6`aT_8<Kqs%_AuQP1hR9;o}KEFEW5U^ai-7DxEMWXfdGsgO}NZc_DEu}fC?TXiPuE=O}6e-eJjkZ*uWnYH-K8Chc
TWTtzbRxznreffpHk{N@TC{Lb;Sfl<iq+o8q3ZX&%saylQ!rPs@f_kqg>$B(SSw-1v+EK*w{hOLrn#wqPPMJYgVm|U5$gBZV%u7%
sKIYqyBkUB81EhpVPm6Oo7>LJwYALaZDvP$BIteWX=e_iRwc&Md&eMo#oS*8=3qid^;ET9NxUg2g6<2e8a&AnjpicMq&j^jb4Q!1
@h~M?@LNq9jw~Hyu~!*$UUcm?G%Clq<LSnmSnheD%z1J(%X$)8nvV?gxp?t2FSWamUM-U(-Lnyxy4L#FHM1v(V#8CAXGTu>JJhTq
KTGktslAq&h@XZl6f0I55GE2J)Rg(wxwVBLq~|UPY2rM5+|B26c#BsZ>SWag2d>6j_<FlH2_q-Z;8xd22QRm!^U0UFXPHqaNRD`W
&N?U7fwxY++FFJh5yF+Qe$J`>x;|UU*SM7IgqM8X+9bk4I>TLAo~ZO_*3#?g-$t<1v@6WBsd0^^EPB_@?Weo^rmqN)$<(BdkW6Z^
=3IE{dHQbe$ATQ=@u{m8wkR262ZFDs9{g`m--#v7S#|eOBqLWf=PvBv&b(f0G`mdBm83#cgBCGFBb{$Fs#P-YH9ADo5>}2NR9DEf
tXCC%wa&Wcjw7u<Jkp~^MJBb{Wchc?u6X0-Y$+f=VASNX7;(7L2hi(yJb_CS$x2QO(ey5fwoh0h!BFO8aV6hT!`}7o>=2O;LOC$w
awOy|)CNg_oB|NWJ|(nDXs0vIj1XX8SWhw}&i$$GD-NXWq}a`{+nZapliE<i9Nm+!$O2*NWP#4nrA-V(+NwygNy%jd5Oz>0ps+lS
L{=mbMrWU!dVFS$6gorDmMam04#Zv$!+SJ6L81xnqf||@Z3iWC16sH-KwEZ`7^V`orJPRpT?1o)4dP+Y5^QL6^(ijS&L>-=1ks={
;4GI4Xkb%=$b(O5#9}h;CW>&1`VE^k0i5mz6$Q${6OhAk0*Rp$MPCHSj!?=r**TwR4GOulbcQpBVhYf5x~jNnM(fA2z~&RNW5h^y
P|$M#y=>^{)SEaGA-kZM!?%?ACg(*^AU|h={4c`MB+W%P<>kT<KLhmR4tm!#a#sDB`>qK6-Cw^zX${1viNM~c1_#&FhVyY*C-}#k
V1gPjfXihDXkx&MiXo1@I1lBmuXf1=HUVuQx$!^E#WbV3rA304`li3tP4sUE(jH;UgPwHcyvV1i<G(yzpV|K9PU8@}6gMB0hM^(U
FluF(el$Z}_I;6CO9TZ7>~R6YD<h=9P4T`p1BZzwnB`bpO3pdapIGW!biEA;4SXjYQN|$ZjvZYbM8;o5*Kplkxv8it6xAzPMnx(g
=x#w)6=wZY>$AQEICc|B{?q*ay6<z9=7@$SxY-7%^YA-9tLC%v*=SaB&4;yQ5Zhh%Aec9!)Pw9_P5^bj+#o^J0%Q15qFl%k(y$~M
m?1K#N)VpN#Y7;5WK?#6Tm}dfKo>B+qHUDRBv3Y(z%<DUw#p^CGO%T4Itx`rS_gv*t0;Cl-I8q$vPnTChT6bwn1P$HDj16<nGHME
glFwd+k%2&VVO4~$uxyvj4L5Gu%@FCb*?wL9obO4i2^KRmw)1}2^7!;Ijz=>|L^5w;mnYxi&&Xb6wE;_2<Bo?E&(+YbO}KY3D$PK
>Dw!NQecQfqOC1PO++4W8{Sdn8yn8}smmj-UVnE7+fj%yk0EycPX%>^>IK>`!78_$EJ>EZFIj=Z4Kitg`6eP4ViNb1Goyn!zru&t
{_YdSU+3K_8Gifs4jYfHSYr(i_qPpgrUP&3N$7ubrbLR!0TOCE1H<9@Ypf0-UJ0Udqm)Rw2BBB_s24fmCk+#kv?a9V#zasN*;QyP
RHC>=L8c~XfqlTd2=$c&Wd#Lm6bk*^T$F|NNE9;2Hi3?NXvqkS)w*X7@nNk}%Tz?$C`^sXHB&~a*p#YJ%1I3=M@Wn)s}Y)MYfx84
xSBQU@TW2;JNb#P9yQWMh&XZ1T#h<ya&jn%fyj3K*q!E2U`4|1{jq1PNreS4s;Y{N3?V9uTdN8P?`M9HflRC0Olq<hDNzit7O<%A
40+y7>dSeYpf51VAlf5n5K;LwV2tg}Z!CvRm=;L3DiU3Xo=d8TUj?A3!l6C`4MateMOdhtsP%}aSVLVN1hnB3L5%@MkX_<}f+5K@
(aGI+MI`Jg&B<<BV-XN+c1>?s4%mn)sS_0r?v7t=?%+3i(|lBjSr&7xDzcZ796A%rz+$IIfjz8Pr1XeeL&R=Ehs)mK5wTKylFjZE
O+}JeCV<h_9mV8#nWlWT=e}&5)fha9JU;aIT-8+NC{s$(2}%J#(hEvZu?1iY02$!(uNsJ_rk7({Epr1v<+3C0ov^j0!v<WeLKPUQ
3fi**(ac#*=ukE%{4O3Lt}xTXFhpj$^9kg=?^nC^^Mju|{Fb+zRJ-<zi{b7Og)Q8U)uY0Ed((b>_Q%xPS7>0G(Pv0)a96yCJk+fn
mU1DPsc1sQT2(F8q9KZ#PJ--7yU6V>tTsK4(-Ur(vs=@>EDzIE!FLlbJGE#?8q%P2f@2(PRQk(TRmkgOrZ&tPyk-Y2O%1ZbvUtsF
QgDQXJIHse(IU^sUTMM!?mgN(FtS4r#Y}P@O(s=eG6Z?h@5r6?$2j;WgwxL9bGL!8nkZaFBZf3VaS+U>JZ}Zs10FgxoVA^CtkJy6
BWNjDVo0H&N`}8zarmEpD8c9L-ArZQs>kIJh7miMh>8<!y2VAR!D1saH3WxjIY%X(Ztc@Jw@$81LwTEP4Kh|T(nSl!g+(xBN|gu2
uRL#B?cCA1vm>KJ4$|tu(%kOLX-JrhJIQ=x!)jpk<e@T{gppfOK_a+F4i*B=b#d#QGlkgMgIQ2v&Scx6hCAaj0){ZGh-fGxusKD6
mds(!YkG^%2Bgacfb+!+PYDfoV74KxY*z%S0y>NiDxn$G)}C6R+BNnS`Eni6FpDFPyAVH?H!q(CMK^^p7>Ft!I?=5`Wnz>;S&3+y
q94zGxV&GRA@w=Jar!u!Y~3lsZPFVUvN4jpvstWIjwC87!lbFr-P;%<BdxA6>6th5cYHn1t#ls`KYyoPnlL_?CJHJUA`auX*BuT3
SbrcWp;`-PR<v5%n=H?#iIC@F&%%CBM$sAFh&jE^14kpwPP-+d`;EhN`g=V5e<R_oYY^AVXV=@C+{5KbA$kyxQPPJ2T8J!y2p3x4
Pt$h#y0)Kxuu~3}0M9LGR?@rL^~}+ln;02_L2{s>AXczT*5R{gMHqVQVRn)Q2o!<h$aL-K6L-xo&Ul+VgO>#D;%j3#AVXFty**wO
azQNV0$b#5G?_60+RasOA{MWna1MSyg?aCeRR<&wW<*py#N6}0JaIg;pS;bpkoX>V!_5N8JSX9@`1q65z)(6kB~T1tDF|O4pK`vw
-&1^_Tc?fvrgbDoN8>|%QP&mJ)R;-UY8z8nL+L|wig|6^%(EDAO1@`2rn)%c3V%N*nd|h=d{~4=N%ry2tm;rg_G_*-nE{`q8zAtF
>fAPMh0vGW%>yXQD2ZITJMRsM3LyC*>fc-C9ivI=+sDJ_PwkJ4KZ*Nu3smvctBfKkB#WKbGIpN7k_&I@tt4+lq2U~0mcN&+rJ3tq
#p7C{REYD-@mewoFc35_eMFREs3EWL+cN7d*txq3QqUxbG+IG$3l0Ie`cOZUH&a%~mT)Jnk@kFfbnnv=bq6b>4rqD=&>Xg}Z4nLA
?P#W$P6wqGf{O+X`j?AZU&S%}hgmDD#-Me`L<C$iF=GZYDypKWB8lrsC7<NtQT?RTVb6=9bD7qNGL|x&1j11RuKiE^=h6ZEq%gi?
=Mr(z=ASofI7Nt`5~o!<^i|@L%~brcCpwCRN1GuHn!l(xLQ4-;<l%N!#QAKo`P^|)j+Bfu<>88ko(-vM1%_lm#13j-dov8dy3t$A
r21l}uW7a;ZJf;jHOw7IC5jgwS~>-aO>hfNFxBMVV}_lV8lKM|jL^w7>*vY#&+Ox#G-4;n^s>>649X%ZHiU$mf@Dqh?>Y<b`Okpi
sy0_Eg%15*F*OG)Ov{VT8M(N?@vs?Y0lk0_hFDQm*798$vOY=+=C7kMG#v9Y6v$1DjcRQY=yA(0Y9_)TUouX(R}Kl!9-h%>cIRJ<
=W}LnxI`z(lu4slY=%)>B-UkO7w86sKY>UMt_aRtOKbBL!uj@ron4q;4;{h;g@wsPCAvei&ww65NUIXoZom3J4d9vvxFC^cXnX+h
#ua@mG@-;f&BjfB^7}gvQQgT8Scm1-cKo;SEq0jvpXl@q5k0111du~y6gY0^J~79j@xbb-X(9lhqX#E50*DFr$ydo}tiiC;XSyGe
@5UYf0HMQ-9UIF>$_e{@s;Vzl!Y@y)y;TRuF^gV#RBLz(C3{2c4>EV|^&#VqxB7MaM?*U8i$<A;T0Mgc1?z(kcF(MZqySid2$SO|
$GZn~>&}NqfbR}nihDeoDZOX|LL~)G59JL}-9PO(xQQ|qtO*zg7Ky!Z@gfUhc68mNW16H_@Vg7zm<)Flh<6AVs(E0NraBScZG|w7
9TBiVI1<Q)P!PZ$mW&mM7E5d}#7AK!A|-%p0MsOe%O6N>Rn?@?_yHdi8KZWL1(@v&G+O4hWW!0MqxzYjJ-c>SPegIgaKbmcv*f(d
3jMhUrRQ9>k2Mx+e0|7#;!$eO_^^pTI^<p6-udn0x7XKubK!W*GbLU&ZVo1;T3RTY6>|+2WkAF?FtY?xw(;1iuL=^h-c_k_+Q)cX
%?M<~NM*Wl(h`n-ZLQE@t*13sZ<QC5nM{m!fMOV&r6r_=#iOE4z=V1cIpl;Bn|s2=cSZ;VD-lSElx7ZN31yA6hn??vd-8<lzIq=X
cxdKF<$9vd{ISon`Qz)u>Zi|rNO*1H_ekXVTW)>zgUFAoDU{f&XPs?)C0=kIOJ3}G_VN?vzQG{<+u^(|?eI=P6G)*a-oC`U)zAKY
esI;KsFDU)#S3Z3)fPzzT@18>A;>Zq0(%`%YNA8b8iNS*+JIFO?u%Cz6>zqoiHgZvT80h;O}oLQ*0SaeRnxn;G$FCIZ$z{}SgHmH
h^Qu`EYQtO5|Nq@vo;}yZe%RmxEV4QSwSF+6o$;!Lu4~`ap|{GDm%V6x6r+V_H|-{@c6*)%4aWCv!1;!#l1)*1pe*~NvvEwj)cl`
YG5=7NK~}gM91R2Swc*5xnU7UuHcfJVN7_nfv9XS=mzR(1%bN)zPzS1K%RR#cH!E0^L^qE^F8kzb%nz~!fxSM#^kJm$~sJW66*Ou
5oV#e;ek?1I7z#s?CRJ!ls33JdJg6=i2Nsmk1XW%Vu!!14lAZohl9x_IO-Kc7%vE7iI$qz2O+3PexBE@wG;Q?^0cee{PXnmVc>9`
QujsoS=IOMY1f~XnnMx#<xMY$TttUPftbXiBQpHv(MWRL;>=A0wcq;vJzECxO2r{8ipajqGSU+!tGmP!Yw*|}2EG|1=HF_btUT+C
HVMZA_>bxRKR>CmeyvngWv!YvTnYq|7C>F9P$y=RpvcOcq814$eJ5n6R2{)Y4_(^;J3?ySP}KXN<T?$cIDj{{R#^8XL1%pJyRR!a
F=<|B5}75&9ux5u?u1Vm6v`9nPFQ$j*B#;r?g5y51-@E_3^m9Dj-wzz1QG^VW8vzU<T*_P;MfyO5l^)W+Er97(~3S)#qg?J>#;i^
<s@9VCl(V0Siu$pNtY5~1w#VP(Q-XV;48B=5-bx?R73<x2{os$vcp_Yqjw(Ne*Km1@5&T|=)|B|RRTjJJ1sz_B#Sl(YH)7!c*`$I
XIb4?LLUQPGV7~3jnZ5VL*o2NA$$ggA|s~|#M?%E(orCUswR*xU(03Ig<1FAabB~apst0iIj<aEcPH8LX~>+Lob!PW-HJT|k~Wex
UMV1%*pe)RMMuoqTCU+x5O{VDhu{F{o2D9Fq8}xyQmle1)%E045nSKIA<Pi$d;Im>cxR*7ZAt1k&QZ=pI^E<D0B}pOyqobfIR68t
rK=0!A;83s@bwYWVZQ^r>@Kzio>J3YDzgPm8qBb(+XpGw<h@RT!ZiGq`OC+ru@nw8y<~Cu#V}0`Q$Y26RrDkF9<H7UJRZN0rl+rq
^)h{&5j8A28I8(gA|x?|KUxx}$XY;5ETVQuEPy)o_OJY=al=(t{k%MV4{gtHYRG^pfdyX`aP{p5usrOAbBNJbOxTySycZCO5%@20
nIQrofaS?N`f(X={&MtaM&O#(t4)`QX?0{v9^RC_I%zUqUSNwB=4#Yx;g(#t6)Le;Q(GBk^iG}skAAOsZ>wQ;WB+uu9iiK&Z*EgY
?dZ;h|0={u>(`0l?|P1JeK5mZ-j3#8ojgKZO?5iQbr87q+hhNKvVBk<@~Vb?TvSY-v~BFllEZKS0*nDJLkyPd7#5>ReRYpkcojsn
>(T)%R$}v&cxgGPMHu{DX7)olk7MIvOj~I;A)uFH5ThWAERm18Bp#(!o5aJ<o%VB_=0tQNN^W%=cRg=5k)Aher%yb}iZi=mvo1tK
Zsg`s`PRk69BXiKG?$r$AZbkmYEh#USUJVq>1@6GwxQ_lUa1;}iS77aL|CVAFRV>4HLIt@PFmQD4J}B9wnNJngNLJsoXr`fw&;yE
^)!fPr9JI+J29nOb}H43^=|IsdCL`H*0|%w<n*UB1ZOK~c3vW2#?n?L<-;9B)+S~p=hGt6GPTgoN3Rgbqk%i)mYH^Jdd%L`i5wYZ
iiwHB@778!=<B#yV_J=P@lf9^d)0Ynr-(f)>&8mG*L%z9c^6L2_D^~|k@ICR+HE#E<F85C#%U?Z19DV4qpXm0N{Q7AsQ}Zb0meoM
*o4}2Kn8+2$SKMc43u}>%movcA*CSgk=Z03P$9JQAU1?f=|wi=Va$Lxmx(t<NJ$W&H;k$ZKvV-k)f<TFd+Rg1@QrvYzQ%5mK#(#s
dDETf)<Cw&QaiY3oGNi`BRXcPBn(IdUa<AVr>QO;RFrg!jSIWmcV-HwZoFk+vaNV1pftF6%rdB{d1+OeHD#3q=`9%21O;e8kn<>Z
vJH4SMcG%nr$t<Ku8iPT8r2O|8elpVAM8r_OF6bNSWUzn*0Wf97C<zF#ak3Y#w$zE>dPp=ZSTr{NwlRuKD1pywOw*8ZL`9$Al7wv
tmkE-%3c`J;cv{O-sQYeAAdzSdD&KSrPn&pf)Ab~W|~~Q+z8U}WMUXY3@8>flE5pGS_E)a7>y?eSG8BVy@9cKSt632B0&}zm4e7%
(ojyj%yOWLRy2#(j}xWAZg;n6T26R(uJxn7sDf2CRMH&=Zff1jr7W@<gs0<uBJI%9wg!<EX(Tu|S$S;Z=~PsZWa?T8&8bwh>71<G
t5mGpLpnrFcT;=Qno&(_PLM&ugvCPDD-%MgO6#h&Ai;^&*L$$e6E6H0VnMrQVSUS8@=A=w5J|5U-Z(n6EC7O_y%aiF#=JaMs?d0h
HXQ@wHM9!6ZRrZiS-hy~gG0#A<F;$F#oeuRyk#Bsdc3ioZjF%BJL;T1kUS@m4v`S6?kQ}yWEwkT)}Wz-q^LVtABW7g=29GT#YW~5
y(a>Jx|cSi87@#RSt7_fMD|y}n3<r&b*EXawW>lMf5?Zw4@Q<(AyU}NRg91{N~aMZx#FFl-`L&w8O~3=1@9fa$$U)A)~irz++HUO
@U0|spwpqz($JS!a^>$jNj?;43nIS(Ss9or>opqTuKVRxbhTvbuS)Ao^x25E;G@@rlz~uqV-+WTAh3<c3QBWfN3Kj9l*1#Im9(Ze
Ek&g?oY)O(6oP1oRG1?=r3p1C7jF}ZqYCCsW+EY+T-TXP#(**~f{+t-%#kcOY}<E2$jyA~Mwr1TMmh2(k!BS3!>pa8iioMIq^goU
^2_nfZ#+d1V<lt)BKMN_MBUznol4Baxy)Z1)uhdIb<lyGYDzW6WHqaddu1Xl9HE95JWhRy=iOel&XLDd=S!jv9+=Td3Z{fE`C+tc
Ln`vWYT03|^Kw2l7*`i<n2bf_)z#J{PnM?q-!LbEjOxmmY)-qn*LWwjCx&_70pnEnK&jAx>ZGNy4m`(zyke*u6Us%XxwH{CoN@2Z
h8UAik=GSpJ#7>*=Z?yn%cFL_Mj{;fwbu<XUk?#rUd-!*1Pxp1^BsA{L!2PCc{PE^kd&6vMx?S!Zf~w8yJ5@HP8E2{k*4X?Mn;Kc
LqUwqJiiIX)9#?P*5^eQjOCUF%Tk>>u3GI>Mk+CLQ6QIor;X{jbYFcPO3I1P7UnJX+jY4opEt28M<(@SPm${C^@bg^?v&8zbhPTP
mshTVk(WqR#DJ7*Rmm3?^H^d+8J+4AdOIzao7#kj6*?OktR?{NRl{N=cABka2RWnHT~53lbFrgXTy)i%tK&1Y87Rac@qI@|htcG?
9JC1>2!tVBj;#@0Z@F4krN^^&v5=z#Dr2NsjR;N~de<fsW4zwAqEL&rpOIHP#$SE)ZFk8_ePxlRA#8Mi?7fi5kfN@E;OmQe$<FYJ
CzV7)S;kD7h{_cpkfrNR@YAD9Swe3_vsYLg9x4{m2U1WtW+-_%<50s|W!Mo13yo((wAwDq=3|?h=*{)M=TnAWyuP+pqv=-Bj;+or
RVc}(KwajJbV{{H4V?-_QVcs*A_C=1Dv@T;gA>`-%<mH`Xs;H>IUu{{l%XyawI1latij-i2MK+M2}vTlRS44Fw{~f6(yEc9C~9Tf
?|3b&L9J9`U8_3ZaS4eTx>S`wt(z~@89G-EqGocfF8ofFUd55CPbt1E5{z0;IHx#dg|O-l$cLp*6P8jQvn3B>;c-~q)$T5xl+gMV
oWrlG>oka~h}Rk8$9%xfQ^`0Mq*tWvvyWX0hN{C_YuI41ZGjfLVN38)dncg;67aA@N^IQ?q49GT%Qk7tuZ-N-KI1$-F3pEiw$|-8
*6!uQU3lJ!o_FCLm$z$WmZrLwq-@um;hE!^+sqh}@QTSK#xbFz%b}W7%*i`+(oq-3S1*uNq%)dv26>({4XR<L3=oivO<SqgPc-sc
W|-0l+DhBMdb7&JjWp`@#V@uo8uI(s482DnjY?}6J|(GQtF5-1-ptF}84*jToG#s%-8~`}OH7n4QHNAt2LoAIB1;P#lM7PpWr_}v
K|L$X@fVzXr_y4Mw>*$-)AXN?r0s1>?ja6s5pStG*7=4bPsWL-?|PW%H$15mwAMcExS){MqZDas_tvn#FMD^6v>=(XY7i-<<|O4N
(1BbW%|SRyDB{>qC~pX5Pgt>Xl(=z35g?q-Az_q<-!9e>l3okOD&rEL3ChOSkS=Z;HWzqwUkO>xFE`@CZ0LHc%UNA^m&WfXvWba<
z>}o5$q<a-O+@ghR52@UZ(M7D-jVXdnP*MDlerre#aq6FhkMtW-BIVN3{*-$v?2B7oky)zbd}g#)TFb^9ZXu?m&B`P$YeB=SUomG
d_l&xOgCl}k+SH~C@~m`#e~|d6t!@oqITsTTZIO;Jz?Jl2_1;8XjBu2cv+MU5ZgotYK>`zkf2B_FwqQH<?O`iN|Y~Tqt{ux1|?3L
NW-zE(2`zz)sE=FRlC7K(cuL-mbtPj&2=~}97i`*N>!#K%4jaOJ>5CpV(h#UfgY8g2xp{eL&N7U$#iwCL|mH$DQ3~<5}@GuR$DnF
#%td0y4JbblUmh?>nZl)<zG8DSXUP)TJuYx2FkPvXjtah(yrS}Y2+d258ux4*IhmMH6zpUCflzHnRj`Yy_?y1>}E{ynDt8@Hf_j~
#L_y0B_By}x<z!av@whWLYNHWg*3$(gXcghByFP0YZ^FFh%V%WJMhHETS4L&JgYlYc9Ew+-S!5m!-r6XOL<8u?32PnjDy>_0i>L=
7^$3tgF>vYOv9CetYI9Gojn0YNl|A<jxuz@Z+FHXF%x~chzkRXP7d`*PLX>y3l2r>22BHE>5P%4F{C-Ly_HhX^>K-yjpPGqd2pbZ
kSWrV9M1vIJVUv#?;dI+3ARA@-uDIM=0kZy%xR@m0yyaGFL`sSrV_b)E~=`as;D3;1U_7@Wz-T429Z|O)yf<w8bfX<bxFC$NzOu9
8?1#g3m>lJK}>9>iXS4$HM&GsMe3dcGgcEoYJu3uZgO|#!hs6iecqM!)P=+;u923+vm^lG4;_ZM?g9%gck3uD=M`8Nz}}*mI_S|r
jvezSFcG1A3PFIKz@ckesaLe|aatfw3tE|TOo@~g5pbmC+M;poQ(7>#HJZz}Zl=bV=4$M1p;2|_;mFVwi6V(Z*8>z(*AbBDOj{^M
W#W&ELhmR8log~6y(%(Xs=dD(@UKp}<t$)K5lT~e*8ytehHri*jG<c$#?@eriwaaG6{9>LsjUEq#zdIbw#GMX*Dk|AR%Kv>j<rfE
g2|*nJAONN>@eWxey*sZ&LQNv4S7Fz9ma5QVey&>Oh_J%r8?}rF&xRpRCJD2O{%&CS_NM%AlWvJ+2mD5z`jbO$)#}LrxqrrDFQe1
d*!-@la3NzX}*JU3*mqoW(;DmEP=y!V1rLZx;WxOVMN24Q$3r)JLntdhYOV9?qn#kHSf}Lav+1H{UX|0E5es_4x|GPF|KV^7{=N~
_27ZF&NQZ(f?hpnIKdOXp}>)gUF#__ZEk6|7#N_v6B)jb3+T0|-mk=IYk<e4)K=t@)>>XVcP^A2sSat$XlFJ$D2oft2#P5cQ2V;g
?HYz!MGgybUkKQVCryP~@+`+{xOpUlT^4OxRZu0Z&1OlczAss7T{SBYN}zxssz(um+y#4H7dqWSx2I=FFhXvPJD&&|@U68Ulo*Ym
Gegv-r>Rwl#o-%5QMaxpxVxDcQ=}^9SwM;!&Gn>SDjurIQY@(Vtzv*sJStyoJxQWMOI7RKvp6c%aj_Q{1QO<uJJ3cp-Y&i4!Hi28
%RS~Zd9KwNq3LS$cs?(cWf~K?U6yxL9iS|>(uiv4O>O4;?SJ(fDs|MHb+u_@tH)GgsJtTU9YN&P>B;n?RO3e2=t7c2@-iem8=gLT
yq6*MAsf<ZFs;4RSV;n|o~e<NNg<Sv;}q8CP>{2j$b1?zAaN}2ZfXaRHduz4@^?CQgO43BIZLi=^HY%t!HE`#Ee>S1c$0EM${#*X
&j~&=4<XDCa7H5pN5WAL5?KPnldne+DP@8V5P5{d#bO&4-qHFyLPzf#dLE9n9CtP>iURU@8QBd-QPIJMpu`1Na6G`Kj4KV!bSUVV
If21uqD2=$uyl?&Wj-{59)SQdc5Exsw0U3%C7F14v2NcVi}%yzhi|OOpODLj0q7xxt|)kMT1le7nuoJmr`DR$#k`5JXEXNHnByZ!
WHi)PEM{fMzty|?yFe(hW9tjR@TAqiS7a1?y0d1sT^eNFZ9dL5nwepPnUYH)C85nz4MjdS67bYj9qG0R%JFM1W&#TCcaAGkq~KY>
{^v`V9KRhsTFmpwxhBsa<vtAo{ik?M>lrv?mztws!n=VEtJ2T}SK<rHi|K_`Q-IU7zP|>(#?Qz7hw%Ud^E?L77zeL&*_arVK%Kv-
d%Ia&*5{fS-0wuVETWH*#CQ5^u3U-d!Ox4>lWs-WHAf-6r9#1_2fh=oVc)-b(m?h4f{X?8aQx1lbD=dsNCKd>9wq}z9mtYuLLC&i
<w2m7>0>2uO;Nf8hW$^sU+&eJr{enHN>yYInmmU)JNQR}1m4V0L(~LREQ~@dMF3I@ND@L30F<ghD5(@kO;I5LP*9Z!2b6$w@O%0n
<82pqvGzm7u<{qAlnAi^#E5!(eSWQ#5Zz${BqCJ`VgSzYQ83^F1k`7;?hrb?EATV{)T+C}Du#tbH}t3KERIbeMz~Nqe295liM!LF
dg-5)!E)v@v6)O-H!}j}OqC+^d%H5rSDQXedFPJqk@2if4s@A8K`R+abA<#z+>&xy>xJ{q(inlbBOB2(ZxJq&oOcV>+*Q$TUqQ$y
_I=yP8avh6LzCa>zI;6X`$&!Jur`Q`34I&8upOL;YiARM+p=$T{(j$MM!q(ZuSH=Dr-WmyH8My<h_v2@QwSP0Cz+Fn!4WogI1Lpu
^KxL4p@W7$p9V?cr|s0JpkRZ`KYKv&tAb})ig#}zYzFCew=%9jt&bvSd~!c{xe_$#JD~jcawvV6+Eh-c_+mJDy6PSH$A;Th8Cxbk
V+3ju8C%`{<R^}~KW{tmBAcpKf2+x(b8JPC5jUAcN*AqU(W2~3?ePBX6Ms4A^ZI^Yqu*pTwi79gv&Ex|3iPh+AvOES5@Xn^A_}Ir
nQiY>)FV|?twde5d!NrK>yD>R_&X9N?#h}S87ZV%80(@)0dDOoF5gmx)zM<HT!FpI4eAr1w&<BuB`SuH-6T@RHBJh-jH|3FH-f98
pvfYrhj4VX+AXlRGyEmiG#Ie~2uV&ly0mjQV$0*&NZK?ZvJ$h8g^Wf`7klp|qZk*vr@YRl#)f6ZC2FNjvmm<FF*TaA1(Y@?RM-tH
W15W+cQQTlVR@@DZU*C^+Nu)VsO4g?j8wyEky1|KSz}flwJPsBxm98sEiw?4^y-+465G|Hr!N?sHAN%P(FbPCI{ZHSyp^rPwz4kq
ovdTUgIfbDLLD5shA5P~lF>N>01Eh6KOy6~bwWWDhwd=Rf|({sg@}Scm1LqRh$IPtNlJj;K!LI8JnaDS1qa|<_y;pv6K;c%BLs>C
R1r{l2jK!95(|^<hrmG(zzm(<2Nc-~3W|VIfJ!MJ9x+|`coaV9MwASB_{JG}d1~wxA9Y%n8c0G!O;#;R{Gnd1^HTz`2O0v2IF?h2
v5t-N5aKw)0X`Yf4{_C1C~FYty%%@RQ!d^mnZpa_q^4HoO(%~gI0~0C>S2y?u{252oO@N$7nGZIsdUXgP{w1@ZAMfobn@+E#kdjj
6W%yDCx=eq{XA9$#mUUp!)DqBP&OenYCyHc2B7!V-aR*WO;s9HXszzISvjn3!oYngTwneDbX~!ZJE5UXvC>!C+6ZU{(5mgzNys#C
;y$$*eV8Df{S`J8_4*%2(~1YK`E8XkG*C?jW0fA-gDF}3Mt+#tQbL)}@7s1_sEUlZQxK`pr(N{swAc(O#$uGkEp670pY-Rf<;veM
!$}WuY?~>+O!F7u$R3#pks=5x3Swk{gVC8P(M@$Spo0?Htco8<$`(j{e;N7gxj{u3qriHQJP=pvE*Ww>vK3e`!qPgzU*kJ`!gwD8
*K$qAISxutMWzzrT7z(+xcKAQ@4RkJ-LT%K3gpy1{!fo>Yzb1#pW{CVJg?L$?*1INNLiAGT{+ubed)%WoJEmQJPv~=2`FQ%h?=$#
NeNkw5uOCBnnG495wVco)fbkmVR)#Ef%`ZoTAsS-h;hX*!iJ?SWVljFh@Rg&j)gG+0pT||lIlaP0HMw<vgs6X<+V8%2$@kSXrQVX
iGpb;%*r9lV~|zcj$TSql|rIqecU-jc{QXI7ZORoi@IWIoHUD*;E08hL$Y3MKg!VL^H9+E?6BpD#O4zUDk!%9OFCkRl!)lIHo6?E
3kZZ-qsewe&@8z>SWL&SGG28JGs^S)`!0*cTuLXnqmA~mQ(6qE@Q0BOUrq3~V}iHINFaMnIL47fx{0XOMNZjb!wpx0PJM&?bfPkD
@tBy;Z(JB|6Rt+i$hEB!QT+P<jSwoTiRgvqgp;cXs60;mX8pLp(>RXY)s7`#qEYs3Xv9i$!`-b(s#3CuqZTid$`6Cs$Fu?BI%lY`
`&cmY`~HFe`3nJjhjc*F$|*-90aK2=UBcZ18?8XGK`OILbX7~u4&ru^H+dZzSXJvk<Nv*vY{t;i2m>64E=hzG?*dTaE=Ossl&KBI
8cM2ofypDJhFTcc1_rivd!6VuE#RV!vux5V(vBP!X7|yWGeaZl$f@Z5*WqR|o{*XXR9GVgw4&6un?=Pn{seoyX5q08t4i{eVx2UO
nsYUfL6|K~<biO5gQG@phsyPO=eoa7?LFh!i>khjhL{4tCl$~bIKg?!Vk!(&HINYtE1mUk$=0@iXY*$CkmK9`yZ=4fulg6)Pv5G3
<ey?hd1Ij%)6bYeAlLwGI5>!K$a#SN{{M09&5$48Dr~2(kh)#rJ_II1LQzPxEHq6}V8~g3G|*E*QBfdJB_%YWLX#j+1ymHuQqWOA
Qj`refkJU1kPL*hqfG?~Nl!ix$k*=H*a=5KL)Qa|Hwd7N&xM2Rp^5ad>dYs(u_BP+0c0n;yQg9n8vCZ`bK6}|yaXoN!{28fc+JL6
k)ik};S=sHC-X8Gz`+WJPJ}?yfLtn?5l0Ghv<tbwp|T{B1m(a;V31v`90rF8S5wDNzVGbp-0L7HAYs6bW4@G&JU;G-0Ckhs8F2I@
p?#3lhoifENxy7VpBA%9l?cuuz&Zg+BA}3kCWdN-i181A^Aw&rpK|zeUUHrc^dRVpko9k{=6a1D?(P1slsjJ`ZD1oxJ&0yDbL#SK
J{j=V;B6gR!_8CBnooP>=x;<uRtKxot$N{2$^HHqu}|Y=VJd6%?sjOYDXC!DLg!8|f4ha?<84i0q>wY4H>Or88yc3&`eD1WoMlFl
xJji2Q=Bsb(lZf)5H!R>)JfTjpn~jIAXr<Yic5q>jLcH%<X4*WkmHx557=zqGZf}5I=Gh6Mpt=Yh<?mJw1Ff8+pUKp$2J<n=s!cY
8>o2Hrip&-J~d_=E+DD~7S;t5da%+OYmdHi=w_k$A8*`LZ2e;{)6qG*+c64(L>hNR5$!v(r2Men?d0)o2KkSdPhms|BtuX_fC$Ka
J)`semVDELW1-A6Wz~t0p-sY-Vsytv6BRZ4xfNh#O1iL)s^f*~Zi{yAy?UxU9iR_-J`=}$ah&a(>^}LxTgRH-4ij!s#NkvLAB~)c
;MEAGcZPORI1*TjN(x}21(KqmrW$8cXf9*l@jTL-geNEVob=j%J&THhWl=%gw3&0#=>f<Jl`3#_ZcJ6NI|6_T;o3tlb=eF?b_K@{
Eb$|y;-?&jUJ#rSY!in9<Q(ToiPNEq#$BdH#W<670gvRKuOYd|mBg+T6a_G)LhMKwUUmsNG0w+5T20+z5K|(#M0Ai<Be4ijhSWeB
2t?X84tPwa0ZoIPPMx$+Y1vlZJC7@5@b+=p*c?G^B8D+xAaGa{4o#g7jYhDE5+f1`K}wk-u`?pF#Tyr0jl_;HwgeE$?QRlc2@bG?
yZLb&3FL$v9&^zQa~zSJqd{2iO2pw#ZiCJ>(XgvK6M}XE6~pfCXwdDEGqk1nXN;h^!-uQU4g^4clsF%EE}h7to(A6v^^pxG$C<)7
kenz&1R>syjctl6xE88Y2?~%TDt9%cphqf%AtE~hs2O&d%mxDoYfw57hw3FX6-B&rUPPS4WJjp+Jr~m-2+?g}9-Sra%$4!=^Y?tX
+1&a|gzn1_koCLs{I_r4+1%*|1xhhmQp8>i%?3{z5$x%ca&mtUwBYe=Nd(F)F?PdQ#0#+l+poR=sGt<su%Tq=p3LjcqpuD7Y!OBX
CzH^64+zJ@!@(LtKJlqy5K2%fMp*-tD*aBx{L@_DtLQfauN42#LKb728;_CXPm2NE%ux&TCL<$InFFaq<J@khzE2<!?SL!ouVxoM
lyDeov-fH_=r&>tXvLYl%Yu(>kXRo`dEXlp{oEg}7M6a<O}F?Be~+Dzz$D-@qA)~)`%^|(0;q#cQB5T-_C*moLK6rKCYQQ@gHpuC
L#1Clh*84lR{-%N0UGK#uBvG@CIlrhF=Sy;7OX8Av_sBRbi;g_$2ycbS9_mZfN9bdm62d9<c!5d4xgu2a9EH-*RCIs3FHDmM4O0k
x)VM~{0SH^FY5FsLDnE}ZBlw0(porsGcuG?WW{`a7&s0LSu37wVbD!;F2#p$gG){22JFs2X)Px?KIzmrI@GqnFwyNwwuP!a+?ca4
1(0BjNOhe4WDRPCnAJ%=`}cME@U(3&U|#m=R74VoWw|e93%;@O<6uQ&@pSL!nsrXM4I{?ndIL*(rr^o0m~P?i;ZK}uJ)plZBj{7e
Q}eZQAjk@!peaIzWEqes0H9MOQ0kQ)M(`M=nbsyrh@-@)SK4w+4x60&P0<d%10ehP4hFaG85N##^UTp;VbmgfIXsb9yEzgD(kk-q
KoG(~_utk(dscFI@+_~{_uT?1`8Da_Q}1*=7P58zd*{vkc%#iHDP&HhN#*&Cnc@cUw7;STj`5gZ_KaTWNGk@Ps@uEQ=jG-}5_4Xh
vAYfscZGJfh5)V#y@DQ2l}+d4A89T>S*?4_e(htZaC*r2(c{m`<db1b0Y?>xcL-HHOyLR^m>532y3AplgX>sp0a9aFDzukHjKmDc
X<2AWg*#>I1e0_<*pxKzO~MG`rf9z6)>w$>xLnk&h}v3oX=>SOVRKfjRszzJoZ+5cQ+zeM>pC13*dW0GgoGt8f>0PHCzmppSIgYZ
e_pWF6o}}lMhvS>vent)cui&+l+fGa-M);jO0ZXb3Lz^rW!+jDK!he5WoMX!L@!PbuJTqY<0>5R*!4^#;9<uaiH4(c9d%z@G957S
jZo`t^q)<{cv**GrL-3*t*k-fTrbG@u`6d_Y~HFYNhDe^Wz-<3SnU^8e2iGYmhlK}5t($i1|p2CCa<c>3qP_rmOb%_1+KTPSjuu%
UX+PG#_P@}ahS$<H)N_vNhBj|bSBENLe5`O(D5O+rBPE(W{GxmiBVbwiW6@(&nQM}B+PBc6keY#>0=X6Tx>4jOFz5x`^IR62y)Ed
katWZDfsEA>hC5HOiR5?Rzx`6DAF3K(Be3EkDD>+x^1d9S>fxAVusK;w99DF(R<FT#%~9EXHBeW?)%i&c=Us7B#}4+LNtp>RJWlP
U64rPtz$->Xt|a<rF3c02*%o4$5+ykj?}46lPhCUaZoi(InbfTNu!YpYCOGV;oK6zZm;`t%^QAtOUEmDUJ4ZwFBN6Jy5@i!WX*^?
aDjoTSV;m<(Z<;g^336)alje|2AMelBrf$sro)1hEi#0JFt}A!TB<TzZyd8hm?Slr%ufx>N@_}>p_<du7P2L@XPrRAmXWgMzHd@l
HK$6VtXXwB!lzBpgmp+fUw9WyL_rO7AtIG2)acdpoAar<T1#FuV(wd~JmzRu#m-l()@u^TShfhhB08ulzK&jvYgRWyG|W|4sI)|~
hfc(}E|?W{X4#C3GtHiDA)$hXH`dx6aM?`yl|O6<pei7ON*r-<5<WMi#60R=lQXGy#4297lJRTP*M^-&-eyTqGn%u7O)|LS!VL=X
np^8qx4m7OdKkmB6oefLwo;;UFz#AQYPb|8m>o@6VJD&i*Ya~DoM#7~yt6G@IYpBBrr~@PNI<a_$>fSXMqs9pAOtWZf|!ySfkKp}
*g@IkE4VN8l2WIE#oA%$^1fH17Gf(ehP`&x8^NhHUB?F*zFUK==XOjlW8y;R)RQVZP_re>n!;&^!4dT`6@sE61yHpVNkmaMTD@W&
*?<@V1U+C0^pc1vN}y7TBg6p;k^uPQ*Xhvcj7x7zI?!;(P240VFFd?t{t_d|QTHe9Mx9Yy>%a78%2vO~+I3$ib+*p2klo<g@a{cc
x=&!pY`|H{2aY{1?}78(`VO)^a2P5}Gf+onE(AdVK^7`5C$$7VV<4o6RU{xVghWs%9CbaPMPPfQQa=I$fM1G*H<Eh*2MqX5e&^Tm
_7k8or|EC9U0Y0GdW}i!Bdbc3P*>lLO486?unVytyaAQ{Ol5dgRaNy|`2ETK4@ckNXPdmHPK+G&U=5};>9qBGFbwKFS&VToLT%dQ
sT>kQmS5_yylHeAtGu{XF);%bi0sAIXx3t*;m9`dXxVx4d?V-T`Y)2V$oSn`*La6%y+n%4h?jYhNTnfyr2)UI<ob~M-1+`2%m87>
mxK=Yx0F5~SKFMPi~P6={@Znu9p*4tr|4(uE?+aKXiRoD5#m5U<qaSkfO|zbC=jIrOpqR>edYnBLUf}acvwn@u8c>t4#0?sD34j%
a}B&b{tmz%KtB^0Cc<EbL_u(h<;)XIOowb`P*F`4TUk;R81haP10rQT77+&usDn{WNgx@RO8#;<0U}1_g1e&@Kom^m5eH!Xlo(&K
z=^i_?IXI-x{fytAv-LXq%s2_#lWgicn}g5N)@CC6r!OvlW_GD+9taZ>R>4Pdj(IQQ}=aexcy*mOXVh;6kW&^`cNuPr92eyzm+vW
MixPlkdlN^gk%m9P!zRF$}%}3g#sB0oR1<Td7t`<p&<mQ4M?p}Nt#hSpBf>if|itsDj^||p`=NW34vsWSONx=rHP`TAc&HXrX-dq
LLz}F7@}w@g=k12TA@THQ6Q0k8c0eCA{r8aN(u-WVC=^Mh@zy4DW;Jr2p|@fh^Ao}nSx@dDXJJIB%*~TsDPoSC`lp#qLvVng{p*t
AclbFju0$MLX?$35dk#SDODTb^|3OdO_*jzf1Zq30UVl2C=f~kM4=UFL;@OE1P@N#!23xcAy9$_0X6{xO1_W)0D;04+mpC>6+ul@
_t_~|^`MTxrpjPM4(3uM+#>Rrdm%`nSsX0O5(rp8JbwuIc%UZ8EJYL(6wo9}%@9%p62z1f05J<nF(^R-OaT&<0MQT>BM>x^BGmx@
zFdNe02qJ>5|L7nNR$|90)&V)gaSYm1zZX!<Ow#$f=!>-exvo^Or`B0vcsDFN9EVSyn7Jf`z<5!#jCM2bshe*VO37@6npx^liS-L
rrR%vF2wX4w+bFVXYxa1pJ<WBp1a9S2I2Ef2euuA5zRaNs)!P&ChuaXvZ_@zLZ5wow=`~+S9B<2&p9U`jCad;IF?b+&)b`vw|{AI
)}FzEB4n13(aJg|@s}PN&YhfWXt_>#qN-<KZjn*yBz;sLX&^iQGi|?7@3dXMti=>i)w@?V4tks4F)B*h)_%XsH|Wu0I<2XB>6i<R
ZWlT`=z1_0^yPR8`8p4p*<UqF?jO*j&<Y>mP%9!NfPJR|FHW2T?c1w5&Ne9cN$cN(OX1yDi5O5)K~O;x^<iM5C@82>!b-74L+|I<
V|g2#>g(S}y5a-V%=Z!x{UH(SC4B((#vq>H?t{*Dn#l}UCZec`C}658z;cqH!NmSxn7|dpqY#J?pu`JBF(a|#-|yya`rbe&i`xK(
%F56K*nhuBgWUtiBLm+9;E=L?Oy$+)x#X5?4g#w>0e*dPtG2-_@;?(=HfTarx^aI`uSbtGRqV^?MG#^)e#t_mkm4XLoqEDTX!$<B
le<PZhOJrr8NNz;o=v$bP5Wz)+3VVP_1wUKr_KU<-@FgP5%hqb+pDOKr0pYEdLFMU(DReo4Qc;xR>B~pJ88~RmBWW8ZCtKWWK{**
aN<P)Lo@-BI8+4%CP2^-z)}G$i-9X}V1j#~l`2G$Mir(A0*7OCILF#f%^deYh-1tTv3(1_;vIOJ0qnqfGRr6*GpY3;fvo}0=JkB2
Oy}wo_UFrW2fcSavs#KASy?}4JPX!x^hdS?B0va`f<y{I7zrXI4IN~jZ4bk;Ve9qnOMRQ<Q)qiOr8!D^WC*Y>XX&zvvE4^NRG5V9
3NDaP#DeTdRS3Ifl4Aml#*FPJDT8k~RDy!<g99XLvbB)mB}4V~f0?o6QQbRa?8CV!0L5S5Bs&zVxkilg(`Y4dC=L|t+^Cb_?94T`
+A=$DaQ*g^rd`Bb4s|Lkeehupv(4k_IVY@B)j(1zg3%-($r?ovaX8YjO;Y9~E>G>~$btwi>IK<yR3S65mMkbu{v)`7N)-_7*$-lx
AV$_5XOATHsD}`|2vC3;!~S$Ykx@|sGO(a5EXd0QQ52AY!>yB&{dV)x5sOkk)NBakck}0LJZwIoma2+8t=08r0Q1y`LDmeI2Dtol
gZ*@eV<bBJ-=IIVhpw?-7+enmFBizOP8yRn6@tV_qadgSVS$i5+RP`J@AC8p9DDfyc8COYH!=%>I{@uGyaP7p9ETUDKlZ;z^r_f(
zpj73@#CyVur8=_N(yC_A}CUj=LUA;n#Tx=Wr<Xv%Os@~3Z{gi#=wL4EPrM=YG^VP4Lf1;0HAOCubggim&i0>fvN_PpdC(3#L7?w
QA?;ZLSkr*NlIL~T0wOJl%~y+j4=!-!4*mo5=xftW+oWOOtCZtGb2KXOp8GOvfTeaM!6A14IuFpS%yK)2Z<;72+$!oAx?PKu{D_x
P=p1fdAP<J2m8b2_l%F9V0IH)xwM#~WT(xWi2%(OGNgde4O+uZ2RYwj&vC}wZJn^}wQxDx)s|xz;SB61Oq$;8ZP?jr;Y9IH_q(za
;5yhGfI3w)s%dqoQ%eeHX9?2i$jlKDCQarX_0K#ok2(vyV<>YwWU*1>#77=B*~bPnm4H@87BG{SB<@3VFv)Qb-yN_MgUdwON`n|C
2~KkhfK<#BrYf?DeAC^K+5tA0%E${KQ~<;!LV$t*(x=pWexG~VeF3&mQShg;EA==gKIG>I(cNnvTjZu3@(I&s$^1~~w+3EN4~Qy2
>`5ac2Ddrxn78|nqGavsuqOi!xtht5R8vihFJ=31?8keFOa_DzWG6%@qv#7VEh`*VNlGAD@Smg%QuPcfp`!Vr^P!`)We+Gx@y`Qp
v^kV~02=ZpVo77Or5ub4h!osDI@3l2VmK5Tn1G~QlrmK9*m)N{gdR9Yvg|qX^ku{Ps2&D;y$DPaA_4C{31SZ0E&H&nn27do_yo>g
wLchefsjv=KU~mwl-3lfxEfYaeYG>+6i;z99Gf{4{wXh1!|AMG&xWcCZKzlEU>;mUUFPRuC}xk2w0Ib!)bfCB)L~dCqK80pT~!lF
$6f?IJQ-0}wpAYo^ayx(rQsaDD?85#cO!p*^Ec@<Xw@yWI+iKTh9(|BQk~*0mx;?}zLb^L_sM9LsKD55iBsOu;aiheoMj9`R8mnR
V6_RVlErC?)?dz8Sk0y?@?O<Gj*AlYfv{bo&~Y<-pz^AVIx%##o$N;;g6Q;(CZU#<*y_~5qKlwhIAjI>LI-?;?r<Y(&FDHxni)s0
ThwBl(WO;9-b>w-rUv&)!pYEL)e|KS1c5AiBW)p)#Fj%s92Un7IkOXY!x=aSo^H;TDK6(sl*Y+h@Vd<Vzbcf;!{WV_h_tAe3sj2V
ZcWV)=_qt{ZP&!!UFql`c!?BPsqwk;Z2KSvbkKaqJ*iH4y3_@1l<mdiAKMUikbofCj@H^=3#s`&^=2J!vcp7xKmfK9wCTc#rYM{o
S?B&d`t`dB=q(ZKo`R^pn|V#}IR36K*_t-;mVZ$g#QiXn=l%d7vUu`Ox*wASEt47Xtp>D8eQjZ>lLoCY0e%i-fy#q<a&fvJHd0T{
oe6>!lo62gT-ET{?#mV=Hi<`uo{CW!teSLmmcZA>ni&)XcR7_$lzVvCzz|gu?)1#iQtHDab%H0n{R8);SR`tcDT*ePA_l0Yged}&
lxYT)qymMcq^bsHfFc5dfN4gGXk>t)S!5W1T8SD8VxSP16VQjI2eMGz>EzDLojNdO)qt4fXYb^C4St`he9bZRbm<ttYN_1;B(&2M
R2})U5hzRxti=}$Z2s{7Cz6y!6nFVO8?4hmk>+UO^N@!Dd)4Xkz*7Xa`9D2ubQ&o|#%V6jl{m{77z`1T$r_eB_$Dt!EptSPnVXWm
)~YK6PXwrlD<UeR5l)inD6tUfy1Vb3hVb7KUEDVMXn4F#ITLqyawq?KQG*W`jAPP`QDCU!0XdynXLS3raOtnQQGOPIv=FX}5>;b$
5NcK9rmYV7YuThIx8pRuZ;RGiz(jhX7GN2p9Azm(l3l}(W8T(q8oWH-{7@AnI-(19A-gyCk0rtxRZ}zb@%+DEUw_m+e6D;>w0#Co
s|-D6N;CO4;TvW-2F3=R7%ED1>j(9PV*7e$6+ozPs_nfR`;#<lr?(?mUk4YPg_iFs<;_SBcG`?pAIxQEkIxLLch@I+&jmP)v70oO
+oVIbtGXvJFMRv!#UG4==K?vHicv~A0;MP!A_0;Vs2P|PfQRII{hyPwyc(4-k>dT>Ve$Sem+IeuP9Sg$gBFHxWn5v(n=T{`B};+t
i2XTc;lAT*6(Y9gspkTx|H&0o>6B&;S(~8{3kGj7Z7qSov!Cq99}~5wbQFFc-ynXW@+SQ#-vq~?+c_t3{X~?7WP`w-@63jpL?{&{
(SX4dCsL+d$~B}vmI!VfpNbzeF^tTs?(~FaL{$|8G^te;RaH?<P|-yV6xCHFP!z2dO;EHIK$I;4Q9{tsRa6C4P?Qu^6o7<91tlVk
Q501LP*qhCQAI5jRS^^=6p<|fO*KtSQ8g5-6(m$uQB<{5QxY@<4Md?sLeiB=QqWZ+OHm3VU*zHb9bx;g+$TW5Idm|^z(2J~UUfgb
KBzHck^I01Bo3Y7#GoDIqCrwpY<^z^G>D)bzMKq@$!H9b7lIJ<lA^!avE9$<`hI@v`1bbrKb-%FKTUBh;s?7zs^ZPKwz9>e?=)dC
F<HHCJ(<0eSZGf-d6wvc`*hFpLP2j_z4TIO4*L#STRI;m_PBFXoY~FqeBB2Q7YfxgO$?||p9N!_@ye~~!2^sj6?8i~Pl(Y}L1|04
l`-uOg`B|*UEa=bLvtOMWy!4H4cBPuF|@Y?xv5vSVQAV&(T$4EK9>X+(Kc&^RT_el%h7@`O$vlu@2+cJ%X&HER@Qau1?j5+$sxdp
0v)i?OvyNiPfRdP`ljM)r80;j^gBk>(;&yK)iSLi6mFj~=z^z01Y5hcDdy(YiuGE$JpVo;Hgm`*Ksb^Lf(~>HkH$?>{41>8|K@KN
yV|l7Y)V?XaYaHcG_MKMeBv?`R??*vcvyML){BZ<t~05aUviaIU9tt&Rm_#04AR@hA=Ym7r0V$=3}u{^SDe;hZ(+Q<=0M*vXpRVb
FMkq>=v+G25!4HGU>N#u;4#2-T}T*HU?74ZN~bp}fs%sAP(a!mvr4H$1hhALawZ4)%ig$<JfS*a4C7fQkSY<%8P&`W^YOQo&(>{q
V}(E|6pSq@=lx1!mJ<~a|J?L|kh0ZjYLUO0=EiikgTnagsq}}VWc?jfRSs%uue-8;lQ9HHM!vt##%F7F9N$D%=1ZhnmU;E|%sBV8
T#na68@tLXisr9u>ulz8NQ)9Tr&X>rs*z1}o>p+_hexGB*rxg~y2O*t^(?VtcsOF_O-ia@2q6P@cNjxPCMl$V(!elA=IG*~%Uke{
Vry2)ry^dZYGjH5Ii&NGm~)|SiaG@Fh?H7K)9dD-AQ}_S5#Ce0$V@*!R&FHW`bqdn_)pq3(WFKRj8{x5qoU=e0;i^jI$Wsdxbxeo
^9>Lp<s6C*@$Viyz1z1tH0JE<)TVMTF)0w?a`WdnQBE9{dyZ|%=;b{=;d%xXS0fBOG@{bIT=OZ|MGUy)=c=nR3skZSJz(Tq``$VC
2`WmJw*?0|Q_F65F7Y^0(U##>u*6C-)N;b*J;&<k>hlDUlk@#5+7<RL|3#ojAUHt&nJ7k(pa>aKVp$NFfTk%Z6eXA>6aC)MvD6hh
#aGq_=p9n^5EP!?upEjKmI;`GYDZ<F`W$gN?WnX&>_~h#wp9*91qjD?V*tgNu%!o!eR}!L4V`E-UhpVALBhiw&`v5DhZHbHG3AZl
ZD(O2+Jpx^;h$Q9k5sDAq6Gy41K0pkET^#bk&2=lN7K*5*8CpWXrJiHawv!?$TCQRh9)H`C@5*u{XX0cDn%!7dAV)!H0j&`IE<P6
jf}M{jbG}q&Qs$qL7e;lm$#lsMs>2PoN=#3b+<E?VjR8pAHA7{1*pYP{pLq9Px=4SHXR1S8jL~{2x!ED7`YCUHhxxdBRC*3TMbix
?a-zPu6q20Zh!UlQ=snt90S#lJlJ4QF^&Sj)Uf{g3NZu&5%DOn4J2HF4j3j7L`Y-=++Tdt-zaEXQI$ajy?RcRG<Zea5?kY6=-pYk
0un}zPz|y<7opFMV|9@QsB*PQ?HB%!d*<xem7q$SSX4Os?9+)_BJ9XfKJ=Po#Z-3R7N6MhmM=G)51#*iNk7~Fz-%NBLaQVL?komc
=nWZ&@Y8<g_ka9<9}&g5*@sTAO{u83nQ%0l+|4T07x+eCTUy*;>1h?U1mcfnIf^*ZJWprnEm^(BB|{8out#~QVlret2*d;|_;?@@
^4Yq5!UnqjyPdn17(c*HqgPb582Q<Z9$LOc(|~`VU>{zo=Kj8XnWoeFTsq!n%Ft?VbXOzQO`Sf^iP&T~`@Z}!;fp#7TL*g~j1Kp^
cYNB)wz{Q^5VssxK3R|M);s8FF%U}>MQvEH;i4GH(o7UYR8i6UZW{m9)3j`+vh$iS(ptZKgsg&s{aubK2kOx=IR1Zs>*3fDBz=f~
f41||THbqaUum#yg@H-Oql8Ig<YAAU@dBu~DF01U%unrYBTmcxb1-9Xp(Q@ZTlDP@>&d4b?c_SPN5{g`HbZX9JnYb}sblNQoFnZn
5L2ByPK({eIdR*S1}h?QNl_1Hj4f(>+K4~h4PR|i+7<AatNcW>OuKiLf{XuO<CwcGP7>o*2#SX)UrIw^4*g#qE+Mr!=6N-WEIX%(
@0@^-ZRf(}wO9{6h8r6#6w??EpHG|RavMS3mIbw7usuFJ_B42~hYY|xv<zYw*~J!m5*kqo!ifHK40N8}{mfxy3hDAVyR=ZRkVa&(
5ba;pV*DB@o|~jE;_D&y@uik31n{BUW{1zKr|QYJ3M}ADs-;#GxS5VIawsuJA|f9@LWig-iRXxB_g5nf;n1waqM{@*p4U+HbaK%S
A8H+E&2*g%s0$2M9MXtom01);CB}qCL;9Mg_<qM5pM7mBh4Y6zGrkQOL9_~piU_P@rDX+&*{p(k_0g#`3|4$8cvPahG@IsN{46Pm
(!Q38j_A==#(W<_9L<5)`3+v!l@pV^!`njp5Yz=gS@hDH8t%$v7-c(5$LKo=G=ti2Dk<mj#-@|wy<lk=pthDGDeY`xk%Apt5t`VO
IJu8pVZbS~X@)A0s7oRWnrnSY_<F3=*<-x~6WE3(Kl|p{f6FsA`epNdI|M-CEBjm=IHn)n2mDjsh>Qxc!ISmh_<88_`(6GTL4An8
;ZVdBIX{={&;!!ZFK6BV*WU-X`nvcz9^ZlI`xuMvEc#VPr-Z~dI)Tqq-|tiG_fH&tZ}_OvpPjblKa_cwpyR)Vkulql@7n(u|0eGC
Xa4oq;C+L#KfAwrPQ7dJ92bCXdB>ODh5xSKtN#Cof&X|}<@VA!)BamYP5;KGv8VhG`)@P7+yB14op}xZ@%U-jev#$)zxwz+?mg81
x6%4M#<T4L!~lo5eEjs`&+MMMQ?UIS{KE#4HU7`l^KZwW=hGm4KTrw%zCDV6s#}TE{N4GH&ukX`1o;RN`Tc#~d8c^d=iT=-jy>7i
hyFLy)(22-as1cr<{$Illv#d~|EVXo4_eESzbA>H@BK?{z`0=*1edVW;y=^RXU*y~(~h*Gxbf@pzh$j-P6zYTA_lI1=hAad6=H++
`BmVq;bmnL8Q)Q+))XD{pnUH+(2@5G1Ru6Q#B4iB?G<>VQEYBH2JZlyp*+JkEp*eN6Nc}`kH?myo<tF~C}hYqt!o2`ZRuftA=N-a
Hb)P`gP+&NCu|YgD{N`CoErbn+W#4w4pRG}b&o4hQ%^Af4j5R!>ZsD^rQjn=WZY6LNK?_rN(gFnu~$6Jg=<dY7NVU{aT@k~*P~!A
J6hmJbv+`|%p)+`g8ye5#90z@hj8Uy%_s#UC~~6C_8vX^8V?@&_eR`jcRPxFH}&q!BHkFZw~xNRe%Y-Sk+XUDYt}gtoAtjN`0b$3
)~ozEY5omxM8Hf55o?R_>6;P8M1Q|Oy2HCgTJI}}`D>#Olus??<<@>5@AA0MLB273>!7IaBjk#^BfEdtc3@>6XPb`q{C`aGrvXS8
FB9-MbV03L;dg32f*gNW+`(z^Lpk4sd$s($BHnQKBKP@^EKeb~=KoKcloaoM#CT(iu_M2M-=6gE&($bR)`uKJXgHei&xRu7(D<|t
&>c!#LF?HrC$!&AGm0+Z8_0^J+)uEHIRr?1<Tq1;*f72QlStOk>nP|9WOk|$cab2Gq7*&a3_ByX8YTAg>+IEielZi{zYudF8v&}S
iXy%J*@&?LRTKZeM&-keb<z%AE_Fx_73d>-Z%C<bIf&Q&*XBRMZ@^+mBKQcM>l!o&w*B=-wtI+jYLLGim5CR<TAYHv{iyIY?Y{{Y
s?_2yv5QWgffY%wgOMU5kT~P(&v>1y$9CKe=F3dZy&ft)?kGP4;kdwXPS}pfwG>L~>v6=4LynT|rQVp4y@bP|)EiE|DT0kIt2rW-
fZ|%SiMFy$>uY-bOf_c!-h1lJzd8<(1NY5^Bon3atcjj|phcv*1j)ypJ;UAp_+Bu-ui5PQs(+`u-1lp?#4qPjYg*R5u1%uGk!92l
yccNc>LJT*$-O>a(caZiYxz*}Tt{9@PyL_jcI~D65Pfr|&JZ07ZXcy~wW7Ez;M}x-^9kqGn1RC2<paZ?ujHnE*XS>y;D+zNUuc0d
%;b3EoDHMk`&LP9O+G|3!HELGrGSDyd*5L1^AjfNhi8vy_M_S1&$QNidpL63x>|r@07}8)668Sb@ZZ;<AKEvyn&*=AigP@Z?@RV+
27y>EJ+{=b<U14dhtIBh!XTUT+{ZcBqKt)l@BHpB$Yyf8DcAkvYz%g;%KxMd1;W|eCG5ZB06R_}TEVS6H9U_$TtA7E&IiC3;OvM2
Ft{*uI#g-d=~U6<xO2<BaGnofPtoj)iiMQ)O6JT0Ps^K&Jw#PP$g~k?(l7G*)6E@Jd*U$?^lr;9x<ya>T5cpA?GP(8D8eQng7J@U
xukNdk!si7-xwQ_#Q&QW<=pL_34FhAKlc-iqCS7K+001c&=R|L?d(I#wOaJkAIF!o8r!z91a+gazxX(@)7D40vyVMqcyjQXiUEFB
h_zos1pBS-Ad#70YN`4TNT*46F{We?`e6zfp-IVW6zFPyC4HTH2O130U){FC#uy6K4Vs0-FoVeO6=)v^jUhJwB2G}TdqHQZgBL<b
i|#8tYfvHeZBY;<G0DXYzwpaSh$_<j)upe9ZyY_FoCPyYM-4XROJBB#)72&tieM*cy(_m1h~TQ@SI&6xdS~8+?A#R4OF0I7A#5A$
B`jEbU~7_M$;R)X<xFBVjAIjni<lI5K<98r%i34b={T*e;=|eXV}`qN<?i=!^xAx^_B~zC&FEx4s(5olc>mdsv#s=pnqq-5FkA7m
*0uJOEN1B{y1gEriZ-PMtFxB_wMB%T4?5dOYQ#ZgSg3Dou76(dSxh_rL_1h`iXML3IMr~@-gotp*~?>U{ymk@;P!2R;~Q{PgdGou
Dq;;0)hp)}{5l}yA10&W)}jzmu)izQ2AL&%U113J^77ULgSl%F_u1*i9$d60hlMGei}JOSM)cd&G6{q(`&~Hj+9O?U=B&fLO(%a1
X7{2Pdi->Ag)~mG=iY|zR}VxDipsm}cunUr`)v^qq21py4eB?Au$#prkS-|c-CylOmqGYvZEPquSM7@Lr7WJhxV4lWevF9%Ek*Y(
Pl{{BbRlm?;a_$%_|HD;YDRs1wR?3`87Q5TSA8P$Z%S4z+N)%@U37AsThH)*U4EZOfqgz-caN36V{adyw?Xtr$q`dXoDK)+W&my&
9&{(AGoQ8S>3+9V)cvSlzq^CfJrt=6`e(fO`Tj4#qwV}Eg*@8Nn_K9bGSM!r7<;_bF#(*6`=~_K|8p9<^K$g(r1gz|HMb@8YVu@E
)9Qy5RG?N4id!ktW+>_0uE>JJG2VaUKj-7)=Qy@@j^va?n?=SUVl}(lZ*LkyN$&9ELj0C^nqHDYm@{b~@XY7_<9)b=aZMqg^B~`5
yS?07?)=Y)WIp~cs>c$DV?r`g8xmQ)3w>k@!zN@(2endVrw8s-g><C<w4l+msk^x$c<Q+2l{@YIY3t~^YF=Hm`E*fN?X+E}hZ4w>
Z^0iSuA|?Y>pg03pRZANXcixtFUWp#&$_nbt56Z~D;-r}ZNfN4xE$|^=5j2)GAr@xq-vJ2GiITus~sg-kS9tJX)$sat$Gg1Pa6(L
IJns%720Wgd`h=FE~Yi%r#t2+PIle#rf<g-{NwIs<}bIO)%0`?_jvP&KT-RKr6?g`kG;Ls`M$5y`SysO2!M$ud3H>KY8}NIvdHrh
`veaU!%_YpxBvcPg0f7evnNdhDhKhl{{V=Hh=Bk9|NsBr|Nnpg|Ng|h{r2m5-F@piR5WPrbh|B6L+Et7>8={3PqtE`p$5+TxLxOW
YP;>x+b;R`-fw%g5zzas_k(w{tYe37Myu|=4?PB`3G$=>5}>72jjPk!?>#T1EWiLveYH6%eb{NqpgXl4z2}EiNL3!bc&2(Htk@9&
=o;yYCh5THg}ZSnU254<?pfXS-1~Hq5CFQbw>VOuNnXd^_d|WN-q*YxcJ9wtja_4VGp1B#umDcaFCdXl%qR*TxxR9Z)5lX(=q`6M
?cKJZ10fJwb<sryF4|LVU6?yEAU0sCRjdFCpa1}%002meNdN!<000001p<u#cYStY^M<Ggp!y!iL37Y3k<};~0ITdY5*6s$U=M5n
2K(Hg(dgH&Jauu`pLV-@zV`RLdSiP5n{D0p@cYlMd6JR@))&_Ir*`GQxMw~*wb9>quIG$;S{obaeG20Tx#)U506A}CuYLBmKxB<=
lZS`exB&Ow;_I<pJ8yhlo$h+}Uh}Vg?a#1i>6;YUgC*PE&fURBkgH~$^fR_*((ja|?!9Z4XSM9}F-`5N1_!6FYZ&@(YV~_>z8U}k
000I+x8D=s_uoJRo=8!Bnvs3s_IuB|_uoVB7#vAQSWqcZx1rKq)61SuZ8q02l_zoAH*90M?{1!#Z3dbOb!^+D><-(dQ+KIY-tk3m
umAu6000wrZ*|DaxLwWY&f6<yDP6wU@3(Uf*4odzmbuAyt?zZ&P4AlreSwYL>F=J-wky>{P}SH8K8JPp1HM`5t6|!+Z0g$iHQVm)
J>$NfeUsZhZ(lScSGxC{pq{(gv&+}peRT31z2<S>ZQpa=ZhA_EA8e;t0Ca7DG68mJ3dQ!|KI`uQ`uZXp*5_D0?eDweq0k$=yM6Fi
-P}u~Z@a6m+nPvd(MnLzP#OVR6_TpipJ%(f!Va6=-9EWq-~g&`dZ|j5jZs3PH+v=keFI0|Y4-X)!P?MX^X%|c^48mJY#VO@_b3JK
`>(1OnPs&lLsK;c9_@Y4cIXUrdyZ#u<sW89DQl#74(-95++MqwZ+C~F04JUnv31+q#-2T|LN|7)Nzgl27p>kj-(jb=DDqRf<LFQz
sL|jamgkSR&!*kr=%e6#eE<dTdw3Dpb?sp9L)_i2p6ouKd*>hn>u%m$diUPsz3$&^Ud5sAHty@@4{hD^x<Wp^xEyb|1KYHtzysUu
-R;tq-1i*4R<3oyot0@#x3~vg=UWse%UfzIQ)#T*Qf~{~JniOmJtz-ZG|2~$Ho?=bivZn&QYM%N=WZ`9+~;2QSKbG`<A4s|b0ylE
4Lf(d00*yixS9Yrp5P37-NH2)yAAhuuI5hd&w6!LyQk3EqVjI)KHTuV-&klVRS#n#v2NN|F5c&$_5f(L=;v$e&pqFH?VoS}51J34
>7nZAO}k~rm1{ni7@!0x)$Vq;-zWtG<jREr7S~zGtKNIO000F6KmZyBj3_1S_cx#lp{GNXLEBf|Pr01;zWMW;y5==crOVE}t1O4T
*LIoS&$ry&z7K2XN7Vwk<J~Kx=Jq~!U|w6>RW`vAB7JJ02?5&?5PD$yJ;6;*eCn@<M;_(k?tt^W@N>cFk9DR8yLlYyeY`yiqLSX`
)9!VRQh+ErXLp(1vGeXezJLH#>k1XbZTH^jeGg9E&$#&;w(Z5v&A=Y<=nDB~Z1VORQohc!th-ly00ZOz0bK`%nFt6FAP58iOdtf&
JsL^9Mv3ZdLNp1Wl*A+<5fegsDe4+%o=NDLQ)#FhL>`$<r~otr2ohx_5=k{v{Z#)%^r`t%W|>b^X{YLgO*VlThJeJ#z?ue)0Fy}&
LMiAHr{x<6)jdyDKTk$QJc@dTK*T*kpc)z)078-=fB-<68VJx#O--PiL84(G(KN`~Pe@>sNg#zYLKzJpRZrfUXpd5-={-|VDdc*l
)HbK2eyDm8r>FtyZ{^?3RapL3Dv6K^m=G!^LacyD2mRm>0D+o+U;A19ZBO}U{D1p@+tdCSY5(uN5?Gi0i~Xo0{;HD|`ZQ&>Tq>hP
D+B(-FsKNSYk~i=a_EZHBx>4AB%OcjHV6OjzOB1&oLAO#m#D2pIoLfp+M(|s``d6B0rY^t4(4Hk0|wVUc=#LJ1OLYSzqLQ};bgB5
^?b})I&b=tri3R5p8fwiSris(apA%_>j|Y7i)CMx<j|+^NJoSr5r{&OrH!gl2>FunIfQm!{#)ka)PMZGdf)kYNb|cPkEbI68F4PA
qr=Vjww7ziAcPxJLE3I^=FDHA?m@E9M(JxV?I?zrhMQEJamFGlT%z9(jn`$g-ZZwq(#%ZXIL&U?Oqpyh9=`+qlOa3^L?XqU94d)=
ZWAyuhFb*k(HNSb#ntehV8I~?DnbQ+nH5n+qd9tB;Vm+rV7h$1z7})-yl`iI^t;`?%c*}+ZeAhr&SgDt%Jj>ss?0HQ2N$E0P2#LC
7NA)dP;WAfZ4k~}wIyx6%D-5(3fyUMIXLJ1)0|7ApZoiD+iy9&3On_<Ve^CIyYg1_j#O@*dDfO9#>W9@C>FX}wJt)T&XEO4CBuPF
<1@TiIeI@u_X}PkdhaiUZ63Z~to63IWK$=c|Mc)dbu`cjS+zyLO@qj2?#@_dtGS^8PF0bCUcTX9K|twa_Al8X5FBI1O$KNksRJ)z
KlKkaU+Pzz)?{6aN>*%s__Y6q>IP0X#=&R&;0SAfT~*qDmoWF=ZE}C**U6X)mJA!@S%Ux{mcU%|`xC#v`0Q4SmO(cDNq#-}bMH=%
Yo~1*jjea-NPB_~GrUM9MI2a%6?EzP(jbfCFmObOlCZoU2YUPJBTNJ_wP<FJ<;F)vXdJPwISNJ<TmOIlHNLd9yU8!7=&RI81gI#u
fZYb@3BnE$U841IR2DeXsc(1n|M=gt&UGKQOUQ((uiTvIL!yxlOL_U$ML3VEVM!kXKPvu<^Q;e%*lj^RE>os(?<lU%8A81)(Ab$1
Tu}aU5c&1={&oNJE9;Q@4&Go9%QiLhEWw&9wE@%@Au=Z%K`fg|q<x|N<JN7=&YG|O(%p6r*kFqlMT^Ts6i_zJ+`$zDVbGY)=B(C^
Jx!Zg&DoLg%+a6IU)A6%DaW4~7ame{t&K#@Y9`b|BzNXW;)x!=yPP+km#3B10Xsv_oSh_9jpCUQU{JLcH}COrbfz6^x0tK6w$^aV
6#<McV3gaD35l4nLyn-GtLPBOWu2SRE`zWYvYRW>9UkvtrDf~)kHk73kxbyK0ENuocPDiBI7Tc%ibNlejq(0D$F6=Ek8IKlHKEMI
EIes0K*P3*iXt*5%p~R08@xS8<CUI}AY+VgvBmO2AQ7dkPe?tWKPaa8Bp+&v1YP{YlMdGs_=b9CfC52m>9x3?4pm=*GHgHn<!nf$
G~wB7MKj3>vH2&+>+2Z2x@wSt3)6A=gZ8m_{zulhm}+P=hX9dci9Zp5>&)TsXu|sM5YZ>y(Y>B60!7z=SwlaZ(w{ya55-ax3R;hM
hAhTuN0UfLl6jtw;JBx3{kB=8tzpT84!yi*S}EmlS^l*@{li;|?Deq`C{UA{5Wj6x5-f$eCvvsZHJ!==G||P(p3V8p3e)R&_^UN6
w6$?pqo28b>0FY-YHZ2S1i4_JvMgD_13&lE<(KK>t#5j_*hlFh$dB|@x)OiRZ1rQ5|Mw8z^}=XWbysw9IplffV3BqA>q+Bk3e>bO
gfE1qqkKHH@T6e3KB>!PB3Uaq7=L4n7=Vuj4GS%<<li$#P$bch(KC!pMMO5;KPYJg<pdF_PS@!YYuC5#uzpngt^|LnTzK$wU+h~-
DyTc_0nIr()mWz?Dm&^sLBBqm8Hy=^+Sb7h-bN@w0FuC)xVs;7JNKS0jTq15=lfI!;`Ck$tJOc<niK`B6N$^BTd@Pes*;uCg#rIs
2mvH5(_nxt8{j-(?S2D`y?uh&H?X!qB@3C=i6rNyhg!P#!G{s3ih~s-YSq#!JKeq@N}pH$-t9x#<zCf?vK@@@hS@g7mea+$$m-Cj
xjf3N%rw%NL^D~-0-Ls42b{d3&1KB1Cx<-Hd8X29vz)ffwH-^A^J}F7p|?!w>s@cGFLcW-QdFJg@d9qTj7n#QUp2Ov6<DOMpQE;E
oAW}x5Zf?flSo{kToxpCh`gXf`Chz59)tUdk8g4i4JgPG{dj`I^z8AaUL!bvVc=JJsM8cQBf5(xVpl!i$6NH9SZNlR89-E+OwjHf
n^)5AE*7s-{)fir*f2cqIDNV9F2|HqZ(TUD_<JkTX#R0%8rqlZJh6A{6>aw7gHFD1-hT5pp|9(mV2-)WcFW|Yu)<cacIWb^DxyIY
*|1ftXf1`4OT}@P92lUgtGcN%bN(9a%JmPkqp8gK?b*|GV;>kMCw{i~b*8N*Mi7|4sHDvS69wOT<}2TBA4j?^LY&nHiPDM&YJ>_^
ICxdAyFr@Ktoj20fKe^%{qvsN8Js`Dt{K$z?0tPL8?UHv(DHJTG#J!5wy_9rOElz!=?h)?=ovN%#xW9=t`-QyO#>dgo%bOX-&c3i
74>D3b8#%_<6865z8Ab6C5;JHNHVo*3%LZng0IIKsjj}iU4A>&hemZ^YhAX~J<S@<kTxAPC$uovajtD^#?BAFbQ^Nnw~DlRl0+Jk
>lMwi&A;M_Jj<280D2$5KZ2caK{)s~cKXR3moJ&ik|(*!#a%ODoPBaetjkM^bB6Jc($q8KYfcL~=+t`VabD@5%4nsoUOM+f*s&ll
avwgK6?BNnoNp`m`F-8s@104!Mpd4zmat+&M$3xT4LkgMr#gH0tUTAF#Ry)sFe5%HcOq$5m}j%Y-RF|hN|_fT#*%HcR<9?2hIN0A
xs`qQI46cgrNZ9Kyq7SB`%lP<8U$X@^q_lQ?lrd}F4HI=Zbo|a?kBq1mcGk;a(xc)Lb%gGr*pcGiEjcu4FaN7s)?Ey4+Mh=I6)H7
|M{%iojP>rk3#zfByea@mw22_+lA$sfUv{zJ1RIQ6|IJ!!+QT+etf$5oQ#CsM7~?mDjz126e!u_9p~+c$|~vJfiv#^y8Ny&apisn
9<Y7mf;j}lDs_rWPaTO|{Nl)#vv2ps=y-9jglL_{rMOF@reZABnA1IX=Pj|NjFa*0^|q~E=fTX!5(Qq(9sV$dj@uI!ALz2AK7$he
xIHE8b=^2b6r$`s<*a-ZP+a1W_9T!%bSUVyyDAb4Sh#$<yIAjVw!`setpPz<jcF-HB3biCb-}0-BGqeJq2jMeVX@^@!N`T@Sc6^`
kbwrk=V%TrXF(Sc1`f7Wf+A}vJBfPO5dAN51&>D;0~l0_N`qqb(f*02p9|QKZU*${t>=9!oNIl2HZPh=oSRG>ebpsGe%e0P{;-5t
Biiv1e;gfR&u-)5#cGI-ka&cu#f$$~x?P?y!pGMOCat$ed}&vRvt>F?IHa!Fa)s*FS4ea9-Y8)r#u$X6C7?<_&VD@ZnBl<p=DFq~
WO2s$u=^p|#tRi>-6}$#K-|j*nfnVHF{UVTHIuyC$hAzkrLz$+>f00Pk|cGCNbF0gmsl%Bw}z0$S{LrU_oA*Q<Fu=-TVnr?Bv-U~
hf8hyMq{(ho!_cg!Mw+BGf}+?&3)%xUSXOcDjFIBBovdB*(DG$&)(`L>HNI(Z}83eGjC_VdQLx^d2~3n_VfCB-wN=Jucok4e=d~N
aHJ1s_Z?HXaKDO13P94DKQh)Lg_rF9*McwjN{{ntN65h+xeb3|{yYBINg#=Y%-|8h(0KBuWgL;g3y5fS_)=08%1zNR&OhQ0`AbJG
*7}{f$$!JYCXQ=O-r1^wi!^a)Hke_1*YD)u*7ihE6%bWW<8q~j(h{VSRTWCf5AdS^b6(lF$%zSpn=CRo;v3bKhNrtYko(hSCcyS(
IoN?2cB-1`|Bl##7OA1=!rA!wD@z=r?hZgqr9d#Brs!bzWd?ZecR18^q#6f60dxP)@j#F4AzSa)1eS$%PM11F!4f~t-j9p|hYC5%
fdvtw*>|HZC7duqF}~bgSZVw7-;PC`-8d+;=&mZLL|P?rD|h-I$sSjGFvSdl><$&E?C9e5U1;AJRR77CYRwZB1XV$w@UW-;I%}Ot
n7nB9x%&I-lR^rlMj(+9K}7|zKI`o}4v%My+?q^0J@KlD9LM(7W^1H8<3a8&bYck*7`+iRV$ksh?(*@<iKhQdhQB5+VpN?xghHeG
bytaW&9k7Jz&S-&tU+LRvn8pB+X_ZPvQ|hqf-Kl)y(byB3{C6jp0@7_oC48Rf~pLx433oQZ``ldWvo$bj|uMUxa|a}?4p~wHy?+I
To`<=_vy&Z^O42YaPd^rkr2>@EliOJQp-&xAa-En^c(FMoHJ4CZ#O^`iy|>WLtx~|cr|Kb1J&wEmjaXY`5&X@x%kK4@^NxAMKTc-
g;GH@QAAWyEKm?)DvK0Q+%ticR@~c~Ol)Q^_gRe6Z83P!i;mp425*Z{Q|leIz4n{=dAq5YQ+r*)kLTr_vhRvoEoo_mrkyt9NMb)6
vinaPN0~G{m^5xPAkTAGWZHB)P}ZgD&F*N{m>OZDTx6prNxMA=p#)lHUkQ}DV?mXa>s9b&(i1I+kspb2*xph$lwor+lz17Yj;FJ&
-7(n0?@(OwKLC8;Q|LlI=Un0V`Z7__BR1tK#vu>V{C&EwtT-Ees`^abl*fsidavnZ#6#)(;mEY_p|&(6s>8E+!sw+8zRo)1Qrt00
6N6<{VhRo%8Fwx-OO_{%m^ynx<W(nB;7l#-%IvM~qNUlPc*9y7r*>5pQB{s$O$+E&v<IDma;_Hw;di|pdD1g&R_wzxGe+}E1W1h1
Jg&IsTOZ{TuY4FxYa45Lvolej$42}#1A)iHeR?|gb<T@A7DH4-`m^J+dA5BEB={r)3K3YrL{T;+OD{>>IZ!}Ax_{JABbRkB{n={O
ilgV|cWE+#UT2wbOKSaUx}nTmPFeM~VQ2)Biy|xdQu%d?HdA1Uu8H0GBZ(0zdmg6|KyT;&M-(6V{m+}Cz)>Y+rJ{uuwlb9z@9m!3
m}dWf6x4TJ^Qc-51*=-Y%9fIrAYIfyKB7BhB1=2YoCgYkN{2nx<T|>drfh*xLO@On2oJ0h81seLkn_(VNd30l>E7c<oiooOsgw~H
<D@*|71&$~5^d)jNzTH<f<V)bBv`mCw^yeo?(s`yD<&|^zdm(e-{b6XN8S-{tg2if5tm@t5<X70Nwu2@2F$3Epf^!x_rLrXe@x1?
|DxgfEUav6r<`_UoLXQb1@R~zI=F}<8Cs-9=Grf(dUl?*NFE(&(}9dJiwtFJBUmJ@VUofKx_%*bfn?KstPEr^+l~iYhdk^K9wA3@
W<bIvOf|R-S29XSq3fv~CN#o9i&yM|ae&r|uwWqS<h_7IQdC5Q3boZa!-bVrm7wE<1yv(Y9m|~qeF)gcgzPAr$cTbvB=sF`&o7zu
3-RH5=R)X-6`>=$ldq8>!&II+Yi@Fjj)zFlg(Ap+@(i0rypX1@DNS?Z^5Wytl_Y93y}dK-)|`#b+&{w6E}Z*xk!`0KpO@zt>w!nt
W4ogn{)s&`)&`|gc!NfJ(d|mUj`K%xsXX;~*<4yI4-<%3%}f{->T^iOnz|=NB2-hg;|*fri69coxFOTog+$9zYcOzaQ*k07C`3s_
B$bj>Ayb|la$@1ov>mc-8X=}2aD^z%u*iuq+mQH&o_)|WND=!`nOuCZd#q*7J~6YCCEbpo@*AD;)3B!aC%E9?BmxlD`4r2;vV?_6
jF_h;VJ4U?ihnJbVOR<mI&laR6hfL12y)}dW1K0A)y8Qx5gd$Csz))aoS<eN?KyFwWQoShBr2%FWfZP4LutWu8}EVPHp3?oG@s*1
_#Wqn`1sgy+3?fae$Na&r-{y>r6j5-S}yMUmj%MK^tsj5DR5RJ<8w!)xp%&qM}{afEVXIB@oisulwwIIhFeHF<{ZL2i7K;$Vki1t
N`wDf=k2R?Oh{krVHf)TY&^G7bm@~v6BDiZxL=4iE`RyhcV&9&&MHf>0(f1x9x_C&c$JyQX!_(fec_#K+PJgF6>!<GQj4ozQy3SS
71BMaD`NP+oPZrjO$q5pBKdacYuk52q%_ZkRHHHWLcB7N;+$%mZmQRoPOOgmLF6P|^U=%mXr6Vw^NeG<Dkk8}WqEPsg<|cUxT(T7
+npXYH-%=Br)*fLDu{HL!oe?h!_b^88PagB?Kpa3<Ho6(!HX4Pr)=e@T%ff@PF%`LtT!HQIYUXIi4;XTbTb7@YOdLfml29^U^KN{
X&#=dx2Sw?8&}B$*eESpQmjX97a6{}&Igp`MB>%9jw!Qj%N<78rH@skdFptpv>kTR9aE=Cr@Llx7{Z9u-tT(4XCfTCaph7eq`SDN
JPnwfu*tdtBq~J}-P&U|IO3`*^3A(VBDrN?v#zO(<tx+{COD0-uT15}EEi39bgaZ#p(w*6(sbgw9uVN>lWV#x>nXQcf7hyMG>c5C
ZPTP2EUAr%puBIfGcUVw<u=6Z^S*y?)4%1dgEHTqQ9IMWKbOuOoN4LbN3QpYUk65WUnI<8*?t!nUEh5p66gASqIX$bk_Q)wKQ`oN
<R+kGu)f!{W?vbtz%3HYX6lPs0Es=vkH6e=QF>tNFz$0%qrXpsO<`$tCzu%^5s}c1G~{PX)l9ZZt5xA~rY3s+{&5EyB?tH}OXh{h
g2aqrMv6vDFCs5gIuWmi1D9-ICED@tTledZIc*sS2FS2N6Q=Q~*{JML7t}92+p9G+R)EP1nfm!E!v2xPIlB*!4C`gm^&tBg-v7L>
C|?S%j5)xBs;L{y1^7HxeFx3j)zyE#Yp3^<lnC*K+)?_Ee<l(6pL~qirlQv|zc-)l@y%?N4Q3wc4(WEkPWnSiQ^Ni*s*vyRRn(KU
1ac@52>ov{&QM2;UM?+0di*{-TDP!SHMpntp-d=Nx9p&y6m_N<iD<P#=XH3eI^15WNMjH++gg5gT+bdW1N86fZMrSQ#PYv_==93%
3m?3xhYmC_)rUJkv04gYsZn)T9y~)Zat*f%$aS~&MwSt#uJ(Jr2@6VhdD0@6g4Kr|6y7rWPY-$-lSurdmNGF(U)vog6wZMfF2ri&
qA!=P-8|!7nRx^yydv{EP{k{Hdx-c~hp5Pt+3|XNIs`E-p?mjSL5&rI<GLJ^%p@~a*ZX7NAWbbU&Tw8J3`IUvak(0@rELSP{OrAf
?ceYD@tGG?>;}>#I1-p}ggnayS5A9LfiXO51)SImGXMwC;2-Ruxlvf>;__KPuj$YWcM&N@FX2VR4#Gz6<M?4D$C%v0@ytsS%M5O_
2s0)&TE>$kq>>PeJk_XJieoKDttT#315~%Q+lmPDJ)r-CcB@dE6Ia@@e`mi;dz9puh+?WTTwO_^ghxF@JX~#nzQ<X$U_TE%*VHpb
kYUV@dQg3XPMH@M)P}jqU=d~(XvJIZRvCoM_dlj(gZtjl2XmU5T9ZY%P?$uG#1kQOnE%of05>$~A;KuR!=N7G+(SulIhr`X#Lc#@
<vB+sJ)0Oz7M>o|HkC@}@sI<Z$i-N;vtbVe!>m5+w7c2B4AK|*ubP)|WJ6_zv|as*ybKEn8;N-ya1oKAJ<N3@TUM8T9jjUkz#cMO
UFo$WRZLfy-m^@@)<KX<63Bj64;iAS1V34#o9EesKAm;vJSA24N8Qs2+9@-)(I*?5uyVu`i?f0rzmT(4;F)K9PVh{<5Rb`!MTcCG
vGDfdsDX<G{gL(oJ}5Dbc(g~XL)}nARFQBu)d_0qK}c2^USWh`d>#Z_HGQVq@eZi7ym0k&ZhlzX)wXx8(qGeML(Y_u0}^8&9O<G7
A6tLV{aSnRqn#7TJO>Vkd2$4f{S959BaY@c(nJYO!}T53=Z=6{pxOafD2-6j%fDW*q)V2e@kk1t=^UI3kxBt0w1O#B8vE+o@`K1&
WNCcz8_YIm7%c4f*UN*H54$I=G<CUiH#p$N5s4BE6;x88B01iU8;?$RTrQe>?WIL(%!Y4nlR>5*i)Q#J-kO{;a(Z1EIbfl0F0Y4l
>eUA|zenFVu!^Mzd|or`-P=Nu4cj741Z);@+pn&CIGX9=nL3x-#*nZN$b;aZsf)KhBjaW|JodHOzH(#y@bqK1-BNAv_9ax`o~>?e
I{2zbUXEnu(;}d8`5b_bMuN@-I{fdkaN@jG_<O*C=g#n&yECJq>D*HGr#0iT!Zf7-K`|9n(gZ~%K@@$tfmZ7~J2jZDcNOZ@QKOv@
<pOjIrb`qcaMU?viWc*MMD?zEO!U1?76evZT?rfY;dVYvAgC;7YpGeILj8O5zd6YAO$f$FH?Z#MCYZ6-CY<2R;gd*cwPw_@uzS2(
f1A>I)}uou9IYLSRdku!>T>g||E(3@Yr1ha+7%fx+flmD7omB37<)UTnDL#Aiq*vcau^4)DfK1ea^FYj@7F;#?RD#2QXpS{Mi`Y)
=>ZuCeN_u^5Rz5eD|LR@c+O^+7i`4^sPlbKU5I8Rf*<`oykK!8;9#(R=u7~Ch9OXZJI59xTiHO1v2WL2QaL0g%LQx|U=1@(G=n0O
8mn}LWg>1Jtjt9+AE<;LDTfe7n)IAj)vyy}7_|-JCX)4LVblN_P`oSV_P6iI4RzvvEQcaE7FFF}82|PRs{Mo7rPc27-yBS)^m$-W
b9pf|2+c7?0xU*AK1RvMJE_V}X@i7Bxr3K}wGA6lMpYzJX52H~`^Iz$`A!KIS~wt+I64On%#;EGg_U*DZpL$Wq>OVr*pqsm9yW=A
tbtly8UmFuR47CcDk_@YbbA|+n-yR(Gs{ACrT6>)yXg8a^l;Yn<&mjeos`019q7nrL^Kh{G~5uw&Qy?jqV0eTG+`<3>9;?L_+4r9
-m)$g3jJ1k3e%ICj`AFi{0^h^FZ&H0Y@)wmzQ)Ezso!478ktfmU4Ezy=TyU;lhU?+Y2IQ!^Ip|@#clV`?3E#=rOaO)^Sh|6m6O;n
JqEGx-l4_q`Q`IVP*h?|f#cOpUE;gmIIb-S8YQ1`a`f=m;{s{_3gRViWF1U+`Bsij%4pU$P8BgoA@<gjOe|L1sY(dvqsE=x3<`p5
hROSURE$#l_}!_Y0-jeLjC_-Aip*|t1-d8Or|H`9e&4?|z23qOm;E(p0%J(2E>SHxPVHkQ#3ywSo~rge)`K9{k?5twqv|so8wwGj
v;5yz%^5#eRMbcj6UnpreK5~d!O1%PR!#&Q7NWcxZC0qYg@I^>U;=0?t#fS42C%|waXo9qf#M{OM|v(pOoHcwSklO?yUCsex^K(R
<IdN8a>*tnAfzP>>)Fgq06%>dRq<oQB}`a^#jljA!(V!2>%U*SIntM$`S0AAbIU^YJa(2(eX76Gf{^oe#3~e)`kDVWMNb`F)1Zj-
p=;Bl5thn`kANvNi94R{>+_En&H+6FB7?lZ!*rOA7H3x!nxd$?UE7SYTx2375=&U+QxNHhW@M>LnFW|fRM_iNH%tTcoB8+I6L5QT
3Ckc?#Z(Px;<IPx&qrf;C}iu^$}CwKj9#;7CDNp;xNP-Qs*)_YN@?dhlEqvhIGkEW4Henm><T}W#6V62mKfhL8Y%`g1MAKtKveF`
$wXf@sDWT=l4@yPsZ(Y)E{nK|HQ850ID-;NYCHFPZ38dI{&}`{n<(L^sJv}06(m8~v3kBuFPk%iqUFLNk-)GFFAOdTAtCvf1?+`R
<1Ly}XxSpd5(r29Jri>^ru~5_S9<7puB-nhJ}$lMz|*4UBGlVhAcXqU)|AJuqCR&VzFSeLsrntjBc6QG_kVT=&^U`lzP3;CjlA#m
et}*<9zTc6Zeum=TRSez9NTNYpHqUYQ}5dh6j6)>;V)`7V*NGTKSsrZnqZnNuKY_!x5oeH;MZK-wZt6G(~Anygng(h3Zz>-=x}Ig
SY#UQ^km1{ZDC&OE8!tEWJOY;XE){T={wTF`ipq|`cAcfcpJ7GHC*eT=%VZ)5pEs>?TkG`(OcjsqA2Q-?bu>ES%W^<cC!*g6i@{$
IFq<K9>i-!wwH4n>!<SH!TN1spj+c{#s(+NGBfPUrF<R4(=W6_Pnq(BKgQi+OMFT!Mhb4m<m$Y%WD1Vy`gF9|;d1P_1%~8vAY6+f
E*L=BLA@2B<^V&h)LCe@;-^evtIPU$7%J7}@(SDPZS>j@t5A>h2!`wOHd(V9Nasw%(W!E1ASx;sVJHZq8aS!6HiUSeN@H#_(zv4p
AfDx;8qVGZ)~0Bv;SoSu2$KhNA9XKc`!!Sj`E!n#^lmmY8+|icJj~6z+}VQ4vIU9fqmq(QqLM(ZjT)pOYdv?eAQ9cG$dnbUcot1+
MHL-`lMXRy<zR&97E;>?^LL*$YabVq(GKbgH{Yw?`d34kqKK=Zt>|CCY}xM^k_`)0z(j%7!u*S8f1g1~Ew*dzy)+|2$k;?UISOa7
;yLcGD#y2Nc#dQ^gyfr`l0+8N?TD!D3&?1Gk?B-53At|>n$m~bU|9i5UZ|E&^!Q8ZDGE1u0N8LCfxR37+AN*NpR?Ym7!e2S>+AIK
^7r<k?#Ov{X?~Qbh_Ed|*{m<%3+wWzxk6m}>Wp_#OC|pU15LjR2PA?g?X-HOh7>FbW@*^fpoI-wRElM=?gQl<Y6*OTRV-*}p7w`U
FGt$iUUGB4!=s-mmo*cH)PPj$Rpy4@r|q3)#{FUB3Cn1*?O<8N2Cm{Ze{L}&b{nN|R50vA$5tHj_wgH+#C>zbG7+o~(I9@0Z$06u
(DG<N!C9TM6(s6GqL^BabEDttW7-mFB827V3M}bP$-A%}cbdXNy6e6U{DeE=8&n-$2^M%jf(5}u?`(ZR6U-k{83_f4)yVCJ4BZVe
uP%1ZF_WY^W@^;DmH^PIiegzhOQ^6jF%+uKm4_NwE*jca{QQM_5jlJ;*U1YI1o)1lft=8d!tUU23vLGGxVHaAsmi!4D{_y5YMDOT
AyU&@L>i8fKcT}e$R%e+<9e1?3OP42$sa8Zh?!u(-iHA79mr9nQBw$vXkwb1Rge*67%HhX>Z-w=6-?;P0Q$&MEUdn;u@`z`5>Dzj
BQzhl85I^?>L}F{Vh4bhp$=7nY?_FPi5#HxtNOT?jrrb{&zZDaR8}C{l#V2fs9`#>Hc6HP_ELOpiljK~g?#7)f=hNtc<IJ0z;lE*
_1)WN54DZ!SV=$t5;BF|sNQM;Vb0$2!2D7;FO>meBjfZTF+k+dir1ruKfu$~t$S;Wy}!Y*%R_&kQvcnO3tk*;UL{K2LLctO8ZdM;
k`Y1>f-L=fm`(fMXV|mDq%jO3%mMZU{|IF%5R_T>n?4MkY$)OqVto}8$cviR&#`HU)-lKF%UHGz2sni7f(eMkCUaA{r^vD%Cd2Ao
+V%TsB!i+-@8jW@k~*3e<V5#gf&>vjT-H|5xbJalqc(q}(3lE`DS9Qw*25INBd&k5I@<P4{wn`OKG>72ME0sHW=0!6x2)E9cVIyV
!8&&XR2PW_RXwVt4@=j54fnKVh#x|2F-T;){}ue9d9T{FG?vFm8%+TqilRh4lB`&n@!AbSI~sU+yn-yM^l-9(eo1zhBx_O5C~q%D
hp%rvt5Ve^t#zj~D>SZTArE<pL~?OQRF{;dQ#qabyhtYY6Uj9ZbrEC3_4?Z6Uv2z#j|YNp)#o;~j|POmlU2_OB&AKuh#-RLRPv-2
*|JACUV~Z6Qo6Cr*kc!j?i*pnkKj5?Qx*;jNgMgR0MeZRY+}2@I6*vHo-+vzGf)jfp%MX{ZduD0r0-W??|>|HQgnxM2UZx&WSxwi
Px+2y!x5YBI@KUodJS`_<8mE%lR$8bB=9F(IvoOT+9b<sqlfpX2Mv*Swy6N&E#gvb4<_${I8>8{8s<|>1u%8$&Y20eyUWUIL|&4X
>F|+4ak;*~dVa+=ss}dnipUNlJfYoX=sxrClqgat)jq`%AQ(*U5pvGu)o~ejp_go-o8p(m<JTG1$yhHlzv1V<=kw<Fb*)oN$S->&
!EKjqx`LK45gb4BrKoc;wb?oe=nW(r(&kmI+KV>}2GXKKp*TWJD8v{t_3y=?OeTXCtEB1QIglZZFGtrG55N3vPp|fK&<j%|AfoPD
iJrkszBQvbaavt90Kn9%@aw*_Z)fR2-Y`5Cw}||%U+(MIVf*&!dZZ=&Cj3MYS?&;)dWBk6!&d|!3j*^#sb%5UGpwwQ<oLh4D;K`H
mN5({Kw=BUdmGpYsTzPT1&i!Oo5HrG_N!p|>_M}v3bT!@H%Zk&p0ux|z1G)u>3xEbhF=s^0Ua>3%BavLY5;6=Q$`161%^SF+RLhb
U#A|#oiOczWDH@$<1<#<w9D`D@{`t$dSWJgpq!pO<4TNtWVx%h>gqy$jOHJT*GLe5sb^^~&)+^+DD>OtR9TeTBrpb+v16f^q<{?*
vUEdyYZ&29m9Pc+aYK>>fn!`~1<3Z?CzHiqBC#^SMxr-53ff5^u@nR#uVG5@0$7=kKjtgpjMNnsT*?8+7<vcCD4-$?u#!i$;OwAJ
vOA)Ni&K&aHdujRD<mwq6cuSNSLW%9M#T+^Ztz>=*f)6=(@i=fM^t!)^==@!*wEa>=|p6NXCVlJvu0acg80il^Tc*xm2?m5`4`R3
)P()M)m9T*(+_DXRmvMX+BmCdqH<~_{S(q%(W;97p$6l@NG6XR4O@O%G9fJTdpY!Ggc9Q**4AtWlFuC7+s8nu!l<I~Rm=|ZI9cfo
HDYOI(T=;c5?G$qj$(HX8ri-FHc`<IK#JdIacZZLpv=+)+PxxEQ8R&Ye@ob0Kp}S4CMAn#LqNk0plLd3K~Z)fA3^o5cHrW=9AhpW
bu}I4?^mLXE&*xWP-W}_07=lO7a<ZP!z6~G#e|j|3O>&;7<D12YFUI*F$8m7-Ki~^ajy27Vv`Z`;(`YpXN)5v=uv2GA@zo!1ncqK
Il}eL({S)_$CJM1Cq1{L)kRewXFeSUby~g#Y<AMr2710@Sui32&K$Huz9zE@piov|ZOP*Id(wsuPch<akGd)x{Nd>VAr$AjwAzBB
M!$_B(nzN~Skj`IV9V`DWZYrXf=US?V&EBO045CFzI(NNwR^K_s!{kM5LngMQ{7mhpfb*T-FZtc>LKE7%xib*VwklJC50as6x9bP
qbK6`g4*7KX7Q5nWz9%&h*MZ?W@H=OBi>nO3ocH(n{Rz@)Vy5}CPntLsQ!6Qb#UU|#NsIab$JGKiw@RBxsl4ys^TpP@Rif=dBdNV
o$~#E9y4C8ih?RCiRN0$hF@SPgQD;hE)xZvo}hD^a76_NJ5tR<BZv(LClMT(Lg}l>wTqY-DfFOuyu~W?Aw^=3B-rjWi8k`jSZd~S
#umgMNyXBPPOA{yaA4OI&!0X_M?HO%eR*4zXIS}GX#x1(r@LfhzA1FZzOtuXM2?lv(eC|b{piNxK^cl$ZE@>;NX1adpds1x!95+w
EOiByG?bqvbpN{slC5nRxQI7#Q!XiYZQ3nFSgkfXWNd3=Q5mx3(`zDfDoxX&T69H0ZmvF8P5y{E`u}#bJC~y5I*s3xftDhK^2BXi
*8r;_Ld42Db^)SIfff`kp%1FK+D^4CmfTkif=A#&h!}wRK@l<L%O?mdCXqcRaiSC!D1p-eqXCI$eSaHxi!^yW=sAT%C51ew6Eq3o
FfQ=>Q)7``G}EvQV#j_oIx@FFuo}k(3Kv(NZhG<82PIX8{rUNCVV3y8Qd~&<uUz4ap0Wz(T7~7--jT@Ybn}^eRC08IR8>t?f}s&_
epp_H(HQEG9Ye~`FT166rqsA3ElH#`O|tUthvj0SM3oMKvkw^e0yRdAPq&8sWhE7F{Z-d?U-tL5dB5TSW&aMcXf_}tNe>lUA@eH(
$KFr*GR)~vzb8o`Uw>SaK!#z56ljangcTKBDrv@FJ(L{E{>|=bYH=bi33x8;jk-RD=XS2mk`4B}v)_gFXQT<x=Je30X$~fIl52$}
v1J9Rj5{JKMhz1?QM*N|kKaL&Y%e<Vt}fR0_oyzWDaW$*?;Z1FIX2Eg-JH)^yj#1}JjZ3-)VuZN#cG;s61bUnI1P8FNKW`JdiL(a
jgF1!BKtud)vL%)NSBMWd_bXr>d*Gqd66|8(Bde8o<=2|yjZ=e(lJ%t>igYP^eL?&PsH8Pr?ctmpzl~QbJABj+0!gvN}V`8dx6Ug
O*ht-%L=-35n!qWAP@*HTQlG3T{Pn4ZIbDh2o5j^fC92cimu1T_^SBvEGHiSPwUDoNg88IuKSu<wB7Dtir8OtpZ0hGyy#Kdn~6Rr
dgDj0^IY5(mQD-vvJfZWMl1f`4yV_g&oh5sN;YyxBw)%GReG_#gccd3HrG>rngz>Io7maG#<G|V$RkqJY7ii6xf|wyMZ+VO+R!qP
yy?nkuGB3fU2%-`sU@9lU3%XG1{jP^oJEG^tRE)e`5cNNLPw7FbF|&7y*&H;ADC){LsWV#&7*Sqs=F|7QHWYq8P1f7$e`)t&#z*b
{}|6cD@?cbDT~rU<n?gNE{KlcOm!^|tw(8?Yqe$-K&gV{bjMpoGDVB9vUYHn%Y>3m`17th@;8=km3u9yBQKuyF*cZJ$e;}(GF2E1
u%n9;)GE}~!2)ox%bWAlUi|U~B!Lg3e@SFWN|&wc9ph{|O%0qou;+|w!XK$A3~{9dYp#F+U_5S!9u^%p7hZG?0!46bBnhDXbE)O-
KVP)v7wb;a3Xne}@X6xT3}?PlT3+VdFi%vu?Cj$5ZdxrY@=%d+j9zVFT?ptv%Y@CgH5n5vsES?3V;MoTHKjx}F=9)ei@u%F6=Op+
hsRC#*W<cz?4G_InrbPnvNGmFzZ;@6Sar^AYgnsxLA1oNbku)lRH>ceR3_#Kk&PQ}-x~GT<=@-w&z~IUu&BXc!I5N8N7<}4m6`+U
&Mo`jXH{i5%0&~^ICp73u@YE093;#n5}<5dJnX7zH5AvQ;1OYorMf*1ufpzP%aoU(07^aKmuj(Rdt8#xJhw<g*&sy}Y(SMoA&-*i
QQT=Hl`0aUB_5%-%*a{f+XgIeQD|YkmDMYnxTURP&z?_ChfMs7`oD;1Vvy<;Ev+{b28xtX^%%oVIi~k@yc!A%N{x-f(7SvKntZc)
F{Kbc8E<zP-s4@XbKS+Mw@~#=5hBzY3-*nfEt}Cr#8m-8x@SAqSn-lF-8!Gg84^vFtw=JgMMV$p7<hS*S0cF+Du|4<dx*N|ML6s@
bvIazPf`-5(xlMl*YqL03~NgH_ppwo{U|fj4BJ*PJL-psg}109iz|`4E6IW^f~<qfN>O~70;HuoVWuN2>4*BhIy_9Kp}zU<6Kn`9
*{ULi6hxf$j*61jI7-YxCwyXC)!Bt#bXCRgRM(OTR(r+Z3^Tb8@xmE~0;R3><h;Xy{pcn-twpy-Nom^WrHy_#>@Hg}=~YD1<R{U>
<{oH51RI@~>n_$^$rmMs9HhJ%rbZ!qs-v5@nCWpNNKGeSJu6yWk0f=r^!j61l3y9)(j<7S@6--1zb9VYLd4R}Cq_xSEE|LIQ&e_}
K9>5!%tIIX?5lk-9+q(08n>cznYAKL`%hVJ%jHTPOcx=OI&kHrgb_(Uj0C`2vKPjKu2U+Ub*ZD$2o@w8Z0`3NBDFh3tzf9H&hPLu
Ye@7~G6Es)_D2HuoZKH~SKQUrt`>`P^Pk%M^v;%jbcBPmp83C`U)b)8KO^ko^OsvbWG+R=lP8Uqc~jTgJtbdC%H>heg0bIdTY}B(
enNWD(_J$b1U0Hzw5=gVU%J3i5JCFTzR)>Vc__Au-*3lHaPj$AS3p3F1B6_R(NHLtY329n_1pN2ANzk?a-GR9P<4d_x4ETmz{Le1
ymz-}5A@Z^1d5p@?B@xDkC{h2RP@hv;5V~d{7qzhA29kUIx2r%m#(`}Tuqr5a3C<xEYRYYwk`z-HNl!EJ0R{k+*oozo|g`BGL7Nw
Bii#Zi&p+BuVFMEdr`E*R;Ls7<>N^%_RPQMMC8@^=Z1EjGinelsIlu=r@O&c%NskFWSJQCO#~9&<b^7Ns&8F7Jm>~PgqMX7-)iVH
<=nb&{kXJxK72NM1*hlVqfmAn{d{7?QP+s3w2E%0TDU(=L!$?y+q~-`=BhzQDG4DjM?!c`1Krv1EG9jOYF)g2mKOG)PPOS{9sS)t
a-(ryoEDct136?N#yjFzms-vEqA2KN^7m%m5|mO;ZQXSzOt2jPqKAL{Gv8dKj7*3%0YT{n_2ZAbu89Mly3SCu&hsr;bpO<OA)8vc
*xHX05Qoh$&ReSN_y1M*TM_A%O!dcpHNH}Bb9n$%Vt4*mw9{LJ#aAhehN9vUqD#J{Kb|Y>l$-n``fq$#bvsV0N(~^&H?vL7w=qkv
Y%(h~wwp9?^~4U6am{Y68s1-o>K#rofs+rkfeu1wt)1E&YciGbTTp$7OYtm*2A3sc^mquRFyZf}E|lOO0)<Ni+ED>V8j4yJQxA%2
FX0#ApL2RTH?Z`rDlwJ&Dj{3iJ403X(?z2Y7`%g2lB0&9d-H;uWXWH%`NcvImpZ*<>d!x6;flQK16^Q5S7;z3^x1hf`S;Yi<QmIW
$a={<{7KCGi2MhCC6gS<vD<0<r3Muw0zm+lEJ?u83{E!BE=;o*Kc~!I%6XLk1L6yAhxeNWJwpn`RakyHqdUqsd)hY{`#tR8m)PH3
YvZ-B?owa?hR!&{wO}eI2Xkvk&4?o^n#>;qdf*mg5IOAkr!0J-+@`9P7o~s8qXZtSuRe*I;aftTD%sRqewsCg-H*@81~t{_M*R5a
dAa75z#?_IW)4BZ0ctIaUyIayC&|PRSv(+m+iAcC`U{5?LCj`AkNHXkobb#n==c1?a;_2X7o+XU+Rl~abs~TP$G(D~i%>IHwprYP
b6%(`DSq6B*WVK7tpm|cyEPc#WKL<51ZYG%Q+i*vzI*o97|*ELpis1eHY2gA017Qj(8l8vGMPH(R%LNelNi@-x%h>iwk2CmTQ0#g
H^m4S6Rvlw<e(kV`trQv284~ByS351ZG{Qa%1{tt*hFB|7QuX6IV$zFrG#Q5rSnjv4=ok5Zk;XWNZG%ZG2w-cn_F+50Jj%+6cywf
PKs)%OAwHBimm5d_WGlhrb7ACm!?7j9nyDB@t6@S*^ac964lc>JxaIXYS;}gpmw>LhiA8;vWDs{9OU9%){+irJL+DG&$Qjg|2f?(
NLIPE2i1-2*<)%iGQ^Czgu7LD6LE-AG7jati|DF$7=qDEL#1Lm+shNtJB?RgaDw*vQ;v{^Q#X*60qU|(S`KudxeF@fK~e6;nst{U
*%m7mMPiF5)GjeHGHgZ5VCQ`UumYr(0EPm6F<Mmb1Ybo~V?M2S<GMY$>sr(a8)&siyQG%A6-W|bic+IXd09=e8zsHEBj#&_%R~9N
8<7NUq5$sD%~J(;Z?q#t@W8d`FKbSmPzs8sp=1dGz@wGQU=IQz_;&@su@;_MZNyr(WWcjQM3Bbuw@sd-C|^d#h(Q+yA0RVvq<cB)
C<de%?AY2AVG?^5o;-2wt}nlnLGaEy>EC%ByDr=I$ujx64DkP6A02bMBEaX04iy1#I#Cco(yCe+5kMROuV0K9>$O_Zaho$@eXh*m
KQ!x~m($DK_*sVj06J$xA^`>=6d1@XgAj-pgD;%x+$o50IYr82DT!Iok_rdlfG)&3RFw!+YALFtJ+8bi{}%C4ZI`BPyXqhZm9W;D
(}9mW)-x^p8qc>|9?zS2?)`SIq2%98YuFI^!{=M(6*aTB!8-$ft^j!Nu)<>Zp*}1+3#oUYHUz7bwKoN0S(6gLlu}l;rV9ar1s17>
DPtgVn^Gi0Y1FxRW+a;Qh?lL(Ef4Fh-E6#0w#mJY{Sdq`+K*e$TtwS)<pTM=g(4xZ|A0jUUl&OR!2o7m>_M&h(ZSfyhbPlVde-h;
hafGOzYW-16STAwR)|<3TUkN{IX{aHsS#^n>X3{Fkkn6#bj3Klefr6k2GnHlsiS<R;n;7Ebm-ZrAP`xFAY$A_8K8-}sC38}-81H?
<*hU{dy4GB9c&DBTTNCuM7ng0S9V;piKIk0N{6<&=W_i$&Pn7~$A-zsD2z_lQ96yA483o*6z6@pG+;Y5Owvw>uYibS;5M*>Y1;5a
<Q%x9=SLA_AOP}bGb49%X0l?cE}4$?TT3gZVS~IbyR(Ek-Q@=6VHuR7lwZqODTbX+=6`<mB)mK8-G0}3CZW*(SH5!wZnieO(=_qD
GJn5QMzrH##!O2$uF(_3c{e<@{1Wq_eCJkBM7L|x8qrXZh`(z1Vf9?aX>o}x_ucxz<D{u0c{@=UWj2yHu3895AJ?xst{mQ$$9^-p
zihQ{mB8HfscET+3fd5w*A-(JradP2cyDNNoaS6aa^5vzn=2s1St&I&v~}KY11Sl-phpu)@rKWKP6ixqZ5o79NQNbv?@sW!a2@eN
q(xoSvJR7wn&utA)1!3fmhjgYT8eSMTBSXU7uomMo|rLDO;q=<Avxna<6QDra6P1i9@ne#WII(Y-R@l)D#a^EGp^uwzs>`rh<xwf
SxWgTk4J;`=MQM`@Mxu@Dv;~jqY-Tb7cmlgoX>l>u!mo^{O56q6#%g;L%X3dcL{<h#^sO{oSF^izm|CXjr;M-**qdcZpW5CjlMI5
h`B|o_N78d?NIGf21f6!gRvv}T=K~ID(~g{>)z}Z$@+cxeAGlw-=o}bp~g6bPkcQ;&z>)yh?hFt*cP_9Kxj{eKn%D*;#0HQw4`Eb
DJa?@k|JKM3qfY-5H3ZQuH7$@n)-EM8uYLM;SM}-dUHTh0FV#*87B{ij)%<4Erd8C?jV4?Ml-Sqk=~@`;n;W>89^N-0O24BZL+#%
?{ZI;F@!?9Qw0i*o4SzIhomyIzsK_6bl2m(I1iHNePlCy+cDW{iXx)?<`$PZT}v<$7$kkNq*zYuz2{^V=(tcv$hWlgkR-Ff#q1Rj
444B!KnU;qcCa%d4{FY=q0&3gkb8WxDyw&ud4=p9mlKRqY04<!iXL8+>x<zMN=m7X1KF-YBcew!gUY6lYtkxp6uKic^t%W(VMDn9
IczUE3FEt0;{G%iYW&yfelt;FGz$#GQlOE!0<gq@{I!n{2plHm;Nl!2$f&VN7$7eGTjaz|;sruIQhePc)$891kB41eGW5JscfBK?
Ki(a1@k5%9@lmR>j}<f}Nl_IMVG<lOgD&3lMvitIbJD?o!H+N62T(`^u@!$94n;wd1WFugrMX)qoGV3VBGjn&OUx^Zy{OLGm^b#;
mjaely|hpUg&bYR3GIDe^|V_vepK$>9|t#}o!*<!+KPw^x?yV4Y~#4u@b|;S1iY^l$`&*^*TaaVblw5ULPWN-+C!2cD%8OMXxa@$
E>J@jiq#C>YPh2f^w5bI3C1+@*0D`7Y{HkpV2257e3!5VC7><H-daeDtnaYsK<80yYBwWIBX$m-NR}HqAdL;|iqUTA>Jr-S@D=E|
;@F{^9Zjh)E(}y`a4mR&4Fwq8nZ=VjL%5P5>DvzD1%%s;90=?+;}zvvmKLG_IU2Xou*9C5Y0O>VlR}>R=eD(_dZCkSXkDZ8?z;$;
CstMvWMeC<ouY(9&hcHU=8B1iViXsak-c=mqxJ#87G_S>Ku-tD47tcUad~P^xbM^0bHExq(;xyScalM37(=|%#oLC%866f*Jx7~_
eBK0qOZgn?bK;vyhtF-<1)C{of{ZtwPdWfAu`QH{kW8+%l2pgG{OoFq&Fm_D+m##8+hn8Dl7^sGb<nMSI)#;DMC&5{7@Kk9=q;`r
Lj}d#Js=~{5aSGk@|V>~b{xo!F<V}ZZ`=C*dEQCV3V%;>iYj(0YKjSyB9$)?i-@d9RXVZ_fLI`jK_XaB7{EKwRB2G|27Ue!6f*i_
k3K*>BF~>?_nkq9es^5sE46FVD&5KlY&{{Mz9YX+(b(q;UWv8>wz#Q{r*TRADutPvmU?(;f#4}xV2rcryRm;}!qR~x5mK89hW4ZT
Mo}n$Z+0#&UYEO!Br?T@+T0K=0LB5q<CQU5S=>b3umuEZVN*=Z!N^#F!pM7eaQ7vR*}Yg`>3A20LV>C1Fu-pCAru<R*4WQ|QGr$(
7Zj_vdqRrH^dcImxp?Rn2-@+sm7(8fiLRnX#UWp4v+^@yqiG7+JhLJ7ucV{CS8%RP*2TqRRozmqk895LLv@{6xeP`%z87(=tbFPf
)8m(m=~BXO^;^hTcX3$30}<l)EN-o@d__oL21zHDt{TJvXBonH7B`N>YGg<iA+bDTGm!Xf@-0{hQyF{fJ>4V(2UX0Y@137lT`9h4
_iQq&u6M%Sv!K^r_ADXf|J~$*aCI%rj}jZsF7OV6hq3^u=@rKuv9~OQJBVtSCnVeNbPM+d>g`96>GJL`-iLN-_%*HKHw?2CSe}(!
ra0>^CS|@>%=C}sd%q09GUlOlcKL3{&UKzt4c+VW%)jIYs-&u{^&~itSjK*c&8=>T+iKM0AfDZ8Gc7P6IMzmoW60JhD#FJ?#)urG
gOc?GQ+Bs9BEo=Ol6OnUc+&LXbF9i~BE3Ki0|6S~9jVh@p{f~xmcUHFWJA`VzPrY@h|Sa#Lbw2yVoAa&crA1Z{_S0;TLp!!fHpkB
>x+CZ>-;6OBF2y9@_X|=Ur-K&a7Z|?^3NfN0ftBbmLviQ9j@B({dZcmPmFQxT=}qFHpBHpVcUIcvk39NkzVaboI?@bMgakdxQ@6^
Cj7`6l_~~>-<Im+9K+&|N;%r8Q#X9kt{e7p8eIWh4gjziDCjv>UUSMTzJmez0ztr|-T-h-(*SWH^Ij<231Bj_t|Ge2!oBRRA|*wL
(@p#8<+cjrafh<G$K7!w-yMtQ^lqIbk_p2hT*D;YJ{|R`0p_Bc_uruA)bb$_LfI_Dt8t8<aEtkUZQ+MMG`cm1uK0+T2d8rDv;T6e
wKuA^)i+ca8d7w)KpAEWJ>>?#l*0N54{e@@Nr4#ABoxzKL8Sn!@Z%zpe!1|)ZH9WN#YV@|hqmHHu6)k>>qg`l9AcNN%ht{aI1!$A
6jGnMm9GLbrGU-viEjQ?sI7+k?E4IsL>K6jTo#g6RI16QC}vm(t!6=g&+`0_WBYYaN%A7V?qSx3lLB^-Ho9hzNdy855&85<zfJP}
Kj9<^<aFeJDmI^g`fd*oblBAnl%zbJndXLs#J2o1{z<liQAZmye=qx_2oi7*1cV?HvxjLk_tl$c((gY#lwNSWK5%awB;mD-=NsJ!
Dgt<@1wx7;0t5i5#{WG42kL(xuhqW){7v+5^77&9%)hIu*^4uNN5h6iey?%?*mTtoKM3-Ne+lxI0C^97|4_y53LdULoGs>m&xT-K
+nj%_hi?+Y?JODOZR;JoErYwOha9+ZG6{^6C8h4`eLoWxlSk{a0t+`ucM8C5aJeSiKnZB>?;N{r@Y*JSO?^kNEB@comj~a&jm8TE
AppK?Vj_~6GZTWf2A=4AjV`NDELs{V*n_5P6%Alns!O|uHcj4Q8$BvE9J6ny__AVc{5mAmxsxC0hvDsh@Ob0S^aeLq73W!nDYdw=
cy*w8q@1($Lynx|CRpX#j5T_uc9=S)ihpao)ymd(njX>{Se>&;+H&i6Ex+M+mDV^peh}zKSBdSC)1<4fPi=$a(mib$I%u>J5(*}Z
mt0r54BrW&K#|`hKiS=PNm>WrWRik;CRfE(N76qJkgkww0@u>4AbY?4V48<fp%>9v8I|)Hr_e<p!sM)w5n*)t+t>uzEjy6KMypTj
ezR8h{{H1x{k}Eb!o{phC76N;p?MP0HVNHvogA1rB7}aNgauX^*_udZpq%xml`Uk9P!8e<A<z1oQAu#hh$1O!oMi*`?Z5T2-*Qzy
UW+GwZytzi?RFmn@INYV*@sVjVC+~D<&VSQ+Ya-`a1|WI<3^O}<Bj^98}OH+sh_5?f|+k8Tv&egKuot&HAaQ%@QXLQ_jYdX!{q+I
XLL}~NP7hxJZ9yjJiPz3N5K9UffrUHoNn}@+MyR3@)h@UcO1BQ?YH5#zK!@7jw|&f(-sj)6hz+AbSyP=<-nr>?JNM~K!`@(Z`%r6
I9i*u`)6#$oFz+LDXkH<&c<mkiL%2I03?t`mKFu>HCUEjK@i==$VJ9TP$+_7tTbI1rq6$EqLWmr5UJQan+<13Q(chyqkF0XHP+fN
YnA{$p~)1<aTZFpf;#se*RyUWR5m<h^F!A*wwAu6H8bUVnl;bkn1|$>x$Sp)Go+zUxO;l|9()ztbLn(E%Fpw4$Y`M+As?zj24djE
vdr}9qY@rD`E3YRHmT@jwYfba!8iO#QwJb{zuJfP>J^;vho?-P8ABr;*<q<wF#4N96QFk_b5cUG5J#USDH0%8wt_Rt<Kkm&lbInj
AR_l6z=4WjMd%dR^Ua0GC?joD(pWcn0PP!t`LKy{xznrF+UD?`=&Jp{yWQ{3=<74Lz?!vpFbSMrx8Iqdp~f217l$uB6@YAPgpVQ3
rHJtMk>BO2_Lv_@S}HcbgX5Q2w&8^IKqqerp1!*B*SFsAp5FVOc8A_?A)L9ym8Z*}*t``H2QjW(RnHm1W4tR3%PKE3@XICQp4@&;
boIxay(NJ#Ad)Y(1@^lwZm!G`4eUxufk?ez48TO*LE-;Ft<+ZxYjQ)2CusR;aS2aM2J`5?lRhYI3aE(}%_xi==DgRQ^(rWorWw6!
UFg?0z7pDF5)%*!BoIRu0D_7tFuZFxJe}vAb=IpEPNsi1A@KWrig}0^#33WxD?&349;&zs3DI8^+t_W2t?6gtf`PP`Eup1Q#B;3%
nzkQZo+d0XA;-G+5(y;*q=lM`$chn!UIl@a60}AiJz{ki_nM02(*$$4pvcyjM(-L>N*8ejLO_5`2ZiKlZ;ekUheG@2B3*MM=jFK8
iu~>#g`-!jhb=YIO@6LYgk(c*EIR>$K?d)(8tf~T^ukXklh$JUyTd9S>3N&GIk{^F)|SAn%w9r3ffVsM=Q#=(!5WyFJ{^=+YBDP{
?Dim=B{^hD-)%E9CWCFhBfp)qb$ly!hsJrBKt>(8MczXYjpHP}wiRS;HHNeT4k!c7lZ|6b*0I3mLjc^(2+|NFj&Hr1<cf_z*l6|}
1#xaBK#h<V(-*7U856uZ6(5uhedwVB&S5fCX)`a7YrsPlev6p=R{+WQ<LVi2Rz&aX=jLIjMC`K)9th?{$t=#aks!S6fZgX5z9J3G
nsIuNTpM6s_o)YkgtQT%XBi;wsRE>vl}P|(rvg%CYM2nf5=$b&taNJtn?vbk9Ai9&^q}QBCxP#>JK0tlpce)Ad<CM~vyCnT-$-wU
oaq0D*mXxW@2m-F03h-7`S4E(2CFcT{yWze*FV&+nwARZ)VUvdUZDGg->H?a*o`ly`{~6?_S2!tvbsawtd|l|8*HwnQVqa*=8arh
g6+u5%z*FT6W_kL5Yl9Z?!ZQMZ0gzqeluKaifbgjF`HP$2wjO#=KMVzTg=y>rLf3uPbZ~ZVqH|vLU57Dt}R>zEX>@^9S9u4v7)Vs
Cc*4zpp2k>*Q>ooD+H9{v4Ma&78wH7PY7}}5q&8k@EX-v1RgDx6s?~Hp2cZerY5R>l3lj0ZsCg6Sc2(7+G%fYdh1+%ocZ~k25n5T
vC6&XAGW4JG^CGUd@%*Y<XA|lC;$!f<8Tc08EXc!+YHz7G+E`)>^rdNh6sF;h&k$*m7R>=(?*QYUNtC6(>mKzQq*==GDPr6BnmT+
2qjuvrnsx5kinkIoiU}g%$LE2{>c7cK6!d_dktSrUo#Ox`of_OpHxqABMKRY;Q|vDveSX>5pkUz1>qRvfE{s`8c=h+n`Af=4vlM}
lkC9R>13_ZnLC@B7loa3duw3_Ti2W_U=f&0U8s<|OW$SDcY|zx+2~uO>GQvY`{gZGJ*)=iI=bSQB(}hW3D5&hr#8dOhfey#z!`UN
b}$YS*omgF^txkp#o4czz;x6HAf6&|rkB!71#9DaS9&Wj#fnIR#3MqdOg#pHR<o%`XXkBhbKk2J$?F;M5#|+@h90QSGwG27Le`yK
T88+wECY=OOHx)4g42)iRTE``^d&ZvMw~8WKY7cw>h%|)MxPLqIaJJS!qQ`Uhc}0(I=?ASMZq_R6NP)(r$8o@xjJ(fygg9o1?M+m
v`{&%1QUZwQni2vaec8%CPNk%2oQk1CFn>tn;~7M__C3;&<jW}p~4+EPcI03N~J|zVjeTZn4I}JW2duARagX;NK{+LxWn8#gm<N)
U7f`2<F9;ERunr~HH%0^0^-{w#zJUn(g=GzP|rGXO`Pzp7awZpVAA~T=DK;&pRp><H1xTTov$r(+QpzJFF5q}vy9ejzow-&b-dDW
U{yvckaAQuBbgDwsT8X|nlN#qY!FNkx0<vaTy}|K=QG!9dB084=`jk%2c3N{S(GD_VK72G3tED270h78x;u)HZ(+Huw%=FSIuymj
>fSoOfN%m=XgL>rMIq8S148<J6I)1kyS;B)K1AEp<E3hU1PkBwGg4Z2j3n{gIy*o~61WvI?#_p{jlT4|4x&Wm3L67kjQi2Vwup+=
5<1=3$i9{i@le+5VBoarcut5)0Dsx*tH#J5>lOY<p{Xk;!Wbcrh$$b@)cw6a!7%%b=VhKEmC0hCdnF@_nX7Vn)w|*+%X{Ejq>+ng
DRCtNj0EBygJ3T)QOIsGdVCi?E}&?hQ|t00)%9_HsHuhXf(FS6E=7nM8edZa?bB0U{Xo4S2M37SBSA*)c=k+Iyds({^Wej3d1y7a
7p?Cq;lkOSF6$fnS{rVwGxK|%O-q^7>z6hbnv@Mtwo1!jh28l*bacZJ6;ez@ZM7gsG0LLB$VK8@OjP++!YvdPpg8u0UuH%NIYo*#
VIt+PJBqmZtE)i<<!WiDa$SgyQGi3?035aBsKDG4o*XSK9l^od01b1Fnv0wUAc~-lN+4l9x@6I+;OSukNMK-eyNHVGv(&(n_sA62
T<Du!3pNUUq$p|Pqk{)vLf*jXrp^3iF3*h{Ja|i$jMXiAN{iOZ<r7b}io$+AiA=+FI~Cicu90X*%Iv_qK*lXg^glir8{4ifzO>u>
T3tJ@tLpEU4Dd>7$9y#GXkC#-A8z#+--<yIt=+0_cBonrV^~RYzOOKBhA~k!?H23)D-}ad9;s?ep|*zby*{5sx6{zSsL|5o=Ur#v
OUQcWL+bq77a6_%<`&z;UCEyPJN|g_zPTdzAsc>5nvS#cdazgM=MSr#+_&({)?Z(u!;jk>>taf>g1Hz51JPL7!X-=3I?XV85!`G=
@+Y>+@-C1ywS+jN;FeXQi(1pn7P-(~!SSQDfeliOIL;J|O$DGC8r_JNd||U$-uN!olcp2iXd&V?)<!8|T`ZtuXR!?-Y+U$PZKk&l
hQ<V0s0|7)Rb4|%?!ES|C@?5m#FfE498f|6*=S4%BK6VmNbuR*8lnwp%t%<zKG}G^TTHEsKH6JDW(j~g3=Khpnsl4iz)}WoBiL~9
f@tQgQN8QyIW&I0xzAJ8_EXoP&pX=V#D&#vtobK6_WeBM`n{FnX`o_l4wsXJ{ZaT4ut3gpf)zvczWqt&KBYe480_i4?kF0BNCl*?
Uc9n?4v!Vc-vb8nj`Z#2OUNRE))1y@vMaR{AZcRetDjFhMzuhi8=#?HZR8?4=H}`!v0bT3;+9D}3x#+T$+4N04_P;~MpM-*L&M~f
Q4f;wL0nobn%5$#^cKDGnk*dNk%K{HO4(#UeXWc_D+JXG3pNTid3n+ulxnLq;#5rU&i!W4cDqNEjPm%Em_`jtaSjk!1|`z4QKw9u
BUlu`D@SzbK<z=#cGjh{?DTeT*XDfZ7RqPl&MW!Zq=Zz}SL8?8XOtOS&9!;clvdsqYMs(;%B%1xY0yMpd!}jtL3LAoLUGTirkl_X
ha_^j)2|Uo6bt2$@wnxC`l<`VNK!Bu$qt*mf1&+21|#fm1TE8Zu;-&x^U#5e>rF1~?>L81TJ)A3J86Up9OKlpPr#_TX!L|XSx|%e
w>~Wu2@20+ookMf9xxF^nww%+Q9hjP78*_LWjCuYiW<yp3`gY_YptV|&+wpGCkft&%Wz(i6-^(0xuY=sb``H5kJEiA3{Ul1UZR1-
4a;Y0JxB(gTdTym99Tx}-Y-TLJDMA)7oI|5^sn==R3@$Y(8XONVjIEtBT7pb8#q6O964e^)}5j?Bct=}5aT;MQe^>h9DyZ<ltPqu
ZzU3~A*t%GBT2rv;+6#Q%t#PHBpnLdO3*{Y&dn6lRc?3EW5+7}H2$3Q56GZ4vZ_FvN^*u!MLHYR4ojQhx<;V}xxDkHC5GK%k;o}<
uAa#@qi>sK^y{<G0uSy`9^3eBr75+dMTl69xn4Qf`r6<T-CC1!il~<(IbG|)-bEi4+jp3hcOvk-DyV8k$7smeM>xXtw&ymbx!;h0
v=XUfsB~GJx_S`1{2XsUJ1aWQHjyG&Xk7V?X0qb8(=@E?@v#>gU2AIJFJZ~<E}^U8tEyj14O!QeKO2HOowP`dxN@xWxu|oCY}1Lv
VX%d2c&!q{ck}ak1e>jDUGIJ(4u>i2eXfwLFGr{eA~yJ4+7Z8t=d;5LuwK`-X$fjdACIVK(#&{-e3y#+tFDw~Rfjk;&U8kEn{%yn
nkx|%bEL2!yfdqdGo2%$(jxyI*?p#q(}>z%(SGr*{pZ?@F$Bbv+LzWwXa;<%1xI^{d0Pzkc{;0f#&q8grQ!6TH*>W|nQhE(i|k+#
I8TRm=ihqiR05+aSEOShW@4}B5cwiw$M@?SZ8^6qja)#Ld)KYJHJbSp=Ecy;?Bh%8T9rfHZdcTb*3R}Y4$+*%$C)OXhR%=mz=}cT
eJ`bzDH-ypnh;7vB27b=dS9gDU{evLi@&8s`LC~^nckNxPVNSdRyOkOK||e0R0dONepUY?YB!x=LGIOXeO|zG=H<b-K@Xq&{Cs-!
^!=Z*KluEr-?v2E<0i5I-*9w|N2SHjQY798y+R|$+2`7pBNJbg(ZHi-qVw|K*hZw|=e~HIGBT-69l^{r#8e%u0(xYYG><|c-<Hl!
hOQp$1;9e6Tgg<oEQsl#BUv%X=^NM9Vf0w(5=jI4s&G|Qx$n&>q{UdKK^PUn&_0z^GN`uGh%__HF!8ItD1i6IU)zoyNXOG$Ul&Az
O}Upp^CRD^hS-t`Yb{Y1F2sj5&0@Wu#<iucVf(o}1ba*P9;ITEbr$#^DDf1(5Q!sth|EnmR6VALVtzCBbwFTt(Zp<a&utW~QKrHz
pA%OYiQbg-(1Ii)E$liF_^x%5dC!sV*mz@~JzqJ|@ciSMdp$<_T#6xGm#uGFN^~pKtR#+r&=9p#1SvsO+D$a&VO-7}!N%_SInCa8
qq(pysGbNZK)cPOOV@b$@6XFMIIp*K;Kc2qnEzF@=}~RS`sx((#cT#rJ|djckE+*nt6vE--OIY#)-~j_oNo3Uu;I=F`pk)@?VMV8
_(hz3^}SSk{}n&SxNz$g%chQf`<{&rD_svNIEtOs1$TWTtz()Md)G*|W}fQsM1^B(iyB*OR%-irK=8bb=GdFqRx>5}xUFJp+S8pf
CexpN;#LJp7$Ve%zc+piyS)Jsd47DCu9V{9&81ppN$;${(D4`Z;&#VN3%H+US1*s6*1PPhE#mXeDP0vgt)BB<>U24_@$-$wM*AMR
?Z08%%jV|QH!X@GPF!BO&WLoxKTdkEw{G2a<9fnJvctA<i4jVt*e>C3JL$(ERm(VQxQckwPCBR4#p?rH$CM$ps;Je)K`-vDptr=m
)KOc$MI(}|S0Vndo6E<Mk()wta_*0)Eu*HLJAAqiBRNdp3c$pL$;UqbjAvblbExbt`V1g}Y?cL<)^op=Tu8fLJh;sMogY!0ue7$}
i?#IL!f*mL(7@bz@Gmha;u&PnNNOF11!3v>Ax@gp%OCZ7YhIW{#5)t??bCeEvcX5sj(urP<0q*(H;)ccN>k*AD7Q7ikVdvx9t!&l
a*EX6h9H4z;MX%#XBqNSVXy<!-}5Aw?4l@w2oPDwb}ck_(4amk5?Q1W0T8k7v~)MCej8ts<SP_vN1A|H`T5d!1e64=3>XP6_XUHH
@>4<@pPne~!mqVpu@F9V;)S`49}9Wrgp5}IA}<T2zHPJhIU7Ouc3z{e4g<S~cJT4EzhvP1=(mL`zyVrJHY-mw(&<T;aTs1sqLecd
CeuSoFKY2M@Wu4E@5O91%td5OA^6_<70-<S>G2xImCpWJXy*Aiw$2BfJ$$LtQ5C@Rl`MQcH{M{#^yIy7N)K+`ccU}3E5|1H5HjMo
C>Q0r9ln!}#wsEM+BAPE(>rs!;z(Ek-qQvS_p;VlVc+NPvd*cW%2C7~1@`a8;j7o>0Ect=A^z9y_w79N`nN|2+B%keCPZ_)ysw4A
p-A_aeG|piPG!rot}9iJUL3Kv4EEyozccUP6qDpOG2T8p61@Ihd~fagm!6tGKRr%9V-NZF2y_vmN6iTHLM~y#6hr#E*GZvaXHq>>
x`Gg?C->w2n)6&h)geCQ5viT?g#CK)PGb+kJ1wM+vtOQ0PH$eM<FAKEpY5HVwaLU-&Y90yD}iHlrM_|#`_#JnTV>8Jr0I9pQ#*HZ
JSAZhcTW3*10d>9j+wU?&4z^wjJSv);yFy*veH3)OC_b{^rwC@8;IwS%TV$BTEFS((o3AlXzG2-720!KO3IAienrZ@BGAIrO4W^)
wY0?&af!FvFCes3MhFo34;K@AR*+jrO%+;39BoI8W{VUvOd&`bo@K^_Inx;>NRC_b*&9u)V-!sdpM@aPeBm`&mXAu(Ft?lU&P-3!
_wAWocgay-j_wI!qP#)(6b?!i6hY7=p<xi?)Z>=)t?a0Si>ojy3wNiD(3<S8@(;kM#q2|+y~a8i%GC+MdD_s`youUpjw?}nQnpi>
o@N_rZt-Ik54`O~nvZ=gZD#f++_LSxcN%;#af8Z{+Yn4(QZ-7;hH^Gb0pq6p#~u3f-#+-It**Khr)P_!l`lbBC%;jC_~Nu2_njhi
){~@J%-BGSI_;-)^_>?;fdYtMjA>f(jcks@k);_wcuKhI8iG2Un$ZoZqA!?3RSYB-tZA*UN@go=No6L|kSU_ep)@!^9*9tZLeWIq
g!Dp_Olcwv0!{C>+UshIC8<v7M?~=bi*LEG;MX~-$2gu37Ps8F&GmugTNGT!OIj>kbDo?>DqDVB-Xeu`8)*8!LQuWt)53Zf>a;Nf
>9MztD$r>|mm8;wUiGyZ7*;Mw@$lPC?H*iTe!H4JoC;w;%2fqUT~!Nm-<F4ad~`=ie9&t88V=>X9%8pH{l+xBmkWNqDmJJ?1nXDn
PIQAm9P1%qV@E;xP^-@WD(g<wsU10XwjzSN2``*?{WO#C#8zxCv%Z8r`dW@l&ZkVC9=9rz?kdeP9qHsy)h_<oepb7NY8L)n=fwvb
Q}lkfKCigtEgz=hVF{V|)At>2{yo^}GC(y-d2jvZ!|k^R4eR_+g9j&>0C<rH`#7iW{k_<&J^%9U%zHXtHo4e#r>@`SP$)xBnf*=x
)SpkS^BOq*!aSINCLgi>NAo&zR`O-r_Ura|^5nSb-w)g$)4S?fr80LOa`gKv3I?(7ibygG>%2v0dcx1X|B=(IxWr~+?RC!_r%e=U
b)4%MhdI{oXcAnQr;j{L%o__BouV@~qY^xy?+&kdPELkX1P<?Sq6V5wQ<b)|J*~<o+YmI*AyLOv`|;m|{rImg>FGVs+Ph^^t61K~
Pd&QzFfL(Z<JSe~Drw4;wBDLrqcnE6TlKYO1Miv4dd@e}ug`u_1Zs5ZS9%f%8}r90nH5<vsdwO={5iYYhMHIxXr?ER@<Nj~4;)^`
CP_uSw!BIEY0&L5s}&<{I=HS)=)7wlHNF2UTD*=Twp>bg%56LQs4uNA_$T98)px!2!fA_(`AAV6xKkD?;scmU?&5k&X!M|`If~YW
yDEzv)Y@KSws2fttMpYDnnmYuZ4fI%Bhr6dtvTB`*8<hGNQy1oI|FqT@mp<MV4P{B+a_(NT|{X|G+kU+LMq{SD@$}P|MQ^qk^84j
q0bz9a}i!3^%j~nCh^51t?WEEoogVQ8LykZsw#;`UhBO%Dpp+3C_XTjoolGmb6XKoG#JtQuZgPK^%#h>4Ea~{jAQjXIed#cEwQ#z
9jBSNl5g9H;MS967gx_Z#SGE@4yOuLUu{;zXCp5<jM6irv(eqqty93;6V5fgwT4&CBln)VE-XW*8)wq$WpL<fxSe%X^ifS~azw7(
+^U48aJSfrpOgD(@7)@BVgyEQzc{R&c#ZI{=i#Legx7QEcFNmmyx~w|-l|5{LrSi=&7-B{*`R7i8?1RnGtGe__<Kg&F0pPE=bO&7
<xOn55U-}$ii0~pD`|U79fj1&e>dK`zNfKl?L~pS=k>$Hszn@IoM`V8fNgthuKIV@@kbB6E+c%n*v-0aCl!5gBM_kNtaxfBmdStL
y1y-R5hZcgx!<2EOzBP1epcYqS9-2aEgZ3nd8o{F@3jHMJPo14$WIn8C@pDo8B%LZI_#-hz0T$`Vfspg?yJ2fyy*GT!WV|>(P~zc
Vs@GCyXlSzhY=UnZx^jh<0=WqDouTwcg{y_I$Z}d#Hvmn35aNV8QM^nw!?e=np0S}c*IPkUS1!m8c?oERac?qGB0lRPI;(y%};ym
b&J=V_s{XKQ&MD#by$_h0MYv?eq>J;LCpI|=td@+_&!dyAal4fx!6A_pp+n7+?S!&lHy67Hi(e96rmH_T47b5d|r5%l{(50HLyQS
4qeNBVR!V{>RZ$;>9`?E-O}M$fxmj`<AC<Za><M=yb}ho9~w>i4_=&42DfA?wccW!_NThkl563J;ZgiL^~Z)SuGom|Uwpf@YgGEZ
KUBaGQBIoNbJKcX6wg?l4}O-6o@rCdj}CQUIoyjqk>}~(&ON5KvxBi1cb+tkNe>ybwO0gQZAYEyS=zvFF!wD&74oh%j~j1$Vwdud
3sRB0^*y>v*QtoEyUlg-<SIvpjkA37&k@S?nDxbFgvl&U+UO;+P?;R9Gp8<@&Q&e{cSrvkQ|9J(KU(oKZ+0|;9yC}Wu13}5G{I$8
r+l$EsjWx}!u25?J#umLIF0w!!Pr)j@H8}#_a|jNrPp61pE+rIywuTcZ0KGr_j5|#`sSLO-!eo~9|*V2<!<Ia?emP?>F!HA^4=%5
Bi3+lzpIUSI^r$SMdKwC2rf4GP4i4vxWGo(5FdAkj6!&N_|lZsBVJ1QQ>F6&+KwI&RfXGXi|=a2=}EpGFof0%l<%}wA`saw`(C^*
bej2BIR=_sXzz0hu}^xS@i`wguM3}h^NY}J*v%(@cg5&mt>2Pf7|>cPmySBFb>!o=uqbDh9_I!9wBMa&P*p8{T2_<pdpK7(Cen!f
LlpfG_^h9Z(mC%pC+BCJ<@?6xQKe0yo|vfd*<SYBtVo1~a^d=zb+*rIA6I8Oy+C*x+7qhNH0Esy3M^=&NzXUtbJ=(2owHnZ(3+lH
<W=NmtDm*PwI1~P61B}$Urf`)(GrJqyP_9)in)L7ad9<;6Rlg7MaOJ0%~LYWnRx<G8Z$F}-XGmYU_0qeKf8zPt`7lrw`(mZEIUPL
hmazJ1pI;?fANaP6<EXPv(_!eo-%pnE1cHTL$Q-(F-L!@gP-@tvG2dXc%~A`R!TJ~_Jh0)X8-LSuRf8|nalMri)p3)H5+YA?I=xx
wk1*1S2WU^exXtGWn9@t2MR$K@!5PL)KV;Irz%Mmr8*rXeR!tGz|U#LxzV6-hMmW#yc}iuJ~*7XF^cLPS2+(t7STkzZ$YkWuQ?Yi
O>{Si)n1vQtzS%L#8&HaGkJQvzttIVjbDdh8rZ~iH8hp3sw{w^6eD*+P32MJ`K4%`@xXikaQcW~2m6Q&-@ve7*9ZEx9){o0+i&(U
$&y2VvjoY8+qbp;;@(+va<SQYAkk*`{9QXg?-e8c3}=D{#p3m2YugFO>_k8LqE$Y_A~7neqG{Wrsv@$dfA}9~718oaI%DeYA7S&i
TTafw1U!9z-2PNTs3TuHj15F+P~8WS0l<=vyg<ZwRpOC%=Hht;5xs4!j?vd2!`!a~5*L_RKs#}L@yRMtjncUW?MTGcsD;OpwkT||
+i2NRUoz~g<2JIZ2}*?06Ih2<#Dj8A+f7)@1d;?qR6p{YjiTx-ZDuO6_aWVwi><=qO$@O+2kw3!;-wu3DIVWE0MrfXfF?`-e}V3~
-4V#Rc6{%jR=|O;Pa}@;7d+Z|upoSq`8M`v&wjtM4h8v9dxib~YmABrFHVKwd(qTy@}o9?1U{dgFn|P&5O7=;2sSl`HDW1RYtMJE
8vNga<pb<UVD>cm)_``)u?5K4{;r;rq}5Kms13TSbPZ}k0$mZ6`Q!7wC5c^#9}{ElkuDRQ)}2f>2{a?h^)EO5&LsH9NJ)KbKU>0g
=yV=_u*4*NlOlLIoR>imw5aDCIIy6--ZC}I5jME1rAKvIrwZEmi#ib>^&g=l5zu2rAuDUoCI38Yla-wEs|$Tp09ct~GW4n*BlRIB
b?~73okaQ4Iag77_L^!Qghb+$Jog<gd*NdLzc<|u>T<O&y>LCd*loVGB#~^cS_4Jygy{{6o3%}*XWI1@-pZf}Fouj#VK9b-E5!Rm
u)ykGzpD2GM4FSXk%^z)TJD<l*V)u{5(l_^IzUI+-Z=yAy0^m}?dwJacz*Gruq`(pgdjQI!Xb@m>$6v;K&U^^@6(Kg7gzZV?}E1v
BTVgxBWbhzTG+w~qSdZ|4ap>uNYcYNR*R{NfGC&yzg}t@yb;hA1hFLKOf=sSNEl9ge6qbhLSvu5Svn!jEUcblPlKU%y1JcKoufS)
rhr$wKx=Z^eH`=Tke%O?3>L9w92YPs2=g=(t9BfRJmbc>;4vmcjv2xohAPXlLqZBjbCQB~U7bNZ+(b2od15Q$-WO=c9MN)^SL54U
^uL}LR|2kAZ`bC2ocsXzw;p=)>Es+wyScc?JmuJyWzUyza@R=rrekMs4*UU7RrV0NfQ0%je1$AO4=1BT_{={%>wR!&MFe2FwnZgq
At|=L6FDlBfbm+9(^lw5yT6|OpZ#l@9{o08dF>+%T3_lO-d%+{;C8hrsXEaFdlg5ciuv1+5ii=E-&a_!hqEy5>#a+iX<nm8@iEb0
qjAgGV7@Rb%&_f<yij2f=i}A<GOwIF+`qK5=@Re*!A#8Dy~r~M-w_L3B{}OBBxw#a<1U%G!|IqD__70%f^%VGC+mEnib%l~XXcWK
3I;vDKXccy=Vkb|`(|UtN^xn^J(8xif8BV9p@5dYJ}*DV^Zhmd4fEVPK|uUX+C#|=Ff`46#gz%wIM-h;AE!<v4f+-bl!w5Y7#>rP
RD}>ZNFx>pX`~OItBf|leK(L-%4V2Qivfp-Ehd@UCCkDbAdH4a7<ACnwB=J7Ck*7vGg55G1|VZ0!zMEk8rSEUG7~}vZjjeIW=W$C
W^dJm(<c^^X#sJAzEU|-IY@4XvcUg8!0g2O2-@?Oe18EO2_94xr&*xzYk2&|)9IzX{|kqI4FAL9<EW|eCf#!6wd2{CAm58{e6Rm-
+4_B*JUY&EE;!DZf`2^Uws!pLsEDawV-L{=+3qY6KW57Dv#r|xW+0Z4PdSH^{OS84;gQsB^j%mQJW)9MK|=yH@2_@kZh5$UHa^<g
zQ?nQS;aC?r^I>hds1jBO^Ep7Xb;^wx(1Y1ze0vf>7TW^NQ(8MBIOC>VwkS87cFuKAd(3$bhYuNccn$M+o;HB{)`7Oi-m^!E{l4R
%6)6L)@n2mTBfByBrVH&2^n?U)eBf!iLc66pT?BxJssR&9m@0*6X7}WVw<@#)^&CFZ0&hjI*APno20Nxkeff+E+f}|wD<i9g)%Zv
LFKsK0aOQy`Dt1V0c#`PUv=p76bSHbkSXa|sUyyq>jodFo~|f2d167xi;_r<9@?KW*d#@=3IQfXj)WlS#Pt_eyO<N)DBE$U>!>_+
r>gLR5HvbXwAnv7ao%=iA{WFs(WDPQx9Nus{KLigAL)(-j=CXHOV0n&oN5KOjKEuG6@5a{3-O<t)Ff82Pc|il1Xy79>$s9wf=CrU
!A9O0Ui84*fmj0rOYTO@K6o0}kovaoB26^7z#~IWR*p1k&^bkkV$)rCRMv$zUUQnOY|Wn?UAzML=(a_P9_O_OvT0f?j7SqbVwy&Y
LMoCI;6O><clFWV_55!BJb~r;I#Aj7r6M?uEL|C7alXN3&S+puR-#aQQ(84-M_fQ^)!UtXc?=6ynuxx26sQwNyIU&x5^FJG0f`P0
!ENr!XCJ42v7OwQb7~&k)5<ecQB6NKc(l`voP)eOqC<A}J7_Ek8c-rl?aNUCt;)1C-sY5QkVVK+d9k6#kEXMLWX&;wEzZM}iGOH9
l^jlLiE3|I8d{=6i(7~Wk|_&v=jRJ9M%c9cNRgVzj{SPfbcMPW7p32;1r^*eqd{&(3fxL@P&PtX(L;)NA19p<dgd`g7KUOzR1+pf
Xd@0rsa!=K*2~Rxx#}`AC&02AX>jKPsG#~GqR+-TUbmKyX!KGQppd^q;tEI&RA!|}(;#VUL=$rr6xEgR96WceU?o)SR*8j;p?o3R
*Cy^93Ld-0Bv7tNJ=cS-hYv(GAhWZUX9PJ3mGc<pYm?fq5u&{dN8Q){E$r{^)3|CER3x)5amq%ziV!+U2!Ux%#J8Qf5sHCfL_8Tw
aS;eaCX4y_ZCqhC3D{U2y2x#0jq2AesiD9_0}u_-**Z{VeEjioL#<QI>LNwOhc?bZt_7+hu|aLGjEYlAz!0+TaUDCgc$WoY&ovX?
xX?>(t>=*1jrw%2I#YAzN0`xSwdN2+1dzEL@j+GGgjPFiB!`N)p%W{>athSIZiE(YxC-%Zv*s)gtoLF==3grQ4EbMOq=bR{{@3u(
dFQrZZNRTyLOns{WkQ+l8^d?!VJ#-KXD5-mFB@z5k3L@O=clN2PvtQo3wr--*-aR#lBjaInEb9jy~48Bvv=u!cX+&a%Qinnx=l@c
`uas0m?Z_P5<{xk#UMMEOyk84XQWUEM|P-AIN)e#CY0Uul_9N5t4MWpBi}t@uWdy^cP*WJt2$9QsEWUR<*SJg_D7bihL{!ikT6G=
J@mYeV_`y!nevL~$qbgk4TDLmfy|InF1zHet5fwem)bCmk21nwlPKry+3m;~RCl$6#4?N)P>?j!Vxvar7L}0qo@tyAMm-$UOP3wX
4HPcSobE0Lpwj0ZKRZ#Waryo+rSn2j7OBscIdM>5xL<kKLl61;f9*Zn)yWm#y*w{;GyR-x#y(|2IF%$|{B?g#f|xpC9`YhY5S)^d
gQ=|*8hrJ79@Mz*iwPPB+PU-jrrydLDx8fYAr6pD9Is@FTH<lGlEwY3mtuWh;E!t7iRx(Cf>69yhqc_|sAOjPKa)4Sp`zb^0Ez&w
MM3U5((Y-e8bm;;;G<VA<X9c04()9Nom*_I1DqI!MhIq@l{ezF`|C@5G~c@Q)Q>+ZjB_=2T97KG^H+M%y&q0#!wjBPua#;dENM|^
5joxlU{UN3&GXM<#mG}Csj{p_V@4qNR9&yuDSRu*-(BQ7^44h+JaxrdMa_b<@i}W;3kbWj2{mv;i+bW;&zgNosU8ofWMbo0BQclZ
sfv+ijquxC`}rGOp>qG=hDeI<M-|O&pd6jX+F9uK5Jzg^q>?g0oM5aR8vPaE3~6s2&>+HHzO2jx$dbOQAmA=ksrEe!0>?pC<Q@7}
v;!uM8=d>1$9-G@pfDX;uhS#Au&D!BzTk&M6?^@dKOWLC!_+_OySVZ{YjZW{A*B26aF#qgjo*wu$0BMBQ*6}e;~91`=2>WBlB}sh
H_iKBeZHQOZ2oZbtit@I0RtmPZ5?+((mX(a51ifg-ycm-P|@!D$|vF5?D{l4mF?-Siglf*lcwc*Roi@XFN?@R_;3>dJbd$f_XOC|
(};HpaVW$^5U>lWaj}p_*kV9(B<A%Knf0*VC!e<?W<vu$=&9IZj~E1Wpps~#Xi*hG<jDpllDLe>t-Y~o3*OHs5d5=BRaH`eMqvUM
`B_vofEcO|ex@K25D)@Dg_ty}$m+`f7^O6dW1$u7F;SXmtgx@74KIQ_lG8(V2;i>Ba?P6#o4Uhcu1!=7?XAl9*0ef1)7<_0Uqf4)
SnGT_MQhL?g;^Wn$3tQ$LIeT}F_rUFYs=B~r0O(zuN7<z%aRBu(+`gkU|=AnY4)|ngDt8vpT?a&z5jnAyGNRJAkcptnyxd6p|lNu
5fW4f+dFyG0&7re3pilx!<|LTLxkGUW}0gVb5JjySQ;A!>?Y06HF2UDXvSPwyoeQI+B7h`zb!#;xQU-vI=5G@m)~_KPsis&oKm`u
@Y|3(Q$XxY^M2f=$cJ{Lp`bap8HXhUQeYGagpN27N)y^Uu^?O;@^KCqhIV7E!|StHgG0#aV_G6N(lp}Kz#LT2^JWuOO9US&szkXQ
s}+EpZk2NEDQAtXQamSXf;O<({S_NG6K}>qL|ea|paoFj&Yu@@L29b+wTmEkAp=rHWpmkd;B81XK-7-CZC2_k)+fj%496FxRWDw6
*HQ%xFOKpalye+D4e;%w64ydy%Z~R6yi^?Ux1`!fGeIDZ#CBAiRDJ|7M10p}dVbVA&C_W8TzvxlM)i8on8Wr%A232a8UbsqF>dbG
xv;eycXG`L*C<h}Lzej*9Zz}16-J!2-?nTo=Xyr(l<!s<k%Byy&t5Gznc*#4u7{(5tx9G&?`<ogG+}z);9^BcG>W+O6JOo?W8qMZ
sepe{4BtD_f(d48nCyrk$o&5+`w&=+1)sqx7N71gF~L+2QBUapxamAX>+!$GbMx)mzX%PuA(2&40D>s~@6)e`uBIo;t$*g}fWEfs
&^H`H8=rb5zMrUvE`LDw*JvJ~j&%d{4nKU05)T>V@6b=p`?#RjTSpHtZL`x}eSVqzH0#E8Jb^~~Gj71Jf)FIISg~j2Z|vBR-j#np
(uR}!x?eX*Q-u)dCJ<OM0>1!*hMDppcuw;iuosmn=M|2P&Ck%&K2#KVM`w3~rH7=$mb0d(Sszv@A_v)6emLRxp&~xjhG8PEEI~RT
n&fA6!5U3R*kDOyOgqK15W@K61K6=3(+@e<>Zp;LQS{&05rbmowA*^BOXcb!`M6-|k~(sL-w9Ky7cnyJstP4ezZWR^L(_eBc4s6Q
h?9hmOuCq`U<nMv1(4e_&!^i;kwSJmn8no-!qx<JLs3e(1$0AIh|J)_n$nGo#8u6Id3TU20ml<q7VbUv5%Vr*T<lzdsL>ARLAxGu
j6nc72ZX)#uq{cBD+X)&()kO&OTV7yIu0nmWomoT;w@C<Y-X3+SQa)R5K8$wu_rfr-v-4*>29^H0MNa0QBLYfZkdU+)yEf6aDg+e
Tw;w+l8z@xiyApWHQfOcEqeA2qbnpq7#C)#)7qjaqKh{DUyJ%NdOz^ke;vghQVaVbGyXr}u0PlCtO%$TaH^3kXuxV4>psJ|{LrO=
{6enF`v89d;GFyz42%^KWDyix?EgQTyE*oNRBUeFUqCx;;rtAE`oFk?{>(q=$HzOfmTyn<=I%f|{tTZMd-nG<7XQ)I&-j1cx#98?
;#2NfN&2e9G<eg#`+ytoChNVcLV)2-k5ffIeif^R^2;t;|FeJS$_z4t{G#+9!_>avQBqX|Z2}lDIC`%RB)`wkYb-OagSzb$m(|%O
koqjZWQikOJVHhgiU>`A=7#I4Ew3HV>y*o#oButHCFft5=*B)ol<4gB)>pBEGp>ceM_G_meg<MHbQPKjmD9C}sE6EtPp1b=+!@Cw
ScNdt4$qgNQEMSkz9<kDmZ-St@#1Dit%1f1Zs5uTatRx6V2V3RtwzP6h0#>oB0$qxoCi`Agh|@@BS-@~;iy{~G~8TB85))d^#l%*
EJ+|(3Km(qZcSJ$26<cYXUoG}?tdfgdXAg&;VjJEr|Un<`uS*n>G^!$ukeo#n6UPiua}1$q<$S3bm5z{FYy{OE|FiY*pKEvDfK5N
zwKooqXGXo{ei<9SU<P*;C}8{>gE6CxexTo?7w=*4I%kRuvXf@f2!*Me^=-EY!pGG()aGW*Rm3fg_~d4&*NL*{#4KPU(G+O%fI)&
E+_x{Ix^_TYpA259^mxh@fY-js&acfkq|ob^G9#*=zi~^!M)p(Kn;ih{{k?RSRFU0_1t`sMu4*eJlIMM=3Dd@Z@@;>!o~pu1tcoN
q~w#QV=$W`GC_&Ra$Y1Q=hj09(<hD7gwwVxsmdSScQ7cx<sqBU=plo3;|p$&8L1W%+rFo2qQ&FN?Cl*=5FBG>fc}HT>d^Sc8&}x4
&AS950V3fWvnvLxXdgNH!5DfWL*%8R9jTW8sn(Z_i?$ihJ8iTq@3Gh{^aF(SKw!yUiJ;*Xs+Uk`D_xeCwVawz+IRPJYSLCJyfCgh
fxw!ZmKZ9pS5yYVDz0ZzCAkD_hNW`tDGOGJnyF(gm|AsWSy?cRqZSXdMx8&+SD19?<@l*9a#yI#CH%Hqu$G^Si!1Q4T|~4{f(Wdw
#AkS)yB8|8nojDVhjn*P0Rj_z^8WAKsIYzqj8TBjt)V4P^Xkm5AB7T&#!%3ZkP~FDquGm@;!EdnH5b&74n}K>9>7mom6EXNJ~`$c
9{h045H&eN849BhcM(<IgxS9zCEq4qJQ|aQvR%CT@mqZq+M>c%vN67bm~Sqav->5VcCcY(vz>NW)JFtF8sXUh#NY(fCy_jr6gr&w
^fr9wUw#hU_1NN2@Pe}1G6=z+MBWH*0M071T*F?(_y|J`qyr$r3_y{|ygj`%I)}5J3y-byy?FBoD#1bPGt=9z8FF3<uoYAyJ`n6V
XF?3};<ZwlB+9*;dt``<5rPic30^IOAuz%z+j}oY#NiJ2^$!M<niX1<V4%in=;$C;H+>vr1Ba9TZ*w&uq8`v-ey^TC<@3n=KGk7b
5Eu{aP5s1q4qw}!R+*0!HU@c@QjsTV3S%*ujrHiji=Fp|V$8?^2m=6d9bI%xffA^y<)e3Zp|j=gSWSiijFV57Um1vqe`8%cKVq8K
j5*5=KDmn{_|l|2TVU{IU~z2PpiqY;`8y~zZ|^YVf(Ro_p%Y(#c<(n<73`c6O?ceOUw2#3(8gP15pEM?losV6LWxOnyJ|0#Ns@;@
O`llLcTyXihHD*39|&l|+uc#A#Zuty)Y~Eo<PmqHoGfWA+jg>7>}C~))!+!QflI4sXoxB-QJVu|yD+8wg3boyEl}3BZtQ9ZCD5tc
Q{31ahmg%s9iw*;4ZEv+1lw$gP|z~1;ZFo6)*FSlAPg2{LX;6^^?~Q<cNKatayBDbO@ks(TB;M#K>`<}iqQeK$*M=7alko-Zl!<%
pSSCX3KFSlplXtcDgvTLK|}66dhF?PVbLO!X%Buh7$t_<Dz6D_EaP`UwDGNC@Uapp^fdD~4cU0!!xN4qp^y>zS)kjA^_&N`q0z|{
jF<47lpg!A-#qpMB*LNKv+j2^4JlhxTDBK~O^vaq8}bvVC76~Z?N<aAZHQ)00ETT}b`7cOMSy|{VXKebjjus8#z;8|)xqE9?EU;F
zn<dN+H{+xRC}^jd64TcL`Z2aou-Y=<GwVb5z#Aas`gBzgR#R7tu-qvJCnCudh1Egu6}ywXR(a4*$omgk|P=G(dhujU40Gv?=aDz
_I%m5#$1R=7T)g}Evg<cf;A--D9fQ1=)0)P7fxp&(xHDtXG+D4?>m*#(k8Y#?Y;@w$E$HMt}0dv1|gT7_KC5*k&~xyj$OX{D!u}J
uTs1a{1>Qlm7OlUr`eQx!nMe6Zj44M#55TlK`x&3auk$B=+4uOPj1K-k-v8Dtp&D7Dv@GI(#h->*AEtXPEupwK|=L7=BO&+=yPd*
O7wg0cE+2>Jz?Blu1b?D4tvzKv?K+gTj>z5JgWL1hI4-yI*pjbvIp0{LO3d<k70M=!$eeo-Z1eEBigvcAr+m0--7dpsEq4n`nR|B
GBb{K!n(3CI*PS$M+*;!nsY|P9iAp1E=n3QqRrdPZ@AXgIxQ%19n@Dgu2N*HY3Y_7f$(;%+&JT|Wc30jVhC}DTZZ+S70)y|n)b8O
E=22dusuVwqtGE@#KQo=T;@U)4T8gQcC6?tfX}ZP763+1GtRop4{c(4YA2Ie@jZp`9^4)iA~Gl%@b$ww5#<4cp%#Yezaa%_2RFHD
v)t<)B_veWv}tS-3_%bGIvL9pLno0%mnzuojAB-J=#X@k7OMqKvU;6r67y)NYZ{{n{VQYR1JX)ktcI9mCfIEOP4}xjvZI$i?RM*E
zZ3K4yD!YsqU<+#JJsnq!IxoV7DH(%t5vD93bBgOiY*^p34YQ9r=LYo2yo}+5f8t-*m?Quud0m<qA~8yNN=;TXzO^+X4}|3*i5|V
hZAoA!o#Og?K+Pq2t|Ux01Z*dfvdC~4ogW6TG|?G1u>w;D9WAQP)6L_o^|o!iMYpl8#74joPfwy509pa3Fp`_dE$1DMzA@4TvBkr
+atvcw0J_IF~xaUiQJ_|%(D{#5Qo52Pe?~-`NvJIRx7r?Zj7OQH`MA$w7tSvy68j*C1(`qL}XHloELXpa3)xa;m7T@u#iXD<Cw*j
8zR!;4-XFm;T165JURFu1OLWb+I$;c*&GfJV31?o<0Z?S`)!yBJkTr4bx&ZEavU4;o^(}!#1=u-0=I}l5v1|H<mye$%6UqSY@tM>
lE{Z1e-uwNu;@d>2xN|_Q9yiAWrqHlftJYXt`m#YJgqnrhVGE2B&Z}{f-yl#gj$QjQuVE9UatGPKB=s%UNbTliOs<cI&q2ux_Ltw
s;4uAhG3)DVs+=1WHO}Te!cMT1(d_W>oE6u1&+|rl7eh(x`^ug`lxnKa$8NEu4(92y^zIJ>$yA3z`8s2m>Az;^+Ehkd%d25FiIh!
b>?r-Jso*1R#W%gSu>m4KUh_t(;>SS6Fd7mt2*c>ThvVZWQ*4do^poX)d*+jyu>z&O{SCgp;#;hHt802bVKsrodlDEC))|^fv==D
*E63{oVwlvk{ZQc3)n8KF3!WAqDBj>(6Eq#6l_3DDzqAl0n*GEblL_>0_ZbYna0aX>9jq+4<E$-f5e%HKaOSnU;6*kKSQve!}#dG
q&5@xf&2g8>HfcMk?Z-LX|B9q{ct<4|GlTv>H4q2KF^-t1N;A^^P~H)y;nQ&eYJ_%n3++iPv?_pf4`OvKya0nl{tbKn0Ee$zM-Vu
pXBj0P^>x`XX(-EU~?4wk{ke?Kg$Y+2Z;4Kyu}8Rqf}@86f|%<u_-nrt)X%zA_kzh@vsQD`yc6brz-zl<=y|C<-ec=T+s`<|Hxp=
ph^R)#4tnWhmT*AiNW_d<{L;+wq)x7(xetIhE+%@Jf(9&b**7<#*8=Cw0Uvqez{X1Q)m<``(Zf9haOU>a3lk$<J9Oh!OvUnofF6*
2mNIoLHY9@bJ+pPMfTqT-zz2!MH5+6a+vqah>D9M!5FcTSQHg@^YuBv<$v4=2+zUAfmA&fA^n7qL#(GJQ_K(Ptlt&q>77*@B==w!
91r$<0sc#M(*Md$TEU!#VnR#@?GNDSHb0}ZlKO&?5c_;#=l-wwjS`nHdC;>rhR#}SNEh^>#QW>1pi!vCmfw3+Ob`%-Z8c2w97$&|
l#blTW{V<EZVveexRP+hrDqOM&+OML9L)!`FW-9F#}AB-r2f`_ggTTWm<^o5-!`9%9G;wh6T<ruD0=$wN^_%N_-)#8z{Nepp51&<
IC=S}?hjLMXU8rnb5|suf$>20$^!j%=4;%Tk!2c?p?#a`;P~Z*{ORg~m&~t+GY%<t1U(!)8Yih}fFa*dRg0fJc+SEGp)u$_Q=n4>
>V6Cz4(+&p=I9V@_#(x;030^uh#<nNAFqFyQ0V_gutc7=oIK%R&sX;J@%i0@$Hqz@za?I!S<QwKRYNoB!@wWK>9~06uw1ZrNQ)5J
@t3LkOpMq&>9YW^8te!Hrmyep{_M>DZ6CuyoydXw`~L1cL-`y7l}6FXnUoP=2nBs??9uf|AKSO?yF1r2tw47&)e?el)O>$Poj;a?
5AB$e5R<ysNsv^%9?ww@UL2?btl|uyGQ8WmYYYfHzkgEW?;wA7bdkDW;~{*AK!1t=kT}r>gzx+_Z!Ud*ck3Hpuq#ne4wlqA`fJ&d
&>Cdnnf}*PA(J}KU&nPg`|x{bC+qHhPy18V7%gF*SY*>?ez|*KrFk$Xkpsdri{I<AZ+?HD>C*jGd*te$pLSX>qN^at_RJpWIyb=d
@9n?u_~)kpetl1#l-@$j43YmX7#I@Qj^Tfs`g+Y04d8yvPLNXe)!h=uwrlq6s@hf7_)YiucIEC0lv5e%kMys<U7+51w^satXaNKV
nGVgWK*>}E6bMP*;S|>X&yBXY7Hv=To}V2ywDE!k=*V>=kEH={SR9}mmfAJJ5lNR1JzdQ6{BNpi(%t{%zb>2C0SGqP+7!#5p)pmg
P&=}CAfhb_Fy}fN2+fpqU<S-8KFI-XOGcAOdP#iKX|(ot#cd*$(=bn;%QfT1Uu2^Z4ZYnszzTTc29wULCj%Hj>6h$$<+QzlAQXsx
l*eVs`cXjOfvxk&s#M>f8lD_{Z?=PgUbx6Aj*jzt0UIGcY8;60x)3tsJR92d2*Lx7vM(4YlUiBBkSxQ8UH0O`9ohMl<W8$Mo#VEb
jptL@T;Hx-A+`sk_(Kjl$@`Dy>pT4Wrm{r~Z{4>_eLfpMe}#tP?XWFF$hPD;V5Qz62`>v@<FBXkIx*-E1JJ)}?m<ntAGbeKnl%dF
Fc+Z5LQ3ZMvERpW?dOL`Bi+}6srZnnGzhPZ>J!2emm`1Ght;+h-I+}N-u+<pYqXnTa?6y=qs^Gl*)_2(O)&fi8_nhOuJAf%@NiG|
zR3e~$wIP}Z|mqNeVNNPp1&LK-GJq&d9sRkn$5FpX6XA+<uu8!_U02Bk2a#iw;T}CLWn3=OccbCc||U-X`MVzao1X%d+PPuV_&1y
Ixl-Eg(dhDjiSIpI9HJY!2z7TzG%ePYe|N8m-jo*4R;C#?-zk+%bg%xsc=il%d}D{YkrH%eu=BKjtfvBg;InzXNBJ2(h>WA2X6T_
U)IfJ$IsuE|7@nz)|Rju+ojMIs-U!K^}S*qn^qpAcsg!m@kef5%Sf+>%jJ*1Jaf;7JiR%l8VKb)q(^#Sh~4GEVqhg@v3K)MB2!SJ
3}A9t8`0c1GWQ@@$*H0-&IL;b1f38X7Wzw4E}eRPSf3GEfZ7n&-W`oXosqm`a*d~y_1OlCZtPy^$$aI(p&+ynD!TbasF`O+fc6-M
9;8V+dA|gh9qFumaQr|=lCP47EwTs`#4ejU<wYUl1HqUTm;vy~7I}Kn2|}d|8(Dc8y6S>wEy>eX`MK}BR|PkGCThk0<fG_L6Bl<7
&x(Y~a#)4U-|9~*UG=mAZx?bwBpTVqre}j<T-HK;vS}Joa#m@A31gUhmb~ouB55G&X@Uvqic&SkaZcFVy5eq?T)4T`Q8uHYZ3rpk
ax^h+PfR<LEN+KGSg0cg=R-{u8R)ikg(MTR^X;&v^$2Tp=yK23YE2UoH4BJ%lX_4@V_Rt)IIw&>vz9KZZ!+*h#5b>fFw~F_G=Y0q
`D;wYts=B@)nURAE32SEEH{+lVO2aXn0VAmv@<yk-PiozT@gmlUsvukDqY>UPGNMNeUyGzu({08V1cutQiwit=cM+g&q4;?The>?
-oikXX$l8^noTWh7^S8=NTbPgr_DK`dNqg>4Ei$cwQZM-h*R_M^gP4MI<vHwtcenh6U&)qPNB)T`j7o;*X3~w+YdRfEQPa3_!#oF
MyB4Cc-1%zET~JiCesuwTqq*t+I98yv!1xg`ybu?Sbl6_>dL`IQI^fR{#I=R#VkLl9L6s8k3JlHJEr@hsrRx`R{wY0J-m4^C*GWO
C}Cv&L`=zWB|mh1JFj_?h_McZD-GWddRhd(jGFYcCjvl=QXYtpd_|(PQ1V243~FxVNYZaevhJc5!MoIh$|1wAgtW%9Jj=`bvGv=m
#gJ1o?oW{OUkp|9Wb@NGi=K~}YYJYlXG_K=)R~H2Uzm>Yo4d_}00)5n2mn9)$NgnB0YFly|Evp|#d1vB0OZrKC?E0i=;ll*(HLHE
SkY=tU>0Hu2GPMM@5)TEHna)_yqOUYhNR&sGpGn8QX@jzFhWC2%&;*wSz((E;=m%D4QLTIU{|;_aNA{EpwwlUo4`;F1WhTEVS@h2
M<6ID0CGh#5NV+jfJ$=XPBD&6I?tUH*om1l1kFW}oEV$}%UMKl=Q#yX8!?w;R1plWn`t$ZeDrQfUEgabhv$plFOxrQq~1@jPz0Ob
Bb0XLO_wO4qzTxaCKS?1x2WAg4m{%n=$q+t)D2@ppO6|vK}=)W*tC>bNjAXKy>BWa6$y#0(2zEef{+o$RNF*%cEf2PX@Rt(7Z?``
VEgyD1=4Rj40j6^vWLcZnzk=N!g2BXM{;~Aa4F{QmBW^sKopTc(<Fw_Gr9qWwq%unC>=5Zi7-LnQkJ(IW=C4H5sVbnQG(+(!%UlK
jNVg7MUYz>(4nXRA(DhBLEVA07FJ5bXlVmX&6JSS&^K2|qnrSIcaS&N8cBU+#wQ*?O-OGkv=mZ~ql9D>4JpP7km)BZhYp29oU&!H
Ub7$y0dkn5(h?XvZkWRa+5&_zkTk<kZ3=F1!-i!lY7_(iNE8l_m#g1<^@%J@CsDtl@66gCsFCxO`384&2#7j?U&qFPZg)7vLikX5
#8LnL0V<&*<{=uDQ85lZ&mw)E*noZZ7OF6wV260ahk&66BIoBQN)=`ecXwcEtGI^j44*PR?A*wTRcqf5!(d~+2Zog#fkYoE4*?G8
8grw92r@}P%Ln*Vc4@FnLG(R_ZWy9y{vHDtZ=Zj{>xim78=_X{cz$t<JK;FHkK!zY?X}bQ5iBuc!I*ai7`{q%Qx4;+?--@k3}lT(
8>s#F63fQCZyrm>MXQB*Q;HPcbErf^mP386w={C}+h$LV%rW70@9sbY@(+~&2X~+!r2m>#_<fB1IM$>1jJEjlaYPU#45XNWp&Oa*
XHI<lUFuGILX3!#6Dba#=)(gOAvw830|}jU<R)f7|E+==0@=N5XD-f$pkDXhX*cD*wV>7&+kE;@E{(G|b|2z_?-V6dy+1m2ed;If
KWS4GGfdTA(sK4VT+B8&qW`f2{{#4j4^U|o|29*B!+{tdz~X5a`yK*u{=U!qfA3Znw%I?~9+N~qk{oq#sLK!jh2{ny@rnV8q9vej
;&DIoP2Tw_UT(+x6W*^@{g0Qr;Q5FA$W9$`RY#lupagWCYU~f9gU#eU=MZ;Iy91>|xc=ez?i>TE3Nh^;Uyf-G&>ktyf|HSk3xPiO
bm=3kb^z<<VslaEb5whW4H4Xb&#5{<bbNgD8V=a%-pC!CoPIOM`o3DR-GAt@0v%|$uO&FaH?g$f@>9@r06B-uVXsNZ3HO{GLxM{K
N4uhU=Wov)(En*vT2Bd%|1-JWnIKKJwSu1gd_t7(hGpvc|MJcvBvof$ETzK@9Wk`+N?RF}omro`R1Y7=XKT!$t|y9wc%k(YM4?p`
MFdiEO)MvBLGxhPo(IU>Fg6Kc^Xc?C_nK(=H1;X~!vY*?o<!eUi0^9CW3&kqH2)l(s%q1N)Fk}?!^!9HN8VX#Upp+Y0i8)vVe3kG
p;&}7`p_yU3IWn{+>0Q)!XNuweIJo+I$ii&n?m7z;-HKTCeSv_b8~sN3lSl%Y?4#{1=i+a|3e?5b#ZrTH5XTuhBWCu3GV*ig+>SA
Y?!u@iI^7{qijm=%iMp)^Mp(&S0m7Zg^^^aUC_r`E~2%SniU|V;b0tiPa*?~hm2ruaWrxb1XH6FG19Mq;=@q`sCP6R6PO$dA)*Tw
D)seQ5fuJ0H4KLpIJ8)ZA|Q$*5g4Uvq-0))AZX;seVSV+_1IGpamwE_jE)R31QJXidKxSZ0%{(??0?zzDfhZhvjY7$hp%(Q@-Q>?
zs}=-rf2A)GXMU2{(Iuq`r$qF|AnIQS2;?;)jC)qy*72nIz>Sx>8ERm!j%ikvAzET;JV(jpC?y)WtcY-D8F*U)Yw@v<sMS3E|Udb
EL8?M1G>v{p^?kH-ow|Mu~$~r2i+gkR_}o%D=C;>{*KHCv;YBSZAOd(YQqDrZ%$5-&~Z9|(TX2g+#M@|^ohYbJvg54T>d+`fzF4Y
w)?Zb(>m{|vTr%3yy|o>TbJA^q^d_cPSSa^dzvM=>2(Yu-R3RM`8BPX$9K<q#h;*isIT@?v&XH#zOEe1N**1H)llwu#G%RKJq?3h
B`GL>5`S^p1|2K!4S*SVq1a*pqjwX5h<A4acjgDc>K=arZ^u36iMs>M4Upzfmjl&Ff`FI@EbKb~KvLGLY|Z1c6zR_=nFECY%!!QO
L2rb05Mmubb(@Ah_30lFlz>(7pV<CqYv0m-{bE;QL_<YL64in5#$~l7gHSl{WB`y^*?=J?sO89Yj$G%|zO_?4^Lkgu&E@rca7Bi-
c+P@pOyINKIbviA-qbd&MZQLd)w0$96$D7mdfo5q!T93*m~UK(SJ$q6xetjlA1*j$i&^cJx04DnCWQ77<^;~ZR#su>@VUd`-wlop
gU)@AbHK`qa6^)L$=Yk$A5dSt{q4Zmzg;w8^*jO}5M*ie0?j4s0l+lxCy>WPiCu$^R70<PM>S}K;~LMBaA!HWhNr0yyqn2{`odCf
aV8ytZ0vmd(!3@5i$o`s=!pG?=!5e3<`?x};U}N;vLn^BIBO8>DL5)5HjJ}FoLP^J7~;E1F^*6p#&-$8GEw^c{5$Wuk9=pJiNO1I
DBFF%Ag`>5I&d6*vUmb)0TbKS%JBq&u|n_>J+nhUM?$dOh5Lm!KTY$c+zdcZ*$NZ&HZ17gjf<-Prhq<FHwRr;`@|cWT^$$0sy^%N
uLLCsC0<=<NI-M2D5XcAbJ?bqh^Mz~DW`^DU4PN2*fFVyrk1Lx;h4n{|62o4oES_8_GdJd(?2Ftgq1|p4%Z0w6ZF7=;4fDb5cBZ}
+#d4|gV6#1<k;9cN0G!sfFH;6a@77PnB}=h2Z6wNS}L!aELM4*>@>i%_8fmn^PREA{UB}}P~;ZwA;5gI_^m_9e;TAXBI0FBiuS)S
#T-yRM?MC_J_ZMhTXrA6@8WArWRz<@8^P!U=g_I{SRV--ey4oHzf-gJ1N-OU>({`TGndk;fQUI5FOW#+8xE(8CoJT6+(QtM`Ubl!
#+2(0k7WrLfE{7*4h)8Y57^Ln_<`d5*#*gzI}^x1f==B@%?sjt`EzSbTg~SHG%`rUHG!HD5s`9hCW>!KQ(=Nk;5#Pa`HY}Yhhk_B
mO96pggBhR4zylib2<Z>a89ufUjxME?hDE76zM?Vk9o*30MK<D5q$j5u=BwOZl>-Y-CK_yt`S}**frce-^^<@B|jhQ+?o#xFOnX?
rU}p<`+NU*p*gYIaD&Em34_!+fuK6!eGpG@#I6tQ4Jtek+b;kpyetaPEhUUY)WO3TyaCo8W+{?x8;WpUnKT~{r8zkcTHC~q9g24e
>>L#8NN^L+r$r!=dwSrWpWmz(1M(OsDNxWygU}(+a|#LxMkApHJdF#oCt_{bRVCgI<{cs79RS1BS@vP`@5DQ=<bIO`BHG>u*D>YN
^>|714Af@dZ6^oR_>to4x0)UA<u9=Z%ZCd=A-ytT4n`elzTKm*4fBq|_OquD#liqKO?>?>P2Ex*Ar1l?Z9>`1^|L<P7Zpn+>UIH#
cuD=oV<%_M)BA+Oe8*QUG8!$gX2GT(LTIX@qNMJ&UX*!Csk8yruh^dFW59#7f$xkXjE<#G34nBAuAV=s>1#XXeXeF=H%W>qPWF$*
V5*B9$k{d}`dMO;k};yby!G?_c9Nr0j%0ETC!}&yrH>%U=q1T=X*6y80t1E0?@OTv8W7JMg5YAR2I0}=pC>$=a1wbi$<GI#O>+Ll
B^3x5L+xP<At<gv%>kke4wZV8+|h_?UPyU%^#+erJXA0P@CZK{tMZ~9(G|I1n-czp1cji4Lq~)m=h=S8n$LSnON&N{VkVq1E;aOf
yR1DUdqjdF9DgI{+h}nhVYmi^Mw)7XX{0G4LQwAHj8z1>Hzq@qU|(fpW>*NK(1z!*VCh2$bJwUPLXhT}+#?8|raY{T*o$lv85(F(
CSLhb4Tv}T^MoJ&C*f@>JH*7u(lnr<@JBiHTdN9Cq@c<5(f(*rLwFbCH%H0Sh5P$c!_>ZB56N%D0~6c_xH?nuJ;A^aWe=KDM1kA#
%RZVlt!8GOX0!pU*ICqjl^>D$3e2B)Jzx))gd#LPAHT(x7F4!QfhJ*v5DpFqb`Y$#!m)h7Jk8)|P(zcGq`pk@Pe^r%+?#x=raj+Z
5jOZ?v>Z+<3DypTB^?O%C_+DQ10<cs9uIGkRB<#Mo-7?lW!|CGEWRMHO7UK^?H)tNm4a*s6o-(D&6And7;Yy(c%2%d=GSz5NqEvJ
oBR$3H$1!yOb_eGL&)<gfknEbqW*Koqo&C`!2ELp34%iGwx$}@4D~J~-$fx<Fl9>Vg$v$bquJ*iX9#w6K+dw6A04g2vtd5{jA^}p
*WP#!V8m2I_?RCz-e55H0m$NiP`@)%=a6iC)1VodIlLF(l)@jGPb2v>`7+OJDl^wjD-=%SHgMi&b6yEM&hl*ohvWF0du;h99(zAq
zcBBxi*~`wGB9~gNfCRoJb`rjxSj|H&Ko|_6Nq#;e9Js1x<2>O#5;$$btXU{Zo!!kloH#)k{8$MtepWF9*)HQ941Cg&J*qUYJE2f
@lLy>x(g;Gpo<{2B@snYiKHl~#DIe`_$DGFF75xMnV!R-_YXw*%O~<@<&|gGFv8#rwgD8A7#3ER=+y<rchL@mHh$oznfDzd@+J6>
hewZF_ab)=LqZWyLlhwdboJOIL6AKPA9;Fn?Gvovp~=ywqz2HfTxExleka0kcY2~T&@Yz9l~7o_G<_{EH}XukT-o?x&qbOrFjwOM
J%DzR*gGc4+IFuq?r|5Aj^W9mj$s;5biQf1C*Gi+fV|!k(n&lg&6WZ2^TQ0xGTM0z<U$;EgAURJ6X9Xs#*uDX%vEHrAY&C^p@1P!
z$l+tu%5i1UvH$&;X3ji+2h8<h@CU0TwzEfV}epqB2ONUt2`n3BwhNa@GXUKXHbhINEJ}wm8t)Dog=Z%Ox6yb%}ELxIJGj)Ub?2L
MUa>-MY#pG7`+`(_kG^|c*e)4v&!|Dc$oG>)*|s&_49a1%h_DR*~m8zgvz0hZpZ$2qFt<`M)u@T!*7P>^6>s{tt_|OB=tsF<GPIw
l2b3NtRgd3UpvtMe_h~PeCm=4!9w|>d^;dzG7?$Y>Pl9OPBBbFOQw>)R-O|V+=+Y4t}YbKuRW4hT<6^@>qU#XEy$k&#D!fvtxuJ6
tovABTz$CB&{u^TU`1{+;Sef8frnC?6}75uG_*R4{PTvI_S2V8kCUW)T;>ULW%BC`k3JmaN$UQW^cY@u)VZMVypuCB{f=`^kh=LB
?@i{wWnkJMyhFYX-8Q6DrB{cV#D`uZM#~RKOAkQQKTnZU<}!V-ZGz?2D>(lrH52T;+V{N*8vJ({=-0Pjm6`NIi}r7GGeh<U#vq7u
w4V}R0PL6Hho+9?O$ocqgwaXJVNZ|Xl9*^pCzx~S5eBphFa;v_!*R`KlSVk=8cA8BS#!uICQLoY7Y-_tOdLZO2qIu7iET%5v<cMi
_5@Kzc;9H^v&qtoz}MG<>+TMeF!J3*wE*;E#Dv_3r>O!GBoYYaH_hT8`k|=Px?IB8NHvDhL|jj`fQ0EinW`)|09mwQ!Li)r*y4zZ
HY`28Abh9=iX%SX6C-NRstrcqN)(!tP?QBKzR<ZJutH2F;R&YE0bho&G6RY30R{wB0q`yG+;-o7@ZAh{h8>M+YfAO|d<7%xE$ue4
v#wg!(>5Z{a`-I;$q6v4v)U1*qXs0MXmK<o5Uo*0=ufs^PSCdDtGD6;XX_4i9zW&b)}4f*#L>e^VDfydB)*>y?;-v_e~&!%lD)Zq
dY<O7tK2ri7#4$y753Zg2p=OS%+b%;ig}oN^TTciKp7$i$UD0d^}g2uIj2a&xK9_YKGPJWp~T{ST!r8ppmaKUrq7^pKCQ!+ue){W
4{hg!@_ZkTR^}cpX|DM+k#g;UYe!jtW-|G^i0HDiBRAERHxqFf$$%eNGIj2w1$<H-K#r8unGcU!^JWQE{7(m-^U>pdCP_4OB_|>1
(T2th;MfM9wgb$AV+>8hiHb%C6H0ML4`1m04_D7K3^VM!i4Q4HSmhZTDMArN5q?Jxd1%y+w5IJNwgyf}smQpjkTXS<r$br9D<=q4
fht1C9tBJHF+Rs<e}??O`ZqmM!hX=>=qBj6i?SvMy%HZ$9+Ck*zL%wg-h{s;cp%*rsEQ75PXcQU3Curm5|VffJSo!zr#l1^M1u{|
Ww1R0A9-$AV0pLL!P%n)2(C{(dgyTakC-P>D~1k%+V&^vIpOzfIfrX$$S!3gl);!Ywh|<fcR$gtt-4JgYWh6GqG?{#-{3-Wq@H+c
))Ia%Qgxp7QjLQJyl+763A8>CLQeh-G_Jv*+#p_Lrh}G^)H=@J#9VcAwZC1#oIlg2M3TT%!wa-w$IDkGO(^?=>LUBQKK=JJmAgAc
ON36@hTHGAnVV}$caIcP0e(n$p`kYh3>Y|?Og9jTT@$<2)CVPzKU#k;_V_-3KNI)oL&I;$(jM2<2h}IIzsH4g(Y^G;5}1=C3s|x&
9DsrUoZ~h?Zsnn?ue6O11b(mYf5+{XVPBv6y`b%;<P=tb?!=w-BAkqlTmhi|-Zpf<#n@~6kdn?v282`==u5}@syL+CRK8bCD2e@%
V?x4(c1>J6i4Y;d!v7bu(1yUNm!ZjKvk`(VZ75xu+x*pozIE%Yi8>c1rP37HWNm69U0IE$kQ%w6aoeEo@EzgbzM7WYuuG{Kjd}zM
G~}9;iA!tvt-3!Sr%2`NT}0C_w;U|7XU7UV>N__wAP^bA`p7@hG|Wqm70q9fcr(Me)Qt~a*)T^^+iaK&Bsl$+aVv>{Ajf(Gf$846
$@TT}2ZQTkRYhGy`e?IBLfs#2VW1WjWW~A(ffoM?58ESSK*hNU^n^(=0+4SB!AuI8mKG@Vw9!t^+nJ+86gRqO`kCBkGjHghin(Z_
sOrBYFK#$LgI8a)J^r1ZzTJP_*y{pM6gTNVF51!*=}ChFBP$%R965KigaZKBr?9vD-4OTNZ|12T-__tj((T{BR5pJV1Oib2T#j~r
YJzwyJGpyFV=z8J3+)wGnw*xSQ^0yihTPzSSXCkMkeTe#>>0{zB-%e9TR$dByDW_1Im6H7U-00(Gxe~~wNu{VknJbvoQ9|0O#ezP
nrES7?W^=>@A(eBwbSW=D9OR~xbQ3_Vcl1{o)JIh^^EW0q9P)t6d<S)ET~y8(UTZ^CF7RS%Aq;}*l>{3Bs??9>Ye-_>cnfePXB8U
x_x~H8$z(<5j-M59|ARksoz$u*7XQf4g5ZSdI=dl4Vx@N=&G0?iiQ6dUkmFQUuFh=>FT5I56j6;S#X}ZrjwSI)Y^XJhfbY)P&qt&
cMi6v4W@Nz(F5|2q7VL`B2uzWzMRNLgoS4FKb;F7%FnVGFxm<nc>dje9sM~O^tD@XGrF@hl+g~!4c=`BgT>$En+M?ZawpZQ3DZX2
%!Qtlk6XijZ3KC17#th+)|t1;0k5<a5~X4yt+YmhLZCrxMoC6$CI1n|vy<oUPt<xIy#GAX57PZJ-ei?Ipxx$U<o10md?qRj0~*ze
@44ebpLeO@VW9*6+Il~k@Xs{=+g%<d@h=W6`(cd@>F&hTQUrGWdSPDw-QCmwCwcF2&$_DWvW4sJJtO=-8}K`4Fu}o!pY?J5?@hD#
>waFkTi+mH2he=~<1X3*>rDbZU{Wye+dVuMBv5^!CJuK=eJY1qE@!FYi;7+0AyaHjnn*SC-Rr;YaibQWk<^+f8`#gxN5B8yetHSM
5926hqwxCe;Wzm{+BF2yzJ3(dKi`kv{oH>0Z_OB?{2^E-@Lk!7Z>dY5-kiRD|MlY?d#7>#s<-Qbn^u&GZ+JMLU1%N(`tOO4=|o3|
wfT8iJbpj#{e8F3@2`aK`uRuQ@D!!SD5qqSDR6}<c=_t|*483^k~$wR*_%S1KRq$}xgdDI_<pWC{Xf6RALsD%&4!x$`%CZODCCjN
SK3v-aPB|v^?zs2s?dMQU>4e+p7lVP{jct-%~jQ5-WSK|hT4=F>E@n6<8S|ypO?s``Nx*GL(k259uK3BueBHF?A^QxBV$8Xuk=(u
?Md@LXIQ7|;x_wYKP|Zre=zyJf3or>Kiydly`8?F?6mSYd;Lx~KDe5Ae<!8eZrVRPplM2{BiJVK-1_N%DD7GfYu7=oXwVcNo|OD_
_fjgnpR`~3Q;qvL)+(oXf4I<p{`&v7rG7WJ9n0wLiy!9t{qgknkL}{#I!W-~-YYZH<-tACcR?QRcKGwpm-jx&W0k*Tsr~;?!}o8$
t$xfQ!W}<%;S~CQP2_z0`<K*qnLko*xPkpn|7ZVJBc@mDfwT6VN9z3_41>z!&LXjWgE;~}<?Y*lf|{R=pg>dl=>Y$Ke{U}T{^Ruh
|A72E8(D*3jQ;ByH`C#8?s`M#oK$r0Z{p4SKY{(}eiec@{{|NLe<rW!KOKEXW=D?gc@J&YgXXFHov#C*`9`8T^40P7P_CFCsQ+~X
mLJQ(^{DFpTkrFD0dDP&)H(R{4;S?4xNhJ(?R<Ch&!3%Oay|=<xeq_v)w*Ay?zcTfM;N?pHuG+w^mVj!=h3I<KR3(J9Y1s^{d-7p
_}lIOPlvzhA5?ATD0=&l{yBdb{@D5tpFh+e@gGy$@jCq^DXL=Q_`LTiec$~Hkr7@)`zIOOm2fdym$_QcmLv6EdR+`mxD?ZFfX>nc
k+H4Qe-n;+<_6ZZURfP>{x7)Yd(+ABOkx_Y+kbAo$6pS5TN^H43v=;@s5b3&#6Kyco_Zb6--p8KrB-|=6t1V@qfh4IrsYBN)15r)
LsxNp$Z+UXj|WCVmmKtmBlsmNJC-`5oIPq~+I48A4pt)L!3qn;wA&ERRyx`vnx2s7b3xMnljTd7Q*W_-Z|ozU_i+bzz}vpM38{2=
dUB^ZtqCJRvw0mO1k;gs@2;*kuv!j3yWyQj%(*?hrT;D{>aJ@aa1I2@`-9Jz?ceXTCjM9VyIH54+ZT{ReP$wB!RRYqrf6=3O~Ce-
AGoabt;xbFT<a45mVZy`y!nxFg}$Pm&bu1(=e6keMd?Q6f<?(SB+6ybq6uqF1LOY~sSabM{5-VB9EFIBk7W7yeL;PsA^S(5dU%fu
>VzTIXG(YW+}-Wf*&g~T9({CuMY}tlaOuZ(IU(&%HUv#*q4ydX<A>S=ac{PMRjXQ+`TgHV>+Smw$Kt6I&*k|0zrRF$Sbb-oKl<~3
HTxO8KlCg}$Dhx>UzSIfecro$P3*_h|G=kjZj?Xc-5Zm?!(W65<Z=76_fSpkJlM+a>-PF|r9r~_o<BI;#{=woK=&FCQ1I_OzbbV5
Z93o!dVP;dsN=!jhASHc>K-ho2v4)_{HbbCu(3p!B)QS@;$eB|wIPk&!H+YfCCwq8JoN-Q@)CBwdcTBzW%b{jZ?BGyX|!t?6tU-j
b=TQ{e^{Ge=<fNzMS%X~$(XcB{uk}nj33hh1^tyd6d_rDQuRZre9D03Qc*NTA?rDjfnVfBNB#xQ$Kt%n{2#8LmtUjaN~cfZ^LnBD
`cw_~_ZRf~Idy7}AH{wD!F&f{pX+N|_AiIq%H8C0`Tn0J5=Tlh3f;nC8gr|Pn$4U-!o<zxO>FOvQKXL}`Wxy(zgCO<JUFMeX}0AT
$2k=o55kxp?E7{79o81!+vp4sOC|_v?Nfmb@~@E-{Qr0F`agrf_HB>w>ul}I+k23spEv3Eb@nLJNf*XPP*^Y2l!_g3hu=(EDRCb_
pQXOj&tGOVSN3i@pRsza4%&v&Q9WS}B>t=Q+d^g;O>9vI`_(EKin?(O{~IoA1OAPv{%-1ux)5~A#1@6UJhp2oydhm6v0A&5pZPpg
C(TK|Q848MR2+P@@7EpBp*uc<lauFsd%Ya`Z^Xgj&Qpq27){$J-w+6*Wp?r`fcp-#MVZvJMO1M{!P9ioOD+slN01_*OF#WzkYQuw
oOM^mbO@}*C)V8&aRqiWu>%;Qplq_LGHh!*(YdMA1UA7rt)lak(i%`#aSF|FSY}w#!9hrhiU{W$%{q9Gb!4jLj#EPpZ7MGe&TXd|
r<C5Qlk6#^CJY7!oKGfDl@yW~vT~H?GL+hKs3?bXT=esg2?akyt;sUvgN7Ld0&?Y3kIR>PkFDr_s;>_|`+hc|{ey4R#E}(9b^g|D
?)6M>8pA(J_sTDwFRr=FPNvjBZMVa>T`R=NFQ4HviZvpMz4o4kw7sOL*ADGoPo&n6Y;r`#H{L~OmYcp{<Z)b^2+zw<zU?GFD~(j*
S!k2!{FrrO2>_5u1&IV6?v%#+3_m2S&4fP~M@YJGL@Y1B!Os+U3#BO?Y0nmNGP&AhK#_u+BoSlrA@GkDp0{S4p-S%$_^LONL!Oq+
g`Gq9hkVYbs{qcmWk?JKG!*AvD=YC`#p$Wjo%7pGfpLC!%6Z&SPV{NfY_VV%H8Xm}q-cV6W>_c-=17fDH~T#6zilvVo6X4=?K>KO
7xQ?{wg8@tkC!2=dH;6yoUXr&z0&JSI9+X6-7S~xsu0AH2?CE_B;!eP{xy+X(gb$!=+MNu-TUdjE95O%UES~?@s{|Xh%5jggJ^9n
pGR#ttMvGpygg&}$G61;&!%Gs1RV|@`qkI`scTaUHXq0q_VXW4U$7DV`?|8`jL+w*g1X({bm47mB`I-B{s<a%KOgYUT<3W-+ES#W
IE_|lOdFaBXo$7@sEkxI{tlwsb+)&T&ir<(p$`UnRZkstW9$_eiyOYWmeOYnWabJM2-NK|IZX~BQW%paTEnMH)zPC_D=IH&C~4Ee
V-b>aoO5){;gMN+3bHK`Iop`QilSITQbi@0T&RmibjpcqwY6htSTQPsB06r?qsI(o@km%XM;8-RAhC@Yj`-@Y|9cLQaoZsHI%24)
ql&1rr|n~s)tHL}U~tHJL&9kuIdjftMJrIy_;FEO6_S|SrN~HxmOV*Yxp1{+b<t+Qt7iqpWT^^kP~u9e;Ag(CU3IZV!lGpss<?vE
^J7s~-wV1*TdtfYQOzOSnN9bd9P4Hd3<Z&7cTCi^+a-Q}?z)I26Cx77r%o3u_Aher-CTX3EmmbZ8Y1mhs;knNceaePQM<n6x-97l
I`pJnsFfr^$xR-;WRaar)&#_Schz%YypTe*RELtxNvB&P8pU0YoFQ=r*18(hl^Y7Uia|8@u5wGNW~ga2>!R>=R?0eYR&im&QzdTg
n3R1moO$bWy_JL0!zK>umukrws4Y--+GauujJDdVU5TcQK@wh=!78ShyW{5r30<Asx0`iDwowp9(t?!TR{C)UtuJ6BvDKQ*;PG(f
j$~}ZV=4o|2`Ul@kOol?`bdt2)Dm$`9(}&oroO|=?f84Y)0g}FKCi2W`ES4O4nIBUSl9FYufCsW%a`uro!fr;bf4qX^!b0w^5vfY
vfj`7Fkr*Pegyv5D0%(guk!Ru@HFeqkmU^~g8wOsie+nW(eyt!h~NJ#&9+!T1DjTV$MLBGp|#MV1ZBiLdgK%SX*vDdFZ8tu<UDiF
VBh1wX2`8R%>)K45H1{XqnK^!O|>SI1pjsQ!{?i3={Dv2<ljO60pHql@Eg3Nsvf(2j}yM1<^P%A{D0f|`2KIG0S?aZK>n!%%P~wK
43i?4@Umzcc8Q8>>Gt^=5B&<W(=lRy<=GFG>w@3t<Z|7XsB7*G64i3riwn12{O)zTDpoIsbnjIY*+o=S+(1|yvhn~LFh*l4EJRQA
k`&zO!h))<kZUd~1&N^#&(+Irjl}hri3>?=X3d#_sc|91ley<d7C9sYbfOMd2+GNGForU?Vpve=*NNe^@O!xFPY{VkgP2K)6d=<<
YX_wVlP#|jf4I`$vGt_9r}F2#!9v8oxHI13RGoc3-Y9apI(=&C@y9-{@+h%gsThZGn9aojdy|^THKL>P#7N2+w5OIuYpx=KV%BqG
4jrsip(3=_v07Sfn6>5g1Wkz2KzdUIz|z!EUI{O)1;otin%}DGBCIghu&UP5)}w)C4XB6~m(Am76t~SVO=iq-MbhA$xxF12ArG@8
SgRl?2l95D0HII{9E6CKAb~hgkz@%Hh(P2lxL$OKD5{8$P^T+}hb~agaJj&+MTwxMk#VJ7k<HVZ4bWX=IGwSs(LiA9Jbt)nB2MJp
R1heT!bIAOh^zj+tRFL=y%h$g_FLNOw6Yg_575Lp4CFAe=t3aAFKmP!ovylDnQ}!4#x*9T<O<R1)jXjJ!2LD~Nf=%kvx_fvY+ovl
SrdNkIz>%b)RIXh$ic9g7iIWXIacDAo}8&7B~wKJ0$TKSMgLiNnTCh8l#6)jz)_?(m%aZEay~6iIRfNP5a}H(SZ9gx=lYz}BiJ%(
QO_B6(zH8SmbXSE3m&|myQikUD+bLV%ZD!E<8Tz1&yO6a8zc+XkAoP*JXPuXpj6oBJe{5rTx&^<SRdkI^7lt38dXPiC9g-EkP{<k
8o0nU1SH!&`*26Dc0&KOH>^m;{PQ<Hoo}w9{M~L_q;h_<7CVs(Ra_P)P)&HZ?;;y%p(zwXNR&oOB507+SAVhEwLtmTd&^>~geaFV
#1^f4oAmf1ZAaCSb$P`u+<>D)X)8vf<*`x`c+#yikt*46I$MZBO?;3Pb=G$}MlE+dUln4(P?GZhr}o_6izgzvUU|$l6}5b3II@hb
DQA_6TECH5#7s>$kenXpUf)Xvz)5it3dW`wK(SIuT#OtRpn+uW{!2*r=?{ZqCX*&}!@WsKWY8F?b{8W<Q+g1dqUG!dVi^{8UIqY*
ja4+V6&1OnCWOq4sF>qTQ{PNl7Wjh6GCijtg^EbERTau-qOdX6bh6If^@|LHUm4{fG50!*IMvQ7TJk@ZoI;$xuBlqo#311&qI|>F
5ZWHwx^yMKTH`YzQXxpzh_TTKtrO0br6xK(ZEcH-D~nzV8h+XdltvIm=@zalT`6a%q7*Hdp@G{K(rT-V;+bL@=8~T0B#pqSy|E&-
sf!76NLV$2M`e;7xgh4C=|<8N5(Qi)m|*PLD()=qX&~to<!v?fxXuC|%CGR5_AT`omaL%<u^a1PELt}@P>b)wH@YFtCUQP{@lOM^
_?EA{%C5BE9Jj>KoS1xRtJEnJX^h3g&Gmaz&HBAdkKuGKK$6xX3j>tZ)TnCc?B#<U?)D<4#AP9=&%fm2)}x=ab;V3$_`bNy#qX(P
t5j{+ha?c2WbBJNPRdfzCi6%am$8pUV)iu^N^3yWg?O06t@=c?F)NNE+M{S+zUTLIJni*HkCC6*7LIYmIH=WDeY`KHsEFTg(0@C{
P_#i;v=@Cj>5uS?Q?++wq(ssOAZ2RWw`*+73uu>mv%@Z~->-|dZ0ex1e~HBsER^$&@l9dyk<xNm!4qF<*wUNVTxe8g>6)rFey0Pk
uy`Bq&Dg$-J~xwH+!i@VW=MFrr4c!-xS_5!-UQHUL_eHp;!Dxonyn#>CpUEtB9+7T%`F>YNoBTavM3CiME^JtJZ-Uc7Q99%8kCpW
gkwPhVCpYd9c5z9FBQ$f#W38yzICCZELymCM;k3^PE@OkR)bnxO&Vi=Aq775o_+NW8RVUgvo0m!ck3S;L}qk#8M=~=JbUXFBHh+<
OcAZ}4{s@_9Y$P62x-thGW2rsLD1+Qi`CUfK5!<&RtU^NkaHw|&d6%bvI>%;;zDU3kD2CS>!+P$7bbH3n|W`}<XOY(XYXfW4*2))
w3N@;?9NU@<uo>pML}FSoe3629p%j>WU>W|jV$*sRU;2c%kpNN_>y{op6qvTR-s5acNm|)>faqr`1Hw{^0=9HpNmo&Z(9RwntiPo
R+{(J*R`pkYf78@CmD38qlvd2OFbfyiYfxgEIq#KT;Bec@NZ%~3tH7h>UL4AE<cK-k{VPIH#~vcic1N&>g#bu4{;?HD#D;#MYM5&
hBOLRg-<<pZaI|ua!??Q<KK;3Ai@N^JX|=O-e5*Z=`ncf?X#-*9_aI~D+P(M$pB0sT*HB@m9C4dq^3%S?26d>PZAYcp>p55rPIEh
$Kt&Ufv6l$>9HzY8J>^S{8(xYO|cmhhai9QLL)LHIbm-cyi~ANQCNKl=PPp5BdOHdZ9oNTfOt#@G5#x^Jp<2j17a>fqMv-|@5$j}
=Z(nvT1_&0GGV<to1RU!ih_goQ4;lbGxhW4YOmEAC5(O2ilPjYY(Sk*L}=)c<dY{ctG3SXBvGu0JL?kzyqzoOOrNh(Ry20x?sayg
lEh!?{%4q3QD5@9vlW<HsllB`YQNXdaVCt)T#Z68+M?%U-z%O4*y87E=+lsX7wPuaDn%FJ>+y&nixwR_33jHOp4`d=dyfs6?z#?I
0pZ+I1m9$~pWnG(XC5w)(i48rk@({dJ@EwT%NHz(@hIIlu-vne4O?Oa8?LTMLa0w&WN96J*E+Jg?(_Ro_2P=PlvD*a*TPlnywdl&
n4YO$R(Z*!-m0+<=}dQHJXLE@b1!^#+SuC1d2<+fyM?B|3cSW;B!-4@^(woKJbsba)}M<#LDJA-k{vc9<+m%yGgC=<C1lxv(V8;P
PHO@MTa-gd7ImTc!&&ODMBW9Y*pi3}t7|gNB4Bs=_aj)X?$j*uSwzbydoAC6Rr*ol&gT_W<X!rC+wmT+VA`*~%LOv~z_nan(FISU
4nQnPg>>P~5)g!KFD><(*4ePgz4W@N`uBLOYT?ez^|;j=8W#8o#3SN4@7{U%-xZGe%go8`2CdL%nhpth)3)sVNZW|L8eg=aXrLUw
J4OnHQg#Uv^5O7-^YMyF36RjI)!%KF(M>wYhJthzXMqSJK}N3xv7Q;@b6j@kgUfbO(Mv^uuoe}B{qpPDoiC}Z+P^%>pJq<-g)RDS
;-I3At@ia{=R^uSPB7yNs8kB$SU^}ix9_iuhT?BO7Y$fa*-~|l#3Es15mag<Kb-&6gTxn+lU0ywQHn3-pX$o5-qlyCi_N^-t2pU~
2KJI^DB=jp+EJF-`q@73ePik08kobjps~hqnG=Ur{Aep6g1T?Bo^?8TP8m~+KxVl=u9u3_Tu~w_X1NaLe^-<FtqVypNt(6p@GXIQ
2k#Vn$xq2So>+*XMHX|t@k&hIOK<MWhnl5NZ&@=|QJvfDG~`SP-ebO+ksUg|{Sy`$;=`$$j(XuO=5_8`JbdYNey>DK+3RwC7gqC)
uA|^veHh@>yd=ujnk8ZVvU5(pujP#GKG)Y@(ioaAGrb=CRla_7cK940T;b8i6J1<b@_DQ%NHB5(SanJ1CIXW#&<XIP`|PS<hu#CR
CdoH6s8Mtv<mlSyO=x8F#AoWDu9b0HCslMz6f8zvGqPW1&6n%%sXFX*w87q;ZH9Dw9D)e(x>Z9dN6rQ?+3Ftu!)7Dm{t0-~_;Ydk
`p(~fZwUFNVXyX577QoDrb8L4JWTVRsPZ_k;okUqNOI?y(AA-di4K(^A+hn#%Gx=yY*p$1U$5%(HSaFVX#6~DNwMFXD2f_%*X)KS
Jqgx~Pg;iGg;;W`iv4W7aWGN9>lOLE)b#Put(Y90JzUK7as#7h%A7d{F(qP!L2D|p7^}wzw<7Nv7Rxvu9eI@HkG88Z;$OqT-b&E=
UIT+vwn&3gI=JXVkz|bb?trIWX}24{ANVpK3B$>a<@vRpTk}}{t|!I6D{mJOD_<V6VhFE`#}`P8&n^ce0t#tM$D70>gb@VLsvx4y
_(9(IT*-%tHg3c6b=-*6^v+Mj^)fMWaa6V~MYi(&a+-OLA?KR{q%Vsh?vctquLD_oQb8b)<&kIQm*B9;Z*M&fh6LdUPVR|5?yPsW
6*qCi8fUD+vuTR{45qECX<2<R%)eZwAQy`y>#5Fhmb&=~WmK5KWEK%krDaNl`Ji5?-)te;1|rTa7A%W2s8?*IYZK$eF~Q?4zZ;rO
P<`y!A=Q<BsYFCxFUjXltm%xw($>;K$7Ji%(=*WvQrB*$Pb}Nkb%))*e)SZ`rhOAnnXKH<rA=C<{N{R3DbDRp&3;rjs>+cm+i|u<
2>`KmOkmt^BaSdCExqa;q>_pZ3Em!rk6W=&h6qPJdA)n3Gj|xEqMr?A`}2W4_H8kYQncZ^=d-|Yl!&EZEGj6nDuOUr-ajsAtB%|c
Z&%^<Y3O)%-LzPbmsohht32wQx}P`i)ifxPck}naM4Nhiq&fNg?qYeTQzv_{55fmNiX=&F<-#Clls1Z=Ldb!sOesK|6&sZ6HGqkv
uPIH~t+IYCcsM<<T?|oY8qS@4&6{6YB+Xf_4@|wJRkKFx+UJh*beOglU4J&cd9MDKA;86VX;`slZPtA@RWnqZjmlKRGJM(Z>iD%O
V4&|pv*&Cu@3sGyT+xa7YQX1@g{WS#yU2s0qm;ZYTfmV-Qtnb*4yl(qIdDo|>^+B>LW>G`p_!R+TIHh=f9tiGR*r$P2le(O4Y59U
e3OZ)OU=g<|C^-2lUC^=>#Z(I!Xj+Lbj27jgi&BD+Bnt%mkKJoi|-B_P9G)%n_Rd2Ey{Rsb^CSHXg#Q@(?Rp&po)O^=RRjtbICBp
f2+VWFmPK=7RGd~p@+g&OKBl2Wx^=5L^?Qx0w8ymbKf?ig_JNxmJ0+ZO30+vgpn8EiJHISjos2J+_Yc(ouEk7=}*zq>6T2}>1}oT
vPb<+zPYtsq_@Tm5hYHJl^j0TMovBR_SDlqUaPsTZX$yEOks-mcf&F~tbl3|bee<o<=nK6^FlRs)b44(LFcbm;*<oz6|FL<Bjse~
q*VB8|0Cg5T0Te752Oz2O_s;*vW13lX&m>aDluC`W1q3dAz$xtTm_H0BJ{78l0Lnt<n}G+!uFZM<*!Mn;kcU1rY7H<IC&lU+|3B%
qQT^Kq8Op@QUBbz76>2Ahjrt>IpNpHt<XBFt=x9K9C!SEonv|sw;(|p8AT47Z81x7PbN!rdx(8=TGGYu`_uSNyZh&g8hRt&GIc|X
Lo)qSfuB^n*B<@-9rNzV;W}ZlG@YiMp@|88PB4GX-QimBAh6Jjkt7nxu%JA<WIg6WyC)?dzQ46-#J3zj2<si7)_v|}QZoaFL~@Ph
Ch0^w7(o`XTkiQRC`Zm(jBzLu%5OiSMnyGzSwU$m*4;4Fhd4GPmC&6rLr0R{sysT%gjJaL{!daz7AUK^$w%5TS7zlF^Mo!CPC_nh
5^{?<n2W%Zc}`bVLVeHH-%2W)>!{9?oRM|L^^bqPSN!^YZ*VNNj1aHQ!~!Y~gn0E@?0~Ne*`npy2G9{w4O3~4)Z&%9hA+eLM0LC5
XlFiB`;~KVsSCR>14EbnY1<UjJt1<e{n<lkZ{C_iY$pk~d$(U20Cm;=<M`j>=JS$_QS)Wc>lUj|?vCCY(F!UjOfznIKb<cxx=d9;
R%Og6->GJ6jG6K-_}N-DSg}SZzsC{}+LV0r*T;t{d|^+G{nvFeePW@%Zt@3@5Lw+p)(vTLcN5FM-udmWX6OhkRaF#Xy9+udL6tO>
2Uqm}RAU_M1R}yfIq}azewy9YsZN69iaD3_bWK~scW5aEG*Ywq*iwEY1JgG0<06nWov`7R%$I9_9Q;|&H)`YJ?^+vRplO+~_jl%~
b$4K@1J=s1KM%-r0dn9?;RF7);_bdi(&-N_>`p`HjPvrF3og~PGTKeZx>Oa#EdeRHddSQnXv5u&!49fzT77>NYFyl*4_MMEC{mZi
+8N#HS#o|>c8)1Wx_2XJtG?3G-HmB?AzB8?uZ2sCQ(v)t6nq)kk$wAqv70o)3Lv{mHoZ5E9=#IvA~zbvCO60G6gj0C6Vhh_O#J0)
wnL(K;T{zezK3bjtsD?9JJz3Ejcciw5a^H*u}G#lW)6x3=uP5l|8uQQ(@4fDS=Db7YB<GI^Oti3K8~?C@Q0Z^cgCL=7Qp%ZImOKU
`PSN8nG{h!Ea>p^^oWdCK~Yl)nY;@I7U?X`T#oN5)ZC}(;Z1V4T-U9<ZBfNVJuvY@O#MGuCv**c;3v=f4!p?!hxmVT8jO=-4xjCF
bw6fFf?@uD&9PDVx9j@sBGLc1hr`034_{}O{C&paorSyFkObG+r`is>@wU~b!~3W=Zx12WfdZd<eva|XtA=X$bnffw!`<D|wjXca
SKJTC6K~e^BoXQK8~A(Nk@bh}`iX|7|GA*G2&dOpqre{(Z{sMBvhVx5usVtgxuxf*+iKPv<^%kH0F970dmd9+Xz3L=RGJT_cOAF=
mS))7XWvI9;BB1N+^nP;-n$KFAkbiIDBFuyZdbP=qz(7ZnVXT_^G5K2oCFGR_{0bLxWq2~x%9A<h0|z6MI1yS1O-kXVrwF?gsnGs
V}4Hk39XWMEKUfJa7qSCqGPMbgh)Yi-$M|&pRCl5v>xx9==5W6pZosbmPb>@z3#-0+`0H51flpEi+cEWlH?4WW;|GotQlR(f_sl$
D)X<NYj^dUR<n_&A=b@5bon1MXW6vc^;++BrnfblPhNo{?v1}0uT4^|xqe--!5<#~cAMku=07RV*Qb?&pM}N``&>`c_JxY;*T3E8
QHJ#`zp=C5^mWntk7c8H(ZbXuG&NR;^{VCDwY@8jEjabsn)=0Sz3XSqCxh13vLovv)V=vzZvGQqID6R*0+<hUqO8}pPv2a1=Ox?r
Z=<cYaY@ZI8u<OaY3}{MEq?7k^OoKg&O7{-`@9EU@0#P8-us*DO+A^U^wz!R<Bc^ReJg%kp7l4@v+w2OPa}KRlR0s2kvwEulnKz_
dk>(}Xlul85eGGRagJuyubn^NY8>!H+D6?E=s$En(?1^Chy+=GPntWwiQIDC?mkEB0+4-Tk_RsrE6O?36l$E=F2H7V_PAOfEx!K|
k6Ty2UNlkYJ(V99#|3;Q+|0i8;yPX*tJhAYx9TE!9G$bU*OzO?@^UXn?eDnm1#gjTjy3L_iRFP7il5h5o`$qbg53=b&mV8XvD&%Q
Gu)cpgmk_4@>mC+c*jf9+|W0sd-sF#E&oT2O=_Y3bv-xZ1EZngQ`A(H*;3&zS80Ankfe2)U86OYVnBVW{l*2t!gd%ZdhGBGLS*6N
LuQ&tv9W4-%eDf@<(q9Joygtp#2rt;x~^Ud#BcuWeHriWLkGO8{ZFrd$Lar%ae94A{C>{V^rJ8L)%~6$hHniKVtX$m%xTr}CBR=E
V2<Gw)dY};F#qlQeZOZv*yG%7`$wm<_WrNs_1byq`TRF#OT0S#zFyxyf&3Ppe(z`3^?6i#kHS9pUA{U3U`zepKHG~&BYT55O<1;<
$MgTxQ;a#yAqACB(a)FP^mNbPjS0sx21vHDIY0}l0Bm}{4hE$b0=+F9o~L0aYh?S5_|xl$u*pMBR-d<B_OAC^i`?n8YYT^PT!ee)
o5FnN2X3mktB)z((_O2u=e)%YUt*k1M`@XYaRVB_p0~u8i`na~bp4m{wgZvjn68rZ+gRMk@7-UuZvrIwS|?2-rEcPvP)F=NJXdO}
9x#SviP6LmcB6|@UYNH@z^>at#sb}FdQy7P_lbUeY&3#-Rs-=Plx?6ipAKJb@i(5d(|PYX@STRjcpBfpnRgdk{{<Z{TF&R}QTmq@
9oDD5CjQDt3!f9VeE6Rni_<8%-cl!$ky2==P>XS!#fc&+kGQ`6&1oce`pgNbXwz<cVX0ts8%3*9u^Mi<(zVE=LFho&_VO9Xt(SJm
_*}UIrrZ86e5_{}H%(scvtdKg*E_~#dPgtwTbu-|d>>#wyb-bW&~+Hb>pj!4+9yZOdFJ$;Q5V#`CsRQ=+Mx|EzfO}{JX)&mtI)yc
u(o3N(eeG5uG~`+4;sf7q8W$N0IW{|2?QpYPz;GAdyqg7OZv+v-KVEN$O>ZL@8!Mmofb}5LhDH)mYq#>@2FcxcPed7ZBcGF&*9oy
pR?=b_>Z~2O5g91`1SsMoO`xBg7W<?9qwLIAdjp2J;t{9;Bw`kvsT*r{yO8~^cDKN&tLnsr2x>dj6d%W-v&xj@6>nne@8AJhmL>H
&-mRfwO_*hrdk&jb%*)lIDe;bb9ke;f6QE8^v#d^16txy2?`hfp0O*ju_4!N^K{C;|E*3g&k8*m{-l3+C^i8IkS$_F4MtzYfsq3&
)ue^NDw>`GVA$?!M(Md67-u%Q{~2rlfpo5NctbHx>J_#5Q|{D!)!f`SPm1i!j8)qjNdfm&-hcLvPQ!JWIW;FZzeDu3`@4M>_#Y3d
=reslxfDl$_rvo#^fQA`)Cm$!18;^u$WL2y93izj5c`cJ8U8WWiXSE^S%$?Y4)4IYd%-9j*(4Gmj>!ecXwe+q%bQnL!&bMD3!i3q
4`p@p+dhGuFJ`7@{?`s2mh4}&F4ixUT7dnJe{9t{$DQv{`-Z9ychuQ*gTqx-Rohl7u6@l!mRc<%2ZE!&xRFYlNrz#%jSVB=9hC_L
l2+9sxS*pO^L+HyZ18yDem*CodNnOazGr~fmuu=bxw7GW4a1r7mjjaSw#<mV_u^|)!WOQs`M{lZHR}BCzlCLl7EP|)jP8Pja$(d%
g#l7EV3$!q`s$Q{!>J3Z37w4JkRl)wV(myUiek0fuJH~_Zei1!3U#+P4iXMpTKPPN&DEF!{IcVN8W)F%cHN%MGlfJ$>9`~o?Q%k$
P@oRowbIgx>qk+dqAH{8Qt)4%G(DW>&|j&~9!7lx<Pa+TKtX?;Z1@n`Ng}u0>rR<yzMl!;n#Vs>s_I&z@_C(AF1dCp?h^a!;y}%+
(Bt3l+OuaJY2y9)&D`1BF4<l8-8nV0vZ+7M`NRE;57_;}0sb&QF$wx7T+V<%{t(13wpq9R!7=+-Auyz&!05@qaBr|1L_hS1XW9K@
Jl;_`JLD$_Fkpa`Kbb>!ZpQL<;x2&<knb)#&Bqsc{)RjihUu-d4I!;Xs58XaZANN$xyB^-=T$Wx6B4y(+pAyronYiT<>chiQgC2*
H8m$<hy{>Uh@*lLdOZmL_zm<=EBfrh`w+i1^cE28ZX1M<I7@7Re7ce12Mjky(v(Ns5W4Kc337@k%}p01poqwf6)Natolx3g=)&m#
+8)gg3WK_>H5OSEU6PWe4}JZJ<`tEp4pk%kQ}HHt94F6bw6U?9Ht=>k!{rUj+w*go=3&;IYI3YjKUir3+`p%l!cY7Hu)X~~ioWTV
QFZaRw-U^VZOPqA6vHc*$3!-e(I_RAlj5f(a>?{g_+NO`?Tg2JLa^ZAxx_sOYbR#=4=Oo?+MJEsp-0>kkC?%>DsSjt#D#l23;Fr4
zh%u!6(?DA_#6o3eu{D^l-{BDjKkp0;$Cn=4-Sb)3qJ;d^gs?A!=u&8y8&?Xp>KtZqofvbCBGTvJqX3*%+8B9yQ7X-*Hh;*V2ev@
5$P&Un1b%l(8Hq(sai9?UGFRQssM7n_&*C?UN>Jpk6G6HH0-QbY&q&ri=k844W8T3<sTt4DJ}KaS!P*3njQeaba*=dv_U8|J@*(x
zeWEPW+j;zXLY!6Ue}w*l(mAJaw*Urmt-B6O97Of2M2(93gB=CjMNzFQc)?Czf$QsrO3C6?ml#Tdy#nI$hto6Z@Bc=9JeRHPI8@t
&DUYdo|X>istSbrY&VjKC>0Gi(XLMZl@(_nHT6mUrl5Fb-1eVid+3j^sXY@9G&UIzj>If#hpgD0GiwB6`17MSVcZTnHhlg5QF$(;
-{)NxblMCS`~GKXcggvXl^EB~Y(<hGotX9<mc@iKbJMsCxKkPp8YDXzY61ltb*D-1Y)-)?;yuphW%*5<2ZKtbt=X~F<E@>JR1s-<
gErK3IELZn(!SlRx$SnpPLf<dKIxv_jX5PAsv2<L=kjtg#FU;1Rpe$BqB(&Nz*(oQOvSgIZGI;NT3b0*9uJqc4Z?B8;q@~*T~pC`
1}hZtpMX4Z3PViR6vQ@a%Q#e)O~aNtERv5Nv<XDqO(VIpa}0CWvd&znbp1{X;qmTRVcGP#54?U!JecXLV~4-0e=DXy^Gt>Gu&pKt
Itn}r+Y_1ua1AaHay3T!8-3#K%!rH9yL<L}h6FkhmV|t4%V-l{GNA#?NawJC;9Y=yNiHf7%Q%LCnX|DCj0~dq8R{KRocZ%KY-m$Z
V17woLaxp{ug<1?il)*yY5cR5`4*o9Aw6yG$Y5~DA(aA+f=F?I5nAKD;_MXySR1&I)QN?kq2&j4(lmzzg)N@*`RI;<M16NCdk!WV
6QcwZ2yIPQ-wz`S`yTwz^W!PV@n>Tqf`I6g*22zD1vgU*XJ~gJl68V7b_t_{wYntLI~#~P5U|K;{=$MGi9`%`ZBjrGg}4-<ZqglT
1J0neyHt(OmLs?FD#=Vj5Px>va1M7Ch(6l%cz@cxVtPJGOqF*`Xu$~x5o$JsST@o#&RAeN*l0OEZ)e+h$zmbMK1D;@?dWmiN4^a4
HLXiiz&<6L@8}1l)PdT4A3TKqd$?;3oI2)?gLuG+cbG0&*Fiwo@~}yNJr~fd?E9p@?_Ju_RW5rRI>A1i5S3Tll&7$UeI6oDxn_;;
ZMTg?rR|wMynj#HI7oiIiL0^l`TEuyXG^AZY}mT0N4gKjb?<=sN!Wg#xFcS^7A>qfu!#*teg|HCbUkwnmk%Oh4tR#*HLiPie&HzW
cqSgFE&_I85_Pi2;rupr%ubKGg5=Q0dLk7C)tndR@{#D3(fAT(9V+tW)*GG9;nedVUS&THsLFUA7&<ARU8kaGK1ODPGq5}G_PZml
@gf*J9?&=N4;Q|OT^rM}qti*TO-T~GO9b%n*O@!mB8fVha=(7MHn2gTuLazq3X5;+(eP)R{7)*FAPDH!7VIUPa6|}dSaGZ{)U=pr
LEBI&5WEVLw+`B479$oMv&Hmz)^SR4L2C`&Z2KLJ9-Zn^+a*V*5+4JZ#wMmtq&&_8kxiR0K8GRb=d-hcc6-jj6(iaFf1zN0=GTC<
N3#Z%c6uH!RqnwnTIq_OcaY%mIf!=<uy*BMK{<S;XO9>dI}sj-mrZ*<4hw129#gUS0#5U($el+)(2rrMY|I^8_KlZ*VdcvQSYi00
8hD1rX2D2NosCRY<>n#fmvx80%$~_ocpS<buYtBmaB9i*HT5w2Jd8B>oLvc~iRh1QZHBVr?J%RqJeks^4@d6t@82i$$ap^+5QrT^
icNuuhMO36<j|6&y+H0k6AEP%3Ha?NXJST+2oe?qQgc|#P^B$^pfW=HPUg<{|2iFs^xuQ7kMsV+fPZn%`%c6Em^wf4|8IY9)9U|D
9pA@Yx;;Q(g_x+2{ywMB`Fk4MyPv=0fE*A3)FL0#B?(BBQmAo%WQcDl`M{cjgrw>vDacWwJ|_d<(OR6K)@aoG;NN`7HTL4KtO2xw
znTu12a>RxNT71SxE&0H%@zaz_3Cx&I|uCc$P_X^OR5Nefg&BiNxA*hki?Q3f!#j_EMm>KVg4WGx#kFo_=yUn5GTSY6d%M_{xSgY
2$ViOpYOLPiXq7V((67Uuz5gfM0>n_-iLig#p&ySpZAYSshD;EaqU(3)G;6tAffu<RQc>532Ex)l)+<#d<--!MWYAQQ~0e!5`jTP
Nytz@>qh8>L!Wm(Z#$y9jxOJayU5ri1D}^toxMk2m-m|D6aKDy^pS6gK<Hu9CT3*PY@f~Q@5KR0*#mMN;ND-Whlfvp<`9$0(LceD
scWr82tyc1R~l%Px8VvHLwEIW(j-8o7-{lmYwOFKhGznVnh8!hp&wnCWLSR}lr{FDvF1iRe14{m|IKf%t+1#4C#P#YwbHuQ4$q<V
@B+K#Vkqke<4}Jnur;iLf(`*FghfzspT<zd1~zy|2@)p=LnJ6dglHc{KtB)OpMOWziVDY}F(5cw2vPufq`nuozub16t9sf^Xr)C2
*>kfkVyiH`s))bpNgWzUD5)k~WDdkeO>V)W?^A+k!w%XMphy*SpXhbZM-yxwT)6U&1;unEX3o!PHYX$ve!v9Z>U`7m@-@&r4<OU|
RW!=O-rZ%>J<>znhgbIFSv12yl^;%%^&N2c%+1dKdq+;lYe)XbzDPu&N$KG2*B!jhXFU3~xd?odWc<^E!ugDc27QAMG@d_Cm|thl
K3TJcRKsSlii(@KnGrTJD73@>3;{TCG=K;Fft6_lX;^@vN>-EA`+PU&@Va`rY#$kEh)NM4kSRie5`l;YU}jIT6gyMge}ByVvY-o6
HM1F6jG_vO6pAD>O9T=X2?0YBk&{7|7*r!luE4+gK^JlYCBufHDT^l~RzpZrNkSCT0Jti~<?-t5cy<K?FOY#Tq9~+-f>H@dC<uj#
RX|K3hbfWU&nFHigNu4dRdVN4sLGJ!bF!;TXE;o%Aq=K*&gRIZ?WcPo!-hDxNf;_@Nl^fVszL##ikfMlnqnxbiYIKqp`akBq6&zL
Xd#J~AjC9f9FD?vv0#~W!WLw7R8$l(MN=_NMNw5G)RhdFW=k<JB-0Z?Q$$2VLq&#V6B5*uLQzf>;gbxKFtAlq6aar$&{OqDd>@D^
!TkS0pnA}LTGOiypKG^+j6W;>-_P<oe3Vr2AP-~V_?h(3N%x0u;p2|cZ^m@Lwz6PSfyvT>Q@1lYZ6-967R>wl)_-pNhu3-M_xwLU
$abfWL>y!=v@mJN&c^%)YOmQK?+83$PrgvdUyK3rfbxJ$k#?S}3>TCGv@aP@)EpwU2y99jAwc9CO1MZHl)wT~yURxhm7lOaC~G=+
o4Y?yIu6tr6%Q`m(IiHQhzdf47D+gsK46O`+9+a)q>uQSin$83P!x(#Z$+Uw3DAfiKHm*|&sfB^d*<4kXwvR)MLsE^&q`x5!`J9P
Xo$=X-$SE0&^<(de+zSb$%5`SxwMnz0QE%h$+9wOqN!3zC<DG6XqQ;MXXA=tuPyz_;ns*9&>^MnGvm+C*?1r{A(*X#`?~cRC3Db%
;esD`XlM{5&=l}DBmds+8yVugQQRz`*q$D1xPYIqRDJJ0xHx%uo`Lv6P{fzV75x(G7u$W!Z`=A79z6#>2%oTC=|ny<A2`&D<PaGN
LeP|@Ae7883!X8`={xnQJ$$JQWc~>_m=v`_$)S>M%~_@q5QYt5T7}Q$y-m`fN+ImP!2@7H;{?hICijrs7z!e<TzAB#_PIq~<s1kK
vWzP8D6Az$ZCOBtRH~$!f{>&Ffr6%yJ24VQ>+m~X{(qnF4t$Tq`!w)84`oxV1CFEi`aVJ4S0lsf!}N74;S>ceM5PE*B+(3%l+Zu6
td>#%h=>XjM5adwrNklcmmqy#EMLNQB?_vf7?OqvDHw)O>*1$J|DfNb`0BMd3%AFAfCqj3uz~ReK{CALs2ES=LgUB}(lmId2nDE3
Wr`xhojVp?lsPf~e6{&v1WU4hVQW6zY!CB;?DA+6F!om_f^bNh`~E)z<kZTL|L2)8_n<hp?(D*XvXAgz{DbzO?z`PS@GJTtS`-Q%
<<F7xf6L|j8Ts?Y=E44qAK^e`SBchSn1=rfaGiQ}3G+esiUIaQNGE4O)P}$gbNatITN>%y$26}wLYMd>2cED%me#eP1GJCoGd&L-
&%dGghk_n&%tyL)X^JTt)Rr>X0r{{nH8_1N2x5hYOrO+-hGHAcv8@G0t)Wk%T>*M#9Nk>87xs_fIXm&0!A9FlJ#|0iGb5VJJ^X~&
;=w8J4Ii`nqom(}m`BYNd&T{b2|@)R6o}HGRRBo{F)B=@BDv<LwtBhiYiO;CWcO|vIwN~hgi#`v_$^@}Oq$U*t;x7`4Y-aG!h-FN
q5pLE_UO5r*1<L(T%pTaT3l^^(E}Y>SfjFnObI8uNxQk@xwd%Vx&{jYwAm#gSj3PyWge5<&0w;BTQqefLPahZkzgAfggPKdBxWFp
V5W$snFKI8ZidcwBq$_sF4=b<Y;tex-nIf@25tnyP$7xl&rszFKf$cLPZAp^mlva!!N<R{hJ)=s-_)QV(oIZ-0?eu*)<2O*z|;^y
BQw(}M8G)z7%WdEid#>jvZ-l-S=X<|t3CftCnICKi{y*P?)-4lY<@i(2Cb1p%@94_!TsUpKOKlzmdrt>eRDM^H~qRdgCnZcib=GZ
9AOQl$wCwf3r;tjaXG_|Wx+Uzc9N<I!2^UN5rPZ-%z&gIHq?moCtcBi%E^G%-~s?V4L<)t)Mv{I%tzbhrz!n@J-;ahcYZ;L8ISq!
Q!{soYPuqoL<e0zjgN};@LD@<l^3~iToL|;nl}g2{5}2r|A+7PQ-3CZSFCIb%zw!-P*lwsf+89cq@T!{{4q4ZFvFdHORY_GdiuZu
>w)c&azXV)2+_n2_!F$zmjeb*<LBDA2c(+*I?aEPhrXbRua%tjN+*rlJ0`I>E>9+Zry))e^f)yQ7&Pj7LJIKxy&S)19dZnkIG`co
Dv0>=-$;m@wo(-z5GKS5F?6Bz?pnIlS{MH{^sF>?EFJi#CpWGO_Y^i~Uk{9vaA$AAWE1l5(eDj?2?{~h(!)}C^tHFPZe1MZY|?b^
t_2T77yI}i{AvKI5E>9^6j~ZoJz++1I)Ks!5{R+Y)yxbh&L;8KR*>m5;8EeW22}I!ecxBf@#reuHPOQ~?m+~u?ZB60kUQRu1Hcn3
sDr%I$@oR^xM&QrR>q8`N?l)(p$fHAM4l?6%vFQ_QOdL_&a-=|QE+J}zkhD+qxW)=<p_23Ve;X}|IB&q1fR;6Y-z~Z35s<w$%B-k
qa4ZVW{3Ghbv&V?n>6X%r}2Ja18^cQQ<OiVvql;xkHnIBBsd=Z`rTp1@4{C2B-sy$l<ZxIqI9>-Z$6sAi>9Zv|FHmA0pHk8#>PIK
+b={EAxYnYS@u9Wg|w-HKp?`vs6vt=F#@xaZz%4q{L>i@qHTgfBv=bL<gl1!xrp;N=mxgeP&L|-NFVt#?hyB6pFc<R>3Q|=_{)5k
koLGpB>YPcpr1kdr$LVYU3q6jL{Q%nutY^*2ZSgG_lOEQEN6-#F(p3I6LW5@1)g^%@>n`JCiTs+0~nju*dzI<s~%R^q5I=8oQT}D
(QCq8wRQxpQ1?Qs7#=0uNM!k(QBN1gdYmCXiDXZ7yxjLLki}XQ4wxg1ft!xAKD*$OrDoaZjR?nJfn=LD0`U~(A=nL3<loP?nEL#@
qvAaJ54C^*Yv$jly+(uWPn0?T54)%z{IfQIclWbM^MK?5L*V2RDCso~NL6<`lu~W^UB+n5U{9XD{dxxQBh2__Iy}z-Q}8&yKTcdr
v<n9z>Youi{z$tUrjvbz(YD@f-$fJQ|6io29oQ&DLHp2<6y(|!-D(6O!t<#M4nP+vmjcL1vz&+t5>aJ?5d=+0Qsg*9N|+Zc;T?!U
OeaJtWs^<`3C<KmK}R@T3zQcWNUH6U;sVa#<`Ye8e~fY1*>E`LO0?}jsuf~FQQ4#tN=l`ut0xMODw3d<s3=*A1e=5X;A@}b)ODRv
mTf((0GxzFQ4lObCKH!x8VzB9m%Hn&-H=dHKtuw&Au||^M#!mxHbyZTMr0s~Cd@Im1~L^cSdP!CEWNquuC#p_SF%+U=PoWez9SC}
iUKfIP1r#Y5Jg}n(BhBW;81gjpogM}BAAL*{hcmpl+1Hn-kGi~95hHMIV7`LFuN&m!qYJTX$iGo-1M|qr;VB07$mNF_i4wq6RpF<
NpR>rxtcbO`~(Au)wzd>=Q!bF)d4{zB?K)R8Q3EVqU2{nxN;({Q)Z+Q%HWFuXDDG5T&aX%B@QrQWMMVtUcR~VMyTkL6XePL*aMDx
M>C$ymwSQ%1mzY47@~1ODJnt}m3Av!^Ru$#tqDa4<waH)$`F)W2PL5zIVU)C-5h|-j>6|HV2}qVbR6K@lT5{lnJ`QYy-VTM>UFPy
J{&Vam?w;;pyLkYN$ZJ_QA6&uJhOy6i^rd){@U6w>h>*|kWPmGGsHA|C%{qVIFnoVdJ$3NVPUISq3DJHp&P`<6U!V$LwSe$?LYCu
*bI3D5bSpckqli@d`k=;RnwIma!3XRsq5hWKQ1IVXGCn~+$<5PRhl&}5NU{HGM6MWO2L$~-v?2LXkpMGoVO5Z1^J!6mrv;g<bXTw
9fJpuU{Q3)96LaWm~UTj*{mr!0rVCcKxcos4^FfXq^y22BWr<-uwpEV3)$cbhKOAjFj>thmQv$JcJq(U#2$%Mt@?R7J@>tzMWm}O
X{1m@b*dRWdOO#@%1|NrKz7Hat?`KNbShJ=lxGE%$x1#g$#&h*tywR7i0RX;y-ko(D0uvhK!IO^{nV~_IjRb%gF3WYUiEzect~)5
m#>hO%{kX<#IY$4wP_1oz(~!zF++~MI>j|;r5k0-AOZh-!w>3`@*pfyR;V19!9@lrDvVJA0)i&0rmBb{qJ)Y-QV|42El`J)m?pBC
o@un~?oaf(X=<dNLP?L_L0Fo+qb-#LAW?A~1v+-aUo+XH;hhm=f`V*Ahpo<q94SpV5|yGn;)h8#v&<>FJ$4SjejgO+tvLp%C!$`_
Nq*>%-;}#3sqvhMML671pi~mfe_vYl#Hz$ajP(HuiYTaxb_w*f!C3g96^cO=X9tEB7jl|FSg?v3VbTeyqz`X1mT(#u&F8Bfb$&Ev
z4A-lD;LThQzJe0!?RmD2s&?h$cBU%grO3VRv@Ek$QOBaC%RO2{EdgYJhm}4c6Dgu@SbwRgWUM`F1_4)PEGSx8_|hvT9A9TMkeel
wBI+wP@Rrpwi~m9iL5{Y%5?v1APSw!Dd`F^AFD8waE`Gbl7gQEmX@hSRD34eJX`{4RJ!PR256(*=rNKEg{yA!6d0+ADkyfCv00Xk
LyH?CXd&#tKqzwC4iI+rX35rXnma6dI%nc2Kkh_PAi)3yAk!qnDM>J;3WQ1lNe}^UZoHWaq@?b;PNT2SMC}FvJ9u>lVu#5)GI9Q0
adh&G=ipVGhFr!WhHUw3O9CP}Gz&2#^9n{pHu^{z2o7UhW41Iqy$^am^W>mzb2}rEuAvQBAQew7RZ?k$L<W2g^sH?=!1!snbx!?{
KV(S**q^~A8Hr(oLI)HW$N4RQ@bnI#OcS=)Qyz&3B3KMC!j=GXMMTIF0#Kzw0^e9rh#GVR20%>Uvk?rR>1OzgV*ri-Lt(4{J7&FW
#ROfTfa4mkqxHC9sEqIW@^7~(j^Zf%{yOekq;?W_@IFw6^KOpeJQM1CH8Ip;+v{-j-}UG1w}-aKXWfC79>W1ZhBO}R8o}RM7qN#5
2!rf`7Hr~&Z%`_T`i0J1sB&FSClY-0ap>A$ki-FDB~~biEK_NYZklvf$ecWY^(2AtNj;0*&DUC4G&xR)6+*j#O%GC?Ov3KfHK#SJ
1y}}dlW+Ty8f0C<Y#BB)0ZLlV5{ff>3Xx=3Vi1Z+^ms>zgI=Wn2rmv73`QhWLuOs(v{W<-i6b^4&J@e^u4JBf3C`A22M{QJJA?2%
LCTo(0Js$sdcpXF;S-_|&OY>Rf`2OCmm%@nUoL#AzLXU=B!{pfA#cF3$;fuD)HD)o-t}G_6?beJ?=IwQhY&3rSUH@D@J4NqICJvL
I7AW3aA<H00^%v&ejTBw-Y*`AaKYS<yXAvK9j&<E5aY2ONK`>nQV>d;WnH2Y?n)wsM*-$+*{L$^1XV>UP_8o<hHV9yj-ce*=eOp2
Z_FZ<ZM5Lwfx+3vm_U9&1SZ??PtA03fe<1vm?{PqsmZ3Mw}%i`AjVK(GwMJ`8{$7ZV}TvA3QU*hZs+cQJKP6W;mQQ$L<Dk3#DPH)
v<5W<NE~XoSf*iO5>3trc{JqDv-h-pvVFHddg3t^IUSg93PFMh$q`pWDR*JCCYic|grW;8F53XaqrADb|BWo0WKXbJM{mDL$Z<rQ
^qNfcSsjEzx4Jhwc@9B4yS9H5L$Z(_j(uMcMnT)u?=pSsb~B9a=p@KFL3s(sB!m7g;}=F(d2CMlnrzF_A}Ru8L?mG&A0EPo)aQ2D
0m7F{&cX0u#F7t&+|MKDhoy6rQBil0<emY_2#?%^=U`CD_5<VN#f4qI2?{t8jX*@zR0LuoO1i}B48nC~tq7{}k{tRWLSAjqkitr%
xioarQ3@j@cM;p8<J;C;q#~lb(w_0*CZIcu9FVT$+{DEgnzUM%O`69tRGd*e9dWYmtw|=x<q$+kjV{pc*#<0DsJl(NI^w&hZcghW
N{TjJA6?08;(OiKLtmG;5zD<V>BNY3{NpnDJ&zFr0?YL;7u-J!-(Pr$%jW_@WD(s*P`U>v6zFB;5b|~F99Y5byH>)POGAeTJa&E2
-r%1^jyzbfjt3*~cXmEe*i{|T9Ef{%1C-=)A%wIrz8iy1j^TTb7Tm9B@#}Eyyk>H+^YhvfaUna&In22PZ7oaBCSe&m5GsQfEH*M&
$-<>!UfwnZlVt+Vm<neTSV%s1nCAiqcp(x@=SBtx+aPidK?4t-JptR>W1vXfq?qS$?_>{q3v3WBAdHWc!hoj6IQ8w`+zv<GZrjc<
cXf+-I7Ju19`5IWvTz>EA^wl~yS)}4xv})BEtO9?6Mr(-QW97f4*4EVb6e$elvO#0c_&k7a=DtMCHdUGeDU6`$v5mKAjSflL13{;
sW#5$Lm=k}nj{v6A-Z~<Y7N+l-LiPaS*^(*hzapdI&?1JgN3@zopmJqwd%ql&al2C-uc%Q`{(`7c+T|`TGorHvf#yn&kU-av|}c?
<6wK>xj%4M%tcuxa+aGam6`;!i%;4YqDdhMUDdhAstB$O(j3NOY<qA<(5VJ+K&(mB89JB1&G);)V+_NbnnP!HYiAkv^H&*4-b~&$
UM*XgtB<=l)}|$Aj!IHZP!Qzoq%f58sWk{1oR&#~B9uG!4&99H;?`J<2<T6^?Lb8$u@fY)H=T)~M50)cG?o(N=$Mr>Lc}D)kdB13
60*vW!>P(;Tux}Au3M+{BF7&m&(q!7`+K}UI<F*2AqP3-#x?hcz_(?IF0byVmU(ykyJ^TMqdjeQ<nd1vy|_|I2!u=f9t4R)1TDS8
QFz?^p=q%LU^EY2?_Os9UI(Y1hM9#RB|FtUaYz3Rk@sn<OcPSYQwFvqB@_k9h)f`vGA2wpouyWBAA7b09PPv~Cbm$Jnvq=!!Auf5
WiqI!l@lU><TB$3ge4IoiWpFmO;*c@Y?`5>D-f*?!YQ^>XiNy1%TozqR$DHA9oR5FxpFaD!rMSa64qEF-@xrWA41_W*>iUGum}cB
!<A5$>Vn@ABAL^WBb$yKDltxrJ;pZX7b`WQCRi9@Mw>@5rKJC5;EGF((N(*4?01yeNB5cSf#Dp@_UjbkLd69^K@}7wB{4)*EWuSx
0ZkDFG*dw}5hW{1#HB41G!)ZGLoiT8G(jT~LX<R6P!Uko6-h|VK~pkA5{(fQ1tkPU1XW2g)i6m*Nk~#tBu7=0MG-|44AL<SP(>-2
VG{_dkF}t&R8a*H5fxSmK@<@MBt;bk6BRWDNQ012T!4s(jY)(TI2dAz3ZiMIf+8X!Dhdjqh^h*uriu&ZBcXRZK;_f0k|%M{9(;S=
(Sn}ph&tpPF^ooZ<z2J6g%sFRAtlnt()4l8Q&9pX5cEPbOy@3FG!u|?I3Z57AOZ>`LlUfpun;MX#8HHV!oZ}{0g%X=$0j6@B#_W_
XnwPf?x7`wnFb?qaHEE2qs|Ftib-aIf`VG8iK>~3QAAiGA|R?Ff$Q#k_Mx~gaS2n742TH8dYz5Wfz!~2cS!sAZcT9@dmsfN_IQUk
2sR~3+O`Uefl9A(JpqSm4`B6mLA!2{adXoPBKSYa{u>`KPHKp;SC0P~5y-3ah~;<8i)T(COEWq_eeOHY+q)TJi_H7$Aa#O$VbiA^
_Ky8+ACV6~9_Xls*i<qIBALns5&)o!KtvT1lOq8UG*t++QAIN`QVk6Pu?)%;KhFDkaw_OO$7&rW=TUwc()9sEkWkS<Kt#|V=?hsf
MFSHA6-!EmEdXRj7@}lh+rdtN*CS%i-<b>v79LE=y*YvTOkK2W^3)dALP)YDjE3vM^YYNMrw2LEetauT8qD{n(95*o6W<QR^^#B&
Ze1EP=$=uGlyi)PC=q6NCFGQ}wTwN!;s*vM1UfNZC#O-rsp6`FOYBg+DjvB^#CoN~bT`+2{J(dNkBTYyr9OAfb!Lodj$#VdA|R2+
4SMm%o>;h^PkQq{R#PbW_Lb<Eoa6z$LC}(LlkI4Y=`Fp7#qW0E#yomAM#u7E3rKEU)UkK0#8g=7RQb|tDaQD7D#)d49|m?ra-w8;
(}Y0??m0yVa`auB#~tL4ax@9<?s{zEYS&%u?oOX^c<a}5<vqu($jQ$X(Kx)jyVb%A;^g6AOhutovPwv`mO7?_(Gyo4-CUrKL&paP
aqw;Ip9s3sMBy>u8R;Q1?BQ}`4`Xh$I~^7|&5I}n7CU6c@(%|wry4`m*AHXfxIs}Et_tfar^~r6r>3wcQN^teepuw>iv@Hpu$>ib
j3A@_a~T9s=yjLx2M-D^6<2)fqn12dfyWk_3>?Ko5rTpi7;**wKgirT6&{IZ))fJ-2RcX-edL~={~7Y{JEjLtNOFh|4g7kv`CY2<
6R;piDhdcnBATG0V8kH6B<=hVUV;GqufsFbUn{Y#HtzHCz%&Sh!hby9B<xa=d${b*x*3T-Ahr{!R7WVom}FHHL`6~izq9Y}>Hdh}
8c223oZ{ZJKM>3?;$5xxE0(aqsX*d^57c7eLm5a%9)l<s`^F2$MV*myQO}SdBQolb6%A2EdYfW)bu_-Wo@X<LaSpjf89(wI#m*Tk
sf1VlF7EL4c=Eh*dOk*lqUkZedvQMG=U8*0i}CY)b{KWJ&C12OK>V?nNJ#~E#}p9}M4v2ZUbOE+JX6j=QtW3{<u}?N7_}{Ups0{S
kxEX}Q%dnDK^i2*-Pj?Izn0)W?pYQ3e*NB}`y?;6qQ0_T?q)u<yk;{4O{%99;5=~if~fm?C&MRyP+*CXgow<Dnvo8fP&VNaBn%tq
tZH7_ds#tqwg6_~hz#4)tP0Nekv!w)oio}GnaOKDA?FN1oFo>xXOk5)(Zzylu?V(7dKC)Yt8W!-<P1_afa0&uObDwG9MQB^D&qI`
05}LApQkQ3+SoOqb!Z?9?Y|)ru>y`5q}SF1uwnru0xu(H*f^rntj1QiLCuY*TTJTGEwxuVKE(Wad!Jhyu_V_`+CF0{Dh@ZT?lnH(
(czQH(|hpY9x9dCQb*m%g`^g3hS^VFb>^@&ao@W!LmZy=;B{+wiyP8i(fKNUUpI*^Qrqhk7CDFHhbnPA_IcO8$Kwf%eJ~#pYAW*k
3ue4Pxac}QVeu{%iwo(PBts&(I6=of(QQ;4V)TlEL>U1{Pf;hG(D0UKR|KbPh9`~Tp+TC7WmUag)v-&ZFx}Ukop`TzV{{fj4z8!-
o!O1_bY^p;GpaGrfW=&;%jwm5U`8R>4ns1qAOVB{V6!mQ&G7YW8s^|ZfnJ#>Vxj{ysFA|VSQZWEHD`OegY@SDvRND!Pp#mXvXYKw
v<aIe6dFJ}r!S%7DFJ7_Ekm?i_Z!+CGkoi*y0>iz68A4&d~t)r;zCst;(}d@N!Zp$48r6#FjXFP3aB}9hno)0-ayo3Qg^cR>>_67
2i=?PCxvsom@HpBpEUP5mh|=E=Yo+;F2y^B5*V;14LN0}m4$c;aTa1h^T#NoR#b1#N48=3ct~x~QZBsl9o6x_y!w^G67T2DgEVDP
#wSBf5eJcw&Zhg|1>1?`*W4xUwpVn(aZZxqup%fV`h|F?J6hZCl8}<F^|B8yAX=(Is9KW+e%iLwL7ew@tXqGB2WOz*G^cm0Y@xCE
eI`4lmv$VXh87ky85#0y@Nr;vlh-zkP`GoD&Qt?TunV;Ap&dO>DURvk)2Bp1EUNAwpQauzmZjtYovNh7c>U*8Xs_+(s5(7HYQ^@s
9gCSHRJu80(>z`D%joOw?M6F0qHGlF-2?P4pbx1fzO?)oX#%f@8`n2coIr5Y0E1nCo$VY_t*And+z><6&Zkd4_R+s3d1rn*m(I(q
E-cQDl~;*xNdiIat!|1|EH3BU!)m_4_6e`bCq@tL$tj%dI;sW4zds*)O&yw(z_f!t5P&3h6M-zC`*ExA=z!o?Xj7!p<SbMn0`!-U
ipc(SKJXtF*?TO8(-8(lV0A=^2<98u!xc*W>k+JW2ZpvM6IQ5$Y|LR0x}jEe+{#BW1iQSJaCKLT>_>eL8z>>*WSjxf4TquVy7Nl(
N-<!c9v62<syz;SIyqgWdQ=S<z4}QaaonKme*(Zs8EH}T^YziZ8Kq+QI?;palXzYW4|LK`R4KIB+45`F0l`)Go(P9cq`JlTVW(?^
uN8V#U4T~jDR;1Zij*o1(<>#F;bRgg%LY8bRtYs2cLY8J!_z~KBJyJoC>S6_?>F%|q0H-$w0lNZd8XkzZ@+vkn#Bf~>7454=OCcF
7B0+Zq<Lj<!Ca|GtDdGAiizkhEw_wL`j*(7T7#>VrC5DdgE-aXAcL$zx&{O?OF5Yqq1llj@Yr!Qlr$R<<|Po0YT~V%WI?c0Jif0o
`B-1yIJu`>qmI10wx2ZP@Z-wy?;c2Z$<esG7OurRSdiuRA#T2<7J@7Hv$P%YJ5dc(R9a{?TJoRQH{H&?c6!4Vt|hncIp+0y*Km7(
bVhWOVcFP(oq5aeSC7T3Jml#y4H#-@-tyP9dRF><X6m<RtIMV}gegFy5u4VQGaTOm<P(8)6<G&13_l3P6&bUm*U8QgJn){lrsf^j
S-YIMzGo+Cv3cJO6MZI)BefS?x}<!4Dghp!Th8=F%8c_7cd{(Djq#a!v0qsx>$RMn7uQ3_nQ<jG5*~G8CDJ>uygOUE<gWcbvuADc
H)M>wl{&c7+cisQI!B9$_l-xo(zn_m>12xWMLnnHa);(bpJ#8Il#cRIoo-o4S6s83hU<p28#~_=-CDDx&aX!ADR{S6gyJ2tECm!g
-@hF@d#Z1{aSjI*L(b*F9?=q*wajnNIJ}*Ay~CreJjqBX){_u%dJ#mld0k5-ohaho_ff(eSY~|Bt;$HR2Ch&y)wOXVHTH>%t@MY$
_oMgkN{18&(8VRhi?g&{k}ycQ_qkZ?Q3zyY!g^F?3b<-KbgIiLU6wFa%&Q4&mXlg7ZZ}YFy)7eZ<ZlrhNE<!Vnrlk1>#5dZ?W*+A
msJ>yAE^=LXGZo$cusR4<_Alpl&v(W&RJ)%PR`3U$HKgaPJ@l`rCu>AO;Ky<7NE7@#Tm&15bHW}jT03*!-o&WtrevU4PI%zuX+%M
OzSQVD2<~%c>XHN;oI~bRU?q|hreFcb!QiXq5>iaE3_**c>VX4oXsUhUy7u8hn=cP?D#Vg+ODWawa!-KWIB(s-lKg%!{ZqY9X@Qq
E@#9(C+j8JH0fsFqht~2=`Ni?l4i?9E+r_mSu@H=$+m*EsfoQ&G91*#PW$J>gzP)818c9ezw_y+Mt$iw@6WJ3TsrCNU6;N{X7@pm
k&qG<l0)2n?zawo(V9)qD0pP#H;_k;r*F8ACU^i0s_4{)c<W4}dM@lSf)Q9jda8hzRb?}+s8?J(+Qc3cZ+BHb6?7^*8&rU^TggD0
P7{F?Hxb^@CTaN^hoeLYLRdODj_=DZuaAai+CDOR-n;l&<l=KDq6y*M8WP4F=nBYA`||qiI5cgPs63Qy9}$*ko;SeStg76sDU3)&
Gl3!Gm_tXD(blS{n4RALm~3DSW||H`#+bYaeHiB1t|-vzuvA*CB93Dc^)yL9w}zyxf(qRQpNRMDc$C_srgzL*?Ig`oH6d#f=XI@@
xz4zcLsAV*7Iuf+%9}%kI?8aq*@n_l9}O21(~R><9(bXVB5=~a9^H5>mBwNmqUGKeY`OQ&ITgy~@<WwQ*jvl<mBsIj@l<<!_O)J_
B|bOn>~ueUO5=~0P-JQy3L~v)zh3>;T<z~-hv6BQ98Pze2MX(?xfphMGp~6h1HcQt83&;5bvZOoq14W{o%N4Tpxw<yB1IV@xpS~5
^<Q{}iU1KG7570P0x3|CO<Y0skc-;)yJX#}IAn#P@YIJei9K%Z0O4NWOYs<Rsu4iZ-NlH8S$D1K3&5ZunyF2xT2|H*p|waIIZ+Vu
G$T4@cid&}4&2-<5Jk448sYTP%;G4;p(Y_k5UGjL;MQuKh)Ly4S=?Vok(5knSHZ^?3DS-`ziH{=wQ-{O?D<;o`0(D=-Q!|Ct1xe5
XqavFyNjmM;s}W=Qju2k-uaStw>b$NCd^kP&yy}HBBODr>(YH8;%Rj|zO|k3W$FB3QA9*|u`ZdAbS9WK!<{hTi(Fc$Af(Ap$7&!#
ULo|F@1r4#3TX=!wZ^%;v!veX7t_A3V~FW77ih>NswYjpGJM#*x;0mwK3l7Hb)0!OG#Bg7YrDiGja^4o(vDARx<Cl<XlDDw2et#O
DG(GJq>D+C5d_*2(bly$<>NWkoH20@Gt+MB#A2}pV5<ByiZOG!36R7fECEM6WGZQ5FBtw146FDwu^$5)5%{H6A43bq2>|X{!{<eU
3Dlg!fH%q;;1<^*p0yG+DH-caQJpkN2J$A|oy|qy^hG2!`G?nA(mB)VL`Fzn$;A{?gA{t2TYvRZd2q!5-N&Tl_8f<S!RBE2Dygx^
jgxcqttu1SJTS^2FvOu}-8Ow2SyHZ##e4{RsKeDXdFpsD?pfTNkJ!<NQcf7bkoG<U48}RwdK0*CQ)g4y&=z!inLSl9RMM9TTToic
(idG8czzCwHj6XL?oG$o=3sa^o@F<K&}tq7!AuH!exI*jsc;GT3<he*KKg-(Q84_={W5H>*6p?WY#I0)=B&gw6GnFqOu|rc#~GGj
E3#%>DRH0W0g!5pjHfJeRLCfz$-<Ee3KG;V5`aX+qykbSQZf!yiIb3!$faUJF#@o~3o;a{nF3jWw2)LJ6wnmOQ7F*Tv$c&fQa}!<
s8FE?B0>pK06R)T{n^0>{77jKrdULgA|h!@X=s3&ia{s_B?O^L5QzcrAMuiql$r_wq6k5xX(WNA5`gpg%2fxvDH>-YfTFmsDGDqX
$n5@(<2=dntA~ehP|-+r1nb%dx%u1}h$2)gC?HCyC;4mv@cX{+t?EHO(F79@tDjcLyieEHz)(Hk1x`7H4(LOlA0S|oQ3+4-1j4;w
21B}{@Cgt!v686Jlmey(IaJKh6r`;X0f0z^fC&Joa2Nya<BvY)zvI32*T_#Bq9DB>yNh{S8LQBhd*Nq_<<+xxRv9w!LQONEoRH=^
Q;JSIP4le2uOx?;&m=j+d3Il2P(=dhR+1BC;qLCN-uV$tX!NrAXBn3*BNe`ix{Q;ZF0xAJK563i`t{x}?g_B@*SSk%sC8iCsOfu}
*GRMNu936LSP>e|kPkW7vyB#mTq)d7-#C?{W2(e!Gv}l3To!H$Bk9^z7D*FCXLl@pyk_{p!QWrumW$1<V!s3;R)uCCFbPBztR|aF
TCy<j^QQ(x)kDyWhiNm_%e|q)eR@8*^_y$dHXc;=z1;lf7R#o2@t(WV3(Duqf=J%jXPolty6mvJZvGG>5kwUmEcp!3!%bi?!6!Ky
)wXL8h;&eO?Doe<N6y?jtY@_sJBKVSb<Blyuk%COGWOdynXKH!WIUNd4nYYC0)$kI8Un*iSYjH1*<d43DYn#W(@e<NQs9k7LnVPJ
rFoq!_`N{YM|^u)Jv}~-Sp%FO@wOj64D+V)fcJbBSj~(C-A<+#UK@8aMSV>X3xgpCX`edlhWE?P?|x^$UV1da_;Hqm?&!!fp%1<r
+4m0@xVS-dy;;*TBgDl${P-8r^t458IpgQP`}N6eHe-U~a+LxAgeMVDP)8F4Ser~nXrWSq))B4gZ0Exyw6h62_vZDx;)Rh}oY3oe
Jv*q;FO;m*gNLb4b7d5{Ci+~uFlS8MP47WlVCGtT_bcJN|4QdJy<L~!#UCab%mE(dIBe4E*-PsAtl%T9ltjl_U0xVeRVnMgPlkf_
;FpOl5zkK%m^vYw!B+QXXK%=LMX)hTR!bTYE>%<N&9-D<OJo+LK{TrtodCFYcgqy%cvXz|;Tk>N&Wj-s%3-4iLh;i^C5$tzzSaq1
9aA!XP8a#VMR2;KE6Ih|SUFCeV`d`LW+?f5>nNJXynZg$BkM2SUr`9R1pRxOd*p~Y>L=x#ea;fhTY9oKQEV9&hm#`^XeeOO(2S=g
ZMwAV?B2RK&N%@Mv9_uzDHT*>Ei0sk?<}tKR3st0hIS#&x17L$@NFH9-wS1{!|k?hk`tY6Xsuqc2)wuvG-Jcsa-<iodg2-hshusq
EofmL2(=)h^UE}uuIkgK1~(B*sBL=Rx9i>&(-LcfUD+-T^)c}6dz*ad`P<*2=hgMIsYcS#y5(1-khLTdRWv@22c<yZLtyBuDHK^!
zXYSd6${}j;H#p_dYB!QkjN8+?lOJS1>`#1VjZn;K<9yB&_ZL@<Fac9w{hFP-A@8uKn;)A-}4n8?+?!p;mb&~Bpb3{<kVLqREqyv
XwgfqI2-!|!wxvGKb9CcS1XdaQq=8cQXl5>;oTv*fiiGv90?!oJUk$<C%lvE1Mt45+wH%;x%u339^E<6Z@#sf>BYzH`|fjx8N-I{
$skq--a^5WAM#=n4AO@Q<Mo6^A6Ype1p!CT43nU3&zzzDCJ%}tcEdoR5hxuncXa?L6e<)5Awmxmp#ka<JH%hL2V_Hq_U8QD+e$)q
hjEU8*7yMIcJETB%0w{ocp2T{=AqsR+X9@o5js8(yWZ>yZ|Bl^_`USdgh0f15*Z>;Qf6Y<PBSx7F%RDcO%xO@E~N}17!Ld#b%8=;
DIQ3G@Pz>7)5Ax*V{tuH?|}w@RHQ{(0Rf~z4dcll^8ai8dVi?h9d|igiq4B9I?kdRgS)BlkpB`CPR}nLA+i=Zhyeja6p0ZMP$?2a
KuAatyqP65AS^?uF??PO62v;pVSvQcDuF;huZO?g#Y64!F+E_2P<=)4gzkZ)P$@&cMWq^4paUctL~;rRKeBZR;wB(!Lv3Pf`C0GJ
MjcO5dm7Oor1`^d!rEC1645gSEKt*gIS>#;B1BNglkrseh<-CgAwnFVP&d5fGcmY)e!p9g?7v?$=0Di^e@B*jVt!z#`UWyW|5LyN
!vUBx4!xV-<Klwuq;fDtM4~7}Jp<41t=z*1^#x=#7tAQTuAadh>0R#hy3SfbO+xa37lauCZNWCsG>Ju1Q~?ncRTNGUu5l9?)5w*J
o14}Tgy1xt($UZn3?rROn1rvbB18XeNitFyWY-vTwYKbj{HklJejm?WA;%qdbVTSe#f{HY;Zjh^M4v`7xnw&b7ie$<IL1!m5iBOf
oRp>og=R28PIno1<MsZ!y<LInQ-Vr}WAvI2>*Jo{-Av=BBY~OA-eJvxPi{wf`MVErKg0C-oxMHXUH=b&qwqen?0yOCMr3I)@_x8N
tTjoYQ!-ozEGA<~R<^T%h!sD+eipsq?J@G!MCa=l5$|*F1wDqA-eGcz=W+5lQ#^d*lm*HN5im9ice>)#mh+LpxH{O-?SaP{Aj~EL
#!P9(!-3qJ5)sZm*T(flSrt09NSM@OixN|wb){&ThLti@p*MlRN&9#2@<a4K-(J51vGNbk$LH35LVf;nneNzrLvQ2;zkc^7z~W+H
+e+hhCuIiKWMr?s3T{aEm&eb~!$jmbP9mJNXGOSQf!NwnHDVxt3Ka0lJbgTP^Gfh=eH-ei5cJPLsi(!EMhL}Hy?D!-K9{L%!cZ(_
uZ>JGVhj}#Ai6|&$*ke?qMo=ar;jDM$5wUE5_T~AeSQ*Or3xguZbpP$Z7LZ+<k$FEG>GlYlcyeeA+j>!P((nBOp->wY5bvc{`(JQ
75S7y-{;Ne%O8REb2adfpx+x%%bNhJ$6*h&?m!4`9bx4s^8%+Q^mWfp7w5WDM#h7DK_)<iNm72(6BKWScT@vWeoZlBfnZSzcgr$1
7(_838UfT;pxjA8zL?ZPZH*18GxVKUaT^tX4{voiqS_L>88xR>M6Pjpb6377r=*;&SBeotj5<SC)4yA)uns8OWu-u7vkYboE>K*@
yJiM5Y1CyJdR@(Eu?-`TGT}iiOc0>JSize?>hEPqwp=qYs99TJtCM@{f=xsx8)`(&`06SWN~P9ZI+82GpZhM&c6M>{eBUn|3SlZr
ElzKw)B`7%ER~c}<g4$!qofH_N-#p9Xt1%?7kmx6)3KbbI2wjFr3$1h?&;v#u$4`B1NFn=&p!`)c16-$UK+XFAfxyZ?kcj13M{L?
Zsq&yBBwQF8Ftd*ynT1EE+#6@r8B!|#5{D+E1`%Uv|bRbpw#ecnpDt^+cxQxkQ%W9R*ovP3U1l4n#NO?2-7%0K~GkrdyhNM4xFX?
ua4&)5e8V$_Q{&#10pWWb*Wf7CF3ieRO4r^!NdmiHhFL?OtuLDi1IaVLfZ(x2X0L=rjh8xu7P<YWrk3$J{ghFz&N>t^K&c{s~f7(
A3X?q0C&#Zpu>U%Poz~<J7I86W3A}X14fX{g#m=9q*yFmWmN=?^AHej2)c|I@qXk!*;LZD3^Q`5w1#y8vt3g_qYPUe6hu=ZrsbWs
T2TWKbA~%iO8JIeqp?#tVvj26!V7|3oxb)_{^N!kkF*A9+v<O>XYc%d`a5QM5l#$lUAH)=<>BvNH$M<w`&oKEOM}0N%pW=`xTUxx
AvUU&He4=DLV=$K%Ir;>VmRqpJnX0E+sLYA9)eBry-24zcg}HMTmnWGj8r`86tRJL!<SkZP_zc-?t+qOf}NQ##!RS}Z6Sd#IPP%7
-~_yC2ZB6-I|T=pfeg899SU$jILIxvjS(qGiyaRuiqcF>OOR3-W<`Y_+0-hW1P({?f$!iQOUc8j_(V`Zfk5+JlA!>I#e2H=`1Ps#
#E67xQY2bf7$xd4PSf6Ic?j_5^iP~id;TPc#iGbV^-BJb+v)N?r`3fYwp7V)e9OO&j_&up<Gt<<6lI#Cg%wf76OvXPB71i{wYNR~
Nbo!`_{_n}g<L3(RYc4v;gIg``s-Vl>3$C@m0T*~7wjszBs-&Dl!7f0amz;>bFKRcyViu~=f*wIaIW~=dG2YFo=*3IA3fHF9Q&U2
dkT)Kx~HB>XVj>5Al1G->wBV6PDnc^QPfTq5UnR@JFE^<qRJwOJ1^LgQF<-<bmiJ8aHP6|T`Z2t^1Q&OAobbED1~2)gEDI4QrZ@7
F!cNVGlf@_IOn!vEZJHnsfXiyI@*PH)mg}t;s!E)6ZPO78>bE|;Zv^FZ*$+!4{~&X2Doz<iXdM06xH%10z7XJ52w(pQPpXzw$Dk0
$p%<ZML@<IB<z)`FLs`vk=(pLJ?Ex&99-yiP)avzXX@)iG`Z^tX((K^HN_S$NVb`#VB)A1?FYU)NYdkHZuU3pd*>&)zWUYXI`CEc
O~{HG+iuo~(wUpP&GmsnWNfnq9oF=_y+s-4CHbM=jV^h-GlCkHpHp&Ypi79@JDv3MRJs>X;F!79!ekTVUD|t)omGZW(-xP{4N}C(
wM^GtYirBXVOPad8Z^)?j5(k*CZAJnTD8TF0adynY(=cG1}|kdBBy4-d{$mw(W72?rUh8rXU-d4R@*SwT8XKEnN{$#sH@Ne>t+Wh
RKBu%vwr9066j-eSM6LUED?oT)`{^X8>zvXaCXJW6Q5f-MLlueM_(*6)iv#GX3%p!I@ZsF*?6OGiK`;SMU^CHf-7j|3&%DN0uxtk
U@m45PpX0qE45{<Wk@unBT!XXL$-Mu=}ES`)J`ZgAZeYP4H5O}K73~{j$f5J`+^>Lp$UxB4dZ1)rx0QaksjLodz!mF2S?%^uYZ#d
Jh35}56?Yv{gcP<eOWS}uOOMom#i2YUh7YXT!c>abLS<-7C34%qWQY=@t$Kc3pgJKMjrRWj9pBMxVW*kqPi(9iY7)0A~4!kDsYu|
-&NLb__H_W@6*hC!HbLHBUOu%?za>~)yA?E3v+j}sodbnhZY+s8Z<kRZ8d{%jEiq4Cm8%zw_V?nWv%y`X^Ju>=YKlh+0PZBrx^9*
T$>fK^~%0lZZ|zId+X0z&^B3{#6zq?gOa95IDAb^PE8@NFLM=zCNqj&ijj<rzA<asOdF?qs=S31e9~2FZDjQ$Qb#q*b$Q2yuQ!X1
y&2y<QsLJ*eJooCx=kVADiJhL4n~<38d}!QEs7hOgtoLehYH(s;)l;~Ih{XpxHS30oEc=`?xoq7dN^-gQLw7x>!ZYNZ^Yjj){`!J
g|1b0D&DT{skZCBLSB(-lH&|{W4f=0NQ#5n!8D8uLpm;=I&aD-&GXLd?0#vz2VI`;M{Vfmjd+p=2eg($xUmV6*=*u^&xi!hF1bbY
!Qh$Rl~u}BRE}OdXTCvB(Pjeh_nx(>hO%Ug?oP0gAx?5Mogt`b1tj?KO$<a+fsm7I<o2WkVi~Ag6>2epixNQ)%xdcNlVP20z1(Yq
gl_L;XN0Ylh&Xk9tBSpAknwy87_oJV31cXX$9$f7nz%wkiuLtR-!Mq)efjQt)|aQ}9cMDM5D?O}dO*Cmyj0>z&Xt_30W&Xp3_E52
2c7uOXiK}0Y=_6|AEfoOWU0I7lG%X<j%_S4j~Hpx^r5lA&H@$c!Iw=ZeHIPrG-i3AqiNR=z5-T>>o>y=(66ByZ$<6#@ZO3p{OMty
*!XzbesXV|Z*I=cgrc6Z?OTc^icXGrKM{V}+vW<?&{mQym!PmJ+Gd8dGLRy*y1~o`Ttn+|Z(Sc=s`J6M+1y>F3q8I1?Sxv~Lf5u4
M<6+K#Ca}zC1Mgg5tT?FlpPuQu<P^?UuKOMt1!PqPuRqK5bHz16lisrco1|O8a4HHJ?cro@=*Vjv``-Hjr}v_3fah10V@@2MPY0z
(Ci8TN6;%3zvs&#+okywu{?K|EjAM*ySmt-f~fm*vxuR`9Ojv!1qzz{?=|IAAw0c!WJd>i6j9raCFX%=oBQ;jl_6A&6cmdwNGL#3
RV4#N&{GRivoi|x=rP_D3BO^fh-cx&6H|rQn5Aho7^8}}Yr354<9Frij4Dbbk%{S&u#%R;!omtoq;|j|2+YEgB@zZ|Dl(1`EIJWP
1w_K8R*DeA3j!s{NQMyBnT4c?Duf&%Q&5hG5+NulV?yIkVF~vz8-~DK$bIMSt%Q5k4{_h{;;&Gi90k~*dOAm(bAT{{gmTCz-1H`h
k|LTSpj`-cu|P2>(uh+DE5K1iHbs>430hK;V|}=LT{GSR>B5oy@Co~M`~Oq>zn}3xz0LcH!%~F*Vf!S@L;R4sri3DMyfnbqCjXh5
<`s|;k_7J4`Unz?fNIMt2y@8j(tA$r9x~0P7@8=8Qf6LXG2NMma|X35{i%>BfsKIeF-=oyYL3n8kJVomHiE^LkxM7$l@rkq$kxgF
LTkroZ_Cjz3Rq{~?lh%7xeP{OWU^ApOK6aIHc#vE@?x3?e|~wMWjpc4Lx?Fa`xRIDnyTkp`pWDZRc9uBWzEDOLNr)%^izZiP>o;k
#Y8eyAwo$BW*`VkNr6N^Tq2>8^pJ|aivD3XvK+;78L}uqAS}#2AckfE53|8|ulif+A-(@M!N;=NVxLXY8Mn=p@-wUn`q0-Z&NW|Z
t^pcnH>EG47IlYm#1NP}!c&##WHRN7tRf<G^5R!acf+2v?sd0oqoxhv1S$}NHlHRFF@}~j)$yzzGko1>9aAzJKZP&!>--1>V^%Nm
Rx1iLmH9w8F)%o(N()Fd13(m%MN3qKFab!ZLMcKNlz@?dRYo#QOl+XXk9U{O4PikMFetf0C76hmJxaO;cOz&)HrYZFScoBMQjjKK
iKU=+7D-dlA_}7AIChalMv2+;4>I6gvr~l0i41qP?|TB6ff96U)->(6R><JW17xJ4u@L`HUBmFvvMZbkm?T*RNlgV65LFdQ@mgab
8Ih!<C<%&68g&Q`5C|$~qEy8~;K~r}NtXmrilo>COfCmG9>gpHBUFNoH4tpAgpgLY9crY^&+^>Z&}<MSGGvheVF^?vCPYl4yDk!m
CCX(GD2Q?{LMU?K45J}q_t1bUnai*_`jfHhT)R?1v^fxj8re;e!LW=bEZ`OrL{Y-0TM`SmIG7364LfGrd37s5kqS(~EX6~tu|m#@
)<VkTBb<WZ5hy0K<U)Yb3V^zDxKJG6N53DGemB$a;0F$Qgoa2RxrxpLHpN_;%1}lX0Z0Nil1L?ONAG8Jnt*nMN+_b1l}ZJnq@hx6
F)$J~>)o1}0R)3JLJ%QX0K%jaU<w3zz$OfWL@GLg1i+Po<Qs;yv^eHtGPDKpID9(YG{HsYP5#$E*N+`1UoLEUG!7!0FMaNKo_1oz
+sWk*CZ)&z9n(&&gZDI=N|l1Q)H|J*zIm@n|M`-2-8PSedwpJB=A;Rzt03vQ739QXm2yz+WF@&OLMf6(f*KvCc`&pgjEYo4$p780
u{LH2Ze1Z#K@oA5kf_u&gt#Fb!OITB7OJ{Mkryl^kuJFNGF#lTYj&*zkuUL*?_z{dw3<y(s2}PyDm^VPOtPXZM@iu5wK*=`x=A+G
|J~Lbjd=MygGh_S4hfX@Ww2DB$<tY@cG#9C`*u8h-u9#v2k||yhK52J6JiA*z`+#tghTQZ^c`M8KH>Er-}~4fPl%{tOh}x8e?w0v
+{Qi&mu8s_eCGtsQp&&-J%~pq+RsR17i_332Pg&WSR4{*Db)eHovvIhcS%{TT|%J$O2KbV5E#NM-6~YGQISbx*mE#BwtF-T9a))T
j*KwVaJdW_y2;lTEU9*CVHxy#{et}Q+&FMMOKR9rGssTqR7`rvU(?Aor^!@x3GqQv`-2d{NlrWToN|HNnL$m-v9KRL^nvK36dNqY
XnhJ+iRUpD7AEQQaK*PS`q#`&EFhq<81IvOo7*B7n#dniF%F+1X~Tu>Ra#{_5V;~3@wu8LFv7V-2^7JD6%F9Z<N>H72oW4rHI-_Q
m+nQD_^U?BXc~)6c(0@#!Ht#G5ZQdOvw1i|dh2BwipP4Vj@#$KW;u0}A>_r1HLwVunos6R>-8IBPnL-R(PPvy<_*)gzsL`4I#d(K
HN#OSPGawk_VLWoXo=f5%{WX{(ocg@s9pj>rR@%|(s@i*T`HaEY76TP%Ct2~C`C&aW(K$CI3t+*U0D<`@5epc*GYw0&FOvanG?DG
gD`n08ab*f>YlQmpnG%s$=o)il>vbx!(uJ{)G3hX4@}URMWS%kCczjX(@AHH#5~(&RZZZ;82FkfZk2jx9%;ShZH9p3x~AIlT&c0s
zsh|dlLLS|jPP85@4F{N(c+(ho@YV>9J>1|-wER6ekDkn5XfVd^s9Y-vV)`s$9*B{BDGOLjJw^e^(g7e5)0iM8@Py6%e1bjgi{Iy
3~f7ZiFq=MX6C<M_f_uc@jYXQdfnJ3l1!%kA$xk`a8a`7bQ~nc0hXf$!B8+}-(<YqGioClKWk}oj?Tb^Wxz-X;JPH|FFUg{w&!Vt
GhFW79}|O$J;wvZj`g`0&edhXdW6RzDkG`8qYEZocX7h{0rYM|KKBQBw<Xz9w?y-iIoOIZ-5FwlQ=&ZE*5d9%qnvRa(r(DQw{or&
B*KM8kxkD`N`k88KCq%3=hivOYrD1<dgpNzUE6`xgPo3WRkv|-jzLH|<?iLm4!eW7E2}IphzB4GB;x4Y;m+y;c7{MKCewx19Sq~1
xp{bTXMAN-*3xe(xa7)02RcHmzU!Utf#iy@<Ggm>ctyt6K|w(Cz3a)8%Z^3GkdWlu=&C@r)*KK~K+dU$UO)u{c}yrHA|{4?Og$>A
IcAiHr-3$T+zc#~yzjZww_|y-d{s(b7rFKWK9j_rE`2u70o9%fS7vu)HP>T1ZTI6qWPl7h#8-|ffDsE3wkFWJ5G{-#lam=JgE@*6
pu0v$i>Sy_?AC&ou#+8Oj0Fo+w6(d+Iujv6<It;uKGKhx2Z{^m9mn>8{qRMQ&3@;8PTjALETVe><0OVa@?H--)EOU<-VqG`+AcV#
?)o|111*CL-b`X|L!3FAS)5sYhna-MI&Fg*Z9~{i!svrK0S<)#_2Jxro=2qq2eIOyK2icwkK@ybpcJTTRR`IH5b1+y`N;5qP}aMB
f{xI$!vSACy|+(K63Hi{sL#)EK74xZtP2&0_Ic*(=*O+e?|F9!@$TH?<qC7W?p@(6Jav~2td*^1o>FkD_NP2=EJ8eLcpRYXYn3Uf
3^dBVoWSEDI$;bo2*S`b9K97v>DR%z+{Ys_m)I}QJS((TU+%Irt5L&7ny{7IO0hum`uJZJpwvU2C|NnDPP9;`sqB9*z8nzxaud1n
0S`H1L@JnqS*BH_8l)I05Q-q7pk^qbK&eQA0#ql?Tq&l4IHn?1N{W9xF(16kFHNY+p{O9j>z^p1sB&Y^zpL3_>+0#}3DvKcZ6OmV
J$Pax@U;oNjQ}M90iT?~G>OBo-l6h6nNK*MTHi>%nV~~rskFqKMRxVGpO6%q>;#@E4*@)&guUCm50D|@xe6E`zmL_|b_;(@$fq68
)%r*t8iavOyKwaTz8^BX!Sqw^{*9HRNDzF+&NkedJZ6@u3JpNyArh59(K1oTM<9JipwqEC2R?S?@9gc)QAH;yqB0yXD|P7A`xeA@
!i9eD;@yRt_c+|{aW3#FnB{g<DRLq^Naqeo;f~Ua`zLIRflfjY%C62(@>vJ%nq$W}IcbyZLY(>a9QgfYobT*$CRln(laM_b4mGww
!<C~IV2nlx2x`O9Y{t%bvQBvm7$S3dbTM?kiekKs4ZfelJWmFrIUdC`PUfZK<D(yC6<=t`U31}w2i`z$><A6-^0D1bljiN#$*moX
^%PY_C+(i>3kae$D5gPA`@L*%<^Mv3$}!E(FigZXSz|O6GUQg;Tw0=6tP*5!<y6ayI41(2545gQM3mDEu@cPajT$hZM_~}c4j4&s
gjDJgCKXW{3nN-`E9U442Ozr4iGqR%DWIAui6tl@LC!KeWz6l|BuYMD_5P+#07qaKq4!~9r!%m(S_D^S0tyS(;jw~-%nCy(1Ti2?
BoG=6*S&o`418vQJuR3gt7=gEOLY;L2Caaba3j6m<cEnj{p^SJ=muayAwngI1law*tE?5|aWFwTbSiX1d=%Z(Q}WK*noW)vX0&Md
=4=*Ek<|eKLs3H|PyDekf+8XqsKYQqgx4FQADP;9qVYu@*g}FPg&F~&P~K3;Rdoot6bNiV5GS(qq0hHjJhftY`(R8MI8bSGd?UVs
c_FCopAX5%xiw{3NX`<(=~9!N{Co!dM3jNjSyG9C6gfEb!kIK0o7*HnP#(0WAuT~ji4#M~tx2d%Nj1iyw;1OrD&$uxK3n^{j*PS^
WK{?8jr+RXd~v>YFd<o|5my%FE9VZ%=M?+*-du^{Rl+Kii`sq}2w6By3<`x1oyKlAFCDsO%E-Y+I=nbdHAzN}si#d;@6qU#m{!r=
#wdy`hat&un2Qy7)yL20antj=lG5Z{#U730z0tYJtIvY>Jy3_E1b)bcmNt=Pr3ow*KY+_jR5YVC6f~lRDu;*wVUM3?8zKk7I7lNB
3LIDjm{j#e?Ym>Jjgj@UP#C6(91e1*RBws0t^=MCa1k&PVJ14X)ul8>f>MPcQQ{onK%h!RsF0xyQtN7@d5XCRB-n&I9E<StJ{qjP
ds998bPn<!0l;CZI=%X@icA|(-Yg3Zz!wt;Z~*lH2H6435}77KQXL+<X+zA1oDnTjlyZ1>6|<x#t_W&+kAM+W5dl)m&yjT)7#dM<
G2Bl;HUv-S7(RRf;2uNZM&`pxY_ER}J`e_oRqbBiE`;#c%U3-2uv2i$V#NAt<SMcu^-1@p9z4zq&Y;dCy|0bpS~<W__g=4ne`mdD
d)I^k;J<PPu}-p3I(*HOnES4IlC=R~Hlj$r^s)Bb^2HHL)ckVKQJ>wPi~73p<E!!s{XfT$vQA6kOdudy6GXir8@&45IGe;PyC1Di
zsL2R?*bw<B`!KX#6z}q9C^Cw$Mqd3k5nq0$iVywzN~UQpgiL>h_nb$i$l0yT*E6Je99RU@2)i<O(1ZRI?Mv9DYOE)^<bOtiX{Ms
N`idk)c%OXp!yk-jZi7u)PvjNiFlp{*_62kRC&OL@s5uj1r(oSQs~1z1Y_bJNfZOw<S4QD?Xf1vo=UABC%$nOc0N19^dwtKCai=X
Akqntyix<xW9i?o4%7hh+W_Q%^mif`3<vM1X(kY5P$Wc6{kYre&R^sHcVbR!7BaLIDGB1Xb5VE)Yxx3k84-yZ24!WGp=clxIJ@xj
<N?d-{J)>4^z(Vc>(hq2G4L}I>cxkYBq|zY#37DlCYg+dWkMAcZ31rGwA3bGEIwZ!ls~Iq%UGJxmg1&mGg<{OekC-sq_NOa<By%=
gvYBX-4eL^pB3h1J`>R)Jo2y4d%&I1?@9f9T;+1N%j3i0qUeI|-G|omxe|P!+wHq|9k28t4OCX37LBC#3`BBNNzTi%aNln|<Q1r&
ov)XX=}qeBg7>@0<`QDJuZJ`9yW$*NIaGI)W#_u`(R_FmJf0Fx50US-@^JzdkwubzCp)N-b=Kk}w)ZJ3NhO8IC>DVt43LRhB#)gh
O#F^=pAoE}r<^wGI3y(8leZS+?tSZeymD81_pc@Bkyp?qKQ87}YgrK(rJ^Pi&B`Lz&W=QhFFoYFcXP|3h^f<NzINW?-bD%@g4}n$
amuHbg-BiS_Z}HMk3SCT9(0o(FoP}^bm*``R6MJgtXV~wa{7TO307p7Hw98UNN6H9*=SUnp@fo#u?pQ5h^rt-)fV}7l_Fdlp(hB+
-I*l2Mof|oB;Bb>nlUEvmLNtkizFpBV~#}<ZJ|<f86M<!lGM9TC?ZIAy^b#9=g91BQy`nSQ2{A2Ql{1Hym*3RElF=8=@dMh-iVrf
ol0HDUmM9SS!!V)w1M;2)bhDW?)L<CXhkGcu62<U-#GW11bHD73~7kSq*RDiN+O$D?+v=nL|5ew5i8-qq7ri*bV?`Ax$<M@h&P=2
SD^P64<h(Z9=y*PNj&A8ppM+Aic*o2oG{9^+eNDZh}7~rmH$RqDq5LQ4wWLP>JPg}34!!N1SD}Pq(iF}M|4jR+E8c*?@wSK>jDx9
NLUalktH6LI)XfR`}##sEtjE_<sF?2%Mf}A)vOeBxh|n8YK^J-Nq`~6h4_kn2XD1Oz7wF4>qq*atndL5J>LHP2r$A>vJ9e9DW3d3
`26we^qwQgf411&M4LUok@a*>!7U@v#|Kvln}I6{0QEsP*A2|p${_DMY+{0#N(;sjcMNt7in#6?8YB>PA&&SWr<4FdI7qS!Ab&(8
1DmI;EjhF`qQ(7_$H&|`!9ha1E?gqmB(qM+8Jb~CDH=;9-3uNW!Gtz!Y|NZ*OSf5L9|KJ#HpK#wqRRmkZm%FHCZSTII#S-Kn4*Hn
uI|yc?;vfBTMK~C_=QPSQbp3L26sA%4(KEU&b#bn;+C^FR~;o+j++vRpw2BHM@$Zc3bJ1a=-^0jsNG0R&S^v(9E75D%cVl`(Z2@u
pydf?kHw5Zl76H;!@&4`XnTP9^*@#Pf!Z)NG(Z9Vt|b_!Rh5k-;-#z%kfdUwh?E6w3NR4MQVBxD1KYSCAjtiJ6GT-q1W`0hu|*|O
L`4)tO$!MMN}=%J36uzQ^pD5Kxx<-rS%jL^1N4B4P|_q_Az>FX&p*POK=u2v-MLD#O15eY0J9QU3qWK>`tURINbE;#yPcr?Ax%;&
?M9pqI{w1zMr&(#kuTGs?=X#BmgajFM30lQbNre91w}>z0CcF29`gKXt69n5vQ%{xq2ASHmKl!_HE0#rZw$$eoLG#NR90YyRadTC
g$%f<l9U-emg>UH3wwjEkoOEn9>YaSsT)d~5`x)exeYL`cHbFICX>P(CXnSekF(*Hc6iPsiF9dqN~_sGC?GvQT)$FXa*$$)Mk!G!
l${F*K*3~KcSa!UQE^<Rw(2SYDk|uqV6q8bxxQu&#Oq|Brfu*}CY6O*B$jZ1bIo!<&r2XQdO@n9t4M;bp=oj@9m^8cxL-wY0_Z$$
jYf*8A@Q0RSj!QXYX+KYNKlG~m;;_IiKggCBRT$To(@vAXxM=g+Q7R43WTspL19yR?)`h+=!S|)5fU*%j4MtTDCJhE2oVX9S8S$J
2rfa1gDGIhD?1VxOeo<LGliv7PMWFNuO^fntGeploaZ?a+ZY;+qb!aDRu{Ko^sjn{#8YA(k^LbQzJ){*e2Xe!_Q5o1u?#039)uqY
=gi`O>weX2W;jO2BEUR-=;zc!_FO3ZN^@*K78t?NK`R!!NEs_jN|d(xBNPk`VI+kN%_J1g4uwJL*GxMO(1Aj&1V|}BDMbuIq0h)v
@&M}VH1|Rw=ONu7t`GrA20|qWpcGKN;R7T9pfAfdg$860rA5>(`-SQry5h>SQY5+{0+e$!d%gk3Wj7M*>Q93d6G;36025E<(r5zw
x^#iUB!sGhQV9vDC@5wLYH5h6ljMRQV9Fp+tK@8L74rLb^*{%zACV3bk{Ht?FvLD~A*jTPB?=J2Qi=rzkPMihsG&%f3W<hfaH(*b
$%|jV;iIE$G9*TO$xqbC3;TXqhKKaB@4cIj&eMBC4AzWgw~11$i9ef1FFeZ4Q(WB>43z>jf!1Ngyf&+eBJJ{wabmJMV7K@B7mrI7
a#PRH%5<iDX6%clY-Uxz<EnI=1DqCZn`XrrQ5_sK<*}KlqiFRF2f|eA00Zs5*d$}^KBN1Gc?M)i2q9`<bfNR;SJ)1fI-Lgxq`9&^
Ae}uLP)%<8`a}=LLXjv|p$P;iqz}--^)IO6gS0e@1S#`};GlnfPv9n%IXoN?h)|}H;XS8MVTaaX-gZug48B+g%RfF1??|Kv9V(>u
c_!L?Co!95fKSiSq=1Rb7(qXHmyCrl7>oo$c!MW9%oS=lZI=Sb;OH>mQv=c{gsQ3#-5U*_l*7(;sJvB(8B|fpu0or>_q9EIPUso0
2<n{!tivpZi&DK@uK)x+esSv^)*okOus2UZC!u?R1^m!;0Rgy3f2jouz94AnIWn)vmIfmuFoB>V7@Ek?ftO&18xjkFa)Bh6kP2xE
N=Q@#`Jy2RfltS8ZiaikFMVi3W?gE_?~u{8A@j>6-es`eQ2b#$o4Uj2c<h*Q&$<^pw&RFv3#(?{gb?TU4o?*3fO914?pPB%0tc+4
_vg6yc=Ts3{~!5sK<VqZU-pbrog8zf*$v20pl}Owkf#94iiyM|K+zz*vJaLR8k9-^DQE$A&uhbm|5elH_(*=FKX)H*;q>{Z^dCV1
=fM2<e9Ak}+g_V%s;kpsdGwuw$@Gt;X>XqGd2rUSwjC$xam%KWbpq`A<m!fmgq;eLu5(DZOX0y>X*IkJf^2lGBXG%ppc&IHnRSgP
A$5o~YGE!BRbA5qF39p^-nJm&O9ix*5JCiQY%u?&lFNYiNoxJGODs^(Gz<`}w3S(PB?nnW)@~712GS6W%BC~|0ZB{D%{TGRu=?=h
J0XZR5^;dgQ}nc<(S;IdAecln$O)m-f+Effqe84Ms~k9fn7X%}vxfo+`}tTZtP2fj{Ljp31|A@af%fR)DE*E3R8;eMVL3NV;j*l>
FC`2%9uJ{DzF~^A^lM{>CHo&F=^~hxA&BwZ4u+zR5WcJon6ILdQnG~+Ohp)qiOgZb3W9^w?1E(G7hy<<un=N4$_s)Nlusn})PdZR
bp{b(Pno#C%RxK>X1@^KxmN#&#(+@uNGmKs8Y<J;<G!D1T!tozYLKrXcYxUCZQ_pT1gU|)p`2HCaI4KJ<(dNo5s>cHK{%u=Q2Qi8
QxI7bEkrj=F*(Um*6`b;#nZ(#rAKc+AgtGkiBRY}>u?T%*ZZ(B7>WLrqR$>~cTPmq`F-Ll0B&K2ZW=L)Es@zSknfYE#}O5Gs3L_K
G6@`$I<V+TIw?<XXC?y!h*6uB3bI}lNtu~Ti<<b}8f9*x1ijb4rk^F{RJ|9u>1m*nMXj4VEk8@ORnH22CYK}~7k-y@LmsI_<YtOa
OwsIkr^niPdA^1HU%%VkW{|vb+p_96kDPX}hr3B9d#?5J3*OwkkFHQr7tgr!+mO~m+NSlQYj!4FN){-DDDLgg&tI0zVYc03Q(uk5
<KB75aeD=mk%nRm?_JOK_T}uO7sTzsua(1|w`Y(?K|43gmnd>c8xD3pIz-1LV<_bW7A6FQ<dx-@P=cADnm!LW=Lmz5$T5fxX9qiZ
9wW~_bZ=W5PE`Ps8OdlZK)VD`b31l+mDY5MaPp=Dn$=h#uF5IWZiFS!lB<qX*AbNU+>f#6W8G^gw4$Z8<U5H#kpxYuzFfIXd?1f>
c0ubyRu7Kd#*ENL2(cRhS8I;kAZ%nb3qZH|>=~yAD2#W((wd4s3*VmdkME5>6pK`TqWVXH>KDwa%*PheVlO|RPPik&(`hQCuNpE_
Ae<nQAjHIoo(apl#P;(HJbrONzd7%pTH#Y916GscGE~?KYQnKX%g(f5b!1Ss-K!+725sQj@o5BMn}7CD+KZ|PfJ&y899&01{YG`h
Wq$FA63Rs_s;*Q-8EH&%Cf*TxhK1-aBPtlr?N2@RIPUDU^N{Wq2(2(hqq!HgMSrA~8U$FB3Q?FSX%wXjMQ9Zdu=zj9!m1>picWk^
-GJQrAE1EbAUt2K?!$hM=<poAwc<h`QDzOxcYEIM<C=K(m?6kdSBVcos2}izA3eHmL{nwIE9-BC@N%(hA^nNmMN#OQHZF&L`JLvD
1XU4+hd_{OL(vEw0t-bi-pb>PQ;_fyfC%q?4#VB);QuR501m!!2oin>!AR2$LJJiOLjg335dfr0(oz6YRRS>x&@v1pd+*TmXGF6S
=nLQlCem*pUDzX!%4)@k%?zv;<pc`wniHAYdEW*2f_+g)joKI>(zNCnp_O1XY%W9+BSC>MIRVR=AVd)ve`tPQcWy&u{QsreaMX8h
TQ3=;(ha3kE(~0Ui-|E=x2AA!cvIwZ=Lq1=*;G86LWg*9*4@riQ4$=ao}(_K5~}6w2o#lAWeo<j%#vdY#9`5{G6hqM!!iOFRL40H
2RRPt=eF2EH`3dLeavumDf3%#!7Gu_q#v(*_B<!8AfV+xJ;B8X-h~FVEAU82xhD()?F~Djw7Er!ps+~|+)1Dbm}I9=VpLT{Ral_W
zh9_1cKlDh7^?#0^?iaerd`(j;&<M~366*q#NaV$QpJ^TN9hk9th*lpglEqqxiTDX96$^fXaI;*jZYcg=q6~@9n+RWg?DdRu*4Qb
K`#w~xnM3v*``hayo`C8aCicBJ!{=y`N`T@%ue5|5ikhqf}WYeW3wD2(HX24Do~(^DOM$+$PS}emkc-9!)Z*Db&>i0toppVkC(Bc
(1&av1mAoQK{w#~Og`_2h#s8o>?l;I6#*Ph#P6aKVJrJO*j>Eh^`~-aL={ECuJaC1P?J@H^l8LA;!VrRA_oq#5)vtu0%%i28CItx
q-hFhBFH4E1qy`_Sg^vKFz}dD@$d3GKOdK|bj1VlOqT;bCH@Y#ybX@&cCnS4+3rq<yQ`9w?w79ad!-YhEy(Qv5De@{rwrPnBGRVP
j6ea-Alcd4&fUww@OO_r$B!p?e0_J-x6mjo>%N{$r>7VjdbUU)0>Cr|Wsy<S7lsaFv&%zwiE1WvSWFLL2#(tO{JIPpdkAa-xu&B>
M^T$W)InThE<W!*zh5kc_KNWjgHa&G1XC)cK&nv4k^+N3suU<lO$>y<6F;2%wqQM<t$Y4D55xj_qKD=>JKUJYrtdKIJh$1G)7Lk?
z8Tj%Mm>%=b^&Zio0#ej3qgLg`?`(b>y!jL4%HcWiv)rQ8HuA2Ha77<P#aZOMDSzZGCci_<Oi4_dV+ay>S7>{j1wS&4#+z61|vf<
2ekhYl<aNsFeoX4ImLmNN%i_3LEZGUS90DeV*yvnk&Is09-9x<adY$@B#N|i=0G)9U}aM!c%tRh5l9Z1O;>1yUn+Wps64sD8G_>f
E{vjsgck!R+$d~#n|Fr)Zc=;v<ufr#-`IqP!6k)KCXoMZaVQD|3?LMN6G}u3G({8@6%k1w5d#xVMO6|^j`Oe!w1j9ABmiw^5$AUI
w>caR+t^G8z{V^|$-Z$D&mmZqZCg$eUgA4$Bb+ZdQ=-+v;9i_PqmF8IoIv9Y(7I()U|dB|(^s;oxrZN*$OQX3hx4!m!Upd&>${-H
@ytxJ@+HEkfjisFLGG7m9svYGP+rCv79_|!dhV>@u3X~lX~FFT`N=7V=noPCmvQ<DfyP7Yz5b`BxSTw?&dayMk4Rn06VwlAAfeA(
*wnN-6P@?wd_&KI8uQy5>p6S`J$h5?3ICwk_2L>ByJJfR#jHue_2fDtbEerv+Yp!)McCsCBcvc$OyuH)8OMqw-MB#!EL&l8<xp9W
Tp~>1P!cI&9cJjqX*;oI&TC;)COu=36~g3q39&g4#Dt@kX9$SNhiGyp0SW~Y5G6ttAwAv6`}l9U!HSB!(LoO}b~p-vno$A!Aff0}
^bi}OqIddqhyaJk1AN`-C!ykW^$+C3`2P&4iPI<M;ZNIH5hjP&wSku1pe$NVBvd$N)9Pj+qv+T;=fZa__UY6-?GyFumd5k9(fley
`O;fPlZ=(N0<##wI|f>SQaR|j1BG;O|3A2E9Cjgx!I=n4BA?8qtnNR_);BmAwgR9qV3ZeZxV`by4hhCMaX1dyhi+6m+#WiKoiF?y
3&O+YjrjQXL`tltx7bkcb;00KnI3lzz@Ucf6=59;6>CF}i2B^{;~scSDd!TRsfw2_(MjaHqp-RPhFMK#uUzAA&eNDOK;kf_e`z^B
|DW{zDftvh20o+lEG3gKo99B3m{yS_Ri&VamQPv9%**lOpRxP>zzwJNuno)oGzY=a;NTGSc(|0bDqCPw>*I#OqSL!ChYlXIOd`qP
@cAL$*n!`IKOVIWq2e-34$JuIC1F|VAw)*92$K#CCTC|bzj{u;&hVN=3<Szh?!vIbDyqbzWK@+3HKRv}cK>8<T)c>O`F`ATeI~tf
DG|S9I*e6Of}%XyJdmtC6<DK|w&xyAY8w#r%p1L#rcVAG>^CC~;e(Y#L`rvueg>iFilyz8H35)h6hx00&ZE%vMGs(6^pK<ikw7UF
LXl}eqyegESei;wq8X8*Bm$C@DrJZQAc$ItVIm1yphU#bns9Kcs0o;qXg!HsAY(BwX`q5-qzGZ92^g6&FobD9p=e?hiArJ`0)#1A
29%(ts)B}!C@7=|C>SY;phAX7NT^7Vh-LzWkrowZnN_41Bw|Vw4_v?kLKVuWI292bD7i&YF@%)kr91ijgCz3qT6}4iDx$>{$5w%)
3Z+w6SyqxReucq*8Oc^<vT|83xR-w>dXXI4`QYw>9b}Q?tgRb$3Z5{he4{|I+k<0*4h#r;hX8U5n@S%~@53jLtoQabe3g6!;~8ah
Y%*x?OKkSy`MYoPotVZ0{=V#nLrH?nj#fdL^fOd?>~G7v6$im{hW@wmWD$o*p`6Yk6g4rlh{a6FNk9<@QWO<UAjB&|Q4vCvQxa7f
21`?caX8gTYK)E%*l>vD1u`-kXr-o>l8Oe&!3rWmAxZ)A<>04s2XHTXpQrpb;lBB!6S^nkWJLPKN5Ub;^dCSM0)WsIEJNZ>Nid<9
8G8}Z9dSE3I0Kl9{yms&JNG|h_a89czTScrgnp;X<*6X=1MG)qx=WT$O<zS4)4!gLbRq8U2M1g4!XO?AgUnT8in4Wf51+2IePwwM
;ExyBgAY2}^dPj;jHG%GxK}kC1De|}FN=%6Ltu42qWt9Ux?a#j^B;-iXb*`+M1TSuIP`eq-`2jR)!)Z?;d%?=W#xxQ959sqoeE(2
kaPit9zq_&o}?Z-sqaIiFRM{Mtt{{E54isJ1U*hZJHMK(zMcCRWaBTvx$i#EAQg-mCxHMD*9Te^^A!|-{SrGUnov7U{h+I33>}35
c5^}>*GlIdA;=5B2u7BIN{$#AEVCA)3aTigX4FEVvz0{D<TOE@IH0AV8(EDNDTB6cC-X+?Y@_RdInnseI6H57hC>+<WB(8c06@KN
ju+=MN^$}~+FXE0W)cb*R1p-65g6|4LSws{#HqL(ppdjOu1wZ{!Wtu3)d?7?DIaRlY`H3}Arl+cvtw*a5tm4JfLublL3w;bpI%K6
{O^0<I7j7uj~=BsW>i$3IEJmahC<0IvdgBcm|X`Ewxcd27;w%!W0f^ZlQS?;BAjqB3K)cFp%kE&hTM#5$O=p{QxvR_a*0Y+DW;l6
iU^c=YjZ$tRL~VbNffY5G6f*P5g{cB5+W{96F))O5y0z+wsF+IKHgL79qw|-JsmyVe83~&uPJe=jRtKo2(VQEKt&AEhCw&6nh6FW
mKu^uswfDNm_nACXe5TInVo{lA(AMF6|-D!ad$PEI=pX^At;hG%!LNGj0I+vh#;U~;TVz;USyo6`Ps&dKT~uQEtDOpxeiKXMZr*K
^+rGhz=j3JMDb{-$s@(q6ee3Csgq)D4mg{HoFs_AQJiS>?;V>~Vt0i%%0MWE3!XS9ZPK0iZypfOh)2(0s7!He-Px@Qo8};r)SR?u
9Px$<=vKSqF=%KMP+|a}F@hm7%x{>b1Texv&SQ|$>KXC}kUIip6vC!+x;C6HKo%PNA*>Av6h$Je3;~e50aG+*MlCHF?3Qn?ay%iE
IL-0if`pI-4H<?FO-n#h(1cJ!5=m0f#lWyL4WV=}QcxO!G69lZtRjdBX&F?c+cFg;fSD2?Mv%dP$%qm{P^zY)Xkv(n3aO@&8l|9V
SeizHCShrbC@EqRCXnGf>k@>fh>)P5N+_mbkdPV}niY20arE_(GVdlnrvRcQ$Gzw+us51QI9O9FGz|epYDlUWs5^AbKw=?yuy$$~
ZrCUxQbko&>?&g^%#gC=E}V*;Mlv%NE4#u~%Lo#0z@Q~88WdMK6)kuz3$o98>+;vGPa7}XC=0e~=0-H^lPqXSB`|H>!u7Z$%4lq)
8CzF^6viYO5%D<Qh>B?oZ^u}}d)_?Y`@I)yE>LibwnRlYf+fj>A0&=m&bMm9j3kPJb+HcdZ3yMb&`Zn$FlP%uD<Q6UG8!~wR$y`@
(4RG+55lhb@b;W1#@fmxFp57DTL^%v0-Yz_b{?zD{O^liJbphp`v{8QsKVt3FTrV4MNezaP!N6MP({a(RS0t+q)|gc7AD&e(6VmR
jtiWj9bN`TMh6b%F{y)%;zFJbz}Z@<8AEv@I=NyP(j2n#;>esz<QSb)G<<GPg|HL*ZIv0voi*RDdGZVLFOHS+Yly{>N&Cmbz4G#j
Mto-0S%T>q=0m-4vov(67YQvvOROrk(acII-m0Ah);Uge6P8kpNI0t%RZ+Lc*)Ya1w%E~{@58F(`gsCZzT1RfFQIYu*x^uiG<q;A
<so!Z6(-x}*H+8QdDe{~p&O;vBN36umsM@ppz@Gaa<1W9id(zASrpM$+&E?)2C{2qi^f=K5w$}flfv0nmNUe5j8-ZvIU-wvVpymc
h#U}i7_IfnnDY_@g---#;k#-hs5!|F4O=IQMxvpXYRkGxl_4F1T4>n<o)O3!fRvjA(L*5$z67c+l~G}!!%ZGB@$!?Zl}xV(Mh6ww
Z~%#rO=F7+C<;(q5;)qrPbffREs~h*gi@%mbWS&%9ky}jW0~-F?lFhEyOuCUoVqc<lsj@8h6pal0gx+*YQ_@{29s8atp!>0{58GM
9JQyplN_fOKOQb0v(79IRh4V3YWRk|HyT@XFM80LF1pKxKERkWQV~J0IeFwal$P%sz2~?RBqBiJNPq$k!Ct<j#rCthl3zpXhtCSi
(Uv7H+Mw!`U2A^c+;OJ)T+W?N{5r87I!Jz-Xx7B7AdbRvQGS?OGHzY0B6gxhqe<5Q0iX{;27-#Jgi?>ovB*c|?jsMPNOXr4f@zb&
2JM>4MU{r_&G(fzsl2*e##B$GcbNp0wQ}XsA*jZz3aV8pL~lFqo2Oh3lz8NjAWT^j5>{0aQCJ}=#decrMl~bY1sSK{x;oaCbEyN7
om=8Yv5h*|%hw)4rmWT_XmHgka%3a`<T{*AMC=nsQpuvj3Amih)(|RApd>a3WZ+<J76?1BhZf`Y<BX3U#I^`c3BmOM{kQPy8aYJ-
Mks=V21FGmv+d*c^ZHtYF)M~o=9Sp_G*~C3#({*{kPlYnP21p~?qQHURaHyzHvu1!uuW;uGq$MJ{wauMw@pPK>d<voDx!#yN-GGg
tx7NRGQ9y1S8TQqZD`cS+i7W}rYDTk8x|sFo$vB}-)EPms=&jN<8>>l4CnRZM;qR&+qte^_GgAq0|7x_;VEJ$D0qCoA4xonm^+vz
dLHkTO<8i*+Ke>=PQ;cAETs_^PeCZ3ylX_y?y}V??0BQamL+Ff457MUtp?-bFzUUs8+G?*x&yxUy|&PjLDbD5T_n{A6CkFS84~;s
k*vCZi*(A%<>~3zo^9dZMF&luUpn)g@=&RuyY1g?qHoNYLl2$f7Z&6}RA9hQpneC`q+qA$eW%r$zUdsz(wbPzVN{L<a-CF0_r2Z<
Ea2Jb?tt5{5aS*=4Lcihj_?!o!H*XCg~9*gjiYEVl`sq0O%+rsk(P=Qta@~ZyO&$owWQKCq`cP@`@6lktS)c}9G=+AwijUITwEAA
Q)AB8n;tHn!O63ZbeYB^4KxG1;@R29Y7DrY?HUaQ6+mLGBCaMFsL~ay2OQ`(IKd9{f_B)D3Cf9u@?a-IDhXQ<il)4687UB_S%^}R
Aw?mjBrI?tG>{^Kc!CfPqOjsNb+@i_v%w0G;T#u^;a3NAzIVLuaX3d*FFNXSqUQ>ZGN`!Au)Wd6LS(5?Oem%l*mLBwxOq7NbZ$*$
+~D#M;8b5hp)-+J1Cdn`o7X**5l0Y1Y08f~3%{WQoUlh39kVcVH=|B6$5~{-f}oS82z^^~awtK?jyyZt9f8H6G?)DKvBpz`h9aU6
zx*%<2I7swNIW*7!bD6+3UW!3Cm|V20_6<Te%)l)QP^+~IMRwaU}rGGJDd@-fE>G_MInQeL;>F{AfR3>L<;XIF*iFn5Yj`N3$Vrn
M4RFZh{$=ZW7!(qfJnQXbGxikG(;pyQXw*h5mK}*2@z2(B2!4jOab90(j4FzAR;}E)3{0Ue+_-_pCcUY&d{Gyam?#dLM~Go6C<_~
mXQhtpkXK~L1|KiqzIxyC>V$eA_{3yq$olrYAI=`Drf>yq@X~g27#HQ-8l*i5R8!ohXPRa@%PzRu4j_@d6<W<zcLM8xt$nq;Q}4c
AJIG7O$@}6gIV6ym>s!+&rqgzzi$^IgnQG;_@9A%FNi=P<Kr}Uqr{wpU=7JZ?l@ovpJCDNlefFWZH@c9$Hne9c}h?ZmFFE1w3vKx
9-i?#yZhHoB>sNDFxc=MkOfE$;AldTp=qU{5GaWRX$ECNg$R{O6p276A{3=ag;J2DRv|}d0`|no5T$hhCjtQiAd!O`lNK-ld<_x6
h9~;7SZt8q8o$}oLHMKtQg-Lr5sX-dq?C$g2q=n?Dk_+W7LE}ThE}b)5bR1HW1$Qchx7)@JY?hqqK3++%wfTRr8;_$AA!$jw`3E5
n*eMGO^Bh&2k(I>prCvZ?JA(9BBWS|A`|f_2jXCJhxg|HQo_Si^8B#gz;}?<JL?`tVTRIg)MwL+mGCxK4R@5{hsIR^iG7j-AShpr
yr5DowjqGz#ysE@%e<S}B*!7>fKW!2+7Nk#%s57qtTu(99?kb?b)$IzF7SUxz)TZoUzXX|lAoL3&*VcU%`F$?bv=68AlG(b;+=hF
*KR~z`14UTb+Jo9O;<->LBsa|iR4ry%t9~tf=Did(mqqe?e`p@N8xedpHzhlxIcmY1^g1D7}^yX&8+&fFtDYuZy{w4Mk}rn9oZEz
mm`M+>B6r4>?7X}c!zT$a8?>2Vvr<K1s{#-QSRmAE<{zzPMo>IswZ1WXLY9-lTig*3K$fVSRlYc2yLeT6PFt<5j9vu*%5i}h;(s6
snM_MpmGWhIR`#}e;!Aeq|-I07zZDCv(V&R2ult;l6Z<T9MLu~Ks5tL1w->>4H&0A<=~s>B5_7UxFXt2r*5rjB4ArNc4{>vY;lM=
H!^4$$f!X&6;)9VXJ~YSo2@uUaf>Q|J;zHOGIklWlmu{!=aP3zlC^Ga(~d5PP*ud8cVc$bT$s}(QK+!M&@`;Y1WgiAqzDpW&e_4p
VCRjQlM9Y(c`!&+Vx$THB$0wu3Mp2Kps3plh{y?+9gISG$NH|EJloDtQ!;7G&c{1;Ioy%L@TfbE$Z()=?oQ#>!iO_B2Wv*++ntCz
3IMBAL<~|i#L87Pg$qc~Bv3?>K_VuW!$7?FE1&}cXuH&qfuV~xtu+r!4UB=NNwHHwoCh)0n2aBcB$Aj)2xNmmV=IsYGc!O?giQkB
9A{+4@#G|zIwFck;%PdJws0sQiYsEWrY3eyr&=IEIWZtJWn7rgL~!U4&rp<ew;co~tsGKl7Sd$olvOgE=xCP{q!ijgWXP6ba3ioe
k`xt)kwq0n7g21WwE@Y<aD_{Uqevp4F6RnJIoMQo77`*0i7G@@MV#f+s=<27VrtZ3j#|P(-)Ro>&HDXQ2lA!E5;>mwn|@yP9o4L|
pLPb1+Yq(dT@s<QL+XUdC=w#K%s`j|k|u-Y`L+rpI75_$kTxW#CkA3REgK;uDMYlyQ4ZK#N{k|;u{mg&6-g^BES=reOIuD67RM(%
mQY3Cw|>W}JS_B=dxl7&<Y<af)>*<AR)uF0QBr$=$nlPjAT3*TgzjHGf0sF|@c7E>u(huiOO=T5CzDZ(u#QS16(om^3YkNmjZFRm
d#esQ-NhBGwohO+tN_Srs4AL7rJ=1l4l|FW4j+$pT_qh=HbWt23fTm8t?H##;Ok1Fx8HBqW02&+Y?1g1p&}#w_LN?8Q<14H-3Xkc
R-@A_z-v^rvh~*a_rd3$y5p@(9G0fW9Cu9uR5t|V(PVwpKtvQmN{Wihq)=~%kO!FmkG%W6g-7Zblw|+coqqax-nq`{L=|_C#FO>&
lUlfO!K5~Aw(<DMCPO&q_A!h7mdpMC{<(zO&(jL`^;UFX7!Y*grPX{ciT|Ie#hF~?<DsAUryNAG?4iFU4iMUI33iqvIbm8bvC}0-
9bOWG8V-&o7#D?R7z-OhrpBxBQnGsUoEA5>%T;O1iffdUj5HvE3L+j6AVgs`H6o83m|z@yOV+=IiWV&eeewpyg=k4RRX;ym`s4<p
$8vHs2RCC22*PcHNz{IkU+g9%A{CZlB4tvLC;+5sp=nG3I>33P2M`^2ci^kgef~(Cd&l`la6zxX=f(S@K8N3*&;Y6X1H|h24@@}5
kOSZB9m90=5<--ybx0UWfMg?|bh9kfh?NAWesLsIy3#<Ug@^S0>AD_!<imgMx$)a<Z}r%@V6qm0AVR7qEV^2<inK_=J32$VW6kDB
lli-H3CeQ?99X5PTj)u%K})4BAI*gO2eA9@N=gN_(2NyJRG7dlXW}a%?W#T~Y(JxQ%Sp5YX1}NC?tGqwedw9>eNW5%5l6G&t|0*b
8AS?$2$Wi>s;VR+5{d|cr9k^%u|#|rT_;WerzmnV51-@Gc79<8EFeP=2XK%1AH_~cA-F7HMIgPu;lxv?VF7nwP$Cox6`%p7DXL0n
Mv+n&3W|_o5SAKIC<LWYVnC!Mly(m<4uRrt#p#7r+C@|>!wA#_h#4uuML>w*++n&QD2Fyi2@-^e5@d*=Rhe-7K;v<P@`EHA9D<rW
BdCX{A|Ga>vam#5(|u5YZitdiq%d}rlZ36M)S*{a2l5ynqan%q$g&fIkb%Jt(Z#XxBsBq>VgPCbQamBaMaCXPJ3^_1yICX64~80n
Q-r7n@TJ2L#I7`9Fl7+0@?l0r1F;PuI6#_VCMO!O)YRz8gf@P^r&C1z_xWN11!LZ-eS|&)2vGi$%=-fhM9dxqqymJXc|hb2gE1*e
0)}B#A*xU&B_=1>K|mDEyFexfvjb*nhTD{0<#>Q?vq`f8p#~O$x}-B$xeD;(M`rz=M-zylN+HJB6TdfI(``D=45+*kO&~?AffO<k
%*3RjH3lRq#*U(r2tMdKG#fo(^`Zi3_7j&gh6jO?Y&1$Bg|Iu|^wt%k^NOo|Y6^ZB{H@Wb?AY=_JHVhlNMZmp0{~2v5}Ha1Q6AC{
m!dDchNOW8f&xRlVN-Y$e23iu$XDw;LM6i=@{J7)!DLcm!6``*3@&Ak1Psc+92pdn88!rc%|R0&e8mQ6D3%mpFc9};?)P{3&Wg_+
d2D;M>5d?Y-iG=&jgQyTb0qxR?jUo29;0hYVKmJVM>xie&L*Gs7;(Rt`SIj)O)O968@gUVj+&p-+`pfe*iHGTitsHqhw&GPTzA|u
R%0bd3Cl2KEoNNDA&ZM}{PwHSN+gm=B$2v~7|3zp?B&DQ$CJvpSytVuJOj6fIOXy21CL)NK2;<@)JK~j^vE6)z~3I31jQHtsAvkL
s*X6OBtt|)uq+rvi6oLhQVR(rB!fyJ5UjBTq|G5p6f}xd5YST6L?l3wSmL3OAylahP&GqUB#;!0!3ZTF1gSKnkW&)Dyk$hxk_9ML
Ak0(%ag{LvphhP3Fv^-~5{Q}_S`aA!nt*6(f(Zg3q#6W(s1cbJ2nrykAXyEdaA*XAN<xB~W=c|uT2-osxn=~@Kve?MB$R3c5@{fW
YAFdP>BSVIQlS+gm|Fa>5>9#xY%Vg5cvI?okU-mtRMy%|wvv@G4&ov{NBIPh4Bjg~NcvnKODK@|=gR|9dDj0KvS@BdhT(3m4C3qW
fJI4FOmGcd2BnJ&7>UC;`xN6jhU+w^T=l^0>>mgKctWKpCuhq8&_2D48X_pLGYl+6oK6=DP!a}^6i^o$0whT>orhpk1enWa%Ql^e
MIna@P84fM3$up^o-*MHqN0GvXh%_^L|?uU^S2@bXsco}YynQk$BK1$_rXVbk@AV?<@U<%yKlC)8TceEp;1&l?F=&(cXzEBr^)Bo
2UmcvkX^t&`4IC#KFILoWP$O7_-!7gW*o#b?fTJv$xuY5kQBhfKg_aXrJ&G*ZlgU~;GYOqkb-q{E{Nab(!Lxw=NWl@eQ52Nx!^&g
O5$sQGAAQYL{da0DaOE=Q%i_~b-IRv2r81PBY}oVw%_wAb6hpKjrePlCNe6A;UH}QiK$d50Zg%M%w0G;#*-0J1pa-DX%>J(fee}q
RMdHb{^*zjidqUD!PmnJ<r(&4_-pEygr8aGSRj3IL$wq5#@5sH)>EMgkR+T)!m>C;Kfhn-A=F9M1%s6KW)4~GXO@4hosXpM1KZCq
%*-x1hRiaT1VBmd%?>%%sG_yE9B%4@)p<gzY@^z7j^v0J(<KVVy?=|>*xf*fbL4uX?BAPXUf-YQss4mS6uN(BM@QDiRT1=l`YH`5
x&`}TRg#HVl%z%=s9{ot3Kfg*j6c!9zzGV7HDF2wB84FksX$N)M1TbV6om>>DZAGt2j<LT5sIP;m`XwkpsFb%VxYnlU|FGv7)Z%t
C~7E%iYRKSt{}S#k9a2@oP9^z<r)*T1AQACZ|AR*x_)Vw_i?o1*OaH_gvtsmNU!G6=?chOL1dlM!lq5QT_2&l`?DrqX>g+x%UDkh
TYp0+hE~;;O?W%hJjSr)E5kTL5iH&BFz@}4`u+Jo1L25*B>Tc|Ex0!pcb#{-O+uQ`rA4+brrQT-bfh9ure88P3i{&}Q+kHdW*i9s
VtV>N3H8s9mq*A%RE%OE!3B?)Xw3RKjkK*6(hiaDG^V0|HoLsM_}_jS+@(x65mghCcO_LtgH3Tat+%A2quK+{;q4>uB9w36FT96y
rg;P`%|uW09xg78)!=i0J!bJR2qtjM6Ecj0AS}eCTo|mVRVYMn(XD8Ktmr-cq2sXvItd&C3FO49m?jXkEmDL?EeT5@Gd*HMVH6b&
pmC%JJ8ms(ZXK#NGlzNPPy+(wH;|Ot9_&Cq_1uP_G~~c8P*E~mgJ43kO>{Fp#rhuBQ(DZ`B92*dsGwty@O6|9Ajj)$MG#>9Eku}x
Vy$3e@P`yT0f0H%IfU74n<m99X<)EE`F*u?TQ+c9vo`fKY;<nEZ1a@e&s}f5nDoygL-ABu1yu!DYlS;_w9=28W;Q`W3A?fUhtnp}
MkJGHs@BQ=h<{=^=Q_L}8oH*BI?S|V4}p-Sfl0j|m#s(WA5?)TPbdMdG79QcP~Hn;0Jd>`yU=C~KJR^U|67S3w|}$SqTcqSlO!e~
Ar3K@H0W;r-`r36&($pvk1Vmb{4$XB8Ix5VJ~|FGnx=zB6Ja#T1$SWzv6cfB92_@L<-oW%BFviDap=72a>E<E$gN81*kWAEF=qf5
KF2_qfD;QkV$6|Wpn+X3{WV=;Ip$~QT4=0U%RBNM6_|m~=6IdYzuWsi13`}O=6+rq=;nn}^G&e+S@Ur@{eB-)Q0f9H5RA08L<-oe
8tlvr{t;O>>|Y)&V0&s`a`BIcNkat#3EDM`)|-PWO)_}>x%iMi!0d6sPu8@i{l297z?_H#i|Bpq!cJ#@q1E{&CWwl+%*;p>Q_aZ?
F8IZ(Q0yv$v=Snp$vXMb;65SFq5;D?EvNVm@mkOYw;Z6DA}QYj!K4WurI>=(gNtJ~bg&Rvd}9*8`ZXpmaPP)-LTt0*!<|@DzWEC8
Vm~-@hcHLQ65nL>Wp!m(hhhsSP{<voCrtbB8-UkWy#V-&+Q=l5(RmM_@>DiW{bMd&IueTuwnr!nhbkIehJc9zAzG45fW?BSLZ)^_
`62&|5VVjx2npH;MQG{mHmo`VOoFgf5YGM+@aJ6%<?o{eM`C&&kO1iHdXyhUb6e(#exSH1)5vd3JxxICwxQe?V?2*jMjI1=_{JXq
0PFyE3XZ&F;T~QmVsh~{9{xWEx3^ecXTI|A@iNW6*NMKYV)nU*M9f+dbc+1{!|fyuh7^Gk0T4_y5JJ*~5-$_)MX%1gaNPG~Z{civ
*4`ZssN)LtdQq9Omwu>w=;j}F{SB9|Fd@wxhK~;Z?t^5VAE~#6rehzzV5bK?W+DoFe0a^rf|rX-sJEtQ1`nW=VRI+RJZo94ToOjp
o(>A&s59fB%nVA2SbcS8rP4+WtEdtS>+((W%8$qpui}pDzzPa1DdR*Tlja$v`xC~&%KD^=De(C8<k)l@a+DCUqe3Y$5%Z<Au?=)O
gYT*-=bm$c5j5ir9-0r1@3I~eLlrd{!zL<<z!$P~6guV1D2OwHl~>Pg_lCyNr0$9aaeUE<qOBB^L4rP<h}cS(b38lR?vRiqFQ6F2
h03#lL#fnP^B;6?x6FABH8lHgat}6zL@7k^8G;&e+LIYsM`XuB{N0wRyHHLk6pTVu8Hte+4h^xVT|=d{^vw{p4Em6slj^ICRYHM%
Q4L(q(7uMtA5Mq#kNcaIV=)}jVV?RE(dX9^YpOo1h|dhY1@O-h;{egQJ6jRQLA~Gd6ae>17%M+t#C=5$YVp%^d<5C|67>%KTC0Y-
-vhol_!#FC)1L4uFD0P%$`opS5`B{(F$m7A^?Acs8I+4ASmXD)x+uw{PkUXoS5Au{dzS}8ygsT`Uf3#zS*(8)RDRvt4vZM|gI*jM
@)ck^_qaW6h<KoCIHPo7pVUL$)4tns4x{;NkBWY8AyGY~NEmADPN#Z#+t{CfsUS%O0sz4K(vrb9cQb**8wyVd+s4k4<oNCH=iHw(
rGw`&C{qN4ASTE%qT+~Z5|D{hf@TSkq!cvAS{gaG9sUc4cSQ2s63o(VD?&9%8V;{Dwi}aL0ZnZ|$a0giP0xEYEx%^y;l>D;jq;vq
)GTS-BGy0dw@Q(U{9zF&Ra%AySs;NU#YQ8sT_g4uyn%S|MaMM^dmKGQ53TdrJ@P<%MR(wujE`1b4OCbxowh5^7Pl>eXi*ulm%`A<
WMEEBdS`;mzSGAwP@K7tteHeBB=){@-wlFn+-yJ8^z!YV9$yn?RG@ZxFWm+zqqNacn@2kLW*YiCXUfOU2r0&R=lW=(h#DzM3K}XR
sX5oj<b1yi>r)dliwfpUa#)%jVkO}$bm|th&cugWjsEShcOO(B3m#J7eLzXBla+zs85ho%T#*Yeh8t<dDkB56dkk?-{~mjs)D9hw
QXV?#AfVuV{67zg&$Gj)zXKuoA^l_v5_Nlxg;P91zMQt#m%Q@WPL)C?0wIwKD0pXdrbr&^)h1Aqww+5r{DS!b0vHuQ<P^tx1J6aD
J<Xxf5hB%APC$u5(4-F0zK0+})+*vlw2I^^g#xsNOR1<JFhObtWL*+`Dm50NLuo-ZGyy>y$x1mYn-Gc8K*We@H6gT`0vAx@;&F*E
Z8!{dE(BCuYO#dKP{VstnpC9`%M_-Bn%Jzw%mSARQ8glzBTYES1RzeqCft|<oEu?q4-7RT6sbxqK*I$T5h7%UAW`BinAT8PEaPL7
9PCj=CPR>^L_`e9S1dM=MaJPaT+S-koExaG@mCJPB*qF4n%D^692cQ?!>k>LK%70FL>_TuUkb=_iVo6i%wy-ve0=5zggMk&<~NYP
b>|aIIY2fDD8+|X9VEmQ##9ttLy%NRY8_OG!WU>}RN7G9T}o<7QmLSDE)<bNx|A?6NKs81M20IeqN%Ym+kJUApn^hi;pdV}3J~L!
6xxb%o3lG{qZZFZZnpt0*w_G?fkS8_U|FR}4jgnLwL(Qp*C4J+@oo%pl{BQH7ZU=M<Cr0!B;f+53DS@pAP|%G*E?h5jUks9IdUyU
1p`zxMHI<RRRI$cYrA`(GyBUpW|T`=LW~aC5_CU`h$%)WWRtX2Cd*Erz4Xs4;drpADhd<qn`&V6HH!-;X(xdPOVJCtI#+3A!0V=h
iXe6~GT*%pK}8xZxeSUrbu^H#Tx<+u08v$nEQ8>6?wSL1NZet<AYvs6LnP>!k<^6*I~?puQZ97kSQiQ-l@17ABZOch5+(!*gaSs4
M~Hs)L-zr)I|JkJYHF{su&8S?J2g9u<V*b?IWU+ww60xHu02r|6&kQE{s4I?-vQKj`lkW$`)tg?1Y}fB&^_Sn)eb#_S^2DpI|DN5
4`v21S3=Lnyw;^u@P0bYTWq{=b-0|fbqz>RF-D`Kq!Y1aKSO?%d$#W+3D>tv_CEMnoyLkI1wILP-O=x>+$|hWq==8jKAtploaXhN
>c4t%mI#VNFh@wf0M52@$flzopTx@eX~dLu()N!kEw{XTs1WaBKU%2cfgbWx5IzuAi6n}afPx8$rUrT-2oVqRO`#EINC};jD}Ygj
X<c9leXxs2hC*m+DGDYEWtL>B0fLGssw9SKCJLY^qNs|hiWrtkW{QFaXo)H$hLx6zD5!!7A*7(3%w>ru1KpI!rwCY_DqLxfByxj>
WLcMv4!d35XSm~$F-<#EGPgQwWjIdafp#Ut@^iT{9oU}7S9fQj=GR#r7VQbb@~34^V+TuxImZ^2+C>yxxg0KyA>57#$a09ejc!0L
c4ZW$EGmrxJZTtkhZ(Sx7F-7o?xBE00s@CDb7OEk;SPhUasudhaMp6TnAD{U)z~WBoii%{@OCbu7beS)MC2!jcWuMXZp;rY@jBEz
!*s+v^@xuXVeZyL4>^Ah3BmKZBpb(89^!Wl<;Mb!G5dPP_q&BMI!L>@1}#j7C7JFy<URqo4;(uS<K2Qh)@K<&HWzL@9Raz(!Qe{a
3`^(7yS%4nEbDC}4`ej3)A;Tb(#+L{)TzVQvtzOy+tZnd^b#DQY0()JQ?6&nG=}D-CRUPie;WddKaV@Zrfo{pbF&cEY-^jgWSyU-
4>bq)5Ktv4B%%sRs{u$+6)^xOp}#?KD;{`<x9ccI4jyl$C$*80Mj4ZPTdQ)Q;RkPz9UzG0?-}kLcH^)j9QS$W95_%nhYwzO^W&Wq
xtWMI>m|^xIFZXzCx`(3oR8G~geTSzWE2q?MVJ8gaqaOg)jNwm^|&Z+RQEe30GZeE@-F^d^%#C!^~2w98IwqU)=a{B24-QmaApHS
4XMjbTH;NdP%}9VvX{@_Ui(icHoK-BZ3NB=aIXyAfGBT*$<5;K>oSIPW=@bQr%BTVQBISJRRe5<ECfNkrBp>cc=PiU_!0eU)~1~g
IOlSesHMW2B5dM<%D505iIm9<iMZ3FL{Ow9sd1zvilT@kMa&Fx&^}4#>6%5Al6=GHKtT389)BN)c7y0YEsTnjgI8=P_MgE{zfnQ<
OR4(rH{y~LVjWPf*{EYOsX-B7t1C9w8A}SD7wIfCsnxwOq6OnJOqk~#)>x9>bUU3Zow&3*FX1>!D}tjsVaehqy72xqJMZ5(gmLVM
&L(Ptu!4AG#6uXRRF627YAaHXU8tHk-uXAZ&6`6)owI6w*S~IDC##S}fk4c>hk>v?9lG+TLFn7^1DQyMj4PB>kdyilhpH*gXoVG2
RCQx0=S;$=j&Q2rkdYHokm9j3DyTGUC<C$nd$(|cgO?<bC0I~WiORb!94;s!MkxUcd$$<}9cUC)R&+Y0O(C6ZwN)UvaybzcQB2Ve
<hl(yY=Su)p)jcD3JAGVQ3^3>oGyWLrYlH_2-QPEs!B|ZC^crMB-IT<RGdRhmfV67CRH|8u?|(pq;=WCD2dQhE=AH1sfBQiG?gi(
7f~pIBsmu-i8(5%TVzD3(gYx*g~H4wXb?bhVnuR}6ajM(y%V`KtrWF2MFk{Lm_%VU4O2xkQAL&zWURW9cAQPSJD}{02=LP`p*%~8
mxAg5NQ<}-S-XId+9o-F<EK9b<U|mjd5lR!QxOCdzVznzM`6C(brn&uVYdN=5<`DY2ivecGc13W+6(r)UyuqP?G%EOD@Xz~w1rYJ
5DWzXCMWTc;Ru1jflflH+1P!AZYNP85R^m!6b90Hu;$5Js!0VY_pp@7VXP|PpCLcG03tx324GRv|L+}2k8qtnJ3gWL)c)y1K_86j
2d!Q|A|J!-(WvLz_e)9>B~Y}e$Q2O<K>!UcH9*l+r3D1d0MemMLehJ=bsh2^Kbl{LwnCW*fKbEp&;&ddL{J12RB+`pNJV4=m`E7|
5~C>}ArVp}DFp`>XBGsk0WiTa0b$ltF-tC%Z=+fQbo`{Bu)(l7MLGIEnE(a-5UIQ5J6>@FhcW)pgysMniStQ4=D<6^(ln7iz=$22
0-xI;#Z=5PO-W3#EJ85~Qqn>}_4~gI^Ks+Yb|<{~FD_pg`^OLD3L*wwI=+|nHTvdmX^NYo!;ki+w#$>XkImrZDZ&#Z_9Ny?5K$Zd
z8qF4q<Ad5q<HR|h$&RIRYFPAcX7E8RJ@RLgNGcGj^<TFV>}F!>8iS`m(S4L=|4Yg_wgoa>xJ!{oL_0l6r;z34pf;`_aSY|RnB}|
n-$dx0($<Q6<-&7oP+$@xkO40zH_w%PZ?HgdzOLCxTv)SrKo(bz2h9?_Z`>kw;hBhN|ez8Qs-Np&wa0vBI+K`>|?)9Hwc+XCMli}
R*ue&TW-m9ex6RmyHs`^qKfB(MQbTgQ4;mXj2#{|>ke-;GVs(&%8C@KQ94t;Yd17vG*VNxV$*GYLZkCM?TwHrcpQoLzP*iZa40_4
?kfvvS#1TSw5A{dIbrOQC{Qy{a#d7IOCl;6WlJPP!7VXJP?aGC4ss}+6O}nErV&*C!9%t=U56{QIA1@fw(_lcI8I8G57i5vtcpmC
qKG2F;kg{DL{Sh~7{Q2)4PD?-dU&UG{5zHLUJys~h@4lY#}CMlksyPS7j-7c9(6PNWcSNy=VFaxmxc~3m?xddvqZ9*MT|(h`1g9*
@ODlYGrmOm1&7o>o*?lzK|^Nc#}h3+4^$5bc|yIi+bxi!DYF;f&^>a}6;;)A!f&+(2(L|7nc8hgh=-e4lZgawtggoi;5d4w{O(l#
i^;&O(?aI7<;4uhC?K3?y2|XUJMq&km%Sa*5=H5hGaD0m%flcnb!cG`5mZmVY+@b+e%1xs_0aSA+jlbwDYxQnJ(*>Zm0!1Iw?`n?
+`?d@F(e-U^=!HgXVN|^NTpK7)?{Z?VBGGmz0LNTj{*Bp6UXEEUWXU(1^hryfBc1bFi?p~1xidI1P~HLQBhJ$5X?YKh?rdMhZ;@z
=jE{oEAXHer(#SE-MKjhW@22$u_XnO0f^>IcC97~g<a0aCTbc&kRnr2SX5*T%_10!lvNjEb_%kpCM3!zNt9iQ)3og}4W+9ikx@m$
=>c_?fRhV}GKA)UL<rIv&K1x>XhJ7O5jK!rn-n3W*#S@oR-ETNMkMGohISkvw8epe*<}MLqNWrk94OGFl1hT8U1OZ{VnCgz8dPM^
Ia6{Iwwy;=5*)J((MU{!nW7LQh|oLAF9;AMN^9bAI3n&qqe(zC2}4TKP|S!#ZjO+^9MKp<6$QRzF>p3Tkfk6111yLj1SEixMwlsC
h)kC(iUS%~4ijt^2N=*xZ8U2RRn0W5D@r9O6c9+#KtRDb!HG*uLQ(`&vKC|DnKpu{HjtzPOeK^6M`0KRgj!JBNP(~2vLCcRGJx~$
>5lgGyn7Q2PqxhGC~cb2APh^&Sm4Z_J)gHnJmXF|Qz1-l8K+L#!#VVyxjOYpE9FKfB#JL9vctB-rco21MC=aEM1}-K44R9eBwTkI
1WiZ*0jzQ+S`3E>9V;t=f3N<ny<G|O7vpepkI$ZTe;d%B>mLNgPJdkGwjcFsh$5z{D2ggorl?)aiXxan6kM*t<D5ja?(R!6EJ*m7
U#ISY%243*DiFt_7KBN;Yq)7J?MeD$RETlY6<3LulDdWT_ou0LF;M9$RmwvV4r0D?caKM>b~wNDWQh#_WTX>=_MJ6CBCaf8>34GH
GN@GP3bSFLmseO?&divDHZRAUySlRL;=N`yCy2iD1FUn?*d<<sGaI||`MR~8cCWrk)H&Phx2w(G-Qr#`l@KRi6-}>9CM2(JC}+rd
m0as^R`U^XyDye|!QiQ}`%U^*k9j(K8g!ai{o#0)ce2GOXln}<kX|gjiKel)?U84w+acO7u?YLmCCs$`L6>$ZQkEW^*NIkoV~9x(
C!Qx4wF_hCD~AYYXy>O~Ij`E|%Qp!9Gv&Nqmt|atPnA&x7mFFatw<@|>T`4jjJ^e+!GznMV^+pvkZi8~K=AW7ti)KaqfE&=hkSIX
;xtd0-WyWn`QzfRJ6#BdCtUfa<qw_n;xN|!cho(ziYn~wcW1vZQFW^{&KC7r=*cZ!cQJQjYR9qYwmTJf(r|n*|2XsGd9q-q)AXiD
pz>~G_3N0L_0B^x%dm*|ozEAGYre9q_N3&`PqdO)UXn2(ZYEBzooR<OzP;85-je14fF9AhmI_}vWPt|@B2E)Ebj(PIyclPEafU%x
n-!P92}+a_NhEgOibINO{KKMFqX}-Jx9O3<wdQBr-rL94wVxdKXXB+Nq$P5#s=;O$kW(s`ldCW?1X*nZdqbKG6iF^p%d@^?HIZEE
;wblmPQ{`}@pM|p!-uKvG$orlBlT2Y(mTFVQ4)3uRAc6NipxX8rxZoCId)eCebGSV3pH--Vj^w``$vf>T#9oVc{<n8NeT2p8P~0@
_%kuzmkIcD*ClX9r-)9Sxh=#`km+Bv_^Zj02xv=*yDeSbH6-^vfDF8J>>}}lcL`I1O{RvWdd=QF;@-N5UvJzeEfC<zaFHw#knJ%O
?!+2Jw9^YZ4C0Q~joblF)g@b|AYMhw(P3mP{X2X*92|$PUmae1N7U;N$9<g?l@zPIu$@M9$Ik4rjn^^J+b-WV?l&K5l#rdym8?eo
Gfx`kX*nD$Ja$=nRl9js+RMuG?z+18|K{ZHICu4p8)4z~?aMA_ckioFqPc>uApn42a+?TI06K<NO0c*U<bYjg>DN#YbPPL3Wp>@%
D0fnnGyT3Za7Ut0LwYckO@QbcK!T8M!1um*fEQ3P4E*v`DWEBIa()wx#)afGEOY8qUN$P(2!tLi<&dJV*#k1nSF3us@oEwEELZYF
gZraDXg-+RNIkLfp9vA@)D{SHG?1A_pdbon%tI9I?6kVwO|txAvrGzyT=toBc(^``J>2Exk?Q13rCc?v4+G+Xw_K8HDK;x*#qKha
6?Mm()z`})_f9o0G%txxn3=qK?#vAll5{^>c=tY49{JekJta6qMJJHZfI=*Y;~2^y7sZ?4^V!ee#`OA62|e-LsO2Yfe&;XiM4y*6
YOEG47aeAD-@&wObs(%{zx^td%IlILjj_I>UVYz%l{8d&g%sgDgu2Dzb~L%Q#VCyiEfs;r!4m@7sFn<XLt?;bT`d^jDd1k=-Sd|s
F6#|jgF$?9-2A$$RXB~F-GzFyQ59P~b(S39`9cq=-`B0Et#qg-oXY80CJp;umGljw<uAD|k<{eWXGgs_tsLR7UwvqEA%YN0EsL6n
G}t|?kd>5(H^|l~!s65t_QKtxrAj*L?Ypt0oyv3~Q|`!Tj&1u=4C`q#v8I-nHdW78X_ZrD4m)2FNefow?ivn^oq2=TcBu97#nwC~
n$|eYF*7TaTt^&plnDp;TYyw(H#lAqRLY4iOxN%GOq>FlR5*!RtWvU#MVvG}+N4;a@$cuYiDnkAA%p@Lvok5j5(o4Om)kdyp%yF-
jRUC&cURG!=dT@*c4f=;w0C=NsXDv)+gwVU3(kmHW9<k>XS+TIdOZHv3VS>HH;_Fy(i37wVm(JoD+?8lz7H!K@#-_%J|i0QviN*q
HH_s|R!=S>yy(tnJooD@?rYSwiXPu#X4V)phD}tu;pd@=dPXYkQRQ=GVe54BD|`9G|50|df<KYi`aoxvKJBD~KV+u;=M@Pgi)H;)
ljHR{cA=uGLLj{ARIaR+x%eGz(dxO(Jfm2O@bKyLEgu$|#j?e@T6*e8+Mjh>>Gm$qeOGr~ohwN(T7I8i%OR!d_RBAP#dlhcR~6^t
1+Mng@pW$n?_CMAwC}%G5hn18jqJW%KE8L(j)lCXe_q}D!r~Rd=b^;ThE9!yt|!v!6Gk5MlNCknd-syFpi6J`%fsT%@(m^JO7uUq
cAKqOk6rdt7TkX$NJ8-T#T?{<^6glKX(*V}oih5$+iH?aQ?yuu+E3(uvB>K+7Lho<_e<P*bv#w6V(r5>CAI0=mltYX#negLw3mIz
Jc1*~VFgdt4x(0yRm+<gvoUnX>#aKNb<SKKzW42ObK7{#m`}$%ynA=E+`m&%yT@L-eBP|v{LNOeKKq%Nb9NVr>8{Z(MGno1J5<Ep
&RgdgxbL;8A`LujeKBrmtvxugW@y#sgpC(_3w<o)nH7*YrZ>!ZWRQH`D}Nz~;`t3pbe)8(D?y2Kh1#$Mp%X&j?W8n;q`?-vxENOu
lcil=b?9>e4~|B~;&hIi=Qo>*^ouWUC}u>=j%t>+G>6^UYR2N*2Cmdy`tO|g&P&$fR=MxHNV-avv7NSxh+XBZFV3*cdCuFvC)B*R
wZ8ScF8l8JNX>V+@J?2Fo3Gc+n~$!U(DnIctl6A1)9X6aylm{u)jCm5-nz>#M;~_e<{d1ZNu5Q@>8poFTsqmyT<MQ(xz&$(skFy_
e_Xs<<<539dSTO)Z0crSQr46XwARQ>$(qbNypr#xZ+j1ysM_l;GWxb-#=EhXnsl=sy}u?}E$V_4>QANL4*A8la&IEFFVdaeex73L
_lUt-ViFP+pptPvEk5<4-86dGev10{$$sPF_w#+;_smMA_nWu9I^tJi^$G31rp~<T`Am>|qwKyTnPzqK!EN(6+f&;eo$ku*FFbvF
z+&&tsm~{ADW`r|mF?}D+R}7&-H_&Fx#aV-{pqPh*wQ_$5HC*iR1{*2hwKF}11%)_yX)4;uRC`OyLoKOlw$KY=H&?qaYZj2RgKwk
PN&OzbxG==(BhDFxGL^y=QZTHqU5Nco^opEBGhqOFC{MgWr#->!};}eb@k2sb?seyFq_mVhVN!(y3`E_gJ-?mtQu(-{1eM>BQ#}P
M@#T>O%5DY8w7&6?<W{#b2+>erRiBdrKxAS>gQ_x72bu{XyL}){(8duG~X18tqtuKcgmD{Ub8Uh<V$iTgfH-tJDSm3q-{rnbdKV+
8u4~kTB&+Pye_6yZ(eoYAn8tARXKt((Xp3zOM=ld%HmPFxhr&<+ufVjO0kNoYV5s5qVL{BgPGc)*DTBV<#%P9;=ftt71>@y*@-UM
guZq`^lkU2X(6V8RcM`hSVW4~S-3K<tX4F-W5IbHV(F^Q#dZxs?+{5*9dj{K>bb`wlcg}|*{R0?(S{aX%ZOFgu!H*U;bS<Qp6{m8
%Cy7NF>LMy=gaFejlR8mFiB?u#xG<;(aA0%;to><Ya;g;<OAFs*JxF<)xGb1apK#(CN-DKCN%xDx2rwJyUvTe-+kG7wgb0KGszc-
?skiPxz@9!xp7AMY&%{SvS-i6Ui@LgyG#%yu?-yzYNb0o8Kx=9Q@SxXfTAY7Rhkt}@75O#C}`QOlhAvdoQBbbob^bu=J4E2(#Wc$
qF)6MCTai}=;6M#M>JEX*+T=;Ss4~$nz!94X{M!7tZ^g<Xt7vz%TV!^gb_qT$9Nk~O)AVe)5k?A1Bsvk$fyN9_|uR?p(lz40ksPX
!_H(T1pHY;LZ?#(2cV)4lo2qH(O@1#y77rsRPT%kF_GpQ^fQfC@so+gCq7W82S&QXly}4JmOC55Nit6?SVb*eP^zhwK#q937I%@4
sXVah7LOg+{dHX9#`^EBgS~k5EZCbZV66uc5fFtq-OSVM+;mqk7;za}6;~|tEDs2p8DEE4zYy3<9x6tSoguAL11|u~3X;IYaPE-l
0D(oSriUY<WqL?VfMJ8`p~w}6G1RCV_;3v1D#F{)@R88JSOk&rh|;2f<WUwUQ1y51$2sEM%QFDnLJ{W8o3q$!H*AnJVjY<$Gij&X
)HQ?W$Wx7Zvh5`a)!en@NJ%LXyt%33V|1iWBAB8}tI{GCYNH}T0|lA%WUV-Q-7PC6{m7Ma+TF(^vg=IP*ID7rrRwO5bumtI>RS}P
rRDgX<Z~^q)Vj9mb6S>$Ytb)k+B;PGY-@I1o4sA?)$1MzT@i{lcY8A}zV;G2y=hD2h%>?Ty!_Lh>V7&>-CJIC<|m@ZaNN22W%rMl
&QF__c*CtZ$GZ34<=S#AM1t*mQqi47Gs~T6298B?=v+ieL@u&)j*${yJC_}GF!v7euSv{IiX3NNW~|>!nVg<;bsDQAn2SAbgj(^=
HeN*um)k34ys@YJ@R1mi+q01lLynYHIWEYCY!?R@%fnz5l_YR!Fv29>mR~L5hgL${Pub_mENxKlI7$y#q}KHj2uRFe)V1rF5qM7y
=piR#rSY1p0`_m?_GSHH|B2g3N3&HTwtQwDT9+HNm?3WM(k(uOK`lsGmSR4ZXHxC)K28qOv~Es|_tlrIz<c-Em9<zs@2@*9x1v+%
qWWiw#5i5Mr`g*BCP%xLryWI_(;cTYGcBct(>akHA*4CCd|Y8BZXkuK4KB-%9xhqZI=rnD$3_Pv=5D>)xoBLK!lgIN9aZm4g3YyV
o~=S?k*M(g56{cbbiWUFZnrDGM;8qt4sN^K<9xk#*(*ycG>pTEZzcVsu4rJ0hkDMN<jbxZqRctEJ@0}Qm^LJmE!lTyFVbtIG@5bd
%OM~A*-dc`J~Dn2IO#4P7JENjiBk8-ySOhI2}lzO4V8<Y-4sP9vUvgz1rSJZc0&)RYSRnKj4gDSl1<UdM%fBS2=AAGK$1{NCLBk_
C$}q(H+DotOIYjF>!)=3?}JM}f4jkr5POu!5O9O=u{AD8B1u>%xwc6Y-7^$>LJun@7~+?#;yPM!LAY2C!JAx69BhG`K#?R6a=rdk
oC(u7BuGY8GMq{kQ%E9Ww`$mG`rVki$*9=)uJn`mHw5#f&fH6exIg92PS#l#+E01>cyw;{Ztb%7t9X8^mT>p$D<(PK;X0V^^LXBH
W^h*He~b6cMZ0Kec7(SdXQx}NYhGh4Mb9^@WLeHXO5nph^>WUeu3qKVT#tzGC^#m74hxXoKG`@je52*%^Xt5MaimrAlRde!Jrylj
YM8tY;3HbQiV*7BHf2OS%tR1a<FOF?NoTixaF*`X=Td5rX*ALn{Qm0pe9sUqVfWG+_|lqQvs=~c8XG;_RuHtjK)6usriuhTk^1G%
r)qb|LR!*1O?ISPw{^$ddA6|QqyGPC4MTFyv=&~|M6ij-$UIR&y&f#{DPt5Y*-i<d$fc7Bs}DjTp3yknBWB^K6g_11DTCmJdabaW
gA7SM8alu>rjT3pL)c~<RfoY6CysjJc2pTERl0L6bx*8Lr-|7P5!y-}M&>CHGY;u4_NuBOdRKmz;X(woT%>$Q+S_`Df)MCduXxdI
b0uhe7>HM)2Vu~(l+LJxJR1ao(8(}E41xw6rixHBFvuJUut`Lcj0u7E!vPrtJxQ!M1E^C59VX`@VLYMT2!Q}7e&Nqx!2SOp-+I5F
+QTMS_ohJj9ZWidvk0&{FjSwUBL9shk^zT?Y=1Z1#{>u7?R%lKI@~P*DTa*;+lR_A)gg?PB^iik>>MBG_750Le!YcGO=$(JqiWoo
p%s6@LKj+l5t#g`y)B0U4N?)JrqUZMWuVtitGkFt>}RK?U3kcpGO%9T&Ab@HaiGK9E=f9uMRVHWf~c`06kS#sO#eK&4@<WtGq%e@
k6z~N7Hn{L@^=${<xhYE=1cABMzd{@*V7FkkwByj1Sk<oh(x6Y=1zfC8mPrvj*7<WgI%VSDBN^nIXK@7?^xXLjy5^Ofngyvgi%Pa
GeTntv4!B$;l0~6l#3U0;yahBdBO{X^&paajBrqt){u6E(VBvT-ML$c(o&lcZ^u}#5P&*4^&P!o<GJ11t{!k40#5e09S7Hy)(*vp
iJ$15<o{OeJpVf<Y~-{%I4luf5Th~*c_U{9rx@Gb6>eOMh+jsC`YbE};>izZ6U5d;4*r+3{M#r<P86b|8X;>ax?tf{hA`<HQSVj)
#RE(xlDnA;{MJ7F2=I-3cMkgRad6Kg6|G@QYQ?lDpNE=s2Fi5JvmP6BD8&^r@s>pP$26j$rA1y?Z8KFs#H)oO$Z0UnGH~>dW4TGb
^r(Ya_Q`RaA=jPgj*;CB)W;E}W)-n)bh{d8a7*Rv_PU)6Fm!C$^Y%Vg4YS(d$vnYD)XbDB6tN^D4z8|(_I!4BOpXW-y!zqvp9K-;
0#X4$tpx%UtULp=Gn9HBn0oGHE3zDTT{`B0>fq^BsBeN4QF(1DZ?3vGYlWyXQ0!*X1=7VaYIfQv8m_U2YN=$DmD?s<#CE7{(a6}g
IhOL&%VrIEciy-i8f00Pcb&Hlnr)JI(q{-rf7dR$;W3FLqSO%{cExO#^~_rzvijdxMP29OaxWw+lv?6xHsTz-h#F>bVXkFIZyT{|
yLttOXm3aB>>nKhX<rlsl2!#wNoR{J1d1s*y2A6<CbS{rF*epAvhzk-i>=cb(^NZIkm*B+;O6qwsEWX`kq&Yza+L=yfW=fsM0`fO
c}}s9DT18a0eBfX!vg^jkcag^ypZ=p`Fo*sd^?{QArf-<Q3)a2zb;QuUuo%<N}k)MwPaQ0Ze)tM@>`A7F+!G)Hs<V@XL*@mRxA$2
7ZaS5gv5rKEecAz%1oXuL`F@jX@Zl6VmhQ%hM6^RaDv6-x?O80ebDvfk6?{x_Z~03F<;43BIx!$2^Hvg8)MtjIX1)W=yrYnr@;@y
#3F6?*wxrQ(=jk$yJMUi#92gK^El2FMH!5OBw_nbI8~ilRR#dJ@RtFOQjJI&8I#p4T!HLDB+z?nKq2sQSW!enO)Uc@t8U!}n)iE+
8e&|f%PZ({Yf)s`4LNRFJU6GdWO|e#_xW(qv6dZO2B?BApQuhAK57FDOfeBcbiBq;c$~WWF<rxKqoRHhvvEb`!4>iGoz7j(IO8%R
Dtv3qB+o#4>VF?zjx`g&CutEP$lrx<=1wdoD!<=roDr{OaUZgvxJS`oL<9u8R7k1B)jPbI_iQx?T{%4a(q$wn?#aQ0)5Y0?6P<IK
VC}0qWk;J47V5m1Baq|fa>UfpOWZ?=+U&!_080We;-oF>KC;eClM$DBVWMlA#JJ&`aLhE{kPCfEu~3ppQdRW7xoN|}Z_jMkowMM5
Cx_e3{2#9s>eW}wK+*)rR8XlrMNrwTO*pN#e65J8xLKT8?UHOJMMV;c##9ytQ10tFXCi`hS!|={;Of|oUxv1aL-8>ohMNo5f<2uR
Oq1iQ2u<ICfebQsxN+eQK_gOWJM$!xs;a84=H8~|<LG?Lngo5z4+`)}=t?JElYytO1LH3TL)XK*U{3vPZv1Tj6SIEvmkxwIg;JHJ
Iw3&+Rzr*@ZXV;~#dXmg?bPeQEgn7RGsCx`j}2WshbEe%<);EJd|#g19ms7o)1f`NRaI40S7E|-4Q{*a8>!g|LrX;zJv(^m_e1IO
<32xHv%piX{`%u$p5rsQN}i2D`|mOzm#ekp^YovG&;VJT!4sX3=(`x`=nIT0Rt}Rx?eFrDV!osZA<+z@OSpm7+i@FmVP!vZapQY9
(K82am35dWNIg3#1-SzNTGOl+lSC=-U~$=;0C6#(fN+8)T@Y=$$Bd7A7%{+G>)}t|?4qa>^Nl1XovxXpOSn6&-N!3`RC!TXquia>
Gy<O*Y>BAih<PPSYDaT31%aQwRLg2q&uhNmcXRiLsGnX=L{LOf_T^QVZptO8cU5_a6qO9Y1EL4|9Sv8{k=Q<shun7rf|%r4G3VaA
wV{*6m!^)n`rfS}<CGR%-QOMFr{6CJlP)ehmvfg91FT6n)^IPG4~enkzIB(rM|WM&6)3V49q)IPu4B7{*SSSr*ecs&=UaR)S(ZCu
8u{wF_wi2w*%C&eahroKy0)e!*kl<HmC9go;ZJN<Eysw-+&14wV~-nK_QVKy9d|YvBM$<0L}xd*-+brF0l`5Ud92GRJ)F5w#MAR=
xh}GnN8`q3lKwQ(MS`iQ4);p)_4g(kXX5lH)2Zh@GQmFgm+(NI+=(9NiHB94_HaPw*ktRW|J8?YeetAIOFD^LLhclGlcNhXCsVvo
8ZYuA&$K)N%spi?6DKBsjDVvI8b*T(3x&mhIom^n@kBc05x9p``E>PbH^{f|+e7XGPWx-Gq<Yo%2jQd>mjoXR(x48igDj|}DlM?N
cFTfEVlcZUY-&Ob5HX;Dhz2AoB%&^<o1f2LpLi3q1(w@FwP`bGNNGe-3Kn9jf+B@3zt69a@A#YT?ee^K=c^#MaNAko?m+7Y#qcma
b=-kX1I^k*0q7(55~!Q+<$FlvEdl8{3_*n!zz&m0Q!Cm4_0ogxwGUgf*|kCJeLeykL&Cr=eeLYHkBI`Mo}9b45IwkK;>;Pk0jp$j
OH7Q@?>*EKPsi?h_J<yS0|2P1jLx`W@TRb?jJ`)q6mdTcDhi^3gYah7DRAI`$N~Tbw)t)I`#pOo<uE@)etzHIUdnsnNxj{?KSaKs
=09u0D&GN0CPN|kKsAUUfLRH9aD>7L>1_o3uU>UjTKeA~IjE_-si#{=(q%m$CbAa=j#qmy$iymCiCpJ5yg%TpmCy3(e%SjE+)&)_
!vBPAbhz%>h?ieXcb#m@QYY2NakE_AZ(YwVZlA`5TA?S217qRp&rt|%lS#nECHu^L-h?$>&3N(GU2v{azh5N84Jrh2oyZ@>*R>AU
{I}=B%{=K2NBj>yi}}R~zh7H(J@3{NdxN`LYgg{A--;ZJWs1A$m+|4=G?blm9IMJz@8){px^nIUUEsOHh80m4TJcgi!EI&VJ5JZM
`mb1DRc*e=X>@!p?&D{P$7-y&kr2~kNltPP9xU;kHzjTyU%KXE8flv7Y;zpMHOm5c83G(K5bZp&VtXPb3CU?4<R~;kI)M$~Lqt}F
35Tiy+%=ejq~i&YF2=Evg^V!>1wwX)CJ1PRWDH6ws)Z3(p4IcH=bjDZYI)TpDxl|i(k(0@5X6eim$^W_lQpSa-CVmUR}!{}h-n}@
+};#2<bWO@5)+(vW@*r&;s`4Yj?jP=R&mDZU)+K(*F_9DSHx9oq=I5mjDOLyb_S`2K%4>y_mn*8w!Lu>;=Ds}oK)3Xei?PAUp!%*
4yH4NFf65Fo;mN3q+*g8)@V+o&kw^4rB~SzHlq%e3GmOxRT<BIt5>lMGa(RCFR=k5-p6%Sb-5D0g~RbDw&C=M;$E4+tWH|l5CAHn
q`MVb3Z;y&L=c{nZ1*25n`ejNnDek+^GM$&4`vy-l8f4POT<rSTd`5xDM*4^=nfW&CRG`i#8S66xFB3tZ;GWTg>2cCIuSY(%n_@T
kP<ahUiisef<+uhW>c#~GrsdUan(wy5Uab7?q!x{s@NT_wzj@>7}uG1XFItXLwb1`?eN+>T)zZCBNJ@F&E{$7I#$~?bmkXK&U`8g
#gZtfb)&g-29-9|6;Rq?HKRL1$*Kn6ov6kWwo_)Vlago?#-APce6A&t53^BMkFN2;Z9KUTDvP;liCXAhHJ6<WyeDtYFw5T58Ds61
h^-R4;fG$Jj42HY<0zA^?}gM|JJG%8eQ$|vArUl%NJNJT%1GtqCPDI!wUr`*0t8+YZX9QwuJ&ryZqVB)iaM%S%jg_npVTRas^Fz<
*2GD7E&6z>0IqdZfe1T{e*5>#_PRKoc>5Jh&pS@qlw~;?*sijJZ!U^iOiF<p<S#RWy9zN!N(|0T8Pkb#!=OY>RVp}R5ecM)Kow2{
jN_(2esj0c4I$>pC?`idygg|b0*aq^j?6agk#AXdR_iLSdzw1jnucC-mF8D<Qkiq7msz+$bcU7dDu@Xr1EjHqN;dN9(@?D$(XR=B
Zt>$&mz}=NwkGUSF{9nzG1fhY2VMjkiHKdA=5<cE7HQv1E58D9Jg0-f%Lln~rFYvAk;HK63>p;(gQcQ^FD(~LsDp9`nU@f{wHdua
z<{4ZxsW)E6jhilB@|+_TLeUE(4{FJaMM-kI$h=jL)b%aso-Z`bukF(0mS<3T-rr;AetM~H=|%-(>ZH!+S$&ZEZ<6Wy3?^@=#x8g
=o4A%T%=!XyuqbOE+<_qCEqsmgQ6m32FK-+5yQny>w{L^^q_R&spuj$P+9?&hNy<A-8n}z*M-=%B0E@aCHr5Bjn2HgRaN5ao89!s
l8{i+49l2Q)eFT`c=buAn@W=I!%tjYF?wKfkCK(^#oBVu4-Yw<xRQzpvVA?YtE_sT9T_@!cOP0aZQNn{aN0=VDjGUwt+Hk1v|4D5
FkM_K?Zi*C)MF4NYhfS4Go-wOj<M>p>n_fnm|Hr>5L#&NL#6Xx!2tSP8<(3ai;9f0ZX+pn!`dw!qZAa2w*vh>(4({(yLSTSO6^lg
wPt$rtuZB7CMS#6SYov6(yu#X%v$8NjKEmc#tJV1&QOt_RHHPOn_iWq9D>#$BF4hSq<Gvkg3p1N_zu>b3ZodwzRn?sUfS;Z_Uyep
eO#DhS0B!vF^3&kVHW%zFLb#=2VDlFl&<$`UIJjrqPhz%rQtCL-#Ob+dEIAr`YoWj4r18)zBOsFDGu<%NkI|b+H_@^H0-9+XGtr>
4@d=M3=yY6jB*9ccnmW_YF24QL!BMrX3I30#<~Merw3w-A+VYW)mE!<0j<WE%R~`}MjarhpzzYP&LekSti2YWSrE7`o9NTFZ5Qz_
Kc&vI&X;@L-1M%rG^{Xw8ptYRXQPG(sB5Ev@@$$fSZvSJz<SrSxjK@~MNc&01F2-3RGz6}zB3d-pkrZ&vhjwXMkgXU17zb*K`1~t
dI$(|2|7tO9U#Gi2Q=2E;A^h1n>Oe+??(YZISLGzFD!sm;KOi{6xJea=8SX?6BiPdh^`!73AYJrv#`UY)B}hd78%SI7*6;!FK3!V
k&#6hK;m=BpvG9uNZjWI2DWr>q^zQptV@M*;k@8tA_Ho)syCk%v#hQc!g9>dZTE*4Cn;uJqo+Bi@xs-QP4MHLKFIHboaDP{sHLkj
8^hX`qUz0EdW5WeB&BWFUh;2Aqs_PLHxyxBRdG`lQI!Zj*NB}N{?T(2JtOORhneS2Ugg1mnkuK9+~9%#mTKo7UG;}kYIH+Wy9gp|
l2AcsQ5oV~2x=7sGkj$jOfdM@5&^K_MV11QwjR^RXw^}7&C7~O4#<dBcI!fvH^8fep`BJJ>FQ|xv5LX&A*f6CSxY2keR|qDUh}Rt
L?S;$jr(m8v@I46q)M&pg_hE7VfQs!IkgZk_<e6#Ro<(DUxX6WC+E|mHZ&fdtK2#hRck$ELi@YI=*6fUL)&7HiP*J$bo=j=rzNa9
$}U}Pw9>byQ9~*&`)<xQEH!6q6Ii1HK!#$~YY_2ZMP;BLf2{x7X=Ec#%tQAKthQDv(HNV@G9>J?OSC59Ft&PN<vOI>rhFq&R$bpY
nWe{C>1P=$jn(Fk>F~}F+8W=}!6EKp5$0|~YMBIAVT2&+>cHzw14m1hpu>fNMp7E2ltV?HB-u$;2Pz{h(X!3WiRK~-Yf?-QO{+v<
kty3nFq64VoeFYj)Z!WuhV!;VW4G`8w`ISB{IzY-r7-?2KYh$uf{kMdfWd56h8%THGA87j?gCE!=`VJAzr(yIIl|@2xjZd&w`lJ0
@6(EetEDtU9=gR)W2sF9Y`eL6r$wI+pJK1@cfD;3BfUFZq7K|7^l%)NBa#1mcS*FD`M4#6A6-MwS=FSdkm1B2<TQ}uigII?-`YQ@
a=)iOT~@A@Z$h$BsiN>GqMyWR(TC!wN3`)DDU)s|@@~J^*_uJ=J1{>`ZefwDx(&|lwZcQqQT7g_1TqlB6Q~LaLa9=wphBpMDu`6|
@$xi=#IQ&y-W@~D=@@1rsDm>*r;czmYOJ866jk*Z>?EV@q7*pamY*BDz0GDvZ(yCQh|4Py9mub=pilwmZZLapdwJ)!$Ea6^U=zRu
1CbQc3KaAxB7R-_2=mU~JtrfTLUB^J8^7{cyZpcQZu@*pw_@TeB|i70B=F_OWH<yiJ3evb*qJs9-uc(O-6vk}cZh*9p~w<!h(M)j
n{yLVj86%{OI#Lgs3!9xaY_P2q-O9<!g6)$OKBxgex8|u;v^WTE&{3Xzb`Scv4*$Y=Un}9deKmSui=@=KXM}FQ?CKAW}`UShhN#Y
L7u^}9JTR{wA;HChr%?fkvefJV8V`LgOVT7w52MsB~cCx4y@((n_f-@@e6%(=_DE5BqY8%XDZto5$DXCJ-2<5YIX(uKBN1m<YjZ|
hFMxBk|n1_Ag&@Ee@mr(QI8y_V!FDl$#dIR0gDRXRM;7%oH@3oF3ijX{65~$pJYjq+@;Llo;#d#cC3GW#zaGq7DRq^%*^lWUbEDj
#~l#<Bo7Ol2^X0~;wLDkQg`W>uTjVLmGF)|IqydVSa9ls$}!FG_k*PMJom44M_N>OIat+r@ow=xzjvd@f$o+YL;EtjaF5<QY<9$0
GD0H;iCx%rw%Rt$txk->Te!=x`@1}wfQa%vO$LSP073!a2V9pfgM^EazFe|<b2^`*vO~Wxw^>%HSi9pjq-tb8K(AtMP}vtDaAvnr
Gi8EU-3^Rfay_BZxbH=PO2`ENc|le%N`xc{;n^Vg)|P#*tAaBU;{5!Nbo%a#CnOFfa$1f0nhF@5q&qTsqJa0NSVzm~Gc8h<tPj>9
R|KG>U$R5G7-M8jQ+%SP=|R=3@ap#NcYW%eM#OV>F$Hx+!MJK|xl$-r$Gt3SnE<Gh!VR)&z|l7VGZiQR%+CUGDyp>xhKQn>l3_s`
?%RO9(h2v&gj}M4deFN#a=1lIIZ_)7L^zRDYZAmWC@fIB&n8o06mqG~M<}YJC8j|^_jA!Q4i;o)8lGYP$oEEE-sZX6rd&@6E{i2|
U&A%$f(F?%fGduTO<*a)h+K4P;mmNR&K;2}L(Pm`hq6Vay6@ZYw<3#|_9;I6>vr$H4y+PPid0BNi67jGOksdtPbYRLmQutOjvGKw
oq>DCvJ^oW#*`}*Rfvd-SxUnFTM%~2BNEOy=IZaZ9Wz|c)C*K`U@sJ(>6F$n6EghT>C-vs*D45yySI$LUWo6{6Y@Rj^?s9o(*5&?
BZW?yUY!~0%?(t986`xq<+>brBPdNVDk(u&tOG(iGXYYi6MEddCX(o#7Sg1#rugzwG`kWpaLNM^6KKS2aAj}$*%eu=RT~0qttyTR
s)Ef!1YXn5N3?F9pDkpeNFDrCOmzrQQ%hA6L{${D(lnF@l$kL!B_#<^OiE1@MNlPDg-{VG5``rZ{PJZ1&M3k_q$w&Wl8~fnMhcVu
8Hhmvxeh}UH505?7^0KZAcbO)NOt=6Ob#_wv7z;QOjKa-kmZ8-?6}DVf$NhpEW^D%S8)MFG{<fUkQ$I2Ak8x?tQ?BC6pAv6803V&
nFA;&D557YuAL&?9N`p-Ng-2y5=jKHG*J}vN8l0G9QY!S9wzBPQoMlMoc&Ol3T(T?O++CCM8~1PHx2;qf%GkjAbIhJtvrJhq1)85
`riyrf4wj}0pb)lA5V(<cPFA9(FGKSzqicR`vnDOuHHro#RY(BZpg;L9(Vn&usm*K-2#giF+MaqYo;msZ;6pDio2PH9AI2NxMHUx
4GB=e6hVS_5TroTra2BnRKazwdD*GCWK(SW$siE+^**<#YF7cA5?W9|9=6fNIcedI?G<eea2dWV2K)TpoO98qb{?GaNz<wG{>bE}
CBn>WO1Aqw)BHOZYn|uHi1i5-S`ZNxM0dyHautc|c3v%s#)TY63y4GL&d+2ts?lT_oTe8lh=hcIxRB7URWNHp<U~tJ0b_}g0g+59
PvgHZsG_TtFyX+t&Z!(kU(<DN+&FWDaDr?iI4#F_5tK5hQ&AF%;-Jpjmr5g%a6(RV`AUj_xKooriB%L0G!!*WRRoYkrAp#^qX?iP
;1^*P1<Cm7A|iw-C}>((Af=;hYQiT3X8`T98VYd+`P)X}gfK`bp@4Ic7>J38P*#LPK{-KaoGjI4&0v{mp%{iD36?^KKw*h6VhsT7
fP?cS9)-+6xbkdrU=In=qsXRIM11c)>|ibAWQxqj+Q5!|+)jmII)~8i?vJExueyBnx3PdG7p0!aW9cz%nMma1TVYV8eCQ4ZGpy$h
bswv{IV()4vb)=K*m{+lYINIR?L*q{t#mOLCnnc$FO*S6_+rC^(DI1Q%zM`+-@Ci1cY+JlJiQQe%v3$5h$U1hN&*<5Q1d@4f%(p-
i6@Z(kaa;-g!vhB?R`Esaaj4G=ELznl;c_h+lgOi<0L)oG%!5`XUpUX1RZtQc*l%>HG_|?`|E9M$UHSV&zOvm6@GpfEb+rKKoA(i
;(gzPF7rG)9y#26SXR53mq0k{Zu=VF?2w5Ih6JoJ4AoB+r4b1#E)J2g+J&~Bp3S3gjosbjD9|M!Oo%P)az{x36Lj+qlYzf4dEMQ~
JGY?s^ol9UNJc*go}XN|S(VPo%pu4Ofg#KQ`GJz1D0OK8-{qEKW#NE#!=uV6d^9!v7x9IQdj4?U_xQo1FCeiEWk?w<RW}GRB5Wg3
O0-PB-Bt^U=(<7|RPU%+1ecgNX4^Fvg2&y*Z3SNb^Q$gCUg&p1+qCNB#U*VoOu>9!H>~NoWJ?_!K@wb8nDU~yWQxPhmAALfRb5Jh
NK;;V^W%D)(wD-WSW+@pci@zQ_%B$*bjYk*j<+$D5om42Q7AeYT9v)a_jN&)x&x`InssH68e(Zx|8z8L?qRdo=K<j^*;GY`og9-5
in|{!Ia_qatnxacEfB;cYUigy$F@EUO`%fOlR?X!-JwUQ%W6KoGWo3Qs%I`uVrjOEovVa*8E{fbO`dV>oP$DI>AQF;@mP#8M6%dl
X~OZ+jbd{y*LE0^iqeB^@w6OV!r(Mo21Yl;?{I21*S=0$M@c=GI!c#W&AfFUB3sv%npu`40V>{*qUj_m*La<WVRGwod+FhQ#&+uI
b#Ou=Lds`-o*grt2<wRyk`|Xa)ULRbT*153Q98yPkp)pj3FJWW=;Q-z;R&Wq_^_+T(aKnAqmzZSY%v5Da+wmVS{L2JqBbJ4IO=g*
>UAGaOa(cZh0Hdon{LXn8FERHlE!Mdli>+mO4lKB<pCl|i1j*|jSJE{U1Jfd`A~-zb}G{D=^Rj4vXK+el+l(_&J$uxSSp=%rduMz
_sV2+jx>1VCJKhgcHP@6rE2fgt~-{4g49xP#WlVmuU+)6*HT8<VzeoU=Zv>^hZgp>_B<)BZd|a>eeu@0IBS`4ys{3(It(P12qJT!
4|F>9G(g<);`e8zV6|=V?edt1p1Ic1&?$f?LrO{*f<X|1od-%n>QCaF_<sLG{;np_`+EL2@U4gDs2VJ=`sgn{c3m%9&vgk!&JIJp
9EyDLb-mmt3869lp9>3>KvyfWqD+(!%mqYD5j35u0obAf9}s{|e7iH#WL^uow*wpxwR(=ft9N!Ho_P$xtkPlm<Aq^{r?wT6R!bA<
ol;`y*(e`lKL2C^1c*dbRD6M42q5FdS|127l%=Gjzp1Z-%WXaWF86P)PHnj;RI4&eWWau!U0rKd=x5cHGjh0HkHm09nqSh&Wj9XI
OhoZSr8;F&Y{^P<b!_%P4t%&R-B=ypjE}$J9n|)eeXxr<9(b#d@TQX*pI|c}WuF?%X(7ZwrQjk=`UEZTiJ31X?4cDRs2z5#&-Pu}
oR*?5x76L<x6RAw?&oTqo%FKJ`1Jn-5jY3wI1lHC|0(f^#O1sGRcQh1cmoU2h+>dt2pIMcFb>V$avCI=Ab=Vkn2MO1A)umV6a`QL
2(bc~bBWkQ4ajI{3`M1EjI&Z2<O-M|qyh1>oYox!pY`VQOuL_7)i?R{Z*Tn2?+`zE7!OjNskp)rK^05gh>569Ks?0QTva>{)4B*K
k|_wJrJ$CPp<+gvMnVZ9m<cH<h#+QyN~$O*V5*doCPo-inSz!8l&As`Nq~Y$SQa2+DL{ab>pC&eQWZea3>7FuAi*<3LQv2YQ$ayA
RMJ#R5dj5KK$IguL`1YpL@83Fl)({5Q*-OvVGya|m_f}@RsWobh5^`OpyGAC;;Mm<9@T%ugu|ZN<<ii^w{_LFA5WhJ6YV?@z(S~s
sc2e2sHrJNiV9{*Kq*p@3Q}m6B4UI2NaQIJG=UK`N)(MzlZYhJ3_wvrG>#=nP>`ZM3J~9L{;W6?)Jrq=!hXEx>gE7+LJ3GTAOY=|
P@(y5onMLYn0-3^6V@JF9S$dWAcybQ8LQddj-_VvFjN55<CDb?umOxd1lYa@=%ebvfbI3^pU{5mTT+urH*zeT1u(){PSNsA(S2~i
n}3H)4@6b@gn;;js~S4sI2#BXB&hZ8)6c~C@CEuOf?#o!I$|Ef^VXHaGb6$Vh=*&&H{5znFM)%i8?%q5*j<^$K5Kh`SNqgu1(ZGy
yN4h+$MbjfZgpP}>*jPkyjDJxlA<wUq9eiTCx=redT6t+eBcOnogPF-*^VU9BNCAXL`_0V{w5g<Pm+K~0U<@-N{S(~umt8#zUWZU
AV22-_P`p0?NuX9?f<vUO!_I{YeBkUwH@8(w+DUA-aP@ZeDreq<)6GpCu%}YB$L$FU$fZBPb-HHmbW_7If5OZKR?F<;u8|^L%{FO
X0zMDJB7*q3WPg9-`$kl@^S|Wq(DL_Ztf_su0bF`7lq@FaH?U!&HzUujxnSGXGlYYp@<S=2}7iW_Y$cSNmLLpq=>S!6%-P!2v7wJ
q~Egz$OD60X%oRfFbuS3>-qNlP4%VQy}}5SdGzw~zfC_)vQ^vbfMTMa6~Lt9z3({lyDaTC=TeWy>o>Jot}wu{0S?4DGH65f<66Cc
ANE}5v<E0Ct^+(!Q8W68rX6#wFP*{~fav7)eWTmYueaEaA1{#Si(pK_nUR!D6{wuf)rtWf3pRq#2`GjXG%vAH$LmCPL1KjeDF}jq
2#^pYAc%rVkZ3ingHlmKCjf8{A1>qT@bYc%7JK6mUZKa99M$nZjfnVXfuuvVKDhDl@HK{@FbLWLBA{aM03TW#y9)yFYs-qKh9di4
^v~Ad1|6|LQqVLKL=cHcpz*26DH@^)Vo)+rGD9YSC}=1GgCNOLfEtJc`GPeLn4mz(L^44rL5Ysc6hPn@V<ews4W!u0*vgfg-Wer8
h*crOr^n0sb+)$-?{eYx#rzER)*HXu=pO!qpc+GcA3vVQk33k9a8eY-al(7>(CqOd4of1qkenkY_9o=q;)*0H0j5q4`_bNJ`1wmZ
8m*`0JbLrkFMYedmJHI*ayD6UqYKrU+J&k`7y>F*$@f1`cAbtj;jLb(b`*P<a0*(bEGVqNhh^B?NbnEiz}S|G0%u*PS5aM!Pq%L4
Bt9q}3Zi-^$bxuv|6gMEoceHWq~4k(r+sh~85FOxI)R`Xj*#t!hAiPFR8&CG+#E4l(KL1I`0qI2Jt{AXDYhDW^P+HsJFO}SzZ@-a
z&6HhXBHRsUTtbV8c|*gqeZBnRx(>?wKG}EwNz>jI7HK~vyy|D=+~re`k^#U&^&saVcy>J%CPNeP){Qd20e~uPqcxV6z<O+GXny^
$DKp8+EhA%dQZ=Hfjk4=VI~NnTP9kpiJff=lj8&Glj}UZxfg@a&$+7gj2^|OxCk)947uU-7v213A$NI20~d55kcV+z%)`-a7{baQ
B>$4o)Ik#K3x+FESJzTpX_<xzSZHw(G^$djTdSqpK6$ysmEk{)zIa2w%et-uA6_$~$KT1l!<3js?7k#ES3-1@-Ifs&A?Wg?^N<=4
nW1P2l__Zgfl3-hDFT9&peRtK2$2$~W>jE^iW)$Kk|PxueIz92dFQ0%f#WIV#&M^N^l4dSCwzfexk@5<YgwAz9{d&xBDFi|iot{u
caS&?aj8)dvi%z5voXX-M#dy~C&5$c8YYKP*Yib2Cou1L%CsF#7c<2{y;2)4NMY@->?xZ~rGA~=GgirZu!<iqk-B6ky4#&dcM(mS
qWc!r6L-bx_zk3{lgT_lL&<<jQV3d9phA!Wm}OQVC=^MeX%b}`1F`!v{5o(qJ$U|G?f8(ICks#!G=Whxq0GS8|BS!W!*4Bbx_+s*
6#WpOQV%$NJ;zciy$wl4G%X4g2}+ekRRvH1REtQIjZ)B61yNN(QAIQrMNrixRZ&z?RYg%lRa7-gMN-jJ&{OrBs3#sK002Jd48fVS
sNgo6P5#0?|285+WzX9|Au=V}jYoEcTw6lG|0{<`U2d+rCgaNeGcaM*5P#&l?X}kTIAuT(8D+DsR&!2rZHX71^PE+Sq~(y_CxvE(
(zwBk2VEn29a<`hQ<bGcG^s-xVa3uoYcfWWz23X<pNxGz2U4~%UiS=GmrX9abkHGDc7wZs?1)ERcD47h^pHjZMQR6)s-_+$qpVvq
8s2Rj;Omr*bm@o^qUb>hSSe4m1al~t3g|%2$3kowVcF4iPO)!9n9vx8QQ8s4a}1#*NaqPqSh~0+JLRtBzTNL!dqp;+aaA-41>>eW
S9nH{xU-jnlW|Rtg`LsPucMxGdAEm&I<jqy5_84KBAb|G5*HyOiP6)mp^96ii|Z$SbY8vEB;1EdJ;vh+7%UtJ3HO2g*t3F+ZsXoy
6Sb3L*&ze1k9}Vs6JYU(F6w}k5{s&UE|B+~MNP5u9J(f*Go%$)5H^tEgv2F4cgGbcNqFhz9YBgPXrFOExVjj1;OMyf@5!$})#4*c
n;iuW%fzUL#Op+@w8m=WTn1)*#nVblDGPer<sbLy;yO47zNcNT`qB!i3}mKqhPuSGw={!)%d;n8G%`UcWIHqkBsC96g^~tnuo51n
4<N~{77^HZa$W?Tpr6kIaaB8@h(qb>eXp-@D)h*T2M@Lafl68t;88qJxIc}Q5hw9S`2wpLjIedBO=?ovq?4#$Fpr{7H9dQ)+;&pn
Y?Y&Jvs+j4jX}&o@%kU%?fmh$qI?fd-2j2{L_dTfB`~8!D6c~NFn_*5+~mat11PZpMG+94P=qV|(lH3Mh-dfths&@Y!{%_$&%o*H
&R0|pwZtn8T4R;B_&PKEehQh8_x*pz`9Og`LLx__^EjdP$bDbU!4w_|_RTE~ObsO{L>)aneSThNcGnQ=mzgJCXTA-iJbY_gV;Fva
*34wKm5cr<P{l=vAaVIe_ueoVM$$S$SeTblqBWRmT_(A|t3S3wQc!ZKn3^f5=LT7YSI7IZOkiwLiXhMBY^YTd#<c{XV9-Dw(OhDJ
?8eRq@9#HF3R~)#*2Dfby|_0sc~6G;h=d;(o^{Y+p-Wav^>b59jKU1*DIB0C;eq8nx3d-n|E9vRVH8ku_5SA^)>|0XozFbtaope9
hU|(6<Z<S3|D~uXvlz2UhT4DFg+X?cU;KZOn8<9Zz)*;$$v@98>FI%ygS*!=EMh?(Hp~NtQ6;rf>upItos@x_SKBZ=AlardjDU$K
Uiqek*o{g5U8-^CwzLdN*GN_g8}~{~jB7NQT>m^Km})Q<P!&6Wx#Lz(3@@={RcG{Krtr|HZ44X*6R7+lgFgg^`xQ6-Two6AO4~s}
1QkQsJ3Qy>Wn3@H942s*(ki)eywz18ut!dlAFta#zlv;563D8<84mj!l|*t81TPM85IgwFUzi`XV1JH{D6l^($~J>&wHNLGRRvA{
{Qn65;`|{Od2kEv?(VyO@8z$nWB%WB<)_b=Nz3T}K~?>nmH7rApZIa@^=Jq5eh6q|74+li=4QiQWcKj<T7&G~%fB(e<KVwlx{1wV
gQjD*X@BgVvuF9x+6UV=0`$~A<=oYNs77XeBF|xmT$)lKr~MG|N1xf{{$9@Et^(_CwD(V+pNPq)?BjuMgemTgC%D#^4iVu9noapq
#iN3@J?1&8D=muKCe=r+cQviyRDWBwMeS$g@HXyo&y$YabRgApxO<D_!RH_20+Im~OoxdGw@SV$KlgXq_RWwanhvoV${8TqqTQ(e
t1f*lrRnLG%i8O3X=Np~qSw6*9_|fjKc~^kjUIJ<Av*KIZFd}b*3}RTC-!qrFW4kcy<4!ztYBrwO43CxcYzxka>a0CxO?1ZN^2Un
`8b0_GM993%fI#xd(E)i-9L7RSFib8Y+B-YFfSY1o}#AE_v@*$=_fhzff?2F?uBktUy`o5)|Y+<$I2<C#f9Uawdt{{qv`LH`}t2X
JodI>&y({W7v=G;{Kk)_v)0-SSG`-a>GQwPKJ{<oufP9c*LT@4<UW<(XlE1{_}f9GH2<LgSmXW}4bYH9e=;}n5kDfNas|a8ZelO-
7Npn;)eXp!&~D{F>P{*tNTin}%STs>-P&q^uV?A|v6ug$uNbhz7uq&1(ODRMs}cA2$<z0@Uw!jZM+`zI4DNp^mErHGky^h*5d`?^
q7LKlwr%tJ-%6_&(f%@2Z2MqpZ&Lu7toGZ8tbl1>*(+IqYHLR8qVF{v#$N)vM*SY9DD~4jblWqzv^Ad~@b}9c*D2~KDij8#pT665
je@ANToHkakbGz&BQe039*_O+A09sp_<f&|_mn8wmY>H-LB^BEqqfgqxcnM?y8k=-x6+u~5IvK~XtyYEHD3LKouTjrl#gt@^T612
p&HiW%a#1#e7vYFpAF>ASe$qLQSF{hIOyZ{>hI2PU|Xj_v!fgPVg!8i*m`&!sQJizy39mm|5%K}2@y<rVvhy^>mAi!ZtZyfhLDk7
rS#D3<!JkGwZb)59I&x{9Rs-acgB|YUx@#6ukTw$W^}p27ToENXRI*mm1?EnmTw8*3Kt`^Qom1drlXqvn7yU=f=E62rk_<QgcS`4
54l^fjEc{Kl^Buh$Zv#n!B)pe)6Rk`CW5Z{c%$zma-|&0JklyrnTHr7>WGR^db;xF)RFW0`~3R?eh0tdwmIlH>%+)ik=<)k^j+--
y5a(wp4806omkO3d{l~QShsM0wxddw?3d*FWMd;*@$>x8Uf)i5?ugI|@7I)STc6v?)RM#(KK~NR3b%w`l0PhW&fgJLl7=r(_SPaV
S_>LGyZwheA&DLtj3};76)SZYDe7t6?|}X&V4H0B=j-4-gC9t*+DEs7ZijZN2@!_LNBf(ksUpx<)Nr*GsSiKS;Ds(ZJC8@T%aEk1
%OTz2G^HKF%H9`Mr7(Cp)&&zreb+HL)z~}HF@M@{e=X69cX^(zQ9y<9bX*;KdHQeGw6+DHIP1yt9*O!W>x@rlGgj|N*@G@=`-}z0
XA)Gnc71ic%y%%kB!Wl!_B0y|lihd@f{MAj4Ty3->s03^-4IZTiy{pYNfO126%Ji1I&s>&kE5k80A|euIK1``=BZHvw102ZWIZsb
N0d4EMZ=1bf%g2f;q~uNPQ7f0(3TRQ{$Kya+>uTcBrOF^0)P
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
