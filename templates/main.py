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

from xltiebreak.checks.games import colours, games_agree, met_twice, opponents, paired_twice, twins
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

_OF_TWO_CELLS = (opponents, paired_twice, twins)
_CHECKS = (
    duplicate_numbers,
    *_OF_TWO_CELLS,
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

COLOURS_UNKNOWN = "colours-unknown"
COLOURLESS = ", or Most Blacks cannot be counted"

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

MET_TWICE = "{}s {} and {} met in round {} already"

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
                message = MET_TWICE.format(noun, number, opponent, met[opponent])
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
from xltiebreak.event.words import LONGEST, too_long
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

def long_names(section):
    for row, player in enumerate(section.players):
        for column, text in (("Name", player.name), ("ID", player.id), ("Team", player.team)):
            if why := too_long(text, LONGEST):
                yield section.finding(ERROR, "long-name", row, column, why)

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
    if is_known or not (is_typed and is_over) or unclear_numbers(section):
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
LRx4!F+o`-Q(19q)g%Va^M8PJR74Pe|NsC0|NsC0|NsAF4gLi6pn2QQJ?(qMQS^N6N1>o>^{=k)OW$C9K7asZzNB5lq9IjELXjd;
K}fnZYgX(no!zd<zV`Fy$B#X{Zp<6(YWZy5dxqxnef4~s>^tr6zI(Cax?3oCAOWiPUwzVtzz?HrkUsI~4zvIOijhlWTJFg<bvsPg
*K{Bq9drOF4$kC#TqUksDzwlIHo+~nv|g~G2%vVsK&{l3b6qJ=6a`fI+p9sPRa7YiWuo@urosiKd%pWU_OWEls_j|UWxd;vyS-_9
?lP*rwGaRm?OKW=QmE5YdS`uZi`!K+>tfT3?bn38jZg*HG&Heo?8;p_==&J;74A9$gt}*@?za@t_tV46&tS<-8@<2)8aJNXd%mA_
p?#7o>hv=$R@izC0Pe#e<y#CPTRqClrGRJzl$9zZ*ja#}02^wcDn;FcwlPJiu!NMLi8dKmSr=xWfM^{60iXZ?01^NI00r1I00JN-
Q78Za0MG#R0CWHV000000000000O(6dh+hCt2^nNee?s+0Og}swH@8<Uf$k&)wmu&pcDZhRXqW08`yMEPy~f(l?eb*AwU2Fz3p~_
o%SC`-z`qEwJ_`J>na@v?)#n}Y;bk$n`%Y7dClJKPL^0sYew(Bci%1c<!xt28{2z3o6&u`>6*cV=eKR?>v(Oxw=ZpUQj<Ij)^6p!
+uV1!=dV|Hv$pTHr&oigcwKR?ucOacl&JD)Kmq6;>0`y{0Pj^@<X3>ucFv6fRdx-l-jq`C0fF?6*#uB#Z8FW4&95(g?Y8e(?Tu5u
+uC>EdGouz?{xHdJ2%iiLF-<&H(TxK<nHdeH9fvt=ef^<r!lW^-uCUinrp`|UGBYac6M(??4dQi3{x4PDx~*&y+Nis?(W|AZ#?g@
^PcEg)ZHd#dLMV(3T?Au>sz;V$8Vyyu=iVSR&n%zPU-92_m6xn9;=@lns|G7z0K#4QA4X%<T|~(-oCffdz>icC&{bYMm-(A?q2&~
1(vsP1E2r^00000PylS}ioNfq```fdeJ7pt+ft;^$H$|6=l}snq4&LAHBwT9f{F@m`+MBu>W8}yQ~(Up&3n$H;P<LUaC@Cn1d=@l
C@3l0LG*6P-N+!RcKaP~sn1@|t9K;prg6Gp8|m)KYS)@3ncDh!VaK_YrLT7S^~U!;OP=XHa;@~<-p*Q@0IgJ7XdL%CKCT~Y?{BqI
kPiD91swnY18g)<&;S9tZ#^!$?%Q^DU3RYS+V^G8cDb(d_nwb^_jqktY`~JIySjWb#j|V$DcPtxIgeiQw)47s8`pcg+}!iw?0kp4
oS1+QJ+r*s&%Pb+F!RyZdFy=xeT0=&<Fy)F9V~YNL#^Lu4xV;1G0xo|Onu*YJ@1Ykto0hVyB+h++#NdI)Hv^Ld%E3u^m*p{T<W)O
cu)mfhaYcy!#2=WzU=R(3*CKo_h&}34(#pReIEO>kDa#rylMBho}o)dEwmM*xvs-hpnSBHMK)`&2dBIUO>Kf{>Ul5$z4zPT01v8r
?gy_l@3)~{_sz4#02C<kueV=cUeFZz4a+vbErzr<_j{{e%{1B=pay^nYefQ$X+nUa_TmDEBTH@VH(z<cNV?If>+U;-nC*e`002Hd
gd|WYB7y8^7u~#d?`O~k*go&L1$v98d)Ip|-(CiLb9=i!o8C3c-%p=!o$&7+4_QP23s@pk=riCScYU_fi+eX)y>7k$BpSj66;oQa
qa>k8?@W7-cijiya2syAS0K5*_#WfcCHBB21PW`Q8u^^~RefOZy7zaFx4_|hz2WC&de?Vyz5ply9b2zYvGg6L0p0FpeP__tYkGTG
^}Ysx1M5O`?c4`_@44jmH_ZF6lTWWbq^0!1kX#>Z00002fCs$Q1!x)vV!K+`t>Ne^?%ro(eK*I%hnD6#02&9iO9QiMN2fa-4dLRT
^Vzx9*Rzp3+V|M;>$|wUfX*{gSKj*$-O*4vA0IlEU>&qg>&M&T;Jn{2cbl$o`@7BbS9<pc+KN#tqT}f2gJACJwb9(SUiQykcNyDW
*SO#S4G?#6?cM0=+g|&tjq}f5z6KrOH%bmdRk_YNnA*TeoSca&RIFQ5MXhXRGYw*MI`^Eq^3!s8UDdqh)*CkOXm-$00By1ipn%o@
9i7G40B10A7rl3TuU5lKTfx8uQmTqhm;euVaMjmbdUv^_&fD$00L^=F8>|PxHSS>DR&>w?gOj=K!=L~gUhbQo;P9_y0U*eG%m4$&
toeO-5<S*x`tW<&(Z{{+;@z&*({Fd*bOG;eG4<)*$4b4l^X_-sdC>PB_qTiH@4j!lJAJ{??UD<-x`l0wt4OwW=bqQQBhn&j$>qT4
0RRr%xa-e%rruq*JL|c;cJ0hhvjNZm6<59MhjsuDLqXW#d14;gfaQ?jYAB=uRCAs8ne*QHR04_s-7q?crhscD=IC_AVQLy_M6H?%
C{+OjpeO(U2?VW|)>5jWCDMRO(S=d$28tm?b<i8oWkJ4ebK7@a)2Df#Tf=(6ecPwFdG8rvthNJJd$W7Kx~lufxa;imy<YnFw(UFJ
-x}X#^=5(@=QU~TTeo#{7QXe)`{z93Yz=&yct;v^96>5Cr`J*`02BZKJry<u0AE8?x&frX$p>&Zy6)e0d!KuNTn)WBH^%JMJwVu_
J<Q&F-dxe0Exq@jdGxQn;9>&1-fr=E*6aqAKqliKMtaYCZ@s~L-Fwv%6#CIdm~E-&y=C{fj`(ob(nSCY6ae?O^=bp^&$wysx6gRt
?%sjv1urjOcih?vk@dRX@0`KxuD53Oy}k8Lr~q&eC(s2OkAOhZzSe!$-t(F2Sq)FV&V8)J&wu~`0001b00Wappbat*5I{f>1jqmr
Knanc00bJ0N_vcfQxOP)5deWSG7~{H87B17nLkZOq-m+;8K`Ig&}byeNkt(v5@a4o(rG_b$&+OsrUEcP7!%YO4G_r4B+^6>g)k&x
Ce%egPbd`jLlmd!MxUyFRQ*xBq-pvT^e2?{2ATpCkc0sm00;pz&;%MZOiVyDG%5N<rk<i0f=wieF$RRukun-$nFb(2p4BJ%5t4qD
J)x$gY3ZpOK-6dW`F0|x|BR=+jFVC#4xpeA3o%g`O{Zu6X22kZNGJ(P0IdM2LW4kpP>O`es3Ax+C?P;11WKq)x%+hJ5djzd(h4g;
BBF|apr9goN&upsc@$It<^S@wdXL2awUANU8-J`hE=T{UCl+3U>}UoT0shhduuuNsQRn|CK+W$zC(S?OG}D52Dq%EH1)~P~I)PKu
?PqCbW)KK#i+m^9{61NbxO%VtR>NG!trgOSU;Zf!)oH>MGyl7En^I<Gc+!QaWguHZpo3Fh>$aL#LxcbCUuP`q=ePcObGEqu`LD?S
pI9g!)et=Zse=A<pY3!T(%oVr0c!AG+L8LI>@G!|0xWC%LjE-Lip<asWuqM9RdZ02Brk8xyhpBY3_tX7u79A=|F4aIh6k!EI*u3r
=l|$;-?QfScH___5CrbL;Ppeih9-mp2!H=9;FdEc@dP^+%I={GkgHcB>a6$1Q2mq@6!}Bg79f#A$c;bw|H%>sivdFl0d<wEj=U-L
Hg>kpp(HUN5(fGv5BreXU{#4DQI$v(AdpOUCWR3f)N|o19B(&KUU*P&=Dq8{q9`iwK|m@if?F+?QH<h+pYZ+u4CUSQ9o={P793)u
Iz#;?Np@fJZTiUfW;ty-;9TTyK}Ulr+&e?U`=2_Z{d7Z?+B1=OF$lqt*GOMy^?D)rYrDXX9W7$9TdMOksx+yj>9O|WQPe4U?dDYS
KHa8H7CXBBoL(b-b<baH97TEOOLNT+9bGuQcW}ubM%piTG9B1oS5%@$be(O6wl=8dX0LA?DbPlSkYpJN1&*qSDsyPP(<WYNQDVBc
uZHI<ZS4+xA;NZ=c1J0CeQ$n|MA)WTf~H#;Pi@mo=Q@zmM|ZsBzXf0FOx4zl6tJd|459c1Fl8Ne5-LzU9%>9532L(ase5mCw9TH_
Wo86K>6USC&~;u*(;_E}FX8ny-o=ZlJ4spU;A3np%B|k2=e6kFsyDVX9KQ0&4F)2;D!qTjj6JV=+OICFT1=MO1+8iN8dXH1_Ayg=
hiNkulQfBlWRxicMW&M1B9AG=noh^rwX19CRSC49s{vkvr5jzgrbv^Fo;STTO)T1CC5(#<Z1aY?`mZ)C&W|g`dcf@mFO%wSX>nP`
kUUT|hZG@kl<OD{FAG<<53uB8jqgzoh8T!fhIrM*AWM{>$-G29S-#RV*)=tyA^0T3rpSMnS^G$fS-q5&_uT(kUvEziUmv%!b-liB
fAOD;h9ms~QW07ST^6dp>u|`4O1^*R{}G4ao}R7$^UvS6_gm;++?h*|y%z>6I>fgy`1`#adG;=5;MjsJ9ET6-jGaH~inSV64@4<q
O95g_!0LvzKk<6voZLMIU5Dm}7dg~%|Gg$`7aw0Jr{pLxZ2kQ>ibt<a&Vp{a`nezeAU>Ewm!z>2IrHkx9H4(p_0b6axCEg75-WoU
k54z7h|fQXzsf$2-Mj1Z*Qpx0onbTRlI=C0mw(sS`nr7~+=M*EWuLv+$Z>c<Vg*P(Mvug~HA@@Ak0R3kwVyp-B$|{XOw?ac_VxCs
<lc~_BgU;TX$5oX?Bd})1hg(tKD`>X86r~TN1x1w|5aaj({wulk}Y0p9PDQNYv_2~k6mHM=?>j{5Um2?YUTv{G`>(GM&B__{?3>_
!jEzsy;SP!p8DIv0^-&l0`-ZzfpSw*!<;ahj0P$7?ZV}s8>S4^<65q??vsay2nYt<$U$Uaf?w<}D?f_cyW_qzr8ajUwfQU23h06~
+>ZOpiz>RBh%MtYMHm)$GnGCP^&m$DwB@2bb%wbxm}D3UA_6rPL-U#zXRSklV_k`;btBRL6TZI!&fj0(;{97hDE{-(H|<+Qd-Da`
-`(F6;DpLZ<Or3%jVJirG6^FhykeRm&@r&cSU7rWAmEKYAA<}154WU#khe|$^Y<XyY!mJ(IR1=)-i_Beu5%7=>+t_y{e~R!-95>f
fN(b<yb1)CVuB9pI|g?=D$;w1=>3mwK~ApmROA@J2z~xOA>j4wTT2t?JR&e#+zbdv9u!k&_&3k%6b%ag+ZpO~GDXPu7TmUjIzOmC
havjHZvo;^KVPqffOaVW{szR;wFe)u1i8RtpoTY$`e$#AB63rw3jezZ8jq3Q%DQiwS1zM$X&B0g@m4;BX#Oi$GT5YF@T*FT)*sza
Khe9>(S@&tv{l-4IDzZ()%pY~OMSxh{SVl0$tPWhOv+_$2}%i<jq6m-^@%v)NiAu(<4wA=C%-?|)ryg(a~)_7Q2LL5ZEwE{f`WVR
B*bJyfA43r4>#Cy+;SN&=8xNdZg5Fb6@0XAK~nau0?Wxe`CGcqToMqG#%b*os+L=KEWd4&9y4&fX&TG5bdWU(O)b%76wr(=^QLQ7
aow7FZO>KNmvP~j8ii`cy4NtH*W3HQJ<g{d{bBsB%-K@gM21jLBsp>Wv%fmloL<)Lrh3xG3tx@@q9h7s^3d2aQ`0{0O2d-R*FP7%
U%wN^OxS|&B77sx@X~+xeChkQcAax`)9v-Lsw$%tYJp$~V#O8gsp>k-g(~3mIe`t?GL!=-QOD*HJMu0i<mBX{9r^0|`_gTf1r#aQ
z;-@lDL<6<c4>O9`_bHa-rm}+@Eab@nlaAfr&q0ya}TcA9W*Na&c&oL>`l30xDDI?uA3fETACdT;X&hH+)9jz9qx|J37molK!*d-
Pj7&?6S22t)3Ih5N@1q-Vc=Pt`X6Iq0QQo3CmBHq65YMQ64j80iBCs3(q!~0snNyTk_g-|&koCLJ5)nmCX6#UcV@D*Ggqupgi<r$
DM3@l&8d<#UOSoEg3LiJC=AU;lwf;VlY!WchI*9+6=ZD<r$Z>}5d6{Z0%k(LnEEm^?8nIi_54GYf4$MIL_(A&?p+732JsGAI8Z?a
czR$#Z^+A(ixfU;s1R)s<0h1u${~)7b-6L9f_o3o=d{znPC~ie*GOqC=egswV2e{~vyLYXG&rP$s_l0^BGeDJs<)L*eqfQ4CPt66
L6IL<)o*pj0yvx^!*alo?D*jgY@pQI`|V1u86R#MFa}?d{M#Y8@GHi^Z@A;M$fr^`hujVCdT+^V`q$z3uoK&$`x|Zj3nyjG!XOes
0mm?yup&|{-_}=;{eBB*z2Y|gkGA1Z9KtsroX?MH4l`Q1|H06+ka+sEtgx@^w~vgu5!!&sxd2IPln;+vJpP}`sJWO@<)y)>gB0vI
Z;9kvw3a1^9~IR&?C+Wy8X5w@<<F2Y-()U8>1=Vu52m$tg4M!EXzgh1dC@TYv85n4X#>Vq*Jpn6GUy@=lZ%xON?A@$(Khjlb;lWp
>|Z5%X3{j$2bUGyu<#auNCSZvP8=Lh>z9elCR#!gAYaG3jXz9zNi^f>^qNG8<nE9aV?r~(D2`cPtS#ma<P3Q#H9^@uxDFjk;bHxU
)=9CsX==sjgo+e&&A<Dg{m!e&e@oVH<^R$XuZMR=EWs7OUf)}Hzpuy@XnWpjLBFhP<4;~KoB(dU&>qcca%h3^qk`%voD$lp1d#!~
gfK=zCu+4r%MwU#>T~96pw9FV2pH|-Z5xThuHRK^4!T#2nFR<>zt1=QIj^NNeJ0XYvv4=ozo-7C_~y0vFp9Q_nhQs?89yk0e!75b
${cHJxgo>R+EcnCh?LW!Zyyft4=2~Q_1fkgkmaQ}J%n(&2$CeYBhD2p?)+3$RE{*Lpws(~ru4s6`J9l^ir24}EY|ghl=^2#-XiYL
k5dKXcWe}1m@K0>TW6mgW{3QiwwQ-Qcl)rHrgprMfO!?Bt2i#;`{W`@zcdaxy>Vf~y|z{u?c1>tbkRgbHin#7h@kG4BF!+~8HI*3
dj0yeswZxSqH(sPB^{xn)m`<Mhwju-l$XYtYK<z|(yrDZ?$~CTh^t?=-D3IIHeA;)*_n3%cI_KQT3DS{&>N1|iP<YiUFXY2@g?o4
QdBP#F$iaNu)zmTWHp*zS}`QuFRIDd%`!T_3ES0&BYGz#IVy7kq~mX*Dc6oXjy@8Oxd+1>$PaB_culz$I8CN)>b3W#dL02e40|`k
@bvP@kgVu7$7#<9ZTODf8`cp|Yu<wJH&()E6aQH3(sa`vo(p}dYlqz8Q3M{jdZAZ!F$%C<LL{!_k&$Y+p2VGa`RqGI<DgnxSA)T$
?fLO0mcK5iO1S=D;U(%RH;$Vssq?W{*5T(C9m4{Tn^wIq8g`LoUHc7jj+yuEy|Ll1F*NR?jxSC(M3D!>Y422#NR^`KAdfd{(iMH8
v~ZHASD_PG^hCv4fy6H@1!7GFg&@@-FUOm^F%3I)=@Z8!*LP~`kK2cgb>5uB9z|z`CVRi%cx4-hlxjLJ!Rrm;dm#y}_v2Ti*6g!_
e!6hOidR_7F}hW>B!{HUCjHg4Io#<y63&h^(x$n!pi7*(bE1E*3Rr?Hmio*EYC3#jfVFCB&IG1_Tw}krFD~Ee?(%TE`f<qI=dS#j
&u1$3i6HguQ-Rgf(ces_gA^2MUkW5p9YlzV*-x$~|H7?|F3m3V7$>^?Ci6v{ht=MelQTwp)+)=>HJDj{O7D|zFLEOk6(Cgvhk{O7
%W;1FbQM939zxXZ;+SV2S-R`zt2TFNX|<8|%b6jbv*#~Y<7M7!TGOlH%OYC3V#Hh~QnB#NvYrM7E334LRyVpa$mHn2{UJGfwSKSX
E*_C5ggZ&z@%#46_37;5ET?*FF+oPCh;lQDex8Ss8_lsZk_96fq|?I?APC&{Ms)FUR*Ys06oKOIu#Qz7DiDd|(L;*okLvc0{C!L1
bjh835Dn)z=(WhqqM+>%#U=zfR*3qk$@i@)3m%Tw29gLRzSDQ<=;D1n>7<#G@!JX6Pdyt)+-E`9WvX}qTXKPTRi>syveM7x`(#Ub
`fP?bYZA3+iSsV3KXSab8LJ_eF?e$NWb>ttZ}?fRo28Fatk2foU+HNOzXOGq_j+voeD`?t3t6|XD^tuWXV*0<#x>F%C04JumO8e|
+76Z@NYdE|Q*~`*1TG+X*h}!$0U1cy&jooHedz|MwwKJ+M2oq*Xj3&UyhB2}iF~Sc{2gg`_IXO!J}~JX&m6+dE7Ko$R=jrhTfLV9
6^Zm@D#C1n?nRss=;Xhx0l~Mc$*UwENQQiB@mbq3KBvTQHMp5_RSF|*UMp$>?rGLXDZK$Dwb)Vk%?6P=O4zF&5-j!7#aGZMu0&Ww
C|s2Kv$dJ?rW+l2)uZ!mL3_?(Xg;~4FMD@=y>kH*cC~<^;{Q85@$+W~+Wq1CtRr|t4=(>HC*}21<av2ksre*(r|Nk%)xG7LpA_7Z
9LNe6FCM%GgF*45@jQ5naAh;V%U)npoh9&vZPtX+)~&^9NGMTJ)e5%+IlNbuIJ0x^g8ZT5xpO9y2}v7GHr`FCXW?+#tHp3>2zr$Z
rd`5aJN=9xUR33*x`?-eYpldxKk)PO_V_n2ZDI>&2iK@w;^X>!ao6S3pDnYpNk_2k0G_n0uXedc_4!CDU7__F;_F53UUMx~qliC_
hC>ll(rCmB`CP4v&b0|hL5b%3UE$4YjC?UrBf|?lmlt>@v;e^+@s^muaOTfPufBq13sUBgjGB_17hcL*Y_41yt&U<#lU@d+h8`Bp
nn8JsJY`RN-p!<|o;c3MhPoCOxg1f>4qJul%(7>NhI;r_6>4)eeB2vO+*B!uXM;}_C2^!0j~vEa-l6>$5<7b4uY(q~Q9)5C*K&_}
e0Fq#?R-fdL(>Vxgb|G+>-W#zEo?Qp+J05WsVz&Ei3q;!qr5R&5a^+^aNsXPTJQu&ft+%jW``DY+n;=|J@_6M2C42tu4tDvbeD|q
tjs;K(&co_*SPWSX<p~AqYCK*Mz^^a?_Ud;_*wA}nO4<r90=MtV@Sz}#Z^I^oIHzsO>VCA)b93{Gz4Mc#Ua8FCt7Bd1SRj*(>Foz
t=Xq9iJgI5F|-WhUn)(9yB=@n+Wm^a$pn36{a6Zik)i$Qo*0p|JxFdgjVf|73;HWWL5NMtlH+`O%rw?2qCGwRdJU#0wfX1C`~>?f
N9=65Xs+{91TQ**MponwFSoAz9&_p)^SnJ{UO5kT;>;QCZ}tqa*_Yx}yq`DDTKz5w8uj0cJwsBxy~k-Y+993_;w%5PRiF}C7EqW5
v-vv-pC)5ZoDV{GhJpsLyzqi_K6}5FwWfB$?&VgMbggyam>?Q+Pb=bvAI2T1`WGc`Iz6E}b!>F;)GHC+XthMs^I-;r+bih=phj9G
VB#AjYE02UtnCY`O2mC6_GTvX$&8yAW!Or!%XD0O-7+JKI@U7Ic*mr-NrX$(Y1eO<jxMH6%j0KZsb<Nl#0a&5p|gfVMUPxf;kDIQ
`q`JIT-j<YEJiOmp6x9mMpP~tjVn5vXN-?uJJL%AY5eb|+7Xi-BJpdpFyKP@u<Z^|(><9bU~i)8ws_r`C3H4)DKL1vM=5qyPKC{Q
-S*pg5&W#+m>8*up&HtoMzC~RLle-A!JM|3qt1w-T+<PCzGu(+Ml9>~!?7-jXh;93L-m3okNDC@vSr|)?=I*0iWQmy3;r@JXuKXt
`B#;Z70wlZj^ENhoB7~+JR;shhhmq46B8+jK?Moi6{p?!j|$WQKnbX7g(KzqzklVv)2-?(${nrL%rg#935}R588;b7q_e|JNF@1x
nCq@Nw~AX9bXhn|-k0Kc-qanRPMSc{k$DDLf_5-uL`;DABTuvQ&`l^sFDzNa20?82aAn*U^gx+|_<LCkR*y$OMPXZ{iY*SBAqYyi
F`x0n`N_k5@pfp;M%`!E`+Z-teZCw?PAnncNwO_1651ve)So|gp|e@7)6=sPVj|?tgrtJyrCumM)pvOkR4o#Yfaal6H@P?!Hib8o
<44j4x!?{YYLwW5&#&@!)3RTOC3}IZWQRoSW+}tVSbB$lgQpWfSo%AjFTO)B5UQ(2|I1bQVd{tobi}vZUW=3yprQp$2wA9F0SHJn
X*$6Kk%O~U!G`X3<sdy&&7ast2bRLySNZ-}^fl$!mTQn41OKfDGfeUU+SQk3WCh~iwj0nzC2_!Ol<OwZS0{EH5^jXB9oTJE7$B<T
Q>inYn4A!_??a@@Z6r|NC7Pd_=J}60bq&pZz|Y5n+C!f9E{(Dy;I)c~%=>Kb*3JvoQMUCQfuc6<Q4Ko1eNVbAeSaR|VqN}ovNGzr
bQksKCo)ep^qfhy>S}oXCaB+qL4C!)_x5PwKe(fGCO@0ivTsxSR{QmdhXxQ*L{vdd1d%l~OeIxO6%17p2qBAd)6OZ1c|Y@+3<MGh
UoR*9e_b5$mI23Rs(XJ*>>hG8xRG6&K4+x_kc`*)JT!b>kYesxtVDqkpubAgc-z(VT0zDVPRF|;<WS%kqaszvD;8$y^_|jDDiZzw
pI+y!Hpjl@7G<Ggd#%&2bD<XlO2j{eI?adn{*D{%!mHGnn%11{+WGtWYpO`3QYyS38C*)02wOrGsV&ARDet&v({A`OnoMZmlwIxq
kFMqjLuV4pa^$!3x4mq4jL*}H#4@2tB#K(7S?G0_gcMJ9KOft_e;>!KwZtP4fU!m(i;3Fz4vl_E*|l{tZF|4w3!BjqQdI;H)J-uI
P*TMyR1_#sh25CE8HLM&rdYgh0yX4rj}jDsOgB?fPU%sUaZzfi$q14S_rWNQq2nBLC6;TQP31)?VUv{wA}oS}kWosi7@7haNT_09
ijsgLBBCIcqAH-GXsR=-7p^`f!I24EVrJvgcGDVBX+&BKMn+pzkt@DSmZl_gEX7!sD3V*aK)D<hTg**M%gJTJEOM=XljGj>2uDrq
bkP$ecV(qWd}OxP0hNO3ya4u+_qR(jaUs(#-=%&8WYMm#5~_j)Ow+SjkFVEN=f_a%REWi5u~jw{!9E@o8p=e9AH};1@}utKnVuC}
EG^e4VfFS}{~oK-*|Gl}2=HZBW{`o4M~H`ZI<xm*JlslzX(1!Od#n|{v^o`yeo`3mN+|t4A%~^nO^en8xR(;ELL#c@&qAlODx+@<
40tC9Ae?b4a*~9@Xfzsv7-?%AtNRL&eU0fWtQdl(b9s)q6EGeGXALh{Hw<I`{j*C3aH%08Nhap@hH{Z3*Zg`?fX&`2j1CS1BFBsb
<Qfy;Q)(n53!kiS?}c3A@(KY-XUF?JWAV%mb(OEyOV<Ey-Y0|$QfZpA5F`|kl~KDwA$IDn#%k{)a=z8?AP4kQ01J>p#EXU@y`Ie~
KKTJ<VLRN47(ITp1R8k#p9?gK2}qAT0=oS{f)y-2&%e*5<Y|%JAvb04ei7ul+GfPby<Hk<Dpr7^$fTw}+nNJ;GF++1N`Tprsw#$>
Mu?E2siulk?Z=U>Mw0F?_yfnWIUe@>KHl^mPdgMrXBk8u#(^Rs{mFw1w8;)NwL_oF*1m7!@A<YOL+UgRRuD9R@W6zaggV3P<_fTU
TGRCUH2HakA5})3X*iR@kDjF-6cqjNyA2X>*kA}2v=YFv1R4fs2zQ^R0}sWR`mLpu5=B9@%Yh_IF#5iWDe>T6072y;KolvC(j-Mh
Oe(}=i1c3eHfbGfn0$41ZiF}oiOWi4f}<$zaq3QkVYr*?pX1|apYz`?Ez7DG)A0UZRjIEY8!$oM18@X5A-i55(eV@!B^y4y$Mtzc
XkCRdj<l)G*Wk&SP?8YEMZcZ7l~}+PR<%AqNo8=+T1LyezD7UZ$`E{wpIS3DZH5x5#abh8FV0!TFe)0LfQBL=6%8aaCM<7yLk)*E
(yy*_Y@r5$;^9PkVo2Qohi?Cm`?~u1h|ir2NsKuNDj{o1miD3EV}cr0^>y4X?toLP3bbYYb$`LfQHgDMBbT#NFj0D&7-A4Pq(HqI
W4w1ccJsWh#NkS)s%4^viV7Hpl4PV}rSM|9MOFb*v%-=L7~7b#8!J;FuOz2Plc?_NwppDf<dj-Fg%8fb?-nkC`tcZHj1e&<jx78s
h{RlAqRMY~tio`cG?dC%u+pGZnpB&@;s}DVWTP$#7ZbLTNobrz(n1n@n=d;ebEamX(w$?TaE<|AP^cXidJc5+-Ej1lU6w^I?m5KF
B6-?2>mbP@s-_{T27~P9YeV^?HzAsgjkUE*?U7QqNA8GF*Z8M~mhSBV`QcmPcR$a#;<YAdlKl6NZzBFb|K0n2J$+^x`E`d^`h7BM
Q|e6Mpr?(@!sC+miCNPW4#2Vm7S2xeqvY@+c>AAT`?~KsLDFstb*bKc-FDsc=iD(^oA8`}{r>Nl0&*|Pm4d1%QnBv&?sqtB{`;M1
^{(}A&pS5KYKD5cYN{B+dL0%JUdi`XjcjWE<ciZsu0QhDI67pw<9&KC4wj}RV#Gv_*>*XF6>wu^#!uy_P{h}!dOcWUi4j<OSRqRb
5NIf`rvfBAvRd6NL@fkGMV78_Ckderb*y$tA8>Lg{x>@PvX}8!+rJPK`0db;{82q{``kPz`nYFh#^j>q;jLzz2sEYtMbMvLh;|k+
Hi(Thn1U?k*PYyut%8a&xu~zZo*!$HaoO|a=5W;xU73tx!uMLUOGy8JEFq`3xX6Jj+Q*Jnj9-i%D-*n&-&~3nW0U-oL&{K&t3;4C
Z^2kk&r4A>$m$A^izSO$yERzHLoV(|V3l&wnJzBPP44Wmb%n^aS-Y6&G=3r_<vn_Z%f6sTH@t>K0dRcme42LL;-ZOgb~1_11r{ix
BEZH4LtC54nQ+^@$9lR=5#_(keiGpkb5?%(?u1Xq^_}OQm_|t8ks9tT)kOY8<q>$N!@`al*yLVZI((a)4qmlUPb6hr9>>S?{NFy?
iVqY(Tx);2pCB+WeV6ygYS%F$y2zhR1??R(&o!yYRjRL_^ctC_he6N3ci!}Iy|nV6=~?fa@f$f5vg1Xm{~kBao7)X+^WS1IOPki(
b)ATkA@;2Arn=M`?_l-OvlN}{nWhrhlXJ7d-XDhEt>#Y*=Tan1$Xf5dn{86C_4Rqx4}<-lLd`~E0b((Q0|hZM6coopDUtM^>!O^0
d%@o)ApIVB&G}C+SfZRFD1O$<yy1O!0)ofpuzq?EdY#Q#6Xd&EyRjT}TZO`#kT`mM!OAa8gr>@!NO4Fl8F0E(T)Eqzg%rPgZ$CTa
7l^yAzT!%^Bvw&js&V8zo#OYednsV#Azty}IPm!eIxjm(yyqY!;iRM8l&<V5KBr{z5>>aZ#m^9~=>2^Az}saA`QwGpqC@e-?<TSy
P92U*QjT!1qw)6l$@u#pj{E5HF5H13%$<Y@+j)-l#^mQJ!AN4UyyS&uDqUI5YxUL&i{9>kO7y+!k$38OezClkd-b_%8p{gF{F#c8
MVz%kA~D@DCNXe*%yJ${IWeR?M&WCDe=Klinu=j9ZI)D~JRF)gY98%gTBG6e76pB0lcPP}%nzd5)BDHO{y_osk<-1h1wi!NCjSD>
A8Y?!l=SNA?|eSu{LXy#PAA9pd^aTaprRs?VpCBh%)wJFA4vSZA1{`;c;#`kwBj_J_QMy>eZS!DmL%H#^gKiyX-0EV*E}gEvYe!m
s$zi0(4bW-8)<Pdl~{%_R2lI>YUsND-E}mVXx+(ZRC*Pjj;6KgQat9Y8Kq1AOb>F&9MNUmSAXE#7`(yC^4d+h5He#r)rKatOL{|n
n`Q0=)x~{Dus9@Kr0Jn1&n7=h<#e~#QLqtdp&s4!;)z_dNkW+Zm#NPyhdavXrou;ha+Ps%c8T)d!?f=A=?U4fQgqey%MtRknk4du
EhIGV+g5>|P~unW9enFoOkxDs>q}~*uD!Qe4+qGA2T%#II(lUg=?)U0r-MZ?>mXElYl)=B8*A*Ym0VY+Fl=6)5X83WsHb$OFy60B
I^7P0=`rDzi)}qKLT%;ajb?bJkwdk7CeukO6-7##OO_p{Z->Gjx$AeWicn&eRCtPqFP{?Qjwap}7PCo;!>(-B{N>7d-B2-k&FIFW
niCV11jL$aF6=g&V70EimZpYu;#PQjcFnTuGZV^B9nn`$F9^Jk5f=eBACoqTx_6HlRS@G>5K7$db>(!g?{`A~JGv@9L3iu;%BiMl
6?~^m<>Q)85a}zVHYg@10~bk}FQs#IMo|wetT7J>uN3L!_1rA&HkE_jxptjurtB&zC4B6JG>xO7R>g_&nQ3L2rpGj5#Kl@e@v^7#
SDb!3sF$GfOy$d`EUjm3DC>@Lag^F1@#5pQP7{V25mggT4RKjUS8YWx1Hxi;l>Bk<B+C}(eD9qno%-{;R*;2NZ(~L|#`13`A|cE&
AA%l3S$aj|blQyDQ<UkLou>)g4J7527nWCav`L|(&ZXrHbcWq-<E1dFDa)B%TAZp>Q#ElpX990^XIWMw&YJU4w&@Pg-coHjc-_wL
8Fs~0={U;`wKCI&+g0Hq!{Ox-he*C4ovWca?uUI+jNzz?ii)i_qReQ_WET?zGSe4p*?$W>x9p}tr^yRQi262e7t%(6`XT*?S1mt7
=wfzN+rCA4Z1p<vBkgC9;1h=$7ujf30xyydpkBGK!1#JCgDQtetA{hB;CeOcHbJx+XzhFTjRu6!@qE?Jub%CCmCi)-=DkB~-q!FQ
ZpPtb^<J}|qzy*9X`ErAtTHShqdA$@lV^rPSVq8FI?_JdwXB3xYCtd-)oAxCQ^rNw;)p*CR$$my(JoCGP;LmRiE-o}33CwaOT!?a
j!l^=(0^aVJuW%fC|e<)C0s2KknRd&Xsf^kOt*w%!80>)(J;Y#-eO3>3Cceb<XH%`4^5;B7V!6ZR9sYhiS3K}xGpwf^ZL5mpcddd
U|*@}K}zs9K~Nxt4L}5#Y*ZjG-!_4K3aof_&#JoQ0|5jySiF}T6nS^-Y0TlSsyZyK-HBcL_AqwN{#Vne+E_W*rW3@;BY+$`V%5`f
d1MR`I&h_7u?SL$C^`DSt(`+cni*<8ZN>K6)(IxJp%!+K?*$r-#YT0G6KZp$*G$s$ejRmjqXre#ujNS}79M(7lloKO-0kcis)O<|
C~~sv8FTX&<v}7pMZNz0ul9O}+nhTA;{Alix4l1&t=4V&FEkSUYCV%_nhKJ1>uqW{8twEe(j-OAj)c~Gx>x*bCvjILy(PbHgJJm^
JfKntkFISViA?GUesN#F(K^qN=M4kUUz7xM9sL&!HB~9J3J6uL=G5-Gi3tbp{%BFzuZFh{DrPkO(Q4FstKr)W<+RO*mrq_t9`?tN
6~IN$$DZ}?{>w)W3blEpfZ+JA2^Dk<<(A+;*0lL}s)7v#igvc1|KV!YC05?gF(f}E>lg+E_;;7D)0)&<vxD{K_~vJVg`_~$*GRE_
2XLa|baj~TuI9bC16v`;<B>zbd#R?;rp|?u+bv1kmrE>7qq1?y)O2>Pyr!2Ukl_G9#e`bFM)KrvBhl-Q(cN$~aj$6ShUC|+A(tE9
ruD5(>ftA=Bt*hobe0{*Soc4~-pGR5CkVK%0udP_!bF$lW^uF)`<F?zNagK|-jC|#iN_6Z+Wjk8Ls6mkZi^S+Pc{Z(z%NswqT$C#
jwyqbMJ2nc?bi`&K6ZiyVR1zL94oH4*~MXHe22<J5cA|&_J=#BFe7-W`Ntq5pSz4U`79U!KCfyIveo{Ff$)fP^2!_BJuOxqg0BzE
cXQ8fE?j5~P1K?EmcU2$^^o@W)zHz`QyejfTDpt<cZJ#nM%8L<y0Xxu7?fyj2|^b!5jljRH)<*rWEDJ8VlgB{4T|O4sE+#R)QK!&
ZJCY+4=)qQIw82aVRFM+KoUcUbIR`Ns;BG2AeAF*8Th_`-kHodD7ALR>)>)Dh&;JS<B3qr1Q~`d`%cu%ixJ-n`TX34h3?=CkQwdY
tiY66miBQ`!i%1qMMf|Wj;y%?SV*YZQMw2nVibLug4XD}xW5&rGe0-At&sSe?#K6$edaek7DC@rVz{e!L#kq;)lp3yVd*RqzW45V
^P|n9uIkG?-CXx`TB~GgEY}qfyKgeU6H94$xd@62=){I0FafHi`tiYaGIQ%Ds9g;7e#mmcDg>#VO-TP~(zoMUHjGD~aVfR07DIM0
O1eD&yOtsoG%CRc-XDo4@r+<Br1ncJo+5K1VBO7G#>45aTl`1o7~2%R(6ve;d!A1l@!&%K9Mm?C#MT@>vuJgQMPd>w5#3}5u3ALQ
)4Z#XOIF)u{wtZO^${-okDV8c?F!L--9)EVa}ju&{Nc~VT1UPUrLwRNMS+T)FFsVzieb5adpsj*$M&3jfm0PN=^zd`J)3gT?X@>P
6ZZGre#GZDFy;lL{UcEE(#~}cu8lEdR7jZ*==FvqG?3)y!;<R<c_Dn%t4RJob;+|t<va1ysht{HvIHhvCLky**`}_tA}l&P^WN?!
w~;QjfP<-K#caaLd>!;r!8UE3M{UHBkR0m7fb&Z7Ok3PFr~CK@vh)2|8E3kHKMV@mN&-~ItfIf?Q|)Nc^!F{Lk;P@*sbJ1ql@b_K
1}r^2`j|mA>%RmBg~%nZlFiW8iCu6N?jve%rG>SLeR&?zbxb<6fE<YgH}Re{KHdFXshXqtS)`TqUZm0B=hQ4ZcA$`sCYLMWost<-
`yH0wjDW0$uJPF^)>5W(ElV(KGrJ~4>4v=wIPPDAS7VPGsz>A5U5)okdYj}$JKCsdE!bIwXlA0DP*OiAypTbH_AqdSdc7Zk>#aC;
40@9j3lt&1Z4QybTCDqUma=Lw#)*iG5J6*jeV?V&14t8lY3$W3BtA?w1ilp<ga|`O$Y_9X&uOlM2G~LGJ}bQ@R*EgqT;Ll#;>X<a
@#AMRnkb5_QU|&oGP2v@?;%e;b$8y+BibS~w75gGOf5LO5AV&ZTDW0H0Qm2&QZ;?GG6ro>l+<Y|gcfRsLbz!f)3?ei4Oh<3qg?pU
2FuYm>z?=Ws(_v*h^%eyxV(_eM~4Z6{p+D&ks=={sxQV1yz_db9*}6x;3Ds;1sM6)TGS2km@yH8h>qrk)3L95;7tVu1bXjWY^$$w
NhdSQJAFrTL5Kos!q>|<A)8V)jb)*@(kdWa)(RfycLhn`lj+sNlL7HCP7*-`kr^2{oPyACbGaN*;km9l<;#gv>y+AV$|DgIyCk5A
8OM#xcgg#2)=qf5#@xcdiTCTy-mjOY?eHS<Ur^wvP-oz?`zqiAYN4}U4-L~y79KVUy`?cG5-f<eHMQr<T&w09j^lzM&y}yX_33Vb
aWuv+zsAF}qpb+@*FkOJlJPQS991TGyjCn!kPL1^aAm4(Z)CFex3*%N`zd;(XVzxchDqIO8H=WP9*zFmuGIX%Zn{g%bc$XrFiJV>
G6V>ngSifp5|JH9;LTYb?Yn<id-$GD#~geJ99H=?ZQwHs7SvF1)3LAl%V_{{7)G63>79G9FG2?Pq-0JEmI#cItgF4AymQ`cC^N$h
!Po%h%M08V8>n#{cy|Lk#Tu2$-wNu0P~43)=wNyVDl3UhIh)EHf(vc(3t6|8<xrayU~((E4=I>8XaSo`Vkeau#?d2Jch{u=k$r*)
gyr?J8tgD^iwUqqAXpMcs<4J6bXfdZg=K>PYSjyd^3#<(K;4&!nGJE{@jheVdJO;^xt^O@c!RX9B`qOM1L*hO?Rky%)8LI&=f=;%
19}(_b58x&ZnxW9`2(RK`FHYrw~@Gdj(o-l{ahv6Q}k|!U<}wC&N)3dUL-;B(}ZBYSa*&)h$ECYwh>}DZsM7jgT5$zu-Y5`YFpQr
T+nkHAB^vEvQZ=_4Khc+2RB=tZ;?Nr8x97rR1rc6YFSxxHWk55LdFxAbm06xC8N;4kpmTcKjgixj~y?Gb_z0!C*BR_3)I23QqeC#
4q?kMETWCV4OB`1f;aE<cwap7J?fi%ySG~qJx;#WXkCY08?^mtU`CW2V*+?8N2v#trO{rb;m|<ht7^>%`wcXYx5!>8C^-Dl%;Sfr
v)LlYTB>)?(NFJop(VAYz0fr<dT`zPb5Vt^fl|(cp{G){z3xO!e$m+eT<=z?YwY~(0_!s$p>Y0cU_ur)emp5T)|I4=8rp-MU5lRZ
WL(>1s#-?^AFoPScz#}0;zrsKn2M~DBh#r*lgSOo91HzP8iYaw6U*7-wsq3OYG7hEOHn-Hf*EF41^9ODghsittvfY=uDor&^)rfy
(X@UXE6-gi`9zF#kwfj%`=9mkw2*7pi@!tMUxpt~Bqj#^YkfO(^d5393)E8BrRaz`dQPt*WAxJTCPKsE*M6U}mfMdj4~FAsskYkk
{c<Ti>#ey>FH27z%Z=~t#;%yu?p$3t<Y3QFuYY|h5QLm?R0keUpU06U|5N08d(h5JJv0qpEy-=?;lHDL+F|$9Tf3CTbKL=4^)3gj
tvJ8079C+xHE6TgR~z2pMwnfwA`Pfr1UT)tr+KZ&R+_CUg*Yg4$7*X>RjnKc*+g%zJ6VT4sq4g>l&h}}w3>G~+5~ZmXgYWMZ%WuJ
!}#pApxV~`WJ8v@))3ELSQ94AyX%BW1+_?UG%w*@>o=vapkj>?;v7fS^%i6}9|8l&GOS0BI&lmt-&tq?<MfokK(N~}Ad*yK1T}{b
w@dqq2lWmA4KtCFq6e#o+Tc=wX3QZ02&T~V?WbsvnI!Aq#NF99@b5MsFm(cN4vW>zu?nj?8hXpYs?vHL*Z|c6R0#l4CAU`3GP=wr
Gk!{{#0T1grC8V~pk98b3^zJ7*Q2F4x;m!;>Gisyxl=^cG-3-98w?Xl(-xxwZBt`V9dO%A<QdLG<?o%S^HK#^X%K373aHc5TUD3|
EC6!Do$HXF-Soaw->Jdsci=cy6&^||BM?(1u8T7^U$&rdf{PaiYtvw*6cTAM%XRM?gC{NG?B1--a)_d-^`fPHUw2!TJ>K*qkr5pe
>mt=wWVZBXkknSQYnBLR_RP|vk9)|e=iPUI7n9ypzY%9WamLDc+$CNm8&2$UwT%kXs&55}X)_WsNm3|;NXZ!+am1j}D=n6Ui&T<S
@k?<8yKJ?Y6v_rCMm(^N4q7hUkWiN6tFhS80o%H@ZMk<09rr~nE=8YoetujCiXSqg@#nqXUBLLg<KEmCW%J!px<#HHJXcW`tqjS6
uwoJkXC2FQ+Z?1fZnRTu|6rF|=KpTCDF|d#Q4_<~em*D8=X*ZF@nB^htlEcerw3I}7*vg~Kb1>@20<)HrUpm^zS{KCxYzS<Cs0T%
B|fpX#=tcgIfGN;S==V!{OgT}>rUhYwQ4yLB;-u5(|A<yaFq^-hNV`;on#GdIz^w4$@aaN@CR#}rn~QiYv17XnwY}F{LT};<>OR(
lPZ-2S*Q&uML58q%YSACfi+}roa68FdO<CbqG+p^EFfIJdJQC&kdtMUpF$Pd_3L$E=YIOuVF|O#4&SDzQ<3r$$*H1D5_GBn=xv(T
qvNG~$T)Y+LSS13gaV4Xp~E3ZA3>~0`%-^Gb<Z#s6TB(y^7H0v_%vr7v>h7Yg@l|OQ)jCR+sc(*15Qykg_+KpR$T`+a(Rh1qk!d)
6|2Gh7W9AJsy}T}x`S)NB{&WH5M%~V1J7+Vx|B9T1S^C$xEuuZf*kVPQgYK(Xu;(nLeK?7)KCoxeP96bsi-OPpCDCH7Cd@p_sM(K
w`-4vM}FCU=j8&H3*Wf(x7imCjR?<wznkT~qvZZw-__6DE5`hzym9+^Qr|b@%Km+OVPy@n<4BP!C$)7msId0G)>Gy9NeEO=>@GY;
wSUd35JZrE+J`4QsuqUH2m)NRb|5646m~%E3JR#1hRuY!EdEhw$DBCMbb4G)uqr%pu63tw?%;9X66OgrC^NAnb|J)ylax1fDpVm;
kpvRd1QN%~9(P+>#1q4U(~>0{LqRT*e@L$xP#m<4Y+~;N2?L_IxOM|ivh|5^Psgp?5i+znaEJI1;GdVT`k2;N5PwDZ`T~Naz^>hV
G91C+l_uzPnh4Q28<30Xw0$$ZW$(mukbpd{NXQ^L?{J86ggURK3D>ft`R&ZtCV0`~P2C<mEbS773<5JxONb(K=y3#9K1dry`~jP?
@|wb&-I;yqv5I{M(?O&9F~y#(c<aTe%JQ14Q+dU#G^#2-mX@Oa_#*RhIT*yGrpr?fl<>3y3Ed0S-P_u2P^gn7F0Mk7Jk<-M<EkFX
2wusY9yU%7Q<CHmN=b;K<m+SU;-FupFgeu+{dTY>w+=h)S{?QSMsQ#SRy<-i3RDPGi3(z4@}zz7J}D5{_GtnDs%-R(Jsl@?AbNFO
sW#*kq#?@C*6UES<;9f04_ug<tWTHy=oP5yqWRRQC5t;pxmc{h!{M}f!G}FMYv1*JR*N)0Nh+Jya^el5&#h5jt)eyygP@Du2+A56
!qjB$=Y;$Gan`Kn<b1WZ1#5j=z3DGwj$1!_YxB59p@-`;&bW&UK(P$;-83|nBqTic>$<&IWVM|YVD~Et%I1A$A<XM2Q<|8MZ60`d
@QO@uUo`&*he+BT`K0OgXAJ9_gQv^AqnDjp^jw^jLKOSoV=c82c3P;|#h*#$Y>=sP-P7hQy4Vh_0{rvlbib3Q(>y0rq7W*t89lUD
Gpqwf_CUW1eNNA2hpz4_Q63~oa^3@#BFn16u#cx-Zv@L^8{ELaKUx9e2^wXSRjs3qQ7Benr4ja7t(!IlQ%&Kme-sl?Bdd9}B)MHn
l-OQjhwv+sF6aym{V%a+pKg&fBPOLogPvZUw7YUTaCQMf-2>g*Vey5cet$JV!{Jwgumrmx<MgWUsw1ON?9W0&vT>(J8lH752cccJ
APy5;SR?`0NQ)#I@2JL)0j13-0S74y{&}oe973gY+y~XJIBR74E*vLq3ObNA_JQ-T-%c0a10B!^5G6DhZ4X*5&2Omz3?>+6XiaAl
&=Y<S1VJY|@qiJv{?6J*u4Po6LfYLUhl8~=nTj2Kshpbx!;iVQAl<TCN;XCY1i{7~I4OWZQQis?d6yCiuyEn)9*jTX8;-x{fneUR
zOF|9g$HL4plXK|UJ=G2i17J&rto#?8Yc1dKaT$06)oL=S&_jiRmbsAHw)zi&F-#iRm+S-Y(gUh2aZFB6@g%aBEpDHp#$gde$NM7
he$AJU&Ea1+2H;*CJ_gOP-4bhE5iQe=LTSn>~(M2^>-6=#t{LKWg4!Ql=J+h!aFnx>6A0|z4opd5gcn&q=N<f(EblzziXdj+4sNc
^>bQ{0_R!Orep*J7$4$*8^F<28VIcz4a-IieC8u9Ykb5B9tDn8)ehzz*#(zWvw@}UHSak(R5-F`<UX6Y+rwKxxdG&?BnAt2YMP*s
xPefEr@!XU^fmrcr?@fJmR&4((8>O6CTH{J8>I!1i1j!KN?$n=dq^A7HZ7YXNe52B@O{kSle#LWx(3ENs{gHIi{8q$njT7*?(|e*
+&`ZnEJIN8Ap(fI#(pl|qslbR+IOSm$puGDfw^t4f|Oqmd$`O*q>ORtFf~C+YA>Um@jKKtNFriCZRDB?$cTP=ms*{i3sS7RuJ3vZ
80+>rJo7GFnF_nQa8@{H@u2(&-+J6d*yDqN67GYeG|?Sn^lBf>9{Z<RV)Vt~x4aj2g6a5Y%UO2b9u=+QF6$<z<@)f;NgCvZrjU=&
@=e4orjI-)nenip0-w!GaD*rxn7rsm4V4buZ6CID)898X+O4SIR>I{P*tj@ayCTjh1bU=I;VE+tG)VR9JWhl(o*@OH+4LdejfaSy
jwTGA>d&?o>JQ}tr<5YMaTFdp)*w~99pXhj9$e|lw0yBQApBI2@eUVuiiblI&LAR)L{>+6an5O{;V{zUww|vdVoQmguy*V31|?Rt
_r2Jlo1A&6!6I&-GVa9Rg2j;lZNej&we6Zny#Ydq!1Rzf7)VGwR!y!7^maRgRd9r5L1={SALRKwFsZ>`NcsPS<g^xzUGd{V=sBF}
W`7Rq^^u|O^6nX}DS#3|`l%EOL2}5JB@$RKc2=jXq1;7XaCc^M$mF1XAF187*%LrjdmMVJ+DA$cC%GI*h2}0@vmu2HkVq*hLIl8m
Auh#2g%f|rS6ujyw|_SbwAgpYUi|6?g+>WdX)fwRyVSHlXm5wiK5Lm><SmO1WKe<6LCL^`<(&+ipt5f`GMSsw$%L57O#wf`k3t7m
&eGbI<bHE9Ir324qUY0e>s_R?vt=hRGpUfMLryTjhzy_Jn+-20OdvSffaj$-s<z>_FE$P=d0^`MxN>7|H{+6TJzEs=wm7}%CQj%y
@env+HWa<9++@gmVG3lPf}Q}%kA60BvE0@`z9?7>$FrxYkjW>K1|MlXB<BJcOU#}~WjJz$O|<QxbwOvH)3hk_>}4`^pY<RB&o6y(
hy2ib$pf9ZN*z~m0&;<70Q~XA$S;~je50)Q%k21OdUagewYB83;Am7a0MSF-ol)V@wXSkdMOd0=FuU-w$5eEPcMzEA2o;@f&fbnG
MMRk?u@9QA3rONPE8}7U*Gjm3!^*DF{RzEwx7r}1+WSRQic!|~WLRxgNUU?U?_MlDR~kk!1HVOGuNp7fdTXiIoa?L-NR13}?%8&V
h)Oz1v+WwCNHJ66OA?<BI6CS{2Yb2Z>F8hBW}s=$#=`aXFjh9;;vMKp1d_8<^{pRoaL)PqE9NJubLkSftp_VUW8jCagI`uC<qH`T
d{rqH@xlX2D)Tf#(Teuz>McQE8hb~y&%2c11JzD7WI@Z)HHt(6L?qga+zx8RD^~2Y4E{M-tLYc{ezLf`&fhF{<>xvoR-(^sUEm-<
#H|dF^l?s8<#ih_$W`7WHK6KxIOq%9{$j6m(wvTQGV8_vIpNAjOEkJrgTHqm{G|#CkfTl~V<gR2VvFC=tcSSh!L~qWAa?dq#p`e!
io9uPfg}1#1Ykv)JFf=%c|?nr6+W`(5|)-Vz}D7cTb{JE?kE^kIvE8T>h%oJ3pT_%o@~|F2EJmnb5!ow`W6J(zjl`oP1)X<M<SD{
ZS|-fAcg@~K@F<OIL7Qk&|?gnr>_UC{kL%a5i@zgIvO~<tVf?NqN&l8_CSWN#%7B4J7(Ys7q*hxJ?VhL_lk)iBHL~T+K>p6K*Odc
pwCc4HU%k#9UKmk5>U0{UQeYM5h$=Ewxz0-i*m_fP%BvCL+}N$WFH4>!7Vm7BGgh{1iTMT8;M&AwnJzQ4NVB0tykF7nA=t&G%*7X
*n9+qi%DU`fw&~dI$5o(_UxgKxHPI5zT+|}YrCf2sdb`x@~;^dE^4{)aba-|5RpYYM2T7^rK>4YC?9>fQ+K%`o9>X2Ju~c#$C=HO
`X7$Gue)X*_^ANIE>Og=IdiVz;XT8RVTWY~JT2NPEuyN{BC<1R(Gklayj-Y}_OH$KVW{qWU#>{MhcOsb4BNLEG*-X^W8F;a8bBAB
bm@n2y(3Iq0Ry=e?RUSM^N%YP-=7`dm!ZU{xZs}b+GHYztxAoJXCZQntGQE)@zecX8N*`erBm`ocE_)JZX6j<DB0LkVh5LkcL~25
W7C~yMr=+o--S#(b(jn?-d%DjQA53>thtSXihP(>5X1!zQx${5L^=1>*zgy`KI`b_w_C53^sEhdOGe00BoYqm)LpsDi507h0yqLG
9}?KsYB%Cw=$dIOPe-(DMTqn4*M*(K&&_Z(f%v8%HQ@8zTkC3N&?HF$bcl&l3MyHtuS|hfVQqR?PKxqy*;t~AzHS5U?bfW&hptUT
`g)!52iZqJv_W`4y;woGh0^zQc?yAJU7v0dYC=!4d;)ZXa%j{}A2+SAX;#Hpa%tfBG!-P~957bEsQDB%b6Ub2LL3V_3TOqY6q&He
yz{pb1#dUAp|cuXxW!@!U^)81cIz}EBqVG@4e`y{puYloU3U%+(@9XGlSzr9jy@EP>=X)xGcX*TmH5<}`%<iSq2oAjQ4~Z2RYT6p
*TGAXUOlzAZWlct1ES}Y0Rn@55r}7f*g)gFhXq0mCL=vxY7k3o<RMlC^PV-plJs;hX{6qZFCJ&^V=<g&wbog5YEJC-j62>BG<B`s
v4|xaex=k6IdN+H{4^~9WT-FjMW;&Cks=Ll%cK&~cBIFFY3o`MvrGR!EJ)g~<x9{;78AN7A>a9^GzRxtAAX^Q9AQ3|2)*@Rp+=L3
RsQGNiFtb!alSo!wdUn9?G+AF4LXXLxf|-tz(8OElS&9(BZ#z6gYWP+?Q0!ri$rTy|B_-RLrUy>cCYqfi<bz8qv78&O(=RxrEhdn
WeY#90kp|YDzp)%71afy5#$dG^?}*VKuCPVVBcAbNM=Qn+ml)Q(eYm|7Wv7E=5trpe@*KI%QbA0^@b*x_Z6Bla}S)&ESiRoq;$O}
-nZ*Bhk4D;&T9F?o1YIkV%wup6bJIVr4s%W(1bXrUpHl@v00BZ5JvnSv9O?m9~O58+N@M-=GVx%deQ*r`f}suw7hoWr}ucdo)SRB
Hov+=5tgM2k;o@=T#8zXeBO87^n2FVIjs^avH52I402c=27!yM5z;h7NxcM^FnUw7T5CqGr)ZgKQkp_JpcFZJ%vAB6CO1mt69W%H
8_K<OeJexKUYE1l3)dzDNg{I!S-5~X765NGPdydC{^HRN*3#FV<|~p&u`Wrwpf!6r6%&X&0)67}DpP41Uz^Pi{4tptj;Yuo16x*<
+pb~EQEJ*fqRm3Pjd=ezRW0N@`DfM<AFt)LNfY*hBto`yuF#WfPxxi1G=(l=D-bgz8*N0_u35{=v68fp-hnyCa9F9fsWBs`c~vyc
(uOf%$zs(Ry9%ZWL{>&17|don*H{`ysuhtERwyjlb7u%68*A|SVQOg;6Z`Gz(*HoFtazw;D&tyjn+|9_hGRiM+U;k>mM^ztnGgj~
8*DXy9J}S+Wf(-1Ul-1wRlB3$E0yxQBpP`1lQdk!vdMX6)XceWEQm}~SY$ML9v^aw=C#&+Pe8QSm*-aaZ<`@f{&!|p{4<<CJ-A%e
{6PHH>0eo=K+fQLjB;rOoQ4gUKw+s0Jz5hX4pV{X!O9j$f!Ckrch0Zu*1Vkoq`$xF6I<n7667C*F{()wjD*Xq#1<qy3{x0;p9eUs
9uk#`2%R5}rl1-VM;U@e9?p*(n9S2ro#A3-=7lzkrzf^q`_Mb%)$35|CuRh|jR&(Ko~QKLY!e|$BWM|*0}=?HTEqfFB+_)8JIbR?
W);kZeTY<~Kx&CdRbs(Q`}w=}r!fx9p7+6{==kcwy6PZC3g(jZhYG(;G`6UU;~DUdK=zA)6oI>}8=#MiFbNX^MIC6h#U$rJ=-)AN
+?+7rSUt7u3_*N;gbmer^V;o9bCN+GBp{MX%~AlVX5_^}s3dRw3q#X_)x}-wm&P5YD2tVFLUK5FVnuu^;6D^Hp0O1vqe8GhSV)6p
EVab7tGy;ikQ$AlVj`Wv#HtF_OkrqlW%&FVd`~tpK@&<Pyp^_DHnj6I7&zMLnG>#bY@1r?<fpxE47S^2k<GrAo}q@gIChJ@)6TG)
)n`|wHM-sBH_hP?@bfxYrd7<}Ztu0NldJCwji2G*o#4@1WJi7ENb%nht8L|;pMu|HY<jkfq|sCf(z3?rL28yxj`yTNpd>iNHDO8Q
5adBs9B9ke{CBxH+xT<!Gyku@W2vdqz>L|%hvzST<?zC5+e|1x03e65gWTQyQTJW9<Jn=L;G1F`lEBwb0P-}vZ%l?2xCjzU0vS58
QAKbxcI@oC18kCTkj8z!o;ou$ur|mkp@zHbP%DbY!!)8IE`>EOK^=_?q#4nh=N?vJr4(R`ISv>eCUIbB))Zo7VxJVM(ROXac&Do&
re9QH+u2p26;%8}KfgysI^>ngYF>t1wf%j%O({e`(331w(8Q7nAkFm7%$!G&8QKd%i!)T{n4Lrp=tekYWrTiZSSxxl3=%A1uUY<A
f$L2KIY}Eo^}J_6N76=g=jmRnP`9QE0s3>xnjyK{Ve8He;)IFC*nB@td+KcI;bJ2^sF7jy^SvNn`y=vO^4%R2Vrzhve#F>#VDvWd
Yf`b99#HkiTLVLh8hX|I{+>SnoS?K<4}rF?@vlIDvhcqWF(?;7>Lb9G)Pe#K4~e31`4vHrC)MjhXh=Pj=wQm@ek4i#q+zJVn~4A*
WHtU>`aj7_Ts7JFBq-Z&3xP=Lh)I;M;Ok_t+Kkb@<VU`D4q{jxK;q6Z(A(+Cg|3^kUp>w5d)dX}T@~=oBN2OC!YiCH9o?8|>Y-$N
T(P2DGkDcrvvl*-*#%J%VT`H$S2L8$R(+EY^ZI5l*Qy#xuj5LcBt(hjsD*JHqDj)-8?v2u<I{hZHtUTbfsK`ceZdGALqs!JrFvH+
{4hNh&vjVWNzk@#%##z6z#_zkA#Dujw(^iAsib1`s{$p3kb|`Rr`pbi(x3xkFOX*Jh&HR{UXiE$&Qf2dCtE^Du`rdr6!N0dM)sGN
fd$7ECI^}nct)C-c{vR|TXh7GjMG#1>K~@a2ef3x;QOwT-ThJkeKTDsNYHW)7(k(KQVE-~Lk)Xc07k&=fu3n}t$HRJ=*ra=W&Hh9
HQt`Y1C83PcO8BivU__D&c24^l~PpoLV2Y$NKy`N`-kVS+9QBCqKgMkA%=yRV1{Pe>m(2+O1a?V62wdrM2{mlI$ZfhYoyH~3OG({
4eOBA;hUOdVJm`8>O@?f2A6jdJQ4~CKHQW>FeDMlRu!c|+B5q8GIF$Z+#eh7y@gBPd%DbRMFwT^dYtP1UCH3%gzJ$z`gi1Ke87ca
IZbO-N0*d#I|J{Ps9@>jsJ|8U(=lV|ZtJM<4<D|_5_9JDx@iT|QpOz(<;@cek$yHG&E74F{R-@I1T=^W#p6nONC5V|Hl$IRoZ$6*
IBQWk&FBU-<s}j<9a}x=L|zN7K0LpzTK1k&7@RW_^-7s7pQ0UTur!A@nBICj@Pyz=VUjLn+O~TuUGP)Pb)-#)oGO9Lh>;&h-p_tL
R{msI+P1}67=%txRZy6|yzonF4Ka8&ie@IBA5n}@;jStka-R17`UMV|6U_scOwzR_^@qodXx5!3%*hLG#ie%gNR|!b_Wde(sIOy$
NexrX+f`6u=I>A9MAC_*h~~NRQV7SP-^R$DpAS+t67uMS_fMhiF=Kq1gHx2NM4xH0546^ml?O7vUO98;VWY7GbU+~FAVF<{m6Fdq
X^zEPlqzG~<LixxZZ)l8iNL9xb8<(7yr<>Hj1_sb%8fZT*r2K@8Ej)hWBpNn_DaMqn-$-F&~-TO_Z;(u-<7#9%k!8cdr_kKlCQjx
Q$qb#5eT+12|AJn*~FN~UHP!4w8)+=veqd|-!Ew~buHiF_l1{FNToaoBS<f<dhGt#WiOQY9U&lMTtaK7SgNjb#e3q@$1t4Mwf!~G
b_$Q-*}2~QNy6C*R#-7*Wk4!Y&lAKx#6t_QEJiVxXd2HY;e7isx!dGB4icq6V8et(At4aAdtwnZtfXyY7Le%(5qHts_=hg*$b5I$
<wPoISMt20N|hW*QJOCL@5GBYuQQ~JY>g8j?$5qiR)9#Wwoqd8y{*x0dV>Dj-RW)}Lu;L(RS}pPi!i6O+rB!2DU!RpVl0$)t)^><
<rXrGA1(?f(r@puUE-hB7JvlQw*j{~_0$UvC6L_qa?tx;tK;0(t1yocU)Q%+n<k#vN~o}KLWd<0QDrT$K<l-G-SLR20Su7tS_*?~
qc}t@_sgrqyLCb3)@NDbF`<h~eV3)BzXqW4?7sD0PKCH!I|ItD$30v*2Ypu&YWEE94Rk$eVi1N|2+=ginx+=t(A_G*(VkERB(f*n
lJ5vrfpWzQnDjBvX>BpCE<a<<7rPuU{yk*r5bF_GiY(-hF8zK5)^>I8oH=9m)}lbShZ{~WSn#@zZsM@WuqiSyE0>B<P*cg(c_Dh(
<^ZPmQ=7HNzVjAzbajaKq>vOqP-s=s^AyuvbtT2cym5|JLq;`gMUX|f9YYblrM~;ESr-4jo7t^fzsfTXeW%48{RY(ArHoA`Wd~jL
y>c9K>4qZ}Np=DNNT@ch^Yz0NboM$m3RlxEyH=(NXD-fS1HaQvIxVVSMT5UjkvK5zpM3m;3+EQ_$L##}ooPq3o<=D&7=?;*^dIgY
g6TT@JZ?SPc0CA#*jSzDjUDKtwO~+bR>-V!Az$_1_x@kQvy|*L;J-l1ED436cyal1`(31zePIqcXhL03XWd7l1&*Uo=DLf=Wly$^
!dF^*JB7#^!{Xj>-U&CX_z^ZkfnmchAp`UDPR0%EQKWGq366V<@;!i6Y=VI)#)j$35H!{vNEH3L0WS>cu>oaQOQPyZV;Iuo025Q#
S?rfikOY49kqVk$sfpqfwR;e+6gxU%_8NtzQ3KIyfjp+>J-5Pe@63T{4iq$IEBwc=jUP`vU}$CCKhf*y6Ci8aq9*X;*119yJ)D`<
Vm%~FdB!?fOnL~}F2WqhsD~eU@v{q;0^XNxplVBx8YsclAo2Bj;^Ta~=GsJe=jFRY`X$<?+_rP$mm(D1K?nExtR|XzTX@%obgqCs
>@5v~A^>tGYfMF-<*4@>h_yxm4iVJQ4{rzX+O(f{+mEV1-NFloM^+@aqLJSetC6o2#+3R<hNe*%VnwF*z^zTdA+@z)&ajauSG)gx
(Y>y2{O-$5Uk5Z>H`8Gc_1WtMpxMI<3lGeIRm6THHoj?`V2}wQluy4#A}W3dd-G2Htm<srBsP%76WgjKZEkr3N#(Ym{Laz;J{t~q
&wIs4EPBK`(3<~h9}M9>pMllq(4G!Lyt<%P6?;v<L+$<g^FO4*?ue)`RDT=n@VlgXUL^(9Qc!vG{8S3jQ!GZ3F3v%?{Ei0<3yk9}
rj$jQp)F|9ri${ittI=AZuD0XXf%f<x}97ke?<gJz_XHCJ!KoAOx6?*n5nyDg%=YhCFnOBkT?_xF4HHs<=bL-X#9kuU%{|8U`m|C
oO&?qEhKPq!cbKe0*pm5Zd{ek1*iq`4jSzU+Be61l_TvM5)Ad1qzjvLTThs_Dc~zg+{-)n_|R%gGy(}=hzt~rYb^{3AkK*!z`+_r
`KV;~6gRX%pvB-_<Fvg5hjt)UkDZWUA%zP`1A-<Icx+l`ITjFK&vwF>?mA0HiaaGn2_zBg*_R&j&t-m^{Q1_^Bd^`mx8a;D*X4eu
E}&0I<}BW03rSH)N%JAE$=19LP}6jE_D9<fIiU#T*_d?~5XU=>a9d%UhY}703z9FQaKN_02*7;a+9EHtGh#@-L1nABE<<9Fb}e_>
wIYNjWLl<W+$Tkup6t6%Mos4W+|NzUD3H*&g8EJfb7@V6Cdef=WLb%g2E#*usi^@~VA&%3z2Bs)YB@e3_)9QqYN-e1r=l%;x<Mom
$ZX^C2Yo7OBXjDl8Hi?>k!#DB*JnTO_={94i?BJ@U1%V*hrnF9NP^ThB9{WCfgps$5m1sgU)avU5RuN^#k~CCb@$mdtZ*twd&@L(
9PMI`Z_dfDunzgThjANQv&%raZT9o*&Qco2%p!N53CmTpHh?xEP;va?EcfOexrA%bvv01B8-mH;xMWa2$nYc>q|bEA5J(`BM}NyP
ik|0Pv)se6G%UYMa@RFa(VCV#aO2&_u|A~sa0mw)0z$(!+MS%qam~dorL^HcslY=v;LICx1%T|X_@(b~K(MyRap0njS8`yw@`fr)
<__xPdfpLY$VoKC<JU{)$-D4b#)I3DwLxMvs4%WjBSR8Aeb$j+GzE#hTw*#y&pH@)KXd5bN{6?;Wkh-3UhL{Fd2;lJqvG|lYsnfo
8Uv4gUF$o4Y}$XmW73Q4c;Cl^j_isk#eL-yx(^;q&My&AOfw@|=DI8Hx1#Et0tl*xYEqFn8nQuxj9u#U1p(Dqp$BCpQG|$wOYjF}
?g*xo>)^XCjp||ZwJ};1Qhr?;O`W;i$Ncs3yyIp-hUXilFwS0xnDm~Xk_UJ4_p8dkKD_v$g*W1pBf8Oi4dOer57H55A}Y*)`3M1t
0TRsG5<oZ3<WU{?e}fKIpuOCpH3952%|p2efJ=bPC~^ij8{+(UjZHMBg_u-MF9dnLl#j~!p;4rs?a6jn%Wd0!SFIH48@X!oTg|F7
ADw5NaLq%W!t<`&JLfXrH_>@l;sLIT=;n<XuRo)piBZ>FQ*R@7NGKj|erU8{g7%8EmxP;m{`XwV*|g2*En{}C{(t^b@I^h0XV^r&
$q~;x&pUz2iSE&@(o|6xh>&j-$gq|<0kqXoK|@9AUG(A^Q)|PAT^!swWtlGTY*xm0F!v^e2q;xa1O^`@yPq>_W}yY1UAo$593B(L
lg+E~%<Sh}vzNx%G=?OCDyERO#u8Q4bF40T*8{^8;wlx6R88u}rx~to)d$9ZO>11w-gK^4ovP}rLKI19QpH^LB^f^-RQome;P0-d
ux`QR@zlmnx6q3L9w}7@8%bX}e+(TQu5CHvL3a=5{FA=AhTEB4ETx)c=OgZpsW%}5F1z(`edE>h{$GOZ<dFX>2y4e#A|fIRx2n>Z
xSqmuP(y-DfWD?e%Q!P=8W8Eq{;CQ9MK{GRMbM5NCy}cR7bt)m7EI3iH9Tj7@H}Ys*zmueVc|X)8^!O@D>dxogvKb+Cm@2Rdtk_j
YkPl|J19uNmSQpn*Bgbf84@0_Cv+(XT-`Z_(IATw$(85GD1+Y$D^aNt0<+&3YIu;#35f#$wUq_%xY4;%lT*W98eFv8$lXWomombX
H;^yOQ>Mw;j-)!2x7h4^kPfAh=MG3@P=Qb&p#>UHg^38MF0%Mu&aUQaaKnziF*&4#BuW%C)cP=b4ava8?aV}iNdk$IViJO{q&iU6
->!y!TwL^C>VEOj<rj~jolS+RFSRbUgrqAeqaGJ5^b|MjdV?OWQcCxcs{_sHAksZtQ@r2Bz7_UIMy?|&P-<ydYtBXuBueBPz?;CH
id3A>sSX}g>^*u8eZCpTqEne~6)fYBBESw?p`MD?!fYn9tTR6xy<t*Q*1i$6bd2HU4s_RFMSmX@%de__HgDU&d-5Q$oVLZ>2u5kj
il~0C3#w*lg?V>PB#puVu`Y!Z>;#9N6rqBK`5nXu-!C3Nry>MkY5~4a7^i4HgwAeg0_Cf+1P?DH+yM)n-9TFc&DvX8&xs1DNYSjx
pt%dTihiIZYgcUzAOFbH6C%U4Uf@Zo2&hmZz`MDH1_O|~`2PLrQ*?P<-=AXs0Sxqmd!JkS)7wT1vPm01ebUV4wKR~aHqMZI##+KU
9>us$pYcT)jitcu^LJ*#Yh>`@@D6LRpb3jG3_)%dbp+F+vH)|J*VTj4N?uak)Et~D$5chPV+NHx`TeDd2Gs$%Ut~@SuMecFmgCcC
YO2MENh^9`FC$U0ij}W@hU)S0C&gkW@Wv3jQy?vKtl^HDdKyTxt2;H5IdrU@oL%Yo^o{sCiB=$-L$S+ii_NLyLr!HE`dg@}73g(O
1xpD;{2;#5g@vf(J%*>d5IYMEHoH>Arx+3mPQ@-zju5!1rNQ`@8hcKnV(;R~dwokYU28r=ugOc`B%+;k;bt{D?dC9g(PgCFAdrCu
h@M<Id@jh7dO*>%(iJ6ilP(S_Lup@U1k}uXL&5EBk770@r;A<w<3yvLO>)Nj&=bj$WMXL~;H?jqeqLAQUFb7@)^=F|QWi8eTjjF*
O(Tk^@ycQlF;|(X)cwzLtl)*wHw()!@LfyFS#edSl|_~C@$t-EZ)&UUbn?A!!A~*aXHBC~(JT@DkJilLHEN%iG%n$<7GgameJaJL
2}OvONIf-};Wr`j5St{Ww$@s$CA{%;?ZL~-w+$+q%ET#x+<v)XnlF+$9OdtGB*GrJY`zk(e0%w3btiMKt!a;gYj)*ny(+lXd%ue>
2Iy>J5<rH{b#kajoIIqDD{$&;u}Qj#H!W6Dt-H`^0f+)blS(nS8R%P$V6#YRrwY@=MPsI1EVk0QL|sGF2WQlROh)1ZzCxr#MP_nh
LAV>CrA^uaZ4)X9rJ>&oG2W|b_rn)QFy$xR>*D+_!)Fc^Ou8GN8K^C1mJchdf8~|rHe0C}y*q6#qxalXf8F336)Uf(SAO@)4OfWD
Gea;1SpIsmd4kz2vL(^|i}Y;w-ij+;IB8h}_7pN2VCEJE&@?i8APh7=A+NKk;hx*}OUVY_8GXH}M@1T~C09<F_+98QYB@v^gq0?r
Fv6#{6ip>VeqBTYr9y$@jp(;ZtfE=T^4Z0*cusZCBQd3i(h;LJ6Uagd8AD}^Qm_d$!KB&TvxxL*p^;{5GDs8vWW-R(_?FL&bcAEk
&~%&S3bP9495;RtpeKEv2Xx4em`xC|lnf+UfS~?%?JGCFx9$3w=scs%tb8F=L}FAbGpQmL>kwQ1IARFzXe-(xf`2(LS=Ke~$=<L+
sJ@XwOIhKHjZ4ZiZr+q>-FhxN@`bvgr`7Bs*T<(YJG%`~?h3GG?Mv!*n4T`qAlJfz4TKezH&&Drs9Tng40WVxkrgC_8q`JG?PhbH
&h^Bo&5$Pg?nI%BNcUCfueaOAm%YujoW4g^-T?z>903r_5n<v(GY7t{xYKEE0IqS_5Uol;3kyp{rmB!}#qv&q)fy{Ls&rLmSSLax
>wDhh9`!OOQ3e93qX3d6-9oJf=^}b(6|J4{2?hsS(c>$C^q2s0`7*+U0Vp+vE=LiiO*z;-1*D4iJGwWOR6Q?3Xc9-;aLesyt!9=w
ZceEh(>Tp*dAN$>ol6WI2*+Dz8jv=SSwIaGQYfmpe8Uwrt35#O^#F({OAcQu6EM;>gv$$B6?)LbAudur-LrwpGn=4vrM9Y9ww!~p
IYoN&4BhnX(XCw4v}p&milPigE50eDlUw8a{|{f-bI9h8fFB2BOz}gjFhW5bYfCdjNfYmX&n-iU9h-Ofv98{Re~wqF=}bnu?R3c#
ful~Eq$xpau<qmrx`7Ioj8efD^h=Ke+wA8k-oJPDUq>tQB-dGd8e-^-k)fs`Fu6qU?C$i#>zT9BJUzJMyGhSQ(KI3&pto=$U3m#f
=8?LxHx9dHV1-B0h?667oT?m8d$@%Hlu+a^k;ikYQnivjS)ROu>*3DWEmXx;+Hr0V%WYeC6C_g2Z~)5#wKH>0Be%1s(}#|CE2>53
uPpP!t*X1E4YkBr7K-tWE@1n)CjWxYnll}EImMQQRE_sC%*x{auWQR@v>Nr#^iP?vg0D!emvDowfT$AsauK@YJ(EmlDm?2(YRfqd
WZbC)cxmtE%hstjfFc*j`n^g<Q&jthT}}a!j1d+9f(o5@>$AP+OxK4GwJK+LwQ=!~@X4klB*qFBGANBh5MqcTxO04dzl*u9f3GTf
>f0OL_!sqjl+l&3U)o(4Th2|15NU`7VV^jD4cHw#!C`gAp`>LC&gQi=AjT>}&?wx^vstQqu0GD3UMXq_iYzGuC<h_R&`<|&DZvBV
KDyUl>e1jhI26y@^vI#Cz4X?jzStEOzXBbk=zETMDjU*@E5y<8`~*8d^=qKGpr*N36z?soy>wctYf3>5&yJ4G7Bs$(5`yni{dm2$
pNz14uAzEK7#>^lYHp1=aBwDCPD0>bw#-I{TZqdLNd%Gs)>8Yii-`p70?Tycd!h~^h-yRH;%zf!M8-)iIz{-vamb3<3!6jfa@dHA
48#VOQ$Y<ed`bk;tDTUs8#vAM9B*3IVyR&CbodI=;ojQnl|^k>6%KFFN!HlYpg0x75y8T(W!yu#Cifylavdl)R@&C<hSy9`aIM_x
Uz_sAwGcM99vWP2reWs@TZ^g4pf^#{^IAVE4FS{wZU`NPlGSHwU$fL+n9r4vW~=FIyalFHMwJ+hCzyFm+1MJ8n_0Vw#Lg(VbFH3d
oUpFHr+qZ#h^WA`WirBApow+RhyCF;^#`o-jjld=OM|sS8$?>p*kQ5=O<p&Y71U5+#622H1qfX_1xvlJ7QNkJGxp<r*EF33L#zV1
MA9Z4R5M|~av9%a;GTR;@_WX2Kj|A5u#>nYRp#t`3Jhw1a#F8XHE<imI#*3q`YrL{qQ-<5;+<(P&}kLQqj=aN>UO3#8q{rSA53<*
A1RU`RE-Sz3aBZD6byp~L``euzkVj2b8{#FwMg~--CN0f>lpU}-YyXua82SoN2X7!#*%to@5eFZylp|JN{0hXPI&$RM&Ty&wYR5l
cT^Y%2PC+8XQ)YMIFq9=_fQc*NH?*|DzOK&0#!r(%+d<m{<+P9KY$)}vg$lJu&Y=gaEc~d?|ZM$#+LWx$-;Lc^l;LR#~>e^iZdkj
!G2YuzLjgge*eqzq3b;S?DCJ?&mBAEQ`YEz-(w;5HGd^qE<%&?>qp7!WG9}A;s!Adap61xc`A&~sVIj^&?!Nq4qiIx@BD`Q=FVa$
qJ~sx)wbIUYebo=2}C+|LfGnom=|fOV1%U=lvDI?FxPh=W$Sn2X0WE-h8&ZH6f|KO!$_>cFDpn*FlwRl(S*;JyV@?sS`es+OFGAf
%lH02fnI|+xGMJf)z_a-@z+8^4CXBk>vr{Wa?<jB6E2}Z8Q1$+&inFPmr^s~nNq{OF4#?;Ja0_RQaTATgcWCDKHE^b22IUa5d@LX
K*qJ_BBUg3cO`l^Ix|OWTHJ+dblNy`;`iFEtS@h~w05-m<N|lmviNO3D9&f?2dwZ_9h+46<I%r6<%o$6X+(mr9D&LTE#l3Q5i}n{
7Md>a-Sb^;YJk=5=kJLcJJmuGaPW*gYBh?nW>W;HU#>jKmpbR445d_(qqtV8n%R6j6AIn4&mK^DYtcm4_xAPj>WAkDd6N_|06Nfx
*p&@OqSOY+5^~;wE8%T0vJZp`66Q$*GhQ3#=;iXi{`1V1SdMGP`x_HARa(*^t!(CCA4bd6h<X6(DTKt5fv@Ra-mS#2)<bV>1P$7Z
gNun85&MR0)7Te2c_g#}zzGPqa>0qL6iboW0_1TxHm^2+Xfk_?R_bcn*S|<5ngRlu)IqA4OoSBrJ$@yVY$2HvE)+Zp9|^>Xpnp|G
JmxJoJ{Wm6dste++_O;BQ5}sRJ~v;*$Kbpl8mem!x$At1_G8iS#hQURIczi4u{6pdShbnmnyQU&w7B9eF{X%n2;Wpq+d*}w2NNSJ
HBuf%$UxA>UI<6rJ!u*;BA}~5YVPOsj6AOTa=)>maS8C75#e@#=#tC~QLB5m{KT@3QSYRn%FhIa5CLbG?A&r)7Ip9txjYGBsT$0{
BrrRk*c<XiXq|=<xK0IOh!?yFth*ptFfZ8R!Z~*=JHBW;3)eJuPs*=KcRP!PBF_S*Zv*nek}-ShBy6hag3LrE34sYhPH_led2qgd
ng`E^PL`OWdozmSGY~;L5`x(%h%S;PJHEWbzm^xFz@v^hu1VCRC<%}WJnKWhlg{xaN{s`-1WhVPa<#mQibyzys0}KtB<A7y<KEi#
sMI`TcHAlv$Jsq~BpDaeHv|@;Lt@43E6dtKV%2Loz03hDL|DOfZTbV6^XH|;gf<9Ex$AL%|Fx)(e}<vP+S}Hz;@U=&%<@`9L7UIN
qmcMdX0jj=XcTEAlZm2{0$TnwfKr`=BX4}ikmbEygEKH@C+XNV>(n!>mmq2p+K}N8X&h_jbI^COL`SYuxdKLZ-ZNU;xjF2=$4;_;
blacWuTK5<C|)>8Up9QR_5FC8o;SV#rk^`@K-_&&BZqdG()~v{$(#1Q{MCEp4>Bp=5nNLplkf1s;ZZr;glRmTZmI^(6BbAhxbVth
^^ee1K}D5q?T2@5Bw1BNF$%v6rz_xN(P%hyao6F_&PUX}Xbqq)o6$q2X`tp<gXNS%&8Bffz}u|+2h%%%hQ$#D6G#(O7f1wAVbo~D
SiHb(G9R1!L-g!74q57e>7QLT*RA_b+9uI*1P%TEVQgZ8zI;~o-<`*#akA4(vAUhXj0hacp(TcCu-H>-XD_u@K?IKqy)~NWM~LQc
vF>xFP<!y!k6rf8MesDthz(HN0C9PjC5Zwxevhb`*k#x!W{JgsrR=q}Uc>xp#@IYSSGuz8J-Q~2XYV{ArigQpc;|WFH<qNmF~)<K
B2ZCDkm1OR2rz|NsndtP@fU>RcBVJio^Of{#|tw%4Fi3c#@F4w+fDb<ub~5hl1mAbuGZ01PZiDAC_Fe!>8E>XInrE+iRqoLFh=Px
VnwrqPA#Db5#;V<pg}B3-k4i;=K<+j;9QY^hE=q!IqjJ^1oVOB%u{IPpjx=m$60<WquKD8&33AXAp4FSD%*qwX(4!NHjGi7?E7*N
IDKzDMl%3#rD_nM9K}Mw8oo-YC<bX*T$KQ%21bUZGFsn5e^sg44=Ru~&mB81Ea9Tw-|U`mWn6RT51|@8^sMwODX&V832NdiSI}n~
R98kQQOakhOxIY%fURI@7M@iSG!tEP)$f%79YP7(syzWJ5uIYWiGpf72KbSS>h<uLBthZwVzR<b4())vC4l!vG^Y-AEV{oxl_F`Z
t=@iF>ICJLZLCn0fR<#W6R2OYcyW1?NT4){F+zY+>B$~OwVk_k{(sH<z8}12pzrecokt&5;raBS!R9=?g7ka*gYq-ln5cU%!_Ynh
$9HjqSj*Uhnh%h@hwWds2R(#0EmmmttJa%x@I2jz?EF8M`b#r_KtAn_6%3Un$I;~9%XP~?(a`<IZJT%Q|MKD-krS|=vcSRM5b5&#
zwLMM;L%R-_Io|P-j*-=e13ZUJ8mSY!3CA9H+JJ1!DD9Ory%2YU$f7zRN3hG;`>+sl~GklfAcg7A_r=S5(0)uDhP8T01^jIn|&#r
wEQzNbV=W~u2(;G`&>mg)6{g)6jW(ty1)1^(l3pFu_kkl)9vEDcZLf8YhL{CgIi~AGlbK(JbE&__9TP>?v+pkApjy^5fDGsiXcIN
4gV>B-HCtw=;ZE)e+<mKW#q;{w5CGUnX&YrALZBo@6>Ou0Qu<n{P7og=dK4s%1k~Q9$(+S;5a~^Ia95u65tx+|JSeVHZ6UjVJ=e<
Obx&6e^?*)bM9Rw268WeACHweJ!FUS)daC2L*Uc&S7blC-uqJZxKHxFGzE;%c9$+dBB2jW{@*{me!%)@IAiz-VnH)fA7;RJdbP(b
yx;!u@gVo+Srk1F;&L}#3@6*6V13QV|DYlMJ&N%|Rs-PcrUgHqMW>(0Z;n4IYcrqE|Bp_SUpn7lBoCvEna~e+7xK5ZE8NH|vH(<f
$v`wVN2roIv%lbn!l-Zid^!)bXV262@!qugy<b51`8?Z8Zc1VQ25P;wtoo#HzVF*>_jmrU4;BpF<EZL<|Np*BQ^b;eJvn=`-5cYV
>z?vY!YE%EPei*)?sDbuKbx(!A<wrMfB8y-5Q;k;UrkAxl{g=FSIc=M_}(^5LG;vv{i2p@e3a6)6m}hq*C3VxPeSB;Xb5HKg!B&V
0^8l%MAza6t#BHPbXxXIKVkgDX7_hL^0$Lnlxte3jRYzwC#(BD`utP3($`m4S~Oq9!>FHEe<__Tsn-tF0>ipDFpxkZ^3U7<U&GPI
i38L1e<&VaUfXpCxZmW<v;T1q+v=~bzt8_~+3W3ZZ=?Ok^>P{(D{xQI#QrXWJhL~@L}P^?PmqKI<|o-tp#F#U8OPFJ%G8nXe`%x~
2j{OB{hn(T<+ApJ<<5dVL70<Tx#e}5FcnmDnYq{c(-Ha56eNP+B*Y_?K<r3Sa`2WVyE}Ilr|-DB7jBPn<@K}O&mK`I+7dMK8isJ@
S`d_8V*jI_z9@gTFUL$LbPIwL66+(OU?t;+CH^R&|C&UO)ldB9v|=+{T*)c;*->U0ZeP{+)x8x%OVbR0XEKNKWq*=;<tUqDjiKNY
Lh`76Mvmz8?=;&Mw|I<jeC{}eoBuuQ%HlVoa&?(A#4~Qz9Bre@qx45X<Yj3iwD{;^3^^^`AN!Y$Sw16*wkf?~@3S_1?B4jCCJmEW
ELn2x&kVd<(X2BicBGsY1rAE}fUF{DP`k!z(&$PGW!lqunXJ|9Fwz_lDSUVaaSihRub#oGY(Ug#VK%IBJWFG9CkeJXEj{?dXV-(B
hCZ@Ng2Iga6Oq;*Y~EQsZp|@d#Nb}@8%?t8yMW~;zorFbp8tgWP3US!6+sn%nIGghQXm`i=;OJn;%M2d#d7OfOfBm2ds6qkDqCl1
wLkGR5L#|y7r|;VS8zzFV6AME>``u4^E8h>Im>_V@;Q2EnbPLU(6osJx9?VsXxD|iLlYUK-plzKleOG9`AfPODz|roc#UL^W@%7|
p`YI@yxP!vydv?tlq#p!H>6>v3IA225s*|HR0En+6CJnLfZo5HVk_E0fPzs=(?RMIL80Y^r#Az;7NxC+XgL(Oh!&jrQaX*OU?$+}
LLiR0N)rqUBXkC|=HGX`aA3lhh64Xq{AeEy*+a%|OYo9`Qpw}|cWvIohM2MUs*o*NJO~2q%+q-2Vk&fo1GEJ1E7hW5Ew}P>**Auc
2|2|kUw`1AqkggTykV|qVV_~K$<iW_n3WWsTmk1JYK3M<A`nf0KnwLI=0i4{_x)|hv*Q5}N@IW2gwP57kUZ!0-`)Vw0r$WvKj-_6
_-XyM;t$J2FXDi!@$ca`l!0*I{LabAL8e|HU06^0s=a9)t@{+80YO0jX~=;^H|y4tH`tn++|4M34EoHEIe7}Q-W%eyBTS0^fwn-*
R?gRE%Dfglwib+;DZ$q<!}0zn<@#({`AH6{5oh&d={JQ=!u(*H07nhtAn;2`5C|^lA~41r%+fm|kU}lq^ogxen#lLxaQ(VaSmfS=
S3*p$^5x-ri5p>^uc7(P1W6z3(`V_Ru(Vi?VCxp{4*OYA76kGzV(G|{cR~a~dE^%oGtSj&om1mrZF|vU{^v>sIRtF4MM46VllF=H
i~<bOfyp;4Qqq3veziTG6b{xv&cK`$=VeAZQO0c^JvnYIqYAZE)9zoK7hG)-v0){N0s#auE&^uQVG<Lo4Tz*BL#=`is5)Llk5o9H
n@ZaR+Ao%WWz3e(J5K#;UD<c+nC8;Y>&u~v5mSfWp5LcY>Nfu0%hr7y=8N0Yp6^X2SsU^s`YMG0uguNy>-)#YM%}C0eS`rA8@u?H
ECUtCeV<{ty+^Cy1rY*3AV6l4J<rpHEH<&EK7Abyy`$*2X9EwZ<DXA&x4N7^&fl1B2r?6P&-(2hYfD)TnF0j4a)INX)8Kq4ye=$p
GZ0UQ<u!`c3lFV+MEWLhwR2vsx6#?#zdsY3yYIoaMlg6QY@4)De@*e6m&NnkpWXknpFcZ0Q3fJn7CmPpCZa~-9mzm<B>M_G^W{n8
cg<ybyGb6TKY0T|dZ0sD20QcPO((~d>C1&ZrrJ=S4@NWj{elNKs&y!BjE<ZTeMGbyZpe<IR6=362f={4!*Ia5;<;-sN{7><J^b|2
qWPt!0r-52Ve@>Tz}#Rq+B@h(5tb0y`8nx;TjtxBb~YJpf>b6o6FlHg=Ydk-wK|XJi&!Q0U57xdW%-m(=JoY}&&an3yq=atN2;i(
JLh_?(7%ZN2Ru)=j!cT-b*fm5EJ#w{ygCy*Z1odMAr&KlqlKcfTc{FtRK@TJ@1-H*(rF~9lo&~v;I5eYJjZ$5WOT$!yk7(f+g)|I
y%Hl)ePbKQp?!{4u^^J7ELX)LQlzYD>sMUQjy7cG?3qWy>A#OYR?JmIi5@jw^uw86VW7%qO8T&e%GTO6-g-vP-FnuRdG!ge3DBj}
@hH3QXP&y&VG#C_RO?9W|85t&B_wN`R(UhVuA|fx9e-0Oh6;krNeur;gb3Hd_xyFec+(3PwJy1d%*g&{k~&JJ*T|UMVxZcr8(BaP
Kxshy2V<t^|LFscLM$x9TGwQuQNm6z>LWt%h=4Ry#wcPjQ1*dTE<-$6(+MD2hm>~6@0dqRp+j)%2%s>)byqY<m4RA@Gq$;l3Ih;*
)$yF1N~VbZmnx%JcM`7VS9toZc;(S<y_f<N1>=5og5Gz$o)D5rB$ey0d*3P7xo|s!RBu!j#!UHV#=RWxKDu^dK4;AD4R`VHhsh3)
wfFC#mkUHY>9q9o0mUUyk<dgEAa1^5$g>g{#TsFtw;p>ZG%PpLccMAp4&buBT>J0dt7O*+?s&uN2S+CJ?s?i3GHC|s$uMgmQ2?v~
5j_}d4v^w27_$pvL#|l<a@iH53P+EZtq)$`KXebP*eZROa2{LhLLw3Otj1|U)ysiPlq8BG6dD5l_6m)|wUCp+3FJ($6q6G?d@aJ=
T($o1SJMre=k{-z2bk#EG_c*v#~Uu&Q%t<bg6SYsho}5eV#9jT{9hK{Yk66Y|CXVj>v0jg<{Sl&)W0JGca`6jmt9V^N8oNC`B*)M
AIz-Z!NKC~x=B#cTSa^zxXY)f2a`3EKx*3(6c*8d<o3LQiUz&wN;1FmMdTkzhI8z69qgc*@prn>E{>WA;ta62KZYPrE?~LnZ2L4{
;rDj)1b8rzRnZaBid1qcgevbxwK&xghbgrfh~ia9j7A8cgxn(<2b{~LEbVU$6cfa!v#%$9UiOVB7=a+=-x2Gl%k!gTFgfOETt}Z*
T<55Jb9mV~j}D7@9E=l$u|YUX79%X-z@qnWtUY8<+%4#xHnMbTysBsjMA<WeCI|ZaePj18W+=g{i;YJnqf8A2dtL`*H9H0qu^oq|
iur!in@q0RPb}yZ@32l4#8BHgB7x9Xtwtc8mYoK(OKYf3K0|5=BDHqNL25!c9nF(2L=Capj9*(Ot&*K>flwhyN~VsmTsxdnydHyv
aZO8Vv?M;(yu-eA)YuxtDm#b|w<x1UEnA)fpEoMfIS#uGG{pjE9B(v^V^y&{7duvvCycm!{56xl(!(BNUVv#xZ$lXqWG#q-0@U73
f5ji4GCJoJ-#*>w^Uh7qKg(rxrgsrJqHNKxQF3a=yeoe1J)wq4fuR7?Ii)$hm`e!J3%YAsv@5;n!iA%YjAv`(wwk>Vo#93(?jaWj
BasLVDNRayly^O$!EDB-Ny@6a1c3mE!a0ILxOix)6E4^r>8w3tCf6^2(zK;BrZPX9I#ICVyx#QPaxlaOdZO-?cjrk7El}N^C{7L)
q+3aXU=ULb9jrISU}kUwo_I{~G^hyo()iq;qTMf--MY@cJk@=BI2c4)+|5O+9BPa8;Uacys@djX1t42G<UcFbQY;0H%>$9Cw)3T<
uGf2!P_*;9E->xvl@?wut%F3_WITE@xn6tS=-!L)s8Ym!om1~kYJ>Dc=V8-_TL-UQp6#JDPK9(bU8pMS7B7<V5lKL?t%`oRxT&{j
ymnk+vB4k-aU)ep9c2m}0(-f@v`}y(P2}kwaOW_AKMrzrH8t*QSCi%V{@f<k5uO-~KW2|1<uJPE&SnG$6+32>7YVlnF~S$3b4=20
67q*mGi5~7nD3-B;XQ@J@w&r{AmjsypKE<h^?KgnwYfE-9bBz`P2801)`_iaMvMr4LpHoBz}Mcgj;AzeaT+yRN6Db_xBeFX4)ceU
=FSfL<?3dZE;+cESBaUUilDjHkp`y{<1hDiZ5QbpbKcNd<|L~@^{;#8FS!0KTcZ@sh3Qc-N>Am?aN(V4U>f)xsp%~x5=LC~c!<@r
C95`id<+W!kx)0+KqlG7M+q2s<qT@)k=e$MdrP_AT2Xf7=U-h`&u68s7mXxuYtg4dxbekr#8W&T<xDl^kPr|upb$<??M?VJ7$AMI
(FW;`;p6bbadw~Gb60!(3CVC8KApL-QRNK=9SBX9l}^jSGAVng)?%fM#33RvcyhB$xKppe6W)pamz-Jq(Dr&yiTUw2B!#n-EdnC#
TsiQhQjJRWwQOL`P4-5l2;+$@Ek+$!Ct*nxN!T!_8-`iAsWoOcd7g{3E%zMS8lIa*^U|w9HLZ7g(8L4MD+JT2#ANK%&2^PxLDjre
dCP|vd;Q6&KUDE-so{{U#30+$*At4Gwg#ijci!*;$y#!y+hJNDTBAZs1=z8{QRl)ox~iJT2Z=eA&PF~ircxv~C)L1gu_b{!-*b?}
IP}63Nhihf5zH=pFIx{?C^Y9<T_P@6=umt}JwB~+dh#N|+FWh0f=LMTcZd$)r2S6w09aU_@1c`}j(k4%Y24sSbZL82_0@CE+M3~2
ULcquQ3(Cm`oFDAvwW?7FV6!=Ep%?)ps%dK`~xjgS1A{e$HCNj=S5l!oC=8;GzMsy4wAYSrk^(kw6#^;Sm@lyh6aGBI2fT?ba@tw
F$CLzF9K9v<4aO+Q?M80Au+AdD`i)S0V$rdy<nW~4z5KzvI3}*D3;GU(^4~w+P9gVY&3|t!KjNf5HMGau6&W}uJNYN4^DbGaFRhw
398`a2N@08qBtLPHy0z{=774ifw%!8CV!Tf1Dv6_zU9q<5J~90Fq=uY5e<<vPU+a)DCG@Zrn35B#oF~MLFslc-@|@89&@O~!^KZ}
a`U-)z38zUt2%lK5C?cEnvid;C$gtY#sceeNXW{yks{MrEvmhk;u^wCAZJt%=gMLUu>&k{rf^_Vnw?~LP*y7<7u4$Wyb4`+pcZCa
WL524mcR!>fg<!m;&*FV;N>p)>6*JrArZ)uu~Z|aL%E=_0mX`TV6JF(d`vtZ%I9@_+hQo`v#mggg;!;zqP7oOn@D?YU^_ODEJ)-x
&kJ0kUkJ^0$=uw>C82HhWfV~gtA@fxM!;3Ynx#CrTJd<+qO}t=qel>Q87CMSM3Le>K{lENYTO4GnA=M_taY?<y@l*ra5W?+;M^+k
?l9431eP#4p%8)==K(YxVOjzvVuArIV6n9Z=7U@9rwkh63|+y7wF38$(N41fo?Bv&1eBj`9rOozTN$zj?BZ@W1)*MpL19L)tA)GN
?0e|QpW9658yBbn4K2%g*ie??y3p)ghUWq63`b!i+q%|u<!_5tCa=`(*4YFK8jToTqL%$%cMi3{r(3pyG(8tMky!ZxfslmYJuepK
d#-6}E9TNFS}K;dY9-PsONk1Ku-!p!&YfRR9?fu$j(KtAa4x`*G;Ibl-Sgjl`0jWeCrs?>U5CB$J*b`Z8>FWpJ;E9qTU4nZ%U$P=
emz=j`yq55ZGe&sXeo!+IJk_|YgF-8=tnXp1&+R4wgQ_WTes(dJy^kbks7-B<04Da3)$<*eR-a#;un9{ii>Cls8?PO>WYcRkovt@
=$P8RMvZ{geh<ZJRj}_^YvZkmS{;fXbH`lieVo%eSvrW#OGIN7vq5RzuOemv1eQrLq4;9;6X2^o{Ox|jJa>I|Ko3m?G}4R(Y{1YP
4DpJL12(FaYhCNc;+kUZf$^Ma7|wx;xik#?s3E2)#Ym3trZt@W|6EOiqlP-@LQ^r>NPTLy-p1l2Tb&Ud5TAt8t4+FU`p`MacWMDV
)WR<1=6h+T*5Qki8s(wE1Yb+qS9uC>@5Pq*f*#(R2z>R4sF6i^3Bh53trw>XrgIfL>s(Y}bc<rL4H!U}PAFyZW$NE+d)}`zFGGwb
J)>I9R-i0Z>-Ed(ks%uu<rj{E26m#OTbCYGoX`}J8DK0n6a*OcDhSV>wRrWMbuzwg<$Q^wYwKP7S;MXoS2R82O~PmY=7J=Jzgn^@
t)2T*=~rg0Ia^9Z8JIyp9UVaP!>kU!1);^o@1Tez=-su`o$HP{#sIynF5Rk5Ea);I4vyfo4BTq+dgLb0W#(EzxVvi_Jd8+!M!vno
T;y%js=W8)3dsl3X)25LVeqcvQi_nAxRS)nir=*M{=Hh@2wB%_Q{k3g_YuT!PHC;EE=3sm&6evn#Nb;*%{dC|RH(Yvz_km?yQZIw
{jbf!k|EfGO@EX7^M}G353VwvloS&(?_Y$zwrIJ!i26J4t@94{A3rzWThNE)b?V}hw04Ph*Z#hH%Fjn<D4&F=(Ga{=h$IS;!}6Gm
G0lmbsCxS7(72v%)&HMQm#=xjMsYU@vN9y8vgBV_d;G>3#5EJ+4k*hE*yMvmgc#U|W)lOA)|%)+xdPW#Ts)ro1KHcYAH4Vz>$ZtQ
&A3%G(ICMf{uco%J>lt{DP9Zk{TbvoErz{WX1TE@FVTbRo2??-==k`9vk2=;ut^h1mJed<duMcd6hvOS)U%a*7gFlJ(!SH1)V^FI
)I^##$?1-@86(LFI?-7dV$=?>sR*cVpod0r69S(o)#23)1f4t0j3$cxG^IIu^?~Guz_utQ;WquauWZZEzkM`rQj4%iUzcTg?RZ^!
+KIdl_h)_uR?a_oQEmCWn9x2GO>?B5k;4ZB*#uj#>vM+_l@6Iz$}rTAR~hq%8b#Zb?%kqAGz&^{0zm+f(AB=LS*u7jK)mea8hd^3
PP!`96QbW;7;6K^Gi{t#orC!5<Qn7i_Vb~8TNjk^Y3R}!m3G6)FD>J*Q*zZF?w41-Y318GNyf{j8l_&C-J{97d|iARD}?)|j<b}t
Jvx51y9E)|{tl8Mu8q@!X1dgi3OXGuPB74Os9mq?4)n8ATpBcUxLv!(XxyfjGhiWN&JwxW%4n=u%^G8jq6se)eo~TifnE>=ENE;z
R|A{!sIReE*@m;F*sDnqjds1JX<?RXQ~9`cjQ@uBIWlZ-NMGz>k(^O!d^f~!7E-mP(u?l0*nguoKyLYE`q89WzsBEpM&>Aecjb2O
W7Wk50@hDoj#LD?^W`fI+j32fcR*x`Azf}#BNqths~I&elmvwmnMo^A3K>g&N$<M2FN{LMl;O!XhnT=6Ay=2$f|k?frxOQCqT;08
5cy8~5cHiD4v_mrHeXz;DHn*$xgu`pc~z(@SDs1Dvn+PD)wyLvd}~+IStO{x4s|OzR?mgK>Th$;GtP+zud^y`ALfX=J!IxSO(%k%
Yi9L5E^qjJPRWvWr?*!^5m#3wZQDV$23q3cExU?Mgu<|?9pH*}v_>MP&tHO;@(OAyYTaj1x~#qOEm~ApWv**3YvxwaglN+b0X*YA
GY<!OHuYzteRZnyo=8v?bFKQ#H1xQA2v^lU;pwjR+eUp0+)TNPN{PhdX{eKcMf5GD(89|XSP0z#TOuwxRxVnQw_CR54tUM*xNdJ>
-u@1`<8ENOzn|x35@}Da)^yc&1cyHGb;C^uc&mX(nqM4Vlp5IG$++SNuY|x-DQOnax;tBe(-aqq#nA2h7IZ}|-NsAWToZa_!@~q)
Ez$IgTCfZeie6#QfT(^)wxw0U2#yr*EFJt73)X_M3qZn1ww9(RSH<o?sklj;eA#{qqO>|@Np9<HQByF@e7%4qEij6Yve>8S?JYg5
%i`YkaHo1;GxtW6#q?XhWBwu{v%*tr=JE$;ouy^wAxR17kw$tkQ!d$Nto(b@6cFB{-_bBy^*gjhfmX~!LyWXutcH8$rU9$jvO+DB
N?~HvpvR2by-q8muKCq~*7|BhE$pGzO}3yAb;Ub%6gxXI$lX<-hRF-De1dTcq;<9FtRR_@J!c!|4;^x0XqM>+(p(hlW~wUu(}C^^
o>Pwb%;-KXmf3pvOgLF*uMb~dPa?bKjdBQ$kR}txprq1Errc`e!pH}%yk|=2{r1R}2vs0^!dWO892{Om?A*-_V?n??37xgdS#4B-
rSMo+wOsA3s3VK8*tT^+?i%mNVyJ;eW2D7JD^-DNh((;3fZi`ARZq>RtLB|>zSg0s*4d6`ERD5>Hm}93%=*@gzWuq*oP+C}mfLrD
DA1L3hTMOP&F0WFtve<)DqcHb`Hz+)O*Tz)eZ~f`&}_tPM=i%pMyl5Q_}4Hs=06KZUQeDiVhlmm?opk!y5_@xTDDYY%dwmR<UpBX
KEJR3Im1ZLT#1Qi*t3qMwXsb(td#Vn&I_CC$2#zQdTAZad!C%-(m`UGbxo<5+KqQ4*R4fZ+InKLC^B!9(Y#*nF7?pOiDE8D>2s|l
Q~cY&7aMHnBu&QMO6P6N!r6A)LdP&_SgR}DDN!PbEP3Tn0rc|uZ-<<4(U$(ZCiMz|7qO%b$s<yla|ObJJf($N)XyMoI?MLWA7+@K
Fm){(VfD7uY{!>7JenP~gj04ThTtb9(bH%YkfbD4Ps>oWC2Qto%ULj*+Sc)$9ivSbxb01j;9by|GI5p5FM0i%INrACg3IyLnFAsc
9HFadm-k(}blbuarQa)2!#h=COEZm(4V=13=Q}+`RL!8~+DAj*78TK5&bhP*g~BGaF}2-6{k-KD-dVgnDQ@y|_xS0gbNk^7XE1H2
D~eJchly#?4M+ol(q$?bloM3mLbYu4`5v$!R+%)t-?rV)BX!cbmkHdR?SmTF9qU5`5JbgJ+q2JHhs~_{{<6Qf`F{PMokUH!oV8z6
(6iB2qw>b107i%e3r%hX$EJ@ecNF*2`+sP8VIRFAEI0n5fkgi^kK9;;{M>n5R==mpvQAFQH`YZ6^w#~HWvh-K!<FiH(eu&wvIyyt
2;{kCc3UwTbYdH9>~{VZFPh#paZE5*koiFWG1G-bn!4qLW3t-Ks1D)H+4*SB@tO`!n-sm2#-~5S9J*_%7|`#q-%U9UMhxvug_*W3
JqLe?0D3bXn0D|wf10PrXeOa}{VowP?H;usGOw!km1#&SJ+A&=@IO#r8rOYx-2V^(8joKK*5A}CX2u=fDi8i2&YwoH-So%~M`>w(
#j)ut)BK(C<5E0u`$;yLjii6!XlLo+>{{2>CK(p&F&b?}?Au~v9k*H}(2$^_8=mDZ2ObN$)DA2Txm)t1`R%Lr;-9=nme4C(Qz!qI
`zC8ZNyuCvE*v{*_3Wn6Ohf#t@Vk&ec9(xaXJN1-?jvVW-+wF$2jNP9e_~Qf@pQx<?R2$nozkFHK>CSpb^{voub|UiIOIr(O`+7V
;B0iFVNwS{+q{vA&8y|P(sjYo-;`dl-(BQI69NtDetOe_rn}nDc?t!G?0y`X!C~C}(W+|Gy_nA4UuJEF#2b8acALx=l1z{UQFfV_
n6OI_fqzPJNt5AKVgkov(y}wcUu3RAI_`+C+mDi;hJNi3`way^LH}<0>9X`V>9-$%+Sb#QbheqX{g4)wrc%sF2dsL*rqwiMcn96;
XT=gzTJ1#Fi8Pk4lZiL4I@o#obCGt%VUVoc>ro=KOEj77U3!kXRJ8eTI$~8pib<^<aXyS|F>GnH<C&;LNo<GKqg6bkP2k^0lKq?o
Z#36viN1!s<a*yyDQb?$4m(p{k8A0)fsT9jo&qM@Uz*$6P}yI$k%5vbL<rkH!SBt%A1U8_Y!_`}pCOT<A0>j}E6auOu(0h;5cng~
;U62@JK6}ogv#Sr@8z1ssny;*Mn`>{wNlnvgF?DM9A+N>FQYy9y;kFWNajHis3w!IX2M-Kk$>2Q2!1bjqqVrA64cmNL6{*)sjQ7C
DlU0Qy|78R*j_Uont@;>R<)4<K5>4zh_m=$W8=MT(qCQv)CC6|P>sQEMvOum@v(jg%ZN5(ry{GpsPpT9sIm?qS6+opX8IWkscC^l
HC?pj3zaz5_c6FL5yTn@1a9{n5o&I*y}Ety^E&mWb=!$~q$S%f?8&!{Na0kbm1|jTSlW%6;BckM6e~={ewDX6AU#!0WGdtLx+Dx~
P8s(0&%04Wx>+Lp7vZGbsO{}>1em_y(vT;~>1_&BrN}$rL){HW=)3XJRJUhl)RM$a1=q3PN!!p_?iQF-w5wx-g+X2~CT<S|C@qfs
X+>zbiI~;#OPU>3v^oy?chgrEwdp)(N?zQ^(3rmQir|eZ6yR{zT8;g$tSaI(!qz<N(yH}F$vs}uIhc>FS&dH%KJ|b&X9i$hL~_Pr
jc}+i;`V)~ciOtlSRQYy+2*4=S3(*~6SzS`s~ZJsdk$TB3pdDO($*N-k2&K=@wI7Jrw6Yh)$XsAIbPy}*NLRfmQLprK~C8;RcF;w
nkRKo;oRx_^rdmwY9d}v?iI~3FG+pO#Dhk*pv9R9)K$c0u~)EjIISI0g2kdSYzdVWe~9Au|4n{s=Z<x-@TM0XgVO$9k9iN;EqrM$
-(}bF?0Wpe^>zQRJ;yQjCBPA>D2H-{p##cg$Yf%N?uhktRHX}hI{RLJe!U`?Nd2|T#WUkc?3i&TYNPWH427(F3>wzE1-3TQ;&c{L
@YFnmdI)(=L;T!uH2?{;4@Q`vK441@3S+%`y7$hMd;Dp0it#IM#j*1%!!_F&)F{ylZw@o2D@rv>*Hs=>^>PSSm9yUZ&{u^=J$PxM
6fBli-$8vj%k4w5EJngOb&Kmkep^KZ&xw8pW{(fToGGY-uAfC<o7W8Et~qyLa1<@zn7HxtR3HH(T{%BplV|gP`|8@<6}yg_Ahbgk
?VlH(?4T}9D*K8d2N2}xUC@CYYuP}wq7*&r6RwIVdr#>3BN1Ke1L>N51bTJWw?=uGDKXMGai(}KSdFu;y3_Amc2}kPyIVr)wad`b
@#&rGOH9}udq2#u+a6SW_FR20oh|rlwJj%3i-d#^N_2E9!-u&))~-ny>b1HPa-f5#Q+fBDBFhAH?-K>|#48!xya)@O29B5{Zk~#%
HUW-(_<<Ty*qNYBuL-N?l{i+Kah}j4Mi)FZyKQUHhOiVhmtO~oJ+u<&&z7%w%Z{ZjZ1ppnYj1u!@V(nPdUa8u#)MhwH7NcuTXs^8
#x7cxq)NF&n$WkhEv%u{f*n3M-{JB{Bfa78JReXvSD71pH{t8V(vVC)0V$}EVp$*AuSXPr&A$q7O}NIt{c^DJ=f&}#P5RHEj_U=J
YHHB_83<WZo$kXkrkrsU{W!6{82V{@-@0kMinWWF_;Z~?3tl-CNlB&iZ>hH({Y+YqnynjWr~Gg2+g#f98oNf^bvi}GAiUprdDj%y
aanfczK5gw>2u(O=>$?1s>hvp=^m>LV|~|bW0caRPpc8lT53+>!e%3PdiPuF;d*b|5lXL>>i;SWjru4X&eVm%^_4lJ)R^}gZHcX^
4NG1X5L^&iogT1o_OroNnHN(|G?4IxVh!Ab%egFITD7&)$IHe=CaS63RZ|=*VVis~qAqAS#%l)#v*vzn=|Pbo^TUip#05%dGZi)G
XeStX-%Q6nb5S_av)#hG;@P$W!;{V42^Qf3myS^s2y{KSLxuDf#LQBWCX|}Eh%^V19z7&!TqCHjJu7NBdbz<{#c=~=sJ#`V?(?(O
R~o42Ol@lNu8UfCbB!}=5#8gX&hGTq#vstG4%IbXEb@@w`91ANCeTy}*A#fp)ojWL6`UhQ*hGjaCcjw5mfY7=ru)1`A4^-pxxzyI
xEP@u?a|=yo!!4*4MXdkR>l;QLc5T=%cHSZ6(3xBi{^sPj+`lV4koBk_oR9r^Uioj+Df*T-j$)1+4wM>bhRyF0W(1n6r!5>@Nd2Y
xgLY`kCY_v<|oC?P#XaEy?We1(k?B&Xv7a!N6w*ZyI-F!S@);AbLK&C?b8Xl<Iv-{YJ;A4LeK591z!3QSB+*r71@CXxBQdPv=8@y
@J~VQG@o(SA#xU)+MFiUr9~}4uUeVdW!5Xy%L>&@T>sUs4xH`y-oxo#mP}xrp!(}G9yo}pm<>g%>AZUPzLdAJCMqyO=B=Fu5WDUv
w8~BNUZQDh)#pcj1q-YaO}KbS$=jW+I6iKH9$C|DiF%5-L`D0bON)^79-InD(}=Hn-jhLnA4pMN&Q{HKuC8V8L6>^aaHM=`iR=_6
u4}GEs#b!T)&=d|wQY76&u~I@q@hy8gdD8nS1^euN?7Jav5r^z2<4n)#9r@wk=pek`EwK<)R*0QV7{@i@1<R5UrK@?8DcrEEDM=G
`Hb~qK5E>w7(Le08~YA(YT<Vf^wBzg*UYG$W57q$ETg`_@>s)3cXM93jR@8_(t}G~#js0`_=+ogtD0o^VryvwJ$)}A_mfq}uUu=O
;n#-#ay03A8oI{aw&7~M2Ml5~NybBm+xEM94kS>jVR7y5r_4t7zPZ^_htlg<qn^%P^{p9G3eyD~XL@4(I9Hr_Kv}bnIx9*Shr08p
-&{E~j65#r7I2^PxW}{&6eNFprp%R8G+M(a-wt|lqbP=t=^XuT$nq_za&$})1e3tGQUj1J%5>#1%4B%{<oVZEfhwcXm%*Hp8FdJH
{@=Id{nB2PEIemWSaje>B%?sp9-kSY<%}H&B}cYLQXT}sddKeL?Dkw&E3=Z;Q5!Fy*zSL2IB>@eVp8K_R&PnGvK=z-=z7P8K4U#R
D^XbWOZIXarsUv(Sd|A_`6qDGMy}KGq9rUwjrl$>4AX55EKr#yoxGT=|C1&;9sa4)7QO8pYeUKDNd}rH&sdL>e_qzuwg_KY+#h(~
Mchzs1dtBZm}=*Knv1~HMma}`sUDJQDPFFmp1&kNLAd7Kv5Rw{I`iVxBPtC`j`iXDD^Xfd4CkZsIV>QG7Suc)A@PhDuo+UX=P?7o
*c<*>LlrB#tC#a}t>B7cKfL(jq3s2{?H+C1d&tP&H>qgGL9h^M56MuMI1AB@+z6QHqd;-g1zxuF;k_8Huo#wEAe!JuqMR!V&^Wx2
$hT4!S06EJ<1dxTX^9k0X0@0!Vo`-uY0*TGeuSy%Kz53?#IgAZl)l6KZ}ivLWt)5Uzdz6KdwST{eLBoEBk~|SzOTLQ|E>>U$Q$wR
Lzb)rkQy}JGAsR1KQR=kxd;X06)Z)(OJEPI|B=+~I&yI1sgvlY)cQ4CIA78+#l+;nIOt|q$uKZX6K@w0QFnUutLu@dwuEUg`8cy)
(O0&VX9393(R4qPnDZk)F5OPS9(UoDqNsM-t0GDqOPY~cXC?@x;$24oXdq?!bCQMqv6l6FON+*iH+7hO0&&P8utV^BUVR)3wfSd|
rGnHkx&g4OQyOqh@FJpv(3gOZvHbUG7t887r&!h<J8`G}TV|E640*rKOW<zensw9ZN{KvCu{hq9S?l}0vtDMb?~v8b)fS9T6@F-f
6O!*rd3nt9`0i^psSMtwwP(q<clys3)weYdqsAhRw(+FxBo|EJJwBJz^#)}vBbVETj(Ts2x)^r}&h}dnkEl@^*wAS*MNQAHFkZm~
*S)-V>%3O{HC!V~Mo3DK(8>d;5Q91n)`!<xSbA2JTr!;GxL6{~cbS<36PTA2YaXsG19ui6+p)*zdN8&yH6Ucr$e@Q}AzAlv-xsRg
Yeb_o$0%S-)nw0W#0ldO7Q_*@k4oCwSqcb)n#dB6qZK6F;n<eE^0C(s7OT3>UCtDxipbrLONwB%rw$q4@MBr}eI0nLc-LuR@2RD|
5p@3_J?5ms$k5W8y4~v2)`#k1vst9#SFhi;^x(RkV_kEZaiunjOv_V_gR9UQPb-)g7xF=>&B!IkArZU#sH<krT%Un&rZ0T+d;D)Y
+gEEvoS7OXTy%O?wvL7P)tuvEF9_zTA)_3oAuE0^EnZGYv%a_Qhd0WcC+Xj;t$C>W`sjr5iq`Y9ShXy*kZD$<S5|Y@ScQ9WCB<-i
{PR7ncDms8nHm}_J+73b@N)rt9@&nSy~XvbRe^JI@wr)xOkDC;1@DDmT1Zu-z34Qo64|VlPi)^1XhWr&+)TX{2Pup_zPJ0Pefy9~
yK+4~Nj?>I@SYpwi)2)!%0hNjBWH0@-f`Jp9s4Z|dkxwbEK%>1w86xTQhAF7k;U-vMmQ`Tcj3l)T9q|I`Ckp=*S7oAY)7YlRUKC-
+eCQ!xh$G;Lyn@+LC+f#!i!`udeQjP$4k(1H`64cz0@~7_&-x}ILf-U<4j|mQ*6|<YtEczYp%4uT-SObE0#eV_2HP-yK>dV4$Ms-
u=2zW#@D6ms<kQ-ptEx_K`$u_PPT(vz1>!j`eS^>4wH)Fv=>8Yhl=KBP1ChsIF}P=3dvR6o6z`5<70XW!F+HP=>oaEw07V|Zv(S>
`Aum%K&BjT9QUT$S0UHfP<bb%7D^b^`Auh8T%HiGEfCV{+-UP5Rv|Op?&FOiRle`8Jvh7H2N|GLA5NQ1fF#ZLA>dtQTfY4Lb*6ll
(Vrd*8VV1#-P|pLbnra1P%#6rhm`vAn~f|gI_az6Z>+RiIK?TL9qPamB2}=2D!PktLe?nun_GQ6r%cd#Hca~(ZQYyDO+rfP5+l3O
0<hd6cL{oq%tc?Ef=Wcm4PpRuQ7VRpr^|5mr#3WZ6)mWx!5Z?tvubx?=>xNI5LuB#<>?OXai+Jc7K)%NG-?qxRm@o>(F_yYy1pum
VqZNUg)9XPcYKwMI8pCaglzNa%WOnl`>9gk`{(0abL>^u9Xt5t_pq_#?g)H#cEk!DHdHbl-m#h!9BB+^L6H$hZ7bAiZ0X$hA{Q8U
;+C{th=)M^&NRY-JRs`g1~iMCNi#uP%#m^wLYOtD8M>pz5T!^G?W2ivm|sP>cUJdWP#(Qw!yg*&eR6H@riYy;f$wxJ&`C88C#CC7
{(hH^?%a&;qzdammklj}6ST!9;#I5{3_d8HwteTL&0`r4m?6Y#H_X^jaKn*aN6Mn~r)Hjt0ZMY#9AH%obK#g{LtZ7Y`TY;VI-j)T
nL>i&PIQ8MDc8b}z@L$3sCB+xdyn6?GfHiI)#m+?+II(P4KC!nl--ZE_Pt(O?skEtHR)>G2HIy4wl^28pt?GHrRYtiQb+`cR<-Na
bm#Ho=;m+|rqPj1Lo!62UjdMHmvHF5T^9s_-bU41(yM7+u3Ry1q9=v2HTApUc3XysP-wLd%-<;*kp|_3uMPwfNs<JA9{<_<Ki7Ze
G{q=EGL!P}`+uwcsKLMTSOIb^WB}hpym`L0@~R$;Tt^5UZ~tG!X-4EZCezZaK{FUGBVNs5BQigy>bw#mn2r~#uT*&F?v?X=H-UN~
^>g+3{I%4J`%61qaqS@%16Cjm@5R6rBDx^%IaJj74t(-79X0On{u8KB=cyb@=De8k=+vZ#FqEHfHD8BlUu9$f;@HjR3|M!Q6wnW%
KT_##RXXd@>+NE4K>2v_;oo41B)3eUCL#7LIiw~^@eX|Bg#XW-#6YoO{V<2~uT?uUMzz*p|6EpG-?nXT>tcR+nngHz6Zht?AM0P;
130VkR&{jY(gQ*}frsSanKU_-MwpoYu3z}{e0x5M)9pjIXMcD8dLP^2PCRT07Ur=&e}p`Iwtmp3)j+O5i~IR+vMT#+trjT1aopy9
pP$cMHa>rzjM8?daZ*d|D2$QV`z5E{JV^buS+Vxts-CY;EKe>A?Ja}Iu_!|S$L{XFM`gc0xBB;*@#Jar`%u=3#1aS8eu1j)^QEKx
{%zkL|1KQ&pSqFqQhnV!td#x_r%!cr8tVmnZz5->!UmkM{xwz1(l(QtO(CzkRiCe4(ElK>qW(H(ZBNUN8-uyX{`eLB9A|#I`0bP7
j`BY}mBmYC^>yReI%(WSJ~iq@YaYvS(RuVzw6=7=9YH)NjQaHXvAz~K_G#C$dL9+gz&=TbV0EQ^I!EP1<+bR)?Hot9hMrolMLj`U
9FOKu>_<PIyGU}nL(&`UvK74tsM!1Ky`sVp!Z4qQ^Qb!mM2qa}zQUV8rAmr^_is<}SN8OMCqnf0E%dAFeSf3FwrS8BeBANBYujEk
Nf-6+!g%XZToMo4+^uWcvRUid9pX@;<!Eei(vm4gPz_$jWmJt;Z{1GZ+m~u{n^rDn5=RumPfzDwtitrx^Q<N5apvsBaFihz9u>Km
ksSuKRDfpvdh^$Yn9S(5oahdb^wLIqA9u9f3r4Pq9IxS~DQ#C@b~TUAP&M9nkiI$7OZBBgqxKr#BPD#6dMX|<9wxFBIvL6uN2j(e
p8mzwcx%hXnxm|kZnlZhQ;Wf`N8=R~I38=n=RGgNKdPHOPLP)sbF-A{x3t@eLG-m}5@`2E+8iOum429jKWNPd@lhjlsmrVpJ5zpl
YgKPFiw!ZC={!sMohUOn(HbnR2(OCPi+>K<$lin8?cukpwjW8-!TE9SHP>pzv6%jS#x08KM@t3J?sbwpj72bS-50r^H+piHy?Hu>
Ev2VUyNZ{j(2Xd&lIU_tHY2fX&aCsx7oSgum481ix<;>f2d14X0-jZl6E}Kjs5h-daGoXs1erpeJ^KX{OZKR5eH>wJZ%W}ljW*54
9OQZy^oOH_ZC~N0D{As6R}L$MGI`i`Ql2!Jo<71j@YdECPB9}-4V#~xD|@lkXLMjMNzw36asd66R0s?my2oXeIB}10@r*gkvVOU7
j>t1_A#Vyuw<O74ktqoVIXWIaLVi2cV+u&z*2qMq38%NqS(}0t%ec0&rszdE?GNLB={c{n(G}WmJ-S`%%fdsAu}a=VbqlRI-A1pW
#;Z?FZI!F)FVfU+S5FV=>+7Pep7}`Vx3mg7Nlu9VbK7Ot*QXx0?Ay-}@gkb{W@&3SgF~s9u|y-rv5Xp5TfLxK+5NGdZCcD6ngS-C
9#ex9Lia)VnYT5Q6-o`C-=!x9`&SD^1uUrxMXr&;u`L8te93Hl{I+_KE~<{O_MIpXr$>R=XH?+&Q4vGiPTuY7aZ#5Xxy#O`kHBjd
Bjb+eijD@i!1y??3O=1-;Az1F(=uY7;;&xIK55eUgExO!i<q!I3+9`wPbovN&4$WGF-M_UnCUZznowkI71DNi))jYJ@{9uz4#Trl
chFFgo_2??3PYiWzHdO{RX9F8efwk9X|SiYEM-f^CJ5oKN{ky@vh=%lcU5wlK%<X-9}<h(@$8X~J)bvpH|z1&fZKr?_-|H-;g@>y
dWzlJ$aqDdjL=vaBU%2Mp_#Nlm9aBYUGJFC@iOHPuYX3HP@es)E<~O?y=?q9m0VQ|*5)94$R4*;JVCk+H!-G}+t(8~n&SeR{K=?C
tn|X*R+?S-mX*&**0Kc$MO#LmJ953ZrfsOjc$4-^^eAJ7_q0*ymlvqR<w>P}T0Km7990P2WQ}J&sS7p^xpF<!#XR`h2QE73bAAu)
v(wv4U2x^63~{igCf-|io{)*?lW?{n6b>gQv&)*(H+vg#(}gS`Yn_kNo9mkBwlva&yJyCNO}JB8o!*-oUrRo1byyv5eY<Op-hFf$
ow94w%6Fpc*OYAZVSJKTZ8p{jrgeL9wQDM(6h=AlF;RVfe#znUX~(kfONZUo=5M7U2MhY1+)V~Io*?Hv@94AbefPCD*Ds#^=9a~5
v+1niyH2;N*FBWE(^tj%X>eT7yXXpf^Yh_J<8MAYidJ5c*2XfeD|_BWt+e0Ikf80Trx@mSt=?1vPMEgxX94eeCsTN#c#Uf;Ersc|
ooT&JM7q+75!T(>%!swDHdxj;+Otb`UXT<&FGJ79R;X>N5qH@4M)T3ZL2^8-n%&e~xaid91CI%zldVL>B7Et3K}pYZ#XTEVx+<5@
wz0Zg;+mnm>%7)YBTaUUP@!_4FKZ<f@zP-So)I0<YkChj(7#&;z~jyEI4c>iNaXtP;fvDx8;V}XlNhn4ZH+n2GjYoqrY~-k8glGZ
p)t3oYiF;NM+1DUYc$|%Q@wPX?ZU6T<WCM>>8~#>-*erO-LkN~cHg$0GK1RDb$7CL>FHj*_7?)kEfocHJ1C8li&_JymPV&Z6xPqe
(EsgO%zFKr-vru_AZZXeAuSY8W>;}>v^@)!k{nxXh`Z~KlpU1qy>qNzI#uX2RSJLa)mk;%h3`SGM^^}nYoAQWiT0lv$)KlZo8)-X
otoAh>7K6#PO}%Oro7{f2|NhpU^u@M7t(8u20ZJ>dCwo6SVGja(|yf<x@;{=eW^OU_Hf~S>rOnq8VZfo`!B3#XmVjLHrJ|wB)-&v
S2}gOfqE@*rY0{(>^y0A!B<)lavbArENd?ldL8|7O2F7F#+;)WiLc9wibmBBP$}T?5HC*+UmNg3#q4%^tl|-_f6~vw{&n)%8R=}?
R-12k?d*KQCtYFYl(gfv{3(7rzjed)wL{w<PqEX@e%rjt%0bYI`!&*votBx_&>!k3_3<~<M+*hS%>4IHm0?XO(-cL_e8+bW6cZkl
5#UfP53lR?Lw*INi#qiAXE0B%k1@sGk1BhiE{PjT?x%$LJdc=xcdPC7N%d<Ra@*lLxZ1jfylD9FffU^DOuBhPjb!qrU6B;+)*y6N
`mt=%yIOL6yUjaw#fB#fhqJSQ-?Ps6_jXrZUTMUY*-Rf@BHVedwWGP`uC?%eEUKo_?56Pxvq8>j>A==JU$Pdx4=wml3@XK<MV^vq
y%pMEgQw8^F?(X!eg<u5cO8XkE<HZV;<ql>I5a(Bb)dI(d_S!Z^QDKwA3sfP&cSq%emyBjUncK<qrv-Y1)OwGc#Tuczhb7-N^^cy
QRpae^FrS3DFUP?wz@<2o+nFZYfl(jaQY={p0)0bRt`DvieVj!G~j$6%d+*QlHYVol0Bz7T43}_{doHL+e=W28sn8V<HnURq0A)x
=WYZmV>~2S-(9D>Y(+Bys8ryrV7gKhy|;Iwts&7cZ#oH5xM^qh9@67Xy)ybv+Qq5dQ<$Z%*1JCoXV=3)9BdO?gs$TpP*Gj{w%T{l
UiaPJ&<%ZuYAXtpQg~JE8tK1gam-TVj}4^7baA7+@TCFgH>jNX)-i4H@gWr0Cz0-ejAK>yOzWF)(?QvV<AC+Xq&OqhIzUjgd#8<x
Jf@p=Tvv*{Yj+yfHJ3%|oQOK`<651oQQutY1RT;Y54kU1zFJ(`({4D=%X@>RY0YEvXs}Q<D#gt^=}Zpq3W`X%t#qZI$?1+-Iv06$
9XF8?dpPiRXFa92bOd_bJS022<GuuY5TP7R!|Lc@kC{8P9CU!-(4cBTB`Uwjet5a16uQ*%GoGQDtL;0TAdl!dV9eTQqv$>`=176z
-w=p{-`*!jvYobb%k1#P44+*hzXCPPKY7<k$rw8?h<F2z8`Gkd>*vRug-eR;uvA4iJa^BT<z}Ea!h)gkp6YV<p*UAQth-}cFYD9g
t~)coD!A#b)8@K-G^TH*!9z!)rPdJHtJ?Qzr7c}?UYR&|SgyoxqKBH3tcN61OU`OXCE<<lY`(8s#HZ4gQgXD7YeAfJrD#DTjPZ->
qvh<>xZ7PtX|LI?4L8PuFt%0L*RK0TjurcN)~8A;@6zINZ1e4iY2vao&X7m+{`35;H~G5$iCTNf16KXty5w_^ceNgp`VG4yf!gR~
_<y^+e+~Unuk>zro^^jMVfpAT{TsEzig-Qz>eO@RZvOkwP-FG!^!Qon#@tr19AY?ei_7xcHyPHtQ<W)7((Ol%6LQcFWGykLELw))
<JoKE9VM;tHo*zr^~E|oh~bC4#PFA8K#R(0kIZCW+Ban#YxGNS=3`FWp|M*(N9tz-LvpQ(N4ae`xUS-Z8wV~%Dcb57^K(cT6~TIj
5pf*kTH`^yR`jO{5?&Qd8gM5m&u@1O39_YlQjS}394s^yt%Ynps=y-{ekz;VYTqrpx3#EwJuDWyCp4|NE}W}tZ!e2yFNoSz(6*L~
UW*0Gl(g3RzLD>t;z=$k+OFo&DCf4<5&E`q97CLoNd^zx_<18s1bAM9!bXO(FG2z$JXV7suW$%|R3SinAV0FmC>KzHKmpx>z?{3b
$$x{F<1lptWZKwhWIx#<tacsO`#-F2^x<gDgZRig3S`)HGjzYnIwk6%8`f5ln3nWwB!aZ@Ih?PG@YmOt9?J?dwe=Wj{pHeQ%sF=-
oIJn!cyB~%wMBy16X}@&b3T0N*~Pp`q%)?@=s@};m#xtz#mzsm_>ss%xrNxzQO83!w&zb5XF|r)S`afjoi?QdU6&w~AO{x>!)phY
)y3s?Ve}3heuH_x>RgL|uS#8@Bv=ZN0U}P`*bZSsZt+E->XuP!OKQUV4*v5>A>n5G(?~3OA&9q=NnI22V|&$7lq*hCsx7svTK9C!
G^kgEC?-ZJ#_6QeB3%VIPg2(FylV7fB?&e(ZNx-7#A{LGW(estlsNT<h{&<wmxZ@>R!B|x#_&EI(e8)!h57LD_45Km*ixzyPSC01
+R%AzM~s=wsYOSgK;eYTP*tjbF3%#3xHlA}Hvug=k?B@PVnPIs$x%Bl$#0>uCbh^pR<yXQ6|i!S0J+=v(#Y%$r<PE|KYxx+vynR3
st>aGq#+K85=2rS61ssNmWT(&IY2sv>C2~AEWlY)R6BAKR3V81Y3}a$X6Qp>)Am!VV`|!EudUFG0xX_sStPb?F+TKa7=h_oV!x-q
e)N7Pv>)qR^TLuhzEBlfqqSS}&*QVH$<n^O^jxHY(q6ym*l7n5vy@$N(?PCwKat*NaX*?=O-c2~)wEzf9ISU7@6kHW{+a%|;oEdn
?rQ}Oovefdto6BOX8QhgDA<$nhKG-(a-fp+d;suj9O`+fhZ64>Q@pR6xtqe)sDJM>G4Cd0VihMr1Cyo(Qv^nz_HgbhKCs|xFhR49
q(e6O8UD_ZjEf+c=vuD;gr3A`aT1A|#s99cTK*NZP*H4|C#<MAgJ@DjKc$rn(qF9{yg%Ga;oJ9v+xULpZj-=2K;p50=(RL)-w0Dz
DwhyA^m!f=P9O2Z+0Qloy^q_4FwPynu}jzUp-PgGEy(qY4V-j!5QL6ZsXY}mvT6)R_CWH}vYJk~8HDAvwP_S1w4y5`QC}FAB8@=%
Ei@Fctupx20thu!Dwu@OO_KzVkqW26(QUnS`=-I_4F)gDq5EyMcw-vT(RFYgd`n+BIHwsEv^}f+%_yy375x81Mf}8r_nO+b-N*#s
Lu|Bz2oPi<$Zp{S`{`f%@}2SFM#pyFMHf@eWb@`U^M(Saxm%g5?P%c&K{MTca(eOFLAM{-3^zQP>2aylXhX6ZexFOuv#>3#ql6Q<
-AF-^AcZB!lM!NRvy1~$)!&cs^?$^*jnDMG#}p^|w~7s`RHRlqalc-xL1S9p+pcsDp7}!FezXMTX!+{{p&<DXF3d*}L+8?7o8#Nl
eqz2ymt@a5sOJ1!LT5GIXl+|WIjyRm1)h;TEm4|>oYy1Fc5wb)A%-9NT7Qqq&C}>%`xlRR^iVPX9HzGkZVxx~`dR&9F(SHYUC-3t
?l$b(rwyjS4{;e49@|$z{bED4S*Qmt1GZ>8`~8Bi9s^U?>)%1J{_ASlAOr_a2E8&v5;`KOplvaM{J2xX8HXPQQ@-DzXOO3N;pPbi
i3AIC&z*-l)A0YEOg_F|j~nwIe{V7CA5h$ADbKsB4rB4)1TgU}9-qzIG;%hjRFG7B1Q4DH)>-c#+x8szdX+vG!ao0hy6bf7>fxOK
R<e4v!@N=|fQmDN1BfHov1DY8DAULi%s{`G9nDcb@pO4beR~%5mTJ8G?{n|=*KFoKM?tTN3rP(Xf2MBmKkmpxcANU`=yCUo*XH;)
xrWphC)QFq?c8w_*aC2Nnm~4*-m?4$(uMSk`eayyN1s8^9w~wl!^BUnao^M4hoz_sSfDC8X8e0sg^NiZNC@rq(Sz~nrkzNiUe(vE
;v7@!$~>(6&vo0C=ht66ooJ`AD<b>SY&HZ6eEqTO0QlhaAsn|(T@4>TbPvdIvK&z66F~3s4(gzmg_g=X%zZdvuwy+*R8>hLsA!C_
rXY%@Dv8eS4pURG6&7uMHo$xQ7e|i&2kbHA21(#q7S0f4FYnu(b1|pGkF$4~*N2Rrf6cbNP?xje8a`BX{U0yN1B<o%E!rX*(tQ0J
bg-!C?gy#D9+=hN;16f40e-ccm~jh0CgF)b9)(gpzLm%5BZmC_9YuKc(v978+z&ZI)<VvjlT5SmcD3cee@=6p<kV-Ypjv>4n7xrk
#Hp&DS$wRU+wzWYPEm-qp4;N0YlY{onIzkLG?SYo<{|m*_~eHTi#=oGs;4gRnXdU%`sDjyG)v}=eYR>oh@yy>NhUIO)IXt|i41Ew
wECa)*1WsC7P>zzVTaPmzbiDH9@K{h6H4#!rZB`lNx|+(qndD^qc!=r%K+EQSn@QeRe5TO^<7~tElG)W-+_-+zfx|)5l5GvWu>wW
?e0yvW*T(6>7PT<wnHb(r$9y1G#aBXJd{3Htb)xte^ijhb-(le*`!Yvs-yE)8r`uSF{()Nz1yP}I@}MPWqt1<)&C?az+W{V6X=aM
&6`3Rg`a@)aNCw{aw^~f;z<iBtFi-#=_+-~^Nr<lPHggHX*(o)FUkX}o+rDWCx+Pk<k}P42IpCVYJP}!;dVefPWpLxUkH7z1&4vz
Z?~_nMC(W!p*VEP!%4ez&$=IE-l!ZUPT3AqE!;<LU)lOzn}OxkEl($drv!ya`+4TWM2B2)pErKJxw@TRdNe>{Z)H3oIZw%~Ib-pG
JRo{XZ#@rwFH5fX<|n5zJ7;elj(t4{S{OkNNdO*Rr)Mqtaeka-m~<1i?&JINJUwc?)#Qp0MU3kaPAM65lfe-KZAB`4XWh%PvF0DY
(eKn%t2Ps8>>w{H*gaZs`uq4}<yzvg&kWi&nWlor(6Lbi$bClqe7=imr>3qmv2wr@uZVHt=vjLxHk<c|4bB@UgaOxN&<F$rns}Fn
s3Y|5EaJ0G!J%s#)CEBfG@0gZLzdo}*iW#~iuzt)SBd$(cBeuc4X!E#sIRgKbam~VS&+3#=hFX#+70V#b6Rg&488RK1r}zseV%uR
s#_zFXhI^}L+#l2ni>wow|_YG)Klxy;svTG_%Hu46|0n=mv*l~dQ@}wp(TKM1QAjwXO|?ezR}FuZil68Itpq=$F(vzNIFatCvcq<
n4Z))aQzy#aX7DO0CpB~bwDB{uvV_H;tv7d0^H8W%=#l<-;ktwY{1iZZyRW9g=%b`AM243$>?K;jCH1K*P<8DW`lhuNcWCE2#pTM
V2}d&4@eCJP_&ZXWC}mdnR_6AF)x1)H?8j3d&h4h9<@1kOMe=|!6Dp91Bu%Q2)mJqm6nPJ)*`ahpjx*GeH%db8CA1T$Rb8peuL0*
0={@&-hzCz3HUpQA!E3AdC@4*sn|f|51oP&yDpua7dd{eJr}0f0Zlx|5x))sDY$A3-6TOr9V`U|K&@m+JEe~`Q#Pp9?ZXjMuG2w*
b!e|!yS4Ye(<2WAn~GRC?acQ=?(LV*Q%1XHZ=fOCENIfxFq85x#Z3!vPQ;SdMgY4wqId@^ZOex#<ZrcIm0R8jLpp1v2g2FZc+qD#
(CoBaqBsX3$pnHf+-u{WqzmkFSKZv}bQ69SqD>K17>^y?p~d%wh)2Sv9K%t@9h{NhEG!IM^6DPC5D6zdc_#&<9BC&VrN-iTL&O^;
6+l>FsCnOd%hrHi+GY2o$nZt?uPjod6H?*LR`Ld#1j47uJyy7=z8Ij>7;F+jEC$9)IRwc7h=B&Y!S6WfjkBj*J+!*e=|n~c4_6Kh
GQ#xY9{D4#YU-045IB*5R4eUZTVd^=S@is)>5J6q%aR1K>VgrCpSn5JPyxWRV*KjLs2Uf?N8E6roa!>jmZ@QlGZ5B?By;TV4J3nt
FKYybP)&bVd3Rz5ng|7tES4XKhL^Ch+qY*L0?c@zPKO9V-VNwRT0MP=q)$*S+5Gdd9hv9iSbA;sxi4qlEVE_Y7u^k0ar-xZ(FCa@
85Ie=ERMa+ewp&S@Xovp?(S$_5W;y8K@xF2X<{2v-PN=Xm#0bYs1@3RK?9CJ9}kw$ZfVCHA;8Bu(6+V;o*ORlgbReA;yKt*GgubA
bQ?v7D+(ThZ)a2P8a)s+s%VoD6!pY*cgw)khp_rzVW##J1_9#i$hSFLV%D!kiU<VD4_dzDVwRjSvg|dEKEGsiZx$R*w-0nOX0NG{
z={rp57CM^veEDCH<HVdW0$6yJMua|S|bA*tuuwAx)>><A0F`gLHeE!*JtAVk8`nc1P+8frhUF1%s|%na5}z^heoT+jdsw!z=26j
BVzgK?`$z|e^hNnzHYM>Eo!<)T|SRRiFp78u$X$jO>`iWo-X6Z)5B_p)4x%)1JUuoAtVs>PeUFOZXR}7IE8omHq4urVix@Q-MV&a
;@1yoXyb+|p;1A!D^iAe?RnnRZe8@+UJ#~sdmcbZ1d?<Y`6uBbzFIi8xvRcMUI5rQu?*J3=U_-*6IO}m4rz=~IGV0!xWRPHi7hKk
a?I*9kpT!G5(PM_C%*$n#h+%FJ5wAY))rp$hL3#1KsmG#T0N;|8_){ZyraUsL;=6MyHRn*f!L8^iyjMJ5v*}ecUJD86rjSU7`E2f
{F5!tEIXSSG9D?~CTms8%57?m_|!pD#oG`l$p;1N>4AO<#@0n4YmLaD&&-EQ-{+5<yj9N=<ZS1DmQ$ZzLr5#brSo`>{>~f(^Ug2T
nHCMqCHfJ;2c(N+czmx(SedSQeid5ME??ac26w(1<c{pw#b-j~ITLtU1X8h4hCe@_rLB%sLGVEd5QqhH*MZdPT(Kbyxbt;QG|(TL
KsmWhZvbDV-OD*fC9wD{TlE>&4SgQI?>Gci<FxYePrkr)v}ZHY!p?*RzRZagDx%_+YAeO+6=?;iaYP4dMbHF-eO~P{M*3y?6fO`N
0z2`za$aVBleTncdBeRy`-ZdAwB^jb^sH236<51;qZ(sF8smw52l3Y&T*zF2d$uN(9?RokY|k{~0u83_1Of#ljQ3}jw5=ZqZ$&qy
bzmHZ%{Pax56r1M2e3>Cycj0Gm1-WY?0e~INGFJKQ2@7UYHoRhwR1py0%bPbXDL^?=|)UDE{>>8TO(LbQb!vg`^$$dF1&m92&q4R
ei=ctUda`%mq?U@_kKLz5zSC?FnDi9X2Bq}r;V(^_b0;7Z-2*FZWgUj(4mS?LrEJvfuRr$V;e?KfE$9rxSD7U0XS}(po<5%OLf(T
#}s-w6Sb8lph?v<RHY<Rj6`aWDJ-q=8x<VdoYU;xUe<JHOO%6Nm-W+(u_4WZ91yJTIKxoGnFKzm%GR3k@o}a|QvF@=ff`PY!LB#f
T;v1GBSvA_sN)nHcVA5R8fCSZrOBjgeXFZfw=(9RL%$kX#E|XT&BmJFdQD%1|Bq~YRW^9*cDA0CXxh9C$OY;;B=-|Tj`3P)YRBdD
n4r1T@0oKXgglO^;s(0OXn`ai*4T&fpq&NQA2p42W7q9a(IRfkxAkDnTq1Ri!qE`H2ZdMiJ}*i~TB~^>QpPcxPl0CEsBq#!0*xM8
29dN2mT-H8sRA0>rcb1b4j%W#ro)Np!UTZmZVQ3LaN`Y3X01)4L{&ehfYxu=b9;h_Ko{agL!}rmEjmy?C>!YoTWn^giymvw=a<8U
Qo}<%njcnl-uJlR4Fv)dLga5;kwRifh@pQE8i=ZnThw?RbIJISFjjRMZC@(hp<K|5U1P$}MP~wMF$q}ogICf!1{O1cXzk||@QwOe
#_dsYx<h{g498~L_H0Go)3I*o({F99pjOrSJ)C9>rl8s~^xdIR=R<);W@a)EP3moF#qARV2xvxcNrS^X^Ln+SHJ0flefM4tK4dj=
sQq~N(<cG%>OVKu&JiyiS?j7wE{k0Q9rU;m_mA#2J4(hWVND)1yR$rI2(N~imJEvkO*lJ&V-<%aY*>~-X9BZ1J*Fa1eZ*0N<%nnM
U<V0dEh3H+MuKoJJJy6|S%+Sh9axZ94?1Pqczt8T-}S%f{WDmVTGh)r2i+jfdhyeXhXcwbM0Ob>RI>>M^4djf^T|_K5ov6eepvql
`D}ta-bZSQVdYUv`g}Y~V0nv&1eAy&0$sw^09+RRwTHass!^8GwXRu0+wpTKqQ_~FdKYyYN1qGSwE?KGRojbU!J^i-yiCZpCkCmt
HW@!h$K9y$V?&@jKEyr*^bflssi=*&Bp%Sh{&_fx{AQ-7JstY|Z(1MT9F-+IQ6&B%44H;MHb{Ew55s3(ky~0})pwyT!&zI@tQ4Jv
-4Rylt8uFe8N5BGD@x|Iv4I}94}2g>LFSNdI^sRg6O&Nq*@fz#Uk5dNU8|+$6|TT|xKe`3$a=m&BJs1d?u;wYW#Y4Os;RpIV+~?0
+7r1z=7J4N#}be2I=vg@JanZXm&Q1n7?*xF3O6^nnw+Y-t@nsxM-(tBTZD=cVKf%&VS`HQxRG<EF<qD<Dp{^;N(qD@oU9VABYR;5
`#lqLf)lQ4VzbGl7H&mS$7to34~Z!wh#A4+4u{p3UT=`E68SL_;?V~373s6b*NT`I*n(UPTw1QVTDmI-ok)nqLf;f4Cb<BLU?LO(
C5aIGMhNI*Sm70{%hFX60+5KTDiz1uL8cKcQI){8@P@L5By{$`!J#v$-ux@PgoJZ@UWiwPwDF~)$Y>63+8!2?{9hv01YQUPwW-x?
{~*&#-u8CGf%ERLxr@O3E%kcjPMW@*@&|Z52cQll7;x?#*DzB|GlAK$@EmK-V=cY`>LteY(H0LH7*LQed30Y`*zqj{3l<2@P#Uq}
g-sAcNx8oo<578oaC;$y&EHNi?P}`vnuqmYV&=7Eo$;iGSG(*BZC{rwq-uDGS<<tf-%9<ft)NXS`DDY6HmM*;P{K@RAhi{&MLW-~
pO%;w6nzjrgQpz!I2jNMFrpL^YXLMCg5)wD7aRRrQsH`vqAjB_ELa%^@OIJpLi!J9ZbktKb};Al=>@P@O4zk;F`a2w=l?sH({=N1
Aojx)bTj~$8jSe58c8(S#&JX?e|=;(8R5SKveNLFhGGkjOCZ24AdL-uaQY8UU`4*wNb`H`HWpfuPQNC~qAw515$?uA`skPtg6^Hm
n*mb88q2wdL#g_z!obspHdUkNvY}eb8hZOpLut<8$hBN#Q4hab`gpLl5GEa8q(GT`J_HT#7cS{ID9}KOcjUE)eV6Tqs__jI=_}Xc
3s{c-b)0KT-Bj$sdlh29jt<qeGUE+cqJwUE@vg$nf!#*}?vAtoD)J%q73hYgud%Nu(2Hs+=E--=eI!gyj71O#NPn^a<Y*N?->%Rg
f<Pqf6A^HL8}esxNNqjK!TC#Z^l0s%1j@**&_m7y3x)4RwbI7@JS|{zq3<2wLv_tCBBkv6bg^*uqzrA#2G0LY!Xt7mvgc)~8*t({
d}ryRfpOPp=n5ScwnMb=t!VQ6(-=XV>%v=iG@%DFgV;;jforDPh;v6n&W|91W0AFS@(N2p+)zN%+z!==6wAT{d<9n~?_GqA)}_z1
=y>z{ys0hJ@)Yvo*p5rx==648o?T9u5gBoi3qj^Qg7J)c5P&?-eFt{As2(n<i$?%;-$+#xg8SXVEclo*!nDJHi=@=i2=V*{X{pZ*
6Z*6ipw+@d9%8<E6qOvZ?l~L{QWhETk*nsF;;=A9muCJQlW!axHkrK^h0bkPN?t*T;0>MubwJ@!4$=u1jJQo=u3LR4J-4I__Pv#R
w4FLlZld%@uOYux75cPceSx-vg}tY9!20-E$1HYky22Y0TB>??@#63hrJRCpR+d?{MoRB`+BHGOtb3iQK_TZ_uu+v=MR89+sd4gh
7t<hT3t03Wp!lt#T@9~jh$q=zE!ZpOhJ<P@v=|KsGJw#qMf8_)%dpwN2zt?{ZS6X_wmJF##lKMhL${dI{`=jv)AomT<o{o;MqBH)
?!Tc5d$h|#P=Z*H*RlX)h=g14!up#%-Y5P4ng08q`3DbLJyyuEr(YZ?e;Q5pwlqN!EfFmgg^Yg#RSTAG)QK^HgIIOb=6*(B|3CY)
8R+vnXq}0A#3BDyN|O;4iYdeJ|4Zup_<WP~|BuAs&E?OX=+?eBAQcEA3jl)v{FOhFUuvK))Fq~L<i0Yjic*l>CU95Ur2Pg@++o!S
UZkgjQ9D}Q>{DbaRzUc>sf_!5e7bIHy~aS91M&8a1&a^p9Rd<$5%i9N2#>Y(qy6l$%vGMe!2Ma!?93=D=k&i}`HYN(fI=MZ0Plvu
sN1W|j!(wDTvwmnG5dvwHtV+BM?dH<P_8fsc;(^3m8(|CW8c{x9ms2}cMr!JoZNJL5xXYtBZ2OLzi8iKZ8d!3cCFu)K@<c&wh`2R
+F-D5(!fCgH9!981<-^AMcTr|f5-g4Df8E>aJ`L0>%0yR4{f=B#sPV+hRekT=p)`}K_Eh9!5tSEp>R@?<6?<R^^hNaS6_D#!XXC=
qV_2OmnTdJ1t7J3YF|B(_Q~xf*RvBU@v>rGOyLCq@mOe_j^;@x`8+1&LPMRzkt8(;4#0a$FsFw~XQ}LHZJq%wf$VYlZS&T|jw*nW
@r3>)RsHpU6HV&%-r#)O_X^sC@fP9;$Fc;rnl33+6h&aD8vbfLcA(qYTWy}vW0DD^_R$?oRxb5+<8Y#rT;1qMG@!f<Y#v4BviIcx
URl>zL4#q<Wd4HInfNb7`s?4MsUJH%L6+M2hOodTHpEg;iCJp%aVLN_m15E?psNZ8F}v2b;Q|I#oP;S{#wk0%dXgi0JLQgpDh%D+
VCzz|FiT+6(AsE4PtTZ5SR4<34@Jd~m*)>);jitwew(yFJXp3uec1y2dO6~vrp<l)ss1Vd1|7Tuf@D9ERA)QSri|72IO7Xxv%?Ka
%*2q-OWJ^TFou!b$8x)V+-*@qNw*UjnfU&?{XVA~)5V#7`I#v>@lZq&tyB@%dyPo=n?4g)fKofta4bCev()!?^VRsj8|OHfEHNn-
F^Z1}Q^lPAmC^->6I3L%kyxcY=iTnW#mKmPULq4&aY5iP&d5P0Y3^_`TxS%sy*OOOn7>CCx&<1`%Vqva@qZx+O;(4oYbF3N>5!G$
cG;{2OGE<DS2}uJMg_-@FP3syjMukG6~oPC`LTmyn(5YQ!rMJ#rxot}p5$P2ePKlNKs@C0<5RXxR(RFzn?f&|M|Ro}#s+Oq4-cj5
J`}a-CwF{Jj654!jtf$Vp0%EaTN+E$*uce;Du&r|bU!2v(a@M+*UyX(zIWF==<sK9Ax2)^;Z+n=k`h!U8(i+mv%4n73CCD#;=^$r
aAANfK*VS&D~v@5q*sTNPrDjk7a^smcR#laKeL|@;afDEasy2bQ;1f+de2>Y=KImQx)CH3Tp^^Uf+SQXLK1Uo>lKvOsO~*8XUW*u
Ww6MAja)z!A_OS&(@t{o#f{3U6A7UqiZ_`9$CnZ5F@iR_U|c68X*wh+r(}$pQhl&136LXcjuCP=3!~nyE8M99rxXZjOX@bcN9E)9
==FY!I6M<gQ{I#m=|fnxwvlH)W_ZlM;rV`#&(IPa571eV9WVHwiNHN{DG&)}JCLI=Ow7q^yEV)CBpz%35!jFr|2R%oq%#Km{{N5F
p=dHcQ2>*#_v-P&4`}0s|39=)^R}yp*ZVd7zs2|PDi$D8q1h4DqI4!(_#3AlABZ4_3ZC<0#IO}(K#%`CKNk!1VZ!<TSJ|7<vui``
s7gqhN)e)fs(<g@vj4u>H;Zr7eY<U^59i;H$&8;jckmJ$^mE<s^E!F2XS3|?^n3(+sMO`t_J$u<_y_)y+mDe38+wU9esT1VzgZuD
X!S7b7ta2ESY&#j`s0XvC-Ym7`u6?0@_qfM{mb$9dcVJjeTJYn)NI|Qq!sENE6e`@eTF~Azcjzvs99&qd(vN<OGrQhh!n92qgjXp
K;kJ2-SUr6{C{?%vAsW|_H~^H%rL;PU>&R^f$(tCNooO4>#jdHr2!($-?9DfKdGIX*wRF74=?SvhL@uu!9T19aP88x=B!^)&~pb=
4kpD9UV8h=`nv6X-x&X{b<YHQdj!$zkpPG>hTD<ssNL972WJpS`Lj+)kO_g6a6*gV0i%F2DbSO*Os1gWs~KzzkJ4BU>~^~?LgpM~
3(>{$z<Akl*v;B@2bI`Vw7|7MKnU5c0pcWgGm+K+`G@27ey>Pw$xW#qeu3x{`o61l<MXaPH9CpxRjQ9cflp-or{&Yli_j$BFE5cd
>-#%D*Y{K3{MhmNIU0f9IRQO2>cs4WuaIDI(0}g!<E>EKI8=A{{9kKSh`->H<WX{tH;VP4Ur>UYe4H1mUrjeY5!e$3F*=xB#Fd3$
>ks{!+}qs4cxYRY$e`nVo&UavBtJ5KXZL*1=R@XhuikLx@`vC+r!HFhwnLoEi##7*v{CZl<6EZ$bN^pG-&P>u6ulIrdSGZAAW0T{
!~jKARJt@DZ>q8&nflEwN<kvb9YeD?2j~WEKnZLfUZe(-$1iM0+sd1o*rcw9rEj=uUyW&H^P^YV)Dy)DL)Ac~AZY^DK<!>otz!F?
{Lt=3XoiKHxQx4P_CyLu6ExbNXnk<sA$#Nqfi7><t)t;J?{`rfjnA*ds^7bpetE!r=i56`r|Umo!%Cl#(ds<Fc>4r9WgCfRW?;*o
V}QU?r~qP}P%th#Zr!$TqG=a{ii%R64Hp#6b9RSTH&WNqlEIi{uwc!jhG5Oi5)Pwan@|ft13>!L4J%97O-(C{pZ)z}b8%85J$j~Q
f~7;df$PlLalc4?`7BuX<KL^+>$&gD{2n%yEwk{JG9H9WRH#}~tiaTR79yRT1SV+?HzD%&3j5JylUtr#4J54cz*?;3zAQS4h;1r3
(PNac>4vw>%9MC!nUy%h(=}&8EdsqlDz{>;CN14=z3}nZt^zi5wbSZDnL2nSOYKR+8Tq;m_>zT0MHG`9he%NE4$+iZS=BqVaOt+s
%b$NPAG^2fuLuuRzBf&Ih@TaIA`1nHbDFq}R@-Tdc?us5JbnTh@=EbuatQeEa3qGzpCh^Ps{@k1IcPug$<ClIsIXY7qIi!@uW8vh
bfuad>B4P$TERG~x8G&Xm41%e$wEpC>|Lm^mee-pGbA2Sqbc+w60)Nc=yw8ac71-uDb~-g5+4&L{1yOD$HiA#MT?Sh<9klwx@QeL
!%A(??j3Mz>1VVYEDlKnI3uqvL7h$W=g-&R@jIQvudFiXyG=>-F)$2cVvg|B*R!|d|7N||ax*mfT@TK;IhfX`DjdEl1kZ~_@SMbS
m!x89vb{66a543}#?m{X8r)3W{AJZu*Z&RaVWz3&+;;=YSIS6NV@<Wa{9k^Kxch73FzovsAAZeDed%Hq2DVmVdKWnwmI~P*6gt^t
XK#L2s&qEF!S3P%3-ySAc-w$FX-o1<GC^{i4S`MW?7$id7F8j{K}qm2$}IM_7|52WVo@fcq-hS;^?A<C*KV$ibc~tV<Iov)_?{1e
S3QHjkynRc^@JxF?a1+ap9KzwH9GoyG<_#B`JSWdm$}ym)bx;?y35vrsPh91u<nF6wNy`Gv90}Wz~SF?z|$vSTjk%}zg~I!=MFWd
m5U;gj&?oQN7Gu~lh%?;bvJ2Dsdg1%1)8C1NF;Z=d%^xro5wi&|GtLydEUhvfX?iwe(7GT(e+hZz45rB`J#X|Do~Q70&2uzNj5ZQ
uOD9I1KH=_kzBt%j3i5Tk=WjgPIeR<upoeYk|Y-1ga;U6U@{CkN!|w9m<_yp6BQFQOUCKPDInDeW&z=!q;~dqC{Tg<d-vn03>r%Y
#A%~T2NKRYj)g}PaeBOhKtQe?RY_x;U{+@5829|J|C(otZG_zXr=07)KHb7eRXzhS<K@i3?V{rjNOXh-bcuh!q1`QUK^*iE4WOVJ
q-iYz<Q$Y{rGum{Y$OxnHvW>>Kj90)2aj+7PiT3byq=4bP!3BW1l<3Be}B{W<!k>;<c@9MjcE5)|EK<4{zrF$AP1k1t_U6pu!&JD
iGgKciGpHGzShXP%smPRt(*Jt4iQ0IS1kHGrwOZcySjIL<USvwDheR+&|ea!NO2P?lV7b#X{^p18xiMdJu$Xxkx_C^^Plg$(psoQ
0szg&ApB3Z0;5?QIRtl%X}-HtYwqkeyuPKKl3Yq+&Vufg+m`<0%zLcTK0T{=dELR1N@!vT9W`d^697T(tTTbgERDjG8J~zhPX1n}
v#(6wLCj$|wMxozoSxL2dEP;NYYl3alD>3$lN6*h$Pd}yl|@|!mmfc#9+7=L)g9Rg2t)FQB}7>`gnR9JNtLhkb)~t-T28Zv*MW7g
(P%U;?PzUpt2eAvHNqP1cjU0HE(owZiziG|Uq0%X63>VcEj8%*T=;}Mbgppx0VJ7V?C0I_ra8UzZa-0G2O9`J%6v<CN6Mw5xq7_P
{0r8!jw`Tf<MgV~l~{{Q%Z(7G7q0UwFPrW9{ol8OZEccn?29p#eiKoL@6gEZe#&@Y*U#$c>2o|!yJew1NT^7oMM@^5$COi#jU(K3
HUNQw*>arF<cd<nY;1U(vU@e7SFde$IX%D6@3mMR86_WEL<CV3#!{dpkw@@9$~!7KQN<+;)X-Ma;7v7EO%%<}Fs7iY7Lkf1p{Lr1
n`&O8BVkDm<K}ESd2?`gfyi3vF(Ig#vVsJF>}35NBGy}HwiGq4425El`ZH+r#wtY^>AGN<w9I9SWR)#k9^PZ7EaN3@U9$S-?z&X;
2S@dz@vP0gwmNF=b&boli|>@!n3ra-dz$mRyU-<Lm7!;+q{uv2gJGwc9&GAiTSmVjmW2{Qu^Azn?48Uz9UA)bN_tbfDMxE_#wNJ+
?Lk|ZYv}yW5s1AK?k0IZeol^LJ5vC|V!E!?D;Y_A-z%GZT_R0&!(WwROS=W$LJgZm-3OHx;yz4|q%Kk4&gut{VbZR|s(4P^3h>Um
(d6v&q~l{u;@wkGYb~a_b#UgHnEx|o?O!x_I@!F3f%B36^G7S?_6a_IzjvqE@%rxxcpmeoR<o{m^pWX%O-2VMEI73Q#TE#lv5H0p
Gc;<2J%)ToPV>%zP{d%8v9UepucwxIF?XCMxtY)5`kx>lsjdeQaUAK}K1Z#3-@?@y2d>$u4EZ+yWYKF_o!hv#60^NonDo!vS6eWc
PF*3RutkfcTN(t|h^4f)Y;ZVYrOg7YC0}O>>kor>FiM-o6Klph^E~<1;Jslhw{)S-FsG#J7f8b)c8KWj6?d*CWrz6~ymn?KMif*B
^p7|DyY`m&dEvy`G#voXZ{aVyJTlC%G4!ZcndO?m+s6f!Br7pA&Dw7%EY$_mv^0s$tOcArCNSqnkwOYVNe8h;__~{B*l-JzbjZds
ISywG0LEur0hz={F$5D~VaPVS>!Z@A;POu^hiGx!SW}M8&l)N$!?SEDug6#%vu-2i))<81^59klOk^Y-AQ5~d>ZhZ%ot01vHSSOv
lC-%eVoe>+yq578-gE`H*l7$eaSi{MsNNIyFg(M304zP28dUg5dQVlKeQ%zzCn#1<w{|*UZ7NN$tkVk5WHA&t)^RrH6XzG{H*}9x
;e#YV5!BFlZWmx7pcm$cT(<p9i+aVO$D^lBEw;`s0VeyfazPuN)sRb+Jw;3=E1jCPU`wqC>=TD+wTTo6YM2ONqxWITu|ari&RzC%
OApc?m>8%_@JAISZ^u_(wj3+9nRI-BcJVv;Wa3wO5DsFn!5xM&Dfjts2HJt{!1qH>+2U%+ys%Op_O#X#v$LDe0ZFzB0lW(skoNOA
-@s-P{tu+Yn%Mp|B^JG*t>3QmJ5RkquFG{P4#%+-V7&W&T?p{rj@&8dsZQf`KHKxu+}lnWh=!2Oo%=|i8J=|saebY<i{rt?bRr*m
HLXDkWYS%<I;NdWc!9;k(Fs7FHvEv*^iO|2#t4Edx!=8~;PQ@j@gyY9#o1OWs8Viyr28u|CaIQ53W`!to6%vX+t<oeJWVo5vpw%e
$)fl0=|-|!K`au{FEEfV;HRXhR(keFyF9bVGFwO-0<CByUOsUCu}y7;(uOYd3N=Qkkb7F%GzJ}`TG-f^2=UJ+dNT@0;RXhvJP+u=
E4gnk&qqns(v!2b64Q^l6<|~Q#J?0zI_2{Go!xODROx`VBBtj`s#X)AK^$z%Pde_xqUo)M*!Osu4-f-db*2hDUL%VrkhZqgjH6j<
7Nqd0(<);)JbpeYxTe09@-D7kc=qSgak%gzA}S0S?c1&924iEC6+-GmsCvRV&9+(vakdIY5Km0QTEmX5=I`3^{*BAD>L`AE7j%R5
M{#OWKJM?4?HtP5!ze+5E(qkT5oNbk+J=#NmYx?I5i%r%QlT~FRKBAPaMa^vdtYwlhhBU9Bc#0SKGaYkCyb*3OWl2A8WE7A-Z!&I
3sinbboVHw?Z3hMMeIBLB4)<4;W%LH#5+EH;I}GrL#j`A#{JDmecvzh-#7=Tj_9Jo@$SGcGD3aHJ<k2R?ky9+sH>2wxtw&<!G66@
(LI&cSehf~x!QU;`6YKD3t-h6Qr1NW9uYxfm9$`md59wwX6)05mXUd3${DH5z|#?nqbc($ed}-vwXdOUjz8P(B`Ag}5fxT`x23vT
O%U_Dx|g$-Mf#(hdn;<Ab9#(SJ<S+_5VAodLQM%NONk(N$*uo6qe`elLoDJ0^$)cjJMmiiG@nkq&SjM|UK2$P9-}sNY;HMH9(>NW
n1k)+x*61Rbjv3MGbo%BUh`qC>u0yxZX5Y>fzrLwR_dU3D(my}vy0;>9=;<+t<MfwgU3P~JIZ{AX2)lPLkmE)LsXW87p1SWHsbqG
atGrh7()x=LC&o_i7P5#!Byp}j+KrPufsM@9zzaLHJ9q#pW`s)p8am(Q|#h7AAYBTeC3|W!R-sn1O(%Q!6)@yocM>};!a;WcI&%b
crOW$mgUk)kyhco=Jsb5tU^aSe_HwY>`O;u_IE`K6Jr977_jr`M`-qWqd4bDfQx+OFs8QQ>gfRLSSjw$m{cvNXt897tQgG@GgR54
su0Jy9TY0~aBG%qUTnuFkbIY?u{k$~4D|ttA<3zSoFQWqh}<44N|5adF~>xzT9k%p5dkt_k<v{B9^p>h8ext6O;rakZnU#J9#tMh
98@YZL+yzi^SKD{^WNNB+`VS)&24K~8c17hjyUu9^}S6~S+BfB3?Sn)0sDIh^jeyNMN8nK<XORdyt{XyS1$Zxc$Ywu-$trtTVd)-
WYxMLhN$|#4w^H$C`4^Qga#pq$&q$~5Z;{}QN)$f$Xw7~h&mv#JgyRPI%1BMDx?}1>XkaH`{wS~S3Yc4ZQHWs%-PBy#fl>xpH^)o
lkyKIKH74j$$<G?YN@sjwwpd+`3tk2s$S>4*YxW%z;$8f*MYfV{yO)&@{L#LU64Js;%zY;4u?$FM}vO2>_YsXNW0P+h1kouwCqU{
4#4mgiw6!53a4=iLq)Y7w-qzU-QKA4m#v5Lu0NC=A^$gPZx)rEsxvYMDja9SAJ2wt=rI)Pp>^P(`+$d<*NUb1;`9fl`5bfJ$?khn
t|{VK&*KBHC&()w1tlfn4OjD)P^e4eHAlVbiagc5-kF!LI(ocS#i8I#{WvNck+j%{V=W|$KP}RnAG^+uyUkr<PNif@mTnyY#AcT|
$9Hym)Y_YnB-}|nlaY|ut`cf=9D*|7IUw@mc5Um2T|7K~uZN)eudd5>e54ce@&u3w(QG&C`s)h7%7~YlFkDZS;*&}!dY16={MW;6
nH~Sb_Z^#e{xL~JF$C0y(*{4k2PBFjVx}nxpZI?-o4@=sEdGP}x!pUS&UyShlai<I`*M_|q<2yMvH#2a|JGmE)AM2aK7TLJnS}&F
^Yth6dVMwNP~njXg?lBWpmXBlAEQ_)`vH(m*RL03fz~e&j)6&G?AQzsx(t$lXxg{urBl=sS%_~?`~!dX|DWal_s|()djj|o*UPIr
)ows<0s^Pc?&&=B4=3Y4#rg;QPCK3if$r`P54ZbF4X4^L@G!Fo{cl^#Kd1DstYbA6VT;xOKgle@4#2Rl($!|%hQ&^gBl&U940#5>
-}b5AD5p^G)*k(nua7=!jr)ZC1@Jw|$od!au)mRgG+v8Hcw|_o)isvi+|8U{_tC6AXk-umJg(HTIt(+Z`Tf_2PRn?4YE((>C_@iw
c=INVf8{6qxBa{6&uj=9ehq-PE?DlF%3>$`zEa2ZZz9knfa0*krwKh%T7dz6h|Rdvf4ZG{S(z8mV7<nGCd)AYAo~KQ96=bMiY!g>
n1^X~S4LI~*?G7#b8pk}_U5?Do%x3dBPZjXI22zmO17<i3X(NB4_R|xXRb2P<tO-j$#3Lnki>%I4Lh-VSXQ7~5G>pOlQRx;z6Er3
q^x?Ha!WcTVb$BLC%Q2IPuI7OiYwGk_x+hu!Vbty6HDDYL#tDfw+eb5XK~<~w(}orbbT#p=|~^z3MDQWM5-Dcn&G0sEKi)2_i-^B
&50ORu^eQ}pIdcUb^pK`LErQfJf55Xz^y`K-GfO`e`WL=IC3BTp9ZOzaLC|Bjr+&Q7aS@Za(^s_up=|h);dUWfMA#J_h$PF$p}LE
PIXL7W*xMu&B-;I)2)u>5Fmk#p<-iiv*Kg!gUlUM&^;tzOVUue9C${6J@al3sJLgWLR9k>a?CD3z8jZAwCCIh0Cf^3FE00y(g4*W
hL2jRuNtH8y3{`Mc;AhxD8P?!ls-z1w$JHx;0=c98}3*8)mR$%f1L?_U0H<UUMYa1>iYe8q@QYi6R**iw1+ABGgGbgBR*;TuZ1+h
{=B((hVxBA)#d$O?4Z`&f7XMuL1B97SRJMa8qk$ke*)xdE#XQ$qA~7<y?gWV=O;5e)zzzwAsE<}zCIqoBwN<Pjurqok&~2GE7G^N
F=`J|rNLh*aCCza9<J&*ZkQm1KnV~cdBlYar|LD=_1%)pB80=5S&UL?lMy;`!fo!kvh;Sl=GF?At}Yt6ifx&dkDbsDZGO@O*~avX
$^kV7@MNtN03{%7bGEBIb2Wm7^TG@tYz`=V%n%Ayg3`ofDtNB4hz&mfku~6XPiHDlUe=eFl+y+VG*a<7;4k=wK@+#+>_{4V{VQw^
k{h;w4p5i|W6BK@e|_<*?&XRdQ2QrzDj$8YT;)%%dTVPU#WrLr1_>=%>NiDZD+?ki-=Cg?{#Wrk@ySC&6h$Qjafy)CRZz5ui|S|p
=H=KH(64=z5M7Hzeb4#z>!L7QOEFVLR29`HgzHc_6HhBnG}q4!27!u3J3T#p5K<62j(k01CUtcg>mFWHT>E945<J6F87>FUAX?ab
f4D_*as7X#J$?EQ%>Af)_bM~l`l_?NQBwoyl<>4rVWXM*bbgJ1>T<ha9|4E03AA-f+fQ&;`a=kQ-#a;p%j{b@4A&rN_U{Y)LHk3<
ujw)<5A}lB;<*h(II3Z&9e;4vDGvUMaisgup57IJ<|!N?5(Ar#(IK^fpb*IN1-Bj)65K%vRkIE1aoR=$Gc05_dSqWQ>%<V~(eO1N
?XUO?AI``-dFu11_LdQ%5_I{?KY|Ut`D!2z1D}Atq+W$KfDMRVxuFc%xdN1q&%fn%?>Djn=w4^~zWn^ZcirsubwR?Z9&!jI3RL}J
{<Hc>{<2QiW^F#F8-5~bRLmGBEWv%U28U!KZQBsR$VH=kKF94C0DQFj1pZeDfdv)>1QzbOY9~APDsugM^dlkS3Ld(1KdWP$2n)Hi
AGg)7_KJxX2@{93?wo(e-d;!D3!8<~fbj&&D3qi&P(>-a+`J_Xmcyn6p`;~6)41s}Cl^Q!Q!(F(9FMr}X_;;fl@_EbHiHkkA78)e
{n`}HAa^q+zK=e-Ka7WjWt%v}N>vci^<k6kwkJZ-inArk{b+00?cw&&pEUU=>q-56A=r2p6g!Nt_qcMvxu=YH!yqINYxUF3#f9tv
Ip)6ffzf>$+^oPCIHK+%IYWm*Z2G`}+5sD$Qp+y6kE~cwlE%*r&+6eu4p<Yf3%Vo6&BX)Hzprca8vJNeZtcTk-+wqXB7S270-p$a
8661i)i5IEaYZtl99#xr{yGMc*e&3YG{1f~VX8bE`?SW?DL5+5zrO=Q$}tuA?7^5p0vWt_zcAGPnvM>#GVBBc>t-91VV&~dW<Kw?
@N2A;GJ)=+>7u$fa8BRkpB(mo=}+zGw`>Ot|9%G>&@%A^61aUs>?7|4e$VNq+a5ztphS7&A1u}7&7epr{&NeTwv?p0nY~o5e*A4B
3ucE7etiLLGw!`WS>eMCsb!U+)M+@x*0D9xw$M1GxM_Cr+pP}X&L4;8kPnD{+C%sFgyOxltPLkQ?)?lg0s64aK*XEdH0ds7z}CMm
|1K{tXD@tuk)?d${yn>n$6@Y2)SrT%s%faM>^PlA2sV!m8U_dQ`p-QbUSGR}Ms+`<SA4Qx2b>0b0>ks6A53)ZRw1Ac-o|>Spp?OY
QOF;Nh6%jTZ+8eE#s)Tafecze<QKXTWZ~VG&(7ax$eE+&r>E8%u+P1|U#ox87jt~Wt#?D8x8;314U_!Ex&T1~<^+&;1I-Lf4hG)f
4-@nY6UpG44uy6Do^8fYXXIhT{4MX9+8uoPe5cw1Bv^H{eGQl!X?KUop^5fDr@R&)rhR4K-yY&I(2E}%gw72>(W}Kd>?n3*`Ptqa
X1peO8yr-Dk(_y6eN{VNFyVR^y@A`^Nl``dcgaJr=TC@wQ{C!lbf7q;lVb5l+5OZSpNFxp_A@uS{l2PpZ<~~}-%LAoTd$Ua9q>pb
K0Y^uJH-^y>)%{&eIa`R571JlVE2KR5-8hG;5<BAWDo%m%8B46MVOLC*Av%=g=wW4j=;rYU_Cq>&831N1ic;Js1YX>!cB4liehZt
{+4EvK;^fl8!n^}?Vc0TKi@trgGZ&r5mFz=xi6>HJRH;*+O=nE<MG{Ku{2d;9#f<F=Fg?Q`U9XWAPf4A%spNj`dj1t%*?aPVzIWu
;GF^w<U6>YxnwG!AWv23$G6xu)+{WcJ|PM45lrtB{3_Gv^)110-0|RwRMu2ygLN9IbpB6XeV+Yq!?N$~r@nIESQ=*6!$|`qRf7o(
G?3rmU5H{&m%pb{2@`q*H{Wd@6BSx&TkfyL_z#dSoK={N+rA&t+{ee(G&ekW2=wZDwKT5RSW!e%RRNSdKS}B9-sh>X-`24{4|aqO
@t)uVh#pPnxkI_CTi|zE<{0US?Rxj6Jl?eNn^%Eu!N7a4se1cZ`-@)Vxo*b;-QPjvJC{z*3_HNVZ_+!4n~Cop2esnw@Q&5%?h)hK
@83n-b|Htf$?Ot&y#O0|ChZ!L<Jin2#Ba0jBLs)p^xzLhd*~2?-2x~pdAS}RH;uEenC%Q8I6=q}hHVQme@GAKupReEchZ*bR9gHw
W1$|8MfTJ`4z4x7W1YKPa;Ix(2pB+iM-HSg^lMH;kV_hMqf=xrfB>sAhMOJ}ZaXN?c%(K!FgP|<#__|o+d%jLNPHcu2xeKshfUJW
+8lErcXPG6YWoZ_AqCHlHysBvwONJ5Ij}#+`U`x%|Kj#PtM5*I)BLFyf#L%&1N0-0E2k+ZgU7)VLAUcYh`-(oFk#`k@jt82P7E>x
vjM}$i|hb%@Tc4P?fHfKf@D!|;t+eYz%a5q8p5;lod0E6gWypjZ3FcZ<u`}*4M??!b@~QIDRIudGEHlYg^B*JH`68JpQ?EWLP7lr
k5Bbcu0cF8%jwWQ+R~%vg^qTE7Bkk=8U<Pi1%?2c(uF-VG++S!as8MPd|2no;-92`U(8<CLzyB7ZCx5BK!86%5$!^TT8sSug(Do!
zO8rR-%52LY+0rfssOq1?sMwzw{6?R7Bw3FnHljj#^90uf477B^{&VW0^~3}h(kib%?N6G5S=g{&(*|8JhSNhpGXn|Xh3M^?jKZD
*}eZS)3q6?^r2EWOg$R7j${&?@1`GY2aJzghtc)@Z`CGk<PvHZ&zapG23h{{*#Tf8PZaJ$g9?Ry-pluXx^<qu-kIcHk2&AXK2iBX
`2P$<^LemS`J-2QLCSrS>O;>b@V)RKjE3CsK5%LQ@%-5O2}8}>%9T8~q^T#Zp2lOh%H9|5+XF_IlhtR??-JAFp{M5)uhZ`qrBI;x
KMh-(@U$Ls1Gwf?k@1lRBKCNliXTcJHF(@dJ=@EnuAc2*fvf&iaRZ?gcCq2^PINSy>WC$Y4tDWQLmMtMKyB)zLLkBvTv(E<jF!#o
y4QZ-b@a^wu8-Z2uMW{a6n=gY+ro|I2al774|r>Hz01+{E5+nS_%p|6qsh&#6~NxNo_C9XxV!K5c&l&SO_y*&K^?;MhKEQaFQH}B
Y#V*%)kTB`EX>nmu<_<>=gTY8Ny0<N%g+4tbE_Bvhor91s}f8WZl$l`wxPFciU;cAt++wPPQuZ*B<4y?sFp`gAlf-;YhGuKs=!#@
C=_ED5mulq5H^Q*E!jl{g%}afh2I&dY|?Tem?8>EF&1k4gWMM$Q~|M+GD*pvdbn)m25Oz}xmM*ZgH8f>Z7Hf@-)HHjFLH+$cN99P
I;g7afXp?u2GqnSfX+;1z>?RLdM7j@CqxuN(u$|wOG{K~6*Kw)0vHbaijP_C)Mjaj20<u@w)Hd}!sN?_0{t-i5?D~Tf$Yaw7~89`
mBb8?SW+nFkOcX_p5HdbaZMViV=!Sr<u2l)IWABYIoElDCd&190ig2kR4u}*7{qHbMiLn}BiRZ{Gh|%=?uE>QQqWi^%s?M#@gl^3
C2n4kEI%R}{!0L20Y|7$>Sx=-{lT`0(LKK(hYYgBJ&b=xesk*ldd^?J530>$xDrABUfz3m?)_gC91rR@3{C^5yVEhz`1f?`fiwg6
?|b6vz)&|I#SYZMHak8T{~Li<eZH>mKfFVb{ydyIr~iwBLG-52+3=uoLu2FE;o+$R{pZFO95$!DxKa{s^h5*O#t1LWDv4B4^vU)3
=Z<I7bD!qktWfV^cd8w!K0IEmpAI%08Mt$0ail8|I7~o0bmC9fEHNrCyLbHPXZ6>_8&luJt#Rg=N2EXYvr87$Q$=Dn**;tU$)8qQ
qN8F(97mYLiDNihuV`yu?O_L9(-7^fp7y2`Hq2HEv&FE|6h(o<jtLPYI(Ol^h_e|5CX*S66!B{|@p#EJaM@Fw-cG+NX_IMKW8-eF
&Tk3L{h%~j2FCdDQHTseMkesGW9h`_jr|>r+&Z*9cVym*cxP;KARb8skfn5YAPb6F=rgtNaZkp$ew0WXpqe-o=`{Y;kFf+>Bov7P
{64sI)Km0UBy)HBd2IIShY)w<Ly~&o=|@F6ur8=M!j?pUk0Vd2c+qg63i@UTXEi5kvz`&D9Ek9I{FcodyoRA@B<a4+&t%u41azy4
Z4NG4r<t^6D)J(Dl_42!Bum7N-Py@{JOcsH<aI3q^u2A}9@`2&I96CAsS;a-T@|DUat$0sQx5VeD<>Sw{FlZ|?CK}~Q}b-UhQv?$
m2%5C_9~uUkQ4D_JT?Qt(=*u*FAmq@_})7#hdIr6m7-9YxDjJrEVrnd5!+w$dXOocxTz#bVn8@dwm+|Et(8ay6E&eTN=&N>`=R$C
dTB?5YYyOmpdrBT`lCqX>fA92B>{sC6TTnX?9oM1*MvNEKr@5Dezn@6@;y+7Ar^PFHKhqIkr{Nu*ki+Ynji$00wNxs>yF74N}cTJ
_GZ?Z;>7^c9WQHqPAWO!g{hBr%8}6e$OnZ@7p_KWfVM3JIUS|wuUuvYsD-g-@4{-3O&(khvWyf#6EfmoFG6F6w9G4-RT2t7=3qG=
>ff!LWsBRG&}mbL+YX{)Vs9?~KP)kxsSZ4y!|v$Z5%?!@sd6Ya<JIG*JuMC0&aNO4eVxa?Zu|_NNonMI%s&FXH$X&7wOu$YOBR%i
!s26>(ED<f;3ME$i4X57i6nLrp<#r!l#o)W=c_XPxlvnck`}&uR}#k7^&pb*PJ6bST1T+=OC$Pcmk7NA$|bZR!Xw)41a&ZPLZq9i
AZl<8IGN<p1+7hK<4C0oX+%zmvr2m%MF2@|Sd>eUfFs&eUmZLBHoqHPA=>-v0{XVm6;+$_c5+KP+k%OgeZkkCjp!s#E58X)MKKO2
v@QtbcBdKg;xyKg#+Qm1?U_2>M;L9+rVCIJR=L6!i;+^$Zt<q_<Jy|mSw77auDWh?puWKVi^E=pG2p*T)V!Ve>Bby(q3I%|3qsNR
Ubcr8{5$xQ=T+%Q#?_0taJWOOn??2Id`%y>PUKl9B$1&@5tA2nIaAXv1<yHFBZ1l#7PH}M|CcXs!-+?hS=Xs7&N0KvVn|#2Nq-u8
xN)S_G35^Ve!i!JJH4XQiNzto<n@W?M}tD=O5{-rG|$1v&y|zw2WsRZ68kcIe%iB~3UJ|k9UJ=GJ6LaN-<3}!DzSK9FC7{Y=!bs8
OE`Hww9{`JTy18yRSnqA`#1*nI@Wtj1?bs7r{#Rc{0i-!j@%Byk(cwC8`=9jP^pt8*oqJzPjc}s1j3j33!O;NzWc7IO@%h3@Q+~>
9>OMu8t=5vq;styG7`8u@`UX?{T*viM=Lw=yTXqLgVQKGQi++#A)N8jEJvWtja(u(9;7`qk@3?rU0ka0*@~)fP%=NoQJQob+Y;-J
h^VxkO+tR7q5dCzpT+(Qg{Z#X!kC}M4-_~u(xv20Q(8wXPVASE#zw#EOP}tTj%mp-S=H6|>q;hHt14GWcF*ep?`PNMD58{6`*0Ip
(tmpx%IFJ|*@2+|i9;->BTz+TSfWLguz|B(Vt?9hX++Tu1RImVqD&l9x0g7I^5NoMMTa6dNJAfgx1NonIA-tt_?_EeUiwc07;-nV
lEFOCEQ}`OAXuLRqS)Xud*wrmK;tnQFw%o8H1x0yRGsst2~>5KWHZNxE3Rb+Jt3hI;4wjP!{TjW^cvByaB!VJk5KPV@#+Wk;A#TJ
k6IvL9mtXz^P(3SQ3!Cv7YI`A!3O|zVvI_d9mZs`q@>7fK&}KTOpH^*319#p*KCI%!M9R@*`wY+MTQhC0O_jYS-zPm0UQ2bukp9{
`Hsc|;kV#>eFyeGF7aQK{*3xb`Hw~bcK07eu4B!|zf`Ih#-2Rpgw=X8jC&+ww`ZOuS4q{tn^Rv;$-Q{gP}Brk${@gQ$ntTvm&99+
9s}>k(-bDqD;DZri&r7$kVhB-U*9yYi=V%kk*^n^;IG+DGq#zHiiflp8&BqhXflZx<<gw<xYHLx9dO%A^0z)3nLC5q%TMOJ)Q;!7
|C^5Ek-Ft@{YYHrmodF4WKNyse!j<Y-XA@4oX>1VnELUYaXXtBOpsbXc2tq2YV~vp$!#R&*R;<ioINRPH+HiIx{72|G@!3$Ja&23
u|^;&yw3R2)C$j`AdOwksYv?03+4$V#CnKK>;!|`FQyk@Exu(q2(`bik6tJuEJuLijgxFeBkm8HLpu|qO(l_o^6+m&XLp%DK!W~9
IY#w=xkSHJ`+Pt0amRce7~fa|P_!UYgJ|aFsi2~Wk2d|9Id5`N9<#!9O6~ej@per+r4UUK|BTP}^!5EDxym?~wpr5t?E=KPD(e5b
8H<LbVlY+6XcthI*@NnpGF_xsXvh@QDtJW^EvyhLQ6c0o3K-m|^`~T1#3Jp7fE#OY*4+Cp{rmsZ1Oo|A^OOvRmI&0MI+_&GDnx;h
VKgS7Cu4srHivXdAO8q0?;XL94)S~@*f)^5qdO*C5*XyiW0XZ)9QXa3;d(Akr@h4cYw?UH<N-!z><LBzSq~jh{;m#F77?RjlFWco
Q4n#hXay!>3e-p~77$EZ`>0NFwj>80b<0W4QrHr7rZ;LZiXELBYxve_X~;Sf(@Q`ZYOEx5LQqvCNaPF_u*DrhP^}9}DX9#R0;y;R
h!ENnQo58wAxM&f3Y>%tgd$gH9F3|1l7uESVB<k8QABZIjpT++k0w)+lwv?cYeE7DrkoI%+IGQS>~6|r=Szjlob56xFs?^f8n&dV
Xdx+vpo=6hq9TaA+=@mWP&%}%lZU9v2j6|#?PHViK6&*XKGE=+c22@ZYjd~9%y9YJow)hGE5-TT`OCFf)nG+Hy<tOh&M^)&>}3=e
8bDKGL!aTktoU{$#y+epIAJ%s2MG<jWF@qRgy97wIn{s|;|0=kz&Lgx6aecjO35%tg$^W6QX4`U2pW*2)UHcG5Q9pCN;v@W6qyty
7|j8^&Nt3Cggw_P8fQo!FxvpmEI3W1oFNtpYgKWB#fJth@%Ony-lRIWy2t0g9^1~<emjrGy61RK>vyhRw1E5b$7#GG1m?&zO79>V
VB#I*cYsPZlZge|9pi`-jyJg3H49S@5)?b=#Mu5BckE=5CXduVI`g&}j85F<2)5)ht=e3qCM4%qhE1f3MFB!7q%lx7B*fm^ZK8^h
l9Z)U$TckiylojOhVl|mei4W{h1MM;$&WG~P7wJuO1W|G#IfcX4&soI!1Nf%0op>BBn{;_)+pJPw1&{7NihO#04f2tP7`U;1|g;>
DU>$ff*NoLfg!cgrE&P(0L`(NVMF)!6fw>ZYB3J{M9Cb4auKz*s7<3TJTrKBhN)H?U|r@w;TBD>CoDI`g2|)+?g3ncauZUbWGemN
&*c6x`o?{+_H}dZCu_jr1Ai1KMT)RP<!|r&vlC=_<^%;&dVdS)xv`Hgz|1Itx(9FnKGW0^0D2`KObQtwS%Mh}kRtURoY3+AhXJ#p
2%+2md5KfW(BC~O(O<A7_)OgWsfH;CRnU2iFZ~ZK2Hj*X11M;sF(wx^qX}-%TT8`xgqf1tklCi<erL*uytWb}*YY1v!2xfOVViU~
|1Zmj>Hby>IbDr|ewM%y!`05Agnjru|LX3~{w&NtU9^BSg2XC7KaEjAfb?YCC`%x7N`~_4FoB=H&KhS0qS|HLfCzzhQe)ey6c`GE
hymBgw|8u6FI%$+$Pn*jq6!KcAc84`ifRY?W+u&ovIC>%hA*qYhQ8B}SJMp{#MwOG9|QGp5Aps#(fwcX>O=dvV6>N?AHeR{&se(w
M|thrZov&vTZaL^gM`FnA@P`oW*|^|v$fU3R0ZjDJwQ`87|z>3xC{$Ix=a`i_ZDC%(9B#9=e#Q&r$!X3c~v5r58v@rUbb#&j>cy_
gxLO1ZaxpY-M0r`zD$u30D43A8u0D!ZfR$?spN0Od!az6un@Z<k6HQ5iA%ost)!7s8?!|f_6KS>XSW-*9Qy-y3y}qaBM46(54ork
6X6B0+y}X?>?|Wx){etGEYd1a*`b&V<V!B<$|uz?)6EzjMYOZh=@!{%fzx1LsO4i>6gmy7bEXvqu>r-<m2xCFXyb>Ony2GDbYYwA
{aM6ixQI668TJ$U!`{8FEmupGq#mLUw0;I<RMx8JLwX!F?RJFHDaf?B#DQ|x(w7nDZ^5z66t!pokiZIyavFm0Ak=N6v}nwmA)An_
`}N7!o7M8q-FF}B&!^^n-~?F!gd_gkVo?`445QIx$eZ$ofd2+=Lq&uytB+o+K@52RPXy1f{J=(74-ZOV;P%C{YYE%2-JAM*bZ7`J
q+o~vQ2~WwOL;Meme*OJB2TmJzdz^v{QG$v`Qg@y5Vt=>4FMI>ufdomAq!0Frnrh43+=;R$k|Ih;SvM3cxl2yX(~J8Z3%>-F%T6v
s!5Za^l2BwhkUeX6pRRpC?kTP{Es-~d4xwQ_DC3klMzU<NJN=p(d9mwFY>1}(hI5zY}J0$6eIKfNcTeTTcXjt%cJrrZku7B2ku$*
MCMWm0Mo~azZ^^%x)nRLWH77Ha<xFy`t|>`MxTowJboEmtn&j{1TrmhHKg<h30}-ST|77ccQpG?@BgCa*B;+RI+y7nAK}h?nK+^R
>1~Jqwog`qyhc&~W{3G&3TXq7&aG5Pv*8ThvUN|I8k#ME+0~tDriVz6{8^xmo*H$*20P28`hVz<60L~;tq*T_gOm|PzXf1_gaNzI
_zO$3Hh?i5e}sI|4z;N7&~0-ahygHx5TsR1B9Tx0br8r+PEVVS{n=9l=`I<8)PWNBcwxX4Mj$?<J9nYi&kr})le6nA<<<GWZ>KV)
H%nRt)Uf>INfQMh$NgTT#1t@E+eKw4YdrF(X9_~kmD%~dOgf&V>St$soW8Dw+3fmeA_@q_eJt|pwTxk;wJm3?W*_#x9(R7JxgE=P
q9Yj~nx=o@d{`uAQc;dC>>GG2%$$!pZ-)%{@T5FhsfCyHP?ZcgOFqxMgYq!yn{VvPrXtT^)6SH0*wY55esw3iTi^x#f6F#zk}O6F
5l=P;kB{fKm;L)cps=GNB>kuP|Fi!7URAy(AA|Z$t+vtoaQ~D4<NDeP7q4&Q|J(fa)%`?=d;VQrdmr%^wfs3B^8eMK)R~wEqqFnD
@60tJ)!WvB!hax{fzY2ie~H-tm~s)$XZ&|FWL^-LL<7|x$bWttCtJUD*#GJdnBk57g~V)@L;i$n(d2igKLt4t`M)xOR@4?|0Ds?$
Gc?t-8f3TfNJLA#0)vT0YrbetK%Bzu-_@xaA`}k>4t?9~Z9{#SC~<={iMN_i+n+xgo^Ty@zypwPJw*4gIzp7kiJ%CIQ`+XdpGAN;
d0nt5>V?WVRYWUGK^lw^fqOfy>G6mEf+ao&PO^!SdwgTRk^Wxt^Bx8lvjZQ00qg9p1nfuv#bpm44->}yNy#_Yhg|=G`L^4p{iG6p
IPK{Vbod_?wc<TS8{N+UUmZ#KArUSlQ_pa>eCQo&2WXzX&I4t50MW@uuhXbF0QUz6S5rqWv;&dvcLd^#tdPYx^gsubvT&y?fh;dS
os~sc*8We<+Y*-F78d}d(=en&1Z2MRK_<P;Lm+e$b7MWR)peK$#dte)F~S_h_UpfQ3)}_~x^*azavh=}&<PzLuZQ!GkK4%KS%+FD
Y<5ACKGSaMcKjS^O@81%>VHaT|99>V5MR0z`p4R*_8(xoF6Oc9U<i~VNxZ*}fNysPVfob2;7DoFomwzY<Nwd)_<etGfF9y3JiR|n
#Bw7)yZk@W?b-N$pZVKf#qD6<5!1A8Ll3ltK=kT454Jb<>q;C93<p{ZnxEgh!J}`uu;fD-3WuQW4-(UyACJyMh`|T<DX{g)5|anE
ACVoA^32P$=0edBAD1E>y^ndchNM5IXsb2b*Uzoc=+D`QQT<7O6aJqKfcc4gWhniJlj0;6-Tq_uc4w8)_FPFmXBJPG%m1do^wyaL
cR;TeyITg&(+H-LT#(s<!y)gL!k813>+7emuXXyOe7}sR0oUpMf7kgPlXLR{s~_72pW|f_j2Suz|8)b_;u5k?5cS>D=mIWenh@M!
wj6(%(yflq%=jQH%vBAN5Dkrw?$|aD`dr*5{f+ea`ulzVH|o%SK97jg?_Xk%+^RPKjmPzm@bDY~W`yxTIr)Q=*nUUa{@lPr7;z-#
{G-kCC<Vrv4bc?+#|$CIv$53O+t1B}z?w=ET_5Bspn+Qu&tAPBbE6LT?!&JIfnHGU7ii9|uA@fM${k8>`$M$CgSI&&XPklP)ZQP;
GPs8<tQay+KlODL8HnHUKkcCWxngs<P)~?Uw9@yikiIIPIb8=3b>#o+9Ta)F@VY$f`wh9hUV8naVsc0aljW4FfjgnqoJGv~jf1nJ
4s@sZ{hu!9Uia?lJ4hXx7<nKE>PZX_)nwP~&}4_heU7bUR|N+tFaFt6U&i0dDWpJ9;N+3imTj@2tT8DLg{nUxPkw11p7|e~qs^M<
hxz}L$Las*Pu7MRr~PPjIrnj(c_`oU1@6PYDEw#pi%v%ye~nzWLR?p9XXP?sP3FX^>sK9|7_2q-Y+<C^!b$c4=yI2kr0XfR<tF`h
QrH*r;XlK#{@>Gq%Z#L8_kKV2c5l$oWtJH3;6Bg&3P8?$dH&z`_y0NizEJ(F{Y-x=PvF=rD<|g6V(#lHt+k^<U+fsfw5?SbBi-^>
5qn{$fA%+hLJ3TzG6<&^^|ML+JHIX(j8+^`5I3~yEtNEetg9;u#WbGWszWP#a>sv%Y55#?ogNQ!q?qGZuLvIyJ^VMog1|kTkTuNY
zSpTc;)*$OhNYyWh@y-RsW@vvqZ1taw&wqY^p-=v!?5R>n25m0*yanTq1KlPCP!a!%zN11dWd<fu^4|SoqZ1Ts}99phe;x73Mjly
w||2J`I|Uwf6qMpOlml=TJ%eo6wM$42qC{aHJOL%{s`}R`t5NFWgBZd+!4`B5fvG%FDm7k&S<hEu4oi+$?tc(IS!@BhhY@T1Y~oC
T&0!oJ#d=UYSVC)f#oErmcaifnf&>696ACAq<7!O1gm$IX=xw_M+P7^sWZwYwZ!TGdm&&mLnwR~1TqFgtdQt}9SkN12L=bBqoQ&l
kYP$v$zXIkXicB5|6ij=|CshZ|J;AP+nC?$3;6Q+PtGv?q5lsr;rhHeeaB9c7!J!ru>)Rbq4mDLvG+b<=qOa8vLviVQTm#Eey@YY
(tW?@RodvxpB}5OZ#sx8_!V*@XZt25a*`qovq915w0p>O2f||Dg;>Y_qSv`jmU81VoaSFi2+Y~3@<pmCQH%)*Xne)#3M^c?;hkO>
dG+gv*7Xfvg8Qt}RBvS#lA$VkIO}4+0^B)+>efQ>S>pUY?8k*fCR0s+rs(c0g?9Wd?7EMehonB;=uUV~GG_Ohzgp({)HKr4Efv*Y
2+^~Qv=FXR!=qhru<Dnt2YJ!THFP_$dK3sbEji6HqCysVhHDv7dlxS<)0<soscyS{!QKgo-tdL<kC}uw%6(`?2_8J$r)O#bL4$CO
VzV)$lX<82kMCx0>>dMY;jRHXByk|3@QH0}E*^DunN4CI!6dCs*U|bt$(tgDr4Ps&p%QWwIXDO$gz9xXGPg=ihmO<UMj#)z(1w?+
6RCF>|7*Asildc%5{eyu<@v1k(5>#{aVxH`-WQuy^tiLjHEQ;2JT11hdVRBbr_-}cRLJ>^HK$1Fvj+EC>Tz8oFIHIWin)8dnpA=*
UYLqlB!9f0TMsq{IRvB(76TzHAc)RR-;K@t&0WS2Xs}-bHdp0B4$q2UY&kkPs=Dr*)fhZpEFb-FSr0^%{n00|o@jm})+eL>9o&fY
9)7N1dChA`9(3&=xBOLoEU0chYI_CPd=9YaJtDhF6Pi2{`c1^~8GE~*K%BKn?VrT^e?I32Q|})~xz5nf4Mxqa1-B#R2ziO%A{Ix=
L%XsL?r#4-XYZc`L{SmR{T)x1{N>ot#(jU$?3G5%vw^@9jNhMkffD+5y9v4D4@lwx;nw)ROxwG=(}%&}?p&yF6w+IWtk5?C#QI2}
0xp5NP-~fSGbNVsaBD@D(1bB4b#?1O-3LC2xNJ#$yxV#QpE2N*F#8WX;pVT2#158lKoEll{&D<2oO+~I)(+eC>%*(=+zO{Uu@6aj
TE>;wMHk=%s>-nDLRnzRSy%_-WpD4r&fW-h1G%X)93oLD#O&zc;G3L5BgK_~u&oP_QcPheA_xOLckP{jOZxlhN3ihO4aIRt+m@Ts
LL-gyh&(HEqwg9~MRvu+Oo~0DRh=)NmLU0FtE}%vc#n&t3|lete1|!wMENs?CmFseB5nv+cWtb-aGs1p(OX%}X<ZOi$*bW?uC_O-
$`Q5NUl+`b^oA51m@v?5M41^)`_H7z%nYcFh=W3uWs?RJ79g`RXaSn-nz*jbY0@SxsD)`xG&dDXfn+z7>^v@$negsq@V#lIrbYya
cIpABaVN9o>?f&*+f9yVhopqThgg$D;lu6N%we3h<-I9RuV|_hfG{e|I!pEt1U&qGZakhzSNJSCV>AhVV`A^0<IQl{x<NWliN2iE
ZW_E1zO}v)&#^yU^xfN6``>(i7h;5F!(%Y&J+gD62ce^^;CoUg(wyWDhm7Dohk>U;hj4N{3F<T*Y412Wor@8;FL!Yp9f)-T3FLnP
VeKm?<@u-YC10k4HKX2x?lL8de4)^wR`^HncE|L?P=R91ME6hpmPUyX#XscptLF-=Iv5yFcS=dPmLO3SqLx!56sZU%3S5SPMj>sI
h{OAtE=`h{S<!)Ln>gXu8G@FWXllMT*8la&F+=@zlA?e5Q3;TWBP~>Nl=R;e_sDHoBxLvWPm>^d8SFCT3CapuO}VB#nLg<Ee6MZu
_(_mohJaH(R=*w@^~>;P&kY+ts6+4EKTfA-f}Az^wXf^2-}JL>Fg}p5|AxYjjvMDXUo}G*ANVWk{QGk4>ccsDL;f#kf_N@@ypQ#B
6b~}J9xrqO^3jO)_pRCe1n3NVT@LRF&i+k1!gSjPl6@Fch`|^@F1gG#XplS!!M;P>EGXwcz?4~roT?#ObQ(HoQ$wSOE?518s4KCb
<x~u<5HTHCG78b9W{oho*wSh{!_jpN6BP1Je7Ful`p?{dm_Gk!cWp&~rj9^*R5%)mk~+~s^9F?0j6UNm-T{CfbciL;NF9baxJ#l%
{};pu{}KFU@`b>mqMUGvhDgIKOvq6?!t#*y#ZV;yhFM3hQvJBNXXgFN0}tUpO8+p4fu>#vq_x9_0$28ehCu`OQGmJriSiIJ1*J1r
``M-wq-2&sLxt!czU$ZgbOs&p@DOuG>lY9Gh?{H|@5DQ<$qut{`?R_C8vGx|10(vs3>W@?^S3mD@IZBc=|fBb)boU##SlR!ZN1`E
d|Ktf)BSw<N7rO?hb;yCvt}b{nMo#C41dbhx`UbbAD{SshLG>;d@t`h-ir#+!QfwyYVLT(!m0S3=U4r>i=}QR>0mt5QjI=u;#sHz
uuh><1I^#+{!Nq~^@Z>5g!Q4~!S-w5sU1_0o%Q`j5Zhy)9zppZSR$X^(LaA2b*6{g-Lxjz8wv3@vLb6%E?fFP<w2~`xG?<e2%v^!
6!Q0vm6(4o3W+_Xg+u<FnVsgx-TISw8;;ww-q>ZQSVORZNSz>=cUEE!z!D4Du=oq}_ld#6FD2%iIW`<Z!f`S$Wso=_$?Mkrzb-<1
C!$E|Jx6oXlaI#$;NvN?{B_)H7T@|daUn?BFbolxVLo4+{yqSj@uT6rt8C6SFSORb_S>7k;SRp2Sig|$?TvbC|L^2|8b1HfazZ)Z
p!a-(@(b=CzoGF%^YM6oPvfN3x5;{>`Vt1r4v=LAVz6Xd0k_T^yzB%)=W2$IM}gEyuEV}`D+6X*FyCYRV2}H*!kAoYei{DQe+((P
+WrvaGUmDdp+OHr)Jg7u5Ch^WaqYd&o6%bHHs90i$K3k7=dA1%PdV)W4IdAGkOAuKI-qBNFFR}R@=+^&2pN-Wv$3cn1WJ|jl22s&
(i6wLUh<VQ+3@tCwB*R3Ea#B3?<BxvFi0JK8}eQH&*=H)254!f&B_|$71Rud=7quxr7<|!wnsK=Mba*TC1nS!a$)pmGZ{96JUq~M
(e6LQ4RIZT$51{;VyBS%d~DT76|!a{>mNBUJ;N0PxnrE3p*|fw8iv=E>he98_9QQ1nwf5iAi~&xY(L}NPX8ZUHJF7HWs^Ws0bafM
Ke_pM9MeysJ_GC|pa<BC`mtYUfgS<e6R(f$FYYssQEKiE4)FGn^h1{z2f1IK@2Sz<3%GR{?g`!EdX#<6{`f4wd)~K>1F_sUAq}2K
Z^i06I*JN~_3!lupY;3557Mf9mQD}UW{obf{U?t0=k{28KCVyc9<GP>9eEp(Dt~MpaHw~Wlh62jm+S8iM|^t^Bdh*czN6-QaKkLj
5?Dv@q9H1YIO@j&hr)dhHfGc~7Gn~@>|bAQR#=(kqd-4_V@FSx0`%%ugZ%&J<E@ny>MT0@uTiUWMKW7NEt&QfR}}Rh&SIKR84gf$
7sfx4^3R&Nf!1^TwI4_5&6mqF?{q%D3x<=cC+W%q)n`&*meq=)kyMRk3rdkgdv}cwkC7*cEBd_LlkuOSLE!UlY<~kj28|w%*n1Q?
yTEoKw~h0}wjDcclA?IHo`jItzzfQSk)z_vf1M=~73G9dI45c}iY~;)$x?!1tP)WqMn@?^?^)40KCyxvdk*{{Eki*3I&DU#-*j!m
X93*@J;QJs9QN!w&s6`SefWDlc-HnsK_`SBMFZ-44>Rh>N5Z0HNK;RQKNcOpo;#lT%!k(Cm5blocpeVKdnaqsZPHos_^y!NUVOFB
ySb@Dv)N=@loTMYHDQ?Au?dHWAQT12B?r~{eg|m}PSbKQot_<{;A37yLolb-Gk~ItHF|6YH#+-B2TS4{iPt=^EKEwG3@F2drOPce
cgfzspXQz{=uQv->j+L<&o4D+U$Jt`0}H@*oONGpdg0wu?xaZwT1eBqKQMw|Sc1TU19p3VoP`fgR(^gpA8w}%*vWo^G%Qp9jsIiu
(aV*aAHrn)<Q*8!f7fSk&-~2YqtQ4K9#%$l&}vCq;M<=M@~P_b@(K@BXWN1wK*S#q0}rcNG6(a*eLByu^rwmT*qt|V<flLlj?I*r
_Hq}=k<z!G=If~a6hXh~wm%6A&4+a0!0cg<WSad`lXHjWHkMwqEwkw3f@YbZheHTR9uPZjs@jdMy+U`x?O+QaAB@R)n(pwFW8Y}e
Y6g^~D2V2qk{#VB{a18`ik;8$uv4Y`Swm3on06tgSXL9nRK!r2k{G5`NChdx==BVr#$o)v$cQ|7XgRS$f+_VkF_hZ2qM$<t9tD}2
y^(%Rl-Jfd3E$Y`(#9+PzZ<z73G*FDmbz{hu3>cFoFwlV=nq6SV}U$q01sLrBXCJH1Y1L1q{Pr2ZX*SUa9`s~0uIl9wDnIJjqBE*
hWLLs<bLy9>5pHKbapY7q6qx`r~6-j*W`kqcK8GRAA(1<*&U3Zc3{6_GzX<RnKhuK_fRb36A#s|z<<A&R~~KepW^+#{y)3f?Dyxj
-9*|O6*A$Gw==5n|0GdU{>f90U-04{GS{|q&6B*KY)4|NSvbju5oNTO`QApXWRkH5^+h|WEyrlJN>a)dO~0WohbhGVvsjE-A?o4x
{?BxWu~7Fg+{^4g;`Zzx+9uMB-WwW*mC#yBA&e)8ivu5OPQXtS%;<PhY(h~E^97ZGj-*KKxz7;<b=>0EfNZARA!Bg(?>q_Y-QC{i
mC-dt4Pc2@7{@TH6XY0EQ)!51=JMs!0*SLASu`?er6IrfT`b`sp(d#!tC}WrVoS4LH)jg>DsKpA(8-{fK_u-sf?!~Q{5>-$fH?_}
1(*y+bBH&3>CqIlHA3T|FgDv17=`84-V_N$a8Xm7w@ujG55_eJX@HDe$Y?4d2;>@ERDvBTi{0-NySb~Ud7Bh7LKpMzfF5!i@45~C
mISYkp^EzX?d#DjGtN(;A5e+1b<)!eIL>Ki+;xhpy6bz%r+LyI^W?~We>)*Qg_=IMYlA*!Tc77TdV|@W4?gS-DyMlpaGvw}OocwC
1)LizzA%dloY`j&BF8C%yCSU=6lhf1lsh0n!DN9D+$K2aF?3>gXDT5$%CuD^pcM1{XN))V%^d^1pNL1IEIOh=ZRYaV7nH-xti3lI
fOdxAFMpf||5L5LchnZ5oSDlubagv_$v)rKZ}DRK9avx-KtQBIk`$m&z{3JVB_$`IF#q55N3c%WqKoixXghr<F3N|V4<a-BPhOs1
#R(jFU<OMt$a28MRW%3GKlOUS36Yav8q<x6jW{Zde~qM7z?nr}awLjpIT?c)l#)pgjA1Z$Abv=&zsoK#4t>-=Jq6L*iVC9tFrMzu
?Ds?3#fQ0)cU;1KJ~!xpcjNLuvwxa$3gms%CC<qF>V4e+K4ZA=)_y8^*R1>e2M_H5)*V3hA+7ql$N17x`+djNn19C#r}{d1jtLX?
xB^yHwu+$CyDa%V3Eku$p!j(w`rt&lz9*#UMkkj<lW^_r?k@|6de%LV`$N(woesdk9<al(d>&ABN3zwDF&^5sIj!gQJ*=9IWnOiC
X`gw-alsS%_tIU-02F(VPouRC@>(w=y_=JC1E0}-#yms}h7B$y#hJBc*b9OkjmN~)6VQ1k8$usptk<;vc77T)vc6s?Un$vM?2sxz
pG^b5ntGGJH_bj_3=Ss<3j|;)Fr2-bvaoBl0P1mFwj&}+3UE+3G2r1%fDXPxOYQB1^qhlRdw33~m|&mypM;6*_8ReDJq&NNK=_3L
M6fX_GAUu!9@LK$>XK;feH}+onghP!7qsm&vRA2Oded{r()Owk*RJ#=2_jO1ZII><kv+F$=3;tbJUliJsUHdM!el2#|1(FB1GtYK
omtjgLdgb)aNZ~wHXLw{_rX1Heo@Tz4grJwA;5*&C^SGCA@V!@|C{gp&O1#Wdq>c-{7>?d2100E&1UWM_D#+kMF{+J0UJ<BM3DW2
heHk$C{d|d`PwlFB!p9}3=Lp7PD#1fxAy<FcT5oQKVRB-wEO<YZ!K&w7Jc#r>g@C(_MVY7>#~UT-8A3zWGe$qR25jL@9yA)Z`k=~
_&azyWd3M%u10y9gX$r?A^5|ooM`_i*Z$9?+&_(cu=e`DOL32SAKC^0{+CAq<el)C_n)A|FnI^Rt#&%N-A#!T@5KDi3gjHn{@%{N
Kz-r&pWlo>;W^FnUw9A^W>kEbpVLR#vn2Z`>Ol@S!wy{o`z76*FeL#QV*<ehKIQp9ql$n*1)JyTl0f)Gf&X4Rh->bVg24L^!wh1;
)>8p1C&CznLz29YdLMi3?pN3MXMawq?CjDWJ9O~}zg!ms`zo-9$L)S4$Q_m%@8h56fE<uM4IA8cKgT(hkN6r51d!S={12J^zIro;
1oi4dMESUXFzfY}fSXUK`8tG}VZ&<x^p0f%Nl*<pkF3wj{Zx85Il6|2w;UO?;V13cD+Cf>?X{ph(T_TSDaGRx1*!sns~8A3?D^gS
AInjw)Eepfb`Qk@&>=)gV2q@|5JgoJR7t!EzJziaB^fq$D9lwA6II2yy1&n`|B)m+3m?)TcfA^tR6I?r0-;F~cBf~6wrYBHW`8mN
pJ#{u8^iO%)CUts_la5hB7FY;ocs@W;7~XFA^x5pr|&r&g89mM8Kjt~+C<-v^mDDErdv9-A||;Q<itpRh{+|RpkaVj1|$~B5*idd
PfuA@cur2cII-08pKd?Q>k<#nnn^pr_sRO*4{B+W7tD3%A1ni+AL>xM&cnEpR5v8aX`+aNl%Xc?$0Ve7H#LJP*1MiL7Y8e$!scwD
Jn|L4T-1a^9(GQ%6@OO<2Env;NuF-!XxKK|m5De>jAKvm=uI3y@ITsiNDaje`fzNvrI?e&n{ivS57+h}Iy0c6)-4BjOF~Q^yap5r
G(Bpr8YA>~a}6LHZ&#8JFLVc?Hwe-O0l5jVNZ2ccj&crm$~rlR8r#B(Dw9H<lR@S`)Hplta!~%n1nfGd*ariId=vXI{yBYYsGzX*
BEqnp3Vy%4e4E;#Ta?CJElhue4nzK%I#x6Lnk+xQ>^K<<Cmp)2?tnwu#Sdk^X>G}wid2eGs9_aJs2^Yw|F01@bhhWytdk|fCksL<
sAqX67;7Q;lhh6cK2MEs^BKS?IK@SeWIk^^;dYwL%9qn!hWnd^5h<Y)91aIScuv9GVs#Q}ygxD2_mKVH)iVKtfK!Z7o9YLE|Ly!K
hFq2XA+A4meV4!Wq591s)b{@_lZjK`CLP=ATO<P*iSN-wJ6ZRbPAmg{8%g10)>Bg<goaO?@vIXae|mjqmyM~<LeuFGuaW<G#U#!`
8|>FZ{Z!TxJnS^UH2#0MfT~EJtJ41;V<GE5XY{6|OQ%J>fdlv>YRx7dKYYz0R=(>*L`Gh4KI}ayWl8#|Ehrc&k{o?SO0I8f%4nA$
ycO|Pf3bYKYbMcKmKoD$7MoianKU>;Xpu>XxsdJ2?<ZG2n`oA`k>AdI?)M(PXdLIv_^mh5>Q1~fOr+Q?HHsH3M5{xHkq20Wp7)ou
ps6~<5jc9l2<L_3m98uvG<H+=0?2%-xm%o{N&WHR_nAD!-IkG~9m(?kb+~0k;q;)qCa`$gK2hJtS?8bhqp8W>nKsOpYCyi789vDO
W$u$no6jY{Fuo?N9-v$cQO5;DIUG9N)v8?AT-5w~>iL$`);?LCEH-Khe6K3*x_h(4A6<D@!vQVa`<b3?O)K`Rn&H#>%eO3YA<^qO
yvj;1NuH|Q3_7_jp%#^!Gb+sWB|#~kWvSm?UwR#NXmJy_&GqY=U3A|Xoevn9$%L+?YigaX+o<7EGk8?JSvBcE=2DPl!oA)}1aX}I
COIUV`-=h@*}N|7-d|fmBjM7#a5kg)LMNt1_5pC$jQD&@wwmPv|4>bI9d^T?%b#$UUX!s@_B6J@Wn>DVF}?PF)Tgg#Rv!<;y;*cj
njgDzYc_g32@XOBA9)RTPJ`Y#_Ray^C!C?l@bH-cPC)hWIH90J_>9oQ+XOt0A3rCk?0CnKtiP-K>@>TS$5fuK&c8{(xf0W?kz@}O
>+E8N^JC8PVcqlV^x$p$doPZtpD0~XP_Oud4sTk}Fs-7kkpFhi&((f(>Po~baF}89G-2P0W4<VnWs@Tsm4CuHUw21&1yh(4)r%CH
-g_Mf%|&uBIr(h+c~kbB9St7v>vMtZUK2+e@18qIU5zFr8XP8PB8b4kSr2oD#AvFLhhiL3Ad)7tTnJh;Gdh5so&Sl`h)LH1nWQN&
6gZ9fz~Cv<d{h=75#WaYtx-%-Ue|6z&SVoRTxsq0&$9Hnw1-G0aq<UZ?)RB4@i6aqd2X%Zqt#*AaA@`UzBpbsqP4ufG{t^Zwnq}u
#ps~StC73Zl1DCcd#YNc&~s!_a{#<i)i-#R>7^ph+lz?Lc*(@dU;(-ILy&4=qjN`*swX2y820RAqnMv44Tui6-|aen|IiV_KN)n!
f6IdXh<-a&N!MZVH?y6)v+%e3ZP^1dols<uw7-v8{(yDe1e>8DEiB%C)A-hu!))uz7TSrH8hJDLYxo#WUImaw-WlD;M%n|BKi~4X
5(l~2oG<-@WxLNNY#k1Y0@{i@OptK+9-~k_M;^(6<nSJ71!2tW_CB8$`$7k~Ds)(Md@$plaNzE$tIyy5GhV^|<MbbIz8@FtKEv(%
b+^YphwI;dFlq`r6h1{Di53pTfI;~_gaf23J}H^Zb6;cj{4+A9gX~WU_Kou|VVkJ>%xkcE9VH5zoW_2gG&<g<(+)0<x2z~n&8FC<
JMR1#Yssv8lM*ayu2eN+F7>O)bpup}c7R;fp;AK9Iilc}$X(x5c$~M(pnO~@=PuQ0FHa3W`_KG$9gw2l-;cI<o<A3;Vle#RB2rGi
&U<;zCV)1;M1=W<a`XIak64Z4>MIi^@IA7k)b28~0S>1}rg9IfWBjNktp3HM8IDwtlu{6^U4CAAJD;cJmtME?Gj51km{eVz8Ld!3
hTgMpLn=^beo!=iA=IY-Kok^2>=Vr?A){76(Rm2lyGU!zx1V6xUpy?Qyp|74c#y^$r`svl+Tn;k9fpI^0%}i89-Z<0&^(cUQ{AEJ
Mth%~L1EzQWaLI&p6?z{qzxXO_Fjr=S|Un)Z#=;=!t#QQNf&X<5mLn_2!Oj#=h_6_m@;mbV;e^+HvZD62yB~-ls(~RXS`5R;P!Zd
(bZW4trZBwQ=2GpH#lts{`4y<Q}#9(({gZUO<{qQG)@ri538mapHf`Dw-_ivRuJgxC@J2-Lu~F$G!=6;%5Y2*UC)%A_0;E_`3iZ$
Z5G*NVp0Z%N(iXU7OItpUUUKOz5HDeLIcqJ_&{=USPAeqKc(H=5a$9Vn0XNlz-riLq118P_CCBYc(_B2y}0!~de|TSzR45XJ5vE{
yn@;S!i)%@LWvQR<_u3zp|La}uumtk`umzEA&@!@FAQ*OayA2Dd6+n)!BhbexIwd}$Dka5h{A_Q)#z8efnY52A0ZDkCbG%-TCdb(
xS{tT(1lcYwH^t7aDG&y9v=OP)x7-B|BkF+btRnv!bXOa{{a6GDKI;>F@Xg71c$klU*BPNzqgV%AZRuNxQ+<ML!50_b}mRzU($rg
#H~_|1uH;>8wM>Ag%r{mK)d)VrXjh1G31AU>1G!GPx9Y~azB(myYTzxzu)xxDt?RjXXyLU)+rs+HZ^rk0>SxOyfkn7JJb7rqz@fL
Kc_M;3j%c~?Gvy+y(Ev@iukwUnBackaRA;??+PH?_Mgq*ezJBr2gna3>wj4&Q9;3u&Vpo>C+0mzaEKZ+tRWDf3=LWW9KUCMCs{Q`
CViiA@LiEpe1A0dmpJE?N#GLbH$vN8E}y+OI5wc)96soF4z&l+H_Bx8yE;(zd9NUt0HT8P8&Nt9I~xjeAUyrAL#&Mn?eW~;cYm{y
{B^B9v-=Lgal;)Q&ol%F4f!e9WQ^|HFdRUT!uV#{nnN+__3_8QKcWq_kHd2$A9OE=%`sm+zvI0IN&F>wb1X-}pQkn-z%cT`??Dp`
1vOzM(kwR)1|hm1FL(6xG<{(`u=w@!IhFWt4bJn7pX=N6|HR=t59pG6`+a}2N$=z0Ikz?gyt6d{f(Zli4fsVOOME->+WQX`UEgHC
*Zz0z{&~O&!-4q>$mQTqVWJYB*eH1cUO&VAHaw5Q^cIgW2VwUez`LBjCXa7#Lq45^xOj#EjF{U+KdBj_wz8JKLw^4U|9Wir-)4f^
8tr1A5Sk4>c1tm*#QFMYXepo#ork6UzPv+fnn3Fqco(1d*!lAf^Y?B3HjlbE<6hMD8w5k?CF~cl?+2!Y^30h&l*~vOLutYYoW3#!
Evo`BD3v~x;~Y(Yri0RJ9)kDwp0TRbdi#Td2pYB!{S^GI1nEzK16Mr$)A_0x41w&h5a;=%_k27!+m9cCXO_m%{GFU49kQdzkm3CQ
^gS#+6Zbe(UNQN<U+Ay9?JAdw+Kv!%Fa9F;Cm6tL({~d#TdHrYJS)S;d*$=G)ddz&K#KQ2Ob$Yt1E=P392M>e0O)L8&FYS=`Je5~
96mCqe(6mCqI!Wn9EAh8z&JOnH-aqJFTb?@quLYg84bO-dCGg2{dt%iU!#)qVAc{3=JtQDaU_ucg$1eqz<#g(zgOjtm_3O@`1}U3
p|%INCj^^eLu7~VVLkllX`BE1{aG}h*-QP6`$%2?CkL>CA`VeNUp7Hk0_iMZrpQ!Sc>mPp{aMp`yD0zj(0csKWC@kq0tAoXJFVTP
a*_{c`a3}qNfsf{u?`#&#6+tZ#Zd*LOaF5n<Lj5rV3V&Dd+)BA!5<G0;mv^P-87`znExGIj+mQ~TVtNwIHcqv$7B6Y&c`J3sD5Xm
0+$5})j_#wEQpyx(vt<+-LkHq2aCD;Y%?jvm_Orb{9b6WP977Nggkh&1cHmhuli8iG`g~#w8NjQts<~mNZ`nyrbSt&YP&>1d>D`|
qEG$yGj={V6_%}1T)S3_8lhtp3xZCBpYN4U0<ULEps()f*SE8ft!`Lg!F`hsBnK=tAj%rmG?l{PM=auV)L)C~t#O)HvBG+~#mtG3
0mN-Itx=e{sD&eHS=yKo^tCccto5oLGcGX1XhutM;O+<{*8AN?qzQEUrbb}A_>eigvC%bqeAUB3*8lTdCXcnYR+%q93h?0cp~)R;
-bTP)a0*KOUlAH8ItkvU)}?ojwvt^@8*$7>T2=uAYN45PSYTtZ=1|xYf7rDDicEMBmh$FLL>H^R5ARRfy)#d(38lXEW6`+}fJlW-
qX4fjfO{G9b;EkOz*UVfpEIumQ5^^gWEp8oWG#H$%j&StcDeG}U~M)>zuuvN1QwPzbO;qN9lKm3;)L*|Pbqo`+w%UsYt`A#^Uy3)
s+EZc#7^kLN%9AZY8Lku>1XzBqHLON`jX7p!lRUFE=N97Nzxra$z0t4Gudi7P_%a!fkvBp?^dA}f`uSbxTvE`V2aN3CZQos#t)$n
r_y}@Y6GRcVEA(7o_=zF?;QL*PaPdPfX}qRC#Qk}eBy|fnh21kKNX57PtSY0cI(Efyf6?G0th64G=Ar10hr`@%|D~i%l=GHO+)$T
*ekvPOhFz3u0O+M1n4i_*jIO$*~(=EU&p=KqX-6B_Mm%HJ=gKzYlg3<VfJbryNnbXkB`@e$dFJ4!5r}zxSST2EG4;N!$2(_(NAj-
<Ul#6S{#l>|Ah*=4ppS5wuJHVrkULG`F3qJ_^{vmtn$v2@k#VeFi;=-{+=~7A^sTLWDmhtI5edJ4JV_^le7H2aMWW!$6_$xeM#6w
4mH#Nd*gha&&KK+Pc)@0g(Voa5|t=><K1#y^YuYO!6wt;59Z3rKg(}dc=Ycr+DPF~>T==-WgW(?V&8n@HDIuSLzTm9TY$?TC-^1g
3T|zW$+P4}X;vhI!z;_Ps$mcrc+#LWBDpLv7%Mu};B_H4%9vlFY7w&Tor{({6jL|4I&2x>?#a<6lRnyVbBJ+d=D|wqsg=1yccZlO
dxsJavR`OnPFrV!Xza35b-kI}lIov}3<i7I$?WHQI#|0W0X>eH#c$uzudCtl!^E$zykrv^0V0w$UocA5#2yU9F*T=Ima^ieW>CoZ
rFYmmzl}RJ33#U~h9o*9yi@AoRtjjI11>X@+ms$Oq6-#4@?f$<bBBUlW_iM#IO`4>_D)42eUt0wSO@Hfc`r|CRWSNk5JHvXDEV8l
=8v_ZAntv!gF#y=zlOgUntxIp_i^WUgd~bm4CuiNO9m?nHd&fyyHL_0HOH^woMFuaN%d<CMG+MBWqP{%CwX7r#fnUW6Pq#4%ON^E
v0$ou+Ya^d`tRkVxWnYCCts0GCtlf|h_ULYs7`GBQ{;Vl0%787_kRup;c9{R_3pz#40uz+;ZFS2pKm<>JYW-<|IA<Q{LfO=5&V2l
XMW#m@p;TPj^6+NkMr@r(>e7$Wm5%y+Y+Dle#h=jGP4scR?t|8u~9zf@=Cb`@F=k?RmPAchN1d>{15qhU*qL2V}_C0`(yK5OmO%2
{kjU$zo2{c^QwbM+n<VFhA<=fey%@__`mZ1ZtcF2{l6`Lq)y$Rs(YuOK*Q$j`GOx%{LAtLb<brsoS&zn=tqYI$Ipde5Bm@tf6P5g
2nSODha;gL5%N+#O!DMcvrGS-hOQ5I>+bZf{`%=?c76*$b+7tg8sD^kq>TWa0r`-r-iv*=d0v<4-NnxMuCn?cM}2j#3I}C)fcJm9
b(&L+=F2IRs=heKS|R+Y`(pzlKXpaS(CS|-xvpZ6;M`Wq!e)^?vjQ$`Beui;5CpwDG-($t#-R!i{#UHk?_G_*S6wdW`lgIORqjA>
lla59w>7MAGwD(NUyi?j<Nx{Ntn>76oc5tu8jrL6d48@#jy`W3lk<OepPcqiIPw3$VYjAF<NFWe`~UZJLc(qSS+4D-eOLOSe1Q;9
N5QO-{4R0YACE8VpV*gIUUtZ8Q@#+_mU(e+#c(Kgq}{8Ve=t11AUX!%{ry^{&VK(_-}n21<+7gMUflO3?b`ps=4eJJqOk!V)1qJS
|GMlS_tn@xs6*;3)A;{~+x@do!4cKFA3<K)1P~~qI`h(^tvzdp{?7A+A0=Vc$kC~#L&GVGfUIQ8WB%@&o9=HbGgP`{3<3y>3Rr|i
iD+}nhKPG1xc7b<arEazh_65X9XKoi9=*R`E-%OJ_xrV<oH8Us{eK_c9={Cvdv^A5^nY(&)9?FwzI{J+J3l^uH*mk)e@K3u<FucU
>CzlPG$W5<5&IYD50?tEfd!b={L<3gkuT%>KjZd(ubY1xTZJFUW?s8he(s;kji2^awj-$rL8BgAKTE|rxbyXXM#EE4lg<alJ^TB9
*!EBVp6s6+a@Rlk&NUtKnwNj|ihDf=*RFfIexJ>?{oVR=Iv%`uO}0NC&rhoUyss<Z<MO9@f#^K=MZau*?Ju7^e4bY0{n}UL$Ng7K
^P(T?vL3$L{CZPm50wwke~o>bLGJFuk?K|H^a}d7+N0I}o~v4<Q`SKCmI8Vy)<ceFd;J*9bfV>-x|}~A>~#MAvwmnTdwrjWqIiuq
e|9^xe>)F7xnHsVUqy4D1wjRKO(T4LRPN<>|38*<3Tem7KUWG{+m1Xyo*FpQ_&wly4Fma(kl#S3yZW4SG5o1@DAd`pFsxN>x@gTG
>zup47q{Etdv!gkN~#eYq9_dd$`2GMLiF>g^YR-G#?#MCKfl>ehF_IO=b*PNAMvLyamn4CBs^Ci4DhC#@btjv$u75#yPq$^fbIUD
d+@^v);=r5#1X@{d-{9t8gBOade6Ur?C>5AJ2V{I>;22fjST7XX@Na!_BfDvcX0W%(fc$fxOT}w?Dc8D5?Ft6ZZ!St=d_>rhu`}B
xyMgkf8zYl++h8jx)@z(;r8=S%l7}J@y9-{SoeR0oceywKK#@2O21EEu+v>@$~}E2$4BY=v*-J8AK`wzNP2dGAD4|kr~<#QyQ%Nx
uULIEPj824oeh3lJ`8wM^T$6=Wqf#3dxQ>{EBQm)pBU@Y8vXej5=j1q{v9wrnr;Z|ui@*(h@iQ52kZOzJzjhMnfbpN!TGfB|263D
@5uFSu8$3;!*9{uH9GLq*XhlC^xSRF+F!fs^!qsIM=Fo;F%WxtWmBB`r}Gwmn^1K5d_C0M-u2vhApc*-mvmau^vci4z;V+Z_1~w_
h}S=ExX<}2Th;1*RX#iS_;L2}(*n2au;9MhS7Y(;>pz<N|HZcNsNtOYy8Hg;zcGK;@qW&eNQ(PhD2`Fj*l*6Y{*HIPpA0*S^v`rp
?)I-QlMhqdp925=E`I)sPGk7T1MfrIf0wU+Z$9c<UO&xWM}GW|UM~LyzPIjC>pQ~vzkB!k|99K^`ttW@pYh+XuZ(Z{JAX6wKgs#E
{XO*bcUt=JRp}m|n!0-pEGg37+J4{r={6t8_rLt@w6?#?uix^|%46N#=!*{iJNR1vRlG>OFUCJw`nvJ{?Y?gj=?CxhudJTml09<2
E?xg=^mC`-Zx6bg<NSTTFQ@8LjZe+|)gR0|I)VXj;>3TS`7cw*F2I0bA3k8;Pfy-F{dDR_wCj(`aXMT^lPWMH|9AAN-hsZ`ZQojV
WwgK~?3HQ%k=rJV@BB4#41Jjqo?-Lw_Wp0-?9hLAT#ntf=s5d7Ki@6%cXs*y{~fsR9m0eH2%XS=_;*g@^F4vO5?RcQ`y6y9{Algd
FURUwE7u8)?N7(k?;l-%)4%5Ydwlf$I`-%__O|3d+&{Pc8}tvi`##F`jV!B`q5Q&WAAkFNKhx9wojiSS-SXvtAMwEt`;bU-5db-l
=hyBY+;988mveuq{-gJF=03L({O9NNe~I;dzR#hxAAj_?rpndS{~yc5d>ixsfIYSk{om91wEmAPdjGroJv8}yJ3nFOW8m8qJsscQ
f&0GS+xmXpxpo%)Ki9Q5d3-e=Ur+Dt?ZNN%=-;2|^V`Qkllwla>(BI_Tkn3J7C^s%j9XCp+OhPHD`so^`!9)AFXsN%;jTDk)3pXa
>fi4*7~i;h>V@-dy&U~x_i*%HV*6X|9^U^k>HQsSJp&#q<9~Oae%|zZy+1B}{l{<oYA!?Z$IbM8->t(754-B};4Ryz>(bqkHba-c
y?+wJw0{-Df#RR~$oAu~{?A9oeV)!=A^tvF=hLyN82CCSf3kiWL<)O30rKcE_ELxW8tF2k1_#gadVh6k0{=3Db?Wr}st@>UNRlhD
>OU2q^QDgl%?ByCr%@BvHxYX$<zHsQzq3y&@0jkUV07J7g|8Zar660k2T%CqDT4^%`+93i4%+MD{?U&bH9Kjo__)2m*7Wm3?<2H!
&bagAHA33i><{ju)wfOGNhD5~qt8hpsBBu@u=QJNh4F*EZ2W5aR@HJ2|1N!3S;c@V_JPg`uirBSi14rZc+dCaR7mie+zR%;UP?bq
@8cpxg;V}M3S@s3-LSLLJKgK2CEIV~rF~z|O6J+`fu9&$bI#Eo&xQveOABTA64{jc(OUs}bRF5=-3y8h9?|T3op|rOc218Xhp)1A
ru%KK0X>U^|F-|v`MW38Z0oY;(iiFZyL+$u$Au}b2>6B@>5nksA2Gk9@R3R*##9@2QY=U^Ij8#H@wYCG%g>M0*`9Xvf6q^8ZWgy9
{J%#Jft-%hZF+9hjF}!$$~qa(a=G^#bDIZ!UePz#$V*uYRylA!%{;RW<WcnK^dBpA)O<ck?#<7JInnw~s<pLNM-H%dhu}UJk-Xe?
cTio2r@41)p6_Ruj+Pyl7{m_VV}$VKw@dnZ@_YBccMjefgi6x=qi)<!Eq#sb{vD}@VI800xUk&ost>?$c!NOTM#Hald<1TUOSn8o
X79#Z%dcl><k#VDUr#hSH>00UHqA5~rTKO5uipn@LED|+n)&mG!}Q_9$?HRUNJo|Ej#N-^zK3C7?Dn9;+;C2wJ6ngh!`*g7ca(G)
L-%-iP;u#im+S5yvyU_3Qy>>^=MmvY9Yq{%>DwMM&ie~^-B<E?#$1q23peCiGIZPbeJz8FU~la6e?gIIp)IExQ1?^M*IQkyNl&k{
wnXza2a@*j$eG~N6B<Q+ADeOWpXeevpJ&Sf_a4CgACNq_Ex39-2hZ|mbVD`+5GDLc%l6x!(|kt6*X{4e4E6cC`~MG5la9DU$FOhn
`nh*;qjf$x_gXACdaJfQU7kK{;{SK>(6I0d<*LC${&vL~{%P`e8uB0Ax2I3b^!)rjBh~VKz=DBJI>_MfNcML6IqmHKYf#)*`Opx3
5$alcBh%XyJ_eWednWm-eXrsz0U1!^QUm3COtEj>Y(T~-IhmM|2%+ys$;M)6l@;}ct-hNlJ5TJaKP9(k4PmDl{Qa{36|Re0Ua)@8
Q_?6pL5>SZ`82L{GUPcI4!4Nb2APLHQmv@^oqCweH^RD@Q<!7oko9stpYtuJyWO%5@0{uD_*7`M$gns1J^V<47UG|lYaa*3iuIsz
)76@C;`=TZdp-R<?g%;b{|+M???vaEyL#w6cg7I3bvEkJ$DJZAgZpwL(V%TD;X2<#@Etu?rwsV(6p9%c<xgC6rK{4ako~jTX_2Nl
U=i50UXDY?f;`slHaAJNgRbaycHC5fi@x@=<KO2Tw;IwvuR-Imai5E{aIZ1I%}F~)+PuVV=X&^gcA|Ss>EmAaj}>FsXSx%^bNz1m
gcSx(Vsl7dzI@wz4PwIHC1mj<?us2fNL4-!{ha?lWcLy5KhS+%_1&;k_;J(3bQd47{|bUz{F#4VSM(WeqKf}|2lxNqLx0YX1z3WL
AK`oZZn!fK*R5&&`TtM+??H(F7KeqEQ5BsAPy8?}iv^de!eT5FchSRi{#i^yiL~W4B_$Evi;~rEZ#s$)j?VAOox`@erW#8cqMqNX
%wJG&yPw?qQ}Fsvv->}9;r`#l|Jr=nd};Z;j0fXE+xPrQ{>maj1ddoz7?E8e$#0+1584r2rkt(&HEoFfk1t9*JOU|SS+6nQyZ&#-
n+Eod+Ym3=)1mA^Sp*3I5z|gJ`y?LSBG?qPjQ;X`|9$ZtkEbYVYr8BV=qdrZc|K)+41HK)=f(V4s4P0RX)_Oj*~_6rrs3Qa9I!>8
$q;q?Q+!?WmT@}$Tz;Q8e9%t2K~o>h#QhA(_g-`F`1^2vGa@37j_z8jxpp>2(tl25#9B>Q(wi86@&3~G_rVGqr$-$%Y?2~WWr^ju
2?UcUb}|mCvRW9DC`ciU3p1GXY9H$p{|>T>VKNL*=@fYACbKnK=!C-x7S|+>IF3%I7aRsH6+)DHD!q-7sFa8b8&)Gv&i>yI^7wz#
&-K(EyZ%2q0^nQOZ?HHB5A}Nd`1AfcN#ZpBFZcX^zl98bJbi=vKC#2I`2HO9&Nb1G(Z#L$uk(H0Uq$iSc7E}v?EQbT^|Mdy>5nh<
>(hV!tKGvw2?QP=@Ob|Z?d#+_(*1q7{DeDtO%}?AXL9a29=m&O!Tr9@*#95h^4I3yub=7s{#^&7RMsJzqW8OV%zT3bx9lHpZ->A7
yS~x((Q@tlH`~=qcn`blj^q44<Ja~nIsen2oA%%D&n^GMm#VdI&j<)D*(h|fd8fnJ^Gba1KLR8I#t}9><x)eApUqc*d%U23mH0o!
{}}p5NF4sB>8$z(=lS9~^l|e)(ftZJ|8n`riMX-%JdFAHFDmi2OZxQj?B(#KdGD|I_gc95eH}LS%zC>!J9yuRQ?VLt-}6V}M^k}f
7a|bN>xq-`nSa@|V;!%v<MH@;e7$k2eq8nE{&X5f{?*nQ&EiTAe{5SmcKlrXSbV_xz4|?HN1$Kz$oB7~{(tMHQRhIYe{Ax9JbG0O
*M872IG=xm|7>Hf@-V}3VjTSN1vC_u|9{{5`bI7VPrs4}uaNWEd&nqlOk1-=-eq^{;mZ>HT01@eSpCQM{<r)+p1h6tK4G-&@$U9@
rzO*&Zw%|kY1B|VB;j*=nl)Lbt{l1kt{;zm{@wb}{{O2`I7iFFOAYUP@Kk;_QX`An`<UQF{D`p!_XhpMupy`(wEMlEhkM{jk00#r
=TF4+o1e$-)2I3A%a=#v)8PKk>c&5_-_Hl0rgoYAw_X_ie19DmA@ddlAM5_4(g_5y1SlI(h>vg8-^ky)g?N8PE!8r~tQfFJVqpSB
fY5ORi+Qn!2S+@dgRixE%tZU3JOoH2P=P&UAnrW<U(Ki3b@g%Ogcld_6$~Z6$d1qKEq<a8pDhXB{~NP~H0)~(3aZ6$cb70>_FIu#
!{LE{{%bZwZpAmrP6pAmm28*83zd3J{QuS7JuRTsg-|N_#+XjxfcJJ(MMPA1iA7Denxd+-ft}xi6D`o-CWfOcnf!e4IyvQty*ZNI
Yc#5gT9j1U;cjZ~^(sW6fqEQgQ7Y0%zL?QTvr3I)qUqCAgo|uRZ@aMC9?Y7|sBJWD--3V3{I7%U{5?8h#Nt-JDvDLBOIqBwUN@~<
Rc))^g_?$*Lu-#+2RTJx)`>}^G=x7cVziOLi#Th)SHf$g<D!U&q0zmDdnIC~>XfJ(aA~HgA}76w@xaWbv16x0XQ|Gh^x~6hjcDnP
B9$sipD(8L8uhMlwSpjwg3M~1obdIoA=Qs8fqFaE5m&Q}?+4V;HtfU_qI{KDDdE;Cy5ER%cuxIR^G=ZVaw`ruOYQ7o=fx<Tu}i~q
{<flf@!pks+^EMnHsm&&L%LRbH<2CyQlP)RbgI?#h9L)w^gjF<q;`U}4a1WtjcG9)68ImyE0bJYqKi71y15lPz-8$5OHvana$Wu1
yQ+$c@hJ&ZoC#VH$3v|zk6h<7dyWJc@fB|4QCUP~h~geCif?Ubey|vlL7ts+X6ICm-837LR+U0DhsJ3IHFncN>o)hSqg-Gm8&L|E
Cn!)@@6x+5;^d)7GOG`5hG)l`cvaPmyip!H(6eVAy>qF^@Gzy!1u<UU-6D!9hL~(bNsDeXA7&a8{yR1jbcEX<!;pJV=R9~ot)D5x
$rA(qrx=<6w#8HbTw_#}3)13ESuGq}4DDdW5K-R&i3LnaQ!zzJJvcb#YexS<${Dl15b$IwFJsA$P~euFvK^kj?B|8<^LK7gJ#x^r
3Y}A`CsG%NYC*HLT`{iBR9ue_4$TzN6J0lq1;f0Ji0Zk^w&vuKF*O8Il$1e(A(Iqhmhj4U?Tl1V-l8{QfiFL39sUIc>+C_n|37Vi
Zohp7JAZe*W&VMUz#e21MP$`~>SK>{snxrrkkE`AN&lU}6a4pf;*gX8L6?8(;uofy-mE{So})`CbaI`G5SH$QC~)?_{o*_jUn;a!
e&5QYLp*e6b>)Hi9|~p4UunIB0_~{?$NR4?n%ckSK_A6`*P;s@DO1;d9v5sXcs()?OnELC#Q_9ae#g5V6Gv%^OSmjeV9*DGU>S_J
>3S1Xq>5G}tO)?0NgZX7KmSOUVNxyZ+P~-esmt|#{rh@;p3YIjpBl&WzjcJ;vCQ0`@$rsd>c2kdXD{r0TS`TDeQ#!Y+o<K>hqu#b
$K-ruRmM70e5?a(tY}hL-BiUxA{AZeH^Be3DPAiqkxxMg5aC$)AL*qVz7-90D}uw1FX0%DIC!6T-e3{&NI^ymTf(EO;O`Q5+LV(p
sN??oG-%oOQU&vP07tC=ywnc@Gd1l|RZ7*t9u$jBI`{E<&b+1ya<iDDpHCi|aQ10`xn1x$Gcaf4%lL7p@y%{-!MuwFxv4oou6*De
s5<)J&%kw|#rt>pkfxQj&k6ZDq5fL&f9H8l<dM_HlsvW^wRWopYmfjpw(ctkp~36jlp^fFRI*s|n;)@6u<j1xo_)Hk6u2jt)_r4#
u}=K727>P1^Ds6JKXvc&=U?cJeyujn^rx!);x+Uudq2hLUgSQ5Qa(ekQN!!BkqmvMNwcOd3NPfD&YmAV`BTS{uKux)oV-`D{%!O=
>wUz0lj@+``#SmCZ(pT9j~9F|2!_1+ka0#fD0Hmz{<xa$y`do{(7Tcjz7(|3i~hfsOv?VM9W0UkhLrTyAC-UA@9pt%Q~AHUh2;4B
{;Xf|x0A58p&I?Uks^4n{1={-_sl=)QuHF+E3di#`Rf0_<+eXJzqQB8Td<9|A3A!EPIcaA?~ngEuF2E=7Ae2eZ<on<as^tpoBZ_G
he!9DoBli2aDTx+)snFLztV;XDT(ABejnk5{_1zJ@cwx`cWy(6#sA>L!@p{-ei`{^`C30kl;DZ<5j+w13{#){E*TfU*CYM^ym{x)
J7_HmNdCUR9$flyb@}q#Ez`%K%{6rNa1wsV=l`wzY2jbwTZeyV<)-&kRT!+~{)$>{VZ-Dsw3hw$k<nBCaQ|Mx{VlJc@cXbnKXQMM
%JRX<l!yB}AXodRfC}^-l>DH45T4>c=|Lj$UN!RoluLg2ghm#h_v&%~T;~hCO}uv5gS4nLniguz6UsACk~?ya?@AWuj_E2&W6xPR
U-bFI&l`qM10JCZ10b8qxG}NkE}}*1?C$qk+6=LlD#R9fdqJyoh+=}5(0?>i%B3KfgCtzUAkyn3XDWrLHcu6KW^Sq0ZUN%L`p;Hi
y?N>)tY*%y&GndJbzW!`P}`#_-%;H}#E&%JmacM+YmFLp=JmTDJYk`VDNtuNd1W+pyL97$rAmgy;#E6}%gef#R=jbvD>aJ)fQ-f}
F-4D8U7U62Wap`49VZdeBBxyemaNu?YFVvb)2;N$!pFr*Ax4TY?J8<&$&4Qs1x*e-9xmkZ<29=mj4Zu(hL;$4bDQDW&e2#Zph^xp
Xzm%=WuS|@by(eLC5q+BVhuOpie=KqV6NWP)g*;|O;O`|v}!nbw&@!1=~D+oFPdLIw*qFRyu&Xe8mHXd(Ta$dhY(`4w(3iPr{UBT
sG-c_l^u+p1=241@OE@r!*#c<;hinEo|nADR&lv|9Vs}l;yt^PNB;!j<*zN7dnKJ1$c068n5cePm2_wbfVnHmrMW9fxge4xjvl0g
PquY*KRt(X*M@E#u8~(%4=N=m9M?`M(BP{^y)7<Y8g?VAE+&xp=;h}TaVJBgN~1za1r*FUVR)g&&NHVT6)GBWftsaOI`sF`)5Py6
Y_#nSqUh>7JJG@!i&0|>RFS;vmx_?J$9&0+p(HA{3${g_b<60C5~EeYwWKttDNQ+!R2^?YK*XZ+w?*4&qqObqk0>_BSTY$h&kDLQ
s&p8Ile?=%X+F2(R-+D=5mt~}4(g*d(}ucz*paw9#L3P>YOi2_(?*XcHgL(E_q2NBh!ygiis)vDw(p?HM%85A(uVPCaUuBT|K`?`
2pkSMt-K`Ff>*3ZpBY>YI`AW?`gk`M!>(Og5@rLb6Jrg}3|gapyzb3`zX|xI;Zt5mi*?QBdbliSGBiYpywXZU-#B3TTzlU0Y4CN4
EL>b=&DOIkThR^g%GPVMH_WYYz40>@ZB<j*M<lM$#JR#(W7#OkGTW}Xx}&QxY(k+NsG1aeQZCG~D2rB_r`xJpa7H~sh^f6T8sgDK
<EJs~#uvNNO9q6otE7WTky2XD<U|zSsfUeI(>Wcn5o6<d){6D#7sF{wuLP~?R}CE<vt5i1ffK{)<@Akd_vS;y$wH(d2(ie@Qyfbt
hjuKlI`XxlFB4R66e4v~bW>!odx8eP?xE-tw*oL+sL}3+$Mq-_6p~e1hYnO6nHp*;7LlatfbH8A(niY@ZHB~Ei3Um5`HMdp5jIqd
-ZPq1!@6YX0tyIxWOc^ve7l@6bj^(IocO(LoME<$yuh;<<0VA%cQ@6PC~AVM+GnR!RtP8;X;3zdlnp`@0w*X?!d8^jozN!o34{Uj
hjI<G1v_<&)GW&-tba@nBmKlNpIHuB*Dq?IuE+iEKJO3se^`7|<;SdgDgUE?v-@fN-zQMq?Z3MpC(r&n#XqO2{#yUzJ=~Z3+xUIo
Z=bW#i~k+|@7Jg5^Z(Ch|5pDjp8r4FKJQ=aW@caqJpOO!3+W%sgxAVM5AXY(W{_=#hFGF!Q~t;PdjDP@@&3-YV|#d;-|2$Ph#tzK
f9jdSjA#dJa?prl#IxFc$6^nyP*~X@l6X&_fltW=7AR~o{J*~7$bz3n%!$YSXC{Ns(?<jT2=71dLt(J~e$oG(yvtu&FxY=E-3$lz
Fb!W=6l+*%H9zhum`ri~up?C5z9ZG@xY!$F1%NUfi$EO<kI0W>^DNBbLI84qg}JsG5&rknwzj01mvY1pl>dFjCoQ0$#*}s?i2xk>
%=>TqXh{Fd)cdCX3;&<4GtOK^6-a{*kNh|H&3iv7{R9w-qM@Rf4rb}g!=L59{LlLTKj_=18*@E-dAkGZb?x<bEdIo4&%NK$N4BD~
2t646!NK}2Yk3Oi_lOe<y#HClx}xx_!OCw<l>t+wzz{LQ-pD$@X5q#2L4yK*GyJs+701V4);~e!5*+cH<O6NokmLe1L3BMVA%Nyv
{w)pL2B<Jgr*CI&;=ApqbOG~`l1}%z|JQqucaLqv(b?#K<x2HtE(=c$P&AB1nQU0CuoivkcD`9o760H^Lkqt>co6lV&bo#+K@XKT
%4yYQvOBq7>jxu1n192#b?CkHqCZj{tz@jJgj8`VL#J<dKMl79JOt`0Jm{O#@b-HLAh#Lt?bEz{FW);M&G-%!20;$Fzz;AkLO<|#
aIi<DxT+qPOg(RZ)TfOv+YV_Og5aJH5fVWMJ?x#qp&U#;I+&z{Lg81r!Uw7%yQcMVXsRB^;R%VV(2uJU@N{im;Unk^S0C%$N^`F&
M2`V$SA8J3)xso=mFxEh5LjDT&F@1<`9{;gY4f<H&&$F$=jX?y+Gye}ts#ZW*>D@^?Xnj7AX%T%^*r&mEb<VsL?=|BcLHR5UALje
m;UPti`c!D=1U5~=iGt@uL;8bm0Cldgbn^x%foME0mxW$+CN_#>)|yWs)M;W?W*cEv*MhZ@BmyKIvP{a-#U=iE$01%IRuSMx1(>b
ZZ_`+e!d^aPj_Cqj{g<nbu~L}9f5K5WKj72R*H5Z-&(#s?7(TM;!+3=hzH1|TeP?K4`+`^4iZ4#<Kpf^k;6InyU^%99G^`+S#COv
>uDO>Rt~GH%n1!9210jqwvue*{SjFnI{e<o;P#!oMfiE}P3u2E)F0efA=&>wZ3mY&^|2+$b`P<-_4j-(Fx?MFue;mJpWWJn*hqFr
pVl5=!(tTFDfz$ifG79@Xxmxl|5w$w{}7;m_aP%!eVXsTGwn9wxG3^G%rrv_3T!z4+5hnVhn4;}{;unm<_h_Uh$2W~h#2$Yf6+;N
aOf8W++iP9;(SjKjs)-%VB>K%@ZfnS^O^e4o=5&AIP+CiQ59ZfF#OMt95;ZG?ejr}wBi5pK)2}`TEP3kAD|17A;<6^>K87H`YErr
2BE|ZJDT?<`OgFOpD)@z9&7r*U;qR0`@s3^5+RWFLy#0?gZgjV4$_C76ZOme69M#=`^W<Xf&n3zdwTwdW45`0NuEZt8+?jCs%iY+
taf@D5?AGtb1vA#FH`;ZXh|$%Ew?bmPkW~dXt|FWa;}+GF|Ti@ZqwnTk6A%q6s+i7+}W65$@2yZG3P31Xd-E12!Jz#_jvT>vE!M!
*FmpR0Xx7|K@?c&v0y14QiTK*K}<l>l~muVF%pTECY`4O59^$wVqHRH0Zl1FL>tN&LlD!c9*3u^T}1CB;QSfJ5!01bS7{Zj2i<Hb
y<3pefp!$$pfx}Z2App?-C}l86BEZml5VWHx;HBbb2}X7fga+><C7{nUW~kobFn)do1Mvvaf@X)ECDRe`qYTY;|TuhujV|(KI_;?
BZ&hQQb>>!8U(2(n_tlc%W<(E1ofC$zb<vluQBRJoscAD83%hzg>_9HUb<4hUMy{zE1R-Tk{P8b3dHXxENIrG)V|#+LC??h*7zo$
y*<^K`ZBhVR-SrfoKqc#ZK;Y7$W*QK&TC2vq$5`kbP){%+-d&qH=E-?_w%^g@J%R~lq?n*kUZ_mUX>*8A7!TrvL<@#(<L0y((&F!
*5V^OH_**xcI&OY$@`N?kHaMD)$41?<GyJuB09JDIi*b+M<ZJu;||v}Wxm76-~FO&MYJN;?C{_EW_2R?+8}w&23v!<sER1zAAHt(
<r>y&ekq@&Y4)^<6w4!I@`vFu7Vp0`adOT!*o`|TNlhb2y@Vl607OtDLbMG6Q9{g>OwB~mF+oXHOjJ<P#LZO`Q6*5s<kOHuP>jn;
LsC#hn7D;dOi=_XjF3fQqY;D7$JONIK3_Ym>$sd)rpi7k5g_8p>{mO|1UHY&N)5<>J(*2XNMwba3_>5{{)ljDPLQ}ef<ymAM<YJI
O1d0t2nh99^JjXr&$26YXL;I4`=g}@!Zv-Cq_I>YR|gPTyH3u8!gJ{`MM*6hR{6WFtMIefi&c>-LJgm8^k+p$t-kPj(}#~Y4tKJ6
Z?)<ZBs``%K5fH=LYyDry{I+Mm0IFyFyfkUicta*C&v)%S%g~mr63={YWiL>ng#{k%U^^<iRImdSNvp$8Y4+MFx}u_nsn)7Srm&E
i6pv1pIg0qdKD$zjKyejLA0I!ET?S2n647TPqdK{p&>6QkuMr;Zrt&!y6R=+=!;Cd%~<fC+1^@3ji0AX^sXh-+p-b1&lo$lko+qw
x{dYlG&@FqDV_A_>+othZsp2o_iv-7cMhFeQ;EE_w5>RAQMF@AwTT8z_#6QBrCl?^h^b+k1vQqc2YOP9A0rB;b5Q49JZ6vu1p&bt
pLOctQRp)Ljj{IOe@_zEUsqw%LK<i-20~rI+Jp1vda>p+RcuYGzVi$lG9M!(Y@&eeGzYfI*YKv1ieR}4NQXoc1a_($%GeQIX_#o=
e87a2%ibVBLb4-67lbPg>}6EVvlbyL$lF~?lqx@)VYGSiCfdlOsLzGcyhoKF*q0pMO<to$H^q8jKP=LQlMv~pTi_03AiZiVcZ#~q
sHXLHvA5%W>z1RP4*c|UPx<fPN#}koR)h%z5s~}1tMIn(xn}mxEp^q|+%YY$?#D)Ol?0H}#?m6wYI%B;k<4iqx4mu#X`QZ1&0%a|
{QWW_*sqM^%Hpn(TZm6f7Zj!CJv01fqqZCJ>8!$4yHu+iT|attcF8k)%Df>A^7>pwt%n%xl*9`pOu<lb|I+AdVPBHUC6m44j(`*7
MI1wSId?#!OQMk|x`;6X3R@{h)ijzD(vo152?k0nCJ&K=&NL5-(d`dNVPIFXTd1HDAgV|b5_dSV?1$S6_|5n>{9K6&zuoz8?(nW3
iIjx&_0kJK;D}XiRxr5OAW3UEPRDYF^sNOeK=fdhK?bD|PS{TpUOS?2$0A@x^>%z}G}e^GT1!uHiJ`)a%Y!Wyi0x7c@msyio20~S
Sr7!9z19kVjFDY>W6u;cPjXc+L5=1cDhRF6<r3>##YL}IaHNSST_-3na-lEt^R$izXWb2NrZp9I?^aJF(RPG|($N9baG|9H!x?kj
c6$f9MbX;1o7)vusCqRxuW^D42w`P-%d#aPZif2{KqtXpw`>Tw2oMf)e9ax{e(Tnr2D^o{w|*BLlZ|#LI~xKaLplV56A>C_lrU|c
93E~*r7EHa^&JR!L}<0oSc6IjYJpb|%byKu1ua!Dmmpq|M5!?Egb<<{LhpK3b%vB~>+0GBh-vj_rJF^eb4C%1sEnNO(N+acdH3w?
9=$QCO%6gv>_+J?RiA~1*X)^jBE}8vJ&?$=_z($hWuEHr7==|-DA*`#s{4Fp@*DAIwY;mp7sJnTq%Hv}eULuc;xjr-@%6c*1+#CN
sp5IjLaVW|SrR;m7hqUOEZ!c)_*$gBYJ_?5MZ;7gKT3&>X{}tc+f<N}L{;K4Tqe->o3w*Uv3f7t!&nL2mDj|a(uV}r(WLgBZF@nj
U1gj_a`d3yDNDqPJ6d1K9I=>$-A+i68#Rtva^V$1MkJaXZbR(cxbAB6io~r9+pVL@&9o(>^|ouZso83AwfDS?q0yo-A~nWvO8dSU
s<!)4B%u0@15puqZF@)CR+hUm5Jxf2Otg{>BT<jsAcdxoz8MmO;UDPV#ulKJ<8mm3C`hDflDBu~F=EWL1L+P)%7Ny5YbC*_%y_u4
B!@sr(?z)y;Fiug)aL&jF9T&@_1&4K*0!HqqH#%0Gm3&*XXLo59XayoYU_{RhfI#ef~&V;8aqc8y=zPU{6D!`-ac~FsIdIm5!yQ&
59EfP(K~F$sKdUqS}U@eO=?%N&)W%9Rx2W`O#R<2X!O;-v%}7=-QO-vwQ(G4wYbY!R%2B!!<w<0KC_s4y`h8~3tnl7nl$DqQrI?z
5cMVM=s~Gm`Qp`yZ}=kP+0f^I5(k8Q?cWi^O42(&exX14Z;&kZx<>3F3(LJo9b>&~;r{%~!bP~cmg!rK<*efHUBM#70$hYTBEb;X
(DzZgR}E4vZD?Jz>oyn4r+i@IWI)+CEmgFIy{W7%Qre<5n58R8qyb%G@VgHkviZ0bZ3sCJq*xj}L^M?Tli^$fLsSrM3q5u?fAPJZ
q#6-JJUz67c|e}?3}H2%Mg1Kk8mf@zyxj4|&*)AZltsuT()*$)g?qD^{g^XK#A1y4&sfYy#?8iJMSl5SAn`gvTTO1Zv%)ldZ+^OP
GTahJM_IgY^@lh1N2PJ}fdb>W<oZE=5YIXV#YMy4Q%MLAvnAiZTJUPD^0e;X=`*AB^}1Xijc!|X(1qB`^^RgKRWu|b(rzgo4)aSI
2?r9NpDWsDO@g(H#OPg(c%w^vto^T7SFyn*QN)oIpJ^wzT60yEGW=%s_Fy-y`P`JS_<~m~G)!qlM49^5B7_9Pxis^w_{w~h!tP~C
4=J+DctCKHg$vm3T(Z{5`dp<9RW?l=pL`7ww94CtwnuY+!c6@+$a>ul@9E!rh{^HrbDg_WwiS+2ldV!4F*ixc91;MQal0ie1*G9=
+(3pPbo6~5$sT-Xaoc&e*y22`6TTpKPNb#msIPD3oc;J6Cg1&UEh%N9e_ww+Y1!Hz^Xui3Rtk7@)*F0w_-=mhk-l2!1Mm0x??Qyy
uinF))z8mIIlM~2VcoK03dIElghVa;Q&NYyh>ME9zn6;8lG(Q+8;!;MFU{IE(xPZjmQdEOI=XdBGBH*tzeEaOD5u7C8iI(EEUDby
JYRO(#JEQr^Y+|vS|zJ0FW+}(&$``6?*mJbgwYUWrbtrc(Ok2qPDON~6s~!>(bHUxdKSgkI$KpP(};2V{3KuVYyH&s_dzF|vQk3#
_MYz?o`zj}Z|(0UN+VJ#83AHveU}9j4=SQQRrd86ikjfh>;2ynxy>&lVjT{7hmOP+K>}O~I9?j3;*kzQ<v{yY&!%fj`(QC2pK?_j
Y!c!ix{v$Y3~82yS@t>WQ=R-L)ta6?T)|6U9AIJFPiF5@`xfyoE`*B*_L|~eO)qZz$dLw01n7l<lippJkO;A710*zFk{{xjMf)vY
>k87VQ4r1*?WFByFt+24GqpKoy2||bI{UB3s5eTM^pGQH#1h&8W3@_zOA-yzaaTNdcBczjuuf^z%=5f8Y1AEmE7l3-iwmnW3@}n6
+i8@zHLEid7rrN4RM7RD({3bbysG=i7t(cs)<nO8E*1ZN4zI#!?~(mG!D8B6t|#x5NgYzTyN|Orc@*o|;_!r|MM`jc*pBB!p2<!)
69xL1k52EV+FCJsrws5^9^(YHIlEPZru6$Z%vnt|<6}ck-Ks5d#AhBFQAIm+L|Q*Z)YNVMuS#^KwS1uDw8ykP<k%$Qq(N_GW%!-w
EXFaX>YvU>GZ#&+a9}~Ebg+&_u!ItL-8Q(b-8@@&6A~+~DDAdN$+lcAOtm_jAKJq4we&4A--Vn{u}L^5$azExyNkj$6IW2QB@jmf
)rxwe7{5y@9TfQIT0zl9)wa!Aj+&Z9{qFFPMH{=n5~<rTAcAZ|B4!^#BfjqE=_5l+U3`_jFGU3QtCtK(+=V3SpS9iC0$XFQ%)%+E
GPinQD65TXcYQ4D*KYk=1$vUZFLmzFX~TEu<K4AIa9Y(*<8d;yi2*ND%uUuIh{}Eu9l9s&lg+iJX;vAATH6vJgU+6>d$KA?e;4z$
ey@uWyz|A>FBOkn-}LV`c}C#vG?k_yQDdk`Ly(9-)02s^!L^o!Z8(USwESqGMsE=*sJ8LCjOpS(Upazt&p8+I>yOs!5N)U;g%&{g
Bo3-82)PzR=GPJgccnyb?rc1iW|>tUf;z&lB#prp3|zI28p^USTwMxETnNNdE-wB@2>zkah}BaNk;k1`QZ7L$`<q+5hqR$0tdn-o
B$A}4OGm8M8J9iXPj5>%W34MS;&hU_<7zM-I%sy{QJw9Us&vh&I`4{wzVW1n`|a3T8TU)nHn)JgcVh)ZDWBW^-Ac+l`Egf_;)UPm
EcJVzWMQ-%eqkt$l-O@KIE<u=dz9z>Kj%4}${h;3{@8uKjc)$@t{k~b7<yPl=yy)F>5(jFcI)3v+O>P#QeN?Tj`iDURY*mS^1`Qj
DUZtb;F^X&QR23VC>E2l?av&Y5%}4x7rGNtrir0x$s&O&0HCCqaLGQVX*uh8<*sWJ&Gu%V__0g|j99CFo-<0t_1<6^OTy86hVe@w
&Dr0^mt{YuW-4z?Bv=UB0^q`_3az>q9ty1-MrpSF%6tA&^>sX6@V(lMdt{$?7;gPAD2VNpVG%k>wi8+?2D!5lU>{T~6&?^7Y=5d^
6jW2+sS=E7AX;VH490z4(|e}oP`G9;WtfnzHqmAjqOU2LM9U_ef5~VH@nBO;7isaA5~l`;$1O!ec6`$!I<kzN5Zw%jisBbmj88W6
`Qd}Ktc%Slmib|4dq7cV+Q=39UKuRyrE{HyM<r{y^E`?yWS<D~gAt!fS{kq|y(<!>K(AAA!z?YN5k>lEr?Cp!b<*;(Zq*i5@ELsG
w}CTxVb29HuY+O5?WSutb4M6#ttx~wX<Am<y@RazKoLt|1PmG?4ndP3<o7PY1+DOI7Emr*JiW~<wT_%}Up!472vb)hG$k>&s&+Lo
dPZVqRF`{V5~GtsjA2np4-4^i?m_`CcLS|`8I9uIgifmR@m5AAvN1>Bwli@7VN^tdD{!}mE@H6|MlBG+0Zz58D;ldT)HtqQZ^Lt3
TiRf&UveLNrbhn`U23q!$F+%`xjCWM*DZyiuUOJa3B@+coJH2V2S+1&Je_0|iuvAeVjdlqYt4N8b^=A7^!@4*z8yV2ltg~Qe5r1Z
k?)osc(BcP`&rcFH|e<=-kq5QmPD#UnWMqq(C=RdL|qHKNJj;-Q>Hnnvk*ZBZHE<#qI}I=L2}@^2(c_|{Nv!`yQFJ*NG)(A5p%R{
T(vmLKDnk1L+ZngUbmlr7hsStm*4kXILGnOh1{UJ@p7eoedVtx4E&uL*R0GKbehz?*)27#XjvNDtI8U6P>|z$p+s`-9N(1Oe=eN*
g_>Tl<5W;>w(Yk0)pL#H)J2A^5vjJg_j3tfK6dNg-iCnvFIVu%7AT5wuOD8krMC0?FMm7W`!lTUW`z$lrxdEDs960;RYVm`@VCoE
y0l1|g}iBl7v1+{uG6}4tqMilt+uOJ(H*B$ejyYPAySKmayn2@acFR;$$xSjo_B;nJo!#6I<rz&_(v$HiYUCkw>A{$N2JaMDemPI
@7~+`=@0RwcrT1<zQSwp(dA+>J?2~=`ZBhR?Ziw&uPFB(Bln_5rBwxj@dx>8b!12Btd)taqT7fq3{AQP{2dqbWZ{3a;y)4Qn8Ee0
E(vkEWLvYBhoZWJM!k_b<*#(YE`rgBg1NDr^xR=Yn4r;$R-jdgeX+Q}T(&J}YQq(Z4>fdN80z__IW@jFE+(le{W#~X_uIF&Yw}_F
Mul=}+O4CC0<X!%68IFHmH8u@XL=bw7)tW39dvk|Z>e6muwA<H$>%P77ImtA`*kg*k2x-@1*+`oC?)qU>INn(WvYg+!;xJqV?s3R
6uzv5(n%erw!_pi9%mFv+xxb(+J?r(WJG*%T&SS4!%pnBi~2uR_#nmRePjB-OGuGFJ;|8ZsWv#-@ZP-Wv(HTC#+w>R37H0+cYH_d
n21v8*G!y02v@#k0Yi>TOtksZle34NY68LNcZ4<kuJ|Oi&Zz-VeLf00El(PuaA1b$c+Gpak8_z!ODUz|-%jA}wi?S>b4pmXSsQX1
j0`|hQ3GTQW+(FJ*DV;S4S~AjbPGz06|7UwS=hfk)+#$j_-x-+9|?#eLE^_&1~C{ZB5M)(LhmIZ=#G^f5>mfR9N{&#C7#V5b(sGa
S4|I(Q=x3IQnS|XtUU2YZ2c}T!?pD`WTy%UP>_guHZltg9Uh!Wf<<+=t!uhe9)^O84th1COF4OPcMN!25}_j}*+Ugz|AgN%ZPQ63
rP2wb_LWTv`pVW%PwcH7chOb1XBFA=4{D8Bnirn0HG^WC*go|%scS0y=1{$|D^+A|5|Si%VS9ZjR{K4ek}G#{f-6#hf`ckMBeE&)
WVwGUWJkf%j{Pi{#Wec<-DGuCSg@;X6s(GE3WCBc1wNmC`PTlB_bm4hSXO<$-o};)qY*`6$jJWwTq+`&VMd~%$cd3R`I$sMGJ+07
=1z)kB2Ho_MPem8PV8E_SgbF<SVYz8)0R{;pER$-E{1|=`QL1&_gfL?#RZ78R}G+&a)P*RG9a|((4>h0!%sR_f*O{igbz~>z)TF7
e=cz|s3o;k0Kp^@vWBh#%HkrLDt>CzOfn95oiYMz{p8y9`mlaj7>rKY+M%lF9T8FQV+4ci)?}M!I;Yi?Ne#QDBu0J-d)~uRtzRw?
29;Hjlv)gp%eb|Hf}|?CqQxMWi6*k_Pce(O%w7a(Ux!UEPOC1FHP#izR~hb_K^=GlpgY{Sh9V5}X`zur8e1a~Eh4+(JM6&Bn<F-f
X=O?k8D<(6$<|Y&B;c8<6|b5Xr(TANE8Os?Z(KIwUijSe{;)r}fGij^0mSKKbws`1AjesO40zM!J(rPACjn9kZifcMeo(rW^p?{l
U`k|0AL8PK8f7|Y&q=2eYnmwT!~D%Q-70bHe5YTV_^Z!?bAXEG9nP6fHz81alT_LqxFzQi2hNF{O^RL<9vFR-V(Z;<o6(s2r>|nF
0>u>Zq^>1mG-##2Z`Ed%)e0$8NUsXMvI9|FVhoeLU$W_~^i?g)qiN)riw!!tGx5UWX)t{mq{V0PwAR$wnx%sNdEv`P_*=XF=Qe4)
PDrYFLy^~}`MS!qw=)G;;@|dRaoyeAK^r<vQdZcU-a{x@ehtFo<*+XCz*#?YQy5lNMm-@96q9|ty7^(6e!pj;e-mpUPsPxGEBcir
4ZStA4PVk(?}W>WA}-{a--$v;eeP?WPo=d&-}$qg`KswrcFl+Yavku0lG+X<NO6rMKlz<jmJ6TiV^d=~wBZch+I|dvImtB5ypQX<
>6|}iaK#Us{x`~eCAXW_d3-u|%W>PhX<2k~;4BrU@uiBfL$8?ib80FlhJE_I|DG1Pwr8G7UasUl69*SVQ%WWjdT;VAZ)(@xMdYYV
NYOvhUtE5*h=?7!klwX8zU%vAIIH8J<T?E}gjL@gNDtuaO5T7^6%Dd%Yh8Qhg|ktEm=k3Y&agH=RlskBkOV~A63os(0teT}9CcDK
Zx3sc1w<+b#}!EGoV@BE!`IKAcT=wIe|g@BLL7kR#0n7e*GT)QuufMyyTZ$o<k2&h^pP`~x*FDlvK`!yX~zB(rPVF`>rJY$!hAe1
__du^?9o)xi2teEhOfw7Ek6h5>#~|}-?cI<A9yB)#1RT)lk>ub@|U*@_U(*;D})`0y_;7Uyyv?6HED7(A1~WlMk#HxN%qK2h_5(<
WZ649ax(UKA`2}t?reSL<-G>uu64clqtq>UKV?vKuUdm1tnU9cma7D6eIyFuR7!Y;f9E1~<vR-5#dy~)h>Z{&Y+v6Bw?WZ@I38x_
F>2UKIWJT>mpJLDco!%G->yT({)MNekJ-yh*KK+WK;v5CYelhwDp**Jt2wru+5f%e-ub!w5US~yR5@m=Om3Ek#I!*|v_y=4ID4BG
Bv?6zYPy^z(iM^@>(=1D*yC*NSAATJ?r1=HShgi>#b37*Sju0H=w23tUDFV1SRz3VMnyA<wDlu_(`GIz=_Iyl1W`mtnGxFbqQMKc
YefOok`GOy0f2^5gJRV!LTZ^B9GKo7nzNm=5N#bMhN`#!iz3I6icj;AX;9TK89oqxoOHCGy)yi~LFHMFyGmn`5d&Yl+@0Q`tooH|
zm^ha?g)#_pV-Q?!z~F!Y3p5NA}Hw+c3mEzhbWR|5;y&rm=plH!|Uam`ln;GOXpgJb*dgdRMIHwknP1yT?Y_Zk!KIdYY4@YG2B)2
qE%DoXzj%LolQ^YBYP$mo)OH>q<g){aW<p+palUFgZhYYd2^90O#W{_i|<FJ2Ac4TTvz@3)U&1LZVd=H;_lqbG6dNIK*?cZHB#-_
%RST3-l(?{GF)t1-AEq3?k}$*taNlA#cm6w%#^yFxS{pB5?gc8!qP7GoChU|0FGriQtGR`v_=IG?9Bva!f-rK0xO;l{SaM%lmSQ{
cX6p*5-;~EZ!-Ei;XwF7;uj1%#K~bKT+&eF5^gs8xJF3tt>5Bzgk#sN5*)NL)VN(X;WAQXc=lWEphR<{;MYEM<Mw>JB!F=RcW=G;
Bvxyd1`M5M<ta*yOk^|VdywC=d<7PLjJ;RrX8d_@-8x40t}Ub5Xz8n_AD8v#n(gKE`n<dV;!uBRzsPhjNB94$;QefEe>Gjg;!(L2
T4c-(f0kYk6Hjnw@K9Nd&B(Ihk<v3yRwmlh8dQXR-sz-C`LeAtLiQJWl-N^9XCWzM?&ZQfb0z;Bbls)2Yh5X|Otkxqq$=CE(UL+#
`sPd$8xo13sh0@Vdh;_{)V3(hRO3s_^0#Ao8gKeS@6-sR9zIBcr#$g>*Gt*d(>El)){Z02;gsr67GyO&^4h2+j9W@KD-*kVUUM<n
hjjP+9^mv-dxq$@*Su5c@^A3Y!djAoB9=*f@EA@OR3=3XMkO^>2~iZSA*4w|=L!a(LV*y-1#{7cKoqM&08>a53I?PU$pvyj$Pf)i
Xiwzc9uUYY6;m9~+UA+0|9AVj)8gNcGuT~}{bb0Tld^({{*_fnZ}l700<&&0W0s+&Vj6E2RxV@JuxIH@KH;MMDZ$w|VIse4V#%DH
AJ*Nrh5e$m=W{JS|E=oMDN=ZzO0_Xvva@Y&?HP>hc=n*QRXDu4C-^@$qQ$;JRYECwc-10H2{bfPX0!L2!f6Xf1=kDfU(p)T)SCXu
d3>E-U@>o6msWHmNiRtGr-i~9l~VBZXu=Yl`}$gh2hlo1P6rPcx-R2?;bgXik!q7Mvf_2+4RYje<8M<F!d+^CAh7@wSo&jQYF@7w
Fcg>K|49xaRMK0q{#HyoQ|wMd&BdAp8MS(>e)^s1BU4;GcGe_o*B>n4jfmKb>rv^kR{T9!qT-Q5TBk6OG1lA2!KE8Z%*iJ1G;{@4
j?R_5!?@nHG_MM1Tocki(z-%8@cPrUW6q*R?bd{4$JZAxT3drTtCy!g9ba8dd~x({_j!qz6hTZh^~F_6a%PeWH?H+j1hBZ;<d>P!
P;q@k7ZCDpS`TERj5$vKITQJ1`){u}&mPOf5vb7%5pp|RDsfK<^&EMH0=y?Azt>q{uq#4LPvK~)LX|?r!6MR|8gN2RVeLa<CXsoq
>BiN)Z)-SkX3`B!srU+Bwt2$2r)6o2b_A0<#kAUlk5j5*_atLwFbOS0v>*~8*N9T@+Mxi3+ebL2xTMn&0qepLv5gE<ZtVz=NT`cu
)tl|FSe>%AQ2C5lde{URgpl8nACQy>k>bvY4l0nwEH<U+(~Dh9dbtFjwDCX+5`{1XRQnIsf4}Jg{_oZLzhTJiw%eaI{Y~{xV($7-
6mRL&57^`UKH5oOAd<uX=PVDidedrBY#4DLi2M-n5qALsKm2O`pVl!-=s$3;k81CZ?il$wd2!~c<on6Y#WlsRY)!9wioRwh=Vsss
%b@S^@*Oz(`$cv`y}o>3qJFQQ{m|YXzYc#1w1(M-{X%#$AK%~x$Qx#GA4k>!2@m9bZuh^|YdycO%gf#C`~R!A`rnSNXwU2tqQ7hX
d=!~OP`8K!^A`KabQZ2X)Yqp6c<Yyk<zOBOJjy>;ig15;l21YrZtuKl5zuu8(ZGAT8H-iv+XUo*VI>xKCY*lxG7i*)Du5;n+u@r*
w`~HTt-+DC;UQ8wXf<!gML~^1Eqrf>&S5ItJlrfNiPDP7@fCq?51nm`D=gEFtF<l{t%o(Ul+MQzW!c3<V5_c$Gbe?al%5DzW*D`I
f(tn%k_z85hwg3zuyPA)p5*dPjx|`7wGrbV<?Q+Yi;GuJ^N;feu6&zJ^99GE0s}mK9kU1AdoPXxpLe&t@h_$v9?=-Z(5K9s&%QE%
+t!H`EsaWb5h96GI`iqQqYz~?`FZ#E)^2j)&ns)=D{wC$cgu?{2puh(#hmok^4nEc(rryzPX!t1DaKOLX&eiDYB=N#r_$j9D~As#
EM{mO_*SwijbfIuEhx~rk|L_~XI`W19n(NZ$A_}C{~`XFZWzH@|2{``YAeMB#1!3!tM2Nr`~7S!usE{gce3^4KEF`QUA%?v?EVE8
$)=R!E2SrWeRaJPA1}w<e?FuBPptmDW5Z58ZQtKp8l6+Kj?;suACQT@x4rs7%n+#=?Wbdn?cE9EG2HpW9KAd6p8ubFWh3r1eH|sp
(}rDBQ?>KKsp*!S2?5>6xyQ*tN;Ei~KKEe5Zpw{6?cdOxM&9%*+ug7r*Q{HANAr3y(0}{iw0w8t-_IKI|6vT|e}eRm*#8~7&o36r
T)n;%(zdr7UH-2}qTV@sO48IvweaEmRed&kSH0PB-%G%)c6TLC)9J<S?cdYJ2dL@Ssoc57x(PoS<D4ty<c>Uj*biyeFdc5_;QOYB
g)gG(H$iMh2r*49oA5UEjJ`mrqj~uc%}otPpR0HprS?<Acq;n&`aR!P&QF=A8vl8dz#+6Z;cVN`pWvTGC+PiJMwh4mKZf<Et^EDv
esj3(kA}W@^3b1GuOr=rXuV7|E$_D;@48q4LK@R&0tn;s@Zf$L&_q%c2hrR=@6tyUI}bRg?~RS;5Az*GE~)Zy@6(SwKALX)uT8g`
TDn@hK)KrBQMuyXn!nwC&DVY?-835PH+~l+SF_?d^zfZKH2Qy9gMpgz<2^?z@q%@)mwuf)<P7e$l(D|<d2q%FRR*ARp1qmc_2nAm
opc{m$Neiv#1jepNP)2h-~YB~6#l}GJZj+^izXHW1eqboA|SFM9>nrL`&B+$6>EK5t}JwR<XkhuvyUB6LWp#f$hBU*rUtQnpy~kx
15PtJ@qb@$E!S#Z&dkIX*+q{~Yy9lZ9+njIJ^9v}UHyn}wSNOtge_!>kACo~m%_Bzix-Fi!{H7Qg?Ofl+2rrnWKx6A&!%ihNQl}S
LM%}x8o@ar0t1dYS#MADd|JGAT{gatgc2G|Yw|>N>q82hm$tdm&A-d~zN9i*g_@q!Dn8T&f&OA;+*pAgwa0w_x%hh*ksbtaHF&0-
)b0B|q3_M9<ikKvC%&tXT4qqJk4UkU_Ti3jPj>_J^5?%<+u`l_bnwu3pX~9EFGmOSUcS#B!Cl732W_+aMLip_>>od#>%Z%X^m6rk
dLcGmfUM`aPnjrD+qQ-T%hr%-pLBX<y$_8BZ%I2l>!eoK;cM$OcFFm4(Z_bRPT*9sy1Sx4Bpp!CxADw=)*Fhb`0J*2;d|cBm!DSo
(PCFKxA)V+y4z=x{4u-5dOpyrR~swdGGGuy5UuXEC??pqRUA(qkmB3f-1B&W6i<syBTj!^DK=D9<1Za)thXubztdlvXt0i&M>tc5
{m)N5q;cN&fzMbkrrE@Bw_RbR(;DMo?E@0#jY?O()43L7CM=Xu>O+dyq=&=xn}(FDdKcx*?=aHV{?mRF^7+p+?hGn+x_l%41W}(n
Vq{{KuA0P}TUU9mXIbp06LB7b<Y_LsZH#Sdje+t03p(1bfn#&^J&3f{AGyLXe(0d=H|^tB^5SX8$hA<4Yo5zJ1q)jETGFJK<5(0E
4rt-~$_32;uVx%Utm_(jPqMbsnZK)*Uy)9ppVCGzsUNPAD>miUW1ag_H<3@iJsGH{QaBJpuA16=TSZYDTh*GKjf|t-`Hd?;O^;-%
_Ub04o^Y$Y>>}dHx6wv!q*`Ih2!bz&gBWz;=Yo1oZt^$4zLpmv1X}jqgQ2CCu^1keJCVpgs+>2qdFFW5cY5M8O{+h8Mi!YC2f|hV
zyDOvtD(sSX#5|augWi}zSLar&J{ZiiP?Ae^X@aM?u|IqV>)ZMDo2L8<37##AB83Lt%2-4IK<&<UiLO~?Kko4KPSf&^iGqmh0SX(
+1XK`HGb*|^qye9jjGh1b-UV!p$<{7FqE2@qL=v{92FsLR4`}CDB|jIFf8%=4PTSK5x1W)n4DgCS}9HU3cb~Df1drDYz+~PTL=$#
^oOAl0SD-XELv*5LOW=(lB0fppT23qZ^;XKYifU;7jeUiuE7_*>pw1*ugQ#h@rrcxN0qnImZ9n1?hJMB8*rwlVb5Xp`>QYP1bw}_
IQzHz|1cd`9s$MM+4~J7kN1Ajas15xh}Zv@{d<3;kLf?r;nZM92>6`%pHFb~4;ks`N82?&2}j%N?}A`VQWpHEL4rhqC6?IMX(lFv
*(irJI>k*=RzBaamtMzTFS94ZUm){9q5nVmWSrTcK#%sH&!o})i`D(9V1O8=K<BK0TupJ)V`JJtY1t3ng|yo$k!HdMFwLybXXKw(
g@VKQQ<(lxHvVC@!~Quhu;xzL0RH3Z%3I|d|Io4j7H2$}gb3J7c7BX7!vrQz{Ql6i%LIRGl>Tru+Y&wx3wZ7vQ8<OP{_-U590`L2
iM{emXFjpYs`hPH56IM`-;PUt&GzxZpYavpj*o^7B@Q3)F7QM2QS<+GBoh)?r)MrTnH;n_fAasvPW(*624%m2b0<qWuwsd8;J4FX
pTg!oi@4(9=_nYg5t<ayUQNYy-{6<U5ocU1-B5IAkGS@c-{g_Z$tz3h67rfRXD-!+&mMp9soQ0@3>Y7CQj)J@Uyt0E@H{8UWypRh
Pm;=d5?yjPW3FL~5J(~5j$@0PkdDuKuvpl21N?>G+MoQTK6ZMS@KuCFP6y39_3%i)Bf~@*Rb5w-XWY!LXJ-8V>@se#JpGTdj*av8
?CK3^+F9X0&&!W5KBKH2Cm)7nV#FM1D`?dU&i1nWlj;v~7xjY}K@t82QFxURWcie&MG7SpOKouDjm%5e90;-BNa}S5(?+1H&RgDb
I2!98GjWAAf+Mgc74ICGa37os)Dw}nU^+u+Me8!?mxLRtGgP8`NjJFsd>M#jw;3wCuX)-gx(6-qEo_L-CH!CAYU|&QPZnllBYKB?
v2V`9fP`I-56ltpdjLAyE`>wr{p0xDD8PQmN*)P>FTy4|mmm=U6bnH_C?0VNx{?oG?a@`M5%4)LkT?ngE*jucwNQB-g0y6dMnhWa
zcJdE<wQO@{jbd%jak6VPfuSuZW`N0#@ia%A8A&qopo!C(LJX~q3amGWn>!T{gggN!}JfvboPFBXi|yyJ$!(Ce9%N;&q#v$mhf5+
W8N1q$&u#5^k}LmjcSZl9I(CW^Hjp0XOC~O+S;oQdC~u&^G{}$)z;VDTB7qpvM2T0FPD4YOgr|gWwk|h^%qK9qXd;fo_xEgF~)2j
lr+>D#0v)E2qcm$G^pw&+4Km{LpegCZVjtLKQ!Tn3huOhHw#uO(p%^8GarTb=>5etu;|R;C!c`W2dONA)Ek2Xt0f5=6HEwb%xH=x
Z)|!?kM!v~Q_+&Hj_In%Iyx($msosHhpGmT9Rh&;qJl34)pO2?G!fqiNODmLBz#_MMLgVgHr9_pqE7jli6w%Ha#DgbXMB4pIr!pp
+5C57;wOcjR}9vu;22|s6$67ya1_0+=o0DjHf_KWMj09h?t^eN4H2l&2YTa_KLBH86w7O|z$mjK2?2>y?cbllb3P<J{CN;xsF1$x
bfj*&4Bvke5S8M&)o>4y2_!Cdx;4YuEX@ev+E&@b3_GjAVjk0nhacwYDUU-GiBDj1HLfM%?(1%`-0|pdzkCLzlGD6>$=b~h%#v*%
jaxcob0nt)f#?pP5p1>*Tq3;kgP5lEF)ucb3x{Fu^GBnx039Eg!-bmg5)J|q-CFa6wu>WLNllR#tuDk+8tyVE2RX^dE6eV7dj{_h
aL!k-{AA6&ioB8I>pM2-_C$CMpQrj}r00{<MEgtsCqBW%%#Y=LhKcwVzXfAU_OBFb$#kSzgMD-f28dp`93*%lt>47VRZJhM=6t7L
TI+4y;YWU>GmW=md~!)n)7W~0*X;kV>kr^kpHKJ)?vMcbk^SM~Vh8d?e*zON^q=g_&WD)5kpTX|mPiov;bHb#jT>=xhvz16V1ot+
VGaJS79Eqk`*MOD_hk=3>N2AaQ<X2J(%p)2{<H14P{d@0a>H@`8n_HxaskH7XsL)Rlz}StL+kUG_R9Go|7Ve(RIJ0W@H;&S=8nsz
3%zr6ECwM!Xy7mXw5XV<RED#moD|OngIm!QLd39V;%N60y3o4)62G?}K<wGtAlaM*#OlsbWuE8@KkYpi`Ro5e=>sm+CEuFD%c0T{
4<xK6USw?Tr&_3L2h#hZBBtKu9*Q#9FP^nqZFC6aXzeG%!R0E0GKg?(SnwP4aJzpMQsEI5!-mkYzp0OGJ(qZdO`-Vq=K3D&$j!+$
FKyDC$4_yjNz#XtHf3l-`<f)yqckMXniuX3e9-Pv&41hhx!ApfK8H$17lXKHbsL^0#y^p}_Y?2Wi4SQXF6WC1I-5G)p|gVm&zq!c
r8aMYcsOTc_qOkxo)w+XUtr#E_YE9QCnNb(@;>m))rT<l!>BXyd(-GS<VEhf7*j<(+&#8v-~-zaVM-b_vvaqZ>f`9oYQI%Rgd5#K
qtOy4KI1+=VIJ!`VbG+;!8*i+0JoE@wAxa3#wDUEKMZxl=<)0qXR8tCH^f)rLN94i`h=rlgx<o`Q`GLo4|keyV43-9&WIb9eG-0H
Q)D{~4{|d#H9Q7^QJ-%kb_p5TeVF<e;1Kp*5**4}ov*eL3(cTuB~C!$X|DUacjoRqN$bl4*u$qax;swB6j$pQFDyNcCr!RHwp~w{
&zPKji#;CUeg`LCarw_d5dGuO2OynG*DLip`46dvs)g&EJ}D6Kufxc1Kv<E3{THK$;US~2Ns^rVsr&ptgls5BuTB@wef(ri2D%ky
xh@WnuNL0$WVFUHb9AQ4;EgOAIjDy2?J!XDBJzdv;S1i+AhognX8|fK!pi8DK=f|JE3W#7j|PM4nVlu0@UDqLnTNB2Gtp<+^0XOW
yr2OEmW`v{zD|;@dzGoebJ!PiXCYN`Ude|isA6c~`oQL7G;(>;sKJPzOs7TqJg{E1;|5POzC&fef*IsT!am}=rX8+QKI1FLjhi>;
iz;wD8@ikn<<Ggw4!=~6-EZrl`bAnvD6tO&@O@y48qwpfR#TpJAyg**@2PODBq~)?0#iWKM#rqQKzN`xlx#zdVXV4qDqd(!oSaAI
v*`;`8Z8uu(evZM*~}@HjvCpYSVUnaPyM;^zXC<9A-(V)<ssiM6)ER9@FN2#8eu$DIv7xl5E%}awD!O}PT4ej3@H#9Jig}_Vpayk
Z2GD8G(W_~TJI`^byA%;Wi2w(2le3Az9II~nGH0E{L*JB5G>+ur7HO!>$AGgS?(^p_{_(CpettE9WIYUsDV(a`r`R#?Nj7lZhPGX
`cI%dT>uYpO-hi71le)j>3ATr0PP8rzB2r>QsUZiOvNq8<v>Y<!P(G(5cgY?Nvt{!!i^k}37K}5*9?s<;48qLN09Tn0=u|jQaBbI
UyHeDH*GwKA%}kY8rQ%+pp@fA=q%L`1CO8LW(A4q5t+F2C#HEB0b+)=kn(-zy2@<%zXOwHJtuKJppxY;<taSC_lLZVf<cDF<%gNG
a_E})xEzcJyP`q>@}LQ##(OkL_%EUJd+FNH_0+m4P`*RI+UmpDUyqcKv-bOa=Dt|N5*MUi+SBNR**Y8HqmPEUO6SKZhqe0*@KgF9
b*8$c9c||tR3No#*Bdql{N)hPJGNnX9i7~RvnFQPEL3qAW|WAjfw0;eFr4G>ay`$xhC%to_47`6DeI+Gw%VumYDpY|K3Nq)k{f!h
@`w-v<Ww9W^;#55_D%TG_kD~NKe_a1$s4u+fxf^Ebtgk&I!E~+k7XoQ!(2<uI+yO**kiH3eNSCoye2?rMq;@Ku~>NhHI!)>BZOk#
YSo0TQtj5Iog<3HmsHKhcu^@xU2p%1=Rp@W+nhUfPp#4|G}~55CT|F)stP^cpk6vi;EA_b@Q;rrRwIhs#)2dsuQuq`wMV72bZdr-
YNuSgRj#HM!X@6iEl#=a;xdtoC{Wptl)AlY!@F<W9Nv{(ct;4jQ%Hu{@%Bl9^iw!+rhf)qO6aW?O4=euw@-&Dm?FpeEB5_wfjm5l
s_@Z09ZDXf$8_OGn<iFVq#PD$`ZrssaPwRcg<Tcz?~2WM&}|4-#inR3cbRQ8i8fjC6nwI^SGw?c-`?p8g>ZN~ko%<6CLnd^yxp4L
yuY7kc54sZt#q@`?u`0jW{n;Jc@iu~+UVq*;prOIh=?vA<2%m__gCWRJ}Xp?!0f48$=e1dfh}wb!l#Vswx_O!B`e*BpGCBz8#<Nd
vN#=&L{G#l&rDGIZtZ?@XB=Ym!@11*ok|A-Ec$oh@603)&$C6M!-3?R<B0>$A}_pz)+iDFLy;D~*VaSrJNx19i}LbvdJY6(==*9Y
_}-6h3k(xJS+>E628L}O4F})ye|{f1XT@EWpMcDw=syY$$xLS@dp_Skh1&ithGc{nk_+>t>5lzBuPqaDW+__QcrC_~*v68*0}TBB
Q$kfx`5W`Ds=`ABQ#L!JZ8&jT`LVYnR_w8iv`B`BLN9b>E=wSP0d9@GWu34a58MwjI|k@dfD$xFwc-Z!5+EFZkT<gsFwdAZvt&r~
XG*PP_IJ_Kb)eVlT9g&z4R~ZMGQO{&9}0eas2{26(qgC9z1EAC{QguYad`OHgnXL(k<A(8(XBQz<xLp~dGkG>nZ|%|E_psLr3!ow
HnFvHDO+iu3;#{3zGwFzKlhw`SQ2?2(~QaIDB|nRAHTSCz2ShHL$Vblp@AX6qlQDgUTPe8k0dFaK9o||3pSPrP(>Juvw*8{SA>Uq
W-201EuQR;Gl1GQK`o#mj_%hQRj4*iL#U?0m1CTgIZ;*<!>8K3`u6JMJWd^QacY<<jR_=;>MTYAVGToGt^eJuu{3zK=u|x&p@F!3
3MaJJkuaHQ@6hk1MQy`Myh5$eA+zb9aGr=)>c0H1C=WuT)*d{*!)A(2J!a;8;fRWpKDy_^<R^W0k%LU<XN6TQjS`ohFDEk&%4fir
Dc6WJ<m^zs<IaU=E`G~1=de!xP_oqwS5|lFFBk_Rf}tljFfep%A2WKVmUlF#0xk<<td7MNOwwaBa><90{a=@$r`-0U$>Z#uLBz5=
XNIYy&2^H8sNG%5I!agzH4~ih15-LP2+Tu|*g771@A9*T{z7w_A}s3QeT@$N^)9=tu@sPf6o_yKW2(?127r_@s$C@2aDoQKy(DlM
Q`ofV2}5_(Wh7U;6C)vMwtcbkKZ|r{=o|T+QdBC-L`H?@HJ3+~XJe~KREx*Q-&^IHp>Uc=_7)SXc0(Q%<|VaO*9VT0;Cjo1-1JeN
_*X0mMUl#fd6m)zrZ%vGG|-VlWdsyz;R3>#acHO}-Qfbv2%7O-`6W+86~WJ|$#4{%149j6h#}~ZL$*X%_#G||w+KB!M3pG-LGp$0
Xg?|r0zDkBgYiDYH&k63ACEiO{SS1H5z);3jZOOqb{~wR_0PDTg!$Ia#(i$P2uMn99?t@>#b31^(-lI$w2nRj4~f&Z=P!ElcmrZa
X5s96J=|_^_SHdL;$Rw{%;xcirOG!Z9uPWHthA4C{2M&Z`}bEw@vKnn=8b|K#CjP>l0phZ@-AKmC3SkPzc1^0Sy||j9cP+`r!3RB
8aA_WV1)qkN6w%M0RsV;hRAlKp2QX0JIf;T@i^cy_ZqxGni2Lxy^j*jPVp}T-F<+epqq@HuOSibPTv5#b;~)S{CQ3b+Uzc*f^Jvo
Y&uKeML{GQt(bR@OCNu!WlE6CnK<ge<>dwB%Ov`TM-%E693pTtMV#O-)@op{=z2IDCz$>pPQSZ9?LA|`%;sq758JQL{a*+Ezx(w6
<UD||PS?6+iWgz?$99KkYeQ796c3s-Nc-0g1We~|dyZX^+5EVS{CnC26p_Vfa*eck+j0jVy~jnBh-+Zy5*z{%lyaMBFq&|Fj^~`F
(rF+o@a;GUZc$D0VTZEG;)dTJSYBT9mxj9T1_K1@cM{+G^{OL%=(1uzWBr`Ie6$(<Pf(o5-}U~Z{@?G{9suqu-Q~#FDUScctI~h%
?ccNZ?NwD&QB*X|McH8x5LHE2r|7W_B!ECH7=!(LXWjMj)k6;$)!202yAdz4A6<na(O=ALTA_<W-h>!H0&Qr3q^O_lll|Lt4nA;p
09`x0eS39p+4cwER2~p<F&n|b#th2p4n}=kIDbTK?dnur(O3GV7vsQq%^4~g9N_~Y3Q8#`#u_Rbl&?%P8a07B$b_OLnTd5KKx0zl
L|_Q91r3ni>Y|GmVO7U9A>jl=eC-Gb=s`h2$yhWPz?)(Q(X$Z(?CchULj;tx2G3S1ju)u?U(ML}4HW7d(=rVx#zh!89n0<?FW}+J
4-(V^78YS8=EJUq+fYVD722V{ON$n8b&xDSqqG3f*QIr60256#(`%dCiM@T<*2h2LhVesBq*wC&_!I;=O@OX7AC`;(k`NJ0R2UbN
3M)WE4uXlDvlL{U4MT~tL6*a^(~d#|jO>=23yh#H6x(*4S}{S<6x9#4kOL-Qnvo3<20~Q?6co@@OqCNs0?7ox(lpHwEew(rP)xBh
K*=L1Atb<&O-&gPk^{By02BJAh9p&>Q|LsztO35s4g?Rl<P~sh8eKE10)&G?|9LS05fqPD8WUyIhWaxRSM<IIkRAWcBk24bI+M?!
>{0zv0nGL6`UE+iujB6WeE0E#EQ$jlX<U+qk0=8qXhGBlLgdmYWGG_}5;QAI5)2Y3`5e>op3~`}6-5%*C(yQJmL>5%Ws--h*w;3g
NxU%7YchS_cTa~N8KZztPre{U1I$mjKrsLnNQNU;5c;1#q};npXhAgsxsS&^5^M<2jQ~;B`Ma*n(VermCCc|%cp5xxkn2JR^I$`M
UN<D3-*>0o!+1Si*mhf{mYAN2@_((J=Xf3y4h)rzrEDnBz@R-s{}-LPloRI?5Iri)z-&qu)Ox-+5|H$>GcyOkuIz)hhBXcgu;{++
N5St)k@qnTP9bH}0cxNc0Lcgogq^9~+xmOHlp*%}KbiB?7?KvLS+PsAHJk6P;dZ)aM%b+e&#M=b!Eb~#BtWR(`XGA!LvWnV(q~&k
`PV;JMe-g#_V|70vzIx+{-nh9v?5eRIErQ@nh}Pih7&@)AKc=agK)?yla>`75?|v3s_|QX{NFa{Nm&XqO}7G>p4K1d{!sP;5bv=1
q4h21eak`ooxf-9el~Oq69zEe3l8;VmZ5U*o3)Gu@0#&Nbxv(!9r1AX`~&L`>MOS#gUmHRKv6AJN<lLR1)NV)8S13`7z3NY@%klM
g)17^h`C25Q5*}LhJs#Q#~qYxo!AI2wj(%Ctsr*8;}JN<_qXA#Fl>liFF^;}2owZB6jHCHMML<2?IQFP`$16#=~Wa<5Q9Nqgku#(
Rv3{4)D2Q6w#lHKgcA-|;qS)oJPtLn#~7PvOu`pcyB<7-WB;35t+7%<p&D&$)I!FV3WR|w%|lysJlOOz{f9cen1-m~XcLW=I<x5E
;?Egb(P*jNuvl~8P9UCbmKxa~P~28dTs38}h~1hjO}$_`VjJ7m8{YS!8n<oG@|K8Nv{Y7HjdoQ47j?a5Y~z~P3iS?N#3{1vSCRpW
O4pA2VEe~Ge*0X0A63&M&P`jafm1=E7**ADGOKh}SN_W=DBzxATr@hs@<A=nXVm>C#5@D$d}D{@d^7f3d>|d6=6Pgpb5Hk*q!r+1
t`%nZ1_*s;eUl8kbiRE>rmPCgkX8jPg@AWz9VLhtt^bU&SCC+H!c>AEL^<=Sqio3UXlm1X`2V-YUTeP|Jj19@Rl_`VNbutwV2>`~
{cr}MLV+~^LLGTm?$Lr7KCMVCh2+D~NFZsX`VWo926kke0$bhg3{Pm1oPvFk*YS|pOwQgiV@%QUwHXUz-gj>1;g!Fo5j@0#9vyG5
?CU%`{vtpAphaQ@W&mLtktnF7g#r18e}8{74gFpL>Yi3ZKtu%qQqlzgkrV+)(LfO(F(4G9K*Ulh!UtE_2)B>abst0@VMwr%LZuP5
6$sf2QLPE2kibg0+YST?)1=f55Bs%J(r7iSsuXoDi;9Flz86Fkv<(Tw3Arw$p$b%TOo1p2kw%r=h5rq(6qJ%>DUw!YU7^c`ka!8y
I&#HaLIs7$ElEKbXZ7rY{62UU?u;S^EaVW>MjdNO1PCsbQcxY^Vge+hgrTCMn3f5usz@m*Vj6`qAcK_@ITR!p4QLTkDvF6Jib$#=
l9Z&PLC9snB$aKXG~pFCQ&bg@<OxbMH4>D>RR%eLxpJ#l4&83y=P?M5c1Jph-ZvyeR7i{LNB1ka>-Z~QA7;Io^uts1|24Cdmv%7;
{kbM}4HRoC)xX)9#i-X>LXY|%>U<%u#vOO5(>%oQ#llo+#6<yA;5xxoM=5GC5w_3l=f=7>r&hRJ)|;WMUOY+%W|QIedVXO^?Da7s
Ule^3&;vj-0#cy8LFXo6>LsA6P9JT$6`s7zAbwmvjEMhkw!?4LKSF=?$34{J$mVWmVe<Waz{BicqCD5$`h*wm&PKNnZ_DZPo|R2z
245TCClTS!?QO;R!ZhvrJc~%L(<i`%;Dn_OPMd!71x%HBWGeu-Idtk9p@6X9WF#>la*7<Fazr+OOoMQQ9EuQV4MDuBYM|_#k#?79
LWg<CMzj5h2P}c44p~@rsobT!+Ztv}wODukS&9ZS>ZW0lr6nR45AQCHs3}Ecr<?W9)5zyTyY2%-9b$XqVZ#AI4ZpNF(lk;VnUJ(0
C(DkB+;clQ{GMJNjCaSU`Xi#fz=8fUp_G#VNZ@dwDvrP)in}c~0>Yy}#6U73p-#S~PnbJ~(#%m*&<#LI!wyQO1Oq~Y4pdCI+Y(@q
KN5F3K;xrkA7@X*Kskf}>rZ$o3MZN-Ptuxn7L}_`m|+}O+?tF;(xeJo^r44|=yuSlZ3-Md&Zpp|I04ob>ua`?CJdr(-W<Qq@Mwwr
{mNwsNA3ro&}s?&n#rl9N*n1mP|zN7eGqC5#NY!+sU~DMjgncMw|%oA(4q+xm^<Yk7!~@;CV<;tyIS=8&qvv@oVfEaY(F0B&zeQ|
%9AQ&Ce9E+wX_`g<lcyqJ)PS4D0CPiJ>G==Rsp0!geX%%)&eKf!YA{GX3U}w<^*3rJ^lWu;p!ngUZnaVB8Q%r*n5fnIf`dAJz@Oe
1pi$Avxsw|rnA1ybRCef8!!4g=;+`-E);zpl2V8QDwv8|YDguBkZDAM0QVoc6)+CM^Ssp$=ufUGh=^mT&nOK9(h*}60ZL&s(=xad
VT2J7yweQAft{7)kgG0pk;FKWK&FBjfT>u_$QlX?l1LU=V3yxKew6JDK8N-G{5*4aZw=-^!&XpXwS~)JCAC5<ixbLF4Izww0|LZu
>C+IEY-EXAkg?rc6`)eqWsMh&(8&qN=>31haB;gr&V$E3TK=mNe^xl#y$RPSps0fZAcztQ6pAxY0R`v5eCKD@x<2!8{9%?EfRaS^
2>&|EpKv4Cb^&tl$@{FS%%nUt7{nFjPtbE;72|Wv6(=i`aEb1QDkxeC5|IPwC8Ru*J*na!RR6&PpC3P;Zi8MhN+ia49Q|Ht`hZb5
kUd{P=~@E3G;{#e%|uZ)))E6rN<&ME*@Y=YlO+Y5RgniGE3!CIL=#Gm!exa7QMIMQrb)G}ZH$0QC={xT@%Y?MH%wt-jFQA8BqQ{E
jcH&YQiL`kk|F{kkx7-HLo6UL5apOlKzh9@754TR6!7}GyudzRiNtsv=HirG^9mO!l?4)*iA~wNqhOGG9PSRAy5nrNOMZIZJip`b
8-#iSWK&HMkX9*g?Yc=gI-x~zFuA-l_~tTX)H5>43uYr3DE=ev{E~G$yr-};t~XepU#9%<Z}B51Y2A0vWw9F|ahSZAQzYnZr1#$L
t{pt^Ii0!rl+oP2R2lUL>WV)!7{V`*qYMX2-6vEIGO|<){w886;D=J9Xl7Z7kr4dN^i5f+@;kg$d^~tb_%NGEu{>BO0LV~Z%l!Kf
l2?4|I1vDf7fOmGZgcMqC&5>>R3DTG5Pal$b+*DY$3J4jWt%nR-#n6b#ZVSSks_pO0w8|)GH2dKIhi#?krcEMQ3OmxEiF`&5AjS~
iW*Xihy?oh4%kZhn@C&Ab)Qn6PuZ2%udjppMg+G$uMiTVVM9soP{F}OZl=)#XKQW#&z`pqR8veqT&z=RGD(6dn2~&OF@c4rVhoB(
f)QXfJ3fEB(4ZRC<B6FVoSNRB2RI`7yx-lxD5UFLoD@z<P-5@5msr_oDM}@DIKW3Jb)4Xh5sXIDtZ9FZB!{I;lU%$bU|ntS_fPwM
d7~^vaiGD5YS)3mg%yDe&EmYa#PFlDk9V--3?2q^ef%Bw<>+U1ML6csuo=^x7<4rNI;3VsZk_{A263_SN9m#z1DXJR^ia@3d)dM$
h-e0i8UzXv8f8gQC|IZv_K`@Tgd~t9D2x&`iQm7t`zKaTKu<Dp)wjUgURrWTVkixves<F9Y(=3%$b|$2gPPi7CRsv?hQ=K-1)(av
oSYBqhO(KhEkSY1O^6tsss7y0k5ll@(m-<V=tG)=i%&d9`#atdeo0@3`Q{+xuGOSXdMBJ^BAVA{B53Vv4m^Ra$+MwUHbDB=Iyz3g
&MI(lfys8`9YpfQPTvn_2PFE9DFhWj14xvVhVbQtBIPb(A*6aey&OX%Ow1O5siG!^m_(+NeY%Zc)PJd5UdYo=R$uaPY*AsPbk(_d
4_4j-;~{R=6u3jOssoPQhXP}w)8y+)AM$4P%WQDJG1jKIAOS^i0Xqmx?$GTfNOnkmnH@`|L?B$YwmW{0o^o>)@t#P0;Qe>lC(q=^
-S=uAK-Bx2Z|G`#y^<Ybb0j>Do<Z^=MHD{IN3cIoq5TpO2sDBeA}6O$=O}~{*+r9(#Q_)-*WKmbT(guR&^r%v;Zh=4P;b|UOsQDP
;$<stOFiOPX2%0!NWk)9!DkTV=RXX(KRZ*{Q~unbpX}FK=1s%5cvO>lE^Jx+nt3FF`vD+*Ne|KBez}29Ji{yu!!o5W?Up)bwuYEz
=4^*LBsg*g?-w3n4H+eX$e@Av#6-(TJaIebbjJ;0Y-XT^O#}!b)r^TiRmePSNnPYJ=xT7L+igZ1{{Tn6{hptA1{(;D2jAfKY9H+d
I7awjWFb*URvlaHCXkU~pxO=K>VlF9k{*EnS^Pe{{{Q)(_}AgvioG+d{e6mdBf57UH=9^KA8qsXCq1`NpFh#mXg2PIFWQwE#UN9!
2yqICz*!j23@!-(ekBNCCE16wkf$couRhLA(0-rCU_3{(j^qb#1u@o+?g9<o4^NqPk@1s(liJpx&@i;W*7y?`f`eWtIw;D3V?V&!
vI5!+^JW)`KBNDrL692%Z>Ad`nTh`@sssp?u^G3eN3Y-fU3=en3hd~FPp}btJ-Rvq9E`~H9**TpwSpAjdSpYvZilGj#nbXtc}fHk
4xG$F0;>?1&#UD>%9Zp!A<QfHO7vRBD=mnf>We&LS+r3^Ku}ud<<qAGT&A&(?)>m?%_zoNEgn$0a|;}J%J!N}O4f73-;GbX0X)2$
yEgMVPxX2CJrjA<@WZB4LoEKojfNb)pHSq!?iab(tPEAYi^OPS$~CrSJ*+G;FgIY~@P_-g-DkH(uuA#&@dNRJ3H>aF&f-p(zKpT=
=D&q5r1Vn#UwbcN9X<44Z}%lx<<-*TmC)tFcO86oq6d(OfO^6~?2(WI&yNqEr^R13X5omt>dEI)U0QqRW(#C=9SSe9I3s!<jZ!;|
&^qA08?|6ZwYWgJ0+$p6LBe66Dak3C8oCE$de#S!fv+dKkIX0C@x#D5e7&0Iv7Vlur|nSUL*Z`cps^9fr@eRai|E3>pg**rf=A{I
0ILq;VzIa$D1C?Lz5Mx<R8Y^H6zh=~fbWzkL5V=ZL<}TGgrO546bylBK*9zZ?Eo-AbecCgay}Qf^Txh?VZ8Yj<A?^3GYY1nW|W#^
5ZgpyrC~)75kFpRRShS}Hj5EP2%yj5c*t~|45v4*4miY~gxGXrh$y22rqrQ{Sg=zG0wN}oS&M!R<GSGuf}@I!9Ai|L(`4q)XZ-uj
*zCQ7$5u|^_?=;`n7WDzOlX|hm<p;-Jkn;<iIDgxSD%dxL{Y54q>5W?fGrg%3}b%?fxVdz6w#A#X1?~1YMLi@l%+i0FW3H$aiRu@
4&vjw-cE+0P9igR5eQJwZ4T6crp$0b>?x$!-u=A1w+`OQM0hcXT%v?NGv~}ZI@kSmT`mjahuoD0iE^P$BvYcdyc{_4LU2L)QVT7h
R4V~tJ$XV=4U_9ZhE2sc@ScT?qiVARJGT#XsA<~D0qTVd@oS$DrY;3PK-s;9+t6{0f7X7GfPM^T7a&=P*r9H?>%bpFFmWV-wQSBk
EE#SxP@X!I%eMfq!9p-7-Z3xq*;fftwliXs5Hx^FfUyiC3PEgO2W$u!6<X0>?{ohA$js3IZyTht5CLyEk5HcCeeaJW&(jR#;TL}K
W98=%;z(qn2$wQ|a!kQmSR(K?*xchmZJf2Fet2Stnl$=fLnIE#0CzbbP5F6w7%ZFsP&vyikI0~LW{ntNLkniVfwTpK=Vp_G!Hx+9
)yQ*NMKqiP1AqTqcd0dj(S$jbb+6(zIMw1KmZ`;HJ-Ih^Et{5(Smv}cQdQpUI2tOVRxQQVQ!H?5o4b}9$q1WA_HCDms?%jsChcu3
nKjNIY|*^TKP?+sF}4zw;fgr7o!3T;ZpV@;s#|otLsxkCb)r$B&<(S8C2sCBtLANhO-1+j@3XVxBo6@jo&0>Ek{2`FNJ!_~fA@rD
>W|Q-$>x3SKLhrklt6zsqYwB&f1Q6PGnoDTJT=rE!=U>ya7pFS^)pZB#O=w{1oa)ecR9CD<xa0aJdgdBfoUR#zqlW(<+1ae_uR){
F3^A96aw?xb8ye5<mcT}HMBWoZDgF0i7qj;ttN_(#AF;or9FB)e*jidXnpl}Rw@pw`;O0GSl}8xj@R?q?s*5s2MnCWo)3NNqro9L
ox;<U+GGt@!Ta#YeEI!32VCE~hh9%uctFv<0%?LIN-5dyo}}&bY3|pKj;=Rx^Y`K>e02Yps6HRA6loCeJjMu7^W}-Eq7gFr4A%4H
-o<+q<xO&2+?8^jtyNR%9&jWbq7KA)&j+pqL|!A3LE@P-3y6v-&2H}F2A#PL2#UD`*~o=3Nih*LL#(WVpos`0E(mriuppSpvY1^a
hh$vLAc>MK371aOv$2Fx6Q6LAX>(*3qT<IPbo3nZPbVmyRtHQw+(z~tr=78TFpeH!T=|4u!V@AcbSiHEo5vTmz=ylFd9Yg?b%(@`
xVxa?10m3MGvk-LD*zH2f=R%uCK!}QXr;@P@zRKgDhQ*6)09#2T<c~CjHt?Lf<$JZm?|luaH1@P0*EAJ*x|=0?5!;=RM8VOLs0@t
ngcXB57Q(k+#WuD9Ul#7b?TmpzmwpSOcHqPP+s;7EF%gGZIZ?)7k_5NOKAjRDm1N^TC)^IkBgJP^lR?y;epG~<XEz8JUlFkz#iJd
X!eUkr0`l^Z0RP6x<je5^%TPNoHE?w4Q-R1)_G?Y7wmVEyQgrE@psg4Bfdij>^8)pe@o}Wf+z9w)UKkDl80AP=W}Ug8MMF9vE5_$
_`C6gD_3SrDAN&o+!0}$hNGl!L?9ca!oRkm&%Vq|yx~JX_j>L4lV=Qy>b9(3h(S-PihK`I=crPNP>^~q{95N7`JDrFq8(<3O1)Xp
-+i3EsQ{Y&zXQ+Dq_)9rW}N`Jcgb`a<bV{)xjJk{SuGaUa+(4bMB;<0sWR=tWipVJbD_{6rT`=f47sz0014)*bRCJ2#;p`fOG3_z
5{exWNc=k)S76m4OA#AMjFcP6c)bsK(`~-)Q|f4OahURIrb%DTb1Ph#B$O;gLxuo?CdA}ixk6#U<PegCkcNs-q^QWm!Zl+mJEhW~
E-iu3fJ3Pc>~`F#2&jsDl_xsLs+JrVMx2U@D2_x^j<-1zA|r`5OfKDh&~8nLg|htelMZv#EGONF#DosRg!$2s6ws7R0YFm0M2P_e
R5E#|$=MM$*jxe#;S)`|3aUcG0}^PWKp-YO{(m=#MK-7?o|J8@P@cZn|LF7jjezP;1B^YGS`{h;gdu;=n!Rhw+4>mBjGf9X5w}@i
#_*@$3N@jk!;TX#Zoz&%zeaj(siMhO<G2=dgcD&#Jt@S)Y?FyPkOL0$%@@f|MrF%Dp1A<~kRuV26|iiedE`TTf>08Th+W>Jn4rNB
)a$-=Ux2-DK-~gt3+}wr^R?OZ4j7Hufc1I0x<_PV7~G!m>h+lCwL$7P5x_**0NpWsH|Cu>uC9G&%jf1c4|~}z5q98YhCk80+>QYU
7ED5kFpP1*$(2+&#)Q%yOdN$m;9MSO1Vm#3<m43Ay>4VNSad-K*+tG$OJh<1nF%ljDJaB{nJI(`i>SgYwA;1pJ0)EO0Q%4Y^e^y#
coh1|qVoW)RRM;OD}aClG*-QwIO>MqnVP~0A+*~L31O)9#1W?giGqfRY(n-*=v86rzG|j>WooG4i)^2(f`TzMXva7HE!0ze=Yj@u
h}m(!;OO$4AF{rG(@e0mBpr7XibvdP)|1U)GgY^{u<kZDT8JZ@n`;RuBCr)v+1x(?6%|n)x56g_jx6C!?uArbqtq`fF&tbFRFwyJ
GTo0cyJf4DP18DtBZgr3HTUkEv3Y+;egoMs^L(-~G0D`O$u;ZAKgUe-sZNmAk60qHenYlvMzc>0+{Vu0(~TL2T0Sp)_wK5^ied6l
)^7ol7Q>%!9H+?lj<>@5(5R~-EIpfggr;a!5onp2^wCAbUFdSUv!_N%EI%WDb3yb~=;ih6HoD;TWIGKuIt$C)Y-NcW7TM~d#bu6m
gbk{%J@pMbW#0F%2&(gERA`~t@Pv^6Ult4yW35PaO6ui>B@|UqmSc$lGC?d+`>Yh!+BB4f2Uf}VT=(6IpRdaU74pzXkEF(8SlNkJ
EtwgNX^~Hy*1S`gCf+SN6U#gUuvQEdUXC!M(`0G}oe8s<PmV6c>o|QUz#`4O@n&(b%z`c@(;T)Ev^vTd6auKuf?&@w*IASib?s)b
&|<6gT-%+zTJ6tvy|~v;?{dGzk2NsB$g7jN_2Jl`Iyi`f*l6!%y$+IKxz-w;TFocEUvqWBvpr)OF+ouFN(jatJax5p$cL7G?oM*6
SWy_C#1uKfsYOYHAwQ}$2_Aip*SnWJcIxtvT)o{J#9??y8nMwS7b@9MED@$%r(!|7fp7|MkQ4<J$#o&^#rJe45jM-!grpG?V<^&}
hE#Z_jH*MXa|gc|VBpkfpIP{CB=4}NW9z}<7&DvT9urWh^yi!d8S-R+YuRrAsXDH$m>Ck(3>d=G4KSyq2|ASSx`>!@@zi+Vsn7?h
%-V0dR}ic*sNz;j*jv|%DO{RPAtI6uvQZSQE1%(pBs1cHgB6N_o$-0>4h|lX+s7ad-LbFSVjqxQN2*bk^`~JBTLECZ4G3U>)shh!
QX^$uy8D@^Ck=Fmg>#Yz@D937bG`>W@{$n!Xh=gOAvNS|VSx$kHTUT#A)0EahNT_gL@<En4$w4A9mJhpSawuR=abA-*r=kPZRiAH
@eo9v3Fs`7Sg}M#M@cdz0s19pcFFJczB};Y-(grN#X_}N<*~s-$&yEQFSAh4`KTA=V3K4X>aLET4P6H;KaMk2y^;~oO?Xa;2*#;n
v-~teYQSDWL-!-Uz(d}6_5}}?0S@zw@mHXr#rf^)j3H0DFf@RDJom46Bm`+p9@(M`hy*Xp{FNrqC7{IeiX-PFTz_Ww@Ob-IVJN}!
8__7sar5W;8${ybNEv}<7Y1av0oZou3m12H3ELP^HWL^qGZ!+^El46sCJ>+7B2&V!1r-`aX-X3rD#mkZT|!chpoSA50mxlQEjo}G
iWH;~nG^_wMAQPI5`mCyGHgyXhBeHCw!z7m&4!n9K^%n^iB>>b7f0wI(uSY5O<^WL+ruzpfF_N7A{dOpvFY(WACRjm1{^~$9EEGr
fDR+ip!0zMWq%s!Bo6-Y@OeCEP>JgrUhMWG$<S;E?uRbV!_|83(e%LM`S4h(|IV~CY$GWIiGt7XxWhZVT+3^#K;@Mp1X4w3=;_U&
!eA?61&7fuG_81c>x8jER6TpQH%8Mdz=GoF`>&svR~<09MTa?HC~nxW|1uMXVh0ttoH7zKFYSJ~lh@y`xI@nM2O~ybJnuNN6DE7y
N<YWDr+E(e_wR`i^td4>_;Jb1t?2CXA3UNd_~XgKZ{nAAp_}vSSD!h0LzXW#fuY|D(Y6OD8`XtKYbYl9Fdp;<^Rctc3FvMV*!Qj-
v>>>U+H%#j;v6HC|Ayxfip32X&Wa|5BeOS}RAMTLQ6(}mF)>g@r)xEnBs4%li5}>5%_U}$P9vFTTeulQ$SJyFcXf$a?93o2t)Pm?
Q*5IHI=LS1nHLhWD5OTB1x*Se`~@8lCl;L{`9I3w@^3JFU^9rTu*=Dj#_!({oxTpX<?2Ko%yeA>?L%YZ0-FSYMUk+I8cBnS&Pwll
H@lq~4I04S6KF$bX}4K2qC&L=R?)+O0!{IEau}8M8fTXxIP!?AE>JELGHuhhTN3JSh*pHpM6NmVPQl>yflovNyL!^S=`uY@&W9cH
PtGTpSIxdk97H!zGmZDfk2@~;3=@e7rU6)|D4@6uiG|wVHWU=t`_>E(bK7x9xN>9Y=Nzc=icm!&J40&B%TqYRh6at>g*h#!5;d(r
5_=~*geMIUAr?eb1{4yV&}tJzRF1;oa;|XY#HdI~iE$HcvrYjJe?N}F;aqFbZpwi~JM!4)90SM_2&WI6cEkIEnfa#9<2Po;joFY>
BNkNIsepbrWWz(e3NR`JFc~skRI`nL=f?+Z(tEcwQ8}_|G7C9oAc_HslW0=39Cs6({|S21s$x8wxeAQJECU%1T;INHTjCUvg8;US
>vYLlhX@F!83-c<%uAikv<xqdm!HS62?FKAl1;m}9DY5roA8fz^THlI+nx0z%x*#xd_}YQ8btVGAvWb+_P7rm8b1W#`NP~}oC*S;
h+fG%FXDBG#TmjEedOa%)WZg12^}z$akYfIDfr@YiXyl<3v?R#Ckh2gSg_({&D0ZOO+2o`gB3}HJ|0Cm$=lu8UlfUIT>cA^1Vzu(
Cj3G~aCUE==&pI)h|ntugNzg?u9th?7lh+6rezm3of49d;x7WEn|V0;UGA`-31i52j`lnUolw!lN7k@_<=G)Lh;)0o)6AdCetUqZ
7s!JM>r=$0EiuGSkz_ujdX48PIs3m}P>**&khRhG<%teH`0l&cy=?s3atg7b@hS>N%vPEjCU<hkwb*)4(6qRik*LYDDnzt4V9glp
O&10#LKIbyV?-h^&)xTE@<MWX4jRqn=-zh;ty$74IN}I-LY$2bnNc@rpssR?zr`X7Kd~2HeeV&;H;>LMxn1WjAtp-qYv)@f$9Xn0
LJUM;j1i;8cQY_3(4SPCCyiTb>`F?4x!w_AvmUKj2(I1v+$zwev&nxh<C@x4%Da`Ss_iMOK~_w)%OOT4AnfL6t%Z-nDsYvF)!=}6
U>fNSHKUD2FLkqwIqvUb>w4#Gur}{YhD4UsqD1urLkNnBh4dTUBja{Aa@%)%+uol^+FdM0As<BWg~hev2}M=PJAB0*?;InA4T@P*
5m>|x?;=g?&58;O@R8Q=VVriuoC@qqSw4*;oP(U@T=S#eF5T;F9`^`tP(?vi1G|c`)=VNR5IW15WvjN4B?|0@>@+iT5GsOAFx2s=
TplwLBMP}<n4oT%#<St9+h<8&?#^%TY>4shle2~V^mn_5)`8x)xZzzVU~KEgXy!eP;RFQ0wR@YUBdZ&pY{9q|p-rk9CPRdSq>h7q
poHJ2RU8ZWBzxOvIYdFnw*KCaSn-kFjFt|SGo19d-krS3?Cq-x!;V0PND-mV3o?FV#CY@&1QEVLPB`#JI1vShCeRR>EIWPH-c5)$
QwXP?aD2Q?D2X8osGz$w>~tuqY)YOHA3S>$0mX>QF0qL=^|9O-<PhP`4L59#!EPX(_k!;@wnX+QH)<E9haChzY0%vL=Gb7&AN=X^
H~zP*<H+M|I^22k`qx3u_fy~2-yK}SE4Q3`tnz29^|fE$e4J4s_@9aS;^)qjG0@dke7b0H;;W8<>4c;NG{LJuNbQPiCSkF;bgVxO
=}d{lhTK7AwU~R!Ac9S_$127lN1vXIG{Suly0wcmB&hX<7@k@mnA5=_yq<~4FoCkmERZyjf^5-n5CU5Z51C;=eAC+{eNnQMwM}qb
%POFxRYcmHLwU3|%tEll&ZU|$qx=|oOhwq*NoTve{I55GBEyygHr-E&G~P7i8VpHo5kczj{>b*Ou+ZeSNJ=#xH)*j0r|i|{6~+8a
x}Lx8I-DPFDw-S=gp`I($7nfiAG*ToweuZDn-RLC%6h`XR_M7YDhY9uz3Vk}F`DbQopZ+)yxOalh@hx#hrU!@+Aow`@xxtJsHFL5
{>MR-KWfh-twCh%$uOr0h?(Ki7CJ_CdvYvoFA5-uEjnf(Xhow^)VNBgFpsULZgF%YGr3+=Dv<T(cX+aGRUuhZS!7f~Z32m6zB(WA
f7$ao<Djgp>BquD5@}p#X`8)?z-ottqP(OI8P7X3=~)sY3MHh})tKSIHp2qTp|C+Akts|(ooL*FL|6uaCgM#opHh}R%2~#Y+|fSa
;N7=jA_sdrSoZw;$7NQB7W6}SjXMY6iDTQ0iNn}%xRwk;pt2Deh2>cB1ExWY5EgbJH)l>ba^Ui~(D*>mh%coE#qjJoHv$Il!VWk^
#;Ar6B$?AVgEPkt=9Jnv3^C4e?+74w4smFWAA%MH;va)ShL@ls`wa?dc0?e4A?isdL3t7MIj@f2j}GYlaQ!;yCsDQxa@+R`#t5Ng
LRJKu-`p%g66Ky8$K+wJ(Yf4#gO})i{bnOJ6LwZZgw62eT1@CVaN*%=^uMaB@#-^GuQ#+RT2zUa0w51Oq2hxJ0T1N~6F{2@q9{g~
kwi$TAryp=vN_Tv3JwJf>^W0H*(yyi?3FA)f*MQ<E@C3pOR`dEErNAQ?2a-Jnur%{rqg6Zkwr<(GYUw$M>9GSRZ-GmNg9eZk`h-f
5+gv`$mJ2jBJ8T+!f2!&F;)~@Bb+S}A_<)XMzci@kzzq%!ew)q6k*=~bKDC0$goN=X3m_H$uSNIArVv*M<|6D0zm;f&S3OsWSx^o
@z+g@v-tr$sPFx>KFl<Wty2|<A5r<Ro<#?#JV4msXV1lm--kHn@;wr%Nn~Z>BcTL1Wl#)(BBIb+*6T^5NR_)XWNT9PUhKUYZmm&i
vxsXl?;5&*YH=jvo$tS_Pa{1Cs08d7h=Q65N(w7P86is%RKztEQ$dns#LNU#($xc0lm$~klavz>&``xyM9EW_<WSR1AW{(^QAtEp
QqqwtK@>#AWH}`?jSUG*K}$nTEX6BDG*Xn5#Ei`Z%R>`Ll}S}Y5md~SRTPC%#1Rb1Lo*gw!AR0%xdB8|1p!D<1W8c_NZ|@hQ4~oL
FjB?6lTAfKNKDg_g%eI$Ochj26qLnfl}JG}kr7M{4Fu6e6l57mMH595RhT$IF+nub3{wpZK}<?a%tX}D0TfXa1!QGZQ&kmBP=vV#
5mPWlWz=F9oCPI;!Z}sTlo6VQq>7RzstTrPrY4neiPq96xm-yo<OLNlNL4JvRI^f4wFNOD5C_tF4fy($3D$*qLFNn7S)E(3ImDbE
$yo#fXpry=sH9AG3og*E)E}56!;tJ?8=FrOB7Vy~UMDW8=j`?gVa8&(pxHq(lxRfUySQNIUAo*U+n2h=?u>_G?xh$W3uNIA3k;ic
&pbM+V~$A_6;#OZ2?Y-i9XzV^4Wu)iaPCfoA*K>`0syT|ofb6A>$p3!F2lDJq?1AmEHiT{*9U8YlNy-DF%SfxmL5qxSv8sX@NEyu
Q4LU(h{-9PIlngUuzxhz)ODV@im8%@lB(jzv@ygfD5^@BpeCk5gU7S4&}&bsY<?fIb36#4>%{2b|IMWGq03L<)IJ~%{|>`L5f8~e
nDM^t9QpG4<n*tR<T>)w-`5_kdZBgjlgvAOR5j?ZYziuhl%{|=G8G9>4HWH%UXJ6(JzZUM&xAJBsqjPDl+X+an25h^r@x1IUf6e4
dH$uZx#xY?hnm7WL%r|;JT%Gfut*}LkSzmU+y>;u2RP#xd_}fI7hmIj>A*xXFc-kZ9Dtk$9HZ5+nsnDJ<vNgJ04P-nm8GBpgaB!!
q@_v)3agi4{a@GC_>J6qeM#W`z;<#2NP3`oBjdRw#DBvBC8rAE!XSyZnKbP%;Lza$t!29U<A=E0Q`K)K<nTG_(di@1qxGF3_6I^S
P~saJ)3_QE*e@Og`p>4+w^T#fzTPO%HOPI1i1oU7_QS#{q1Q6bAv70bUwfOA+D|-q->~QGUkikjjF(~nv#`7I#~d1<R0SZ<k>$+g
=&8<*PuuIVYHgE;Jh;AxmtmmcIhj0z;6wHS`5d~ITTxkP8SlJ;3}AMSk=Bqb7@Nykh*kvy%ZcX(3U-G}W{%R%9Qt0lEz_>gk@AE)
IOUblLvV+WTz5P-<L|ut{X9UV`{lr+1W)49>oM>4bq@=@Uk~2$_Tnr&ninAIu;o?5kxrx!2yv6@<HM2JYvKzaRF5aR>L0hc<vv5~
DDB><reX-_i3^#A4z^saK~+=QBEQ<}2rfC-hRQsUJ18zPCMdEwRLJZ<H{wg2husgvIuCQlt~fm$<rf@o3Q@?Ms+14cbS+^y#Bj6l
CeC+<Js#DBL~#n1%H%_W#J=u3!Za!;CGQ=|JDKL{$Kx-4T<&&Q{I!vA{Sv9^Wc*;_)AwA2R(%AnM>z+&A$k=NQKbqk@5toxx`zDe
`q$!0xL<?Z91d`*Cor7{=W2+0B&!~7AcqHmJ{pL84v(dV^tQW87~yu6yD2JTGkdvltj%%XAz<^g4g>BkO5@_YuWTO3pgn2)aBdLd
^qsQ(z{jz~NeYfn!|QSKI+YQAi3CSJjrczgkh7rs>$f73Im*;3FAz#<V4&njG&pAzr|r$*Sh*R%pG4&NWbzctkzAm^jxF;dKd}vR
JYTf+f>jcr!;voQw3!`Y1IK6(R6gGp_7Frie8?DMI|(Vprb(*Pk%19`CP-jWYCaCy8U~s`q!N*!MyW~#C`9B+9Kq+|-X1V`ZcbzY
`JTK5B=M|eL}3INDFv3;hLW%)C=4yE!|??UAxs?icU=9MIFHX-*o!#ozSOE0RD6t~m(k*6FwP4~3||(g<6YAOtEGUbtahGx%5{lV
aq?T|Y3ffhiseMc8U40sR~|ErD)0U`jo9$Fl<%sr`hSTXwU}J;h9&u9hyE|$zX=a}2m*orNE}!Xt@nSp7qfVy|J7*O>h0v_b%zg2
r<E+#FF=R$zHFxyI%R`33o$Hagenv;`aBU9(W#mwyosRUm5K^aTxZ$Z-h1}hyyn}_PUk}xS2^c1{T_44=c1}4feMb0&M6^)`mxF0
Y%5(hsKMJxiGtDyn6xCLfuWtOo@H%Ki*=CP?J>E1^7h4b<5Z&(>FQ~(6EE6>@NOGsazT)Kc&KgTIQ&L0g*f>6&o`CESlvn8zgD?p
i8-mE3r=K~dgprHi4lCd6$&PCH1gral0Y5ix3IfsrupUvSFWqXUOVw&WJV$Bh_}a4!r3U2+GaFv=22@j{64(drmWg65QIJW>UlM*
@dF;;j)ab}mIwiCZ;Qf=?|4~UUG0FjGA(69pCH0`5*hV&R8*ZSK{=6{SAS!hz425$dhx9q*5UH*{LdRkCa0HSDQ%R+h(N|BG^n@E
w|!gEW|0$3YvY|+^S*Mlg7}hnKs*u1jn1jAno#SJUdSGV_ADdLJ7E+tfens$g7Fzq+6pKvh&jFcvk|{c__z72U9QEAxK&V*Rb3*A
d#YRVw)3gucj9n6?<<rV-ihSdph)4`eVwf%Yu{I^i7e!Vb>R}d<uki=+6}90qFHwD7XBR;iurDjvNWr0n3_lsR?WC=T3=aafJqIo
QMVaQB_tnl#o2l5897&>WK++VMiYK{_Undu@zx?m(dJ&+uPiEjJ^_m5Q<_}~$(k<{K1Qj@qadtWW?xrqQkRJu1y(r73u!tzadfz$
Q(7;{w`Fe`rD;DYX<IjoS3qLY#Z~gOwyO|rX$H}F-z2Dt`dFxl2Hknz#LlGHk<0EqngE;0F~NZGK-zHo?=lb|B?GO(#++RPD?z11
mdoas6cG+<qs_(>97WX+?bPsbyr{H`W)qyT5N0Yi+`~j7A9V1p_G<LGee86X3#rw7N#8*|`$%2`yjPuwdK=Jy_`Rj+JEWav!=4(v
nx69fKetuueDGRT1RmnJ2TJ_z2HOqk*RI*UZ^q&Anl#z-K45z}UYnpmgb1YjB_bLo)pIB=YL|7kMRbhx*8J-EPRAPoEwR$y)%f39
d#(#9G+2>Za-?$=p$tP3DJxXdJ}&a!S-!by(Way=S#jlxA?bb1xbdZ~8sUb4<3WL2j7upA=tASF6Jx9xb37E`^*HZ@Zmh_i$aM95
`t0C`9|K!l;pIbAUVONyJXKa>?p0Z4)YK^MrTT#<pmsIVArcL24X$skM}7G4mEKajjrvrfxy%S&u9<#3R{d{#rmZbcU6$B)<DIPM
C6<jU=<34_WK$&9A6xI=GIa0&@YG|D9;rq|3S`VpIXkcbi-LJN*=k;EE?}OzR3TF|+S}g!*MpxxkRwp~?DA;Gso-@?Pg}aC*?IWv
?e`Oc$OsL_s0p_h$}Qq`C{zl&O$f+dW_|u;>EZNm1)<h+RQjkw)zT$>IG4PSzFgD7a%!3BzU>Zn-Pn$?rCQ*3R9zu1(O6rghjMS_
U29T9PvYs)jh*G<tHZ>Ki0X<$@!(Bny#Z@!ctI9XquL*4!e#=bv0!V%Z8B63X!LU@%T%~vpDs!G2&cy(VYj9ourVRthPhZy{*=zT
vs})3H`u+<FgvU`JbE{Vb78!oX1KD#=>!It#ZKKyRbL6Bf|c(;w}Sk5(XI7qZu>ho(Wzn54VANKRtyw-VLoC`H9d>tMNT<vHE9`=
;eeyVp`%3<rEuJiGcAU6m4<|+2W$}q0;K9_mT4=;tbn!SK+@{W;HXI}1H#b|L{RiF(<caMLzYQJ!cKPOJI))rHQ%}C9|>10l(f51
Qjo;(O-h!bazRoEdZ(O1dEuBQ;mhpQ-i#Ek*q-LQt8*R7ZmZCFrr*c9*Pjr|J)AgIXtAv_(GvV#tYz&DrbRRdERZ=Q1r|g$`1<RQ
3GVp!s(A#DZFlmes$LLp=>@3=Q1O-7ye>M~rJl#^SP3$pG5M=HKs<fm(26~Mb=iYb#AeB{L;#Ew0cIR+t##(ZG6@kV%c8hsv9Av%
uvZ^zYl{0cOv!_%<c4i~7PVciAY1JSaSN_$c4WP>9bu~1dew;NOkAfYtJ>>T9<H~S3DVPDx3CrfFNR8Bf>;q^o<ai{njG|16<U>x
pu%GZSd!`17H)G+azOHv*0>Cyqa)XFs%n>{4J6#uH%v3tQ^UeT6TU9z6e*R6A;zvRX*ZSvF@gw-HDO0K_|@^Fd-1{BBF!_3O2K>;
vouqWM)2uMRYL2Br!J5y^A141dG1j4JM#j?cgAycTFep)$|qK8ccOS)uCrQ-_WDwhX7Y(vX3E;SjjuT2iV68-NiNNu%`BnP=)=4X
Wa!e0nH!*9$eR_N0!|#UyJjxw8LjVoomzV*7|pg9yRy-WnLE!NXzjgC!))Fjj}}E-do^JeD_i)_TY21cWU4m0!#x{;%bNvVGZ2yQ
7*+3{yy2(Dbi4<^8O`94jW=6KJ-0@bL^Q&C@7vZQu?as0sr-Copz*ogJA=6{%lHh!_$E0`Q8ipqH)@F*B{~jaAZSF<X&UR-W-neS
>VYl`<@e#$P-qd5`8s9k5i}zP52#g+RUOjGuaA4ES7*V_S~iDE$6nL5%d#SL=+6M&#+yp?<fc0E2-0otvc3y+i>F4M5c%Ts3eKUO
bu=x^iAtiWYiW2IMdV%Q69;&kosG%HuN+2nrm{oLsu+;AxV@UA<x0|3h~XV0by8R*u|0gC)O#Zv8c>^GKJm)<(qs|8j?ETD(np4C
Udh%v=WJXqk%4w)0|YJ15-fLCnuuH$KqHe%-C<>_TN|syIA%;V(xGB(%Ap`-Mib-SO1dcGs*0+Zq&+Cu`)`7@hP!iS_3>n&I$Pha
EjC7Zp40f=7+YNM;=G$?w(ZO39=NXBd&#HLEn%BjTrlXymU!1(O=|45SJriV4zGU;x)H7Jqg`#(UhrW48MVdC-!#K7yoUCX*7+5!
D1;0~4eD|2S2l9@481cE7diHmiFtkUo?<&XHp_naYZYuw>y41*6+v3f4r><C+}MiVhZd||O)C~tL?&xlW~;{1NzVoMuY5P%(bexd
Q%)A?7OffFSH0_QZ!b#b>vn55b4BDMNNu*mu>i2rq&Al|&s!_Xyw{&PCu!bs&Wd+fh~~o1v`b0cJw3$5hkY1z<ytVkcfN3dX-dLu
Vcsl43iq%^_^ag0iyUR<FsYdntTS3mMrN~_<1@>5JZftbf{Ukn^RvPw?Va>Z--1)$eA?$va&FQSE4{{zPIY#W`lrrH>#b{N7ek!h
Lt>9vZxxL`_o<>_9t$%tc5>6o?Quh9sM<r`qif<eSjKMk5w#47`dAxFL5@OgJ42a%dZ$Vn+FuiMowvu2oF*rl#hr6p7bhand~%Mq
x94Qz;_G(p_iiO`x!-MBkv+S=GY(^qUS~C-_=D;2T3RtB*^uD5j@OR6fv%KOdoOo;9%aLv#S-s)+?{KzH+e*8g~L~b)Qw)ZGv|BO
WbtM9oa-_1UR%kveAA+<X`S`4opsJR#&0`j=0m(wMXuPv7&~0tYEmTYF;WyXs8B*%x^aBB%=VhvGjzy=4OQy-6wMK9U9`+v%bZxY
X%AeNUU4q1z1`oRjaf>l^txwgi6pmjq6`2#>@=kVf~rX0JWm=r>!L#s92IVplYsEWikqHOQ_m*(ldX2?qZ8Qmn5Cl|5+T}(B;D{m
?6UI{7Q%QKE|v{&^0l5XtfyH7S%3oT7)ZvW5(r-M6~7guGhK1(Z^ikp;aupc*+^A~29E_j^m^pJupfQ-U0#D#bA8>i$+uQ;^msrA
EsdcJjBfhbkR**3h-l!f-ZvC^EUM0%A|<UsL2iT*1{p}%iTAs!H`0A#@hh`_=y!X0;*Rt)DKT#cfZq`)&J7#zio<B_Q#$7%$X`5s
=MDDB*v{qky6Dxh4_WnRf*s9P#!{rI1&H&mGkUS^Ox%bPTW6gsNT%we0TV$$B#74TFIKsy9qCz-zVuCbHSyUmHvBEy=KF?ihLh!P
o@q5k$g*;0EcQN&IF9&lI%c68*EBVS(W8|2pjQ0e?6h8C+4Eg)TKetm@tP9t)|yOMog&RIa*8m=@6Sg1uJyybbFFxMJ!@kO-n$a(
hINOI%H@l<cj9WbU177I8$5{xpiM3FXl2`iLKgzbd2rIKL=f+hP0OA>4s%CHIa_B{Vm<bEeMibo@xoUxfc<Desfy`$d84=>W$UU;
;*CrSr>1r@FsBncMm-+$Yi#r187U;K7I-gH9Q7xBXDg;0;>7Gy{VpCk>#iC#+)$&War1Vk6cu|%M9n#*VaszPAC2!?TU$k|S9{B9
v?3SdE&*zis@WA3Ds1peiKcgW!OQsY&QJ^iy9(MjcxM=fcpS~-?Bm*Rd+?l~km$lnKotU|MN)YxswxOVo%1zcDO`i+FBbS+`SCTW
@ExSTfWyx3t;xn0m_75)fk+~DPLRns@&`Ww<L9%-GO}Gjfn@XE^!bz)AYGybiJKEz$;PI7%k$R}G<g}&U8LU7({L1YRwhMIdp;IX
&eGv8qHd7WUMEYtM>s0+mBB`+FsON~hP5}pS!MNY_}z1Z?SLiy@=E;GF;a(qEQ-*4swqR)SRZpoDp!i#76Td&Uik|){@zPLS78Xe
2C)cL-%3n2c`U4}qN<VOt(_3QvH3nxD)ugo2VN$gs5&T#9i9hT?`EeQEoJxKjgFgRqWjHdN#~ZfxzW`QkwiLXw#q^`3>1*>U3{&1
C#Tm(G6qhV-6>MOtX{5P#r5wrk~F6B(hBS=Gox~YlC~qj_d#}{+Uui$$_>yj2X)DyN|wXYScy+ih(Ls^4jcIHb#V=*B{IAhS6vRP
y(6&hxK)&8Jsh%cbSgVkY!I+JL;>=nzti{QK^Fj9U<5poleKmh6c!awA~nBnKK_+zP&noy`zAWOJULv|o<SRJc4ynGwSASW_1dGi
-ocBo&69l?a`cWYz~c@ZEnb{Mzc-tDoj8pu+%!76l9m?Tlc$@#mwCh_V&Xk+NsQB{Ng-((RFM}ItVz(;Lu@CDVv`W<3_}?aMq21c
7ZmiED(7tC3*2=NN|>tIthw0BU0W*g=@yGyKzKlST_Gb!B&&{D5uOHKsm4)swugpQMN@>mr&$W}SpwK25p#DH{#N4QXGd#BHy0D7
W{@HkP4`ystsJf`SCmo4jD-%6CqctX%jajRLf=}Gf^rPhATz-MQx!*g*k}+>NNGX`M56**z=q4L18B|!*y@-{)q~~j%DZR5)x%<A
epchYtDy5%%ZwZ)Qni}8w|3?JNA`bT=kEiMeErA@^@1CCccbU+Ezcf<5L-cwmP&C4o%1{=Bln*p$J1N{Cj8Jold2s;c7-Do13?4?
0I_Q51#d<TsBKs~eHhN9R2+d_OiF~7Io91}++vPgh7Ui`-P&`T%Q#U$QY)O*k=aGYKY9Ewoj&;tI`!^+nidv~MnB2dHN}-cY@s0=
&(qG9zGsO(k-+)Zrr?<S7cu#|1odxx-_7#H4_V&c=;DPuCyYc)#bI2G*BEQKH7H=AS;p{46*Nj-j9?v*p_+H=VHmyaRfDY6Rs`ku
8&INFghNppm#j9{^D`7!LChMVEyII~Md9joeC@_u8rsf88kZ&N_oV5rV473c*-^h+bkhS&<XRHGw6JknG|wAd_j;OCu~{*hY#T9m
tH`8L!RItj@=fT-^0-{9F^1<5IA47tcBS;rkFy&a5=nsog$=I_X0b0+BBdDNWbhS5I>?zQU8!ulj`(dogpWv!?M2sDi?Gh0I?WTQ
xFoMc_YYos%kcZ@+Re-_!Y*|-jUvQ0?;10nu~6hn*D&=rLXPl5wvsU!d6qAw<aGHs+>H7tETD5p=tVR@aV*5CV64Olq_`)N{vZ18
>NBDml7(K+r5N&hMF#T|ynwEPB!EdKq^&MpF%IOmGwkiSN<)O|_k4{+#mzeLoSAB^6K_~);Wgjd<W8yAX+<WdE(}EPqVHDBwjD>J
GeVv^(Rt$8@T%7Wx)oMh5vdv}n7hlnj<BJWf`+A$xtoe1&QE)|kc~8x^&Lgh@J5hxZ&8;i4IypZ+~AS>n_C_@k}}lk7O$GSG}>Hj
)-XyML24fgoNbMqQc&x{t|``-cJ1cfT+MKbG`LdpYNOTI@{8VH-wSCfOKpu}B2@3PYdcb5rsh7i<!nOY@RJ^Smz0ki-i_~g-U+ov
d|DzRpA8_Wf{a+f7nW5U>hBLMTt}2Czy_gSl5ZiYGUD1Ci^FqKl#5<4Y?$fQ%&h~XsP)dEb%RB$7EX??VVSiuTK7y{wR&{SHDUJs
AC7a2+4g?Jzby6l!_PX9(yvS<le@tQOq#t)$#D3cb2EFrJ2bhYa%!|WRd-76(v8jh-piZbY@H$ZzcJa@IhWi<*Oj8pWPJTt_`Pqk
fDOaRIh~`h@znGVha~eNpmKJ1>IVrt9*zA2av9}<!^HEGxWW4OY^De9g#htSU^p^a<TKBPDteye>#^ou&qXy5Owp6df+}uxA+Z#O
Phmr&h+mP>%<~{ohbOScbK?&hZ1XVL>N+nzvGt@N@VfB9(3PsWhK6fjMQXb%E6ACul}fSjc$~oCo=r~ro&%s#vj$fte9YR6@d|Y&
&I!@cN^{S2QFk+$&!k|AcfG0D9L~V^7&wp+J?7>ILtHN20&&9i586oY4RnvDe$UJDKS$(k^?rjF@jl>#EUjy#0MY?SXBY{<L=qm&
2MBI~{r^ng@J*nia~@xlX0f6@os`Imto|-<tT)MS+LhgDf^yybV*7b4;qCZQX>L)McX`|A{QTY?uKbIz9=DO>SA+0&h^QI@zm5ha
9=i!7p(-R|2x5?;Dj8vlA_$5Jsv?+*QHUaG3IZspq@ksWmW%wbjAhKgVjN5+7#1Z6g=B<@`GkvrM3fW@kbCKNMd_miE3mHTgRPE(
&L`9X=YQYM(r0dUjfT`FrV3`1P2f#2hJ?T&2xL(~_(&|bydUn6p#rHC=#Tv5p#qYr0)(ZYU5Td>0dS0rfx%#g2&R~V2%1$XDN>?P
C=!7}g+d@`Y9fG=BA}#Gm(W1M2mHt>0m%A3*HI~!G!rK=9+1(8!1#Iq_1_!TW_r%A1z8dG52FLvUQfQ@JIV?Z2+z@un@~g^GE(a?
QY9VdD}$VY^8V!f81(u-6jVUlsBr-^{k@~52j|=g_W}PnM0bo2kO)|zOX30JD8!?<eGrjQFv<}kG}Q<+695FsK}28ge6jPw<Aw=T
?BlU`XA{GSNML1P9b!K@R@)7OoT1VY5`vnUZgvC`1Vsu^ifU0qLP#p;foVk+mRy0Pj0|L@N=Twbkcf#!k|+aE4uF(a6j=q-P>ZCK
Kw%F}-Z(Y;`F?KCBH702wrgr#$Z0HGAVH}q214`;=jn`AmJ1d*2z>}!H?Xs_4QY5-*56oVr2$kUXaXvd)XVEy;_i*usy@+$Yjve2
+nBB1A;=U&jG5AR-frhM>RSH$*12Y`&nuc-nX5i;DB$!7Ytz^3hhj+)QMMNYruB246@bxWjudv2le~x*JNPT;BtCVmp%Jvh)a4<5
RTFa}!ot{36S!3c@rP@e1{9<g%LVRHrRt_rRE*M<;~|B$weUst8M2Aj8fJqw1Zb~->oG&G42LHLkg_S7gQU2<Unh-TUB~BpS1j`%
T7NIW!si^6*pGRWb?N(_Y7X9)O3;;fiSYLP7HN}J?<=aIRhk|Hru6*RS;6e9+dJ#0ec8{k=Ye%s=I__WdcP^WSVm$e4GkU@JTe|N
^U-0NB~_uu@u(NgBL=q7ih(RKdb45zzUwloO>}(5&!({Y4b=!}BXWafXizPZfP^ams&jnzhf&e1M?oN~<3jB^`3nNR7KD!7QSV;6
G-IR|swIqrTOp;R*7tr-28bG5HM#PLsT#V0zZH`L$48A16^DE1yHq<IU2<0z5=`nx2^kLB5Y1Q#peQ+qIWdH2+da}fqW7l;Bg!$p
bjoScJR=Zkcf+o8UN=^2r&HL0^xBb@Tzs;UqWX3_yvh!~7jKPSYK0w8#4R`5<xh8zXT#NMvL3Z1W9wJrY|<J!@z%4(fgO%7VmdyU
>lyLz{u9Fyw`Z}B!JbvBFLBk4F}9KM>T0bnaTdrIUYTbZMg4tGoOgs%;{8L<Sj1mzU|OVF4R1^7T2U}caT0Ai?4Vj)S|<wx>*4Eq
M^@q;eEN3%x+ajdBKY`l@4a5cHt=svK__^eJs$H$`L8{D%U5*S?N6T>ExEb273zs5Se+@hCMp&6aOMX1!4a;4w~(aT(V>0tH#>qa
Odc^7+e}t~=ti{|h`qL?8q8>1&gVIk1pB#tcaHD3pqmjp)=V8%EO<ePT8;SR>mLr;Qancuc*^Mkt!emMm4h{`d<(VDJKWHC^WSG@
*$2h+L05BE*U6hl0aR;N17QVRP96A7WpL7`eopg^97T?dz`83CsT3uC3(Ve~d9m*e&pE*u*8{_bE0u1u&bB_R+00kG?HVH_PE3h?
r!Kl$`bNnq4R${Zz`R%4oIQJ$-k(9mL9u->7znz|Bq$s4c<9fXzW#a-o((je8$KUKd}_RHB${7Ld{-0PVhL1-vZ3j|mBT6cJQfcq
&YgwzxCJ}wrNQy<Il$=z1}<92homfv6_8z?dh21&dNM;oz%_HF!n&k_Nfd0b*f@%ZqzYn{-B)6eu3t=PrL9_q+0xWn4;QTzrnBzr
BGj27#ob0U#OoNT$e7w&iHr*4XK^#Ki%kgLp|V9uqI0(I-@fNOd4gWMe-Y@rsR|`$cb1x1wkc=K>{#yuklmSpktKxdmS$!ZVFMs-
kgD;OThuCSkSPR3)Kaca_9#*<C<@yZz~e!@aG2t)NSx^K7;r0wo4g#Sb_YdRSu`7{PfxCDWQ)~MoNDg?slGR^?m)FijnK|&aG)J^
yyG>FON>TsJTyG0GG>CDue-!)PFrjbD00wlA8oNnu*=fiPW4d>b3vJyXUXAfI(klmt#tP>(}YGWXfXlN?NYIVRW$w9n#p9fZ8J~A
K6B15Q=8Ts<nQCxvCy}BA<LL9jdt>^ImA$145hKMu%^Zb9m^+vlxeSi=13(8+9ySo<eyZ0QR1k|FzSQYy9=YS2cRqrKsiMV%m+s!
Zu6B=loTZ$uOuGEb_;h86w!&mbv<KuZ;lxFF2a4#8wuklmrw@Bv46;jx#@ZLczwTL)A!?z_AD3aL-u9a(~51eVWdPeMg3-GhVS&x
(;Z@RbxX=u6ArXIKtr(is2-Eu>EOM)9F#l!BgY62J7MH@)Q2dSK+(c*Z!#qoneKRcc;{I9ZN9wIUVVAcg`d0_suT6LjRXn;VyH?@
hMGgF8*CjxRDk54M#2IASQ=di-@qVoz*ONyvf8zh7@=md1+VBI+J9tgV5Ar?{Libik>eOb%yY~bjag)3Ops8>QJIu6<boaKiZqA^
#{&|SB#~ao9k=pMzz`A9dGT}U!(}>v*!$8DNhKIAR`1&YQXh(+zhE5+-YETmA|5~o=aE`KQ}0w=#Y3>|zvu4*@b?>?Kq1LG(`Vjn
sA@QX|5ZRVC&=}@9<|6?exks?Tmgis5&;D<L4=3H^ybvev{4ZdP<z*&kR2Y;R{P$gsQZt#;OIO0limsw1M(Wg0}&Z6C8aJ^NOCHw
?BNN7S4=q^D#H@QgcDdRkXbf9eE@81m}Ru+im8e60r(P71q6fyLV8tv5-F-c5|I^|R7x45LJ|T(QiO;oA%Z2Tlu{$opP-;TPu1cf
_?PCvza2l{`}PP{C0BNgh6m%OZRhP=A6lQ7(f<WZ`~&eQzXSq82f5d3wv?(R7?etr-MCsSM#@+@g>g|BRc0Zty!&{-|0$q7kO4!e
O(c{RN>ohEQ!M%*s$2k^%q+1$r6D0`Xp(6FD1d>WmZUNah9Of*q$)WIA+(Cb1M&5HK~t28lMH?sV-yhgqNjAC(1`ZU3EcuNN&~4w
QnZMaDXA6IfMkKJzzsu4qv-Gi*#}`a^c;S_EIf|4%e&v<-lL5YdAvC)eY}%El~ble0YntWq*SS)j3x=G>?AbCrD!&Ql4z<(fdJ{-
No5E?L0yM(S-|%HQ7SkC+v-qX#0gamBCo`d-9CQ4ujb@MBZ%v}a}Lre!aIkMiLu>4aSNK+?W&5BK}@?NFzTYVdC|$9?bz<cpy1XL
Mph+-fD0I)&;UtUYFZ>qVM8p+Do|j-V4I&Q!8+~0PaY3b*nYnsA6)D{yO0C>&(G1>4?=Xxqn}Kq_I!>Gqt7Uz6GK5%dGX1KDfs&C
y{10wHp?y3nAa6t_9xcioHq@$JGzk6C8$Mv!WU+Qn<k@Gq8iL<X+5(37m769v8V2U2e6}Y@_t_ALDr+Nf@6q8YTx|2($?rw6b34)
q|}(`#Y1QT$!Hd)1TsZxvUP@F5ZeH|q?$t+B?N$A$f}C9yUWnTlX#+!NvKjAYZP<ymEK%WAnG>KrxK75iWG+C$*E$k16(BG4QQoA
)zf@Z#nS)d{Q;1`?OnL%yQ?3*EsMs&caAV&@#oOTfiCIMB6NT@>bzDxVNs20B3<_{GC>0)=?u(kN($M8u(29^Y%OE-e))RYQP9x9
asqG1izTDIr+Z7_y4kXrsMS%h7)s?D>|TgPNKizQL;Sg!jtfy4WRz19)<!T*0}cwr4sB=+BBlo|1CYr{1i?tuQEJI1sFtQ_!_E)!
JtwjgMeClwXSOukpmAzSlekk6fDYLXwp7{>auD`JLzOWO5I+c9ns%h>g-j80!SVAy%m;u(2^EO+FhmG=8Wy>6>fT#!0%}LE+=ddd
4Zfr;#W=<`M2ZF$3B*D<sIyM;-I*beM?{|^-4@CWAd&X`K>MO-Jzj*@QR_t9gb?;Y@s(K@sZ9F%{s1=rCFNL;IOc6R2B`|g?ZTkK
%@NpdCT3cfRMc*(YNRyuvoQjtT2?|BB-&{O6^J`v;hRkpn_`&B^RBS*0_Z|U<Bbu=0Jw9@s{Eq{o>PX)oaP7|wE<C6mk2b9+h(|b
S$V0tcI#@T$rLC_80hDZkHn9D3p?G`lI(r!k7KTs<%h2Pec@SIsgXy_y`0HHL=<6;83!gU%T+pM7^ZK-12?-Ez0u3G?iV+5bm7W~
mwjIQ^}F8ulmWx%V(}?E2|OHh$m@q`*z*jRL^4u(MO;I=LaM0QQlz8~LBYGt9Xf{hal6PVIYUrLG6|@~3S7jYPF9p!6>Vl45Ojdr
5ZvT$>mz_tSs^XqLm&a6mljh3R-}+78A(Hups00EC7D7(yE5@!Qa1+?WJb}(=@I17QjozK30@G6ct*w*mk{XvKVC{c<DPxEfju#C
-8~(+C!2*I+U6orQc3%|g7OX|TQp)(6q`G2pB=H=b_y$yT?px5P}S<#{b)%8$nf|j`xtgf=eEJ4xueDdl$V**YsB&#7zxJ)Vfwmx
X+S*)4M^Cc4qOwvhVWZH8ad_~hJgh6?F++1Q5ai7+M+*WTq;F4OeMnjvm{qp_ME1_Y2BQ!nbDr;9lp$8#ga$g&za|Cl(hu*r=&C{
F!LAwUOgVupy#<Bu|}9umVr7&C4V}$vjx$9{yiOsJPd2o8CJST&?ld`@~5uc^r1_ckq<qc3gk4*v-SnvcuzX2{0<9>PEP0}m|fS&
ZtU}effY|3m^3=>IT`!3emdT!Ck=Hgs%j3jlZeSOl>Ct4s1>B@(by^;X;JigH+;L#zn9bieI31@arR(+n;#3%_=(U@IPbVcNHaIl
jzrB4N*JL8Be<WX2$&s!`nC-T&H-1)ztN=wwK|04LX#e#JVAgGm`TKx598&>o9}&aJEw3E2efmq@eZ^90UXaF#sgI7wkKZ_(2<O|
;V4ek{x^hmaQy$P2x4nSpn+YVrmqk2{u5BW?%eeyF88=<WeHk-3n%C5^JvHZULArj!|J0zaW?S9XXiuTT(728@17iSHJdWU%2~cF
8ulR=DyVdNxiL5D`8YV1x5o}vC$S!uxtK1NL^>I{$QKJL29b!t6wr_x&t>FW^EZ4%CIVVqfpifT)DqIW)USk4UY1laP*nGlDrkzT
vcnRSy%^x$0X}iSaa>y{rx^lrpNT4ztyZJ5hAcfxQG1rIj=42q2+}#nJ@Lf%;XXWfC$A?YS%W7l7*3i3+%=<Aa^@qQ(4*N&#}s2H
Y2Q=a>U-?SbDA_-m6r(v&a>aRZ-NdT7Z5GnC?w2?$g+c&7@g=kX`VY^s{~-E#bTn`6^bgLF;#+t?)bo>!?smWS-u#W!`r?%+qOwK
MA<cjv!>G@v_u{bI^<3$BaPCbpoxT3adml?EwMYaXjm4|sW+WEEhdOJ&AdO^tyqe)b$l7{t5t~5J#cqMRV^#9cG@*{L$(U5R;tNU
%O;Cdi0d1mR&fEiTBzkhQbdtD>Z}40ynF554{j;JMCCH%-PAyc>u3<Qn$*$e28_lpom#8JaSaOgv3loF+|9*uM$%%U)pvg8YV^VH
y<+5Glw0q_NX4&jw0E5@vR+-ow|45m&MC4&Hfd=iNM;ELRNWdx+ohT+onH6&xI@z2rxmt7MK7n8jzNjHJmtCO52YhHx9zfV;@ogl
o^^J#s(E;;5#Hw3=4o5V%es>3xd=6pQ?C~lU6GG^#W_{g>fcD>HwvY3wyPy=UD334z03^j<1r(Fx?!^V?Q09v);&4h;|(HPk{95(
o*h7)oV&oRH3Soc{a*f69&8Ur-gOWa?H{|leO;G0nNei<CgTOlbCM!KK~w~&8mdaFDx7oYB^Zaw&YwdwI5)F%Z^X|h)>(RVR@D}W
hW9xt^`lR$-HP#@sqviN+tF@xJEdD-kaOYLR*nl#)mJkec<!Na%-sf14y$5n1v4}@n2I(oXjEPVJCy2MRF2?$Oal>Cs3F}WwSC<n
UBz*vF%Zf?(n7Ka43HF(c-Uy-jn^85a#BqLI7wx6avb+K!VaOkD<H`o<R$B5@xf+Yp`z0?WY<1+I}v?4G^p)W6`Ex#$)OkUjDv4S
Tg$Lu@H_aD`&8*}HvTUt1c3rnj759(XE8mEP|rT!2V56mT%H(>hc?#F58}F|b2SzNa)Jrp4@~4Q2Y(0+T_<N!?$*2Jw1ks%!Dh6f
cUG;cHKLVun%LMZybW`RYRCzOUkWn?MPEp@D`Hr@5xD$9Ogg*Jn4a*p;a@HR({7hscjdS%Pi>XG>hIrEN!@N7P^HCuFJid??R_mR
Y=-X7l_OqzlH^LgtM18F6$u!Qk)?<**|~drY{s;;@xa2Cvv-quvg(c<VXMVLhSs)`1y(8_&rSv+jYmL)AA@(!NM39t$?~Sv1#;0A
X$;Q}3S&=2f#PWKj7XOue8I`6P#GA>4n{nUk%<kUxNtP+&k4s!r*f=7(6Dn<ORP{212^ap>S#158=(Orw))^XA=N4oK?0En?2%U@
k=v&!%Mwk9)1=I@Dq6C_PN4+bbvh%zHN%%c{Y-)TPOZ*BY<HZ{{m>-H5h>WGCz2eI>o-%b9fsKiPuQ}5o3;v$^Xd;Tmv)fX9DB~C
_?h%izJuW!LDW`bkp0jJ`K3*u842`ZwjU7z;le|wsr7sBZW++OX8JR2+oc9ec@!nye!IdgYElvtT5jDlGUchhOxn%qyR`+WMICXM
MbN8;hRn))#e2tWly`A*c9Lgl|4-gHKiom_?jxKOBC7<;VGClCJ%piH3Jcpcl<lm;fOx7JWaZt|!AqTMP7mLEalQF&hf1>_Aw(WH
KMs)ahzQG-8ZE!%Y?qpwTecaN3O15${v&qaaG;-!<<zL}42UP4!gSti`FQuyeqVkPdy`Lk?z0q?Q&d`rQN&bD!8I}#UB{5Cx{MrX
;OfrnecG!a{4hHptO<8+6OVR#jo-GBU6l^It;*Rq&XCBDJ4ffe;POtp?)T+=g{T%I2aTaB(`XQ_oyy2|L6B8YfXdylc@We}9JpuW
zRl<iwi1}kicCiaP2ini8mKiO$eKtUL_?@;*N8mYf-&@iC8<re*sa)F81C)$l8m(gLI|lVD-2N~HX{PXi8M-9S4_u^c4(;*3=OxM
(Q5?!IyoQIpPS8u`q~g?JpIbVHSpqNV#VF(IJt`v=XN8At|xf$wT#k&j(2lynXXE@gAB!Kkh^hg%$avdgJS|ZdVMHP+&?{mAFtKe
y*%BS)p+2*#&l+DTkA#z?+M9>KYK(@zQPOcbZy8-Wl^vWqyul&2*6ShBKiCJ_15+w4(J*76pOkO)~OFN{h<aRhB6~Inh{h)5em$7
$*1(uNe~TVVA#=5`@J6C{5A2gX7%|)?Wr#HD`vf4q6(836|N?SBLO_IQ%9R8J4!Zy`wPu-7N*?aD@;0rTExv&21qh^#&Bb5<XI8|
)?-?Q*%+*BBUqUuCp@?~{56ejB!XLfQj|s|Bqs1Rc@!0}*5WFf#NBeMECU1wZW|pdj2h-}IVg@%H#TZV2M#pUjZQ(4m8AvhHe6!@
HGOp$dRrqgzPi|D+)!F!>L}NiId+$&4Ya72i{9k4MM42J>J}|$6wMn`H_nuo5tR`~Fodg#$rt2rh|afjlJz1628wl2cn0F)Bnu!d
5*#^388*odBC<tihXo=tYW?F~Z4FK}TpmVkUKOCERc8cRw=@y0wGy~K_nVp7_~}cE)q>k=&FM7Ao9ZnsYAjovg%U>gR~w0OTf6U_
Mc`$H4&ILRbr$)B*Ac1=dL>$~NUGo8dpZ?hBUhjaPhCLPs)OpNq)`bpD+F{fB(MqDgFu-^b#X($(78Gxoo~)J5)!R$5nw>vCJMnb
Q5(CBHP#qG3<;^X4pda%Z3T8z3k#bvA%^lQAr2TRs|#>JDj~Jx`tZ8AfvzKJ;?_%zU=3e=PdW?UypZ9rp(qxI4g_ayY*A^AoQH$K
Y%QKtY*UuXigGkF&W<0F6tx2Y^2HW;rH5H$<vyN^zAa?gho6z(ldI>LifqjQ1EIaMO4(YA6-J5Dmraot%CUWuae%k$o$wZ=8W?%@
Hj(jb!J;85LazmKQRFwYm2rq>z3L0R8%?=JdF--zN0(>TXL!!&hK^aPm9BtZ1;fC68L*t#sunbcTHZ1&sGIW+;q3T2v}XA_UN6(0
{7lAcfq}K*>odZwm<LJ$Nt2*(gf$$=L>&v7t?C`9jWkXsyafb?*4twHnjHlt#6U4vXp%8RUTo<Zy*Gq8Md^*kl@lB^v6=_9UN+ia
OvYiZP_4_-_{DA>1yM7ESdm&QVqGPLtrX59Yt5p%J~IwT#$^X1OA1RvN-+y795UoxGHnVO1YyNiv4M-?w4ildU9X&LG!J@_tH%qa
jS04~8@_k1FzDPl-xIprZ8I@=Gq0`6=CzG9d5en+2&$xU<ro*fs^1{ZAAtjXErnX#T3m{l7**QOG`*lg!MoPe#%e2^C!*pId>i9M
0|rJYCDvAvY8^9oxw5#^jccui-x!@jza1%jUf*-K*2XNfVWhXcd)do<aC}9^mwlZr#&0cGsM}_%-<J2)Ut)4a_Aj-ak2uJcWXZ)e
P}-)b2BYQ{5ct&PiZLoDfy_2%oJ|;{#1@@!DD?w+z~3u)0+@OY9y42kT}>bbK)oc3o%v=fJz*QDcVIyWxo?t{dk(Q0=rI(_Ooeb<
c6Z(7?}_(4?_9d)vzs^2cZW>&^mx)&q(C;oV#>=sMDzGvPO-Ex0M~oNSZ7vvj*mH8mFK@VMPem%jVuNU&ca0Af$eKVPU-d&Qo<0X
6|S+Rq;_KJOAx(2?@luw;VW8t_b}~Nc=O&EmgRL>xERiEbe98mG%d3Yg$DYK$P_L@76c%)v#53L)%NJ)fZwh7gwg5XkpgzfaNLep
X9O~<RD%u%QlVA*J^DLmJ0^}vI-8P&)P<M^6ce`Z)pNHy$|!Vq^XH#M8qwMzQpN>&_7f37by-rGQWfr~>)2oq#u`T7yR+Afy$=dh
=shw^@<M^0Db+0UYe>{3V=p^ZzaZ+lg@MsWT?Fn05~i4d^J{}aJ6vfx=KGx^N6=?Um^$M6>x6M=#HE)fY0mk)kYe<kO(}#R&FgU^
X)ydOi+-j-`J0DpnsWR2etmDP&JT}MdOYtB8s?$Rk}lETTV$?lsy;WL8o3u`<2=>|D$J?h9Zcw4IYW9x>4dXT^t8Q2Cwo*@n%9ZM
Gipmv7zt`B7*l}VwOZ{MoFeF72Etrok5~&_K~<%$wDx3pr*_;%i`fyiM?4*SI^)Ola8%bd<4WgCVqh+o2D21eE)Ss0A&XE&Dls9^
&d70@HQz68hZzc|7{!I*3UW;wZ%mz&=M~UzpqkWLIa3;Dxv4IB@eDcX#+bd(&fDu3I)jI$(3`Vup|s530^>4Jsl!x?Qfhcg;z7e+
m6?|V9L?X8q4*Yg74FI8()!j5zWq2{<X&W0oatnS4r7I#slj02R1ipTYFk|v*v*Vc)(L=&T?pdN@09#FI>jLGRf1NQv`|oHLKgxX
o-4uPyP%Y4=<0&<QaUm0rP%0nU2MakeUo|+UeBWghP4DX^n<Qb<}w4;?_7?cH7Tq_T@2+7x*dVwaSh`G!ftbuLD+Q$#=Yme=ahGk
-vDz_@f5k>djM0VKMfu`&22la##$7liE(lcC56?R15ybXifL2&gf*8F5hjfW35M_r3kr08wSegF_x@xN=Hb$Z=(0DdT9i7p*fg18
{uXg#$~1LO>wFY4#^NseT+>RL9X4_sgWFJInFK41PvZ#=)P@S=wo!u#>%xAL5d1yET=U4!T72(Y%=Q6~IaUb)Y7mitmLyVyB0xZz
NP?;Wh$KQ4CO}F>pj9B4k|hI<ojoJBxDe1aM3FI=(nQ4*gVT_96@(bRd@mu1tQNMJ)vif*9V3|X>$pW8S@<HiTBac;LlkoGN+Bkb
DPO(2uWXW<P{uJpq=^bbax#*Zu!t34lMsT4B8Epyfe96fH5SSWWx_iGL=fVju_ZbXb1I@aa+w?mZX>EwE+p*k6LZKP&A@hWA{d0*
oyRF7j|c#wDgdIQ3K%de2vjSpa6ueqx@N>(P_ind-dR5-DR`%pHp#<(ot4fYsR0b@@RDP=L$hIYdU#MfP#(w%A1UBG<SWQmZ$hTx
3OjsG)X}BTfNj^HI(z=VkHk8=q~kFNsR|e>CIXeDD9Cb5@YgWda-yh~>=b<xB_NeT9|=aNMj!y8!V_;OQY0u8h<oF?MFn~Aqv-Q<
;NPh>rX9c&$JzCMUH(G#f+vJNpSSJ(UwGPk38oy?XdaRXz%f^qA}cMj6@tjTGgiVcEZAj>BMx=OmECZtu|oj-lUh(()$PMtDYamZ
n#^nr!M1fGFtTVJ2soxPXB6P%n|hv@bp~Qr1mg!(@g9-Z!&&#9KCR#Z$_D%slokvr;v9^cc^Q&hbzF}-Bh)9shH--!n))XoYfvUj
NtDh??2(6I@DFHrmCu3Tc`_V5VM?C*nNKe+hpWK#VfipO8IIQZ9?951<Q({7UsZ(6Qk1PBRSGf*Mx4s^Z~8|y@zFhMhltJ;4-b8D
siBOLBC2^m6KAKM&J1DD$#r2~ZgkF=8VornodEMnC-9L+B`lLaLkbw9RRS=>5)%{>!$UMh3q>sp0Scu6B`B*%1E3*tRFI8Cz=a7W
L6Q+fNMx%(L@G@3URUy*>-$r~Zv0Pg(6h2mgn$#nARm!dFi)lg6f_PIA`><oi0q;u;YHj2!9<XNxEBVJGUHhZrYLZ*kia2@>sdk5
tS_WK{>AL~sK2aKd{kO}HI?WFb$?JJB(T04d;0H4Yh|XMj@`vkSGqva>1AoKf;?;bZ`RE!)2>SKZ>5Ng>Jx&Hf;%nx)5eCdd#fCv
L8V88acQ@@!%Dh4u`6?3Dx&a^+JYmb>5Yn$5ZeTreXg#@*ISa!M<W~3yS2;Ku9+GVHjY7SW%D_W2*jqf%)(pC9U7X&d685^Ry`u}
Zq4ZHTIRpF|5ba*18fTsg+J<3NaePTuszMl%2g>C2?r1wMu8|oloFDJN>!qP0%jy4sum?mKxs&o0Hp*eT0|OlGMh%;a9pY)B@&=2
<sgM}SjaH{l!{~l5>XK>hd^5*Y1>E&E?ke!F(AB-NkouSO;Qs?OcNy$K~gOWPz7c<luZ;w6gw*HPK6Ow=2a7^G!6tqC`%T_-#l~Z
vf?2$NtA;#3M8n7qGFk$fr0^`sHzIEetzAvP(x}~5Kt(UQwxOzRGAS`7a)qnSqUj(sq#BBpSa~txL~RxrV2BbjWA6EMHLWJO$AXB
QmA1BkeP~LITRElGBQI&DG^9T5{MLoF(lMUN=QRUL=;j|Zx~53p)gTVM6Cl%L8x$)XbFHOB4Eq|8k$N9L_nqph(fALiZtToB{W1t
94I6Rp+vaLn(s%Q=&)pPp->7LK@k<gq9{2HGC~tg1uZO*WEM6S2^xS{Xs{?KEI^X0kl9T{MFvM@F-u9cuoa6a36Ky6J8hRNggDSr
I##ggz`FyoIZ?<~)&&KU8KzVh4ssg^I~!$DH5hua)ax;bN`eL=nShyyq@bx_Vx}`3l7xztq@kr|8i<M`D5<f*z_MBpr6G{QP{LYi
-$GVM6ciBx(hO=$Qe<)~34z9$YC(ir0<fA)l9wF8D5E(AD${2eOyE#e!X#LU%wljRhLS3x8AyqlDJ7+-kbxmEq9sr0@#^aOdG+B3
V>=RMr^*be@?cg>yX2cWY%cx1WDdw$7rvn*vnIQ7J7sVuP@Bpu@`MzVfq;oQU>N1Pv_K>iy?2`Q+AZC^*p8}FWhgqMAa|8=M4@RA
k_Dwki6ABdkqSm=f(T%MqklI|gRTdN;K;0f07u!Q<G)u{zyK$S2s&W_JE2pUG7l07kR=I>2yCQ^Xn=8)Lsd`!V91(;OeO*Z2?zj!
1j#TVQDPWiQOOZBQ7)ZxFkY^I;GgCFICB3hqEXYz=6{yE@a9Jl-~~vX-OO1O^GQ%y=*+V5{v(Twz!6e3le{_oI>8P&-TyKKmp*@|
j=iHa0|&Nu@vkB`j!?N1rZW)ahRvD)&3oe(O>2@tAZkh>0Ti~n<*X{#>34z{4+b~ilEyCS4LFvxr;UWHbF$zjQcYd6Omr3+b`lC=
O)O$3!J`ZnDgRnY!sUt@&Z*BAfl0msptBfsB8e1)^7y{_uKVk})Eur+aa}XF3uQV)iM&j4k)+`thRmZC7)b7*8c_{etH)|6Dj`27
BQF){HBGY{E#2KEh-s^GE4fJ)u@@JW7GVjdk*%l-YfU<LrDTM)O-6)36uiS4mMN5`_xPDKtVzA$Fk!UeGV3O8kXWVnF&4VES%PFK
3NeCg#SkQ>(&|_y={jMGiI%4qGqLG66Mb+wj?SjA#7lLUS%!>8Fw(87)7(+0eyFq)mz?<{FMiXgfb-{^Dn-4(dT&manaeKjQntac
Vg7t&aT`g~I5O8Q1g7jd-6n21S5HM|@KX}Sj+!uH<>Q@aCdP(l%e_cci03zMFtnvjAf-cunTpPEIm!-;!nuyJjtr<MHBD0SzBthB
m^Wfs5m}Ct1x_2cGH_vIwD2Ci-*N&T<G?*xHoI0HNLCVh-*>l%!++_Ywr4I}K|xL5d5WvKDm$qHhmYs=`h&}Deuc_Nw~DG)=#R@J
AhIatmq2csQ*nw4lT!&#0%xwo$pdLNc96|5WEMfrk_3y3tdn;K*#2Lh{C^sjsbNMhp_sU?VZ$bsPE$xqbd%3>EBH6Ps%ge<(M!$w
iUu0=BMKs`17c867;u#&K_=1u+%ukUC3t3&^)^ULv220Yd0X+590z61;a1MWypEybP_kgQ*$%Tg$E&$nN><#0lSZLnK(M%=Ij9t1
NR$yDFY$;K^6Y94F?0I`xdE!7P<8R;C*!JxPoPqWd`lx^)M_C4pY{IDhtWK4alxJ)fC1O`_aWX)Ni-Ey#6&|#vQZ0F?(6D07>BH~
cRip!5cNuH?!fDhE%3{KiT>Y~;kNAesoowlK!Ky%?B90|K4~&T1SKm}%mMz@*$!rr*zM}pcXo5+pmr#SsozRIV_tu0q<p0|fsnGM
y*OnNqx5E~4nB{Otuh-*io7KKggTv#?0zlahcc-fm?kFhxoC<BJ3O9_f$_xg+A&A^GETh8$cl_fPbA1~g>BKmo^}G*oo(6I?RK+}
gk<Y;pr&(LUbPbyT24&l8k3=Ux96ni%MMBWEK%hngh%GY+ZeH8McPMv=bY_LR+`GShPiXzif3#Hj<$}g2z_S{F47Ps;J&032*l;&
(6j(pQT1}e9GShCA9Xcxt|-{m*br+^a{B^d?ikDyc6+dkY1AR(Q@&5*c{L3kRtL>0BLxN5fSu(7Ts(~tllDMT61uPZdFy)tB%I7V
+V|`ghO+SqIK)7)VxkE9BN<&`$=6jG&kUph5f#+)(X3|&B4MVNV6}AQ7-){pc<7IczO=|FH8~U|^?K7NKEL|@O&-KoOBKMog`NB#
5LB5YWNu4T_+gl`nt{uwreiQgpAigXD3WA`lUYboo{Xk=%oQC#X0}kL!sT=zW4+0TjXA2_YRQ3>a7wWXsR3D<`r)BLo0fWR_1#WK
Q{-=kkETy7#dXH%I8HRd!E71}xBB^V9`3!%^lW5FZQ3I`?B)!ZXhA#`XN`A#YlEsolnZjcbSogJ4GApPxAE=fAGid%HtH9TIlwO*
;kQ$-Z=w6(j8<~(coT0JL*Rk1<H&=hQ7l6DuoNB95$=79tm;1US?EcqXgia%ke6ez4r`P<Mqc)wg+?O)WfW#IrHa?p*+v+hWn0>{
MuZXD-{E(q`8flFs}>)N_2ie|rtnT06~lK!CrQzTkR8*&ngoJw-Cy*LK6cz)YG`!D@`h;?nit3JuXD*D8bZ2wC#ra&46qTbs)DGb
fT8Zglag8;LPQcmbBmyr{`%|3W0tuCt0_A1UXLKFi3!-@Zti&n+b9!)NioQDdG7R(o!M%g!tSSFBsr@da?aa(9%NjLw>T^yNe%%?
Tno06$SepbKa_g%DYW-nas|<jQ==bOsxLe)8MiyP5-7AsLhC*$Pj|a=Ytdv;)OJo0<F1gBLifD*+rkTia+AGrJZ0pw<lC+;Dv@&G
R4(n)f)fkOk6V!wZgTQ-F(w&sU?|d-4T;Mp*{#r<%Q2ZfLh`bBQ9_fh$x`m^2X)UX0(4IfkS?@!iuZTD#zYhct&}o3*0kjp8m5b*
{*!~=wmhA~*KQLZJnVStc0KE2bJjffu?+#F$EyVA(dQm=I!`ilmGoTutnZ!k=g9o9&DR~o3nOngdfe&c)1ibkfTjp@ov_volyV&n
u_h;SPA;%gQeku4dg1rF%r-<M7bs*LW(YgW9fy#IEa#gdbLM4r>vEtexV_tR%2U>!q-6?Rqw9C0+?>w{$(u9K7Vh9V0P4b<azoC9
3Cgn3BU$3%H1ea?&t7+$BNJbW8p$FcMF(mbly;=3EEXsnBzL=W?daskN2|X<A;j>gIcC;@S&r>N)r9H;p(1)2%*`3&^h$NVDLEKT
bpB}0C?8-U1DVGmT|`T#LS@TG{)0@)^X?n2V^fc*=2jCu3cnK=heH?{Ya{ueWA~kVdvk;4L->hUncYn4FguLv<Ju%>hF}U{!AWri
NCF@$H^GJRISLpvq`MNiQB)GVB%5Y2-P-F*tv3B!I7jMQ;#<R$4nTL~N(SvMQrh7VEIyX|KI%{!1k6SC8I)a}S~lb$au5PgJ`*af
2n0Z~twK0J21Jm^BnS{l2B0+vp^}YK3N$eYH#-ctISpm#3@!k-ST@jzih=|{wy?=Ufykp~owr{8SQ@#()5Yb~Sb?!Bn+oX<bQCYi
U7xSsB0#}Pl>daNWTJZ@pvV-h?2@7aB$+__Pz1s3dv-(OiQTTU>l8Te_3^-+^oP~V<{L-^3BQPC`u@7!;F5@c?XW4@s$x-osZ{uo
cjK$^wmaLU?XL?Ly}^Op@^Q%oukrSwj?#i`Pzy$7l)y#|LS77CQSU{FQ_q)LQJpX6>)X8YNdx21fFCo?kD%rH{=IrVy*2DlqUF{2
bk3bVPtTvr;u0Z3EV8W#tu&~5WL$+(g-H~l0)-fvf|w{%%~Od`f%eF*Q!P@`g#qe>T!<hJxCFwWVidvzKYTO_nk5H9Kf5VZKjHDP
Lqu~3h!B6m11Hx9Lt4^Zc%kc*Kk=+Zdl*)LUV1}+z&8LM^V~{AuEc$&jQX<=F?^GIrF>L}hAI+>WUSr(Dh0>3&M-aAB}qlg$Kq$*
&1pqIQ?=MR%lyAh%j#K<#%d`bl_<+ZT}_TNQWphO%_4k$JieRW4`)8Ui@yJ_)@+&p^QufB%_T>ufhdLwp{AD0G7Mq>XsxZCof!cW
WyX~<BDHK11c>a8*d)`f5{3`$U<XVhL`Y1-64Edeqbyk<M<PS2A=PO%hfFvil7i4mBMQL;R?p>-!4xyCzQH^S9G!AK#C8)ZqOKLl
iiJZ`M39s;6jcQ+F%cyRFcBm}6GeB<O9YfncWMdFOeQKKwIF61z@glaazR)Y1N3GDG1;@)%j5G9H^qSS9p+rUpR4WHUveG?T!)^d
DGEwNi9$&PDvA(kDOy5`C`f^&K_UaEXJ|dwN4WNDcgKFi$&RN3Ds&PlO%AZAg{_4RgvD%06w(_Qu7YR^rV62Ehg&><T5FjnTVxNI
z~o_Y@#^WOq4#D7=d<^0n`?y06%<|;aqA4Znwp04rM7#Y{%Uj4d$Y|7JN%E>J{#5qK-;0^1K*JB?^1f~s)(YFj_|>T(e!iiJ(3SY
#4%4406j90N(ZIsG=OK%vccCsbtCfg^R#P!C*2LGgmb!|LNtrg;knf3|2eC<7xnmniPU+w(kcH{AWBjy4ulDiuH2Kqz^_r@!Cu3m
rIE-TGSDeTO=XFV(jyD!bm|GOS3(wq3XZF)B%si$UD2}Wntb>D<sXIBf3K;0Z(6VPx;v$yJ*+!nys>VL8QP~^ggao|o*QV_kC>VO
29ZRhLX|}(Xru~N16v=X&4$V!Q3`IIS6Ra*Vp{O}Tu2UNgw<+ui%+1QW#m8rf_>SQRCRJrozI6_dr)6siSGaa-=~YHJX1^q**{|l
d{U&pUSuh1h7DqhsE_>k<Ful#@a}o)aD+Wr-JW)zL}d|GFyVP%SPjX7MbE8ytTyKxoOZ$PJ?{gYB<@b~5Q~O|G?S!oL~Nm$w!pX%
&R<TgC#X1`7*!mZN7mNnJxhhg(+P(OoJ6D)Nf0p-P!U14I1vIMvQ86|g?UnmGOjhS<YW=aE1}3DBB`9Xh=FpV)+Y+CCTHCvoC*kv
m=Q%fC6Jsek+DFy$SCJ1m{i;%ChGH#Y&#Ptb;IPn7?BmxO?Vt~J1?DS6!3>AD5Efr6?(+1gs5=cX~cx?c7!Am+qwl@^h1NrIXlF=
Nrh9xB*z-afhsP9o~2w1ve2Ek8BTY%SnjlX)6S~#TgAdoxoOyq2-s^5%belEIY@A(Pep@_f>;reR8es3m=wmM$Z4`L6p?X)l?EpM
UJGb9L_LHDKZR7Ewa4wir&5jt_wnx=8!T!c^=>=~!~cRud3i<w6e~f6&P|oh*&X^X!GYb--eampq0vVjCuMVM-_ATTc<j>(3culQ
c(wHYd(WcFXBWM4;n_}-B=Q$nm~4)4C`^W!RWc=nF@-3KLWY5cAqZk-APfxyK!1A8vZ>k0^Wgp-dSLTSv)+4l^F#6Ab$5yH<*rX$
odQkFU*l^4+96c_vY<*qq)vxD`5)`^BKwYFoWLkeC<mSuI=WpqJbpS;#t@36SqObk!a{O_WYe8rkeFqL%!KDK!qZm(y;x*nx*Hf#
+Lmy$$RY3V_{cd^I|z#Z<%ke=MFydAsx}Zg6ICrhP+102tUx7TS(unXAtDs6=pCed{iloR>*k7jNeTdnL5Wg;C=OCC61f0|Ku`oi
6qF58G_49m1q(>iN)!o5#I#Vf2vSun1RiiEiV>8N4ShauFEi&b#+st@oIIFr`-p)#Z6@hXhJI)AriCW<78cx3y_2KQoF{{e3(TjV
-0JB5YK+8a`ROEUTUkOF>q<S@VVGM7K>I%2-c2tz1fvskDV>zH3OwH|9FI>Mz^T3Td6H!(8g}7@TZb6Utdmf>NyeS5Ef~O5*N+E}
JayE#dU=OS<=o;2ity2?LHX02(rW{UCS~Da=6bxje@{Xr5UJ`)rC^ALNQz`77vG2h6GJ4Z6p2EkM8sGMB0wh{d?37@FRSmTh;7Cx
MwJLsRx1<Q)kL*K70-@mxBsU+bK~lCVE)}o+n#*hzd8b)#iJAp5<&#1RZn3#j(N^8G<T0zXHqNTgEI)kKEP?Qq#*)?G0YJ65Ebu9
_-h0{5G@pd6b%Bq$V4a|B}f>;2bB2YOKb{)W%1q_spBoQm{DX7aiuq8R<LOSk`L}puF$$DSu#+#&RR(VCTzsD0o(30igmz+DM|-t
VXZ5nP;x|Y7uL9mMF~#HaxU|5Psi}u1PvX>T2j;4cju1R9PNkGwstIscc>%;<T?=TiYLr#TMKHRs8+~(M`&&EGWec^+PcTEpAiD&
9zb`Blc@rp=nRwD*zwWrGYCy=_341-C~^W}O?t5$fhbx5<(*=B$Vh1+I5!#YI^S`~-3NpYQZ&^h5VX)mf{Z~(MG5VQXghuWe-$tQ
?gggVUVxp92nZx4<h`AM#EKzJ6upS7j%Y|CC>jVR0GNjp!qA!r*&tC8lqmGzp1%e69Q4kNtJcZdz&;I**9_=#X9Lv-(?$ltxFg{p
2Pg!jX;I`n`~mL=Igejn&!QLCEli|O+L7l#1m?WY1?wZ>8T_FG%gS!dz)KDVg9q|motsPcH-Tac4#Sa;q&%XQm?^4gB#KI}ae-tI
%bboVltd8`*+6h3jb{YtLW?OBLKImre@~~!{5P<ghpwGaqiB2{C~1Nw1zT=f&$GArpIVxa57oEY40JzdEbn*~Fgb-4D3v%i)83Pp
MThjnKjJt7^&rapFT7Y*3ordNDKi0#)@=Ucy&o$i>_9Pqsge#yAEsCRsO*mF1-nHoP7viDS@aq|dI1X;sl?hIqD?`yKg}JL!+WBD
xoIK}Aw^h|Q6tuZ8>f@8XD|;#oqhrd5{OcDPhvmIQB*ZTbRX01j!~H5IAMcjj||W0x*0OirEk}Np7iqpIr)^-pSK;Fnu4SFCM9yq
Y3+$*V=ex0^EdXeijjBAI!)tba#aE)q(s)gg)uaLGbgbDoX^*sK0bXL9SU&LrHU1@+Y}SR__-P`N2L$>GCq(!${yAxDNYtcCy88>
-wQ~TADRr7igH0U83B^EV*B9Q+9D=hqhp$2n@&RH2?T@R#6(j`AWoBAzw+49n~{<{;}C;{B<DE?xBf|ezGU{^e%qdIe9~4R|6FfH
%E%iVWdCA#Tr!eas`C>FWp4>8+Cd3W-MA#r%0n%pzxo$oQa^l%cn7jRkq>XLmUTM-AEE+*ri7seKvtm@MEbr;4Jw9StK*rYBF7T}
H%xZZi}mmD0QS57;a~aU;)n$zEP+x|0#GppilnGgp;$6wP~t(9$R^My_h$|C9_3KV9+(gLo-W_kjaO_`+Gt`N%}3qHymxV){vPoM
hn5GKI95hS7A*h21dG0j6!L$=arI$Lc@)(G&5&;qD4gY+Ev#7i%ojQ4$2F<^>EuYVT=I@j`nD%NRetW}2%#|OERNRFU%QW%-oI?@
_)mdc#KbOJ^P=Xh5t?aCrpvkyd1f;sij~PCjgdw~lZ;HS{Wd=F-#!%gqrUD1r;g=9W}$`>T9(@R``&nph*-Oh<tnG<IHak4&?8ny
n2PJV`sW-dxi_03*LAzQcSCy1Ct*JL<Jkgd)N)zwniV*w67`7YN@2cFc#h;QS1&$CyYK$*d><mx{hyB>9$VcxLG3q1-O`yw=e_RU
t+2F1SYJnV)`oX-FkN<3Q}XY3iCw&#&Mp=kJITk%Wlw$ErWEQ=uIb8o2f6Bg;Dd+mh3R&%tbN<I>c<VmGpy`BiFjkzCjk47edEV?
a-UO$M?XiIpS#3x(GlCX9F;-{S?H6PISEc~_ny7oR9)EaZi#W($8;`Gg^MdBLgcjCK?0@PbnDM2-r+}`43M>1tIr&%rw@`iy~<AN
p>6j^3*_86L%Hr8gyr5(#OKz2?IGFAg<UP3`PZVXdv0WE5#Np8;Gax<pLwj`EqA+f-$nO($CDx|9y`~u-bTYOBXQ5Gh95kc6OYE?
6#cG6esKpp>0Bs}IvOEy->`CJ6;%D8O4EndQhrEOIW8lFob=2YLnRlh$>hIp2RMTIC+ZJ%6XZK|yLmTd>ojCe;88nJ`R^rf%Y{Yk
gR37O5546+lw;xN&fhrU6OJEuwZ(yYBY3$y>&vLHKCw~VJ;!ciie4I|<e#nG<Au_K=#23kqIm@+`5{FI>MyR>5UO%2gwArF=-^TC
d%5-QXx){F`s_u_#K_{ITUfDVLycQkY>ZYSGr1O}qqx57k7a0Wxg-^G?ayj(hYUEr?mUN%E_vZH2#D8mecQ5q>G}|_t{xy!L{SH;
3F=VumK>B3mC7v6WV7cIs43ii?T0*vom$3DwUlP=yH0DXb2j=5FEn)$d)~zFy>p>Z@T2s34)Z#9B^L-H@e{0yv)p~gFIW-F^Y=d8
$fW5FQm%6<X0+#v2V;gkyWQv23ggXtj^^I?KKHU{MKgYV--+^l6(5vk;^VpHa5=lx;PywEoRCW~SejZ)CuT%UV#0~JOmf#P%ch^4
J`dWSJ&1loF(Cw^c)S1@!V?x9|Ck%M0rd|8X8HD>-y@=Z+jR)Pppg92hi5|>rON6dRTnN4ipb#vTnZ~NK}AwiR8dV(RZ&nNhC?Y9
2vAiJa^M9r$`r%|otiNa*bRgSn!P}~lB-EERH6Bxz=(+RE+F-EK>3U`qEeGfNJ@)9K_N?<KZWuU<b%~OhuG6WL-X!K@s6~bpoWzo
mLVd7A_*n=_Ob$<U345M2I9s!0~4HprlT_qFv60Og=rVH_I?~4N2`uo;1<ecfw7fSP5&Toc~}ZUPSPIm9trySnDE2SdwYQ~0KDnR
9lC>WKwl3p+v)QUq!Bz&^9nrKKKED;Y#yLb(<v6guLIb2h#&{b6lPFjp=qQdL+FJ(By|Cj4nPG$NQ??X4H;xH49vw86eN-j-eLTb
VNz`!&ga`BrBr&Pf<0T8xQ#mAcOq~L?cofV$$`L*2_TXogds^}fC*$`VUP$xPdvmmT_Jd=1A~JRuYO{xa)c11^-61K#6fZciBL7K
stn-VHv^Zh#(@Kz0o4eLqEP^HMR<`=%9Dr<;0hJmMK)NZFpvXn$uJOijo^B4ey>Z_#f0c!MOY10B~<jl)6@uo+pHv=NuE21MP33|
avju}a2H&g4qco?N2|#C4<_LU*zw${vz-WbdC)HA!U%Q87gM|{xXQNa5{(jwVzfXtE>@BiRwrWzgh+be>lC0U*v+gC?d~;}wH6vc
Q$Jr9^X8qUX_DaMYL+1CSF0@osYg<scs0#+o7lO&<yedz(8I`P3SxUwW*wLm1_j6k070A&Wzo*c939r<InEO`v4G&o7BdC$-nFa^
*HUr4O-Uqau&~QOl$!OZsa=U@Re$*<;Wb&bWY8y35%&H6>^^gRkBijuf`E0CCM|xSAaw$j{;?*ep|2eZerK}J-LbimM7OJQRSans
-AFlT>sVwrO+VP^;@F)TFb;peCeUSVUWZLtpiE&Cja@s=z$F!jLS;ON$ojo8OHbKYj&~+bA%sYgpM&OoA1Cu4OKrDMcXs<<Hhe%k
W8g|fKnvhwiX##PKGz+AB3Y?INtD!3&{Gg(r~Dw)2|~JqP#8GefgnX2Ns&P}j~Y~WEMUsyy9N=CIAVqbrYQP3`5v2E-?dKj<;_v-
RG>;00%Srd78OIYy5FC?{m)PjB2he)IKILa#z1~~h;J$zNSh?4LL-u<LgXezDlXD#)&y9R`<?Cc98AY<(o?+>xD-JbuIVg1{eylg
1p)yH0F(km1WH5*9*>ow1Oxj<z8^=R50tR5_{=^$5TTRG;pUXAs4NG`Ub^XEC%8=AyL!>07Q12EtE}VLMa!4VM*!s2mil^H{6KO|
h(}C?8eOJQ;Jw;b1k*GY^Of@AYK3^&;L?H)knz5z^dgK2!rmuR2YWMbjPQo3u4g3}iYnOX8#|RwwQO-V7|Xi~b%9}LVx^;4Vc{m?
$52(^6^BO-r8A1dD=Wf*Xm})|4I&5Oio{nCEe0nD8A$a`DhGf8ko5Dis-4rH4zs&R3=SK`$e4FPq;?|>anZexj%1k#!yi;K99dz@
yn;iq0L+q6<rYGjcyKD92@b1Ds<BtCVunuL@!tfM=1mG36mZYEA%@9kEzZN4r*c;z5Y>b$o4x8Bo{p}oLMut`x^SV<uNt~hZRFzO
);d~OebHNbDuattQ1K)US7HZRtReIb%$+1|pa+CBa~*FmRGnF1rwCi-#GXuig5WoY0i2u(ASf)VAh@%P<e~GtbK>`Rfyce?caLx}
w;(9EQ581XaJZ-<+Qf>G8G)E0N(w-jLt;lJl7yHNic@KJ))f$HG7_3%0Hjw_gfUYD5Q6e>IWmdlw|8r$!<~;fTxfPsToK~R8F7QS
iNEH4cevj*Cr*0NnRCxE>Q~ZwUiZ`jd_hnCz9xOK({wt;{2*$8J@UU#((=#f=k$7yp-5IBr3Tan1T#pi)Pe9;d3o2@z<n*(crbZ$
I%JtNl@UXgQ-onPfo))+<T;X>4-zwh@t=ZZ4Sy>Nc9j9}pQIY$zppg+P}uwXU<YDrVLqY+ocjF$Ztie$Y)^!J2goI_nHT77Z2OJ!
4-Pmxp&S(ghx>5@=nwC6T#&=czh{vHQ3HYIWfpRi$B`+@OqWpb%7CW;bsc1cr;f0Cq&0NSbT`b0BYv7TR5_GF%&}4wPv+fK4?iB$
fj+GZyo1sKazLQ~$)Jd7CIV#=ng(TQ$w4uc0;C>>0i4Ja>VdzFwr(Ef*yB2V*PIW#bv=-B%n_hzMu<rQkXlrwMA}?xP$}+##y7PH
8h|nrAOa<!MA}rLq%ty9Xfg-qZbP&t(isa#&<Jr3LW`<_7?7fbQza+^P&B6-V4{IYB`YHVR4_o1A!bA|3U2~xXrxV9YDLKdP|y(w
xDcUL5fFkDqe80C6oX0>ppK**lynB_q#h!2*W2Q_;t(Q8NHS1Rh-Mh-|H^HjY$x2EV~A$Jcrh&!1f0Qs`(DiqQZfbN#SD}P6Yp+l
3<LX30pLMN3G<Uv;0|;xMMYFa3^P?kL37N*??F`jWku@ypUR9meLlZiF4BM|r7)W^Au%b2f|AS(Nr|G6l!GL~Mq#8NgajrX7`U_)
lrb<h4Ny$P0iwyoB~rfQ;yJmynvH5kKE1PVmB{$NE;$D5Uu^=I#($6Zv-;ZwtY&HDv55ZVZV(;Q(85+x22z?Xa0xD~(2^YUqi)Ta
wU`I>ZgXU*xlU~sEY_-BO;ih|NNsB1HWnOU(pGNr%l^9#qtiGeH>;850$Gf(kJ(MSx&K9m5xPLnZLZQqnq^rl#SSvK%L$p@R8dk^
qVlPt>~R)6LvvVUv?;&l;gf^&1LPC|K!?=%qzEAu5lDRGHnkB-eV)f1ZOfB@@%E}x2gnV+J&1S0KABJ{H&f~!pj~YTQQW)^>T9I-
6erG00bK@ydr<`Z@EkT7im8Q4|26RtlnoUPBtt;40T7HZf_l%Z5#5?*7=neEL#M{>J23imo`ooCD=tv5N$+*S=`oj9cpw!-RYpv7
A<dLEs{s(MAb8{fVJ6scFpSym_slegF&NNxT$vR<W{RDR?c>wTbJ%L!4BEuKAg8TPq~0s*NOt&owIfEu)Q594YFtAY2v!E1S8TCN
0eX|!B76H&u=EB5Gw#O<W+@?n_|L`@P~V#R89C?CzYKx7CVqN;sW~592nJ8Mc6*HlAA>lfjf0p|ziAH~JWg9;2cgnw5_t&W=NfiM
_lW*bt3WDr23^G^H33MW?nA)$2I50K$F3doDhj7`!GLWr9o@$up?0?>4tHb`FpdOHgC{5=2pNTm97ahdRv>CkA5M`}{F$n%DN#EO
XK%;h*YpJ*Zp`@fVT{)n5kh}U38)<mUq=RUS2DVZG&8Lo<oX*0f^@8Tp9CQghW%$v08ZE-#Z6i<ZNJMiJLmN>WbFUe1oK5I<<thA
yKRb%uocDuprukE2f!pUPCzFJ96{if6o=Jl)Q3iBsTu$&XrL)O5FMe|Ad4WG6h|nzK~W+~B9fY^U}mOaij;@~AfQyF2?>}bU=}8Z
7#K-Wdc45k>QMrUR1!8n1bv8p5LdMX1JHU8r$%!E#rgWhJl<}j`u)5K)yH6#%uF&L55n{g^yETk*!TOsc!|gHpKB^vVigh!2`YKo
E7u*D5S>CFY5s+E{piI~u>S^ZA5nJQZ)VW$8yL}aTW_{_=bn>FsYwPUtT|P|MbUTFmdoa>d2~{m9o`ISD8waPbm-NULs_SVy~<Qo
St4&)N^UdwT^w<<Fx8n88aReBnTJ}|qLSz+qOf!^KMN;D%Q$#Nk+n^<V>q&D!6L_Yj&eFW^6y7mY*x3DKaO5);U4zQYelpzUS=|*
TfXj<)s<x>;IP>61-jiwddCZi7B?CtyG5xc7>j}^%vFl2nR*P?^0Q4I*0C70tb%Hg(tO!+l`_ae*qcUJH;$P|RD>&7Cu8NX($!K5
RYFN=gJh!aXt`P}MN6rfazavq2Og}fn^|G3+%o8CW;zrKDX>DpwkVB)a0R=!Yzwe#9=*E&2aXOm6_7$Q4kXG8gK>a#!Xn{-Vj;FB
(8kT1Dhv<+I&~O8BL@L|n^cyAXU6reH8n)g>0SI9%T~m-6<lb8Kt@#sQ#^7<tH0IU;Z~2n|3ZD{wR*6eM{vz`MOy8Z58Z`xf!?7_
4T!;e<U=4^Q*0`VepW?+cudM<;!6)=aAOW;v>OmB+;yEuzW?c7Ow<toqQ)#lhgP3nxO@ch2Qu==Xd>uOB5rKBfn1#8Oo%85<<(5I
lM^vCG}EX90Gd(Bwh=ZFJ8}u#iEU%pPXNjeb{&!jr966G;S|%;*-t}-&8}V?`YJG}m{^2afQf1(X=<nmlt8G6iWx{0UO3{bCm&Zd
E8ueVy&Ak`+3(y?R7Meu6cQ|wPlzl-XIz|LJ%$57>@yo_M9Il7yg6L9Q)ypG=;zP9DBR*K&$@ZukWK)VJ>6WsfbbJ<*UB#5otjq;
`0UDR?u-p=lq^h0Q&X6k48go9kO~Sb1oMVA<bpgAkfRlGfvxKX3c(cE(UD-tb4!VRWD661EULQ*s@@|#Kg8UeDkzRZNcU$xZ&ytp
cd1QRC)TgN_7wzDi@7sU^Va~I6VLso8i~s-;0zBwCGk~7K>NmKCuPEm3o#qlwN!YzGzRNcKEts?WZevTG9>7FdJmM$Brypk4?ynk
JNM~cYlHMW7$PE6xJYinxt2kJ;%pQ0Bs^9%aqZO?_j!lh)3r%kblp)`M>UjkXob<n8LZ0tA75|PA-@VSCrJz+%=`&(br4%<Qj$=Z
S(1g22MDljS_GISZ+CFLp2{2{+o($j_nXn~?s`PZccT&tK8&Q{MaAYCHv$q0_fJXBch8OOwp<>p<{0d`9o)jIF*K89%v{3}GR5K@
9($cCBECA?wt^1YHphrS0RVI`e_PSyg|3hxG*#d_E63Y_De7c(NwL4;DPRc{D$Q9IvPD`$5Gi3I1vbMK+8T{bYe2iuP%$9FrB(?D
S|XQDK5-y&1*}y@kwGX@PxrB-lbmJ67u0izbSSxT@Sc0|onLmQNE|5uj1>~n)Raep4LAOHmTXNYJUKAe%M3}r%`<gCsK^fVDwx2%
aro`$2<?S5!@MSc4*c=S;n-r%?jbl|CY0?+<|$k5J0fz#33}ud?t7G#CkjQIA0e)ZXvpoEl^xe7Y8AIKd&eA!mB^(+L}xll@Nsv&
?``FJkr7_Ia<VSfcP}-m)5!`-=ewTncYbxqw}-6EanX(#SwTgDoN+gIpxQE8P*u}KU@Bt4T-jlv(V@8tF5BLW$xRDLh!m|!DZ~*{
Q5kZ=*1SN4ct`Tpgieie&WNl73O6MXLSS-}gA*v!AWpX-VhS-8PK@9B;xOKZZ82p2RA-mTgS+rYXO7$jgA=wf{3hE;vE-1@h6e;Y
xGpez)8~wVk{XotWzd`%QDNLja04;}kp%uNQT7u^x$p?0%}D+w6V~j-P8QRPRUR#hUkW*zC~<}%f~c$u{4+}EiX$CvcjtRGxr{ex
$T(1Qzs2%?)#e2tMNh8cKVJjBL&Az8Z<+t}JQL~)&#pW>$eN-IXmVUgDzOGRgPd)`y7!L9!?s5Ql*5zl5-5XHmJx)wu&ktJJSe|U
UDfbDKP)xsP8sfy85;Z$pBGLUXv~#Mm|5+3d^IHZ3pBT`1|5|SAfOZ{NCz2L(Nuv(Y_SBfK@v}hBiw-hQ78jIw1AW%(j){DQc+1s
03{-!N-a_=>l5|?PiJ3mP;IuZt`qC>J>P<NpNa7v<rVGhgp1YRp!4ft)+RLUYi(@Hfq7~KW`P1lU6jf@?Z2pRY#Q%qtE5tqJOl_5
s=<YrY{Q!-Zt<&CuhmgIr8{(8PPbu`&tjd3zCO3J-1bQ&=|X*ocZh-Ie{2Zkq6gz0ot`C@5#!&UnZqWoLBcw-F~rcjQcBMM3hP-b
7O<*^4LD@sg$@Z)ABW*jFy&E-aT&``!!A0RVky-6^lC(BvD)lpJhu)>JiNTh5WO}9D05JU=7yLldU=h`)U8f9a?#I>HQ@I59KU~r
!?f)If}s?ijDS<9^rRv`DNraV5+Ir&0#*W%MVf?y3M!@ulmZ|c2#`@CD1r!*8X}6NK#5MH)!F7!F9$)ZTD1u|5?iOcqIIX$*N4bM
wE*+X5miMMQ~)Gg5EX$SqY=c721;sy0!hFEgoN#*8E^x!hpl189g)~tu~;RdRCWg>EmEc!WI)w9D}^%xe1K%c3Mi=9lM+A@7E+=}
f!Z=CAtDBqWIou|iangZ?A!Ru|1))3rcd`vQBCW;MTOvq+i6dYGPkWjW5mr5DY=TBdvyRUA?F9ItRb_R)Nx{O87o_%Slv>jAu}Dp
zVi{P(X)*RyVr~fp(7AjrftE8gfBMOb3t(9IMFSzRVJDY(juaq8{B+(M?Z*22!{qU2UnOv_Z|GL(<&R$nB&8(EJP@1?S!K1K-dv7
SaY+6igbv#@I8a~JKH<*(k1Rb_P-r%`J3wSgm151zC2F|rPaIOd&@Lfs|fIhaGEj-X`-m|e*4^u<6vR4irNpeyzdC2f(Sjcjc8b0
i)m^l>nDRRCN_33f-kLBiZ-=c6%_A9*7o$8Yf|@m$JWPsPSV?~mzH+}p}ZBCwwk85Y*VF~om|wirBxKHw1>J?sWgcWNn^#X53XKW
Dd5MZz$>I_Fj}#p(6n8``K!_ls>YHSHABOC%%cX}aS&r+VkKR=5eEch?F0o`M<f%-1>V^QtGZMo7f*=d%FG;JZrK4fxYrT7aDbG)
qjy-2bWyj0EDDgLSyzI6=rAX2osH96%{aiXD{E4zGLEPtBw@TVWv~!Un%M_b)zLS^DaxjctI5@hOdW|EbQ-d#IaCf&tEx#P9t~hg
G-hb%*|7ssg7CZC#2|ziL1ci3a&mHJ+&Il*msH};b)?1Jt+G*8y&Tt@w~C6_S%z|f+6`^hX*6Or#__?tZx(2@5|9E^4T*7$ps^)H
Mk=cCq^p^s%;a)7Ugo#p>R{mHiNG8hb_wwhRp&a#c%e@(Z??uEyzgRrFToGwnH^bXjjT8(|7EGy1K1vv^abn^AOIjRaq|;TjG1h>
a%r;G|3E%h1Vnkr;M0XfG2Vm2l<2r;a{^_^?+iHV?(V`#3QQxiZzktp>}IInSZ0FFKB~|&am~wvbGnuCC!sLm#UK(JyXAu9{GOgk
sDp^alGbLc=GM9EHI6CSxrib4y5gFxl-Zc7iYY&?E`zLwyNshA%SXhT&8EaznLEe0+%{p(i>|IBAJcOk+mv<iN&k=C1!M+6Qiezv
k)#P`B2oq?1U~(Lv~=P8?#gM?wDYv$Nd}jaMNsGaM8_QgQi?<V+pe&ol+sQo7e?gzu%wz5-!rn0-rytyl?B@=p`Romuc&v)C)Kh!
LH@RfaD?T~@@pvSQznXC^8uxG6cphU(gk5{g38D&jijo=YNEYoyIqfi+ZT1P+so^o#Q-`7p5ErZ^6<|cW`!`zT6da<vG7ta*gn86
bcw><-Pb_D2u1%QXtt8l$u!mG5x1FyxYel|8oLnaE;3uJ1VjOt%Zo7}LE?bcA<i9VZ$>O%JA=*yPYjj>#4t2#daZGBW!C>ocA>o7
T(;b{4q-ub(;+Nmj6>pd{0`Lpp7Ydsz26Tme1n6?^F7AiaPlCEU;==mlW;{IT(0WF+F9|_hPHc%SK1m7((5y5$1I4S1GgW7Q}YRv
nGeglZ%ltAtV8+YO*Rov2w7L3AIc(&$vj)#NNZ&>7?tpc5S}j&XI<pzH!N5nutRzl0L!xE$CEeemz9Ta%lIShJpH%9`n`8Xd$ZPM
m|ARuwSqJ5X4){`=8eOgRWT722q{RQlL#o3fFctSQ&LbLVEh0K@Lxh5pWFvh^zRud@Xz6AAoHHGdaZT6V0a*Xf_#5Bk^!-S`P4A#
Z1NFJd%gMC$C27DN%P9Ucr{`K5X2NCgeFQz@i)6F14>cc&!PvTi(8Y&Pw?{gY5qGo<A;bH`kmU$xHW4elhnZq$qw&{#3v*nxNa+L
hs~-8V+!GNp0GjVC6jlK<WV!ToaHh}AiB{}F>Zg!KY{uFbYyayXvHD;baQ<ZQ~Kl$MnLZkrzqO7LsOg%@8wz#9_!4b4}nJhd{|hh
N`-B&cB{nXU~AtBfQZZ$D+J^eaIjlSA{g0&Vz2dSp=-~3+}+kfmUo%QaHOfeZ@Bg5_v7CpBrE3G;$@ZaAWN?tfNqU#M;~qzXyUIA
tsD$D0kx>JW7)>CcoKGq!4(D{k^3SHBLSZh%Cxr91x{Q#j!iloeqIL+O@&8T9pm@<fud&}hl$PyCfjXCL(tbAk<XyOp#qGQQ9A^4
Ft^Y^!bC&Z!@V$TEE1$m2%vMhM`29tnSbX8x)b+B4s!|RB&o_svI5AWgqp(cIP=Z;P0fY)`#UQ&qH?e9c7<m(f?Z}Pql;s+RQXcL
g7cVWH0ZOOlC(J{yqbq3hayr%CT|P{0H%%P<tHM>Ht{NEjqM%HJ3zocfIu}VyeE`){ZGXc$2tyx%SImT4H8izQzYS6V>!y?Mec%f
?iG4Cd0HSM%O<HJK1{VjWfGEz>^p~P%Bbdcp(7)(D?0^-NOP1`QnrEe1cnjH0wy}px=lD}4t9|LnZ>sA6#+t&#7q$`oHT1<Aq@|=
V#Bz%Ks&H<;O0fllFrkW7db`9;t>)u<;oIhVHl8%lrUmwkX<A@7$ODbUm}w>B=-q$@?;a;KD-?dSP8g+JbRFEoD%vvJCH|saihr&
MJ1w*lBSe#%cLoyjD|KuQN%W)qF9!}Lr8D9WQ8P3fw8)38brtm2&{>hV6%;+#tATG$^$~sBant-JLU#y8&9NA^Z~YfpciwecXwp4
w$E>G-2k4GeYS|a6Mv^{3^pT@3;HM-ppdSakPt#eG{{pFGEmV$Ktzy8fmD=|l2H+<6n?o@j-y>G-<i)=-D(+4V0e?d2cB39Bn#)A
<?3<j`n)#UZ2Yf5$#n*LZ0n5QsVh7{Ix-lM=8_#S?0aGTzD;C`cuCNQQ@p@pdHECG5(nmmpCE?(b2`sEn!#s@WluhC2L+T7CBqAX
5Gto6tyZC=ps{mVKZ_sX<R}U93X439+m6|g%yFliixfx1y1{ED;P8g$EMJs2!fKp8@OWkGa$BB~BM(l{)DS}SNe*e_P=IbvG2+Ww
JjwT;aF2^2r2jxVfZ-iTRKR$_&O_Y>*(M-MAV!>U*hd&5+O{k%ORc@uaqCC%ZT~gJlb`fD{iG4XzojdIn^m#;?LK7MaH8x8*nb2h
+^)~%IZg!!X#BR6b(m31i^vj=5nph4rSSO6q!b19`Q1M6Cn$&X@Fglk7*|QpS~aLz7-7bZ5QHF#C^7;-EI}ZI<_|8>bpP`MvBIAr
1RdcOen*s82<||hP%3p2cAy;rQ3EnXKs3hU_JF=5pwO5nx=}%-2lNmCpC1HOSLqYk$irSS*qno~?erfvf5V=KDxqW{hvr>Wj2UWD
BMAVl|83X4`Qo*o`Ez9Z$v>l`@Hgypv)Z+V%BdC!p8WPssi^~(NHJj;D+L6^%M%LH_Z)ijwXBH^9>us$W}$I{4Z6)+h7CE{fdWj6
>C6^FR#qin>)<cL*f(U$$eaj)!2NgSI9^!p1QQWJ%Nv_l6;)G7Te9wapy$7yOitv+QOxaE@hokDae!7LR+m(d`WWg$DCAzZrW+WZ
1ab%p2XDx5f#D8rD?FSgV%vGq$E5Rl5QPqd$>GE|d*ABq9qV#(9=TL}4nB{%-W>8Njv_gUnAP5A%ZvMyjoQ+xyt^G1C2=&C-K@A}
)T6X%Wu(CjDSB1A++v{^4Z0De3?Pdkkh;m0Qxg!Eb50?qIbp2xybRg~Nf`~sP+(+pj3CC*{&qh1YO`e)$YD$rlNcGs<$#=VxGw}i
z#ACtSoh|Sdf{JEJ%+KB9sGm26p5thkitO33pPru>$x>`j49~m4(-7p^`=7dXbb*OJ6hJXi;kK|QB{OQ-+SD8S(3GuiS>by?fmR>
!P`B1Nq}aGKwtwH$_Y-mYmZ0lI@CV&zdgPP9w<lTLYb5pxoRxg4tb%4xf!-kj%7RJW;5_TlvaP-mJ!zz-FRi{iS&jCbU^fshNRi;
PVd6^I@`I9OJ5_pApnY0mFd=KJ#YHLMyLs(CZ&Mi(j2{u!RkYyx2ih?n3n8(5ASzSvMHfDA?;*{s9hDXsx3vV&|r-}&1)g``BQ5L
ow!_sx_ijezuogRyjogQkqjT``t6xbsj~H~hnSvE4z=Q#ymG~3l}Qm$73aH3ZOe`?PfnkH<#TcI9{6YzKt8|O)EtjIc?gZ%9iAt7
ldyT8HU|GpVu9ykfWJ>+J|co|Xs+y|6&orgA_^fmNhc~WL%Y1_XJZX4PowqpDC-f-O=!Q2;MVpPO+&?y9V3Yy;vvktK$<pD6D9$1
7GTPiTFKq)lzxnU4_ozCZM9XxmxISds}inJ@uFQxqaIVsaMH&T7_!k#6xE5(HTm>&cZpkL9Ag~3;#sUd%0Z9XX%QsEb@=g<(&-h|
Bb@1wLH<GwIXd1?1YRIjhLG@{wM^CUe?{p&fg}b6NjhfV2_}(YqzaPS9+Fgo)Fl`!QfJPF2!d1!0;D$k7gcSiuV(D5gE!H9yFnNB
`u?P<NQ9vx7J(upkcbKvgqkRnf~kZhq9Ceei2{HoC<G!=VpO1F3Py#ZfGBAxNT>*k5g>$UK!S>4f+nSj8b*X@RtQpIXc}lqYEUVp
r2>_tD5{|XiWn-TWRf9?0vHBlh+3){k}9T%ib9!^sU@I+rGiL`ssyHyp-ModsFotAB!Q)93TP>SAR(3_SQ<d8q)Ccsie`X_N@5BC
h$spIBw7X6$Ok`epEL&4RFze{r66PsNsulQ9|tg?T1K34#A2YTB4PnzkO`844KtFU<c5uAgd9X*Q=JG4&eCa;K!gfHkf@Z@Xq^%P
O6qa~kkpi63uYsVkkX|L!jv>j6f}g?(yb_Hha_k~S7RBi8$j$iHi9BthLezi#~612lZh7=t+zUG^caH(vIwpqL^cp`35D2bH9!y{
J8j8{!i&f)!Q344tc$RqC?XmFaytVC2?+%d^m_8E+x7MFm-i9%Zmi+3wCyAqz&^>^943^dEL+s4k05@mPymSns1~RS0+gW|6T0z~
$S5@;AxcCh=fnMYH^tC!ew6w9x^x$~>Z%>IX*}-B;pAc&3hZVCP>iLNSO_F-E_CsCbai|kvvLBw6n@`$I}_}lObmw6VlxO{GTpO!
uB&bS{dvm_#gfF(UAx$;TW9argLP;UT^Rp_cPE!`s{HYRB?rp$!R?b_s7KMhw>O52s(g5E69RX3+;t<99EQ=UikOrlQi_QKXicCs
B{3^BkcShN(3nQ0aw1q6EQ|r92^vxgstOPYgEmmHMFmDXEDDP&k+bLR@F#P+Zxr%?h3b^T3Q`g-ezBe7M1UWJ_1!%9h0ms`gTdcW
JSFj95lJD5B*vXkq=r)l%YZr9Op$dWIRNCTK@#Oa82~6r>!N)C@eie<EzHbH8EI*ciSuJ395CdCF0U(7#$mnNb1jFjsRZO_6PDyS
i5G~?w<%eK_8uo>n*7NQyX7cw*_nek;G16kc@A8<I5ic!2IH%6EGk>PfQ>g!L-o;EnB(U~dA*Yu8a$cpS8t!w_VtAja3c5Y{G(nd
WN~p(sbFl~fg`D8*&#OfU_ow7MDYDMpnI!1<T=jA_{Z1Wl4A}D=i9a-eaZNQK+7;cBPmLj!d4|1ikJe1d4>o$e-A$b{7_}<!KQ-5
3=mK{r4U_q`1n1+-RU!&Zw@)Lv9UnO79OSz-Y2jbEr4hM3*w+;nFG2haF%(1_d!ij{jh*(e-BT`JM%>si5QdT@GjL$qog%O9*>8+
WQ@f}q<BL<Pc$BZuA%4d?4y!Hmfvn(l$#;iP2yf%ogo5$6aWnb?(L#ZWkgt>Jy>_m15TZRWc38w?C{*-7x2v<e^{l#-tE3K)EVIO
z!|dAz}ODM%#Z-TRWS$#79k513|v59Jz+WlXIfAIAIcQkWRO1l18;H$i;oRhl{AJX7~DkwYhex?pqR3u5`sH$I1w(LjfD+|2QCo&
5D4rs?RPv%e5vP;LBozYJe+4aPbZuUhPK_&$1%L=*f~)1wp}>Y3p1VPOUmoiil{P39nTxN!Iw(xJJp=GcYOB*h4skHXpZj#yN-M0
kyq<`H{Yz&&#6#)r0W3pork^b>g9pjP+GE@FxIpGB8s4|Ou+#9IR2xnI_@zCl1fue6omnjxLE+EL?kj1El5`64gxF@0Yw;yz`Elz
d=(bV&FF%9z5>EgLTp!>Vt6R`c9vsIaZHx($7w|5)){vY>8D8wx(mHtS{tg`s3$cOy*G5UIRx#KGc3X)2~2Afr5zzlnL~F=EI`OM
nu_t_${w$GYP5#UI>fG&)U_5iqpiJV>e*$IQL99V!bwHr-Mm8qG!~N(nA9NgYRi>^5*%YmJG9CXnDVYL-it=n%!I}zk|in@Ns<T|
rZN=>A&>#t5zF9l22@mFAeKl;vVuem5ve7n6(%zS0hkFTkb)7Qgh+NE1YNL>J)MF-A~qC|S0F-xD58K$psHd*WER}kTVoc&6ojoz
5JO5d&_zW=p-fFs(o#e;#Kg!&6%_>05kV0$R82$#4x+Td;|B6>IOY>WTWTPNN?0l`UGhAkP44YWqc3ibQ-&ak0h}Cb42Jn<8qyX6
4U>49*vyJqib;f^iKJ+`;1~>r8ELguP*Y6N1f(S)GZR8lK?EgHNnEo6kU1D&(=arxQ$a0L6hy+T6@n`buqe*-bI$wd9(cg55N_`p
%-3)eIiaK>ra%G75|UbmQbLpp1jGaetV(DSAwdL4q6#TD!FjS6@>DpfCmc&9AVj1^EJY!<VKYS%p8a_c@O!vlr^)+IFvTJOISCb3
iUbY4xp@w2PaUL<LT^OVSz0!&QAWW;I?Rft0;h9RQ77%<=CCUcQi&neg(1TUp)k`)kd_;@3@s#@ple+mq+t#U?{3D-7{c>SyXNLy
EO_L*oFutP1t|<PG&@O<Qz;Duu>=`zS*Hq_2$BhCiYlq5Xc(A^227|s5*9M2Rs=-Ao^*?q5S!2zA6nTILn)C^P#8s%THNPE+K9#o
2MJSqf-VL|9MWy63=xS9Y3e6T#a%*dVuNj2j6}qR1tC-<!!i^M6>2gnWGM-P8a9^zpedtJieWMo1VpAr6$C$#j88Hd#++#sz_<jP
2!s)ctdKS^0LEhl9hY}7Rd9kJ)PSp%5lp)%yTlj)MJY58RZ%ezP*F7`5j9akRFO0R5D_d<AX5az5lcwHL`2mJ)e904Otb|h5e)%V
tZ}LunOatg8lXs;O`*h<q2(AtQM{XJ3>jHqfuSjsB{;GvN?3%TB1nl;7YOZyPltrZ<BG8r^D6NTtVVhJh$ja)_w%v52nq*&;ii}d
CLlRWkpSF?T%tpfWKA$opX3O1IiHiV^daIllLD1_q$sQhI>REWAj8G5Siu%4t4RQ{(}K+013YT5P$uxXVU&jzCTm${nW)t<v1l0T
r8-*747Y_qzM5XDiUCEfH)A6%T8aPu&>gybI>Xw`XIiMh{sot{b%ro;;~}JlVWh31O2EhxHzub`0EUUr6yZLP#!bNQ2;~xO?&9>1
b;+u&CK>~{1tD`5)WRT+PM}m%HcJfRmT!3M&}h*(Sd!sn6lK}DsSOI|u-^P}I5yIZ8x0-knw+s7N1|k~L<B{0YZ`Hw8Jf)*1fh=o
JFt#jkw8?7XlWx_r{s35h@V)z@5_#T1^7qjVih8y3NS=q?Xb+DtpIa`>jK1QK~ditVTFp34y??bYQWSTy6y9axJ4&5VI|6=k$g5r
3J*oz72C1J1jsZ*%(20i(JrhXhOBo=Zaql(AOt~jxiWhW_Rx^=1GX)F4_N*^E9*<V-Pang4$cta+9DbifTED$)$Df8`>X5Ob$<+W
eOq*4OS_JaaK)MvmIfmy5wJygD3a6}1x|!9se=rm*D%mziVFl$Ca>x1*^raKggFJuv_q6fe^1TkkrQ!+5k?MD(|nD<T?-+@(tOP1
Rf5G(1y!cUQHt)_G?Ton)D)^MM39}0-Kc0#f+W+NO=dC)>C&5wRDRSwO)7#De6||dkkc6BXGP6x3ED}lw{(@;Q}NGfty$F@DkZhj
F4N{jcYfXN_j}hRg~vw@<R4HXF3Chq4@h*X*zL8YCu*-u#b1Z#A9Q#^WFc!gT%^kHIG>zP85J@}r&C;fRkRUSgoRO7Ha*D}EJRq{
u6CX)wlR+-!MM3~O-pedS}d%}-90cy=3%C9GX)JgWMJjnn2gPHNUAjVnsYX)sK&&EK?$W;s;Hq{N!x9tjYk^aRx?-2t5sLGS$18H
_X}0c)?UnFl#MEFl-X);K){?xnho)_nW<c&+AA^Jw@_q88!LQa41G)a7V>yPbJ4{PtbML7^)<Yjnu7*uG%0OCBM5LXsh1tuR*J!9
m{_Xx+LWd+MY_>sS8(1_B&9AJyl;FuK*1zqf*d0jWz=$RqD?2T-uGvS6x;k0oE3_atBj&H9h=`Rh!O)zyXOcr)u&^j+s(U<t5mLn
T~xtgS-Yutii(KY8hLh=Yera-is`a;!PeP=a<V68Hzrt=qeTOT80{+R8-u`_$+B_9hROJocyX#`GN8?wqp7<bSY5K{O}oKk<KfB(
ueG>7l?7#}qri7K^R_U%agXDCZ+MGmX4`#!bZ=O24vf79@$HLyF2I0j2}F>wlSGvfPZKqEkt&@6K~yDFQWk<LghR~1m37TR!oZ-~
0#0D;*@nXE3s^`qMFDgmV9lUy2r(d}HZbRUnGLu~?7&!u8_9#Klr$MMWsGfPo7jz1WX<lHbupU|FqaNEUhtqiLx_xEY{*K4<M-I8
)Ob@)7VbF3i+6tT23fcxsK5ZBxq&biO`(~COtX-yp;Wncq=K2fTW&Gg`eCiyh7oOT7O@ddM55cYvh|FP#fgfNk;I1EyKgh4X&My{
<g*QxUS{r%6;-W>qta_z$hR&kSH;YqJqb$caVLU6Do7*12hQO$a}0>|(qtG*Flb=MqXDT}1R_M%V4=307PM}LLjq-_XwHOb0;H6*
o1|$SP*!=)<I`dtDztK?Xvh<2!qvo@F_8%uXN}$H-uCdih@6lSKIzSxg`y_BD77WyuX=b#Dqn|i@$Nh5X$Jg`7-HmixM<RA>Ah%m
Hug$lzL{BwZ<EP|Gm~;~8H??=R>PTWF$q=O3&ve<VZBRSO`3%gk&Rew#^y5mvH>$?J&d)B1%i@76OJyDY08l-R=%UDe(R)DdFOAR
a|BeAmUCR-`=DHUNt!`TL9DC+L}DaWyl`ZOo_Cz;%z19vw9-px@yT~fl|*$GlGifwYWdA*%ylG?vb#FuZN)`J6jfecbmN<Kt<GCM
OyUTNU}jE|lM%_FpviekQgUSikaSUPQf5=i-LqCj6-vNTq(@Sc0jIk*Gq;8|jHIR8d%7|h83sD532{5sH+0fyuCsCF<5}Lg=a^zb
1e_WuCjf|y4mh5K!if$@B*U7l;H1MLfd`&5Xtrs1Gjm9sDQ`_u!fYF95cVKl#gG(SEGOaMK06Kr@c{hCx3RE(9u5K4$)XC%whSgj
((~x(&{VrJI7ng0)1XIx$JvJBe<tS;u_YrxQP+%5WRU=47EHE!q4jjJefKdqUw*c`Tq-P2er)KKHqE{{w42tzQCL4@_m#CUB5Ms2
hC)(_gt7F?lRmgUrBhgbKPkf=)*gw8`Y^cl>}v%y0t*pPQfk)ptn$W`N4-qJMOSRS4AO$C`X$SSJuHO8EW-Z1`{RW}0j}A3)WIA^
`-oY)DE=0jHF6$^S(EgMKZ+Ce))G(GzhlU7WI)Bsff1XaS*tBssWj;)MCgG9OHBE%a?T8O5$jB})#Iy6O`_7H%gIAQC`a=1XEjXP
3kCA2sK?}M{EoStB6R%9*%KL<7DhTMu{0ivk;)Sp7#MhGt46k7H3JPImDD_Ww%F3Kk_fVURTgy#^4dwQR}rShjV6iPSd(iYO+VjQ
A^f;``H%IFBCccIh*hLI$7+MvC^v9*r33~DB9DEU>TL^C5`c$0r%Rm@?HH^n^pbku@$azg>7A9Jg0H<P%1*nyJaNXk-X58bnH7~r
!ezrKZ;UWB%F4osJ|+orw;y|~P*`J@hr6Rgydp2`6MK3;ELnFrm-weH$PXlu-E1Y=kgh7PSrnlnk~$GnA7aD3%1UQdA5@r?wAmgD
UL6?`ykV>>itPssAzx1$7M3aks4!H}lua<IZuc)3Tp);wDsyK8vI%_8XFLXP)Pc!`;ZQ{N&q)p>uVkjcaxSCXX73!oO1$-{@>spF
6AMgjpB%=pdER4TaO6Z3iW0PdAVO0v5rj%4gh@hVu1-l3gRwfb2n{<b6rzv?Ai4<$XX<pI=+nXo8-@o4=IHsaizB-6$rFIV1hni(
|Hxg9mX&1FI;|=|8G%`#EH}DUce-M^VwC3ecK3VU-PmG0!k2dEnK7+wj*3wVGSKX+Q6LyVnyTER;yW2kVb0ri=S#TTSCB3!)M3P^
h{doVuqe3=*)}A@1&=4ZHInq*+YXKBJnXw~2p)NX<IiB=-k}Y9$Gx$Dg#s*Xi$#Nw<A6>$3^XVjWkXdYO(CqrQ&2ecGi}4M%%F#;
5kLh$DDdyh1g->dL6J;PI|mL9H5sjj=Y&@%c2N*yI9!4_UH4*h=WRMOq(l`TI4#=Ji7>BEb)9SqJAw3D&mxx#y{MhWa>7D`oCL60
F5<ZEy6w7D@<Zna^<~qiD7kUo%()zTfm9LFN}iz-MeDf{L3U8fyo8Q)=_9*|4?C6E6x@V9cat0<sC&pA!z4V?5G@y8>Q4_z9vLS<
?4mftlbt~+oNPi3p;QGFA55XgMlAJ5UCeQ}69zCc78$8b7#M+|WX48DQ2_pXgwwDa4IspUu>kL*3J@YsXJSL~2~m2-xWz{d;W$Vx
>2xwtBM;?#X4q&LXq!l&vdaeXyyRw?&l<;6c;g+6r5eg6AyV$Wo$5-lP~v=^^r+-eap6VS`QcsAhp1nNO5%5uZg~hT+zT9%R>35T
vC_S5Wa9#Ofa8qe7hq1{H;z59h(`snxW_xupna083x7S0j0eDMC;yUF_&^yckm?ZZFk6=+(i=LEl2Vw8M2G?0jDXpeA$9>wH*Van
GqCNE>ryNv4Kgt_fh-K801&e+MN}0NN|e(~5l}${voOsCEJc_pkdQ(YC{PJPP>7LHGEfr{Ar&ns6eLjsWJQNTTY?P+;BR&~#yD5*
-0(S5&JTM>oNq+9<i{dTJGPM_v&qLD5s*|NIoaskI_ytZqshazgcJ_wIj>uV1a?Kw2uTUOO1S3)g8ABSOR#s6)gvD0IVc6&$>&ZN
gT*k#ym8%N-X8QFT<<11Il`QX<BZ^lkU<#8B&iC~5-0NMSU!0-u$=O11J2$maEKm5a(cbl!lp9dRhFtGiXw<bpnm8ufKrI2C4`w8
R%HrdC`6`Az`!C9X+fpIppn7`f-?+2DT0X!nvzB&Y6xnY3Z^EiStbf1sv@eQs(`8rA{k0(XsDQlCQ=BcWQ2x7MwF<kNQj0e7%D0m
qJpT8RE|SXFv(F31O){IvOq);0V_g<DuF0S5`k0{kpv>p6o}FV0JJGn4Mb5)RH-BbFa`1T`bm@8ZxhVtG@;b`+_j~(60|WPkWlUZ
;YnTHcANU1;63k`#I7GKvyq{7t9<vuc^87dPTb@=4tb?vP9cGkZ$@Wlhq%@i{MkN<`fhur%*-gw3Ecy_l`p%u_G#<adMGD&Kp3yv
2zQQ*1JF+v@Qb_yy!868K{!+cVgV04WFUQHdi<~fJ5L$Z3-d|S=UMVJ3XEcr7>z2#!r-nSVSd=d)xG$zqt#2}1_A6&3^aaJCq1aU
EJX>#^!4qVd4Wg3Xi5TL`5y3G_`vBv0U>r|B54YxY9yhcm?>(3X##{sl?aqVnndv+K*<SUe~^?iK%iKFf+~iBkfw%&XrhoB8l-8Y
MukdHQm81VmDDMM!&HEjYa=iTrY0c`Nsti<5fFqx1qhK0Ov1z@VhTBkVhY0XDqw0ML)jycX^=7p7!V2qBtfErl|qD|S^-svbfKY4
2T~O95xQi2<$T{0Voq5h4kVwJcQ<j$Xu`=^MA2GTR~dr~7--)gzYdP!P^W0bTnIzc0JrgtR@NP~k}gqE0icPAVii$mYhe*Exe_5{
5Q$X@krNd+QNvR~NIGgvDgu>=98Pj*4eJ2w6@NR4pBRYE_%w1GLc3H6N&rNIKvF>)YyuC}R6_s+I%GWE&<ArVk`7HF5K^?zH4{pr
c6zscG)?D>y=m>yx%GPfr}5zpj>=+bCIt*I)}oaUV`1$6J~|=5I6{W;FSO)&2FICwEBNS+<iTEYAO}eosynD@DS;n^3A8$ZLBdfr
BGQIPnFvxNK%XcT$WnoQ9D&X6(`x8#pvEE$dAfA%jFPA6*gy{;*x2IBAjy3GGc`J=j&Q2a6`IsxuzBEB^>H;<9=EYl6(xV?b&Cr1
mEC^upv$@hc3C}H(mVYQ>%duPYBCA^DtT$~2mtDbZjayMZ@DN))J*vKV^*xfOkeaBKp*Z&S0`?-kG)X(f_@4Ui6sF*kyJ>5@BGRq
+hvBsL&-Mq+c!7db(SmEl&Jq}uHK`PSl^r-_s4v$zZ(m3kR+^S+jc=hEvPGWnk+`{&3=Ae#rgNZed}Fbu<Q^_IJVAPRV88aj9`~y
Y+iacY1b}b)>x)6A?S~Ek@@WSE=Tz7j!{$;6vECpbYlfZZj?!oE#uZrI#yP+sThYb&D=${uZVL}B?Q<tk=q}%es|}#@)TX`o~p8=
qQa<zjwGR|;j*V@YM1fl_2JK-ZO_g3x$n4pt~p+$L}XYc5h#7v6}!Aq%BsD;KKG)GA>iP%daPY)WZN{sh>TNAs&4g=06#kr&hF=s
-ZZLxz%lMHEZ}pLkb{HJ@!j}Q@$CNob~!w}(q*(sSXE~&UMZ#{pVtXYbF4HPkFr?#6ZPY{UUgr+$2&fPcXifM)e_{DQ+(peFED}N
_m2}shR2-;8@h^?*eJoBHHwcEw9thkQsD`aD5`)5yS&PDoN##_v8bZ6e9#dSfE%5m-u9-?A7=>jMd<9K^`L8g#Ym_aV8J)vLje&;
(Md2uJ3xzwaE>XWqK~OJ6O;ucEi5qr6bk6zy54$q8MJejnW{#Kl7cqEMH`Z?tB6rma+deI-idH@L$s0^L0*Y?h;TU}kX)dn#(=9z
f+{<hWRckCNbIKr0)i-*R6z5E1DqU&RZ|&!fT50dEk&Kn3oaEp#nFi|aw$oaRXd?T<Sq##t{FQ!tk7B$3?!}`x%5D$M*yCRiOc2I
jPfckUUxgrVT|ht-r&&SUAP?rOU>QK5Ox<5u<W8iWexracdU8mE>kW<Dikz{yt_(mD(o4C5ioBkZMGm&I8a|ZNN=e{MIGh@9~oL=
VTeeYBFO@TA`3AnQwtW2gp*r1%MRK?qiWQSc2Y4|Ckwl+rK~BsgNWG*6K%AlNkcGe0|5ckB1+)i2TsH~$+os|6|8J|w5U2sC{~q6
VA}vToSmqm<)3srg;ec?H$DVUcVIEd1Wpo;p{2-(4@BzT3Sta_p-(*ETt7i76DH@uQlbxa%Y|I0IE2YO;zf|23JHqXy1=G6$|?ej
k=-`gOqnZ`=#<j|O+=}JNv@aJ@A!W`vG|!5iHA%hTM>me$w10ZP)v!1L_-kdXJsg$qR7R9ng~INuvIf<R5t|@U5JuvQsBV;P@S9q
^#Kn5U%)<5=US(Y8!*K2Jfsl?iUH99(x1VU+)ld<k`N?;dnHz=XcqwpIH?iT#Yh<@LgXL{4M~-3A~-eaM@dl=e%;ivpu3~*dpm-4
Uh8Lw9YYqI4MUtHG{cb$*=4(NxL;oENhYY%vh2`O%GM{b(3w|HcH@gFxO5`yh^v%DK{@2zmBw3QNGWVAUU^PLD3J##Gwzk>MTmuT
s*HuMd#0>NNi@UN!V^tHhy<-@p+(D>cyTe^-02O;BrZlOWLqyhrwK4aAuyim<_ng28abSesop_mXLW3#yBc;E8lujX5l~5#*%Zi)
;E7Pl(14h;k#m&Mln}AjH+OdvAMTebPlqZw_B~yy=0%f|<gjFr<V~P-J$rZjy*&=2-alrV8p-j`R-d(>w0CT6vYXs=&`u*cXWs~x
P?x)mBQO;}QZ&q_@Z>#Yg<BD{eev>qnfSKt7g2N_p6hZQq_&)}R(dVj=5O`5?iroty4#{HD3&=S=qyV)$oCIiK!Qcikl~4x5K{;^
Q4kZYP{^YYRd}IHt*+9M9|<^3$WA9=9sE3-kdhoBYvk%2nkPtaL}7aH*f7d=h7dtVP0=Plw~qoCaw4J<{K|t_G71iM<kQs);@m1!
uW5sgq3jrg7{Q3d%uz`ZRHjZgrzFAcdRe>5!@=xmGJFkHR%)Ewob%n`{}WlElY38oU#WV+;E?v;&RYk(2#B1m6*560lZZyZ{~hJ_
j{~Tvvi^h+iPSB~PB_nT$$Q_Y^E%$bmnSa17apOjZ9c?#Ra!;+K)^x}e_<LE#CF}pA*2xoh*c3CB#Mz`(7{UQ0;T;;fIbgLtJ6eL
>MTvnQUhWDK3PQyh=dg*2@(oJA^Q(`wWV_JZJ*(A%2b;_zp9%p6Z>O`G6YmxX{L-%jw=OmY8u$D6{_7-alJv-&8Jqz^`^=pD7n1W
xdp#1_m8{dFDLfoAD+wdx7%z#(pZI6R+ybO?tjXx8Q=S7TbG3_3fj#~75ZX^jSM;zOGSwjz@2eWab;f7Ha;3mi%PGmrF^`cl`u|=
R5TRVAj}b@P}ZrTA|a%ix@}o8z~pg?fWnSWbtUB{xSBDnmzGnibn~KU-v?2tzbw?$<6-)ZSZW<(L1znLr4YX)ArOU2xyfpcAa`xl
u>RhL7vw#XnMCOW&r{x0#AAje#aut&CVJj@_|a37iDG`b3$PmLW?=WnDG$YEIk(Lk3@XU4SW%06;~mdm^!3)lkMGZag`WgrrTB9d
nstN_2oXV{hck$1m~0Kh4Zx+AYFLp#NuYyHlK_td^t7zsv466pCIMuEY5)oaDM_eP=b%Sr5B?>m>hV6!03A!~Dg!-V?}fS||GQuV
`CSSq_Ho{xI2_1WhJhJKB#0to;3TMeJgFjsdk@F(^H<^c{y(5M-0nVrewj)T0+A$<7ypS2l~?y>qAers+%HHwFTGSQ|Eqr=JLr@)
f=<))OCU%m^GLZUyro~+A%z4A29WJo5h(@|L`<khB?J2R$7mJ(WDW&gk_K|aAj-p!*(c;MbKt6@^!$b&<v5_|B48-$k3YNh){Hls
x%;pJ2(~&7Dv{FK3?*(Xg*U2z7io$J`fO2?W9f%!p^9spB<0qIcYtP>E#)z^C0La*;J}qbc7~+e-L)B0MZ?<ddKfeofvRR$PlF6r
Z`bneuOs}T9ly>K>AcyQI46KSK}Wcsp*asb;~e{x52Ze|mS73wpnWItKlFkD_d)zVA&=fP!b1PHa%fC|$QFzwphARN3KfC@p)yf1
iUyX1i3Wrqfm}BZZ=d8M2Xi256S#6gC|C537#Sc;QA9upWa2=g=>t-Y_hx<9_-Fvh5(+jk$s?q{iMD%LcPMBuN#X2s(~x{Se!LxS
rfUm`cJ;{v87HeorT-!%Q61=N?SGxVz;%eEjJBZGiT=pK7=KCC!(^We)Z~X*ne%GBgocopvd9KTKoqSBR44p%4tRj|lBb=PkpjG+
$pgrrYJ0sZJE`eCf0%*6RnonPDTwHl2pEBwks2aWloEg)bVV~HT}r_rK!8B42@*`iH3&&6vdF^%lFLddQbLq54G9HQ2n8Tgic*N2
J3Cs$4xVGk_Q-b-Bf+tXAi=Yo0H!w~A|&m#S3qs677QC^58*o^3AsmXu$gzsw00t43~r5SE)#4){~wOtSv+;5QnKK%YBju`*x#uB
!60CVP8T9liWlft1;yCqD4GCXk|RQ(K?;dX%_S!=G;NW~kI<bd4k%yKVWjausS0Yq#FYXbptrv*^z25`7}l{BH<8qtD7vUNB6geA
+D)SaiWg;+NfrU2og_pIerJ%8aWO|ab~qK%Y(L7=-m$}kcuCn4eq`H71RycAAew=72pd3#OZC9GNE^r*2y%>tUFQi^$VH$~+5tF{
f!ajPvl}&lB6bjoNE<>T6AFhY<;DjaZK2A6c8q~d<xT$mXf+|7SUQ2zVG87OgCz7qRw)HoNF7=g18E8#+)#&*(O606`%JK*v>Hlb
hGXdphw7ywu@h_rL;4fD{auHvyd>8XB1gg>Vh8g<1z=9W0QM?K8T)=-Ufdxp_)dD!O+j^E6Go9jNoU+;A&iF5tSSLQMu9YP#ll0D
4hzZ-At-pZN;nB=5`z&og-qoLZz;SoZg5!_@6YoL9FbU)e1_*6kgJ}TMUoEiEttGiw{|B&c9UqLkveRg<RAAN91!$^ga(w}RHi_O
W`HxV+xIlvyEu@FLPNBgKstAX2%~<Q6s3Cp&Oz2*sKq?^_su@Ja!xnHT(moS{Uh`uqI{ljtQYo3q3ApOXX2iDDQK<o0+%v!8cZP)
ki!*R&z9lOzqbd%A9@*tb^A5J9%N<fPlvzb-Q)?hDE!DpKFJYXFbHHTl8Bs2Fe$7bq*v=$kEeHO41_2^DH1|fB4A2U8b*p&V`Pz?
*GaHPQhwu+b>;bDJyQf92=BC8_KWx_EA-3N?K`B_8AAu<nPdKgisKT9sO1+5^EgKcB}hpmG!k0J1&D;8h$*N+J@O8%(M>tPr`HGW
VWC1KDFvni0PT5?2OD|_AgCrHCMIHJ^f`-#RK$x#Df+sAdx-;dA;uK?g(O`A0BS`3WG0wH+x5>$J!O7&%?HBLr|Z<Je0B|MN5+u*
OgMhl{;sdxoZFetQoLdub)z71Q8CkbSid`vL;!wl9)Znr21?>~2+&d0ROB&+7y++1Ag6jfw)=zhA-abA0k`6w=f}l&G=hhLEJ;$q
j6p#`aH;};iiU7N6ra@@Sar39oGQv9s<?j`$e-C8r2{|T_1adR5p>upToOphwlkU5^C)Jo0=1QsZk{syhfL<5=fj;sr&ZyKOx*c9
9!Gc==r-6o8G+0%J`{BE0p^F=aI5Z;Dk4a!E6-u!kIHo<$_)%b@_uoEsi_!1f#Mnr8fhfGaAdVfB}`PY=ks&hWhr<zLKQ&;atL7r
0e4U^EXWW^N@^8MA%LWqAO!hKgh2zTaF7V8fT;puC`OQ>gY;?EiHd=OW?Exb5^q*WLm)z{5)~A2j#KWCFhZ4LQig_xg&~zn0BHoO
BBG%N35Jv@S_)AkY%qpoiJ|J{npp`6qLv_1f*>Lap$LVDK#3@b0ETKHq$wCG3TP3iNN5lW5k?7VKp_%Vl7I_*6Bq)52v~}u35g0p
B0(t&q~ujFP@_nch{RO^6da_-2OJ=QDu<KZ2y0CPO%ni>N>UXu6I|uPJNgK4LQn$rToQ;(rdbp;3Aj{^M{E>W+DKt1#W9Am@DeZ*
5JRh|c1H`b_^6-DUh`@-vf}UBH*L9+672vtw4dq^TPRq7py<)wjtlpun@-F+xbbht_#8*^*2E694#X=7%!ojXVLfCFGU4hE2S(@7
dGsOquqqn=#g`+9wBVN@D9u}95y#_z!b%DWq8b7<85Bq`GEAtrF@zOFQdy26qtn&!_S;5f=IJ$DusoQ#iz)UwAS|B^U^NEw%@=0R
=sxf@gB2(65T{L4T2QI489O?O<<42<IE>-wwv-+){*Gw1Cd7H`c3v&^@S`OxANdtLhh6efQcnc}uVVMW6BMXL5kV3$HBk)6ktjq^
K?^}j_(PIXlo13m5>q5KMNv#u5fHH{BbXRbMMO<ADKw=k5YZt3!xms=AyXwe&US}Lss=y9AMqzuW?WFhG@%kg5><gT!p<RdN+e}0
BCZv~mB~l~2?Gk}Mo?TTRg)u`HM2QHsmRK)i6NwzK%t-_Xjd+Dn!$-DY=ee{8xeugC%8m26=ax;>b4asOcG_7U^`-BvuM3r(-E2P
!B93Md<n?JgioAAtq+|?yR#F^xbWfUzbC}?YgZC^Gm=bT6(1U66Q8XOy2D2JBRB1k_r*^o2hk+RMH13@3F3?`EBd`DDnW{Bg@htl
M2e*WG6l(627sj#*UeYa^m_6=<Vw+N1G8907TQqjJ1u+B1KUKZp!_6M43Suc5Hb}p41vN*F1=y&TR{j$sU;*zP@;e;#o<+ObMiWs
_)%wj+Z~|rjD65{o}Wq|FLoI{*ta4G&qTipK%m71%es8@S+B2`KMIN8dob!D+aO?&5fyyxByAHR+Z4r=%oA`!4OB$65&0P@6@=zu
P~$kHri>9s$u&?CK{6zSgpo2DBT65gfQS&DSY(20dp7t0`ene#BNY|+)Q+GLq(V93CeVWEB}6>!j1#e!0g*h2nkt*!#$MtyA=G<%
<Q)2)w*JFyzv#J4tx67mJeA5prBFG_6dKT`X*4EF5*#WxiIA)CL_WfN4@4f%CxcjfEwvuJ&7587y>XDNu}noxGyJwheXc3B5|pJ?
K@mg<!>{q|!fBl~fT#YUo<QijY=yMFQ*<Ir1>4x5J~<i&yg}Wc)d^K_<zy~8aCDSBNNouQBNG1?&5pKz5rafWb=1*O6)!$~hqR?%
6Z3h;$vw&Nm(ee|#eGnL@BQ5of0-dY;rziJ$6%ju5&6FMDq~<#G>HAu(kIr!DUm@)nG+P587TzCN&=B9lBPkBcIZDDG;I?&!BBH^
0w97&rD#)906_rvvWOazm6<|;3MnZVkRn!+stJC~FbWWIK*$mA>hORlikcXvQfMKXsG=aMV1^<ph@z6FLV}1Xh=PhLDTsooh$4od
fr64|nu-XCh^k;95dHB&5U|i8iB(AzGD9Rp6sb)U6h#zNM6^W{5kW%}1~@oH5<^f;*de+I`N4g#hr=)dJ3n>?OWZ&0VPZh&ednqZ
_Hp%m_<|xhWiQRDv+X`5FhIl>#28zwl;2n9t2RQ-td)%D(F0yx390)Ce1EU?_Ha(twdJW6D~^pbNEqE(bJdqAx-UHU-IQ>i2@}Ab
+TqsZ{i&gIXeLlh!y$!1WVYrYpS=1=Hs4_WTY%eOToMj!EHEBEHTh-c=2TQkFjADQ3CT#y_2v~vLQzD#%_c(vKp!!(Wnc(ztqOf<
qEO{ezQ16Rz>lq<CTfpdfHY~%80-Mr!7~k7M`yQ59T<B4wJ;)rW{6;jmUA2sk(f!H^)J9BNT~m}N*~^awf-50{W<Nza1UFjsq2cR
pdJ^q?EBF^nMzAm6MQo6G@V`CptxRVM1Rojr!MobX0b(=5^b@O+A<;JP09WK#N)yLQV#a;owwZ+q9FVpaF!sSrkxLv;mR0$M4VRP
Hs>zk4bI#<lXFnHc3qW-P~?yol?Muh&J>W7Y1<pf1|myILIz`kuF~ThL#Wg+<^trZ86XsjWT-?d8LbfR@SDHjhrx)cK5=CVAyN0-
aEO7(`XSy2C;{O%JeU+V@x)sUCNu?*LdHWI|Ee?~tde&_*X-Sy!_d|q+M}%)6w2D^^=Q}l@lR)m7+Xqy)|_hKf|$;O5lSZ&W*t{Y
*{p(MFm08ERtapLh2KWAa&98C%<L+vi!uJEjz6=kbzK{rrchpF?zZLS*BA30$0wT6wzU175ODLdhHE(4fa_+~K}KI8Zq}=H*pqQw
?aV_|nH;Eq3w_HID9FdL4LE;AxklS>q=KZ1_U!A=x~O<D(T~9>!@9n!jNSv`?p=4xFl4Ab+S1451o;RcfT{pc8%Sidp^}aTLr9c~
KqWIE)8~LwzNB!K)KU~B0@FxPQB<nxQ4Eu2BqZI@i9$;naloX53mnyJ)B)Tt@9aAHo2;Vp{QrsjKI{Pdetf&OfaN`j_rxL(;rej?
ZcCY?9ZhOr!Ll<1hOJRNEm%ce32d6e<V8e_5cjbCmiz-S0h4cuLeONjG%K*C$X(lEK<G3gg5lZS7={9i2P5*<iKNm-p@WWEMknu&
Z+IHY3THthq|t=P;n_!cJo$&*6WZ22(2kmpef!4`Uv6g<T8I_j{X5^~!|&h2UY){0k(yvw8{!}1E+V{Bc`b9=LUnQZ!;yj{MqKBc
c7f_nZ34pXK<`k5I6*nsnE%}|$@k36bHjkobnwn}C>4-xA}IzGqh~v45fvZq9tW#sOaP7oV}QhmvjbzyBA>E&_MXS;exFaIcf;tI
H{8?|m*v0fhuyKm%ZYQ(uB;zqI2#)4`O;5)Zu-%jQh0>ogj&l+L2?CTZeprdrlk!e+}3)%0gn`+s#E>d>g_(XB`GEy$51WBNL3r^
B%)&n+23{xt<UKR>e{BMe>FR9`)Sl5-;FRnJN3`V4haeeXa21^nnnW*ePrxso%O_CpFn$4h{(goXl<=whH~pd%}q{OIW4nv<K+qd
e~k&~b-W#Fhg6nlYigzaWILKRH+DdiZvT9MnhR;fGPVL2e%Peb6yo2BAV-zUo*s*6=gG~_6g#~^Fw{{9i>`kP9+5&v-vDxsgtgnN
yFJ)H<!7&72oe#lnYc=lO(nx*rb=X*h6yp2EYxrkqDf84h)51j9J~~`99rS2!%;uxn$fE{23YX#lKK~leg_RY70p~H4Cb89yv?D=
mK>Sp=<`bP*v`#*2W^J)VERFdD3isSIo(fYn3^I)HW6V-7E;Bwm|!f*SjKMO8};n#WA{mYn(w~wEhKGps5R$>MM0hMSzRlw!Zi4F
Vcjh~4;ZwC@-Z`0f;P!3D+EQEL{R|~5BAz<vT+~X(&SdPo-)j4YDq44@2t}>a8f6?7e<toSZD!epm7Wa1Pyi<`O?Jq@#jb!n^2gL
Hz9q$FVqLn`@<K`bou5w{e#4w`@+Ns5UQb7P#Pfu5XT?@;l|yOM3nXc&`1;7qRyA^l%klBh6%YDf>Je66rnIvGOsXz{m(uHe#l9K
sDIeP#3cbjQ%y7h%~P%s8W9W?4|k*8cfTJ=*z>Z*Uh#x*P^B6Q7uf*zb*juQP^stk%Jl{8gICYDvc3Ii{Zq?(cfUSc?Q~8vK05~=
9E!bz@!yw|;;1LQ@ZI!!IwVvFs1QDnhCo60a~tEy1Flp~)Fc;V;1j0cp|ZdW?DFw^f(kt4=#NJmIq@kl!*^9ERsg`_fKp==v9@!Z
^u$B0q|_`%D~7*JG>iGCCz(EQ_bLa;K1tvp9*{-f<8ZwLy!Jk1O>Q2Cjt1vU&r}5?<Kw%1T1=Q&?X9gha7{KsQCM=akkRwcm}*oh
4~z-UH3ZJkVGP3(u6*#+0z{=M0p^ucTy|J?&*+zUKHD_w!|a&$j_)bja+-fMI(RO!3O33!1F8G|IXoMsj|C`Yra!FI%}52@G~T!Q
r*6%{o*yp1tSK+qE!2rFCQ5nLR|5m<(SIk$J@1~5#Bl2{z``g4CXIN*-s>YGlh*>KNh%Jdr}jIyyPl#8*~jx=-+X%q&4&j)nLQp(
aQ2Mh1j}O&2}X5bU3>Z^PWzOb<B+95`6q9(Y6-#yBQWDa*17<CRY^L&x}RDDq{D-pcSJMB25cia9X3jM=nV|vhU{SKcXmn#bIOUa
Mze$9)14=N8xMYhfepn3a*IYP!5e<zorF->c}5u&L`6|Voi|#u4vqbK(Y2g5$yJ2)=J&OShtFfq*+Ct$b%5~gq{=BP1sI~4sEN+a
;I66*x@%C>%CAUrMPj0ldY6NX#^Je!Ea`r*d+77>_1VOBRP{UfK%NSW;*2U%MTIL_Dt;Y&VWf(pnJDhNNq@8X?|Nx!`L{og_eu;~
#^c<S5l}-A#Gey{Zi;Fm4E3X3-S*CP?Of@rpJOVi1!5va=&-J<Wm5V%k^yltsGrO~oI8qyg~w3vucPhk{CVcLyj=5&IOn>96hU=W
A>~TcvXnaOsiSynM}9o;9E<Hq?wpH$I{61#2JW-S^*=%i&NwJ!s@afA2{Hkgis9}A^#BLJgy+mW4*u8VeM4bE@bhnQY!4D7u;kSQ
_;d+7BjXU{O5}`v08jYXE^Q7qV%bytlaL;bBsopwk#Z^@;P;o+xVXBRV%%;CZOMb(sOJfo?Y&+jG~{&pQpJ5aKI7f$4UTh#Im*$n
N^~iPW*BJ$oO6uVq)HeS$o^OM1Y`MN{CfA-xt0~@Ea!rlc7~P7@c!sY2yR67q6eISR2X3e36LmYB_>~q3K&2r;zFf{ei&jztM4gK
5a3Rux5<>`b`&=boiMSw4{&`?xVh=q(ESN`zfeqR#W2MXerT?+01xhD!~u5*l4w|!8c{Yt^Yjz2@X~hc$G^Da%^J6pe`avLN_r%Z
QfTJ&Kd10#y%(=!-Qo;;^6q!9ejVAN)Ek|}$`S7z5guNI<&jzpVBsQCWD!FvAVd&OYAo~|Ss&A3Vdqz_<uXpvgi~6_Dtl2H@w0q+
+2Q5=JzPi=$qYX>7_I&|VYD`$Sg`TC110f=i4jjstWf18^=?HFq=o%EvqAo?y3JV+#>xsk8P&B>6ICwrIUTO556JC1;iIlF9^q76
>O1-r+hS##BU8H|Q&<JkmkHVv3p-`OC-wb<(4Jz;Dd6yX;h|?GuM~N%cb5iHXri+5Knn>(;vka~yOoX_&4?g+{)ci47BNf+U{V)p
P(P&<p`D=fzm@TR@Id~#gvdfGsx6=Fpz9PIKQfMG(^bMhZS~U(uDrSGWJmE44k3%M<#x>ykQ(6f2{aajngdy5A^)|Yij*iQX(=j%
X)1!48t-@OqV}H&?fYYX#*E5hVfRGUFd|MML<P%{70XIYbf9<++Bdy8Nsce~ir+Xl*#UW@Q)DsS!T(_aNd(bN0kN_)(xNQ?i&6?I
gVh6(CURpiEX)+kia50k8%c<lAS8|+OCN|3^6TmNJa-<g)3AoVn&snk*DKaRn-cY*p*#QVKli*qI-oiBeZ9|*mkTj<A0ZRkf#M!(
Fw2=Njz!c#CTW_gktawTS`2Z9d#F*GlWouF$bApeixfSb-jiunKy#v(pRgXiY}To0)leCS<E?4&6<k5PYMV38Zay9+LXiScAvH1_
svKD)1{r^gmS<d#t_O)tNf2n(7@;YmXm*FnH(;dHv?)bWxd2SiQf(^Z6!fwKU?Pb^Qbhd{iICJw5QtJ3bAfs%X%T3k1uzq~1BgI~
KnRdB0ZITQ(Z(*PP-=2Cq7;z<RHAKaH4{lPCXHsg9k#~GYIwJp5`~GVo-JLZVhq5jCJ16ebUI0b5D5U_qhON&d!u!B&fCr*!A(j`
iX|ehprpwZr2vUWNGMh{35qMJ!wVs&VRly^Avtg!wBRXkHpYiZwlwt;aO`El$&}j@l~*Yclng=+Kn6;LN(BmoKn)oxWmKvaKrBkM
fXuNZ5Gc_JY*<9nSmrgB77&I&u1GG3O%SmuNzD>Lq0NxS{rH2ZRfq;=pXVA8&KL54U4;|`K~+Fi9?@2V1N+{kcky9BMN}FQM@mN!
6SS~{EwAA^%_UpB@RCenq5_fPW-}8&KuZz>Ovog}HjM~<LZYBNh?YqBxxxCJA*dv!WH+}IDL|R9ZDW;@q=6(4!t9+`rBoHkoZ#$)
<DABgL?FI}*7@C??;M9G4CTX@eQWaDy23tB&DIc5XoWf?LoUm(emFd$bDW4H2G&&4ktQT$=)}h_T)Q&tK&ym77B{%kWy*E;0K0LN
6wPE0WZD~GYj+-5C2=Aeuy=f>(3DotZvjZ^O-@EmK+{V*o*b@RqN1buSx;6|3p#MQc6}EX))9FrAYC|H6IRSDI1lQRu!t+L<IV-s
4;f^KNm-`2)Hy;luoY1ST{Q)P(h8?ZHqDGsL_Um~W+%AX>uqd-LKw5LE1OoNj1+_@=c}l4B&?|erg0HSQ6$n6-rntpuv-J`9`%EG
!;BE>pd27|8h|uH*{vO9yGo5IyqHr0ddKg392PJ{NNnI#@bfs*X9}O1Ax)InbM!_c#zvYC9K;r3t8B;?gyLP`15g}UZ3B`e0x3ir
xVuW^nk{jyDm1-+W(I;v0i@z`LE)<roFa(qWdU<oP_haNu~t^B5tL#er0>m>UpoS)gS!_=D`zcfSp(P@ru!Q!`(v@-kxt^}A?K9Y
2$=^Y#3CSEf)xy<RP5mdV=`&cd@`cH>xB#<PN~VT5}a$)c7c~85ZjLu6flu0lL&T3N;x6ShZhcrpjNdpMozRRioZ>4WIafXF);&g
vwv1Gp2E6rt0^M+ecXCWEf=WdUU}tvj^bpv6yZFcL7#f<;F9*?PUhtLbMsnv-hDpz;XV_XY3myYKij@`am9sBm5|0_P16`V_ju?k
X_8c@0?zjko25YZXD)|mO|u#BogwFRHiTimr_KeHP9_^beNR$@i%2n_VTPka8!9Ywg&hvx=II@!PaOf=@VMxD<}##26bVMPQyK5X
1C$`<*zzcIUTrb_H_txyr^F}!BH)O|ds9MB?gazNNd%EEt{x#oMZ)#n)w#-{$-9FikrCME7I<>$%{CMzRbrPqwD0OhEI4LhD2Xbf
2qs7fXs1p^0TebvC~qbqL=_N9+hPQK+4W}!oTBMLPkXyA+9IHmVlZ8dQwCLp+Zq8emE{;pF&aHaI#PJr#8UpdtPPZZwO?q%5BH(E
Pcxao2%YDH3Fbim=+HECqJ_jeDE74AQD+6gV8k1O(26t=<W$J+X8^bl`yS$Z&htBwMAvs!i1TpKIkp<s4h^1OS2ah>r1gq+y=E_d
!9b4kfycw&gVL|p2@vF_MHIb>Dj32Tl2Aq{s2Wd@Xv0L>X6|1@Ibuo4j}HB6A|Ux6$(-n+zhqwg<wK{D>3D}_<kTjK$cQO4n8Z;D
!Z_mP9sCp`dJ8D)`PMnH2;b9=L(F<5MYB-rj=2Y-<e%coWRePuBxrWvVxVr9u$JM5wtvfxIB%19V><4qzrsmAkdg==Pwpf@gb)uq
k=T#}VEG+Lxyr4wsGzw@5`RZJ`#a4;w03xhe%tZgY8DX4Eq@EveD_fO<>WBohgj5MsnCs#cAvZL!(6{*tm@l;N0+zGg#+NoDdp(<
K}Jr_`?#_uIvn5TC-F|T+G?ScfR3<MK-oac^ue-Bu~HEflQhr}#RCOI*@jUtEeR7aR7*hw6s4HqRM9g5L<G%AFcSz;6sSQ`3q&IA
h_oY}lQ>r>L{-1nxQc>eBM8a~nn(x(X>bAlX+)-gT0n>rC09Wp2B?6dl98z@3KAq@3L>JKWsrtMp(zGpDn*!r0-1t_qH1bbf|8kl
C<>sVh@@#6peAXhSc(XMpr)EaAtqpoR*D)@B?%;`f`S^Uni`O)rG}a!YG|pYilSPniAo_TT6f2Cy<%(zi1>mJ(ILZ2tGMH=LMLJ(
hA!0(?C|NX6Fpg%bGZ%~GDL`Q;O5bocLJcs73;Vx?Z+DC97Ln0(%V3!$5!WY$rINd+^2CX$Z|wD2+le!Yzvj^1(%Ml#+y2G8+R8_
<uHgtf(Hw7bg9XAaEEg}r-*aHa3s!1%t{m7E8JHP0P0d9$0t(Z=E`X|bQKkC$=tH;Nz;ya<GYYK+{3_`LkC0&1)AWKt=x|ksEG;w
Z){y@hY*rlkqbo97+Xv!QCXRU=1*%6f&znkeWsru%UxXJo~%m@co6A6XaVckOLL8Hd&%ooMNwg`j~pj^14O`N-N^$aykRpUW=OtR
aO;7PQXIVHX>!ccW(KVqX(JS5OqkL1qXv-F2b?LVZcHe0PIg|kiWS_c*<Lpy9NhOrkH<$N+=dSBhC2<=H<B;`89Rq$K!L<DEGSaJ
CyERbEEMIu<bm~eUd+4w*I$xDmkG{+;?0wtt{F6Tl2vGT8m(CG7~=OPGSz%o$fBkyHJYgq2_LozfRCr7SgP2`G6gh55k}IrL#R<E
4@@tIMBslkHLn<=D3uQl>ol6qyu3<&!X7dlcl~hp_H85q6Z^#llq4!CQ9a|!v$s2YuDXubohop$<Uh;uC)k}nKUb1^xb?4H0{XxZ
v4|<w)D;-_d_x8^ebDZ?DNsh*hY}cr5)}o7Vme8mBy?*(9;~{YKxwh#PeayjQ@lAQ&>bZF>c1gAG5(PMRQGg|$f7$blzJ>9r!d5o
-j6-k2rj|O!V6GhKezKqu?QSvjT`F`)C|KgphRjaDUHb%td}Wf0ZMs&#%u8RGt>Kl1v#E5o={rc?H$3vzvM%0{23>&xYC2)z!jry
F&MuMV*BV!!7mR*e;1Mirjsd2HLRLk(U7d!b-hFEr&d>lIWA_?Gw+iyZ&X?S(o8caFk$&6PyHwLf6M-YVf=qhTs0|={r9RG+|Bj;
jNcv4{=1c>sc-zk6Yp*Mo`h}3o0pjP2NI<K?uk$-_!lKfskyhVe|*vCdk(V>q6gpexy9?}eqa#$ennvYuw)$1#7GV<oWor_Owk9%
@18FXY9)}{^=0X{n#pbH!2UH6wke5Z5`U0x{?y2rE$fR|b%g?^;j5-Y7AhbcB69-?B>X;BY(Jp&9#A|_&WO~a2#Yy!1~LK@WfcVl
F%bi>lT0)$6G;T=&J;!>!eJ1~E}U7&w4pdjA|hx!RqBU;>+Jl?u#iv{*?^@_6QZlr-P}%-xOo^lPi|SS8<Kf#qbF}M@D=lL%rowb
k#<S9r?Sf=fru!P<9{ZzvneJR$fJWGn2Dl-u(=my6%iFhQ@=Zh_VY!}9mE-OiYepz7U9H(&^sU?AZ~%JNlwyDs}wj%!ng`?LaQ+1
T|_h_7*v&;vQ*L(@=)>jvUG=Pfy2uVp0|*uCyil)r<z*!kxdy)2jLjgy5K-XM+ZO0atThCy4>m^OCahRLMu$6(@0}&>4F}h?a=9}
keC{lj*Ra)JEmn*U0&x`A}-&4F{6kh3>g+3<Kf{h1=J>ts_@l3li%(3ey6B=0;90t{_U^&-3oOIlOiT_mCTTc)Fu9Ft}a}%NP;3R
Dl-U4j!q9D$8TXp%ghS5CC=3&6eGDk?{qj1IJP6-`d8jV<;To|xK-*DNtdEU4jU@U$ci}^2#RMQAmXDg$eDJVITB|Wafzx*oiMXg
IT#cK<~YGhP!!M$ksXmni#sku7FgC59OXe*D5$EUs4Wo=Qe3G-<Zz-4##2nFCUQ8)J1V)(L{TIqLP%+5g2d*8-AJhMX;^VhlvU1Y
h!sa+X9Q(bQF832NT5QCE>#tBu0@$lsIF00BBPPhW{o1@a8wAHN4o8Eu5t(p3q^)xaReyngv(LZAyris=!d8ganMMP1#;(Se2}Q3
<?AsbiI*wn<XsAaB+(kmNTAuYt7^=IWL%RfDx%?4&Tu)v;A%2L4oOD{t1yaDD2Or^r#VI<XlQAw2$qqFpfV=RAXF4iY>IV>6<ms~
X;exeq6V_;lT%F*6-}weh6Hrtsa(|LTy?Q*DU_X9<(e^dB?T%<8%`blyZj5Om%aBGLv4>RJCARjjAzwKipr>|5%5<osj8xb-F|*j
KE7`3yN*chp#x3Z2_{WY!Fb~sWV_<6jNwyE3g%`Ryvwr??lGWfE~dJokN|mQ93^xr0R7Ny>OXp&hXJuHKrsa}1Vl6fJFvgLR)Awi
bLMe&vB2Isg!R9m#RGy5iUImr35rE12&PyG52a)ipHa9SBzK1bq(YDbgaA4o#CvF$#qrGY*fY!6a5bYt69(Huy=U~@M{8v+o`mdX
(J^W?Q~xDbp}~*Lbq_uRXv5s<GsX6VMKYjFhi|L=0Olrx#r=Tr#~T_WV>1gj9Xb*;YLigtoVB_j|5VT*ZYhGMZiv3bUe7}Ce*r=N
qz34dvIoMW6n2zqs8S#pqEDX(SgCuUr!LOLp<+cU6{!Y-BxpjZKne&_sUPUTrNUv65v7PwpeR7929Tu^k|7p@&D6X|G_ov21O%Xv
sS0;<d-@K_64oXb`jSW`0!C>mp`a)UVhLC!N+tw}0El841VfAsgII+FLV*H~=n0UjfJCSYL6A_uR=&;y6W~A7v|SX8hkW><+I=!i
6?$;Vr?ddn3EV&w3`)0knZioF!RO<t1852S5K#yCv{V3nXBet@zC!U0P!t}4V-+PdooU<dK0g{d`}+aR3^NM>4dhv<Y@--M5vI%x
)?_pMpF=dxNzI(E7L8b+6LXooY*&&el09iD5-~K0z3Bf`L<GuEPzgwd2owy$;jlmS3vfN6D2J!khqDj159pBlU`%Qek%kE<p`ZbX
DMkkG`+LwlC8E5H!6>W<{O%bKSh}#Xmfu^xUKGY319GX^?uV*)2lj;V%wg;J)7}7Pw8!_$ehm23b?u?i6p7Q+yyl_6G67Ra6iDU7
z+qBPb`^yYPxLY#J0bkC#o>~m7TMH6I@XiNba0E8Z!(G0qEXK&(ITpzVc8xK+C*2GoL$|yRZv|a3aX+gKhwGEE(W%oi;swfPw2>%
xiPqKJ!!+tE(tN!@rxL8Q|bx+Z$3Am*&TD%3K=-Ri=;bl5{dsS_%u94c@9QUMMV)65GwG!D7*x?41<I`b+ZxvgjA1R1V;{_g(ED*
UTY#)@xcAcTdc$cd-6Daj`>zIOe_kTRE=l#C!*_|2PXYAy>fODUByxlcU>1fi#5({uekO>yUs`3emrNs?9MDw$`1;nvkD=9h&MB@
8=Y~ccuuagY0T*1vQ^(138Vp3QbqWI3HklWu078KO51~GOGLfC@1xOh(ioy<L4osR=bA}jRR`6=3K)_C_rM*}HOtH1nGHs#I73wt
LsF@cTnZp5%&AaiGK!+0!OBuDC1Na7ILKr??=njn<;p(2j|ieAw3A=U91!ixdC`Hw7uA4hRG!6bHQXy5a(9M7Mll3V?c$VFh>R9g
;J#+|ZCE4iXM{05gqzEq>W&c83h;%7Sh^fT8(4)?371>VDm&R2s<B0Pla4e_05u*Ea#zhV6Bv!9Eh!jj0f>wfzcq4x4>Q}71?iqs
Jia}>surJA;q^+M?3<5>3l&4k4Y5Fo`yc`cLaOocI<G8buE;s;6hkgMksheXm+e8|qUQuJZ0p~T6xi)iB4bt4<uvG3W!}s+t1%3A
S2ifwYJS!n4+FKJ)^o=oGLw;_$^Ex(H7AheR7Y@x<;dv?$KKtbS)|M+IH^@rX;P+ga=Dsyf|T6Lk_eR{dezF4Xl>Fu8v_k-A0LNH
#OOsg)?(CC4!UET5fxTOY0gb&64WYfK{DJx_{-Nc!sEce)e#VNW-3zAMFllfM6knLZei08q2IvYD4P(V_8(e{^lXo;KGk1o@zUf6
_X5Kpqd?MyLqiNmGQmwUOF}>uO)(JyNYw=eF;P;au@KaVN-iLfx{tDQDWZimt_cy?QbC}df<sA_DGJHRT+CMqDM~1Jgf$X!8K4O^
$2w;m?5LZZb!@AEQguWy?1~6+!`$Q(UEF~<$b{k^$P<a&Jmp=`VGSiUMHEpJW-8DWt69T<=LDHW$1-IGw$fz+NdZX%lM}FVU|edA
vY4E>2_f2XjV6a<DU=7Lna43i$N|)iA&_Ju<SM8rC`b#rIW}A_X2gn44gM*PK^@8FO19jF?zTs5g<O$$jX|`cWR!&=v}C~v5Nd)A
Na|NfG7v6XFi9q0IN7nSN~WYO0tvJ#1u6w8N};4VC}6I)*igYh#VAOX%n(pw6hkFfAw<BG2^j_mAW|15AO{Ir07D@uP{|yCa#lwP
0*4UG5XcH}ni3(TA_{0%PzY*D5Oow1W(b&5B`qN$t5T*10EmJ(T`gtE?8KxDBnW_lA(n)wlO(h(LWG94Nj?4EHa>6wy9x&Zfr4Np
1WxO~s{lqA1IH~I4TNM9B`H-nlwAsrST3abf2aek1MQMPQe;m@XIbKTGWkJBL1*UX42B{82kTnWHJeS-N{L%xpQ9#z#G#|QrM$aT
zg(jgDh_LR5sY@Zy09`ZldiIOjnU6mYjmN)3Tn}K9eExZh>?bZvy_+ivtG0qY<%I2MVU?gAM*5bi`FU#QOYZs*pbK=@n5u4X~`{!
I~1xQwgF{^DU8C95|%4PKWB$mnSDrlVFC<TjEI1tgoJV&NWh#TD7{lfQtG5B(FL3q)M?YQfwv*f!H#${K$ih&5DCB_AMdA??U#Ea
pn?7R%qeWBjGxh9Bv4clkOUun3L-EJNLE6n7>I=uf##Z5QYM61QXiuO{lh!nz{(>^#QuUm139`MIjkoleq=rlkUwj@K=u)W(^jEt
LMXWEmGZ*|*oe)={#P$+aijY`?PjkL1S%RB>D(T?Yea?-sX_jqz+JtYb;%8Ln4<tGvwv&mlUoE4ce|q?wwh_Uir@Y?EaRQGw!Ngj
e70~I+Xb1cfte#ioxOF28y4X<hvOQ+rwA0vB?B)!G@y`0CYDkncY1?)e9(g0TfM2?-TlsRv@c|Gy7}*(ta{fI66N{URy^+Y<b7u0
?sLKG61CRf1eQ1MqcFQsJx_alw^5|SImrFlCN8BR9PQn_hPQCz^Byh1OqO;cJ~9@QNsjVkXL)}Y63-mHt|^WyTA4q`SuY0{YSmgD
X;!c`-s?K?*D%N>rM_IQyKqaBkXCK4nKXQMU%qHkCcGUd1zH}+HJnVIw&iU#i>Y$mr5>7TI&GIkQt)oPdUIw7I<b+{IxRVX>`0S&
(nM8ci2#bv2&{+%TP`|7YnpeXGFVQr4e3zK2UeUW89gYo)t>lRlH*B;S?^rGPq!*tHg+o(^D%vQtzH&3TGV}7`pnj!q-uExaMx1l
ShLC71bMoWa_Ex8i;{+MS%Jou6&X_kiGg;UD2Y#@;`5!jjVZYe_;{^jBjY!MNW{H4*UYGLk`C1e6c;?(y<x6P@59jd%`R$vI`*c#
E?#5WI4@Umt%5tD+Cy549(5~7=bWd#=+~A>pp?8S=3i>*bBa41+06;ZQ;KN!hA*6au5zK4(o4!`cxv~Oa{e`bH!{Z*)sL>Vi#L0=
*$aJIZCLJ6=7m*?Bid_eru6pWw|-)t46~H1-B{Fih=?nk)(ak)$!cw5^0}>2q<N2Q=}s*W>N@hac}4AQEbp@J*9_dVC8JZWFw@>?
W+?E^wdDLfZgalpjLdwNjOWz(k$_RDEMY$!vq)}%{sy2(2Khh=P@82TF#@fi$dOFAtbAvEvFA87$1ns*mJCi`OwJnW+F46%DjtyM
4;fQ8car@&#69@UdysbJ{6cw8c_k10w$0l!Xy-Mf=bD<}_2oNHT;1l(X_sQgdWH)X`$Lw^b$m5RV|6)ZuXm#T^Vt0JT<QlqxlL;s
h4`DE65hf+&Tl+1>2uBK<EV@QDqei4rx{K63qzLqcQ>t>xX6*<UhvAqUdA=p;FcJT^^5SnAqXM5^AE3_g?4)7)(aFw$`?T%TsTcq
qti%z%uPm@cLqljsSlL{tNDGHmY$<g=|enRyG8YWG|byeWS0PFV3@LS_m`cusJyU6XBfeedc%#FP+=0lvoHmca@;7;L`?8{ooOZS
m2@J5K_Z)syPE3C_bJnv1_I}#W|XDM#pxA!Ldh@!81klDqrKns%=>zTJTqNB!d>ghqhs0OXhOYRJzQC#0`?OkPhV_h(lmrGzt+ze
sOFWq%leB>Ve7%?DSZ#<SZd^3*#0NlGjxDbRiHY;BM|q5D+qB(&J8I{h!1;SFN>&|+O?jqLA6Pjt?nCj+<pu+N<3B+4C#2ys_!u3
HrcJ^YOjlQjI|{w&5+mDQG(GDa1$$nL`4qyGB7n}xsqt1u=8MRFgvn{RhAXHZ1nlz_nJ3K>S)UlyUE{t<r$LLRo5#A#a18cV>MLr
0<4!-j#slQ04{*&$aP$N60p%#NTKT3^rjoYz~3uI%)(v=G4qIH3RR|6TC9x~R9YxU1|h!`bnRIy3qCcy?JjQial=7qby=e7$`vcU
I-*c{hOE^conIi=G^&b<wWquBy4if})ZU>4Ol!YfR_m=p$0Ouk9m$)r;$}zSbZp0lGabhBf+moHRC0m{iUfsu#+Fz*y)PHO0UJ?L
wS}V1Uus>Zs&JJ$0vg_X)pgfLES(JCkB^swUir=kd22Z0zbSiXl=j^fBL~v3JVu$AcjUtsOf_Mg!p@rw-MeFysEt_Zr)|<bydwBh
cBxJH3oWpGeynDdG*RBT<z=Q~+i*K^AC8`pMYTcR_02f=E}x*v_0KxzstHluz))r-5d>9X7m#a_R!#)u*v8>fVaetPt(rl~K4S~V
_ucz{8!tL6#BJLDZ)3%8!ahqLD%#c6$V^n#4W34mS1?`bK)I8GSdcjkT(wVaFJfZA=cP1XOLVQ@#t~){)w5X>n56t2%jsEdd-XKS
PYcd@`BahQ>v7i1K#}y@Y&z<+Ric@`hn^nI53Rt6?RyafDm2c;;X1qBv^K=37XCvs3{*(b`8s+S$g|~o=z8_vE7<NHxQhxKi_!4s
6=nB+JNg$UYtMt87}AvLpNK*Xb7_R(txaU6A*SZMOd?<*RpXw7nR2zqRd;OpBjzVx#FB-Th1fsZ%)%ha97|B`&fSZUir0@3ac5k3
Ax6`HU`7%lkA#k7U~AX5D~qOZ{B+VKlNu7tc&1GxaP>pf$+#jI@j)kW;yV;GIih+EqfBzOoK(?o=u*E8bst*M!>7FOICG)A+!h}S
`4VUrD5YV=J41E8y6#_0++2Tkjg)V;`w+lE>q;G(1WyYD6^9nV529Wh4s$Xq8k-rWX%q$8RZl|oI)2*O9;j3lsV9Unj@tzXyA5%_
pBy{~Ub(>EWu8Axb)-}itLqA`S|L9KD=I><EyW8fyk!a+o!k1jIE0Bp5;B?DkUL%G0r-RY6Zk#6P71*3P;1#m(&3gs5QWeP0@M(4
mjS--uDVt#VU41kA<l^rg(jM~a$@a53Ys?^Ut3UAVA{Oz&73|NfOX$lokLM1yx91S^y@2Q+E~y%sJtS%SE!8I3r5<na-X{L;(RC7
(8MICj$MiS@$ufU;LKy~4N>Z=LmBSxhhaP&S5zHhLL$Wz$lWE5Rib4|9L}?&oxEKe@8ZI4j?NWTbzLhwnbFyWsSlghQH~>s2(*y!
^qjvJcD@M=9V}hT6(vH^b#Vd6E)YX!bxevW!|81hz>Tx1)5T;|YEJYq4Vl=@a5_6h>&enEHF?v+mPq#+(`x;2V42jsG<4vVRh|!h
TTOYU#iT7Q$z!~>z>90f`<xBMVLBC2G(><Mh(?&v##ejGk=?xurpO~kA`uGGkqC&FOtRR|7Y8i6LkHvG&S{^j>c(U|#w%SCL2FyG
)?T54E9Pd6BfApw+k8l37MXAa3}Qox6)a`Mk%piMZZ4xT^gMHxbGHZCMW7T=+d2?tHlwn&p4#0j*<Ua!)`T!ZR@l5r)xMI`i72|$
+q|QgB>T8=e3ECfrIm=zQ$&D*B;!QE@`g9jq(w%-2O~>6;#W|!$lU#D)yy<`N-B<d%3RF#awuI_RQ>Gcto84G^czOQ$(&*w66pax
IO0~M_dbzoYTi|eSIF7-5X99X`1Z>>LqviohY*HNm>Sk9Dqou+6HF+{66Hx5^LTaftNCu%Vv(78BG~k$DoIR%(QYgg^x9P~QSiqz
h49T7ku3V)<+f^MwKTX2<-MeJ&0}3E>T<ZM(>38<#HkwRT&r2GE#GiaY~Cq)ClggW<%;#y^E@MqXhwFI6*~l#ExPUthM{VeZ-RHX
WX!zEa}-W5N+_;XxZ9ot$g#$05v?3m3uHUqv$~4Ji*jb)&*0+CHq92kF3*Rozng{a@4EDAmZ8Sbm#f(?8X9^}cOo|>>#q9Mu9?f}
Ov3lQ>#Og+x=XCkcaxmQS-5L97p(h8Y8KU;+l`e-l5wNh;*_3N*2qy__JNvF(b|X-^*hCrR?ilkIX-*qSFt^*;yq+bIRVDDJDG&m
cYOHh-M6J05)J8{Ij=e8S)~Or`086mb>o+zzRZ#?xbhk&yXLZEOlKz5sfzov-Q?0Yr`_C0$R@K*E@3l7xRnJ`h>~eWD7`j%*eJ3h
r%16R={h>DaT!y-dR8q9o;N(BGt7F%q#NbMceePemf>y@R8K01i4z$v#`&|37sb?ABda>jlFxJ#MUHR7GTR>xZzJ<GBfUycmS1+o
$MlVO>O|OTcDH7so$EAS^yI%=($$0}psCc>an!Vx;x#cu-h8`=v!****?Pm7dd$0dBo)f?Ua>2RJ&AhCo4#E+a9XyZC#_}RcLy1%
y<cdZ>snHbW}T~7sNl5Da4q**vsh~E<=R*`(B@nCb!Sh;O&0Pg6}fxM>1pFUJ#6mvww3c|6ul>&6j1{YY+P2@7B*atDEEvRoU`Kw
j<A!Yp7dujuB4k7&IV~SVVHc0Hl&--R8Y!<s-%%XL@5Rg2%EhqQ#r&u&2VjQ9Ik4+O-MBtT?Q~HEj4j-!<K>U4>flR&X*1k!n~|4
U0-V}LU2;H3EKCp7fe-%sDgRVGhIbRpmH`hk;7`!82zoj52mv`S))avFA?353nuq@q>{(hJk!UlBflDoXI#zdYV@O;UexudaarMc
SBxcIs7(Ueb|T7*?n1>JE9qeZf@^qq%d4AA?)!|*soUNN>(ex|ERT*xu{n~NDJ;j@dT8zM)4a3ar!sbW&AH*Hdz+OnMTk<nwyg3z
A$;}22EBOKj}_6*?kI`N6<Ao&b6C7@Shiq<Yr_a}Tg5s?)`TUA)Dy*bZW>l3y|U-0y==o%zaDv{t1nx>T$4<FTZmj4o594@%j-9q
%$vO@h)Z_8cP_TtdD7PK%dRMe^zpaM$XTx}g_wGp5Ni<o%S)=H!iPf8X38N`G`(hN5fC73Ef$)h{83a@R(vkh3Jc*DwmG+W&SXm5
(D|pNVEnpp*(UGAtBtM7c+a#t4^J^3{P?`gZhe<>`m}~OyBXj|$`5Bfofj!k*1F^xE|P7XIZ7cHj%c!C6_Hxj8lLcWhSMssP}O3z
mFp(;e|NEG*Ef6OW~X}RgkJZX4oj;ngn6w^IGzfH?opW@3tx<sa=Yc;)8nBeiDW_7MQ0<$Hd8xoct+x+mbhIbTguk?P@7LNFjR3F
sJV))cCVmz3xnUi_|<J~I#z_BY(S~?eM_$Fm)jC*wFOkRR<)ieeZbP?^>_7|L@-ozcIAx`s*Z`^hD9z4gEb`<w5_`|(k}7VS;m9v
{<dh1_%*dhSCBe)4H$1Q^mrheG0L4?U~%A*#1-lfTzk8m*zIMmh}GcQ6E$68%F+$yP47fb5bq??7>4x?Dl?c$N`e_w)Va;{U)5AP
+0)_y^|h3_s_R(|qfPvZx?M@7)^QiQc)W1w3Xol=YG_qAns;06hF0fEu!#tCo8AVu%O&HzSq(&QOwLT6YNxdXBwvOzTeck0t!T9G
q8l}n!2?mdRjyF9%oVd3vy!bOB!x&+Z5O9cc_=oHjs=<9*INjZ8VYMlj_Cwr1i)u~$%xx<LJj1Ym$|#rQn$`N0i}nWhnLh#P~qn7
T^vUk_ROADCR37A5QYm{+f$w^ZBV|IV@Y|TEMZ~7OpvBTjMQmcUK->uxQs+ZV+chUYN|^-r*cy2uHZGv@~pm%&@_-;5qx9tE+c|G
b*Y6dU9Ov}Grf}!gIUU1%X(ay6=@#X)Mf8sn9*UiNSVt6Q+H;Sv+pLl-Rkpoe+ZMJ$ak4fhW+MNavooZVbkYH+MPdLj<-vlPIEk_
wq^>;u`6>L>9uW-Nljg%4I`#iYN$iH=86L*B@5<XAgP#8sK{$G#+0B^tsHBaxur@(IncwMqWGm%8gI<BiV{7)OX|MV2CJG)2|b>E
y1}B#I0xH&y$6)=RR(%8K#C*-w8qqWM{0u7caowZ_*J!W!M6D%B;d2e`B-g-XW-KW<cEU}Aeq)oRQn7mzyz=4wJbCxavN-@p*C51
L7@UsRW0gTR-r3v#uiEzqn|0mMnWd%IAE}$n$;FM*DxkRZV47Z>MBg-*u%p;=LqwvlUsCk9N69xizg8wO`DWrt8fk=^EP@z4_<j&
ETfyT*L?1`TRKMQUK<dK>2zWUc&n6+`8N-`Pa@8uq^Ny8{ma6wJ!nagN>3jh&Ry`1)zpav37|AmPJQeS8xTZZUc0=vp3snmLK0Q1
TIR{KDrxu9w7R|{%2$hV=QW&xcWK+Nd5bk7<lXO|e;VKo&Z7%n)3b6Lk%)3Edr|A7lCD*oMR;6VH%zJ$J#fMngF5K$TB_E!%*jpr
Fbp|5j`{pN5*`55G(}X6B?#i?^T$OLKSt`gtpIc8k4CC@6X^;>X-7tt24OhptIG}M#+54Xp3fc53(MtE6SQk|SXVJ8rbH3(MGUz`
q_asd!8+q9vgsm=0bn93uwud@t+Yf|A_)s$99VoMOV?SW<6P)EgiaaV6=@6%nS(Q!XU<?v^gKSJJ&w-27oGU)gi10)cZj#&dyxQA
tPEx*km)Oq`@c&lvZ|@%=g4`iuD89O)$_BHbwh80y&9JreYhxxrRLU4+pU5gIm8%sw0F*oiN#75`=15UsQ=gMb2|M9aRDD0>);Lq
+cb}(AyD8wu)jV`t##J*$EEPka{H#Wxe24PJwD|(s0*kb4Q_y?NGBD8Rzfkm@j8%buX|pa2*jI<Q#l2v>UDO!ufAE0`1bt_*+eiF
qeiqeqL6g8s?WX8Ty==vL!R%?x1zN8(c#mX94)ZC3iwOp6}?5`<XK%g!n}nQR7&umw9<E_A%>hkOIC8VXO-7o$aUih#B}|6&T(Si
Jc$<!6<U#!-%BvQ>}|wrr_F9<y3w6!MR>C$q?*|``0qB0{I}4o;_CGc>4`b=`n?>uYNxpJ&1L1#-&<BieWx?GdU%ql)~@S~%}3fV
X;`0=nU~Ppx2Jkmgt3A`dehe~N36*yD#tSQqC~_sw9@L{o3Ze*7R6EmK7_(LY|8TWF?VhWMWP0k%b96By)ox$l(zah_lb9>-qW)Q
l#uF-;Xvhlr((d|p}4@?Hv+gbAv2M|E7K%7Y_Wlo@3sXR%Qa|$4unDtRS~;L*7H%JDq3%L;(b!zzRsnC?7J4yR}E-T3%i1gnSk&)
?-`+5S6H}n#FPbeIR&;ppZe#o#E}2oz{W}IpG$o8n0R;In!Nd78yHX!z<u`#xth7oCaP~y(exM4m!^_6JZW}dAF%kCIMHVY9V;^j
)e4%CJH%Vo_oqre(*K^D97MZUfkFUs&K`5DW@+fXph2b)Zg4uoH%`(1!(jF6JT4v=nPQ&irM6-FB9NL$+N|r|_-hh-HkV1{Gpn5(
xn~DiZbq@zD*4&H`qyb*YBQPJz5L#D7;d{R(hOLsVjC*N`qMi#g}o<x%vCYy^18cI$qD)Q-n!Ie+ID);X*hYcrlxIIuy@iiKui}o
hZ!w%OBO;a4QqJs80!=z_n0Elanz+k7~LTa{>O^b#&3{r*9N<2RbxVcnR75gBx>Q}14BTTl2e#-PUO#cG?ZyHmLi8!&dJNgFs@Y>
+L)2yJ9x9k0~HNE^HWXYD$AsF#X@tfk9KM$L(GG^YX`qrxSskNT0c1MIEmygEA^L$W4G(x!R(^s6_^RC2s>VnN42j|Xu`p_zq4&=
auK#TJ*b)U56M1=BWVdCX+nmS3IYn#sHodH$65p_VRt^8A(CKfUDZu#FFP%7985K}PX1crIMYa6T{~!aIMLLvW0h03s&Xph0B_ac
(RF=oAlYtMmjstHp*;M3s+B}y-JEe<Qs7dx-okq#ASAa!=eo9j4iGw>9kdVHV=Y1{rI51Kam!YlN`ek+MA`(%xxR!aqmt2$^uVS<
9%u!Q!=q<}F%jwT^vQmdddZ{bO<mzSQ+YoPJ>S8%eCQNYcXA8TR)bvBMvFXND|^AORY-z&BDz}9sjiYiPeiWI2*25o$(-tB+4#~R
6kv;PP^(&vQ#cVcgC#8;IhyGLYE2$t^@Vu0Z7d^|eNVs6xx_4`%bnLi+6>pszZ&YzBjBV_%_-4WY*wwg*JL);X*DigW+}3dT`R+V
oKmWbZ3Pqw$r_lZnTvvW+H+AsYSF?+gh3+aD%E$gD0TTB<{jV;Q!rPo@f_kqg>$B(SSw-0r<0S)?mO1>*EKKeu5Wy`q3+bui1mBy
v21Hq5MZ~hU5%vm40n$Pu(w9FH@BUcYipU(+F6m_h>Yl+!KIu!iCSE3ruUaD{uk6b?%zq-ZMFElb8y7Ew~3)hMa8L@i^lU2YEmX1
G^MMW#U)pXlWT#djV>x3WU(;lx!;{!Y-m-FamUk*HnH6ELzwd9YnJpRwKX0Y=W_AlW?yS}9=uy7Nw;vsWv;cpwaskF;ux^hoU$Dk
JLK<Du!#LH$HUpZmYIm3eI82GkTf7^2|^0CN#{D(H?X7>oaMn5^&-XB&P`@LS|Tz_!l(~j4&TD+?A(NmpNHI9E}17UuW|Fuy_R{E
5_E(q+UjeEv>#{&mMbFry4oznEEv~p5~)+x<m>o&PRL1j+q*=VQ5|8e*`A8@dfC1u-`9@yhNYoiWu426Z6aB%eD6&?+sR}|WaOlZ
cKGWiUB`~6ok`bF-rri9u_Id(46%d3S8I!X?@-@zOPaFjecVY1)y;in-;6pT-QH_7yG>`E>g~N+zAVi{FPDa!(#bPR#pb%i{6fu&
`30q7xU1`2>#k_xI@9sZDl}wXF88%ONmuQ2O8KpRHRE9_fL~zB;K1HeWe3UDL2?B@43zgNNy*u>gGAwz*yKf#P}I`mOTMFr!Ry`F
AtD}xa$&|f5^_WhKw&TvLb35JqEiZSJm}D9puo^sCz%pwUi9`Ah2~DoCdAUP+nZapf$b<^4sOZVU_`^rzzh;R?Hnp>VkVVRMT$;K
C?JEf$tj?)JdDMO1W}pi;@+Pbf*m08BSNtlAnZlp{3f<&b*MB!J=AK5howg)Zc|a1DMNaelNhEFxTT#pT+YKs1SpUY7<3vqCZ~u-
2IbSE#X<<Oz=pxqI5NdR%^m~^nh$BjVlz02vYSPF4VyIqobCn{1<Jt^&OtXA6io=4D)^X+IYTJhWafPEDlzMmn3ShSfsojBJCj&&
Co|8vsX2t~Sn(1al$s7;7p<Kg8k1)NPkBR$pkh<srhOr^!~y~b>E@FpO+`0;kc9RhmiT_{Yw$tZ57!!^er44BPfdfroQC<lU0El{
daWkOHvP0Y&)rEi7$*aIbM^UmpX1xr$BgEUoQ7!y&XfB%rj&P7sIXGsRM+@ZeH+2_L+TvxbIzQQ=0!bE9r@zy{-5_McNm4(p}G6R
w90*mPCS$QxTm+rzI)c_h;5&IJ`5_dI%WbhS*xJZ)m2)h1`akQTHTZF9ZPPPp`jtKgyV`h#2rz?tD}gR$K;awqow)pZy8*tqCpTO
KkGMPsl<uDSLd_71vqyJr2ldLzg>5;my|@UPOTu-9)1UB*?iW1J1q*%S+Mr3g$2)rus~}Zx35SKt$i2)*84DoM^d4W-$w`(hBq4_
get%}4S~i?dgBmKf)#}k+68bJAfg09E@4kVn`JV<6b+^@4LFc0<0!jyU|`D3WD!=XifA4TF03UqI^87N8?*pHB!=3^+F}N7$W$>A
COTm&y&4gp#+$bV1j5R9Z?;{O4<UNm6N;Q0?*wWw7h2<ck=>VcH*rBVDRWx>w^%7F0GBxAIGq3abQ{i&h62SLu&TgTW(i^u%*Cw;
?8gue1RRn(`$xOiavddaM3^E8Fk;{em5PXZlXeT@o-ECU;ki)DBr$`o4-ZYxR-+JO9zyN=ycO0Hs26C%1ghR}u_jvty=DgZwGFau
f%i;Ad<eVC1Sl*JwR=mBf8SvF7oOzBf)TbhaYCHw35;Q(-uB_Gw*j~Fr1X65kP=A{07N?7C7nL6)ttcHB%6pR$|`WBMaVS@tNqTL
<l)+)ayEpd%aqv>Ku2X&t)P-rR9uRKOia;b_iDRy4P`+c0_9e6fj{SYdf30R*dXg+pfTRPwrWBnH*T4?_F=7CEm0F}Q8G6q)lC|!
Vp6F?DIjzbXi0*sMroz3L0uX+pBp#rc~csS4*t<K#%UrHgTe<n6Li?*<WUm?knQ~JPV*;>BH^QdvBjRTA(sn`s;*REVF?n0s|pD3
XMZFhTq^g;%&x`JA{}5^1L&XMyM5@lnai@SHgj<?2Fo>sm<$wijB=a_zc)3^xRUKN0?8J|NiPBGmujjZe2s!cPC)+O7h`rNl8UCH
ILNwcDDMbsxcMn*!X~2QU?|uNyiia_9O`;GJFe)Yhha|Zu8!laF$6>#9g|-iX3%(IAgZbfip?*6Kh5Xmv!LboPH|E&pe%f?Dzb&{
L#fc7t^taie97`+#V44Bv^~X|Ob?g6!Xsj&`6Zj&D4L5T_ZDbPfYI3Zm!R|+rhNMJ@0%wvMh_xSAHhBMHAOi>6w(C<lpqwP0<@(7
6HtW!5PEK`xopKA%rkQAZAcalTOvOc?b_2}gDzGoLMs(PTUJ19QYB2&1_l-X7Z2VSxLVrWB0JrAgz{eZtKIy4!Oxxk?XBk(R(6XE
vsfcW%&5t1ri9y?t>=wMaLJ{1h6$n2&XW@Ex)tvs&owJW*v>>ZzB5RU*~2qdX)sDM)zDpuH+DyPBV&xK7ed5DVzo(C<*c-*A~*ab
w6#&hYFoQjgpH~tAeiP+m%ZuH4)V>8nA<RF@t7R7G}}qPpL^ch@d*fbkndTdMW36^I6*zfyGMo=NMZR<+=r7%l~>Gx9&|hQCw@5R
9|_?!^SBo~cpC}g3z1Cm%pkmoNX_dYmLL@^aJjVAb5|_M7=+j)PB}JE@FhcE#oT_U=gKg7{JW{7S=F%S(+oCab(>8<W|9tDY}*a9
W3<X|D}s*La*j(n-P@*dZk=}Dd*3sUJ5F^QC|{N&QBFw(+iQBuzLr&)SVd)uj*#upttUEk+bI(fXM5LMHgerwE@T=?BBbRp!Aa4W
4i*B=wQ=j5GlkgMgIQQG=Q3^3!yWON0Yey8L^Ko;SRAq$X^c6v&2J*}vr=V(z<J`#6T(AX*e-;x9FDM9f_Ib-nFQZ@oL%XG%5lXN
-NZ8~S|Ze8#DxwoISHlPpvb2fQxS-Qp<VdHT7v1yLJG`FK{x3a-u^sZFWr#*OkkLFVKUjeQ-s^3HZlxkuPoPlmm|rE6>%n$`PbuT
2#>z*TdmW_tHba2KBdxpJpTViyETFI!7x!!$q06yUB1NPb!`B!^MZ;6N+8(dS}kqEWzuWs=43hIEc{=)*|bJ?Vh(R_0kO!rG0&kb
H{Na=Tc^|8<>vg4ezmMaUoD?sR&R3;jRb}00zF4c460FTAo}hgf)Z<6<oh1qXFaFq@f5?Y0B5SSD_GW>Ug}vcuz?_zT&O5W6{cX<
t;3U)WHx(vC~HcBgbG0Y84o-BMt!Ax1RDWrHneDv{;~u$VvE)5@uQLnXGjv?7Sm1b){LBwuMWNcjd$ygRfB{NER3{0gxu`c!+qyA
a`ZE7;y!1S=jtJ3o^$u?zTaqiFcgPOlAtLdc=Y>~_4N6h;Q8G=Z|O6sB04^nZ>l=sT}=}SH;qGUtReA3bc%S}w9K;-aZ0{Jo?Uct
IAuStlgaDz&#o+Fim(sY!<S*!poQ(%WNk77KOksFf;X>l*5Py|_cK7sGRh+}GI!n^5EMc3L)E_<>N{AS>f7A>ed+#8enI>X+n8FX
j-^~-5lJLm?zxk+_54s<e`RSSdL0i4;K3)a<LhZ_UbXCAHL4{@k37E>qac$3149SYNk%Gy8vdJRSY^8xH(^Rz1d#@dNG<_jgK!PU
(Lnx8-A$V!TLOM;kL~>X^~ac#(06oU;Sac)f!^!!L_>u7S}DZcfljI<QDB39cZ*tIy)pX^vK7_N7#%Mm5Hgjs1}s)N0aaBMK@?9~
Ng)^dIFx%z+O|%7To*Z=Xq#bX7BZYdVKA4UWByNy2lgqWJdcqN9K4^8eDaE7KQW2^X#Tz=e_~mxlj|STqt2qC5%Xjrvsd>A2uWe;
+?+1T*lN<rP8@KRYOW5I#%t-}jnS%ZXl+bd78$K8VFV7cpS0>mDRwmZOs}Yxy3Yx=BW;|`0q^Tix-4ng`g>&<+SdTI;|*R-<~Zru
ajCe+W56MrG~toc?4*J?15(Raftf^MmZ~kdG|Kq8>!8<<=+A&GD8iwv)+l%A@rkH8VrE=kaLvue2aSNpWPX5*I?{@+x02}1k@F}o
onI`(&~;mAN|4c_<Qy3=mR7!ShKL_`Q793(^g6rBd^bBix2D$f#{j_l^@KYcLl8zQgqqB(Lj3^Hr|$s)wZR$7iRJu9SZl99UmmFb
pN7E*APFTxNQ*)cT_iSn@E497oSJ#QkN(%$-?eZ(2uS5s&ca<Qd;UDA6loOsOjJ+yi~Ibak?(XK(g*71c6>JIJ(^2CAJyuE*fN&H
v_XOp#!ctJG;r)62;_0&iPZr^5(NEpm6fO|lnXr=RpweNFl;t#?L)}z-wr<jp}UM78)lQD8SU|sW7#^4doO(6BoDwTM~_`dan8YH
uV{S%=1%?Iq!^{A#@?1N#jSG0pituwFC$<aCIsH0#^pX`GZ0!&i4TUbm%j&e>&}Nqfbb4oj6D2cqQ}@tAhHl>R;V24+i96U^W0o9
gezDQ032C`y>Rg&3t@J2-K-ms6Mv`P4}QJyMec4(+;DsIUw9SKVIAh!M8Y9BVu67n7{sKYhAMn?7>-0XaQY$x9us84lQ}F0xD7y%
nPcV~Rds1Je&Rv)n9UnnFcPS-1T1Y!wgfE}gva~IGU`;M50Y1oZWu=QcJ;l*Lcf<F^t_iXqs>GOZ=Z9IxRhG6zF0yU$l?;Ib$NAU
tt)csD;A?9rk1lE!O~=_OGOhxu3@6?OeXVY8&WCTc<fbIg$Y`30@S$eW4tZqgfk_kw`I!_a{lK}Fg9><xvH~#sJx%MjvVLY1CZqX
NY%0?*A|Y6Hv@?Dj}IguoY_6$XWqxc0u_j)M9MP<F@&<l+C#~AX-&9JYwttj&kY>N{a&cEzie~tzIgn2eNE@T5*{0SUg;d4P;Pzr
+s;STl*^1&v(AI@4*VrwI1iH5i>q=Hd5h~359Z$+!rsJ!CixU3{Oj^1-mZV-*Y6YMaU=|}iWVsvqRAl(p_Y(DIR--jPh+YrR7iS*
P+=aM6bh;(*jl)-sdgs?Qx%f7wG12xn|Fgrt!2y_tE;(VLK_=a^h-nqiJ%~aRRq*!ni;90QZqq^(#?oy%}j+2yOSnDg_IHqu}Eyq
WHkcrE<HBtK}UDS_W3Vh{e4)Vygo2HvYE@%Z0D;>v2Rid0Y9&UQfn6vTcR2?nwuDb3Dqq&5i$C&R#1~1u2@7;ySsu)wj{^+vxCss
!>Bh?LJI?g3ZI^4Ef6kTj-9zso!{2HLH?J$<BqVnXb|66Rx!CMK}tGIc@paRK^2&h>kJB#8NyB7A756%#G$pp)5z{w7=9DM$Ch$>
u|wb12NlyPL&4-FIO-Kc7%vE7iI$qz2O*%4{Qa+6YD4=eI5-eFN9_E4Svnhm$&<Aoqj`Rfj68fBwjLQ>9tm<q4vhmaq9SGdGf1J!
P`h}u6G;AlM@=Uvpa`KLB&ln%Otd7)s_y)V$*;R$cpGct$sacRRP|)%t{7|#-*NTKzVE}Q)NW6ys)~%Z$l7eC6bX>B0-B`)c2^38
R;wzAL>MeS$D}7{dxD5hFKnu91FLyMQ|*J0=r)kz0OK*rSoBK4XMFCvuNycRw67zCrbzEYqdo$?(23&$n5WR3v%?<o1ofz&VaxB}
ggW_2-_~>u0w{BbFQ3=8yblex4&z`ZluiD`6GW<odF3DImR|~`&btz19Hfhs#NxtWs4zu<avDs8k|_|Zmki{3QNUMbY9UxAps0yr
Nk}VCUuA~4XUlUQ-G0rL?(fP_gXNA{WaX7oW3Y^wY6Zb0K-eZv)A9a4$6E6&><*P71L?1V>#sQt(p(Kgy7x&Tc?X9gBj>0&K4IVA
8WRY+nLz94poX9=Ju22QNw^FHTpCEVGh>-%=5UaxPEF2vz=v+d9)V<yq>XRqZ7j&7Sq6%am9({8!k{4V>>Urh0ns;129V%+BuHu^
5fxisb_!xEoBK!{i36^8c;{)-`n=}6?+k~q;c+;i2U)WK00spV+x-qV$-k0lan72StS^Lw#3X-DaUBVU*O6WJ7gKdy)2Mn%HEN46
lUmCPyI|!z9EYjU1`*8aH-0Mo<>%<_1Vf&ew2nV1iKrwhnpd;n0qTVL9=<*dj^|&QO-{b+-em7^MAWeA8I8(f0wghoKB^L@K(v6E
Sw!MU31$Eo^$yklNwkW7-ycEksqO7o5C=pEE3*hHc7sSBbwc^XXsf10p3>n5M2Gv=w9Js0h#)zM9;1lAPyaD^Xhz_g)~ijIiD`9Y
OCH{oy*g<!UR%r%#krcb8n|VbEyYT$B$3jKTX077PM!Z={a*66x=bUifB9vo;D{{ns-2M(g+Vt5?lMEZy5;h#S`}K|0YOSgIIO)8
_?Mvs$wu#T?1(l~l!E+s56pn>+7PeV;dQppU*<m^cV->I0Nw)Q1Dic}+09ld>sa+?fmBOQy&w|BW-mEchLf6vQIEyeZ)7u=_C7Ww
#kP}j8VPnG3Ni??$r$^hM4qKqo5aJ<o%VB_=0tQNN^W%=cRg=5kh8|(>C?|LqKxj?Y|D`l+=+O`zMr)VUHa%<=CWp6!1J#q`b}z^
2y?m8*}rkEo{rSLQZ;4N_WUm*AQ!{6CitarHM6I*PFmQD4J}B9wnNJngNLJ&JZ6f@+bT5M)ESPj-j`Fe8dbMqtyxcPU25Wa%N0Yd
amSs>=}v3}XDeuSUL%V}s_6A?xNd^&ru4qOsgDV|(a_FEuM)B-;7<6Qw8>`2tTTI3ByeStDkdijzgZ}^qozU(SsL-(LtC(`M$<<X
jJQ=a#%0<n*{sG6fZaf@1MNYmb<xQva@yFQQ_e%z7a+2v4aN{WCs_dLffK41QURw<BaAE&u?e*3fDHxC6i!eGWFx-rVyK+44FLyi
4#_C;fOdqS=16TK9ngwx$itZ^Zz05+izFn7C>u(u3IKpqJBK)(-1qO+xbweB&!TzqUSdE{WM=cHJZRI98%a_-xM!>?aczS-XA>3_
QAnEOXSYk9vRpi=DCt~iUEbTfFjYHs<0}P~Yrs$jmk$|+1ysDWs?BLDt123B9b-rp1!zH#^C)(*4R|?4-Bs?Xg<N&6hnxp<jguvK
z%d~HiOZ@n<(SP%?!cwoxOy2tS}2G%D20qxdSPXT18;s)^CsH5etlte2Gw=QwYJX+#DiJXMJCvT3=U94WY;W%OtMr!gSLSR8puS}
>6g2)P=R>WUyXU`Oz1DqMjgsEM{dq7Vyb;3dK&FLF;<g<E845wUg(=2g(Ol_#7H9RGO$?;7?Of#d5%;OO2(0T@#1v2Ezb7s3rVjI
YrP%yTtX75vZj#eGjmq%>gCxr2~WoQMcbjJYz-nQ!now#ww-Ud%wpGQ-t$OjT)8I<@soVnrahfYJ48)*slDmVF4~*k-5`UMCMp_Z
rlT@CJWWvzmNez>od$53ci_7c4cns&?pp7XRAwR|lU^&laJVc0f+)Qd>0=u3@mi}?c#Jk31LHNc3cPLBtfXf0qpA%LBd_7MYqQ1O
t#rI&7Ib;s1zF-@qK)a-QJP**9iza5h(Zd#5ldy*$h&V^Afbb#iaS}C&FgxuWg*8bQ4zUGUXy~_2I^eejAXe$xnznF(kHUM1jNu)
QY*a5rXlD1RXzB5p)9UKrLmN&86a?E3yDxz;cFw`78%G!F*wQ>S|wPT9xY93YPANf#o}<k3erb94LTTfv?bOYb9Qu+eA=KuSv2#&
R--kcRpV<$ch>5wi&jqh^scneO_+;r3O#r@fg$G6f_Ksj2;6X_r#2LN=P+g+o}$leS^eaDW3l{X2{40|5RgQOol=CEC>zcv6Gmyx
YE~E_oLtwEmyJm>B!Z9=cFX}RIBBzXp=3>T)~1FeWa=?)bV|jVDcOfvJ4uW&m61rNuC!~<TywuT;v1$-;1L(Rm%1kI^efJ;wXG%2
V))*zCTpXvgcR?L-l2EFavRmgJ+h2aIc6A9=5y$;9@1RbI!7H-hXy{6Oa_Ea2wlL^GX_^OziQcGtn+d{H60bj+h!vXc{O#ZwI|?}
oAZ3Yo(6Qo4Xf98UN_@Hds2C3_rQ0md!SV4Ky^}5*u%`{fa0pjvGS37%DUPJoO92=Jut=^e2;3rIcP{Gx7fQPE<7~aJPMG5oNZo{
BEB91Ud-!*1Pxp1^BsA{O^9=%3ulvf8xj(d+DO!vNo~#b#Mf*&dP${TGNfs`brF%GSy0epGfywVakTrWF0}e6;xm?58#>2y>D6_M
wNjN;uCgUlSL$mx;n98cbt@_-JX@Hz+kRxOT$kqdB}nAntZDK+U0$%mww=<N9S)YARr2cW*Fg(rQV=m9B^j#Zi;H=z#Dp_D)F$+H
TP-)W2@WcBHZxdEs&^{kv`FnWTFMS{N3Ob^csS={MzFZ)t2I}~XJ|4}h(Y4|j*Sna&A{cLNZ>_8cE?tTuD9H+D${(MH+YCqf)zS+
i!q@I^<(Du)!{i#^P1L)LN3~VMO^C{efQCAcgahAWz=b*Y+?T!*$kNqD(aSwxVNmF?=gx{o>dVH&N5`wMo_7OLYJ*O!%WiFP@B;#
)z()BiiNa6)RYbxilOGY<5LZ3mtaI3E;XGF(`dUdnT~F2qc_(3olY5g^7`Ey7VY$_h|{ZcN|j17X^<Crqn!{A8#)&5)m@A`Rw4rB
Osb?=v>?Rxb+bFf%GxW%vCc>?`K2gJg>6T=FDo#@4h|Cg5E7C_bgC1?Yg}BrHo0k4NYWHFGVS=@3u_Q-RT!6rb>93$CM0WHrAZbQ
4VUUNbgmsl%;j2L_?;@fiz8ODl;XiCF=^)&^M*)U4xsFaddE?xE~yV$l83SK;<|3{adhmahtQ<v9euR=*3lJl8`C^^@0c0NZSW$I
W}Uo;B<NH$SZhsxHENZ65zd_&>*e2Eb4Wr&x7sfsgf5xx=XWu0!o!C5G+Ov~I1j{Um$l&7cRP|T#NS)Hmko92dM0__gm!I3vqh=X
n2j0dHe=5moxH(_@QTSK#xbDtC}x#2GEUj$M3tizM>z#rOyki8sLjtAhR`rnfe8q-)b3Tjo^iOa(;8J1O7caX?jBYoX{T4NDSfes
*O%V7W$HNu(Wgyg2gKf;imW!;Z+kN@Y-B|)o^ZU$fzo9{R!dBjEm4P5UiSl8O$CN*vP-Q?vdT<gf(hwfXNaw6d`wZ+r-BW-YduNd
B<XQN{X`+nqAm9(Yj;+Rein%Jm+yHr=rVQXU8}^_pLPsL>1r`Xmam=b1Z7sLB@7Tu*)<3h((^eqxf&K0bD5|o3ErX3`7qk+8J;!x
-%2L#5Z@s@wk0{g81ltXE$Z!Y8WQRhX0kCU@SLn|X#(cqvtf6K4}`Y79O9M5oG_q+bWKVvM^l0pXskhH6B7;#Cn;@`Fo<wEiQ!PJ
F;Z=FQ$c!1%MN9oHu_HFY*!H$-$ph}-g>Ro9(tg~M5GBC82a<mn$=fHU4_j`OFXgE#jV+VO15l<LrFD*(_}}uIM(W6yD+4Umqv*}
ixD`U3u>@Z)ygP|+w!hZ8rb!n@N|*bispnBICq7aK+-GX?xC~RyR05yg#2Ay(yM+il#i}>=HcF3uV=mUfkl>Drq2al#a~`EW44SH
TbL+1JRqks*EU62uBQdABb%zFD$^0=G#6VWt-5o(#o2jKBhs_s4D_j<A2)tWqngx3-QPfkcx@hWDh>~oWwVo-%xvGeS((1fooiMj
tf$+Hm3-{oVO-@8UTJiLWm*KZEOU7Xk=tu&twJ7f{k-oDciZ2CQ&$H3Pglt6%BE%BYh2;Yi;f*=)$7i&?v^={9C9SBG^>zgqv~8P
kzFhBhB1QDbRK*8*PiuMPaaCyhsT%Vy<eC+?$n74@52)vZ3m1NR6A65k-G!NyaB|}bax0;x0I5u$viMDJLg~q(DIbjrg9DqBC@?R
4ps`Wf^z|xJCK4y!c0Y-nZ{0;Cii?{;}JL8n1HZ2tKs+N(|)zzQ^OCNod=hKc<#q(>&K5;$D_Wgtcp(@QeY<10j5rP0EL1Q9i)dd
z;n+K?rwLFH4%kkqK|o*LR&Xb-ca)z9RMymI}6@i?36Nfu8m0~!GR100$#O~t?FQ*s?sXjn$}rR7#XHRjI6Ek8<bP3PVyAUEPj0E
FqYXWLiLXGIOI%pO>r*4o8wRoNva29A-T!ln+gOgb@h5u^>sstDXx*0#Iqy-;tw5$xb6Z75ct+u2sy=81@JehpuyKhiUe@)nK^)s
3-)T&jzH3`b8YYQUr^qdmuk7M5o^Ji$EKk1c$Kp;?NeGZ*w$+<-KSGyOm~{rVI4X$y!1qQ6KNw&+~;RndiCA-BQp8nm*XLNo$}Xs
0B{P@2Huq!ZmMng--UX0zbRt^poE4qCo~PEDv6ohSr|3uQFfb2Vm+!i!O_iBwmow}bH4@({Vnsp{wv13N<4{XRtQMzREmm-BPNjo
yM8-&>@eWxsZ@9ptx@1|i|~HB>Xm5G4~cMu#sTVePW&3;iPrO~OtCtXIcA_GpjGnH4U=fyo@oVa3*@RinpX|_abjv>kQ7hm_q6Vd
MzpAVW^gj7OSM26W(;DaEP=yK*db3tqmCpd6h{tnQ$3r~GlCO(7%WxCF{mR86r#jA4nZ1U(H7FtUKG2abw~vcF|KV^7{=N~_27ZF
&Lm}ElKOg+j1fEP90?e;-m;S*j<+=1j0{j-g#;^Mlf=@Fl_M^RrGP<D-OML<cryg%?&Z>hwIR(pEez(zMG;|np%FzQsvmb*i`sPz
w2GV-;=S>)5>7T1Ysj-5s^R344Rl$xX;na$w>6n2qWHaKsdUt=Jt~6)C#(89Rq}7O;d8CjD|)k}7$GV*yWRXCYr?kF^C-k|0h%75
)b%Q{7`*n*Af091TLl~)9%Dr~g<U0-2%)Us6pO`Ps>upPl^*r1P+W?Lm08;lQfQE4PUV=vRKtyk$<T!!uD@0@8d$pbj|Rjgh~l%}
W3B65sxwJ5CLRxq*<~6Py6lH#2S^JovLUOXHMg7Zwf||dr(H?L8%3p#uN?*|i^49k)E-S<q~pJ;H%>Hhj)W;BPf?K};HQtC?^Co-
NNcOhkDnbo-XPp_Y<uNW=I8fq#@oEXOnEYQkjBQehYmd*%|P%5%MjFO&TQ|<N^o}2<&yOo)Q2KNgSn8Sp$kK)EuJLeNLfSUle5B4
jKj!sL);OI1V_U}JV`<p9G!YNiAyXHV1tbk4i>_Vg_BZ`Mobc&!c9Zb)`O1b#gRZ>PXjw4sOma6Fw_`;s_qAnDWeL*b-NN3l`C`_
9cm;|bQ=dq<C$1g<5+0y1Ol1J>LmDZ-!_1X1@`(x_ItlC(XVeW!)-sN-rw)H(gzzx$<pG7hZUw{0#zqw89d>bZtTG}7I2h4%@XSA
k))y^VpMIhV>2#A|33Bfx<GN;yWY#d@Qhb_$QNT2e3nwJ8rbZ$Riv9g(ZgA(mKZsiB(fq}9F;KCQ}s}ngHcp}BkmE?`%b&K94omz
aaok83t1|$LavgzZDx4j+>>X2>N`zI($buE%E`MVyehU7C*y&K8QAY6$6WBYuQBh~0%Azx3f(V<ajz3&*Z$G<!B^CE2JjQk7qUtc
lfJw4ry83xcT>rie{4!($|(5@zv8mFcTq3BDWp6+^*H^aLIy1VhBx-^984MlxRan@JiEY_0&=;XJ28@If{+G)flSxC#>vEf6NTw1
;E#7E6%3X;rcRotAu~L={@u?F-++3cN<aw%rjI!1XNL;#Ks(ur2zrJpMn)kPB7i7Spa~%ekV+LGfK-YgCa92+peRa^pcl^|9Q+>c
hxc1W;jDcy@oYSW=_Md6KrslOp5Ip<US6(9pmSLei3orann-{%#ZXK-3kqs;*LVmWIiB-C9cZh(f~aW_Lw`zsV#wss1ZNTf-|&J?
Q)D+g>^*eGi*Mf<Sj?v^H+KcyyGfV$Ja=X)s`K5iI63Ez?w7`~I62Z~1q7^RCC(HS4ap}ZuDdUuK%IgH;EZoX&AddqPI25XTX9!K
xqSy9quKXwJ7PQ4+C!7a{8!%|f0t<yy><rC5n(UEySo9}Vh0vXl9x<7bp8Flz@uLaNmrt?>e&++50Yfd41)m_MW-|}m;tRRA4`7E
W&z3B5jVGUs4%S0M<xj>7&v45_%csTALG=-SukVEJ(>rNU}2qRDc!t<up6b?+{(EAwwgqY+mZa@<YP`cgZJIYq4_bisGVPM;Eo<{
x`%$T;kMO|n{I!mV2w?rD9mqn{fJK-9G}O|{0OG%m7d?>=-I^Kh_WIl8I(p?Ui#jHX3N1dyVLq=P5oz=pTq6>*$sQJjyTIb%^Xm7
+c8CJ_sJ4t*rI}(+stk6RMaC?RINnS+f#G<GM>1})825HBu-t?HZrkFNm~_kNh+${+Cg^r1=ZD9tXCj!a>IIr>@{pNato3bOGP8P
R$MKeZie4z%kZ6z#CLPKA{_owb?378f3HR23|N4KB9x=6t4A|-EWSOYjiW*l2U*9$#v>-Iz4wyQj0e-T)SRpu7}X{<Ql{CEU22$`
-x@YMC8A(914|g@qeLCdTjpVTtIT__+;kdb7n<3(L6l{jw8kyg6M3T=DL9m?yzb>yh-kJ!lAfJY5S1af#>ACvY9mRcX|k6FFj_Q1
H-?<FJaN%0i4;2wCItY%GA6^ohes@iD3rT)hsa$ORD3L_<UX>F)lmdeAFRVB3S^lk79t4(Rg#FNB#<daBne7@;8hLJS?RC?+!PnY
&3&QNZMg5u=q&`I1yxK*=2Sc2SJw}EsvmF}I}YQDYy~AnNQp=#6fcJuuKYX-A7rCQh9`yP#=iZ64=asrtfdsjp~XJfPi=L@&`lxE
fTB(%l;(n0rz>eviiimQvw-&<6-pY!Ixj`t^7&BAc9v%hzBU>wa;B5VlN<$0nRPJ7#bRiar8&9M65693-8-vq!ltSZNwpHPr%yYr
G+BU-kgjOJz^Vvpvd6_^bO}VIZm&Ujz>EwK7F|#$C`}JtUE|Ytbk$L%MvC6+b(5B$KsC~p#sA;eMcf$kx*8PQ9VL29!OV&3+bN{v
8aQzS)C(`K6+^$Grox`DC(G%@1J!(X%9xrcCWA4`k3~YPS@n$fV`WJSXAgeO*u_y58E~c{Q=v|~>CI`NFsB)cQxvtgS~`EfKNFr^
+EXBt+;t5|Z@csW{URaggor{Qf}o&@k^&Db$ySPMs!W0jh^kso7H}|0;p@+4#KcjGJOj}K%>{o!aLbY7kgDwCts|@@{^8r~CxP%i
cO*T@&O?%waxF02D^P9}R~V?UQ&7sRc&N*$B&A&*{!forfKx-PpVWQMd0&`S-TS$2kh3KWx^uR=`qPa%cnVsG^_<NdrNGs;n2oam
Ax9w9p`TdfyFldB#f+x=)K@DOFuYVn!2X8>>r<XchWAV`q39`2*AcXcp5J#J3St5S!ftUT)Q3<C9OCOPkw*wCW|*XjDN>e-YK9_e
V5}(2qG>VC6?Zwv@=}zl6%!-w;mR*2w1R@|QNNwtFx4>@Mal5wLIhK?USd955s9YQIy`o29J5s7a|xn~iY>p%oiRj6nPIA0_i}1z
F%wKGq6L0r{b;EdI;wlREm7eu|Ar37rbICw;*K}k$xUc5_-B!vzMJ7}$0K}{f(NwIjA;})sG5ybRPB~5Fw<Hpwt7FS8WmPONQkS~
oe;pTY)-l<DVmii{=I+Bh!s^+(F@H9CR+ql9w&Yb-?tej0O{VS;#LYJ9>&&;M5io1?P>~Yl&qpCg2m?C`@0!-fIJ6G^%i0FFk$8Q
eB=S}ECuo%(F02;)}k;KIP1mSEzmK#)C&|6t2DL+OU(`2w28ZFt4hkt|C|4NIc&zz(g{?|kmboRnoZ?OTqVfuHIkJnxeyc;R&a!@
iQ58>M8qx_9`8C0i+Cua&9g|e6ma0PHPMBbGC!4&RP=wa{8@~rq%6=9prDKv(ydErv~q%Ke%;=)aM;7D((`2)y(N(})00?6D==D{
z=6&Y!Pe27A@zE_+;>;-|0LtCoh#_rX#h|m#dHP^Qo_9DF%<?X8psHRmCij@^y=2f<?_w6lYY<o|I=+M|I)tNe*IJTB>RpYSm;>O
$?~kWlVP%eHyj*9IAJ{CKeNBudoyJR_DGv4>f|nf-V@$RWHcodi$cRh(qPD0ij>e4B^45d0#Z{zlqDlF1prk+Obr1^MJ-a44KyJ_
aRZPHgtQAyB?(DSJ`cp#>(<zzM@T^TK;Ul(pon50Pqv0I=WISUQY<FvAbfkdY(m3du5O1NwayoSLT#)*R&URI*j7%YXn7OK6U16i
xdRv%3o!{6h({#~3Z=qmmYqX^PNXOXBO@nMsi6%>IV4Py(CC46Jaqe`zfVE}f(Bl&j?8z`k!Oe5&=3x?dgCqwp(QKolL=2phZ={D
_M!aNPSqJHa!yUK6j2p0lBCehP_Z5%?H*#2$206-4nT8}@Mob1KmmuVeTOsBX!dt+_WRS!O92$@wdiu|@Ywn1&s)ISX;w;j$q!UD
4{_%5Zzznc4^N|7^+-Fj`#dp<K3L=~Ghd%`vt4P{NuzSXu&}wO1@HIpyc{W?9(Du2ZTFILnX@&&%0GL?y2nax5@|tH*>(`REg<4z
A!;P<ELCC&Vz~ms-5gR}A~Z=7cI70t*5o+l=)?F8o8-lukm};9B@uU(VyEAj{-9Jq?dPy^DYdw5qr~&6o@1z!iibT)XqVK}rmVwa
;tH_rW{kCgMBi%-A*Q(ZXH%h?hmq>^t54cHPh{lpY{V)aNMNjR@ronhc;{LDRM>lXP2C~BW9aGRQ344N)DnuZDc<?Ke@=ME=fmOd
@z<>G#247H;j~!C-U<IJgW&si;Gpif{IwBZo|n{F0McyJhHVKL$Y}wXV{F)9gvA_4D(1d*ko_8=7Y^{qD4Gi@B9fXZf`}GLs41Y#
CA@yaohh*bZhmI`TTjtq<+TLLqJz0<GUuhz1Cwydbt-UlZg5QONMUx_P;nuby6oc-oq=(~i#$l_c&Rr#3&InEECe`kE<w(8n4LNp
tYrdZY*UHbs0@Ecdc1(AD~~IQQz$44jZnK16N3}Z!6qa!&sLLnScDg7siYkw6+rAjl!3Jp27xvY0u37i36#Joj7biV2(6UTZe@FT
?mUZR^1YmPlpw&x!URlM#gN1yCRWhs)N2V4jsVICn-UvjnS=sZrA#%NM?s2~A&d^G+qVf#K_S)<mw!$zu%1Xk!RI{?@=3yuQKGTj
m5JNEccA3j=rF506M{?xD~H|O(V^QSXK73H$-pQsOquHRL$V-0ghFBS+`FB~qMi$Ub?YJ;a0{1umkv!KI8cXT9CxE*y#coS1IW7)
VZb;Q-yOzWh$@63IrC!+Ks1J|n!x}e)u>$v!}ONWn*~vC9M_R2Fc=l;JWng=kA!KqsGe9y+iN86_H}(<4fQrRD#0@f*2Hp#bFRN#
Y%^7u%7X%wqZOqrSA#P_lg5O5I%M3OpP$xneskGH-SJ@eJWjCD+-I-xU~p_V?8Am!r2aYUJf5)Q-oX@M1bF%nLF;Dqdc9F#EA0xD
Qj`i&IYO_{>_PHPb9!@A==hwL6aK&wlN|y!A2H@9#enBT%@RK%2#k$P!4Mh9U_7=G%sw9QCBUb$oo=~vqkzLjkGDb3u<c@d8DE8>
i=~QE9tqdJ&k^h63*UxekIDyoJ|&mW<0+&UkZU3&h)VinV_1PyNYhkPNlU$vL^CP{Aw&u?m%4u1mL@VCD*5C>ju$$(2Y?s}7s1q+
tXN|T35CeyWQ9bf#SE~A^ywcs-zKrnr4Ciz=g#07bcJPPSPMBM>Y{_4<7}}6J$*QSASajvfQdH{;bTZ&5Pjkjz-Q|8$1}8m<ZqEZ
ZRT1yeYu%RHp?6I_(KB+T~_gYW2`|n%)1sHz6~umlpC`-VA5JnGwq#2gRM(!0(NVk9FEE4eO_i13Q|az4%4gS0k+r{V^t*i@72?@
%SEGUdqVfON{EOthqmQCuzI+^ZQvm#OX1qjowJPM!mSS*n8CdPMZIh?O?OSoe*Ppsiei57lja0`l=BLHR<2W$6+ucgGXTsXKm{n7
Du+}8@;89REY7gWFjRPeO8XAOnrJ$>I(F`ec5oRFhc5VZ?Z-ipS?MoK%@zh7Xs4@_$UqMK=gj!&1BnrT!>c){5Ns)U^7FT&F=r>Y
k!5~AhOq=w?$@N?S@*ggi&Ay?tmSmV2B<YiOvG83htUlkAvtg>A_?L_Q<l`&)%dh~V6dANpBG)e9sUCZWZ@@Q7~N+GJHoq0u)r0-
SFJ<E(gV9a>GK&Z`;5<VXVWYM`xEKDYv1*8RpM{d8{xaT25sc+wQ8~*uk2NJ>h%ZLSZe`NWp<iZvqd(AH->R(q*yuPn&WEQ2fGr6
nSyQ*M-?+y+*->K9Ty9ZxlR{+WH@-;Ht;tsSgL@fFAOlSo)*!XO+4h_pp$Sxf&mE#N?!#U1__Df%%pXEz0BA1>kS1WQ=*_?!qD3-
U7i<&)@G$NHu$%1qbriE72jisx;QtjO(jr7SZS3HF$RcUoE=@{tXC;e=Z43sWG4eA@+C5m<s9Q)a#6KMaSS`#eJ9g#9u{HUYj*2v
5O|t}`5zV~eSx!jBD9i4qf0KK1wzMYurHB|7!uwg43NvExG@xEVKseLP+9$}iDTawl@_|*wPPvCS$sK*d=}4JZnB%DJe=ss6j5M2
(r8e#m(;X8NNwp<RMVNFU7aFSR)J!K+s(7e5t@lJ8*#-Kr^{un42zA2yzq6O<$n*nW{6OP7H0i}x>$xJZPQWJ-b^B5UFu@8A;#%O
ky)L~iNm~EUR#Z}Hd))xonnUC$;@PTArw&?&a1`m9qFAmv5D^c){gDz2G-<)U^F90w3SPG5oOr~jw;qPY37T_UDC3&=z<h!YaL%o
MmtiaI%zo?i;97&Va|mPGEE$aQ&HvWJuHG)E!F>TEYY{mE5|E&UJ4_jMdGaMCsUdLk&`wc@xlfMrC}rqLq{8AH_J0gh}M9xR2HhX
0xE|PaXK(&>OF-L4{^5Mc0W7SeBI;lJ@BJhjKuLR%t~rXp`n`7(iXBMv}c}f!$~cph0A%pNo3ZYDvGgX)VI?q^xX(f;vRM5VX0h9
61|ABGq<yjJ8kvHGh8nobYkvXr#$9pSH<T~TDhiK3l_l_#wT+IYqK_Qd(mtux^0teG?=@Emc+O&m=$$q*^G-b&7N%`p@N4u<82PO
Y^GIT;eiwdL=Ysf<BN!pd~ZpJdEC7wXHxBmRK0b)s`T~YvzWX~B|y&V&Kagx9C$&YUNcDFT9v)(?9<T39ipiSIw@AlP@IfAmXg}4
6HE?_u)<G71Fy%RfyQy?uPn<}j#wAXHw)mR1Pd7?$>adNMqs9tAVe@Ef|^Js6bc(*2WOD3>Oam&5)XmO?ZegJ``=PX#6_>WJ&u(&
Lo$N7hC?QAt-;oY&g__8$H@zyQ>Q{ZP_re>n!;%((TMsmD+NSBg9}kaltEE-i`F6Cm;r(SL)HMFGDHO_6beufc!gS$K&&7h+T+>m
(CCayZ#H%y;f|ZQ4&mgTE%Hqn#CzSy)H4pD{8&*l2F5e;p~RSdj#pLr{ubLkhC_#wcb9?n`O<#FA+`fO5b?*Q-S0kozay-VR0ax?
#YIUSn79!#6cvD@iR?iSn8GO{6-fvTArTac2OV9XD#7-~k{<|&3ITp96y8bf030*nIr^VJztB#A%AcLS$#m;35Yl>$N$ex5N{uy^
MSbbkHfiE(hhS?$et1q33Huz`Iivvac=vmcu>AbX<Itu}@N?4uZ84`SPe11>r+=e@#K8%-YmkxMjUiw0vp-d%G}KS9)n(<u(oqpm
M3o_761io_B!%Nn=uyJV9jitR#e!6&TP--<Tb3~Z(@7&&W#pNMPW7yz>jmHP|3CG!{gHe>m<2=4=l5)Q-TedY`@cU;x##xs0RK(<
MLbPGMIWMnS(?u)WYC!GZX?92{!q{XxCgOQk|7AvB*OveSKeZpL}t>CA8=Sg2daz{v<|?Ch$w^Dc6A22d%8^kX#n7bNdQ{}fkvc3
Nfk8EK}1Y6_Qq8O3Zja>Wp)%X?v8M%851eCIFSUEQ3X*<GOlJ4zm$#uN)fe!&aq5j3L%0Bf!IHhL52L51b#zh+FjO{QO4nfB+Dig
3ED#11zmyQKu7>+7L+9tiiFxt!_rS`8tezDfTQT_6+Vuj`#Q7QeE@Dt=95i|F60V*2o)z%J_q>1_}NWR2@HWcOgjQDgpknTKxL{{
MTN)|C<Mp^<oSq^=6~E(2?!unDn)97OwtMFd}xN2mXwGpAt8{Vq)CJcfn<hQ0#v1mqM#s%l8~k(mMKCalqndZXeyCtNF-XJ1SU}+
ft5-~N(v%M5`_v12pMJU#{r0<q=_k@p-Mst5v5`&m_{aGn5qhDh6#x%p-HMBC~1lkNPuXdAqgm2s7NA6XbFfGC80`6q=<lWf~kd9
(Z8UE*l^KFf92u`KpdJ%DMboZ1fWr9Py!lQC=d@u-N5?^AR$nK7Ev|<144(P6;*}8Mca|McojiSRQFkh8JXb(N)#;!A_sFR5^fQB
Og)gKTvkadEUYpJF%S<Qx;_2^39ti85lb;MK$NV}1pqND$w4p!5VV631jPbO0TPWO(Gt*%K+;4DRH^?7atf+NC_#t-fhkca1c?Bk
2x$V8m`q6nAPNGh3MhgDAO*maXYs!S@xYl&*pOLa&3=>fb?|Q<q&Pmk4>o=qEnSJD^S!y@>o-MI@E}Ki!0qIn*_d7%U>V0+c^qz)
L&xd=71-z4Byp#z^C_U*FO+?d@Jth~F22$j88fWsT#UzZWR(%2Bk;ez7GreQGay>t<yC?ZEdN^s-i{n->NCqXId1YUI@8oLButXh
8aYnkw67nAUi|T+2bN!<B$5}+B#@nqCzA*503E;HZMWontru^mVu~ng-K(1idYj)dDoWbcXXp7#_cTyvRkGfCW`S|G;jH3v;$8Mq
KVMYl6QRU9P5^X~^#|66YN{XDP%8o?fPJSvNH0S;0MAF2=5L`-sfV*|%#){TcZo%d1Qi4#evHJTC@82f#9XF|gUhe9n>iKEb#?Ef
+i?Nt=6gv8{*VaulD<lH#t5F!?t{-eO=N~F6H!z|lqpnIA!`R9lGJ~2Mx+Y07*PTNA`D72R7mW2_xrh<AB)IQ5qo7o>AJIk83H|r
^XX7~p?PyKKD0i_Oi#9YcKK$!&O3#ms*zv`^u=LJfbG|@=|NFIK`d^Z`nlgaGYF`d=t5}1IKJ?}$i+D_6urA>McDWL|9=P$T!9G^
-h$ImhQlIDvLUBkX1<esn>yi~ASu%UJm=^G?_?*C5cGL+PC?ivQ?_#OeN(BPXxl6LWuYyWDMm?H#VuC}obCd-T%<B8g6+6*BLPZT
isX(J0YOQSG^8*T5dzC1;6N7!C?~cEQlSY%VOk)Cq}bd}G4>O)M?KUc81sSkuafWh9eA1n?7(_5%P<eH<vnr$8qgfR9-j0ja`cJ(
bKi9by>~t{PSeXAm-h3()_RU!QS5;TkOCwikphrO2v~$RJ4N!?zTW3YyWPGSe`3xPaQ(MRa+LItCar;*&(CEQLHbVsrsOAJL|q`E
i3Qk@w$T<yphQa1ouuV3-OT3-kf5$NbQ)VKa>-61$UXg;_1MQKv7IWeh;=0(7_0l_hhmj?DAAr+n?VDGP#h^5A`xHJVyI=q1)5|(
>29mVUBp}tRVpifV8R`Tm$%k&PjIu+$g?Vf<p{z+NP~$Cvan53<{J}}{f@ARAc}PY?71o(GmJ3dLT~oY;sq&H5az}Wunj~=r5$IF
B=rJ@@Vta6Kn-F4IwVM_sE}9!6$OQuSzwAHB!mthM%$+``mQQEp%}Fz{N})pM~6;!!^Xqv32LZQ=<EaWv<IG~Iu5X8$QtAE=Lh{1
hhhZk^1cB5avglY4+N5jK_2<yHzhHJ)K&`-BNCDZNubakjkTrl^KwbA>A(+S07ncNqK^Q1KE46p5we|ET>oqG{$)E3*YnTy{v36P
_FYn$1xpA-P=z#<^MgBa&0&QU$ucQPmO>~MO$kGdfhX<)KcgHqG#NCG(i)L0v1n8LcFG4*HMG(hDL^!dqH<y)QK~65IiN8#MxdoG
T&*Cwfl5<m4XlZ)7}6?+5f^MfYK<Ei0YIoyq5d}K-~W$B+{mJal{rNjm_+nJ<s|=rjRF&b6z7_?iPVTGf&$V!++z&`{YT6186Q5t
>?gf;(urvQ3wtI5yjjw03<0ZHX`tsj=(F5$w;N|{J1txecJ*bL#yCSe36mzbyBl^kTDVa>Q@!r&g!m4{34k3cnpHHq)G4KfG&6&{
ZX}@*5@g<C&s_7v2=k!3#xjR9wo4TrJVbHhZJcNk$jm@iMiwxWmn82)b1=zl5A08LhQW~F^3gacP-6tarn3uxRLoMCizt`PJ{b+9
3ADyl5|lCkF$ff(AeGXmZ&%WN9{its??HYnHPs8%*=rxShDu?+K{(m6e|jHQ{EcTs55y`E?S*B4+k>l!)o1$;o2Cre`So^i4#xVU
@mTs30jUI83DpWH$XStTzCKr#w^};J{c!G=(88-UU#vfh8a@_K`-NBe&(O~(I~n~z_4H-pLiZcLrDsK&_?=#kI{@yF3>7g-1;`U6
PThx<S~<dx91GTR<IkC+^1wPzZQM#|h9C~-;FcimvfrZ$$%v0;|9}%Yder-2!UUloB>nQkx@EzQ89`|(biG+0v?JJ>4o#ei{{)w+
Ve-~6XTw!dZM6#ij04MvYrNd-B@EY><Gr3nDctnHHklGu3MjDb4r{8hG@Kpz5b*G2MPAvC4}<v$ba{`I>s>lLZ_4=0x9%RZpJt~A
5$2_m#W|$J!^jF#yhX9<ww+(oDXYxcXojN$VYVetX3)GlcOEXc)geVu7D&2zr_zPvMsqVJhSM9hsr8pdjN)RiMeS4U&WsZGps+`1
cERz(cfyZKsLJTl>1{i>nZl4RS80Kai6NuLF${`5!Q*#Eh(EZ2*1>l;5w+&@9HmVRqt~tKF-~aGs-ABp?#fdGd!=Dy=q!q(7%8A|
4$1vf-GX*R%#0ZQD?EA4u{eKrGI9@$;htEeym`!&w8_txz3=M$s#7NqiuP6_(xO}~QY%@~a>_gd4t8((cXN3;%MVb8xQ2>qKOEPI
%gO-5t04N1;^jY5wScXXow&SX{4tWSV1>;}=f?BJ`@hTkFHrmU?|e;c86v(Z=L#a36Oo;tzZ%4r4cazt(B!c_%8z!W0Ux5OUEohJ
6MlfxG3`J;U(^H?y<KDHgUSa{-?q`{c3L7Z$%me^1sgR0UWZUfa7H(&$-dM(?4+J_>P0X@vVt-mS2cO;bjubbHxiF6KJ=xfhOpD4
&9F86?9j-h5#aDuKT-JSW=Mjlmv^RSf|qPfHf^ROx%UUcMS=#X5}AULB2uWPlqgyn5uq9cXrQW6W`!uArAkqvni_~o6^aN3B^Ia}
3J9naCKU2R(F55iZglfAvj<M816{f&hk>7;=$^Aod^qVJZAu8J9#sYy$gyH3u)`ESF2F>9#zJMVB&BTsh<}&SN+OCo>FC{NnfSkt
Q)btg6l@=M`d&~CG(ioy<oxmq!p1RigR`Y)Ibs;dg9Zq)z#5i2a!g(nwapSHW^W~Z_NprcPc*8c4y^$cMk1Xh+EHR5({%OL<rxgs
Q^yQmQx4nJD%iG`rlq8Wf1G5H^=BHJofc6^QD~IBrPa=_x>0@>f#nRH0Ibn$#5lm#?5>jQ)}M2Pac{<HdfykUwSb8ALM*^6X{uux
X(<op`sW~4zJG-0(+#9Yray)(-JAP|lHkG7B#`ghj}BUN@&ir;zU^onL1yGwhnGlI{9pR#lyRGKHZV5I(1fRMuzz?>zh8QE)Cz|R
uG`VCu`@=F(v4wx8(r=eTeelpnvfH!s){M*Sy{)=2-{iBomo7L)hcwW1%1LsGZ2Hc(zwPhXl8YC@7I}MjDzJUIhcx3Na-*cO@ctc
NrlD&pissS&U*cyo$9xEgJ}~8AKA>q`BuLjw*=k>G=;L_Ol21sa;6CbNmU_hc)o8e+&A29Vx(5w)jaSjfBTVDKAA-|E9Dy!FU05B
&#3W@U+wD;y6*4ey`|Ui|4oDW4}x#aFR3fkZJbk~{iKwIWQE9&uldp0qyQi^U@%0<)Tx&-OvoSbp*DvJ@PYQgu`R0pk047^@@Z65
(JcVgMO9TrHA7WNMKx7PRJ1J>O;R)!K$MLrQAp6yRa6C4P?Qx!O&}o=K}kRh6;VY{RRvX4R8dPs6+}e|MI=i=Q%zG-6ir1d1xXbZ
R8mz@L`al1NR+K9K+w=t13*v$HU7sB^>zpBxD%tT0n4F=E&=>hmFH9YL+OJSIiI)y<bl=R97wNwD3DZ?n;(z7O(G}<Z=(YwGFn`L
7lIJ<5Td`+vE9$;`aXW&c7Hc_cVY6^>JMiIbk_8N-Jw-+X4$onT0a@HDq><R-rn|R_Dx}`Pd9m%=z{z@XZRr?x2|6LDR&qTu;rDr
q4IBQhc!9P^LyVnLBoZ@wNA9q%7qIj1%sE*603S}RO1X(T@KEZ;xttdT2k&MOnXD2XD~w-cD8eR8<y<5E=^|mZo5ZOjitCGb5Omr
En8;NMvXQrIQm-^7tuCrg;g4Ynpc@-2*ETeMb7%>weTy~JZl=xy~@2d>;&i~X2d&TqM5xGFtH#}H@`S;Cle)s!=s8Mc=TQqx1{R~
Gp$Kv(uJfqQ<-!@Q=w8V-P)A%lW4J7s@2iw-w~~B=a5i<bdm~!rn=QK-;A1}eoD;TkN?417{k@<gWD38uAEU&5ox7(PMhZulw!7(
Z9c8{Gs4!Iw{G073};H}cdAr$iZdNu8ChJ(S<uZbyi#7K7@c*TwV{l|lBwRc&F^L|a5<~I$xUyWG)DwIm#>Vnj)lXm;yQtDi~}D{
{02Z&U0e()un<8IB~zP~K*>R5C?IVOS*28=f?6BBITHi?W$#)jJRq(hqG{Dc1*$1WrB}yrKj^*j8T!qxSm96#MI$Q2s`>vVdUFD4
6%YNdNC^uqR+gz7`IE~!TU2~;@ed8ezeiOSLwcGE>g=E3%s~<mr!P)saB9w;w+>-EyfF}7IBU*iSyrX2>J7#>ca=a_HG5}UXE5fG
79?*>t#PGPif2vbV&T*diaHb53+k{*JnHp$V6D6yF>fZN0KgC;faZr;qLT_RR0g1dWMm=?!+;79I?eG3Y%?7oJjr?>RLK+|b4lkX
Fy~6$syYPlh?H7K(dy=?fEp9e2=6K0WF{Y%r#BLRMu|_>zp?&9PTJbTQ5F-NubfJci>TmNdT4W{%8q-FJ-VMT(P6@lMF)8Ij~-s&
?as?)?CA9=oaA|kh;rrU&TyifAeDQ8-s6<@?pg)~YDppG7M1GfnNGr{6glUKrp)4^Sq0BVkmOvc?(xsKNm5j;xDe+md)3>Va_<wA
v~_VT?Zi5ltX&^b`nmRb3Znl%=vMyCg%4u!^Rx)$2P6;SB?!_K0Rt*bOCl2x6tPJVB1<F?iT>|sSQ>(-SRfv-H$dx`tbnBI0iuMY
f@UI#s9gy~^Kr!GwxZD$Y)E`P_RGpa2!Np-y`G>MWaES0{-13ezE3y&bF=uEUgPgf78RM!6);6B)vV39+q6@<1T6bQUxgx%RDcvB
fk8+rb_&ugr>yjz{0#PdZP8RYPutJX&bpkiQJ>vbRthLAs8$ID3_(IrP*BsS_<cGJsu~|Kdid?{Y0q!~;Tb(YwA@t58*lBf#woK_
Al5p+`D#`oILj6as&m%Ab#=cd9K<;I*ncKw6c(m7BBA_>onPwN|5pjJ|Ey@-Z|a@|HjENO2x!BGaf!c12g8zfM&}3gd$jZ!<{>U%
Z-*UQ6yS)qpOGBT|9@pW#(e*usEaY}(&HlZ?HO@kYD0g01tKtXX#E<%n@-uRAz`KN?}AX_(cbx|##0S&q-tBYNzDx&5qAWZ`D^@5
TYw=XWwZ-@pJeno?^xN91*mehN$nT@m%a0LY)+6_TEd~j>1Lct(HCST6Za(2x~i@0>cbD&aja{Wa?{__=cRwI|0Rf_*i}e}?vU$x
V0J8fdprG4+yD8mZ?y4z{L{<Pt~<Ex7ZWZ9lY5z~QvVy~1+}fl4wjKyP);cJQ<zPqUMI8l_olTmftgUlI;@d%P{d@&d=ZEUS@C0A
AfHt@C*(3~v-Mo=+@=rs3D|1tmZKje#t$7|1k-?j@(vmSe*LNH{(Es|n@{z)c0M+(2B!yA$oi(;KezKe=0l(K|7K&#v!a&4-jK!z
d((G(+RC=NrHl}_99KVCkL9d)(9&WcmMDtaqQi!WVh2evRS}9hKcjHh`dvFl%^A(Z4I@+4kd=^7Uk7Bw4@QZO|4mQNTP)?i)IU$M
XQa13J-4s0*@nWvq~Q7-IVGsPjJY0i<(RY@yAPI(rb_1skwpSK<V>;&D}qb-qTiO#{n<3)w%#L_$oqWdS~%@PZrePWp<PnP-Iq7+
N-xB9BAvA8alANFj}GS)7_5oClA;}s_*&HIY9RkqHG4HnXjhVAKVXzyGi=){1s9wCpJuUlElyJ7RtSpE6u*i?VtloKE^Z;ZbIkD8
D6sBk?C62i!>G~d`1MJ2-Ibv{YEZ{TkwuGo@prwZSQeaqKQGnXID^HoEvp5G<M|%8X#AP%$Q-ks!1Oo<oQ0)2ApXHI=Zf5#5&yLT
-5yWv__82$!K-iS>J3w0VG3lj5S=&nSnu>{?`&fJtll3_JUh@Z8+KrK8H4B5)9{ASS-{JxrB)QUmobZxL5evM5b54f>w>79_l9qE
axl&gg=SEqDk4J}@pTVhR~-=G{7~#ZyQJz|fTYz))ef}fOGHrStWqUE%+)vb=AT}8nWt_S&U3>%!tf2SDhd%%Hq|&3o_i%D-M2lL
V43@KIT1y6X*bNl`dCvK+WZ=*?ukWP8T5T@IU579?=^d(R8B7Vebg_-4G>@~{}nafih8<wWi>__O^KNNhhZj>@SAWwefZSUe0Qu3
BNigD5l?$#6pRq+(`^~E1{uZ7dgFsa3T)b8iWQKuAgQZM=%2gN%?8UI=rB);7?}U-n`iOQ`8w3Qy^OtgvDgtIx?i!u(Z)JIk!t&!
zN#cMGaE#|4gStt&cB{->aj}g7)~lR6e1j-&-rLn>1da;@BiQ4K(B}C&053Ea{Cy955N`mDi2S5#5MXb*F)XwQ|$Lo41RC>RC+b9
=o|B=<{o9}IdJf@CNL81cmEdc^<V!K&$Rl7SpMEayL!`U_Ya!>0kwZG!3%tq{ok|yABTbeXkTYPwvp1G_ibf2{@Y6bc%6UjKj(zc
3^)Hfb@g`he~A1v?j!0RkI?_i#qV+Nr~LgttI#!{a|;#$4|vAhe%_d#q<tCrh0P>?U+nMSkLj=<Pt*d_)!)re>XzK;{!aWz<F*g#
C%{0D)9CQT<HT@yUcb4ZaP7|AKl8qxfI0(mIR7uvUNk?b)AgkPzlrRuxf}9$nhwv{w*tk3$R+AC`iJ@XYWTHAd2yLqk9S{xWou+E
Kch?t)zAI?6TLW9iVxS|uLXAtD=3`rsMBhT_s)Uyyyrqk*<geA$QX@>X+5=gprY8^bPe7CBu6mK%UtK76LH^_$CiVh1QD$$WXLqF
YXgC8sbPKr)maGD96tNG{k$S}!R-~slt9n@{=brAQOdg!$z#ga6w}N@Hw-V;BTAl?fR1YlgoTcdI&LAU(#2f!HWjTqNLq?@LBwm>
^2=i!Yi1AKK8UP_3A6@&s=Lt=c&_2cmu6_xjILB!+QZAgV^1FX_eR`jcRPxE_w{ZVMZ7U-9zN>*xTLJ@vw7*!_>qfr;cpFm#z_AT
S^oy8B4IEjMRCWc8j;3Cf44v3VcnHl?JJ1**G3-^Ja?Cu&%gb?E;HCS#qphV6$9Y(c1LFak=Ek~`uyB?eo%i*@TTIBE|bLj&K;F1
<c{4(&O?vk_OM>^FMXfc$MJf3JJgLwAI<yzIH0F<<VSx_uEdVrPtV7CcV-BSESvBRk-*n{cVkJw`1iDqjS5t_>ESLXw9`&AdM?o$
$cm-@q;fr^Q0NGtd}tf$IXp%ezp`l?S{-E_0gR5-LJjzDQBX+L3m*E6yCc3@9x|t%;*HOQko+;4KzO5vNtqDL<;ZP_f+VUUfA#2U
^52EDm_9ETI-~~<wjwvS^oo|_n2mcE=0C!3z+y-u_z0cr8Z-#D{q;w-d&qKXkhS>atk7c?V?oG1Kjx1EJ-2~cXyWm0OjdK~2&zqd
9ElMeLB|hHd&KQsn_xDItm1U$@lp2hLH9lbVSwPCc#g4ZD3p%Ffft7y<;K`rVrJQ(d(1i=fZF~wP_(<&GDRx^<XY65c2cwI^sv#K
16l9!vo{Wv9bgCWo6<rFa>jTd@()hn9=3D|<wc)5`v<fAvb>>xSFf+VQ~dqD*Sl?o3;HT8Yg*T}&7#Ji%f`5g?*qS*@D%L!5e2w(
Yx=$&<H@Y8`H(dooL2gO==6r|t@{wvM!v0~!UL&pFR-rGv{x5RnF-5(?=^WDcN^3{l_Yp_@c34q>+CO~-3_1H*V@n~Mg_c5<pWvv
zO|BSTAv~p-H8IirGS7(%=h0>4%718Fze&kJxKYtXNO+XYIgQ<<-odI0T2VL2Z%^>Ab9WU$RF4?ty;wTdt#iA6#G}TXik)S1UOd*
LJtAhxVqETPIi|do9oEOX`Ol}&@5Mf=(xT)136xyM;ZdV7ep>Q0@37)n05ba0PQw>)(vUhlfd!x!}pmyV0&5kCPV<3To^hXDlw-;
=V#cD1Qf1atBp9ln4g!`9vQHG6V)smunW!OuFfv@7B00Hf-M_GzD-lj9aMW_F%tA{+b^m`Px@L##Dle>1!jd93W=1-VqS6U;?x|b
q7A*`E$r}|js$W);Kh0OyJ^WUht<>lMB^xqKTofik;6`X1DNd-+bIlIkUYC&R+zM7`MLA;XIu8#Ad1o0-}_ux>+0Z#wo^#++3Q>J
@TG-7zbnLEuX6<ZZS5eDnYs$G^-uf6fzc|FI%aezMhKyL6r7P$V(^Bi@3sAXdj}fpS$}P}7BIk8sB8rbh+zkjTm@Ns<3~-u!6ztK
y;%fe=s}BaF+6FtRrXebDiWCF;)Y-J%SwnU(jr;kyFJeSx*LTvO$PbKylZ@RRT_F^!ck0w?TX{RqRu!zA`Y>f@#6H)xeQsjDWH&x
kY~bHfxfa*#fP#6xh5=}ZxPE-_`}vNo}$L41iPSdxFh4*SI_92*4FW1>-sUiyLIF3_VM&>K301kuIJ_Sc&Z55Q;$SANB)d<PS@5R
X^I5I!Ee)LwQKAu#$N8~uCFgm)NM)&S7$B<YKsXx>0HB7A`2qLLwhB2`nGz?Vc+mWwTFnI<?OSKS6uDqe_0)zwl=Tk?5>9gvut~e
4DmE{9S?s#S%XA&O8R2Ie^eZU=G1&T)I$6V&jF5@rcE>@adng<+t1Hf4i5s>Bkr@)l05n7O%DoF&rJq7-svNQP5n~<m_rY}(~lv%
M%D5=S%-?nJh&>?iWzzMYUfonPO|6ThXbrx#$wJ63ejcuJZBTEzL||7)UD!YGzRcDg|M5&AqgofeW*#X556_h!kVs_?wfC|N~X>$
RNp@TMuI?_-F?@0=5yU{!Z>e7<zId^_|IJ}(2VxcSAxY6I-#~~{+LwlLTZ-FrW~hjeII-A>GgVE1@!xVf0M_`|3SZvzMkzz)jvE%
jUywBFRhpX&4KGed8daji`m8fE~%;dne%hI@#;O#8dYFk6Xt%dpQ-(gAG`Ne3VOAlUboRSWujeLBv1#Vp~$#$jC)W<BM|XLm{gQ~
Ca$77#tey?eK6vRL9nVRYNtt<qo;DZ#1<Kj<Ns{@b8Yx7bhtqs$ta1Xafn!rZq22)jUlEfcZVVu;b?<2H>BkSN*Z2A{f6a)LjS<w
jv-)ISZDU8A70!Z?mo-?znU`)hb5|9GUb@b87U2kA-u>RNdnLi0TO}kRGDeP`)L<5C;cS`ja^OOBJ=9wmQ?v${-peRx@unjDf;N5
uk*BBpobF3lW)BrA+Dp_n(Nl4`TBJh4dP^2eq_G`@|u2rz8A+lc<^ijK1ChM#z!8<=Nv1M*s(o_BFpiSUx#*)s#?U&nueaNL8~B6
WQx3{VilJW(v!W11Dsr8Ar;bTdwdGF8!l!w-%dBoPMmGK<4oU<DgR-o+|Bn9&}Kfrr=V*0a)>`s`@CsE3haID?XRoq{XWl=^l+ss
D1eD3dG^eLY74ldRKpT_2#?qxc>Ws?@BP33<|r#9%4<6M8M`1wQ@`*Ch=_;}|NsC0{r~^>|NsB&PZ!HydG~v-y?}W8WgCvZ*zj$K
(9%76aA71=5lEqZxY%ww#zoiO?-$;3Td}vUIX!#U=Y#I_=tg~KRp{S$-$$Q7)fzjdT>;P%r6}!f>~~J=eLW)PV>AF5&$YDZ)?_}N
&APzbt~1jL=(Y_i+w2DFRVw)dIbbw($*f)XbKiV=JYY{Tly<c!J?-CJ&ieOWo^I%I01H%`S+Z;lO4%Bk54!HU!&#;Dvkqo!Ykl0i
W>Nz|iF(|EMLmo<0MnKCr#gFh$va9_3D)J;U8@ZxQE7-y-3L`EA*M?#ronAUk`hWl#OMGz0000027uKSP<>!100000r71uPP#0h|
z3tiFubvG6K7-Knomw~m6e;LcNC4YXLO>5;i49Ny7p9Q5Iy<J0@a1^&<!h1Q*m54M<$d+@$ILg@`UxbFpnYnAJ&yM6>AS1y<*w}d
-rL@B#P&^nJF9d6cQ2^C@Op1;RS7v_-#nUGl}aX&-nz5y>&HMlGS}I&x{mk7>~=cauXnnA?<YFsQgwpN$t0Syw*l7JM_@g@bHulD
?~kBo4{vtsyzSY&u5B7n4g=G@J;kfGd%f9x+w1@U0000a26^aE;m`xP0rg1*ec(&CsmBiG_k+N`w$>U1lnZ8|Hrex>>wC8)V;b43
xk_anPIW6cY~1^|FLtJe(7JZ84OOOY`jxbJ^ri9u&;S4c00Vo)d%f$&t&PWd)Eyp1y(r&baqid5ZtJ<TT{!EUZdhpRcg65_%^TZ`
(|zZ4Y#sormDg+pk}P01EDF7wsfsmwK3!jXt+ejz8s^QKdph~5M!e~}iVcK&-g{TueRT8L_sa%5YV_}Ia9-3XN?OPU%szk}!vtNj
(_CL}pnSgI8c`}fx26N-=e#sfD(5?W(dg~;s&Xq@-tF2@n!unSDu619OF?^wM`jW%L5S_|d%f#D-1-0k-ztOCKENqLvd=x5fDHnV
dwW~y@3=j8bdKJ8&#$9JQMS=7OHTpZ`T;xbctx+S)&K_9_U;V{-fy}0almJXw;O!n@{Y`^6t>2C@{{jO)Mfzbr%#0d0G)8nWsaOv
rn>BLy5>bqD7x*ni-%93=|YvsNv~D(0LwsV@Bo?5Z+RDe_ta242hX4YE_K1vBc|Kv_lMK(XSX|@y6?BkyxRZ^eXzzo_a45!?v+(L
M>yNu?eB49Meag7wZOx@z#i9n-qpYXIjPk)&2_0<cOmu;CsS0yfGu>?NJ;}h!Lvl$LE~6cUTa`9QAsq;*fIe?p*uQ&whd64Fc#+A
Jl!2<Sl8SSxiA3R?p=zd*bS%L00*ykyTW=0U3R-}0JYY-=66P!!FSudyS>|c9l@*J-rkZ2*GHab+&gd%^I<`%R5mdK-MLe?-LqgD
fE<qNqjGuX?_1t?+1vmC`{)1~4ST0r=~h*>)iPgrWdJ)349)J_JOBX~&@>wis=lxXedFFy=l}pT04M^K1OO}OFaQ)%lI^k$G|#03
?`}1h#mS<K>po9SF)sUk)V!~yceCr^TYJxTeP|QB$9FcP=Og33?i-(HMI<ChNK};ylBlYLj=DI#7SW~;yxp_!O|@L?g{^?(+%9l*
;<sa9Rm@?{_ju(>qM3Qly}rA>-qk??5Tbj&#*@DI@aO;l_q&}ar^wE&(Dc#gy7zg*=<j*=-*EYbfIjozY$9mO!=GZ2ZN|q=j_vRO
51;@5){mzRG7u0TAR#b-36nqw&;(=wrijXHkQ!kSgd$BQiRlT2P3fsUqL0-*8itwxJwObGnhgLX%1K2cnrdc^Q^fT(Jtyiz^-m~z
f$9wn000^Q00AbF5QKyZdYBTAOhHdfBA=m8Q)q*EP=1sF>S!LI0u+%100;n@0Du!s3AE7BGBlz3AZZMS)DmeVB*XzR2-6}lO{wZ=
ss4o2H1$u_J*qaRq<Ek-JxoA<KK^2W5&Y~F2O(83Aw^7p1Vj-3$OJ_Y|82Lv-}>5(qf!6XzwiIQ{dxbsh(G<&2`o$g)&8^*|5Ztk
`h8k~jx=^wv#TKRKkiwDXd*$Opg;XRN({q9j5+ur9Fk6d&@{mRtKT&@Xo@8&$|f%_QCf+i>1K-by@S?2`?l;D0rjwedlGYGgzf3i
j;8j&|MR~m^r!nUwIcBT&xy+qoBi~Y#&I}A_w;?z$e^=Rj}8&fK$=l_wpIGPnihYhFh>L^h|-AWRo$#{6YF`cw>BL>kJ%NZni2on
to~jwJ#5Hd>%h21TtvgYM~|cJvE$uyOg0cgzRrj1crz~@pTP03kc0-6KauZwc_tER%g;RLBBju`^Ln%mgpjsSNgwtqWITFv3NY0)
s3t#$hxWQhtrkX?iN>gm<z|Okdp5B))*^hh+EI!npvBepp7u~wRw4sF@(4hx2#e8}CP3jrkh=$qQ+~u6AMsjY4s&OjlP*((<2iE3
S*IUq>#AJN-kDmtMbtfW89DVeLz8$HV~QSKk!cXgwW%3l)<u_7yEsNGaTA~|=|A%+=$(y!{o<}A9qH^Ar+Icr^`Nw*>DFwGQ%bHM
n$3~3v(R1)3)h?0iy>j`c_CIwVS%6W+vS@H%nPwN#9?%5cg&g%B0Kdp-gm1z7R&7ZFaD<pEm{m`0JwYJ4gjm8_B?Kxt!aM>iK)u6
G!oqH*X9@X77mtwa{ba4hzJYHO$M|M)E-hai;55Q4>nf+RQG#QMHsZDX2<c13I6@m44iL`g3tXR2y1_ys_j3|n0xQGxj*mpW&(wo
gM5f!7!EZKPmk?$J5TP~G*q$)v-A@8_V1PWCnK%ZRf2&=idDz>$oL5-uKmjd*v2+P8fmA}kpy26gMuVPm4)E&JFmi`G{Yf{t3xz*
E;2c*K;?~b$Wkz>-}(G?zO=Q6a!cv@D)kaUDhe(juh0-D5cmkL5isb}2Gd1Ti!=29r#=p~wzNUwT!KIy$~q9}q+2DaZ$CRouMzIp
Qb)stKTW?zCa^vyVYLMLIZm0wyrR22WeW7KGh$>-aYOmYP4sK){gwac8b8@U`i|a!5zk8+`W9f#7`F8XVZ^epPaQ0?wrL+?e_)*^
+@^MFzwa&AQ0ayUu~blA+90BVwr-h%DhR`|F`i9XtsMHBH_|s|N7FM#f3sihcomfAzgZU^l6JP0#+<G;xQUr{>usi4Bfpx}=DR(t
t}q2*93#HvaEc_FD^$pW1r6pRrTcy^E|p9?*QcnfwpyL|>na0~TIVl*d$|~6=j4!@rV55^0uW;0;LV4`7@@7J+U6tc&dzf4{fGO^
r~PhZM(`=qH|5Frr`X~ku?8s+e*ca0{n^i*ei@I5X$6|l=3$l|w3i@Z<3&Xg853@;$0$B#v#WR~m7b6wV~lUH&GK0g2-4Okqd?HG
9EfD9?%`apfCz}zMP5bCNz{Zgh5!VD+0$!rJRGXO1Z3jl|K3;41$C{shEQpqNKJ<z`nqkU1Bhf;f&m8kcZCubhE5i)twiOA8!C-u
@L3Upi9Znm*P+Yg(S`QnA)<YY=G~vkph&v$3$#1`wRxZLbm9KxkwKfs$0*es!H&*NG2IU9&+jp7>7VA=X418XW_&^(zP=geihVdU
KFqy8_brYsyVP8WlqgBogfHDx#JRJJa!%!KrfWKs!Zgvv&uS#!reIc|W5>ltZq>TdZJRwD{p;{b<dztw%$)#BmI?c!#hef`|BWN%
l^r~FwBD`uk@=A1NBSz=2|x3jJy_*G{scGuaKA|s^>t@;In;Rd9+{YgUT<%X+b5l=H7)0Y`NH|zLjpw*w%$~XkUIBHK+z&uD?1E7
xy6h?N0~!H%X_&u%_v<!lSbZO>Qv5VBElPf-C?8?q6i~Wov+p;*SCM&VEpO#+z9`%TzT+xU+P;*DyTc_0nIr()mWz?Dm&^s!M{G6
8Hy=^-qyhl;zlTx7phA6q42xS`SX6eslt|jZO`#=Eyvi21)D6r5TFzVtR2Xlx|Ex-0eHjG61;GrKkPv;5<=ZJ2m;Z*1I7y4{0J9%
`U>MK7anXDo;&)Aue<tuJLBKZ&oDerlSvLSPM)=VNqgrt(h3*5|MTUjeLXAUu=+#6o{-xn*s|Jsw^12vqN2ppRacm4rPxF=PW^Tv
`L$sF_g}qIvwFFeWc25~;9lv(o9f4w+cMO3Nu{KWBmklnX3cE+<?}UyYZ15^qG;V+n(c#Z^C-E`X7$cnS_M`qE2s2!%`<-}SJGB(
ltD?RvC19{Q}u|v%s_Cw?>j{vgZhb&cXS{cQIIA2zYITC(WPk}r%cDR@)qK1HO&nO#TH1|mCtwb*8L{d8bziCP!%Q<G&_f8)IOJS
aJ71$^gdTU(Shl4!|l&;c08h^dg;ZN!`ohyNA!z8*3`dQ9I<!n6cugu;-aGZ)Kb20G_Xh3Z6J$jYf(xQXJc0qF%46!p#BR_?`)7p
cU_gO92@O;adK;}=zSTjtv0kw;r{$kU3SN@vA3)B;)7`cXe}TL^i#hzHJFWWF2wDHI_LC_W@z+vdT!UwT;J`#Pt)Qxg*T>HlKo<X
y&(o^Fyhv{_YLbSZ@^$R3UXW9{3)BH5SovZLy5EJK&`Q$Nw#rOKrr=U9)KW}aSHoPA;oUfp$XC!!}B_@1+Y#riD_?vbVp300$8Kx
8w|<0Cde~zK;E*+y@R50UuI}b&{j>N394)_vMWbK2#_ald1TbGB#}Aq=N{@JSYWn=hJ*>3fMQ4<qD1;fD9Zt0QAAg)FyENpOIs1c
gUgZ)$hK|ftsD|sDvRQ|wpk_IhdpC7hidEqRT4)qHfHsJJuL*JTej2@&0eEyti4s5+8D&uTA|!Pmju+kYAIA7rKo4h%F}|-x&bd-
-&+0`gSAsP!sqAsN3%qLyli^+7>2e)LCqy~{5qVH!ZTZsG)2^|;t<$CkeV4Aih)T_uPHsO`G_()#erdAj%FAqf6H0$jMm#DYMwaw
@9j?lyBs5DEbrXaOMLo6bL)D(5o?Vt2CQ2p`EXj($&Nb=XlTE)SY-p3izk{h+V^p-xe<1mK?8C#)30)S+g?ery5lnX9pHs_&V*^*
-ABZa7(>+1CrY(<l|tdg0fe0dOGE$avt>@5I&?>&eS;D>G$>2FOq8Nw%dqSNV#nA}Q%odThZw>6&HrV6^)={nG80EoL*>0vq4Q}W
LXR!tl+TI#rZh!SJJ2Rrk2uR!163`^CKb&C-ibIu&=0Y~1)Zo{vavu+f2Esb9789&JPO8<_6rY<7ZVOp+85_cW*wEJP|mfekVM)I
{rX$TVVQoycWIIVqu{{j-G(4hAW$|wK~0UANj|1Q(q6}1(}Y1vF2mkh$H_$n&M6OKNdyLl2N*#QUfU!Yvcv7STR%7#zMt0XSPBbt
b(WOsT|V)(^mGM@y;k-#9Mj98?EUFbW}^M|A=lFKAVJtY`++gDehc7`!|O{>iF&k~7W8jniTZPd4j<8usB@*0Ekk2X7t<5x!uF&a
fx2sA&S?aftWq?Pxe&<U%V5{$sVWom(cbm*!why4wdk1o?I>*R+M`-FVW7y_1ELA24WIe}$G5@K0tgp2XwE#<hh0^klU+P8?K<j)
(;CCJe`B57${6tu|8ML%*F~_|BE=#y3L_$f6#t7qp8iwmIyyg%neNpHRPS|R{8)Cl!D70gY?zRz$U020d18Bx)|iR~jkHC*-b-f-
xXXxH4%Qrit)ST>c3TZVPTk6|L5M`GU}DrD{Uzrx8qrCpO>ajaGyI7nx#9}O&PCxDY7VjTcSaoouGCj}Mr;@{a^ClD#o!>C2!y~y
f|7QdWTFN+{)?!bPx15g+1JeL!18c5#1Tt<sqADIB^+nnX`v>B6pn-<)+mPlo|V*aqz~))iP<}c3;85qq)DYUer2p$g_rFg&ESjw
56X`}^Qjec=wy%O{C{)`9zS`fDndyFNradQ;`W~2Tbpc7Gb@E25~ZE(#v`nSCJ!m<yZ~M=1Q$}5fX$tk<;8>x1W=*N#X!ZHI<y;1
m|r#i9UL{ikrYKl6;wI7Qp0L2Rc13L^AGZd;9TYAj&7N?8V2@QWO2kdt1AspvpEUsn;4rA?PWOFK{nQzE6V=c=tB)MrQD#J@V&V=
Fu6tA4nRz$Kro+Os9^bJ26{Z6PHJVl9vMJ9fAsz*{yEk7ndka7v>iT6mi~O!^qU{ax~1JPf+2#8V!%N}Z7hpE8F4J*1S1>u%c~7O
x!u14&Mur3Sz$P2!xKr9h1J*Ke#CWL$70JC!QcZy6hX1Ei-AZl7)1Zom}<=v6$Dj5pXFgs^rpDfnTx)TyT3lqzkWvLO;W_kQbbTu
L0H6awrl}$v7^g05aTBliio)#Pf`5uTFv%{ojM=ZS@lE`AfoXTlxjH-8o6oHDBE;DJi}MkZTKu~yTcKO^ZWTX#qykIfj5A5im^s8
SRS@ywJ{rDw2XyhtdMbtp|H;BIh%0A-oIS=yRDNtfe5OwYJj@1EvmL2<oLk-bq*Xi>?ssBCEa%&pp_kzQ+Fog_&iGBkB#2_oQ&T&
99?G*ARRdo4G2=y!4ic5Ei{y&+k=pFJM9>pGg0e4{Z5hskw8W$C~%$`FJ`SwR!1pyYFkzUl{z<1ChW&;Ihsr^qM9m+2%1u<Aetzm
Dk&+XAegEtqJwnT12Kwi&AFt;gNUR4nrYK2Z83SH7ahGv4*T+)zm2<Vd-9w5eBIQ{DIk>F1cR+80S+-Hi-bdh6a*-$Njjwy&a`XB
?$mn&L)nVaxXgn;nX9zi@_V7J1wFpm)z-~vfu<TY)=DHY8?)ew5JjeC_R>CCP~6<Jj=CxAvFJ|Z{|9@$715d@#of^l;D}H%x-!%t
8wP^7!S8*}z+?rzihjWaZuhN67!u*E0h&Xx5`hFPo;OU}NT?LNf$X7}=%Hy=OfY++ZpdTW^FvJF=E6xTD>NP)>!U=D8`p<cb5h(f
N)v|VRbmPb95U`)W|u5aPRt!XA#y6oo#C-GTj7=ATjfPdvqJL?Xm3AST&jw$dxLmiLbaegh8GHDz_?xSM;>&J`G)x8yfa4gOhFJ4
ni1)B&b7Dw5i0q^A&p}#t>u}TjQ=k-bJIXN9CaU`4*t%%(OyL<v4tK{-OS%x&xwc~$|0u#s2C`yn-a0H?L3D{2rE3f{|1QUJJS&z
^3GLVi_!D+JG7ZVuVLm~656cL!!S<Hig0_#Klk9W03?_WGgbQ0_bFORmoTDjs&|;?=QI&TCcWRW#MByk?Bav}U%xPJQeae-0+xyt
R@%!cQBOZ?`rN}e{oF9rcU|+TS`G!PTE`};hMFQ+kZ9e5j{+iA3^FmDrz8yufJ@Q4t<)XYR8-B7DiR|SVl%lk`N25HI8f3ac?_fZ
ZM^B;<42t{&gUwbK@?9{&YXPW6~<Ev5^eL1q~~E_+=0ktHs_v9xp+{oNATp^RLz@h8gAi?n=s72M%v&0zmL;C%_&*_rt`wWyY;Ct
B{qMCU$wLAdB9<NnG0qSKL!3K`ynj{`NN0g2x&+n)<SBbr8N?ASVW8JP(62X5Jn)W5pHdw{B@^k@zSslPPFO3#u&whGPRMm1eL5Z
SV0$0$X#GrG~eN{V<C>*a68;O>tJ!@DDEuC7(|(~mf%)(yvU?4EX=W`Xl4|6{>W!k3h-?T0v+o!T);6R!xTZBvRvrs(I%Hjb#S;A
OO?C2&1Ye6afxFd9oSJfkr4#SN$NV?o?kQQ7v%2yp>$HYh)C|_>*6FhYLmxJZOACN=t&ktQY?!H5N!7ILfW{cHP4sJi;r4Voko|p
u6^3mk-6K4_*x~?pLUWhwBr-<{V|TX6n%Ex+{S;sC#Jf<)b-YV!>WC4^ECZ8c-Zz&>Fv*pgL7l<`fINB6cyO!k&QKUPKrdRr)$O<
#lsRnC7E|*2)JK7iBfNO4-F~yO_VY^Q3)kyN`xwMaO0hehepf1|FoP#iLoNYWRyt-FDX%06_XJBL(b)W&@)I8{HRQ>KCpYNMFtyb
BN9At)}fY$(3s9Lu*A}Dgzh*v2>^sOzKUfyc2KBPn8}K6W)f+F$fxPCie#yU3p#NK5>X0hb|lE<#?yr*{w_o6J&_wZNfgg?cT0Yt
cOLCILqf?Djh0ANQIeyoW2P)OIxd5J!1|lRCsFq8|FVz3_Z^?Rw!@CkhMsHOcK*K&9=Yap)D)zZB9bWi99+0A6)ER)qpDKitVh1M
KSYjC(V%oJu!X@4DSxFSIb!HpB$Z-e5(TRwvK>p3S_MKthxaCSaDD2%=w^l4Apc?kpX~LFbrmzUNIVIY3as^(CqxWqU-Q5@1$VeK
Xr2NAS5h!KfwE!fm@i5Z?@VL)b$iE@p*PZIv@zoa(3KBVf+!l^@zhU_Wo%zp`h)|y386kI1Yd654a+=pc5F`2+dm4g69#SD^um60
WA;CNA2+A#mSgdg)sfzy@)Z_uRK?tst}@MU3}d<~Cg99vdU5H6V(p$dsl;#BT0LrS3e6=?7%Ws3L_17jV3*73>_dwNcAQss&ONbA
d8%e`#fs%7owKH)a)Q+rI&&#1u;h7Z(i%++NTMm*p$ywYEmg*1<=Sn|iWtyj;cXH-SY%j2iwn|56mHuEA;U=p#ic65c+qj3^St2p
ohY2OwGpE6<QD>_k_Eu9!ZTgI8sP(cM1v{Yq|@cIIT*r-)ZXu!x@STiJ8|h!Dc<bPT{=`AhRr8z95u}Vi3~`hxptV%jyS4{y|Zr9
NUmCU>wa2yB<@N5!sO?XtWWE|96?~ZYulw}BFza#86MNO70~ex9a%QJqKA1+y376=rkQm`$l|8mIzht9nAnO7&G;r|`!^nwY(>Uq
zaMq}n4^Ry5XKli=r4~AYAz~@puL7~N|Q7d3)U?+c7ew_5re)?Y>P5Ie_vD|D^*8#0{2)YJrqdK$WowWu)f%|W?vbtz%3HYX6lPs
0Es=%ABVi=qV&PkVch1kM}D6Mn!?iPZ}SgmC$scVpE}BR`yre4&2w^+aSgqv7-o}}wWq%StKuD0$RFVKn*8bFX^MLFV=6{VFETGw
Ivsp)JHmi7lvjK{q|q&CQqm@hE-2^WD5>V}r>Oi-<U9}iTzYXxXcQ=hpac6{L<xF!%d`Mvf;6(7Z);2I<+W_PUZfv$8~m_;f`3_G
D=(fL<U&<cjwS;9o-01#r-iGk{~GE2#M3Sa^p)S<oc)K#n+W|zk~p%*L@hhaYtiTWytJ*7tyI8QNObR5Y)6G5rd`)1{Sc~<@jfQH
l6IhuWdb1|wdOg>2=R->#i-9;m(Rtkdj+2A*cJYyE0Uq_f89Y!JL`sGS}jnzU0x~Dw->6C2E-|m8|zQiRnYO~vHJJ++isP8#XM<V
b@E+eE28jL`~Q%s7-P|usL#kYSA#RU(i~c2*VL*EgKfgH9c}$FrG#m#y}!0G86+)h;q0VEF$Jp*Iw!noU1`bhLo#U}syXK}aHW4-
b(~W=1ZcaFtCEPmUcYqnje4w^1SPy|>M2Q~idOXYk@Bw(QIRLJ;`H}NK;sl`3!C?-a~dl%tanaH<`NmI>-}-?kS3OwXE-kq1|pwD
9BxLesnXt9pzWVrFK~Q#{63s%BI=$1aUw&ol*5`3^B^Hm>Cc3N1HC8NwYsS+=C}g@FazrJ5B62E3X4T~#JmUg^{@cal3D1q5AYQk
0YDo{C{*?cZQ8p@*t;p&Hch}SD!U9JZQEg+MAAyhAqleYO+w$L3g<?v-m{~XK-D04yL6zBX}JUON()eekhaOb8xQwd_=3-@rz64`
!&E#hbgcEEE=OI2JYwg3h4;D<YQTPO^W}YmG}#6lk(ZJ8i}S#drP;a>lE5MZS)&zi#aLz&Gu-~kmK9U`lYo9%(aq)J_%!X+;P@Z}
*V)2D{W9hMzY_pBF(Moyi=4Uv?k&Zos9+9et|#X+ZR@#CQOQpBY+*23c>ECBRV|;@AO|~<im`0Xgg8uQ$H*Z($DxLWVhm5PJz+dy
20}ss2oVvutH8jpfOitRP<rN!=DHXF>XF^-&ZLEVR}aIrYe9$t-c&FgJvXFmss0(YIu1&e(jKzXi6DZ=doUg}qNW44C!jA(a3mqR
1dDp>(UNP(el;j(i5hu(Gk(7hkj5hV@?eLr_=f9F6LjBK@)K_mpY31F*xs8+Ee{hk(4(>b<om!g=y0Vg>G?<Y*0amQQ>8p%zNkxA
QVK$_%JU2(3+H$aX!JXjk--U=LCZ{cC}sVilEaX56eRyVbjMpQvH}IAFBHyIFjKoXem`x_yy|hud`!`XQ`y7`9vT|EKt~<e<4F)D
HxJZzw>)$L)dtWCxkMx~=U4026p3=wK4}3{y(5!>aw$O4-J}spsMq0E-;^Fg!y`-QkltalIKgKvv}2V;hy!<RX``*nnX{ZRghfb@
V6qW{nO`s_GS&@pv?U_5#7Gr}?TfoGiBQn~R5!w%+^tSBbbMVIJ7A%!y-jp^EYkz7TkQMw((J}q9(4Mr+~+x@QX$7M3Qh!U7ID*`
u65#TmvUt0UvBC{Kpr9*g5a_S>GdO2gr*qK(Lkmu^0`!GN`-b~ZR&g$OMQFO&GK3F%*#EUZ#v|qEuh1yVgfN6LdF7_dd^bd!o5}a
|1gk0F8E2iws`1#`-)$5?!9|DWLX6Of?_JEp$M8vf+p+YhE3LZcxy3S@+;k{qenX-(gf@mOq50tIMEK7Vuih6Q9f&~(|+H1z-$I!
l_(N3-$FpN@Gxi&ta%4#sEuIIzpuXc^Ew`hp%}>q`VTIc8e(e`PH@cQCXmr;&8cHx`FUyoYubF@I9OYus=%Nwt7Q%yy-VExaTU%U
Qe`d?q1}XQ=2zzaa|^e#9@|H`{IA)utucTzR0DyR?YU_)vG`BDfcGKac&dnCPJ0$CnxLqGl*13SgUx~}&k}Qw?X%T7-wlpWdZ4u)
Z>j6C48)K_|EJBy2NF&O3k~DErT|FG7SZfL9s`yLqkCe3(uOVj>&}CkO)gj~<f{O4%=O$hGUvs=k!@JM2V1HmI}h?A4rfe4JoWW`
YkJrhv?$gdNqKKT3jB%!mKPU0=H>b80=@cgr+9UY>T4~5tQTEU|NRsL_79AEzFv9GOs4dEWT=aq$%&vwX^Jceu^9mTjvOP_>U5K;
VBrxiU@oUfVWVm&0;wXKHsPM{;4`34%5Y0rXyQ@@VCWz>GEfK#7FE|pyBW>ik}=HhVomCJbKJN+SQ^esfm$Z!kisDYLrS;#@$B$~
*sB4No>~*FFTd6OzgN|NtA@9)A&@mIld_mhBf%LA$cBPA=9_{TdP<THG+nR(hKwaW`fbnReivGO7p#kgLceXiqOEH4ax6SZay)W7
54C^XYU_0spSfRS23uX;BW~#%8CIYr*X@AS7N@P{hfF8FD*Y3@#D0Tb^H{9I+w?ErG<pW5OPRUHjPB}dWn}gUdf;mx4eA_T->Wa0
T7shzTn|3VYVQ@^@x^gyK+}hPJ>|>S%WsScr{i4vDMI|NgQ`cTt!U)&G;13t3UgQ?_}Y_9ELOrq$bPSwSv<NJ6$IH0R{j1|iVW{#
=Pf!AC(^^Qk5t=Yvm2a2Z`VCycI!W{br|pbG^OtL5Ou%nt3VSPMST*2iE3%H#5N5aL%X36p6fV1R)Zkck?m6AQTGiagJD86Hh-h+
`XeXo<eG^JA&OU%Kj-zsJ(C9{>-JeV5OP|H?oGC<R9eEov_mifG!|C5wq=7@VKum=EjVTa)L;*XG+c(61amzOG_osh@@JtgoB4bG
U2R?W(g10aK|)Fy-_w|wKtG(|$*!H<qLg-x9$up~9KLYgcjv$7Mz&nmA6|Ifjdch;zLX~4oHah^3L{T7s|TW}87*<&`Jl)O)k#QF
G|16{9?%zROVOeu;1rp}soeKx&+l&+-J)uOBEjBZVY*C53p2ZlZ4Kb6FF!X&hr!XuCvdCz7b&46ga|_I&~%E`u+pRv0YoerAre~_
2mKRI=jViG;Q4FKQgp}@+aOn{zMUF+`|GjLOA8NLzHc1}4w@E$?(%?gjT2g9A9Y5kkpyAVD)qMDHK57r`rVF>E>peO6n{BUNpSE5
3k+_v3q?T2pnP$O5EVP-?4w-oS`cg<B&$5vywTkqmWyGQj{p!?C2WC&l5_~3Oo)Jl>3@~v8Nr&AAi^o0k|zP8T7wzxY2cd2dJ2Sb
i75g)I|5`o7Ft>Vz|rf~FIVn+p83u2I`>K;1O^}Hu(Dnvmw*RGxr&0bD!<!nM}A|2PK%g}Q*B^^6YEc9DUWBWK9?N6ov75*{Z8N!
&pwF!-`Ronjv~=-izoQT-k1Bo5nezZKbOnHe*H$bdtKRgXz0^<r}sK4#XWyNnlvb*7zx^6lx)T3yodKTEELj2(Pek)T0TCv{~j9e
tCqN#%<VX^tvl5Zy#;Y(i)lnSG&C$S4R-o+WA8SwuX-!tAvI)0QlV!renfk^Qa7z*sJEBs(sir*z}>Lfs;4ub@!jNMgrY9{!U6BT
Q`9{bz5<FOj;S8)#v`SeGw+9MF(ffX08+z=JPj9OHKp$B*^aw=bp9LmzWZ2c7WZ6nkj8llk)I?K5_L2LX_wj|C(MsHL;aTP5?kU?
VlY#7Hz!r+qaajwpQ}qvY_Pd@sD1%qx<i=)2(l32gd9-w7UQ@93Z@YRA|%Z!K?73fxp52oHgul%-VUwvIj=25XAwW3m~)rjT4?4j
?NhGlwy#Nx!$sxeklhV(pH3=3v^J!9A6jF6S?gR;f)G!F(T!(rX4a-?sNoTS)FRA3KA4|N9}B{XBmYZJeLv(^WkRW#+vl3m=4Nf<
b7l)7E8W|RZMyBdA{yDs(Fz^!Usi|&6`!}b$%rlUWI?rCV?OGu3>=x#2AHQj1SWxKml#K*y!tCx`Mj2hcTiEk96j%)bUBJBin<!!
h5UxipAi@&8WyXtKy`4xG8-iC^k^w1wqu(6uT2QhvNaJ74nmpic#eCk%CYU+UL%=j6_*fA$Vnm#YIdYlc7^CPKT!5n4MJ{P#%8pk
_ZSvHQkSYFll@S$2?=iC15h^%S+=8w9b(DcdV9U<fq@WuY15uK+f)wb2mMLa+S2*bq9TE64(71FBsJOOXh%SueBBFB2Uh3gSQs*P
APKh!zw+Gvt9?U^7D>Om)Y4r}y>y)SJ!S@buIqyRFikiS2%+XsRRQdM9HZ8rxPHwIdd}I<yf&l)r&_N>HvOM`>ozy-4<JrkMVD&=
&LA~+5wrWTi5sxquJ;8*u<k@pRvhhEwf<qbXOFgchC(X?@sK|so1XC0=y^0CV64vB3X*jo(M&Bxp6}oI82f~pNTEA>!izkowBxWn
a%&92ci){CUa-T?lUa-o_n}Q5j0_NZ8cz1d;s~CkKN1-U1&7thfrbp-4Kc4yc+O)dXm-risd_8{p;Z*bvUZn3z|6%;tnFBHOQP&8
rEky7SD_P^!p(fpu>eny>NpwA2;46G4dHFT+_x6r=(Ral1%+-=@l8`F=AsoXHMBvf=@a<4W!VI*=-h8o%Hc;Q=2;`>p|KMz7#q_o
AoU&4t58)_D2(c2m^P~*BFHdRQft*z05OtNvwZ=3-VroS>%E#2TH&-->SeC*vqAg;wM9Z+3MkeSVh4zpp$=7nY?_FPmOj{6DtnBc
lIxf&Uau%bXjPChIwM4pEanrd6J(iSKV>J%*s4R0$XC*UNF=vphnAdT%m+9_e`fC6IDM>dTEa>g07%LgcB6VI1&2Ft@JtWMBa-?k
Wtfkb)P%(YlR_(7ICK1te@$<Z9Uf%*7{$X2e|@?B7T7vpjIFe938SmbF#kU8RM}xwM1mq1@2^?2IrryV+!?^K7={q%5(nHKJ`l=@
5R_f_o4!bsiwZb|fT{?3)T#)%wXXXXn2lo`e!R7dV9<kzPRJmbj6!EMJDPlpAzvhi*t_f3@1(KODR=Vm%gG&02x#wTkU)YY7c`Zu
E&2FBy^*Eg>NF+-p{ib~RU<^=Og#gpuf}aox}XS(_c742=>mFW5QZT=8j&ibWq5vdtJZxcXb?f#b>1KhAiPLO*(bf7$Qm6nV3p{?
U=S67NT6NByhqf0Ttv}oV7{?eEuE-6vtURfsF5EM)Y&)BaOx561xV-e{5v3#i%%F`pg9=rE=!$iIn0~O(V^?x(`wYUNo!qc%?i@F
fQH{BHVFG;8q0Q&yHw5m{JCJ2*dyqPL|qJ6^#2dxYmr~ypKQmY={f1|H{WmJ;yMy)x#G_>DOYm*ItEun6QzUB&|8MV9UuXrtmQ2P
c1{<qBLLwB;kF!D{;|;G3IZIFV4M1!10g*DqpT$2LSTb1x$7{H(=`CpI}wl!=H-V>UenE8gT4V{sY%)%NFCT?3}HMOJ3savNro)n
nck>EyU=T`Pg{`h(KR8&1JZZTQy~q5g9@5`bN`ee9MqC&(xd~37m|}~&t~(`npQyRHJLEK-9W6+`tr{ZlWljGwA6^cC6?*wf`sPU
YwsiCDYZ~L+tw=}IE?d$b(f(12YEt;A`z;7$|OKyrothbY_+bZZQ-^DXm@<;T<VziX5(8WV6+*d<F0k`*lkLSQ5Hny!PbuNAkqmE
RKai{1fNg;E^iNaK5~{u9DwD6%;B}Y{<yo~Ls2*y9dw15r%=OhU$<L==ABuaS<-axoX8Nyn4{{maU1`gtM-2GdI4%<AcBjtUHr$E
SLB}V#FJS}F<2!cz!nA*UrM=Yq*K;9Fc_i$WRp~+j%Ly5n@fS{ZdmBV6XVZBFhGOG7;tvQLSh3BfdkNh33u*|%Ny11>e^QQALVst
&F#R1p@a$`xv$joU_{joKo<fF>_xmt1Xk3()fYG`KtQ9~K&Uj4v6vp|ggeTwWcUVB<aB-jphLITDgcg{T4z_V)e-=x7g|`+f!RS}
pe(jbp&w7K{luJ@b|fr;j5m4aF0RR!zq`bpbZe^-GsX$Q&!#k}$DT`?yEj)-8QxQkjv9%J0tdX!$vn5N2C@N#QCPSvAWJrjAX?Te
bTxVj02(J`=!W>#F~XfIU<>r(hb4rtu@%OET#t3ah?B)#OiaYE5vYo8S!gEP0%oL;Scn85v2j~*0$A2dJt^q_+9~5*EDDP)3IWI%
dI!HKpdt*gl1I7V?4VD!JH<IF^Nr4=5OB1CfGs2~TnY-bm#f*+7LCdqlm~z{{q@n~vA;a?@{To*MgBhoERSao2$$v~WFviqBrCn4
JvFQbAqSf1jtdu3fL{M$HJkCwGy6X5n=_X1-F_<>(JegXL#(r?LiFbn>+EN>@*GJ&&WAU4W)3H-3hL^R3+l*>f@e>`HSA}E631Zg
H(d&|PJSD2Edr+sqKm4oV0aP2&q!>YL+TO^n44j!#+$SP$F*aajl+hvZ-(Z|Iw8mrTkM>RRXmLbWKsm$y&_XlGl6k`TfK$Ef){OK
kt|z68U`4314+{~6&GRw^&evAZVoG<#xmj8Q&He<^?E44TkwFV0;5KIfPfNpDh3Edw3uX&*f_9~!vc@9%rG5DY8sHj#E~RcaO87d
?WrxKxZi6{F-mVU^yZ=j>z*)-i=joKw2)s|Y5+`sUI%zzS;XLdI?vOy@6n0hzESj|s*mpH!=Teets?_2cGB3WRO;~>$$=0KaOI#w
z9s7}CF%s++G|UlxkWRVwJ2cV`E&%=AAD3f`UBDeLMhLMX|)ALjejadq>)Z|v86>a8JFCU$+*MZ6|&pOz;=)e06c#_$;ZpLJ0$JA
HT-F)ENbhi?O36pGR}M-59dZhy-@Nu<~GCiGG>^zj;@A2wlmrcqS~|l&yd%?V7uX+l?}6_3>?-mZda?j2a$%eP(h&tZ+v+;_1?ZY
LvW?#$l%K`@s?9}4lV6YB9G};kY`A+?POb-9IXnjBG8`+8;zA*SC(d{uazFNqozF)0E&u;on@@3Yi{u3nOxCzd~7dX{NNoX+=!r{
>1#BY3zdT-lZcLNpe^-z7O`^!7M$`2e7Wmenjv21oso@3i4EkqJh6vYs1OkX2eO&XsDV{ih&2-k1Z=$b@7uC9-@!xYRhLk1)~XB)
1=3xt$QlZ0xkw|tv)ax`v4#kZBQs6tF}RRMVwT%ndoQUN>YmOCfuB7u>6nauhFMk2`px%$hRUq`r1|}K52r`D?|aqc^U2}!R*s;K
G+7spI3s4^O`0iEvI0d=W`K#I)mq7OAXlfA5SzSE8o0D>{G2rEmn>^FO`6~pWFWCJj@_6vR*Jxfp(V5-^;a87)}YRlyyKjuui}?l
Iq1%mskXjst1+9Pj2wvSE*oqN6wwLFK*ADZ9^Jo2{=&^4hrI`IsD!Ym;(;?jo|6LIr|nISMRe0nz%h#*`q1dg-2#wn91<v9Ub?wH
dhdrtRf2Er*X7Rxdb~go3DG0$_p2Hhb>1*zyaXPlWWdvEg_nJAM<F`S&}K4LXc#6u^VWk$1CYvD5Ie)v->rG5>Tu-EV57yVR$EPP
T7~sC!Np-<T5R=8&4yMSFKJ%tja{SyT(v(#Ul1ePnn1-qpa2scZ7)C)1OVug6qrHAveE_><^LEC(_+B#79<c3`%+B;8HOBDqAyMm
R8?@Pry0ylC+wW&i}~+kOy0h*Gq6uU<Utf@dkH>6Aja5Bhp0U0P0q+96XEZf<|lQ5jL$5cbgb7~P}X(Rq(+G7;zNa{2!@*TU|TrE
z4g5w9OBKecI>?@b0oDUvLUCaEz;fC-glbW%+4{@s3er+@2DAukw(dkp(D@;^9IN&XdQNZG6AHA9Sv}iaDddPl(hluhb-KUNCm`!
m~WoD%!#P)4kCyd<YHOd$&1>oRx4iq$KLAarBk(;f*wMO1Q{JNhz4Q7VqKQ;qlQ?$6*+Kv_kqcVCaoV@TP!N+$VGyz2!aUXJNEYb
xa-%$u{*jsOU(g}fe-+;k;762q_k>jSvDS)e*e!@AS8?yiQhQzL6nrsutj4NlvnjD01O(fg48c8oxPWOO%dPu9p!_92cUlOu)u#n
i81ZSv+at`CY>tmHgZTLV9FL%dbR8zu+1U1x^}RouhT%eYBkVg-SR?Ml)!F4BVyEQ8YT~a2>IRtI4K_M-r(&aFKN;p@UaOPs;D87
#F@1k8#KTY6A2>|rx9k{fnjLLK>3`C1Sm-I-B_Kb?Oo~V;o|(mR3aM|9<H}necc|FdfHimB9OJZGp4kP$e_oUKk4n<mkX5;&c+)w
S@_9E;)lHXtT&@TiHtnJ&EA=;TgO*&xmvii28=9^&tI<Qc1FvgwCREuX9*;m_3vEo*xs48Rq(c;jK2KPV)pJDBO-t@5t69DWrZAA
p21e8t_Tx_j(uLaug_kvHmnl%bM(y_>d|BGuQ_$QXn54w!@CZd&R9eCCZWz5KuyM#5w5Lf09X$@q8rM?rs4p_fJ6gOgAkHPfKdaa
+3^&Wp83=@?}v&Ngg>f!Wc6zU8TQIcOXS;u!5Sc+S7#itLxR(KG(?c$#s+hVwS{#fp#v@xHu%_NOt!I0yLK^@8$fGHh-hNhtGSc9
uZiy$lE#K>4(1AeJmtkUBRq`qGU<sELd;py3}z4@v}M;hwXI@>yCB%av2@gbc2udJAyg*h2$4aJ8)rC;EnjTkmuHr3Sn6p5OQAtg
B_xv4&_%+@I7Uvuc~1<_SGCnyP4baM>rK;ZN%BpYVt892uu6fUbn~*Qq|{ShkAOvnCYI=KFmzN7OD92zo<adA{o$8aR>hxtT}iYq
^;RNB=XVEJH3%-}yM2E5u=VbhRxnsAmx*obd&5Vp&LKy3oJ}EzEUu|s)x|Aq6h0X|yAI6y{T%)~T?WIp`gICztrp@@qNNmlhA`7k
X}$e#27-dpplog)h1=p-I5he5c`>CBKPhjS@wK)(?P{L%wKeJ<se)3FU|;LZ9jHF>3&^ShIGAf!E(Ku*(2A8m;b>|iS{7`!5U33t
oPU^u!_0z?MRGgNl@T6WOv0Bh1eY#@qrB%RoNp9aYQ~VBjp!Uwp^a%@PV6J0e_A$tMgwd?#*Q=~Lu0NVzm)z4ub<FQ$9DNo#J)*_
EP||q(@RudhCrz)PQ;o)8D|VVym=hvQ&8WYyYxxM1Qu}J5kW-}lh#ndSUF`F0}%!vWUzPMNOhlj-$$NxXDotN-zOj)(q_;Ce}71K
C=G~p-%eeP0sW*0YO4r|P}w**b<wnbw4fX{-L$l&=Mv{!FOi#Wlt;1dzvSfQeQj}JzBb=^HrRRQU*@uoj^bms1dU-dow22BOR?mI
sS1N+5tU!6db}}DPLDm{bocok{J4(VyXmmrWhe}UoGcbag~(yCretDBK>hnF-%7`=vKvEY^-gOd)QLOo+MTG*zEq*q!EzZhrw&?3
K@^kuKuiU@A$P-xs%-~crd2c6=8s4qRFH48yWC)k)a@3vf}+1Wzrf9{Bh^^Q2#30(x?oJ!vcllH`0(x>2t-fr|EhJ`8#nJ~gd<36
&1c}B>Kvg5*jyStYF0m1#BAwXx6(omsrT@X$**P#)lk?VRjI-bST~#trXPMZ*G$EM4QiHcD@ak7?_ojV@Nn=!2kk>VK<RX+q(!z?
`_Id7c=X=FngRr193tdo$fQfO<Lsx_EPwC(?Y!rGoh3I1Q3?qZ`d7WGp@ET6STP5|y10AQ$png-CG6)i><IZN^2JX~?RX8Zw`>Z?
_r6R%icX4spXa;!?Y&k6-H~?!0}VOpLpH7K1dwTSG){Iw+;PhS;UG^-hd7x=@b;0z%*HKS_^Q38gUf0*m;$vwo@hSJ9(9uMeJ0R-
^>`-F&rVF@b<)%zO`R<MZ&|0!@4Mcs8@ri+9oZT7rh+Jwd(sbN%BT-+y<T-|9Eb@oI-$n)u+OK0>A&@2(d>F>%V?-tetqoJ9J>#1
lvuSLc?#=Drs{R2U>~Z%)m0Bjzk$|6)|Pq#juI3hFJqxRCjs#6`4$r%<TfteUh4~d$P=x4SjUHczd=#BugnWep#hnsBOQLy=$EJK
IrXG#!#~e(T(Ib}+wmz~=66j2ZhxK`pZ90Z`kS<^A`P?(gW3T;b)Pr7p+j5S*GLY;qm86X9AD@iwl6Cl-$GX|)I_~-*}k=8^m_kq
`nT$EN5)kT*1GOqh^xA{KmtfKM_=|=2!$BKvr*CrF@#1zG#is`kL6}?Iw&u)Kb|j!heNvbw4l-qqkXjG^>Y-u{@gMvHMW~Haqo~j
NzSWvXx8-pN!&Y}#FE4PY&7I1irUW7<5{9q#ce_NAuq(T7#duajDC+HHLq+wwbv4}&_sVEhK&VYVgns|8Mvl&v|bt+)Is45-nSPN
xEU}@2|>G-4jPvt<RaVmQ%SJ{Z?80C6_c~1es7`9Ix~8owfgCTBK6+6Oz+q1b7tA=ybAZQ#GWC5kH#@9Jev8pD@-GB)|l?w>*>8;
*dyo;db&(=CdX~3^vVn>NCbibELf9)q8OZQo?MWDCce7K&@!22z*QhZOcwJ;1@i4I(m(=7*63d@hG#N{S|6&;4GWwJZ+Nt!#yIHu
|E3~Hs)OZ^za4S~iG!of*z;r&;?H*v^lfu~hCt#MJ|8%DqV)@`m63+HPxtn0L*O;L4L8(@tun8vPL;0eEyrD2!+z)L=K~t*^do*a
es@<q(zpapqUD%52M7hIwk>`yQS;BEh@wQZ#GrcHX}|{>3x^az%w|B3_sRvF@XRde`28bwaOb$aA8uCGbgv_+6lQHt9~@X*5sL<E
_R*h+KxEsh3hH0AMsLO?&sqmDuFWiPGAAmSD2)h*YHv&S)7Nf#;~Dmingt6;BVs!mkN~38yffhH?$sv08ba$vfhZu46>I5;JH}0A
ClHVVh)YF=1Z7sahtr?}ls`>ZT0kNR82F%vV>g=^Pn%YNhB^{-bPaT0Tn<XTZD|b{i0ORPEYJ@$t($b|Z&F6h{aDA27B+2dzIX!M
UEEMtkZml?hzv}SN-bg;sasb?S{ket#L(Jv1+c*lq}pzG1hxHresbttS4`;jD&MBnuo_=L?QoJCc=r$o@+{3pV9ZNk!@rIEok0(9
Coz-b^YGiOzvjv0cB7}RMi$HkW5!`cpDqGL$6?57Mp9@HTS0{!QJ%$8fLQ_&ND!#NM)F(*U~aOrzs49pFH<_P5|*{PLaMSkZHZj6
hBBw5EL8+SQS!~V4ZF*b@QW3SqAXEl|I~PT-p_Ao<2@Ylqp$*`mH>tVeVDB(cY-3pnq>{3-wGIfx$l+Z1v#YC8Jc3eygIa3NzQb9
@6yU`kl8GLZ5;ZVj6<{Ne_MgM5JuV{4($xpFjt2ALNs423tocuwClwHsH$ofK#&{?Ib5az{D_b3u+ac)jo;s%{-$j1l~JG}M3G04
w@sd-C|^d#h(Q+w!{wL(!O{o2p8E;`EWnaBDT+)GEEtB^Bs9%7iY?q}B>{dDMlNZ?F`ANQnTBUvi~#$8CmkZxAOctmRRCNfz+4U}
fdm~YrJw{w7&`#3Uz8Z@wOY|}n=@i{QX(ivxQj<FnUQC^a0voMcnk$gTrg=Ar2=IrCRUM|8j#KhcC*cS_X=ViPSHU~MT;d?vWZZj
IFJP?gyA%iCkb*=->&7-E_D@}5g{;MMK;I)5u#NI4m8*`tB5S=b`broAl!2*mtA2|rI9#z%0_2E!bY(lO7pA~;#@02D1aI6FaY<K
8lgm=ii!Fp@LfyF14v5xy28`Y-F<Ivw*{poz3$<lIv`^7sCApgfPLomEK2k8S#qd`4`z2w0KK|I(d~kZFK)MWvhq7uCpJ3tLh!?C
J#Rg66K%_s2z=hckr3DU!4zT4<2XqM$pC3C_aNIBql2-Z9#5u@^{w2y4nSKmejBj1CuwLT)uI*%R@P8~QaL}94Xat3Ml7{-CIiVR
pNe+HIeGn>$(9DxWb?VBeJ0`HZkD#48!cc!AhQa<&G?ElK@)^39Wn+tO!{aibqXO7>6rzFH;fBZ22wS=a)i1-X$>2@397$DSp*Ok
kYoonrD733Ph(X*3i|ZfIt3Al?#d^jvtuv2`{7Rcb2czt8YUD-c9TS3@e)z~Bi_V2zkGyWVD`peela$L06Py<=&Me|bjc)wVFMlN
ww6~+!v}a>d1nyscciVkm_~F$kiYSL!kl@~EWgpasukg)l{m|n%bH5tshy@x5AV)n1lrcd*Scn&Z%m)}YG~G+XfY-wo7PHFxKqiw
<*(^W&a(N=te}bO&+>`<8U%|XcxHu<b*nI)AW6SDE~j`S3W=gb)8S-Tx=5IYjmsb~+g|(Yb)l@;#-~*C4t?pTSE<lmZ{HV38X`KV
#=LP>F^Xf_Z+DIH4rf`H5gfOgu+C)O6ipc#=P6UaH`CVwkse%Z1k+aY4WDEV2|2m8JjxMCA{t9K=AK}kU_0W4NQ%3u+=md97EN;w
;A_#kbJ4tZ#umbyr$|8!LSl70#%x#?Bxq42Y>hx_(eIO5s^bH~NFaE7ojYTOoKj`V7!6r<frK~42QNR20Z?RXo=cz$ni8mXIt#wG
JST^uq<B(9v*m`<RSG?AGd<^9`Oa<Ghkv&|zfTWZ=|PJVGbz6|<e*l%`?7+QlR>=ra(%lBZ(AIZs01*ajvV_^*{VwrOVMh+=}}Y0
7ffX`-FLh$g+G?F)`qm|Pg7mpux-D`&JQq#L;j79+FpkPQHKi<`dDbWXD8{RCG56Fz_qr*144YN%o%Wj#HU+?YcbB3y<lmvYD!3f
Z$ravjo0ZQ;(b4#e$D##{Qo!;T<inV96fOO=4cEc2>|+_8@%2*4@s6=69naklKf76JE>ImQgZO@JWLFrj*@_IkOa2bT{C>f3A*#h
%R$v(?4hCVzlKWGc`0pAuiHRvA31|SEjanHY+iMcTFVw_P=<x|b|E^|ZNXp?5Co0TXLBL%0x4UyASrNaP)E$Sxb%=Dv%trlmy{)d
@Z=Ns|6kj)w)27?9Uf?fiOu?9WYi4RMJ}b-n8JcI$60yzF^VXENAu3Oz7Zs(s+iC{n&c8XBy$)%s%ZATBBxPHqBBohu!B|<JCFmG
!t{`yJL>#j%7V>bp8YSzYIbjh^&)ejPr4myC}-uYc<}>?xp;CM5kOQ}u#6Ckzsr3XiM&9l3~ZUXnu$TBTW1J^gBMhFb7Jp$Sc>6!
x!*^p4!E9ehZAu0%8M2eQ5F#)#&FBG%+aH*kmp^j7yhr#%ih0jAE=<9BG2Uk$fz<vi9?pkTb;Bd;aV#>7NtkJUSi^^)Msss8~dwE
0ZS@g+B?7+6mfSLC%tuh*3oRu`P0LAd>r0_cY1F_YAPTwaS4U(S-qfm6#0AQ;sRcGie(EL9P8JJrF7l_$wEZ7wAw?GAS%?s0BG6`
MJ`Z77K+sj-fFm`4fN277zxHS^wzOWF>Jz@!C;38YkZpl2`vF`M)J}`U1xoVLI*mFYf-rxX&bO~`b4nV(FL?OvMA_&H1rbp#^7AV
_4U56-p`}FxHt^Z_IexSf*J}jxB<nJIzzt+5t>cAXznyDCmgKcM_~IuELWYRwMd}=IU2XqvtmyhY0O>VlR}>R=eD(_dZCkSXkDZ8
?{*O?POPjT$i`P!BWR%!GrU)7xuT+Bn1u!9q;Fj?X#Ie2MVXVeP!qxP!!B|ToL*X!t~@mMobU#Y^y5Go3R8*_3lI?jq29EeUASy9
k<n@gKBLvbKQ6?7y8lD1PQ6oUQ1`a%g3Xk)K}H+TXT1Ow*p|vfNG4ZW$tq*-o$S>WluQvGt;&t+ZMU1e`twlLWp`al+t;vKD-tJZ
7xKj0m!A9!?UvNR4mqs0y&NL|hX*WK`OEC2xE~W*K6>lFI-YcYZuHG1WkFBdF+~+P)ip%~$&pHzh(*L!Bq~<2*n?m&rB;ntZ}IEU
{rGfzsCNTC{}_rHeKF6Mr#5Li5ka>CF*I<H%51BO=?dY8!YU}}2te$FXlf3-U5*6wA?!SW0};`r5Jg5?{MHZv8MmLu&WG_CtmuyE
^x@dQw_#~Ok_f3ygs87-Ke%NQhz9mz;@44FyNo0<(3owl!2-|>U>qJfW|L=5EN1PHDkn7+G|bEckg)@WkodoN5rSCY0qkLuYrwoR
6b(;Nh68vB2%y$pw#IyFj0vj^3<|@yi$aRX^&%Rm2_u)Df{%hW#O<Z2VVJ`>1<u(bGT5(#LG}>FXk`#$52!7VShh=3RmLk%F(7nc
M!8gLW5e*^@2!|Ov^f_<F&WzWF6OotK2-|o@wb!dQo>a)yoHB%6^sxu9#3+{>e~23RIp$&3FWJXu>e`daGnK?<FOi;kU*#*u{>il
ke>~nMXLb{<1egt=>Qh5hjpx>HL>ni%g<OoL<QAe_r7pqykLQ)T2d|{<p1I1k0i7^7bBq(LwZf#0nl*wKouP#xNbHai<;v*zb!+K
<TZ>EB%FQ@fqvn89jNkU&fLSZ+Mc~Qds4N$ONFx)SmWJ_>Ws4*WHy)Dg8L)(9!`bWC`W`Hjx9w3*0*D-U}M3X{7avTtRMnvpzXFa
M|OfAf-fr)pwdXf#-a)D^Q*h7f(AWU@cTb!Qi7~3bS!9r%1Ajn#eo&wugr+JpcrI>`Hw1QF>XVgQd3D5>KTIu0xf`d-(8)kz%aXD
AOmDW)}X$-#<qyf)D%Lv0G47&!YD5lu8>|n{ay%?1`7>ue2s;u6g7=9Cf_H7K@bvt|5@|i{p-8~u{snwzO!MQ1qJ|nU`POvNgxnF
t9H9<$NBE4)jm<jx_@MK>(zt4`F_Z5FMj-PFDxTIdDd;=LF=fQVmwI5ATc-*+bP83p#x&2K-VfGpCy70kolw1j(4sd>!u$;R={uD
sMhE;bvOdRV56wzS$WSWuKElI<Ov4?k9YyWCgd<Ukom6^ZUnFyS=SL=W#L}-R@Q=OrsQj`{xx#jg>iw5#ou|$>G)(+d?UGib4KZ;
l0i5KS1`#pPmhgiKzXR9{uk;xH;5JVA;_t12mqCSQiJf}&y2gkH#O!eRfUiln-JvGDg?p6zQF(bT5ZTw+j<+Tj14I|Tp$d9%RU7P
>eW{~5Iy{Oe7GlGB!ay4=p4W`e{6O#U$M`YD)z%g6yk$pUuO}0#Rc$2+hSXQz~1z-hE%hFLAZ=mPbp8{gBC#9ZYNq<vQ5QtAb4?J
4mlrpc6azb8M)wgvZh^MJju{N3d)sPHe!ZlfOl&$3;q91zK41DZBEvI6zm??S$edX*wIL-8(je9qJa_!1QsLpc0Zxhe!S{y+x}35
pA*krgZ86o_y5~)c|GZ|svPNLJl&b;2E=O2&cFV)H`p8~)@2&u;s0e-7m6Sx2tb|(5Ha(+G|%k2&*!qQm|j2FhVjBq8(6-m%b`V3
Par_4R1_pYkpOsE{&FCGuRlq?@Ao#*zmJa(Psr!;)>h0}oAn<a85QmKpdE*OQ1tPSICt=$Iba8v_wV)$Uf`kZarI$uG^hPIW(FO(
$Ni)`c@W=uV9zbLvO8{IJUZ{ici^ZoD+<Uc9lf*H^el@EKc6H77H*R66@c2|a!s~?64Boyz;f*W4Wed8>#wkTIb-+!w75S09Asdy
LJ$k*#v&;xlQB3eP-*i+_B`U&fZ3^2KT;2!>S$KMs?ja6M{2)gARRpTGikyV>i-r@O`m>Mgw)K#AM8Wlw)%t4d)}a9b#Y$xhDuX*
;(_(*$@wG>+5QN1=XjNdWPdGZ6k)sNGtyw{mMQ$5=B`z?dUQUL8;cXu4JV1yt=zV{sJ2)wf0x<=VAk&lT7pCYHNMtGOG^Vo5@ibr
A{n5_Y!+B*Nm?^4i_U|<pr@T?ALjCT7fdgn8JPjkS2sS)3HMa|uUJmd;s&3yHo^a+|MD0devgUg%iVXo{wDMM2*_glTSy79#PB4s
fF3srjn$eMlrP?UygASKc<R6J^p7JOHL__g<A@Q4L3JZ$PV0>5<iWudE&B2h6<B9xX)Mh_IUQ-~PW!dj1N#vZAN=0=cI1kPA}MN|
$^iMUSNfk4H={BneAfxEWU|peu?>)Kfp3BNPW_m4_r=bofi775J?*IQJNE*kki0;GMU5#sH3a%g*;LQ&)-Y2o=<k%DvJrNFd%mm3
I><$v_;c#rf*&XK`+G$VB!~Eg9XzJ#G>LNa{*fO8_}&CvSc~zy(u-<@Tye-($b8WdIr4b#KFPESR1?=#{sfw0!YLw%oMlf74S8|M
as%900l@+x8+t!nDQw|tZqx3?Hc@8@QrAjrO8552@0-tC?)r>CRT25z>~wg2Ut22w5QuLA<RarFC=@|3)*3F4-8J4Z^Ij=7N}&p!
!^yDPb%nhwkozNxsh~q$V@3^f%+IKDMKWAPiZ!%QRma1(f%a1kz?niDPgy;E!Tid`*v9zJ1T{70xd;(&ncT^5d1v!fH!XHRA?*Xp
$5GCm81y>(J1(}$8|U%VxNvaG#wYBe6x-2$HRjHIvZmC#x%pa%=(U%DywlC+RM0m2nI;ZF18>TQ->6n`z8$HiPDW73$Hr29t$KBz
XT4K@48=c7w7t_w{W+;fkpjK65uQrp(5<#kWQ5Rwi`<6-1}T9#g4x;pcd^0=0i=yQ4gi$40O1*7dd3+#t!-4p!>rJJ!4(nW`7=4!
C~ohGXahq-caQ_kPi^rtKncbg(-(&?Jr#g#Y=n;=DYQ?2!9D&@Yx8t|u4b@C*YA6>>lWNFo=6NEI<xoh97l($sU9Ab7`bJ6rCd#6
>PZH!{?Vg?Ohc{Ltz$a%P9{6TvTj*f)c)MEDj|Jq>@jnC)zyeh69Ne$`(R&dvexS0G9tgJD<*8}`MbK&?*b!pP(2Uu8cLarVk2A3
4wHF(Q|lka?H6BE3it58Nu5yI6(o^F_JRZ&7UyW|lCWY{fJeS-TKSd3v(Hxjx360)K~z#O5K&?<yw-5`F8PaE0xU~4nf}u3I3r#{
o`MD3h#xSdk%(~lRlrbAiZ6v-y{0dVE$w&Wf`PFvTSH2rnCDta&aH>l-{>2sq~KYh$G;d72_*%rg{4L0MF_$#4Pa#itr3Lz?J=;w
z|>bJm?Ndeb6|&~u9@k~7%dJl3W)*%IRXA$!Qtm#kKx9KH_{?>)mNFRBzv!@zfvpCaw&BGEQg_J-RmLCO>~oAucV<F5Zr}_fEXke
H+`_zVO+1O5_vryu5;sZmLHkRzB*@ywky_ep{^Or2?7Mq-1EQ2Fr^qrqc0y$lp4Jb#;-pwWD~Tnx<sw^(=#$?HrwPpdD}Nv!nc$@
Gt9yQFzw1N@)(49J0<Vf)g!yqt-wL+0C%+O)bpCuA4Bj!VBF0J(hww$Z@rr2ij6?nX!aWgac(9+jkjQP*L`jD4T7bP14Hb9kJbXi
1HD*w>7r1%rV;1@5H<KZwb6_LY<=l%i;E4ir_Wy9j2jPv7^8%K2)ib!uPj(D{h&TO>o16db0(Z#q!$Lq0{6X0JS-)kjSD!*2X##y
D*U|bfO~U6%VpWqqeK;DVbp$00GmVYvVq1n(~wl4<vJ&U@v=MFRvDld1^0XfqS~{KE(704Z!Iff_wEIlR*KoNpb;d10RyGY`UY4`
glg<ugZMq@<!k#4y#rv!?Z($EcEaNiJa<^U1Yny>k8TiuTpJ10s@V%Q1A&rR84#_ytuP1BoacM4PGIW3&AYH2{33ib+~7k=k{iAP
GBs@K27sTG*BauQ$uCT1)-ggCVpK#c@bJ&Y75ylqpwcm;A;BY?*3LASRWs0>q;wU<tALcS0CY5jBy<YKinb)12eG1pGJ*HruJstK
5>txC1_0Qw$QG(`55d6%=ZeGVR`j|AAFcO8HMh~H0ffUy6lwmA$dQjS#h7XW1fs-65?2fJbAPWLJdQz|DVA0)D?2j}%R!J$DY5i3
n-E-1MTClyg8*-zD}ZO9%UCs@*k-=M0&mBMvEvUA!4K6agP*!$R(ms_o}Nji<5GmJGp)5XEk|W@Bu@mAK%fphAe98wk*RAELIDi~
J&;7vt1lG@3U(vIU2z(6dktSrUo#Ox`of_OpHxWhNWy@^QrsXyV%A!4K4BOc(a>Hojz|I58DXUdJK48GaV&IeT@0UY2G2_+Zj8y?
+|ax%>zmtK2s+-p;Zp#N!Z@L1gTj1#285OpL3oE?<_EQ|dJpEP)fJCx0lAK@xTVQ0upt6;0Mn_?6kIxY)*b-uwhyxpNqZvm)Op26
i(qV?p9583^a<W3`OWhsg0=CrE43AvV#PbT4v7dOLZ?hV4*{%0ZiffnLzk~RfV+LGW6=%CeO*=73?0zT)APXw_^X-eu4whW=C%YL
4$W&8Aq!4Fa;Tdu5FU!@+&LOjtuna~{s%7CtJGeF9RBc?GPAkvhV0Lp4DvkuX@-97LO2QJe}kRxp$g?+pf59`eRG_TNPZ!A-za;S
8P*6+4FxG)Eg%gujq^*ULpB%)c0s_!X!Rr;&CstCfyIV}=pyI^v=`GFI8HlOqcI`HNoQv@yCGT~5`j<C)C!h75Y==EG?38W^7v!m
Y$NkGEz@HCvHAU@&r~q`+N(8T6bl>nl^Y7BYatJA6_h@4OV{bWU$%ah;^=%S@B~lZJz}MM7y1WKV8Pj%D_k?HI`HAp0E~Lax5b>z
X1x71DYL!ilZFLUVyZsXE2;P*eVq}Sr{|Oy@mE9>2wyK%52iRnfa_P^4r@K7M`Z#GWq>;0v)$bS6`?SMc?(!jP2#zX7`IBqG9cc=
bG5D(`nuSXg)wmYx0bJ<8~~Nt4n^M)NOX<>(7vBk*3upB?_O3vOr)@;sKWmw1LyM+1J*qvU>#{tWaKDDFmQonTKXC`-H{mnxnDkK
D1JqY?F=>sw;A`NiER-Tsw8#0v5|c&9pa&_*1^GP`R1-vw^4Ka9{ar6C*cqA6+h7IYYNHvGXycw1tYsN_V;`Shu<mThop{XcrKp1
)>?wb(_=}Vb#DlX^WOLtsU%|A6u6RsMhtLVgV-E)bTr0V44&43*Q2%u0<OQU^YB3<%j9SBMLQFE1Rf+TvNmXXInQPeS6z*KbprH+
S;dzq+G9ah;BBD}Nk*g+ASKU1i$m)y3(YQ<ffB~a)r^mgQ%m8%GAaV^@iV1l>TT<B;}Rxi0F48U)QAEOyx*r@{5+wg#zmrKwz-0i
zbB)@rCue(#ZRqlBHpzYpi54nSKFY$XDG2otR!5u=YdxrJ$7gy+@q?dp~-e4ImQ8J!VKlF9fk(robqtAuy^%Hfs?*K8ypMv*j(f>
1*n2DQ3B{b-EwHvaCESNBrq^LZ-^5%+K*ELOWz<<U2~vKu7m-CpJ@sjd23<F$#6p6z*y5}{~1fO@uO$2Npg%sRLsY;s4sdiWIPMv
vcP{{!=x-`6#<b^GKilLL)~;J1VLbe2Bh>HvLp&&HBGmmq;L%cF=Y+A+?tY{C03{Mm46DKXlTZ%mQnt{tR4M+G7%eH+NS4vg{c;B
s*+k>`o$!Rp*X0T_ltD@1&W2S*NC!P66kNX!nPAu-CROfR01sMiyFOmyZSC$9%|V6I>-){W9QPb5>`Zw-<_%b2JEfrv*Tf;x^(c3
-^qr-osDRFk6Ceg7dNIY{tb;U5Knl@TC^7k=ot!__IAQ0OX*H`rE+=^+}w<4C${U%VuJ|-YurPM&PiojD7~#BhoCKTEHx8x7}eU~
hOtH*TM9-dgK!%j`9xhlx~}zqdgn%0F!`KuUI^s%>c?5JuQs6T<JlE@A^R}=_0N6N&Gs4|%oCNMaH95A)B!KL_u9Ciz@cjrR|N8L
K?n<Fp)eqe*GIu4$9Hxnq=Q;=5*9PZY`k8hOzhx3+FL_r34r9a85;tnX<n4XR=_A4Tt|_^#t4B_bxuexiR*$cBzyI<>eXA4HP8a<
GbF*F46MaadwDJPx2Nu7u8Jstfk=f%r=b5NeS$I30bv?i1R7)WIoo|&+oi@D3Js<Fg#%ED0JN3u?aL?N=<!^Q@Gx&E?@r!yyn-k#
VG3reBD+yC29_>rhfhkrltZby3KivB#3(<W_(qlVxvzcZ``TJ;4u(Eh*G9~j9-Z6f^7~IoYB>8Oq)2_2Fl(*N_pNp`xq~;(ciF1R
t?3vv7Kf#5vLHU(v75>(Ae$j^cF9K1Zv96}VW==@kxu#FJiMSdct=1HeN7VuhNvRMafAyG@4+0%mo#1b{X9OWxHDj_UE$%wj?^1&
+Oxq!agl3^?alSIjUABZ0;Vl-K<*r}EZl(`mU%&y%-ctuIYq2|YSlZW+m%<~Qq!P_zVmlxKoDJ2-%y-$=qaZ31EI+ru5{`+ia?-W
EQhxG3K9)ma;)?$1W2%O#7GDr?l6=}<~=F^k~j%SBHcARj(Rmt`VcXnC)->myVo%4DGzS6Vb{L62oyR+-US<wEFs{Z5iWw1zkjaW
*VEKsvC;6e&2aG%<^m{_Q*28LKd)N_hLd|JTgQ6o!<5~!Z9g>8%Q*z;PQStfyv~k&_*ZlAy&@`_KMiw08}?XMyuUB1`cfF5@>*V^
fy4{$n>$s-hz7o!tVFpSSVmjGUW_bvG&fK$JcPyRU+l5FuM_%i=;JMUGJ9u!Q?B_OFLFP=_+u1%RXZruj*ri@L+W(eCbK9E5abCg
HKG)wyHA_V6{s4%)p@zrnA<v1;GQ{&0th67saYCUmYA5Oc4@YntMkTYG3BG<r2l_C1M(;htgE}YCiG5F(F9YWHA9l-;{-Yt4jSh3
&X|@Pb&5dbrNX*<B-)L>f5&(F_T9xmApZ3M@5h##Z&hgjDHb8~JaoKut$zD}hmC4Y$||B=(DK(ub>{CuSH-yw9(I~J-O$2U^SjjC
jn45<`=@@7h3&ToHl??}ApvM5QpZr}vpID1A$fVY-qi!U-PUJm64Jv$=h!ux%Zl4f(zCP1#9V20s<m&Iu;lj@P~KXlHqxV3b?Xnt
;EwLwq()phR(V|1ImNbV#Nsg6LbW_riDA4s`yN5USX$V)d}D}%W0dCC+UW|-==A|4M&CW%po(!7&|pZ26d`DIGDs$;+LR7k({db#
Ahy(uOU`U`qbjSpp`LS;Xi4AWz3pCYiKkGm-2w|@_Zj~T&G3!|L^J;lP@#+zL{L<<82X<_MxKwtj4=enl-n2DMra0oD+N=<#L|ml
pASb>Zn>^^TIqOwC=K_8y@K^sq8u6HG~B==j8-(2qr{nRemRM%0Z<}IrFuqm3o{jeScl0I9(qUcqtmZ`IKH^;pxwj?S<PP-^461&
H1KX+30n~QUs}|vpBr+%saCdkv4D1r<|aK!Gfc~4M}N4svuQlDrnJtOR<);JE7;b=5|Id!;mf@<(9QG(F&bFA`p{pR`nr0Z>2kF1
z|rcT8+rGrq3uXi22)!6tN!z9H>FevJ@s52ePXOR^K#(eAcxieKQAnF_5HuLKlA#k2iSBYoM-P^UZ4&*2WXM(z`^W9o52^TM0xwY
d(y;WYxB(<3N~slKR*8AH76fc^Tg?ql}c#t4q>JsRB%@J0X=l3UD&Di5eF36$<Woq-GI0VR*o&`tXvi;4w?crlN^nsdi!P{MUIgq
mV^FJP9-{0=f^arlNDlu2*9oi&@C#cO*wC`C^R^xVdGbPQ33GE`LV;R41Kl5@pMQe+nIC!0zMkZZHXY3veglC>_~H5)+^ckt6Ey-
AHOGnkAC!z6WFZQPQw2a=M9ld@d%PPt43mJ!lCUnBVvA2_VqwucGGAQj@j*^I+`kMBH8ja`e0^h#cS-;gCJYnbs_OxHj;Wzq43yw
W2a4DInnU%$f~^t*|8Ktx~KNm^{o@Cb}I=ZkZ1^6DS{NBs%<7Irxq5>;mjKB?~|O}=dA;|ur8>c2q{3gd9-PI?;Wqt&ofnr*q~lD
&yl3l{@h0P*8;pn-|etf<~6141nTa5M08F*%iz65d|p)d>CSbmYt3gk;p{o#!<+>CrNqp*tc*PanX<j9W_?}j_?i0f;?y^!DYLR6
Uq{H$()GezsRAl@3WB@7k=C)z3cc%iwkDqH@I-~NwgrtXwktJ!_(f03^cl_bToFf`*z-fR?`mDPuS#ep)1Q6fRt0^D#z?xXK&Cpx
b2N8*0wWThI`nzdHsxV0p{q>G@~p)Uhl!6)Cv0@GH$r{2T)sYwTJN$D-by*d(@1)ATRrJ+^yqVK<LMh}bR2Ga?Y|v|c3(e6skv-X
3UuXq=Q<&_A??dS&gdT9y6wkm!bZqp+c;Q|sZ{#~+*{K6amZD2&Km9_o>bG0sr2%Cz}GS72yJSrHE~c&{MED(!T6ZMnydIoq;pk@
=pXF){QS9@8MG%k4w3c(+B#{|zss)_US_%`Z-wAyMIW3C`21r{HX+T&VRy!ZH4q#Yg21xcAAd@~k#@d$ahd&kKB(s_?=85M+WK!{
H~|{yU~WBl7n)5R;#p+WNNOF2EZSnflquJ0dFTGGZL8M^n1^C~y_#{E_Sh);FOHpSR6G=(r08)SxkV{Yk{U(1p`?T~vcU0IsO8El
Q+fjsK(%mcGc`7GpEWic06l&GI!S(8)}kS%Vq|99=5=U(R;wn$0&4U6+BzH6zb&uIkH|$DkLaKletwjl!6gAJLk0p%!NFkUJe1Ie
r|611aI5ZEEJP2XIH7K12gcr+p(7Q)$cw`3Z=Y=aZbs04Zp+v@@ZdYRcW)nWo#`FZgYT;1JRXmR09vyRrK#$gT`4l|BQpMwrYL44
O{RvFTJ?QRymO6j`?LOcleV*%5a@n*t~D>$o`2i&8pgHLk4-ez7Bo4&?gRRludO=lBDfu;OCK+1984J=&THFxP<-1%0?Aiy8{R;}
irAoCx$@n|U##YaG$apm$NV*&`}^aa5*JhtH*m0~a6@nl9L_hmk#<A5cOZ1SVr&HAMpAKOpyogXD1PKFr;|PveXYeqL8J|B!RR|=
Ym=70yMbXy_b&P;i>jQ<mt|a5s}ak?kjC6MiRvewZ=R>&%oLO88yE2(E<~?SpTC{{Z?SaHX#D+p4T8_mW&dAs4uUjD`k*7wAs8^>
3L*Y(_11K%VR%#?)Fsp#ENn;pxVMV&G6_Ti3S2A^g$?UL{+sB%WdX;k7!rvh^s3HYuUcP6dZw<xkpD%-XsGl=2yG2^E!Kd6DlRQ)
hv9G|?BfyW+1|$Xv(44qj~NRHo4dJv!H1&AI+Q8XH{$%*@S(xm5)iD7QW<bUNE2=c2^~$4`O;%7j*yJ8()4;i>e`}Cx4gR~LjEWW
g**up1vE3xp0v7~lsAcQQ2ROP?&c)NSG!;3ivg?9ooNAcu<pXXY-$K=$f{|1I%D2-Eq91@hSqe(SoD7dj|dvt2scfg6Bk~Np{MAC
=17#HYxD5$pC5TYn+X;oyziQJS6w>p>wMFuMfBUCR2lLg^b`(C6%;|xB%xrM#%4#b<BjQjSzfLnI<g=o1P=u9x)WU${z3R^j9$b#
Tij!rjIB_d7oDvQTgaWJef+sv*e3P0)af(O!*5O=EMlSfo#?Ysy)A8K_9oo2?Y(yzd^zU>Czv&X-!e>OQZ`D<lQ|ouhIr2FnB&7<
d*|O2y|vdRDcR!a<x9|3iSN{3!Z@u5Zk$tHsa>9vtXa(1K#MxQo#(9Rx<m-k>jNBTTU7Fmth0y7Bxy@C$AC)ub&G=CP0ewApRIeO
Uy%=<ozTE%CHuYgt$8<{rP@f3F^XxF;%V5dpbu0kS)EbafK*Bo7RuH_FbOv|-+i{V1(MXKbfc<xeammTu;7a4HCP=YcsyF)g6B8Z
2bpY9a~&;cv2o6NaU7{_`A;~Rg1QZ~eP5v{Uh`?;Jq%Z?=w?UPbAK$=pwfp9H%}D3>uNGEtXz@h<F=dHJnzOg>$$7zz@}6U5~wP1
q&=1SQ<jHK@A1_gY2zByZu=UK1)4m^g0@PCF|Fjh68v`SnH$(4l6AB7r%FMej+=Ix2*}RPgY&Ufo?j~Mnwr#(Id`@qg1ZSXoG%)E
RfF)vT5c<|zJxydTARW#O^&)H!mbLWyNa_+hkAMxHcP{{U!AVunuWigNg)kq@%?Z77rMLhG-&;wu7XQaXXl%pa{hhs(Xv1_N_XY`
%ERxsBZl+-gdoAm=0F}qLH?d8{5$u0PtE@B+{d$}>yvlXcBii2@2C_Zr_lb#Vd`6Ae$|&6xc-tn*nc)3wf-mbI&xUQlRsbI_IYyO
ldhf+{l>BG@AW99KGVSUm#5oUP&JQ)Qdr0@tZy?~UwX>V!yly6Ud}T5L}9SG<CNnnHagCAj6<C3ceDvEOjFOUCT0zVj84%Rn^B1#
kN1aHyr(BaDS`)gx77npCMn9>Sss?<6Z1q3GsskDs(rWdrXD;oYImM<-TK$IR`s*(Gh-*7-;Zv_K#en}&)Y)vYZ`N<FF2;xD9s(M
+WoCrfc&#Lk96afm42J_fdp!F>{pKtC<q*L%*@ED$&E|t9238nH+$Ba+!$!4XCJ*aCTt!!y^Ktfi+XK%llfDo(<-x4Hq)z$<lc+U
vE^Ie&epD+mS)#nN_WvVz8(40V|wG*pPtjQ@O$rs(-+|5&Vfv7xjenf7!Vx7Sa%cFTUVt8I!soyE!k99@TSu98|MYZ>c2%%d3qbp
;MyQohDWUa$y#%^ajpfcYLOIMxON8WDde`;TLj}xG_Z>4*FhPhnl7$35Q?~7D$?Bxzx*gYWPbV6XmiIN?8H}yh16P*)SJf?j<>M!
-gT^kY-YZW`lzZU9edsB$x^cBfkE<w7M*LT({o!9QZt~+e)q)HZ1<?d%Z&Nc^NU~gxDH<e&&kl--zg5$LvbYEw(+^GCdw|ao^^^D
qx>CX=2Uw=`z^@QqYpa`X&v_1z12|kcn^ELK;@+Njqz>amY6h;;Cu~v*o{O+(&1;>g)+Ii6<kidZ1&`)yEWqYBqibF&d5ki;c>YW
KPUOA@ZlPH;si!tjpCAZ;y1F_$F7t*6J5`+(+gd8#L-Y=;HpN}LrSi=&7-B{*`Xas<8_ZXu6eK|Uk_;8h1LbQSDtS3tvOd(E`%%T
wql^p&&t|f(+6R7GM~}+uCJ-=LOuJ%*3ZoE{y63>Ok=Oa<8t~3eBZUl=k2acVfUrPZ<lS1+osZSSJwhD3J%)Gj-qL7m;M{8^4BpE
k>js-etfAjr8hx8D{yJ6y;mm|it@%U=%Qn<hUPA<*!LKA6PqH)p0j3luWNeguhnaNe>+IV3_nRwef4*w*PS0aSVHmLS}jV_Y);cX
?)qbbVZ=rCo5kx>ILd-?%9CGio)eMV4wpgAaW<OH9g`(TqkioReD{avKijQ$Ir|Rf+C|%y+o|~@N|nh~QF@+JBNp&f=bDFX)c8K+
J*l(!Z~Uv&)R`#Sy<ZZz;2J+=FOFzEIJyy3clT6ulr*imc)kzL5I(pKuQngag3yD9guFgwv3pBA_a+6%sB)^8ZEIY*XRSP<oKhuD
(u57J57iCa@1R~B^*R>z1+_D<LFl%0w^txn!E^G!dt<W6j4Zqp2C*M1P5O8bXI@m~Y%s`GZN$YoZ%>-kl569L<f#5P?b|rEn&Km|
d*R)yTBp(J`sM(NigVKPd1<w8flTy?xjq_M^T-uXK0JBVfah{7_C)jb@6JUlR|irq?>pu=NO(=1s<$Hcl^abbQ(!iidzPUJ`Bxgp
hWGbk`K~<U#?+*6{ZDSP_0+^yUHj78d2<#c$IAL&MbkW|o#`=8W-Ue(p)5|?=p~6FAaktFociOQc6#4W{6nAqr)vED4bRZL%-`nD
Ajh572sY+#ZeqABs`T-t85}vSND0FBkc(;U&Jp?CZ9A=89fvDcl=u{NY@Uhuug}*Z=eFJI6Xd)oL=wladN=AiFs1EU3KXe{c#31;
7Ww@x!ykVAF`MaMdRlSMh@RMs`)G~N9@I7Db;Mh$i^fVO5L~wS&GTB~*2V%i8W2B@In+))59OJjk~$x2oh$R2gSCt}g48biR9|~m
H%d+L@q{L*lMeeuVj&HZ@wMy19O*4zI_DtMOYU`u!G&nA!B7*C^VZO@-T6hRHR|eU`+NRRLLa5yguF4Jv{x@2bY9BxaoboFGs=&1
g64LfMpTL=r^7X*`q~StoCl*9BX<&Ck!4c>_jE|ElSzIk_^o3}N$lw=Z4~syM~=$(w%sB`Br38)^f2pfp4L9D&UJc#@h4kKbqh1h
*2xO2XroEbH|BZi)%)qv`d2s5nw~kxtH{k)KWl|*4rll!z8qNm?>~veN*}?uM~#w8U-cGCA~9LZR^?G~*@iBub#B*dn86O%0sH&^
RIp*;P3y1qJN50RPavM%th5vs9inPb^8`__PJSWBr}@pJiz{a_r+2howtMD_opYL6)T-Ff*(zFXG4;@M{@B(n^KA2UuvJokR=N|c
4JQBV9d9GjInz0Qh4F1Pzrv$!slJ=h3s+1CjXt`#wdLCvw$<5wwy62_S2jv8Ij00;%Z2cZQAn|-y(uJCcsfA)F^!Rdp7^&pYjB31
2dKOpW%)ihoVYQH>K#`(4?-5vM7!@ntuwDV7a*FQ72-8krf6$d(;2kY!Mfaz?%tjCKgQb#>HRtr*36%w(aT=FDYOO}!ah0@Zz_);
*p;Jt9B>~0)IPEp0kLoEA(_94V8O6I$)xf>sMf#iLCJtkzDOoaHXgV7%3c|BWZl-clM0$T_2;`T&-n~b=}LPLw0*xkO?zQD{$xY`
{7R?fG9wbIs~X)|B*dFc|9ReS<U6w=#V;Dx9l_VO$}@)yf*xMa>wh{XAeN`4#s;D^C~kwufZ$1=c(BBHRpa`5k#`TSK}374wUOF7
<KE?XAdtMm%Yg00_l#CKOJl6U-R_#z8tue+cY(}~9B?R+80oni6!BHn)mU_B6i8{CAy!dCR{q;A?&*Mvf?`ZR;B$7SraMU8nu2Aq
H(}F4RzVnvNP`eInt*3_cUE^C6PYM4Z=L{ZM)bfFAV2$f2P>jD+xC2~mrlw7uRg<${P4!i+Ig}dd=dC2N?z&L-S0qDAF`|F7_Z#p
B7zIk;PK%e_d5<gRc6!jL+bhy2mnac2L-`kgJWt;8nG49Yqw4w;BE8%D)DpnIuEk$YxFHZ@1wB=$k^{6Ur6>HrpkA{4YpS38q|aY
x+5#|$LD%W61x^ed7B@a1h`IfT6HkgB+!pL)V$yKxRZnv79{ONIz)%QLSQ=m7_tc;1GZI!?@xgQX?daepG<6E;p3Sa<%pYHRn?xc
3f4{)^|25v$Ab^*7J!jLE(D?&f?*ux<Hk{|)u$O%g}$l)EKIQ(dQ}f0`p};0n|RcH?xKAu9P6;fd(AcvLLzZW9-I!hE^lw)i)@E_
acW;`;Cr^P*KKM^BH3JM4HwM`(i;^wYMV^Yx#}yul|T|<4H%-rR5;Lud7p5W7#$1O_1@rUlTvlkF*E!NUDIB=`+AO|K=B_AkP-HH
4nX^^t?<W#deMO%Kfq{g3r)wV2o86!h+|rNHfr?96$ksy{W!=$b$^h~_$zUkpwmsW1Z>lH_%*YX6Gf|CKpGNBB$1_taIF_p7XVQ&
>;0LiYVb!wO9DY4l5LSmYDOZEFh#nJ1maxd&`fjn=_d$wG(xg?i91~m?yjTZ+wj*<DLDeY@(pfVKSw;r$I>81@5zQpCgqrU7d4Sk
N2#c$&De7v_MW=w>3undB*<~ioFU*e&Vub82@QxTA=0G;?7SU8Jwu3wz}KE5)5u@EW1m!9rWNq-u6tk9;P-GU<#>92->W|mK267_
y!v^E6YuWaWFB(h63n^s?i{t!J_(w(hVk%#Dhj^B7f=&Vs@KeOv-^GgQ$zeFAKjhrz8Voh7%rNHLZOjB5K3*Ygw7Qy4Dni#(^1fm
e}LPv6L=o{Xu$ELi?L~csC#$lDbF1(N-mYA)l8u(C!`Ab*m?WFnn!B)`ujz6J=uq!ZK_=3O7<Ej^DC;sM&qBh!F*s>nPJ}%c%Z@|
&Hg=O%SDYc?}GjW2i7IvGXv)<kO}RGg{+k2tXPqxIM0N-X5$a4G#mF~g{J~I;$tt%JmA$5FhyDPNkjz$9>>eL>)LeKz82ox%y+=1
_MDm8l{KsW7kG+bC9gjV$MO1p8vialhlnUo>TRSy2x)<)Yy658gz-AppN(;S`!o>Wu&_Hshk%+B&4JZ8?W8Dy+aQcko|8x)r`5(A
U_VXh75L25m<=H(N>&cj&Ro`TgM<+&riXfzH0_-#V<h7`GR)MQG69JUWH`x)VAj8<c`%b>1ILV-?`+95Vcf%iRFg;?wi8GTj2>kp
l_Qjg2oUHn|97xxSf6BVdCNXOh>gULIttUY&~zR~>*qF~TKoPM4*od*Z^z3)Q{+v$<;iQuw=hAz_T2g3{{gf0dwjfl&T}po8PgI^
DpPbWv0%Xh<T7o-1DOEQ5z-8TAF@HPkgcn={R}}ZL0?ISl0UMawjLQA1k5%g>ADYKbP4wofTf+s)Cw91w}pG@Yhz2kn;&&;Uu)UL
HM|PwP_M*#R`#UORGSg;#L!iJ^wrU=Rq8qvGG9#n&B{bqtrgHE3FKm!uDs|3nOH4?2q2OPF@(1ArTC>qwC$kCX#VyCm`BnB<-XB`
Ti8b_t#Rz%dbE&0v9VYLg~4xNk*luxLe?3*U9rlG)8k5Y9<J^(4+VOOiSeBIF-_o^YcxIY#HPW^6?Y^e4W>iD1hEAn^Mi6UzLXMJ
TwI=m%VDenvJUm~&1f(MtdD_xmz&H`Be}Lfr=4b`j~Zi~7=B`X?kG2TVnN7@l1Pmn+L!c01Q9mKC<K`nIuL`S6VzE+?qE;sa@%sb
XLw!N!`$>>h*Yt*wwd{FPNHrlh;bDmIwFC<$FrP@igIy-z+B}x5EEF1MK3%5eK^z$Z5e>J&MNwaq8H;oD^QVI$>xg^!U8NXdv)AN
EI}j+pJ=0R46k})CvF9$hDNyDi?I3NYhFX^+rWu5(&GS)4LMpLjR~uVN`k`EUHVkkgLHb%iY=j=pN{O{6N?0z)+Bt-Y7F~nTUB6Y
K$+_l)-_5IRFIz{0#5TiU|;lkDcc|no<<1*M{*Ei3y@G$Obt~r^VnVOoXZ(nVj%aPvbAD<dV;m5T<hh?U|O`)Mf0eoK$;i3TPpby
X)$2|i4GFMZSKlv2kgF(TIt!xt!)rM+URIOXh4uigV4275L~Iy9wFTl8^5*NQD8{Yff8>P=ctg@=V}^pgGx0>BLpcu7|`R-*tMJj
=4p&n(Z39Rv2XgqM>IaCdPLTIgUw)rb-n#Sa>h<SghBcOha+rSedI{ZWJiv@W;#OM3k%Zk)q;xdDCQeA_E3Bln9v^3x;Ud5{15K$
#2&kyVGBbs5AvW=WM+ae<Z6|~QSEHJ*IS;WBQktTA?KV7^fZbO#5_0kY1etEM}&4Lg9r_Y*jhDIO#z05;l^j3f#&xiJTpT*Qs+U3
9t&6rRXY&0Oe}2+;SS#1o49Z&dhZyKLb)XOUM{*EJrLA~Oj*k_g3drpub9U(T%Of<jTPuxKK{Sv-tP|jcWpxIgqCH_IY`%0LI+79
5G^U#mh`tGF;FZhhl?q0A|VKb(SJ`JtBeqZ&I#CD9lFSBNgLIyTT?@Th6W%Tqq20M%KACt;)hzNGkS-SabeA~kZXZzh^{80`(rc|
rj>vpW!#KMPWrq{g0W|siSS%#CAV5%(?HHQ>C(LEP0yhogHBJg?aUyE2`mvzP*rzAD;>3xL&aQBiIw6x1!`b7LJK!s1$ecmSuzEn
X#k&BwIo@iV1~`U2_TRbzSz@YR@{i!qw%bZaueCEBbb1>SvgGhjp4jAu$GfrGn2^O7j%*F3U${xdiQwC4E^(JBhLT3Ig+N?7Ey}E
lr)nVTLhF!Qi|L*+zJMJ-k11q^vxXoy86W$m?Z_P5<{xk#UMMEOykK7Ij)md+_X7#_8cEuuMUOge13Bt3g)eD!(2jtW&UQLt`SgO
%V$^bT`3MKBCp|jYT`qH4!>;q?8s}8UwH#0a^FipVW8Adqae?eR~|@Uwg_w*O<WE{f=HFkI^AJiyVT(p8bMva9fDAyug?dG!P>_6
v2s$K8c`r~&qYrw@E4lq2(Rr^1QCx{G}7hAWrm6uW=?k(15jymj(?q~)VTcrDAM_%D2r6*%N)3<FWg^qI_O>hKX3i#zV&iNckoXO
-3<S48*z`FP>v-@7(W_o9=iodI#C}2B190Jk`hpLIJHaFjSi0otY6UgpG%63glT;~czXL$m4~tFbP(AA;7+^^lMae$B2Ay_fyfHn
%LIBb;42Cv9fDYvWseUW(x?#`*ziJcED;v`IRYu6XT?=V&S^`zpwo>aAXM;CtCw;t4$_BxZ3CTKY^(#E7=RIi%+nI4{8pcZX>W#`
_q}x^)6Sz2%~l<1K$S0=yViy1`g2YgWb&<i>roM7O7k~?G}DM0K%?9rpXi>&i;$*OQ)O6;#;if_Q4o5$c&KbW?Rjx*L6Jb^3?`{+
2Q{OE1C!R)y9)@rh7xMvi5B)^U(@5&<6^8wSJ%2RfwGY9S!)dBki@hKIGDGuAt}%a*ZPnhn1W3x;<>G~1Dm+pOFbUK2=81pl14}~
j1_}}U#7ePjV<T8VhDu0{dt<wf%y_p`s{<W0$-K0h3<=0FidDH+=IVMX5ye+)NE*b?|-(i_vL_h4yIntGtad3VZsLVd~ixk8u0$4
1<+YUZyX)5{>dX)*M}RQrBH-_P7M&K=<F4mWA_^bN(PA*<#4nRkRctx2tc+36zCD1=fmd~*YbJ>Y5yiW<=CCkU=TROWImZ3bOy-m
&>y$GW_Qgkqk|4UKdXF67t$)IyZygaPi1V|p4zHyJI^Og#wk~A@xgq9oKPW*xCwwBewt%W!8SFt;vL3bnW8fhR4xMCxZKSO8)b<B
$f44dsHSP_ajZ{2c7tX^15cU;y#dxq&?EH0Wa6IUlSn%@L6=EzcUEj`f73UEhnqsrQT_LsrKOkz?=6BK{@tyLzz0=9@6^NsLIMCt
5VHoAc^z3_;}oWmOmrf>hAJ~n6_yqBfu;rpJEuBmWkNVA=y0mnblvJT7}F-oMs<1%!jGD?lcT*o&);k4YjbNIZ-*f3%piqX8{zy<
LM}<E2oMM$14Z-LZO_&Ar0jO*j?<abmMEjuhmT}f7zim^d@XTU7DW<4YWX2!jQi^4;}jNm2!Y`*Lk@*XOHi+{nUe?Uw|CEgUN{~G
VGNM*;Ot~LO|1rLrm%-a0{P{Ep|EbkY~1r#8X=a9WyPD!flv!*(8BKgwFSQNCVh@|Zm(S~`|j>^{Jw-a#Ve@r4Y>ogG!DeiH|@$?
h<9o_8Uvegm~v1xCJ87J2^?@Dlqa-z#DQ>Y$;3D-$2$OZxP5kOkZ54?I#|UK8|fNxYG4j3XnC^<s-=Ptl+_|!j#Y}lPB%)qb`-P5
)~OydwZR)$Z2rZ-ij6QYXJ3^lNYud(;d;Od!NZ+?w{k&hs^4oCK<+{Yq>9Stvh?f7Z&@}#*pAihR_rR)I<G+LS&ngYIHyeSxdMh4
$5{_bIgU?*i5QJwCf$i_AzC>OJX|L8P;|Q9lW82y1fsj1>W?@=qwy@?IcbzG#s76jsk&_+n~$VkI*scQLSqlv417Wn>}Un9w8gvj
wata7<G(D>jdFt0t#Tx{$mGfJIHIWQuRVB-*k980jk5(i)rMqXk2SN_x0}rFv~Ic{jsmna*E7gw`d30|GDZ$>oPkLeAkr-3+9toh
_eaK|8&d%Ov>CpKr34bp*D=))L$UoorGfbnSd0Y^#VQt`;AAnuR3M_C>Hf&+JWH>}{~gcEZq}360k;G)DwP;XKL$dIKdbTS-R+>n
_;f#~W`X5>vh8Rb4j~Q?zMD_i`jZ@gnf2qQkD#7>2lG5X>)7Owc*x}M&`;0%>%~U8-Z=4!N&K_KTYkO#WLvJ?x@p1c4SDv-;RYH?
D+P-deir_1i4Eyj>-M3f{=UoP=_+udWh^wpP~-6_gxK5X-hlL{6pmR6)TgXgF5H~`Ei>mqM}Us5?*~f{S%)oWO-_nO+lo*?`)Loy
96t0UN8GT?Bvr+TCqzh1ax=PMjV7b*FeI`j9pcZE3@?sAJ&O_zF!P;$x``R3A5HzS7&fwk+HJj|>YlDDBIh@N)>`%P(LXJ&-6`1X
ZLm7h=>l)(DxY#a7tYSS<bx3saD?fHQ?_Cqk<kl4IbuYXVS>$)&^Dzx^!uq&C{51>F?B@nwt*c`+)}PVTOq2%W^iH7ckPSawWLMd
-}o1C$81@f6%-Z8#0=Q@SVz#bJ7;p_4MvD~x@PWrN-_~a{Uzq{feUt-l!+L<;F@Ai&pmkcuqs^lFkej`BHG#Djg2dc>jK8aBE+wg
yApGEt?+DAPL}Oj&<zNB;-a1ulHD^CX|9ks!kh#NrBKAQ{FHGzL}by*39je~7NzPwZu0ceXl2<t9OTp6_+283DBXVlto@n?Klx-o
gZb_N|IS{BMg5YQ{C~$>_<p`S8*v^wGmaTe!4AOapMd{Q1AasO#pAmFm}fBNPCN_-Mhb|s2#POZ{XCr3PCH0ycRZ)*<{u94fA+fg
{WI*3{tQ3k$ICmntR@J8f9K6P0Q2~QIu`WLqyWE`0{^59Itk=c=2DaLRfuTqr*`|m4fm6E-qoQ%aHhw=(NEWfYV2>ujT+5g&wtNo
8yi6Vap)d>GhLWWV$2hG2||Iv(sMXh_UGZajb8Q#D}+%#z1@iP7_kL_gJhA3k4UD>F~J)D@nOzc3v16O`!bnx!+-VcX)jv-gQFPx
5>vCo=XpL9DZcw2fji#tVfZPunb-#SRJ5JlEKNi{$NgWY4%xUfogLy7!%RFsFM^{xr$zqyA%1t!;OX$<W=5@n#tUxX$^&u<8*gBW
J4&ra#i51KRNEpz(^{MdQWS(q+W8|$13TfUTNyOmcx*kNOe^|`ew#a04#I_&aX3v_D*#)Bx)$rKT7%>~y^oM&uGS*#&E9^q{J-1j
sr$ZPuB+?ykH$?$>FrLwfIIfj^EoKGMSf1ieuM9Wyquc<=E^;I5BbOG4j9_O{a>2{_43D8Fa0h<{2=>)`Ya&QAB2m6n64mx(r`fb
<L6*nP?XhN=W|z42}VNAujFU#t@HG1XZtRb^>}}~_j{aA|JHUf=R>opQl#*QuHSIKm?cyCdS2e~R1VDhBdhfE9Ipe9>bUENG!Qu;
1OCAnNw4wHd+MX}qjj$aLEq`3D8qX+O}n1bf4M~0+pkyGk&EfKu$CR9?CfR`SqYL1PD_&UAugV+CJ)9>Tc;CF*s`Zcf41&mQGwD!
IYY2R2J5;O-5t|XEDjJ@bs6p7yz5k0zI8nwncPGUscFD3f$6hJdZh|9TpF`(!_maZCx$r=a?G$A?XZ1y{Q$OJh*0_|XoqASFWO=W
tFbcS?P!uGp#xlrZgv`lpKv`Vhzb?>k}Ozp7ZsBbz+C&eC#cHBP}+Ixt5%Y+RpScdq8t-ba>E8sdI%iMN!I(!UT*~EHgJ^WC9w=4
lxe_(RbmxT6LoIkjS*%A=R-l1A%BXl;O9<$6*EM_ny(rcPJ4(zpbi-NKST_qK<fRAse}+lt$G)I{JbCK){54wW&BzMHn`J)06|M#
Pm{(PDr`K?6P^yJ6xOOMFON+dP7encA67!5iUxBseUFCTx9MN6FgTas5IPyISoi{b%&e7%VfgE)cRt+XFw}s~ki;c_E#TpbpLb}g
>tb-<zL$L&dFas&Et2i)=c?QArqvb_wULea3fON>n6vekecHi=md<tAV^JIt5Nn5I!HK{LkYT`X0VERG7Ugj#lVj4OHpGgu15m`4
N{j?SpQ3LBH@yL_Ro#;}qhCb)5)i{IAY>9ji3uE=&##RR$@J%9<MVxQUcN#Kuvqt*^UAvQmnGp;1yztl^uxgEorp8riq%SFlPdUa
@>U|4l1q6<E*Xge=+M#5&SmV_&NI#azq>t~PUux@MhXbU+vcudhNjK=o9P3E#QxsXTPZ{xi6Qg4Xg`j8tPk|>MbezG!xtbhAJCim
k&)9G(WYa`IoKKIO(O3uj?NV(b1wVq(Sa8`?+nG6kOB|}1H)dKeC(nnQB})E?(aiq$L3f~h5(F#r@x;(#6&(#bnJdbHLiGZmK*wJ
63l#%L@>p+4*<%*sNm++0)#neQPvqrsDHWED8x>^DXFi#JGYyv3iM8#i6-6GU2FRve!=0+t3rC?zk9m}u5gbpIMRr-stwzqtNQGI
XxFm<tE~XzGOCE_4;)qer5QgZE)LyIvLLQO7HXK(D@jt%Ez`W8vAvUL4QvF^U`M@Fsf;E&b?>n|Z|x3w{Z8;c>3*rLY~AswAeTa?
ZBKA8HxD72pgTtHARBkB@DpuKoQIZ?l}{RYp*FDGEx7<-vmzupKqAfTf$8ga6?!moHX~U<92o{k)yk53C?G=h(Z{!rgSWRHQSUTx
E}fUk5IBC%oJdfWOF=-_c40$I6#-RI14;NkzP%nUOgtn~Z|_Jv&|sDuXsWzRVP`jVDYW;kV)0@mQ}i_TI2=OtXEGHzB1!^3t)QKT
`k%sdAHJdEk|+$9`$M9G>&p%G*MKrlRnbtTpN3ih(v`BPwk>gq7CU-9^w*yq1dYKpJc|b`OXhg?Y$6AWNpKBG-<~k`K=6H&I|F1`
GXwoI#waK%26Q0k6VkvC^VT4GU_ExrIib0+wjn;WVu!8a-tNj(D6ehPiOut+H5xHd8xFF!UI%qt35Gb3fFnrPD!A*PJDq&%_SZIj
7|TA8)RBn+7|)*%Xa+K;&#rzBvw4P%2H$pVJ!Qy>nzar*>kVq4UC_atR~Y3r1l5MMGMbNfH`Yq9f0@kA?H$w2`GoB+3byks@u#AA
bLF@uHN|CMpkf(y)8Zz^!NAaaQE9Ux=LJ`w3gPY7K!wmfv8pg^@2XrDE4vkmv7A&pnClHQNYo=Dqjt*qdhp&9ltu8*Nz6~LBnwF2
zVFt8+6U4=s*z$z;>m$`@p)&o=_Wpc0*R0w>okb~)(+FkKhC=zeCTUeg_fFrSm~c5b<~+h2K{K9NP<8R(TjvSt@Z);E{`jE=i_CW
X}T>Bzt3WDWK-a4UXN3QCSW_ldP1r3)=}e3vU9*Z^gg&dWM1*kMU&&UhLhffY{Arkx`Y_Cb`5M;9*1~0fgnKWc2FLpbP*R!-ekMu
Yb(htG`Mu0Om&=^GBn9;J+i~VKIe+v!<_G_K1f8&K@MS-;k{->bKMT6zO49*kvrV*hsbz#d<0_`QV_mA<RL)VEH@Ww%`Vq0`tgxq
1Y~8i7Iec%bCdDJOf`$i@Lxgp;ps9XB87b(`ZwU7h#M>uNo=>)7&=hvo?)cl%<pzCW-`AMhNviQ3_wG()*bA0l+9y~^<0{z!!9^3
k5(9AVv}sxnC4SG=X^!=$V@p(!)9M@sd}J$S2pV*rWpyg8(=BFHD|U|a_8S(I@&JNt?RP=nsi)d?+1FlCpa>OU4_uv6g6tKn=q>w
tr)QyKR7S$?gO%&m<9lZ>j+zs5<)oMYU4buU6_{#bio+bc0-2KWt!w?b6l{u+X-)Z_0vwE3l6=9xavIIAr=b^02-r_16OD|6f&B2
Q*6saZD6J}5MsnCecsSU+~0jyU#C<~40l6p(mL-TAu9*%`Rv>wJs*&UhrXwX_-g~F^5rKO8)SJyEgm6J812^P(>-Ki%-)T(1j6C;
3^naOsp%=owB4$oqebTbXGT!G$>@_({oyRy=tL23zg+!OUXF5x4rX6#0%eG<9DeFs2?Tun^BA(DWLjnfo#I{x!YE<6_;~oA6aSpI
sqt-lWw;z3!4L}_&0UkHw}iWZMDbu(lXXvMNx2RU_|BRtz+y#^bwI7*AqdiX-;#GG=C?5Rl^WSXiAPd^hQ0p=C%Ra6A?buNM^vbw
KB%(8f2Lq%vO24T<?bHVoD+?9n2t>*OyLA_g6RyhFXBONNC}&3iVw*V+f+_Q=p+czV1W!c#Q|MALl~;3Q;7`0MD?<I@3v$zq~U%&
_;<l&Fzvd`I_qp5u9Bj-3PB+$k-5)dw1)$pNob@vdmGR|!{BixnKj+-Gay3?=4MGs;L|JxyNv~!*?NQoKobZ=K6iQS1%X#?8oFI_
pp`5gJ|X%sRzG`VF`Ewg@N%Huz+i7S$_wKO_n-r!8$F7IJb3zVtV48Dn+_1$?c0RL3LY@M(Rhzmd@s2V=yNm@P8mOJC*1-%u$xt@
von`kz;Z)atHFB(*@fBIbks<}d+&{5vn4q_Xt3)1pGR_jy^<fV+efuxxRGGiW<zWj(%L+}&Ihj^y~Z`?XdTDWKR=`p3lRtRW?$F;
ulwibb`$u2c8mIhVLzdNqy4_$_4_Q3cjD_!b*69iO~Kp$hw1u#$Iy?L#yto1e&N`W{LnrO%aQ<ix(%|#%8Z2l(qup1%NKoM88qZp
M<jz24xh2})Y&#>?Eg1YMGC{P%Rb$YGXs=U@JMh1c7L7~3=Zd+%JPZ|!BZ5^_fgTn{XP0}$u}ge;c_M@I|=^YU_=k~Ki`F~I{%jv
?*G|&Z|?w$njv>z`T>9e*@!9?OV#8Up`ii!+B~}a+)gjG&otUWiK}Or29+SOeKM*+N$o3|6TNE-d@!cjn0j%*c_5uY`!FV%BsXM`
EBM2bbCC{x5CU)|L#c<Ym)Gv;->-f$a=KHpdO}ct)=|_SmSfjE;1k=n2K2L>aODw2=|`iV>g$meC<;iLWvL7brP|&#AvJ#xpi(;w
DFjqCN(g<>2#0gQd|yDr^h?&L+r7ykzyNYA1;+#ZUjTo>aKB$%e@zXZVX0a(G6THNezS_n)Bbw^8P+th2d|DDf93xHqEhAT&O*%F
Z4V7Lk_Gxu;&%`0zed4CsK%Dx=Veits0dM8NmS2K#FldjNbSsaXtE^s;P1#i#F9>_RIH1fp?GuK9L)!=0Q;|1tZ?_j>R+{glaKJ1
X+kN0-OMf+9|kUOR-b(DdspiO$bR1L?I})l?i@Y4f#CDN#XaPn?%qfpynUX;{h{vC{nOUGp>tOxpK-z{%jz7^K6zj++xAO19lVLM
MU-kn!uz+?!S2cz)A7UA1uv0a{>(X3q|O1b8LANT&5rho%(fsKorR$8;FV2pvag=~!PY~(Nb2e?8}*sK)!AtewIw!#&;XfNVni@)
`9|%~c(`sk5rWs6q|L)_Kp=xeiDTzIfX029U*gsXliJgh*@r8W5uVTK+b5rgt=v33B%%0r6?zqCD-0s4hHut>oBWMEfPVL<AUSZf
E<np}1|F11h-QKiZM`Vvn(O8=HMn=%kYKU^y8_L@vqAmbzot-Mq6B{5<se5;%mDpW{Q2?^=5P*G8%H8%d@@1{KSQP4^X?zt*ZrK?
-npG>1G$!{Ah+y3&(_w{`m`8-jKq+Hoz}Wcg017*(2TgsfNGeA&>gSouj6`@2tR-FeoG&b6eIcfp&O<C5*OA&1N;yKfySsbCx7Lo
y!rL_eWPpk1!^h*=C!`UU)O4~FaUzhQqTQ{3?Tu_YF=~K>AIYK+#cD;>->Ia;Qd+Zg2BpPN>(hhKM8xFrFpO?kpsgxhli_l-u%8_
mXqU8$tP4l4+`N$6-tFqjk0(l&uV*k_rLM;&rSgRx}QBMyd{_!BmR6aN_p+*bNheK;lB*4hVegcDWnv=)^|j)U9_*=l`W-Q(*fzH
B?;n^4HjLY-4E+OJK+O0)=KKyU_t<d2X-A+sRJcY6i^{2e}q$8`+hds;90dl-#tD$ZE52K3(=L2QaJjM7zKfp19IC&xFRVs;peJy
XP@PLQ&yJn|9<?sZ(IZ;WpwQdWzW)>s@5nS**p+Y7KIpdoecym+25l8Hepfr$O~#(G-x1bLoA^rNgA1=DF!4UV6%cb@_5D_YN5^|
8+*EOfE4k=z|nK73Bbk>I%WGGNo^jNup|QrjMJra*>ZlAP&n$FQ^uQf0_9C0Wb}QHHy;__LChUu+0Y$c(2o?!YylTSeH1wn;zi(S
hMF7N^a#QOj`A-UD3e-Q!;mb)hg|K&hC65HPmwyT-gl1BO(pcZYDtP$Qd}^S&45Ova6o}vJ9>|_!{gg@H<Bn@j@$I7)#J1Hc-U?(
+X4Wg<Xdtvh1)!{XJd3YO#FY{tNy1;Iz!C%AMTT31&-u?%>5W>)GK_1UV|M8E1TZK!;au~^TVV??(4(>`^W_vPyq6sLU=%9C1k0$
?@zx}e}$;C@9yP;%GB8=$u3!PnUs378UAK#Vp^JE{iBWQ^!wMG(00$Op+A$_pP~W0>R41MM*cm4L)Dy_vVDIW_wvAU)IM27Jk4hJ
V#aQd+J{M|O@FH}3`)nVQDNhb2x*X_3kvCin7~*sNTt>BGq;oOI`vc6<5$-9HGeD3I~TsnVPw5aBWUG;MDe|vG+-c8FQ4#5?(}tK
RDHkgZvLxmDPJ0#Lvyx#gM=$!muI(ACU1Z2<$(?w(c!BIaj<9*kei5#NJN4=bWozVika50R325l;;{Wzu@tBp)1A;7Rc}zQI+b67
o$FU&;*(sSCEJ$WpGmie%6?IwzfN5%;m^YHUWtaHI!{RvR2dPw%YwwfO3PyJ=A1;Pq5DgaXCs>8R)M+}d=MtodYY(5qze$t2`5qp
rJ6(8I`sPQJ_5C1*&sn{c5kHADcKw&CzNe3Rmu$(-PpaelKIToG$a;+1y^4<k_L269-{EW)QKlgN8pnK!8MPTA9x7zRr65gwm|}S
h0|wu=|th;1HqUza54{6k*9B1g`uK{M|)q;bl2qtOxN49uQPM)yi63`^qH$4SNSFn!8%M{TtNIJCR36D3!A^xob8Qk0Gq{}kVyvi
ajCodJ0+c1Pp^4A#rC&X2rW}<xVUSV?eN}6I@(}@dSaKX>iK+Awl?oUH%hKtT<a*CQPAIn6>yKUhHvfXO_OwZhv;=Q2<Y(mbH$YC
wsnOh6SMQ}wJK5G!3||S9CFXudd*W3H4BL4p0fm<pIaV3rWV2Jx@L)IN0)98oK@`brU0aXd87;4$In_$X4as!T=iIRgbM2D5K9f^
2L)m3o)=6!XeC-1o)<F1zhC*j+M<pg{;zW~rQO?v<U;AiHTG5F_7^#d3=lT57AS-1KAKNzZ1f;)=cOmZee5I&MurRz3DZhe(_$i)
x%$}0Wu<?*XA8>N0_81>kV6s@&}0|)=yny@>J7p6dL;RbkmzU?k=#bt7~9ELb@-S(%}6?+F<L1`0uY4=_!#rGMyB4ic-1%zET~Ji
CesuwTqq*t+GDnoD{4D@N7woYJ~QgU>(P)?Q4^T(xBKzl1GX_gAUU%~48rK=*~_oGJzTj(QSZgVr~E%d^6K}cd()2P46P68B4$g0
Dg0yK`Z+t9D2ov2Qn21I`I~~?e)w1CaWE_iypItd+at?O!YAryqqaqlFT9&y!w}y`k3=827;E>sx$56nE_{J+imuJF?*2FFj<IN2
uTI}xp{qK7&UWi#IjA$G;<%!u%u@3F#D0$#Zx2=gFdjqrpa5_Ek^hpx)CE$~qd>3v!nv#f$a8E1Nu)5QKjGm*IfTNU5ryXkjh0s)
;2`7_50T=H{j_efe6|Gv+X{$@0~m3TV>;CV21y1c#kAdpB!y;WA&J7uOyF$g*f&uFS_F2?4PC*bfq)fqgCa{f`2kF21agL!!v+1a
fsj%l<N)LX(@LU&h1qeW#>Y62v*$%NB4$j%Gf`w@#w5V9)=?yxm@0s=uxVnTh@~oPU{sbQ`OV=pm05>Y#L%44b)xRI>d9HQZJc#%
fl_aj#ThZIkwp{^Ly$Sxoj4TJq}$cEP($xnoET`E@VV*+v7yh_2~iMI5Y%KU)S`d}*cx}O<RT#<xjpr^!SjI1ZR8>Iq}xPwcEfBS
X@RsT#UurSkUu{=fL$i?8IIv%wov(<<ft@y4ik@`!aI}V`=loleBBerjW)m(kx1%`0GnWEs{q4WGD*NL$MEb2Cj3*x3@K`-o_A;7
w<nu8Qpz}9ch25G`IQ~_M;Jyy@!hr#Z~&RYm=^&nHo)2oDg{ZjHi4$5Y@keg2I}b)Vn_zrrbuy;RH*5)uuPL_1k{H6Vw99nE~A8G
6cI@}VXUM(Nz);xLZQ}KGT5(qkOhETra4R6NevG-Ox=crs0=Bn6KOR&N}HT8;blsil~<G}{&J!nKObA+d$oxH6A9LD>OI+;KzxZ`
Nl%Dpe^4rinaB3~cn59UbaZhu>)?C!wZmWd0#!ms&_XpTqGB9--bDMpYqZEe3yawqmxqEIn8SfY85}?0RiUaCTy4-f>9H&I2G8>&
-~i@CQmbDGej5WG5Il6K<O(49%osrk?na-T;vzd%j^Ur?=iW`~3&>u|b6PjfPA*X$Z~_MEyY+^t48sDH1j2jB<tQ1wL)7^FCK@l6
z2BIbpxd`)HhF`TezH(9#~P{2K)3}eL9|(EQ(keCa?$B4R^_S?#wlS!l9{F%6f|mvSyKZVJF#X@JD6j_>*w<%0Q#Pm0DAqw{wnYI
{?k0a`1p46KbAn>K5i(21c9PSiz9LiyZQ&cxokxOA+7F8G9v(sCRq<Z>%#*X?EGt9lA!K@>!gX9mK6kK7R9MlQ&kNBJ}u-OgxX!)
2C|~;zC9<8M%kP{@;}5A+5$o^c>YP%_Nbq@{iQ`k4AV7N_6ILn!scPI#TWiW5A>hh7(GFuQ~c0@;BeqZ2lX6HBL5KFhadKLf9L;2
Xy&yK_(F6r-jmgVaotd^ANUuT7=IX~7^)&#2L4AA{?6}wl&?2qpZtp+^bW2akC(FG`G@-uoI4__k2n7?2=Y3P)pu9WLFjppiOC()
XS6zmJPZ5B-?(rNs3^y{dp-H2dq8-j&{Ijs!v(;fYr1ri);j=ooXk#YJkDS*aN(jmkM`<Lli@uQ4(G$uL7?u9_p(!GCm)3J{=aUl
cVG8dfeyg~5a^z+IP@vb3B8XP!QCFP<{)uT5>2}!h>_|z2XNsffurN1XvR*oW>NTCX=P0e41f3E?`D~()S#R1YXv^;o#9G&VVQb9
U-Ql)BvofW9HqjTbWJl$An3JW*5~d4L(A~l+Vm(ZiR7UkPtG5iBuL~rR8<raNzFD`PUM4j4T<1=4T6S&ktf5asp3<ZuYyzDwhz4s
ajJd^&2UGStu}j*kuy*D<ndEhoIXNNzzjMaJ<;x#T9>B9lz=mtDl9!|AJT;6G2iNdkw8!mlb+;R1)325iw+LyK&-1eE+){pU$j&a
fu!07*^X{+Ho;;fHPw&`f8JefGY|cYeAAW1+R|z+uL%rk$vg?%{$BMQALXsNXwFXHxym((UHf~F_+D_Uu%TR!LIsg_kiN0Pd&X?l
lasMflsqUyheAF?2M|vfp|hh7!vPjyWD7D$JqIZ@0RxhAb`Ar@4h0ZwB{bD}bE#q|{}`HvLzOv7EL8+V5kz7m6s=Z7i{aS~9hnc}
(%DDpqQpn4ySJnQlPM^I3>b&_z{0@LXrm6$?LX=8DeCDy3=8MB9ea**pup+;v-87$s%Pn<GXMPd{TCRuzQ|9S<4^L%CM@RKJGiw@
wh5_ZhWEF32&g~3Bk2`~WMHE}_fRF89>y)}c}s6OcdHgKB*_3z90N}nf!t!vbw;pV6a-b#!XQC52P*R52xX@xY48sCHGx<yj8V;p
-h_XcwqHR)6_m^`e~W;_+yDT8J5H1y#OONa^?D|sj5`M-unicY^E?B}q$<1=GKYW1L)66oIhSB-VPEZ@O6LmSHu1dHuz7oX2fVq*
REZ!qp2~+FDV%r-%j}J?tP`25IegVgVdocojGFWZvOy>JK{KCSpkB8QA&En_^fQ{F-giWy$nKtI!M7(291qYZ=Xy}l(!Su>L6?dh
h9DX@aX1)<cW@_uV0+G?=kFq~zYlSso3K34*$!m+a6LfG7RDi|(s_g#yUUAg&F8Wd>CY#b1BC#}kts`nWdbw=1R1me)@~U4m!y0`
Qbd368QF)t_8k{rZJm8v*0d>!Qf3Be&>hCq+f#j^JNO}^-cTqDJ1_(!)*Shc(bDtnFRfJ1Ox~6A^?BAG91&sbPIutE&iHBZGeq5f
$9;20o7js@5V-;n#mj;n(5&Rr`(P|5JcNo`u1jsDb*LOOI}Tjsv5MP1vZZfDlwwT@^dZ~{p1&4WVdK{44{YzlV}oGvpEK?|OsJ;>
ITOT(OSh>#p<fLAb2J;7?ApRlVb&?)61)5kPUY(Xz%=kDkjF%cU4xDJRmWclgJ*Q%`X?>aoLzI##L==If_xW(=zW0iS{?@#*y#sn
W9Q(N<1fgyP@Z$5BlZvF-=Ct<e`WqKZl7l(!s-djiNxbh3XB4E4OaiRR%4#DY0|M6#?T|o@)Kalr}Oge^6`IypCtHfZhkwCU2V7Q
3-u8WmJ-jYJ3*TeB71t-UI@q=6fY2o?V1_(brNxf{$WlZ^z%Ht0}vDZkg`wkHc;``3rD&BxB-5mb7h^+{X!hx=VxZRJBQwV$>4+r
N?=O7j<SH1f`gf0Q9_S9x$MT3h^Mz~DW`^DU4O$-uvuJ)xpq}mKPw`M|Jj3+ADI&Y{h7@rG|$15;U!Tu1GU0EL_c&O9z>mZEDwj6
CcqvgIi8^j|LD=6=uSrj4Z!{XM=ej@iH=*AKs!zYw$ZA);+m(K?88h8PhrRNpDEiMZ_Wnc#STIDnZeQ=N6$Z!)I8UXQXCNsOsR2R
*W?(Zf``E8z}RQN!0}6N!}tFl49Jy&nS2|$)C0?qsoYo|2^@V6&MD8S=6zsyAD#8}_4|o~IsJ7N0TXi}c?6D;u<Cfia?VGM#4!mE
taaIDG?TPB`^X3ZxE$fsI1Gk?56sYacLCh|83b}=4utRz+>@s=a-n;VpNA`2V)tied6G>#7)Zo7pv{Pg$hkFw=%+N5HVhJH0nD32
=qNx~L%tXXQ9B2kggBhR4#Zw+b2<Z>aAG?IIeVWIm~IQn?G))i;E!?0FhJ0C91(o{->CD!M{cI>UfkAhJYKEhyiYLOns#3j$=PuB
ey(e<bWvR*b&0Xa4{g2r;)LeMX~GW~)Fuy5>IQ)8h4eu^gAxW4`$GVecp9&i1s^7bYzs+a5cM!}V;7)3L-H|9lYzlb7iLWd;rORV
LDO4KNa5o73G_}E@*gCJK|Xytlt^CAz6sYseOqX)2f&hoN``_wUVt8hm{3wcG{kfu$C06SMD2#V;*WI)%MhEC>K<v(B2Ll2YJMJ8
2aEov^^|~)osgdP&Rr*8G(P~imo@mTHv{ta9|AnxySzG(jxzfQJ{&k&2@UC!2y!s&5IvoPuMP8#%J#FT5XHg(Hcfmyt_p7IknDsw
2yL|sXDRDueD*FXmPyR$13Td-^_>iz9~)2W6AkknT(rn&%V5oeOg@CsRYgTf-E6%m@{|W@Uafw#_B$Q~oum(ZV;p340QgJ;v6D|{
ckn!|XM2n7b2AlglN3^&_K%ye$Y^e^T4BB~mS{&ZnUtwJx^(UP_NflscGPnXC!}*zsgEGY=_SZ=3QY^z7`s~()aFx!7C^);rx+{-
Dxhv1&y4q;&T<laFv-_PzKwCdvjD+RfFTc~C}9ajat><2ViY~VJ{u5;g@K4qUI*C^j()nZ!S;dYAYcdP2ywRWi;TL4I=P^27v^jk
hLFP&r#T38?O%b?v%1pKn6ScG6VDu%F#0{+#fPMCXplrh57gf%6k$*)unY_`ELK6LkfewiL%WhOO)R=MCPR~8UsYpfR|=0p8=k>~
r3@j@S5QiYA<Z+mMiD<ed088=7T6{-G|;3>z3?g<5^wX)5P$JL>uE*a35k)VX+nc~iJ99Rb(oZ96lDdG!f^fAhzYza@0+9G>B9bw
)bRBe!@>A1_kd!11oj6?edn+^3F`=c5LmH*cm4IhmKm9C$(Jw#E_R(yy+!yRkO46Lp!JGAUJ(&sb$%Ws*o>)co<dB+3J62({X9G&
^dVVog<|;tc^sf;P(zu_={aXa@l^ANaSs@4y{MS>eE5mCyA7b?aZpacbRj6{N3}u)`ve&z?=b9pe2Sxqpycsj>N^hg4xwf71%g+L
`9s)!W6U|fHZZy@6L2}CJpwOFFG<=MZYM~2nbA_6k$gl?0$wzVX8leFH$1ycOb-r04-?3$0*=Hz(nx53q44R|tUZAJEd&^Y0q=CE
Y0??)TuHu*Ayozpsb4sP{|4blv(7lq5bWxKon;udG~j5KY$x5ZjW@IXedmbw3`Imgd4cnN#v>149F8aTi}N);nFhz8^aC>|H-h_<
4GHxacON?sDaX~LB0UYPGH8y{ceHOaxvvDB=Xo}P!|(gey?Z=7o1V|j-<WsUMY~~;R%BrEoRTK?V)-KJ^*Eja2ZC;Su^bbTXz(%U
j>x++sNkH_usJVCLE4Ll*|j~pTgHA~{=MTsMn|iHex4H}CR&7c@rLOv5uz5lW>5lVbkI3=7EK7EsO0hxsORK@$w4)J6BJ`FE&qu#
K8Hc}4}|>XoBN$Bzs3H3IGzH;Qf;?5J4{!FGI{b7kZXzW3_Q=U=^ueFynK2*df%}VxN;g0ijo+l2qUMi!6FQS=m>ui>FdwDh8xHn
j>eu<k!_(`xWbD(1L$>}9q%+oc?Iy;=&L#{v3E8+?Jq0$rdzI7d*R0-%@`OkKIDNr!00D&HcgYX?Otct;x8dx!;?WA!ZaZ1eA9AI
wLw1NdAud0q3aJg#19_*8Z$6lww?ny2t$r=VbVZ?b+GU5q+8VTDz4MW9OYancES=I1rzm~g!%0Ke!oecLU|88hpRQORDvQiBI%bH
QV7`K1tk(B@#yNc(Fej>->VOyn3-svNYDhKl?MsSBl^kOI~?fEVCnGGkfEcNrdiY9bj3*{0f;<@VFy&OIrT~5{61Ocnmv8<YxnJ^
E`L;dlao*Se|HjP?QqAoLEvi+V%$-F+sh06SFmjhppqB15V4oBmztI~suOW>2K%9Kbfq-VbV*k?bzzZsY)x|^ulRS&7=6BlS^}|@
;q;<?9gs4a2`uecB&BG~#&Eib?Gz01D+<rX$@1>BbSYL>UIyyp*UB?^4W2g>WoQTq2DYxStyFJ!@Zi1Y3vBTP%TvyT*9UAO28b|p
)vD`T-j44#8k{_NRuYh>DTcA=j}En9onxAnm@+Q}%@VNw^UxM0^KLu=PFr_(bFiMUY=gfVT=V7Z4%bI=7bAThHC~9(OHMn~u-Eb)
PLT41u<{K<?dVka44*6;V7YaQ&Ogn~L_W{QK2w<kKTU|7^WV48xAK9+`)u|X34X!f&KrP;X5{@QG0lgxzcBpteaM;<r=m%shuBX8
ML!?jl9*^pC&+j72!mP$7$Ol!zl=CJn$;aCjyQ&yDjGGG;owe=&CMUkmP<R53>b$&R|q0tCy{MOak391w&@6>iR{m4;<LfhjKJ5&
gX8lIw@~?a-EB7yx;`5gavr|I1SCi#5z4f_ULp^%4Mv^JxrMNRYYnB=yf^(|H&;7>(b@L{xuXt^pL4TkR77Ohu=#uW!1z)HiX$`b
Drs-g3{8N6DK#dcC<;IiTrNlJ5QA+NP0|{S!GOP>P^=CQh*%rbmIva`$8p<z$AE5})b^Hc(iN<2TT|}w6pygCxZ29jxgBe1n<H<H
CD8&HNJ@sCJ;ZZ!qXmpakeNgh1FFs_VnB3KPF;h=c7fHg4@+bO&&@g17<qq}hgx<LhUShMQjAYNZ=B$;KOawkarJS_8PZ*~PaIH%
NumhFBvJrzAZZR9C$7(EAbA-)%^Z5MPLmG3H*LVk46FvoJG&C~zRBPxH0c<33F7sq(8VbzaX6nILhudHIvqUI!*|pik4^(!&&pY}
1Hz57ayuTbig(<EP>vm-h9%UyCfglm0hr7A@}g*EWJYsVRN$NvVKf2eke&S<9kfYSV4XlV^lZ5g%j<tE!79JN_I&f}N$Y*4Ni=pP
CqeXR!(oFrHUP=o2p*yuDPgd1Sp=cMk{m)I-_QJiX@3iSaKk>&z+ikC4bzfjY^4ZA6h-+QJ*A^kKDkZGM{6r92otgDAVVDttvedd
60&g&lpKV>PJvSWtWT`%?eFm6&;JJJsT?Qh9DM}c7X%HFFg>V{`h<FjMDOzX^}TGK)FUK53i3kDWf>7cYmoMnSYS?Y{Xk13?-CvR
`tw_lflF$Rr>6V82fV}d&yPahPv%W7-2{YJC!W0YIC_teCs8Yg4uRVC6Y)9W@UnR)Ol5~4tjb3zk(h@}Btk{p{_HyIp@-r_)^<aj
(!Hs_xRm8dJn+?{2|h*4=o$BAMiwNMoOoazp&O@CK)t<fG_Jv*+$0Wil%|80jnq2M-@FqYT<veyaAyzn>Cq$v1x}*|7ihzemaa&e
QT8XqzS+;Ww{7<{mAgAcKw(bVhTB`_-ezVg-aJuE1^6N2hLqeGFks+mFx(O)bWZPAP#l&-{VDwa<?ej`UMKWtKycggbSJ9#&&D5N
e~${~qkHSa5+)?bMXXpN!N>`LKkl4n$PL`IH8uAUq2Q0#{jd3b^2{srf0Nn@+d;Vn6`(t}2_7~gyo`!)DUa|j3x8KF-6?UYWBbsO
&qO#iA;E5hmyheH%*~Zc<zJyu6Z>Ms(J-N1lUEMyA_O=%U*Pt75ZDzm^f@4Xg|5V8i{D&XLpC`2EeDNu&uyqEV7WCU(^N7xwGnhx
SlVd;tC|-b`nQLW@eckp)b=BS8P{Sojk$FW2$)p{OGP2r&<_JhVauh6tWh1ZiVAVW;UWWm(-b+jz#pLy5GjG^gZ=TQVq9>pYW$1A
o*l-dXnO9+f;yJlWWZq|$L+I;Tud;79taLSd>4T}&u5qz9a9jAAd+<x&qbO_7U=kE4FIsLv7TnyHOv2A=lN`Xo)Mpszvrr}u)7~M
aBKxlOA8cxEi_Z3@4p7Mu#iyV=@0fZz-JR@@K2JtXrid<zDQoj93P8UUz9s}`}6kyyP4QPe4#sJ;m!GU?Xd<N@pMROoSjH_>ejCz
Fkl;cdrJgJv3<6ek^OTIpzr?JnI!3kj}7{!*grKIAQ28&3K155N`iMGyK?rtyP^_t@dXR)^;eplmZNx7k4X^Qk%9?fRENSsXR|Hj
bz{*c^%r<nKKKl+%vs?abaea6{d=0t+4xdx;Z*LpWIGal6NqYh-sfM^i%sF_DZ4h$8TtOw+p}(0T&c8Zm!$K}TNIKo=T+xZq9^}7
SVnlLh={3aXo83pR7$8>FY3vRK9cjM(aOqlQ!zL~Z7Ot6O>Kuh^Vg`d-rC>m#P6RDp@zs-93n4;Qhq7hrtj~><FfbgQ-JSt<N5h@
Hab3UWa$!LHcAL%2m37THOp%!!C+tRRvI4IT}yPF35xS*LNp2q5{R_V=}30%-_--7*W<`{wK_Q|-kUwVN^Bg6*g#)yT$gEg#Z%0{
haiwzL|P;5Kp+p&&w>~*-31T3uidXlZ%zh!7OQRsc#6!^RM8J<4n2rokHgQ|HXqgT$e*|AaX~z2+vvzy^qqZg4g98z3OzN58hSHs
w@7d00N2h62~x2UR@x&$Ay6Q;BP1xzM8DoR)^dD*GCknf8)xl!EDxuH_8q5&h8h-fFn}tq?oOk3b&piVK}cg-v0e5&C{yowj6L*V
AN<Fi_&#~-PyMyg=3f%<;?KL5oisPI--D=&GXgyQ?!w+byThmcj}zkKZ!a4@6{v<S@I7Pue=G7G^O#`Z#ZUUU{>P@-{I$P7c9!`_
7y<MjFYlLa0rt~Ck609pVk5Kk@>r2U_k|9^4(TtgL7i7K)bT|_V(AJR-eihM|ElHe;qAxoajO=eVc4ItuOpSsKB6Dv|L@06!k5AP
<u%$rPS)~jc0Mp6fe=YraxNVY_Br-{g?_oElNKO``^X5eCh%Rr1h?3w&~Ilir+@izj=kq`|0QqT12(NG65j$y#QQa%bqW64{If~^
`l39(XXoi)@%n$q_jltz#=cX(?&lwd-w|5iW~z5dB9{nKrr%9on%cxq)<>6B>HGA&DdqaL&+O)b<$vz|oV<O%+vpGW{C#s_roJ7e
_wf{RNam~VD&NAr*ZBJ%+w|(SAMRNNu}{^#P$qwS{MA{izRzigmGS!Fx1|Q1Jrl@0xBvW{{Jupa`lHWVq3P(n&j;7eKHl|TtJ}MI
5=Q2RuV3&~Klh~d_Aj@**Z2P3lgHl?`nc#mT|?=8Kc?~~Ken<ReBK{l^xAnGJ^sfVpPLg;Kj!qiZQDoZbPXv~<~`uvJHEPK);m^%
n)$RE){OyuQk5zCbf?C$>&^Q>kLGyavyCE(cZd891b_YezpJIbRJQ%s&({_|-1_}d_4!Bjo-O61A07STzLck5mm+*44uU=%E%E86
qTBc^bGPn^f2a7Lhw$HjZT{>b!fv0#@``<5I38!!{5!wacBG%JH{Mu(k>BS3^2Bt?{m?gl)2RKQqv4QwTzW)SFR*7INBh0o4gLyh
PsY$4Pwk`w{oZ~(*N6V&^?o0S{CgW&nXpEGg^e5PJ~s)^NPP1VQPaV{p_}&qLH;RzHG(((_7?bmHm~SE9esndBgcJt4|Udq=c)ZJ
*MZOcV^JM>YWVwTS4<Dqf3AVc59i|g)OCM7_xb!lw|$S+Ir(%C7xn14Zs2%Y`0(eSPfEb#d{-NC9-q6bbiYI1-1QY4V)3xs(YlAx
*3r|SMxUVk|1VH<=lkX7_HKvef4luY9{;F)a46gEDti3Le=0wee>nO~dM@YjA6M(Y<aPRpQ&5<={!iY8OYd0!ODQ6hjzjt;+1s6P
F<O_oTF;&%_1=2j4<FN|Yam;0I|DpO5=RENP5g{wuKAJ0?-rIvULaHXPUECryx!EtA*$`S^Vh)Z<<CoJJ3lXt`T5=K3hi~uA2UZh
^gEx?hr;Q-R(z)vuBYUqPwjD2a-jO@&YqQ_sdpF52M&cu@pNP<anDF{KZ;VbxotdOXgcWkxtD3PMKW|*i{%On#<Y#GEfr&}Bhq?3
I>mH}jt$3L`p>5oxrIyp(*JC5M=iIk2|S-8j{{w1q(3z|r%9~|BSEuyog)O(nRoE6t~Rh*4lVs(9O^!W$?xYc`QDDI=CSwy;7qT;
Jo=8_9{WOX>A$_&%{=DVyn++!F%s4fL0a`QLv$)`2ei2Q3eQ^HoFb*pu`l{_`oCT0(2I;M^%VB?*w>#uuSc>kN;fPLE=j2-Q!a%N
OIm0jAN^vaIgXd{^V1x179uV^v+3jYgg)XB{lnB#$avpWAr7-TQ^U6A?{2Qh_)$>v>!a!|+1%@gPTlds9_0N_;EGzRAAzZkT%ULm
%HMSSt5&rIevg~!{hj}5`21BOdHlaGoBOm!&4<`|^Z&0m^k1|A>;BZmEP8z#<@scJ=iltx>u+v8ul$dP<L}mo{5&Iqc=>DcfgH|1
et!xHy{DTQULC&wXN5&@zSob=H@xsZ`K%9tsP>14dFA=jr{QVa09)DW^nPA2@@V@7M4qY$pKss!&1pgfN+h`@&aVmmF|Lp<=os`m
LR``r-_uY-pARzBJL68z<sRbuand;3&qp-gHH->a^uN({_TS&yCf&Y&1N1O5AK#7v<Bk%4h5Iyl!TnGWU+}0hC{nWgpgQH$2dStI
RV5Hn6ov>$gaJR?2qd5KE=I@Xy-ECEuAisZ>i80=)A;=!)IYPOK;M6Pe`nRpt5kkod!YY^@m+o(jX%!zx9wjKmpf`lFQe-7Q6zMu
Ag$a?BTjX3Q(3c!SXi07sjZ#ym>x&*`p~D>mHplu(0gQ4U5YP`LPbX7^2JE^XWOsn?Op4>fWZW^V1};LHxS<^uaOJ;KY#H0Ka0Tj
ZIABhZ0*b2dyu1_J|n;1*V?09WMeuE0>OU7q)_XOKKf$Nk)_9*@P2_$rM}}kdvmJ3Hyz)xdaVxHhIRylsRRN5Of&a?vC=})tX&Er
|G8CA#8uOXXY{h>us_?iKjQAFtDy%}n<1ok<#yFMNp8$1XlQinS(5*z?SgJvlXjJ(6cJEiyDq!KGKv+E)eKBc=g)VepH2FhJUPm7
N}~z8Wc=|!MG`9}k!k~|Gf9s3-f1zA>B~aPWmVp=qYS&i#scsEJL?J>FIk;gHPt%=o824VH4J(}yBXktj8PN~mQ_Ygjc1xSH9L?)
Y!j)We|kKJmkK{*CwuU*-DWH(DG^aY9Om;$$oW=EuPkz!5_M@&c+BeBb2Rju)iQp<nq)9QU}-U)%&?UfNeo#!N_A?;X_ZtINwYl3
=jTF5f7pOM!uTGc>_L6#s&V>xcsTnWhwG~G^zgN0{?V`NU`Qc|B!(CJ3rVIH2!gB-Uosw!fz@#1wAx&a1g3)9=SOau*NGBK=lD$G
jYy(zn#xAyw7sOL*ADGoPwm#0tel(?F`hV)S?9u7z~xLG#AoBEUv`oo71YJymWe)d$UYGi6jWk}`ucCryR_$?Hu965GJk7G(mG+_
5i2Y77&>*Mz+Guby*c8}au+*Hh!PGGaF*rB;I8COh|=@d4AY_%;n(7&zfnV`nr6bzq5K2Bb*EqhIvTR1FandOO7T<qPcrn>>1=k+
pxy=fUK7sEK|4{WD^-gI0jZnTEh9t|vogUz8|FxUh#UQ@(!2K428q2Kk#X8~6#h%nkvq1R-JLFh%bzzI$E823DssC1QukXwTGhhq
dq)W^-}hAsBoaV`n6KLJ+tEyHT$l5-hpsCkeLDG;h9|`Ge=73LZ=2eS$I2k_qkNCZ7GM$j0dQE}TWjm>cH5m_r_N^Z^^e;g|3nW?
*^C?zbU1tKS6}a?txRR?Kcp7;a~*p9z>mIECYX5<KXj)gh?PKKxJfoNMap06K=bYXWBq;l_wU`j(GqB>$iqb~)}fkAO+UrN+X{cO
%z3Lhr<qgFSH^ZF*-vN}c6Xxq3^tlA*L~)y)1y?!M^vyzr-_lvG&qGwVoaH94&5(zMvWP^V=*+;@dXTY?J<auI!<+T%u3;!!f3~0
XI@<03NsgG85E1Rda%-OvXd8gPUeeI*+rNz#&>R>C##0(uAIX`aveQ2f*L7PY3Ei=fBw+z4vVT`dX`a`%AGPAJHH*=$%fLw7#w6h
q3N1M@27e1TEnKMH4YD_7*2;qN?T*z8Hh=>gqTEeh+w^JL5`7#XdM_GHYpw@#bnk7{&%if-!aFcV@PR}q%^*`G+C^g5>Y9~OKk@z
X$l-Ip?rG|QV&A`WLX{4H7$0^uKi`pN)%C8A{AcQd0|+srPe;Krn28D4KTS%f+3z7!&NX+1DOc81>N}Ep$5n$S7o!Z&uI|?j*%0)
ZK1kwFe#8b=F_c)@<9sKQXb1OCZ1YiS7<!p)}|rJ%L?&Wa|x{Sl7!lL?{-V7W~ga2>%#Evt(0`)i#cJ&rb^x0F(~{?5IOI?Pc~K$
Zy7LmT-Kc#l;Rp-d23DKgAMB1%@2cG&9fEul_OMQVDn2>1&3T5jw{Jj972O2G?xbC%#)t(A;*Tff-?=%dp%q@#j{#;Zq7(t5nPo>
kO~k__k>x)Gmr}kuyNae6W#s;x4+ZN{B8bTp5JXU-=pvrAF6j_U)B5mc;jES|F7uj{CV5QkLUdr?@#C7_VV_ByY=(e&+xy${!AH|
dXLiBU&c%iZ{z$wSGbSNxb2p(<t;-?{WBF5IXc_){g2KgfBi6FwpdsJ&8t7*`P6|>+UQV%GU6URxdi{sEn$B_|4UFEg5*53uRYj*
k02OqEnmXI0~QDu4moQOlW|H3hG-$dAL6^X;pON<O^>U!AP@NiPX@MtsyPmF>cQ*bx#D-czvKU7pZET+-^=m%sG-~4=pV*F^2}2R
10=|$`>dJ<gJ_thzQ3oTp#GxMlqAS2>$q{OCa5$s=%N$Kfdzuy!;tW&#M(g`3l00_fy-2gMv2+2o1d13A=yP#QQAOK8l2=R8yX^Y
ITM_T|2-j1&YUPJin>9dQL@CSno3vk>*d$KR{=e8@*!z08*Z~ubF`6IQg=M);>RR_j+8+KaE_g>?lI1uIV?f^^JcWIj|I#UHwcti
IfQ_PAA|~!YpA`2?^mn8t1amlBl`_6``>Cy$-C_Gb)<sg7@h1BT9Qi?+M#tN+O1czuv0`H&lZm^-V;e8qVH(mCvmal^Me6=C%srY
#gFvrSnUq?Y26~d`s!f6FPw*lFzba{7B`-?HJrWqH_LqjFJyUOJkE)O&Ekz1Nq(?!UEif!|92Fcq1A6=OV;kUj18$?goAeb<o5<|
{tJZa_6e*&m`;e}Xy0Rzq6GCo6xAqDhn%?}3Kan4ISEuskXLEKgo_|ZltKp~Wy10jAfnY3MXbV&RF#a=K+Ls73l)l1F6RAp*mdJK
*PdK{F9(G$UtSFycj-;yfWg{%e&}c-PXygm5GY0+6KYlYO`rE|aQU4ED5y0zvfkHK6tWi&Vfe9ah#4?L3?8H+3+bFxCVF?u>tV>b
B7|cb6H@X8X!UBHVLeFwmI_H2UU{>NFJ)|BDvn7Ao_O!8#Z6e$l1U}V!LXTwc7MvT%GVUM^yNtrDw-$&64%DDf6s1Pvr+GA#8yx&
0?{EWna|F&){Yd@U`EPejghlv#q?H{|4I)9wTvM1q@s}{A|;TNS9WmVXd(f%ia*^_!HY%!kXR38i-U48+DsnXqo2#`?^Rxnb*z3F
-%-sx|8`i{ONY1i>BN`6SnTeB|GsA}@gB^pS|7tMxsLlFD)`qR_Uo`|f(c0s;$V!{;lz8KQqoA2v5BPYnwhhnaMYMgMPHlA-PU3}
X0UeLL~H51`|n9?*A~<pNkn9#CWs-bTc(*n`O|94TDf)z7$(#dAVUs3^t1?hO>PEvE$K%*j;yGNNRx@ueAS4iyXGwJb6B&PtPdV-
5vB7S0_lyW@nR&=L*VFIL6$5DIFCPMwBa|jw_>`ledZd9+K;@)7EzU@EcorsGuxvEh;~s**m?^uo|mJ;fbM}OWHL8Bm;o}+3&KkK
F!pOg4JP08C+POq4v6=cX8ZKsqD?N&12kO@5#iC^5T1t%*dLN98g##70Gu9{d9*Y&!-$+F>^|DL_2;Dd=T?QjAhJON)^Z6e6p?DG
DwNMf0LNL<s~dOJ*tQYz4ycM2xc1f?I)@#aHm&&#WEZLLd97&3sf4Q&?ma|3$G?p<F2B&eyRl(pipQ)*kBCiTcjmJ$evez<vc~rK
IN?Lj`?=;UMG@Kvy-shvYk9Y!iwQN{!w2iuyuB@T&a=8Ao#m&)*(2Z@Jl|F|tr@Xwk{3r%Wy*b#E9}N0z7^%ylO2)<pjDECs?l6x
uI7>skxo|AUt5geFJ)c-!e7|8)M8q)gg(S?t$?v;+~_Dp_u+uigNoH7S5?jn;0u*fXm^>a-VEtDv{40FkFPyF1!F4bbAjJIJ?HNK
IW%EE^6?8GS*?)`1KO>6DptI7$Q2jPO_3(VWg)50&GCB^YB=oas#ydUr)r?0PL_EW1(4DM+`A!0!G%)^686<Zr7TOttM^D3Z-#$0
vi5W|mFop$w_y|zCN2=nK>}k;j|~i<f1@w?O?Ah*7#5Rt{Y8<jCPHS05eXj^hc@trMDaog@s??bLk7GcNwoVxeGz5w$pfMpM1Y$C
q7foCOR`d?z)1oWfmcS9R)0MqW~_cxHDB)|6iBj0S2*7k)*l@c>rD$dB9`|p%`sjr7=Tn~6YDpEjxX>yI{qQy&UJQQ(TD4MHTQiG
4}ZEIVHbT3Vkga87<J#js4oYyBl38~myMI9<f9WjYB4iiKjGePd+AxF@4qxXvVic`Df{3+^1kKNTJag6YEo0~!DCSZVC*kf9i?@)
IW^w_>pHK$@%z>sMvZHx(dqksvVG>5&0zIQiD5x0Hm=U)eq3I7vK8YF_z9)pxj7LUO1eaiCudQ$)Rb}Q<yf{5zlGeBBx{WU@8vY*
$YsP}hMhy>FGnvF9ZrGyUaqP+@d9imV2s2WW0?-TpgT~_AUG^b6R0S$9BVj<BQ{fMVCmkcgB-hEak6s<ynnyD9RUYiTKUl>-|Dg6
o|yNZt#19)3&d~0NZKg;zarKz5(FKk(amR$b#^rmiPJwMtlNJ8A0#vE$7xw20$>ix4H&T>Q27<SHEqq=->PyQNcTgrK^4-VE!01<
K$wu9AfD191T@n@B2%BTb(ct@jwal7Ecl8>Dyjm=EIz*$xxN0j@Yc~D3v8inrPZv;HHF9c6$K3{B5vr)cHxT&xa#Y1MGtX0VHI&W
E<~gV0R)i@f+z%AOWxz53H9WlK^e!x8n{7(33zz8aXGxejFHx2@!8vFRq;L%>s(d~6SLmX0}YU2w?KM$pRX6^5iZ>^tZc*=3bH|{
XdOkk0ot2Uu8hDV0}TYq_NcMwrv0Cx_|!Ou8)%!y3`74!sqbdPG&lUab4G&FGg1!-huNzm@_ahIU;|n}JSGGf|6=7&Q1jgZsTUwo
Pr`I_(<;QVF|bb`8%d;|tPD7(dAZ?RD5xlUIGL^A3VwdR+v7iU;Jc;rCNmJ;XEafM)T!~&A<4oDhbL0o)!s;>T@rXlXqX-ZSjAPC
{Ov%^vN)UL+=aH_B7Rr9>*fm;4gS)g!v%<G>><XXukF{9q1HoWYbf!e!$Am8CG;MSi|iDNs4=QCB)bEI=f}=m*&xJ%bnDh2f-G2d
>?PXO*PLIWK#zH=W;)#mEdc#CG6$Xq5nnuY@M&4u9B6{qgc3fsfZC==4|ObDjz!7yDB(A>;Io^`EqBZaI7_Kgol}1P+cb{8*E_Ph
^7Z}{|D%*utfHVPw!V_DerA`=)WrEp_44HRX49Ieu?|w0?&4(h%y^YL-gDIt9%ZiXw;iB5%&`hTL=LSBqDWf^F|^%R8Y<UhZ{826
J7H145G}E^fgYj>*GwUW7MD@gymkU1UIrNLJX9dneaTiv+VKB;t-7nxH;HLBB%%VU+APnPq|!%+v${5mTJ1v77HQnNQSLvJ=cUin
9OGxLDovidSH;mC%wpDk{4@@4UTieZpNWGn=}bY2>iKZPMWeL1ov8BPVa0EyhJyFj>ZeU2Oax*4O|VS{m6TXj(FU0S=d1}Jw&wd@
bIy=?$a$?|hHZQxVax#!Fa*IpZDhPPcR#H4B1w|+vHT?iMF8mitr#j5N#G<)%ZI`T*Q8QNOoxR(ZT$AV%=7qIl?m`_oDl>_DCxpz
KTqAwanqL=`0mPDDQKh?0;pC=`sLfUov+Ds?bmF~{dbc;b{(g!P^G`8E-DHr>ff)c4z(ar+H($JRSJbcajYOL9j*7TJBHCV&y$9%
D%ur=Q@p}sCh)^07!!$^U*7-CnEFERESbkf72<8j_&4;WSNdA3?y4_#_e-lf^9&8`B+^mD5tX!}iEW>2Cx33S`0tv=9yKDz8N|q(
b#LQAQxX(Us#V)@!``QF6N$$X+7*e)W`9l^+X^}?km9B>K*ya;e@e&vPN+gn6sotc)~l>L!9QV-ET`IJTKeWYMHFeDeCslux=A0;
DCGBwQJ+3!%~?iyZ}yEk69Rd?-E9`g+NsXNvts%>&CJmo?_tGv&m1GAt(}k2U?JW<^54<iSEP>G&=D<*Od{om?y(d@s~^{ISU2u^
fesbJ?|-}D!WkEtGX%dDZ>OCc3?E$Fxi`9M+0e1!=CGk4!N?6^(I=K*R&CS-{@DMsYeo?L!03`Tm3^czqUb@%(Y4T;(8(O}8Tu$I
rCe6Y)nXi!Rf;1i116>Wl+-83&Kav(3#1?#p@f(|wMe@NBgWLKhEk7A3}La>9p8?|BhLFJ+|%vF#PoXSW8K@$9+a##`Pdc?Av_S6
nzP8c?><^-5?l7oY}HCJV~u4SY@=dSv52L&m2<`39B-MnGo|_WeD2$F^Q~yrPwn-sCdYp4q9|$8U)hExJ&E3oPntiQIcYmpV!y)6
*HZ-?4?wTM?_VzM8rgxt$>no8>A3;XvExnLgBX&k6$aInSd3nBaQb(jmIcXYL(z>HFk9@jk0Sm)F7j4N^dSR8wn&3QJ2>h?kyMLo
ssIu#lq9)Rg5Sm1Zbc14m0pP!;@=gI;Nrd(_}h25jcd=Y26oV*y)PUnK?Lt?53?xMrTo7RM0-IW;!)wZrWSF$pzn;Xgh;t53L&Vq
-OP|q=u!DT9$f=d!!uNOOt(0FdFu_HQN%UHfl?QpknVn{T~Y454=uB^eUEEJG?h@-rR{vucC+yPeI1U4@1`P+qG#V79Ky*X6D%@=
^w><=VyEoNYL=~~W$l_wf3tMN0`h=&-0wM-y8Q&Qs!U+A3kae4TRCM)`ABCxEbP#o5E_bjPC-CZr9!(QO4cWjN@Ih*TYPq!6I34i
HViwmul6Mo5qW;bdhX2~(wi)Ic(O=1tVzDp8J&h9)H_vJbZXAt*!sVmlt^c0zfvLYqq=~aTvcrlMt1)b(HbLL)2Y<o^`X61REbYb
#?Y)PC^5^=b~hYI<;w!1++0*UNhJ`20(gg^BS}n20vI72->*#0<fYBCOi)oz7P9;1;&*OsF$O7Gak}fn&~YpgN`SDaqJXg&EN=f!
D65Xn2X9;8^|b0I9k*>3Bl!7uquv!z`Kos6evj*_Xi*~X&$a?2+uQ9rKz~2Z<|n##V$U~79PmNUu|$b2oVY{`(uUDf;#m+iDTOE#
g+}E&&0r#FE7DVTD{P;|uMQts(_M^FXIswQecLv_G6!fH-IskI8GR&GXl&Z`bM3jrn6?&Of1R(c>(9>OheH*4X;`slZPtF9Dw(QH
#^owunOWq{?zf#S7$`eXtoU0DJNCc-a^{R9=7hk07q+Poz0_VLK^m$#OUm`c2^2*y1t$aHW%J)0TD_JX!^E?lxGX7@GcztLT(n{@
{uZ+-N4ISupZ&IkJAj7Crk-|rCZ?$`7aULiu9F5$TdPQWYUOOKl_eRnP16)$%~KN$p;&rO>^t-!K;cCp{0wrJX49Rs&Xf{o7eoB<
YFJyTcrD!Hi5(jBavNYuL|4BR0L=hBX1(6%YqrIiU-!HNLk9)3$!=##+8BIgWVVtJSXm)MyC{c85P(Du<(&A<sH(F;f;6~PAwpI~
CbT6n{20@Z`%|3f3}-i_*Zb~}Q;)YlJ1=xV?<USx|3n*K(l_r}Rl*6*lQpvlWSUelhaan>CqCK!I-2!o{XSQdecVL__?W{K;Y}Hl
<zxd;gRN*mf5S+E&^!$Y+1FFSrvV2hdi8!OKui%@(<+iadnYv_r^jFTpBk#s@;<nIAa|tMY;-m-u+9x5mejzg#bVPq<?V5xxA!|%
;bZJb`(n29)`RTcj!$CVoR_%H7d^VoKP|-8T`@NOP~qfwXLB?oj;jZe)`((<#Yg_-$gn{Eq8-<s{O5;XBDX;5uD5a8^l{;*$J^Fo
ge}MrMut&CrkhMs+>^<Y-5ogt$>JcECx0|P^4K&ZQa>^}%E1SRcF72}odE8rMFDQ4DT-~5hHJ5A!4@<u5e;yNY=F`hU)miX`J4Wk
Z=G(%nh(+#B7_psSX3T;?jG{)!Oc9(-WYmOa<Y;rPL?!31{_KdF%P`E02{FBkjVJ{u3r+7*un_4isOgL4MI=QT8wch63TBsjEstE
__Btq)o<dV=!}JQc1PkNeszZxxRxp%4a&nAz21Mm@l&U6Gt9j+(tXp6^!jT*riyeGCPFOmB+4|+$<(VoT4jE#1NiUsx3bMWD%(Q}
dTj4WVhCsVI{!Vb=NJ%;5wm9{@y*17E)59u>aVf_yf2$Y%c5aT5d<O)Q)!Rb;`S&pw-3P)*Eoe;6*K8a+^ie@XkEZyG1LAj;}p|A
FwC`|(<p5X{i&oj!f`j>cIVwd4tl@Ve*5{JFD#TyYCbHuI>o6^?T+3X(F!UjOfznIKf;%n-6krat1{*kZ^W}T#!U1s_}N-DT(L$d
zp^AB%9MQb*Ut`A`jtL!?YpTbelbwZ$QSbQ!P(xR%W~sOle|w3|GN0?u2Xab7AmTWF;q+}=$Qso(o`K^*ZxQYas-fy5P{dOyA%7h
yQ)@S>i8PgWutP}BFk>=)u5yl(Mr$Sg(t*db!OA285Tg&c*BXb#K@Rm;h(`?j$Nzi(Y-iZV4!K4vHSD9P}i%*3a}T_Rf+vSxN`#D
^`OpnU~%p4-m>`io^s>`HayxL1N0YfWNuc9^@oI!dPHli+zA!TdxOY^=TDS)2x~{0!TsObx12m|N2~H>p_%5p_osCm*8jf*;;C_Q
G|*GlPj3OhTCCN`Re`Fr{YsV=rk`T^sW3%$7}C;V*7Aj(g2M%xkd~3rwnwhRn31o7=czb9;}&||fPu>WGc$Rb2eslKgx|D%tWERq
ugy~*4v6M_wSLJTO?6U4LL>xiQYns%!O=jR6L^~bgRYOe$=6ym*10cu$68nQZJ0pzH)S<pj;-{jky<)9>H7TZMql4s$WEQLF+aZi
aofo{y67q@WivN{V8Y!cnah#s=UR#cJ^G;*B}I|w%;UaAs){@`c0siLUt+z`HTJ3>FYP+>Bl<tX`5~!xAnE?+HdFOwiHZKd<I%_Y
h5KLW{M^m2AN2D0`B40QzVA=-_nWmp`QS0+*07)zf16*xf8Y1NUR=8G&zok@KeyxO>>B?4f<}L5ty`e7hC{`#Ob`ECO&j%%1@atK
&1@uEYgY>B9E}FG65js{4X=@WYBj@HTKPRk5Ahm?AX|q0p7H2a*f6fVdv*EPeO}IehnW|^{QqHJs2Y#8EPofNAdi>eap$9wKOp`e
i7?csAIYS(NU!B)`S`TZ53y(Y$|I&<_xNZsC@SWc6WDLPYYuY(_x+(8AWh!KoK{*oMNSnagY-`0w*Sh^+Z$~A=;XW&vzptLl!IH>
VXWjD3=L%)4lP}|Ufhb1KW7|i8orN$JU)ox5Hpd@!gvpxz<<%tFuZu{rG%s|n?fQe;zS_<XVdmhtZH<Y?~T#t;lIf`+Cj5K^hAS#
P%>Q;9iBuYLJN+3YGzk6`b~)ILVf>7)$C($r~H3d`SLp+HR1eA5<BycBmk5>hN9i+<JyJ@892<(lN||JG+ot1_dRs2Vw-wq*necw
wVMqw4!3FjGv<8_pJArgs@FT=^|`Mp7q>_W7j^7c{nWQxZ0~sI``mZOB0fGl?~k{b{rqR_)6T(9!tI0mE+^{yg2j1l&%@^Qu*-W3
aqVn<J#zg=w@XgKba1r^4HC27BiTy79lKxGTw_kStot{n{>ZI(y=?kWMCf~3EgYf8*hS=H9Pht}B-f5lduZbbJtRI7i!);RKZSF*
IWFJJZ5?g1icV>u*T3D?pEu|7*YDH+$IEXi4-YkN{v)q{pRne2zUKPVPi|>FHLroV<4u1GV%ukzD9z4xto!ffPcwVhMsniaB6wLA
<svjV9@FYHni}yN#6ixMiGiE*SiQX~{4Ya(2)!>szd}Ce{U211k3Eb8ji3B}c<=nr1D@}3@;_h{gY1e(9K4*bIOj}Js&iz!0h!a>
;b?p|{5*v)J&L{>@uH7W?Wp*^I4j{c=4JP%5z_GeUb=NHzflv&<n5h?yt`gElaYEqZ+*vbR{0jl<6iTTJg_3sQ~Wfv)1!c`RJbkB
*OJNQ_k1lKt**LHbk@*ETi<^*fO=<)b-#sg(GAvZt!59%xBT8UHL8dDJ{v`P@ykKg(DSM6DoSlsxJ%mYFVOS~k*mtbc~zETKz*wI
1_i>xb{Hpm?C=djWZ~mOW|~N`7A;RXcEDL2^KGP)xf{LMjZr+n>bVX)Ugfy{%>6oecS9$@{)fle8}IV^|KH$VpJM+XyS+V>W&YZ;
`@F{t-dY4fJ=dY;H0tq(0ercFJOooz5<(!u|Ks<3-*-RS<KJcbhp)T$e$VIj)_Ljrwg4Z8fiAy4m%G#8e<i1<&F%X9sOQ{k@2BX6
_(<*XK$#SI@%G$WI5)U6gw=~{OXK{%>0R>Xw2U}>s{TB`52K!K_#FwpgbWdFByj*PhykhS_}&22qQG07<Ex7s2|HUS+;_&GTs?+=
6ysf%zrAh7_2TP*Z*6z2VRE!Vg5EW+N=Z+g!0weZM;?9mtk-&t2R-MM)Y>;G#Vk9SnGcv5+64AD#F&fO>$KNT-G4jKIUZSx=`JU}
vAK`Sb$<1{2$Sh(oivV>yNX<>KeY6o&)T_r9x{fMB52|WJ5j}{FHGB{;8$&6;{k58Jt;kC`^3LKwi*cKSP#UGQMQ26e0hD>#NK++
+HX$-9y74mPXk_9@g|Vt3y<QWx2<P$_Ne`9iVpUtz9#<KM+)50;+s#W6XlV5WfwcjMDkK9O%)EVCg+VY?2Hmb-5+^;Q(8$L9cBd7
x3gY+H%>Ha+#Saedeo(u+md}NO5|0b^&o5exs5BJvRw9F$mIO_gRcC3Poch-xw36MA~(&P^>xyUGb`CV|LV6m2!&i@+!wciXm&dL
bsa@AWaq+lJ4ERD%IBMkQ&qAU*u`nFpq(vHhHt+^0*ZQCYg@vOghA)9wgfu1k$>pDHsMne4;RvL#YmWaG78M_5;6#OnNSRgBzT~J
AeZ(_C&N!pU!)3R-`mFb#&lUZVGFUOkwa+I*G~!sw0GrAsjaFl#`*ku%TxCKoWCaf+x0E~2_KhV?(F|I$B<rssl&a?%0v<M{~sXn
>YB#K@pBLJeV)j-Pm41F?mfqk{2{<#1BPM|hyIZL&}5|rI^V4D=>C7hhaXwyVgF-4jnvv#{Ga^=a9mZ^AM(U-f6H5i&Em&-uzz`)
U;E&2|Hw72<S@)2|I59uv|1@=s(R-Q&41~}<KgIsv)}((f9@JjLRAj?Q%BM7KZ+jB9_0V*n(o8$u2WO&CJm1bXz@5l1{v9FpY(xJ
-~R>Dxxvv4#W{9j7~1($!%^K`&BJv3tGSsNhm@+IekAjMa^`pp#4IN75GBnY#eO0E+lRoHVD@}Q0PiRnrii!)W{;7}teytfkY-hM
4{t+%BY!Sl2MBFWgg)a*27jhH(L?0LD=^rk;obNb4|pX5-z}x6p9@Rkb(+_fV~wk;VXIrf1<u8=2BethCAt9gCgK_1dnXh!5|B@3
3Q3FY7N9@0`+a7q-aT)6kKAgY`F>58NIYt)s=I2%Ro~w@nVK}3Q)Sr0&%P-cMQC^&-s)98jJhTnf~knn6{5jtCDwJ?H;<s1VSRm9
g5Z>q2hOLU*SBl(H_5W$eGS98`b&Y?c(%-lCvi%&Lu$byVNvP`#58w)cVE$2VFi<Gw<A9gQ69`{MidJtpaNf!f%^27f%Mgd`9V{o
eES3`0VQ&>7>c63d;I*7lV1#JoEiDw;f4|n)z>>eW8HpgfG_X1K8*0V<aP3!ea+{qs+sfdD9_u)F8-;?hELefEh?^EQ<%|F6;bvn
crU{m9?o)}L*{YL?Ue2e;{+Mz0vhq!)3h+&DwBTWmbFoqi`C|w$*gnim0e3zUJjF$QtO9dB+CX{M-0F`l1c)bcalhwX=pTE-l~F3
>o?Y1IB<?e+uPL-{XY;tj1S;`NP+v%{76sHKc{Ykr4T=?h9P~KX5V^9N9|yM;%LH9>~>_>baP;CA^yP({!jSEes5_Uj_o7H31oni
nV|d)2OEb;#dPuF&cO{xekI3qgNw=j_B|Dc6I-Sxkk+Eq8R~2{qcm)M<iGpfDL(z~rlZngR;?R#YyZ@FgOKy5qoYMh!voaMW4N1Q
kD{V>Bn?P2NEjk(qVySmGo6|0e@<r2cq94GxM(o;bafQ!5)iDmz=y+`9w2bTbbRSVdw~nC!we<LD5EtrT#|w!0x)AcC>foS)`zoZ
ga5cb9GwXdB;mx-qa1uPEO7bf+)lPl&ITPwpXqO<r-9KwIkW0fv6d|0;5NtI3#G&OFIC+!xMZyu3TwL<7!f(`U1&DP`@pLgpN|2r
l!O!|eu;OgROo|!pLHlx46a|ch;Bnfpq5ro#Hl(fmQT?<;{D@O#xFeND-IkkavuZ5lf!-owH(52PKNE!{pBqL;rWy;qaNY*G)|{5
*KdsP>T5S$nAx_a;v7RRPbWIZ7dhS^ebZ;rPceOTB@ahtL=7K<fE#g~mtd#>7#Og~(jB4z2LiSRng|Fmu?3ux-+A#q2*v2k&dWEu
qn$Ip=jSqDnpf}oW_LPIrHzzBHUG5P`kXzSH4KdCBTclWTfhbYCvJ5M0uCZlZaEBzwKNnL4JI{1uX&$mu~X;`pGNdKN7?a$!&;=b
JMS#ZC;doz17Tt4vY-1(76$|8nL`gfn*5V{UGFGw$*|;~dF1S59HfT37H5ba&vS@(Jz@n^><&F1pz{joI0Hs|2tLuF(b0dzEhkjD
%XqHi?xv=(9qx?`MU>#|ABuIKGut`Wfu4jq%6IusQ@4T6p2iNystO({FK+<hrvwxVhTHUOv)6SMXFo;xN&Fgt>6dfre__4%ApHG_
@R)m{u*iNq5V5KsGh%kltPzj$>qczy2RlDK#QT0xd^IyU{AXr{)Y}sz3j;fO43nC_CvgBnLxgv%hb;m`Hc0#q+up-cd3E*<m|eBh
>ou{H#JkP}IGzhn6Yp$KK$7x4r>U8LIZd1oM%7DOqepL+YG~x3j!D!mu{ni-uzGZp<KZU9#PE=RO_Fpz{G>d}b{TF-L%L%_27ez<
O;iV@q=1^1(6Lwu)quy)5Mb{L7IIy0C*wL3O4-t|^nPDhHwn&eAF-L*>YpfZ7_3v)e`q}9DGf7NQxMs!EaI>%n}<wvStTBP&?OUb
G>+!Y!whq;YR(*}a(xZU&E~zuCLM>J$a@cpPKGd1DT|G?2zlKy2byFrrG;rQLC{g)R@j`<k?W$h&_R*tjbKS~&l9#;(UZ5YgSIdS
7X(ZYMyU(7fi^QLEbKXo4tod=1_KAwt{s&5Fx1iVZ16*411P@6dxvxLpPy4k#RSwC9wKD!8Q5`kJa=i^jLpR0-1pmw;yaz9BX^zs
lAO;8N_4t6oYgSq6<XuL<DLlt>JrG|!66rOE(C-yz+J3G1Dy&vs(jz}@J_=bKRlE^hZ7A6*>Gr5kl4Df+Ye(3{U2_qd-as)d1r$n
f`I6guEA#qI&P**XGnSY5Y(L@iTGffJ3d>YO;h2+Ptsp<pI^k`twpGM{cGAt0ubNW%r)}ESQs5`gNZ{#W$=2iPgm<1%#=h!_;sn+
9eT%tAA0;fANan<h3LrDGIgm+n-N4#`Sgl*Ppz-LADLl*>tUee`MsZQ<0XiPAo-NT!_Szm$Q|4k*hE7nL~02g0%}v31Dikrvfd}t
AwQ<>&0*7rT+z^P7!fY>1<N|<C>tJj2`}t`v;>y8-J1W3?Q2C;x!P{)1oPfPRbJv!ouUuW(TIWu<g|yGDJnw{g1KjIwDj!h!{3;Z
`gRIoW(N6um1BCb!uZDqwHoD79#9`w&sqU&l>q#CpjbHZXh3ePYZzpNS)BpDe_fA#LnXu5n1i07xQ%O{Z!g?RJ024clczr8Dd^OR
JmF*bf466yMC|-fT$(9$!7!LT=;&Ws+)rjs&%m_x!^T}?Fp)vH+zgID_p>4F!3B`iYT&>@{H3{(0D2wT)`Hvw?(wkqd(*k|5hFaO
fE#i==Zc9Y8`Ghq%So|KNgYQXC4zSL>&6T_!a)szL00p%g&IKudQ=;`2L*&Bwu3;1DctoX1QYb09sb7T`-!7dou7}bL+P7!HB6sD
(RxoHVrn7dqir#Z5sMC)>ij+HIZASZ)*N-W_dS|FKfOv@WT^Snhtb^Y6H_Om9_It0O`9-3L!kI|;o-q{cTT`XNcJATGeCTe!<ajX
qo|c<VbHsM&zc3(%PF$d{I6l7>~|P_#ug6ySFlds#LWA3frGLm;C?*U?)^9|r=WXJXY>T0dFbp<L%^`vPk~pNy_Rb}Co)c~bsPaz
iyu@NheE73U@8Fu39iJZtJ~Z|@t2DQJ{gnuN|WgBP{)h(W)g5}$?-MuF!?-&8hef|gwsUoN3pH2L#H~kgbgdjgj|vk8joE0$}RPl
1EYGBz!43}t%MjXM`p<F$)P1ldV$=6CKSpp3HjTTlFr19790{5!<3xXGT|byC;?_*wrjMD&-Rcm2<tc&u>AbR0RCeC&^90ZAY=YN
^7nTAd;EXXkN9`*{I~w#@7(q(!7DLQA^g3cY4i4)+oz-7^AHXKAnHL6?2?3}N-0q|zqTk4-UanQnu3I+>Ln@3QK3F32jCP|rzzGN
H9q(^-!e^oxBz=04WOY_{GjQ8c`FIDl>?GO<U0(6%@l+H_vUlwItS|Xz&soo&)DjsALK}fa1v^Mib!Hf4Z!a|CM;sjw_)u6EzdAi
PsB+8V39r1N(lZa2l0gmfJ6iD?EjwJo+^hU|4Xd*hQZ|lpb0!Y{ywLQria(sgg@d=l1N&20CC;`eaj3;1W2fUi4{Iu2fA8$bxBMX
I9IsCLd04yeMq0lY9N#f3L+Db0)f_z(JF^N?tI>NMRy!szW--Y0fPW7*8vRo20h=PMMF3By+E-WpUkk@N&|MGTJG7+7Gz+a%1F%~
@@8gDyifEzqlX*<hpq#FoYKx$w$a(o@C07(hE@A$`xd&?QbHKWLb%gJrKeqJnx6j&{s#t)_a|TDB<$a}$IC>RP8HzV;pI(wY+;dM
`Mf6LY<wtgI+2g39zSDapR(TG%WNtC!JT%q*RG|)U7u6+`2k)Mu@rTK@2EX6!wqX7po4%)Bt=khxA!>40x`3|krE&t5Qa!ng$U9<
h@gGny*}QLn4+ucgiJ~f8G=plgbyT{+j@Q9c$-IsyzRygl9h@CV~>L2vrt%uzzm7~A-1SsY!+yt6)-##GY6}6B~5FM$kg7?DkeZs
XI+1{zPsX^W7C%&k>t3pgpAqY^(NDbCf{%X@b(^Zd^?S~hgsYlH?!sIHZpilQ2E=oT`>8ihs`G^^W#_=NvI`9&$533*BiT9*8{uZ
XzAGvX#cpcn2{(@`n+Ab<F}dEc3&*mL_HH^`lknN@nkqN<QRCQ?)Uh6Fv|W}`sUm!rW-Dh6h%$kOo*Emr&=TV0H+PO@Qu(w|M(0m
LJL3@NKg$cN$P%{8}avCy18r~`DutsQ6geMr3yt4s$7MM24H4PRSyTbJ%{*spI`WGr~<ViWscL6smg+)8X6)QrG^OwOgI$C=_e_t
3@Q<&S};%j&_&$fL@pdM>@G%hoRVeOT)0z7wH9cRak9y$4948PI=dba!hx5_K$ysiE)Y;dAnZ6|U8y5vRNE*HGHnU0))pPFQgGsU
IJpztoGQ6;6)G~MIUMY&l(ut)aH=5;rgtZjeD*~r8<U-6IMHiJImHMAu_Z)`5~(T%nks3gLCcX8RYYCrflQzvilh?}O$0GA#2F4l
3`E1Qovc_UT`+~29Eys9jL{P@O+`^vBob6IVVNw%z>`c(B~1|#4GfG@=Pt_O1;C={T@!@LLc+lnQxprd|HJGQ{VI4JAyWtN`i%p(
LG;#^>ciFCw@&8xeJ}0!Z~GlS5(=Hr2e9}427Q_dKH%r~_~W!&@trT(wu3=R2S;iNPaMqYw3yONTQdJ=dH%k3A04NU-}L)^M{0Lu
LB>N1Lk66NbT{BT;0Mw{-b8r7KXeI@zW4*-0p$Rh3hg~u7>_6yXkIW0s5nJxP}r0*LV?IOfD9!K%3(n%6M1Ri^0W2_y$xqi6L)9g
4uiD@R1>_sySO4iEfEkDg$OK=@;rSIK$C40F+|cw_Zf<~N~}c`1uB#q(P&O$bczSdxbgDa<o2Z>-oo!ZbB#^(X?YvbPl9N3(wNM!
_V|y^A~VB5*SO}+%>&R!`FC5J=1doHwavlvK=nj)WZ4-s(Nw7<lmX!mG)t^rv+>0+*Pi~=@aqu{=@8QR7xnsc_4!G}A=<zj-e2ta
d?!`DeWExLpC4UK8a8(unmif*O{FwnLUm69MnIjnA?NCD2q)}7Uvtsf2M;e1^#|VxLlEB#SM$rLUtas0ZNF*lSa#?+@I?KB_evq}
koiWTUoe2kN*08rDFmirgp&EEC!yn*!>^4Yf(PQ0d4Wq*ESeYw+|`;%5eQ(^m8e|*9#rB~2}D1&fr19&4=_xiqc^;U;J{H7Uis%G
H@Bdg=GGks12+wmTiqSa2C(4lArjS4O-Vpi2owyJG%4ALk~d$0+IRE(e&FZG`_Fcs2Z8HQdc`>EKX0St9p!R7J~;kvp?mKLq$z47
X+oJGq8TY^pnq*yETjt&5ELY-K?{*fh(qBHLLR4lU%GZ6N}{O-B&C8%7A287_-WK%wDxi6e7DOZkX`*Z)a?NGuZ^xiJpqU%smm&)
AfMJk<H#L;9BAU5kPA?n!o?9`&NG)~4t77~7QbvjiG7v>^$HaMU!NOeFX%_z<Y+AsGJ)>ahhTXUCcfW?yz^>hNPq2_G4_Huv-`Vn
p`gk?n*Y>4Vh-!Q)9nJkgbPA}P7~a@-gsZLzw0&e<HI=OU#3gxfJ;{gmbAKqe_k9XUY$aGkbR;ceNvJM&$2p%*g?*JAH=PVbnauC
SDXn*e^N4e>j4REYgzz0R{IIpf!V<K{Jc+-*$0K_Bj@8zuJ~-C$rnj2V<SL6S`;yu!5&ayNW-arAwI@+2PatBU{VdWtrz0BDRc$w
%s9HaVlU+%h~;y(@FDFskW|L&{KH@utBii|P=i!JHAiS@{eR&dCj11#K4J^rFYA;_P$)p8Mvy|OLP=4GMhQuf0{cjOuf|`CnnlpD
htF-9k(v`6LkOZ^&(X5kFreeOo7UvqGSRaNV2l(NNM)n`roR0bGi_}md>`ZJKUs<kn4k70IrXFzc2G&Mk{;tu4(@pFZJszTfx?4k
8;gQu!3rE_3zT*m+eI__St#mAgo;ctBE&X1D0D!OLd-!B!9he-6v!cg({wWAG=&6+W!o;}^2a9sM)VjZ0M_U_Hc>Sk_d1h|3;Haa
;PffD9$a3ITL&Kg%iDvHd{3|RA_w)8Qz1yR0w{J5<|!E(f(RsLdZj2>2OrW46UAc7Y4KK7EifxE=g-pBJ|ABrfwAAk^F`zKei&&s
KMsw9R?4C10v|7M{R6~&_K>kHn1f9DW@=Dx`sm&aj;m5ALk6&hl4P(Y0z%WA&T?~y9Ls`n5bY&YQ-TKwMk5gy@sub8EX;;3E6bh|
6O!mGvp@&{_>rgK?EZ#5hQ69CF&q8<o9$2A<~#m!3h?~H5HyeYaw(a%64i7?D{$xq1^WL@&zko6EneACdys)Y^|*CAp0~^OcJ}pt
ucu`j_)p(*)re&3{jsWolQd=sh-hVDKT>w<^3rU;FvFI=oz|w@&c87LyC8ZXT$Fukp&B@$;UadLjFd2B{Q7p+KRs??JJ9a#u(;j>
ak&YjLFzeU{J{u)s?fokBMGi!0YIv0R=TAVo3wVC#&%qvlRxjtDbri%IyE$jqQL!qFN!L>e{WAd9CUI_k~pBD;v$5fr<=(nggcyY
DzN%NvWY!jZ&(fRvG2zW8wUWN=6#q317Mm4_=bj-@GpS_b6mTwjRCq(JE}Ct&$pf02Hvqu65DqZP(I#T+wVAC9p!A&d){zTdO`o6
=0bl)kSdf0lo|zAA*DmrAhU_o29Pj;MUJknU|~LSH;%frheIU=JheirJ3ME{@cK_bGl}Qh*9kW7L|g0L1-eNC^O;b85KYp=8+bZ@
L`?|B01$&GGP81-9`)-gBRI;Lo|z9@X3P8K$p|l7yyZG)K@wU1j}(ZH=uU|0feO8g9;O^$_Z<46ne86RR_0n^F-~SVFmjYMW0^fn
*Eare;ZF!??6XX)#XKFLkeCRIma$>wOB~D~nPlbWNjwr94}X8FtUBZJR{bQ}AE8Pi?7Jd~<-d~N|2<&E(^J}i-he3p@Aea+v1hM_
q~?+FqM0UQmVG51O4<~~U<6@d0VPOL7=c;IH<-7|&x~qe+)boNBn2R|ofZ=evgRY)-+*gva|2x|6oGzlhsh-W<>LLhUOpXsrM>IO
J+2Z7K81&{p2P7@!H)j=@Xo|UP}_NAh>DO7i7*57kQ7@O&qfeBNl(^7Zf(_|v)<&pWrL%JbH2Hu3Q@O~&{y|yo4cIQ;rusE)2vPw
x-EENcGcJtv{3n>Rg4be?jRXHX7p3l_2#D#pQ=z3?3b&bV(AQ3p+N0|ILH~e>ofM>2`W}?p825}kfRc8*bBr{l3*uNc{lg=^dEQA
=^r8M(0&1c17Ak&UnBRq&i_;YA3yW{e*pi?f!a@hc{V=n7{J~5;wYn}&|#?zS98RolYgz?W{lPZ_1E9eur^?i3FdqD*TQymdXF(v
@HxLfXD%h&g@cgxGtf@&sxHRqq~Bq5ZMTy*(M0S24>?df+$cmr{Rl`3a%~FkwE_^~dDMl6I0edOz_Jo-=Oltelv!ZJK@(CGxegHy
P{QS$Be4Urm`;dP%R`bG227MhK}5+&Q%P8&MOSQ>5Egd_Fq&&y{Ns+s%Ygw=dUl{{LaaziOHzp?3_w&>lZ8qVL^TApK`^jHNRx1X
n(M=(@#{MdxXW!l%z&K1Ls1YcN+uJRau^v(349-IZtQ}Bgalv|c0y*RCL1EA2-z6HX&HoqC^59HurZLSa>RE2=(4{%^F2}h8CTj=
MLNrij&G5Nro{mmDyPMaE(8%+3A8w)`MW4N#99<`lwzWoidFvyOPXaf9M@O3Nb=a>r5a+ao!EIU@<YAvS`V7D>pz~ja@&=f+p%`Q
f=cI}y*T!wb+~ycE*#Gu!wxp4{!oB&I_y)-_%g~iMNkwRE)*S_G%^^r5m9nAWKjnqBDp{skVh+mECrmQgi&&&Bsf!92%;Rn0rvK%
;RuSH*jSrZr`Q0)9F#Gxdp2F}3jz<HD7*+UMB;){RD>rg>{h(<v$Eu^2}KCyMOG;?ge4X+&7m4OCnD!P(Z~$Q>@ITF2>^0;LC(h9
n$AYWIRqSMM7>Ml)#^Iew4V+cpv)7-Q&4e-awPV!s3@fPxK3AeoQKbszW&<UFy{0vn2>uE-{5x!k7Vj7@=hey-X5YVdP0pc$^`X+
WPt?P7@QuL4RBAHpWDlC`E$-e&*V~{2fTbzId|LQ!<+ZtKONk10SpUMuW|Qx@4-qALu1D?MhsaPtkJ1(gG@sql(`|2Rt%+{*gA|m
Lk@sM<+vk2ugLB6x_?L~ArDtGNSfTX6kRe04$vYd8`<*>n!=NiA3<h<7#6>&149uN_?3_2A~v`fg@X}6VuJX3F+0XD7EHVLF0>ag
?%r|x*n`n6MQ`Ec==bM)c`YSbYfU18BP_O!O%9Vab@VL;9`GHQ@>;jmM{}`Ko$RAHS%zCmKW5~+<D*)#Ui*mY)2zEZ&CpUPcX}EL
0=@<N(z(}<c&i0L1|C{1F14BPp3^W!HXFZ7#KWy<X82$x$!vTuka0!<CT-D*9CPgF6xE`XX=Tbt0sA~K{gPgU1&T`51EUxypv47I
ln6jjMAcN)Q3O;{5Q_mwL=hCVVGn6AO=UGb(`ex1f7YoJhKW|gZr7H<fTJ#j#3_OZF>xFPJ9figne@_eosnQg1lWfj_8p2iQkrfh
D@1z1VcJcu{`Mnudh8v5{og6mT5=6iPei?<lKycaziD<+Q|59Z6vAOfflx~^`t{dc<yImrXIKbSRTU6l0Y6JjipSLetWpT0IC^1W
b`;VA#UxPE4$w_aAR6VWT7W<&Dz;2w%ZLvfJ2JWmu|Z^knAx7qu<X{(f)1P7av`M#At^+m03r%DgCJbq#iaI1j^CKrdx+}+Fmtt%
1<wR!(+UlT8igAdHzJ~HiDP;(wu@2^-Jmfz!n>T#VW>}MWZrR|9Zh2Z4yBj&*?=<ZG)uz>Z9htE$aH0!Pso8ULcBD`84sg5s(N|@
I7s)|b_Qsp<?Jz%427$1^As4Vi7F^~n6X)wj6;?-M9@R(5)i=Uwj3bs>dlj^-!yhu^mNa?M1RnTqCtXC3PGkxfRv<|QiKvEK%|He
w>Mr)g;Fd$9*0x6$3*D_Av$*R24cg}of$a)PI$U|MtAV6#!LC0v`>BKx!&NK*X1?Z#b3<L&XZ@hI=2p#faW#EJ7+_?(D$kBJ_-iU
53+V=xdT=R1yk{=s!bpW$WKw*hE14uq1|D+a>Jil=hZ|4b&t|q9m!*c3>;Q5kM}P-0FOZG2ty!2p*D#KB3KMC!j?pG5md-h0tBQI
0^e9rC>bz<1wdvA1k}0wr2LLt`HA2Z?lpi1Y}c)Lpo_E+3zjI8%=sq{A&4!%%EFUq)xe4`KOMVF&7$0gx2*C+;P1}h4_tc=x|r%Q
ZS}Z$Z~QwvefGZkfq#XCPjNwjss=P3%o@SpP8Fd^C?X4H1T4Vfhi_0Sj(tMsE>t-#rxS@j^~yd^lZRuR0)S50S15=sQ{?Bqu{tYc
P98vdl5l(^o;B{~>h9dKXmXtpDus6fnjR@mj^g^1_n!B$DuFe=F8B1vZ2?<|ZW8WJf{I$sB@|}%6(Y#6#Hfg+P7et25Np)`std!i
;mGG@M|@@8Yg%y%3XGAP7<Gjr@V6S5Ey8jIlrh8#AFkm24-j&uJisZ15jU(Ks7?_&Aq?a5qjV7d)xU0W^R}O!A1be<1x?8~@rBEk
*8K}|aviI*9u2-Xy;qJ3yS5E?mvS~kgqDq#1~tf^2+SMK9KSha^PvS7Dd5oH7zH#_x%ll3KJN+d5m=z^5%+yy(Fbd8H^_0@M^ZT9
)7*AYs3iB3$9vt_=Z)6|z3kbkGVKIaMJiCPA&bUs1(=MqF(ltxh~OPT7F$3Hkimh$*~XYaey{{4+w@P}baudq5fV%l0}E8>(^Ff?
$SV+IENJZt?WhQnVmrwU1Z0RQGGD#BtMfm;_h9PWIdD!#AVkhX5(NZG&=}N_2yv<WZHg>HPTZb$w3>5=+5F&+P)=Ei%(%ueQ=z*P
cv1`yL;)2Y2}^g7+7qWt<zS&Gg6Y@eU^yj!9(lF?w6blHKVY(s7xVC(hZIS_Q%RnSBeLNTt?tpe+sJYW-QBbLnjMsY^mFR@!ZHrt
r+Jg}t=P^px1gPna)R;`j!6gnUBGj?jOE^26TcH*7iX5doQS9ikr0uDwC(1?hvIX)0_=d9OQq*v_+h~zAoy*}oR6L!mCF%DMLS8T
%Ro&u+!!)oCP6|cC>M0m(W4-%Cj_9tOHPn6te6SJ#b<kL*}a*~8h9AZZX`H;5V+@-ZP1XyN~5_nbknG^h{+wqcIf%->n?t{Q58{L
^rzn*5^4juvB?VVa_(btj!#gsUTyAsw43r1`C}#!trJbRji*6^87LxnLXid#Hhi1jYByY0bnVIAWJys*%cJq!mdQDL-Pc23x403@
y)W?ML_2=*nS7qdh=s@tW&BIU`G?~7<L?m}eBek-f;*_{%b;>`PK1%<L_C~cvBiTP>$Pktl(aZ-bH``h+&<v=IoI8!c@K`ohd3OM
4(`X)b`?i-M<O2GfaP9CBeoLI!uW0tIy;5#I9qbPqsOhofbp3HVdw8?ayXEj`U%f<*hY#><HuSVc@P;vG}3NMjJzr`O8D{E2@S0R
hinBilUP(8GfkMlK+Og4Xqb_Tlz@~S$iT!9K_Lfj8lYs<kV6VgU5*J2Geb8JHK;8EYLLKKU{WKsFrY5j#~)tZ?ZD)H*6qCG2X|Pv
dORYF!5;4CfP`0xH?wDN?*C_T=&=4~$Kh04DxP#E{aWfmNW$S$=<;)#-&Z+BsOBByolFqrb2Uk&`?-Ai<F#zWt?*1ii3Clcuvn#3
n`fTWP}CiCkimf>!x}O!{zRrQ)KQy_XGpD-#HUCJwJ^%cEZ~EMy2wttl720Eu!wW4CIlq5m`Kb1=>;2<M3Mz6!jLK^fiu%8r)>~q
-ubXKu|Xd|-NKgGlDSJm3aE^Y1rCvFzd9G9NhLy8b#8I$1y$h>A=FPDCkGr6v?@WIAXX&q44u;Gf0Zoj7KmnpV{W17fq^QQ4om&4
Y81B2Ev^}OwqC7Un5&Q7oYst0Yd!Q*gf&1zqr#BFQqP)_!Um^B0O16o-^e?5+1tgeu^181pP0!&MIx~iB(OK037|xxSdunN337By
N}3^J5@g6g(3XNj2ytadWYpy{t`9X(*Dc5RBF7&$)79<meV*SR$pGYuB#7rcxTb%Qe=v5+2`;bnr?z`{$^ATV>=aR-C`^}ZAy&M&
Qb`DeOZ%P#i9-Y}z2i}M-urgWuE;wBsCxH$^EdMFJv{U@%&7q>-t2#p*x&2$2fIyL7$&8NscdK*lPI7msFN%ph8UI-%<U?(i2Uv_
InLZesnAG(xR9BJbRxk_5;|ovsG=oA&QKhNTwzfNN+LxUU{I1xR?CQNnxUdA5UE43i;a}p69Oi3)WSwpmIWWzb`B5ob=k_!Dk%g}
mar@oJNr(Pwa+V}%iVmp(M0-?rDQ^EhmO?VdQ$iE*w+0z_=)A1_-HCQck*5RgPQIxo$nbruserCADufy;D6sN5k%<>2BL~A79Hgz
D1UIz5C?>EH`}aJg)3DBNl6q%14&F#6-zKxQ$SNhK}{6WO+-mR6d@9nv{2AfNl8O8P(@TUK_d}Dlr&IK5m40>P|`C{RLqdXi$p~M
Nl6hw6;e#KOp-(e4IxQP(G%5W5fKzoFu_Q~F+mHlL^;TcsQ-R}a;TyUk|HXpB7!0af|4SNh9Y97C@P31N=gU_n22gjAi2P%MHCf8
6>{YWh$1SA2r8POh>DV_X`+JH%tv4i&hR-MI|(9p9RcUZz3mt%?x};aLBklxvT|ybo?%5c7i1*5SsGrBIm&7vM4}#uMrn|8ia2N?
V4Nf{qgdex5K$2fO0pdW0diIYXJIi63y#PWnG;xK#F7M(8V-#Q)N$R^B(Rep#BMGWaLn|1!2wZKNi5Jzl*?5SHB&KEQ56J4L={9*
A3qPj6gLH#)Fn>3G{8iK&~%&*qo079?S}Vt@I!7Y9dH2{{<QqZ?Zz7<lS^Sy*c1RfAvuLR;7;Oo>Y5Xc<;WqD`q8NDKjVL=W8)K=
qAXS8zp#s(tM?Jg@3JkOIDst8=>_+=??0D!I~psK@7qXpBzqH|JC81w;B;mY<R^b;Y*i5=r9i<1P!m9A830ogLPQl3Ga~^JG}QvM
QAIN`QjHBL1WPa_PwqW_T#C96VcLgFxzt~NbiF`PBos7IQV}!<`oh_P1W++BK~%H?Qql%QVSpw^9lR9i4RR0;cKpa-NU-x}P3z1L
(;^Mn=-K6{Ev*7bvL%d$#fM%X5(Vlk_Xo8}C^#s9eG>5!^4vl_+B!+=B%mnVx-@6jo>7dHbDU%a1X-R*UWk^KqYtmS1BNC9J275Q
mSw+L>5~P1<A%6QJ@qNH_a2jxZ!XTf_49bzd9hETQ{jA9R%vmjIfyGc5d@AnZ$3S|^2NmRd)JbDtfo=%?JLnSImiQggP|nhC)&{)
(p!5Ei{9<RY<To;w#WF`f{cBx_Oku%<WyYyN&Qi^l;-&6Rj8%1!(&+y7%C)39XLb~j^mdoJC~yD-Z=M&_ai`_x#y<NCarbe-sg1t
i^pEOpDy<vw<9MH6wx@mySvrG3!>s+>@#fAGc;yJns=hfP}4b|b?<L>2;@9)aCaXKy_4cDw9z<Bcm{e%OuHsrnFGPMBWOc(Sm!n@
y9E|IXJYyf2R75Tko9%L*!QjwR78s4uCl6qcO}&H)&%M}v=D>!j!sChS3>Iv(NGA&3jY?71W?K{igN=81r`dcH<qo-9xcG*iaZ=W
%7`O{1S~M<5Bny+qOjno_>}6xpf%|4NfF_|q<lTzFPCfE8V-Dr<q#el`1NV>yH(;RU_g*m6cUt0H9<tdh#^2p-}%T%%s@Xo*E7pr
mt$IO-R0?kXb}g5{d0UeTMAN<b1=x(T%%hhNA(B=T%AgyIYruu6-r2mtL2C8`#bti-y6ZChh15}JfDXfn4^qa1E1u&AZ&2xpn4b(
|HC*OqiG4HfGU9hQA3*z9fmw)IR9=20&TX4b75FQcJczC+rc-Q>h*dTqe`?Yg}?TVS=NQR+ZGw0>25Ep!R6x0?J)cv+92RNC?)G7
D~;=RHL$jHUtYJ~0b`kZ%d0tb0`3J;h$Mvd)yD+HhG*7_kIo)&H|ft^V8_Cp{!^a%eRaIwCJhS&D;byW^mAWUnG@0;nxk!s3|i|V
U@k`kGqvZF%^`gT#q^6amc-1q&Z4UV7-|5@M3Y#o^`H*1Tm+IXzNPM$zo;-2$-)t4QB6bTC>}5%Z=_WZZ?CK4)1G|J`?_)a`jDTL
VH=8T0<*p3O=}NaSq*hSD^R={)P*$?K$?fa<;@-D*;<`D8qK0>GJ6<0x^&lU=5_Yaan`NNCcCrp^2H`Iqz?NnNwgL^(|7;`0Rd;7
ZaM3{@@-J+@IV;fj$$Kn4rCJ9=i5d?AgCvs`{&%lm*-MDzg|-fji_5p>e4N>R`h+2r;N>MN;;R2NpobRjb@V=9LtX_=BuB4ho(-w
ieEh@6QxS*ERp*;Ft$Nv*mFd@z8rmZK<U-jGs_rkMBkd8gadYUvLH)A$wTZ@)YfR4I-`?zST>!Hu*K@8h*{w4o_&2-c7oafEhe02
y?7d@F3@_gJ3hBQFXHyY&zbFA1#jhrF#P`YpI1+Qyym(NQc&b4!6uk^mV3(Jl<~I;p0|dD25KdhR{C>EQ6WM@7-!n9w2#AM4FYKS
xlihpg3{U9z4h8txNgA%Z0bEGyU9IhHS1Xe@;%DHfCdl+g3QBLH^bGeYny?<l_9h!I>0c%r$og&G;P>uE#G{1>zv|L{Qo>U+Y#u1
gZIcx+Om&#tO~2L3Kd`<X_o=VNDDsp)I7>o{l@r*tlwJhZmru&E8M+z<BT335)!DF6cX%GPR6o0VAmm>uqwxvp;ZSiQ1M~W+rS!(
iv{nYb?6X7x?p^F!YiUn=1PE?QNG~(5$t6pXRjBEa8fCT7^iT;fr|oQ*Ogj%SXY3j5onlRy<CJi?q$BcpDDBPc4i#Z2$~OGke4cH
Bl3HdfrlrrSi(3-6b6lOrV5~%%^~Y44DxT+0A0AA-F@O;RkFLL1B!N+4q#$H%==+IFg$r}^Q??kd5H!U%V0xPL8c*Y!Jd(c7C^mv
lMs2Y!LsP~9EOiCc-cc^_<klkrI%%gNMVJAjRr=3O`eWe9whnIqZBS3WHY4z;k`gLp}Gt*%f{|f>Rp|dSYr&)CzyU;Y95~6FRTKd
GBi(D=KF&IpB47Pq1!_ZpNCCAb#1Z^#-KS@(dN*b8~Gt<E?6`kFkbwi7hvqL0o!gZ&~PFN0Jfs3>zk;~AUJ9OL9W0~_Kqo5)FF<(
h#~8!y&pUIs77hmP;;dm;B^BNV`FTdm%h{#K1s_$IvtwUeeV1e>QA_5plkUicx=CWnUbCUUc<;i?Q_-hlBb6j=-6#S{TN^hc?rQR
p#5`K@aQ1mS7=kT(&Q{uL?3Ue-kllVeRy2hb2@t2zOzOhOv08^6Jgvl6i&8t!iL$C^5r|HSY3hW>e0B@Ofa^a-3%b|fve`-(XCkn
a_;fLp@^JD!3OpV8z>>@v;%;4Lt*fHH9c^i%!b`;xz*vVY97h#x$yAnc&Ek%O}{;=nbp=n@1KF#bcIu!Sbct9Zw_=*gvIRdMi0hK
=eIg6?LNuGoS{x92G7Z_n**Vm=dO4rjasjJe*8V0p2rVwhD|eUo)SaR(VEvVy<o=)g|f-K(LEX{vK!D*^SD)DlW~SY55Smwdcf<V
wZj;DU=|1jK3;u2VCaqKHpC;sF1oxKVf2??Xhbmr!YC?3TaWJ8EFJ@Ag3$1R)D@v%$4-zykPm7JW`pbq&P8Y#_S9?@4iGmTWmK#8
L<BU9wiqC8$o4(FpdbRqo869PHL$=4kbbMSFD(y4;S9^RgD2L47hZ3{4#J?bFL#+TtWQ&$+1|#v$_ZCeL{_kAY-tOwEYx=(=AOn2
JO>WJd^V-ccq7hU@)|=OeCBwEoi|Q0rZCct3^4Ue-m}Q}-v@Rq!=hi4I^J&ez7`Ir$YnfRPZQDTMYB5BhpvxZ-kx7w>&A&uD@7dB
vV0@67SP@1M7Ff;sx_#FU{k5zFGptQ;q)DXda1{HU4z~PO??q%nir2_zfW2U%<G{0h2_}gZu2dx>SHH}gVyvg6t+<q8ik$eRT1fI
&;X8>^IX70bkOR^lN&C|BM6SnGgjYNp}jqcy@V}Y#z}ZXW39kLfs{BtLBpAey60<mkBModU}*_%p5sMj*uyOlHb+NiTV81!TiPZq
5W=HrlPt5Sd}{MlA6jIt3tG#fIc|fov6*6tt+A#gRy2jB%;>zsh3t&(_HOi-mzliBknxdZ6j1Mb=i2u1@CjT@h~OG9g*fA)JRy?o
j7^JguC#q;UUSTyo$%kQ%|w%In=xpIPqC2AGu2~(!J^YMIIx5;!6&Qtmqd!_BOL&jQ5eY$7gb*f2unMikhBMwAb33T3WH_PRuC=5
NafukBn_Ym5&X-mP!>Tcl+Bs#hTzVpA66lwM9pZ?L7i@BGf!Gt@J?HeW){zH47Ju}yG*q~A>}875jA6bd%GSZU7{{kGzhS}Y>uma
obbweGp@IPEDqO9l&v(W(;4(r!@|vP@UKDJpyv4G*66XUH2srK4=&0JLrsBXD!r#i6%}{t;DP;bCbJC>PV?ojdJu+8>n;u`jhzhP
YCx8#y2uu0BCgn|^S=#l4IY7@m>`4^0fQk14Xa*r%&hs%Y)WWdB%~emXqAuHLdfXW=n?GeKxL#D+guT2Aq??^$BK|+0;Q~W3Dx=`
Xs**_VA<AA#x@A-Y?-+1!f$KNFh!*|H`}bTmNbFqgL~1J){!<Dr)WO8uVX>+uM7YbYiv*RprHg#v=2@3xC2Du);5cUdWJXOaEcLS
2uy$;!tLc7ryj_iLT-Cu>64(=2O2lI<Mt8g&rkr|ot#phtl_w4vs%z@f+X34?o0*lYD*6JFrD;z<k}vLyw&F`FGSQBdaGE0%VznL
-boH86QLA25$4zvH2y}R@W4PIf@~@pBdOdHrkl{WkdH_|25+7SdpXiFd?22k(V;A1)`(P+dExKpfy0zi(jZjzVYq!J^lbI&-h+~E
PHt?Ju|z{QaHKuM<FXt+CeE~R#ZW{Mg^CZm?gF5OW^k&u9K(&Y#0Yaune=f@4_Q&ILZ<aXV>7FI8AO%@Rxpzg1PaUm-`iR2D<$Pn
+8ouKP?Clg(QHFx_2lcU!+m$xSETk=Fs^8`#04~l(5%w@%rt@c%08MdljnC#^-3PPp^+kV(!6~-_E{^8#5zTa8Wy%Jb-XbZHr0!?
qZLha=8flD`P}XAs(NNDn(*P6ExKAuzo4iuHtR{PKo~)y#=&H75lg>3tB;E~3m;@gjgh>o13;5GNyZ-Drh5B<Abmi*qagMkPUl96
`kl=0c8{Iu?fJHIHMpcmqa;==LJ0qB*0f-_TL2LpE#cC-&}&(c0|}ObAUzmB_iQua^D+mR1!!Ah5VSoI%tW5oc7SlNZ>{)@I8_Ls
Qb5@`t0&AwZ$@|&1T$4A{SA89R>Joasl7-YdFfXoC^aKWW_aLb?hf4?S@1}{)k9pqma{mDF=$DMQA8?b_~F&*G9h-Z_SoWsq)YD~
4?gx2N_}z;%E8dejS)1U^08R)UU1}=kcfC}FqSrmcZ3<d%R5M&5E%{D64@EAGpi5W=;-FqZBa;Jjl0Kjnhem(K($?vwnDOr+vFR>
IiRXw{wz~0hDS!p+7`kP%Z&?Yb=`+TY2(IB9L?ZgSFGMt5q%}ndD*C9f|^3bZE>z|3p-8j$iE%;cGT^nXA^iUF|yj1>w22M6*ENF
T3Uz*y0C9b-d+HII`HyY1e_ynRcy51hL+F)pQDEP@^ZxIL8z=iq2fr@n;{TR;$9ggX3n1Ctr{hfvKst+!fGa}AgL;@>jsIfb5YW2
6c$LZbJjwpou;=-^k5sB*U^otb{l43o&tC}4&sK+>c_#DXI|UU7r}b#032q$7!4$H8Uowu1d$lPppr<PXdt>4MHZM!*-1g$!X<@(
iX<cWW98_L>1^z@aWfZu%<0D*>QT$auQmSY&iO(CxrlU}osQ#>;lbu$_o^eY$c>Y8#o#(KtvQ<;Ljfpkw9(%!JB{YkCZXj#1Usmc
s|}8xPeG%bk2T_6hQ_%o!eo@|JA(|yIpjVZl=2-E=X2=L6g)o0Pm)t6aF0e#OdeS{VX4`4dp`$cH4Pi}Jd<p76=wqit!%T3KsXo!
VMY!GLJ$HP``h7vgt!Fz3<he*KYpNM6ih!7{@FHHZL>3c`*sZc4f9rFAFF~p8t@#Ml%VB~Gc3SYY|OY)<3HsIkZO#KryEY#kWof-
DX=Im!_L|i0Evl61f)i!VH~JaB*;i*Qn4WzfmmXNnF>%Gfh@pUNGcKvXbNPhlxS&L+QykFAO}=bh)^SlNdSTeaY$dgI3WKr8bK+R
5hO^6no^otBqpMiN&$&MC{lzXKzs-J$w<mg1pv_`AQX)xkTjxD9<PL@P<zsmrgA6>D~j@vqQQL5!}xa@;pk!I=Z;m&%fKjTq&orX
>qFpuGepD@83s-S1C<N>w?O!PsrO$;sRa7a1WZ0$`nE;le$KuC3GVwoDxA5Z9ndE?x4a~U#s?4N5u+oe0Mt8zuK<)oKt@7~LQ;r0
80An*(3GSBL;zrrp$G&ZWE=xZT>CnDyH4MJ-8}j81ZGemfK7-Oac^a@n!O2Ez7}~`F0Grgu<YBINzVKi-Jt>si_vdN6t%k(a@%96
uA3Ur$D;%r-2luSLs?;0Zay})Kf1)vRC-x_vy97@k&53%T|~S^Y;8w&n(IM>qPA})@q&;Zx8tLY(;I*>2-7}uhkNpE`}O4Z?yS+Q
=p-JKu^BKlPBp@v!CF?N!4!1OBvA|XJ0B&ma_k!SAvD^#8ALQW91Duj&X5U$gx}PJOUl)m&@@G_3hqAOBq9p+6<+SQs~tD~l)<rj
QQ-%G!cguxH1$F)ci7Koe)CpsjL15v;qxwi<_LtOHR)G-z`^RZ>M%(e#0B-Ppsn-l*cVA(u@RlUAhNp5>Pez@_h^STdh|QEo%51Z
%F@oKT3Cd7;$wAacv;sN)B+vq*safWAHMDH-+a5(@Xc6uZ8HyGgo6VJ(H$HHhn;M7D+8r~jaXA{sMn^Mk+7w~8jOZZ0#FjMHZ!Tq
fkMLdRB8o5m1e950<{agAT`t>ixR3p2g~TP#%N$A-Y0WK(doByG*{%{m}!I<a*JNm9^YMc!MVA2)vtH!%kROVfpj*o*#+IxIRY36
T+r7C#yUO?1d7@3ENzTrbWktPet?`J!4+{nmU+GPrw|zJFmzL;o)EwxjFUj1k5>rUJGnc>7GU1Q^~~RAzJ<pLyAAWsvw58sAZ82J
LtD*0)TW4Ydfn)Q)85mZJX2aE^UfBGH|Km8&S2L1J>6eCb?9gIY-?FvnFQz{TGPRZSOC|KlNj($16~R~?|MUE5zKTMK~>i!ixkad
yt?xAa37Zi^sfZ#-P&(uh8ytfv6^sZXBSNwM!Fql^34N;TPsQWs`uTFh1X!#NKR^vUw|DB4r&7SM?eSyuR0A8<eAx{3`$BIC{jMG
sm@oFIp13G*t;QBA#dzxPpR0g2~;k-b|r4Ybg5OOEQnGTTGZC=gTN5m*4IWGBi+v`ZIDDv72l5snrsj?+bMMhr^C`+&3x4(wKvhR
xa=DpLxS+DDWN+|mG3a%oE!^#8be92CA7A)7(|jArkBfU_syDf&1*+kP{+n8(XU*c!2^dkf2nV!?Rs(h_ul&<Gw*wf)$0(8%YhR{
JUyo>L@2I$<BllQCkDGtPGgleqCAMbprZ2`(M;EMY1ac92&PbRL`G@4&z37_5{|(<fyNTswV}h~$*qrkS?nwKH_M)RxOE<jN!*^*
9+eEqDqhaYaF`ti8|I9J*a;1jC*a6=>4WrS`We|=I-LhI1vI10gzW*&0mqXtbDH3R&l?Vc6CS4>lUO~wp|Rg?r-3gZ17rC7{}ECC
;QVm@*DWSnEQ5AS`85^D)gr(3(?*J2bAx}t9x&%A5AeeW3gvQFDq5Z_%0vFwp}`@kNO?GF9SGl`>u$8k2i&i*4~BXk-)|3hE$=+l
r1d=cY!5lC&3V<w`M=ADcy*l)2OE+QtPkfQV2J;t5Rhh+I7!Fm5fpsLGC~RhkCqucItMr(Dj<nSiXy+6DdM1=u+RboN(UG_x`jas
KuS?ipht<&2=yQjc#HH=*%0A<Gk$Jur6D^*xW_<id{K5gcd1k10GN3^4DRsrQ11lofgW3kogU}e?REt>^XWX#7ruglA_gP6LnKNH
Ow3ye#-e7VYKQHECW;DHmr$lKjE8;>I>4ba6pthXcuIhB>EWZ<vACY4JK+VTRVfhwqy!pNP~JS0`24S`KYg0RS*=X56|AKMqby~m
6+^?Qc_4qN#S^p3$4G32j$(j7Q3WDIM3jm|kkAqm1aBruO#%xL>I@q3cmxo{I?QB~+shr3ctApse^)Pex0)x@$i(%*5D5Ck@s#g{
p%f`Y!Vzc&lnjt*1<5EB{@K(gk{E%qo9(FE?Z@BCn+|8N9_F+JQXbIT>1`~921OXeDPo44A;^G&2}FpX`Nkq~!1$_sL_YbVkf9ET
)&}>a5hi9g50BOBxem+m=A6g-Uq9>f&sHbkl|Nu(m|yF403zO4000}egM2(Z(3kF`k%B5E5kev85Wo7>nRYBSgbKDWiK`SOt*mrL
wq(rN<(#xT%85a=uP6~{6K)BDYImv-sU{=?NsNSsbY*(!Gp=FX<}HgWdd+2pp!5PIN;nk&83+cR+;%~A-waa!7y*)y%O<&pM%LT0
{><J~@!@mz{%yF&9r^Seh=W0nEN*&}g-JssgOB&JOZ-Uegk7P)5bcbe#6)6Bn95R^78RJm1v%Vh-;dAq)#`Q!q#g+Xp^w)zAGeNs
3w1M&nGryhyuue^0b%1|$bCLrg2BIkA9rEE)0Vv7%fFzIpEK%xr_LS1Ql=&zFUts3hN(0vXGok5Q*P!ovuijAfm8cu;@7-Arr$-8
Is9VcJ??$rr?A&oZ!r4OB7>L5(ZZSI+;V`qK>{WQ!AN_qB3UixB4coL8$-4S9B6|u;{}ZDX(WRIn8^x-F()n9-BeYPQ@T?pGC4)b
qxbjTRuj1Lr)dxkMgpOkzK%8QK>3HKo-`R9fcduXhW3IyGUz_VL+CdBAZzWmz_VaCn3y)wxZH(gP;9ZN)VG;MCM7kc(Z0GgPJ@ZT
cxcW=xL*O-Z77<t5I-6e=J=*OdGzVlmE7F(OWIYChif}QQ%^f(5+fC5d-a#+z3}-@MQp-g7Bbi7rWmmX3W&sHT_Qc?)^_!xo$#uj
pKxw-*O(r6)SiT&x9j+1zoiN?T(=`aE;f}6pmJ;dHVq;>b0mc0&M9s!HH(5`38tBumH2128qfFWI><f{f_r@Vy!m7AKAg=S>)<!O
)UxKt033D~x9Ca%4a2NFr2Rsv$^6}O(}&}g(vBb}4e<oZAWDWvrzh?)F-G`Tbw<=*lT29pFJ;8Ob*&Cs8ZjuKR0}cM;MXepbU2<_
Tt@FO#I=V%Jo7=s<}>y2W)#Xe5u{OJRY-MgkV0x{IHO#|6!?>+%JRY}k%wTzSL5G4a;m^TVXILH4*R(0aN_6}x%#(c97%giw{etd
@pUz#f*MC4WyL5ZiGmau3m7wuSIfPXCfRqRTGLRnw6Imlt@+49Q3=hpF{eJZ>KX);s$Dq7+h$m${n89jaA_SsSEG15riqCt?6{p@
X}AVYX_iW#`y3R`WZ!<d4@fMllo5l$*`m#w*Fp8x=SQ-g&W^*0OH(IFX0&Ygpt~(}86rI}IKhEYX2g`}f@u(#P!#ndYM?<!0-D0x
V4{MHRcEZ;tIg9z0%8QDsKhQJbYZi;v7ReCGL1Ot4-Hh_^@fZrs5w?*2dx*Dg3C8?JsYOf-Cd)`hPi7Z#fIIWx=xv)2RL&_GS`?=
T-F@cIA}pZP1~Z|+<D%3bmcGR-#T&Zh&s$3-8qa0L=$0|DH;X}Sl2;L%-TZw0b>pF!R)m4ybTRCV5SK;p0!=lFfuR0w<eiWNc0+4
K)jj!>5$b5>)rOvM`A$k<`SFFS*(J0V|sL%d-NsX0qd^)W}tF*Aj{%OCDjc<I|p0QsUWy$S($Am1IiIeh`1LElrkVJQad5Qr{*9&
;NA`|QL%@@pTh_5gPpvGm!N}u)^bB?XxEN{ZrLghP}|J1LlPj(B;eXmmOwzz)`h50CThjVM**pW*2e2B)KcMay$j*x^Q?#Y&W)T;
!UFJdZU1&Z-}dvd#4n~rCJ;%;lhJ>LW6W<@{+K>++`zQs3VI^!Eo^9kM7WqHjg^(ERK;!?448!>pMzy~n>NI8^1FH2ckkuoRWgr3
CVsC{Da@#EE;`<|rGc$jVr_-rct>;%P1tp*z}XCy17_v|!HW=CsKS;hl^bH|2qot|&KR5kkvCV8Ct#@Y(4m(dgP<M)2SkF~SkV%c
BC*gst|3h%#1Sq*N@Qea8IsZLb2^n%f}zPj%16J5buSkVr{57l0tExjc1nZ-BN02g`1tjy`^1QZXa*!&SQsVhF;3ImW_bwk=k~A8
CB6S4Pa6tVKFG`HyZZkl`48l1Ab+8v9VPL!{-ABiB{>)j5(+HU6ey~WD4de8=@Z+z<*m8z_angY!{fV$t|j6T=}|KZIgsyHe_d;G
``!&*D;ip`RfY=wqN|xu?u~xZ2(_Z)mJ&FQ9dG0&?^+Y9@0jj`g?G)zp5~b;<nMTqA3fHF9Q&VnuNlswuBqpene{3iNHuSs^}W$3
rz9PdsOlujh*p!d9nrrXWjzomiXiO2u_B`MTljS4+AHS5oVtQiSsjz|zN8f79*)jIL@NFn2X^($me8|-hnL;&oGQGK<Ci=!7Hq9z
nx-Ec&C#-jc519R5}UxrPkHv-CL1RXJYyXdJ9eO6$G?g_$<hFt;miYypkDSA)$$|)Jg*QBuhgqi)oB`*+37I3Aj=8~P}u`aDo%+~
q`mDtzNdM3ejCp$=r~K<VL>R}t)H{44AVGWWeAimTAJdE7n)79&3lJhK%WR6X?nCqg|vrCX`;N&wWsOlu3_%~R*38x{T{p%M|}0x
%${d?#_u`m#)R#zCkj6o%;R~Xs+rwRwL@4DI_oqqK!jW?Zee%W1n7)mN6ot`+8j}WXAh<oAcO32iSC+pRvAR;iwS)2)GSP!RLynP
w!FPI6?|1OqfG+X!<qspbXEHsYgw=^atf{y0|Z*g;tXEOmo2kk-xZgav}o6!DS=it+4F|iRkqAE)}r)aRJ6xPd7-C(9`V>3d!z2(
lL?<E*%N3{g!oO(aiC44@pYnjffDaHGfoc7C5jclRy0W-v!_OM!|@5}Dm7#R-`3@iqv;+{ZS^%|Scto>>F@BJcdyKIUz{)qUY&K&
UxN@&(u5q>y<Kl>A<T&A6{-=m=aE`cZLakbiZ+A|GqbjvrdqCBbAe~M(x;jnp%1Ot5^XfezipL=Zy0Ta%uls{KY7D}kSsa4xzlkY
7=TDZTyw5#8VADCnSk=kJupzyC%Xs%mE~acH>MdJgI&5z&{SBIYhiY$XE{5gQh~6k3($Bre-`_`x!W0?Ji!>~Z0~XF(2^SO6(eMk
I<H%rJtJD@Ib8Ew-)A#k^FAxJnxqbovKlpKPD;x+5jum+3Jv|Y#jWxE6mY9G!SO-mMETE9@FLmytI4;tH2XGnr6+9MI`w!kS!gnQ
>)!K-Ep$-`rh>(6=)7IWa4v4P&8Cyl^_}y)*gIX{B#m_xJ(aG#Z)6vJ>xN&4C3kPLG^4Wo>p6=jUJl<~Z=16Z6M9~G%hD%1<jvyd
&s<MLVI*r4il(ruhnb_LUJK^D0O)U8n>UO+^?4i%2)s}p$DNH2H@^DUEbQP**Kvp#Tgd$uJ$SEIwd1V>R<t#sgbzVVatpE8(9Q0K
I;zs%$3$KH)jwq@hcq4aafo+S&^3FKRV1y~UO?|bogGPgwg#50BT{{i(-<F4#;LH<Q^Qj3%Y1}4&t9(F1&Rt-3ugmak%F!*NXTpu
zzU67lQ7E`Br;nqolmU%pc%g3I)=NUb~MjiB%M*JqBVG;9c_a6LZ$&Yc>I#C3zaI3ad~K2OgL$<c|ox31VZ=pVX-k1aAYLgIzFs`
Y)BkuuBRiWu~9V4YU=cpVV!NY+-rk`ZtrDhgsqi`ICXuiioUhjbDawvY_--4qiBn@H2UiB=rGvPnYun|0!H)BynbRmp1y6@o?`SM
L)P^24y}%+k9JR=e)pa(=w;jM2X4H49doX8)sIAyUN$YU1*vPbk}-kFQzu<Gg@D2%Sw_X6tpS5?vc@#RdH{nk*g{ezO^5<m9tG{=
@1Sk1oul*?-6nkBJ)1ovuIo;C^}%|ZTN%MbfhT)5FNiI4kzHx$T1zAx8wVBIzT~@Bp=9BEgm0jLej&A;(%yJAmN(<UuvYx<4zSul
jcbdd!tdN~*PRY|!SBkKu#xC=&qT2YrJneJXA)!_SppanU|iOEPg$(`GHnGs6LKMf;f6yE{&YM1#5Li<vuxhYdoB22pF(tG=slg3
hal@P@F3_p8=GzM?0giHuZiR%{*aW=Pmad@?D2(c;3@!>inXG!wiRe|ApjG^9S*O*8Zhjj_qn0FU2Uw=hHpjP*2NSRNA1?<B<DKK
GeQbYb)(IBR6-NW*O?K)-bEC4<C61Gv(5eb5K4rqMhXg5n501<DJq76q6$i7YCr&OE!(KifKVy6dJW9WJ{(mtrw%(!D@mx$9WPVG
c6GnYci+k|sVI_0C&o(1N?RY)!U}I8y#VY9P`F2JhZ)rs8Ak{f9SFJ|wrH4FWy&tVp%B1`5*ZUX4%0BSkp)nLgaQ~qkqJRd7_Kz-
5T9!SxNHT?fcBrZwh`}CJ%@J%dPMKsUvX`K^mMN|=Kx^^DCLt!p~a#kh^C0C0MaL0B>=>uNTEz5p}`eYHU*UP2m+L#nBQ(5yQ+J@
JvdT7z7amYUsufhzdzc3i(B>)!pOjW@2*-8+XibUgd%mkG{DzJ|JG)@g+d6(LV0Qa(Saz04OwML4!Rv0PpRdj%(H1mCW>iolKlUR
-bp=SIUDi&(4$c2+#e0Kzipkb71-NbpH*ILZ3IONU`o`oeG;N|A@`ctn*1R)=h${WJxPFD3_W{>l&7Xc5tvXY6tYs<BpuC({QNvv
qyT5T<Ykb)DC{agVt-*~`-KZbi&KYdfRSw-X8zmOYmrby!KZ)OA;uC4LM#6Y3WiFgC`lnK!~qFOFe;%-&`2O2YW?DEWH@5E4A~I~
1d^nmLlr|0%hjH||MAQ4hv)WvT0NH26#8zE&AwSrBRar&`rK=kXBw}yR=|xjo6?uko#pkI#7hj!GF+a@VY`DcG?>|U88VPlLtWtG
-bi*ffJ(yz5k!&&<t;l7&4LC95k_QS<F}@+z(UZBR3F%k{T#nKfs<u5_Ei;y8cO_R92l4!RG?^7X&Oe9rD#Huh^cCjhEOR0XjLde
hLI953aG{@n3!k^20VMbzIHTa1V>;|K|>{&h?G4_x(0V61R&#VxJ*kC1T893gzRI16H7rjUP)7-p-@#9DazoHL`I1L^A9qZQ)Z_L
or&8W?YrK<yAUEyje5qNw(8j&5kPE|lvW}hY(JK?D6Vj3V3L?B8fYk}nxd&*08<$N%q=Y;T9*PTC~3%0aCSjcJrcVW8AD|VLrIjx
P>Q8%A%sjLfzC&<X8^)lpg?H=ps0goY$Smm@w=79UO0n+HV_<65dgvxs7gj+8Y)^z%rY{U36wyhA;`H1q059ajD?TqLIA2~E->fh
oCm3L?MY*3atJ~UTQ1og8wkh$J7cqeQ-qNeKveaDMFq~Rg0KvnLCISegu0cWNQVw`4$eh(;%$M>thTZiYus&TIRS78h%Z`jj!>))
K{N$6V^UBP2^QR6bbYtg_3#6pS}-aQ`&$nXE~o)mwv-XXfT4jJ4UCgW|72s3HzAUWD5aoKp{1a9okoW-GRyuy*6isBAt!7QQ8ADV
DnTXyphuhl;L0RI3#kE221tYb#@_<NTG~r3u?9&%Uvs4P>vYov7pNQmHP7(Jou_}NR3423h_hn7<*?dFa#)ipqa+N7WaszY2r!cZ
M+pg}saPw1L&L)P*HxeY%#*I^rap|!^?R2x@RmYlnzj%LFu|7Wiv`qff`-^}s!THNwrmiHP^oUjAks>a3fliJS+>)A7n{^ZC}L|V
t7yZCR9ylH(Xd<q@G211Y={{Vz#DA;rE_aBJk`MQC}9CMPMeb(q(dx1Q6jK`pQ%xYw~MYD(J?g>w7V=c=UJ_3Sf(}C{JYuBl|5dw
))h>BFt|2L%-*OmL6fn$*6*n*#N%x0cX++_q!b71=Kq*~FLwZVjHEE95(OZ@#1!_xq5Wh(bFYY=czEUV{<;T^;U*grif0%ad=Hhm
zIJ)*inozda~TZvoD(%mDoIkI+(ITF!L!6G7i_337CA^(3iqrI0BI@PK(}+n%Z0A#D>bXAR4><(R&ul<GBtC<BO@J|XmNKArUzEf
vp~VsnU*N%!wokJkinbDd2q&@jNIAK&#LR}8{ZwmVavCZJ(fj1`J8g%D4FDsd;q3BqyhSRQ(AnL7f_!RRWH0T3>1{(ze&e14xUZ|
o0DT;J$$JH(MBjXS&Y#5l&uraVk#_6)5*gY+`H>uqG?G51&GIe8|dEI5X9C%{gA{veTl=Pqg;|{q_9V<#D868_$fnV=#WxSp+*+$
qK8-oa7~yPhfK~=X@}OnVUG2BXA4PCt~@z*>$V<YOG(@zvioCdZq6Y-ce0GdW4%+?jrZuY9HC<bG?1jdU>N`r3n-r1ZeGhF3WlF;
8o(|~9^scTZk@h=AU=)g?N}$Qt{RCv?k_RFzuPlKq9?rOX~JTrkUldcA3&oYiDu3j>QU6~ndbn)1l^3fgd;_k8KY+Iz{I-NfzY+4
JaF0PtDk1~+F@38dtbHFB6uJ6jKS!jXuV8SRrzPkv*Zu1e}Oy>ClQijK_MfJh_~rvrbCQ6vr#gOMBS?<!5AUwq`pTn(+_!Us;QVU
1}CYahUr(d=elo_w!=Vm_f+1$3zauH_W3@$%0q}9r1j1~cioesXz@?P&oiJQ6Th#s1vf@@Dt<C%H4>O^<oh$8|4f0}2Qurlyi9b;
S`dp3WU<Rsbma*J?zYD6A{8?2E2<$EVL+jcqywT}c2R8H*YWRetKHM$ddCj+yRc6rnN9pYcU#vRf`dH-;T^|D=K)f#i-Ot)A+~)o
^>ofCjAeOjm1B<1z=dVNNC<&+NzPt(W@l~A(n^MFbGvkWoE%Z^I}a8+*5qG1Rg}f*6C8x7j;8L6ESW;?<AwBL^|v9PdxO2L$#zt&
(LCf%b|Q>-Mp&Q}=#L~Xtnl|C*5@2C)SI#{t=y}H2{55iq)<8OiBMHgMEqeyInS(fl-G9}5v@9Bu6Ged-MAfCIoRg~TXz>Y<P?LW
s_x~>rq^(HI&SMMFo}bZ1(I=eZgA(Q3ECMjSU@DptT={o&g+-HuV)r_GW18Sq};VQ<jO(^Izp_z;^%vyc`2ND?;W?E5plJU7D7Pt
x!$iPQ!Y6d7D7Xv&Rw`xRKe9a;RO_icT79>LIQ+0mSI5|5i~RPF!-vh>6%g>9tpEY0K&;j-#0rtbT^wPnyE{|_n#m=&gGEqclX;n
M^+z6RhzT!$Y}MmJ)8c0Xods<1JD2*aU2kdSdFnZh0=j+;RGC*$w3&*1fUh#G8A1#LYHQ=6t#qy>kMEhTBW6}&SB7*3Kt%P0~CF5
kD3RH3+Nre{op^&5Ee*gzhl3V)1~gkluuwgpc5oK1>o_`L6Px0Fo<W&qT`B=*Qv(T477|hc`=F04)S+5Ogggu<J`hxo^J*;-49_l
2bvd{K;{q+ZTuh*^gkbJc|X*AOo|VjD3lBNbz%YqDjI-M_A(+HLDdHH^OZ!*?)C*8!Do&FzMFeChqs|*lgZR)+i*R2_S;w%D-r1O
<#q96&gA}gwqTAL$&5E>rZY^%ni9(4mMk4vD_YGxr0G}rQ@*(@LOp7I9iZ!XDpNr)(<=OKGnon72x~(K!hrB{^i?aTUk%RYIT@6{
C|<PmPZDom$=+3*PL36>gC~_{+z(&V(Wk0~sE1skWa`e{XrWJ&=>J#k4gtnF9K2w1d_@D!ScM9piI!=Q3K6P7f`tg83K|Atickua
h#)0GeBdyql?3h<5M*I5*RyH-b9yzylPRcI1{>|XaqJWZPJR7ewQu9gr<|u&zCEQO5K0eT7y|pPLT@8Li9kSS=P*nHZ`^FDJdb8m
#wW(N$}g5^P}pj1G9B8t^v9Qw7&~-=2V^H%9mxZows1qlAnV{J2S&m9c6%-RWUTsYO&qx&ZR=3i(;z~d_tWR|e!p!dX0#j>&QH!o
a+086X%<Cw4%#C$wMbBE2O$J@6+<ZJ3USfMABgp~kkX;6X?0roY1K^>Qt^$3Q-p?DuBNZRwj;9&74-}($TpXn3PTx=CEmiBj#p(u
mm(vyj&S6j80{#($vbB*1vv;qDD34AI><kkX^$M><)%-_g*nr!Omue=v7ga}NU->oCqR5M9M;(b4wj5nf-x8%A*&CGvl}|)B<rA~
1WvC`hAx-kOjn_Sx8v`e=QBe%9>Gl0wA8!!bF<z^5D#>zCUfD32iiby>rn<hzE(T2ym{O7V(qcgYtj)#MHVdmGv{a@no>m(%T&uu
@)Cc^?&ApM^$V0^nCD;|<Um!MIYC_QBKx+0RUEy7WHBVwLrIK=NK^rA%H<?UO$0K;OEaQ0X~KdBc>)|^2M?bK$|zwK-AaQns*Y$Z
jcLfQo1i2aAY9CjK|v>3S136}$t0x&Fj6rqO_J+GVU$}?djDplw3|X07N2$&IzgR=&0~udEdd1u>bPuWZ735ekjT^!!~~L)2?Pd%
b?;}dsb`xM1J%?)oph=n65T{*0jpp}_JOzGIe_#o|Eg2?=muayAwngHMA-j_>g!Q?985$`oeG^0-r#nai$43_tXOE?moUTbw?Ni<
bwEI&qA6sl|6EKUh=_(`48aN$TyBVZ50Tn+qVg3U*+POQkXk{ZP~j+Kin@VZiUc+gL?Q1dQXKm-vz9g;-q;fc4ip+(<`L$CR5Ckf
zwUA_O<7h_Gl^n!sbulbk1*SuNk|-$%9Kn9p~&OQ2<_nZ{H?MAfS=AI^fe%$BeH0EHJ~&}i6*(IZN@Q*3b7T6j+Xs%45V8{EJaXw
X*uPXY{Pxjz~ZE-#3S7Hl&`pUS1`5LTcwDa6;M=FEQ{El`3PA!niv%dAv}!SZeDol&Sc(Da+YgnMsVYq4i-w;S)O}6nHCkacd?2h
iy_c;aF~k~d8>||vkb2DF)XVQV@pj^Xw79NF*SR874JPzhlG)PVhnMtfTu9T0|8U}1{z|ZDMo52X+;V^PY@8pA3n@B0S|O=fEFYX
II<})1L_s+yJN78k@Z=q3{ymo2BxSgH_5WD1D+651WkfSac;ELp)^K<MwDPh;vD1<pc+6bBq$RUy4tB8Vz!YXq%dKTU{0Kdkc%!-
gZgIRZUYTKs2FOFuYWB1^AYPkM<PzpIh*Z=a32L1vje~-GE9V}Iz3xyL(G?)5iL@ba(H$Xv!o}k2x@wtauHM!AyUiFk#!gt8bxq1
-1HzIHbGD67(QG9;2uNZM&`pxY_ER}J`e_oRqbBh?r3)F(^ouquv2(tps^o)W<sLKhsBfMOgwp<0OwF=5#Ns9`^2|)mF~SyfPZ(j
XnWU$0pP!42C+}8u)#yC(A_#0+jM3%s0#tL5=HN&2fJz2iZM&ddwjL0)=%fr^7}Jx-aR*<KaceC3|Enzm}wGTy=WcDdVn}R9gZB0
;uYPG(x+$N`cDUe5gLMk$4Ai+?wv;-Zn|;(2S}sUDyK3qKJss#22Y#^q-CiVfeI05b_Drm8CdJoq3@|rrrfn4O(1ef9cBTQ3&I0=
Rdw^hIB>-hltU#{DG#bmPv(pdb&zA3DAfX;-Do}@kb~%X%~~u9g;si@17xNim<m#T8idhdd&y1U+A=8vX4DylkJQ@|Y>DKm(e(G+
MdY;L`8UJ(5Q}L<)sRE{LD(fs0}HxXOX;!pck9Eo06ez9Iifus!iB>D`>IkZ5MUG_pcO~ti^8$X{tx#15_4Fwm7u9ePYdmGJ^|YO
0XU3^#El3{2`r@xNg#>E--nkWPG29(`g(sqH=Mq%oHf~xK?b7rmPJ3jh6w|Z^S6-4diSGqxiKX`pa_aI2K;WKJ+SaBJv{vh{F?px
#MX?r6*DQC&?$rADWrGsmV6O$$KB(H9P`fgWjmr*98If@YMU#Rs8<|ScdcMLb*guy|1TFgT&?x;aGn}2h%W8eb!M4}mC}PwYU=AQ
pXh*bgyI}Rid*xDPP?})-IrwHzb`%H6{8F@Zj?}h(ITQv1!kSwvLZ+zf?~I;;b-pekmC1<RUIhH&CTVa`QsuUPYEXn(eKN7IF})5
6j>+a=XDY;y4-TVp8WeSm0yo{4+oG_i0(OjozeG8(?3T!cgWUIQ^+>zI3y(8={FYS?tSPzUO6pyuX^%ci4}bUQ}x`EqeQt88d+$G
g!6KUwf9FNM3<iOUc0&F(8a2B$zOKf;_@iCs)ylj4)@%0uJX{SD({bR;giVod_B>~-Q+8Ulr&R$GBChJh1}k4G&_ck>owmrX&8$h
a_0+hW@U<27}tJ|M>B{!xYB%&ta&-#b~~pYwIMV^j3faeFwmozt+yc-?Y0pmUVA!EmcEY&EA&J6a_~|0#oY4Lool;~quhwT64bj-
C?ZIAy^b#9@1wq_M-6)1f!T*TpMH0rFVu&99(%3iT_T5*d(jh5lZvRjj=pauk)q2}2>w!I?_Y`Ka?f|TBeOy-ky5$VL{ELkyx1ej
2%K{qj>=_ZWmKXmwXX2nsDdK9v|z-qj>;k-AeGT5pLNfZA9#a#&!u_~abWT(;W&EpJY^*FmU7`8yOtzHI#MTJkvz|}q>W}k#A<mR
LLc&Ff~Bc|Q0Y=Cj-dNAfS4az5FsOpRREn>pu2$hhSIA*KWHAXAL0Zg5|FT<QzA&cDs=>S@AmYdK2E@NGJGSmp_yV2Kzg-^j)2K^
2}@LMPuDI8hZYy!DfN!uKo<8-f=8_%?SiwwMMU;{d-R~gDL@ho3Q{Sa+&<X+W7PDXBghZ$osHBNd#CL^mc#Ij!MWPBTzA&Pw-g+e
K=hF}*B#8($&vy)&e||lOd$p32)l+m2E|-=4Gj>gI)ul300+tt1USP$(ud;!q02V96ENkNn|QMSB=Pg^9N?g#U6dCHwh1i9@*wW>
i0E7i8Up$YKaTu2sRY>BnK`{K-DQYAhMG!kivq~eWgw8}A6O0zaG5bXb61WuaIkHeBqJi0z{nAZ2*5-AU{iHfM2SYI1;@5XQh;m$
*7?AL(Qw`7MW;m7>dQsOq{EiEex7vmLy2$WuRINmF7weWnDdmu_FEIST`CuyoAg+3R60Ug>-bE;EAtbuJP&ux4`3fIr}Dn=J4R^=
a*hB$^J@xQAJ8ziP(lMe1mIB0BBPNN0a^<<5bA`C3}rBf)!GM;XiumjXo{vliYADbD5R<?B8nmjp<rQ15k1^dG7&jkn7g~X4iViQ
?l{}tfd57WP>}K_UpTRsGctJn^vE8+a~<21t0b#tpg`pnfoKef-(CiONgasow|8hi2vbyxJ5dziRX4O9;6oBQnr1J?!g{dLkVM7!
4ZJ}QQ-SyXnty~bCcyx)hkDLlyPMlmX*bq-9pyDlx(a1g!6;p;AR`C{R~3u5X$?`@ZwU##i9%0(U1cFnV=0lsnef$`4I2$!Y_qhy
*|h5O4h&!?0hJaDWs>AH!nxypWi*;kOgNfnNwmBkg~7qn8Y4vPV3LhjfKUa30PT0F+j4anRkZZpO)hA+TJU&bfwA5@Jws@Dgw{I1
uQf3sDJG!@W4sq!xz6{o*q!W@6wSVg$)#ad02DZYb=7k)H}2igsqGFk5Y}5L&hXOpi<ev0#p9bb+&R!{L)Eb2aAJd%bE<GOXr_eT
j!>;@!w4k9hQPV$<}*?gj*fr5li20et472QOKSq`2r3f6IH0hpy>NH&?{}gW1c{+kNFg%|k`<>5nk>|{LJSau$g8$fDTEXdVqnTf
G72&ivW5`KI7K#aw5aVmYNuwr?cGpWS64;2a=FZ`BfMK{_+h+i$T-wi7qhiarSMSr3T#Q#KcJdmfTVsNvnYb1kBMbWKHL)wje$m4
$GC^y{dt@aCT-y)Y+`PjITiuu??(@D2j5z7yo@<!C(cbnY+<VnO=Y@<O48DeExw}^3=Lr<B@E301v7)8P<pk~4#Tt{QUFp!3Y4gn
P{aV7{LmjT4z9CLbP67jozSY`AQYfvqEM=VMJvukGC&Ff{ModqGXjMGuAz6_FJOB0#efN@QbR<5P=T4F-S7@ODYzSFUr_uRp_)hF
;sR;>bed4VH%^c^L@<$55|BbcQAGs|!68#j#Y~?OQ2NF}0)+#}*xGC1@!M}uC_Pa82yl#$#+ez0A@i_JMkG-JP$m+TQUWx9WW@zV
3Pi9}Ofw^eON7=;M!$c%M-8yk3{Sam`%NKVr{S1re%4+0vvJwlZ)jnf(Tuk5D<}+~>uBZcsadLMdUQ-PFcm{6S-qV+=;WO$Ygedl
<F`gxL7(5ME*h&#ZzX>Fze6eMO#Ei-i{)(Ymj9vX;&2?{X4$rEQH2rF%#~dh;wiLxgF)|rey+hlK9)fv7tr}1;yc1KB0xb4Qv;<B
mqNa<Izj4m93GP9$n*kq^k@+^yY1-^KM5LCrCNj~5TcMjISbUjp~VMjX%+|v<qx?){&hcanpEWQa6%zLV#03D^QUo7sZSHRm_#e%
k{&tq+}mv>3R<?RhpytW-5gokb^<;<PST`DIfWzYBRFX=&`d~BJqa%z^@6QO4crU?!O&sB4A^@}VSxyi!<chDxwF?^FxJ_$D5@#k
UdavLYucW#7rI7k!aAhVI?OW2XtfK~%Jz7mq3iiat~=~LuG?g8u98ntdsRjJAnO7HaFG9*1q!}Pqom{#uW10|B1u9SKt#yplR^ev
g9uc}DGF%}jF8A$X$ne6R0H+ILJ<O=hTgu2J=Z)tcG!b?W@*GL{IVK1WIt@OUCg!|R61y$P25;tTgPO>j(yO%<+mJT-DcX;zkrf*
`-73$9Iz9Ty&mHbeR~IBLfZmC{bmQJOeeQ4pT^9<XHzWS=0au!vx=)2U~WQ%1Atqcg*y0#u1Y5$l><bA_R2n3U}{AuK&7EY-#vGS
503+=^ZTSfLLa-2ull~fl79p1MIL+)#}AQ5dK+uitm>=lqE60-bU9B{{DjFLeWLnrnMXv(e)8V6xr%OJZ%5m_>J}o4Lbf(Nb;JF8
y@t2hoftYwOx^~;Ha>2P2!?368K$5b#$8iEy17jT(Brm-YYb%8r2~4=mwCKA*-+sf4&uWEK{~u*$NG?R?HB^c1BQA-1gHxb0Kf%;
I<;A&Q!+!n!&7|OjDg6Ao7_;PU?4e>^}X=t<=1;S<U%kQ5`=@KHVp+og{8+tDC2?7Krx_%6GNu~MVuE#g;-ryIB@Dm=Gm*x3}^WE
(m)CZgOxuls)mmc#s%)fjEC%V<O4|!dc86lPL5KXP0F&+yA&|kI}b8?bcQOd=bAU=C)o2&mMN-2A&BtY4uYbN5s`Ib9l2lVEtMxh
2&W>BMMUN>;RQiK>OesOIfd9$A}j<LBW$3!AxT8`Po2me_yBf6Bv@hMZx{5`1E3~r;u~9)Z|~ut6g~+BWr!n1T6)}f)9Wjc#L&r9
g?S6S2FELJ6n79MObz{Jajo)kSE^InGzLTwkn+_*IY?Nc{b`WV&gOPXkq@JePu|jX@4R`^V(H~IrAKdHm{x1l#He;2cd`dy>-=yr
7>WKAv1dM)J1M}Lo<71VK%B!4=Z1`8i)407q&wv4F~mh(>Ik7mOoBn^4DQ3R0PLkcxjHZy9EBOVP^&{kJrWI6ZJ`4(8Gl&BG>Vi!
6u6GRNk_1>O&-L{?BKu&BtwrM1Ur3{KpN<mwy#-(qVvneLmx>*>}HBi%rt*t+$W#3@bY|%?blOTV`>*g!I>6XO&ej_!;f}^neTe<
7tmhz<>Y;Gf{4C-#p>LLyA>(-yl;JE>yip6k`#A#%>KEr=}cj?xA<n%_oIf(q~p4E$ZvUq$-t8_1=h11e+<SekwlB+?Z(&D%8y&K
!U*UmX8Pxb%cPRq4t73tiH=CdQOXD`O_d=zC3snN2qI>JX!|_loFWyW$Tq|WGlP&kBgA><&W-CEY097zp`4b2)C;gh2Q#;4X<cVd
Q-<kG1kg%i8tl8Mr*4N5=t)(_BAVhdp1YCuJnVa*fkmYiBNveFB?3edHmdvG<;$`01bxhQL7<0KgU;Q?wrC>-V#Wfl&BeHIY);A>
C~Tkj{1<4_j<?afW06mq=Ni(zw3X1Ob{UqPl)MzsIcU0St1}#1WW-+oua5V^HEFb!QdgRCM<ARak|4yyh@J`0v&8lJrXGI)SQp_w
dGW3lGC(zHJtj&fz*AN!SfOR>S}-2j6fL)E43fARw}!`-m?q8hU-v@S9^hgE%;BKv={pbRQ;Dhka*Ah!Nb*V4#KM|f-OO#fG53ar
>^j6{LmB*&Ui|KL<>6`XA=Jd0f|w#r9m2h!tNmmG(h9@~QjEbvLZu2&t3m>ON3s7m3ZfyQicWk^-GJQqADDpTNE3<mo)nyqEdh(G
E{cUHDQi}Q#krc+voP$3pLs|eh<i>3LzqGb_#p}K*GG_x8*iocx3{+!D;A`ml6Q<%2ZTXkKy%}NvB1EZM0HW1NID_n5PpFLqL=Vx
ao3gW%y@zj00IpsBLHq}Xg?%{00%D?0aw=)6roJDAR!eCLjg1j5hA2O6qKM86+$e^G!l|6&!1Uw$B^Tw&49juQf(&k1>J)je>tkL
W`<NPmxCdf2->bMH1xg8?*#b8A~$GaZJOIoq6|$2HGvU90olyV)Zv4OBq1;pOad@MGX8M<JZ{{BWcvSBvuVRoF}ZBKW|K%Zl}xxX
avrWE#96ntaNhEpvlcK!#&*h~<k}QF!;ZG@j?>AQbr$hAsgzkd*Dx?5%?9MCYfQ-|Fsw!$n&v>Na`6m+h1DU9L_y9&x;gA@Ano{D
aF4l;4yv1$OfnT%jG~k~*7XeusucwXDf{jYC_g$B8qlx8LS^l^z%J0!x*JQBSgH#KNN&<GKpf=NiQI*SMO0N*$TcT@(8ZIa=2;7D
1&OP9LXnC^4!7?UzdIB=9S|<W?TlJfjb&TW{2}Ajmt){aMtt%+l7}0I6axi<kO-AX)bXg^=$WHdJEuraE4zEm%t09u1iWkw%K>sW
%`$KW<YUa!gTWK2>t5>@&Q8+KVs`w%QxuM<Dd~d=j?8eAMCPzus1kx8rC64SAUcg?9qG1;X^^OGA`{&G?D~3jKL2wE2p#Br;lB7D
LT|zEF#Dd~;5@l*>?jo~1z;nI4Lk5cOeKGxt%bqo7oeTVr4UsV%e=#s6eQJPy&7>3IFoYnN&KKZJF*fID%3MTI}l}BoRWp4DWHa=
lB5(W6kwpR!uJl^JEj!+ZPaA+*ROzibjW}_h=x%BM6&o9q|5+8loYOX<on~^PKUdzl9le4uI_uK6QM21yx;`bcZVAvmz5D7%55mb
02-4KWt7HUYTGsq$)rhl5Fm$v@%C@4Z=g_F*M&UUPfjp4_BKc$1_aS1;re;s$YZbDH#I+VbCzX5-jC|am*Ly?`FWh)K8ZPk^M)oI
`pcmXq6@-TkB`Hz)#Z@BxUUfRH4+R^MKUPFpbZR(3L-QL2}&e{6fzS4O#Ub3vjOXVYv1qCed3eM6hBj+jI6X^tb9s)dTpr5>+N=P
>%Mlgf+xA%KEOIWq=yV9;NY|u_*411jqKN2z!3I4sLRw+EL9JB-}-u#=Wn0J&WFyg9k(>=@!MnW{3p&&xI^3_@ZYRNK{?VD1Oz*f
?Z7ONNm_xaUlP?!gqtz~f{-l66b|b$N%Hub4)@B@UCVl@j0IoCBN)E?(0j@stJ~k^U8+qde_Oyf&qVYmB*RnNk9wFSK=P8a(qWHt
J>ioJy=O-0vFZJLDvBII;aU77A*1m0JoobsKO6J57uBf-w57A?g^V@|gvz8%A^&J`C<+6Nh60c#X-I*Fh@yg`qG==oB`ArBsHlQT
qIQ%8+Cnr5k}w-t#ChGl?aoBQvEc^}z<dV9i8<TuB6;Bo#H$5uI7NGi<8d6}c`}_At``FI;q4rAQ>=xYCShiU(;zzn;D9EYy@(Fx
9DW}V6R)g)766z)-R7Nld>I~DiI!euxK$E|gL&qu_REkw0tk_$y@e`RlOXNy%Cn7f=PtIKKA@kN1u*;p;6Pb6C*(qh3=gaG_C0fh
e@@f6@AABKOSl#EL)4N`a_H9P&R}s~TsU%kL%)cc@!K2MIC+FR^;6Ol{_|tgcxYnm%2rr5S;;0p9z&uhI&G9)u_|Cy7h{7cj*x{G
6FE4cMsebaH*OF_OBOL!oT>`cf|<!Pl*$4{EF-Ml80{x^EZNNlMKWRYjzm`rk=!9W0^~yy5Q5B-5fzz&V&O3qAfZ5tKqM$aq$jhu
f1`%`oEWI9%@F|6AxI(SE*ue1O(KB%prPnf^AH<|DtG#HiXex;1AN`-C!ykW^%ufVx9O}*?ut+9m{a`P$cZ#RMXU_A?uTsKNot1-
+I?)qG<`b<9QaTE$W8a_*gZFi`*zWTG!|p<AJU{hsW0bUqe<f>Y+$U|*e4jvQH3L(i;NsAqlfyv!&u|741Il!@(`9qIZIjGf1jat
Il#;qDmF2KP+hX(_s*D1PBGcaP6M`XU?oGn!Q-fz(*Nk_UKSrLZ`a4NB2{HIzac}t*9U<{WK9mhxI<Pd!a5WxIqk!bk@dOZ#ys$t
Q_dwtQxwEGcBwp<butSes4i70toG(-8-1@Ba)JaoMhHjT8uFL3-}ZbF`N|}NA7S|rC6h0s=|Ym2R*@v)Z8VzNT;ptq5f9<z(<UE}
ctF{oHUYH1&p>_-&kh0~C)vbk(p0vo3ZA~$8x4%Z%<jisoUI;i(los%P1LVO^8wGKZ^zc8+8&|-f#H9Kl2#R;844m>2#GM<(q?uX
LiZ%+`rZ>rp@5l69quO`vZ}5~ZIu)xA(&zOhmY}%%a@@KA7lG-p#3JkbrwW#?1yoRs)*rHAKD+&6OZUSiLE13ZgbhKNwE)%!qMK$
(<h&YJPnDw7Dzc%L`0`}ci?JXh^j-jP}BxNkWmo4V>*uyQR`I?Sc3XUP=P`y6e^)Yw5U>o)if+kB`Hx1$k7r3LrN7g#DNe*Ekv-9
1g%giU>Xxn4iQyAOvEce>mUpuV=yv?ng}LZP=*==k%^Nd2o{tI7LbWjB`6{q5|Ii(r6?(?q@*aKhKfLfk%E|lfeINRBB3HeA%X&`
fRz>m38q8}QK^xMC_p!m$WV$Rnu0>2B1$Q!ss<nhIoh6ne~@H{w{p|*rdX<r6jOF-3a~>YuFVFKV4}@u=4%A?&N5({HrknqVqM`@
dNs>Y7}?`PGJ-P1sX1j_HPixmq=$<MDONjhY;Y061v>+P9746cV0iwFGIR8u-KLKfUSW5}SzOx;nmg%jp4?v-ZXRz;%!U2Eu;`La
CJQn-Sq5j=W~lXSZ_B$CN5ON3{;SH!BEoVg8K)468k<ODL{VJl3x(T6AxKbFG@}r$2}DH>6kLuKNyM2~0^)J0gIR+TM5K`uNTx<Z
O%$}y6ckW4P6$yF5dhK;moFk75Dx&8#zXi2U2nG63MOSMvtlA{#Ye<LkLo`F7XskQ0+~QWd`ZbB1Tw&{Sv@J&4>O6t4lGsd=4jqI
_8(#IJOh2a`kDa9TgdYA*;3$#$qtWtOOy^qspO(scleq$$6*hfz#NV^^lk3c+@*TsV(4n7ilyne2cM?f9JhLK{ZrHT5ZUX#YuJXG
+@w!o^@Qt*!16ZB%iiD{^fm`m>KElFb<%c%ABp%LMu*=BqKLu}AaBP%J3M=2_8zB?9vjfma^;?a_?dZOzdSIM{hcac`H*yhh8|)b
vA)6_`zm)(<b~^MC-&0L&hYO)bdnw>=WOqk=BU0r^FE5k-0r-0m}KKGBWd3~WFQ$bLiG{=eDpfduc9Ce{zQ(#!z2U5+v0+{DMmp+
Ss2<O@wFEw=?*|%!LTQ6py5;U3G!=aBjklu6ryI-LZP#jMAYOoL7g~IU6c&^fmM*C)zc66KMnwHLS6*xNAaBD<9y8ij+1D~FsA>Q
2#O(`_)*6EOwyddkT#bg5*d_&fQo`5mPkel?&#2%?&h&7ZU;yx@HM%;Yc<S2*_h}~Qm|7Qj%D%EYMRWGN+xdJSA5H8yG`mP*1*;y
sD;w#qa9r&%rJMYYhb}0+sbIws$oscVy!X}i7OTul-*UqDH_#?04GMHAs!?caLznql>}6&GcyGcsmB8lp@>GB5lRVYZOF!~kfg&U
F-pk?D3PTGlA35jiU@^xYja9$RWt=q5=9IX41q#2#7Id(M2Lzii0u9YvLk`l5eu`9rTg;opNx08%OLc0_i^?C9|>NlzaJ>Tz^>mq
LoO9S5E6r18Z?o;jL=Fk46xLY)loo1jKUPO(?KLPO&HAsR76-s5dyYrXE`n0)@biIZ^U45g|N(pMvdbD0%>SL1Yr>3QYb}wl60Hv
XEiYX*}4gqg$HVGL!yxpU|T{x+C~5-2VfL3CyEsvwtp{i2I|n%$+0$vIW|c+k|P0QIiu;`K5*i@$=qA#_SgtQh0h!k0n(k(G-yIP
D2b;aS`!>wH+E}6sPCwPOHy>v;yrT=70|7B%*COgqJm@!5@d)bS&j1$poSPpS<G@8T|<`88%Svg35pV-f^~}Il&}RR-l#UxY{NA(
LsW)<l+FNTNv(|MMWwNy!7S#x$!|zmoo6xS1qKKO4H=rWH8m{(NK%9l#FA9BF>owQ!&15!DJTs>nIOq7)&x-jEh7LlJ7z!(H6b!2
O;Q6w(Sre#5+o#{RRq*c3{ep+RZTThF-TP{2};D!w9ykXw8WGYu>~wmA;NdoB?(OtAwfWtQB1%{LNp^o6Gc$1DZtwphMgohm;%I0
a%$-ZR5rzcoM^e*JcNc&6z*`6^N~<~uR5SH5WKSz?80HYV4#drKsClGi$DbJu>@>NO`25DL7`^MlEbZLg99_4P=I81RB_gIjCkN#
MUiXGZ#8<d>X@36FHlexNX=&QmAX5=@gl3=6?@!!_9ur_X(vV*TUUfBh^YodeNJygMKp!8rbfei-aO#^-iw0ElpG>~_?U+xo8XCZ
VF%=q%h}fLSW$$LT%Bw{?~7s)%afp&l7NgEwV)M{*IY6hG-Os_bR^K5mRNEiEa=O1&Ki}1ZKSi7iN$0^&*Qa$916G;=|6SYdapD2
-z|9Y`2El1A}fNU3JMNig`reMPixLl5PjlMMaPg;#31Z0$|!h3&iS$)7ERi7h0c(UuLJ}HhaJjeQv}BHLY|Dk*;>ThE#6{xtkA8f
mo$6tbN4q@?(d!#bwd%&$?;<Z_yDNZ8f9s7y=l@2?w4uD71~Rpz@Um(ThNy4cTO%->YSU=vF$hOczMe*(|jyqYXdV*3O7`$+i~+V
NYbWixlYM9nsrXL6Q)Nfp~h_pPIb2UX2e4+rA>0{(cHx0rUh3yW(w(bMFWUT6$FNlh6R13E~Oz-ZNBYwY`rI^S~P|U&KjFdk!>|_
0TO_Qu85&qBXxGgYYT?e#ZgTaZNsKv=(S|l%RO7xtTx1S!k2mBss@*I^uxs4p@xI3#pcF~wgnRdp${^SuYFA2-qaLj*qi3gb519C
T<b9CuBo1!%Hs-X<GpGuVk59iO&cIn(m4Zg5|dz>C}c32=rTi5kkD`_aN&1L)#^4(lF6X!U~ye{1_W>*nl}~{P#(eV6#b{!zA^{V
=<NmLj(cOqbWS&u9kxy9ZOr&PcVl7h<GF2uH09Bb1fkoI+%Q2WV}P(vA?iyTj|Z}PAwA%fKgIsvp#T`p4;{NslQz0mc0Yo>8v|7Z
LMF;}(pTF|X>HKHYeHzc?=Beq0$|NTMFzm>>!99JTfA=fpJ@pa5g>6);{bvNuV0AqepYu<OXz)Y>A_iAGR0|j)sCq})z<#LuDM(7
b31iB^+Q9a)<rM7YHHDRp_f6H8Sdj2Yd5`V+;dc+r0mS^qDUB%+8Gd?jkbiSqxS4_5%umP528t3A;n<ccE6kl)w`oEoPAFC(W{kh
LR%~bR?HIZf=os@<q*dcb<re|nH){$o^^EVgQXsIAp#Q@WX98_5nLZT=iXX3ME75u1UJL*Y8~>d>F+3Yl*fv0_Ti13%5Rr0@=W8t
QFM+Pq0vAf9YeXv(4GQl?pZWgVK)=0nlOP<cL5==Lnj6X(O`oz5MgE=>P#XyY87k>B%)w(0RJw1dJP?-f+G|`L4zU+lUefa`FQ+o
L70`pTA!jA;povwo>LkI6J(G*o0SdQ+MoMaVGmVRFPXRqhoQ74wCEF}>WxSDw9BHeH$;#6m=mSSsJqm0N-IQGt8G;mqE&K$j2FF;
r0-lYiLGRd77G!aWihd0CbVyV)%!nPRqd*<FzT)?)Wvkrv#<JjqnqBV<GHS%^3P13qX9uv{L+*WK||NO=i~H}jF>x^CVUgi?Gsj9
wYH*7K+~|vV6w_lR8TsEqJAS-CT;P<OlO7LmhSHb(c|Y@oQ1N3q&RiV?KpWpQx0l<^n8GN^ONPZ6+^t=3@2+<&?Z54ml+cM4w0<7
f56>3v)*?0>`!*_-(?3)EA985^R9{)RAu46Zu_yrk{T0Fo^jP`vrLppAs(>!9>WGoK8LmTPTB5;*0@F+Q#z9<WEH}lR7Ur`-U=+>
+2T8+8);Js6JtO*0=lAh11<oGv5xySh5wpz9FW<QHU_zpvPd&Bnq(GZ)2ANpP`9yZN!mt~mzv_AcXziHh1oD5a(iPg47kS{;^ScD
O^-WXV|coI2RP0-(q|Z)8fXW3!~?UpYBpR>_Kpq(6+o~8fB|AG8!iRp#~kQ4AYu^nf^Zr@Cn_cs@@x_iih@vRL{xKSaAJ`PqgjYh
kr5$9A=?fH&?Q5OAVmc6+#Db%6%~gOvRiq%2WALVhh%VGJB3x)?v(Sr>fVXMI-<2XtTJjThN4EADH>9=@^Mg^Dpx3F6vE>Q=gDVq
@^gg+(YZC3a%0Ftfl+-1f!WBbfyk<e&Fh}Z5fLV2#g0uysY-kxH8hcPv-7)!?)$f%LeIL}hYICQ(;6RE+}w%~abu4T_Qzmxag70g
(_0*6I7niup$q@R0B~+7+%$v3YC{50Oh`&{NRlTYX-fl~p_*&?C6i%9Gk|#wDvBVmGnio=$P$}7U}A<*MUcVCq5$uv5K<SGZj=sZ
X*WAK5Yj`N3K@(Di8shD(U9|6$FeoKFi4@!H9FQMA*eDUQY9!*m=cJnLY1W=DqtxRnnogs2a^n7VnAq6DML`gV3_GUwfWzD80T&k
0u%8k9Fwg{2+b(Ol@ftSjV&q^i&P9H1wgF;(3F7`NJNq}Q3*srO$fAwB1FwaEj1-g07_Jpf)pUoFhw4@$pKiDWQZX+5{Iv!$*TKX
=_jYausyz3p^vq_j5qCp4)eS0o%WMMF(jbYciOW9rzjk`g*&y^C(FIkXl?NByib9hdDtL{+1R@sxTg|BAlU<Q6nl;s0q4)Ky^<Z>
(Tfsm!oz;-^B)(u)5=nSe6Kj@jikfhi1hb}cX#)$no0Wg*anO|2Ot$wFb&{nLXo9upeO+fB0(BKnP>o{5+zcFB18%Zl_>@x0i-Ea
iBZ}By?B`*lmV$0l^p~Dfe=O_BdJV)NCtvZ%mgt%>djzm$Zri_%d<g#h6o!e)63NnGXzLfl953$K}1xEQB=fAut0HSGHDuOHJfrF
*pxn}LKuq=<_(m1$;b&nO_fiO!-M@8hi<V>zQhOKbnKiqK{yGruE>Oif}ze=?to~Zpmy;?xT=DbiiKhlAfG8fK1K&DKYaTPH-@Lv
>4w_??U2QrWt@(~4W#_R!?4%e$;$W}D~7xZaYN%MphUjZfXE6L<8LAqf!iaS;({AUrt*aiJ43S>DX2EX0HH>e+7NmI=nfI2?G2@A
N0$4vI?=d5F7SURxJ(mgUv0CWBA<)j<?2Hw%E+VSb)C7UFwYB5IXinzJ@pasv#^0M`iQb9ELHXOzsGm9>)25IAg_hcpU@zukx-K{
3cutD2)k?^k@22?U$EyYKHHBB`9RRSh44QjkA!4Q*?}X!ig)%qxUm(M@(?Z_hAQo05jtX}8e$0yoRX>Pu!p`m;vLM1!B|QmVvr<V
0*}q=T=#PEmm(_VCqtJYu1>a)&g)JwCZY<q6fh|!uvoxC4#2oECIFCAY>p8%SVY+odG3gGaYCuluk%nj1qU31pFh#Zk>)8h&1p6P
$LAlNuS1b`5Oz&(;}fu>A<a$@o0?D!plI1p_`n)5PQ1&)Z?K8VG9|$l(q%GXY_yRuEu6b0Mx<?yF$X5*O#?VZLJ82SildID+8rRK
>rN5fv1LR7?mAfMld#R4pdw^fJd?UnTGhF?PB^)QT&syX?!@h=x!BVsQK_)R&@`+OK@$-T9DxE%IoKQ=h7NeynFvZ8lT~jf2>>iq
0YHS3C^!r#paP1bf_fDlAUWALyRdaGKizcWt9i-_W=%PH*ynD?JCZnF6$f$I4ipX$<nA48D04CxcC>B_ZgwEjPz6;{5HUj26Dd(N
g$qc~Bv3?>K_VuW!wDyxl3+l<nlAMuAZTLE>rF%ACgcgUfw}{r&I6e0%tjBs5=l%Y1TsOOF_p@J8JU^_gdz$+7?GAhHa3GJDYRLV
k@+<BY_@PHAc`wuvWbbEld0B-5Kc@^24GdmlrZ#Lhd_=_p(y8WItWc#IHb@mr)1=mRWh9DXqOYD7i}Q2WJ@r(5!f8b3JS!sD59vM
>ek8&P#m0x2voRwG=eL&I-HD*f@LZtDOMn@Ly-{`MLNr;Rf6-qVWi!t!!6#mhy=IiA@J~1$@lk6AB`>;#g1p)skh6Dj_TAbr@I43
=ZISEiJB#0vqR{Rs!$|FaLf>x0+u2QsrY<sMG>4srb5UY5>%6hVm2)ngc3rOOH4%!HrSj>j3T75Ahb-1q?MKyPVVZZt)~c!W0Rgs
C?fCW-^lexh2PMH_t@YRUd$y#KI?uVdV)2S>Z!jN2sLOb8XyQ_j*u<6uK&kc#5x|3t?&qOS+^Zo9RT`xYS5G#Zi67jN17Edq1R@K
pWY|gS;TvG;*4CJ#p?rF#K}q;stTZ>8d)MaFgj(P(71j+8}F6iF6@%iTQg#FHIU%;P23Y(w~S`346>?<-fDM{#4#X}B{~IAsEGf4
l|?W{rz28Zx)C{ZRFClMa5E`sW$(T9_QC6}`{#O?IW0|$Ips77P~BsRv5Os)KtzQ>B~?*bbc&7c@&NQ7L+kYdFTo<BU*2mt{Pc8f
H1>l2gZ_pBB<kogD!<X=sS_K)2o_RFbK<L{*B)PKsjsGBMt-2Ww$Sg7UYDz}*yL{_>@c$99>eNt8UK%Y)4k5R*6b<&H0L5&c3EBf
C~K59nFPB_5uGHhj4X7?QO8$_K@A6ICKwlr%rG6=L8O8;^-it#*0c?xvLMYuoMqx-vD6Sj1rZNOkRmXem}*L#>D&k(14uRf7ARP>
75B&+78Ri+9HH~|&#nM$vk}~!jRDB!?r5-#Cfqcd>OU~A_7f5j3d=B&Fat;w08%v2w59-^U_A)|$Om2>_$u-~&m>MgWBxJR5NquC
@qW0^q4sC*6;%B};&prnq=y*LfO~ym+&51_Bq=~ARDp!321+^g%QDQ+3RDmY_z5bV&Y3NtDPdvy{*>Jh9r9tn^10`>*x%~dxnQyy
K|vV|>qeu;aGFfY8FY4+TBY9e2$TIz+=6tSK}QxTYF7LbY-lNT<y@!oVLk!cJ;Ah=O9I-O5rU~`q{abbJ|eOmx}(o*1|PlG8wYp;
cE5+#_3(ZVO1{)g`21go`hc%*xC0QCKa7ASK?FdpRMk}y5eY>x14tqCex*_IA#|NMikzj$$v$6yPi@=y0yuiT&>N=PW^NJ*r2*s;
f1&(A=>-kJV*)5VAy)qWC_S4h3%d$|5C~AM01YWkQczNj01Pk{6$r#3EHt7}2|@_Ofk;Ur>>jT^f#Pq)I$%%@pimObFpWS$fsz7;
0yub>Ziq@D&5?o>p&~?>A}JMSTt4tP#~42-GC`rqDWlFh2s?rx_*oX!f+F!bt0V)6jFN3q7$(w^ZY6Clr3$*RKS6=^LSk}=wF=<m
AaFypacq2&9D#Z^1Ee)0!d!)1VdO)!nuS@FbW638Jka>zsSV{6p#&p*0LaDpVBsg2akz9LA^ph+3J3BK(n-by(n&Ensv4S|nNWt$
@BRClAC`UkfPk!f)lZ=hfdUjiobx_`g$ia50@49OQk<l6M?sjBr6Eg6l_|CugQ&!<N0|ixDVui469e~PZJJ@e6jVOq^&oF<4)B>G
QnVG-1DeIiSBDxp_q>iB^g<O01Fm3Cw|e^~@!oc2Md$$3qgg0487k&tQc#+M5&#I%(o#tW!VaAV&q#dK5j1+lIdeHf@+%Dz+A$D9
mIs_ZHHB!sVyfP{f}Z&JTZSigk4O;l0YLT`B!FfHAmoTN6qFPSJ)|EGG+${ANdgT71c!LY4)BG;4jPBq0mwl4o*@$9kMoTU48del
V!;bT5ezP6jsy(K$Q&3!l36xXy~fEApghV6*f5MtBqSxf9^UUM(OKcI6Jyt>OmRgX<Tug0Y;*lS<DirJ_;3(9AHVSIH?~s=s4+$<
?JQE>%%Ar(VLpxQaTwa#wxXP{nU!$@nOjxm^E2z?wgQ{-r`dWIn}_=%^~5tya5AFIWT^o<W(<X_%b4Ubac&>iYQ2=As;ZJR2+*`L
4Ll0P#ykiseN<I+XUd^i2X78>%i-h)K3#m(_|%aLQ9f(~)hppV4e{!b98r)8hJdO{sN;%Y#FRw43fVIfBr-_>LM$YZk_`%kKm;)a
q|G5flr(_U5YST6M2tW)SQw~e2vsUW6s1trNhAdWFiMF+0Rqh_Boq-Wo90n9Bv6GYRS3*Q0vur+KxqYuy+#>RO(IbfLrX%1AQMml
LsSq*5d|SY6bS)R3or<f6jaj?tcK9Iv;sj5Awf+rNlH;mNQG22%P=OI2B;R9B%@FmkWj%2)KU^p1M7uKH3*Qd3N3!v2_znZ!Iv2k
uMBXE*-$p(l{L1PEu^JPQ@Dtay#G*10L|jC^gQklos>v;XQl?E@vZ+`vLKDJLQF+bgfw^aKn6f2soG!+dk!w#mN65ib^J<oos)s3
J!ke{dv+a40oNcjsGXk-4?z01FldOPz@i%pG(d}m!qIF_0zgm{P!U{c3rLb<I|;PnLR0~84#41BHd(S!h(t$e8XO`{7cdr(7Xyb8
9x~w}swyZ9hO!aVVJNTLD*4-y0W?*y899&&c0N2)tH;F!JWP*-PbV+7S9RNcwYbmS32h}sp!a458H+o+){N8S^XvnwzyR_KxCh%R
o@gi1JUJO4d*MCXN2sjBn1+3SQm@ifQ7NHCFfh;ZESRZiG@#q6&sMl6x)r1#opZ>#BY%HN9vnC48F_sA(c3X|z=KAW#Mc60PDY@J
q=-sWje#<zmjOiUbqxXtD#2C>!j*=#|B$S?%-Li9eC$&g1QYL&HiZ<_pp*!vSmv#}M)^AtfX*@g&lXStaA4p=CW93<9$>$^D2PIe
S_&s|Gv`O|OZK6U=dYqEH(~WY3ql9g6y8za+@5^z_qtHwG{{aAlSsm~h$5eir}0BAQlZNU(8yg=tEABC%=$DR;Liu*co9!8KB1YI
TyqVWWJd^@MBl@_JooYID6HP=tJ?;U=LTxh9b1&T%)}n*VKq|8+xkrH?hB|;?tG6@zP9{!HS7GoKtJ&!AfPlqv!Lktv6W1HZ`(yd
p#ah^(m?`BsX`!WRfsAWL8U^KV*6tc__!DWAyFo<F$AShp&}J1N(D%eK%fGUrAh#IdgP$|GZ>U&sFI?gDF`NlsHm1ADhwkCQNRLe
Vg?cnfQX@}q8ccrs-~_WyDC3?0YHa<4=$`vGJJlCgggK?!$!9C&!e?J1k3mF#_7ebB|e?EK%(Tz|DlKYLUt+z+kYsrCQY0!kEyl$
^Cn&?Qy`rh!gFfd^)iTMZCO;;qs>FyYYx)AGo&#R&OP%E_xJ(w`}rS3t|ADP)`Xf{FeVl|&W`s<s8d=LlznZ^eH+QUK>`aTEA<mV
zhuQ!+fdmiVYrAB9bPwdd274BznKvg49r0!6ulv%GtJCxrD(R0bj3R}N@P#jsk_tHt@-J#%2dN~6;V1Tl2ue#G}k8ew)T`%d_a2s
A5-{>AwS_tBNADnXo$%S$PZ~Dxzjv?7G|O+^`0&+jnLx{6Py9*H;I5jtZm#q*xlTt)+d}O*5?WUMn$&PNg$+zkL{U)6Iqd%8TE;7
ix6~MvE5`aic#dp3D<B*x+&XEGS#pnut=uCCKqbJusMAiLt)AYp|lP(fik-o;4X=CF$IzgiWCQ8a0*~uwj_qe@)GU1PFu0SKK0z}
Nnp#JfLx%WcDoEh6_RVPW*-9ioz_!Y%+(@}S#tVXC>nJBPO`w_41N}fqKGhkEkt4@VhZI72NGEW@DTv?>RK_&K-z4jj$x2eAJ0~P
`lgCmw*|{Hf4QS$t=HY2@|(Hyz4@~q+3ZMv1x1imP*sMwr;jZ(qMq9^vI-DQ-H-Gij18iUNhZ-%t&{!;ei6@k-Q4ii)iiY0Wuq8)
423KTO|*Uebsso-Dh&zc3Y$h;WmVc$P}&P)02mHko6Erf8HeBSreE!GBiVQRz1l7BYB@4OVih%qKA7*=ZvLOVKg9kCXpDI>#^3GA
1${<SRUJQV2Q-?dgGNcPnm~%~k`;5UhYF5IZX2j_;9ZT#q^Tr=8Qal$_WeVf?(D3S>c%C^vlenmbM_v?dcd&nn#jqOzvx3>F8wuK
Vman#=tCx@v@GYSE(t8;0dJUWHy*zg>_hH%ey8EvzK&EXpH$lq&pr+(FX7idBPTcsLjyU6V!};RWx1^ezKu)2S)E?>p4?!4a$m7|
kGDxf1p_4Xjbk;Y;L4Lsoj)Uw2?O8`#~c*?6{R<Nd`a<u@*xGU6W@-7<o5dBcbsZA8LH0rTAUE0{u{Blzd6e+hhb4N1QH^j1k1Kl
Ky1SqX+sH>oqyEt=f=~9_jq{SS4p+a8~W(vP6K1_Kt^6C7RGMrU?8&hMj>E(wb_Q9uXuOuoY0$=cvyF<3U}v0UF=8mhgfwYKBIn<
;g!*5QwK5%UP+`m#-o(_Xe_{MtJ;8j(d{G>NocdkeE-Ez+&1-M(@sfYiAu!K6q8UnISnBa1VXhWnE`<{N)$}&i||AJ;Dw}-*bq+8
Ix9y{OTJ0WA=DLupoSg&v+w1u!ru-4deP-dBe>3!r~-8My=o7jxvld=Z70Mo0G)h>^uy5E4mQ+0L3T61?=)etI1f0(tN=Oy9nb-p
`W6%;uR*g5bPh+QeH(q<1K4?<y!r%G`Kq@yV;9}bJWR!*7f6ro{_o-hHZWKOLIgoD&_N4GkU$3$ePL_&uG}|0*&F(8k9ym~tm=+9
p6_ZiHd62954Mh>_rKh1z55{!sN^&sUH>;nG~FjR;&0n&n8)tS6y$bvn20Io(>bljg)Xf!qTbo43?G3kVNAgMoPAwpwQyvbxrbaf
R|P?zj>9l9DkWjv%ST6&n-rRu6wdDxH|Ne}=Yf;eigr$56ckufo`OR?lgu@;`je)><$G)c8j5~Tzo#byu-lZOWd<~8MJ6IYG`5x@
uE$V*`l6ot>o_7NoMD68LG|VPesn#kl1(aZGp0;c6@V|Idp!e)$1TL7Aj6`SR(HN|+Y@1BL+~RS!x8GAnrTAV8WJuf+)uT`5qM-W
X0@C2dCBBO1rM+S2oese4FDM1+cVX!P|p^vTNoun^}WbFS``^eC#cLAY0GL%Ww4$d^@jehN1a}HZhM~SMcp4U$=qBmrD%7DZztNE
5#m$rm}j>4Bhnx&a5da8<JSB~>{_}nbd`R||IKbq6xwy7!#>&*;qT`p?`=E3GDK&lUjpr(p~FCE+?}n6<DlN}_#%LK!Wb(*KY03-
PHOSf&nLi5pJNYD@71cfYpw7*<Bx$$#eI7=z^J?ygV@RxYI&siCO~5dor^=QIKx>C%0-hbarJd{W)@8%eXVrSY_QRlpDwVly4m)b
Cb^(y8_~*Nrx<?UcEiRDe1l$`5$r0!dAe|LlNK8S0CFn9ju2nK5Zq>BG`I)$J$f<tc_69lfKbt~n~y=;hkj>B`~8Y4r3ir`@52dT
o4c97;A3G);Tw3_(p;Y%y}bLA<dm>{p-O285KWL_6~F}4B`Fev1k4i)N=O+Kw3A*(hqt}(%*wt!;>k97ZF;9|wcP6STVc61paMin
0J{qi*&(Ps6F?;|GN4t)2$!yUmwb4R>ve`arT!YRiML*;Vq_UOlnv<25L43)r-P`Uu=4K%Te}lkW}%ORhsdG&-+mMAk^|x^zeLnz
d$Q<iqQPYGv0kvXE?Wf9qBCPJrJ<0>$WD!XXQ8s)_@26|gz3zMWXd5}2i5nVY&LBvO~%Tb{qJr%XSb)+*^>xe9?g6qv?q;8l;k?^
=8c@ao>S^>o*;tD8P)%m3Mz{OMFT@iO$5yl9JVhXBg^5QnDe{6#D_lZ&ub@v_aa^r!^I0)=VJ68?Lq%?*gLoRlVBG=sc?S)5_z_G
vV8_c{Hb-^2qk}&HGyJOMh9y47~-A&Joh=M96KJQJay7RLBQLu?c?`*&W{f6T(lVvxex3hSd**RYydgpE%ox-US8A7WjaMjnFxju
D52q<(zytGJxPqAC2cx@rniGPz%UX(Rg+0Hg2-sf2Arjn_SvQe5fFh@Svevl3qq1RM*3VJ64n41lI;q)C<#g}2~Zk>ppd~;s2Cw#
FdpiiMW|5P5KT=0P)_nvjzA8?p!AS2DjJP2n@ON0bt-(Ff)F;+Y-6c#BBGmBflQQ4ceNmBMt~PAQkoKH!qzL~2?K@L$D9UJ8FJ~6
Odv8)$X!T*sSp}av{+F}g&@)^5HP_-1Vf42Vg()|Q!%WdvRS}xMAW4eQe?R(G)zFum0X?YV+*muIW~7%<kc9RvD8=itA}8fn888u
8wIz{3(&jcqaB3g;7IAuqRZsgMSM#k$|yTYuQ89lx6hox5QjRYmll&uS&yeoCYW}RHV7!i4p^L})D%{yB%yUKK~&J1msJSxwvnZo
2Wb;{4N7WCMyaH5E)<bVx|A?6NKm;>+X<0r6jcVsQrq$5-hv4UH;0}{*c2hhDk-%T<u_(_<3=nGL}x%dddy=R%BJv$ZzUv5i!=iv
!;X<QDh=VnrR$VeAP!B%j!*%mAQ8D3ln*S$4FM+z5O_hQBs54EL6;13QV#Mt14@Reim0KbDQJo*f|{xVh?rfu=QmaX`N`oX)J|mJ
VI$61K0WuExS|Uv#SKY0qNz76J0DlIpBcsFg-K9SO+T_=_Zr0~tS6=p5}IC!UCGkBOC|>{%$f^)FoeX3RlmN6Afk;H4nrf62{km3
uer84&e=g#6kUg~=<bbx;SkptaETa+LQu&%AVe1jCKLoibFn2zxzmGC=t@c^Y77Yjh!{o!F(P0{m`a3b#dwGGDj&2Bk=P!OADmVq
ui7+Ji)wdeW<^-3e@vK|OdMKQC{!rp)QXCVonT%4ypZx!oCjIo>P{=;^s_SoB3g*%f!_yXR5$LLbLgNT>;|(~9n1`1qoGPa!_8|_
s(L?$vqIT<!@bCNcOYsKk%~1P9VnfPDfyn<{Oac2;-k^iviy&`3JKmcP(})MOTO-pO;fxr98WnB9}0Q%(Z+F`YdbYxTTjl|F%coQ
!g!kK3VF=)MmfaY_xqclV~0xRoxe%@F>Sr&-$I9j5&BRUw@!jR#10^P;H?r#6)h|hOieH|(*R&ZpA50WBC>J<8DXgciWQ&@VgP+|
(g5TphN6(7WTshWN@-FGD59v68KjshkfMsBDx!*5mP%%df<|bHf}%(YR$3^cq6j30l7e$FmL!}Hxs=GK2w2V%<4kcQlpHe!S=SsL
a9!PQ;yKBNT6U;HR_9G@rz6~S3$ZRIPLRyKZ9R@|>pc%Py2$9aXim$>r)5rK2TO%H#}<{^MHE~vM+>7)Ip}a%avY*AZLP=!&dj2b
DH&8~5#vb1ggDKFpt9gNcXbQ`AP^KeW1Aa+=LmJWr#Kfwx!Q6Jng*G53)R?>f(}lZt%98Z@OCbu7dvIhB6XmQ!I_Z79Br9w?{q$-
57-^Sko~fRCq{|*%E*(>s4Pqbt6)=TiO!I39av#P8Om-29gMsAddBy=g)%x~x#SpvncS9VxaW}g4ZwKeFupz5Bh6%Wpg`CIZaf{$
fQ|+a0#^xQUp_tE<vKBEJ82kup{0hO!*fDmR%Wa=rH&r1&5p=-Z%dg9afPP{$fBN(XTw_|xv5E&q@5q-U{Oc-b-X)f)U8JSuyS>+
jdOO)lk=hGqW=O46r^O8QAtn;3POmYVgXM>Ze_r%d14;F(ol>XJl{x9U6GM7nOQHpGTDl(V8%_HGKeD>nW8y^t`0i_A<uV{oN(cA
Zw?;3@#Oa8@e#*&FE)Dj8ayk{Idi(yiS7V1<&}~Aez6iCU_zjzL}^CQgzn?N%zNZK3qI=H6gR4T&Z&S9`1bG>IJN;{?zS9yPn5}|
KWipoJsFvpZQZC@fEo~OURr9{5^my*%;AK(3zwvNOK@IQ2yyDrOz5Xd^v)y&4e+vcd3SZ0Lpv@e`=DZ{Z0&-mrqhVhs2f5;z(gCv
DxxXRpHCq>%6qO^ZLM@X<DJS@qL&J6j@iWpl%yagC83Ngm~?5;q9PQGJndz`;T1&?PAOi4o}fJw$<i7{m5@FG?m$5HIvyvVY1yPZ
fyp3)mMOwYApsuO>R#OeaIPK$^p~6<%uR@QLc3<6jLO<DL|7`74YkHng;eyvq_EPbo@RK$h!?EDtw6hSYpk&+-M)7Y^QCjQ7J;W1
<wLOrR>2jAgblnQ;;x7Apr<_6h$mN>iJY0L3X%!wlM#k7N~s>PD%4h`9J^68b9?CC_cm<}3V6vRe3kv#aGtI~76k(`@*W1j^mgmY
od>IL$PemiHL$KxQb`p4q#^2IoaTs8RYgZpvW|4jDv0L_t_cYdH7O1&NV6)aHMSRQ?0;*waDs!EB#@$2g#{>_tFqz3nZhD5NNNXr
j$Ap%S~7~Fq~Z{%T(T}Rt(GbxkX$(&h>;MYnW7!ZbZG%}*#vSqaN?m+&J+=HrlJ&L(>PrM<R&XfiU`z1G%BQ|$ijm}4Ngg_5}_(i
A*M@iK?sv7n=4p{D&$f+?BNtd=qe?0E|7&xE0jhWLZvjK>L&z{f-X@Ka*b6hY>0@uK!g`KTr81IpmOH}oM{nqBZUA&7=`Ga$)#B-
Y09F4;T1{|A<CnLR*FfeqRR*}0D#n!wBl{q+=p^dPb`%5E^BNy+cf3SH0;3BC#Y<B?Y`ar`}p{J^V<+YdFC-C6G0OMkpb;aY26)$
`)$-!M#N#a0U<<?-_t?#*dCdNKc3nP_B>yJDj(|<f|DyiqBOLHQZWz=1pp=|_ek)BK;XcqAyn+_KB6}hsE~+CA_NKpb?=jwE?UYJ
D8t`~;inUA8CoOYC-Q&@kSGC|6m`G*M^X#i2TzXAs6Qlslp&yxzI6a~qH*{T{oY?z#@={z_r4O+gvnGb2|}bHQ4mzXgG)_Nv{eH@
OcYY32$aMvC$polJY+oo34PjjLYWAFVM~3mQwu?iMF2rXM3X|&5m_SU5Qad+sK62ML_lIfloV~8>tryoj6`C<E<c`*<t=Sb4UM(|
=kizXB(V-sr$1Zx00_UH6*qkcYt;})b06XmoWK)x50XjmHUZuSk)(<Cq6l_u3V#?zDyCtQYD#5^VgMo(rKE&|-R=9Y!;c=ru|227
d2;v1+FCyFrXV$Ss@|*iHTKNfO)*nyEI0m1ny)FQ&%$mQ2=Ii-J!E`|VhUq_=}rboMF8-jcVv0xHxemSv?`%ctSfhR+~gJ4k`8ci
o03h(I#weY=wz2oRn=TCztG(6Kd;t(y-AvT;`q*vU#Za)qsn?2(vvEmV3wCHS2*W#Y%8i11nd2r)n0dPrvU!VT%skFExz-`1ZS+P
HNDF~>fBUXg3{DJSKjb$as1Bf`0d-Ugd)n6+E7bYGR$T!b1vyoWuuYshIb3XCI$(LVBkqwJ32XSyA9R(`38nfB^`%|qPghNTFO)u
M7{IYM@OxE!@khBrlM9<P^(m;c~8D=t_H@TqLPzr#h|voB@y`^cE-pHCl1B>zdok7I4qCVKILI;D=na|S%w;vLE{fxtp~F}ZMfSx
RWMO(iiFC5i;*0HWyrV}VN(bw=OT&GIa89#VJfTd%pe_9q|^oyR@XaAwN_qE6OyF^`B1s)&Qe5W6hbQlV$DQVQpFJkEXgqpQflu4
i{r{>U%q0xEzp8JVM?04E;xRO`Xmr?B8O6Jo6NPZZDzM*t|TbdIe5XvlLYy>HZ)5qq*%m=#qqk$No>V}V2IXkmC_4cTN&1h9;WFO
Hm2po#LG_;wt>wKj4Rm7Y_))}6dPpi^nD<*BLP)@KGGY~g%MubuT#X@kr5Aeu_q)Ey0WquCZSn_RG05^r}bV=1!kHTHK!_t49F-s
Q?`4rB)cNK@7qVz*E>9jsjeFertKSd*0yf}-I_*-h>D_fl#ru<k1c?*ca(AIyJlt*6x;RNc6nuym0!!V`72B#@z|2VgfdMN=lk)&
LlE{yqX`sftZimSbw&Ymy1Mr_+G;!p=%}7P|H||@zi=<!0(*bV0N@f7QXxWxN=zXn5)w^CMN14rF)YgvG|G~=L&k0KOkk^XFa@a%
CI;uXB!aUsE@Ie{g2;fxb3EX6X)shO?o`w@Lr78tK<X<hD99Od?Se%G6%lsRuvL{&0d$!~2{MbZI!z+&G7Y7xA_%CW;dJ3ab(VmW
3yCs>=72;9(i+Yc&_QTICtC=cNG{Ea9BJDiDgf%!oaczdouJYg*l^)#ivt6)$_7zIa41YTQLLnrN`k0QIOjarkSA%zl^9I}l{X<E
6Nu|VLS>j{ib7`!W{6Bj5hycCE(jD7mP0f7og4r-B#>z+27xFkT1pv(2#yHp3{}k$gfSEs49b!&2FkFMq@n<2ktB$OkPyR?<iS7_
5Sb2H1tE-8BrrH691by{mfC369IJtH<)vv<p+b@f8b}BjCm1mrViJ~wsFoJYd=pOcRRO%F2pdS_hy+`s2xKbKCfY<ze(jL`f%pm!
KJJ+BZ&l;inl&DKGpwo`W~QJ(VqTJw!I?dMKeuOHV@|tM2~2Jor%v^Tclpos6VFNkU&Sqy<dH??Oe|4@DrFHm1Wv&0<VdF?C}h-K
0XcEc3<8>z0s~m&Otcve5Qdf@7<vhx%l+RDH%)}WeC{0Xuuq3)W{=-`6aNA2F;l<rz3QL;8}*nfh$6976h<llDXJ;n%7~?AD5j+r
8!)AdZf0PzRw?;BU+?|&c<oH^zFg(bQ$L+M)mO%Mg<B6C&(C#<hgMOO(@k$Dcx$`P?-#<1ELhH>Q84Rny6Zf(fnekbpZnI?As_i|
AecYuK6*k;F!qt~akA3x))lMr*7C=K*_C1&;J09aZ#^~l-nFd5a=n>|S_Qtyon3*uPsZ{BYrsMgDLR_WYZ%`Q<~O!A#l9>(W^qd=
q!6Y+D!rO{U7#J1On6y!e%w7E2Dg?BS7b&c6Hs|!T`P2$UKG19!+to{G*uK$uP&vNe8&NF5eV3Tz`^L;woyjVOT-vA+erpEMBpHg
j{275UXVga3#UfMe;gWEO=pNELFpjOOFJo_MTmmlt3yGH?2T~&p{!nxmBE%8@egEK?C@5ciT1Q1Ma`S$_mHOEk9<IE*?kSOcC8OY
onkQ#n8qUs3hTB9W2??xkqI+n1>1cw%_<_aMgp~bv4A-Jb$T_|4#5mrRlWMq)=*o`ctwm$*EYwBk**FM!RIC#m4@(NLw59R!EM7Y
j?W-Sm=-mFtSSRs*-R}9AL_{S(pjeL7wvXkwpdp3?RVa+qt>*=-%<d`^7#5a9IkH1X2*s*++Hq;B-ofUD5H5Yd46k5I;A~*mIvmN
<^g~oQM#527v53?gN2bN6E$?qNQk^J&pFKA3G0~X*FYH<;HoNlZ+#a~Y`q`0I2~o6LyDP;v>IST%fE{_m95bk)d$iC7E)?aD&<>M
g3K`>rd2N|R$y!iweAm_jNs_6i4zK5I&aD5>~GI(Onii&hNX}9G;6LTG&_EpAe+aq*L6aCBa>88WGBE0rm1Vcb5~Kq%NUJ%J-S>4
f0V$;8?ABHwuR>b9|*!rtupm!t9!+<M1r;$BKO``G!VN}sKfeCy)ZNg!mc2gMV8`ZIqD7Hh4qS^q6kD2qLqkbmWz4wJ`f6Pc3lQO
s9UTuXF}T4u1|aBJv`By+aUa2F!c!x8!RME1Z+BPf1{{wZ_hW!--30Hw>~fdd^AmF3m_hu)WB>&#2=0=4TQpMcd4aP{3F}lkFIcR
Q8XymE&%q`Z3Uso%nT)3iiZ%9YZh8faM6-MIQC((GwSekj;{mLOh7tNN|-7rrJ*A+EsfgHHD8i^#wlTqr4d+Rk+!MeL(0#twSvjd
LL5W{3PY%d5TG65xxAVUU{6_qYH#!IcYudsL&Wf&TAI}Y>SS==`1-uuPi7FqotrXBSQZ6PLNMmAK6%%x+hmRtX`}M%CK9A0+0*t@
LeU*DfH0r8O!Sbjs~AKO4@)iwR4WEH1>6>9X5?0If<3ql^w`i}C|~P^?v~wJA1QjL(U_jjk%d1un=HEe3ISDJ$wgeR>fSKEEY9E8
TD<5Y2KB-kcFD;6Ec$b&qzAfWW>T&i)(4>aa5<^cW#U4TK*S?HG$@d3dRLo(eYyvW!=br*p?%7D#LeU9t1vW1NRNa1(&*NnRUZ4X
&U#8z5fMq`G&sZ}$c{0Lq5*x`z8^d~{?2bt#PpNrRyt|XQRm00^8qWU@ZqbYX2H^{y+!CGMm0@?0uF!XG)Q+_*U1QBBogB%xp&aA
ver9_eH8*<naO_6Z1upi8Nt@(LG|n+VBfV3(4qn!%>m}T-0SCQ!OjNXeX=JS>a`d|38dnGYN{G~BOi(ZUBQGiQ4aTT4QMS;AbWiG
-cvB_&=0L$Y=|4Mmxr@90tkrc{BBVjdU!?bd4om~tqfrNurh2|h$<UhaOhdjVed&*uF@d$vFc?G4dA!FmSt?wYPTX%1W8eaLGXm2
V(+G_B~FFh4C{F@I~Ap+&8vR0(<-LQ9Cp4Uk`}Gstq#{yCthIn-Ksru=NE(&){Jl_a_2Z)D7cO|=O_{n^v3|GvyILa;mWvNjG~}5
{U4Oc*cW9KKQc_NQgkzvU&ar!RErT0$J^g~HzD6%wG9l20e9>1u>Xiz&wcXi!Zv6hDh;+6<xPv__tJrd1;;ze9GMo|+@83OiKKv+
u*4895J4NPoF6Il9dPyib`E?!eU5d3^4`(3Q^7suj^&693cL#H(&=Fr;;%;0>w;){Ks-SWPyk!%GApf%)$6Z2xU%tKIDuouz&|!Y
&=@cwv5!WNG&}GhPlQ>n8XZ=#)sHg=S6O|kS5R(f91-9y6^H_H0X5+gK%L2YZ#5yBM3N#8-A_#dV_m&SSg>k{A%oW4I@}H&eFa%4
cUsli>ViOu=yW!<a1rR>#11$PU10BRw2S#wovs7H=IfHUHepDj3@W=@@JeF@!SM(tb!JM!HCiy&ne@Q3)}ei#MPQFvZh~lZRrAOL
CO2Xl8No2hJnx#D8wC!xNngJe%Mp-c3i}C^HV}Il!>tvwwjKlrn#X35@cHGsy?{<n#mgRz^4LV53$DUn6n2}eIBULeQU@bnJ;q2N
^gSS7ZgMbWh5`&AmQYPSK03Z-Y9MHmaHvEC2#H?W^3!Us2!w~D%)v6&BDd76CLSkOmf}6ATxW&I&e=BY%S7=Z%wUGGKo}u+VN)g%
MztO^HnScif?e+f-wxT@jB)9__;r`!R)xC{>s?D(CI{nUcQEF%yV}-n44-cdHdi?A>}xTJWp6`H$Y$Csa2+#_;M)nP<nixl9joEd
;z9&g6hep`yfGt{qh{{{H<T74B*r4)y*F&Y=xDo3R;*iWEoO{fn6fl_V+lJd0c)kWWwX-#bpYH%;b8mnRe|NgH_KpjxET7AhPik-
;VIYzEhg=-dn%65Q(3IDFf(%_EM2mNwD7*IY9d0C2w+K^fGCJZo^vzSx4C*ruGhb=u}wxX<tgQ<F&{Ui*{@f<o6CCQQ>XFEntB@Z
NkJzvYKXj3Em$el^?8fGSn}5PhQh_v5Z*h`zSi%1(mf;@H<<QWd|2ID8@&e?BGS7YHu&A~olT<{*xrWm>J>G(6SSV-S*$1`f}MXm
mUH?(ui3t5O?NodO{~jym#o0nuh!Vfm{uE&yCqGboW?y&BP(|rW^T}m(c}nA!Lw&GCr;rJVGIyn+xB^(&1mG)%`*#~m&sp_tnOgc
Lcy|u1cE`cqf$s$P_AMkDnxgTehk+9+`k&x@78i>HDuGAyvdtYqGSiQABk<_-&>j%SdIsbE(xMFa9ZE4fy>amNIwu#S24QbJ#@Ez
U<@90be~UzmxG-^Ov#XE4n2jwAjYoTeQtCSUSQ8@LXlMZcp&_`-%dF}%3=EfA7Q;GS>E@rF}zpB9Z40$E;<%_y!V$tkWPy(T4t>%
BQI~<St^RdKxGXU!mO}sj}Enp+;|R{V6au`;nLO-qX>rG9uWZqVYWYxr44-6eBWkQV#Cd`NDR&kyj6q*K@222%(}3OBu~j#61Ii}
DM7RJG~NNBqfH<Qs%D0~ZRvq^tk$#(quGJ{aJW3J$HO}n%mPrn1q7eotZZPu7R_jcuv8n>F<qXn>}+Y1mdUWh`Xr7#L{?yF7OWLb
4noUEqrq1VIf0SAVA#sNRZQ!AvK_hBu`znso7db5aAtDta9So=Tp<FYxlFqv@bs$Z34sGul^~czB2QMy16R?Yt596`)p7_kqddN-
R|Ry+LdiZ;W?gmRqV{h`oIF&mL6d_++p`p`Re50wo3jEZXe$S%fhN-1HF*qxBE*(xklivjtFi&zYe}@^*^F#s!kS<z7A!#{jDuT<
1{cmoB_X2Mk7*Ni3Int(<KqHfxx2k2x8Id?d+2Lw`NTuhB(X3<uH6Rqi{R_*J_Fvp#i%=rIg7nJIVFiLmo)>lSBRY49yOV*i7!0l
6AmyGKsK1_I8Q`z@QApcVjCw>mX@LekE2e{IraD7U42mOo|*_Nw5i!js#DSI%`r}ro>7Us1raswtk9}?e^^{Fp`&KDPl5J2It`->
I_{BW&EdG4rIA%hM81k1%+UZb(Z>AM98TY*4hO`tGAzY4Z`mnq(=tPpxTqc`he6+3aP>*E1coKu)&|+prCEnsdD%)p<kSFiD*((s
$0po@C4`=+7zY$AD-U^+3Skf6${H0rm@qyC5PhJDgocX%_9fS>N~))vz=IGTg0p`Hb9KDQ$;wW>p-vr|?+%gQ2j|wX9u4Uvm<Prz
B9>?)B&2|y`+W}mZz+4s_n_@G_3rmG0`scom8I8Py@AavS|>EhLK_AUG(${8XE$>+`fjypT)<(-%Gj#8XGvglNMH<;=i9TFfTSBZ
2$*VQ48@2>PD6VMnV>c&N03VxEJ4SKr$+;<u*Z|yju-~bl<r~P1lhV-lLMcNfN!8?%O<Gcl*%s}0<}E5A%v=m0})0jCy@Dh_0IF%
xt3-Du?R=2Hg3<MtlgkPMj_#VHC9AE!~jMQoq($+SmcQqCggDR$pn_jd8F{GC?o-FriefkNo$!TUFlB6ga<~c`RE4uoxSvztyzAX
CbbdFwAzAJ3&xJ`v8$uxp^+>o7p+Qh0_NPg(N9e~i14{lDmuhmAq-dv^oCI3rL=-MjzO8ZFyZdif)2w#w1*};xR)`8)l5XWrpOo2
TRnY%pAIF`qT;BJTTaTrZZgJPe~X;8sWqwVSyIp&!M!ZSo@K~WX2@(F9}9$D*>}`?z``R;$0!{T$s<#FAsZo*eR0OCY}oM*T0NBP
pvq%ReCK-6&3Jcrr{1#&!&cj~2bq8~iqq0UTP!<=gjP7Z%M7pMfwC}>(uctr41Sojd@hj{U6v1Bc;$2o?O7jZE>L8oaC)(O#em@8
f(Vgbhko0EA}LGIVuzh&>zWcFW69Ccu4}j_B5|}3v+(ujUA--WvFG3IO?|e1^qy4{;l?DnIew{!tvRf>OF@S-B@qhPG{HDXH*i@V
&EDLLMQP|LOeZaDPaepah0s~?jti`+z^6CY1gzL}wkS>X!7vb*kxE<~Knr%(Wy18Sz_-e=;&nqZ+EQ^dk|U-rkm}v?m}pfzvIB;I
!61!Vv#2&k<<<hNP_Q)KuQ6sw;RjB%DbiZ7s7%@gg?S8AxbYU!qir-j4*I%tD(umbxn?UZ1``O7LV1b|noCm@NIJm<UIwbhiOo6i
jq3ogX^^HNw6yM4h2S@1S%GId5z(^IQB7N;S4eByUec{@UGp?ym;ZL<dP?4@pN5@Sy&33FhwHpp{Ocbh2c#HufiWTNY_t0QRGEL2
#eomeL=qS~A&1koX^Ov{MN37}Vo5hgDI4S|93#Gu0vlRV+YXb{neyc7<E<J@N0hVPca^SSMBlfv`$6ccK!da&#mmuTf-IHIAm$9E
Z3z|aGZnnVh;@?;PHB3^Bb}!d8wG&-nYF~h#>g482@*jDnSXzkX@NRs`6N-hy3*b!v!)ungk0Q)ATa#Qc6V)J85WG2(3A3$1!oLn
94A843$1IATnywTX1`qyaBEz;QAWhqBC+}%L80d^t>4?7YXjr8CF^Nkg1rM1OYVBs5fnrsctJU9gT+~jk;QhQAc*?S#2LM5cw-0)
>$v99txVpg^_X6h)F5;<061KR>H6Ss$@zk2FA_EjDuE=976bK)pF>8nR*dxr)Cl52$ZLJqyHY#3AqI~x_d*YZob5~+4k!;cm=KG&
M52iXb@FWn(}RN7xcn;<F5?;Vdgik<_qn_9@$H5P+<Sw8NhrI;V1*l9>OH;}%`jMS;A#|jTO%>l(c@Qfj=X>8`^ah>EcHQU_cR5B
PR2p%ifBuno~-vNV-zgePKiwe6tZRaM&rK8)I>*<9JoVc!Pra>Mf5Pyc0rG|wiBRXjFafm-T}2Vg5T8-u+Bq6R!^}KC$78X@S+G6
D$`D7uBqh5C!yxA4$}>SqJ`=(#Uch_-VB?`RaHcng!A9R{v8?&+G`?hKJPVnl{T6*c01Pksg>(_I3Gn53G73_?094;+%Ut@Xdog(
v65hh83YVEO%$MLVURc`!6gz(FeV4>h5|AOd<15&;0fpx1|Civh|u>ZYz!g+f%pe5kkEb~AH#-M&)bQ%&e{_EGjGE-xRdVvzqd~`
qKmt*!>}%>8elG16(=DVwI-4QhlXu`vH3XWKz>(i-3}S=iF%6*GXg2!L&Yq`A!7w#rKo4@9A6EP*ho%WB}R#H$RqS-v`b|y(qe`)
P8e!%_?zAJGo8G{snbkiCqpe#(`7V=R#`mOB7VmG-V;IPF>u`2zb)$C7{hU(!|as6m7T)HbGG4{YNEu9QEgzDnf)^4I<D=>hIrUo
9ymUIjzk-yslV224gLUqz>k?Puhd&xYg-AguN?@JNDK^wq7gu-L=6Vp@1u}F@RNDrx=Fia4qY{Hhc{%~7?@3$nPD-XJ8W}_0>VOT
2%?#AcZBB~;WhYqc>C%Pb+Ur)e6ifUQ^}A=3F<*4_ZZ+)3zvZ2NievAhw#|DAr=ZjbRoX7$vOlBpJ!9Uv^@4ad*qb(AZ`piTHtaI
E*Drk3lS4Py*n~{ZDG^)vUW3q(CjxX5ndriWEA#B&K8`;-!Q9k<XlRR!$e<$3P3qvPp1>q)<g{boR7H|6NxgER6{`uR#AN6;^C<Z
!?bNj%~%T-2AEAHW+g)Z*+WCh6wr;kW(?ysg~6^PXTvTvg(+&qv?!n3@}2>*o-=I6jlIz2%8x&t9E+m;?^h_Oc|=v|lWCf(0}`$j
iW5nOb&|8E$orpi$-YvEgIM^<ahyZHd(j;uyA9OG5v4;4(QI_P8fb7!?eO}#oQ4=WHa2{Hk4pyG?QmqCAfoDKN)-xNk_k?|d5^sF
)YK|&5T7IJlhvL=E6xO^0)biz6et3u;2qZTPgB;1w#7wuWaGB!*D43AgQZrX%n+iB+hZ;7zRq%WG~rBz(N07j-MP1o)u{rrz0mQI
-eg^BnZ0JyhJs4Lp{S58s%dDV8dSkYM)@!pA*v>tu09mSh*S;pWeo-!AMJ9tpzQ)vvrY+@eo@sj&0J|@JY8AFh^sX1F&7ew#TK}l
cH$i;IxLko?|#PeZ>=M~e?GF#?dTRQ21eC8<qfieafU0h&?;1{3Ytl0t0=M{qQk4KFFWYgggtL<wc1)sz=SOCFj@$sK|^-N%Nip=
Jk&0k6Jes5mpaE+BLl5i6l5`xA5pH}le}ZnV5e5VUJRXKfq;lqDE|}-$q#ftzU(~;5%JvkF$j~F!iY%@-TQOB5MPw^%e0^0`aSDq
U)8&|Rpk9Eo6*V<L;G2>$%bDX%L1UJJQ!R~vQ8!>G|6aERo+r!kEWs{Ce<{-Nyc(MjH`w69&p?|5^2i``TU~IWbEvr)aWO;CSmbB
=gJh3f0U4@^Y=b*5DD%%h)uphc9$Mz0h8(EG$4C648%{Yh*BTeoyo(619D?{izthpXBov2MV1T^44-qyjZ@J%QbH4c`EVHJsx^RU
W=^!ROo7@$B+Y}`c584T?@mS~6ht)A&@x!-!viAxzD5}liIllze9kRuESn*xEz3uS^L_H1=PQ^{Nz>DeG*qWwk;hQph$7B^5jlB!
0t^I9P(ct;4W5X|6QjSky=0Sfbx%z9x^6vDal+ECqw$_joz8Qakr7kzuW*w-0rR>3KRz7Uj)0DE#5A^dRilc?<yAKbN=%r>6zx!0
BdS;kfPlTQY|>>KQd_@q0fZ2Ao9Da^=#WV^s<6W8<=KN1t#z7U?W;RwN2?JQ>b)2vkmuxd#MIGC<U^CecQEw<V2+s43*N8!-7;^)
uKaHR#aud;$I7o@U5p(1$qifD8WjXpV$ZYvy!*YL$9;XisgGva+Ivp#iPfKT?(n?Ysy-qHkS0Q+gn|6TRYU3bw>+&|{5N)mRf}gV
`pGvTkx@jVb1Dl1D0y|AGoeD$vql9W_4qq<iO2C?L)H^3MJN;$aTHPr_H<1$PmZi1H+&2T4U@9Cd58nUM$kn17p?vOHC0trRb9=!
&CAcw@H1NkU4|z`Tm|$XQ?E(D)7Sy-mxH0};oY()ezrG#)_;lFzj@1tLLRjgrj?|6Awd6DLyRZc-J{xiY;s+?W5K%Jc!i_O!RS1D
x)|}*)5&sasy-TUE1wtTqrDAG#hW4c?NwD(Rer}Apv}qan+^flG$jo!6j1H7c>4A|(0e@jYs-dH))FsINUVfC0cYGGfgH;P>qd4S
%@mVSo{i(sND60=M9~h;_A$}e7Z_Bm9VUm{=jkHFeL@gJu?(fH%qTLz3?pt#ET{8MJa1<jCSdKduCoN`2d8DwTay?8?%f+MI7L0o
E;}=V4kk1Z5<w8tg@ltVG(>YjAq)b}fA6~#`Zg+xpik!-bSA&cZQhxpOWls>?&Foc9#mC%J;~j3Kq>Um%=F74TXg9b;=6#@7yI2i
yJl3P!g)X)-28C%qJ4Qe5kV0{+nv7muMo{Sqf%>oLClzMVip)5*21%84dGz?8xOed2?a68ESU4}URNV0i!V)Xx%_Wdknze3F7EH0
-lyMqJehIsJC}2p5n<LOoNIc)Ga>VUo#Okfz4Ui=-2qaIGnhNx?`q~dxIKH6RqcYH4fk7oUb8HA#5MP->)+u|0pD_`5V=llrh~uf
y=vYz(B>4xU1XqPp-o6z3oy}OnS*5LWH8Ysp20-zI(QqBvUZPDMDotAt{UauA;iFno=O>IC%cy_GZRm$QOe7#rJ7}5PBS)3@}`n3
6-_`*wxxa@#HKUk@F(fi_n#SHpS#oi842^DBjoik?z7Jh1UmZ+o%TQZVdLkV(kg1I9mZDByM-M%q1j8~8xzKH6c$V$_=)>{!}AGg
{zqa=PMn}7Kv9Oqk)Xu|B_?NirNUG2L^~xBxQAbsH&0ewske5tX!wAJ>EiD8^e1cs+$Y_TA=$hM<=cH#0II^ZQEjERSs<}wi-JjF
Fs4+X+HfHl3n)ND0}z!GQ5R#b2jREX+#}N^HBd|}Zu?`-07X$0!h(ehF;zh^N>Z0!<*$G5_nZ7T_GRO@Jy`|2hT6{$VkcNWCxL<L
*K!3kCpT$P2cVDKND6PimFtl7gHW^vPC`Ke6hOcZlSor3{lEk4)1&?h^(9@En^Y|xzY!d2lE88AZ)gZye3J^6dh+kM_YWWgH$XLP
9v$3mvCf}#`JxPy>GvMJA;*tX0H~^r&Uj(gn!>s=^c^r!#P`CWqKXCwn0Y0ME*usNfFJ-{VU2#DKWDFHJgEcmkJWGETq*AgP44aC
_{-_;WB0r=t?(40WHKL=0;>pu2PDoZ7vzM(2<v@B{BK{ns*7)B@$?#so4T5Iw2v?E9Myye6)7#s>N^(DAkm^7Z(7c*f2`K4U*os@
EpQRj4iyHotqJ<H+QX%B3nD{b5K{J~#gNALc617>+J`WG%p?795>Ka)uV9A*uhc=_NSnZI90{S%QLC#t2s&Mcz59FbzAKck>u!*%
0XI(b1G!D1LdWu^nha24#2}olhBXnjONXZ0QXX`s)*f-G4h%+lQBI2*XdwZv5dA1O*G!WqI0owM(XTyUni+#qFbN#6b)lhRsgVH1
W{A=N<y@NKQ1n*oyAyR1TpWW!=z13<X$vW+Y6!^;gi;8S^`}bh-$@>hZzni({}-+8D_U~G(&jmcrn*Q^L;{>86P$F*sOyM~3CL+3
<R~;kI*|?GLqyhw35Tiy+&Yc6!=W)d8^>8P7IDe26_D`^Oc2mW!WfiQka3e+`0K9n=dVS(!##HtLLGU&(@V6e6z_X*L0VJ>uRGf4
uoPSty~!n60CMWsKs4xpdVNApvE7-Z(4p!GE?}nhaTy~f`nha%_skRDWH?Tyx=A?cAefY6ANV$Iz|}Cq6M(@VGKa3qYwx7Nqb!7&
dNhqfx)&=3{d9o6gt|fyG(gZ&l?64|odqKlkk0c$c0+!T#SO-5!x@~JL$(d*-{W!{>*u-0;FLGKF$9VPP67aJX9AP}m6pky2Se$<
5|7C~t>=9V)#qTD*nk4GD$Av;8cVL|A_ybkn|O!VeX?<$KZax8!F^_tb6WOjeHdoqxcqF7q|axUmzrVbq;n9>JM0dPq&3M7Z(K;~
;m<HZ>DI4EWL%@Fb2l@wGqJnaoO;f%6yq!Ns&a;>RwPhla9t{dF?{9Tt4ILFP$1QEHSydKUK+<khk03Ewgscr$tzrqqC!|YXde!a
L(|s134)tVvj;bsr?Bl?Y}M14T{AlLs4EsoqM_c8CDaWnZK$fDw8CpfA`F>8x`jJY1{1a_f+$7`fDzO@>E2N$G8V;=Qr5R=hm@{1
I;s*lXgb9}@f(-0M=U-rw1ByuI8#OPnoM+<dBmOkf-t6#5nN>%JM#KnMbo_-&Fjwjxosg4G=*d$Ly6FsgtqjPAp2F;vZPobFe33b
;mr57-pyLg+8og+<&rw<UCPh}dv!<*HK1K&tYkMMi?wE$0LQwb0R#>-7o77~;n>kt(%>LFzPO_<h0<=G4yNF9ThK>xivc&#UZ)Q%
D8(HpA%{kc?ZGa3bO?#6rAG{6Fq%kKNUCr-&d`IcvT#CFG}y(0Wigqk<&_j7iYMRKh8x{b0#@3zO1q4bd6fq4s!($BjJvK?Izw6A
-looMp@r=#=P4n8s{ztjkr07PMkv9mMFU$Cq8$Nf=Td547Y0NMP!`Zcc_yt@tYbk}Kro9Yhzi8i?w#;ir+u)l{RzqKJsysjK22oF
=afz5#OUoPRA87`@Ni9UNvTPQa@ZYR#zEXI4BHR@z$;+Jg^)Bv1)05>cxn*axywVF!)cEKITO~-9Cg9$^6U(Xn_-NbeF1yxZpcV%
iW)0?2U?;lfPnA}*i<uP9Sa*nQ00uQdfL<(*?T*|z-;U{d`?gVEAJ&SIC*vv1QJ05W(T>f=w5^fR3YU7rm_aZOm($PEfv+e?ZEEi
GuUG}kTl6nC1Hmg>&WE|=xJDx9TFPLSRIr3of;Wue1V#(==aw=*KB$yMGYXv(z8}x6&`$~)77P6<Bu3^^Q)#Wi4NHNDPH`$PMPT8
)4fJX2pA`{vJ+cqVOmrz?O5Ym#4;$*7%qtq08~E_R?xGMJeLs=q=UxCy<s%zF*EMhDMXJN8GekXYwHBnTEgHpat){~7)I?f1SpO+
Hhp5oAYR^!b6e(4o|tb&b8Osvq46}HCe{dS@h~TAhKo>vhl(&Gw_G%dNWibYw*``F!9c4$?!}l@c5AL6uEBWYmW6<A80aa;8SM)l
{pM9!tJ~&j!`L;l1!LLUHhSDNg3rLqm(X~&a8($_R&ZqoHhoS#_@J0NLvg#SMm6hbf(DoxE5D-g`5vH!ore{2dCpAM!J%dx44@#C
<%eVsn%5C$u2ttP>{=j3#_Z|dwbgXn6qC#_(opJ@dB&ZNGbWxC+HB%V@(08MvIYp#xMLh4a~=j6p*1TsqM_E0FtcTvOy;|g)2YM3
MUdEcu7SxXPVOLeZdR1iU_!Bi#>f<)Rxnlz(HWSbxq#sJY=Sfh*+*js5XuvjeG|3p@0Z^XQwLXXqbopYn>JrZDT66#?C8Mx4R&yS
n<k6i8#DX82hDvulesL^RQFCGcPx{ZAg9V$Z<&f9&@rUL>3N2TMkhi!199QC$s9xu7a&3oArB~B!<0!R2Ul8~fv)?)Y}=sQy&Mi;
2U7u)OXqA7ejI&(5l>rV+Tz?B^tQ0FL`COQkk=U(?e;M3G(hAI78%hN7*9B8Unjalp^-%rK;-ML4&kO)&B)yA1qQZvH^iHSa&3AJ
wapJ&0?1?mfDEdj^InaiysQ&J>I)a*T(P64syCSI(Askc@UaXF26Qx@*8@{Q2dy~~ML3|iY<OUWoxz8Fu<F)>bYfM%o6dIB_03;<
=G?MRP&#E94Vb1E$I?B7{NUC~86#y%%VL<ac%;LF_YlaAO+iq=f4XYtUyr`9@6pUL4NtoWB5fp~f`@S#>Rg013W6EFWf)GhX#8)f
0N`{Y%L3X)*nLl4k*cEatCtm1B}6M?8?8zTTi{j#P|mFsbn4U&W_xEggWQ3l2@;I`S{3r>XpbhbAjl!E#0SQReKwCn!py~+y<9YE
t*-9v#MeoPKlOa;S5>?*f_{h&79Zc*pwb9|+Q4R5*eKLD-P042Ud_<Mq5@<sL<>`C*g8J=wS<DP@YvnZj#flbF<{#)T{F%l29gF%
S;ofZ(@?~K?8!BNxrn$Tvd|CB?2-7*EQIuUEQjfftB6&QFcD@qYDP+eRtX3xGAu+pKqpG5gq0!eG+6}PlUlpOS!XPF%$3IIy;0qt
WH^S<*8eX=huFd+)ZB+8rU^U^m|<q7fbWL@;bYX`Q0UMkWg)6bL^N6IO_Y^jb*n_SWTwh)Y)^3zQ(BT>f^AwO42e%>ieV?*rcVlX
Xw>Q&5r*@oLvEk1@!ctY_xS4Dqe@}>+J3v4mdYwuINS-A%J9REsm4UylU=|`-|oqH?Dc=AyeB!r<;uA{EoEDhnVK2fwhKFRf>QF$
p@l5TNDYR>am&H6D#hXnFYz@Zq(C5)K?kR6ltJ5sm%8LGyFGVb+Y{|tulnu_vX{Q_^n2fWRuv2wQ3fF@Sj8~4i40pmxO=6^{JQ$o
oO@?G9gQaoBW=+U&bZ)mH#>kAwDBJ)lWr&a$G7`CyfaWIQ@+FZ4a!u<#fHJ-#%%Dw_zFI->o5l;3_&{3p@AxZYHATGh@y%iQ`P0!
q&6jj7DMt6qIo@$BM}uuEx(29ybT(wC@94heMWl;DEnxI4mahK!SL~yEl%FSJ6QlFgd!8U06lOaKnJ0)2z%^%{4c(bU|%ahX5bJG
LJJfGN_rGgKQ8@*dFO8)myyb$IMJBsasF&BeLL=Nc1X7&aHX*=b*)q?XhC-DhX9y21Lq!1j_aHlz3;mBo22XA?(q;iDjb0($c6~5
Gj3vPQHkj|Qr88WDhag5CCpNQk)&quO~P_H^Ch&Bs6PH#-JnE+6$RR8DyN<F@f!;mYmN>z%j1jQii7^&?ab((%@J~oJM<d{YBQTI
9seAr6!;d2)}N|dTW+*E52Gr`ncc<J3J~je3z>)VwQ@5;vl8Jz??+nme4ewQ*GTi<Uu8pnMHTw8olRO)PhGoBj@_?nO-{fszo7lo
?=rdPhFMxBk|mCcL0m*SPwTX=sxf#}>{eQ3tjTlRR{@F(Tk4wwG!GXx&{FN0fSnw=lulG@Sj<x6Th@%m9NnuQ+i{T)<OM1r`>tkZ
f0cUAQg0k|L;9BHh0TPE%%bsWCPgxnzlL6~9dMuME8;l!j<fEL3s`XKg32~IzCGaSJx@LB-BH$+9mt~^uO2PlC)e}zc<?>a!)Sk#
E4Lq-DC4%rY(;}42<8lq+w7aY?mc<uaG4VCoyM-i?d<Yy3M13ddX0l+c0ob`>*5V0a_BfpxeMjX9?mZ(<xnR+kddN6PYl_c==}6~
89N{74gCXMiaNh-?j!QIG2f2!u&33Eh1q9LWe!CwIlH5S4Uoyakk9oJ6Ga7rC?{`3gWXzL^1iMJ%u9>#@IGnr-4qT)4kdD0jrf`h
7@Z_KAb7DzJ@m$sUk`DaYLvA|e*`MvloX5dNhw<*Wj4wxY?K{Z&b^O5<GK0OJq?KG9K;pX7Y5;}z7>%|wYxCJs$>G9PY5>2s{=&b
0L($912a4c#Hy;)8X97XWx^&wTk~xJd!!Td!-QP9Ks{(&4jisUOgR*W!Zbo@6-I(uQJHeZ3LbgFfssd&S58MLs-q>QK|%L$^hqG$
W=0rld58S*=aMXLvo2wbnKGE1*khV3mCZknYo_E6oxFf6&yR0#DZ+?cbhxe@#|muY`P)Kuq4Q%G8SIg1E_%&Vvdl#mFQU}u^30jd
23rE9YAJ0h6tJlDB9j<k7o*tt#S+R`g0aJB3nAba%xfV=2<I^b<rQ)wBF?np{}mz**+vXP&U34)zZiDSbv$r1!>3^Sb3Y6!yHPW3
wa<CV%1%01aWF<t4*nTFxJQ0?pNZ{HkLNf1@7p-?I8^8;dUS8ovA{S?A-u_pyS-RkyAyD0MTAgRDnQW2nj8h)F_=4c?%=nHq`EV+
RbuY8^>>jtYeJhBqi_wR*CDj#Tq!=>Qyn53(V1u&zD=Zu10)R_iHfgj=L_05PfwPz1f&lBD5g4uC@G<;i6SbBT4-8IrSg*|CWNG*
Y6*xLqKK*ls!*x|B_dFyqCa$*Ky!*PkSPjEiXfyZ8c~9z{rQMNA-OI?6Ezd8R<T7Vs6h(FBE#g9ugj`na@W3FZa1{hS4`@n3b?{^
lDfJ~)PqQNaArjeJmL60LIR3KiQ__43}g)mU7V||9EzcomW-n9jz~-ioB*J>QBgUCbm<#4hM|ffq>=!4;Utht6GahEM18>>Vb6ks
@#1cj1uMu6xzENEARU)@iKvtyh?w=91903X&=1ITNdw1>J?Y>Worh0y%kO(!r!VYG4w82T4advPe7niy!@UquNNe`-HNL??S?jlf
o3ykR0jaf-je<OF_qxF6w8yZplvuHe=R>BuF-PsaOo-GKcsYeS$<v0We;s!1Qj9hwLj+NS1o9zBfu&4vorN^yMb^9PX3e`T8_DR3
f_3#iT=<U;Jp-brd@v7NXyTl-@y8a5wuZQ7Z;LSBe#Z5+${Us(?O@G(9}mhoDT#2i8rfFgXEMFmOOoR>=}{h`BCA3IBB+k}`8Yzc
J#Ndy8cm@`6M=C8AA>tRkkYCYSq5h*h03BKA&?ZA1BFdegN!ajM6?wFV~LPdxkZ_bfY0FZ8j2NMsfP{)2Rfv25r19PxHL&JM3736
5SZxEt3)&ms8dl&qPVCs0ZXM3$haXVIsK(YKwK%wphQ%ng{Fdls%nY}Acz{EB<>>!pd#QGVHE`g{dEx$N)(g@3rhqPv~7(s6M`~e
b^)+KP9WcQ(YRs3iNcG61Dt@wSc$YKD?%ZloS>x>g_@#gHVKiFMJU8E6Eet9=nOLsLP1PhAUXRa9)$)VTzNJ**aN~m?H)xkq9f;d
_Zk6ak}yTK$4vz6@Zxg-NOdQv;ozUaHJ^h%86)mcAxG7|@GSLWI<;Xdq<swvSKR@?rgfa*&ZGFdqY~L!QDu2;(_#IEX7xPY!`%<w
^IGu4T%8+Tz`oH%8|jM<CWoX(ZtCZ^6L;m^)Vsk2>JKkO9Q5=R4_wg%s)Z>)Llg=ghvjiU6RqS)=15dKSXE&@23+}HKTEi*e30@<
^goQ_S_9X`$~}4Fso8_E1Jn%n_lzVFw=Qo(nmOVe7d{lEOh*7~4W?VTAg~MxC$`DcLz$8QfW{tYtJRltJ9-`2-aW}HUCc`=i6Tq+
V*jf^mc(~kB32CA4w0a+!hc;;TFIGv46EUA(U2Wv>))i;-1zwVAtH<+K+?>DE$cZWr0Bo{8>gT)C??)xpDQrsB!TCU%o&B424cs7
n$asJ&_PpqmCci&CqN-2heQMPfmsi5K421U_tw}~%7NmO4}vV7SXbuzVWFGy_~D$-;KCx~xDAktrogb~TdI=ApkR?R46Zpgnde{2
lY`@W9}yoV(dHU3SIvaQ<OpFB!L`WLL<*Vvy}=sP$PJ(syH4&*QdZLT%!}&tcU!%=t0HW$=zz&NXp|MxF^g@e2Ux_JHLlH7)T#|3
P3ymYx2SbWUrKjjNY6-PJz*&Y^gj1ucT99VcFu2hOid-X8H<I5lZ&g(>*k~l&TtDejIEk9WGhCj*YLwe&n6o_j<6Se!#K*KEIsJi
FxacI^{lx$sYjIcmO*$W5l%gOuy(QqdJH7l28%?Z2BYMJ7O;zm7Ps0HScdmVXh!h@iU|=P3}L9yj27FZhgw+%m_!qZB^85R7znzu
$+&==DT!)}M#^^~<O0sphRI<hwvhv8b|V212naM1*;6bc(nrlbL`KP2<GrE*-b|LM+ou*Qg%frlBmf;nfr=0kK_p_9R0DuO<zTm?
1KU-!5HgOQ2$-X}PWwDNr(KNiI<HJBj=DLm_mjV!S04Cz=C#ic6EufpK~zyfdk{VB15DZz88zy{Yj@G|J2=Cv=+#bPWCjiDkYv<2
1mt63qzJ3MDta+J&Be81z_m4)LDh{_A(25)5plNdpx{FzC5;9hXqa@wanJ#>NI;I>-P$1bM-J@*FwIj8Xv>@mn7foliw4b-2yNhG
sl5^3MspU9#!p+OTOz~#8BB%{SwQPfm?VK@4)EKpm}KqNlyHHdUMdByi^Q~1C%$mVcH2n-W}~t-(i0ur!K1DnO*LYX%(&neUU6p1
8W>THHuT6l6z*UFV1g%FfPIkf<j_NN+l%F&6@t~b)3o-O%zf*=was5dCJG%5DFEUDKtmFWod-%LY=`eo&fnME|4t^*`Fj2r@2!W`
P&8R#@z7j!%(`BK&vgk!&JIJp9EyG7>us&JFxZC(Plm=NH9}O>wFxlLLogK)GDOmLf(Kv%D0{*YHSp}uA6DSJSAoA19Da*+ou3`u
mK5v2W({VO52iR)7-%!QQxFQtLOpuuhe2ChBLMaq_xCasgb>2TMMZfCgc)GZ9wN~AL4+kLk$if^@H!>5?(n;9Z(a^9xhPbtGD~E@
eDu1y)~(RbL@H*|xLt?BI3i6b#I)5rMKKe~B`-{?Cd`zl_XP<yrGNv+r#?lzEd#^yk@$Qg!k*%fx)EnX*A;R7+2zkhdqk@Px_x@N
<%T2}xdSBM^9XPIW!;x#`%xQYX#<KFpZ7@x>B7jJExgR$b(c0d9|*GSaqVS^o&UP3s(=ds|4_k0{7A3)i{lZA!^4CARcwIvJVAx&
R4_<0_h<mLJ;Tz0-NEUE)j&*;LJbdGMN~x54FwY^OH?39h9(6GGGwGcI)g(%V67k~C2)oCl0tw4NFOZkHHV<@{|w{<S-|%FvBT4y
on49A$o>l;^(oq$j3ERORK3^=nvvuK%uR*F2f*!nq=JbefQm|5327P@Bx#gnAd)G7f~hHpAZCI}swg5DDx_qIk%m;JV5NW{Y5<i|
CZYleWC<1^VrVG<fRO7tG0;*KK+y~pC`1UsGebg9&=gZaK{Qm-R7w#61yVqiBS1t%v`a)OQlyl@5lB;W>)F^8DsC9!a|93%_JvTu
I}BAEUbnnK1TZ-EtNtV=9QM|7>1bkGy6WE#ujRl&`W^~kp%oETDMHc(MMFxoP*XBcfk?E1QnN&{Gc+I07YI@zXc8i5lqg!GClpDf
8GxdMX&i$k$yCBFW&&{FAC#O(^dlX8+8?u)evV=XM2M6NK%gGH!jMnPbnE&ZW*+?g)7Bmw9fuRX2qF6O#%lC;W2sq2cNG9Nc;xXz
?O-v7z?4o0=$DbGW&^j`oPLA%`R9$T_ZUu{MU$|m7)vPX7x0;)|7IE|f7j1J=qLxsB?rJI0yK5Va5h9XNJZ=4r=OAU;0yJqfEXNM
4w#-(*nd*!l9tr+LMW<DK54eZ>SUfpCJ^16eKx}F&Li_%*do8)3o0xj?tPp&0meU9hgRoR?+(6aGrO{z!x6}drlKO?^AoqHLsQE}
)3<BE2zQ=`Q9jmKB8(zRM3ECg2?72kg$qxRAV&cq72iUtp|h|A=1#uIP|%=1=K%LW8iVMna>Hki9>4v*N@v!mfvw$vg*2y!iSfJ5
wlFyA8wbNjC)+IjVlg^ci^W&a+oRWXnsD&V96lP{>rCbdc6_`({113cOT)6|QurPDqgm|mPV$@asW6uMYf77*PC(%_hzLau-NhCa
1QG-RcwRW?3Z@(!-~@D00y!&LIR+9X3_z0@N*zQew160zN}!RDWkrA{Dkvpd5TFVdNxyCjkOuK}kcXH+C>6s0XW`T6Z>=ob%fmE5
5Iwn1FE1<aug=}~v_*IMU>K}ZLZB?HGg{EYOvts8wqq$&cJ$5dR%?7PEI>n;hZ!^>_TO5(zdm<3>_Fl`lcJ@krj9iJV<i;tuJ~)O
FvEx*yPrS2d%5-Y`v~Fh8^y3DV8<gc${?bgi3WD13c!vbX4YF<WNIM7hOmG=Wls;9qq++eC;3Q36sr)51cVU~Niq!vwXkYRC`8~6
A>wu)KJNzdyczC{L3)QCSaU@1Kf1(w^XfFHcBisDd^`<dr~+UJhzN>-i@*SViMMtZ1>o106;BLB_P^@i^3s9Z4FxGcQnVCFBoc{B
N(k|($Z1+2f|!&^0}z;yToPhTxkFAQBr;K<$VAE|57f?~(-f!~0)|3l3ov8|#7Aa2Wk4oSh*YE&AzlF{(wZb6I80z{GPRW}HrmLb
BLE^yI(hnkmTNW-4~b93ANCjDDYXB$)HzS5%;}0l?io|!y4skE?$Rk<?$7S#&)eOR6R=nd5qpP!RB-I^A`VL;xR9J9C-O;&F@+RJ
R0B+$Jo87Ho9E>$>}r&Uv9YIMef4j+j}NQ{YBSu8mRxAV6=rs(>8wWq$%QL>?re1L$)kt5`D;(Khj^#PGEf<6l(3?+0u7gAZ3DnR
yMeJS6a>z@j-#&avOT>$#Hr^2*HlN0cL^U}zwmvF?tXkT6Iy7No%O(=$fbUn>IQ&nIzz-XAh6;}iYg}3Z1N6_O3^fI@8|gQI_N$s
G492iNvF?xClH5~r9n6Ai#j(0nk?ksPR)JIZ<7zAMpX*v9gGJEe*IWtSwha{wu6w>3}My78rkOh$Q^FOk7(Qap)^gDhrg-Jo^A6z
s}B~H1oklWW8mgse$obDr<Qzu`_={pfscA8q}o(Gf_2$P`tvvwm^||dFhvU4GSy^E-q5)`;5>+LCgY0+I9#sCIgWhz8p{yqYQ=$Y
kn#XQh7e`bht>h?{^^Ka`AI;<;RtC{n^!YhI}F5`F~sbT+dD8sYi$|FD<bh<<lru0<D-O}czF>#f~Q89ilrVQ>#V&JWrja!wa{aq
Y5+6^FMhML*YDB2!=#u+@V=x!E1^3|Zp#S~5cGM{dP)r_Owa`ZG7SMp6bew#r2^801qnb<p-K@TrBKYM!4niTfe@@;Y-JL8C<iC2
mpJ7iosqNGw~c7-bj@kyo%%(VLU`c{#mZ3=!&=PN==kthD2kOjX^O!l5_rfRLmX;UMtJ1UlzYt_-Nei?*+n=vp$pqMb#XFk&)}69
ox{!JD$sQ_T+dYo`ABTJ35V9dkxbfcEBg6#&07=__k@Zcm*j4l3MsE#^KduzD5Y+T?sKD;6i!cbv)DG0nok7tAp_DNB?AO4Akra7
flROfL<ImTG)*Ezi$Hb<(9iJcz^%_;AIp8cgeHhEwFwhI6%bN~GXrD$W&W-kd24;s^i8@a=8!^=dCBS1>>xl6iVBj7X<9@n5|n7F
psGMBk!cc<s#*%5sw${TD5ip_sv4xKsw#>qsH!Mxs)ng(s#+?V3VvqdiN}eEh!3(r003!Gz->00{iJ*Tafp!FbN5h4Oo<NEYCE=D
trw~b0RJ0e$UDqC*m-K}@poYXx(qMzJK{%q$Dwq<27tIC8`WO0Yfm5~OXjtv8+%KdFy~F#H^9{8-ij1>Q0+SGZRFUt{u@aln34`-
kITsM?(IbiD~o&`719f9KyB7E49+oT$=WA;+n9nd-q7<{7e+BW_37pH%)O{MfU<E5yIClB*DTx2-tMnD!gbMSQ9AC*Af(g~!zRZi
@dGYy8LTH_6!5TZg)|-=nud3`otc}c8%rVLCsb<1&?JV_%?VH(JB$+fxOC#;nY}EbNfy&JNPtKZ&`6mjh=~VA^(+?h%f_@I<qd9Z
XzARtECIDu4H^ViT674e<{1Qq$Yxw@JE5pi%~+<o-g)0<xp~7D+mCAI6$~JmBrFUB2YzrryB2U!jof?80(P^uJ(3VI$ZLzEXb{n~
HK_o|84XE*J*DSe<1MA@cQp*tq&q=XaRX@%B$$M#4*ANHw7l)=9l(k)XrFR_h)^0E=xk}j?>iH}_Bkh-JUke9T(u>2ezP0jyq)cl
p+bOt&MLA^(FU`5HADYC4u~5%1L59z;pcoXWJ*(7mUM>u#I$orS^GJfd4sUR?vR*h#W@>+h&wM-L4YQ<F$hkl7o;IJ*u;**!;<hM
?F9aa6Nm%d1VSHQsQNyx<yGl~6%HRr3I!=>M~583cxd|r?Z*Nk|B#RO0;`;ku>0QL_KMy~I)(EH``mI(NU6`aP<xKbTn&+M)~;!P
)iI0Afjs{s{SSZWn?R8H9=;ez0q_Jrgdrs`qeUXGLi?})*y6<n0|K!DMG+94FoY}mWMWZhP|xM&d-}oaJ|{;VZ}@#&jvaZu*9Eq?
h1G*;j#aMh(EmR2rgv%&;r#zN1cw9*+42EQJl~Pc50r<)^zao2szZu>RW!7<Ff=qYff9B0_WAZ5yIcdUlaRx<|E4HuFP}YYW-*7;
`Pqz?(y@QFl?)L@ipB>Yd;62m?Vsr41rv4?ARr<L$&dWq39V)olOcy${O|doVw4><GZRHM9Z+SOGOoYr(&|IuM<|28(^^dmmZ3*P
U=UGb0QsWuiVuyA-2V+vL52!j@l5q$Y5(bz_tC>SDR+!U1b)w5Yq2!ODAi=YyPBG0VT2jlQaM0P!voTM-pp7R{#F%=p%hp-d;hh^
_cgT`xpzK!G~>CC?L&4&GC3T1oI6^Ai!qBdm~7Mjh*TG3n*ZtjMq>%Gs{ukHn=n7)m-u;LWMJ;|%*zpwM~$-p;gn>ys$FfU2lZKC
8MS?Npzwocn8q>!B%u!ZprJM+7=PVLapShM3Nb5FNLC3O_a!DqH4P>gKfefQWYl0RpelAhv%ajJm|vpEs>A)vRJ%<IhS0+Ttn7Rk
V9$0+GySTY{+wVA$x7QnK?D^+eUqYN9orFDDYc^nj1sL1s}>VYRZs*SI!t{&8U35nWK;1im0Y~zzaZXK5yEJ(3!(`yz@F@*JUx>A
Y=_&n=NqPVMGP}O{HT_LXr)Cxf9GK&HvS~PZ}(aMll)d@W}#pZV1ACB4=<nlpXP!8zoEOkc-t*y#-Cub|3vb3#~{N``2Mf&=kNW$
U$v+Y<@!+MV{7}n{k;s>a_}e1$Mb3r!+!U5^nQx}{2kQyBiqY8$9%8dwkhN)?-U+9N1vR(^PefR&)nl_9O-Z?O+)Tq?}cUir5a59
BJXjRT-s6~r}2l1JotM*<M8kr;4aqYd(X4k<T7dd_~2Wi3VZaOY2K;rYzPSQLMutHI#{%FD|6suqN1|gt+EZOk818~Tf(USb;U*O
EfLNq=sWa*)0>X`x{zwRTs_6~FnUM(AW}dgiIDRl7VB5VNBX|kwrqhU$n6oV;l@Zeu)li0wOP-y+FqW_wqDm;gF|B_wW8L(4m5~x
Ye47xejK1dKDt^ICs!@5yAAy-YX}9C`>e489YRF>75a?@qa#Ng>q!*3%m~}stBT;iaqw}SDXePS^f-e=Hq+1DGvi);e7`Vpo>ad{
+>WxR$79Lw{~V4BTu(y+@ygw`6*h;y`kOA&bDvldonJknTa_2;Ro6Pw@4)$b#Wc9EyGK7KrpBtDY-{kL{#@svo}1f9bL#yEmHGRt
$3dg%to@eIU{}doyZrxS+<q$G)2GM&qpt6=VfCL1^AE4;3d2v8aCRF@Q~tyKV?XDR-AM#j_7TUQ(Dk0DUF&>*fm{{~9l`cw@B9Yy
S+F;>IwKB_jui@jl*NT<6q4kbZu0SKyKE-T1)=)?9A*FJYsM@w1@?`LvzYOR1A`!rIJ4b<hSiqki&T;<B!V8IaQS&`jcnwzQ1l=<
0rpJJK)b8m3PpXno0e)FhuZI9v)2PtaNwAvcx}X1KsBlU61A8H*0o!<SCO#hG<=Hh8}xdZ6ngERI&GQU-Wt!4czFYsYlQU_(AYeN
t>4D`^^Jn4vs_&a1j3{rN(hKKjzVSiJ3qFc;Pv_G`gHN{?fqxqP=D8E+=5^AZA2V-&s^}_Q`vvS{F<2X{``CR+L+zP%^e0;1s(>E
@zg2SFa@AU^p!n1<Zrm^VmH1<7cBcAeIB$H&z~tXRwo>Nk?)>uIO^lmSAKJQ0^K?dofzNdh!OP9Vd>;{qvs*=>oF0N{^*Rr5+m7M
`sS|&0qq_ZUw;-ipQzMAMSF|uQ@fRC-;&b^)m(GJ#q@Lz!`$zUE$_Z|pY4VH>SD7xT;U6DbjPvSbHc3>@k<tj@C6Hz+9_YJu%?5O
{~vyFdOs1Ah&~TZd;O7G=z?=nC?yF$Z#RBx=di5WOm)&*-PCf*J7lZp5vQ#LR!s$6^6^LG%7|0nS2Spf#fmd9`6KO!h@}U*7J0Q~
eLn3yok2e%-{rPCXgPXt@)x!{+SL6QdqM4S0ZmV8W@9&pxvF;g)QZ-qMlak?*I_m*-7m@Qrb5Wpr;n@XiuU?%o;%FQ72mHY)VDu}
D^g1kT>JczU|_3X#&O9XpFR_}#8qfe&)cSMCmX~@ZyrLV<h(n$*9c+<lilg%m32zpMf69I*3_;``1|9L5OyPBQjVNHH1>H9XwTFu
_Y?5#Udng&-6)$I{rc1vEK^B59&9`IyC0cyVFz(PbT}ZqJCn$JUfC{LNmY?@<IB#KuUeArO|QIOlD?1G^&qk!e@U`DioiDj43Dr-
eKLV!Mb%qGi5DPC`MM>-*T1K;ezm2tEdj?}A2IAv9UgklF-h$OSQFxry9Qj-_AnO<u@Y3cc6{x&DM;?a1d;(i>)6n4G$*~_Itn_+
$bHij|30oh-v3O)F0pTQ9#Y#@F@-~yO3s{iuH)(JOa1LPEVMXk9|J93p?ei9AW`4n_8AWvE0O6Aeo=7Zq+osDMtuI=`B&T9xfhoo
7(-A@!!SL6|BJaIoG3^dgR{th
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
