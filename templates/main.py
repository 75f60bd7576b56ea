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

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from xltiebreak.answers.shape import FIGURE, NAME, Answer, Column, Part, Table, as_number
from xltiebreak.event.figures import decimal
from xltiebreak.event.notation import us
from xltiebreak.event.results import Outcome, Result
from xltiebreak.questions.plain_words import unfinished
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
        names = [f"{row.player.number} {row.player.label}" for _, row, _, _ in lines]
        rounds = self.why.ranked.section.crosstable.complete_rounds
        return Table(
            "Round by round; what is dropped stands in parentheses",
            [
                Column("", [what for what, *_ in lines], NAME),
                Column(self.why.ranked.noun.capitalize(), names, NAME),
                *(
                    Column(f"R{round}", [cells.get(round, "") for _, _, cells, _ in lines], FIGURE)
                    for round in rounds
                ),
                Column("Value", [value for *_, value in lines], FIGURE),
            ],
        )

    def _of_scores(self, show: Show) -> Iterator[_Line]:
        players = self.why.ranked.players
        rows = players.section.crosstable.rows
        for what, row in zip(("Score", ""), self.why.both):
            number = row.player.number
            cells = {
                round: f"({letters})" if result.outcome is Outcome.ANNULLED else letters
                for round, result in players.context.history(number)
                for letters in [us.write(rows[number][round - 1]) or us.write(NOT_PAIRED)]
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
    unclear = unclear_numbers(section)
    for row, number, round, result in section.crosstable.cells():
        if number not in unclear and result.opponent is not None and result.opponent not in unclear:
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
            expected = _expected(result, number, whose, in_letters=in_letters)
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

def _expected(result: Result, number: int, whose: str, *, in_letters: bool) -> str:
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
from xltiebreak.event.section import BY_GAME_POINTS, Matches, Section, weighted
from xltiebreak.event.team_match import Wrong, match_outcome, state_of

def points_inside_matches(section: Section) -> Iterator[Finding]:
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

def _nothing_to_place_by(section: Section) -> Finding:
    message = (
        "game points are to place the teams, but the points inside the matches are missing; type "
        "them in, or let match points place the teams"
    )
    where = section.origin.labels.get("placed_by", "Placed by")
    return Finding(ERROR, "match-without-points", where, message)

def _without_points(section: Section, row: int, round: int, they_place: bool) -> Finding:
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
    section: Section, matches: Matches, row: int, round: int, own: float, other: float
) -> Iterator[Finding]:
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

def results_by_board(section: Section) -> Iterator[Finding]:
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
    is_of_teams = section.origin.entry == "team" and _is_listed(section)
    who = "a team that has no match" if is_of_teams else "whoever was not paired"
    cure = f"; type what is missing, and {_away(section)} for {who}" * awaited
    return (
        f"round {round} is not complete ({_missing(section, round)}), so it is left out of every "
        f"sum{cure}"
    )

def _is_listed(section: Section) -> bool:
    return bool(section.origin.cells)

def _away(section: Section) -> str:
    if not _is_listed(section):
        return "U (in US letters)"
    return "U as the Result" if section.origin.entry == "team" else "a row with U as the Result"

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

    def cells(self) -> Iterator[tuple[int, int, int, Result]]:
        for row, (number, results) in enumerate(zip(self.numbers, self.results)):
            for round, result in enumerate(results, start=1):
                yield row, number, round, result

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

MODULES['xltiebreak.event.names'] = r'''from __future__ import annotations

from dataclasses import replace

from xltiebreak.event.section import Event, Player, Section

def first_name_first(name: str) -> str:
    last, *others = (" ".join(part.split()) for part in name.split(","))
    if not others or not last or not others[0]:
        return " ".join(name.split())
    first, *rest = others
    return ", ".join([f"{first} {last}", *filter(None, rest)])

def surname(name: str) -> str:
    return " ".join((name.partition(",")[0].strip() or name).split())

def with_initials(event: Event) -> Event:
    return replace(event, sections=tuple(map(_section, event.sections)))

def _section(section: Section) -> Section:
    matches = section.matches
    if matches is None:
        return replace(section, players=tuple(map(_player, section.players)))
    if matches.members is None:
        return section
    players = tuple(map(_player, matches.members.players))
    members = replace(matches.members, players=players)
    return replace(section, matches=replace(matches, members=members))

def _player(player: Player) -> Player:
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
_NOBODY = re.compile(r"0*|-*|\*")
_WHO = re.compile(rf"({_LETTER}?) ?{NUMBER} ?({_LETTER}?)")
_COLOUR_BESIDE = re.compile(rf"({_LETTER})(?:[ :]?({_SCORE}|{_PAIR}|[+=-]))?")

def _in_one_cell(*patterns: str) -> Callable[[str], Parts | None]:
    marks = {
        "N": NUMBER.replace("(", "(?P<opponent>", 1),
        "C": f"(?P<colour>{_LETTER})",
        "ANY": f"(?P<what>{_SCORE}|{_PAIR}|[+=-])",
    }
    shapes = [
        re.compile(re.sub(r"\b(N|C|ANY)\b", lambda mark: marks[mark[1]], pattern))
        for pattern in patterns
    ]

    def parts(text: str) -> Parts | None:
        for match in (shape.fullmatch(text) for shape in shapes):
            if match:
                named = match.groupdict("")
                what = named.get("what", "")
                return Parts(int(named["opponent"]), named.get("colour", ""), what)
        return None

    return parts

_sign_first = _in_one_cell("(?P<what>[+=<>-]) ?C? ?N", "(?P<what>[+=<>-]) ?N ?C")

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
    Form(
        _in_one_cell(rf"(?P<what>{_LETTER}{{1,12}})\.?[ -]?[(#]{{0,2}}N\)? ?C?"),
        "{win}12",
        by_letters=True,
    ),
    Form(_in_one_cell(r"ANY ?\(#?N\)"), "1 (12)"),
    Form(_in_one_cell(f"N ?(?P<what>{_LETTER})"), "12{win}", by_letters=True),
    Form(
        _in_one_cell("N ?(?P<what>[+=-])", "N ?C ?ANY?", "N(?: ?: ?| )ANY"),
        "12w1",
        "chess-results",
    ),
    Form(
        _in_one_cell("C[ -]?N ?(?P<what>[½+=-])", rf"C[ -]?N ?[ :/-] ?(?P<what>{_SCORE}|{_PAIR})"),
        "w12+",
    ),
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
    gone = {*section.withdrawn}
    numbers = section.crosstable.numbers
    return sorted(
        (round + 1, numbers[k], numbers[place])
        for k, place, round in _left_open(section)
        if numbers[k] < numbers[place] and not gone & {numbers[k], numbers[place]}
    )

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

def _left_open(section: Section) -> Iterator[tuple[int, int, int]]:
    numbers = section.crosstable.numbers
    in_order = sorted(numbers)
    for k, number, round, result in section.crosstable.cells():
        if result == BLANK:
            other = opponent_in(len(numbers), in_order.index(number) + 1, round)
            if other:
                yield k, numbers.index(in_order[other - 1]), round - 1

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

MODULES['xltiebreak.functions'] = r'''from xltiebreak.functions.catalogue import FUNCTIONS
from xltiebreak.functions.given import INDIVIDUAL, ONLY_US, Given, MatchArguments
from xltiebreak.functions.offered import CATEGORY, SheetFunction, error_cell, short
from xltiebreak.functions.pasted import UNKNOWN, comparison_table
from xltiebreak.functions.prize_list import PrizeArguments, prizes_table
from xltiebreak.functions.spills import (
    NOTHING_TO_FIX,
    Spill,
    explanation,
    findings_table,
    standings_table,
    terms_table,
)

__all__ = [
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
    "comparison_table",
    "error_cell",
    "explanation",
    "findings_table",
    "prizes_table",
    "short",
    "standings_table",
    "terms_table",
]
'''

MODULES['xltiebreak.functions.blocks'] = r'''from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, ROUNDROBIN, SWISS, Crosstable
from xltiebreak.event.figures import Rating, counted, points, rating
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
from xltiebreak.event.results import UNREADABLE, Outcome, Result
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
from xltiebreak.functions.other_layouts import headers_in_first_row, other_layout
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

_OTHER_LAYOUT = "other-layout"

_FEWEST = 2

@remembered(REMEMBERED)
def section_of(entered: Entered) -> Section:
    if entered.ratings:
        section = section_of(entered._replace(ratings=()))
        if any(fault.code == _OTHER_LAYOUT for fault in section.faults):
            return section
        rated = _ratings(entered.ratings, len(entered.results), entered.entry)
        players = [_player(player.number, rated.get(player.number)) for player in section.players]
        return replace(section, players=tuple(players))
    if why := headers_in_first_row(entered.results, _text_in):
        return _unread(entered, why)
    try:
        section = _read_section(entered)
    except TieBreakError:
        if why := other_layout(entered.results, _text_in):
            return _unread(entered, why)
        raise
    is_read = not any(fault.is_error for fault in section.faults)
    why = "" if is_read else other_layout(entered.results, _text_in)
    return _unread(entered, why) if why else section

def _unread(entered: Entered, why: str) -> Section:
    numbers = tuple(range(1, len(entered.results) + 1))
    return Section(
        name="",
        players=tuple([_player(number, None) for number in numbers]),
        crosstable=Crosstable(numbers, tuple([(UNREADABLE,)] * len(numbers))),
        origin=Origin(entry=entered.entry, typed=True),
        faults=(Finding(ERROR, _OTHER_LAYOUT, "the block of results", why),),
    )

def _read_section(entered: Entered) -> Section:
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
    values = enumerate(column_of(block, rows, "ratings"), start=1)
    rated = {
        number: rating_of(f"{entry} {number}", text_of(value)).value for number, value in values
    }
    return {number: rated_at for number, rated_at in rated.items() if rated_at is not None}

def rating_of(who: str, text: str) -> Rating:
    try:
        return rating(text)
    except ValueError:
        raise TieBreakError(
            f"{who}: {text!r} is not a rating; expected one such as 1641, 1641P17 or nothing"
        ) from None

def read_rounds(
    block: Key, entry: str, notation: str = ""
) -> tuple[tuple[tuple[Result, ...], ...], Sequence[Finding]]:
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

def _text_in(value: Any) -> str:
    return value_cell(value).text

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
        inside.append(tuple(_points_by_round(entered.points, row, line, faults)))
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

def _points_by_round(
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
    f"results [withdrawn] [points] [boards] [names] {_READ} [in_one_cell]",
    "What is wrong in the results and which rounds do not count yet, a row for each finding, or "
    '"nothing to fix".',
    checked,
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
    value = _without_numpy(value)
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
    except ArithmeticError:  # a Decimal that is NaN or infinite
        return str(number)

def _without_numpy(value: Any) -> Any:
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
    value = _without_numpy(value)
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
def _rows_with_a_name(names: Key, rows: int) -> tuple[int, ...]:
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

def headers_in_first_row(block: Key, text_in: Callable[[Any], str]) -> str:
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
    if not is_header and rounds and _count_up(rounds):  # R2 is a result, too, in some notations
        below = [[text_in(cells[k]) for cells in block[1:]] for k in in_words]
        is_header = _have_no_twins({row[k].text[0] for k in in_words}, below)
    if not is_header:
        return ""
    others = [row[k].text for k in filled if k not in header.rounds.values()]
    return _about_headers([row[k].text for k in filled], others)

def other_layout(block: Key, text_in: Callable[[Any], str]) -> str:
    if len(block) * len(block[0]) > _MOST_CELLS:
        return ""
    texts = [[tidy(text_in(value)) for value in row] for row in block]
    first = texts[0]
    if message := _opponents_beside(texts) or _columns_of_names(texts) or _names(texts):
        return message
    if len(first) > 1 and first == [str(k) for k in range(1, len(first) + 1)]:
        return _about_headers(first)
    return ""

def _about_headers(texts: Sequence[str], others: Sequence[str] = ()) -> str:
    besides = f", and the columns that are no rounds ({_listed(others)})" if others else ""
    return (
        f"the first row holds headers ({_listed(texts)}), not results: leave it out of the block"
        f"{besides}"
    )

def _listed(texts: Sequence[str]) -> str:
    return ", ".join(texts[:_LISTED]) + " …" * (len(texts) > _LISTED)

def _count_up(rounds: Sequence[int]) -> bool:
    return list(rounds) == list(range(rounds[0], rounds[0] + len(rounds)))

def _have_no_twins(beginnings: Set[str], below: Texts) -> bool:
    texts = [text for column in below for text in column if text]
    return all(map(any, below)) and not any(text[0] in beginnings for text in texts)

def _is_result(text: str) -> bool:
    from xltiebreak.event.notation.ways import ways_to_read  # late: few need it

    dialects = (*DIALECTS.values(), *ways_to_read([text], ""))
    return any(understood([text], dialect) for dialect in dialects)

def _opponents_beside(texts: Texts) -> str:
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

def _name_each_other(texts: Texts, columns: Sequence[int]) -> Iterator[bool]:
    for number, row in enumerate(texts, start=1):
        for column in columns:
            other = int(row[column]) if row[column].isdecimal() else 0
            if 0 < other <= len(texts) and other != number:
                yield texts[other - 1][column] == str(number)

def _columns_of_names(texts: Texts) -> str:
    columns = [[text for text in column if text] for column in zip(*texts)]
    named = list(takewhile(_are_names, columns))
    others = [text for column in columns[len(named) :] for text in column]
    if not (named and others) or 4 * sum(map(_is_result, others)) < 3 * len(others):
        return ""
    return (
        f"column 1 holds no results ({_listed(named[0])}): select the columns of the rounds alone"
    )

def _are_names(texts: Sequence[str]) -> bool:
    return 1 < len(texts) == len(set(texts)) and all(
        (match := _NAMED.fullmatch(text)) and not match["name"] and not _is_result(text)
        for text in texts
    )

def _names(texts: Texts) -> str:
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
    faults: Mapping[int, str]
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
    for row, why in pasted.faults.items():
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
    whose, faults = _whose(cells, labels, numbers, frozenset(known), entry)
    texts = {
        label: {
            number: cells[row][column].text
            for row, number in whose.items()
            if cells[row][column].text
        }
        for column, label in labels.items()
    }
    return _Pasted(labels, numbers or 0, whose, faults, texts)

def _whose(
    cells: list[list[Cell]],
    labels: Mapping[int, str],
    column: int | None,
    known: frozenset[int],
    entry: str,
) -> tuple[dict[int, int], dict[int, str]]:
    whose: dict[int, int] = {}
    faults: dict[int, str] = {}
    there: set[int] = set()
    for row in range(1, len(cells)):
        if not any(cells[row][label].text for label in labels):
            continue
        text = str(row) if column is None else cells[row][column].text.rstrip(".")
        number = int(text) if text.isdecimal() and len(text) < 7 else None
        if number is None or number not in known:
            faults[row] = f"no {entry} {text} in the results" if text else "type the number"
        elif number in there:
            faults[row] = f"a second row of {entry} {number}"
        else:
            whose[row] = number
            there.add(number)
    if column is None and faults:
        row = min(faults)
        raise TieBreakError(
            f"row {row} of what was pasted has {faults[row]}; put a column No. with the {entry}s' "
            "numbers before it"
        )
    return whose, faults
'''

MODULES['xltiebreak.functions.prize_list'] = r'''from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import listed
from xltiebreak.event.findings import TieBreakError, stop_on_errors
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import bare
from xltiebreak.functions.blocks import rating_of, section_of, value_cell
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
    table = _table_or_announcement(arguments.prizes)
    if isinstance(table, Cell):
        settings, table = _with_argument(settings, "prizes", table), None
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
    empty = Crosstable((), ())
    further = [
        Section(name, (), empty) for name in (*(section.name for section in others), *in_table)
    ]
    read = [(section, settings), *((section, Settings()) for section in further)]
    return with_prizes([(*section, Grid("", [])) for section in read], table)[0]

def _settings(arguments: PrizeArguments) -> Sequence[Settings]:
    rules = _Block("rules", _rows(arguments.rules))
    labels = read_labels(rules) if any(not row.empty for row in rules.rows) else NO_LABELS
    stop_on_errors(labels.faults)
    settings, *others = labels.sections
    if text_of(arguments.entries):
        settings = _with_argument(settings, "entries", Cell(text_of(arguments.entries)))
    return [settings, *others]

def _with_argument(settings: Settings, name: str, cell: Cell) -> Settings:
    if name in settings.prizes:
        raise TieBreakError(
            f"{settings.cells[name]} states the {name}, too; leave one of them empty"
        )
    return replace(
        settings,
        prizes={**settings.prizes, name: cell},
        cells={**settings.cells, name: name},
    )

def _table_or_announcement(prizes: Block) -> PrizeTable | Cell | None:
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
    try:
        players = _players(section.crosstable.numbers, given.rows, *beside)
    except TieBreakError:
        stop_on_errors(section.faults)  # what is wrong in the results comes first
        raise
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
        value, provisional = rating_of(f"player {number}", rated)
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
        return tie_break_column(given, code, player)  # no order changes its value
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

def checked(given: Given, in_one_cell: Any = None) -> Spill | str:
    if text_of(in_one_cell) in ("", "0", "FALSE"):
        return findings_table(given)
    findings = findings_of(given)
    if not findings:
        return NOTHING_TO_FIX
    first, more = findings[0], len(findings) - 1
    return f"{first.severity}: {first.where}: {first.message}" + f" (and {more} more)" * bool(more)

def standings_of(given: Given) -> Standings:
    return _ranked(given.entered, given.asked)

@remembered(2 * REMEMBERED)
def _ranked(entered: Entered, asked: Asked) -> Standings:
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
from xltiebreak.prizefund.money import ExactCents
from xltiebreak.prizefund.prizes import BONUS, POINTS, SPECIAL, TEAM, Prize

def reaches(prize: Prize, entrant: Entrant, rounds: int | None) -> bool:
    if prize.points is None:
        return rounds is not None and entrant.score > rounds / 2
    return entrant.score >= prize.points

def points_prize(
    fund: Fund, prizes: Sequence[Prize], entrant: Entrant, share: ExactCents
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
        trophy = self.label
        if self.taker is None:
            return f"{trophy}: {self.why_nobody}"
        text = f"{self.taker.label}: {trophy}, place {self.taker.places} (rule 33D2)"
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
    with_trophy = [prize for prize in prizes if prize.trophy and prize.kind not in (BONUS, SPECIAL)]
    given: list[Trophy] = []
    taken: set[int] = set()

    def rank(prize: Prize) -> tuple[object, ...]:
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
from xltiebreak.prizefund.division import Division, Extra, Share, hort, paid_out, some
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
    def total(self) -> Cents:
        return sum(prize.cash for prize in self.prizes) + self.handed

    @property
    def equal(self) -> Fraction:
        return Fraction(self.total, len(self.members))

    @cached_property
    def shares(self) -> dict[int, ExactCents]:
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

    def terms(self, number: int) -> list[Term]:
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
        names = some([member.label for member in capped])
        return f"plus {more} of what {names} may not take ({rules})"

    def _others(self, number: int) -> list[str]:
        return [member.label for member in self.members if member.number != number]

    def _amounts(self, prizes: Sequence[Prize]) -> list[str]:
        return [f"{prize.amount(self.sign)} for {prize.title}" for prize in prizes]

    def _money(self, cents: ExactCents) -> str:
        return money(cents, self.sign)

def paid_out(shares: Mapping[int, ExactCents], members: Iterable[Entrant]) -> dict[int, Cents]:
    paid = {number: int(share) for number, share in shares.items()}
    odd = int(sum(shares.values())) - sum(paid.values())
    by_place = sorted((member.place, member.number) for member in members)
    for number in [number for _, number in by_place if paid[number] != shares[number]][:odd]:
        paid[number] += 1
    return paid

def rounding(shares: Mapping[int, ExactCents], paid: Mapping[int, Cents], number: int) -> str:
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
    def shares(self) -> dict[int, ExactCents]:
        numbers = [member.number for member in self.members]
        return {number: (self._of_place(number) + self.equal) / 2 for number in numbers}

    def _of_place(self, number: int) -> Fraction:
        prizes, sharing = self.own[number]
        return Fraction(sum(prize.cash for prize in prizes), sharing)

    def terms(self, number: int) -> list[Term]:
        tied = self._tied(number, decimal)
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
        terms: list[Term] = []
        if self.points is not None:
            terms.append(Term(self.points.title, self.points.cash, self._for_points(decimal)))
        elif self.division is not None:
            terms += self.division.terms(self.entrant.number)
        terms += [Term(extra.prize.title, extra.amount, extra.why) for extra in self.extras]
        if self.above_limit:
            terms.append(Term("limit", -self.above_limit, self._limited))
        return terms

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

def entrant_at(row: Standing, **otherwise: Any) -> Entrant:
    return Entrant(
        number=row.player.number,
        name=row.player.name,
        score=row.score,
        place=row.place,
        last_place=row.last_place,
        **otherwise,
    )

def entrant_teams(rows: Sequence[Standing]) -> tuple[Entrant, ...]:
    return tuple(entrant_at(row, is_team=True) for row in rows)
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
        return unlike_total(self.total, self.prizes, self.sign)

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

def announced_by(prizes: Sequence[Prize], total: Cents | None) -> Cents:
    percents = sum(
        (prize.percent or Fraction() for prize in prizes if prize.kind != POINTS), Fraction()
    )
    cash = sum(prize.cash for prize in prizes if prize.kind != POINTS)
    return cash + to_cents(percents * (total or 0) / 100)

def unlike_total(total: Cents | None, prizes: Sequence[Prize], sign: str) -> str:
    added = announced_by(prizes, total)
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
from xltiebreak.prizefund.fund import unlike_total
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
        unlike = unlike_total(self.total, prizes, sign)
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

ExactCents = Union[int, Fraction]

MOST = 100_000_000_000

def money(cents: ExactCents, sign: str = "$") -> str:
    whole = to_cents(-cents if cents < 0 else cents)
    units, rest = divmod(whole, 100)
    text = f"{sign}{units:,}.{rest:02}" if rest else f"{sign}{units:,}"
    return f"−{text}" if cents < 0 and whole else text

def to_cents(amount: ExactCents) -> Cents:
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
            seats, size = Vessels(self.sizes), self.count(groups)
            taken: list[int] = []
            for prize in self.only_for(groups):
                if len(taken) < size and not seats.pour(self.open_to[prize], 1).left:
                    taken.append(prize)
            self._pools[groups] = taken
        return self._pools[groups]

    def brought_in(self, groups: int) -> Cents:
        return sum(self.prizes[k].cash for k in self.pool(groups))

class Stuck(NamedTuple):

    left: int
    groups: int

Way = list[tuple[int, int]]

class Vessels:

    def __init__(self, room: Sequence[int]) -> None:
        self.room = [*room]
        self.poured: dict[int, dict[int, int]] = defaultdict(dict)

    def pour(self, eligible: int, amount: int) -> Stuck:
        while amount:
            way = self._way_to_room(eligible)
            if isinstance(way, int):
                return Stuck(amount, way)
            amount -= self._move(way, amount)
        return Stuck(0, 0)

    def _way_to_room(self, eligible: int) -> Way | int:
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

    def _move(self, way: Way, most: int) -> int:
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

def each(groups: int) -> Iterator[int]:
    for at, byte in enumerate(groups.to_bytes(-(-groups.bit_length() // 8), "little")):
        if byte:
            for bit in _BITS[byte]:
                yield 8 * at + bit

_BITS = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]

def level_of(total: ExactCents, caps: Iterable[ExactCents]) -> ExactCents:
    rising = sorted(caps)
    for k, cap in enumerate(rising):
        if cap * (len(rising) - k) >= total:
            return Fraction(total) / (len(rising) - k)
        total -= cap
    return rising[-1]

LOOKED_AT = 2_000

PARTS = 64

def divides_alone(contest: Contest, level: ExactCents) -> int:
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
    vessels = Vessels([each_holds * size for size in contest.sizes])
    left, groups = -each_holds * contest.count(certain), certain
    for eligible in sorted(amounts):
        stuck = vessels.pour(eligible, amounts[eligible])
        left += stuck.left
        groups |= stuck.groups
    return left, groups

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

    def _check_band(self) -> None:
        if self.low is None and self.high is None:
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
        return tuple(map(self._entrant, rows))

    def _entrant(self, row: Standing) -> Entrant:
        player, number = row.player, row.player.number
        return entrant_at(
            row,
            rating=self.ratings.get(number, player.rating) or None,
            provisional=player.provisional is not None and number not in self.ratings,
            withdrawn=number in self.withdrawn,
            later_entry=self.entered_again.get(number),
            lists=frozenset(name.casefold() for name in self.lists if number in self.lists[name]),
        )

def stated_prizes(section: Section) -> StatedPrizes | None:
    return section.prizes if isinstance(section.prizes, StatedPrizes) else None

def fund_of(
    announcement: Announcement, words: Mapping[str, str], rounds: int | None = None
) -> Fund:
    labels, limit = _Labels(words), announcement.limits.unrated
    rule, cap = labels.rule()
    total = labels.agrees("prize_fund", labels.money("prize_fund"), announcement.total, money)
    total = labels.agrees("announced_total", labels.total(), total, money)
    added = announced_by(announcement.prizes, total)
    return Fund(
        announcement.prizes,
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
        rounds=rounds,
        sign=labels.sign(announcement.sign),
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
    for kind, by_rank in (
        ("cash prizes", Counter(prize.rank for prize in prizes if prize.cash)),
        ("trophies", Counter(prize.rank for prize in prizes if prize.trophy)),
    ):
        for prize in {prize.rank: prize for prize in prizes if by_rank[prize.rank] > 1}.values():
            yield prize, "prize-twice", f"there are {by_rank[prize.rank]} {kind} for {prize.title}"

def _nobody(prize: Prize, entrants: Sequence[Entrant]) -> Iterator[Doubt]:
    if entrants and not any(prize.condition.admits(entrant) for entrant in entrants):
        why = "nobody is on its list" if prize.kind == NAMED else "nobody there is eligible"
        yield prize, "prize-for-nobody", f"{prize.title}: {why}"
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
from xltiebreak.prizefund.money import Cents, ExactCents
from xltiebreak.prizefund.pools import Cap, Contest, divides_alone, each
from xltiebreak.prizefund.prizes import POOLED, Condition, Prize, announced

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

def _share(division: Division) -> ExactCents:
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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import ERROR, Finding, stop_on_errors
from xltiebreak.prizefund.apart import Trophy, upsets
from xltiebreak.prizefund.awards import Awards, awards
from xltiebreak.prizefund.division import Share
from xltiebreak.prizefund.entrants import Entrant, entrant_teams
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.ranking.combined import team_standings
from xltiebreak.ranking.standings import Ranked, Standings
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

@dataclass(frozen=True)
class Winner:

    entrant: Entrant
    share: Share | None
    trophies: tuple[Trophy, ...]

    @property
    def cash(self) -> Cents:
        return self.share.paid if self.share else 0

    def sentences(self, show: Show = decimal) -> list[str]:
        cash = [self.share.sentence(show)] if self.share else []
        return [*cash, *(trophy.sentence for trophy in self.trophies)]

    def sentence(self, show: Show = decimal) -> str:
        return self.share.sentence(show) if self.share else "; ".join(self.sentences())

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

def told_of(given: Awards, number: int, *, of_team: bool = False) -> list[str]:
    winners = winners_of(given, of_teams=of_team)
    return [
        sentence
        for winner in winners
        if winner.entrant.number == number
        for sentence in winner.sentences()
    ]

def given_prizes(ranked: Ranked) -> Awards | None:
    prizes = ranked.section.prizes
    if prizes is None or any(finding.is_error for finding in prizes.findings):
        return None
    return awards_of(ranked.players) if ranked.players.is_final else None

def winnings(ranked: Ranked) -> Mapping[int, Winner] | None:
    given = given_prizes(ranked)
    if given is None:
        return None
    winners = winners_of(given, of_teams=ranked.adds_up_players)
    return {winner.entrant.number: winner for winner in winners}
'''

MODULES['xltiebreak.questions'] = r'''...
'''

MODULES['xltiebreak.questions.plain_words'] = r'''from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from xltiebreak.checks.unfinished import what_is_missing
from xltiebreak.event.figures import Figure, counted, decimal, listed, on_paper
from xltiebreak.event.names import first_name_first, surname
from xltiebreak.event.section import BY_GAME_POINTS, Player, Section
from xltiebreak.questions.why import Look, Why, why
from xltiebreak.ranking.orders import TEAM_SUM
from xltiebreak.ranking.places import Standing, Tie
from xltiebreak.ranking.standings import Ranked
from xltiebreak.rules.systems import System
from xltiebreak.rules.systems.registry import REVERSED
from xltiebreak.rules.worksheet import MEAN, ROUNDED_MEAN

MOST_NAMED = 3

def reason(ranked: Ranked, row: Standing) -> str:
    tie = next((candidate for candidate in ranked.ties if row in candidate.standings), None)
    if tie is None or not ranked.players.is_final:
        return ""
    sentences = [_same_score(ranked, tie, row)]
    level = [placed for placed in tie.standings if placed.place == row.place]
    if len(level) > 1:
        sentences.append(_all_level(ranked, level, alone=len(level) == len(tie.standings)))
    if rival := _rival(tie, row):
        sentences.append(_Comparison(ranked, tie, row, rival).decided())
    return " ".join(filter(None, sentences))

def unfinished(ranked: Ranked) -> Iterator[str]:
    players = ranked.players
    section = players.section
    if not players.is_final:
        missing = what_is_missing(section)
        if not (section.scheduled_rounds or section.origin.rows or missing or players.games_left):
            yield f"This is after {counted(players.rounds, 'round')}."
            return
        yield f"This is after {players.progress}; nothing is final. {missing}".rstrip()

def called(section: Section, player: Player) -> str:
    return player.label if section.matches is not None else first_name_first(player.label)

def _spoken(ranked: Ranked, player: Player) -> str:
    if ranked.adds_up_players:
        return player.label
    return called(ranked.section, player)

def _same_score(ranked: Ranked, tie: Tie, row: Standing) -> str:
    score = _points(ranked, tie.score)
    if row.place > tie.place:
        return f"Also {score}."
    count = len(tie.standings)
    if count <= MOST_NAMED:
        names = [_spoken(ranked, placed.player) for placed in tie.standings]
        return f"{listed(names)} {'both' if count == 2 else 'all'} made {score}."
    who = f"{ranked.noun}s"
    return f"{_in_words(count).capitalize()} {who} made {score}."

def _all_level(ranked: Ranked, level: Sequence[Standing], *, alone: bool) -> str:
    if alone:
        who = "Both" if len(level) == 2 else "All"
    elif len(level) <= MOST_NAMED:
        who = listed([_spoken(ranked, placed.player) for placed in level])
    else:
        who = f"{_in_words(len(level)).capitalize()} of them"
    return f"{who} are level on every tie-break."

def _rival(tie: Tie, row: Standing) -> Standing | None:
    behind = (other for other in tie.standings if other.place > row.place)
    before = [other for other in tie.standings if other.place < row.place]
    return next(behind, before[-1] if before else None)

def _points(ranked: Ranked, score: float) -> str:
    matches = None if ranked.adds_up_players else ranked.section.matches
    kind = ""
    if matches is not None:
        kind = "game " if matches.placed_by == BY_GAME_POINTS else "match "
    return f"{on_paper(score)} {kind}point{'s' * (not 0 < score <= 1)}"

NO_VALUE = "–"
MEANS = (MEAN, ROUNDED_MEAN)
HUNDREDTHS = ("IHSA", "SSSC")

def value_text(value: Figure | None, system: System) -> str:
    if value is None:
        return NO_VALUE
    if system.combine != MEAN and system.code not in HUNDREDTHS:
        return on_paper(value, system.digits)
    return with_all_digits(value, system.digits)

def with_all_digits(figure: Figure, digits: int) -> str:
    whole, _, decimals = decimal(figure, digits).replace("-", "−").partition(".")
    return f"{whole}.{decimals.ljust(digits, '0')}"

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

def _in_words(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)

class _Comparison:

    def __init__(self, ranked: Ranked, tie: Tie, row: Standing, rival: Standing) -> None:
        self.ranked = ranked
        self.is_ahead = row.place < rival.place
        self.of_two = len(tie.standings) == 2
        self.why: Why = why(ranked, row.player.number, rival.player.number)
        mine, theirs = (self._short(placed.player) for placed in (row, rival))
        if mine == theirs:
            mine, theirs = (_spoken(ranked, placed.player) for placed in (row, rival))
        self.mine, self.theirs = mine, theirs

    def _short(self, player: Player) -> str:
        return player.label if self.ranked.noun == "team" else surname(player.label)

    def decided(self) -> str:
        *level, last = self.why.looks
        level = [look for look in level if look.tie_break.system.code != TEAM_SUM]
        clauses = [self._were_level(level)] if level else []
        clauses.append(self._parting(last))
        sentence = "; ".join(clauses)
        return f"{sentence[:1].upper()}{sentence[1:]}."

    def _were_level(self, looks: Sequence[Look]) -> str:
        if len(looks) == 1:
            return f"{looks[0].tie_break.name} was level{self._each(looks[0])}"
        return (
            f"{listed([f'{look.tie_break.name}{self._each(look)}' for look in looks])} were level"
        )

    def _each(self, look: Look) -> str:
        value, system = look.ahead.value, look.tie_break.system
        has_figure = value is not None and not system.in_group
        return f" ({value_text(value, system)} each)" * has_figure

    def _parting(self, look: Look) -> str:
        system = look.tie_break.system
        phrase = _PHRASES.get(system.code)
        phrased = None if phrase is None else phrase(self, look)
        if phrased is None:
            phrased = f"{self.mine} is {'ahead' if self.is_ahead else 'behind'}"
            return f"{phrased} on {look.tie_break.name} ({self._figures(look)})"
        if system.code in _WITHOUT_FIGURES:
            return phrased
        return f"{phrased} ({look.tie_break.name} {self._figures(look)})"

    def _figures(self, look: Look) -> str:
        both = look.both if self.is_ahead else look.both[::-1]
        return " to ".join(
            "no value" if sheet.value is None else value_text(sheet.value, look.tie_break.system)
            for sheet in both
        )

    def than(self, possessive: bool = False) -> str:
        return "" if self.of_two else f" than {self.theirs}{'’s' * possessive}"

_Phrase = Callable[[_Comparison, Look], "str | None"]

def _more(pair: _Comparison, more: str = "more", less: str = "less") -> str:
    return more if pair.is_ahead else less

def _opponents(pair: _Comparison, look: Look) -> str:
    if pair.ranked.adds_up_players:
        return (
            f"the opponents of {pair.mine}’s players scored {_more(pair)}"
            + f" than those of {pair.theirs}" * (not pair.of_two)
        )
    which = {term.drop.which for sheet in look.both for term in sheet.terms if term.drop} - {""}
    left_out = f", without the {' and the '.join(sorted(which))}," if 0 < len(which) < 3 else ""
    return f"{pair.mine}’s opponents{left_out} scored {_more(pair)}{pair.than(possessive=True)}"

def _earlier(pair: _Comparison, look: Look) -> str | None:
    if pair.ranked.adds_up_players:
        return None
    if any(term.amount < 0 or not term.counted for sheet in look.both for term in sheet.terms):
        return None
    return f"{pair.mine} scored {_more(pair, 'earlier', 'later')}{pair.than()}"

def _between_them(pair: _Comparison, look: Look) -> str:
    group = next(
        step.group
        for step in pair.ranked.steps
        if step.tie_break == look.tie_break
        and {placed.player.number for placed in pair.why.both} <= set(step.group)
    )
    first, second = (placed.player.number for placed in pair.why.both)
    if len(group) == 2:
        games = [
            result
            for result in pair.ranked.players.section.crosstable.rows[first]
            if result.opponent == second
        ]
        if len(games) == 1 and games[0].played and games[0].points == 1:
            winner, loser = pair.mine, pair.theirs
            return f"{winner} beat {loser}" if pair.is_ahead else f"{winner} lost to {loser}"
        return f"{pair.mine} did {_more(pair, 'better', 'worse')} in what they played each other"
    return f"{pair.mine} did {_more(pair, 'better', 'worse')} against those still tied{pair.than()}"

def _own(template: str, more: str = "more", less: str = "less") -> _Phrase:

    def phrase(pair: _Comparison, look: Look) -> str | None:
        if pair.ranked.adds_up_players:
            return None
        reverse = REVERSED in look.tie_break.settings
        word = _more(pair, less, more) if reverse else _more(pair, more, less)
        return template.format(pair.mine, more=word) + pair.than()

    return phrase

def _of_opponents(template: str, more: str, less: str) -> _Phrase:
    def phrase(pair: _Comparison, look: Look) -> str | None:
        if pair.ranked.adds_up_players:
            return None
        return template.format(pair.mine, more=_more(pair, more, less)) + pair.than(possessive=True)

    return phrase

def _other_points(pair: _Comparison, look: Look) -> str:
    matches = pair.ranked.players.section.matches
    by_games = matches is not None and matches.placed_by == BY_GAME_POINTS
    points = "match points" if by_games else "game points"
    return f"{pair.mine} made {_more(pair, 'more', 'fewer')} {points}{pair.than()}"

def _lot(pair: _Comparison, look: Look) -> str:
    return f"the better lot fell to {pair.mine if pair.is_ahead else pair.theirs}"

_PHRASES: Mapping[str, _Phrase] = {
    **dict.fromkeys(("MM", "MED", "SOLK", "BH"), _opponents),
    **dict.fromkeys(("CUM", "ACUM", "PS"), _earlier),
    **dict.fromkeys(("H2H", "DE"), _between_them),
    "SB": _of_opponents("the opponents whom {} beat or drew with scored {more}", "more", "less"),
    "KS": _own("{} scored {more} against the upper half"),
    **dict.fromkeys(("BLACKS", "BPG"), _own("{} had Black {more} often")),
    "BWG": _own("{} won {more} games with Black", "more", "fewer"),
    "WON": _own("{} won {more} games", "more", "fewer"),
    "WIN": _own("{} won {more} rounds, played or not,", "more", "fewer"),
    "REP": _own("{} stayed away from {more} rounds", "fewer", "more"),
    "RTNG": _own("{} has the {more} rating", "higher", "lower"),
    "TPN": _own("{} has the {more} pairing number", "lower", "higher"),
    **dict.fromkeys(("ARO", "COMPAVG"), _own("{} met {more}-rated opponents", "higher", "lower")),
    "TOR": _own("{} met opponents with {more} rating points in all", "more", "fewer"),
    **dict.fromkeys(
        ("OPERF", "APRO", "APPO"), _of_opponents("{}’s opponents played {more}", "better", "worse")
    ),
    **dict.fromkeys(("TPR", "PTP"), _own("{} performed {more}", "better", "worse")),
    **dict.fromkeys(("IHSA", "USAT"), _own("{} scored {more} against strong teams")),
    **dict.fromkeys(("GMP", "MPvGP"), _other_points),
    "LOT": _lot,
}

_WITHOUT_FIGURES = ("H2H", "DE", "LOT", "TPN", "RTNG")
'''

MODULES['xltiebreak.questions.why'] = r'''from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.winners import winnings
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
    given = _Given(
        *(tie_break(code, edition), tuple(opponents), tuple(results), score, rounds),
        *(tuple(boards), edition, called),
    )
    given.refuse_what_is_missing()
    given.refuse_what_is_not_taken()
    of_team = Figures.MATCHES in given.tie.system.by_hand
    worksheet = given.tie.worksheet(given.matches() if of_team else given.games(), OWN)
    return worksheet._replace(terms=Terms.of(t._replace(opponent=None) for t in worksheet.terms))

class _Given(NamedTuple):

    tie: TieBreak
    opponents: Sequence[Figure | None]
    results: Sequence[float | str]
    score: float | None
    rounds: int | None
    boards: Sequence[float]
    edition: str
    called: Called

    @property
    def kind(self) -> Figures | None:
        return _of_opponents(self.tie.system)

    def games(self) -> Context:
        outcomes = [_outcome(result) for result in self.results]
        outcomes = outcomes or [Outcome.DRAW] * len(self.opponents)
        outcomes += [Outcome.UNPAIRED] * (self._length(len(outcomes)) - len(outcomes))
        self._refuse_impossible_scores(len(outcomes), self.rounds)
        sum_of_results = sum(outcome.points for outcome in outcomes)
        if self.score is not None and self.results and self.score != sum_of_results:
            raise TieBreakError(
                f"A score of {decimal(self.score)} is not what the results add up to, "
                f"{decimal(sum_of_results)}; correct one of them ({self.called.score}, "
                f"{self.called.points})."
            )
        scores = {} if self.score is None else {OWN: self.score}
        ratings, others = {}, {}
        for number, figure in enumerate(self.opponents, start=1):
            if figure is None or self.kind is None:
                continue
            if self.kind is Figures.SCORES:
                scores[number] = float(figure)
            elif self.kind is Figures.RATINGS:
                ratings[number] = int(figure)
            else:
                others[_KNOWN_AS[self.kind], number] = figure
        table = _crosstable(outcomes, self.opponents)
        counted_by = Scores(table, edition_named(self.edition), given=scores)
        return Context(Countings.of_players(counted_by), ratings, given=others)

    def matches(self) -> Context:
        looks_at_rounds = Figures.BOARDS in self.tie.system.by_hand
        if looks_at_rounds and not self.boards:
            raise TieBreakError(
                f"{self.tie.code} needs the number of boards or their weights "
                f"({self.called.boards})."
            )
        matches = [
            result if isinstance(result, float) else _unplayed_match(result)
            for result in self.results
        ]
        played = [points for points in matches if isinstance(points, float)]
        if len(self.opponents) != len(played):
            raise TieBreakError(
                f"{counted(len(self.opponents), 'opponent')} and {len(played)} matches played do "
                "not go together; expected one opponent for each match."
            )
        if self.boards and max(played, default=0) > sum(self.boards):
            raise TieBreakError(
                f"{decimal(max(played))} points are more than the {decimal(sum(self.boards))} "
                "that a match can bring."
            )
        length = self._length(len(matches))
        self._refuse_impossible_scores(length, length if looks_at_rounds else self.rounds)
        matches += [Outcome.UNPAIRED] * (length - len(matches))
        scores = [float(figure or 0) for figure in self.opponents]
        section = _team_event(matches, scores, self.boards)
        return context_of(section, edition_named(self.edition))

    def _length(self, given: int) -> int:
        if self.rounds is not None and self.rounds < given:
            raise TieBreakError(
                f"{given} rounds of figures are more than {counted(self.rounds, 'round')}."
            )
        return max(given, self.rounds or 0)

    def refuse_what_is_missing(self) -> None:
        needs, code, called = self.tie.system.by_hand, self.tie.code, self.called
        if not needs:
            raise TieBreakError(
                f"{code} cannot be worked out from bare figures; use explain on the whole event."
            )
        for need in needs:
            if need.of_opponents and not self.opponents:
                missing = f"the opponents' {need.value} ({called.opponents})"
            elif need is Figures.MATCHES and not self.results:
                missing = f"the points inside the matches ({called.points})"
            elif need is Figures.POINTS and not self.results:
                missing = f"the player's own results ({called.points})"
            elif need is Figures.SCORE and self.score is None and not self.results:
                missing = f"the player's own score ({called.score}), for plus or minus"
            else:
                continue
            raise TieBreakError(f"{code} needs {missing}.")

    def refuse_what_is_not_taken(self) -> None:
        code, called = self.tie.code, self.called
        if self.opponents and not self.kind:
            raise TieBreakError(
                f"{code} is not made of the opponents' figures; leave them out "
                f"({called.opponents})."
            )
        if self.boards and Figures.BOARDS not in self.tie.system.by_hand:
            raise TieBreakError(
                f"{code} does not look at the boards; leave them out ({called.boards})."
            )
        if self.score is not None and self.kind is not Figures.SCORES:
            raise TieBreakError(
                f"{code} does not look at the player's own score; leave it out ({called.score})."
            )

    def _refuse_impossible_scores(self, length: int, rounds: int | None) -> None:
        if self.score is not None and self.score > length:
            more = "" if rounds else f"; state the rounds if there were more ({self.called.rounds})"
            raise TieBreakError(
                f"A score of {decimal(self.score)} is more than {counted(length, 'round')} can "
                f"give{more}."
            )
        if rounds is None or self.kind not in (Figures.SCORES, Figures.TOURNAMENT_POINTS):
            return
        for figure in self.opponents:
            if figure is not None and figure > rounds:
                raise TieBreakError(
                    f"An opponent's score of {decimal(figure)} is more than "
                    f"{counted(rounds, 'round')} can give."
                )

def _team_event(
    rounds: Sequence[float | Outcome], opponents: Sequence[float], weights: Sequence[float]
) -> Section:
    numbers = iter(range(1, len(opponents) + 1))
    row = tuple(
        Result(result) if isinstance(result, Outcome) else Result(Outcome.DRAW, next(numbers))
        for result in rounds
    )
    others = [
        tuple(
            Result(Outcome.DRAW, OWN, worth=points if result.opponent == number else 0.0)
            for result in row
        )
        for number, points in enumerate(opponents, start=1)
    ]
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

def _unplayed_match(letter: str) -> Outcome:
    outcome = LETTERS.get(letter.upper())
    if outcome is None or outcome in _TWIN:
        raise TieBreakError(
            f"{letter!r} is not the points inside a match; use figures such as 2.5 or 44, or a "
            "letter where no match was played: B H U X Z F."
        )
    return outcome

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

from xltiebreak.event.figures import Figure, counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.ranking.orders import SCHOLASTIC_TEAM, TEAM_SUM
from xltiebreak.ranking.places import Ranking, Standing, Values
from xltiebreak.ranking.standings import Ranked, Standings
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
class TeamStandings(Ranked):

    made_by: Standings
    counting: int
    teams: Mapping[int, Team]
    minimum: int
    not_summed: tuple[TieBreak, ...]

    adds_up_players = True

    @property
    def players(self) -> Standings:
        return self.made_by

    def makers(self, number: int) -> Sequence[Standing]:
        return self.teams[number].counted

    def named(self, codes: Sequence[str]) -> Sequence[TieBreak]:
        summed = {own.code.upper(): own for own in self.tie_breaks}
        asked = {code: tie_break(code, self.edition.code).code.upper() for code in codes}
        for code, own in asked.items():
            if own not in summed:
                raise TieBreakError(
                    f"{code} is not added up for teams here; there are {', '.join(summed)}"
                )
        return [summed[asked[code]] for code in codes] or self.tie_breaks

    @property
    def why_unplaced(self) -> str:
        if not self.unplaced:
            return ""
        is_own = self.section.team_minimum is not None
        rule = "as stated for this section" if is_own else "US scholastic regulations 10.2.2"
        return f"a team needs {counted(self.minimum, 'player')} ({rule})"

    def worksheet(self, number: int, tie: TieBreak) -> Worksheet:
        return Worksheet(
            system=tie.code,
            name=tie.name if tie.system.code == TEAM_SUM else f"{tie.name}, added up",
            combine=SUM,
            terms=_terms(self.teams[number], tie),
            digits=tie.system.digits,
            remark=self.edition.remark(tie.system.code, self.section.paired_as),
            missing="a player who counts has no value",
        )

def team_standings(players: Standings, counting: int | None = None) -> TeamStandings:
    section = players.section
    counting = counting or section.counting
    if not counting:
        raise TieBreakError(
            f"section {section.name}: it is not known how many players count for a team; "
            'state it behind the label "Counting players"'
        )
    teams = _teams(players, counting)
    if not teams:
        raise TieBreakError(
            f"section {section.name}: no player has a team; name the teams in the column Team"
        )
    summed = tuple(tie for tie in players.tie_breaks if _can_be_summed(tie, players.order.name))
    if not players.order.ranks_teams:
        summed = (tie_break(TEAM_SUM), *summed)
    values: dict[str, dict[int, Figure | None]] = {
        tie.code: {number: _sum(team, tie) for number, team in teams.items()} for tie in summed
    }
    scores = {number: sum(row.score for row in team.counted) for number, team in teams.items()}
    entries = {number: Player(number, team.name) for number, team in teams.items()}
    own = section.team_minimum
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
    return TeamStandings(
        *(section, players.edition, summed, rows, tuple(ranking.steps)),
        tuple(sorted(unplaced, key=lambda row: -row.score)),
        *(players, counting, teams, minimum),
        tuple(tie for tie in players.tie_breaks if tie not in summed),
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
from xltiebreak.event.section import Player, Section
from xltiebreak.rules.context import Context
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

def ranking_of(
    entries: Mapping[int, Player], tie_breaks: Sequence[TieBreak], context: Context
) -> Ranking:
    numbers = tuple(entries)

    def everybody(tie: TieBreak) -> dict[int, Figure | None]:
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
    )

def ratings_of(section: Section, standing_in: int | None) -> dict[int, int]:
    rated = {player.number: player.rating or standing_in for player in section.players}
    return {number: rating for number, rating in rated.items() if rating}

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

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from xltiebreak.checks import examine
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import counted, listed
from xltiebreak.event.findings import Finding, stop_on_errors
from xltiebreak.event.roundrobin import games_in_all, games_to_come
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked, as_after
from xltiebreak.ranking.orders import Order, order_named, usual_order
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
from xltiebreak.rules.editions import USUAL, Edition, edition_named
from xltiebreak.rules.systems import TieBreak, tie_break
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.rules.worksheet import Worksheet

@dataclass(frozen=True)
class Ranked(ABC):

    section: Section
    edition: Edition
    tie_breaks: tuple[TieBreak, ...]
    rows: tuple[Standing, ...]
    steps: tuple[Step, ...]
    unplaced: tuple[Standing, ...]

    adds_up_players = False

    @property
    @abstractmethod
    def players(self) -> Standings:
        ...

    @abstractmethod
    def worksheet(self, number: int, tie: TieBreak) -> Worksheet:
        ...

    @abstractmethod
    def named(self, codes: Sequence[str]) -> Sequence[TieBreak]:
        ...

    def makers(self, number: int) -> Sequence[Standing]:
        return ()

    @property
    def why_unplaced(self) -> str:
        return ""

    @property
    def about_unplaced(self) -> str:
        if not self.unplaced:
            return ""
        names = listed([row.player.name for row in self.unplaced])
        have = "has" if len(self.unplaced) == 1 else "have"
        return f"{names} {have} no place: {self.why_unplaced}."

    @property
    def noun(self) -> str:
        return "team" if self.adds_up_players or self.section.matches is not None else "player"

    @property
    def listed(self) -> tuple[Standing, ...]:
        return (*self.rows, *self.unplaced)

    def row_of(self, number: int) -> Standing:
        return next(row for row in self.listed if row.player.number == number)

    @property
    def needed(self) -> int:
        return how_many_needed(self.tie_breaks, self.steps)

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        return ties_of(self.rows, self.steps)

@dataclass(frozen=True)
class Standings(Ranked):

    order: Order
    context: Context = field(repr=False)
    lots: str = ""
    findings: tuple[Finding, ...] = ()
    rules_from: tuple[str, ...] = ()

    @property
    def players(self) -> Standings:
        return self

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
    def rule(self) -> str:
        name = self.edition.name
        if self.order.name != ROUNDROBIN:
            return name
        whose = name.replace("34E", "34F") if "34E" in name else f"{name}; US Chess rule 34F"
        return f"{whose}, and {tie_break('WIN').name} after it"

    @property
    def not_meant(self) -> tuple[TieBreak, ...]:
        in_roundrobins = self.edition.in_roundrobins if self.section.is_roundrobin else {}
        return tuple(tie for tie in self.tie_breaks if tie.system.code in in_roundrobins)

    @property
    def without_value(self) -> tuple[TieBreak, ...]:
        return tuple(
            tie
            for tie in self.tie_breaks
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
        return next((own for own in self.tie_breaks if own.is_same_as(tie)), None)

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
    ratings = ratings_of(section, section.unrated if asked.unrated is None else asked.unrated)
    context = context_of(section, rules, ratings, drawn(lots, section.crosstable.numbers))
    ranking = ranking_of(section.by_number, order.tie_breaks, context)
    rows = ranking.rows()
    return Standings(
        *(section, rules, order.tie_breaks, rows, tuple(ranking.steps), (), order, context, lots),
        findings,
        tuple(rules_from(section, asked)),
    )

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
        counted = Countings.of_players(Scores(bare, edition, section.paired_as, last_round))
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

    def __init__(self, tournament: Scores, match: Scores, game: Scores, placed_by: str) -> None:
        self.tournament = tournament
        self.match = match
        self.game = game
        by_match = placed_by == BY_MATCH_POINTS
        self.primary, self.secondary = (match, game) if by_match else (game, match)

    @classmethod
    def of_players(cls, scores: Scores) -> Countings:
        return cls(scores, scores, scores, BY_MATCH_POINTS)

    def counted_by(self, points: str) -> Scores | None:
        if not points:
            return self.primary
        if points == MATCH_POINTS:
            return self.match if self.of_teams else None
        return self.game if self.knows_points and self.most else None

    def points(self, number: int, round: int) -> Points:
        return None

    def board_points(self, number: int, round: int, result: Result) -> list[float]:
        return []

class TeamCountings(Countings):

    of_teams = True

    def __init__(self, section: Section, matches: Matches, edition: Edition) -> None:
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

        def scores(table: Crosstable, scale: MatchPoints) -> Scores:
            kind, last_round = section.paired_as, section.scheduled_rounds
            return Scores(table, edition, kind, last_round, scale.draw, scale.win, TEAM)

        tournament = match = scores(table, TOURNAMENT_POINTS)
        if self.scale != TOURNAMENT_POINTS:
            match = scores(by_match_points(table, self.scale), self.scale)
        inside = MatchPoints(self.most, self.most / 2, 0.0)
        game = scores(by_game_points(table, matches.points), inside)
        super().__init__(tournament, match, game, matches.placed_by)

    def points(self, number: int, round: int) -> Points:
        return self.matches.points[self.rows[number]][round - 1]

    def board_points(self, number: int, round: int, result: Result) -> list[float]:
        if not result.played:
            return [result.outcome.points] * self.boards
        got = self.matches.board_points(self.rows[number], round)
        return got[: self.boards] + [0.0] * (self.boards - len(got))

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
        other._adjusted = {}
        return other

    def fore(self) -> Scores:
        if self.last_round not in self.crosstable.complete_rounds:
            return self
        return self._once("fore", self._with_a_drawn_final_round)

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
        return self._once(("opponents", number, forfeits), lambda: self._terms(number, forfeits))

    def _once(self, what: Hashable, work_out: Callable[[], Made]) -> Made:
        if what not in self.memory:
            self.memory[what] = work_out()
        made: Made = self.memory[what]
        return made

    def _terms(self, number: int, forfeits: bool) -> Terms:
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
def board_count(context: Context, number: int) -> Terms:
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
def top_board_result(context: Context, number: int) -> Terms:
    return _place_by_boards(context, number, from_the_bottom=False)

@_by_boards_among_the_tied(
    "BBE",
    "Bottom Board Elimination",
    "FIDE C.07 12.3",
    "The points without the last board, then without the last two, and so on, among the teams "
    "still tied.",
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

system(
    "MPvGP",
    "Match Points or Game Points",
    "FIDE C.07 13.1",
    "The game points where match points place the teams, and the other way round.",
    needs=Needs.POINTS,
)(secondary_points)

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
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import LONGEST, bare, either, nearest, unknown, words_of
from xltiebreak.rules.countings import GAME_POINTS, MATCH_POINTS
from xltiebreak.rules.editions import FIDE, US, edition_named
from xltiebreak.rules.systems.registry import SYSTEMS, TieBreak, of_code

_NAMES = """\
MM: mod med; modmed; modified; mod median; mmed; mdmed; modif med; mod harkness; modified harkness
MED: harkness; harkness median
SOLK: slk; sol
CUM: cumul; cumulative score; cml
ACUM: adj cum; adjusted cum; adj cumul; adj cumulative; cumulative adjusted; cum adj
OCUM: op cumul; op cum; opp cum; opp cumul; opp cumulative; cum opp; opponents cumulative; opponent
    cumulative; cum of opp; opponents cum; opposition cumulative; cumulative opposition; cum
    opposition; cumulative scores of opposition; cumulative of opponents; cumulative opponents;
    oppositions cumulative; opponents cumulatives
BLACKS: black games; most black; played black; no of blacks
H2H: result between tied players; individual result
SB: s-b; sonn; sonneb; sonneborn; berger; s berger; neustadtl; sonnenborn berger; sonnenborn;
    sonneborn berger wertung
SB/A: sonneborn berger adjusted
PCT: percent; percentage score
COMPAVG: comp avg; comp average; avg opp; average opposition; op avg; avg opposition; average
    opponent rating; avg opp rating
TOR: total opponents rating; total rating of opponents; sum of opponents ratings; sum of opponent
    ratings; opponents rating sum; opposition rating; sum of the ratings of the opponents; sum of
    ratings of opponents; elosumme; sum of opposition ratings; total of opponents ratings;
    opponents ratings total
OPERF: op perf; opp perf; opposition performance; opponents performance
BH: buch; buc; bucholz; bhlz; full buchholz; buchholzwertung
BH/C1: buch cut 1; buchholz minus 1; bh-1; buchholz-1
BH/C2: buch cut 2
BH/M1: median buchholz; buchholz median; med buchholz; buch med; medbuch
BH/M2: median buchholz 2
SBH: sum buchholz; buchholz sum; sum buch; sum of buchholz all results; sum of opponents buchholz;
    buchholzsumme; feinbuchholz
PS: prog; progr; progressive
KS: koya
WIN: wins; no of wins; most wins; number of victories
WON: games won
BPG: games with black
BWG: wins with black
DE: dir enc; direkte begegnung; direkter vergleich; encuentro directo; encontro direto; rencontre
    directe; scontro diretto; onderling resultaat
ARO: avg rating of opponents
IHSA: ihsa team; ihsa teams; ihsa tie break; ihsa tb
USAT: us amateur; us amateur teams; us amateur (teams); us amat; us am team; us team; amateur team;
    us amateur (team only)
PI: perf index; perf idx; perf indx; perform index
GMP: game/match; game/match pts
LOT: lots; drawing lots; coin flip; coin toss; coin
"""
NAMES: Mapping[str, tuple[str, ...]] = {
    code: tuple(" ".join(names.split()).split("; "))
    for code, names in re.findall(r"^(\S+): (.+(?:\n .+)*)", _NAMES, re.MULTILINE)
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
    codes = () if _meanings(text) else _begun(text, family, whole=True)
    return codes[0] if len(codes) == 1 else None

def _several(text: str, family: str) -> Sequence[str]:
    codes = _meanings(text) or _begun(text, family, whole=False)
    return codes[:5] if len(codes) > 1 else ()

def _meanings(text: str) -> Sequence[str]:
    key = _key(text)
    return next((codes for words, codes in SEVERAL_MEANINGS.items() if key in map(_key, words)), ())

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

_of_scores = partial(system, of_opponents=True, of_points=True)
_by_hand = partial(_of_scores, by_hand=(Figures.SCORES,))

@_of_scores(
    "MM",
    "Modified Median",
    "US Chess 34E1",
    "The opponents' scores without the lowest for a plus score, without the highest for a minus "
    "score, without both for an even score (two instead of one from 9 rounds).",
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

@_by_hand(
    "MED",
    "Median",
    "US Chess 34E4",
    "The opponents' scores without the highest and the lowest (two of each from 9 rounds).",
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

@_by_hand(
    "SOLK",
    "Solkoff",
    "US Chess 34E2",
    "The sum of the opponents' scores.",
    function="SOLKOFF",
)
def solkoff(context: Context, number: int) -> Terms:
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
def buchholz(context: Context, number: int) -> Terms:
    return cut_as_asked(context, number, context.opponents(number))

@_of_scores(
    "FB",
    "Fore Buchholz",
    "FIDE C.07 8.3",
    "Buchholz as if every paired game of the final round had been drawn.",
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

@_of_scores(
    "AOB",
    "Average of Opponents' Buchholz",
    "FIDE C.07 8.2",
    "The average Buchholz of the opponents met over the board.",
    combine=MEAN,
    options={"F": "with the final round as draws (Fore Buchholz)"},
)
def average_of_opponents_buchholz(context: Context, number: int) -> Terms:
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
def competition_average(context: Context, number: int) -> Terms:
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
def total_opposition_rating(context: Context, number: int) -> Terms:
    return competition_average(context, number) if context.ratings else NO_TERMS

def standing_in(unrated: Collection[int], opponent: int) -> Words:
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

_all_rated = partial(_rated, digits=0, options=UNRATED_AT, missing=MISSING)
_mean_of_opponents = partial(_all_rated, combine=ROUNDED_MEAN, of_opponents=True)

def all_are_rated(context: Context) -> bool:
    return "U" in context.options or len(context.ratings) == len(context.scores.final)

def rating_of(context: Context) -> Callable[[int], int]:
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
def average_rating_of_opponents(context: Context, number: int) -> Terms:
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

@_all_rated(
    "PTP",
    "Perfect Tournament Performance",
    "FIDE C.07 10.3",
    "The lowest rating that expects the player's score against his opponents.",
    combine=READ_OFF,
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

@_mean_of_opponents(
    "APRO",
    "Average Performance Rating of Opponents",
    "FIDE C.07 10.4",
    "The average Tournament Performance Rating of the opponents met over the board.",
)
def average_performance_of_opponents(context: Context, number: int) -> Terms:
    return _of_opponents(context, number, "TPR", tournament_performance, SUM)

@_mean_of_opponents(
    "APPO",
    "Average Perfect Performance of Opponents",
    "FIDE C.07 10.5",
    "The average Perfect Tournament Performance of the opponents met over the board.",
)
def average_perfect_performance_of_opponents(context: Context, number: int) -> Terms:
    return _of_opponents(context, number, "PTP", perfect_tournament_performance, READ_OFF)

@_all_rated(
    "RTNG",
    "Rating",
    "FIDE C.07 10.6",
    "The player's rating.",
    combine=READ_OFF,
    options={**UNRATED_AT, REVERSED: "reversed (the lower rating first)"},
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
    def of_opponents(self) -> bool:
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
    code: str, name: str, reference: str, key: str, **settings: Any
) -> Callable[[Computing], Computing]:

    def register(compute: Computing) -> Computing:
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
            return no_value(_NO_GAME_POINTS if context.by.of_teams else Needs.TEAMS.value)
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
    return scores_times_points(
        context, context.scores if adjusted else context.by.tournament, number
    )

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

    def score(opponent: int) -> Score:
        own = context.score(opponent)
        return context.adjusted(opponent) if "A" in context.options else Score(own)

    scores = [
        score(result.opponent) if result.opponent is not None and context.is_game(result) else None
        for _, result in history
    ]
    return Terms([score and score.amount for score in scores], partial(_weight, history, scores))

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

    def within(self, start: int, end: int) -> Row:
        return Row(self.number, [EMPTY] * min(start, len(self.cells)) + self.cells[start:end])

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

def column_number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number

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
    apart: Mapping[tuple[int, int], str] = field(default_factory=dict)
    dates: str = ""

    @cached_property
    def header(self) -> Header | None:
        return header_of(self.rows)

    def address(self, row: Row, column: int, header: str = "") -> str:
        if elsewhere := self.apart.get((row.number, column)):
            return elsewhere
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
        apart = {column for _, column in self.grid.apart}
        return Origin(
            sheet=self.grid.sheet,
            rows=tuple([row.number for row in rows]),
            columns={
                title: title if self.grid.lines else column_letter(column)
                for column, title in self.titles.items()
                if column not in apart
            },
            lines=self.grid.lines,
            entry=self.entry,
            typed=self.grid.typed,
            team=self._teams_are,
            cells={
                (k, title): self.grid.apart[row.number, column]
                for k, row in enumerate(rows if apart else ())
                for column, title in self.titles.items()
                if (row.number, column) in self.grid.apart
            },
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
    rating = rating_of(columns, row, faults)
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
    score = printed_score(columns.cell(row, "Score"))
    return Player(entry.number, name, id, *rating, team, printed_score=score)

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
from dataclasses import replace

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

class ListedPrizes:

    def __init__(self, table: PrizeTable, section: Section) -> None:
        self.table = table
        self.where = table.grid.sheet or f"line {table.grid.rows[-1].number}"
        self.cells: list[str] = []
        self.lists: dict[str, tuple[int, ...]] = {}
        self.rows: list[Mapping[str, str]] = []
        self.faults: list[Finding] = []
        self._prizes: list[Prize] = []
        self._signs: dict[str, None] = {}
        self._claimed: dict[Claim, str] = {}
        noun, sheet = section.origin.entry, section.origin.sheet
        self._number_of: NumberOf = Names(section.players, noun, sheet or section.name).find

    def read(self, row: Row) -> None:
        sheet = self.table.sheet
        assert sheet is not None
        cells = {title: sheet.cell(row, title) for title in PRIZE_COLUMNS}
        self.rows.append({title: cell.text for title, cell in cells.items() if cell.text})
        try:
            for title, cell in cells.items():
                if cell.fault is not None:
                    raise PrizeError(title, cell.fault.message)
            typed = typed_prize(self.rows[-1], self._number_of)
            prize = replace(typed.prize, position=len(self._prizes) + 1)
            self._refuse_twice(prize, sheet.where(row, "Prize"))
            self._sign(typed.sign)
            if typed.players is not None:
                self._list(prize, typed.players)
        except PrizeError as error:
            self.faults.append(sheet.error(row, error.title, "prize", str(error)))
            return
        self._prizes.append(prize)
        self.cells.append(sheet.where(row, "Prize"))

    def _refuse_twice(self, prize: Prize, where: str) -> None:
        for name, claim in claims(prize).items():
            if claim in self._claimed:
                noun = "cash prize" if name == "cash" else name
                raise PrizeError(
                    "Rank",
                    f"there is a {noun} for {prize.title} at {self._claimed[claim]} already; type "
                    "the rank of each (1, 2 …), or clear one of them",
                )
            self._claimed[claim] = where

    def _sign(self, sign: str) -> None:
        if sign:
            self._signs[sign] = None
        if len(self._signs) > 1:
            signs = " and ".join(self._signs)
            raise PrizeError("Cash", f"there are amounts in {signs}; a section has one currency")

    def _list(self, prize: Prize, players: tuple[int, ...]) -> None:
        known = self.lists.setdefault(prize.list, players)
        if set(known) != set(players):
            raise PrizeError(
                "Players",
                f"another row lists others for {prize.label or prize.list}; list the same "
                "players, or leave this cell empty",
            )

    @property
    def announcement(self) -> Announcement:
        return Announcement(tuple(self._prizes), sign=next(iter(self._signs), ""))

def listed_prizes(table: PrizeTable, sections: Sequence[Section]) -> list[ListedPrizes]:
    listed = [ListedPrizes(table, section) for section in sections]
    unplaced: list[Finding] = []
    if table.sheet is None:
        unplaced.append(Finding(ERROR, "no-headers", table.grid.sheet, _NO_HEADERS))
    else:
        for row in table.rows:
            named = _section_of(table.sheet, row, sections)
            if isinstance(named, Finding):
                unplaced.append(named)
            else:
                listed[named].read(row)
    for prizes in listed:
        prizes.faults[:0] = unplaced
    return listed

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
            rows=tuple(self.table.rows) if self.table else (),
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

    def report(k: int, round: int, code: str, message: str) -> None:
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
            report(k, round, "ambiguous-notation", f"{message}{hint}")
    known, why_not = _read_once({cell.text for row in rows for cell in row}, dialect)
    results = [[UNREADABLE if cell.fault else known[cell.text] for cell in row] for row in rows]
    if why_not and not only_us:
        _settle_byes(rows, results, totals)
    for k, row in enumerate(rows):
        for round, (cell, result) in enumerate(zip(row, results[k]), start=1):
            if cell.fault is not None:
                report(k, round, *cell.fault)
            elif result is UNREADABLE:
                report(k, round, "unknown-code", _as_typed(why_not[cell.text], cell))
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
            if twin is None or twin.opponent != number:
                continue
            if Outcome.PENDING in (result.outcome, twin.outcome):
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
    foreign = {label.casefold() for label in elsewhere} - here
    assignments = (part for part in re.split(r"[,;]", text))
    return ",".join(
        part for part in assignments if part.rpartition("=")[0].strip().casefold() not in foreign
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
from typing import NamedTuple

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

class Printed(NamedTuple):

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
    return Printed(-value if sign else value, decimals)

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
LRx4!F+o`-Q&|{k!yg8Kp8tS!R74Pe|NsC0|NsC0|NsAE)m{noSCF3{1C$4lG#WQ<?me~b>+T-*+RZCK2e;VCz|~Pyi7j_Bic}qH
8f<~Rv8KB_v+Viry1bjOeD{1wao4+-S!TG;yXVZk=ieYz?>>8w*@~lv!=N4ay}~f{pb9iJa57K;1nujgwkmr>XqK4D>s^CjSKW&A
008dt?EALL+>;1CYcyQJT4*kAn!*r)R8XPQzUq2yp3<mNt?oK1ab}tdu8c0)DUGi?)64C?Z4F6#w^d!Wb+fo*n@y$bILCK7`OICi
Qq}+!KG^IG#iHAEcIP*8ly>y%syDsidbhN_!>(d%)<DXuV|47A7p+hph0{&|0Ix%Q^N3G{lKNJ!wi*rW1JD#NcXnZvf$tGbN(Vq&
1zoZOUb>~zPznktkP$*Q)KDl@0+l4CK=$3WMM+fwN&pC?K~XAKpaIjM3IG5A00000000G0P^uwN0002=0000000000000000qv6S
pGCfUfY1OBpjVJ}o}Rf6SQ-E+LqGsDbkGC4bUQGm06Svq6bS$gR!RauJJ=d~SRRdShj8u=^6c*Rl-BZlDUWvNqP=^v9@_V2HeS1%
R;v@v?W}i;&aW-(<#A1WvAa5`C9dIv?DyNRA?S$6Op9jUXTck_o3`CdH+$VzB-cI5z9V(?aoa@#>;k9@b;r<pXrS*4Uiv<Gp-*>l
y6z|d7e44f9_|mRL?8%<LpIFYuY2w8dArdB=f2yIuGL9N+e$B3^}P#ieLCrupI>+1d&7eFxaFR_^|oGB-ral0dwV=L9SXWLtfe1&
s9iSMbTqwd+uOU+?yIMpzJ~L>^P?f|pJxTw-eBG9n)|)aUH7}X<Aq~mecks|ibp!voo;#Vr@iVkw)5EXG;^vHs!r`(o!oPau=LWN
O!E5Nea+0<)9%O(wEzGB000001nU)HU;q@o$op*owAAmfw%q^#G<n_K#3)jvA~&*NdS;DS&!{(^6usc#(e^PlqiZk$DoU*uihvqu
+vZ!v-g|DBUDY;5tq_`KZpCkNz3K#4O}adL%gqzfsD0ayZoY@Tn7i8bCf3dEYybe&00$gBx7{~a*V?KQ4)?eZR=@xNGynhq4tJI3
y4BlU-P~DgY;(4|o5s6)-QK;e<Gk@bmh-!#Ub^phZtarox;4hRJ6p4|tlZMha2&lEHum^E_nve+w}=3DUUlaC*b8}gZg<|nPWh0D
DXu^PHqw+AeBfnH&3S^KZS$CSp4q}c`dzK}U0bpByDbwa1zASBMQ?jjz9Ir^=g%j*k5UC)ajRXc-uvzKZS2gu?{0e2Pi@mw*Vlx7
t>;kZw|Cb1y}NUi1rp3K5(4(7l#POwi0Rw7^SR{p7TlX;&$EC9_j$eG6r!lu1_AcFIY-}ncKChupwLhnJ9)CcpJ*z(-s-PUb_H}&
-MAZ#L#AeA27^>20BVAPYyi-p8V1=#m}1k@cIa}YP;}S5?(`Wam!BelC<EXh5>iT07oet)T3z;UKp!L1Kngv4cWV3ZzNz=uyl4+S
neR2}>yK|z7PO#IR8z^Pv6T86_nlCE?^mrFDI3iA2Ph><fK@32Y#@*m?|j_*c<r7guz4SQI`+Y@d@r~}s`>^}rBDDn>D%8NnQr;u
^nJk2omWn!dmY)=!1MqB2Y0u-tSQ?7v^R<%uHD?5kj4~HDMTB)fxvn*(_Y!ul+o7grpBjQ?(XEyJFox%^VvWE2PhtZ=so96wYv6t
3uoSZg;bBdDv|Q>00Mx|I&dA$+nrBN*616`1hKUDBiplB^xtlF`lL3%9lqUmyWV#ft?d|7k@wE|HL#WGwru;`efM{U&G&D&$QyO?
`uE1_&wvQsmG<5c-)^~Bt@j)4nVV{R+3ElQbP0Rj?#}yfz29+ewe-TTv+5_&!0&Jab`0xXcIQpl=m9L(b=O#0vRFpJG-jK*r%2xO
-g?cB*s{E@7hd-6rF+Q|h=2<1g|=3}dgTB+yKVq=MNsZy+S%2}w$lgz320LU05>k-m$BBmao*vS-~w*oG63{Duykt7IRH5whj0J}
5xve2B%9a^m<?|9-~c`At#fnkInkBu)9-6s`uh3d_j}#p-nYHn`e(ov-8VYNNo~CNv!3zq9(gAE4_^1nE$(Djpw&}sv`J>FO=NFP
a}<uw>vs0w03HAh*fU;v_WJC5tIso=&G&QC?9X5T06h(Xa{vLMJ>BI!!w~MyS6~_DUhsGTP#_k^y)EO}ec?p}f%I>4xPU~U1-|Cp
z!JXj;nqOVpcOy>6ah*AC;$Se%U+**RqcdGK7awqKmjQc6dXp3@-u5}_MujH!JXyp-VCZG>z5(rF}60EuG@Mny`8sv9ro4c_hsz+
=GC<8zCs^9z#83U=vNK7-MhQ%JGNWpU5uIz7}X#Y1boJ6srF=_S_ujPtqoH}Du$MQ9kqv4ql_@Ev+2b7*LNMyyYIc=`ZvI?dz_Bl
)i%c7J>$J=$+x_F(9c}F@vpq^wmjSeeZ6!$9!;&h4Fl4EA!oR@-)$XBzUU<TU{Z<zwms9IWQo_??dPwewV(jeq22S3cJ$<Uz1o1b
=DEX1t`PRhuU@^x%W3f+ecxB#eLI1#Vwc|TdG~KX0pN5f747#P>EJ_Dd{Ojqv8bKx$+qtR52XMA03Ed%0j5F%2nYcHKmbhu2pR#R
WB?%5G{Gr|NJ1e5CW$<$`AsDK6KOP_p`oTmjSo;XXlMWc5@jTmkt0MkPcomXjXh6KMH+cbCTcPn006*%3?Km}k|2qs69kzxH9e`I
hAMtjDdLgoih7@_ZAa>A1Ju*h8UQp9q)0#}ng9d=G|&hD5MpId84$%MlSK7Ar>GKXBq+pWO#n%n6HFp)CP0~?F;nuIp3-TiQ%yAW
G}@XpKg9GMq9PyT37-QDfmJdJ6acdj6_atZSNfO;BDo46w1|ZuEhwQ%0x3ci3IRx{hu9K`pfCBtpaDPvhzft;P((-1AgTZzU;Wpl
>-?_V$^WcoTYveK2&wZkVlQF;ulT?GTz~8TX`q5&|K4Y-hosGrL+H}KFAwyK4G`FoC8Ek4<(Pe4fLD*)5Rd?XckIFcR~i4On_)!o
P&mCo|Mzv=?uMNRj=T5H&bfQi)tHA8mOt@Vu>z>QEYT7YNDymjdKkMHu&ytA--W6_`B%nWRsZj6e$K4HnY)7qX6DQW#4unSGj?gk
hnd&<azERI{`9omPyzqX{^Nlft|wcjAHlWy@)+WwQ5u#vieoqPE~VoCPK}MdBtZ~`9g+XvpBZ5wP_PtYF~);2lJ#N(d8N72Ki9k7
gTjb7?KZNA$bk-V$6dEDpV;;0^e#|PUJjH&36TYXG<PIHq=f*9|L^8PzI?mVt>)q0q0^We0jIb1+D!<uvajny_TrR3HQ5Rdz=j4O
R5{ydcnMI%L?3|elc!4xUq{R*BNe=u%$O*k;DjN=T<?gWfz{l#mSiGa<cysqNi35PzvfOI9Uarno0>#BcCB|@^Y>mo#_8|J1}Ddb
tC)JUN3VCW*f%nRa5CzcV>vgVok9^L7%Q<us#W7K#$mr>14y8pmZ!lf5fhnd%P5%hg@PcUy(Nh>)P;yRni8QUlS&KawXWe#C60gP
b$!22_w&|u-SzLYbt@0I1pW2Wu-V&^`P##8Hm|9r!5BZ;8j+f-zott%7hLpJ-k%R{b(scP+V|=5GjC*JvSN#K4@lQe6z<Ls(Y#8D
&NT^FO<aVJ3sjZ<-ClEzw_dEAzb*Wp5VJPrpZ~s2x5JF&U79a>*PQ0^nA6OJi$ZpYsiFy>AerY`ygfy)OOuf!-@R#o!<gpnu_oJ%
j3HzLvqRYEY7GTO>IbeB^d2?Pu6X(mJV1~}X7dBQe@l`5p4i1+8pODyAqDsmjFA^HvB&=*vLQe<bm^g<z*-$4Li8LJ?FVoiH_StK
eLFqjZa{MSg>s!RmJo(L^Zzf0&<DJA|A2R(CP5$R3BqCuDIh+5qwPP}{DEQdBb_C4O2TXWfc{^DN-y93aU1E+N6>b6a_JrKQC460
4?NP3l(>sS=U@DrU?|%UQMzzDdmY9IsQbST`VI8!ta0I<9c6I9wE%=MR$E*|#Rmn+{{Zc${fu|yKH2x|yX{jS^P_wJ`b-#WfKX;&
D|^xapP^u|Y5Nc&pZ6dENWdYtm#=ip>+5i3_U6Cy@ZYY~xO+DmBH1*Q6dUQk*L(gQ4*$X90`2J$9_Nt&Bx+q8JstA!LI1(2dP>3B
;Y<y^<p(~*`)S|jTGvwGnjlqy8W2#qb3>8o6gDD38o1Eez(j@^9Mv!<FIVa))Lh=}^yzw=O*s+xolo<Zu69Gb8&hkI2Q$Y!Z%0Ee
5ch=KIjU3@<F0+zzZ%*pwn&?hf8XeE9@|>82P8RZKCk~RspH1u2-`TXF>65TNv&_{qkia33WyP-sZn|`9D#A|(Cv*Pe@j<r#59FQ
FL2q~F{GTGKnXqSO9W^^B*>Fpe-$*D7>q{<cObO$Qfs0VrSC}sKGi1TvgWnLD=ecz<At4r`;Y?yz@~!8f#)B$Xknpi7QIQmzH{`w
FY?5FrWk|xcXI2l2Q4qshJn{apsE!hikJjCLI5#2`4jcEDAi|b^sHE23c0YD7ABv7`QecF@oiS*`Fv084qN~K`>gS2gPp$~LDPed
-bv5u`2B&;^YiH+jUY^i<j;dxfC>mB(>t5ju*i+_VkJ4Omjb@7;meW*OvOQ*@LsUuk}&DL!7$`%X-_b05>}-YW;~nckk_IRY(+?~
UW5bGuJ|N@bKlhdlTtrnFx26>n@91k@ICuGU1AcYqiEk5L`4ONNNl}0h?~|JC~v`L-x2KQ`%lla9W{E+jpyZROR*>udU&&e@uUHv
sV*L)&P9o^0s^pbIQaC=poothm&@xrw}*!^-wIk~FwHXUjzK6PSK)?7a#f(TiH<k=`8Zp5XE&dLM6DA~!5Bjm@*f@ic;X$a9<3ON
kx^ow{b+ocXg*u<&Dz&I?&Gqq9==fX*C32z+VxCBjTK~89U!paL<CPevDE#+HT`s+`?o62*>bJyBa)J&;R_LPYk-JaNGJ05w$6jD
Ja@s$z1dE_7ZVb&RyF5)&dJ@5OyBLUw>b~|N#OCMgqVhr)c@LAux=0C#Xy;4J1+4TBKNby1jMEVn{H4EVNqZZ{IYYJnu92KNl^KC
_s$b&J*R<+jEI6Fuv8L0PuKMD_Bw6by7v~DY_4Tv^?dB0Z5`%O!80jal$jR3(=_XFg%>PLie_d)x0}q-sd6#&_<#uzOc6Y&1l?ll
ykeD(#nFMqh6p2t?hj62%K%6KobXO?K)5zxN$hrI`m=5q7Z^MRKT#?~U=~<(9D)XSeTil}Ae)b8V8+wUIB`+~*a_3Akxp9&am8b4
>A^_2JyT}yFdkb-bF|u3{ql&ZbockTzPLWL>N?l)MJw>?np8OJPL0h|1W|)oUgsB{vl}(O8TOPPH86S<0t^yvMF1~;Fwo8O_>Q#l
<9bi0v6EBTVu+E$toIk6#A4fdHYfdESgli|XZmf=`e$c4W#%0u`*qgoPWFCVlooGne;=<wkAR$vIw}FB-U+8G^RIqa3DuV-#VgAH
$$oc%=Y8Ha6;KqRS{Kjf`EBmV91WQe*}4>z0R^yS^v;y>7Wc;;2AX7$ICp)!vVb?WeXtOwdn0Rc)#9V`-;BSq2X_bKJ+A)^tel2c
q1!DJO&wW3$un;hTp`EmpAWx28v}n{>hyE#IuE~E-($7yW&cyTACVAA=j&PbCb#|<0tJo@S$GFviqr3L&VJ{4#IzFz?dyGyy(lSK
57FD#tr_d>n`1*x!U^oNy@9RCNnmU>SdTK`ZLX!!qoDrWyF4Hgh=3&=5$PTA{$4}0b@t*&UOV%C9Xy$Qg^eR-r1o&PAFqE{?f25R
&{XDiM0g?5`maqR1-#1yIg^C540Qjzp`w=Lx4eo_Y&<KiJEY^(eHFavCz5Kp6mgNBDtXeLhQqxHpdqWg3NQQZ+VRHK96yr(&XD~r
4Cc3p2X(b5NRjPaU#r%K$M~TKJ)X8K$H{6p?&vuC8nGTG&h9N~DqwpJqsNbazM?&N*kT#nGI6QH8GBBYsj3v?<q*au&k#5s4vd;n
B%%X5>P$n`G9Xj5iRsY3!-iY7aQsy?#o7!9aYCis0A($oruT{zsGZ%ZXZ~Na_Ph0^TjS9OJJmu!k%&z%?z{jsA~+jX34zvW0*@{Z
L5$4qcz1Z`$NJyLw@UEA93}#B1DIR|M?MJfR%;-Lp-z>O;n|K@qDkiR)et|lj8$3L>)0ZuWCtK=!p})fV<#%i&shat(6e+ZZ`!=y
?_G`Qf>XJwu?2LB<nBM{_;=*4EJtdN9kA7F>yOp?x9Z+nJ(fvD1rb$MCUG#yMMZ<#QCJwuB^mK}{jQZKEG?wEb2+xM<;<!br9-5y
{I~cpspEGMeOob|Cw>j(w98T2nCEu7P<W~#D1%laFL%0J>QBKds9zjGTXm3Xb~=rZx@{#l$xAPP7&IKT(4wGi;m7q!&gf~C2&Aoh
VXSPi_Ouj+CF;nG7xp!*=4G_I)8jGK(enFzy7wN;YjK$%qyfrDJ{NNe&kyNqY`EZHRBi0U4=xUGMB)e<9k0W9fvjq22~1~mY7J=t
Zu0?7-}lmSk1A`nwKdyV7%=#n70QFtXnIn|zEXjSj>AGV+fXfpC|Rj#F2ji(Zsd-ZPDRFuTPhl`pZL^S{W5vK5N)w;OIrb4Qq!b-
wV|TKoi`Sq*V3Wax1?>Qhf9gqK_h>G+k1;tS8DLqk}s9$cE(xAbK@FEj9Yzhkc#eqmTqR2*3aEmD8~ANz8PvuCq&k>S@fk~C{IHR
m3(bgOIY~LW#(~9K5S?#dY4=OKESlgQYEMP*$;kqTXoZ8NhY!es25})iJ5qfbnUf;t6^zL(ifKlVFJ^b`3{*eb9v^NXL&pO^KSfF
OUt|X=f3>+Wl<I(7o`wUSAx<3Y9f%Y9+h3)zuDd3;dgY#Mw`C+@4yM?VLjLD0w`?YRp=#wj6;#x0yGXLHLaeW+IbpTmMjD<-#v8{
$)AR}Clz`WfrvLKUKnuPKMn}h&VOfj&Wqa`Z0mPFzO3VX>y`wyb~1;CC8!MnNxjB|M5HBn_FPI0GqG+Si3G1kcB}3ttJiCoVa_N-
yq6M^c*}H}G&qG?TU$wq3Ts(o$w->2ESj1%)eZQBXkkJ~@k;E34Wh1NIy{VtN`ds0A_<)6jn%GiO7O!h=j;5o%ryyBG$r(??<}3h
eOYpn59f@9jMZHr_JY@I2bXaTTzmA)rF{$pjxJ%vao-B7E`@uJzP~nLVxD@npCE*Y!0K(K5FcrG+;({Le>3DjvB9+x)p?V2B`ZD*
JXYBoWi)O(o(EIeyH@=0s4xI=)e^y7n=iX9Cmrr3(s#^Qg$4Vqy#96daLU#@Se2{1!rYViQt6`sIAdk+p6f@6t!K?mbQ!Z&g|-(f
H#*%tZ9sxB_KH2^6xUwYlT@#5ou-{(W?Ku*@}A8Ya-CKl%z^~8txt>uS`Tuw=H$l22xLW0#8Ifh>Uo40%>HElI^GvWnhE(2wS3>R
aN_B1-CKVq5#wl-tcLEXmFeHwwbgx7`F)t3k*-rNL8a%<ccR3``5xLdfl=aWTL{!DnoXUM-W*VtnNj5^S|-wz!QkR_;abm-dqK*5
=%N8}H83JwljZ`3hQ}}V`m@dHAoIHFZse7Id3Dj&%HLzF(V?f?liS)WB0FQW`y_a3n09EGV`KyHTe0&Q)xGbmdiNCKCR6YQjcA|`
G`+@JrioUr=4)7kYdr)MW*zOGUFVM|E{8(FKQ|EEoxv<=0!zR|f*x(PF4HdUVj{~4`%$o^YaG|RlJjhE9SIQ@o~6J(VwM(;--zfp
`FL^o>wIw}J0|7i^UYBYS$Fjr;=&a9x;P~ioFN?3B1nZ=T>4OR3(e1MuGx?pY!~w-SEfFMEdEq8-}GMcqJu+I5U=aY-GS91P)#(8
=Ssl_GWMCZR)a|n9W3g(p48!|iua+K?_G{%eIoYE`s;J0r!Gb(6N8D|yll1YapbhC7xhkY2VGiwXQ{|$-ae95x{vf0;d6z<v{<<h
23|VGDF#E2?#5F5A@5c2%XQOdUb74jG4<N}N;*r#?t}9>gSIS3Jh&H)B-EuJ>v>;=*9Q+%S;euIN77C;PLjtbICcI;Uj}rzAslE%
ex3-uUw>RD>y*jJDsvn$yztu7b!R}e=Rq7ck&A%|=>iKO4;Gr!YHg5_=)XE=i#fBR*5YtH$5p65$BD1YioqeRSlR|@yP_x*IM+O6
J?5@?=D@v80elqlHuqvMRFO2ir0yl{kYA~@Tq9iKt^&HHR1l#ak=Zix7I;mTyr>T74mz!^;Sq}uUyMCyxleDDi9r1YtZ^KlLLbcv
VKoPS1!0}jl!*2jh;oggSt#n?JzQp(REnVX_sr1?uBtmEa@--tiJyqEGYvLGfUs#Sq1|a^C9p<IkygXFxj>5i`;C2j+fD9Eaw8i~
f;A$iaj2V8el)g^v`E_@UAiqB*KsS>SNN*y#ol}COQfiKZtG1ub@--06#v?V6Kpq>i<Xi0vJ$Y{4fFW9`XSZn_@SHr*;IKTA0rZ>
D_PzBsjnZlf5@gtZo00zb<zt|HR~7yo#1^2_(B75*Ez1wm5**pZq!s}9m|WHSm_~Ed{l2%#Eovy`0)=d5%Kc)s}Lo0yHrT0s9n;o
x!+w)Iq2xSv?H!lfY#Z5ZQ>Dy@iYEycz?MKb}fQu(*K<m=<g&v-gu1FPvW$A^A2^BLLn`fhXT~8g;Ie!y0NKh;J~)pYf*i7ybk~8
<<nfY-vGn|7<|%H77*E+Fw$V1+I8N#f~Km(!v+vQoj(h`?hE+Z{g8j9Tv3v}d2jE~QlO4`w>}POL%&4iaWo^4FP+^$e9}Pww*&XD
;Ot;vfdA1?@Q4+HJK;z6-}^Q0;JE(P{U#gF_z;MYl7!@bUnuJ|07x_eA_8IY`2F8ZO-=)xbSwo6G|)0nyz9Q(+qDqf=G{^VYIty!
UAF(n)om~|v_OE&Q#ud?L;#>19X_-p^GMpMyvh=op+FNQgbX-AEL1<WzA3ELH0TJdE26D1P02slZ|3bZX@(NAAA~=T-6P5xjOf_9
KWEtjb)_-%OTYwBh5+hV2o~6}YeZDQO-V+2*lfboUbBs9D3L2t6Q>nIR@@v*vcK9*tPlv=lzxEgWm8iq+}2GPY;zqG{org830mLN
Cj>vO;Kzvs-$@f%(n=!F>b@S`9Ba2Vcx{_hp^QN}vrPzz2s;pkEIot6$6O28D(?xn9hCrbwnV8E5X=H2{k_USpvEyOM*C>+_mW)@
RXYkGRN#Raa&7{Y<+{M)NtYg*=cD-ke3RpH<EvkMeEW#oZ|R^T(2Q#$q-L+EQ6AY2K-`IA|EdmU#SD<|vVRD6k_H~Xv)3XlDxYq~
5}n<ov$fMT00+^fF#GP5&oZf$1ad@Jl?x-|jyWLcbeT=0${)L1+v{H%Iu0{VsodL|lWEq^&v&W1Mj|Q;#3sa1WidRaPb;swb(%RZ
Ia_SMx6DN=18EijRm(t>(N5k^PhLfzP^3l4LkPmTC19!LlE!k~|Lms@drJKC9BrAvX8WXO?gT>)S5Ni8zwD=oVBv^Aqq`&V4W^WY
%z*}qqM}M@YA7nE2q=Q7s92(l;oZKkk0p6k`g&{Qod2uHJT^YO)|PTAG$i7GS2!4rS$y{rUkS&_N&d{UT#A8%q(Jz`(=bkqLDBG_
3mUs8=~**S^m-@(12D--D;8(+Ab)kv`aXKh^x==f=47n4g$5qWE}eFCF>)Fe#LI#4hkU{O_Wdk3{!Z$i?T>`sWA^-b@{sxROhHA0
tP~U!P#690=MYKNQ6V4$5MrvOQ50nlF<udtlw*z1kub$C{=eSVI|OAPwNPNFtEpKTkd{$pi>XK?kD8f6N`c=ZSb;!Eg+x<QL3H4u
>Aub;eTGpL5k?535p$KOA?9jTV1CVh7p?wI{;OHOub8J&XqF{vWQd@tib^P?C8P(-DahtVGr`H9H*Ry=>^!cBbbzF#0-^_)<WbH{
OKmYbLaHe%thkjYeHM6>y4~7x&TMk%ZL)7sQAI>z$SAUaqAD5^prWWEDoQ9Sl%Xn$CTa+XsHy{)YsPi0D%8AO)0(;%>eKt^Rtt=~
EST<Cs?$a)U0qE^S0NTGQ6cphw#bA!jtJ{JgWaUY5$7AcCvR-NnPN(eWD+98B+~WEm3Y~pc9QE`84#ce!r&%>kt8uAt&umlt2`x`
hnCb)h9+piYK09~E0^(l|1O&J_H=b>i$Q3<GAe>-T#7jm_?MIWk2wU?R9a+M_;43$gR3;-gw>V^=`w0ilQaSwpF{H1ux5bzvIw|_
#Dpk;cO&I+?*YJZ>WgTgusg_hdLYFo1;=_8oy)Lq9uGR4@@rIk>xr4SOQb<nbYbvFqKJ?}vehg2Q-T*cQG%iwve)im`#MQJ8n<I3
oaZog7M6AQNAZTld~?>On`(Ie9ce5msiaJ(93)x>g@G*FQ86w!p<_~d6xOY12@q(x`VL;GSk?8*1t2Uv3yyEXqO^Lj3!EJsK-Ies
Nl;j^78(=X+{wZ~N~)hl^@41?U|pP*9kTM{vMKS*Nr9;d7I3Tmcw=p1-pWCz8~;E0yfZr>`TZ%ozOQ`-M1x>;BCya&4t^gy0D$_w
-x}b^OS7N6pFQf_O$j0L(*5QTY1xQM-czv{n6Utk6-=U!yB|0O@~D92$CWS&8B7a>#Y*_TIiX5>K|jEIXl|c;I8feU#2^yD*wNI{
{b_&}XprJ7YP6rj$$YW<{eKSfC?9Gwm8u4aK!yYmP~{Ho9ph-Qe12~YJ{*G&n?atm+rwwq<%d^C_3J^w8NZRJsPGt5>VFMG_Y*dO
#Caqt3NP(RTmNnFR&jCJrInOYVn!+X7<l=*^md%UJW&Uv1tL%m^iZWqF%uO;Q6WU#o9``af#WjC?8J2`ykwv%AxCrEorb2L<L1m!
zoK?_Yd3pF(u}$+oqxCKfw%PjXC{u5UB|!m-|asOcAF1{3}EWjIn{n9Wn_?o-=)pEtYuOv*5a0b?*9iffvF2s1&Ug{=Lz=*+nvSB
Df(MKN87&C#DMtKu4^=Y1pcJd0qB{TCQb0FVby~1FFMvRgg4~(nunzcqw3qS|L4PwpWETX%6zGho~agKfTXpm(z2Ewyq74}(u}Q)
KaX30j*{^(!<tb+9XfEuwf=bCBi#t6lh)@@P|X!kRV4&TMKqMsQnZvD1l;n$FgA3Upd`bHCtoEL0mHJJNTTjRUgqKAE=yNEiK~(o
GKF(6?%3oG{zl{C#3!)IB>&im4iH=fi-=#`_Be7TQ)i<J)Zw8|&fAlEHRYgL*G9SplVqYRN`$2l={uMXP0S)=4G9wJM<9+<jRaJc
PV!fGJtd5~LUlnoSJo^Fnt~*PS{%a-K~C+%wlycWA<@6--Q&a7aSn0Srd(K~R@j!-i$Fph*nPb4DjVM|=0ntw2^zRq5P=yG?QS~%
8f_vhg$-MD-e>nw8rvXPh+>!jy1*wwj2(<Bv|0zp4#DI<+T^`E1jOB7>e5wrUP8rctRTIRiofmWs6L}23t#z*mX+jAf7|JBE52ZJ
^CBNp)`T7$H7RV5BjG23CJb2Gg3BniVllaM$2e+eJg25;6jzq;m&Ft+629Gk5YOm27aiW+=M@bb^Kw6TXNCIg@@2uvMck^n%Nrpp
3;(R0#lF8MBZp9VHvqN#Z(eY7VM2{V8YVxpkLx~3!QsgAFpAP`y0Z>oY6K%NTo#3g5~P9EC~0?P=Nt_n^F@T%;b;meiHUHgD;?GQ
CXr#BQ)nN3g^<XV7XH5XC!fd=?3}_P!{K^6E2PyUswW8UKd*Ba-SggZcjw+le_HRS^mz}y<aoEZyD2BvXf}##4T_2>yHh0CgcO@#
3!xEmW7rYv8CN0*?m`t5#&2?qi0vGiU29^RT6rE2L{_KCevos;o!ghUA{+?C3D0#&UrIs_RTrh+B5NFqxLo=+_cAl0Qj?x{J1Bb}
fW!%gVE#9^+3ur{Opc!EeSVHJDs|VhHv_GOqW85G|38iO+MKBRUmTwumy~0#9xn%PJ-Opb@~=7H)IuUiPr>HW^u6#gJmFwj-R>Ve
uU*CYMQ@z2w+k6@Ms?8ejjTGTt82BKn=4Dkk(;O&w*t>?xaPDs6!ZNZ{{H{LQ_p~)k9s)Di=#})sT!8#yL+c_Ukv-iqPz;i4;{GO
{o9on0y>KXm)CSmix0_h1zHe@?#ChAIv)2}cR1@<;bO`llZ6GuF8_885k&*73~tplNgM%)N~n@VWywUlvaXe!J~+MHxer)5>qc{u
q+O3Zo!!|Js|%qzzss%8_Y9mi{wL?W2?u`e%h!%X1aKlq3In;f<o-M7KC+4hA%5-Kf<PA$>yG<?hjL{kP+ca5{PX+TL_z!9-*LHI
d7ODmxE$>y3gfx%!CRAwXdbsOy~)k6T-%RCqt4nw$}1;4hY0r@h3lQjaP@c<7DK+S;7z0CpZ`b9K-hY$II*RI8!?5@!{@)Y-}rsj
dGY#h&ynxEq~rX4y~)A@5fza|NQ%ZPNT9!=^*-Nsd%7RR+p|c^bK15shFd~XwtmoN<W|TfY_#g#%cN37g$2TJN9a}kN{m6`ZD9|G
OmLvNi2Z^LiEhg&Al!;W+9Y;@q-yP@WGc>cC96{Mk)T6LIrtee2+_g>XqLuEXJpzZAADyv8H#Ve?5sEbO@PX|xO%1}@IY%C4Bhf+
gT8Ly^;0#mS2^=7c*7`-D%!3xx5cFCP%b6GaJQUtCxdj?`S#M!Ss*_pacJFIZUe~g#L^VVqU^l3mLO<hDpP-^WYuYCq3qXs$YXo<
?U3+%;1YELO|qonIT^KapeV)Lq0`2!^V|xK`MZCkw`{E87um$prB}BwY(1VAS4gwGz7lCM1PxqGyL7v|t%`EhdX8kDpL^ZU_k4l*
lX=x2Jg+`w)T(JXO8#5pyS<BJE~KV7qr_AWd#C1dB!x|I5Y~vqMOA35;|;^ebmr=TwPqz5UKoNMA&H?2x*ag#+m0qEsv%jorWpj!
Hm51dv!N8Crk<1##Y}f^4-8qta_!CCE3I;3#m3u>XAC%cR~oHmAh@F~xUMj8t30}KoX3l2C~}${ajLA^8bzI_ZpWq@L{yYftBpEw
MRP^)t}D|h!<H3!a|~gm&aTvRtIOxOSvc{0FvWLoddv|<aFvUe%`3E;(MP&>rNdja+Sa-;#T7v%s5(;`W9=ms@L_t|NZV}U)?Q1-
rBylcdVC?$Md7HR<uvQA@TtSvZ&cDJedcJVBL(H*hSWu`ZqrQYV${a6X*<g+jZEs2(Xg4*{UQ5{cvqZAyw4BV&fMVVOvG5*%P|p$
1CBdr)G%>VX+)_;boRqYvxjIXp@}Li>hpz8(xxWIogL)HO{!+7yD3(61&NqZ-Q^5UQ-L?dQ=~9?(_U&dxS9gcU9i=W&X`)_)Nxuk
k{YCrSRT<02>G(RWJk+7O*K5h3|EBUWb0SAO19(d=~c!$D7ad?bm@i(QyUR$Um0f8OYMDDYx+L7>_5|5^AGZF9x+D1^g_=A?9IrU
eD7Wo^??|OjNafp91pFF3_D7!Z^cNaN~kE4g=Wl!q}0}-d|ijGsN)uUNJDBfjLE>|L!~goHlwh%E6OI*qYU3CLnjw{w(cl}C~<*C
dLmldX{Tk}4hvk?rGnW`0F4HcQP50Y)SAhl6{XmMVTUs3|K-I<zLLO#LRfzT*?dz=whd{i$?f!QMIl&ks+&lHNQ3>)i3ncI5yRqL
UHtbiwEQGxE?&auIQJ3P`hPqsgX-OC3C?BWpuxxtR3>5$>E)0VFnW64qJvLGqk#y)^QIWe@jFmA@$sY1$ZkNok4PP0FC$8Y<-&w^
+4|ba%=SyX^mifl%d4{55*ld1B(v#<t5x}7eIAwu-{sI87!LOn+jkFrDS#!Y#6E~Wb$O97dKKPN%4eP%4K(Jlic_y*3HoJ5Dh9eX
wU6e_@_xPToQ2y&`gzbnia1}9*Yc!IsA)Ncnl`8HGJi+0YhuE5F`|w2-D?Z@oDLSp@CObO^TxWV#d<Gf4W$AP)$*&rK(v%WJ&1U}
iHdhP<}}-m9)EVUcnFCk{a-z=ByUQ-e{@lccdm5%I!43t8at4BgIsOB2JrX%)6&=CS&3_UvbIA`+BuPcxh4-c9v}bH8h-bsMc>(^
SArc2IF4nvw+{X<TOoTt&q>y)Kc=w)twiQvF0j~)HFXVIVCmb7(U?|?>EslX2%(STFiD=;LEMV(L^q0calJisb6U_vCHO2y8%G{1
Osa#7K?lIO+ce1*y854^>E9Uu%J(|bwr7lS$Iosh`qt2gCwR(-3D=!Daknb%L@o{rp_3tcr%0^^KAn1tRD3a>&cSNzCf%;2tyx19
CJ!|58U6fY6Z#T+A_@d<=HQsn&TTXCz~^CN;I4V7j+f<GgatdRdM+hjraAm^-KBTa&qeDTVxTMO<N=4>moFUr)RA-{>BK(#++o#3
R*W~1+YwD=>V^JD@O-*$K~w;O-MYZik_|qg(@0!P3bx^ZX7+sxvDx$ViO@>g-q~QC-`Q%Gtg9FK^Y44egZ5<i1&IsZyDZQ8W!(e1
ktM`J5JYQMTX30KAn~ITW(lU1R42^(yM*@&4-xh6kG|gK^v5X>mJJo|En!TuBwKocYta{i4{rbzzzwsvuQl58V6$Y1E`=!D^lP_<
w+&g#H^2!l*!cf^3LH|v+88;AZG<5h9Qcl4^R-7j%7imJ&hXwg_)7`-s{Epfqp1f=<Lz3=eB}E!+iZ;&Hx(WC1A{YAu;^XWFmnK1
rmgqeXF<4NudL1}1JBc1OJq94Fo+AeL+fh7=ZLsg6qC{~Ye-x~lhrAATtqx6casm+(!v;jw8M%P3^<xNmk6Td@0`xm;j82viab#U
1jM0uQ?+YWVZ>xL>1K4W_HyyaJ~Z(?NpnD;Bt%4~8ht+gp6SGD4}RiOp1rY~2SFm@%w5Y737QoLf9WLuJ+WrOz;|$SaSst9lN5}g
(Hx{{Jpkg#lOUKSknBoCrIhIcAm*kVPA!21M)j=7@D`(wC1M5`F9aDiC~MB;OUX_@Bv+|l=ezcEdajQ46SX9(y+(DuG*RfUMi9a4
Oz$y|D(Y+T{`$qY(d|E=-l4xK2oY72*?-YrpWr@g&GYl6c`*Np%{<=rod-w|>;6VHRac9OQ@OWgM87{t;gtWB_ntw7E^36t1t)sL
N`~j<?!A*3igEAQXd0GmR^V)>z4IEZ5m?t!ajJcJ7NgM#BCSLzg9j*l6I}E@jO2Rjoh(`UYbGV<4!*S5Y-#T)D<n8pf|XG#{4mi2
Uq4)LJ;z3A({9{cy3U!JZ0CXuj1SlNdUZ<Ns54SAz?cxvh=zdvDVipZuDDoxr*3r>cwFy*(W^@VtpXsk4wF;;P&mU2-utDt{U%sW
Q;8(T1g4A8$8ISN4d)jwi$Fyb5(JTI2)r-C#GL)*t-=S?VwV#*GS`2}wY07?`|Fg8Z1nFKiSH0A2@px?BEv*L61PSIqzOVQFD736
?<!FO)5AzUdCUQmOSQzvkiyei#dv6C+5&KgwJI6k@j4ADJO+^MZFTN$!o<KV^WxN-7vFuBkRMl9n4A;Mr*m;>L`4XtMGGY7tOF56
=Nw5hs=^*IU%J!%^CY8b6n3?k)!0IJa>FFx4YpYs&DCsPNOdVuYq^w#HlBY>z}RkxC^83>wM#+<?$L}XBnuW1dI_D&$)~X4gSEp7
_i(sjEX}weBF8BL$Q69;F$85Q)!1WDVzW!hrME~8p_}Y5`riIoHTe9eKD*zg>l-V@(Y^fV*HuAeOl|wxdyQAU?yj%<s&H0LE3?lp
v{{Tf>4V;9Sh(qlAyo|_Q+{6EI)T?336TWa6jd1RY*TK=>hf=a+%{yX9`&3WT{>R<KqTlsDf;`ZFU;k7@6!mVrzJ|S^;PbCPGZ?E
{x7MdN{i#eP9{gw;LyW?kQ5+@qNu6_L|7sxT#?-4ElxF)HUhg03FyF{dL=|h$^l7fVuR<-x#9_$v%A|x$uiP$(4~jHxYA<MyD_8*
e(ES3Z1Kg+G|vA1efqr{y>#i6f8%KpaiazX8&4w!vt?KiL=c3gn&rtGOvMDm9cpAzed9<_=iz6a&Dtp(@)|*l_mlbiqG9^$)bxE{
&nok|GrW)S)!vI?X_kO3hN_t*iq#|o6sE*PAk1+3&4X5XCGpF;cDyoe7_@t=dF5-WL=4pV^lqe8cC-A;`L&f$RYK;bB-gLuWfoq1
B%F~!Bts4LAnS1zXDD&Q^V#a0?}@VyksgiyI-lAiJd&|hzYg=TTcK>5HuR|s%u5e;!=)@SuWMv_k7Sc0fI60r=}gS!vDU)Y29%)y
9Y-i4S-p{mGzs^oyF}Dyz^Kuh7&ig{aieNbZfaiO9(u;t;TWZ4*$&qO2Lx%TaT(#Oi`X#h4;L~DTY?kDjv$S6*bPQ%jjLvO;fMma
U~DOrFj;^bvokeAnX+4H5ZW6`9#?1;iVM2etr`ZwJf+90>wb>W-RBZ#0EjC3cz5}2Kl)(E25F@04P!i72pTqH&_vpxa;4r%ZHQ_R
MdO>}ZlK{9lXDWZfk7~#*XZbf9aUsP&90GMGJL}*u@4*@eE!|~(ET3^F!2rUYUE?NwP5=Vg3N=0LG3jFxQ#+IKShw;fNJP%mU<q9
d$Tst@WYBPcz{9Fk-n7>8@QCgFe7UR0+6nJF^bqo&~<BQQ0|)wN!l*)^`-~czc_VRInEr-QA(n{Ioa1-;pLy*e6UC+2#f+Mz-kj~
IzJJs-3EtTKR@pKKAHMAZkWN4typ+^>#xzZfu>I0c6DHEI`#Pu_+UH=XeiPh!hmJSU|CCGJCFz?mv>I;3pdTvCa2Xc;Q#3U|7L0H
`p&UYzOhj!z7IGMl6Wup7~v6GkxJ>k&Qa}DdOLZY4Dg@wh(3sD{!TvlynpsNZ%3^ibhY<^Jl8$+H6oH;$Z73*cWa3EaH#w>{MzhB
g+#-@6D%`niss$+6J?XeysU7D-i;&PCCHx-%^C{)YZ{3Bp7r4Ww^bw%e<X-4VO$vChO#!+s<Le53I!>_CHFin$G0`os_=FfuWc)8
2Oeg>o5Wyl*rKMsJ8Q>f<C&$a!lN{+8hGg<f%xLE=i5r({QED`1)Q2H;A*<>BU1IfxBae&%}da8)#+;VA>nIUaS?Mh@`rqoQ5@sJ
*3v0#0=RzJYKwPyC*f*e_4Kuj*SCe@<qLJ)$q~J4?WH)MKhb*mDTq_aNwLoHQq=H&8#<E#K$|)&5rGEIL-Vg%QcX%9CV7kIio_#s
yF|w~M$jwn>yC!IV!=Kxqk_ze2jk{uyf2aGX#Jb*TMAUtMyG7;j9#-_)DfLD<!V1p{&|7dEl*O+(A+^sbnd&kYXW!>xOb@{O1G~_
HW`1L6%q$-*ox99=S)_WdRn=vB!UL2hvpR4owx{w^7|0J|6kTwu>V<VM5-P$(SW0J(p+C906xKSNO)PFR7HjVGKSFGA4!kMU-i^R
iUri|_ui~6Pz6U97a%z~7BoZ7#zGzp-uq4z<jco@9Q~dl)_`gObz9V(j;QLjx3_B*YI47)FLo0kRTYvbKvF==I6P;MZOrw@TOkjb
D4noTK=GY^=PdQi@NKQ+>@;_Qr4BpZC^TkC_2a0GDS~x#)UP?IB0f9VAiEa7vxbj((lMq4S4%;4m?@wIp+PGorscEgO8m$ipcs>>
<E?YSxKI1Ol=gHmeR!9m9r0qkSYH&wKG`<NrnIGq!xFgtCAf>T?*|&Ax|LrI?zc$}svX^l)!9vAMaLRN^DV)bZlZFNPY{)6GAX8}
oi7p8!))U!IMBQs(D2*k{K)UjqqH;UlcLJWxOW1RZtWnF0wT9$EOO=B5-t{06jDI6IIXdgL`#`}`rA%Bs398KP)t+z^!vV#kv;2P
*MX~hl{!ubphK4nXbVJA$sNd`rK^v>`yZdtGSv{^R8bz@pSPU(eJ3y9z5q_2cN_zsc|m|chGaoW6!+Hpv;$!4YIUXcSU<9XU{DeW
2@Re!(A+aonn?Y2Oz0+kj?`!+hKN#_Gi%`D;YaU>DKo=Iv$U>FbxobegW~Bx@uNG!^t<QTmnDbz=%CK~>R;oz%Q~BKv3yHE7XM5N
k|0^{_(CPsm;zQAkjGbTSoJB4$pn%dla_cU-y8DY?WK{y*oYAD9pTH1DBKk<IP05Y|1U2UUZc6j#JWR8XnIHfCAf^9zH+N@N`$Jl
Q}akxE8^D0@%oJGdh2g~PS$jFMYq}-$H|0BLBX$Qfk!Tl5<_SBs43Gpy`JmV?i*3Fl!Sqvo{r*FlPf_gqxsNz(SWH8Nx@LeKVnP<
$8+lxSxZgm!-jk42I7*?N0lo#Ybm#8b4I@*4nY@q-j+P?^I&ssU=TqBvD0$e&BDaYm(?>F)z{1L@~t^H=R%^bGRo)acLU<29$zo=
{{6Rqq<(?Qaf$rQbw4N8^!8)&{iE5}xQ#jYaLMlQe$yh~arIGgj;_wcTv%JNzq^dzeg2GEDgMOklCcDO*3Ref?>1A%dopawBK?ix
*r0rJf_5*T6}CFG!^C*gU-IcS|L5lOTx~{7J)XZ9XTkAT5SqAgv^%q>s*_>c=i!2K>4rYrdFs{2rW{G!BE#y+j(5%DKvCLwzLZ3w
h@wM6^rK8t^ocV4gH986QobUiY|~W+!rC34aKea;>hK*%I_CB+)X(Z;%j9$We+<ei&tnJ(q#)^*zXI`k&&{&!|5CQf9@E5rl$;VZ
E_WeBKZ}JIG%f)&BdK;WTMr=wD}WJ7u7Mq~yO@4c+Z|kfygUz(&|t0Xt{=I|EM4+kuO$KVv|eldN0E8KS9|T}sT%tH^$W&ou^zYl
;b_D3$c<lOKL|Xsd#<YKnUrF991?kShhN=m!{pw+8d%cnX=a(LLw;$KbVT>vpSG#X4w&te@`V$Dt)P<yumg&0h%O9D(AeY?*qB$|
WA_-c(a<_768J)n-tzfcB<)lYCh{sk);X6nBvsr$wC8?v-f>0<MOS|foaF+|vt`&t_06WIs&gcv4$0rieiIIW5_oxYpnx{=TD-bW
@;vUnWN<893WdOqkd4S5h4WVuIG$RxCN0IjFD+s2>*~@x@iJo;O1)Pbd}jB!;Wv%~WH{csyCVM;QLMQlL2z0-m2QP_tV9|Ve*L(j
Egse*A)j{_)$C)ZO1C?)A`-mz<nk!5+$<@I(zGn$oUxL~BdKB?e206WOIDN}{nZo{*$O?K6NJ~Vy0Ik}podV%Yswt{vwZz;8S6c^
Jo`A`m4-SMMlRE%C+e6ORF3KPxRa?C$Fp~|kU5Z&Ng|!})?@Y|wMMqk$q15z>imoj+V2C`y6)w@#1s}T{rseG*sgugtSbYT3a;(l
DQZGVlXESz(;p20IAp+kfaO#NfK9vfIIDy9AR@PtZDWHY2n<t0QUY*F77pK4$fw(8TG_P0v$Zh|d}xAd1Z~NTJA`W|d8`w9$^Q@3
4)v$ZlYr;uOad6$ApUISd@>OCZ}a~PoDhBQPAYp{`gm^nU0KnRW9F?yVuZCh_NE7_noRimi7zS3zou#F?CGMlu52}<I!#LIt=IyT
z?Nt%*ImTbu|`6S;%#>zc)UvlzTlB8X&$zRRxZzo+FN@D+93t2M2et+lM_k?@-#D#<M`TS(ZGA)64ybTW(0!+Y|<IvoqrblY{S5f
E3Nqn)il2ywIfd%XN$|iMFd7Y>9+sBgQgZ5gX*SDWiCLzDk?na(AGY__i@1D%*!Y`Hexso(uG>uKV2)~EV$9P%R4*I+ro;)LRCj=
xG^CfBNfnG@s-cLI=@nOE+8zlaf4N($~SwCni$y7B*m?eAq85>S(AM_&SEPOaiv`9%`B?95JV&;Sb@=TnCYNP5-|}45=F^1BF!n8
<!AIrzBu=f%4ea}<y&8g7a^RE@p1bH9zpY(u2INGDmG6?{oEWQxXN!=E?E?hqg>n8b``t1xe0!d>WRw>PSt?~R2FhXw&PPJj}*$O
vwbn!!XpG+FH}3*T{(;6!P<bc_z?b$aytBbmhbvs-{pXjtBXK(FsOay(P$9D`?3gESDm3Htv@!nVaavFclvj{MW;~u<xg9;Yq&Do
R(PtCCDLG8qA>^ft0liuTj91%da9xR9<!@P((P%H&}%gG-eb0|K)q*8oDtT$2OCccflx_o91fSQ*bA1MXRFq%2Nzk2KVfD=w1cki
$Gzetu?6U@wd01GJt)jL86meF`nWWm#6J=t*_0d?4X7>Kri|s40Jp>4Z$%&<l2`Dfjs!rb0%hPuO1i{yaOP=;M7gzoS8*{SFw*`I
h@qlIJET~eU%Tg;R4czvnP_J;3a7dU&Td4_f83`i+O*pzE0mB6xzYN*)|;IfZ|&)dJB(d1;J;{2el8>sU-b+`3M59ic!b4k%US~9
p-Kd-lx-NH7uTn0?8W;y<jYQY{>%3}Rf55D-|@RpjST@}cr1wuFN;UnHR%Yj;6k_wCBrZsvu@4nZ^qUF#BOdVCSaY)Ab9+=e3VhG
lU@*?3)TT3ky6rF_oj0Pi5BLehisud)VZt4j9xFbf6uX>OSpEXl1I?LoO3eJT6g>05T1F4*HwF=rjMpSbJrH?UsVH<RuF+IRHxD)
7$g&FKXGWh9byS?zN=Sq%|qCb1n>zRir%PX%Vki<7jiJ@VkzBeZKLsaM4CwXbjYMgqlf0t@0Du@f8+W0;}yac$}jl55PoGTX+h2V
w(AI3V2<Ae?Fhz^cW($Tq{M#MF$MKMjq6LT{gm`Ab~fsC^X`}<Kw5`Q1haEP9kf%{U^ykOgOg$h6C{IGdNaH_^frer1|24nIgy&k
(|5V5#ex^%`(q49dn|gbA2hvWhZDue3T4q0E_V>`0VEuR2uT)ducx0{_D%?rEPJrz^J2-Ni;DSdXV=BX{OOzcbDz7QXRikFYpKLU
2wN%xauq!b>~`s{v+;V;rQbn`=0GWM%B>Q94%P%*wHUO@m_WPH#k-x$e8IR4+aEG7!7mW{(D`;bZJ_t>Nk#zb-wf{5Jv9RCsfY6E
6SAYJAUV<cNyn>@he6Qxx?yKvrcMcjIFRVck{incR$>_-i7)WF9A_t7Db5WN8;%j~Zlg4~12$d6I~u~o^MyaRWT-QI5ToOOFcj?d
C}@DF9I^&VQ^C=4c)%_**+}fD`tJ?FDhxo15LUuNoTq?qgv0j}o|+IlOb|LIEjma;SvFvAbz+_RvzYPf>Ho$7Cq7+jf5jvV$D<(*
q(WqWIeVkIFEb&dx#i~HQO0(V9F9Zsmv(Hb(N#rNBlKgfT((x@7v2}?nMCOWT*^(M18Kgm2T8FrLoDv_METy#pq|eThp`qDeY|+r
f0Gh;Pu^>zbg+)~@x*TwB@{AeZxp6xI>6*Tt4maexwJuN)Xe<1JLd=p#+WlCF6yE`POOWI=~&Z;I;W|XE8O&iQ57Sdt7>szm&H}Y
3%IEO^0UY+b*tET-@L@h;jBRpq=BU}1vyG{Hii)o@~QOAMlX3gL2<BnGN<Vbw2!saLkuMGN|9-&nEA@Sn0o_>SJo)O@S<VsHJBPC
W9nxgzvaY!>)%ojf!OL3Sp729yN~a<RN&Id)wR5cN@||2N_Ixk!)KtD71_n3y$Q9r)#r%x{O^I;fxYL+!rFLRqCpgXjueh>!p&0B
O$m9<{XC-0NnkXqTJ6)N1Bqd|ZkYlIY}*+h)h<CgVA<ZD$<K2Ds)KsS=W|UiWSmm$ODV5|uRXm3_CeaOuvP)#?Y?ZI>sXOT1TfQ}
YXID?=0<2sA0*9eU|o$inqKtMSs9n!0D30uG!45jYJvjW0$ANElU0DQ=J#aPlf7`yez*0@o>#|TI@82*Ra!nEYS!sY#^dR;K>{*#
6gV4DU{qiZ+C_s3*38w_i#2s6phB39>S+#Vzp>R=F0enHI`htb`}}6`J0s$Vny~guZl6r}^2y<bz%eIYvqQD^>KHQf6OSmIj`F;l
mrk8NnUV`OgS^3()K=PxiZl|$RF5;OP0h<}_<9OW&RS~1px_9ltV58dwTWTCfkRp~Oh=YvYjRCev2o8qM@hI7(lmIVX9&TqbFc;Z
#&9Y!(<o3w2j|rn3Rb&hUoO@x%RBt?508}<+^{{b$~NW&M@RzKt!XSONFj{K#+I{H$b*<WRs8K25;F`j*^ByP2IBatt>y7E)m8us
f>K)8M41vu?v2a?$GU<E9l+>YQOhHt+=(FqmV-=1pdw=rvw1yOa4^cn3jU9mWSi~;OC5eON{J7C+NCeu5_%rojn8#8fG;4d9SCYn
fKbKxTlJA87fL3AEVBBd$m!F!xmTJlA6*-lU4Y#RxAckKDzHecPTP_iP=6=73QiKg9ylGL=Y!c+cN68a%;;ktI>Vruo76S4SUzjq
3{_y}8>6n-v{@7(rUJsd-a_afp7?jYgN%N6M|;?NtnSM8l70JZ0jfQ>M)r-9>i>ISl;cI@Yi%X1*b`^vcjO4tzaeXJ+ouaQrlKe|
cdRvEg_wXiLA@MXh!hm%C{Q(@w-F3)r84LoOMzd8^NzQYvTxVh+HIY1B<7i(bFVKgl@U=n(@Wi~1_ChF1|2tK-ooNYBmyCZRhAXu
zFLhTpcf;VxPT)pS#uq^dF77TvZL_|8#QsUV)n5d-x^z4w`W(>WoPS>_=L9kv$aRyu&Bg=h5~{HNLgA94kwxEfs2i%)(<+db&S2s
GY)?c_#?8S1Wcd+*nm1{nY1h|g#(K09z82UNIQ^d;d0eHn{&S?y$`BGj1jX98R=$)VUSfqp1BmE<PCavPXG=W_7p5R^xhkx2y8dU
40(<DmXa$e!vm}FCJP0)K{NYutEQ_`Uu)lgqUTnA|HqqH^KW^Rbca?yIwsnc)?8f6vQ?0lu0!i;n_ssV-kM^vqxadI)ZdW!dz`a@
a-hqEzn>aW8SD1EkBe)LxLGY(>Ym;R=vu7cf-GCYq$||HM+DXXMXD{)X;Nz9=l!%`+W$4w@bS+LIN#^vcO5dc=Uww9u+nX2gn}I6
%mXwq3@7BIxln@h71^KT+HD=rXBx_N$^-{!Oh<9CVDl-;@xz`FGZYk~>mJ`3k}OcEpnxoPeAhD`YXS7a0u3>0-?ms%NU5@0r<oTw
Et4&4cK0uO(_MV(SK_}M=WE5hyFL2NS<RcD@5_chLgUn0e2~bnm#)`u6cUk`uM~ndyL)@@zNfzTopsMV=5w=L;;y>1B*KIH-O(VR
>KuK4w&Gu0n`_HCU&GT8YPdohdZ_1l7jTBPq`<u!Zzde(Dg&c8nYAqgQ=9AUuAX<p@U>Q3Sb{KZJ<!?px`#SA)V9^nY-;|rFYWGT
^PkV15piueA$I=ITy*OWX^g|2HK0(M2zo~edeCAJxoZ|tqqs&c@fxqy^6L$1l24t!uM|W0yS8-lP`6a#EN=qW*Gf_MRsPDVz3P6~
vr(7ou{1wgaca&R(xP*xs@i{?zJ_A_ZG7AE^}JoG0Eo0MG`odv0^p2G$hPO4S%MS13g{Cm5ZGcjMixE~_tF0Tzpgc6F*S|OF{`vB
+PD4j+hbLZuJUd$v}mA{auRyXiXWm4-ch!an!9m$?|Gw0g2o&=G&ZbMN;Fl27_cgIh9lJqfQc#!8HM=wn3UD6^Mu7Lal0@a{Hj>E
vA;wMS9e8$=2X=`Z5LQXVAO$By7Rk#In?F{$;sZ{zNtlLNA(IXo5#(cE|@x8Ay%mXkw`*Yb+qkXX}Mmda;2xticnBtjlauzr;%GF
%ZLW$tqgH(4FeLzBt#tN19-VY{BaB>AtrF?%b$V1zn5NPCnw7O>7S9;(#=HiypF*{l9H?tCDdn%VGz2cqA8?0o|_nIlYEp>SBxy*
({oY=j=IbkimXSewzYl?a>UB*n!#JG#gU@m$+R=Ow2^<KpAIyHs99cB^b@D|vX_dw8Khg~!Cdpczwo#2x2e>4A}TG*yYFbT!l~K&
av8a}DH10d<!=@|YFywKrZ&xQT9t2OpYXuAVl06|qoWeJc1ANDZqovH>b@(h@1T^|uA-!V$h)(ARn~j(DK*uTm#&+zx7)?-^-DGQ
fEViW?A&DOs4)!S9usonEABu!eVvBHbq%)k8t~2<0@7+IM`;Ko)^P6_U^m9D!<!l%XI$td&8t8~VC(v9`bi|Gs7{s5J^$q)r{kEB
w=i9Pwq~7D;#6yiUjxqVwhMnv^}XUHYekEQ_PfqX=~Rekx8Ii1<LzzgkI8mi>(g$?g5x|@6(gtVzR`7wmhXV_^0!|XT{`I|Us7JC
@=8zB&J~ct=A<h*&E;ad-8o!cNcxS}JL}H8S=UD|&3Q_hB%vFba^fNh7qcURuJS8TQWwb5b4!v4BNpwOs+LrPHVh$cntRK!i8I(B
)R8T#yEMeDotDysj6pqwLz{vCYR5MH2fr<yJqEaDy%S(pD-pKwTXhx|-wl8XEJ+}SAd${*4m3@mp(D@Zbn7?DN_Z;|<M{Wc{ObO^
-Dtkv{98Jw`y%UmgYL#8A`JdT2-l7{)H=ct2u|l{poAhUI1xw4H}JL@o1Rf5#fve>yJlk*u9#rLlt(H49?uS35aEi91qDzTk}L!e
Lz`LWzYkt_8}Y%@Ern9jC{xQck%vfuE-2`T4232iy5-fO^zN0t#KP_c{=d^JD-saQaCEFgIFOQehZpjfE#*>xa9DAwZ6j@lp2{Y~
%}TzQ$b2FEoQ#4XfmiHnHD~kiF-Q5L)@t?`7MQmDrG?y*2@>k)x0GBAgbm76w62;Iq!AVCKG#|V!QXC&E9?8$of+o$EH<mtUs$q#
3+`G-#E0-YrXV36G$=krQAvkP-)B`Fi{sY=ttg&JJB{NM0UZaIs=EIV-QI8~IH>u9v)xz9jch|`_XZd4Lm_G)!?M0P;+8he;siK|
8MR)mK~i8;+AIZjiu3CO(yEz5^L$E_fq3uwF84)P{VWiO#%LUg#b8#{R6#%nSw6m9c}~Hq5dacPA{?tfZnF(io>+ed6Vo@g_(KLq
)xL@i!e0gJG}Uz-n71x{oVye#4-xLH4%}-P3!n>7kGixlk*1z6aiV)XG`tIcvX+nOCfDCx@3wc`mc{dI1&bnIS~2l=Fdj36+dYIh
ftM!qHeFLgd;WJZ-p;Iqg>#b&H_?c0&e^TUb-z_HA70Hfipb7<sicg0)vHEcHekp+Fx&?eCw5m9G%gSms?T?e%`1q>QOyA+g_Y=z
>bW&=C@70aiFdb3UY*Y6(=~8~B5RXV1Vy$Ol5ofduXzJn0N5R{!8)+8D`JM)Tsuyp_RwHr#8riZ!?rwub`y!;H-Uv+Gp{s1PdxBx
1QbqKM5U2syz{R^<MKR@e|y2wRlWf5#VhQ>MNm8{B&;o=-cYulMQmXEq4UXUP=rztbzLKtJw4t`8TGonJu_(Qqvv71{T?@q52JCJ
b>CR}jPYXf8mNdbNlwLp!9>*Prh?u{=yPTZq#<Z25bo}n==^?q&3o5KbF)x_tXM;r)tVQ}9hgr+2+@d|(phlF7`0Ne8+XiZQ(~wJ
@h-zf4%B~Pip=uOsVH%%v=CS+Lx<|Gv>GwyE*_v8z6F8&U$397!$OOto_-`<8EWpl=Uj-|5}-&ifQ!v2{t~fz-(L^o+uibpm?=LD
5V_NE@xegu4uT<nl3^cEYKYist4Du_iJ;MEO8ecMKc`*@tjf(lgl(O6k979UXHJl)cpwDbJ)x}4+;K*+v0R@3eBki(o}B%5<RQ>G
KKFU~>pW|SD>-29-CZjbn@LsI4rZQpRU^OCJLXD4`3KT9XQ$0{kams;%h^qKp_ddT5gY#Boj=R#V3I~__db8GC;FOBd%W^#MJ6HL
rY(+g<8fBA)5i63p+z)qaON>-G`OtNT)`Cz)Pe9mfPq;`eY?yE`YDM}4h1+qzDl&(x2ty7=!pES+t|C99@BO%31CVglS3wOT`I>Z
^Km~BqA9kGY68#9RJ?PB+3R%uILVNAR4I|Ac(Sf5F*|lTPE*s^nr81uI+GY+HYF0USfH72-2$JP9q66v-=EBr{#D`k5mW`LxT_JI
@zBoiopDNDH^wBB)?%oFArVv{L&#{UWD04Sr9eGTmX#gxUb+FH0l^z+?*)dW32V=Nnks0kNqc(HEInQ5aco~e#*r9#j3}r@?$+2~
l4AyWXRBm_NGyQCEDLeH8$=)pw;eUk-#z5*@H>tYrENnYQjX)d0wS16Nr;e)2r#JYoFIgdAeo7XCQdlD^2!q7J!Ek99q-(zV`Wag
9IiK!^u%eGI&lBHrOFRv)6{mZzwRoCNC)rKpz|NT>X^PwY-vwZxT*q{q`1HoKNVj-<-dO$FB?H)Bt!XZtKlM}Yjt!z%HC05$zn=i
g%R8hC4>$3P5~g1Smztu6xO9(qyjSD+rDartjIl_LTPOXrF564UA)C{xG$|gcyU)XE1c?D6!6qt^qCav&s*tr!HdMQ#R7U}bD*@*
3W%|L1I1F66nuMV95u^ybRNAd@B-ttS|5pe<o=&O$84KE`^k+AY2hI&8>n%01gfM?;2<>*`|)!y(_1Mv=xpg{`HScHDkGTKRbps#
IUth>1421Qlc3mL5I`(h%q|dCCgT))%@7soZShy2#<$3=P!dBFQx{1G6U<3Ge!N}RUa{*H)kir~QFE?7cet#@g{($}>h20GA?!jR
*-Uo@>YL!dp;Zpz$Wx6_K@8@C$g2r9D`ts%+Qi9A5W)f??Ay10sLU6-J$(i#j+QYrnUoy)=QQedT++=`LE$ker!@EMm$3S@4ap8t
qN$CGI_rB7y5MgIY~{aSDV5a<jNw78P~z_g6PC5EJN_2s4tvULICb^C&SY8s4=1}t=d+KErm?3F7C%SR;BUYlM*ghm3zf*Hn#_v9
Ii*~RZuq_bI7-&vj9Or#Wl{9|(yD-eUcb8cn;0ZnkZ_E8`x?)R)x$1ek7j5oPLw%+QL}=nPZQV%k$4*YFkezGa7kx$2|oqh8I-c>
X@0Q7mU#LaTHuoYy;P1^TPqTe)wVX8T>{CYT+S_x>;zl`cL*pUVx3_^yXD$-#yAkNK{g2C!cZ*fWRJ$WKQmuZPm5q#0{+MpYuZ!C
k{-y+_Ej9A=e|Yb7*TF1hHW9pQIE=Zk$P7iXjQ>lr*y>8|9i9$Pnt(=4#8134_f9%%_I@Y`5!~FUKw3GD_CC>!oNJY)6kCC9RAf}
(lS%@OLP<;(;58y=qPG8ph5l1$j7ni6ydSOu}ZqFr28UDS9v|NQr*J0j&u8?H>WGLaa2UEF7v;;)8Xqv`Z{5!NA;31Hu?wH_$}`V
FNa^C#=3lf+oKc_XNowwt5C%ZhsRw?xejo?w|+B!==D5F1>)5bOA=|-$t_WMuI~s$=T#sZ&E(722Ar;iRmVMX4gZ((HQ)YQ^m+4}
+9Jjkm1O$zsJ$q}+Xlye7{gG80kBz`<YNmE?ln7zn3s@Dl)3GDyR6!arRYOZ;z&}N(kpxQdxFPJ5xq2Ax;o>ucj)8mp&xr(RE<HA
w?Nem2;<l^+O$YFP{dgfl@eW^O=#8ZPtCkiA1Hy)cNOjf3L$zM3(cM&lpXoIR#QS_O8p;_prsWyXPE{>i!CdbX$66<2jp@$(W_ym
G{q4_%0Q-E4C^#tf&z^(*+^y-0Dc9LX=2oR;pOGo&L%=uec^sr5cPk+*0>*<fi--}8WC$gg+ShzyJ$j-iIWpZ<;a1}1WXB&kS+6c
Z^S)YZ5Ub9#o|DnQ576yPzspKd@LyUo-p;olJzmG5-=!2u&{wvJ7Xe5L!+fby=6%IMx|NvFH-4FC+9rF&b{@B?H;4A%xNkuR*51Y
tVMIbd8AZ!#!7oZ=IP6L9XjWDc{FVanu<qV>puUjHtXM{5tlqqJR#wN0ExdV$Jz$<qf?z<XX*nwUvE9nI^3vxB*0j{{97|t-@FX=
otHhqRW48EbPDO48Sk_1AC6EEc>{=nor`dw(z`>A#nHW5r~oWW5J)DKBD(NohhoCdA8!8n*}P97`}>udf!&;|6_LP|UlpJwschC}
$rG~YGven*M*7EHyJ|_Qw(V!M)vQ(3C9G{_-+_vll{Od<#A27(L1?7|jnwZKi|7c^@8p&u1$F0{*u{i6K(4$SEa#!j@2s{K*;mNk
qbi*neSqxji6HCB^^*%YSH_0SWQi%>?|<$I!aI?8w|lbIlG?uq+=>bg3xy`8Z1w7O&h~S8Mm-_SNW{!6DguMdI|#iIaY*OB1hAnZ
{#Uze?~!RPMv=zq$#I^{GYa7s_zZ>7)`1#y>25pqevCMC<!2QHQLcdEST;_N`8_#CTnvmk8x{@Ortf0IRhQjwqd+=gRNsz^de&w{
RaD>jQwPzLnDlmdIQa4!PdgN%Q+#x1O<f>~^lwcn0Gqs=&fd>Y;lDR`=UIy`{~O|mDAtGRS6x|C=Iu*EI=hyO91*8_{~gr_xLtjq
Nc7OYv)=e}9>a}j*riZfrvtm!BGjuUy<-;yDXc99D|i(ZtgA$oeIkHWk9A(s8p{sz8P?~)%R_$6X{8rC4qV+@3aY$OJb7W(_+{eo
u3n)tnr)bD>-#wl2gf~jDGe$@DX}XBArXY9z&jset52UjuI7lPv?{GUejn>+nhea=&+y&4wl>+}8LOUpzFrS}m+1G`bTF!3XA?um
j&gSR`f>5l?&z{m|Ds7`o)`q_z6v)Enxca8jtM2_bJw%KsZx3a29FrMX4NA1L^ktUk~Y(p{LHLvyfAldGcyrgzII+=yEx~1(&%oQ
uB}xqdgV~7^EXzYbm(*;9ZG$Ici%h9=VQ8_Kr^DcJkw0yU+m~2LEn8T$C0}v6c2Ylsx25Quxbm^O}PK9*FQU)JWT6>YZ8MWkN+Md
fnMOF(iQkl@&x4uEC>W3P%K8$ToSV>NvG3@qAG$QieqeXZ&}PYR23xD#Z6LvzV*gKY{sX|<B7{WcV#>+v#+HuzM>>j0|h`x2T#*4
2fqbZbCBR6<<bb8?_=?wRpRw`!+LegIB{<-(~>1X(9#toTsSn9k0|Wc>VnNhVNPt&&J%NyP~u&TJ2|NWm6{D7y2@(yQ(~I|uzu3I
VYB4Af*pk?w`JCkKB#bd;`L`+=_cu7#1?2Qh#h`8ab+#S(lBto8fh4%+ZwnKAqF5Q?lLHF)=5}#5CeH<$9n3T0vMt(cmBM?Q0O}(
)CJdbP|0Q)v=lTU^4DLl6NVi;p17S~e*R_X@48rJ2q`Nu!~$^qAHRg*<2*k7AJgZ-3f&v=huS_08N1>|3~2yRfO)X2H4*h+Ozb!k
N#>kqFvN)^Nm@dWHua;&%na?3TLNg}t;r^(c_=X1SIRRj#f1=QNG4Pk)H{&R)ESEwtExxzKRKmX@+`p{mLxUHHX9PmK-S2UsWnp2
s_ZCw%;|2H5Ot<9ZA5tH#5Bh0f+E9L>lQhR2%(YA>8?-?Ko({?^6L)-L#SCtq?rLovjDS(C{zSMV<4j;t~_|-!P&kLb6lOG2|`m6
Eel*mN0dEu9L#%lfD$OcSjcphfuELP=+~t5-QR8BAUuc&a`8!p^nEuFF>H3UHpFREbOR>CLK=v@8XYK`293MNh?6VeP|UAPxxaK+
D@_ay?{?pg_l;m(1xN@nVfH{itcOWmE{XSb&yMJ?ik}$WE4!8nG~3vIkyKZ%vR3V9#n5vOZ*sRCcX-j>ri@E|h5XyzytD0Qd3_9H
yJ+{598Rt&h);&M?W3bKFt($B!Y*oDEY}e=pG#cY^YQ9C2`mqVZD`4XwTKFsg%#u>)(C$S4<>+Z8@M31&*FzgD_h6|w)(&vj=i&!
6y<Ub2OVhP-LN1uTJ=dY49)EU&Cs|a#>=C}DmiczjM<4eR8I#@MR9u3ph9bll6`lqMTplS3{~vHvUSV-@2;1eDTw}z=X}{|3X@|s
6xDV!ACaLBAOeFhGg*7mjn}mRDdufapvc|-g9tYB?n?v&WFg-lH{W@}^}uKdZGp#|1J7jzQDNmalQ``Tp^ej|sY@PmivHdzdzJnd
f~(5$R@uR-s}=}LaI}<cVgW$vxw8e7G-`BPX7$m*0ufk(`7Lvju~)x2{Q5kr>1Qryi9ju&YLXZ-GX_#WBh?IIb;DN=C!d+)#>4bV
B<J4mxql~d9P(R+HD$8=b(z&JTf0&#aScf+6iH-3y<2%{i%Z4LMg#|bZImkBBf2!;OL=%@`MMD+Tjjwa2vc{gI3o>mGE-@)W5iR6
x|GyKjzf|`tvF0~&P+`;MNP(-;|y)N$+50xbgCdz2~0}%265#mgMt{p!mYOI*zgfaESUnx*A5|7F(JxRlL*!X1K(mW+-tFVgv8Y9
Qv&1`J7yrp4v_>lgfND+UoCgf@P6fKq7<5YFfS=4V6swKUgdjOTCc{{#L>tkc7oixwttpES#CdmJIWR)v7bD-qu*9U)d;uAk#SeP
tFB*Bdq-VA5ryeaHYVcnLefa`HAo<{V^?HA*fR*^?%~XYrvG(J;^r313m<Op^E~6k86!G%-Y~zZ5w~A&>nkvBhwVZLR$D_o@YaS$
w*;Ki-)AbEaE+U)TfsLO#m$D$g(^0vv)E^yY00+x^)IGp5y&QuZZhN&71g>VSeO?^?PfDiPTfjtB|Kqsooib~_hE$Lsx+0Ik)A%U
$Z#~>D0U6cdFpO>>E}r4>K-S_hidSJeRZpo#$Q{^uU*9v96WCd5(*KC-wk73kGx#M@6@ZADu+~t^~L5z6%4T7muk?FrA7-g44lyn
Y7-DLtr)<dAdfil4iaV`UIVQhNNodwlhOi!h><(H_Z#Nj^l6rG%dO`9YjC=Fx^7)@x#OMTuRhs0PvPw+Fzt-!T2U>EJe||KyQ9cg
^|{^9Z5HXGl`2Y!wviUJUYShT@=30HY$i0Ov#M*MSkjO~ub4uy7}HdjdYbh%$Y&6}=f9sC?$w;Pa1}&4yMyY-My~26461aodtZou
tYNJyQ;F|sfZ?oIVzTvoj-n#ly-naz2f1L{&hrC6$vZoAzt=q#n%4fm$B&PHQ=~>Hp`<MBYAVjGEMjV{6DKq^eVR6AU1YNgkQ~dt
lv|DuV_-<o(cv4wh)YO^Guw!Pidpxx+;c6_fQ`5Y&GJyoIRpa0mZt+FRfrPyjXP&mV#`&EuvDv<ZQdrw#>^;!S*Bi8NJP}ldFvHs
iDzM3UXuoMW~%hGRees4YwIx=LaouZWHJbr2oO(;reMJB+}y@>k&#h)71=p(Fe+*uP5Hh#OQ6<sW4-jPEbn4O4z>M{MigaJtvh1}
HK-gc%)w|itFX*RDSgzbiRJz;utptDZPyFCo0No+6&690Yl!2Y0tX7TgDAXl%d>Ae@wsqz=<zKb2>|TxvAJen9I3#4*`fw16+4iy
;Vngcb<jSA5@=EJrRw*a9YF%bAd?AHw_AO6d{(m``0nuO%3jad53@`45an-jU;>&F8@F`G{Rly+6_!BQ4rmes=7f)pZ%@`673WEv
4OLc{+5{8cjJM}2yTbtrnngTBlzt2Tw?-JbL_D+6>t>Hezp4-8`)U4)z46o21b*btSH2%)P6%__VQ6S++a)C6l1px{iodb-C-#dr
`!XH5R5UsS&eUGA^ley|e_yHpTd>YfNl`|(4)CGUH$6e^^2n;K-c{xouy$R$zAx$b(l4LZ{=2K<0ZG?{zaKN@v+(^1e1+cZoOKoS
8uKLfL=|6w$FDq5=d^h{sb=Q;=DH!)_=Nel1XebU3trU)`b<CMZ@zc_oxN=adRnIiQa9>Cb3B0!OYQIY-vhB-eM9}b?sgDW?G@2?
2p_3X@~XrIPl{1Xi{dQ`x=7oy?bEF;QIe!bwx2&X`_dY7BWlJVhWW5IiSpe%YE!g_8NQ<wh-wImQHBCGa;{qICw%NaIP1oiu07;?
p`j6w#wjdC1WL>;3MYg8zhvLd<n!Xu?^;*3T^@z?qNWVp<*p47X^M}C!|SYSm6UbL$jHYN?vsXSo8AU0L>2;wqDWT2$1tX=-i>gF
96t`u!T4BF7A&mos~m(6AwYpV40e%%)9G42Y^T_aQXCA?64gE!`a_Eit-gYA!Siw-ONgy(YeQInY89yMLgJOA9CE}6FL>oTEpeI$
$W}*ZT5Wx5j%wI<JW#E{-tJnXNW7y~#`6Or;-IbUYgM{Nw3AAZ2@0=gw7f8k4b(*OzG)IO;j8aQH5wywoD;Dm4L;Eta$2c!AW^tt
Uh^0r4Q8ke1fIdgtuc19x}z-&;;QnHBBKJf=aJAFh_-YPAAKV_Hj;}3E^{}Fu$^q|D5dCyE+Gw-C^alO*PIe9Zd?rn6`;o8Bds==
b5J!PP@r^`p|08*wE`!5y|Ze=iAB*S^ddxVG!)*|vKN)5sP{&pB17$76S37moLc~`9}zb-sUi;Lp23L(RgmgfYT*rx1B>$7+~I~8
lLL=VbI7#|GBQI4Bd&;Ro{+$U&ZmY1jW|9DluujloQ_=UfHuqK?_#c*{~^8LZ(nZtVK=3gEl-wXgGB|qj~&t-H*iU*(zbp?kwWM<
EVR2?lx#ZbcAys%aBy_AiKMb1oDD+?Kml#6WcU>j^gLM(?i;|JVSNJ|JWJnTNN9cc3>Z-g1`=7C3pj=xBVBc4y(OGhEwnTXI&p2f
X(~KU9mx<Nfm$cg>4hM8RTopGILyD0URg~tQ6-ML!#rUuDPdL==CmP<MhXHmBs3AZ6a*G@7iykenQtgY0v;)!ySa?P6zZN04rm|C
5*!|;!+*F7YP((Mab7&$4aU;Jh$+Lk)!0x;@Z_r^uCK#^H-VrqM2;N@z8>X>G-v_@W7|qZNPW_ZfpOx<M~2#CGT0Rk?SSDj7dffs
_tn#^H~67m#Z*vLma$@3WhtnJN~O-ql2l0~xKQI%yDrlt<`5XeDx}257#&6`qx09rJI<jwAoKk$7e({up`R<wbxlLrGg*PWU)H--
U3-vXDWb2-P%I;FUw~~uovf-NA_j#9aPFK7r70CJ*ef#5!GlKM;;u<&;qyZX;lK{)fHp{MwbjH~z9<8*^qB6sE^eCR6hM;1it(v(
vh<^7%ic9bGz&B*LpzRrUE$WAD$|@9S!SP?e>>9A&eA7!448DLa{sNDDfz*8bNUI|z5TS_U~wQwIL07HI-ugO^eJp&Qm>FUD1oo)
A#{JCbJh92x|&f_lbTA?*3=>B^ikz%N!uE2P#{`>GoL$z?Rj{aah-Fk0?bKaqcs4zCGYBjMZ=_7ksH-R0hO}=^xo<C_WfSbPdH$v
C<kf~J0Vk1?Ttcl3cPvHz;nw$rnTMU#(s`x|9tSmq>>|;@$A{MW}+&!r4w%VSifDc;(F9iP@Q#54iv#i|62EQ@HkHH2g9dgU^i+q
4lX2UN9!5v9L5U-1f|l>7X%^?VW8lTr5`!|(*peDn_g#C1CG?I3}t_0S^ZhDQM83@oU<YCUr9%NuHjspt&57rtFf+y$ARp$;>Jge
vc1rglE8v=z!~xGFGEcO<m%G$9#FiVroJ|;Fvc{Ikgj-CA%}G5WW9!`Ur^@%x*7cBu4y49IsoCRf#P2tR(fzdn!v-eD#P`==QQ**
a(mNs?U%jOd@<<L6?-i`>g|vB!BuId=%`{euTXWx-d_H#m{&S#zsx#<{4JHwn9nP9F@8B#qVbIRr(uQ&9%(bB2zuYQzNW>l$=<ZS
a``Yx#(e#{_I=Q5XGe+BOT#k3v-Z2(l+X!*JnAqz3pBv*RHQ_7k<{czvhFQ4b!<JMtH)!L_Ct@Szbf(kP^kw9lBVtqO&1d4piRqn
><Gur0+}CGvExmzHMbpV<!oF#x+N2jneVgs_M*3sl6QyDJ(9CbizUVJq8cpK>+JWoyKN4lfN?Hm*E`rMDw5O++)d}TOqaC4lpWBJ
Sp>BsQI9CJ5c;D<*nP6>`K~pyGAM#}Iyg1BHTMvhiZZRXxscB?B%A>>?Q+)5R~z2#auVrW3kp~KZD%M?Dzoa96`w_GMPL+&B*bVS
nwTvm`U_XYcFt|JI30O>`bucLhHq)<{We}X!|?LV{Wii$Avn4}!3Lh8lGwQeh(}@!tM%n>@d36h2^$sw0trC|04C#oo_Z0allGDQ
uYRAIPlmf8ZR6(0o<Dch1BRK?=Nb>v<F|hNV~wAzioFtZ<K2%nCMg)a+{YfvoAIRu`>UiufPn>wBsPTpGVO8)$Ui!%4o3QUhjiZB
NoH~o1&AD>leU7Dus2SNlou(Aht6e;%v@z!D}#B$Mt%klU3WI>+U6KUC-Ho&6%A2M6iqY*EX0smh#-*L0m}nJxz(sB81bKPKM!Rt
J8MV58TLqVw%x+(V%0RhID!TZBA!*F>JNU+1K2!j%awrdH6nK$mhqARq_FF#kR?OlIMw%+4Co<Ke;jy-BQsh{*GJ8BOzU+TQz&U;
y@msR{YArQ0bFxh!!)h*eStdzMq8e5m!_4*bQu&Jh;Qf4n}HZR7SOP}rW|->7ma6|Xe14*dQ%)7sASyDxY~k&ob&E=XHzma=Z`9F
RNMpKJHDax*lHW=TSk@8bLn0HgOgg?c#tF(oh2HO{|Z~39JOs*SB7X_d;@P^zq`Es4CsfOSPjwa4v9oe^=lWUg5kri)&{k>{bt~r
-;HuO?Llgg?Vw0)VkZ}?Ee6FJhO<e5u!Ik{4#L7kSz+u%Q5bQG9Th2u%ynzx`2!l-_rP&rBw02<k%0k&Mx7H2VAZP(5n<hx#N!%m
uPjtMQQg-r3bovAo#`0bdZoNmJ$co)wH3TBH6pF-w*dmcZ0^s<p&KN5l8s9+<Tje!`XP9ky5MykbwcXG-7RrSialny<xTBcEf7iE
K58zX7h>eTx>vpgnjUt*?cSgQVR8<-o--MB;no0f!$_?xqX;Qb4AI?~AKCuCps$h_eglpYUF}Fbke!WcJkI{xJXu=EP@-~C1lbSW
`TfbihB^&~ycA{qd6@Nh_dIuwo}B-C@(|$N#eZ}^-@_srhSYURMJbAB@Az!Y%mDmHq3_^-6LL#`k$``^JiPBi{|k%AU_Os1({MQs
{)l#I05AGzzb~@=p5pf%{1|MNid#v;rWnl@y8ha0t&m(BbeDGW@Odx8|1b#v4oFEAMOE)f6#zN*Z|9or!|I1nX1j3F%F<L2O$ZK0
zKeNGENNOl?=+$#;ualX*n(x&S>Kj^H06_?@{{$uabE+B)8hyL6RHv*D<CZds46~KBDf%kaX-)ht+NmGz*N!lJ^!y?{C(VOkQwrU
b#B<hp9p_Q&^Q0T{?qiI`3oi@?9K05e_U{&EOz}}zgYi3^{H>vKyUm1{J<YU*f;zK0N_WTqi#v|{Irk<vQZ!F#e1<|;{zb=M{q~u
|33Qt7Psp8@&pC*=s1=Q+<U!$29CH0SISBNK>HZ|#6TnZzmInz_YVIv*X~vH`+vD|$7X-n`sv<Z?c1yE`o6y3286!T&-D5K@vZ%C
h2Ug7SRP1E7Eh7}+qcvBxMqTV6^H$pUWxhPDzkR(KWEhKiu*gKv&4VAMH-&jkr^Jq1`Y@W_%4s}tRThB5I6h>9>@3tso@_{(EfC)
;w?tnz*w>y{eRN>8GlFd{pOsz1~AyC+pHmVtP9@`_=(HnhJWvLb=?qwVkfWtzmDFb0s4Md?f<7AWOZEs4!5AEr}Td>`euK?Ab~2N
pTmhz!{*<;U-J39Wvm+If)IdK{i|I{*1m6J`3X(Tizf(#>D|SQ1GwQc?=UKvQ4|7LARNoUY|#NRCG17$+kY65dZ5mTbnWie-KDAo
kVvTr5OEe0ECF|Ze$Kn_7Sq63gop!21p>*FA%O}1kpmou`Ew)~1YooNiI<alM9R5U-LfOnk06zql1I#1_c0-=^uG&H|3vq32&Da=
IbpVSfnL?!hIq>p&$ZC$XBmk5a&??h(B-2M|CiT|$9HvZQu_0q@jbF%O^A=%dC+?|aZz>EF*H7h&jh>uEJV2yiocX^d++LJg5Ll5
I>iqrO-ehN8H+QUdGC@gWARr)w(Ys&d`XP~>l)MTntI*79Px7j%6;8kt?cr;u^k}so8|rp?^d(<f0t5n`5$g`z=hXwE!G<obfwZT
m1phx)0Lrr!{2#T5lI779TA_C_+7$}SnU<T71FF{Q2(LJwAgWV8OZ1&ck$o5_5HtNNEV{K&Pj(3niKzIIejZyI;|3SG=$tSd-~+(
9^*T;a~Dr6*En9ie@j38Z%&nB?GuT>!6J%K4sJzK0uPNns%y%9EH5Er^`ntVlSpgX0r^o-g-h>go0pMUL6KU{DRBO(RmQVF;^%ue
q0hzsVy;O0I#BC2B~_T|QZYwBJv)tJ3pX+VWdK8AJ{N@|=}Htzf!O-JPMDE5dvUZ!sOc8vjOkf00W4q?1B>~9qg{P@eq!P1z?S(-
@ppsx{s;;HTY=<s9ahD)<cCxB^b7(Z+IEm2AD`SlLOOO(HOao+s1@KJhW|Zm2?7h2C%*!>HZ`Xi<Q<wu8<a6ZBMIJwPL&kUg@B0;
d_aZ@sviBaej7Uqu^N5(e3ld-3WPZ!h-aaroHUg?Dq;>B>h<P6IP-N}O~a-LvI&?H+z4iVnsoU;<K^7~)BV<IvZROnKU74C{0mY(
aAt$<9UKP~X%5)1kDbH{@cE<bmf7=q#HA(wQ@j(@e$ab^{Jlqytb#-^P-V}^etMx&zr+sz%K5`kd`NGn65@#>-oU|u*l5E3?Op4w
AV8?^Kx7wT^pF688e>zPrOwH>)37N})u*HH`j+H=VR0Yi^wL1*+0#);OC0I9J(YvjI>?BWpX!dUnkM`)F5Q!#qKhTt=D^PIu(pW+
79aviV+8`atKH2wHOk;^&#l(wpNh)<oWU`vmQfFAE>^Zn=z;pW?C-73Ie^vAe18khef+D=4U*^H#C~!xG_bHX5XFOzqH*8PdT%P;
9Y5*h?nhE{OLMsA!3aWIjh7B9g(b%i0mS1yfB=N(+ggNDBAiROrp;SH2Y-LGd+oqz21rLsDQkddKI$;Nhb&;&J?<!^fk@|E$f6%m
PY5AmJl(w`j%!rc(9#<$gO==u`3;9bDZ}l!kTA@P0j2R~%`c!_@&0@h=F+r7QSYY|>F(^+U-32%+xUE;wYCAZ3c${V5=mg}0#OOU
mO*G;;_l>hjFS1$ewciktHV8C<Cu1zw4u>xNg)%;LZwMjMY+6Z`etFlnI>BL@8hhNVD3fffG&m2Ve<`(1lF4FP=s=rK!$+|&D(uE
4fckAo%&Zu>3l}3G0~j$v3kcxsOlrG)FM??|4gR7kN4r-jKR34dY5{8+DIv(x>2W`hSad2(KV6;#kStA(rBq+7NHn|IYONT7ZE)x
0MhImQX9p+!g{F2w;YQD7HSuJm=6r^TGlAF$q>{Txi}$3LCr#>-0vNCnT%{SAdz+)Q#{qhY6=`UZ(1ZqP;*{sRF>BuSVdT3t_Xe9
HnSnAE*80cEUTrpxgku2pf$t8Ge|>d*1J&wd?&U92?z|+B$mhrCh(E~C&pA*UsqsABpX;-1Th#J<sB3=C!5k5@qxV_CVoA>IC2+$
4~Eo9j9M~+i!&m?1O}k#7O_-nZ(wc8pQO~)F#5cFk2w+XeLv0fGv)od(Z=$^$~+$FQSz70I>aa&CD$lXGv1TO8v5qmyAR5)>htAT
#b7E{wEWU6YYC~5D{q$gHsc(B<+jmLRikGFW}f9zrZu#JL=?n;t^)5~gm5x;BS&jF%7c?H{p@{8$zM(${%L)FeNuJcrOH6jMxq_$
sbUEP60%33rU5YRO(oceLllU_kI=C9O$~QV>V+?1FLA+RC2(}kSR5n;iy}?33OlRn(w}GQOz4jfWudFS;)T<J6^rlEzi8`@9Gxh^
m7>K#6hY?JGm#wc41cL&`Mtp|F1+MYd-C$FYjxuMqG0rgQjzM;r?h(cjd$0+8O}s!3+W^y69gd;NFcBzma|p}^~7aVXcZwS8ypQ|
My5!8e(Xa8lD-cA@hTm?pSs-pB~j|^R&QwP6OMGAS8iCdv!U)hIcWI9=$=em5MxwI3dlWbdRt7|gCI^g=~{bEw7uH))S(gv(^jxm
aDyEvpQhPSR|>eMW=<I%ie^<C5?-scLYY%g{B4~R@ulAP92HvJExxTG_x*9P+|Uz<g;&r}8&Z^_A}MjiPr{NPeieDcBY<=~Mb?Et
*AW+j;%%7eE0EA5VNFgXP4EbLLlJ3`0%@wqw{0dMJExu%8NI1!tmRiIP_L@)2{)xH-<>N*VTKpUkU%F)cGx`@_8rBtF@I!e@`Un*
5L|G0Pk?=2zW)|l5$BiQKKJ`<!QW6w7^?ez7D-Hi_^asl8*9F87M`}Iwfz;K(YD*0<7)Dt9BC<9z4RxHjxIO>DjM(z84bLSHF04X
0qVJ3M2s2&4{a}jO*<`zQ3H0{prcq*uY+z#CH3+y28fDU9k9au7u^NyZ2Qs|OTl|Ne#}*;R>o{%&ofC1k~zIyr08lKw!C9#irA5W
L)*3NAUu|a8tyMI>AqIkgkovWPBdSKMtOPAy&XOAP@IYm%y)?$bZ(E04p<M!g!=$cwE$CX&keUUPK9<UjRsu=<O<18+mTvy;vBlD
vsi)$dMYD{LuE7_s$4}=w-U}E+|7itJJyiOqosnZAkV|A=D9nyG(i>qqc84DsydE}KTn=JFd|m4DIp<{MYR!zppj%59M1f>sbE~T
1GeCRbW%bl;}d*!o$VA9nA+e_+Qkg<o5M;7*@_mYekSFyO?hC7nmKgmA~b=WoIwEJSr>DiyxrAzGDEwSpSyP@r4hPK-P246e#1Du
WpAS&G{MA9>_yp$L|@Q@(%OEd?wiR*&JPSKn2@>HIkUt{stcVh5GeL0$VJ5ne32NI!4m|tI;8}H^P+8@cBUzd-MKx@i&?m1m4$G?
i`v?($}yN#1Rd5=u#Jew(Fv}5>Mz29n(=2KRjiTJB;<`~E@&l~BEpPcVYFe8RTPDA^<;H?9V1P!rt^cF^)CTrX-n_OK5RQEQ|LE3
4XoO|28)cn7Q%o~7?BW>m<v>Ebnkmy*29DA*qY+ssqP3TQ7a2`l31|=LII-ObMU^fb}zB+Ki~Y$y1ucFb(X(EYqgS^s@9hB{-V?2
f8p6HUq&qlGSo3rwq7wMY+oGQW2#mCE#_nO{OxyEUT_~7_dN*(rsTg@fZ`|`wsY8EIU}Xa*~|-Nu8>Zxc&i3i?i_OKEi%zSj??6O
o2$oxb$r=oJTWzWs)#b%5<on<WCwC^<DAT^s=|;T7Wi^{u+Qv_s{e94Y-skVXrPZm_ffp}`%bDOrTEW8UVNe&MMC1PI2iAZG)D_+
D;_d$uU~gsjs}F0xnKt)1dCj=y)Ho_G!w^by@gPH;wf6B4}mU;1VmbfzGm~tUiM@)ByoCK!Nq1ru<6WMz(L%*6t6m&ijEO+%lA>k
C!3sg_I1BE0ml^Us^{~0Ys#XJkW3NS&hpwbQI692^YzI&(BjNcwGIQE1*HMYz_IGmnAwGz9-Z}7pw#>PuRaNWyDPu1JF;12p(>N*
+(ds{r`F^!A<VIW>QkB}80&j_=~gaoQ7(x{c%})($r3yR*cTMIq*a@~pdLc)B9FrQ?jR<*F@VSrIS_|pSaRe(iLxTRV9|uerRB8J
(V-M=6*@aQ()O5Tg_HUGB+aFr_kAK4zqHEo`~`{BK*SY^z<kZ>b^#9JJM+HreK}${aM=R&&4nvERv=5h2*uR9&8v#k(gPif?*%T+
(M`Mv*Gk+=0U+br?XW%Se3G?7!#4+>rhT;<|EbUp`k}bfLgxU8B=cS{n_-PH<|c90u~uo);!Q{uOfS-FBE(lsLKy@Rg_cd@BTJ0Z
%E4umf?&xS2~&e!)@xDipf#OjLDNKYBIW_jq*P5AZCf%<q&=Da`lWeP&Cgx)dEDOJt5%XI3cy4g-1Nns^Jt#-x`9V(KryliHA7K%
*3lEL@#A`nSyF;x5Pw^zk`>k#EZnRGGA{Fy*wrFICu4^NIJ($Ux=%VtwJ6VV#Tvs0Au|g_tyj`|TcNi~>nL6*0@AW7sZjA)rfLL%
Vvo`5zpdjr`t%%BO&X_!Vx6XV-%N^CqAr%?*(F;Zi4=T+z5=bT1A&l64P+Axj%f4sYt{15wxyWD?Xe88udmwHc%@bp4%N8gX9}4$
pow!8T*yyQbT>92;j6;}<l_};8WuJcXteUx>}^p}<oFT()!~YN9tta~Ha8_UoFq;VLdm+-;I|$NW5Br$#sj-o0E-k+M@Y!m;L`AF
{{H-9f(Yo>seSOyL)cEvIOy0Gf(~*XMW`$gd<k+TvZ{K;U!M!$iLwtky+D|~fQ7<<Ua^5!aeP6R?a@=pwT<o|;vm*b1Z%@ksZ-J}
b@}tE*#8LhyJi93=KTwB)7d&a3s5H21S*=$M8QBBTn0R4u+|AYa_M?hY(_|NpmM8VHpxxbK|)5_PkDVSj0egMYAi1*YCi1Lsa>HX
ub(d(SiDLnI_oUTo%1H*jvGSK_t%S1IYSTnF=q#!G$Og={&bp?N4A4Ksngg&@<P_A&ja$a`E+8{DqTwV@;;Eoh)Cd>`R}Y;j|iWV
N?3dAI}1gAclGGS1t#E=2svkfy3^l1hmRfK89)yz3TdSn4X=Bq77iYvSC=Yw;&h8UUGOP@rxX<4<7>l6!4~p5=^K~i*f`~v`&;<%
=7=9|`j^AC5~&>L-&k_ZG#HXeA$wXs-52#^rIo(D1B|B7u`oc=ZD<By(^_WcmV_+!%pq-bHWDu6!g<jzwl)5b)n}+`=}A}EepXvq
jS;H7X;FxfLNlK4o1Q}Cnb|$7-ufr@?1)mXE7{g%pkRXb1%r)jsQ8@4XBFcY4Mgw2nnzc8bGvEc48wCoOh?b!d!z{)+xI-n&Bepz
QS96RSHlr}Ucy~5LXhZ^0VU^R`C@q+8ihTNO;Me3rMv1ai7wVU$s{;N>$n-?R$L=Vu$!a*#Wtt|Rg&y91uIep5UbIw1-Krt+6qC+
z9s{R=qUqaC`680QEJ0RuC^9M?V{8jLDtUiY+jdr1)Q`w=37h(Oj)Ne{n)6eu)yDjCW5pOTWAAlObjxDq0JXkwOjT@SZ<gn=E=#2
Cj`VY^m#lS^hGx?LwmAs2krf+sCwCo3JX=1?2?#>XPB;zuI)#9jou@bt}8-mOSB4*@d*CQW?F7CEWz^Z^)VOB;G&F9kDhJhc5!u~
qc~AFiWXt|1@lY!y;SM75xg9%WNtj3EQ>o($-vN5L_i?+#x<{1b{Nqj!>E9mS1*z;Pu&G_qWky3RDJ&pEgu)(8Nqb7<29I|amWx1
0b4+UdsGrC?VSu43mCgNvbO}?$^^x7wR++PU&QbpA3^Ayb(VV%xRHD=BlW&1ldZfN(Vda8-B*X+^nG>ix){cz9}8`<jvs_Gy?>5+
op(9Vgd^N*3rKXCxudtpS<xEa1j02K^#=o+&dSf1rR?uYCnP{g+wao3Tdc}WU;L>0T>ZQoiXkZ*Y07zUk?}&zTLRp0W75codLzaV
IqF=F9l<!L3nHbR+VrDu(z*_NGmMo@7^WfnA%KXHgJ$bZtM7)_#3SvV5>@*^kg*=N?Vx<<KEFRblwB%6l=~39Pd{HzYhmS<Wu^@g
8-GocHPV~OyKxx<IyS@tLrdAkuLDt4ltHN#&={DZ`FyXnes-Y_2It?+3|4ZG``ON5?N{8!Eub(stxRNu4pk(yB8n((nSzBR3Kw4x
Oc<AoIID-`g<+?~Sgjl+{ZB+Y18SF$eKeP33riWvhhr~pEx<r{7N|vx15$~>D4en7sH=ctwu=HWwVuS2D~}*kjYicN0vgSbmNpU?
WC)ByGor*M8d~6p6FyEKmRt|_s%o1Wf+O0feT(LBH|?zEL*J9+w83c(?zttt%6k<>0)&B6XmxHp1xTQ`5{2#_;#7_GsU^@+qRg~2
9rX3Mh9^;ZMjKd29piV<@j9Ld)uI+sT;OQ(Ai#|b@lfi4B4}D1tE*PUEk*n*>mKTmNiDgT`cuBO-Z?&L%jxc?I9k<Qs1`2{Q=u78
ksJu64xv7_fb#n<mkSC-8!BbgkYI42rclJOqI!X&sMildW=U6V5!dhKo#$IhuzP3HIX^ty=d1VOd9yf!LtH}M5Q+k{w6IEGgpUh3
O0tC3o=Tg%s==vR*~Jh<sCING4cEFx)EKr87tMDfMP)d+%;+OBQ12eVsf?juVumKze7GRRl&6{p*N{#{K}z&<3eGR8S<S00GFxb9
vXa#|3?&I0Dh)356_7-Q0~#$wS!NqUffJ5;z1uY}gEld&Wm`ARZZj}mx1m?okTP&9X@J^eov1TuOzRCU)w5xbD$Y<?EXfM_JQix)
yp|jyY<E?q`4t}IwdIX6s5I5Xsjf7$76`E+3e-VZ;UkC?r!4#)x4tbS0TGiy$PZ2qAR;N!`@uJZ)x{q!$iA&)2T5??pLUy#X!N8M
Hnbm|X`n5Kt;sD0dMswjf~X>btk=U%@e^T!+vzzansbrYQ5}>k4l;#Z@5r!`j@mt(yi``WrEwXZYfv;e1Y~^rzg1D19Bm}B1{l?Z
RqpJHst&0t_0BG4bNPHrUKgBF;G{?RCZO9$Nt}(T4jdsbykfg^@!hgwIvRBRdCnvzA=F<-zmxXo4$h}bLyLEz^WF<CexE0o?heP%
fXNY}&{XR!pnh8FE)X$=uq+TMy{_}o^UU+nIrVWKmq=)8snQe4Jspmqt!vW0ia=TR{`cL!8Kx|(^r5K??K?ajPu32Cpt@eMK-3~Y
EhTd0q4-Nzf&`tdaAis0V2wtuOs+r?Fi#VxdUw&ps6g}GKX5Ar142?Qcn_~(>IpT#op^|vNXE7(pmHYbSgRtJUHGV-jfJFZeo^vI
KaHL2_Nu|7rHPk!yL-gCsI$%*Y2q}m$M?Sf-`O{&y=+(T!dkoa8Yhj-_fC9V!-p>44!0K_!;Hy&adR@VGvgb`rwv?A`hJ>y?s8X0
bF(Q+=GO*rpLzMbSw*h9JL_A(?hL_E?ODCUEj1l6FjGVGa9uJ`G^#Z}HV)MqM3NkT)A9ed)Ze409EZ>A;b-UWm`YvKQc6k*d@c0P
2<x~c_ErSN#f!4%tq3wa`Z%TKMqR`pnYRQZvOr`lC#LU~wW7Y>4-n15o%<r(r)^VM(1sU)VK6V|p71prEV~K;#1)emS)0AbZ+9O&
;^&R;=1P*H{%yoM`7+1tjVhb4v?Qhd+R2~4TM^SPG(m8uu8M-HX@4?Q^*`*ha^N=`262~3piw<NM&>DP5Z0H2T0WB1Bo`ei8>$QT
dLc-_V<bFo@&B&xp`9*~^s9$rif3vEgT`$d+g_?IOPes#bP*lW_0-^3IBSV<m_sGqBPO#U7UJT<zULkS734<S+cmcndho`KeJZ1R
nGfS04_97^x`fTqg7C1P`k${_SiJ;WUfTHUUh{rA6LXu@_-Nsa0>z6s9tb?xlZ^yX4z8R<7@SG&?&;CKIOp|ahw^`w{{lq*=O3*8
-FDv$Nc`SZeYht5+tc;%k!^TZG`(Y&K0m*s*N0tp95d3#ZSZ(pi@)yStcul_V6grA>&m0IOzWO9;5gTtn>jn_J@ie|&Yz=Y`*`EC
O)kTk40*C0NACN8Wy~u2j|uc5L-eV9ct9yoP*AyPhhGV#p<2JrWxyZE0V3jGv->_{1|%D6`Q9d%{=0bh%T4SzJ_g)*IOKWW<DO|)
aHg*g)=_AO@gwV+WXI3+xXw9?HH&<vA{%meeIn7OEaln`oCHAbp7Q0gXgC}2wd+&c&sey>`Regm;xzy3=!mAJ5tGd0X65qunZN~(
5~>s+KN6&&j-Kd58YWy2r{+otUP%Q@J8-9`RE3NBw;^HX&9QAvn~*C+=?W2QA-9!PV&;y3;&0VvO0DxEH0UiNNTx`W1mLo&m&ASZ
iwjcEZVL6;T^pFT-!2BdalQR0buWsn@2)H_>diy)Iyvma%i`a)qVU(=<Ax^F-&uy)S?M$FudHZu4&?4yw(?E^B(`&7W1+n@Drodj
>3ZEZe%pOVw3*}G#rrtdA4eK(7TzShRqe`po-u+k&U`_q@y4ikUjE1CeQKO1Z>6NXkz(uXaDU!i@@+l_FFvXYWD{#!9R*hbhT|G+
w7_|VO8vcJD`j5pK3%f~hY~U$meEVae5XW$ggtzC4i=lg2fUpz(~6QSOCH!9HdWIDax~*k&285GcJ<M@M?kB?TXNSi4Ai6z>H91+
bcjlx5I54{BKeP}O&~y^CB0?$N}4&Q5VVaaDypxm&8<rjz|pIcYgxA6EX-Z+*se1TjrEb(Id1l`Bc1fuOGEKcsSt{Qjbq(;){42w
90(#X38rr8Rm?;KXOx?_q*`e0w4<f6BFP*9=7mpuAY>$U7O=^SR~uJd3Ki5&f-e;HTuo}H3efItbnh!e6sDYEDPBKi+L~m6z}f65
)WJW(_G0VWcVgh-^CsjX>X+X1ub!2Qs9#nv^K3pMC_{^z+EJuOr$@%s0}-5|6Fh^>1d!qmSEJ6fHEIi&#jC9~eC>2JFzD!WDlGze
MH+`muHdF1ynLElY9M-JL8(R)5cfYjh0M3CwP+~o^^`~!0~FkPyQ8zEbgms5F5W@}36``S3{q$~RB1ftrEsfiEBI7!iaXmCp6U&-
tUir(v}=spUDtnQ>R60toM`sP7_;|#kP4wSElsA=kv!}(1Vok6B2{lo;)8{jE;h5$KvScmlYY6F$f*=m#b$4(3ORE(Ch9F1qt4T>
QMGgJTV@`x3D+<>R4q5&_?#nhCHA?dc{rm3P6Af-lORFI3T4WGa`c-Q4>laTCu(h_b<|H4tJ-3krlSJ~P>}G7%NowUiTQX`JUGDH
+@^S?kxeIZtJ9{4+9u<wn%=!nZ)6MTYI18eKHA>P0$V$U>b)}cdZ0<uogOAsMdai0?(wFtV6JUqRd@_N(Ms=`-x(F5>9sYaO+OhH
yw9ACG>uP&fLOORYZ_u6`I5YAdY-gHm*>dZErNx8v)Vf+N+Cl}zjyyD<LB`RS_`Knq?|*qO@F7E($*!^ou1%uB9Nblzd#x<0+07Q
@l-A42d6$mx|K&7(s49MsrGqSOT}V@TQKC|8wyDEUdK|2(|kX(zN3U}DO<jR1~yVSd2q1P1YEMSKLeUa60^R?jVi+1-<#uE6UFAd
rTsafP8TnO%ag}GZY+3_@r7%$#CCP=aF{f312J*Q<NiKL&X`DwQe5#uWU=oYpSeru)|l2g98_Bxc9BlQkBr0HQ*JuM$C}q#_u6ZA
I{r~vs<ozK&kDdu#dYCrY1%T!yyr*{uZ6?d6-YX5NiV_PxQGx=1+{<o=mfuB$I$oR_441GQyg4R%^WnyT&;Ic27)ZRF~R0YkEb2C
r^}ooK_=cVznS?q(%Uyra()9t#NszlM{f}@T*ob56(%f5Bw^pZ`=u5p=+!)8t>GeETt8mq=9Axt5f**%*-lz#Ok=m@$4bj^1Xn!^
@La2TA}LsI99_hUJM!p@$gDwnlur`1E)xC@v^OIC)z$s@eih#cPO))!;^@+N*1GK^y$4*yE>Nu{G<&JFb#H&gEkJ_uY<EbO;E*0v
*z>g@dpN%+WuZZQ*XPDJ=BLWj0EJto&wP2;@!Pu8^FB{$(|d08&d`Cx1L+(hnTM=daf!Jxn1`$vze%-yhX(VpzhRe*`OYk>T`IMr
piF37aCwP1tkvROJXBuXO|QnazkAmSd+&P7YeD1P_hU{}=L43M(^s#nYk4YG)xRW&dM(X!7_W=Z1=oA>vYKq8AqCuV&L+_BFNLCe
%WK{*de>^y(H5Y+@j#wF!w@gUqP)){_0u+iq_oY{y=;S<VNLDJw=)#9bXX6e`E;tiFIrN)J*J|{iQa95rXdPagJX8@mzq$$#cfBE
Q3dniO=jW2Zn$vye9=mz`}12;-7hk%s{=_#w@n}O=(HEcV?H(Q!khe4;{-TTd12K!aJHwNt$`Xl_)T#GOKhiE(kbP1DN0l$;Qt%z
C|gWQ+|lCI8IwvA)bWcrop|R!@}tQ-5$CLOy0&+YT1_8Vqu;;k*BeQcBhEC?Ar&+d-1e@9+h6#;F-$LRB7*f$MMXs7j~EuHefh*{
s`YUS1QVE!GSUer%bL@Br{z(ca!YzwRL*TxbAAb6#gInP?&YNExoky{$yrU=d%a7WQ{(N{NwEba6)b(9RR@P9N}C|G)0G7Hy<drk
ohYk*n7HLM+>tSb_}#w4$oD2g=c<RKl8BHbU<*Dr)8yL2hYta}UH-L4*Dk}7O<$6)Ls~G;T)x_!=EoZFt#&<aJ9ZI&4+;p_$qRxk
Mddibx2`icF6V0(^qY$2tB(#jmJq+^L2g#7)_LsL8d!Y~($>X#yf)EN{qIu{H7@O!>u+w#_s!!Rjyh8CEANHCRzx3~)cN63iS*Mn
wKjc4jrOJk$^6}%edY&kqOd{P-I43?LUmj{b#ORqyvHkxIu%K4aq^!C;aZ2X7uGO2_VbZT+O?fyddfMVx1@7@4C}%&HP6jxz@LbP
gmw!hu2~THLD5W03ANkD@sXw^9?m$8WMER#V~E>Xg=@|QFrx4cuB=+DM!{$cD!gZg6UmP}xikyXkTHK-z52Mwd*g=Gb4V2I<sk4@
u6APvAq%pPmlS~%svLRFs&pB*ZRVMz0eXhVhl`yik?C>9c~QQp;{H2Rf}RztjSq#o!ZHoT0^R4NVzZjADb0{PI#-Prm)-`CBpcU3
N^L+itYY_ph2d><v*=ocXnyy(#%2zJA>PVk5kZLS0SgVlEC-L#@}!js{D}9EB)Je!1*>G>g1qrZ6x&W5Fhw^`{;$dSndG{cBi@zC
u7Hni=a3}$gZ2E6CB3+<dpTE-i&)%(RD8aw4x~hiL3>Bb%h&L@u8X$(Us^6GaC&f9JP)e8Yo0qqrOMoC(b$WL9~X#VTgZ7IWw9cH
^|#7J;cIV~T<qj=)5p~N=_|sBXVs^!eO9kvDVK}8gXG+t5FYz^-%9z{dwS|GO%%tA#f-P)oY4r4dQ5p^7}tKb*HAH9O?#`-t+q}l
9bjezeDL(N(lpoK<~2N%3=%-f&5zHGDcPvAi4k82@iimdO+_oKsV7+-gve3h$alPbro65WyclMVX#M5<zN%7_LNCoW4v7fJRdk4f
HJ4CtaO>A#AI!yJVhdRP`EXz5@zO;>H19u4jXoH*wVQuhrrCoOBM9=eJ0C{vA@LepG8KZyaGia#T4Bb7)JI76(i{p^2=S%9F}U#p
wypSktUXlV?XeeGQf-k>Q}VYtv%C(3@b=9scd?#Rqt|VsqK00`+NvxC5-Xw#y$+p_2Vlc!IMu69f%NdJ{WZ*V>%w7%)?HtY^FML;
X|T}pH7K?J@uV{lXRwM>PT&X1YC}e))PfaOdkmI?hEL1BuvuOCgWTgW?RBja>GMPg9L<i$KP@M1muTT=fNxu=ZNJ|+`*d`aO4&AY
`bK>HEsw4CA}HkTcdc8(w`!0>JrJRYU#0bjp1w<|(;m}#D{>#RP8&?$u8CK>Jv75<L^ug(?HhL7=iqj4n;lm@nTSf7R(cUFKw6cI
hf`X-3wWbQyd=g&Xm#=%-r`-{Bdh2Z&W7Pe*0M2+N|D{b6qZ9;aO?%td$`Y!sSjCdR^smVT^`}{xX+B>a+oT}SdV6xeH}K1(l&}(
ijzHw#ETT!hj7+IZ_Mr@<gH$?u0WDMIl&G^JA2|R3nOYin583UefR77UK}<#*Di5r_YBUPjo9)2PCFHR*Ep#*I-WEV=<zl$3sCTK
Ktx6O&(`)6O*~e(p%mTFou>DO&bF+2fwwV_hOvDqRa1u)QK_uvAWRCdk|trL?_LwW_p}_TIGM4ahL;4pNz6lroVcXa-n8dyo8YTp
A64>vqLi6(Ei;-V;*>{k_`8<oBGP9+$9hKVI-bt|Dr&PW8<WN|`{<(gPCKJ*R%$a18Fa?N{~-#tqd8G?&LsC_fYB41P7v)4eI{Ay
O6qQYx3o-H_(F>soDq0J)QE^oDitCL6^_T3WVlhF`etBKZ<u-IAUl+cDm@Dfz;P%QScAfjI)0tB{4{PF+UP)iwusoLz@*k&5gPKQ
D?xEe<BU7Vn`s*8(nHRErOHP+-Uwf@Fz(M3<LBvLs~-k5mG$-Vd71Y;d^c!2IoBo8YPFl5ZMS=B<=V-cnYXI3`pUlQJVt%#I>px>
V#K3TtF>~W@tb%fd!Ns2Grpt|YMMz2+@HG%rIa{MO_1X{y#)~@tOT;Lcqf9mh^;qvEKMuj>vw$B%eTAN<3Hi=#o9JL5+q){<`|Z}
JgovuS>VJRD2+EXn3r}Hhh=i2b1yP{jmD9bJ<mrdYHMJ+%rnAqs!wSoa2E?r#YMQ@oF^*WEnF&adkc~*hs}>{Dc83m&8;-`?KF=b
UHmdHt1DPP5aW@iMYI~y7KmI@$aZ3HHm3X^yOnuYUc=b>KJIdcOt93AjRJ{|6pbw*!7n`Hk>`6iER2)Bbv4pxZVsbo)x>X$;Ay0E
vKkEy_QvC$`Nhe_h}3hOX*tA%0XvXFfo=ugkgM9^aVs3}uGg&^lydrJm(*2N4G4|h-X+$EEIXT1YU7*>3gZ*Zc3;~;Hn%N_8{2st
$6E)f*)86|=ZJ`{OuJSt`%KF3PBl<>U3Oe6*J}+a&WjsUj<-U&aw|f82#ZMM=B@Qcrso%@GxXzGxCTzr9tEWAR=h9C;7R4!@!P|)
tB_I<qwg-^0z5eI>lQAca&-=u64t#(DtmO!D0O(bu46o4YDFb#UNGV@l;fRy=~t};tUgG36d%B*?Lxq#O$*yf_nD!KS~hARLkKL&
;v7_opjKJ6%g+ev9iWD}?FIFYIGkTLXsAUQ(i(_nlhJF!G>d}P!jljoI&p!u;*?ESYDFZ&Z&w=iR5h)r{37LYfuw4+jOS^rMNkhk
T*zA8B)(tGr%1&%xEXXbB9gt^^)N)=q-k#4Q-!KM-x;+j)*x|-;n*nsb+t&~D6sf<a9vjfPO6i@TxmD5i*{a`=#PF=#mc~Rl%jsO
1QFTn(d1Vu&=xMb)Jut7VrXa!%tYF68KM=rZYAoYoO9oMMr&6aFgGKANOPyAinrH?Ro{whWnsYiAAuZqsIJ(*Ik2aF5HQ+v=xR7=
*PXB1ziq3-X>C1AQ1h<3HWfUhb(f*v0xIIWMwT^Lk5(@79*A6P&lK>m*9ugQIqLVSGzp!>U34qL{a{VD<C;;p;iqkT`h3x+JUyK_
c)O_Nr?1DC2}+eeWZwO$$nEY&?CiLD8(`CE-&Kz|0>{E9FI%SVjri|xD^PQdINWP}q;~JE#9wr87Sz8X*0HOnZDZk#NwN-{Du76f
(AIo1@3!AIo>u&ysNakcfGiYKqF6(JcVh${3Em(^uOFodZvJ%cjz>w|L;yWykqq6xqx@t3GCzj&e#$q*jUU<j=sZk*&|i;Wo^9RQ
nNbdYzR$dHR`a%gCk)e<tP3<Bg4At=dM7&gvGYKDo9k+VNp2-2lFhOqe`z21bWip6bMc1CBlw9vY2{Mi2`>Ap4bCm^^I!6j-~S7r
vLJZRe^1x_ncQ5lA1Ph{_z>(|l7NEWnE4;*BjRd)7Jtq6`+Ws{gl=ec-MpqhwToM2Z&$!Swx64R|0p|n^sD5`CVD-pnDvjn=N1k<
9d0VLz+JkBk}vYAAJOwWjvt<(-VTco?ff*D=)Y&^UKZ8Iu=Lp&=?iXj<;u^?hJxK<d?gARzi5hZ?yW@a*&9rb$lQzf=CqZ=WUQX=
%8E!&Zuo&9lb)Jsjjdp9p=Xd?$T#B$rY&vz4Gr;if~yvIDH<Y5#+3bkuDk{?;VV}|IgzDV7+nb0u|$$TKVKU5hf{j@M}KuQL1K=3
yZdR|Wapjv3=W*vPFh-?+m6n6xs9F0rN;0)u&qI!aVBiOhm(o=w1+h^MWR1ebBUh?j)NI=61_)+c)FSmqO!Cm;c0HP?!EXJzRonf
yK&>&!gp52>io2&ZR%ac_UBz^_v@q7*=qb!BAcN2#AmkErZKH_rE^oF(*|YzeX92&Tc}#b9GmW~MKsrzC?rst!~YZ<h}`jUrwA0b
j#euR$!a1?o)6<?nsutulv@cNx(`i|uJqbfqpwJ>ao2m#DWAt7NYqz>9w%rMvGw~d{;Y9$xVpqGpc3)fDmjoTLCc3HZf1DlY2&wc
o>deVq;loTwd7D6I@?#s<-XjAj4Qd6h>g%OH04@L^0W5PE_HroQ&)VHIT@IK2t6)U2&by@^c7^Wt)RjLRmDzXRNDiGZ;j+%0Sp5b
TuJ3uRV3p#5@ZXhNF$_<>({jDX2N@28}_aiiLp%&CD1Q0&j#+X#R=PP$Kj0?WA=JxlCbztHa4O@XjI0)p=i<MR*xuCg5qnu*TeT>
)ylp^8*KG;v$~};`4o|@-1x;~vrR2;Z7N4*&+O~tdbV{#C%<T{BUIT-z8TBD6Ypo~#_Bh%P3A1o<b2N~d~p?Bm!~N+!sivWEGuZ2
h^h!343kgC!jv>3EvE={77ZE|+`N~e8t1v`SfMXrBlpfC9%&ELbxNmu?77YyV;wscE@@v~q5<Qtj<X=($k$1LMJ4E9r*RS4zc-dS
ouggWwfB6z-OxC1VWs_Btt&Q9Ua`nX(d(J6_c?y25h?C?^XE@hDr>40did*2jYQI1b1$Ug(KnP_%ZWR2du*&PRVbVBNar-<>CME8
I)`_>e*E&S6-edqE^Q)!n!cLU_2ts-(zUM&JsJ(&D*ZL_)2&Q!?e;r+ecVRe2*7|6@VoUqEm!3IfyMdi7KYj>BJ~jBoj-iow3{Gk
t<3o2!ql<q`tX5pk0<&u#x19-O9`9$jAV``PdVBh?*<I%$tpi2qZFN>K?k5f`w-I?&LT98aagdO{dJ0A4qBmN)Qje46jt@FxI^XU
ua~m*M?xr=D{pSyYri$XV`rxfXGznOz4^@}jKi+A-YYbH(xJ)}fGPU9<~!yw@69J{p~yhBJ71HHrUR<;emcK}sZUOCZbv)lcr7tA
=Xdq;pwAQ+6GO*Iy!JkXj!Fxy?cD<c4Nprg4CximAx$iKVye{V55l>ik$Rz_oYPujwTG_Q94Rz7!i--x5YTngt-QDFdy%Dzban04
hd?RLzBg&lt?kn7&zd}`8f#3#DO~s5aG9pvGs9nu;%1#WW_Rse4YkEzoV=Z$u4`BAHN;l4tSFN9NYu=5Q@N1iQ>0<;;O43@UO~aE
O=#!QT=&%p5UbxC;Ll}zH(KWOFR{}jzda9Zay`b+%U!j-bmMx~f@7+W8)kemEN&Gxs*BDP613x9vKr>~mr;ufbv-DmCd+}a)|4h+
SBiYq6BOxP4ARsPBUOyzx_Qy&=sn%vs7^ucgxVmvl{weCVV-NtDwYeSfy#?bb()A#i-<k-iKO1HR!DIRtoA|%4CLYwGu-<BPhBh3
)@rYZ!DSyQtt_5SUa0BB8&_*~zOD_IcWtnFZB1)os~*+W#RpTD?8X!6Zreu=cZ#G$=^X2<>%Nz^4=T{&1iqCP(=kq#o$eo<Ea5>k
<HAOpEiGMZ`M6ix=V&8SD(|fCP3t=6ovR${w{p`wxnmxPQk3EBcy8m4IIgindvDe|F0CG{Xa%dWT8iW!S7o}MCmwg+4--1@Fa!$5
t|eBV+IQv0$_4#`X^0Z*nFwP;CYvC#t4gP#gVyjik)WcztfG4)_QfH2>L0Vie*WncfVbg?CHB*lR*Y+0@|7qq!mXWVUPh{rPI*#Z
GmlocHH&mGlwWinh7Slr+bnR$I2)0-MDj?JF}abY6!qD*qT^x9=XzxG;ilMFdYb=FO4gP9i}O|?=St50ot$>oZYzF$HOUsDpksY+
I?K^TB^PoZvYVf5)YiJZJUz{LLXF-;>o3_W7Z`Xi0Ii2jAjRg^wqI(4P_1Z}`KUQ&&u0~Vw3(ck@=>1*a(oHfJ~Q88O)b-xWd{z~
rL9Oh--ULYDyj<j@$AKTVPv|*2gh$5(`xOd<5i<@?zPSJ+}h6||Cjc?dFx#*gU_$MY&dUHDxqUohjc!v`yI?xeBIOCqQ!;2Fz1h%
)`C6@onZAt?R$~Kapd^iS&Z*F7SUBI`TZQFS}jZwL&%_8-S*Yk$Kd%b8|T$~Mu)EDDDSlI%d#&rL3Lr!q4Y%31d(hj_QBewwXJw;
bMo(8T#19Adj}6VHP*B7qO{u64oFp6JVuiSfmYhTDOb}T)r}(K!_NXX*k?!2rk1rgHsUy`&8y)(*E&-A--yPv7j$*kN2TbD){D-Q
td2D4fk)u5G(Q)fCw-}<sw(CjaGLOb8s?R<Q;5Mv3P}a?8&8%Zq#qxK(H7eI8q7p$hSnE^D!tD~I=J)pPg`b|6Sg(}*ujHbVzjgO
)<2Q;y~bCe<ahX6uL<+S^yWJ<6cH7vuV*K+uaz$T1?IVbp<V6VUFqDd7o*d9E_855cE~@wHGxB=GDf_d(l+{#nw?L}966kM_fAC8
+U<HNrDWCacZjjGg(^?UMeSSqEqQ#o3pYFX?djh<?xk5B4{PEhrT2PtU(-xJDDYwW>1gfe4Okl5IayBibKB2LcjDuoP|NSaHhs2)
L_bSZJmXy9@i>aPB)Qg(6ZH5lG`pK1{GDuw)+tWy1-cu`p?4H`dH3sCwFbdNYc4`CVL`n(_toIh>s~26HHdnADFZW2@k&F#3&Vtd
o*Lo}?aF<$&Vx-Z3MNC4pAW_z>yCDc1VSLwl3HLVo~Dl*JL+`hOZnRMCJN;!IX<&Ew-HI>93UPF9yG0Q6&K5`X|aQ`wV@a=E1J4B
ZTgtsz3Ix>xYs!QskhN#VHJPP%w6rEc;{8LbT%A4cc!|U*A!g3Z39>d@F}cDBB1z`Q3!V+@7&{DASdHT1dqGImw^=dDj~RCN`bS&
b=wOQE(svef<PjFbo~?YGg|6|cbsr$3^@D$W9ZfZ2DiJh4bDf0d`13GT`4nP9~+MINa#N9b$d^?2A?j2IhXZ!KR`zaC}il_^BJU#
sBW~TmbIdnrDW4Jq0Zf>;quz`v%WJO29r(kwj}ty>4BQ9+I^?O*0nL6b<^dp_~!IFAzWUS<w{%ga6*~)C)<}3c<HH*anEM29t&dh
olFbAUR2`?FtmFI#^RrRQ>`gob60^)Ue|py9h>YPbiBZwd+Qslt8vDiIEkjJ&rIv4s+x4D&lu+5UfI67@Z<Xby90o_^v)lLB^{LI
5AWL1967t`#*}_iJ24VsBWsCtC{G0Fp;u0$voXes&M2S~%gt<cVX3tj6Fjk8@rW;IW9@M~BR^&k#^l<CT94lo<6%LKPR<uaJ&B{K
SQ=%}H3B2=jBjapt>x(G7n(;PYodqX>zeI5aIOZJ-qqIQ<9z{&zYQyxt9vZFX~<I=ywiL|_KZ0<q(LI4)l?T;^T_P+Q6`UPhh2mt
grK9LxiEn}<Vg*uJ?VN-52Ehmi9MLGbDh3>UYVkxBj3}o=hHvEe`EsxL?KDv4FwA1pj3pMU~kLIVShV*yR^-zkK}EiwBUIDCApSv
5C=POEJOhfu@tgjkzASqd=#i$K$A5L@gRt#QK1na!I@7vVW`hGPyGyls2?j2@kD*as))y>?Um~ZZ0J(IWvGVfwWy1mw|%;%WjSFW
aFS#uzZ~|#?H)Y;;kLZ5bRD=_TP&Q~T2CPR9)?FTe%2bfDziu6Tehef&4S_}`(1wo`Yp7?eg{+W0wg13{gJa_sW~iquXoG!_m_o_
oUR_rTauO!>7G^b2Ug@^k)Gp?yN<VJG{7rI<eG9bOt{*rpk%`FqdKwS`@zo<$ePr|<$8qgcgf)qYxDZ?_&y)FCzHd-f@JuoV}$Lx
P;ut#S;OR$>cohe1}eedS(;_|ixQ4CRp!F36vE&^R*RNeAo1cSqac>E9BUzUHn;AuqrNWQ{)aW|h9R#T%_s>%2ZJW?!html>VyyW
K$#pu1tZ<r9UVL0*RrQ?&a6xl#ez#kfv+aPRRfU{8G|%el>9jB=ymhLjmFOB?vDqnx7%`0&!^H6U%glGj<~4y@R4|vN)T0F?R9x?
d{)pF@Lk1Wm(X8fsG6~!eXis;`U1X$-$C7of&kPO1FQd);Px>P_1@vYi*e*$NS1TM<opy!Zpv;lzR#^>MVvV5MVtwI{MFrz%aruV
VWB39ULt=qJWUZ@{HaEeTyJ@*tnBLC%}y+-FIpmblT7_s{gGeLwIkoQUC!MgmvSJ70!#`WVx~c;HFMQNlrj3H57X(tKfPLnBm&to
E<!yt)TFhFwKq$oi=o?awL+L64_|$9_rVf>r^}bYo!>U?odjw~^=}35&F{Jz)B;)ycR-y4(!($8$MCw$gd9IewqqetR}w@v$MLN-
Aw&Y=p(k|xk4?Tu)%`}aoq)#8gA5?(krY6psnWs4ws7@sh$7rg#83y%3XQc~Rh`5S$BMUgENTGt-B+GC49r-HY9KgrN&Y-KUx#tC
^4;04x;Wz1=c=k}`#fLa#^RdEB=f*sE0C2R<dpk6inwc#@o0HO*$O-h^R>P592=Isd>zIO5+AwahIFKg&0LXEG)hIZamdf;>(NE2
&8i2-eAWgCT1ND(Gz3>)QfSp|_UEAX5wB+X%<0#Q@6NnAUYHzSjwto%$_43YQ1!i5v=qEq>1qefB6Bh5I&8pn?gP*Ex748e$Athr
%DtKZ?Wc`AaC_O{CM0R49*Ea>_%r4Wu-C4{F!Uk7^Zl)Zppj-QHg^{a7}368@^!#hULZ*Mml_Uu1ae<Eywqwju&a$42m!+4vrCpI
nE2}%;_bid0O_cnTDay9p`+h^TF^x}f%J`eh~`0V@z`1lC5R-0&PFq*eVY7iSXR+yqmTC=*fbU#e|lk!n(|NjauezV87PoQ0G0%?
AQ7-Yh8vN(1Eg>*&1)l`to;6}YncGjGrQZY2i$m3+h13YA_}DJg+iqjosM-OoQNooHLZmX)>UX{X>U*x9QHxyO}i<+;d<C@DHa;m
_s^2-KSHNL31Q+Ppo4VIK`rbsK#+Ut93O00Q=GpB*O2mPuLd^fR=dFd1M6Uii1)UIk>%U&9%g$FA{?)E*r1wVa(I$&av&%YGq+@U
3tEHZLr%|tv~}%8%J4C$1&|t3*FVRz;)iQ`i4)Lrj`iZ(0)1tB!m0N9df;1u_m8W?vrL854n7_3Wdp6SKO^Y7^u2wXT>Tx76ciR8
1foM@v_o$U`2%7+oRm6v9Ghg3#(5!*oQ9}4ueaL**VQ+I;!I4k_mpt7{YrkWzL&h4bkZt-j1jGh3u#amT2dmk`1JV7_H}vQ;G|Z9
y_*ilpmyuu($mAsw-K5FoT2XAZO)QA7_{s01V3AJw@HnRkU?YB0!4ulQr(@me!eGmcHytU*TE*9)(XwyV_xd^*SqZK;<gluzh`(T
kMXMV3_0UoBY0G)RC}Kiv_oR}WwkRRF~lexaG6(=wT{G8oAk556uoYc8Fk@bmjfB05)NEvkq$Men54JC33Y$s<j-(>nSFgTRkl}a
>2o?F&fpF|%M8%-M}XRp!|eAVN|ZYR>15UOL6{G5ZsIfv<&)ilg!0bN4U8nuwM?O;`P}|`w}H(WY5eGK>0oufaP-O34p8ui1Bp3u
1L-eI={`~Fhn02bzUn65zSfMe4t@BOk5mlnksK;tEsRaF>cgSTEW6ju4F{CpzsmqNXrZ))MaDPR=dVrISbz9^`^a;844)4gr*fWF
UbZffE;aL^mu!Ncs!6CQ__ah|RkZ5n7gy(&e;nfxXoG1$6QH<v5Lp3A&MO~I&rNI?coBaz2-N^B+?Y=bxg$f8FZ3q6rVa2QbR(wf
gbS};u-PQ=&uEbJb?YQK_p%gc&eNuJ$}lu`Sr0ESwXzQr*NSQnmidUMX`{k!bH&^l%VFW=IeO-wH1>ALk4z5uJYiki*TVG^cAk*f
p2^yNVgaT<3LZCYv)K{0{1(46YbfBT#;KNFY*e$1?G;e~l;NB*b68b^ooxGL*ZvI!WxIYqD?ORgFN6lZNOx_)1?2+|$Af=m$8@Yx
znMoQB-IPF8n2>|{%y8#>pOhi_R`&Z{uvjek58l9@Zu}Kvg?`gob3e{+kX#o+gi1!gOGhE1N}pEzthLZdq3B+`!d$KHX7&e^H>mu
_j14-k8ne^{A2+QXmB3iFo<E@K0L-GY21Kv1sN46P%lE{z^ZA`R&ZK-2%xgkmG|#$X9U=he-h@=BjCStibdXeJ-mxKGR!JK8WwJw
a)2DH@{<>o;=DE27koD_tEB&;v%`7ba_IW!0qtLNi#VnrQm=n`X|}aN{l(5ZrT#<|`;5-BZ}qiyGO9k#%k5iP$kyn^S@=a4&3WV5
Oq>nSr!xGG&!sH+J&UDly?YcC3NHGR91=k$_)DJ-SoF4Y*n%Y9kJ=nJpa(-1dd0gwV#y%6WD6CdWE}9YcwD=wvI~T3OO5w&^9_Bp
+F7~Q?W_PWOGyJ*tcbAm5O2XvX;D~0D=HL_X-Bj`cw84@wImVZULDwSBHJezP4#H@O%)FBv;jFz2F*dBrABFXsenXom4?nx<C*b-
Tm`1T8;>gJ5PmM<#3pci1}A!W)_iH_%shZS*6Z8NKP*5!kR|tQV=cbYNJJa?ycU5^AZ{>;2IDWQr7fN?`e$p4f#&@Uw?g8M?lo}$
w{7?^sHhWUcQ0h3XxH{mxzKL@md`>ZP6?9V`T1Wg)y3P&ztmzyDFa<NiYsZWvZH)QJFGyu&E(%bJZiVTHGOYAa+b)G;*cPMTO`=>
GvTTrZ_7B#yTWIehvfzG*2U?>J8^#kqt7)*6I$x!NHKoPSO|_M1Uils7Y;V0W=E{?klz|^VP>6{Oy_#0+a(ctY9J=D3R6tJmCh=$
c!R>zEptjp<ixP7$*7uM10j{ihe1+H5J5Lx0c#aQyR^hng@$Z2bzx$(jq{}dz}|^CTG!P;GoVdoCA9yqli$aG%i-jDJPGXc(}Tck
P}(d7m4*i}Jw-h^cHA#|6rdzs8d#D{1<a$_L`6pSu4B;P0(KS&0a_7u@r%@YuSUEId2GwID)Cw+X$mYL7gOM0hZ}M}znFb7O>77S
x*?6_@JQc_D-aq>3qOq*aUtxUkobD};A}l!d9JoO4&uf8P!S2X>LYR}Z&)6jJDh_lf+)8d0X20@jf`to8nO$wSk*wO88rlX!f-%0
M2(MfjiTBE9=H?U0qXbFeF!ZHrUAl+T(LyvNjwPcbk7FT1hkiw$ct4*>AKe9VWg8pgu-gVl9Hz?K7@H@n2P{Qg?%Tj@BotCwHS>r
PP^5GFWDl3;DN!uZ-d{7!}mCGlHR<~jsTOP6HZ^A`Pkv_%wgfU+;a{D^p9dyfPMS#pryz#5I5@fH=uzO9_l!{-hkRgpsqy{-k1!C
959W7y=WfmmS`SB)MU*p)!AgyJ+JQK2ZD5WLWgLkCq#`fpupIQj^YE0p*7iox3u0(B!Vr=GVq;X4N$l?P~w_MS*CdE=RpFi4m;|l
wVMIgV5<65j8zPXROoZQGuUV{Fg%NBD~c@y5v1A6g$G7<UEZ}*--PSN#eSZ$#RP}aehAEM8oVdh3M&W!N|$PyHCF}@L~LJny^y<R
Mwe$Iqi|{|t`P*CGVan2vYMs*Ews_L9dK!3G*O@-2o!4Y&AU;9TF%tsM{H{J5#MMpDVU8SoUO_I-8en@4~Tf3Go_}g*=b}(4Y0CZ
ZP#xeHD6KMG2eKZo*cAl?Y|rv{8v$aL)NM`NMM0M1T!YdX^pldDKgNxEz4$sRDxwPENVbSb)I}MI}o<9hY{|R%JVmIl56%|U-Q=V
z4d+bvpz(MG8H1G0jMICtNPePW&wXB<l5Wr&=~XRH@vGPLF1K?VbKZ*cLRziQMF#8=Z<~7W$|XtfP_amJT<P8JK^^Vw2kK1JPn1`
k81Ym6c>IELsLP%EoeekR8V(UVCQTsg|l;a;A5M(B9?I3EP5U62LU5NZoSF2ARUun5H=)A4xn;4CILc>32Gd}fx2xuO55a8@lzK=
(kC&Yj!uAfA(9J1Jg70-pz(2=#;}Sis0Tcc7~0wi>(y&M-9o$d6%~#<oPlqA!OGguG(ec=bU4OqXF%(A2vJa3w0W};dAyE6?Lil7
<#FfR>8{u*FyXouAq)ke)0c7r0R&%e9G}D+<yy(&BG5c}i;(>fkv^|V9Vh4Col5+(*0e5Km6aT-__+r)fG9L>HSlnCXeRlB>}(Hi
z*`w2lo+La;Bp<n(#%O2jw%|2jHU#NXHL@P{5Zb|y<_gE->c>;Qb?TewN$?zWNSC^Fv02!-Q*pphh;>Himq<$4Ov5U`wA1E1m$Z;
=yx-Vnq#Z8-8X(w72q5@l45n*j2&p<o}$qfGG;V2EsD@Eq1U>M&7rA4hMvMIFW*saOuLUw#p~`{;A%w*@H5Re90ohEsI>@s1wI@g
`Snk>s{2#G!@ciX&aC>X#Z>TzTqfLi#pfn_fs0vUwbgFYsEgHN1$fOc5MC=GMDg?3$>}$v`<3s9<IfHqi2mN}=gyvx_d;z}xa}3q
P$n&o3=qdGTVWU^uzQXROxF0`mkdT}N2BaZ$1d@0*9-34h9%pXmtOin!E+ciA}AUr0<}pxb0SWt?6kkL!sc==H*sGAsud7-;QfVY
6kQtrZ^!YD%F?0(tdug0Z>GViOF0tz@9|i>GjRy#^|SPPy4B7-Eeb@D@~@I1F_5%L#%&G?Hb!8WJ&_VuDS8Wz`qmBT{gz=aDJZ-4
_$jq1fi|XHl%^|Zh;0SnI#eP^Yw<6cidp4|_`NC>Vj81XyTN*F^k^!Ht3R&JU{s5dQ39f#4dnQ(Tc(>|8ymX|ADv1-o`T%*X=>jx
G^&Z<rgX3s0{fAGONWR;3)$y|BB-_Nd0GOFO)7_NuagSiRy0(_6KX<*VSq&iMx;<s<R+mn77T`DJM@fFzP&xx7B}=&+qa}QA_n$A
cW{S0t-7vnM&x2uTp(EQdMOyB7pt%jz8)ZW%?EOeQm#8j5adR-O;CNl*y32Z3T06--E7><?B+EswTPwR{1uKbTE9dZM&@(}78D-N
v^EyD2rGHn*i2PvC>(^T(kWY+BT~#gvs;2BJ>sNSuapA_krk$#1QSch-Po5l5Oo0s7c~L?ZWMljG17}Kr7kKra1cmpQ=Zzs|1)eu
JLwH1$rq)C;HQcmUwk|G8zK1l$^ChKnU21z;oTVogtbyp0twJPL%a&-B~Z>6mJlQkv>lZp5Lgch)!Topdp>`i{y&uK602IdXCVH0
2659oJX5z+R2M1HK}kfGatR%-0xt`Mavt~<1a{5`Rma0nLGMckK6}vq=fR&zu8U{)Ol+U<$;WWr70HYjuCr_KoZyr~qSm=(3#|Um
H{Pl!y{4%gZRH=8r+C>Bg7@SQx~$_SbvUtt#84Wj#Ty6e_xvowm;?>F5=PIdE-}9;4Mrn_DYR34i(Ilp^*cK?4_lz;*g#i6MGA9$
hPf4>s5aF!75(1l%pm5dJH&8cB!KS%DdwKG*14F!FTN@`xm?Rm#~rUibdh3xOd=Yv(_#*+Elk8_=8BO(n$u@tS_;+$(i|aL)dIN^
uP!oc0o+NgDkn<@xnbG0=WPvYWJzr1bnT$2kO_)v)**ZXZKIuNY)-SiPDqNxqV!z~ZsSL@lU_f2%V(v(^k&!5(BpK_u6fNTaWYMd
^rVC+^BO8*?j^9VXw6v=5oQ>q&rY|^Dri$^5Jtj<fgXD(5V9<dUZ!0})GZ+*6h>L&`qMMWKvfxsot>6mu;<o0IvpD#*BSh-U+1HW
u;-;xh>mvtv%a;WaN2jj20&WcDu>a8_yF1y{A&3X14=}g2FOM!GY>Jjb0)I%fFhFQHHADeHo_&c5!&zxCrmp`aUx3#86AEuHx@%Q
#M@Y}dx}A}=7rGTpxU;$58<3-WoS4aISTvV+sioylmjf)A$F$Z;3NoGnnsdO(AOkw_R+sTts9R(<MOxP@9GAW-t~=n(Ybj9k1^Z_
LJYWf4)Elra1a*(`_c7{JyY9BeI`jejDz2$`08Df1Jq-NZv~*ElJkce07Obx2FT&K5Gwbrg~s9HGm!peOJfv=_*!G*O*Yo;9!O=P
8B@S^yC;Fr#wwrJ&y02v!j^K0De$|ek>zs@C5j~O3rMPl;F1J^Suc5g7Rxpn7Wn>rW*e6sIUQJq+MJL@A`b8ziDDQZP2BMNv=};4
&*9y)*P~m2xofc!A|8}Nlpu5bQ_3W55bRGIHxV*2qy?RPjLgi{x)GJFx0fC)xK^34ydX|u0eI^I;ldZHe+&0f8R~{cv7;Y9CtKyI
z}8<zTo)hL*YVtlJa96obxvIY_tXkNjWJa$!;MCTtl>ANO4vuL=73;|2v$Dg8R8)P%C%pE-raReTE10~^mF~*DI0>rgs0=Qm3O^N
zxC-Py69)BTpcb~G!P?qq`Y?5x@1y<PRzX>=n!3N7>@NvD8;LBY0~t7A|ieS0e%C)n6Y9Xg40=WNsQJJ4=B%OsO#5${oYSe5iQbU
wv?vQOpo8c{UVl=pm+bTZre^tEHnu?EI=>k2wXq_htBPB8*mkBkp_o`@kB=Q$60+MsCdE{7A@Oz2e>xoxg2Q&H^zc|3<za<f(_Hj
X+v1H$7<in4n$BIT-YuMkQ{igqMg=`W1P6=2)N6H{66S*Bn?$^YaCywP(VYPVPn>w^i2b@sx;m9q7#96jpnvTfsjjUM|fhH4t7j?
1PmLHe8r$gtXNZ8d$e8t744159a1BOk8bg~<aZblE9(3EJ0^QidVFAg{O99d=)qK3`ve?(N9<Yqb+$VGw3TZ+*r7kl$xGfdoq4@Y
+qDr7h_oa(^+$fXlnT0P-je``*Y@CIeF+rZL}~U2co*U>MeN6vCneCRpr|-Ecbzv>J02RJb<SH|a<FdP&~otU+U^tcAj`Sol(7P$
dA;{s6_bncSh@(<kB5^X>NGdPK-j?tZjp|LB@KZkuKrf#nBkE1z;Z00ZClpZ=&&@D?#G+ti?t^^(lJWc2Ng^n!l23T6fztN(rw;!
9{Rq$+6vrlTy#SEG$ZP#Yj;tWsWBF;a+Z@y)E5(;x6SYcZdu|S2Q;cTX|VrK+4<+z#(!vV{mb9R2F;ru4?ni_sgR2TLk|Fl7cuwd
e|fJk%AOPLG=&rNp;?7LoeTvxd4Ic+(t2P8E0R&wphFla52U!?SVOygI&X)kx{Bqw5KVk75YP%Q&X4wxG^&D*I^D#2$|Ny5ZbQ1V
U`sQ3okz#j5w=`g#I%dHnvgzpQ#tt_5OM7tokb-!bhPvr6$b)a^@kjQ`m}jHzk(VVC}=7OcP(=u<BFN*#ww_v@fwfMzfaw+;aF#i
6PD;3SOOTqHuiFkJi73K<KOe=GzfO>;C)0}0DK>mYw8%Qjl$>RWQRRSawg{E9mDaad=mzcCjb9?wB<B_ijLM6B7a};`{(J@>9}2p
L=mDD6*coo*Xw{@YvZ!wg7y*dG$4Y)W!d;G4;ZO(5|ZO$h$(lFAAVO~KM}$q2MVLUn?m2776>-W>n=f^)8&>Q>KR4+SXi%WQJz+b
JEBpB<-Q)68>i~_U!#KTnbx7(qir!N!-f*z!@R#INm+^IgF*wd0rGHcTi&wW!3loy1;oqyBh>Z%UB7QZImJ%g1IQ#tZQ2IVY6q0o
wt6ao_rP1#61s<si#pNXq$0}n_)$S3a;;?vAtQPzfxQ=Bo!zJ?A}O@uxq27E1rNqEqJvWa4F+UEp+?Gf()5zqEN!MBG!ewD6ivBa
+6tShB*?ikA<)5>5mnP!ex*{bE=Ic&SdK0=aEl6T?PGEW0V4cO`(s8gX#5iANP_O^t^7^i9pA<CYqOnxHi@0y%pS)1oV00BRF}5y
+8S;R-nq<+-e$_gaq@V=Qskdn0~cX{I2K;j1bIqE$$?A-UcQ8Urayf$Kx~^(ASjbugj*(g!}T<ICD<{?%2f~TU>&fBJekPqpDwxi
o8^e<Im(dbo%7=!9K|LHWrV5_)3rn(NbstHH$AjfAjBc|^M3^2)33aBXX>5WZ{o$zlUA6<VAv1n%kO0m&$@EU->f)I7T)gA<4*4W
9^Zw<E0iwwcbmH8p@mCLN*N+N(BoVmo*LwHClb$IQJrn+73f7G99dmCAeo5RMTM1hjC!q{0xYN_0pbt#tiB65562qXKq%6pFa`)v
l#!$g`qXP9;g6nH0vys{NMxSS74(k%TD6Y>ew*#p`m*ZNx1XkCs|>@L86PVrT!GUA<<nCNp(E25ZNI1%n|1zv$7J~HE1YX?3Ub}r
sD&C-G+B8jCQLn`yD?OzA)l|*zcRZ~{ykV}+1}kNW3ilS>Leu*>E+(r{)(%4Yq`#r(m<0tPwf6*Umb8lCd!`GNdD~@8`W~D8SnA&
*PZi)<`nh6mTC7Ej9j?p^QQ`tgEc1dJt`&0B=WP^lVZq;EYu{!&T+k_fMqKVuD3NJ#)9Z!RiLosg^x<|bOyv!QXggEn56H86>S_K
K?WV#n!DPAOE;lw-E*j|L@FCNNTA}S1>sYLPSapSLq3tlHVMv(f>607?kM%Tk}xA74&~j#K0-c8O;i`nsEEY(dUxwg5m5!%4C(CK
;kTdhKlA;~{2%>f_4@nH{@%?I4n}4aS&nrIey{Of2>~DKfzO}t{&)FqKjQ>;|EE^@8P)!KKkfgGnxdnqEK=GsA|Y&|qAlaR{sJO?
?}6|${_1u1@jlr;$6ftz{=lbt^#f;!^`CT5RYW9^ik5<kG;%)PR<?0+;mz{?R3yW}cjI$h{-i&^<IH)#S09=9e7`@;{QT+KFLUv=
9u`1)7F-iKlOV8vkk5BP_>Sb<NC&e3<PVhpcl{(!BeCiE7=I67dHj#vyxf~B{dQ3Jay*<jJGO<A2IW?zt)#($1Zn;yjQ^{NCYBq^
EV*j;cpwl&276;T{Iq@jb*^Q!fY4Z$fN}sK0|V;48j|XNjJ?p||GY1>QeKMvw@a7NXVHd-aJxw#pZUDJEeQ;1i0Q@MS<Q7rYSCUZ
0}0@M*ao4KRl041exjlY>N<R&a2Q}RI~Z`Th<%^0-<BkU+c)vxx<`4DSFmV@!WxR23u>owB}lOcv+u1R9c5$T#Co`S!wnm=l<DCS
MMfs)FWXF^oNjZ)1iL>RJilTd?N^MXeV=SdF$o=f(Wb8mEm7E77+D%VcNv$U8tn$h^^gZ=JGeCp!Pu_6`cCs(5cY>J9KSxMGuYuz
pUmX(I2BS0^t3oUc?wMTIa3uwK|;$o`pu`)u+^giSOVW4qpU{6IPT*wsUE-lZu}CVOT~KohCl{@gZBJ?&)4{Ve_!V#*Rlx6$Rvz?
_h#Ob!PrHZe=t8ItU=@|{-4bJ)-N>SRZU;#WDyWf&EYW=6j6$}pPTz?z03cW+lTv?cM&>lj!a-w<tCDEU+&OrILn2I$1WpXf$&4p
d>`uiAHfZ9FXD1Dh(JF~A<v)N{yKr%!$go1lloj|2NzTRd=&rJ&c*~06rO*qD?b=1M7D}}OgF5x-eLYZtvv(wdr)$I>wkR>u@wgF
&RL5C_5&A?32i?WAP;&IdZBJZemmENN=oRb5AEMpXuQ?*`yot61&Yw9O;RZnse<-@-;JDL<y$cZ-)qL7|7ipYQoIaQIhw+=*Tn@6
eKuzLr#%gaZ<G%0j@Ql*{r{#6U*eDs?tVvz73xKM;1mwOA1xrfQ2>05mlg}0zt?(o<Dkq$cWI^^Ra&*Ormn%6zSJQDk`Rv-kHZ8!
hD#yd^Ij>>l8z?%d*%Q3|4sYe`|@^76Wa=BopLcTD8ZB;xLt7-#R}k&#_Ines<?|sLOD2JMV|-(vKtNR2SA!DU_qU<BOgc(?kWe#
oJT!UaGCT<E0oyzbv;?6)>X!3-b%w0-^V6N+c@gT>&k1YZJN4jAm3(JE7wO^!nzcj?x=5~xy$)=(pCLd6|mq%6!(ma179ibbeeo2
NZK3u(DC5o`Mf)4MOF(rHSVc=4s)o6fp(+EgNBT3wPKu*^=a0;9Bi$wWKO!=gae0{-E>!>yU3rfs}kHqo@Oz-GQ3RT(MqoSHLuw&
H4nn6{neX#Hk|)yaa<)Ha_R>o@ev-{iJnfU(+^;?$6k-MT6U7#3F(;1&6)IYJB+BHc$-wy4H+Ti#$YnU94w$ebZz0U;-iKB_hxJn
mZYoYu7%Q5la9#OC}`>G>1KYqI#yXa0(n%g6bxGM=hxy_Ir|9<=}(HlhtGh-R8fcK-O=^xKbO}|!<W}A&E?#sY~vO`cF{IcW<kv<
TvZEx3g+VzV|1CUpi_(+1n$<xTy$zQ<nZ&TZD((%xqa~4jLqKncWR7AKS8%w>g&yl(NKGl2`Yb|EZXSqeL}t6I{`#ypyJax(M~S7
{I%|T!o#!ddwb4aF2$!;FdmJ-x1<0tScGSvUWS0IrasVa_cMUfIK!gM0wJi|@ruYg+b+PbZ(Mr<D2O9C&w2#X!%Xces!JFw^%F9c
o^6^>r8D1E;cj7O?P^~ZR1{Er52N4d<-X+ayo!&9M8*u-anc7JC#+YF!R0)z;A}PsY1_5onQmu3h8wCZC2J!a-QmBSd+h5tAaytG
<=}nO#J=OuOFpzZ^Lei}VA$sDIT5i09w0DVjXP-%(N4FX;x(r1@u^6AJ4{a0s#zrtFWmbh=63OK8J}*;qVV|Fv|;z|_Vv1+ZBwHT
hfHk)pn>rR`v?v<SEr}<|6Q$6YfwqioIqzDF4~7<yWS>mm7ar8d<6i_;GvpKMJ5nr#4|g{LM~;Qo4d!31$pPPU$<yZfj9z<Vmn^>
!gW5KZ{~G@@Wp2tAw^~~pp&1F^S9>%fzG#!q!EgB(GCvmrNZ-Za*k*wB-O<DZHDbO%?iyfRfxmsmVL-*9nS48rNKky?@gyWfWflE
V`pMoL+BEOXwdoQ2W#K9g}~U=jtAkj(eu);l;yC!^r!)u$pl4)AkNtSS_z@oMcWT>$siIE1i?&KC$!rQjf?B+4RIm-I`+->mkGjC
yk4{4i(B)O5clyqo%D8GEHwi1Fpy2ozv=e#?f)jf>Fb+MXzLscjBj()?c%<ZsaAOQrI>+|8CL^7_WgI01WZv?)uP?;cy0i={1DcS
%Z#3kqJ-|_Frm6AD_C@@42a=f9k>w$nF$iw4=d!vjtR@)OdCv*bQix{Im#CgF7~BdKyK0zVPm=e>uB>}=siLRNEzf0^oJFqNKy8>
+phZ5Y<9{<NU?5srz9wEX!uX@au^+Y=d+EC=KrdDI(60`KG-`eW}+d}+Tej`Q{B#3dCLIbheh6+BRow<QV|LgH51Ssy1TFBAE4{@
uB<-Soa(BgLJy<L;VpeT_O7Uv+$97V9MNTLD-$j)1(e<6Hz#ifEH|B^MJMA~G<v4et{Q{hE(2n+a)BZXGrN2227w=TzX-&BIA@86
54J=pyuYr@H0CYUfPU&;4IJd<PMUh2ADV|juD~g*=5s3|9CWa)N8=1W`OCDwRV>bv>>6sC4|>yNAry9&5CtMJc~lCNwH3Pt-hJt;
ND_jnv0&s$WIZbmG<kDGkps=`NC>pR*}~K=CHs&>H^l7dbuE1sXqFIiN(an3*5dD}4aBb+xwyl27re|TBspu1&YPcQm)Dn`wSSMq
Sp(7s8YY&2A}I{AEuQ?-L{T*oL`=j{xD2T#YKgpTsEDD7LM5T(S~(ogZPnsxxY_W&Tkq!~SZ<gh)$+UH-^T35oRMXUx^pfv^}NWN
y{ERW%PVB(1`2#n<qc5puh*qJ3%%9F3a_3EkaW|KW#V$up~N^OH81G`!i+LIyg+pLZ5rP3XagyxgkyIQ(y(Hls2g#De{Cv%C)Lhk
c;4mj<H*pkJF3|eaKPA593=tE8U(<dBJFytn~?K+=-%BG+~f^hnY2}}-x56u_7Gi#uA3Edf%NrrVc%CeW+;f89yDU){$}agi&S7u
1*Pyv@enDsfN}5V;p_E!BOr)AI2s1xRPzF-mMQLs-{Var+atZ<j~`Z63dUxZXbyAFIL1BuUP0pToz3;&878JI2nexEMY=bE*R|Q`
)d+n0W$rD$^Ps1XkfRL%(YO{npyjf3ID{6WA|E#KX99zkz-e4!qm1Gw`46@2G}wczp)0=7%a_kbtiCbE)!TlF$Ej}+&K$0hdn(jy
V7hKLiI*2r1Kwf`%z15$*k@MGT80k8rqKgp9oW#I>*%i)%luo~_x9o6aEUVd<f<Ace^AM?iP7I^al^;=_FhyC$q^({Gr)WDYxvV#
9(j39n@92{dhYvi##2T3ikvfu!DgST3LGruG?+HcIPK+?G=`Psg-k^ems0yfS&R-XZn=Y@D(X}vS|iCPE|qgPHK$BA>C#kMlfMw^
bMQ*a$twV?B|O~YwjF4&JPl>>bo9#g<DX3#fT;s!2EdGhG@I>Ch8ZpD=JM{>62dDV+IPhI>IIVmAr4<ZCLbG^dLkM1v**4ro3f;=
H@b7HC1#mg!*+9bW9h$gad2y^aX)55kg@@7{rmWoCvkQ7Z_=a0rJG1pZoupP-$RKH!voAWYkI7xKN~&R8bvgy3L!lEGK<FWC}HqA
iaVz$bj@XxPQ;L}t+X`5TwSEowy@a^?VZziZKz%0=OObrnF-l<4e1MFu!ah(#he!-rdwW%lci^9sfS089At{IIxtjs^zS`lJRSsN
@qSs^XTM4Bwx;{LXI&}KNxEPmhL5)p{PjMB;ev-~ZanwK{`u;_=9_`^0sCK;pXLell2H0Vl>)n@lVUxd1UAAcwC|E|@r9GqCNarP
FWNO$=*YoF7OJ9NT&ioh&MnYjS9B~vliSF7<~<(r<TU;CUzL@IPTy`XmrJ2MPpp0Q<cr1MUBot6pIKU6UQ<TvFO804A#EbtaXKLE
v2|lUBbsb_q&j`U&wRwX_;6I<UZxh;ys)H+wTbNE9)0h1X$jqQ`l4N9)lF;BquqKrQ{eS~Q>u|3XqVfveXJuQB(JJ4qXN=Cv*>_4
`yj@2m?GS>)5kb)9i8*4dyWpc_VLhpgglxi&j-4URw1yEI`}6Dd-TqgT^`X-PX&bL7ykk8`SJ3vuTSu8OF^iDI*f!Eb`3U)l~@kx
0gf+0MiHIJfuIrl@+bWtBKuwRyfE#u+D<l$pr5=CHR`Nbp_zD0aN6;`puU!0x384)7q>->H1~7f9FHlj7@Or=Q3}ebQy&MvQ;thv
>JU22K}Wl|;IfGeZ#B%zQwq2^%TQ_Q7~Kyl9r4y_oBQOVB6?kmmoHp>zCI@g=M)Ai3>olqyB7<KcaZq5tsRRj5Sl|zW0uB(>WBss
jw<`eJCdUTq%XbDYONJw2Ao!X%95QJkSrTA7^TBDXLyeLlcI)a9In3HV@ILdo8y!ks})xzR`&_U(0pLUNfFmJ1=^CBkqJQtSdiIe
is57D7+ffM+wyU@B_u!5M3(vUlB98}SK8eUwQx7ltmc*<H>{ldzmGOM^YI`BCU|z|t2m1~9i^WNnxsAX>w46{lG+i_4H`oP%nTvR
ioJ~MP|W0Rw+u2ecAXEZ`d?Sa?E5<d$u3bvCUs!?P5AkgPo%!rUo(U9>!BPHj5n0Ps?#ew$b9upxA97xmcMbyFbN^tA918Rz0Vgy
>1onvUpv8yMK@-gM6@1gG#per%Q&N<EqQuimCz`vAtDs}gcVY%&+VrSLKwy6^)%~*{oZ~5Jky!0#E#fIw%8hU)DvD@HqXYS(;Kfm
@umW4C;^^@XWo3E;CDNnd+~+qieZng^^oP-9HGwTW4EVPgZ);+l%DJ`Vt2u|XIL^*tTHvw&!0SQ8Z0Vq{WjHTzjudTpkOt?JvuA9
F}U|XFhx&U2oUA6Taj(u^Wmms)9RmZ;AGz%Ny5Z^0p^(}xfTS%??Js`n0&;QCLyb3QKL2MdQHgb_Iz)k!WYHPG=Ao$;}bN|n2NWd
_wKN(J4=ac=pS4r1&F8%CsS<^8urHv#@3Wx!EBUW2{Kd5untmk7m?B+hLC+xQOxnMTt-7Q-r@kKk>9Uy^`ALE7~hvpJXWQ)4iNAN
cLd)n_5M5D)=HD7U0FClKCGV<(qA?&Z1O^Hs&*a?m3Q6G8!<>RizFS=UM0=~a41LzoHNY>e97N{*{$f5o}{swKq2L287QStb?xab
N=X7k$cQy}CM{G%VsjIQ0vdGtui?AosyZ&lIxXwTq~w5-vZ3iP0nMSOqHn1>5aELZXDkHel7b3?tdBhAwJy53js3Mv9Bj)#s-mK$
4nDs`{Q91KuNH&x%<=2n%Q@^!B79TEc!o1yhg(--=#Hi(jI~s%HApSL&Ix;C*X)xnk837DMD;X!?*pR&h+;W2-C7xX#=6|Ja~Y85
BIX+Pq*Q_~3(^HSw4%WBdsbwWq9PzzD>yvmwqRL<H+UHuJzcQ?D+t)HLs!T$ZgQ=HT_K`!UVjw&bfz6i`RtDm^U2+J^*g%$Yip`Y
x8oaUK+f~+R()(ZaPagoh+Qy~r68oAYWqyIeWqDx1b5gVt%J%Hs32UPJ4Gn>0?alxB1mc<1|g_J4>Bfq^3*s(Y%QU$>}*&lDd`7x
JHCrOs*fw_RZ6Tqn^YB}=IgIwAM1s7fV1=-2bIIpI`xGr6vzAFYD_M#&&pkzNBscruz)(20{tPiR;Gh^sxHVIS3@oa<`f2awOEqc
<(Q*;)hWUE^P=~0I+BNQ=meTxM}+ISP8rXIo<`H^-){2nAp?{`a*}6V(A2PJiiaCW4h}RIVL~i;IJ=?D_;~#u|55i}ZPx~TBo{Ux
N%T989k+kaU`j6%B4kgcqLWH0zki+kuCu?V?(TmA0!XNsKk@u|sFrF1fhLH*-O13uIUnm0|MLF7>o4i&_WmBfSKt|iF$b^R{9dFJ
WGmGz4FjI15c{=?{%T0419d~Nk=8FLS4a#5J$qaaoEZ%&QM%)%fgeF!_}<TFr}dBhfA-_~KP&9(_%`qjK<VUPd@%4VzeNYl{#`|Y
`u$&sa5ZT335J3NK-2Pj`Aa{S;<TL!r9jb9<JlpE5Y+fJ18PGi3@p?g>6X5r!+>A_YcRe5;S4eBuNbYqTM#~b{22daek(s^KEONb
QW*Y8>rd-<Vg78de6}wS{L<js$S;{do=l(g#IOD3h1VEqongQ2{<1z#>#WM6aOApmh-k2|c0^o_NiF?QKfhm^T336$^py7YlnwsB
@HeBLN~yy|1tKYI<0!=(@g8}k{P{f(z4vT#5rR)&`d}SA_%kP_S=BWi4D+=0CYO?)+Fr+g7=r>@{n2?G#Tgc=VCVj98Y87c-PO)T
4-n|EBgBvM{JZ?yGm`g{|42L{ku<<l*_jckE?SCn;vGZO&lel|$Q6T{r;c8oyuCa3H;9fGmZhxlA(?-9Ap3zDjlcQ~rGyegdvRbW
Ds$2QZxfOyQU25SoATd|hh!daE(|N(*}=I*K`8TU1&e{>ooLNZAOt~y1d~4Bfsel6p98LXCy_WrNbw8Q^f~%tO6VzD#PUF}4}*BL
c#=(f^m;njb}|PZ^OkOZrS-rD!*M-#ujAw9$Q*`?$%F4KMWlapHd(0KH-Z3MH1I>PH(edWT!6ZKJ3o8?*khIh<#xH{s0(Be*c}Vg
x!Kks-Xw=kVv#0dH-T6T!j)pcWVH+)rO41#-Mg19Z}Fv@mbz`F9wRe586VI>BtorOg96Av)axB7THh9+^i)4r<(-};zJAVppg=mv
1R_BXQW6Q*`_BG?!H7kM?5OQ!Rwx}ASYjt^lv@3e)ck0WwY<oZYOnEU<CshQ+!8)5pT4j^U?H=-%_cHK%0MxblpsgtMLOg|nb~r#
de)$HLH9xOWf0jQA8FwFOo5YSlW`4{@q{zq`dQ=j@O=B?uLAu>DHnwW$c1%vkoiJ?&Q&{L{+z?4__7_O|DIAq!XJh}&TJp*-fbOH
6)PsyxSe%lqJXBO5m<z_Z=c}}B@IDCuJpxJR7C|FLb52L!9@^Bwgv(!0ti==@nC3wH2=W!bOMo46^b2NiYTjCdoaTgD8&^&9`fWE
iUSWqLyPPXIAgbL^`0g3lW(lTRtv~Dfn~||WD8m!+#GdzY(0hUpDvC7UOC?nLQbm82f_za5UJk}h+#V)8#jV`-eWt0@CJVVVd;*{
|In!7Bcr<Y|B(H4%X|3b#Uvb%ua2v@HKU+t_#i#_%`(5?!u+uQwg+`ZdC`aV#*arM(xU&|-<_=Og$1qcESriAncnRH6o$jCvGt)X
`Xk@2Avv86JiROF`nkHgLCjAN`FuR@V1u&=C8R2o@elU%Is<*t`5F{?omW-GZ~g=E5NG8w59~l7RecVhT!-oyh97YK3+;i1U;xzp
=?}M8dA;@VXvuz&%DFP8T!pzQQv~TjR7pfZ#H>oxIm&h1AS((@K(($Z?PN+GoZ)%gw8*6ARy&D!mPOMC%6wDD>;5<?$nj{14}Z}4
4=%j7!Wi||=I*5WU(kvN?&Wa~o#AJiPBZe#$ZmS?t)Bh0CqJX~VflQgF7Os~`fO0>hy6}=Zug}W=-E@9_IV%^fELveeky*?oy7?(
NVit|UAv6^C|r*Z9y)&BAWy45ky0Q}z`(|X<o%L#y<Y4|wnZ|ElXGGHNOi9i5Re70M`&SjP6(ipaLvPizNXIa5+6QIfEg#Z9cW%l
C-RrXH$TTdPp<_S`cpxK&4LKRO$dq?cKJ@!zy6T>YB{=L_4>SRA%I=&#>^t!!&`i!JAIIzs*ogoZyys2<4;3MORua_l_#?Xw}WRl
9~<A-dW~$^EpvmBjuyn$u{?9*yP1al+#iQ69XZJ-NjTM21@#_`sH%NMp^hdp*5>{kdcfd*&+CV~@0}BOdoWY*Z29$}eWs5OFTmXp
`nIIT``-*7KH~%YskgUM-j4S*j>$y2xAZoc!|(6!4fN~(VXki{45yk*Yx4Q+?VR|A?EJ&pA*7F_?C_t~K;j4^?gR!DlgT%8W1I7o
X1^@Uz1QA7(}-ut`h_PZiS~=IHM3ZNpY9Y=sq3jsAV0--gC39OMFmfVLT3lq4~t3{B8Sh^TaXuM=-82B3jo)vELE$(XG)?Ab0A<i
=WkC~MbM#ZRjRpqy;@i9`T%V_d26X*h0OE9rOY6B!GOqj><FSKo#cEz{X_akFv$<BdADfGjdNj{TkY}yq7Pwr{qPhDAOax*Je(%M
@3W?<0YvsG_iN>ASa(SCE+YXxt`JDX3h7A>m}o?q2hwWOTsIKbxNjc+)&o*&aaG@d=aCyHFU3>Fjq39VVB8w>e_UbcwO(FGZ2W+>
Opr(fletb&G)e6pW^kg*t8IrDy+y7hfrJpNFcLfe#Yu11^>*_hkvE|1A;$eT)!|0%KCQH8%zYqr=o#R77mnw#4~MAoG$Y<ps;G#H
?g`pr2z^h9{SP_Ew=*NpkGEft2a%rE9mi6-4^;&2A_rsVCtS?*fV&c&OQ9C82N*In7dfpZvN_oU+u4D`k5DQ8<MHS<5!gFB9y!0R
Ixmx`?dqu~spdluKWgzEBtG6A0cud{z*E3&qwQJ{`)6=@wJt;RWEEG4`FuTNs{zDp6Af;|mWhF0&^&fw+R>-CJiAcwuxt5k;nHu}
2VULj9Duu_)3jm08<IgRXQpPsrK$)73ey(u4ln_v4OsQ;7J?0KESbhy1Uqs%l5j#dX5$Z$&{E-oX6O7rVHrsk{qmd;4(!31zs1k%
trL`!$LNwN_uufZ@&o(N`SKnT2G~Q=f-pbunUV+meS7ou8@&O!hy(Pm&JO^BOZp2C_HAHEsP(rIS=!C5SOQ_q+NK_xY~TMm?40uE
|G%zGkXfWJc4>h@aDxtU0GeMu)GuRtpPTb2G#E*p`U=4i?+C;3(vlS@&|CYW6wb5@MgR}aJE>zR9*yT3_umyK^A2C#`H9s?6vFR4
ty-W0OZ@oD+_RTpS-(jS{pqbJnjiH3bbUKcd3*YCb?WQ<NEje<!r%zMpI;$Dz35bH`RV5;d<_V+Q<H*6`hN}HTh_h#jSx@+W`rz|
2?CKWz`wP|gbvF(e^!H*nq>^g7A(bcb`}2-{NBOCd;f3YA-xL;9?b0kav)rQNWKsQ);-?l(Og3{{6U5=omzXA&*WMMaUfLs44%et
g=Kd7Xl>>mTVE$!_kllu>i&Er?5Pi$iQ<y|l4N8jkD$TPE<xWf!XH%j@j@S#{=9+k_s})#u)dZP^k+$)ztcbsG9ApZ0Fc5=7cFc@
%}B57j`~OyLdjJRc=w25KVRn$so#jD>W91P(YB@169vQ)2!8HK^s4xLpI(%sbk7_G%B|-b$-(Y=3NBEAfC<otV?JssfSv<lLKP%_
ANBIXIr-nLIJHt+hwU%Yxm-kAie!m#BqGF;#$CxII(HU~wK-?o@Vzbtn^WI1+_C~1+rbUQa7czMC_q8_f<5Dv>?pw0YWX3#Z&vHA
O)pyO1QCFQjcL!zT&B^(;5QEI<7LmE8M0#$LOduI6-itRbP3|kC|O)P7%=0s85Wdl0FjefiRN2}5yh2alt*jJfkp%~0aiNS2kXqy
!PkaWBKOJ05%Ip>OkzoV+0K)5AyomntQ5$SNTC3AugjX>Ra8uMhE1}JAvvve<4yNM#i0dYG!%mzFHR6C&R7n}v!)BW`SqB7KW*??
SR>qYYaQo9K((VUIT(E;2RkrBJW`%kTERiF!kjwGa3Z_wqytb(7TLT0GjSoLwn2lurtB>u)^G!!I<}{hft`~bj)#*$#5ktRv0C#O
cYfCvh2HcPGqo-TqyRK<{+~Ly*Jv$b=?zgl@*Gs3BiCv-nBb~I<M0W)1BTa}U|4*eM!Cg4MDbBh^zp&_%q#0iYN<Dl^aiiLLq=#J
hayX4w=+@!)i<ns(EXA)mKbRuu*}Via-E6m;qqJzbFc5PTs>aau;V_Jeo`EFmQbUuQ?&L=vq{*=10-08HV3JM?kWuZw04p(L-#BK
1iBUMm!F6q*?iyKBk%+c=vuc<o+!<ePofTV!}0r1%!tpj*O}kb-2!3#J7_w2cxM04+ss4yc<psUAB-n?9X(g_+yXw|XUD(Gmr#CD
hg^T}!GiTZ`2A#hBWGS7uN|TN#GYJ%7q8ccREoc~ilUW7A4~?kIcA^AUqrjOmn@LnI*kV@%@<2>@{Rkm89u3HK}zwJU#{aPO;AzT
Wi-q9rFR-6r$WQlz9od(kMvm$!5*SZeU7MD0b;_&sbN>!nXlKA>~xW2ce0`AhUzDRa@xaoKMt_)KTZo2_%geuu(6L`x2?N$!k%k!
*db6k#OWcz?eou&@PZ_d6!31Eij@IjQ!cViB-0Hlc7`LnG%)7rnb%fhBJl0YJ1+3x&+|1p=Y4aYEd`z#+GV4wKCi(hl;pCocv(iI
-y-s68!NPP?bBE!CMxnixsYm$jA|g_11$Zb?SfTe{r)yD80)Y2Z=HBhl0qy{Kw3FNo?S=O^CNrTH_ep49l%7fu8OYZLZj@OgXNV*
L=Y0zeps&5Bu;a2P6|&tv+V<8LOY)nytioskzoRapa`-Rthnox)GhU!3swIWe-k<452(u<_O~|@NcvoRAk?P`f(*Ps=kzMBG<b`v
3oe+L-`m|a&eV4xET-k4P(@EayH&ggniUb!()KLg2SPSFc98!Y?W~um*yv$$A!Z&AHw(D_P7uLL;cReA^n3F{#eqD_0k#nG@4NGR
aE>n<Z4(D2N^VA#<nj*MCfXe;*Or+Ot(P4OjP}3m`0M*_z-#Bw$2|1$RKPo+LuqQ4ZdVa_0hn%`*?SNdA`S@k5HMR)_xI7+s>GGm
K1Z+Bc<4JTQ*zBDFydKif^WX~N`xYZzl)C#wVq5l?RQ5_JryS`774pNvh!ps4p?|`UM+!AeZM_<%%i(>5mg;WNksc|>eNfU@>lZY
(Nmuu2r=rM5gDVB`EZ7)1Y6p8kw{4lItcA%ibj>J(6f+h4qlGkubvSm0fOw3J3@HQ(-I({LM~-*7IR7y*}`4{L}C9k_eyPLd6+t#
^7{2oUy^X2U*q<}wBfwV4qU>M`89sDtE1VO?xlCPW82@Y8l^@ajr^&zi{p1qFzoNeHHDCVTxPX>?B$rSRrlbv`?oJi@yaj9Q&q1^
u}9+XUrTpXM{?)ur}(yUhe(8igCkfmA{kxn5^Cx5i)zv((~+qWd;S-gEw#})Bnj|4MeFK*4{eQ`eWuYp=GyIk%-YAEn7~AJo*VDe
i8p%<UAWdTu_dlq0^BngnMZ&+@a?qX{ddgH;MbYAX!Nv);e9Xg&6_pv_PK8nB<+L`Ea^!X)P=EyX9JN&4CdkFaw6tODQ7h>MsHH<
+gBEajU+y|3Qrp*rZR*62n<X=0u^CYwG5O|JE{=;ms8klCd%foEJz{j?i2c}W5%^CsGTcxhcC(1DL8kVM7ab(4^A9mo26AvN(4UI
;%79s2^GAO^^81GDTA}Y9Cnd9YfU`5R)k5WGFG3;lR;Ygu^2F9)VG&{@ipnu#qPT}L&@mkkD&v_2qnxH9H1h1QQnyhF524M<Wxj)
Lc(#fVPXYKT(To%n0jY=#DmjhC<yfKTOS@2QG6;i@!y>)FG`LC=_AJ0@vViHnDM10sZwg}qaKsAQ_JI*w*!*nW3kjmOXxK5F&&;L
SjANgF=TFn2SU_vND_y&;1)f#cRN}Khi%5X-kamh_GMn9-66*b9!0i=l^XAg0(np^791lf)Y2vtdUjTjbfZ0HRo_}j>qmA4DIv>N
GYG*TA|U8ow(%k3%Y+C<9_8s_>hzisYLARr?l!8F1X+wPBv~Pi(Jj?wq4U=q;w~^w$>8wf8f5$apK<$tp4GuDUtJ1$wKh(fQY=+v
d-IL8g)e@7#}amSOk#VG{Ny{lzhAru))MeSDM*eP<o_YHQwazKs&ZVl2w*MOw`gJU`q0l`X{Uc_pkblkDS&5X4>5Qaj{^Y6RHHjg
0181`U2h_Tc&cn91&?{F4&z!lI3G{(^bK}M@hQn*9<G=Oul?i`u#|9-7o32BN^lT#dTX(~^~am%>gs<Zzx98q;wMb~N1v?zciX70
>>FM_==M54H;hn`=y2)?R6*gzAbB1pzQe~_fck4($p$l^Q@Lj?vAd}dDR=-@i=~j(*`Ywp;9dsxS#s-2iTxH2RaYV8RtR>2o#Jf0
cn~n4a8Ko1RACX7mpYbtp5^P9&>A`%?+>(EkG}8csG-wk!#}3aQa%T+)3z%294Sd0D1(YA5xzSL<d^?Tw&NH`;8x!)sTt&Uzj=8X
R27#Ucs87Nnk-r|GoZW19EUVSb$e|SNfmlSOn0nelT#9i1VwWY6ib_tB9ZNY)%-tw-=v@u?BXkjx&2+9{CteS2EW0NXZEl^Ir{tm
>LrDkhur`JDI&-Mfg^`9;>867PoDhY;P`YxL#4yJ@ITDRVW=pt`FDNa5hdL>Nzo$dKiXIQ9c^$8mMR89I)uKwA51Bb?obWJK#rvc
!YGMtV1ZhUgK{WPqpFKo<gp8cQY))r%Y8e0`0pfF{_&EZ`9QfL5>ytXS0DpKAwrl)QZY0sstqB9Fn?~%yNfdi{v-(w@!s$|gwZ*0
Mraps>eS*x3hF~1QNrPN=gNuV7T@-0?w81Ss!<Me1+e^tyC{D3wo_REl*V4U|DOg#CCIQ~ff@*mCj>u1&l>=hD2FSSwS>uw@IK`>
!5}zKGJ<TQoB;E2dxJ_I6@zNJjuJvi22yhX=OYj#OA$#(<PJpuP<T#Av;_l51GpTK0)QwfRMa^Nv;vtJLPbgxDL^}-Rh9^9iiZfW
%$yYf^M#gjS&B&o$SnhFE<{HZKuL@!VnbyoDGE4ng5(gbCUzD;oGRs9rfX=J$`iB=M^GPq0H-+o?)ASXSC6eH%I+TXWA9VyICS9^
#31y$^OP3>=R@iaaU|oM9CWxj4o$fyWep}YfGL*&IAYxYc=+jZ3xGM^=*zLmiSiiyo4V7F@9Qqy`3=ffQm$A|Tt_)KG=<2;NU1VL
$i<)zgo&aeP<cRc036{nSZY+sXgNX|6aZ4Ak|{Ve;~e1f9OZg7Ew&^Be1JkO0Pf?q-@V;|N#1(41M(ZshweLpL2`%0-B|Bez0>#T
`P=FgeI5GVKUHrbRyW?|=zoc)IY<W54VH3{I7kH2betiy(gEKP5*x?_CeyGVKPl-<(>a%ZiA;Qkx02tILy>4ifJGcNUH7&QaB@y^
d+VK)%3(~ZXndauxQiU0e9I#22g)dFMBF-(jmAnYN@`v4gG16sjm8wx=JAPmw<&VL2-Zv~HLe2#9AfaT5K>2rAXJ2$Cgdk$oMXrt
cim%<lLyF7@6vLFDIQFyaVd}|5{anX^o>D5xJ-+9DD#(lz|;x5ay+cKfkQB)1twZVW#@P)A*3dT6NO=2umIW{U~%!dlZFU_kQCYl
Um=c7$Yb&ElY<8!U^&>wREa?U{Dea#0rLJR`(?z5koNsM`Q$W)fmke2L7Ut6{$9M)-qHY|UccL%TfX8VIEoG>@bma8i2P4)0QGe2
{C|owz<lpRYM=W97MBh=olEl}8PhQ1>>ne&8l3f88QkNR=B%A2w)ClYbg2rE)XEu}%354TqV6yIie1*-jU%cGF~e-hbmAN#%a8!%
Lwd)Ty#dDKt%ENg+xPAG{|c}h^J8G&nXnCh|CgT-HR(Hx{v5OaDry{$j}<}~BN%8m>trFYx-grC31o*fDjRN#Aq@Qd>r-VYrQ!{V
heifzzr)qw*}Mbo`lsjk*OQ`WI7IIVXp$hHridyCrWzQg{)32T{CBvDY7n?S%^LLhp|`Jpi_KThskj~*q$j6OZ~9p@0*7)JVu8P7
ja{q=m~hNMsPW~KRulntx*fnxMX!MCg%o>(s$aEN@B4b}t;Jdjy0VEBxPJMjUZM?MfRXkdq-@L99!D4WWv~QoO@!&Ptc@svXAlXu
wjrQTnh0@KFC_AIq+yy~nE*`${EXuq1WT9}dfEd^L>gpu0qSpUgk7XPmWG<*7;yy`P|cX5CLR2^QqT6T9JJU!w-rx|#S>gHreDPB
TKe-h7Dg9=yPHDLbZ%3+6CJK7uP48m-Cw83D~hSihlX4+vLYB;f-uXL>38IZp7wOBJyp2-RKJb7kG!Q<<Y)%@D-XvkzwEc^9Q$EG
reBfS;GAG@K}yO4sXo~AG39k=`Mp&K?R$FzGcyoCW+VVUk^ZdQfwpS4_W`N?joq{#P!ERbqNkT^2ml5))<}>HhzbNE3yCp@mhOg@
Am2V-TyoAAlM*Am@Y95{P)|tS5ThU>BO<bdBMOD<34jM<x6{X9Gk`=<K~yJBAIaw$qgD{r6<t84rP6AlrihsYnPSo9J!HSvPMC0p
fRfXR^CSdu90bV~AWUJl)MJf}-p-O>&$h#FC=q1ZhxV`&Bk;9A&-H2lIFI#hxbYlm)-s=&sR-rA;r@TuuZT>!2=W8NB#-~U^G?A6
E&k3U>4|;(xQJ_D03e27&Jgl}#e{NC;Ldq|J$N}A9XEb?pWAph<2|E^fQ^11CGykyxh}91cd#GvRT(L~^;Wlwp1?U*_5i@J0U#&#
pU?kZ?&Ekl?KFS5|8ToFPx=Yb|8BpmCLiyAyZ^(6A~A@dBHJuruU_-X{*y4(;$f){zRpKtE)cRk3F|Z;=$smV$T**10hjx>E{Owi
Fl6Mw`*IxTKmN?(%2xkU?3y3-BaTOr!gLKjwK^SMXr2zC1pkyg0vz|?vzpu#&-u*<^AJ1X-L2`<vNK?qW3#FoX^KrlVS^8z_8zv3
+~#tpW70Oy<4}9VJRQ`GRHwD$U+Cfn5sWJpm}4wt;*2A8n&1j%7;@@&?0dho_4^Nhu*h<P5T1e00Y&umK8M8cCQh*NA7b|VJmVcX
H1h2ARaMXn=z)NFkvl<qN73AH8(&c;K|QDkcSE>6XID~698P<S>D}0Y>^>0KI5<WKhW@=2gy&&AQC_T&EI0OQSu5~;gDFeNhGDf5
A_6l$GeI@+G)#fn4$T+vCNGf>G29#)CF>4?9xnzR5CH8%un>HQLF)gv@RgmOgv_`4yh%L}p95b{%Jw(OxPEefnZN9Jzes-6_WwWL
Cunzb-k#<Vh**Yv|FY5?ei(L;`JI!!Xq5e*`28P;+4uWH@s5wj^kLO+{=eU^o1@9!yS4H@!^h0zkpF63`(wg~qamO|AaaBpRO${O
qn|bKf;0a=AUVA-eG+pHNPD4T4v-$eyQAHimw0s$tq}|Qdr<J~yN(lTbLkj&4;nmA!wzTX%=>rP`!>JEguVZ;?KwyYIpy9je`D~>
n7-ad?337UNP31}{NDe~?>l~VpA}N+KL{N9^TlufPS{vkHeqG3vK{lEI(+?xKHlFAB-qi1=+XOT9YwE4`u=~9@BJr<(Ejmb68^a{
nSv%m|9B5vjW4KunZ@>j6>CnXj5h{^y@7#+Vg5Zur0G5C03TN|6f}|ucOQ;`>+?C#A?57szlY}WuhaHwK|qh=&;f!n7y><Fn*Af>
Hk6SO1Nq8w_eXcE!Od9zDR6TlB@>3#uk0{|&rd`t3}kD$_Y5Ww?F6&u!A^DFig3vfkxy>AJey!Joxq^s;kn}fKaS8k8k^zwPx7-6
_nQM{JM7j|;8Kxi;Pv7yBmO_`!~32P?|6rO158q2GnU#s<kZYs7)k1YaLJJ4nj4M^dFIf=)g!vIzTXq}oM`9jU&t&tf<W({m0=19
ZclHZXDw~){zlHn;Pz3ak@0>H@=qcY)E;S9?}c=S--*BHHel*0B0Vxuo_C1Jg2WhK(}DkOkKF91<CkJ6PAYUxuaI+BV<L?UN#fa|
g;Rn<^Z$l`-A}+%_h0q>+ZcCJPH1F9{ZD%N=kPafIH%~jY=n1zwq%TD;=99!B&dR<1*)D<9}~)1-^$XP$0521hUjy&57)&0OsI$)
zvKPbclXz&D*`{}Uhe}lUjMrT@STva8pB9oa!FrL{Z%C=-PQX(-<bZWKFIs8*BThHN%&=wp@?H$*_zgVrVTY6x7Y<eXIOO3IkKia
W?}o~?&}p0u?2*z{?ETyBC>1yY!3XQ!PSN)FvU$~gCV32EP3lw>33&D;h2?zgW*d;PeOb7aiwV=Kbiwv&SU9%gSu&>pDcALNif7<
WLF18J5KEwQ3))mjyu9{2WT)V8}j5F;%(1*42L3@@geHudJiGMVeAKj2Wpe$#FbH0|8&v+s&(K0e<klb1?T5)ms%SN2*xbn{iHzt
89%QNUpflfHMM*x)i6{|WyDoQio~gNnt?$TJ?P~eRJj~4nF<jisNw28BsSaB+nf^;CIObpWPW|%99U8e5<vaksp0F?s?n%G4vM-8
vV&hahC1S?YgL|DrYDvXz))Z$^f0j!gPbT~D5wa^FtP`sF=0ca6BC$59G7Tp(TeT(f93gT|LRX$_<u?M!+jC{G5&5R-p|SUVo?7N
PvQ9X-{yAgLjl=n1|9V8ZuaUv0QR?VECOC$0RlZ=&=iPL#QNSQWhW4#h(GE-_>u5=G$53SgB6uz_?mmEFJ(G|d}M#qO5k1G-op{H
oYzQ;AvPGmkRAv*F{T5A2`J|nwKSxBinWImh;d?a5j3Jq)u>>l5(&SrG0k4Q$<Km*6uGZkF%LTidRM^9FE0w{RnqgPP+aQ#y1b>^
vR}?V9B;|IkKW1&$5MNN19?}}FS7ZF6^M?usU9lfy@lCUjxpD8efjNlhtkSvcdNO~sbW~YZ*SFdUT{}}YPQ*%-*#~7mv$n=zDH>G
!URwWR%{ro|4wVJX1~k+z&HMVx=$T8yAnt{NG#s`+q*WL?vDno&wqc7>-}jYVIaX^O%YuK%{cb^9U;i*7ipu}hJ-x_V7*JBfA^}e
sX<<=uyj!HKex~3TxeGLCC70kXJhwesl<`?D6C5^czaSji>`OQ5$K8EU0&~(RMJ#Qvx}O}A0+7(On0|A-wVCz2!WK&Ordw2RZ*Sm
0!YnmTOo{C!j4Gp!?}!s^n^)1^1`Aj1~waNC7Ni4h29gmWHvTiFi1#856Reeeg{Sz4jEs$r=wMP==0hPe@dOgpG}XWz<wuCo*YM{
^ZR)|Mzy6p!TqQSfzVGC4^Z}<LCiyt2FsZ~2c+>OI&_|(o!F!b{m6Y&<L}rGQ{Z}fd@;u45X^hi&WCaEmBW~Z62N+7IDMUmr>ou7
-K53FOw7b(W!1gwS}If;b~qytLwr0rI0QqPdGFNnU&e+W^YI$UC*|k!CU)+Vnx&@38_Gi`XbHg7`C5a*_i#m;qUqNy+{jZZDMjN(
r>~LJ^8)cE;iY6RhmQF^fI49EAc@bZe4jh)_@)7bCb2^g*gtph9=R30gSS2hpGCObpyo>sVbq#J6ebC=$q%3!nUyYqFw`cb$-lnu
J0bKT)WT*sM50lN(abtGID-x%P6#uYgn|OUT4VLNrrn-eY1}8$nH5<yoIb|2)#oz#onL>w$@A;w_`LbgImnFmgraJau$(xrOW0+Z
dSgSIlj&;KkiISB4s@MPQ}4f@JUQneI9Yr-ww9b!Vz;Gb@6L=kGijqs0?0-Y2p0T`HyafE$q2hHin=gm3`OWsSMS$%u-1ZcXBQUX
LNC24V~yKDBg`>{Lc^#*c@Rm8I}^Lkr)$D^5Ayo`B+QNQ`dCTzoR1E!pcw@47-&22=T1q>{48C)oKlqU_sFCY2m!|y<N$8owd-5~
)<g@Sf{+pI2?NVDoiy4(I!=kwX=D_w<jp5`c9h@i*4qA#@fD#n8St1J5uhT34_UA@gol$hgFYkzMc7Y~@joud<|oX_NC%+k`5p`p
oHlZHM0zPSa3kN`Mvi0gJxu}meqXIK?%S_^-_F^xGA@5jf8S3}_VsX|ppg3|$c|hms%Y)N#xMG7J8pM>EgGgygogD<2}3{(LR2JC
|9wghY^my6h8xu7kBBzRZn&ZS^e;k{>C2Dnro*<X)kb1dJTA2<y?~nQMd>G50h7TaK|xFA<`{A${*QtkgTv3q#D;PLC%?$KZ&dqi
J$F*ntR&>HkJJi${_ybn_CE_i@ZhD~{@&tEcN|_L;R47|KhP($IU4l`{d@hvfo%ReKp~@{K7VFP@E;_gGtc~w64|Zqax)@|$&Kh4
^GIfg-@QW!ViswFAOUsGVXH<E{DizN>Hg+)58`kHaNWolcSEy+!yD0P>RF-F{g9B{HehW!&{&r+$YOav9l)c|YSpeTAw7k_`u^@+
-HJr0bbxsO(=dI7B=R&dp3>!9`8!`ohnzwOtlN%>(Iyaq{}a7K{?qCSnV9i_GA1O<qHHCg1n(QhL&_?FC=4>nJrX;ie`ES`OH(iQ
-30iEr}6vW_!V&QmlHTu>kJMgn3tI;W=vIOVg6s!pVM(XLLLM-58a&!O*8uX{5AhQE*>!R2s@GMKlW8Ou)ktp9nnx!Cs{vn_s`#d
FW-v)cJUG5fa{$|UgQpeFhSRu+)hYn{yp4$<(st(Xg{5@(!g+xU?CV&{4G?6Gx7Zcw@ibN-J`xVDsnpi*NMBU?jf`kHZpV!K#F*N
@wmX~PC!G``xEO#*j52O<U$^O5dH-Zt)l%cQ}#!3s#%v8DcddmB>=>K^yBhBdMKyzZ;m0`o`YE%0JO222l42C(_1`$DJO_%|73H}
{Xg67;vSF9hb9hr8b90mlYLEJSSK1Z=Yc1Rj49x{yW-3h+qtAMRPEqB0Q*B?Jk}GKe0n?wG!utKb$-(3TO3}Gr$}Xi7z{?0xb4;~
(;v_FLk$E$a^->-7l)&!FTL+(zwT)VMv5>DM1+a>{zvot`$~@zkT&(H`EcW?cFgZ4fi3^6@84<hKf2AxZ2J%YU*1#oe#6W|)Q9Xn
-$(0@>JP)b{Stmg?^E^uSQ)*x@$_E5>B6c)C?LxKFlEGW9r}6Sp+R6EgUZ#0wLG{EfXEwjI|oyA5d~ILjgR3M`)<=IkNf^N)*X27
8?I#7@*mbADtCaKdZhLq%hBU&xbz(mUZ8*u|4;MCd^<@x?<M>D`djWil`pD7hOp6+3l-ZD$&aWHx6VNE@o%B)OzuHoJA1>>m0}|t
Wh7W}*LQ!HPJw1LOQ9UvI*|5zwYG84=kD(sNBzwGqX;Cmy;x<mQ$}ONgx&~@`i$`ncnR1;<PjqtCJFC&^BIKB!!ki=1Fd7spOllJ
`C3w?@1h4J7y*#~ggYmne|)v6vdN$dMYex~?BOx$4^ny|K=X=!3`5V~dJ{fh>$Cf=(DbJ-B*Gsf{jmEv;vWBg{`~!@dXJ}D?RI$t
U2lQF2bMmd4{|3zd^9gp<nh3EJSv)WbUJfbJASX@{}>O_2>6O0;5L1OEdK-Jw`cvWKL3tS_J@wo0oKS)&>(I6KTMp>9Q_X?;CfNE
*a;N-fmpItK*ly$zk}2t-|J7h#5xXyJ)!jVR<{4UX9o8me$6}mXkd?4s(R#t&*^YO4M%0DGJEUi@F3ywz54{g@TnqBaCI>0{qml(
oF)E*QXX+MhkM|CKUM0e`d_if*ZE<twtr@+%Q|KVt0KUuYH^f9`o6&WR8N3G`h7j2ut$XP*|Ygf@-%4l^8H1)4zxAle6cNHXuv`6
be=&WvP@q%aqeK?{aZ53p;2l|Dq~9J12QgYL@Zh&#3xyJcygFsAyJoCu;@N#Y~huop!oaQ@9a-7$(;YsUZN}QZL`D&K7E~p_^}ut
3BlraTS}nY8Pt}rGF<-8i6>x(*OTxb142w>KEG4c!Tgh1%OgEdG{|~~bI7UV>1E3ZHmo4ltjZ)dY;m-%E)qrb`i`VNdI0Pvx7*t$
Uc%fDdzeqyXF>`fizAogxiPs7eb0ap?C(Ct6Y})};-#^agQII%vhh>K6g=<afymdHIVe4#2dx><bz$lUYJ(l!hvk15cT@CIB(fEf
H}FB(n2^k9m)Y$2|2i5Eeb&FD6V7Q2DE@5!L-F4`^ZDQ$89&<t3d3)=?tgs1J@Ybl&5Q@TBR%N87g@8Y=pK(F&v{~e)}NZWkruN8
lsml)&s>|?XT~2n3PaPV9iWiFj?(_~^?%a<^~AHPeT<!qF;2-eetepT5B80v3iZ`n@f>hW(>03-5W~Nr=LW+epfcLoQMI=~okPh8
vH|ud-?uwY9w777;UaWSN!f7i1G$fvCp5AYsoDMLDeQl88k4?G(hDS>RM|iRB@P(4Abo-V-QDlUl5PNkLKG3t%}KA$*)6W8avA_P
@edlatx&zK3r}RppXEa0(6t#!Y*!nH#P1p8lgS2BQ^Nora+-mMS?qd;BI4aiq*k>7)^H`DeJQ`a?g#-zoHM%E<x%$At1M5v|1<c9
8Wi^NF!PW!K_5>e!Ad{gzyNdB0RQLs1bUA_!40vV`}^~`s>pm3c`~~FQxB2``^&&R=$4#!J&bIGI^`a#^5>tC8U1<Hbm!9E{D0Yg
(D=T?*<X&XrEImje||!<R)+pIP6MKDaiDriQ4A7BIHD!iu+{yyH0b}ll+4>|Y1XOUe<`5A?Y|$7Sr237{(XFZn{Z;tf-AT&MBbCg
MS+Z;f_MUcqvm!z`$K*(LPv!J5_8>yw;?W!;NAq|Xp45G;W^4Fj=YPzVzCd1Q&8F)HE!<E3MR~wf+UzK@%_2338<!!sHmDHs_30(
o<2(YH`u8w-Q@)yaVntDu8a?i+e)cZ*7xauf3G3|XabP)9Dy*Rl9Gk<I!-k406Y*x1s6WUw3$YZW<^*>1GYB5zSJS62*8|)6Oo}~
K$tTc2_DotN58%K`Y|>~<bP+Nf%(Jo-+%I_Oo%XY)9S+?w!dsAf+qFsJY{m*qTOiFnEt)8+&0*v4-BVi>R?IeQ`PBD(0Q!Hb5m8)
7V9v%ie%BEQ&lagbXg0#Oli>-D|%84KO_sH%F+G!#Bl5H(~;!o2WJR~?WEeB+S(2+PEiCm4#r)HQFRqfD-o*9no!Sw>GlUNezta@
{7D1IA}WW+%g@IN<JMlAjevKL1c!f#q9K7_Ao*qodt1Ao)%cqS)`p0PlFI<Y1Cba3q7ldD7@YgR`M&Yera?vcxFwhe|F1G@$N`j3
JdgQ7T)&_Q940u$#u^$L1c@X?Hc#6z2av`Z5em>@Ln)M;P88KjDU}odPSPMRGAbnsN)}~`N8x~d`o%>KQUG!!U6(Wu&M7ncG??l@
_;_LaHW?@OMSoJC$?8vUyYKtHA3urxeG?atwF{JfXdiC~{D+X~<EZ@te@J+R*nRQ$pyFZJJ)^GGPp{kSKeubW??tb#dqLLiw%h|7
lmjjs%sL_8{geHN#t?^pg;;s;H1Xg$a^^k`j`jfM3B>ZGKNx#YIRKuIMELRdu;$FTL-4P$)Pwf?DkXy|Euel-Am$9JNj~RCG9FQA
+ENIzNtUAQS{tCS(^l!A=j;$PU<3oR0lQm>&^w2Jta+v$sj(+u_!e)r{=pSNKFs?xYs;R*HMbkC{(GFml=1Ow1tbI00rhN=VD1Bk
NkI@0)UUr9UV;(IV%5m7gAfyuk0X+7Q_^hd&}n>*wxvBr9Yb%?$jLhbPx`<eexu#!L(fbcZKYsgJVIFlASOl#Lc`h}XX^4jJrM40
yAki;N4V}gbr3yk2V!|0z_NWesFHCYdW7lL^>F~srb(V<>)%e9U}!ynI1v!Oon9K{5JH(WZBhapIN{0i@Hgm!i~e8CZ{km30Rlk@
`$+@RN1NsNehlg;^yU||$Nk4@iKKU2w?{9Y^2s<|`#y%vu{|>Zqk7jV{H_8wn#EXY!4B-8M6?tTV7v?pQ|Gu{&1T^&bP^Mb2?MjF
ErgtRZ6<d%vS>_#Nx$Rxh26Y=U;D>lsr-J({64GK=-<XUCvEQii1qpY#XiH_#^Q^=HDSk=h1^ROG)&b#&xbf$J!h7`UB%5FSa3&M
wCplr#CseM$L;@r)bKq6`YY#$*Zkb0wEp05KH{W5)#Q2C&nt(C%K^dU6YpIc+L|SP0g13~7Xz=J&j9=W^gqVhPx4FO4=B%d7|{43
PT#6z$f-UA9WxFXmEgIr)TS0U_@&*OFj-P!024EsF@a!$A8P%ODC3yRJ*B=Bz#sH}?}(dGGO{SM?QHJSur+An)r9v#uo>`<h$Qq6
dKRAd?md`-PqRDyuUBD(hi%W!J{s9@Keoz8lhDqz?jFPBo7vdiKOG<((A5G2$OgicE{tw*{=*^54`z+`pELaS9JC{{Ly@Qqy>IEy
j=nmzpVKQGKLhw%1>BtY#rG7XWm=(&wc`J%&|_vr$pE@ozEZn&sCj4e?ga#w{w^5>K6V{Eq!wx(EDUfKNT0^WQHoNisHgUN^GN@v
myF-T#wWb~eBStzE;AA!nW_mYh&X{b(hfpF0?W5$8r4$~ytPmJaiIS8U>KqZrr_+I7$3AB@V39Aj6ai&Kpg}R;1P`d!5=Qi?ma(t
FB|`#+4!G<%Of?9=^@-@rB+<J%QO8u{|wY+?&345S<BKXh-EP8V+vy~$06Mc;(5!$hl<2BWs0kViH{?8Awv^Up8h8z`exlE{z;^i
`-Ar$Zr_jLqla7HL_fF^?mIix4ulGdBB;SYQbbRKNRIZ{oN|rb$nG3)oZ(k98>?^d{H%bod!OEBCzC-6f0rZ*8c$3wWbenE&IXGj
x@-(ar7pY-G7g4z3^;$p{oIMDFzr2A=ixdNe-So57Ld7rdotha{!0$<&M?T-{hW-M=62MiRiC~DU=YfPdJLtJ96XJmtIyON0B@CE
l^&lEAU$coNBbS7mys#JLx4C;#n3vf8$ddPmU3PXO%W!*J*TYMy_~_v{fa5tn*e|~K=D7>kMP!ery_!Y^%CSWu+!P_-zN2^k(J6+
D|Jj|!qmrmXlUj|6#pKM<JMvvNe@m(S9?B6DG+^=@V{zXb6Ie#(8yzhF$--$8XzeQBoMfM&ITqhz=qXQXiWF<xjEMIeM#rb(NB-a
|G%@9NHd_M_61|oA7j(0<C$&UO!n(s3Ac6@K}8~g1UU{SFrIjP<nVHENGJ3jDD^=!(1iGY<DpaKzde!|U-$jkXx3@VjeRbktPj?9
Y**PI3ninKU8e}-rI^?PXrG3m<(M9szvfsH>y~@Mf`T>IdaJD%vcAltC<5>!HM6Uq_G$S&E@`#m?IAP=;}TLVPDl?DLog5K&79nN
(|nM7`MPb`O8Y%4N$$U@bLofGeJy7GC+y<o{rcmby>g{js*tfXKSds@F21ZPH_lU0=<vjeoWc;XM}MFFeSGUqd(G?B?<KKHXg%h2
yC9y$6R0&9CM@gth*1E{7=7sUq*GAR^YTB*T5-|Fhf=d@RJyS?D#apC=KGg1=S+&zqra(n&z*Yg3^Dt^E_cO?#h;~<<E7#=(eV+z
^mw!~2C1GPQbZnxrJNe%lclCLQ$q#tnG)gw4)}`Da?;&e?X!q^+%Ekt@bJq*vC(_wBk>ER=s4obELNWj1a$K-8aA(PPdR0iBn@w5
<c&^WieE1CI8N6s^r9prNKhZ&oQjq^Jvk7C?%7(!=nB@Okl0?7sHU#5d8CKmY_1$Q{*{vLjFo+^*O+3vaC>txUEZj5ySPV@LhiYB
i9SjDeE1(Tnz{C;rSI1X#>=rnbW$SId^A^HG|c53ya7^TGIHud5LHt+tQjUFh9E?Q6Hp}J-R*TVbRU#xHX!?IO9IXZZJnD?J;rsg
&7Zgrn9G#GbJol=up;F7(s*S*YxIAx>kfbC+oku<0f(~4P#Cw%k>GfE7wPS`XavFe?oC1*grA}UBsTD#J!<B{cM<DwI(RUL932>c
fg$FDN3<|}+>Vg-bDLSYl~Kce!_Ak|3_PM|P2?s+vGL|ukRhORSu8aJZ)VjJHd|eAuwujb3XDJ`Ui@*nU?O`H_;6286c~alT7_88
BMdjz!eOSOMJ#?cR=&=yD~vUkSj=XU#$hya6T$KhiXHs$`*JU1{D4ouTONsl-5wqN9`sHK(nK0DW>ON$ABm#P3=IfUOfL(V8PtL6
<^N&t$U=0JTU{G4q;ib+KfZaw`rgjsD;ml-o=1uGKPHI07WFS&M_3etR0psYE?wdsT~(*JSEG1EJyI}Dz0cJx1KybYefM4#qP4I*
>584OIFSJkW?IkGXKejLpR&8_Z%@)q5n3&$z1{EL+`qs_?YVS)(b@hZE7-V0+!;lGy1i7bG||!{tRhbQI%zmCIf?L-50YY>KL2;W
%D}rq79%zKikfaS6CDXYpQ4*vvVD1<$C<>Oz?2C4|H$k8JO`>l=`;vBhln+QE}3Qp#~f&Zt&0w6KX2_UJURaZAR}!$^23><__hhn
0R7qB%F&g&4-Cy<U1_YFZX=lqnmxndXb<`)NKP1VY{2{USY`|yP;?=z3s{n4uk<tyz<*f$Jt^hr8{B;T#Wg?I{pM{OXst9=fA5pE
|3Zm2V2=~Kj^DZHW8!J`%)MRVYxF1-#j+p@8sPmG`VMrtsnYp$Ep;Vw?NVlPG#k!b-!7hCwE2^o$Re)D(7r20-tCx>g<=h-5l2^2
qfLh+35DA7j<cM8T?6TLLd5mfrPq^Af95AzlzXJ>J^TKDS^PWxc9ZpHL=Zo~5%(M+ejdKlxrF?OY!Q%|!^iQiN4!Sw=qnQ?;hd7E
q-zcj2Y4g;s5Z0rwP5wFpoqp$gd@(skFT$5-kJCOU39h1ZWayEl4Lk@Th2tniw?W+f&34T0DTT7zRX1P6P6s!D0TN59;hEI^l9K;
_(>0OEFQa|3}L`w2Vk#<S)lbw>OE8G;|K46<`_2s!|iQgI2w<v7SyE!c8dx(J)7sUu<F8k#6r&qs<DHz&Vl>N(fTmR4Zy&~AaTn5
8cF$mgOgmsA5Np5jym)Hr)C-_sD4uqcxre(qJo}H!0bRc?@CiJC+TGr(<pZuKh*>F??+;8&n;nwiQZ3_mp?5Sn)zFlT|UQ1X^>lQ
iw+YavSLHFQnH^Gg=bxA;l>-BHFdq&TzgDryib&w*Ii}sDMQM6O{O8($%IY~NK9lphmOs#b{@Ep_<S%v0F|@czWx~@>(3Lo_~PGt
oQROa=OT<7R?7iHh8s5o5asQ8^~E|*1egCEoBbE;S;`+>Z2Hee+a#iRRM^6N0QCwS3E)mclb>TjIv^oDL=J=#lagQv!2}u6Oc64y
liU*`cn*<?ajp-q$JrzL?_qmLJ(BNOzg_yY<};P-!Fk6x$u^WJ6hx8wzhRU_j~^|+Gnd#nVg+Ol>HAQuU~_|cLZDEO`&oPW>@{S7
r+Y&Oc`CY&%R{$9hb$l4VR8kMwIA(}P*4#d)FVw&4FWw`W00~hfT&1p{s)jA1F@M4_w3<6tNOn8+I_diFwE<JcpWqKrr+!#kIw}B
FQQ|Ce!-P^kcmG4qE8d}e)IApsN{GL>Q}J=;&j0<$`kM&JVgx|%m6}!(O{7V*+GR5hnuMEK<Xe-^bQfnAG-{GES=y%kQ@ih0+|af
Su{zQV10SL3>`=wUgB%oY7qAIeL#px$W#Xl48<@fVg%=SojMd_mysAoRNuSD%yT)vO>}>ze_8!!xSp*Xy|)oCu+E1x{~dKx#!or$
j}SRY;2bZ#A@_9}<evK{|DA?NhlCDdcV5T#IohArC#W&HZ$O<iWAya@yQuLvJ>r;r`u`)W%iGFHyoXPt{>F|+@c8ok4u?WRlZc_i
_lf+6>)$vyq5OIuPt#+o<Wm19`F(%Q#FL4~77Ao;eI^D7+@ZYo4(t9U+#pyq00-YLCOU_1L)>|S<C8Gh{&4pyESuyyF!AHFLj|lA
6`5rWPFlVnE705_Z9auk%L^1m=yAsX%}tK?vr^kS1JS`f$q)-ZUIHv8%?7zrz(2FsNr)<_LvC1c0N`hprq}iB``kWr%a*@#9+cYo
5^Jpku^Z2M*~9)lj)&%$IF!o4$-@YY_~JaE(!>_pB10MU!znw9VN=YL4!>#P*P;47vjh6|wl6O5uPl83gR~*sA46d$AD>De@Y?O+
@Eg}!O%R3)GXN!vF#Uh);6C99^!>2s=XbZ?PgR9ooBTy?ZiUD@m;BRsbX%iT5ZKbjBX`d|^z@P@0t}+_`?|=)4#0$X4FMe9zJzvi
{n>>Fc|6Xv>;%Jr#ddT!O&(t3{)ePbdfuEpE*`7?eMSdJ{y}*fDA&LL-`D=XxBeGD%3c3?WS@Wf(EThA!Pwsa7HlQ|-!d=qvrbls
$!J)K-i9D4lliGwcJlq4tJhe09$(~t>-pjK!U&8}It%;^KoH=7K>dH&M<QnR*QpqRuy_mns2hhKAN$)|(|u-vJMQCtFnD3vm-5(B
2^W=O!v&y$GEkC1y<Z>w)+<_(Qm>iBfJuoo{gNzWy^i#ou(Yr^c>l}&dFTx;|JTN}c+-w4HejV^jn(p%@80`G4yo?vi_-Y`rgN)Y
FtCy~yuEaE_Oh;!oC9&&O9`R9YCi;GNbKp}JNr`a<)FRC5&$KJ(4Sc-aZx~EnsRns)rqk-t0*<@fdTm=QYiIPM~hM5#sn1b<i|&B
+Mt37y>EvuA`&2%VbYQ%eMXl9_7*?aTvA3k$!F4dy8U!cwk^2a;rFvob5ETcYu<lO-UtUEA{d*W*J_(ulnZArAcfy0+#DPZy}$YN
`N-%03HzZxk$-;%<bp&bJs^5W0t+A@fb$3wIz@92^E<ppLHOci8Ke2wX5<!D6;rrMVFjQ?{mvjtEEh!JT=@y<FaxxZu&U${CLsdO
kYd;=n1&`)0^=`B$elk6e!7d$>_`fr#1s2PN#8jJ<9ylv{pdIG-a1|AA>j=#Q6Zt^uy|yn*3O)udes71o_(exLtD1qy31_g2NzIP
3XiA{W_Wn-{d|XKtXZj+W&`q?5|$;T{VX&G>$ly9aVK=RNIEgfrh)Raw>Cnnz5V|u&Gv8WKC|2OBc+DxpYNPZlH-E@-9)$(+C4CN
Y)B)K0^O)d^B^mr1Qr1jdx+cZqs{$8(ij7;%d$*k2V6Bu@pb4=j=A4S%Q*Ao@l2f@7FG%fg7LrHZx{K>Vr~<M4{C6R2TR;v#!oAS
HXY4mQ|6OA+s|rpr|H6N(y6!g-6X`Dz6=VQf0G-Diz)M_f3}_JlV)=c-8$$NeccDF{SYT(Cd)3AkU-$e^E^!sZD>sX$cUmMu@*>h
Aqs*dWsH0?@r^5r&nbrxsfY@5CQ#c2oRS}MNmxVgYPwEew}%Z|t*NcQKJ(kO5_*bra^hRKwJ2^u1fE5^r4AxWG==lc+a~lWa~lgd
7yy&n6T5w#I}6Ane61gG?&9ns7(ssvSdD>ZmSO>Q#o>z|E>B2J)Py@w&|Ro`5%gte@SS~f3jekf@q{a+a!6qWG}6k6MB54QWZUv)
knq=|IhG%03SD*P%4%Nr)5DA?>y-c1h5u{((-7aB@zpbO$oixZ5-E*kutf+RQ1C3(=DV&_2qLDX%SmBObvq}wZ-;jyJb4`rKVPLO
fkLFMP3KK6onjZt${?n(%*NbTDi%LRvo|mqJ0M<Dte(uhep{M>$``czY_L;M_dgbVH8#RxpOb#p6+xc=F7?LY_jRJAPr7%MhiL-N
0;QKeohTuN<>W&kKm;(-s*8zX(typmWc4sB&?im(3}6%(oSUmnG+SvAK!v7?HnD6L9Sf34(AnjaMg>L-w|`Hc$BtasZa0knU2{O$
5ft!t_3?Az@Xsw&1`l&7+*yV}TJ<|46pb}AzMOB*u+kj;U*E5e`wzFD2cFB*n2}&R!C@oo0lAO6_ix*^o9pft0srD150|(4AGY~-
|LG6E^4!S!7v&zGaWwTQiQ)gT|4ysFbng|2zq;6e()^i;Di+nO6%k^pkXY<-@cnxYzv=Y;@7=?XY5xc5>RwaB==VkAx2LJ3e@27)
F?~O`)lcbY-(46FZ}!m-5%&G#5O1%INFQlMzu1og0XBp|a>MjLm;QgEX(Pq|F7Isc;Hm7l)%{Pxz6Yn#{@U%Kw_vaNZ%{*$)xi#X
5a0e(o%x~D{)_t0X8bh2jVF22fN+miR1hR5;Yfj%SiurBv(X>hEFi&+NfEh@!Y8d?G^*A_Ye5yWvyiq#)cx7MhA=V}Z>0V_G`rd_
M<0d2LkAcCD1I24NWl+GbFcRN9yaS=K|yRmy8h3H@$CBWJo{URJwCVT!~P5%S^tP>AKicY>5uY<9?#G1bNmt{q>H{XKz@sy|5qUH
?v`>+K*+Kmnn-7B+r{1+yMr*%fo%g0RI*8#{JDC+!>9(9mH?b~cQNdQi-Ivl6^IDr8rl7Z2mJpJ)Bbw-{%2|B%;Q2f=$z|uPIa&Q
tbbL7fw1DkiDF0R-htq=QMi_0(nkV?`Pvv3u5JBA%Le7QpOw9!5`R4me3kM3S>`@Zs(yXBe5dRNVSWC+eEASZ)9+tVkGVf;7VM*5
tPw137xDN_(5{#t>+RBFmf;Vi{>uIz-}~)P_8@U58UwyRs)9RV53xgc8+_}CAK4$mJ7iVe?~iBQ+h3F2e?j+KZ&q>HwCFLK@A_@u
WzuOE|4tvqVX3uLewx$MU+ctqk^IlQhpSD_fkyjBs(RN0)yvN!F5-vb4ty{#pVqBLZ!*CgRs)U)*`F>;s?XOxn|0~^R^MD2E)P1c
^VnOM*4C)?Z)e-)&n^G@o#SvfPyAqGdy2<^tqCKS@|x$3dpj0ZDn7X%Bf=*5e~(@K;?)=J(_bwrcoKzwZ_WF4*Ghc-y_$M)iZxW!
xVK-gi}0`FdFwi4^X=_%&(gpB*#h5(%kutsg4-RZZ3X!7_<uirJMu0KU#G)5_uQRa_>RlfvIH8CKauo5zvQTjPyRFP?T_uRE+3`;
4HbWULyl|zp3cqq`+ooJ-`B6h>9^lbUuRVr;H&x9!k>TW-}D#c1Jk;Hp@IIMJp2A{Q2KPAr>lzT^gjPIk3YYc?ew>XY!w5SPz%#f
UoY(bclx<^c7Jc5Eyv1vawxjCVtF8A?TQKPUvDY)?TUZ3{#<<9e{1umo?7-tvubU;z<h0;X<<UXeFZ7y_xoq<?#_LudV7!e8cRv^
jYLOX>T&hIojISQZh7zizU*_qN^irC|Al?E#y-ar$nT|n&*#H!?iY6luW!$;Hp$kaM_<+VO>?XJzMOt)Y5x5GKJ^+`e0u0@$;H2K
$F~tS@=LGRUuM^R`ChS>Iq7Jpr{JSKuO|C>W#eD`X&$-2_5bcajQu=2`gU#4ivB(vaz3s<1A;l<@6*y`zs>v9Pk-CT*X;i>%hlZZ
=noOY@VD-NQTeRCAD^UU=UACP`StVV<y-oU@Xy~Lyy+bF{<GKU@~7(Fo5BP2{J$Ufe`lAWtbgy5(mnrNTW`DZ{aoUo>_W${pUvzZ
U#sj3udsZ3E-U=}-X&9wK7Y+06Z?N5{TwO?1;3$){;%e~4y7gpKwmEYCZF5;-hR&U*Y$rYdQcYf??1Bb<4{TUB}|Wg<GO~c^8CL2
V1qgbd}+u}X5R0g^Z)y70s#MsZ{vskn``!3j@^2GSq23t8aZF(P&|2{^GdpSfGk@-tu^O$Xl~p;%5a#|>G?hJ{=758xxTVLzurDf
V>Y4ryZ@gr>>a&%{QSOecmreqA{dqo^Pl*CFPMK(*I#GD_8#BZ_8-6ae@E)KV|_o`4+=l_{~s@#_K*6o)BAmk`Dgd|?MnY=`l^o4
?E_yLjX$vK!;i<zk3s!s-d+9!+s6a^wD0{qN7MO#W|7^wZ}#WRUjlv>{|>!-y?Oi-_WHP2nDW?q&*$EZH9o&pX596ToA5jOfY<gM
`Efc=cOzb5@%skTwl?Z{4)KpJ{ctw&UcSwJNwqz`ChJjtT`k%@U&Fz=>;HrP{rBzc9h-NLb@Uy(`OtIcT_3NP`HvqTSf9VzJa*zb
4*^m2`k&^mo)`A?N7wK9a=trxXe>v*jxGLuaO3Iaal?Ku7DJ|=zpBs?{f+&Ide6VK|6gyb$KCt=Ieu?>{=B%s`L{sv5&i%~ddOdE
rs3{?@3Q`1e`G@M`f>f)PDlBh8v?c|7d*bX;TW$EE_br;ob8RP!kjHY5g*t_NIN9iL+m{LLp^m95Zt4GuN;RhY3|H^{>pgv6--<q
uzh&N_xRiUp8fWSmp>-nduiZl2yS;VMb|VAM5fZBf5Ue@xO)G-bVQ9UrE8JVMIR0!7<39naa7He(*1Xl7Ub*DjdY`kH|DbQuGOii
o3*empcpbNeSX=EJWZd6lh5{hKEdhgr$fun+0y=jg*w-VeIMdyPQAB-Bd_WKz>zY2raq~eJVmR^zsgT9mAtj<e!E7zlKXnaYv@-T
Fug8Y=AiK7z)I$tZfwT;_w8^@bFC}z${YDRN*26&S8ia-S{!>@OUHh|(3khn+AeKF-_DK(NRj;~x_IK+8MkLv?H-rsM*DjQ>HMLv
HCpubZQsMorK}M&uS4OH9lf93wj(a&RJB_fY?DB!nNuh|6dhCg$8>qF=v|*pD|u~mpGjbcGPk=gO>?&oe?0kLT*r79y+0wg<HH}-
-~Jmnyw%siKu|k6R3-UzZW|7a{6};8yx?hpF=5+uK_P@+PtWmdn#AVB6Q@<Dnvsj9q!FvWwD0ksRTjKsJUwnAqmQW7zD$321{EE{
)VqdPXt(gpxD%&bcO)vKvXR^TeZN+mch=uOT>Erc_x-#lk2cSbcWCS~C*Z5EoAMg?((Y@19d4J{PppO?-jM&1Kq4FYcdBdR-_IY%
?fH0b?Zte(2gSWQiv8665CF;Xqxt)~MK^D2;93GQp~c7#>RTBXP5JKinbAgbH5yVx#E1lY5$NMskV%p+ww3vCx2OE^5A0iI2gUhy
mpHn`Z1gT6RMvNKVkj!H5%a)8LKocLu+x(2JFF#-xgq(Z?)#ME=Kq0fJ~5pm(u8U4-g`B!eU+!v_;%Hx_V10gJ)YWmZ>aIMkeg2^
?tU$Y)Fc$oR}Bs?>Y8JL^^JM*(_Nv#2J0K^w|0Z3FLK{UE8jy`BEw0oP_n?e<PqgwHOZ#Bl0)~z@uE5yH0h_+sLjPiy@lNLBfCi+
^V&sOZNU3FE?=k9wl~M_e^=zZNUzV|r#_&F9%YC8$Ma3%N%@G2{xm=FLxj+S79YC2t^)s;{y2Zd@bgNa#>yg#IuQ@xtS}jk8Tt3!
AvB3nYKc(!<NkKQqyA{bg5g(NSXN9rdpEOIs#-qkb~Jxu?@!O{pTFq(!G4c2N%2J==yz~Zt&@f%d@}*t@b`Fw@`P9PP=CJl-*zYV
Jie(>M1T1zw(>UWI;HmgomqpmJ2`R(u>?gD1Q0+(a_ru}G=tfgwgonkqj~<7-V6_-`xcNVu26@#RFL4ir~d~xY#-mFS$;nA<MD@a
x$K@56Deprdi3Dqs&_>vED>lZB&7&1_z_1bZ)s<F)7kp|VfIV<%ulf$M=XD3p|e_uia&R9)m7UYvoWn3p@=`l|GFn&<oNo<t6GL&
6hEEcV(>>onC)9`O^mwyJW1qx+i$zQGvjT?5vq96+($gc#~WhNR5EIo+mZpM8Ehxfx5;z*x_`U$f5WfM7t#MuzMq#Mzq0?-90UjY
y}n;Pf1a{>4L`g6zTfcSLm$`2-amhjkG%b3!=LQ?w%1MeWAyWC{(qZ&{Z_we)%(VOPw4$Lt4Hg%m-FY#U;S%>2?QN~tA}{#m-PMh
_Xu|LG+t_kXUw~e&uukc&tE_A`95C%&G+{A>A|>`1A!bpw&nJ>#B=PQt~`&k`oBo~c=mYT!}4E0(Mx|W%2B@#^v$FprIXL6c!`^j
pWPrh1{aZD_1<I=-}-#(5<5Jge^)ij=lsBSIHyd%*go&3BbO%}U+(?NGyQ2d*Y-HYDuv7p_n*2r2n*YO-%u~d^NRA*?h}lg{N5aP
_Dp$>dv)0YKHz<YoNiGXZ7tcgB98w=QS<RXcRFeF|1Dz8=h?XV|1YD>{*8G1JwLk}@9$2?(cqx;_r>q)>{kZF65oTcaad^WVfYU?
`2|G#zDJzSGCiUMj`-5Qmi2M*+mAe8h09CVZdu{h!tZnW{Xe1gr?vRZO?hzTo>=&7-zJep1ac#p>D_?0U+ioM{Xe6%@gQTsLvzRL
b*%gdC{%0HIq8UY^H1UNmVepbn#Mc+Pqcp{{{OB2FK?^gs4vf>=`FXr*~^UbT`l8U3LECNLEV*td85ljud}*m?XZWW-_OfyAJdzG
>yM*tY%Oi?%BzUB{4rwuc%jIW5A5^>ffOI7-~Ije#K)K8-`)8=zb`I*p+nto#oyw+pT@PPg8g5AZ^&2>f202?yh$ViNnyA^n{n6g
cH8_|w^uAFsIW~%)l;7V%<u}2*S_evW2d!xj0m4}2QUdBkWB~^?T~^Wqu2ZN`wqVTJhV&J^k5-}>^*_J7<SqR_)D|-7Gh+x@j^^G
$`w_L;Ls`?IM0(S1a%hw!&)Uj_+|$GX7JTi;lNKOg$A{?F9QpeSEql6^SpXm4M3{9SKMM@JBkC{-9n-x6pcvHD5}<=K;q9O*OKTw
vf!0XcS(P58Q4uqyd_sM;;|C8ltnzQ7Uvq)y2+TiwKU^+D$TCC&Ja*-lSqkUDTx}|63(TgP;ke$&9jZ@zx_SDFzIyUaX7PIs)|*r
DVwX`-|u?0R@%MzP|#`Q7kNw9L7jCc1>`Ok!HCP2#MM7eo9N#@UqN-j2tp8!GA4C1(pDq2RNLP=!Q3};8m;BWOj)+?f%D0|k0Qms
v#i>0LLpcq6&I4qGc%_;xtsyVu6o*=5`ztjs|7LV7LuItZ(I|J((;fxo#ug6dTVpMifeW3+bqa($+ieO^Jdwoh^q9yr+FUi+q*;6
l%4TQ?R|vt-Q;FGb+7*IN_z1zav-t1+zTIkpz4hs1Cs>*Q^PY>u|=1*o{aVA*9iquBvz=&u=czVT^Ytiy55M7vCXPx^wk0VtQ}1+
_N;dHW$6B@T9BDrkmuZ~8*FWj-9#W&6y*%jRxHQ$?(dxA<uMRNOt{oVTxE#+L(UF!jV(P>YB3d1+v%MqyOb|g2adIxIB;on&LXL*
%VqOs2~}ll+7-9O-rOYuEMe_z(%J}($|7v*TaN82-p?B{cAN~Q>X|Dm@JtmI5}4>i7utpi{tm{#9q1b{UWKo2;MZNG6w&_;8XTYK
k<{-e{Rq;B5^{up_RJy*2pgpD1}0iYA>=Tj+SLV$3la-9Em$8AR-q1Mw5UwbKx<_Z8FEY~e$Fv`J^5?PzZwU!T0(^rzI8DvTAw?K
A!+3UA}#a8X9o2tPNU84cVU|}xFnJ&S?dl21`zT0w|p<YJ+t}!{txM8U)>KKf9g2&AH`JxREG0v`@Y}b-edii{`QAL^=~R5il=Z?
xO7J6!Xx_pW&wgKkRa-2R12rd{Ph%}{Xd$+TP%clA%DllF*aHH;`mG}MFt5W_pkTU{?AJBuzGh(tY@UR>9(GCk{f-0R0XWbv62Z2
84Em9>-*+|d84tb?GSg*FB4r_pZ`;z{{Jd_zb{QXgTsQ}I29ae{u_72Hv0F0bu)=Fc#S?ANi?TJLFdBmyn(B&9^Rlm;F8P<1b|Nb
tvhTTpF|dHz(bj~YbA}surE|6Gast6LD3664Rcw6wRPXD{|*+V)rC3wQhR0k?=U&84<*JI7jO8RX?LZr@LD~Iw=QGXm>4$lLX}e1
teD2z0u4*7`uca@^j6G6lK5WzGeS5p3=aP+ex4tz;h>Xt8x{k){u&J`LaXoAC!M3pBu6vCoVWdYc~jDn{~gnCJ2=JR5zKg2hlVsZ
0dt11W^9nmS~9Cyu3K?5?aS4GYB^Q!(#O3}4$>CpgpS<hYX4^!K7L-mJvb2sUs0;}pWC>s>Ez-bGyf^KccNkJHr2ZQ1S9GwbzTmL
=8<wZ-D@sN^7Nm5JLtD`F;ArT$M|?Z^zann!&~`yDtNA`#pCZtx-=-+asHQ!){clwlOjmu|IqL5>q<!NE*^y&p7>tqTxMzM@W0jF
de`HvuYa#w_xH#cMIWO|$Nb2hCjIkU{xju!Pp$vk@B2PZw$m0-l|DaI|HozXaeik{r_FZhs6RKJK1*<?va9y#)}46){>1;}(FG5w
pW%fU8L{e5KTn=Vo$dAQzn`W5!&U#6oiFWPKjVKoVcBku;?M8@KV`VkUcc2N{Qsz*T#gfO=;hCkcc$*X{I}C?pSMApYU$|VCmhIl
{rzXdg~gHXKdZ~}v{z4wXzdmKRguci)|x#I{pfgu`v<$<Z-WOvSwrM@K(Ftl|Kc<@Ds+-oMiGWaZJI;=5E=stZ<3o65_+O{6&1G#
Vo!OHH5jOu!)H8jCl+`17A&t4oF@wZ^DwYyBJc!dkjNoKrp~5LTvK#fo236lsir?=Z3yK%oG2p_v~_SrK_p?5AsA%!W;Z}})=}O+
Xt8_j-n`1`z=w!EBvf$i@lxr@+hU$YFCH#$TOMga5frSqyO4M<M^^@%>fyM`#>(VuW7ik44JN{6J53mOuD1>%taEpkcugfy4whzK
n)Z;77X{mVIv8y#Vk^s#YsKQxr%7C49%|gGFlq>w)XSzS!(vG!s1k#fvms<Fh^VRv@w`_%P`JX?(48?bQjR;cWM@r|(8g-Ckqa#C
Gq=v<hO>}wDwUVUa%u%08LYlg;yHGuMD9SI2rT89&kpT(hi9yN%(KM0?ZD3K$!Q0Ujg}Qt{?!swUuuf!XQVKm*_CcKRb{or&el>*
lG$;MQ}@+@e!G5H!`eHY&r#=c<@#2Tt95Us#hv7w<8OBAobP<Ko7|mqO_deacWc!O&e)7vx<f$}LF#i?iD!68aOjTCh`JeOTd9c)
S8DYoRj`Qe_F|mQuKZ_7E$f2dJQHpfNXyo+vqdL}5LQjNbGI->S!OQXzz&@UE%}WsMkFJ?EroQ$aqdLT@tZlP8?&|A-+jsde)K8d
ngM(7YtG@_pgDBK6xNAXT#|}TJag9_Bc?tsFy1ftLzK82M@Zg9-u9mFIgjJ1-7%`~h01>pcSYTclZRp7tJ@tJugXOvczKRaJvo*N
sJC1wO-2orDhEhZdbg0|#Cj2;i4F3vA3Dw)&r5SS=;xf?_s2&i>s&>gq`T%5tTfLItX}#oJU5#IH+9!pj)Y+8@yPDr<EI37R@+p%
!)upPv{In8G@E<6>qXt1<$;W76-UZk#%o&<(yBET%}H!58WxvrkBP)8NYo^1T)8`7!>)|(WiJ;98Q*`4@Wz;7Je}J;ETKn3*Iq`J
M<OONgpq9(Xo?yTEe)slsGuph78DViP-#Tel+{F&3{=rb1d%kya55yTXkR@H)y;I{9_m(Emd@i1Lbve;I(-IQVpi(TnDN19GoDHa
^Z@Sd=votz6r<e;JB1=p)T>IF00%fnL?sKjN0bO*AZeBWNR#^rUWLEC+ku;R_y2!(Bk1`(U%>y~--ox;<@nbv|5f?-6yew#ry)~v
htvL_H}?HqpYI>%{QKwnyg2MX%Jtv$em)<E*ZL{pf6Mge%kuw^tNaJ%{u*iQ<NH~FX2)kQ;urUiy3zj+@ThV2>f#BHncEHH{UJ9Y
S>s#YpnsX+MgBs=QNsiH{0IB*`U`(RVaJ0TFzo@b1UD)T$N7T8^pX2}zr6}sxj?3|<=NijyRQ$WA0zmUI*32kOcNdiEvJ`X9#vXx
Q1x%;sQDNTMCq-BHeJYogf#U2H|5*@KAJfA|5lh$o@$4=uS?OAXDA;07+^>v`KS5E8D^<?at9IsMS!vx9#<Ubo3G{F=r{%Sha4(7
y*demH)I;4q>H!tU+)=emm2*8y$3yi>BnEa{2IEWL(_yGch+FWVu$({|FiQn8WhMA_x|tOphN!RAG1HlpPQSo0RO=u9A>#y+mX!f
*l?ZV36LnuZ~I^UpBKUZ2mBu&B7j7!5Ja#-=t(>O;D0dtEX>c)8b2No@eYW1p~yeGXmy-_=5sWER1c_*T~$?7MP8IYz}fQp`nyj_
!R{g>(tSRfL;r~U4$K<@JO-U#_rE<LSU7?AyOCdFZ-$HN`$zHnm+oK#H{C(}fzng?BqB!4S`34>H$)$Y_J0ir%imds{`LCn4?uWD
WI_BF?sn2rG<R?$!?6XH9XBhl`OwhrP^waz>1EXwWk!#yGaa&dcUh!W(-w7iaW1NY))Y(Dn1^MEsx0zFg256@dpqIU-^A44UNAxE
Y^jP0c4icXDRZ%+iT^CdS%9KozjiB$0TmG>$MVv-KSoDsQ);s1Hc&qyh;r%&<Jfj<vZITYk|a(|RaGuTv|#_*=rWttj&Y>I>?xEo
n|iRJq%?+5bz(qK$P29b=I*!&kjn_UcGIM&5$>{wG7(P}>4m_i<RLXya^PILcBnN#cL|6NaB!LFeVx}WReUzRUG{A|4X++_%|?ZH
%6!tyPg#&p=Swn)jQ$ILE`|Jd9mxofdEcDTNwb*VPdv<8Gb(I)tic;A3G}@Ymm;Q6ELwub9i?2uRSpHax09v#7Sg$t)d-`k_RfZA
2($}6#elwl#p{zVed~h?3GOWR&^lM7$b8x$$R!HWG`mLC6}4;$V~b0cbp*YO$yy?+_`KS>MJ*Vh!D>);5mBjR3^a>rc;8oddQVL2
($3wZdmV1H{$&#T(buJ)9@Up7klArZsJMMIVaspbt_HU*;dYgqoG>v_164u5)vsEXi!hKYS&?eK+)}M6y73}};)M#sp&}e_ypajd
^p~xrd|laiU^D_$l`Rb@`s7L}5|B?kCPF1BRACcy3OaEhsw0WQ;&R9mqa-LU%hU>@il#?&1msk3s^nE`F7AQd6M&F`GUFhCqRc3O
h^vr6QN~p&%A)M5PEh#yK&CM5TG97$VTBS;vJe!J!jOBRvl<s-1`9V*0GusIWP)feVqL_Ma2~J8ZxF}%Oo+x-NZSElKy7)^=v)eR
xV&#m$WAvhLsHD1nrO7R+~kZp{=k$HMU4*Sg-aqNwfC!ugdF?IR*o)W-hB38&zEFKp0BFuRjuhS%AOnF0cjE?41|HL$L_t^=mwfQ
=zD2Hh@-G6RY9`jG&-%S5rDF*3geX{bBeSFVnJ*XyeY7HNmmGciLIn-fs>G6UcJ$q(~)ScuQj10(1KZeu5<t6aKmVbyO*}?tuw9b
Q*^+pieuen=84X~dotILRV%jwIn-t%@%Q^|%<-Ood(vAp|12#mwy-aqyhbdNCen>bS#o-pm?IT8%g1TvQrnrk0qC1YnoZbbI~B65
8!Ree=`c2myh>$BP7&ngU34PWW6ai&-Xshg9G5PWZuP7|oV(-}wN@iFgA!$Jm$gLH4=gy^1s@|)_nX3U<^jY*RsqJ>x75NIeCbS7
kd`K*P4;Q>Tsgv8UHf~Sw>?%ICq4b&5jLl>w{2SHe`U7N@oza-mrGJDt_}q{xZ<O%xu2eE5A5<g+Zn9=F3xfr_x`)zH;agPi;wLw
3WS;=$>56TvD&8?2wb(V4~SETdl3XUDY*?rHTurF`O#>I8GnT;P`VOF`A={?O!lnfS)S1E3W+U59CFi|+HK;n7acJOw3<QZC?lL~
v3_<ecUq5YmvF_RNtVQZIZQ&8XuE4Xb-d-5&ve8Gl*A=xab)m0Jo?Ryo)uJ-F%%x-A88)K&KTIlwW&@T8A!geh|OP<o$ys$5aT?z
nABDDi&4AjgX4NV1?`P<VgA=6x6-0?gx*F&@V1oC)|Oh-_uRB~gW9*ha`>VqriNItEJ-QKfB5!M^c3@j6)aP|j1vSOInpJ(Ztmcu
Vb>BN(y}!rIf_4_ioH74Xh9u%C!txiK_kvlV~fk|G?=8d7AWlnDKB7g?y9eC+SLZ>2r3%of-OjK=`B6SN(u|XE>0pffy9Ufj-e`=
ojDcP6)rUwY&kkn6GXuXb`bVqG7RD?6sMk+F|AUfn_1apXE4;Iojw|csohDSi@hD*J9#RP^ip4QyP#}Y0fr%kH%|csGVUf2k|_AM
J5bur5h95AZ$XtfwAv)1Izp*|QiL^DghE%9K4k}`do7{b1qWqp-{Tk~uL=q)NQfJ#fbfAOiKrqwD)oRBD=sF!9U`L5;FT&Kc}4iw
S{V);RUR6y&PssLKKJG=Yo;|5_i6q*UES}wea2o0LEn6roO1v5{S4baYVH%Pdy;bF5D&FzTz=&KQP;+?m=sr)i;o`NZ%IfVL^;^p
iEauryh*)lW}8)ZsOlc_$dUAYaiR2C+AL9|Xu6g}6mJmen3|cyMuk#xs9vOiZ0i=-XD`z=7{X1&SIV0KO@?*S8*HGBs}v$;QeO*(
n|W5Zl`;`Ezu<u)p1;xJ1~Z>cmAxd-j(oqu&Yw<)?PK%S6<OL5=?$@{-l)6&`xWT6T|~}<BM~7XL4geB>|l;&7>`-`4u`^Gz9c)s
f0wqP|G&9M7T}-S0xQla2>WptX{{;Qb9M>S0BrA66^I$O@4&Rtm55Y_9=KOXU*Q;hTk(1Mu+c3Ux72F&hRdH;!gNu@s_)wNA+PEa
fef`ydCUhLbyU)*Q-8(Wvu-647Q9tsZrf+xyBhobtnpd?PZdti-)jHKn5Xc#UGmF?#vukvmWb1&lRYKvT}5u=Nw}fKk^MS<h8xjx
!S>Nl>gx9J3CbfiOw3PCh5J8}VDc3U3LL^rPzM1yH9-WHZum8k(Am+CVL~%aK1}o7*E%@QJDATsS-A9-6+zm0w8pemf?L}Uk2L3t
H){0o%(O2&W=wBP%4Q?2T`sAN$k0p`TAciNtTcKmRI0ia>_HJFk!HES`PLvo4Ctg*i8_3^%tbl+U2fF`se896Rfv61u(}KOyyT!(
70zZ1yaL2M(<n*G0uu->LP>av1z#qCkPRlps@b2B5L>I#t(tPNAY6j%i5D_pQz9rUC`}V|(>aT%G;m;8lKD~OsN$1CV=^en=awy5
77%Di%B7*6<8xtJ=BrtDlDkc8se8P=eGFv4@}S-KlxbJI?`SM4#IhlABr@ND5-CPdD_fG!ioGs+Ah=gK65du4b%_V03Ee=(s;4Vv
p*`>YcohNXtKRZ4181p%++KRxmXRULV2e_b!jD(4rKxqe1c6X)gNf*{fA@<!RjO!vVNnoOi){UJR9d~5TaYMBm~~;oA~lD*P!&%~
vxhJXDH~4D8)j-m0vE3N%+FVc5(5<pE=xBt^v``f1hEZy-N2EzP;b)mae#>}rP<v{8YtZCMK!1f(hF#9S~m^z66XStlZ#j>nj|!b
U5{ZC;6-LEpEZpY9aG}WPfVENE4x7puG}@__PdxZrGa<YjPC-J7jZyAa!QBl<47Dci&nv8tmA6ZnBLiPNV3o)?0Se?D$6p`a9c+c
suoMtM&Z3|aBD^;VF!dV0VHp{z}~JNp;wmf?X=jKV0qgAcK#8f(z!PK8~+3i0+*I4b!AL`>GMKu+-J!ua@U`!W^c#T5PZX6z<;6r
J{0$Dd#&f0ih1QS+w4I6TZMtqiYmXa^u1iWYWumG<kz_E;j9)-E46*FBphyTKhw2GO07~sL{$Fg?Jg=hb*QuYKlvr8jf+L%ak_5Y
ku^GZZq!hntqjuxP0LD_Wor_3VuAG`DjrdhRT&p%-@|@Et)ekPar3n>t7?`YMW|6EkoZXh$vYE)C?UpN3Ivm++$xj{w{gRs&qoe!
?k?pxN+#%ePDo5eN?4VpVaI7p(&c{?xSGbouXpZh+Vi+iO}IL3<Y2L+EXQgq>e8sx;$veML&p&OO^rx`2?y2I&ILOS9Rv~L4`!<c
gt#Mjq$nW!=$(NY)x)L3b<5FEfI$i_nK#K+bG5>YPqxdAT`1Sf?Wea)Ml<rcZGAfO2g&rm1inGFe{GA6Aa)^lM(vcyzmiNwOdJb~
`)Z|1lHvlPVBr3g_e@rPIw*nFvF4QH<#+`HUmP!jl(fD3FRdzCMVEo_GSwWaH6Rk%AVFv_K?Wn;IXY*LN~?g|5XS`!m(j3wbc8`b
v1qc|I54lp`3Zu0{&^0BJGK><@pydNbv=|%rRW|7nlhPgBv#aCw%M&^9A6f3t((&OUxT&PsrAWwl7;h3oogpuVTz*rp`E6e%W5$p
9+MX`MgKnhoAK}OY>!l*%g0F$M4vQ^Iz*5T+jhAyAraW9Ai@dvP7w1PFBFT%d;KP^C(U+i#p_8+(>~+Y!Yz9!6?;S$WKp3+v9ds#
Q_oqTy=q~NO&+G*#{M{==|D*en=D7K^Xpd|%8If-!alImzZn)JayE#USWk--T{oZE^}S5_4Bt3@cKO*!Z6WsiTpbMindb_guj_|d
LKmZ=#0vwl*I4w@v@L<HA}sL`380IZfdGUJ^Yq5V@<b79{tgFj0@R`?kVqhjL134)FV4fX*eb8luJ7ZF&Xa!ENxfLU&2uS<-TW?5
*FOy!7hbu;jdb;{f3d29y+0QZ!*-CUr2KgG=Rvm_ZN26uMJ0+fKd<MPi2j={$d9C2jWg{YK(!u?i2baut2Q|K!~VR}3~j1&-+SkS
IJT`#E%6hagI9F_w#&C(lZn@*i7H)LGqxDtVH~2hFvy<;N#h|wAzXoHtJTz@N)$D1Iajkf5`#$}2Gw*%r6~yAK85|~a`)BX^XYYF
sFb;jFmbVVuG$c3c|U)gy3ZNcKa~>g^9v#4h=~gm5?|QYHRjum3%Ng+5YJ`c_J$H<Y+IMD0k()-k}ANB0S%@Tj&ja36?}Oor0cV>
B1Y#mTPo7iX5bYdggCp2xKcPAa$hkP8m6o0;nEIBA>P<e7buqqseEjrg&LMbl$jPLcv|w?)&thWQTPHYlrZ9>+N0?mAXw5ZQ(E^f
hOWnpI(dv}uBO1|o-`TeHSfvQ)#E)2Iu(nT{?I2^SH5s{wq!CF`2SA*bF-X4ucNz*6nOP~x6usC6^}P(STj93K9S!8Bklz5%5ea`
yL)8KRPeLzHwKefWuNod(olOD>iw}6A`isACD;~X0zDo(2O32Q85K_mYr4q*h?a29cXc+gh#P6e+cFk-=<{+24@#lFxG~t<MMNB<
6ur|Y<*r;9sU=xUL<vw*NTijL1u10r<3}Cu64};UZ^v-y4NsjDim?=yS^GM&(!??O=Cz`BwL98dPG_p*WLS3cr+%7n=E<c)t4%-@
O}omGQ4|zVAzG1oeZ<B5?Y!o+Rd)WjW*zVNIBLn~E0nCG3FfrKhtZT?cZODkMMJ|RGb|?diwz}BQ`v<7!G=V5@xwQ`%nqqUQDKdW
x<2^j^-W}=j2%*^m&tL1Qk0TKLs@b(m9_&e5J=*CwL}n_cg%u*bSR(V{PO-|tyB>`oVdxRZ*SY_Oc?6&axh->D5cg+mCH|7r$-QU
HVjV(e3cM#{i%n|-+B&Nr<4nnlBeyIGH%g;#ofpCKESyO&gIL`85Wj7DR9KH;0v*E-n9{IziL1jcBE>7Ex)P#YOr>?<-<R{b!R;>
&5d5_<_ix2b=LQ!TJqx#h9L}y33#hBqSg83^{?@~Gag%~vY|b7ZtaZnY)EKG5&f7o(5bCw0Z78?gV%WPxXIk@yF%%ETYP@*<90G@
92lj`E_3@U+pcx~eZRgC`}4EjN$b}ay@*j7_ijJ>XRq`!aWO6AZ`?fJxx@KypHIHNO_8J}I<oOk>7JK95y_<Bb>q^-91=U3c7&cn
luN|w(DxU*mR+9otipO+#R>r5k_`PT&!a?>saXk*TwJ1uR5zwyH3*n2h;j+F?W9x^GH72SFB_K{P`kCth9!aQ)yCux`5pS`;A${N
=nIel$eJuwnDg+>jdmu5@~%&{`ctMDfgtJ~MlGH&+IlD8gj7CbC8EP*B_{KwI?)Qykem`lTkHCDvSK?G9xTh5I<@0?h=}JsQbiXX
cIEcVT(yriV@SEVf(aaZ6vUL{yy#$!)V_pZ$8ta)jT<nb1bBq@J8J@s5`w}&g+liKT#=yr;Ix7}xz+g}#C=L>BnU$2GnYMQpY5jF
Zti0`IRh=CR9F>JWvXkfYB6R%H;q;|jKRCW!A51GH3h05y!;`NI&pH0;~|;&o9Sd&sl|Hx-D>-sJ8Ao=$@MocPM$dm(}%9EmN7*I
jE>k@GWznQ#Y3%~5a=qQWL!Z1k6bN8=nwQ<_voLPIv}B;^mfX7+^-9|JBb>mkb!i}obG~ag(btZFxC9+{(Ok`%knYlL0mQo4uuO6
@S+CfIfOf49nt4U&Mrh-PgiU0X6&TisHj2`wZ#=<`48P!(*6}<H(heabF8rbY{M^6sfnh9s2*elX+XsKgSm3tHK4O_OgTD_Jy&P1
x%gaJvT&*B^)FOC^1dmC0j$rYXC<dG1(|G6tST&&7*wb#TXMphy8Ci@*^^}@T13QaudCQv2(Q~e!B_Xk@9tgtT<b7mqHo(Ka8mVY
%eMx7?qy$!U(dmYdA}^>#QZ+o+2z{|wseONv(D;0aYNN_tT+Fq1HIaOsfjml%oKe&;qv^lnp9Pf9LrzezfmI%>Q70Q*dwIQB<oR@
#FZkkx!e2ia@e#I`fa9!j`AF_)NfJbG~ug!t$e9hqHc87BQntynlj;*9E6Njy8klBdQDROpXNT?ugPH(K1tf`6CG&jp4%?^o-0E0
IlMNnz78=W)J~vk{`Yq5N}8g(j2bEYc#F1TIAzKbjV$jBz->NMxLPdooOl<U<=ew2t4O+CI(1y_`1hJ|>_kV+$R+-t;O&00PKfG0
Z8*1H2IBZKG*32lvWwP^CKFcF;R<TnwWZtjNrDp)G{|e?)^M9*S_93!6#?OxIy(~Qc21L9Y(5O(h=g}x+X;#woY_#RP@8dpeEwJm
E0oZ4l%vfWnrJD0$l^^;YAHoc?SiK-3_4rtwl2>nN9BB7?(;3oQlVxSywz~}Jw33mw)ti%j#+M=UG)9+aR~@thuLn#Bq!AC0^xll
d$y5-p>1^wN?fT@odiVb!amTI-Vs#{*{ORn7)NLf&pBpW>fbu*8a_!)mPlnLqfFUACUS#8YCsO+u8C~@*7J=G$f|cs<DIy}UUF|N
EvcM;Jeu2Wh5TIhu$9tYE;zwKVNi<!LoI%nzpUnGo~m`L&8+-v-h~txs+4IIU(%f>kKNfwL~8yreuzKNmQDr7QM$}1#awEmODx{>
oF{C*1g0~LqA^Yr9DgRgFwz|9P5tyt^J@g)YKguswObVy@!wt!5oHiWtQI2%$|{0eDy3uVj!iXPXJ0-0zbDi2d;Gqe`&<*p4~kAA
N9(Clx9ilkiKHYdIxTaEYd_5WXoNAVpy06PQ6+)kr?UD)=u-ji^yVcG4=LLXeK_Y^^4vp#g3oq&)fPo2knf_L|5w*E!<oeaNmI_c
der{LP7=N|bhw8B(^5V`)wg{*_Jb7~marFWYL^~m-IZcKmEBXZpH}X<vRJf^Aui(}zh%T-<OU^;qBY4uvC~5>noE?dQ|ZN+=x>QS
lfB$xn24$3_<G8jLy{V>LY2r%TlW0Dah;5tCZ&l&l&cy_Sep57tg0@}MA*euhM5g&;(Db8Hw|yWpvD_c^+K7wb9|r3f20Nhx#sol
Z<lkIJaZ#ILJzT|f@Ay7GS%vAA{la3`Ov`?(cKgaWQcJM*+lm{>ZbG*@wRU@c_-k>*!6dv)?Xyx-1*AxB_S4Co;C^IfyGXE#6lp{
L0Oq}Qv{js5@?f3LvkqhaU%=iFeV1Yv8p7IW9scd#9cC$mlHF#P*BCC9Ss1RkUfJYBJ=<R+^f4OS|z?{V-`*8FhAv^HKoK6#Q(Ee
!%8x>KEukWed$U51>~z0V1-EiWPbun0T)_5i$R1Hksc|mHr%mp^Cxa3Q!SRJe|GWQJ!w;oxWF~Nf&8|R)Kv$xC$rL%jcMFmI>M9Z
GwSg1cC@YU;Y@8nG{!L(@_5C9qy1|Iog_!gvZj}Nx*CE6o64aVEQGI$qmOV6Qstqf(2@te<vQ<1d`1S-;p4oTPYe;Fk<0%`G+qqp
yY2A{$HR<%F#dJ+sVc?VhaN^WSwC4E4ULNgKyxQBm^l_WJ7G|jGa_x-w$n{l6?VS2A~?>YNaJ-l+IYpTli*`bC+^NT<AWKgo%g)g
_qtEJH2Zf+Lo*E$W2_;~H7iPKtKZ*CF|r>*O|gTdZd}0#jD!gotsF;a+5MzgbXa48jq02nR}OqPt!YaZ;#_Q+bf%CX=|guKN}jfM
q@qC3)q_~I<E-LQ071D<nGgqklR_XxZ?s7Su;T~-<lSY(*@<m(nX*9zm{1?6qW4<xkTl)vS<%oyf_K$D^8vtt4uJj<cfkVZ(B#lv
IaGK1ii2le)pwLCa$u4qxdNy2q~vq58g+NIP`_K|Yz=FRVaG{Bmw(}Ti|BD>@BcTYaqQM(E2jiKM@iI&2b2r*CU_D?+C+2qcGu)O
V^yW_Xg)$B7gcR`xTJ#cFhbeCG}L@4T*0*mzB7fexKmv$I&;gxZw}mVG7H`H)egH=_p~^*m)%q*>tBpNBl<M=xPlIyoi~fV{Z*Qg
v-3PUp)zRVe7_of8ZVcve6A3kzAz$|cOh{>&*(oAEl#{(I$e)o|1i`m5g9;SzK;-TW!c^GP;#Qi3ee6lTpbr-0toEU^w&Y83XfqM
48x8pp0oDWow%Ji1SD|6FcfaCT9UQ!PHIuJrgtlEVnwb*+<Tr2d(F!d)CP$imuVR^B2o)Vxe~SdGU2Aljqfucn@Ze@5HFQ-MGa>2
+(zY`wkon(*$6hTR|K`C20mBP3AqAW@ds_c^^-Ww*GXILY32qZq5Ql@zMoyT8<v7-n$^ArlO&R0R<6yorj_e=B*|+LDy+MFvk@j2
WL4H&JmW1=Y<AOrpFbAf7{)Oo2o_5PgItb;M5&aD_m_4OKtwb7Ci3UcF^d&q(C9X%M^rK$Nd%fEJlDXmh>=(VzXF6RKTO1Oooflv
56LhBhQ+uW=!J+F-3$U4f=r&m9ureSCh?Qhi?z@pVa1^UVGJCWh<B0z((?bFZDoR*a6>0ep<v_!TbU7}1hF{>;Np%bNBUGQrKe;n
Z9=`6RFtZixPt!j6_)Q^)uj(&7xO~&2m(T1^L4|;{sepTlH#NgbIY~E%4yj!CsNzTV}PoO;zouT8lPtj%y<;;?pVH#J!d|0tIgyM
h}@F+5bvr`$Px)WAHsc_M%J;xYrGv|nwT7*2RXPy(ARHAxd5ACCr|M~;6sYIK#)j&Ppved8xgnBS_l%8Z|OTnY35*x?olA_xRJae
@QpRS3%k&MnY}&V8eYpvz65gB410U}vj%Io%8?$l!_1OF*$WRI&f$s&)2dc=e(v4aaDloU^41&X++OYXg<)Njics!)-1z5i@@~l?
%HPgU;66N0PnLZ7Z7@wWMfN7+^ty7*@@<)w#P_>s)0ux6z|FJ17mOXMEzjS*>w8weoiyR%pT{P$w!B=Joija#npb$<Un!4!%q&BS
QC-@Ln$O<oSmUZyu4QcYJntsc6E|LL#O+=e`84CJjv%ynVUA_jUC?k-Nb-waetf0waz4-eESNQRrd4gWKZdofJ?^zlDmmKOrri{-
Qsm6Ft_imie7>t;KObN4zkWE~<F+M4#WavbEj2_%qc9?roU^R!DyoXC=>#1nClov0wetF~2P8q%ASDO^&OlQjX>|y+C=`g~D!D0;
B%OPA(aBHSd|g_~X{a-%)?GR^bfa|N#WlCzaAJ+QwbJisqy>S4MP{z^`ENj00qG_@Gf9YP#;_|ivw!ub$LehQ#-6%x?3`iUX%WWw
B_^G6w_n+F{adt~yKB=uDWiz(91vZnmaX5_Wm$QUQQog6JMDn1G@J2eCb?he-s$x`aGXe_|4DKVQ&AOB9iKKUT7yIip+-bq$EVvI
B{cM+;x_sJ6@9wnhYqgtS#iWTer<*(lQME{X1l07<Z_$42`IBQ;W;dRt%Jl$&M8Vq_?7R+WKYTFe4e44=irQZxymnmiq+3gu+!$X
Zx1w*l3BWnB4~;jAZFsu6B`=62&#9Td#&NCF6Dc-&be&W#FW&SA|r2|UD2zMCQ&Vdi<naouIOBq4Bt-$Bpu4IDuoBj*d@HXjg_G`
suB@<3RO|WLU>QZ78X;jkgB`HJUEo4M4Qv<lDmveXboT~(j6?!kR8z@ofPC;LV|wF#27axQKHfo6(}m>LkI1`Uk(ZjdVDpd#k<ju
KQnz%V{4u)weRFV#XaKe7l%h^k<!H<wG2z$leMVDT8AigvEigRp^8LEgbOax_DE@Xto3!JRZUwO))>IOLxMCfa}UQlX?S)ra7CG%
orNNo{0(-xylQ6gG)yufE6oV3O-PGKeK|}VO*FI6grz<=N)*gRxWLeQHHD2G*f4|ZEYvO9YFk1EgfJvCmXx<D#6U*Z=`6@lsUlxJ
bf|Id_NKdAuIuLBcTvSg->p7Kd6Q{Ie}Vm<j1WB#l$43I5cwaM>^|@A{srg%CuXkxvjb2R|0FgOZ}-iB!BAoT?w$LeuYG5R$M8K4
_W#f8Bg5B!xO;tn>qq82$OrY`_7B`SKkFL%wc<NEj={%VaUYMUU5B&JEId;dAEb8<&f+_W`cC;47);4+|FI0tOLuwyPnRYEgD@W!
@YcT%5383K`2HKX{26@2NF(Py*b4#^3LmmaK@Ux_q`Sw|wlI+y7So5;CK{FfUbhc4HvPa{_Gl%&{P?{a)_t6DkhSCZ_+vpDV+Qn^
V-=?f1n?ojMMM40sxQ9^)jLreT9m3sQY?7I&89`({fCF{&{slt(`IomA!gZr1l#ALkyBm5E!Q;Dba`;%@9BH{3ES`AeNK$7jJw=h
gdExQlk2?RaS~uhUJ>1@rF0hK(l%(=qC+~hVVsaekeEt>OSnRG=i)rEm?LlM7PXtbWao|^m37m%Sf(Wz&75p#wz#jWY|S-oZ{JM*
N$MQ>1U94aG|^cqntOacZ|8sX_uAz4^mapi_J&8^Ul87|ORsqL97vvm9Rby?jpM2ne)jOX1r;KOt=gY{7PC~cLu{%_q{k~CD8+3w
(sq$>b4hHAU-Nj|+i_RH0@&p9*oO7RBTZPL(PF=&oJP9sz6P3R5TVf2VK^}qd*;5%L~mFW{P>DwSYqW)eVIeMNA>S9aJvtj@w6Rn
Xe)2u=~{8(ta%)1`hJ`86aUKZ)?RO~tGmB_@nMmWJV?l@K8O}G^1|1pV{wGC4an@g?G+*+2l~I=_)}duUX!N0txKBG3w(C1uuR(%
G(BGQ67<n?>D@H9rusRXzLF|Ff-kKrXCKgDU2=PIR?Q3WD_NT61ZW`_F6<=J=Q0MAXLe@o)Iijq!%pmz56gCP`|9(o<W8r*UOE1c
s*~-_#=l;iAVBNJr-o%L%wG3%HQs7Nm1HRx*RNNdba$Lx@6z`c?^yRobuEaaTdcf`y*TJei}85^R@ShyrD?x`+#Xl@bj*^W@cT-g
p>Q<mS_ju)`bM^<nZBGXct3j68KYvk@>D-F>Gt{OzxMo@a(4c@ce$+-i613@fT;du3w&1Ihmh&B>^=HWc6n5JnFF|amh*#LaQP^~
uXS=MeK7(~zTM^lsYTNQbpX)*ZX6Az0!O7j>%b%2ynUy6;k*qv$n{On6Bdmxt~IqSX(ixx^>p35WpV<esoqAjeK89HkIn{a)4b94
HDk*n+TVNqRKHwW_K+0_(QHQ(Qxl{6Ia{)3EuF@P0McL`csai<jJBMu-N#E+)W*5fA^MRu|Ek3VL4y2<fHvME{*)quq182x7qhUb
un2&Ixnz(fLI0vdCOUhz!RxPHT-38@VE2e>l7@-{vPuOwnCTrwM+(xfr56AQAQ+BR*6!i4bb)RAUZ83Cp-K=WcKAG!U}bSmOKeFe
n;@xHlqg@^$-$lIa=Kk1XMJ<@*8Z-)SB-7ReDvkDTT;N1V*%R&cv6k4ds%Sut-Gu?h27J)Y5CGStT=NVG4#jTWy4%?{JtOZ{Rn@W
k?P&v;s|cd5gn)?O6k+Oam7ZXw_8vS-2Nfk)LR7*OE8{{OBO@1!<TO9AGc5LKTp4>%W7*P)AZ}6pZ<B^1bls+=Wh?{_;eAZ(Yg1o
F<t$Rk`xAqkI4O!Yi;7Tf(<k(eLjf8lSrR4t!|&?o*yQhY0CQQqMB^M@~Kg0X0f3RO9Qz~1N%@8Tb6AB`5o=Rjjy+s@rkLf3}{kh
F}meDetg=TbG~?CQ-C7Uj}3lP4R2YkP=G`Bp<@asD>C1k0t>V6zb+aP%ArIBd`t~X>j2TH=@diGor(nXrQ)Sb^H_Dc(%M|C?r1Jh
*-(vyhuSDZ?)Hk?hT3Ms9o9nOMvvRawfWHkc%BZ(V^?xV*$>d^JJm(1AE!5%sZ+geH8ic>!Uao^M-X?L2@j>Ze|JslHt4US=v4mW
M-i+)PREcjOIpz=)0j(s%Z@K=gL(1goZ6WuyyLQgO?6SjtLScPI|_;8J{aybqOM~b&L$}bxyAR#1)sM|+T&!;e@9cn&cYBrQQU4W
4i(Rb81Ah0@c!*!=OVo%KRP@_;OKn_`Y)sUsoTm1D08;6J9H%Sj_+Iw@~F}UX6X^Kqwqf-?J2{wZ-~Z`ra<na?b36Ek2}q#SA*|l
J!)yp^@P^iDQvC+A_Z*&m0kGH5h7-e=El`~0T+jGbX=#D(oUQoNS#orHojBuL3WZZ_O%u^+Q)+AX}?Yu3l!miw)@UBk!|a}Iql0$
s?;-}iGAX(JWt<kF^94cY5psveW0yH%zJ&W%spsR94j|Y+94}sE8WD!4&APg8}r&atu@=Y`R9+e+OAxC`F~mQ@yNzcMDE3O%!%%v
bb$W;3%O#Q#rbGD9{QfmAH%|zv~%UnsSJA^;%{e)gn7{jDJ~>%>J$a0&@`V6;mphG@ecT;Q%z}!uRjUYVwj5BAD9KqH->Gj0$fly
OSmW@<Fy3fQc#X2YXRJY^p^xVC?qd%pz@K|r|fEIWKyoLMu+9=yir@Sycai$_XVrebavBfVAan9kCvZMA8AADAE~oH{?q3B`*?>z
#yz@@!Z$0ABuxws`lkd_3vgbQya;%3h`d^3*u1E=r`g;82>bk*nK59LKd_Hj9Dhm1kQWs%X&?qB|I^>SrnisXCSiu<+@&T<Z1aKZ
@W=ZzsJ_HMSNub5hy8M2L#IddA8dj8G41=yl(*R~rcwWtxgh3Wg3J}QT{qel{~T^+^z<6kQPDIVAN4M}(Z&k!bZh+vZ+Lb@nS>ww
8omxnw+D^}=fr>H=FvvZlq;_O59&7Cevm)U|7a+0PW{V%1!WW5|GG}QSXoA~w+oqCqeiOqBIt^*vOk>E9(^U6c0m#hMKqETWuC2j
E3$4GMMy6{1E2Q(5lTo15T!q)Ctx^*r|fNLQE+4dGBgDixJRDubZak90W&*^qtv;io3hcquATNV6i&xa`kIiAuYO>EF!|ui_B$$A
C)Jz)?g=L%u0w{BN;QE$Vn-$a938Ze$@xf7zdxRi1=^NP%XUAzo-@-V_GPwUboC_0sHDUZsz7SO2)pQ?s6B}MXXjjkO52X_-Dy{e
RS5^^Wr(3fswK9#amMB_z45?{9yB{8OMK8Bfh4+I#E21~?g0m;j(gMFymMu^nG*CT+pq1rizG|l#>xA9qNEU5+txuKc_Vj%E)bEq
fsntX?vXK}ALF-Z)ib-6Vy<8!9B;X5sdRfmI*^PR+Hd%7aC-FgxT|eWcHGZ_ynQ`F-Zplzr<0rmN2dZpnQZ%Cu%e_ITPG{%a9_va
KU21UTh=W(4Py3a;5-`Gs`X0`tgA&-qjoSGyUBf+p$H(llr;%?w{zKW9UxF3JI0(CJcG#?al)!I-7Va-7oVlU9HmrPtK`<&4p?7!
oR!LM@88pQ_*4J6=A9Z_SC<Rswu(NXzf)8mwxWZ{t}5lpB)KILNjBrRY>v`9cBPs~txZQLw8*u@_=u{UL#7@xi^4ILT=&w0CmWn4
qky&g8H<qAd;6RB*}*Pe3suE_TJ`xONqs_o?$f(&1jv>_b4j3T1GwPDRl2l?gVkDb(AxH`T$<SB8n35wan8k=CwPvBO;lal!KK<q
N9O1h4{mvfxTg@Bq9Gc0aho|u2X?NXIx>v)nR7m6Z0s+lSWGqJN1>do^(T`?EJ>6qGVqx&5f{+PVj5^YQn?l=A<eKkL@I>%ZGZ{b
X{jc><x8f22rdRgL{D3o1;{+)DT^|$izN^PkX<tYH{>+x4mDx{EIJKaiJ`Xct{RI_MH(4X-CGYUfN(-d3vpr3*!%1BCd|{BUuaQ`
{y$`i<(tb7mDa4r4!%!~j7ed5N246YM=vKHhw13wKR^<RVQl)>-1+KGy@Fbfn@6K*PGF!|9<0Y85lgj^Tk0m%;l#Lx<9vALFAnnq
+3YH?(I3gXUXLnw@O>>2L^aYgkx)4`1kjou194zAVM-HlIkP>zM|tRX9!QTs!}(`-2Mr%df4R*|RQ83hw)HA!<@MTK6@L@o=Ds4G
aBqRkdTWOvvtg&Au&mS}@gc1$(BA(&t2TAXq4`YvSF6xCG$a|D5fQRW0S0P_xNDC<Dck)&&)`2W9~s#iKL6mK#vs1+e~3H`ME*iA
>@Zy8|E;)j)Ork0>%c{l0!S45aj^b7H_Ny`P|Qq7aA4qen>bytcL!0;<nvB!h8p{~`Nn@i=+y*f-qV>%Yv$0MQshn|W+XcZ9UbZY
#*=3ba-2>_Y&2{T*V>y0L4eK8%}xQUpWGwRrvt617&IzWz;Y*W&?u}8nd$%D@M!qpbwxRHGl>bIwwRl??wUXIo!Gcx!lRIY&>)He
BoFWtnEk|YK}Rzt`mqum7H|^IZAN0HYTZa=nVp}ZC5Ch}%0nvOc3khhYV6JH)W0~6$<c=3{6HiHw-gx6PO;%#Md`x`q=T<0UgjTk
3^|)MB3LB^V0+sck_kANv#!T#1+YvZ!#(ija6|tCgq+@7I3&yw+K_u)cqVPb9iRQF*7725spt{Z=cIu0t5Wiit3<zaXN-1kshD<m
P)Wnu{nus|aSc1|Iy;P<9~9($hv#kf>mlEWeS_FgE=9kw%WlFSOQsvU?goqQGoY@dP^s+LxJvLk3l?A6e0uB;_5o4ZL9V5m3mpM^
K`kSf0PLw*!C^cKQ7$W1F+sS3L`Ps|sP6+oaf5M?m)C4ar+^MQnzx=YrXKd&7;7RABi3-l5uGUa_TQk8<U@i|KGh0)!G;rB%&4b4
bk16e8Lu3;Q<Tq!ubkNMk~Edre<(jnm5eTfPeEbX48|8-1iJiD>^+l6ziYZNDwzVsg;+1#o-cxahGrIrFkeUD<sX~UwVrlY$gAxn
rG16i**wnvHPm%DN}P{&eHjDbFyo@#j}H){FRCXVHazCbVAsdLH629w9)}$dXwz`;7@dOI)?@ZF$-((bNXfVpfJ4;1kUqy!54^x<
Gl63XPx~oHy-TC@oYV11aJq5-yT^cp0FUR}hxd`CclLtO*}_xfi2N73SKV73YktYiFmnv~7_$!Or$xV?%Ix{|9L#Lv%HuqbWb3)q
5boMh6p9#NZ_{I+fH;srvkYOty||G?ML^=tAW$x>;gyhp{mcMnRcPQ@Y9Qc5q}o_TbPy~BOpq4qbHOA-(Oq3ztYXG1@`yvq3o`mF
|0*u%Y&vs!8z=Bd@(;D(6XGFLw2iaBZ)_MIK}t$C26%ClGU@d6ElfJig9FMl$*}=RJns%A?P<WWeNJrmck=2?7u64lt_OhpzEDNp
{f^#kvL7`~Ywfc4*<`4Ow<v6yDX_><HMxY)m~GxHPME?pQfkMS3o1eoNTS71Mu&s@I~-@J`kp!&_5kEa2f07+&zF9|5y~!%rS2f@
nhFmxOTlZ5dOL9gQMTkP_A;q}ba<bv3)-qH8Nagqk95L&UtPCWL&&dm>oh};0^YZos$)cOF{zb1f_eP*9y?;Q+m7Gi4@Eq)l>|n9
pOCs<QTa2=IDH)P>t!B)Wpv3>M1It&%cdM3XXqXuM@++wN&zyW?g(T%Qm0NuE-ljty|8^Z6-|!~t=56ll+c=+$c&qE_04wCbx+W6
;PB7lWb}L3bv@R@gw>|g=Y_11zmoz6-I*g$Zo`0<8)(^O1A-3V5L*p#1wjx@v!i}Ub^9~Ws+j^MF01eixpZ?jn&$IO&y(0q8k-n&
PEkB#AyM}QCq@ls9AsUGnV~0#H*;HZ7Cos*F~1h9kV26rPrk2FRrN;yk5zR(zk7*!A?1)gu*veRn@X(0tVim8v}0BN2hp^3!|+Ma
UUQ{%A#GrcopKi3j={r7@4n!6<WUD8mIZ-jdj#FBzNOzR!a#9DbKWeap$^DK6AnQ!16-T~X_SRC=LV?7UzDIu?%jo}F`wZJn5J1(
>UQ`#=V7TQ#9`pg6QXoDfoR_IZ1_e(X$3RrJ4M;WsbOH(XtpHTb?S_Nk_gNaQD246j_zIll}TN|X3#Axu$B3ATCYltgx`iP=CpVr
#`Yf;V4not4G%kc)_?UO?M`;5v&Qzk4qafX(Dz~8yT?83slpI-+b?9walfVYF1o)@nxMNCcd{i0`c#dr?VoBR%^8AJCTWk9y4{q0
ptFvPRBL$CN~z(<m;!@{Bb*2h0vfOfLQaEF(mb!C5XwUs(l)ZTj|(tD5ULCK;VfT6wN*q!^*yIKG<+ynZWdUxp)UT1#L4jzDW_)#
xyq!%e7(I#Mvl&p#=9Nx7U6KBT-^Kw`CjL_=AegWkIHo^=uLum3KF?=0piC2`<#}gn|Br%9Dy%9kP3M{#Puh-x6T(2o<ob*Q(C(Y
#T^Ve>(=|71LctF!0k02XNj$oVHwOAcjYz|dQz!nA!90eoNcMvixBCoribB&yPDcjj?Ui$md7cG3$W6B(drg>JWcvVoNwjGknk{j
rJPMheq3?Qq2>WO46Qsi#*uV^uN57uA<gkx{m4j%YiJGW-e%82!;hr+&U_p17N=f^cw%@SqpFHY?*<rH&qD0}x<RcH={$0Y_%uIX
!~IvUpIR=Tl*$z})}e(V*m*FdPF#<6$^tg$KC(56t;7!Cc58#&b~+B%dU8mjxFR9e*IA}I&UB(j1#zee92AR7RL=_E=k&T!B~2c=
!|1p7eip@1m@GBcbbnda_-{~Y+}-utmbcSyIb{;I3C4{aZjYm9ml}5T8+Hb;;46&+u&8{#qK1M)mUg&JTGhG11Rc%=A(%9S!F40m
w!y@T0akXdP--zmbLY+K?5|^)+oSLEHG8yVFv;yhaVLq^OC;-0AP9a405TKzn;%hP2)8$L=0Aw}f2dnd!J!uk%|d4@0(#GBspuLH
VS|=kiee`PPl1Pcav#*=bj#wgT;}Z|kBU-1Zhk+*o_aSl{|<jcO(EZ}pE!%G)x+m!0o1+L=@)g?aOe}QhLsq3pm}{%TtiJ__scTV
vE1=GFcufR-70;{2hL3z{k~kC(KLLir=>ZZ8k`u;lLkapl@}f)*H6dg;d<|=b;-8;&Sx%-h<^nGqPS@&he8)Oy8r9{65Y3_M^f@t
usfb#ao3TQ`U&ehH`~plZE)dNzCnmjrbV&&@Oy^MA6}u~lAb)y_s@{#iOiU@=2y=C&4CNrveQ*RgkX4vDs27*@eq!^bwLLrd<ejP
TmUi1f{!MAP#TCBMc{f-s`oFzX)gjMq8o5%P#n^RmTL&}JKzL5F%9Ru>C;!f6gf%8<2w1zCYM06@iaq<X)rxgOB2;Bn`)?YPU$pu
aK*z4WGf3FG0qA^Q^!9oe%zZ_s%M@v<Fjz0h;(6RaV0W+HEKlQrbg_h=fvw?=A`F(aI<N%gYA>;l;Wvko=0h;tN5Lce705|X~e|#
9&}PYmTg#=?^(`~mE8FTbu;MF3EFiadk{{JxE3>Wf!q({xqDU|uvzBjOx3IxSk5uk5jKU@sa1ifa69Gx8$RC}l(&Nksj4<iGo$h0
UHU(1JnX`zTr&Hj=uAc#``=s=?VRE|nR1VO3@a%6r$RJGqm+-__;QMZIxsXZdp_Z*u=*c4@gH3sm)|m-6yKRCY?S=(U(CUJnehpa
1D|I<Fiwu;==4Ltmx}H<IQURn`_8yIpBktuoK6JX^KpC!Q`o0xQ_p70&MMBkzm(pz|5HbZzS4#`uF37^KF_;@%3SanHR$#fN&JF=
;KKV(#(5FYu`jCSp1<b6?F$ZlaJdlkD==OfAonac`<)gXqhIQg#ayFL?-u}p0}4v0M6*?YTXr99sfyd%^O`LF0@*C>`+i`s>}Oiq
!J|yf1qtyzsn8+jLz?{x@gw3x@jAP-W#M$Yf_Gqc80tGv-+avpRIelqR~c;kt1tY6@=p<8bt<`Dk#8de5OREjgd6sMU$^~BSTv3T
;C;*N{vIR!zF+k7{(Qh4>A}w9!U<xFFisc444uGXK{X?=>^LLTI7g3vsE+WMa|yosJUKu|ZwO9r&xqfy-ulkah#<I89J}WQ(Whv8
`FL=zplF*Rx!r->WgStMSa!}Z;X-gprvW2K*-T~GF%A*d6vOXf`6h4uU!8jI?=|@@1%m|X*ovr`ic5N0Cmb36!)`v$tNmfl9FHn*
`+X1j72jrt-;9SF^!x}O?63bdrjL@{dX@d!<M7`r5E*67(8BlAvfqhehAn=8QJnw{?+z4|AK=*lJ5f?cs0Y|oha5PE2LXc2ObP1z
j+r0Pbs&#HM1S2hfSOc2al~;bxoT)uhzi6j7P5SdGXTLSV+x4CrzG5(f!P8v3CKOfI|`<X3TTQ8BSG(zh}>kF{P7-eKIsFAsx(3<
{}gsc<XAe>8Aeg!O*BY#LhKH=W~wE2LVb`7C$pi;q0)E=Gr*rknK(-gB`s-6Zj00&K!I@RmS`Ba@?yq5@J28N+xq$oH`OiV_HK&4
yY@m(WtJ$jQTS^GAc0h&c2Fb?a%_s@qT1H64#O0iO-mSX!4Oz*!8>!f!NsR+roqINGqHu(+z!E*DIkhLGNlZai6()VfU1a<AevZ)
XbBpiB4{XrBB6+w8I*{ShDnqnn4*k{U=vUt<pBQ4LV*D2jCW#>%klml5PBi@P0vO;H3($rU+*BKSc(n76i3M5coR}PQA3;P_8xG<
$M|V+4TsvDNhe~Dwp2NKeJVW<kD-5x8Yolg5h;>WgrH=iQi@WGN|Y+6nELr0Bszo45Y&+2^35#9mM;vv-XA-Ihk$t|qfmVHuL#&4
fJ5emLPUVl6tOGn^9Xt66@2mlljsK#$Pqf{Uzy71H85vvF5RoPosSa??t{7U^_r3ZNWjMu?fbf#GdFjzT8t0vKv)*k>PP4xI3soT
zrFqL#~z@`#7I<2N|rfG809TNWKo^@!vqvH6cdE3SPJMqncR?Kf&PEXne`w6%=-DKGsEVx&D~&j^nvw<&D3I?pf@ji1RV^*<&GYn
hsW#u5Koue{yWr)papAbQ|C?$;WuoO>X4{*K(Mcy@3%9JA)GrXADcK+$+F7n#DGY9t}K47^ClDD9}(NONRg;uiDkJ}lN?<0naZ;?
O+15S6rrMV)kZQEU+F;cC0rO47(a*T56BKsfF3@cqDmfK+sj(h?e-g((0@h3)#4vvMtbhcu=MzeL6I{u(gYBCI!~iM`q!6aPT<BV
f--Uw?I5!hnWkzs&NlOCYXYi+VI{mB18pz_H7v;K5H1Gh^$;Y&y-;K&D@7?tkCLJX^dRzudc*BS1Rl32sv(IYPznnB;~1(ku)vvO
74~KfY6OMl_|xJ2XOVhswq%x0?To{oug8hL@ruPI%z_ocClbdD(gck?mqi+>s_^B=JdD}Kuu@^R={7TVBg)&66)iI0F|9awUkYwq
;7nmtJQ4sIT+9qq@`-GGw+kpRM6JmSHdPKQIvC@~9U=z=9D$!Yp!*N;HF|!~`%VMIJ>MjEH3a(KmHI9|aO>+mGBm~Rf4Eg3l2ypA
!~FUu=e@<Gaa0pa55)hSZMyqFc_4z4Y&GwJ<98Trh+=EOC*RESU>=1aujHPYyX}UC+6rFm)_8}@XTC|9Fz{2Gr=Y9TyY@&q3&&S?
Kke&G?EHFrknv<fdE%wFhPY|!F#@H!Fa&$eJ}YoQ7Z2RdI|z&M^!L8+W~O1H=`AeKo{b$I*bojpJL#Yw|F{Jhkr<R&QU#!zND!eB
qzXzzqymHwf_?s6b#e0T_k6=qOhQB?O(g+MDzr>32@s75LM2d(KqUZ05``i}0qQ{ekPz;EL-C$x`<Q;OX#bta0Hc(wEx5>Fno7E&
z{pBcs*xck2wDh8YbO~Bp?|!{Y0zs|Y`F?LvdCN=0zFj?A;To1O<8ti8Yn0(Ns$6c!r<Wv1;QXKn-dNckes1`Nj8%#&QO)nt9FIi
yi{^nAr~NcB+(B%F-Db{2`!mRVq%a*3Q8k~VFfUnEK{=L69k9dzZ-*jH@1DAK_3gbgqcy$fU@BnIGL>_5r(7rPC;KwuU5+EtPfuf
ow3g67EQR&Vqt*{hAKO$XktVeR3Q-2L=+UU12jYv2J-@H0*0cJCYT~7S{e+LkyK7_KqZ(cl@XZMw4$ntin|Mi1u`lNvL#H#62#;Y
21-<uS!75R08%8-Kvgi*)J-_X69a@eaG@q%BpC!p4o5hYhm1Hig&{>H3WiJnm*PLU6OrZeLZTbne7?ik_WQoQY30Ky&@-TD$1p1@
3M(~-)O64Bc^#=mvz~2*FBXV>y<L3x`)+q!_P;OG{6+IXi%N>{eLpkKXtX6hQhgzY3L5)qV-1Q?fNW_)iZHg10Zhpz7xd6In)RK*
!LA^DkDQ+;!Rz(~Juwo9hLv1k!Z!5s^!^{0oOPHU`_!DdojXT>eh`Pc0N-hdp}2kU4yAi#Ph^YA0Obhh@XlIGiO`(mq>5w+<O|G^
)UHTsQF0xyhT#Cz0mPtWw6rU!4MLPVoRrB>$vHZ2F)yO(fXFDYJ_u+{|6#`*xxBeU><l1whq8GMf{=&-{lUutqLkTX1qnbDL+^ea
UVr9}!5&~KNlQpTQV|UUGOWuIjFJ!&Q6Ml(N&Wd|KoV563`Btf>3%)^O0EOO!hnh<l$u0&1f?lL0R+%c0#H1oSXdCh9`R1J1@c4E
+2kxk)6$sCLQ=5)Y98;n`itopxKjAe4qpSJ9O&quMMQqjp)k$O^^DT$Cb{PU-|xlepy7ZI-V?+81fv-lMHL3jDWZq8fyAXIDqkW8
AVm<-59E+Cbtq;CsEkFzh0uGK%c)exe9$4=E0PPZPGER(fv)q!#MisG6+My!<|ydGWb<zfy&Y#usp^=)r>e^~)_6bm+WY`H2*nxg
^pp5R0Z6nh2xtKAL<59Bz&d(8XA)XfNBG20+MYhAxXC$s2|WjA?1E|O?0uvkrUi|mMmx~$1Hy;k5dGBNCk(3MXHJJ3PGQhYSg_5S
<VVkHK95NuRVfifl*|&uLeQxMz6b7cIu~Dy)G7Sn2U`dSs!9lzXb|WfjtXj48EJ@VXaa_c7G?sa0wtiSV335)p7YnIs?!Z0FKs*a
`?bb!?l}qSWHlKP4hv9ARt>(px09Wb2yu$BryPeTf6}glQB<i>!B|0!tVPIOI}R#3%kfxMb}J&}<0+iJjTLBVDvZoJYLQ>*YgT6V
M+?xFsVZTH1f^7oX;mefQ9LmZ7+ezkmitYo;WEfj5<vRJKagenl@7zPE`9mqN5JpqeSb|JDa|?4as>9xQXqU`r1DVuc^}d62dCZa
?H?ky5^CM(I=vpq{CJ$_h<U^6APNGz<EW;JBr2$xbvQ^FKwRf%1TMrToE8v4V3JW4QE`+}97wJmlq5igAt)S7qXZ}jf{GSH3b4CU
DyT+L6avm4_vsWMeh<?V+dBe4C@P8th(?r&N>qso0s%ZuTG259{b!^(sLfknYkl`lGq^px?DCL50KY-xTIeCjtwJb(u1af2<AMp3
7~~E=$doxe<HuV%JEt9umMR=Qo71X>x0qy<El~p$#X9w{el2xm)JY#GxX$c9@?(h~5QPHGC8d&y?(~Nvwskno8~Z{24hDuIQ}3%P
7-}?f&_1`5BqwIHPJX{{B-_)d^Zb;<^^cx|>pxXri6G%BpEL#uUqlaY`^-61{<Yu#fc@w^-Cel9l#h>?3WM>mX?;N}9#UJhC>cD$
WZ~OSs`Y*KpH5t7EK*LXPv4j_)ye6tE}-M#hbh;)vD63D0(=lr`(#oN!T>%VPe418N#noNu-Rtjz2^r9Qh<0#6i6T{iU9n8oQLkS
BPphVh$e^%N`eVsC}>36eTWuk<iWS`6_mZN+PaOq7$i79a-a^i=$*j}qNzWge0rM{KzX4y!!==5pjtv(V49S{EtnWg!9Wy{Qe<@p
j{gZIl~rMjnO9w-qbSpcFWT2H4QDozO1L(K`>Lzf-HM{MV&2-S|Eij|^UjSnLFgP5oFeMtJ`Jvo0hlz}>i2A9!`x&s?~P7Cy<D|w
_tIX3SByh@#KRay7#|%&46qIh5RiH-V0ZW7qqM`~2iHWZhcx{pf)h&t6hlHWP!y{WlmIaVi2{>Qp#&f?D9b8DDzgYurg&b%-S_4R
8n^GxIO8K|8#)<g-SAuU=ll00)5!6Kfr$#m!S6=$dBz9m*j<#92zdL&%IU|&xOU)9JEw6Rc0Z&i3I$sjl^4#hOzN7`mx4B|ITfgG
xgDv!IjqpSSN!<n8KK)MagrKiG@5eEE;=7QydOUtdHD(BUU`=j=zE0v_V<gc7qgKxIK%H>2H@Tw>5&4FDVY<zy<8twQZSNLD1=HB
6urYPVB(V?&@N24kXQ(EHa!=qlnb)}Dj{kJnwg=Yl?njmz9KbtS*H)3j7f{iX7W4!U%bCEDZGg83+>&DXY5$GA_x`584d*Pj*k}_
D@QCaKRM1We6@|UdUv;G!Ck_RgdGBhQ31zq2GFEBLqen=P$epaAX4S_cJ1Wg@PYEaV0(Q`eK9_cpQT^E%j4na7p)WZdpgKIMCF&$
%g!IE6#imppekh=P#};2Fb~Y2B1sq|f<TMg6r~XedOSTICCfX&or9<50)3wgK&_TIHx{vmTr5h|8J75}I37or^q&C}NP6Ov@%G|u
JBNlxzSusp;6#2P0Cm87ygsY+1U}87GaSg=2F&_!)*(xEhxOg2kq!_h_EJM>EWKos2HXW0X*OOauDZ79ZDvsE03e4T4pIz8ApV(V
Km`<0@3wbujL4a3vcm+Gg)+?-3<^<KQrWA9i9mI+-RJrJUhN-8E8N6=etFg>zM;AH`~^W^oFu)J`B{K)(p|Uuj*!BC=_~9mzP>aR
>M~Baq?sU?vU-$s{nz~+AO1uCi{`=r=lV1ruajUI*msVdcsC*L?P2k5m0q&k{A@n#<L`Yj@5?y~h`>@Yo>_^V;fw>vHsn24-=k<a
!+xK-`VT*VDVyr~`H~zC0FR@R1b@1LSrpZ<I}`nLPbdapmp@4ean|=ceV+6Y#TV;9L#xlPMbS@52oYi426RuQ+r4br**hn0r|W8N
u70ydI@%M-e}xZk`B_JM@=R%4L`zEFwL6`PwoRg_s{vqwX5}>11m1s{?Z|F<wC1cz6mj+5v5T?jJbqXn-(o|Zvw6v`yE&t-*J!OB
K~$^k9-CP;P`zZFT`I!jCp_x%@wiyTdC5cFH4k#@tsLm5vnSR81L<HxTt*xr%3iwHf!yXp1n0(%x^8Us2rr!!R6K%3@qk1QoxM6}
AhpGlq|htg+6d2=JI#(B%|1P0r%G^ihQIA`)UL;3!QWTM7pcWwj+z*APjs*4e2dTd3Hm+wd%Qk5?D5~F^*?G3<uo3`RL70`Gu_u+
-C@Vj4F7$lDf;0j0qbIN_tUUqdwv({e_tImd_EUm{7H&vq1lJ0?|=^pN&sR5$`GMI!cZI}MwKa5$v_h!N&qmCf{!>3C>Tiz2NX^Y
e2z)$OY`O)&s7L`$R%K)f+HA+n8Ju6F6~K=nqsjORf+praO_Sxz1(pa8=O=TV0{Zi*@a-aWlGn6cV?!6m~m?#KZ*8#Y5#w#j`OYS
)o63)xsp#MiS?c&(VNn#iAF4m@avhQ#`wsJrxr`!7>qNB3DAyCDM*Iwy!Ek)IbB=EN{RxCo#0EvH5ipI%M6oG9REJd>u0q%FzP7I
K73%ARc3)hyGkdinzMQK>%$EH+jLau)+Nk-jr})rGs%ujaP*G3&ASfl)KA##J!cz!CC}0Op@}EDK>s47^qOg+`@pVKGHsY(n%<_i
o5UAN)_zGf!vQC&feoZ%1y^*ov6JhR6p*M0$>7Ly_elfQ<=~w+Q0mD*<Ypczzbojs^Ubs8XIU-zLgKCkHXR$-ZM>WYf9O9sAt~I4
5%6i-;s-8RY%}B&o(a>-$T}jBy!a^M<;w#!s8K)$jC2U5g$O`KVSylGRR#oMP!W(Kw6cS*h6vWSxAf)2fx9<?ge(b2@|8M->x0-Q
FCMHjlbt#ECjdo6{BdXp56(n94tseXZ5t-OS6St8!aQM$E5U~B_G{RBwyzL79~4{;p+2Mer-PEq-}LZv;B5`O5K<zbEE$w}>k~l!
_DTa!UpY<5t)5Cb$w)##m5z%w2O|ZQ%9W>I`1h#ts~B059Ll=a@fyPo!j8oU^KqQr){!o53g$29je`|^DV1`PqyU#Hq9w-x4P0p>
wUO1Pj*@JQ<e(y{$T7;@zOi0+ja3M$Mxh}mb63OVcyPA(lWkcd4~7q%H?4JE&6(2(a5zA=ha5>?>An?B4H{y2wX)s}M4^h55&B{F
5_#lJw0C7+uls%{zwka6S67)F_Wr~Xwtb)6!JG;L55zC5`Ht_QeIw`t?d|&*e=+#rR5xX~KENjVQ7H$1Sc^0Fa3PzXu<*h86WRZz
g`@-ypnjiLk5?z%zpZq<btpXZM)-ciX|m~^9Xg+w%>{-0dGhs!pmSF{s>7e%c?{8-z}h14{<D|g;JiIaczrXdEucMp95CgBz2JTN
F*ye}$Pn;CP^C&Px0BcS`MS0jfR+-bFzC-v#pA^nbA-}wu({>qzD?|+b$5J^_<xtT^~!nqU_M0BHSvJOm#PDHr^z@|mma$&PGg&d
vM(Ts>P_0+sO!i)Scf4)=$tPIK&FVaQ=0DX*a<MZbr|X*i6AJcrU(g`h=L%@vk4%OB1np943{E8NQsCTpc+;nVu;DeYX~wIE06`w
3?>xl@zy9OHFcWG6OMbE6W4M*5H7vkAnoikw;>^s@@BKS(hB*90nQbQ&OFq3_C1{gir((`VKL*cWF%tTFGbzR@*)^;gc<GRFitXZ
yDpPi5lpB>8FHRFQ5?H)xzZ{*q7m9CD9AD?sZo+>iXuuPqRb2-qDjP*Hb$yOgmkRsKV*=fV0yg!etur8&}`;w)7SFDn*f>^VS$K9
CkY^C7_&?P4&QCHie|(t#_H5Z4u2RNyAfa*JL;d{@{>4J8jMGgC_zz;U}jMsfbzqu6G;B}{icG|R*+!P6>E&0A`3PokR!I~@=8&)
mZ2#PL`QgFAQT*;y9YTC$pKIJcb)C(0m*+(!lE21L!oYil}=hz<v5_+AxAjo4F*3=?yTx`BTeaQQSz`%#bT=ewTCr_O1#%!U-4w-
&++kn0i~sNv=Kym$TYC>_Q-K2jrulqmrg#Z2v4!=N8bbN+e;`?g#lw|cxB2J$S9~hk`CGC!kK1f$OwYuh%ADbbnIJ-=Pg?)xNyAg
MV01PaK=|DwnSZuLXZk_OqL;}s3EbEa|Y6<GenPKNZj@n5yBwNtf4WADNNBAWGAz=ka%=)CNmV57-1w;Nd~?>N5k#n36FkR(GKf>
XIr27xrr@}!4DFh9Ar3D7aw%xUC}umga>35KwOd{jf)UlPR)&COvG690od&ayIXT}hNrNbhjc+EL{=<i#KVcoX~UE`zPp-ISs_P1
bc##|HcNbkbOhv?FcSsD7z7lOP(d_<)&fkZ;8O@b-5Zktph{|8GgMKO#st+vAP~eJqrmb{m7sY^>ht(~jes}a_XVUgx`h;B$`c5Z
VWjn9WD`VDL(b6adH#tv$$oqM^AKUn*={1hM`fM|OCpt)HkJ%9V6+GD^ly96Xr!zDt^lXs;|WYo0en-V4P>2@w8_ul`Lpass$9%)
%*=8^dxB5<kS0PC+Q25_0SKo9CZXe^SO;DC<6F@_#h=5kOTIhm6a9TS=6s7x0(9)?(DT(I={fSI(K0;Y=kPoX73?;Hf+5gHjEQ-N
PP?nD`T35c;DRhUTgru0A?Gm1TE;<PfPqzvc;M#>p^rNa8T4;<wu-^D2H-NC$`WG)BGVFCIH69E(VaNL<7v~O*mJQPosppK1VfgT
0+4!?C0Fh~J)O99b^jShMkI>;dVY|80#w=p{1#Ue{A{kOS%R&9XToIF7kG5@Y0Eg1)&0-gSS<3<iOWPiruD1_r7AUHru&bTwxMEJ
5JrP9x2hUtYeZqFcp*??sjT_4usSZ%6-5-`hOj84V-^unHhZ5X>Xk(iEY@FsUk@Q}jV2vJqKXO%^$g~kTm-U>v6K$%*qEsio-G7a
_*tueE3Gf?YnmzMzhB3DwK-wBa@Q7blH@L!_;aTWULScpjxhmVoAaYhVk}DCPNCQu--$hXGrdiiu@Hmz1~6!1ZBt+FBSK%Yc=E9u
%`)2ua*lS*YTezPvhJOQHx*Ds2EGA2&e1%!0!j418tIcHl=RK;&NbVgi{LM(SA&mx3dM+wJ?qg6hLKB|n0#qe&hT)mT2+CKC*+Fo
Z$`Se3V6O2E3Y_Jb{$(0wrLEd4^Td;_@JMpAZ<~iuUXU_?&{?AtXS&ie58`;oi5;lrAsuP*{qcbB;g^rf;2c1L_<i@X!vl73Zs>F
RTrZMBt;=b1q71RME#Zx2?nZ)QIUBvQH!=eYm;fp&Ee{^k<OYM-Od~@;g5(o`aJg!iaq0<2b(NI69F)=aQ06eQt)r*=*c{TsDmPc
#T4R7aLJ={oIIPp4;4B0+`wYDvK+H)BrcGpCR#m8J4V)1q991D5(jc=h?z#)?UWJAq{eFuF?_{H@(`{(Sr|v&xIc(WiI$>D)kiL}
OKj<q>TL}New@!aRC?$c)N4LjOh?5bMQ6B%gvLdhgsPD$Dn51L?NeNes}m1vJ^7Wrzo_pP@z6Pa^oSNGNLDOW^!DU&y}@|0V0ooQ
tSF36;&dP=VnPDP8zeGR3PA=SEO4O0RXs?Gs;G=TSBdS2kS~KOQ)6uVZjYLIb4M>oYHB#ry%>}fNGTYJS{M1A;eJawO~{c+YR4cb
3M@jHL!No{u2?nRLQq6NMuj|OU0oSgDNwx@bTJS)F5{Sd=f~l#&;jfBZ@RLg4xT>?t3?i*yl?^{X`q`=oi<=;ITK9BUnoLnFjoyG
+o2T@Ar<sowoX!+@H46d)%1FN?5+fdkBvOKklJ(#5K&}`HpxL0sV;w=34QDh3|1>9dE)or;NoL7tSPd0h=0cXV|K+9eb95Wtf&-Q
{9TI>%P5F17JrLw1pOf4=p^?fKC!?wlrE6%Ba7-?gpk1jyCfnuc77DUUr=g21@DggHL22mI?x&ZB9!GOzbW2Q{iKpf?IZ*3n4(mI
L1+#7&J7L(hp^Ug5=6;0L_{)$0mOnC3bc$v*mPbhK%^)lUpXg~_Sd%;&qsMBQJaAt!0L4?8mg#du|99)pSoK}d^@jSeD}*cv#=Ip
7{qvMq1W&{=yw6t7tDHb17-W~N3C+=h^~$fu-BG1%iz!+SoqL?J<?#1^9AKQCbVe|A-UiQ-RL9N)zVO~1F7FV%J>u$UsnV3Fo|^l
^6=5rBR#fk4Cxty!x*ar5&(5Pkua$e({d?2Np}d&j;q!AKH>5?I0Wfv%XaAedOw?KNBR;&V%#`gj>ESO6m;~3yBi%gwj6A3w|8=?
CN@Ta$iT-!KdEf4B81`xQK>{}S15CWLvWU{Y>A{LO+*J0m;|PvMB-5?GIuKBQl%&a$SDvYjUrGD1G!eEl>;Cw100nGkrB_(S{5}w
US<;HEC&xKP68V@^#I@sdyg)C1o8@bopcAwe^)&j-8+zRjaS$0aKlj<&FCJv2yAUPc0><9T<TkbIuQ<(-}l=gm^UV<+|;ooR3KK6
g;IgX>l*jIxe&l)--(rf^{p&kq+vrAn;`YoO|4izJ9F)@IYA!{Xp4S`I9HXI8QGU{)*Cn|Dh4G~T9+O2LLtX=gkCGmc;rqwQmAYE
BLO0aii!vCK;a-_YN>GwsE-@w5q9Fb-<(;{?;*(bvYvTI$<E!APLmMUsZ?i3S95kM;BBRG5mWl3C_cBkP+YRS?fiTz>QM1Sr%RVw
wbqu!I<|GqCoDC^DsL$Bv`FrFf#X4qsSWP{+^(#GOC!10EI8bpI1YAD7Z8(?fTTBTj3|^t^U8q5i?;6CR852&8rF!aVTl<^h@_hi
TjMiZnT#_66?UBAVyt`2QW%JpCsFCtSpzOJ7_L&om}t1gTvRu>#F$asnrALXu?hr|Es*{o=#!oMrYv&2$p|zZ6Ly!Ii8iPVcO^na
2rj_OfV)V3k7tK{vAecjtG&T?BhHQ!`R%W5zXmjh%c8UgGm#I8uy|kSTfH6^er9pW%HUm(0!w2$*-t6@+$Ql^-+Be-=&<^Crat#?
BE=q#OR>j!JpJ#H@cr|)K0SE$2+!8zjSJDNaFTlA7j5VwaCyhPKyxeXpqyl!*6!IfZBkg#G?inQ8H1eQaE8Aysq+K%jr>Qnes*w*
U?)jT8Y#mdqBsQvS7YSHvS8zxWq)cR#(iUKq3(Z|NIsLBwNf!5tzfee)Og8J1p|hO4j386^-ak(2!uhYLa?hC&NJK}70yJFOliU@
I1vQI5{yYC1i)1$GGye%SP3RUlCcc|!6u2To(72Ap{7!mm6L8LEE5xA9B2x20kixWIh|S3F%7FInzsr4?IO5pWVtLc2}A%zUPRRy
-oN+ngz1{OUMvHJ5>Y}T3PtAcBvNn!Vl!7-k0!Y_#;Xao=VShV9x#B0%J^)b&!e*PXmYL)bE9g?C-IjV!^Td2^c~ha3L+vD5g~~j
k$uN-PW~RP)J63V&>cqzCqen-4@+P|Y<GUwW5_NZHuvMgf>)h9_QHUxhnY9(CwB(68sCl3<ouEJLi|`PAhHc@Y(RRncxnsjg+(UV
Q&ga*3qr6I6zP!aYMd^LZIxXvLD+WT?upRk?e60_d{Q=uABD_$g>?wuFn&%>%Yn$doWHvAr715~7ZC0oOgK}&KKJgQy+HJ$<<L@o
d!!NF1c;9Fx04(^+aQRJ5kwZD7rpMsw4OtrE9*g#U4(~gnxnqBQTqNcaeYE?l9_kvfkZgUh)pqNW5)U3ozXESvhbBwT@GWcLP-G?
iRF;YFD+3lbrn*yA@=8lk-0CaQBCpl2lw?qj~S-vDUO;+3a1vz;WHNC^(m0BQhfGuf^zzL9ng6@=Y8LCDaq%LM?1c8a}M%;>&%~-
p*y*A{pnQXX*pEPtlDv=+a|KI>X{wx;j+s`?hC%@Q}0RR)8<D$`<}!MFqI2ZCg;x|Upt)qQVTTEQ6n{m9eW_Rd?jPLcIyicn@Vq#
SCL6vd5(#Bt||V!M3S$~^<+?8Au7Y%d%W*@+DTBDHC2egDvH_`zFK-=W5d}9;)hLGs=W1sj%F?EDq*I;Mj~>M(S);&lyENSU9Rev
1XdBcCyk1QO3Kh02_VP`Ad7A&);w+z!s$r1T_cZM@+fn|wejxd`OBmqRO@?aObkPJ-MI0gCpdDJgY2-lkpakYeB|F=9~G159>(Vd
$Z!sJMC)!r;Fk_ef;kXJF3id5J%g2Hj3^?(l}#W;UJj@xVU<OU@jH9PyLykjV#x4Nyq<f<EuQV?Ua&%WL?#dK+$TgRq2Z7*$iUWV
7?MF9bchy%P{mq<oTs`Ht<n3@?{^QPRDSewjQy2zmf?ZDA1?KTNGk?(B}vGENRstb#FX^j8KF6}hg_COv6&K`q&tF1Q$*@e-4t@`
SWyy%;<SzQJC3(XZ|uYR#p8X0w|PKcQWX;HaF{N_2kh=L=jhXmf#Cba&$01)(C@H>ay)mngTTp*E-pBesA`gm4L1#pJGWr_aWpEf
%7(%!naG#9*JF*jS@jo>aCqN4ZFbJ+*Ld0*D;Y)-fMbB@s%lt6E=DZ8y2xTkZP;gqCXo8&{fC(Fll?z~_8fodc6IlidNiJ|yM$Gm
VZ5s_bj%RbtTf{cO1Q$0N8EYg)DgaJep8QJZg9O{4zupO-h;~Guk^ZV??j8ri;4L=I~;zmQ}R!`>N<EMx6RtcsCG)naGJ{$wqf8x
PAQVHV)~g<9+rl+nJ`u?qX9h%4hOu#okE;q_MKw-PD-bA@R7{n%>=3$C*_c^S?^C<)e{+l6<Dg<H5#drh^*!{#IXYSu<bM&x7lv}
=&gB+>ysGXj}vK_&VTR8#bz2^%4o+~E-K*-k6knpUGM#-)^iAlP0YWdV(OKj_3CL>Ea%o!Ew1o0$9vpXJKAKm5r~3WH@H1<-RFF8
b53nRW0qKlEUr`(6n`qCnfSS0-cDD2=vEVX$7jNI$Z{uuxg1_%Ra%ynx=N|cI8)bdU+V4z{?Q!~;@pQ<&g9$3LzPb<<E7k(U3aIr
I1{`_$fSqvxL18Zy9<OxKM+(<?hKDn{s#Nqoby99K-Or<rDPtlSk94Ri)Cz9(gdg&lC77Co0{RvISFC~6+Hp{XHA2?+ztjpOt_e)
2%8Bs#{`%~Cg_>*Fv1{++ilSF(P#`{(&AXOEF<=IvDo%_wK7v=P1(=vMB{L#bCLquJaLi5g$txA(+8MciqJY@5Fj9o0|f-q7(y9R
j1dGfVT{h1N52u+I7I-92;oy~?1Q^H0CDz$K>J$Ci{A)wtT=ZT_?JeETZD{WhzMdmd;)y~$t0h8E`uAhJ}1xc>`t@n!0Y|$By<F$
5P@g_KVC`X|Ek48R9hrL{;+E>z!iJVY2vy^vxNVpn19N&SSG4QA!U+ba=~;@)ASA62(}%NED2yAQHIUrXp;xHFkDlI5$WuD*1qTU
ReqlHHCpwDP&6YGEHA1Q@)3c6ll4GEP(SS99g(cEvS3y!2F`?#lxovaF2I0-1jv-K&NPg`Lzrz21QTIXGl*?sEQ~Htl-96m*;Tee
9A-xdS%+!T0W-FdVFYE%RVe_XqOu6$L_|bt1ac-;w1R>n<--&?5R(=VM9a2Zu5k%WE?g;v#LAkCi6SGAY8@#NSd?7pghB}>5_5oE
v#eMXTF@<$b4HP5W!ZE%a6*KX6Razd(PDEmNQ^|rTrN@=f~l;G3}grxF9Wb|DeeQn(fR9Mx_-F<mtURtGfu0lGZKuR#C)tJy5}H9
LrVcr<F{_k9Rl?yfI~!S>ggc6I4L3-TLK&&R^Ak^jS;GKsg@A`hCU;5rjCNqPZJa82YF~~F5^z99cUl%H}OF1oN=!M*fX$ofhT%`
ilkBt7052(!3eHVRB$RHfYGQbfTDt^r6Q<;A!2DVaAqK(s-l`Gm?EMoGBQG%1fU8cMu4iIX_+Z02!*C$qAZsRnrUchD4;2bi3W+N
8VYEkYJ#E)3TP^lU}#DT8U|*XV1S^dq^6jbiV9k5EMl4ljD^XFiXD**ii!w`nFJIX!79Q~w6si=PV*uxu!xFgN@ymjs*H>l3M_*r
Vr_*P)3PYF2)iNCAc*HR0ZlbT(o{h-$x%+DDvB8@8i}R~7>XiFAc%sfnkr<frc8_|l8OaURmvH14Qnccozx=bonqx0l`Jq|D1xS?
rl!iSMMq^bkvcV$MG+j)jKNJZFhtD36wMIJ1k*&7MN&}`xxvTU3R%fha(M@?+2k)AdZFvLnciC0cdX~p<POgf9{>)9`%hWx^r=E$
F-w7xwjyJUCL?8Im6WoAc6kBkmvcrJ8Rr|4PN*ADao0?$<Br5~IP8X*=Y)hf?xbEO$_#UGqSl(|gmQ;lAwp$L;6g3JZsIxM#{;FI
5kXRR(XwK&Y^e|yb}a3UKo%HbIquXCbnGBp?%_<Jx#kobT<$QUydgMp>?RJxTl*Q8^E|mcR80h10&*-YLWIDC$mAJo)7cdhB*{?G
NJJ6pv7w|WDk2Js3RsAuA|j%KB#Mb*fsml@>^$d=dSI|TJh1rm9`c~;ZoaRddWPe_k)jHw2wM6th4*;}A8({P4?mJ)=kMC^fbj5=
lI?!HfVnY&IZ2icK`2m>BG3ck40(k-2cML0m4<ou8{9FsK3H0d7whT<z}Z!T=&Dk}+sTU$<IYr9_lV_p*%qK6OEWrkYm~V2b1{?@
UL*QCWbB6N`vcc!TjU#FLkj1^d^!ihd!*`5gQXZEhDdnWXQQp7066gxvI&rKgL>N>iG*|hPQ-#1#UgeOcPM~F3<L;-%FL=MN-0;n
u>QCD=daF_;Cp=u;Qcu%fO;W01L!ZFcn7&E0R;t6fA2sOkp<gKA`68XieRdmX=qTPtdXFkoG=oQCWvW@h~{z!z%OJSMDQ8M(`Qj0
PuU34^`5Zt38^~6Y3y&RnTp+oSVo@a9>MU05{e=JZd|<;16+<)KIu;$xGwHL!iBQZUrz9^g?isU8$Yw?@u*!<Ty}0XsZ`ZKHx66t
M-&Qxq#5NcENT%Iuz2i{ue+pEg2aTGKe_MXJiDTVR5n8UG<QActUaQBk$)q+=2S^d1vGV-Ulw`cb`FPu>8<wHm?=#H3BH{4O+CL$
hD{8moKpZ$X6etGYq#pp5PcCd)jogM^8oI4vC$;p4my;Fob_ou%@^Fwnd|fCqH1Vo5#>59<G(#?;Op{#J76rNwjxAj`(|g#$5xt@
PqmipyUJQ>E(oJm6<wT*-$%R$$??grtJ~ob)P&wKf+{%}lwo-BTE&RKZY+>pkA(UA$7?+}Tq9siNxj|o#JgQE($fq+=|NE$n<YuR
tA#M{al&12ATAeCY;_J)JXQs8E)?E+{f@Sew>rns_qpxscO{W#HysFCBoRLJ{YmQeGDtmEc{FgaJ_Ir+3CKCfjzJ<8Fy{zzLg5MX
=fcG87AZ+0-Pq{4u$itb5RfZyRFpqjU(Be2oX5zPv-4!*RbE3}vp}A%iEmxZLl=(1obHN|yN}O=^->l4r;B`_yic7fsJ4+09A2Tw
yd>p(bU(av&DtP(`8nK{aq><V2iS<gNtuoYENQ%993aLq7MhG>jOXODncb6d^?dJcyhnq_5qLZvkB%)x^iMxH<uYUKoe$O{*b^X@
GB4Y25jz~cZc?>}C~}4uR3YO~J?;+QoEzjmd<5Z11l@7n^WZO6r^FQ5Jl+s)UL~iXWa4{N3L@beCwyJgw6O>y^#Uoz&bD*$!h?`&
bZW_(E^(tF{W-IgTxSAqlymUN52grmj>wtbWT^fk^OJ&T2vl;776nw#>&fp}Q;R_n2Se;9W5Rh8BeID!EHI#mWb`4RKJ5Xh#v_%M
($p$TD|T^%hwpZffUsF0BOwX^dM8;Vk3UJ;o_`|8(b>>WlPKHr@;gz1+8wb<l2p<_O2mz(7D9l*d{4-bJG=fF`aI2d=fUOa$Tt-I
2~qO4!m=us*0dApWpF7`L0<W$oiJo#o62M~%Mk_AUH_&NIBTX<*Zx_?g4!H2t28s)NBm#J&Cdd2S@`3V(m%_NWn_@$5BKP@f9YpQ
H{TPk?dw~>ZJoooa%PF``^dZqG9%QS!mzxR0Sj9-6N+zuL;P3~YF1(#F;kCiIf$LLE9)jWI;1V&roi@1FvbM*SJz|KrzxcJJ>uU}
37%=pes*50^}FcLC^|t%#NU>+KU+$S<fI<Yq&@^4;2Khy(vFxagL|{;sCZcSwdn6D<95-NBr@{T&o47q*5=90u5}@N)zu3g#~fR}
`OdF;;Pb28tjqDEkauW!&RacsoW1Dof&kEx0V4Wz*s@nkCd#91_tQE?+v@-0!K30j@16&?9^R`)uX<;6W3Qdrm4<XdHQrS`+%(Rw
u4%f?+bYvhg>5OcV@XxR)L5EO2cm;)O(mRRP+1-=v$@gevRAG=ZAkWGmxa)Q_})J}@U2m(Hsr5asxOFEwkmiUS}9kpCXUXDQXekn
o(--l8setVgvUZ$Je=HQ#gZlRQi0?l*@T_ohNkGdVbOpUAw~f9LTI{&ZZ81`J5T_a%DvF5%Orqua3k%;Ov^d@+&jB*^VA@G;u3a(
t6&K0+OD(dzgx>^n#1i^JVCgt;_Q<Ps#b9NTbU*t)0c7f5L1EB&RA_VlPuz{Al+kCM@q3)p(~$qh=Xyn+8xS!FqK(5GvS%nS(t0s
z4d)qcCd<d=S~&8p7_LWg9yZz)lML=IY_3Em`ZK)5Y-c_9l;z;1;QA8h;}qvU<|^s4Ie{Kc#HJ6e%qbN+LKVsxl0z!N;T=NIeUd-
BCSJJ6(5aZs}^zb5p{Q$OXDjLH@95Nt@-LBA}Vxp7(h9A=7U24LTwL%L#<1C%<g;o7s=yCObc!6+e47QrFQ4N>_axIpPs55{d0=z
o~?I{3rg5{hPzp$E?nx!jNF4Y<%`1=)1h!Lm95F__^Dub)+^4nsF+vdZ;#Z$3zuEj!3^&LDi4`IQ#s=ozR6ry^4s-wTwK<n_=eZh
_PgK5qs#nhJP%N&A6ycu6(I<toeWSkoU(?a4(lCiu_d1NS~=?B#d4K7Lzffg`QyFnCnYYz;|!IoD%SUMM0A<K)iET9@VvB3zWUp%
>sg&Ep8o!_w+&#!a7B)S;;#)}Eu?`~I#kppSiB)r#i<=)J=b;DVanrxKD}Tsoe<SjPiMXzN9dXc_fmO)fK}SZbc(YMD-*9NpkAwe
ova~!bXUA~wuXD{AoY}WS8cw|I$f-=2Mnh*AzwvnRlx#c;u3B$__`QD5ZAMXo#I?rjcy`epHtM#06c7+SH#zN4ZL?`yOltOG}qdm
+dPn+c>3>MF;{Ba5UV|~qB7SO-+=%jPEnhUg=iICL5c{SLJ*yN@^i`HGJJrd3ZS9m2wW)ACl(eyER_LgD@E;Qvv)a8+B1!>kh(m3
xV1ps3rn~plIEy57>0<p+21c`s4uXzV>cLmw}Z&>+_sQ==Oe9GRAmTD!~<P^6cY8;-CcC+^OxN+&Po|oT8{)Cs_EnQF+Z=BIro-$
IYcN4*G>Bmaebc)Ms~|u?mZML%PjlM3`qyl3N;jd6{;#C&Y9}_fuDz8YKy(9IFNoB6@A^~Eg1E9g2jxxr*?tkqT=Klh#J&ah^DL?
4IrLZPB89cOOGZ7FcF+WYbM{$(>?e^rLgbTq}ifAMUv#GU9c<>gUW4we>^cwkDMnQyT}`6p%7+RG4#~!+6NIQ6Pp!7jSo31u^Vld
R1m2ktsDTBgqqx?^&&mIsjs`Pumu-n6JfhU5>?HFM+4p40~n?^R16Z30cwJ-=SkwvvV83HnH^ocZ{w|E)oZmSESCvuqh-&SUoY23
R%K$*{YxZvc5b>vkmBils`M&MZgTw9WHhTZby;t=T>bx2%LmdMPLHrVK~#1Oz>r8{!#yS`rrYL&eG1$bYXWa;1ELt?npiq2GzecA
gr^Tjc5*vh7A_x0!#ibiGgVSVTCD-*a>lHJ<l-#=(E#Z^@}kcf)(#b&Qtc{MFSi@CzOMM#<I_3ks?UY;b2!<}#|~$41|5d^TBXxE
E0E%atnGbfZy^hUfue#D=|hK`l|-Q_6eSFEwQ^@I0HTX90U8z@Mv__WtU%h?J=fkprPg_7BevA~<mVMMtG>uUNV<%5LE5Ls2n+?^
C}~lQV11?$u@e`P@nJbl98+n+=_rCQK%;zFre(C#3JRsRZqYZcQ%`w!yx4pbO5-~@Wki=v((RWS*ItNs;|BCnp#@F-_(x|;3+B3l
9l<gAd+4|po~xnV7-nB=&lXW<H&BLM@?Fw8IhSb7qnA;E(FV_33&`Q)4Lo&tGf^pUwh{Hl9Tjw$hkhKP2}1i!#pQ#mI**pqEfCB!
gzJei169V(j$BIW(ZLIQ6vhanYm^t^>d#sveUO`EK91oRs>91_#5o!;eFQ7&5Z`QK5o%7!fV3cvbilp9!mc6G^{#6=L0O)1&mS51
E3mw}QPx09)VR!cN<+M&()#b`MEB9Cp>)~9>+0+eGhyn6@Z${7WuRY6oIHo0faK1^+!~^Bkq^etke3s$dP<&r_d6HheuxNNL!`bA
A4BhXDe(OBB^5@3I)dXSD4p^_8d`Mh)S0alan$wdhQn_AIwzyPCuwFJsXlez<;}Ov4bj@jPU)>+@|nfcrf~$6_&sDVu6m<#<{J&5
R!zZ)FlU?OSpOWDk1@`OzI7)s?>VPvapwKPUH1N?&f4?gH_bcVNxxZYmZ1YlIU1I&eHg?adi=A}v9=?staG4^^d?MQi&b0a*UQdr
aU^Jnz4yVx#a!zk<yRY$$3TVWNLjr_#<M2Gu<blJ>2r=wtmx#L4r$cjxiuMYE_9Dw0fq?<a(eY-4l1lwRM`4>edlx<1__$%chmB8
Yrn?{-g1D5@b9Jb4!EJs_hPW;+xr!qA3MIfSoe1BDVK=6%&Xt2efUYwch_CDxec!~zIx91vrhZZDCd0<^F4G8+mQ8=_=08iom}Wj
j;F45sSA*E((lVKQ7PgKN%v~%(7OF+TDo3#GFNF)+25z@BiCu_6r4MLI@FPN@n4d4=XuwQPO<bi8>c&$FnPFivl>OuHO^r+p~v9+
_iMM#`m`?cc(yg#!M_>3J|mtTyjRqRE0uEdYp7-m8(7v4q{IRh3tPHn8nHvn>2)&JuU%^HU8)yoXK#A44;qS;gy2XXBL{nQ_w7D2
k=io~qBPRDEi!9L<|dfA0L7e$1=~$#FE^@!UuUeIJ5pYH!RJRy$B`v(Jij-0CT}svpfh<cRuFn+>6j35UW!PwjusP3NY>IdD=(T%
>GkOA)9tgJ*L>zyJX0<k%hzJt?sGinHoWETWlPM4-0P!nuHLlOCmYCa6MUIxJLOQ1ZXlpVX@gCjoO8A4?cQG!SE5(dZY{Oc)NvfX
PdeMZ?)tZ4$ye%MJj~Ng?|O}5=Jv7qIBN29nL9%f*R8J?5#N0Y#S)bGn8dhKSaUZoc)cs7Gi8f4=I|)@q*pH7=1G{#SKl&SW{NGp
TJ^FKnl|*p8k9oec5hp1t>19xOH#z{Ail8Vdzq-qwOwaAk2)V+WXc|Ohf8<soI1hvy*W2~@?S?5@>tWiifbkKql;fy*EspMAfV|9
QQuq_Tf^zJx4pYF=I}juaU?dqUDT_YartBS8uXHAO17~LTf673rQThL@>Pu~S)C%5de!SoC0poiq>5WRZL7$z7A4t%M8wZNC`sH9
I8PI5QIz!NZ@U6(LBqLXE#EskSzc~+x^>#=Vx*51F>h9)@tLg5rNZy&n!K$}ju#78RFX=r(5F+hmiy1E`|89=2c;B#5HlZd+Vh!v
B`=6K*z4;1(zr||uAj>78docZI{0l#=&XF~`&{kgX4()54xH%9w&=6S_vq?i2~y6D@lntX@r*a_c?x1$VGpaK{O?l5%wagojuUc-
?Ny*;#5(ZkiW$a;apm*J*DIr(y>lN|a50h9?sG?nI)tNa?HzP=!|C^Iblq704r@OdOqo#5%+FW)mV5jeD^86q6fs3cdmV2x+DnxL
`gtRJak;M63iT8Sn*%c&z2$(pb5pac7<(v$HWrsj%FS|{^&bXe+uF<3Rq=JX4!SPu9&;gAp9Jo{_~*8EchAQiM$ng=75XebBF<B3
MV0yZ$b0a0=YFj#6^p_9fEm%SLi+dU>w)n3)a$uO^x?3Wx?9omq2(pU4+W)ia3b?FGf-icVqFX|EYd9GsUg8>=;*|Jy3=otx<#xI
`LTPsZj(m+mtoGj7c#Ev2WvUpJKk41ZA=mumczUGDVkvEjSPo(wu`Lmj}r0R^|#-Lep%D$cM$sN`WL9gZ%^t@j}kkb+03x%w6dkG
-zAuDtT;}~zWVD;xTOXwO&sTEI>nlxtDj7FW^zL72|JAoF+XCm_1AV>7|p13jV{#mja}?cr#h|)Q(Z0xu0FTB3!Cz)gOvTHnka-R
>pBBE`#Pf?E$i}O=;#ky?n9oC<%lFaqyVG_1C)?6bgHXG5QTkjd)L*{d3OF@Va4kWK#(uN-)dS#BPeHi(deo|>bQ;-wa)<e1J~!h
#CpmAJyBiwc9FS*_X6v&(yOb==u~cXT&JslH(d%GL4|a1M(T<Q!YEaONQ$(F((vKQ*HwPygzWWwI2P@7wbWVjFh3@dX5iDVq15aZ
3Xg2*$bGO*ybihf7RzD<TP>oV6=qV<*|P@J<%R`NdJ2k%pfn>;)U>-fU=uX^l<%_ZgG|xLf+AU7&LYmaU2spcpwcL^gW>2^3>T&?
^7D;ab}H*|#VB7#o{Ue;tDh%))2JRHJ(D8|J7yI`1~Z%_mkKBly?kq1N3VZ91=bx96hiEk#a8|}^!2zUmqNSQYOAoWjO7EY=w2nE
FJ4#NeRy`xh3M(g!nc4$OjlL(v$e}K(vHu+jE6|=wOPdWGGMQ9lgBQxR(K9!xgHDU&Ts<5BnLPh8|h#*K0lHSFSwoV0NJKO0|cmz
)pkuy;$#{PfH4ThD@MHXta7!B#jI!r1uQpaFJ5WOq>#TUqs~zJx!`<dbu{)?`|6F*v27Xcd^bC-M4ds>El`4K)rYLR;3s!>FPnF`
)J+#`Me7qfJ5}!)YLxQ&Pmj0UzL$tdwXOO?=4pOG(?HTz$0jE(oeA1@Zos;-8+X+faLG3m6D=6+^y9jHJJ59KWbv%W>0wog=c;8x
Z075iP~{5vL#DIY?LC;Yi(yXk5|m@bO$b`7S+0yn8?1NL&07YNa)~#x7FODo7$n6F1YN%SB5P%!EboZndTAMUbY?<({7sx*S4T^0
;-E<D8AGK>)fel&T|G+n&y_39EIY^HT@{q61ga=yXr)f7i(4+xB}iN#K-%UGq2&dcGR}Ee<GlQO>WFz<`$v6Y6jXE@%e|!z$vw+u
%0PVgTMl%}qORh5@~iv*H9!CbY=G3j1cqlIWMzgp42x*;0A}lsb_0NQI0LYr5?C=eHzY90Jbd``?t8+|@AK>1$~GY$vo8;Dw(MyZ
sQJv5c#TORAre(o1jekQm?<e1=3%YQvof$_s;WT=lHTr$Zpj;WwQ)!KL(HlJN)V}5{ylGN7H{7btF4QSS8})^QC;SB^GH4y$ClY@
`h6i7UwhTsn&XE_)!Ji05fRB}(yPVV{@(L7^G3srnfsR|6IZmoA=x4q7i#wwiC`7VA@G*bTfWww7OV?h=r)ubP&v)*Oxre7r##-;
QZRWwqE0f_4COAHL&`I?ch+1(nR&XMKXa1~YZu_M6WRhcp(|=<YSIRP^01oDBQt3^8KdaNh4Ru#mM3(F^WUg*Ul}->al+BVESHWO
Sa^6HXV*6~knOVqH^kJ3YA@GUn0g9bTJ@_vUa<iaL7d{W7`4W^%?4)9t5gYaGOZlDk$#?dwHQ9BVL5hUE|gCWr<}AvA21%scK|=}
&y~TgUs6nOhm)-;<3kXX!`Ow47^vgUCu>)@t;<-ZyiG{4TH+cJjJ{pF-|%C$2*;}yEY{NR_0&kZ8bcWTbWStNbWX>LEmOOcB*kKE
@64EDJAwCas>7seic6<FpN)2sSh*QGllSgQRp#|<u`?yc{X^1*j3TCqo})Ul4(~5J^OR%vdNAp1v%_BZ-y1hNd*YfG5YhzD)}ZS0
XWwq6rl?x9Q>|sJzTSo<!y}!g7@~gl%1G#PQf&5t`W-aKM-n4U#t5A#X(ludUo{mlmStug?F9@P?H#J(THAH1)+4k{$$mb!F%N;F
{3>9*5>P=A6%j;?UUpcCRP6^;nw2&tLi2@s<aoDgTxz*=)UUErt14@BwoUoE;>~kGWW-H;WgIdjcSNbnApXz6f$Zl6$6tr<@7^mm
2jMMf`j%|$))%vl28Cr`F$C8R;^a^}RF-;6JP^j4O=&JNTrT`Y-t*3GXGG>b+IEgHo2=&6IaL+9UTycLsMF?m?e0x+r1+F4Ua)e`
JAOF}?!;=mcZ)?<md`jXicl3<N3$!VPbkuleCm+AJ_Q9)v`UmJqRxx2x-yP+>_u<`eU^t@E4sbvgUmK`G34y09iKykL7-GoIylIl
iPTBBVEa#S^|P~?*g}aro%tst;%G7pswyO?CcdxCK*#L0LAAH0Sh0s@S5?Bz4*)`;9KjyX$DtI2BIq>t1G$HDuu~?f5rW~9iSaec
k0K$d$aZU8*uA$n53%laF=6qZ;n;T$gq~tU#5ooi6R3s<j5>+fhWkUn3C$<l`oB(n_cag0<c9c2DGB<KU?@WWKJYOp;P6NMvKrpm
mwA!@S*moEQ5-GQ)@7=0wX(JP^y*$Y0BH1~H6ue%%{PEX6iZn(Mnp&a;lfC2Lrkh<L`B4s>XxSfDTGYP7+edCC@xSC=LJGoK+MG`
a4?EhA{B^Gf>a<Fid3LwC1ASZkc`Eq%u`7s7MxOKLJ3KLnPmfMyH>|WTyA+bP;i;bD-;zIAL7{!5N<I+urmolhJ|v85`;*H&`F>m
Bng!SN6vF!`9n%20??^J0VoEc$Z}H@XeLS+i6Um2h$5PZp%x@TpaG;%pc<rtC?Kh#Dku=+)JlKL3RH+dr732iN<k=c^?RL2#R&}y
Pe4Di8fe8mM~mg^F!J={m2&X%l7yfr9>8DQ0sF4*<UQjKL=h(}@7tnCNiiWN5=}r-=3s#k6-b2zwSJx7$iFAGQ2Rju0}rR#x<E7i
_^N&%zwJ~0P%3<UaL|0vO9Ux8{NjPb>V%4chERzSrl<j+nN^u6D2x0bEGa~>D|wC~1bRez-~yaOi4)TxDMbTPNEFaCh#3kmAz&3X
1uCjh0AfLfEJ#&UNKg!mPzInK0SJtOFe#{^2T3N3CFQ@>=k;7{M@AgIPpR%2(e@)^0U`(>h=ky^a4#7)rLLS}Gus0uxtqAonRabf
l(}{!5NPGZN6PcHpJ<{r=d8MdT2<smmMglrz43JB>TLv&(ozUaN_h)NTPWU!toC&^#0tfBSgDr=*V}m&6a>=)8F9UKn2qk@bityN
8ld+&mu7mbi@3h80!F2`uFf@2wI-y>$<m<+D4Z$?CXRQ@?Y6WPlZOt@a2yfQ#F3$aV)h~=lr*}ewLxwVT7422R;HEBmBmp}P7eui
cub2KId^K2HU+<Nu|HC#iI-CA)IzA!?Dadp1u_0p`yMVUkqqmnd45lK;n5sS7|y$$=*(`pA3`CS*vGk@RSbf`)}N2AjVRDv)@@tM
O))^Y?Rv;)cafQKhe{Gi7}tahmary*ubXArn>5keYb_<H1tsKDD4CTR0XM!=`BZm>A5glAs(9mh<@`kW{;X*#os5g=zS}F~qgZ@|
6?iGRCr{~b5zv(OTWf<t?YISnivcHRS75U2+OT?ChMW$BS?dWFp{^qS9=V>)yZbxn#n8{S(5s&peF(ZA)nCgx^0Y_GuZp}nHjjtA
Ju#kd%&ZZ77a0v@a7L=Noz6j_uBIJTFl!Rf)R>wz-T|P}+O!JYQtsn26Wj#cs+qUkA*s?s+Q`dXK6!gesd2P*8G&i^fl?rG+3!28
_O^~6YAhu|jCOaF{<>w)ezD#X`#iq*jjG17^@fl|1X=W|Vp_Z1!|6D~Yepj>4FMcUg1@)$u(!5!@7ejo1!vBDtE1w*v^GQSd*~la
+WP3pOhHl(Th;H(YN7A9%Q}WAgeLTj4!E^hO@*Lf6^L3Kkolv8_QfU+6{ap9JsY>5j;&#hpG@@^)asV&tv$Ny-J8P_(Ip$UdS>QD
@vTdxEaa8ce^-0XZHp~Lgg;$hYlmH2eJw_>PAtEQZ%cUn=5;t^8ZHPvbv4=qlC2hV54xuFA;78|IX4=Ew9YW&OIzANtA)ygCnkdx
6=G;1+(k4Pw6Gx2Y=B2Z$)HnQNEjijTvcU|FzV&7_2HfmWk)N&U00u;GvKSMNes%bgbsU43_4qEpD%tnF!DYgWg$^RNW_Bb<GpU=
)?Ss{NbhG{mrj%~wLJ25(?zo`ot7n6Bkz8v=J3=bMb*8}ceRJzJ3KCn_&c<`<tJZy8};Gl*rj(WF6-E5Os7F;6=mSA%B3H(I+iJA
dWS?xnEm$)U9Q=1zSz<gJE_9fBhJQXee0+h$3VG+>Ox0(-Un>!g-aD#6UtblBJy$89Bwx-ggRkWZ|~fq&nV&7rtoHN_r-PRHtKcL
QhWE`cvMn2gMHe0JnwnF#pfdH8`gH|obK14pqpDZ+$=TirZt32NxHl15HzWnw7o8<Sm%77K3w>GeI@$$3H8D{_2kWTorTlf88S>H
`VoTrUK~*QR8bDC;EulVs-Wc^b_&rgsEmV3WQ6gx1C}@zyfsdwNo&+;nVr=h4RusC1Z3jMUdMV?n-H5QI~_8fnOGojR-oqea4S_t
!|ON-vszS(7$PmS4lx*}_|t4tjmI6WMZw-qiqw}%uR3cMty9@n(ri)9x43$$3L+ua_#AIbR8XOd0d<R2MsIanHJtzv%dxpUyhaOO
SHm7neVwn&)3uuVU1xkxK5j1YF4!@9CE#C|#vVl$bgZ!1Z<8p~gGYyhEb^=!QI_bd1xGt8tFBg1&nyIzuSc`-N6=}*!=e(80J4FU
QIZm#4uiSk3mAl6)#L*MyavgH!>QYLOl^DD6T*CaR5|oLtN$V*!1T(Do&X2Y_<kQh)33&UI?QYl5BWMIQ#i}_(##s5uQb%rOR3Kh
*`LrF&7_<Zu}|)}8Cz4OGQ*Ld@_LS;-3V}GhE8-H37_D1eHYLoWT1ML`GWhscM<X99Xov_`cg!BNi>+HCByl^SumZhTGEHH#h%7o
Loj_Hh&#w0A;@*~EtU!g`jRnAevSY;IQwWMqw6umk_uQPXsx!xwTS|eV1q(=)l;@Xi4;@mfrx~Vs(B|R6+z<kU}xK#Q^eom5CTak
P4;m9Fpuxp1_|DP`H)riYEVb_2p9@=mH!`T9><!g!kq*37qQc{LwsU?R4G7kd_AFr3F;aKpP67xOhC{Ckx%ZNKzMo{zzu@<$S((_
Kzg68`nw&Vo*th%_$uK46DGnTAPLfNK<;3&qU_~GM^%(ck-{U4<tT<AAPS+e7Q`%j^_w@NCsRpIq;3U0WR!tH0W3m$QST&XDJT&N
6a=LbfQV59Pu6~u^YDOvlkP!(444eZ`~Mv!!1ZlTFCUB3I=OmEKc;Z*@(bzr9-w&o1LYv8NQjgIs!$>!NQj5vk7sQW<%K8v(aV%w
rsAen1W1TQ6u^Uyqp!7o691x0@01!H<{C&PmZF;*2~d_w5TuAH5<r4t2?hcU!;?)^FaQ-q1W^G{l?;G;_##S~B1&o{#nb?S#3E#g
fe3N)<SKW{C%PFw2*8?Pd_)g41LlwdkW<2-Rf$I-0ih7oiK%HopfxIFu1Tm|fTSsCQ2&Ic<V>7|@kGHLiD=jB!{N~Moo8w2y(7XQ
^J)Xg<bn0_wV8~P7^-E{BH;?-oDGlm35^4h0$>2vLKtBTB+3)K!M?4c7>V2MQ6I^b0)eEV3IPt+Vx1KSl%D(S*~7ue=D~=cKjGSX
9@EkFdc9<9pPS5*AMZN<M?w3E_6tgN-Y%2ZIl<ZVLJCZ*c}6*j_5A((d)<6E-yCCEmT^;_&ES+I>Xl41OpH!rvrWX6oH=`XD$`B6
LJHj^<DATBMU=A6Dwt8maCKnj1QkKZlp)oljuNVX8mgC8N;i-&NwVMs84V^0$5F8)h6o*Xm;^S+QHCKaBm)_`?|HJFnB-gh%d?UZ
Dr{V}$CZ(kkYPDG$^VzQbQp3}Zx=byr6sG`t-G6c(ITV~9U`<bo~aqPSpv}V9Jj6^A+M#FFqdYb0?aDSSg5d|sJf{71iK3#Kg{qV
_<7wLcIICbMnscADa@Ec&Zi6!hXjh22qKbS=E9t5X3Q}rA_Yi@bIy_w$Xl{F0dcDuv>=#j4IvnkWYo+_GBASYD}i8)*q9l@6{T?E
rVSo+Kcw`Y`3_tBy`6dO_j7QUxkH+e3Ec_Y!kd6Y+CXZgD4+}={ZdN9QD=`-(ss}5{OS&YJDvNP%6NU7<EBzy5<A<bs|NjZof*)P
wOL3xEX!-IEZw$&dODEy^ANH^kK|M750XPu>3sB_eLts=9>kvzB<MrpbNeCn()G$?X|tJzi1ETcz2LX{%fZ*yZyqu3Y`A`Y;5;NN
yPDZ^#*GV+Cundk1=~HWOBM*wT7+bF-t2=4lO#ccZ}{FFn|94>E=?M|XsD?ANu5TC^>Bh!7bSY~9X;MrRP2y?-uH*e1-bWlh#!4$
uip>c`s>1wJ!OPEUgN^vwZliKaiNvLcJbOzF3%lxBky~+gYG+a9DA(Qj`=%w+$);_H5<2Gvxjoe>uwX*lZ&h&@)m@})+Yc~-1ZHT
!Lx|T_(yUYI5z81z@s2SaUvRk)FKp+V%k{3LrE~|aAY-zAEJpBj}4(Jq@_o1BEYzio3l~OC}JRn_{1XR$MAGNh4*U|=!%gd$_|m}
{CA$vtZ~8Q@$U96h?j9V%{z2%0|Rk5tmia2^FKL3e8<1mXUa}%?b*caz88OC?K{r&IOnkI*W>N>@h8Yk$>8m^Tt`@KuYYX7WU`q-
xW*@tH!fI_5r`_qQLX*+5sw!_%o{hONBzD!$Z+jR$QLEFzce~slEo!lZ$3<$E1zugD7V!IY!{~qA=+Oa2MSqAA}5#2C1AcMn|tti
I2`J!Wk#1Sn@nRJ0&5wBDXG^jt>T;tWW5gj_lo$V(Qv|)oWUQL)PAA$!pi1-aI7vkI4m4&2}DyuO<0~zLzlni+-!4>uLwN}Qm@qG
DrKVR*32aOptA(3klz!oz<_yq^!dAwx6kxN?)rCjnlG7$t~1>DiP7<S2P7uF`H*A|AW*I+!vm5E2Zwi-kxta;a)g-lr_D$eCM6Ex
z(0qhsPuN<pSH~csCJ#906N1DSL{0eU36JRKchjc6K2VQH0uSI8r*Sz+jMK^_tv^=&FM&guV2fRs{HIa<~2)Et|R;%obBNA4JE(3
mrVlkLk+CA7M{a#HQw%>-)6ZV>EYOm1SYDpqQw|12IeTC+(&Y^2SK0QVlx>^|K;wX4o)d<N$F*!i>7T>Qk!kxPA{C^j=H?-mBp}3
!iPyIy6O}*z*HHqVKnQ#7mqac#=35Xfr{S_Gc^oS@@Oz*M7ctufvV)mt4b!TteBVxZJ^B{UxHb<jP&mFDSOxky8#qv7jYt(5s*bB
D;b1IfT<;o8J)mWP3eaF-S=UUde}nIlHvzU?e_}2c6Dh>snny+&J|U~21A=u8Ci|H`8y2?8_wyi8qOt}N;AbHUFL_;a7WhkrUq}b
yhIrGxudeqhih0`s)7nlfF(^p_*gVv;0HbcRf-EX(H7ZIR0UWpUp+v(8x!MniNsquWVV1UQdBQj;J99KqueW@dQA)w#@<4;B~Y|+
3%T^RuzG3Xhehd1wT-e6r3)8o&V*#4P|d9nt<rE}v1p}XS@@O;*bfR~2}W&`#7}I#TB$M;453q1T#?cxL|c%mu}ACG+Q*%iBHCr0
T{}@eT}_ISMGdi>Tve^twoEx{d~;?xX54~D6hR*qZo28^>thk*Hp0X;N-;(Bpr-EB%H(u~i0!@$zZym(dX)I@gq?1hTG(80L<Jg&
tjP-_^oH<is9n@iRYV7yv^4wiVm%PzLzn3juBgGGqgHyE-TGX))aY*-5=Jvg&g{i&B}&yzAiCABjnN*`sl|-j8o9`F!I-Hjm$he-
Du$1BbtZHnAl(Lf+lk^jM<oJjWf(-?7}P){KJ>fL=(u*Ph*hqHwhdCO>K2O0t(fNZF@uEJQ8Bp#IoGzQPT)m6D~^PMQVe}^!Wbf;
L0NDvT&kw2C=t~pK^3U(_M_I$tC?606tI(vj6;@-=V>8R3JSX}2@wpA-riyI4a4t3?^-ywyY5P^cM{)ip1L)6)L#bcg;B*->R%Pq
JG=0<PC+PE)%Nn=OM2dDmJyDTo=UDc3j?oVmruN%&_+YojnjV8dEXE@>Lf)8C1Fmux)l@-@&$;aMdn9Wp@tn@RF!KIM*6Z7YKW+&
py>x_wK%{=TEd4QWwk-sh#X0huMjLstc5L+VHZ`}RI|Wgr-x?6W~`YgN(_{JvT>>qj?_8@?q@j)YHw8mk}RT<UbY!Fu;)DU%gS-h
4?GMa37oT)XKPQaVFY=eUDY%s7>rdARb7sZ$03=6_c1B8a^;~e_{&xZ?PTJ3_-1cmL!2_)H3%p&BN11d<upO;JY-(aqpZ4^PV$hQ
80{|~!B~aR-c>YuO-In0bp-y<9d((1IpoUAS#-xBYOO(!Z=B6&;U*-rA}*d1xXZYLiq=FTHV3xdE}`x|E0BT&vQ7M$r_W8^bTQmg
qhei8GrCCM&qTj7v=td`r4z>!Q3cs#5~zrVyHyc*vejA9Z!Si!7@y{TD8LiD(d&S6ys|_W1A0_qG{T{bIpXX=U^z)raPKbCuvkXu
)X^_@F)FINWmHD0pmdFG`gKjw^kc%mb&gMN-GkXbpFBp4gN+(YPIOg9#FlPcA&JP_vtT{!JVA2|1C>g4?c|_!3dD&$LW%GK0q$n}
f=ptD5Cd=$C!Rvcbs^UX6oWB94G|%J>;OY4k{z9OMhM$MB^3%a3azCS{QE>e;dw|sOWGf)k1k<|AH3?()&|c>&=27e06_w@hidZ*
lv)G94runA1L>1zSD%n6`viapky2QH)RYV*22w;SW`>>#JmmdkdsRC6TzpQ!`m^nil6;GF8wJl_8vJsFW{?=957f<J_M~3z;C_#9
)8*~GUdGqw^W%+;l6<yVYTS6HWXp~z7%`^U#*<^6bS?4H<L?p;OTUPFi^(gV_Yg=)HE?YM+HA*gEBy79Ym7FLA2;y5;SXBlnd7bp
rSDgx@qLThWhe1v6QtvRt?M<EKw2TvTmq$W78CfWbEnRJzC*V<RS`X5h89UhmgxkfBzB9d2~xaKRoj||yhOVF-^YY~9I4N|Ysncw
`?q;Kht!mOoTK7}`{0|ax09bCG9q5PsW@(=H$sbdxaIG@_H$CRdgYolYXy}Sac10%(>OyQtDu{>hoUkFs+mdOx;)wDPc3CXFp^@z
b+4~J>v=jLeI3y4RvbG${XxRzcg#HF-64@D7J{J3+@~<I=KCpxIJPK*u@L>;w%lUt1)e9#=Nxl1e@>mrB+7q1+wY2&RPuLka*@bF
6&wtVH+0mlrAjxPtX?`CQy813CPs3fZ`SD-NK=XhtvgK!<?7QKs-eEj#9sB2CaEYYoV7>7d%T@4YDY>O=N*deV%1f2DnWqh9R7&=
ho&l>OmsP1(KwA!7#6qQ2^8Mv@y!QN102CHM05usLuc!hAQ>2vK7IWB{r{K4zkvH$)>B>C+a@xh7J6pc3e7OY6fx5={wP)oO%3$i
4qW>xIEchrm6UipbK)PX#-g~*=R_j<C(U-}pqfj&RHTJ6?{iI)W+)EFB`LIF=K2k`PKMONwIeS=Aj+%Gw0vn>XRbtu#e?cGq}9@p
>uv4#(}ucQfP`BVX@qGjQ%#}VNVQIs0-GCdpJ7&`0#66EpBBW2$hL7>W29C%-!nRdZVpL=utL2bO(vG1zPREzP)+fmCmIRS0xEJK
Lk*KOf?`&%`&2nLi3loLEY;@|1YWsSo5sUJ?^mtv_8Jr`X?x+&HW!{5qNYgL;FqBktmrpnStUC8$M*WQjdgsb^c~C$dr$9_s%*T1
HrBuW%IN6otm%6bzTyvv;_@%XPK+Y9Whntv7vS1OgbSFmejDMS3svd!@4E<{klTh|o&Z^=I6uLg)$;fspRNlIw}tB~sf6CYQ>9w(
km{CK6ai3A*x+*VvZ|rlGCQC@YM>EAHB95gk<%-P2MQ~_=~rK~{dCWp+!SY>eJ{nE_Gt$?&t8DEaZsOC3OaWWRHzI_8~bt{`cFMQ
ldI3wR8>)^tKVyoSp8xF9Gk&G=B4JS@V^_W;%*B>34FOrXm;3G^0V+wEq&Z=7}IQvYAQEY0VBG_MvbjgV$aJDosH)t!hSsGF?x=9
v``<U(q9z~B^weAz7tgLRG`8_6`<fw_!}+t92v08Mlm(1wCB8Q2iJ@jv+x{eo8F%_cU>88dM~cU-$bLM53eUzx%4kCBy-~I?Ie(w
R8CdbVY4?BMImPgG!6zUqiX|M1e1|W-<lPNXhGSuEbd!Hi-*!@bY}ckbG{U?UkG%24`S=P&^^e6WZm7@3<@GEQA+Tb&ZdSoDdT+3
(}A|>-%Iehy(m_|?BW3nfYKsDq6mYts;RLgZIvSG*}$_Mx8Z$tCw(-f^frVRBJ{cxVYwTdxpQ6-I28+$RE%4P4eMIb?5#UJv$gXz
wP}Fh)@GB1ijfXeSk}<a^hUbzLBwxc+HZ>;Am#PE+cF`;@OXP{^?-(NNgAlYMP^mgV7plA<j@g{P09)Jdt#Nc#i5S4o8jae-XU0x
6T#M(t613J=1pK(&BevBg0RSvXeOr)651AbW^X-bJ;}n}bWYm*b2*)t*D<RzeK)@Ih6N#uITbOnv{X|OF@r89DI*lUt2!9CwAPZd
=TqpieDAltd5xvP9BH`BnHNiKo*U+FBR8_Z#OD~LXmm>t0&yY^9H>uxOVUtqm2OD1O|3}~3)4(S^wsoRR9{_nLx!U;#J0A9OFg0@
flp_BX`eHxC!!tuAJN<T#*1uc+i4nK4ktDkIz^S>9kF|W@&vOT2_fkZw5PO$Eb0@uy4uKKL8#CJdo}>6VH;^WMo~|o?sVVB=5HTU
s3U?WI>FLO9U0@wpwt?6-BD?X<D=|y9(_91?RVm{d_?uMeR{!t8gs4(u<Xp0&s_W7j+ZL9=Bw}9!@&(~o`DMa)#a1Y&aazU4pz2E
K)AhgYMJR6s6N*O(lE3#QnyX_>*n(jnLI~m`Bgpimr$%<1Tp#<5Rzl;>yk&y`i2$ed*S9ygroy!sVO=`)E;58CK6KEBEms}!14??
7T6KCMcVL!7cmseWq=rJFgB=wT~e<5#~;0)X(GwzmJJDYNGx^XT>)hl4u{87SHG~Cv@oO@RiSJPlv+L55c!#|PNcDyR07n_%PSz?
WGJS0Oako|>gLw3jn_bm<S>Ut8n73;MAcAg?Ge0CX_7Xsj`kH&;@68rrCl|8=%|*roM%d8UqD<|rYpY6ja@fZXo@@9T_gk0J#S6*
O;^-SFB)rS*CQ7u&k!*IP>j-<)}ou55lt3?HA7wJLfF1c+WJ<m@1$Z;jYR;G32Aw4jf{ziTHV9s?@$H}^4P$Up@i=83L1gg<UUfa
x=Y4)-U<0K-mf2KtHAoMS>D$<Tz;#g>N9Ye6gr1Q!&0(RbZ6HGm-gjOw}oH{F|fxvBy0hls{+xeagroS6^emT0x1<#Z864X*GjnL
cgU-pQO!(nSk|?zhW8lIU>mKtr@cuWs=!YzIP<jMWw_eSF-RI!Jdg&t<BLs)2h7}Hiji1Zx#I2+d(_<0lzfgfwMnp|xhgG3j0&3!
%U<>>$w-$LyopN%N{QiZrGTJ|xS^w9ZF-Sg3XE9Lm)C~#zIV==tqLLOr0FwcHR915MIxGshi((2&k75`+PK4thZiFFGb)hAIxf7d
D(F1?2t4o$heeI0Rzvm;&hOk0gszC`D+P*O&d%z;C5XwRv4+!QVCoDEoy0j9PVh8xGW-vR)n|l%C|+uKs&tdssrNwAG^ZVVKaY{-
>A^qf{dpvTup@KV8YevVx(3^gBxFS+ul?c0#mU(5;4Q>Q?H~~}L5G_*`Z;;%)TVUQ6U_GA_t@ObExtZ!X+qKrL3xt|gn=Z5q*tca
aJP1BguHZN%$T^05Yj_IFC*huiriOppywGx!&SA}XpY+t;)eby$|;-SyD-QdG@lXy;W}vC-rr;?<}iT_h_IwAjS>X~2$TU5C?o+(
N>ouoQotmtObP)N5d=uReK6<U*4F$yJ9bAW`uvW%Nj}bU!y=6nZKSFn(M`7`sRq7BZg*h=2Fps7s6`<y3nGIU>Kv9Ou9LYbZOF*9
L`sbjEhHHxQ$Z3DBr}<a!Wsol4$$h15kpj#6vW~|T;%{rjSdQwBS_5%?B-U8%dojr6Jy*b7AP_jmmt&zsvT4dNW_5<se8i|15BkO
LPQRT422{K^>E?Iz1Z{Cyg)r{nehRL8o!BwSY+5y0R%JfNW|&SL=7IJ`m2~J;EEqRka<F!)qOrdoGO6txiQ4oW&!s6z9G#8K5&f#
(NA<CLZtu)mw*i*43H08LI5k*!Y8M{YI}lKl%$yIG(<_X1ow5HF(m-*zYj0Je|{I>e(1ve*8#*F;IJRD4+&5WDq|P@7;9Ha3ZlIx
t&qeDhiNyKC=8t+<Z-24#!*(q5yZ;BbDBjM)rB{<#RFDjcG@^3LE37VBrpicoI|HZb{(ZOTdT31=*LXO*$(atd|_s5+<o5BN3ob%
g4JKJgi&VGfE{MLPz`EbJRe}o2CyE&Gnx@b5m5&yrT~Jr%H|`u50UYFU%Q%e==&i$N41QPo<w(^9v%myFF)|w@?kc442!^F$>#d=
3nLOLF#Pa_F=UPu3R_i07zswsO_RQUsiR@kJ)Mpt&9(;}eP=B@VnL+;or=TbI&GeL$1K%mlaOl3y0VH>Tj_jVnWfhlh@vJv;oC4U
?jKM(7y`)xg+HnULm@1aKXWLU091lS6EFn9BMk*aP=yqX!YfFDNVKXA04|m?1eVq&ILd_#83ss2L@q*w0z?Tj%z59?bj$6|%RiH`
=r1V&1LYyeK=;6{rKv0^M#=&fu>>R%l@Iz%v56qb(*zSt>+TNEf1DrVfhM1ireEh4^|feS0^+bKBof2hAUGnKRFham?-`PqH5LJK
6aJRP7gs75Q$&kr1)lW8uXlJ}8@oZYvC*9>!p{2Fol2}h*9IkNCJBm_AwHRRG|9T!7Q0DZySt1yo0p}VZb!yEt9-Lzk_$YjQbX1z
W!g~!A%)T`@moZ-;r-+Ae}fH|1ft?U@I*V%SU=@H0nr#xW@1#q7L_R$kN~AZfM`OLDN>ZEs0yTEfm%X=iB)J(3KEi<pay|T5|jfF
H4cptRFN4jCKMGXjt)a(orFb2RRI)oxJMFfLzf0~Rwqh_BqM|-=!Fp#HV{xpVKGF+6%#5_(hN%EhD8-qRZBrE!9r7$jZ76p3zBW2
Fs79uF(Wb~oUW{=RuMA|2{kcFOb|JRwp^e;{2y(1poDf)5Gt&VnhrAsqza{`B$5E3&{#mm3ZSn3XSQ(eF^Gu7rJ^h-h@haVN@7By
DHY{N(+Fe%Faa==0YgnyArep#2%!-XMV192F$5C@1Wu<3B0)4*Ls1046rqG+Q4xd&GNeLMlO#(KNl8M26B7UxK`~Z10>r3}MF;ud
JAuj~xXK>?-%ob+LMQ-$nQ;_ocGChy6;Wn6M2##^H3Y<hnFSFDvd#z;)v&Rogd8-CB3co1MCSsCnafIMXMSS>5X~eoLO}ura%fDT
6D~qz(&`MMg%&6wh@z4u%rb@u5Q0=%reT>3BO!=LAt<FN!qtTZ1Xam|R1uOyS5Oo+Lr6@8WrRf%R#FI~5Lm60z`J3>268A^)G0zU
0?8!6<~ZhLjucZP6d@$oO$I?0Qw~5>O@>k?EE6G3DL@fRGdW>IloJ&Ykws86l9bd-C{18Qlmx(2Tz7SKeMijvVf&--NIvKdLBTn`
xBTGnilBR-Xdg987i~4&j-$Fmi($q(mz1Cs@~OyDl7OUekmn(yEn&SNiLR@5lfzp0ZBIS87jxGdfkKf_91I4AB><o)3IT``l!<8`
tTAcw)@iQUInIVE=ySa>4&8z7z{F$c&$GLP0S6cq9ub6B6oE*AP=-+=U?l{Akr{;`fCnT5Fp!1?LUWKofW+N^{}0`30vhaDUy*_8
k-OoISO_7A>&=QO>rImcUusg?{$ebw@?rS#zRrN<5PIKpj)L_9{U=&(M!UdPYzHZY$h^yEtJt+_$H6eWb~g6YX(vEJHv-MTfZSg$
5Mu?TRq{thKiuu^lX<Fg+>9t5W|*pv!K%%h{@NAYD_%C^eHpl<-xdpra{Liuc6sxz`{%6JgsZCRz$-Jvt<0!q4n(6Ap&()rixAbS
%yy!PAwT(@UM<koZN+X%iL66SA)yy{QC+s$w%d0jSd7%~W-F1_(u(slBJYcLyN=G_8{a=q-V(x}BV6}NE?vp)ZRAJk^drQm^|<0N
q^Ltx$dPCfCA%+Vf@*3u2|d9iUDhdl+o<jYiPsP`k#;&K8)>wVxY#iES|402{{Acv3EL+_-!$ziGHoY$3)K!28B(zu*G{#z?wifz
g%+l*85or$YQ9UbSe49Hx@E(qMB4p7cMnn;_j-fR(0NYU1f?t}>g|(bDlWFCIC-C-^vT-xqGztmNFK;{{pURR->~V(C{BYQLkjze
05Bv5ibQ(Uln2AV^m)HdLA*R)UA<mi!f~~C_HfT87p0vPVj_$Mn<0L!6sS!)8tIZ{ks1xj=6N{R97-!oP(?@XGL9VCjN`59yzb=E
NlzsF_D*-OVE)ZhJkt9I6Bv5iI0HecRopOGC<q%$gb+Z@dZ(ZIx51{~5kX_2pW*kmZ2)4R?Xs!jw%a`=20*uHRt{ziuFy^ct!SOe
hAsp~L5Q=(G=Q-0cV|%7W~N-gqXb4&N8n+GoEl)0Wp^3Hu&tXsAFl-1VqG%Z;r&zQ1dDgIA&viVy>!Vc^lJ10m;kUCI~ZtYB8aG(
Vg{805&%jHJ-pulf%DEz&tNBQ-yKuGvmNgo-}j&E@!P?09iaF@NC4sJ^m({&=kiH{7$GQHreS`IwdlGHoyTV`1$xy3+<E-?0km^H
TRoc>(J90%gk?+{j0;9(Q^&X7YhcsFzX|3<bRg&q^=k1aGcmS)GR%KddH}(Qo9N>@iM9+(wg`wJ`Z9Sv9^2vOc<#OEI^9623XshS
Nn^7`SKs+Dsaf8h(UpO)fU-+E@iY|3^?}vnWkn}2aEN0&PaNONl80Q=Vg3yQaLGhZ_A%Zf$8>-^2)&u1^je@D*%BUKOd#1T)@>QZ
xY@YH86N{lQE@1f93Hb+2E6zVzH)RwZyPw-?oZu_ib^cxJ5UXR)B+r80xc-&fGvL{nvkhggZ`d(%!ZBi;rebHFmsKYRNDs?ifU6z
c6QnmKy<=mw6e#ks)Uh6>Te7xGF=acLUz!2{S<}F4P`OEN0*oUfk0IQsCmx{_SO-eT{UNUUP|yt<4raD$f82y$kB8VWQ-=0tfZkt
Vdj)w3{CVimTx_@#FmHRNN9t;vhuR2kr6vkh%M!xTKzmU;Oaw)MR#@U%CdTrlx<T+aVlk1Sp2j+;)(IF(vHrj2w}*;Rh`dI%lS96
ysC&+!EyVH=%bXraQ<lZMx;ql5)gP>D7WpQOq^lj%?XrRCk;|=A_#QQzEiucF!r{Uwx}E!Dj>&mMGexgOyNDACloaU*HzxWE0<8~
zmfHdil?);gXf&&I8T`aWV0g&hlVNJJ{NQ+6cb2!;z;$sV(UlTAIJy5{7@9n+dMxsGoiH{Xm)#E$w8!ehY2NCNiwO0$+J=(^ySI9
zA!#1HNTmXV9CokM$-;T0jkizU^;U@0W0@C+iWHeM5gH)k57E*olMAXiQ(Pj+G!O!OdJ}L(V$4%cTCD9rIrplz`9BQ7J5kDO!so_
yRETa9^@5Q9%XjjTS_{iwU-8=ATox8B~9MFx+mG0-22daZ9Z|#_d%BmV?sNbnHM{qs=*trgPp^)>`bUAF86mzf#KeN*q-Pw#ibEL
<#y#vnqUdc3RfhF3JjWQ3Bac-xy4^o=C$X6MuV-x(md3scNYh9rsmz=JCO6eSw(Y|930@evCf_*ozoX25*<Kur=7{?lX;&ydE>jW
njWNFxK$*3i=TV8JSOVLkeY~Lz_WF(xdXWILZ<+%AxHINy<_KNs5Q{1P`r!rcWrUW&ZT(gwZqxhbI7DSr6Z2FE6J0sFKd-kRf(%=
V_a8t#)l{iiP8#xJ$cHAxD@b&y<WWS!ZZU|oXP0wE%UL+9PPY|r^&mmK^UE+lY6XbYYUOx*C#yPK6&?`=*#5u=gDVRal%}r!c~^c
l|eY19O7X%7i2<qkQ77^b`i!koVa>1!O@q8l5=+jL?L_9hhy2^Wll{8n{1pByd(*S(vMO-?%8$g9IiJxbKH6M@^i{P*6vo)EQ{m3
aVM)))`06W;C0*wA-aQQG?FZtVap@M!{j`ZE>3oQcN>y%IO<jBWje5q;nCi^Z!)GAUMIV;mu6xR{%j9iAYPRB?0Upz)F%FLB$1ov
1BIbQWnn~c`Q$n@dR10r*9RG-|E%hnx#!ze%Ig}M{ZH#F2vMns^l<hB8BBd|?d$K{+}Kq3D$?=Z`g{k&pDr+bWcdwKIappr4zoJ^
IiAEeVnnTglHd&h5df^<<Q(%lS%HH)W!NQhqOLNS>MFBXS{BpPESGV}oBx7`5Wg*`m3{t+WbL2q@knxcI(Vp?-1;F5K;i)+Ks(|<
S^*1;LBUv3sYa#(0n`DCj1cH04rcHHbpc8u(9i>{#*m{@;|dytz}6xLYXw(Rtzrq1&<RRsj<hTmjS*8QvH`P*PQA?FX(H%Q8)_zm
Jw&t%@g5$*K>5M^kbrt*1Bn3GY5If@^OY8WPm|-vB=;H5wOLUU*av|id1!}af&ROjO-VLiRmjJHXNVef!9ckJ%s}57F247JA*#JS
Fs$Prd~n{G_G__3^`I}*dDR2z`n|rdN80aN{g21t?e~NzlLC~8F)Db-hDx3gq8JF0Nd(gcB4t2eKvE(0z=@SKgg_J{NP6T1z=S-~
36LR#1N)_<1knPz0gjA_Jc0<30N~FZ4KGL(|6IivqXN*Ne}0hszTn^=P(Xv<@zIUp@6ZA4zHohqB*^$j!>7lM#*!6@`yF2nr&oqx
jvC2~L{hUEiy2E|j#(>Oz{J@__<XK$$JH!O?G|O8{t$GnrV!<^K|P)@vUp?-#5JKHgHiKC4)t4Q6}1xPQ#-bx_m4#B4eR+O=EIX^
YojMyp~!7^g(-}8B2$bhFzomof4}t!?aVqIvQI2G^HDu`;Fv;%0g}N*SV$6(A_@%B7RZ2V0t}ipu#UvhV+)1AAyS6YLd-c+OezG<
L=?fNX(*f^lEDQv681u31Wcr`B%&dZa3UfDmtg@@sLi#J6-g+FbwEj(CnO{+SceuYp<x&(K^>*aDwh6D4v8yWjvljMTXG#GL`4%2
(GU$H%(T+bF)l^!zziOh&=CU#Di~+4Pgx;(XK%zumL!L>^!=U7;ot9|Vqr!hK#G8ADH>8Bpdto@Q0d%vn)4W9;VKqKWvGV}oH;;5
vI+`7W&lA{NcoISGC<WuJESxKc<z9B2oGM`)in=WG;8pEHj6g51CU?exa<9$s`9>w`?qIuUS1BWxWLfOITfis^YiGyJv<7cD5Hlx
Xp@M1yvjZS3E+T-kZTmieR{z5&Jkb&9fMXKXTEns!e)cO6Uolhr+9qxvZn~02nQ%Y4uc3zxi;I&!@BZ0(_7?j;lkwl0IiZ_xa|T3
ZK<0AsA<##fhkliG`yrK4M`0Ba|Kz;q9ARBcr$+H=#Jj9W5>YX9&wjTxD>fuDjj5?MR?=45U#?8aEr+*5BjXt>A}j=hXlt)xVUNG
Oso+7`zRQm%&a>DvnB^I*)o74^iWknR78w|8q<?d*+V&}f6ScBhiMP&>%_;xwwKqPLl@0BdJsQOJY?=1Nzfs3YFoOLrE>D0JLOSG
ickoYic+YhDz9`rN}au(I|HfrDIy-U6@2{mZ?~w<(>X*`6-!Mm4{7`_Y_G_TP(rR=U{xL{azE|sa+}Byh~u4$B|+wP!;e$w!Q{ch
iOMp7<OIqcbHePdk`8o_LtNsbG$e>=(~}~b3TmpSRwOb_En39HsYZl>1OyROG3^*9XB|L^l&v1Sv{vifZ#x}=3obLIh(&TaOo0h!
J|LWjiuHrYgledXH5mjn1X9q!1rT?x3)~z$%A7DR!ew#jS-`j!LA0h7I+F{YiBcxVbSWl;?zZMgMab<sa^j#->Kup*hpi%;kdS9n
bmt{yT&y=%0aER|3zu-NRTWYl&j=#v<m43`4p7GuoMs88hBCyIpoo_QNHw80g;aC0Z0BGofaoWfGJ=^;zsLO5Hy+35VMQvCs+*mG
9V0i7^KCk~fA=7Gho9{<2TAsjg%t&I1N#Om>lJuT#jAgV0^t8tUf1KV&|H&|Toq0y6Q>7~&lKUuhjYm|*>R&tM2bTV5YWUVktqQS
1UT$Y)c&pzGo9)n>V!4u3>om<Q}Z)76A)+uHyl_m9BbEhg7q&UKf@7bR3a5>h9y!eM5Ibr#Oma7KdZb^<|)hqgyW&L5buR2THopL
!XB6cDzQL^sUV%1Y0cr;nkM>%GMbLE{4LOo+C;RxXOKha{^0Eq!hom#DxEpPpehQ~rWX{@L_so9B!or`7)vmr!UuPx@Ky5b=87It
BuW&4KoK;6P%Q#Plqt>y3P&VXf{|!iQm8_d;uj$Xm5FGjszfRzfR1YnG6TP>&F*}B@OjKJDlaYT%c<&1^14KU)w_zG1Ui3`Y4c>*
GGU%<7EZ)FN0No%I3GXRP4~g|LlpLd4%I9>FU!ir*MB-wX9|``i#?2zKCauNB7nkvZQz9hh=_SB!-kni7;BwqVT^*UKYMb*iA7QL
-&uzJ_%fkH1>zzw(916skz<<O(un9_qhal@Mkb**=S1=`(@BR_ajE)il6yUI#i(CrHnnloG!TVYM?kNt?!!h>DHGq<u3Zb3+s`8q
Svs8#1+-GO=SHPDyKYLNm|Ln9)ZyLKD-7T}nf$pvpQ|7$z&`Pazlwzl6)Lh;tVoEph7Kw}3<Mflp{1H27Gy$!r4VXhVp6C?4z8YQ
uHon5)!rI*ttt#p8$#6(SGNaUwdC>XL{6Psx)vuxxbAwQ=z{l(K*W1!%tze?1$)x?TDJq`B9%Y`ga83XNhS*?q=jG~3SRoSr0s+1
<m*J0l@UX#mC92@#HT1#HanEDh;k|mh)k8R;*7v;6519_vJ{F*=^^=;1Ov$cPUsM6X%WReDS$KwaDj5X`~d&Y?%`G2;8ER{7<skj
?a{4wk8|5V`2!B2xNx20PU`%cN$mH&<HTXlqAAu$JVVZp)`)1vhtR@gwq_L+)gej(&pxLf=aSJOpTd2zAbfxh`ygrjF))B4Md)?)
7Tp0pXd$TY_N)xcQm{Q;0PF624Ipp<%3=_4IVU}*9r>9gpPUP6Z&DqC01RORxK5;)pr(pW#ZNgd4$aj8-<TwjXhY9B(kGmS1Fbvy
51{QF))>$zzT7hplZdPehp$ldRP@)x;Pp+9Ybe@KH|E7t2o{=0Bp+GN#eB$fdhk4@eT)rKc`w?5h5`U|4rJW&ZtsrxRX7gF6GzLY
cfPraJOik}@JGJRANB}Y1QRIb5dtjeSg8}N?)<c-_8hw@2(GKM?!F(v@>72-I6p29j+oESjPaYu6Kq`+$D78MlsI#~d(D4{=mqT|
f9tdk>Z?K^BsHmI(a=C<S%wY{KPgY~2V(Gxz>zPW=8xSJuLORyTt>C{Yt;uSJGG4uDtIG|Hp6K*ti(brGJ!=V#3z2zC^Z5U#Y8m$
$?@VW4x~Kc%dk`?MH&aSAKg__RRPWXxc1o8A7UAo+h}{4jFM^j?P7#7l#r-FU{)SCbA3R}`Ie&-`EY&?_YpS@+Ze0A8#6Olk{!{o
g+XOWKh?THU!5l@%Lxup1K)}t)`tx3cq|qf7)n|I<Z3}0OtgMFbQCdtoXq}c=ubbYpFXjSa-eA;f+7H<V+ALL>g0O)ihB_MHW%0j
$@jo~3OQQPQP5{_ZgxgOyrb*Z^ilGcd4Ws#GeYau;ZWrqqJ)5am|d67k#VU^k)t9YH33v_c=M2Pg{@j`G8xP=NrGbyAQTw}Zj+8d
D1uldBWbSh0RKJ>sy!gYAmpL~pIPkUd!If@$6e7(h<z?KH_>1lxF61Eyy@p2K~zM`=bi2#JUb?>nBFqT@ouF)xpHx8PNa~B^hqbM
dQonCb2h2?!Alh@LZqMpLIfls@c@RFl=O4whFwXFbf%Lb70O#hrexX|M!~Bl9>5Rw5TEI^ln@G7l7SF_At_RX3PN#Ilu7_A1{?_t
NysJ$Nu#bMzn@a>!dquw^?xpo1l2{fV^x>*%a3V2v!iv=*_N1EjVM)j`e9rgRPU)iiyt`THz=+qL1eR)KH@maPu&<@yx#N21CJuW
;^^ecIfvZ{J2~ZOL`N%PY0LoP(*%nUu-X#|nPk1ahoE}0KVQ#bTBw?~Z+qLfRz_j?4DL6K!r$MXE?DKaacaJ<a{H{M&~#cw6qnHy
M?-`Tba8Rh(9>7F@80{FX)kmM9Cu|`?(h8%5zUh-m)CA|Fq9Ky{a}Rhc`LZ;-MgMj$<^I<F-uA;vqV3h67#)xCzThHzW>zk-!2Ab
Ux$O3TDs>C){kkS_ihDTA}l_Ae&fE0Fp*7>pkJcs?k*7X!PyS)cZEgVHZPt9H<QAoozvWL!=#Sup7(pkk&#7`N!3m3cIHq%t~`g3
Q@5#n;(1EaaL+h%vi00a$qyi3zC3%^?wq|5U$}(oB0F7^l8O*?hbEk=FK9VCp80v}-PDh8cQ-ymp7xF0``3DMIYLrCZl^LaNRApT
iVDgll%e^Kypo)H<CL966qP;KGeSaHhDGj$1V`#Y@Tf{r^jnd4lkd<TR24(x<~x1M`@-YPgO;&H9mhUH-oEA{46!iCNg8NFw$@_>
lI5turA3NMyD{C`9SOk%%WzbMO<|7FbnxWXi^bPhoT(7pV2YeFn3Zkg4fD>+k2pJtpS#PRbWlACT@tEr>xjAzt=}OW&dP5;$I0Z2
w+vHwTIF!Y0=y<}&6hCTS?3qmo=K?p4Av5dDff?Wy*r$@&C<nPx{J9Ut!g;<eeWstz1!jMP^0(Ic5=<!LiGHHk6T7i_uL*mrSC#|
@$u05@{ezEw2!CPJU!WJPUv5~<M-Suxceb{_j{vgm&Yl%N!1c3Z+8pRdx=Q>U9Uc)(0Mt&qn~*$C&#)M&3M0eyj#L8RCi)Od%fV7
u(V!_t&cpM;ic|-jPwcLuIM8<-sslL)Lr+dc|7!d{q5Iz^A+6-j_MJ2FRso<ge(dO<z`n==aCK~RTkre<@JIS?v!7mG3a2IsB$UP
cXrEj*A-LlobGz>Bz1al`aI6(%=NS;`>u$Q-Xe988QsJO-5BKau&*y2$)_Hq;xaR*UT&)Lag($XE<DQf%HkgA=K>FR-K6k2A1L(N
QBIVJ-=O8>DTM-GM=En6B#jh)wMOTn_7T<GDgI+nMKCbJsBBgUsXLCY@cVc`+=%?XeEA3Dq^L>1uf?3ABI+!vinvjR$b^*)!37kQ
)lo%K#8pHPFfhdhQ81xNKovkp41&7=I04xz1px(AsRTtGpkniVfcu1kNd}ODsR)pXVi-Yb0-p6a2=yTL^abmYd^8_#bAgl|tMl_O
ySXu{Dg^*WK}d?Aq6dlZ09CgrWK_|BjWR%1vkb!qkSSVLlA1vCKUZ7mz8oWkBpo3r1nGQu!0$VIoe10yAoT~g)%?F_fcnHk)_IU0
nFHAeu>9t@J?GqZpaQ=55SSIJQ@`hqpbAsx0vRB~0#N|~k|83SGZLAZlBijc3wzPvOG(7}`7idz%-X1(@LzH9kBRJB3ZP!xapl1M
Qk@4vK_Dp-10cj`CDs@cuq=cmqXeu>kRbvI>mrt^1E&WER=~mqPEe|pCOfcEUa3HLD4ZQo=-`erd1i859@)SI=_;d-JW)}3zyftu
N;C*O_#+fYlnK?z{Lfi!(0Zg@lw=d58FHd_$Bbi8NKve7He}?)>;jw);xw-29O*^YID4u?ASVtxc!JFG9$}_jDZP|2HzH=~g-Q=v
rqOk@@*Ml1@SDs17sI!2Toh}C0TM8$J(Q)v$aeA{Kd1ZmDo~`9fPE@1>eMb5DxVrLgch^ht5Yk7U2jq#@wk7ahL0N1rYEW$m_ml2
FbEuR2%D}H4%r-nXLYvN!yvKGHOrmFZp{SO7z7Q-jzleGWhaSJve#tpYudWEbrBlIZDOSvh-8Nw%_Xy@&9C9(-WBK}=<u8J*;;N#
?(6=GG{Id^m;3n0E{61Okaoy)^(=V)=f8tjIti$7Xr$x$c9T)iH;z&o1DDUmi81#W<iu1Dp_o6<&>wHee-iqX@O(TwwR`|Q1dKw5
ftU)!r}$ug*ED&7j6Q0?VbWx<E(I3>$heUj71X1U5ts%`K^FEoQ6{Vi10{`#jFT*`B;ua_u{~#)`EZY2BuP{OK}u4g3kXOf^X~m`
SdQUS>EaJn_hv5_d<Pc7QOw73p~4b04#EMU0HI~lV$Q^hY)P@nfFut%k6A2*li>|?p}n~bxXp@DK*Z8iP-u#RjqiHGF*7(7PDn~5
Ktxi_MJm2tYqlW2pzqoFei@hD@X0RsOgRvbD$<cp4}4Z=TFE=r#9ctFAuthC6L-#c6lX~X(tLbw8NEks(H?ER<_4Ph(?TX3edTWd
&qY>NFb$=2ic4y=P`-0DRti`=rBQp+OQS9r4Brx{A(E3jE|HqD5!-o7Ki4EJGCngmW~0}9%etzg0RVdci;<M+AyLN>1dN0rtDPHR
UItG`0|`^G!?QSO>d@KJnaD~Jqa9MwGz$X!ZBg#=9JJ}`YNTXFwv=@BR}L_K8FqRjq>z_d>EfE43Qm9{i6h;$t86%C<0Q})pAh<S
3J##zj7Gf_DjFjz&giAVnFM!Cg9NViH3SAQ44_ME>Hrx<f}y(8D%Djr_X~pQzPxqOo%tTL@2-rUJyKI^{;j~k;7xoz2Y!)J@P<Wz
c<PV?uATAY4&K>2H)jeiP%kkstF)5umsoM`?~dNQkuRmotMpYaa+p`dR(3iINP{m5=s|{1%hJ<tOFw{RT~?WtP)lCjKCp7C+X1lf
BgE?8vT_LE2uzGP!sBFd#1?6+igFnxVh!lt_7?EiPWKyb_9;P3odngE9Jqv05mZ%^3x*Z8B*G-=%OO#TMrJf5!32=WGSNa6w%k#<
kww*Ljje$|^hQJ_hyrpKA)#nMDS|CHPjqzF70A3<rNR#8b_Lsc<T+CuknFjN${~lGAI05ncI`(Z<*y^whphG}pI9URuLcg2nm?ji
rT0Sp{CxTRg!6+DOiHk_sWQIAkmI|@l6)Jg{1`evJF75*2MnsJw5XHI0Ld|1f=r2knup9DKBMqVhQFr5o+UtgNAL?=Ju|Kc>hT~3
j_rzkK~tXe%yf^y4o)230>M5Z@(`!wL}vnjxHV&;o#1J+RMU)5bwFQD&1T2u<YdspjG(7~)V2jW3E?I%+DUB#nK?A?L?>t(cT7&Y
8=X9s%z(HY%!x^wCZ>u83W%t|(kMP`(vXg&8sbHA6{diQ05V!ggr%7Zi4mct36-J91*N4db0k!t?JWV!QTC#BaC)|MBJBC*`q1D5
%3WqE&=i9~OoX9GAwtlA>O&}+Ri!BRMGi87NP!RnYDA`hq#T4Y$x|iB43(iMRos~ZCaM5p5}HtQM5GN!(z}hwh_r~pQ43U&2vLMI
A&><HB2WQ97(lKPtx(ZOpi%%d6bVYG#Dld5?Gk?O;rR#Iu-d`_0a6UmIwb;;Ofv)i$)f*Qllub;0{74y$?=r5h}5=8VcL$h;y-xN
1PS7Sg3xKeKY5@I!bkVQhTi}=>Iev?f=U>qidibEsz`#Mnvj+VnDrlmsD42Jh+)0`&+4O}9+%iX@Bk;y0HTK|sF-L1f=FU02}l}Q
Drr>71Oo|zG-6;3MI^LLl0gFyr66i^?Vm&`kwz0m&#W0>pLNDzOF=W|_hF#>F7M5V=s2mqu*8vNb`VwALe*P!RBMUdHB&bA7N}Sp
l`Uokq=M??u35#u_zkWkfm_5S!y7TNQ$c7J@kL!8#MWfhvl6o}FcfBw8!jj;a59UIg58bEfX8e8?pe|?QqyKz)qspG`rzfdRImux
+(e-a{(smRReZ5f^!$<(0IHN|iWB4Ob6mJT;+X<OtdK%X589#50H8g9aoD~xhlBtd6Y3uEU7LE3sN^{CFm#md1nb35ga8{2ggWg}
{V=Tv6sS_s&9QS72MDHx{mdqp-U*6^;E75=qzI8B08eNE{FNVy=o6YeU}FejWPnVjQAl&~JOsUZeCEamC$2#y5H$>ih9~ONtEAW(
rf!GioSNexib$a5>I$qqxdN`+6M;8M2HG<nKve#&&P1U~^FW`hoGw~TXe1~I>P({AZ6?yCz{dgrpsX(STn|d9iV#^Mz&R5PlsU|O
jr*PR<>GVf$xLesTPjM^zAkPMpAsCQ!Y|tc+vn)RLLxGHm~|P3rNo$!Nm3ddHJ0W`(;J0evG@4mCxPfsf_ni3{XEQmzjZeegD(bA
<+~zz&GNwLWXM6_A>oWw2G~95zp4~y1YYqVctDWUDjtzM4@mF~2{GRJ%7mzfLmt=>+K-5~%Q7e`IT3RZ0ZEWji-Z&m6w1X)M4;#t
U*d_0rW8)Y+1>B%(r(vMZf`;txRzl}B(eSoYfT_1eYR;m*5p%v97~b&dBna#$A?jdhMj7Q9CedMK+d#gZyfpZkzgVHp|ik2AwA?H
)!caSDByg<5^6V%e?828TfBFkqy0CNl6L>-;sNN30>OeP!YOd0S}G$@3cyIYCm<7`yg}y}rTNBm+AyUAP2QCugasf_!b|}}2@nuO
0Qv!gAfXb02&tu3_UC6FMg70E_5S33K>l!lSJ4$8%dGg39twQ})${f6e@42sbHZ}hPZaWwh=#iE^Tf#@^xt7opuaiCsWoQlrJDXw
_II5lo#4Oh-lOxTvWc^*&f2i+9c$V`g^W@b@=QDM&-eR&4O$YX9Im)_2W!I53|DOE-MNj*30n*mXm2(e%5`O!jF3Z%nRqExL}E$9
P1++B1~<x@>rBkD@)lN7#ORG88tUPa7$7b?52g?!3s{Fp24iSe=rvGtgvP~aw$7Z#iz`Z5x7C`-6VybgQlO9`Xw63lRIX?&zx&e+
T^wfd?zbKy`mn6K7){wnYbLe8<=J$z<1`H`QbuZ~)JYg+cJA6Hy3&?3Hp4iX!IF^}i0os9(1zW}gk%+6uqrnp-lgDa!LcS7X6_(V
qM^{Tx7RN;#6(v2t{V_F)xeYiWEi3ZLZ;Q;%tg?MBpHf{S}-=6Vi-5opxr?b8w+U*jEDr|1_Fl|8-@dJ!5jpV0cH(^B1uBfbRO4Q
FGjgIBoHj;JlPPJR7O*-Mif<3E<1!#P^teNe3L_|OT$ry88~WG#P3!ernN$`-IAwxehV}MChbtVq?jAK-2nO6`20|xjbn#Kg+HxP
t_T%Jxa;%}qqQ|vPiD4tb|U;o*gd6C#1%nIq(n+~;pgP{LQ&e)MF;fV`;EH-zR~9nMRH;5XR9dZDk7ZAi8KR{MO~K)P(~5Ul-W#Y
Aao~0M`Md5pt_Wr111I>=U4|ydHQz1)8*^Cwwm<spAJ_XZ_J_Q4%t$GVyK0~1?S6_EMRn>@5|@B&ljBWJ_sr!AjS$LSQ2&<G;D_j
E>!&eFM9<JNK7eE$izxpXwj^_8V>u14*Bg}z}-}$fWy_*%f%XLdAz+!Y*r94_4MB_n06-GI`r;WC5MQpJjZKBGYtYPixCrcs)EKV
-Wc2A(xSy8hLTFBvU*{g)Fqn`V<3yGQk0?!^xIb8w$rS{M8$2^TdnNtzDT&nwYo^zW#3&uf-6&QI~`0}wATt`VD|!>XJE2aJDJw$
ON21h*GTJvFpj4)3w~_GQ9tC-6g=MYa3+s;i2Kh&3{nOpl31zlI-XP8=eM2n!!BIYs9fld^i?E^7AXjTk`(}PEEsXPyMe~d$$-hx
)G%c#aH`y+bDL>r<*d20aYdT$SrLyZ6c@SWntwOr_D+(eW%E5PG!k0OPHgd8>%SfZNe4_SnY}W|_vqMk;^_?u+$feBG8^kq^XmC~
XQ)%YxrF*?e=NJ+S&9@L7gsS18A-OyE{ORuQ2Tc78*!wm$9vbk+@QK~AgXDTOqhmajyuVLjE=C!5xw5xMaXr$@Tk5;uD2kGGe{<4
V-;?SA!Lxbv6?>HfwF$zoy7L_f(e(-&*kT-<wthXxJ8o0(rZ1d<m7z&{x^B%ClHKjLL&&^Qc3#l$pZt4hYA89GntT_PS2g(F%5r_
hlJt`LINM1U>uJLOLuSH_bkdZGK#Sg2Gy}`yFlCS1jA^D1G_N!-I_FKDKbGp64^vLO38^0At>*i_4D37EN~}>VN3*qcR-wPIE3Mm
K_G(EX$*>(T)83%Aag{L9!^wVKqiL_0cpEETa%D;yS?5??hzv>LP)!P+TD=&-cCLB@!lw$!^ta$y2~_G95yGqJEvT?Jaj}faGbdn
R6KjQ6~cq+zn8sa6fzILb^1NS@bUxNDgp-?$<YOEXEWV?gB_9n&;0M+p#nOc78P_+vhIsSDg373$Ec>14)X>Q94jEQMTDW8|CWC`
Y~ba!W?|CQ&Z?Bm<V3cyb%=!sr%4J1sG`wD48?N2?%V<al+U+LutXosnEPjT%fFR;?nA&)QvWnZkkOe?#c$xOy~v;@)M*ioitFPZ
O)?oQ5MZK=WBO}2x-&MI7&&iuZ?C@px_FnRNPTWe*6WFmhvMb}Dk;bB;o#pFk>ZqAO&ZB@067S23Bt)SkzjM00CjyIkJAl(Ub+vF
`aY$kD-4n!1L>DzNo_%^XqL)Q<e-tZ6x*l_#F9F>zwr+0RpRW5gsIm^;D4a%9+Absu+a47;+B%cra63;6**2(*}iUzPdU^mu~9`<
49q}Bm{s`#Kh{7XQY%6rRVuVBlO)MS0}7O?v;Y(ezSru1j4@(`>+S42`$Lm<;vS#K@OdN%amyly^bZ()b5PPv8qgTJrHZG73J950
5f;ipATG)R;@hOtbZc^U2lnvqesE2aP6<DFe2-#%9<#)Q#p*M?-aYVeL#xrz5ckS;A^?3%06qKpCrFDGkAIuf3yJT!tEj1Im|AUF
6pA0g_fCgQEMeakZ8Yx92zmxkF8mdk#8YRlaiR%@4#T!(!(w`N^c|@J&Xg<M!1#$Q06@-1$O{r2gR8i_-Vfi}bvw@Vj8I6ZN?%kf
h|DLUIjEuVfIz60YCtLyKq*mKsS1b+3P~mkiWCYEC`g1*p+b-Vsz@ZEnkJ}J?(Xwlx!%cfDXBXEYeb_P^h<z_*2M+%5@pU#XFxo=
N4)v>;qd|UEAB`F2&$lnpg=2<NY+sTA(lw;ggM9{yqa-=LPby}11Yvmu;*+bqT`vX6Jb;pM=3Eh5eqP7fmTV2G6%#4Oc1Jq0#Fi7
N@Ng}%rP-0MiB%;lmZZu^})-R+TyA`qRcZ6BlT2K>ti21ECB_|L91ABNfazF?{h_nNS4aMUMt<e`d&lD-$27TLv2)4(1(2(Ow2=?
fx%Kwc2QO$gh4@15_6%zeZLXT543KAK1Bmc*%^ZOqZ4;Y;8xCWA{d4{fhGnagK19%-g2zOHto!ABOvQ`5y08O>pthQ2!M$=oQpBH
M~99CC;4eFqw(o;gY4dyQk1%c(NTC<`{SvILZX(cIT(isoe<@H@4fPTpJQSuaCzQ#@C*|+*_uTSCKX0f@?ckHyD|e6Up%d<h~|~F
k^wBrgdVm>7QS;s&Qp9cSdu_nlDZZ2>kgf2YSl$Ws#eubOjsczAXP_5C@*s>f*&NuXApR^8L`xS;_o1fZIx7ZAjeW6DkhHb(sY}N
5qCyVtU(+vT-_?Dn{6n~8G}4-<F^Ey=qw9$46G8@5M!4`(=3-(=_(U#e*QQZi9C$%olBD@n-f`{6Io%aS=-PUV97WGdv<RzvyD5_
MNbbbc@l#JpiD_PNFqrUH<%GZ?ng5Qo2c(N(-{`&*Hy`^yJcALkmNQ|=Qs%rwNyr3M9>LaRY6Nks0CG+U0!%;q_Fl|*^;cI03<zP
ah)!c%QAA;gf@n1j9@WE?Bcv#BT(L73>StPO3AF}4s*eq*1DP!C?X1sD<f^D79^r7yhB=B(GHFn$k`_^Zo%2fQ=!49Ovjk&10@e1
KdFp7FGcZ;rZ+z>7uRdwCt(nGr?3zYQHzg}N7ZL$Q4Fmpg;W&5D+3_Fi0za#;)2CVXeCeg4!dd#dQFgM$TvA-Bcw?Wt`mKT`29OO
OGjSWcQW1Zp?2IS=wuJkJH1mB*(flme852>$cqSPAP_nxSZL3!piYxA(?-G#nbfL}*B4lL8Rx;(+0btsv{OrH{Js%C>*|?80w`dW
VVI?b#Cp#6g{sLGR!^EaS1lD`j66h`fO#)KOd*yZ^`UbFfjCOUsplQu<9Rqibm&wOJnd1n=ni(u2Ozy$WK~sUIX4*>VG}M~oP~qB
#|XGwe0_2)0mLRvF%42B1yU5`V2UgasPr?V*_#YH{5`)wdtud#I=)-{Ux&!M-ut;rDAP*Dh6DJy#A?l2LwILLA3X6jdG5KlXD0aW
MCKGW+@?5`c!!8-C2VUcW#&x6Sn7%)O}G?;Jo#|bR>k5{;}r}MaNr>E`@D<W-S;kgT%GqF^JVo10fJ&GH_yjnTg#JdIn$SvziBr4
zz{f&KDKO-(A0`hRX&si9Oig@50)Bx<PUImNMWSbBvmwr>;@mKIMm|L)i<M>2ItMzS$0~hFk<YVf9acgIrcJiY%Exev_KQsajvW9
f#3GO4=+8E{eK-9<6BL^xcSERWgR&Y5fLo_LlF$3BuE03vZSCO(1?uysuY3{5HJx?C)yt*UgYp!_lE@ZUZ1QE{2YuA=#F9HdI{^b
)*kQ=ybq7?@&{x2D0Mg<NGYD*ZgzPcsG6ehV9r>g7_c-R4=h={=%o9pcN}Tz;>;jp*@b^o5b^-)wHsJK@i0QLhr{~&gz$tooF%q?
>^mqb`oRYov%N^74$fSpMT-{FwpG*lr$THO+R0hJe8L^a7o-#QNel)^U#&MvtXs}r0^Uz9RPmhb>QGa5sIF*MPL>CEolRv#N{QuW
6swlVnM3EUkMh?Y^-dl?r9J~ad|BF~gYIu%QjaL(e2M%{_>Ph5vw99X652dd8y?Pi<3;%w1|6a>MM3^>{<LQIfLM^gR8VsjApClb
q!X);YkBiK;BszS;B!7#htLzt$m-%ECN9aK!`wrHdZ#2PhFW4o@|DI9U}Q!y%RFEVj!=avQ$SFT)(*=YN89H-Ums3U<-FF@F()l&
;!@Yt(9!j1$@ywtpV(N6?%ChWvxW&*lrb6>w8FF~;HiXJoLPewLYpqb%Z^GQ!H-W8;YoOi8QAc@P=(nR0;{MYH&)uJwBI2|qQTuB
A7k<#Eb3h!NDY-q63P)I%|TZ1!l4EvocLpgvM7^(!r~D*0_$Qy9F9OibFhX5;lU0O0mx)=MvWDOTq04l;2k6)A|kF4!w6a+B}FnL
kWdvx${tJ;x#MtsV2%LUK@>q7Ch~U3ICNT30ai^p6+!IC;c_a7pg3?QM|FlQ31@9#6&wI~cZe_tfbx1u_j5z8>8%1fB<>4@IcJW?
9C4=WF%M$9ka;^isvH?0bEuK_IlN%OxJ`n=_qHV*j`%@cNDAf%VB_o*HHNRW1HZqov)+A(kG<oT*smz(+J?CTADsyVhfK*JfQlF?
hE^C6iKY?+m1`&p+USEnhsPVcqB7up{fF+1{vO_Km6E-2YbGHWfMV}HSYO7cTGZveYnLz%G-_-0_~Xegl4F>@2zLmxhuW-kfaJz@
mH{$OoV&>SgwS<%<#|LvNpA^}{v6K#8tI+~W$9l2H+})X%9-i&0x9PVhDwqq>g@4Nw(FUs#{+^BmmGZo*KnEP<>EJ7q$e}LZ>0T4
-DE%JP9gT<O&}b#1FWn=5GxPY0+5&>((D3YA~FmHqM^p>-nX?mB75BKHz0^8(SW@elbJ9yxDQ66iJiH!ingTAL~@Q596C%cl!%uo
n1^C=<$Wyvapmew&OYMU_6SHnaiA1JfdPO*L19(`^Mj;ywJ7xn3hos|;DHZJfIJc%1a@;!01avY1U7MnJPFZM?PO_iRRrrqMGue%
t9tE@9-<<Ahp&<All3TD{StJNex`#aP5LMr{qENSju8S%0--Z{zJ6RdaFO%f{dMX!f5%<fn>S=g7a&$ilaiW)?cRYj(2_|;FkKwt
<COmQk59PQT@K8_j12N>!aV!hit0s3qtUG(>Z2kk<Mz=r0ns6Xg9^rCGGtBM;+dhe(Af}$HglTOG!R(XmWF(A#5<bF4~4l}G-fJY
Mznw$BmfqmAz**@mP_7@Z*3e*5*kUVOCg~$2tl2(;1W3X9`@wi9d9N_+<LdLquF|+j_p42&U{IgSIj@}`Z%F?s}-mI81H%RFq|ly
cC;pYXvpb`O-^)TED+(UZ(!u2#oLD|C*9uuy5mQX>}0?qWD|vV>$Ywy21yc31jLM7=cEnI&1D!+-40O1<0wTXR3Ug9mV}B4rk`6O
EQB<iCMh>;eA3`=D<k-|4QpD|CJiC4+ab%x7mhOGD5|j;7{z4UHHzI~l`}Pv9LgH`>k#wj3CJCi6GEg~95Cw*_;pv$vc9^B7wOth
xq;^ID<!(2bM47kX7=&3lM=HZ?cJIwP4#yY9Z%_Jj(ix;q3)s|_@x%#C+XDuLtmnJ9ns;3hnqb%_;Kz%CutI+QX~&omcEbs0tAR^
LY7_w*U#Jsx*h)RWZE$!+p}$z6j?+O6{S+5#TEl>T9_Fr^jg5|ng_O<HTS2Xv-A0ws&bV&XY<VZ1uBm_;vK~BdUdZBamqC$Ml4yY
zqdU9cOyPP77*kd{KR^d22RB8J6_GNdoI!eJn$LS^(&TA+O9CDu%a@lNX8>O8Wu2X)=lBr$Wx@8d-Ic4S&zfab&Hth59>+}_HN85
HH>LP#er1}6;xn(d_f<iXx7_(9ebD_?@mLad)L>$jT;Z?4hxgBIkHo#bFk0a(h11Q$fJeGE)-paeB5n+e#=MB<mycgi%{fmCpWE2
oNcs(G%*U@QzcSWjeYW}TMIF$ILq!@_1(rLv!}M*b*bV9LRVFgRYQKW4DIIyCthVSRSDvX1S!rp*NSmc8-Xh%_O>V}9`vA#8*GUX
hoj8=9~1;XZ>Q==h=8FYP$DRbAqa#i8c>Qz38aA~q9Cc6VrT+^DGH{Q0wF+&K%@#$DQHHKpri^IfFb}0BpOj5s)A&KCZ>u+pb8Ku
6ea?dpr9sHr2>Vd3POr1fN4gGNhXmh2r8%wDF|d%VIYbkrm1M6h=Pfjf`S?-AgT&jC5a*;i2{U)p$chWmL`FuB!sG=X<~?~NCpTA
iK3dQASoiDW-5v%q={*WMv6j^p&~#j6He50>-OwV2u>uJB91W%3}q>4auLWq?qGyL5|qV^V+^oKQxOqELqL-WNYqe)GfX8?fl7&$
IXpTL$}b>J!iOP=M@fk=P|_J0AX1GWP|-uFa!LxKfT7gT<xLbNP_;CJL^Mzl2|+a?5fsZQ6%-*PixP#S0~sl3C<-Y;1rk8U7GVr<
#c-+#5Y&#D158UT2Bv_=Fu@{~BeonSkR&#ea1lntCXifh$+0<8pp%5LSi)imqDrJ9NT^Hzn3NQRq275M&TLGLMNwFJjG+1WlB%=x
Dg7o(>f4<n2zA6TMLK+vAEzQ!OAfMT9po}5V3d}cGszFlAP9g&fKoJ+(uFjSj4B2Y9w+2{eZAm!0`7M(xfO=6G98Uc)7n@N(UcJx
N>N}Sk+<dRhiBtgm_c3?erASzZ63yG)DcicOoZNLwu4t7M%U*xd1Y=ZnwlL#*xHgKL<&`R3hFG)1l%SXFsxYCcKf>!1&4<o*AN(z
(tWp^BQ{{uawcUiT(tb#L1|*KqT@ks!~!ru#O6_~EfB22S#%(Fb)O}Jv>Hq+MTEn>pp{sT<%X`KJh}4|tm14lj&>D>-r4(kfdKiQ
`=_^<S)UzK2ZNsd{duIv70Y76FwjMkWYAGc5k*x%Py(({M^40o;j9uFaG|n*pyb9}PA3Kyu1&ez?4~Cga5zC6qJSxYkjeys6Gb6F
P!d5&GPIP%0bmLee(dZInGYZzLRz+{Ken@4YUQjgs#`Ig2p)`(79Oa;s1a|%;mK@0ya785>$iZN#(s@Sz6u{~v$1{0dEkcs6YD&X
JlpGVIeCF;MZW(-+IV;S&!^@0!STXQeL&iNs2=geE?JyW61_NzfJq6`6o3GT#nHK<c4jkPpUN7eI@<!lD5|09;6DG2X!Y_b>7Lg6
3^w+7>y3F3(_55?B+Y^*rX$oXf%`^n-(nQt>iQb*^gf9>k7s{i$fw%=Y)VX2zf*`*HW0KaK~oD7M`41d9{v#dB6ZC;GJ+^~cy_&?
hWxXA@alYc#^+&fIiFeXJ;wQ5CF}KL5a>E}^hDXCpU|@;;nN6zo1d9M5cfL|&IiEPXQ$o6wjCufxqNd(^0Mt5W3RnGbPCdo<~c0!
>O-04X<~x2ePsB}6)imawVux1tJNaQ`dN05L$0Cfj>tlv0DdLi*<~Ia(`Js}KnRB9y{0&6fiVCe2h<p#8H#`@`7)-RARmSxoE)Gf
_xj#AN`OUig*uIp;Oazk0iwjgbjnO=5ouJlLO?GBMjG3Wz_5zx(g@|s;be)kl`D4^HWg&WmCLf3S8-FVgv7W>*r{<cqQuRZ<kL__
qa~r#<qWB*!d4oXqK29o!UMz1cJ*`V$bVteeRAe#<%9`2z=<=F4{`9(;fC{|v%q6JETRlQ@>M`ldF!io!E>Ga131?ToRU_lp-7CC
OsZI6AgWThCkY}*CW0cCDXM}XO4NVyJk&RGqD~Yoz34;=F%>f}Q&kC1oW0$)?^2sCTw`gdI#`4^YN|1$AyCwe?u#5OjzHBBFinbO
xV6MuAl}=?Do=B4Y!I#_mNY6tq%6!JVlqL}CET{u%e<^iW2b_wP{q4*K~RN_wX+r&-My1-IkdEW`}6Mbx&0PSK90ch9En6Qh5~VU
){UzQs%SaWU?(>2Sk7%XVCh{5#wCy{5+YfK2to*gS;H_Q5>zB1B1?e8>7X%6f~6sZDk+kKQ9z-9l0_p-D->0jI4r@FhC`7f0TQG!
VIzu6O2q{tL_9Kv8-OsCLWF1lqJosFi3R1FgF=u{P!v#7(gevsP*q6~z%@xoQc(p|K}<{pl&v#N1VB>6v$8_gShyUWq*biD)9aHU
qKcn;-s^tj-tdH+CW#b}s|})rlrNAa8j;0N&=8gmZ$>b20m?NsMKJ+OO(hBAQkaYp8Mm3elodrVObmk()k_Nm$tff>5eOJ#g7d(|
C<2lSYKVwwikL7gh?XcBpoS=&Z;`5x<KC}%J<oXW#`=FdVCHdv9iqVp6oPCS%7_lj`kj<hA~w~GSVR?*d=-T44jG~RW&&ahSMmIR
Hbb@<Q&en-WJPjqBO+213|cWU1Eylr9Go%@?XEcZlur$sy|~!kLnc>c1T8+hwZ)Z%u^f4q7~NvGK@mVfQX`IbwBsYkariyL4_j&>
A0`l+%!UD`L5)J};LS}c-GR)L3`*7^L9yVAR{5Tl;kyv(-S;LWbR4-1VGKbKLm*N`5YSRc)CB}GP)N?}9EnPzQBeAjP|J+FAc4t<
PIl2mN=Zvi1X9Cm7a|>C;ZOugO(ZNpZ+u!4WHe18LJ>{^At)7;X)3pNw($ZKNmLPuG6-Ppy)`qIS)An#SO~#_0mfO7QB6Til@OFP
r3qAo$w4yA5eYFCqauP077H;!6AeWrAT%OCf}-GXpdyKmNN|8@kkZn$AxM=<lEnhSF;Pl}i3QXel8y_W%|@M)M3fe=44MFv1ffW(
LaHL7m?|nD35F&js-gml3L+X7hA5PXs+o$ZVj5|NN>!>xC8(%Eh@xi9a)jbckftV)rHKkDp(ql7ih@Z>riYXqtsyXy(gaFENN+JB
5`c&r0)m(*iU@@XgJf~C!wRN`aaYa73Ie!^E_a`gKz!qHAgXGGIEx{Oww$R?E>c)(BBCjRnjiB)IvmY(x6EZgL}6Z##biZb#NJ#H
VhYb{SrRG>0EVWP<WsN;bCt>l`-7z-+@80Q&f=56n)}9Kbuz-?Ge=ja(Fr3tTUM2$|GEscz4AnKfzzfXLP0z6%<NT{e7YjE*1@gd
aN!0*X`!GB7SnP{S~{u<bx(JBkZIuwM4<(ZiO}f;=bQF^^3cAN{*dRrbdroykx)XR5rdp6Q95I*6J>=!h%tlcC>fR!MoY7EMj@sT
iN;JpcoZ0Rs_uZrF7oVD4vrZBvxrF=@j+Z7JO`7|U3<h%Q2^)n5-JFyivJkGC~z{MoA4C4M0@ok-O&3t;kv;eS`b8V;SmJQZ+v?j
jrs^tKD3CR){$-QIxT>ON`w)V_ln?E(nh*~YbJ)LeA%MtquA+&Sj8BM@*!BP+MQL6^%mmFwZfaCM@kBtVy#lTA{*I;Lq<}nJfUPn
B8bIA1>8yO*zJL`$VmF7_dVZxpT2(gbkyf<;lVq6L2R!3uF3CEnW{|4Rx6oILk4Xojbe5>GJu7YT_v(KV93SnLmHUOPI)EMgvtsE
3Zd)q?{0{c5j{IT_cGGMoE`BLU_4|4MmKWDB^D)B+Uu2K=}5*}7}bR(KavL6G1a`c%Y>{<<D@374O@4%=3)|pkqwAxS}eOpJF85H
$#Jw95@K4gh17J3TWJ^ad!xzWlrjDRBlV_mqWp)EPa-1kI_-O=bKTC$XKtaL$>j5eR1aRP^^B;lQAG?(yt0gL^E15bt5DL8+0%<$
<JD@At+T3$v}!qyty8wqPmZPyrYml+x{|F%*npRCv}YX3LdKknEs4%m23}ds%P(jtjkGnYs(^T{V#q!VlA@yRib&Lsmkg&6S`{%W
Y-rZmyzJ!|jRKbeZS1^sAt5VuK(0GxL7KJ`Ny>1|GeNW5$X86^lG_Qpqa>~KX%I9UX^tRbUE|LmA@;J-B(KOF;`ry^UI?P^+bjj^
R|PgZ;{$qujG(oJLfY;RV<Ct-r%c8h1lCxy81cLg<0ghqj_J~<ogi(Vd)7j=J8Kt(d0;dgs!(VLE|T$Zvr;J%8y&FmGg(g44U2@b
%e#FH$Xr4a2m+onm-Kz4hvW12ytN{VWh$u;!L&j{38e%)Lb9v`GO!V22x2U((1jUFfe2O@5H!>H4p}(I5c;_X45>6{mw7h~3b82-
M4L1Ws7lE@)KFoDhm9ekMRhC=4|XOSR`LVmal$*;5;8vfgIm3^+kJ>T+$WFo4)=%;980I9#>Qc;HcT>`41|+lFfk;GK(KUi>`~cq
gQt!%J4fgbAPC_=@R7XbKRdSYdl%KYJd@qB;<l`^J0d_}i&SF3z!^pghg7mZe*Cu<DBq9OsSlrk@sGRVaXD@igN|@hsI-3g2YU$i
9kGkmDu{noK;eZaxsWcb;_z3=!*OQg<$p)EaC_6S^cz&yOBKr5WwlcCDUmYhO*02gT$0%!q%KU%L2bEx(O*@VEk}t6W#FMS!1mri
&Aqtb%n^DC14$s72pzKk!kU>YyJW!$Nrbv5qb}fRM2G@}P3^!<2MM`~)(ioyiI~V#u$I$CmC!rFz9n@`e^<_;;r{8{iU%JFQgq47
F7g~kmb+{>BK)a$QZ(TbQMlY>P!!oONjp_$yP;mou_KbUYOd%}iO)z=8qPXM(Y&)1{N3e+w8d009cb)Xm6Al=rm{*$F2t(aqJu}o
6aJSCY)YASz-<1GL!DWI6V?3j+!KYwpC=*8sJMg;HGpuytOfFtyUV9c9a&hQ&@@qsstI#mmqltsVv3Y;+$~PBL7I;dy)#zOY#bZT
raoq9@r~%NI|`tvO1tc`t#pQ}PAiRI<i)R-U#6-kkYSK&iZD!*CFLp9LbDS>u?}6v<$+MB9X2M&t~=BKGopUpI^H@@s5BFoa@y30
*Gz;^EVAB7Qb35YnxoEI70%-^-kid7w-QEJf{F^^ZiTf**Q25uG6Eq(B1For;Yo%=0%Y0D%$u&vkl@u`fXZ=E%pk{Z5OUH%!egY=
G%_18VI8KOATgt7O%9C&xWb4~L~68!gkh;DQ6~AaPSB&Dt~Q77+MOhbD4LLt%nr$mN(#)gc4w45UjHmiw$#i%2;|X}_-MHVyHoVt
$++6vJ{DD2{5^G;NwyLx7*NQXT(ZCE9Hjce8)NU9t38G1?)x1vHLS@*q`4`)EUuA9o|vc3)bdF%i$~9Hq*Q;0{a)-osE|<?B7*#y
<O+p)w^dT9G5WI1<rT-h!;`<zbm!3v!#LFP$%IBrT2xq!F@+HdHhDEOjDdnf8q&yCa>9%_-sImq$a0@1PN}E8TAoK;YD>yyX2lV@
DXm%|vNS9U^=6k>Jb^G7?(+?55Acqm|1@ImKNF^&jGf(E%_%S4h5=Ah!MDQE<>oPh;|WmMg_E&iPac{)6{?jjwYI{e`E1%9D1h<{
3V~%PiptaiL5x3HcmCM5lAATObjwt$!O{B>=!}#|uZr<t!2}$2tJS8?#JlEHEcQ@645#gpr%BRaW4<3qXhm2s5@`kOa4Js-+N!S>
w`z}QGBKnSrn|j622Smf0qLo;lEu?HVK(~^OlOAsl$Bpp-P34DRGI6&y2Y%mnk*mA_}iteoVY|Ck1}CbAsJ**EfhKLAlbC9Vth|>
JeR%La`VIL?S1F!H_xd$r}eAXnteqC9~*iNNDA6h9h~(WDV*$y2~h|Lm~et<abUt_T&57~o)u8Y05ndsH6W!u&KL`l3T=RPr`qWU
M<7Hv4g;3N_FqN^mjPkS4r(Th+M00+1SRJb3B;kONSquej!$~>z3AL7uPj`=!`wVc+8I3(<N!l?I|f8$T@oZ@5k@FbjWh#mGDC?_
uof5!MZ#<)8cmjrJDdk`n+3JC8)QsW7K@9G*d*Nc+Ty@-w%b^=ZGwmb!Y2U+lpG-wCWaw5A*fmdPeTPY28_aJrYNaKn#kb>NhK-+
PyvJ_K|#7970M8ZiK`+4abnpKFg<C}hc1D@<*8aMG<O}tfyr1vRQn_#p!kn&<ekl+A=$M<v?!ehj!GDCGn1ok9CNO=<lLN_$Gd`~
PY%$V-F0msjyd;4ixcOADUrg?(Cr|5thjm&IZrT-R{}ULpdQL5S<;R~LD_PPdJYoyw*^Ow1Schj3zQ6w$<PuYhQfs!$RI8kd8fj5
5FO(8Q4`N}F5`I|8*U-J1mNw%9T5LM<TbV16+0_tw7sAt7b=)=?0k~*3nG!zgC-H`kpAGpX(nz`))mCF#N~3}(c5I2keh7OL{mhW
cYb>)B8)<|gu;`7LL9hq3b;zjNrRX`P~rD;$+Nh$U~%FD$7HrF2;)VaoCAmt4#kb*-{0#V25|^k5K=7y2nH|z5CH@R?!%Y`oc1Z~
4xz$}1Yv^!3$Y3a;zVQ-QcOrNk&_5zB4}ve-Q;2^QW+pvRt-R8QdCtzOi4<RK|?@91qKlk)s$T#<7}W|K-d*@n30CEX)-BRoibqv
YOpyVyvk@ehVOcsl1h-5MP4a!l4eVY2G~@`A-K{O!tO~PWjIXbcR|hvwo`D0k;wDzIV9o1J5D%5&1-AkyEW@el@Jk85ELX2P<c~%
1CZp(R2#@hyAz0Z5d&{HlvFAKOsJ@i6d^q5Q4^rcmmYkQXTdwyh7fuT4~xiD9`%C~Lgk`Ng98jM0tg8VEt#wMc-tI?{q=r;%Z=dV
Q57~93NTGjOhi#CC*xra0I^jxktoeV$`p+gk^p3Y3zU>xpoX25MN=gafpF0+KtzN|QB0IA1W^=C5k(SA)Ko!JQ58f56-5+8GL$7z
5>gE#GR#Db5<t)tK@>#HOp?<P6qLmtxH3YJqKHW$rXr~-0)moBA&81$fha(r0HFYtAPE*_2x1~tXi7wBLWCL>sFsGPp(v$gAsS*p
zDKLsVOOMmq^B2-8J38ynVjd{>{LBNqw{C8J|>HGm?GshU|1p>6Ji@wHJO;)&c)Cnr(3qAMN~m_EL%h_pP=~s5%cpTSMHOM4()Qr
(r5}6PLF?k?H^fW$JqnYXgGgMZ5F0ZAd+>d3NN2W>pofw*a$*-0;%E5AHoO3^O$bj2yR!erGNp`k}pbu7?ckz#d(p{<%kLD@9w32
*kaVhMF)&w43bF@Wsr66E9S?O<=3yI8|u$!9438f3)vpn9iN^)>3EJ99wXh3Nb{cE?>!2>UP|RdME0U*!WYtdK*$9IA$WnLqzVX-
p{9Un29;KTQj~opf|(T3kMR?XDo~*i5dhNCl(dB_KtwG7B}7uGO${K#2}*)e6+l%e9N>+eg%@KZj0a0e8BkqFbCfp*plX&PAqomn
2ykd3#z7#!W2nYAV+j}<9Ayle3?LPtVn7;73IIw_DF9YykOr41btqDDLO288^T0N|zPwQmNPG7&F%i@!`M8(7U56mJ^kKAuZze39
l$lWFMTT+B=$zC~#n6TVJ<zegV=U#ys}2bj8J(jJ%NX2%!2?91vkE4VPC&DoCWivXX^1dP4h$aN*ipp35fPmXR5`26R1JeMO(_kE
fNl*iCzv0E6qK)aVw4nwLd*eTf+6p}(?m9G`pmu?uc`WE`?C$x?eWlRDXL4lV*MYtDcYMLe#tmAVfwqOoX?TW+&ux1*gXAUd+>Wq
nE(iQKSK|Ssuaox(gVIgXaLk8CZQe4vVCv^s1T)fA;UQWY927aC_$uaB^|<spdS_S4pxm1TM&lwlNlg&-+6}62|Ia){2l4u3FeqH
+0^cHIg4~UKer_^^HfB=@|>(<({}dmFQ;*{s_gfQ??FRVc0Jjthh7<p?0bHadb48JOdkrJg_7lut~kXFb;21^c%b2K2Rztr*RSt^
2zw&|j6{GR;t2xD0KCo*cfZ^t&H#Re5PQ@h$QB(2exje2204Su)}W@T9G|NqzH!65SGpAcgVCRF91F{r!$XzIcQ%d;Of5`QqfA~S
CASao;trt@{KoHVp6C)T4ylC$FtJ7`xG>MU+L~a9s3QdVA-t%fk5s%fGnWxJXs}~mcVS$rVG&)C5mfX~zU{{O`<j`k6&$z|@1pM!
aDgF3i>GzD%aGJ#y%_L3<Id+f6=cLIgyks+Og4c*A~Im8ahR*9p&|(x%*d7{CN)o7bf<MUzjtAG_Aj0?gz4EoGQZFxd8P(aNkC&2
NQT)5FxfRcJBc6ag?dP+Q3V|&wZEs4RrL<RwLU*_drC7XBbQ|;q{BfT4};#De!c|j0eYT*KcIET2qa4co@F$L7$$_tNs0oHO~R?Y
0nHr>Y@N>o%oCiDkU=FVQcx+baoK~&=>-IhBIWsO<0vJL5u|d89iKhXDUWD}3bT;{izua>rd1&$P%a?c8cc;)l{vu@OoTOoNl4P*
l#<w0Tq)`&VDcQUG$MqAn4A`gM-F6gSW^OfxWfp?F!w12yMvzVhddG#AdrwMda^qR`84}bCo1K9?|Z|7K|`iB6}o2b<Am<RmQGZV
<ajO4H$-!{IaNuWQOUQHP5|&p<mtheaOo#b7YniOj&h2rI>YQ{wy4XI5OCl@6;@16TnmDNG|m$VD;o~Z6K-*|fu1bq1O<r7Nt7ok
$v9JSTZHfm1?}%pyOM;&luD%)*&~FMi4f346evhS#Ip#xu#*N|g$!;EvAHLCL^%e%#2BKg0iz25s1!g3L`F}p&G15@ASfxHt=vJ*
<Q{B&Zb>;&5psZ{nL~uof`U#t30cY6ZlSdbIJZU-+$KfbCZ4R1R#PGz>62|}89{<G5JW{11`tE7SQ`z4f49NEeP|t-X$f4+Ojg7I
Il@+vl~GB;30f2pT#zYIR7Dm>ECiDX1_iN2<;X-%G>}X&F}w^}2pr@8>wpnA%iW#f;Mu+FIqd34fiQ-Uq)uXvmCxYkSeCX92p^;*
a3mao29c#h6bW@S02(GL5S&gjlYqj2+LbcExe>-axipCdm-lhRF;mrvIPbW+^E#{#ORV8^%8Dh63`;l`al4{Zk>2eJ?dM>S1<N~d
a6%Y)9PT(F5IG^<NjWqkfafmAo#VUC1a^y33b-b`b~!y3Tq3!n&g4dyyBmZQ;lVgj_i#K`a6p2{;70)E8$J^!X{d7XLxm!;f+X^C
F6zLd_;u3jGH)J>r97no)9XpFy9Xv&$|w{;g}5!wGm{uyyE3p7oYqYru}|*I!)l5fvWgmmnPwu2MT{Xe$Yc+=*KgJD_&gs=a+l}l
^Gq_IZi5_&Slcd*Wt?%qi5DyDvKnrOpXa=Fb`^nJ#jyR-5~6~D?vo%$l-wp%K~)E70Zj-;F7SNp{9CkLL3D1<aRJWVq_H_*q3Y%B
B3M|+*?~w-X(1PKLzabf9POkz%4RB2D|b%}&DSWLlr~*vYLx**Y*~ybxOZk_A352U(&_>X6hy3^1i~Q16j!PRol&v$MQG%ZQ=wZE
rpx%S9G#(}tZtGRf|V>}2<it#hn=wAXi)4)pt8`u9*pNU!7*jK$uLC})w+T(G5-%8NMYL&|6pLtl460%IW2p*n5^lUl%=hc*q9)&
5Mc!rL`g(IQAt5SQZzys%8DFdW98X9_AI?!>?kQ59L6JP<DKhap>O^2BJ3X<N`*RESjtL5$>Vu|9c<xZ%?!51MJ;G5FhUo*c6us?
KZLN4$=#t7+Mv?ONQN7~?BwHxbio&8se&8pL4yT@Dp|N5^E^`$R1ImWj2Q*H38)|`hJuKqh@^ruULYWMhpW<wqxwC-;2)=qMf!}O
Q6))*r6CXeTRt)P9L{kU$6+S)8dM}JP5-Z^TouKxVRCWAs<xJ~ySB3-AY|fZjqe*L8_(v4;ruE5x%L0im|_yP|BS*@&1hI0G;xOT
VcB#c$b~uYqon6^IPh+F%`A3Z_RdChSeC1{f1tBE!(3H4%MGE>$XRg1X`v+;m{7$KtkPwq&4(jWwGl)^1D(t{%noH46;<4*sZvOK
L%Umg4y%9fTs@sX4@`nMx2$F)s?{vKymy21A8yO66(CndEb<4EmJksGrbEo@q_L$$GyfQmUQlG`i-ZjClpX2s@rRVRJnXyk$n?p-
_+8aeq5htIK(xH+Vm{Yge$Eyupgjbg9&5DVCz3|V;YfoGhMghEHuWd%pqu!R{>cVp8c`)Ch+>MR5TpvEQkI39DpC391=<h(lG1#>
x9~Ir+McOg^?#I&)T#bHj=n-avETtiyQiEW>Lg-mP=uKx2%l(Rqt)rUvp>qnJxON&FVo+CKd18jVZIOEuiYx4LNf}f-6#Y6LGU-S
2(}Nq(_P|h4hT5_r-#ivfj?Jj%EAZp$gV;t-EtEUMMTo0LNdaxN*EHRK!@u>7n~uer?$yd`@FDp#UVL}`1xXS>FagR_Ul&qS^QhV
|LSxOIs;r#qY#w=I<SR^Vpy6<75`eJ)HYF)N2Bz~1&Xp1GQ4(SrnoP8Sfs{UMJ+tro46q<gflTKgbk<`2MBo2pw)@TAAU95e)xw=
^aJC@xHYGebuUKtk0-BZFRASjgX~FW0G?up(LbdBvMN7(hxB|y@Bz}0ulvXbgczDYXh10zks>6JXa$0*DyoWFN<ttCDN<zw;W~Up
2e~CofbPgBTt_4dzL)#-sAQo9A8Cd`9Oct`hz*50Aw3>Pwz`wE-TQbw9C2zp;J>~EHi2d8Y8ihn3Ts%oo&E`drUK2jYL;++k9~K$
0RQNk`FPq7Z35r*wOxTad!SOBkSRc_5}+5(Ku{}BNC5Fk^q#LIKi|*NdekHZ!Ru5o0o6*NP$}*Aao8YlAxD6KrBNjkkf@5N35a1x
h9wb_5Ghtd6<U%SpedxKr75aJT9^uAP)UUXloX%?VbRU;E7{^2(q&^}iWGv5NVEf}0Mw#7#K1roAI8QaG*JmgM-m1aN-z-XZWAMo
jyQ$xS=h0O#|92i(5g_PQmDV7SQIe`{*9bSrh!AQ5h73sfB+z=7G*Kf`jGwiKFmyk)MNol6ebWMxjhL%<y$pT1uWcI8zn*66apB@
f=p!@nyMIyK4}fpBf4XV1G*6Q7$3So#(knitSbeSiCoq#27*mW9daC}MY{=N$PD8VM<q^>1Gx~$0)Pqt2qZembqhnN5Ml&0PU-;E
83v(FV11bCLE=ST(iNapaO7fvkO7c$gwz=fLXS8hF*}eX*&8M_nN9KrkxCFK4aFI1cL}$d1BD{+dwTzNFky)pVeUsl{Uh?u{(<xe
3fB)<-BIKL`ym6)L*hUoNA7;()cdrFoyTVPy~BHNfYhi+q$VUP6CrE`Bq*R9lpr8A8-kF~L~;rBh%8b<+8fcrLIyxI!fg$wIRp3b
bWoqe@Z&vBD%hXNiO*R{0-J55*m<!zL-3e{6b<{GZ8_ilO8=yX^q%9P*7$blXebpaP&*BxcJ}79W^*lEDmf~Y8<aYw4NpCo1psk4
<<+5DRl~=T+(ce8>6=DAs7weVKMM|hf$1N$RY!#N3H#88Q;!+#3Lu&ZVyGinR@(qZK&T8LH{-Bz%_5NWZ(Cb+rCaI4Po8Vd)}Hl4
v&@b_d`K982+YQ51Tqv7m6>T;P#4^+zhE!_g!*mV067ClKuXgv1t3t=5{S~vBBdim3$tM(I64U5r|FcZIUa!iNJ1T-p!HhH!imEJ
^R<4Nr7}f{Q!&LR7#av5kq4|e5Hpbcr}+s0iBO_Lk{;(?FiaB>5foDgi<mf7OhPnK`#O+z1wtKQVJ0Dj2_pi25(nP-54+jyH=g(+
DfoVRn5Xx0OOQW}<<?*Gdv6AFsloiL)3`9ZX*8l^%Xw%V03Xtmpyo=1V7q35G!%aNry-0mzzunY1@8oo@cqw;%U~yBW88OlmbNt0
-bOGP1}!la1r<Y2bYw(PQ7nm}JGqpVt0pX=I;xaiY>1@yNyCC^l@w<mxrQAHV6&!tb~b5Zf_x=TCGOqwoE5|>0G+c1ahWJ7Detvj
%28ESRO4q1>yC75`%X>e*!$;J(}7hMD#tu=HZzZS0sY2ma=iINJj*$sZ>W-b&fJ0?<cP#bD6!XJL9)mcp!avj*%`fo-3lg4DiVw_
1qDO|bjvc5lAvVxVwl_@5rITWNX&^a#X?dkB!L7Ju0oj#ER>T46jUJmCCQ|TO-Y0x(m+U1kt9gckLRGo)C&aA0aT$RP|;9Lsmg<j
lOZ6QNDyfn5ek7IViqD`C|UuQ6`+_JR)7eRNTirih$L2k0|;^=NP?56256Olh6o6fgr!21i3Xs7NTMK-CIyOxqLD~h0)-L?1X!7<
A}LTISVDkEAt05QW}t#8DFTrQgc=K+WS&!qEJ!g?Lo{UIL`;n@XEY2nFhrzE6az#Aa@EdyWDXb*D4R(LF^N*a7SIk5n)7jmWDHH^
A%H<5LNhtXrtvllCdBG%PF9hMOPt#b0K|lwz?<5CnMzY3R84r|NyD44IZYtwBm;P62ay99e0<wfpS-5O;xPf4K$Np7PFa>nF!w@X
1r0?+MF9*%GO!@%V8TIQu_4BWd%aZ5s9EfBfO#d)hDFLKNU!3T{t1Y&T<XVmW4J!G%H2QOgS@a2QHdsVnDRV{PwJ;{g@ZeSaPw_j
C~~N92|DYJ4StRRhx8BEUY!TLg!nZIMG-?16(r075VH&rG*BfJB}6a~(o_)@MNCmdB}6Px6hjh46%<8D0?Y)m1yIZ}Le$9wR7A?Y
K5SDHQTi~*ut-F7v!Y~@tfGjH8q^Anvg;;M1j>#PlT>5_7{JQPEEbSynF@w!rYfp}i7J?xRE8p2stlx80w5;BI3%5rWEzn|kd1`T
`o$4jkjD<hD~YL0hO*HCjiOIf%zDW&hapk<KpyDj$c&67Q25MB(uw9l^6$ufe#g(zq~7>p@;9gF8GhI7*OlKq8i0M0R()2=HG!_=
$kloVuBR!;sP+T!kSC}_J<?1BQ6(pcFXikB62<gVGBGTwMNlFbNCrR@4GBu8wNU5_^+F#ntJm(G3u_G;#xn)%7q)(Aug0ZO0H7KQ
R2S(gIEDltz|dnv(e>sj7Q$H)l`4@e4gm)TTIvs+D?-#zU43e7Z@)*R54+*)H2bv{og_)~fyESGp2o`VSLxetpDxqHdU$XLiR)k*
WJluncWa#o)(F@~--Bbvkr7c*KlR1fh^sP4B7}lE#&+4lE9Y{eC6Jnl8m3qX3Z_G3XcP1V1WgDKMFN}GUbUaAuc#9z9GS!b51l{&
Y7h!nQivFms2Yj{Lm^5<BI+f>D%_DahXYxgUE*q$I0gLLAPi9cenu37Kmc_zy3i(QO(BsIazJqqK471T6-rS;NRMDWy1v}2=|dLW
_N#R$8!%Qg+Iuk&`=O=U#Z3P#W>9Y29{W&4DY!tHCuP|kDJ+TzDCP`d<NJ6_KUABx3p=yP=UKAMbm&c4IxeW}M{2sFlCGYA%o0dA
qzb|k5bs)aCZR&>SYbL$8~xFkiqx%{nchW&;woEVU8V|}7-`QpVdW?+?z)WzO~h!Z{HTMcHM<l~Bl7fzy!k^w`e7kc+xt#RKg>)+
KxiMkudC~G8HkUx56AC_qF{}P>=FB+1|S9es%b|imPtt>Y6Kz_p+IOTnGh&NDPj>RiwVK~DJBe60W}=l$cA8;2||QgQ8vO0l7vD5
-!2dos8S1514xkyjRMg`z(j;X(xXDJKf+QZi9b$ZR3w!k)J#kiOw^!3B$ZWDQ$$47RYFvhghWiiP8KAH83;%)1t7pc83jQTApuMf
MAH#O(@tO+R2NV?K_3(!RHB~1&y04D@({5rz&%Icc>sBH@a2b5igNn1;N6qvj(xmsIPOmDt<gmp^_ngW0p*s3$W*`WyZVF33%7rG
IB_|~(z-6+PuszTr5K$Wf+Tyd*_1)bP^Wzv4<b-u(pQJ~PFQIKq5PlHXUz}TL+qc+$IsC56Dtzj10HUy)RNj6I%c<2Uw1{6q|}0a
oG%SxN41!e%W^{@WQ9o-hw02s29}?n+L^9VM=d;vD_Ra@4$zRsK!$xsk?AAZuSciSon%zS1yW3nBSk}z-`o#fpY^@ncQC9;E|du_
9VZU5lfEd#hkuD?L;poMPY8J5Dd)*smaB&1C?m-{%BVEfvxCE!aFs*Iql2Co?+^#)0m5dm!(G_u0L+8{&`SZukE{YBD)mW(lQls>
m|##OWQGPxeMAe%>*<d)kcbJQzi)<X`EYU=E0~={OF|R})z^Ul{AEw|m5mqsc%CWk#_sC`?k?a_pyUj9V#0?e<i^``(C_f#P3!z{
rj6k@5dP7lc2F$PmrT0Ttp!=OH&X7;JA~Nko<oxzXw$Ud=X0@i7*IJ}PBu_P#MzLt`T!wwgA!s)c#CXsg(Uz4%d*;U6c<E_)c_Qu
K$?{Zl`O*5A+vaI<)Z-K2-aO8@2$M9+>fhx*G7fL+=G%(P+_#N91;U4K>Z{o21G!{NO(!<#<G{#{RgJCrshgyuCn{wj+T7(eeNPZ
!R^kO$HzzBxOd&%x8oB(%HJ0Axjh}&WnC)dhASf|n$|cho+K|3z`)@Kj+HUP2<1LWUyt@);h$3+B6n_4aH!;OJ>fW`$EXx{h4Zz+
)WCn<8Y|UE{}^pjLOjfA$?FOJOFZc38G|R`RUoRMu2_k!sIbhDQh&p(>)Gh)Q0<887`wX1NAMf!l?^nsjcm5b3AJ2lu@n9~!oD?<
ys<7QCWg~QoyTtEf?{a<9Zy=J$!tCEoIhEg6xwt{aHoC*4wFSbXg+yRq};2Sh@<F)8U*DunJ8{W7f=Xoh&e-xfgyzM1hR0vnVUvo
_H-GRW&yk_hZcXk*P@vB{23X0TypPT@3t10{+sVJru58aFyo76WI>y*Qm`vbVp%$BQAbje!0JDx+#yJ%6%x=9yb<R*X9Xp-hIB$8
;oLO;#oN8^TsS${oN?Q@Cv1XLL#9b25YEB_)N`R$Y9d-x#iiFY!FQ~{P!Wo5!idg**V|Fw0gEWv!K)<$d_&l#3&k6>E)T*4Vg4b&
#N8zmdBrZ0dr9FWVRr!UKuB=MsAv4mam~c<kEySJRz*}R?X+c~kyZHraTX}61K`<qj0|W<UT5a2AFB2qx9dKBm(rYk^iGRE1cUYO
{P6kgapB%)HDLT<v4I|(J^C<b1fN?BAW46i(k$)IQk}Rv^ZUUKP2X3cjL-FUZJGaB?=QoGQj>j2P!*yv@#DM?-;CF;xGI(nt8cOW
GX!HkG`^T#j{RVNPTM7kp$-P}Ui;R2xcMidoQSeAI@!FXHJl#K(vB5@lXCdMs*K*+3I>_y<^lf1pMc|RP9!HtH_W&7T|&)_Ha3RP
j5XV)NSZF-hz{K<nu<AhD46o+!yd8i^n^=6N<<<7p9mxmo*E?XI8I{wJ(hQCWp>xmFIr^H6BQp^2f>=U>6igoA*jDrnmC5;GtlGR
Zpt3@$FA&pj>lR=9B(N4I+tqpRdkD7E+R!~Th*QSVh|)*!d@i8Y|i(H@7mTFv+BIHu^4b_eW=DPSd*GL)i%vrU@{8|K}t}(h^AU2
J*jkh;>lUZ8^emFoLVBoo9Y8i>}bp?D52O|;wsk;&IFI-I59TbS%h%d%<vr}X$saO1q4MRApKfav`dBjWr87TXPlvQLqN!7?zRV0
Mbj`$7E`Xb+ij9nVtddv)Vr)lUD>(B4u{p+ZQPKspmIaDsK^WSf%QJnz)r)b%Q5{+?T?Ls!nFjERZ@mZ9T*TM1l3UyFF-wLu0HuF
r6`G_l$ePrDj6cBDH@<?2$~`qf&`S3rYTy8KV$9X3iD6!BxtG<l9Z4tiAR#EJz#t70tb(n=rzbk%&>+clmwGXkV(^$tU}caoP2z|
pR2cy(&LPZya??cp%goI_QZ=s2di9pY61_pynOut0MoEeok1a}AP0w+N$Ug@@qN#2_H*7)&NagzkY?M+^Ry8T4rZqUDWh}r(WF^9
>`zhSf_I<>j`T;!MGkxs>paM2gWclo=vNW4FUgpY$Bg-&LHVLW6XyZz6bS)h<4s^06^5+#%TK4{@p-_fe2I}W#0C;XpIbOU#EGmh
A}A?l5ob|^Duz-?=^^J{R&2JDgsvpHtb{A1tSsr5rljbI>D8r&UAx7KB-huOHs5U!hUEDseO)ZWh*{2kHXObO280(O2U}<a8vvI5
F5`ujs&WewgM^(Bu+2gU95;|}%U0x=#A^da@X)3wnrlg3lRe!c3JkV&$;Jk6fXc(!hRv4lf+xQh%4vr{%9@PhK{OtXHJKKb`1i*6
q-9CVJ(I#t(i)LYDOkB@BdJefh;CT(hMmQGz!=!*uQ?oupFMX)^@*C3Ni{66w1KgM2L~lRK6Bx2;MOml*OaEjV(HA1ho{fu+rs}v
&&MJKJ7w>e8VI<=tb!t8s>{^MYVHQR&VwePk~KI)V<QKnyfD`8BEj!_=UZ9A)nQRd&_#&ivj&1oaB>;k(3lqWM+s<V7l<H-Wktpm
lm>|yBNa_*B4W7aGUd4nTHfba9YGYU?uObJmZZ8k`O2&b<dQq8ck+ELyn>rBcLb{pEmd}?B9u1Tp$?iL<ArvRy4EneQ@^f&=P3WG
)>U759#VTJGs@Ro9e4Ts9Qg&%9TCNmArenqbBQp>r}7T(D^Bmd4L)}oQ^GQmq%MXuAV|Epl`K-FQ6Ca`!zhX{Mp@fD61twruPP!B
q^QJlQ<_T3($U_%IkRKfVa5dVbbEe?g3;+D1&qWTPzd-d@__ZIKXEToy<2{VX`}A>{9ibSbUp|i5r=3~+b^`leUj4_r@+>4tCey1
^rNz6+b&H0wJQc43!oE_=VW=^Mo?U)=Nz1hp!X~PLG|OGTihInC6uSGUE0;dh<`bkcqB&TPIzrYD8^}tQ+ofGsL03j@#f^xJ2B(N
;)h{rN>UtQVJ_Azs-Z=SAlptl)`z=e0;ZAgzs9z8A*>8fJx)wGJ{*#^pE5{5{4fMNc^%zI`#kcC5Fi620)a545D+m7@gYnhr4cbD
Mw(IknP4d+J|W&t;P35nbmZi$G@FN&82Ng*J;%L%JpBI9KDaiZiS!nQ7^1|;n53*A#Z-7fWI;c<fzqfPLW>17QA8|DN~1_aP>-1o
@*aN=h4p4-Ur#Y)n?8Bn4=mem4a(_;v%5Ux@&iTn;AS{z_QT(|Ir)9@o^lhzls*0aJx`IfP3+yD8_CAtxWjop)I*M_4^ixPbpC*}
5^Pw`!x%78DFuUD*&77}E^!yeYxdoU<KQg=l(C%He!OhniInmu42o#|OuN?d@a-@T{qis$XR<Ow*y<G#W6dSkCM>kF8bp9>-#~aB
!)m13LV~{58IsgwoD8?#=`_leU)uS2Nz=Es+t~AGMk6*JZw&R*2klKfit4SO^c3%w?EMsZ-r&*MAEx~CAP9Ks`EKt2>@|vOSvsB<
3DEi(q}8(t&UKmp3M8pYN(vH^kfMYr79t24s&{8g@jZV>(^h4o$@CUuD>GxWqj-(U;v>&92UlID(Mk?Na6m?Y_7lm+`yf7fP3v1F
GHhmy2uc0yg++!5K7#F#vsp7Rpm5S3G}yWE;7-n92D^K(+<mWc!hQ#Ub9C6c+%OtCAewlWyTSi4|GnS|*CFig@xkYTSxepab?w2@
eB_XCwjT4GSK%m8S&1_YlSp+7i7b47@}M8_8~y1ZzwTK@0Q9BT=>L<=H*x6bDiVCkv;EgH9+q-5$mB1c@C9NfsZMNQ5HJb+*Iyg>
O6pI1o0Z&?290I{P7Xx}>SyFT;>D1USi+dx?sqv<GLi(yDu+8B9!<|WEfGOO>fv$X!3l~XkOHcLW+7CFS_GIXHz7t?Vzh{4CB`5)
knRw26C?#O0v(Alvf~PD<HxKV&m^dt5lRS}p%ZrWnJEM-s0*DQ>7|mV8=&x#MW`6aNl+FM4H3#|sF);a2eF<ZbVv!1CWZxxLV+F1
7Pp|@@<J5dk|!C72uuhiDkh-Hkcb*l$S5dL$WS5yikcK7i-{9LC~pCB8d;};auL9N9oA5gE{XI86w(`Fl7ksQrOAjEmnuQru0Sp}
IRgZ!22&W>pp{WT5|BzoX;^_KSeYT9H0*3f6jT)s%uKFCF^<YF<p641Vt;OwG*qG#c3|Tamn;(`Xj%f2o^YH|)!(FelqQ%?1n6Kk
xZ{wWGXe~|D-sf->jBYV97zBOCIuX>IKrlu0%Hz_1IkU5?#NgUPK6UDOpQ?*j!-$LCK{XAKw|CelboJ%A>*#Lw~|!^7m%`UCT0nU
#1KIvI6|=CrJRI7hgKeoeiu+V0d`Qw@jRUDhw?vk3y;jWKt{~(ixxbKp#@#!hbtTFv6oH-+S&QN+Ny5JJh0)ZCZ3rkcEDirlA>O6
5ZV~cp$)PCvSW@4D1tc=5Iskoj&PuJf$M3@lotwuc_yHT0-8{2D+>}>$qY$a!?r-EbjhTs9WdnsaGAzaLlaaEtfDBSI!y%zl4*$!
k{n<e1hP^D5k};arZ&*yM8j&(ILu=yt4|Udw=Brgv(GSu$V?&P3`g6z=P8230c;3|b%S=pgyIk~MA0Jd6v#)M2)lr+0w8@}&W*B|
tWGc?pM>NALpjQhF(xH^nshj_8g~F{JTn9skxD2i7JxM+yrctAG%Y9;0EZ$PQ>I{`9dTyk*I9r`j03;xp`m;-!Ym=$j!KjRa>c}`
AfhFt3ZxOshO{G`tA$)tsH&<Hrc_<I+mjwo>TQn0wsG-D2e3E2QU~tGI-UqY=3L}H=}n;%0OW=t5d!4|#JDozZ0Kl?FymaYH@7W)
+r-jAn_Jd;7j*Bul@5fERSYCsA=wUG_#tasT9m{_V4V_9!niUTN`aDj_H8YSqLY4>JFzPc{uJoZWIyU<P5f>mZi8-|bl^V84WysN
Jt5wy!vkq&nn;kHkh$7?u^#r(n7b6|3t{NicK0ix@evkI7NrWt1xMCqGTKvZV7|TG-Pn<H*7J@H;n_hPqJrdc35gLCPL*jX9FO?7
S{7tspemMvse-6!Na%NY<7>kZK}f_x1cTC~m;)f8p(a6Q=VWxux<(_!l|V-O-Pjb!xyUY!;>b8493+Am5($+En>_}DPaDMpsKp;=
^&(IZ90S4|L<8PFB(z_XnA4R}8nV)VyVKfdkh&*?+gRO*B~(W>i4hdYok7fiDs>@5q5ogpPk9BziLZB6ifOniAc+w5CSD{V;t~Gf
1DxbjyKN{uN(Z=o-5*t7oTg0xWkm_y21}@7JE1otpoyZOIFB%F!$jdO<^H19f*lz{?tH^tYD1W$;Gq$MAENW~gzG5~|I9P}M6UNG
JIgC8tx~F3vkQg_@?<%=2{HhsSu|^UIx)a?pq^$&_5<RG0tNOa8teoC55J#(OPFm!rJ+ZmLWm;+&mSK~jr^YN+HzQfLJDyrr{eok
EK%{w{(3SY2oM<a$i(hnVcbhhb25E~n@7&IEj%GRAa$u^2!4Pf8Vq>pb(4g7`G@Q|A8>ldiHay?AY)2O@FS)msHmZsNs0oIl1Pby
VJ50*ifM?D2r8-~8YAP0nPQV9646Ft7)+G`08$|_5GfLb6x9qekxf+4&`Cv9MM%IxpDfB{NAr<NLXa8+i3TbKH7IF>nkA}QCaMY;
kcwoQXsV=$fQCS!Nr<AVXi`dMiY5t!sfL;ufGA2LN{FB-8lZ?MX^9phfQl%Bl8OkbAYiCkDQF0RAgL-MCIV)dh#Fv|Dhj5cnJB0z
k|2U5sELW9N+KEy4}GN6ke|rVe=^0@hp7jx0wc$1c!`L5Il3N)xqzt-k?7>(o;qAJC{B~5Cu?zz?$KEULxk<xwnR4%2Q_opO~R<I
((7d*Xt}OeaxonV%ApAr8WrX4*f{5&D#+_>Ds&QdCtP=M37im%qH!n$kOwy<OHfMfD}u>6?a2`;aP@5S+Tu7uE+}x48O6vP?iY>Q
qlT^y$7#qx(I*jwHPWJTWiwet$g~{uk$LEen7e9$t_LbJw#Qs>2%I{)I(eDk!Z~u`#h|okjT*Shh-HN34^k7*5!*<TfDCm?8&_!f
%Q3RYL##|1AS%%3xa%Z1=LeiMdviGML!!q7;w_Ar*IjN;>=`$*A-s#E4?ADu1fFNfU`8bf)XB*O9f;=Aw*-m%ymQ^bZMOuQvF``4
c<K*x$8K;NaRJel0Sqjqj0&R*5_q7&kW-hJ51~$MRg<O4Vl_R<F3qyCKW?d!W}7J$4(!^nR`E!+|4-*Ai2Fj?WKj%3*Blv)0R;PY
EUB^*pGCwMK$RU~hGze>H6f&|hT{r~Vpc6s^G8A&JAFF<>&xRO>cc{e{#<&+5l7ZjrgCz_I<a>Kj#1Zm0qGyTPaHu{?Uf1uB2WPc
5m`c@qKc>n4dgO2i|3HpEugqUnQ$eV0T27WR&4OC#n1xu0ELV}PMU(FA8+IsF`RIRo0=pMsSn#6gOd}5#E6>zIyi4XF08toGGuJy
Cuh*uvuP_0Aa=v=MLuGCN8$0tg2Oef74g};#@UHXo$KD(6Fnup?-#uEcO9P7tE2CD_i#zu-$ukC&RvWs0XuuvjuP1Li?M<6TrYCY
_nx?Y9uC$cD*-bxBMd#@1M|XY{U_S5^weM=f%nRe84HM11KZI^d+-iMXiEU*q&>Rw6WRJ608BlpgwJM5>ez5wDclnLGkj_tsrp%1
c5#`s%=_fbR`{Z~*uk7T)q!D>5&wgIf6M)u|DWE2kq($V36uXhGbj6v9+ju%|2R{(L(J>Llb#Nr-2sp?ifOC2LFe@fji`L($mgF$
Ks|pyf7tH_0*QiVh9qJvApAt+oa3Y3LbxtN<MP)2ToT|{bl3E{AEHrCOPl<z0kjy03wlH_5$WGK&SLDl4YPpbtcKXJXG|1PPB$)D
3@{7S3PKo!pLf}2$3Ei~6YU=k{=ReclwtQ-V79b<O~feLM<o(k$jT{*DPe*s3oHf_LWv1bl|(^vu=A`4itZD*EP>_^O4RC<5BT=S
_J>}6!%z|n6RH5$!1W%TR^?AA(l2;;*voF4gKqz{+|{S)?IO;_{3+*)5!=e%JfgU3l5P&1i>!-E395*fbNw3bWy6HXNR00R*%V%>
#37xNB8sk@Eng>oj|;)w$oB76{UrlPZLFy7oEm)0SZ$L-12a1qwGuf&5s*6qe|HC+m3OOe$;ft7_eZ=+oPN-J3A`#OX(2$yDA{AQ
HEjD@aLt+6WIQnO70|21kPlGx)}PvkH)v*VV=pZ+9rv%}w4g39bZtDG2W;gL(g*d}>Jf>UOCym`XG<igD9K%o%1TtnIMK6zeA(>s
cV=Z#*HfFM>YKvUv6ZBwB6N0cmvWbL7&?r+xtm&Qp0n5G=zG0gde19VU?eU5*+fM-l~!sYQ1c+F;pL$&y5i*p7b8R?kr5OfHq;Zb
&kKSe<wRYP%ajCgf}-UIxg&*Pn$qN^gA=zVEFMGH?5LuO3WUh9LZr@AnaGnOIR(s+C^=VWI&lSCGYI7rgq0*QZK4Zg!;01rR}%}A
YeG((C@x)6f+K-a7$(BIV#Oe$i<L6vQ4vwYoT@01GJz^9kY$xhEhNJ#RALnuW~5L>K@|lBMF}BMBqc(1Hf9G9%BG^nm|k?+*rFgu
A}Hdd5}1Jz!&^$O%1k<8GKeiow8Z2U6~mfYOfCv7Qj9jEt=-fdj)HK5vVzeK5ToRd(PUkgp%jl64pdy^6Dlga<_W`)MHC!@;T2UL
r;wFZ&Y~y@L=jCCq(In!TCrLY*#%Ka2}KmcoJhEk9g2y}NQD||TC-78Hcd2zG!!*R)g>lJ0?6b<>)c8Ukpx`fQOc?d>N7;Tq1ix0
MNm{#LDV8cltdh$s;ioWaN{Nw9Z=R;+HeRSc6{F5cY7h?loQJ(^%pg^8*Q3$=q+U-&`kYjtqu=QKL0PP%i|vgy)GGtsxwZr3WbPu
9|hD39a)2oh@fe3&62O}gZF7TAc+Pbpnzf^pcIa8wc^t5!7$YG1M?XdgV4TAnop8|AM}xl6ewr`0+ESIQX)W*KB1LUNBBZ@b@rN2
<p>*)pde^TA<6_NBiznyqv*E$vsy&>{0+@$(8R{uLn~wZnl41Texh>p&J8U_h|m1eN!arn{M47e0@K8)eF66d3dspVfk^lABfNcy
P(WKVG-$z6(%`lcVB(sv+5&$xsMA2Hf|#KAoB|K6M-O;#e<G>=P>67eCkp>9iaUmps!9eSVu^Tr6d8Sy>iQmd?C(Sl@S*`2geWSK
f`T9#LFMDrouf$7Kvn#9Ln6}*1gS6qDv-U835pO}$RH^SR3ZqfmYPawV1^+?sfLzS0OJiBFhq#~b$}~|!4Vf0Y=|ICMKG}pe035h
Rj2@@HfJO~!Lv1nHY4K+@<Zzv?Wrr-88lJe1F1){PY4*02=#L%UkA_GsVDRbBB%2bF5w5x^}eCyRqMcvjA3IGBsQI&4#TOKqyy#i
4H^KfDOA_tLq^RHr1+bL3+V&>z`}X~&I|~YiKGSZ1p44Yk%{yi0`g{-fuQ6CgnQ9I4X^Ubw17mxB(Y3|5G5)E%8?}j6G+0(cYn{d
1G-vk%w`EiU?<-xVdg68!pd8Ccgw{;9awx$3a3wJv_SMc!}<W<r*Z7C>V|0T6e7h5ne}UU4L`~))BKtExtmyMog{|Awo~V5xL)I}
%^VWKp#e=GaKi*9C5)dGT3QI0{YM%SW0oQL<_A2*DS3zzch)x^@#B&e5yuJY$5xS2f*sTx$E`V4ROS;RNRAN|XTrds)?<}bB`r-A
VgC;91ekOoIQ%&Cr=8@|qHZf6;Yzrj8@?<Xhh@rhshm0zt1+tWa-BU4=x&cF&#T8Cy#U)}{0Q&OUhOAXoabTGL`!(%%+W=G>S@6U
V<gP7A}i0GWXIFD$Y!u9g~6PPh;_+{{mC;f>^4vNdn&nbuE2gx5X}<9A%ZL5n3;-mtm_5#cH%)E`rXaG_|M3;#b%sTnpVVrA`$ex
-W{>d59WpG%m^Zjq)8=+sP5(D<}Q02JUw%aoih=}*>#2^@upz&6JmFL$ZmK@Vk02NBDCvx9ee+eGft6f;5$W625Eq)D5Or4j~g63
YWqC(nH6xz;LcdOv4K$jSdI=k$9tMhiQ=5!k0%E$6x@zlcLgm8NN+K!T1$E7LKE74lsmf#zY+~wmg91TGr8*Cmh{tp84YsGNz)09
gVm^_g={Wa2_)f?dO*LV1_eUw+cj-sszFex3W{M>P*S||saTBUL{xAtGK%Hd$mMB>a;%zARi8qEG$sNjgzX;}K@w`4z2foY4?Ol&
IPSy2VR-K9Y(Yg)1kEr-K{Yf|O;qcx<aMmM@WV9S3|LbsRTeI+u>po90b{G>+8)U^beubevK6K<6pg$k1{ws@GO?CqGV8`^9qbY+
sG=_NbH;;-CXNd*TFtg)v}7tGh{hCbG|AvVz2;3GVp{FtH1?Mr^XJ-d-1!cH?v?gWOdkPOwU!k{NPvx^rS<DI7lXt<P&~=MT=+#5
K@P8d(rL$x+G*AdEKS>5*X^P4BnXJ0+em5Ojs#Prs;esM|5qB}@)O9oglL*GNs5z97^GmZ)g{7IrL?xL;Za2rN(zQNZVgbfG>pwS
*V;%T=;t*QQAHi<#L>)})i)|dMnvOQZGm~KzHNhAL*bOlh|3|;69*b7nn^20&M3h?UG8bD#0?~pq`rUY+0B(n#!kp#0n0@p6m1H{
V+Ba0o2ETyZ!>}2d7Ohi;r6HxqwT$1!N>7MJ?G+xXmSthP#`2lB9cM^hDrg1mYNDk3ZjULVu(T-NvLY5CMkg>idaC990Ze`2H?U=
Fe(`kQN<PsFrt`Nw1kU-&M1IwWy0+=5tT_XFqw3SnI;7>sEU<Oowd+q7Xsl-0=*o`xxvgLE0iU6>ID=RY$y#7;EabHGVnPwxyHzu
9on!9g(|{=D5wgnB$6(K1)Kv}a7mPtER(B78Mz4+5pv_4C=)qF2y%)F0+^f&j-v~O0p`G1aJnG2L0mxu10<kM%dl0H$_y0F+irH8
sE9brg$Hy_7D_cl39VryEF^;j0a#N`(uId@CJ}N7stRW)j>-T?NT8(QRGlQv)|EC;=1rc`ggXP)(gU7xbTOhpfedv9Tp4!4bOhzm
SSJ&KaE#)4MtR1WSqz=AV9+OlOgY)wgGPKn56Is=q8x|;DFLA<R+T9!DF%R~W(p_;s!km%f;dDAxyTARa4Nu3B>|YA0L_xpg3t+)
pyI*=B}g>{5Q!{E<P_zS(m2aPOrp6I!yp*|WGRv*5amkJ;2B{AE<utJ6s;*p1p+xOA{hxJ3QUm(L1#w8u$U(xgf*8KEF?h)C>4d4
*(*Vtb-*`ayC4|_E0Q#jK;n-OIN%(B8kM0QUk$nqf=J{o2}*!+v?4mhX+Nb;!C%BdNPv2IuWk>N5mEd<U7xft(ZW<y@1r;JE|Wi6
bnkL@)xex!$`^mzPRgRtRUFtaH!AvUHBv%KV=E&gIFeG+hsLoLF{J%%?S<6^3M@fZRuZB0J||u|Dag(!&t6N^Z>ycDV#J!@cnY%n
z*8U3>0g46+N!AU3(HLr8ka3bSW^v#0yz-Kr!?gh;1NwK1(8~4QDl_Wb&A>v2@Z{7aj<f8w%F&5se;@=aN<okUC46@Nf<dSLeIxu
)7PT=J-BDrf7_HQps5nnF%;EF5&;cQRt7T>LY*oMWT=X$3J8oK!1&uMpj{PllWl7tvasiv8APk~UkCSoD!;t}@Rdw5gG<J?nYszT
q_}m&hIb)_3nIe(+{vp#IGRSK%;oVof8|mjXrwf8PFOl8$^Si<BI>K@Qt01ci;xJZBc#Y8_iv)tm+ZUYv;RfASCZ0Sy3ROvTvEH`
mTYJ<j<WCGceS$|b8f{~^{zEt^GIa+I9`H95mYgCwICNPB-)j|6)$d0cp8i+wT>RY9<MVLH>+Wu^6K}=Utap&Ix~(der53F!$$p@
_osWhy{R30M`+g96UWr6FOqmWH0E29lp>1tiXEzvk9=%V1@ZB-=*fB|HGI(&`$SO;mtkDEyey^k+Fhbky<F#n4bCdgaNB0fQ{CZX
@wLTbEo>UQb}LGi$g#C(?jY+-3^C*ytSvHbY_Tm(YIm<M8GC;(V4R7Gl8~Zi5PXBS&yOK$E|e3$yoHYGXWi;83l_op^|^bJMVmui
HB3nZq+r4y%4o9+G|=Zs&MfX)#!AY?>?aka4JmrXPW1|?D9UFQt+tGCS+-#c>6aBK18h4xC_w5m9oY?J;%N)g?=E@x-#&v0n&nqh
S81(J7`{8dB=Yq|<Z*ADM5Ml)`mzN0E`cJ~Xzc)%i{#E(nuq3Q<v+u$!=)6#lC<@4D=9vz3%!<+SAMqDeHj+6+{(IEpsc<?d(hL?
=iQf6sl7W(;~KiFMv3)1^LEEqk{<khD(|C~b2B>R`{w4kmn0Rndz3|;z4Oyvc-nM2dhM>;yEyPl8hthCImCF}^uHUG45MlxH3rj2
f}MNsnS7qFr0&r@s4T@Mlet$(_t#KXWkkOUvfaG<?r6N>%Z!dc51H#9Gw9{pwsUjU__W2ZntD_NLldT%o1r$WlTeEhg{EW)t(YKC
jZYBRp@aoezn-z;4*-{mIcErn5vf21i4Em}q=BXeB%>aRVTW7YGCp1Z>(@wYj;9F$1T|oxh+VZ67aB}R57|@ZR>JL*+7?lcTk=1g
%f<>)7CF*I2}DD?@U%f--`J43SGKyd2b+{=QRI+*M`uuiTIE5AtOs)gT4YdA()rQrEV$L7q7ArfhyyxZ$g*<Dh=_3FE+1GZWLmu5
dU%hOM)~yB^mOye8Y@vf+}NlwU9lod`MKryrmRS9S5)Jt*VL8RosUn_<Y(7}MB=5>s9uQrMx>>85jl-Ko@?mx*;sntE15$CHZc$P
^mEQ1R`k!1pAzaDcg8(;o~k`;v!YjTY<8ZxvoPvz-N)~kZd|*$N78#_BKPj)S(|=G-+bmbvBTwI<Do=RLkWrp-qo$G&%S*3$Q-^i
F5GmOlasHs;rGjT=3MSHmME-Nm$XPHl1P~eoQ4R1SvLeI2a<jY26c9@j7=}2R++Z7suQSrWNd@O#?s7`WU(|O6>6A+%ChYmT&2z(
?g+!7tifoB8>keKyD%UiXg8d3o~mmW2t}i%_{klfO@g;k$=~st=*?YZkaXiZ?dcCUaAED{V&x<)mzo=%qP|m|8!<t8HBSF=(Wf|S
y^||zA&$8c2@t|TOFFu?-@H9QxXM*j@I@W*h!8+J6+jt5+^ek?h7@xyf&&6+bz2$s<#AtCX%3}Wx7K3|PAu;LBNuRmLm}v9_8Ls+
<<lKiIw)g%Suo11swn{Lt$Bm|U30C1fN1QZQlct4vyz<v)le9U5+6o|mV7IwW2MSnUq>=F=WvNq3AHM?D+)j{%HLalTI59)7V$e%
x0Q)8t}zF`A#%-UrSGO&uas}$MM)kG)b()R+o)bA85fB4*E!WcidcSm;ETl0*8(t4IU5U!4l4giR!l3<{b%2u=BKr^RJ;cXsISGx
2N7qp>_s5}^{Z?*%^7Hf_-Lsa=%g@hr=0e|(Nt1u)|=k6-R?Z^*gGBGVaU`-e(p{O)xT*IY!taIUl$0eZNyX2&um~MS9`}OYnb5j
ay$ibpVKa*uw@CNk0$=&E_-h|;^3wn+%2*y%xI})qRggbt2WcX<7{aJ9h`&Fk<b=mLjqQ+#)uVx)~_rhstu7jB4Qzw9l|V&+upL7
`5DBKNoqnC<=EEp8gCf>G})&u)0rphD0^M8py0-udUbh^IvzXoJdbuq2HaAXIc6jE4Kre0U!3Tdm%;Boy$Ky3Vy<xfYc;s)hev(Z
Qnx|to)FW~bE-*>y{~@E^_7DVsEqV3dzWWQsE~^<+rp2ltVH}|DMOv!X0EtAJuV#|ItveKMq&zJ$K3kwLUz8h&HT>I9r0>jO={AV
ol>a?zlkQE_tNafa9pum4}Ch~F&~3@)z$)ZK|T=a2j~9y6}wixVm$~v1M#ODS8!}jb`el0HfExrbTEKk6dZ`^I&`;Lu^<ty+@b_g
!6nMs&Y{4PJ_Y3<3N}>;&&=5^oWI-ox%lkl;^<`e`#ROCwMo3NLP7bwNP1oC6Q?L?CJfziiDDfDHeiztFSiq(#N8(U=fUM6(U9rI
Cjm*^lQ6h3SfWHcH6qEaDVTv!TLBrx0ZM=@MNAeTaGO6Xj^PxF8`*1!Vz4T*mWvFf3e@5FXD=Ol;m<JX<qSjP@4=@~S>5UDR4pk`
vT%TrR8Lkf!~TfW7``Da=iuA=jQOMt9mi3+_fz4FkWdd5Q_2k;a)STzo<4c$$>}(dq8P~tv*ydl*O0Pod#^EjQZv>zgT5}+mN0t(
o9LCv{wnWCGZ2Mr--Kp{1z?v;goOrW3gWFIFF^oS9=Rc0`$4ExJBa7Q?DMW=chrpyN>xkoUf8g|&7T;|5nU8%eXo1(HnhAU$4&TX
x=Nnp@>;Vlc6J)@cC)A)?L=UXB^D&oZnl*B;iln&efjvh>kf{piYz62_2Fk}^N;QN%g2aX#SVxw?Av*V!3lm55OI0MD!N|M9{9O1
b>96?I#xqW`3k;_ue<)`v0FnQi0t{^*LaRW@2rB0pjG&O(#z*w$X|8%nucl8J%+zFxR*|t-Ja^<%jCL^Kdc}oDHp7J>tekX2vAwv
f<+|IH5jQn;iw)fQ$kMnz<W5W+cz6+A?at)kqIC;gP|K;&AA=kM7u;Yr?iUSr_hcf@|j{vmo(-Z&O}E2mm%Hux-z{g^RD|l?#QbD
4U2-d>vfGX+fLPC_kAMwd+!Fk>2q(eY(0wCtA9D<sow+ZbAqw6!Zb8f7sX4``rKWJ$#+1MZ)mOLl9n={*v%`fEq2H2sBsS0FQs@1
3(mai%|3+uLhCHCQht1dN2D!cVk9}Us%9Oft_-pdvt;8ROyHrZDtf$wL21%LTs*CYOdcd+f$wcvziY2}!cn?);(j8ULTt(D2yV3{
6if1Z86u?o`?*W&@jLG&dxulSsNT3!h*!rFN_zW=4#xWyS}hKdCTdRR9I@^=FSX0aljlb?-I}=`FiP#k6E@+CnBz5SrgE8Y8~bwf
NX;)di<cHwFK7zJo5VsWiCiF6<xE9TL?YdG<9tDJ%1v@s!_HZj^hwhnzE@eCI>>8jaa$WyL&9o}VrME#(eG?;VM*hRSmEakh{VYx
Zoe20?>Tqvavm>ImpqBfF3jGMyh0i}d!1%!7In9)m(BH>Uj1(tX85_<<nxSoU1ktNOP2_(4{zR9YEM5q<lUC;`WxqbzdGu0kLPUe
O!uks4{i6-<T0y6Y}W_dy=@`pO;JxcxSKDEUs?I=%}Dbrq+&cgM&9GUDXBBbmiMcIA30*3%EnzeRn&8)cXegScBglETJPM3aNhYY
-e<Ln&NQ2XMkNi2&KTFKcbt<K=Fd>#?@;<jP0ubwF5dZk(-QF;<J%KW_Qzb@n5pw8R>i$-^z)Nm6B^$6E$TW~Wv_MB&em$Aepw>C
xP@bHuC4g}twplA33u&ZUYP`^;WVn>ORF4uy?V&APFc&`-Vb)#P<t+18g9NThMi7l7ONTvlDoC{ZvA_Gb=o(bi<Zdo<Z9IF7Hi$O
CiW_kwZYS+QHgaSHMmLCs{~!=E-4J^JI|WuQe~Wdt4VaSelO+Q>P0p5wnaPMEyj!$sC~(8jJ!I|voB^x?c$L&cH_YZ&4nh_p^&21
a{)kF7rKjHUpP`xSCLA+xtYwH<Y||ch4`*C_6>E_zOCguz3o!o#hl*xGiO7&eR3|a&bnJxX!Z>^)ACu)Jk-vz=Eso-G0ggG?Ea_A
?C+>XzIuO!=8MOc#qRQTx3(m5Oy9OSvOtTkt67uqob}DSk)-io-_5(kZ1s0{2JRL_#c851F2=Jl$s`_J*Jfms70VR-E9Pa*;;Wmt
;`ti)$ZEQraYucro>>>8ksLLS4dkcZkj3k?j^{AXrgo`x^y=R_U9GVm)otCDF}9PAlX7~w(XSrGEkrF<?H9DyD+brbn3y@mG|<Wp
qN=*l#3MAIh(r@2e9bh5wY_?gC+<T!xp4Q9A$sxVrQ^Fd51#g5&AeHoUB7)M7l$4`yUCmDx!OHr$OT~H=$hA60K69^P=JxSH&ik$
irP_=>1^VjbGr@l`tA9f5!j4o^)HV+eRRv}aU-W@k9_Y7US`GC_o`pL>i*_sjvFSipB=~R)8*tUDm-5%eCM3t_3BL?vDk~R*rKPk
>34|OE17oIUA&Wxj6+J%b1uHUKWMB-M-{60ui>2ac&hREfm&XtqisWe64$fSnN6*y#b_l7B$6k!<y}~A`H<~ys}*l17kh-;%8@pQ
LR1#0XyUXaMKPt;%uZWZ*PU~&O%;1?E+jIyzW9qmt~QKxX?A^dG?KSzgF53YJC9Z;)flF_O$dOg=qn~kh_NuZF`cPhBy(a$2#g?d
C(aD7T*P`Yin(E-ViPwAnZS9)a{{%^OCTUovq)>!%V%>DHJ-coRbhuoucSj;9S`t|@bSDkqRNV3#7Xeq9#|rwiwFa+p1ak%#oQ)R
>sne8urn>NxJ)8d1&y7lt5`GH)J<0$A6{y4EL&BD`NJnpOsT^7E4NFbP7iAav|-BaohmP;_p8F}!q*2B27!znGb);L51(OAl}T9f
^SipUG4*A}TWI}Dv#Fjgk%_l!+r`^AH`3QR!nSQZB=3$S>GZucjtYxKnB?i*1>dv}zWU<xvin^s=Q(P&`nx#yvZ_QS5N_Q|k9-N4
aS8TAnQ;y@t;D&V5@?1dUqrr0gQq*Q3#4l!&Ag-~NKFw}cVA{~>2=3+>82zKxf3Yv0(srTrtu8M^MeH5C63a@lB0%9-fG2M!b)oH
->sCjkAf=%*Qa(iyQnDP&vUb{Im-`S@+Z0rmgKW+<X*Yr^}O@Mn$Ei2T3uAc3rIEL2?Qdu9eI5%EzDdfu?2;e^;8x_#@WR!ab?qz
j(ddQo|W7C$MfRm;<^jfC(Sg7I)V*U;Y(PMl5En#1hq)9De&hDM}Hw#c9!^K={}lf?LVYt-=~JU%}qunL^#DW3j(T>BA{!O)i|{i
hp<I$u1)ptfz2(&y+fU(WZ?YE5W3oOG-_=xerH*GbMTGnn)VNbf;;L(;>qC-*F^a{&6@Ie8{Ro+Yd5a#tTJ;p2CrtR!0DUEdDlAc
+@Z2|&_P+<rzI+>do*U4rwLCKVs8ONPYTS3SJcQ9Obr~W!oI7YM@M}If;*!7<0&e0m*&@t^gfhg&dLGRSkgPx78A%Ij}FytC>z^G
0fR+GTJ3Z7G_^w13{#SCld#ah_==*$BkU`0R#1oXaQ-Xj1@c?^uj(6ec*-y$0eG$rvDGb(evw^~I&I}j>6C+Q0;(`Y0R{v!-UxrA
oLN-Di|sT$0OFzuq0RSdbQ8BECMDrvoEtX*R8r`Z^i1Y6fm0`Q->HYT>xAxVPP)!{OyF=68$HveS1Y5+bt;SF4Ee3DPWr+`T-9Ef
<@dh>aJsFWYePd*uwy53R7QR1k<MOn(?o;zf`${*W{4zNv5+njSv=}l?Z$EBr-O^GAQA}xu@PcYWMtDW`L-)Fp`6~2qt`V<42Mar
o;+RgtgSa8-MvX|Aw@kXrMMv6WpgTxzCC(1t|YQ~U}hNkOd+T-oCyX#ROe)+j!9e%r6f5|JZ#8q2a}oL6NhgdT}B3p&PoU}A-zbP
&P+LeU4$`)7A#SKuVD?|leTYf%R2C?uTaHBqq3==XN8BaCO5+5F&1Sg1|^2GY&TkpDmZ@Kc6q|4Ae3~gh-52!s+fS&xRf=~5J%PA
NF64;JIXBf-f1R*Vk*U0s>Bf(sRTyaB8mzO_L-NwoA?*Q+oxV!%!Gev%)0QQRRFtZ3(+Y-#v7Db@}&mokB8Coi_o`w&jc|A0>E9i
aicP*R0W2YWycaSlDPL(`pUYZsyD;%U3Ky958iU9e^q48`OC~nSr1m?_G4|vD`ZiQl!{cPvk9KM<@)jU%n(F@QPW2mCp|Ql_3IAv
HW45D_?*5_HUS=4*T4-Cimf_%@_gGovh$pOea-vEcJHfO2YFX-Z^@g=^K$zpcC)5VaN6sdd`0nO-IsX2*R(CTEQ#N)bDH)gIQVRq
Cb4?7LR4)bH)@w|yY|j!Du{4ggIp6{_3Fh~uF2bWAzby-inzB#b?L=i-c)PW9&M#cG}DWJd-H##ZT)m@?~V6%G^LNl5sbOJGow9O
sNl1D==##k?~YUX&eE*RGoDVkT<1M^x(??z8aT4z5q6Q1qsNl(E<?3*V=<;#1zvLPE6HN&*D-6nhC11^F^NmL^~jE`;I0X6LQ9|0
Zv1(2>$|hg)<d<^NZl-Y<GBlKl2=`3=ZMi;SYkW7^>eW$uw-1^$(YI8n$z++=4RMt?91(z*&$*_Z8~V&WUg3`8F^rj+)NOqZ2mll
nDUy03+h1}*VXSj>x-CWS^<(7T-{6FP()VCr5>|h4CbRdX>{fpFeso`QK0+4(*S9>)sehZwp|v<nT3)CV)U6za5LMzdV{+z??zW1
V>TNtW#RPvuhZ*Ty-&7ZtICeaF3hpzG9d~teVOai$FKV$n-@HaBHbTb4^<htkMsjUM!b>*O5cDG6b`#wZJ&n`6VK*LVbHqUg#1Cy
p=|06e&%-!%PJgrBwGb#ShW||W9rG%t6fCo%l7)HZ#B9{XH4tJTJ(%5E_-K{p^0{zEL(}eLQ^a)Aq}kU5h>@FDJm}66*Zs5;dmlW
o1)py4Fu@LXl*_q<eAK>qV-d?h^zelUdMISl0~o9Q|}Clo-k_*Ql7pbH+zSjK1UTnHA^B1eKIj7%E+6nqXj||yDzsAn)gh%)?Hep
gd(RUcI@T7X_Kph3DPozUvpEWjAhp6PdGA^ZE@syZ=<BU=YCV{<RKSVPnJ{idD1yxUj`x~_;Xs=`MYOc9dNFVNxmKRr_-GE)I(kP
T<GEP`h~6LM`J`|!H>OJ`?JY@CBM~lyxoDZ@#>y_BsZPQgLE!@PLph|26QsUo>_>o2u&86PXIP~tx)Z+65|@UNgN?!T>`{{BwCBq
V2R{ML(IW;$U%`>GpB3z(&qm?yyh`hF6K=2aj|!HB$I(ao>nSi<*KhjW15=k?YVsjdm=<Ay|Ib1sW<^t@{DYv!qP1nE~zg;uGMoh
q#qyR-tWJiXXAsMOiju2%QMm9<^Evnths!@_&Iv|9^d`m%5i*K)L4gnS*t{g=)8*4en&5_kj{s5M39J+>e<fu$~l+Q{ci;3wF;sf
!4W(jTyZW)<QT9WhAn>`FHJPwEczN=O`l!Wt4yk1FA|}nN{Av4X?To7U>*f?jMCJnW4k=5F6b&y`ahS3m4Sv=;I|0ObKXPHyxJ!^
QZi`HW(AUBp7M34cWb7VTA~W`maQhc+vaQAQ&}&Y)a!Y?>iUf5(vTi<EowHA#@9{q;^oE6x6r!E*U7xw*_hzNv_VD$5ccIU6HL4p
GcjPfkoUD?u8nb7X>-eJ9B!S@N-g%bm5sjdC9avF?;&}*igG)}c<jMm?st=UbJrZ_JwCIm<g=yUPUN0$FBek*r)~JT9QAUu7%K3;
UG=MY$w&6Q`h9oF<d@!di}cL-dw$~8sEEX5<4{IR)_2QW@-$$9jr)Y_(;+_dtm55ubs;BX-+6bhO2QMPoPnx*KOtQeIY~TwuQ!`V
-IKFn_2NxGKzW|@(U$SL9L+UK-9cbfsd^g|*2-%$TIV{~t=FDNY9s65d!zHOGHzYk5Wlape(`SIh{qdl<-SWqUoM=q$LX8-+`CVw
izgaK6FxC2A|i{4syDyR&lgf@JHqTw#Gpe^5r!-=7`5pUn?u-4$edy5NjEmISIWF9+tD)l0_CQ%---D2OFD^ky16$`*Iu)|V@}^|
GOwE0vio;%BID0%oZhtcjXmuoa&s{}oZ{!!V)L(f6kq5&q*213aSaVF>6!){N_1glIhin}88A;KjT$}184ZIai5O7G7+QPD;vVy7
d%Z2P1Ve-!0vvi5G18kt9<ojd<`RbOn8e|8bHszVlVC>bL%@<C&j@x2NkXE_65BeH;XF=_1m>Lh=~ikJ4>ExoHWb)csPtJ)h!oIR
*+Gnos}f%?j>+WbW{u{{I^v8W_9JZ$xumE|w57Gk<EBD8zE)nhbenMxmosc;3f<!@;zP>rtW0DC>m}s$E=GtBjF?PFb~5x01~BSp
lL8=yjDsc}gAEvp(D(_mdyW+AVB{o*a2Rcs!ZgJd5nlk+O^LQ}{Yn`$(G9L13X1H9V3CHpG*2ZHseo<<O-nfvhK-QC2FyExaUq`L
k=AH7d6U2(bako&ejO%)i?6^ozTc#NeE%zJm^hE!I{dR&B0n#~^2m2h(X(_-Q%41dmxoCXG;a~`C{Msnnwv;_F!emx2T={DCH3_B
za#$7e_eOnJ+CpEV&|9a%DSsWTYM?U@1cp|Bd)$(GraEj<{rYP{iE5@uld3rr;<ZQ@(+jB1niyrl=6G(qI-JT529qHB*dKhB_`*~
aJ==tx3CbMY8eS^DODO);#C69-p@j4-;8kF5ZtMC3vrW+Wa%a&<Hk<?!LaR2&F1PTyzq(xtNGFuxnaD}h^kD%l~G19MR6_Z$avJe
cUKx6d=B}<^N|@R1UExB?I3y)2!4LcDhHH`Ve5~uy;|d32tb?8Cws^Mgc1M}BuZFSSQsFp6d<InQI{oq*F{mNpd`sfWn#HQwi<EB
9!<%(1Y$pWz<xvLPR0+Cb~q7qfT0--&>idX`}fMa`L^dARuSAM-lOC>47gC|9_P91<dfCMUPI2Z1C)II(xK2v$UfvuK*JbRqn>~1
d&LSIqz*N`@ia#N>C-+O+UOKjyl{}9s3f5&T4|$tf$DkSxDa<kvFF%@N67Mh$R4m^=+^@Kdyh?{5Kfj^dke$I-t&rMl5-))8A~Nq
Vp=I@AMj^8(!=;taf@J=+cE*c-)3+y5LbSM6zb@7n;q2S4ZaSKPx*Hl$k)HRFk|}9K2^$*tBoVxI*Sveu*-m~a2#VI{Fd1SAvmD`
zAZ^%<6r5UGC<-(lSY{CsGO4;sEMhJCaj#=LKNB+Tq3CELa9-$5Bgqtk_HkN*5{?9a_9x<3EkAMWHc3;KeNiI{rznE(BsMTj_XNy
w}%>6E?jt1(g~5rsSsX|cH!KQ-O8MW_m1xt?P{vdjHJyNV~nWEwM&jhD2tRWYJ$WQ;k!RrI}v9MdU;Hr$Zab5!&z}%+EsQG6&(7e
gC!c;+M3ElP9Ci}WrB+7Pr|Z@<*k<~zi~gK%`pO*%Rz-ITOm{zL%ct#@1A!s)WbLs<)@RBxjnrCs1{+mRU*JqsYY^EWHT9ka|+Q>
$YN<}FM|;U6jGXzKhEg&dUKW7UTzA%Rw#!(p2xpyd+g+Jik%`Zk112Sk(3oxIJH>G!~9bO-vq?={6tgNZE7+IKIkh;g;U?EA1FG<
QV`0RTqy$%!`OYjDPm-ypON%;bmg!$JrEc>{<VBi0p~O!NF@lggF{LIO421NQna9?Nu#5iq(@FT{LiiWXyC+CjTX6p+|#`8_g#9|
^?f#d2axx#DzlGpguD60?{#oj&F=(%BU|eb5x<4WzC(QIQ500VyF*K-O~b8FUAts9oMi)VY{y7x4K+}EDKB=s9Z?!6fy!p6j{{RJ
E$cXELQM{uFwz3ccWCAz!1Cxqxvh21<abhb#N<eW;FM5w&}MA3A!5}{UwGg&J7|eIGQ`G(W2x6AwmfubxI1CXp%h*nu}bioMZ~N)
w_3H0z9Nk+)nXD^HQlRKY+)8EC9&IgyDSpsj<veQTTy~cda4wa9lX1s{8on-Lre3oh(uE$#4t{Tk`f$z&fMdYSC@L+fybQ={zT)&
2<6kx;aqp^al?XKMI+XVnwp*KZqb=?VWpczQ;g2F+J|W9dv&>z&Z3nB1%-@=X{dw_sG>f1C)924=(+NL1Uu^d_;+W~IYq#s4y;*Z
6e0ds@f%yi_kQ=e1<Q$b`;Dh^{;?vQGN)Nwq9q<qCW>NOXiQ<YW>`8KRXFWLRoj$X60T+Sh6t3#s9h%k6^tuw+b$QRHNJPKaP*jn
;L3vxxXm?Lp$crTR}vdrw*zb{9QhC7T+Z+(0w|)WDZJkov{)9mhU&%RgG9<BAn%G|eVGk+V7?N6e?8biz$1?jw+-&MuHznDY)L{`
EQeW4dbk)><1CpGK?x$4bJx#}B=L!on8k4p?Zdn!P=#{eqrMB|<P(V8{osiTlDxhU<0+)r#MLD^wjhpb;yzEV+a0f`Ie2pNeb1y*
Z{h>&kC3q)4&PPAsDmfADJx@6xms1Zv6EieX8MagyP8^<<QDx0BDK!s-cM9F*lU2{@>ARH^>W|MJv5}AE4@Bl0Lq}HLV<5ZW)n#i
>kOPBFl2}#FO(Qd*`LUDcPv<XFbfXVq#G`Dl*Y`_nuytP!C`R0b15OSX}sL{Qi1EUc*O||E3o}c)I;&G@MKX$LrEh_eYN%2X!wa$
8%p~QEo&#q4P*9BoVn|LwwKw`a+?S5`yq|_E{y5kDl(|GV)!DEgV?5>Xf*ZDf6NTyTo2g$ek_s)(toGje;=5B5K!Rh0-}suWT|Zy
R$qsYI+67W@&$wr4S3g)mTc5Q@Emz)!^=GPBc>tnpQ1cPC9Rq*@QGDMlWlviQ*|VkZ>^Ce<tse<ei%uf<R|ubo+0I6`yuN2joFce
=!*)c#ajLZ-sF)B%L$OlqNPN5wD<QF1og8cnT9fui9WJ-YoP%~4Me5NWHN2f7J*R19Z<$PYqr4?4W;+vSy0-Yx0lPYIUR;m^*%iK
O`A9nR@pl(k;0ExcFVa?@k5*EJ!Yz*0!c2dgY38~wGf%zJo#RXWv1Rjq#cfysAp$<mIz-!WT|RR4hsQtN@Iy~One%7w<)@B>1#Co
JEs+y)=shF@{8}@_L5hj1l=D^DpYwg&)R&$_!B0L%ph*?&tTo?$XFuFK+}S;BnWTdt&Oz(ziC@h?iHYT0tr~K7BLh>M~1-}6;u>A
J8zITJIGj2K<@A5|IFwLe;mHRH{;{u?>AGI+EvebbA_!a&#}A!(oHd<BZ)?py4PRhp*sjl4_(Iy?6eK*`f`$Oil9cI+>C=3et#Kw
noa0N#Y(c?aM5_=;ORbnhh)V?5{YECboM3Yd|7QAh6hy@NS;~bkG{@>;jeQ97Q`s{Y5lDDi*2GPn>cdwj|E@T@PLefejEVcHK$Xk
I*v)mX5(zT`M=M^O=%&=5Kq^N<+fN=ZAvkG-TM61RaI40eWtkn?FUA@Nz|uk)78VU{i!*30#E7$JM{LY6?8iU;ZI^JdzJ9aPOXMg
lLJPKGT}mnDqoB~Xa>OxArASXUR?vPPkZ8;?wjsGfnk|(9MIs7og?-GdHhJ6XF0%e;zN$UHU2*HaREXEV8~@)k@w0ep^)kzdhquj
KCYV}yHm`4OxQSmxBut$JRKU~SRA0IP}TTlC(!eJdTje8=M;rdXeySwwff8K^B&J{L_Z$W=bYZuv!wRP`LO0C7z`OUA<My4RaI4f
XGx&h4nyjj*eB5i1r{g*huX<d76STEEcdXh;94s%X%n&?Q@hv{G~yfWbef81(m>9-FMfbB_w&ABdoBP>*gl7tudVF?4{$8~z+LWW
WT1R<oV0A@@n+${;hvBmUz7rT(Cwh)CKGtQm}xd$uU~Jt^b|!;umo}iBPJwKt$%c5{zT-+dc}b)j72+HB=Q`m`qJEcYbMbgk<qck
i6%9<$_;U&5`v~3Tmur3F@uU2jxi%3gRLe?P+<stY!1ycIEY~g$YVhPBoPsWitI`l#SO**v_){ipJ-oXPxm|vkyTtxvg~|C-EN-m
@-HW6dm+wR?gZuLIel^J_q&vGDaGzOp+VAnj~kz@JkM8B#HXu~x!2S0zV2Q2_&)F)d!JZdW2B_4370^Lg0k$gB^BhBB&jOO#2J>|
ltM>?ZaSA$nE?&bOt<^-Ax)er>miJ%2Bw2Zi6$_@Fc|I$7aWj><m5OK^p7FWlY|E+a=iKW_;P)2PkpR$Uv<9loti0^>iu4;$-}v6
EVG}2k9h7MB=JcccOO%GkDVqwzOS2ksLc^*1&};}BE6#@6ftwIwhwr2Pba#yrBA5_PmSL6o@_l}`SLtO{FBHe9KCZB2{BN8<nMY#
d==ZDbeFiEEFL`pgOeUEvn+6Lb<+7?d)h9l)q{j>YI-!JiOP9!iRCg$3)bhAdL!MSO~6Krc)Wk5!QkU88Mey}5|V=rv1-GCl5lK?
8*QAB>O@!3;&`24anxWcNo?45Q8qFZ&i-!8`C&Hjz=B3@u&GfLf8RK8rzWPHVNuc|thNyk%JkTim3WZ#?(yG~k>!9>e|Drc95aJ^
n`Geyh|jRp4073xVZyS5G=<Vo`FwE0R7P&%s9=pw5fdVafT4(v+<SEAg2YNPJeF1riAEbU#zGq%s%hKx*Q3!AL_=o#X3rLQrr}Hv
9{$I)G<*1kTw~QRLCom)@xlBV2z}mo^ju(iq)z6K6OKmw0S<xnU)A?hvAl;NJbB)qcZr5Rt`sRw`Glf|M7I1dNTfL2;k3w0|3i$<
tGb<g>7#-@-1(QKr?4Hk3{){b$;qk+A}27&l98e%Xi7>5Ak4$Oj2S3A1WsfHDy<lHc6F}?232|6vxALPI-hci_6feYIY*+`AP95-
K9hn-a`?`j4rYaUEU&2X{Rcy&WCL&}kIfb>Vq2`JJ`#qJ%$GK(oFJM>Tmm6s1N}_nsK7)UNGX9#OoEL7Be02PDj6wcT@NI21>03b
AW$j@q)=8WsF|m@=S@#f2}9qXmtNlw<d{KSsuaYSM`=+-+SR3rQ<I0!yt4T$_dP<g1nCqMfUzPeDOieD-@ko_S*+HHyMY|)BxYKR
4z^gM2d0dg6JCAcws8pw#`P0>z#L7I5+JZ^5a574?RZFQ_Ihv~d$~Dwa>Xg|q|8g2_dq%la-F*8Q`LOEW|Td~*R9n6P(B<%(nS?K
Nd8hmMD633Yze7ap^A#CJyuT0!g2_Yq2`CfA3pl^y-&YEh^H2@(3iC14~Mj#NwA8>{_zcSg>YQ)Z##(i5GrVUJ>h`ZRC!^K5Cbn!
;l95W*&mPOR1*yWK%P&{AA&z|^6iGfotgB{ho^F4DvHK$a~uy^)<I1eR@2s-B~(}}b!Xi&BlSuwg>08N10I9{pn>`-P@#Eo_51Vx
&V4-(KM%vd#yb*vdfKp0fQY^z{a)G9YfN5G!Uv|2=>h~Z{{v@MNWoGUlB8n)mBesu3oyi9bumF|Qe@YbVsT>~uI<fP0@9>^*1J&Y
0Y{*>$}sdK83Y5*j%GwF!~`o;DFXS{`e&%PWF7o*d4Be0Em2P4&fh$9nr3-?-fg7Fqy?-N9@J0+o-s{6><Er0>L8Y>cgyv|y=-J8
;scb2(>(HB&FJ&C@8(d%c)!-cL5hn>W0J0tLqlHUJlfx7_umv<wkB#xwD?>SEhXB@vsbly=z$(}mr&hbJr}#Y?TEP|N>%@Fch$6N
dgx29mq%zy1)bQO0w^`6V{HXlX+U0QGccq!)YN7r&cRwlSQjs*9EeY?9G9eI>rFGP+){RY9f;Es<G-w$uiVW(7`NxWbai{f)?7K6
RwBlgDo4L2S)N`Xy0#XRXqHNSbiG`^4*8vQ&I3B@H2d|L?v-BZo%P3BlhP+N1vpyGV^}I<MaN2+B<1^-dSa_{KCa(}Y0P@-DU5wx
J#Re2gS|L;(QBn%jEY$W6&$m*%+8Ions9Vy6<E@JxAC&qysYN)Cj7~FJ$EHr>Q@Y>(!<c+$YIewx6x|4<t2Q4yOcItWUkq&y{AA|
UJin=LUVx=yD>v>DYr?AWWg>n;ztCg<TOGXB@KnrUC4{MD8!h7)C0hZlcZz50MJ4lpk7fxXq9wGp~rcTGDnDc5F7w82*3p(tYSb)
z}pVEPJ6k!KK?xMdo+3KD8TdP&k-b0WM%M|fr5(hWk6kCaP2r^&Ox<@7YUiJK78&DC?R|?{XZsFC2k1yQxSrv&o_qXbI%Y7JTH)u
=XA|$a<dFjpn{hPLlSh?q7JE08OGHU>4cdNG_O+Oc0GZ0WGM`1C!E)cO~FtQL6s>M7TB29f5O6q;1D;MIJkCL5SGd<R6>lDokv02
Z1bkqeoB;DSqMmibKR2LJkj1aj?TL(!6A6->1y!DRgRnFi2L+IR#rL^6-{vnL__!IX8Py96w1(5N0fwvxpaf7tuyIW<yx7wQ4wJ+
yEz7TdpKp1ipS^<k;T(8%ar1&5kjlM0VTxxnSrW<4@IIwh@{zlamN08@^7|i+Jm2NXBUUdp1pIi`v(VFQ>f^as;^=)<=r}jBkBiS
`0o3~RTbMwQoHM%Q^$hvE3R$v@8r?0TPAlLwZ`cBRCcRNHZsR*(b^Cr)J?3%XiB3gno|q51VI&a!exRPN*V*YOITZl3RSU{CI>9l
A3}y(inuGNnYWNhnHd!*oL<S%mM2tmOYZ3+AZYsI6;w#(%M@&_MXETf$isZ7L5B`16?NwAi?dj99RLYdWHCijI9|yswlg1FM*4Ud
l~wrtcF$e1j}=AJ2ArNp3V6d}IimR*sj>3)cbj{<%FQ#G(j%*wZs3d64tHGI2!bpGWQzpHm7(mHGG-~DG^{gpx$+)Q)S$k1+lL5Q
K}69KVb2>Up&)Q{2POP(-<|RFUkpzvUvI_5Vbyflt8E8;s!hWk>n-jUjD=od;X$h<i>$Pz4wW8x+vQhlnCC|O>rY*Ge)A@D>`TS#
1xOE0f%tJy2{@T#rtAvs3pvS^Fe4-95y7@(I*4h8o|)%@SU^V-Q7tTl;#nn5f19{w0<SyY5%v>qeh?fc1qhCnrzD}LCh2y~<Sx8y
(&<i9(1sy}@2zB=7=<uV6p><{deNtTub%plxWhblSb))Dt2eHw<xJf#E>gZOc)P|=@#9<Pp(Tj$mE^W{=I!=(6=${T2Sj4;;al{Q
=Y99;G&kJt7e|$rv05t9qY6CrmqB?$2B<q*U+%3TypOZ4iYI!(!j{_|#N^v~U{-0V*EI!_au`&RHRGz>*1T)HS=%JdY~dCfLRQkS
;Iv~9#Meo$d9xK}Fi{@TTSkN*jn5ET5}EaQh^mg%`%cdK>mZ~O6!%``a_Cogo30BVYn%qEiM42tV2GjCFyn#?n0pD6fq^xQo7EvO
657GjL;}+==MA}nQ4CJqMOd`K${}=%UH0B^iHV0>bhPTI_qunZY{=-oBpnPAQ^!Qpyt*~Gw=)+F+QpS40$#*f*-aiRnkN;TRNn5(
Y`uX6h{hVOcPYO1>&|JSQnO2C>Y+iZ7<V#wZ7kK(xLR3}ZmS*gb>90F5qaYy$##vqlLlGKc&P0lLaZHWc_M@@O1cgsnYcQ@K=$ME
`N_aNXU*@VcI3q!qqzJ*VeM^b&~RbFph(b-aS&B&Sm~&Fl8rIu-!g*%h^oT%5Lne-@403iQr{FpPKsAZob<RPyYo(nZ(d=~eU0l&
sw@xwJ?Tt@@;U38bh@WgoSU9fkfRn3vwE4SOJ(rX!8AuV4qnXIv<+KyKDsZLij6h%f-!Bn?kn`?d*3guDn@mkJIgklQKI-sc%NF1
&R^1btCn?~_~4a!<JEm6`$V?EJf#nHNFk?Le6JbUpLawK5MaCnx#@0m&Wsjdg#{LSBK1q{$+sf%c+u9(-koUCsEboT*`|xB>&(it
7gCpMsicK(CB4(7dvUGNrabaaZ-*~vVmgH!RYk$7lzm$^q&--lozZc6o#_2`J_`;uo<9q=iO1DUOK-f&v#XhIsI?H5CuKS;L)(R4
2i3C6jNu%<c{y|$I*DT%-nQ3Hw~nt|MNQ-j1ieoxT-U`F1?R4mzXmi~A6(_yK1LC7p48mxUwhr$HU#qq=DyqN7A2eQ^><;(c}FF>
W-fB>=bHMMKUZnF+}ja>6<LarVQSzJ6_&ZACP0&r2x*QekS}hp9bPxdH5XpleKD@FP_&MYJ-4lNlEE=4<1Q*xTQ!(>)jJ*qRXdGE
jC&u;I#V!p-1%mEzWCOAZ&P~AfX`bfoZ}jUd?urc=(sq9mB<j@=X&=%XD_S2Sy>R95P4&jHs`M1s$HXJxlZ3`?%Ku~+vIt~CD*5L
Mb6}dB1SPN>o>}3kVK?Vf`ipn(XwMP5c;N=(i;X_^zM7c)4@|-y6@*O_0M~A(>^Fzo7CB^krOhUIJ2VXI;)&)w6d}???e$I3Pxqx
JExT`%vbAu-&_uObWX}&T#?JZxQ_b3=`;sxz4C8;FD85)c(DN&J4X>Z>z=e6svW##p2IkJ-IyJhrHq|2gIG?{)GMkbTJ(a|c!23Q
)Uf3qPZjqUPj@4GTdH)@Tk+}A<`7j~CCj4>ORVu1*4I^?6wIpfj1G{JQS(WK;bCDmVQ%E5P6qnpJXalRR$WSn7^%SO9QU2`)O595
axOVkkyYjowpUo!u8jmE=x&8(dL0>@F2gpJ3!&Aj(!5n)F6R>A?^sUR4IsNg5=)|%T)uV4zQ>Uab#vrls*8lrj#3LUC5zyagr`O%
B+k98*BnPC(^~dAXOt(lo}h6&c$yShH?lyw$Ivzb+D3T8<~pOzBGKC|dK6d~Leu)f9ivlR=1Mu^!`$k{EaE+4RFHH&ssM;mOwQ$Z
-s~|Mmz<U^tnYAExMK5`yf{L-M=RL-G@+tS7L_89Lk-=TnPMx4z&O<^RNBuF8Cl~lb4*-NRs<CHBXbvNRwLu_9a~_}p!5!eXuSxC
f~^`E=(5AgzG#ph{`vA3LD5_%lrS`$sx#L`XcI0_D)@$|owkEU%&-+I!GuoDL|2hJkW_0^#K{aNNM3Z#sX+%&-2)gz=y-)Z=)4ex
nkmqdu3@A#%wg(S5zrA53p{|FdxU}<g8;^Kc=3elZHyX}4;14jjzHZ!UmDXQ$eg_U)Yq>2hWc=iQ;Zqs&y3*a90e5Q8o`r(a$+Fx
z=dIzwLlgs1WGOdS7@TPu8h_mRh%KoQ$}$Pf|V(*Zg4X5o13GTH#_>?c?J+Vf#ZW9Yap{B)~|^#zYr*Z#WI7zDDcc-%Ej7Ky+CWP
d)h^A?=AtA(HiNRiU~#{hF3O__!}{gbCoXguvn-<HnA1~bynyMJ#@j*R5bd$L6aYW?{$kw@2dl|%$^n=kCt=3j{<#Uo^`K=+B>IY
e#O#JiA55xT_Gmbu%!0`mu!j~PBteo8LbnPvuDy35V=Z4-i4=Pww_-wdZOnRvo6<Vu5}u3)B#i)66A)V-frYl+a($pc(zcm#jSlQ
77rgc4!OQ_hF(8A^C&!3Rpk_F28}?{KywdElLaMp@hHHi<PsaX(pnAQs=-k-0TFm-8k<ZV3|{0Hy(ArLi_A!i!Mod&bg1Bz?&)=S
%|bqU=~#3!`FmS~K3h~I9?nqCye$VWh;_oAs=5SNMT)8)N9|0aV*}MK`18AYhe}O7h-&mqsX)1>faC}wLi1(_#EclTBn`GHVv8MW
09q&^t?a=tq%_ZKy>4(q9Bf4vTGkfOtzwQ(6U9y`>?7_uP~&s?aEjiKt>)`|=+ZUUyBBmx#Zb_Ph>ugf>8`Q_f<^49z!sfV`b@~B
bme#yWD6=?22eCwMLN~)VuJZj3P_hcO*5sQqR`I@1zpTSNgCF446hPiiM`Mfi(`{K4Gxuih@ol)<J-?<kBw`@j>OI<TH|Y%Ours#
tjAMx@K?;@J@2RoNT{j2i&+<Zbyk3Asbf2Ej9%3pi={#BZ+R;eCGjSU$Ks3cU(4|hZyBq(_sh=ya}JGNu6OHX$*bZrqE(E}Z4XS4
<QsN4xzSEVnrd1RNG7qM?jn99{Xw}0$JZZ9w<~VPi+EYuqkfq#{cO=-ZdRWR!uSYwlP8)`;tiH#b*ITLGm`$#Pwt><Xs?)afh4+p
W<<l$#)LrvrH1J17t$|yiDlE-yH`4&u%(?Op{dlQ(QYW|pQyBRj5^ELc(OLDrLZ$!h>3Z=C-2rd`8<$|q}=1YJ=^eOeHt256RoNt
feMt15nQYg%7P_+0}U>ie$|I?;Z=spz>qq1)nH|EomQJBLX8l#4#PwQK3Y9{csvJCJ>V$L<gk<x^XIun#5HWD79)iXM8eB4k0m-H
$gngA8V%tgxExMKx-`QDMJlcgh89AE7;_R=W!4mWA?UiYjIO|Rj60VKM|A56K#A;S6oM?jZ@f=a`1@9WB6sWV{B^9R=xtLgzWO)$
G+Bj&6d0{nVueNVvsvdVYgm6@M<h$XXWrYmBUa6dgTu-!P!UrPyl#+nbpBd)G-s7I$|%MxR$9kKcIgat!R=$4$gZxmXu!LnBY_Y`
%Y~`Yee%7XmS-!SGq%T4O1j$WIbJQO6yMngy}F%*QAHm|aJN+!<b*h@Ql-tgQhD8zyT9uDap_mdYN~(bxP05qHgo65<+$%==?oZA
CLHhbk5Q06kl!ZM)Hq0%hc&85`g7SlWcgX}O-Z++Mm%&nG@!o(;l$hT$Vdf0#?ztcd>b|S92@-~@jBDiqKB~d9iVg*&EI1eg!q<*
tVtov)PL9cWP3-wA}15x#_YLg0*MAF7Cr0-25~&I-~|AdZS9MQ7?82i9@|i=tr4^O26dEuTMgE~q8aF=ZV{y6FG5#_PT(n*;h2wF
{SU$sVHAX&G<pEqZUYnm@B%6l6>2DiC=e=SrHDoeR)L6B3Mz<_A|WMeh>)THA7^pldph2zo$-Oi*gVAPDH7C82!u)r=MQIi@_NP@
h^ipW&noQfz|pF*f{amDu+K3iABKof<9_U(d$YsA*7GCP-~;BEfJl^1esxFR0<?(x4V;7|3=b|^H|_U&_wM7^i_^c_9mdq_MFHeR
GzbYm=}=dXIMK>1iLj9FO}Infm~Mk+)q$BreA4$xxz0$t$8t`+999o+bGi|-MBc7Dyv`)vA3f5F2;-bw1%g3LCq@Vzln{24c??O~
>#)8|yA#+>cP?-Ui|Re@-hIh?$-zu{he*Egsc$yOp(L)AJmZj1Bn)u9n|U;bH}}jFb8ZZ*5$0w{F*2h{u%7&K3~_e5$?h<Y&T<K~
8HHe^Fa!;Papw<CWWhaFl#GGVqI>Pcj6@KML=^#a0fmI!{y(7PbyAfUX<K(}f8eEcV+%!~Y7u8UrPWqW-}Az~!}Ve!lOi42;G{o>
uYaYUvz$=%Z-BN%5KUa$m6_GeTR&bj{wZ=o;U%p)VJQ-EYxtHwwK)1<)8`*OLm}Aby>~uaiD<2y+)&nuMocj*$QN2LF&}e&G-(88
A~Rad^oG?3m~-aqG$k5Vw4#R|+U!v$o(3`?#A`S!FAYN;X?KwKd7iI7O=sx%klD-%TuQ#omj!^lbJr|C@LZfywCWS?$Ml@OlWST4
aN}yyt7=^S_mdhHvBsKR8IZ%W$_nK++1$}&j<lN2^5Z7=canFGqP&!a-&1vn+RC=-UsSB22qGZZ^xd<)ms1`bP>KGlQQ6W^RCoOP
B?h9=O*X?ke7qZ(<EFT&tuYXl)wDw7$G$t(uwhSC^sWiiwkvfTBN0YvQBORa67NAD+xKI>7*ZgDw!6<cbxK>;eVg9br}>%D-N8HG
GN~OfIU1!_xP}qaI)jd$W85nq1A?~M8^0l!y318*BqW5XTnjX_3=@fnF$7UyA?`T!G=zkTJ>iGEzf;+b3%GD_n}Z^d;ti5S3L*?8
rx{$exHq2YZhpf32jx7N^SqFIB7}*h3TROz(ds?c0D6Lg_ZhE$Lwo_pK@Na|LeuGeFfW=^$O4m<;3&UXoIH(rwk8UIq@FyilY(y{
K4~TO2QX=#-S#vg>Ajn_lT_BWzlTTN-&-)ORm%aQxCr47r%#QoT~f7H2$5G+$^L~<uHvP#9g&>5I7!Pc$7mffUOQF{X)8@$qozsX
=I<=&7nU1MYF#oYa+s=;q~+Vf$HZ_h8Q~5Ki&Su_!?DTP9w%nQW`=>)1Az&W0vd5agX6z5G;POG6<UhQ7kgIxwaRM3z?_2MmE0;d
>9O5T`>@UcYl@4^(;@kY$smTcOi5H}6VvAp0{F@YruFYCiK2okiL#6`4_r9Y@*@3gs3Rn%bNpuA!l;U+%3>IT&7AjR-hl|iQU@89
v{XdG*4z6JEG)rx|Le>C1*;nzp^UHa711h;@%||HJ~%#5M3fYfK~qsl1Rkp-Mdp<S6;btC6d_MqsQWjb>tc`8B7ej;yk6eihbIy-
I!Ge3>_x$N;`QU09G4J+1JN)rtjGNu!oFG{-oi+)(X2h`GftlttTygoh}rAld-Q4$=`8r@{%6$a>3<)xPr==?+G$4w97Dz|5V2jZ
wC2!a+a(cH{ANNaIcAt(X$4ASt9l{<Ng~Mu6C4B<{v<TO(-9IN%E)oTy;`FbywpZJI!*}4Ym6y@<fW-DNlD&SskxRlF>vwW!h(Vs
)JS^8sKrycG%rmq5ejV8S|lwb;w5M(8li$FB&RbXAjn&|5t%o-RsW*>)C!d+ySvusat52Z9EBc`HBfgThbhtHbA|v~s-oI4)PR*?
B%>3RBV^r{7FBN4aN{K56PW8b<nGWK#B=@Am^xdoBSUtgqH(!?-DVZ&<7-8)Ax5{QlA5vj-*}xntyhtOa?z;TTKS|BQ1m9IvV~!D
CP6~#GUG`vqxa_fS|t{hMgywSneo}1<&aVjLd#k2St_w=R7ldE?8N<9Q4t)XBkFUckaNOW{F07i7_x^RGmZGqW>0R5Cn9kNma$ac
bUQ1d?BLBMgz~RHu(<B-9nP7(V!Cz<514uH_5C5fLe1y6iSxCYt|4Te(C*4E?rNnPF)<@}RjMeB+9w%YlpM<&($kWJKvh{`$X{c)
u(;E<gpq&Dbl^@!9!VtxQBv}d$!sognk_BGz6)XTO;<)KQYWModa(%w*_bOX^RDsl1I5YBkyRcC3c~JtoJy&Ml18y8o5LcaxaGIc
y$SM9!1KB2vI?2S8pD(M_jc~nHuCItUE{l@O^+tSOpsXuE(Z*wj2D+2Q9)N&0<j7hdNd-XHEgk>NhgFNBJV7LO*g@f2SfypNMa+`
>VSNYKW>m8<(!l@oP<mrNEC$>6g3cTFouGPq$p`2n1UhoK;+O+G?dX4NlHZ&MMQ&0F)=DoP>je^&I(s0Hw%$WRJ0`&G$>3^U#`Jo
bpgSw0)ZqTAcl$F1Cmose26+AK1ggd1p`a+gW>P9S=pdD_2+l#YjW#Zh}55}!!a@6bSh6C_7YYTTkH(ZAIE#Yefl>$x6u?<nmr(T
go-HwBguitAAund3zSAoF=>%ToChFf36p9g1<-Kp0un7DOv_6}8VzBnDkLa~FaYTB@$=-KNPxvy3J7VySIEeN%~Q>{+ti>3T-#7P
3KO*Yt|&50nl}{c5`@#IwrXOEl9&oY7>JsZh>u_#kT#r=_pbmyiEsjw*>t`6=M6`>><;X5Xn<>G-$jA0JL;fe;6U-3p9e$adH9pf
4yIZ|KKC?PB^Zbv<M>J>h9?{pOG23`Ql#YhXj!ABGjmLk5kPp?+b0`m^0r`+v8=YNtg4)|tx&|)Bq5qcDxGv)7h^&FWm-X$@endb
>>!}y+?8Nkqg0yZ7&>7GY9$(K&XBXNu$+%vU4EbH%^ocivM+T6s}oMO&dk*jBvN>1-ar5kU)9eLH`yqv>XcUlRPE|5IS8iE=c-|S
Z8~bmVH^_t#+6c2+XJf^*EUd)S|mq|F!mn1?=TU-{019ObnkabSuu?}MG@@vo=@?n_~7E>4cj>Yko>_UArXP$dnf$Aam*usd3ehj
!r+ALjyfz?bgA*U^Ue3ej@!f}2IJ0}Wbk@D9^J~FPDDK%ee?0u?$t5kyB%&eVUM}{!|x7IAGB<a&28@wM|*p4I|q>*p&+<(ubmD}
`2z6dLR2c?i>Vb1xn@l`B|&xq5F`W?L~#i*SxvESD_Q#mBqq#1w}G}cj8KzIld$ji&}rL~5~6_TROG96I%~3S6AFsq9f44AWL4N@
=;v_lr(-5@s@(0|G%&F*3(|^?%gQ7nqSz$Pod_mH9PK6{3DCkqh$0Iy8l9I(l*W-o-`RH#r*T1*4N%aOCQ4)_7@kgXg#k>w*)h&g
iWdf)rd_;N2B!&^)<*$27Yayh%nDjgF>t1sfhbC#-04u0X;UEVq9znbK0fUFg-G;W0_1}cf*`<97Aet-WW$`ppdyjL8XRJ0ZHqew
aSLNO=IkscjgTa;hM;iuS9Ec1?Sv)J<2l2t3Mie=9JN_kn-5lyQ;_4Wh<23}!kKd5lN!h>>6b}l5isG!Cu8xvdtn@M9zuBmGl2)}
`ibnvg6+YM;naz^Qh;^5RMd()xHTwnZ(~DAgn@*SE<)De-u9rn9l+_(4j^D^tO&h-9*NNG5$#WT>OS8rJ^uriorkMQ9~Tu4c7xdZ
jTSCB4>Ha#@`zqoqw#GEhjv#Wvfimoilst|w%iUB>tb&Hx=XMyJ+~kA8$VBFn%q3iqVqa7Z1F|2BOFCWhcqr(_4n=4PC&*Wp7YE-
p6~`DVd#t40G|4Ym}&wf5v2l=DN-aS*N6||?VphAT)v;DkP!c%kdYidenm3GfkJwqG75f>yp2kEzfQcz!;2(77r5ekeb*wfJ=E`v
h8na^TL^rEvx7pPez*j25L2`%=+)m|4+IQ6wdhnmXrz<_zSwyXl4=w@y`&i;2y3Cy19I8VPb@oy1^WDe2vVv?nTI}8GOtH=y%a!+
=E;YhFhgZ-EFHkdf$*3>B2tJU(%FSDOo~8ciSGHYhe&vk==nh|cIl~($&@Sg7FTvbize{XzUSrXQGmUQcq)Ecz@n%rDH32=g(yad
novWe03LI2;+b`(P6Ce-t@HDPfuo!xCINqc1i;t7xe^jHl@fDG;g}e8A|9S$%j@Qu<vl=(ak4o`gQWoqKz?)RCyrqCXofe*SlFcf
H<0lPYno_^aO=L-2*WkZ<0IMP1mG1_HwuBI7pNSC^r73K2a)r{JuC`l9-<gHL^r6nPJOkiUbLi9r8S%z`kV=+5qWuH635u6dvxf1
%Cf=nm&>fOkk;~4<6Lu33E1+Z+b>FH22|3$%}(7-j|Nrb2y5>rFv7<}kX^-@YVHFc8?w+F;~9yMre)lbkyCzC9AYSG(<zJ+o!NQZ
5u~{Wt%as1;$=865RinttSPsF71SioJ+e0`b1t|6W1vg{2#LmjiO*hTy*3AP8hkM04Mf?r-a0OvGSP^O0ekU5iZTlfGtPM#j)$%&
yflX+)=*U9mg}pQsy3j89iZ`Xad94W??1)>UeT(%WiZw;dTi5EX7rkdo1tjLk#i+W?Z*g-3$^?}{3W~Y2A{h1@6C9eW-%zq+YWHi
Lz71+=+-xX%{o_$wNYnW>zKo}EV3Io+$FF|tsaC<$40@`V@{xiih9Z4wIL@J@MA{oV7swghkD}0lqSggO3cF}>Q36L;cZ%m**oiM
_+*WZiHRzU)R@eJ$QJzW@e0P08_7K}lKm%Rw2~8XIEzv?D<F|PRPBZFU6|f_bka56!tS4$eOayDRkU)sEXq{OvzCje)y40+;H1G)
Rc*Ch+pV`oHqgv-m)f?DLnp56oo(NF<-a`Ud7XFF&SaB}vfISr79(<AUN{)>dZ!>5jMlovlUt`FL}H`TdUcT1gVt!Qu`WxZ%vcFa
)Yb799dle|x{w;Cl;GHj%{)1at2rx%4&@Bx)I#aBk~5>Z#Ivj5j`1g(*>kO~&XYOfg(3=~iW5?K5`n#UJswP$QCWRLt!JdhAT~8x
a=I_4P24zYrCnSm3X4d?Z1Y~BYCDKTmbq2R5nTc}ilLJGBrAqtgQ24W!zEEwYN*@0r_Q;WoxU76vN~5}joA6T!-WiwmMkANgX7ed
XS|Zx4qUalDa<o1b(@maonq%3WI(RBJnJf|7!CJR+N?62AvLNT7m)KtvE(JYhF5gRi?z24buAZ8p|(#hB*-MFy0KO6rAT#%y^mG$
B{u3(H5I7J602fJtw{|i!<J*Dl@HM{@vQL8Gf1JUK+}Rwop8#0IKE-$UnC**Am@EF|1Udr($5n$xb_Y<v$v`%Z&a=!+&8<I)0(%A
C2u3FKs8#~u0UAg;s+j0Pnj`2>o1!2;yY(*sO&fn#B>Ou2v=boNXVUtuxtd^Z(bKmDeRM``_B^gQ6NK5fOu4akP<>+1y(|mA%;m&
X<8kMn-t~?z%T8RkvQ)=Z<q7&!RimEvamk6UtyS7V9)#==gUL>xbL9zjy=a6oY4tQFo%>$+Ip?>N_jtVBe~J_Z$n9#%I`>MWZhB=
@j_KmfQ*pA69p_$L=y!SPf|Uo6t9^9VC+ytUwBHVzv6RhV0uugTg{`PnT74fCnyK3@A$!lI!WAciQ;{7H_y+;?=&KwR)|zI;pa}C
nlPU-RO^S#N4H(j=ytvz6YJ{ieqMMCP-rF!XuGUvAf^fm#1X*wf(OwgMo}bDkd+?Cv*%;)yWrHy$Sj5UR4KMe;RpurUOOI!<keqc
-k#L+b6er;c-6b^?{ZmMu`nBvE>Omq=*)4SqftjkJY71xJ}2KsPO|NWlteeDKH4x|^r}lYI5ho-J>=%X6V>azJ;$_jLvO~T?)Uik
_*sRW4St}#Ku{^Cyyj+vm?Wf#XMEFHYjRUh@w9h#)9hxjOlE}}np9u%yeTW@ugWbLJmVZlc8$+2#3ioLp~IW2NSdgHO3me|L<m_Q
5%)6y!K%zX|64ad{VGa4r}Y`EwCXTjYipnm@J<1mMv*201Fb{QU>Z_1BOh>B8Dx{8fjNQ7A_&C@jOcC`w~hd6p*VvfqGV8@A`B`@
Y6TEc$SILj$|x#z4h6_+GD?IZswtS5l8P1}f>9}uVx<f)){w|aA!Zn2Bn}D5Mu>utcN>M$qnrsEWlbh%2C<g}k!rIrln%v2Ayi=k
IlyrogU&OQpVPSmlt6x82?Bh%&zs5g`;wo3mj(0O@~{B(^$~~<yrO|5UjPq69Had!3T2|u$*RU3u-OMzl@SDlz;P3vfmd;;1nN}m
MBx7M6eMD*MFOA@nq1JK?ew0Af&z*tN>(7IWQqz3mYNZQ0H8vcB$B13DTE*j285zwqLxUB7^w)NB3PoSh?*9PX#j|tfPw@lYLbMI
gbI>WMrDZ#pp^=!C{lnZN>O2CJ1i8TrIL~<n5jaMm;s?FqGVbqA%Y@mDhPs-iiny<qMC@J0*a}iqzEPoLWQOZ1tdsGh$xjLMusK@
iv$%>1&1y4U_uLT{Hb?CSPCxYifBbj0R?0#0R#2u?^D2%NELzyVjyWpy!N0Xh7O1wp!H^Tb55{`qKNSGOiHL_z#<29=w1`K*lfxU
(iLHk+vTvmN8RU9HlP%gM1=~KR3H>IP=X}^{t~Vd3rR8pP%xAMLX%1ZN*Os6hC-{-1mqmyKUANfXphq=`Uv^$VC|sna04?i82V%~
SQKa%Z>k(ME<F8gIu7mR;OorEs33>z>5TCqwsd=y*y3aA(a?e2hMvRw4yGZ{B6ro-yd=QMooAfaBfpVn4&%8Ly;hQG$fQ4TreIyT
CK=@>_uXM@gY3;{y#2}S7+IKxlUuJocXROY*`n~A^r$QG2vI!nk3ItcT@WbyX8QprKTY_TKUNwb>GQxeyTc<kZvRgHG7}Abhbx@<
Z#`A%-H*HEG|f6$yK$Ra?`idS0pe%`Do3v!wM)n7k3Q8=Kixo#pt29vdbxt14?k~V+Iv9O!%!Q`7FXP2P8T8s(xJn097rddBtRvl
nh1(Yn5m?yVTy_v<<-@tPw|xp$R3!edXD&s`#9E|!viELP$Dcbkw*)O%Y{YNP%cnHCkg+!XB>cX66J7HW;lSb90Le0MKJ-z+vfQ4
IQP8K09T{23_^tsh#&2ZAR|H@zHCI)A9A5+m#*iZ_xY)x6*tF-VW$CI7RsjXN@-5R=ehYG!ybcNzt65A<Ir+%Dc<mh<+EacaHQB<
Bsq*Aqz_qel6}p;j`DCPM~hig_&KA#Qgz=LjDbM+=r7WT-zo7RrB5VN*VJ_{eV1{p_jv)s?|&9x<+9;a48p?^U>JpRhXNcyMwgyf
BUxZ^39~xUqfszHL^35PXeKC?R2KxB3$iRFwo*Y53uIg+!cziP?L3VO?jS^^sz^o}Kp_z!0*Rt3CZa$nN<gFz7ng;AOp#E&vNoQ*
gQzf^j4<@CoqY@V2WLUjk8z4~43`mpCs?Pc0d%{aejMKv?)|0nK7qa07{AZszMBtW(GUaIA+v${g!Ayx?K#+ctMdCWt#Le~>ocAj
Rn$9*B2t&@<6Ac$<=R(?9~p2?0jzU?<WY9DY9SU#R)`}5groEBq%(S2tQfP(9+CvfvJZ@S>?1MCGl=0kV0D4fpVzFzz?m3cd86%W
`pdaD7?K3+M3pSP0~9}eDbf}x5fzt?ICXZ3Pv~+FL7l_V)GEGTsD^?aPg$wg=lI4C=p$tTNZMA3L?}uEs+dJ$nw8LmpX%d;6ObT6
5ukD`%dD&r!?BcG7}8%>5K*jVh<Ac+6v--wu<+=fwE*TVP=Zp=_(KvADFibJvN8%RgESKnP*Du1aBpuUHw{p)*(uaN%3BdV9<L*U
bNT*Kej-IwO}xH<W|GK5&{Mj22dp~R)BU?spFX~=H|2<Skf*NlFOO%e9{$h+(*c3$Z(MrkPpdN_)EYAyR|u7fN|edSjRczU^z%6g
dPyI@JGu`7Gyqp&&xi_eL8t|q*gx<C_XZocJm{#x2g}pCJ-x~YdnrK62{4B^@U;X4w1K(Ah5!@=Fy#@+lp%ow{>lNTs&G!gDX^d^
q!(gwIFdy%CX-YW29S};I|6`AlF$-tnGL5I|9j_!bqPYWyCBF3CKwQcGQw4oQwSnX5_G~LGBG5|l!ycpfl7aL^bTG6=0za#i!eGW
aRmQr07eQ|n_81uh?u4YM;wwtLH^elT3tGTkWFgl%rQr`{jK&u4)JF~ZHC4*SZSox%u6RM5X1shfU4BNyvDM{Q$!4;Fv*VeE1_D<
%}<D*d%Gb%*mlPbF}N|fF}oeori7I=km++Q!XhS?CW@Is#_o<0F4zI=8%W~-76@E93EG7r59+><k0hy~j<R1lQE80xn$@7lvak^X
8bF@x0}z2IAcsglQRw$Q$D}os6i3R>xy4_em9#+T0!$h*p!OsP7$lHyK^ONke2hMf4}9g4H8lM-q&oV}hg52_|1;(qe0&U0;Cm-!
*4dF%S8GV6+WQ__I6n^UiO@mrRszIZ&J6aZhDQpBF)T$wp;#kRq?nT!QACA6G|9fs`g`R0oWXmi?>zf>{C%PPnS0u)lj{g*HQIRI
cytZqxQ2>fu!+ByX9Hl}6fbj$hSxSW`@DDZ;PE@J2X7Nveb75A5%@|%QbK{Gq+${Y4(<@@x@|z^$caiC0&Yhgk?xM@SGDYM@Qi;P
IzZ_oqd-bQihq8OK4Pbkm>ec=v9dW$kA2T1XH1v6YvWCsz70^RETT&LZp@I;`Ad>jP}1`4*4}R9(Xr>#jhyQFu0z8SI;FNvyFHj2
jDgDz3Dq4{5eI|6VLV&1(O%i(^={7*JTu?D^{tEFke{^{z2UqOv{CYpR3tj@ckqk2n2^n<p<}11Ufq$^3mg!TQdKHaxMe>jiy4|&
7Py;b5DR#QDuS-SM@GDuW5gaK)hYB%TU78=87bK;rC721Ks*O~G%@VDQJu-8uC#5|hI9P6n9e~f!O9Ejm#qg1$;6o~1yRCib`vP6
&`zmG{5s=rj)o#&7Nu8g7Q<bWxvAS!OEc(`A*0(F$l*#c*Iz)j_s3LSHsV4m`navS4+uYM!<T4WJ%K(07APz54Z?5I()VF!R-E2e
Ki0XdRI}-f=he#<6ssF-`-2jV2;DlQoY5ai+QEFlw4xuwOQ}DB7{vUA59mH26v0c(d@jg5(m||s2X6Kl2C3=MWv#6=KvRfFaTPro
uYq;}YTaP}FZ99T$kFqR^71PESD~3q`cq#`;IR5rkuXMuoU<e9p0sOd&&;=vV-E?0*Fli!Fiwv4e;rB7Bap0n<Q}|T0#u>OmO(Qt
!4U7C8Sp2%8W1R;Xa<?7h(-#LDF}fm8UP9sfhhu#kqT*PC`pEdqJ^YNA^<5uB9x_wR3L?Dres8zn5Chnl7^BbVgVvZC4DOTp<dZe
o(E?2**MQz4zS9fp7vwE&-2#DuBr1Xvz&x634RbTF$$!bqM(a-VH-?67>SznX;l9}|C{3&goTIpzD~0aRhGSq6c`d~J*pO2^`DP(
dK9e~-JDwlI+2KlkXvewz0((^b3i6$2L(vQN$+SPip5n_M0vGOm75unog$ZPy5d0-u*$XVI$Bu`L5y|hr$<65QDYd-98UL|(G((X
b!DC@^JF=6mGsem3uLOK@DWobvl+ZK)s@!ulu@_y*SO;EkBxh_uW``CE;=d|IZ`@oP9js67F*iR+7Q;=T!7G64L(40WQin&&l=;e
ygUCxoenTOSW}e`p({BFy*IgwX<%_puuxp;&7SlPzfWp()C%??(yBdkvp+OT3p_&v)eo4{ts4_1RcF!MjnWeR)-OMNiSiS@vRBGU
O-#`)mO&juhDS@vquPQV=2Re%N<{*Yh6Pq2QT%;h4d!eOOW$Gn=+X9j&i|8Z*S`E1kJb(e2r3By6DUDR5rt$WK;v9Io4HDV+pTdo
vSJX5-{=qp`ND(eh4`F~&Rq`()&8A9{4U;x&x#jc^XsjH`MXn%lWuRtHZ{gdc0Vwbg<zK=KEK{OAd-*@6c`N{i3Kus0%h1yts&ot
oCi1FzeUE(Gt2R9O%+WDQ&m+|Q&f~RQ&mY-MN%{rjRQawQk11MQB42|LMs$SQ&bgIRYg$IMMO}QNfOf0O;b}8Oi@KuHA)3gHA2$T
3e^=<g(ww5jTJ>vNkLUrK~ybNLrD<TG{^kg3hRGO|M3ov4*D2k;{O;DJnng8|Hyo&5;`BT7oZ1Ud&)(7$W$PyB2Ax<nRJLK`9P}p
K}wVWyof|Y`1Bpz{(nDbucw{;{n|a*`G#g6-LTKXRk2{}Dj(*ZD%y;^{w1d<b`z;ZnX5NBb8UBUwjBf+{=PbXMJgb?Y`WSH8Ao@N
V~1IbGn>oJ@f_=$zAT-+n<#hIb(4x!MYLK$z_DLhRvQ|FbVIp`AOi~(K3j;Z?HLu()TH9Ks8}vcH9M~m;0eM_>aaXwVU~58@>zIJ
lYCu{v#fb6SR*F;GMk)P)PXy)-V-d~)ue~!Vdt}NZB%qnkw-{=Gm0vwM~LBt(Tj-}HuVHs+dUxZ9Heii4339m<sb**0^vO9oJLEo
PGvF-oE=q)gRcik0HRbg1H%bYx_slB&UZ7r+knZ`=*iC;+F%|M$<n<E*GikHxV-S}o%As$x!c03@1*03YbwwUS9{i&o^^LA^Q(re
(QJD)-y`bqbwM|h>#D`qhb+FQ5LsHC3yr*e^Sr!~Z3=;AD92Vx6fT8S+}!HxV;$&8=058N_edl(`tETN$UQnil|kME0TOe$+18@M
V0L#@GkabIm6!!xXvA5ey@G*o6452x>spYSESoYw+a{}|V2ojbL#oGBR#UK5C^gg6``34e(Rt^C?~geCkyO%RO^Gz@RsgdY7gtgr
<-WJ|@0F9d5k^OYI{&$Oe1$>-|4L~g0r`TETG@MQA}tzakdtYo*M{~XZtUJUu5U*ECfYSj@qRD4eeYT>ySf0a%-*%vEu?jMuGcFe
E3PI|p|0LmbyT>6x;trI@b64?z)7^5?<(cCwgi)lRmTg}XD*J>18E7u@L&?klW=ZA$tPL6Qo%9-Iuo&sJW5HxFb;b^l-to_J5+fn
ctlD8O8dJ(1VaD^<Vfyu2v0i4>pw94q5EAr1VS4QIp6jv^EhFpT=GJ2IA1U>ecPSf_oS?<itXGNy@K__-pqPA^X-w`;`KcdBc$(f
-e*Lr54t$^n5(#@c<fOo6gjzTu6I=+xSYo)M+M4{M8aOLKL5YL$DQ?L7nPr$B7-P3iDn;R`ue+5(kO}in1X(le{Q|M(;oj{Q_)m<
gg=&5hyqenn1&H1C8nY!5F~+p<QWA{Vk4#GR0RRmP?VSo#Z<(MV62G1^8pR!BaA>hC_-#N5~*lF(f$6vQjD<syQ88uH)q7@*}vP4
l`$`=w+1g(x~<l6TkRx0Kh}~4Vqx+7G5|;LP#I5I=s6+sklFyBKJNou`TJ$B<cxx0GEA1LB8p0(qJgD}9Y4+2pxhKaz9IPjC#ddu
AW!T&?3eSVF=8homKCP2mTNVZDQuvjzi(pb*K>HU^icahs=&=(QWZuj&+0q<=pXuyh`^%gvSb%3B3me)CVw0qvVVMJi;<QgJ1(MT
BB-EOLZq)YWEGk6xF<%iQY_G_eijuX2)Ef}s9>F(V$4-U?))=tUC{RTS^XdL8bF6As(>GoNO$zL=0yLuUSFSAmSRWsex3rSG<pMM
0yYFU0TBhJSrRMja8Ky^`EjlfZ99b4lFI+$h9q<T)WZY*`UXzCeTwdFC|Uox=f*oMd0D#+arB$<zTx)Ur-m3bWs)?Np+%sa7|gm#
KPG$ga|yiri}lxpG@Jj-rX1MBVl1Kx8nnh(%uKYw6pJz$fAaq;G21q&&9hpqaKM!$Q5BEZ48~9FYaRd2m>XN@artnWf%W-!YanKU
B8c+0Qw(61p#%g%1LsFmT7EkQyC$#`Ebm{*8-HatcedzkKA%kgT^?yTRtk)oeq#d(i6>m$>BabOMCD*zQo$If!}kY<Xe;Ey7)3ws
_}n&W?$1aLRe@a{>oK1P@XQ?yizg_1B^W;1cGxN=iNA%zOBNGX;GSlhSR#wXDlp=fL-E$~N&6rvcp!->4j3WlA%L^PCWcl~76twW
u=TqY6B?}8{e*IuQ(1H8OpowRnUmq(+|u!E4DPygV=32Idk{2$h_e&po8wCb)wsz}K=ABSq|vj~!viM{$;l1Ih__-mPvNr;lAbrp
4>{8gQfIFgaUwZY614B}S--o$Ub5g&{5Rq8=XdVnuyV?RGPG4=6h4~zTu?-3^7Gznma#=o<cmb_R9+K7&Qto?qY-5kK^>){vWz+~
aL9uWg|lt3iSw|h<eLD3&#|MSD8#k_z2@keWQLkHmF0P7xxx7FXVU3T=2g(nOt}vvMa-M`^X?T_Y^oy_HD-*35m;=G?wFVl{_MOZ
(+t3<i9QQ%7P@Eh9?PSbj$t{UMeb@!<ZcBYy`Qf9-~gNZKObj3pS8}<Ho6_R>ErX`Kb=4QZ`YvZr~vo;=wIMF4`021&`th5Z~eo|
r}%yU)3;`qJzFJ!L;F5K_m9>H*>G4Ns{4M;s5P(t$F^?JK3}5C^Lw~@k3MwWS;`;F`5OGxKvS^Qe)wOmIrpwO1mpNS!v7iSKRSIa
{d<dAZ*TGr7Ruw1Fh9FnxxXA|vV{L!jw0LKc)*cc*YqlnkMHME+5Xh(GKa;*KTkdDUVQpYj*7IdJW@F-zwBMQ%k(SdsHdnE_nPW9
7QPVK>v}(j8*}#CmGZZW`S$epTU>8pbJ@Z*i$6PldFO7E=RWIj#lz-w@x{%z_npz!b{~a3+;!~QZ2OY^mRn}O=N~7-1K}3>DW8yj
e^l2_^8>?+{h#GMf+s>bgA%XV==PMvodrJOVNJiffb0D6`dAhlk*Cn9$A8;RO+0s)wYnYoPHn?)f$yz-BD;<U@2cyGys_@Mbao>Y
aorXoP8AE=_ON?k?rCW<|70MqjCB&$9R&rhC#lCO&FRM)z?&rVM*(otB1;X94+(vsBlfmFHtpf&a`dy(BK-7EyF0U}n(SiRJ3Voc
BG+7a!4a-XpcRLsm;wqQBFrFwF{-Sga>>y@_x)|YnMPifa!Ydxafe{#w?c&et#?aCJzl>beQ$={e?vcLGl_C)FPYlh?_Epy(;)#}
tNvZ|5@OZQ7>?j4;ac{&5+jpsziaqu$FxN_Y&UB3;I`XqCXP83gLFkY)_Xe*1B&o87a;TN6fb^|jSnS7VP}aUvf%>@CLYy>#l^+v
Cl6eDg^&i{x{cXe3Yv`c7q{6<*Zh5B+x`A8@DZ>atg+l+^3inX<HT}oFRrA2-*_=TrBVlHZ}88yMD6koaf&enZ_#wV+#|M~u0K@b
%inRHQOF)#g)%YjrfCg3e3kY`jRoIoXVxGAgG*J$U!yw@PY+K4*U`JW4o#EKKbHIh65_;o>B;V??sXkw)e;CeTK3uGe(gtxpErMF
@Vj52K3VGG2QOoa`qv@qoNQ+E8NMso4|~tpMGFTM@Liqo5vDKf*1_BwU?aG>^&wm+5URjBiQC2-M}VGHL{uTk=ru}Yiq-d{PM)`=
Kb59rJeN*OUqE(tr=4|#kJQC`KBp21zo*sUBm3!t@78#51m=w$D7-k@+QpyTF8!jR2}2Lj{V@SLl!k<-`N$+osRX%i4c4|XEe57Z
a4qD9gnfAv+2zR8TFqZAwT2`X1dkwk6~*l;So##?ZC^tXV$>nfOX>9vn@DQ{)h>FJ;!w0xv#|-9(VTLfBed3f4RATWZy687=624O
d64p^ipEo}D7u#uK#^<fNom@zX-_B41YtoOsSl~K29?0xqu&Dkq6!Lz+H0C7&Fqo)-;O>14*s>{fq|#CG|<gG7Nh>Remq?`t)*g9
oJ_oZ`0<O$M03G$Ou`+s7%^$QZKfq5e>!MqK~J4W$xSuMu?8NUVQi}GI<WhFQhW&J_wijZ^J@Z*?l|9o+7Aco8oDR9j=6&)U0;gR
t-e23lw*@q3fsJDYF@P5#{?JJsml1J#0()=Vm_NaiRC((Gbm%FCNjL8t8CsLF^vTGsbKZR!S_U&Sh~TFgy4NLp3acw?n&ESUnR`c
BQXbnJm}_-iu$Qt=k2XNUrqYU6_@8Prqid<wgd{cHlK;*F-}~ULa*_DHTUtJe=n}x-W2T8LEsRQAwO?DI;2%(|K$9JPb16U+~j?%
81H8!fqt*`{P>=qf$6PR4PbY;Yiu$LIodjO#q}Wr^t~WBt1AT5CcY_*{w3SoKJ3Bw%uKJagdCXd=NBSpL8Lqt!Rb3Z(M}o*`y|h=
#5GoTv#7|RU$6V@#lLgavwHrvFtiV6cOW8MiBQ@VNgOdg_`BImaC_2JKD<Oy1zVv`z?KM;93A2v2Yu#GDqn%KmZSeL%2q$rbl?fd
L{~`n7J|+1&~8}QW%xtDK_G&`o@IsCD>FHA6+rp3>O+=_dNZ14zmo5*F?Ja8%rf5m|DtfscjXZmj(Lis_cP<l#n+vqxS~GvF7zzm
u^}Xkaqeg;np+RfgcgRqiTn#EfqbFdXeA4qo}@r^ahm-}OiTQf(-bwWD)tKXG!qp)gLrt-xjK6&FzVAQH?pAE&p4f=xonwt`RPyD
-rW8{VL#L$evkjc?ntK!5(5o5W8e
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
