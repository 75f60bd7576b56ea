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
# version, without their docstrings. Those that the functions need stand here to be read. Those that
# only the buttons need are packed at the end; the package has them as text, and so has, for one,
# PastedModules.unpacked()["xltiebreak.scripts.buttons"].
# ruff: noqa

import sys
from importlib.abc import InspectLoader
from importlib.util import spec_from_loader

MODULES = {}

MODULES['xltiebreak'] = r'''import os
import sys

def _leave_current_folder() -> None:
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

def __dir__() -> list[str]:
    return [*__all__, "__version__"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
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

Rows = Iterator[list[object]]

class Answer:

    def parts(self) -> Iterable[Part]:
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        raise NotImplementedError

    def to_csv(self) -> tuple[list[str], Rows]:
        raise NotImplementedError

    @property
    def left_out_of_csv(self) -> Iterable[str]:
        return ()

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

def figure_text(figure: Figure | None, digits: int = 2) -> str:
    return "" if figure is None else decimal(figure, digits)
'''

MODULES['xltiebreak.answers.why'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from xltiebreak.answers.shape import FIGURE, NAME, Answer, Column, Part, Table, as_number
from xltiebreak.event.figures import decimal
from xltiebreak.event.notation import us
from xltiebreak.event.results import Outcome, Result
from xltiebreak.questions.places import unfinished
from xltiebreak.questions.why import Look, Why, figure_of
from xltiebreak.ranking.places import Standing
from xltiebreak.rules.terms import Show

NOT_PAIRED = Result(Outcome.UNPAIRED)

_Line = tuple[str, Standing, dict[int, str], str]

@dataclass(frozen=True)
class WhyAnswer(Answer):

    why: Why

    def to_dict(self) -> dict[str, Any]:
        return {
            "section": self.why.ranked.section.name,
            "ahead": self.why.ahead.player.number,
            "behind": self.why.behind.player.number,
            "decided_by": self.why.decided_by,
            "steps": [
                {
                    "system": look.tie_break.code,
                    "values": [as_number(sheet.value) for sheet in look.both],
                    "sentences": [sheet.sentence() for sheet in look.both],
                }
                for look in self.why.looks
            ],
            "prizes": list(self.why.money()),
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        yield self.why.conclusion(show)
        yield from unfinished(self.why.ranked)
        if table := self.side_by_side(show):
            yield table
        sentences: set[str] = set()
        for look in self.why.looks:
            for sentence in self.why.of_look(look, show):
                if sentence not in sentences:
                    sentences.add(sentence)
                    yield sentence
        yield from self.why.money(show)

    def side_by_side(self, show: Show = decimal) -> Table | None:
        if self.why.ranked.adds_up_players or not self.why.ranked.players.rounds:
            return None
        lines = [*self._of_scores(show)]
        for look in self.why.looks:
            if look.in_rounds:
                lines += self._of_sums(look, show)
        rounds = self.why.ranked.section.crosstable.complete_rounds
        return Table(
            "Round by round; what is dropped stands in parentheses",
            [
                Column("", [what for what, *_ in lines], NAME),
                Column(self.why.ranked.noun.capitalize(), self._names(lines), NAME),
                *(
                    Column(f"R{round}", [cells.get(round, "") for _, _, cells, _ in lines], FIGURE)
                    for round in rounds
                ),
                Column("Value", [value for *_, value in lines], FIGURE),
            ],
        )

    def _names(self, lines: Sequence[_Line]) -> list[str]:
        return [f"{row.player.number} {row.player.label}" for _, row, _, _ in lines]

    def _of_scores(self, show: Show) -> Iterator[_Line]:
        players = self.why.ranked.players
        rows = players.section.crosstable.rows
        for what, row in zip(("Score", ""), self.why.both):
            number = row.player.number
            cells = {
                round: _result(
                    rows[number][round - 1], counts=result.outcome is not Outcome.ANNULLED
                )
                for round, result in players.context.history(number)
            }
            yield what, row, cells, show(row.score, 2)

    def _of_sums(self, look: Look, show: Show) -> Iterator[_Line]:
        digits = look.tie_break.system.digits
        for what, row, sheet in zip((look.tie_break.code, ""), self.why.both, look.both):
            cells: dict[int, str] = {}
            for term in sheet.terms:
                if term.round:
                    own = look.cell(term, show)
                    there = cells.get(term.round)
                    cells[term.round] = f"{there}+{own}" if there else own
            yield what, row, cells, figure_of(sheet.value, digits, show)

def _result(result: Result, *, counts: bool) -> str:
    letters = us.write(result) or us.write(NOT_PAIRED)
    return letters if counts else f"({letters})"
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
    byes_with_points,
    scheduled_rounds,
    points_inside_matches,
    results_by_board,
    members,
    printed_scores,
    shared_texts,
)

MOST_TOLD = 1_000

def examine(section: Section) -> list[Finding]:
    findings = [*section.faults]
    all_well = games_agree(section.crosstable)
    for check in _CHECKS:
        if not (all_well and check in _OF_TWO_CELLS):
            reported = list(islice(check(section), MOST_TOLD + 1))
            if len(reported) > MOST_TOLD:
                reported[-1] = _and_more(reported[-1])
            findings += reported
    return errors_first(findings)

def _and_more(last: Finding) -> Finding:
    message = f"here and further on there are more than {MOST_TOLD:,} cells as those before; "
    return last._replace(message=message + "correct those first, then check again")

def examine_event(event: Event) -> list[Finding]:
    findings = [*event.faults]
    for section in event.sections:
        findings += [*examine(section), *(section.prizes.findings if section.prizes else ())]
    return errors_first(findings)

def how_read(section: Section, *, alone: bool) -> str:
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
    if section.is_roundrobin:
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
            message = (
                f"pairing number {player.number} stands at {other} already; "
                f"give every {section.origin.entry} a number that no other has"
            )
            yield section.finding(ERROR, "duplicate-number", row, "No.", message)
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
            message = (
                f"{noun} {player.number} is printed with {decimal(player.printed_score)}, "
                f"but the results add up to {decimal(counted)}; check the row"
            )
            yield section.finding(WARNING, "printed-score", row, "Score", message)

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
    message = (
        f"team {number} has {counted(points, 'point')} in round {round}, but a match brings 0 to "
        f"{decimal(most)}; correct the points, or the boards and their weights"
    )
    return section.finding(ERROR, "match-points", row, f"P{round}", message)

def _nothing_to_place_by(section: Section) -> Finding:
    message = (
        "game points are to place the teams, but the points inside the matches are missing; type "
        "them in, or let match points place the teams"
    )
    return Finding(
        ERROR, "match-without-points", section.origin.labels.get("placed_by", "Placed by"), message
    )

def _without_points(section: Section, row: int, round: int, they_place: bool) -> Finding:
    number = section.crosstable.numbers[row]
    why = "so no tie-break that takes them can be worked out"
    if they_place:
        why = "and game points are to place the teams"
    message = (
        f"the points of team {number} in its match of round {round} are missing, {why}; type them "
        "in"
    )
    return section.finding(
        ERROR if they_place else WARNING, "match-without-points", row, f"P{round}", message
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
    both = (
        f"team {number} has {counted(own, 'point')} in round {round} and team {result.opponent} "
        f"has {decimal(other)}"
    )
    if matches.most and own + other > matches.most:
        message = (
            f"{both}, together more than the {decimal(matches.most)} that a match brings; correct "
            "one of them"
        )
        yield section.finding(ERROR, "match-points", row, column, message)
    elif _contradicts(result, own, other):
        message = (
            f"{both}, but the match is entered as a {result.outcome.value} of team {number}; "
            "correct the result or the points"
        )
        yield section.finding(ERROR, "match-result", row, column, message)
    elif (
        result.played and own + other < matches.most and not _boards_are_known(matches, row, round)
    ):
        message = (
            f"{both}, together less than the {decimal(matches.most)} that a match brings; was "
            "nobody there on either side of a board? If not, correct the points"
        )
        yield section.finding(WARNING, "match-points-left", row, column, message)

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

from collections.abc import Iterator, Sequence

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
                continue  # reported as an error already
            yield Finding(WARNING, "incomplete-round", where, incomplete(section, round))
        elif not any(result.played for result in column):
            message = (
                f"round {round} has no game: every {noun} has a bye, a forfeit or an empty cell; "
                "it still counts as a round"
            )
            yield Finding(WARNING, "round-without-games", where, message)
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
    sits_out = times_sitting_out(section)
    for row, (number, results) in enumerate(
        zip(section.crosstable.numbers, section.crosstable.results)
    ):
        filled = [round for round, result in enumerate(results, start=1) if not result.blank]
        if not filled or len(filled) == filled[-1] - filled[0] + 1:
            continue  # as nearly every row
        between = range(filled[0], filled[-1])
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
    problems = [*missing][:2]
    if len(missing) > 2:
        problems[-1] += f" and {len(missing) - 2} more"
    if awaited:
        cells = _list([*awaited][:_LISTED])
        more = f" and {len(awaited) - _LISTED} more" if len(awaited) > _LISTED else ""
        problems.append(f"{cells}{more} {'is' if len(awaited) == 1 else 'are'} empty")
    return "; ".join(problems) or "no game is entered"

def _whose(section: Section, number: int) -> str:
    name = section.by_number[number].name
    return f" ({name})" if name and section.origin.rows else ""

def _list(cells: Sequence[str]) -> str:
    return ("; " if any("," in cell for cell in cells) else ", ").join(cells)

def scheduled_rounds(section: Section) -> Iterator[Finding]:
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

def games_left(section: Section) -> Iterator[Finding]:
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

def looks_withdrawn(section: Section) -> Iterator[Finding]:
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

def _games_due(section: Section, number: int) -> Sequence[Result]:
    row = section.crosstable.rows[number]
    if not section.origin.grid:
        complete = section.crosstable.complete_rounds
        history = [(round, row[round - 1]) for round in complete]
        return [result for _, result in without_sitting_out(history, times_sitting_out(section))]
    left = games_to_come(section)
    alone = bool(left) and all(number in game[1:] for game in left)
    return [result for result in row if result.opponent is not None or (alone and result == BLANK)]

def byes_with_points(section: Section) -> Iterator[Finding]:
    if not section.is_roundrobin or section.matches is not None or section.origin.grid:
        return
    byes = [
        (row, round, result)
        for row, results in enumerate(section.crosstable.results)
        for round, result in enumerate(results, start=1)
        if result.outcome.bye and result.points
    ]
    for row, round, result in byes[:1]:
        more = f", and {counted(len(byes) - 1, 'more bye')} like it," * (len(byes) > 1)
        swiss = "" if section.kind else "; if this is a Swiss, state Kind swiss"
        number = section.crosstable.numbers[row]
        yield section.finding(
            WARNING,
            "bye-in-a-round-robin",
            row,
            f"R{round}",
            f"{section.origin.entry} {number} has a {result.outcome.value}{more} in a round-robin "
            "and its points count; type U for whoever sits out without points" + swiss,
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

MODULES['xltiebreak.event'] = r'''...
'''

MODULES['xltiebreak.event.crosstable'] = r'''from __future__ import annotations

from collections import Counter
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

def typed_by_hand(table: Crosstable, *, one_sits_out: bool = False) -> Crosstable:
    begun = [round for round in range(1, table.rounds + 1) if table.started(round)]
    if not begun:
        return table
    *earlier, last = begun
    there = [not earlier or row[earlier[-1] - 1].outcome not in _AWAY for row in table.results]
    half_typed = [round for round in earlier if _mostly_empty(table, round)]
    empty = sum(result.blank for result in table.columns[last - 1])
    if not half_typed and empty <= one_sits_out:
        return table
    rows = []
    for row, was_there in zip(table.results, there):
        awaited = [*half_typed, *([last] if was_there and empty > one_sits_out else [])]
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

SWISS, ROUNDROBIN = KINDS = ("swiss", "roundrobin")

_FEWEST = 3

def rounds_of_a_cycle(players: int) -> int:
    return max(players - 1 + players % 2, 1)

def cycles_of(players: int, rounds: int) -> int:
    return max(1, -(-rounds // rounds_of_a_cycle(players)))

def everybody_meets(table: Crosstable, rounds: int) -> bool:
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
_GLYPH_POINTS = {"¼": 0.25, "½": 0.5, "¾": 0.75}

@lru_cache(maxsize=4096)
def decimal(figure: Figure, digits: int = 2) -> str:
    scaled = Fraction(figure) * 10**digits
    whole = (abs(scaled) * 2 + 1) // 2  # half up, away from zero
    text = str(int(whole)).rjust(digits + 1, "0")
    if digits:
        text = f"{text[:-digits]}.{text[-digits:]}".rstrip("0").rstrip(".")
    return f"-{text}" if scaled < 0 and whole else text

def on_paper(figure: Figure, digits: int = 2) -> str:
    exact = Fraction(figure)
    whole, part = divmod(abs(exact), 1)
    glyph = _GLYPHS.get(part)
    if glyph is None:
        return decimal(exact, digits).replace("-", "−")
    return f"{'−' if exact < 0 else ''}{int(whole) or ''}{glyph}"

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
        super().__init__(visible(shortened(message)))

class EventError(TieBreakError):

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.findings = tuple(findings)
        first = self.findings[0]
        rest = len(self.findings) - 1
        more = f" (and {rest} more)" if rest else ""
        super().__init__(f"{first.where}: {first.message}{more}")

LONG = 1_000

MOST_FIGURES = 255

_LONG_QUOTE = re.compile(r"'([^']{60})[^']{200,}'|\"([^\"]{60})[^\"]{200,}\"")

def shortened(message: str) -> str:
    if len(message) < LONG:
        return message
    return _LONG_QUOTE.sub(lambda quote: f"'{quote[1] or quote[2]}…'", message)

_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")

def visible(sentence: str) -> str:
    return sentence if sentence.isprintable() else _UNSEEN.sub("?", sentence)

def errors_first(findings: Iterable[Finding]) -> list[Finding]:
    distinct = dict.fromkeys(
        finding
        if len(finding.message) < LONG
        else finding._replace(message=shortened(finding.message))
        for finding in findings
    )
    return sorted(distinct, key=lambda finding: not finding.is_error)

def stop_on_errors(findings: Iterable[Finding]) -> None:
    errors = [finding for finding in findings if finding.is_error]
    if errors:
        raise EventError(errors)

def summary(findings: Sequence[Finding]) -> str:
    from xltiebreak.event.figures import counted  # late: no help text waits for fractions

    errors = sum(finding.is_error for finding in findings)
    warnings = len(findings) - errors
    counts = [
        counted(count, noun) for count, noun in ((errors, "error"), (warnings, "warning")) if count
    ]
    return " and ".join(counts) or "nothing to fix"

MOST_ALIKE = 20

def in_lines(findings: Iterable[Finding], all_of_them: str = "") -> Iterator[tuple[str, str]]:
    alike: Counter[tuple[str, str]] = Counter()
    for finding in findings:
        alike[finding.severity, finding.code] += 1
        if alike[finding.severity, finding.code] <= MOST_ALIKE:
            yield finding.severity, visible(f"{finding.where}: {finding.message}")
    for (severity, code), count in alike.items():
        if count > MOST_ALIKE:
            more = f"and {count - MOST_ALIKE:,} more of this kind ({code})"
            yield severity, f"{more}; {all_of_them}" if all_of_them else more

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
from xltiebreak.event.notation.languages import NAMES, Refusal, rulings_for_results
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
    if is_bare_number(plain):
        raise UnknownCell(
            f"{plain!r} is a bare number and does not say against whom; "
            f"a win over player 12 is {dialect.example}"
        )
    in_words = None if dialect is GRID else read_bye(plain)
    return in_words or dialect.read(plain)

def in_us(texts: Iterable[str]) -> Dialect:
    if refusal := rulings_for_results(texts, only_us=True):
        raise AmbiguousNotation(refusal.text, DIALECTS[US], refusal.why)
    return DIALECTS[US]

def infer(
    texts: Iterable[str], misfits: Callable[[Dialect], int] | None = None, notation: str = ""
) -> Dialect:
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
                raise AmbiguousNotation(
                    text,
                    dialect,
                    f"{text!r} is {_in_words(mine.get(text))} in {own} notation and "
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
    fitting = [
        reading for reading, count in zip(best, counts) if count < _SURELY * least or not count
    ]
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

def _differ(result: Result | None, other: Result | None) -> bool:
    if result is None or other is None:
        return result is not other
    mine, theirs = (result.outcome, result.opponent), (other.outcome, other.opponent)
    return mine != theirs or result.ruling != other.ruling

def _told_apart(dialect: Dialect, other: Dialect) -> tuple[str, str]:
    mine, theirs = (dialect.code, *dialect.names), (other.code, *other.names)
    return (
        next((name for name in mine if name in _STATED and name not in theirs), dialect.code),
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

_WITH = {"w": " with White", "b": " with Black", "": ""}
_TELLING = re.compile("[-+=:/><]")

def how_read(dialect: Dialect, texts: Mapping[str, str]) -> str:
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

class UnknownCell(TieBreakError):
    ...

def tidy(text: str) -> str:
    return _HALF.sub("½", " ".join(text.translate(_DASHES).split()))

class UnsaidWorth(UnknownCell):
    ...

def read_bye(text: str) -> Result | None:
    worth = worth_of_bye(text)
    if worth == "":
        raise UnsaidWorth(
            f"{text.strip('| ')!r} does not say how many points it gave; type B for a full point, "
            "H for half a point, U for none"
        )
    return None if worth is None else Result(BYES[worth])

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

_BYE = "bye"
_FREE = (
    *(_BYE, "frei", "spielfrei", "freilos", "exe", "exempt", "libre", "exento", "vrij", "oneven"),
    *("riposo", "folga", "isento", "frirunde", "oversidder", "frirond", "vapaa", "pauza", "volno"),
)
_POINTS: Mapping[str, tuple[str, ...]] = {
    "1": (
        *("full point", "1 point", "ganzer punkt", "voller punkt", "1 punkt", "un point"),
        *("un punto", "1 punto", "1 punt", "1 pkt"),
    ),
    "½": (
        *("half point", "half-point", "½ point", "halber punkt", "ein halber punkt", "½ punkt"),
        *("demi-point", "demi point", "medio punto", "mezzo punto", "½ punto", "½ punt"),
        *("half punt", "meio ponto", "½ ponto", "halv poäng", "halvt poeng", "halvt point"),
        *("½ poäng", "½ poeng", "pół punktu", "½ pkt", "půl bodu", "puoli pistettä", "fél pont"),
    ),
    "0": ("zero point", "0 points", "0 punkte", "kein punkt"),
}
_AWAY = (
    *("absent", "abs", "away", "withdrawn", "withdrew", "wd", "w/d", "not paired", "unpaired"),
    *("abwesend", "nicht gepaart", "nicht ausgelost", "abgemeldet", "zurückgezogen"),
    *("afwezig", "teruggetrokken", "absente", "abandon", "ausente", "retirado", "retirada"),
    *("assente", "ritirato", "ritirata", "frånvarande", "utgått", "fraværende", "udgået"),
    *("trukket seg", "nieobecny", "nieobecna", "wycofany", "nepřítomen", "odstoupil", "poissa"),
    *("távol", "hiányzott", "visszalépett"),
)
_WORTH = {"1": ("1", "full"), "½": ("½", "half"), "0": ("0", "zero")}

def _words() -> Iterator[tuple[str, str]]:
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

def worth_of_bye(text: str) -> str | None:
    return WORDS.get(text.lower().strip("| "))
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
    Letters("Spanish", "G", "T", "D", "b", "n"),
    Letters("Spanish", "G", "E", "D", "b", "n"),
    Letters("Italian", "V", "N", "P", "b", "n"),
    Letters("Italian", "V", "P", "S", "b", "n"),
    Letters("Dutch", "W", "R", "V"),
    Letters("Portuguese", "V", "E", "D", "b", "n"),
    Letters("Swedish", "V", "R", "F", "v", "s"),
    Letters("Norwegian", "S", "R", "T"),
    Letters("Norwegian", "V", "U", "T"),
    Letters("Norwegian", "V", "R", "T"),
    Letters("Danish", "G", "R", "T"),
    Letters("Danish", "V", "U", "T"),
    Letters("Danish", "V", "R", "T"),
    Letters("Finnish", "V", "T", "H"),
    Letters("Hungarian", "G", "D", "V"),
    Letters("Polish", "W", "R", "P", "b", "c"),
    Letters("Polish", "Z", "R", "P", "b", "c"),
    Letters("Czech", "V", "R", "P", "b", "c"),
)

COLOURS: Sequence[tuple[str, str]] = (("w", "bsz"), ("b", "n"), ("v", "s"), ("b", "c"))

NAMES = (
    *dict.fromkeys(language.language.lower() for language in LANGUAGES),
    *("signs", "forfeits", "white-first", "player-first"),
)

_RULINGS = frozenset("NRS")
_GAMES = _RULINGS | frozenset("WDL")
_FORFEITS = frozenset("XZF")
_LETTER = re.compile(r"[A-Z][ -]?\d", re.IGNORECASE)
_A_FEW, _ONE_IN = 2, 10

class Refusal(NamedTuple):

    text: str
    why: str

def too_many_rulings(rulings: int, games: int) -> bool:
    return (rulings > _A_FEW and _ONE_IN * rulings > games) or 2 * rulings > games

def rulings_for_results(texts: Iterable[str], *, only_us: bool = False) -> Refusal | None:
    texts = list(texts)
    tidied = {text: tidy(text) for text in dict.fromkeys(texts)}
    letter_of = {text: it[0].upper() for text, it in tidied.items() if _LETTER.match(it)}
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

def _fitting(letters: Collection[str]) -> list[Letters]:
    return [
        letter_set
        for letter_set in LANGUAGES
        if set(letters) <= {letter_set.win, letter_set.draw, letter_set.loss}
    ]

def _could_be(letters: Collection[str]) -> str:
    fitting = [language.words for language in _fitting(letters)]
    return f"the table could be {' or '.join(fitting)}; " if fitting else ""

def _names(letters: Collection[str]) -> str:
    names = dict.fromkeys(language.language.lower() for language in _fitting(letters))
    return "".join(f"{name}, or " for name in names)
'''

MODULES['xltiebreak.event.notation.us'] = r'''from __future__ import annotations

import re

from xltiebreak.event.notation.dialects import NUMBER, UnknownCell
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

from xltiebreak.event.notation.dialects import (
    BYES,
    FORFEITED,
    NUMBER,
    PLAYED,
    Dialect,
    UnknownCell,
    tidy,
    worth_of_bye,
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
    match = _LETTER_FIRST.fullmatch(text)
    return Parts(int(match[2]), match[3], match[1]) if match else None

def _score_first(text: str) -> Parts | None:
    match = _SCORE_FIRST.fullmatch(text)
    return Parts(int(match[2]), "", match[1]) if match else None

def _number_letter(text: str) -> Parts | None:
    match = _NUMBER_LETTER.fullmatch(text)
    return Parts(int(match[1]), "", match[2]) if match else None

def _number_first(text: str) -> Parts | None:
    if match := _NUMBER_SIGN.fullmatch(text):
        return Parts(int(match[1]), "", match[2])
    match = _NUMBER_FIRST.fullmatch(text)
    if match is None or not (match[2] or match[3]):
        return None
    return Parts(int(match[1]), match[2] or "", match[3] or "")

def _colour_first(text: str) -> Parts | None:
    match = _COLOUR_FIRST.fullmatch(text)
    return Parts(int(match[2]), match[1], match[3] or match[4]) if match else None

def _sign_first(text: str) -> Parts | None:
    match = _SIGN_FIRST.fullmatch(text)
    if match is None or (match[2] and match[4]):
        return None
    return Parts(int(match[3]), match[2] or match[4], match[1])

def is_sign_first(text: str) -> bool:
    return _sign_first(text) is not None

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
    match = _COLOUR_BESIDE.fullmatch(parts.what)
    if match is None or parts.colour:
        return None
    return Parts(parts.opponent, match[1], match[2] or "")

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
        elif worth is None and (paired := _PAIRED.fullmatch(what)):
            worth = _SIGNS[paired[3]] if paired[3] else _SCORES[paired[1]]
        elif worth is None and letter in self._own_letters:
            worth = _OF_GAME[self._own_letters[letter]]
        return Result(BYES[worth]) if worth else None

    @property
    def _own_letters(self) -> dict[str, Outcome]:
        letters = self.letters
        return {letters.win: Outcome.WIN, letters.draw: Outcome.DRAW, letters.loss: Outcome.LOSS}

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
    cells = (form.parts(tidy(text)) for form in _FORMS)
    return any(parts and parts.opponent for parts in cells)

def ways_to_read(texts: Sequence[str], notation: str = "") -> Iterator[Dialect]:
    for form in _FORMS:
        tokens = Counter(
            parts._replace(opponent=parts.opponent and 1)
            for text in texts
            if (parts := _parts(form, tidy(text)))
        )
        games = sum(count for parts, count in tokens.items() if parts.opponent)
        if games:
            yield from _best_ways(form, tokens, notation)

def _best_ways(form: Form, tokens: Counter[Parts], notation: str) -> Iterator[Dialect]:
    meanings: dict[tuple[Result | None, ...], list[Way]] = {}
    for way in _possible(form, tokens):
        if not notation or notation in (*way.names(), form.name):
            meanings.setdefault(tuple(map(way.read, tokens)), []).append(way)
    counts = {
        meaning: sum(count for result, count in zip(meaning, tokens.values()) if result)
        for meaning in meanings
    }
    most = max(counts.values(), default=0)
    for meaning, ways in meanings.items():
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
    for language, sides, by_sign, first in product(languages, colours, signs, whites_first):
        if (
            language is ENGLISH
            or len(colours) == 1
            or sides in ((language.white, language.black), COLOURS[0])
        ):
            yield Way(language, sides, by_sign, first)

def _parts(form: Form, text: str) -> Parts | None:
    return form.parts(text) or (None if "|" in text else Parts(None, "", text))

def _dialect(form: Form, ways: Sequence[Way], tokens: Iterable[Parts]) -> Dialect:
    way = ways[0]
    languages = list(dict.fromkeys(way.letters.language for way in ways))
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
    if form.by_letters and ENGLISH not in [way.letters for way in ways]:
        words = f"{' or '.join(languages)} letters ({way.letters.meanings})"
    expected = way.letters.meanings if words else f"a win over player 12 is {example}"
    way_in_words = (
        f"expected what this table has for a game ({expected}), or for a round without an "
        "opponent 1 bye, ½ bye or 0 bye"
    )
    names = [name for way in ways for name in way.names()]
    code = languages[0].lower() if words else form.name or example
    return Dialect(code, example, read, words, tuple(dict.fromkeys([*names, form.name])))
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

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from xltiebreak.event.crosstable import Crosstable, cycles_of, rounds_of_a_cycle, typed_by_hand
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Section

SITS_OUT = Result(Outcome.UNPAIRED)

_ANNULLED = Result(Outcome.ANNULLED)

Entry = TypeVar("Entry")

def berger_round(players: int, own: int, other: int) -> int:
    last = players + players % 2
    low, high = sorted((own, other))
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

def opponent_in(players: int, own: int, round: int) -> int | None:
    wanted = (round - 1) % rounds_of_a_cycle(players) + 1
    for other in range(1, players + 1):
        if other != own and berger_round(players, own, other) == wanted:
            return other
    return None

def typed_by_round(section: Section) -> Section:
    odd = section.is_roundrobin and len(section.players) % 2 == 1
    return replace(section, crosstable=typed_by_hand(section.crosstable, one_sits_out=odd))

def is_double(section: Section) -> bool:
    if not section.is_roundrobin:
        return False
    if section.origin.grid:
        return section.crosstable.rounds == 2 * rounds_of_a_cycle(len(section.players))
    return any(
        sum(result.opponent == other for result in row) == 2
        for row in section.crosstable.rows.values()
        for other in {result.opponent for result in row} - {None}
    )

def games_to_come(section: Section) -> list[tuple[int, int, int]]:
    if not section.origin.grid:
        return []
    numbers = sorted(section.crosstable.numbers)
    gone = {*section.withdrawn}
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
    cycles = meetings_each(section)
    return players * (players - 1) // 2 * cycles

def meetings_each(section: Section) -> int:
    planned = max(section.scheduled_rounds or 0, section.crosstable.rounds)
    return cycles_of(len(section.players), planned)

def annulled(section: Section) -> Section:
    if not section.withdrawn or not section.is_roundrobin:
        return section
    gone, table = _gone(section), section.crosstable
    rows = [
        [_without(result, number in gone, gone) for result in row]
        for number, row in table.rows.items()
    ]
    if section.origin.grid:
        for k, place, round in _left_open(section):
            is_gone = gone & {table.numbers[k], table.numbers[place]}
            rows[k][round] = _ANNULLED if is_gone else SITS_OUT
    elif gone:
        times = meetings_each(section)
        for number, row in zip(table.numbers, rows):
            met = sum(result.outcome is Outcome.ANNULLED for result in row)
            left = len(row) if number in gone else max(times * len(gone) - met, 0)
            for round in _idle_rounds(section, row)[:left]:
                row[round] = _ANNULLED
    return replace(section, crosstable=Crosstable(table.numbers, tuple(map(tuple, rows))))

def _left_open(section: Section) -> Iterator[tuple[int, int, int]]:
    numbers = section.crosstable.numbers
    in_order = sorted(numbers)
    withdrawn = {*section.withdrawn}
    for k, row in enumerate(section.crosstable.results):
        for round, result in enumerate(row):
            if result == BLANK:
                place = in_order.index(numbers[k]) + 1
                other = opponent_in(len(numbers), place, round + 1)
                if other and withdrawn & {numbers[k], in_order[other - 1]}:
                    yield k, numbers.index(in_order[other - 1]), round

def _idle_rounds(section: Section, row: Sequence[Result]) -> list[int]:
    complete = section.crosstable.complete_rounds
    idle = [round - 1 for round in complete if row[round - 1].outcome is Outcome.UNPAIRED]
    return idle[times_sitting_out(section) :]

def times_sitting_out(section: Section) -> int:
    players = len(section.players)
    odd = section.is_roundrobin and players % 2
    return meetings_each(section) if odd else 0

def without_sitting_out(
    history: Sequence[tuple[int, Result]], times: int
) -> list[tuple[int, Result]]:
    idle = [k for k, (_, result) in enumerate(history) if result.outcome is Outcome.UNPAIRED]
    sitting_out = {*sorted(idle, key=lambda k: history[k][1].blank)[:times]}
    return [round for k, round in enumerate(history) if k not in sitting_out] or [*history]

def _gone(section: Section) -> set[int]:
    return {number for number in section.withdrawn if played_less_than_half(section, number)}

def played_less_than_half(section: Section, number: int) -> bool:
    row: Sequence[Result] = section.crosstable.rows.get(number, ())
    entries = len(section.players)
    cycles = meetings_each(section)
    completed = sum(
        result.opponent is not None
        and result.outcome not in (Outcome.FORFEIT_LOSS, Outcome.PENDING)
        for result in row
    )
    return 2 * completed < (entries - 1) * cycles

def _without(result: Result, withdrew: bool, gone: set[int]) -> Result:
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

    @property
    def plays_for(self) -> str:
        team = " ".join(self.team.split())
        return "" if team.strip(" .-–—()").casefold() in _NO_TEAM else team

_NO_TEAM = (
    *("", "none", "n/a", "no team", "no club", "no school", "unattached", "unatt", "unat"),
    *("unaffiliated", "independent", "individual", "vereinslos", "ohne verein", "kein verein"),
    *("sans club", "sin club", "senza circolo", "utan klubb", "uden klub", "uten klubb"),
    *("ei seuraa", "bez klubu", "niezrzeszony", "niezrzeszona"),
)

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
    kind: str = ""
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    trophies: int | None = None
    unrated: int | None = None
    withdrawn: tuple[int, ...] = ()
    matches: Matches | None = None
    counting: int | None = None
    team_minimum: int | None = None
    prizes: Prizes | None = None
    printed: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    origin: Origin = field(default_factory=Origin)
    faults: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        if tuple(player.number for player in self.players) != self.crosstable.numbers:
            raise TieBreakError("The players and the rows of the crosstable do not match.")

    @property
    def has_printed(self) -> bool:
        return bool(self.printed) or any(
            player.printed_place is not None for player in self.players
        )

    @cached_property
    def is_roundrobin(self) -> bool:
        if self.kind or self.matches is not None:
            return self.kind == ROUNDROBIN
        rounds = self.scheduled_rounds or self.crosstable.rounds
        return bool(self.origin.grid) or everybody_meets(self.crosstable, rounds)

    @property
    def paired_as(self) -> str:
        return ROUNDROBIN if self.is_roundrobin else SWISS

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

def without_spare_rounds(section: Section) -> Section:
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
    faults: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        if not self.sections:
            raise TieBreakError("An event needs at least one section.")

    @property
    def names_its_rules(self) -> bool:
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

class Seats(IntEnum):

    BOTH, FIRST, SECOND, NOBODY = range(4)

    @classmethod
    def of(cls, first: object, second: object) -> Seats:
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

def board_outcomes(sign: Both, seats: Seats) -> Both | Wrong:
    return BOARD_RULE[sign][seats]

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

def outcome_without_play(own: float, theirs: float) -> Outcome:
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

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xltiebreak.excel.book import read_book_of_excel, read_book_of_lite
    from xltiebreak.excel.button_forms import ButtonForm, filled_in, forms_of_buttons
    from xltiebreak.excel.cells.grid_rules import cycles_in
    from xltiebreak.excel.cells.letter_rules import letters
    from xltiebreak.excel.cells.names import BUTTONS_SHEET
    from xltiebreak.excel.cells.rows import (
        empty_roundrobin,
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
    from xltiebreak.excel.lite import LICENSE, main_module
    from xltiebreak.excel.reader import read_grids, read_workbook
    from xltiebreak.excel.reentry import reenter
    from xltiebreak.excel.setup.addin import install
    from xltiebreak.excel.setup.doctor import doctor
    from xltiebreak.excel.setup.importing import import_functions
    from xltiebreak.excel.setup.machine import this_machine
    from xltiebreak.excel.setup.workbook import Finding
    from xltiebreak.excel.travelling import travelling_modules
    from xltiebreak.excel.writer import write_workbook

__all__ = [
    "ANSWER_MARK",
    "BUTTONS_SHEET",
    "LICENSE",
    "ButtonForm",
    "Finding",
    "cycles_in",
    "doctor",
    "empty_roundrobin",
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
    "write_workbook",
]
_FILES = {
    "book": ("read_book_of_excel", "read_book_of_lite"),
    "button_forms": ("ButtonForm", "filled_in", "forms_of_buttons"),
    "cells.grid_rules": ("cycles_in",),
    "cells.letter_rules": ("letters",),
    "cells.names": ("BUTTONS_SHEET",),
    "cells.rows": ("empty_roundrobin", "empty_swiss", "empty_team_event", "rating_text"),
    "event_in": ("ANSWER_MARK",),
    "growing": ("filled", "larger", "placed", "placed_in", "sections_in", "sheets_left"),
    "lite": ("LICENSE", "main_module"),
    "reader": ("read_grids", "read_workbook"),
    "reentry": ("reenter",),
    "setup.addin": ("install",),
    "setup.doctor": ("doctor",),
    "setup.importing": ("import_functions",),
    "setup.machine": ("this_machine",),
    "setup.workbook": ("Finding",),
    "travelling": ("travelling_modules",),
    "writer": ("write_workbook",),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
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

def _registered(offered: SheetFunction) -> Callable[..., Any]:

    @wraps(offered.work)
    def function(*arguments: Any, **named: Any) -> Any:
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

MODULES['xltiebreak.functions'] = r'''from xltiebreak.functions.calculators import (
    cumulative_by_hand,
    ihsa_by_hand,
    ihsa_one_round,
    opponents_by_hand,
)
from xltiebreak.functions.catalogue import FUNCTIONS, NAMED
from xltiebreak.functions.given import INDIVIDUAL, ONLY_US, Given, MatchArguments
from xltiebreak.functions.offered import CATEGORY, SheetFunction, error_cell, short
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

__all__ = [
    "CATEGORY",
    "FUNCTIONS",
    "INDIVIDUAL",
    "NAMED",
    "NOTHING_TO_FIX",
    "ONLY_US",
    "UNKNOWN",
    "Given",
    "MatchArguments",
    "PrizeArguments",
    "SheetFunction",
    "Spill",
    "column_in_order",
    "comparison_table",
    "cumulative_by_hand",
    "error_cell",
    "explanation",
    "findings_of",
    "findings_table",
    "ihsa_by_hand",
    "ihsa_one_round",
    "match_column",
    "opponents_by_hand",
    "place_column",
    "prizes_table",
    "score_column",
    "short",
    "standings_table",
    "team_standings_table",
    "terms_table",
    "tie_break_column",
    "why_table",
]
'''

MODULES['xltiebreak.functions.blocks'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, ROUNDROBIN, SWISS, Crosstable
from xltiebreak.event.figures import counted, points, rating
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin, Place, TieBreakError
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
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import typed_by_round
from xltiebreak.event.section import (
    BY_MATCH_POINTS,
    Matches,
    Player,
    Points,
    Section,
    without_spare_rounds,
)
from xltiebreak.event.team_match import match_outcome, state_of
from xltiebreak.functions.cells import LONGEST, Key, column_of, text_of
from xltiebreak.functions.given import BESIDE, ONLY_US, REMEMBERED, TEAM, Entered, kept, remembered
from xltiebreak.tables.cells import MADE_A_DATE, Cell, Fault, Row, cell_of
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Header
from xltiebreak.tables.player_rows import Entry
from xltiebreak.tables.result_cells import read_results
from xltiebreak.tables.settings import boards_of
from xltiebreak.tables.settings import understood as setting
from xltiebreak.tables.square import Square, understood_better

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
        players = [_player(player.number, rated.get(player.number)) for player in section.players]
        return replace(section, players=tuple(players))
    kind = setting("kind", entered.kind) if entered.kind and not entered.of_teams else ""
    is_grid = not (entered.of_teams or kind == SWISS)
    grid = grid_section(entered.results, entered.named) if is_grid else None
    if grid is not None:
        return _without(grid, entered.withdrawn)
    read, faults = read_rounds(entered.results, entered.entry, entered.notation)
    if entered.points:
        read, unplayed = _as_their_points_say(read, entered.points)
        faults = [*faults, *unplayed]
    numbers = _taking_part(read, entered.named)
    rows = tuple([read[number - 1] for number in numbers])
    matches, unread = _matches(entered, read, numbers) if entered.of_teams else (None, ())
    section = Section(
        name="",
        players=tuple([_player(number, None) for number in numbers]),
        crosstable=Crosstable(tuple(numbers), rows),
        kind=kind,
        scheduled_rounds=setting("scheduled_rounds", entered.planned) if entered.planned else None,
        matches=matches,
        origin=Origin(entry=entered.entry, typed=True),
        faults=(*faults, *unread),
    )
    section = section if entered.of_teams else without_spare_rounds(section)
    is_roundrobin = section.is_roundrobin and not entered.of_teams
    return typed_by_round(_without(section, entered.withdrawn) if is_roundrobin else section)

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
            rated_at = rating(text_of(value)).value
        except ValueError:
            raise TieBreakError(
                f"{entry} {number}: {text_of(value)!r} is not a rating; expected one such as 1641, "
                "1641P17 or nothing"
            ) from None
        if rated_at is not None:
            rated[number] = rated_at
    return rated

def read_rounds(
    block: Key, entry: str, notation: str = ""
) -> tuple[tuple[tuple[Result, ...], ...], Sequence[Finding]]:
    known = known_name(notation) if notation not in ("", ONLY_US) else ""
    if known == GRID.code:
        known = ""  # this block is none
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
    read_in_full = read_results(
        cells,
        lambda row, round: (f"{entry} {row + 1}, round {round}", Place(row + 1, round)),
        known,
        "as the argument notation of the function",
        range(1, len(cells) + 1),
        only_us=in_us or notation == ONLY_US,
    )
    return read_in_full.results, read_in_full.faults

def _are_too_many_rulings(rows: Sequence[Sequence[Result]]) -> bool:
    rulings = sum([result.ruling for row in rows for result in row])
    if not rulings:
        return False
    return too_many_rulings(rulings, sum([result.played for row in rows for result in row]))

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

    def with_outcome(team: int, round: int, result: Result) -> Result:
        other = result.opponent or 0
        if result.outcome is not Outcome.PENDING or not 0 < other <= len(results):
            return result
        if results[other - 1][round - 1].opponent != team:
            return result
        own, theirs = (_read(inside[number - 1][round - 1])[0] for number in (team, other))
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
        tuple([with_outcome(team, round, result) for round, result in enumerate(row, start=1)])
        for team, row in enumerate(results, start=1)
    ]
    return tuple(rows), faults

def _points_of(
    block: Key, row: int, results: Sequence[Result], faults: list[Finding]
) -> Iterator[Points]:
    values = block[row - 1] if block else [None] * len(results)
    for round, (value, result) in enumerate(zip(values, results), start=1):
        figure, fault = _read(value)
        where, place = f"{TEAM} {row}, points of round {round}", Place(row, round)
        if fault is not None:
            faults.append(Finding(ERROR, fault.code, where, fault.message, place))
        elif figure and result.blank:
            message = (
                f"team {row} has points in round {round} but no result, so they do not count; type "
                "the result, such as W12"
            )
            faults.append(Finding(WARNING, "points-without-result", where, message, place))
        yield None if result.blank else figure

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
    here = [entry for entry in everybody if entry.number in named or _takes_part(square, entry)]
    faults: list[Finding] = []
    results, columns = square.read_pairs(here, faults)
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

def _takes_part(square: Square, entry: Entry) -> bool:
    return any(
        cell.text or cell.fault
        for other in square.grid.rows
        if other.number != entry.number
        for row, number in ((entry.row, other.number), (other, entry.number))
        for _, cell in square.against(row, number)
    )

def _without(section: Section, withdrawn: str) -> Section:
    left: tuple[int, ...] = setting("withdrawn", withdrawn)
    strangers = [number for number in left if number not in section.crosstable.rows]
    if strangers:
        raise TieBreakError(f"there is no player {strangers[0]} who could have withdrawn")
    return replace(section, withdrawn=left)
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
    tie = tie_break(text_of(code))
    needs = tie.system.by_hand
    if Figures.MATCHES in needs:
        raise TieBreakError(
            f"{tie.code} needs the points inside the matches, too; use {tie.system.function} on "
            "the results"
        )
    if Figures.POINTS in needs:
        raise TieBreakError(
            f"{tie.code} needs the player's own results, too; use TIEBREAK on the results"
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
        tie.code,
        opponents=opponents_figures(tie.code, list(map(text_of, values)), "opponents_scores"),
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

MODULES['xltiebreak.functions.catalogue'] = r'''from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

from xltiebreak import __version__
from xltiebreak.functions.calculators import (
    cumulative_by_hand,
    ihsa_by_hand,
    ihsa_one_round,
    opponents_by_hand,
)
from xltiebreak.functions.given import Given, MatchArguments
from xltiebreak.functions.offered import OFFERED, SheetFunction, offer
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

_MATCHES = "[points] [boards] [placed_by] [match_points]"
_READ = "[notation] [kind] [planned]"
_OF_RESULTS = frozenset(field.name for field in fields(Given))

def _on_results(
    name: str,
    listed: str,
    help: str,
    answer: Callable[..., Any],
    *,
    in_words: bool = True,
    apart: frozenset[str] = frozenset(),
) -> None:
    names = [argument.strip("[]") for argument in listed.split()]
    about = _OF_RESULTS.intersection(names) - apart

    def work(*values: Any) -> Any:
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

def _tie_break(name: str, tie: TieBreak) -> None:
    if tie.system.needs is Needs.POINTS:
        listed = _OF_MATCHES.get(tie.code, "results points [team] [edition] [notation]")
    else:
        rated = "ratings" if tie.system.needs is Needs.RATINGS else ""
        listed = f"results {rated} [player] [edition] {_READ}"

    def answer(given: Given, contestant: Any) -> Any:
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
    f"results [withdrawn] [points] [boards] [names] {_READ}",
    'What is wrong in the results, a row for each finding, or "nothing to fix".',
    findings_table,
)
_on_results(
    "VERIFY_TB",
    f"results printed [order] [edition] [ratings] [lots] [withdrawn] {_MATCHES} [names] {_READ}",
    "What a pairing program printed against the rules: our figure wherever the two differ.",
    comparison_table,
)
_on_results(
    "PRIZES_TB",
    "results names ratings prizes [order] [edition] [lots] [withdrawn] [entries] [rules] "
    f"{_MATCHES} [teams] {_READ}",
    "Who takes which prize: the winners with cash, trophies and why, what is not paid, the sum.",
    lambda given, *prizes: prizes_table(given, PrizeArguments(*prizes)),
    apart=frozenset({"names", "ratings"}),
)
_on_results(
    "TEAMSUM_TB",
    f"results teams counting [order] [edition] [ratings] {_READ} [minimum]",
    "Where players play and teams are ranked by their top ones: the team standings.",
    team_standings_table,
)
offer(
    "OPPONENTS_BYHAND",
    "code opponents_scores [own_score] [rounds]",
    "A tie-break from the opponents' scores alone, without a crosstable.",
    opponents_by_hand,
)
offer(
    "CUMULATIVE_BYHAND",
    "round_points",
    "Cumulative from the points of each round, without a crosstable.",
    cumulative_by_hand,
)
offer(
    "IHSA_BYHAND",
    "points opponents_points",
    "The IHSA team tie-break: the sum of (m + 10) × (t² + 1) ÷ 100 over the matches played.",
    ihsa_by_hand,
)
offer(
    "IHSA_ROUND",
    "points opponent_points",
    "What one match adds to the IHSA team tie-break: (m + 10) × (t² + 1) ÷ 100.",
    ihsa_one_round,
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

ONLY_US = "us only"

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
    notation: Any = None
    kind: Any = None
    planned: Any = None

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
    def of_teams(self) -> bool:
        return bool(self.points or self.boards or self.placed_by or self.match_points)

    @property
    def entry(self) -> str:
        return TEAM if self.of_teams else PLAYER

def _refuse_another_shape(points: Key, results: Key) -> None:
    theirs, ours = (f"{len(block)} rows and {len(block[0])} columns" for block in (points, results))
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
from functools import cached_property
from typing import Any

from xltiebreak.event.findings import TieBreakError

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
    "notation": "How results are written: us if many really are rulings (N, R, S); german …",
    "kind": "swiss or roundrobin; if left out, told from the number of rounds and the pairings",
    "planned": "How many rounds are planned, if the block has columns for more",
    "counting": "How many players count for a team: its best ones",
    "minimum": "How many players a team needs for a place; else 2 by American rules",
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

def offer(
    name: str, listed: str, help: str, answer: Callable[..., Any], *, in_words: bool = False
) -> None:
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

    def work(*arguments: Any, **named: Any) -> Any:
        given = signature.bind(*arguments, **named)
        given.apply_defaults()
        return answer(*given.args)

    work.__name__ = work.__qualname__ = name
    work.__doc__ = help
    work.__signature__ = signature  # type: ignore[attr-defined]
    OFFERED[name] = SheetFunction(work, in_words)

def error_cell(error: TieBreakError) -> str:
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
    columns = _columns(pasted, ours.order.codes, placed_by, ours.edition.code)
    answer: Spill = [[""] * len(row) for row in block]
    for row, why in pasted.nobody.items():
        answer[row][pasted.numbers] = why
    compared = {result.label: result for result in compare(ours, columns)}
    for column, label in pasted.labels.items():
        result = compared.get(label)
        answer[0][column] = _heading(result.system) if result else UNKNOWN
        differing = (
            {difference.number: difference for difference in result.differences} if result else {}
        )
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
def _columns(pasted: _Pasted, codes: tuple[str, ...], placed_by: str, edition: str) -> Columns:
    order = [tie_break(code) for code in codes]
    return columns_of(pasted.texts, order, placed_by, edition=edition)

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
        if not any(cells[row][label].text for label in labels):
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
from xltiebreak.event.figures import listed, rating
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import bare
from xltiebreak.functions.blocks import section_of, value_cell
from xltiebreak.functions.cells import Block, Key, column_of, key_of, text_of
from xltiebreak.functions.given import BESIDE, Given, remembered
from xltiebreak.functions.spills import Spill, findings_of
from xltiebreak.prizefund.apart import in_sentences
from xltiebreak.prizefund.awards import Awards, Unpaid
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.winners import Winner, awards_of, winners_of
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
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

def prizes_table(given: Given, arguments: PrizeArguments) -> Spill:
    given = replace(given, names=arguments.names)
    standings = ranked(_stated(given, arguments), given.asked, findings_of(given))
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
        *(_not_paid(prize) for prize in made.unpaid),
        *(["", "", "Not given", "", "", sentence] for sentence in in_sentences(made.not_given)),
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

def _not_paid(prize: Unpaid) -> list[Any]:
    return ["", "", "Not paid", prize.amount / 100, "", f"{prize.label}: {prize.why}"]

def _sum(made: Awards) -> str:
    due, difference = (money(cents, made.fund.sign) for cents in (made.due, made.difference))
    return f"The fund comes to {due}, and {difference} of it is not paid."

class _Block(Grid):

    def address(self, row: Row, column: int, header: str = "") -> str:
        return f"{self.sheet}, row {row.number}, {header or f'column {column + 1}'}"

def _stated(given: Given, arguments: PrizeArguments) -> Section:
    settings, *others = _settings(arguments)
    table = _table(arguments.prizes)
    if isinstance(table, Cell):
        settings, table = _with(settings, "prizes", table), None
    named = [bare(section.name) for section in (settings, *others)]
    in_table = [name for name in _sections_in(table) if bare(name) not in named]
    name = settings.name
    if not name and len(in_table) == 1 and not others:
        name = in_table.pop()
    if not name and in_table:
        raise TieBreakError(
            f"the prizes are for {listed(in_table)}; name the section at hand beside the label "
            "Section of the rules"
        )
    section = replace(_section(given, arguments, settings), name=name or OPEN)
    nobody = Crosstable((), ())
    further = [
        Section(name, (), nobody) for name in (*(section.name for section in others), *in_table)
    ]
    read = [(section, settings), *((section, Settings()) for section in further)]
    return with_prizes([(*section, Grid("", [])) for section in read], table)[0]

def _settings(arguments: PrizeArguments) -> Sequence[Settings]:
    rules = _Block("rules", _rows(arguments.rules))
    labels = read_labels(rules) if any(not row.empty for row in rules.rows) else NO_LABELS
    stop_on_errors(labels.faults)
    settings, *others = labels.sections
    if text_of(arguments.entries):
        settings = _with(settings, "entries", Cell(text_of(arguments.entries)))
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

def _section(given: Given, arguments: PrizeArguments, settings: Settings) -> Section:
    section = section_of(given.entered)
    beside = [key_of(column) for column in (arguments.names, arguments.ratings, arguments.teams)]
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
        team_minimum=settings.team_minimum,
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

from xltiebreak.answers.shape import Table
from xltiebreak.answers.why import WhyAnswer
from xltiebreak.checks import examine
from xltiebreak.checks.games import games_agree
from xltiebreak.event.figures import Figure
from xltiebreak.event.findings import Finding, TieBreakError, stop_on_errors
from xltiebreak.functions.blocks import section_of
from xltiebreak.functions.cells import Block, column_of, text_of
from xltiebreak.functions.given import PLAYER, REMEMBERED, Entered, Given, remembered
from xltiebreak.questions.why import why
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.combined import TeamStandings, team_standings
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings, as_settled, ranked
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import USUAL, edition_named
from xltiebreak.rules.systems import Figures, tie_break
from xltiebreak.rules.worksheet import MEAN, SUM, Worksheet
from xltiebreak.tables.settings import understood

Spill = list[list[Any]]

NOTHING_TO_FIX = "nothing to fix"

_FIGURE = re.compile(r"\d{1,9}(\.\d+)?")

def tie_break_column(given: Given, code: Any, player: Any = None) -> Spill | float | str:
    entered = given.entered
    values = _values(entered, text_of(code), text_of(given.edition))
    return _shown(values, entered, player)

def column_in_order(given: Given, code: Any, player: Any = None) -> Spill | float | str:
    asked = given.asked
    tie = tie_break(text_of(code), asked.edition or USUAL)
    if not (tie.system.in_group or asked.order or asked.lots):
        return tie_break_column(given, code, player)  # no order makes another value of it
    return _shown(standings_of(given).column(tie), given.entered, player)

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

def team_standings_table(given: Given, teams: Block, counting: Any, minimum: Any = None) -> Spill:
    named = tuple(text_of(team) for team in column_of(teams, given.rows, "teams"))
    asked = (text_of(counting), text_of(minimum))
    table = _team_standings(given.entered, given.asked, named, *asked)
    tie_breaks = table.tie_breaks if table else ()
    summed = [tie.code for tie in tie_breaks if tie.system.code != TEAM_SUM]
    rows: Spill = [["Place", "Team", "Score", *summed, "Decided by"]]
    for row in table.listed if table else ():
        values = (figure_cell(row.values[code]) for code in summed)
        rows.append([_place_cell(row), row.player.name, row.score, *values, row.decided_by or ""])
    if table and table.unplaced:
        rows.append([table.about_unplaced, *[""] * (len(rows[0]) - 1)])
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
    for part in WhyAnswer(why(table, *numbers)).parts():
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
    findings = findings_of(given)
    if not findings:
        return [[NOTHING_TO_FIX, "", ""]]
    return [[finding.severity, finding.where, finding.message] for finding in findings]

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
    entered: Entered, asked: Asked, teams: tuple[str, ...], counting: str, minimum: str
) -> TeamStandings | None:
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
def _values(entered: Entered, code: str, edition: str) -> Mapping[int, Figure | None]:
    context = _context(entered, edition)
    tie = tie_break(code, context.edition.code)
    return tie.column(context, list(context.scores.final))

@remembered(REMEMBERED)
def _context(entered: Entered, edition: str) -> Context:
    section = section_of(entered)
    if section.faults or section.matches or not games_agree(section.crosstable):
        stop_on_errors(examine(section))
    rated = {player.number: player.rating for player in section.players if player.rating}
    return context_of(section, edition_named(edition or USUAL), rated)

def _worksheet(given: Given, code: Any, player: Any) -> Worksheet:
    table = standings_of(given)
    number = _row(player, table.context.scores.final, given.entered)
    return table.worksheet(number, tie_break(text_of(code), table.edition.code))

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
    return row.places if row.shared or not row.place else float(row.place)

def figure_cell(figure: Figure | None) -> float | str:
    return "" if figure is None else float(figure)
'''

MODULES['xltiebreak.prizefund'] = r'''...
'''

MODULES['xltiebreak.prizefund.announcement'] = r'''from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.prizefund.fund import MOST_PRIZES, Announcement, Limits
from xltiebreak.prizefund.fund_words import TOTAL, Doubtful, FundWords, has_money
from xltiebreak.prizefund.items import items
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.parts import TROPHY, Claim, Parts, Who, claims, who_is_meant
from xltiebreak.prizefund.prizes import BONUS, PLACE, POINTS, SPECIAL, Condition, Prize, ordinal
from xltiebreak.prizefund.tokens import AnnouncementError, Statement, Token, statements

SECTION_NAMES = ("open", "premier", "championship", "reserve", "amateur", "booster", "novice")

_WITHOUT_RANKS = (BONUS, POINTS, SPECIAL)

_THOUSANDS = 3

def read_announcement(
    text: str, section: str = "", where: str = "Prizes", *, total_is_meant: bool = False
) -> Announcement:
    reader = _Reader(text, section, FundWords(total_is_meant=total_is_meant))
    for statement in statements(text):
        reader.read(statement)
    return reader.finished(where)

class _Reader:

    def __init__(self, text: str, section: str, fund: FundWords) -> None:
        self.text = text
        self.section = section
        self.prizes: list[Prize] = []
        self.claimed: set[Claim] = set()
        self.sections: list[str] = []
        self.sign = next((letter for letter in text if letter in "$€£"), "")
        self.fund = fund
        self.remarks: list[tuple[str, str]] = []
        self.speaks_of: Who | None = None
        self.before: Parts | None = None
        self.trophy = ""
        self.bare: list[Parts] = []
        self.amount = ""
        self.fee = ""
        self.listed: Cents | None = None
        self.named: Prize | None = None
        self.ended = False
        self.first_written: Condition | None = None

    def read(self, statement: Statement) -> None:
        self._refuse_parted(statement)
        if statement.has("fee"):
            self._is_fee(statement)
        elif statement.has("each section"):
            self._is_for_each_section(statement)
        elif self.fund.is_meant(statement):
            self.fund.read(statement, len(self.prizes))
            self.fee = "" if self.fund.total else self.fee
        elif statement.end == ":":
            self._heading(statement)
        else:
            self._refuse_second_fee(statement)
            tokens = self.fund.without_list(self._without_section(statement))
            for item in items(statement, tokens):
                self._give(item)
        if statement.end in (";", ".", "!", "\n"):
            self._refuse_bare()
            self.speaks_of = self.before = None
            self.trophy = self.fee = ""
            self.ended = True

    def _is_fee(self, statement: Statement) -> None:
        if not statement.only("fee", "filler"):
            raise AnnouncementError(statement.text, "what of this is the entry fee, what a prize?")
        self.fee = statement.text

    def _refuse_second_fee(self, statement: Statement) -> None:
        if self.fee and not statement.has("ordinal", "top"):
            raise AnnouncementError(
                f"{self.fee}, {statement.text}",
                "is the second amount a fee or a prize? Begin the prizes with a new sentence",
            )
        self.fee = ""

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

    def _give(self, item: Parts) -> None:
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

    def _as_before(self, item: Parts) -> Parts | None:
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

    def _give_each(self, item: Parts) -> None:
        if not (item.each and item.who is not None):
            self._refuse_bare()
        for bare in self.bare:
            self._add(bare._replace(amounts=item.amounts, percent=item.percent, trophy=item.trophy))
        self.bare = []

    def _refuse_bare(self) -> None:
        if self.bare:
            raise AnnouncementError(
                ", ".join(item.text for item in self.bare),
                'what does this get? Write the amount behind it, or "each" behind the last',
            )

    def _add(self, item: Parts) -> None:
        if self._may_be_fund(item) and self.fund.total_is_meant:
            self.fund.total = item.amounts[0]
            return
        if self._may_be_fund(item):
            self.fund.doubtful = Doubtful(item.text, item.amounts[0], 0, guaranteed=item.guaranteed)
            return
        kind = self._kind_of(item)
        first, last = item.first_and_last
        count = last - first + 1
        if count < 1 or count > MOST_PRIZES or len(self.prizes) + count > MOST_PRIZES:
            raise AnnouncementError(item.text, "these are no ranks")
        cash = self._by_rank(item, count)
        trophy = item.trophy or self.trophy
        if not cash and item.percent is None:
            trophy = trophy or TROPHY
        for prize in item._replace(amounts=cash, trophy=trophy).prizes(kind):
            if not self.claimed.isdisjoint(claims(prize).values()):
                raise AnnouncementError(item.text, f"there is a prize for {prize.title} already")
            self.claimed.update(claims(prize).values())
            self.prizes.append(prize)
        if kind.kind not in _WITHOUT_RANKS:
            self.named, self.ended = None if kind.kind == PLACE else kind, False
            if item.ranks and item.ranks[0] == 1:
                self.first_written = kind.condition
        if kind.kind == PLACE and cash and not (item.ranks or item.top or item.who):
            self.listed = sum(cash)

    def _may_be_fund(self, item: Parts) -> bool:
        written = (item.who, item.ranks, item.top, item.trophy, item.percent, item.each)
        before = (self.prizes, self.fund.doubtful, self.fund.total, self.speaks_of)
        return not any((*written, *before)) and len(item.amounts) == 1

    def _kind_of(self, item: Parts) -> Prize:
        if item.who is not None:
            self.speaks_of = None
            return item.who.prize
        if self.speaks_of is not None:
            return self.speaks_of.prize
        is_alone = len(item.amounts) < 2 and not item.ranks and not item.top
        if is_alone and (self.prizes or not self.fund.is_known):
            raise AnnouncementError(item.text, f'for whom is this? Write "1st {item.text}"')
        return self._goes_on(item) if item.ranks else Prize(PLACE)

    def _goes_on(self, item: Parts) -> Prize:
        assert item.ranks is not None
        rank, named = item.ranks[0], self.named
        if named is None or rank == 1:
            return Prize(PLACE)
        is_money = bool(item.amounts) or item.percent is not None
        of_places, of_named = (
            self._last_rank(kind, is_money=is_money) + 1 == rank for kind in (Prize(PLACE), named)
        )
        if of_places != of_named:
            return named if of_named else Prize(PLACE)
        if of_named and self.first_written == named.condition:
            return named
        if self.ended and not of_named:
            return Prize(PLACE)
        raise AnnouncementError(
            item.text,
            f"is this for {ordinal(rank)} place, or for {ordinal(rank)} {named.title[4:]}?",
        )

    def _last_rank(self, kind: Prize, *, is_money: bool) -> int:
        may_be_first = kind.kind == PLACE and is_money and self.fund.doubtful is not None
        return max(
            (
                prize.rank
                for prize in self.prizes
                if prize.condition == kind.condition and has_money(prize) == is_money
            ),
            default=int(may_be_first),
        )

    def _by_rank(self, item: Parts, count: int) -> tuple[Cents, ...]:
        amounts = item.amounts
        if sorted(amounts, reverse=True) != list(amounts):
            why = 'amounts that rise, or ratings? Ratings are written "(1600-1799)"'
            raise AnnouncementError(item.text, why)
        ranked = item.ranks is not None or item.top is not None
        if not amounts or not ranked or len(amounts) == count:
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
        sign = self.sign or "$"
        first = self.fund.settle(self.prizes, self.listed, sign)
        if first is not None:
            prize = Prize(PLACE, first.cents, guaranteed=first.guaranteed)
            self.prizes.insert(first.at, prize)
        if not self.prizes:
            raise AnnouncementError(self.text, "there is no prize in this")
        self.remarks += self.fund.remarks(self.prizes, sign)
        findings = [
            Finding(ERROR if code == TOTAL else WARNING, code, where, message)
            for code, message in self.remarks
        ]
        return Announcement(
            prizes=tuple(replace(prize, position=k) for k, prize in enumerate(self.prizes, 1)),
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

MODULES['xltiebreak.prizefund.apart'] = r'''from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Section
from xltiebreak.prizefund.division import some
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.money import Share
from xltiebreak.prizefund.prizes import BONUS, POINTS, SPECIAL, TEAM, Prize

def reaches(prize: Prize, entrant: Entrant, rounds: int | None) -> bool:
    if prize.points is None:
        return rounds is not None and entrant.score > rounds / 2
    return entrant.score >= prize.points

def points_prize(
    fund: Fund, prizes: Sequence[Prize], entrant: Entrant, share: Share
) -> Prize | None:
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

def _score(prize: Prize, rounds: int | None) -> float:
    return (rounds or 0) / 2 + 0.5 if prize.points is None else prize.points

def bonus_winner(prize: Prize, entrants: Sequence[Entrant]) -> tuple[Entrant | None, str]:
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
    return None, f"{len(winners)} players are level for 1st after every tie-break"

class Upset(NamedTuple):

    winner: int
    loser: int
    round: int
    difference: int

    @property
    def why(self) -> str:
        higher = f"rated {self.difference} points higher"
        return f"beat number {self.loser}, {higher}, in round {self.round}"

def upsets(section: Section, rounds: int) -> tuple[Upset, ...] | None:
    if section.matches is not None:
        return None
    return tuple(
        sorted(
            _upsets(section, rounds),
            key=lambda upset: (-upset.difference, upset.round, upset.winner),
        )
    )

def _upsets(section: Section, rounds: int) -> Iterator[Upset]:
    rating = {player.number: player.rating for player in section.players}
    table = section.crosstable
    for number, results in zip(table.numbers, table.results):
        for round, result in enumerate(results[:rounds], start=1):
            if result.outcome is Outcome.WIN and result.opponent is not None:
                own, other = rating.get(number), rating.get(result.opponent)
                if own and other and other > own:
                    yield Upset(number, result.opponent, round, other - own)

def largest(upsets: Sequence[Upset], numbers: Sequence[int]) -> list[Upset]:
    theirs = {upset.winner: upset for upset in reversed(upsets) if upset.winner in numbers}
    most = max((upset.difference for upset in theirs.values()), default=0)
    best = {number for number, upset in theirs.items() if upset.difference == most}
    return [theirs[number] for number in numbers if number in best]

def apart(
    prizes: Sequence[Prize], entrants: Sequence[Entrant], upsets: Sequence[Upset] | None = None
) -> list[tuple[Prize, tuple[Entrant, ...], str]]:
    given: list[tuple[Prize, tuple[Entrant, ...], str]] = []
    for prize in prizes:
        if prize.kind == BONUS:
            winner, why = bonus_winner(prize, entrants)
            given.append((prize, () if winner is None else (winner,), why))
        elif prize.kind == SPECIAL:
            named = tuple(entrant for entrant in entrants if prize.condition.admits(entrant))
            why = "a special prize, apart" if named else "nobody is named"
            if upsets is not None and prize.is_for_upset and not prize.players:
                games = largest(upsets, [entrant.number for entrant in entrants])
                by_number = {entrant.number: entrant for entrant in entrants}
                named = tuple(by_number[game.winner] for game in games)
                why = games[0].why if len(games) == 1 else _equal(games)
            given.append((prize, named, why))
    return given

def _equal(games: Sequence[Upset]) -> str:
    if not games:
        return "no rated player beat a higher rated one"
    return f"each beat somebody rated {games[0].difference} points higher"

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
    def label(self) -> str:
        return f"{self.prize.trophy} for {self.prize.title}"

    @property
    def sentence(self) -> str:
        what = self.label
        if self.taker is None:
            return f"{what}: {self.why_nobody}"
        text = f"{self.taker.label}: {what}, place {self.taker.places} (rule 33D2)"
        if self.level_with:
            others = some([entrant.label for entrant in self.level_with])
            text += f"; level with {others} after every tie-break, so lots are due"
        if self.next_in_line is not None:
            text += f"; next in line: {self.next_in_line.label}"
        return text

    @property
    def why_nobody(self) -> str:
        who = "no team has a place that" if self.prize.kind == TEAM else "nobody is eligible who"
        return f"{who} has no other trophy (rules 32C3, 33D2)"

def in_sentences(given: Iterable[Trophy]) -> list[str]:

    def alike(trophy: Trophy) -> tuple[object, ...]:
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
    prizes: Sequence[Prize],
    entrants: Sequence[Entrant],
    follow_money: bool = False,
    rounds: int | None = None,
    upsets: Sequence[Upset] | None = None,
) -> list[Trophy]:
    in_order = sorted(entrants, key=lambda entrant: (-entrant.score, entrant.place, entrant.number))
    there = [prize for prize in prizes if prize.trophy and prize.kind not in (BONUS, SPECIAL)]
    given: list[Trophy] = []
    taken: set[int] = set()

    def rank(prize: Prize) -> tuple[object, ...]:
        return prize.kind == POINTS, -prize.cash if follow_money else 0, prize.priority

    for prize in sorted(there, key=rank):
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
    for prize, winners, _ in apart([prize for prize in prizes if prize.trophy], in_order, upsets):
        is_one = prize.is_for_upset and not prize.players  # of equal upsets the best player's
        divided = winners[:1] if is_one else winners
        given += [Trophy(prize, winner) for winner in divided] or [Trophy(prize, None)]
    return given

def _to_the_first(prize: Prize, eligible: Sequence[Entrant], taken: Collection[int]) -> Trophy:
    free = [entrant for entrant in eligible[prize.rank - 1 :] if entrant.number not in taken]
    if not free:
        return Trophy(prize, None)
    first = free[0]
    level = tuple(
        entrant
        for entrant in eligible
        if entrant.place == first.place and entrant is not first and entrant.number not in taken
    )
    return Trophy(prize, first, level, free[1] if len(free) > 1 else None)
'''

MODULES['xltiebreak.prizefund.awards'] = r'''from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import Finding
from xltiebreak.prizefund.apart import Trophy, Upset, apart, points_prize, reaches, trophies
from xltiebreak.prizefund.division import Division, hort, paid_out, some
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import HORT, Fund
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
from xltiebreak.prizefund.shares import Extra, Share
from xltiebreak.prizefund.uschess import divided

_WHICH_SUBGROUP = (
    "Some of those who tied divide their own prizes alone, as each of them gets more so (rule "
    "32B3); where several groups could, the rule does not say which one does: here the one whose "
    "smallest share is largest, then the smaller (our choice)"
)

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
    warnings: tuple[Finding, ...] = ()

    @property
    def due(self) -> Cents:
        times = Counter(share.points.position for share in self.shares if share.points)
        return sum(
            prize.cash * (max(1, times[prize.position]) if prize.kind == POINTS else 1)
            for prize in self.prizes
        )

    @property
    def paid(self) -> Cents:
        return sum(share.paid for share in (*self.shares, *self.of_teams))

    @property
    def difference(self) -> Cents:
        return self.due - self.paid

    @property
    def summary(self) -> str:
        due, paid, rest = (
            money(amount, self.fund.sign) for amount in (self.due, self.paid, self.difference)
        )
        return f"Fund {due}, paid {paid}, {'not paid' if self.difference else 'difference'} {rest}"

    @property
    def not_given(self) -> list[Trophy]:
        return [trophy for trophy in self.trophies if trophy.taker is None]

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

def awards(
    fund: Fund,
    entrants: Sequence[Entrant],
    teams: Sequence[Entrant] = (),
    upsets: Sequence[Upset] | None = None,
) -> Awards:
    prizes = fund.due(len(entrants))
    able = [entrant for entrant in entrants if not entrant.takes_nothing]
    teams = [entrant for entrant in teams if not entrant.takes_nothing]
    cash = [prize for prize in prizes if prize.kind != TEAM]
    of_teams = [prize for prize in prizes if prize.kind == TEAM]
    divisions, left = _divisions(fund, cash, able)
    team_divisions, teams_left = _divisions(fund, of_teams, teams)
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
            *trophies(of_teams, teams, fund.trophies_follow_money),
        ),
        unpaid=tuple(unpaid),
        remarks=(
            *fund.sentences(len(entrants)),
            *_choices((*divisions, *team_divisions)),
            *_remarks(entrants, prizes),
        ),
    )

def _divisions(
    fund: Fund, prizes: Sequence[Prize], entrants: Sequence[Entrant]
) -> tuple[Sequence[Division], list[Prize]]:
    if fund.rule == HORT:
        return hort([prize for prize in prizes if prize.kind in (PLACE, TEAM)], entrants, fund.sign)
    return divided(fund, prizes, entrants)

Extras = Mapping[int, Sequence[Extra]]

def _extras(
    given: Sequence[tuple[Prize, tuple[Entrant, ...], str]], sign: str
) -> tuple[Extras, list[Unpaid]]:
    taken: dict[int, list[Extra]] = {}
    unpaid = []
    for prize, winners, why in given:
        if not winners:
            unpaid.append(Unpaid(prize.title, prize.cash, why))
            continue
        equal = Fraction(prize.cash, len(winners))
        paid = paid_out({entrant.number: equal for entrant in winners}, winners)
        for number, amount in paid.items():
            made = f"{prize.amount(sign)}, " if prize.percent is not None else ""
            divided = f"; divided by {len(winners)}" if len(winners) > 1 else ""
            taken.setdefault(number, []).append(Extra(prize, amount, f"{made}{why}{divided}"))
    return taken, unpaid

def _shares(
    fund: Fund,
    prizes: Sequence[Prize],
    entrants: Sequence[Entrant],
    divisions: Sequence[Division],
    extras: Extras,
) -> tuple[Share, ...]:
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

def _left_over(prizes: Sequence[Prize], entrants: Sequence[Entrant]) -> list[Unpaid]:
    return [
        Unpaid(prize.title, prize.cash, _why_left(prize, entrants))
        for prize in sorted(prizes, key=lambda prize: prize.position)
    ]

def _why_left(prize: Prize, entrants: Sequence[Entrant]) -> str:
    eligible = sum(prize.condition.admits(entrant) for entrant in entrants)
    if not eligible:
        return f"{_nobody(prize)} (rule 32C3)"
    if eligible < prize.rank:
        who = counted(eligible, "team" if prize.kind == TEAM else "player")
        return f"only {who} could win a prize of this kind (rule 32C3)"
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

def _for_points_instead(shares: Sequence[Share], divisions: Sequence[Division]) -> list[Unpaid]:
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
    prizes: Sequence[Prize],
    shares: Sequence[Share],
    entrants: Sequence[Entrant],
    rounds: int | None,
) -> list[Unpaid]:
    taken = {share.points.position for share in shares if share.points}
    unpaid = []
    for prize in prizes:
        if prize.kind == POINTS and prize.cash and prize.position not in taken:
            reached = any(reaches(prize, entrant, rounds) for entrant in entrants)
            who = "everybody who reached it takes another" if reached else "nobody reached it"
            unpaid.append(Unpaid(prize.title, prize.cash, f"{who} (rule 33E)"))
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

def _choices(divisions: Sequence[Division]) -> list[str]:
    alone = any(division.gains_alone for division in divisions)
    return [_WHICH_SUBGROUP] * alone

def _remarks(entrants: Sequence[Entrant], prizes: Sequence[Prize]) -> list[str]:
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
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import groupby
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
    passed_on: bool = False

    @property
    def total(self) -> Cents:
        return sum(prize.cash for prize in self.prizes) + self.handed

    @property
    def equal(self) -> Fraction:
        return Fraction(self.total, len(self.members))

    @cached_property
    def shares(self) -> dict[int, Share]:
        caps = [self.caps[member.number].most for member in self.members]
        level = level_of(self.total, caps)
        return {member.number: min(cap, level) for member, cap in zip(self.members, caps)}

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
        tied, sharing = self._tied(number, show), len(self.members)
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

    def sentence(self, number: int, show: Show = decimal) -> str:
        return "; ".join(
            [
                f"{self._pool}, {self._tied(number, show)}",
                *(term.why for term in self._adjusted(number)),
            ]
        )

    @property
    def _pool(self) -> str:
        sums = self._amounts(self.prizes)
        if self.handed:
            sums.append(f"{self._money(self.handed)} that others of the tie may not take")
        text, sharing = " + ".join(sums), len(self.members)
        if sharing == 1:
            return text
        return f"({text}) ÷ {sharing}" if len(sums) > 1 else f"{text} ÷ {sharing}"

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
        others = self._others(number)
        if self.instead is not None:
            shared = f"tied {where} with {some(others)}; " if others else ""
            why = f"{shared}nobody else {where} is eligible"
            if self.gains_alone:
                pool = money(self.instead.share, self.sign)
                why += f", and it is more than {pool} of a pool with all {self.instead.members}"
            return f"{why} (rule 32B3)"
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
        capped = [member for member in self.members if self.shares[member.number] < self.equal]
        limited = any(self.caps[member.number].prize is None for member in capped)
        more = self._money(self.shares[number] - self.equal)
        rules = "rules 32B3, 32C6" if limited else "rule 32B3"
        whose = some([member.label for member in capped])
        return f"plus {more} of what {whose} may not take ({rules})"

    def _others(self, number: int) -> list[str]:
        return [member.label for member in self.members if member.number != number]

    def _amounts(self, prizes: Sequence[Prize]) -> list[str]:
        return [f"{prize.amount(self.sign)} for {prize.title}" for prize in prizes]

    def _money(self, cents: Share) -> str:
        return money(cents, self.sign)

def paid_out(shares: Mapping[int, Share], members: Iterable[Entrant]) -> dict[int, Cents]:
    paid = {number: int(share) for number, share in shares.items()}
    odd = int(sum(shares.values())) - sum(paid.values())
    by_place = sorted((member.place, member.number) for member in members)
    for number in [number for _, number in by_place if paid[number] != shares[number]][:odd]:
        paid[number] += 1
    return paid

def rounding(shares: Mapping[int, Share], paid: Mapping[int, Cents], number: int) -> str:
    if paid[number] < shares[number]:
        return "rounded down to whole cents; the odd ones go by place"
    odd = sum(paid[sharer] > share for sharer, share in shares.items())
    which = "the odd cent" if odd == 1 else f"one of the {odd} odd cents"
    return f"rounded down to whole cents, and {which} by place"

def some(names: Sequence[str]) -> str:
    return listed(names) if len(names) <= NAMES_TOLD else f"{len(names)} others"

@dataclass(frozen=True)
class HortDivision(Division):

    own: Mapping[int, tuple[tuple[Prize, ...], int]] = field(default_factory=dict)

    @cached_property
    def shares(self) -> dict[int, Share]:
        numbers = [member.number for member in self.members]
        return {number: (self._of_place(number) + self.equal) / 2 for number in numbers}

    def _of_place(self, number: int) -> Fraction:
        prizes, sharing = self.own[number]
        return Fraction(sum(prize.cash for prize in prizes), sharing)

    def terms(self, number: int, show: Show = decimal) -> list[Term]:
        tied = self._tied(number, show)
        if len(self.members) == 1:
            return [Term(prize.title, prize.cash, tied) for prize in self.prizes]
        halves = [
            Term("own place", self._of_place(number) / 2, f"half of {self._place(number)}"),
            Term("equal share", self.equal / 2, f"half of {self._pool}, {tied}"),
        ]
        odd = self.paid[number] - self.shares[number]
        if odd:
            halves.append(Term("cents", odd, rounding(self.shares, self.paid, number)))
        return halves

    def sentence(self, number: int, show: Show = decimal) -> str:
        place, tied = self._place(number), self._tied(number, show)
        if len(self.members) == 1:
            return f"{place}, {tied}"
        sentence = f"half of {place} + half of {self._pool}, {tied}"
        if self.paid[number] != self.shares[number]:
            sentence += f"; {rounding(self.shares, self.paid, number)}"
        return sentence

    def _place(self, number: int) -> str:
        prizes, sharing = self.own[number]
        text = self._sum(prizes)
        if sharing == 1:
            return text
        return f"({text}) ÷ {sharing}, the place being shared," if prizes else text

    @property
    def _pool(self) -> str:
        return f"({self._sum(self.prizes)}) ÷ {len(self.members)}"

    def _sum(self, prizes: Sequence[Prize]) -> str:
        return " + ".join(self._amounts(prizes)) or self._money(0)

    def _tied(self, number: int, show: Show) -> str:
        score, others = show(self.score or 0.0, 2), self._others(number)
        return (
            f"tied on {score} with {some(others)} (Hort)" if others else f"alone on {score} (Hort)"
        )

def hort(
    prizes: Sequence[Prize], entrants: Sequence[Entrant], sign: str = "$"
) -> tuple[list[HortDivision], list[Prize]]:
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

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import Finding, TieBreakError
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

    def most_for(self, entrant: Entrant) -> Cents | None:
        if entrant.number in self.exempt or entrant.is_team:
            return None
        return (
            self.unrated
            if entrant.rating is None
            else self.provisional
            if entrant.provisional
            else None
        )

    def sentence(self, sign: str) -> str:
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
    total: Cents | None = None
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
        if self.fees is None is self.total and any(
            prize.percent is not None for prize in self.prizes
        ):
            raise TieBreakError(
                "some prizes are a percentage of the entry fees; state what was taken in fees"
            )

    @property
    def announced(self) -> Cents:
        return announced_by(self.prizes, self.total)

    @property
    def unlike_total(self) -> str:
        return unlike_total(self.total, self.announced, self.prizes, self.sign)

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
            self._due(replace(prize, position=position), part)
            for position, prize in enumerate(self.prizes, start=1)
        )

    def _due(self, prize: Prize, part: Fraction) -> Prize:
        part = Fraction(1) if prize.guaranteed else part
        if prize.percent is None:
            return replace(prize, cash=to_cents(prize.cash * part))
        divided = self.fees or 0 if self.total is None else self.total * part
        cash = to_cents(prize.percent * divided / 100)
        return replace(prize, cash=cash, percent_of=to_cents(divided))

    def sentences(self, entries: int) -> list[str]:
        sentences = [f"Prize rule {self.rule}: {RULES[self.rule]}"]
        if self.based_on is not None:
            sentences.append(self._based_on(entries))
        if self.rule == USCHESS and not self.cap:
            sentences.append(
                "No player's share is limited to his largest single prize (32B3 as it was)"
            )
        limits = self.limits.sentence(self.sign)
        return [*sentences, *([limits[0].upper() + limits[1:]] if limits else [])]

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
            total=self.total,
            fees=fees,
            rounds=rounds,
            limits=self.limits,
            sign=self.sign or "$",
        )

def announced_by(prizes: Sequence[Prize], total: Cents | None) -> Cents:
    percents = sum(
        (prize.percent or Fraction() for prize in prizes if prize.kind != POINTS), Fraction()
    )
    cash = sum(prize.cash for prize in prizes if prize.kind != POINTS)
    return cash + to_cents(percents * (total or 0) / 100)

def unlike_total(total: Cents | None, added: Cents, prizes: Sequence[Prize], sign: str) -> str:
    if total is None or added == total or any(prize.kind == POINTS for prize in prizes):
        return ""
    return (
        f"{money(total, sign)} are announced, and the prizes add up to {money(added, sign)}; "
        "correct one of them, or type the sum at the label Announced total if it is meant so"
    )
'''

MODULES['xltiebreak.prizefund.fund_words'] = r'''from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.figures import decimal, listed
from xltiebreak.prizefund.fund import announced_by, unlike_total
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import PLACE, Prize
from xltiebreak.prizefund.tokens import AnnouncementError, Statement, Token, cents

SAYING_SO = ("based", "else", "half", "part", "guaranteed", "in total", "total", "limit")
BESIDE = ("money", "percent", "number", "filler", "dash")
TOTAL = "announcement-total"

OF_ALL = ("based", "else", "half", "part", "in total")

class Doubtful(NamedTuple):

    text: str
    cents: Cents
    at: int
    before_colon: bool = False
    as_fund: bool = False
    guaranteed: bool = False

@dataclass
class FundWords:

    based_on: int | None = None
    total: Cents | None = None
    guaranteed: Fraction | None = None
    guaranteed_sum: Cents | None = None
    limit: Cents | None = None
    half: tuple[str, ...] = ()
    awaits_total: bool = False
    total_is_meant: bool = False
    doubtful: Doubtful | None = None

    @property
    def is_known(self) -> bool:
        amount = self.doubtful
        sure = amount is not None and (amount.as_fund or amount.before_colon)
        return self.total is not None or sure

    def is_meant(self, statement: Statement) -> bool:
        if not statement.only(*SAYING_SO, *BESIDE) or is_list(statement.tokens):
            return False
        sums = [token for token in statement.tokens if token.kind != "filler"]
        one_sum = [token.kind for token in sums] == ["money"]
        return statement.has(*SAYING_SO) or (
            one_sum and (statement.end == ":" or self.awaits_total)
        )

    def without_list(self, tokens: Sequence[Token]) -> Sequence[Token]:
        if not is_list(tokens):
            return tokens
        for token in tokens:
            if token.kind in OF_ALL:
                self._word(token)
        return [token for token in tokens if token.kind not in OF_ALL]

    def read(self, statement: Statement, at: int) -> None:
        before, sums = "", []
        for token in statement.tokens:
            is_sum = before in ("in total", "guaranteed") and token.kind == "number"
            if token.kind == "money" or is_sum:
                sums.append(token)
            elif token.kind == "percent" and statement.has("guaranteed"):
                self.guaranteed = Fraction(token.groups[0])
            elif token.kind in ("number", "percent"):
                raise AnnouncementError(token.text, "what of the fund is this?")
            else:
                self._word(token)
            before = before if token.kind == "filler" else token.kind
        self._sums(sums, statement, at)
        self.awaits_total = statement.end == ":" and statement.has("total") and not sums

    def _word(self, token: Token) -> None:
        if token.kind == "based":
            self.based_on = int(token.groups[0])
        elif token.kind == "part":
            self.guaranteed = Fraction(token.groups[0])
        elif token.kind == "limit":
            self.limit = cents(token.groups[0])
        elif token.kind == "half":
            self.half = tuple(re.split(r",\s*|\s+and\s+", token.groups[0].strip()))

    def _sums(self, sums: Sequence[Token], statement: Statement, at: int) -> None:
        guaranteed = statement.has("guaranteed")
        earlier = self.total is not None or self.doubtful is not None
        if len(sums) > 1 + guaranteed or (sums and earlier and not guaranteed):
            raise AnnouncementError(
                " ".join(token.text for token in sums), "which is the prize fund?"
            )
        amounts = [token.cents for token in sums]
        if amounts and guaranteed and len(amounts) + earlier > 1:
            self.guaranteed_sum = amounts.pop()
            amounts += [self.doubtful.cents] if self.doubtful else []
            self.total, self.doubtful = amounts[0] if amounts else self.total, None
            return
        sure = self.total_is_meant or self.awaits_total or statement.has("total", "in total")
        if amounts and not sure:
            self.doubtful = Doubtful(
                statement.text,
                amounts[0],
                at,
                before_colon=statement.end == ":",
                as_fund=guaranteed or statement.has("based"),
                guaranteed=guaranteed,
            )
            return
        if guaranteed and self.guaranteed is None:
            self.guaranteed = Fraction(100)
        if amounts:
            self.total = amounts[0]

    def settle(self, prizes: Sequence[Prize], listed: Cents | None, sign: str) -> Doubtful | None:
        amount, self.doubtful = self.doubtful, None
        if amount is None:
            return None
        first = any(
            prize.kind == PLACE and prize.rank == 1 and has_money(prize) for prize in prizes
        )
        following = [prize for prize in prizes[amount.at :] if has_money(prize)]
        added = sum(prize.cash for prize in prizes)
        adds_up = amount.cents in (added, listed)
        if amount.before_colon:
            is_total = bool(following)
        elif amount.as_fund:
            begins = first and (adds_up or (listed is None and bool(following)))
            is_total = begins or self.guaranteed is not None
        else:
            is_total = False
        if is_total:
            self.total = amount.cents
            if amount.guaranteed and self.guaranteed is None:
                self.guaranteed = Fraction(100)
            return None
        percents = any(prize.percent is not None for prize in following)
        if first or adds_up or percents or not following or amount.before_colon:
            text = money(amount.cents, sign)
            raise AnnouncementError(
                amount.text,
                f'is this the whole fund or for 1st? Write "Prize fund {text}" or "1st {text}"',
            )
        return amount

    def remarks(self, prizes: Sequence[Prize], sign: str) -> list[tuple[str, str]]:
        remarks = []
        unlike = unlike_total(self.total, announced_by(prizes, self.total), prizes, sign)
        if unlike and not self.total_is_meant:
            remarks.append((TOTAL, unlike))
        if self.guaranteed_sum is not None and self.total:
            part = Fraction(self.guaranteed_sum * 100, self.total)
            if self.guaranteed not in (None, part):
                message = (
                    f"{money(self.guaranteed_sum, sign)} are {decimal(part)}% of the fund, and "
                    f"{decimal(self.guaranteed or 0)}% of each prize are guaranteed"
                )
                remarks.append(("announcement-guaranteed", message))
            self.guaranteed = self.guaranteed or part
        fees = sum(prize.percent or 0 for prize in prizes)
        if fees > 100 and self.total is None:
            remarks.append(("announcement-percent", f"the prizes are {decimal(fees)}% of the fees"))
        if self.half:
            message = f"{listed(self.half)} count half: state how many entries there are"
            remarks.append(("announcement-half", message))
        return remarks

def is_list(tokens: Sequence[Token]) -> bool:
    kinds = [token.kind for token in tokens]
    amounts = [kind in ("money", "number") for kind in kinds]
    return any(
        kind == "dash" and any(amounts[:k][-1:]) and any(amounts[k + 1 :][:1])
        for k, kind in enumerate(kinds)
    )

def has_money(prize: Prize) -> bool:
    return bool(prize.cash) or prize.percent is not None
'''

MODULES['xltiebreak.prizefund.items'] = r'''from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

from xltiebreak.prizefund.parts import TROPHY, Parts, Piece, Who, pieces
from xltiebreak.prizefund.tokens import AnnouncementError, Statement, Token

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

def items(statement: Statement, tokens: Sequence[Token]) -> list[Parts]:
    named = any(token.kind == "special" and token.text.casefold() != "special" for token in tokens)
    tokens = [
        token
        for token in tokens
        if token.kind != "filler" and not (named and token.text.casefold() == "special")
    ]
    written = list(pieces(tokens))
    letters = "".join(_letter(piece, statement) for piece in written)
    doubtful = re.search("u-n", letters)
    if doubtful:
        raise AnnouncementError(
            _text(written[doubtful.start() : doubtful.end()]),
            "can be read as a prize or as ratings between two figures; "
            'write "U1200 $1000" or "(1000-1200)"',
        )
    for form in FORMS:
        spans = _cut(letters, form)
        if spans:
            return [_parts(written[start:end], form == "money first") for start, end in spans]
    raise AnnouncementError(statement.text, "this is not understood")

def _cut(letters: str, form: str) -> list[tuple[int, int]]:
    spans = []
    item, at = re.compile(FORMS[form]), 0
    while at < len(letters):
        match = item.match(letters, at)
        if match is None and at == 0 and form in BEGINNINGS:
            match = re.match(BEGINNINGS[form], letters)
        if match is None:
            return []
        spans.append(match.span())
        at = match.end()
    return spans

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

def _parts(written: Sequence[Piece], money_first: bool) -> Parts:
    tokens = [piece for piece in written if isinstance(piece, Token)]
    amounts = [token for token in tokens if token.kind in ("money", "number")]
    ranks = [token.rank for token in tokens if token.kind == "ordinal"]
    percents = [Fraction(token.groups[0]) for token in tokens if token.kind == "percent"]
    tops = [token.rank for token in tokens if token.kind == "top"]
    gap = next(
        (pair for pair in zip(written, written[1:]) if all(piece in amounts for piece in pair)), ()
    )
    return Parts(
        text=_text(written),
        who=next((piece for piece in written if isinstance(piece, Who)), None),
        ranks=(ranks[0], ranks[-1]) if ranks else None,
        top=tops[0] if tops else None,
        amounts=tuple(token.cents for token in amounts),
        percent=percents[0] if percents else None,
        trophy=next((_trophy(token) for token in tokens if token.kind == "trophy"), ""),
        each=any(token.kind == "each" for token in tokens),
        guaranteed=any(token.kind == "guaranteed" for token in tokens),
        money_first=money_first,
        no_dash=_text(gap),
    )

def _text(written: Sequence[Piece]) -> str:
    return " ".join(piece.text.strip() for piece in written)

def _trophy(token: Token) -> str:
    word = token.groups[0].casefold()
    return TROPHY if word == "troph" else word
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

MODULES['xltiebreak.prizefund.parts'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Callable, NamedTuple, Union

from xltiebreak.event.figures import points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import MOST, Cents
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
from xltiebreak.prizefund.tokens import AnnouncementError, Token

TROPHY = "trophy"
CLASS_WORDS = {"SENIOR MASTER": "SM", "MASTER": "M", "EXPERT": "X"}
ONE_OF_LIST = {"women": "woman"}

_AMOUNT = re.compile(r"([$€£])?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s?([$€£])?")
_PERCENT = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)\s?%")
_MOST_SHOWN = 40

class PrizeError(TieBreakError):

    def __init__(self, title: str, message: str) -> None:
        super().__init__(message)
        self.title = title

class Who(NamedTuple):

    prize: Prize
    text: str
    best: bool = False

    @property
    def by_rating(self) -> bool:
        return self.prize.kind in (*BY_RATING, UNRATED)

Piece = Union[Token, Who]

class Parts(NamedTuple):

    text: str = ""
    who: Who | None = None
    ranks: tuple[int, int] | None = None
    top: int | None = None
    amounts: tuple[Cents, ...] = ()
    percent: Fraction | None = None
    trophy: str = ""
    each: bool = False
    guaranteed: bool = False
    money_first: bool = False
    no_dash: str = ""

    @property
    def is_bare(self) -> bool:
        value = self.amounts or self.percent or self.trophy
        return not (value or self.top or self.ranks)

    @property
    def first_and_last(self) -> tuple[int, int]:
        return self.ranks or (1, self.top or 1)

    def prizes(self, kind: Prize) -> Iterator[Prize]:
        first, last = self.first_and_last
        for k in range(max(last - first + 1, len(self.amounts))):
            yield replace(
                kind,
                rank=first + k,
                cash=self.amounts[k] if self.amounts else 0,
                percent=self.percent,
                trophy=self.trophy,
                guaranteed=self.guaranteed,
            )

Claim = tuple[object, ...]

def claims(prize: Prize) -> dict[str, Claim]:
    given = {"cash": prize.cash or prize.percent, "trophy": prize.trophy}
    who = (prize.condition, prize.points, prize.title)
    return {name: (*who, name) for name, value in given.items() if value}

def pieces(tokens: Sequence[Token]) -> Iterator[Piece]:
    while tokens:
        who, used = who_is_meant(tokens)
        yield tokens[0] if who is None else who
        tokens = tokens[used or 1 :]

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
    written = " ".join(token.groups[0].upper().split())
    letter = CLASS_WORDS.get(written, written)
    low, high = CLASS_BANDS[letter]
    label = written.capitalize() if written in CLASS_WORDS else f"Class {letter}"
    return Prize(CLASS, low=low, high=high, label=label)

def _band(token: Token) -> Prize:
    low, high = sorted((int(token.groups[0]), int(token.groups[1])))
    return Prize(CLASS, low=low, high=high, or_unrated=bool(token.groups[2]))

def _named(token: Token) -> Prize:
    name = token.groups[0].casefold()
    name = ONE_OF_LIST.get(name, name[:-1] if name.endswith("s") else name)
    return Prize(NAMED, list=name, label=f"top {name}")

def _special(token: Token) -> Prize:
    name = " ".join(token.groups[0].casefold().split())
    return Prize(SPECIAL, label=f"{name} prize" if name in ("special", "upset") else name)

_KINDS: dict[str, Callable[[Token], Prize]] = {
    "class": _class,
    "band": _band,
    "under": lambda token: Prize(UNDER, high=int(token.groups[0]) - 1),
    "over": lambda token: Prize(OVER, low=int(token.groups[0])),
    "below": lambda token: Prize(CLASS, high=int(token.groups[0])),
    "unrated": lambda _: Prize(UNRATED),
    "named": _named,
    "special": _special,
    "bonus": lambda token: Prize(BONUS, on_tie_break=any(token.groups)),
    "points": lambda token: Prize(POINTS, points=points(token.groups[0])),
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

class Amount(NamedTuple):

    cents: Cents = 0
    sign: str = ""
    percent: Fraction | None = None

def amount_of(text: str, title: str, *, percent: bool = True) -> Amount:
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
        if text.lstrip("$€£ ").startswith(("-", "−", "(")):
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
        for asker in asking:
            for group in each(self.open_to[asker] & ~asked):
                asked |= 1 << group
                asked_by[group] = asker
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
    percent_of: Cents = 0
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
            raise TieBreakError(f"{self.title}: {decimal(self.percent)}% of the fund is no prize")
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
    def is_for_upset(self) -> bool:
        return self.kind == SPECIAL and "upset" in self.label.casefold()

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

    def amount(self, sign: str) -> str:
        if self.percent is None:
            return money(self.cash, sign)
        return f"{decimal(self.percent)}% of {money(self.percent_of, sign)}"

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
            return "plus score" if self.points is None else counted(self.points, "point")
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

MODULES['xltiebreak.prizefund.shares'] = r'''from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from xltiebreak.event.figures import decimal
from xltiebreak.prizefund.division import Division, Term
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import Prize, in_words
from xltiebreak.rules.terms import Show

class Extra(NamedTuple):

    prize: Prize
    amount: Cents
    why: str

@dataclass(frozen=True)
class Share:

    entrant: Entrant
    division: Division | None = None
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
        titles = [extra.prize.title for extra in self.extras]
        if self.points is not None:
            titles.insert(0, self.points.title)
        elif self.division is not None:
            members = len(self.division.members)
            shared = f", shared by {members}" * (members > 1)
            titles.insert(0, f"{in_words(self.division.prizes)}{shared}")
        return "; ".join(titles)

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
        if self.division.passed_on:
            left = f"{share} for {in_words(self.division.prizes)}"
            return f"{score}; more than {left}, which goes on to the next score (rule 32B1)"
        return f"{score}; more than a share of {share} of the other prizes"

    @property
    def _limited(self) -> str:
        limit = money(self.limit or 0, self.sign)
        return f"not more than {limit}, the limit for this player (rule 32C6)"

    def sentence(self, show: Show = decimal) -> str:
        sentences = []
        if self.points is not None:
            cash = self.points.amount(self.sign)
            sentences.append(f"{cash} for {self.points.title}, {self._for_points(show)}")
        elif self.division is not None:
            sentences.append(self.division.sentence(self.entrant.number, show))
        sentences += [
            f"{money(extra.amount, self.sign)} for {extra.prize.title}, {extra.why}"
            for extra in self.extras
        ]
        text = "; plus ".join(sentences)
        if self.above_limit:
            text += f"; {self._limited}"
        paid = money(self.paid, self.sign)
        equals = " " if text.startswith(f"{paid} for ") and "÷" not in text else f" {paid} = "
        return f"{self.entrant.label}:{equals}{text}"
'''

MODULES['xltiebreak.prizefund.stated'] = r'''from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import count, groupby
from typing import Callable, TypeVar

from xltiebreak.event.figures import decimal, rating
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Section
from xltiebreak.prizefund.entrants import Entrant, entrants
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
)
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.parts import PrizeError, amount_of
from xltiebreak.prizefund.prizes import NAMED, POOLED, Prize, ordinal
from xltiebreak.prizefund.typed_prizes import NO_ONE, list_name
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

def fund_of(
    announcement: Announcement, words: Mapping[str, str], rounds: int | None = None
) -> Fund:
    labels = _Labels(words)
    rule, cap = labels.rule()
    fees, entries = labels.money("entry_fees"), labels.entries()
    total = labels.money("prize_fund")
    total = labels.agrees("prize_fund", total, announcement.total, money)
    total = labels.agrees("announced_total", labels.total(), total, money)
    fund = replace(announcement, total=total).fund(rule, entries, fees, rounds)
    limits = fund.limits
    return replace(
        fund,
        cap=cap,
        based_on=labels.agrees("based_on", labels.count("based_on"), fund.based_on),
        guaranteed=labels.agrees("guaranteed", labels.guaranteed(fund.announced), fund.guaranteed),
        limits=Limits(
            labels.agrees("unrated_limit", labels.money("unrated_limit"), limits.unrated, money),
            labels.money("provisional_limit"),
            labels.named("above_limit", _BEYOND, TO_THE_TIE),
        ),
        sign=labels.sign(announcement.sign),
        trophies_follow_money=labels.named("trophy_rule", _FOLLOW_MONEY, False),
    )

@dataclass(frozen=True)
class _Labels:
    words: Mapping[str, str]

    def text(self, label: str) -> str:
        return " ".join(self.words.get(label, "").split())

    def rule(self) -> tuple[str, bool]:
        text = self.text("prize_rule").casefold()
        name = _WITHOUT_CAP.sub("", text)
        if name and name not in _RULES:
            expected = f"{', '.join((USCHESS, EQUAL, HORT))} or {NONE}"
            raise PrizeError("prize_rule", f"{text!r} is no prize rule; expected {expected}")
        return _RULES[name] if name else USCHESS, name == text

    def named(self, label: str, known: Mapping[str, _T], otherwise: _T) -> _T:
        text = self.text(label)
        if text.casefold() in known:
            return known[text.casefold()]
        if text:
            expected = " or ".join(next(k for k in known if known[k] == v) for v in _values(known))
            raise PrizeError(label, f"{text!r} is not understood; expected {expected}")
        return otherwise

    def sign(self, typed: str) -> str:
        currency = self.named("currency", _SIGNS, typed or "$")
        if typed and currency != typed:
            raise PrizeError(
                "currency", f"{currency} contradicts the prizes, which are in {typed}; correct one"
            )
        return currency

    def money(self, label: str) -> Cents | None:
        text = self.text(label)
        return amount_of(text, label, percent=False).cents if text else None

    def total(self) -> Cents | None:
        is_sum = self.text("announced_total").casefold() not in MEANT
        return self.money("announced_total") if is_sum else None

    def count(self, label: str) -> int | None:
        text = self.text(label).removesuffix(".0").replace(",", "")
        if not text:
            return None
        if not text.isdecimal() or not 0 < len(text) <= _MOST_DIGITS or not int(text):
            raise PrizeError(label, f"{text!r} is no number of entries; expected one such as 50")
        return int(text)

    def entries(self) -> Fraction | None:
        text = self.text("entries").replace("½", ".5")
        if not text:
            return None
        if not re.fullmatch(rf"\d{{0,{_MOST_DIGITS}}}(?:\.\d{{1,2}})?", text) or text == ".":
            raise PrizeError(
                "entries", f"{text!r} is no number of entries; expected one such as 62.5"
            )
        return Fraction(text)

    def guaranteed(self, announced: Cents) -> Fraction | None:
        text = self.text("guaranteed").casefold()
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

    def agrees(
        self,
        label: str,
        at_label: _N | None,
        announced: _N | None,
        show: Callable[[_N], str] = lambda figure: decimal(Fraction(figure)),
    ) -> _N | None:
        if at_label is not None and announced is not None and at_label != announced:
            raise PrizeError(
                label,
                f"{self.text(label)!r} contradicts the line of prizes, which says "
                f"{show(announced)}; correct one of them",
            )
        return announced if at_label is None else at_label

def _values(known: Mapping[str, _T]) -> list[_T]:
    return list(dict.fromkeys(known.values()))

def listed_players(text: str, known: Collection[int]) -> tuple[int, ...]:
    numbers = [part for part in re.split(r"[,;\s]+", text) if part]
    return tuple(dict.fromkeys(_number(number, known) for number in numbers))

def _number(text: str, known: Collection[int]) -> int:
    plain = text.strip().removesuffix(".0").removeprefix("#")
    number = int(plain) if plain.isdecimal() and len(plain) < 7 else 0
    if number not in known:
        raise PrizeError("", f"{text.strip()!r} is nobody's pairing number; correct it")
    return number

def re_entries(text: str, known: Collection[int]) -> dict[int, int]:
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
        number, colon, stated_rating = part.partition(":")
        if not (colon and stated_rating.strip()):
            expected = "expected such as 7: 1850; 12: unr"
            raise PrizeError("", f"{part!r} is not understood; {expected}")
        ratings[_number(number, known)] = prize_rating(stated_rating)
    return ratings

def prize_rating(text: str) -> int | None:
    try:
        return rating(text.strip()).value
    except ValueError:
        fault = f"{text.strip()!r} is not a rating"
        raise PrizeError("", f"{fault}; expected one such as 1850, or unr") from None

def _parts(text: str, at: str) -> list[str]:
    return [part.strip() for part in re.split(at, text) if part.strip()]

Doubt = tuple[Prize, str, str]

def doubts(
    fund: Fund, entrants: Sequence[Entrant], where: Callable[[Prize], str] = lambda _: "Prizes"
) -> list[Finding]:
    prizes = sorted(
        (prize for prize in fund.prizes if prize.kind in POOLED),
        key=lambda prize: (str(prize.condition), prize.rank),
    )
    all_doubts = [*_of_nothing(fund.prizes)]
    for _, same in groupby(prizes, lambda prize: prize.condition):
        ranks = list(same)
        all_doubts += [*_ranks(ranks), *_nobody(ranks[0], entrants)]
    return [Finding(WARNING, code, where(prize), message) for prize, code, message in all_doubts]

def _of_nothing(prizes: Sequence[Prize]) -> Iterator[Doubt]:
    for prize in prizes:
        if not prize.cash and not prize.trophy and prize.percent is None:
            yield prize, "prize-of-nothing", f"{prize.title} is neither cash nor a trophy"

def _ranks(prizes: Sequence[Prize]) -> Iterator[Doubt]:
    ranks = {prize.rank for prize in prizes}
    missing = next(rank for rank in count(1) if rank not in ranks)
    if missing < max(ranks):
        message = f"there is no {ordinal(missing)} prize of the kind of {prizes[0].title}"
        yield prizes[0], "prize-rank-missing", message
    for what, there in (
        ("cash prizes", Counter(prize.rank for prize in prizes if prize.cash)),
        ("trophies", Counter(prize.rank for prize in prizes if prize.trophy)),
    ):
        for prize in {prize.rank: prize for prize in prizes if there[prize.rank] > 1}.values():
            yield prize, "prize-twice", f"there are {there[prize.rank]} {what} for {prize.title}"

def _nobody(prize: Prize, entrants: Sequence[Entrant]) -> Iterator[Doubt]:
    if entrants and not any(prize.condition.admits(entrant) for entrant in entrants):
        why = "nobody is on its list" if prize.kind == NAMED else "nobody there is eligible"
        yield prize, "prize-for-nobody", f"{prize.title}: {why}"
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
    share, best = Fraction(level), 0
    for groups in contest.by_groups:  # those of one prize are often the best
        alone = smallest_share(contest, groups)
        if alone > share:
            share, best = alone, groups
    while better := _with_more_each(contest, share, contest.everybody, 0):
        best = better
        share = smallest_share(contest, better)
    return _smallest(contest, share, best) if best else 0

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
    doubted = doubtful & -doubtful
    return _with_more_each(contest, share, among, certain | doubted, taken_off) or _with_more_each(
        contest, share, among & ~doubted, certain, taken_off
    )

def _surplus(
    contest: Contest,
    share: Fraction,
    prizes: Sequence[tuple[int, Cents]],
    certain: int,
    taken_off: int,
) -> tuple[int, int]:
    off = share.numerator * taken_off
    each_holds = share.numerator * (PARTS - taken_off)
    amounts: dict[int, int] = {}
    for eligible, cash in prizes:
        rest = cash * share.denominator * PARTS - off
        if rest > 0:
            others = eligible & ~certain
            amounts[others] = amounts.get(others, 0) + rest
    stuck = poured_out(amounts, [each_holds * size for size in contest.sizes])
    groups = certain
    for full in stuck.groups:
        groups |= full
    return stuck.left - each_holds * contest.count(certain), groups

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
    for asker in asking:
        for group in each(asker & ~asked):
            asked |= 1 << group
            asked_by[group] = asker
            if room[group]:
                mover, way = asker, [(asker, group)]
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

def _smallest(contest: Contest, share: Fraction, best: int) -> int:
    able = contest.may_get(ceil(share))
    prizes = contest.only_for(able)
    sets = [eligible for eligible in contest.by_groups if not eligible & ~able]
    most = contest.count(best)
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
    return best
'''

MODULES['xltiebreak.prizefund.tokens'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import MOST, Cents

MOST_TEXT = 4_000

class AnnouncementError(TieBreakError):

    def __init__(self, part: str, why: str) -> None:
        self.part = part.strip()
        super().__init__(f'"{self.part}": {why}')

class Token(NamedTuple):

    kind: str
    groups: tuple[str, ...]
    text: str

    @property
    def cents(self) -> Cents:
        return cents(self.groups[-1])

    @property
    def rank(self) -> int:
        word = self.groups[0].casefold()
        return int(word) if word.isdecimal() else ORDINALS.get(word, 0)

class Statement(NamedTuple):

    tokens: tuple[Token, ...]
    end: str
    text: str

    def has(self, *kinds: str) -> bool:
        return any(token.kind in kinds for token in self.tokens)

    def only(self, *kinds: str) -> bool:
        return all(token.kind in kinds for token in self.tokens)

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
NUMBER = r"(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d\d)?(?![\d%])"
UNRATED = r"unr(?:ated)?s?\b"
ENTRIES = r"(?:\s+(?:paid|full|total))*(?:\s+(?:entries|entrants|players))?\b"
ON_TIE_BREAK = r"(?:on\s+)?tie-?\s?break(?:er)?s?(?:\s+(?:1st|first|win(?:ner)?))?"

PATTERNS = (
    ("space", r"\s+"),
    ("fee", rf"(?:EF|entry\s+fees?)\b\s*:?\s*[$€£]?\s?({NUMBER})"),
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
    ("total", r"(?:total|projected|(?:prize\s+)?fund|in\s+prizes)\b"),
    ("section", r"sections?\b"),
    ("filler", r"(?:uscf|us\s+chess|prizes?|cash|to|for|the|awards?|winners?|plus)\b"),
    ("number", rf"({NUMBER})"),
    ("minus", r"(?<=\s)-(?=[$€£]?\d)"),
    ("dash", r"-"),
    ("and", r"(?:and\b|&|\+)"),
    ("word", r"([^\W\d][\w'’]*(?:-\w+)*)"),
)

_READERS = [(kind, re.compile(pattern, re.IGNORECASE)) for kind, pattern in PATTERNS]
_DECIMAL_COMMA = re.compile(r"(?<![\w.,])[$€£]?\d[\d.]*,\d{1,2}(?![\w%,])")
_ENDS = re.compile(r"[;:]|!+|\.(?!\d)|,(?!\d{3}(?!\d))|\n")

def statements(text: str) -> Iterator[Statement]:
    if len(text) > MOST_TEXT:
        raise AnnouncementError(f"{text[:40]} …", f"longer than {MOST_TEXT:,} characters")
    text = re.sub(r"[–—−]", "-", text.replace("\u00a0", " "))
    text = re.sub(r"\b(unr|min|incl)\.", r"\1", text, flags=re.IGNORECASE).strip()
    _refuse_decimal_commas(text)
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

def _refuse_decimal_commas(text: str) -> None:
    amount = _DECIMAL_COMMA.search(text)
    if amount:
        raise AnnouncementError(amount.group(), "is this comma a decimal one? Write it as 12.50")

def _token(text: str, at: int) -> Token:
    for kind, reader in _READERS:
        match = reader.match(text, at)
        if match:
            return Token(kind, tuple(part or "" for part in match.groups()), match.group())
    words = text[text.rfind(" ", 0, at) + 1 :].split(maxsplit=1)
    raise AnnouncementError(words[0][:40], "this is not understood")

def cents(number: str) -> Cents:
    units, _, hundredths = number.replace(",", "").partition(".")
    if len(units) > len(str(MOST)):
        raise AnnouncementError(number[:40], f"a prize is at most {MOST // 100:,}")
    return int(units) * 100 + int(hundredths or 0)
'''

MODULES['xltiebreak.prizefund.typed_prizes'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Callable, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.parts import (
    ONE_OF_LIST,
    TROPHY,
    Parts,
    PrizeError,
    Who,
    amount_of,
    pieces,
)
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
from xltiebreak.prizefund.tokens import AnnouncementError, Token, statements

NO_ONE = ("none", "nobody", "no one", "-", "\N{EN DASH}")
_YES = ("yes", "y", "x", "true", "1", "guaranteed", "gtd", "\N{CHECK MARK}")
_NO = ("", "no", "n", "false", "0", *NO_ONE)
_BAND = re.compile(r"(?<![\w(\[])(\d{3,4})\s?[-–]\s?(\d{3,4})(?![\w)\]])")

NumberOf = Callable[[str], int]

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
            raise PrizeError(
                "Prize",
                f"{text('Prize')!r} is not understood; {_EXPECTED}; or type the numbers of those "
                "who can win it under Players",
            )
        prize = Prize(NAMED, list=list_name(text("Prize")), label=text("Prize"))
    if named is not None and prize.kind not in (NAMED, SPECIAL):
        raise PrizeError(
            "Players",
            f"{text('Prize')!r} is not for players who are named; clear this cell, or call the "
            "prize by another name",
        )
    amount = amount_of(text("Cash"), "Cash")
    rank = _rank(text("Rank"), rank)
    written = Parts(
        ranks=(rank, rank),
        amounts=(amount.cents,),
        percent=amount.percent,
        trophy=_trophy(text("Trophy")),
        guaranteed=yes_or_no(text("Guaranteed"), "Guaranteed"),
    )
    players = named or () if prize.kind == SPECIAL else ()
    [made] = written.prizes(replace(prize, players=players))
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
    try:
        for piece in pieces(tokens):
            if isinstance(piece, Who) and prize is None:
                prize = piece.prize
            elif isinstance(piece, Token) and piece.kind in ("ordinal", "number") and rank is None:
                rank = _ranked(piece)
            elif isinstance(piece, Who) or piece.kind != "filler":
                return None, None
    except AnnouncementError as error:
        raise PrizeError("Prize", str(error)) from error
    if prize is None and rank is not None:
        prize = Prize(PLACE)
    return prize, rank

def _ranked(token: Token) -> int:
    if not 0 < token.rank < 1_000:
        raise PrizeError("Prize", f"{token.text!r} is no rank; {_EXPECTED}")
    return token.rank

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
    for title, typed, own in (("From", low, prize.low), ("To", high, prize.high)):
        is_letter = prize.kind == CLASS and prize.label.startswith("Class")
        if typed is not None and own is not None and typed != own and not is_letter:
            hint = f"; below {own + 1} is to {own}" if title == "To" else ""
            raise PrizeError(title, f"{typed} contradicts {text!r}{hint}; correct one of them")
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
    if not number.isdecimal() or len(number) > 4 or not int(number):
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
    return TROPHY if text.casefold() in _YES else text

def yes_or_no(text: str, title: str) -> bool:
    if text.casefold() in _YES or text.casefold() in _NO:
        return text.casefold() in _YES
    raise PrizeError(title, f"{text!r} is neither yes nor no; expected yes, or nothing")

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

from xltiebreak.prizefund.apart import points_prize
from xltiebreak.prizefund.division import Division, Instead
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import NONE, TO_THE_TIE, Fund
from xltiebreak.prizefund.money import Cents, Share
from xltiebreak.prizefund.pools import Cap, Contest, each
from xltiebreak.prizefund.prizes import POOLED, Condition, Prize, announced
from xltiebreak.prizefund.subgroups import divides_alone

UNCAPPED = 10**18

class Hopes:

    def __init__(self, prizes: Sequence[Prize], entrants: Sequence[Entrant]) -> None:
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

    def count(self, group: Sequence[Entrant]) -> None:
        for member in group:
            for bit in self._reached:
                self._reached[bit] += bool(self.fulfilled[member.number] & bit)

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
        if len(group) == 1 and made and points_prize(fund, prizes, group[0], _share(made[0])):
            divisions += [replace(made[0], passed_on=True)]
            continue
        divisions += made
        used = {id(prize) for division in made for prize in division.prizes}
        left = [prize for prize in left if id(prize) not in used]
        if over is not None:
            left = sorted([*left, over], key=lambda prize: (-prize.cash, prize.priority))
    return divisions, left

def _share(division: Division) -> Share:
    return division.shares[division.members[0].number]

def _groups(fund: Fund, entrants: Sequence[Entrant]) -> list[list[Entrant]]:
    in_order = sorted(entrants, key=lambda entrant: (-entrant.score, entrant.place, entrant.number))
    if fund.rule == NONE:
        return [list(group) for _, group in groupby(in_order, lambda entrant: entrant.place)]
    return [list(group) for _, group in groupby(in_order, lambda entrant: entrant.score)]

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

def _limit(fund: Fund, entrant: Entrant) -> Cents:
    limits = fund.limits
    limit = limits.most_for(entrant) if limits.beyond == TO_THE_TIE else None
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

def _one_more(divisions: Sequence[Division], rest: Cents, hopes: Hopes) -> Prize | None:
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

from collections.abc import Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import ERROR, Finding, stop_on_errors
from xltiebreak.prizefund.apart import Trophy, upsets
from xltiebreak.prizefund.awards import Awards, awards
from xltiebreak.prizefund.entrants import Entrant, entrant_teams
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.shares import Share
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.ranking.combined import team_standings
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.terms import Show

_OPEN_ROUNDS = ("incomplete-round", "games-to-come")

def awards_of(standings: Standings) -> Awards | None:
    prizes = stated_prizes(standings.section)
    if prizes is None:
        return None
    stop_on_errors(prizes.findings)
    if prizes.fund is None:
        return None
    stop_on_errors(still_to_come(standings))
    fund = replace(prizes.fund, rounds=_games(standings))
    is_asked = any(prize.is_for_upset for prize in fund.prizes)
    games = upsets(standings.section, standings.rounds) if is_asked else None
    made = awards(fund, prizes.entrants(standings.rows), teams_of(standings), games)
    return replace(made, warnings=prizes.findings)

def _games(standings: Standings) -> int:
    players, rounds = len(standings.section.players), standings.rounds
    is_odd = standings.section.is_roundrobin and players % 2
    return rounds - rounds // players if is_odd else rounds

def teams_of(standings: Standings) -> Sequence[Entrant]:
    section = standings.section
    if section.matches is not None:
        return entrant_teams(standings.rows)
    return entrant_teams(team_standings(standings).rows) if section.counting else ()

def still_to_come(standings: Standings) -> list[Finding]:
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

def told_of(
    given: Awards, number: int, *, of_team: bool = False, show: Show = decimal
) -> list[str]:
    shares = given.of_teams if of_team else given.shares
    return [
        *(share.sentence(show) for share in shares if share.entrant.number == number),
        *(trophy.sentence for trophy in _trophies_of(given, number, of_team=of_team)),
    ]

def _trophies_of(given: Awards, number: int, *, of_team: bool) -> list[Trophy]:
    return [
        trophy
        for trophy in given.trophies
        if trophy.taker and (trophy.taker.number, trophy.taker.is_team) == (number, of_team)
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
        return "; ".join(trophy.sentence for trophy in self.trophies)

    @property
    def won(self) -> list[str]:
        cash = [self.share.won] if self.share else []
        return [*cash, *self.trophies_told]

    @property
    def trophies_told(self) -> list[str]:
        return [trophy.label for trophy in self.trophies]

def winners_of(given: Awards, *, of_teams: bool = False) -> list[Winner]:
    shares = {
        share.entrant.number: share for share in (given.of_teams if of_teams else given.shares)
    }
    takers = {share.entrant.number: share.entrant for share in shares.values()}
    for trophy in given.trophies:
        if trophy.taker and trophy.taker.is_team == of_teams:
            takers.setdefault(trophy.taker.number, trophy.taker)
    in_order = sorted(takers.values(), key=lambda entrant: (entrant.place, entrant.number))
    return [
        Winner(
            entrant,
            shares.get(entrant.number),
            tuple(_trophies_of(given, entrant.number, of_team=of_teams)),
        )
        for entrant in in_order
    ]
'''

MODULES['xltiebreak.questions'] = r'''...
'''

MODULES['xltiebreak.questions.places'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.checks.unfinished import what_is_missing
from xltiebreak.event.figures import counted
from xltiebreak.prizefund.winners import Winner, awards_of, winners_of
from xltiebreak.ranking.standings import Ranked

def unfinished(ranked: Ranked) -> Iterator[str]:
    players = ranked.players
    section = players.section
    if not players.is_final:
        missing = what_is_missing(section)
        if not (section.scheduled_rounds or section.origin.rows or missing or players.games_left):
            yield f"This is after {counted(players.rounds, 'round')}."
            return
        yield f"This is after {players.progress}; nothing is final. {missing}".rstrip()

def winnings(ranked: Ranked) -> Mapping[int, Winner] | None:
    players = ranked.players
    prizes = players.section.prizes
    if (
        prizes is None
        or any(finding.is_error for finding in prizes.findings)
        or not players.is_final
    ):
        return None
    given = awards_of(players)
    if given is None:
        return None
    return {
        winner.entrant.number: winner
        for winner in winners_of(given, of_teams=ranked.adds_up_players)
    }
'''

MODULES['xltiebreak.questions.why'] = r'''from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.questions.places import winnings
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Show, Term
from xltiebreak.rules.worksheet import SUM, Worksheet

BY_SCORE = "score"

MARK = "*"

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
            sheet.combine is SUM and sheet.terms and all(term.round for term in sheet.terms)
            for sheet in self.both
        )

    @property
    def named(self) -> str:
        reference = self.tie_break.system.reference
        return f"{self.tie_break.name} ({reference})" if reference else self.tie_break.name

    def dropped(self, show: Show = decimal) -> str:
        drops = [term.drop for sheet in self.both for term in sheet.terms if term.drop]
        sentences = (
            f"the {drop.which} dropped: {drop.reason.shown(show)}" for drop in drops if drop.which
        )
        return "; ".join(dict.fromkeys(sentences))

    def marked(self, term: Term) -> bool:
        plain = term.instead is None and not self.tie_break.system.of_opponents
        return bool(term.words) and not plain and (term.drop is None or bool(term.drop.which))

    def notes(self, sheet: Worksheet, show: Show = decimal) -> str:
        sentences = (
            f"R{term.round} {term.words.shown(show)}" for term in sheet.terms if self.marked(term)
        )
        return "; ".join(sentences)

    def cell(self, term: Term, show: Show = decimal) -> str:
        if term.drop and not term.drop.which:
            return "–"
        amount = show(term.amount, self.tie_break.system.digits) + MARK * self.marked(term)
        return f"({amount})" if term.drop else amount

@dataclass(frozen=True)
class Why:

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
        ahead, behind = (figure_of(sheet.value, digits, show) for sheet in look.both)
        if look.level:
            return "level, without a value" if look.ahead.value is None else f"level, {ahead} each"
        less = "" if look.tie_break.higher_is_better else ", where less is better"
        return f"{ahead} to {behind}{less}"

    def label(self, row: Standing) -> str:
        return f"{row.player.label} ({row.player.number}, place {row.places})"

    def of_look(self, look: Look, show: Show = decimal) -> Iterator[str]:
        listed = [f"{look.named}: {self.figures(look, show)}", look.dropped(show)]
        yield "; ".join(part for part in listed if part)
        for row, sheet in zip(self.both, look.both):
            if not look.in_rounds:
                yield f"{row.player.label}: {sheet.sentence(show)}"
            elif notes := look.notes(sheet, show):
                yield f"{MARK} {row.player.label}: {notes}"

def figure_of(value: Figure | None, digits: int, show: Show) -> str:
    return "no value" if value is None else show(value, digits)

def _points(score: float, show: Show) -> str:
    return f"{show(score, 2)} {'point' if score in (0.5, 1) else 'points'}"

def why(ranked: Ranked, number: int, other: int) -> Why:
    if number == other:
        raise TieBreakError("both are the same; name two players, or two teams")
    rows = [ranked.row_of(each) for each in (number, other)]
    for row in rows:
        if not row.place:
            raise TieBreakError(f"{row.player.name} has no place: {ranked.why_unplaced}")
    ahead, behind = sorted(rows, key=lambda row: row.place)
    looks = tuple(
        Look(
            step.tie_break,
            ranked.worksheet(ahead.player.number, step.tie_break),
            ranked.worksheet(behind.player.number, step.tie_break),
        )
        for step in ranked.steps
        if ahead.player.number in step.group and behind.player.number in step.group
    )
    return Why(ahead, behind, looks, ranked)
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

    def __post_init__(self) -> None:
        for what, number, most in (
            ("unrated", self.unrated, MOST_RATING),
            ("counting", self.counting, MOST_COUNTING),
        ):
            if number is not None and not 1 <= number <= most:
                raise TieBreakError(f"{what} is {number}; expected a number from 1 to {most:,}")

AS_IN_THE_FILE = Asked()

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
        kind=section.paired_as,
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
'''

MODULES['xltiebreak.ranking.byhand'] = r'''from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure, counted, decimal, points, rating
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation.us import LETTERS
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import TOURNAMENT_POINTS, Matches, Player, Points, Section
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.countings import Countings
from xltiebreak.rules.editions import USUAL, edition_named
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
    edition: str = USUAL,
    called: Called = AS_OPTIONS,
) -> Worksheet:
    chosen = tie_break(code, edition)
    _refuse_what_is_missing(chosen, opponents, results, score, called)
    _refuse_what_is_not_taken(chosen, opponents, score, boards, called)
    if Figures.MATCHES in chosen.system.by_hand:
        return _of_team(chosen, opponents, results, rounds, boards, edition, called)
    outcomes = [_outcome(result) for result in results] or [Outcome.DRAW] * len(opponents)
    length = _length(len(outcomes), rounds)
    outcomes += [Outcome.UNPAIRED] * (length - len(outcomes))
    _refuse_impossible_scores(chosen, opponents, score, length, rounds, called)
    added_up = sum(outcome.points for outcome in outcomes)
    if score is not None and results and score != added_up:
        raise TieBreakError(
            f"A score of {decimal(score)} is not what the results add up to, "
            f"{decimal(added_up)}; correct one of them ({called.score}, {called.points})."
        )
    context = _told(_crosstable(outcomes, opponents), edition, chosen, opponents, score)
    return _anonymous(chosen.worksheet(context, OWN))

def _told(
    table: Crosstable,
    edition: str,
    chosen: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
) -> Context:
    kind = _of_opponents(chosen.system)
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
    counted_by = Countings(Scores(table, edition_named(edition), given=scores))
    return Context(counted_by, ratings, given=others)

def _length(given: int, rounds: int | None) -> int:
    if rounds is not None and rounds < given:
        raise TieBreakError(f"{given} rounds of figures are more than {counted(rounds, 'round')}.")
    return max(given, rounds or 0)

def _anonymous(worksheet: Worksheet) -> Worksheet:
    return worksheet._replace(terms=Terms.of(t._replace(opponent=None) for t in worksheet.terms))

def _of_team(
    chosen: TieBreak,
    opponents: Sequence[Figure | None],
    results: Sequence[float | str],
    rounds: int | None,
    boards: Sequence[float],
    edition: str,
    called: Called,
) -> Worksheet:
    looks_at_rounds = Figures.BOARDS in chosen.system.by_hand
    if looks_at_rounds and not boards:
        raise TieBreakError(
            f"{chosen.code} needs the number of boards or their weights ({called.boards})."
        )
    matches = [
        result if isinstance(result, float) else _unplayed_match(result) for result in results
    ]
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
    scheduled = length if looks_at_rounds else rounds
    _refuse_impossible_scores(chosen, opponents, None, length, scheduled, called)
    matches += [Outcome.UNPAIRED] * (length - len(matches))
    scores = [float(figure or 0) for figure in opponents]
    section = _team_event(matches, scores, boards)
    return _anonymous(chosen.worksheet(context_of(section, edition_named(edition)), OWN))

def _team_event(
    rounds: Sequence[float | Outcome], opponents: Sequence[float], weights: Sequence[float]
) -> Section:
    numbers = iter(range(1, len(opponents) + 1))
    row = tuple(
        Result(result) if isinstance(result, Outcome) else Result(Outcome.DRAW, next(numbers))
        for result in rounds
    )
    others = tuple(_opponent(points, row, k) for k, points in enumerate(opponents, start=1))
    inside: list[tuple[Points, ...]] = [
        tuple(None if isinstance(result, Outcome) else result for result in rounds),
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
        Result(Outcome.DRAW, OWN, worth=points if result.opponent == number else 0.0)
        for result in row
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
    chosen: TieBreak,
    opponents: Sequence[Figure | None],
    results: Sequence[float | str],
    score: float | None,
    called: Called,
) -> None:
    needs = chosen.system.by_hand
    if not needs:
        raise TieBreakError(
            f"{chosen.code} cannot be worked out from bare figures; use explain on the whole event."
        )
    for need in needs:
        if need.of_opponents and not opponents:
            raise TieBreakError(
                f"{chosen.code} needs the opponents' {need.value} ({called.opponents})."
            )
        if need is Figures.MATCHES and not results:
            raise TieBreakError(
                f"{chosen.code} needs the points inside the matches ({called.points})."
            )
        if need is Figures.POINTS and not results:
            raise TieBreakError(f"{chosen.code} needs the player's own results ({called.points}).")
        if need is Figures.SCORE and score is None and not results:
            raise TieBreakError(
                f"{chosen.code} needs the player's own score ({called.score}), for plus or minus."
            )

def _refuse_what_is_not_taken(
    chosen: TieBreak,
    opponents: Sequence[Figure | None],
    score: float | None,
    boards: Sequence[float],
    called: Called,
) -> None:
    kind = _of_opponents(chosen.system)
    if opponents and not kind:
        raise TieBreakError(
            f"{chosen.code} is not made of the opponents' figures; leave them out "
            f"({called.opponents})."
        )
    if boards and Figures.BOARDS not in chosen.system.by_hand:
        raise TieBreakError(
            f"{chosen.code} does not look at the boards; leave them out ({called.boards})."
        )
    if score is not None and kind is not Figures.SCORES:
        raise TieBreakError(
            f"{chosen.code} does not look at the player's own score; leave it out ({called.score})."
        )

def _refuse_impossible_scores(
    chosen: TieBreak,
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
    if rounds is None or _of_opponents(chosen.system) not in of_points:
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

from xltiebreak.event.figures import Figure, counted, listed
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player, Section
from xltiebreak.ranking.orders import SCHOLASTIC_TEAM, TEAM_SUM
from xltiebreak.ranking.places import Ranking, Standing, Step, Tie, Values, how_many_needed, ties_of
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.editions import Edition
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
    unplaced: tuple[Standing, ...]
    minimum: int
    steps: tuple[Step, ...]
    tie_breaks: tuple[TieBreak, ...]
    not_summed: tuple[TieBreak, ...]

    adds_up_players = True
    noun = "team"

    @property
    def section(self) -> Section:
        return self.players.section

    @property
    def edition(self) -> Edition:
        return self.players.edition

    def row_of(self, number: int) -> Standing:
        return next(row for row in self.listed if row.player.number == number)

    def makers(self, number: int) -> Sequence[Standing]:
        return self.teams[number].counted

    def named(self, codes: Sequence[str]) -> Sequence[TieBreak]:
        summed = {own.code.upper(): own for own in self.tie_breaks}
        for code in codes:
            if tie_break(code, self.edition.code).code.upper() not in summed:
                raise TieBreakError(
                    f"{code} is not added up for teams here; there are {', '.join(summed)}"
                )
        chosen = [summed[tie_break(code, self.edition.code).code.upper()] for code in codes]
        return chosen or self.tie_breaks

    @property
    def listed(self) -> tuple[Standing, ...]:
        return (*self.rows, *self.unplaced)

    @property
    def about_unplaced(self) -> str:
        if not self.unplaced:
            return ""
        names = listed([row.player.name for row in self.unplaced])
        have = "has" if len(self.unplaced) == 1 else "have"
        return f"{names} {have} no place: {self.why_unplaced}."

    @property
    def why_unplaced(self) -> str:
        if not self.unplaced:
            return ""
        is_own = self.players.section.team_minimum is not None
        rule = "as stated for this section" if is_own else "US scholastic regulations 10.2.2"
        return f"a team needs {counted(self.minimum, 'player')} ({rule})"

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        return ties_of(self.rows, self.steps)

    @property
    def needed(self) -> int:
        return how_many_needed(self.tie_breaks, self.steps)

    def worksheet(self, number: int, tie: TieBreak) -> Worksheet:
        return Worksheet(
            system=tie.code,
            name=tie.name if tie.system.code == TEAM_SUM else f"{tie.name}, added up",
            combine=SUM,
            terms=_terms(self.teams[number], tie),
            digits=tie.system.digits,
            remark=self.players.edition.remark(tie.system.code, self.players.section.paired_as),
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
    summed = tuple(tie for tie in order.tie_breaks if _can_be_summed(tie, order.name))
    if not order.ranks_teams:
        summed = (tie_break(TEAM_SUM), *summed)
    values: dict[str, dict[int, Figure | None]] = {
        tie.code: {number: _sum(team, tie) for number, team in teams.items()} for tie in summed
    }
    scores = {number: sum(row.score for row in team.counted) for number, team in teams.items()}
    entries = {number: Player(number, team.name) for number, team in teams.items()}
    own_minimum = players.section.team_minimum
    minimum = players.edition.team_minimum if own_minimum is None else own_minimum
    placed = {
        number: entry for number, entry in entries.items() if len(teams[number].players) >= minimum
    }
    ranking = Ranking(placed, scores, summed, values, _never)
    rows = ranking.rows()
    unplaced = [
        Standing(
            0,
            0,
            entry,
            scores[number],
            {code: figures[number] for code, figures in values.items()},
            None,
        )
        for number, entry in entries.items()
        if number not in placed
    ]
    return TeamStandings(
        players,
        counting,
        teams,
        rows,
        tuple(sorted(unplaced, key=lambda row: -row.score)),
        minimum,
        tuple(ranking.steps),
        summed,
        tuple(tie for tie in order.tie_breaks if tie not in summed),
    )

def teams_of(players: Sequence[Player]) -> tuple[Player, ...]:
    names: dict[str, str] = {}
    for player in players:
        if player.plays_for:
            names.setdefault(player.plays_for.casefold(), player.plays_for)
    return tuple(Player(number, name) for number, name in enumerate(names.values(), start=1))

def _teams(players: Standings, counting: int) -> dict[int, Team]:
    entries = teams_of(players.section.players)
    members: dict[str, list[Standing]] = {entry.name.casefold(): [] for entry in entries}
    for row in players.rows:
        if row.player.plays_for:
            members[row.player.plays_for.casefold()].append(row)
    return {
        entry.number: Team(entry.number, entry.name, tuple(rows), counting)
        for entry, rows in zip(entries, members.values())
    }

def _can_be_summed(tie: TieBreak, order: str) -> bool:
    if tie.system.code == "MM":
        return order == SCHOLASTIC_TEAM
    return not tie.system.in_group and tie.system.needs is not Needs.LOTS

def _figure_of(row: Standing, tie: TieBreak) -> Figure | None:
    return row.score if tie.system.code == TEAM_SUM else row.values[tie.code]

def _sum(team: Team, tie: TieBreak) -> Figure | None:
    figures = [_figure_of(row, tie) for row in team.counted]
    known = [figure for figure in figures if figure is not None]
    return sum(known) if len(known) == len(figures) else None

def _terms(team: Team, tie: TieBreak) -> Terms:
    if _sum(team, tie) is None:
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
        for figure in [_figure_of(row, tie)]
    )

def _never(tie: TieBreak, tied: Sequence[int]) -> Values:
    raise AssertionError(tie.code)
'''

MODULES['xltiebreak.ranking.orders'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.event.words import nearest, unknown
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
        return any(tie.system.code == TEAM_SUM for tie in self.tie_breaks)

    @property
    def codes(self) -> tuple[str, ...]:
        return tuple(tie_break.code for tie_break in self.tie_breaks)

def usual_order(edition: str, section: Section) -> str:
    rules = edition_named(edition if edition.strip() else USUAL)
    is_roundrobin = section.is_roundrobin and section.matches is None
    return rules.roundrobin_order if is_roundrobin else rules.order

def named_order(text: str, *, of_teams: bool = False) -> str | None:
    name = _NAMES.get(re.sub(r"[\s-]+", "", text.casefold()))
    return _OF_TEAMS.get(name, name) if name and of_teams else name

def order_named(text: str, *, of_teams: bool = False, edition: str = "") -> Order:
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

def _listed(text: str, edition: str) -> Iterator[TieBreak]:
    tidy = _numbered(" ".join(text.replace("\n", ",").split()))
    names = [_ORDINAL.sub("", part, count=1).strip() for part in _BETWEEN.split(tidy)]
    names = [part for part in names if part]
    if len(names) > MOST:
        raise TieBreakError(
            f"the tie-break order has {len(names):,} tie-breaks; give the first {MOST} at most"
        )
    for part in names:
        codes = part.split()
        if len(codes) > 1 and all(map(_is_code, codes)):
            yield from map(of_code, codes)
        else:
            yield _one(part, edition, alone=len(names) == 1)

def _numbered(text: str) -> str:
    return _INNER_ORDINAL.sub(", ", text) if _ORDINAL.match(text) else text

def _is_code(text: str) -> bool:
    try:
        of_code(text)
    except TieBreakError:
        return False
    return True

def _one(text: str, edition: str, *, alone: bool) -> TieBreak:
    try:
        return tie_break(text, edition)
    except TieBreakError as error:
        names = _slashed_or_spaced(text)
        if names:
            raise TieBreakError(
                f"{text!r} names several tie-breaks; put commas between them, as in "
                f"{', '.join(names)}"
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
    names: list[str] = []
    while words and len(words) <= MOST:
        ends = range(min(len(words), _LONGEST_NAME), 0, -1)
        end = next((end for end in ends if _names(" ".join(words[:end]))), 0)
        if not end:
            return []
        names.append(" ".join(words[:end]))
        words = words[end:]
    return names if len(names) > 1 else []

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
        if not self.place:
            return "–"
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
    return max(
        (k for k, tie_break in enumerate(tie_breaks, 1) if tie_break.code in looked_at), default=0
    )

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
        tie_break = self.tie_breaks[index]
        values = self.values[tie_break.code]
        if tie_break.system.in_group:
            values.update(self.among(tie_break, tied))
        level = _levels(tied, values, tie_break.higher_is_better)
        self.steps.append(Step(tie_break, tuple(tied), len(level) > 1))
        blocks = []
        for k, group in enumerate(level):
            parted = self._part(group, index + 1)
            if k:
                parted[0].parted_by = tie_break.code
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

MODULES['xltiebreak.ranking.standings'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Protocol

from xltiebreak.checks import examine
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import Figure, counted
from xltiebreak.event.findings import Finding, stop_on_errors
from xltiebreak.event.roundrobin import games_in_all, games_to_come
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked, as_after
from xltiebreak.ranking.orders import Order, order_named, usual_order
from xltiebreak.ranking.places import Ranking, Standing, Step, Tie, Values, how_many_needed, ties_of
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.editions import USUAL, Edition, edition_named
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.rules.worksheet import Worksheet

class Ranked(Protocol):

    @property
    def players(self) -> Standings:
        ...

    @property
    def section(self) -> Section:
        ...

    @property
    def tie_breaks(self) -> tuple[TieBreak, ...]:
        ...

    @property
    def rows(self) -> tuple[Standing, ...]:
        ...

    @property
    def listed(self) -> tuple[Standing, ...]:
        ...

    @property
    def steps(self) -> tuple[Step, ...]:
        ...

    @property
    def ties(self) -> tuple[Tie, ...]:
        ...

    @property
    def adds_up_players(self) -> bool:
        ...

    @property
    def noun(self) -> str:
        ...

    @property
    def about_unplaced(self) -> str:
        ...

    @property
    def why_unplaced(self) -> str:
        ...

    def worksheet(self, number: int, tie_break: TieBreak, /) -> Worksheet:
        ...

    def row_of(self, number: int) -> Standing:
        ...

    def makers(self, number: int) -> Sequence[Standing]:
        ...

    def named(self, codes: Sequence[str]) -> Sequence[TieBreak]:
        ...

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
    rules_from: tuple[str, ...] = ()

    adds_up_players = False
    about_unplaced = ""
    why_unplaced = ""

    @property
    def players(self) -> Standings:
        return self

    @property
    def noun(self) -> str:
        return "player" if self.section.matches is None else "team"

    @property
    def tie_breaks(self) -> tuple[TieBreak, ...]:
        return self.order.tie_breaks

    @property
    def listed(self) -> tuple[Standing, ...]:
        return self.rows

    def row_of(self, number: int) -> Standing:
        return next(row for row in self.rows if row.player.number == number)

    def makers(self, number: int) -> Sequence[Standing]:
        return ()

    def named(self, codes: Sequence[str]) -> Sequence[TieBreak]:
        edition = self.edition.code
        return [tie_break(code, edition) for code in codes] or self.tie_breaks

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
    def rule(self) -> str:
        name = self.edition.name
        if self.order.name != ROUNDROBIN:
            return name
        whose = name.replace("34E", "34F") if "34E" in name else f"{name}; US Chess rule 34F"
        return f"{whose}, and {tie_break('WIN').name} after it"

    @property
    def not_meant(self) -> tuple[TieBreak, ...]:
        in_roundrobins = self.edition.in_roundrobins if self.section.is_roundrobin else {}
        return tuple(tie for tie in self.order.tie_breaks if tie.system.code in in_roundrobins)

    @property
    def without_value(self) -> tuple[TieBreak, ...]:
        return tuple(
            tie
            for tie in self.order.tie_breaks
            if not tie.system.in_group
            and self.rows
            and all(row.values[tie.code] is None for row in self.rows)
        )

    def worksheet(self, number: int, tie: TieBreak) -> Worksheet:
        if not tie.system.in_group:
            return tie.worksheet(self.context, number)
        if self._ordered(tie) is None:
            score = self.context.score(number)
            group = [row.player.number for row in self.rows if row.score == score]
            return tie.worksheet(self.context, number, group)
        looks = (step for step in self.steps if step.tie_break.is_same_as(tie))
        tied = next((step.group for step in looks if number in step.group), ())
        return tie.worksheet(self.context, number, tied, self._why_alone(number))

    def column(self, tie: TieBreak) -> Values:
        own = self._ordered(tie)
        if own is None:
            return tie.column(self.context, self.section.crosstable.numbers)
        return {row.player.number: row.values[own.code] for row in self.rows}

    def _ordered(self, tie: TieBreak) -> TieBreak | None:
        return next((own for own in self.order.tie_breaks if own.is_same_as(tie)), None)

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
    section: Section, asked: Asked = AS_IN_THE_FILE, examined: Sequence[Finding] | None = None
) -> Standings:
    if asked.round is not None:
        section, examined = as_after(section, asked.round), None
    findings = tuple(examine(section) if examined is None else examined)
    stop_on_errors(findings)
    order = order_of(section, asked)
    lots = asked.lots.strip() or section.lots.strip()
    if lots and not any(tie.system.code == "LOT" for tie in order.tie_breaks):
        order = order._replace(tie_breaks=(*order.tie_breaks, tie_break("LOT")))
    rules = edition_of(section, asked)
    standing_in = section.unrated if asked.unrated is None else asked.unrated
    ratings = _ratings(section, standing_in)
    context = context_of(section, rules, ratings, drawn(lots, section.crosstable.numbers))
    table = _ranked(section, order, context, lots, findings)
    return replace(table, rules_from=tuple(rules_from(section, asked)))

def rules_from(section: Section, asked: Asked) -> Iterator[str]:
    if section.origin.edition_from and not asked.edition:
        yield section.origin.edition_from
    if section.origin.order_from and not asked.order:
        yield section.origin.order_from

def rules_unsaid(section: Section, *, alone: bool) -> str:
    if not section.is_roundrobin or (section.kind and section.order):
        return ""
    kind = "round-robin"
    if not (section.kind or section.origin.grid):
        kind += f" ({counted(len(section.players), 'player')} who all meet; else state Kind swiss)"
    codes = ", ".join(order_of(section, AS_IN_THE_FILE).codes)
    edition = edition_of(section, AS_IN_THE_FILE).code
    whose = "" if alone else f"{section.name}: "
    return f"{whose}Ranked as: {kind}, edition {edition}, tie-breaks {codes}."

def as_settled(section: Section, asked: Asked) -> Asked:
    order = asked.order or section.order or usual_order(asked.edition or section.edition, section)
    return replace(asked, edition=edition_of(section, asked).code, order=order)

def edition_of(section: Section, asked: Asked) -> Edition:
    own = asked.edition or section.edition or order_of(section, asked).edition
    return edition_named(own or USUAL)

def order_of(section: Section, asked: Asked) -> Order:
    of_teams = section.matches is not None
    edition = asked.edition or section.edition
    text = asked.order or section.order or usual_order(edition, section)
    return order_named(text, of_teams=of_teams, edition=edition or USUAL)

def _ranked(
    section: Section, order: Order, context: Context, lots: str, findings: tuple[Finding, ...]
) -> Standings:
    numbers = section.crosstable.numbers
    values: dict[str, dict[int, Figure | None]] = {
        tie.code: dict.fromkeys(numbers) if tie.system.in_group else _everybody(tie, context)
        for tie in order.tie_breaks
    }

    def among(tie: TieBreak, tied: Sequence[int]) -> Values:
        return tie.values(context, tied, tied)

    ranking = Ranking(section.by_number, context.scores.final, order.tie_breaks, values, among)
    rows = ranking.rows()
    steps = tuple(ranking.steps)
    return Standings(section, context.edition, order, rows, steps, context, lots, findings)

def _everybody(tie: TieBreak, context: Context) -> dict[int, Figure | None]:
    what = ("everybody", tie.system.code, tie.options, tie.points)
    return context.once(what, lambda: tie.values(context, [*context.scores.final]))

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

def _nothing(opponent: int) -> Words:
    return SILENCE

class Context:

    def __init__(
        self,
        by: Countings,
        ratings: Mapping[int, int] | None = None,
        lots: Mapping[int, int] | None = None,
        unrated: Collection[int] = (),
        given: Mapping[tuple[str, int], Figure] | None = None,
        knows_rounds: bool = True,
    ) -> None:
        self.by = by
        self.knows_rounds = knows_rounds
        self.scores = by.primary
        self.ratings: Mapping[int, int] = ratings or {}
        self.unrated = frozenset(unrated)
        self.lots: Mapping[int, int] = lots or {}
        self.given: Mapping[tuple[str, int], Figure] = given or {}
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
        return Context(by, self.ratings, self.lots, self.unrated, self.given, self.knows_rounds)

    # What the scores say

    @property
    def edition(self) -> Edition:
        return self.scores.edition

    @property
    def rounds(self) -> int:
        return self.scores.rounds

    @property
    def rounds_each(self) -> int:
        return self.scores.full_schedule

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
        words_for: Callable[[int], Words] = _nothing,
        without: str = "",
    ) -> Terms:
        history = self.history(number)
        amounts = [
            figure(result.opponent) if result.played and result.opponent is not None else None
            for _, result in history
        ]
        return Terms(amounts, partial(_term_of_opponent, history, words_for, without))

    def figure(
        self, name: str, number: int, work_out: Callable[[Context, int], Figure | None]
    ) -> Figure | None:
        what, memory = (name, number), self.scores.memory
        if what in self.given:
            return self.given[what]
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
    figures = [tuple(by_number.items()) for by_number in (ratings or {}, lots or {})]
    what = (edition.code, section.paired_as, last_round, unrated, knows_rounds, *figures)
    known: Context | None = table.memory.get(what)
    if known is None or known.edition is not edition:
        # Of a table that remembers nothing: what is remembered would keep itself alive
        bare = Crosstable(table.numbers, table.results)
        counted = Countings(Scores(bare, edition, section.paired_as, last_round))
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
    words_for: Callable[[int], Words],
    without: str,
    place: int,
    amount: Figure | None,
) -> Term:
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
        kind, last_round = self.section.paired_as, self.section.scheduled_rounds
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

from xltiebreak.event.crosstable import ROUNDROBIN
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

US, FIDE = "US Chess", "FIDE"

_FIDE_ROUNDROBIN = "SB, DE, WIN"

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

    def unplayed(self, kind: str) -> Unplayed:
        return self.roundrobin if kind == ROUNDROBIN else self.swiss

    def remark(self, code: str, kind: str) -> str:
        return (self.in_roundrobins.get(code) if kind == ROUNDROBIN else "") or self.remarks.get(
            code, ""
        )

EDITIONS: Mapping[str, Edition] = {
    edition.code: edition
    for edition in (
        Edition(
            code="uschess",
            name="US Chess rule 34E",
            swiss=US_CHESS,
            roundrobin=US_CHESS,
            family=US,
            cumulative_deducts=True,
            team_minimum=US_TEAM_MINIMUM,
        ),
        Edition(
            code="wintd",
            name="US Chess rule 34E, shown as WinTD shows it",
            swiss=US_CHESS,
            roundrobin=US_CHESS,
            family=US,
            scale_of="uschess",
            order="wintd",
            cumulative_deducts=True,
            team_minimum=US_TEAM_MINIMUM,
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
            family=FIDE,
            since="0001-01-01",
            order="fide",
            roundrobin_order=_FIDE_ROUNDROBIN,
            sonneborn_adjusted=True,
            match_points=FIDE_MATCH_POINTS,
            encounter_of_some=False,
        ),
        Edition(
            code="fide2023",
            name="FIDE C.07 from September 2023: dummy with the player's own score",
            swiss=FIDE_2023,
            roundrobin=PAIRED_IN_ADVANCE,
            family=FIDE,
            since="2024-04-01",
            order="fide",
            roundrobin_order=_FIDE_ROUNDROBIN,
            sonneborn_adjusted=True,
            match_points=FIDE_MATCH_POINTS,
            voluntary=requested_byes_and_forfeit_losses,
        ),
        Edition(
            code="fide2026",
            name="FIDE C.07 from March 2026: as 2023, with the dummy capped",
            swiss=FIDE_2026,
            roundrobin=PAIRED_IN_ADVANCE,
            family=FIDE,
            since="2026-03-01",
            order="fide",
            roundrobin_order=_FIDE_ROUNDROBIN,
            sonneborn_adjusted=True,
            match_points=FIDE_MATCH_POINTS,
            voluntary=requested_byes_and_forfeit_losses,
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

_CALLED: Mapping[str, tuple[str, ...]] = {
    "uschess": ("us chess", "uscf", "us", "34E", "us chess 34E", "uscf 34E", "rule 34E"),
    "wintd": ("win td",),
    "fide2009": ("uk chess challenge", "ukcc", "virtual opponent"),
    "fide2023": ("fide 2024",),
    "raw": ("face value", "at face value", "none"),
}

def edition_named(text: str) -> Edition:
    names = {bare(name): code for code, called in _CALLED.items() for name in called}
    names.update((bare(edition.name), edition.code) for edition in EDITIONS.values())
    asked = bare(text).removeprefix("edition").removesuffix("edition")
    edition = EDITIONS.get(names.get(asked, asked))
    if edition is not None:
        return edition
    begun = [code for code in EDITIONS if asked and code.startswith(asked)]
    if len(begun) > 1:
        named = either(f"{code} ({EDITIONS[code].name})" for code in begun)
        raise TieBreakError(f"{text!r} leaves open which edition is meant: {named}")
    near = nearest(text, {**{code: code for code in EDITIONS}, **names})
    raise TieBreakError(unknown(text, "an edition", near, f"use one of {', '.join(EDITIONS)}"))
'''

MODULES['xltiebreak.rules.scores'] = r'''from __future__ import annotations

import copy
from collections.abc import Collection, Hashable, Mapping, Sequence
from functools import partial
from itertools import compress
from typing import Any

from xltiebreak.event.crosstable import ROUNDROBIN, SWISS, Crosstable, cycles_of
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import without_sitting_out
from xltiebreak.rules.editions import Absence, Edition, History, Score
from xltiebreak.rules.terms import Term, Terms, not_played

ANNULLED = Outcome.ANNULLED
PLAYER, TEAM = "player", "team"

_NONE_GIVEN: Mapping[int, float] = {}

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
        given: Mapping[int, float] = _NONE_GIVEN,
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
            history = [
                entry for entry in self.histories[number] if entry[1].outcome is not ANNULLED
            ]
            known = self._adjusted[number] = self.unplayed.adjusted_score(history, self.draw)
        return known

    def sign(self, number: int) -> int:
        rounds = self.full_schedule
        if self.is_roundrobin:
            rounds = max(rounds, _rounds_of(self.histories[number], with_byes=True))
        half = rounds * self.win / 2
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
            else None
            if result.outcome is ANNULLED
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
    return max((_rounds_of(history) for history in histories.values()), default=0)

def _rounds_of(history: History, *, with_byes: bool = False) -> int:
    return sum(
        result.opponent is not None
        or (result.outcome is Outcome.UNPAIRED and not result.blank)
        or (with_byes and result.points > 0)
        for _, result in history
    )

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
    words = Words(f"points {what}: {', '.join(['{}'] * len(own))}", tuple(own))
    return read_off(float(place), Words(f"place {place} of the tied").then(words))

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
            first, second = (_by_boards(context, preference, tied, number) for number in tied)
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

def _place_in_words(context: Context, number: int, place: float) -> Words:
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
    return NO_TERMS if place is None else read_off(place, _place_in_words(context, number, place))

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
    if not any(encounter.missing for encounter in met.values()):
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
    for number, encounter in met.items():
        blocks.setdefault(encounter.points, []).append(number)
    return [blocks[points] for points in sorted(blocks, reverse=True)]

def _alone_at_the_top(met: Mapping[int, Encounters]) -> list[int]:
    left = sorted(met, key=lambda number: met[number].points, reverse=True)
    first: list[int] = []
    while len(left) > 1 and met[left[0]].points > max(met[n].at_most for n in left[1:]):
        first.append(left.pop(0))
    return first + left if first and len(left) == 1 else first

def _place_in_words(context: Context, number: int, place: float) -> Words:
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
from collections.abc import Iterator, Mapping
from functools import lru_cache

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import LONGEST, bare, either, nearest, unknown, words_of
from xltiebreak.rules.countings import GAME_POINTS, MATCH_POINTS
from xltiebreak.rules.editions import FIDE, US, edition_named
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
    "TOR": (
        *("total opponents rating", "total rating of opponents", "sum of opponents ratings"),
        *("sum of opponent ratings", "opponents rating sum", "opposition rating"),
        *("sum of the ratings of the opponents", "sum of ratings of opponents", "elosumme"),
        *("sum of opposition ratings", "total of opponents ratings", "opponents ratings total"),
    ),
    "OPERF": ("op perf", "opp perf", "opposition performance", "opponents performance"),
    "BH": ("buch", "buc", "bucholz", "bhlz", "full buchholz", "buchholzwertung"),
    "BH/C1": ("buch cut 1", "buchholz minus 1", "bh-1", "buchholz-1"),
    "BH/C2": ("buch cut 2",),
    "BH/M1": ("median buchholz", "buchholz median", "med buchholz", "buch med", "medbuch"),
    "BH/M2": ("median buchholz 2",),
    "SBH": (
        *("sum buchholz", "buchholz sum", "sum buch", "sum of buchholz all results"),
        *("sum of opponents buchholz", "buchholzsumme", "feinbuchholz"),
    ),
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

BY_FAMILY: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    FIDE: {"DE": ("head to head", *NAMES["H2H"]), "BH/M1": ("median",)},
    US: {"H2H": ("direct encounter", *NAMES["DE"])},
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

def tie_break(text: str, edition: str = "") -> TieBreak:
    return tie_break_of(text, edition_named(edition).family if edition else "")

def tie_break_of(text: str, family: str) -> TieBreak:
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
        several = _several(named, family)
        if several:
            choices = either(map(_code_and_name, several))
            raise TieBreakError(
                f"{text!r} leaves open which tie-break is meant: {choices}; give the code"
            ) from None
        raise TieBreakError(unknown(text, "a tie-break", near(named), _LISTED)) from error

def near(text: str) -> list[str]:
    codes = nearest(text, _by_name())
    return [_code_and_name(code) for code in codes]

def named_exactly(text: str, family: str = "") -> str | None:
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

def _option_behind(text: str) -> Iterator[tuple[str, str]]:
    for points, code in _POINTS.items():
        if text.endswith(points) and text != points:
            yield text.removesuffix(points), code
    for pattern, letter in _phrases():
        match = pattern.fullmatch(text)
        if match:
            yield match[1], f"{letter}{match[2]}" if pattern.groups > 1 else letter

@lru_cache(maxsize=1)
def _phrases() -> list[tuple[re.Pattern[str], str]]:
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

def _key(text: str) -> str:
    return bare(re.sub(r"\btie[ -]?breaks?\b", " ", text.casefold()))

@lru_cache(maxsize=1)
def _by_name() -> Mapping[str, str]:
    own = {_key(system.name): system.code for system in SYSTEMS.values()}
    codes = {bare(code): code for code in SYSTEMS}
    others = {_key(name): code for code, names in NAMES.items() for name in names}
    return {**others, **own, **codes}

@lru_cache(maxsize=4)
def _names_of(family: str) -> Mapping[str, str]:
    meant = BY_FAMILY.get(family, {})
    return {_key(name): code for code, names in meant.items() for name in names}

@lru_cache(maxsize=4)
def _in_words(family: str) -> list[tuple[list[str], str]]:
    own = ((system.name, system.code) for system in SYSTEMS.values())
    others = ((name, code) for code, names in NAMES.items() for name in names)
    meant = _names_of(family)
    return [(_telling(name), meant.get(_key(name), code)) for name, code in (*own, *others)]

def _telling(name: str) -> list[str]:
    return [word for word in words_of(name) if word not in _FILLERS]

def _begun(text: str, family: str, *, whole: bool) -> list[str]:
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

def _abbreviated(text: str, family: str) -> str | None:
    if _is_one_of_several(text):
        return None
    codes = _begun(text, family, whole=True)
    return codes[0] if len(codes) == 1 else None

def _is_one_of_several(text: str) -> bool:
    return any(_key(text) in map(_key, words) for words in SEVERAL_MEANINGS)

def _several(text: str, family: str) -> tuple[str, ...]:
    for words, codes in SEVERAL_MEANINGS.items():
        if _key(text) in map(_key, words):
            return codes
    codes = tuple(_begun(text, family, whole=False))
    return codes[:5] if len(codes) > 1 else ()

def _code_and_name(code: str) -> str:
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
    each = 2 if context.rounds_each >= 9 else 1
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
    each = 2 if context.rounds_each >= 9 else 1
    if "H" in context.options and context.rounds_each > 12:
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
    term = fore.make_term(place, amount)
    return term._replace(wording=partial(_wording_of_fore, term, played[place]))

def _wording_of_fore(term: Term, played: Term) -> Words:
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

@system(
    "SBH",
    "Sum of Buchholz",
    "Swiss-Manager, Sum of Buchholz",
    "The Buchholz of the opponents met over the board, added.",
    of_opponents=True,
    of_points=True,
)
def sum_of_buchholz(context: Context, number: int) -> Terms:
    return context.of_opponents(number, lambda opponent: _buchholz_of(context, opponent))

def _buchholz_of(context: Context, opponent: int) -> Figure:
    return context.figure("BH", opponent, lambda c, n: total(SUM, buchholz(c, n))) or 0.0
'''

MODULES['xltiebreak.rules.systems.program_names'] = r'''from __future__ import annotations

import re
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS
from xltiebreak.event.words import LONGEST, folded
from xltiebreak.rules.editions import FIDE
from xltiebreak.rules.systems.names import tie_break_of
from xltiebreak.rules.systems.registry import of_code

class Meant(NamedTuple):

    codes: tuple[str, ...] = ()
    points: str = ""
    edition: str = ""

_POINTS = (
    (r"(pts\.? )?(points?|punkte|puntos|punten|punti)( ?\((game-?points|brettpunkte)\))?", "game"),
    (r"match-? ?(points|punkte)( ?\(2 .*\))?( ?\(variabel\))?", "match"),
)
_OTHERS = re.compile(
    r"special|manual|manuell|play-?off|recursive|olympi|khanty|imported|analog|\(fine|real points"
    r"|realen punkte|modified points|modifizierten|team-?points|dropped|board|brett|one result\) or"
)

_FAMILIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"sum.*buchholz|buchholzsumme|feinbuchholz", ("SBH",)),
    (r"(average|schnitt).*buchholz", ("AOB",)),
    (r"fore.*buchholz", ("FB",)),
    (r"buchholz", ("BH",)),
    (r"sonneborn|berger", ("SB",)),
    (r"results of the players in the same point|direct encounter|direkte begegnung", ("DE",)),
    (r"(won|wins|victor|sieg).*(black|schwarz)", ("BWG",)),
    (r"black|schwarz", ("BPG",)),
    (r"victor|number of wins|siege", ("WIN", "WON")),
    (r"koya", ("KS",)),
    (r"fide.tie-?breaks?|fide-?wertung|progressi|fortschritt", ("PS",)),
    (r"sum of the ratings|total.*opp.*rating", ("TOR",)),
    (r"rating average|average rating|(elo|rating|gegner)-?(durch)?schnitt", ("ARO", "COMPAVG")),
    (r"performance", ("TPR", "PTP", "APRO", "APPO")),
    (r"rounds elected", ("REP",)),
    (r"percent|prozent", ("PCT",)),
)
_CUT = (
    (r"cut ?-?(\d)|(\d) ?streich\w*", "C{}"),
    (r"median ?-?(\d)", "M{}"),
    (r"wh?ithout two results|middle|mittel", "M1"),
    (r"wh?ithout one result|wh?ithout lowest", "C1"),
)
_LEFT_OPEN = ("", "/C1", "/C2", "/M1", "/M2")

_BRACKETED = re.compile(r"[(\[]([^()\[\]]*)[)\]]")
_YEAR = re.compile(r"\((20\d\d)\)")
_EDITIONS = {"2023": "fide2023", "2026": "fide2026"}

def named_by_program(text: str) -> Meant:
    text = " ".join(text.split())
    name = folded(text[:LONGEST])
    for pattern, points in _POINTS:
        if re.fullmatch(pattern, name):
            return Meant(points=BY_GAME_POINTS if points == "game" else BY_MATCH_POINTS)
    year = _YEAR.search(name)
    edition = _EDITIONS.get(year[1], "") if year else ""
    bases = _bracketed(text) or _of_family(name) or _by_name(text)
    cut = _cut(name)
    if bases and cut:
        codes = [f"{bases[0]}/{cut}"]
    elif bases and not year and re.search(r"variab|param", name):
        codes = [f"{base}{cut}" for base in bases for cut in _LEFT_OPEN]
    else:
        codes = list(bases)
    return Meant(tuple(filter(_is_code, codes)), edition=edition)

def _bracketed(text: str) -> tuple[str, ...]:
    words = [part.strip() for inside in _BRACKETED.findall(text) for part in inside.split(",")]
    codes = [part.replace("-", "/") for part in words if part.isupper()]
    return tuple(code for code in codes if _is_code(code))

def _of_family(name: str) -> tuple[str, ...]:
    if _OTHERS.search(name):
        return ()
    return next((codes for pattern, codes in _FAMILIES if re.search(pattern, name)), ())

def _cut(name: str) -> str:
    for pattern, option in _CUT:
        if match := re.search(pattern, name):
            return option.format(next(filter(None, match.groups()), ""))
    return ""

def _by_name(text: str) -> tuple[str, ...]:
    try:
        return (tie_break_of(text, FIDE).code,)
    except TieBreakError:
        return ()

def _is_code(code: str) -> bool:
    try:
        of_code(code)
    except TieBreakError:
        return False
    return True
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
    "The sum of the running score after each round, less what byes and forfeits gave.",
    of_points=True,
    of_rounds=True,
    by_hand=(Figures.POINTS,),
    function="CUMULATIVE",
)
def cumulative(context: Context, number: int) -> Terms:
    history = context.history(number)
    running = _running(history)
    taken_off: History = []
    if context.edition.cumulative_deducts:
        taken_off = [entry for entry in history if not entry[1].played and entry[1].points]
    amounts = [*running, *[-result.points for _, result in taken_off]]
    return Terms(amounts, partial(_running_score, history, taken_off))

def _running(history: History) -> list[Figure | None]:
    scores = accumulate([result.points for _, result in history])
    return [
        None if result.outcome is Outcome.ANNULLED else score
        for score, (_, result) in zip(scores, history)
    ]

def _running_score(history: History, taken_off: History, place: int, amount: Figure | None) -> Term:
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
    words_for = partial(standing_in, context.unrated)
    return context.of_opponents(number, context.ratings.get, words_for, without="opponent unrated")

@system(
    "TOR",
    "Total Opposition Rating",
    "Swiss-Manager, Sum of the ratings of the opponents",
    "The ratings of the rated opponents played, added.",
    digits=0,
    needs=Needs.RATINGS,
    of_opponents=True,
    by_hand=(Figures.RATINGS,),
)
def total_opposition_rating(context: Context, number: int) -> Terms:
    return competition_average(context, number) if context.ratings else NO_TERMS

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
    words_for = partial(standing_in, context.unrated)
    return cut_as_asked(
        context, number, context.of_opponents(number, rating_of(context), words_for)
    )

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
    words = (
        Words(f"the lowest rating that expects {{}} against {listed}", (points,))
        if points
        else Words(f"no point: 800 below the lowest of {listed}")
    )
    return read_off(float(perfect_performance(points, ratings)), words)

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
    words = STANDING_IN if number in context.unrated else Words("the player's rating")
    return read_off(float(rating_of(context)(number)), words)

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

    @property
    def help(self) -> str:
        options = "".join(f" {self.system.meaning(option)}." for option in self.options)
        return f"{self.name} ({self.system.reference}): {self.system.key}{options}"

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
            remark=context.edition.remark(self.system.code, context.scores.kind),
            missing=missing,
        )

def of_code(code: str) -> TieBreak:
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

def _spelled_otherwise(code: str) -> System | None:
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
    return Terms([score and score.amount for score in scores], partial(_weight, history, scores))

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
        return score._replace(amount=amount, wording=_of_virtual_opponent(score, result))
    words = partial(_share_in_words, result, score.amount, factor, score.words)
    return Term(round, score.opponent, amount, words, instead=score.instead)

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
        words = Words("({} + 10) × ({}² + 1) ÷ 100", (points, t))
        return Term(round, opponent, ihsa_round(points, t), words.then(note))

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
        words = Words(
            f"100 + ({{}}/{rounds} − ½) × {weight} + 80 × ({{}}/{{}} − ½)",
            (score.amount, points, most),
        )
        opponent = result.opponent if result.played else None
        figure = performance_of_match(points, most, score.amount, rounds)
        terms.append(Term(round, opponent, figure, words.then(score.words)))
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

Wording = Union[Words, Callable[[], Words]]

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
    wording: Wording = SILENCE
    drop: Drop | None = None
    instead: Figure | None = None

    @property
    def words(self) -> Words:
        return self.wording if isinstance(self.wording, Words) else self.wording()

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

TermMaker = Callable[[int, Optional[Figure]], Term]

_NONE_DROPPED: Mapping[int, Drop] = {}

class Terms(Sequence[Term]):

    __slots__ = ("_candidates", "amounts", "drops", "make_term", "missing")

    def __init__(
        self,
        amounts: Sequence[Optional[Figure]],  # noqa: UP045 - Python 3.9
        make_term: TermMaker,
        drops: Mapping[int, Drop] = _NONE_DROPPED,
    ) -> None:
        self.amounts = amounts
        self.make_term = make_term
        self.drops = drops
        self.missing = ""
        self._candidates: dict[int, Figure] | None = None

    @classmethod
    def of(cls, terms: Iterable[Term]) -> Terms:
        made = tuple(terms)
        amounts = [term.amount if term.drop is None else None for term in made]
        return cls(amounts, lambda place, _: made[place])

    def without(self, drops: Mapping[int, Drop]) -> Terms:
        fewer = Terms(
            self.amounts, self.make_term, {**self.drops, **drops} if self.drops else drops
        )
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
        term = self.make_term(place, self.amounts[place])
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
            return f"{named}: no value; {self.why_none(show)}"
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

    def why_none(self, show: Show = decimal) -> str:
        return "; ".join(self._idle(show) or [self.missing or "no round is complete"])

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

MODULES['xltiebreak.tables.around'] = r'''from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import date
from typing import Optional

from xltiebreak.event.words import folded
from xltiebreak.rules.editions import EDITIONS, FIDE
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Grid

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = rf"({'|'.join(_MONTHS)})[a-z]*\.?"
_YEAR_FIRST = r"(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})"
_YEAR_LAST = r"(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?[-/.] ?(\d{4})"
_MONTH_DAY = rf"{_MONTH} (\d{{1,2}}),? (\d{{4}})"
_DAY_MONTH = rf"(\d{{1,2}})\.? {_MONTH},? (\d{{4}})"
_DAYS_OF_MONTH = rf"{_MONTH} (\d{{1,2}}) ?(?:-|–|to) ?(\d{{1,2}}),? (\d{{4}})"
_BETWEEN = " – "

FIDE_EDITIONS = sorted(
    (
        (date.fromisoformat(edition.since), edition.code)
        for edition in EDITIONS.values()
        if edition.family == FIDE
    ),
    key=lambda dated: dated[0],
    reverse=True,
)
NEWEST_OF_FIDE = FIDE_EDITIONS[0][1]

_Readings = tuple[Optional[date], Optional[date]]

def _readings(text: str) -> _Readings:
    if match := re.fullmatch(_YEAR_FIRST, text):
        day = _day(match[1], match[2], match[3])
    elif match := re.fullmatch(_YEAR_LAST, text):
        month_first = None if match[2] == "." else _day(match[4], match[1], match[3])
        return _day(match[4], match[3], match[1]), month_first
    elif match := re.fullmatch(_MONTH_DAY, text, re.IGNORECASE):
        day = _day(match[3], _number(match[1]), match[2])
    elif match := re.fullmatch(_DAY_MONTH, text, re.IGNORECASE):
        day = _day(match[3], _number(match[2]), match[1])
    else:
        day = None
    return day, day

def _day(year: str, month: str, day: str) -> date | None:
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        return None

def _number(month: str) -> str:
    return str(_MONTHS.index(month.lower()) + 1)

def joined(start: str, end: str) -> str:
    return f"{start}{_BETWEEN}{end}" if start and end and start != end else start or end

def _parted(text: str) -> tuple[str, str]:
    plain = " ".join(text.split())
    if match := re.fullmatch(_DAYS_OF_MONTH, plain, re.IGNORECASE):
        return f"{match[1]} {match[2]}, {match[4]}", f"{match[1]} {match[3]}, {match[4]}"
    for between in (_BETWEEN, " - ", " to ", "–"):
        start, dash, end = plain.partition(between)
        if dash and any(_readings(start)) and any(_readings(end)):
            return start, end
    return plain, plain

def spans(dates: str) -> frozenset[tuple[date, date]]:
    starts, ends = map(_readings, _parted(dates))
    return frozenset(
        (start, end) for start, end in zip(starts, ends) if start and end and start <= end
    )

def edition_on(dates: str) -> str:
    editions = editions_on(dates)
    return editions[0] if len(editions) == 1 else ""

def editions_on(dates: str) -> list[str]:
    starts = [start for start, _ in spans(dates)]
    codes = {next(code for since, code in FIDE_EDITIONS if start >= since) for start in starts}
    return [code for _, code in FIDE_EDITIONS if code in codes]

def as_trf(dates: str) -> tuple[str, str]:
    days = spans(dates)
    if len(days) != 1:
        return "", ""
    ((start, end),) = days
    return start.isoformat().replace("-", "/"), end.isoformat().replace("-", "/")

_TIE_BREAK = (
    r"(?:tie ?-?break|wertung|desempate|d[ée]partage|spareggio|weerstand\w*|wp) ?-?(\d) ?:,? ?"
)
_NAMED = re.compile(rf"{_TIE_BREAK}(.+?)(?=,? *#? *{_TIE_BREAK}|$)", re.IGNORECASE)
_ABOUT = re.compile(rf"[#\s]*(?:an\w{{5,12}} ?:?$|{_TIE_BREAK})", re.IGNORECASE)
_DATES = re.compile(r"[#\s]*(?:date|datum|datums|fecha|data) ?:,? ?(.*\d{4}.*)", re.IGNORECASE)
_UPDATED = re.compile(
    r"(?:last update|letzte aktualisierung\w*|ultima actuali[zc]a\w*|derniere mise a jour"
    r"|ultimo aggiornamento|laatst bijgewerkt) ?:? ?(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})"
)
_PROGRAMS = re.compile(
    rf"chess-results|swiss-?manager"
    rf"|{_TIE_BREAK}.*(?:tie-?break|variab|wertung|game-?points|same point)"
)
_FEW = 4

def named_tie_breaks(lines: Iterable[str]) -> dict[int, str]:
    matches = (match for line in lines for match in _NAMED.finditer(line))
    return {int(match[1]): match[2].strip() for match in matches}

def lines_of_words(grids: Iterable[Grid]) -> list[str]:
    rows = ([cell.text for cell in row.cells if cell.text] for grid in grids for row in grid.rows)
    return [", ".join(texts) for texts in rows if 0 < len(texts) <= _FEW]

def event_dates(lines: Iterable[str]) -> str:
    return next((match[1] for line in lines if (match := _DATES.fullmatch(line))), "")

def last_update(lines: Iterable[str]) -> str:
    return next((match[1] for line in lines if (match := _UPDATED.search(folded(line)))), "")

def names_a_program_of_fide(lines: Iterable[str]) -> bool:
    return any(_PROGRAMS.search(line.casefold()) for line in lines)

def is_about_tie_breaks(row: Row) -> bool:
    return _ABOUT.match(next((cell.text for cell in row.cells if cell.text), "")) is not None
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

def cell_of(value: Any) -> Cell:
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

def _spelled_date(value: datetime.date | datetime.time | datetime.timedelta) -> str:
    if isinstance(value, datetime.date):
        return f"{value:%B} {value.day}, {value.year}"
    return str(value)

_SHORT, _KEPT = 32, 100_000

class SameCells(dict[str, Cell]):

    def __init__(self, made: Callable[[str], Cell]) -> None:
        self._made = made

    def __missing__(self, text: str) -> Cell:
        cell = self._made(text)
        if len(text) < _SHORT and len(self) < _KEPT:
            self[text] = cell
        return cell

class Row(NamedTuple):

    number: int
    cells: list[Cell]

    def cell(self, column: int | None) -> Cell:
        if column is None or column >= len(self.cells):
            return EMPTY
        return self.cells[column]

    def put(self, cells: Mapping[int, Cell]) -> Row:
        width = max(len(self.cells), *(column + 1 for column in cells))
        padded = [*self.cells, *[EMPTY] * (width - len(self.cells))]
        for column, cell in cells.items():
            padded[column] = cell
        return Row(self.number, padded)

    @property
    def empty(self) -> bool:
        return not any(cell.text or cell.fault for cell in self.cells)

def refuse_many_tables(tables: Sized) -> None:
    if len(tables) > MAX_TABLES:
        raise TieBreakError(
            f"the file has more than {MAX_TABLES} crosstables; keep those of one event"
        )

def column_letter(column: int) -> str:
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters

def plain(text: str) -> str:
    if len(text) > MOST_FIGURES:
        text = _ENDLESS.sub(r"\1…", text)
    if text.isprintable():
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

def whole_number(text: str) -> int:
    plain = number_in(text)
    return int(plain) if plain.isdecimal() and len(plain) < 7 else 0
'''

MODULES['xltiebreak.tables.grid'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin
from xltiebreak.tables.cells import Cell, Row, column_letter
from xltiebreak.tables.header import SYNONYMS, Header, header_of

_OPPONENT_ALONE = re.compile(r"([1-9]\d{0,5})(?:\.0)?")
_NOT_FINISHED = "?"

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
    faults: tuple[Finding, ...] = ()
    title: str = ""
    running: Mapping[int, Sequence[float | None]] = field(default_factory=dict)

    @cached_property
    def header(self) -> Header | None:
        return header_of(self.rows)

    def address(self, row: Row, column: int, header: str = "") -> str:
        if self.lines:
            return f"line {row.number}, {header or f'column {column + 1}'}"
        return f"{self.sheet}!{column_letter(column)}{row.number}"

    def finding(self, severity: str, code: str, row: Row, column: int, message: str) -> Finding:
        return Finding(severity, code, self.address(row, column), message)

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

def examine_header(columns: Columns) -> Iterator[Finding]:
    header, last = columns.header, columns.rounds
    head, *rows = columns.grid.rows[header.row :]
    for round, column in header.twice.items():
        message = f"round {round} has a second column; keep one"
        yield columns.finding(ERROR, "duplicate-round", head, column, message)
    missing = [f"R{round}" for round in range(1, last) if round not in header.rounds]
    if missing:
        message = f"round {last} has a column, but there is none for {_listed(missing)}; add it"
        yield columns.finding(ERROR, "missing-round", head, header.rounds[last], message)
    for round, column in header.opponents.items():
        if round > last:
            message = f"round {round} has a column of opponents only; add R{round} beside it"
            yield columns.finding(ERROR, "missing-round", head, column, message)
    for column in header.unused:
        if any(row.cell(column).text for row in rows):
            message = (
                f"the column {head.cell(column).text!r} is passed over: it looks like a round but "
                "is none of R1, R2, R3 …"
            )
            yield columns.finding(WARNING, "unused-column", head, column, message)
    if columns.names is None and (names := _looks_like_names(header, rows)) is not None:
        message = (
            f"this column looks like the names, but {head.cell(names).text!r} is no header that "
            "is known, so nobody has a name; head it Name"
        )
        yield columns.finding(WARNING, "no-names", head, names, message)
    if not header.names_players:
        known = _listed([*SYNONYMS["No."][:9], *SYNONYMS["Name"][:6]], 20)
        message = (
            "there is no column for the pairing number or the name, so players are counted by "
            f"their rows; known headers are {known}"
        )
        first = min(header.rounds.values())
        yield columns.finding(WARNING, "no-players", head, first, message)

def _looks_like_names(header: Header, rows: Sequence[Row]) -> int | None:
    filled = [row for row in rows if not row.empty]
    for column in range(min(header.rounds.values())):
        texts = [row.cell(column).text for row in filled]
        named = sum(_TWO_WORDS.match(text) is not None for text in texts)
        if column not in header.used and named and 2 * named > len(filled):
            return column
    return None

_TWO_WORDS = re.compile(r"[^\W\d_]{1,99}[ ,]+[^\W\d_]")

def _listed(words: Sequence[str], most: int = 4) -> str:
    return ", ".join(words[:most]) + (" …" if len(words) > most else "")
'''

MODULES['xltiebreak.tables.header'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from xltiebreak.tables.cells import Row

Titles = Mapping[str, Sequence[str]]

def by_title(words: Mapping[str, str]) -> Titles:
    return {title: text.split("|") for title, text in words.items()}

SYNONYMS: Titles = by_title(
    {
        "No.": "no|nr|num|number|#|start no|start number|pair|pair no|pair num|pair #|pairing no|"
        "pairing number|pairing #|plr|plr#|start #|seed no|stnr|st nr|startnr|start nr|startnummer|"
        "teilnehmernr|nummer|lfd nr|numéro|numero|número|núm|nº|n°|nro|dorsal|lotnr|lotnummer",
        "Name": "name|names|player|players|player name|full name|last, first|spieler|spielerin|"
        "teilnehmer|spielername|nachname, vorname|nom|joueur|joueurs|nom prénom|nom et prénom|"
        "nom prenom|nombre|jugador|jugadores|apellidos, nombre|apellidos y nombre|"
        "nombre y apellidos|naam|speler|spelers|deelnemer|nome|giocatore|giocatori|"
        "cognome e nome|cognome nome|jogador|participant",
        "Last name": "last name|last|surname|family name|nachname|familienname|nom de famille|"
        "apellido|apellidos|achternaam|familienaam|cognome",
        "First name": "first name|first|given name|vorname|prénom|prenom|voornaam|nombre de pila",
        "ID": "id|uscf id|uscf|us chess id|mem id|member id|member|membership|fide id|fideid|"
        "mitgliedsnummer|pkz|licence|licencia|relatienummer",
        "Rating": "rating|rtg|rate|rtng|elo|pre|pre rating|us chess rating|dwz|twz|nwz|elo fide|"
        "fide elo|fide rating|wertungszahl|elozahl",
        "Team": "team|club|school|team or club|team/club|club/city|team/school|verein|verein/ort|"
        "mannschaft|schule|équipe|equipe|école|équipo|equipo|escuela|vereniging|ploeg|circolo|società|"
        "squadra",
        "Score": "score|tot|total|pts|points|total pts|total points|tps|total score|final score|"
        "punkte|pkt|pkte|gesamt|summe|ges|puntos|ptos|punten|pnt|pnten|ptn|totaal|punti|totale|pontos",
    }
)
PLACES = frozenset(
    {"place", "pl", "rank", "rk", "pos", "position", "platz", "rang", "rg", "puesto", "posición"}
    | {"posicion", "plaats", "posizione", "class", "classifica", "lugar", "clas", "clt"}
)

_ROUND = "r|rd|rnd|round|runde|rde|ronde|ronda|rda|tour|turno|runda"
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
        columns = (column for by_title in (self.fields, *by_round) for column in by_title.values())
        return {*columns, *self.unused, *across}

def header_of(rows: Sequence[Row]) -> Header | None:
    headers: list[Header] = []
    for k, row in enumerate(rows[:HEADER_WITHIN_ROWS]):
        headers.append(header_in(k, row))
        if headers[k].rounds and headers[k].names_players:
            return headers[k]
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
'''

MODULES['xltiebreak.tables.labels'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.settings import Settings, names_teams, refuse_other_scoring, understood

_LABELS: dict[str, str] = {}

def _labels(words: Mapping[str, str]) -> Mapping[str, str]:
    for text in words.values():
        label, *_ = names = text.split("|")
        _LABELS.update((bare(name), label) for name in names)
    return {field: text.partition("|")[0] for field, text in words.items()}

EVENT_LABELS: Mapping[str, str] = _labels(
    {
        "name": "Event|event name|name of event|name|title|tournament|tournament name",
        "dates": "Dates|date|event date|event dates|dates played|date played",
        "venue": "Venue|location|place|site|playing site|playing hall",
        "city": "City|town|city, state|city/state",
        "organizer": "Organizer|organiser|organized by|organised by|host",
        "chief_td": "Chief TD|td|tournament director|director|chief director|arbiter|chief arbiter",
        "assistant_tds": "Assistant TDs|assistants|assistant td|assistant directors|"
        "assistant arbiters",
        "rated_by": "Rated by",
        "time_control": "Time control|time controls|time limit|tc",
        "notes": "Notes|note|remarks|comments",
        "next_event": "Next event|next tournament|next events|upcoming event|upcoming events",
        "thanks": "Thanks|thanks to|sponsor|sponsors|acknowledgements",
    }
)
EVENT_HEADINGS = ("About the event", "How it is played and ranked")
SECTION_LABELS: Mapping[str, str] = _labels(
    {
        "name": "Section|sections|section name",
        "kind": "Kind|type|format|pairing system",
        "scheduled_rounds": "Rounds|number of rounds|no. of rounds|rds|rnds",
        "edition": "Edition|rules|rule edition|tie-break edition",
        "order": "Tie-break order|order|tiebreak|tiebreaks|tb|tbs|tb order|order of tie-breaks|"
        "tie-break system|tie-break systems|tie-break system(s)",
        "notation": "Notation",
        "trophies": "Trophies|trophy|number of trophies",
        "lots": "Lots",
        "unrated": "Unrated",
        "withdrawn": "Withdrawn|withdrawals|withdrew|withdrawn players",
    }
)
MATCH_LABELS: Mapping[str, str] = _labels(
    {
        "placed_by": "Placed by|teams placed by|teams are placed by|placed on",
        "match_points": "Match points|points for a match|match scoring|match score",
        "boards": "Boards|number of boards|no. of boards|boards per match|boards a match",
        "board_weights": "Board weights|weights|board values|points by board|weights of the boards",
    }
)
COUNTING_LABEL: Mapping[str, str] = _labels(
    {
        "counting": "Counting players|counting|players that count|players who count|"
        "number of counting players|top players|scores that count",
        "team_minimum": "Team minimum|minimum of players|players a team needs|smallest team",
    }
)
TEAM_LABELS = {**MATCH_LABELS, **COUNTING_LABEL}
PRIZE_LABELS: Mapping[str, str] = _labels(
    {
        "prizes": "Prizes|prize list|cash prizes",
        "prize_fund": "Prize fund|prize money|total prizes|prizes in all",
        "announced_total": "Announced total|announced fund|total is meant",
        "prize_rule": "Prize rule|prize rules|prizes divided by|split",
        "based_on": "Based on",
        "entries": "Entries|number of entries|paid entries|total entries",
        "guaranteed": "Guaranteed",
        "entry_fees": "Entry fees|fees|entry fees in all|total entry fees",
        "currency": "Currency",
        "trophy_rule": "Trophy rule|trophies follow|trophies go by",
        "unrated_limit": "Unrated limit",
        "provisional_limit": "Provisional limit",
        "above_limit": "Above the limit",
        "no_limit_for": "No limit for",
        "prize_lists": "Prize lists",
        "prize_ratings": "Prize ratings",
        "re_entries": "Re-entries|re-entry|entered again",
    }
)
SCORING = _labels({"scoring": "Scoring|scoring system|points for a win"})["scoring"]
COLUMN_HEADERS: Mapping[str, str] = {
    "number": "No.",
    "name": "Name",
    "id": "ID",
    "rating": "Rating",
    "team": "Club",
    "score": "Score",
}

def label_of(text: str) -> str | None:
    return _LABELS.get(bare(text))

def nearest_label(text: str) -> str | None:
    import difflib

    near = difflib.get_close_matches(bare(text), _LABELS, n=1, cutoff=0.8)
    return _LABELS[near[0]] if near else None

def holds_labels(grid: Grid, until: int | None = None) -> bool:
    return labelled_rows(grid, until) > 1

def labelled_rows(grid: Grid, until: int | None = None) -> int:
    known = {label_of(row.cell(0).text) for row in grid.rows[:until] if row.cell(1).text}
    return len(known - {None})

_NO_ACCIDENT = 3

def begins_with_labels(grid: Grid) -> bool:
    column = (row.cell(0).text for row in grid.rows)
    texts = (text for text in column if text and text not in EVENT_HEADINGS)
    first = next(texts, "")
    known = {label_of(first), *map(label_of, texts)} - {None}
    return (
        label_of(first) is not None
        and len(known) >= _NO_ACCIDENT
        and not known.isdisjoint(SECTION_LABELS.values())
    )

_LISTS = frozenset(
    {"order", "lots", "withdrawn", "board_weights", "prizes", "no_limit_for", "re_entries"}
    | {"prize_lists", "prize_ratings"}
)

class Labels(NamedTuple):

    event: Mapping[str, str]
    sections: Sequence[Settings]
    faults: Sequence[Finding]
    places: Mapping[str, str] = MappingProxyType({})
    sheet: str = ""

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
    stands_at = {
        name: grid.address(rows[label], _filled(rows[label])[0])
        for name, label in EVENT_LABELS.items()
        if label in rows
    }
    return Labels(event, sections, faults, stands_at, grid.sheet)

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

_FEWEST = 2

_OF_A_SECTION = {**SECTION_LABELS, **TEAM_LABELS, **PRIZE_LABELS}

Pairs = Sequence["tuple[Grid, Settings]"]

def with_labels_above(
    labels: Labels, pairs: Pairs, read: Sequence[Grid] = ()
) -> tuple[Labels, list[tuple[Grid, Settings]]]:
    heads = [grid.header for grid, _ in pairs]
    counts = [
        labelled_rows(grid, head.row)
        if head and not grid.kind and not any(grid is other for other in read)
        else 0
        for (grid, _), head in zip(pairs, heads)
    ]
    are_others = bool(labels.event) or any(section.cells for section in labels.sections)
    if sum(counts) + are_others < _FEWEST:
        return labels, list(pairs)
    whole: list[tuple[Grid, Settings]] = []
    for (grid, settings), head, count in zip(pairs, heads, counts):
        if head is None or not count:
            whole.append((grid, settings))
            continue
        own = read_labels(grid, head.row, lone=True)
        further = own.sections[0]
        faults = (*labels.faults, *own.faults, *_contradictions(labels, own, settings, further))
        event, places = {**own.event, **labels.event}, {**own.places, **labels.places}
        labels = labels._replace(event=event, places=places, faults=faults)
        whole.append((grid, _together(settings, further)))
    return labels, whole

def _together(settings: Settings, above: Settings) -> Settings:
    new = [name for name in above.cells if name not in {*settings.cells, *above.prizes}]
    values = {name: getattr(above, name) for name in (*new, *["of_teams"] * ("kind" in new))}
    prizes = {**above.prizes, **settings.prizes}
    return replace(settings, **values, prizes=prizes, cells={**above.cells, **settings.cells})

def _contradictions(
    labels: Labels, own: Labels, settings: Settings, above: Settings
) -> Iterator[Finding]:
    for name, text in own.event.items():
        if bare(labels.event.get(name, text)) != bare(text):
            yield _passed_over(WARNING, EVENT_LABELS[name], own.places[name], labels.places[name])
    for name, place in above.cells.items():
        if name in settings.cells and _value(settings, name) != _value(above, name):
            yield _passed_over(ERROR, _OF_A_SECTION[name], place, settings.cells[name])

def _value(settings: Settings, name: str) -> object:
    value = settings.prizes[name].text if name in settings.prizes else getattr(settings, name)
    return bare(value) if isinstance(value, str) else value

def _passed_over(severity: str, label: str, place: str, other: str) -> Finding:
    message = (
        f"{label} says something else here than at {other}, which is read; make the two the "
        "same, or clear one"
    )
    return Finding(severity, "labels-disagree", place, message)
'''

MODULES['xltiebreak.tables.list_sheets'] = r'''from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.tables.cells import Cell, Row, whole_number
from xltiebreak.tables.grid import Columns, Grid
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, SYNONYMS, Header, Titles, by_title

MOST = 999_999
_COLUMNS = by_title(
    {
        "Round": "round|rd|rnd|r",
        "Team": "team|team no|team number|home team|team 1",
        "Points": "points|pts|team points|points 1|pts 1",
        "Opp. points": "opp points|opp. points|opponent points|opp pts|opp. pts|opponent's points|"
        "points 2|pts 2",
        "Opponent": "opponent|opponents|opp|opp team|opposing team|away team|team 2",
        "Result": "result|res|results",
        "Board": "board|bd|board no|board number",
        "Player": "player|player no|player number|player 1",
        "Opp. player": "opp player|opp. player|opponent player|opponent's player|opposing player|"
        "player 2",
        "Color": "color|colour|color of player",
    }
)

def _of(titles: str) -> Titles:
    return {title: _COLUMNS.get(title, SYNONYMS.get(title, ())) for title in titles.split(", ")}

_TEAMS: Titles = {
    **_of("No., Name, ID, Rating"),
    **by_title({"Name": "team|team name|teams|name|names|school|club"}),
    "Rating": (*SYNONYMS["Rating"], "average", "average rating", "avg rating"),
}
_MATCHES = _of("Round, Team, Points, Opp. points, Opponent, Result")
_PLAYERS: Titles = {
    **_of("No., Name, ID, Rating, Team, Board"),
    **by_title({"Team": "team|team no|team number|school|club"}),
}
_BOARDS = _of("Round, Board, Team, Player, Result, Opponent, Opp. player, Color")

PRIZE_COLUMNS: Titles = by_title(
    {
        "Section": "section|sections",
        "Prize": "prize|prizes|prize for|award",
        "From": "from|rating from|from rating|min rating",
        "To": "to|rating to|to rating|max rating",
        "Rank": "rank|place",
        "Cash": "cash|amount|money|prize money",
        "Trophy": "trophy|trophies|award in kind",
        "Guaranteed": "guaranteed|gtd",
        "Players": "players|player|player numbers|who|eligible",
    }
)

KINDS: Mapping[str, tuple[Titles, Sequence[str]]] = {
    "teams": (_TEAMS, ("Name",)),
    "matches": (_MATCHES, ("Round", "Team", "Opponent")),
    "players": (_PLAYERS, ("Name", "Team")),
    "boards": (_BOARDS, ("Round", "Board", "Player", "Opp. player")),
}

class Misfit(TieBreakError):

    def __init__(self, title: str, code: str, message: str) -> None:
        super().__init__(message)
        self.title, self.code = title, code

class ListSheet(Columns):

    @property
    def rows(self) -> Iterator[Row]:
        return (row for row in self.grid.rows[self.header.row + 1 :] if not row.empty)

    def where(self, row: Row, title: str) -> str:
        fields = self.header.fields
        return self.address(row, fields.get(title, min(fields.values())))

    def error(self, row: Row, title: str, code: str, message: str) -> Finding:
        return Finding(ERROR, code, self.where(row, title), message)

    def misfit(self, row: Row, misfit: Misfit) -> Finding:
        return self.error(row, misfit.title, misfit.code, str(misfit))

    def text(self, row: Row, title: str) -> str:
        cell = self.cell(row, title)
        if cell.fault is not None:
            raise Misfit(title, cell.fault.code, cell.fault.message)
        return cell.text

    def number(self, row: Row, title: str, is_no: str, most: int = MOST) -> int:
        text, noun = self.text(row, title), title.lower()
        number = whole_number(text)
        if 0 < number <= most:
            return number
        problem = f"{text!r} {is_no} {noun}" if text else f"the {noun} is missing"
        raise Misfit(title, noun, f"{problem}; expected a whole number such as 3")

    def round(self, row: Row) -> int:
        return self.number(row, "Round", "is not a", MAX_ROUNDS)

    def named(self, row: Row, title: str, names: Names) -> int:
        text = self.text(row, title)
        try:
            return names.find(text) if text else 0
        except TieBreakError as error:
            raise Misfit(title, f"unknown-{names.noun}", str(error)) from error

def list_in(grid: Grid, kind: str) -> ListSheet | None:
    titles, needed = KINDS[kind]
    for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
        columns = columns_headed(row, titles)
        if columns.keys() >= {*needed}:
            return ListSheet(grid, Header(k, columns, {}), "team" if kind == "teams" else "player")
    return None

def is_a_list(grid: Grid) -> bool:
    kind = grid.sheet.partition(" ")[0].casefold()
    return kind in KINDS and list_in(grid, kind) is not None

def columns_headed(row: Row, titles: Titles) -> dict[str, int]:
    heads = [" ".join(cell.text.casefold().split()).rstrip(".: ") for cell in row.cells]
    headed = {title: [name for name in names if name in heads] for title, names in titles.items()}
    return {title: heads.index(names[0]) for title, names in headed.items() if names}

class Lists(NamedTuple):

    teams: ListSheet | None = None
    matches: ListSheet | None = None
    players: ListSheet | None = None
    boards: ListSheet | None = None
    faults: Sequence[Finding] = ()

NO_LISTS = Lists()

def without_headers(grid: Grid, kind: str) -> Finding:
    titles, needed = KINDS[kind]
    expected = ", ".join("Team" if kind == "teams" and t == "Name" else t for t in titles)
    message = (
        f"the sheet {grid.sheet!r} has no row of headers that can be read; expected {expected}, "
        f"of which {', '.join(needed)} cannot be missing"
    )
    return Finding(ERROR, "no-headers", grid.sheet, message)

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
        numbers = self._named.get(_folded(text), [])
        if len(numbers) == 1:
            return numbers[0]
        if numbers:
            raise TieBreakError(
                f"{len(numbers)} {self.noun}s are called {text!r}; type the number of one of them"
            )
        raise TieBreakError(
            f"there is no {self.noun} {number or repr(text)} on the sheet {self._sheet}; correct "
            f"it here, or add the {self.noun} there"
        )

def _folded(name: str) -> str:
    return " ".join(name.split()).casefold()

def points_in(cell: Cell) -> float | None:
    if cell.fault is not None:
        raise TieBreakError(cell.fault.message)
    if not cell.text:
        return None
    try:
        return points(cell.text)
    except ValueError:
        raise TieBreakError(
            f"{cell.text!r} are no points; expected a number such as 44.5, or an empty cell"
        ) from None
'''

MODULES['xltiebreak.tables.player_rows'] = r'''from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.figures import Rating, points, rating
from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.section import Player
from xltiebreak.tables.around import is_about_tie_breaks
from xltiebreak.tables.cells import EMPTY, Cell, Row, column_letter, number_in
from xltiebreak.tables.grid import Columns
from xltiebreak.tables.header import header_in

NO_NUMBER = "the number is missing; type {}, which nobody has"
EXPECTED_NUMBER = "expected a whole number such as 12"

class Entry(NamedTuple):

    row: Row
    number: int
    results: tuple[Cell, ...]

def lowest_free(numbers: Iterable[str]) -> int:
    taken = set(map(number_in, numbers))
    return next(k for k in range(1, len(taken) + 2) if str(k) not in taken)

def missing_number(columns: Columns) -> str:
    below = columns.grid.rows[columns.header.row + 1 :]
    return NO_NUMBER.format(lowest_free(columns.cell(row, "No.").text for row in below))

def read_entries(columns: Columns, faults: list[Finding]) -> list[Entry]:
    rows = list(_rows(columns, faults))
    notes: list[Row] = []
    read = _numbered if "No." in columns.header.fields else _counted
    entries = list(read(columns, rows, faults, notes))
    notes = [row for row in notes if not is_about_tie_breaks(row)]
    if notes and not columns.grid.kind:
        faults.append(passed_over(columns, notes))
    return entries

def _rows(columns: Columns, faults: list[Finding]) -> Iterator[Row]:
    grid, header = columns.grid, columns.header
    titled = header.fields.get("No.", columns.names)
    mark = min(header.rounds.values()) if titled is None else titled
    title = grid.rows[header.row].cell(mark).text
    numbers: set[str] = set()
    rows = grid.rows[header.row + 1 :]
    for k, row in enumerate(rows):
        if not title or row.cell(mark).text != title or not header_in(0, row).rounds:
            numbers.add(columns.cell(row, "No.").text)
            yield row
            continue
        following = next((row for row in rows[k + 1 :] if not row.empty), None)
        again = following and columns.cell(following, "No.").text
        second = again in numbers if again else k > 0 and rows[k - 1].empty
        message = "the row of headers stands here once more; delete it"
        if second:
            message = (
                "a second table begins here, and only the first is read; give each section a sheet "
                "of its own"
            )
        faults.append(columns.finding(ERROR, "repeated-header", row, mark, message))
        if second:
            return

def _numbered(
    columns: Columns, rows: Sequence[Row], faults: list[Finding], notes: list[Row]
) -> Iterator[Entry]:
    after_gap = False
    unnamed: list[Row] = []
    named = False
    for row in rows:
        after_gap = after_gap or row.empty
        named = named or bool(columns.name(row).text)
        results = columns.results(row)
        number, filled = columns.cell(row, "No."), _filled(results)
        has_number = bool(number.text or number.fault)
        if is_note(columns, row, filled=filled):
            notes.append(row)
        elif filled or columns.name(row).text:
            if has_number or filled or not after_gap:
                if has_number and columns.name(row) == EMPTY:
                    unnamed.append(row)
                yield Entry(row, _pairing_number(columns, row, faults), results)
            else:
                notes.append(row)
        elif has_number:
            faults += _without_name(columns, row)
    if named and columns.names is not None:
        for row in unnamed:
            message = f"this {columns.entry} has results but no name; type the name"
            faults.append(columns.finding(WARNING, "no-name", row, columns.names, message))

def _counted(
    columns: Columns, rows: Sequence[Row], faults: list[Finding], notes: list[Row]
) -> Iterator[Entry]:
    cells = [columns.results(row) for row in rows]
    last_played = max((k for k, results in enumerate(cells) if _filled(results)), default=-1)
    after_gap = False
    count = 0
    for k, row in enumerate(rows):
        after_gap = after_gap or row.empty
        name, filled = columns.name(row), _filled(cells[k])
        is_below = k > last_played and (
            after_gap or (last_played >= 0 and is_note(columns, row, filled=filled))
        )
        if is_below or not (name.text or name.fault or filled):
            notes += [row] if name.text else []
            continue
        count += 1
        if columns.names is not None and last_played >= 0 and not filled:
            message = (
                f"{name.text!r} counts as {columns.entry} {count} but has no result; is this a "
                "row of totals or a note? Leave an empty row above it; or, for a "
                f"{columns.entry} who was not paired, type what is meant (U in US letters)"
            )
            faults.append(columns.finding(WARNING, "no-results", row, columns.names, message))
        yield Entry(row, count, cells[k])

def _filled(results: Sequence[Cell]) -> bool:
    return any(cell.text.strip("| ") or cell.fault for cell in results)

def _without_name(columns: Columns, row: Row) -> Iterator[Finding]:
    name, column = columns.name(row), columns.names
    if name.fault is not None and column is not None:
        message = f"{name.fault.message}; until then, the row is no {columns.entry}"
        yield columns.finding(WARNING, name.fault.code, row, column, message)
        return
    column = columns.header.fields["No."] if column is None else column
    for title in ("ID", "Rating", "Team"):
        if _stated(columns.cell(row, title), title):
            message = (
                f"there is a number and an entry under {title}, but no name and no result, so the "
                f"row is no {columns.entry}; type the name, or clear the row"
            )
            yield columns.finding(WARNING, "no-name", row, column, message)
            return

def _stated(cell: Cell, title: str) -> bool:
    if cell.fault is not None or title != "Rating":
        return bool(cell.text) and cell.fault is None
    try:
        return rating(cell.text).value is not None
    except ValueError:
        return False

def _pairing_number(columns: Columns, row: Row, faults: list[Finding]) -> int:
    column = columns.header.fields["No."]
    cell = row.cell(column)
    code, message = "pairing-number", f"{cell.text!r} is not a pairing number; {EXPECTED_NUMBER}"
    if cell.fault is not None:
        code, message = cell.fault
    elif not cell.text:
        message = missing_number(columns)
    text = number_in(cell.text)
    is_number = text.isdecimal() and len(text) < 7 and int(text)
    if cell.fault is not None or not is_number:
        faults.append(columns.finding(ERROR, code, row, column, message))
    return int(text) if is_number else UNNUMBERED + row.number

def hidden_parts(columns: Columns, entries: Sequence[Entry]) -> Iterator[str]:
    grid = columns.grid
    rows = [str(entry.row.number) for entry in entries if entry.row.number in grid.hidden_rows]
    own = sorted(column for column in columns.header.own if column + 1 in grid.hidden_columns)
    letters = [column_letter(column) for column in own]
    for what, hidden in (("row", rows), ("column", letters)):
        if hidden and not grid.kind:
            listed = ", ".join(hidden[:_LISTED]) + (" …" if len(hidden) > _LISTED else "")
            yield f"hidden {what}{'s' * (len(hidden) > 1)} {listed}, read as the others"

_LISTED = 8

def read_player(columns: Columns, entry: Entry, faults: list[Finding]) -> Player:
    row, fields = entry.row, columns.header.fields
    rated = rating_of(columns, row, faults)
    texts = []
    for cell, column in (
        (columns.name(row), columns.names),
        (columns.cell(row, "ID"), fields.get("ID")),
        (columns.cell(row, "Team"), fields.get("Team")),
    ):
        text = cell.text
        if cell.fault is not None and column is not None:
            message = cell.fault.message
            if cell.fault.code != "merged-cells":
                text, message = "", f"{message}; until then, it is left out"
            faults.append(columns.finding(WARNING, cell.fault.code, row, column, message))
        texts.append(text)
    name, id, team = texts
    return Player(
        number=entry.number,
        name=name,
        id=id,
        rating=rated.value,
        provisional=rated.provisional,
        team=team,
        printed_score=printed_score(columns.cell(row, "Score")),
    )

def rating_of(columns: Columns, row: Row, faults: list[Finding]) -> Rating:
    cell = columns.cell(row, "Rating")
    try:
        if cell.fault is None:
            return rating(cell.text)
        message = cell.fault.message
    except ValueError:
        message = f"{cell.text!r} is not a rating"
    message = f"{message}; the {columns.entry} is taken as unrated"
    faults.append(columns.finding(WARNING, "rating", row, columns.header.fields["Rating"], message))
    return Rating(None)

def printed_score(cell: Cell) -> float | None:
    try:
        return points(cell.text) if cell.text and not cell.fault else None
    except ValueError:
        return None

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
_SUMS = frozenset(
    {"total", "totals", "sum", "average", "avg", "mean", "count", "games", "players", "summe"}
    | {"gesamt", "schnitt", "durchschnitt", "totale", "totaal", "moyenne", "media", "gemiddelde"}
)
_SIGNS_OF_A_NOTE = frozenset(":=*@")
_WORDS_OF_A_NAME = 5

def is_note(columns: Columns, row: Row, *, filled: bool) -> bool:
    number = columns.cell(row, "No.").text
    text = number or columns.name(row).text
    if not text or number_in(number).isdecimal():
        return False
    is_sum = text.split()[0].casefold().rstrip(":") in _SUMS
    if filled:
        return is_sum
    words = len(text.split()) > _WORDS_OF_A_NAME
    return is_sum or words or not _SIGNS_OF_A_NOTE.isdisjoint(text)
'''

MODULES['xltiebreak.tables.printed_columns'] = r'''from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Section
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Columns, Grid
from xltiebreak.tables.header import header_in

OURS = "Ours: "

_HEADER_WITHIN_ROWS = 20

Printed = Mapping[str, Mapping[int, str]]

Rows = Collection[tuple[int, Row]]

def further_columns(columns: Columns, rows: Rows) -> Printed:
    heads = columns.grid.rows[columns.header.row]
    used = columns.header.used
    return _texts(heads, (k for k in range(len(heads.cells)) if k not in used), rows, {})

def _texts(heads: Row, columns: Iterable[int], rows: Rows, known: Printed) -> Printed:
    printed = dict(known)
    for column in columns:
        cells = [(number, row.cell(column)) for number, row in rows]
        texts = {number: cell.text for number, cell in cells if cell.text and not cell.fault}
        if texts and heads.cell(column).text:
            printed[told_apart(heads.cell(column).text, printed)] = texts
    return printed

def told_apart(title: str, known: Collection[str]) -> str:
    label, count = title, 1
    while label in known:
        count += 1
        label = f"{title} ({count})"
    return label

def with_pasted(section: Section, grid: Grid) -> Section:
    headers = (header_in(k, row) for k, row in enumerate(grid.rows[:_HEADER_WITHIN_ROWS]))
    header = next((header for header in headers if "No." in header.fields), None)
    if header is None:
        return section
    heads, *below = grid.rows[header.row :]
    pasted = [
        column
        for column, title in enumerate(heads.cells)
        if title.text
        and not title.fault  # what the functions leave where they are not live
        and column not in header.own
        and not title.text.startswith(OURS)
    ]
    filled = [row for row in below if any(row.cell(column).text for column in pasted)]
    faults: list[Finding] = []
    by_number = _by_number(Columns(grid, header), filled, section, faults)
    printed = _texts(heads, pasted, by_number.items(), section.printed)
    return replace(section, printed=printed, faults=(*section.faults, *faults))

def _by_number(
    columns: Columns, rows: Sequence[Row], section: Section, faults: list[Finding]
) -> dict[int, Row]:
    by_number: dict[int, Row] = {}
    noun = section.origin.entry
    for row in rows:
        text = columns.cell(row, "No.").text.rstrip(".")
        number = int(text) if text.isdecimal() and len(text) < 7 else None
        if number in by_number:
            message = f"{noun} {number} has a second row of printed values; the first one counts"
        elif number is not None and number in section.by_number:
            by_number[number] = row
            continue
        else:
            message = (
                f"{text or 'an empty cell'} is no {noun} of the crosstable; the row's printed "
                "values are passed over"
            )
        column = columns.header.fields["No."]
        faults.append(columns.finding(WARNING, "printed-row", row, column, message))
    return by_number

_RISES = 5

def go_down(points: Sequence[float]) -> bool:
    rises = sum(later > earlier for earlier, later in zip(points, points[1:]))
    return _RISES * rises < len(points)
'''

MODULES['xltiebreak.tables.prize_list'] = r'''from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.section import Section
from xltiebreak.event.words import bare
from xltiebreak.prizefund.fund import Announcement
from xltiebreak.prizefund.parts import Claim, PrizeError, claims
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.prizefund.typed_prizes import NumberOf, typed_prize
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
    announcement: Announcement
    cells: tuple[str, ...]
    lists: Mapping[str, tuple[int, ...]]
    rows: tuple[Mapping[str, str], ...]
    faults: tuple[Finding, ...]

def listed_prizes(table: PrizeTable, sections: Sequence[Section]) -> list[ListedPrizes]:
    readers = [_Reader(table, section) for section in sections]
    unplaced: list[Finding] = []
    if table.sheet is None:
        unplaced.append(Finding(ERROR, "no-headers", table.grid.sheet, _NO_HEADERS))
    else:
        for row in table.rows:
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
    for k, known in enumerate(names):
        if bare(known) == bare(name):
            return k
    fault = f"there is no section {name!r}" if name else "it is not typed for which section this is"
    return sheet.error(row, "Section", "prize-section", f"{fault}; there are {', '.join(names)}")

class _Reader:

    def __init__(self, table: PrizeTable, section: Section) -> None:
        self.table = table
        self.prizes: list[Prize] = []
        self.cells: list[str] = []
        self.lists: dict[str, tuple[int, ...]] = {}
        self.signs: dict[str, None] = {}
        self.rows: list[Mapping[str, str]] = []
        self.faults: list[Finding] = []
        self.claimed: dict[Claim, str] = {}
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
        for name, claim in claims(prize).items():
            if claim in self.claimed:
                noun = "cash prize" if name == "cash" else name
                raise PrizeError(
                    "Rank",
                    f"there is a {noun} for {prize.title} at {self.claimed[claim]} already; type "
                    "the rank of each (1, 2 …), or clear one of them",
                )
            self.claimed[claim] = where

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
            Announcement(tuple(self.prizes), sign=next(iter(self.signs), "")),
            tuple(self.cells),
            self.lists,
            tuple(self.rows),
            (*unplaced, *self.faults),
        )
'''

MODULES['xltiebreak.tables.prize_table'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Header
from xltiebreak.tables.list_sheets import PRIZE_COLUMNS, ListSheet, columns_headed

class PrizeTable(NamedTuple):

    grid: Grid
    sheet: ListSheet | None

    @property
    def is_blank(self) -> bool:
        return self.sheet is not None and not any(self.rows)

    @property
    def rows(self) -> Iterator[Row]:
        if self.sheet is not None:
            for row in self.sheet.rows:
                if any(self.sheet.cell(row, title).text for title in PRIZE_COLUMNS):
                    yield row

def prize_table(grids: Sequence[Grid]) -> PrizeTable | None:
    for grid in grids:
        if bare(grid.sheet) == "prizes" and not all(row.empty for row in grid.rows):
            heads = (header_of_prizes(k, row) for k, row in enumerate(grid.rows))
            header = next(filter(None, heads), None)
            return PrizeTable(grid, ListSheet(grid, header, "prize") if header else None)
    return None

def cut_out(grid: Grid) -> tuple[Grid, PrizeTable | None]:
    crosstable = grid.header
    for k, row in enumerate(grid.rows):
        header = header_of_prizes(k, row)
        if header is None or (crosstable and crosstable.row == k):
            continue
        end = k
        while (
            end < len(grid.rows)
            and not grid.rows[end].empty
            and not (crosstable and crosstable.row == end)
        ):
            end += 1
        cut = [Row(row.number, []) if k <= j < end else row for j, row in enumerate(grid.rows)]
        table = replace(grid, rows=grid.rows[:end])
        return replace(grid, rows=cut), PrizeTable(table, ListSheet(table, header, "prize"))
    return grid, None

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
from xltiebreak.prizefund.announcement import read_announcement
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import Announcement, Fund
from xltiebreak.prizefund.fund_words import TOTAL
from xltiebreak.prizefund.parts import PrizeError
from xltiebreak.prizefund.prizes import NAMED, PLACE, TEAM, Prize
from xltiebreak.prizefund.stated import (
    StatedPrizes,
    doubts,
    fund_of,
    listed_players,
    prize_rating,
    prize_ratings,
    re_entries,
    stated_lists,
)
from xltiebreak.prizefund.typed_prizes import list_name, yes_or_no
from xltiebreak.ranking.places import Standing
from xltiebreak.tables.grid import Columns, Grid
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
    prizes_of_sections = [
        _Statement(*section, rows).stated() for section, rows in zip(read, listed)
    ]
    return [
        replace(section, prizes=prizes) if prizes else section
        for section, prizes in zip(sections, _of_one_event(prizes_of_sections))
    ]

def _of_one_event(of_sections: Sequence[StatedPrizes | None]) -> list[StatedPrizes | None]:
    funds = [prizes.fund for prizes in of_sections if prizes and prizes.fund]
    if len(funds) < 2:
        return [*of_sections]
    whole = sum(fund.announced for fund in funds)
    return [
        replace(prizes, fund=replace(prizes.fund, whole_event=whole))
        if prizes and prizes.fund
        else prizes
        for prizes in of_sections
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
        prizes = StatedPrizes(
            fund,
            ratings=self._ratings(),
            withdrawn=self._withdrawn(),
            entered_again=self._read("re_entries", re_entries),
            words=self.words,
            rows=self.table.rows if self.table else (),
        )
        if fund is not None:
            fund = self._settled(fund)
            prizes = replace(prizes, fund=fund, lists=self._lists(fund))
            self._need_teams(fund)
            self._compare_total(fund)
        if any(finding.is_error for finding in self.findings):
            prizes = replace(prizes, fund=None)
        elif fund is not None:
            self.findings += doubts(fund, self._entrants(prizes), self._stands)
        return replace(prizes, findings=tuple(errors_first(self.findings)))

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
            where = self.settings.cells.get("prizes", self.section.name)
            self.findings.append(Finding(ERROR, "prizes", where, message))
            return None
        if not self.table and "prizes" not in self.words:
            return None
        try:
            announcement = self.table.announcement if self.table else self._announcement()
            return fund_of(announcement, self.words, rounds)
        except PrizeError as error:
            self._error(error.title, str(error))
        except TieBreakError as error:
            self._error("prizes", str(error))
        return None

    def _announcement(self) -> Announcement:
        is_named = "name" in self.settings.cells or self.section.name != OPEN
        name = self.section.name if is_named else ""
        made = read_announcement(
            self.words["prizes"],
            name,
            self._where("prizes"),
            total_is_meant="announced_total" in self.words,
        )
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
            replace(prize, kind=PLACE) if of_teams and prize.kind == TEAM else prize
            for prize in fund.prizes
        )
        return replace(fund, prizes=prizes, limits=replace(fund.limits, exempt=exempt))

    def _ratings(self) -> dict[int, int | None]:
        ratings: dict[int, int | None] = {}
        for number, text, where in self._column(_PRIZE_RATING):
            try:
                ratings[number] = prize_rating(text)
            except PrizeError as error:
                self.findings.append(Finding(ERROR, "prizes", where, str(error)))
        at_label = self._read("prize_ratings", prize_ratings)
        return {**ratings, **at_label}

    def _withdrawn(self) -> tuple[int, ...]:
        marked = self._marked(_WITHDRAWN, is_yes=_AFTER_ROUND)
        at_label = [number for number in self.settings.withdrawn if number in self.known]
        return tuple(dict.fromkeys((*at_label, *marked)))

    def _lists(self, fund: Fund) -> dict[str, tuple[int, ...]]:
        at_label = self._read("prize_lists", stated_lists)
        lists = {**at_label}
        for prize in fund.prizes:
            if prize.kind == NAMED:
                ways = (
                    self.table.lists.get(prize.list) if self.table else None,
                    at_label.get(prize.list),
                    self._marked_as(prize.list),
                )
                known = [way for way in ways if way is not None]
                if not known:
                    self._ask_who(prize)
                elif any(set(way) != set(known[0]) for way in known):
                    self._disagree(prize)
                else:
                    lists[prize.list] = known[0]
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
        at_label = "prize_fund" in self.words and "announced_total" not in self.words
        known = any(finding.code == TOTAL for finding in self.findings)
        if at_label and fund.unlike_total and not known:
            where = self._where("prize_fund")
            self.findings.append(Finding(ERROR, TOTAL, where, fund.unlike_total))

    def _need_teams(self, fund: Fund) -> None:
        of_teams = next((prize for prize in fund.prizes if prize.kind == TEAM), None)
        if of_teams and not self.section.counting:
            message = (
                f"{of_teams.title}: it is not known how many players count for a team; state it at "
                "the label Counting players, and the teams in the column Team of the crosstable"
            )
            self.findings.append(Finding(ERROR, "prizes", self._stands(of_teams), message))

    def _entrants(self, prizes: StatedPrizes) -> list[Entrant]:
        players = self.section.players
        unplaced = prizes.entrants([Standing(1, 1, player, 0.0, {}, None) for player in players])
        return [*unplaced, Entrant(0, is_team=True)]

    def _marked_as(self, name: str) -> tuple[int, ...] | None:
        heads = [head for head in self._heads if list_name(head) == name]
        return self._marked(heads) if heads else None

    def _marked(
        self, heads: Sequence[str], is_yes: re.Pattern[str] | None = None
    ) -> tuple[int, ...]:
        numbers = []
        for number, text, where in self._column(heads):
            try:
                folded = text.casefold()
                if (is_yes and is_yes.fullmatch(folded)) or yes_or_no(folded, ""):
                    numbers.append(number)
            except PrizeError as error:
                self.findings.append(Finding(ERROR, "prizes", where, str(error)))
        return tuple(numbers)

    @cached_property
    def _columns(self) -> Columns | None:
        header = self.grid.header
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

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, Optional

from xltiebreak.event.figures import decimal, points
from xltiebreak.event.findings import ERROR, Finding, Place
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
    *,
    only_us: bool = False,
) -> ReadResults:
    faults: list[Finding] = []

    def tell(k: int, round: int, code: str, message: str) -> None:
        cell_at, place = where(k, round)
        faults.append(Finding(ERROR, code, cell_at, message, place))

    name = known_name(notation) if notation else ""
    if name in DIALECTS and name != _UK:
        dialect = DIALECTS[name]
    else:
        try:
            texts = [cell.text for row in rows for cell in row if not cell.fault]
            if only_us and not name:
                dialect = in_us(texts)
            else:
                misfits = partial(_misfits, rows=rows, numbers=numbers, totals=totals)
                dialect = infer(texts, misfits, name)
        except AmbiguousNotation as ambiguous:
            dialect = ambiguous.dialect
            k, round = _first(rows, ambiguous.text)
            hint = f" ({how_to_state})" if how_to_state else ""
            message = _as_typed(str(ambiguous), rows[k][round - 1])
            tell(k, round, "ambiguous-notation", f"{message}{hint}")
    known, why_not = _read_once({cell.text for row in rows for cell in row}, dialect)
    results = [[UNREADABLE if cell.fault else known[cell.text] for cell in row] for row in rows]
    if why_not and not only_us:
        _settle_byes(rows, results, totals)
    for k, row in enumerate(rows):
        for round, (cell, result) in enumerate(zip(row, results[k]), start=1):
            if cell.fault is not None:
                tell(k, round, *cell.fault)
            elif result is UNREADABLE:
                tell(k, round, "unknown-code", _as_typed(why_not[cell.text], cell))
    return ReadResults(tuple(map(tuple, results)), faults, dialect)

def _read_once(
    texts: Iterable[str], dialect: Dialect
) -> tuple[Mapping[str, Result], Mapping[str, str]]:
    known: dict[str, Result] = {}
    why_not: dict[str, str] = {}
    for text in texts:
        try:
            known[text] = read_cell(text, dialect)
        except UnknownCell as unknown:
            known[text], why_not[text] = UNREADABLE, str(unknown)
    return known, why_not

def _settle_byes(
    rows: Sequence[Sequence[Cell]], results: list[list[Result]], totals: Sequence[float | None]
) -> None:
    named = [any(result.opponent for result in column) for column in zip(*results)]
    for row, line, total in zip(rows, results, totals):
        unread = [k for k, result in enumerate(line) if result is UNREADABLE]
        if total is None or not unread or any(row[k].fault for k in unread):
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
    _settle_byes(rows, results, totals)
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

from xltiebreak.event.crosstable import KINDS, ROUNDROBIN, SWISS
from xltiebreak.event.figures import points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import dialect_named
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS, MAX_BOARDS, MatchPoints
from xltiebreak.event.words import bare
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import edition_named
from xltiebreak.tables.cells import Cell

TEAM_KINDS = ("team", "team roundrobin")

_FIGURE = re.compile(r"\d+(?:[.,]\d+)?½?|½")
_USUAL = re.compile(r"[01](?:[.,]0+)?|0?[.,]50*|½")

_OF_SECTION = (
    *("name", "kind", "scheduled_rounds", "edition", "order", "lots", "trophies"),
    *("unrated", "withdrawn", "counting", "team_minimum"),
)

@dataclass(frozen=True)
class Settings:

    name: str = ""
    kind: str = ""
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
    team_minimum: int | None = None
    prizes: Mapping[str, Cell] = field(default_factory=dict)
    cells: Mapping[str, str] = field(default_factory=dict)
    in_our_book: bool = False

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

def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[,;\s]+", text) if word]

def _numbers(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(map(_pairing_number, _words(text))))

def _pairing_number(text: str) -> int:
    number = text.removesuffix(".0").removeprefix("#")
    if not number.isdecimal() or not 0 < len(number) < 7:
        raise TieBreakError(f"{text!r} is not a pairing number; expected numbers such as 3, 7")
    return int(number)

_PAIRED = dict.fromkeys(("rr", "allplayall", "quad", "quads", "berger"), ROUNDROBIN)

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

def _from_one(refusal: str, most: int = 9_999) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = _whole_number(text)
        if not 0 < number <= most:
            raise TieBreakError(refusal.format(text))
        return number

    return read

def _weights(text: str) -> tuple[float, ...]:
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
    "boards": _from_one(f"a match has 1 to {MAX_BOARDS} boards, and not {{}}", MAX_BOARDS),
    "board_weights": _weights,
    "counting": _from_one("at least one player has to count for a team; expected such as 4"),
    "team_minimum": _from_one("a team has at least one player; expected such as 2"),
}
'''

MODULES['xltiebreak.tables.square'] = r'''from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.findings import ERROR, WARNING, Finding, Origin, Place, TieBreakError
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
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.roundrobin import SITS_OUT, berger_round, by_round
from xltiebreak.tables.cells import EMPTY, MAX_COLUMNS, Cell, Row, column_letter
from xltiebreak.tables.grid import Columns
from xltiebreak.tables.player_rows import Entry, read_entries
from xltiebreak.tables.settings import Settings

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

    def read_pairs(
        self, entries: Sequence[Entry], faults: list[Finding], *, is_stated: bool = True
    ) -> tuple[Rows, Places]:
        order = sorted(range(len(entries)), key=lambda k: entries[k].number)
        pairs = _Pairs(self, [entries[k] for k in order], faults)
        results, columns = pairs.read(may_be_swiss=not is_stated)
        place = {k: place for place, k in enumerate(order)}
        in_order = [place[k] for k in range(len(entries))]
        return tuple([results[k] for k in in_order]), tuple([columns[k] for k in in_order])

def square_in(columns: Columns, settings: Settings, faults: list[Finding]) -> Square | None:
    header = columns.header
    is_stated = settings.notation.strip().lower() == GRID.code
    if is_stated and not header.across:
        message = (
            "the notation is stated as grid, whose columns are headed by the pairing numbers 1, 2, "
            "3 …, and this table has rounds; correct the headers or the notation"
        )
        faults.append(_at_the_first(columns, "notation", message))
    is_other = settings.notation and known_name(settings.notation) in DIALECTS and not is_stated
    if not header.across or is_other:
        return None
    rounds = {number: heads[0] for number, heads in header.across.items()}
    square = Square(columns.grid, replace(header, rounds=rounds), columns.entry)
    return square if is_stated or _is_square(square, settings, faults) else None

def _is_square(square: Square, settings: Settings, faults: list[Finding]) -> bool:
    is_roundrobin = settings.kind == ROUNDROBIN
    entries = read_entries(square, [])
    as_many = len(entries) == len(square.header.across)
    if not is_roundrobin and (not as_many or "kind" in settings.cells):
        return False
    in_grid, by_rounds = _understood(square, entries)
    if not in_grid and not by_rounds:
        return is_roundrobin
    if in_grid == by_rounds and not is_roundrobin:
        message = (
            "the columns headed 1, 2, 3 … could be rounds or, in a round-robin, players, and "
            "nothing in the table decides; state Kind roundrobin, or head them R1, R2, R3 …"
        )
        faults.append(_at_the_first(square, "ambiguous-notation", message))
    return in_grid > by_rounds or (in_grid == by_rounds and is_roundrobin)

def _at_the_first(columns: Columns, code: str, message: str) -> Finding:
    row = columns.grid.rows[columns.header.row]
    return columns.finding(ERROR, code, row, min(columns.header.rounds.values()), message)

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
    dialects = (dialect for dialect in DIALECTS.values() if dialect is not GRID)
    readings = [understood(texts, dialect) for dialect in dialects]
    counts = [sum(texts[text] for text in reading) for reading in readings]
    return in_grid, max(counts)

Cycles = Sequence[list[list[Result]]]

@dataclass
class _Pairs:

    square: Square
    entries: Sequence[Entry]
    faults: list[Finding]

    def __post_init__(self) -> None:
        self.noun = self.square.entry
        self.himself = "himself" if self.noun == "player" else "itself"

    def read(self, *, may_be_swiss: bool) -> tuple[Rows, Places]:
        if len(self.entries) > MAX_COLUMNS:
            raise TieBreakError(
                f"a grid has a column for each of its rows, at most {MAX_COLUMNS}, and this one "
                f"has {len(self.entries):,} rows"
            )
        self._examine_columns()
        self._examine_diagonal()
        pairs = [[self._games(entry, other) for other in self.entries] for entry in self.entries]
        cycles = [[[games[k] for games in row] for row in pairs] for k in range(self._cycles)]
        one_sided = list(_one_sided(cycles))
        if may_be_swiss:
            self._report_swiss()
        if not any(fault.is_error for fault in self.faults):
            self._report_one_sided(cycles, one_sided)
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
        games = {pair: len(games_in(cell.text)) for pair, cells in self._filled() for cell in cells}
        double = {pair for pair, count in games.items() if count == 2}
        in_both = any((other, number) in double for number, other in double)
        return 2 if in_both or (double and 2 * len(double) >= len(games)) else 1

    def _filled(self) -> Iterator[tuple[tuple[int, int], list[Cell]]]:
        for entry in self.entries:
            for other in self.entries:
                cells = [cell for _, cell in self.square.against(entry.row, other.number)]
                if entry is not other and (filled := [cell for cell in cells if cell.text]):
                    yield (entry.number, other.number), filled

    def _games(self, entry: Entry, other: Entry) -> list[Result]:
        if entry is other:
            return [BLANK] * self._cycles
        results = []
        cells = list(self.square.against(entry.row, other.number))
        for column, cell in cells:
            scores = games_in(cell.text, double=self._cycles > 1) or ("",)
            if cell.fault is not None:
                self._report(ERROR, cell.fault.code, entry, column, cell.fault.message)
                results.append(UNREADABLE)
            elif len(scores) * len(cells) > max(self._cycles, len(cells)):
                results.append(self._unknown(entry, column, f"{cell.text!r} is not one result"))
            else:
                results += [self._result(entry, other, column, cell, score) for score in scores]
        return (results + [BLANK] * self._cycles)[: self._cycles]

    def _result(self, entry: Entry, other: Entry, column: int, cell: Cell, score: str) -> Result:
        if not score:
            return BLANK
        if is_mark(cell.text) and not (self._cycles > 1 and cell.text.split() == ["-", "-"]):
            problem = (
                f"{cell.text!r} marks where a {self.noun} would meet {self.himself}, and here "
                f"{self.noun} {entry.number} meets {self.noun} {other.number}"
            )
            return self._unknown(entry, column, problem)
        try:
            return read_cell(f"{other.number}|{score}", GRID)
        except UnknownCell:
            return self._unknown(entry, column, f"{cell.text!r} is not a result")

    def _unknown(self, entry: Entry, column: int, problem: str) -> Result:
        games = "; two games as 1 ½" if self._cycles > 1 else ""
        message = f"{problem}; expected {EXPECTED}{games}"
        self._report(ERROR, "unknown-code", entry, column, message)
        return UNREADABLE

    def _report(self, severity: str, code: str, entry: Entry, column: int, message: str) -> None:
        finding = self.square.finding(severity, code, entry.row, column, message)
        place = self.square.places.get(column)
        self.faults.append(finding._replace(place=Place(entry.number, place) if place else None))

    def _examine_diagonal(self) -> None:
        for entry in self.entries:
            for column, cell in self.square.against(entry.row, entry.number):
                is_fine = cell.fault is None or cell.fault.code == "merged-cells"
                if not is_fine or not is_diagonal(cell.text):
                    message = (
                        f"{self.noun} {entry.number} has {cell.text!r} against {self.himself}; "
                        "leave the cell empty or mark it with *, or correct the numbers of the "
                        "rows and columns"
                    )
                    self._report(ERROR, "plays-self", entry, column, message)

    def _examine_columns(self) -> None:
        across = self.square.header.across
        numbers = {entry.number for entry in self.entries}
        for number in [number for number in across if number not in numbers]:
            for entry in self.entries:
                for column, cell in self.square.against(entry.row, number):
                    if cell.text and not is_mark(cell.text):
                        message = (
                            f"{self.noun} {entry.number} has {cell.text!r} against {self.noun} "
                            f"{number}, but there is no {self.noun} {number}; clear the cell, or "
                            f"add the {self.noun}"
                        )
                        self._report(ERROR, "unknown-opponent", entry, column, message)
        title = self.square.header.fields.get("No.", self.square.names)
        for entry in self.entries:
            if entry.number not in across and title is not None:
                message = (
                    f"{self.noun} {entry.number} has no column, the last one is headed "
                    f"{max(across)}; add the column, or correct the number"
                )
                self._report(ERROR, "missing-column", entry, title, message)

    def _report_one_sided(self, cycles: Cycles, one_sided: Sequence[tuple[int, int, int]]) -> None:
        entered = sum(not result.blank for table in cycles for row in table for result in row)
        is_half = len(one_sided) == entered and entered >= _HALF_OF_IT
        for cycle, i, j in one_sided:
            result, entry, other = cycles[cycle][i][j], self.entries[i], self.entries[j]
            column = self._column(entry, cycle) or 0
            if is_half:
                message = (
                    f"only half of the grid is filled: all {entered} games stand in one of their "
                    f"two cells only; type each game for both {self.noun}s, as here "
                    f"{expected_twin(result)} against {self.noun} {entry.number}"
                )
                self._report(ERROR, "half-empty", other, column, message)
                return
            message = (
                f"{self.noun} {other.number} has nothing against {self.noun} {entry.number}, who "
                f"has {write(result)} against {self.himself.removesuffix('self')}; expected "
                f"{expected_twin(result)}. Until both cells are filled, the game counts for nobody"
            )
            self._report(WARNING, "one-sided", other, column, message)

    def _report_swiss(self) -> None:
        met = {pair for pair, _ in self._filled()}
        games = [sum(pair[0] == entry.number for pair in met) for entry in self.entries]
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
        column = self._column(self.entries[1], 0) or 0
        self._report(ERROR, "swiss-in-a-grid", self.entries[0], column, message)

    def _are_first_rounds(self, met: Set[tuple[int, int]]) -> bool:
        players = len(self.entries)
        places = {entry.number: place for place, entry in enumerate(self.entries, start=1)}
        rounds = Counter(berger_round(players, places[a], places[b]) for a, b in met)
        cells_a_round = 2 * (players // 2)
        full = [cells for cells in rounds.values() if cells == cells_a_round]
        return sum(full) * 4 >= len(met) * 3

    def _column(self, other: Entry, cycle: int) -> int | None:
        columns = self.square.header.across.get(other.number)
        return columns[min(cycle, len(columns) - 1)] if columns else None

    def _place(self, other: Entry, cycle: int) -> int:
        column = self._column(other, cycle)
        return 0 if column is None else self.square.places[column]

def _one_sided(cycles: Cycles) -> Iterator[tuple[int, int, int]]:
    for cycle, table in enumerate(cycles):
        for i, row in enumerate(table):
            for j, result in enumerate(row):
                entered = not result.blank and result is not UNREADABLE
                if i != j and entered and table[j][i].blank:
                    yield cycle, i, j
'''

MODULES['xltiebreak.verify'] = r'''from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from xltiebreak.verify.differences import Compared, Difference, Verification, agreeing, compare
from xltiebreak.verify.meanings import PLACE, PRIZE, SCORE, says_no_figure, stated_here
from xltiebreak.verify.printed_figures import Columns, columns_of, printed_texts

if TYPE_CHECKING:
    from xltiebreak.verify.diagnosis import compared_in, verify
    from xltiebreak.verify.named_order import under_own_rules
    from xltiebreak.verify.places import printed_places_said
    from xltiebreak.verify.printed_table import PrintedTable, best_match, join, table_in, table_of
    from xltiebreak.verify.weighing import FEW

__all__ = [
    "FEW",
    "PLACE",
    "PRIZE",
    "SCORE",
    "Columns",
    "Compared",
    "Difference",
    "PrintedTable",
    "Verification",
    "agreeing",
    "best_match",
    "columns_of",
    "compare",
    "compared_in",
    "join",
    "printed_places_said",
    "printed_texts",
    "says_no_figure",
    "stated_here",
    "table_in",
    "table_of",
    "under_own_rules",
    "verify",
]

_FILES = {
    "diagnosis": ("compared_in", "verify"),
    "named_order": ("under_own_rules",),
    "places": ("printed_places_said",),
    "printed_table": ("PrintedTable", "best_match", "join", "table_in", "table_of"),
    "weighing": ("FEW",),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        for file, names in _FILES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{file}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
'''

MODULES['xltiebreak.verify.differences'] = r'''from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.section import Section
from xltiebreak.ranking.places import Standing, Values
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.systems import TieBreak
from xltiebreak.verify.meanings import PLACE, SCORE
from xltiebreak.verify.printed_figures import Column, Columns, printed_columns, printed_places

_LEAST = 3

@dataclass(frozen=True)
class Difference:

    number: int
    printed: str
    printed_value: float | None
    ours: str
    ours_value: float | None
    work_out: Callable[[], str] = field(compare=False, repr=False)

    @property
    def arithmetic(self) -> str:
        return self.work_out()

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
    compared: int
    differences: tuple[Difference, ...]
    causes: tuple[Cause, ...] = ()
    idle: str = ""

@dataclass(frozen=True)
class Verification:

    standings: Standings
    columns: tuple[Compared, ...]
    passed_over: tuple[str, ...]
    assumed: Mapping[str, str]
    no_prizes: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()
    dashes: tuple[str, ...] = ()

    @property
    def enough(self) -> bool:
        return any(column.system != SCORE for column in self.columns)

    @property
    def agrees(self) -> bool:
        return not any(column.differences for column in self.columns)

def compare(ours: Standings, columns: Columns) -> list[Compared]:
    places = [compare_places(ours, label, texts) for label, texts in columns.places.items()]
    return [*places, *(compare_column(ours, column) for column in columns.tie_breaks)]

def agreeing(section: Section) -> frozenset[str]:
    ours = standings(section)
    compared = compare(
        ours, printed_columns(section, ours.order.tie_breaks, edition=ours.edition.code)
    )
    return frozenset(column.label for column in compared if not column.differences)

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
        idle=_idle(column, compared) if differences else "",
    )

def _idle(column: Column, compared: int) -> str:
    figures = {n: column.figures.get(n, text) for n, text in column.texts.items()}
    [(usual, times)] = Counter(figures.values()).most_common(1)
    if compared < _LEAST or compared - times > max(compared // 6, min(2, compared // 4)):
        return ""
    all_but = f"All {compared} values" if times == compared else f"{times} of {compared} values"
    unused = "a column that is not used"
    if column.meaning.system != SCORE:
        zeros = " (Direct Encounter prints 0 then)" if usual == 0 else ""
        unused = f"a tie-break that was not needed{zeros}, or {unused}"
    printed = next(column.texts[number] for number in figures if figures[number] == usual)
    return f'{all_but} of "{column.label}" are {printed}: this is probably {unused}.'

def _agrees(column: Column, number: int, value: Figure | None) -> bool:
    tie_break = column.meaning.tie_break
    if value is None and tie_break is not None and tie_break.system.in_group:
        return column.figures.get(number) == 0
    return column.agrees(number, value)

def _our_figures(ours: Standings, tie_break: TieBreak | None) -> list[Values]:
    if tie_break is None:
        return [ours.context.scores.final]
    if not tie_break.system.in_group:
        return [ours.column(tie_break)]
    return [ours.column(tie_break), tie_break.column(ours.context, ours.section.crosstable.numbers)]

def _difference(ours: Standings, column: Column, number: int, value: Figure | None) -> Difference:
    tie_break = column.meaning.tie_break
    digits = tie_break.system.digits if tie_break else 2
    figure = column.figures.get(number)
    return Difference(
        number,
        column.texts[number],
        None if figure is None else float(figure),
        "" if value is None else decimal(value, max(digits, column.decimals)),
        None if value is None else float(value),
        lambda: (
            ours.worksheet(number, tie_break).sentence()
            if tie_break
            else _score_sentence(ours, number)
        ),
    )

def _score_sentence(ours: Standings, number: int) -> str:
    history = ours.context.history(number)
    terms = [f"{decimal(result.points)} (R{round})" for round, result in history]
    return f"Score {decimal(ours.context.score(number))} = {' + '.join(terms) or '0'}"

def compare_places(ours: Standings, label: str, texts: Mapping[int, str]) -> Compared:
    differences = []
    compared = 0
    for row in sorted(ours.rows, key=lambda row: row.place):
        number = row.player.number
        if number not in texts:
            continue
        compared += 1
        printed = printed_places(texts[number])
        if printed is None or not is_place(printed, row.place, row.last_place):
            differences.append(
                Difference(
                    number,
                    texts[number],
                    None if printed is None else float(printed[0]),
                    row.places,
                    float(row.place),
                    partial(_place_sentence, row),
                )
            )
    return Compared(label, PLACE, compared - len(differences), compared, tuple(differences))

def is_place(printed: tuple[int, int], place: int, last_place: int) -> bool:
    first, last = printed
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
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.rules.systems.names import named_exactly
from xltiebreak.rules.systems.program_names import named_by_program
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

def meaning_of(
    label: str, order: Sequence[TieBreak] = (), placed_by: str = "", edition: str = ""
) -> Meaning | None:
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
        meaning = _of_matches(named, placed_by)
        if meaning is not None:
            return meaning
    family = edition_named(edition).family if edition else ""
    short = _POINTS_USED.sub("", named)
    listed = _listed(named, order) if place_of(label) else None
    return _named(named, family) or _named(short, family) or listed or _loosely_named(named, family)

def ordinal_of(label: str) -> int:
    if len(label) > LONGEST_LABEL:
        return 0
    match = _ORDINAL.fullmatch(" ".join(label.casefold().split()))
    return int(match[1]) if match else 0

def place_of(label: str) -> int:
    return ordinal_of(label.partition(":")[0].strip())

def _listed(text: str, order: Sequence[TieBreak]) -> Meaning | None:
    meant = named_by_program(text)
    if meant.points:
        return Meaning(SCORE)
    if not meant.codes:
        return None
    ordered = [tie_break for tie_break in order if tie_break.code in meant.codes]
    if ordered:
        return Meaning(ordered[0].code, ordered[0])
    first = tie_break(meant.codes[0])
    return Meaning(first.code, first, assumed=len(meant.codes) > 1)

def _of_matches(text: str, placed_by: str) -> Meaning | None:
    for points, labels in OF_MATCHES.items():
        known = {bare(label) for label in labels}
        known_as = next(
            (spelling for spelling in (text, _REMARKS.sub(" ", text)) if bare(spelling) in known),
            None,
        )
        if known_as is not None and points == placed_by:
            return Meaning(SCORE)
        if known_as is not None:
            return Meaning(GAME_OR_MATCH, tie_break(GAME_OR_MATCH))
    try:
        return Meaning(text.upper(), of_code(text))
    except TieBreakError:
        return None

def says_no_figure(label: str) -> bool:
    return bare(label) in _NO_FIGURES

def _loosely_named(text: str, family: str) -> Meaning | None:
    meaning = _named(_REMARKS.sub(" ", text).strip(), family)
    return replace(meaning, assumed=True) if meaning else None

def _named(text: str, family: str) -> Meaning | None:
    code = _codes().get(_plain(text))
    if code in (PLACE, SCORE, PRIZE):
        return Meaning(code)
    if code is None:
        code = named_exactly(text, family) or _as_code(text)
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

def stated_meanings(text: str, labels: Sequence[str], edition: str = "") -> dict[str, Meaning]:
    by_name = {label.casefold(): label for label in labels}
    meanings: dict[str, Meaning] = {}
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
        meanings[label] = _stated(code, edition)
    return meanings

def stated_here(text: str, labels: Sequence[str], elsewhere: Sequence[str]) -> str:
    here = {label.casefold() for label in labels}
    there = {label.casefold() for label in elsewhere} - here
    assignments = (part for part in re.split(r"[,;]", text))
    return ",".join(
        part for part in assignments if part.rpartition("=")[0].strip().casefold() not in there
    )

def _stated(code: str, edition: str) -> Meaning:
    if code.upper() in (PLACE, SCORE, PRIZE):
        return Meaning(code.upper())
    meant = tie_break(code, edition)
    return Meaning(meant.code, meant)
'''

MODULES['xltiebreak.verify.printed_figures'] = r'''from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType

from xltiebreak.event.figures import Figure
from xltiebreak.event.section import Section
from xltiebreak.rules.systems import Needs, TieBreak, tie_break
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
    match = _DECIMAL.fullmatch(tidy.replace(" ", ""))
    if not match or not (match[2] or match[3] or match[4]):
        return None
    sign, whole, part, glyph = match[1], match[2], match[3] or "", match[4]
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
    match = _PLACES.fullmatch(text.strip().casefold())
    if not match:
        return None
    first = int(match[1])
    if match[2]:
        return first, int(match[2])
    shared = text.strip().casefold().startswith(("t", "=")) or text.strip().endswith("=")
    return first, 0 if shared else first

def decimals_of(column: Iterable[Printed]) -> int:
    return min(max((figure.decimals for figure in column), default=0), MOST_DECIMALS)

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
        tie_break = self.meaning.tie_break
        return tie_break is not None and tie_break.system.combine != SUM

    @property
    def is_fine(self) -> bool:
        return any(
            figure.denominator not in (1, 2, 4) or figure > _RATED
            for figure in self.figures.values()
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
    dashes: tuple[str, ...] = ()

    @property
    def assumed(self) -> tuple[Column, ...]:
        return tuple(column for column in self.tie_breaks if column.meaning.assumed)

def printed_columns(
    section: Section, order: Sequence[TieBreak], by_user: str = "", edition: str = ""
) -> Columns:
    placed_by = section.matches.placed_by if section.matches else ""
    codes = section.origin.codes
    return columns_of(printed_texts(section), order, placed_by, by_user, edition, codes)

def columns_of(
    texts: Mapping[str, Mapping[int, str]],
    order: Sequence[TieBreak],
    placed_by: str = "",
    by_user: str = "",
    edition: str = "",
    codes: Mapping[str, str] = MappingProxyType({}),
) -> Columns:
    meanings = {label: Meaning(code, tie_break(code)) for label, code in codes.items()}
    meanings |= stated_meanings(by_user, list(texts), edition) if by_user else {}
    tie_breaks: list[Column] = []
    places: dict[str, Mapping[int, str]] = {}
    prizes: dict[str, Mapping[int, str]] = {}
    passed_over: list[str] = []
    dashes: list[str] = []
    for label, column in texts.items():
        meaning = meanings.get(label) or meaning_of(label, order, placed_by, edition)
        filled = {n: text for n, text in column.items() if not is_empty(text)}
        if meaning is None:
            if not says_no_figure(label):
                passed_over.append(label)
        elif not filled:
            dashes += [label] if any(text.strip() for text in column.values()) else []
        elif meaning.system == PLACE:
            places[label] = filled
        elif meaning.system == PRIZE:
            prizes[label] = filled
        else:
            tie_breaks.append(_column(label, meaning, filled))
    return Columns(tuple(tie_breaks), places, tuple(passed_over), prizes, tuple(dashes))

def printed_texts(section: Section) -> dict[str, Mapping[int, str]]:
    texts: dict[str, Mapping[int, str]] = {}
    scores = {p.number: p.printed_score for p in section.players if p.printed_score is not None}
    places = {p.number: p.printed_place for p in section.players if p.printed_place is not None}
    if places and not _has(section, PLACE):
        texts[section.origin.places] = {number: str(place) for number, place in places.items()}
    if scores and not _has(section, SCORE):
        texts["Score"] = {number: str(score) for number, score in scores.items()}
    return {**texts, **section.printed}

def _has(section: Section, system: str) -> bool:
    meanings = (meaning_of(label) for label in section.printed)
    return any(meaning is not None and meaning.system == system for meaning in meanings)

def _column(label: str, meaning: Meaning, texts: Mapping[int, str]) -> Column:
    tie_break = meaning.tie_break
    grouped = tie_break is not None and tie_break.system.needs is Needs.RATINGS
    read = {text: printed_figure(text, grouped=grouped) for text in set(texts.values())}
    figures = {number: figure for number, text in texts.items() if (figure := read[text])}
    return Column(
        label,
        meaning,
        texts,
        {number: figure.value for number, figure in figures.items()},
        decimals_of(figures.values()),
    )
'''

PACKED = '''
LRx4!F+o`-Q(2<&8{Y;tqkn*OTtpCm|NsC0|NsC0|NsAEs{RD`Z@KpGd&s~X9?s&;Ro%!pXT8&zm!+6N*Rwr6NGJeq!P4wHpzEWc
E<U~IfwmLudhdOE!+iPO^HT9x^45j*i(TpC$FtKuz4u>0Z@q5Fn`KSUt_PJj-+j=00001N4Y37Et9{<~lTS{yciaamMIlo1TYa!~
C{+V$KKATf=7II`?dh(%qiicJwv`#Jg|#TrtFw9FQMeM(R1Fw|N~K%300+MNi|A<z5~aq~RS!*2iA!uJ-uI7tKIb3<tw~a*A6klv
g?5+RJDF5Ztx4-$g_<j{)EjTRx+)5)N34S(oWN_goq!k2bz^)xIttCS_QHo&eVr-n1q|KZ-Q!eusUaXWnWwWupb_29lA)kT000F5
6aY{F&;pbJp`ZW&0)S|(Yuw|20006)lAu)zN(4nhf+&SOhKj0`NfJ`_4Ny`EB#Naf6$(Topp+mHNq4pJQ}2h@(FH4E*PtHz4Cl(-
$5tuQqLik_Qb2QAss@8aDBCKIv2$Rc6sedrNlGgE4;}8*4FS_BbJw<SdJ6A7JS)LQw?Ncs?rrNmZMNQaI&j{zwijOSPQkX&pj3;n
YK7+dKA&v)*d5veN#8@<z3%q*3%iT%-kt{Y9qRx90000FJL<i6k9R`7>#KMY4@EZ0P-=CbUV$JK1EQ!<EX+Yl4dvVyeE6Xu^qI2J
VzrNakPI>Ovd?fFxj_@@kn2*}XWY%%c5iolhrz7p+`Y|DcWrprce}SQbBni5Ixy8!ZER?5hHtQN9RRLw?AB$cHkCUu>z&(DYuerH
u2?5p(WKk1RD0WtT7jO;-hrO?Iy&dT`ZSJ?`P}o|9Q*Ha_S|>Q={?-p$T*7F0^36%00FNxuUp;knCbW2zVTlf_Z!x>@NLaUkN^Mx
3IGB@z3rC(Ju%_$Fm%xPUjvCi4EJCqDkVZ}^T1bkUu|RH2GwqW0Ys<(2hmL-PnZDFWUr1jPRvl-+kgObNwKk@+i8rvy6=0uy|k#-
2HhNzW$v#W=icZ&v(i8YW~;hK&3v8LzyLP(`1KN?Qb|csRRCIP5R#IUuJtNx)V-S8t6CGec=s;buTLkFwrbf$?Skx%?d^m}FFOWD
HMNO8?59>W_lEd!=u^P~r@iiWJomlq9v5c!U|uvtM!m40NTP$egF~>rz+TtJ3~TNWw{UCi&feY&QSYMncze4Q#*e42^U>ZHrFftt
-S+m~$EC1pIO^8T@tx=g*Ig7c&{g-mJ=HI8Z?~Nf5>kaF)~&SDK!qo40Eiy!2e~`r<LIa!8ej$Im;mUh$P7N6^F1l&FE`uZ4uK+{
54U>yg$eblN(g{b03itxLL~|S000yK4PqcZ_Z+GQnw)o!dVl~Hm@Na_dwnPYKm*?ZA3ziZB_TkLOTNKEht&f@ee<EWl{)i)WIL^N
=WZSDkW~VqNcEG@H4=sZ-0y8AL_K$a4Fv!IDGF2o3D=_c4|at>2Yo(u9*=j`aPcA%+e)IK1JvE?Yd)KN;2&Ym74!k8Y(5PD00Q27
zQ^BV&^()^-Q<YYuN&Ohy>TD}vNNKz4EJGiqbER7?u>eSV0m|EM#G>011b~%9MAv*GMnw~&migdz7z|qFN&wxE`R_4cRJu(O@~>w
hr{0?C)MYlJ;#?^-odxsTjp#U0&GuX?c)~N14mT%x=N3u(IR)xx$hgz&DOAb>V0<}<-P)!rzfu6<HIexcFwx@N4vr2w|E8s05S<a
`+IcWo(X-vxcIVsC&|8^R{@(ATWW1uzyUErl|xw??%Jb9j05kv%kGPP_V~IqPnVO1o`bzc+5jk98AQ-(00!1Q02gflb5?b9Xhy&^
RFZTC2mtNNa*?B0x^#Rm0DB#{9k2(W03DT^wF(b+cer2x3#{0~ibp_MhfbU6fCsN}b9ZIjx-vO+?%lk;_eXJezPfcz@3!6VpnBc9
Z3dF|vV*y~_TKSD-q_!7eXQoQ6uJN{eX{1vP!vJtd)vqdW_D)#4uA*%bPsoH8!kJ!>nD-5RGrKN&;dugfTutJ4EMXnJy^qC-Q5&&
3@`wof|kzDZ#;Xv0gwe77ytwUFG^rgcU*8#00ck)00E#hP?CWp1xQn)K3JF7&;U7Npa1|8D1e~n&p3T~V9#^u;;IEY^5_*3fG!;7
QD<Nd+3xi0`s&&8E}p0jwcXQ#yR(~sTdr?zS@XSs9xxwW5R{{11yEMTl%l3!0g|8<ROlP$+;`B|kDd31N~u6I<4az*w*k?3F622K
Jvt9w%=BH?EqI%pCqn!02akY#w_`ZRU2@<6bwE+UihXEa+v9;sic(P%?9V;!;mLP>@_XxH^`HO%?~7iyTbZiF9$b5#JO{fu4{mb0
x0|xTm(86W+zQ+)*N=4-0Hx#AMO2M@+<E5@v@m!{_Fi94u9Zi&={w+jeKe6&R8g_5_jEMSfdD`dXaEE>0000WCP)Q66Vir3rXYwR
2qsMk(i1cjO-v(9l=hmMV2@PvnlxnELqIT-DJ3NYMihD`G)9_cRMDa8Y3dC<sP#Y|lhBzSp`ZW(CXx{ZAvA=k{!J<EG8HpurqQK8
NSM^#Q`J9I^*<!a4AjsDfCy4V5EDQEO$LA_O&S1b34lb!8k5R4Q`GeuVJ4D7n1L83Q$tCqgDAx|(F`Ebri!1HKPJ>E>Um6tgF*by
7g`{P^Mv&gs6MGcVgP}ZXjX=xWfh<uMIeJhg6Ma*HU9((fE*wMQXOI-BS@f9g3zE8f(Vo?2mn$bE=r?N5UQ#SzuGVW703YuKu`Y&
3V=QcRYez{|Elqhu~{GBg;wBoWr-1pasPkaKeho#B~SbR-~O_!VDnI-BdW!__hBm33sHdz7Ni5SC=<iJ6fnAoNdIDo(4JO7_7DHn
|Mb!^jyQ{-zxDj<y>qk9wT9CF=W7gFb&%$QNdgbHso9;uoknrJ?&yF0)14V=Z}`bPzyw6vL_mp=0$M--4E5lH{>`5nzpLTyTiR_u
_U!FWyZfHLs}JsNe?~(bR4OA<#_&@a&&APKrvC&r5!!DGqyOvs{<jT>7#xUr`r-dxi^z~!Sz7Z0B?K5OVu;9r4sqRa$Sj|u*PGC}
K|vguR7A3odS)#6=(sxn+xxE{AAiE}$`n}zS1(`|aC&AUL6ki-f%Vcup0rU2odJUiI9@yRE<#pjW>54F%8y?y3mq<7V|S`E#SkQ-
j47&4->lh(>zK~3ot1I&&pNtg6rxM}hC90L-O58}sAta}@ze1JJp0VTHE54_d)<!Vx!rJe=;N8gdXVZ#1R#R$u=Q#@%!N1Tz}hTF
=@yX@IW3%J99NiFF$Gwu)huMypjd}(5n!(Kn(Ie1SVCmdfBKM}u1fiF&enCIt_czci*gI<bvE{xc*NAyPCF989|%z*XvcyRuyXhj
GkuK*s+NTcJaVz2b8Vm!gohMiG#v}zUK0W4BEyLSQ*Bh3CVn+Fn3C<mkn(ty+u$)Za@>#q?k2U1f`${j9Zs_D;X&t`A+r>liNK+R
6gls0Xlq+LCy_(N*8T^(9g&^~W>C@r#7{G3#flC`>quuJ(XeImv<4zz3Ief!>&ktZXm}kUv=+{-A}>6V)`+c{@Oc0Fk;!1?CZb{J
4NFRGSoLv7YEO_Dj&c)EP0dGJ$P8N56e`MqtPnejxMTi!x<KL?|B$f+z!f9+invrDsa!)a9QVVzeq-ti4nvwST*|W$m(&lhfgq)>
{ax>~D&)~<ITu>sB8&eap^;ab3?7cvS^q|$TG}*4%E&ZlW)vbrz1ylH>oZ$OM+{#K(W$UeNPz2Hk#3-PJVpzVlvn=cwA32fg`erh
oL~A-5Lqfh2T!kT4Zh3Cl0*E`NhkjPI!*Jl#le-i|Bq?zl4Ip%0#rhc5G&t5iu}I$zw0=_RNwBHU@l8JVv(*TmHUJ*|4k=+DRTS5
ofq`q*YnE*U1lpp_LS|fkH7HI(rkU<>FWZi4`<@?kcDfQMGi%Rbxv}IBzO&H_@iT}MeUHQh~q~#ikK+k3YTKB$O`S-eU2$bk!Pbw
gZ=cd4J##l9Mn)i`hW6zPB_d_O?5{ol$>Hop2tsFMsr<IGl~I_7>`smnHN81ooP0eL^k@vndLWCxt-)BnJ_;qK!ZTi&to+*H#?s)
*#uFOd{EY<(9iR)j7a89u1fNtA^_N+R5J*H`Oo|Mm=_R`lzGa$c^kS}2tEAx<;g*XbjcGCazsI(R2Tv<&>@i^8Rf5en3$pMZ$n61
I4VXHf8-b=W$9YlPMz|#dTO_ZXex+>w-InafB+J$!B<uFq4}Ty5qz69#G-(o%Z|E0s;R(hT`#a==p!3pP+DSPW`JfDRuG%k{OQF2
l!~L2iJ6x!OvsFUe1D?P)a2{#?RBk-pv^M`w6!yP152w2G`n#V609}Chvq&`Uo-c1W2UcIcl@HGe5?sBGx$RT`)o{M!dnLi{PZ++
07z;9ai4y?i96xI&@2#GX@)UOpqm7-+5)EPX$!X7_2Zh>?B`z130fwfOC-em51$*{J6^33h>=lY|AHRVLG!+9z8^coG_k|q;vZf0
5s3JEt%oyNC3Rui7{EqEW|>^p6B~QV>eeEux0==(LFO1J+o+kTUV$)mR5SJ0Vcxs!+P%$4jMpo{IKt+7Yn<C%SbnzcSdPyb{Y*>(
s}D{p?u2$xr0F@ysDVH#fl)5V;FJ?WKW`JP)YKV6%1Vdh&(3i+gW>XujEKe~1Q1WV{e1KDt}wHhV;{@ob_>1KW1;B3cYE0PsxLnB
0HWbV&M-lM2`m&D0TdU8r_BLax3!)o@_uXH0jhNrBGsh<#{(2XLKAwe2oeTBSq#jGzFOx!4WA;v=Os|ssM>771CI}~U>?w3zBk<a
CeI598Up!ZeAsMxTI#*LDvyo^l(6PGmV2yma8P>vE<XD&HT9j$zT9#$Dj!)x4jD`lL=axn)=`<(8T^YM=-6O~L@i88pcJMKjuW46
n+d*soB>ii78PPdgyCZx>LAMP20cx_$pBzn7C~<dv?SCLu-29Y<Giq;9S{nH#?t-RjR_nP5Q)x#MKnjNSJYr^In}dKxc{nmHb)!Z
9Sm7z+GJ)K=MBe3p%EG)rDQ-*QA*LcDz<{T%#a%|U5Ks&!(#;y#5LCo`ewdv2l@GJ{g6Kl`<(Rd3dk|*N@HX{y)L_I!AD<TqMGpr
TP+JXv7qhI8Q5WIpZgn#9wHo^dm5sW|CJm>2^tup=?nsu!?m(Qyv+wjC5-bCob8aHwXyj9{4mV%?bntxH0~gtddbNl)$Y5n9d@{o
fbXEVG|<_JXav8aWC}BYs37@E2(XbP!Nl`887-_r(I8EH{2^Yyzt8X=Kjq&-b|@qfik;asN^TG>7&|2_|A?r)V2pE(r>(S0Vcc15
#s>vSF%e-<s`Z93h>+8B2t<L5?|_>B#rqlKISf8)|5gXJ=HN<<;P0(b5fB^;i)U#>?Rym~(Y%Ea?OHF@xG~?0>qrSohAkKl656ZS
cc7^$gjN+9p{J^y-WG-V{PX|<L5L&^`WyNCm(P61(y938J-E1&HfBRAn*_i#eX3{QLc~D*{GmsTQjjEQ(og|ogH;qviqjVkSULuB
-4B8F`g{F9;{KlfZ(dOyRD{HX=pOKTbiL;yP@@cs63bYXdIM6Dc{CUd;ivV>HYhR%`qfnp5N1-dJlWxt)rS7{^M9H=8`=p^7;!d0
jS(34|E_Qy@S_b8vId6KS)TEUrtE;7<##V6qJrgBQfHHnB}IebsHkFDD9`Bg`CTA%lG+zeXI9o@TtmZI+E;#?`&l&NFU7MHr0>B^
Hx(o{m>Vp^B96#spl0khru_#RV+tS(Fm5TMQ?S64hTyZog66$c1a3=aRz}_O`mp0`G|GUXUQE`TDD~S3fEijs0Y8|Tz@;SXhRmrR
-z@MxTfw>{Bmvq$@AA_!lV6@sNP5uF!Po1=j~{=W@r{WfT5rKrTGpFf!uJbX3)zF&_NnT}YBpPpjk7E$Q~}8m_UFpb&3vlJ=dH%M
O3;hcuso6S+a^8AB7{n%WP_`FA}eoQM;4WYlUz|DJ7Wk6;mXiCDuJ^Z##!x{JNa7qNKx#pIJ=13bugld7~y0fCU;D$qB0qNl+(Kn
hGt*lu0@NMZhwh@iPg>`0i;f4%^^)Z9*^rku4W&-WmR!no^U8KsGGz5?SUue+b4|=;X-@qQQ(ekI6Ebx;R+(EoX?JP21W}f5*kt9
F{h(wX$LiWS{uQaH23F*_%t3=%=Dhj#TDNOF0qTUkiqo$YwM%qr&|TnNs6s&?z-?Y8HeA@v2Y^P6;#Sbh=<S^RNgB6>+o_8@-&w9
|6TBJm!gyzl3a-z)eh4KFYL8Bp>tH$rt9;wSe9zDK$u+`L+`+-uxu2g`4~s@_}F&DQv=q=mI<2*0rE;Q(5VtDqQfVLER?p>Q9T{X
%kLz)3DDjvkCO_;T9gpOi26#R^^!C!C7`;h6-3#QYxDgOV+bZ85Kklw$q!8qWJ`i$>x@XB7=YQ21PVMF3Z_}I$j=K2v9QDq8Nr5H
oDmWx4A~w$u_K=1_rOuH@N=6$e}Qkv`}?oQ=A$;So|oXAp|rIBBQA51<CGtt$;kO0{(1~xg-{=m49MHl43$dcohO(?xOXgEQVLBI
CT6HgY^Y>l1vv={y<KG1Pvcp!^vJp+m^_c3E^jO#rSjJ16q)*_SVszsB23{-wikQRI@&PdJ2_rcVv9EP==yA@uJxREd}qIh=V7Tj
e5U6b8n-PFRohw97T}T)P*Q<J4@Kqr7g%&|<|QQ|1ukYw2e8G}x{g>!2XMNbQBoQ>0utOU@aWH$6G<N4c{?ByV2?7!6C6_Y`PGA5
J3h=;e%Y0Q9u)bdGA>1;#M6ZJFs39;&+FWc-iaIBY2DI^9^71LYTRETMA$?kw#i57^b%zb5H!^Ug=;~!C8apqh4=P^ZV-a78<L8?
;o>zIZ7j6wG0wE?Nk*k><LZ69`?Nj?3H&iJ?${<MO&O4h1UE8^nJ7%jvK<Kld_cAcVF;Kqv>@SJGKdMbV*n25n3HJa8HN1VW#zJ*
{mYWif6bc@f%CVIo!i|FY^ln&{UtVHsfz1I^{~FQs_UeV(53<@0Dg_c5O5G=A<sWkG$?Uue{H-xrN7DRxv3z@8=kIt9IZphvidJ-
<!LaVixZYF#;&O7WVF~Vu#r;cX|YF=O0)SInILAQ+>bSkRn0AuV(gFLJlU+ucuXE)<fgY~=+UPxeNtbtaqc?`lxZQZHCnJZD0w9=
2wVvEc;wRKiE%eosY*Z1>3(jxJDInr&zA}FtS45U63tua8;P&bOVC3Nf(W(cdzLWRA>rKx?{I^*3_14W)cbpCwvhx@>ycjF(7g#k
1Y*LMb4-I$!)lMUitN^377T&Kr~-%|j3|3CjFB42@gtk^(H0c3-#*kYcg2G=WKQa4M}NMjgHEl=&9NXX;8)JJHm_Xqr-VKhOqr9F
^g;~;6ksgAG+Qx<H>zQBi|4fORL1_>w4%2vpwGvr3-E@vqKDH%42D@~{)hM&og$D3fPt%i&Q}viREj8by!e_+<?~-n9v#I!+f%8}
VWLwMDG~zU-9nUF>r+H<M=cDF8yhH$@z&%IVmNpn$n5TsWhdQ<M07)GAhopuNGDp`CT&3dNYRzgGED6TXtykG)%{VaBA@+iqHztR
$1Q{1gen_DeYOkx;qXJR>4aLQ#6m32Pi6JZ$LeJ(v?E$W3<5zs%7H{foyZ-Cz5@&dn#{E$?-Z_EgoL#MsBOzRkSIrHFF?seJhyp7
VE~ze5<BIIs)ZWO=}^u_37IfPY8V9D6UEICMG3`Y`l>Vy(Ov&yh{2OnBV1?_Bm>c8aHLaQmX~lt0`xZ};$WZEtsF67j2=4f`pnH%
O*n^201`m`j09j302X4%8cY+dHhsBf45^`^vW5sWzKv_0;5kH5vM7JD(g>>bmKSi?B``$9?o#e*w<9?h$wmORRWi6}IJf=Ju~4u@
_jo?;;x0yl-#?XkE?hk-jGmua3PXiebz(d|A*v1{fJ6eQ6$dvTd!^waS`I-XY-B{V;AF(mec>kiWIG@Om}4j)M-U_(rb&X12q0s)
C58X<*BhoQo49gD%%+1{&}h!T%S`<m^W31CQ8tAOdXO^032MXr!2Vu`u#v_d1r3NXbc8zr1ZHNcXX+K^2Jm2GC{kBL(jWEzqKERh
RCp~P^nZ?wH}~dw{~hL{0nd+{Sd_PF%GE?cj%9`kZIaCqHcK{LKQ?m<Rq>r`MkY>%ofAg1Xw{}lYG7(Zs%W~^x5+=2wX1oY>L?gg
fSM1`4-^Z%Lvpa;1FM1}4yg;u8I3p9=F2n|Y{H2lk)e}Z-}K;Joe=-f=+oE?1WvWeN?=Kj#C8J&S^ZbD(??dj{4YHnv$o!W)L%qQ
!^8$6t}h68RwPiQ0~xXVkH6>Rp~i*lof)9<3I*ys%CP|PHO@mx<o-VwQ3}Fc76w5u$kQ@hJNT*W^Uk%ZZW;%n259PlVWb5tAZ!A_
=Q7<*3Yr=WK;EX)`05+}7klSg{(r~O@$Z}y_$QzBP~eVn_zGAg4@5XW{VaR2W{8*Cb1Vcv)4%$ES`&jl9HHVoC>EuFB22}YGA<%G
n21VY?{v6%l}(ga5}^V=etX86YK*BAlB7`ShD0~H|0m7V(XgG&Fq+}d8NfP+_gVg)J)cKNA}FAzp2Bn^u(cgywDz0gdwF?Z8KZrS
?^^yhNi=kZ&xsVN#GoW908PP22&z1^WoY(Tw+d7RaP(Lj)FFry0zHt#V0%K0?YuwTOvOFIKMj{u21O_Xq6Y8|Yz&Bl@wF^({nhG2
2#@sqI=Q;(PO*k4s<Bp(l__SLVxlSuiV3P}C>Xku0a9ZL379_JoAcj!ChGn^UXLHMpkzC3iJXNKpjv=S7?*!OM-{x0dFZt)M<ikL
tN}-oRH1MSJ>8$rdd2k-^?ci=baq~_++;e&gw62H>ghSKvE|%II@Y*~#hjb|vIq3K@!9s)XSWP{xtS|1p+OJLE}eY37`Y8ADMS4*
b>bubjsGSa{~^89`DibiYccWj=g}d+9{!?fBEeLO3J8&WKW7kW!SMT|ySq!pfkV33cR<z+Cg0ja-XPn+hjoq=`-Q-!K$d4L+=fu1
Qh?A*K~NPzRxG&{{*Rp*z;bS4R6LK65FA=!=!8YpxK_jp7rcmE%lW%EO}8|D>TV&yU0znH&54%<r^mXPucxN56^O-%u~%F+hM{4Z
dY-3-(MWwd`L0FFxCG#uA&FX<B3hWFqNoXIC=!r7Sw2L_o8)2h=JleF>^}XF?Eyhy6%wLXeukm~lH?}V)fpWUWkSNZ)W%e=p9e-N
r5UCMYRYt$DMfnK&W7e>p9Yo+3WPxs6r!S8l9`BxD5!`ci2Z(L?ol@#aEqL{c^Xk}Qo3q;bF>aSp+(t7Wzr5Ll-(787jEE%JAp;Q
GblC_WYr>76in0+5mQKMJ$}yQVK2+P_pc6pNBH2AFFN>u%~_!Z+ISn{&XaTA80nPp;mSBv6P9@1hg*#(W!Ej)-Zy+T)zFI#w-+3C
i&pyT=DBIfJg6Y6A>R?qwFn$9BCa74M0{&P;(2^{6$6aQ7XVc#3WS<*lRSRjbk8du#}GKnr*xnY>5JhBBB&#IDKsoa7_jK8HK|PH
lo>qoo6#S49j9f;urHMb-!tQS)?M}nvK-!Q8Tdb@=a*X_^Z66AQ^v}2jJbwGAEf6>OatPBhiE}bg2&MfSAyV2<>l3MxrQ)enmXNb
J}Ir7H@-W0c8Dsx3(cP?6^e6)*zl8=1k~43z&}P!A+(cX84T3ar#s&^-_wWdM)>Jl!W^q2(j7xx>rmNNQ8t-yxIOQh*qg?qU-kTF
Kw;3qBTy+mXDLYWLx~>bK`|U!f>@Ja;4zUr#Zn={mt32I?blhTwAkrl6a<7~J;)9pAuK3Rez0YSfCmw22m($`2FU0gQ=Hadd?i6*
f-Eoq(-el_8T91TA=3e1Uk0hq935%_gETXk28^Slee#+z(+r_mt$cOF+yjWkFbNj}88FIWvG2&Os-hslHyAi;_5Tg?7ZwZ`FG{AK
t|*5RtVNNDA&c?zpbQ6Bb8d1l3c7wiRQs;10rIrSB!&ak6Z3W<f)ztdF+$OJFmFB$y#5_gyoV+D!m?o?rl~5NSb;b~2GZ&>RG~>W
M8P{{19D)}V~|)t2Qclmgdqx)ca;nZVL(t>7ZPNON;!&iE3R-eNr>A6g|eB<G=lS8n!|EtYc*bQs6y?QESS;^2@?{?OcIj>l9$8Q
uR7_*^8f`BfJQ;#NJtbgRUNyF%MWJ%9?=mEbWw`hpv6OnKvhD5qbs{3?F*h^s_<>u$B-cAuvelmwg)-Ik$m_8Bm_qh2_ljVlR?rF
A^BYb!4N_YG|<$`5W!}m1p<l$K%nnHyg6}`VZ`WoPKqFHoRVzX1`z)b;`C`F_WHnv2zxsK`veK$0YVA{-V3M9LK>i$iHf3#kfII<
WTDr`;NTnAWb3VK<3SPJr+C7O3dT{~;AH-^(vPp+ot>J^-qEz9E{os(U(QXZ@BY)HNO!e=<M6ziqaB8!M3_&rvHml66x$3O!<QnI
2$e_MGGxrvkNZBOb)YPhWC2t_Aqk^d%L(uYw~eCZl=#~|Jo$1o!0Uip*buA<3`a?iyF#w!$KU;?EIb%o0MTKB;@l6S1@4xG;iVu_
s3(P?Ah1L+i4YtS$UpAcS?i6UoVCVK=L!^(!l@8{ClS>NGy6MkMAa|QTuf<2h?O{Dm{2cehQxcJ6!LlVxx(SfDxj-{2!eu!nhF+%
o&g2REE64%(jYr$5J?ZxTW%aE2O-W^xwv~po!2j6YU%~m%)`1&as~Ra$HlZKu+E?I#BLB>w5US<bJ*d|Orf5DR;LXZkZ{XF$;fv$
7i^S8X<aEqI!rDmS7Oe>IKqkZte}d5J99T(%0?GXnu*Bj!ho>G2!aR(Gft4yaSv*ajsJg+d3)ajtQ}fqm?+k<w%XZsn1i=1LO?{0
NTkao?IA@%cv#gt7csR{aQY1;I?&1g%izI%wO@xBh@kSEJ1+44cIOX)qio+sO=@$)LojB~`P<Du9&xH|wF>`^vrF%}r2lipfm7tO
ljcM|r>zJ$Alfu&J`Xp@!vtAW7FkNM7~Hw`>sW|;PnL1%=2TfHmqy)ZNKZKDE<3J$M*Oak`@1}Sc6l=FJYCAGoVL;sO3VEz$bIj`
I}W2*_4@Va2b(USYe+f$sD91ptPKMZ>BKP?S6e#RaRf~p=y^09MGU&i7`w6RhLC!q$u{9^1r)|&RIGNZ<ihVs=D^wEMygk2BoP7R
g&4jUqq4eooYs^~I;ih^%`q=-jW06h&R}azC^1cDOE!vYCecMVYY;G-83AFm!h|4-38xtpa_I|EA-&4GM`+}An-s;Tq1p(Du9EUW
&lY!XUO9IYF+y|QQeP)z6%}&4?-4H`xp1cQvE5d(m2GA?%t*6SaOb0KNN2Y$ugmwT^YrrJsjbnAm$uy%%nI|+QWAPo*|&92$p)%)
$kfqDDSY@~&T!|uC00u;p6!Gw4nno<ns8{+l?tJi)}c0LpjPMKdE{^2bB=h8deNpX8u=en<3r}BBflDC>r}dY(PAk)3N-G<Ff$O{
+c4p`XqvA9keWJ0f|m|avZku-cK1%;z8>=^uYp)W<F^~Xb8d3rT}80{cSOjr{FBI3LJ=LnQ0RNz0vzL_+$>o{aUr31@?0W{XD45M
<C1oSQy06Rd%F~CJaGE%_qlQ|Jz(dp8Of5Q_jhb_$=%$&S`2D0?{v=7cr`XQchy|bG&8KgT)Ht3I!IuVG}Efnws9R;qJc<Xt~lVF
W!J9nxW^_?=V>&l%*T#|cIj^Ln5;F8lSZ=vjFl{|JH78<^}L)&&^>Nndy}aRb8+aDdB%{kirr!nxZEX(R#qW{P2?t{TB=T5&;Ns<
fpFfmVumvdau;834<={!_^|Kvd^zptJlW8^e{a9Qc*7ADElWfdVH6j{^7GcSPo>$|(o<iHHR5(To9IHEWg-cfUnCH@W>8{KlC;?b
myVhOVh`n7dDcil$ZMk4V#K+3^an5y0f?H1n={x7k<e2kn~=Dx<BKt&qU>8|0vzK%)M(Hk^cY}`F5MV#fnVh4X;0hFuBJcqIsoX_
f%1U%>(J+Mf_XW?^Un+gW)LLCuNc<|3V|VZlw?MbiR9ROFag3sA<}HD2|_=%__&E|RP?EUxL{t8l9Po^PY5SS@EuAfk|<~5&2$G=
b4rUMJj^lIzYSzMKN3hz!b5DVJ5Gc);!+HEO&X^)PRJ|A6Z&eLO2g8=og$tR>})=s4z)tsc+2G`oIwLu9j4t5-PZP%i<X_de7a<I
QYl)l+!GM2+Em1^QYK+$qOk4F)ko7Y;4+;SW5-AslcYDRqn90wn^Z9<%7;LQNsQAj??|N5F&M*)+tL{a9}P~ErB2mZM@ifmVz}+E
9x+3YNxa@>UWH?pxs*7~z7ra(S~Cz+1x3Ne3z0ufQyJ9dq8%aArOIWhvuJ5q;hr6jY&M9jD5a`lZ)u(_U6;tI*HnB^qYlKYU15Tx
+u_=s>peaoo%5^$`o0jwdb`bKR8;AxrdnxJY&3?tr;RQe-KNyL%ok~gE^aY~@D*3LHE4&9HD_HmROacYuQchMB<bc=1@i6FzZ9zR
@XDS%W^7IjqE<{r+u_npCA2mx4JU>+)X<tqSg_x8m@bMHQEF}xCNg+tlNh4KL^e81Ola{94hW)~YNv08O?stf*eNS37sFZQsCJtk
w0X(X4k}}$V9y{TtyfQIVjN<_L$1>9CATdDOw*(}ZR(tQc!y6y?^&eBN~tSY9^+6%XSx?wL{DkcG}o|HFis}~o?Up>DBGUyl`);A
cdFXqPBqgda7;{WMe~*$O)snP8vc*QzDN3cSaVt#>YZDvCe9;LJUSzL!Glq|uR7=hIj9sUD56!*k5zmW2s>Cf*yga<KhdZkuF>m_
Jy1fS4kY_{Jyzgxmf&Xd+G||E?|hz!&MrK$NLMG01;eyR*Ijk<+XK??o5)@ja0K)^qK`tSdb-LrU}kI(O+fc4t&1ak%mPSDhxR`q
&N2<9v7__;xZqT-MXtG-kjWy#_~ejBB7qn>CsR6wsV%ls4WS07%M%bST@jzR&j5kksl=JrTh`bcEs!ykWNEa_xw%7*oVyxABF(!L
2U5pwH2`3}g)WFne0HSqxkcm(mG@*YMBTp>N6X~?HIAIAK@htR8x#=;#R5sAvIgYGga?X|zG=Y9f!G7<B7RmJJnr`u7X;UmJ9_#h
Wlx^RJbm}OzjGf{*9vuga-fc}zf?~(+|#bGx!reQ6v7M_!6jIDVSEkMwBVi6$H%;_Wn}`^Yb|w#w)Ql|(yP`D7${x3tg&HKvnXCS
7cznf>zf8B<Yi&N+eP0~41&90uj%J_Ie=nMURjG?Emx)H3T@<%b1ZEhA!9KIC^D+<xQo`F7aAu_N+Bs$^=d|(mc|tYbpjh-{ARDz
)=*P|xnBfO*p$0AyeyQ^#r>5%T2J-rWMo@x{G5Gff!K?o!Rzb2TtLfRSpvY9T9t*K$hjsuV&?)RFN%shbKf2HgrX!KH2p3mdOR?$
^g;WUdag*#FYbRQ@%Ek#FXY!FH4T3{=h^2!D`a|4NwAvzE7z{SEbh?QJQZe*FWRh>MVUm$9O;`dm39bELqV3bS3{wtD3@1&M&fEe
ktdLlBf~lb&dqVEuj%$4+8Qhx4}>0ip(G73lgA{n<f~14Q?|X!S9onXm=#;N0cIE??QPf2BLPJc@7zB>n?}RBf#!$hH{9MK-}O)D
%AUcn7%}-e;Nl%)HE>)=5=)Q(iJN?M^#`)Rxu(bp@IfX(V{Xrl^{f#4()q#KxY@t*-nAvwa;wC{j?W*B54WM~-z<DHDMy}G^X3Tv
u!Sk9G@(icP+*BmM%JuO;SS^*Z?$!y^6d+@pnX|9b=|jGAHA&IBL&z|K~>oI-0=a`D`>D3D1s%&FV%!iP@J6tmvp>HLU>W@*xDZR
b#yOjEEzLES8*N;0OTla6%A`qcrdO_-OZlK)+}tSCN<Os2#FGdIc8J=z^Npj3Es*Q$(8OHQYg^tlwg$xTEn1s3$4Q2HhwtX!q~b$
Dc-e1*jLRdZF>oFtvXWvdjH(iiZK9t9AOBe5k-^dm+PNA4HrrPJX0E#N4B+Q0n1)FIdrh+=F_vP!mRH~_6^q(qSE7xd4oh@0}&`K
SYqfQY#>Yu83nThN)al?@}m|8*qvQXigM>n34R3$^&LwnTMK-c7OlQ+TN(0tE+)MB#Lu2{bstfd$M&rdI)(K?K)W#bJD8f639%1}
nO3Lox9lrXo2K+zaWk?v&l>#}yg<;Y*FL45t^L|k<lT$T`utFw5O^vI2}f%JzLQNt5P4QmDDelxYn@yu7+{nK;i4j_AadL&KHd#o
iW?#`LS55}nxBuA?3lz;zmEok+b5p92geNO+IgR<;Ehjxlh0}O?qc1cL}XeP!7UFaaRBVU2D%>m&XHzXmzjgt=9@J{f`k)gL$W}b
&sr$-a+PiG)}fkg-UsvySBOOk_Xq(1V4U|knb%s*SR0;rtG?`iC)ceey=!78+*AS8gh3EJ>ks@Sd6*mC{3YLy(y9e=n4(PZDMsxN
rxh{ysQgyTMkpeR2?N4GV4fuV8YMr`#mJx#O_VGtI{J$j1WQBlYLYQuaqsGW;%-tW=R-mC$O4y?XetW^?Bn0dbg2+EUb>U-&oT!l
_8>s}L<1Z|McgZh%ulJ~Bv6&?82&3xeSf6rawg9n!@8K=clM8|f@Takqrw;oFgx=cRTROfX5mifu02VN1QJJ?>fmcl6QjAaJFVBh
@4MP}*~~hdrdFO;XV1^SC!cE$@t|~RKYgH(M2Il}aCvG9K3sRXj39Tr6<$jh{7(Qm;D<k}?c9dsK8994Z5c-R_w&7JJzK(busH1G
+n}0*0^pEg3g`+RD}Bgzwz!1+Zu}l;AsihG-+ALv07zv5msS<ZG1cxQc%Zo*7`c<ropzet4tlqpZ_eJVqN5>Dx6SbB&{Muyg8>FJ
c2s7~lmy<oH@8sHlA^=LuMIA>Ux-LfgXulGm70b?2||ed%HZ*HZTCH0wZ0X@gU=EO77zs>F%(f&NGuT>@x!d~n3|>771+WbhC|n6
sHb!b3ri=jTI-Mqa-(ySM7HWlO+YR{m;iNkDFZPc=Ys)`F=G;Ae0Pf_92jK6`JfObprQe&`>f08NfJUBqOwDonT7-yhiwuKOmXDi
l*9`e;nN5oX8t@tbUn4lJ!I{zEiWs?*kbAdlsL@ZW`|5rDCD$EL^r#K%8I!NlC3@_6rKe;6l}p)Xe#0r<isGuoi~3cII<7CnI;Jx
ZKBu4ps>R==*-SxOtmn>s2tI_h=)jTihXSJOsTjbk0K6*WPjQl`z3{5y!_8-jNs&VR$vGu4jm&TW-+%otZp38CIAJ{%7~0odEzo&
3}X@iHipQM17p<2A+L`K4vRq{S|fm%5Cvd5CRC*84~}Q8dY?C{Iz#K&;B&{Gn9YbEIeutRDR~@t1ChSMI~vqEtblAYghT<@fB;!1
t-fl6$QtOH+z~rtAzQBq%ch9|fFjZqQR;xWR79^cF(w=YK~+Al9sbRy{2@q9^M5)!O8LZ)I*w=XCbfWkuWpJS2#X+t@TRJwOd%@Z
hxuK@q*d9`6NMC<OMqZ2QiaQg6qS(%0>JhAPXoT>RFG<QxgoO=vW0hIWEcTc1ncwSK=&PuK>jgX8vLV}524o;C2ZIPl=(y-=ZtuO
BKbMQJNIA1iq|86B>6?|WDtAt)(QF&pdcWR8Vn1Sv-jhS(4o-yjdW1XewfBt@jN;4Vxvc{Flr<whG55KmLNwd>}A;FWAU}!0FY1-
3=t#((5Y@Qwb?<nXrUdK1@Zbjol)w&GgU(X6saJ0^G1IZgh>O}x`E_~iZk=}2H0R63angEW)9F|03a+9pv9CXO<A=>O*yn@vntT=
$u^tyZcXcBz1VMg3~qS{8=SCg%Bt?~dw3-i6|z^>q(6AJ|79BWPsx#My>!1H{^HMewQqXgb}P?Zn=%$5&+$k;doni;5*@a9BYncc
uw`6Jfn6Z<oa7!0RqKq5j782kge;QBM}g8%Scb2}^S0*nTDjtj;Z-1|LUtQiTq$&BCjz1&O0D=y4Hj&ss#ODMs(Pm>#4y@2?b0e3
ilVW*HP+<0cB_ozghh0c80}dIjB1lH-i1E;XVaboQco*fj|=PShl2BZ_5VvmbA{OXcJEp5C`_*N+%*g8WtC(VA{A}4ZPg(w0a{_@
VLDHBTM5RQB_i>)WefM|%0YF1I#uBQKh>)H(&|T<M|{-Ti~7II8io*Y36?;lICC~UrdeJlMMouh251_{Q!LZQ4n(9S!=BtTTPrHA
rFp`*g-Bt%VJcFwxi|COw<(Ch#ir`#b#a<7vaFEJvC}-!UwNkVn%Ky&RkjS6>t+}gj{8jQ^Fks3XtADE)d@MS*~)6q8cM=~*-Cw5
OmsSw8@-Ape_vSuT-{|O2rN!WI%8VSqM<tk#27oO)eVmI3U}4(DLT7_{6d~tI|;Mh%R7)xKnY-2P|1A_igj#25^TEHvvM4aH}k%~
Z`?e<0b~Gm7pC?QfvB{V%$hM}IQnJU7fvDtVHAKV0L(af&p!4U@y_;0AA(T;4i<j!FTSIJacPx<U`X46F_@@;h^lYK)H4?lps1FI
COFF^hOt;wkRVKrZ~A?7^}Fh)t|D`;M(E0NR7eY=f=5W!%yatQd%zqZ7{i}T(aZz-{ChJ)2Y#t|I^Is_9(hye9YUV-Px{-gMFHTA
>N}}bE>I<G6(GzC6DgyTXfZOOl-gy{2GSUsYH8B)YNi`!GNX+P!+Lnx@`^j=Qnp5WqoP(#!@D=#&!juJdLn&$&xpI-??LYIxOwj2
^*s8B?&R-x=fBPQuD!T&eo|+Mkxq8&H+GEHt<<`Wv^9#%FqFBhHCZ&6=8Vg%#|&s|9cFU;_n)IpAZ{usk0g_jo_#kuclgdvrrVJ^
o>_8EJ7oe05djcVNuBq;>p{O4^S(P$4x|zY33lg>4hV}BaKb@HT+na{5z?C40=6wMf?qUrlLUJ^O8D*BzY*c`npk;F8RJDd>(PvG
pnq(H0gdlazVrqd(4zBvOj+|E^59`2hMxb%P-{?1;6e~c<Kf3}ehPzBM=+T>{*C+j*y~He<iv+E8J6ZCTLupphFpWUCLIx`P7sKw
;E(m4)jlty5h5sod{}Wtu#yi+j#jlfPd^UuWFi)nBYJi^903C|FcLyT?pQ9++2~N}In1$;NESdahcBkZp;V2yAKP=S4#BcRjY=59
p-9C#?#t9#;VwK}4?cdk9s#<EBkg%xgF5+h&meEuOCXK6zB4%~$ikHiO?ALRvjbEW3{(gXK3%Ck1HhtUNeCj)^fM<Cz#KU&`16kd
X-WG~)Oh+@J1O7t4Vg2MW*P9$wQpqi9dLZi83>exHq*^0xQ^QsAUsCqMI?i9Nxept?ApwlWf6Xs?`&B;a*5nun~K_`A=o)6{}oyP
w=XR+niM)5`JC)1vQ8;u6-SKs_^{aT`21j=eda&1-&(bC_lHt;BEkK6Ui;Q`3O*;<^JtV&7Leq-xT(Ed(Wmnq`mMtK#&^v2q~PPE
y_InS(H!>VH9+^y^i-VK&F%PM4z6@H7$!ZV@J^ra<(zbE{SRlzDy~{D4@H7#k7D4_k+CB-0x4rakBMK#UPxxhzDk-&0YbM)W*ajV
C|Rm3S5mlYt$ITKntPAAuC%#V;a6>==if|CEgUom?>|-~iugg1XYM%u5cbLPyQ`$kqZ7#B!`q}fS7(7U)RGW0L?I-Ylz^@faYzz7
q&@!h$80<?`Sq9k_vrZVi>nV)50xo%SK&Pi`J}i1L3Xy#J*y?@1qYSFOj3a&)RJ;WsR7M<7I2`3lMnED@7{;`j~4+6#qrmMc|gQ?
j$8?;?35*h-`RhSOF#-fe*X3(4t~qirjv9yXuX77P_l^y%0^Q3DYja<Fo47x6KNeWD^keRFn(XxEFQTsV-`xi*B8y!X&<q3M2|V!
gkSV64ylqT76_loQO&OhL^1(uu9GaYBy>d~US_AoWgwvg93V_+mHGJhbT)?nA)$O_<(Og_gGB^;FhgI|eC-4EZZ()b*J8#If5#sM
7qKl&A=k8*`-;z+w#QLCvz(l7+QS_Rh{ts7!}w$lohF}2&i{|bb+iveB$7y`_~xhnbUMNOHPHZ?XngCoKaXqa_(MFdZFs1>Wn8-6
$614m1(RxoEhU6l3tBYdtOHUi0n7$6RN4xcWqPE*^{5XjK+a~P0aAe)jfO@O1q}rs-LfzH^$Wd6K#AIU(F_yMydIkg9aG*q!98<Y
pXvSpdDfqBoDTm4$OOic4x%etnGg*z;Pk6VAUaKwQZ$&^rs*831qhjmEI|ed0umte?86^_hyiLfu2|=HbL__{MA6sk7gQF0#5~`X
=<~@=OUdJS9(>nh^M|fLgpG`YQ&Mx3B#x}5VtK2fADJ1)`@hkXTKAAAj$m+rV7`Uh=G1w@e1CpG{D|uN-?*;SFK&B}i)T-t`lL`s
AL-Yn=(BG_`MvIQRK{`K_`rwbQ~P{2JrU$-XsWIs4$~a8Mb1d*ZoW8y4WP5SQAEsxgx8DRJdc!_H{7h{*mIRTN+N>M<)%zAoS^E?
GdHA~WoG)}!%`Z|aTjR|4P`f%M#C^9ks?e;l0{H77M0GJ=^hHQ#?xBP-a;rsF&c$Dqa1;&u1d!u<PVZ0iq1y!;K5DewN2caD-nL1
Ww7{-C8QGnSaeZ{y6+@O7z{Y5@;Wv2QHDF;s<hzmQ56N)?9;a>rs9BuIM4`Ng{s8@R57qNtNWAg_Vn@>MFS4^pwbCt5gRq5weX6l
u_E6C1>Hn`TgfsQ@qzPqGEgCu#|9vf<`9B7ADb6TlN>yvC>?Xh!0LZSr4TbGj#wk(It+DP;1~%p!QgxEHX~$3YoCXh1&}<-=CS;U
gg%5G{J(_Um>|3s*E*g!RZ#=Owoilid%@=Z3-p<~$4{3%iTU^M2#YTd?%<JN2<LV8L51!wk%Gv^<zbygP@PVsu``!5v?he{6x>my
ie!*A{f?+5?fz_h8V_M-&U8a~|0mS$#Lueh3<OXbnnM?vh>R<P-eMq32v!H(^ZiIjAiw$}H(u5yq7g-P{XKLG1q--KNi>KF9{EyI
ll>~wbtOI*kZ00~A4Ndte)}FE6$!|-hMZry3|UGHNLy7(X~)3s1x6v6hSw|`*rG4Oi6VXVa!4duiZFi2KL~5qK>E@X=`2!4Ab3Ah
Jc2%2Md-Q>hOi%<CoF)<e-q+D8Sl);eXclN_WR@h4~=W&S87Lsv?T(R)9Q3OQG4co=4kP!<62qy>x4f$vH23d+wsb5)NNUxO_AxL
#r<_7x&N8MB<_d#y5v>WfY|qi{H1G6kNUkWP`%C-{z;Hco#6JV`On2*pi#YvRzVbr4u8z3*xD38_K<-YXjbN^Q~h7b^TchDL^I5*
X5N=@MPXGUt6gD{GN`LWRvF;osF4W=qXXsctdLI^y6V4UgmKpAX1&l+!Q}kNog;oVJfs*?C!y$shLX}s+{+z=E9Pp8l{Sg9YFkVa
iENwa+2P^Grrt@ib#lHLG54aAOk|!)1~yN#pBBT5Dml=mYn0Gv$Rd9Qa(;W<|3kY=V{`04DRuHgF$Da$kVi&02FSG-!UdVwPeU<I
QN%Awxl}IDA!MAy4a_QFHNjC7k+pT_EtA8t8M-Do1I%DIqvR(OkK<R0=z3i#fyk;f@Esw+9!45vH<n0NVi*wt1O9ijcatvUoiNbA
&4l(o3#lxSn>R9e8p6)0@uHvK$X0TXP$<tlfr9xyB@Iax1Ee96l=OC7o^T6{_C)YZz4+O^bA#^4VhIF>v}PUmF2MCA4e_!-@XQ%G
3{sp(Ls>Rt-pVgs+0=RN>Hoe-3D=ieC;dVToH~sHa*#=p`Q_`n((Pn4b(}kPIh(%595`Pw@uQed44A_*`Zs4DwMos<(Vl6jPLMUp
Nwz>Xo9giCHf0?Qv%A74-uN)FJv?+i1}rA`=R5o{Cxqcgun<s#$wtcaB}&v`Zqy+NW^s=E;zP`{6k7|QNj$Kii%J23?Qp|5d+@21
O!lNtWh!6A+@gpVS2+OxOSU9q7(h5ZP#HmZ(~^GM{EW>KeSGDR)DEe11%8E=almKVRuLzudNC~^6$CxxDJD5YAX;8-H9vv<g=T`V
aOZBIDVJMAib7U9=jg*D=6vIQM#RGo&|IM=RJG@9Vc_1A*L#pioI&A1>U&fuL~UJjd}oZ>8@@H5(LsdaxL6xud_#i_sxnm&*UcnD
lLH4icOs913hqi#GUbS2052((tqEM}YX5a;EOo)-b2^`-MVKGhL*|PYnFPYGf3l7`3cw!bJTu@lbjW!<+uvC~z3oyRr5=7s*iXld
b~>_Th4@hqU%vx!o@+ScJD?G&exwI#KBmNbc?3j4@yMWdc25hH%RAgC)o?IZT-U}+;yY2@4h`-iNbG=&o3Ie1n$&e}LFCAzvEs*r
qsQ*f$ZxVP{l-ro)@Z^}JolV4P!KhMeS6LCJoDzWVJifZG=TI%N;~z0M+6N5VovbQFR!4%zEhugo=>8_TCeMvL1e%-2Qk>qb}VWn
m?H@NPjOp2G2!s+UhkN!fq?N7deIDoJ=N<@;Cm1->c;e{za3EUI5?Ke=#76e`5L67*q@w^+}HAao9loI`EQMk97R$VCIk6u1h|P?
L7tq^s*%5JV#$W_DG|~3BKBs7&Op}lCI%7<A{4R5R~Cq8nLaK4+)l>+yU*dQJ03TSbHwlFvO=LlFi4puKGx1U;2e>t8p>23JjOMp
qyh|=D1@GF0~HIDMo*ao0HIMuf%I828@`wfnovD)cq#AfOy}55ACb?mK2NrHB1qvC&X5*FflN{SjrdTsE(rk|oj_?q2;Ig=tnA3~
u-pR`?nB%d&?!7Ra}2}L1NIZ?ClbE7!H2D$)qF=snZb;A;|`&l!e+{OUc;qU4rV*S&e^nC7C_ShVRyT95954yy@QM&X&b2nn7zo4
a!TJxK!MXxFJxPOC*>#taM15vOlQy`&-OR&2;(4UuKql%j*bek+jlT=`5KKO9%#H{UVyQF)P;ekw&3fU;h<#!eaoz-j74?w;wZ*y
AZtQj4}BdK2!aV9o_?HfV?b~bn9wr9kDl~4B!WOAP&tLA!eCH=w;^Mrg2ZGr4h3li=o)KnG0R*h2(}?zE0YfbPezE#;S+II#-5rH
KKA4cH#vI~1JKaHoLC${7$|Z=<#ilS!TD@&L&a-B*Kk_zm$DHCUSQP`qCvyL3J?s{s7lBZqPWF$4ZPBcBp(DDVS99)9WQ<RR^Zb9
6d2%+2Oa<?sI71~FlLFEFswWd0K+DzSOIj*a%H)Oa*8wylv4_~Mt^^i7Dnx}01~~4Mi-ERhy1%&(_J5~wVra^kEW<fmtRb(1Zu+L
0}oCoQqEOKcrA+qF%4}dWrZiA7E(}G^vp4l$T@iMD8Nv<v#@ry)+Lci@~qIc79>oG974IEMI3@K$KDR8;Zs6o<D7)@t#Kxlf8gju
MDij6iiHyI3b4IxVmB*%*LjlIYhVGSkwB23Fl0zj4Me3V48jH)xTpq!U4#e){PC@dy6%bGkmb^5`kHJmg0@Et9UV}OMq~$6w@LnM
*^XGyuIu;w_;@Vfajy@o=I8WW3ZA$?QO+-aSpuZR;a*d!2QH-tQf(<$Q+!yoBfT-|J!Wk1Zze}v)r!Yv>PVTkC7>A<ZHjap-90K{
8<Z@~zGNYBwW+(_pF6zPvyL*eV$;JK)R0Pu0Da~_Y_Oq>TK-owk9hKUk*N7A7DSlyD0uyCpENeY9c9#yml+?N4b}niN86gN73~iN
*16S9A1M+{B#am)0Z4ctNcky&ayUiGMZb>hU!!q;RmiK?&s^vuhT$+q&!P(-Hwf0>1)gXYger6C-HlR>7}141HVC7-BFy(WB88&_
m77zl41yn9Y-uXHEsRt=7}fYNJj8z@B0I9XJ&PizsHB%xFxjjZq65uesiu9c>`NWoc)8}y4h=#hSh&5luR~ytDbUxSiPQuu%#QWj
3lh-XIN+e`le5p!@|Zf_mCq=xHGfXmRwsQQdOSCe%a=Z(sL|0(c@i+wtyL8%Wkn=XZkO%vF)6EWnjw-D7F9@R`Kp4(9ehT-N-z(>
Rf+vAd&(n&h6Zbfd%U^>yXEgEQK=O}>i`RPwU+ysU2HLc6BtFx6(5@MUNhlG#_+FupU{e`9dZV2K9hpzLa+{RFp0er0wP60B3m(X
`5-cAVH`f~_;TUx?RhT)yA0pK`b|Z9-VVhQP^4f>sGidhy0XO59|!5PH9+PRQCFB*zteM2n(w^95mfGN#;?L;lC~ySY}P8>Y*`yL
Az8F5xToKq&DBtJc$)Mb8oxZ$^0XC(Z;4>bBaQ3$CDc})nxI20fi7luaAD>W^nLonHf{<;6P9bG&RFDh81}~5tm{!<Ky8DJpa?J$
?(qafE%P0jiQa%LZ5TepKBQj;H2hg2bfXMwN5il?=Z^$XpQwn1@;fvrLTW5?FyQf9EKYvv0%ATwI%AJo$d$UWWPJ!hDDuN|-ym`9
qKFTjv}$1%0*|M=?$RXA(7K~cf7U2S%jHgMHa-3B$687#<B4CP>33ka|0et1*#sntB0<75MjWuCm95Gr7LCo8w=M&naFUi_OGASU
!5Y(XB}$tCRM6_y9cf01Q>S6oL0qc9D1zuqvSLPM<Tq3>S<`&I%2BR2&iOU144!Se0EQ**Ktv-=!&=gvMQMVZ@_X-mVky^N>En#e
)lP2AH)+Gx^`I}yTs{GZLZ<U1-j+SP4gAXD+td*VfdRC~x8>{yAB%{&QK4E|@8>%2_Z=O3@jQaDR7i?-*E;H^asc_>##L?!dj>%G
_~ym+a0F_-ahQmkSJAhqUWk~zu(vRYg2EplSZMH@9fr6<K?$?sY}GZc=aZnDPsdeMi!sQ)Gck(kg&ag9(f7Zwfa7|$Sgo=VKu+2R
7S4){;RS)hfn{*PMnH!JkxNpAh}JO1`t8LE^{(*qqhw7NFghcagb_&)#363S2PSDRcTv^m+8VRt_~hZG5}cuh=U7v9Ac)`9VES1?
7%)7T>G<)mdbr;p%W_s4218Qg(X4k&_|(>o8Q7m=yru$RgFeNfW~1-u3N3psGJCyqJOnjbuRK%@vPdQt$L!~T^ilBJ%{q#Bmr<Hw
>z_}K6Js<|&k6!@<MNJlD~sFE@s9j{dQa!;h@&9^$I?n06}H%U&TY|lUw=9AN}pt%oQzNebRTcRQTO;$SOd&G&{8^x?ix18P>AV-
1oYUcU5PT{7Wnq#S~?3sjxycFSu!~~odK5+FvlJ_z#YI>d=msV1gdlMBVw!=rO9F_6cHSAFvzYlMrzfdrVT^<zCG`_77+jvNJKY7
+c3kLPlE~8n{3`lV3V!AZ6>d|^_6|CU$1XJA1kLqoY47wd7Xvs0^||gNeBkgN{=lN*CT;qrZS(g`J2e`zAHvFIEYFK=GY4sM7UoL
gCV@yZJvZS8FFpZgrNyiR=)|eS|C7yW*!C<T!+dh51FPN7p1?xn2+d}a#`=yntwF)=Dl#{e(vEZQRWtWLfF~1H_8lQ9h&R%tJgWv
Q|SR#g59o8a&dunj8K|-___Jp;L3>35Xr4_av;e-&ioE+o*_gG`Vc#?BZ2ggn$XZI!2u5)Y&fpQ_0ZsObcR6Ca^sJ%E(Ba}6@q}*
C=bimJ0_KqbxR`4dh1^U=kz@fkJ)&3m2Z$du}b*&WL1<>RtpNAnjoKxEI>Ipp0r=1*{$ZveDjXHo~$Iqo%VJfyp5&Vk>E)Z#m<o%
GIqrg41qgv$QwxE=~ayji2F_+WI|+NWwz8FTJ|ZPq=9ra0;wmijW4D<$a)gIiMkW6ZeO1{w$dE_Q@@!*W(D~=9I0?E{wF8aP9f=7
)F=v&^Zv{g2iRyk0O|P>0Qa6c__`J#Od8|MXF{wEU1y%V>l1`o6-F>v#XoHd$E|VO^L0G$Mrne>&A}czt{k<4fy)X8Bl8svX`=z8
1(=dI=?X{-2Uj&p$J1j%D$mMmzembf!|jzkNJ$M}aJzQtT7zP-HUYE^4ph}+yeb$a7@O99Gk!I|R&>X9>giEd8%b5y9L+syv7K)+
BkK#q{5$!(V$Rcvt#1nYaNenbfJnboKRF103S2&X1b<;cUo%^}u-!PR&Gsy0&)YQ0l{foGyt6+oQN7@~Ml<nSpWMhGT&k}P>>Hws
5)3IbEFotU=wfASJX1={bU&v~jX+i<sTJ*RbIWJ1;(0%}m_<Henb~KoOTVrin!h&JA`cZ}+-Y6xtBciUlf%K?DcXF#MB6uf9coNN
3n@gb7A!K-ZK%wpXDys~)oc6u&FLNCOKrgGD-2C_sua%NZ;lJZT(>t#Fvyl|h9%I6vk0iFtJnwbN8-oT-_3FdB^;70t(ZAMVMr1w
u8AWqJ_VUUzqM0hi)DcWqBE$%io!3&t+EAR&usa(NUJD$BRl)@d(poB{{B6B_DFj|FM*xJNHJo9Fd)LGdBO=LX^JGa(c2Ip0!4=;
U>RJvWcf%3uLA)yi)b5bO2_ormjH4dj%7IhEkQ6BT(J}S6#{RCGAdA%xHtkri4tSAoo&&CmrUFcQI}n@(E%}R)Q$Dl(Ck^(RRl@7
D|8MnwO9g45`2@oB5}2Z03)dVw(q1h%pp2rR5?Tu24J3)ZB-d*FnF=<#u&W9YG+PJF~LL=S|PzBT<Ww;*ks%&K#&6>2WBQf)Y29w
3&4FVycYQVtT+SVA%7SrngRQF^fwjOeqKKwbqrhebm$_1pxALq1}Ni#L^cF~EQR*NmAe`kloXT@LPPWy)O<z`*8Gl-CJRUr?~~WP
_B@5#B!d8gh^6cgGsy2B6=)3kYt`X)H|KnFiim;?5Mv6cqpl9)Ii+YBh;Jir2)UeDd&^oHsOY+E6ktoD5eG`A@(b}?a9`ZuNNWAD
1Qc`44z{%$IpQgCy_2MuGXaET$hm5M8WcLt*r!OjCM5|2L;@ttp7|kg2hh+qNz*DqmX7=HK{?=F@Hx?SPPI>d5{)4S0fAT`<{-fK
;<a>U`Hk-f*k`l-&)BLe%|%Qi@4)qHSZ-Tr;S`MCTWN<+KC?^+p6ykF#eIr(GCkQm+9H;({Xs2Xk7>%1iKTCk@i`)Y=;m{I5$O{}
43E8`DuiGH<OhDJh{q&K)OHxn!D&ckOPY>3*sWlR8IT#2o-?%dLZYyZGg$=2%ePFa$L3Kp`x+c@xz~x=AxL<^ggNtmWC{a)Ftlny
-h4`%Tu80;$C5H&j!z9K3sL@D{M>@Gy$UET+TtlEn?BNw?2npDk!)doVr@dfDFzHx@t20^cUSk&whH_tK{qNHC-|k>Kq{sOXZ1aM
tj2dF$RV#ghP7R}EmV}9c+Jx2g9_0`j-`o5p;pCK)e4SV$4?HZL`XmoybHKrZLoOl+-jU6s~V@g@F{J$zo@M}U)+kn$uYAmhC_@y
t@)cBjo1#8C?E=oHGLgzBi-oZ4(rLMq`o(E13c(dDMom(+RK|vc|ilE6xh5otG_FQvPcg>5=@echTTkm#0W7~YNo>sr>JZJf8BWM
Z~Tyu9UadjCx05`IscopNATZ|6HNpwD!_l1VvFXHeRzH!x8Kj1#E?9&@{`J6H_o#Uhv>sw-e$#w*&dH?y=rfh9?@;mqlG$m-<Mq8
(9GendO4?8za^KsW|S9=kwQfJ_Y+T(xUFr+>5fIk?){zjy?Yb)yhwf`2Vvk>zzIY<GLbw}#(f-JAu0}Fkus(85-Ed1g|0Jjj8TD}
`;6hv`MTB8S~u&)!89A0`#Q-D!2itGXtZ-~oiWs<R2G*{{I(q9`kUZLBELe1Byzc9#cNT?3V0P#s^o-@fS>5~ALC|lbGRF5)Z3sd
ghmg}teC?*$J;^1=>XaEHKr@f-g2nt9el+<J`R&S9t|CbyG&4Lgqh6&nS7CC#d)h5D+<BRabt?{I@#r+>7qyyMUrMR8%fuXe4J4?
CHDo!+q(xjqtTtAGmyU@)vh}E>4?joC!QhUg8>tMSD&N}>qe&G(r-Q=&<1II_dMpML()tIi}PxH8^e_1SVyJ<=&BM&P%?%|6j|p(
eshdZz~&x)8FlB^znq^ZiuKfbNOlOL6TShBgF--#7S#LecZE|Q;nl=VR3UAFxu}q2G{XbY5=1#JP_!!AYFq;|liAG;4sthW+fIqI
CNc?{VWTf#Nr)zJY&auz-yRsCMqp9pb5q3YphdlX(?Z1cV?e<m3C0C=?Ad2thcm}{Y%Q{$i$_v&9M2LIjl&>oh~x@%Bw&uw1T@2y
PNFA!|F|GdBuaW_i)>()n}~pMdf$X5QU?3Q?Nv&Z){2J6dl895#tKK=`x^7g;mv-ZUQNS~2vJR{It#a;CLmbY_fQ4J^wAJTid%$K
3e*(k%N#Dw*-&4Rv7N9JLLh_;3Ix2`*0eBs*b2oMi-<oyFG=e8&y*$k^)PPl)^N9)%*cwW&7~fP<D5sK*mF1T;53~!DMY6D=+3=e
D8Qp043GdZ!CB|y;GNZ1SyXCg&hd<kL@4COwIUx^aKIqx)X5SP1}}EJ><Aq(G2nnm<q&?A)$kC`gB{#)Sc2^^KA)uxUP2qm<6wj+
WUhx9xfnAkYH08MuE4|ewlz_tLM0umwqWaGj-GoXTvs&3b(d8Dl1U~?2*pK&eOvFJAv4liYe$2|`U$0Ekw_}TXce6wfQn*k$OrcM
ncvUHzb2%7!G{Cg_J3@|jw}W)=^^#q<kT=gK?J!4Y7Uli@@ZJ&d{;y3=Z;_?AqBBuNIJf?Ba_!T?I5t~BSe{Ggu&&$POBuE<lw93
oxZ*J`N^5+gIp+3xuIeRtFS^;>=wdKR~1B3Nl@8zW@aKgzP4VV?K#%)(W2d2x@w3M$R5)~P9Y*CUQF1$3sCrCwj)DwBE^e*{}l|7
H@z2%no=7DfzgPU<bgoLgk&B`Nj3RQXRE9n6g7ZJq@>UJ|NdOj13sZh^L}<3@kqgmMvP|CTuO?G9baxDh@!z5CN{H9vih14ipYx8
%`eT?xX5ohvOBnNIL}8s3_2?@@JEl0L`b9t3<Mx{{+W1x9#q-X;V}b}5IIy4j}f!SGlKM^CNN>VnIV)(fGSlOrNcNCk4Ws(xU5;I
s8z)i1rcOaV8F$&fl}-dCkPJ>Sm-hJI<37<)$FKI1Aqn}?knZE=a8lW0|F7&)XD4OhYmcKIL%VU5t?OB)hLnr-XBj_`FQcKUMIhP
G&4-wELmj%XA&%uYb^CczgjX7s;d`oY>+V2I1Zvs5#=%&EZIXgf`t(K>%TmlVcXI1$=&(!_b+CM+y<fmWJ4;GAOe{5J~((dLxJm`
r$ew<bK-~6d<-!8B86-KQb18*!1!~+uF}yn+Zg0y6DmVRcI~Yl=opUxao-~}4l$AJkj(ZnW;sZEKxjh&Y-eGzA^gQojAK_n^*?&O
LHZ@K2?Kl}3~^Be4z!6r#Nw$~z#=04bzN)ak=^mhIi`KOh?nJ1oTJ<M&n}^N@w<Vv10W8-2gbm`5HP?4K*%{JKu`?IjN^)#3_>D7
P@j%_-<0xr-w<<M9uWjt6hszBbgcalJj0^Y6i6iLtUdmj@O(@bxs}8m7{y7N$~}r1dilocIx&Qv0QlnX!RaPfolRJn+7&z2w|1GE
H3=uM%6q1>pCO=BWX#+3z2gRKD<Fajeo#LtJ6%SSA8efYx|883k0Y&XGz(Ofxb`q0L&P}j<O3)R-jTyPIx+H4@c0HX-L!hijwg$X
V<GXa=cMw@3@w)d0dqwn;b$8nYd$HPUY&i1im-h+<<+i+MtFsMN}L{oF(D>o4#@Bi$d84Ijx>NDA*u5~dOdu($-i6>c0BiNHyjBO
I^HCNb6e4t3`Wq{BS%Z!&*f~e6%KU-o!77*m1?gJym<?*a^gg&-pN0W;~FE+Ax9SS2AkGP!MYHW_SwF<%rzL=Q;eym9T;YQj~p}>
Kq|)gDm?vE4SLKS4o8RjfhS$~5TFnN1VDq&KJU#r-ov6pX*ueU_28(iJ#NhBggXpwoh3?G^^|q>cFWDr?AFF>bIUoSqOxdqiZ3>4
T(qMjf!ynvvD_+gu+^tK?CKziHio**Jy`(v=YOxGz-!aIy71*>?x93r$R-T3KXc;Ahi5Ht>pFZ6eD)7yqE0(*+@<h#0Unydv@74F
WlBVAHZG{57V<pQRO+1U@EG`wi>=WccQJPFy<nmvoaT;rDNWObRg}A7bH437o-X1=Z<D;~Ih0iPV;ssEnVcmN7SP$qn~AXc&0B2a
m-LCcFccs_&B&FC2@IuN8Al{33+<vfkH0<~=&^c!8e$`Ce!Xi>yuS6O3q7D}H15F5%sa2T>BWl#7F~{o0aXN{Mw}B-(*i>=>V&gs
5;R1oF(`lPN|NVlMS_s7m;^ghC&7-ojb!PZ&9NeALTLh%J1o+v<0}xs-LVX1E<&0z=69?)yc{L+Frwr%FbO4XO#41D8bK-=QMy1#
?K2aZKCi~+_FD_>!vtS;W>DAG8q{DuS%OaW@|`MkXxYl8ye8v0b78b0N{dk$@H5`D<lB7rn(mwFI?F}0%*gOzYqrU_b89i0d$(h$
Ovy){b*-bnoDCBiqAs3yqhYho$Z9TUzdXvVpcLqhOby4efv{+Rk9w5h9;Fg9WEh{~_>30@J36pgB5}Fw-7Dt#+t$pGbfLL%0SF;4
9meW~p)fsseoLZy<ZxgJ=bOpr;IR)~>&KLck6ExfNpSs~o$xg9U^@g52;R6eI3&U@T=g{pNwpz4k}ja$ut}bMX!ZO3Nz^<b&c&rj
ku8IHd`qmze^u|2O~HZ;P~McQTC599J_v^75Q+#l;LhM4Xi$(O0XyFu4eYU!M8YYm)Yt|fAYvr&e6jv_1J+yn#-uTZH)us3AF%of
oq2e7BG7Oltp*0bA|uhFdY{P`qlYe{N*+*S*O?VdGg`2Yr=kR}i4<VD;KV~SkDFZ%-JVr5zm}#(uZQ#1Z2P8r`6r(IwDMpg&V0K)
yFq;?2dRUg*LG}Tb+ek)<;q=km|&HNlUG+loyZV{ton6Z07$4{YkInqTxv7*SN!(!|AC%shBY4X;t=Q&P!WQD?L-I%Ur6^H_d}7J
vc7f8js_eKj{YAW`XP`NogX{uvrT9dBjtnshhi)RhQ5!T-!jHQ4p<(%z!4tN0K`MFngxN(&$`*mC?#3#HUShg^5!s1%b2iXm<d=-
zP97O;-TpzL7*{77$L}0C1?;Ng>qJx4uM5+M<yYdgd!p%GhWgozlC%ssXYV%FcgjKOa|qOoK78J4|FgP5G(|UT{OInetvpjl4zs(
)~)J*7Dr(q369KL)~3x${8eaaI6V)T1IV#FvJ;EjRWl$L3=!r&)gXpPoKc&F>9er>(Pnz-Pv_paYjw?Z-ipJ9+993rrm5%7XwV`R
WV%c;A4b1jO`Ckf3<=FT9XH=`eh7H+@=lx5vt!sy*F4*i+GBGXW^`z2Dps1NMYt-v>T$I7J2C!D?(&>d1w;*ypaO==KQ~qgm?wTc
|G=;+-ZmL%tf8|G>y{PHNM<5b)J;&En1LaoD-YAoh@E|B#^P{*3wqdd!piPY^tlA~#Le4yp_SMZ%s}Xn2_*R!-!cWTb7UDCL?J+$
-XbJ1tKfpN<%v)!qZbr<AWtPn>Xx&A!)nqXS0>BAVYHZwBbgHT`!FsnpIQ060l+gJSpHkn*bEr#h`}?VAc64X4=^+^CVaR9+t<xD
jKwcCO=`<HX^5u{k+fD!4|;o$#p8n8AQ&K4C;~}$;}|(hwzzR-iJP8aL{KD>r=C4##%c`W6hun4P)4T<N}3PJsJ;?KZ&gHS#R>)N
z=;w>gf4Jkq{6ge{1a!s_bH+s^lvGY%zd!qqHlN@FhLlM0@7GS$1tO>8OC$7uzsrwBE^@NW=^K5vQhUO6kkVQ2bx#QFY8oaByn`W
=Fu_t<NCuGK6pL(6}WtCht9<2Yb@h`x*3D&hQ;NMJ~+W8?tSZ}-yGO{g`{`lUtT!xNcDjpP-685#+epKc_`d#mN)m<z+asl+VYXh
qj*3hEZWq%fj&o-GhW-N9Ch3CO!yrQ6dCY9>-&WF?7LLRk#Xyad#T`nJFGx(6VO9ix!h^BaJsHBZc+qb;Ag)h<PDB_=rPBhr=Fv#
Mgki=*5`056jGN+R)nG9U5<<ojQEmu@8*Lqp}znl-TQZSCsEk|j-~W(Iyn{*K6!fQSu7f8kZW;M;B+s}vq)~aeQzHNK%zy@j)whZ
$&p-ZfKuDlU6LgEF#C~HiBC3mVM9A@6Q3^5JTN&5=<o6O`?ohh77B>OXEmEE%HR-fe3LiUBrTIvOcds-`!S8Qw<EF#uDUFW(NVm@
`MvTU>+C@aMr!gr&t3@e6T;-aJUBLaKE#nHNJqC3PBQKa*?%8cxY;$Zcs**W=tl#%fbN7p9nUB8Dr7r8(1+XCnH9{h>>PM=U%c=<
z$PMUZfHlZQ33`a;xLF3#K87?>#H5<Eai09Eerrz+ly_}Nl`8=`Xo7kGS`{$Im)m<JtEb3zj~+oh5GWMfh%eAAchuIg*@0yV!=px
Nu>Hnk|LvFj%_w3$43k|RU2NkFmfZAS<Fq54YH^P2QiqxxCHH1(WVfN6FD-gnhV_m5LJUPxsXeDEJKP(V~!-$;=o*p40DlE%%KJe
KpZ_>O$T;<NSgy=^n^bCI^(U!BLicA!43j=h~;f)P=fx!RRsl7S<4c`EmK4?RRgl5l@duVKfOQBgV~(AWgMMyj|w80%aO-%!_bmI
Cpql*bR1-8Q?RC^r3w{tP>v0Z=saqShmVH%*LY_$3tzmkFef|YA>46j0LLO~(4lyK`!F@rA;3mBY<T$&faF+P;!`3Kj=?Tp%w1GC
07UmCC2rev4|T$=5P-aZq+4yS!RVZ70k}Tt&?FS?M#ltf5(agJ@@hHK{zJ4%ARa6N_8e^T{7qQi4oq0g2t`Qtz*O&dBxd7b2PA57
etHt&ae(kM<_dT5LEHjpghrqb;2_SBaivlG1N!hpl0;<cs1`Zq#{-NtHs`WWjyv(NC!J(O{y7c7fyF7R=e}YX7)jnC`pF|=Pyms9
mB6W01TQO&8m5FL^_vCh;u$R!h!hF|J#xn~A8Ud9NaTjE_EYG@^N)!mn%p=VQd~$kawD!<ZX@`nb)%Ra9_+1ile~d;AdhcFWO*mx
JZQu8e?9NVZqL_p`0-7?*dUuKORPFe2sMILn^SU6ArdOA2rl8Ksm;(`Wwuw5-v^oYJOU}S&k1PY*M>6w>{rs9Wro9Wq=!cv1J0(r
-9x4xSZEcW<H{N3FMVB}+V(RZQ}iMDh75KntlY{A;)shDF2R6-76&Z?V;0yGh=9KUWP|AJG1qFIj}k_3(eBonk2_DD^I?J>9hL#~
JyFE!T3>X(Y726n{~o;`FgVk*%VNGw??Gw!*15ch!iLj39<&hon2M41O6^SiQ28E2{x-&|8rKbKV=+)o{zM}5Z?Zs=V3@ALdNN6d
se}@WEiYpttjF8HBai8ke2@0)kIwaY{gUgpQza3<aoqv>d5htYNteH0DIz4mL$=(O38V;FG`iNOzH<Qq<r_kKF7k|0h$oUb8Tg!%
AE1f(9R77NJ@MW|B8O|H4d@<!feHw)vras0p$@1~JONkf=|*#@dej{tewVR=v;OUAlq=f?Pf29A%GReO6o@3u{0S!{ASl0qtb6JB
FK1kkqDKK$Fo!4X!pvhllm^!VfCNMd6|uNiE%uOEY5-3z-a3PXfkI*;JOWTr00cdb`&IBqRC+R(qCIb~g+^|A<`ggG%|lBf@f0?-
jOD_RP?CvfV$gxUI~F7{KE3{PEdAWuCMAqR@u_lpIoD(37PP;O>S6D#>YLluheq!D$Lwlx-7QfOB!IC+6iqa=1l174(Dgm-`Q2uT
5fFz6YR79<NmMh=O=1SIgJ^M?#u#W7E(IoPufPZum_J2umB8w~9BUCnmPn8<Xu)lI6iC4adc^@sUc(&sRWQ&)4*od%2_u@zr=31|
u6xp+tF1+oH%wF$&1j%Y04uj#SrOLtxD#+NMZDx{G-{PBtYIAl55`#Dk5RhCN;06wEoxreV3r91bg2lQJvg&RX0`3B79pRH$*nb0
M0xn&cklPp(vM*Hvj(^|w~K;vt?yx#g78M%EiZMkO!(OlLA=hpA&`LpQW!u;h1oZeNWw75R0}595Ye?e2Er^LXDVb-x;z7|D2bU@
rH8}2$FqUoexvj}h2xigeEqyw))3>MwIWA|TyFs@q2Qy?jR8bR@FfHPj|>e^$hXAkioqyxXSH{y%>3hgZ;&|gt?z)wfT5)vfkS~J
1W#Wi2DmvHF`~#HURR-kbI)El_vZtPZLf0uUy<jlcjLdBUS|G%{A4VppPq+V6bC-l57?nTl0M|4(TES&cDB9{-i1<LPebL}8d@J2
G$&VE@$G(fhWa5U!{-Lm<8WUq9d}y%s<8X$eLUCzo>v~`C&DnNzak<q#E?piqClx9P3#QU^nbUXcDd~HO&ZZlZnM)~JA~vg{xWBW
RKFf?@N`%-eSzSqTc@pR^;XFkg1czMkFJ*|t?IT6%chN7>aP}nHFvi=OJ^+rXJN!hw3wv=W_wO))@iXc&swR$rpG3?+nnKyBFvIt
iSM>1J5Y=h+KmBPr<sHS0V3#}5Kl#U#sb49srP!fwW1&Zb*FCdKP(&e+!5o&x4_37MoQcddxaWyg2YMzphA=+Dyk1BNE$U+X%B)p
Y|}?Dy`T015=d_(7C{hS3km@Ad%AsHSbF5%d0N}AHMI58k_i?-WPX;s(t)d4Xn(-FR~!YyTpJ|Qth2)~Pdb#u{=~blv(LS4_#j9S
`A8xFzzabjpb!77R9pl=H;?&$<NYq!WrTr;#P+}Ye6<W}N7Xq8=Kq6{C+d036sLP0k@pQKkO%+C<;;{Ik*`Cb8eK^HR=V^0*i<$v
!PpVc{AZoCr8@WV0mARvF(?x;|6RS%`RY-r+mLfOVdLo4kRD)n3g+f%Y39C}Y56-Pq_>LPzjq(c{%F(?BIJko|Jx4#|9pH_isVXm
NOwT?OX!f_g`N}mXxI~a1qc5{7j%xoks=`RZ<oedu0J6BEW*jia@ML4jd1Jl_G{sL4ufupkFrcEc8rQBN@+;&dkz7Yi_P8+SzrSc
5DGZmf(3VA7J(>)5mu4|f9+fhx2XyW5e|>^w{WLXU&ljf{_)uP*DrrP1V_VX-|1a{AfZ7~EFA|XqsMzBLS`rx)CI@bwboX%9|*`|
C*3bHl`dS&<DvF^Z-2?q^vlaZU!ef^PGECrRMBy|k00-zM)6^REQwA(k9+zPpxP<YQ6BZ#y@2Kar<(l(#@VcHg|$p8;(zhD!ElBZ
AH&Cy|K^DXK^rjos&sX8RAq?Npf*yb387TmSw_{>5{QyID37@w|4XJpN&DYUC#D`URPye_J!KP_?<w{T&a+6G=<gGToV8SaemS|f
b!t9udY!mk6gwyoeXZyYiWFjYgCario08Q3+-Qd_$7LUaGmG%2fm#0ymN-=GmZi}YYI3H!#?DgN(Uhek`D+P55C=3YctXcDbAyYR
P<G+&_Bf4yUp%gIXfgs$l>G!68y4A%)ECIT2yZzXb%C!%E|X?WACCHyXed+-nNO4Sd|)0obd#lEYr)<g^H|zpMBbQ&Q9n=mKkNR{
QGDax<e6;=PyWeeu5&G{#GW-6B>M50m2`&PJu8uUBs*5T8voL4VTwCM@mvlG9OJYjI8e{lzg1fItQwHG|D7H`N~3cd(gXb#hn0MK
)z<~xjx7j9c)oKV=ZJe-jqO%~4(FgUPR5JX+a@BZL4y?qv;)7?<mxF1_#z-Gfl<P<BSZAcF+$_<_(};ITJ?|cRr_mwe|A}*34=hO
82tb*xf^gyVSXDO!UKRsX2WpEwUn;q$a)B60Z$J2>u{9LG>Ou#KJ*JivZX;k%Z*(9WeAa|)O`?{(znhD;I0BwKX##xUmve;_k84@
zsuGWNj5T6FK2MXsQpzj2My}|cpq5!b=Qvt<SQv;7JVofpa(B+@89UqB@dRN0|yiOc-{f~N<uv#!adB)j3WTTP19I$EEOzzN)Rrk
MohtYu^M*>BswU9mm*4=sAKgaKcgv&OVN+85CPZy{42&7uVe<nXgLZ5auN?&-L?%;i5L`%t!A<$2^^S79?8`;m}+q00Ph2HIP109
P4kUVn$-KxaIxoeq7)zkW75_pYVzou8lkS8w{5KXD6O}}!7-?65Fm0umuUw&3=Iur`%t<88GPdCO=ocU*~GOl@E8?6?eA*F(D&LD
g-0DOf1z`9#dD>g0HLZ&BN8I-8_a_VSd(`a>e4k%;aC<GJ!w>I1JBx^ZwIaKgg3EjND}J3r<)ju?&eU@A2%Oa_Pgdc(YcO7fTG90
W?YBe3XVQo&5c-?Ac>44cB1ag$RE%v6mXPo@EaQ6f{7%+m;ou2!PFpvPfa$UjvJkDVnEP!$9{U@-tK9Czr@n2D)~rMsVXS9uCu7Q
Y+!BxX;S4P;s+g(x)s11agTh>k;ca%@tgXgEa^a*i4Fy3Wj)KVF_4Gac{2oP_C=W$S<SKs8Ja>#h>ztUcpr@hELcgGt0%>duIMR`
?YNl{Ai(Ool@d(*y-^yHJ>^#dOA~171aL%tarhJRQ=WAIyoxR8$a4za?}9K;&JM^^fboOF%i#8u@1e;Ajp_q%YZ%N034EiWwj|$_
zHz`B4&ZM3lqZEzl{6zRM?5Zevz&&);2P7Ih@gj4azNwPZgasr>&mmpb288`pNBd<d}I_+_1|WVMDl(;S65M!uQ}2PYMspezP>Q_
7trF2oMO?GY5`aU4@2i&9<L`pJ0AZbHNGdeuYb&X>i$oh*U$Y~n7awtIx<LjAa|1}3JGy{(yHS8c0BS+tjU(BYmur(Ox4B`n?tGs
hHgVtlP4u$NiyHv(n1-Ng{)V0`!S5GAt0qjnT7g(E=RdX!QsN!2uTO;&`KJP(;a!_*Pp+r+2^aQHWdj^8pBZ)FQontIu~6`XI93_
5`)Q}XdV{O{|MVd_{yycTV#5Ca#yB=2eg302#s<IK1}LKeh0gCpw$k9k!{wzV}|9(W2tY~toHZI%V%mNWoWTgh@uZIVotNh=I`S)
{By<&)8C%4%<GA$lWN!{aJ`7Jf`!Zx%#AqXxkc+a?&~o((XQ1KZHS5}j8&b^w4d3ndc7Shl%#k(4(hr@5UF+0Apl7;ihtH%DNE#X
>&WG@#Kt|3mCwJv^ar1A9+wJFLP6p5%Lh*|{9_vdXRa&w9&4ROvy!HT5#8h*NI~xH%lNb>z8fY7Fi*mD)NV_(%LfAUo8dn;vtsp*
fml&1dtSnpkrXJ*lan|#PB~>LsSv*rh=&#J`pjahy`d+7Wcv>a%8}!VoylUenfX%p9RzeQzQ-KkY!Ir$o|1J&6iuriN|&(Oez0-5
TY1|HpXlX8&fM>do@)3)fIOkU<#ROrYz>Lm?>xFfy-JlS1iO0(@qO)sC`klwUQXyLSWy$DsSUy)J!1lOnwZV~Gp;r}@5gVM_wYL#
el&!~pTCR6)sDE14oE!-O9xUgK0ww}xz(U3Voqr5cc@@3dFB}$L^{GP8!w!-rNonHH7;m7q>|3<#<xZ=dOZws(q?K`HBv}kl$B4K
f#VTud^&m>J_S)23l;NhAfR{+aF?C%JF&nZwZwJiPsa|r!nIrtW^`Z`LdTy!K||%#d_5jIJis5!r{FRZ8?Y5`+vCqNt;!kTpbd_F
l3KFs=}q55TKM-2wS$P!1P{7CB`|3RNq`htcPrn;xX+c|l!NY8>O&HU7-8$ioX)6+RuBl+xU?#i#6UybUH0U0K`sueb>=Wwq$7rv
_3!CWg3Mnh)o)z~9zlbPWFf2P-THbDIn+_iE01m&&?){-jCFp)sXjNvqiA?OGr_C}H9=lCiMMTxLcSHnRaI4rhwz3OirAHOC?-SD
LvzjL&4rvbH)+olFjR{(17=_Nuiocjd`M?bW|q)iEo(zaJ10xwvAL}SRW8JkxgtQr!J4&_+<ZLsOafrh-XXaY9IbKh9`B9Tqn17N
FJK+*Yg<+bI0#$M%fRvK#73t~#zvAngr<41vx4FRFft41F}SjpiMt4n*x7t}($tR`^DmIN9E;bo>j%<}PdpDvXfFDj<yxiCpePee
%>}XOhKm%nnl+*2_4HApukm{X6Tqdy^hYox5eNW`kehywiW0#m$t5>ZeFBaeaLiC5=<)e-u#8uSP!p+O=>d+|B;p5@@{m9S59U>U
ST?&npVV}<eCmBOL#Z}t?q{9+><ft#S_Vv#3_K<LISfreH}Whv^{T{VX3^0B>Q2m1LOg+q%v7NyKm=^8YO0SC1jEGXNWzTl!yq$2
k^ogOg9=+T@?s)Ht{5Es2&j+28b~7o0#y#EiEt-@oO!E;MVa7dKsbP6<P46p7aO#@Sz{V4)LK$`I5OcV)T0A=GzCD9Vk9iW1kLb7
kf+<mt0%=3`4Z6}iW{wGt<SLD?hxpl@Fx@ARS(ql?lizbqSDER$#5C@goMW=3Nu$C#FwXPbA-WVlOUU~l+_(X0Te;biJ+|Y*PCwr
&I6ThXMoQga&7zupyC7z8a#MBiaQa_poW7y_6juygXHwq{r9idt`3ZrSJ;5x5norJUF<x8L+S0ILwfODjUzjNi1s}_lN(YSpEH%g
K)6U(Cpy^XzFXB1jdLlQ;;2QuF5{gBSSn+q3I+-UiW9^jDq>&DyAHf=bVCz=H*>n)_1^=Vz+jmZV7VVd8vQfJKR+4gzK}1DIv17J
PXdFvo)O(^D-AQ*@XyhBu({&&C`AMNAUgew^Z}wFw6Jir6@O-cX^M*lRTeY^IVSqG!U<rlp~VW_x`>+-N<K;kda15C2yj6<=otFb
typtB#Ly;>N19Z2zG5|;n%`6;^V&R6<j6egh6;gF6p>BzC+Uz)QlA#+(XA!4dFcIm)7@)Ocd-7EtMWz$BTMP56E)wd)r`ujqr?4W
O%S%YT915+#XK0-l!*k8dR|7CfqBhq+P6|4lGPyr@PmjMTx(CN{#y7t_s<lD=D@W=?x((R3IjvfbH6u;XSX0>%%R5!&<a304HqS}
L8Z1CaYG6|N!AT~eb?Oa%GUTxjyJ{*H@IV<K+)%eD34MtP@ItI{1euh2F1wrZX&55LKKaBi<exN5n_gHa%Y8H>e-i5pC%K)dOOkw
h|gj*!Q+e+V)P1FCsQY;qOs!`Lu(`To%D~o^?6v8T&ZI<@C{Oh6I5*TcmgoNZa#}5K9bron<GUOQSAxmzv+u|PCw=K=VTLy!hp3y
wmrBS7bG8VBBYM5N$@6Si4HkK=JEV`-pB>yfi}?064>6P)O|Qt_`e$+*s^0{NFc(IdFy(FR=mCszPJa}`1E!!Qe1malaeYY1pKDG
V&sC6(IuA998!R9fFRAr#{ntl<+`!x@<UO!#<W25!BO+UWRCf-$?=?58j7+<iQN=MQH7m8tIjbjGTzjYsvEq!*tR2s6z{KiwoqU2
-h8*o9dqvgOROf}9al!AXktQ5^6qMx<~_}W0*$6H^$dbUlrCn;!$B3c+!^Clf=Kgz-o|1qY*R>#Fr-)R{#)xt2b3#Aeth4`e-7MZ
--Ez4#f$N=-sUK9M!0Z*seC$NG~`dT_Gn<M3N&j@>~dIbJo{?1T;Wt#-Qj;k*UpO_&SH0$3XiWvJyHa6lCHb1bacqfX8U5Ak;b?W
CoL^dNB3L}9^4y^0Ma@x{i@wm0EY-&iDW7voCHEZgE~{ASErmvrrm5ljNbGg-ECIJeE!p7M+6t3U_Q0O$d}8>;@$|Q?EMo5fGGzw
2y{n(9Ylgfo>t~~J#P3i0>eV6js^4R1y(DV-AxWT-HK?dmWTwJ@K+#vomezYbI%;sTfemI#`?l|Kae%&Az(O~|LW{VTTm~o?qfJ;
>T)Cv50j2XOZIx)qQK-FLa67!x*`3!ly#M(oj~d@-fM~I9S)V2(7C<xF_@Nq40BTJBDkmdZ$n%S`98R-6NE_vxdX(g24P8D_x%sA
+pWXugg?nAX(*M6+q3r;m`m#Yk!2pzATzX%NsozPiG&Fn#Wh8u5+bsu2bp`fgV{Q`p}}nbpLblSu6c^&i6EXup&rlEHtW2-J+FMh
69+Q8(9xZ!n!?2V0dyZ#fR~9DW3_>(s+}3AXb!GsK|1FCYfv}BMhDJ9ft!0Hckn=rhIzYtpA-}>!W5A!A0LwPbPcbe0hrPh#RH=<
ho&fkSQC>Z`PV>^jyv-ug~uC)G_~PJ*+`)(IkEx|va|xB=nh7-hd_F=MBGavfqTayh6>TyQjk><BgN{54gx(Ouu1ZpQzdNqyl7L!
GG4i;(CLb!(pNBcTmoe6(t#zywl@TcB0*(8^&OF(Xe7%ewvkT%Iq3gV)EHxcbXglR!Sc{P+%r<Z@qku^7;Yde%?XYS0}2?_jubXm
Kpo+nlQ1&I)Ve|`X#{vffY_dh1cO9#b314U<Ib<H5u-fy0)2SF0!aB4*-OgmMDjP{YD$QvjH&AouN_y6Ja7jb$7BLTOU5%&IvBV_
93we09TqwDbExodo(u3~a0Xp?uqe(!RJbEBfm_Z2vFUd{69>iS*y^S}kmianhks1&eT*i~9?&u}-|G2$0O?8ndfS9zfujdK4{V#b
Mi@kGaR=X^h0i!AedEGOrS0wtW5Dr)UI3`vauV<)K;#E}PZ+@=k%m2tPA&li<<?IN*}WR;!lNn{g|VX>Dg#CefqWMv4NTP%u{+hy
g!}&${0u?_NB`*l#4l(*kQ-Pi-#2VmnW*UwjUU=Lb#(VW*M51_f?@%jg!Ry4Qo2+a14(hNr`d$Pw&w*A#r4mjLtS*A;KkBI$3fZ+
@{^#Mq$Dz?B+6<*C480{H)-~qtD$UqddUn{bNs7W<JYb&c=62CtrsJr<(0L?gFTd{M?cqd<#2YSWN@mQiV{6ob`aoDCQGn8nSJe9
GMkeinI=8hU73E`=C^7^D&l;-brx|&pAxHOcdCd|<pqs;O)R7`%->UTY_6u_LY4uokK^_J8Xh_4)bcr`#)lk@*`f9vk3)mvX+AkS
nxiqr>aN9i>=PqE6u7Y>cE=s1E1q?n-Ns>$6BBBTXz(CXq2kATs}q8Pk-(^1?m0V}-@i|AcVS9Abv&%+o^xZGi7z*0Z>y2X&2hJM
Bdec%A<n5oTtzs|M-Xm!L2Se%FY{tAM(DuvHKXBk(%!lDDo1{~@1U%A;e%Pebp`?;5*DL4=}nR50>51UOV+o>sBy`$_@p1pweO!N
gJ>d8QOg721PSN8p^^w3$`6;1;Gt3Difj44`k<jao{$t@#~jeBk}mo5&E*e%MZGQG%3hgsUj1#}e5;%I)@;W`0}nYl&p?o+Sc#8!
rwEP-w8zC^auO*dg1c;8CoHcSNID||Di*z+^Szu2ONB^i(W|CRn{~x6nUiFLqTQW68qjDEgFZX({qrMZO?Y{mktSWx4CZZXiUy^d
TzKt|lj<Nomm<$}J)b;{Dv;S;7l2?dB{=<CzlFYJc=j{hJ-s1U*LOR-yaVb)4G-4uA*Ma|aLU(SwCd5Sit1>RSi+=eD1K-(6^*6%
79z-?3{hVG{U6?=JRnK&y^$x;XR+I*?*^x&y^ky-O4ZJNRn(;Z3zj^m^&wd)5zhD%&(!?ECtQlxu$sPk<3S$E977!pJ-dWQJit-O
qPMaKGd+CPRUjB096TWNF7!^Jn%>2W92*g1jtkF2TuH&Xlcg*XC`wT+Z3LFx*~2=WQH;Bc4&4i(-S~KH2|O9@yK}&6iXEYU$co7p
LZ1qG<#-EP)(P-UQwRWzDM(;Y<WmI-p-U{`YL0pvCM$Rn8~X8l8py`MH7bWcT%SY0gcI$;gFHiJ12d^ZfR=g$ooXtMzGa7YHe4y_
ADW@~`Ov-6o~C3+mD`Sbp;JFEH_op-r4D|*GCipnvm`*@0LXuw>5Yz7+zA1ADjM3FxKXrf=iH?xWCeND3z`PTT&2Sc!jbbkGbkFz
s-$4~N+zk#J>AUg$lW2;Y+r%bUimv!@OrW*VM=BmEi|1!e8Vh<2l&o#D1A=I@?&Sh;h~*=t4H2<J~O|Po(Az9K<>JC(+1|xeO3xv
Vm)B8T1BN`s$e9g#5LarqnTfQTZkQ-&{^y#Sno7-M^+EGpda;n?!=BPPmitr>&tifo$gmYS=|NQ-sX}_&cWu+d}D3GD2b1aqLv$B
&Ops?B7vu8GdZVuGn{ZZo)D}i;&A^c9CzpIe_H2-@#_ZO9h>o{NWk>QPNGq5xH5Zy5EKh{t<1~78@bh?A3y5I(SWr2uu*x&Qc^F3
T7hFGc1%^~?%(Q13?r1j=EfD(nN>{EWi^&}OYqnyViRTpjyJVMic>PkVr<5hPFj=GD<yJ41^hUD!L!b?#n!c6|Mo2%X()QZI|>R$
nB#!))e;w-evezo{^e#kL*-#R8%eHO^*s)5#E~DH=X5G|=t#~yO~SXJj2w%+{Iy%>Lnx_r@yniHQJKjYR1-j9Ca0O=D3quDUerK;
A>)0I0=mBTPdyS=>%l#|xX=iKM$)n4t~)wGSl2Y2@XP7qwu5vvPGX3Zn@loYZB{@X7({EWEYQr@qHWSF&$SLB*CzpOLwGEGu}<)H
pmj_ck?g8U`6owpe;OXrZp-+jM9E{?ZJ(L;cxuZJq`AdhyU`vOHYu5@k=iV1F?^@*ZLIh2+THO4=PTtl@`pdNqpJ(Ti#oQ$C+FUo
usb2mhwP(VfrO*u<Bc8;_xbbc<k~asA#2Dc)E<yV3!GwX7?t0$6A{X*TMdNBBoZkFs4Z0rr0S$1hMmE%>EF7(wMK7RPJHHurlA-l
0QIp@`S1V>v_e@;N>H@kgE=kvsgSzbhB{cEI2W#K&^3UIJZ?oPuL_5ozB2c%Uv{8Z6pco?t#2~A;m{*qdDgpV$pnBwv=Icr((h<k
T^cwBKWBB8n*%a+S<286nXAy-4zM7Lfn+OZdQ_4K^LS{9(z>UJSr?#-p=uozXi?<d&UoWvM_gzZ1_4;Zq=M(qIwPck?CVp&R>x^2
3e2j$7@I(HG@~Pxp|Dh&(4ue^pp_F?g#~qNR0k4_DPoUGhn_U_jsiTi;(VTv+c#<I(;kx7md|Qlg5insSCEH-CQ;DWI+p^co^#Ub
8O?37wiNZtx$fpdu9+4{np-WCGp|*WED@YeG)13Hc{kLBsT<`lHpt<2Lw*>(YLiBIb9U)p78jegkv4|Y_0)Ux#GE=AmFB)3j{BgF
9a%$87z~!UX?0Jn4l;I^N_17|;Kb$9$u2<#VTotruELRVDW7s)?2+-tbNKo5Lf_47@3=C5-iL$^a->vuX{|DCXfdb}QIQcTsu@f}
sL|_WSSl_mA>mbXMQv)KWrHR;xFl}9=&+JrMaGY03LzRJRJ{Ki$r`mD$LH6v-fqW#A=v1Sm7fL`sZWLc>w6lthXwgJ+SeX`@8EZy
wfrddUhQ%Eb+6;aKXbzz5gQ}wlnNuZ&r&3gK@?E~*oXC>oppSqPoo;I!f;73&s-fIj_<On-K1yPu6gI{It($|QL74fGUFSsRxcXb
c{9fs8Fs^PPQuel?+Z%q-UZH`hcp{Bb=}p!&&aE_k**sLkWKNNd<<L-!{Fd9dQ-?%*WcoPqz?oyKMu7w_pVY3R9&D&rFG3X8tHLJ
yt6pFV#1Z?vMYI&a?3omY>2J$30r*4F<>DF7Te>Pv6V<wj2_8cwKuZ4IB^n2!u%zCyW1L}%^T+*RjpQt@^u-=%&mR@>#Ci6w4!&~
`G!kc`I0iz3#8WKuNP%1!A!U)_Q7LaWMDxPuub!}mNPRT>C!{`zEi4E;!*246Nqpc{1J!pqzweS8qn<4u=u|DD*F}AjcT*?@GC}i
vtVvy?o(=?Mcwu6XYu*}@!}`Gh#tqSix(k#9>pB&sgP|k;+@kB>J2K{&^W~XAx&oIZwNzYdZnl0x7Qj2ihLn8UW2O?LlSsjqn@N}
t}k6*PmcDZlPq$1rKTs=ShLk<%oPL|KiAamj2JFjtR#jO#Pu*-<vB`9F=g@<Bng4Ns>acod}ykv_K_}yN!`tlHaPdJ_^YMI-!Ii<
y>qIes-=*fl}fr*Ia{WYqTf|*N?kS4!k{cdhqkb~+)>PpmG0`f)$WI!ThQ^2V#=;sJRclO;7y>Z?M&;Rt+Fdd+ZvqI?=t(l{_mH0
$6veWscd;Xc=1E!puGC)j%$>5dD*Ug-rya3P$hYssFTHTieS`<4Ud1E_pZJ0bU795yLzdzC<6Kg54`?$nSK7M*><EE*j6s$SVI+B
#9s4svuChQkc~~Dqa#%Fo!t&Q<42>Fhxg5~r@(Q~VSd}YHi+xvx|&p^PV0~H`~H{P&|5pvE7uE1rLJF{@GlR`#q{RC#zvYPp+t#H
77#ENy|Z$=a-ho$cKkJsGMFPk&z|mZ*82PMfMtQbssj=ju1e4bx(ma<7rA6pR)Gw6BmsFytzBhRVpaNoEYr&IPy1I4^eaQN(LH<V
{XZ-or=fYbaB)$zz*&YD(%Q(ViXzO{7nxhFJ1~rZn7_QVYO%H!PN=?IR7&u*;9GMm2%Cl~IbgY}M%Rh~JHUv>wwWfvkN(%NVW?p(
3kJC=gSIuSM3*U#E{AA=dfU53z8Z2orbsq^Wb#^0a5I6J4^*#~FwsD0)i`?fOhpVrsjBKU%mF5Xwf-4KZ0%96%TlzlVEqrS+od*V
fN3sTZ?qso^}Q(`YN(`wO!k?7W6NzUu`s)Ztz*AXh<y5AFVbC-2^~XE>&MPff_9FR<0JBsENnl_ghfy5rY3RqoB8Ljt#!vAUDF+(
AdBPJyTn7D{AG#>ADStOa_J-4Tow}lS?5R}t#bc*Hd$Ro5V7fDslvxJp?s!GL}jVtLZVTCRO*hA#mcK-6x&*|<h6$V?XMUH1Y^%q
;cjfO+nfXf%8Hh4ZcD*-sZ(^W>7A0eE7fa>xycLTMvR_oi@;IwcWFB<9)_*ogn?K;6T#JvH6X#GHQBkn?yz@u?zATwEyi?|q`J&#
tHh~$4c^<OR@7KN5VGcu%QlQ93E-&g&92UIJnQnB`(MlHzkRB{)a-09|1$n3M(2xKnD6o$)%SL35lr~j<SG9<V}8+B@O|ENdDl*7
YTmSiI^kCJ@Ac-U^(SkS{%Xq0=CZ$!$qg&*Uik{q7nAn)nXQ}9=XU7jhu7ZxU4~=l$0v(Me|~CEj%q>_lOxzv=(5J~*<hu0#<=J$
N%6HPLgXz2kW|+FdK>TKTH?EJqglfkym#Lh)aT!XGWZ6+Eq{MrGjD_B&2^&sswd=hL-D=`ieGY>{PU{zYkdzM-BRt|?z(6HmwdTD
W$bJ8t~&@$im_RIn(trrJ?{3ry84+Sg5Mf^3m5Un6PAnVJpwEx_b4xiuk5t_y3ps3Wj=MI+KD!JJMy-~oLbd?E_0K9dr{5p4vmCT
ixbf64sIKq%|TUAqWda59g-V)Rx>nEwhEy8jJOt*D~iu15}2wt5+Rbc@prOyLe+z<5>dLodukYAtZgPO+*P)@jEb`6lwMJ<J#BTS
_)OJoV`<MUZqP+GZCIZM52S2_H{#rf&o7VK=7L8Tuimsd=+~~d0jmDuF_d@3Q;tm8lCgC`uIrU4Wb{<<7(vTzw2SeGUt}PWx;kp5
>S|h4WuDfvkl-TX1oTQhFj&`JjVM~yjTU1Xg>U1IA%uBi#2Z<HoZ6IFci^dYcERziUyHEg6S<mxc@`u44rF1C_o07Jc@?b8t<Q|5
#gE(Fc=6+b*8iW0BVDbSvWRCyG*Bi5cb?>bs)rm%G?j-^XTaxUu3wR^6tTVSXyhKk=oneggKYkMB6%N*V|+j0`1rnf<JXF2q<on7
H(vhTc!GtiwX}YCE6H+Fb}TCr&oJ=9#|~*AnyP2pn8Dn49`@H}Ue$QaW5N4rlR6YUD)znQaf{VCIzajM*Q;G|;zv%nL2<4|XUf3V
N#5(OR?KpEKjo?3>Q7Q<LUeN1&9P3h9^cFOt+!?Vg!+)##M42Z9ajWba;UJ0u2zCt)m@%QAaV(X<=+sajuE&Lb+D6aFoO4a8bu9p
j!bgkC%$SRnKRT>I923(o=l*pKPKbV3XMi(pv!D(mPQa!fQaO1I2A4@5vc60xCslkZE}#n$DVl<i?+8VW?NTmishemcV!yER9x)L
4+>(z0q?zj_wu~(M!sC4&lxL^vZ8isKiHYHDyv@+eKl1(c(cyiYLs3Yvqdhf(p1jkrw`KY8Nx4JoLwT*kwR2ZR<+FZRb+HpCc**b
wEJd6aT6gKTFU}lXb!ElkZWh{GRGqow*(czj9Xqsea^{BP>B_0RIatPlvIpmq(q9!YDwPozkPtK^ebDZfNZW9FPCb_3V|`e^suvz
so5w`+_AN*c#%?^X6%P`G!WH4TIPb+4E;rS{Bo>xPOwP+Ju3q73H#oEO!yygj7l`Nz)k!uF|y`lyo#2^ft`Xo8zg6A#ogdClZON^
HuP)Wx_RTo;IbC1>lN03#rSEo7QRQXq=BGTl?-H(h~3u~g(Jml#0rSE!<whzu_6B%=zxPPq*VOkJX(P~U%RPbg)6T{j7j1X_4E9-
MjsE{ADbOre$u>Wf7BF;{*7<wJhnY}IFer#e*|FQ$_m_`WJ0_QLrysXMn{uFwc!O1K&)N-t7|kf^R8omAH?p8@<aLc+^X*bo;_ri
fUsE%25c!J=2Cg+DI8P$*T;bbE*Hq*sGvo@0h?GqQ7<JRXI+0W<60EZq`Kr^fO5iF(IfKk3QK_*T4Vxh{8#Sp$Z!!EQ!%OB<)B=`
t+$#?WD-del%nceTEi0j7t?AQGD>0htygxfu-mD%VMZiV3#(k$-;zmR8r<+RSB5BZcjmQ5=&MnVwNJ5Jam`%v=Z@)hm0tf@4!yQG
<xc_fcUX73?nX~UT$A~cK4@~riOlmhzm8c5XR5PRw@sWx>sGG_EumbM5MbnPV~a#J&1p$MUB`td3m!%jy4SK(WuoPAo{o0aXmSY5
vegz#?yAuCMPAjioE`bw5i_5gYUw`AWlh`kxX}flaWbE=uZ2B@bzePC%cOKxNJwcVNPlAl8~FWQ4BFI%tvBz1u`Awc&4TJ?r?*uI
EFdT=VEA2b6-rVT1fqr5MSGR3?87SPs=Fo@cb&r<?u>=Fwt^)AUQE@C>(7#T;P}~kRk*c=g>~F2it4#*fw&$XzdO77SkTvB9yj@H
c;!-|>~fTY4bxtY{uj$#`#NJl8o{eC3u9Fz&dl>=$X`beyi5#edR~;$t*1L4jMQkE)MIonG~8iun(BmMqWo`!tjN`0F<k7?T+(x_
FFM`t)hT1;lhaN$KffFrgQgY$NP>C@erzELLsiN#m(;wk$vz%`{rPtNTs&MKwmW}U6TQH^IY!!Ff`G75r)xJ*xo5vRw~a_ESumP8
Hw$K_&ICG?4ho~bQ6^Cj!GGuJ=)=$`NcD$1iqkpeFRt{z%>Q{Fw$rx_82Fp^u46d~-5__)vIiOXcXxFSxCj~4HCX>MGcFy+@3p#n
V55#U$hcl**A+v~{peCcBXyUUNt(KsMS-G43=fN)n|H$y%;3#R@OISMqwqT=TW=P|#xTU%_vBfRhW_%0lf!l2((G3+iS~a7>%~;B
9VAy8^=gQE`ZNRqChTmotn-*Nu%kd0Vh)x)RFtpr7@O%;OLFRWsj}9HE1vWHpYG3L&kQB3<kvJhz!8w6ucytt2_7u(w>=@^)1Iw*
<5VW9C0@NcWu}TU)sR**Wn9-;J}L?5%}N+rvxEiDxk<5zuPh-ruTsF(4$B>kj1BJl_E}URw6$icwouN|+K$^R$TfATCW~Bi&sG%3
UY9VkkYve@oFRJ7tJaw;jHkT0i$b=iqPp7nO_u_qHz;beX_Ovxwzx)uxlP@7^sMGY2E75SsY$B!q!tvvEpZf$la2qq3G#iPUlKE<
RX#rpu~f?RvF^TfxT9ckzX7t<62YS;&z3rk*HVuC^1`tTh}$+o0N8ix+TgAm)?oFD){<3WLiT5h#u^GM#~iv?W--WZ+rGQ(fL^^!
l4GAsmC*IyK8){3(&?c+plIi>jIU|UPtw=opDV%a$oD&`ewB)$U$&|6G7{shNt6yTc)6=rd=GE0=ObJ#gT^m%eleqn@cGzAM%8&i
cVpv?3f}Wnb@N`eHKK&EOzBCGWR3eE`_H5E&nqYXjw)8!>cr9fA!oWn+Ie&`=#KoM=--;2s!BC1<4}QHnoPGdENkVQ2(p7yN*V0W
Z7IPik)r+WZk5`ihjQq&EFz1o(OtLI@0(}IMR&qdF{GgSj^P`{>3wp2x;}n5ysR43)V&~q=+Eet|Ht#pwLOn#$`uLemnG32IQzTK
D+x36;9&oCd6~R*^!8VZ%~{U$VAQ6KG7~bMX}EAkOBj4{SOaF2h_Va_i?mCXtAi{Asg8O<ErsoV3zA%1`&&<v`HLyReUgOLrKWy#
I(f}!ot5)Da+vsk$BE$ze=pOU=-{iSJ<IvmTAGqkmnX-ko)(8$E}1*@k>{KEX`TfQOqQvARlZ3o$c&thAPKgXtj>IyrkSNFVHk#_
8XK49a`$N9Wa8t(yNIYb8*JNE7S3|gZIOmu4l2!kX6F?;z>1_DtCe1;(1@BSBvUcluWC`yw_Ni~oitfhzbAYr^EJU9jhpGK^(JfM
;VXXWO{wuCk`KrrNapxktFqcjrY9|p3shrbi4>{nTpkkHn&DIi`JGuPyRVdsP!_!FyXV`dJ!ZBy?6aSGxz$Tw8Sgn(?JGPLi==$m
)cT<K@xkt?MkKhEnj1q4py8HTTE*2UM8|g{X2@&4WY<T1$*XT;8n95fMR2ke9R{*-n=<8|r@N6yN8}G?d*`olUE%lNOJ4`t`Pjj{
L!(^Zcg5jZQyHj$k+VGQ&nd*gt<ij8=xJo0)JFNy9NAYi9+pEPCd00nLKC+&ckw=|p&m^Yz53S!WwlAOL7|nT=1Z)`s%BCTExDg%
>a5w3*E8nTs|lSNo$+J!o&I>l1FW{*`iwU&wwBgwpxdTXrx<E0j011e2d>LlLG!EX-!=LCwsum#IHq{x3hUorJ;39Psaw#mnH0~H
L#m=_^;1{<lJDhvI=xtt(c`W!uiD;-Tov;KPu5T|u74{M${qfTjc8Pljuh&%#buQ|Zx7y<ODmEXmGZBop<Hu}o~i%C<D2+vi%;&y
6a8ke%jV>%vhi*czM2~5G+ie}Dmib3(-$Sm9A=|RS=y=Sq>H3QaX#L;^TxNHxU;#ZdB=+PIX*NWwIazryvXOZsx?_J6n8gei58eG
8rWSNB@1iGI;xy<X?MwzdkBOf!mO8FeXX)`yF8<vx2al6R+X{_RRg`AnT`i`cd@|TbC&_*g{&a4kM?lGZG`v+<Z5vST%{CMVX8Ws
cdEf>C7Uct=&8hP5z$4NeJpi7PP^8I+Pb>6UmWIg3fNZ3dh6bD;O2G3BEF65p6Z<r*Uoa6UiP1lAGeWid5J7)S85z(gs+8FTb0ux
XCygyp@6C@4HhNQ!g(?2c*4wYw(|uLE$+2n#~IN?AylDuyx3cw6cVOf)})Mpb>6kzD>o^*7324KY4bXo(btJn-3sbo&lejBwb=O8
^ILb;_sj91bT_J6{&YQay?vP7_q(d-&)H8~<K6Hod~^F;j&tMN=R?oVuPL5&=K7&syjUM|4E0Keqk7j|9=!`)u#{`ERi*oLobED|
1O6lQe37b7PHVE{OYIW5)-!y}(BF@BpSY_<rkB%gZ7j57j?uOu?p%^`vv(cnP>XmLhS4N2wd)vGq{k;yn6zLyqP)dHPV`kg1O>X3
<C?x}N~`IVFvC025Foaepv+Wz(hQCB!uk{X^}^P($G1ANr^@6^h8+ddAIR6LzGb9WFMQ2dIj*0-Tm6>$oF8w`q0fE(XUjc)JJ(*X
Ajq#9HlIw*eKMu6H)VjFR<UhsbCYzSxK{@mA)bN_iqLVcd~(-3Oxp>?ij0O>wii_qP?@12l|<ps3iYqX>ym{3F7?dxJDjSjL%z5h
q%^;a##iY6SH)dW&cCB@mo-%KU2XC^_6oGsiN024x*BSZe1ko8Gz=#*i8|_$jDna(r|3MEQo^#FZ83Z+axE(ST2;oAIHmYpV&vV{
uojiSYJ7HRjY3kJSt>HZE<?oSS%UYnZ#+)g*DmY^EVEtfcCXym9F$lorK$?#gs*tzUi7HiqRw5jE{xVBBLQiAtz%@0oRY43>T!~#
6*bqrvbNIY`D$0k8JZPld+V2##v(~al)ewwG8kBTN1toIuOAwn*=$>{->SUR>>)kKNd{?2-TM3EIi8kpYd36oqT?mD&ltqmLz*7E
ZlH5Dm3*0ARYb@tl4LXc7u`RJ<@oA%$)*tqoA^Cf0<OM`E`E;tJ$zpu&s<@YkHs<Se~G?!&3@-6-n`05r`6u)2Kj5h87INVqcSs`
YXI~47w`GI_}4q{o-4Z+9Y6H@X8^BjU3=@t@V(zdjH+I|HhGYzT59=pa8KZ(glSf7EG9sHH4r*sCLOWYAnC4<E-Pp&b-UFC5F{9s
1|Fz%!<fQ0&Gl8G5Cq4LxgrD{Ii@Z;RcXt!WM1R1YJ*X!@{aCFH8<Oe-fKmcX_jIz-YeE|HS85O7#fzyTPfE_N#iIO*&$vZGmk{$
U3u(QYU5?~T~rR_9Mm9hO8Ac4rF3ep+icA%>dP0&YfieS7x7_13iy?-$%&?H7)K@v6v5h~Yy_V^GL9=#=2{1??$|RzaaI}aX{_jL
hE@-LydLGG?!PVp<V02!t>ZkA4PF@{=<}+V*>;~t=}^chyDO=%$gjtySzym}CkSDYm|2Ws*&sAl@Ktwg@v(BSpQpDoOs04;Wmuct
4{T4?aYTjsFFs&-JGJQV55HY|u(Z$a#d@B9!-PBZNY$0Ae`Gh&@WT17e5jw1T#h<u90FzkksNr{InC3yfp-0Yjf(AiE=AC8!d8na
zH+vMmX-qYY%G;;B;cCpjzJzfb$)oA_{!o*Tg2rN?av!LsvzuezB67N<ldW=^B^M1J)ILM68|J9z~|%6c)J7pcx;+KN~Rdsbf*fS
up<n0(!_-q<PZQoL?8s9xS|pX0RkZc+VOPm7X{Qmi==l%ftRUOiaK|uijYqE6=*Fb<|Gxem6sxp2yzI!yunP1G;XeK)0d6w{nX(6
F#l8jOvMq8Sy=hy?}QsV%TxJUp~TyV8_%too@pR-!fFxx!TOtS!1k%#=sd4Ma(&JZkRIOmHRJm$0j@L_5W*dMJ(+7$=(8wQO?_wC
yQb8{u;sT`zF()ju(9)#c9iF)ko_~lKH3hWq2sN_$8vOca~uT19cbrVG^(I>;_uU;_qQhyaij6<X;`kUP2J#9{jTn~8y)3lCWkX+
!IeSW-D@~}$-Z(XvMPhV^EAu!EK237y;xPu!7c_2;Ps<e?(H|^<_>Af^G6OL@7KQvWbly^FM0(7vH&|7Hp3|cQXQTgRr}=(A|wC-
D1y|Ty4!s8^W!4wP=KnYV%(D}|6li;{dXn9>HpVUIBf_JCAxO_yfNhczx?w5>-={A$Nc|4@PDtj55gas>HPoRt>2FRKFL#m!}H|-
^Wo*=hpRU?P~`<X1|E;Re;*3>zArxYUkC5!e67U$zA^r?PoD;KL<pY%h?jMDLY9H@w}Zaos6@&n6@Z)g9bi5(n-`w$VZNpGbNLRl
ZX>t#c;+Pk)Njvc@b}YJtXn||o&1z@@<JX$`Utq5ISW9DBOEsMtHVTZ48L8Af!YXs$kPMOPhZ#9s4|T{wE>Y-+pqka@q+%<#wh?;
Uh$-%b1cM7H7q@O>Xj99toG?~kB)ar(PM%}XC`ojDliqHCJ}Wcuvmi3zhdkoUp|!_(8sSd;#E;|Dk%&?n`}5=bS8&2l+9d)VT;g!
E51S3BxCpKU^=|1+8Y3dQDb~9PG+D{48s}7n!&fP{PeddCJ(&h*y7gYh6lxOk`%};!cD(d{C~QaU!oax*c<LRGd2(bd!WG|pMaaa
$j#G^u0t9)vn2^YqN;QY9DGP)Bb6I_aE*X?^VJUr*7$5l|Hjs<4S+vgEB4=k#ZHJ&YcfKAi}F$;ONFe7N;WPpN#P}uif?OfEYuOU
1bgrw#&Qy0(<?kS5RJ4N$<ZfE4o(gG?|;1p4u*?Je>XmL#n78Xiz8`hYixTO{@<6vonO3eU_i`;s@tBhL@eA;_ARX}i%{4_xvs9b
S(gUCB(TSK!1i{<y!iDacd1hIdEJZM>E5h9ZflyK*nck&JbeTG@KArd=h+dJfO?6%Jb8ydr{TZ1J!NG)X&GE&F~2lTg+Sf*iW=Zh
i34~bTam*T5Ma_z7p@DuA$Cw82Rh`4pv*GO;w%=_MA$G<kyenILUN8e-mDod_yB9bLmO=lGK0Eg)j`AP9YVaJ@)RT?L9{d!auo<5
;{i;XHOx~PloQo47AQ40{GDeLyZqzX+VkA6)8IGjD|-yGQi@3J!U!)S)k=<O#{vu>GFX`$^+wl;70L}gF2Eh#V&)f{{y#q8v0}sS
!my~nbKabo)G;9=V%;$ZC2*3-Ad+;FTm(ZL?sdxh^h*o^>p<qxg6Y*&n`@l(EN)O;s#j-6C}^RGB|L@55C$PZ;9)F)5{B_+BXJ(9
(88fM9%0sk3^s=nRzSl)2;3q$jwBKosNtd&3XpVGa%VCN3`Ju0lMYoCW#bWiGbv)cCF%g8fwM%n<NIj$DAJn=83s^WTGj=|#T&*c
#<M&-yBuR*80^~7ePK=DXWG`q)Ej5K91fwpvbI}~jasLR!-=DUfJg+O+#x{-BZ=h70)aKK8n!VkBs6Us4D2Llg~}_QQISIlacFTm
9?1OHvnVAAAhz2H1XX^4kEKW>^fUBaF^`)Hpd*A@ETE{kP)903V(u}ON*1SO46`W+G(>8+X=sKUheqCdM;+Z&y^#XS)L(X3IM9V5
XDA~(fKqv<nh$A#Afe8nOcZ$(uSS~dhHb+nWaPR#N~rn}8#F^aba$2_LK#$Oz<;DyXduFt-Z6EIjB0HwgA52}MHiMg-(!cUvI!!M
9*ClE;W(|{h|*X6e=a168)JUNG2FYD<PpMJqLm<KW_co+LNMXFz|DAI2EVTfdA#(_w%^9={iz^+9>@EVdO<^s142T5)W3{}+j{;w
x7g;4wEi|jyxs@4L(4QhNjGaJvK&7`ccI{ub?d(;kjGw*WoR6E*iHK>4C>%VvqmO${kH}u2|2mA=ZYGi39lcFfNarb*h=FY^ZI=5
>%2epcSGc1@a!qNjC$y}z__0CB=uo66nd>tLEwyRvV9~z?NFp6n}$b!kp?IXo-g~mRia1)w$u?{QzB1NppFVCNf(;Ps*03lK%68D
u0N;EhmOCx<nqJMbUj8-XE%}`A2bReaXJ|x<=>`+bv^e@0Qhf+ih4~NoWgB}9B6oR?`Lll?w;Q%(8@jz9&oRJSGbCHA)z|cnt6y#
Bi&A07TY=^H&@v5`QIkPq564@rp?Z`s~*$JNu&i0*}Ed}!A*Htf(pl*-_pZ$<EoRd;pf-fs{wl7a({`929ohf@lgX6nm<e#w-VbL
n+@E$VSM!QRDye)+;@kzJ1cBXsMocY3eR@-5J)x*LEOH6V3}{#W=TI~t+J$$vaa?@!%#s*(_(-ch|E?_0AL6pu|oK4cH&)e;X@c~
F9VJVy9E}R^$WuWDEN^l->z(9RO&M(iU}dO%CaiB_^;id_g_>N*rf)Oz*6}jND!QDk$@0GJCT%wS}Po5Vn9UU4sc2aHezgE=Oh(h
MMII5y2-y&((jO7oGURzonoOPBWp-9nPBaDg@);bDu>QdxVpr3>7BBk96{>2CMAWDTBS;}#$|^Rh~+Ji+SSH&zJ<|r$^{#J63HNw
x>YM%OW)6}{(n9>6R@}S1_#Krv1M$a^yTF!s;=1B1j^c|p^bD7SX{z-^<2s)560gg3<@6ip!GlmI@3Ra^#--u*7N7j1Fkak2>Teh
yY)bML(I`wqWX{Z=v7yV13F9!6|X32d@filhw4H8EPdw!56fYRL4)o)u5NGbUz%jF6yBCh6y~CVaY70WO_DDwp`|k;V!=v~v)XwQ
C<}||R`?bN-T6Ebu}!hl5)6Gr^#Z~JD$-%pdlwhL9U2W>UjYg9ecfKu9BF>NM-C!dOEqBlJBUGrRpKP6UU9$(lFpYm9w;dpSD$uz
^?LnV@$L2URQ(bFnBe03_v7P@a2t}TtAHN@mjouhpul5|+)S^Nj=B^>PY+vT_C5`KZr31?nAQ`!eYFB(a@A2vtB|zBit1Pgc+6>>
t1$|WxY$N!N4ygQ+Nky_`H)CjOQq-A<TOYzL4H8S6l0tYE(W>5)7FnqpAtLb$WOP&&v9@}ui@jv<+-%ibI4B6dv@9zh()Mvhi2iK
$DA$~A>vVl=1odeWTj|8sT2(Iqny-hTu$VWR16phz=|fh-$4oRnI|`0lA*J670k6;Y$*k4tQ=9|VT5*|itmzq`U;*N*NxKz5us9{
g;vVu%rL2t1t1tBhx&WK!XHZ7>F4FZ_K(~3<1>Je!uvo=mmUX?n7<@?TYPR~?Eti82=zcU?R`4tIN^SFEQ%QtcS?c*y-60GO6?lK
VZh?;U}tJxyb2b<E&(iiZn<KKK8}4v!leu8$E0Ke8H7zGA3bbTh@;0zwO;o2MU8wonP`#v_q@&kI`KN-L&9rZp;#Jp%q29e1VuoB
+~rtUy4f0pa^V<MDmM#|&X__{&Kal|JaRZ*T+2|L!o|R@9E#2}Mz|*&VeQ8QavMALbtmb<AaZcgJIfQl%Iun<%=1^F@5GV(XZQ36
%`|Ba&vSdNp?xN2vlut^Q6q#eU4Uo!&gL`UsdAdY4@nLN_r}8XvBm6)*j#2Ip*rKS>@|Ox70Bb1co<2Z0ZiC4%7e({JJJ$sfkZIU
i8CAk+)>>K<AnnBTwKIh$?63WJsZ@0Zs8F>K|JCoe8@e>79UqJqW>*-yU6TwZhf}r$e4GYy5GqeJY{&-OJ6GO<o!1%KT?MeK0i#J
eE%mpcplF3A5Xj}rs&wTv<iv}v1<y!wiQ7=S}QZ1e93J&DHeru0qf6o{Ms_$HY{ybp++ER1Z7YFTg%_2FV3d0=hhym+0&{^#tHiM
#B+(>2Pz!1I*)^6h`lV$bR199SBI_WWzQWJIT$oT#USVrdbYVh%0};f0U|wnj{Y@Y9N^|yC|{JDMbc=@(|<G4Ra#a|k9BKQ18FU2
$riciS-i|1R$s2B{TjuG&yIF>MLGxR;4|ZNA0UDn=j|_rYM{uWZ1}sH0)rOKg@8~-(LDN9FCZJ#3f+#*$uMXMprgb`Bp3vd=EuDa
_v89iz1g0S+|$ty-J#ZtJ;<=kKt@moTl>)X9S^q0IuqY2nm{5Jy02R3XUpWfuiLP>*@x6ahhCZIh~o9_8zR8t`8(-pjUrzs#?bX#
>0%x31lqBv>CoK00zHGv6R2EAFW>3-xbxEF{D|-mAoF5SeP^F@5(yXLy`S72aJ8iPs^75L1MWM4@yuCZtn2K0^T}UX?^+d88Bya4
tz?TDILxyoBx#0dPy~1+^nWQ52LgF=_;>h`?G>mb@$@bzjRbi%A2k8;nZKEuoF8)c5GT3g&atC6=9ZA|{ZOj+*Uvc^eK5^pauf+b
Ax}|4Z4XKM7ur+P`vEKDc_WRTaDw!PsFV3mUD#`E6KBsPd6pERio@`SQzQY=Td0B2vZfh~r6Fo9khfK0SrK#`xK3V0s-PAZ>n(Dm
SOmTLiJ~S#>+Ix@ZV>s*A=WrsOG;?2Wx_Tp5e@>QK&X$MzFWD=ffPg$RInN_IkBdQ6>3PCGQtW)^dvq?k1jgAi?OTWyXImt?$P&e
VJcph327Om#JzZdMW#xz5ET+YzPhGzHGTERUOxHIf;>~J=>3H9y<dpWld1kw?M&{8vL?jTh4We-3=j^<D0e5fs-VB4^AC&g$LEVd
5S8tmtzqWoo!<|I^U5*~4Q0h@Z@C@T5>V#%$dEJ_bU_*Qk?uH{vzV+&Y?IU%iA=aO5h!tz#FTz{G*qe>DP;VvGOm$t=lQDDiwAV$
?BFfu&cych)zoo;1k+6E&Z>(-^7sTP38%{jA5BizzPWs-r-xN}KjiMXcjoZX(AJx)RAQCcmdoNM!6jp=^)M%BRZ6J=Rn}!}9p)`F
;Q_x!mkkE>z_HC}zdOoCIo|1ZI#zJU)a&%3mm29026JZx#X%F?j-v&hLK<SU0vABCDa_Q2wpYzi6xmfLcAWX?l#C5zPY20dk~*Un
ITs#k3qXUR>q%PUfn+nrk4Acz%!X1QoYPlmh23K8Gz%0}C}QbhnBn1;B?}O@!YxvQW^PP{SCuJwAb8QesXuk2RnH@aBBEloL-_o6
>@|ah=KMX-P$<ljEI)_4j!Xgjy2C+tI@a#@`21m&6IbYuBIjVnP&_lBJV!>a`#mS}3Jv1v_k7Mf@GApFI`-FYdiNXR8P1T>Op$vi
UDq@-q=&Ap{#QB`NO$bv9}wksIf0B5q7IaTT3}ciAqy!`GBB-o4P_+|G)Ss#8~X<bKRa^x;kxiyN=#9RK1c%%DW7X5-P%!z)>MHd
0ZwB1+(ZyT8qla+2SDShf>nv_8)}AU8(`q8Sf%#F4Z(0j(OL>mqJlyHI(Vgvuw}YH83J;DtHo+kD803b)!1y)qtA7DpNr0Kr!(+)
Y^`VElB*||G<CUI*7VF+ZS~;k|3CBoo&)j-uwRjYz#EXjqON<b1!BuPaS|YpI)KQKIwq`tasuf<n<<_5#n7;OF+UQ*|K3rnBCl$%
!<S^-lMLFCV|);Kfr9v%!8zsfN<<PG1(fu8u)rxI$U(4y0xGW7Y+x5$I1*ymvC5Io!9rIq`PL24M}(>0CKN>KZ0e|errvd#^{~u<
O?MbV{*byO#d^#mz@N(Kv|UkatSBQ<j9w2Nj62T+t1Uf-0#PVpxhl(zvV%^1)evy8mq86Wo|V*&5L_D8xv(gK9GP|T^w5)$&{2bv
0Q~$&ndE6eZ(a{lC}^RDDkBP%1$RnSh6R%>+Al8r8It6ph(wBka?j3pUeyvWT?t{70L~YKxa!h2_fV!5|E1Os?cqIuS=f;h?67vH
?mDWTX6wmj&Z`_EV_`iaV}Ow8dW>MCIMS{zH9o{)!}T%AydO{Mk>FAuFLkd|oG|ZQmugV?4)g*0ahQ39^5PzMpTDmi4i;b>jS=-D
%!Gkl)yNV^DEF?UWlXKw>Ez#2F|aat>EGkf1#!J;EU?LtIRv&vMgYIUpWweyThre=ou<wS;yU}++l>0$FnMk3_BCQi;Lkii02(ob
ea=cljgT*OuxiKQQ(>X$jztv<A<HW7v9|3Eath#&tQ0d~TSj{5@!-psOa?KVG|=|z^q+$)Mk3BM3_@jUUmAUTU=0Ya5U4|!$z6|u
85bKA+Jr7uVhAEG=LZZ#5P%NFzaHBvFp}+Rwzy>zsV~9>1BF*2rzznpb0`o1l4>PM7JPX#Gg{J`l`8~oD8?wPTVSyJIG7}jv3heZ
t#D;|&UleB7UoNr^38Nz3aQhdzaLyx@?)Xjb+kw%$G0PP2^N%oFZw6|KsD>m1Z4Egp;SmLZ62iour2jFx4*W6F^nkGK>av=1%BH#
91&ty4KU#i@Te+}T}=%|3L`u!)ty`*IvV^1$U4B{b}RO`QcoAP{I*FtJ;BgG?k<P1xp(!?$;QnKDhZW(2r|zWB|%g&uOuV`yUP*)
s`0H5!2}Y0_Y5L9pi)*|lIN*XE2*_uLlq>3&|son%$Ga=v=x$e8~?xR^lTBZn`AI}5MSbx2*({qrzBTFK^z0?$e6RD4Qr^s0EaOR
h0H8@sM>WEpwlA9P)rD;?Hdx11dH(%2NA5Klvwp(WmerRtwe#9M-aExNDemLqox>)uBtu(6fuPTzs6h>9IbG2ec5B=qtgk5hsh`#
KKN`eKe)$99Q6HZZu%T8AB*TpBzQ_ntJ6STT8QNk5h&Y&l7NQ6F)L-kW~?O(i9#V_)@slgpV$2ye5y6CT)pE#kycP5`-xvYR+9Yd
&l56SXpTNnMl!O+{v<GYt9xsk)ZI*$Lmy)XM~DdErIN8ttLmi%DY{5_tGzn|)fiQd*qT)Jt1^&may70S@11$yw&nWq`|^8>=Oaf+
d(W0Gjh|c{*s(pl@#N{q<I>}3BSe2Myne1M^TI&+F)N>rC$+D-uYNO2Ha+D6L*uR1Myfc<rPq~Qb6KoVCg2o9SczcZN-(K4oWqJu
q8C{~bgIEch}BPbLTQRDq()@>)KR`L7Av2g`QHF$%sG|=H;B#?{_ht8SpJZ~w5p2IaW=L7iN;V7Do~U`s3>Jt(#+qprT5d~oLQ&6
{d^oz@xt=v2xA2S^Bp}IHbD|4AxQAP{wpFf5KQ&a+&NO&V#8cnlo3qxVEYJELTkW=X^;^xvEa|vsOT6)Cs6~LN`}FmL!__}bx2!y
l*6K>pmbEuaqdybut-M&#XQC!*9CqEKX^mIc28KUz_nj73e$`uBO^<C_+OUh8n<ak1spkdNQ}{LYPSUApy9Y&hB*jgAu&^D1pp)n
ivbbyN+<OGudaNwZ8_4aY;5iDw=e0?=G(y^eL1FmTDs9i73%5E|5rnvwM;Ju3_<IqBO7I{260cbD11gyd@L;OUhOmxFw*jW$%x_z
e&^xv8uReL;E(g^eefzKcc^)EZMc<T#1vRu7<hjUHJarY6c>;jARKoj`1mXWs8k@~Xfj3HZDZrz?4`GivV9JIyAliT<Mx`pyH*F0
W6tG#4s2@`iNhexPMi~2k`}d*qAV|h(xG(MH#1b?QmSu!9jt6kgud^NyHa*!0m{iXUFM%&d)|rmJ@A6(o~8tmWp|p9B_$mmp$5?4
p!_e4*YDj<Yl-K<CI|?DIO5I_JqicQs^%E8!5#sJD)s}u*0Vu9??7IEimAuj!J;SEzgN^=^mS$L&ZDaF<Q_Zijqi%Y2fq1~x_rqe
_CRyQ4nXu{_|HrkLrwugBJx+}K>o8o?_A_Wa&;jAX$T|-+kXd_OOOw+sDCy>vJ-nd;iUWhyZ*y)#N*O44fFS(x4^oRVQ`iNI{K*~
eep6ppQ*DN1Q52W{Re*jY5T=Yl!Tk=riexWU+FN1Y7if9C~U&tY*`W#L`5Rj|EKu>PKD<vZ%J0#_frD=DApm-iX+x=f6XzX2Ba(A
?0%Vk<Wp>8(qw{aXOTJ>vzhPq*E|9>&I;sRNe7j~KtCK@fOb{jTLWY%N{Hq{&(*%VAIqQfQr{u_B><5LOB)<^y6!UP@*Cpo$^CY!
kbZsJGN3j&0Lb^*J8%xXp51zw5ba8xba~r#kkf5}`t%fs+KP<CZdflRN|gwL!T}K?P*PB;9S|mH!w3+Er1vqR*PbK`8Xng$Wfw&{
uBHm2xqV#DWj|CV`KQKoZYVEji}ZfC;hYgXb(0n-Kgp`V*Tr(F20VJ>T;dmy5bnL4p8%T$vGA*}SYm9QNc-8mMSmXiwR>evusE)>
e!Ts6z6YmWpR4rZcI@#_H^kEq#h3HUL*X=BDb|eXcPv5t5w~5-CiWFa=3(%?`5!0kXNHkM;X!?{^0Crp2zN%g?ieYtU?Q|6mV-ow
H44boy0Csi=a8bIB;-{DrWP>GNHGMHysAL7fcf8T@&BH-`k((WdAm16`TwXYpOO=!+4X)W@Z0~)5&yR>Z=Ao=kNE$W3`it`NHbDa
T6;kq%|4w%bRa_{egG(o^8;hbJZF-yRA9k?j08nDKE2)cH@I%*+y*+AU6%v|0sQEF=g*%p=lFh8<?Q4lwANUP%9PqDw=^6D;xC&K
{fx?(5HgB~y!}7=yh9+sX6Fnr)H|+@6G<n`6%-Ej1}rBa0tmqp1j5y!K*2UXV?{ph6|1qo8Z>J)d2+){Q$gp~`rn`Y-y839&WWTH
(DnjQpnIPO5_JDJH(+4@cs-E>`_%^e(2?vYSQ}zwk_|rSr7J|`#|?P07T*5Z+2ZGe|7M4xS-;T3!v8S#aN(kCr<3D&Djm~)dmfX$
>@)C0+D&X7o!YT5L*V~k>%#SB=K0a<?Fw(q_xeOpQHit9`BNxoI9bv9@bj-CUwo6vNS{a56gG-?@xry%%{?AjsCIEbZzG#>JMkx9
?e}9=Fdzvt$3!PEK<5v)5Fe-PcsrXFQVaUp9lAKG9s-3d-zJ#>C;?848M2Y0_oPP8=C-j`B~<LnDnu{@9_JtD?EAdFa<uX;KZDvm
d^ZgTwg02zIsgZCLHRyY<pLwNaH5*Om5@YFJ@h(;nkEzB^X5PJ)x&1Wfm38B=FiQL+0t{LG!G-@e^0Y7tqj~>wBTm&D136fc>LN^
l<#385y1E{T?FrG{@a*uu_6%^JpHMYkU<|b5JFLATOZj|RZ7S6{g`C`eNoi~kOKgRase^@f8wejiQ>@l*L`1hQd&hY_90`ZzxKIx
QC%%%l_(>GTdqu!^q>3q>PG}}ubGpt?sM1w{a1}@!40S;5%#6B0U%dVEe<3V9zfx@Z)dbq@Q?}h$R@V#?Hc?lr&J=39(|Y)BCa~A
2tQww{^{NDHoiWW$=erp>#2wWKgobe)Q}_dSp6PC%0t$(Ua8<lro3(c-~NvuH^-B(qbIB>o^`<la+F}o7v374(scajor-sC-`*WF
v^*Q9SEF7gj}l3^YXIyM3ebSh4Iszi0c#YBec7?kicO|OR?|<1Qz`9jU2e%!vIZKp5t}oT;#9N+^gdWE(2E7Vas*g;;u+UiD?ej|
;A}+{_Zb!jzVqZU@Pz@iKL~tm&-DHN-o8~}v%`E=rT9J1p$!7=k6#WNF|yT)bVJvf^XBs}LiA;AgmdSzh#S04YVkF9$@Ox?wu(;k
6dyHx7jp+B@$BXNR9>rx(r5L$Hf!SN?B$tk4sv0EfcgXwc2NXAhNIz*#3<ul4=SbP!C-bKA+dZMIYv}aIg=P*sDa3&C<zUSh?K;x
jA%+^N)<9&6KYZrLZwQ>Mxg^%=6!|?G9*8M1K5K!SQKqg&h;K<HLr*y9^Y~Rk=}qnh-IKXN)rI^dSdicyi-fVgK7xXE~YC}GI^@C
h+zNjS~?r89VHN0uUk3^v8G`LWJoAr=;XknV`sCtUKq<lOiiuQq=^(qAX1CwW4p~VVR^hoW&HWqXN&WN1;?|*sES~avO=|g55Vvt
2-x|LriT0)2@fT(6704W_ar6@5RCkNdxnFp*|~qPd~3tcB-!`YRzRsaKK#M=*P|fce);GXQ4mI7j)0n2X`Yg*q_Kj}aWg4d>e;0H
(>pa?*5(yWt!iF&R1{Eq56k?%K0EGr$>%*!pM<O!a(D0I2UdQfy?w*f``$xiVc=RDdG@`tEzI@o!-|UuTFA!u&HeypsY172ltcmn
u*T8Emj%=_5U}4-pDRLGq6Dief$m3w2tM#2d1-a^mGV>G>+&LGsvDRVz-9+V$f7wV5+#U+1}~`k9%E+Gw*H(2D-QMQA^UtDGriRH
YMq#NI%8;MDE{&PVhk@@M`zdLImj7E5^P5f2u2%hmas*9ppZ8J2pOzEGf9dh!j3W;*QCR4R^l4A@W>^Wy%23TI<kUl0x2>ynk0z4
Z$}`#0NP?q=15UljHo2_nm*=wxA0Alk!pyh`X>)|QsI1DT%($SiK~hAv^QzCXjW-*tVBF=`Y_S(%$sG~2A_l0&It+NpARxD_%qRN
siQ;p%nz&H^e!m7G^pPQa496<l|U0oNC1e$hnT5>g|&Pv5Q(<UFL@H$7MctatBHme!?tUQ59jUp9s1ffPST!5`cwVq+v`6b4+d+=
2@kgR`aOWr2oQ?We{7ZM_*|}jdc;9!7DZwfcZ~^XxRkdlg+|B-K5w4c3y857ZNvrH_CpVXZd%FtW}!TF4Wfd$AD*cyeYyJK_U@Zk
f<vMDbIp3TUm~RHXmFSG&NIT$blr1|Ob<jO14qfj%!NS&Bn~}+Lg^$a^}_4pzx*(F-zA_#%4DfUMHG}jRY0Qan>|nw=1k#*U|mpj
-@Unbu6zBB5G@LBA@-I@-fIDiZ1ILB3XZ_6v%x;oTMvix!b+ka2XlsL_`Y|d7^iq-iEjl23e~YnZu6fG;h%#;*}qVo4gzx4xuU>l
*UU6mnd*mkVb_L-51L{*&mD&JZ00*O1M$l?r$~y^-0=OD9z$LT6xUNw=TX@>pF2K!=5)TH$gLHy5kv%Fb!em|BR4TnCN1%^LaOy^
Um@}qNDT!>$P#3ap$L9I630%N!bl&U?Sy862c$iZCP<I!Eur!wINs+8C?Cu<&i4Jtg8ug*gA_z92H<Rgxy$Cq?4f*`=4SrSVL~4C
C5kafum&Jjqodm4L{SwIL`=m-&>2!p)eL*usKinu09Yt)IBsx!A8}S(edpQ-MkugA@O>*|RglUX1`!gQOv2SRDD3kpf`bu^z$AGe
tO-DGUwslb0;)#}s8%no7a*Ex&@%FL(xc~CDL3Wu(bR7aho8VQ=Q***-!2C`4Wt!diXaXMAEinJ0zE>9JVNWn2$kS{GCc~|fOIS#
5|GRr3IRP%<9N9{A-mp%?Fbuqz_X671WEX!(BvIVYzYN{CrJ(zWC1ewm8)Zo&Jbj&L`lc;cVlM9A<k{^Nc#yF<3Ka&@c8_GHPFvq
M?!ZtbAeNv6zoIKx|(2Yt-ks-aPZDaQ%us$3C0dNzA@(7P2ron&pQI7#xP-6*qj~*tJmd|H=BS+BndF-uRByJeej@;*3gOz0I@JA
Z&1Z6HW+*$dkwC2_l5_*fI7X<_EuwL8lVYg&}r|pee-DBT`!ZTX8KBS<mokLHqwLXCXo`})PVO>CaQYY@N*m74tgH_xsJ>+!BgA~
OP>{N$6gR*@3t8zPO-!UL*Ire=4u^BEg`nf-;a@aP&On+0>PZauY+FH*A4pVsO;K5a%<zo_VB{}g-xW~V6#u?g2R)v(}Qf%ZRwRU
lcq`|U2<l;GP~Uar<TsQV6g8d88n$_6<4iH$BZ`V(iN#S<H&b2=_ty|k|`q=46G$RT<3-z>cH|K`MN=R^ZWnD*nm3VC>|gkf;z4E
uaTHb&NHfPA>RVvJwg0)dF7BO9U$=a`;g|`v#^L~m7e{#!fwivu;tUANEMn&)*NS~;~&pEPOi%8Q!AlNV-gqwQuEhjmLBBm(p;Dv
5L%6-Dmw$b{k|cYTe`}F^JlgOkxeQBh)*6_Mdt7*Veoer4(N2uwoG&&O8VPFOf}-|CY`m0(B-qa%)7h5<UZ0L@*T{C`CW%}g|T6%
UZnj?Gz^jP)Oh$_%`Lc`GST0+5pYjX2_VnLpG<?pz{Wpz_I>BaY4NtR8P`g1B=JlHFwy$*AG=fYJR#Es+m4cCOY3>_%4~<DnGcu-
gYUk_W2IVrA*q2p#Z8Fsv%r&#1B~v6Wa;LMC#FnelA3<`S*{rlYJ;j9WY2c_-T_}ZPY+xQ1o1+|89n<CeGkakWBTa7YcGop_iOK~
w@+=_wMg}@ByqiNK?w;3YNJA8Y7qj+c#v2TqlPJMxY1P0vqRpBd<oYMW#dMtY#{o|CtZvN5MWJ|1f$hR5J(Q<inoEP_`SrE3YgN=
2QgOR5G`0lbsUV2$B*qhnThAIey)uAc4aX$C&@Mj!%BSb<bXYUL5%G%R^<<eongT7@cHj|<-ymUgVd6GJ_w$VGt!CJH7RAR<beg`
j39U-6b^`mJPn6*Kd>78ZCp;cUWLPxWP&q_f`l1Dz>7!=5R|3lIH??G^~H^*aySj0+G>|Abpe{yKP)$vR+`@RV*Zw2=kfNRLj8M2
A*a7whm+E4Mke|jTF|2^rA&OE9nN%H4~YQpF$EtNaluwmkhZqlQY9M8P-*bSH@Bq^9Pc#E{@j=0EUU3w-#=f+nX_}c0~H1g@(bF6
SV5|9voR!W8i`Pfww{niVg&)iA=^H;j_zfafmD9AxiphP6{Zh04TJ>}0ickkD9ROYi6eV&aR_S@9sOLTPiC_@=H#4a(shz}rR59o
g%~N8bG!{{u@+MZVND8BnhgywNMiuTP9_p%QjcY&Y}=;_k;bWCcIa}3?-L>Td6S3l@nf$aV1QC*gGKbB;F$Cc5TnW>Q~};<rfNkP
=#Q&0Fp`$W9sca)!r!Zkx{loJ6QtmKFJ<ZW`*{a)Tg4Qa%Ll-Ab*i4pe79+~{q8y<(HKGJDS=g{R(QyMb-WhvwNnzy%qAq*T#_BZ
_iZ@k?{mfBe6jlz!us9}QYpKnTws>Rss~InThY^$igNE<HZGtz%tHv@7GRN+f4Je%v`SOXyVnl-*1s8_U!9!R-!biu+6Iw9I%a09
)S6?<&u*PuX@Huc4D1!2Q{4vx$>w?8DWs=Q$98yR=K`0y5AkOEp)@8m>xV(hEf@&Ljtu84Lrm5D?V?JH^=rxn0!;zQl4^)%I52dP
%K)H@U27p27vGyq&3Px6sgrH@lXZyofzHDr*&>9F*(Uez7Z13Sq{KCBsx)S`jMR=k-#t<fo8y{4wA9>VnrO^LTiN;jy~C-Jl^f_j
_)rcJfF4hyzLD&or2BC^YLR*i%2Tu`(M>=I(vQt`QeaX2X9v0V&|brl5xs^53$tk($8raa@ym6~SxW;28p0^j6)#-daDWcM1k3k8
;sN+!^ubLf^<wtJ&`G}O;5?e~pPfpAMlwPC(6>Q57C@8Zqdn4f)Si6?&2L1c^CcMqo~EX<5tvim;hJ(FrQRkL*0VP8h9=vaZW{!x
m&EsOyYECS){0nL=)~Yg6_xl*0Ck|#(Kpnc3_3|pg47o02%RvZ3>9I<WXx^99+bmZm4QW}zn6-9I;T#$5&`v(k0Lx@eHfTyfJBHR
>+FY9&;gM&W{T`x5!P*Y`1o`@Xe_lii4en?nd6{NAhC8Exq;cIOcK(vk6ch16&P3{f*YvrB!n!AI=UEs7}>G9c0n5j3FaDHT9GX|
A<S4=XX2x{1|UR!KyVj0<CX%@p340WK0%>%kthOmLLubW$`OTfGgIqfsvosHjre<*`NfSv2WW7CBS0<Jk~~tuV~#@G2puSwC9~nb
CU`0&gA6hNBYT1bW~4qs8r2i*l~1+#&>l_^Bt{>+5IQ0U;EJmJXgG$@wuZl>MKsna?T%RP{FWZ%JkO>~lV`J%5^%j6XR$v{6T$``
pm+_#8szJX5MUcVrV^1tc=j9%4SgUD>==)kfH(4x4hb~59%~U`c<8i*Tg!qWBwB_@-qih->iKyk4$i<sOW^lDcvGYgJuKALbX`b5
?jbt^-x75t=L|mGh7aG-^H35ZhWeGpL#u12i(%oV_%0~bDuv-e)OH=!*N(RoJDogVgqBFCm_PRYdebbxQiRh3zwf!gMD!<<&<;rY
F!rzQ>fi8W>g?nF|9%~45}Scytix+X&E5IazvJjVJT~ute%{`IJl&S}{Cw9Bn%{Tv{qD|R&-MNPejGo~n|rs9fDZ9rgO6{g_Wjo+
ynMK3+gWH{Chju#d;ZnUwA!WY^Lc!`Rz4lh&Ck<6LVwsq998YI4Lw``rf9`w>vEX(p!*@+Bzu)Sfd}C6k@$57;AMKHu}j7oC;9Ry
f73}{?kp~;jN^lE>HRl|uDi*cELqb$jQ_hw`MrOR<gWH!`$~BjYyHJHvZ`sKf-w}d+F&T>s@_?o<bU#i^~0z}2(#s6<=eTLJF?ES
)O60&hms`j5$I{N1_3dziPw=)W-$QI|2Tm&>kfIhJD}lttug;Ze?POcw_`XV*h|?IDU7F^Q89(fRX?X8^dE+N<s7HHzJ9*nj`(v<
_fiQN&73+S|FIzN0y2xd!4?2H3HwM02#B!#9Va8be_p(v7{%L}6xViP$C99Dwmgt><<f8+!zhS^n|qV|a4G+m?K<ETll8ZYL6h!r
3xx80r71x=a{KLo5JEEMvw!iD`GJpt>JB`ezCW6MX)RMr{Jq9Z=suE7wB=9+0<*tj@PSSb^xFM*{F^T4`uWf9KW~ro!NJfoeZ9Zq
?s>5KdB;v1-5vjjC_zF1@R~K~P$zr*Q1O3*-5-eMnrsy<ZSi$Fe*d(kJa}mVUpMQ;G^<6eF+sVy2WoG8)jP!pX-@IlAxMCWG8&cA
QSFo&-cW*f%;gwMwt6Oi2bWo&4^Df$fAKi`g-}L8NzE!dP^h8)##Uk{*76!w{N0ru+V4o3`Q{tXt!Sg{w?BU0pa9&m<tTJQx|Iiq
ZU{3O3<*_I1atPM5{M1Gu_*&6I|0CR6hIUA;=oPQc1ompyjy6=u{kbJPur)sQAq7M{GS<X?s&WYTQ~=ee7x7zK8S+~yo=u6v!m##
$@_2d^S{S~xxG@8QBRmuKtbyy5CSRqNk0TX@d%yi`m-O72dWX}KV+$ymiUB$_ctc)vDpz^;Y_7#4ixp8$)+lbA}BV>fQc1i41B-u
h-}SE1a_ZR0iygd_zs-gg_2bYhbE$}vQn~CSpF>+AczQf5#gR91B~|e9u@nIhn$tnBF6$F`tkj`d}Z*@dy9hIxz!Jpl7M-+naMDE
&o)2k|DGxSYe*#kTZ2RQunf*(ql}^~z?HtSyE#9Xo$}2@OEU##V3(*$*eR`c?V|u7K*fTfzU~Tylj~Tzw*z-;g9-=?D7_ay7OMOy
?Mbp!u2Q5asX|owrU7xeFE=e;mm1}_^M7d%D#L4%Cf7WXjJwuQB7QzOzq>*N3N#Q35&$I=@$CBlJG2|!K7{gnb^Ww%e!VeU_o>An
uFob<2Y0>a&))ogKAd%KPrc&(z1dIooP76FlzRy3CAmicbJ4_L1ack?=MCTd_s*yibp5tZ*{iepH%d$TOjjmWHVv6m4a$itoZ?oN
LdwwW!jn2{TvulzB=9)ra@7h>tW*YMU`b*Es&_oee;>>8J|8X)POYU;+1sRPJ5$~~Z*d!W_HE|q>FNX?zXhJpyhnOU1XGK<Yi@4J
%$uCM-VaBc-9)BaP+;S~-O4<Yww?_2{m9wl-u!Ii_TJp~jfvbr@;=fD0B~+A5PaT%$L)uXz8z!_1Ln`g8)<qx|5lFIml3C;KH;8O
;WqS?Q_E#f9s1sZd=l`^{%`w}OEhruKkcXL-_!7I(;qkD;m>cD`BWkSf@$`?Z?ngrQdKg1oiz`><OZvAswnA@0(s=XK?QQmr9!C%
L>t3W^72R^)j9$9(R@)dFs{`IBrFUQi979r4!HrX<>L9;RKw<|<<$j{P@*cS1tH5ad%pd-=U;(G*5JLBrzekJz<hy<qWwEMZmc3N
LVbDw;xNB8g6(tkPr;0LJ>zx!eSmnpJ)Z0Ohex}?^KRGO`Tlsh2eXi9De2yZ5KfGKOSwV7M)zixecyg}?)*4F8nS5|N%6NZk2jPP
TMiLpJs_}dC-j)c47-9ckvaNIsOD^FK6IxoBqJ%B3G0mEDLf@fPJx7HAx0NfVgVNlNCfr{;RvLVN-0z4Rc;R_rv2W8vO0Tx1Jmi_
96W$>EZi`;d3U~C5t=6<T9CC>UCX?BKEKz*`Z91?q}WCU2Vp=ud3E@I!VgE~Ir+EBC?_dY(a@kP4j!MFfdxHX#rDZSfnM=ZcV$6=
5BlbGW7&Fp8VOSSgb*qev<2PERhW&)%_WtC5|Q)mJE!BX*7tfkyxq+{TkCIqS-hb#a_|wL6#47jt$O^~BnH0%pij?;d3(Bs_jnJx
UtZ)l{s+yV3&({?QUMA!d%0Y?2nIz!`#ZkRTWr(V)CC9JqH&^l3UeM#SbIW(kL_kyuW0CyAv9Rcy2GRLp=qOIwqIu5U!9@w?Ch^L
|F%@GxsONY*?ltULFgW!N)6=}4JZ!&`bdDRjp}m*4TsVhpUMnhf$$=a<d9TgePH_dk}N7BN7s^#%9U!qfL9S0839V}!p0!|NYDJp
Fd5b&vU}ZXK8b*zq0#v79<D5r>H7XXhBoW*`Ma>mxo-!H_?(B%{qJV0ejQtPoO?0+Z0O+b-R{%t<ICY2yaWPBBpaMwqryh#!<t9J
7w?~scgOPU?(ON{@owKOzL(_k^?j$_KVMHSjAz%m>gPxOhp2f6D-OO7Q18Key?(G2-1V>Yp@dujq$nfR#q5A|u=*-xN)Q#{=2&#!
!#T`%H<BO%03`_{*5hONWoU)j7*HyhKy?c|o$ofmRRmNENTL1D=<$u78NK>KdOUf)oz9Q9Z*u|Rzmj@n(AxCr$!`_^e7byIIJ#ft
&*;E@-d}{P&o53C>i6wu-_5_k4`Pj`W-$1{HVmpKAI8@%UJ-|T@y*ll?hCbf>Osl&fMhj`baHjY6Re|p9}VW~;`>Yv_aApRMv6##
VbQmC+@-<7|Fi8w*Xu3FLy$-WleSfglg_H$FX4nd>idi8(ck!Jwj#?a71$s}suX;nJ!<Scc14HC!v6)AGpZHwnMpiiQ4N0-y&yXG
bmQ~!N38Q%h2I_L@#^*Wy`3K(68!u=$`6+#uep>KRqt@Gq5iWmUi@I}vvOo%9!zq2y{FWEomxA-jsH~g_k4ZMj{l$td9EB_f<Yt@
K?D#<BmxIT@^wP=+q$T9>g=6fUu9D2$?N!K>As%c{axOSyaOJct$!}PJ2m&P-^tOV&<CXDE9D-)h=(9|9)2HD+RF0shYOWf8CUfq
%}M&-NtK*c=!QF`&K!Gw@7IqB__ussb9KDEjk)sq=GEQvdDvI!FRSmmxw|(fI@8RxvXB%M;3EvZonAhFN6S|p8$Deb<A1NSxxb_1
<kQ^0*Ot-i-|_N$KArBbRi4h7`|h(g9{zqmr!TY1r_?=Ot?y0E`FsNRJmZ4Zj1O@5NI~`ccJ4+WG4PmdIsN0dsQN|sd9doQfQjLD
UkTo6S>JcsO<`)6zx4e)p9=ncUpu~^UiWXKx5>Bo`FZR4)$Jc8^!t6U-a+HuLEh+(*U`7P$J58t-M72(r_y~NP1^l4rzf-5x9<6C
-KyV1`!`WMUYzZhRld(8kFRpdKahBBcK4q!+sokYZN5Q_z#He-=*$U2XEUU{UlpXjBo4Z;&u6W>N-)|T(Y3RP1hc>BWA*W0wd2$!
lM8M0;rRP;OU=z23V3%EokT9AOJ8?`gR8&x`Qt6kD}Eb$R<Q7q6hBtxkVJ;01ZtR@k0QV_5Im$XGW9eZ2f<(K{dmqQs<t1|(Lg_N
0wO=~p3JlD1N0If*#ny-*@QW$BLnnI!}|Yz|5)5~AI9>-^Uvuy`=>3SFMe4+(&)kq1&}-czmMEI^~b*c$<p6l7jJalPerVI)*bEY
5tC;Th$r4xuDSlLH}tV%XV5>ZLMu2rB~RO98d2O;gF-t(8MOZQ!>DQk0hAsG#R7OVZ<o{#v5*WR2Vjjs)s{7=-kxE!5WzB?7-k7l
Gr|ziniv>|gac+FX16_E+}sJbzJP9@VdvX`aO$~-7if&JN<x*SEGMwTfyYBVa)(TZ?4Q}#eSZD&0x+IJQ1K6W58I#7{2Mtr&$HdW
$9R)u>tX7c<)Jl@PSoo9uvT{ZX=W%bHn4M&^?*bnAJVB&a0SIEP%xxyZLxmY5=6SC0_Oo!AqWPH3E1>O1rL0N=Qto{y+BoVGel7_
eZs9Qz`T^|v9~s&$OclQAbXK2MvV`(jZ<JiKcXHYNbG#S<oXZ^Q*Rz3(bRza7x77^KwpM*n-Hun^Q6)dK{q^l_kq;_;ek$W$@YHB
;`2~C_n*t%4=^v9O5#+3(GrZrGcG5n$W)!jT(W5m*{*9>7YnFL!?6)I$N_q-sujfA60<C_9k7O+LUx5@4wPAHoeVqKNt)JvhEuBR
L7G?^!obrFBJvu*;WlxAa4`CK2Z`DBWjv0jlnLjvPSO+0Mg+zL=s!Sm=njt>oE0>uGng9%08xOw-1%)SF~O=60T8;al~jz4ASh7^
*2pFO4wj%`oPGa<AAUDJ4xZhIl-DkJ9|7@vPfc2bTYCa^A<HoAFV;CZMoCk^N#vY1-M;k=y}{qL?|N?}KCh4X=pOL_@JJoWFS<;O
fbQ^^Xoo32EIirMRDt$)`FrDZUwpE7p1(c;y_1ZB0kg0Pv93lyh$2!Y5IU+xr{>i1;(KENC9;%-AfQR-u;cm2?%{dp2f1&_nL=Al
Bng}9%?m%v`BZ}+MXT8@orSW*ql8fw89ZN{t0d(j63NF*WnCJmEg#?h%b57KLLH!sCO@FZ`x+edfC0*0@%VNoME{4W24I*_XY^j!
P#*r{Jt9GZN4ooSF<be+1YIa5BC<CllIUR{ImQJSYRs4>34=|N8gFydU&mj+^ltVBqrv{VsLNOiEtuR<czjh#6cHdOZ3<Hpg#^S9
840>0j&ubSh*-gegeFWKG*c5AN=;aB_I1`l6p+XA_2a&NJxe+?f&@~KeeaA0vC1JpKZB7%Q6|lV1$dgjYZtz5a*+*eB8kyNSRhFI
-e9Ey82O)^h)XI%Fx{{l*$mk!U1{}zjeVZBq*|0iGA4DkAyc#w>ccf7eQ%tZawLv!8=L_F&pM245(YpQF>+v;jS;=gbBAH)L4l^4
;V|o_F+~+;idNgNO|mFr)ov_10)hr9vKdvpk%v7jgWXuvrjlHk>^5gnNF4<Qo>=S})gzJ&9|UE6K11Xb>t955Dk=dH5pXi95Rt5f
5Kn<rj&a%HjDTM^ty%YPMV~K8r4agVP<&^<RlearnuQ*e_JwoKOp)w`0kP@${8yR!-yB3Owmf`J15rSYu%KFnHP}Q0Xoop!EC3a4
QlMh$D$1%N0G+t$bhr_c>gsTE5`{JMJk1m7Jr19~?EP7@zVHlvhq?M8Q}i7kzHIjgT~~27Glj;~kIHI6rs`yb(HfMdjQpy_z(Kng
?N}WS^g$rOJOP9NI?WRwx3eDn(0V-j^{r}^diYE@h4`ul>QH}g))*$y91GNmp(!$|W**3*XzjuVD8QhYt3uhCu|kUG<UF7jmY9;B
iM0|a_h?l^PYI(QWlf_>bd${Oy-k;cV>l?lOfwS1vz%OsMGGLN_`x`&T(8whGcb_A#My2UJgC#kLSaxMVd1M$Adp?cfazhnyaY8O
%ET~$NTMi#TxLipVNDW5%8+8;qaRR&ef_7Q&OGP(l-C13>CcDvGPl*tVxzhHpgMjyR}dt`1?3aZ=8*(}>}bF;P^4@f4BDVEDP);4
O5$P@Hs>t>$1L>Fa3n?W*9X-H`502C<Wx`6Tt<&Zh#yNsM$MfA@-&+e2et~1M2KzGs1P8^7`GT6$x>S(+6rhjrd+#9Qe-*GP_>LX
_`9J9AdqSkuRvkxg?L#HEpbFoZAt<7QXBq<AQQ{mpLX0&#+3Lc>|{P^?4Mx!^mAdGLxl1IkQeW12Ht?Yp_pV?109eOAeSgrK!G&e
OL(L&kX2PuOF!5^Y@#unk!yd~HHwKD%Ww@_f7dwjhS+Jb?qNAWlX5PqxL$hq98@9>eDBlFeQh~L`R&MJivIwmBQl(`IHlRrp3Yhu
4hv-94LfwcwT_EwXt24qmfAL@>$+*%$BM#6OJx+(q@@kmlRf3gsz^5kOrX+<B;<!u4I0S`&^AFf(~37~4hp-#(+bOJTC<r~Gft*e
HVAEE2+#(cl4_f%wQ`<<!(`$O3v$T8lQxBzZLryOcUCNmHe%(8r<y}26G{n0qyai&SjL2rtAs38Q<_(D5fJ2y>V%BMJVtWsXE)#`
Nd=b*)}-If3##jB!~@a49T=TDc68|t0v`!*?!t?^ny#uR_ppc}Di)30!0eN;GM&g&WRiQZ=Tym^LRyxRG_KSi1q??SAz~d=$0n#-
Aw_J=k;$o~Qa0GBphoRH7A}yYK{BPIoI15OgBI`=K+46dQ;^l=Qxbzg1mQx&gFvatn3W~~?p3gB6Tjw#l1~`MOHri85Xls=0eoN|
<YMOtyP2sZZuWnCQO#eiHY^<;G_syKOqw+K$*21}7*aY04xG-6U^T3{tQ#NFyq%6QX0}z2+^0X`;m#nH;HvSLwz`*A=&Sqgzg_VD
gSP>+y(Sn$eGH$Ttcmh^onZ0WVEc8U;2ls%`fJ`su?Hbp1ul5Gy29w;54r|}5+seeD9V$7t0;;v$|2cxATy(QGUrX`OCbju6l^t=
H$mW#3L(HFOtSS#Rq4g%u*oWyI+A%YF|;>BN}TeXp|Fy*bSr2~>gG%!t&9)+M8@@6#yLY_qa3ifGLST%mGnOI(*pt{kA4G`C(cng
lI&Q0XsYd*c|&@V7Pa1bxzuQkV&r(L<BTI%Max@4Rk+y-gt2*{ficpwd5MxpQiVc+Q{{FyXB~|Q3#m%!&Xqr303u-LOB*UxzX~jS
(zrwr67IjQbH$Ux)*p(8+>dW@^z-XD$hH~x`31sJdbJ8TsoA?1QtZczL74wJV2;Lt1Hlp{bb711Nc6?U-b}$u%K--<!JX4DRkl4J
8M{`s3YRsId}BS_CEnSOd<pcpKOf_z=0mJ1eYZQ_loCG4b#L%{`jFhvyxjt_7m(KEA!}CBxuO=QUlY{AvddUeSu5oD`7Gr}vp*&|
H3GPo_~QNlEqinB=btmFJu1Gd8j*eUqt(@e30#!<1qoUkB6ZjLd!d^vF=|h8GM#j@N-|KX3K0|)vD#!!duUMC3kb9+ktU{9Aj5P|
R(|bW6;e&+^UVFKyWudfjE2ZcE|<<7{i;O~;83=5tytdKQ{pzQlTs8JmoLQlk(Ds^qJ=ebj`%z}p`!rA4G|C(?*61}@i%#SG4Ww|
!ILJAPl_l+$Uu|TAjWtq<UOH-EyY@9c5U^Fm0B^oRy1TWe|)`QSvEFam4c)4LDi`DQ_48?d>iZ3mSmgOoN$}4Sq*t|O#W5D6V0+;
Bs0PC;j$O;BIZ&YN(lF;m(|?ShC#V1<ORp3!DdC4SX%{W%XA(AAgz38&k>^scM3&E!>QOn?vY`-3-8^ZWZU~cOXZ!X8-*pMkzd6s
;rd(@aQ!)>Nvl?SPqQ(6+q!WJ@pb!YyexugrYOScAPGHNN8qNpBH9PNYH*4?84UP4wNw$NyxQ}0SS1b&C@@7VlQa&sbY#$atF<H^
3R!I->ZgIy>4gM>bQ`Xe^)kxDwr!l_W)ayr%;m<al#I~A?AVh$CM{%IN{&)x6s7GqbvJ`$`R-{PXwn4K&f>FJkL9I<->MLKBSouy
*es$#{FidRo^?B2F=cI!bA&nw(?ck)<7)mk80App^XD=rj*wu1sc*6qG-8aDQ94*d_Fq4yQPSDWi6lKXzZs)cW7y%;{YYMAUDplN
>XRT5F5Gfs+SS1dS38?tFjmF9pJyb?J-ICU>5A{W&i{X&u!}jImGu6Zp_lsU%<zMiP0gj-w?1bTQFLIiIie$DfgQFG4h#zoE)<*I
PY55a=6lewK8nzt_M$XnW&rrk`I`se&?EHvu8-TrvSxL+G(7k1csF=G$?CK1Rxh1>uCDkeCwr}H%W6Dzt>&{3D+@zaQ1Ghe*EW=v
CD4I`C^e9Pzuhwj?`ijvAI#`;l|BpnFP7G*ALT(06(4gJ4;4P%F2O$5xm#fxMw4&$`CUn{o3+(Q{Y^CmDj}G;zA2g{B!VJ{<*4yc
zdtNBO`qHJLW$ig9MI{2J$4o5j*c`1X^K-zjGU{<5jaA=aXcbgfP1z$(qsxC5A%N?p#MMml44N)R6S))`^-T_Lio<NyeV(_ttZ*j
ih3dWh;{y7Zy;udC`vlz%QTxHd;5Nej}G^6<DG>VCqk5K4oo74IH8sh!}l1|(U@rD9+-8a^~yk-Ko)T3`iGLezFPVJzYsxuq!A@e
$ZfKoEUyw$YOF%RLpwpzhx6lnPM)?W!3f9bdUqoAaT#j}y-7gK=wy%A7TIgOul49WSjcoTNO2`Ott(=Y7OkEPReLYWXUIBedECAy
R{SrHg&up~`!j>ZY1r!ShgO3Ys7n(m869`~`(C^qd=;)03#L7F9Qf|7ajD{~!ruWK^tIxyRJgtSt~ijK1$WHIQ%ul^MfAEK7lV6!
0wM@*p<I<G_&|6HDI^hd&4h%B2z7tP2kRI631;y2doFWzoS}ts%WDxZirUyXZOGCK|Ck@?DC$~DAdp%>FqNQ8AShY{)?hgb7W}z5
|5vX*4?9j>j!g+aCBSbxkR~yw1-NjarteBVA!GVEm&x9#UCv;PKP0;-etH08##bc3kpITUM1{Fv!yuFhkc1)h9Pj`oPB~n(LCFA^
?}7IUYy_Ba`IHj^34l&+9`pg_4isY=uA`YGoXSmY`0OG8jzx0gPQ;V}LDe}Z($F-Bn?U5M(1j}M1Pp*fEF>VPK%ounIWnlO(2BYo
1M4Wtxgcu`pmc#CDX=MmK+B0CTsT2Q60|Nd&ItuvsxB7_lVL)3fvD$iASsA(&R!-uH)Tz$FmZ)+?%9F`S3*4>h@ht4W6T`lNe*yv
#AA@;H#$tFkjfiQ9=6<rg$!r&yIiXnNsh9SLN1vDi8Csd4;rM$Nj8#W2v&@))1;bZ4Z{^O2FSoE1CcADA`o~$Zz}PW&0(l=S~yB%
QnVoBgA!v-!Oq@yBi0$VA;7pHwnC(nGQx8;gmh2?jE0>i@XQ5^7H&CcX06pX%fycCbxh@&Ic;w`px=9!r9V(kdcYqzEbr0|(xB}e
twFSHAZv+>k{d$d3c?%b<va||ODMQJfo@BDk{pXdBxF&-w|;mr$Q+ZAJ@wAQm{Tg6A1A_YBEk2}v{DYxfND_Q6H&BesN|-k+jNT#
*iGn4D6(Bxi8kq24=j-~u@su%P_EEk4Tvct%0Q?DsBr@jnqdVE<%T6l8){9$Z!SpV0veFW0HsWgT%%Nn7!@QZ5SJQaNNv+0#<1EM
g@9aj86AGU;cy=G5(GHkeq8Y&2NEpX#v5Ryf|^LWU>J^|IZ7NjaL@`FDjQ1DpZvmsk|KM(Z=PR~B4j*%j|WbZXxJ)B3Z$MHp5Ko&
@0g%a+<r_x0%kQ78k4)M01*&v4aWf|DsS80g>A(bjQ+s9;21JkR{|8hd`lk#`kS$S-FD+~cvF=Tq9%@tNFvE11rY*apd2}9NjOE2
<*(*k%v{JxEkFVahG12ZScPJWPyvYxuyB!<tv*hxe~&H0)RXMmztZ+pGF~1dA88F$niEXpOTDZF2-IW=2#y3?D#1kq&rh=w0U(vs
jH*O-Kbem)`2}OQ`))P_uCJic_U|T7Hh}^}#=i40BEJYB>0xwFvx}Z0Dc>;_V!wnj$Dv5Er<#!!5;SDxb|&Ji@FE4mYD+=o1H`cv
`bG?*ln(?W59)lDwDc_$E0Uqf?&`%FXbGS$>cBPvfpipzC@DGDnisRDRf6JqSizP=CrofESfqn2P$&@PHLehRHpKOBW-E~?t(tJw
rVLKnAOx+&4>=-!X8R*NC=dmT;Z*7m1BXV&c5ZRs1JhoOjd8R5`MrRl@_;OoinI(8vH<{z5FoP*NT5WbP%Ofs2@0%~QZP~g1WF<N
m$bef@$&>}dUJ8_+Z~zho{?Gr22DaxAkJcXTs=xL4DLIUh!gc&{k#9dVV?>tP<Hw!-U^Fw{Oe5~KmSUB|FA-+=A*rut_~;>7=#EE
5Fk+sqIU=yt<f<WqE$=-u258nnz#68L2P~5Xa08N=ch}@7yr-nKsS&9gn|5EN&An_|DL?-upjT=`GEe1xFGt=yt{o{yHxRbY5f1K
<WKFt?AdSl)(`|td~c*Cke}uqxCCIEpTC$V`^bI5ekbtwk4N<{enqeQUMiju_qyfVB5vo7v(xc^8^!dQ)a$O)ZJpNq9=EZb8}#JC
!kj$DFHV1rYv%T8@~PRx@7!?6iGmoYnJVAt_)oh2X0&Shj5Q(G&x!ByI+1rFWO@dD21DcP4b4xGd&8OTfi<y62Ij27**g%PMoipm
yVf;(pK#WL80Age$%3MVL;Q@2goOS<5Qx+uf}kr7nQL$ODc(y3sc@jR0w5pK3VOfcd^&DK0@v~H;Ir_z1v7unY(K<-@tmjd{Ibn9
hP1{_lem&UKMXzl4hL688UKI(AI(R#U)py*iiL`l`CeN496-V`g<{CU7|Rr7TddaWN4p$U>+xfg;5xXUQR?-cQxl3x4~#RM6jzVN
etW3tCx4JWuam+)`u2LfBON?~gNKLnelL{!yh-ctdFra<cBjsP4**X9FNE}X4KJvZn4b8d;No}_)^h0s1B=ta^z!kG<S$wBrvs33
KIy_D<?GzR9=sn6z0p>8@c{X19bYY_lE29JvX=F*%r>YfhzQK^nvmClqIBp(nWLs6V)clB<M4Q$;lZ%Stvc21hs5wY^jGH2wMFhj
ya1k2(0}J&mw$I~avfhhsEkfvfjI{E<F6-sS2a9+QE&F!9A*F|$&y?;ZEs9Mas2zX@^S;fg-8|#8dF~Hmu1rs@N-?72sZs6<02;5
8XrfXHP!TdKa22=-e1xBMCKm<M#hmn@>FRi7@z=<NH*lr>F;!ZzU>8N0L%&m<3<f?aFp)A2-j$dB@LjHbwQmxYuK&Of`9?9Z{Y;n
LH_kJXDju(JiI*d1I$Ik!TtB}t{al}ac-v4A78^xjTQ7`xSMdSkPW#kAI;eS<ucjBCmmx?FK(o~)S*-=k95_EBGRN2Tjk_YeViZH
CosHZ`KKQ^-6PGHy25v;Px3^vKIO~N<>{Hk!4!5BPcEDS1ECbfPO#wxA0OxXK27`GLHqr9&_=fYeZY0Y>65p9NyQJg79f7myb<qa
W!itVNAZq;>L414AK~lk>$Us)#}7=NWjhYRMnI8az9K$R9{NVmG~M(1E&d9TKePa%UBWTn&@v(cm&4zl=1@*t2itRl>llF&d;Ga~
jb#8$fTaKT$N#5ti4u@LshuJCCg<0ajlb~NK26%OY&(2@+mj49Saa(RcXr~50K>uZNeCqZuFp@8>(l%DcjM$5M^;Nmbc#U&-wOQ}
d6(75ysoUEk>lm98OjbamGf|3k||Mr$61K|#D~Nk7>0nLXey7x(uY)C@29)^bL$_Qq<Uy+Crg2!C}_$~vdgBNHui7;h!772*JR2n
6BQpJLGSYVIpZu*5dva}SWIKr7IKT{^l&xFU1%%y{#fmW9qg%?UqVPJ+vHt+|1UR!&(EK`x`d!Tql6vq%}2qx1nxXP8nCv+1I^-5
5JHD1SEu9ltVggXAj@Z;|MCy~?Er6)z=(um2Uy<&Sn5Fck5fluw))(!6}!vvJ|Cy~eZHTV-U|doLVWz}JxG(cqbi<A1qiHNx&erw
Ac9CJL7kz33v_AjcjZ5y=fO2CtEBRhnnRLAZfN0##?q&sk3ey=9vX)4m!}}1KnfrzExJQRNpJ067tO~p+%!Nd9vA-f^+EVfu(8A0
j@rZRFu|w)%)k2DgL`-l9z@6M-(c~s&+Xf4&}=WEUQ+2cIbe8uc6YVyPKXr}c?l_Mt|M@E;YfwjNkJq8B2hG{C_}RXhSGL-1`6^z
elM`x=y+6l%F@W~*YWQ5`9Ci{@72@eFUcMO4+-E@Ph=Y%W062i9=LK^Ptyeb|EK!=-an_8BK2I@bvN6A|JLXGTqOVTmuV*p+DcBW
qUp<6XZFCvU}N9i<M+2c6p|%ipaDrFRuFUk&VW`*T0PqTU_VdbBF6qdRnXt@3=@lHoc|p;kuUn=X!9z8(`=CwaG*gnDf;#TN#Sq(
qRM5L`-yUc4NU(krqDuY%+SF^m<+_bO8Y>8J%sY+P3^z~I6DgPBVrKg{kr~JWJ4eywm4iX)r*p)|2)f%)PkCl9lzC^SN@-;s-Qh+
gxzAXAZH*TynsjmJ;)UR9-rAe`fcFT<nnCImR^sC&(-J&%s}KL%0iSS2?(SjDMA0HU;D@?Od9i02_HwMG-B~14BLO~ltYY@{y#oo
j8cEo_E>V_ifrOzFiU}P5L&2gcTc}0ggjFA=gs5z{cNbFaxWk;3Qz(UhxF8lgODeBb7Vv%5J?A}N2il?fFmuIjsH7Zn(YHgLPDK6
*@*>=V2MJjvB>O@`HyWBQ4&c*9C)V5Cl1a%kIT^<Fd=#m=YgX2gQZ5aAsGj=C!^@~U^0P-95~ztP>O&F5(*ADfE0pC5z&$X_<i3L
&Fqbnz;zry?!dSWwadb*xwNU#xTgyQK~ZDKI^qZ4)c;&QNOmowT6>@5PY9wu?&M@3N|!3-7kkmFB+SYpf8zLKgeJu-G~1p9Jsa+&
R5I`SeqU<>NA#K^nUqt*r9ov1q@d~MR#<P9d87+dnFSTOi#~K6u&MS*ECd9fVupms9dttoQYOum@H`!mu&5OTfGDCUj(|8|pd*gv
_pOKj4_V(CgtI^6v%6<TkGIE$)b|umVNQTiKtVlcqtD&8|Kqk0_3c^K3Sv+P)>H`h2;JH$6scr%PX4R#{kb9%)1ZO2>Ft+iFz*ZU
^Yw03yN`;!964^hZiCK<4@VzJQahi8fOUcrtnTWp9bO1O`hU8I<uq)9QZVl+={?@R!q)D(2Ym8Bk6FOmd(h*vSJQTfSUBKN4oEzi
>wv<7k34a!=v@C=%tC94k)nABo3x@V6&^Tg?DNGu>=m&GEfOS!I|G+C1xT8q7!HpZp@VrmOidjr4tvZQD~EX3N+Dv5{U^BsK*zKn
0&b9WCRyfBR&;a7Yedp@OFUtGdiZ-w+qgvT&fZix1lKz}#l2nwGzu`to$ZPj295}DP0X%EfH-)7Y85oO>y5R-I!AYMs@LE4$+hX)
8a;koaq=E3F3BAj=0ZsaTmeMWC0Hszxds81TTJ)Y%k}@SKe6(DpFic!j~93b5hjBmPOt#%5br0y^SFlRaNJ)3vGL)uy<XF(AANQg
_5U^84M3f<tSljS4^ID%YbxsTbX%CNj%Dr9CE@!PXMy0<sb^POT(I{%<UmQeJ0y!1f(*LyixmVkDe<dU4f7(69&=ixPgq~yAACOm
=s#gqf1!s^Yk=k0c6FOT+j@1mnz@ksxO}@e!x2R6=<NDDhK-#a9G|Jt=;U-*9s2_ha-C=&k6_`__<F}cc5faNyYqUV0j+<|%6G%3
>HKI3?eu)yIR0t+_1+WA0qP$K+#9RFO%GX?aq{>choLFu<vw7YF+eN$5d8u5-2u(_&rR*iJwy}Mo&-D{V&TOD2w*%^n@^*m<;&&E
vq^?BT+Bp{t>w0~RH!_R!5D%YZtmpV5e_Betow(o>-~P4j63J7AR?!OE!-RbS4fT7oGMkvDRkt51!QosVY?|Y5J??eT(@%}OsJ(7
nl(N@Q&S<>kbZv}@CT52VjKz2#J(51<BAxB%uIrmqyT+K>H8!EF~0T3CBowv2QeTpWr2x_We!;Y{1DXUS94|=C7h%_<To&xju9x7
P>Bwd4v;`Z5QKn2lSL8)1<MT|b{VtmuDv1?y^LN>|Fe%1ne6MTeOGST@0_g_SxAm&f()c!`40seu{OgJ?okQVUwMR(K%yuZv&Q-8
R$B+zEM9zNK1Td_yuE*);~;y)c)Nf?6T&4K`VL!`j((Y#W9-x>pvZ}wkSD*79tVrO749<?d}nj*$o-&8Kz`!K?EgXu4g?AiJ3I<?
JO7C8AL;BoiRed(x!a!ycmrgPvQ79uV~W^Q_fQ{HlqgY6un7qOLS#&+iOfQB6w&sCXYuvv>q;)cQTc|CpH{XuHi%*rR|_}U%?J9<
$k8*OrtVMSPNyuTTCb1d@_^(KWC!`@BG%dMUZbbk1sv4x9Ve5KcM;ra!2_&09p^IxM(0rxDUg%5tV}(``%dn^VqzWt^XaH|Z~HzT
4;@H8KO_Y}PSS`NjuL{9P~e3lz7(yHd^|m|`Z`z1WDp9_pdKO+DFh%T06#z5i_2HKq#R}`?xA8ot1rDjw`vtqLJI&58E19J|7pH+
4sQ)xIOp%7tg(Evy?(UV>Cn|l)M2iS+h+(s$ZwcGckk;vy@C4<UXL1p`C)vq5M&+1t+$`v+1hD)!5!is%l7`y2fyX+bqu}Uj^PNz
1t+h%Sf_dt9EFk-im@mkF*SI=$=d<tRRCB){T2b%V3gXk^~3Gz@OdbKeqEBw0i4y#l0Hs<51(JtyY<WDuC&YF+1fk&e#mY5wpKM7
i3g+&vIh^R(g%4n>F)K|fSk{p;QMst)E{hM6Y}@Uf4}4J{oHwS?pf19vSWVmGtD8dmu3d!F$*+;BmlY<Ln^wULEQv16#0~p2dN-{
4_-e<+4kn3=f&Tr74iOWKM*(gK8%>(y`!r%I#2r~gxuMIwD+JY5y4aSZ%RT)HwgE5HgEQ6MD=`^41q1RGK`_st`%WsKELys{f))5
H*Vi;z5Sg&Zt~s;WmN%-1tcjx{*Ov0ILZ(qc^f#IG-6=@|JlR-{NfL;`o#a=52{vbCP<ixJ()z<OG`qp9-p`K`uqdk?|Hr-*Z&^@
*YL=DqNoyp!VJtRyf6nu2zbOq<@?{xR@^+L(r5T8@KS8aq2fqckri2HNBw`C|2Fb&$Q@*c3J3AdM2?yegTeVbzj{OczW>$W`M-w`
-Q`cK#vO`xi9Be}fSq0UKWO(Hy+2Rv{+z(`ML|%g5QD}er<Fo`?8-;4KbKP02eG0tSOPpLvaWxurU1Dl2<mTeyr-z~MM5X+>HtK5
APw05JD+_Uzcl+D)E|y73yQeCT%Ee*AUe^<#!m4I0z-atrjmdgyAUTJ1Ofp;(yP=63Q!0S*X{1&tF1TEg-8rk1BbV%kiTaBfX)cU
0ud?yWX4ZkN0i^kJoV;J*~Zv)9wQe)%VIhd0X-a$xP<+8dj1~Es~tdzfDmgw5-}TpNg(`}&<=X!Lx?DFZ#z3VpIUwH4$SNKhLS*(
-k>TNpE9IKNa-GT03h45$rRc7&$DGA5MT&X)ESw|pY8o$!{gu2$&>E-wQ7EfCPB0UZz2$u=I}wp6cPyosX~B9q5i+8H-i6fm+M+5
R<R#v8~QWf<@9gt@awVMDYT$qj010w&OKxJtMR@0%m--*2}B#9q8aj-E{K8&C=xpOey_Xj?D{@@ya$4QUzh6i|Lgd^2jxW<<>8r5
ug8`;koHNKSeu96><DT;o&Y=EzQ2e2S7E=RKd?mM0wW?8-yN6_r<;X_IakwS4|(*k_b_wjG=CrROf%`6PBp@3yeEQ-0P`kz7AWj(
G=?gkuQzX}^K%biKg;unF&?Fds198e=HyMdT%X4Wr`y|;-SqQ&Jzcu3+BpatgIE?I2sI-UyZZyQ3xE{{+F9k^?)eATgCO3-C!pot
MZFLdPil`%HhD-9+KBS>b!r<!-*_J%Rby)>nS4{z$!^%kday9v9e#NM5blJmGlRnJ&9#>_YQUCKfnfxKGx+`w&1m8FS_uSmY00NA
aXEmPL`wKCLfB{A8ov5s1~$HKz1%{NZ(iK7PYCxaRgT|g`ULdkKocNC*xh=4-mkxHoSQ8kFR)vCo+ja*Vc9{xpH0pov^%4T`la5_
tCT0d<bVACZ@Gxh2p$glfz~`U@^mK;$;uT}{C+cf2??Nl0O*h$xrdn(DBJe=`@`;JPqXpw!@ziF@-Mb3q$(trz7|su9pJv}HhmiI
5#{=4?1I2V6;S@p`SkephmarwIY#gr#7G1X2_&M4PoY5Ao4za=i0Ab;90u9B1e6rkoBw1)P>339@r#e=$)Es&-g-p=H+!0ag-UrI
x?wNpfAQyL_(^2^qpaIxpACEYatWLT!AI=RK5FvRiOuJoSpms?m33n_JG6H6j?>e~dEWDMx`)Ss07T*dfDfDJ`!t`g`Fy+=@pN8*
_v+M|%^F6W%&dbiq<)_ghfzZKL+}q}F%xo}7L$Lgg}>d;m{S@ij2CHyEN-QQ7-bmknXE!T!=JT*1cj~X$5f}d=ksH4q9S|b^d{X3
a|G;i!bUu%3HH0uGf)dfE6rg3itrBDiY^>PI1CG<@+TqwT^)UN)WtNdD&GeKqvP^EZ|ULcO`g#G1Mhj$%OD4lUsfT};`1ft8_1YL
<3Ajyr_<+83GZ=y?;ZNWvtfF?PjUyKUx(o4pcN)58xheEC!qnD?DB2eE#`%Yj0PfkHnjPCUr}$w2;toMk02i1o5(d?zsa*Vdc)h&
-Y#z^qtl^lPj5<jK+!+nA3Rd24=L&&ZK#3v3Bjap?t~e+IoMsz=k9%vi&6};0|Y=5Fer!-1|<;y8Tb8s8Mr2Q2Y>e7+CAKhu0Guj
^!)w&J-%M=%WXa0z3#p-?nLeQZS+;#-Sg}6`n#U&xji{^c|0Spf6?U7{y#StCxBsnYrC}l&Yyg{I5|4*+S}#h-{IqzUW~rKm0<_j
oG>TRdZ;Clm6?HJs?0DT4VUJVf;l<2bNl^uiymG3JKVnvM3RDn?>7F=x=Xv5OZv^vg&S>vk$d0B3dNHZ159b-uW!GX@#XJ$e3gqE
!4GEV!zMFAdWW?E!`uM%_6=HjyY<j)B!RRBa7UE~7m-O)tNDP4gb@Jx6(28F9}JyaS_awU2bQobHkHLxk~Z)_2^;(E-0yq(cy9^j
!-IkqTncS^Y3uSsFST!u(&q!1k)y*tz3J~U939VuyZ2XbkH88HdW#U8<dg&y5Fki!nPkobYz8EG2-O4yA>G^V>uCE%+63r-B8@(V
Nq(df5PXOofP_T}Qh~FB<CC4ac)0js-EJ=*qt(ZMgQK62ka)0WJDxTVIDFkih?xusB!Ymc5oNpCW_?$8y}&pby#EWI>FgBjmX9Zb
nKFUezBEDML<l`-D5LG_-3@?~cz!J!KiI!%h8unVylVqFz<Zy;VC4o100=mKmY|Qz9v+`I&o@VgLi8CB6axT4qFx3Uh8`dAHt6Wn
Cb(rLC!=>|%t%<GEJAgchlegSgo%3pkNHW+J|{MC%F+DW2ctU4(iU&`XJkcs?Y44(Yl+1Zt^M1a-bQ8_L1r`ib0jq9FPppbetdxv
&<Gvxe7)8V&@lihL>yd0i5MO-9imYP%awrHC(+_fyUzL6jj}Jy(G14b7#kmE#Ou*^l36Ij<M_AmGw|#~uqQ90y1c^O2fpS9>?e^8
1d$RJwo1@z^#^DP$o3KI_p`8?s-L&yiVEbzzog9E>hXc#$pgxK%L0)Pt0)je33vc-AhUa~*~`FF+tJ8}qvzk^1I6EyB3V*pJ~Zo4
AI_afJV5-rI0n$&URvN+!rtaz6d4Gdr`=%6(6ORlqwJ0!Iv5;>(}148?cek8dS~-}-QVrv^>z1seBRnUx&M=}ALqZ~zlYs`aWp0r
J5R&b7=UXbNJ$h45I}MO*Ww>C0NvL9m*(a1@~?6O+qK<M?W(5#Yy0ivGyA<gd|)$w%Q8XqvQI=Q4UczE)6b`m%V#fVtCe!}boP2U
8c00ogpx<qLWWfUlt4WnZ5_#R``hEnHD!FhUgG*WJUIqQb^1{^-4#6OJ%Iv*7IJ_&kP(gy{h%!GNBK_Q4mnSaoOAtSL=*YdTkwze
J>cePn#2jAhkl2c8;lJBme$IRt-1&LU(ehhLPdZc(mosUPG0yB!`IDQKxV9goRW$N2r9oasti>IQru0*9x)D@mmo5E%!hIQ2>73s
4MU#?GzAGeRM@fsSMvSc+aJ<(XSJT;6sCT!&vYjZ?HYA<qzLeC<iKkPkpK+<UQ+9cB|@mghDQ9HTnkvjlGv^{4>OEsGIJor=70mN
K|sFUt=f<blu=sCC~HNVWbyIUKs|%QR$PKT7T&=}#ZxE4Cv1Io4(VT4%WpuDC;>u*rN=U=7E%fp#~9TU@7p>zVQ7Lrzfs{(qwi%%
btDNCn1CIJ#Pl>nSkJcn*tFuN6%k=sKBV4HQ*3v;;f%{}2j{<90o2Z;^&9;=)uISoKte>2qD-LQL*=Gvea}Gd?t3(jUmbx0c6zw%
>QUy7VgdK6ZWIJ!Q+TohIP>uCd;WNLtJkc0yQ9_Q>E7V0gW<oud@i5vV4ic_7Aa!Dg;K13tbzrIg0hQ%yQMXU`M)}x5StQlMI5I;
>dC|Kg=%2Km+rVyVAU#>9J{Eje1m|(ah6T=LDqWzo<B?wnpk43$)X|n=8(yMRCNS?lefR|o^JWz@1x8^2*-2D^kb$roC0!8V>2X%
@cney0}5HOXt+4RVuo>o%pq<w^$Vqj(AktG#L<#cOc0;x{=J_kKlQ_pGHRxfsHmDJrpmjMz<J}>C!xGH+jtP?vd9|*+}J$nzLZ!b
{v9uuW%zuV5(`Kahlt{V`z;hwP=fi))IYO>Xz^r_;6V@+e`n+Sr{(`Ix4XphVgM=HR93|3O&{(4R}JLqaUf*-XjA0aFf@tL_<P6h
`1bpG3%SS>24j#&{~dae^$)YyAG7Dd*pDZ<Uex!t<^FSw1QJ@zT)&=w*MZ=h*OBH||9!6uz39+~`!~CA-pVE>a)S=%!3g{R-|PCn
7V4kN-amh%puG5hBh5~t*3YNSd$_x|Zyq#zccJz;j`yK$$U48`hR^CehT*7mJ0OKTQ#Z=QaWMm&A|h=epzX)&#l1ODal9%tCR9^R
P*SlUCfd}}hJGKAH~VwMA)rxYPfu$PP7ld_v;o#lh6kr->h5~Jy`4Gr3V4+SzV-oW;8LlOva+!tN4TIcLI7063@|&yU^*cje!%15
|8THEf`q02<HR~VfFy$XB|lGx^coNQg1P?#)z{1OeZP6~A3s;O&%8RhIa85&cLjnA#gnBogc<=t2nY!Q2LVtjo>D(76w&H{QzRIY
WGNNGnQ)+0D7Zm#B8iom%Y;EisFGZY4I3x*z<=LNpa$>&elk&lp-mSQzfjId9DEzN@F%y&nKpj8zSEBFz+9j&w4xGrZHoefue>Oo
{|DZAQm=O>*U6%^<(5urzjQ(R_z-w=Xv^d686<-iMCm{y>wjRw4j<RGvl@Fo-!uS!AD>_Akpg<cWeLdyuSocD0nP!|1%7luJ}4Mq
6ZKzZ=m)5ecdNCKA?^QlRb)mi$^tUCWVD18SK2cmK!e@<S=327h!hz+<3R%)GJ}-3sGtC{gU#~bpOAiY%%UEi!?b*!K3|Umo;uAh
DEeybG!5(big70*vlGgKS~Nk39#~JL<aJ1PBW-H}v0>hGjLGmjJ44g3^Zkc34HsJXp8?nK=K%4B3$T6z-KVRESDcEVk6U`&J^Qc-
9uiVvt^&Y1w|BB!nl%+bN&o=Xz#lI;DK3Ca$R-J7J=oCoD{zRhh=%Y8Zdtj!G)Q|IKaVa^dL0%r9}^CMws+|XJfFV+Jtu_^Ei!9O
B0$I;$`JrT2z?qmy`3lF@SbjjI~%IOJ$s1!Ct_ec);bf$c6K6<;@5bWl81<nuH3w_00z7=BW4S#iY;Y893_GvjRX$9oMR=SS~L)0
r-v$l-JCy1L-YQh-|~9-P|<mGN_7H33H?bE<o(}g==6MF=j8JHe(yg+>ZrYz7r<lvhczZi_;D|}SIVil7uWBLnoO_al&8cr!p(R5
e0T5q{WVooH$9%;@j=0@0&3>lW19j=8=hxUq=JYbf&FTXQlbe{;c+)-Pk;Gj+k&E7n5zxOA6Mk(xuR@9G1Y-g)c%<=!czkbe@PVT
C@JAAbP^Mb2?BC!auJBhHKcGgV~hqhI@Sm6-7%;5{r>J>2an&`f7%=WmP7mKjlfn@Fo!=~D&t<Dz^Gg<>YRAwu<G9R{5_<6y@$)K
{RBk@<g4{RZ}|FtKYYGze}6BV>A|YKxkvRx;_m$s2h4lY4WhF0oBethXqJYWr|$jyVQl<I(XaAgWPu{00ER(WtfGJ`MnT@q-POs*
>`!$9UG=yR@NdP3=i~Qtj`{q6!2e>P{_hjWi5@Ztc4z8c8eAlPORvB2!SirVAog=L`>}Qo-mT9U@h5_K8TDZ{2eJ%2zp>M%p!Nv{
ZS648i+_?{tl5A|C3}vJ%2WO~|FcIh`yQrux&5D>ItS(DwD|qT{P?k16j|eJ>1kLRwQ{wA?SmmFy&RB9{+z?ug|Kx#IRu06wAbrO
tO|uirgy6X;Wd>d0zeApjj!yUbwTsMI3QdvK`5rQHhI_p1b|O(-<y$Z1MRY*U!Rhl$?$jZ&_E*`NUck$)tD(kv)|LC573YF%s1Ez
2v4&p9E5B`t8ev+ZG3Lo^Xuo;to{>9L{M9U^PlO^2ARXNC*va|%r%gtCfu{4AK-8lw8S11z*3nU0f5<)VBZ6=O}*aV>CxQgot{3Q
R}G%KfS4E*?db62!!D_7DWo7IAq4>=Vxi!a>Xa!>la3*(7>yuz`+T3Xf#u-HQUN7E@$fs7PxagyN8WsU#1!q~V5+W3M^ePL)neo*
K^6$*2K5f5ngss<?m-gm3$_PV`+S{Xg*y;>KOR0GCTV()a}>O7-}LePs@d-ROS{kR=k?_8dis1EUT=q)l~?Gxzs6sG>Vx6!*Chkn
!VYqc;9QAbpI3WF2bW!FK0ZJ=Z^_~FY~SR&_pgsG)>F6oAYH(nf2S88PUfDE=lomT_jLYxd2)U9>3;?t%D%ubJ<?sgdU@mD>(}M+
d$0Fn$7k$=3>Y#d?~5z)@Tv@{L{Lu}C%hp;<@o!3gZ6%}PJhw;Z?W^AZA+GY!c8S{RW4m+nf#xd&ovOe{akI-if*5CtO1p21%Vbr
$afQo=PwE$68bH5l~;$5$Gf<iYR)U~@-Xrq=YKyOz|jiDl>P4m0x?3H`G%3!j*NoD41l5z0recC%b$%yqPN?|08HDQR$?cRAOfIa
+=wW}B9KI6*L|{LnU@g)k&;z8n3~L8j=^brjC%|O!}V}hhLgh!**pHp%&P@)vSK1%prwO^_yb1^;^aCHs>Jj;;ptA7sNimX*-Kge
Ct08C`r>m9anYv8`Z^6ddyd_lN~iW9$O){NJ-^G!ZAkz-9utB6Is-SW#-qpQLLVx8E|cHlzjv#drTF0H!=N9dMl%;uVX&dvAA_e{
7lG-bB-l@Q_M01Qat9ym3LVL?1Od1Qlt1y0_||)8CYoPVIVzt&)wWH$%*70Dsf@T<n6BZ_`HDk*9Cd;p-Q)axLO{^N;{2CtTXR{M
!$Lx&?x_fNU5?u!e{<cttZ}jZY2iDrzEq+LLM)c#{H((axreiN<D2p0`DOI)jslp0-sjE|Kod9S^7%U-E~{Da>s%|MIVnXA0FZDT
ahKkQ-Y0S%0Y4X=^2)ss!9x69|8~Az-RJfb>ByiTK<W|m{uU6><AGmy>(}N^4wL}-q&^7RKp=vYb{YZ!F^LKZ#N{|W5Nsz&{W^b7
-Rs}v-1~oizuq`6zVQzUt|h<r<-_^^i+7*oJB1EVJ;Teu^`->`LF&!jx$t}ZIXA`+9|uJT^F7kmm&IgXw}Is0xx2)aImn)pObSM$
oSCxUn;hhiw+Dy0^wrU73_;#dxR4O$RJ>Y)+Lw$yA5LE{1m(CZLvc_-CudS2C_9=KqRO))&U;+KxF1YQds<g6@c)%*b5?(yyi>LR
j|#vsU&h?QBDr=Yac%z(`MK{_GpfE_UdTX@I;~YU4I+w$6Cjz>@+M|MsWRzQ^db45yZ=t_+qco}bE}6yNGS<H8ZyG}lTxsRS*8Qm
ig%rBTo6CxwXb!Uo#Xh{d~UCWw)@vEa$y272QwE#+~ET_C!O?asPJM*VnRW!@ng?c&iMT%M<rShsox{fn;jM!=b_K7So{Z99q7=H
L4cj!ZJ-Gk6LQ}fB15L))uo7*@h5yuR%>;tTP%j51VILE!tnSa<CS;~Q1m$+R%P^hozh-=n6YC^voho-BZR>_lxk{Aso?7Eh(sxO
bd#hBSu<m822asYlmw3k%6q7yI(*+e;Ai!k_Vx&pp?rKR6ek9u-F&|+_r4L~%xIA_qv6mZO2rP2QDn^hcoHUp2wF@Xpq?<k^JT;r
?;{5(yC+1g5%r8Sj(<oO+AXoSvrKy`D?wK3#O-&eml1V^LM@Y+n9r|0*$`qgXap(_>Ve^4qvCkKajgY|$^G}e*EZT-P!s@w2o(!O
wuR}!4B!G7zRm-(C%$tqesm%ehg06Jqcymn5g!Y?G(bIY@>T5N*<E8o6aW#r0)d&vn~-?6u}LaSGNTD3$aMO+0T~8io@EIE(Z-db
LFVQ5+&TFE`Fr^-6^-@Yy?MGqdc=jokq~gG0R(Xo{<ehi)3*2aa_S%v1zC+rRYX60!w)|O!eELc1vMXP3TJ&PMS)mq7;qD~`Gcy%
m&Xsoz`Td@0n%L)suaZgynA|u?SO7%1j7blVIcV(7!Jf6DWebH{@ZkbcH)9qiMYW+6Rk&Z^d(u4G!5oJf=Y9KxxIYePt4L`J3K=t
S=5TSIZqnGr(qb9h78Q&(aWc^f>h#)P?|}&6>=W$@|32mS2lUr{kTGcC^@^6UK$vOr2QRf*rNYx7YEWPi!P1u*}w9&Khs36%aA=l
+32MB9?U)ANKfZIOq?m^2hWqNhk}PhKkiIEBNW~Cd4Tp_&#(O4_Ct6%0!)4{(Zl{doF1RvWnAFRL6B-3j${YP@8Ait605umt5fya
SNW49-W=jMC}IZ)%^#zlk3G2}&>=u2Dm0)J6rePqu^!$Jd)xWFp5L2?-EleJr6O|zgds=>suTnaaVUeo^d8OMWkc=Fi0=IBO#51x
AYd%@d7N(M^~ena^on=BIT(Kax8ImZA|Rk3A`}2zjfS;frM=MPc9rVDdmiz+cP8$Ee2WN*saRm*d{`N(D$SfS=7Td$U~MUxk{ltU
XZHq=<XTOn?Eu*U>BjgDLI7j?`8UA$9sOJTlS_#wgPI#&A1^=UC=;j=4^PMI;PQm;A0MFtp6F;GaE>4fH$yj^`pXhv3Ke66`PwD@
CO+6fq|EDPXA!D(hXN6(>8Dw)${89|stqV?Dd|MHoZ*Ev(aKqB9F!p=2#LC4R7YYAomrDBXmcoh8rO(-opSlq3(=Yb0<lzyGpV8_
=Jt6!-Olea*_d<hH+%N{boaj5bmm0|QiGm$bo%`hznAB<pOu*qK=en{aE0UX2UMrfIzbW>>DKRdzRYzVc#YS{Rwhf-&WTu|{x<M-
yMm+os5Z0wnxOaA&`hNQ2q2C%-+##SUr%QfmcoK4iE0HD>B1Ha9C>qq_Z{v4d?yEQB*gE)!FlzX2gN;mDt=3`eEfVz#vXf6*mDdz
lzY6U!R3|Id1p)%Cy;<75GDaViF<|#YIXvakgDVJks%b;G~l1JmE>#TnF~20s4#s?IRo=b(eq(|D!?#CBp?xyItrp^h_)Tw+q|DT
viU9upAEbaoZeZ-<6sz5FOEV`38e<wX+X(n7bOq`d+6v&GFPiiq6zoxqMR~^F(qfiY%t)So!vd!4SoA|s(mgn#14pNQgD<&bx3#R
D=%#YIL{bUQ)zQeO4q_-9emHcncsco@+o2JI&JDT2Qpm@a5hBLrzH8fbo3l#z3+;wDnuR(t&kKT5tVWV$!S1>`|pxghv`tQkP49o
M5rL%^$9jw(>V%+g-}7zGVYV4GbRKKuzZO@wvtgiF3SVv2dGf;k3}e*2S;9wDaZy_p_7pWaX5~EiGm5_VWJ{O<_N|*1CRtmhXcLq
Kb8xT@)IZG&s>ubRUgTb3@dH%NjFb}Ay9^(L{SibNWYyZJbz};{rvvhf7?bN7z847{jrlFe0~4J*Ztt(G?XL!*ngjgW2O^m92$gF
@U${`2>>(<!QRAO7M=gceAv^={xCkDZ-f2xA2D&f|0taSNONE1@BcoZCf^sc_4N39I!M3apeQK_mWrS#LWYoOMe^m2NWwpm@5E8u
W@I6Y1NeT;oM?am*81u|EnW}P^8cXaNg^Mc2SK}|O||zi2EJYnd3Qd*3-e!2Z+Dn}zQ5DSP)($kJwIPRPwEmVHKKw68WjMKl?9&H
^B`pO{RU=01_cFRp#5llKWyKQg&(KX@c%y<@R8s@dG1c7d|(dqrV3d^^cNm=$6fFXoN+kuH9-L^5@|f&2fx&E5abXle8Yrqzx2Z&
xs$92G6Qh^U=)->rHYafRY3Bqfk1-IK7G!>l+DBS;qQKIK!cXkFo{f*$!!?A)fxxJew+mAyvJYEQDuH2Q7W<cdK;UD|Fcy8n>nAT
`bq1fpU-k&R26<d!(M-Uo@W@MaiwUNfXJN42m^?Fc`SwC6XIVjo{jzPvD&IT8=d_9`+&HBfKQr<kC)*A=C>O~d%M4-@}`fe;ObA7
*cpB2$=Ex)Sw^kTMZ94@fK$1=?0_gE_Ux<l_i=wdLDncTgaJVoeg&aVea4ugU#I7W)=g4CcJSsJ`F?zUUOa=BP=|Zl$4r*x_Vnfc
IsZ0!2Z~=k@0UMUXGV@4o=&eP=cND~TgniNBlp|zdj2rw_}8kyJ5S9B9X{WU--+&z1N8B8=);rImUi;O>qO7<#r$>({Jh=yx*#3o
7sW)CwGs8%6k(S)Hr~EZB#;jt)&i_yV}prC9$br*Q{t$27t9ndZr{uADJOPwV1$PuR7cvM?b4w<WKY9RehyK>CE5v32cPAu=#d1U
p%Y+=3N1&~!{6oGu-<h-9JBR$X!pa^N!#T=zu;zH`?-Y~4Jyf~Px#+X`+k#8<~=??t6!M6J@4J``;`0BzHb!09^Bp!b&%N|)F_ys
@@&j38Z>4f2n9e(6a<h-M^sQ^dFuOrh4cS(-~;EnOrPwlOC<#aUxCVz{!~C$2nR(~Nq{sYLTv;>5j)xj*dy6*m-(lf=uh9vna~a5
x2go&4n(d@0JA9y0$Cd1;2gz3PWPwPSJ&%mTvO|HVxK5pfS&B~ART2b<`DR(_OzHwN4ILtt$291s{;`%E9yKZjl5U~{!k92xQz+S
3J&S}ZGZxC6c3U^EBX8XU+?_?zvl8G<Udcl^m!h{K7%k|Bl*}t7w~}Ygs9Se-zT){J+BlVFk6Bger~VBz$TzkAW$h61V$A2<L2$^
{eArZZt(E%_<J>J*RZ2_a;Rbf1Cl+P2R~OR`LAb}-w!8{Hmy66`EO<e>kepnMwp5^;3_!@JhJp-liSs|_qw(pOBE8}0RWN?=i!*2
iV0;5ju5Bediyc%XFh>3Z|SK+4N1(FHbeksR&|d?=+s&?jGRMf&&bvQgOg^zF0bdYy<30BQi0%(ao3?r93$990Rj!u5CAeEL=xKf
C>y0aboF#@;T$$6FO8C3sgDQB*#2A1la_dSx;*?I4eXeHx(3-kY%@1~mt`ZeVoVeKiBQsk1Q7j5b`uKW!+=l_h2<Jbb#>S1Pl|kw
({}EIv_34~6oLtTRX8;F@^<s<-S*wXE!=(mUb*l5>9^eVV%DMr8{hzdpg^7uNbc|LQ){bJdp@iJaiIYRn|F(wMpRPVLa+r+GetYS
-W~B(b@vk9507+jst%6bn-QCnIQ7U?(f~0My5<5Kc{iq_bCpmQc6fS5LEYaZ5&+mZ&~G9Dp}<r`a7UYp930yYoz?1mGx#st+>dPV
-{kx54ogA}?)S3X{x|Y%Po?nd-1$|>S1wy$h<vqb^<6IIS8wlpz9W~-ZmR(Ikzn4@4UPwSJ9Y=1{;v;qzN>X>oya?E`c0W65PXq1
g7)O&>D*mD9&7c1-{G_*q51e=J_$b!Twe#^@OOLuuC2Z7aM!uR5H@ht$msj~J^l|8Y>g&7dVJex0~n48wdf#x!)e5>j8%Zy9VxQ<
0qC-_MFs;Pbn;j)OX3b$4>i7sSdZx4?gE}7Kahihms@V<2Ip2vdb|D|pgg|cJ@xeW25@{_9a%XAow|GAZyoVJ7mvHw*W#EPr7#|7
?)WNByoqm%gfFQ1yT0a0Z;FCre~wMh?cAx*a1PI({=5I{{do`TFy#?HU-G}9KtE#-@}b00PxxjzQp8DUSdSTGT>q^qcJX<!MZ)fp
|6YdRI?9m}6+-iua2*3DKh7*fAvsz8q;oxoAy6K?fAs5|?nf%SW4|ND?gIS#xg>71z~ID~sx-*i<Nw0<d5B`)HCz%5(ZBuDG+^3<
UGf{U(vydev-ot>G`s#zHKVqiaY?cQ(1FDwc_AJ6L#QMIJT4v`!QhlOH#w?#%UL{UTCfI#JZ2>kNl0|8A^!Pw4O$g-Yp`QPCgO}=
N2G_cn+EMFxfXrT*8|UFaEo}UJyXLwG&!ojrJZm@Ud{L8FxIK4ew@*}|AXBBV;}qPimmaEM@o*pv>vgWMPO4rs~u3uJpC>~0ZK`g
37_{l8Q}<pxtKX^P%4dCt2U4N+4Up;x9w#=4`Jbx#7BI#Y<*l0PK}T}Qe+TBGDc0aF+@$`E14u_*s)<^_<8}80?^dJ<+y0mAUd$j
A+-4!4MS-G%7?&?3WYO>OeRPQVHZdO{DcP`SVN(SUpyU1m12VT{kbNQQ%>@fG8gfh#GW5;&Su$wBaIXr0N7s|(U&a>%tW13N+dKh
h#QVYf*K+fPBjK3L^Twqs$Gc<MFUL<#u_jer<h)bb2>~WB=Y8&Vy)fB*Ze$xq40R&(4B}#Aiz)W6((6w=3{)>|0<9x%{G_O1RNU-
LtrNfKhhdyd*cMeG&jq=W?Iti*+DK~p@kL7#H;lt%JAdA#gJ&-g<v2LmT3wYkf8aQXb+;>uMVODAW5o#@Ift|7y!BO`{!o8r<2%g
y~C?KAMwAs5G*Zk`E>#FjodBUUD86ZR3U~^#JYy2mJ&OpFFFUd)C@&mRPOwoXIb=E50Bwk;n%*`o2>`qSN8Q`&UpMMhw$onI9OH)
g7kCw4dwpXOijpf!|zTr1Lb{3te(vj-0iPPIlW>1sX6#>H%_Vi@=f}yD2C9fx8;(iKW;Y@7E{WYoHETbl<QcNn=muo%zDu$LQNK2
QUXnxeol#~;kzL_G|Z+&9FDaqk{nowB3$PSW)%cUsAp{>ZT+OO<VUqX${a=)6KD5U6c=-(`QGAmG)kIrDisCZ3#5z0${QlU`q)m0
L+`g!`FK1wB74-p@@BVqMNsih!IWl{;L)FCtHAPt@}gjH0VJg#+wbh?insmg-_Ao?CH(Y5Bth!^Wcd2KXWcdUr<1dTJsQ{ewr-Ap
mW=t?fzo{DVY39SUCdlfu%8T@f32EB%U;f)!}84U)s(=#INv#8M_ecSWj=(g*G%M>QjtMW!&j@O)A5kx45~F0No@LRsKEx)Ms$L*
xj~}cBN8ixQ(Ndd&bR6Dr7$Q|m8rbz(&^SAeC(nMYaGmN#d4uz{d&ydi9XB=(szfn@AI=DaE0Wan-&Uc9imVLN7BNmGo{dcutB7|
g&IhsC<93n%(OFg$(JPqfl{gvK!Nb*N9nPeJkL6xjo2EJU(gT~f>g_h9Ju|R+)wW4>q`j=kl=+a$zz0b8i;VB1Z`n4H$l!$720ML
D@!CKIyax=_Kq3|kjeen{0`BHUA{LC!>A+{qz4P61q&ij=tMp!Fj7lZX05tgVhDn=Zu8hs2oOO8i;k-V_O_u?0|&NKvf+_h{dO@|
$z>5%+da*3nL>kuR<@`$cjWQyLe5_g{+aXZ%=_GJ=T6nM&lb6C7EhRF=kmyTAD8=n8_(V3ZwB}VTu*mTrM1IT7E#{tz%m@8a5Z+K
qXL8z*s2KhWl8qsnQGJ#L{U{_QP};ypJv3b#kcx>bK(82I-c$A_icGL(Z!#&L1@3aPiF7z>!+)@CO6+u9YsohNYp?kj-(bSJPn7#
(+I#FE#Lpl`|`lYdU`#LhRx&T_*rdcQP4F17tAmdi4JtCU;91zlxO=dwCKKDj@H?DL&^Ea`(6qb6ZMlKli-PtvC=>8p$xx~udlME
MEx=NyzYbcb`B+^d?Ik4`D>#*@CaAT|Cg>b(t#be0R|L5;cC7RabXQi*8F-|_k#&mV!r-w2A;|dniCrH_FW+oqrOaoGO7Sg1TbX*
iBJ!OHe}5F^Qv;Szv2}1NJvmvEFh7Y!!jf{*Um-7K|ub40usHOn>+Sz07-&WP)O!p>lto7uU**&=L|QoyTo^af#u$}butbQlJOo=
q)I6$AW~4sFPmPms>+A?-?9%IGP_yimsi8|m0#5>2I_jEA4{n2D~(3*JhgeBJOo*18gH~?$-zy*DpO9~k5oI*&kJC&`&W;iFiBZ8
^iCETog{rt+N`javbyy`Gqy{qwA7BGCw^}H8fjmZX&?=>zO8qzMWgDkCQnqWY439Wqv7`dPFBxt7jW&A(lSF%fxn`8IxE$m{KHM?
eJUY_@P)*Y4}|<ot}s}G;3BQJ^|X|jO}X;h!y0G9hN}(al?FfGSFXG3k6wCi>%(?QHH^y$Q$G5PCF3?%QOT!E43OQeNHRVUMyk3Y
L3igqdI*DqVZU{mtR}`e#NwK_)n#Y<&uc6EFSp51hy2;B|NPp^hpN4<Ew;Ci_`F>$(%#y<W%$EOKer2WaqW)Exk!aMTFxjAo4ov2
)ex{^%RpK_P0T($`gCKbH_vY+<B;UYRI<*uhD8PX;vYKo*(UKuJeA(|YRKD_!n+{htEEtq9yfh+#*^DGx&I7|bkH+lT@5+(M)N)^
S2jxUm6q1p=JJ<Ii)CF>+HDytm|UyDRBOQ3P==1)YO9vtmY<l{{9^%i&4P!<YT6G@JaXEa*KFeT23oM3A+MqGxShLoHJ|(DZQ0Xz
{a?=yPc8bh>Aw@`pyt1b$c#+7c(yzn<LOrW-7gQ|Z)RD~5pcD(_x#VgOY_f<ze6iwyUVjS+$4>7o;{HB8(|Odb2o;+j2wZ<!~frt
r)zM@?pQYqS={gYIG!K&R(p8p@n5tz@rZ}xQ$5eg;HLL{dVA3X0-vGSTk@&y3w6l?zaL8R^XKvYA-T5@Q)^N3?j_R%p9-vO95@Y8
GG700e%Bzvz|B@r`mOMJ`~Uo)$N>IIdY8?0z3E)ZpEs_sTt*@CQ<+?C<xtRym1zMomHCw^d7CDho1D>5$EYvsbuRhv^jGy6F0!0k
5DA~~LJ|=hgV{=Mf3eE29{*Re^N)c)Avio=1z&u>$MN}$z8|v4Ve>(6Jd)3Gw`Q*y+$`Ipa_s+#m$Ko>(^Dp7`fcxtKFHypc7BCy
o0;XVvATLP!3OLjaTPWeS`D3GVcj)qz~2nmnQ0AIbX^OoyD`X`60dH{Y8yv)MVtFAe6|VWmO2K{9<-}5Z~FdqQ!veLp~Y2$K5O?R
GUcAV{mk1{?GCO1ZW(oo$2#*ytyAB}g_nB0R1QY@;$WwihUXSnYdIKG3I+40oksR2%ai%}YVU86=2Yb2P;M0XCO}~gq8F`|E$nY?
7t!6!?z(yE_ExM%(9U62;;X21&#L17GSLFLJohDt|7$}D*^Ze0XV#YgK>hd?GM7i9HC`{Z^w#w!+a$H>D=O*>Ja^k0U?eb<Y{suz
&p!m=2(jVEb8+%%o&xe9sa^se{1~6+mMJ0WO$BRf7&@2I;c+(CV!}pOIC)~rx<!@6gPU?LYaTaWIhf2;i&&!27cdh$+z@@srr7Sa
Vm$+9<T4$+)8pI-A(u7!qTV^Jnkhp0d%!ReF^N8LE%u#~9W%OeoK&_VkCRs94qkNJt1T_KxVIv&-S!z_6`%__kweiDwT0m1icKR*
XS!gVl7zVGQGVkj6jw)zq!z)#l}Ys23`uS=Hp;R}7^Y{1MWK@v$~bX?Vmy7UlNGIZ?cOcnzf;a(NsO^M>kpSlw(6d?VkA;YRbh=}
m_#eUt*YCDL+f1*x;kSjK`gInz_BfwZCO>hvCYL@l|G;+IQENf8tUQI_PB4EGVnQZ0iQ3wGGTDcjgFGrHyBw^gUn0<P!bw->F`an
@uM0_#Hib$ZQNK2O;RpJtqp6i*Nal!<_}oIVUlsx@3{nqp|M7xTIUlLI-}RBniWK|MRWSPZL%EMXEU|ed)<OlR(nP!0vtANQW=4_
Q_+m6#jMZXfj^_L1tBVjpR0y+hK^no)o|YO$H3qWheTUf4o8jYy44A|Qw4T5K!0`M(App5t@Qchk<$&{&HfqrNbYPAL|=>kjjuKT
(`)fv@PqZgf1NYN*BPg89#57uMzL`-%Hc#5Qu9eVLbA&GrXYu6sQ5o$Tq@)Kie1&3)wb#0cd#PvjFoV-q=e_-F_aZj8&934l4`*Q
5V3+g3T%XG&lMZPF4lW3x!4m@*L~Jzux6cE)YPfVc3SJW(TJ!#qM~b9o<+kba`VYL;<s8!3!&juR>gSq+0kgOf?Ne?bC{i0L~)$t
O&079_H3Rl5Wb$a-R)h{IyG0h_i{)5kKtf`K@o=5pno51z*qef|AKtosZj($L;8$|{DY1Ma}FmOsWn76$0Gqpx<a6!tE7eR?3udD
NAXUxN8o%D@%8;4n%?cx$C!1!3SSFNHK>TA{Jq?@RoE=^8qw1bf3%N}IrX7W%J?Tmo7r#q9whgDT{94*OG~y<!HA-orMBgIjeZ5+
^M0So_J5C$`FV76`#rks0-O~01_40)w7UB&+!^!ro^gzM`<`F)$Lr`r-q4cly6ve?XxQI@SH0kn`F-!Ysz`!C2hV0<g0GvdJ3-ks
7_Oy>gf$jnX@?&t50@wN#mB4q?rGJ6Vo(eS!Z`Ku4wJTg!>dl1`p+-XRRR)tlnc<Zf_F;-FZn^7d^r1{ceIC!^p4JVdu?H<y8SBt
qgr#Qcu-BnL#_4=<)0wv?&04O$EZC7xOTC#au3up*_$$+pnC`mE49Us4p>2`I<!L`Z+6r1rsj*gJly-O({4TOl)COEWK#xmp`pa{
o@s@VKuUn1!ILl=*Nj9t?3k3s=*!Q`#qnnxv=?it%c^mg42sfOh+&eMGxtKs_%~L{_uHS&@Rm7pSCXzvlbXkh0x}Vl=Abtyh#;m_
imI{*hDdmoSUrzxCgQekC?k0?Qcq@#byzR1-^!z3Uzc3hOUAvj#hvq*gJEbVR_Z2~`Mu!|d53Ck@7)vPsz7bO71hj6che-75j<%l
jyR~uNe4*qff3ue@7Fq@{d%~z^}O-hRq-v#zqK|)SBJlxcuE2fr~Q_Cs)DRNYktO*m}FQvKV>?5y}wS6(Dg&A&)v%ZTLINkbLyt(
>gy;~Rx5)*tX-T#wUk747XJ-szyGe??&cL)S?<DBQ=tNfu3Zk0j3a3VB~UWdh>9#1jPzyl!ly|u-@M4LO;^TTRwEizTKcxq+~&2f
c{44$(=>*icXoot*`X|<P1#-dnocI2=Qeo!ufhMP_%DZiKe5D?Yx1b2TB4LwN_SH!B1uUTu)t=(CRxk_1&F4z5GcncD9g~D_c{Y8
!32UZh#~4Z?t?KCjN)~c7&9@wCXiXS>&W}zz0Qi%@tV<1HG&|E%P7pwv#icZ&U3WTln~IOf|&CxDb77|91e9mxdc`2*5`So9oMsL
vjgEK*dXiGn`WXStJ?fZ9z0Oq+8naU-zj}xLUX&&%y;b9`)DcIdASuE#lW%7-C;2n+fi0t-(~mg=OhqAcbPjJ-LFFYm)^pgcmdUb
rXu%g96PqHwF=d45TAz)q>xDjqy|U^8^{b`AW84HcYR)^69k!;ZZ(cs@|R8LD(v{C;}KO2{8`hk?7h?;cdXIJ20hcHlCu*!-f&qr
Ie7=6@b6S(J*M?tSc<n)Q%8C?<Ib@1n;A>hGB3-5tV@oBHC<Tfk1e^nCern0U6_=ODr!H338)|c8I%+&w41YQFq!Qm0)m=KA&)J;
X@`0Q-;PlBN!focv&ojbXQ~I3l(e9oQ>cha)OK2dGY;q(8E??exl)w)A5U)>Zf=UH#%53$AZC|wHahgbXK!;%<YVF9Xa2-2189H=
B>;BVMaItBGakaENQ=}dC4?sK9aU9L=UcwFV9E&~*h9Lwn{YpVLNPski!of(;6(cO9#E3i&h#iF1q?|G54JzsLO4h^r!=c8r);d;
qzVhHU|Ebyx`oEKbcORQDDXW#7l6FRwL-V6S8knlPCxj+_uQ2+26ioPW7{8=O%FQyY;i?|D}jNyS;KS*jBzm=SW%R3Z3U@az5RfJ
=iT`5HxHy28h|C5*BM3*!q6`p6~mjF9|=uY2VG}R$L+`d9%}ZqFWvmz_N4k=AHiVn(;xCW<zA2r^ikpS_~DJ6eGt7Wjb$0{$ACeR
Wv_ECntCNPWi3|ymBfd@0D*7fhu05}1q2NcTtW?0*IY_PaL(~vwr0Y=B>0ZVFYQ{34QwRTBJs5$pO2Bi7qpB5Ba;FQPYWja1I>K-
%!q+(to*sr(y;?M7d8f0op#!{v=$ppxxKeu1VwBUtAP1#6VDrV+(Dkt-W18as5i{+8PttTyQM}=4F?KcRE#H&MbUE=-Cifx6}^_o
^POZr?X~U1LgFL2w5_(W(9Rr#*##`7C2=@<+2~|qstF2;sHU<T9c%b*9P@;RlFSK-Q(4<QEV*7AIO*NmoOvyj=Ulh)xD-`hh_~=V
)je++zTQ@!?eFWxG@O;o>FIy{*1sFDdiu4lYb^(woN~W*5%gEV9Jqny_bP$`Dd8j5!BCbUKx88vy8#S~TH(DM$L}?7l)Jh${O7kC
GA+t(3&Zq{^@+#d0sq&$osbv8f2KUxY2Ce-wzTP<UrmCz+RD*js>3N~`#!tpB|1-^Z@|&43TF<&_%=zb2+&5afVYHj9xk+CSL?{%
K@cLv6$vHCE(Y?P(ZfH(0;Jh3>m{Q_ym7k56Pm*ft>;_7;%$byG<Cht5!6jHPy3iyGpJBxED)koPuY{28zHh!;FU99?aff-ws=xU
6uN6*j0BOyC_;FLyvu>PzSBeRv&K$eL5Gw*DKef|r-|XQPet<Gcd_LtA|Y9Ci;&^frzxn-F|wl=^}FChN#M$OO&C5kqHJ#Yfr;fr
I(NP6hc6;|y$^Quc2Gu78JJhfc0O&3q%Qd27;(Wh-PYw1-0G^U0a{{m(+V9V#$d7MbTsM>lxR5)T;9w~Q+EY2Q=-n(4*h0y4d{}L
E?tQLXvE6ofrMnqaLSh9fW@&lv8g(t%=39tI44C!Nz`zpkT#%j<OqlVdBo0N3@3Z55ex2`nz?8Py;rJucNHNrgs@RVtuO@hwZw!6
L~Otu%AGlUxTxmM@^J1|<0)+gC}ma@lvN1UD>8PG?uBQDapT%lF~mJ{r^@hmm~>^));JK6N?a-=8#*&&n2TYNsZv%>rg%dN^T!L2
culxjBYV~sXtTG^G<VCri8N^2%Sk)gI@O+cO|xm^r<o4eZaxIxE{>_a+2MA#{h39_%1PtCxV`Rl$#UrwnKEYtB0#L0BG6QE0ee5z
@(v9VR?h21UG7gxHMl_--U(rJGjJwk9C$Vc`J0hLe7;aTkDcacSBF>|kkwm4(hP-zohoBF6+{tagON0|RbwlYby%Qh8C6$f)^04~
O7at|F^85`FOG{mx2ppj^WGf@!N<>0<-x~JBf7TQrPdo<x|O1ZV${-C$2-GYv#hW;N`o@>9=A?cn4P3Jldcai&{TM7PMVA)NsA#9
lGy-(b|+4t@OTUg-u%d(0HDVYWO8N=8*#%#(@mmhlqiiGs3VdFNz?e<Z#uGfFyPldTpKZ9Dx(G@MM$s#f-z!y3q8I%g}#f&u31s%
7js4@gf^J_Ly6naZ&^jvnmVQ3!QQxZWw<X%A<UW;4lpD@nF={5rV^AR*(jJwhK>l|p7iL)U(?b0kNUTJX1*>7Zz1q+2zhT90TIpm
eEI)h&*`7D>89&P<Ffx3dspA9#T`@C{Oxx=QkNH<5fKJ9ddD<BpQHpi>SiKoo7fdD6NR&!K>VLH7w#l17xNE3`2H{Ml=L7N;0*L4
3V?LU5qSF)9&$WdzUvv}aJ)J->d${Nox@C_kF0jP5--cQma8HjDf(7EC<f@VK~SjLPy<)&ZOlI!XDuM0BoX*rd4_l*e`TuL8*>^c
shh#4bY2&vUo2xC5Oui~Bsbwi`_s59Nfs8N8Gk)g)||*mnG7f7?1+tRRR8}&U4Kba+~OgFjf})`|JNSx7J83O^ol2=zq#-S8Bc;j
By7c?QU!bq?9dmSx!mq7yC%Z2K>}P7Eu`FC)Jcblg!$U;WyilMy1Q)=Khq~oYyBu_cPuGOt|)0)g&)^59p{g=G@mU++ZK6xd^dH6
B*HtagTF;h6ut?hq@;Czk1+i${}WT1{E|p^XjBnFO$|s7OgR3!6CwhRbNz8993Ud1lY6X=5=2sD4rVmal)NmJgeD|EkE7S4dz`iq
Mpi1Ss4N5GhfwW0fYc=+R5X-rm<~fBlp4gCbFz^6=I-s3H!zEoFr=Cu>nL($r;d1>3T{FZRc9y)Y1*LGZQM90h6sSc5PDv8nnWLD
kBeTii$cODJ`i&S0d2ATNMee#DV5%hR0l|X1flfhY!|Q=+X(ebd}V^%yrik|#aOXH+gB^3F@?x6<6=e`VmQaaqDUJ?Z^4SmR!Bu3
tK+3K4oJr)2S*jT=baY3AzTfzwRJ<iRLP)9$)0|Z;;?43K%SR7R}E9qsqB}hxvjam-r}my$c!DBMx$BA`69ELnVS!kH=|opZ(#w}
34xQl3OO~}xNVM5ZuB1;zg|DXt_NE$@{s<89*002>#24Sx-jmD6&|XFVSY6ItWi3mh07q8EXyeZv-r)@GqfCyK!jij9})#BP^n4<
2vQL)SVUM*RRTm;5-P|NxsntpZtEJNni!p8<i$ia1yXWIA}9wUmT<UTob02k3Wg%6l1d^*sH&<Op#p^x2R!n{<-adOl~fP$lm*bI
`8eV7To8C<{IK?%^Km7mnsL_b+ISAH&H3*~{*CN>Z<aYB_O|&eTa`r$`dbn-z4EA4R0zl_c;Rue-w1Hm`$AGl8Y0XKG1(MjesPMF
8Tpu!Fy$N0`V<iFBshG?(Sceg(R>Qw=*W~g;($y^-}l{zAa&DyP}7$Hp-oA}>TL3?mbG&uL*36?LsAI@?4jaSXgZ>Z|CbS`*2f2c
WNW;hJk|OlwYkASno0sXMd$yELWm&6LfKXkLF%Sxl;ILVbgs~vuvfYcOsF^|Ns+TIbkN|56tU5g4t<n|C|LaHNi`yb@@UDH!C;mW
iBkA;R0yL9Ik_sT4XV0eDh5+0^GZA$4hrpDovxMfbjNp&X+aX$^orlRjP^RqL+n80@=@AR<>pM9<-S20DpwjZym0QtDAIk%-1FQy
y(vwTCv!2A2$RawkjGy<jom>pX$wn%X{)y-Z>xR2qXrAk{LaXBA6Q#dh<{34T`~=&-c{|=)Qf9_f|td|6&-U~ubZ14B<?~LEP6OH
Sic{__jO`e#<@s>3<|P6oROUTn8U{b4Vc!~4tQFjBr?5)kP-H+_ko>|6rhel`?Lns@MKywTo9(Am?T?3$5&jnw|TG@A|@?R?}Rz6
Y0FIx?wp%^Jl40a3Yln+&Qlpmv|Zaf)jTk-dtgqXK}wqiKX*1{j*QA0&z64!U%G!3!af=Ixs6J8(8@>SF&U~~J1Q)MMK{V-Of-n{
RH?-hUL|2n1KJ4XvHWGfp`)_`fg~E*40{`b>+xb_*+TnrMvcQ&>pag`iP6Jg!5|V!W&g|RY)Jgtcw!1{GDACGDw>bKrr0SZ@I&~P
&FH2I`O}FUVrO{C{N)%tYsmL`cWZXzDKrq@?R-D3<1ii)5~eJ`L~fY;R9Dx#7B@kT6YgSxf;tMA=h*zUW`{#j&%BbY3qVQ{GpH3n
*He>s`E{vX<8IwxQLaZk%vO@k#oyJ%)!SFPL_epxvHyYy`Cd!ega;rP5x*(Q2y)pqC{dGh#=b7jw8D!=?c&EOxYX)sqCQxt%n_3r
)QU@VtMe#cXC(~z)yMo~e7sOOA=vFqhbR(Yo<ScxS%53bVzce>I5i(*c{S>H>pQbSF^lEjw8))qWfW}$SzOL=9Mj&DkU;}l$2p15
_wW#7nmb|UmD718k^tM1Pb)(&&=Vq-sc%BsJ{V_<LZh`hnJ25fijxy03}ba6k~!qzA!<p27_JJ`&}dIhknvX!MuXKTm`Vf#H+HV(
%Tcn&#@Y)q+RT`V?aII-fU^5$J#vCN$+9YeHT-rfUwqBbxwa^yKY{@<H}V`1Bq2T$12jtXd^XIiIDlN5TjGR8VKKo8Ad5=NJbkU1
ux;&4S0j<c(n9`xhgAauoVpRP@|$!Oswq8WD!6Fa7&q3&0zk$9uaW>~EkPbrIVQ<1$I(D-KnG3Y3r0KFm*|SPT4;X>TO<|tDg|_P
?IM9bAfRq_DDQm0ug$Z4lyNG&_29tK{eo~qET>&I0cLc8B0+~3+<fYsjFuTBoK#|YN|HmyARLG0M<hu6DIx4)(Vx`{FXU~BY9r@6
%_dfZPfPK1E~#r~i*1+f_rS-XemXBtmtgTc+HRV-d^#39E&Sgax}{Qs;JBwQoEO)3623EddV9*~zu$01Dt$fYA3B(xd1m9rqQlMO
ToHn0*^d~bEdpsGbZo;b5C+u4C}Cx#qFphW8$`%r)bHo4nf-TsZ#hTvO6}V*#17v-{W~`%rjlCQePww1ahQs8@pPn3lJYY$*;Nqm
Lh9GYmv(ETM)SO#X1W@Pnn7d9pu<f{Qr(YY@$+HO9qVMQ)IJOki^%6*!$53;;Sw}x$WkwnmGY|3mwfP1mJN*%`BFbMWyRH#T-Cxp
`_6K-D9Izt-0XTXD!D!Cj8R@QPWQJ>4BzOVgG2A051Dk0<Kn!%K)_5Q5I)iCwF-sYP|e|j__@uWgcq#lc?Ks19;T1QQ1E1Ii_!X@
_IVl7jv3Soe<$mT9LW7186s`l2*!x2sq(!my!oM<1E>TsUkii(%Xr2Cgnb&MV67PWzivvNbH@w80`!%dYDbxrbsf{M&mo6lLZRZk
Iq^0_1kO~?9A0D*A2Sh#sAHar5KAE*Gz5=7Fns*AN4>%%fzIKzT%f1X@<sTt4yX_^>OH*iG|ui?IpED&LYH2fpU}n3;%-?$k_@Bl
n4b)plvj4dF1v8ohxKve?wNDpJouq@G{u4?NhP=QW0@Yemw|9<r;YbHoAIwqiPnVl&+wtSuS;<CaU>3qp9o@KrN^&1qqCO;)S%@K
03?q-YGciOwL-KNe0p%m6bB>mKXlmaoX%+O*eEwN=A}%3W2f+huH!w{oHdShc*H%^Y7h84)6-Xrdh+0&8ANl%lG{+6;wcsTe)3y;
Jb9dQdX(+!vKX$dzojN&an17oZPO0fr9v3WU%kv=%_bk8<&GM2&7;Ba+_qXa=`J1SwRGc?J=!iNkWj7n>oBQit5}oV!B3$fQ2WM3
`?Nq_9DieWZ(=b*bM&=1mXv}7S&<qfJ{dQe*qjK0A(RE$OmM7%g$v!oo4bp-PD&o0Q<5H4A{{8+LJLH+eu*$dg8}zF&6|!k!{sEx
gq0RRG>HbONfV}N1K{yf<j&ChaWCBH;Sxys;uZK^1}rn^AE$g$2N<CyNI$%%5PG&__49uJ!p)3bGIJ$|wz!QymP%t+N)&y+bUu=Y
Xj>k|f;dsz@O=k8Fq9eckT{Djg!Ai0EKd(-M_<R6cXxPb&f^Rp_9w!~A58>e35y{L^r#X5pA0R8j8oU?zV9hP8eea+sLy;IkO>gT
Ws(bjz`hqedwgkRK<$It)1#eppJfwR)+V~IZnrS6d+&*Yc6#LOXNyT$e{JLH)3e-Xp!QjUT)2@fMt-)M)=|ayXEnC;zOT!*)v5W(
d;wt)qZ<~21cTaGhf<87LE#`@6*7Oix_uh>(rVf-=I7#rB9G>g9GPg60rBJL$&h4x)rm5Kc#{CiMazB=;m<!uhec(n7O4B-k@su6
O3wPaIo4uI*NIemv|axHiJ`l*AQ2oY;#ys%Smdw?CK3_|=k*n$aSAN}JrU-G4hWKe8BGx+?!)kChIEyEmak3QA7s2xK_meB{Zj-;
G5I~Q`Lr=050r@m_dXAO^M9vG$l!L}kc|hj!vvWJNO$h2oPU)MP7B!7UUsQg%i)%*efAuaXsW-XUH<N4n(f!Sq~5GwZF4Dz{?gHC
-0lf`Y-EeVYdAj<QUU8KH5CMsgKC!4=>{oFZ(dliTokvr&yBWEhWV`qJ*A<_f{RoN_)+1CFVFs^G65u#Guw6D*^-e($b6AGj3VIu
?cAZ!OsMG5Brvp?t`t<aut!-%!YA`pp41eQ7RVZEZMs5eq1<)vpGwdyk=RJalr+Oi7J>XdxwhnTyd6lJkl08yvZWA2niSv5ypf+v
Wa(82d>G)lAR<kkSV!y<wO1_t(m!7gGf)|0kB{Ksb;^zoKqH`FbHZX_4ju3DPWnBOF}{V)>c^0(O7z&R1w;G%g~z)7vNk>xY4*cN
GC>cSPel;nE=rP(5Q!;5FiiViRC&n{B9^^^8QK;wfysf{8!-&U8&+yX5G2(FCbX)ML`JPeaiavW*8ZGoqPkJgI}Y_fvjOQ!;}|nU
I1U2+f1`dcEGPrO*g?`jlYOowX%;G|849xUg$m_B^QmKc0ktd#xe%EE9|LOSI<picdZd^{qe7&AWQ0g8D`@*A12j|yAb`)&&&+wb
vUVCA_wjSl0E=OO&xWsEO3zmu3JQHGvIrbuAJphGph*kMWEqZ;hHI=eew*#VHEvc?z={e<6q2w389qO+Mt68&>nYM#UJK=#NV?JE
W{ob%NAG4~JMBT8MW@Wskwd)=W+xR6T5bTbHERV#SSX<(T9H;izgh26zsKizcfa9=vK6cmg!5Ws1HqJC?7K9PLz5&kC{5Wk&1=&M
{%kN*<Fd?aDLRwua9J3yQ2OQUrko&1AQ}Eij;l^ugj^OIY_5<J)-?v21v4;TDXf;TK3+OvcFHK9PaIyFWvYTF$1KF%zti-vFi5>2
Lw2z)H2pO_xPzgjV5mP=`X(KGWH`+v8)QDW6YJFsHne0#>blFTzIF+TblGNza&3&6h$bI^Toxnlrgc;M7QhIRvWbW!6TFx9h@gd}
AL|z)@dve;K6f-g{Ko@tX>qhQD}g8Q_zf6~nfc8PQmIg_!x`i2S6Zb!=P^pipT5JfG37c3GKPR0?2QYk_dHURlL$Q^ngz^@g6>D|
|5_Ry{p-a(H=NQTpmLiF{2#~h6u|`2v#%@bcU(SgkW0!FW!JAOp^fTrXhVqyl))oyvI*5O1V1grkvAuh<Y{iRB|H4M%Mu{*@9@M=
&wo0JqI?ubNOE>Qh<d(XI1w^JA(5lKbnsK6UWRhldxu$U+p3p1iwD!QA^z`c=hs81JbW{>1IfNSX7_jVO1=i8?su8;{+UBYBQ!MB
YnD0v7r_q0d*Cl{md?g_B9f2OUrNJ`)VPXYt2CZ#u~AMDws%{`@I??`a=pB-f9a^h5`GpwPK=oJgt7PdQb&bPf+5H7pUJ62q!*yw
k=If#X$9pVL4bK)$45p!dmgY&>pRz+zto>ODvAh?v7UYF@%~$z(|G15w+LmlN~{W~va;0Hcd22I;m$RU=3#ec12WMXg4GaTUl7gO
b>+%4jD~00Z>4~-QRBPd>sR52exJimZ-ZRx>+RGlXLejz#UjLxu&~YZ%T<Pz534>9_9BHe(P4`poVYEqIs^MRJ@ik^9KsYfhtb<F
y~^;rqqvc(8bSrrGIP2L+k%x~$wX;wy=3t!e=X<X*Y;i=d7e^1p(Y7(rAQ2;_4fzL_?MTGWQ2;cJe_lS8+L{Wrk*Ay@5UdNe6vcL
X})!~#u_%mNn31CK6I|3v+^?^J!6M&Uk4<)Qx;Lrvuav+b+$@{63W7hg~+o}dnu_y1^_ze&ixdAg+X^#P?JczK;lURM7HIW<<~su
)^8%s<5Tuo^R8udl?OyGbsvV0UR2K~IHq8d2&D*|NKxppW9pkk`XPO`-zix{epDAp4k<ukFQFPBVd(eDkB(S;9~f`_Nk06(Or|hj
#8IC)eP6Y`Zk38W?rYiKbvB#vfr=)@nCn$WA~7#>lSYvOPiZ3vjY}S6C}~+8u_cMO^~}fdO1{&Fy<#&h5mQBMrL~*1{fx*!g9qfj
i&5+xG&)ZX5X@b|93&qr!Lkn(mx92Z<R*b8Qz{r1e>tD?$YfD~tn$FxT)Iw;(rIZ=7-j=$_@%<2NapwiyE957w4*S>h}PE$Yb;`x
Ssl$6`@e<l{WsX;7t>~W8=g#!6V;vUqV>sOxQ8jsr|hJoA;wKI8vQ%YZp5?)t9vRFmSE`cCV14HrnWX8NN`{~SaM((hZd@eLuLnu
%HkWM^LI#gpJxyh6#i%xn_}3_+C=!LyJA_+*TDYdF5wc0L<Jr~+mu-O9i9jm-J(k*kXnSO<j%eHH8hY!5SLAfl)`8oEjj?bP~qhS
0l3o=OP35dQ3!*jA+E?KX&8Y*-ILg+%?Uw~0;!jntY%(Pgog<Yr56=ikj-$SOkAT4B0Bl!>m#G0FpOKuG+<8-DWFJ65y$dS<cMFA
ZEV1dI&_yVIKzu#!w`xBhOK@tF6q$E9aQgEt5fl_W`JU<QKUsvq{DfUNJMCbJrI9kAvhOx8?NFQrZrKemTRpi6STgPn9ewes?H`j
{u=hfNrR>r_tH~CR84nvs?bHf_2Akpq6n1*h{D8G5}*+X#`?SxQ55`d+Wa3!!Sr}JrR3l!(PP3*VGXWyqWDx~qCp^mgbi*+PxiVl
4ZDILbgUnnzt_K7-=@j!?aWFZUXa`2oBQ>>Z_`P^1L2!Uu*C18oc_=1%{@+1N{%N-Qa{W@S%KBtl9&i4-Y}w4ogvAAMl72`4${R{
GcY6&+(KavrA%LQGKGfbJ~GUB=2J|fKYRWebd7t-KV4a-cFCD#RZq`$W1+s}^Czv_loY7MQ{JnUGK7&f2vWHTYkp~+{D*HRwUP*l
b7CM*e?RP%7v@LEw$*{QX|L6wrlGz0(#%71!l6uxmWwB$0Jb?!46Bkwm6R$M>rmDhKokCu_Z*}GYdFteI~)<uO`?H~ktL8Y!YBJw
ey1rBNC^~FWloc3g+$5#luhiXbiXMOHI#lR$(&>_Y=HgGCnX*-pW~ZizZ^&s2qb_=*-0uv9#>zZQ=b$_qMt{*CNNzx+hfkqS&L}u
$U}cqMf&6b+*fq9qFc?F#U|Rb+Y7A}#1klg*IL6$GPOR}!;Ad(?Ecp_-n+l!g*#9D?EiYOHRk+hY}2Z&6N#*ivg*$*V5Y5&&l|^Z
{Sv+JtOH!2l<%sb4up~c7$8kKlqFMy4240V!0vf<?XZj%`nIl=0J4;$&tp9(s~+jNp=Bg>T(Po^Mp3_VfcFcdjy)5G+3d~z%JH&O
QMoGi@zcv$+)6!fOko=!k96RTQvJviVGP@M+R+5yw2zeiUA>~sz1?K~w_acLdePI;7j}LfzL3-8?BQ-(Wh5jqWD7B(Dv=hBHVGE3
#Gy<QjFIVrq>t(`cXk<xhwQgf|G2>SJ#7p_k&_iu^pL&R2Q``2{&j;0{-mR1bK*m_2#vxdT_FCUe&)&eS_i>LK?S?t-^Z-Y5Iqs0
;YD?QNR!pmlK&}VinfRxp1~pnnBNLa18Yi$QXafnwI4cAJ<OF;mD)uPzAT;;WH=}J+Uwo<`rP{8oL}@l*_Qdk13SwP{qvihkUBq&
D<cNcH-Xlx{EL$><o`X(v^01!NfbtjGDpi7KQ{1<bH^FMUwj$GvGKwmPr2N!!jWDt>7g0$@mm;IUTk1DxNpxX#22as@)MPCwexW5
k16Yp*L&>W^${|@t6liqi*h(2cppm0tKpoX>UhP+Y&y*N`yrzrZ?67zK)pXieEME3v39VD@V}w26%=G9tk|t{Wo3j$xL1SQkyfZ#
D&miyt-0TqMSD?HhCGhs?I=<&Axdy^ETOL#3=Ad8D-OiMT6c5A2pjEe`)LoE4WRV@l;G5`zhpQe&&f>uvUTJkL!E@rJ5guyFpU&#
pxHkEw4yNCt&ia7kK#p`CJmu!9@of@O@m1*68@j&;o*xQEosTrp)!EkxTLRopPeDui6DAB5H-j`6(C5mANr84Q8-{Uwm`I!Q?x3S
6Dvl>=ur^<NKqJbQp9#e641|m&jN)KNs)BoJEauARvG<mL{KpytT6>k24%;GEOWvVK}ab^n|9Bsjb5GuM=UA(AO#Vk1zWQy|0di}
B!pvTB*wkHy3Pg0@|>6(Hf?^4H%<{&5hMHz2Ik}o{(^+6zn5#*cpB0yeo6ovCrEfa5r#M6Y=|I&X#C5R1@e9Fc4M7^wi5Zth&fL$
!_JF1E9NBnemQ6Qx8tku(;fRsbx(vbpDjc2^G;uQRxW$L&qlh@(tpLm>M0D1BRG}bAtK_U-cuuk(-oW)Z>mtF;1vNOSNgw(36hg6
BtZqR$jBbW30W4tW&vgv^HCB3&)daTUuDZ|z~k9{?=#b&J0nDwu`TqIqJl{`wuo%8_D*J^DA_J~TwpRz2<FBbSZ*2NxcDP{q|^SC
9EoEXK$85g7v02o{ue@hB_6$1&)+#qnO>?;-nfx_sN#DVP6e%J9gw7WIO9mIlBY9X{?3^Ey?msSas^Mq(D~JSQmi{W-GdYl?9~c~
&-424K~S#Q{vF%9GH<KjHcG(RH+!?@z5P(xAr4mlSwEb6c%DBVSZGXYi{zU>LS0KWcgo^=IgZb!w@sP#ZoA;@sNDXZGiI9qRXF)i
>)fjGq1!L9y(_$F=_}(|mLa-P-K(eh;fUk9Rjy^Hzcyl2-s{zvo|WSN$$8z=j9RJ2O2<0j;HHzIqp#0R?m>N@_Fc~}*ArEr==XE`
Uiv(!_TjE6>f@ef%dD{S7<@dw+v&Etw_vdrC?JX`s;)*T5kXBPlP#hIMH#Yk2qz#i3LR#8{kW-;Drx`~$W@^Lp+PBf0A4*jc@gRN
*Qq1bo%))5_<3J1uj%X0-}gI_N$*}n{7s3$%!sM#`Tqyr!8ir>lO8ikjMI&7+XW4*&;2R0{2M=z)54rPCm9qOUd*U+b<W*>yN*`e
`sj0R%Zb`>Lt1N_8}l{2G@J2dI=H;%L4hP*C}d9m*KU2tyjeou{zZ^^QE03a^Zw2=FdIOtDA1j;`2QLBr4N$M5p$pCGqo6)!Ks>Z
C8k1S+E5fxDADBX)_GEXD0|WXN!cbKZcq$I_xK8CmpoM^>Bn3t46YvQeajV@=rk4^fm|b_Y>fk7*_WX%u8K)<r8bGQP}zaT<4h<z
IPBrqF+z@7j@s6)P_u-WWS|HpE$UgmVa>8*go&9{uBB<Aq6(28+<juQ50aTyLJy4@@<PiU|7s65ZZUXbW@O78V8u0PTF2bEV$!8F
ZvVcD`x&gTazd_xE=-<CX%hZk&Ga}MQcmCaO6IuNj)}5OKHS}*V)Vrs9}5AQ!M!S#s#+sBD|#8DN`2k+9g#tcXI&ATo_B-vD>ium
&l(&NEdXq^5R!W2ImKjIl1TWM;g4a|v1V>&zI4Hd`4_Z@d``X<_n9-D9=u57Lt0;5s^HV-tv;CeXOcAmljvOD|LWGYDEZXQCSxYA
ioz?p53iL;C&qKG_a_KSkofD`!XoKk86&Ym&elNrGHlH-<iaUgmiD)V(OvvCCeD*x{=c3We=k(mYjxdx+t%thsN4F}=?y3Od|n@@
1n@&h8zR2L;q3kHJrRgfe-hX6b^{P$|Gyk=S5x(T#W?0r?Ef7T?W{kP^!VXNl8y*2x`ag)5m)|$A}Jtt>-T!F03vN9Ji0kCxxF10
w_+~wNCUoD5EOvL&pZfGwQSEFj7b*h<PB0nULP9?JaW|S%A<i@oH?woq7116Ck~xiv@}zE@MNm6zCHiLe231)RO?%>JA^!?=)4>8
UQ`;)-Qq{GJv7>Lo^#XQdc><H`mPMFE2QwDpIlY~Mpp$Xp19b2`}+6f3J1s>`BS;eaw-@~h|-tfmCotz%c&Fd^*@o;ax>ZT3*fR^
$7C`ngau0uWy24qJk<s$-1fwbBJWi5Y56gtbu5s|A0&<#NmZ1bux133>Imjcg8ZRvg9ua>1^6}deP{RLod$&jS)$iPJVmJY<kC0I
977^2s2PU!S3YGCZ^}N~MHN(R;4Aa<>wAnbkH+ese*Br8c;rs<qmfs3BZ5K=G6i(98LgAbyAZBLq<i=~*=5udT7#O6!)eUi>x`!R
Vt>)SUjsv13cqeSA3t4$XY`peIHxp%2Z8d}+JA}Eov`~Wn+iAt;FkQ$^uL4=L`nuJ8;fdxK5R`7zZ-fUqON%aW-#pVY|BAXvTyh>
B<!U;^BD?a_@&9sp(AU7omEzCK_A4+Jpx}_&eX+KP0a-c-%t5|k`(Yb-64U>;ECn)UHCTqXdq)sni@4iM~*4_(cAwo=WL<>lBT#c
DQ_n3)zpxvR52o;Wu-ww4Gy`tB=?GqVC;+4{<%VB2mQbK`M-aCK7HzJ@knPmqFw5KOC(Ns^M8jq&ID(2KeEN-t!D%M(idv3OX$q+
Phq2BW<diz(*P}sGXR-z4lM6kn!EULML1lyPQc?uw)!`q{4}es{Go<y_(<c8hR9B;l-|xoQdXLXyer9`6;iFN`Dcte{oL}TewvYs
%z1iGKqb~@G_t>5ItSMre)G?|m(O!KYwv$+x8E$jwOsL9_ea-%CB(+7X063iIh(n=hmX@iXTl4nFjf#8yWVjj`V|x8)2hAfz>TYj
(F47XkjqpD9w`y8eoz&Njf7k+DP*q%)r=4%+HXW?M||!@9~a3LAhJ*&g91+wZ2zaw$v~dW<JCvHYQu$b;4gfn*cB%XM1y8$lviY>
H&WHD%(6&jW{vS0Cv_wa6rwwlg1ho@MS#&UHL0_KP?_{jQ10_|2OTRu2hYzJe?BKdPoEruYuhj#YJltIc~u^uEf60I=j`zOZHmoC
pZ7Z&_4#SBD}A3`SOf)#=OT=6f()fWt2;5IPFdp)4As5xdY=3ReIzc9vgmvaUep)3N(fvB^!D*@ah<97`186CI^%U32L^g=mTIo3
Tpq$9OALR^gQ<I|CP=9lIhjlENS1MI<pN*=wum)G>B-HYUb*i6@FF76%Nwqw<(P{Bp{NBQD1#JLP)u9<RS`J0DT%Vhrk*_F|I2*H
9F~5uLdiq5A;L;U_GjroL6%Klua&PL5I`@8gl(o)O6pYwHLO6hzM>TnAT@3@2`(#M$T;vxBa3VpF>wHv4EdUPw}515=$hQ#Ss1oQ
Oq6+K9Wb&0Rzecf3<Sh3j8eWN&e!anJJ-Lp9nO@C`)GEd&*@<cDsVrH+%dtkXF!u=YOTt;G7*pnW-yGAZg>bz1{&iuHGF2|?YiBo
zpk_l;c4Z`l)2_dCxN;db%2g{(%oxPa=34rCDhB{n$sNv&J`52$eeT<(^@R^!WVc2KvS8Lx#Nq!@Soauv5&2FSI!~NdI)Z)Z&PwL
2H!q7elvA-$=IG1ZBZvg1Pi^$*6^>wk*zjKBnRO_Ai?lX*B=!#PYW^TRS{Ku)ADu79th)#3sXC9z@D8X2>gAR2VNeS&|U;7mDA+q
iVmfP;&OX^ektpeH8;{!I4_l8%Tq|ctGgdG*H&rk@bdozeq3;QR$+)u>gT%(E%ZJ8+jjH7`MSS3lhK?t7DI11v6S(^#gWIOXUO&8
ySEEBXAUcDv;R~8oYn8~|H<aaAqN(#)Te=Vki^}_*<fb_62QLSQ5h^}+cr*$+`74}stb(lF5}Dv(ytieFxe1HA0<Eq{>%nPzZ#eG
IpmLRTeQ=7n9RLZ6j6=Kk}>jEIN?j?uW%}31vvBA={XpXz=>#4kcXrr1$6OHG2e81uB#|m1<2uPbRN^&HZ6pTA<xjigYvCEC2GDG
EqOiby{?65q1C>}H$B!6{690VZ$0sYf0iMjrG0z)xgeiMw+L&N82>!6>Z!<H$*_I(b4SjWGi8x}L+f?0TP<0BIc|`%D$wLM!_s2G
?OeIz03j(#s40$6tA2=L(wHw+-b$qkiQ<yeM3G}*!#dbzZ-vwl#v651D6x~y|3o8HXE!>SM;g0pl&zXH_t{~4SRH}b`lu)d)$naK
{AzPIO^z2-7JF4L`RLBO@Y9R%#;czD;dWv)$6Zp!Ld|7uB0MW&`oAt~&(wI_@0sV3ORs)6YOag>p7DPbTJ`2w*Wcp?{4YXhH1?8y
1`3poonNS#XQS=yaC24+&O{BgH{B$1E@;;ks_9*V<~QnyG`exO!DVor(uP|qvdaRtM#=V;;qcjQwY3yEiF~o*1#J#rg}7&S<K(_m
O^RIv#;f@qry+MGLE7wB*3hNp53p70ir;kagXvnd?4|i5TH}7!8(UPWr8uiH8a68kXM*wE##xHrDkiGVO50Q?sj$BUWT{o2a%Y%R
0vM{U(YX7AAnEhe^L%iO&Vos9=Kh^t>pi~J(Bk-<)R*Q8GaY?&+2~kdd!WH_Utpu{R>BwkMS>Y3nnJlQsIpcEI@WZZ9+6{GD=>7k
2Q?MaFO04Fdu!I$(>+7&qlcerv8>){^H{UrhdkD`L=9|XK368qdoMiy1@Ssr?_IlILNB)?=Hr?aM`Ut*%$mElb|-03+#Z2sA<x^N
7Er>Kpv{0RSaB5uV>Pf4&=@mG*eMftZKd3T)!oti;l79oKmi~Opa%2|RTvWS5QB;1!vp+phruRTL#aYh1K^2aPg=}xARM2NAmFMT
CuMs>eGm<+i}ymcE&r6dnMD|_YOinF?rTv;M9^-2Ro7ZMg1kOWf1qafhk_)`0Ds!wCzV@+#{+P3DA~@1f7`2b^q=4Vq!c*ndb-Pd
O3Ej*|6HB@EG(l~+l9=Wa;F*SO+y*4249Z2hG^*d6ELC`R8K~aN3w5vH6fh)i?{FZNTGsY-we3{=lwIL&2W9-Ysts>{NtlpeR~t4
Q}kVJ0YTv3)7Og_iYIa3|5t>sW^(t3`<c_eU+KwrZ)D{IFjeSriG@{g*gOku*PjL6sqQ_>I_KxqZW`80(E0Mxtkn~uVxe#b?bTE>
QmTXzYN!!F<U96f;|t7Bw*Kv+t8d)+MBy__AffmvVkl86iEXYPJKV+>&p0B-njOD>(;%zJ!-HL8w@Ui)@ICVOoA56&yzKZ2k2$w_
kEP-LKn{d3w(iUne)aD(os`(g$iLe5TDtK=ugvNDayg8R<Q#9gYN>Ga1nq>K(?-XS4@-)+)a7l=^*0}XxLelU*x$2)$JYfLtyAgy
xWqVWo=<|;$C9~wL+dtyv4Be_Vnu<#s`m&eA4o)^r8WXw=JwA0CKtu0X>a^bOzOVl%SPo7f!FQ_n0wKO94hTgFMQ0&Xms(oB8tA|
w$OD+`=g0ur;%Kt$DTd$zZCz({65vCwR!Nq^|Vp&8}zk7?zI#iZE%vyERu;NoqKrt(E6XRi&_*$Vb62LRSobX>>{dcoiO#slxNAk
x|J<az;EQVmLq>rJm9ejs|gZW_Mblp-9CbUm(=->BB*X!vkzgJ9naQi%|8m$o=xAH)yb`&n4(Y1MKb(_4kKbQnsK2N;=P(c{do2d
Li~#^bT+*G-);8g939%aeCTlZjlYt%cnjvrLk)A$;$j{N?r6n{7%0v9%$O*MzmqxVQ+z*;@8OVbi~3I|<66BJJkO8`!0WP4#LCn^
yp{(dCTm|g1(0S8yoG$O6(Niav<><FN7V5aeuvk!`24?;Zu=dYmwx7`c%1>zilfcDI{gox{{v~h9d3OhiTeJEW*X)n6R${ad~r{R
uFY)A!j592m!pTk{(cSh`2n^@&(^;u-%1aD#hlWPoyS-2`4qu`evl0G0vW_@73;v=dwaMh<f%N3S7WduBv2#jD^bAQJ@yujgm>7$
J|T;NGdPRHz_kQoO#sY@(<fmW#L!j(iPr=JyE=4e`Ahp;)VJUkzYEBzp8peMx+?p-m9u?2sc*5kXgD;&vjCoi)|FO=9@<ilCmjZA
@dc#KV4zR{ka>id=}6@LxW{S$M<;bYzy<QD^@R13pPmoULT38^>cf6#e8l|NAh1I+0q^5s_-xyUSbYO9M^PLN4hD^l)awps7k7if
heqBjJ&gPX$eo3e+u=HvQ(uOJ?w2BM7{mroLK6<ye!#<%HaC}sSa5ZuQ$U8kNwGE=I^{PtI0mTa>{aY3tywr46)9yoLjgr#Y|k(M
7v<6R@f+g3s*Ou)TCAhiDsW^RL_}l`5yO!Y06wA?L(Xz2wgLv0#Nff02~LP%g=*bMU{QW#n&@8n46A+_o$I|@vp27D{sUy}*nJQJ
8*RWwGZVf$plUA`I7K8K8AA22)00L>mI*-^9~Q=Bf(GVJy!bPE0$d;%(5`eYG)Z4!fx66=!N7|Y2<ieKx@XKTic-2i`3C&4S<okP
{zMMs-2FMO>2x{NMbBP@;kl-8?lNfmKcc>m#i*-X!ip*k;8q|PAy0b|a0I(e3Ja`jfXKb35wwUEeD;<Kvvl}vE^7hzfs;H1gjiJ(
${NGP%RWYZ_t%yh`fb%Y!OfZSs+!k1`jUD-usxgKgZ5k?i!=ekxqj)B=3Po;!|-?ch$9oB%e#K@A-NJhY93kY3^Yv)UWy6LS=rsW
he_?5J`-cKk%;S4-Z3ztkT!V@2WA`H3Tkv3$@Yh!^k)ozO==rcgLTUdj|rfqd_S~rlA6axd=Jscee;4XZ0HV=j}YU)6Coh|#`1gv
F~*4QWEK!Y`~G}^>N0ls2I2~9vd5}vX&Ux-W}`oOxww7~zM^P73};_h{!H|6{7L}HxD$YfnS2mGaomIJdkT8rL8CBHztrI~VWET7
iymN`4io)e8UTVI4+H1a$o$(t%=$wUqR%1K#O&8ORrsr8t#9m|QwK25VBvx`exAxj`;uElM<jC6Bl7T&@nV26p3;b<Fu>ohW7P3F
Y$MeUM?5(lQ)y3kw9zkAzq&~Y*NLyBA4ev(8uMXq&V0KSF!2w1)tjTTiQJS-y%-<Y4Qhu$*4XHt%$)<>cLePasmUX3=tH<ENk-1J
pIo?Q*W>pXRKw<MGEWYTO?0%-ACcodyZY`-7u64uTn{1oeL+)u_8bH3sh)H_iey6woy!U%D41(TM<pm^w^GZL#8MbD3R7UC$(<+6
cH_a|6M{kOU-#F0k4Q17m^z3$r*?=8le8;j*ygWuQjjvj&vPo62buf8^WjwxX5R7hJ;`8r__pfEdy4f=*`geF7WZD7rZsXH)XJQo
^nErCe43WqI`-uH!?34DaH1l6KH${n4{^_Jjt<j~dpJ&hPNgztKEterjF9in-15_`>q@})2yho`$fq+V{XNTj=Z7P@j-i=Bmcvmz
JZ100nUc<~PvB~L8R-2B18Mh7zlT<b56AC<A3i*%vD^<rqrRh<Qaqs81`Kf<5=#UyP|&{djVCdbD&(AZ4VxQXq0HWEo5F5;J;G?z
*u$qInS<FV6_1%ophgE&JN7)uw_0>22jHSluZGU}_u&0fpl93OGKe8irt)Zk>|#AY{PR&09v|f>o*NpF!0AOk#G!CvMF@~b$^5J!
jC>CQ;A;n<-hi6T8Gu2sG!Kt+$)W8$yn4?eGf5=!;l!UK*WGJf3U_OOZeh~BI-8;Tx;0O^VjlZ^4y;C>yMG->Q&`s#6B1-*Ec>fE
ls6m;;{?Efcms@z21+3lkhCa>(k7A)5@`xh$3AyIf*@e$L0gRMuoE}EZ%5H)zpT(<$rR9-85m;)m~r$N@?xn#!WcXL3-Cvy7aYM$
|9U0`Z%Oa35x^UvL;_@mcE=K?lkB0Ov^JzZ6Dt=0dX+J^yYx^y1P#+<u$GJ%xUxNpBXo%z0$>y@Qph^HW3wKNQ6>iPR=Vqz@8FgO
&&ZTR+zonH(d?T&&w~yBUd%e2okPjca7lyvIxy7u6Kbl6iSa%sSu}kn;gZFjo6p#NihjWjJUQ|`RVEYh@8UW%csn0?*fn4z(?o(3
sQW;MJ)eQi@=yvGI}|=qao9U2$W)e#UeLG?>=+lQ8}lK1iA}$D7I{8TljH?l^M%9lkmc{WtzE;wqoF5V==u-OQ2Jnfyq24nF+L31
Y((-OY}uwh=~S|iv6VjuTl*8;F{cNk(mm*0JhjSV0`N4SWO{|34-;p#XE*iGkn%8mQqE0H&KW-Wk6wZkpvl9@%@t%y;lSCEmN+c?
h8!6+5g3NYLdL$s?;O~>i&NLE=op=ceC`y=CLGSA(}P9au9JdidGm4P`{C2y)Z^bau&$cTCTK`<3Ludpv@|0kGNe=pK3({L$s5BB
K-iN9Mx_;oT!z<x&zU-(ps`LX5g;wLV`P#>f^NV=kr}^Zg_2<q$2o(rYsWNPEHHsGg@brhR{tXRTNj`SQLC3bbjn;pga}5Q1QdxC
eodc`)OGX`q2y;B1+k3tMnwt|V?f2-`^f|!2VzCghzK7)Cm*+ciWdT}l>ig(@9xmj3ciOky!H2)aImKn(GHJ!+a;2A)8Yx6P!47F
*V4sPj|?;CKL3|L6Pj*ZG!v^<5KjZ<7jqvV!T3Q~LWIVHBk~M!V@!PpB?wL#23}kdcwxaB&&v1{Bl549khjX;HbRGIoeKd&lTb$k
K%5!^dBJ09Xf&`Wbvc@W!G<4K;s-~4_mxxiEFU;%e}?%x`V$YUr0&{xGHk5vFl14c7ahs2->J_WhcDRISe+rD<NrRzrW+e(ti}gW
r&HKE_l%)@=d<63s#3MXrC%Kb5+95dv+sR9A2KXIgRnU0A<t2`tLO|v5F#0=9GLHZMX(vI%`bk|<)00=4v9uuc#m!x@$63=_;7Pw
czXbTC=!zRgT>0hLxf#^FfEnnbkUm?9zo@y`L|PYc5C<c7xhs;4(CUl?g(%`XX1U7yE0AFwqSmk=~PGY88L^1?o5=R!mzPC&WZ?l
=hnZ64Xjl>>zVVjP@R>a;v`Iba*+^5i9x|mg-5v4>`X$}#j_zrlR^R)8y{EowK3SI8XI4Dz+cjWFgZfur^xl9kwZfguA9XYx}SjR
U)8T^>Ol5EIy&I7o17iM{ri{04wx+Ub0>P7FS*~G`?!dYo!wn-RLXci2M1g}zMb(Ivb32Ik>8WIg}ievv!S-Sp{O-3&(@mnhd7(e
u=T*<HVi&PbIJN1&O%_F8x95UXRQ6C_`Hca574vjA0A9E)@3*;)(FV?H<!;$5S>w;vN1d6x$*7>e%*IFhtdz&vT=S59Q#mO{il37
7x7gEbCZH@d%i=tyzXdEJr3%u-&gZDt$$si7aYO?mSCC@#y_d-@(#HP+El<|DuC`kh*(c17un!L(4CIg?>aPk|LWLyM{}>9iEM>c
6+qDGFe~sfBnyFREXBZ}-?%mbprN7(EYW@~b`5!^Ew5G{>7vhA*%`_5^#z9^om$yo(WYiigePghQ0F1VedRbqu_53xR($5WFt2me
&d{_p;pnpy+zki81%?ajGH+R$r_|B?VfQbVcTAIWqH67gr7?ad!pZu#B|A;S@&3<4{y*2(#S5Rq1hGY!2YHHhCJ;jjApspjgn0hQ
mkEb3o5{j15jQ$U`Em8T*bqT*qB(bvE`oN4{x^pT^bHhP&;z3=>abfT&KxL6Wxz<JC4oVKMhNMYL-(cnHQ(o78GYh#!6VT&fRBuC
?E4CkOkwK(teu}s#eZN-@J$&0sUhdjrm=J-R(>Aru<)oH(iVUBpn<tzT)Y?Mx920_f_*ZN{LtTs3Xhmy*fIa-;{8&`?eove&Fs_3
s#uGDDl&NZl^}c?FEUR*nFfNIoS)QVr?Q=XacfL;Q7w#P%mTEM7Nfse5aX8L`>xk7n}dHxxS;1kk+X2#Gc%UvZeJVJ8#e>)1M-y*
Eu0;K7Gh)%C)dZpaugmYi2qrt0H9YwhuI&(H<TQTZDBxG5YbZx8GwEaGbF@3j4C2Um4=y!28KXlQ-gcvCe2b)O;I*!{Byi(Fg5z|
9xy*_Zv#bEh!J1iY6vbdmrP+O^anz+BMX2$W!Qk>DY%=v8mN#qGZ*8KRPuEl9Y<5vK|N&uR%?6fMTb)V>rJyo>~nAAWmZf*cmEj2
UwIt)hnM^LPESV@_VISp;zj%yo>|PyF;Jy`3C5!}ioq(0MJ*;kw4uVG)rjsmI84KBGA0~0h%6?caXW6vyN)d;%YZnjVJ8L`0l=66
L2!a729*Gi)&zud;W8v7Y$KNziw;~MK+1r#I;zO5F%ttyL`w{kj1EHMQB{#Fh-w4Y2p{bzP$(YIk1h&(-?NV#li`Ztv8P6)b3*;3
6i_5Z2GB(j>^DOo(g>U%7k{`g^kDZPuzW9kyY(g*Cs2o)Q8@T_Ksg@23jFd>NS@k=k;y5-Rmf1GK%oSnN<>5Ik>895Ange%N))nL
WTX05*@jI)TNrt!4kB1i<pa=6wE++*0W_s7O89ye>y!cOfB>G=F)~mNZ+!OjX1Zv>pDZrjw06_6+F_kgcRcWtPOqihIgjx0cLI8K
bNKgZL<f07RtjEkBjP|{Ml0`O@h&5o0Az?WB#=E8bJ0kmq9O~6L=m)P(iKNUP!UtkUxq{X`}|)Ziv19Be7x}F^j$eP@0(~kE^r=L
d)&+ub_SRoumtLAJJ?g<)O^0cA@cn{c4;E1jWa>~f8;O3^=+@Umubgj3kvzZ`*R_rGAak-3WE9ASV;-Skn<gn%KD5azCYSGw}%Mh
Dnu4Uc&$KFa#4D_n%2g*SXyA@EvuZeYLvoH^FX^+b}%Y1do}<l0w7Cr<Oqre8WxW3bY~F^gn{!gL?qx3abK7FZRNRj$?VrZA8F+9
p(GhIF<Fa|3j_-m*nd~Uxt|OCtDlqJj++%hwt@ccL7>h>5PUX$cmz3B!S6$$ZG!{@M6)BMK#oT_Vn%>U8I%r)GE#;JN+}8uq-kF&
pug-We4Kg%<^)t8hbXEgh(4&o5DIAeqZq0(u)vvOQ1)gFeqI78-|YFl{T>rJU89SmFzx8i<=p2Z6^gxY1=dPt?i=BOnOn@!A;wm1
@;L-FZ+g(A(bIODJQfEqOgnBFbp%^!)6($sQ-+66P}y~YRFyOZsrddo)Hut?XNq4MxNNcSnS}{uxzJ;bZVr@P$T*=sBti5U@|YcA
^ZiKt=A-x@qW$ZSe4U;}jW~Awl_Hllp!@t8^WR(HnTRX1{U6=0^*r4^l6sJFm5|@f3~CreF+7rfzNe!gcEkQD>78>oy^Bre+Q8(U
+nrhyT5#=CcTXTh<=ghiISUF|FSSS(zU=mp3=p7H5Xn@EUg#(i8O2h9Cs7dVy`oN|J`+5WFTdaO-#qw+VWR0RE24;=7F!-QRpZys
4S*E<A`mM`sYnGa6bn?L5T2y^JNxtBr_1k$y%fYGLPP~ALah@EKtw4*QVCS3l!#EVM1e?=2zrn{WEAUtJP+|F%j3Vsgmo6MY|Th%
jiV!J43sLV0zzPbB&4jdAfZ3ZsS%hN(UVDy+{}TF**`y0ke?wtX<fZ*<AOBmwzuXfIRyj5i4;TykTAPt!pw>icRzMFk6ReGtQh3S
;Eu%HF;v91GM2!>B#Kf1flMZgPNc{vp*S|=`_{c|bG4ZSe-2?LR7gy+f*|2sr4gAwT{#a9y<0ix!k;^6awuz169_>h8f7t5+NxR@
ky1nm5H&;;5iCkgL=gouAreeU62(oj;daX9Cj<!$6iTYhYfdRuT&km#6v*WP5}_FpbC)`?V%lOOWZ8BH5Hze*%*Bl5LyTcC%<T?N
vI#L}CP-o5HzCm=CO~~d^onkGdQho~3(0zYufOG;w8C%<;N_IGDh$(};nP2z^&S4Knbp;79vnXN_p?*fdVJz`!iz$R?0UZe-ZWYx
JmcvN8Wc7Cw6P}2Q6x7sPN<m~hEm>x3^0@W9U1k|HqCpELDXTcAblWqA5`ALDG*Yo5Mg3=J?{_2^LIL&gT;7Lh6Ck*Jn+3FDjsPQ
BzeFAyrK779$CaVTxCNf2O(Yrrlm3iQj4<)Z77EDDZHzxO+b`8PC_E-nLCa>!XB_GpOCuSdAFb<6Vp>-HbIaDPskn|M}&sthne&9
@|*;CiiHgc0YXwWO40-p%1SU26eIxwK{A5`3K*R{6$9S~eVPI&ni44h{p<}*5YSA}%|%lZfXM{SGb$x73sxC`LiH+gKwkWI6wiJ4
CMGZ`Sw6GpJEzYaPLpGoq2{B`G`c6XV*NhJvy4>M@m;p#jYo~%IETndCjLV7UP3U5VQQ!-0!mV1i4OT8kVP<PPnlgXW)V>n6$PO3
rwhS~CKVl!uS_mO?14?ZMW8)nFUQ-j0G|dCmXa7#_4n<Ce7t$iXORZi{}=Q0fO8@!ywBRm6a+#Pj7dru3DOEX0sh@SV`(fEQ|=H~
%J`n7@Eix9;hC--AIq!IdPqKaDYF9zy)4v8ku;Spuv6DT|16T7<H4K>_2_}&@kmulL{L=B5EK%G5=hJ3eU3biuLI2k=m0txRq{Yk
L<&#|$U0mU)T}bYF%2xjP*GH*%mqRuOGzw1#K>nqLFLoV)O>!QS4R26I9!WB`5-o7gg**FDPwK*-MpOah(Z{vNr+U;|E747aSn%Y
$BC+Fz~TpbJnyZ-OW?bidZD~KD9r_sp}9yJQ5azapr93qNM#eV5br|Z7tXei(gX!7G9DmbDla45?!&Oy`91FB-8ZJ)6UitCq8fWe
J?_)YCm)USbdQLwqV1{L-aC$c-WdA#oXkVkc?N*4%aKh4l~75m2o#_xiDWW%A=6>bf*lB|i-AN*8c1j`VwjOIaKR`Dl8QnimYh<Y
Q6h}WsKKa-mm~}a7>JO8^1iOUhh+ka5s3zZl__aqLWzlZ<agY*zBKdAIL{9rR(23Rz`ni3qo9T&TSQR-T$DAWalpW`Y#i;!_Q^w?
y0&$_(i~$fQfU5fcI9?oQ6f2Ul|(ayUF5;|TKckNQa)2>b|3L$g8k4ECz>q`HZt!unmF)-@NhIRMEGk`p@ySJEg4opkq}Tjgou{S
GC>5U+8~hb3<(2ffO-j4ECUgSIWt6hR7_<&&_Cplj;HDa@`vbA;P<Y)4|IXu>jJ+z%SAB}F(4#Vo1O>9c>WsCZu{pf1`6{^ehpx0
Vuaw#^0ZnFy;yLadOBS|d+3L#5g&p8VECmT-jl4i5Ds3Wr8hC%+p*wqIXD5)0YX6`O8jd%534gQnrKO)8bV@NXlOv$_z+MVA`TYN
xq^YF;;6I7LV_}4qlVXMqyZp+3}{X;<01yA5nz~*q?$ED1~Cc%p_?%^9MwBDzly6B*ex;2CuX6%9XY((WZJ0gwMh{aF?ztW@gZL5
0}=i)Ca1C}PYwg1;G`ODZWr{&T|~rxviRl@*1?P72r&Rq=-mJa?!e44m2<9cBn<VS!$5yXpoKz^_cLHf2>yKt698}~2vds3H$mOL
8yzMdq4+3)MC5#=C>0d25kxd86#+=WAtVJv2r)zwq%25~6bz_R2*fN)0X0EGMI=ZgFri4435UV)!g-#rMs2?OZD<=i8D?(YA8x<t
z?ynqVURHbv0!P2ILHRlK|y3GvwA5vW`v03Ovel<hCxoytcocENvlbSCIi!WBvX<qBn>kqF?OY@E|X$GlE3tGnC&(-l{u14K{8un
ORZd*4ZGvtT23^No*8jIhB*56_lv6*%)~fImfL3N=nadNk}U{RGB07V?eWkvLP=E$NQ{s{Fhs*86+tgrOPCm>$TR|BK*-ZBBn~JV
PD{;^3#S2@VgjOwrf4Z7LWSY3NSHkvg+7Z|m4S4irP4DrI%+Q5i@4Xfb|75>K?1m=II^ZX(T1s~H%cGvW!uhTHaaziw25u70_jHu
05g&lhZtxSg=&>TMJNot{cw5>(f7ddcwa_&G@i}2ug7E_y^ip_#5_ES3P0Po=|Dd@1p!kEF(ROMm*^-6l31FCD3}rvyipR76C!tY
_jZ}Dd$+Ib0zL2TP!nrBH!SBJJXTYkPrtINZlAF8A|4rfpO4Flpz9wiBin4D<So=h+6V$C#;=dr`$}--;p+iG+kgnnSy(E7%8kIm
*$V%N!QXiAx0o=%cWDP@1vi{h`oaOB01oX5D_OqSBTO$*&03vF++ZDv03;4Wk|K%#B2-VQB&JDfB}Qr}tDiaNnc1$%)O=Xs3B)_Z
Tf`&b?zg;nGz0&C)B5^-Z-=KdcwDP*%j5PCGD|%=@Hmoq7cN_9uj{raIi#5&n6{puZ?pDi4DJ78$n~IP<F1V3$&GUT^z?b5pSXkX
VFd;k$<o1eKLIKNZhQfVzG%v`J`npub7*<Zpg)@cjwGX3gO*?Oy~)E2M$dmcXZc)|s12U~BoqAZrftp;4^bLb3#2Zk<M$0Qmd4w_
D0o;6a17r@m>=@LO{MvJJXInOvB$2^!3QU@@sppdDqJKp10M)c$&XjBi_4q)PZ;$1P<s>0+)yLlR30*rAaKfsA_9^mC}w%iqgY_%
TJ7J@@IH+{Kda*CJfEbspWW%+rUz)B-QPt23KF2Qe{9*^0K){j{wDl(e^0&S^NJ5*1NabAqr=pvjDQHYJOrXWkLpdjmyDacr+;z%
_RW>g?=)kvC%J!p4!`rVk1k}a+)HUoO5aLyhapyzWn@U3MlvVxI`kPjQkzj?P@|8hR<Vn*z1miwlv-ajKNud|(>42gJMecJ-jof5
7$L!(iib2nvaI2bM6&}hg##FmIWNjOht6|)JZPu3Pt1V>`w~FcwjHN$ve4*sE?+JW%kkg>PtXVi56B=-vPelL`tfIx+DZ!e7>~TO
gMAcFo}4*K#)zN%i!v2ZXrN33T3j9C+(~f}4AlaPCwm1UhVWc{0S2-<e4}Re|M8Ot(wc`N1lf?o*kDUH*R|ieA7}65>Jefm{Yzjy
=inE_`C{q+Z$F^-xOWp2(L?FO!T@zjQmGJ+eid+$2PH+xP)8s`2}mojQxFUw6fIF44xU`k1bjUK??4?uL)%p;Gw)7Rk!%_@p@??h
H1Edd2L7H}xcSz$Xib(gLag+rQQDmND|3`aC^T<u40l4KFboiY;+#G0e;hFyZ=a&j@$uZi4_Kdk_9l$pmCHq9$eeF5@vY=VQ9p3W
d~*?oasqZEla!=Gc3!*K#T>4!=1PhJik>hf<TTn}>cb(fe~*Iov)wO|1)?3r8PDI$6Dp~oP~~Yv?3mA=mo^&vu8R0@ZKS%^sEm6y
<i`(s=55$_X1Piy>K?B&{TZ)ilATbe`zfoa=v|FuMzO<9J<)^0ZH?q1`Ll5scB_VFVKR7iiApX)s8Gc9ca;u(uY;uF)J1kf;n+HM
-0J7Yg6lrppndEp^)(y7-*+2K_@4lTrtfu!tq*t8(b2&8RO!MxyMwkUOT&mRE?eMckP0b63=mTl2|)&7fM8+}76oKQiAAVW2rusc
ufjDH(@}%xeTM>U;1mOR2aum7?BU<#hH!J2@$OB=EBOCBef^ezeqY_NkNzNkmxSv04;~sOz3aSsE%!%!F-3R7V!Q3XvC$F*5I9XB
A}ACaY6;*Xp&+QVyVu{cmKI>~xd}rR0YJ<P&KyVQV3-=6d@#~xk7)^aiXwvOu-Exy3&I`lgUQ^<!^i#H?=Ixs4H$JRukbTwJAz|&
C_l-@b$41u@0&G&u@K%&!D5I9w&d@1z?1HkKTq9nGJY)`eVl+}Ei5;^e`jvD<8l@e;;X8BpA*TmR`G4{;sAr>^@lTio+iuN2yk*h
wud>GAM|s{B}$w&-MqBb*+j@uj)?JKWRUo01%P4#NLm*ztw+(|`f}{(8%C<IK)Zf$hyoW*wE_Tw-NE?qL%?<oZn->u|3{TPc|wum
2FAI;0;GWLP@s|`B-IN2YiDM^2kY?dvt9$i<??y>2jlTQLu+XgvA?g9@hz{FOc)Oc`uo2-KbyZCyZ3tkOxpdA`cyKHe@{mzOl{Yz
Cd|FyK`CzH;5(s5d=L0UPSj7<VLvb8{NJ5<FCSO~!#3Uh2A%|c*~?KHgYy%xSYPkx9REOQ4vObdL}cmxcbJ+o=?$YJyZlZcue5ou
4%?7gMLC;b>y8KO(TTu30Ec1{Axq8s_uv;;mIht2bWePm>z>Lk=Lw|WVROH;e4E%<oWFnH_<u_S`%w2VKM@qIdaRaU<pH*_+Hx8-
Nn~W3&B9q194Dy`*6f#%gwW?!dO623i3C<A9Tes3yJJa(+o%qqaN$LA2o6+<A~3L$Az~V70;nm0b`?`#MB1e?nh=#0$P0ze2Vzcm
-ir=g&~j<+Y)ele9(P^HCiZ09&Ii^QIXMIZaI8AVH6A^WXF%e$cd(f8>_&5sb|BXTyf}I;?njXjaD~_nf<qb8vgtLETqaz&<E0VX
g(lOLL8BsAri(E$7*U2Qh^D3}$S|~JWDPlC1nDI}i01wjL;8n*yR*aJG#gpnzk|c*(bEDO6M;&*lOTyA8T+(ZN>MSIPQ1|R;wVfz
r|x${Z7Wd`+@zIJsAf?f0C_OE;4sl2dtDS_P(WRcxMFP*M+yQ7DQy*sbe86g#zcq)L?T%m?=<gvflKx{6+@LFB?VSm6Nznw39$n)
P&9#EC3T~qMO73@-&>G!o=y&)H9B%_26w6+5`VK-A98T4RT1WPhk*<_`L=bJ)wzAdfjmyl9$60-))BL7Vng>jK|~Z(7Kz!wJp|!Q
trIptL|l;&u2T-10%6=&GS&rIUS)YOYH3D_27shma!iz@loK$Ehg$|9?MmsI(!56Ju&Aq%1s)?1AfoMXk&vE_rV!oHyqL^3_+bPP
L9a(M+w=W@AKUo(MFe_TI@$AvoA_3hmIT0~l}?T_9hC(SxFvT)<aQmMkW~S45Td~12npGZt%OS+fIA(a_Y#|duCVnxLQEi)kr=U&
G9fulbP8E?H_&$qApG#;m;_GHeQv?0P-MVN7Vu)hNhJgmLOoz4%8msvgOLveR&%;Gp;{MG<26MYP6jkI)d38ELoj(B<HLIM7sS3#
AE(rA0lmmG6ywS;ct~LqOf;T+OoC{ND4jS=u+v1E;eTEK48&p1>Q>`pSPQbA2WujgEN!tO;FM)(5AS<7z34PpRa4*-iJ~ub;fAtK
iPB{2*zSB0gH<kOIA&%zNP3b=LK8y>5-FjRA>RpL9P7t5y%X+P*OA|S5YEqudI33gxNJO<Xmp(uQ7n1*9M9%IqwSaI1<-Ir){qml
lbCdMbmvk3UB@@6=zQZ-Jt-;y;V{R(>P3oRHBo7zg)+osiZ<e73R?(I^5;fqoiMU=kO?t@1ZjyQClU7RQp0Lok|bsW8o=;?fzhE5
q+Z1cKtCDr?mNm}T|cOYQM#n`=|jXU+Cw^rQ+DRHf=wC30Y~V)8683Qt5D5UNTgEb<{Qe6Qo^925-JD=#Scilq~RkO3xKx_?c)27
H#mR;S=;Y@(~nyEkGzGWj~BMSMEI*PmLWtSJlHsElF#RRNdS;Udc8kJIeNFrH&0X<1y#1bnfHR&&D6>$ql}wqFrkU2f|?>XJH7ck
rBOsnHJ6-9hNe;_vZAPhy+UyQxaHtW7P30o-bsCJQ_Z5A29|R&V&5rpm!>hEaMF3=Z-`xN7A)TG0uB>lf1j(z{K5Q=Vg}pmo{bu7
7$t6|;n*7SC%=Qg8k;d<A(H#Tlqy!yMgHcxbwA0Poa*Ri_h>vTpVKv~dUo$A_7vEvf-*JupU>?b1SGHhK~L|^;hfjkpFZ0@U0xjc
u&EIc_^)IxX-iWxF#4raJX04i!xjcKpM+NS_~to0cqHsQO&rm~4aW~yA0{D7g9HSObvkJW%Hq2KoI^Co45AcCJ?5~1CZY)Y4l+bx
DmJoHNTf0pFtAe15EB#ltO{7uYXw*ikN7z?HDeFOot`P7y3Am~ej9v2$I<7wd{OTl=seoUa&{972Rx=4A4)RuB+#F)vct$eBN-Mc
HW#;~`7-!C-<?bt<*0`&#BryAJz#oGMiq)w83l)A>4=#`szDpLdgW_V&_bY}z%Y+eRJMpwHIYu(S{{BMIqNEqT?}8pbk8(}6`vw$
9J7fq3@hT;EuGUDflpGD(rGYFB-=yN&s*`p`EH*E9|E#*UeK&nUvGyaqgTLb<t7R0$gGD5nELpV)2Re69vWcOIUofJBNEu<I6$VO
P${eqk1V{<lryS)+YKICXHQ6KXmO>sbt91`3-`UkjzuI$O4MLT$6a&YxWTUS5`rQEG%4dM>gdX`N`+4afT0#8L7lN-(RUpCHb_q&
n|hiiA=TaN){vH4t=s^_&I)LrgbqJ@UP6Y`v6@VE^C1lER}C@72f>`fSr2bgPpTW)-`buXNNqd<&4nirB;pLHE(OEGf*h<?OV+Pm
PI5VBwS_iJ(N9kZWD7#YK)X81fl{Bn4o4x@gmAlLA-<=xtFTYD4jmv)un!2}b?r`R=8ux1NDzSW2??IuKYQ1=_=vkTrMR*_nvoCo
6k)<0yYDS#cvM6>MFaKBQ3$~Rv<8V>2n?|#rb&pRq?9O4qy)%7C;}noa7Er?UeXTq^jDJ?wd$HE&7eo5Il7iLLJYB^_kQXAhS~>@
74P$vQJny#V;GK_@*R2{&46-?&ONRma9@VqnZvq_ba3x9F`lod$)G(k^PvBqbeJ$bL#MehNyIk~AL#JtebxYfJMt)`<dPol+&Cc_
<+=j<OM=4~q%nX6Pm}D4qNGbs1pGAIBRe~<cj^Dz|8GYDJ6bZ`zTJ?2HKW~1$OV`nqzf1*%p9m(7~Ku539*B%%0vWV|9K2LHiF2&
!(j@L)TT$46%$Y<h>}>AsA2;M90FBcq}q0r4T%I4+Cj*qL8MxiKpn6QR7{mo&&XOr4~ilkp=6VUTpVyv*xNmPz61@y1J-yty2$Vt
CyC#nKA+vkpLbEb_&m{p;pIBZa756EaYci>JHjALqrJD@&ChfQjiVv7p*DmdwUqPtzr~h!1^T=lr+IP<^O;xw=CrZat^ydeSqH4D
IgFfS$5KFIf;tu@vzCSlipz}sS$OLv+#;cjv0XUplq0=sZuWL)?Qp;=`|`-LV^BQMI7k?}xZ*0rdgfw+@2hip#$-w}Y{Xf%sN;+>
I&_mlcEaJjjzXJpVs~gPbxk;tYPiYUrFBcGQk}KKS2d-`r*_Wzq~i@Hxna|T0Mcy<_XVC!r(?{6hbiY=Ua`F6!+`U)Tt#F}ls_5g
5Rl?S{whFnhu@FhR8JWSkykiG+0bGv5L$0{o8Dp;0L`aZSS);IC>Ye8$G1^rnQ;t7a>^Z(MaL?ft`BjE+mc5}Oyv=*KuIFm57J3*
yB+I(bi0<Mgd0Ny)oQ(2Ho#-KDiSFmy#dz(?K|}z&kp@;4|dB{-tHF(=SPQjdu{L=NNl>T0n{QMCX-XKZfcrP?S?ZI0YYjeS`p9+
c~8r5o7Iyp^{hWmQ{D0AE78ezIQNe~d*tzb@?iVdU`+f+#~OLz?mgZSO}f!IJmcOVIhFQYCmAI>=gvHNTv>$jOB}d{4t0UXYmF7#
W4i;T!kkFK6x&WJF%;n>6h{EKP{8EDEAqdTP6yW5%e~L)=?B$1yHz6?8m5_wx_OeL1p}0@IFRK`l4VNBF{x!`Sc;sEV15<Oa!95$
f-2xd9e{*nmSKwtGIC;Y5=@gNVlv?Pal@5D9&jA!gL&lz3@OluH46~j<(x(#rD&SBAi-HbLwkE%LCK*U<aXIpz@VDzU-ol-AnO(4
0mU7n%oafrY8hMNnpiaP!&afgXw3~IE2&TQ<HisWGvY7T*KR<S1kOusQAFvh2*JWQ?^H3y83hp$3J9EHMIydVI4#8fw{Z{7!}Z}4
p!{%n^rlI&I{Yt9k2zaH?XCn<6NQ%1DN9t94+$-V2h4B7Q18f(q92h>4pSd@brOK6^<jT|h($M;^aOlCQYa}pWa!gp4HVl^YQ!ys
yH~j64)%WN&R;Bv87p53Hht0Crlda~&lrRk9KW63R*8Cmox_KvIX@XUk2mLDb?F?s3QP035h#RDIPznjR@ti}YA3qfNzUhbA$N-3
MTG=IBsh}yaK0%&Uz51}ZqXle*47epDlpR)Ry^NZ)4pL%Yzs4ZRK$s_O>01`VCwDGp>?}9teEM$(T4ZDVQ{k&DwH*tSmI{wQG)I>
@0Pw3qeV7ZRau;R$<e*@M)c=1K&*3xOQBBP2g%<$^`qqTmv_z~5^~&h;%`?Ra%LLVEb_{+CrwaY^5Qt!)JT-4evn(PB)g}CsD7H1
JfggcN{7t767z7Mw~9$cda@`kkdcS(J=?kgLTRco5VcEXIyiN(u{U`Vec#_^Y_rQ$e0ig8FPoXXEEv8OkkrUg;U8QagXhYZ0y$(m
tatEGf{(y3kSa&k>>RjIoJd&wwfPIDhkSbT^eH3iogOiyuKSMgOqny3v<NC;5VvjKa%l14JUiq(ZCK$<xJ6F3<Q_GLCP7ghkwfIU
pQ!ud?eAFIpR5v&_r<n5==RR|@geUP`1i+0c*G)fTa(Xwn_bxNTX{r1W)LWa-Wk!><LiCUtGezFsQKKAd!Z=0KKH$NeG)%<I8UPL
+%j)R<0%*l!JUaxa6*wMO4OA4Z-!`RR)m~oiQ$m$3<{V|r47|`>KY93T2gL|!!A`PhL0>XPq16wQw!=ssX)z#2j+JI=jbO~4{y9&
p2x-SL%zZm<Q_efg2R(*Yglj|MZltmXYAQGI6gimg;m*5FyL}0r*{Vcaw+bQ9=99k7`tb6iF?M-<9!(T>;u8r+D`W$d%7Lo?eAm2
4vqrh^6Q7Fe7>f^b{^iZbhNg|49B?_|2)3`2fZ-8s~-38zwPk#^Q8dxX#C6%i>nPoSiptNO<ZzK@FDKjUAMa1Z=P;Dy^vp>wbJe%
x)BdIQ}A19*!c^s$*~}E<D<IAGMG~eVdq0|Sopj*a(JQ%yzuJ8`nTFUxo~=e&zG^z(>KxCJ=dQnCyzwq&%d7Z-t-g5@e_{v-JBeL
SBuHd$v<_}bnsja+|YjtPJaV?tfd?i!U}7}1MSv3X4aiEP7=qkz`wtraG##w$~<Ih+dggenqm+|E<e9a7;|Spzs&s6{{$wWmdJ1F
98599WNd!ZnC+^nUr_q1J^!EIS8~j&l`a1R`SH3UXYla{@m-$mb<{X`4oGL=*l-Xv<UB`Dk@vpq!^jZ#{(pO;-M7nn&+-4y`un^I
)Rg>~bMWnjt3{JhHB&VlMTSS<HN>$3^s;>krT%5Q_|Zx^@vNj3iX^H-Ka+N3RfeKXD5osO3sY(!%fIgx6_m(Old1d%M^I#c_smHo
!7-h*8c5Rt@w%uLL^5J3f!52J6tN=!kmZ&z<0};f1&)i-xipxmy-`ve@O@6VHYbwgae9f{nA%qDs^dl$(|0B={ARQZq{j^wVi@l%
#!V%hs&aVgcR1$m?^%M$c#n}vhce_tc84iQp%E0ID8s}V9^;s5Z!FI2SZg$7(kTjV*)-`DRYO>7q|ub-6O&Y{Ez>DgV&LIRvP9ma
gk9|ZJ@xqfz9FHNN>E-|yqeYOCYu9%m=c9ZF~JtZ8y+$plkjl}xIMq?kqCk(v+c(HaPSsGwy|Q+u#ef=#~aym%#_(29r>a|vWWp=
JaLgB&J;b9#lH(r-yY%h3OW%44in=a9SSL-+e5YxL=!lRIo*?EzYBH_5kMmnB&b$&&MPMF20(7(jYV!?$t2;97-HH;#pDQ{jyq{2
cmevu@FbJuRnTRAv-N)Nl>6Z2{!|#^gNQ)kC<l8dm*Ld5oScZQjRAh!UUHce$;|(@ouBRDVN+wh8JpIognM6QjvTZY5EQ2umkk{A
6JOxl4IRI4Cz98r%pL(L1|nEbyTO2+<XJzQp#ezkzoYXT!gP$ljMlRfN;MNvF2JhoGSbB3NgyMbZ3qD&3`AMXtEDxpVs)anj1-Pb
Fq(9MB%4UEII}9Y$_pk(X%WLgDlT1>9EeD3I7HY{LK<O3Fy|E-u%zcD5iL<DGYI0s!-;dPheAMtL7Yz8AViEKF3Y3*G;k<Lww#e-
b5$ZS69T9%Q8LX_Sr{0|5HMYR0e4ST0pLHrwc}5)kY(5UW`CnAs_P8Iq6d;JlaHI0-2-l9-2H5iQKRAV@A5CzbKWG@yMA6f4on+r
8BuZsg@N2%P=h##Xs9!3(;w$JM96f6Nf5EIm?g}Rs%BA808wBM`~~}<2eBEQXN;cU?FBi|QxZ^=)DQ$gG(<vFNvRB|3W%yGN{Olp
QXrrtn2ISXs){L^sEUQAk)fez2!N%kMwpV4fQSN_hKP`wnh>F&riLL(ij<_Ls7h!iDJdzSCQ^lBDW+g4DJW<tiE5finqnvdm8OWI
8X8h6C@88}AgV^HfTRkgsfL&~%!r7JDQTu^f}%`<jD&(BI|?(TQzEHYMF9@5a3G;6rfDc)f})z5Nh%tMV5Eqm)+R&{)e=O^5@cag
&{Y*kp_d3QMF%HPi;!|<NffgNS|+5Dnwg?vfTqZu8WmL$5Mt1R3zs;^A~_c>b5Wg;MO@W|RnbIbn*0F)=eZ%e9-i_{&o&&LT6PX+
p}$nvCt=?tJ3@3f+IXHm6(~#Y8-YQHob!X0)s9q)Ea>ggo_Rq#Vdop2Cj)8@JGq%v#~p~|aoG(s&P43)E~H*2$_TTi<lz)L*#xq<
OoUwS;yLYuvlNJ+>BM0%M%YxeYam(J#Q<9aqY-eU9A&p9#RJc5I4*Z^rd%$1khQ4L6xtxkB8FE<JjL$ZH;J8q!y>}Ql(!1-bX5}s
%|KEyQUsM06a++3Ee#Zf6BHzc2Ujz^cISR>zU^#0N2I7IhLGQ^1b6@wffGUH_WF1DeoxJ)Tr+1tshbx92mnpp!ctwA-IBKgF()Z9
#gaWzE=Z0@WGMKQp9+tFJbcZ#SZ9wTSjd?#)k{%g{5xSR>rKtgD+S7>C|hcGEIV<CqP=LQD>o5sq!`w+vZa$5aqi}0ELG%vx=G{>
)7lx!pDuynzeZrumc3gV;XP^UeM{bbTVzo|r8_WNSh~f)R(3GJV1`Jg*e_cfgu((MBaDs_**ch&iBTd15@A3Bg$Az|r>OHkvU)q|
KEAixuo#De6S#Z@?at8ig-K<~p#P#aoS>#AL=Yr~bj>t{0F<Q>VGBV)IAWwoP_e||4`4yaor5;+ebA*PB3<3|dI0f^+`wi4f)c<e
gK0W7asWGn2(|tC@}R8+x3*u|3f4d4M;8jj0nWRVem4xts_GaURrdqHQEMB&@?M9SYC>LSjty#6H-Gd(l5`$A-j3)M0Z1YGmYyDp
op>`^9{w@61}H*>R_Im}<{Bd5C;{k@tt{?m(2g{Lx;nqd`0XA6lv*noprEIDODBUo@Vf`R@IHNSw!HyLXb?o-P53iUpXG4Lrc%x6
as^{Hr(UVA2zZ0+iS0j6(13f+=WVj=l5h=m3LtRtAsdMcpy)n-8KDyr3|tYRrM_}xp2vOsUyZO9Qd<!sCAR)b%!Ne4{r~R89$mtu
*i_C%@1x$w&%i%dZ-hr=Yvdz!-3!or>+gNXgXrQzc~kB6_s6_)=h6#=U=SqVcYESrm&uYW;XM)F#D~1Zao+9{U_e|hM+Ht-c%T*8
aJye(`|T$L{m0(tx2@ckMx$}ig`#kY##7XtO6<z)$dHS`hE+ID`Uq4}Q3T@280WLdLFAMYPT~>Efge{+ha#q~v{PC9GdIhdlpS0V
<&}8VL{qB1amtiT(fIOos8`)QUy1qY@=B^Lq(j_Zp~$@a@-Kc|jj2KUoH;)boF2qpJCAja^In6x;gQVfzV1GVWbB)ds93%{ab7%m
kBEeRiR99mG3}iXtVR=LUmI~w#~p6eSc({-1(wkT2Pj#_NO29ilCWBgKgrBd<j6xLc4PvD!kW0=$1wBUC<-`yCAL#~%i$j7;#yFN
wOL0l5u$hC-A>ImCo!{Rd~u!zdyR2->&3*|I6vrShjh4`GRWm@q9~DI%`#Mek$K6%0FH8v76n%e$=w2+S_nh9b&do$1yC4=foOs>
U{8r%faS96OwC52$1LH%v}^Z%4jYQJl!+282%neW3=Wr|i5`zB-cI+3vGMU!jLJ5=o<s2V3D$ifhvmNqkBRvIzfv9uph%>sU?5^c
xKS2i19Oj55C{YyebA}tj~?#9=m8T*=C$E*5M@?^c2z27T%XTr;EBon3C=J<i0dhVt0={f{An(l^p!R9oX}fCgvYg%PnB2s|2)mt
%&ajm_v43RKYrpM6N&%P*<}CRov`1IPW)Tmw~(zZ@A9uFbVlq+p+D4_m7%&SLK@dND~qcDzz|dSGZ=9d=e;?Io)Kl0qm+fI@h3zx
0g(_p2;lD~GOrD7=sT_GYGqpB=m?830VK6my8p5+D`Zj|x!klF^C+ra-#yDfX3Y0|Ny5Vw&YUVT&k)-cG!Dw~oTaTsw&c;kFs&<S
qkUy+Yc{J>brn;}BMivZI!{gE+zgVUpoz{>(cVrw&S49kVinSV*I^Oa8LQ-h+M^VBp*jMTcc~OT>|bI+;^0<Dp*x-G$-7>BJih~l
-FbWJkhNoyYJha7a?sqdh-*^tau{($N+fPdkiZ~GGPSJ>-8p!5;clx)y>(6O1832!Q@(3nUGpYYyEE2d!FNeesKIt!SDLzV`1#iu
{OZs?;(d~N5Y*$m_QDl`9?5Wk*q#>fsu;o@k|Wp01VHPdemcpSXMgnE9X0jPK>S7o?Fl)6Ct8hHDRFryacB=lGlLgKIy-HIK?W@P
B+1fo)K6m;V9wHMH%#YSsC3S9l^|%v7_ue#U<;&&P&S7|L?R<_-<h5?+dZByN5c;Uigo3r-!tDQt_2NI`I*uh1E`X#27P+Yj*a|B
=ugKF1|D<eGCaRNLCmcY9sxCYVtF@ZX+27rq7a#IOp=!b$f@%}D2+-32u4VcScFXK<&n2cQHEk}-FYsz<53wAQ`3QxN$ck{8W;)@
Mm(5-sR?Pg+;%(fq0J4L0VTfJGQ{DT>tg~F5uW!CUicheBXWo|Ar1($qewK{2#cXkXdQ|(3IWwtH_#o>8`T-DS}dr6?dvN`r(lDr
js%{;3~^vH0C=bF>s%q;!Wd<h5k{pJRC{@ZJf2RDdvV2kSbPD?03dvHEF%#RI_#r?!!x9Xa)*h#IOtd2?k8TgoOO|wS=)*DeREeK
P8M7Xj!M*}z0j{sI8sqm%cEP;Yfks43i8<7>&J`196%m{8|Y|pH&LF^)q$bVuy2a78yce;8K5pLFaph$KtB5nS%4h$I>oL=2+W1V
fJ7MCs&NuE7I=a{o`#DIb(jZKq}&8L**s7hiJ41d6djw?+6?g%)`&}mt3+WFI~2XCY>jLqgbZVg-4mlngqd^SjulKqM=1xW?4!B?
B}!yDmLLKUNqH=h!0o+owXy*QHd;YkJr?<k^XPyOuX*2M=qqvz(3<QaBz3QOj0Qk4?f^i5stO)(g~EeKo1tR;td#+0i$O2bgzUY;
3gvqOWObg}$o7p=43b&I7#vJayz}Rmj=_Eh6U)#e%2K*$u$qC^TR>zD0xy)6?4tSR^))<G@4n(;)<Ve*r-2Of9lnY;)V$0)FU&GP
Gmm~}tbPx3X-8Kw>B4Bybba@MwL{^6aS8Tx!eVImPhKc}GwB04vK&xK&z$>gx?VnVf;!fwwW~qu)HPnRxP@f$lcz&8f_?5d$=xaC
fmjI6i8qsCUyY(t(CvNdZFEP-q`4{=XjDjy9+PYKrBhFghWOYTW<ns%&_~jDx(5&RG@VZDUhNB^y`ixjw#%y&heia}Hss-cA9~!*
H{Y$#8-Swn0&q7<K~nA!91n+R7{xY(5@rAcWrGNDEl+_t$@dKjCTPDZEdtMH92C&0Iu_;lp*cKiH8m7$FA@?=ZtXz{3_3l;a|Q|t
F>}S43|NU46h%thua~-X5E>-7^8=rg;=1wXhn@-mSvhtO2v)tVj1kfxpKI}l42{Fk>yh&7hexxW(sz{UkxFGM2c2_8bYa<g*GaSr
;WN*b$GMJ~j3#lc)h}&jee-se*V~&NJ+V6L&YAVECsTVmxZ&541|9=_EmDq(v-5l-7GqU(2X}g<K$zhCtm*Gc(v+wRC~@(p!UULz
gk-?tNW$-`oEQ<=smiNJz2nR>tnu<;fToP4gz(GNpvl5eME63XTzqBoWI9b8yG|~Wh$94r8q7l4Qy5THD>amS>!jC=&F?lJ3`r%J
*vWv#ii}%y(AOw$8{ou?B!#ehV+{<TnN!Go$ONHN0$?eWc$t8ByA}|n@i0djGR{TVz`|f?l%fehg*3+I9h~nb_*10F`ZZ=!c1s-b
-po9CHv~%?B2Nqj7B+E)n5q^Sd&I&mHa145dU70%3kq@wix?tB)d#@fNWiEQ>=?EX@(@I7Hp32x<^$wT`jBxyJ`e)s1bfWn4-L(P
NIXh*h7cpc7kp|#&H(f{0%~E)EZ@nk8p4R(607y&=Iq)*>fN7Cu<jP@-8bB(lCt}FC(qh#<POJt>}}yvDdBirb00=&I8yrcc%NP<
FIt@@-G|eq$nRNjv)WLI0};z&OVg66AVI*X@KL&mX!CR<AlwE6FM)tq%Z`YeCnGdmtE{Jv!h@+!3ObA_M|lh9Y0PUB1sDKO1_)rl
dO~kc*PU3a<0Q4PXfB${9(c>(jkS2Z7d#&ZPYr5C^ULkUFkvE-EITrM3PgKap~Vi`sA&Q<5LAI{K!rzuY{aZijKvY))N-}Ec1Eul
6{f;*6>g14BD(8HXx_!HIGHzESbQ^+lG~}>2NMKRxT!M}1{&eUU<hat0~ip26ua_f0B2edDXSC?OMb9C;vy09G{tDvxnr<1%JXat
++OzX2>^=~+X^H~$wS=Hs7tV8B$!&~Q6SG7C;|wXwz<h1h0S$G2D0u^RXH<8qd8B2m1W{H(-b#cb39p^8lE6k@Pk)e;0Y9m66YSJ
=^UK`KwMT)AlroaI^57Lfh6y8W`WmQqBzh)BO_x^m&<DBsZR(`R(O3VvPhX$XO{Wg=O%_wNhn#TE|pyk86=0kFD{<2RR%SH@0!ug
>PemPZjR^?6^L0Ev86^*7aPdj*BPixRSUE(O@ua3F$TRC0fUQ8WFZ2M7B^US>PYLY*>cPSq7bwTM70T!xB;*_BBvZHB~YhvAvu*a
XoquFi3KEw8JEhf4Q2o!P;#`v7M_m-N@{SEHfK?EY-wQ_Ma{kH=5w7ol$bQc^5=<~6f1X)8a0G)Y)Mmc@WKRh#m3GZbE@Lfr1*SI
g;^}nT6(^#le-y@Tc**wnPQr)>f}|MH#}9a!51pU1TBzoOp4XXiCbADjiv)8wx)I^INrCd3|f_-t5>VPS(*lcy=B_n@boaN%c%x}
lE_bj(@LgBk~e6oh!8M>K;CO(c=S9pPkQHdLhkhgTnr?nd6|b2>RR*vud5T`quC`8L5*p%d+wagcqGfWN3^?o<Hb=Izg)4%ut6OH
84qRvi~xb6FO=h$K!Amglh%|04#kbkiBp(1YCT<QyS2WHG+>d*2x*bbi6Uk!Si4)b7A8cQB$E>)u(=|;mr#gany7&j$FmV4R|=fk
f+v87T~Lb(L(Ov)0^;XjzNKD=gPK&BvIfYCiP*Rlh!}8(LpEao2MlMb+&CsR@zKL)z6Q7Bi?$2IO>PfJXx7?!5))@w<XqHS;|?@p
s~&1xRP2iyvC?E{33(xh<#I=fh8VR_q3|VV1C=r_z>wmF21Ep6dJ4h190AhPmwq+tX2xphB5+Y790qX7eK)CioTQ>bP=Sh~6oj_b
inSIE0m)Q>6dzeNRU#>L42Q}bP7pykEY9Ww@(M9AzYvTu#=;xdG9<`53zq^nNQvu^v?HNP@;5G+ba3Dt!d;^V#(8}6$>eTj)FG`*
a3o_TXonz54lhGP2<k<PoKYQ0#Q>y%-+-hIXk5Y)CQh?&cYu&sB=A66?ZctKK?Fh?d|?+B^Es;4^|>2b<&g053UP*T%}{Wj?Fk2a
p{>K-@~KV87eOK(Y-G(83}0v_H;6DKTiq!IP$+Z^iM1P%ED>Q15n^P%NVB_T0hbyvr3%32)@Kp~^Z<clIwoisV7cf4uLA_*aPT`F
FEBc{<fmsSIL#x|0){IoLr@?F1t<^#2uF9lcyLth8GY33^CE}}57FbjX(DbE@vkR{M0=elMC9w;pHHv0_Rm_96VxYu4%FuMd!ecB
#v7X4>|xGxxn(}~c64zLxJR)!#~d4T37}NQI0P}|@-Sd})K5-8)JYvqm<^p=X`Gn@u|b)tMMh?TW(Qg+_&^mL0milLH!;kNiRKk}
n1wN+Lynvc3qy7=V6kEgf^LQoAvN$PjmzVPnWLcuMcnjsn(wLKLwp^F3`}<e-1IXxKB)7~x7Bpr4DXvZ<US8ZpI&z_$Bwplf#nyn
WIzuL%NWlXNhpYr4Dafkhp%VHpw#T3)O;B@$K!c>_06Wtr#5M1@I%uB!Oq}W&jZEaX1RASUJmKhe2g|t@C;!`<3{PDL^?iw+z%qG
-1KC@Uq^{#@-xVF4&-)v%#VERDU{_Bzew_x^Lg~&?~iuf1KF?B`P=jM43j&fFwO{Jvuf*?v^_ZZ>`q@E9-QGO$2Jv3X@@-JH1eCz
pkN7PxX=nTd7Y9vz$ih6BFt}&ITu4@exd^1<;QiM&h!-IfvV&j(<3*Ab`wyZOhGEfq!3IV(ivf7@gxk`kI2Y}p93fjftlji-kmsT
%nN8N%*D!TSTyK4>Gp4aXA`90!viqr1AXtQ^Q(z@wDY<!qPMqz!i|z3tzbmZF)&*|w25t|nCUDu;jA{?W4W2KhOl0Q((6k?#)3f0
mLgg}?xt#yWf;b!HaO}zpoELrHRmzCUmi73^vr4MEm^x{(*tC*JP2)2ibE|nk>;&1F;kBAQmT#J4dvsBmVvfMtL54$H*ajl9kRS+
I5Hi*FIG%L5kuEChJ*^tVS;&2B6NXuNNqRcGs}scQ%o_2m|_J_gn(%$TC_p*QxL^ErezrH?&G!f>8Z`oftJ1WDx^np(z8t6(Sf!V
?Vj4tZ+%nK7IkbbrHVUFoJHy2^Q$<VRJP6Ccg*Js=3HX?($d#@!@(quKrXq`(5_=-oX}CV=O?LbVAinuck8*%JD!*dX^`oSkk?$v
cD``+6n8>LAdW3^NazAUu#gQgu%3o-6q=gz-k?4s0M<xlkT43lk#JbhZ>KV#fIH<P!cccBw%yB-JpW#8<DdjUfN)#D2FTL<WBp`I
gdl+fD1iEF4ufOIOalSGP90wF$DeI==B8}b@>+?yh%^4m5r8$}!Z*g~iXhH$;Y##zZ(4r8ozLrocgLIj?OG$PaNzyAa%7foAhQpz
=-Y3ym|B6y8JbPEOo+jQBFGRxM2QSlDI_TpP(w3I1i=y-!x56Cp`{`uW`d9?Vgafpk*bjy1yQ)pz3YtPMsO_|01$%0C<Yz51j5P~
9ouasHU&DA|1=%ghyYYgjZ)QBtdxjCsKi86WADale)L>%vxpk1n7~1&o~T$-KKQCgvpZ2x<szDCiYPg>z>*}6oQg3tNBH+MO6(*7
3V%Vx6iz);YAq1G+-K@$qBdA$`FE${fX{69olssKd88QjeDr(kjZb%#wd45h>%KG2_!M#&!Qf;PHDFtJGRRMJH()NFIuu8+WGpW<
O7Wg04ngyAuIq{BwMUW7zPZV0IVh1O0*V`n8X5z-@t0MMX#^++mK0kXEc@zf#}hgnUdMd%V+~!PO97Ejrq8;kwPZE1u&hp|MUgN;
p|_YMh943cANl+HVWYiqT@q`BCUIX2MvA(6AkqN?1689lYfPqS$hBoQXtRVOD2c{h{>l`f2(@O78nlV_<4g$w5)f=Y6bZawaY_T&
R@N7iz$Oqf3PVRYLZfOs#kirO&5+ZFuNN{&Hfs=iuZ^lBo7|xwsHZJ1Qydu<p_oK7$rLp#6PY}aWq$&O5(wb&I^EQ0?1p6oNC`z4
R;LUmQ3F`RRHAfh8Nf)=3rpekieQn6yxI;|Mgm%31s@1WH*>`b<U40<s#|Y-H<DCzV@E{tfU8L8Wtpw!a)z?=&F_2ZFHqz5Wd-(y
Sg~ShsDcXV#|g5Bl;okMGFiq#cwlYQjFu|>yUFbg?uNHZWZ$c;+1BYRCNbCAQOmVwh-A*RVSbOa-1c5#9+y|=s|JQJJrmu&%tpLM
f$9mG$=Rh%3pzL?3x~yq3n>(2VH-9(Qb2Z;o56O(&Jmi&a$G#cG|C<(vfBm_8G+eTkZtaQ69q(3Y48F}Ii$p+DG2Zg7At(nWKM3y
O#?*RVf0Y7Fs(KvhRS3}!yBvMz4LBKAvq13p9YQ|Awc*#?j_9XR8-)abdsAKjh@uqIGno3cz|&BX)NeGO>?pyq1ibZ(cq^%AECoj
QB@R9&QF4O5@;~@J?QM@;m|__op~oix!^JnWS5t{_ypN$o`aK|;j>22@NRcHI37So3D$)4eR>iiCZyr-0-mQ}r;Q?61<V%hM`sF9
vxjE2-HYB_;C`pU*pXrLJ_Epa4+AHtkoXTJK)@xyfWs6Qf-wjq1Qw44LdH*0dwZ?&_q-5%J|sA45`=$bQWOcFe*iTm5u)Ii^TTfL
*@>~S|8A+;RYY*NQ(2a&rOgYLm-uAHO}ID!(c1wAK|oe8ri-{E3M8zWqar_s35i5HWm6(?66}vNjh6_6HU(Nlpr#?KGa)HrCsNTE
5E+??j8G{Oj6xwOL{<TDge&A+7V8g2<Pc1VB*a8e28a}-W<@dp%SI`!0BTg!|E5i}Vyr;KL?sO&1x+ep<1_|{0+m5W!f{{yVWAR%
X#s$!71V|h<R&OF1QAOSBuvvVRLoF|N~u7JNCQfgFiSNg#UdN|Nl%Xo6pC3uplN2L3J{1whc7Rr)Qw0%LL7kna8Y6&Q@j6O?5_`y
!^7jpD&^hcl9Gg=deMKS*Vu=`SWHwz`ryil{5y#u*igqHF5O!Wb_XJj60uS(Q*JL;=zi!uz9X$r_{0@mbaf7dUr)3Ts!$!{4^Sy$
g%1O?McwbhML@#=QB5)p3nKv2P%tG^1Vu#1iA2p%Q5W-j*ieCnK@e=RJ@HRei$;Ka6$*((3`0^v(L&KG5C9P&x;VIuG7w2j$V5;v
P|!?G5k(BuNkda11VIEyP!K^AOhFS$g0iIyO1J|!QqmPw5)_F56-Y%wMFGMT(#nYn3?LecP;_WGZS>!b1;k>59o8KVs0CzLK?F6b
z=+UI>NASXYWYyvo@+~d(}+G=fyg>SU-izi`m%GpObMM-*x`R(Z+|Wk(wve^M$rgV(sUO`w{UzMt|wD^V>jQd;>p;}@Vb5Ej;o>L
hbUia2U*D48%$8>$Bx1sDRlPv;2|XwwPH!XJXc+Hc|~{EOjJ>>goE;tWMLBvL^&l6_jEW0IC)>&PzI|K&V23gG;2LElwg=Nd6{-W
67E1trjRR_4$2b_V!4tMiDz8yxCW_v733;AGW0?l+M1qTPXj^e&qYWI5S||x5GFKs2=v8QAr0MZ2tk7|qK0_Tv2i7}&qFw<tLKrA
*$+Hw;wpsAj;)SbDq2X-hXTPgxUL*TXG#Z*Td3#@Q+=a3%+e4|@E1Y`>_GX+sf?NC<-5;>_<q<`W_D8_n`HMv4`?W`M|>$B4cAr0
O(A<AgS7SteiV8DjTnv(hqwoci0%W|uDu?)LsN`4aD-}m51J}Zk&T-r4#6Af>kPt3F2_tN^Tb%`3lQiKI_6tikhOhOQ3i9pz|(B(
5tn{X0E*<dWC+4xj?GPtoN^5gwc;dZA!H6@E;lTD+7ai<1djTkx3p;q?bHwlC}SE(R7QxW0fGt|b2^F-l~6Cqb{r&vk*b7U8Ij{#
T<TQ{d_7SVA5*?&fqGsoK{3~y@g&b{jtO0#VmtyF6Xb4W&?q5XO7cCfh%!3s$)J5Y`(6XjciMeD2@As6=cfdA^!w9Ke7B`1a)oZ^
lif!bSQL%{TuSKhL*QEvT-=E~Ejl{yk#{xYQb8op@DSy-<06G~wjWz5goXFh@l}?x(Wxww7aE<M8q$@cW;(`hdoIOV>T>x8mLZeA
j&~x#dXqj4ItUI_aK^ZvYkQHE`<Qnj`^ez=Jd{pxp{OSWrbk1@oD&kfC<+K;$2zFsj~QGpK$Ei^Ppx;-(a{7Ep}uz&>o76diDdS`
xP-vL%?cVfD?T?c@qDIwA1_5ELrSa_EEP>s)fO3NMrCgl2cYC&E_Ok|#}l)#p-37=@59d&qU;?To~kFnOmHRy_7urHaUS*s`0{mw
XL&Qa`wjJEEDa#d>%i+o9KOx_(X7!s!?PA!@5UN@DU`>wsxwmYaM5Ns&_clTo*YOP#AAqqs|_Hwruv{bGshJyRb)?TVj}^1JErw5
a|m{Xm|w4qhK=ONP4mgI^jp0iERyO|yvV!|&;`m81V;K=GqRrM2;id{)<fAVJa+inBc}+l65C`9=1Qmm^T0e2n!tMsvCy}xGRDvf
DQ4YB&AoMg0^?ohj!-6O?Qgc@thv&?sIvn1Z@$-KwW59dW5)p%9Pv0})`L>$OLA)biJ|au_EV!SgzM*W0DS@g*1*e3vX$Q?Cq3Y2
k`{*E9*C10v=3a=`BvoTYR&>Yo;0cG`Mj~@sO1L-u2a5O9;kd&urAi)fcvfj)nTx&#D?;(j<sIe9<sVfaamN-w_JNk)GaE#96B$<
dLxsu>nC^!z3oQ)OzElTds(Q{Km>VkF1TWdk_ok`l4k8}Z24mW+M}a}oS`1mI2QPmxx-^cO9n0zn2LAxCy_;;N;1P`zKo@A7s=$q
N133q8`Xr+B<sOD)aq^?bdRIi?EAyyJRP2o2S$xU)Hfusfx<%1M+2ehN@fPQD}l>FV(4(>^*Uaq#O<E$<qjv%zqp97@k&JZ03RpG
?|Z$!Dela+f+7ElsRhom|AR5biuHA(-A=gd&*%wQZ6x7K6#omK^Cqz=md^^!S{;ns9Gif1#SR99)5l=sP3$}1CuE>|d`c$p2%5F;
Z)|E2y)}srkQ$=lL#sTSVGC(>VM93DpH>{RsiqJ)poj(_e+Tz`s2hFfaiD?!B#ctq0BgTQybN(B3Ro&uH0M}!u@s90=uY~mbwV)$
0(-^<f(9h02Z1;!fDYl?@#n>Er+ne^LJ40E;{Oc*VjYSnc@SLkA_@3J3<Wux^y^>m*awW}2yQ13`A5H&rqBaz?Ei)kP(1wvA>s-G
{Ur*-#05Wx;>{pFx84BIig^W7lkh(OM#v}e@QK#62S8<t872^9togDu;7)@A3J8d5YD#FLsFET^3Nsu6R*L{50!Bu&zb=hsW-~37
m6Sq0@<YT$ivWlZO1*@P)D)<N00L5pKt!N~Uhj_kI{-d6<eL~I|BT_94*vWvnmn&9bK~MEBe*^jzz)4?cccX<R6>Lm3IsqX0YIRA
$nxhze-tWz6msPh3E}COM2Zn~WLWb$2hlI;W%9y>2cI-L2x`W`#>n81Cn5{Ba1=<0xDp_%XmTQk5E*J|p&(^^$b0ozI)O$>5u&LO
D|uHUAuuC&+z{;Y;3-2#whW>}xDf4;J0uRsP{=_rm1zMYLCHXA05t+?T1B8W3S<sRs7!&Np`l;=!tE=QkR9-a0%!*h=G8sAk0Y7Z
c|Jt>_mBoE2Yh|o#xP1_4F*{hlaY+al!3?sW+9jXE5_LjguoNDWIj%WLtTDQQTbU=BA{s~DJd$2N>Do8kvRYX!b~@Gp~&F(e0}r7
#CB47ybvepH^BIb?+a<iRw#V`n|;nldO#q?NS*)bOo(}X|6O{_xs+pTaFZWNkU?R+L#skqDvK5_!6rxFF5+R<<<N*ub2F=*Z*>zy
ccZ3e$R`eiQtT<KFwDinM!VW|g$MzTY|!L}kPy@b3c+N##mWWN*bM?~Qg^(`ArXZ_RDf*)DY|cM<(k`FQ+b93qrGot?Sh*#o!-&-
>@eX`y=PcrlGX5N)YGPk7=|ZlHXE=tnRi1lHLU`eYUt*!?8LwF$P>qAK+%X95UglOCuvar#^Zuki`Jz`lUoasA+oyzh6y}RDaJ^X
h!n6v6b|3_p>>qX&4kE^u8JMeL>UMtkW6C&;~T7V*w`TCLqbL*nGHouK~W<!Ov+_~0tv*x&K1?AK{5P5f5G59+W5S8mv_r2V21%9
Q=1}c0O=qH$V0VBMJa^&;ddzxBzxD8|2f1HuY&ZQzMJ!9BK#@eHCeQ6_19hZHzuU;d23GDnTwowsnqx!0s9xkY<Sbd3A^UbuF2!s
@A!KVCqO-pe{4RgUfiZOn>n9@MKn<zT!TG}ftOY{T9DQ@EFImmc1?uAUG8gT9yN$ui91=qxD?s#Vqw7=3q_HU+egkp(~j8_eqTO3
`QDpx>W2%E$RZ-2c=9Sfl4n*a-mb}#xTbKC1MjZS-wbnHDFe{59~Zdrx2<vRiiFx2a9yl4by#`1?(chpp9kLXoO^SRpE;`@^TFGN
a$5y9$7T+7oy~z0yN)_ZWNl!fV(q0D2?dvO4Wu?VHgs-)z!00tCPE281}ue~?f8(HnZj&uKzPRc0eDpu$|)>|K05XHd>)i*^ZI;a
@WO0-LM~i>hfm<X?P8q~QY2YH(mfxCdF=|s9!@*GZNeaF8DkjQQPvtjp@_>QW$FiAAEg3G+<blo`dE8mreOT<Z$sGaJ78_bgS+GB
=gB{;b0@cZtBC6jn*HBdfRcq6V{$Rc`+)mhWXP^n8Nb`^M1GGQG;a_5Jok{>()8sRg3AO9$!$DjJ7$Syg01_r**g`;H*Ir+lox{l
8=oNzwYCXFMDqAaS){Ln;`iY4b{%+;+{(PvwWTRwHQhF0E1h+!^OWGGOVtN%oQ!$VrAktgn}s|52gZ2eWpg}mtS&e>3Qx8-O#)FA
*h4}eCm}DryBOykUJ!a4ySgVU^Kq3imC>!tko=&t1genVCthSEd>#Egy=TMS?0Vl(9yrgh%=ZcWc)iac<RsUlG8~b@AzWbKpaIv@
-K7)098uuMi9PToM4|-i90TqBzxB|2yj`03yx8m&LEQW5qCL)!tnYnY?=g-C<=8gSwi}o_2WxE#TpH6dpx+OMZNhJyDTm<nY}@kh
wyPal962NTsTpX@iw@ErW*8zJpv4mjGFP#<CcJLx-SpQ7{$Dp<T5J;8IpENtpbWb#a0wh#T?$|W`=Dx+8UA~Q7|c?XiDb?ZLMjYV
O0dkM%*>9o-eWM-0vi-NNln*Kp*FB#utf={UN!XRUg`7JoElFG-%c|$7^UdYVgi_$iUzBbCXo|W(U7o1Z3bfk{Uw_bpDyoPkH;{B
A+RqoNkGbAkwqyGps6tfBY@4`<iXXy7;|@=LBTyH7?LT=(uWLfOA$1rYDtlgR|AR33Dg-5txRQRHt+82(mQGwJY8oZ5gaLJb%Vf`
2&^hVn&fJTVFhC>DTH@JY?v|)p%zrY_G6&L&Ftf^X<;1lMNn9vjJ8vug-Eg8hOr*9#%D>Yb)y{+G?Bw)$6@Os!@F7u(mTj-!%s-Q
bK%_4cyre6z3JgB<rfzmG(H_2o5+T8a8Flx8>4DH4yMWWrN~R7QHD-oPEyP3;|+DTW)?s|#MBVk1vqVV`kFPdK#7?sVhszGBgcmg
Xu5H|UG5^XD7yq$&a)JdiZk1WFr(?vWQ%m+;u2^BP2z=WG^%YNfe2Fp!Q`?Gpk($~1>M{_7}OABcCZnx@W~cqHsNVYGY!8RP(xe@
3@%mFkTH;m(ViV{cp<FF)iSsV5-m~FDzYihG{H8*d$sF!bxY-|H=~;ADYudW6hSVg;zC3rK~TkYfPz4~0d;cCF`_ZV15FhIgDGMP
rN9q!HZ&cF5u2e!jLx%(H#J?%V~}*2aF?3*spZ)L@^KEe4($z(UEP}4%}oxCWY%jWD;EPSieg8U@vcnchl$qqR0rd`i?$&O(eh~_
U6*AEM1nG*p-p86GbkgeOwHm@*NVLMdCNV87Xm1V<<|y78kyXn@q$>30(nWmP)VK~K}z}tE5t@&3_$ODLimX4t^m!#L{QAY*(~d_
zze)GL)RIb3_Hm;lTOt<;ZGcrVo6*qL&9m!s0`bfhCs<`gQo#ElOO|mRwZeLEs<dtRoYau$Y5#XvS#GTNKind?<X}tgS8I9d`_%1
YHsTg86wOSlJ~I5v_q`**H1~#y%5QUigbo<6SIY#i4OLJIfhuIS;X;@hkc(tYGk3b%sT5bN7XstQo>4s7Ayfnr08G=Gt3fWkuk`2
ZsxjEhQYk+B;4pWsntn5mcUSigVM<X0jA4<*u+)k_M3=$4-`HQtiS5v<8dA3Up)mNgV@`4As8iKXrRGfP3u*C)C<<=3x3rMG6#j6
Y-y0c%~}?tR|JrX+eFaiyGL{x2Pvn+L8)MXP5T62BZQ`~B`mR*tSj$lmvK+OWzRkKkjiS+#Ji%@HKRrd<B49`iItt3)^Rg>9sTp_
9FbEt6{ip~IFPvFqUa3{2*M=5L^A_+s34>|;`5pfr0F%CVNw`c6y?UQYn$5X-%U`Q<&!SAswCoVkStAG=_XrFQW_Q72-MWn$Qp^>
#|ldjW*G{0qN->RMlt5#Sa8(Qq+Z4jApyNgba8knyucavlvl9BZh(hVL7+pb6<B0c;2lD9L!tyI1|pD3Xo+vff~%DZM>B*;Ng)u`
L|r0?Y#Ty6c=V^(!T+HkcutLYxPkFgP=pgOAW|JGyHFr=LrM|U0R9nXSwbM75rv2S$N<6+iADw)si-KRlpvU4r$nC#c~v|fr{%sl
^^dICHbM38pGHt&2)rl*=bbVA1VK8u1K;)U?z=L7kMX$|NUM}2Nr`l(sn@#h?i7iriC4Rkem%%?nfWJwf!=(Z-R?MCtow>W{M3DW
fG3pEmAlz>4GkJ<g;wg$8{9KCMhC4a^d`3Ty;-cI0ceL(WYSGKL~B1zIn%!1KX6A<DtQHv@!TFA8dW?drm|!)^Qw!kQytZmFEgfT
s-AlfI@o^h4nxr-$C6R{h5O)?Ip*q48>!oLE}ltmz3k?pzO-SpOe;A<ZbZ^?F;t}}qXsIf&LxduajV2x3JAw{A3M&Na;gPr5KQ;%
gMq?7J_c`92#Gqh6$VX2r$LhD{1m{-j!`q=5Uc?hot(tDa;i8!$KAQk-0BKH5^E1fA;~hHx4jg^bGx_emq$2<5;4ZjE~4mfSy-n#
98(ZY+;CXVlCfc?7PRTmi_KY$RZ!^OVlQ1}$+}AwRUYp5-gU(~aOWHsG1In9gBh~K=k-ZHZ0>{)F+1l$wya7HYuYhQ<bIFot&^Zc
jz}1wI(UHWDEj&J@$t`r@n<sa-&S<VjHqdnv&%S;s8%elA?wnCvK82Kqm%D=aBy?YZSt?zli%2XCp`?`8|02<bHDkB^EIhs3S6;#
OYG-`1<>)!Sh&g8L&r&>-Rp<B!^^`GX==K==d9H4=0yqJK8E?MG#8&b|6O_KD1>5R6SlhJwzaKb71_>(#Q;b?Uy6ErJPg+7e<``|
Tvc=t*gO*_f*$XmQ+lFa`{U5|o$@&a^Uz!-qk$q|cu^e!W|wp00wikaAg@VU+hl6ESEu8W+8axDc{jys+6O~*>zh}>9y(me!ZTIS
^9aE&d&T8yO(U&Ec#|8J1zdT^Fs;q7ZfyUmG&D65G<pS2*^bD=#53xig+)rF89{|(exs?-k+UUduPP)AyZ;Y9U}bnizg)kL0IslW
L3tX@>WttTW7$g@S0q6>S?@Mt)Z2|fF;Ryk7#aE<cEi2zk&<8|KtBY4kfxVI6%s~}j35NW2;Jz|2VV<Bb$etqGdn(J`xX;xRqqhU
vjD7z5HU$(h$0|S70<#O<f-LTc|P$7z(|4DCfG8$qyjj|Lz=?t5%tfu)q5R-6E(^w!>IA2?!9g*H|38L$6h%avFFC1THX$0t5ISG
KXp1<sTnJADr)AvW@m%#00m!cs>O%TiXSgqur^blN6&%Zj)tN!$gK(B>&1tz5C%sc`sihk6?d_qYnhrF*sl3IT%`kaO^+PA;z8n2
pjVBJl0YXwBaot#r(6(Da&T%a>!3U_)dET8&pdKI7}dC@B7+KcM4ariQVzhg+Y&E$4JFt?k%OVp2WaYs#LjEY3!!asmz5%w@jdru
Mf-W%@5Z?g%5RTa)lpu7@Wg^Ue9X{98nDCl>RzyLVEF1}@{sGUhM@TM$n)Ahy6euzZ3V|pNeU$(^pikNAutGpU~gE3MiJ=3M)`BG
VSA->y?OKFGZwQ|;p?9F&1KgEVC7ZU3ydO6X)Pg7R<pldF;%6T-StO_-m7x<AD24qVdr%v>>}Nu5FLfcBU{y=+04~iS=M6bpDy!n
S1WaWrPR=nQXFF<&sDj>!<WI+6*ohR-m-(x$+<J*8yw~-$vLHg1EiX_Y=mx2>F+UUcy##H*Bqt8kn4mcEh42oZk=7RAuQQ*IDr-8
jq`rbmE#8Z=d?X`IhZ64^&<4H126zDp}kn{bTPiV5<CqqLm>G=M>^Z1#)k)!(A(g5&i4;MPyml4H@R2{%_5f9jN6VVhB*Mx$lzg#
@zrxUi{wnb9<Mm{)}lWQ-(8021|gVrmO&h_`YvX?DB$vT7_FDZK=Ckm@H18iAZTv0jPs#~SU|~Vn_|VBY)}Rb<C_{b#W6zCY%mtP
+=<~d!1;JJO`1w%b!ENz_s+JP-cHlpo_!tngxl;&7tu^bX?FN|uZ%QLJEw^>5`>yP$w}HC;F>J3l(q@cq;yz62R#YvqNhh*HP5N$
N%)-s$qa$L%4@2A3E>Kt#K2la5F{wv4FD!0Ku|AKl6(3L-vY=XxEu{oHIUMK&=`Dge7T+GCP@w_iNbFSd>9f@l4d4Z;oz`)N;Clx
j8J1y8q_d5F;E0x?-bXc6&|6zy6aoOGI@PT>U2r<=<zlk7uutu198l2T;LC)MQf&Qj~yB7r)@2YL&F;xI-XM3D^PpVzJT10dcFkT
O2q`5D_sI6gP!jm@(`(75*cj4JnPKy6N_5Ql#mYt*B9aT(nBVC7PF2mceg`g*Kdgmi01Q-@H_Enamu0Jm&qGB!LJ;3c-!iDq-U{k
D`^<HxbSvGRLbv$C;_bEG~p7*Km;~9q0A9<akI(N$Z`ig$22t=XPCsWQ)tk(6pAH>1w?dwOI>(sz$EX$-^HYK0j}~#V1S1tTBxxi
YR!(f?NypfuXE?2Z10zfeR1AqhnyUAI2ud9_EUYIZhd@KXMP8I6ILW~izdtg%=)RrgUi(rDx28!v=DiRlXq{;P_ZjStEBcUvAWAV
imcTNURtF!>s~4VuxDslxUL6{=#5aw<4IX7uU=`#k_S9<(&VBaHY=K9v5vkg(K=RZTGwKw$ExYqs~elwj)o3L1Rntlh(SP@<|vzi
>+B)x&>HN)1pNb?@vn>zlP5-4x(9A+S=slKQlDcDnm&Oix!DgU6Tligo^#JVOZ7tRCwK#to<I+Dg(*s5`8D;=MSgj7f(;;z#)f5t
rL;3HL!!;MZ6stxAdv3=gmJ?sbBzovjKY-Q5<v|gdLWzr9{&0@Gu{LD9buyEw?{Xerk4#UZ4GYdQ9)FAan}w@Zuf?1Fy^yQ5LGtA
HMg35^IWghzaI|??-6wTP>-7*-b3!>;S|GsF7_129W<VxK<l3k8;j%=?~s860JTu03@m{`AQCMp1e7%uB?VASMM*%2k_3{{P*hP!
(nu_*L<+3LK@bn$)5~3*1+Mpdt8zNNAHMG7BuG`XNrpb9+@{<%5&U~{st61lQ6$NiV4#e-$Q*$nA~js6Xw)WcBPi5RBT+3RNGu8n
;BqE(QHV@R;vJ#OfQlMYK%7V`l>kVw2ooV`W`stSM51smRTE;t$eckscI46i3m!}fEe$9aq%cw0l98Yy2SfyhBnbgctl<!-5nOlD
N`GCAEA-1bwv>k4#MC@9b4X+wUCBr!*U=AVk;BY=^}rDB6%TE|M}QBP!V9u02Hh)$1MzzwdJV)^+b9&T0X<T*F#^N|C_O-(%Lx-j
1XR+C64bD#ltEN_H$d_BY$vEHTA^x^205AyffJeffBD4}>%MNUXUo6Kh4UYtFuygpZwDwWN5-eq20^syEA&aW*bG!<lAPpt#C{_-
isH@{SkR6pRr%b~sK%@*FFk;|vm2(-xhf9BqL?70!Hk)~>g3u7X{?l@W>W*GsH3vIBQ=GAgV83Phg(s%K4a|fgeRf|oKh#;LX{v1
r3wo014O4GaRO2-tmo&%EJ%GE$bE6jAkkwjl@tIdS`k<ZCvYDl<bFNjw^y=G5MEUiu<h;bJ@xl~-ATYmX#4^Ju%{<e_SGyAT2d8^
Ng7ZoZA4Lklx*RmchAcd&~hG*hY{l2eX{f$@ifE(N&GCR^qpJxXIFC*z-60OSxw-%yC?8*#n&+rM2%dua-9Z`K&Kf%p%2|6u1jWp
&<Uj)l?b9Jm`IsPD5#25p<)$ER47DBRUIL;4mJm8tXfP0f)j}qB1a_xk%$s!fbij$yE)nVJI@h#Kmz&)nJ1MDvkb^_F$)}nGG++?
r9;q(wm;b;WQI<70GelCK43KXCL4B}IYbmMrZFIpmcp`tn3oKS7Lic~mREYan8SLZq;+ro4IMr;anhX`qk~-C6DsQjynrSPKvjwo
H<xhg<|4=$B8$anG-DCIF14I5H)=b)a@{)2K*EuRY*ZVCFjS!KL!~=^--uSPDx6dV)}hs`*8B0T#moH9`t$lgibAS|5f@k(2hwaa
h9O8y#0h|<DpHLCEdmsYNE9JRlnq5oRE#hnP_Y6n01YUV1r0F*lz`HdC>V)rBCZi96R?Onc<qcxWKmUiMHdL;lVU|S9My>>Ly~iZ
E{+66ag`Aam||iIiGe980wr@XXriL3mV#N5fu|!H8lq~KDiD}cPKRPfWJfu7GK173oH$SsT#5snn5%5LKz*}xN+M+f1Y~WLJwP=}
Ohl5DnrtGHB9gB0&o{PWVj^rO5~3)eqK2rYUFjNN43LNhWF}e~BB6;XVn9M7B8Y*Qfdxbq7jvP)AY+CTDua*(0Em@DNI<iIM*@bV
h+-)zDOFjDRi+}G0J5T@B7@CCFcCylB8HB)OfJAXI9yeTaiLQJDODk68APltK`{|UB-J8Clmryjfn!MsCTSQ_(5`5l;87Df7a5!P
P&fieq=pDdghI6r5Yh%xh)kLaHe6vxDyBqHO%moAK?I0FC=D|V$YBxyf&z<_S;T_nav2o_WRVrZ;80Z*7hxTy5fpH;;6)ojVzyAi
iU6c3H5Lnyr3lO^B#|kWwGwR#E_Oo*BE^?zU`&9hoGJjsf@CSBDF!5#W^)XPXqkveh$0r4N(q)wg90R_nF?#4E?%SF^q&$=i{iH1
llOJyQm0IV*$h;4l-*OP>X$_p`M!|h3cMnmfhigg%9D(SfdtkT2VS-1`L_pYQ<Q+2C=fu<(u+V-K#>Yi5iCk`!xEXUa&es`)%-qh
G()qn5J<#|f^uLLFc?8GNf3w?2w+ks0s%+~1(^~E0CErm2?$|OC-;5dn?es5npt&%s(}R&P@>|YutVy{_vz{K!M|?zrmxfQ`+I&r
)~~lWll=Vy^~vg-`~OevJG~#{<oA{KeE&StN6#E%L>2l7P^zcg2~`>WQj8T~W;snI043b7p7j<*C>cUXi9yn?#sV=z-B2c-N!^#4
@c~#NO#qr;KulV;EP4s@NAbJ5d^48hWl-{Y$|L_fS9brx%JC~+x7Rdh1t&3J<t|?)0odoA?=<xUmK%TqF!tiAp^B!<C8r>vL`}O&
>6_itjv<DB_*t#I;B!sSuI<eHlW8Azp6aL7SG%X=t14~LklKra%+*yg=@SlH4h%2>Q%}?Pgn>_ymQix<Pj$SAzjPyoT(b<Kz)%vi
)+we5nX98*%)v8>%og*4ri~kOu3VhV$%8sVs%ES+g>{nzGfjgIwV~yOpV_^E%{(A>J`=+yXvwsc@WS^)iHTC6jqkTw+jqOYNO8o{
Zz!O=b=GLQ4xD%8eoxWe27TV3_sDrpfhj`5vsY{?Z7m&bPLTZvot@XZjL$1EfO(;}3(J1fj^RRa7zkhlf)r?=6OxdkecyLyU+eAr
@(r->2D0w!6MgF6!D#X8;L&ksWf+LD*$eq-rDQNnWG#_weNRU9y~I|Qpo)*`GL9BOIzp`sCK)%`O*UyH#7qR8W&#WUrqw(qyzs<5
ZQ(Q;D(o;=C<!*!0D~rI@BNzDp|@(ALZ7+b8wol|A8su?t`x%FAy_ty$7m-5y=a~!!yG8cF&2DNNDB`eyEDOui<lH*BPt{CQ%xH*
!(<pBvv8zUP$^V~+(I}ewF`Hnr+@XArb4Z>n6Jn85x(GWq@G^-pd5A3A=LvhOH>I!sU(P$d|N&C1H~W1ie}Tm^@4W5eyb+e+->jd
?pudQosiNhIC%RuaN+q9V1@|_YMGGwS7G8hb~gRr>#Otqe1J}&N7{S+^aD~4w!L<c_DF1!FdCqZ8m!yp_l(g6k>h-m>r6!I5b6Ux
ZC&KzW;UO{D1ULhl3<AIzGK<93WF0Zf+7fi7EfOXz4N2LIu5Nth{P$lX0DCh8T{#Hb+g)TZXRTSvP(PlG!(#l$veE+Sak;^OhIRa
{kxWPbm%|c&?gWmiTjxCi1%6#d&G}Tb<oU}OwO9_%9-a0>65wcVdL-A<|vWuZA3*SW(W)=sg?kqcmrPX8XmC@-igwtj3}Tw3y>xr
tGcpMA9Sl|SNZtgBsOoaFXLp{gPA$Aa3;l&tO^I8PDo%K(FFM#*P~SlBKJ3j6%k6BQu%Zu4*#u4T)^^~mi{`YPx}EtQDp8Ou<y;8
Pdb&+<8#h=ohg4ATwPk=7$k^Jk{#haT4*=eohI|%a&6#!lc5hAvSm%Tju^)<`M#YT8EMkyJ!Yq`CXZId@P`++*wGb_`;P~BC)&fz
;pFKJ4`qO>JI{9~r1;KwJaQI3^nSC<JSibSk7bm<j)gd<V=zpj(Kl+7bQp(Ho%_Oi+AXy}<^vEJxx71O)9Kl}H75)9TfEWV+wOj1
qJ`h2HT^$!AChpJCP42p)E&4dW!qi2gS|wMjWG{`7@aTZ!_1TO{{8U(AAE!<<;O$H6zE#z%9lsO@MI1V<T#M2A(c!nNNh=<pICI{
+}|>N*)_k|WSBB^&LYZ~9cf+Y(VM{5+sxN4r7iy_dOy@A3`2DvSQpGH`td3%9h9{rEs!F<X_*=}m{y%SVe>sDk2^1PyB*L4cz8KQ
apqTS-FDK6P{b}VLRiA=y5>3A_1n=t$h)6<4+%bT%=cRhg)yNW$k4et+N=?}*g4!gNE0dw3Lfsts2Ulk*)^0e1(igbA-qfwjG$el
5!p!v%ZUX!Q;@6beAc}1qEL0XdPk(UcO9wZ>&J2)i+il1q6mS`*D!OX1$8lVE|BU2ojmSOJDho+I(g%}v6|0PE?g>-J;YtH!?&v*
LSl$v0cPuyo_6mZgy0pj6n>!ZSoy)#jdUs0FCzS1#<=9?QoYX;#dfz{$fWL+j_Y!~?5(av#aNZA4I7^ByAzjXP@Saxdh?YP*-s9|
)$0T!=mxf&l6pFee1_x>90!L_yMwTMt+^!Jb&V}yayz=@<Z1KIy$42LC!an`I;c+XCw7Xm(@9hlg`K?OVKx_JLUxcCq!3JqV_C{%
Is=2PlZ%pb&~-z-?<v9M9p+Tz(0PCpf;WVL1HCBvk@tJsDd&6EJgJWE*Lme0>vtt0iz4{%97*ccb)Y)Ug#p)a9OHFk3yBGnEjC#m
*AI~LOu0GP@!Si}7df09;`gos8B+_r%=B(yZ77EX2QLU0l|8(nxNL;)gb5wTqLe79SWzB|9T<I;Rhd59;N%H$$1@cdNV{A=vx*J?
vVj{II1tDo2tjK7bK|FCjDBRGw)8!}Fni~XFi(gP`U4Cx&L>L;L7g4EPq5g)B38+827m~FR&IK7E|6KtFfB!?Olu0xPg*1afh9<A
M~LL2Dq#f)B8AmDcs{<#Kp=>*ETUWP`G1ZGZ2`qpU=r`)B8@175)2C<RRGkG5GFtvpurCSkU1M*0_p;QMWLidLUyuj9GHWnY!_I-
9PaC2D<Z%JC+ldjXweliivk;*N1t)71%Ofuw#p8X^O908m)e{jwMXE-xBx%Y0%$z}^e7*Ug&I@}3KD}~AA>k2N!8uGIT0RkI?;4c
p7rp#82jTnK+~oQ1;`d+2Dam4+c-FeuNNG2-WkqnCy7*l$LaX}hvo1Bhu<3f-Y>i6zSHUTdHo>*1i&Q#3`jl+0LTZwD6Rq|l0h`V
N*PiZ5>O%V$Rm{lO0<WLP)wEUkqm%d*a{RwM}PPJ?R~$q^7cQQ_aDpr{*UwjkI&vzJK-w7{f}q$`a}P(H}~Q%@BROmZ}IN*aq>NV
SkX`Ulj-(tueUV4sWeiME5y?Ll@A3w2u@L=zpI`P>-2FfpnJ|7^?!K<nIs1W=jP7u<#@bb%sT(ZLADQ0O&g~q7Ak~=JjO*hao~FP
<9I<)@txlef|u7K6e#&9fChvE-KVSg`@6OtApUTL2lM_v*RlI_XXL~tDt`SJ{eQD}G?+0H_gS`Sm?MY!WW+>LvWsk$twts%YCqj>
_hIL@4}a~sO##DAn#AVdhwoq;Mi@<jD)gbtPO394GNW^q%7b_(2y6G~n{(CLE!SP)f!%gWX5>n93Qq_Apq?<$_JB~P@Z1tPi0%+J
C&iJwg%gvGj{URP-5=AWfdh0R0q@Af08;kJB;g=U0VGLSW{|d3!HNPhXwV3lnk->(p@bE7H06a&BFH2Zi%3O~<Yj>bNd(hVAV?7e
B(g~X63E01#t{TSa_pEuk;Nbm$PF+-Z6mWp=wT-cWmQCkg@VL5h)}SxLJT$uN+77muS2E^*Y9)QHUnmdNl?s9M1erb2v9LDd^jPA
;5_IG;sgvbVd9YTbcpSNA>TUh7H{@vFwv|0NJFGa8xWo9KoI>xN@}0;-TZ@Itv%vV1iT8svI`IjKHsOw@E(JIRv5TtPBAS}2oO1N
B1kSa7>o#je?5&dLe!3cPe>;M|5wH9_`@Q!nu5RCKRAEtTBDy)S<+m*9aQsyPn&GhkyssR`#U}!AIAgqcZEC15c=3dKTVU?Gw^E8
y~U6ZhwS^ZXgq_89ud6Z;u_cHe1Y?I=Sp%5x~AxzzQ_G9U(MP8cEAXD*mCwe-B@O5?4zyxDOx3+D<GY!Y`958im;0S#!3GRLym}t
NLPmb=X(#q==?)VxD>g<qH$Rj<BmENz@eNcB(DD}n!UF#Wrv5J%?Zj%7BfvG|BglhsOpEB^cy-3hj3vqUdkdMfSID;AjGz8LiJA^
G~u_lOVC%bRP}n)D)`=UUW5)aL8&+)aO}D_T@+vSeNVEg1c^YR(26Z6e>ohKK>qXM5BvVV)zBcq+b;v7T5CX104oR)5hc6x*^bBI
`1&iauNBa{2^9rURV^=*p}rX(&PIwNt!4wo4u9hAIZfoy<Z;f@=A$mkY~!iu!RG<Ok2F&3=VZzqbJ@<y=`G18BV6L5G&w-z<U<rG
Lse92#Fj{<t5}$oBG45Cz(EyC8)(5hJE#%aO+=@z;wyFTH=T~b1(XLXoh(8tk;;Jy2>7Qia`l6e1m)P|kpUM9WDrpgKJ0hBxagud
coze+j}3)3;vf-F9)YyGE7X`rJrcsfJ99ZrQJzRd1s6SOTyweS9cpdUipYw?2Rj6%+jbRq4qcZj%?{@rIa%b~J2^tu7g^3l%4C~6
3J8wSiELUEXjX}q7GOg#z#y!!8VVXdUl*O9@#8;F$+zy;`TTn6=}WAfI?^l<!G?-=Gl5iVfjC#0%C3K~z=PKQwQ>ac>(9AwbNH&!
_x~7qeLNYV;-CqgKOcX$rO+gO$?^U=3_B~>!8hUjj*5MCXv6gSH3ro+?7#tmOcbJkNd%AzAtC+?6>y!4R{n+s!T#J{*YlnDhjLCu
cAN^jaCx#EKrWHWSx8i%d?#>0A+qd7a3hU~U?_&7NQ9CgBp^s3$7k#Jd9(-GKAu1s(SBljp$&c`5`Mj^pX^(tVj+N_peB=TB;ND?
JM<7dNx{?}-6+hY$dp7V5Hvv$0~G>Lq*SlV&vSwIb^x86gyaESIh&}4@~O*h|4(j&>wqGvX;Ani6Tz09UOaefU^rxJL}o~qkLZc|
zq0nRB~a1!=49l_RV7VTDTNSn<pe~MOroIRNDKlO2~^z!_y5Ps_j?cEc>f30>@fA8SI5iUz3mQ{eD@kI2dP*4`+a^iQ|E*Z=n^Fg
K%fYMkts@1ph$v+JaV8=IS8~Ai%L+HNEC+|T!l(jC8CC?P^Kh+z2bjoS8v&{Zb+y1KJ)nfFT?RnNm+(_wWHmM-1`Gx??y@ETS~Fp
{?{KC0ZZbFc0Idq3obLq`{}P+Kfw%B+!%JL?;-CXA`DJ}=cAvcDX@|=u;3z{xwHf$u?uK-?<ePvHZzYV6=VM`bP*D-!+tXj{P4<!
5-%bsX_j&WcHoW(DA~3|k7IZ2$8sF;snRSd)m+Po$?4{`YFnncmSM0&Pb>`ARqsK_Q#|_rEDqJqgQK&t#`l4V!0X0;v-JNa7*$XY
?q`3BCXq-XWSk0uF%?*1V1oiD(m+)WB}7cjBTUH9lrl)n5m11XM9N4~)dDHr;@4qx_VsIO?J6-{pBns-koxPVgJHwe^*;#q5T6Vu
ri{dXcql9ABk8p%-<3*fQ8$rP#z0~fbySttWQ74wZVp`eYg9bss&lNG%7~%WNaZQcUB5WCCLCv!w$qUmhZPfn%aF+dP?ZvgFlQ*a
F1!ONP<j;v>Vy`7rAGwtCIHYKLIihg1M~mq-S?OC=>QHr!`s?u#P{DXY%@RQ?w#u)<`NzOxNw~(GU3X<CX#u*7pUY((jDXrf_TyX
A_j~D%EDwh7)3J)Lv=gyF0x%i>U`jLkmRn?ks}a~1GkB6=n3qCDI>4bArin|@7{eMht;O)1FyW|2m0oT(NNHXr@ozCk=`U<Nvy!M
SY~h&i6W;Ic(WBlMJGTHjFSgo+Nlq2VvrDML(w`k3FIXJ=udolQ=eWK)1t{=qgVMFih)vrs>9%^@6HX6blCW^hq0Jj02}t=n82|B
6i|;I)IWD`k@9?=FE6~26g&j$d%w5g*f`4YBq%DA%D=G#3>5?Q!XFYJRvqx_ChExX+4Jqsf}#j&ao6zg$@bHLp#=um89h61myfT@
yZ~a8AQS~c7I1<KG9r#}CBNvkyF%@Sc?ON=Kp@~?5LgMk;qN_rh=IF`JMbJ|pzhH~9*-~2FvR_jC%bQZ*JZkd(LVpcObP%$LIl1T
{2U;O9lCP+&!h8)+LF)jUxpvIEB5_9o009)boO%7^ZC)u(s;1X95#m3d*4c`77+JXLHaM)e~n)!y~k^}0Q&S+A&5fs&ou*Shs)^h
PwUS&*9X5k7&<yWn0{3@Q*d3x^h@Tu5%fh1z@I{{Fw^F~csN1g))YmXl{Rli*lmWjn29pNfw7a|o|LKtA}Rt(14j;Md(Qm;i8274
DE;I`K~+G1u203o@#aNG?~Q8|KSTF0hQG6HivY_=6@aiRblT<?SPB2DNBoC35u1kX7{zzq%rMRy(nwH;EGsfc-46@khm>-KPB1Om
f&C!fdE1d`#W2i7GBpY%7(yjz#|l`AC<wU`*KjA<^>?{`ZO(Z!Vj7nTh$#vdk(ffLdMl$cJCuBio+0(VXgu!rw9;w~S}cU#KL)nd
dZnPD43FWyM6~1#Tg$bI<B@cQkdj3XOsl=`)3`-I_ubk~$3}*6gdK-^H{XDZs%3&*opkkw_~2|HbDTmB3P;!c_`X-ans=Keh<am9
v{Fr+4e_pNm4=+vn!>|E4y~AlfO6>@tw)aLAEsQ34?-XxszK@xXfF-=4FZ1>Vj^awihwB)AW;v=_%)@FMHAE}--~}YbYI-@j`D;V
Dy1)2z6>3scWvDP<pBI3zO9205Qr#62w4h1p#qScRV7K5nouJL7ZO}a$R<!JK%f(k4l3g$w$6-Rl~T(^mbKla?(E$iOxvQKIz}Q_
=vZ-6%FaqGWio=vW=ZZi>?t5lIlIpthaN?N6%zw@9hEYUVfR8fIA}y%t)D%>3PNSbSZWgt%O&jap6{T1am<TtD6Svrb*nrIC;0I0
=TSHA=e~IKd2QS+>gO-I%3W@}_T*foy%ASKhbfYdJGg3^_kMS|me1V+T&El>_jmGmxv~;YzPodwnQb;_^RWr!^Pal5XStdauDh|R
X+@T3hw&dfuIJ8PO8ft3ejfs|qXgQ1?s3kGO=q~}!l)w;&#%kx5@8~nIiO#n=<Y6<Joe$;-tP*EaM=5}6y8q?k~B9Qb0l|nJ?q}Y
jEXg?o7U~jxca+ul#ZptO6t;hXLdxb++6K`e0b;c?&2%+h+YPrA<iUK7mA;}^UssGCVYpVWZv(3??{MBN6fBy8j&0{Sr-bz#FRd}
=)8QAoJp8jsrOvTLP9}PyP-iB>JWS?5|n)r$h*n+<%7zCsC?Vpzn&K!*yLywqK@OAA@5(D$07HIBEII6x}UuR?t8k$!`<(A`qrXH
SRt6vh|1{I)1l*&Cw$bH8W<|^l*?Os$Zf_=p|%FKTI)2TbD`yV1tg9l=sJ%1*76cc^zAf}cHx{(XtmYMU@oqPX>C21bBouUy+!4k
!c&y{$G0w=x0|JkxKp_9t!m@L+^5#=-X8TR{q!B2q}{|XPtH7g+QRRB+sBQ06RtiJy?ZAVv1}{Tl*0z5QK^`3MjX}(tlVLB&0P{i
zBoBYNve@Md$?Yk+)JbLyRSQ^)OrsmG4*rrCB*pmLi;u1{O@>&(u~x1Vn02{yb|^niN@q4<XI|S=eW;UPW-!|fywTT0y%n%zVz=t
dOm*j=^MHZ1?olIuvkD)L=~A_^C)o=hY)<dV1)anUzkAjHY2;XTJ9<$ebb%KT>9kVuTFg)XL<87;S+u9q9k{Soo6E<+*^Ec7(MFc
;^3X?PAoYFf%A1v>p{q&)hmu3>z$nU*5pCR@{gv{iO}e%Y`En7;PJ>pC=&YIh>N;`qcGu`)NMSU&(+cF6!*rcCJG>BNkB~ilNASH
(sqaH__zv(FJH5t5c|}KL6Gs#Sd3O$Q598M(GW(4f~IOhDgdCWKqx2*83Bb?U=wfz*p-Hkz`^76d?AmSeB%Tm0L?)`0YNYk2`DWB
SJ&WEkVgbh+46e5o*n<6XfM_biLvAkUKax?JVEpKlNzdmgb1oAfbKo0)n;o0Kqia;X{JaD)?t`n&;=n%l$6p3fcW_jp8t)+#H3nD
<t-|5`Zv&iPNxKIhj8>Kzvlb?j=}OEC$Q~NeB=*IA7_;FMeiR`)&Pq8?5fo%+wR9ww5Pg2G8B>&fRzbW1vWDhf@Wl@R%HU)Z5`rT
P3OVEf24c{!YFo4^&Y789%Q0JIoh=t`fNC-7#SJ}LRciG9cD1Fq%uG=0}%wF3W4P!lBolZ=KQuCAOzt6DMDejfP(UX6KD{(Im3>@
!-oaK&o}^_q(pJ!ii(dIQ4Vzo0n2hRKzKqN_&<xtM-7gbZMHr<LH8cu=5xF@*~}_@nE3!ap30sqL%Or27g*!Figp|ck%k*A7a63Q
W)78=I?z(<cxbHz&hHi0(`aL?p`imsx*0NM;G;(iglr>@dnrqTKOOV=K64vGFhISbt!cwqHH5Ewp@YhMz|)&LI@UoA=s)2hcZE$S
#SV-iLqJFv5@^C9u%IzwV1{*ysBwm8ZIX(lXCb6!WC)!8i-@3R5kf8v;>Sjw%<-JO)Ya6)%BLonY5}ag2S+VxPtEV{1@aPV8RLTF
@~7P4vA{VXzs-m`9Rd@A2ly;9G_e2Vv6aboGE3|cL5dz9-*wrx3p!NN{5`Uh9~q8BRKob#Ao_eq_xG3IQ>pIoW#~h}Gz}spDF^yu
{s7U2YS^%nmclz6g5nbZC}BDRc2GzCJ~XJ~m?Uxt*i2-ZC2=PJ?~jP<J$nn^Xd()sXebI%C1p^N2j1%Zk2D>jQ;FIQd{@5?_gn^x
aFlZ~+C(=(MuFHRN<=AQn9C%FT#6LQ5!3;Yd=PIYjl!!Gp)8)EuFE)X6D}JRqLWFaR49o_gKf6f5s4eB0l=0bhKZ=83Ic#PDS;!w
?YiO%+%Iw5=v6musRc;HD&rVyc=)*;(s7!}-i{>791~YlIh$pnqI|4)lNEYuQh?Q2o5}*k-m64R*~{Z|oc}mUxw=Wg)L^`mgNC}z
D+M(KdZkhErwgMl7#rlp1{hegJQ~Q0szPqwn+g>V7PDH+-Pbp*K!*Ee0Q3J<%%rjImRpVoF!87mYJiRaS{4L{4?tMZt>|E4jAGdj
CB_jsS27$jvDrgOB{$WqJ!^+F)1=Ot&1Eq-n>j-HH?1Cwu~B?-)6F@!!AaOiYUw0d;?TBnoE<>{15D}fSh!h*uFhT<OgJXbJ(4{c
ghzD3FiP)JP(Wfp%K}<g-UJQ9K*HI<+}B#Vgy}Q~e9es0k#Uw(t7;yF?@d(RuuN!}1W6<b1S$jnK0sWOqUnQ3Qmf0B0FN$L4{m)|
I5}4M9KkIB7C}M;$tQUtu~pwHRjO>C86%o7w;m=7**nKF0gGr{fNP9on-MmF!@!3|<uKu;c4+;<py9m}Hv6UPWyOY=4W0uo+ceFn
n1UpdjAFt8p;(hfv>I9{)KilryABZJ-Y<I`7q~si-F56zg5@xd6f*6U1bH;omK>&rg>9t5I&|fbX?9f<DjF7Hf<hQ38mTHmY5-6%
#T%JXa_Eh%flcU)lPpNiO5~KS0;M6R1;xgPN|J6%ng=5DYL^aoGk{z!+uTYVt`10Y<0x}(C_>`{haMd`n~A=8K=>ZA5c=eS|F5lR
G@L+u@V@Q6p0w@;Xo7$UrI1OL@+2nRT@Rz<bDW%CWy>&w2MnoIw5m?*0||?8Nn&7VKA?VIVpxCChhYb~{C44m?ZD^|3^{10sR(6^
c*nRmaNrWBq4bDT=pxYmnH~h=Fv+H9vY7WZO*pJH|BcMp{hmfm3HDw#(juHx3IHUM29=Tnda$I4M3j}N0OKOL3=IK6L@Y3B5Y&hk
*E2EDD}lIVNI^2RjRi?jH4_C95kyf$O(jGTN<<MAOhHi?Ispd|#2k@pX;m^B0w55{Xi1i$1t?{d34x@@0imTTgi@Cm)QWi#I=m-`
Zbfu@z6)I_e{KT!VdVhi1p?7bgds{HLeikrO#;xAd&B}c0trGRsSz>|X&Mzwf{-!=MWq#_rJ$ikks<&oLr@Mt6cm9%v@S}Cgd<f&
1rz`UDuY2v6bKCq@d?5B{ekf4G_Zg{QiRZ&C0Z3Q%n!()lXG6;93(zYejqt7fuV@3lc7gn!^9sb)Dnk<0}vm+S0Lo)=`@MfNd9?5
+3$gzl31Xil9Cvuma3$PDk%txl87lI=TUy3l||F5<bKLHdIzcyQ21a9C~=sEfh2|@AtfnbifKg1Ra_=7F^PzgQb|O?1Q0PIPzI-8
EAl29AfbQ1>fmj^%ou$ZIX4MLukkCv=|893a%{SO5LNhN2GJmiA@*hyd#npLER_t5%m*$Xb*8NuQ)E@_CSDzhiCMMaQJOq#xS-I{
CiR9yDd9H9S9yQV@J*U*V}NC{+)RQ~&+&zXCy){o=~yJtp1U-Dv<=8&WIi<x5(O`f-<Wnt(x#C31Ed#YXObKtIsqX>z`&khA7rCK
0TIQ(O9cQj0Q}6lUnnLb?IcXi3jq-cL`zhHo*-Y$l@HE3+82sBgNy-|PE;d9jHXpebbGtkU%cqR`6r0Nh#HJ4dbV|4lVCM=L*ASl
?~p}=P;+$!8SkJf?V@l^(t*8%>e&j9Z?mA{LKH6{XJR;FW1&c%Ax$-Hk3qYI$t@jCYns6J$Z5$INU~0bS2#H`b(rt@eI0e_;m{>(
3R+fIs3B8nAbNq^2i6DU@bb}7SHnG|=-I`{NF9p}YckLk8%nQ0{5{wy)_9ZT4>AHA4YBt5@Zl3Vv8*n9C64pMSOy0K4JS+0=mbx;
RTr!X9nd5-2#0}A!_YgS0!(%t#Y&<%LmoCL_=wt|5mO>;Fl0~wU`kRjQwtR+JT?H3{b+&^4u@aO@R;6Cr)H46;#q|>g^#Kl5(0;o
jh$v>QAxuJ2<eqM#0v1H8+r4C$BL`ZcJbIb<*}{vJN#jwAoLp@;Y5J*vb6Hi)*nDn7@2AxlQSK@&ZGRfc$<K8PU?Vr#$sd?R6`u|
MFNZk{Py6h_znVX^<nRLeEf}#EI!!z{6D{b-XhAB5jTly93Ux53WS&fhC(2QAqUJ1<P;)MAr%xL9o|pf{Xa&x+sp8Ke_y{Q-<Ky(
=k)zB<>>kjUoXPXzw61=I6qzOz6{7a*_V$K?WtQ|XXk&T^%WkU((GZwql(KfA0%Ym<M>PAiQOP)ef{PiE1;O^K#ou+^25LG;yzDr
B*9J}NI(!LzrH;Hf;WI0;CdK-zN)+)tzDMzd8%%n%@{xwf#b>C3FRXyA_2w8<L>z*{Ai~we1ohhLY{-|6_^Z8Lep9?Pv9BOXZBHZ
TA65?-6+|K7bse|Ah96=*p*Gt_@DS6{08_Wgwx}C8~`{nI1*c-t4>OQqUcc;1=*Vf!y`6`0vx%Qg)=ImF(lh9mj*%GcxNo(yS?4h
38?9?%BCEqlu>u0;%rQF=H>?SW3;A=hV4ax#GEHDAlOw=mYxS=iP~w*>xVVD(1Uo00~KHfrbLo3SY*vBl*+h3<bf41NR%DhfqGUj
oV62R2?9(^q**4acdbji6Hg43+D%KtQjuWmWs9^i&_RH$hj}w9WvDUQQgGjnxMFDqKJriN*A=$TAhrx1$*^;6HHCzj1dtG=At1PF
#t9vFfwe(HcpqU57_8zp!SiEy1liC6nnN8Wq*fM!_j#|;@Oi%9v+|$6;`e_~N7GmE^8T+1o)MJs_>}PqZHC@w=#ee+d(p#&+(xjG
1q>f<AWTU@DsgoG`}}(Jp1f~t_kDd=+<^ije_ojRJ=OGIv`ELV&FOd#AJ<Sx*71#Yjz4@vWA57Tx3}jXllpvqUS02i9bP_MnfW|^
UVn!S$_l^p&{ris_DhCMvf^WcE;6TMPqKk_q^$ct*_Z=1r8YxocR<mZoaNV6N!Lc0u|<P~E{jDgLjeyG*v8BoL4nqucjtCMdVg5{
yidNWpVO^_hgh%2;<fz;$@GtSs#1W4h>va<Q2!!FzoWt3AxCpmMF(A-_X~~K74h!Fx|KxJr$`CaloU|r#Ds_mkU?;u3Yme5#L`eD
BE?H1C~E^8!!V^Vm{`d`Q&6PTGE>TVp6mJF+2O$2^8buDX5Zs&jyt-wzTK)Fsy&b}NYN!Z!=^HJpZl`<@tAqNXNmNJq9ho>M2M0@
>?Ue;%a#4lY@QIp)G{#=)fywxh5vBljb`^3`fQu33PPVZE%5-EBy|J<&>$fI3Y#YJ`)uy=4X+?j%*i2_3ku<9;(axvyF^Sh2%xby
YOGc-yen_RrB(_>nn^03Wc#qq>JrVcSSpC5SGI0r-b~82>n+yycgx1Bt?1Ue>jMOwZJ~wHlM-ngcIPF06v)Bx0>i*8o+a;8rNSAe
>!fq2h(}Y2g}#VlpYYKXS<>>!xSE}VNZ}fTFeIQr#Sj1$3EdxWuM_9j>s9&xiz?w7^&MVAO+SCxeXSpztR&fjkYY|meMkU(ceVya
lo>kbP}1Ux3OwrCQ&;-4X7M-G%%(*O4j^98n*6y7M8RU`lR|(b(iBr%9r?lWbIxF5puiKZso9sFn+_%+ff59Q6#}4wpz{6m;pO8`
XMboiT^3Ca4uc3mSde?GUb~Rt*2r+4Or0NY(C7+h9y;sKM?KsxKXGxNc9po1{kH_;Ik}l(l;ei~@BbZX>bGdQd1fmXR%@#S)|_=}
=E@*Ygfl{6{QBGv$EF^;``G<IUnTXCtwy9A_l+5UU^5|sA&~+G3{?ZSK34mQe!c%Qyz>$j6a=8dgm9w$cI2}TCLA;bJ2RP(oKDZ3
-I#%|`vx9Pun?ItVaUl#es=u#xn>52RB|E`u%h`pJDnf$-pj@K<LqSwb!s8RsAHrGA+7Dr8=}mDXk-*N>#}wi&6B7YY?Mf$mv2^F
oIy-k8K;hyowU&5fGsx*%r7ShJG<WVJ;Ei02`H9v_iJ`{!~xmZdNz(Q{p*EB^^P1jWtjQ#*P`ko9Pp627ko2?a6J2)zgHfz3xTZ=
mht)0etmu8i;|u>K;hWsT3Kw0+%mESi1wL;Q08++q?<{sg%d=+aLmz%GEHID5XMP1Fcd&YMDI_}57B>e+g=Y2Zv1^K$NK)?8j`d7
d#}iel%P4tDi<@XS(Ybb`MTfCI6U9C*1=Nc0%XvD2;ouEVi3J!kbT^9VcBpfc?d6fM0=6<ak%=IBV1#Z{~ta7wLUMZ`vrgxE^pPw
_SX|{@)!9X<M<j!q7M|=_zzSdSBmY_+xho}Tgl#__kDGHwL{0@@P1zVuG;F(&9<ipeYt@8Ul!WG$tg`GPQ9iZI=`57YgMpX?y1n1
x22!zz4ha}<l*c6i`(n(xa60JS3}l09362-apSBCxlX$9@}G9PRv`9;>$u~c9PA$g6@`V8V+2SrImH*r9YOJ89Ury+zwWvF|Di+r
&+Y!@q$?&8AE^H6b~KjM655JeDMPG*n4~SSHmY1r2X}n`?VctEw)ioEmUNv5`wC~I>F6{Zhn&{k>0PO|=S780^-hzKHBVXGD#j?a
B{L8a-~>-n1NF#@KrH|P5Qs@I%uz@}r3isa4FWHi{jc%L2%tJTdQQHi>f(8S!O_wT1C#yW$aa3XOkY-2G=N%6!vTcTTZX`A`R4s6
K$CJ$#Seu0r++^A)!3%AES-zFFBKnLJb*zwyLHDy6x8$Vx-TZT+cXJjnAd8NNTK~twCr_j5ZLL>*l1z*GLre|tT9c$yR$?S3Ljh8
eBZc+bm7KdIW7dSBtrqWGu9!{o1gg1=<Uu&YuI!g;hG3yfu;07VlxTg1Au^@i4Y2zVxfeTY6c1_l3}GODj*OECTd!Vrj|&8ni^$R
g=t8DM5PoeiXf7PsH##OoX&mygp^GaybZKUF~1pb5!%?XyaYKwam3@vdc)v7aG$SOC&qkVf8yNu4EYKp{ybe8cZ=L~ep~K8mr3%V
Z_Cnw@g#v&OjIHT>Krl?ETR!ZEP?tU4JbI|kX!(vBB&E!6gF_AQwUN_)U~X{s;Z@+1V=7J*~lQY6Negz%7}-|Cs)(r(Xwu#MMDgt
gaJVzOvw`xaEut3fKmoLQ`67nI;6FUpv=r5B^4n0{V@cxkduqBDH4JLafC-`rfSKvTXm_o_r5Ul_L}hvY65qz&yM@=lHrFf^|s*w
5KvQz`Ov~_N`a|KlqseLsVu?qs++oJm2B?xB(CPBFu}B^kuL8_%uTy+WOf~H5gR*t4-P>S2<}Ze7Hzk9h<7ei$??+X2ea>wOpa<{
kjnVwnWRtzH)xCz5ge~~y}bC?6mW85wp1wf9k(%5WiK)*bZfz)6lR`zoPpN~xTp)sX?bao3!AO$oDUrwan6owLZ}+I8QANVZ0^oA
ogxG`o7CW!nVY)p8>=@fF$KAhM3N!^*%YBLObHjcqZC1RYZ#AbI>ScGOEhJ|&pWu9aAfO6fo`T$UR+J)iImLIs}>4)YK&)w#O24v
vmvWl$Eh&El5htm7S_%5;%xB4aui^N36%}VMxxRSH6^5zV9jc41kK`V<TbO5w}qKWw5Y@}lDf?-2Yp-$&E?}LJtR5}lzPrwH8j)(
_H=!^4osbYufInkXE5u{h0zSbN)rJP1WZUmi~x}V1fUX069(5Sl<wA6n?r0fRAK|@<$0wI>)rzKhMLKGe3{Pm*l1*8C?brs%WY_A
R~QF|yft_wog2(;GczUx!(^O|%yh@7<OV<<zh}bP@LxQ93~e7q>+xFoWa%h76VxDt5_d;sg!nRy45_0+PThnss$oqypn{~dK(Bh`
$t{*?(SnAW*vy0&9FFhi<;-+;cIDj7(#y8;AIiuUGrcN;{xG$<kVGmec|7|O=<fjNP}D$?B!kzGzEJ611j4}N8|v0!N7KGq!taUx
z38Yy1e!=#Mx~gbWN;pXoxrmwp=iXNqm^>eRv44$VTmS_OqkIKu>Wbr%n}7euJexcZciYl<g%cN=W30oPB9?8MiEg~Lz8wKpbM2b
2o8D22&qZAzG_y3Xg8G9(@8)Sl>udC6;fp$hID(Gu*0|4;vPZT9(wkDeq#IYwcgoA=@p^Ag3-z~VvyPq(c)>#&ButdoOGQR&61<h
Raw1jS)#Ckgoa8B2s4}671V~=2X;bGk%ItrG=XOwIWp@OY&e-qvtp@0u{(MHKVr|D-8&C{xA$L}-(Gn6-D^kVUC#HddSQm7Qi6(n
LZ}yWyW)KJCu#xg9Kgd)q{U4qYz+B>eNE~6(|S6fefc!5H5x0Ze!uU{y`B4ugzTF@v5-+YAXA~fLSxMjp`qLB@1IYz-&#FWv^g5n
hYiSxqFMlwiI4=MAr%T4QdL1H08)_^3IGWSC?F!BPeb`*$MScV^#=lZuRov&X!!&9zpD;G;5>x*ZFKsF@-M~u{BMJB{Gy!!hmAo#
U3xt|ePA0wv}6=W3yqC}6ity>9$3w?M-)K9oOD_6Aq@ZorbsK0A<fYSNS_}hdBB^y#%2UdsVrimh#<%)<%n6aFc-y=vwse>F9;rK
0j81<f-*9uvu8cQnaS_EdY&xyP*aUjT+pna!octCQtHtXqIy|{ERD16uFv>unzkp7@YB!mr_jfL%?+3bYO}+E#10b1yDo5zG&$J4
0ZIXOidTU6I_sJ*+_*A$7$Ttme1ZM|P>_H`Kx7dh^jP4U_>*%JZ3YR2lo;Zo?eGwDcg}m&5gj;siO`-Y$qFJuB@X<q5P1V4IB8Ac
VgNES0BKQ(qymMB1kz1(c4@&e?C@q4y(&=CJmI+BW`?6DeoHZmZkK~b3ph$9cr;DP5Q{FX!HXeF1B2ZU4$K(H$GyiOz7q}jF3ozw
4QRx6rLxUT5w>d98e_rqKqC<FPS3u509=6k^n3q@<N1&E?mvdd6!Mgj(}NZ%OiZAy5UwyH2{{^JL;ci~Cm={U6*3E*hXzs-L{)Hz
WO8KDLaRZi0F4mk%Y<;kL|Rr-Cpkb$Csd*S7h-wia5xgjX8@T|Ozfgy(g>rZ)r2Rth)njN6j?O(yoV=-6&DJsxNyWWMl!gOQ2?h9
`EcNM2qE}y&uL#mUDHq_o`T$RF!2<m^6?J^T|nklIIwze8*B&Pwj${cTd9;v2HXG#Qm8qC0-~pm-tPDao*wUq@AwtOr1y7q?Q@R$
APAhv21t{_M1!FY0R4mk`I9pkx!FMwz*R*-AT<;e3__eSMBwCnT&%R1^BZQcJv&LSzjW_tRtE~0!D6CG_tyH;@p09gPBdKSC3pjK
567wtImDmm;ZBSx%`S-N20_Mc`DyPjV5S|)+mXBnHgj2K0WwXlCHO?peDTv)R7AT}<`Y?ok^h@;@sxfU<Z!()d;9OeI{!5@$J(GL
fpIDblb=qFH+7E^alqmrRV=lk0_cPlV*qY>8j%1M@$V~WOn4qH5P!g!)7TS^*#2-bV+zB(3jo28SZY8-sX{8OEPkD45Z)MNLna`K
nPkBxK5;p44?w05Mxu$Fa|#Msws7SN!~&?MERqsTB)h-S*bW`xz8L)><>=bsv7|N}BLj|&Dk72~NQ?r&e@ytiif)elE8L&}{}}{$
k_UQ49mqOFeofEu%>h;4cm)99TxV~c_`Y}_kGWLwx`PvV44t<(GOFKas00_l0!Rnu0Q$9_{wcie5j;;hle9m#;q)Fo5642^(!-)d
@tO>oHun}ye@)qNH^QN^P~gS!J;}#Bo(~6h$FrkfH=gu$^rOy4gf#JjCExG&ux?Vw^l}#w(l_uv=GnKlaiB;EiCQPWS^`Ol0EnlJ
0#$Jk-}q>mkaYmTV+zDE7#S0Hen)s{JT}h3A0MvoZ(tWT>yFoMjZZgWJ}Xi&DqPL<sOXUu8Azl7=s)<GCcJFNc}Ei%8f4U^M{fvp
5QB7VdjfIg@_XCJa3?-;J~v_Q6YAZCcsi~-v~kPll)}+wt%_SK_u6^uZ8V0A6ihOMUHm*9=Po>PB8Yx7?*nL9wCZTc<*s)7j%@~o
gh_yfH&<hWkz+V<hY(`ITVI@D`|o`iI6;@_FZ+FbF#Ua>U4i+u`|bEz4_C+4@pOQ!FhyV*Nu4uD50GSqn2B=?V!-&r(%_<Lr`Ps;
?wxe1w9B6H!vTO$1b<)ShP}Oi#<9%{b^iF_j^6(Ns)P2IeCY#s+qR4f1WPk+FaSe-Tl54T>k5&gLfi4!84wNN@bG@sOTW+hrSD9(
ew>K>xw4Q3WmG(htfW?|P#+Sh2DPnf6B`5nO%9#z@0oEHBBH^Fs^jN-mA%<`>hpoQgWV!1KkxmcaK+ewngt?sG4qGp)z2^2(_gm2
8vR?Z?|}QD;DwuGlc+Mde*HR)POs<76Js2A<(0b$$-jhjap*NajO?Nh-54#m2mU#k{bym-9hi1@=Zf2R9;3n1D#VXJ7QXlR5(L0h
Qq=?-kCTs>4=Qu=bf)a2d;8F=6j?-y*<e&y3qHLDjEUZu4|vSio*jkwd(A4%nw?Dgvph;w22h9;LMj%QdX*s=6ex+U)d@mUD=!r(
^N=|N&H=}`k0J<1P<9<pPlIvqGVZ`8hzs`r)mN=iE6FQ}M@m>kME)~KCw6ZR0(6sqJjljZ>&$hFnC1`s8b_-*%qTUCX+!0KT==S2
5UUwIdW9eTk)vB}@8q+w>Bw|Xiu?HSqj3KibHkdMGpi*#v#tJFr68RQtOg4hs{}<Lpor2-<xM7>ZD~evwaxX;_Pui3R7#XbR0?5M
O0loTQAD;DV^DFG!4aMO7fwDLVp}_WHM;93m>r2-6@*noe;I~ysPtx06(QURvZlG<?NFR$427bCm$M8Arp&;ILzCt{#6K6-eoyl4
@F1t(=lIehAt(reVk#(*A_Syq3IZu0CXz&!h=QhMiJ%GurK$yDMIsO>0+1;vLV={AXlYo07$IpCf`}$&rhq6KRH{Hq1d51}34oz!
pe9tMT2hpuD5@wDglMFaX%e84s0t`ZVFrkhf{2QWrJ{-=qGlkZhMEc@U?7N+sv;x`p{A9lf@GqoC@7gqsuqR{sUR2#NFXJOimIYW
q^hK5DvBnciD`*xq$vtQAsP_V%|}kP_56QVM~CV6zL$?7I$|aW4w=RPq{&k!;d2Bji3)2N#z;zPqL`|Zl_CJBqyk`^fTE}Xjsg(M
q?{%R4nW+7?1Y+f?5|kUjmaj;iB_@6C@P8vQ%jLbRRK^^j5Jcjw9F$hM3U1>Qc9G8Xu!%Oq@o}yfFKnlaA9UZ#|&30f&|nKl0efE
z)TK^3}hEX5-(CF$R_`r{vY@|$Q$I7Xrlx;oE!1jCoWF0!^@~4M<R_i6%A5B34jvl!x5!T9>dgmPb}J^$f_z&c$`bu=nS2`W*BSv
O*z!0^h1IW$w9$~3lbl?mP#Zj(}v)}#G+1A(VWhN@IVA$c`^{FP=zDrgb?jL-v2?)PN_I?gKae?`V5EM)SUiBfejgB5h+S3BWYm$
{&#eJdb|V`-ABOC&vminGe)3_!4gA(74Foe1t8i+XmG?-nRHPK7?cysaK;=uT2S5L`pvrzsWiNc4!Cyzr=0|!f8FPXh^Z%*+Y>)_
#`_~p660zZnj=wUMk^R;n8Ayyp^?~!S2qq=M)!{U*g@GL@>_O@K`oiZQG{lt3aZ3-SZRgSXW!q*pA(Z~Ju|gKf3kUyl6_B&c=}&<
8#VaVGClm0%6wYPK%^$gatfttDk^}bDJqI0GE*j!%v_d&gkouEAdy;YEkb0iDX3;BqNrL$$qEAkMa(g1N&=RMf|-P-s3@Un2ZHy=
cM13<VB28-hO=7Bh*qVu8Q_8KkPp0Mtbm|jcLeBcJ$aIAz-zw`M0vNG!VTwvCx=+{ui!faUrGK@J9Wvx-?b4503vpJzEI@n_HwtM
(}>N$HR@2;goZ>%BZP#?g@`Ut;v+QlpSA23mvr&7T3-18<eT075#ZW!5Nkf)`b=QZ!3Yg~Ll|Px>=+ft9mp@m^fN8J(M~dgO?m`P
n2(rJf$*`tyBi%I<6bwvKQ|HR?{o|Z{wMUY6BRGXfL9Yp7*G@yB$D))=|3=jFG-zd{7-+O50Fo~92gW(Iefk6x4+}l--jvVs~;wg
lXLApbJW)E(0#r)n?#xpTI!M-Fyrvqkli%GAM+^+8S|D0XcVENkpu0W#<_Mqt{m8NNKxPE+cYzFyvbs7?I-w<jR`_gLMM3OuTNT>
UZ-jbo%_l5nkrgWdiQHRx^}N|G;8JFw4RGQ!_asz!%Q6N8RdLyMxZhBb{a7E`p6IuS$^Asq^SP9P<`;wAZ92ECzX{nXjksV7uWKA
y*)Bj$JJ=l8JGmgg*vg2;Oa*vK;f|)c1$V8!IxtR*c=Z6TMYriakRscbm;_gNfT!(R_9<joD#WqQ!4H%bQv*hld)IJ&*J?1?xaf4
$xKunGb$n`ijFWD4yPz(O-2$h)X@|PC`dwz2m?l4Litx!^9hsOH!#m+y0FMT-uVXz5DcgSE+GdHag)8Y+5dLx7nH_=+eUCoSPB%9
sRc9tbx{FFJ2hzx?*}dQx+h>r(j-Pm22~_5Fx4qrk%SQ?kwFo5S2<S*<xgFEeOs33fNE<24j>959aPyz{0j>z<=T*`B0)bd4t_+h
J9JKQSMA3a9vYL!M^*L7@^y3QLB99it?vA<$sB|E${I~`IO*1}GUySUDW@knnKld&UOdga7cJwP({SMCx2)2ux>%ScfXIA_M96T7
`tCfgg*}b(_OYEN`qhVP*-9`H3V@3QWMUyPGR_%|DFP6{P)7#?mX{EzvQq{Ss);Ez6rh-_l><zH6jhiQj7u3ANJ|hTm4uE7G^|9>
F*~w2Z3Bb~6e86NRYH#()EW_hrKXW47OF^=L8NFZ37DB=p(rVsh)SG0&d*E`es38Ob(ea5a%T!C_jl3x$8d+9cTaWO;KIjnTY7Do
Hbmquu&_gD984Jng2jU&>#1;9A~R=+w#_v~1Q86WRSYZ;K?wvj6swLnryRv70)`4Ih?q#JoCqk$iwKGd5k_lQfzz#9ttPWW_-{|+
whm+svJqf|wIJ+cIZ*)tey3#=%QCpgslNq~?G3Z1`ep-+E7QZMhDbG*(2EkH21Y=op(4?NfE=?LBjP7x#<=6@Q^O5j++%MDWXi~~
dHQq4riW)%x@MiwG{Q_6h{ZYDHiwSyz>fpbv_bAT#{0V&0Mu$-oHJ20S8{bBxxHHN3$Zl4dftuiiDs_6W^GRAI7U$fK@dp5B1obd
X(mFLWF?w*t4QoBh>C~Qg6t`QKtUZsVH%afq7q1eqJk-8dA3o)^bo1CI8ktbBe%V^!Wt4WV6kM(1fXb#3nw)=XOKsg-Nu85%qa;-
c>xe{0lry~Q&B}TQ6WP@(iKQh%(DbbG)|x~(FOoSQxhyu(tu1M6H`FZ38=zI5z8S7X<87VN}&m2ksyeIkPR}UtzuEJZ?UM;w2>t=
1vCK+p+b>VRaHdP#H_;;MHNv2MI=N(P&6?_g;h+&RIw#A!!#gOBM=h^Q591*urN*J$w~qyk)&v*gry1sDrA(Z3QiDkv;@FQLJ=tg
B{Y)>KtU-$Qo%$}L@P6*H{8P#xQ1}QHxwz8LXKQ~R^0hE@*v??bqJm!5X4(fP&u{@$chUT4UZh$Wn>XlE5;b95m+Fb%ZRapDe9IC
ih_iJnsQ=v0Zy{9WQOoEsY^LM;OwFy#V3NX=KJHg`&<_rsyZp|NJ!0=mM8T>g_^IN&g&lBq@uxh-tKudnbXwGTJa2ahUFPj86*cI
$RZ0APT>fJ*}k=gjG>TabY+c&h-U|(U2IFGWa3>-VxH+va^+l}gS=}V{X`yb80B~|4bZ(x24#jISu=YyVrElJA6&`a8pym0G|V70
%*F+&&1eiV=;;+dSDqEZIp92=g6rNQMB9?96%|E#X&7*5trE$}ErO4JQavN#Z^7<`G<vzPA~<k}g9j*UW`bc5MG=UIoyv)=>6n&L
5JPmAu9I0Iqn2O{FnEtF%Y`1tNMmJ-7>e*^O&%w6Mz3cL@ZTPWF%g@#Wi6{2(}!v>Z@HsEu`){$N<~FP1!%4f43MT~NaU?xsot}z
%-hX8);KGW4-N_2;tOSW-F8np>uY5nS9;}l4*54p`(8Q$3qt&rg(+ac1?XhQuAyOxtlY#<QXHw9)YcC&f+nja%+rglj&MM%&}Amf
TrHR^JABSF5KzROj+q3SLMDQeq$z@GDWNC}N|5D};&JV%hZ4;IzuH;eN^0G@l@&uA6C^Vr&9v%FFzAMXMA1?u6YJZ|bN55%ecBiC
_~XYmvPH2m9wxGybS08nrx~qU>En!Jk7!(|m2D9V6gq8|45bt%6cS8BXfwOkYjGZmWy_8;dD#P6!uQQ@X#%k=4IvQ`Ze>wm;5h7w
A})|Ev|9=eSXhRUlvL?UIQTgYrT}q-v>P|B@HM+Z6jhT>Bq%0ZA&luU#6w5Hkgl1u3f4n+QwaH`f(C<knGQ+&z2QBioD1pqX*Y`3
eY%l*vsrdE-!(U>F_tZ5OHIW*7DGt7XNF@9j<T%8dAx^+lSvn|#fNI5c9MJXm;>U}9hG>2Q0$mmfC<bV7D%v62F1&A#|2stq^PV3
i5kbdHmL4TCn)PxIBQt7swkvVt=3tv%rgy~AXCaX8v!Xc38IDu6I=|2qamQ+P~pRvUR#cJLm>F+Gvkk2w&0f}WA|j=9tTJu4jt}A
2#z=0V}#poK@A(b6E>}ndu}*S0PXh%`**fD-(n7r9>;M3#}eu3G2z^O<44i(cEBG1;Mv3D$FWCc#txo1$n6LlhZ}^A&Rkn?b|nci
_T1xpc<}g?$DDcacnAU6^WS{87AW5fzLV$d9x?ZPE+;L*aAAmA)Jj=HKw&HyArH-G%lCed9?z%t_Wi3LJ+4k1z8|iBswm5$6HDm=
1p+X5BZZ7YxD+T618J5Lm1QxR`0t~ech2s+l>e2Tn1vNmp=9jd4`HC}N!)AF6KG1+-w%E(H50p|lOj2K>a)Uk-N(dVDSPYf9rlio
KXMa!j)U&K9>L5thHraAOP{<yAHHvAQuQEA=yZXUGD~ZouryjZ0*2@Bz(2%%f42nm^8kIb3V{DB=&gSwdx(gwP;4j$<bV(i2F;2&
%xCtrlioKI_rQIU2lIe_64&vKbAChJzynW{hm&M`!w1VN-thQG!N~ak9s|Un2<(FCPE!F}SUKAPv^>!-`1i3tgg#yH2%gT9xX_M5
IC<Yk*Zlqd`9=ih3Q0v(DmqsJilJB=h+qR2fWv8JiI`>)X0Z89ns=u!_BpK>N(hqDX)uE<0_nL+3^7Vz8K&fm$*uHm&&NWHO#)V?
$;Bf}x>NSGhV9xyop8-Mn!Co`HQr?FS`;xPkWY&f{7xD+l>jlH#@vMJ8%gT@c<zu~PtPI3qUp%s^=y7PBoEx0e(TSZKD3iMLQH&t
f}L{k)Q23dF}Dk>H1_ZB%U!0OKx0fLIO$zjk`~*600_Y_<R&9#5f<}R*>btJyVj@u6o5d26sTg0NLCe-rbEEVB*ZiaPUCWcP!8N3
!CW2agqy$gvs<O*DjB_NG*uCU@|{1I9PoP{5%V7;bD%_VRvfaVF%1;r>YDIpdZzC9XsV39MiN3BHDLE4*m^rK;Y<X=42(>w?i840
G7~1sbvIqj!f@4-xe%KWcW6WI!XI{-(q{*YAE7L5+6-ia;7cNiK#0o5EN2>B8VwNe;lR)bIJ@VkxIZ^vBs_eS>yjX%YFX^T>4GgJ
6i%@?PQIl2|38G6l0VLtQ~dm0gubiaWND-R3rey6uS(1bwgKSOiV!goWVHX$I7zAcQJ2(x+<%LvCbf=4N*5N2Z)J3fJ^S(fbe>6)
&03^X{U5&b>@`26-O#UA>Z%l&{Gnz=5#(ZDoUC_CgAGru83h|cqB9UnMK1CIjut|^Nk(f@Yb-vK{?rV3l|IMLwI%G#&6$N9*0MUa
4W&nQnx^t*P`5(`5hAfBnt~^Qc6#-k92W+0O2?W0d*t3B-~P0PC-0>J1vGEUr_R3z(NT25aFZnZEGhGo;Zx--t%YC4&51i19)V#{
ETtA1E-3p{&;7RVC`-i}VoVs|C?4gaq$L3p1|o?S>b$Xo5OLP8i%p&cyXqKd_CUN1%kMBoG-w;wN7Go7A!Jt6H^(q0UpZ<U%MWN*
OA1rhi=l^x!OfIYh)q7kGgR<<v0*qP4Rt&jt$CKBjCHPIr<6I7lTtNp0g4EUILcvHAe_je3Mrc$Sg#s-&nkKV>~=VJ<o@?d=s0qI
$nnSKUXP2)b;<qv+;f0d2*+nVKrS5N5L6)~nZgXDBr24HSYcASlM)bA)M`)~VgNf~RN0g^Q{{96$OH|;XNRxlIU(u2_IYs(<c^P-
s2CnVQUJj6ggD3<TUZ*@MVH>}c3oarjuE)!?IfP1$_%E_rAUepb&*ku(xo-9Jx&Leb%23@iNlN~1ej#P7_2r6Xsm3Bih|K~#_SW0
c*W2MI5yTTYym_7!a4&14mKw#kps>#$QgGOB8!}(v6N_h2C##$senfUIYUthu26*$HDMjIvLk?NNnmn11RS*@$x+;Q4#Jg$1y2bG
K8M?d+{6>I0;)XN9%PCfGH0W1an7p?iP}MS@Z)uL8bJ_5#O>W>H#-swkrj}o+gYZ9O4MZ&R7|v$S`sRDMzn2_!kI)JfKf7ug*?|0
*${ZA%&v{((VuGvfj6{RKh??Gc13p;vszRI-Yp6Bq)^;}yoL_)W68J|AkA1%(A!!i(ibcr?+>_k9pg}<j~Q~;ja?sy1GWpO#v&|H
#P@zYxfEg;j*LmpG&ykO%Y_dzY@ng4aiP(H$A}Afv0^B2<3*jE1Bed@5N*@8>9AR04h0cu1y#iUQUL@8*L#YZQS_%2)fABqn2ANr
#4J6rCYvH;OdzHbb|fsovBZRwh)Q87lp+zVY%Im-wG@#^kV60xtQv<PrK(w$gw!-B<4{ECfU8t4k#KA%Y#I|okV65;NOOWkGRP^X
DYjg8Knz?D5P{K62O+!TQ~slJNsI}bt6Xo_7a$*zC~kH*(pw9;-PYkVmE8vJ*%NSukpy}79ES*E9C<57FE)L7Hc;{&R~wL%D5g2Y
i?KM93S(te4^Rqaav~}wH@yII8AZhM<Ta`$m3GmIZGp6lTM+3aIO5<z*}=tbOnD9Nq}cKrd>BO$PzggtGgMJA5kv@{3kYaIim0TC
25Kn+p$bMKa#V6q3Mk4cpn=I~ssb|%5TRwL2#|>?DUyYtsRk&TBA8}sDuSXYfuSmhf{<w%peBe&B$lZrAR;ItXr?40NSO$jN>Y)K
k{W2Lpr{H82_%LR6o^6)5|K&}0)+x5P=c6<ky-|n8b*K`1*nFQs%j*rC83}xp$Hg8n3cW%FQUS)IQoc9?%Xpi6?(Hc$FKUT9cjq*
$5i>vi)_&qtTx0jVs<+ab{fpg$Lw4N8OGL#E(=OXg(uPR_!0B-I>Va5`O<PB-7XC#fT3jX=jQv5##u4;f$*9RKih4kWNG4%J-G>m
d(d_O0`;%YBicu0sSxef35y`T=+Z9=g-C!7?8J8?k9GnlhpVQQ^I?rdR8!j-B7z8oYa*i#daL!s_fK~`nbmy2)W8oEr>1;z^;;4?
J_bM@>FL{S@GAExRSgpzD3_iW!gvQI01%YkT1r-cq^5x=27y+P5{d;%DWoZ1-BE=|i4shLQWT{nDM3I)tq3GVAe7M3BtVpaB?8c;
QWZj;84MTh#d0YHNVdw%uxe<b9i&WRAPNCOB}@!3AdFE&pisn1^=U&S)FG2WgetTQLWt6;ts<es14)ahS{^CS)Q6*<k7Nep%j>}a
>VfU?*@(nM>l5RJTy`9SYK38Ggosofk0v2<axRqub7js)GlGfq=tC6_>0BMrtcpi75dw-etgsL%WAf+*02&zrL4P5LskpBs3u9C`
77-V{I6!Fq+%a}}m_82t0R8`;WY<JQXX?d6q+VzMYz)OTq$PrYb;=%fJTOpDz6`}EC<uY13StO@!^iL&A-TEhIyTl}x2!hxd>RcD
Z-bu<YNI9otFhR9oDI)__zq_Wz7m^<d%_;0vBzK!hCx8=vJYia6cPdPz;-~TBI-~>QkzM!J}Fexf>EeV*~n8+?}h<DB_ml1?E)H+
JC^Pa7Xb4RMC7Ez0Q%o18<IkOzZ0Dv6Tm0oFheJElY-q2kNNV5nZ-m*?r~!miKkkcNAUHUIXwMjhOiU`dQQ3+O!=ifp8u*(i?M5=
2g{=~4;D+7Tk*=U(bR0rsXJKVZUyL@U9-Ra2_PPE1}s9a^${cqBu9zA^z$R|z*6yn93=CL{IGQ*!?0)ODS~}?KD%0hS2;gboajqe
Cnq?2al-Nw>d@snn+=RiElRXS+%jV5yvB=l2!d|rDg=wS6}XKKOtfYRjEJidB7M--R8<stOD+2zMD+-RnIYIjKv5M>MD?w@W}1~8
yC)^b7a&fe*9UgwQ8jJJjs`=V5*@%wgMv&EI8<vf7gRJeBQ8M@95@c@3c<$0Cs}0Y1Rbe&>@Oz(vSK|-Kii2pEC?X0vxD8lc3^*H
9Mr`Sq6#{4@6*Vygn%}DeHUp)sELVWqLMJscD=7!Y4~?Tph4#I`ps{;4FyE7!P=&md=o+;w4!aX#T_7QPSeFxjKV_%QY8W;A$@dB
ogkouSSTs7>@kxiWK)NRq!2_ne9r71(IBGEL=-5pi)Sv%q$Fwu#2bT2oK=ZaoDn3*Lt7CVP$eX`6;}#+wCo;tD~$-DI!sOrM5Bat
ww1s++t!l;QNjfg&pdH#R-4}A-U>$uBfUt7?DlM)L?1iXyr>+4n0zT(?n}36(q$wiHA@jSDJ%&<5LL{ZVG%%F2(H1_UQTp}BI(#f
IWf*r6A*HDDUHLVor&1@M>{0w_8nUqb`&z=B1t46h$09|Y9gXxaxO<8fUufSL35BrkbxRtmSqZwB%zI9WfU<o6--Q#B#?taQc*~!
2t*WY<7*Ka9g=0hu2fX0ZjH}dHnNFW?(XC_oWf#Cf^18Kl%Wt%L^P`*3lhvI>cRvXT2a~@jg3~oDTsFFed<v|ITZv1MRG1Al?NhL
osluu9T=)BB+;UT{wyUJ0LX#oxxNJz2?0S&x{GNBY$u)0IZ+XE;8ik&CWj~_<B)4y3v^uEQjRUrghPbLF5$%W3Dz)5uEOBwVnAJ&
VI3sSz)r&hpm2`l5fMbe#t`QR<~(NqH;umf(Co`dNHZ+O7>%=>C2L5e;RL5Cs$x;eLnx{uiIxIMkz5UwSEqm~8|fxtiHH~-^okBU
M#&Ne<OLy0yCRxbK1VnKt(4NAhE$SA7#AQxq-j9J0!>9Kx*&>yX&S@>3$l_{DO@ZIup@^U_T<te5Po+YLlr$iJCm!K)f?weon*_V
R8cHgVp4D{<9P*19Ue$m8be8iGUR;i8P3>5W^C>_jB*g~GH!N+P#opidW7o&J3~a;kX11ANJuD;L~GV0+&f91cW0|Okrj~v90QbR
*)n!%qLO%~E_ZCFGINb0IdF;3CnD}}L*XPG@_RD8r5TGUu%-#Z&QWk85M2eJu#98@WXP3R3iX+-f0k2fhiq`5(puI!f`*tB_4g76
y8j2Cqq+09E&6ZB`3a+6UV`dUqioP`xQvwc$quIIc>1<At)#39-R+0oK$R9KmiRdcM5fT0R1rbcOHFM;Q=2w~VxTM*2ACDzI8;j|
hfQY7WO*USAu6?%6jGs5xjUJelu0OTx)Gv4L`I5ZD7bjDCSJ=fKtV*QtmF}2$P0c$N1`iRl0kW8Y14gex&2l=ecY!Bkb&G=_AiPY
&~Q5vQ&S9RJ{%w&q!vI^&ime&IIyMWNrEYsnzsRD)~`AtPXC<>SW%>^PLa@B^>K$x(yk{+=$b+af{G#}qJW~2K|okV5e#KT47dyD
Cyzy!yRDQIHG3UuodvwzzS+eO=FMciTCj7sNfhmoo_Coc<7X65(3G|)+SpW5Qi5t2UHV{nCk#MXF#k_Qnl#dE%mp$lPVg~;!G!Wd
nWt6RQ6#}_hBX8Q5luxE6p&foQC|;%6X4PNyvX1mM+|-AC`AYYfJuUtpb|&V>-u;etNI>1e-dUx`F!l>EyH<<WZZX4ae9yfhX(pL
<7bcU19!XqX?~#osaQ(e{gWY0>t%tqnPBe*9Tx;Y+{$(F+1hovobqmX>dQ7e@Xm&ISeC1_|5}E3hPhO%G>2)3xZ}y;4;eT_@oy-E
?<Y|+u;^-3sERDW>vImbxOKR17%8n`gBgueIWLZ90?Ge2Q`z0}dZs4Vty4+m+Z(O#Mf1-ZFgg(haHXE4^ifd)5JF6VD@n|SLZL_@
M5WF5x1+o1?u?zAPop)!WI6MNLWz}MCQ!gv-|}|h`Hgdr<5nA0eW|b6;vRGPkml6j4M+p)+QaW{yjlH!#{=8V)5UMU)9&_jZVpZk
;_0$5)%oeu(v|L4v>B<i%hIt}v;gvJ<zOOBCSXOI>q)JGVZlIvRt!8&q}XyCG&_()DWJ0=LxJ)9|I6V&g#_LYp${AbG9XGbM3F*J
OaK&tREWf-1VTTHWd-*~&v8NMmXq<nk^N<ZS`_aGT&{Tj%hegssq*fj@VXI4w}*&>i324{H31Mr!jGTLa?Jj>{Cn2i6JYc<zfbG%
U!(PYuh<)IeQJt+Mo?7!L7n1FJ|9VV6JR%B_k<I-;pYc{L-q9}cjYlx_rQ)y2;ERjOf5uE87P?|OF1C40fdrB83G@<2mr{ZvdBn%
zBWmN3GeZ++n*_${_MwHPTpF(8vWFlEQa?SCfF=5hQe#c1_Cb<te@;*>kZ^Ll<Z8v)=Ez<%rw^ryv8XpmXS++TZz1&U>4$4m=kyf
fzlrn_>QPVrQBk%QhSI%nZeb=GC>5ylUPWKGDm?pI$y{K^MBhkR%Oa4!E)8PEWP9>-gx{nBQPZOiXYqlIsLyHV1hqHhqOL$90F0`
Ks2bt6ad5`6+n~$QbH68P%RWCB_R-n2+XvoA8$X201pC6IW4eR#t_H>kM)QKLM$IP86gr>5P%bn=q1rfNNPvT<vmsMbo)H}o&P5e
7SW6LkPV<%b32=cuLm&A>r@W^fiy#o^Hi}B4a4*Dytx~*ARn%6-_LZ9CV_ABZiCk<6bkfIB|?vJB?7lBRPQ7n6UF&FNQa3Oc^t()
_?b#w1GP%4N+#UIYydRNN(e}$Ayh>HG%^h=N`VXmOw>>mG!PXcAs|siku5Y75JL+Dfl(C#B*MfX5e)=ELPQi2O)SD9P_O78Bby7;
+?;foSYoOfD5H?6saH@cE1G_rOhksoLXv!#BZdQLNQD1S`8fDT-!3+>T6Catl7v!~LXi}pK##3lL<|Vgv<Tv((=bYt3Q`Qpt4Ks3
1d<FvP(nc|hvv5UK=|%Gco`wA#b^S7!bG8VgUA))t(`;^1l!pgFbMBbC~22OI-Dn4Wjdtzq%pW=MZ1XR_#xCo^2#1ssVHeC0wH#X
L>g*!Ql~^5CvCA}$#Z-ZUNV8SsgN`QK!(!f01!ZQ5(d&5VF8Iy+5pHCh#xLIAzh(G>Lgl30K<WRhC@J^2qs))9YK(rkWy^|8kQtS
^v3Xphyy2R426prQz4<=6gnW(2t)?)Mq5BT$n5haa*%gD9Dgn_VS_kf>PJHS5%p$v@(+k5D{Y>Ko*p57*hj!ZFXety$ojOXd&Kj-
?_s@-@EVnXX(3R6q%s!3roxI~oB{*4lg^zuITOhz;3xLP5inJ_^NoTh8<5&z$ECnG(8^jTKu!!JmZZF-Djek`)Z1+)$2b>nB%ARu
$Y_R?cyX=MdEONIPcfW%4_8Kn7J&*;15mC=A%OAcof)HA<XfnYARVC&vVk;(m82(xP$AO*!?zBCiQ3P594zoiP)YdOanL>F```e(
r+`n#0(P8xA4`x$vM@x&l3`n52*8#SH`id`lf~;*%vHWRiXHi`-f8AkKlJJEDXD!Vq(B5_V-$cH0wF*%D$+E951EJI2jV@Z&eEV{
BGXFHg(W~p5+tPnq!P;@4GXdc&JK}0whhu81p6Q)53uqor4&MxKP#3KDJD`*NM#`dAt@<lIHnkwGL=CPkSd1|*hjH{IWoyZ3`tA~
!4R9TlS$aYF$GkTc4j6OMHE1l{5Y$y6(PxRlMuoXh5u|5{$T%^1E=D9;%#Zwwm=|~o!Fw1IieAe4ab3u9lVBRWQ{jSkLPBc!G+sN
r4t^T(?H=q#3U!FB7B4Sr+L1K19(};<<N6PP+8U`h!qT4Vk!zMkm`(xiYg_MILC3!va~{3bn2>6b%jw9drmkenNdc6X-XkGDM4pU
`PkW|iV6MlrwiS?={QuzN`Nq;wGQRB!u;)5!AdHss+`%z9j7|he|gb%-HrKswwx7FVytt|CdP2=1^EqZ^k+{%>+@wDC&A!R=<)Zu
L_HG3B^4buG#fdJg+8tjSO-*!8$%)x48#-^1aZqUl9Ht$_2Tk_O~6)gh>4^oM5L+)gb5%Bf|bZqArXckqKcHEL)R`qM24Wk5NRcr
kfezO`m~suAV^_C2%w?}wHQsqDai;Xk^o9ll>$(Kh**e(q-X|7R*8Y224oT_B0)Gn;RFiME23Pc3Ql|s(JKW6kVz6y6bMq0DAdZO
L_rEni&W7<qyZpOf=qxc6(mIp1PdrqAuyB^EYuK1B_L1<5UFyEgTFYU#32<>%^4WXOr!)60+dS|*<3ks1qwEmLIsE-+6K^*5+0<0
ks%V^I?yRJJLOUeYK4IVFWe@e0V#pW#S@%_<*+LupkM|legO&npH@gu(?$Pc*+5e=6lPXH9a0!LONCH0K_Ea00TrQ~8bts|Z=s%@
^vtMP<&|I_<hkpSau8B}WB*=nT5{)ly3w?~^5ovm=o%45B%N1f>C@2YN?+lJ9}1wI!JR7dUX>04PWA@O@X+%JdIXUaMFfDUCSYO)
qDhKInif)Mq^Oc9swkpbh+=@Lh=wAhk)>t=Ndl-=5SD0aV1g<lWnQq$<;0;O$gHwN$t77-L~yyXxwc(uG>9ftaEzLxAQnnlb8KkC
ww&h$Nrx_KDheU0iG&DflM5*!##0F410#Y-0z(ZZNQjkzkf#bQzt$advg0_2hcQs)nTljIXn@l?B=5})9s)9E9DxAv#>ViGnKEFY
c_xIUiA3sp`msBE$D6BY-+mHyo9%a*&g}42;oFVOfO{mY`R$Zz1AV%aQL6QZ*H1&x;dg-WfQO7Cm?fz~fs&GY$UY<Iu@3;U1jIm1
L=Y<BAUO#8l@21Fsb5E{$L5^_sL`Vs%onIbs(m7lqM-o*q)Jss=7k(X8OgsH1~g3+q*_U23Ph>|vDiRyIRZYaBcC-m4e<CuJ`X>P
)8*7!bde{n2N<Hgo14|SU!!2#=;hpYy?cS!9xQ>}$d9vaB?LCGM#F^f&9HmQBBG*yNV^eEDJLbF2?WEeXJc?%8v*=|f+AT7sHjMy
rUF6&sgR8rX+zw}5lRF^6-fe{YoO=I1L}-2X9X4Y)CjtP;UGC7v<L<S0+b81Py#&3aJ#jeK@rxNWdB+lGV)GP$P=Oy{LK=$A^o@*
QiUR~OAD<4W`x!;zy!oV_9A{#ik2!GXgh%TYWy;<m4+?3@K)$OaFcb9sf$Pl@*_*I#Z&sLGJ|N^4^63}hebw9LlKTvLo`eg2fKK~
)ehN!cW09iE^M<MIyFX_gv33JSq}nuV^IK@(y!_Pw!&q&08nAD#!SeNK$)B=J4_$&42CUBOu6F)fyk8ycLj9ANuI9frq74Oc9Os1
qIc0BP=WSm&Eh>LvKkk82nWshkLkq+^pg`w5*Ta@bLa3mkrYIHzUZ1J2+$6Y1LuSfaXBgtQ9?O1l1fPvP^>_dtiXsw6b%Rz0u+%7
r3EozIET<M=+fa-e6C<j6C?pe0JJD+ghwF=gafi%C7>B0Xi%z38fc`Xq9Cau1(*VaXr`8ci5f&`MdR{9M3V>6k(q`W0W~1hOia-;
QY;fCL_|bP(v=McNrXhqQ-z5D20{{~jVPuB0zzz~fimjQt5D%_m^n#vM_>W&Kps*)K=JxxsDD8Uk&<mWpM>xL{G504;(V{Oc2B7s
{!R8c;*LtG{EwpGz#K%jjcUKn;uyfbY{8YzIP3dApA0Q1#P-w?Bh~(HC^<?LPlUxQ0iH0v3Pc!omD~N#NNI^f>U`!y?jiW6>EG(`
JOs)kTYy)at2Av<-@k}DqhEJLlw(tq?45^9GY_dXtHwJP*qmiBe~-C1@S?Q;PxMUABAm&=i<nM?CWy&n0ET=0^6=rF4*GH?ilUk*
nHos35JWnoUpK^YqO`42s)Z8Z&N;G^wB$%9f3jr2O{auBbHrKuUbhhtMd%CVMw-@haq+E1NA8|q^!>Sf4Ii@$CkH#pk6AS{t%08J
z=zgAMSU1Uha@tJu?Y}tkpG3y?g;?V1B52;M?85XF%&UX_-v9&-5v!K6(UqZaUa<W>W?XyrWgB_&o3G53zT{{I5FLeD0f6sLP?HP
@qt)qzv#l6H;~$l5zvAC2ZX&I_r1`p!R<K90lnMXxi~{h-1j)-$5QDDG>Q@!Q4<qpb-f#CT=~JdQBBVnV!9-%C{n0O8U~n)V*yej
0IEPKMv)ze$ww!^CNT~!_8xga<Iw->ehlXu>dU0^9GXX~eT$%%4nx(I5Xu7SByt|dSh0{L+X4;|fl!mIn`O7d;&<yb+{sL?vlW_d
vj-`bS%0?7VX<kp*9LsEFgSrz%PdsnJC5LVLWtoM5zi!Shw=$06J$bB3@|1RL>;9apStTCs={)jcWxCNjpw|aM0oNNI!uv*gP<rR
D1MHF9n~V3d{g~xaV#KUd8)8gP*<v=Yh@M{S&z?_YU&qCcEofT>D|VRcK-R}-^1(b#Q3Qi*;oK#t!c3n>v%`wc|7Ur;KfSiu3WTm
YIhb+%~0I7A2hw`-kb@#Va)32+dJYN_)wwRM9E(SA`t=<0m7#tbpS*FQkf+vNI78whykfLNnlVw+03i#2U;NQ%qxH#KL2OG+XM&#
SH^j|PD~IBxyk}SBjRogA8<J;&do}t>FAxBj&er-yXPpjaC7(BxF$%Y6%sKbOz;CHQLO?F;(y25_l^ZX=LF+~o<I<qayn#^K@5gR
sQmU--pW>!mOstkCvUsB6v*Y9P^&tm*S4d!<i(V1+|>fW+kXDf%lVJ&-wZu|k?ZhwT-Qqw9|D0=@IrTy7=R1f6lhG#4)5ZgU%Wma
WuP8ESD<-b(A{&<*RS^dzpvv^`F+29a$2PI+r794ue+~#&+Uf29UrUl)%)$J{op@#3WA+d+)i{Ef56GZim@DV@`$W;IA%fDottSW
X`1<2m9?4=#9C`mj3QvLx$!C=nEY?<KL61D$-m#CG+3wY-|yRFe)khz6@#hcr@fdnlWc_vXn|7qDlJ4dP;kI@Za_g7ce$`B3jd0c
ax4E}=BP&b<VDnN?=oOIOk?NIoDcn+&3o^XmI-aP^B?eZBC$V(FJmR@<=KJz`82Q@*GoviVyh?!#Mp<=Wucx7_3K%;A7t=Tp%es;
wr*u9cza?rteTpa%~3n=W30hCd%z!DJ8W_l;WmFP(qoPqio-;VFV~!rG+nHl^NM0A%UJaj!;Z{&UWfM-j6i@I@}wce;T;8je>QJ>
cdzO`X}LY{K3SK(rb1RoYA@*1M<C3>h9wQ<%7$8G%PNBjrM@$40F4I7ZLB3BD|obxKzj~Joh=ALF`ScSVaaF4;9%@z{D_PcQJSW2
kngJkVR0BzEq?KFZTt@4POK0}7wyzQ)^=<_z*-vEn~jGI3LnuK+{6d&_YBTq)QzMqpdt^0O4f;RzDRJCT6Y-Wb}RNxgZl@I&fz#+
A3D<o7|(*xsaJbRRf+phH}qaB7TmSK;)hoagzZco-C-z0(Pzm1UzqoQ2tEAT0!V&}AMz*00OLud#FJxhftI^yfDGd|8md3t2S>Xw
7zRinkJCR?ZFiU^L*3)V<5Wx9oyd-T5=0b4(Lzi_(o`}<KvI=TQxh;XH3&#SQxvH){hx*W4@3HiN~#iqgo;F>seyP3son$Qv?6=n
v#*7gDtOWmz*2ycpaKas^7&8Y=dNOHwMBb`<vKz@IqGv*0*HLxR0ZhzesKRDE=q@j1wS+i!Q_e2)CzceMD!@;6G7>U00*1V{d)D+
QgQ%5Bx^PusKB>iP#RL)jET1Nb+#kJsk4Y^-1^N)*Tg@mA^3_u!@z+01Qp}C9`WJ>KHo3w_i+#F{|8?$$9X(wg1(S6k@MT`eGGmV
VwZd!nPbJn1+Xb$t3D_SeBV#Y#soUx9pMk0sSSyV6If$K1pz?O$(1r7)&TV(J$lyZOL>KJDKR9+8Sdx30e#VSfm1dqVcWkUVu>~V
8IxmkZ2=AD4t|u_&lCP@4*6vMC$nZbagV(iW%%?>K0@E0$E-Ye-(JfWn=Q(h%4$e?LV??I9P+xr7O*sM)+gPX6xYj$ku96?L%vJK
2AFFmW2y+BI=)j(=!~hUfiOLqYGhhh>&E;Dbox&zJ7hH-wUT%_sp$a?Ku2(C+AG4K#>1+{BfYN6eVL#&ssk)+jR>-AWL7BP<_;Ek
`E|H8ji-(mmac?jtSp)|9WQ&kr-Fa@xpw4Ak6gWN1Y6=#VN8{g;$<~;BVC6fB+^9%I*ed}?D2+Z-e9AxTv?^6!7UXMv)GG~mE0^5
tB1Dl#e;Bl{Ar?ES(V-hVc4j*!jgc|B#7lx-al34eD^XvU5KX2Dw$`gMGpYMKAMQfW7*5kGHf%(W@XVXugksbdL3C%!woR)frEv%
uxyi@aHtcx+yJ{%rv!qJ^4i5z$F^4-Rjyq2hO=7K$4pS6l(<->MABI?khPCgJZonU8u7`)-;ArCOr%mH*-D5ht=vk>5h_&^$}Tp(
aF`e@%r!(A5eqya<_ld<Nv}$Xue7Mez^7D|DyG@?Tr)w_3|b7_!`Jyh2^8@X1d%Q(U?4}l9{iqRQ~k+#tIucf|6hmT_jB(YkL~jO
Kj-sv`aUPlA>5wWdWH`wVeE6*YA;!a8mv$5HJsJTq~WTf0!5N65FS}-w!r9J0EZ#Y1bH_yWd+J^ammVx3*4{xUc7VfTpcv@bT~mK
nO^x*G)qM;1;Y~pkg-Y;h+(8_oWI8LGBN(&KCWqYW1d){<Si*mW9}?#$|y@(2wb8KN8hh_e{HdWQ%Lo4`D<gSHGzrKs&HYs;lV0@
UVP!P>Jbq3!iaWqJ9<I(_+UmMRZ>X-0%ZyyAYw<{N*F^*0%Agr8I~Adu5k($J{Oqs4t@N|$e?4ecu}5L#CwkO=u_SQDL${2$Y7ty
S{O|frbNXxgcvHP#3;y$`(QL60k~5|6hg$b0?>;>Ccxjf!o31`eO|2a>sre3cNDJnaSrc(+i|&FFxOS^Jiy$vEqx6fr|tZ)p6Lm{
Mtk@3-1;`DxwCeB-i~eyj5m|gh;zFpbU(3%pYaAHjSy?d<AWfgV~pOB&{RTbWRZF8ud8bj$Cz3N31SI8C~b#BDGo`0fadkRUXY-8
`N4qud=UbBIweF{^+|Qni!CgMksup4<PRp{wNh;%L37=PX)Q#PgD=aZ#H{|u)5cAcXl$gm4k*+z3{V`aBmE!ruRIVJg7i9OLOTA)
iu83ZGYcG0#M-M$RKW-pO>HX$hx8qaYgvMKJg%YG%w}3oqnFA5!xjpVSW+~gRW!sB>uU~KaO%%V<oBv`CENSOxehUBM*jgEf}Zs=
2Ul1Ow!w&0pPZs<n?r1{Oi$i{x97vH*pAm0F|zOKtZ<q9v2N~rMFXQt?+(i6yKy>win`n8?eA=GkB6|`KF;Thror2014lxOzQT5X
|FhluKL5AI{||@8A>NSvd)Mc4k$_T)7bbyM->+3RkN2nbqV84c_WeJ4H=lD<@T_C|YO3x3ZqHwzE`AU1`S~xS&FS)bxNXs+bK&}W
A;q=w+>iChul74%oB957$H~j%`|7X!`2M5(xflK&1(leSFv&EBP`D{n8najY(C=?&;p+749Ap3_5<rp#zQEuhL<x_O+w#YJKXHbX
3;wvc@x1>p{rJ6HLH#$zsKmiQ^)Y}z$_KY?eXytAPNc}H9UzW_gxgL8R1n;X57f`e-xe&IJpd_<$P&2A&IJTRlOE{Y^P%As6yDi9
*aTFVMXIJ|B?O3CP^PUwEW`ky1nfSrV#ALn47&k|#2`tHlrW*3c=ThL<jRE7B2yDoB5h()l1RA(y5aUsER{LB4-h3ui3nCj1)3v-
6%z!dDs{8GrilSEM9{#IC{hEoscRi;A(1tiNSo#)tjM5Hf@)U^gryvc3KVis2$dqHm2K_i4G5tK(9+EY@sSdnW36ISlIE=66$(X4
N^yk>T!@iqK-yDKsi_1qMJNzkEGVD^r9zQPR)Hc|nIT+}69l5BpwVHLRMMzvlzw<MEwh+Z02D+;CAJBWG>s(<%rL1+5V%TpQ3pQT
3B-gngy>GjM%Ns2K<{;k5~7v?$C4D=Ach>MaR@1y7?kX|kmabRn!+G*WReAA3YeoeO)?G@h@gY|5V0nrRGv>ACQl?NAii;J_C$%~
vLJ~PaSFqQDb%9O%LgriwU)*pC<;h)noMAaR<TLDMm96NShwO9^RK8f>BJMXnR2oer7Z<1l4J`&(1ikOFouzdp&}AZLyf)8bVwa2
ZG~Ym?SNJXK=g%0UXUix^S(nLA+gB_iXlaiQAa0OmpZz;NeP3TOyl;UiO1}5v}C6V4M=9rG_eIzl@Ub&#%ZA0CWwvV{Lo->h#9Aj
36e`F&@f1EWVx7F3yBL87HtEzbYm$8=`qQZE=6K#nW74)l7*0%AemsJQ;jlJGR-uTE*VHT($Y*D=F^}FA`(`j3ekr89Ds^~W`Hg1
T14K;Bq?Gwn2`kxLqRdlQzQ_Ih?J;kg@~#*z}eOUl!9hB6(chY1VpX5YIVXgfTvjoaL~9GVa1hE1JMAyjFcw!p?_A`pwJ0aAaG>b
OLGNX2`H&?F+-kW0i}TxdEnf+V6Ny$1VVc+Z^P;Gd*AD$eEPo5pTFttI`0JHX^>Ddn8EN4Ioompf~<b#9ZiCNj5Y}ZK!n%{1=&ms
u>%Pa6QmkJ2Bq6cgmUE@o<-Y+5QJ42x7E>=cc~FaNFpx8f$~1yI{_+^hzF@rbOH51L=s9FiUmSn=h?u+*Xda0?PRW`J^oPs?(ej4
`XQ&YrHAe0{-P*79r*6#=No}ZByiXOUsrjcyi@jk{*TAU`1PKzS3aL~8J1a=Mj8ZS5D9}uVOPbDDJV3r;4;|3H5z`x`trq5Nt*iB
Q7dIgd%N#ZsYrX-Q*Xs{)s*D{yUas)9`FsMKiZu$#;+0#dPokKOzJ-DQ?ay5vLSvP>g!h%n-IAD%OnyzNdE_SI-)*g7uUPHp30#0
=XS@C6&x<h0*(pQCP7h|6BlKg#}S!XC<-WI8f1xS3*zn4>;yq85dy%~5R5=FoN7st!XcsvDq@x>sF;F+DJW`0l%kPBil~Hy3gH}e
lLNGsLx~V=$65r4q#|mFDZ!nC3_=1(g<J?!%7hJ%p~rvv+e$A<f*$W`4FLhcP0-jBf0^%!#T5TlJ?)E*A##<$B$g8)LRCf0VnjtU
Cs1>Ml<Go>L;inpJPIcFpiei2L=iL|7}jxAJ3;yddR~JKoxXwi4n9d5C|~hWO5~9pGN$JEpPmzVXcN2^%(M3&aM0w3N==k4B+M-P
CekB_x-9>t(C_PsO5UAg_&djLcRlEpAV+Z>o+Wf3KcdhV>)UP40+a~Nu;j+X#n7U6nIE}(fkp#7-^~LJ{0b`{)2)xcqc@W*#|mz<
11O5X_w)GrG;j0eyF;SHEkX)#iTKc>egfiDaiMIOAQ+9Rrh%0^5saBIT8_10;MI|ab&7Tnpa-=@4)9^WJD{8+zr;TC$;A6Z2Y4cx
Ndg@SE4n6_f(nLUCMYQ+h>4kinwpAfh?EE_qM~Qs!kI@3m4e8NgaiRY1C)VCf`V9Ls9}_5stQU8DXJ=1C}5%{0u-uX7v+FyS_)_=
M4_Pwl_H=A7@8y^8k(q}iDH<TnkuOxC5Bd%CL|)Mpcx`&iY5t?ni8gIponUgl&T1#3Sv;Af}*Ng2&yDts9Gs#Vg!Puq)J!`Stdee
nTTpiNg`?qk|GKqstF2`B%mf?ugCCXsUkSyO}|-U>dGiJr#yEeyiz66&DSDbZBX=&M<;W~5Xk_iS3Sj*#Bsa3MPw1&CvMfUI~+W7
&tW$TD5<3^5VTy^EpA7M=uTA#NT|@SFL8s8dFrw{z$gmy0-cH19ozzE1S05@SP6hRv(qq2;&vB3q&GPgNKUPudg3@jICw!PXAz0U
gyy#6qlUOFT5yGkOewB~MC8Jd=_YZ{IbP&}ZEzA#XDaewI^(uS9A}l&zzCTI+Saxuqe#Ni9zuSA&*8l(l0t5P;mzN|@}7wJv2U0p
;C6>S$5|oAC;1Tbz8nJW;Agi)u0`2tc|}}<9m3~MA`P5fb*}#o#~Z()K6X(<eC_Y!vAx%lVNj`_NG|6M%fPp3PW_Lbd$=qcw1L6z
2e5b^vFUrZ4WkzsP!Oe=6Cfh8#vczY-+_A3RtIg$VmU2r<o?OVXd^>wM()Pmtk$d1=h-<<kojH|#}lk5ch1bjkp%xf%PMVwPoCln
ph}Lg!!vIj)P|Cv3Mo>tYKL@qA)~|a?j4WuXZLH|n8#)m!;OR52Z(<0JF!JS8v!98$t^?>Lq#(|B7lU5tRWFJQB(|qKEtf&>FDV0
j|Q?g*G9qIyOEza@|`|!cUL2w0`dT1MdjvPwiIHKJAUwB#&yyk7bPkP+fd|@L1rO-k;8fV_hr=MCPvO=@_9Ba+DekBMUIl7a$)ua
50v(Y$LFx6xo~jD=hln`5cge-(p#f?yHVlbcu%}_<J}$(Lx*TXoGuO%8bciJaza}iB8J9XFt^D*^>xX?cA|0!*0jSXoB;SRbbM#V
UhIhoB2@j>t{4T(p>lwG_$d#r1B}&y<_D&CkDt?T03|&W37&Z_tzp4z<V-EwY$sR7%Ay@c`J1L^rcA|eDk=K#&--hsiJlJ2y)$in
=0p%_6%~#+9~Kw_2^7Au0D<A<P!Cp752S|1>Bm7NDJ5as;jey)b`{+<`|gDMr4;D6GGK$M3f_^J2=trlKG}}PVYYH}yoS(FS=vQJ
+l0Af#mE=L3Is8MFlWc%OgJj3*T-+Ve8m`iY_MBeD76YUkR-+(mPtj(ieUst2&Nf<hcO{45~>I;b`VTCiCTpcgAfq3RhHEQ)C1;+
XFraBR0yNkg(D(R>pjP3y}r7{@12vG($bo?QwKd=^Jinq?-NHcJe=rhI<AIo7g2TxTOR^A5QZuvC!hQBs|N{?<r&_=!<R2q>{&%u
Oj~aCPC8xdS*J&hU&w)^Hr889s&sk%`;^~1cuaS9V-})wvLgr?0X(D)D>ZDKW-!R7GMdp<Fyw>aK=7_ydDwvGDA>2w-mU!BoMz0v
B4CUnfU$_tlgke&I~nCsNqS4mKfG@D3)eTjZyF}ItI|rKF2Hmec{mQ)$|Ix?+1TpJw2&i_Trx`}<y1Z%=nzCQ?nMu(lR)XB(g`7L
0#P`p5T>eF%F<DhI6Aha+EVNo!&1&%%Y6L(-6vx^Btl#E<q-@@t6MFxMjrN6Ts=ZvW07;o3b_#xLDL$x+{o<~<WT`d%d+7GMamCy
M+(C=BDpD}VnF9&G3RdwWknXCR3-%#naGnPkp&bNGP9>yCo!4<aydyQXJEF`V%ac-5`qfiVRGSD3b;{lxl|E$RA_>1E4Cn~D5B<y
rih}VB!Xh15~!(xDP_#9Mj=F9nj{>kD&<iEWJOU$3DpF+RdGZfiR7fkO9GP!q7@*52&!dO1=9#jCQ%h=m1(l*6h%Rs2rSBJG=kx&
VLPP`M?oNhVQ7H|$sMg^T&W(7$hpo;sH*b8IY%IilpKPY5mjENkd;+NNK`}-aTKIMXKC6bgmz5DB!r@dMA9zPvX02=#I<T9LX9<5
6-7ZdO4C(J(o!)1vN;ib5`yIQp<F8E6>z7bL>eX43Yl;sBB(2uP>DIBL_y1yRa6>;V1!62F|Ai9W?3Or3}pE}4}?0>r*>ZRHKSVP
nzVH022|yhA?8B)iMin8$G6i5p{VX-Fv0KPtuX~a%@E}I!4u!*gIlTr|9k#xWA|?Ud47mKo|B72s}%&P5d{do{F(B08}4p!x&YuX
FO57*xE}f{f0jaug&-0nriql6LI^5~5Sp4A0a6A+n3SL<AOa)_C<QS4p)Oq}g+0;%(EtS~Y%n3%LP^X$m!SG3xl#D&%&SU2e8T9k
H@%bPcd{q{jSBKV2fEij0dytS2aqJDNJxrMVnB%<j<NM6OoPRLWa0x4Z3aOx5WxoKJOH0`qEeL5qGBD!;;H0O_aAC0^S}wZzio<|
fg%WyiCJi(UMhKKz3`CvFv#cBs2yWLDhx;zQxH&75(G<1l>Ht5?cYwuk)V*i%OHhlhDlOj0t84NzCY8kHWZ6|f<ly~27;)hriKV<
MLZbbKV~>IEPxM1hUORoM54OE5W{XtfTN%$)CtQ!cFHEgY4PZY2OwHUMsgF_8#+hH`|wYN51}8bp|50Q(MMROrB4)uNCbCqBwpvs
oipQAQBTT9n@BHx^d|IIrx?h_7BK=tN$uuwn4x|U!vHG`GL$|UG-ZM7H!z#I57rR9$af@>3rHi>3GRdnp<;WD!FUjq6g03;l>rw?
^+>dUM8PC6R6<aM4NVnP6j3S!6jZ4YQp6OD0X=^IN(WRGUul>n6G1;TrGf4hbwbL%?ejFR7=J$29;W3}%gjLVJWr?%j+`EL9jIoG
=%E%UOn<c70Tdso^eKkbM2ZCfLO>!Q>jbr^>vKm5Lb3p+kT}BzLlVXxEE-w}i}4%iNsbu5ZeVfDLYIjSCw&Iv-aK+bqB!o4A?GNl
f;yn{9<+k0oWn#SxA`ED>hf}`pr9+1S3keqz>^M!92ur*nq@?q7<$U0!n8AG0${3`+QUXsGShb{`d>!T?lb#7JJrxhj8ZI+`Sm5^
H|DC7uL;iwP)*)<FyD&6=oCrzq?pMukwrt3(awQ$R4IkSavk_IpYtTlyRg~*zlB#W71$4ZL^DLN$Y6@|CMILXuU0RjRDw6H-EVvd
kILH>nnI+~wj=crkEQPLfw|lDp?E7cQi!PT<CB=V>~Y1{JGbmkUTa?Ne~HXygzo)_YI#UvEQ1tQoo@rLpY?S$t3A?S(v~zI6{aM^
4<_`GNqn^<;WI-{pJ?>ZUa~kdj9plPQ2R{5$2s2SlVW(MSMAZmm?-eFV<M1P3l&JPZTz4F^ntmpfZTD%wU}h{zmKLGIO8WwCN?h`
iuFo`XlfK!jDghwo|GlX&Ia;rmNildB&y{^a+DG|K@`qWS5&b^3lLFH3P@;71V!f9OzsUjbq6dO7B5C(WTGITh=i3%5K_!<Ia$}E
R)}zzn$?yuk&$DU)24buXAsb50<^?}$lJygGKPUGGO?CqGV8`^9qbY!D2R)^opV9SCXN<hwVP>{(o-TRn1FzoDJiN%DZWY@aP%_Q
9j2br<G)_!+x9S?huRNv#VjmV2ngCO_wQPZ`@rr@^|0(zIP}99mAEok{H?XEcuiq#N{HeGHJ$iyDs+`mSyh$_9zuF1i9$(8Muj`0
$0ft`o0`oAIO47hw{95J-7|+=`Js<TIm%HLMH37y?u8mKD^W@`Q&OZ+7zxK|FIP}_**<caQ4*{Uk{IJf8mj3zojF0hYh2$BQ)pFH
i|_x>nXZLHte-400Og@26w^%2BvMTs2Uh^ucJCLQJ_JGkJAv_hVe<kWljgJ^&;XE;P?98INJ(g<C8`J_BAB8OhLUBfp`rkmrGy9^
L5CmGo5(_-&`F#jMX*VQXv&~5E}{XomkJX>0;xL_371HTssmJ1r^$<;7Xsxl3iNXz6Ud6?*zT~PxKjdv)FBxT9wO{H&g9rc$nMk_
RVp%qD5;s2WF&`WD%(|*#O%9HU0N`@9j0=NIS^4yxD*M%yQs<v1I@O9%sMhU2!WC`fK<3FlOc`B6NE=Q3xx#*1tlC~x*R6SgvLQI
Gz(7Bg@gi3MKDEBQdH9t&@N+vPA)cLRdy5+&pUI-E|6UzGbHj!$O;1OyDN?m2dqdttX(mpK!MvGSlLa7peHVz3yIpPA&{O^tZt>8
WbKO>fe3s$EL(IM%ZwlF^56@?Mui$gC;*`f8cGzZ8bj%^hKfXEcVTpfA#t&xDz;R3fkM*eBC3&O0<<7x0yq$X2~wmJDiXvFK|x7C
<1HaFBIMA4AQA?X0*R$flprP?n==}!2#A%Wpjrho3IH+`B#=plB!bLvM3j}uaFEb00I-<^z`IT@R*+j6zrI6^IFJg0gsA~wf)b0o
CON@Gm7z`^&7C_SNI3yOqr*xAivEE4mHEL`q)tbD@Qir0e4(DIDe=QsMfxeb?vB!RWpFr65c&RYM23<`X!ER^<)T(rMn-N)OHICY
h^dVy@wdwhstOcXf~i<a!=82!pkh!l&cxXlxqm|B8YLV9U=dTg0#>%Ye|O^l4;l0N*c0=9OYP_=kE;T>EJ)JA8@f!nb2&xa0zDYy
P&h<uis47DOC7g$)+Y*X<5-+1e0ITXN(Ry^p>tZz1|?w$Nk};WXjnAI-}V2#+q^mtR<qfkMX5jT3W<`Th^B}lRg#F~fsDc_1EG}#
Ra6BLD3*VNv~(5KTuHXIfK)96rC+nRKdbZJ|Hnh}ZNE9K8{GEyK}Y`r!%+o92{4QgT}!8Cz-g37vU;qXOn=;EkP(1D!m>a>KHu6z
wsjHU!LEQI?SL7AMv!2MyPZkmdJ{M;|M8h~Pe2i?p&;qA6^bfl&M2oTmq~*Y-KLCPAw7>ep;VD?wuvw>`vSQePPNMbu`wd)!_{O^
tkW4bq0(ogK1Vb&VQ8m#b>%Z1Z2^fL6-#a;N((_TS5lh}8br>}CC1221$-n6F*vay;L&!KW9HFG_)2Y#ON`}>%H=Qg$_`U@&bAmA
SVd+Ew)&Y7+rug4=8EmX#VyN@+obV~@0*)9YRwqj<7S$U^KSR?oW|xfZbinL7_}xxX$Dck!M`+tkmNE9rN<SMXsNgelZG^df-ESJ
^eRP`bDd7e6i*9W3CWYH-OYpJ0>l)ah+{Kd&G}qwi9<Q<j3@)H6cRfeg>Z*$f)6{Ho;=>ih@k4&jVnEL-IZt_)8$t)Wu97Q`N9|;
6XsE25PJte5+v-6kO49eb&MIe#a38ekP4_Y!eGZGmLR2sW}1--rJ>+UHgugt!IHs|C<9m#RFm@}VdK0~Pe>y%5=DZSb0#+{zIb{&
&|@ZMmz%7#>RVvSo2V07JIxcWj>PZ7UfZf3NQ0N*uW8IjmipJ*MVJ)<kWpa-Q6Yl$&i7M~iP2LEPl=#R*r&863f{Y5$e_veVx=16
bSI03v>I!H-ATFdE@euKy5dC%CggBylQqX%q9-m$JC%vb^yjc`$5bekbbX}lfKicFL+;BohtM)@hc4hi1j%HPq7!*Q(gCIhB%>b6
VTXI&GCrOE*{<2HcQ}$UhNviGxXi6Z$EvhYKSo}+IK<4cJrG<XDYL>|<HJZ4g$2jO)Eg4p_teP(Klmgzcdq-04t7z(kGetopAAYK
^2EHL*^yid1c}!iyQp5<iHVc1T@EA;bg`&Ve9H_@!|qBPjb>gMBe;QE@QmQaTY!j*A@eTTfEz%NpH)0g?#QJW8&I|3xY#N}vF>rM
_zZ`H9VlXK5#);`xZ5G+BB}9fLy1Btb9_cr1O${C2oSzpjN?PZ-FHFuPMyr+7G{wmN*EMrb81So?bQuCxt6-hi>YE}Tn`C`k6lit
C|vM&v3O}?9mNh11(6T}0nuQ2xRY^p=R33oyF;mz!33uD<fc5~d``<G$wt9lB#3MkH6n}%q5+2<m4W<|^n{LkdK^vfsJ(Np@_QPf
Ki#<#Pt3#@(Sm4>ZXKCF87xnH6uwg2aF>aaCVBDc(90g65D>xYx%aWCc7dTJXv-UP!Icd+uccoCtc_Am6GKLZ!v?8PV0BS6W;%pH
PH0yvGP8p0YK8dyPcd4G!w)*355FeGH@GEtp51%9FfF8HmqJ6jb0ZR2Iw@uWfF0!2;P5sFTh^HkLjcxDqq(;_nv^xJyl-?g+)ekn
CKP+aB+0xy6!ALYzRt2z$tV)bbvc{aHWDCNygsbwU1S_4%}HiZ$E-TZKq!(1(h6S(16n;3yEb(m^S-y1-0_AiOytQr9Rxt7$<JKZ
ojpiO^Q~OluNH9H*<PrJ*GToFl&`+2s(eF#PBHM8h8VwnF*H*_pCogv%|h&lF@H0_B50wrfHVPAjsYx`%zsmf4uo<SHRp}hm#uWK
TcIHgUdVc}I%s$zngQL%f$NKeM>K&Z0X``V8)@e~VC!xups`(<y=l2g@dNCA-Vz*+t4Mx5$ph-&fhjii)|lGJqau-E%T8>~>sfXV
vY)$pnRO@@kncJ966UWra9lZXSruk5t*AOXrCEUBag1(32WKGV1Z5c(1AXgNH_+c7tKM!I`qFtf^6ywU{1n-btIqc+_bJk(UMP<Z
=P`;HMfQq9#!60*_w#T_c^n}a7)2GJ=2Yk{r^PC!(+MVA62y`1K~;4m>Ug~eH8>ULo<So+&@q@hwP`gF5RF8^XaUXaF~H<bq{h-=
4v$?5>Y|hoU^F@hNw|QJ!>+lZ0QktVC)PLxjd3+sybgz0G&s-{2Sv0ffd~W=@v4WT;<tX!Lc*LP_RWdN*%L6w^|yxhdA*yaqs<Pm
K033c*q(*vrYa1uBpe7S2=VN8B>4^czcZ@!MQD#537{-?Au0_GAQ#`_+@t{-@Ys04C6&uIz@k62x<~@LP{TvFZIL-XeX4|fY-7d}
1WRgCEutsU5@eII+OjOfv>&H59p5sAADIl6Z%N1^P(z^|Hv^sKqlyt^pTmw0=^@j7?ZCjW;U-~mip3Zq$(@wm_U?9&TLL@yEtH%B
DqyiEe-}4A_YEXiC~HNdjKqs7vX+KYm9J0Map#ZOhh0Orq%og6#~`P4;~Xhaply*t8Hb;}41FTz{!X=DjhGrPvdp%4Je#y{gqJ{U
v!ZQ`c6d1UnIM7+YB;RAXz7cB`KiOnL~2qXZqCet0gy#-91CLuL^wDI<6S!Da8Gm<8l(wKBu=KqBq?k2)6t>Q14fM+@5F?-)?9I>
(F}mn2kH-1KBOU3>&z-3kV%3<Zadt%JB4I+Mw0a-fa8G#!wY)>`8(z3d+)}Mc<eO;UKB<M;!$GOXvETQ&Z5QL5?1HbjI1qGKoG}L
FvRQ2GLBel&CLw!DC<j0rbr}u<Zd{avKkzv5y7%TzA<xQfqkwTD;uF+WC_@y!ScSq%%oCY8(?reZlZQAh0#Mg-cdJBKr!iebET-N
)!AER6-$^Hrr?kWI(&gMMM}09AfDw`?ai1a0@?<(Qv}2qF+Bsk2c9Ct&I&$C&G08#BV6Z4y#<<g)G`tQltUr%pjhLE>mLL=r$*=<
sxnX@d9*N-L^^~d!K9Jw2{RN_-ALU<9H{F~WN>#|8{CFO%8@A*L|2TdrNQ9f5{gI>yW67;A&1u+z0R%l5+a}s<@4fdODNus_15sx
8HrY^=xNZmFrb|mbF3neDEaA0tt)wm2`7THhA@XXr@`5=WCPCm)QgS~IU+=Z1#p5Rju1A1i9;+KgeYjHv@<Nt+HwM3bi>*i8d5ew
Fpx&VM~SPLqXeG;88pGfJFwXka$Jti`j+6pCayRKgAudMs9_-{$YmAmItVb*3y)4?%8xpj=$?Vo;L#m-!dypPTo*n4VwxQAJJY7b
)?nI$yUu9CV-YXgRc02}F%z*a9L!9-d?8P^>S0jxd8w&v%&O7M1(?Bx(@q#5A;yVHcEYSfM;x+NXl05DvAIA}s*&i(b#o;vGGP+5
NMcnWW<e8Mteut)6`Bi1{Wm2MOQ{&?RN)jtF{#{{!UZ(oqmD6-GHO+VR3X+zrf_PfTD&=O<qHmHYD#rEn)8Bn?ZUiVP3}l#f`qrv
Eyt_@dGYI-uC&KocwNz_AqkP1?4fx`AetLbce}i1_j7tjDBp_?yP-3jUe4!?K}gk5V1#XDDWV=YVu?@Mw&^tQ0$Fa1*<J{=!;rZ-
Cr<)0TB(t9P`Fct7*$Ob&6_HnS*=gD#b}ObXo@==5p#5>h(*2>%B@QUPD|Pb94L&^8<=TS=*+qd>!#|dE1c@2WRjC0#XDu-q<DpO
jgJg15Mv0pX|uU(gNpY#aayzwO5_+TXeMzfFtT2y4Qljj9V-rzz2lIqjTw=LMn%CMP;8<X4@?>;ka<??6zgKhHE7iGX4b1zxRu#g
w`+joVH={hC1t)b)x8BSb&SZ&oSJ$`8C*IRX6-SvZpayHs-dCN)N2@Pt{;;_d#R9lntHjp1dML4(h1uQfWg;tYQ0K)<;<LyC0VYi
xTVF+gld?OiV}l3<Rf)Sw%Vz8BB@iOG9(w~a;lx-7FxHqy4QCnsbb8-(q*aOy5>VY3}j&l6)qPP7_PQR)a6$wY{9KHsadI8x*%Mp
Na?60u2u^a=n@T5L{Ca?eDb(D-yLu&Pds(elzN<b+79Z1Xo6>%kb#-kO@dcxky$QS>VpJ1IxI|%c&A8rG-|>+T<D-Gw_8)juScz>
D{XCP=60m8iJj>~2(ov>tVo^XC6HQDQQq|8_dD8?Lqnt~-ki!N$W-PkMqc$ecVkp`3+nQGx~U9WlVo;e@yg7mA<7ZS?r*!}Fe_F{
Jh&zw!a)8X@tl;~aqI2J4Q8)Qm^;q*wI(PqJeA;T_?j^_s0@${lefURV*EgvJdRxr(8!${J2C+vl1xpHDX}QQWM*ZtvNFtoV)4+K
x(?={vXX#^0AoOq$djvbQ<XZrlw={)sXMgLFo@pfH=_chXbWIanHi{+C=f=JZ&_xF)KP7P7hoC$h7M4<+CoXgZYYEXQCX0N3mluI
4mhx(06_PeoD5d;i5Z+h0l=u{q;I}9W@|39efyI*aHkOz*?$Z>H*{IH<weZ*Nl4_!NkY4D32{7eRjstO6v?R6Tv4QA=7iW}!vyVM
tN{*Hq%{!djnR=pC_XBljR&PzrNb*g&RC%!SRiC?Y;3@*)QxF%PY-s2BD<2eSY3Dc37tu%yE=8nXh^y+8%eZ6Y(1JaE0;r8LyWbS
BJ5l$4eJvHQ5)GT5GE$HlmR@{X@Rw@JZw(Rh#0WoxojES2+WBJEmrsq>Pp3G91_hLl7?1;7DLi>mQ0WsK+<!fETOIfD-gsx!{eRj
m#-b><&`L)&e(X+HXG)#bkkPrg^jycu3e+btU4C!HD!uHHsEDB<**JA5s55_EsX*SPP%%my=wSr<^)2?P0h&1#&t&a4CUGbcT{|9
!;GdGg3h;Q&l~O2cI*u%p@3vc0TCdIR@|JUFx(94h6%A7pESDcXN^}&b<a~LvBkL<5<{G9$f7Wkq+Z04zT63!Ci)b#4vAvViFwN1
W(%kyra5Dq9T8+v7EgtpPjdoCe6zGHFw+DX+HD&JbE<B<u=5(-u_MNq;_Af41>4s*W~*&0#N>o(^|?lcbW31j8GF@c{0jp@Hc$i#
#X2cfOW^FyF-|2s(TThT6?~$Z4)4UkrUs6r**;H`hmMKdGrtsqVLP5K4-4)VrGX4g7*Lo!>D>NmObYpg5%u|Ni5}c^A^?YjsOC<+
-H9*_kPtYP^7b7D!^<FPPomj1Y*JC;VDPtW3$*Rd#Kh6C*@+)1tSpJlx%Xk<#>;NzPU#Tlk&xJgm{2g^y@`J3T7sPcuVxdlHmHIr
F1|6C4AiU!BR4lbG8^dV=z@w}LVpC#qc|#L^E>Rr-seVB!^N|`_2yHc=n(fTvUDC}E^iF{Ev`=KCC-=29Ql5Y%I=)jt6bO!Aokoc
BzYq*D<vS$TB?x%Ap^3a#275lz%CMP^|`t4t{U=g_st3@B1}$+N)e-cx6Zhk=+8Ra>DCjlP$Z*UIyZ4bsp?gmL?Bt>S#p>l5&{Q(
_9kj2lgaUA7;7}fQW*v_gCieGb=L`o4y3LJ62P4%^jK*RMeOPvcJr&Kz|=XC#2FZGK%AXSI)47~h7=W4NTB%L?L0G{F3lZyB%ZMM
%O=x=3OtSkfz9zYlM>jXBv2uMD4G_9$QNkij5<F~{GPfdZ48HO6Mh2rfy2fw9av%+d)Bc+iq+%1qR)HJd%Ix8h^v)y;ZQ*wf+>VX
r9o5_8S^po-cO{x=bYEA;g`y9CxQ$h_@@rIE)YzGJ|`sK#6C}sK1aOpB^dy6J=$)j_Cb*H!I9W_H?vuBPDPff;8O-5L^P~=6B*jG
%;Z2`1c$D3Ca9Av5_}@kNuww-(t_DxigYWCywS^$Kw>~B8nP7<#wv)bed#etQfKqz`u@xPWxpWA>^u|o+Loo%S`nEbqXKfWXE7->
09<990O0~u>csvF9%-`#k=GBd0s??2R5!)yW12vaO9eYKIjC6{Syo!cm5iMN2M|UMWUA8%sRKQYfuqQ9p`v@5@3884>o*jLd1rna
K;M8#+>Tf%u@bhrU}gz62_tY#1p{CSaw0jj#|wy<z#?D{r+{Mk)yGofbP3*&Rm(|m75$*rkuI+=Dn1i8t-eV)2VyFKq*P*+1X2`)
NlZ~j!1O7@i{sm;M#gVS`QA$U-*b>=?pBHzR?m(QIE0F7d4Y^wqynjI*%S_>w+$*$1MI?)F3ShKu_nw4@Z3K6nTd;{necj)1;B`)
ti6Iay<`=w5#8XL`1D|WYph$+G~N}>Siy{xk&scX)z~NlzL1hMuTW>9G2O{X1koubZ}Xln_KTi^92cZH$@3s~NgQvflOP?@m}f=s
o5z$SnvqYlBw`fm-f%0KsY5Y5-Hvyv<65MoDb3nZcVhF3n~6^O)!YRyM|o|Pqjbn3=E%8+cU4a+oTe)ioM>4|2@Du+xW**aw;&x+
)f%g`g{T!pRG>?1&N3NA34|NR@4nq_>Lz&EmKN5OI<hI5E>S~OF_m``88Rx6v6phB5@@m>Ra2#==_}K5N1U9!CPGOI1dEmv3us-a
nB_S13@DXoYE;53Fee)XZq`lbz3IXr4oHQwrH@pCBYL;*lUeF8;OCuqW?@7a{Q4Yt9K|&+lw)le(W;fR89iL$g-|P%Hn70l!m%(h
O`&ewnwlN0$FkL+d43R{W}%@l+{md4p)v?8@z(<1Dz`rLuAYSb?)$gH`>=ne9bZQ0{I9~b`!6OBvunT~Hl#+gKG!G1l!rc3*u4MW
Am+$}_pAKklpoH&^ToS<bxyHh&goEqi00HvaGrMC{7_Z>-_BUX$TjtDkQA5gtaU<=#uxUA)k}&yyL5x8G+J>xJe==Fc2MfNUZpjz
&c3|deLP>-o+jp$eH!t+!KNCTi0{Hx=bt*rvM6rs&ERKNlPS&>4vn~$x1t6%^AtcAP^5_deag#?S>nRoQ!uFjjT&-Sqz&)JPRFJ?
#52!y%Dc=Z#@Vna7zE6T+6v~ZRIOCRm?RKHJaM%nC0ZzGh6KdGFLXrgiHof&A~B?KQ(xRPOy3Z!ZH5_O8e$fnu#L!^42&5lqmx-f
RwF_|ux|7`JSEG{YjtFv*4U$6BElk2AcbRAf2@r$!8iQnXsSRxOXgmu(^{`4c1H*Nj_X`6M!Zxj{*GpJLaRfrt9_qdK+WwB>DRGi
t+0|hS}cPEgF{xoV<cAue6ohOf<%NF6!zqX5=K9cl<7uhI3$#>SMrmhR*tNSStQTGt#;$le3zt5&h_6JrG+jb;rE{$snFDoPbI6T
efY_+h96C4t@@yy6ben_6QPu@y_lvcCy)NsH#Pqq2&q1g8fJ)7G6@`LWiur$wK}0V8lX%OD6As&mjdcXutVHl0?uH;D2cBwSoB}f
>tC-r&Ux`V;Lj&Gv$xl4S$!+q?u!q+0iUftCO8MlUn%PH@95l7qfINb|H1!`zWF**SEb}5Q}Xda*>xl{kJ56TgfglmH%0YNRu<(Q
B4S8}4Awb8BfFflL6=BuO>0};Yc}nbhh7ahR<jXiF{7lbDo#}+pmi~6Wa4;*l@3Zti6V6^%_dQqn+xPa%YR|SXk8+7@Ue+4zmaD-
HVlN96HLm|7aON$t=SNob4Fw;6=hSpGIw~Nc%Ek~RjJ21#j`2CE{_LJfLOyByW)*$1_3{8tMKkh#yBDI#Y(a$ghZGtiZV$Qo)O*W
T4ag@1q+78<RHBDs<U>HGZ7IR2V3zf<|vqmfuW87lsx<bx+-+ZJp6Tfv~iQO<Ud|Xr}G}C&C!h>ZiiD=rm?tCtzcHA>}*XBhhG}p
t+q`RVnGzMpfv;9)l<5ek_a=~GczELmTYmU06N0+ZH=C06O;}iex<Usrw%aD7*OE?U@{qJ3IM>Z`o3qAutc^N53QTgx$Vsw3UbW#
9v+8jjjK(aV4|y?>F}n+&V_WSl5plod+AA@xetlP1i2{Gt``o*8`P60Qr+BpYIR5=n$hNj<)jU2l)2nV((5&=-HvH17jM2^a#n9=
dYnA(M!auY2w$*xiNZbwd`4h09F*+B!0Kc~WTJX7`85p&;bRz3$QW9D$>tw3W}b$!0wg*FnK~X52pWLN<Yy7#Pawh@c2O8^ea%mS
ngN<ViU@{zPXLxuR#aKspHs~2&`x>jL%2l4)W`_JoRhJbY(S=h#>)~io;;hTUj?0R8^h>K;bzMzn6+raC>v>)F5$^83Q7UC=A<D&
%9=wp#WN13hL}m<LzA(l!0s@j6UoqEb+O!sbAC)9f*d6_3^2r3=)+?@n}Oyb!VH&TO-v{lSw$5P_ydfkD^8ET1&cTw5$N(To(}}^
4R&ar$|rLG+zgtQbR{N@$u9#_4zQd^XRP3K8V>S)4|}`*eSz;MzI_kF!R8M^-vLto9kW42-|_~_?;q3szcSp10R3~X_RTwq6#gH(
{IVTWbZp-WT~gt}f!ESQY&MAXlqdHI!%`g+V|LED&dD+%r;FF~`uU&dN+|Vrw!Kx>1@_zuIW3>=>Px9A2qjkq4I}z64o3(>47xNl
#TKa`uo6TpLqRb6_SO*tj`tb_J12hyo==T7iR(lk>ZO#Vp9wnlN>8?-&b#lM+ys-nhC(WpL|btxlf!beFN4^W-<-&8)~U!L$x`qu
ag&zG+Dve7pE*1v*jo>(W^!>w7uCrs1MB}xVs4H3yojm_cV|k9Ig1rBE$zs9)V%7r(E0d>iPZbZjFX`=!^84_-<#Aa?+k(cJ%&mF
<bX@w{02v#H{D&QR)HW;g;0qaAW>joK}JMjG=^KG2yKShB>LAfLzCy+dz)f$&JQ7@97iA@Cz4H#CM4YLz~$WK2+qSs_rDH)@~*tw
bB-KG;blGn5IT-=$Y+}+9!1t1E^?1P=}`np2i%E>5iqG+nBbz)V}(#`)w??VnmFrl;FRicfTXA(rKKsZ1mtbD*eS)#7Xl6m+<1HH
c%H}}fWytM1@+wbZ5YIQt1P`icX#!@VwmKeNOOqDWVLMNN>seM)vP~#CSuqn{;bI-JM76h73ZRhK3q+m-m~*AK0o;AJ_pl?FnmuP
!buj<JyM22f@DoFI=B?dGJTfP2oiG00eo06@vryh%#v}C<Xllc6&X;m6hs)5a<Eo}A!c)Ee~Ip>C`eyhxmrQXp-iX?uBCe>DjFqJ
*X_5u4<{kr6&yQG#}tAh8EP@YwAKYY>jxRV7hY}J)m7iH>ybx9&XLl}UVAx2T%k(U1&Als?Ebhr5oa3q^pQHFX;;n~%d<V&Rdy6n
1X0h7p^~+wZB1n&Cm!uOWrB+7P72i#i)@P&oWi`Onk9;)a?oK)mdI6t=y!+oyX&p-(Yd2F5$fMoycCKf7A%Ue!~sf?MG-0160j2o
Sv~v$s1{+%D#1We5uKHpGZ}dW_=w~&G_)^gE)-m)H97tix^tD-UpEDD$cp6GCTJ01u+~^^h>Q_abr`bGOsV3eWs0iu)+;9&MA<5S
1JU%pR|eW;Az=CfjS}d`E}FwDg|^E}B*{*L!1(l~iIRqW&%?W?Er8VUQ9U>vpFq9kML9qe0#GAJG_)ubtsu}ett6T}4lz&s5{{n^
KZ8GAnjCFr)9}mP)nhY!s?I&#Rl#0<JMW19S}plv0+YqbzQd!P>`@d{s9L+oymZ&YF?yl4X{v+Zq`ob9bw)H%m#TO}THMZtrdnI9
@SX&k9Cef>WxJ+SI6b-<T-Ap%t=$`#xHE`&-!n+o?c*!28@LrNshiNc)XHcvPWrmKGoi*}X^YZgT&5wbb*odX%mTZ49;?2+=gw14
<Bs|-SFJodt8JZ3ptQSTgi?6B)}U}=!sQ!R=U)=8@=ihMV4Vph$m9jePCiN7s$KQCK;zDbe#nz}p&Yx8r*N+QKK*OQ4heY_&rC9S
@x7xeYHbxxns%Hn^*nERp_2w<jv@@Uj;YqHhb5Lf@tBJP239Px3K0IS96xvK-sBf9CD+_ZS&Q9;MILC$k6CVA9GFmYZBip9@`h@`
!q#V3P9)Z@LsVJT_1^ZGDOe*x5kZl+Or{s68t<*><Jw{)gDMPDE;y{yip)ZrE8WC~*6qOC3d0>C(QY-GjKE^W6%s6t%bO?`w~f_{
&Kf3B83%l(C+f&+#e(Qc^Q~kMU<kuQqZZ7%$qg<xB%v%8L%gOv+y^;fL{LG3DLnPOgEeG~MdD35VdWORN}<BJZ^-WhX*bW_3PPl>
4>UK*YhtLHxrYgn9BMrevC?&(SAD!^ks<G&a1+o^oFXR&L(SV1gD0d}7}K{Jw=Qg1-e;W2#=x`BgG#Js;OoP2Ma~`L)j1@7(>6Aq
{^W<R%Y6Dn!IDnnZYIwZD1wAa1+udkBATg5U@C$l_CbUvJWuj+IJBRH0?(S+8!jHDG0hhxmmCx;h6{3%8`^4O6XKLv4}DfBK=2z3
$c6_|L}4=1JM<WOiB%g)`;F~uvkzu%rqO`-nVgjN%z2$&TB2LVY8!BCXl_FtgX%Cm4+|)dSDwGL4SClG^!-02fe&>4ll;Hu{txYH
TUDsq3pCZ$Eq;LXK|`qKfl)*;B@*Aug=RAQ`#W?4-wEUjgf=t9eBBs~Cc(F!6!X4L=TxLWi$A%ZQZFqyK^KYcdES*>Z_e`;cv(Fi
O1ah}`1x}Vgu5e|)yT#Jrd&Q6kIKAu2T;MC8cimXV4^CgIvI~a2uvq*e%gFF$ut$UG%iWMIq|w1Q^R^qjt1}bpIq%WbCs)XotC&!
?(XQ;vSChd<6gH}1QlLAFvM$U%a=9&d)hNpl`V>wlG8VnI{qe+`FiBD=PNz1&mPBVcR9W<3kAt3jwN7Zn4U}&oid~`H%<PQvrp;b
ojMY1?|RYOF5fWfYkocEm36|V49igY$#v%s(tZNX8=u2>iR?GonIi@condOL5dyyklG^%JwfA|ra1S6R1}F?g5m91*j8ITEFfi_g
1P%D*%wHL;zFhpx-@#7A-&)LYu2^DWMR_5LIy?8{*&*F>an)?RC#IHinR6<9YPjlKM$z5Tcgcq#zBg2**Zdp=KQ)UgH1N*^eQ4}G
>*UzSK$;(yR!ky_Lg+{bKp*h>-H(I9Pf$DBJ;K{sF%#9<Q5d_5_IWC*s;a8h*3NM_xO7GE*m&Qc2aULc>IgdY<KR&}2|I0u?1rP7
C{j|V!1~aJ!3szmP0WHl`tRr+-QKTiXy-THL<(kRIibXK=^av6{=qk{X2be_r{E5}d#}vW0>A~3873K6C4V%BrDRx<A`%EzSq_8y
U_Dwrd~ky6j+X3o)E12}vb^<BLO_s{AQC8n)C-wF%s2OWDFK+GOoJg*=7T5dhdbN;viQ6Qqw4q%f1gAV9%cEYL<S6*1CDB{s;aBu
Jd;7O4l$jeswkie4~k5HiD*3%Wp|c}%o;@NL-L>L>yItHLqUw{OB79>Fm7<Qy7Xk7t~qD`R7#INL7WGA>RkwTuK^Hokalg*6A_`{
uk!vqI~%78_&Xln&&TqfK#HG2s$_yjOjQ<Rk7gg5H4GNgVh*+q5J|O?LiLFM5?JqT1C0^PbZs~|aD$W_UjD0d?F0Fv5`qYIaG_#S
Ae;z*sIfx<#w1}CG1ZWiMi~UJ%EPguX8=qg88D^-LI{SFV|Y}y4{@V__Qt?Po&DhP!g=TxELc{8$ZS&PS(h{9SzTyIBwFqg>yh`K
_C!;~?m9`z>GyAAzUUO`CdukL=U-2~OT9E3&=_xecdg|X%nP_1FvBp}i;mtE%6<0tJYt`pwOwy*?;wej-v2crqlXoBQ-(}5!GjTu
Ll|UX<SsqHL%$Qqa3`u64v%pU<B2%-=jYq-a(!-3eV|{xZ>P~r{$HJSb$BD!Dac<1aZfvrlH<JRy@kQgFy%Kv0M_Se73~=MrjF~Z
2fQ~s$>-OOQ9;~mzJa5BpCiRTBqQs+;W&_sd_R3ZUo{aU5*_j0^osZ^w|lzNp4zzxeSgP;jR7GyH_IBd$pE7RR~6E^_sKJNL6tl_
6}uf_o2A~S4Px|j%Drf^37{<&@#B;Ey9bR3nPAPfOAQi|hUn68NO0VoFx?KN6c0~~@*Ke5k%A<f8wX7hj8j~`4%g<wX4iC*2^_2{
R7Df$GA2;!GE57ct1W~=9Gkx{d-2Rwpd-zO`(~z@HbG)1$g~W`%xX>5loLo@C5PAY!wpdxyNbJ(hLw#>L`;~KMn#no+m1uRQDqA%
K(PfViYO?szA|IvVkX7|+_Ip6lwrd;kPWIB>He;K0DK5+--c}SXPRyl!1?xiht7`>R61c-=f)rB@?L6?hwydm^Na+XFz|TR$pfH%
EBAjjJB`A`oP_1h|4)fbJU39noJ<0W84}y`dqpA5&Ni6|cY0JdI^l-I@4&nb$xln5W(d5IkrG73sz+r3L~(_{qNuq9Di2~(BvAMO
oeYa0KvUPRAZW1jl^5+C*}P<OhwhR|JwV^d!0auJSC4y!8i>^p)6gUi!azGG9<#HVf-egz%;)tS&T*0l>)aq7_tGF76&5W~O8j^q
-jI3EcDO3q1ky@?MB+>3hg!r0aFM_UsHGYZgCuf+l!#cIgAijXLj;k@K*_=}VpS<Zh75tkWkU&3UWdYlC_4dEzy!rb1e8HUMNvsa
NfQ+`lua{5Q!zxtNDxgWP_ZPC6w^sf5==Ce6qOXyF<RQ|jXeAgIr8@Ryu30}1$L-Y6M-G2MHd!!Mt={)<<~5{%R0{ZKo4$*BHgfJ
@F>e=du*_0ofc?KL%~rCb${|ho8i9u(0!imHfbcH2M0gx>plLR_~dcF3o&uIuSf?VoTpz_y1T6G@0ut!y+4;Z%F>;_N#_cvJ^S&>
svUef;W&^Qg{nxXsgD(sBPaGBRrB-jSwClk7j0vqFKNs^y+h2{OEXUhbfKwe3mj8+f%?c2A|*8PgaRXah;;xF9$lMfKIOtb-?pHb
X=y{g`w{=IFReZ!ztY2iXF_>jbKG4(#bU9Vm9x1fD~A@RaDk;of{5z2dgU0w^FqX8R>ZayxEfAGfuNE9H@^Mfej4NR_w)b18**^&
{P@H~Bg)X{eZAEi1xxZ(8}1Z<P=i9{jEja<GlO&(KnMA(*+7EJtWt3#5dw#U(^Mc08G?*Baz^;;ee<V+kV1P*@jY7=M#}}Qk+Xa&
p)<tsnC(I-0f6z8Hy|<QZ>@#s$NLOfyzk-Xnaac=IFZW&^6=ozrrRId>)ueoRg)N1TVkKy`^tIWvpo6ZijMoW#87C=F-M~}%K@sF
2vr{TI2T(WjUb36N80M?4)HufVSs}?cQFEt5;z1%?)jP?7X%imkc)_1_Ieyu^D4sCiO?+b(r;BHx8ix~Y<E5$kAtX`6EZ^E?nh_D
Rqe>vCaNS5!UO_2;na<}1%k=6LzWh_dzU;7<!ege>Ax7?f{8jsA*{Y6M`RmN0X9leX&MF)Mp^|1!^!E$<pUC(FA|pm#!96U5JAJl
r;WN6E*a!J#WW<d0%T$4snm^Bix?b<2_&|cX%40(Wn;ePyIoR?T5*Gj-o)4@(4nE%i|9!k$R`pIXeQWk!Z)6~6;6Ty*o9NFRMaAI
NFAaGae%~?)D94V&ACgc1$T@{9Y~vqDLO_wAq^y|ZwXKXi6jl51rCHJ(s7eu3_>IUU@9U&Y6jSM#OuY)(fRZ1m%*dgaYQ?3uU2CS
UoGIlMR{dpU0$#@#heD#8^T-TpFbWjv`6E2=K0Odx=bHaHk%oH-v@gRbIg(x%K9W8_f2NyX3S8rCBZSIsp!iDfxfL_@|Rn~&k5@_
h1mE5OomB}>(*;L?@}PFiU}lT#aTSg|3!;q;6VGhdvW4~hLRY~CMHJApm?^;dG8M%bu&tof`GMwmN!$>rZvEf0FZc5;Njp>h@};+
Pp?KBd`-|%nanUm#{2W&=dWXiq6dhJI?YCMP9Hp)+|!%nn3(T1Zo0zx*E6GfG6wIEJ9<-BD=sh@-oy;eGL*=oAV}az4T~ZQLUR*5
@T-(9CSR2^Lu01+y$(46FrvgLY6Z+FifoFPGYBxlT5+uDOwQpFNfbggtYnWI1z?#(@#B!<L5Nyu;o&IoU~I*UR3%9>uoyhEmwU}3
%%rCYLr4`0&hBeKl#WgTbr+O1as!i8q|DswNy=sHa~`sU4Z|wtoDzmyxR!%G3967(K+6-kf=ppk<Ek=Zo47q&4knQ44>@7aGYl#y
&W@NfzdXa94p8YkffU~GHsTr+a@=hMEo$IjDuAM5CxizWgbf&G%o=R+I8(efshTswRM_}?yUngzlY!BhgMu$scy)on1X3bJOnPX0
Ow2Ai14_xaK<N!4#l$r*V3tr(#6*~PV@Kp92pw(6SXJ4I6oQ~od>PuHNRe)UlZGxx%@mlVX4$z6p%nK5B$;wGGG+lAP!5g6Xx|Fw
S=EWnb*6M|6SKtw1OcP~TNq#gb17j?xr8y|7HcsYm=Tflh~V2Y9mF)lPi*tRERrLMD3+9j<ggC9n!y<@)*9J&1d|<zK|&*?Y0)TY
$+}&$cuR#^vzG1n5X3Z7zO{tmh*Jd-Nfs}j^{0OCpB?52XbuZt#85V3MzsRQuA$Akq#DDRim5;8=KAM!Nn$+8XG2c?UOzjP7JI$q
y@)OMtzQfx60q%wfss;Z$q^*Lq6`6?Z$N8ug=FyabnknC(b*D|w%39Wi*4;PDk^mEtEWw6<`&!~v=lbVstkqTEGJ_Mk|uMy+}69-
c(b-in%TrsX@Ofx!-b<5%ynmU^)RZY*eH*LmfFNVx#x-+Gk)`FFvKq<J!Vq{20?vCOki!@n_<^Zz$PGGxMk)E6fb1i4m9>9oEQ^$
z}g0ZJz@Y#j&IUKwUu-GSUrR!hrO_?0S+~3!ge$Sb#p+GDL{4s0|O!gpxA+jiMlu_W8kWuB;HU$)vKJMhEcT}?}uQ61ZzmfZGe{T
hBys3B1W$2?i3#xt$Eul)z;wBsgSxeDDR_kG;)|NkuKXIFf<{Qh`5?;p(rsHawh0DDhyCGZ;Y&N#Tsp^BE+o_CuaFrbWrM`vw@un
Mrq|Nu6W)DH18Y700tZ&Wf*c(g~FoAKt+c2(a_^zlX~Ka-YYxMY-x}r7$5klBsdYsFRVjE>$%m~Bs~mJ=4LzAOOlq#`KBg=TM#x2
qzwQl>R@2GW(5r_vu&|v4E0%e#6YpLnpiS1mWY&`?L4tBv&Gg(dhXCCL~+8yTP0|Tlt41*83=0jwNFz*h!mmT*1_-#<IBzX^Vzd=
Yz+^(W>hp*DNJg%E^fq$f(pSDBpj|cFvOf%nN(MYoYwVT#p?Co-u=N7WH`uYMP?I|&7NJdN=0^_eD4884KgQ+P9a^mm?c$DJAn=I
81sh%uw1s_qXO-@Cr=sSm6AbnA&=MY%Y(Ou_zYB{rEE;19+n40n`#i&-O2z-WE0}ks0a!LWVjQdxtR$efU@v9U<qpp1l87!MV3RU
a2+Uo;%b$(08NxZAr(?vBfeBVNaVcIeIZ4mjyN*72{LasI+z!YYF?9?1~O?vjHi>u)`vTX>XsT@^JfNU0JDlYG{QiW$RZmwmk*b+
9l{c$GUy8iD4iC<6{?yfQn%d8AfyZpNKPF~-YC70yHJ{hOF`PlTjdRQv5{Pv3^hE`?svydHbEGXK*ls)*eYgwHQE(Obl(DG7-jEU
?r3+E)pEyW(5AYTs6i=G>4^vwS4T9w9u3M=f*49v+3*yHY0;hEGpx~#aj@hAbPxrhk*kJ48aQ|2@2<XbY<-NVDLp($df#VB-#5s4
89R5Bhp{;Gb{HL(%Ea=+!WcDxcSzI+1B1x`azGm?Y2X<HmLEHMcXsI!gjQp%Nhc@6P|g@bg&KfjPZC12Rx|^GQi0|g@~#l)3$uGL
mz&wFb5ON7D2Una*)6GPghG&z#1J?Q5(M$Sbz<41%Vp~W4v>^c2F|Z}nJ+rXPnNO=Tc>72cyw!1d>B2Ph8t&id?7Web#7#piV`s}
XIBk%t?C*r_H1T2^WIS72F)j|u?#MrK1U2GP&SCE+wGg@4mu2H6MCWSPST$VeV}&(sp9~O9%HjvLlWB`9cHsnCB7v(Oe9tx9asmA
>{m76DCj*KG*6w=!f`9#z2u!C>DlKy(C=ZMQAkdW8_6nU6@*5&tB?W!qeC7YNZpDCOhyVkIKyNPyP?wiFNXDw0t)<Lz-C9E8HtaE
Q~`}fk;l9ph5_ZY<mi|k*2v?fK>^4L3B%D$Oc}D%$)f|z*IYh6eksv7d54p!;Z!~JwIZpM3fqel<HVK#u>#`*f(bLJ1sA#0h7fs)
=9F~{0<ekDr5u3^HeL)B`3wU%MjgnK697n%TY?z!1YqJ2n-CkhGFcQ3soqT+0Xye<(gMIvp1x{p<Hv|^x4F%X?bgFVMK%p!$-fvF
#2zF9u*t|kG%yn(tdJ*33CXB$lslR!u#%Qa3j!#i$<Z=SnDSxB{QS;xG6B>NJTMIy3o;n^lKkw25EM{kg!CknaT1(MC!K|6^yam#
K+LI{mLj7;qpM;e#8H5RWs!hdChH))kSHur5JXYPa08+`$VOOsZTDpIQ^Q{uw>7`U`_<$PyO(?Q&z~yd)|?RuX}H=@sE8Q`yi~<e
5F`xxz7RHq(baX#I3Wkv_@6P;gGs^4&Q?t3bkXC#j68?%`12vANc!KK>v~Q~XhYkj1J^Dgsw1V!E;zH}yS{bY`yRXcPP+CAcER^d
>98iBq{J}_on<;rX)Sd3@zhU!?|TR@G{9#FWKkpuJ_sNdQ>KWNk0#;5;Ut%Yo%`L$bLH#n+z~~tS|L=-xiQUEM`h^=Bcjx^#=w~n
=^_UlX@pUk)~3j2YcA+5mQ>)}$?H|3knM=T`8g!O!`1O*@3r0%=3>U~^ShM!sTp^yz~`N~jgSD?h#MdxJ1`N5n67m|&ZmD1lnHKN
rM1!N&?%Ci4rA@lT^W}^_rpwd>-@q}Vn`#tzu(1VK;SX@PK0?#fJzGis3h`Y<9GG?fSHErsG$62`gVV=UJfzPP=Zc(+y7p?5M=;G
5U2N=ltE_y_P`*J(jo$)0SCj6p7;88ayKl-v>jvi|9`HKkSnSKbY!sE$-J<D&{?85!3tg_LTPR|dPjrAQE-7ZY6nCN!z3g?=|g)5
5=pkURWZpXB3cM*d9w;bO#YWOJLn)B*sOrEDvCnUq85}ZP;_!pKJosA{73wME^YPR-#YQg!Ph@+;b(ZqWI37tTXok`1cFA7kz#vY
{?$}E_sw%~%wFh1kxQAs=ZtL4jqsQ$1jzU|=M{{ZV$(G#A!DllY>73mc*z`|0^m9^z}i%aqDF!mE-5sP%pp5fW-63BuTdlG)sFn&
9VEs+E6QWx>61*A1v5oFTr%>Lv8W#o``%5sX1KL9i}kCY34LizC+6JsjQBIftt;(FhE>k$%b*De$4{OrwqlAyZ2zEz$t#BmrgHK0
LW*oDHG)qGJhwXa%+X+OR-ZYA^B{O(lhrI!kP3tY3QV#$!(ugZz*WejFOATg0)*t5JW`?B8yTi+cA|nXd+)sg#IDF16r{5h2_SMR
Hnm$s%D3cH-vOHe8A0zEa!n$-vR4_VZJrH|^E=GRPGBf)hK{o}7b)aZQJR@?xLm|_qJW5|jF3FDz*^dlYILTJGNWeLtJ)4~ywIVm
uBkMc=9sLTX!pXRLZxKNYc(VfgW&8qN;Y*NhXV<bG$hgHC4)E{IBHP(o+;TTgLyg(!0fZRu-xiwz~RDb6ljH{JO+peVbSyP*@4t3
hqwwdcO`_O<klIUd`dPTvW!NQGA0&gM`b&aWKtRfnhoJ5<mBjQXAGM*ATo4QM-3Sw9cf&{sj?KZkmv>`9cJ)})GXPM6VS=#I{?G=
d9(X`MW4MnYxU+@ZT+-1$5r2L8~U_ag@hCstyf~ot1|e7d$osG(a93-dt?(P{ED&Xlw4#{IRO5mpFsNa{eA1><G+qS6RFRRM}$5j
d8_z6A3jv5I_^WL_iOdu{5`&n8|ro4JG8Si0}!qlt`<v3vUx%8Zl_@sT%+rE3w2R$bRorBl`d_{lg{Be4k=fXt8IVmxM`Ylws`Ai
A}EY|WksFlXIAXs7mK8Z3@FL|Lnrt!M48-IuMCjt(CJVI{qA_P%=DU*Peh3Cq0yjzFyU(6?BbxiX+MUr<Xo%y{@>DcCyfM8H!wRP
^YGZG!#;-ytSVG7sHgk(wH%bzsv==r)Fww6lXR#u`atfOZQbknfp91R=Ui-06cIdp5z<A7h_FTd0If_96K78w`x2gr>fx16CG1M^
lg3}H#CzAIK=Lmw9uPK7pfFH7P)LeVkOF9;P@+*F23l&VVq#d7s)nkGDVZRu8DfZ<n39&7gawjfA|gnLfq*I~fS{xxMDlf=w>0GI
Yz?EJcnQW5C8(MNi9v~>K<*x)-R3OjXLWRRXf`&=a43}(dq#JODEjDyl5xLQ9qG@vwq~tP$PZ*hqC|pl?Erl608**r*zuzPVg5L2
*#7?1_7Z&Oye;+q4@h<&`Puy(PG_$lY9bF=G|(y~3CI-}r1FnGe<qH<+0=g*x@^duVFTYMU)}D_h<bONSkr}IW>G!qcsh9;k#~;d
oq9M-dwb64M#&R;xbE{Nkmt&akqO1YtP%<Wb%24ugS3H`(*pCdhmmp3gzlW1BC+n{-s9fn?|BoqkvM#CCPfb<<t0vLF=0RFwzf1y
0tmZcCCQ}H8Gq02{94$Z9U!RXkZ87-I+&5B7YgI5XibS`V1>YB$tg_%0nn#Mu|2-<=#P6a!IV3!Bi(8lh#+WCR0YrmibMH-GWV33
7;A*)wW?q6a(AMJlSo$#cY1e)in4fUy~+M8L|9~Jc6cZs->c*NEcchBJ=*yO$f88n)tT9w)t}>>;cCR9!7AG;D^lp4B44Dj`)S9;
Y%2K!=exLh4&Hs|%W*6uBzFYkj!SSA#s(wsYtD@zjKoH3SN<q%P<+^_(?_T%Wc8y-vqef&XtRFx;87>8Mj#-F)Z&$wjYA(vc_H^d
AAi&J&!_MN+02xtC0{(31+Xr$Ylo$#7S)!!$tvY-P1KU{)1@_B)_=>b=IZ#R%G6HH<S_7AL0qw(CKQogI=bAW5mcqa-5|`NK;m?T
1_4<ChzJuIV-u_4o;Y2Y@x_o&@3l8mPi_LM{*7b}rAb?8Yt81iTjxg~EUvkkDSOwReb>=?6v7^R^!uB4q4n2fc~MO=hAh<zcg%)u
vN1*`u--tft(NemKhR%iE(z~_U>z{3GZ&PhmQ%(T0hAv1c<xJ}*>JkGX{TN_#OCvq(=@6oDC;JSG-!BY(G8)FI|RJlc<DtHhrOFM
rQNp7juMpUkkJm2iZGKEA!WiKl3H^sl&!|~;)dt>2ikrhpLw!L<rE?@NDCH75ez-OC<l=}hMXBq3#^!KDjZM{ggh^T6)6Thn4B)P
75od{bA17V08l-B7_R~5tMwAO_zy&<?B*CD`fkoTT9xIm=ELh+@0qx54zvYH&?iP8HeRX6xXl7(JKp7&{Nz9_fYR8YhD&=5<gh?6
!DlX=1Q9OU=DEAlcTQ)Noo?|Ck?MknOvO}{CrQ)8W*7}{LkoqND}qUEc|02p%`^_^91xixA*T``m@otwg~e}FFM^2DRRL3v?B-5F
JVu%dGzduZp><QAD<=|a<+fHU#L`3Y$PtVH16rmesyrS5?>DLxJa?09sUnnRscR3CN((-bFP-`m5JUqFb!|56l|)r8QxL?cq71Cr
*N(DZ8x@dYxG5)C<61Wi#@nnZq2=7$TROC;lhkq<A+9f3>pLiSpo!qhg%LqiQo$rOc_SgBF8*L-0-g&W9p{~~Mf%!Nxw&;Uh+{B<
$kV0>D?Y?_=E0%sxwDWuiMKZ#R9#$uJ;1)E4d9$dJ;Fx;I=+nq?`?9ZbK8Ug8#Ku$S@(|vyT9Fhac{WHGPQMZL`@@fQMmYZ99tNR
BB|$@0YJu3#wKd6BLHA6D)NnK#<RwT&>Ku5L>XBPoKD)Yh3cX)?}sE{%~19#OoU0}RV|(6h7LnWEEo==PeC(+n{pQFOo&rvsv<%O
G$JCdM@}2N6SBY0cpUfL-nWyGuXT59Mcu~j2kpJ!*uCiP1>Pt>Bid3^ZWD(YB#6x=GR7F0g^-jfkB1O+@UlY;+bXO`u@VZ1dTK?5
nl+%UMN@5xxb$(OE67o;>13ld@V^A{-K*fh%(bY|Uvz>>9?>*v*_kX9E~73qlKVfGR8&+4D@uF%*`08Lfc7l4kIX8yDH>Ddm@yMA
Sjv?V{z6!Y#SmXEv(7-QI+~12IymvEI1@(}qMPR_g-@4w8R?Q=eOiX1iLhuIho9y@tN470%uy+O5k-U8BFu%D5`)al&6qNXWL`uF
nNmV%MW6-M3JtI?VIkY^2O)iq;=-Fw+7eb!6+OE`<Lo$4MHM$VCuSXpZJ#&1*yoOVyl|(HL)`n0_sOv#^jdr%j{}8abs@RlA0nx|
w)ykyFM;_EK^$c31qC|ZV<wqZ8gCpiS;IkyL1YNO@80GR9YG+Jg>#n|Q9)Px@Fvg|h&T?uN+iJ68ZE}(B{Z1p3`U+YVTQ2g0Fk;F
3i!P84~TCeojMgi@i`!Da78h7D^#>lP}EM*gftXY08&E)Ohe{@$)KevDWWKngo-GNiBgdwXhI~Qq#1yxj1(?HZ3~f1RJ62G2{B22
dlZP&2IjB|1dx^pXq~Vel7^e#a5*BM5*r4Vl%@CN>G^#wYW3uuT`wOiTbEkM;Xbt8hAL$%wTllwI2b@N^}Pcy>D!}y=FM*)qPD)%
z^{HOLaFbtIVtQVi4n?@GCiCrDTAB@n=x&qAvPe4kwS)37{&sT1OPeTksq(M4|^xFATd-02iP+rA^0pt7&Ex*;5?E9^`ZgnQXe19
+J!)=q^D9820b%16(umz$rMFNL`RGc2pk>=`^&hGoVNr_$EM``Y1$Z`v!HfaSfU@j3yq(Hj_iTAT!ro+YHQqcJ{_?4q1&3w16z7#
w=9yPFgnNJlw^mVsnx+^S_LqatgM1D9-}9QXz-?PX#xt!Jl9#VImUlRv6)$ISyGJeC}oc>49@#C4QQx;QIkp=muZ2#%Wi=M!OP6v
rGcv|ak<N}@fr><JiRREAE(AZNA!n+q~X=$uj>B%(cPkUMfFf<GWCWV*>Fh;8Xk!9AS%6lcSCL~l|>X2LnwU*X{dPBnJ?)1)}|XX
41Th#9P@!T>NM<V>f2)`lHtmR9*4j|ABiA+k%rUG9G%h?fSF@X<q@2Y%;<i)ZNBF8nYPZM06%nOkOWA3FZlgs&#hv7=-z~H9d(a$
d$YR|?tS(xxM+aidDBdu4@uj-<vrcbM6Ta_{5GkNU9Q{${m<U_hbRx)Hcqy>+mP2C<=qoUZqOhch~?9i9G`Ik`0aRdA#(>3mjqjN
BDhgVWYdA1PVV4bZJaqAaOue(Ic%WgW7qWgtk93@+?>fKKih$)Zyt<rsGu&X8n>~;*Jm6!6&;br6~bd8sfIc^+&gIvka4Q$jnL5A
*BvUOvhGxe1bcuw3tOEJC9;Z}oDk{KF%qKX%Cdr$w>xd#wj|58JgBDR4n+<{GUHB@0_?jiknD2MVTL2Hz?zCsrKF-7+ZkM@H+7D8
x(C(?H`XC??kEy~q;`iY9F65Rwy2p(D8i8))G9}!=ob&O!H(D>HUhC?odzuEv;<N+V9?_eJ8W4DWZ~Q|V<z)<786F!gz?yew;TbE
9&(86qAOGAk%3yH2O@%#hmUsmfKhV<I~m9WkS8djd!F6h-DQ2+$D2+FpwOCf;80McGDXH}mn5Yk%5yScWU)!(ejDB}h;kl6?QEIA
=j{5st1;|f3B2u&a0|9Q=-Aui&NlVhKok$CClKrqnH&c@1T{b;u*MTpDGV}#K3oR}B14#XAB8<W2C{p?_#W0tIKcOqK18ykjaz;h
R}IPrC^#hrtgBs)Fil@wCL18~YeHx;dv1I>I)^!@dBMT4&WmP7GZLJTxqkOOx^o6GiQXO_U<^oKFZcPg$}NFkI7~GxNG%GUiy&wc
BqmTkcV=^cXW8{`1V35~B(cT&{5*<aA`$YyWWOW<qVUJP*T1IVZbjzyxfO}+PlRMJ)uM3N6W)0nnitjT+#<+=kNKPclWU)iL*O8#
O?1P+gp*{z@Ol<TCvN{!LEEdNTxcoVe9^pJij9v6Mhwtbba@2cf^m;E(gNfNZcX$608&5(VAAAM1g#26$HnKmL#<BuCtf|>G-=r~
g?}K`>!?{6YMDCze-o}f$@R{8)Y(NcDJf|}BpHP$28vYyd*Dm*-6@lZD4To!1vDESdI5Af@bn>|?d@1ao-{+l476qj9KjDC2ZzVS
GsQhB3T|+PQ|7dQFu(`M_7kTNc^s*MruCJLicg<xhaq*<G({d=c<``B8uCb3DoG8nL^>!@<c>;tP{Bao;KV$vSfPj3lkYRjW7(z~
+c;)vGUf>C-yw#4wJccTWnvSP6)+4^2#cG<G)04>3keOz%(59LaWS(ts2GPVF>7@0g$W1*+1oWzW>^RziAa+GU)=;KptOT(h(;RX
QsojAvci-XJZoF0gNADy7gRLSzFJHW5ky}zVQtjMQwzSYI2mp?t=Z59iw4ONGUgoec+<0g#5`u}dNy7rqHNl49T!Q4S}_qtlgbPk
1ts(AJu@9Wryewe(R<1YoTb$7S*B&K3F9Q=4m?jCU2pi{2A)HV?vU8zjF5rmgQ<rZ8M2GaNP&ilA=WUB85}bvE3(P1&^i)|=QLnk
uQKlIrn83}3=9xDVb*A9bZF^!tS#pNAJ%7j*t1o=Ug&{^$dJXnNrxx`M3KwkD_%PgHkjPZSu@E`I`?x7&a@zbz)%YhK&~;UH6~je
T4YQENHxJVB57&tn0O6IY}yZX4#c(yD4<D(cyDO~Ksw`d6+9MLro&dl9HboCLPDHq#mQWy%yJbg3>P1Zk1wvdmt(BbER>On;+$nD
7Ic%e^(_&MOXG4LHa2H+x4GQuV^+<eq)Wz2M42{@8=zo=VgSqT_QPGBV2u$3d-Hr~<GG`}GeQSaBuSEMMvhRHqcA6elW_#OfYC|i
iK7EU8PyFiH%fN_f;5mPLe-nBtPZwc3%UsqQB+WzJroS;d>##Fi6Ne8G1CDJ8=acvCA!0YV>+eS!x1E37j{jNwm}Wa$czAp&;((G
9PBq4F6pwuro%zABqY-z&1+Ki-nQezoMugw=3jF!VZNq->Kla;bZ9NvICdCp=U!!jXI<Ud+ne4(CqW|eYHORJh#gzDiHS8knVF^}
JE^IbLm@FWCTe#kMuuS{2nJ&7dZ>tEfJ<@I#R`Q4qh|#0__(J{%%Qj;5on|?$e2+011L+D5E_^>HgL0Pu4Ut{v2!Jfw3|&qVpmYu
(^hoMbi%XvCJ&d+S%N5T&^+*)_B!E|_;C(rdx%5Ptm;K0i;bb8Yl6k3)v%hTk=e4$t2i%q^iacCgC<oq6hH{ZBrQ6a4-g64j;~v;
Ztdo4d#Ya;cF1-b3!yv$K^Y;SO|(K#hoS;#kTCY0KAGu;bHkv{Kq<1T&QRGU6aMxSDq1KAB1Hm+a2>@srv)G5B6giu6U09Es?hq_
2b{LHlxy^1r%P!1QxL}y+;Q0&&?Pj&A1IP(>Za0*q~;YFjJvm#G?|RADGdoBz?u+=JknxK0Z363R8j>^6wxUqGZaBGQq@dFGZ4(7
M9l|EJqQ$m*s3seiUN<MAXCrjIJGccS&^1>wbcg9!tXf%aqR{H&P|Q?DNn%%zrUs0Xhl115U6RxzLZJy9Qou~1Kg6nU3EjM4TG=J
d;iy`&U(6}FeVCVD5eYh{|y=`{ds|2g#p0!i|{gwDJq@a-+8}7??V_?0>bK@^Jm|`p|l)*POoO3eBaCG^6hG!!CjJM<G-BldH(w%
n%i8L_e40r$F!);)93hW4n3hTmSE{}CjbH_Oy8ET-RjtzgFYJ`zc^kYw6WzZ&RCMFq!FK@64EKc5`PH;&9`Zfkdl}Uxj)x5AeW(p
G90yNCKNw~K+2~^ct=ZeD<)>%kaRVUuIK8#Kd;CjKt8)l0suXj__?R6`+nVhzYU##Y`dNp-2Cd5LrD1r0ZH<#l8M3J^kZ)Ci~3*b
e$bt*w9EClML%UszbaElBYxla+@D}RKgaQZoIc*wV6gZv?lQPyQFX1CNF0#eNuXZ;e*n`Xe>r)Gc%6G{10kT2pM|7zMm%Rf8Md?z
@RQ(Z34jBy1q1>JBp@KAPCA7^R1-~qzkgIbJIa=C&+FM;i92A*2vMMm3L>fsX^JM1wTilpOGPxq($KWk2sBMaNtkO!OC$uzG(=BX
A-1tfA_3pu>i9FOj{}@9CWYA|K}k@YDW?R1C5Fa);tDVbGIK^?kcbe(H@X4b1vCWW>CO-itu=W3^*3M0D9iH5edBllgMA1H2RZ<i
J5W4<<A@?8qzEPoh=L@3aKuaj9Y#PWAx>%?hq+W_VyZ;~W`{_=Gu0CzR8SP55Jfb=Q$jF6ED}Ld)e{Ip(v$^6NJ$X`5RpX^#St}9
gGow66GS9JB@97ANdgrFh%C!R0<^RcEF(yX3kOAt6f`nWMKn|)K+Gyo6wxv*6cEW16jcPw(6tm*P)kKr(j?75QnH~cQ3AmbK$3$?
69ohnQ3pL3A{ECypZB9lwko5v(M<v&KnSG^LZu2N0Z@>L{w*DfcEY3*n<%b;I}b>RpkRi`HOqo@5foE)_ogLi8UTq4S_rHyYEvA*
_C{%w`Q`;$G5ubBuQ~esDC~d~ltd*cl~e!}lu`hNC%+)(VyTldD@sC81qw_;2vWH@6ox<`Zg7PA;QPjl_d@>I{~ilE9+(mm2QTp0
mhv~6>QVk0u;1zOH`JRQmSho#|GUOB(F@_}c^B`VWIMhP>_5_ZlfWW*?(_2rFfwPX@vec_(9>@sZbdI?CY%K%|8Q#!XeqJ5G8y+n
T0R;%vG?vD<Jk{lB#0t1D-g}s%J%Wy-J=V#bHs{|sAL51z&v*hKn)OzdZ7LYGwsjJpS*g#DT6tGMJ7qBTcT&U;jLk>jEK43o6lFd
&~x86(0$fjEZwFdwZ6?ild2QDKp|N7@$S_hf7S<BBA@sLAVp<Qh~dEm^>=h^bY4K|=?B&0tKY%nZ;SUseCWb`&$B-g)+|{Vq*zqN
MKLr>6%;YUpFIkE5R3QOAb14j;gS&aJJe10#V`b-rJ#tg+X5)zaXEHWT`iPcxN^lfvHv-)PC```*jzLisxa=rE0at^zh8Fdy!;Ur
M~Lhph)^N?Fi{?;Q``gV&iOA#{{F=;#zUUo`Aop8qS#YwlA2S)Q`)<e`0IE1IPngBVaVTDc{k9W9nHx4D0gK}EU8KdW~_!1Pj7Bq
8^r24v@1<(tA<WGxWr(TuU>-s5FaVy;&EQ9E~8oG>;sMEzM0W#wZx!z7C96HlICzbh$zzcNaS6n2N3Q|RB_Td1Qc+a2Lq8uZIl!V
0|><{SV0hmET$4+DS<0|r*Wk`@`z1ILny;SvLccJMMPB5Q8Ix_6eR}YaO}Wwl8PDx(s*>FPO2O*@GpISQ0K>_l;MOX2zq&ncvVMB
`8UAZ^n72lhvomSU+vw{gXhVXU!51#_~`WfyZJvqfl`Cn;r3rw+jq4Ef9K0*EjRv|_<uY4xqF-6o4Tj@`!$2z@A&?n=+k=}65@k(
H8q`mE>A+De;xG$T_-OXfc@+DNMQamO&^fn!}9+NZ9ByPQAR3>1t;v^G|$?bCZfP~Ol75kSZ>k%sf^jy*tIM&DDc6Ff*-M%9p$pA
ciNmGLxTT*_U0VK$mu3<haG>rVjCoo@Fk^}z$5<5GIo|J5fuXP&PCP;qxUL-g4l#sT@w#rKvRHc98SeR{q_p8xRL?~lYKkCQSAEh
iIlI!a2Jac!_(Lt58JlkTb~zBl7f=Z3S|}|gFq_mD%8}jkdys>;Rl=xl}e2c)<G>8$b~|XSpSx{CH%1Qt@LBblO(DG%jP{kbox|N
khD;ON%g}L5h)}y2>?QbEF?t?(3D6_(y&CNh@${OAQM3`6$KK_0vnrg15nin_#iq5`<BXwx8L@hem{ME%r#LPV~-1{2-M<()EIKZ
n7u*K>HmF^;nB~Ve|$rzf%&fie=eVm9?qas!vTrqk1QTW@z}PqQqWoeC9uFk=l>6H`t@hW*Uv`)9-|0q0fGyF5ywG!2!!0?yB=N?
;IC0OpGR+(gK<8YIzC&Y4?p(t`%iaI-LMZ!2}2Bo!1MHGpq2uV9Z8Y^1qekE5YS;_Nq|zR0&%i{C=0ZLnsKBgLE9;crK1y%_|ryA
ZcN_2?Eq>KrP+fdf(ap7$jAVgaESj#8ekS+VrE385Fn5W2a)|_)&C!h_kW-G^nY)d>^g(3WgN!}6fq?zOp3D*?L+?9f95X!nbp+~
wtqHe#t736Hx>g5M$F8)QD<#&6p9O`5=cb7p0=<l5Q91t?s)!u-@n5qf1m04{~O=Gj{WVA!?_P2{=H!~&i^irUEC9oqdW0@J;32=
niLo0d*RsL-*&8sHwF7zW(e=#h!d0{LPAG?m*&<~VX4+Zpsbc915hv32x1bH6o!QSf2H}4xHXj2e#<|UXyCqRs*dvs*sw80a0nD6
8NfXL=$~{RiUi&WP>jqZYAO5mrFuGgOPSFhPVaB<FcXP($0^qE$gwwR7B_kQZ+bdE?eAx#5e0eRnFyi@jS*4&TTp69vN=Pkh9P2#
Au9q<1ovf?hdiEqK6^NVXCTy-?(9!po^8?6{QHPKOsVsgCWh@Kk|K||fC%Hixjd~r19>jUXr-HadAJ%4kwc8c!)u!Ocx!`yOgm1i
)OqGVIS%wtN9hVcq=Jx9WCn^Yl7j=z;CArqWCN~<l%S=V|9?;MKL^eJr@Z)kOzb`x@IZ%s?s9nycrL-PhSU9YY=p=@2|!8_ihms)
Ix2aN6%DnmQ-jB8&>7T{ypvvZx~P!b;e<3a6-h<@1B<+xI(J>LK6}lZzd1as5fMPnwnIR`IK#4cHH!p6=-_+zVzbBhx33ZKpIz@X
KEHpH?ZB-zLVQEa6tli_<u$Bmr8zGHMV!Z6)`kXd;EN%PZ8xcRq49CmFCGOfH1%5y16Svkck5<O9h5qdP8+3oBfNK|J&|=39%6$6
okX&gRzK_ZeB_-cP7THAT`0q$48vzy8L(^()So;rImIUllE76MB%=WoR~kJwB7#7<sWEuJ_H`5^a8b`b90&hmL3Hzuc^>z0ZAX9&
t>TCi2_{G)Cs|TyC<B1Pp1ZJhZD?FRh)>3>7APwIFx)2ZI&$Tr&!(Gv=)ay^<rwehFze@7ZV{VX^@SHIoV5BvcoWhiKA11u3rZnj
{^Bgh`vCfnfrywXcV5e)4%r~qI)l!%7zU~E=8TzJT4VudBq7MJqb9yeZ{?C?!%RPh>^3nGHo`S=6?bjaGbm@`hQ8auPsKVD6>KXL
t3ko-4(Lr0Fr(@kzJnYP#7%(UXoLvR+dhp+!bbq)Lp!*-B3c~tGD4Ru!4T+v@7ef1Kg0VyzvI?E$)H*&3Ph%AVib}PrHNV+lt_Uo
X;_sgDF&KaN<v_uD5a%oq#70?kfn$~Aij7*C0Z(E2h|Fg6jU^n(o#}Hj7kJYzZk)!4`hS-H|*=!Prso<-|TrG4D)4(9!isKw$ZAe
dAi)kY&d!YTcN@OJg9nhcB_2I-7xiHCi1EJs=tpb7`UcKAh8gYFW?LgjDD}Vl9DFb7N{ZA7_yL5R84#)FKXkc6wJegK~^mIWkh<n
=Ip}u&ERXmW|4h0?7Vku7=nwtVZkE{L`;wp%~H;+`=L3iSLrNYqLQl5Fp8N8LorNFlp{aDF*ihzN<YUHQhZ*Irj1=tqCHqlCUr9`
ZN<3LyY;Kxy`k`ucPt19<RHm+%o|Zul1SO}=Z2o=w+y&w>Ai6gU^19f)erosSZ~40n6{P&DYgm=o!PU(fwS$>olQWmA%{|`UG8!=
^M+_Nb4u11jfQSoG{6qybCx6Rc6s{kjpGbCJLt2rE1T1CdbYti5|!$H0v=x|0DV#cf&nNLXkmaC`^bo42tc1-x1am{Jp3J=zc(G0
1k_Y{S-l+yUI>6Ff}$`ALV|$85usvoKsMX!H_jP{?1XiFKd}A&9yT5_2WMUI{j~RdA3arfPdW5g!<95Q8ih9D@#4@t<bJxBXSQD6
J<f>l*W~B<bN_k$-yQ_fnfo0BALl3W!+zhxH{<Vz^{s8~;v6Tmfx-7#I3K@#M7PL{PppUslOm3)j^-i422}`yX{bl<?;l!lCRC&W
fY`)MVgFI(`v39K$9EvbkYq$hcs5W-gb)wY&9^RI#U$r>ph1ufvX^O3`QgiN8{huidZYH}`+t)0ZLrVB{hL!oQ$Q5eRaF$#B@GnS
QdLn@jRhk>&;=BwAw@J%O#*>HAXNobRZ&Gy(M3d1l}QrP(M?lR6iiV?RW(WlQB*Be08kVF1yNN<QY})cMFllgR24$iRS_)=OH|Sn
_9#=+r97r+LOBF=fGG(T9swcxr~XyV`u~ppjM>!>E7!5KlcYz|N+Bgl9&cA4*9JR?D4w|i4@9cJWT<(dqzX|){}^>!Dv%NH-uZF=
k42z)^N;X;C&Ss7i9Gt4Z!5d!SJs}07zGp<AjL=gP_O81I10dM1}2Qnx@T@@7>$6?|9=V>47g+oq=d!594G^cs1%shQL4;yTO#v9
?}JZj-M9*MTBn7?Cagn@mM**8&~b9OTMRsA)c`Quy=uv?2&7aEI3YHr*#=HJ7F3Q1Os3uHC=M5Q1DiFzY|!yLPHyaPccF^}WY>c%
sKpz(GThA)Ll6VuSl>eC<ikKfCIt}f%<+}PmL8Jzv7xa#Q!|?481uzFFzk94p0ZOcx-U^AusrJv(RiBAGpy@!;@s%79SoX8V0kc<
!1LtEh9+LBQ4b~_*2@6IY-z$-btE{B3?UjM>0Y~KqdW*2XabD6+vj({`0mE@JSt)#Sls3cDzat5&C3>Q!9dm8obfvnM+AX-?^DFl
H+%GTslA7tX@-f$k#gzH-uG7S0RX%W3yTaF6#}5nD4RlqGhiv6bha%l#xS<`m9iRjF9cLT5+nowOwM<mopCf7u<SfSQ<iwXLnPkF
O->XOM+18W0l5UqB)gsKQWHf3W=I=k)a^DV=x#z;H$oaE&@%}+lN`Q(C-u2@UTV8{{r)%h{PSVS>#%1T^+^D$1cC?E5D^N&_MP>2
HLYs$?}aZN!}pq+ahRQ=sfcMIh(iU+X_`o40J09I5Z~KBKRy+CqEQW84Ay7u<^F#MTlmg!M{ZsW)Xe^TMIaO<9TX`f5J>NPdac{m
pmuKhI_sTTt@VI1doPzs1G#z+cV-?hT<7WpY542a@4w}RKzF;pFRtu6{=PxBnLzn^Iboyd36O`araMP0hW{w*?ybGx@6P?~5kw5(
7)pH-P()*Mc$%#W|3lP}r-T04)16*eJJ^sSAYE1J(8&sps9d)sWHuaLf+h$@WmHz67#o4Iu6XS6!*s1xBE!ba7Gj4jH$bSQ7dGPW
b@9ojJ<I}4K_R&iH5fv7H&aTyx0xdp!W20X%$YhI7l=yn*!oSMM`2zE9><P%`jFwz*W8Km`{wVHwL_qVpj*mdCQ5z&Bt%fb0saJz
(m#oQ?;l^+;`u&b#D8S}LH>hIf*``gammwv(bLWu9&T4Wkem)*Fh2j_%$d#F=PE2~6;W6$%#_xkOgCmd9QpB)+~TRCClq_#z3JAG
(B5O(Vxk{@J}2AJCKNmK?(P@gFUj=WStJ)~IXXBl5$Hs}E6=~_k2~tfFUrr)2%(f3#Iq0Ra^>JpkH`K#FRR=r2lnEC``<eGzZWkY
et)0l?>!2O)Gz6jB1$R(sv;0sAp_<hGcf_u@G1h3=_DvHMTnq?B1(oO>R5<3)}qwN_WgZZAe>lOf{;?F2!R9#4+sDtD1-zZHxVQW
<@qz8ZWF_lVcnI4nia^9EQCo^y19y#ynl20`uX+ztFzyB<h?S7<Ke2B@l9F$)nu}qpCifQ_gBLm-HGdv8^vYs)bh4}A0NMe3jUuj
w6EEx@ZV<Ltol1;SJzs1Mx6c~`oucI{0Gl><yhLS5<Q<PZ@8$4&!A8s01X8LX;JYa45#NmA>KpxNNgY{PnXyEzZa{!`u-!Yuk_1F
Ff_156qQR<4I&UiBB%Fz0OSHtPtlpYT%8?Qb@T4i&tDo17k7L>XO{E!E;&42O0BcV-a7mLZtn-%B|pgC*Z^PnP{j#C2;T}70=HN3
X0ushmd28yza5C^*HUr+OFw`8=otU$2IWP6=yUs_|KzqAFqaas!ZRErKkj;@{IQTOMp%URi<uJ<R8T9SQdgre8J@QhWWiMbODYH>
fAPs#f_<`+6;V3>hHqDhb^pMiK<+94f5jv^{95=Td+o4O&of#S7Ek<7{BSj?RNwh>Oc0;v`S;CuQ-L+BMpyqtF(aS-P;3wWXaL9U
lqL{SA;vJGOa)(^)dBk^?IIz-(rL1bK{zpv$)WUTj&5Wu^suSF)>93v6j??nYSS5GF*4JHUH+#|=l$>TTfJ|^aotoIO_W7P3t2w%
QP=p>Bv1G3%sKhsV2Uy1!2WqZI3BRx7|%=n5x?npJhx&Vki}rA$?PyFY?5F5vg(xfus2MCF?>JZIc9>SqOgi`<1&6<8-i@khz?bO
UXL2gXQ%MVF^i#*Wa$rSMho?zsF}4fKrKEIG6<@QFx4yx@L(uP!3-%jlLl5;ivs>ic-0jct2F$CDTRA&gNNa641Ck6n10S%Ii=p&
4Ci#{#3_{UK*WL~%uj}GjVL;9AXFJU`^t2hl{ad4p~7H}tVap>WP7hf9rK1Q;>F1_B5I;7D?S#tw<Nl;U@Z5V%`kk@R!Y%Tj8OTj
@4No}@@@>%aSFvl;?X*j&&lACLL^-%f;~31Z|^7cJ`@BNe3~&Bn^Fe%hfvc9X|*c8Pp+u5=5|wdRg`KBW|EeZH>Q<cvZ>K1uJycj
Ayro%GyVRK&-yw~$~@z^BoFN^aZix9?yTaMk>=lItd&!5e8c{)mJmRT!SH#w?0p7TYcD@DGk39=0viTHe`5Q@Biy(69RKUt{aJ-t
&SXRJ>=xJMjdxZ5!L3HRxJ{g&rxnz~9Gl>n{TYjUD+)TZec>D0V^I@_YKvzHTTg?$9u|^jR}bZ^IU&bgbfmpD=x9||Y(EgDdoQb_
MrQ8CqeyGG(r=V^|IUAYNL9KU_8r|&uL8pyTf6av!QojJg5nEyg%Wi_O`CSZ)k{B4`U-gKh8F+SYcc)ngU(|v7s9#xYt6iNG^Tkb
;{($b>#7rgI_nIk;wp<+b;5*M=NtcFFcxxrn#wf((t_6e`HC7J0>T>Dub&SNr#WJ6Dj;||z<g4H*^|=ggnKwHUL=i;PNsy8h-cRx
7~2|U9fS@@+4-J16|Ju=GsnBI<>hcT)>cDIo%_9R!L@(x|6KX?<s5jhlODkeem*&%D95m-ET8sx`rwi&S@-tJ;8e#Vhb$q4<FY3!
M(+HaF+I`QyHURy|HthS0`=4;ad&MX7(_0GBIdY6LlnL`8(o?MLYLYujO_Q{c%ppU<Ro;D5Od|L`TWg|NIx@Uf)B^aY=^&>y)%WY
S_n9fR3LV_GWB|)#>3rmcw$u`l!5-Bw7fz3w0_$L{<Y#4=r<gg>$F@y%F_&eGTC1cqTM_&^V@V5!(p-;8x~76z^=CuY_ZpyD9$mW
RCem*uEdR>(-J5cGLi2S;C#A9qP|zt40-&W{W@m;cl`pUew#esA2(aw|Lr2o2Y);KxuDoJVH@x4hHXr&fEt?T=P}!moh%c94^GEv
RS}r~mB-x7|H9!227zT|6jdDPcRAEJCe5yWLH;qJ$-8ODp~I-X{NLxDP;#t}T1o#&1d3{bNtpV2Q@s~fCRPmqq%`%gu#SqvGHrDk
2_$OQYPte|k*pl0v2P7bAHhtI7|D2Ih-fAKf0*}?7z|nL{EA|b)ZfqMg;rcK?OjZpuW`}VZ%@IWr+jm#G#x5BGLPw^(i32)-&Ijv
?dp@G_mMm)_HVPI4ON;VVyywIu^}m`-;Nv_a>5c46t(DH8_Rh8=GfxO!!=8aOz~9b{%$`h-4tWng2LqB`B>vyemdhx4SnNbg@Prx
VQmaZEtPCG%qCISw*r``#$0o8Q(D6MTpCv`ZlsLW&^WHPwyb5(&#F+X1Y<BRYpN103yL>e;VHtP;-I0DW6?I5IKocsDUuL+ms=#M
T^g%}{S?5h;6JqC*%$m?hxO8S(jM)Sc;R$en?{|@;O<3?U11zsu=PiV+|WX`HYN>SuU<}SgNY$E-NJM`!zM+{S00whC1cqNZ*yme
)s!xIs51%!knJ3FW>qT~ANM?l2OL*Gklp$9!7=E_<=NN^iwG!G1gH2V<&=IYL+|Rt7;aIoMsk%uZQH)~eAKExyPBo_#30F*{(kFr
f#`JfeN^~UOE?k>{hO~In43_yZ%qbVPe0zewVq#6hA*k$2`f#2Ns5^xqOPOY75mEEzfV<4Uw*=FMh}r-F+il3!JU;uweW-|d6N`&
{Df0a_8CS>k~OyhNiiS4J_tG5|75->IA|o#y@*r74~`&$Blwv8kn^I$%3O7ri=jHpm+L&}|KXJFKRJrU>gk!qs)r``vcJ!6lBKj-
_W4YBOy$pSX|hCuj*ChY+EGKmQneVE(LpphNSI}yu0myhM?1rJR?e){&HRUnnddk^twkT^c&gVqrGpK`N0v9ajFn6oxugDb46&!M
H~;Z>BvXY63NInO@B
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
        """What only the buttons need: the modules' texts by their names."""
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

"""The buttons of xlwings Lite, each with its form: a script is shown with its sentence, and what
it asks for under the names of its arguments.

The text of this file stands at the end of a main.py, where its readers and the add-in look.
"""

from typing import Any, Literal

import xlwings
from xlwings import script

FOLDER = "/data"
"""Where xlwings Lite lets files be fetched from, and puts those that are handed in."""

AnyBook: Any = getattr(xlwings, "BookAsync", xlwings.Book)


async def press(book: Any, button: str, title: str, **form: Any) -> None:
    """Have it done, and shown."""
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
    wall: bool = False,
) -> None:
    """Writes the results as a Word bulletin, with the arithmetic of the ties that touch a prize or
    trophy, of all, or of none; with wall, only the standings in large letters, for the door. The
    look of a club's Word file is taken: in xlwings Lite of the only one under Files, beside a
    workbook with macros of club.docx."""
    form = {"paper": paper, "ties": ties, "wall": wall}
    await press(book, "bulletin", "Make the bulletin", **form)


@script(name="Make the web page")
async def make_the_web_page(book: AnyBook, initials: bool = False) -> None:
    """Writes the results as a web page in one file, with the names of the players or their
    initials."""
    await press(book, "page", "Make the web page", initials=initials)


@script(name="Prizes")
async def prizes(book: AnyBook) -> None:
    """Says who takes which prize, how each sum was made, and what is not paid."""
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
    Verify, with the rules; columns says what is meant by a header, such as TB1=MM, TB2=SOLK."""
    await press(book, "verify", "Verify", columns=columns)


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
