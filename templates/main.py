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
LRx4!F+o`-Q&}sU#oq?fjQ@aiR74Pe|NsC0|NsC0|NsAE_r4!x736)9@HsC;oeDboImPQ8x%I=gdIEr}o=lt#L=@W<WMGvdw$SuC
;W9dM^W1&xc3$`2ecx}p?)mpmxZep}S2x++r>*7FFLL*Hjoh8hp8EO#_j~7hhQ{0Lj||7Ah2Hz_5#jU{0wA~!KmY>Qt{1A*%WLj5
U0TG^t$_nq)(@Zn2Z4C?%iZs7Slz>O9oe=Ga&#QGVY0&z5&#W5<DQ#0w5l2#HmIqKG|*LUXHrzEah~?M;&z}LW#`Ss>w9NyuH$hX
&B^VYd!F~5eC#ftZN;nr3AQ$9u&CQ@8>V-;-IZ^>&sUqf?RalDyS>@qMz$HS85OpZUhZ@*c66eYXR|moG#2l9*TZT-_r9L;UY_08
W*IGefY(9kp2u$NL)4C!sx+w}=nR52s2sg_S!%!l21G!TBG@tj6ab|~Ks}mO2r87SMIaFrNzirB=mv!-n$bx~2ATi>0000000000
08jt}KmY&$000000000006pxL-yd6i_@L5&52~OKpm)9XPV<2P14Sq(004b;&;x7<1t<Zbn-;=A0o{S`U;qvF(1WZRG|+oCg70q5
)q5>xr?cAOZ0~zLvh1Esqn0h}9`(0t7jDB<<KBB-Ti)lZRX4rw8`;%Bty}5T&g<>d)dR%HCf0AaU1tejPgb^b+@|i$di%PszMoz3
8@IS(ssNxA`CNIy?ReGBV?7>*R<*N40DvPv05R(X=+IKAIcO9Pjc+|`fG(d%RU%MNTjizJi!<Lo+q}B(N|O|NW7f&hrBasN-(2;L
HrcPcRn>-jzP|bQoD1H$-ri@PyJh8F+r8e~cJFN+-aQIEXzzDaUi+LCb85NHseR$zXS(|7UD@t<6VB(MkoRr(ZV49m13m6;-L<z{
-tO)l*6nv)rrGDo0#|h2`t|QV?|MGV-uTPz`_~=op4^W;0Z9q3Tzb6Da2~6k_^VeX^>*9J_lGC5PY%<R2ezO900000006!1!r;IF
GVOBuwWwWg+K;?D-~a$8n_?7gl%WxOCjyt1w(o8q2YC1wycxwkj8?~6u>yrCs+8K%YNAaW?q+!I_nUO=?H$)+oQZ2nvqPTQcalqO
rn9G;-M#N_*S3do(Z^?!+PLjb^|#*ly_ecUKmn>dV5QE}&b~R{e1wFKyVwV-*cku-06iL^KmY&~9$nt+cJ8d(ld`)?+g+`-+}<@k
dh4sk@x;xlRhwk#m%G=kx12dj);hJ_wW{lF($0^)-J!jz`LCVdFFFc&C;{$yJondodLDG%-F@Byp81eS6RiLNk#;l}eBd!Ti`P-7
-M-Sn>h8Yq^JCIg)xPVic0R7pdCAIpw&j>@nCj1aUfp~o0`=$DndT1I9<1u$cV6{<@4nwXj!gU4ZJ9cD&bO~#@4P-cX7i|LX8QN5
+qXGG)?I5^R$UH&tSu4=HZr<h+z(;J)Jf#iX?NY=0KV@#&<c@M_5rjHy4e)@_q$`(uryPkeGF|refEN@zV{XA(5lf((*uP?vrNVV
Kxj~DKqwLb6cjZ>MvFB7)C*ot+7?F=s4H#nd%Xj>qb2cFfG9qI_#aUul$4?N3e^y7xh(*Ek4*po;`Scz3GZuit4=wa+lRj8@qOdt
?OH?uK>BHEnrF4_bHku}-Cn7qM0mdV2h#1MOiC0~27?qRQ9SvV+&!~}eSzA{os4R|@VknVtI?}kRaBt*4!rMs=B3@1`|kShuwaAh
?UeIsythw*=l}o@cfR|&$J;)%1=H7YCc&?4-p_ecRwMwX*qS@u;PKYIUB@MQX;kPGXtq(&wovRkGy~Nd&6G3%4=4%;LEKcka)&}*
=JP74QM^?V<NyEw3wzVN1D9^)2KMcPcb<W-9iH*(^S5s9Z)c2LIS$wa?Dw_pUb*AlWP1fVrt`;=#%s>ZPS0(*w;kQi?e^!fT^qaa
X!m;O)FeZd=h@-myPbP`iMIQ9y4POqtLf{n0010<UChtE^WS&e<-L>ZI@Q_g7t!x}8-N|yGqZKuojC;n%vW{M9jeybcWRQZqX%~E
%eOl=<<7Ak+pTv`rZdlbb<um?%v2-*Q^;hcunbTKJ>Ksq05S$k-O}%N**eLD6exs|K}aHiw>v_i*RGd6>i4Zaz5qFx2KxX$gU~W7
Y!_e!%X5YR03ti?;O{a`0If7B&!zwY&3Sh>+umM`OLuAaX5K#bjys#s)n%=E`@jlGudvcf+w98w&OPmO$$W5p^W=Pt_B0A9wjmoW
l7dA<)ze(Sq)zU3^W1s>5CD2KcLzSlc=vbTJn`?FeeZd;?6=$i00*J-0WAOk4Et^$4P-s-b5gCnbIWet9snp1DI-ybbntxukOlXr
asjg_G&S^HfH^OF$AK?YqJYq3002^e00Tjhma_KMNJiKtDraM@07*arD3KJVLn|LoynWugkDNZZ*2{gX?cO@{U1jCVkn)(@HM4EH
+M6ExGP(1Yy~}y)-cPS)?W^wZkWY`b0j_qv1vyTX9Xs6X?Dd|jz0G#8csZ5!!RtULV+yGWwg6BQSUM8b2@<NL^|M&gcbsWX@xz^I
O%$EC*W0_DtKHvwz;tf{uKL_fo2f;w4l!HI&ExMqaQS!M>Ysf3x3jLmeC_BQ=e@n`z2no<MF0pU_YFRs71O>SPb~tPNCEc6@#nCS
_j@nC_<a?v000B;pL2WeuIzW)Ie=}qn}{@e;xBu3Nyl{i#vgVab=Q2wfv(*e^gZvly8sRF0rU=+v%b80gSY|A*7`kYcbiEiTYvxn
0005>asy0+1P~Ae0Ga?1kN}M_15-?ZXhEu<s(J}bLP8M;f-)u(B%Yd^QR)-aV2wXi8h)q)AOHXfGLnfR2#S8Egwkl#@|rxROw?!r
qd))v0006_BtZyCf@qp(rqw@5=#wgMCL)-5DWlCv?J4@B^-ZW`(;xsLNQi(#KoHOqCV&tCAki|X<04V%p)}1ILkTpJ6vP=LKoOvt
Pe5o*RQ62LPXZ>IN2%(5lhT@cC#2BP{}a}CfQWy_6F!3sgjF&M6acdj6_atZSNfO$0=WW!w5kOvjUb^&h$%u8paDWChujb-ATRvk
PynO=00lqj0SFMDX$c4b9KZNqL!an-?PvU(U1$9Y1XTH%u@|ua*ZiOUPCxbkw9r8?fAKTb!_sERA@k{9j}Q1ohKOuPlF?-ja?C!S
z$?e?2uJ`xJN96I)y9A4=Gaj@6b>(tKmP8!ozT;v5!WsA+1D?6TC))1Qpfw%>_Dn7OEg4;k^~ysUWP8lEGvuN_u*=f{#EgpRe$_i
->ax#%-zfbGjj|E#4unSGj?gkhnd&=GC$XZ{?xSGPyzqX{^Nlft|wcjAGq56xeReosEtb-#W9=tms0V6qejNxREQ!Fqq0By^W!Wf
s8|XDF~);2lJ#N(d8E$ipVzzILJtZc;d7KmL<n<^I_<fH{f}O6LgfVo;ORs{WI<p}9mx=BAwVL3`}t6>pDy&PdAN6|bmj(tY3%(r
lR_-4tNKv=c%=`^c0z-&A%Tb$4tCle0#q>(2i`lR>C(cN(enw&#cw7vCJHDxB{hWY`0=g{A8f{TeC(@_l=AxB+RI`u@lG8b9n;O5
nnXKxt#@4W^RFJ`bobMP6XU|w%spBo*Spy68<|148FfrCoSV>2p$L);71*KGD)E?NVZTNOkwG~vPlTjIPGzSoqGQe$2!ew2mL$_s
79qsYl?g1GP+u*rcM5SVbN+6xx9R@=dd|DPz4mUUVfNskzPeT$J91w;SZ(Ij^)$F62m2#ZGgWu=$!9|A&`F2G+nmgUF0b1!%#nwZ
VvBPR5w4sm-JBnzc$E{JY7(xRxd^a|lApI%oa1fRt0ynZe<y@2&ADg)?~|?Y<2e^*i{5qTIlQJc{b1UwZqXGqK{NytJnJ`ysI}>G
awL1VtuPpK9No4g+i|gkEP!@sdmRlyps3wI^+LXb2-p~WK7)@CBoUds!0#W@<bP+jF$T+qTP;t*JMkCNzoqa0>g&;N#mM8UsnB(C
vsBZ9y`b&`hWSWt@1tkDEyxaEP_9v7EFBDcssBHJ=?}dBk#551Px$KLVl}ph=<wI%|Bw4dAA))BE0MI<`2qaC_LN_{{Ngv$)vM?`
JGpd@_o%Bc_YXYMkBM;>ht9wGHo#G~9;0;NcJ@1r5mEO2{q!5@*I47jJUYtZfocH=Vyw2fiHZ&jll|e_Py3kf$bGZ!*>~EeKht^l
|JukN9LADB<CiV;8-AP3grBVfDgNXDDG&&4+tYN+^7L?J_U6Co;lGyDxNLhUgr;aA07wONr?FqdL4TChz*Ev9J+C4FNYuJGdOPLd
gZ}2F=_?0kg)lbv6dd}~?Wcd8Yh6wY#T(F`k*97vK2P6VJtoBV!_(FUP{RY7rUd2c{Y4s!o87*RFH>o!B0nM2|5<wHWIMsNHn`Ap
JafkMbTZ)&a6^YRN`ky~&$jpDTSYd>6LJsxeC`9=YgS<7hb<@5|K+tjc-&zdUYx~i1F0sO-_u6@keU?`BS%uA^k6vx;IJ-&Bx&0Q
G@DAJ4Zg7BJ5AMYXIKjUmuxG-B$*OxujErnk%+`_hjI%~H72?tN?!DkKEnp$wR2kHm6lPVal+2Q{ip$fU{gV4K=Y5+v@p=Mi(aJO
-!b|gm-xheh8TnQ_j2p52Q4qshJn{apuJB7aaf4iVR`HQ&VLTMrz%%JeqTpy<XsLdO#S2LhC|)OwOf<r@IR<IZ~y=8O~kgP_<Yy{
N{aB~9)VFo@B02<aCiRyKL+_?0O>ze{A^$>5J#?f8`reRju|l$oYqT$Urzzck_Ak~L7ebjpyHA+>Aj&a<Z5Y8Fl-W5r4(j7o92+$
q7ZCFNUvUm1JthgB!P3^)c$i)KT$B$;klS2trSRl^mg^Mc$QjPoOq-$Bpny05fggD1r7Kt+u}W(-&6GL$4y?dr@jAa#_}x^?|-F0
|6Q>5xRfUk?!%*?EN+DZpVQp?1R)Ebgug%Jb+ml+H}Q>;ke17~IRv1EUxpbS$yS2WCOF^g<l${&u0DN?Lui_Q5eQ;^2giRdIEQM-
t3*U#s)~Qb4$L$iw&%s!Yn?Wx#+MHc(COX4ClIp7wd$CMIx2v}Xe}5BfQYqCMUWbAsL^>UB$HcZ%D1qNN=lQ2EJeZa84F1S{x2~)
=sMp!(}^T@nb+Hhh-!qDCb@62yWr%_{>^o{$baT4LX=4aph6^B|4E^claJZOK$&DaF7X#9ef64!i(tv`^U$#5=qUbKIn7N$lsqJ;
cIV@prpP>#n8ij!K@nIg2_Dbe_3-sO_Uqkyi%hmxFfXIiVu7+dXG6kwMBN**&+*;o-b@NVY)G+;V*zz_ZWzf@&rZN8rP6KZyxWz<
)p*4#9gCv_iwqD)3)~)@!Il7!0Xg8D;DK;#!jstS%k*a4E-o;53VwoAh`=nc=s5%o?)wtVc0o5D&cThRnsDNz2e1>TQzDv#hXs9S
rs`}DRM@-B2bRn^)@<z?R0k|<sm>hjP`cpjEaLk(<oL2uT(eG&4O0YBgIQkZ7pAitHNF}5mOYyc-JwWZJsJltU7?|y=J6eA<;L`%
N3D}n*J6W`DlIxW$5%ko6ulg-<j@QjOep@kL;X*2T^(h#X7@(w2^TH%&?aqem;3+9!Y_h6A?;8NF7Qn`U!8mMxK6BxdO3E(e(1&I
3|{e#MN|bSR)zEU{B7;X91VgYvvesa0t;Zv>76O$Ec`MvoDv58zh=y!4Xs~X1Sy`et+;COQTX44pQV7chs@oEo%6s4EWoiz0vx7c
{iG<_7YK3sXTR>pe=u+9*<Ox)CqegXTkLkdtiSAcBk&>#JiRME#Mb|Hz=30fR$c+vBDDLQbDy=|aV-SFyLCN>%%BMfpbv)*u>tz<
d2)b*Ab>|=YnBaeN=pM_s>FGh18sFKjU5N}WyH1(-PmF{BhowL{Je)~>+Qslym#jOI#Tl$aRCx+)Sk{3<Mi+99lq*T`i$yOBzPgw
`maV}#k|V|Ig_GJ26z9&pmYP06c9$E!ZfdRn|e>7Th5YrrmK-h8P4i?Ql5ih-h|K))!qdc{x<A-R-^eJ{Ns!C(izQf5Dv=}p(01I
aDI<kA0OU?9QE}vW<Cp1zi)Ws>uSf4n>)C*q^W`HHjf@X`uYg<V_}GAaLLA}3}x*)Ql_X=kCm7JCUQ%&BGv68-8vW0ZHDccee+(J
qd|b~C{(+E45iWfIG`bzdw$uAzMZy_w(BD(@ejqhX<7H1X3T=@F?AU{I(Fx``(Lw`mEnRoOa$Tw5VjQ_&QN$on#d$@az2~<*CJhh
ddkwz{V2VB?3ew8@n!@;=i{v7c67<gvoqE~SF|kM3Y+y_Z}+ao^ua0KaLu7QNzQkd|7GOw#!g+QY&koF>*x9YUaz&j*7DKpvPvi@
imItI$;W6^TtBlSxH;C)?}v}t=~!~Y+DoT1n`<sy%Awj+I!f=$e+(*k-NavOW;3M6#ixr=+L+GUR*-nAAt-}ZA}@EkT<TB3E2v)_
L0ff@YIZt}kGgFoH_1yce;70zw9w-Lw}&6qCp)30R3ehK?S`?k$JL;uF)vm`V85}gXEQCO-k%wcu8uu;+hBU*Tjoe90CJJfecZyc
!}(e^Ty8EZHuT~Lj|VrRaRdzxy6`UJSk&tYOlG9W(qabAoGI7;8JqC&rn_rXUA2LNnTCW8?I^4(XzFN2bhsAE6fD%VyA8<acO-JM
axOGi%7&~b{q+{d3E&NNE$CWQ3f`8>{3#|@B<Epi>iSeV^>dAMu;+0)=p=9LJ8z6$uTC0GvtKi9FwR4s_~PnNG>cR_h_2`L&CJr;
+54)+7~fD=!!6>c8eHacJn2{p6VSyuA1hT&s(dE0^EjoSG6khjn^WbZg3~{WkuD$Xv#a^)R^52m^)+2FMk!3RW@Nki`RlHZj*eS>
Hg}Ldi#nXg$aKkzo6j`EJIUYQn|I>UUR~eEJ@@CkIMLD?o2++Ng3<wMB9N~hj=Q^mySu@{?&*t+?)z`Q04JS<_g}0Cp|gQkpq2(P
4o74N&^VaZwt9N$`^_xN76KOUp1O);&+yj-;;%xGF$U!bks_j!I41;9*1hT?wh>4Oq%BHMjSST)+O`C>b~1;CC8!MnNxi0oM5HBn
_FPI0GqG+N4&a!eLglxKs`c9D7;}nGCB&qjGUIiA*OvLceCrk9Q(DU&N<`IBWYp2FsBgq0LkO5WQoA7oXsejck2w;O(1lWCIw4vb
C#8%?kuWRE&X6{6izP+(VXQA%PkkE5q4(mLXr~P22ecNwtR7v&HF59LGL`f&5;(bs6}pOsXb`}~B{tk(NEoM{t!Ky~BZ1W0N+3SM
@3`#o=Kg2Mfn$SeC93l#=t@?67<jF+Hp*z+cRUWKvv#fd;ZR@z;>;cZF#?Ylfdr>fNlT>fn6U~A_gi`Vb@gz{);n00tGvS8kJP*}
BLEcQQWUK;tsW+?9(JX48M{`6wisFMeC^J4qZ+x(+1>*$uWyC1uG6m3YT)Ku3(fMLnlR-$=ULRH7H<1L!$oGF#p^uwy7xm;r!Ts2
aM0DRG(mLNhNmi>Sd}r-Y#PKLYWcrr;l<M3y0-pIBgWAwSq<G&E7QNVYpVLE^7}D6BV49jgG<kz??s7?@;$b;&L7cnSB-FdTb)W~
@ZyBD%8w~R(KeK(4+j&c3fIUhIm&(Rq5*L=Fd|)(<^qO>#bch(F-sB#F4lTdUD`2-YYS1@ngr26h(%q=?d=tj9kJSday&ImJ2Xr&
vH|!l*!hg=-sjdmTZ(ZLDfj}$v``0{Uehg8M5|YGHLO9ko`MQ94))J3^T(7IL!n@wn}}{w2~yiJOBzBX+iG2=UE0J&mJ{})VM^9H
uXiQp*zAnL@2vg`0{-KAI=|)qr|viS@Z<2-_~J-*P0PvWnxY<}@98tefuA}ff>BAvU+n3mi+tYK_vy^M-1ge-nE|H3e;F#Wg0LXZ
VR1TkohG7#LsJm1>dW1M)ge$#G>hj-!3Hw+nYC7fM{!YOHfqj=>L@T`mIzTsyBx~;MeUjO*5^x3T#Qa92NSt?*=yS4$!S(E=A7aV
y0rGsQ;^NPeI%=OAL1>-=L?5uv2q>^ymgFH42K`xjHUQOrJGSOn#l`hWJnm5Yn{n-#Neo4IK7-GV#IUHfq2qQQy9P6xR=|#HFZ}t
x>V{u$vD+IOB|fx*YP*5N_6rfb5S?*yAc#S?NI!x$UR&Za~v_e@Y>ULXF#>*K^!)bi-oziTBcmSvzxUx$Vl{GoioLp+0koorvnn1
s6g_mM~jNVA+1>225GyZC=@u?JY+rQu6gFby-f??r;)d}5rU+NrR67aFKmMSO`72v=M``j)heKc2=tE0myol<Y_;V;cR+E~ZEpyS
SbDr+>qW|Ye56VT=PhH1<oXc)Xj2KdJ^ao!GcGo#*vvzOZ3@XpR`l+;%`6cNNgx}W)Ikfbsyifd+#$w^pNO$D4K_r8uxTuz-Dzbd
utrOfR>QctK#Kg^jeT3&P3}u_BO6YFH6o^xi<FDM3J64QL%K*ST`+<vYq>E*8_2b=rS^y>2t*AfL=-M#xeNeP{}d>jVZ5YVw2!MH
D-E#UKZO1y3o9N32cMCVGN1vgqCh4l@ws{`Ef=Lskll4%bnB!RsB6|R2Rp#}4e*2p<F0dEpDP~Rl-;PP%sZDCII+?~s`#kht%(}l
q4DA#S|j7-@m3&8>2|1*Pf)w1U30#=nsd?7a>RAYa*eWixmHdlK1otN1S4>0;SG<@LttKrVwJ%ap=GIpFs4OqFQE{Y%tL`{RKlr1
on2Veir~Pu+G|nYx5s)r|7VX{@xCw&WSGPJi7E>SZJS}I1n*6q@n#IH(9qdK1RF1dTI0MQwHuia^ec)oSFbJo+6q(=&o<}5%_w*1
obfaxkT0FxKz!0b|GxwGFWT&2V1WO^pWzTI1b4!Z=YQ_kyMp8Tm+&y&f3$=|gp?;E@c53i0*nO!DS~0}_<g@bPX|bUZy=!uVPGgy
1`!RM15yF_juo0EQATj=z#u9#DcV5}K@DFXG*;h#_xi1_2DXS08H#5@0EmDT1B0j5gnkk>s&7F;QzmFSZ^kQw8}o$!I{$O_eujBn
ogM)e(ScqR$~ju)l*X>_GVlEe_SZR5GlrH>K$A%vQ2qaOk2q>Gqk`!DpJWNzl*iF801-kMALIP$tdpTgXX3hUDHk2vj#BF!<Ew~`
HM|M)5_$e`d^n_D^Nne7M<)t4b0al1qYYYQrltjzTxE{!x8YyucYLi73xJhT5DdCMU_0chYF!yzRC1^|;d~(}6-$gRGjZ*VEFED#
+ya6ME|Uwa=6?+yS4AKBZJXJhP>_h}#4(7wxLz_H5l{AJ-Ow!@dMrb3+a-}Y7j}9eD2lsMq*8$gX+VcNKgj-{*Xz;eL+0?Cf!R<8
D`ZNMK@7kmJU`Rhx<J(w>~s=@LQ-Uu;m?g8kDJT3Wflsrz@i0CgbK9jl~T|OQUS;XfzKIkgHc#$Y#7Otz4e3e^-+a=3be)}<RjIv
o%gK)YwH4pVvnd%9?1?s+=*lVst!fP43~XV_rtW1F!lXjnGs=Lj|gyX3LITv6HccL)ZhcgNwk=x9d9a;##J(aj!26Vp=I&+$B!f)
iO6VNhJ&P<VB?4FuPiO>;ZC~IHr?Kwn{#<Mhg&}_-s7plMj|Q;#3teul*Xz>X!eWrjQ6kjv&+MK6;AK-F1x6e4$tTEk$gb3iwpoQ
0JMrGiuQDRdUO_j!ozY$anE&Z+qAV~#scaA(6-l7R34cuXHDb&6u#2GT*n(`c6J<w><b+6%YhmoF#t?~MhtpkN7Vx#s-GZW;fOz*
!$J82Yp35w^Bi!BilU>VX}~EHl+_d!Qv?)2RMae9Dy~b6l2ig2N9X0gP4|*+uj%EU`^WY44=oehY>0;y2MohN`H#`g24bwfYl$y}
<K(3O9J5@56$gwQ0oS*O`se&I()UPS-1Q)Ic0QqWqA30P#VU;6iJZxZm=2b_sWk~IO17{32p`(($7j!3p6(d+b23(2LW2*zmrlM;
hAu-wxS4Q1Fy%0REx$7j|7Uei7RQ=xnEn4AJft}T=g~BRiv?IHC@7#W)2uGp3}8{#Q!rbMtA!-YEF-!Gv9z0ia&LI|Yyt>(M&VYh
MI55yzG~YdW+dGXLP`?{f_iF}XZ*j0E8w|%b#9@`KYF0xsH>@5jOL)`I$5O}XuFhxNdI@3%udhk!zl)dE4)_DHaT!<`}p|7d;cNp
SR$e*!4z1n^{j(wkj%Xv_m_1c`?dJq_xe1$t!DeY)K0|FEK1bL5kXTFlu<}aNDqEfk<g51gO+_A`O|N_^SYtd0+NIZh#pSXDv4rB
>P;e=RH@+#sHCoC#Hl=XaAK<|Xd6qbDauh!aH?s$8<~=P8epKP7$PD{CK-~Nh=_=yq9BSR*AZ?kNrqe)DlagqEp(l9(LK4^1UsQ}
?4vS-h)kyHs@TGT+z@vHilB_khKEop>?ws&Mln!CMMY3BJnuW!D`|PTr@eS{>Oav0;d$4>+pl+>=1-1)Z)vE?<RZn2BtD}S*${_O
!5wFid$gFsJmYtVcAnXNGQ^b_$RtIGNvGF3$*tOO2WkuzNU-aRN@C@-5&;-IM9?xMh9q^eCifL*gtHLx+X^tm&d^=D9h$ONFXHw6
-+jgH@^*T!5zSyzD1dBqBW@epEg6F_l*+LxLPDe<zYbp~4><(XR9bdi{|AA7Dh{mEjuTc`Bc#KK?qoQ4<TXCLzuTGN%@_MU2<*D^
25S_E|EdyM0w3(Yy}MK|yfSALjkq{|l<R*ELVpjIZ+_RzF@gybTCwh(Y~pWxJ9xW96<z}HZ1_l`i3t}xoK4EFJ_D_haPif|4`jST
8W6C_lV?3|jkoM@eQZ|ta<_tTSsFuuon_Fnl?jfs&*X*t?A+18dh5Hv7^6gI_jXoTQBzo%P&ml64T}O<xKS}KIU!?GdX(0!XbBK#
x_Sowm{`^IhR6kpXXJo)$*FON?|+_-vzO2pRc(|Oy1XPu3RdeQ(E3I}O)*KOO_M@!A*0IEx1=DDQQ3BHdamdQAh8<&%sR^w(=S=N
TxF4iRhRX7sc2CVN|ID6Mu#B<oTm=rwhc+=kz|pfwTNQG(W)%#)%Ije;5c1Agx&v7x`QG?usac0Xe5U||CxY5eLrWFaAkil-`&ri
^=KcyxP*}cb%}oor9lrWI78v}7qABN?TzQ@)nm>%BkKzg5hYO3O~#i*3CsX-8j#3FsK^3@GFFu}AejTGBEdGumO}&yp$eBF@mv6*
6o9Z(5@d=>If^?n7|jO;+pr+m$re@76$v8?XF#EqP*UByo<ty;9I#0djx0gZ7@8mnV1l`<Dps-Ub^u+j1u7s-=AeTqeg13XKeyNL
@FIcsqd8ijXoLu0K?M$Q?$O{jiwDQ$@zdeRF!^*D?4;`_uNNDbAEqD*hAmDa7?KTJu=a+M>?8jb|5nlee5tiY^8>igcW|gEvZ%o|
SR2pl&yms7*E6kfWStKL<fLRcl4gYyN`7Yns`Yww38H)sfF7hl>j6lV1ICKo*ua{kn2Cy_D3DQ{K&*l5pMl^vu8Ge&*S3fwxp~G*
BBB&`J_*QbY5o0KiZ}L7&dp};Xxb1gpeAd59bKf4FKDQNVvXHX?v9VZ(u|NAh8V%ss&lIROv=e21@+E4qL0m2GOJlss*PFBK1|d9
NAWw(!%`Ni3lz0;xL5N9^P7v7Q}(ug&$oT4j04yss0J{?dAL+W%t-GP{RyfA)TU;XU7el26?Pqr7m<2xSh5APE%-huVDtbQ)QKLt
aUc8Iy8g|oaNcM+=Lj)7gatJ+u{tb&Uu&V7A=73b%gW#*q`XWp#?=%Nm6d}_CH_&oN4gPDC!afzQ#nOc6>&ilQB5T@lr1F(0XIyr
#2!CRMFGYTf_3pIpbj0B+C>+0hq<_Ti;~sPVrt}tOrb*X?%3oG{Ef%L2v25FC;ntWaDw0@TtfZlvBQxvn>`p-wL+g=w<h#!%RsZP
jdTkp%@JBuB`AkU+`w{fVKHRNVI8@~kWa3%f-8kxyp`S0Nn<XMols6y^@{@IkVgnRDX5M?cb_EGOkw)ebZ`6nym)%fA<jCq%Zn6h
+Y;K*Xj55`{obx;1pM1isWXKIJTSb-K#YiXw;g|dHjx%WhON49LH(3Qw#XJD7^VO2wwJWkucd0O7J>1@uz3&kxi3z^F*jH`w3S`g
kg-~;2rpzJuljS;eMUqUzvyc;y52Uw*HvIEHqc|Xq8qi#D1*a>h^?Q&{nLKpZXCI!7g~!}BO8}IbB3ma%6l_FqP(|+z9^v~r`xZ@
GxiQe$9K1R#Y0B=+>g%e@V_q4CR`kpUCOJRv9c1dzvxcl-!G}i;nW^Yz%70^uQ)ldp+=#N6CbmW)_jtnu~HW!2(2dDt1#vUph7bR
!DwhXSfJ{ZG`q6%js}o<qQY!&v;`Ez#JE!xj_Uo>NU+W+v=7f=WHOaeZ(G(To)9R=n3Pdr@Vy<C(rS^_6NGmkuX7j4idv*iS7=RZ
r!lQ%pv;I+b#QW&sk@Sf(M@5oQAIauBr;8mLWhY0oFXZd$r`1J$S_q*X7?z#j?u}L*0vg3<aj|5TAwBMLC+RW+`YLF;8>wK?x`!}
q~|J&((e&9jzwH9eH(k3XGEnu^SLsIvGhNG6AZ!pZ*Q~RM;?rhp6Pvljx#EC*RwYRt%aiZwH5z2jrH1`sQO<VpB<N!W3L`B2X8&O
<4W?cIp5MkB1lic=F;@N@G(5$U|HSnA3U#J#rZ{VoUpeG8F5B+(D03{I;g8_wVazPOU99#s28^a&uzHov^Ny<@jl(W6*~kG=MM6s
=+iPPMy0tf8p_NI<ZG=JMQ|0O4jC|+;kc-{5!6^DzFpBWEI$(B3bY{+-Ht-&d);B&<E>+biztFl6c-S?{4j8eC>>~u^Q4kE0}z!_
B#6tBiFajPD<G_czU9bz!OvPVoRuQ%dF1Zy$eiMICs+6Nx!&QEhTn<x?*c*Jb0X!@h=7a)N`Rm<8#qo`w?49p1tERy+k!wB5$lfm
z(ct*k|-{dLw$Ms?IIxj_czWrD~~geDR%>%q=8&_J=iO9aV-PZ<@dQcwhNniJfqIqp<;^E#}L6B!eF^`F)+?^M@a9ZxQfTdfBhdZ
17Yc~;>MN;YQ_nGSbFK&m-&1XdU}2t_I95P?Ovbm`*|La6A@C;P{mBDNT9zH(Dr*>wz?mE+1S!kUyf_g@pCuPOo7a3O6#foAkJh~
$S$emF*?Z<Z8V7r&n|#a2>j~*rBR4H&FmrcbjL*n%tz`FWJ`BhNe1Ln9?>IURE=G<tc6<BIiYJ<y#*c3LK;=iz{!wCju0ZrY-EOZ
O`>u4#&cnqru*=A|H-HsRyGer#GVKZV?m3xL}+V+zHs36Q#G+yT=|x}^#f?Om2#`5S3NB!YJqVs3x&Mnkvtowzr(*as^Wh3Kz^lk
v~I080pxe-G=(x?KC$?3Ev3W_3^HW5=S-TdEfk*3cdUjt$G2>UljZ>@P$b(c4jIVJtBnChJEo0OjZ@3n1>NU#{=25qp~AkC9U_%`
reN55cpYlRo#pV8Nr)h7<FwnM+q%(r<tfy46Y)LocR#!253HNXGHt;z(=Mf5GlZ|xe0O)TY)a}x%qYA?WargS7nK>q$R*&jZZc^m
`Ju+o8Pkr$4XPN?l{jJubj)UiF6`+i8>Tp!5sWJ~^ur+HrwPKRDy*WqPGG|o$8Ga?VuueYyxtyPd%p#9)X!G><LmlG=2mw(Ocg6!
9ALQ+^QvPxoLbIM<<jLc)mgS0R(8(ak4!d-N-1jPy(S8|bUp_W>V+6`g-4e&5@|E5wH)i5^7jT#JYNW6rtf*Is*0Q?Vwr5xyGgAS
d#8F_HM?fZX`^=>W(x4moOZOmu3bEcYlf`jR-86hlZ&85=fygFA<{+S)q>-vPhHZyJ+peIkvs0@gyca^c(B?cEqiw9573H9)wiAd
b*Gs-^%{o7L4K@#;yfbq5-%k1{Kj_Y2R?Tqi+(}MIQl&Dd|{B`;olijWlo;bX;9;K3b4i%igey>XKiLC$DJMI#G6#dNV_bvs4Psv
uHIRU<v0_3Rq2KgI!nw;Zd(IP)1)}v$2zl5FA2(N<x-%hEDuo)2>G(^$cg1TO*Niih6%!OB<a)Ms*QK?j|!aU#62{>A9~qIvMj7S
fh0jXEm3Iqoo7IO@fnBtHxC%2V0sX<!20uYCZ99cguP%!A|p4r4+jJ4V#5y7s~hoBDUzxRB;i@JA!#)=s9y(R>Z&-!p3)H7jx#3%
l@64{4BC#u*smy?PK+~roeZ2^>f5-Y6rsii8R&^?X{Mcs4j9)psbIEKfFnVqlynmpwI;G?1!;C5m|@Jh|N7#jUrAs|WU&4xviPQ#
Y#P&2JADnHm{l9-r)dyL4i`bGAcLTgMMk9B@8`LFr{N<ha`qQN$GDEa$N2Cl`nOtwbD4OkFm9+KrYaLL5;>H^Rj=RtCk-_6S~w7l
A39--uM@Qce*YRg?1tnEsPsVV0eKo!FD?`!tEFn3_V!E9M9PjR(E<?!gi#U+CU!t(3vob2pyZ$_97r4(4*3(?cMp9jfF-EJK8Qbc
d66-2d&;bo&pb97Y0YBvr(VPp^vaA^T@w+lU;49rpQn3gA$HL|o^%luL4F5c!jU$iq~;cA+Mlq={NA;#iwV%iiZ|DFtS{bhI9ngM
95_qQ8tSJN=)G_@ln6gh#a;phq@oGzL&f||Q@O`6rrdDz`!%D$L`f&<`K@^)dR6oLB8*$TbEntRHXne|+=J8{ZMrr5wdtj}7Ghf7
oGno0+eb1m7bL;v<HP^`F{kZ%R9*dgMR+05vxw$fdvNdK^|BYU{M6R9Pw3VlRj8cI1=br8hOVKjOdUIMdNT^qeH?<4VH7d@<_R;~
NIQ{T=!Wr5t~d2cG^B{E@Hl=pjyzVGRXM~Ed<&hkOp$A^rTRXd@sJF!YppA0c*h)k*5Y5SZ3uFAjHqy(dDE90a<0@u;NYqmG8d+F
iqK=|*Qm8ezZvZ87Oui=+UiQxlrchJ^G^Yv-NrFLnJ2O!phoU)35^Wq)9}FOQBvTpdBBdB<ynLUJF9vwC10jF{4w37chk>B>KtOA
E9v9`huxPi9Q?GAbRp@)KK$Ha)kIc|H<8;BO=aqZ{z&kAx@|#J0D|4Rz|xWpK9SQ%TuTbJ>;Pu<{OhsV{(%~3CHA+nSSNS&)}@+S
0rgjUUR;6A2hqWjLDGr^ng3+Fpm$OvxQIdsjcUto6DuShH2AUbW?fL98TEGw?i3y)<?n`NSgo?sMYrPD-)A~E)ijR2_#JnxOGEAI
7i|Rb$?2Nwd9YcsL>EGoZTai3hO{l$lVAoZUVpFsEY;@pF0P2K>*%&$hwb?}j%w8$^9m4|yxv7BlBjqA__J{#gU}{-3684f47k>>
_3gIV8ZK@sJMIStW}#uwyQW~~0J}|F?zYZ@aKT?uoKOd!qO_LCb%<dQ7jlQz)rHRyaI7gOq+ZsLxXC?ImvzKL!j$r%`r25#jKx$R
g^*=p8fqo==b7_<{m(-5Y`tU`Tc>)v_N{8nIgEzBmS?LEw~u@udk=H;hb$5SA|fR?)9Ls0_f8{Fd-oE9;+$xw7*S!_)N>e`vTE>t
KkQfjUj90sFM>!fU6(HK+`Yd{tH0JB^Y%Y9>5OzY=#+{?rIhIcAm*kVPA!21M)j=7?-rwv6=DaJ|FMp@Re9X0c`3+L^6g%wf1dBz
&FZ>4*dFEG+9HHcTjNC@YV=_Y9<<K$81b&AzW?c1w)#9<@mHvC%P4{%zLDBz9sx;;(;Qqj9!JzGL5g0I!080D_oZak-dvYi#<Wad
%iX&-D+BL%=f>z^b5{@)ouM^`l?~6Qy7o+1f<-p4fHf@Gt-#uW>E9WRRtU6fsX5g?oQrJMVmVsPf>EDp_`v9Y3*fryaZ*+NE@EDD
2d}j@YM%0ts6&CErBq6x{jj>Asrvc3K80kpX}nP=?sTeJb;6JRqCq+d6eskE0V{wXSJCBf41Il14v^E4Fd?5vhJgNQnkI(uIaqtA
hgyofF1NsF)un*efe=}TWYqs;4lu&^zUghhWXlQ4aU__)l+k)P@5LdZy)km=v;<K>AW0UWi^1Szl|OlFaDnw0qqcBmuK$^)(k?Um
wc~2Or94I=d_)SuMUP1q52KI-t<jLC1fdldlP`XEl_-H};iMl<a{y%0>;n%LU|Rv2loSjvHndlcrd&Wt!;flIF~jnm29%y7NOrcm
_qS<cU{&UtlVbbtveKjK>hlwV%8O~-+*(l*2^c}%XOBArY?|LTCsSq~DC^YZ|1M@Gy2E94)h<dc$rT=w+B^mI^*tWDTsoGP%2qb@
GLWXz&+V8S4bcIRJf*4&LI&>9j431w77=<0oy*CmwBdub!wUEC?1spE46J<GGL7%gzV)Q@ZxVBm@$5OyZRV2QDmIc8Gku01S>MYh
zaNz6*L(E6V`X@{H@}?v>ZmM<iNAYKZL0UZ)tCKMI4dU=-FfBqi^d%E!S6GyTy(^cs)mrN-xs$|iPstlkp$afi0*927MpfAcawZO
hRl@~9qRCDbm@Ec0F$8kC-K;pJYKDv<pAZFCqdY=d&_A0l=5ir5vkeeV$0*hP9{g$@MvMc$O;fdQB+j|A}kRT<0N=F%Tt|X&4FEv
3H4z-^h%0(q$w>dP<;8<JV7&7cYA2LCR$E96tJ?W_qlB*D=V`aK%c9OoNV#M%rwsb9)0?~8@+VtmHZ^4<3t89+Ibi?n<~J9AcQ3}
*DgrfW+)~g>r*ufrB!{#kfG1Q&pVk#Y0n{~7{7TxkKGdw*IvCB^?y99&g9PCKgUx{*jjdit%j<ZC5qJ~0~DsjL?Fy?`gNOc#W`|P
i^ArZwNiVmdEu_95HnNf(YlaVYP0+c`L&f$MJ{S$O?v(rLsVIL@RD*2jiM0Fs)cz-Nh;zE)%wHZIh$BR@>1x}=VtywBgrcjTk!8Y
1-cf=vu{d}%*3$wY&ufI8uqqFr1nWNI2}tzbf#u<*y~|y14>YU4x#xpu=U0q13;g8d$dhPd<u;jp@VQN+BT+HxuquHbJjM$2*oTU
*$&qO7+MjiaT(#Oi_|dd4|x&_TZHkWiDEU=U^N-4Hm#ZCh9C;vfv~1f!3+T0Gc!~<n<ci98XHOj%I)JIi)NM?h3*^n-fZ~^?w20#
jr@2=cbrL_0wAmK@bB%kf0G7G!KRb63lTip2pTqH(jsk8I#TZ?HpDjwkJ9UUn1;`zyI^3}E;7=UfQYzNoJ)XkD9HrGTM_~c1yUY<
{hyy<xtrt;yU%@_(1CY?^ZYNQfy`Nlm~V4a0{#u72h?gYFjff%xYPpiphks!_HnZS)zI54^gT%TVr`}XgVh&9Qbzhnj`C9k7!kI?
z@#f5EMm42G#y&n6g%d^l6H%{Z9y%u(-jtI3F}c=p>piOvYz7BtwtbuonQolV2HpXtOlVrv!n4Ez0hcN!}0xpU(r8C?b8@`3e|^)
rFHe~Nv0iq>^zX04!t`L_+T{(XeiPh!hmJSU|CCGJCFz?mv>I;3pdTvCa2Ra;r&;`*O~QwM_8!eSg4cV2b>5=JQw@SaEPr)rF7wQ
lzUYkj^1ZOJSY5O51|bo$;aInkN(Fk==GznmcH;On&-ZTq*6=S4Ly%e?QtI76(4@TmtBa^sF-)+Wrl4rT-(0FY_fRQm5vb`(WHBX
xf9{}V?keqV^JT2-n<|6>ZF1X;*kVcR|YsCtc|s*teZJPfl6>mea{PV?ag$myd8z>+e+Gj$C<C;;xIRCQBz+Xwd1xTYdh3pm1=lq
MIVMO4t<oZ|I4p86~Q!Bz}0l#My2a}Z~EO4nwOyEtJ2lxUKX{d7`dAG!@fu;^N#mhNTsj};rivOE!*Osg{gnj(!wd*!qH-ddhX<i
-nI5poKKhMy?u&e6!B7QbG%fwJRio+q`*)n&Wi+KL9>wkE7p{gQisW&V)>%62-~jFG0oAm3j2EFp|04lPm8GFvm$}``I)Z^<aydZ
R{K`Ml{As5+dE?ytk(4eXH7X;kJG=NV0Ft=(z7%-5K-MbuI^gEo&<33i6Tn3t4KB(f0q>!2X5Gk(kSOlR+V~MxvC_B2C9eU6xN-%
2!`_d(7yjy)LF3qQEE)89y8H^mgS_lzDj2L#l;>WEYGGQ!vBJe3tJySkIXOnsv|`L>UR6DRu-rNyi1Fg3m~Q>RVE+^tR3I8DvhO8
pIOi6`41=qPz$Qwr0jGZR<`!-Vy#YB@?5>xOMz51RY?T`MNmj-<n!KC`MqI9AEKC!)d>j!<m>$C=gwD#CZ7(%&gB<d-b8_;GEc7E
L}^SDtBmxIIjJH(JJ=w*I`8~{9_M-P{P*E}_tmKVT6JLkrZ&231K0QF{)!Di5fxE;MQ9`dKYvWT5Du7SV8ZlFNupq|o%<c7*-v>(
BaTVu`n7VqKJa#vs#Sb9y4@r?sCRzDZ+O%3Pj%9s{Q2vM_pQy@o8m0)c2mrre7|$4hS|ncaiMrOr-se14MuR)87R-5PKzrh;oJ{*
-+Rg(+zHRG5V6aatrrU_3Mn9399G!LA|=ef{f(y`)DVqrC?+ItO6D^Vi?>ec_!_slQ>5T}1n);k9!`75b?nCnH0v)f<9Yj9X#;Ul
M0q5g&$Fg>^-f>Uz5q_2cN_zsc|e5{6&q`r-?x6!O@pne)|b^_{<;N$Ku91YHh9xRaLq=NKV6kZI-g7HYUoOjY|Zh8cx!_j{!HR3
c$oHfmC2;h*zEZ_Sa!`B){DyTpG>(c52^wHweMzLa@8$iCF>W&vz{&ea4JZVXTRSSa`hJYB_f_a**&B7Y<IL(F<&z@w)kI;_iZeW
4#YrF0pS;M0fihEII3#W0rSP;tJHTm*q2CXG(98#BHTt#UpZB{B}r9kerYQe@oQ(rbRMo9UtMkQ$X^auXnneC8|D!w9BD6SfI|e2
>fL9!d#_%#E6`>1`8RaCzDItK`EY+8Abb(Vbdg^z2xJ5nKi9MghDki0uh8Q7TjAGucJKIaI*$7^5#>tF*u}duoPmB~9D*+Ky)1fP
<-q9O03d=1W2Wa>xK1%DOX`3!fYp3`{#Bk$_@Pl&nPqeIJAv?04=<1Re@(Z4pnhS>af$q_bw4N6^!4NL{bSeHxQ#jYaLMlQe$yh~
Y4p)?j;_wcTv%JNzinQWr<;<2BlHpRlCcDSD`!vmc5P37EXlS}7y37wVuAf51bzql<4w}G$bAcz*ZOHS|MT;Ct~R449?xHlGvN5E
h)rBL+7_z!`!K<0`22ww(Zin9vk4OCM-^tUAeKIysONm%GzA@}i|Is4D2gOBFG@7UFG!Ow*filcWh>w+HqA9qY%QVL=NZ-9z&hsG
DhtnWl`(fu-_;3V*w9eGNQie+Pf_OmAJOA|zwvL6N`0?m`fb5a2OosGzrvS0cHl1w_HsLCjM++a;45ui0y|@OF#M;sI=KBfcpo94
!CTo}KXa5=yX3iEN(1L;yx03rBJ+Z-siK^_qqiG4i9&_}8K=_?CdZvIH++QZhel5o)m<|(j80>MPcD$_`&#h%H?NH>X?3)-Ox2;k
G|4CsM$((n2vo4KW42GkD4Y##1eh&=98+XLaAH=5#~_}>!oK4lu*H^+fzeQx!W4G*7s}BmYM_ZXkx~Y+%(<Z=uHpTMJM*6NiZDVd
yZCJ9C>Cv-F2XOaZ8bepnI#BzPX0^pm~;S>!^@on0k@LX<<fVN=XL5Mfnw-XE(COhZim$8PB7T)`S?v(&duj|YY!J*jU&eMCNP#{
O_6ez9%fj$o5uk%9B*A+k$-}y)?AYX1y}svJ7+w7BGn2%e%w(Ok82T-&%2B2_A%3?Tb<aE5`W$G`j~6)`JEf*H=3#x<&2g=9ZL}F
<U8F0TC||=?x>)q$WiR*oF=_!@KN^AL#Sjm<pur1Yt>QpeIy#_T&^jDoeHBDY0;DROd-mCH~rXc_D;NiljAztA4DXQNT+=@nEgm?
QLVHxLL{L2zas;-yTJ8sySZ<11qF-0e<>U`E1z@g3c%&UtGjnfT9A@t+{<lDd-MR|lL74mmJl8RHt*2lt`F9Lir!7EaAaWtOdSnN
Cq)!29lo29PqNIlvuT586vBqSG(j{3ZOM!~gp46~hXhPJem+18#2m9t!;dmx5XQ*|-p+T!ArE%{XZKv-gYSFzsqJ^~@ZIfoXL}^a
&02`X32Hq$;eqO+2!9@7nPIVg9BJ95MQdEZu+;}isa;jO08*G)G|AokFEhsyoJ=!`-e7oqF2(r4OwiIjZ4RtmpAodS_Sat7YPqea
rJj}M=x-xKIQ{>U(<Y7s-wZB;ILd(_p|)uZ@J_#xzRNK1BTDOjLUm0q$8AW1S52|Tti*sp1&zp>ef1hROduX;J42yz1?90&hn*T4
$JO5MIAYAtlpPx}90qAZt!*CGF;_4lA}JMtae3!~3API%+ujsWJSN>kS>ltQjt;fwGqK_V%SRYBT0En7xapydjRH(s*#Zz%tfiSK
-%hibio{%LS30vxDz0W#7i@)wvYX2^ZYkqh(^WfHl<G=md0G6@FOEIq@R{g!Iab%;MaX9(ykGSWJcH*oPss8S%8irJ|7QmX?lPOx
%a%nW=hrs%9ffZ0ZbDz2I-+vI)3snh6$PA;Ex6RlW5qJ6Y~M_F@QA?|3)2qv*G^*i@OEYpI)WC$iO3A)xM=XBw*LPt1dUu<L$QGm
yt*v{7+-cl3hMK;B(<mJ*9<u>xNhZF^6!xrokQ!DJ#O8u;LB}U;;KlONrkE-5HS9(?O&-L9-@#QRR|7P_-1VcQH|D_9R{;cM)MuD
as}%;Y~YTy*f`pFR0@JiVBmDUZW`n?+dW>jU^u$WQTq!r9i$z1em(CIC5SIYZLb_O(dkBEz{w4`@72Mi?jiV*4$Pq7zMziXG;qWc
%8hS-w%&yxACgz@qmBeXrvhc*MM}EFa&YEpheW-r@rM%<BMmR%2#OjcQ@TZorTe~Vr9!*(`BsKx8XoNj%x*-@f7GWa+O*pyTC7L_
-RwC<%>^@~E&aVQM{$d$JQwW@_5QHI3V-7~yEU|Y?pmvVKVLLZOx+vlxY{v7FRxD1*`Ks27sA|EN4aSRL9U;^?Lss(1&QFYBq+Wu
A6(a@BEx|S;3Ss}z;?~MH?6-VtObbN+)zxxJCs22_|fuFMz&3OLVPb+1cF6NNn_rb%pN3LnuZ;*&Ed^nrO-G#p3MaY#_ld&f!)=C
?3D8`K!T&BI3juG8(mfIhMGQ@{f}H*seM!qMOZ=vsZyUvfMAeKsQtyF@O6kKy83CkW|P>E1n>zRir-W+WwNMai@6wdF%<5!w$b?=
ktUKpI%HBLQN#0Zbj_?C|9|7Z7_JbmQGdwrLHSgrr3W|e+pHmBAd9Mkpn@e5A|Xg{Z0{s<kbwd${b_0!Tl(qfEp|5Qbo1_*BS2b*
O$4)ZLmjkJ)?hg$u7i_e2NNWNReCeLI`kVumV*wHNdpvtou0><#ex^%`r`~pdn|fwA1u9OhZDue3T4q{xODXiAmkuINV8Ra9QxO?
a80LA<Hj%1izbFHE9J4DZx<W$rf=h%{)_-yTnTb(sl-GGTPg!`6+H#^J9O7s_&sS-@1Vr<AQZS|R*63cYXUA>j9O((AYJI<-OlX%
N!0S3{~BL{ULp3O^6GQjLGRv@i~-fY8tb(6?F`{l59!h;bw^@AbffhXk7ptsM@io4OnU;2JdT9rPNtnH#<2${P-#d>f0fkZId#IF
AkiVX;U5L=<dg|EU5Iuyg^A}1f0tyaGkg%E<A5*}?Dmv2KvWJ{10^Zo=(4<kIIG!6?5O(h4Z$i5REiK*!b6^A*c^B!AJ9&EXh7{S
K<JpX=^+hd*@3;)ig)d2G2`0l|HJ}Le7e;Cu_O%Vz|bdH5Sbs>FNAm{=wvi_Jo-1-ah}8mnm;LbX3DJ<R8>+xMmp8YWo|Kj;eMHv
S4a!xGO+~)BRYC?j1eqU=XZi9&h}*l^zi6=5n(sm$BlRNVowR}Xt0zM5#GKSjpBr&hD`0^l+4Fi9EY)KYLNY|uGLS9XXUxyI6y`;
!I>d<RT27iWHmb&2&i+adYMwauSi7^QaReTrxpo(6<k2OijWU0Jc7qsy@!qa%uJpd#1QI88dD%sl(@62qV4`wKAEV+?<Z(3HV+0=
{UMf!+}X%L!cP>b7MgjFn5*fBusD@{VvHXOCMPqQXSU3JOyl?bTu1J`^&t2ij-fS=(=5V=TiwM@4J@5oTgZf_sp{mXWNjQadI@1&
oLW23n_G=uc#lWo_#K!V-h7-br-iB{5l86ZNap-3)h#5@m(Kk>uV$pM8da@!>C%D3u-vyyfdn>fjF0V?B<X`^dV1$Q%mS(n>LZ=a
G`W&-OU0Lb{<e7acmwE%Z1@L29uHRY#zWtVD8itG4LSy}4a)9hW`wcwOxDH)*wbmH?@c8cm)-z+ChRl~yD(~k0^0&u-7Aw-fUxHG
WYv?qR8E<vD#PKmO|7UfMO~T*)PRf{P%;vet2SsLMoxl<18NKki~-w7uwh!+n!2%O=ftYWQxUyQA<XyoSapH?aO=-I`}g?G;C5x@
L`_(FOKzWLe7R)s!(bSbuWZomeS8KCzC`EpiQw$7hUL?zPuDU*X5i7BWwjNyqN0riu@xiC>eF*_+ddwGlXI4uvB7v3y>y6&oaN;o
gc`ZE#drOEVe_<?8|b*_prfSR3F#U<Pp^bv*16aM{Np$k8EKR#A&L8SMZ%S?*%!;Ti!#ptJcHxqMRzO@Yw|@dU{rK~Eqd0H!lZ&2
%#3MkHC%`}gSB7I(QzX%!yTBvqZl_A#Z_-FiJq#k08|o^*1{ynl1FrIU>-fx5J>I^LfVd59S-D42o$s$V*0R&j6Tie^<lunD-<jF
K3$S;xDhN(!xX5H_wA}u{n00(?a18sQ&<A>3c=8Zq{s=Fzbk&SB%<j=)kT(HR9PK5cK0gtMZ@c(a_g`gp;rEpJEc|$6{*{DLrM?1
?t+tqugi`HXnElDt2>GLZ1Xx8$BwY*CT8^wY}OB&_X8DJIfm%#wrv(g2x)+@uJ@3-2j{*W?_lE}ozdQ4d#vut_L6=3Yyql0w?_7j
lj{F_V3evw<ZEput=JQ1;_t{2rG7%z<F`&0ZB0Z_Z0}fVzY8${aD#d{w-6{P%21$dKW-uz-%4fBIF|=M8_qi3O3A-(zp1u$z>}J0
dCt7Nwp2wyInztstOf!w)&?CnWZuH!NF)LwhE<jo;l4E*LqIM^GjRY$ShD6YqmBC}s*k`ZY*oj?#pz->zBIP8ZqBc$%FoXw@d<77
XK4E@Dls5ofS`er7FL5piR5|UV&iGGgU+m7V=r>d!<WE52<uS-CQtxuKpgZ;+7=eVfyH$mJu5;;JCJDMa@9PWbH6CP52izm5wi^$
>1KstkX1sSxfG$~4SIIZ01g=T6f8OP-W#C^Y&XXYd5!s&k}E001FP{S3kA4AGy5{DrmIq4Yu|s8=T?6G<y*YG+?%91WACDEsa<8o
%)2KU32NXzmZ`P-aecJKAzSv@oYdcl_xoJ4fpVeLLg&wsD2(;`ypM}(j<{JZS?ZqN2<X=OK!Pk=!lWzI!AAtu|23*D;<TwXd!P87
8JWL3K`dnV|82?d@t*o|zxDIOj+t6|uNjiqX*lQz97@mvZ3!eKX%?bJfd*tl4c&qv-5UjX0ZxA|oa)FydIh&<`8$oHz3k&@PPxE<
?FoqQHY^@xIbK+E#s*@7lzn62<uXNz6*Le9j?bFrW6-c4Odz$sb<Y2uQMisSoBMMxT->%ywW{Xj?^;ndwsFC@R<}4btU%K<Lp7t)
eo2QDR3a4!g1I4)VJ}^--Y6v_F<vPIZFcte-+fPg?>g(AdCcc#xy4;|Xi0?!^}C`$LDV?<|4K<aRp|#1D&18Ckp;Ly8+xecc^7bo
wWPqk8*ero<|+fDH<`6915)#D$g!-@?vW(2NU;Pe6KB#4KZCkCXBw8;x$TW#)`k7O$)#)Aiw89{WZ;8!xdq2gu;!S|In!DN380C$
_|9qMXKK1s@7#hhb%@n|ua{VBRFZu0^?0Hm#oe=~l7+gb5o353zPeJ6y07#s&7}&^=qN<ST1p{if~JO|Y*<#dR4|I;m(a{#jjx-2
Ubl<2pwZR8&i4n`;Os}4Ft+EMS%MS13g{Cm5Rei@C=d`8Lg_%dXSm^FF*S|OF{`vBnQ!{zw&=-MdAEoy8Ym>(gr2h^LH!UXk%_ib
E#irB-t$J01&la!Xl+=ilxV94F<?~b3`eRJ0TNUcGYj(XF)6EC=Lw2f<96#G@Vky3J^g6TeloCrikheGqU#8Z8jvbYv3Oe6&shUk
tKN}CW-ee@cL2gGN~+QIhCu0Xg<7NnMIi}o*3-3lsprdv`S0Dg)SK>ZbB3q%Jz2QA87s3S9rFe_wz>u-s3IWgIlNrHnGBj35Lkd2
3sSp^Ti0x{W~k!5#rcbLO$<rIyB-3G91IypHqVS|4BieAM&R;3yD-%!87QK!7+Jrr=7MPJtic$nbvENy;W7Z*Vr6#CVy)KV$l0L-
Rfr#NX(IneJ{)NYP_n!)pz7b=-FVK1X%_i#R~L)Ezs0|GeNLmn5m9bk-+M)#6;99FkeFo&6oDG*_>|X6Zk)hgnA<g*)K=;k`GBx#
OAsv;8Aw%P$dsn<97;nw^F5tSchF?7p0Q#%kr4uzEoa(*mWv?OEG=TB1hm4r)dbi4=mGx)#fDWl>rXDAFUEGEeE&8PPpL=I9Ybxs
2D~oLGo;i|j?xfGkV){(z4dX;jSi?Y-_K>m*EAxqb^Nw{B$89qCraj?|K>wa$1x*rV7mQbEn6HzLTVwe1<Ybk`e#{@2x+ufxQ}bR
<gS%ShI@VaZ7x36-l+VSWzM}e?1(Ni#Zgi^ew*zVSeb744=*cq@paQWNte`@sl1Yt^z(&eFuAD;&U1NKuJ=w?7g9c>b<X<puNHOD
%ky4Rrb#GEwUI*Z(mU#!@jm7p;F~-2d(T_iLJ{X(vvpF+kY>SzEwfK~b}=S;1UOY^wq%>u@4id#y`C}Ae(7=SK$VVd`Hy~EI(i1U
X1wP(owtnJsIa#9Yye4ONd!_7InCk5iL?Uq_->tU`AJU&Vf;Uby*K8RS6TJvIMI6d;@Q<d*%w>fA9qbEP-pQJ9ULcdsC9%O5S`A^
K?p=xa3YV8Z{ch+H$IhCELo04+cOxgbi)P|qB&3Q_IPvP^AH$LErP8rk|9fAR!Kp{v#Us&0mGIG#DN01V4x8bLTEs8BchcMjcqVs
Q#F&bl-gs%)u#c&mQK1h6-!8=Pb?&iI%qKv*3o4%W**lrtq-Skt?nik!hXNT>r6;PF@zrSQ!%z=xOe?tAJ>VM1xM$Oz2Dc-@BDSw
nKdf<V<GT|@i`d;K>==Jh)~aFph<Pci&?AKU|MZE@|G8JNF+n9>pyLF9!fp7@uk$L<YqAQzlW{~u{A=ArU~0`7R7|(mwOGW^w-oZ
{ukV|5s4lVs$vIM{WUUrIMZ}{n~K^N59{s++Zd0^E2DVD07pUF)ol2B?zZ4Fjvoz+qrOiGmERDN8aO~kj^bfzAj7jO<EANNY~CP4
h=H3{a<t-BadmwMHj4A>)`ZF*o8nZY3&(%Sce*Oa=|ZqfX!F&P8RsnLTJ?^>WjXWfo}s#cs}T*WKYlX}Qk}5<7*8zT%DDl-W;shG
2HIZ*>on%N4!E}-U3oi)clOc;@bBIBKiD6!A5~~!BW!rR#)$o%8fDeLo0?CyXA|$&d+nX~C9!<l0b<CP+eUbH5{;USRqR259IU#e
>Dw$%zw&Y{!>b`7T;RgZ^kQ!H&0ua_*8M4n`fk%Gi!p5B2qa_Dty(hhvj#!ohTu4%JKlzdLJ~%&J>I99R}qq<ngUG=E72X*a%$jE
Q5KOB?{1X6JDtm>YT*h**CwV2i)=9@;gAhp@)#A_{Gj9E!9R!@^ViWUJ{|S!@bjc{j*Qk%AF$*n6TWW(6?D$L(Ec8I;L->voUn;Y
BFlN_Uc=+)c^>~e!O~T}0Pw{t>5*1=St|t&@`beWD@Gpl`Q&t}gdpm=M=W}KyqGiVbzg_4MFbTcbbRbL-=oIyVf1b@F1da68REs{
HBk^=lBFQ=G`PLI)2%D|%i{HvKi=8UtrAG-@6O(O&3M;Haj~Kbu|PO{EYQ6e>|ol05u*_(04qsl!yICUs?Ij=nB1X*QU!RIZ4^5S
Kdi-Od1lm<II4>>V5JTpqQ1ar$C$W&0`7QNAHw~7{cajjbhFRIi=!DuyOrlU<W3;46cK=n%_#m7v3lQMAIG=5<qa@dD32W5hj#}9
tSk&i__Q+fg;YkvRa!dxc$y6sbg#YH!}#^!ip;Fj_eR;*X!yO$ohv}lc|ZkYJ<)PwiX=0eE0f>{#|MX`^ylT<kcU9Wdd)wUv&OiB
vz89+)zYy^w3S_O$!nI?BfrZ#=1M~O2hufXr^IRw(ZLyeDX!Eq;)J3jf7|%e`@XgbBxb*J=lSw~nWNW8oJ}aC#5=UbvCdp>D%N^<
UanLqrj5=V#w{k76`D(!BB5H4J?G32D=AO2d4V52F)9JTrw7-?PSm{{wx2vl;cni=+`#smv2aTQQ4E?HGmcspDdysPqeN3?jcNkV
c&T^e4YS*H{v2e;JF6*?rFgQgD=|BEI!;sB>`gOwqn$~NFdGtySS(OZx88wItd8_f^>44%N&ff4?-4fvYOX58XFPN>yXRa|myPj>
B=wl85JVy>ga~;J6)b^GGc>3Nq4sG}-xcl94G3~b+edgTH7z8I&wZLIXsbzkdXX$WJ?L?4U(pRBF!LBuP>bEIu)!q84D!uVk_jNP
0|c-w#`J9vfF|5@*E@XIlefI?I8PeQsA?9E1HTxkgqetfFd)LGwlIQ80+@)3ZaCfHu@I5MddT7IJKwob#>$;~Ib3fe>4?)VbliMs
A=nKA&}GyZZ)2cHWu{%561~?z3S#*+v86pO;;0H+aUcqq83L!^t>@ghQ@_T%%NZgc%XMD~6&qWz(Dti&MSlf}DS{M7a5R<>H`zD@
f<<GTZ*Wsum3EK_%X=>Qsur^#_HhZG5fMu1FHXC8isNu!T7K~2u4-2~)U+z`G+p$W6zk7h>2<-2#InT#dowxEb-pRW`ct8PUhfT_
f0mFtRMX$vlEMBya;^54oS)C%_1h-TuJU6;8hA)b#>jDXDJrQGyaa>t-QSIk&Fzi0F)cftzJuZMVtJk?7smK~K2cp-JSXX|Tl9OK
)Io`ftMb!)XJ?x`&0){qufI7o^XGn!afTw3PLyp26PYBbS;4zoGN^%uXHQmo5f5sr-jZO&g>2dvtGFnzhp`BQWii|rrf-7&MN~VB
Ax<?x1T&foBCI6Xt(qn8YZECfLk9@Kfk<_KsLU6-J$(i#j+QYrnUoy)=QQec)U>9lpzxTK)0%tqm$3UZ4U%$|AxlM_b#zwtA$0?I
J7+EW`An{;RA&lY;~Wk#4skhaTI0XpZcyjErn84%Q{3i7pWgC&v|f8StWop7gCC#h?>F2YCjN}*3zfvDn#_v9Ii*~RZ1}zZ5S6XJ
2(-aO%A@J`B~<|aoquKTHZVxDAmJGF^=m#WR}8s=Jz1coI#A{P2F?nlJP%+RMc`}m!F^562`uh`C)~TEGL~IUFV+}igi@fA{+y{C
EVNc7AE!)dG`a<oMwy&j8rTT92JR40Ld7}4g?G!e>x^_EWP)rF!-S&FmPq`S(fJzvMLsQoWDEMBQLkxF9w>UFGwZ53L(hDR#xSDX
Qw-WekfR@j?;`ZBJkYCxwNB}YqyE=uAfGgj+#Q0VZXTt~jhaX!lkz@;vR)ZoJ1baU1H!*FxYN)_Yz}{7v1u78`X#yw59f^jJm@HE
y#f#IUPe7{NT&^sEs9muZ70_fQoG6RnwIVryjH#>O)Q<RVaquV)i;~(6dH`s2(YpOg2TDwVr}z}uMpnglK1ub%xkB}4Z1Nw7I>qJ
s?sP^jZjQ%n&dgc`rY`=|A(pKNHYylB(Wx)T$gqKz!a-BW?qnq&gwunt>nw!`^>O7bzTaqubSc<f7Q{h|L)_{=gi{K7BH-<C-lmq
`lL;;Y<O|T8iWAD1O~Yn!o)j`PU0pd<Pyx-Qs=eq?9HgUUW7FsB!wxRBDcR+xMHS=+BDVH++F$|8#&;QyslQN$eRR#p&WY#n^uVi
>D5CJ$b_hp?DAcjy@~p_ibLlaIu7E!z-17<4U@g~nu1Vw=<Qie35_fCeky{LRN1CMfdb1)Wtu@?Yk~Njjr3~RX^k;NQ8JJzmjgP@
7$AV7On)u9qd@<{sjA9Vvz|<uDlanz`k!|H?d-Y9`3-A<_)sRVprN4_v*=U}>5I06D7cx0G>%+|9MD9-nK=T#H%9!S>Ne4Zof(U~
fjXipIL!%an9F=DDEFQ)^}>?%F{=_VC_=EXfmRnm5h5m#bf~?$sUK+6t3GC(C&c)9&ouLXy4rT0a?i^uu+umdF$uJs_v?H`P0^B`
p!0O)yjV9*x!xX48$xD<k=J_9&-SL>d-Q@b=ZWWpJTPD)Z_4rafxT$d+&N9>r|bhXzP$H5>vEy#CIZFx;@O(E{orS`?78j=sd9f6
&?}~Di{EG5KOEpk<~}u}&$~Wc9=Z3{9|v{snav^4BC8tf!N_(jECa{ezrJ>F6Ucu4<z`@aXDY>Ha3FkEik79bS(_wI<qGeY@pGf2
ePgcOwItPBcC*@Q)+*|f);6;5z{ONbn+ynIF-z>Ah@}Iz>UWF9^aN=4@=Fl{vFDlC#e_IOuDly8=b_B+thN@}SIJ(ZDxDjBl<e-J
4!o~fFtdexXl%xjg*<^5i~m5JBe@T5`!d#&+P??fiV6-3g(jt?`1n3Ewt0L;KB44BCShe@p!pAxuK1<JBcAvY!iIr@7xKI|zWElC
<Y^pkiQ^rYW)!+F@E8lD<P%PvEysSZ(T5Ivtm2@GHP9SO2FcO?7pEx8fsuzJV%?f<_ARQ*?m%U}jNs{oQ+il$tCCU@NhD|ejDq+|
<t~oT4g7E|9<Zeno8zN9^>m{Tp7he73A@eA>+JOOx6R%8)?&-Q#`vMbS{-^-*H%>dyHe23uH~Y~1Zm#C$8|yO7hh-+Jv1+@_r470
vKrB`H9=~e4)0WpQmlpR7`P!wtStsBcoh|_t3;K3B7jwobzaieSa&Tkoo;*_v^VS4no)DG&zDw$s;@Lpe;9mUY`or8%kUFCrt=M*
e;$F!cJ%AmP@AYmjtI#q1|;<tQ=mK~@Kn?5>*Dfgid#aXPfyYQc6p%8&20YNhN`wU--LCmo_fAs4}8BzzPq7;kW_0l158!g=Ni+5
11LaD$Pa-G&+vw3$$(Dn=yKdUtRQQd$gAd_A700Q88bY9v&K4pvucr>q8rJgk+wH2`IwAtyfC=aB#{VM{b2b*#BVYdSlzajs-hb6
%!599<A;PSu&_kyCF~on`R{km$8|i0bXP}~R+?<}{*IzS-+d{^k-H`i2c}JD=!V8%S3~7(xqnSgetd6}!%nIM8A=R(PyRef0=?l!
rWN>3@&x4uEC>W3Vaf3|!cORo=lMK}BB&w=#;nQKXF%qtDoLq|nxy@{D~khc#;45ViOW29WjrmjudOe>q9jrS1wcp#PuDL8zXexw
km5tjr5<;&_|K~Gdb{DhI^~==x0h+j5};^l3X(1y8cN5Mc58J(W}>jCHfU!FxyiyADO{+ygL#^JpV`ySPM&m~IxE7wU-y&ghR#BU
1PXwIX>g(jbwE&SMP$~S7L*eb#1J5|E!X7BizyBOJS^h}3*n}bi?%hq0??5KHz*1mHIS?hA^>kJ`EOlQNSdN1xcKN3M$@Qv3$eG@
?Kb110%8P#h(9;i_1e`(ONY&_pVxn(^mp4G5`+|$&8{Ff4yUh~oE+)Q^5}bfJOp)N&xQw-coJ)y#Ar2Ofl3FeOp{^feR<SyV9u#!
OA(BaWKnwSFzm@0xB;EAD_~7rRk<Y9uOkK<D)|a!xUixP2_{q))H{&R)ESEwtExxvesfB(<Wad|K)C}AiDn>cWJ%PTsc2Pp1%MP?
W^}hp2s+alHljRo%@4Yf6_cy=jGV;<CPzD_xj;DpS(x~GyF<wk>=se$CO}dwz%1d46#)<!$SBBbj~+Pic5j3n*C%L#DFujvk#?0n
i9AD+`pX1F7_hNLgY$hu>PDqP(pEqQ!2u3lDKNf&qT<g#kn8Clv9ANQ==6%#rq#MpHVtlNqcy|e@F2)Yz*;A_4eOsI*jutBH@(|_
Ti!K+bQK_j7Jb=1%$+Wy(ST0coOoSAcrx)zW36j63tMjZd8CBteM-u+fqXYQmAJ#J#*Vc#Vq5et@^8EQQ}1SZeTFgJw0p^pCpQ$v
L*rY|N$HvxTP^|u=88qa&UT5c{!Mdt&%eR<Nnm^{Yeq~BtUy%6D6b(7utWHmc{BrP-N6Uu@k64N<6EEyZS{aT9eZacDazy=4m#1p
yI??Qwd#@$nZ2RQHPE;s#>=C}DmiczjM<4eR8I#@MR9u3ph9chlj^-<EJnEru~)MSyV|kREn|v?M0TdF>qij9ia`n%MVjFWeny4F
08k7Jp%<5Ky{UxxoYZJCH-Fs14YROh!2uZvcgM~6-f+Ee8Uk&B$D0GsWffL=-I>Q|bqsEuB}!QHly&iT%f{#Ht&G;^hH;~kvS@Z9
@v}<hr4SqrtD7)cLq?}Xwr^b=5Fr(aFOt_eD;NRm$3K53iLRaH*M}=7RSF{pL6|WHJVvRR#f1_sGBe0y5(kM05Y^dD*>f_)Q_$QZ
X;XCn7bi?{ylofG%dN!PX)0)4^1kx2`pJE+9u`UaSEh2jM|5exmh$k+^K>Fsx66V;5T@@~a7G&BWTw+p$B3sDbt$Ne9ET)>Nt%eW
lA<)#6*n4Vj4`(7CdRwo`eq>J%#>Ymfxd3zh;k(#)@s{lUO!V@ZI)4p*A5|7F(JxRlL*!X1K(mW+-tFVgv8Y9oeCif$rSB+yG43M
7hL4aU32?isaj}-CZ3E7%1M|kl$KZAuWJic_}aLdIRuW-TbEYP?#L@G$M45^Ld6y{=a)2l>d2a*7Wp!9*S@Q+Ur~EUT|W_p=}tB#
;_*V#Nb)sEAhTmvWI)(62;}bJ%!H=@bxh*s7Rw7CZtwFv<HQ*wI(6PKzo`)`@1I#&gLFS?5JF0uVLqXDDIVMsb5DJos&T?LZmDks
+-Day8$uMQ+M>@xJnK$Px8JPSRNpDi4Ne=3xderEZiyBq1<|;bMOM04u9<R~<Q(PQ;u88)LbWu7Nm<z$<Ldl}15MJ0bkm;m)XeeI
&XLo)Jg>^5w3eW6w_3S8W%k}>dhfB5`<oLPS~1z@oPx<n;&<7sYta2-<`;EGxmPk(4yg_OdEQ{65W|N)<)I@?j1U87G<L?JF#|S?
U=jczN1S&KQf4211FalGXmBCy$f6=dcJt^@(|OTqooc6fGv(zD*1JwS+^;#9FowMP)ZssesX3jooeN5eTL$j;F14*g$LW{7$vB3r
pv4U1N@CWF>dBZqKV((<%n=hAbL|)GYLgj49elzWiBaCBy-l(kLBub4@8`z5wP!8drBSg|LxpHeC~nSB34lylr094!_PY&fTAWXV
Oc3c;oMmF<^nViX@3Q+dwMAU$fnbWS!uNk`>#6I$eV?CCqqD^CVrZb;7*th0i7aAeS|(2jYW?(Wj%&jM@=2$8p18jU2eGguXlU?_
;6x>)Lz(TwK*cQk+HN_P=)gwY17`UsWIF<Bz{u3W0G$Y+x)x{#V6>XSQm$dQc$*&^F*GGrnK9lCE@4Ae=d4wlC7p$BdQ2J3nyb@j
s`_0T*VbY#g-1r&kjNrfAVEGZnS%qjb8{KiMny&FS7hbDz^SNtH|F@|Bsl`kY<IqsTRN~N2U`B8qY5&q)}66~n$!*!W(?d}i!(l>
YdZ}hIZM)nvIR_WzX2F^Ik#Lc?ru^NL{wP@DpL`h%tcS6gjR&W8CW6610V`Spahr{$w~tb(G_tQBur$mkPdn4+f%lE9yWXDrQo2j
x;yODGF&qF<xJpC@Zf=pMN%RAgMVjV*YDXqCX&?G_1^hA&X>UlNMm#*Qr&I!)$v-)UUa2Jld;fs0B$HCwAu^+Q$j;_@0t9_L8&>E
#C-?wVnID>NBg;Yez4fDI!x$jtuZkK_oFTO%I@&MLZ*>V5hWjj|Bcavny_%}8w6x#lm>ww@&{iFdkE5~BGeKH=r289_<fN$A<t=r
p`oX2l#_x<ExP6h_McLJWLdY_knPH$q0lCFqV+RG)roiY`k(T48Og~Aqfc<{RNVCkx62}`w|LPqB9P1=IuQyYr?-0%74D6$(NX{|
_P}_<=6tq(AE7UhyWNwHqJIMY1$#&mNqw91)rP@yv@1JkW(j9}YT?%Sg!#7wRy0K#4ulBFP3lVZzq0Cy5GN*u>I*xh;0)cD%<=>^
FSoze_#KMt>VKzw&cX`4qNM1857el6Rbm3C#Q<Di5olG?M%|ZgooRB6l_EW~`E-7AcVsl=q}l~kgE-)A6Y||WYE!g_8NQ<wM2dnU
$V7+<qlM!<4A(6`jhW+1RPR|YbTC9_EtF71sfDEznfkqnx0}J!oul2_UAlIB62FL`!Xn0P^4A84G{seC*Db16QO&H3jBziBtyN`a
K#3xdA|i~EwnPCj%qgn%qg)}!565R<``A$yEUfLTF(~}b3NOR2&G60oD@W~=`w@ymftn&(r^6pWabdN$&`uaWZbRvD6|IeEYY**0
wH>HjQnZ7PSb+ua9H&LDGeG$Y$n5J)udPwdTMp-n6}UUy%T#F>lxo=CU}RiW6}^pWw@B8KX;J|pRqXbch7p0fh@LmiB1U{Qedy++
L~c`pb|itP*dtC$RW3vdHw;YgFT@AT;|~VsL^|s)y6Q)?{jBqkylh2A1#QnGpfwR}=pa7&Ms#f@76@GCZx>-Y+1OD_(F$Bb8!Aw0
SaYv9BwF0K8VD;vjlf4*Z7}AbYCxet=_^BBv^8o3PWO9e)rS&`qD|;Th}>u?y{lv|D@#%CjY33++Po)Ys)0DSfxffGx7*JuY4~P!
1rwQ1vL4t__jEol%WHFn7-CEgJvq-J)GWx!3>=Q9L#}#50uMT#7!ow#_$E<3Z@zLlbFKi}FJ)4!ng0R3pl@Gh*kL!NmMu?~V|I!Q
cOD#49XD`EsnWK7M3F-1H!QTfT9j-$>2{-BnYcJQT13)W5Kac6g&+mCv6J3ZL(uVLJGgHGb%pc{Z1FFBfgz#X4gLs2ie#H$YYju?
n(M0_=`7;0ZK0q9tECcc+GR8?tzT&p%I3N5Z;u1}c-*^p@7ry&;$NRjHrcAf%UEZOC50?1!kyKK>SAbO7rGtClyXz7bKRVJy}i$r
BLNQ-&)wV%!4&GA4Gw4@%Mu(Oro(@<3u?Pv=X#!elpBqqgAh}PajUSPli|r$LaM(G1jE>(v+?_*oz9gZZCF`-|Ca6E6Yaa;c7IAj
JUD5L$iS#~YzG881ocE^UdjwOp5y{I6;VM~Q<f!$QksZls$A@;B}9@-j=#;%17V!Hpj2{o&r~RiXH>Zyb;$H2kO|IvboLxZMLFDM
G)FY3VAK@?aB`JscWhNh>%XNu&fz&AQ|yNj!Yj6c4Vx59$hgov(Fp>TJ?(PMZ5|9oG*$U-&Wrp1ALv)W&!wcDS?xL?i6en@r6Q&K
MP^ypFlgKS70EBd=7tf&fF1DzVge&=b%zmVE%4ZSW;?}0o2IzI6a=v%ylPy(Q+B;{|Iql-XclNrhIbtLyTh$KRi`*Ivdup({&%IL
oup3c88GQg<^MY_Q}crG{zpuk`(d2G;y{pbj6jZcLB(I>QrN_$Um$FZ8vb?B{zcDM=KAVsX$q=~<?{(zdfJ3N9<@xL5?@|>`rujC
luz&Ml9e6fz3<PrpJ*~G4^nJ9S33TBQ^Ax4J~_IFoW$`$=gYG->F@h~0-m73Oi&K=Aa+9`iSJBEY?4X0oC*^9up~1)J8geQ2mc&X
3X({UgU7#S$(o3&)|5@V-D3UL!-?%tJ)(BiFgQ~MBmL{)&f-{WA-A?zAa2xT99&4ykJ2;PIgAzv2}`F?e}-MJ;<WrD=||3gq`<#9
CZ1<iDC4y%>3?KDoH8mhkgbz!$a~k)QQs@LS0?LXsep@Bn&GbD$A@L6xS;WtSGp2%SP)K_13o>)#ON!Nt4qjvLh^c=_}Z|;7}7>;
ZyXJQ67j|K-}tT_eM6i5@XzCtxuk@Y>Wbm1m0l(7xxY7I(^)Y2GOYhU6f%8EcJ!N1mR_Aj?k`H1tI=uiS8RX23ad>wMMDvx>M<(f
?=OE=%qyKWU*H`<eXWN+JcpIKn7;Pek2+KAPNNJEJlyZHPew!U<x^tUWaPBJIe#h(a-QE#y&n)bY0=@aUk3M}wC52?c0>fgo^==<
g_>Y@s!}34Na}JU*LN10$Jdjqu5sAp{gC77@5;RS2vmcFNmF+M2{bueObNMe{ec+ypi?92wmfOI=C<RlT&;_Y%&Sv>Gsk1+$whAc
la?N^?@G-wESD1U=(5dTzVe0b+U>MDiUGvAmt5~)s0FT-!WCKD{!cMZvdm<R!BZRfkB6Vu?F2rkp2J^c!$xb3Y|M%WW21vxgI{S0
h@e%ow$~^#%!wxeO*>q*vsK3TyBnZ-R|3Lo|2tXA6UwamrA24aTG3bqA_*}X2qv(AlKlm%;yY(MPXhTk)Px`{1I)W2sqt{BR~^+r
Ka8*>kelB8{M4Iz65kgP>{rDduP)qs%qN2dJP-jElz>yK-QjliCry|4C;PLPtN7i%8tjF)kCz^J{hw408fQ<KXg@oS&HJ&AHh!`y
^hwW$c081rq+;`P9D6Qr#*`QC(cHK|g2WOVLVql~Sb_P^<9JL@E}wCkXWPEan3NcYo~6m&Z^v-*v8b5;S#=Mb%Ndxs%CuJo^Ms81
7(KI=Z>g&BN+Lt@`kF}t6j&(5iUlmy62wsWho5QRd0r1EBYJrIeD~1yOg)IdszZ%5>=#-VsipC_AYjrd;aWbR_UzC-L%yuMtOs$a
6S(BJjF1H-hfPF@Q224H?p=}yRNuoM0tn1J=&?FZb+U|8L^ET(h68@xMZ;(TTxmyUg}z^4PQcNY=bPc_OXGmRk;sPryy>tJx!AUa
h21dY!zjFKJljDaZClcqO(qSDSB+>W8P7j!t2&vTxns(j)i&Ypo{y+~HX4TdmeHkj9Qs#)AmrAzo+Jqcr%6VnKfaddM=e`c)!~{K
@B?p8e|ID5XL=rOU^hpwJJN`m>eerPh3nVTYXe%`ev@!bZ^pSCcA&LLcF-g?u@j5cmV;uK3hJ?0^jjDCc_`?^l>D6{^{a=Py}jQj
sOs0n@&+}v?||aKNV05!BLV{kjXEY4!K+pnBE!2YiN-Y3mFOL%-PbMG3hp+}^o(siQr;<^yz1N9iryC*kyiEFfPr8(cW2~Kjgmac
Mx~f?8%=Kg5WGy?a5|2<p><(ymbj%w9=PQj(r~mvCvf?w%6wgmlKSah_!4M&+XJ_HfC+_wH-_3{F1@}04p?awrIcX>Dgoz=$piYo
)6zS*X9kBPK!^w=q5I-kr*S(^H<`@AmFL2P*=Gsl_k)rYtIcB5SC=GF1!PM*cO0E7=beh~WNSA1&Mr=-ZTBy>KG!vZzKK<JuOXY6
x$<1(&FV~R-&cFnJuK_wz4CP#si>IWhlY)}gydB84%~mkM#vxO=Y{*Zf6KevI1Tktqx!Ki>hyTLc@Djue{1p(;N8W4WIx@*A{vI&
bxK7kif8Wk?99vn{DahdI3LJvNpJEn5BG<co#=n#ad`{}&*d6!2O;0l4$U9}f0PB~>R!I!tS?aFNJWZUNz0}f%@(@<bv4$=E)BX%
yLos#ndSegDgYf2RuvUr6p&B@r*{9?=eB=}Dj;*)A*<dyLRx|&{ks0~(bC>g|7oQW9{{lH1*~Mlrn{#45W}`;$T!5zQPgzS?-dnP
@`M#dfEI#46(2l7Ttx&wum7#15A?+p(e)oM-LL;YhZ^Jz`k-A~wlL?>AMQKH|JVPnf3E+~>x_0Q_ve54@6pL8Z_(NH5BLYIOMa3A
f8+n`0rQ=Mf5dPO1bKP3<ez88k^uF}BmFq9ZY%rXWF3+Oeoy*$)90=~N6nBRFPlNcux{hs>i4vDz(T%KPyzt@*!{2&{@&gr>>b`m
r`W%TqwM~RmOC^4r`15d&3Zn+qw4JMW(>OrAAcYJqMZx^Y6~#fup9^tv6JF~w(a$QCk)U}m0|z03*MiW600|E<M(<@xhJyC*|0y}
B8^X6$c&Fu0dfI83#0rg2r+ZvN0;zBdo%A3Bf>tTy#M5tTt%r`z)@s3`#+)enSQV3{0%vF3}LZP$5=w^SQnHzL~-IkfB#etyP|;v
Phb1~{k<du^n72p{=9v0)pPspB7Gmj`Ty4w{Q?LQstNn}6%0OIyRZ0sz7W<8a={2dD*m;urE6a&vHS$4=0%f)LUiup#sS=LnfDkK
OsJCv{6Xs-mFrk#;+-SCudn?VhkRv5h~;~Ax3slDk_i<d0uCa=WB^^?pRca`1+?%MAtC_L!9oEk1r42_^3kf*WHlB~{D>O!ALY=H
tVg9&|7S8{?{6_&s_xkl=|_-C%*i9>-Y*;4m7ZUBg#U~3aR{XTPn@B)b%9>eSm>TdNcHX6>>edtxP^Q=n#E#`iX-y-@wo2pt;%0-
Io}i3OYGQ){P&#)rkJYwWJQbMy=gB0OA#(aqOanO?|uDD@LS*h|5%~q$*D(kBQa)kZ$0uw%zi59R^7KeZ;3IWJ!4vZvrk*M!=5f+
I6m&K*7h*gfJKNHLYR)=#$h7fuddA1IR{F<0RctX4cstBF^<uMt3Pi!Rfwd4sthAO&)s(lJI83Q2(Hy*I*0rmyG@4^M)c?$sLQ{1
>H9vmkS#@foRbb6G$;P(a{5-Zby_6uw%u^W@9UGCdyMYY%w0UQT;Y24{Vf0Wy*e!>=$uXl2^3O*b8;$>5PRwDQ(jZ(u)Kwj(vC$Y
O(Cyj2jN9R6)(M}ZeB%Y21RQ)rNjSr@*2$li=FJ=hd&qjin$}~=|im8l~!Y=NW~)wzv8)es=s6fI}5KI@&AU|+r(>nJ0DM_(-J1{
UN(sIog&<^ohv2)C5!@qaepurYBk5Jn7Dc{CB7y2yTSaQdIEqJ;CUR5t76-7L#g_@1_2OlJ4g@@&Fvo{9Xlu*<lk=83h)oZf10)g
fd$JG-+^138q<vO4$UJC${3*$gzrKpN{VPgz(j{WAVURJ4}RG`{hftajXvzYO9~J;5axy<p0h_tX)1M8#2h!(^5{M;a$>lfhfEP<
6EG#X5X}8F>GFTe%en=p`dOyRk{|E=5fUfwElBx+nh&&ea2!#jJ7U5<XAmpH<&UacXU*#pl$ZSu@J~_t!R`<7>O6f!5+Q<vE`CGv
RSK2<Ab0*3&KiT@Lwy*R6iF8Kh71nFMi=(#?_FsE1xI=VAiEEsfCLcJ8l3Gec1^yWfl7w0JrBR=Tao!i#DA01Nduo}O+_UvbEe$(
Ru5R~A|g_MraHc8oA1QCc20hJESHa$13SXP+9Uv2fC(jyrX;1ly(5MA;AgM5dOH7lRM+}QA|{CGh&`aWTG=n62kPsyzPB{y16Muq
{4XoMtr@|xT>IFM#EcCrEDeM)VB@Hqck|wx%D0D4`uRJN)SS}X?m6&65SHU*!;0Zaal^oIIL}}JAv!kJp%i*?G;vLuwt^1+?_l>^
fY32IRYO<<IQG$ntT}8d6|5ym0};-!CnM<z;RGy4o42Ak=Cw_I4I#3~Ic~^rkl1t*oIcx$0}RNp8ebM{vib$jALqe7Z7W1Id+EhG
d%HCs@iq_J_`j{!&b${|pNFq$q>`dgH+JB%nEk0Qxa4$<lKIhon0%V6!#!W)n0BAEq0wkbAqmkTQlzM&+}j!Z^Dx}ZlP!EXb=O9y
ksa@W+dEvj>g&#jU1vViEw4_CF06x1DGJI!ri3BtjF@69bs~lYrW0Jz&SfynbrIKU5h|+xvQuA2`r+M-!MLY-mwJ2Mz*9qXqfa>v
sbN8)Ya|JaZM|Kj(Ne-KLNNq#g*pf>B6?N<rPwy4H;a2j^-+y(ITi*i)Gqfh9vR-XtWj%{A*eHQa6*cMnyO9C@z;5n#=}Ah7h%OS
&0JQXp~HstqC{l}HRhE`ZE^*KRfa0yhuuSKG8&TMYnRf>x?5Y46v$cwTs$*0gf@+9wGbD=dtgA2fXy;VY=Clat7sQIdAjKD+aRKk
T^(rDPY1`E`nrssZ%Av#2K0ED`1SI`kh}1FZA6&GqbSnM$glwcs5(WgRT`Vv8*-=TH8o5=pC2R6K^||j`o3m;U*oMDZ!9dM$?%mQ
IekN{LV@m`a)lE;={#|-s%`4G;A-h!e5)9&1xiolfm28*zC^7(>n+AO|GH~sMOL_@<2QZ6A2J;2xRtR&_80WOx_q6!>FXz0_jLJp
pTkA#D<yq6d-<jH`SnTHf|n^%MH-3TO3Fe)1gw$hG{7busieCQ=wgu=k@=P$>7lOay)dQhCGI#ZWUdaG%L9afv1CcMK}T~If?sp>
CUi%Kve4DvaYE_9ipBToU$k|)rF5ePR*Mw`Q3sn?&O~#)o4-8JzHe|#i?2Bpp8UM4THScRD40DV)TDZ|tn{9Jw_f`7$-a5S-zK_L
O|%gdQ5FP})@s2XsEn$O0;DAaV}Yz_)X5J;qyi8GlNAa-Szw_qhO|t>3V`k=<XRJsbe>mkShKUC?L0YX_`~R)Ok5CSR7wiSJ!*Pe
OxlAWPB`gWdk(a{+V<3;5(d*&uvKt_9Vnls*-=*txTa=K86JveRT~mstF%IyQ&9YEofGk;-uE08THGzZts(dQF|pjx6NrUZ&`=vv
l%gUjal}u)k{^BwFv#E?4-sXdP&K?o;JBM&I!fd;2-s6|i4%MR9#F(uWPqA#vMt+5hz{xJg+^~`JtEn9k&_GQyb=xRPWxv{(b!?G
Mr1e#L^0c86kFJL7Rbf@aihu;$`nCy!Qnmt+BClKAc8T7Hjt%Iq9Ur$9oY~b)o>!!v^8(vT`^I%yXRQadfJ(<=B)<J!)|Yls~|(t
d*q$yH*v5Mqn|LF6a}&d<r<DRk%1b3^<1u^Mhyw=rQ$F)diD*6NfZ*Osik+ddiXZvf^WBxa5O|xu<dr&?cD7Q=3?=4PPegpIeyGl
r&hi!V$U;43X(a!U8K+=HFFY3s3Gav^bj6PLkwslV<~Nsep{x+g~OndgiGoa%E~&@Gl6%mg@IBiJ2T!Sb<w&#jx;%7KLVd%<R=%P
3U9wH^9qj$S7MmZWzuTNQ`(fQir1$Q<<yI{h#+^PtS23-VS42Z<mJ;}E>`~e`*iGIr2B)hTtUTCuf3Oi9q7TU{YGEhmsE8f6n5JE
9b@{lWF?brqYXhK$TB&dd2v#}xoTwMZ)}Hc!2s1<giWcQue~C|lNqy6+Qnmy+#3R)z2voTrz?@6qrTbFQIs|}uGCb$f{B5)96<ou
?)Oh8QXR8Dccx}$W|>p=XBU}U;g6bN;wNJ~zgx|{A3aBVu3xM;Wtx$8{>UCJ-~4a<`F;=fvM#0GKN$ZS`snGCQtAGrJG|&wmo$PF
NQ%nD(7uVdy*QAWh^&i;1Zeoi8<X6DR^gm-u&x*z-Cs<+6Bvb1LB`K$*oTP7(nQxC_ZQ<p&3LnsR<cJ>lae*0h-Q{6VYFS4%^n`)
#X=)j7}7M_>X)1x->G;DBT8SA#Ybe7#*?P!L3Uef6dEoydM$+jpe9_zg@IeBa{`L?xtop;w_<AxeuuaqoC#Q54oP7EhCl>u4oUf6
SUVTk+?i|eCb+UwRa)1d*`qpntAOTQtV6~mqZf{5G1V&mHuLz!uitOfG*+f<9305f4Gg%vMsL|hqeM-C@t<po7Mqg&UIU1rYT3_W
faH#sGiNX@lx#qILBVMVugG!BthCET0y|HU?ryIh1=aIqnDE5a_NpMuY)Js}>5v`C!;W(@uB!?_d|Tnk>cc;=8CCu0@v)=YC?wjw
)Lj@!uAE+3$dkfy=NhnaK;{S?AzW}T-x_F*mef|`exBaED@-B4ivl++0OVkiT9$XF2!a-Zc<pzvst>$HD^!8-CD9;=i%{3h-ehPY
%{t3J#drEY5E&Yc^6EsT5q}}F>*5Son`Z``>pu5gdAJTZy^nXVzPG2u2zz5<+uMVAglR!YbFRFq?_OsXVuh(!n80&{bg(&y73k9J
Y={<b3R0C7puy9L#-N_uhQ8Rm2Y~_$><C6!$aSJ~s!@)&x2lz6a|O!sAUoZs!R!mt;p)vJzm<fGzYFWQfSTyW10X=;LKh{ji@7Lj
xIs016brIKbT!uFGueAh6I4RXvMuv6jh!jA>*sgr8($SVJ37+#m}S+^<Mi}d-*?g>d;3hj^S=7i%+XR`3p8G@hTmJ{9l%4lwD;$I
wB?I%;j#tun+jHRtUyxuBNtHbHm)mENDOu_ycD}PMK<swT`O@c1cQ%bw!rtP@=DbU4BQ@inf6p`{)a$2>W1S@3!DNVlg)U-ZH6?*
n3=~~#aX9Ii8U=$!u=+)EnPJTWDsz&6L`*+%`B`i9xF%7QlOd{Itfy8tJ=+KJ+%h2nGkcLIgxV!=F%%IFcc9k_IDZy@v|6~WGOkl
X<NN6puvhIgl}`x7JJRC#`h0fceE-CJ6Jx*CXia8sJrWEiPw1XpsiHM#6l11bn->c7A)MX1u`u2lGxEAK_`YB7jbp4rF5QfDQZ!!
CxJDF4nk%Yi(0Rw^tVH9b=FY4Pzos&q{f-35(S4Lo9#-WUReUBwULY?ASeLXIxhv?5M^D%mjXpfJCkaQbUsG-RkhN+`_sO<sCp1_
dDyL?o1@RwuP>H`wJgRF2?7v+j@;nR3$sX|cCE(~I8@DO<{o0a+$X3y8=DYt)!;@2$;K)q(1T%77M@zWiL=?oOOxP7`rC!+xq4{L
eUoM1c@K0DvTl}mEyH!G+_??H9J^NpSfYwLsL0pc)Oa<2Z+36N1axcEzW89C!ghhjL4jBx=OSQ>QpxZlB1sO}RXrll&xSBW*$13n
piNu~z3wI4R`6xI<x|GBjjq^tHKAl%0)!A*QLAnkvsu>UWb(EF;CO8V0N5Y~ykm2j6cJG!B1NhbVJfQwFo_OafN5|T;*Ex|N;A^)
LAl8fpnOC@wZPvcH(Lr4Hqv`b=D5Iopw^<n!#xPz1qoviK}TOcUOZkU6P<OIWls5-*|4u_vUl_KT13V8-mVWz<c%}Q{HZl2k8K3#
UP!R2LJczRXoSef98Eh@2{bOx4DGGmScGJPMM@lRGh%sfNS~=CEIs#~7LU&Uy(_BIbFn3CilvLKJ+s(&@!h}=d_H_;x<diA?PS8C
!`v$J<xbpAm(;H3n!FZyrv3JPcXfw|>&WY+xqeN9j#+=T{8(_!89RB@y*rV)&%U#lx-^nr-jDZ1{aEQ`Y)4VSp?dTT^vd?FQ&zg`
l5QGnOx)7Yg`U|W+SFCjfu<}Tu^^kkN7S+^eM(zi1Z{Mt{&Qv`G-A;d*oAy|t2f84AWOT=!{}m{uzv+`rCe9DtjK|a3)mJ8G_s%%
iOg1UUNLagPW%aDa3u$c1U!+iJsJTbhbr+HI$oGC0;!QQMg=p#1vC?uyu^%V^b+Zc6o*8R2`@Vr%M-}h)G6$GXs1kRX|3Yj^98PT
sU$c@3%D8KR#XP4|M5|Vm#eTkS6CQAuST#I-1UagQaLN&(b$~<H6jIi35zC<T1qy=+}BnbH8qJv@nxtt8rjKrwl7P*RazgKZ7?Y@
W}L(KVxpqM8=e@N3dn-nKpR3}buOE%^lugLzFy674=VzG)=q3WI3^*Nz435`dP34IW2|P-{lByroix_1E!ib8BV?A*eqy>iyX$1(
_b&fkc5_9$-9v@kpVMkiQ&Rb9$q+#~6hMPv$>hbIRM?wR2t*W(Wr>QqNJYg9F#Q7grTpHiblQmC4pwE(o>PJEZtP31Tl>DK@5a?1
xnVG^-sE1K$PHF=HqOLGsFg>@YTVo!Eqb6WABE&O4hzM8*{sC_j|)Op9O~^Z`rt^bw%eF47BO~lWo?spC=%u!vqAz7sa65u_zy>2
Ts?>4Bwm*h`qAH=ZQ#y~>|Q5rk1DMD-i$bU8v0}5ZMNL}C))gJ$jqE~ex3I^(FjMl))tWIHPYE%>Z&w+?##BhdH%u!LP*d_$9*f6
y3C~2|Fs_1KVAf!xdgkUih6l%Bi@CWwk>_5(PTtD5#<OTnmOUx6N-ScDp}pHN)7v~py#tV$yCvbVjr>?2#FXrZnW9AsH18@8=-)j
G$0ZT5t)cY1xwW7=wcS9HIbJCZaZ8shAcY@$p?4ak&!x#L`)PJ$e2adCq#qJx>I>L8-tKDqijG(tDQrx?D%o|Xk14<tC*qr$;$g#
=V}n>3Qqda2{BeGRtT+RDJ{IlEs$VwTA0ZQA5U>rw9yx|8)FjfXWFih$qK_yh$1;h<oSDmY@qryyRt1H$p*Yf3dJZ9X9$a|G3B5_
k(!9UwR)0Ft~`NGHXBrI1T~u>ENmpB&|Ud{atQ|&eo#(75SH$8{C}A`S?}rO7FHB-V%I1$qRE9YVhdU#M5?Eyhpl>xG6XmK4~iO5
2RI;IML{&Z8`D@6-e}sc(>|ukoypz)xAE(elByBcDbBtS>fQT{g&lGDneRC`MqicYYSKn2rg)1jE0gJjB}<{Uf#gAP7g_0!^l@to
iQQVZM{XndUrQG2f^p;tal!9vDG(`a`)2mH4ed;7s$K?5!<A?g4S0S8Jv9X(NE!Jl8>}2C6>O=OO(F*h3S|t)OH|-{yPrIImAMO6
F5X7u{XsGPEb{y1!dD;Xm%g95z1HI^lDjSaV=q#E`pO;4W8{B_8|E{c{YRYp&O3Zh=EGev+#+UqU&FeCY7AQki{`tLBC?!ZW^@sm
D0h!oRK`%SF{<;gC#WG`PaMrB&(PvHCi~c}^$z|w>(^Y$%vJSueLPjg*+w%Dr>DN=oWU47Jofb!WteRa1Wq~X_iWU@4A{o8m2BTN
xXi(N-i2RUK*_+ZrUPk?cA(9rGpsbbR?UVy>p4MSvm`6z@L8*J@>p<*vE5de<Wzf7*OoNOpwm|lrnu6~SR%xQMy@z0p&UR|<)7?(
TKKe#WYBU0(1Y+c*>ty8&QOB-wU8Yp!-9RfZZ)IbhOUHF9b)e#4YLR4TU-{=>!AV+^u}zcD^l!5X<YX_P*k@J&B<o)&CQNST|{<S
wbrhtROg{!;~lnpIe4vWhox^cfG}(bxcRc?oeijT(twbGhBc!3JCxD+OI$yOaZ4Lbwlh>T+?R1bu45)6gHE4MImMLYCS=vCe8O`3
*Zr$jq%Ne@)ah?TVjV^Fd-*?paO~=Iv^ckV9d97aKSfu>XydW;U@}B#v=uwZ)1JDEshY$Ug|I9TDZP&U4c|7~0rJRX*nojKx^rVi
K-&f&2pg^Fs=`Si-s#LM>3clU88XwMc_}7wJ31Xt&JmAJ+y4Vf)L<&a|6i|b{W7bv1f8vM2Z3{_)#Y+yFi#V%Va%#2iubBaB<cC?
pSXoWQX<z6j?>f<Yk@lP5j4(mV2C=LGHnHNwTiMN<2n`(aF7s4qF7<0zB<wGv)Zc$j+Q1}-tF%a=!-nzrk*28{C`fX-TPhkaP@Zh
dAPXl9A-=Fi<y;?o-wzRg$+zvGH*iGtyxS7uv<>?Lo6WJ#?yz42UwA-=>n(VsAke&rZG!Sc3K5{*jz@{Gy;$ik%y*TS*)>nY}S1-
%34=1TRhtG|A&X$v7|{M|Lgfb?)uW2iziOwUh2mk*#|6G-I6FBVeEzjs_qFkvrL<I7Y|Acmt`6Q)kyQ{BA1mKJBUFuZbCYi%jqFR
bl#b3QY-A>@eJH4sUwUnG<K<>3@re{U|-EYgbhZ^4#I$O1!Tq+X76#^-^b55x#M`&U7gv_WG5juuP_#fB3bE28b@}U)7O<SdXu??
q6e`$e;RMK3EQ}tnVluce5`<71S@2kES`NbvSsh88KvOXkMk>uB`d?ZLO2X$hfUr;-9nGP9PngTBU05B1}Tkb9uEn$X4-U7YFycd
lc0$0m)6)7&KfQYjKUc%=^3h-4qJnZ3i}*)h*y!e_RTBC>h|G{7;Hldb4vkRL0SqSR4r9$dO8jP$dDi9<$4Ghpo?wUUk$6=Z_6TX
b9%oG95G;6v6vsFGkqz%1W_hEZ4|KE57XPOqx)FDQe;05=zo|fpV;H{pVzM2;fWuY%8$1M-?Msto)Rsu3dWbLa_7hP^m_2?uEU0U
Sna+K3z2vIoHdbJvg{Tgw_SNucIlmS##{#)^K)k>eJ8$&x>?so%I)Kh%{0pnWHIK*bsw|r0hchV={zUUM2G28`0#*IprE00(+<7!
NkX-Ml*@oWkOD>J`#-zoFk(Trzl+4u|Hj@u^3!__&w;ldPB|WTxaXQy94V{AwUk;R{7C#JnKAQy4lm4As$1e>A-5-o&^Sfvj*SOS
0w8x!d2-n_91Zwd^{M6a4z_i7rttb=k*Ne8SE(-3F#Cc{%;Nm%^Li$JH~m*zonLVyJJS_o8pwI!GG-+c>0Msbt9}ZFu7=jD!mZsx
%dQci(v*VD<oaH;4@ta0Fcpmm*h;WPjT<v-cQej0VOd6b<?ENxsw=bsK%z4k0)V3r`$bU!`VDW9sGX^`$<Bn7Z#xsK!&!xiBI!_V
rZqM}DiST1PfSHU&OMBiI?0$8+LA&>^SjPadsNZayDHdLw-Q!g7N~PhH53$D8iMYb-lBuPsx{4|y^X1e3S@CqgV3oqnscz@29z!!
knUV@iHrCzbBi@XdT-7=@=fU<AFdk}<=O41aGs4)epKRYtx8Q|2Dsq$ma=7PB3@M>Tj)}2K(#<n+K%DL=cYw_%CH!zy~F{j6LU%v
K|E7AI+`Z6<=$mWhMX?U3>zF*%S+HwOmT=WYBV}t*fmODA$lU;=h|h}c=KOmgNY#{82Y6iVVLG(w2ro>lHMyf^!b*i?;N}D`Sf+d
h^$pFU7b%|aSvYd9d4z%<1Uf(=XWfMH}`jA;;9bLcgS^~xPC7`0=@|vo4ALKlkRhhR~V(@y46!MjJ5ThDV=e71Y2m~&!z91AkZQq
p&-}w+lg&YN-hT{>TY5<&~um8^V8@noa=f!gw5dyor|^A^#6m*T~0Q}uiss*Mq}KW#A=Oq6z1cU@Ae%~Nz~S{ZVNXPYCW?uSwj{D
ONWF|uCc>6N4CZGv#azyownUQR`Yy?>#s*lXyq;)3B`OdEfe70C7fmtb27=Sl~S>)aN>tWBaXIvB5H>ixOit7x~#j}QE<5srn^kZ
y&b}$@&*Y9V1@NVc}C*&EH60CDZ+!4KD)jBVdo#tFLS&5<GUnS`?S(X>1iii*;{!~MQF9-F4<PR3t=flU1Yw>cZvrlF7rw}s$PqF
QPL!f)y5AJA=|77EkdhWKGWFr8fhc8BrciALMG&EZ+^YZ_u0;_HR;c9IG)9(xLnJdits|SRhU}-JIy&T<ztKVi_mqgG3L8*BTw_g
#b>l}|Ld|Mok}Ao&~e<|e0wJV7C1_%P=NeOl7>3`ArNSS;DtXFpq1Q^RI|4Vdpe{nU&nG5Ce5*JVO)w)%Zd?NA-A%sv2#a2ayRO;
C06;78gv$sBvT|wf^b<@Rv+?CEG<htxGUFXbZ%|8&w;O7?{8HOrSV;N*A^G{W}*2XS>=bP#lL$+;jg{N3{9uLvkkJd*)#91v7yX3
ealwfNx&qQ&TMRSH>Rac9*~`S9X5XJeTTG}<K4ykIM*Ln8f_NdB)nDa%6gtLf-%l~L8q@2Q0~3`kIeejI8NV7NqHj0*Vf?Nn=+n?
?LL|cU=wRv{KZz|4Z<|lX@K(zmG<<At(ALx{JUlg4kTnhEuxo-`A&%i2zt2i94$9~4|zIcrxhetmOZdIY^$aQ<Y~s8n%k}V?dqd)
j)7N(w&kv38L3Dc)AiVB=@6AXAaA9@Me`p{nm~a-OL~j$l{9lqT1JtTRY%q4)}@HxXw}Izt+x3hBJXa+VVG?1td7CUceRNe@20w1
ABu%Ygj57;9^1~eRnAD@K@osWGj~d^Vjvqlq}{zD(?@Nk9W9X-NZ=1NDtqArAtR`@hD=(x+PdgauA+1ic&Db~YgIT_hjVMEd0H5y
G~)?M@%t{+(<BZC&tXQSg18+7n`l%(H3`PD^p_57$9h=Ba$p-cj;vwk*nC7#hZi@rqezcON5<6y5uBkDJcG>ykm3$kq32o}wFS%K
)z+H6cDfoEbaXkD7J)pXjYFi@a8nRoJ~~@!AbMj#sYVkJ_dh#@%(tkuXejISlt>l>6x@1yqqC)St{oaK-a-Tkmb4uVQfN3-X*}np
aI0!x!lQ*K?`&3ks5Zi|`L)*3t}|_SUHzA-Vlkd^quU%}&)w}nDumRvHk(dF^RUbj5?4rxRlP5Y4i;Fr+RsS=PL7UE`sQOIriz%X
&Gg|%E@tH2MWYmX+I8wSu6>Ja!`1;h<_AiJru*L$gl<H>*QR+uqXSL?R`ru0LB|SZ%7Ak8n->o@9J?oKZKZY8PZg`$Vw$F-0|!u$
@QTYC&c1~Fyeb|XU~TPFJW|M}letyt(?o3(an((4UZ=OR1@tvJHJYDgZ)Jfkox=3qnR>lYB<aqN6DlI|art|^X{*>Pn^=`z0}pgk
yXJSsMAxR&){!*)vMqU^IT~pipA7)9Zfe#v#69yRc-HkjXooM&k+fR{3i~Itc21N+hM#`#{#VD%;t;eKPDx2PhhB|;vzgM?CDfgs
;BX?4pNG3Z8ZQEm_dD@aE#(KNK2-qsR><R8&1Q)eJ~Yj}b&3&e!;^$;DI?Q+9ZDxn@czE~juEh>Zu$rq*+}8#!oy4va>~s74rv@p
&ifuTs|#;_Z;fP67n<^y^m9U-E?)<iCyspFSn(s_3fE<b?Cad&FlgWgV&jv?{JfK$Fp(6bx#EP$W8OJGa+lGqF|2YpsJ1liBAtgH
35T|(+;xeMHLkVqwASo({9?0JYfQzS6@Zb7>%!X8v}KQZ&X6_mxTS$qgQnDy{2l9vfdt@NSO0E+OZDu14}JevE&0VU#l-xv!%T(B
*L3h`BFnQJ9%P96G2424bA(7F+r`)QKPK8+X6fxuz-V}!M(POd;wB52<*UM^#fb!rJNLhIqQu=Ar;Js+Buk5j>)f2ud+_2S&%Qe;
%S`EvcKmVDvfKd`&qDkcD&9znSBDirB98pJBJwKm^(dYtYF#hI)`sL?y1Ku+55l|Q3Dzzy{9PJP8rNN<m!RvIrOFkgrjKnluC4C)
C8!WyO^)dj+!6!In;v$g4__DM474aOmi*stYCNkj3Z;`{zC7#sHSV=M&y(78-rK!1v><T+`Xhu>F!hTs2%D1`h<d?$^qW`KaBn*s
_8EB3oZ`y0(yLl31jdEO2bhzJ&0Zzb#YOGJ+Wc!<_q}kJy7#QMv>rX*ZZzdia5-sBHG2AXx00o8Tk=SUqTJUpiuk<nU3b4LDW=LY
5M9R{;%yG{=S;ojweJ_bYqe@<i%?$ppiduJh!^6~UT2Yd>6<{(T4w5Awn5FXruOCAnTlFEEC<m1bgI2CT2j3|hN8-e-fe`YAqrB1
V|MSCnozyPZAX()1@qxeX5qnZxN!M=(MqKIvs+T#FEXsF14&1>O&{^mXfKS$d~4f<H~1&U2ymqG!>VxMZBIK}0yKB<n&JkQ*-o>h
Q_AR4l&D9+{ukCzwwRT<qs6K-CX^?s;}&r`@y>zeN0N9W&sgPkZ0{Vjnm(~dzkk!NHj^qm<4pn)Q$a1yYUpjX|9j&U!uDb)FI5Co
R8A=Ifog}}oJOjzR}i2<If&yeAd-B!tv9-URT;-5x21JV=G9j>;Fb(o1Z^JPT27mm#90iLl--xR)VZ}j9?fK%5K=)>$Jg}Gcyd&!
vI|W)P*021_?UUpinr;Dj#Ev^6Bu8T?e(5VxiTL$R6Qh=M1dm!S@E`?Ce|D{cn#X`^(sEOb{vvw{FQnd(S~~E_SEk-IM;=1vFmBu
u;0VNf;KWj;ENG?PB3lijLplr+Qt17aa`4L;m0z<7yT$L%GG+$J(}Z751sm2*soWH+A3eY>S6|^-Lm~{?Ac!Vykn8aN?rwh(6|c7
gYw#rW>e=lrD?0^EN`ta9#7@#!`fhWS}Oz{o!K6q<R?|b(^mtAyUcR9v!PU$w;v(zjuohTA$?;5pJzD~y{lQ)H>{(Y3wg&k(9XOg
BV7D#7!&Uhu#UlGwaX$O2s$Z=0&RBi{E{@pgW1Ostc(g;OmQ1)Fs*sOrW9TQwbhGNh}bOwWmk;w!g(>}mnMOE(grW-cfVH|4}5Ui
j%fm&oTMHK)y~Xd#36Q3@?wx8l|zp?)lP#p?Yz@8fG<$k@bPn`(mfX(XO$c2o-gCK0~{$w8XpXGgk&3v1-s8k#b-5KQ=1@obgvpM
FT4#NNH?y6l-hu4SjF!H3&PszXVA3>(EZPIjLaPbL%o#7B7+gu0u~#9SPvhY<Vh+M_!0GxB)Je!1*>G>g1qrZ6x&W5Fhw^`{-444
ndG{cBixnAu7Hna=a3}$gY|rmCB2xfdpTE-i&)%(RD69j9Y~23g7%M(FIT?ex-Q%CeQ3C$!Rf(Z@IIRHu6XSdmn(6nM`A7{d>$cz
Zz1G;cEpMc*548@3tN13&dx_2Jbf>|lDsH}eL8xl(`xntnRvUnK26EN0q^H*)6Sb$)ltTpDUTP68E?Tkq7fSOnDWLkuKjJUpklO|
_gAG`Y@ALyz|08wq3LO)X|KD?YI!CYB!QKiADbFevr%UfBEAvgYDcu1idR=sPQ8>eBg2sIdVPkxt`58yW{zn6<@~;yQj<b2%{C5+
2*_1*h=DbiP;YSS)nFgY#bII#SpC^>U*qGXih^n0euo-+@oj51{wkYh3{Z?C%Fyh64cbHEG`3_b1&-l5`zEx*jR~lZk?f>66si&9
OMD}7;stG6@b=hxX~ElKF0!QCBA%D!ZgXdN9SPy=npW>)Jf}yl+eJkTy^*z4SPCRpL=}1+J0K3hhR|`VR-W_d@T>h5%yjF*VTRUS
Uyk!XY4_={(DF4Xwg2BpW+2aD6sDcP4~eM_8kbTCRaxvZS`HaMF8aY`cjgasjK{Iov`?qY5Fm3lI~@FJJ8Zj03q%8Y-AYMxn)9%+
E=(Zwdc}yHc^W#kGz2+x?{j)JZwlS2L16Skh9Q1;)*gEKE~iX;4dkuJe$6;-FHNi+qLh51fTI^7z)MGH+qUOF1G9YF{tx#0szZD4
nfs$FMAWQgI-1qsTg4hh;U+RGL$8qD_Y&^m9bZ7UbT<k%wUNV@9ozv)WHl!4z+FeTjQILc^%kXWF7IX0?jJlxd}j^AEyP`{PcBGc
K;89vm-TVeI(SuAk+{rG!PLxX{4?K}@Zxafj38EaT0c#<*3Fz+*qjSqwk;zk8_lHBNK{Q%R)^G19~vP@%f<AZ)?<%I4?J!$lp`VX
Z#6f)HGx^ZbVA68p*{pg@-%an_{L4nFHe%}qB52>*OS1L<;mktG+PA$32^|A9vq&9_gfaNs5kd<#pg(|#WA|f>1)47%fuGz-<c>c
bIvv|&|+LIEbUxu`WKY7S+}q5wv-k<r{vF$*6CkI9r33=Hi6bs)E868iRPnVsVaI}bD}+No-9?vq@@$`xFC+6g#wsWfUjlFqFhSn
6GK2=VkXnHW{6hhw=Y#3V~+dVHLXU>4anch9O>nvt@Yv2cH)}ZSa3c?xNSjAc|8Pnk(g}q=4v<3PFBBW-IlK{rL^%{hn;oNu&Li0
ti2BS5QR2<1lJMed%V3B#=P-P`wg(ANaK}iBOx=mqpoFl+oVmk;WFGV(XO4`{gIwndpdCOcTvSpPiG$aN|iq}-u<b_?e0hA?6`Ux
VAE;eRgWkF$HFHsTc+)e`0sBkP;-qq+-rTLcJHmkUvzI4)W0Ftv8$(TW7&*JvNGX$1tR)2pRQlr*+u}cQBKmtZ|Tv34u&*{5qFQp
2yWgK?2XQox`+UJOClM%eqZsA`AGfS(fnxNi5fqr_Rx2j{Q$on!93f$wKAd{{T-iJ;H~moKJ$iY%hm;&54mbK!o3rnd|3IQJ{#+5
f=O;AEW0+yh5X3>cSQdl&VDf2M1J8X%{;1G^htN!P;PN=cbfm4j{o@F{c!`vd-{Gq-JQkD5%DX)9|9eVl28y^@*gAnNcb9`eV_Y&
?`NP_)<))sUE9iI`LSzkt?BoN_EYlj-{l8y9+iBVLV7)_nDvjj=N1k<4!0FrU@qN5$rt#lAI<W+jvtLfyd4%F+4t!&(SIMzyex;T
^wk~uLff4=a<lT`rMkrUN))U1ho=te)K1-zw8-p@$iIGTNnAEc$?p89q=feGh!V#=G}9Yez}rI4AiI!n#t%$d+x8k8;_C%gEbvk^
M3s#x`af-W3}M1nu7-0XO0qDz5wBv2Bz`@7YuX)6>)jpw)XfEoIqvW6r)`s-cjPcSb6q)UYI`m_Io{?rcNUi$!1BVi26@DpviaUl
C+X50)X5fz{Ta?Cd=@$kWzb6X9ueZ|Xf}$<(3^#&y3@M%;9~nY((>)ck8cUxTN|tL(v`QRcNg28b)VU;k5gr<@kokpgX0mN+g6yy
wbGT%PK!(#m-Tk5+=*_XYZ!8Gy0sNG<%t&*Cb0jx2O>8-Txr4uEu)o+!tz>(lIMf?oX=V<GexkG>Y(&&g?FaXtsQzrdyc!_c})IH
g(Fd31bCgGPRG^jyZUj(;^ONNwt!2=WT@sqr3Wq?ow=Fgg{O|)+Idt^UXja}D%X)fZ0l`bBbNJeA~3GzQX)4%#M6~&FUrr`K)KcV
l}%mpP~>J|_#pJTR3e_6%g|Ml#<qh95myyCiBoJ29lke_d;~BIRdFYkT~w2d+)0owr67)yJFi~TrJD)ubZ^?YS|-IbJeNSc!#o?h
#}p@RyB~%$Rgcx^%_U**ploeKe9)<lfkM%v$gLhwrv=2<diZ}FR+(1FgKeI!ws%yfenlj0cRn##?9)qI*-DYwv-<k@-mRTb$?w`L
2-P-Hc13sLKK6c`ZlikC-eS!jN6hj!#}QT8dUBIIE^%8@!nTQcilBke$u#_)6rrIJZ8$@quxQY(<>b8x*FDcl#R+=}AGUE2^GJT1
s#QDRWzKNp80pxlb4vQH5Dy)Eb(seSM!HM_DKA3>JBW_W`Mj~r?Hca2ueamf-2;a98eh}8(zYwFAmd5CXFJ^G`kX|kx#Q2BJv6DV
s8#FZtu{3iNpZ}+lZ!;&QFAUN?Zx&r7NWW){8Bm1IXZK3BF>@R?;p23t3^^dd&`?hpeC=TwLN)syL7E<!jDFScS^rSe01wm96Nn(
-p_9lw*oLA1iUW&PYYG~KVWfwdWE63iLX%ZC#UV2mXmZ16}g`rcv_Y{UtSO{5#;|qIK{N|>0vW}NsN)i$>%#mz2L!}IVDHrlwy;#
2q5$bA6gn>`NT$%t}7N3zpAlJA<I-OT9JIr;)>p-*9d%htL5yyG0=)83ftSaTJOzp7}@E=8Pas*?|ySghfA$CicKG6sBncK3Vx1U
<Gy1a?9z719E1x~wfQ*OU^=fi<E!{ul=O3Zayj2a!D)$~JHM-y26&*jnjSh$=dtu8a!_4wZs-^gYI<2{XGpGj3Tb1@6;`J>eih9G
i`5Mb=9<$LtUY$X;Yp#!6k_?fhJ&u1ZRNjX+>I<#qpxnXIsr~~@w-laPi~iPe9`4d(^_T`O6R`ggv~bTo*Mio6Ex||Grwx!ZLTW(
<>c)3b6US?t|GOaVMLd*My6weoy><Cog)u-2Q^WG@(vARYeznXbKg`XLa%&pgFTh--D{iBzQ;_C{PaDs$oCsREq2!R(~av|3682f
ZJF@MvA9&)sxLTDO4E&c$ZMO{T}CV^)bygLn=S^!T2PsNUMcd_OjD(FGfPlFjaD;?>E}nAp!auvp*aV(6KI0wROeplhIy|ns#q?T
2P!Q!)@mU}E+F^TCX;%(Ss}zOv)Kq3Gn0r!&vWbjopi5PS*pGt1(bYEX=L(p^+!%1+Phn|^>A#vyKRHZYHM2!SoW^2C_0?KW-y;i
cG@^|yj3D6NatN=UG%-Mc~*xICG@DanTm9@?{NI-X9@|Y9uhR!X=>|V%fi0TJ3$(mSAA!CZ&}wo?O5ksyOx>d%NX<_N>hie;k%AF
;=08R?Y~&;y0m(6pcbyhYAcX^J(lWtoO$1PJWT7rzz{1MxRqLeGrulAP%rBfOhA`h$U_<#G}#4}T2(y^9=CzCjRh6$WfR#awkZqG
Q2m}8_xDJo1-}eAFSeYbv}0Q5l&L{>6>RG=@-<X~bIOwOoO*S+tXrXkqWhrqFnB^1*<*$|z}$_xCz3>&jm(WGr>@Pl7aI;=Gt(!Z
4K~8V)YtnuR<y6+Uz)KGI#ze|c5&NTxUKp0*CbksfsOUN>n}wVlwHVv%5Hs=Q(Efq@b@+03O9KZtiNQeTw&n60=6AAgBP1x*?p=F
Lbak_<)G!8J)Bkc(q?jF$wquJ$?zv^_|JWXG`CJ&lpH%|mbD=3eihnms;DdD$FmjTg_7$KA051NO{=z-jaH4ry4N??b89?<{$I`O
&synh9({ewVZ(ZnRSO!#JE8Q?*6w1f<?f#C7A!6Bhdg}Fv=Q%I>j$bIW897#k0-|B%x40*Qk41p{H0<oOOZpwpj+GaRoKVg`7Ik~
(|bmTrsXK_wC~&57nvZsu;@_v;%Nd%wiWwe?NeITyf!)b?_6AogP?l{4>&c}v+$y{+S3k5Ra!holLmoS+P^7R(;mf*BICo)0yfxZ
N6({6TAQ1398~7j@Sf|PDSdCmV_FNkI_sm-^hRq%=SkK_8g#&;@K_ojgU=Jb)Y8=za}GF7cs~tuO4%vIV50>jg85CS%Mnr!kH2V(
ZG4SpA6Xk%UJ$DGy&US}&(}R|npjTQ*ZIZ_8sinEpT4pDkE!l5y$6xs-)_7o&lA&_?8s0=R;In2p31&dyZ9HH<^FYdw{dr;a<pEL
P3XDN!5!Nm{@m6D4wT6n@^eVr=|XCCKN#W6<IlQsCYIN0(M>BRuXDUbjhrb`eo8N5-_W(?fN^8DhQ58%%IZ~-$?SYYbH2~a|779u
hl3B(OGjrYYQWaf%F1`Ep3Zt(yB8ethF^XWv+cAZA^KXO=Njh^iNsaOCC;>PpQpKTrQF#E<m+Tcu}XI6EzsUo3%H}h&$n95s5S~C
S#lAB3JvMUx~~S0TJcHgtV7e?NEw=Mic%f;UK}IzaMuuTZd2=~bQ)=JQ8FBa_<k_&TywNgA`u3hlG6b^^)!8w)alCC^0n$r70OU@
eI{{kB9q2AKs*#YX<FVYFPB==V+UhvLNH)gHFRp*^)bJD)0MGtu5tF$Z<@lwD*u<5yW2qV&Z}tXY&d$aO?5S{D7kdn2Cx(0Q&@~e
LGdV}5bi<WxyHCaPri-`A8&;(0x9sQhT(N82G0rCY%EN;B!fZ;0EzvR^H0=fwbcmkIN-oA<L>=WqgVhM-rmGFIUXJH7x_I@q|JPM
Zad8*p!<2%?LNpFd~_Mizo)tS0yqPcqi4)!k~X2T(wbV<ie8nIO)Ep4yHCI4Yu3*A%yb$}H^$hL;`gQoYPWA?D_YI*rkVKHY;t-M
DSJ&g(v|$Xp-g*I>&Jn-Y0f!EEt<S|EsN51FfRQ$Q;aOa(d-`^iha>el%;jeUIjIKUG&U#-(d5l<^=2ASlwk?jx_1SO*K|}XI(W^
)1^ju$2S7@&GpxZAJhFXI18^l;rMb<*-lXY?X3~Ro4%ZBN97~45hfxwyt))8f^<-;r%~CM;%tPff?0Vjj;u8{qT*+kE1oe0?F@a6
CxmC~!Wi6}P^(e<;(Tl<F{#<Y=%=wXbt?l*x(1*`ebJ5WFBQDK9Rl-6<PCIC{5i*I+l6p6#`dna9}DUXRrqOK#aq>7+fG85)#jVx
HhbWk(jbvjYN`vadE|C@sFO#t!>+;+!cbAr+?YU~@+5}Sp7gya2hVqMM4rr8IqvcN`#A37I3wlLwCUZS=D)gBf3g6i@rHtlC1e3)
B;x~qeYO|!x9z)3+L-=>Z2hMLU)B?+Y5@Rqw*tgK5Ze(;CHNJ|pclbPj{;28GsOWBNTWg`L4z`$a>G%cY@hft0-$_h{|cYEl|*9q
^~`*sEuH15_gaW<n_4k5cJH^6W>cOL2MH!ZYxHNf4_NW%|Bl+?tia7ymdhtLmXpXn$DxtTU$us=O03cN7VWJax_1|Z!kl^>&l6U(
PNkXG0~Ag3JxRuKhYDg?YTK;Z?(a*2(`;4_MXk*=hv}XX@dr`Ju}IHx#@)wTyO`i6AMhuh&hxHmRY2{<_s4#q@Si=oIF3ZtrY9@Z
B)N#O2uZzK?9jnv8mNmDNh(Dr!jl{)ZPJ5}H(JggB%do1B1#NZgTAvg%kmZ_9BQl0g-Q&AfdyJFSX>r7MD%15)?<xiHtUz4Cki}b
@A2w%Uf3G+-iSa-5ImVTh7<{?Uu=MXvINNDKq(&#k!I7q{aY$_{K~|^ELbG8SQ_$d6;L@5EEqFIc~6w$!xcc01VGij<Zjo~ywQiz
Z&6?wo8ZjN@)3xr_CT}2nINh^-s;lc=&hhFpu390FPy%ona4)s&)uy<{-vL*AJus=xDNtD*{}NcZuYUauJ;ZETaP00M6;eBC*Gn%
c2jYc_5DjCEaAseEZ|G$<*w{zT&Jc>4GA<-@e}!B;%JKR<t+fAYSB_PbzWws{mPSiSuTpc7SrkdTE+i1cielOi5+z&(xP=vHezOw
i7*ubcVBHK%szidavz>|>G!Kpgn(U%k#Z5&ZA##_n>BkhU74s|+6p;Bm>?ei9rE|ki9c_bFN5g5ZT8N>H6(mn(e8J>-im6(vMt>r
bQ4Pqzq22@>oO2<{bJdSg+*LR5ZfNg(^3>bE-DgtPtEDK$ojve)|0Rp*|1_XU_aT84E_FxCiiCdlD+Ma>2dNRF*KsK1;#gk^=zPs
y1TMGONpoto)sJ2aaMN_KPLrl>R8kP>AJ5xa2c4f6x2X)<dggObiWScXXU%IU3789tIt(b*Y$Y6zm3H;l1aEdDS(u}$tm@B6>!!e
;?VMmvJ`k7dD`CT4h_p*z7FFCi4WNE!#Yw$X0Ax78YLpyIOJ#Zb?Bnh=G6n?zH0*nEhBnXngT1Yr8H``dvnlw$k(%c=5*`D_vc<5
uS^augsSxA0@SQ1dfKW)+3NFJ2gM?BG3XsNU^;gJ=la{}P<zj*$xY!Ym<eitd)2!&0oz|1V&}P@0%As*m!we|?*8_C!L}O}*oGd0
&Ih0CY#k)A7Gq#Q+9Avbb|Q`O|0i4qyg-0HRmMj<f;lgkUTQQN<chd)vl0MsxUACUiRL~U#}wQCkPdVc%fAm${Z9GI$IriWTlEjr
czK%hV!?;J_A^abgphj3&YksZaj9XoqRmGsf3W`Hps?fnP#Uq$&6+R#e9gYG9h$ybaRFelK`^32s&$}rjwQLRWNoW+gY?r}$Oe%1
?S}yO4Nx;4t*{s>ld2U8lvZ{64}P1dwI(LbPpbIbQVCnxRi&M%-k>Bo?Ss;r_S1&|xG>&QEH$m~pC#CSbxwj3!^A^D2I-uFTh?HK
AotWbKFGH)35uYZ_%^(UlSOzj&oP5$z<D3IeM}|Ci1#+7k>%U%9%g$FG90gM*r1wVb9j<(av&%YGB@QOLe`-95Yw~XEgZX1a=Z*`
0b~Z0^-u5Y_#xWfl0@_zqrG^xz@Jf<B>RKZ`#m107vO!v=<w{<A$0?fhkKbo>t_S!9%`B`?b%0<M*&Tc1b|Bq0uUjEHwW9rf&$zh
%p8&C<e_2Lyy|bMBc$$zZOm$ek8icbY;`T-xRS&=WoJORNKcr7*)T=C)Q-guzaKG`Kt~9UP+BAf)J8!i)Ij50Ae|fuR1+*I7ND*;
j@O`e>*3PV!_T)7ngN`l-?-bIBz7@r*Wd{23<wtKZj&1sAcDuL1d9S9rMo+B{d`XB?ZaPruYyfItQDKY#=X_;uXoqc#cU}ZmhYA>
K}3IzSCC=P8u1&#rAnjUD0q<W0vi{@EvcCijv+wngvz{~tac)#-=&@arR#Kn%dZOja50(@Amzq+5aU{jic4w;Ceh^N&v1L0eSI@k
wpVNEb2=i<;0{mvuBzs4wmuM_yY9oDmLAge^~a~vh=<)i`0pdSUl|l9Msh$l7)hSWnL|nEbM4i;j%dqI?xDY}f!6uM*^{Omq2Ue(
5^~fJ=E>as8R}1BP1l|HyoNgXxrJyPc-T$+C>h<zjukJK#wOWyVbJClUF+tCgUWB;wg7Bsp|V1v;~U}c*MoK4hx&VYWI8?LC&R|6
+`X*6RxXe(HS?jDY=WOA6HrKAHjsqAG}+UTclvU_x@<yP%J-n-3x{z9kQA)qvGi>8*1?B?7xO@kPy*e_gz&qPG&v&wI%~RM-tq@R
I&P>yy7g-fk{boIVi<cJdt`?`_Ck#L+H}sDMh1?{A?4-uY=gx1@l8SU-!T;JG<Z$Uc)No+Y&<-tFI>~+o}IEI(*wQ_7*}@n@p_57
Ph>VHr0qXJ0Mj3e9ye{X(j#?z4;RMxn};I})>B5O7{`3mw384PaLySytSZ4ywtezz|6@T}Zr_*XXQp(W_@V9lQ}MS17nBS?9u581
9n!H%{#6{1lT<FyYQB0y`L@}7dXC>OeCckz{`|1L9C|)~XTON9{=2Sc#&fh3Uv2z7t8Hr5o(@6uP6zr1>3^e-j`n}6XZ7W+a%?rv
-RIyRB2eLnECJAaLLJX(07F_F2e-;17<W&PF^L*?ARK{4MM@M4&|H`mO*#tB3r}Gb7Ftri?d`1Kn-VYLT-qdi*X(gfyU#4&$hmE3
%q~N8eog?Ewb-C=$<N75G=_?h@lgmCxrz#2D*&nPQZg$yn#DGaJ^2rRdbQfQfklQyJvD?M++5qfUxEsKre`y6^tE;}sy@EU?OSns
?SUv*R(MjY<;3H%mN^@tPG$KWpGsNsdlw$g7bp~J`jX_3NyMpzd?ju8-_dMisYJ@ae0GAv&|RTTo+90TQpqTOIReFKnFl;B9uy6&
-`%sJONiOW$~5*<SpuzFg?IoWK+=z2Kyz)ER=xtSQ*cG<?}&i#x?cT)Q;>B}4;H8+#I+)n=OAGW#FbRk!+karGrR#^6c5Ikr?@XS
y5i9nzjN7k(yLaX`t`rk(tuj&@VN4>fd}I5971OYpv3P;r1;a%ka=z(x3>K`B)DM#xdavqr5=&s*~X2-c?hBwJl+dHr;s-oM1yvA
zQavPtm&DNU_9JcR4gUk##}%({JK7<;lS&7+?ijcD|jCx!rq(U%lxm*&9ZTeFIJ6+6g4(d(Z(Q5xW;&jD(6RK@Ew;}&0m0PO*7NN
GrcY5@2)rO*(pHyqzM3)$u>O9_--GM+t;3?mg;1=v=_@;7pD;I#r#D_o*P>M1JLUN<T`;_8cbeCsPHw@85|XzoRC1|vK!&0j4iSO
HkFJNMRN5TltkvZ#Mnh?cNXo%u5p)h!m*K|r6h7;S(8yT%mPBPS}pkX79bE>S#$-eQEb#ZQH6$TG<9noBW)mYAZ?nEpJ%Q*;jN~D
+YC!d`L^IS&!<csE;2PuY!?QgMbU^#fhuSuHv&z+ujAPN+Rkw<#BX$q0#LB)S2mNi-#&AVMS@`N1!zUv!uni#??%K7c<#GZZ=~8n
dntjKpfabtzYaF!eLpDrBAZwc2<V0f3_Uh+!;s^MU=aYZ7=H>dsSaf<y({H$xb%5#Yh)xUUg!vf+YP$T<W%0!H}hT045LIFjasPF
L9vaf<5od->l&yPBSTO}lqUoObV%6uDB3NcG3kLl;2y7iSI&aanqV9#WqIW0NjwdEL^71io;V`_5ac73M@`oF69K73l9HZudyzqI
ZqW{j9$MbDzy{k!*T@2BF0{1h2XAedU$sb}z#wpMm)`W%ce`2!2=~1u3>}8dYi>V{x$bWG<{k74vg4qE9b?v&U~RTU*oYv}#Sgjz
nSt4DCB3w~if?ob80UyEM|J}u8#M@%D4W)S@5+=WWM&3T(!*@#NTxlN_V5F-IyFLvXr^ZfDq-Np#i}pdng$T1wqRoZ!-^TM6JM5;
cuued5V$r_;+jZVrgTRk_?o^PcbL`?rJGPlU7AT4su>ZDv5v#kU|4w;&8JZJPO>aXoPwT;pw5iDy+}TzA@7wMDj_AwR$5HBp`$A`
AW+~e)HK3jTNi4>GNV;+VI)S!df8pHv_ma!(nUt#&{JF@bi@OQY6sSk)-U00rj4-cp{0b<9ph09^lI?U`%#06&bHlKwsm^J@4Oh5
+z1F_x91IxbM5QJ>40tq<1WoZvxEt0M5a{G5@i=<s9*QG#||3AWd3wCNVHn~XNDmjr-W^#;%0HowKw6t&o7Z%i1n&!mDz}XVtnWY
_;}uYDSh`fhd1Fo(Y&JSvMgvoMRrz%7i%CU8R5)Xr<y}8Oe&h&BI^H_TgC2o(aC-c@Y9HT>|7DN+5R+L`msNna&2w40t0gBH@qt)
(<?R|5TvxD5X*~`sM^m_bB}K>vlz2!p;69dxN7=Pcth?LsT<9*cpD3>y{p@#P+j=F4NV64wV?@FQ9<2ZgPpLl5*u@f;7B+udFt+L
3kB1B0mDIFy~(y99grA@8XFQ=$Ppnntk@v1B!#sHCl}vuilg3!G(*!9q+E#P=tYa2p`3~cECOQbfrk&TodtV!9xgPyM%pQKfJ81=
+MKVjw_dAh_Usm4kf^M3+~f;;<_=X{WfJ<Gu7?@Tl~7vUf)rF1Z5~D9&^ZUK1X-3E`HnpMeHLyTAwo9?AmTv_O||9RfRI5K-khJr
8|7Nb^D}rJJjMtfBX%8hYZnBO`giAYzO&m}7cEN4i5$!UL8Ec6vVyk386cJz2>VHUUx*$P)Yy49`>g#Pz|!nV8H}iE5;B-mDa|`f
OlaGX@`AfConsr`u8dQ8PiGp_vVww?<o%V%so>$zMr!d469OQBgxRD$5a6G2Vh+)ycr>nuCl@xyW3%N8(39UBwxc@3uzI`H_VLt?
B3vm#v1of-(}Eh>vOpCp6lNNllxMKkwHq?E=|P_P7U;{k_24gGa?Su!x9~B#6n0^@crdt{ko5|BRtFm)*=;X;fc!^FUM{Dtx@(5h
M4{$VYODBa^q%Hopv6Kn9*c^OwB%?rU83y;!Lop<ph5Cb-P=lOVM>wTl^MQ}^_%NJ(0Y0)Iw4!-t|{6&RlzZAaRUnx%QxaHl1Ljy
M<uqF#(7f#h|-jLKBT;9-YvS}ecPIc_rzGaiy9FW5il1;pwP6S70D=RCs(A%tNT18&ILx!E8tZ^q7M7NQnXQYYx#dC<c_taL<d<Y
Wk&jJ)Rj?WEib$LRxZrkLOJ}b{T{BhbB{|xktBSp<hV>^EfR5?Lx?E#yh&W8=q@Qow62wDdP*++d=%Q2s8^$b-t36Qvp}Z9X}h$`
P!x_22adB8X7harb|TlMLew=$R~Ea$dTjKxRTEZ!Rh+=77b2nsMLXNc@mjWa>3!*&z-vseodS9cUl*3PGtKx!SZHFJ*hr8sxpfYM
z3M14HZQ{Ulv_8vtwBdaN}=0tIVocLA+d{G(B{G{)nXMEvMeZa5WB?yLh=i;FVZne`n2}hujs?qZr-pt7O@(;F75a^;J56NVxa;K
_LW7?0)#oh%iZwoTzJQC96hYeVye*Nv}%Txo=^oxv)N8Xi;%cY9_XEp&CJg3V{+SA(&`U_v6;?B95jv1GzSzE9=?>Ku(OM;=V!#A
DQc}MjZjqS6|J2~8kS+~rEX*_MQw^w{d}qnB1BCuz(F*;jl<RfYe+eBP&RBCr_I4XK$z02N7k4X2n0xEr=4p4p2qPE>X6b*k$l)+
d*f$5Y8&ZC?xa{up|1yEj?D0zQI-{OO^XuF3A5M@hN4<&t}+db=)8`Ft3lL`%MgexJSn+n1CQ1{e?QLu55jecRjpjJkbfBlbJIM0
6SI*85IfKa^M%3%0R$1;#Rbs!bsp^8TS0#F=*;x;kU`NeM}L1bKdJOH@S5nheiIuf`|@$zH$`$|1z~)@_4>}Op&>4lRE|6hEm`MH
Ehp*j@0T;?cG+6bn<Z9H4ru3cvz_UNDK_TqQ}uhj_hHZi+7n&*KpX+sPU-4G3$FA9O=0i17O`Z9=yrB#J(fYwuz;|DiWKJijq)o&
P;Ihqkb?f6Y38&?NuC^LVuZd+IjVtCqiw4S)6TW7P4nkGttu=sjyE>!v0F+}5IRANO<MPy9dkRBT0b1V9-bb&6D7}g?xxllmRTxZ
nih8rQp1+j#ja~v9uY^z)vkN0AjkyMcCicI6^P+ID^fNQ!jfGWOtX->lsnC96pHe3_r$h(U;jo$Xjsu-ryT`4J)?xlH7+Yj2wCPd
RG1h+V9l+XG>{QsGG=9T?68AY&>^lKl?eVnPRo9dof1x2^!@3X)F6oSjoS?Qj?En#BG($`@73CJ+)WK5DBFj!FFa+SQu+vR<ug|c
Xugz0J;fPCH3&dhv{etE3Ge~5C-_zJDh8B^Fb$B5Qf3}wa^_8C=>SC~$ZHCCVr_&=WFxiU5>A+QnBqj17BV{g9BwRzX^FP6UiTD(
ZOsdzzd^Naa38}s$jZ@|90#`6_Ho6*r2xRG9i(x9kSh~N0tp2j9^X4cZjbgues5AY9)RQVzuoTY25GvzdC29+cJm<ulp>i50K1X(
3;JiWlKE=^=xh)#rt<=s$=qB&i}+V-;hYq({*yXJVC2l<_5jHhJV>l1kY!CW*dR_Vd<<?PEdripVikSoBpXtG71M2B%V79nnHBI9
Vw@N4>zl<nael%$O<bZ+2+aA@k)UwUi<ET*oKZt!3bZ~}oCO1>5tK3~;rX$cZa&QNI<X6yazPY`JHT=!h+us?x#RZeFm$D#!@F%Q
hQ8wEuEa=)d{GKefy?rzlt|hk*q#Zb5f09i0`J%GJG;Bor?lzPM3iF|D;8S?hTMM6hCy+*ojC8gb}2*J5Q?i?E-MI}#21IPuhhJW
n6t-*JF1NJLqW7^1^HxNmMDs%o65e3W*`~iy+SZ-<_Z%eg97O32n{d=VdC_A@vudz;We3uo(t?J({o0_6eboOICetj1|_&@5-idr
itMJ;HlsjsptqP=25KFm;(auEf^kdBNsn#GCe{dQ#-TB*R)B#VUXt<KUg?qO>`#6?mH~=nRqq_|ZCW;4$A2ww8rHb%fzPS$k%)@*
<Uym%P4_sjw*7mS<gE9da%@CPtupPU0z{Xr1o~(GfW748JOA6ae9lW~5=ERbUQnHecVz@dLSils+ypfUsWZcIP0Shx+i8s^$aq2-
7cJX!2e>x}LiEIV8?nVfBYj5PM#7M5lGj6c(}A^g@mpwxL9PwL;)!P-E9R$j^c<nbKt+ZeC*$@*u^?!xgIMJKKv0t)P+c7m);y?a
7QWF}l#O?N?5|9PIEvYFG<yPDTD#DyMIJ{xpnC)fH6Zzmz>i3<rnL5GyZBZ1By&iO>UzGXiR{@00-m3@UbERw<oCy2-nVodi4-W3
DaoN)(`7T{4?I>NyGa=CX)RfiK5iTw-j8=#rJ|D%T!$Kw1SPWzmI6y8ff`#~T%~{4fs1+xWUuuIdmHiY7b7=gFrCo`f`b6q-QQhp
ZLIIUr`v<0Yh0_Ff?d<Ko%u|;28c;iJK`1UDkqcMWxBF)ehU{t8xijEZ%efe@Q^kzLEoHXnTbtZn5)N?`O-LKJ#ZX_7v`WrK(%uC
Hv%D$REO6QieD79?3hJFgeSaExPU83w|VM4)qdH|#^Y+^nitWbThm_F?yD(Dh_$1Xw3=3+xSaLAZ-6Uu&k*1_rBS<0hx|W3;XbA_
`oo9rUhXh9Y}ob9zn3leb}I!T@F~U2efgjF8uJXP;Xd<7Qa=bXbYcAPXeiz1{_ak**A=C5N-p3q35W!MK9Sv~dHU$hRw8dl_Hk4#
$bxH&My7_j=e~Z_K0IAD=jqE0eT`Bte^ku9)(Xtr4x(lwM9?9iQLTap%!+3|_k<jJ#rTR!Z&vo6BI2OnOMZakfFDkeC#T$oh6)-A
f*s3T$T;GrdGU&>C;P^u@ZYEG*Kn*e#R<!F4XgnSV4He5M;={xK<@cIT;_oe-Mz=qMX(3C`9{8hin!b^ekMqF(J?mU@;UpD>))rs
z|sWY|BmfBO&}tpwS|bE)%?Fa`}I5b3*wa%zMLF9eC^BqS{&PtkB#k1_9y0dL}9ksGp+A?YljluoIF~MzVtK8&z1ap9d)W<csX}A
g}!)LAlom7T!T4Nwpe|GD8B0p73)efwW3bwlwqTPKX@9C`F|Jv+#Vuzbat%7$cB{~sHX-Tvi5Y9n4K7Rp^^vZ>p1s){Q{ll+|1Cf
JLw+3O0Vec`#KEG^gHnsr49u<a3CF^-^wPKdMknVQswyd8)`-5JxxKGi{syA1cjolRnn&lD8S)G+4DW%R8(SZyu~zrMf5<dQu=D3
+`t1trG%QAR_eR!YJx_VL0?S6NfJjQwWYS!x{DhsB*?ikA<)Ugh_dOm>DFGhae_76lEiVi*~FST_bavH56Oc3%+Bf>y`%C@;5>Y=
d-%?|V4n5T1YB0%eWH`Q+*pXY-%4oFOW3^&-+MNbw&26#U1VPPo1i$~5R$`^eJBiFh5+C~^{68<k+NV@0ave)A0dz1OpqHU)CdYB
*C7_k+s|3*cg>d}4m!%A_%IA%4fiu~)jM<J=q9CzFhyMw9J9WBBfprW!7Q+qLK=3cgb5xMP)6srilhVrx|(ngPD!^c<C7<$OH(Gl
Ch3r56QE!As(((He`jpsr{BnGEN%AWfk-l^-|Y9?Qn^C!XL-A>N*GkOZC4INd7;L*KQuMS=1wJ^ys|1i6{kWbA;ndbk_niNL|9o@
NZ-?J;1O)pPDLgU^IASjA`cwm(g8-b5r8m4grtoiSJb0j2fsfw-ysfZFeEZk;^P{vHEPm41@TGT`mUx>efhhXOdZBU7GuFPZ0rwM
AGfVcBoy;UyKlY*n{57mi=#cP+~=CM;HNF!s)$jgLq(U8Vr0YG3$qnUVj21T%kwL>ALG@Aot^E{wmTWduA)IMMpVR77hz_lVBPCu
MkE4Ixm%8^+NP)?XBjioQa{n71A4AiBR&3JI`h78yuzB#7lW`Sj9j?p^QQ`tgEc1dJnALLB=WP^lVZq;EYu{!&T+k_fMqKVuD3NJ
#)9Z!RiLosg^x<|bOyv!Cl`UU;!V>#5PSDSShJ#Pv=0sDS@c}>8tfrZ-NHo&6(}zHoT_%40wNjpjxo4SbW{?B$uDt7t<;f$83=bS
?h*16{JXQ77v|JNVtzi|>r4?*1=<<w?Z1ZJf5`u*?vL=F{uq0Gz9)}=Oc5nZXrpYri4WKR72uIU{^%U}|1ax*rsMvQM}PWuZ<9Me
=d=G${dQ`FPQt}4qaq>}$|@q>dq3795%zcw0RO!Uc4506y9KY+e;^RNYQRXt8$W3TfNF>&kcyUqiZpV4{My;Y&kk>&=|W6Amwua~
BB1B@A^!u9LFoOQezWoVzhCP=U#UCEJSWY>@?rHeI@ylS!wmfH-tSrb4|Sc8eVoC_9~1pQ>mqp$1E<a$eonwSc@MUYK+;M5DUco*
97~&>+d|0$eWcxYwP;W<P0x{{pO*^KWKysoL&Ck@2m}!Up4iSmK99euwam7V8VfAY^Z_VPJZD37d$Z-5-*Djm;qpkm3HxrBFQU(*
4G!UUl0QH0^6<1IF{UG@4cY~0nSx5uUNZv;;C{FUp_5g*ZG(QIq6z9cd_dqZz+_w?DjLDY<CjXnB!Qw7;ec#K=OV9Q(GP?*6*Lyr
PUK3FVh?BET0U8{+VF6lH4ivpqjqzh{t*;ZVs3N&w8j&fdWiyEpN<}1u@82u#!^1dwj>yYMYW(s7?B04I}1Y#BS+5TGV}vopxFMB
0PN>?2BBCx5@R}%cZmcI7*x`ym6^+EC`jeV<ncHaQVaF8I6Qd@O!qlc6+=NlnKe4Jk<#I-Mg*`0z8^nWjfipG#$QrBU+=r{N`)^K
>h2i;8UjAghxz)x|Hsw%k?Pq5Wv~bYu*cnYZ!UNTK<}!5pnhj+0P>1ItM#9)V)RZGD;592s3IXdH-yAcQAR4_evj{}_b>iiZXfGi
+(hZJIAa2*DKwLM{(T0se7IPQaoIDVe4u(CDgA#+{|FaiPv$u@h(JG7A=9Vd`*w$9^I-}R(EKo6Le0(Yr}*wu`#9KOK@myQ?+VX$
3Q;ORk%AmdI!0Z`)bR$u{eHw8pSIuMLu^z{*_^Ww57rD`Kqa*Nia;LZCiOzxhWvN03Y3-6P9NF6tkHR^>Gi^xjtdo`P@1GtCsPIN
|F;`B!OFH`4Zg>XKmSq)6s33=s4no~7VA_2AZJM}O;e_Z!>`H*cE?-hLVpj^g@F&}U_--?QP>LhqP{Q+2XCj(NG}}VUq!{Esh)gm
_V#n^<Dkq$cWI^^Ra&*Ormn%6zQO|r0;~fDG)0c?2pIv{GYiYc5UxT6$eNqf|L^XdmG6;o&L^xXo^{B?#G?jKzOdBgCoU6_PB&kW
)m%hJLN;l9Ec>7gD8S30=o3Y32s4vHG4MckxTqbOymP{nbkC|$T&Bm%sqJQySyvgCc`FQ0e;k=7Y~!mVuPLsnwrc5^haQd2XP%C?
$vQ1-y-TR`&b&7Cr{8cq2P9EPi!C9()5PvgJ_u4ahTe2McsTw(9do@^g3fJws$XNw_z=)8==1F1qZ=()rzAbCI@g1Zm9@-?*IST)
ZgKryq@5amgFm~w2S|)M#IfmDv38g^PF#)a>Ru~{R%gZ0x1(v#_REUlDD#(4I4{72F4ICMqpJGh=q&NqvG=P^(pzCYnT)L2pH~C8
%8CbxwM{V5k{(UdVND2fXn=iFZw-GH9545~GhmFhC0{LcE|Q#_c1F2FM^9HvGxgEZvd(~hRViu)EqHV5@hhC>2?t{Om;gA}P{GPT
afJ*v%dKM8Pz7Sufi$c`v4kptm83LHl$nroO5%uD?^ZS#oF3IzQqBC@=yF$4Q;N%^&K@pZ7?pOuF6sS46jd?zj~htDWAqz!ey+UO
trZ8k5m|pP8aSQbe+7HGb^?gaLB*zXqLfiiaj@BfVR6_yZZWZtkled~bSc0~MgRi^h(>(=JsJ*oWBtS4cJIM9ep<@N6(<wp^4B{b
ZoK3h>)Ve&iXsTkGv0wTu+uwAs*=VFJ)&k(v(2+f^`?93ye-Tu+SaA#WkE#;!1??AeYf14uQ^fh?@VCBX~%pHJLjOU9YeJ3cLQOd
hMl_JS(fH`^kKrH!d9{|y?b%<k9K@cNFM^6IO;wPuwBETAy26eyxwcgm^L}P4n%B02Z#(7<4)Q`^i!?pxQK$JVi^V+86n8IArcca
ASk;>VFxX9M5yoCaG)w2MvPc?-CWvH8C6b<Ivp{zGL(OS|K5fl7rsA#{6FsNu1B6ld*&J@9~_<rL&M@i>vsCgL*)nobx8v>n2Jmw
;|r~DVZO_SUw_Nf+H~{o_VKT8j;>L8hW*cU-8@gPTXsBPd@)(ZNKsjgs3h_7AJX5P4hK5kE|5kk*F-owvX=|Z#mYILn3Go%<7_u+
wrEyqa;!!lT(k2@qw$$Hmv}V)57N(HPUH#Z9`90;tS7O%WtK10f%tvpi9o{LC?EGR+3SKy;@FT)=}-eRk_d|oL7lPuv=c+Fi?$x(
n_$_2mNF!ze<LA=5BPo2e5yb2{r)E9JSQnm#rU55THl<Ihrfx`@1wHeVW=07vjzl9Tl_mS+x?{<<<+ITL5D5^a>ZEgIBZWw+^al#
(#$}~46A{j+kH04f+i@c>d|iayf*+`e^fQ2g5xLElu(^>m{8pm6|nX3NmH*K`8uYR*tKVQ^5xOgjtR@)OdCv*bQil@Im#CgF7~Bd
KyK0zVPm=emeJ<H(0YUrkTb|1><%kLkfZH&w_Ww9*zJ^zkz(BNh6o4>Bo3|ph1fV7?){aKMyJT$&i^f8_I1J8TQw05|7(H;p-*>7
VdpFZc&vKMDV`>ysR)G$8j0u*-CfsU3m{vYS^(VQwq|D}5H=WUhl8?>3^NC7;gB$<T;N$-3dGBcL1j01&B@!ON{pSM7rFkt#j}pR
@)f81PQtwAFHA_aRV9D7p!PNH*WnnC#|-f>;r7UdH<$I<hMdK^un*l+(#}faM@gS6^pJ2TKn%IHwAE4%PL>s@{9%XRId+%orJ2%w
gH19ZX+%;Ggi+d9Kop3@<xnb8)K=^pdH1HVL5zG|Dk8;9{{CD&%!^xSKe~0cHCboVg{WLh_aKOGf!WaNTKX)}EFk2R514hW#plFV
<v;1jXsFdg?2xYzd3@8}pXTZR2>o5>_xy?w^}ypq(oh6NA(ln6<(g=UCZb4*n2I+6l_bqkH>S#niWrn4S{_SBCqv<K>|*Vs<ovha
&O)%=Fhj}hcf*$(vl??nmMWIrGWER3o3qwk7FNl|3>5hv&KjZDuiK?N3%%9F3a_3EkaW|KW#Ot&L>xncLsI^T78GHT-QokM!)Vs`
3qTo7w&~By2x(X`PYMRkFi+1)pGU&y5jo7VzY2zhf!$Wfn}!C$fZ-?(SkNW}=@)D9`dy+;@1uKkS96dxa%Rz1zkEpaC)owqTIsP@
C?8K(HXZeIrecVRvExQAPRFGM%vz%YXe}>-M~Hz<tOJjCKMz-@(2Rm0_~7p+X3mf*bYh+;dwSDJHe`0&40rTpQl^=unggWt&M}Xc
*O2tP>2!VA1!0U}g=1oM^`EQl`Q*+gB|pd4ob2o4<9>>G`3f-54I6=Dx(-_>Lx@3YA|dl{7H}vzYzCFaDmcAJe=x3eD5MA$mITCH
gdyU&8JMdaZC$tMoO+h=4B^V@7qYEJ#tWw6L_EY@NDq04Gco11Ghv-uIcgX?4x2;`h<Bx_k$n~7xqpj$UjE!W?hz(mT$Mva@9G=Q
G8xg|XmP{G_;y}Y4apHCQZvAN@?ZBd^!3HWVTfO`Q|E8q>}8MeB#l+Hs7%xLK|_U{rjrKQryabqrjXLSv@}F0jJlWF8q8pEYjw;W
30G2~D@m7mCoYw9H#MhBHtEt-T9dyJ>T~dwm6BEgSW0=h$80*)f#7Q|i>IQ<+Z_66%mqjrFg65a5v1R0bTG+pS2ve-xwJLJeyPiO
>8KV=2!uF#c45}$9t1-@G4*lIhndK7PIGp=rODjol5;)RGkW)=ap2ch;(pABA!GvE`}grEPU7qE-=z-=mTe(Xy92NF{Z1r53=c5f
t?II%{H*t2X%y0+D1`Irlz80>p9fJ#bmb12tg>m?k`?ybLrgWr+D$uboI%cG)#l@j4COsaeTPR#`YVv<1k6cc3>8_6I4(y_w!If8
O3u+!4v!u<$rWOBf}_8$dF_bscoC1u{Ijypev{vAP4{-rx>KN&bihLmAATYFYJEw=1rE^MdGCz=S?a*%n}PHJ`(Kuy<_YwYQ2IfY
0=uP6i1v68+X$x9zDdKz7EfkOW0ID?Xw_SzBLx^*s)>1WsjlNVw?TnBp<)c4yoa7+(eExpPv@fkR#qK5eQ|uNT?yiSWACpdUM~9X
A+p5!%F^ocnm1W|Y;ze4X%^dw(FbLVs~Pbe(__^k)9wy?<|Ws|f~NxYFt)wrg(OX^PiF}8?|Z9APV1-D66+qSYhH~W>(R=e2dnv=
NRKp2?b$xo5rcL0MigbG^`Aumx$Od_T_Olc$6prm8XcYT+4LwY-+pu+VGkyWv%&786^Lvk4!#qFJ^H6gu8(M^r-H(B3;%fc{5bhn
*QfY4rJ&S=br}dS>>6zqDzF{W0~}t0j3Yad13)A8<Q3Za7uxTo;fHOO(s8t11pVN7uT^5i4OECOC02<5PejYzzZT*N;h`*8LAGea
10+U_P4ca%g=JK!kAvT-$0e}#gbuTiQT?x(;dCY{{GRTl;$9wgAk*0x-47>xb*&rx@=*~zmty71*B^hEiNU$W0g8hLd^z2Vg~hwf
J)KP_V#@?3kki=Zv7ox50feK9zVZ(9CQvGm#~cM_l4wG=9UmDpC5F@%4Ves5;hQtOM}5iBLo<$7Uv4p@(Ctm}$_-VDtCFjGgyU#F
Fk+;L>zf1Kd$cLXVB$O}M~@G<@cG6U3LbX)oNdWT59p#xe0=tkJfcE6B>==H0&F4bf?>$n+Pfa?rZb)afCVOacIUO6MV$`P&x)F)
J^AZ;)*5G|`hlZZFigP09Js64&b18AM(c3HBO^g!>pr9F`TgH_K=nc06j)wVo`$=1kcZKe-s{ZUbJg8~I3*C?Qv$0@tnVT7)i&M>
RWU7n<C0(!L%2S1q&vOO7lrcEq|m;1gA|Hx%{Yl@JkY3e!s~iDa>01J*9OJZ2N{T_68DA-jI936IARdSFE6R5Tqo}H@A&ghX0H+!
Di&3Nr%gdM<-=_JYE3b^^UoS!CX#>?;F7Q9Uz!vS>$>afVEWcVFP+?@ix6=RcPkyeI<z0<Y&l8p!v-gO8)kKbB|5_+T@3m2#^IvE
rtjBnR-OJoU$@$LCt&>^zOp@^(>{W7{kBmto>}u}!@hhp%$j|v_x((p<B2#}kFXwTl6#S0OfK{r))|M)Nm61OwpAK4Ufa@cM^C55
`V1j_T;oUdH8&A48BtdBKL3uP)XBUzJJ3G3ObZcE7EY$xA~o%f7mckU>=wyQ(32%Ry8z`UA$c7l2x$k?6&%kS1;k`CP3|BHc^&%q
4^i`z@QwL&<Hc%QX9#!%JA!U2ubj(6vLUSNt0xEt*^}g&OXkJxo=8pgPQ$^nuKT&;W+?_SWP`d(#JRvu1qlH2g!I79Rd?WFd1W%b
RXSB@0v=XTl8RLaUfz<_q>v;$h=W&hV%0=OCo#Be61HCF+TC-K9U9R~3wrWtIUppgsCy;=IkYtNP4y>2957&P<$#>BP(e^tk>{M&
rPo(6zrLxXjhSc_R8&-<$J^?kr&G_X#i0DNJbQZb&U+IGpCs{~A&l4I*45a$Bdpr)nq+2GNG-q4343GL?2|5!YbHTN^)!0#1ET?m
VmUIs)uETHYpu&iGO3@o9jmVSu~G=QFGv*T(u)Jh?OBpih=_q;tl;yO*@i+-&^(^AoSrlnqh9U(-gC(8<9y9fUXc*>c%H1Rn7oTS
@wjy()h~9w&v<Ueqgjc%!y9Kn&hzb7eQY>z@boc=T`-fSAf%sa`%JWbrdenNci14UgY?dDLE2xRt#QV79YfveHp%+Ln@E2Y*IWFx
4iMW5Xm9jb(oj+11;#fS;A7sWYvV4LgS^_RqesoxUc^7w3he=B>bwsthop7u3RD-B(nJ?|5Ydh#+)z600AApLI+g<cA+=Vgv+nrR
rY^bdWDm7&%9qzE6x&hMNKd<^I6pr+FLx8ED0dEkNu}_6PmT(5&pfKXCRg}wc0H;nJfs!nRZqP|Z$(St53C3dG#6n)EO<D(q0IPr
{QmDr_TO#S27DwJHXlLs9mfvazvEy^FA^eTPomLDr4?Vl&ib4Ut@i5QARq$7R7@ZG|2}FZnt-55qA&My=wF<V_lW=Ve{c7f_VoMz
A9uI$48oX$-SPf!Y6-Fx?3RXs&ufT&8pVHFk}1I5knALNi_9ye1_B=4t_RKxhLtFSX3hf!=n1UE4(`8DZ}|Vb{vR>+<KElAH3O%S
eelD;vi#H^FZp#A1M2ktK;UZ8=m~~`1whmAd-+R0m*iSbmCr!$&UL@Dfj197gUI+ph@D<fhB@K$6VNaKHJD!jaE2K5SBzHQ8xTHg
``CVlJ|wr&hqM87l!ia0Jrnw!*ng8N%3BwQ{8HfB$S+1f2FP~*2O%Hq2mqpvAhn!N^Zq1!pT@H)iNliV)*+(8!PyaVH6*w8!2bPy
S!PCMUc@1$jG@2V{<C^H<f@!BP*Nh6&T@=V&v517kFy6s@jcQo2rLM0zsbNFa;SH1j+=5Jj12kOeG^OJPtKR*cZMLrXMc@%v*>Xv
Ik3n5AvLdG26D^E=x+8huuj5%zw~(Z(RY)?XZ+CkMT9akEc0q6Fu7_e=a_s4(6+_O`U3!q0`P{;wBg64=qV8#FD*-1;6pP0^&hxT
1IPZvyF*Ho?dRMZoE%~Qmt%NCk^RT-HR{)FCWJcrwkW?2n;K*!fRuQ(g2m8w^xn;F?o~)65*J^8&|~trC&=xdspd`*5<EioJx-p;
(z^^Y&R*dRK>JTy7S&Z>*GI#w4#iX(^;}hz|0nZ6FcQRTc=N|1%mqMzsvI4eF&2^iA+pUz*}M<};irNffx77K8sr7j-`V?M2E!b%
9~Wz$T7b4epF;Mg|2a|la$X`huWuGz{n^VZjpZr~mZ5{xxf%+)w{qpJ{uHxv*G;se#Aat>Blr-B5UW;Tz_JiEI>$;@x5cPE3WwM8
Eb$NN?yU$606RzoB0&#o5((S<PR{a@U}-sJM{6pvK<{N?h@E!GY4s&@uHuVZ%!wwd{}z5Zgul(fBjUsS?g#gQMjgqx)T!MF8keL1
H>VLhWJ96db6qv9K<I<;gX&=r*&rU*wDr0}PX;d04T^KZ8RPk^=kexw^4_lFKElW&<e=_Iy1Phx;Xmyto$!BdVb(nmosj>Yu}R?%
!a&Y!ALYE-I;1LAP1fRkYR5)2ZJ4Qn%z4-QQ*nW`pz`MpRYIaDD9}#ID7aBX6MR6xML<Cc@O!Kc54}I!bh-gZsEWl7tyEa6SbAZG
AW@1ce~)FzF%$$nWQP~nAaKWSx#)P8&P~4430N<H<^`80^vD*pKkW_o^w53>^=H$mKpxk{Cvd}(+7rnMlMt!O9}vQIJ~gPoj`NUO
z$$<r@5mh-${*@jREJD1+5N+nt8afCn52V}74g+~2DEey9|Q-#8KzgwQ5b+bpaFJZ*szh`D2$wsMMeLkel2HgC@pVcWZY0}&i7~l
q&6LGkEsb`@{!{5Lkf!t=hd6p_H=c1gP@*Y_4++eaD%f5C8R2o@(=dZSOz}wK49UPHAT(LlON1}K?Z&%LH$Ss3a_E>{hJx+M2GG_
qW)SrkORT~WQX6Yyx#h8Xvu%r9+$UC*J8UwoF_^OqDmqTC1O^g&Qq@80a#LM1+8&UYa&qe=L^o|rbQ+)*k%=Qt5IcWe5b`ce&6MS
oX-}Bfb#jhho6@{@P<BG+}+flTlFdj?&on1{y}G&PBZl7WH&u8qdog-PM<%k57YAJ$OWDMU5XkIKip+C4ah)|p-hO)_IV%^fELve
eky*yn@2S?b@o5MPrl>z;n^P_mmPn95GUE6(5Vn7=O|dA^-sBnbL{w7G4ZXJTrVfM{|b6>+LXXL?`2&boA_yss8Vpx^SZ;gwMXlQ
00XmWOF$-}GkTd}gtyfHC)I+CeF>n#X2AquCWJ)`yL?X6zy6T>Dml7g^?H15A%I=&#>^t!!&`hrcKYExRUk<Eo<0T_!k&XlORuO>
l_#?Xw}WRl9}C~rdW~$^EpvmBjuyn$u{F(Ykm8o8`EdhGvomQY8mgeaqt?obr_i)9#Kv0O-@}hUI3K(Eq3-@^-kZDGf%vw4o>VWi
(c#<iH$*<0SYv(fh7X@{f&LWR+o@k)jJalpLJuu{4MMRE<F>#>vHQc-sK_E)noMi)^V``u@eSGeN3cUlAF1)pT>2r{ME$}L+?|tm
Hab6Kqc!?-F7`ek*{Z?(ho}-81p+<7><w(zASe4p6smfvR5WMdedDjIK54nb@Zhrt>>rHUoRfFw^|Q=5Na)y+VhaG*t1MNkz-LOL
3v(b~IOlIis3Pc4wW`%zy*`~Q_Wa;Bo;<bGuq+e5CkTY@7!8;f0J8`J;E+KamIsH&Q2vPK86ou#HtiX4u52?aeZD{x4#KDQz)&cF
2!sgoaGM9d&YGkJ6WFKQua&J~-6PDnj0F0)K_d_=r6f9Gp%P>tMAfFaZXvC3-aY@M2Bg;FtG@xyA~sH6il>bm)8-JtxHabfsKe1}
yu6Uv`2lR1Adm?sa-5=QliE7W;YF8L+YT>!i(E+q2q9KrBzOOclHaH4?dCxuZ$a2Yjrwn^!eXVpQvv;8^k6s82h?#3j_0Wlhp6mm
N0CaZq9QA_6Ov*C4x@ngjJ-6gI~wD%+`v4H_OR|cmC$-<CvgxvA2~YadN`+IQ^|B9)!^d>Mxy66q_#&pAbWc-IC1I)KiGawgHauW
v$5lw`lF)xI*#6|l6szGF!S~=5z<5L;ougf4y*+{2HHN=p%1oq2b)slKQ=*Cc#n^VsC8gCje=pV*mBV@E7%8)%sW~%_Gg!B9ySes
ExbBS`ylJvy(5qpbUJp7I0JG>C5-gU*fh040D)R!-ND8HG=Zxgy@Jp|t;Lf#%Rq;2M^a7*M(o^S@;VA!FihP4cj_Z3rTy~0NI)I|
gEN1NpVMmGZMm=L**E?C|A!y#5BHzrz;j3&Fo%MIFhAVR?7)6)Y1j_)0123YKRWzD;1EfF0>nL=SQ2VIZNye~vujoWm~kl*9BNWc
KhS7JYF>V8RAhq9A$zk-4i3sg>HpWq_>Vk@KZDi2-&?n;U4uOqvFlmZ-;e9bJA~0X_WrkGB5u|#yA-pVP=)y;K=a{IBBxN7EGHqV
et~Py$v1z;#yuLgeo||J*%&OQlk<9Y4M0FKg2=1nDvq-?`9a92ql&2IE@GVJb;-^xV>n&8h$0epPLV-kEL0H(#YJUBRO<4)c;--6
=>IeUw13)vb@NWcY9SdqE$m#8rDzSKr0xxv9rLmd-f_`%l=weiSIg@0=b{lK+@=StJoElv&tus>HseVfg3TmkhVdcGq#3+OC&{sN
07>8c`yI}QM{On_hR)2+&H2cm?@gqlz;0V4Gvxon`q}5ma`GX=amoXP0Go*n2Y08PU3)1EE9W+0$QZl4QXoP_R7_F4e|ZCe1G*8g
0SgW}81Z)oDvp{yzEpMsvZTNqNQDB%M~wxg+yD=y4Vnn&_}+v~U7sXcI*=a%_OfY!z6{|u5VB_{bGRC6<o5UShfq$E(qY?iAM5^E
>v^agcjw>VL!1lF!noEz;E6_J8J82xNK~CiTv-iF<2cr7bX<h2IuR3WAQzf8sVk1qm6>Ib=?H1W0ZBMjm+h4~7<MGN-hE7`Mzm{6
hV4{_<=j1_WVyy2Bb$grpdV*OcsuM*mC1!2Ne=ok(nxmEfiaRDpWYqauWteFQWVmY*j<URp$!81yE^ZkxG5Dqxfo|8>tr00p&OSW
sbt_q=NhvxRXDYo+2{s^n5;Vse~A9CaN)imv+$7KvcgBZJHQ*E$ptxcpnb>T_)hh44A;;YV+q}9;#)rA&^bhbQ`RziGlVNEx4MSj
VcToj*LNsC(fWU@Li#Eb?vXtyFX)paAw52`2Sm9CjK54i+3({4KW{$IH|cmiY`(+g@z5P{dTB5<?$SR!c{=z0SgW~Clhz6oi*}8*
kBuU}=-QG6P_k7+-aVoiPucYc)bGSn^+VnDXx0~~3#Q;a^mj$&L%X?20%De-kx!4tU>5S8ue73%wlWF5$5dh&1)hH%UaWj{r!S5s
U{;e8Ai6&s{d?Ap+iQ@9$Rgyofo`sbqyQ73yD;9Uq@52JprY#t7yzA!b~EZxR0Q?rIFbosM>XS^0+#7b<W$hHA*mwo88Gcq9pMco
8#4{1Vv8N-Dw%T*wdQg3^ZkFzdRz-Or^;oyWCS(0nj47VkqlT+fP?h}cY(;<SW$tf*5X;DU4aOSXyL)p2IagrTj0|5t{{Rk5RtVx
`ZdaJ96kea?!Go$csz6E4sJ*!LU3c5nhd=n9g73yeou00DOW_;xSlUG=}}K!ZSxu<?$lGjZ?w_DRv+6s)2&nzx)JqdKC&39YX^Oz
ElIu3=e`K*`OjVXFyoNrlekWy1a!c2m>9k2@0e)17#YQG)unL5wF5SndiAooL3OcGQoBc-tKB#rSVC#0xF#I(#wen!@k+~YN6Rx4
XE&_8j4p;Mwn+Qaq`Q09UyiE&W|1_XO1=sz(1ulmv4ajZ21R8XK+!TA8&WCQTc=UgpD%T<JIEVCDua}Dnty*P%{uW@NTj>r#u4$p
-b`Z%7tNEMS@TQHS@83wlB!6d0TX1yrMc$V)m0N6kjb`Dq7$WSw;FA_7A*)X0idK9;eLKL<w0qq0o@mL%&^;UGC1_60m{K1<D*#b
IvNG78F|R-1@{vV->Mm&NmHHHuuyF9rw-|E1XqT-Ks5xh8#jl^Hxe34WEeZjZqm{%X8<|ls2aC20wb6*G~F@W>Un{ekxkiRpkFD`
yTn58PXNuk=4(Jz9$Zo%B;F_WxE*K9(pmMWNK}`g;sE*1k`E8(&(<Hez6Y~?@4U?Vgi9%!f%<7s#1|0gU(a)xVdsP<Btx&eF9OEt
WOi}lSC7l4D%D1)EH)b!-We7t)$GGv^MM<ET!pDUH@tP4zH2U$#aOLNX?P))vN+5_gC`kYtEBZ7%&ixhVz5J2ut-#p`6XXjDP3uP
w@VskjY-w;@%0SlzwSe{i<HJi(PY&nG`ZDEQ<=zR6KXRm@|EksepaL;Bx9lL>2=pc;f(pmom^`bTE)aP6X#Ikr1>7ZQMQc7VyS22
`2ue6;kD%$79SnPxy3#y;-a2O<AeDaSJsf#Qg0qfwSD`JY8nV>ATs2M)6F6Y2T~B|Xh{IsB0Xc~ckPkLu+gM~!&#da=R67Q^n7jx
I@iL%aOdr74m0If<srvX$`o~~cAm+0X*(GpWY~x{2dRYaDh&OUc9Jkd_bdVgx)tn~pMW3TeBae0?*tC$TDMM~D729Wp#Z*)K5uyY
0}xx<k;uNC%mX<5(*SA5SEuLFp@97}qd6gf`AA`~BHf4aG6M$h?(^H7E(gv+7$g5u5N5l0k@NyO5d#QzafSo;0>hmL4_9^;|1e)F
FYI>WYXlp5qSAsUQz9L!OI?bxIoyN(Bh1B?lV9kmsMALxnuN9a>hpN!q;ol*&s^XuL+!f%xn%0j;T(q*Ic$bqd4^|>)J?T*jj;-a
O3-rRDHIfSw<aZ-lVACz-LG1?n$vk~>#6Z?9d=4Yi9FzXmzc3ExUIH}Z338>#@(UIZX)=)!xpPrlp9yj$=2*voYyan#&@Nw`OUL2
+=awDVPfTx5XFx<ZEmHp%EdQhJ5Kk6aC+QaeD{4U>v>msGVSDok@PXF7D%mQd0O_|?w+knjYMp?hr^Ebt#u@XN$zG=BNnRLiaX2Z
=XYG(ak_EE6mE4Kp(zW8O3}?|Z#S1O9_@`4cfT;Y=Na`}9of-B07$b&opsrE7so<xj`)axG|sq0a@yol^orGG80`eM#~&@)LO<OG
l^IR(?&Te%x;)I6%N=oF8%cZM%eIs;zFZq=ce@4cGmUa2_|JKD?OiQp_O8+CVpg%W)P`ON?_L>~3#G-8q;tob^$gj=<DCm1PkT=K
sP~zWzDt80j-9qfC&>alR3F_wr+sqAow)k{t{o(ozE1dt^5<aeZu*oyw5{*1gT-9RQ>)@b6m#sVYoj#QuHr#DYEXSHqSFy*Ny(wj
Ayy`kImJX34y+4V7nl|y%>kQMu{0PS^^<UMSFBp@G!Q+6x}UC8RRpEMB$}47a|~f!6@EFI^v%!A?BF(>T#cu*DW}qhc9YLKk*was
Qh_6ul^X+#3ccNNg)lE<9s+7CJ(k|{W-cm+yiWvf7>?{pIIK@ojKx-@8D`6{wbIqAr@Ss9lGSi)qCRJKVSF;by*{m&EnV8RGj1o>
CvBYS__G?3`+ZtRv>00M9qH4_e%w{V8`rpJY`g1hwM=^s6aM*i-&xlurglcF)E}IA7`4UxmnX}CL`DZJ2Zb9}Nvg^OP)2N2=;j`>
FK8iJ+^fQoX0a7<NE=M!6|g|mibL7&NEQ`~MCC6gvDX0R>R-Rg(ep}czs2*{lZ8^TK>=v#4tREtrRGNq-#5*azb(K-v95})<wB$E
nuDCGG9ZAKv+;`ULPX~`6yT)vt3J>+H0C?wHN{$v9P;WG5*8+E$YNsVlo6P5LfcXtLa+F%@iU$v`i!x^YjbgGXVQ;k8k_jbL6?Xe
{&iKxj}diYWz!QI_;*dSwIS><BPqF9DA`!^vE9SKF8u8^`%6h43tBDCy`(?MJ8dQEH#(SH$XSSvju&zK9_}z*U@eYGey@&@_SrWl
T?;@DeKeW!@76j!`DxALO`_0s3R7tmuQ#Bk`ljAmTB?vxeF2ve_ZT4<wyW~(BA6;_tp{imFFE%!r$I57TF;Krd;09o{Dxl;*&wn<
a3v(`L*VL?YV>(VvwG<s$(GjX)hazQCX|-me(wv*HJF)x#QG0crxC<<>sQ3zC!_N`;7hfAIIS98)|(#{`t|B&9V|iGlm}>{le^QO
(q?ep_->Ct<9gO2RSJ#dpw0*+=?FNk#VWvyqnNqNBHlYsx4J)TiC-PQo5Z?ov77xlx3z3KQCMK0ablh&H#HYjd%Y}HoFKV^X=^)S
JJ1$SyTJxKrvyf5<i1}HH+FX+dk-=zGLXz5j@M|cYg)|<IR>!h=<VG4a)~eu7i5v%6UKL#kp%(~b1Q^d%_vVUGVlr`5BXodQ0>}}
=rVRZ9c{7|JcywkzK+KiB863x3YTz+_BDN!tE1bQ@TGURW8KSIHA;*<8~4*^7sl?ILiM|Irr22rw)w4J8#rbx6?}II9^#!?jt+t0
XQ6|Wa9v>DipG?oaxU=vx_^sj8%IcH34$BttHSB`I=oz)e!QP5qFp%}kr%(;d4k(r6QV$$6SQ8wr{MP3*|*wl6X0#G*X+%#dFhM<
M_J*%{Wz0%u+`g*V+#^m<&Z7IF^QCT1FsI-Jx?pvX6_Nh(jbhQ2OJK^#%T0<DtE)ek{#c+5InP`Bwtb%#udDwxtB6&rW!{wFko}5
IjMp)y-TlcUM(+;Xdi2ZI&!=<aiS0RpffQ1NL7VW)G|>--B5?-yAN$dn=7tOq=ZhS9RFuJU!HMO*Bk5ixToqp-11E7<;WrkdT`?n
scx25n>&Icn&M|PzX=t*lJ$%{Q7MD7!5nsxI%`cl`c{NVrZQHa%9BA__Tn&L$*FHI1>$Sdql?{kaEFu8#UDZkiV#bfE;&F%?xVdj
7+tlsxyY!9;)R6cWWvM>mbqj`$uRV1dc=d%WGD#qcP)>P3Mjr68hG!{l^3N)0(6n%Yk1be%S?FElGLd+c2SQ+?G*C(W$nP^xY+D<
5tE*eU%}SC|H7R*=J4t=z0!}Sae{{F{WC)kZC%dRf#KV6uD7Q6^F5hYsP{;5!bg#9p=Cz9;((r13q^+r%5^k}g&vN|(hihotjfFV
NgZhJz@;QPXUn4GfQx8RZSf)F%Y+C<9_8s_>GWo!t>OMy{=7J-KK_pM?;jUd!upY9hBrin%`ifywNFwZ&;-dAH7-Dc&GGd255WC|
xJwu9LZ3#a)7Dgr6<J>Mo$Cr-^ZfRt^jt=!J@9_@JUxH6<OA;scp(&|M-20SpxUW~hRNx7TApDJzR!1#)AWAaI(mJs{{L&a4)@EY
fiPqaqvSYw6bh0-jPEc2DFtbDyowFtsj!e0KVuqu8HUZ1?f%Y#Jg}Q&IFSN()d)rZ<shBJqlAdPBm@dmfP<^oS!2kV;p*(We8X?2
{sV|%(?3b)>OYI^)K_*5uODoB-5;06C`j}iI)W7tcyUM`M~Sbj@z$U|n%6QxjOY~ZS<7s0>O=}&02QL?WHq*EP%}6efxT8-y3(S5
HG|bv$axil9iXRpn=e)b3@98E`Bv2!L}g{prJiTGdZsi6j)yzL?G~f&yZP!UblGsv=d;w0dF!<8ioM4Pfx=L6DzUyh3gnmnOSa<}
NZ?lAEvXsgcE5Rf8B`UQ9e6gJcA6|&F*BgM#vF$<M0I;@6G;_%Lriz9Vv|!OfJ4_Y0YzTuNThopHGcowcj+hu`#6f>?te#TyB{Mk
0k7|4+5FfanEhW5{$~l*jd@@LLehaiEu*8Frh!2d&u*A=JiCC9@3?n<C;1r+H3b#_4)4R{L!8Gj_rp3*_Lcv4TU-NWih+=hp)a=w
*$QMklml^)BdJ01g%R24z%L|+oNNkgZd7{Iu?vJ!E30A7`uF(p;z+OmD9KO!;9QW2Dhp66kO86)p-dzcGC56-pwbvq2kqInJG8<7
p$*<W?*{T?hfl#S!MvNguz=%ka9fmcxLvvOqIwqJ@6p{akndEZw?S+_5SL}&eH$sQ0A!fU+duZ;$b`8p7$8Q1A{_{QgPz6#Dp3ws
Eo%v(Gmy8c1q^_aH)RAZ6Ce*a6d6$ASjMZ=aFe8vWhQ|9aghuovLfMeq%?{FLFG9j&?O)a;Bo{C0HB~#P~<Am3S?mk6(~@p0PcuZ
SRtw^93sOqa8v`%7Fo$=DI^ylv<<Ae5gbtgAYnriV<|aEqDd-XgE7cuD<#P)nyjX4Xqd_qh#HQgeE9&UIQs7OzNc4@mXqSUhrHPN
>U~EJoFce{9+!P`g5W&pR3{QnJnhFzgOKFgl6FwiV@Lv-a1(|t&+i`&mms(Uo$ifFY7;HMoWreP9lOStcHnuH)T@>gml4uU%^`AP
q*Ni2&<8^ZV2FTD5H^4uq%KnuLnWZ*K*Cj_M<i1u9Fa94<T=XpYFOBi4e<bkTmjM&s<z~yNNTM{>VVW0YQ>O{5(KFr!KWLd)!oLk
S%|D`NLI<Ntov2Gg;?J`%h3KNob+HmCL2#kLzw_~9b=d{jldib8-d&b3AF47$Ksxp%`=&I*p$b_HN2Mkk{pXdC9){ts_&lIH6f_U
nBN(xXlP0rp~Bp7B*K;$o7+~R$OhO*7{VG!j40e>qU5Hf-xxGKWO&?RO)cvqx5vqc>|jouif?=9aC6RHYYYk&=M*v#d52JBrld{4
H1VuWL6C<KWb2$xVG2i<R5+B#6NyCBZhFR`Hwlq%1s;yx^c;pf`NsOs#1uP-z^3XlGV{C?kkS)F3Bs_h*Z^$}pmFlJlZFU_kQCYl
w`fBWVi4rt5uig-pc<4;$r6G8@d$=O1LyqF_sfYBA@KVAd$gN_VNz2>gEzPNzfY!WZ)pHfA8+M$bpBxxHbn_6+w$Bn0fTvt`2nwN
{C^~8fcc(=)j#(JEiN2$)ju*3oih*hkCEPuPI|42U8z!@6E%p5HY9~E(nSpvT}BdIWu?SwF5>?sF6(Z_le$P7TsP6SYFtZ+jvyXs
K8MTiq1%z^V9Uq#{o8&|-BtsBY-}6ywg8X6%avFN=++DPVgKfYFv0TalnJ6HO@}^MqHr0rL&9J<sm%(8+oH%rKTkT;*-9yRgJNOP
ftqjY?RYkC0Q>&Q`hGR!>KBxRJ;5T35()}vf}o0Fp^9(pIEH`Yy&^1Bfb4zPXQyZzdT;T1D*5>vf#Iq__4oU~<BPB;I>DS65BF&B
)6|YPp<w8Iy;(J3Ko@JF+yvBG_ztQVFww$hJlVQ)&BIbnXe#Q;BvRq~=9zlXxhOFIiv9@tr~U-P^8Wm`0F9}zoi<gGr4TIQ0XFtT
Gzs%T4l1SOo=((^Gb&^O5<W&l90n!K3q5TCrJ@ZoI)OO5>*&7g3Dfqs=a)wnP+dbdVvLw~^5I5(%~4n>0JlzA^*An3sFYBRN@s(%
CX!|_ybavi7K5X5ozR%=aYcDO{LbqAK0#bnPGmeX;f;|H!rT#tT(?WVBr&BP#iuO^)yp2VhIM&j(T79;m0hH8tO)Nk*oy9eU??Uq
>IMYk19}QpP#sD3N12Z+t4Hbi^e^A8zhVM@)c_!YRiz-6ga{DG080!-RtX|S0whwEW>iQC5D0THpkbr{040D7K9T;6+`+z<Tl;|6
{|*k?kEjR3b<tDLx(2`++Q||DkpV!2L2)K9^Sh~~h&R)pUmWKP%Mv5J^3#N}P)}Iigu+mWiE3~WlOWEz9RMASo30rEi~$iv1yHQ4
E@N_PjaWleRdxcJmr1IInj%z(Sk@Ov@YA1$9c1PWfVqb+HVgqAM*%WLND~-swHV`LceA9JGwrb3&IDODq5Z4`$ouV3GyS@M(j)yF
ZahaCb&RLxYC<`2`9IJ2>*5nGLOj6m$s_;w{S&Z2i+`(#`eI*yE+QJ(00<<6!4A+ku#QRmS<^4a%Y&J*-@Eo^e`Vm`jO_);a7Mom
jq=m)<hsC3-oSs!RAi>})mq*zdjREM?gW)tR6oT2zx;T38^O<kqy5MGh1tS?+)lImv-t$W{|Eh_`Z!`E7>WWdvc?MeayviJW*GJ<
j1GM_Izmb$j3;o;W(WUBY-#_HbbjCiS^hj3u|twHOWPs$={uh9{&UkDF~8KiricAV<CDzcG50CZ>*$H?I|L#BIC}&<@yTbExGA6e
W`q5N4&m0gr>~MP0O-}lybd=sJ5C8C`#Hq+SWhQ$+lQd`4YT>s9}y2Hbt4ri@OanyIDv#?3dLp^%NaPM2;HW*0+~q;en%~jclI8h
!{6*O9N>f}tU6#QzQ0-Xd`|*o?GH%%*T3KD80*VVJ>J@?x`BOY7zd#fycfKEeg^@y_L6lI;DC5_JOkWza)hD8>A1eW?xYW4@P@&`
!Z1WP^wCH?*pG}=<tiAQ`*z~x@x7$shIYxV98n@5BQvbfO?5O(fyjp=MfVAd(1Xx;2L_3IL#T(P;KQl_9q4xg518ol|J(VTpGDp}
)@Swji|c{-oB912=sC0xD1P<-BlYpe5Wl3Kls*5`_z>JYIMIO*07!^ILM0f2h?0VkA|uuNts}?dhj}3S9guHYBoE#Huj%}L@6qrN
$~wPK>BF+${y)!OH%FbncU#!|j~_FdL;F(i*AsyCvKj;;2RK4fL$KNkbIhLzCI8Fl2Q#Wqs}4hmAF3=t)&t%bgnV-{@eaZjq9K1*
dLCIiiD3-Fwjm8eOO7MtLZj%Y_eNW~8NVw4S+De+XE^}}J8~D7Q}N80zTRf+lh|)adWK*7YyY>r?e*4tRZFD$Aam=_6~Fj)!s5xZ
3oV6^<vMhy+3Yd)_4sKf#*99#AGTr0wd?<1*ZF@R)Ot>*`HL8r_sNXR5i&pjkRIqlzW4*&KMW3IU_=E41v=BJZj(wygD`~)_zVgy
1^<U*gy|0yQ4h1AiW*r2JP*rBtp0sn<{wAd?d<sfKg*BR`+O0ie{ZY~Y0!Y5Lw^s{esfS*A|ey@G8_C8!`f0@Z2wT~a3U%v4Xa<)
VGEwWS`>ydHQf9L69{#JS?9S<HOoafWQXKa*Igb>uozC@P;mC(_kY{(xE_s7@cbwES%`bhfwG*e)>Gh8k!RxhaTbyO|NHR&W5OJs
A<BWKDKHt&Z60!JW-SaC%>$&mPMy$lS}65vgwf`=H9eW0C+<1X=jgxY3l3nAJD*yxg#<Szuc&7&ZRC9ojzi?~DALIDzE9CQ5E;li
up#&=A*4S>CjYG2it2rm2QwNmy;hlYQv{j#Xg~Jg{udN}dd>!g>5gS}9A3Ke4jOi485C=~SY;t!8D!XmD$&5F!}@lIG=7qg;h*&W
96CDShjgi?5BhurlKoHoCZ`lr^jx+=JHOj9Ml$hT;lmQc1|Vr9?E!>5PSVa?##`F}3UMuhbcBf6CrDoWz&~E!+pLLYUhnk(963Cf
!oso<|0BB=2Z5Jf|HA|EolvhCOcm<@Xu2e?xBm)~ljqy}zW<p1$Uf-&FWVR~Vw3U9B|{L#yR$W{{OlTPJ8!TGduLd5&N;HCJZ542
GWT_gh**NcR)1gfYXnwJe`SHoD6n;5iHtE*S)j;i1DhW@)c#Kl^qjL2uuy%eXi4iImpo}&N7d+n*F&KD9>DOLXz9*6l%$wqFfuEH
s-5SCj3|VbRL34s<t`FKAm_KVJDB6UoC!|T4E)6N?K}gxISn1)c8GRVKAu-9Dv#!Ne`D8|{P-^;s9v6S_VS^ypp0V9586Zz=gIw8
dUT+zqgz+Po=JkDy2~+CSgcByIj9s7Q{IkI#Y>UG>5!okDvlpR>mj}U8*`FkM8GoGhDYPP1B(hlf=C~;wLCp~m0C3j0nt}MR#7jU
!yR!{HLA}nQxnSxU??yWd>B}XLCzE~lvD&|7+C|*n6RT06BD3D9InvWqZQlqf9Lt=|Kd+``2T7C!+lcz_Wpj4>67xlY+#4`eSgjQ
`Z@av^m+uuE-L^qc_Htf`RIOO_Rny@x8?9CpI`SEV^?UuOo^FE!FnM-p#Qv&d&!{$q(m63t0#$vR8gQcwa5K&TnoFK*kUzPn){+G
gxF&OKzJbJ#+V?)lU}^@t@pS7=gwR+%ZEvN8e6T^bA=BYLRVee#pic7*q>!CYu3y|&VimQ;ANMWg>){L6)|rwyQ|7wJ0<($;l}%$
$o*`foOLIt5I2>5Li;&r6cLWLsU9lfy@lCUgevc$_vfY3A4@5v-md2|rHNwoy}wn-dBI)@s@rC7ec8jRUD%5f_Z^|52oXRfS+HWW
{h6-0n*T5RfZzG{X*_h=>`5T)Aj$8|yR&J|=<sUX_xJf;zr`esBp56Sp;tikPCg#@NOE-xywUH&LLRfYUd7PQ{!(ZrK%Qq|VGFSQ
dwug+QPt-&S#^rp*!|gRaU^|;D-z3|9@LK_>z(gJdLnn%SG(oaG?fx;;^wo5$vQ=o9qrC{!tRzrAZ0U?C|&0jRA+j?k~3RY$YT~T
qmnzr-yMVX6<6<J!L9?JiR0jHCfn1!%+<^#K9!ct5)u)^@^&4cfzgKphF9)s=+$0gda3<NcnW=dkFUsnldw-NBiMSr9KL3?r9A=u
C<%eoPfCZhd(Ob<A;<>Hp*}~j@g+O^=cp%kDFVNOA4&1|><2mUJ$}E2INX93&lq{Y@IFkEoDe9;f#|^6d%7N+z8t(Xn7GNAn2fBt
x4mmcN`p?v1Y!tphleKsh;uJJ`%fkOXkqU^5v+oJJpZvXw{)D<EjBRTQW-lyP6nsS)E*bRf-Kb+PF%NhAxx;H7mXU8-;vbw0`Vr{
rDQLo)4pF=9dLOdiO;co-&61UQvkvfSfdZrKWFY9sTIA0w>}4-MY!Cc=1UG?)S5yRCJ5N%htv&B%9lWxY7<gq-{-r|$bCq4Fqw`K
D3oG!a}JHpAj620f(+(SAb_vdnEfs(w`Z1`cM0@UBC95ohuGG-yyjmstJC^ipFX}{i_e_%oQTh8N+zi*3B!u?y@pwrrZhRZK9;R%
3*z1|=SkG%KKuFe!=7>n3onN@($k8JR`jgB`O$|4Z8T|MSqQ=*0^CI#jf#F`gk6_KT^KTkBJ?P$_v^d*8qiKG;^N#WMfaslal2>)
d4@2kSak?5A_*9yu{=FWcf2Q%|4+NvOvv9y*I_5xa(Q-n5@ZwDLqXmiY2iG7>#=wD=9H&@q>4jefE;mdKnCsWTlKPTvLIaq6o8Lt
NFG_N&}p=Sbe$8V(#R=W$(l~=?J2*{t+c0ec3rvrDd3$1?nCJCJ=(PSN$@&+P*apAW2yA)eqwyglz@8&N91@gK5*H|*%9biVZe`%
ff_mw(tAdb{Qp1NnV^3OO-IU2zp18#srlt??)x+SGIIXzdqD1t54j;xAg~@c54#lgLd1XPm(#=V#u%}OLjzdI2}3{(MI{OREe}b#
)2{7q(T4RoW8w|78?GpS?l8IRl-IRhXZ}WDuG-Z`VpBb?wJF7c4Dd-I(+>j!*@%-8ZZL`p3I|@`rvgvz{M7az51+^4hH?TYzsR|7
O#3W7S5nlhB;>G<&<P&Dh#LDOe71q@$xFfh?uj+g&E`JPEQJI90Y3TQ*U&%f%iI_i&*iiN8av7M{IEC=lR!?N(sP#0ZN13MiYq2J
pl8h?nje1}h7iOo(*!^Q>zu<@j3M+A@Vlq_)1ZG7fFp+PK*PEnoE8|~i$_w;4xjIYhT((^M^+Ay<RuXvkLTS37e#ZG+1YM%E(g{2
^6u<XB}1eG$Nrgv>?tRap@rTJ39T9#y@DR02p-dJIwwS!LI?d15eNTC_P`S}Gaj76Vob^=!dd`N5xp`Vaa0LFVFqRuUbsVYhJMHM
WR|91?7AfQ#6<pI%>Uw6+&m@HX9~Q-2Z<&n=t^0W6<Jt+%lmWtZYPEi@*r?TKMd+X=~zE+Z<fF9rNh%9(4tQSXSDzORWaS#!JoKr
4+y9#HbQq0eh28E(SJ|q#ed6qi10vnPNXl22T)=NbhpH1U}*kb+<lVG+J-bA%Gqg9v@;<CCLi#%QXLP=^p4#!4nKyE7|^N7+y1;w
;a{Lm65!L`8-Qr={zaOQ?;g+-*ZtA#!Z-|&9~FT+yaf3eA8SPqt*TGLFx+d3%4Ev}BwVocN>T=rLC9agfHXuDD}VIq`j6y_Df>3Z
5bM)Htc`$LSj~g^cc162o<DfLA+!4%UbFE34|hcM-(;P#TJ)Pg+4#phcb>qGn>TB~Um7S=$#r<em@Bt)NMfnqz<R;>2E=+SCqVjo
yaz-RhedXN^5_^0nXKJifXf0f7>z4&+pJlpKd<VB8VG{r%M9%9=Eq81-IM>clobdhFdY;kgemj=2lVv%=U}7_y%haCIOrkQGnS(U
0$cxC2WLD#Bm8mUQ-Qsw|DW<O{C{EUAoGLv9{;EHx8fg<BkGg%o4!Zt{WuxDw(azjpY>5yfQkrL05E05a2@+PUsVMm1Q%{)CieE=
JHe1P=yeYxbP)wsQ;m=3i~W~rl*j)Mjr0#LIStoBY<4H?ATmS52yN_P?mf@1vz`a6?tv#DKo1{Z`D8vFWS(2ef18(mzT>i{d8vWD
8#JXgaj3NF^8@eoD0ukU>phX3Ag~?&f%PR=iyUPnSab2i$L;ITTbN72J@Y=;_ItIqanR@Ica0<3J4!(Wt8CR_meEZaj`9<15gF(+
oHfiRActT^5jzxz#&r<hXf8-C0Cuc;Bh6l+>C7<5&d#D81dt6U^rv9=c=+ovsj|tS3PrYm!T0c(_6M~+aG-jHKb9ft@x5uESNiP#
E4)32K52wLXZvCI^u#`2E&h!C=zCAEwfH+c!Y<dy-~-PeXa~g;r^*@^vGaJ~JDwFyIy#+tEFJ%6@&9TE=?G55L-oebU}c}I>$9={
b5C!(fc-<;*mkF05l$cu$x%#|1E1#n7r5Eo>pdsH_0hK22^9PRSh7_>#x_{K<K7SS`&08+he6PXsC|8^*5CE);NIj9-KT%G3=!(p
Pi{yo{<j1$(s^+T&vpJ^K?e_}`D_yh%A|=pLD;8%`8azH<bS6^koYsz5SANI=J=mq()Cn*FWlqo_2I7VkHdI$p0lDVmXOHIj&+0|
U$`G?iS&XWr`g^b2u-2eMvwIu)?tUUf7Uuc=L0;So+Yde7zjR2lguPGNsH<ZJWUph{bt>6f<=>DGLsY0yRzn#LdBviLUosihbe{9
5<2zlIuDuKIAv()K3?{F`X`uV&VTOLv_*YeZ1DllpJ!n{OhyO9;PE>xrBH2*>PuJ|E`A+JIRYM>9^mF05@R9h=y*&YQfoP6XSD-N
hqODMMNc1FE?7Zvq8W{<Ff?eEIV7@Cf<I^4a)IZd4naMA{bbA7TY>L$3H*k1AfgDeIeuG{8<5xLd;t#5^X_3jp3p8TTNy+;j%CpH
knEBNoc?MXnbsS?CwKwvhfed-9-wxpG2PgHFXImCetJZfLb68w2s<+p8HjLM_xt1N{<JVYS8D!v3F<V46n|EKq5eSre09G^*MM|1
C+tH`NyPYl=jKJEPc3OQJ&-*POh)X)C(8x&LBN|k4x#Mzo_DVk>so%bb0RHf1t@j)8rQXX#~-0S)i6(AkRK={FeABt)_-sOun%q}
om1{)>|u&_Nu&F}4`b{9AZUVrT~)r3#{|tYSg?T%JM=u@_&Xj0s%;}pcuyeoz|w*D$LZUh=ckB0RX9kUQ<Uzwc7fo>&zCf^7-V)I
oD_GTrVX!WL$V;UNzqM;09B`6e1tzEKhHBccJs5Sic^DF@BGuYdGd21paXv4_0^qfh3#lsbWEA~P`I=$Mp9c9#^L00#&jg;K~pK7
Dga-sb)_G^e+j}Pv#;GPzH@;euMMV;*Ju0lkbt7j8QpAhsQWF|mM7wWk^TYGWgmY>N2!6L2>SfbB?>=F01rrj0?CL0{(qbk*m})~
ZH)Kd;fqe{m{diDWcViXdrh(4?}jrixF4QV<dSzMR_LYM14fy5Cwm(q4(Ug*zdo7yjK9jwlaf=poz6`(^ZwWNhspMy+WfV3D`l<I
|5ie?R)-$;PD9dgaiDriQ4A7AN+cl;?iT;qm1@uVl*uz0YVDn$@+=^A-;dGOL)iKMmzR(6+!(STitY?iH>B($z{XF-JOMvB_MJ~Y
u$z!5l+d7pPJ6I+<R#IZ8^D}x5pLADCNV`Jmq@cDEyO-SO+#pG)w{buD4Q}$2$EpQH~#yZ7^tyeR8&P0)pbtO)gBsrPJ79%^Up*R
x1}g@4^x2f!=2L0+W6^zkGmoPXabP*9D-p*B_#{!bew780C*sX3ND?;c`}V142rOh2W)MBji^IR5rH`pCnklB0$|K&Bzw^BA0HRz
>%`d~nf@NJ4}y8|+5LERmI)lR`!L7vuipvaiM@IrGP!NhZnS7jf3EV}H?oL4vY#pRU`h2U^!n5HK5H=?)V8eycOc|Qm1UI6sclQ5
$X(iFPKc>n(vV^KAYB$#i*%uoRP$P-xjDhv*&Vc-Q@dM1#i`061ENu-GNPI)npPuKnKYrFFV*i3ep=byhw~&4ArVwQpFdX|C#ST%
9kc=BO@;@LV+4i;dk4!fIW@bv{Xd}KKG-%f5aWm#U~)zPXoPY3h9^%C{qN8^RLCg5Cj_$q|Ly1<9$*X#`lJu}L0tb}5I9V6i;Ofh
Gzk(yAnc#MVhzd(W(vd^nl=>5PA3X#r4-06PxdV$0zAUuR1{ehlu;zBZ6A&S`Zb6s2QYwgLa<b$vgm>O;*&qKLyn{mqstH7u*pBd
EBloGk7|5AKcn#aK7UF5{Zki@y$hKAXdizF{X@v<<FNfAe`tC_?mt9+gd9vehrD&(srLLm$N24cz38>}?`S&Rw%dSXa)4#Sd51(h
|9t;3@`NGZ;Z`1e4Lo=beEJWAqmuw~gyMFjKSVvJoIrdJ0rYe3#OaQ+LVN1(I;neo^%03Ui)bH65OW4qB%hhl%!ia(Hk5%DNix)3
i$io48fx7%9Q|Sji~xXkU^i=V8V=#h(0V2wsj(+e_!e)r{=pSNKJ5FnYqw31*7@Oh`S5uU6W`si6p#<D1N7QOgTM|MB?Lf2Qok%|
dWc6e7OqPOF#$O-<mEOg>^61kG`?qTGM>{8!ME$=$vc8i{6HPP)8p$y)l8girC?z_AuNFq6C(s6Vek&q_IaMpsCYMRi1_d$;CLPS
h#u90xjfGRWS`3X2`4fK&`)0%;lu+z43j=(`0k#vz|eXC;6y_EI=nT?AcZn$+N20Lal@C-$ltCCFZ%yczoeex0tA8+_mT&&k4M$`
{wq3)FJ*=BG5>MiqG=u1JE}SP?<}Gdh296gQ*s|!35-+3Ms;XKH*qx2@n&qOmgXwMLkt-^u%JY03J5S>1_dehOcrBo+$D~JLUCar
c65cXlZ|O|8P$$3;S3Ry8$Sqfr@xQy|9I>*KbPGfkJ)>@d-`LP@4i2|9^Y5or`&v4+);SutT^+~yNP0^iJGV1^mK)@+<EKv++7jp
4hZdboyJT!k8^?fegE(K9tWs@Wqk1af2)}9Kgb*pz^M=Qc|A+&mBZ3=fZ*~I@?9I+nk9aK#Mn0rf!ot(kbaNR2m7+pe}Z06?HTT)
8Xp8H*YnJo6(_)hreV7hyO%ZcDTR&srP|Gm7F3vkSk7q11%e2Di}gUGj$<tLmiN;Df7ScG0&PUZmSq-w?VZ|I2CW=gu%75v13nX|
2|YvPg{Q^*4}Kt%@6R5+r@*l9x_XDpTP_Fp*+}yBGqpSixcZZOJDacNqywTo17yes!jvwIZgKvjA<GY5fPKfz|6PYC140|;aDyJy
(3t57kGf^~=g%C!)WwiQP)&k;2lBQHxjI}+@fZNsj2+2^A;BPbo)G`caul?%Ce|`6hgnWSAZ{VBX80Zw4*SsEhemz8;800_p~E1j
o+nv)NE9a1w-D7N7K0^Y`|*;DQKF)vpV#S{M{oA|9y5;)$j=k{Znd)t?${y>VyG}x5ZVylK$Q{*7G1k2)~c9|<*L{B_Z|oQ)EO}Z
Xe+oop$NOlKdc|{zTcY6-^s?n4uS{n0EExr5%qUJf$jV;c;EfL@5ua4ax+-|q8-Lss-?@Uvp?0}`SVeiyNJ%IXD>*mA(VqE#uUa~
jzhW?#PgSh4-=5lmMX3eCOpm9g$zwbd$^p>=$e@c{L@J(_y_Pk9sft;qla7HR6ocP@H@O!4x|M|5maEHDIzDsNRIZ~SaOZs$nG3)
oZ(k98>?^O^<9Bv@jnwWIvNO5_V7TVr0`*R6PG_ZoDCL5bl4b;N?mvuWE~8q@Asd(ku?S$Q`Mcj=R$AbCdb0k7ccN;Tm4_M!;ohf
WNLnXW=!mL(MYR5gb2VPl@Rq6WKkSG2G7~*><$1o&0fVGze+%RlYo!*JBCTX$ZQf&B^bnd4%{^WI}R@k!R(?W*ayJ(8#l9{IRCLl
JJVng2G9=2_SyV0{25U}K=urkB<eKwd^gSZWBdnCM1<asb;Tz?Y7RdHQlID1;CqZii6QIB+2YTdibNjR_t&=yyWMd+!?Di}<SLLx
5ERA|2wXpR0}~ivLu#osCVTkYoa=c#3Dcw8Q?FzD`5Y=ioxw@o3dg=5bKm56=397EKRs)aH`W$GMIwO&I3<OMo~V69@N(dgPw8Jv
<sx>&G|+=A{l{>u^=r*40Y_*@{XcbtG&tZ_eEQ>)_JR9O?SLNm`Ye`?U>GEzUh{-<Qp{{YG|UAA{Toi{(s)k-e{o?6Nv>J%3JM5?
b>6Vb>n1x5c|@B)4Qv@pLw7Q*va`9U{~gZ9M~%*2+p>uhC8ZC|hX#eH?UAmEnoI-v^~J7B%M9iQ?8mvAb`rk-V$%-;`in189<%B$
qs)DBY5ZPlVd+Y*O(9}vetJDrU41xIZ<wZ|(cy^`IfNl%j{i5eI@*G|O)Z$EUJ#`;9`icgkWXTX)EbOR`j7uXZtPiV=ibfR--Tq)
_fPk8e?H;ud{5U~QtHIms}zYXX`{o+n;_;2VSSz^y4yDZ!ymWsSHCi>UTpm;pB*m|o{xx)@1w<`kTp#40+Ko!mY_AsCrh6l;<Y?<
(uIhVyYo-izPh#BXAtwaUHV<&;g*GCqW8*2;ulNMamAKctv(hA>E>WGZC>1-a?2)28s5pt8l1lrzFp>UovvHyL`X=Gpg+Gkd{n-s
{*cc5uTSOoqJKDkkE6Zb8}dIp&BA^CWpLrg^sJX`WUK9Vyu%gSgWH*k?)5{h-NHPI7j?^NB~{;^x`C|LhP#)^(=`uNi?Kp<QX<oQ
G*@0U%;g-s0a9Wza_T}5RZ}>u873o!AViFHqi|i$yLp|mey`c|h5lShg-}12Qmf#5OzUBrKX4x@mnnkht(a$EMZ<c~ZCwwn`Tl{s
4xi=MzWe8Z!`Wmg3|rfo;COf!>+7~?1i||^9in!S{YXS79uJR}R=5+uk8^?7$&@zO?ukEu!0Lt`@TBXx-49nuwVRn$95>uN*?o9n
+9r4JAu=6Lk47kJX!Tx<JOQ__YKa>yuDDn+Vf%$fAQCTn)`2ht5!grMt9^aYK?F+FD#m_B7;mkF!%akrS^k?${}<FxIQLr4=Xosd
H;=%c56C(wck{#V$i0vA0Y3ofokEAQe0%jh(KsVX5NO4jNK9}&?#y;bY(kP@cwE5Fqz`Y){pY_S3F=L5=-UcMD4y@(JmH>?S8)}M
Whc*}@qWDXn%6Be>%UD$SQLX)2dow@UE&>GRj0UDqj*I<GB8cOuhlIB-kAKJ>#qw@TG$?R#ZK59NPt3lm@~=Hx*VKW_E&vv>H0~c
D@C;TyS@9{m-q<%w=R#mJ3nHR(DGsH3POJK%*nyQhe)0Q7<<#LCk6*WK8Y~;lN90kd_ehLnGA!3Nk(h)m0clm3Wg-9p#$sr*&t{I
72;9VsrziJ`QXTSmpTE81^{yzqx65s?fqN_w&+N-AW$hlEhw}!2vUGjlmeQOFpi06pZPzxTZ-hnE7L8GbT2thd4$2OrH4cz`+sR+
uMU`hIKW2T1|D4Xpn4lm<dlg6LP9VP+-G+?cB`i`K^ZaX#`Zn!x_2h-fqaS?6;eZ+J}L+ii6+AtB(RdxRal%tl8WLQHhYGTg3@iD
@lMd3u;k?Mf2-B=Aq*%w5W>K<i6%P#28JDg{*m|kDdp%5?LL0c$iKJXCX6WrH3b1^_&ePF1<6QABLze{h3$G6_!@mus;LWKoj|57
kpNKF2j{=ebEVBrm&>4Nncb@pX)`%F7;<vv`E>IAu4Cr12&g*0iqUt?vl0-jLA2s1>grT!u;gJdyIxUgtyUp`RyJT{swSZ}!_Zgz
gW4GbbQ;gK{l3TJ+4p7-(K=v&{ec&WXiW0(_PvgW%(#&m37kBC8svM#ZvLXNGG1BXDt%*EaCkexAJ0LxpTVmK%C>@KDFj6Gui^Fe
?R(Qc|Ap5}T;}0m-5DgKRJ@!K3M@Ohb3phVcLUaMHSA(1NSo7xBo2NC4`dIXdi3xwj3kG|mJfB*hA`kTgSc1Aw9tEHbspLFafA9G
Itcm%{qKg&2Z8%Z@Uu2~JL+=z_`jcA>U$H9X7-r&#Z@#NmUIv2D@W?XAU6X86oJPp^=TWQU=<No3_4kh>M3mc%!d#gRvg*J%ptHe
VnI(P;C3J!ccm$q6Zlz0G|C+sKk-2QyV2O2v$n9qMC4DGZk@DZYvpcHbo(74qz@KXEhh<LvS}gLDOpaf3eLK>4Te^xmF7BXF3}ZV
mHDcjb<}<d3_Pcl+F~7ym_*>zgvLXtc<kE;VXYa4`?wo`LMgTjY!+r3=8bkfIJeyAA|x>Rh@%G8vcOQ`hRwkQIeQ*`QBIS=B7e$6
_><TZRS&kdeW$Uu$ta!`HZY$6dqRf-coUH1=h2{@5D=as2SN$S$uI<9f(+=U2$@z%?g^1R2T+K~V(j~UKeYH_IUe#~fg$gg?c;h!
P*oS~)2s>0Gd=LVBc!HC8%h+4B1rw8xT+%ukCxE<j(>3Bhy?)vozwQASfSjOcBVj3kNa7Cbaa<cI5jA#;?T+BLII^B4(vtIY2&=m
cIdx$CTSd8<1|J74FN$wL?uv-1t8Fa*_JsADESJ6hR@`Af#f?GkiU-36Z^lr^gjddzL>)^wf-P=&)S=Rz=l6w3HaYyV}X9*g?NyO
KM<l1N&LTw`H|Ric@OMYxdGyI!7$1X=`NlmhK%R{Awp=dNP}#k!iUeVBcubcfk)OjM;w0)G5T3NK!YGS53B;23oThRNtj@K^LiLN
5Ip_kzj3sOwDkfZI<gf3!oxCPPNERu?00txSzl0;O00i(Zl?zmkEW^pO#O%T9^!hmbN1$<G-7MK?vM9x%8wQGKNjeRYWN2W@<@I?
hPh9blmEWMBtyyvF+4AO`<(Aj?-SY>-Eb4GWA*z#-Pn3g50IuGKL5<^GWc?@DtG-q`x`q?=J|FHYzg-Sf!;{HwyA=NVCjBCDf<uA
zK#ch59Qu{e_b73#V_pt54ZU7B;s+!f|(niS%HZ>^*(+kW&fL)QH0P3@7oQv>oR=L==}!|oQJvn(Dy1Vo8&q$@#C{Y1*{bnnPm)4
dcGek-fj@KpEXj;3lu_L&U1h9GY<0$rrmT0!%F%pkOQyJflCRopw|jm2le_=VhXAd+nyXiI49GXai6b$<!JjSo^|{X_6FC?lU=AC
$ilv;eN2WG|4!#XeA5RKnOHe+#v?wQN0@Z61mzoYBpibIf*R8G1OST!M<C4Oe{k1*2cxx|57QFl;@~5PJij57PNDSJi_`b_;D6VQ
<HO=v<-NwlPT5d6OECRE>EJ%m2=x7M=jL~}-A_%0U7P$xZf=Fc11!GMH-|;KH9-xHEMhl&^WRTNBq%_Pgq;6h0$2x-NKJ+SoX;Hz
=a2N-D0q|Foxq)k0gCMEaGE^+C;iW0pC!GRdmKHt{ksefvHb$_Xro^*{{L_K{{Q^0pPak@GZp;5>4Er2elEuM`7>m{`{qUc?9-K^
GFlcQazhXl$^2<pb?y53*UMOTJAZ-yujPl|s#NE_%3ts?07HTS1N8rO9EqFPUZi3M!Qe0QqXyx}hyM1~^xs*aPW!muj2;+vW&E}j
f<@(6u)$~`Oq3*$Z&%0vb&A%cRIBE3AQECtKU9krG)!oNP_RfQYMTGg{Br;Zr|GOf*$UMLlE9FQVo^CE8|<`VK(ZSb!m&8uMP3nc
g@lo{<?ExTwUu;);2VzGSWOM<QTL+~M`up)-`badEd}m4kO3?<g!;)tii!gS)0499tWAlvSwXLK2oK3FBWE6LzP4Jw3r<{0|9M`z
;DjaLJMt(*Btb62r6fxFO)dxOEPsu0Nf@nO2E|FYD+jj4w;P;3_G#{E^P_Eh&*j^}1VGVAcE9p<Q)^OzY~{c`@Lj>d!0X%ppGV9`
Klsnv3H*!uxQ?ZVx-VI?do)g)1M1}ZwX_d(nFJ9Gk)YxXc{h|qbGWNoR(YCfF|YKVuP_p5EjKVb=4jB!4yl73&+aTc9t=59`Gjy(
C=MYouoS{`$cfgRqGd2I#2^=rtRd2|FRl)xNE8?R*4&BIPO_F63---p!xkMrz-#N)xn_Vz5`u#OeGBv6I_e4J{V0%_@b9P_9E$`r
L@Jy+!jTA$qO^*PCR98U8j4aNrjYA8oe)<qI9^6?IZP%n@aCCft={Kb+T|+?yZLtiZ!d2rLOTc%suEyh@hTm3(n-q7Z_6+Q@t1VF
&_lu+UZO)o$zbrwN2#4TK=rBwvpo9@MuxX-y;YXk!VWH=sudqd9=!TKUSH?xJ-=Di=ebZnIiV<GT2Iu&Kz`eP7<dwRON4`?9I9zN
>Pc+x&4L3nG)KeG+&!`E9>L%05z@nT&-TtHNpZn{Jw&(@+I?K#KOdF)i-n1Yt;N+j`{~2=A$m|Wz^U*<huKG*<%gyjj^7>9V;DN&
s!@GG9CWPMik9D}NSxlTrz3*O!9fsSH~WU~e%VY-p*V2%rwCwlz9RmaJuVd3bk<Jwn16CK^D2^t5cjxg(Gn;0s3Dw&q13Plh(A-5
>5D1$(?7PHlMa)`M4fyy0njY<caItIK%Rz8mR%_zfx(yNbQ+19S`v0?a%D23kz6gQK}3Wse{UU*B{`6CV}=z3awRy^n@md>h>jM%
LnR=gTOT&XHx(y&(sCW|a=IL|%#*p?&X?-y0*;Hk4kV|x6ZAsliTPPp<G1UnaS24B6ZTwo%K}ePPHtRFcNV1$$RLx*w{)S!iKDNY
w``lxrA|YbL2eU3832>o6T5wVdke@Se61g8#}{D`!VCCX$6#5dn1Eezcw)!PlhPA)Ar90u7iu0vY$d0uO|@JY?~wc?IGrasm~6o-
S92E=Y$wAe-^rRo!(NQ$79VyBU3KQlYF_r!!;C2Fl>g6#|D^i}as=h^WFA>F9Z+C^kxXkXf+#@hhk<6VHQjQUAqZ5|xo9jYj-!Dc
v*Bz9+XF!d+0hihp;A_+^S?`{ScUCn5K~y@V{R*z3m@aG&I|@mk_F{D$?2D`rskk>h3!83EELo|&&8h_n_)3eqki@kL2bC+DJ(lo
KtwSeq+QTq+CZ~_sb$ZnN(f<n=FLhVBt3I@zmpHI12^V*)cP<hkPlpaK><i6FpCNdN5*Cq)>9fPRU|892wQSN$|I(YMUx99wXj%2
J!71lE2c<Xt`{;+heq@M4{LDHM4Kn~$I#)n7Gc}rxNtgxL*pv!f~>>^3lS|CQ5a!%!mFJ8KF^mfo$NRp&VQ?3kT!^ld%OGdbNGJ@
`RbrBdSyB+!yv7C^$}F)SwvN~hnl5vnL>kuRIR9mN>hG(ZR*fu4qo5!&#PVo-B}#UJ&7<Sfba!`kEjOfKHu5DcGhpJsIx!(gQ4;5
{tw%HyZ`iu-S|*D9)WqW)8q{YaD$Pr|3m$^CYEc3VlVEtALo8d#FYzb)(VKRRYL+;$ghXfA-DYgkLmk3aqU0g{XHwnczmANyms{T
w2$GS{usWW&(lxrXy08J4`=hD9wY4g#vtEc8jwE1i+`ye1Ojacg5`(ie=q$138aq~{CmBV!-A);>HgKio(HGT{<>?EZoyyj+MtIe
tAZb}jsNFK-<MDN$MHRP;idd(JI<T~h142Ake`Jj232DONYc+le`K(O1~nu`<~s<UwS3a6SrM%SR?f~s*%MRt=Hc!z6)l<koHKW{
UXDKdfQAk){!shkX(I$ZG0wlw-to6u`UM5C2J8F1|HH4<k3QDn&rjR0U!(sBc4z*u(m%rg?bjda4n6;`?{oapB&3VQD*%3XI(~j(
-Q6taoWYS~KO~UOx37!56f^;tXu!6Chbmbl%>G=xKjG8^NDMLA+{dyKI3pBMSb&Z}t)JFlfA;);H~DMq{EsQup~FDu(cJ5CPIa&Q
EPri<fw1DkiDF0Ny#v8!qj4<1u#N=_^RzH6T-*CgmJQ2qKP!6xB*+*o{RkbOlk+*Z%b!2zzhL=(x%xS9`H$KR!u$Q2`neEC)$m_g
kI0|F3wBYjRtT0i3;1|V(5{&OPj-_Ow+MYF_1E(He{HG$qz)wGKzGOX&_`?`_9$-SZ=G=i`=j?qY>K<R@$37$Yw`Bq&_3&J>CQVg
odz>q|3$m(x=kYg@ZtOB8k<!|=&d~({~Sk|AJqGJdUV|A6mPV8XRUBOJiPKE?kIim=feW|{Yunk^DGg?U^w7?dGh4Cto>8y+pkaU
w))`FaCy~tp2FP5wzWs6dp_STd2j#J?;C--f8hfg+*UjVXh|Hul-E3K+1RqNQT0gq9uYUg{5tRF7O1~&n)zu{z?3WdK400cx>M%u
?9<W4DAiL^;@y6(FT%f&^VW39=iA!jpQ6A0*#h5x$K&~;2-xjAXfMZyzxw;B-;r=?{XO~DzU1oX#CBe-pELV@5F-=*`1N*2^RFHM
Gvw3u{qe;A^VQdWKEJp5@9ERs^V{vGFRQAI@KyX5x}R_3zv5qz4^H|13=j5k=il-4kDp2T`nay2Gw<?9^ZR*zuSL8wV5l6rfL@w<
xqo-{ztPLPv-$b*+<Z?iMHg1gPb3U|aX~$c>*YSpu}}5C#~&`=&H2+$Eqf!^wKm>hJ~qy@u%TZzf|T<9?_~X*+0U@=Pig*!lG1$<
sEF&mPClper!({I&prRgyPdjD{5b9R*V$YBXh##ad3#^ahTGgO?hjtyn_O*^twfH$qwSjKSN8oF{It{kx&AxUX<hN^p|>X%{eKSJ
MBB+Ozg2yEUH9dB##ra2qMnbvMtfdO_VUZdzwe}arvughxc&3=aPR5aw>~TP_;JYkc>B%>=Y09Z7x@0w6W#Uj^!mTdarAb+d4s@k
`@drJAB|VL@#z?O(k4&-eLVSi*8Yj<pSFK#(mCz?PhXqLpQCzj2oKZpd;i(}eqMuE|KBI1d%l>q-)G<X`Ncofg^yQ1m)1PLKhzgr
Son5aSNi$9N~aop-;zED^?p(OI8+b|e+DD_f2#Mol$a3#e0T9Q{(rIO>+c<ZKk}!dfVY=<{WotKf={I?WP7(A)HPp+;rD9<8PGf9
PC|P&_Wa+E|F*y&5BV1T*nj1=zg?*9*Qeo-U{ZmjmHsLRk2D@>S5FWHi)ZwvyzZ?H+lTm^CN%m!Pjr8$4Djx6sE_aW50e<psD57m
>&yFxZ(e^lFPGfSvHzJ2O9pw*{C}6qKeX$wuiyHQZ|Zvw+xx$V=(l5iAIu&Uf9L!BzF*cq?88sz>tD-1x5sK%`@hjtc7HH6@u<`L
j=VVhJjnD9;(f*6-aVXfKg&-4&%}Knhxch6+m`=ce8uo5-*52i*Spo9y+3cKg?W!Hhp7HL(T1nh>8#tHvD1DBe@Ghsqn|D(N$%up
%sxL*+IGg>Pa)nh<=?Ib-b>ZlucbDpx5V9QFUzI7N2m9AH(h_+|F?bndk1FS<J)})ZvJ!}`PWD5<^E&G$J8h8_75Gnj)TBdeO{OO
Yo~?%oe}kWzBykFytEc0-A5MxKB#>htT=DQ;;3}b?L0vr+~3@XsQbGQ@$B^Ydw*}EkLC9t<ChpeF6bU2Kfnl&Nek?B+&z!|_Fv2H
?1)|eMn9%gk^W}Jz^#f!&o8QYMk~Y1o$R~kJ7a3_rwdR7NB0qu4#_r9`p-W|&s{{sHz?og$05sFdov%mvYtJKQx^zqA6_wi{r3Kk
e)~jApN8IhY2axHZg(+7*E9}9rqZH+!*@NndjGa`M2#(_Ymw1K9}XcHbP7drRLzvq{dbWT<m=Ezx>3X%^I3V<YSh$C+SnIR3>g+a
uVluaCeOpk=li{XQ1p6f(DL*3^uM4mr&{puqx=l%*S7Fvb^QQ15++Zu$I&w<h_!il`AOyRZ!LP?uF<a~zP_<q`U>NQ7p2R5v>qII
30%`n&6wYQ{jLd)b)|jzLw_e}Lf4N)cIFJVp~tbbym#yk34e7BqUO{+{OI6hi67W|r;aV5n|5_>(dfTAH`mxdKjntN)oat!w|@^V
mas(9y$^;&cJ_Zwu^D$FrK;G=WSRv;%9%mvpz5F0JEP5aLhSk}Tgz*l`Xz!K%HHg~8s~3!Jb7D8M|c+LPs%pjcw_r}|HEeY8oKwW
3I}IOgugFF;jrk>#CJcZ&IXth78WED7(KJw_<S1X(@flgbn3M8QZaPYf;4y5o&GcFqSuUPhpEI=arBzE$&cy5g-3AouHlv1E&H=B
1nJiu$qK0Kq;~%QXVa%0^|#H}KFt<=-)9Nq&9md(+B*!1_p0mW{D!_XyPDsJTc!1r>LG{srT;R3L^ty9RM*A7u0Ma-@!`L-74q~C
gL*oO{j~hh0Lk&A`TKfBH*aI$S^_em#mEooTNxKk_}%L>qKxKhG^B}%5D4|7(Z;bLlO$hlEAhhKpY+5(t!<Pa7v<Jm;_DT&(71(D
S>45mpsK`2%>fArUvqlHPD`k)G4`ZCFNfRqsmIIz64rcUI!B^}Y3$y6HLiVir_uNJ)u8t8jkP_V%6V_7@wSkgPbltwEr--36wg-;
4ln7NV}bPzdGga;p}_|08|$}rgQhQX-#;tgLsufhNv%+_z`5iR<z6+(rn-_t_r&p{Iv6zRr_-p-#YMek-1H;5J;$_)GS`9i^jyC`
qqa83?0-+-yhyLj-KU38L=Q5<{)76a@gcszK?MI42mFxXG$6$f-ClPAf5ZM*fAoAj(x>vJ5k=p`$%q{=@ArRKklsY8HAJX?t;79|
fTQY=s4NwAy9&vNufG;*)k{a+PNt9Red+mq)A)S;&|lN@RruDw-I;@JY@9J8-<S^Hf49URh(&)25BA=>?!^A5m(?mLkN+iB-bUR=
RKCxzt1xz_XD&eYAc&$sf(QtXU7OeCkb5&0z^2kPZ$Hkv!GZJNV$uZe=ms6Yk{N|Up&$PYnQ(si5bMXhc=)iepzLjGCQ{IL_36RK
RPLK`g=U&tcBY*E3BES(X=fw9+4{b~`=$LyC;5@~de8fm9~qGmN9T7fRb8>WGaAvl7=!u0@Cn#CJ|8SvwWwwRL-V`lF9dWcj@7p0
*vqe@#GXgJw)x%ZpBrvCjZ?;s;yLCnINKJAp_9>7+X3etCJpC4M8D_L`g%Xhe^~_dKg;5W&wwxMzxIa#0sfC~kDkBRSv>}y)BS$W
@Zm!r$B(#v-ya`w`iF-<)%NYKo9xHv=GFXuUHA0b{ij#&8T|j7^U|#!rruxIpDlm&t_UO$b^hKR<Dy^L_gC5>+sx5<su`a$?l(QO
)q4G0|HI_?_x@kIx4%ve#IPI);q13BvAzSJWc^X(eSh2e$JxiT#{M6I`M!Ev`F2u`_xGl4Aq^~^eI4Q^Za!~pfZ!NjMSGWdkVk*#
^Q=hh@`3%l*Dss$f!N}mGXGfneu$1-oN<4*_9)NsNxrYG#wk=TU}wDjvA{rH%l7&~em{t>Ek4mW$-m3t$8TK6nCG`$kR$B})>+2o
5vJ1Jn^Gw6^Ti)O1NQT#pEvT>EZ%*akDKuM{NLx-kFU}FF~0uf?2R4@4^MPn{;tJvY(Xvey9W->+QaW2aq<cY_WX}HopL>b1djO9
zlQa3@Y|0(V1>&|*8BCKtJMBJkKp;IvG<so@Y{xXW8brUnnf59-bZQa-GH}W>TC%7|C_b(AY;HobI0j*toz6)RBO{Y>4<joPvP*E
f7Rcb#ykE`uzw@|-=+T#XQ$n$FVCatEw{JV%Z&0}E#q1WUp1-@?5q>gk1Z0uzUiN`!YMcN^4h2K=OB8c=i6HgTYK`V;w`@nSic@9
awLQLy#TNxgY)~pzrNU*^8B6s--Fxm^5@zVJ=XkP{tMUp>soj((f4-zg@F(Ef9Yq%7^^&rFL!N!2W`K-i*<6snu`R~T~#`89S;Dg
{k~pR#y$US`rR7a?$M5gK_HqCC)ptcKR2uP>Ghp`+<9o1sp!B%57c`Dcrfj@kNEE<e$0!uXXR!&x)oK5;Ls`?ai1nu2<k2W$66&n
|7Hf?Q+H~rZr~@ALW5e`mw}?iRm#si=8aXfB?7ALUpU0VcN7P^x`jkWDH@TYQB|1(2it!F_wX+V@O8l|n(mVR{xh(em3T_7WyNA8
Z5V`)NkO@{chsp8n2~BHqe`(W>S_uNvS|@4q@tW!i@vi-!W^5seA_tQi~rNx!w!^ckf>^hNxf~cw3Ad*H&?%Zp7lz#FYWuNcs%|B
{N_Ho3D;FxJ_CiYVlw5iHBZx~`Zv#-=ruVJ5fM3LOzLN{RwK1k+ut_@lw*`zPl_v4m123K^}{e+5~QEW)@?VT5Udf3i^*jfnbVzI
&H&@vp0=jMpu=LS!AyC@q^CSv*978pyrd4Nd7xEZn%wUqn%#Rg%Q76YZGsNG*|usTD!nhX?<3utcW8T9%I{eHzhXS?@KqM|fBLSO
^U8@zK$R!Q0>{TFI-^HG<iS42c4n<&i!Uah3G?B4iV{eqQnf}+hqd5>=*}`F*7Rb07dVofbyx>>23p#^+YFkGT&L=#sR@<2F8+?)
)kQ^kIYFqWC}xVWW<RfYeCHo2h=M9*#-b|YG$+Dc@?7VdydKorj73y7`!l51af9igTh+@oK~m|QMN?Il%jV1ys><T=2Uha;#<0i<
V-Hr%Eue_pq9)F@xbD)e?D4ZFX~4=}sgkn434)@cQymCm`k{h<>vn7dv<<LdMrG*g8}i_2S~h>zW``&HBy~H<|3WmOvklM>`r4qR
19lvNiI$Owb{J6WYJ$ZDiZXNV<6nT^0-mJr;Ie56-O{Nqord0C&f4WqjdRuGV#su4P!u5#7Gn`0xX(8bg{Np45pSL&I5nY+`xm9s
)kMn3B$72$<-oFwm;Wkr_dm18@%MN?qRPLr9y<TnQ&2p~B!CGdFqe`@&&y}{LiVHuK{ZOMAd07ORJe3T$HF7{_{;+YRUkpo%)q=p
SL0DiAJ6%0HL}P@wF~}F7{u9U>WkqptrQp}hu**6Py4+q#=+^_jx*BD`R%8j<gnjg(E)2RY-ExYG8TBJ)%Q&X^G9P>+92<qUM9M=
KmR8`{r(j8{vM4wgTsQ}I29ae{u_72Hu|@Lbu)=Fc#S>#Ni?TJLFdBmyn(BwUq~L{NoE9sKqr1xoplb+lol+&Lz%Y<$zyP=3)N0$
KSgGPq854@=CcE8>%Uq3+$~G13Ul;Qdu96XG0kv!E-<*ef5_WQy)Acw(d$jQa~`a~!MBnWs+P56#x~dxYF%g5)4u<jwqhKY!uM&K
5y609clgKW;rc!L2{&P}U^}njpwgr&zWri(+B~8}b37@_f77RxJrs}mZkvJG#xDqtW5TpNF`=*voHc_pWQJnVm0Hbm+li-cUaSLA
%CCNwJ?emVkhda@+nlXm>*D9n%hl(n0wAmEHD2TT_Z6KyoI}Qc=Qi&2CLXhGM_-(TeI*X7!O<MjE=L=!WyxM%iT6{!i+4j5`VV}6
hlBrT0Ztq>zn6liit3zRKI9$E3N~DSvEuckq7x*@k~u%{clPy|9j2k^QMvDh?S;l>o{xS0p6k}X4R3F%z5Vb7kw@pp2>+oInZJD2
|B`K3^*{Rk-(Shj+4b2*RQUZr^4h;I7v^;OJlAfTgYx-f<hKfX>c3u{Y1fb+ppW8$0FXUJzk`Gca?&}G%crf_<#6^*Idos}g#XLV
m-a6o@xPrg?6*g8XZL@fuH0xZU+t0pf7(x~M+vv^<<F0Iqjz6+Tj{q?*PzWcbo6kOj$}N3-m~Gt;>h<O(dGFq71Q8aJ4Js*WOB3h
rjJ9vdLAJDq3!ou-oek*Q28B@PyU-QF{*TuP>drBjLSdtkpFxJfWn*Pro_aasGXHtEQTcanFCRZiF`J5#{zL@e{o{U@hQS^ul?*S
8OXc=8DugDQ7N}mCyr^tElv`D!76Ew)muV2PUi{;#H}4%5l~4OWXMJtJz0&=9d(p<kJ>C=`!}yLx^N-l4@ngqJA72Sa(39KkxR#m
o7TsgP((#5E$-wV3(?iVr#iT9HL-FwG3$%ihLd43ou;twU2YsjSmy66@R~}Z9XsCdO?ya3i-PUG9Sk;=F%{*=HRADT)1<C2k2P*p
7&Qb->SfavVX-8VR0%=K*^sgo#8g!Tc-||Ws9a%c=uViJDMuaJGBc*fXk#^6NQI8OOzrczA*|#Z%B5xToSK10hHEdBIZj=vQ9F<)
f(tojbHlq`;o0jR^DOZ$yKpnQ@>)UTqh*Cu|DuU0ueC*Vv(gw(Y|6JADze(*XKN`Y$!xgBsr%}{yxn2~Z3w&F^6GBz@sk9C)S;$L
Ox|7U<u2_`b*@^@Hz!=vWkq$J+Vw)Sw-av*q%;vk9;Y>UmUo1g4v6gNi=mccr-=(!YVjpi$V7L0F-~V!elw(&^`n6BO}JSjFIvLQ
6rLbKSvKL$?rceAn7elXI&>Vj<}|SwkdFAa71E<AcT|a+Fyl8Jc9tamva9}iVn=?M1Mj>`n}>FQ<<k^XS|wd_N+~$;&s=n!Qt@$y
@qfM?rNH7kM)EHAwD)<;e;rQgjaPgwQ}}bbF6>;KI}ZI`*yzoEQYj<D%yMz*%&=8Oy5T}<Fl?bvIzpq>yoV+u(2W#GZ<ToY)^O%}
Tbaj4JmzL^M+?@ti#bVm%qLiBo*7uZ^jLUrHU@6%uCpBo!PDcB-ND47JF9J~T*FJ3QnXT_wKSW1y6Z*VoaKSKR2q+zxs2AfBc)Vo
E1HtnSTrpz+aD8%RFSAi)VXqY!G~QL+{#`q5Hr627vYUC!g)KkdRan_hpxPhERIH%`er9yuRK<skn3K*@Vek^`7q$up13`6V!>k6
NifAt6o5$+On3$wsoEFMLp5_<ILEq`mSwZJ!%(gKLC&8+ml&10v!*<7S<L5>f;|8}d+1Q3k|{^RRW~4-m1$ET0O<(mgrRpJ^8y%1
8f626i~FNKss8uiX5Ib&-`$A${!dTtKlr!b?DTwo70Z9wemjbA><!b9skuYw|A))`{+`eFkMsV$^ZmXYb|2+>@A<zchu`&nYItAp
{Q2_yKjrEF0r`J+ntJ&DwqO~t*~|BZ{p0Plf5-eP9DSO&f@9@&!+8H-O~_Vw*7v9%=6F$mkg(Kn!2SO5{@eay-@q{A!Ht-9fY<^X
l?LPd!D0Ex{e9owg)H2lQ&{rs?{VGNhtQ9a{DV%S5Ah}mj{+9c%dd|rtv0B7xAoL~j0U1~*1{Vu<Um1$9Y0#~;r)6*uaD>4m`|#p
_t|&ne6G7t_-MA2NBU;JGt<J=FAhNBKnSoFLj%g=ofCEZJG}#dUr=$vqnp#9m_v3!syax!f0h2>mZ@>C&O6X?+x=%AE%GrY<T&-=
2jljbF_@wLh5y|BW`jbR0)HRj`}7EZp#%2c_VL$=paB1%z)h}h*KTJ+yJ5m|5KMtaTYt6xv*P$a-2Zdq*q{i>5J4q^7eYzn|B?Me
@3S*MNND`HL(&~k^r5(a-KZSRzs%sn`p}-iH{`0SqATeG{D>ZpW%M0Hj{rdgbsn!%upj;r@(iJ{Bfx3Z|7-Ko2UAAR<E=+evme91
KWFbh+59v75EuAze?WDV{)q^o8)Q(Zcl^ITUwMD0YHa>r*>(K8u;`*3Z~SmS$w=SoL$$>ufr{lJQ~#uO?ce^U7A+W6r8V7`R8^H4
KU~arljqf%MO`sxd%KBsR2HzJUbMtJEJaagno?3kF0WP2k5*^qZRdU}1Jv156cp^tDGE~QV?`7HEXG-YqF}#<D~SOW5hTa-*;5?g
#JNzpnA1Yg9Ke`L>IdrXJGI?W@%qj%j-0BhyGX4VKj(BAP3p%u(qVQK${9_)SWwa$Lnu12ASmPo)_n7KTm;Bvgj~C6(o_idSwoo!
r;BvL;8SuCnyWc*E?qiXLR&!05)=$zV3GBH{am$G_S^egiL>w~*FQ{`NrPJ%{z$VE)?^d;(#)b`KY?$>(7%Ua+>ndjKK$m2OPt2?
d3La6)X4E!f;^Rk`d*06(Z!5ar&nbgm};TGw|4S$w*uL&lA56ub?u61rhtn;v+P(4=lou{zVs7_C%CidD&<;}BQ}_WAe1W+rQ2z!
t*c;5V$%hkK`&DBR;a4JFE-KUw#5buQiHIHjY}Y5twE*YnTUvx`9j$<bp%kf6RiXQ@oWUyGpeIOa%l~h6ncvX(>5Ho{hHuwa_$#t
R#_MoAt(-{a4y!Z3q)3=3e1hF`+i&NckTaFYF@Q7mk^N-H{M8u=lM(4(!Q5w&G2v;0Zjl<(2u%AqLCK{Kf;)k7+r#+2%DHu(}@L9
6A<EZ$P%L@C@#y?3ZjapUDnf)QNpW{Rjj+Z2XsyXLIlf<f&z;$q5>kWK?O${RI4hBRFXqfkYR}i`Q+y|eZ!;7|0csQ{Bqaxy7hk4
q#i1-;DFB`#8YFdMdm{h*iKK=-XV|jnGuYvk+HTkC0g;L(72~-i^lZ4g}o_80?bu3(P?qH$ryG0!6+n)8Xe0DmPAQw?^hEDIroxa
ikiu#a~h3e8QJp|YY-`7c$dJ<ohvP#yuf#7J3sUDl`uW~liL1UtIOF!e2NX17@^f|P>cnd#0!p8jm|329f52SyeY7HNmmGccG2~~
$;dD-Ug*u~$h211n$VJHK`g!3Ise~q!)S=Rm$vM!Gp*#_%nGQcJ=R`moa^_qEqL`(yKp0&Mq)1?f40oe8Rzu9C9_ZN!qUrY0{Pp-
V#y+HDAbjgC#iXYF;jfJcAjM|xtp*aiL`%mP1s~R6|$@wEGl8?FgA+3N@Yn-5$5GzqqVHZnXMtbNEkLbE?p+w>sW(1cgQVjtVU}F
B+A<_YKf>GSaGxpKDsl-uAwI|4k8+`0!e#)OCj@Xr!i7OSel79*{8{H=Lu<FMM<nD%Sfnt>AX~jqdtKp2*Hl~DncO9E^@CfmZV!;
913-D#Yb6lKTOsirQCP6Gg<mwoa8s}{P(_Z7ZC9mAKGFS7`30NXy>O|yX<stB<|mR$<i$lPQNCin*8Tod+4-848OH1P`VOF_fK#=
O!lnfS)S2+G_Tb9U3Z(l(^tp9KanDNWe+()9OGq+@v&pN)O%dJhAk3AZjin*n1w3QcGh_7cn_ZGhz}Meyyg{81C!6F*v|^RB@H5j
+GE^Dth0tTEJ8&PhNcmem&n8_xA{}O8c9J0&n@OP6@4PqZu(&O-j6|hV_evOw&ZsDR8Ep_BO&-(N@wd!Eoyq=Ib+JVpLsjhmlmv|
#IYo&DgWi!N64p?D5+wd>|mH6`A(57;dgfhBM!I`4waFqDa=v*1}gOHS)l}V=AMOS(FBhvMUF2ou+n0Z)L5gm6r{Mvw+Pd+?OKCm
gcS`!!4{-A^N!P`i5G%gVMJ>qi4Y4Nf>bp*<X2o&xY%8=<mp6B69ggJ9?T{|oJC@k^U~0@tEwwmGRV$hu}eC9H7VTfNuZm)NiX?+
pAY_rihZxR#nPr8QYhcIEMq-LWuYWd@osjZwVWbF5%AuFDsgGFNknvoQvlW)ub~o^<xiPG>Dg;&c5y-3TQ~T|2<yUviqawm>L5HI
Nn&aU?3%q?1xm|_uZKvevv?&+hn`V>HP(hg6@$Z7*~w5E2c_{Qh}i^OtstuK?OpG=oyJ}WLEn6roO1u|^fGGstGG_F?mN~Ck^omQ
L8{T;u!~nvCIuDcV&liRThdYokq&k@B3put?-FlX*`^Cb78Y@&z;Z_09wa`CJ4K2#jTchL$A5Qm)g{HAPiqQJRSVRR4V_}!4CVS}
qZmoJiuqGuDYm(G+Xy3CMGVZOz4l=?@~v+wkw_3xj{*T9l@}p`0ti=BgHpty#XhmX&6Se{p_PotW}A>kP}>@f>WjbWv0jU3Zu32!
k1qzzJT9WU7$cd6Bh-FFq41cmi4LSco`|?bgqUzv!~|FGR0MrEi?r6KDgLDnItA36W9b7H+4n6pWnvW}$Ep>{2fff5nrd;v0H7v;
8+}HvSZulVY$rn$LrG`1*sA~7BSlfPj&eXzUri#_LYw{W<(qLRkhS8d2|;u>qJWP4pkToAQd#aUu4BmwFVNIPR?CIPAqGp9h|{E#
Jtgf}UEFCm6gaX!r%&+1dM-K_yBYq@pKC!JLKRykW9;Z(-TEdEBXxXTW2<99@LXPLZMnPP)<;8UMm=Q$3qeDPY~4j*QS&V2vt-jA
lA@?PPd1p=im*$2Ve;mj@n$xcOI1V*n<Yg0RT&}`+qA8bRHVT$Rcdqc<DE@@_l{f6Q=h#mZIzR^zxi{m8cCJ4zO8imahQs8^}5}v
2~ziNQmYyELhAia|2*H8jq!VY?@seW6FafnaWJ<<sD|6m=stg1hoD=XB>B}((k(YvrCT)RVnDeC*%B^fz)&fXS%DNy(@f?t?Q9jD
B&Vl;)$BJlEA@ucU#|J@m~>*ajH+50?l(3Su1>a+(pPD%l`f%E&|@YCl?Ly;wY;BM$f(*%ni#(|_4dJ-em0&Q?~0W3mrI_AE)~v1
x0QsQVnOLLH!v}(smkv^#=IK|DuFT8?|B%3v(&+EGuCZOIFRMAVQ`0+pGGNkH3Ietfe$?}|NF&Vs?{_-u&9VC#kPLADlL0#gA%oI
@cX;C`CjyMf4`LotW@y%pC$bDoJELP*4_H`yyYM@P?C3M=02J4r+}6qjxTc3HRuib-cB$PCA7OcsnG=+ortEi0NO!q4XZ}&-!U$5
DGA)#!A#L1q&n<-2%iEgy>)XnjTIeJ<jhZIOmP+6poQ0N2*;srV78VHpJFq-icldSgo#f5TxkP_FKXB<6^w0KQybeZNfufJeQ!|<
g;{1=P77$_bwbH{Xxw+LjtywU%pmZFKqQU#m>bo@)GG4(k+z!?3=cbB-@k-tw60CQ#{abgK&9=WORFkl?N2l&&e5Hcrww@YEX}$4
0uRhK7!Un#_4cRZcdLBnWclSX+xI~K7U5ueVv4W*Kh^kh?^p5U*M_|xFKuA5X<gU(K#*~{xc^So9V)d+1rbyGpR~BB>DHpp<p0?%
Ol(>&6OGe$<cX=%yLO_4?a<9IG~BeQW>&E$lN1l45~12MDx)Iod!73RwnSot-_F#+t*Tgo7NJCvL*SAJl6EHoP(zHk6bUCtaH>!#
yN(?8dN^~`UCMBjP0;e3keI4c#H}k1J4#cmui}>zSlCzAy-izQcM0jY2Ti<;7Bq#J?L~cBReu+g8yLDCIEUhFYD5r7KAyI4DcES}
Ade7xHCSP`3FVvW=^wv)kWUUU%h$_Ze^uQCMHft)<f}Sb;Z~o0mm0cJuW!Dd-BC8D<#O8kb>t6|>3#`(gKGZU7aBn9M{%y(DUp99
n2eY>7Z>(bN|hzV1wz5W{N!vyt3MqSK<e1@N^$vK0YKNw3*e<?@9*BTLeeU{4}q4b<x!~smdOGOL4pV|9@)v$k4h^5+YrX(3>V8^
M{tBeK(T1D)+ih!x$Gth*X_u62y(U+m)&=IT6a$MAFb~X0?iprw-PIAC+BR|vW_piIo8|K`o9j>R;Sw~?n)QUGIgw-b%rX7?v(AT
^4g3@N2JBfk$=B_P5AfswnwT@<1hEZBOjft%T<q$kGB^_s(UWxol@tOz{8%`4Puda?|+ol#QCnxc)e*UdS~2v*wuH_vy-c}RMT3T
RJv?Scl*9(o%4$6aZ&1R+;8KG9+U)-sj|d+{|>cryr`=q{3GiPJMjlHNUNknlW7mBlIF=zdbKR`tB0Dn?@K!=Eu=pGdxN2$nVxW|
?SE`K${N4ERv}<^I_n;dD?->B(jw0h0GbH7h!6-s-#<ibPn|^W<@_)`yvyL!-qO;QX?d<%m(IhIY!z4P*LU&8XGy<TNxfLUn$)S?
{4P<~KN>VHy}84UboH)(y{dw}KPL~vc95u~{CM{BpxcbL-t!Y8lEo@tf4@4~e=V0}N75}unf8w$T8~D=e$JZs>jf96f995`iMEl>
`_5@Kwv$Dq{6yy<)x$3OJVI=g<u*)`SlR>4&=Qrw9HO-_$e#sC;~_yIT!Ck+)zqO%6g6!*SF&sgaET|uwOtXZN<ueJp?^u-z4drJ
`dwM7B`#vj9Bf^ywuBm9Pv7S*v&MDL;-X!?VPrgU5g}q?OZyFTUTwJ0yOa3B>U96Mb!;Ta*taiI18oqwBvpYL0vk*x9Oay5D){nG
N!Mp$M2*gBwpFF3&A=)_2yu54aHMcJ<i1pNe09n05wavAb$%&*rjnHMdGzm7TvDrStX=%N?{njw8P7?^e1zxCHgdz$4|M4Q#*u28
*ST~xc05_r%wt7$HU@Cv5GN9jn0rG+p^#?4z%`F^fc8+YR|X{1qEP?4{X6;0IS>teJ8>#VTk-jCq8XMe9&XOCW_omeBfbVl+zH*3
;sJej_Q^CXq(I%$aEV4l!1>@JONB>AtM<fLh(859$wI0?*Y7X*pPju(-$RzqpKsCxUQ{X0?xwbd18q3FW`Sppk2fHI^r{=h1DORR
6%cZaQuj=sO>*GHNh-=(AWDLgMI@|{DN8568aVHGnx|XUx5c=0hNsSn#aN0<Ed8BXX<`_^#$DN8hSA$gY2^A`jEfJK<xcd|mo}PI
I<(XQMBBWn6%j#20u`wjr`$|m(%a5!MOSa_c46NCR}EP_<#LsjWFIuf2i25bcZODkMMJ_!W>`)w78**Lr?UzF78w!a#|+-%FgvM4
QDKdWx;?n%@TRg+Mh>Y{p193r3g&yexy1bUJieeK+;FGjd$mLmlCy0=IAs)1cWy5YGSxv7@8g`BX7>I5x?smwn~{R@LW*5v$y~Jc
YInGUp|E0jJLIT?m+wqG-MMOT%{($(q?JE>p_6uu1}^Sr^3QR^y=FMf{NdJ98^}^r{{obuU*PWg%l4!JhiXJv0%;pRb2Nnp)rS+}
)`480=Ekpea|MThy6bz=EqQT=LlA~U1iV$5(PraVwHFFhOsR)YWkP!D-P;-D*pos)kL+OALZ-Ex1tSZp4_)KF<0o^r?F*&tZSniN
jo8Pc3Bm>8;6vBE#UZP2Ro3+mH^s)1@0`@>M<BTrRHQokpFXiKQh_w9rK5~fcc|=2yDQsQq>Ujd)t8EYEcChXj!h>6uO5~t;E~+R
v?THrqFyIfhq%4evihCxGTh$P>R>nIgFj01=+PwVRzhQ!7bv0C4e6K7LM97T#9q7W*0~h&@aL0V>*2%K4rJ}RiwE!R540a&zo;I=
zoZ=?4-D0cvmSl3V_k`$bZB?j@h(7u0U%bw&YIcb4X2uY(29r5WX_HIrtP1%9DR7FJSlKgRli@~TTDk~LsZV4+j5O)#1KIR^9Yee
$6dL7a@Q?m%~;YdZeW5(9;#wWe&eBnH&Xf$gB_^=ee`U?wl(=2>3w{&YVnW8#3~oJ`s9rV-vy)yygj21wIgR_NgxnG&=$sF`F%)C
6+-S?(~vUSB}IW%7Fwpd)}t0<^LW)`c+4BT3>0QsBT!nR3+LJy6Tgd;XBiC7#NSII#ZD{b?{%y0aO<b@Q^WLbUtYcP6{j!8u9h)H
1&ogHvSs^aNs5QXo{;n^p<*m3KKXE4X*vV?E_>`x#tw)mXnh^Bp7$%l?vCO{siYuXGbcNsn&72aGEt*#<0piv_HCYSzI&W=oYcx{
q@}yF?Gal)m5c4K+g~`j5p6wPueF=9Ht^#FMbpcS-S)%k&v)$2ryN<%i>&Ky2eU@T+TAy3)}p}qp<VYP{YGPq>#YTwf?>(jdFs18
J<r18&69#i)N0De4V@ey<AC>f^=Ez*eq<MQWeLQKv<@UR2_d%~47Y#BhpaMeq^n4njdk^U;gNk1@GavjP2M9Wuz_MoA~be+2r8r~
c5r95=2hyK-`-)JFKpq&_dWbs(b<MuJCN1wa~c;~!{blnGyf6;ylnh3BC)^FBt8yvdOfn5R8@}`Hq-EY@lB2UvpO`@pq(`3Y~eSm
D-v$p?)-Pg^+$kTdunJ%?;*<_M)e*-)GfcuYx2gIv}x|*Gc6HWqb?a?#uXX9_qJ%mqgeW{X!>%$C4@}*Cu_7!b)%+xY`f}stqaWN
@Y=rkIK+!lI)SVDUE8rLYKrbKXs7YwF4>6Tmnce;9d`)<Hhx&(*p+%l_$A53i&a;~$huuRbzJTE_nL9+L?c>Df`8}Wpz@b{2TaE)
3MCi?IXDi*0yAe@D7|RnVKr?|5T>oGT3x?nm?1F(OoqN)X9>0?pgh~rP#zhBqp>b`Wa%}w!{MAU5RU9SVKGD#n<^D56K5C)pVdI!
-HIGC3Uy3k#RZf4CfH*=B9v6(*eZDT!_~h_V(swg|26k`yiB(-N`;tS^Hsy@^!CEOx63h9a?5n{t#y5MtVI#|Ud>$yke^em3x)KJ
?%GBUg|*ZzDRQMsbP*G$2>U`;ctun*W~J=NVI80|Jmr~ht9<LIX!#{JblK^;+RW+LmU?Act$-cHT@u;*ZRZ*rky0*##bmi*8FrUU
5=72FyC$~VVSg7rSW4+HHymJ~u&70Vp_aeN@8Wqg=c=7*^J_mFH=#uaDx@)#U+<67c>CRyghsE%Pq7E|C6j@1)NZ?oa<4L@7Prru
P7}6Ygr+l$qA^Yr9Da>@VWc_IoBZ@l^J@g)YKguswObVy@!wt!5p*DlI9!e!LZ~HaQgi&NQ3VoV?aFpMPN#vt6=b(H1xj(Lcc~8R
Hp!EZe>taZQAQmzx5lSg{u%b-nvXe57;`9+!0=PqeIj%zfY{i(kbuFd7c3*CD-)LD91IqFv(BipDKv+D6zBPUvrIXhP!cJl)%3c$
|5a6}uZ-O;A;5IhkC1h3-%h=t#YUy91=|{>$C-C!SdXQ5RP1NfyRK}OEhC6axX3TraTj?3iDf5G=V1HRl06<vqH>?r_T2by-)^Mu
cNnH3DtNjau~H~vQMSN^E0C7A-Sv9se@WZods!femNb;HHT!X_sxI1zv5Kn=G8)yy_N4_k4R67q#v7fg6wWK0WdA|`2nzrxIUV>V
#>La@?#6y}A7e=b$M>FPtJK&;GV{ECigQjo^D9PlO*n?^qI;e7Q+f(`q||6wBjqeO4q!<YNo<kwjm(`3OHDKJi5i_?Uf(Y|ua5Vh
ubvDy(QpwJigep*>XduG4BNwL&!tq0A6HriBI%U0xS5|`uqZWHVQjDg<U`y`sIM_rIVJk&m`eT7=Putp+#FrY$Ro-7VjMvrvM7(J
^Zf{Y$w~di<f|(O6(jVK`-v<X?)uJ|r&Lx%c&4!1a>cvMow$)qwpy9^?T*m(B~CWu0M_;g@3sb_s2&U(zoHFTgF$fX3QwYE)#2jp
X<OgMnA(78jAAeDd|Ha1S;1oHk@D=RrQYs_pn)dyM{AZsSEX-<-yy?^4JL$;Jb1~=mW=8!Hcu{mvS~b2Au%L!|H=&)gF0^fd_wW?
;~$JajTOrh(r%&0k&PBl)<*+lV!;p`$;>7WMVE`~$EiG-6K>76nrgVKwe`6X#&sG;8>z<A#w69F?1`3-_Nv|8BCDz2c`yCy$n7l$
OQ9%cVWLcRggK_AX-zeI`>AF&L+DAiFm#Q}!emB51dLXWBeZP(!(w_YF~LUlP7W)FJ{#7wrHgScHcdKHNDy?PyNxAJTRT!wAZTjA
tXlEbaVUTw+^0;41HQ?j5F)qQB#RE(pkng9Fy$i84wg=cjE3X;8s{tF!a&n^t!GC;0tw$#_sj<Z1UduvMc)OkMhuH5Dqa31L94FX
yUG<fFi8?zfm8UT<Z`kZ=<jNwewWPH8rK%Xj&g?{@4oXF(BjMd)YAT)CNR0~hndXiLxaWz`4c;mM%qMj^!qFF9WkoX_%t6O5ewv2
*K3MMF9QT@-<E1U^Gw0D2f8zbu((rQEIM<`!EX-SZ!!zr_0<l$Rrj<wwU^seChK2>KO_0H_c($Mot-y}zWr62k+btWI-xRX;(Wg)
K7AL*t$eN!oxTtvmUkg>LC@wt0xeFwU^-ooVE-u8D-jt$T)vMGX=T~n@=$W3#tP8RFkBrMVFC#3(e&3rqzaE&8w|saDxRbER-L$=
I0Phc!Y~wWu3D0{@J?z`v!-_|Z(2pJMBIB`3ww>r64VBX9hYetG$K+9O1ToX`SRhW$&K$bAe&0uiV!cAa%gKep5iwl%VMh~t&oFi
^>9mCP-EqNAfC`;@&|3d^OHEu*GXILY32qZq5NJW-%8g^H!TFwHLH9LCP^f~tzDaGOnpj(nJr{ut1jOx#7TwO6?K;nILlO<9kk!4
UJ%|G#xWuY7E1+#T#kf9sg#QM7j_arL^Js&^5@Snixpzf=r*QDR5Be&1ezv1*SxTZkyrx0@`NfsOvG}XYYEX0$uI(j#kd>jg^=;_
PXa_&Z{0M`Jtn)?m+YNR=$FPFX@a(Ry(+tt5FY!<|88~D@jA~DPCE9ehy=GXBScFRkbUkb;)H*~tEp+(3Y$=`UKJ%OrY<1AxP@iA
*L7(_)`k4gy#fG`m;D`Z@qc+9?Buwq1RV11aPpdVObOJs@z~%hqIi*^h6bnC!!O`y?(SH=jy*>{a;wec4T#*5_=kN`hCq->;QkZq
(l)h@3tiyr6x6`w06ERV9)n%I6SN6+<8jaRWU}GNF(D#;r_J}F^pCIl`Jx1*+xjPH?L5p8UCJaA#EqQ~d}m8gyS)eJo>cbyDSIs{
_z}xgG3@W^%o(oV6o~aE9%PaZ$R;0Og`pAy{g%e7?SHT1sBr<PJtU~x&OWzjtSho{N*&LY&yIEEP0~nnxAK$u$H$5Czh^B>6HQTl
6WBjnr!3zl*_m8Vd$x@^m))EU+dJWS!P=tS{+;hz+O_>Drw<hVIW-z>Yn2hwsq9R&mPGiyA};bl(hX%5-Ke>&{+B|>9a6UDR?kPB
<l16p>&=**tHS>_oON-;7LN=u%(CUogMykzlv?ZS<u7xQ_J7%A;g{retyX{0?|aYe`_bh`zoxgE@e|a!Gc9X^Y~oJdi(x(9pRW6N
-)p}nBBPN&LBP3GM0lV@*qpPbajL2+tek=g$V`%ld)B_MvjB2X9Y6w5fE^$OG6t7Y3rK-TjzFuDnJ6z_{?4aE58r%UTFPmtGp5#E
IyH2oNBmPY{jLmAw>NaWS}6fwV9{Bty#9O86#(!_j_lH68gZ-&%`DsbCdcP&`$mqaRLK=_WP=b~tw=$j#uAUzpW2iXltNya=}jC*
XyAhFJhg8At18RMLPFM;ik9RAl@^WTsEhIc+pgE_xx{k~&-ti@=`|5m5!v$MwWu^esuW~J+<HF9;VGXb%}AtI>oIiIPAV-CF9IDo
3C9>fNkpS3Cgy9pgU&}OyRedrGhP#t$LZKSM6BYJqpl7#!hq#r@jAX-O>4k93QcOlDTgp&@~#a&TUPM%Nlmxww|dgnnc@#!ok7y+
a%wo8=U(f0YRkD^?enf%HE|_1CJ2bz=U01N^cjsN!9~m|h*xwjN``Nvf|3s9SQSEp<?IsPUB=4Ln^g%2y@e{M;vqaI;fo6?*2q;|
;vO7IQld@i^vPYuCbR~y6zL9@W=Ia`k<N;8E+IibUE&NIlc>>Y3ksAKaiM|Eq2i*T!EaB7w79o=G3VxQsw{1D#g@JNhxJc*y9MFV
+9Y(bN9{ur_hjvAF;=7Xas4mHyMl%(5h4&QyGz+2rQ);I)|FK?Y-?C!0`(3E(7nt*9O<Ru*vY{bW^#5EieK+F+UoJCo5ayD$b_#n
BC$0hEg|&fF^Q&%2(py;-6&G;*X7CR{pUwd8G#Ky&69?HZ!GkOq=J(fw6`k6Kt|W;EXYu)B40gpsB!Gk2)QaQj#cAojw&|#Q?eZ-
*(lG}eje&TJ!u7nB5eddqx1d8;r?I9y<hTnYVqwbHmCdG;Eq4RqyXTO0b%_#y$8`qePn(?&|Sat`bhBgU+o^xSNc);k7@z^SN%iw
4o~_<zTJ3^&ZDq#*BnRW^oy|d`Q?X-V#D)};o00raUVh7BEt!pEx-05naOVNKkV}4z%XV5;NBY7-{JJ~;{Ol7cOQE%l!*j<$Jqg3
LSaMo$p|6n+Zs!}eJf)L5u0hl>Jtr0{*P0Kp1HgIXk|mdgOa~wx@k3m4e#m6=-#vJ<&1^5FUjML1Zj*L(rJuVoFo&#hXoZ6#nnak
;aaC^BWqHXNa{t87`e2_yWg<z{gI%qgzu)z;$A|{?EDG0%|#-nyM$Y=X{PA%;m6QS^XcE%Pam7#Q===RF83DU2R3~q`tLWDA?5^i
;T_tlS3zz)BW8_?Br~g48Oa1m35GjFyM!lBek02nf;Rr4YhLeJIpc?=U3G2NDTzjTXFD`oTvzG5%{6Ur_NIMJ%yZ}v+K<5KY?TcA
JU(CRr~EzExjnrdkl%fwk@pwGH>Z;8-aTg$C!mKwb!%gI>V;puye@%7NTI8Cr{9IF)htHYRE0^7Rz6XR+G(WiBH-qd*%rU$@wc+#
uYv`!$>*^R>xxF2u|uN8e>XUdb=!OmG|VAGp{T-eVkq~`eRPQ4uqpWBDUo4|l{xk04(+uF$1haLGBZeuAcv7wu7P%+Ip>HuwV<va
w@TBOC0X`qH6F=dakRT5iG-iK>a#M`6>;5bcmB_}w}<ufxu@)A+2}_(3C=$kH9fXFcdv<a+yxAjqd97_flErs6}k{Ffn6dcR_?@m
Ou5mYOV?EmGcib%0i)>t|4n38D6la~D+i1?jJ;=FsN$p+szs`Hfdgzy^y8C={QpMQ6aUKN%3g1`x6|t1d{|^;4n$;C9^?xd?S-#e
#^VWO8<FFA+A2gs5A^@D@TR(Qy(dk1T9-AV7WnO4T+OjGr&qlMy)<0<dCe{C-$yfd(nUwkMfIg@<M<dCT%O!jvqJm|)@HeZ8VE(p
y9qS(nFC5QyEAs`AZkzFr*=t)<-0k3^?BBECsW_A9RCkhC*7Nkeyun_f!B>s49Z!Uz3%2~ywry%iF|9<tIoN1o89ly_ZIJ1_Q!QC
h@)Gqyo<d!Xi1Ckc>-3}u(PFUzk%EyclPO-B}3u%l{-S<Y0|V0uEF$;ZA~+ME5n2LtudN5E1xAp^FE(vo_qga$1YCa#+~kKMB+!u
U)(A`sY2fcw|04h=^hQ({+>0rXrw&{yMs`7`PCNm9>GB5ZZ<8YH3ZvFlbNdq#7-jwU^L@w$f4iaYJw>sxFs+t-GMj&(EeULO{D@y
rk_RQdZ!-c)7o~Y3obVzLPg(@sD8(hHA~f7*j`bLq-xP_aTTuC9o#dU1H%`Hd^)5-0GWaHPY&MNI34{}hGNgy21U$rMzkB&myk2E
dM*PRjv2LkGg-Kkyl4rYRj4+!fu~AVXC!c7_byoR(a&NBklHYL=;D{dUH+_IHSV-H!p7%aZUl`QGl%B`l+lMmfzKCnfkV#Rwx_qI
lQS5O97a#kko=5laeGKq7OZiQxe{3gkoxv<RD3lqx=0;5aK!`ZuA1hRz>sg-t$Ak{8;H<}zMuA0sE9GO>lErn@@|uG;ftu+DFldc
S@_JphkRBJz;Ih_|6T-8Y#mcbJ7*W3g`gXp0Eh@nmPrCt5B*XUJVWtrCruUmejQ}*!@C+OVWETCA*xCnC=SUe6xhdPb_$L)s?t{g
2p|}ac-HRWv2qh{-t`B6^V5CM*!O(1Wps4Ct}O9YIq#S;n~-ou?=Mh==mlEF#2LM-$r^Ho<#^WIhtW=3RkbV$CNLeaCxs~5x4pW*
A4RXVxp690-pU0ZzQa@nrk-{PRH)-{W2N#i3<PRwZV6EIBI1znl;Un(LEEk)m`_EJ-dS(gI<4P1@59Nvde)RSsEm}Jw1Ww0qzw)P
3QSNMX4+nqy~2w*>(Sy<HC*(CnQqTw_lcZoqH<`s-=urW6`x71fU5_kgxua%r!z`Fw!W!Cn%79klG)m!3ryOyc}Qr*X}%w7T4^~p
5p_3GNwNvvm&E|SC|8^d-DZdujfw?`*qrIoUS;c|16X&V6H4nZxxTA%GmLFfX~k=oeFSRck>}v@RkV1A2li9RnSWEoyfUU-8uxsU
*Y{lFG5<8k9uSR}2h_oy{l2K_b>GuC@ccd>^Zdwvnvw0`?|}q2t5ioc5G8i&-8kZ-QRS_u2bO;*cJD2Mh$Wa$MkR|O*x}2!bdT4k
^gmCZPerM$i%+**H2?F@03+k>?>l&ZZ^xjGCXLU%af<ra1cd>i<L-XRHMa3vK?a%?K8Ly{eu?us*6IEe@@ItdwwfrWbzt~ZsI#+J
(1s;}*royfhzBjlHh}z3J8&aw?d7~;YHNcU6qyWexlZ4jv&S3bh1EC%X-9^i69V3&TA=`k?Lx*BPF7{V3<xgI(|%kuBb7pk3iy~B
m(~HJQPLsw?5qlOrQ)SeGm5RwmeS>Cb3t;3%7knrKG8xSceGaAHq$m3?y?sOG=APaug-`Q#PD`Q8oQJBL-aaM^-*ev>CNUURPS3&
O)Gb>fl}lV#2x0sL+Ngx)28(sbXU=IDt}?4h}IvcW5^h#t!R{K%q72N#}~E1y!i6YZA_EiaoIqox~SpR^fxt~g+%e640jsQS22y}
6BL8o;``%*&)cQ#ak6K>q15nmu!IkkcN>d?g>&J?JF7jsKc=vAkzSG?ogN}^bUuPUd+7d}cJhIW9PO;m-3dISyVU}`sx*OFx<qWK
{13ysN^tEP;xVLYkUOaRbe!QM&hu%N;QQGRQkru;VKugjTPuKwfm=Z3SAH|ZNSUL#v9(^nMd92X7b)d5lcxvLCsZm;uax`HU8IY>
twoKtvEaEHZ_|Z>#W-LszVnSFTYB$KdveoiwG8MYUwEsJ6ZhLpVeEt&e~Rf}U@K8`3)kzu*KUiXOSm$13B_mGdpdZ{1M4L*s@1ga
q7t|vUjAk%cJ6d|Uyjk(wAXI)=+7RO)pFzC%lMxk9E@c2PV84q$e!uvNDuDdyOt^3UzUTR@2Tw3{5&apM?PG|A&+CcP3-Ydk2)a*
CB%*$LV&h$nDE8i%)XBh?|MZur7<<<;XDQ@h^?XdfLz0A;iq!Mp`;uBW3)^DOmH_Df0dlFL@)R#AmpHsy~2aaLTeNcMT6XXJ3m`(
nKdX}5twlYC3g2xyK$@Vv-U>@FQG#mVnt~5Pl9KarYU-6WQi?gF6U@-qM@e-TW8hEEUU)4uE&bc1W6CO!0dL@dSHr?ylUzo=i^_b
53r&257OFC|Frpj?%qMragO~*X&aTtk|u@+ol}A-g}5(D-UK{2L|!e%{*3y0&mMnwzyBNlKT5dBls~wSa2$Ve#()<UFM%KiC&w{A
)0}?^GYmH_<tZ{)z~lh!-8b!52im}VpVSGEf5q8!8fbLa&^_$HdL--k7b$PDG=KWbw1b&?tifAV(|jRc*@?-Px(m8UR#k^b{sgb9
HVG{{FaAQT$aX}TfC#T=YPScD2IuNO^K)@V&nN_9gYyW9%K`o0{V*g6gF1w^2(kofKYKN<SXoA~w+op#a;FUPCZUYiW?x+Jho2J7
J0OV$Dh855EVI?GWp+)&D6GNf<Xr#1{plRc3MJa-rmjHjUjOT!8@0jM4eazaot650W20GpdkLA*G<_E|kl~dAx#@Jph$IofY5!wV
5!LU^59%L08Gff_O9cNa0U(lIjzmGEl8s<b*pbP9!-KYv;y98Eh{t7xK!`HQxo*eybH;jPp3Jt)4xW^l@uukr_}F}+(Ra~5P<s*h
&(667mA4+X>TpeMWE4JSEJX?>Q7yH@jyExd?~Vjm@uAw?&+yTZRm*;c%^LK60E5#<J?ZV<IkMbLf^rJFZt+S<mvVHYq#vKkDnSK}
y>$eI`fIsp>}DTo&qM#3`)zgJhx|N!r-hlA$lgW*A;$Zbs+UK!6Uc;M&a;2VbA!`QeZ^a9bhhSv4dd(e3i*p2CVo`lCNF#v6w7DY
{e=}E(%Cs*LxTPvg#Aw0{O?$_;9N_x%?}H~B$rIE`%1J`N;hN=jLo_48fuikW}d~rIquHu)b;4xq3=8T!R8&2ha4(1-7Va-7pJb^
j#8>DRqWQ<4pMvLiDajRa-2MO>xTPN|AF&QO)abAmHDlrkI-+?st=W@pz~{r<BF~;Rad*WkG4l?9lKJ^Bvz)Qlv-q3;kW_`B#H*H
VTYokF_m2R(t{@(oF$`xwfdQhkkota6SRs3PN)(jxhITk%^FMU6ZdwV+i)gCvJ09`15h2u1}d%9q&ywTC|5x%f+&}0k%-lPy*C{B
7G#}>=*u~-Wayj8v+JKsp+NTMn0tzG392Fyr*|2#bPIzi69+II0^S*yGt8}=g7`ARVXk^TW^=RDotiOXOrcSil*xdIzf(BzslE^8
yYplkQ|UYoQ3|0x8(;!<8fr<eIa2AL!V7_r(G%9@1Bm@LUF)fN^?bDh5z8QNznSaoK0TrfNA7&D%3AvSkFvG=5w&#p-CGYUfN(-d
14%L~%x`W$q$Yy0+mKxZI`bqxAX2aft!-J19eke~7?Q&9k47mHLXU?07w_=jKTr~hVQl+X-1+Hb9=!`V)t<A7>yMzISRSm$AQ4No
kz48})ZxUqgq<p>PbUKNf$a7bSZI&pZr7vAo%|n5Mw%<O)_OP`nu2Ie4*|Ha8nC4axE$G@-jhb?EI5!s&<8(!?%?60>zDnGYFekX
Eq%Ahsh+P*lIW}Mp8qxR6zhY04r9`m;mB;*Y3QsgH3)o&Yf7{?ztd{XopNY@DW7|s=LQc7JDU*^vP%I5YKXXNk3bad{?F_0ACwO=
&<Jtx``CU|1^Fxd!9GMG{RCI|k~zo!8*t;W^_ZXEiVGwJkSX`$Vf^-Qp8)-XF)<;*gMr>`;da5`9fwDkqI6_5Z{26w&-EUSP)2R-
Ih3ZpZ3)#bMA|Wk!0sS)c&GUqO`JK*;&OMxM#2sK@xXc*4B+6@<QlpEXpf?tj<-O;p;D#;kvoQgMPO{tXa9@Aqve6rCCz3ti3y>$
n47llnm_1wV&R7lAEL^#(ZHJz_?z>u_b25`^x3z+Xqzx*0#nLVW-3;#)P_l!*XLxg&htA+Wn1FR<*r({W^Z27{Ng(&MjM0j0FV~j
AVjtuqr$q2*@h8G2X0Wl3_lb!ba*zzuu2HP_qH=65^*tSU6)P+G^`=RJ@DmmB>%MGCpVW42{QzHp$GO<`-Ra;S4aQshl#?)duKqM
&#{E;4m?CvqW#@xjCO8{W*wc>5^(mvb=e17R;w;Wh1iCm;A%<Ga!D;Lm|qM#0MJk_MZdYo+yY_kqG7syz|noCbQRQ!6+N3530?<5
V$1pXuDb*Mz*Kff*HX;|j)1)&mXWwk%9WfJ6Tqdd;m;$k4ER+|Ywk(O`Uj)4!`bArer|{&&44!G$5*msN#h+vrc^`JdK@tXVt1Un
@7^Rikl>V$wL+foVT9JP$frzn%sHwV<F+_cocL=`oY?RrLs}1FAEL$=L8qXw?1p0tu7X{DDE1!7q+hk&7?n(cV#2IHa(KQ8`Wa+J
lkjC9nbBDLT@~%1`Vy7&7h`1o9rFH#b;LAyUw6+Sd<GnMt=#bO3NiDP<HpCN*=!p4^36w4J_o4dy!MSZ4*`kPEuGnqp`8uSRHTfX
fj9&`rR;(BI*@&DVNQ3*XrYq+jziZ2(evLtA1J&Ump^>)>=6J@zpIDv$i;W|f+Mqpr^gZaFLZ0^r0HGfv~iGg4D4deIZ;mH-+ybd
$C|m7vyRsp*!EAoKEVfBOhQE@5P`n%{?qq7!3(N9@&_*N$-Pbkw8KW_^q5QCO&RV0lJPawm%z2*c-?#GzI!a_II#o!e`|tBhoZW=
w^+rDSLG0glon<5S^d;qu)yg|l$l@J!?1fU;GIM&a!A`bclY4H>=dM<XeZ7_5#R6okZ6b9U_kuRuSN(2imzFQ^72}4DLn^<c)ND)
lLhdh)K>$Tdb>eWd-QhmZIJn@YhQhrzRM*<HMv7@(9>aIM^5HLLo{vPENrC=3dO4)Tr3(Rgc2yRR1u-zzrA3hua)vS_YC#`a3ll7
pYG1wyTT)sW))=c5cI_b50n`;IlDTVmH~;T<Sg`MQvm4kKWG=VR8}*8ar>U>Wc>cky0RUL`Ai|dfp3-OYM9X+3~FUg=se$k!ON2s
oi^nBA>LD?I9QBNi`X?DaO`v2MMlE7QjlSe^9+NtyOGVHLoneRKS(h85Q_(44g&3c#X1={;P3NW+Isob>x1jqRW_am+R!!1XiZJz
Moqc;O?A<APl(~U&7U(TvF~Bj_gfAVR-1lq7KYD{+6a67{HL(@50SWg`krOc@}^)TJWkCn34=`?9D8OR-l}vGQzdb3r0NvbY8?%x
x;+zf<n<$F-VGh`+Q*9tlY7Gly&kFQ;OtMP<degjxvjYi9@L~5--}jAAxM(%SCY-SX4!}J=T&v}KYM9;A=QvQu*veRn@X(0tVim8
s1QZG2EvRjQNTOc2%6Z#0u2TWWb2T&<aRKdKTiG+&&kEe#e)WSoeccv$FrH{Lt%vt&v>$yggYS^OgRL^4RUY|rPzY=twJm@SLG-j
-Q2LXW;6R`sf#6)mq%;Eu3%gP<RReA6QXoDfoR_IZ1~rb&5fDp?H6YjrG<lCqS%vV*Qzo8NFy*wA-Edqq8=m7nUj_UH<3-v8Vyd?
8bhKR3Aw^9=CpVr#`Yf;V4not4G&AwIe*fxdz^A}yzy;#9K#SLXnU~k-Q)LrDe#189lK9nRE_;7E0f2+N(-@9dm>P8rAXS|+4iD5
){%l#CTWk9y4{q0ptFvSxP0#Y`{U2Y=_?ICB0p;^fX|c*+DqB+tURxx5Zp>qsl?pk9t|525tu)2Owhi=wN*q!_MWFXG<;C7+$^zY
LT^5&$g}Vwk}YAsLRCz!&%czcv!jRezJ;0%#~O)qbMO=Lz0Y&aLG01=ol1NZJbV{c_T>likApu32OUq0Iy@gSbALJ(c|FATligS9
4j-vTzPhWof!L6&RCBMJr?CFAkF`Panvav**3)7$$T06Iu=JHnDGM1>%;RlNv{;9JvYH=;9`1{2MmrpyW0uD$hzqdNe9`I_csxy>
%FZ|WawI$oh1(r%T`K*zc-VTND}gId4Y8zMAZx`(YRGeZR=;u*A==slS=ljr9UT8*{VUfE+DW7D+1NyUKV$77B2RcQ!p3?P$8`gQ
XbG~H4#D^eHzU;YZ1S`P2a7sjj24;*GLFO122wbsF5AWz_4|K@*URJkEba$pxIM>XpzU|3B#JA5MjX&s%><^Jgh-LjwT^*KM={{j
Dd3#_{%=kzDtYIV++%!6bPGBX4A7>VcNetaQos_L)QI7Sm??CYQ7d4aXwk;#`r3AQbe~b->?d*5<DYo?ITx>ntkX+Xb=d2i<$l(L
FSX&fR8|Y|)!Wmy!NiIIR(7sXYB5A}=grYFN#HU#XnXk$UhNqSGJ8<mN#o@ul6h0)37u#MLi_Yv(wLG(xwwBZ`^U%oMYQZ15n!A{
2E---x{lE8`-kHL_?9bl^kx>sbTofy4>al@%;R*(seobYN-+p3mtrkm9u>w#CWFGgqJn|*s?N1TsjG+1&I74?t<o;egt&AW^P}Gn
CTQ~dsJMoj#qXA7r(?O|bYLtmd%7f!(3l*!(EPuCIXlppepgA-olXr-3};D$A}Yi|E@;gbJUHN+Ud$~~C2|#Nm=XwDhXGhu4K9du
A#;1L{eRZg$h7F{UP`q=-Fja_zauI2SKB)`+s!Fj;li(cgAkuw6s^fnYy^kuY{K~nV=Z~6K&k{)nat}gt@jjg!&{nNHJ+NA2Q;HC
JqN)s*Qck2DT(1hf?t;a4=Dtt$)6Mkq6QIo9*Q+y<@gOH;tbS7ZVd_pno!csVIF&{fO--O4n~cpj;_THa&frNFFDzz&@8+fA;mPz
4^+~K{UavzR6M6rX!$r|;e|34g^!r$1tKZq_t{n|o;TinY}6>C9GF?uNXcKlwu(lKl%5RA`#Qgc)pIRD)*}r*`9AqhDwZka-I_YT
iP-1MWnt!=Oix43ibt}B#wI(~XDTIkK0%#K`ZR)eok$*tCr4Zh8M(mj2l3p!u;qf!H@kPK!uy@~pF$_cUao_c!QlELDtsh$;D|vg
2MrAf6wKl5J8(*jj&At4lBQfT`=aPfMj89xToUb^;yRgfk9-U!;qfdJfjpeV`ku!ym^~W~0{64-8k+;4<lF()!r^T0g@O~7WD;gw
<zvzi4R$TW7@r3odHDk{_LHg94}p_w>}=!Wg4f=4$0GcypssN^6LZbQ@EuP@J35|wHePX7b=~?+>tD*zIE(5~#}(N<dC$A<;PRI|
22Fb&g%W=-pm;F8j>J5P(CvNaEcO2EuJGsA2GMzym@f?wdzKsh4vP*^x6UUF;v1h6I0FKP#90KEXumeQ2EOTwYu+C@qR-YgMt1%G
Kv;G&t!-e@re*?!>UYz)5a}VsePx?4orIq=mxdMidVPadhmy=sP&MwxL1s@GfxTQ!Q_5)9%sUy)CzQ!JIwr2zN>dl)VM+ae<M#jF
dXER7><{6eyZpXK{(qPH{XgmE2g5+#2b2=U7GRrSEHZZig#^@+l9C&=NRAr%l+6hSH755>3{Vl1LKST0*@Mn$-x$k;K?NldH1RHU
Y1$tAyf|0TG)<7)?!fLcj;PD5J7*X{LU2i^0V8TQDG0J8D8U_JOg*+9q|Lt1eR}Wnn))tEpuswJA|_(O-%UB>&-~{3_WHlYhFD;6
LZ4qj{(%~7(A)8l<8jjC?<fyySQkJ3YOKZJw_c@xO>y_{m52<o=ICL2so8JHSYeA_pcI)vd+%6Xw_ov|K*`18Z2mxhL0B8yusApj
7GhveZ{~H#{>!igdVnMT>8e(hT`C^v;y8sIifv&)RuBrrD;q%UVVDL9ISeWy0)|Ps)Go+Dh)zS}4#KITf|??NbRQ`=jw2w~>%e+I
{AA(=nxjODuk%KrshaMLkz_kT$F)NgLO{hHWZOiEur}z`M6YR>C*1&}?e9B#&iBBAd<W^rPe{blQr48F=;s6GGm({K(a*d6v5voZ
ocV`i{(iHo`#64$b$x2S>-R!VWtIv*jF{ABuo4IrN-1azk!V9jNzocRjt(7|r($Mf4j3W}38DuRfb5I7!NsR+roqNWVPv9Gj)G8V
DIkhLGNlZW#3KnNl3J`I6(E%hL}xA#AZ0*VomFH;!HAd{l!%aqNk$hTaHc4uB3J~}2gE=>!ce6^I-?#KqxF7Y%c>7lKIyt>$3~$H
oeTbC6jF>u2H=V#>Np+*)Q;5<==%NVs4(>ZEiNIj`_r)`?os$kCqB<&k5lROuk%So3Vo3hnI$+%21um{g(8J2P^zAT?d0nr*dBm}
q=yfyG_x95yt4FpeC`e&0p&FYqvx%8M!@xgA2ccwB~k(@3Rso)`UE{vioU5qN%ez><OrB;{bLF8NN`(&g**|MGByq#%nb*RQ2;Xl
a_sOO2m3u8<eu-a-*`XDhj7ma!9Sr46UzQs_rJl|<J1{AjZ)I3j#9=sOHoB)A_^8LCX%sWDxOh5MQ4ZV&g6p@PxSvjr`Ui8Q|;Y3
o*y-qZtDZLxdYKBUPX}I15BPU26q;Y^eO4weE#3h0v}hi`Zm;xpapAbQ_h>2x@~Nd>X?x1fni@a&zqUXkj_B**}|SpmRC+B0z=Gp
KG(`Hp7?zuw``FkP{9(*b5=l6!r+%54Xn)*PaxR^C}^B@QH+IG_|QHodJ-8DU#IF1)CX#!9zMS`a6LZk?cVnLeTL>m5B0l9uVDLy
FSY3OJv$I!g+?)!lCUfo6fF<0O#0vNT>5!NX$vBlBPSs~@(VFZnr5SH<8Jm2fmK7m;q-0{`w(C_bC5KM91e7PlFT&>GYa-Wkd&<y
r2<m4A?B!o{fIomy`lGrDi3RvRS?86C<O(6h{h_6tS}~6g?;&h8$nF%{PW}er{sR~B&u~?VIk_@^yO~Sq?II>G6+`$oJ$-tU`W&1
bWy6BuMRmv;HwR|DKOh~n;09h9&IhaMzrDKd?~UBn?iC3YKDp7Q~*lmWf-aD64?1}7EoY`TG<ViLyJy_PP8fo0l^0#&#4f7=lo4x
&%8eKfbkE1(HADtKG)@bcON);dLF!uFz$cYDv(v2W330%xX#?S7LmnJZDIJI^{uyGYOBhjQbkq;{Xp|BFxe2q*Md*a%<^Oo(DoF9
zeM(D7a?M8f<x`xVdWp3KBZKY&$^>3S5#2VZGN)AG9j98t$%J9Ec|WYz;R;13FnHIcCcvlIcT1^3HQ5x7sO=lGu<%uBws&s?e+X-
VWR0X4A~JLc3VB5AawBT!)TxTB@n2<lA=K&Q3R1gGDM8Q5(rE|EU5_4LKKpLNFzuTlnFyZv>`<)^e5={@!7}K-|+c{qL_q;NSaCl
npJ3+T0$fm5`;>iM4%FYB8ftgA^`TFegFt~KS=!y;Qsa>pW6SH02q!^u(snNf@v!1l!ii5l~jodFhbBmLs>Y;RSW)RLr#NQyXDAH
)t4rzCJw<Ks)mr|B&w5EU6}@o3Ja2CcDLM8bA`d-2?fF+EbL)PHj^yQP@XyX@wbiQgObj$LDVNCn<VEr(2h#XgqH?V*qEddLX#0B
qzYj)SdgU1E?h&52fYuVy}p}+c{jEnXOKt2?qMcWbRaCaM-C=yNkn0&{HGwVrPr%vbI=c82S^i?M`hgTab(+#1&Dz&f;KmmU6^7N
7y%>@(L@v!u>&+j69)4FY66C$k|vlT9PFl0orx7h=L7;-g0!kL8q<W7RZ&q_C@GOpU6CqWjYKI8lo8Du#W+Q#EwZ2sj5$HZTmlN@
9F40gIdzg8gM>J6p(b7=83acTM>uv9e2<4=NKr{bp_2dS`48|!<n#K3h@id~)%YI&zvK4nPdqZ6Lpp|xa{{v<rgv!c9W(Yk4)Tj<
99s%q(w~1Wdeq|m?+-S2zgO&jl|2w5(2BetU+X<ai$r1cFU&M(Q1|)b&OQ+i1L5Tl$Z=5q1a~W=KMVtU->~W(4fI3kKEOVU!ty@m
MC%a^D!4&~iEZoW?EHT}Q>n;3_q93bb?+Vl`XmpG0krQi6gLmb0o1R2sqc_^fH{P7`DZ#yiO`)RtO{fZ<O|S&)Gk13QF0xyhT#Cz
0mL9=w6rU!4MLPVoRrB>$vJf1m`Wb99=IC==tDpnCEWjkt~u!O%#XY<f!ZGV<ZKj$6i@OFa2hF1mQYYor4W3dqqEihQQRZZQ7I{D
2ns@BW*Q1anPO3rLP8O!grPzRi9gRQ$;L++X>$ZIV35dDOZ52m3I+qt!hnh<l$uaEWNHc}i6Uy0LP@G<0Vz&nRvCc{^!TE7fG?aL
yvNd0KDXAG%tBJI{xm(`f%Gq~F>s~voE-iKdL1a}pE|GI^GwaMvlhF8rnut)-|pV=+#K960iNW0Z;2R8vxOA{W>p0bc>{?`OjSa8
kU23-8x!`ZY4R{NqADU{v|wh#;=X-~rV5=<f#At2Bqn-WI_*O|PQ`|NJM57BFa}#8FryfJwMzYb9X-z2m^Av*mB#hqf9=M6Ks!j9
C*A9RnSd!`M5SU%5YPeOsD}uDz&iT<#}ZmqNBO}(Hm9fB_&Eox=svT%_dzuE_rC%U)Ply)qaEmVf#E~(2!85s6NIiNcXc@0QP4Vx
ixwHPT#@tIkFVHBRZ2uqRLl?*5`>VcBQKHs98RU%>3an~tN`t0SK9$W5~)BZQ0{P3Qn1Sm#5A!9LsX>91xTbzK~ljX37vi?w<jkP
N6XtzTYehjICmU`^)ecah=&EJB`h0!ySI~_kqB{$v8Nn_M4#tf2BN7_qk_PL8(NEyx^^0X>o3J&RoJYHlZ>Wv`ZQIcq^dJ8>n0zw
dd#zXBY}F<kV6auNUbFRtiVf93FU}-VQ@?HTkkf0Gb{xoB&WDj`UYRYQ0_aD>EWK5K7+@h_WgQ2DbYGpatZL7q(J&%r1Mbv{Lk$A
0qgjC`^U_!#G1Ey&d*=IKQ1RaVjiIT2m*kw80;ych)SYm)ZrjB1v4y$6s8d5h9nSF5R!<hiUNuv5-W#g(jYiQ!t6$f0YF3)QwW${
7!k&>VpbFiMO6sYMNG(K0f6Hr?aYY?AEEm3J`=Dc0)nWZScGW^mXV0SP#8e$Z<sMa{zss6QJS{C*8A?9XK;IZS=vDSLj2Cfu7Vhf
+eA?TT$I+4#{?55F~}T$c_?yu$BwpicTPJSEK+Fx-*)9pzM^oZ%Ay$;BJTCDeJyolmX#^8iy)Z?@P-v0aD@V*8cRzh6W!?!M`_gK
G=1kEtAU}2l>GH&Lk&ibS_h@z$qC5TiO1XT-Wr|Uk3Xs=AGCc`A8Gq4{D}t%RQaGVO8VfP|KL+~XY37s;2*vO;$z=K^dKF&fT({m
jxFsBGGZcZO92C3dm~8fsOS?WpKrJHR=&P26zopPPvZtGP@J<pbZ9vGFy?z&1MC4lghYP$6oc`A4}V9X9g<1szu;JGvvXe4gM+C+
JS2)F5EVrLeqc^R_-1AqO*DlwL<JPJ1QNhd(22JDkQQg+!ME@gl)aDGx(&LpNN|4DMs=@5?g(8KN%m)6>9C>$#R;<v)rD4pYzb|G
YEuNZU|}-_08&9ok=Tj(zrsmnRaj!?Ro7_f$~57N_O;8yUl!9#I4wj05l>qtx3=hU)1lv%z{&YbS##%-wAm<{LO8^m?7#G{p6be?
v#$K8dEb<|3PP$3^tXIC0{?CNU59*#Yn;CQ<lQ*!tr)}aHYv2WXm-=Ag5QsU4v;Wn5)Va=$3f%chR*X3qz|@<MGmR@i3BE=0w{)r
VxTDk2?-=BAVG>Cl_W@&ASf76f)E&mhzVw>DJddQ7?BBtDN{QykLdW|k*j|!<9NHEZ0Kd0-Mkk5T>pmTnt5I@$QY2UWH-DW#^gfd
1u1CANH%e^H73lMGGt80CKSU7(iM?lpiOHCB}3;|rgcqe%fTB~9E#L8T#nSsQ(2*OukPP`W`|}}-y}4~X*A`SSY@{=!xlo;AZirQ
twhqHt74EwJKphiV)k+-hZue9;BF1!{WG@I15C)iCGFt*GJ%>BN~lsqWP%Bpm}H`<CGZ(@2Na|l0WhFsX_o>DTm(5bJx8&W3%eDl
mLMt!nwgR*86YeJooy2zEy+*h(JDgeNZlhp&Al$#izbm~1>DSqk=!gV1VIA0qanbZvCp5LIQNbhj&Q*JbDUh~C5^LsceiH2UC54v
9Ri18DyheR2GFEB!$71UP$epaiclGS-TQgO@VP+xub3YXYad;Q)9I!C?L+6Iuc(upA^QE?#6F>wuhZA+57z}hshTJXm`0QcAOK7Q
^{h!GO-xY)p#onRr6`Dj>+9?DE?LM4)I0wm6Yluh1#GdwxV4Nj;LuYLwbsg}#N73NQS%`Tf$mCA%j1c#@E#c-8({m3ff4$JSGEJ=
<@J6cN7=Cq$1*novp&2vjHUjdn_+I#Ye*I;y*Ut+JCg%C=~O!Liks6aFyBlOrpwIT*6CBDQZXQO$smYwoUBnm1V$kKq=uO#q(G61
iYWKnJGaJUOtjfyf=a@fW{ZYOQ5{Dz&0QKLBdw0_Kg;Rv(euKy5%qcJSf2WZ=iBdKP)T~{;>-hvlI_3JbcPfDlD_io?c-GH9@wOr
Aegm1ihBRUv--Vn|1tl?^5Fr1$Y=OC^!%Fu&KtaR>%qAXZ-WnmbgK0huL}>&oPKxNkA7LmR7L`kjPlG(?+k!==G=#-+w^S*7;n$^
-$Cc^1v7m=H!?$kz!CHEK#$0Ptcq&b9f|%kPbdapmp_DrIO}_!zaJnG!58fSL$lSdUDXd^AQ55W26xBS?a6G}**d3RBlR^mS3gms
9c>BOf1Zbb^w~#y@=R%4DQR2xr*pAZlWNF<X5}>4CjZiU<TX6naaJV?IQw_3V(f2rm8c~am&FgJ2d}vyt+RQ_uDdyhU9QnuI)WuD
>?WI8HBh}|oLwry;wL=n^6|J>#Cgd>-8Bz#>#ZE<r>0M|g#rG>K}GVF96{wjyT6A@N+6Ague(z5b_g%26jVIIMfAv`2VVZYbP!tN
$<v`ld)s0^mpj1N;pwVq;Whtjj*94aO2d3-d|u}jdOB!f&Gt&4NB1Ag{761u6g)TcUA$wXb#HS3&{>0l+6yxT(;ch7c(&{-^ATtM
6s0X7{-{a7dNDcs>C`bjzYFw#R^8ZqzE3@N7>g8AXs4&(fF4YOfJB7zgeXujkOv7tph`dtkr8rGpaTe4DD;5hfrOBd$xaTO&S~hE
?C2iPRS0;<C18T8iHs<MBJR|f`KBuoMOcwURQ>JY*qn9STt)`x6%VUJ(+a_Im92d1TpEtTETGLCTF1}gec#@H%jwT&mGbgh9Xf7g
ld{D7PZDU&>0G54vL_r&JJ#|dsGkER?~Fzn#02O^ClsVZc3yhe#T>4!<0VA_MNaS~;)_j>@d-um`F1{G?T^6%OhMHoD&N+@GOC&d
4(%wO(=}%E@85<Q|Bca8qfrh;`=|Xe%2nu!R8aYRn6Nu_dd4IB&cnkv+3H;QzTBjqDIxnxlf^XCyf$q!C8L_rsj7nFwVy<koH3!Z
h5}D(iVqMIB~{KDnKJt|fk2^>DiI+>PlTs;y-@S?_s4%U9#Y^Prm*);JYTBc(>BkYon*K2g~eP7Y&tiv+jut&{EvK)l<sE{JQ{WQ
z~|2mhJ1o_!8`kQ4)jtFog^iayU@5v6i|j1U?Q3nBmo(Q1c8ZE7!id)iBzal3~(*{bVZg~mVO$|LLAR2AqyZ-2QsH%ov?ev=hNAS
a_3&2Ny5cM{W!D(hwFrVj+=QtSZHGY?}O;?aGRx&l5D1%_|L)j)RSmU6SO3u$n>K7)0x3#<@vdsa~nfvatbj}6pYF}HHn~qiv=O4
x1^hmZ1YjhS|WnBVs8++gQoB<9*&+)zu(7McP8j)$qr?8{7l)5DY#MCp#F|Co#7JijgGT#=A2<hd%3x+7ASyoCMIhx0#{j8J9n08
snXhI<;Vn7`35;#x7I7p@v5OwNYs#%xO_fWhX$?TZSN|qkq5#LoH)(yJ)1M85a3XtZHDZX{yX7R(9xzRi(4(=#7Z!mM0&73<5-aT
rv;TF0!Ug%FAY`uf5+)QUoXeAv(S!wKX3@!KJW5JLCF{B7u0;mch0_n^MUqu{cJy|{FoID*=`T83BD*Y3=KMh3p4j{A)B6o;e+xg
v;R8_NC+H)eLl=Ro6m;6(bDnQp!Cff;rorI%dT~FY7elTh9-V}Ir;{mbXPm7!>8eSiK8x%+Ay0>*l+lGNx9q~kLP;_PzmFyN^wc8
Q2zWZI1XpffO#P(QVln6FK^}O?ATsQU}dR0=gcff8(0%TQXq;*CHU<}Y9>I7>*ycP`gi?Bm~!U<^Cpq6rUMy!AUA4v86_H|_1Q9W
9NZ<5c@aHHyIZv#c?XLS<S2a;h2;=}D9GriHQn8@iQA~hP>MJ}QBgqz2RRWCL@A-d4gn;HrjW^UBp{{;l&XMfSb>ToCn2mL$fl+M
rNM^+oX3g^3C&LD9QQUSuH<?xuXiAu*^_cfh4Y4obEgQ11mRe$<C>2i4`u`_d%N9)$By<pXE?hSHPexJLFl`=9z;V95Q9Cun8pbW
vU0mFlUWf=s6`oao;pz+yKuSEDmkJN*%TCzk#eTSaODw1aH1+S5*%e=Ei~kq=_L)3s*#}`EjiEEBq!V+uRqJLtIt8RnXg}`%MOeJ
Xkms0fgqeDftX^=Fa$e(7Sd}8vmIqH=kbBdu@(V?zN!9ql$pYy)M7k|LJEv)12Ty81Kt&9p6n$wCXxL$`%P7<tsudoD%Tm^)D~=2
1o3RV=0`1erwoZ)OuE^yKu~gu>>T7nBn3amyzg&N4omdxDj~w8IusRBT2$q^;YLx;IgM67ZRPa(5r%PUQS?}gSSyr^SSqjjFy|O_
tIc)w{}xVc{=P4uG_<X&K@>-k29_PYvK&dHe)i82>A8JDAw7qNk8TICww6$(3IfK^=F5~T5K&NhCp%}G3T2s_AR-HrEee8|Nw6U9
E1b1#xmHePcMJ;UHp(brKncW#Tq+5hICZu$9jz;-Xp!tm8=k_VI7AmcDT^Y)ToRQb`1KMKa}BVuh_H7`Fhy1fXU~!H`}RSIydm*t
CRwNTV@j6B;D?D$jxro73y+;SS9DHCVFB3%P!}YKqhiooPR)&COvG690od&ayIXT}hNrNbhjc+EL{=<i#KVco1nlJwZ;{Gyqo0os
Nw7IPe06jKrxTDIgYgIi6(pd7X$x3^kkm*}kWC&(MQ1ysau^iE<DI)XR96_lni^_=hCm^RJkJBsA1t7DC#%ol@-_h9d)yX~&g8J&
fka@$iw|XmL5d=ZP8=puX`}ntZNYwgewm0c<?h^Zs0i$*f!fHWOB-xRxFs1{1MYi`YXb`kui3B|dwRlC6M$b7=)+kjWbHC@_&#j=
k*b$7R*h>~w4?6@|H=W<BkqtMNCg@c1)3OQ!IJ<je9|TZb_CuQ)ETAh!M<%Nk>o8f3E$Pxq3DxCr0LF^M9B1qpTO`bB=Twmupo3o
Zlfn5*N*Rl`FxJg+5#*&+s=hlA?Gm1T81(U3<L_SX`_Ra3cGJ1ngR8<yIVzIz=607r*NSrFiI^kBxK@+B!-OXz@{|mAq|}DM(1Q`
JOmKuNC7}Sst~LAA5V9F9i6|<QPGJazh0lDAAprMfWHNm#Qz&Bs+M4@U*GXEYKwY#wBef%YyA)2nrD`bPFf)42)!b;fYhZ%tTf+o
@olJBmIM)?&fb@ZTG1G49tczzs%t*Rbq7V-1yMyfVXO)%7{!ECO`hlEy;7*6C7R3U)$sBb=+mTBQ9(goq2H0^;7dg3Sa+Q!UHj1F
_L{fVB{aN=u}0&1xT;ELkkom6b+Vn{kg;a>a2Vt_So?XV*t|cXKO>xESJwRK(^!iVw^OKg2E0k_>~-Fz%vgwFePK!!DB38$HtOnr
?9}6%p_|>H?orOUty{yhwq6scrsApyfY-n$nbs$5q=cVb0j`-cNl#vHhH<XFJYNBP9bOJS>?;-`F!!%SE*fRb%sy1AXL#XOW0+Ne
jVI9+;NFdOZWQr+J9RwaRoHcGM%kn?ls!QDtKx!wkb$*Ei`I1qJG!|&YZf}WpD84|XG^#sXlTcA->vD$6?uf=f-DY5Sb@l?G<+N)
f~e(Pl||^m0+bXIOHmW|SQIg{3dv{+i=+OA%}(sxK9+WPriSY=g9YGevWFid&v5vo-Z{{DwUFfCPAoikMva$!6OS?m&Ee0hz|!{x
wh3q!D5nxrhD{rs;pE-y@l)SYgB-igFzW*_+(#o#C!B|A#N4pN6s!^l>|@E$)%<z{dh$F+F;YB)D~}dN5%;@pMqvt%&vsMv;`zbf
v&MPKqt`&rqgnZ7F&`9#6`tZ66B!n8iy~yk9@Nv~*e#vh%UMIHd#E!NVj!(maWM9`->j|a{YQARD+e#Wkpjo0D;6sGdvZA5;JjHd
Jkp}p6h<fUIuH~wApvBu3obw*N}$9AjuaR|kG3@}Q5bshQ`-?BUj|gB#@Y7WA2jr(oO(l3LyarZi9tq2B36a;<_aPe8DnG((+G3V
KHBAjUF0PML<C@u-=+2ArOHT2`YZ|=a#fuQFyy;)51jdYZU7#Bw)Z+FA=TaRU7)8;-Z%jfG`gb~>9vCkM+H`lb=m<lh%1JZX6RsI
9wxI9HHNs1zk!_qdcKcOot40l^YG6~>WoJ~l~oEdObE$8hLOq&LXz3zh-jLWl~nbwzYW?^)!Z3{OBlYM)k>kUv7tLU%7I0{o4Ilw
Xhaw1Y#Zu+$5&vV7&v$Yo+O8)a69&=J5OqM&i5pc83DT_A~tq@6u)0cYCQtIFL4moBf8K4f2gAlknhdx)*0<V5bsnEzG8_|2tlAX
?l?3!5E}>&dA!m|Op{bZLnu%jNFk7`NW?wIRpO)yLV_jr5_!*kd@+4bi6u#NgeQ>hV<b#fNQI3<=KT};CA5dfb?fube6z)!$g>fQ
M~1o`ey5!d;5wrDk4`ddzn=ZGmxU2s935u7*=4?7W`O9&o`db$lLiM!FAr45RMH$nbHF37tc%Ofy}-l+$m|b!cqCC@X9M#vMod7Q
d|}xL&rQ%5q_`|GibD_psqlVCnkq!J;EGS8UBWY?s`Yz5A=u#D6S-*1c658Z54E(k@=An-+&Ep1!?$M&I(kCgv5tn;!T@8f-Q26N
jt!A086dX^{>8Gmie4af8k9zrS`A1^w+U+&$eKb_)If0TKq3yHMB+@H%DGXpMaV=V1xi6dm{m6@>L?vRtpLzD3e>WSWCeg@kRno`
x%x{&#;>+A!d!)b<>k|YhRywwLVy$CcIn<HVu|K?Xb+bDu9`D|z0s=rdt5NoMySq@czQ@fM$>m>K=bsTMYtoO5cN-w_x0qEpE=3!
^2JU{H`cEybb5bj;qcdoakMgT$jZO?)|M}7G9imikbA18)}%R?R@DinEtX@381qUPD~ijE>dUz64V)Ae3`(ezLyJ_ZA|$)T3&)NL
xl*WW`(ptlF)An@!2^Z?i0a}P#CYE@i}UijKDe`?-b0b=WjykalbyRJohBizTBABbyPL6B18pma#Qjl}A6wlhC`$9U<KbUYhlwfD
<<_lrrLj(}opVXc4RK1F%1&JpJDwnT&|_*td%!m<t00nL-0PMcZcZErJ17f?Nyy+*8@0w1N+J1WKw`z)cWo*rf({L9L{%`vjHN_U
O@}+@TGr-c48Vn5r#MkoJ?1P7L`svW^y(~uml=##DPhbsTw<;&6Wn4<DDF)&mm^q(0!bFgejw<Ro%g0Ja=k<#&~{Ijmz#+;ATiv4
R3N(pE-aM}DeUl{HaB+5)pxiq#Cg%eetU0izJ@oD*>qNb=5itMn+Jvc3wNW!@2t)_+~8f00!w2$*-t6<+$Ql^-#r5J@+>}`>5rc6
Xi1Hh$cHF|v|7u=D;8p^qYHL>1ZU;A<3jXn93-B&McaA^tPL>MiUu`ZMFhenb6dM)(X~lqMAB7`TxJe)fx;T$u{O|mV}2vrKD#(Y
z!RjV4HV&^q9h6ksZJyuWDOd!vaWRyhJ9mfq3(Y!kbNWNQ#mo2g3L#l@sgty4jLplU}qcEHzxQ9hCz}E#JSG<p5XXbITIp;a!9C<
h#@c`7?MZ_AS&X{Cr(9R!-)yoB1HpZ3>dF8FikQBnMzhxO}L=2OihS!pef7-&-1c#I<ur=8&^VlxZmhwE62BMwT?qV03y7?pqisQ
*Z&>xoikS}#ei_5Hp~<<Af{i-?`)>_$;j_s^m#SOtqx`+E2&TC*|8uXTDDlnPB7D2hY6}kCU9KFi0Ne`C817!dfnDL3L+vD5g~~j
kz^zWjwNl>Y-7gOItbYW2#hsy2Z~%I*&Tf^O^+bBc-!Ak3zD+Wk=RfbaPubnQXSh6495Cu9G_A?L@&r)tRSWtsFVlwL-w%0$;66p
i5{^6oGl8#P*`-y(WcG~6x%8-MmgAa<?iVSbJ_XPoW3MTN(<nlXWbpTYGgjA)a{2YX~!$~uPa2oKu+Pq((<?4lX&udr@cV*ju$~m
eeMuPP)LaHJ9#nPKsZE42%-x__gjfM+@6SE74j{Y4nrh6NqdeL#XIxt?mo9@gp|v^R?y?_R6=QsD;_t_^rp<Z10~i<pyj3_@+<Ei
Jdn9FUs89yj`{8JRRSv$%ORLvTB2C$Dx{NQ45*-ngyJ4Hk`gNnOgy&Mo-<9-Qynyt6;3Uc!e%YO>Qf<LnlVaLkRl~*Mk<Ug6BT60
G>D5(wnbAF4kkO#-n_~6niIR1KfR?t1~=l;3URB5<7-hPIKvLTAh&#_W4d<hiyx+l-xODoNnCl3iFvLm{dkEbUybszC@zqdVeUQN
cfD;SsBRfm$l)awpr`mT?83)~vJu4&nz84qWy~>eS#pk>0T`Jn%OPeG&NflNyP<Zws$3ChI_|~$(BaR6=n@^=M*^kGV~xv&3sw}D
A8mb?TwCGm%kj!c`lnmioMDJ=`P+{K$(%V$LGV~4MaYM1<CA>6J}E@_hmEUn3x!joat{Q!VhAXRF%&kJ8k@A<%acZmNip4lRA#nV
Ok{UWNG8n{4QR7xkDVRk5Q*A_<n!L<*LEKF8;8mvNAGZ*5WC>ci@1&UKAj4xj=Dq(L9LpCDoD7*HaN|<cOdGOQQodbyUMw3!vlIh
F7<>+D+Y8WNyvdnlJ!)?l=g27(45*su1h3X%!y9Y9l<22qID>4iaCAmArjZwh~FXHb-Gi2%s*^iH_RQo$^!b3sF!1e!FCWn=V2B*
q^vFjfxQ<ULuJ;e&A|#{Ja@H&z}T{FZEFtX%D7QOO~Ydj?Z|NG%P^{?s1%BmITH6e>~Xg%KBDml8{@Xu&7Iae#@-xnk&lO9BH*#K
_k)j{*08waPWU)U4Z95T#L^#Zzqs@sQh%rNe&av-*RMX0Au6ll7`~MTD|B5K5Cu!CD)P7n!J2X+!fPy&T(#be%|sVy1<-K(>mnX~
$DU1>W01aEkS8OIrX=SQOR$NBF!R0Fc+tKU;kQR8iXj}Hcy$_6dAazf9!r%pJKfw1<apu7RutxMg}XlM%=r%&p63;ROQx>*5-%z&
g8WX-#~*9aKN5Y{QPY7;n>RI!Q0kSA;Wd^iY{S5WoKq!Y#riU&KDLInnJ`u?qX9mp2MPL^S=k}F2cy6f>~H}+nX)G);9Mglflz_;
$XG1*r?&M(#$bh3Dz?o=s$^m-If;pp0{F1)G#1~qo_#SS*D-x^V;j-pZ8I6q{pmQY!%MkM80#g)Tp_XRrh-eo|Dm;<!XeXhFX))M
rDy!Ett6=`=g7$0Sps?9WhBRYOqQZC5KAWa2d+E3?~V>>&8RMV)<f~rl>tZUsyUy9%J%YNvwEVio6b8vCtQajcngum<|R@}Ch|(0
!VBxSFY4|D{h~S}#kmfzj^}S74n*=EI$g+h*Lr({fjh)}MI=7;!n@@H>@E=$;DVyg;K=nK)Zct?WalVms2a@~G^~X<r42e_sv(1|
7<8Hwh~Ifd`NuAK*Bq;t1Sxh%o89kt?Bj*|cg8;a*A7|8OAsjB=A(_Kr>i=#4f5z541}3+F-#FQ5^0VJFp5plGwCqGAcXdPxZj*S
1(5BmShOr7^E+7Vdpug1DY7Q)=k6kLxKlZaK(bRt5g1q~Y9lx{UF_C}NLmpD4in%X4uuy4CJ9}Pf*_g1S<dY2Zu&=H;S>TfB1(m2
f^^ORNyCAV95~phxv>l-g9c${#!N7v?g?b-0EQ#mz$exoX(arSbQs;)^q)V+xjRq01Go5~k<=2g2ppAPS8lc2tM}}ZVXLf4pVF1y
&4ABa;<s+1dO0)w6xsb<6%QDNmPv)nq#<;d{6FhH>e1Jb7$5|*2h?G+c^V|a?jZ*h;ly>zVVIwLeI%3f>@!ubaCQSiF*3sYVNWp_
7zsbzKun0Zc0b|yjo~^<SQV-pIub%rt4&0^0s;sVB2vpZ(J&C^8$*Ev*i_8o8(51Y3zQ`_tQtU7ZIFi<k-`>X+H`<S?W9;i8QIHK
DFC9PvIy-WCRVh9f+FR^P~<{zSp;yV7b}p2rWY>44k}Yt6p>VNOeCdHONUG%5J@nToC58g1%WlKP|d8iOBu^h3T&W2L?a_E%b~-9
6eOUXVO)-j6PcSs5iyqv3zInoT)7w+$Ph4IM{wSA;0J-T_wRnp{c00+`CoH1>bk=*D9P+cwS?~U>CiRMn?T^f+qY*9fqGNGA)++&
^pIVg6p;d2jsuE?El9$Z@uD<3T8Ci|_v7L-Dro2}6!JJJ&JOa>^6uJoK<hyNiNA&i;T+}sKZvW)9!M``1r<X=Q&R;xBrt_?ilc#1
6b6kTssf4?MJW|T#EeZQP7K5pHB?hY69iO6Mn*tWK$HPQNYE8j4KpPr0T8szG)0o(Q%x-mB@_iQ5g^eu13^s`El^ZJK}`ixObrP^
LqN>aOb`?lw3O2l(Lqa1WsFlwQINSY5k#>A6%q)DnFJIX!78Q{*-WCzMDH>p%L*cyl9~ysX;Mhp1sMs>M>`5Lr({uT5q3kOK@rYX
0dnP0X(}L^WT`b7R8mP$)J-r@#8D7Y1Vj}?(NiT=GGt*ylv7kyO#?~|Ybt}C)FS6Qt))5J3_}4#6*Vn2GgUEBEe(-6HIzjW9MNYW
xpRzyOw18Xkjn(qM3qHSQ4+bq$KIk@%BJA+4|TK5UO4v2+ixl2Ii4QVj_J5f9f(gL4)cAdq3P?XLSHew7Mmh-&Nm}!$15pi1nlwy
&o1VSE;G(IB%M$;pyRmaWmg<_Baz2sG|xOFC7s38i^SPM8q-}6h@sZVP~}XS2#$Ag9PneaEeMJVleUeM6@z6+fU~h@Y-#|oxXz44
z{eV0$#$T7r(pu;cM4?%&oH3c<l_oeq70H6QV`N%k6^O?v(J}`hA1PT8BwD^SqcdXn}u`Jqfs(UR5YYP9@`okLRyLnScsxniehLY
NT`+;LW9S+^&Xt|P37mUkJHqAN`tlS=jY;~#CY;(f~kTQzP0kd4>05J_6Kq5^GtnSJ6;t|9uiVruiKCpF@ZTrmJLB47!x3BfE<v?
RrLcNkxxMVdo{yueKn*L_t}K|`+=}EMbj9nb7A=M2(RA}%I}#LqYh?t=`3Ow9&Tnb#a<sSnL8oB+&b*f9A5(qYvZmqcZbFIuaNw0
(Iil5PYg!Z4zbaI9C(P?1jso-HoXQ80TCSkd$Ayeu|t772fLI&5>ZG95eb!;6jqQ1ua9~C@AuDdr6<Jrd8d>0@}>dpgybJteDlaY
DNqwZR2TiQ112Vs%Lsy*(nD5qpt($@z@`z%FyWx2oH0U>CWvW@i0E<;kY4yZ3E(r2uYH91zjTR7OWJ#b(i2670EQjS^wTk0u&W5u
+QZg8@Pbi9Kkv(zp-?r*_P;yFssuzj;9NowN!dh()HKj#V^LS{R|c+KQBRW16HN^x8UWDqZur1x1c)K|OHQ6job+bC`#u%MEP4JP
eA;ZC1NP|cdyimyg#AMPXMxbEnhI#`Fv0q#@dttI_<q;9f3PGn!2&ka{gG?&{?!Rqr7Yr?0H`x`=gl?S^=F7a#7y?5&-#4GPUmYK
5>5c)sYrRxdr9VKzUFMtZ^u0oQ$sk3(bezII@eFb$I<*-0c9nz5+f~N(+=$?`qr-(_4HBfydsTQRb*l=Zko^=O_-AI-A#y$h}*hQ
MMonNj4vK5Sg{xl#gYkC7$Y6%$zzp*!5aY~Qfo7ND(!T`OB`|ii2|ZKz8X#P^~7=B<Al24KwK`O*y<dpc&rNGTq(Tu_Z@8?H#*12
`R;pq-N|HGjmJV3i3Crc%ctchtJKLL^;zWCB0%^M$ebr2<WXFLMVQ5$A;~G7C!ctPdnABDO*=)3Qb@OUIxcJ`Yl{RV53U@jeYC$>
Q3X2r*F5u&jP8n&yN|Dg^->l0r;B_~z9-I=R9i@gjxSK;UJ`Q0*yo$6j1+c=sv*)b6x9Y$$Ap=d;9~hT@($~UMDub*(aG_IWbB)d
mAh9L!^aiv<IH>_D85AUX@(PPI9tTSgdu`47_JrBhC3X+Zc?>}C~}4uR3YO~J?;+QTpQva9|1U0K{IwBk@=wZFzop4f(wg!Hu0R*
)=(5p;t0fnI&AIhHQ@&3;#ztJPA9cMqAn4lcf#(SrHDZvlnAFAI@!;|g$J<B(W@qCxxS2t-^H9F<2Ms(QI5k<A50L6J0fR!lB4k#
oSYT}RC0|L1ys-5$?sTGi$M_wL+mGG!g&)anM6D;IDruD{YE?o`(6Xt&PS(IQW9%UaC4&3_U90YQc!^qp+YZI?Ie-u>^sxd=2-gs
x~bM>8-AZz-i!{=?}}8CqJ{znAPY)jm;{UBev&}$<?zp+nXXyzdHVT=;-56A^jl$Bl}efj{;N*|3JU(;k>}1GoTk}KhM8i5=`P>D
37fUkDr^5N<3Vi>8RY4n+CSd@CT@5W63@pRo(TOn;#86x5I-yg&G;6v4KmfTRlK+bS=>8^CTO1Dw2Q!r5$RB2SYAv5Eo{_IDKr3q
^%en%L?YOS3{>ORoWxHJO8aET2ULZrpgkfgBA~B>Upg0EWiY<AbEVHyNu2YuyIboQVPed}q%#oZE7FzyEh^Wc4`<9f<9G&?rhaU6
J`29;ELuZ6IVt0I(cMXtB6r>9YWm#SIknD|h4WWbEPRbMyX%|P?_3^rdzG1fG;$8@4;jmUUS}_QJD`9xB!Ec1oi;3$(#f)@+dcHo
k+%B3`#3awM_u#U4{sN=YWJphMmqW3nOJ8;6J6y~&BILUEm{gu9kx}bqYBznXvUJOhp4eMpbtd`*qTd2$EQs3ZJo}KMUuU7<7!8<
9K0@s55%Qo7!|5D2HchFHAV3X*2PZ)OGPU6q|w>YPYLQnPX^Z&4RKRwLSvyW9!_pDW42=WWhfnlI<S+FA*s49*mtl3qG2FC(3&p6
+l#<K($oMZGPBu)lavStCjvgW$(d(Aox{7g9zqAsl~G+Fs>lL4>2p4t^LcFVSbeJJh&L5`U6MiD8m(T^a#cf&;>GMhk)p92RAM!g
EaI*p-D6cpO0ia<E1z<RgN@pHhjN~nO01ok@0r(Gm}}8{>ibxBu%wQ>>B6^@-x!V1VHlG7sl*lsDHMqXgr?sy0-|+exFd<6xI+)I
b~IaH48pQ1{)V3M7wK;Ow>y)yCZU;fmMxl;YtveC_X@;CT864BKN`bUEaT!L>hCU>##BIScj$M%u8^vbl0B(JpbtK!g|HMR(D+Do
sc%`G&wpWjo-}m8w%)yHQVrkNz3f9atDl~#9Q|{O>z=K5jSEWHc!s-Kq%K_Q$c)^BHRX%L71N<`FO{vy?D(l*ch)P;wWyd^<8P1D
!3&pN*TD?$0xA!gKT|p57rx0{SMuBSbzEFq55zWm-%oseyq-1k;Lic)2}9qJWEhB$=c0@aCoG|;!@9>>tVw6RmX3P3aa^TNsB+?b
-#mA{MC7H|Tw#*6g<9V3Oh-wa9a9oWj|<C0yYH>KzO|Xsx$p1mIdIktHw0MdE-LX}Eu?`~I#kppSiB)r#h9I9J=b;DVanrxKD}Ts
oe<SjPiMXzN9dXc_fmO)fK}SZbc(YMD-*9NpkAweova~!bXUA~wuXD{AoY}WS8cw|I$f;j2Mnh*AzwvnRlx#c;u3B$__`QD5ZAMV
J>uiVt;H|Tsp@6`9yU&^;%mGH-aE2g%Ai9UYwb^Mo=8r-eRr;ytF>*6<x62iWv(s10svIy8MxS1fmP%fpo!EW1Y48092~<ZU?_s9
D09LW3N(qmg^tCU5CJWOfjkpK(7p!<4_RD6FgCSqP&We7?g=EhstyJrqAj*}%h~D+>@670#EsIC<aq8|NImnB)~l*AgeBquuD=Qi
dh2ekx^?->?wMyL463b1f)7=6@%tE`*UFsx%RC&S6a?$0{fD@|&xNBqWvzD}iWOy+edY!vgXsktia!d_R7IUL)%OEG4!+eFdsJ~C
{4y&0yT)2E>hT4O8Fx<Y1II<h$Tbi(sIL)CST+`cAC=RLI%7+Zh6XSZoWg4+|Ju_%_(Y|!@7q#r(H|noa#SwZ76`%RHorff7^cV0
6OLWv4YN>)Gb|YUH9K~J#7V^F#Zcoz&Pwb?+hx@RM1r(%0$LJla+lPI_VT8_?z+Gd64?aUZqUS)b72v{_jbU>DZ69_2}l67L05fS
#h+yP+37MmyLjKnTE(i@YD!ry64yq{pD?~(u8yqA#iRO`NbKz0bcrFw()m^BRG8f5`KriiR%vA3uXNUZetDxodP`dmfIC7%u#iz9
iwyLbrkih?4fHE;S*!`YtPY4{j%i>l8PWtVjKWigqq{jBt_v3rqv4&hxf!adA}v;c^EqQyL2_{xfM|eEJ4ok}>6+CPiW=qDS{y4l
rQs@8FRnLe{yf|iU8?6gYQEoxD{$kA9IojCqp;2-(ip61SMK{nHCIx*`I+BuMXu1-@2km|Dv3f;C`uUTYUIvZ0Yw&I0yHc*jU=<%
Sb?>&ZrjS(+HnF%x<&S@)}@gxdxs7ICZ<xrJ7wnKfk1oa6=AwiJ{lQlnd05pPE$tdwB>Y^K^P!WzAV!++G&LaQrkCZo7X9)yu03P
J`&PVS7$7!lIgl#vg0}Fop(I2x1yB@k{kQ*j?OGEn#d}56KPEJPgV&tZi}aeWbK}AP^{*fGaSBU;EuVM6{BmA;RiY!s!5)<7qT8*
8g%OLW};HzZlj}xI#aH&hkhAC5{34ei^~UAcONaLS|ONe3EvzVjzHvRT)33FNa5MZj*uH%ptAL0JUwvrf=Ag2wnOOZ4sO$f1i*(Q
MtuY;>Ve;EVo_>N$$+#ZbElp59!Y!}LiKKIIzd^Ua?c+b_$#oyx>43ZOVoDEmO%;LQ4;#^=S26>sG)S(!|Un+erDO~hVbJykr2>7
rJgQB&&6>}@J-m&5j1LE4k;JHT0QA1dGp-qemyWtt2#z3C&`2Qi@v2TKRoJDRA`X8i;RmLPWd2&#?F>qRCi@%EU%v!U}DbB74YwC
v|c63ljmLjT-$um!9{SL(^$gpbB8ZhQ<##J_`T{E+pg&2aM*2<Y!xC3h>Y?1_}%4d=bc3`i{{D9JI-m^9C@$pOTORK@^6iNHhG79
<eBxBscH~3laZ-v*U^kY_pi%6D;r`us>eDA-$G=?*tJ!@d-}ZQ*Aa^kZ_hSrIjk?PpygIuqfilDbEGtHV%Ho@o2@K6W_aY~S-F?O
%GyT0SC+1>l}E)oNp;W+f+*xFj73nse9FF^{i~{*-2;r*W4{)Yy}9_|JI<&Gj}E$DFzbpO-*zhweZRT&If2)ezIW|kDIiA<x!sH{
7(AWhC+Te1g*z;Oh0-y;$yVo8Vr8Y$8ZW__uN2F`$jrW#G*qP`9K6Jl6Ee|EykRP7n_B47VYTLW&spCVY2SI}9Pgq&XRd*}avri@
5KO+atDOl^)b-A_A#x6SUP8s<Q^XjP?#wh0ZKT?U#}^1YT$UFX%FMc=f~Y}vsJrpjq>HzT{FARc&b(T6kD<8TIo!E}&BLXb(k^+f
a|yK$KL_8tUA}kKp?8zTv98t)_|56@9PsVpzN9%^tCyQyLois{#;|=RAP}fp-P0)5iXLZ6sg|{R>sNB^P`g7rd)1J5)KsJ=0zmN?
JC%(j;d3g-F5TkDZRWjcs!le|vv;|cbFNiY46H0^zKwIG=;_{H5?7*E)ov}d)UG3D&iS`{-S=+AlCQ~p^D|91z3MfKl)06MsG-Bw
viBhZEt)nBNWJVQ6iQR#V-p9QxU;o8zW1Mv_0#jJ?>n<+dwk2cIg(~F)%VPoS)z+?*1c?mW{tfthNTd=U7Ob0t9RTv($uj#h%c-;
9_DH??N?dOqt1udSu%&6Vbb0FbB9<yx2GoWeoN@$-b)&G@l9mE6me_o8s{H2#84d}Dm&|f>v(-OmiM=2eBKAI4kU)xtGbnQE<Y@O
;yEOu32HQuj3|oc&k;Hov%IOSMHW)a-x^B299G%eZC*uyv36jHA;``o25Yb(utyN<5*UG>6q(zgtGeObu@>*0ovg1nI@;5&*Gm;7
c&UqewHJ)dW@RoHe@xZoYIJb8TDqi?Rd$6sous$keP7>JB1k=;uV01`*W=GQlVqh?=ymn=g=p-ZuAj=nwzl8O@RQM4`Pufl+s4hb
DhEz<U=zsq=yo1<;up?#Z&la}s1CXJJxWTQX@onlzdJV<F@)nSGjfLIuw=x~2h~dE!;<`5!)rNu=5k%)8>`&rna;44wswxXI^p!<
JFQuF(jh+%bkD|9Huknv_-CyBOgHdktvfWdQ56~Rb-crY?e#Ke-`9Vi7vD#Ib)!qMW_J6!tVe3pUs3T~>D{pfiU(2FYszobd>M;j
qME4qy6YjxrO6piwFM{}(ME_~yeJU_-dxThwHF9Yfkmj?eYkIfJnQPqRxZcxQCZf(A71?(a6TV7I_^?EIBX^^mh^n6{A#$-_<s58
!>gBga92;&<Y$zXRvkp1B1G#tIyE0G({GNtMXO%p>C$L<_B#%`=v>OXFm|(@&i98)r7%cdTMqj(pE9RM1~H+K^7`whWpZ@-N{2Ly
;`o7uV|O7`<Q%#LO;*nJ7dd;lth8NqYj?{q^)TmkJMXM9+$$A{qj}lQ>sIkWSJE=<&PZ5cCu$2YPuQ%zb={W+Gin_pOSL^CS9=qw
%`2T#Tn}7*bGr+i`Bg#6e$vepLKO9#0iAuFQI3}N`7rc!2d(!Z&q#8_5*|_jQUd{*Nde4-RYXw;SJwBveO)J)Z{_A3Ua-^&1M)lV
%_$Rbr+et~NRLyL<eW}?0qX<T=e@*w$^bo4UHEp9xr6rt>$-HPy1cH1M(0(^dbjg+(4oW_S4RYHsGyu8g;*qrt4Mt>4ji3zSMFF&
&sWodZr58~MV~VR@@W=s4La%_PQg&9_RgG#+XUMHTD(QF*nw8dXs3l)l(aT%!L>PIfm9xXqlD3ENuauHcyUk_52FtI9qDSU;DHEB
J)A|Ia=PH3XF;S<We3C1su(X!Tjl2(wCq*Z;fezKJoI9IZCv>~=AA(Bi`g<TleS@0Kw~+=NpPZp2iM`Xw0igR&|P8C0YomzTvc!5
k55~IS#&GCma4l7=+00&&X<X3OV^e6A6^}^p?W%WaIN4GP{nm$OFLY%O(^X9_{emf)~h(4jF>CjWbw<aRh|QwZbyRTy<7srBnLPh
8|Pp(K0ksCFSwoV0NJKO0|clPXA(KrXQv^v1--bqZaNyBFd3Rg3j_%%G9FIO!-p%;%5Rw~0`9|$*7lL_LkcY6s9N~GMK0|?h~yfK
z&+*Y+Rr;h?PBq39St|oyJ)?g9*=n|GnZ77d&8@wkiI64xkKvbfzL&K*;4p?E1V9_(cQ-BK9#6lNDZ(`q=`n=)S+|`T~W_#?A-NQ
i8_O%UXF$r4y-%NzI+uX?GE$SL0Sw`olF%v^p$10m)8eL7%I9_F-v4uaivj_EkmNzE*PwqsywGGV9P{Gq)CIQF^pHs%PSz*yOQmw
t1XC}QW72>m3qOJsZTGY`1^g_Rp}lpQ_zQ3TGKgZ(9;8gA>c!PZ9=9n#s)TV6uP#_M8?s@x@00r3U$d`NouH|aDex9-RTr6ag^<t
!=_i4zAT)K4xC=77=|K-_|{Db6*lRHgz%mRY@McVkl{Gp7H1X}ovKNs_GBTBnKbesrmklRf@Px}yg2TkUm6bG2p#J&_^_&xA3b4}
4YQlBT|<;B;SQS5XSDRioLdTam}GL7Y^a5*#hU2Eak|HST-C5?D4I*YnbYg#DlkbckO-QZhr@l>MB3`$v%VvR>7-0Ru$+YV_?tMq
u8x-1#XynPGKWf&sxQ}kx_evaXM?A=lVRD$c8^ivm^7kb@+niQqSnj22~rmb5H`7ksLl}ClPu?zjyuoCuBeBV&$M^e5k*Hqyt~>^
?33KKT%-rjb+G45sw(a$zbe0{>WZR)_2efW0ZB0rCzyEo9!|Yxz?1Fc>Chh_>Tv_G9@udvULF-RX-?l$&v%L9nEqYf9sQwO5RX}x
hqzmIG>cSx=1ROlw1q;UGX*G2F(N}1Lo&%A%#_13MJy3gM7qNflBA)DC}tpLnii;tVi2k&g{qW70(uq}w>#Gp#5EW<N~oYz0!30q
5Sc7Wp6-fn$sM}jH@!N#*Ut@cvJf{W)v7gBTEL`93ZoGbQH<l|=bqjj@$t*2Q;d0HyOqHTit{fz`N9s%<I8NdeLj$kFTLvRO>x7d
>RTEJh>lA>m0m8__I%9O%^MCfXYO7mmnT^^<u-@;mCxp?@`3i69|>(0yX|S=YQVMLgK0s<1DxK}&9h}XbIt9gBL|b}B;ze$g;?1l
6tJ6^i%dBQ<|dRWmXBAFS|E4`Aw8fYY6Z13wP^!Dd00(n5t+1~UbcIss(NW8%M-do`R~*@uZ)~cIN@mFmP^MCtUNppv+J9g$adL*
8{#87Q1Y})jDbt5UbSbd)*vEiGn`g~7P!|rpv>9VIK-fOR*qfBzfU|`j2~36oVzg>N+%-Eiop&8<^$Od;0OEj<#20P)RP;iI?Wtu
5guIP7BFI?+s-FzSGcXqSf;#9NU>Vt8WD`XUAy1yW3~v#s}XwIUH-WeE{2fCKOGacd2A<R#Sr_FgqXM{&iu)SBe)-S`m8!esHD1c
$@tf4C5w@hsXu<?rCx7V%M&tOZ`3^~Xu>LJnd%{E4h*WA&Rqh>wAeVYDU)EMdA%e{Sl*1WEJH{WLt2BY$)A0?mYShz(N49RcdqXN
wG{4`t9>>p(Rj$(dP4auX^xI0Mw&(lohWH0G!9=i6)=`%W*zMX3>xhns^VJPb*k1Qv`xu=KDRMG28-~ig7>7Lf+8v+i5R^su@b4(
4#_ntY)p~q3iinHZq&HdbJtCMB|5UEw@YN-o31R^G!{%m*UC}DB1d#eoU#w>{1_h2a9nlxe*IiAhv6@OiK%AJ&0%{u&}ddwubGoo
YD0^WQ0-z_=`8LcjW(LIP_Gw$cQm@@pD(0yS)IF@xzX1lciJxc^S*9kzN-1I{6_N=KDUce-yMpWchKh%%f6{{deN5J0~B!iTBNhf
=DRt)ERs-?UWUZGHuK&Xqfegt`g@aHX+9+h*VYbM$8`L17u|@}c<&a9t$6t_jPxUR$IVazs_4@zqfaQ(kDTg|yF38}IZZlAO`T1?
Ny2pN-b2s>p7UvEB<^dDpm~PQhCH2=<Fo2;YHBK?iP6SH_9sy$;e+aXhqlhnXJHB??sw#_3(ByRE~u!Ipql!>0T@4Jstv8oH=*4Q
&CaJLjsw65!8zETkC%}mB5DT*tPbXPI|VXokr*yuyibv?RCy5%PD8U=?#1o7z<tkip^Fcc_YT9f>O<VZc!z0;pnQll9x3EUpiX#C
0UqcNzw!Jv`D<zVeuy~Gr3n5pNKht!M*w3e;P6NNc{RPWF7qS)CaKa@L~yrLS(d4#%?sf*{*6pz<D;MrA7}_LXlfaz@(99-YbL13
i2t-`aN$P>GO3X`h+HR9&;cMLnSfoF7*JfeR-^?14scW@gbKD4&_XWT5emd8K`IaoMJiA-ld=(fMZlKs1<yw09415&Vqyv#PAM`W
1f;-BvjMb#U8`fGE;mKgZ6M(@l~qir<o~;wGKg|U48aiOC}>v-DU_h4QX%z{Xb1@cU{F!@9T)zv(uqK{DpMg+tEfyN$xHxfCQ2BI
B4(P1BASSy79jzpP^1B%8l-|KAgQ7%C=lb?N`Kc16pC0tr732lN<@hghc9o%)QnJ&Pz60e{|ITL6!SeVpR~iz*^X7umz<P^1tlrm
3;W<dh2h|b$gr5GiOH!^KJMa3Nx?Xi2;-0!YLuBmVv31asTQfWuh-%I3-vwfhu*5H;r0FNqys<Sil^iJe)T`=D5ulu!$I>AED)sa
^&kfiwh}4^7z&DMl_*&l2AY9^DwrZFCPYdmYJ!Nr;Q8T7LX`#8p<p1SA3_tF04$^@rAP`<LlD%G1r&`Cp(+6q91DYp!yyDT%%nvr
6%7Q_L{URE1r1Du5d;w-Lj(~FK@&;{yv+fElraDr1%nD$kgBMVrAZd32&hP*H2~-dQ6Le315rp0l1&&(&i`jGO~%A@Vaw9`p5d(@
Vm2TWAc6>TfokAhGHXj+XSPNR;%ws?yR&MwEkX!0a^fT6^R=I7qBZBNx`J9&<VKb&y12dZbmr=90EUu~LSj?MT0+@G?^b&{n&Jgw
yDU`8gKO=)ii!ehfsDA`yF2f95vC0knAHawl+Ajq3%I_o0!F2`uFf@2wI-y>$<m<+D4Z$?CXRQ@?Y6WPmE<Kw;RJs0#CukBr%1d>
p8I>1!B^sQet8TlQ%cm>Q5BvE(%|+?iy1j}1&De$5WU94{Ysi9T}!V~3ZqZ6)Se03{HOLjTCPOSdv}-Q_kJBm69zN4)(p1mW8jEp
bTRH{bwePqb*JO&qfM()KV5UYtlu;)J6^IH9pq+QVbX+%QLhLYEnrOrUpC9LHff`^PGO`8myxznGb%CxN|<G<FuaBvIJ%0ec;k8H
{6zTvtZ6EpjEm{M+biRvSbT&PcrUJO-rg<ZIuf4MeReHUzQIw_pd{?->=s>{Ru4;X&}546tA}$!5vdWV&1XSKjm7OI#G$#cEnQ9Q
VUj^?HFY+_P!X*g;;#-GA3fxc%NgeU%ET+@eyHk5yAkpA&V8>!)z6CK;|l32vsPZ6u1gjk`uSFKzM)rHke=Ws<wV1M&?IZ5g=-@$
gkM@Tvl42~n=XreAVL$arTfn7OZN7TA8KhSwmUn@YGv8=*JJi(7n*r}aT{E}nK^ZWG`l{POiNdFa{5j%)2Rm}tq&3;5au^p$THzL
n@Z4etdL-9sJWIJn4}Vtak;1lx-AaZHVjl$jn{loLd|?$^BSq|oU^<!U9&Gp(Cdp;l-ODZ0a%5h$q$-1Pi#_P;aTL=YmrJs@U$5c
mdIt!&t@VsR~p8+DgsSi7SS8dZHp~Lgg-jI*ABY4`dW=%+*yAV-j?xcGiRvCG+YpT>T9$KC0Z=zA9YRULxEH_a&9(_v4<K~eS{0R
T&OZ~X^M)mG!X70nhaW4mZI4(K!+OM1<2Nz!pkELu3HaY8Q}IUQGD64#<g*&XmW&x)&Q=A$h9d6^+NclagcEGQdBgeMQjw+yVmZF
IP~jPPWaB8I4OOidF1JITQcd&Be&lDOZ?*vG+kTV_qAu;ICxzb@ONo>-6vmq8};Gl*rj(WF6-E5Os7F;6=mSA%B3H(I+mrC>Kzd(
WB1%GcDrT5`(sE{?xzb_k2@Km_pYF49RlVPsR<qDcpa+iQbVMYRTIisqayNg)*NnJq%i7)n!g^h8azXnbW_#NhA%^TXN(78eYsEK
Bc*77X1*1ST%h;FvIM~vwOQ+gUG>)2l8|RE?jYYSJfNK(cDdIZ`4Y}dHg&v{8QTX_OJ0s>Cf3b23k`c|jbRfKZm#;o4Ju|WFH56U
9Pg9o%byRAq`zL_KDb9-yqT_(u)2GLCP{>!LNH%z!-^j&iXqW&1a<d?RR;otuEUz&*0qA&^oK9&NU3;r-PaeyVy@~m%+BhM2D+*m
f--SsFJrwcO^8jD9gdk#Oso(%D^PQKI2Ed+VfCB^TFpqYu@P;cafrn?#+zcCZaD2Hh2Bnz(5Y2AYZj$b*;dkQQO&n|krKDS<2ay_
hAIV>@l_eU)oj*u07ovulK6=tL87!&OsXr3o-Qg4(@?#tgK>(<SGFqNJ^0(sJ-NdME)wuBe<*nrS<<q@V}6LnoEkhl8E2JX>WsHV
SSmT$U0rgrhIwElm3lp&iavu*9vu*rcm<Rcgf}56;OIM^AhC!=?Os4IJHWAYICeX3>5Yeq;(1S}(xKC-@L&3o76-Cem%vx){XeJd
{5Sc!%&{U5``@V=HPcu7GY1wc&DM)`IpRAr`o^<qCj~51`&<mIsC2BQ%!eaC`QD?bAq|#8xzl0Pnf^zI*1oY5B?H>8%opSCxR0ld
HM;%@e}3VA*Am>l+=PPhM=PaV#(#`CEs&u4;D|g39wEqe^_I&81N})DrN2)A9lU+?5>fUT;z0#06$3?WwjXm61tP%)g!Kxid?OGd
57uB<2x3C3=A5dE4;QZkKK$CAlYfvxp(LR<-NX4pKgVDgCyE2;L08|X0UzKXU@6*H{XPJD-ioIRbq~^B_fF9b@rnJ=r2)b8d;<vs
+B6M6GQgOafuv-TpW!%w@bx|58wK>pF9)y?dmpd0(h1}1^skGT2l6s(A`$?dCj<`W3o0(oR~2O%k-{m5EocX9#fY{9j3tkTvu5;U
>S-y|jlie0ifIBMfR-UW==c&d6qE>sA_7taKtzIsN9!K(_G-Wncff#tS7ZTaKfC6F6M@c9s;M6{S?^Dnqx)wM4=}#J!1ja3)(@Ph
r6M9w3aLm4g(3nJui|%i(H?kIdB-kMcAJWsSP>#26jBH{>^pnM=$HKxUzDKG?^sC$veZ*)u$2j9p$bTXkt7HvAc{bMirkqKK|>0G
0Z{`KKvac5$Op@UA%aMfnu&3B03dM)nId399DMl|JY^H(43YTZfi%GSP!B`{=#T=CQ_7?jhzBK9q!84Js6?PODrBxns9b=gDQOV@
%2RSCPC|M?Fh^oqKW^~)I-bL{?>%?0cu+oVKzW>?eZ1ACNepTla>%5EGe)E_J_IA6n3iAw)R}@9VGJb76THE`&7v5I-|$f%&4mIg
27-culBq<Y1HIU%R1i6n<$c>YcsV*SVkgh}cb&(t?Djt2aU2iA=&FA?&+)b&aURgj!>?wj+<0`?Ct>T96q#7_jB^w1`TV%~I{G-g
#w6N!lBfLbi9$}PRKrBb#O6CR+(}u(m$#y=G~1*gt<p|8%*KRSODy84g&b!GRt{i6R2+#y9a=cyq*cjvvt^}s3I?HRRtq3;AXFw>
B&i{S2VG_X4WTH8Ax#xPMOej|HdW$#{ASt72$eQ2Ulth|Nmdh`I{(-79RxIJPmXfSNT$;4yjfVWF%+o;M@X#<XR1X!w)KR8cWD(1
$%irPh)8Sx6clWr;wb8lRdVVqDAgBLA2^p`W9Ru^1YZX#1R2O%2oA(EKsa{}gvZF~BuUU>rHCSuU+RU{Qz|rAaxPSgbIy_w5Q2Lm
Y#0|CZn4i`F>XLR0$6b(xyXW|WJPkIuttf*z|Ih&R}K}(asC`1^v_}PkmrA&zqdX-zY<>s4vIi0geQXvZUGO00jiLqfG~sTg~>M2
+u=<x?0@L}Dh`1=o%@-}czrj;l#A@Ad}*r0CjE1r9U6_Q%0bC>me*SA8*B&B)lUBA3{=ANF!iUV6K}6OyWdxT^>%^nhvbD<vXAI`
|2jX(kM1%i%u+(eSp+M0VQ1jF47;(qG(%X}uy*eN(3DnYHL~Z88W$o?(BNDPwtHBXED@l!tc;G@JmeiF?T}!b{x^qa-LqQDlSZwg
3Ly|gMLziQDn62DQKEfZAeC3IFia>pyMnve?;Tva6rkmcL^NLG%X-%y=%{g_mBDuRV(9fc8h376iQT}8!!Fb=qN5e6O}Z}L-MCjI
V498DgPmdA-%~<*@^N*9J|SpKU1D$rZO;LikXbNek{!rs;M=W70*rwP#E5DGP>51Ni)mvC4J5;<!I0J<ew$KA4;xK!EF;K;b}Ge!
ielCn?q${E9fq<t=;1lp3L*j$Y=seG!;zGD7g;PR(G?;^lpQ0{^zS{PSmT4q<K63S5!=Y?Im?mu<H!(lPAfUl4xJCzC@-M-dyM*|
=)Vn|PRr=Lay!PuW&&#fZ@-UkZCSj5cWq3{CCD)1M0fCa1lEp$xz11E2hDYpBDqv%{+Wo66w!lb@c*~RSq;3eDU@OhED$p#w7)bu
W`;&6E4^RdFwngEX9AA9L(&i0l0&q<JPuK@D2Se4EGq@@dA;~NoQFL~?qyyzEon+v4R*{SO-^#!-DZgrpF%U&aV6syLxdSgz$4qx
eJ7?CS2NQJ!sCO2hw6>fV9<(u9pMj;AuqkS*ykNy5PA~sJEC&GDd$PlFOPiOZT_+gFiNQnx1HR8fO@?0b?`p_Kcpn^`gnJkKUq(7
XT|i1)%3iFC{28`Ajlj*h*uNnz~oT_%frt|r+RfcgqZdx%t#d`AWs3rKbNnt_4nu5?#E$N9*59^qvZ@eU##-|K3XiIpX$(S1lZV^
6Hc&MajJ6Qu04-6DA81q<JoSh+K1?@x-4LdCnLc@y*wUaq__8U?Jyp&h9ynJne0v?`^Re^q|~MUo;wj>gw<AbSfd4C+{F|-i0)S4
=rj5ZMq?>o`gc%=Clt3N^6yKxs&OXcHru|OUpc)Ub$Qn-i(r|B4w6%K)F^F$s54-~Y1eu$9%=2yx^9Mnir)@1H4IYnXfR|%xk5z)
)7!VGg!KEjCjuWB9pne}hgnEf@nhyv_pl9i0w~Zf;zckzI83ABILWvbHnR@z&=KbM4cEG;l$YCtEg3E#bk5&!tH)<nmTG5N4;`G6
PE;8VZA@imHt+Iw8Wb{i%d+Ovt4cG)BVFc)(QrrB^ri-Hv%EwY_PM2&bU3wzs;D5O*aB4C4`T;GiJa^Mp8zVw1)FG#Y^W*%tQJ1r
a5bXQyxS8wO;ep2s(@*W2hO|?CbsiEVLBfzN(s%kcvhsU7Py4FpGpf1^Nqf(X->6`xRfbE#oDu>87NdUYeXw_oEdCdIapSHC4#mC
!kB_qL7J&~?ib8eCPG1!A)q-Uq)LdlAys0J)b(#3c36v+&Y2$D1*=Ui>Dr0$-C&X_At1#{xZ+7P@7$<yG=3%#TQ=kpIHCynt992;
FIyOoA+{DFs!@tBr3E*3rdK1REJtndUHH;58`P)Ae7BWyePg69$~jQw_=(q4V9?R4JefROCnpB+p((m)INg}7WT{%Iq!(JX?{r6`
G>$B0*wxNMmJG#7Ouef+kyJE#boreKNH;;A_TqSsk;y=sSw;~z#x)fK?{4(yxEh66!7PJRs`(2;L3vLlMM8xvL~y6K?(4;c0`RU%
5(!8%Sao<Ru(4Tku3V}bq@YJskr7K--R(!MomVpkfLKWf3K)U9d`ppqOG`<S5HT*wH*O1ByMTnoNs$h&cM{)i`smf)QG6S&6<k$b
rSVw_JR>H-C{|VU;yk%fLZoMsM$-W2(95UZPG}<`?c;RcnLTfa9Q6{AkVz{Fb;Z!Apm&fgMH(+MI=u`q>guGcSdur@kegIRMKuRV
J4LC@0XF3nl?ce<hnoP~3dttWSe2zP%vwgbml2VVXlUKd!N9E5lO+j3l8>yMYJ?-T4uN}_&O(}-)j(v6D5RIIhE1$F&ph(-oN~j~
iim<$)(qkalvhEdmBAD~s11a4kx5b81|4wv+o%cFA;Z39-BLz%D8w9qX{AaIW0G|O+;6ZVouQ`4Cr35NUlQjI3Hy9YFQP}2CLu37
Wvc{nO4{}JCSWk+BXGJXNEs1`tIhPB2zn0`$I<R}y-eAi?jvElrSW}-LOmR0&LpYju3m<=VBdxU_nD1rd1-SJ$T<U5Y7Bck=4(d@
F(sK1buGTnQWlzjFtkR%_S>b@J;%jz5I{`3(~OtbDMZ*Hq06(R3A5sE#Ev!z@q3Wn9;N2_b3BK<c;R;^B>v9lrkT-?Zbq*dpXPoj
z!SUC>wt2+vP2gHdQ@U9P|!t3HQ<3N4)}4dXEdgY)p79+P?ZpFhHHtXFL!k;Tg1{6o@|+Qy;GV_Q-(mXH*ND|w$qwJLc7L-;%aJS
4MgK^6qJZC!y$>*im2F<&Cdv8a&6hL9~K@Ux&{HwN_Xw$P&)-;M4rF^Jb*y)HOFv6si4q+aD<AacS?34+XxhcF+dFwA%6@2Ln+%I
qx13{BUVicgfoev6#sAdfC0kuAos6$e#Sid1|WYEvqxwfJ%>;~l`;e{3rKgbK&cg>@<XCM=K%T1v$NI6Df@+)We9?l1{NRnB?Aap
VOdC7YHA7~8iHkpCxRbQKWQHYPTsd4N!&kXeev}t)LTnpH@l5~SwVy%?gD5-<Sgzz#4$Fb0qE`Y@$Fll0#~osTF8=X5FkN>>lDnH
am6DBG}{=`Y;rino)M)-&k_wwzYzBql2<+MI8j;m6F~NxG29CO4P{#64WviP;O@j0>BE`ht_P*>SEK2C#qByb`tF4NC*A(ntkzKh
XopE~3YElKCn|<IeCK?=A={lQioSti4;|R?>LG%vcAA=*9ELtJj<}{fDOO%EgnHkJ&%A5N8A18myq-hlB_9)%d{DnW1kt&hsW@(=
H$sUyaEVOIr7oJRzACcIf>h9zYphb8=Y38EQY)x>EICzhq@Q}uW_M7(Xq*rupO-%Cc{(6khiZWY&ya-`1b<KMkoTk_B<9dm88s=y
EV;hQVGb>dAp8*zz1wZZF0fhR&!DoZpRLipWAo<ZJ#FW8m6MWa`03n&%6#{4p9+>#@^^1?k;p<4JRO)g?JKELjpr*Dj+|2%o2Dj4
a-V<N=@&>-iUqAZO$g=c(;BLwzRbj4^^+#4C@PANhVOi5FI*|phfbX{Wxd>7%e0s{3}dIcABgqEQ?ZVxH$+Y&R7M4@_<}_@#r(5L
*dWJ1OaUDM$f2|L$`DH|E#2eY>hb#iJNO?~b(Gh3cFByag3o4ckgU@TK|>ugADR_{lS6zPf#>S>aCSA%UEA@sdb@MtAFIZqxXtH8
G?kidffEkxLXs1AeGN5C@-<w_QCPdpvNqW|8q*5YjJ*hhDz7?G@uh8^xe_B552(hIS4u;z_qW|n8tG~R5o}SW5u~k6HivN{)jCiL
Y;CBcO9D>^ti9`b4sb2Q6`XX6#~bEnP>9JcmB?0?(@Cb3H`g3T3JJb61mi(EAVp3@2w}2jkW5O}A8Lmt(IEv(C7QhAV2jr(vv}BO
UF!9{-orwLZ7+N}2Ey~hG*rnO91`>*m7NCcixOVi)o!f@QM6T#z+Lb$?LWR!sj~72+gktg*GFAdoiAc{+(GdQoDLH<5*)%3#oQG^
ehs8pK)H)2;l3IGwO*e#`>=`G4Y+0b-~}`ls9Xfn(O9S)cBnEfN|&szrW1PoPL*rEPN`*aKotc2jt4I*Doi^~<<JMvfFvoyo969P
s!mWY3>x&YYja$zhP1na=wjO*5GlBzaGukgfFO=46Y8NyPT}g60f@tYZbQFG=clrDdHSky%;>poE^6S)%%Bm;yc8a4UTTjE@w%QS
;Iu%O%apc<ZH133KLpa(-Nw<4HpsT3qjg{sJE{#ES|+$*SLJt`1g5U?ABNSeoVt8+H3R~+UuG3pr1<e?FT;08Y^NL_CHU|*Tk1G7
VVI0!Yg1{RB^e6XKph7FDuyX~4QX*;UScU>7P+#zOf4kshqO~_1BgPPt!^%oq`C&Tl`F7!yPh#NyY!z0UM{`Y$b7*hy=wL6?9ODX
WUBUA+_sBc`cXr$#q))m-zZqV5+jGR+7j=+^n6*9uf`jO&7M8vz?DoW;I`VPjJLfuj19L=`Ns>J(uHsbXAlVB`Y4GAgSA74Mzdna
Y`kGC;{wcf--UG4o%Hv;`s(2PxoHlqvUJ>Gd}Yw9Q5eeat06(Y>keGkgk)4#l2nXahYjmm(d?}|J+rm*HMMDg;MQi7g^H05Q&`r}
&h$pQ@j=9ITiS1n9U$fPyxTG%!|-@}Z1sSKZ%G=cz(r<N(_p(;>g3Q7icQK1@q1#GTR6VgvfEw{O5yEDM;X6u@78d^HhI)X75rUa
4f68*Sq!^8&iT2aiwn(ZDs{8$AU?OcrLid!P(@Km(3h7sG=wlIiKZhrvcSaW7^P@*OAi8ZF^4Y+?}>U!4ic@&7KycxB6P)frmv#f
qWbBg95oq+CBAiL^!A8~1wEbhrhLw%o``qt{T;uoXtu)L2^wDyCpH*59Yrq~leTe&c>-C8)Q5aTP6+2#oI8JAY&^t6*ep3-994f_
^VRXEJr3tf-R`H&V)&~$XF^9q^1v|!J8UTk*GJgo^XZ+hYrhqn;-0pTuUIdmPP9FTMfVPR=ic;mxzY}=mhZS}7D#vqSG>Hl#j>&(
YjO}B`R{6(=@_U!*96iqv@%k+P50~O^AVXmM`-y~J@l7QtX~8%`WX<CW9;jaN6Y$#73O_I)m8;EfWzfgCrEoi<{L6$B`tz<Y;?i-
koY?H6YJ64cWh^B?|oOQ1IpSBsvs9stG@Ba?`PUbvU%l$LS0e|9e7tjSw(}P@zoXY>?UmtDF#(&TLR@4k9Gt;W^0qFEM?UIwKKBH
$T!&vDV@^*yG6RWwX5TG&?31EA<;+54*RP(g4JyWIM%8seWi@mg(zf-#UYv72O+Z64AH&?+JHb>5+E=X6&Gx?-!=jCBu(^ltASEB
*v{KMGY<I_QsV-#Xq2m!k*P|>QD_6~!xYFmYfokLu(7?G=br>&xUW91skDoO;bc%D(!0gllUKA>kdguF9@nPttD-9pprX8ETRyoM
xi)x#hzf*el+Lvj+|Y_>v=OQr?>ZL6@@Ci4wRe3Y34KI?k_l;fZH<hHh+5sl<nK@h4f5E)k)ed{@(LP&E->R(Eo&2mFL?!GWxZZL
%~yf-T(iBda=86hN7QEFGAMNpgUF#U9g1N)R4I+rsn+nU0VXyW=R}QwGqqq^H4ZXFi6XI3Dj-E7s*R>N%-ZQ!9FF-FbBZ~sjtd&r
wXojf8Vmz<w-ooOBb8VQ<)<EYo9wq6SWHp|l}{uAu6W|pVZrk^7$T%r7H)qs44v_Iw|06zJJ%BE*V<0{*?t^Q=QTZRB3xF|B`g&x
Cxy0_0)j5$hK+%>>P2iSF=IksP7s@7#~WihER;jjHWbYqQtmY3(~@kfRZB&<2~EN^c;Qia8Llz33kVn>>=2_d2q5UX^;lKVdi)4I
dII6mV`){8{eyG6`2*;c(H$jVu}itx-B;wX8CHG>WnqE#5*m7m+o9|OXKAeXpC7Lu1^nT93F%bpC%seffuv|S?b-bNo{qd3d2^eL
j0+G(=dLtWySUd_ZM$hBA}LRI{XxaW$=LAYz&nVKyI?YS!lU%7KfBM>mr>E|{z~%9Bpbbdww9DFAjB7$Fi1!eNLodv)$mdeAuUl2
zCNI;c@Fh`pDeGU&wS{3Pk4)kL~*eBvt3hkQ#ZqQVURoYp8^5k_iW_nGuoJXi4cYaTBuSMRuG_oWf~GmC~7K7N~D;Il7v(t2_Onu
Qlg3ymJwxAWKamGh#~_vEQNN%6TbR5B3CXUHAyPMwSXndv(eEk!`kNhxtTKx{EodY!zK-ul`Bw+BbXSp6E302Vp{7vl7P1(BGC~l
G(@zJWSLC_SP{Z!RgDN}6*N0TsxU<jQdm<Hi3M|%0U|UwDo~9hG$XT_RHIJ9<xowC$B{U(AtAW}S8hPcjVnkc@(fT7GL(%85IPVf
*pMgA2{!EQk;OnGl$ywC%Pxx~{}cvYWP(R!0}wZMX);Yb6hJ`+zf3b7{o4@H?LWG@D4t58z<QxhRegS-UJwv>-nimxw*dS8pP)J-
FVzUry;S%@6e>^vdb~hol!>B(Drf*ALIMHphyhW1ctrL1?0yUswLsMbq;?u2B-kQ+J5Q)dKs+zU&-8EfVSaP>B_G`E8zI6C3G5-w
DjG~;lQQEWMR|1ML!_JCCnx$2F;{VvRk27*3a{lZ1cXdzvG+DWF}6J%I3z*ZYM3N22+5p7uU62Tn#oEiBr)zOqT;URccUFM7jjKI
9d3=e`XAHqNKdqfTpe?N^rdSjpOAfb&%Xif%a=6&Bg`j3{E{PRiZoRaWfUM78H&`=9sqqO(E4AyqI1>vLUq0LMn~0=9w(QVk?YIV
{C2#sn>@xv;3Mw*-`PVYgjA32;~eGNJU~TCqKpKiXC}$tKXxgp**y7{6PV}?`0#O)Q5X?n|0b&s;XQobd}ix3o&lY!Hz~#n2fL?-
Tv0>16e-j`z)o19LZ96NA&{0ypS_e!RjCAuCSVDIMj8r;p$aJ(kXDsSRZ^8lOCaD%ICgr)teXPi2?@Z8iL{vt1c(x6p!C16>zCb~
)_*^9)Lvu+5Ap1N;s^I&nkhAiGiU@U&O$^eME|_Y7?KQ~Z~-*VzVPh!`N9485^4APGXHS5sjEWh7Zrg?AeJ7<0l^f?q?*Dnc+8Z+
sIUu=pZ8l7U0kSLO%g4f7JJhYz1`t>ZtVur$3}Fk3p?vxbt<t3To{$1f?}mePo`bXGH$kouF_X-?&A(7<>_YIk@1fz-z?Z<vd=0M
koAd~c9cMfVRVZ;R?#hZe{lPs-UDU9D7cUO(GK($5A>e^bVd|3!Z?D^4I<L2(xE^!fkG6iK-9oh3k)LC6pTu%LWoe5l*Fo1DMl2)
76X%a2&;ri+Ds@cWurl;6x5_eMO7?OH6%EbVi9m>HDYwAazZ#lZirD4Q(*-Jb`uIY5NMfFmXKmsBr+(fnyOj}W(pFVoN8dICYZ|>
6AEck6B08bIm@}1a|sg-AvG~dOcI%f2~7b1*ZH;Hf)UwFK&rAf${#4%kSdm#l1KuFL16^RR0{9rdd?ljF%cM)v_&GQuvt_zQA<%2
it|X*2xI{e0WgyRLrqm75>OE+ArTQpmIWa(1QP`WPdXeUgB&oKQ3oIkutH4{7(inxL?tOQM6nc;h1d)ZM<4>IIV#5hSd|fop!1+J
0g589iW>iVYbLFPPyqolgi)c}LKsCAV$5=h8d#ue35p6BD1;)*I3QD2!p4#iaMCb|XhqEvoC+dmId&@kb&x_Cq=pDcAV94{gfsy%
<R(onpv$l*sGyk<N=TP5$`~L*2vKU8hHMa$WK1BKQFau<)C-g%sf3D{vN9s3fT5~Nz~=(YA}HZyz=|;iip>a8q>v271|ve0BQPwI
Ob%m?W=P>hGBH9DLdBFM5tk;A6&%F4#j+D2O({SXEX?JF5YsVH2^3WWNhwW4vV_(IO$@+OTzGbNedo;lq5LE9NIwV-LBVGGU-`l1
6+rkv&_0M_qr9f@lfpwAjNY9~%%BwW4nUNY1thA0!vi4?Hb8+#RNJ0osCCTwYD3Q4tKABQNT;g<0i>!>3Ic%bvH^$^l!<8`+%aj^
vrTu&**X}jsnYgDJ9Y=h0}+p(PVWvCP#j=Tct$~7QUxLfLK#GffP@kPL}nC%034tYD8NXBkQsO>1IGJ-{~z~ub=ZpIIoayAeE2-I
+T9S`G3@h_k7OAY?t~IY_5ulHTZv)wQj%Z?D1+A9ob(r{7wJ0Fay8xpvtT(uT#L-MdcBKQtb7v-w_|T@Hj;D_yo0-{L$-9nkp&fT
DXK%ZO=V5ysmpROpn2YMsz2gocgFvQ3h<S$JLioVz@+0A3yE_4BE;<T=Uw;CrTB)GwQhiFr;@iap_n-mj8cSwh(;_!R;w}EiXepl
<#l+sLshvg_ikt6Or(kLdvotqKB~RlKNIKF?`A8J*3ydeGa{Hemmw)s0XxNweDIbO_>FVjD7kkhxwnxYljui@QR{KUVOI$|^OW)l
-Rs5dku^0N1os4yEX6OIbsfNwI^qhctri)@wY5;V*f8%}9++A9?_hXN**YHir)g1>X*<YXsBoCdm585RE4)t`lO<5asjEgtB}p2u
lI#{Ga}}<caOnir^{kLlv=r`JVQVO9Op=0HrGk#G@@&eBt<%gtXYP9Pb-iiwroEPFAbV14{7&n^_21fZ;1q`<C=kNGB0vlz28u*`
l#~aC|1Te%5FrjgIz03YCP_2cTz5u91mv}X1(6mzA%5)?tcDJqG8trBA2Z3u{(R7^QV6L3Xy|yh6Y&XP?K6&z=;wD+NhLg!_1QVz
!3F+Ssh(+l2QH-W;&}sMw<_T@Qcw^aMoI_}68<yS{tVL7dW3;vp`X!x?V12uf!avz)wZ5j3SeE}Rt{ziuFy^ct!SOehAs%mF&22H
kQN>8?9R-c+`yv*MpQ@O!won#V8dh>Af<O1#jvfLJRiq`Y+SPY|6l&C{^7H)(s8Kw{^P!Vc^lsopR6PT_$2cXQZW%on5HBs5FsT{
rjLh5$&~d@PS1J=b>ntPzrPLd9N+n$>-6p5xDNC@rjZoG*X#6f;nU`mBrrlywM@eOi?!;y4W0*gJRlvQA@Mz4tN_|Mp531Pi|dr)
7D6(HY%?mJJ|81n27r0v3HvhyPJ}uGJ*{3O=4LjZjG_A*zzi6Pu8uM2+l64n%V3CtAHkE!?0Vl1GskuBLDuRFMkP25i@T$No&O#R
<llTAlV-z!fU-+E@iY|3^?}vnWns)5CRrACo;klxN*!}ehxytB-I9o(rH<H-m7w)_lP`Vnp_wX~oi*Q;GsY9kCsWkJzss4%D9H3S
qKZn)1P4md4giec3vy<#{d{cWXSqLaA}J`dknKS6FMuW<0a>+tC<|XwO-NL#!TtR=%!ZBi;ri|yFmsKXk{XC@Y=$x!A?MSCFb=51
^fj+WsuD#Psk|_#g-t1Wx)YN@-{Pb$U}-Zg_3=(0+6n@w9YfA|SGKUqc+{?r_dI8TPHS5Ia~x6T?<#5r43UJ=b(EASioG$3Sg9G%
jw;FTOi5^dBQ!zZS9)brA|iI76<deaKTgaQHgQO~cV4`!Gp1y6)Ty%vhS<WYtb1s9#S^U!DD3KRh8&CqS>AcRHSL^sceybgSiC*?
PUsv*!-Lrlo5HY2LxGiV-$N%JI9-k54aOkBhh9^=n)PifZBROygC*7&x=#0bwGBY<;<?ps`KWZ|*z}5(M}5V~>eh6FnDq#7IO%2b
WvTMTJSWQWfDS5PqD7*ZAw5wfduQDyVflmD0pJ~A5}vKOouN+R*Dh4LJwA+q!5$&PLZpUOFu5VICW3q6#Vac|SK(D&eu-5DRmEC_
*$yxZX_YV-8oJN%62IQ{vtnTSOTrCD*XccMHSlXt(mvgI^)!l|CJqfrXwW2We2(Z!DPZHQ3#6as&q*7}p6*?@b+#+R+=8m(%&yz3
X-8Bxvf$Jt22jw1sk_&=MEf&4pL!2Xr^qePWx|-yj^<`X&gW{dM(bebaP2!2Dhdm|-P7lJ{_l4M^t7TVe5rY+O)v!J1uK$7g$7M4
f^aFyoZ_#P`K@{2QK0K^^p7<u-NnJ&>AAOej^sS=R#9B#M+Z1AY;&iHr*y^11cy)@>F08J<lbk_o_Ox;W{0U4E)_{0;^*G&j|sZ5
<R+pRa4g+xu0ZZQP^rKx2vPd6-m&r6>J4-$)Gs3ZF72*4In=Kl_PBdG?s*i4bfj_C<#{r7rR{R6YOytKOlyknxX|SRaXLXy&t7t(
E(JUxFITTSaE$=gCo+0Ei+pxD1D&^#bon=Rs3Q}!l5cg5En#vyy5#4Zr_Vn09T|L{eEBTu?l?=7m`bwQlBg#WgPcqz!t97n(gKKr
4#GIbvzHG>I65-$@=k8xsDv+iQ0#j<%&Ezs^KFxYH-v#O`cdjfz1uFmW0l6|E_;tY-cIQr>vt<@7De&iIFr??>p*pxa60Y-kljJD
nn@N+u;r2B;qo3ymnS<uJB`UWoOLSmvYl8*aOm${x0zE5uM^$a%d;^K{Ma14AYS@={UNw)gx}5tk}~i#v?#2sD32%4A<?7RRaui;
;B!g;sOp)y=hfFMtZHlZKb)*32Bss?!`V>?Wij=?x2^Pg2?UYgN(%2_{X7BJIF|=zZy-@2@|Y}`9j12qbUo;7#EDx0CBPa0A^};!
$T{Y8vjYZp%dkr2MZ~5iEk#yq3_{v^gyb-CCjaYD;uqz#Wcc}#$=g5a@knxcI(Vp?-1?ymK;Qx}f#VPY(x6;o4hq7RN;NPL4xkKF
V242{bT@zts0tAlhJYPrG=&<M7*Nz=4zYl`HrsQ%tQeh?3@*j|vju|DqAFz+0NKPRUgmH#k+w>uv=c%e(pp9OM~Ao&K5&0Tg8L*B
i2&GX`ved9kb^>jN<{%f>YcXU7oU|`Q4`P(@<8jN9!iJ(IXHH&73$41a?fHLw<Q6ZLmfbCd~CmWlbB+^UTC%2AFH_iS^4Lg2z|g8
>^&+0_I;lJXRq&ft$z3D`FuVhC?vq8A`D8NnGnfS$`L~W5=kJMV5Cf_3<wHDKKTH0rjVgpL){`KLLP_^$w0yZ{xZ@6Xn|b-$5=tq
LaE3>5~92r>Cn>kflu|!L3v<7p#=XuA^H8`z&_A{2gm8rjpg#t0q?$WeWxi?_D|cd<Gm(CR8QZl;neEz%n`#`F^Gyz=W^#oWgfPf
kayc2PpU8L`&{d<=PXY2S(bbFLDIIELzcw^^znt0!ys-UtqBAgkD3^Fs@p1)XhVp7w$LZSxPs^SA@R|#!seKphEBMl&~0{wDU5d_
Q;aDv?D#nUXY3DmMCx2X9nf*=Q9aO+3KRxQ0*b?cb`V4q8Kf<d0MrB-G;3iK6Ge<J7Z^gN4Ww9937m*2gGr>KaRkW(#MDdO35XFg
lE9LY0|bObKuswDN<eBHP!0zPt*nTuNkl`c0!-z}2?|Asabn6A5rU!!lB`h`EdOp31Q$HYerAAmG94vF6ih=zN|Y%w(@K;KL6LlL
LkF#O1VF(`h8gYC+DKk`-}H#{i6QU(Uw4A}c>Jgsm=TE(BA^;d5|p4y7J?xPMP9xKiLXJ1E*Vf`64e+uoP(DFC6G|qKv;|jHB^tF
#M30D6%_7MVm>^;9s&d9*IK%R>1K_7FRy5`Yj80I-+Ui^l^psb=XQ4`<>2b4oC<ke=e1c6x%hQ72Ztt8R*X7n!X)A!KSGa?LU|w|
<{HH@pLVc0_Y^2W=ndd`N8dZ4;WeP}2eXe<ry%<?s;3B@<O9m8C_RWMuen*DpPfGsOuN$7Qx@0m0#-?q<Fp7Bwx(<fp{GzeP_)tp
O6Sq76;C$C4v=NZ$BDcl)7DIP@NW$;iz>_oE-M8?EK33_#~rwZb`&#&UP(}Ys?A=U9ISnKPJDaq$DfU|ARng+NS7kP59!%J#PrI;
usbqfayuqK2*0AvM92x=F2jc<Z)4#Gb58%bolJ*m5Af^6$HKOr+2>HJ=A1nUAH$CsJBJc<A#!S4qj;E6c=|KueHBneDG*vzMWF(K
K=6l&Q`dcY4(ID2!UyLe06u*6vwpC?i^3wIRJ792_n*ytC4QncK@~-6#CV~}{(kMsZy-V=j&>}S2btRrJx`+tlLrbXD9Qtn6DW1h
3$nUMInq51bBc)384x)+FvSW`)m1vNA(Ck-)+QxNG$ar}K@~xdXu&%;>I6)ttsc9yR_okvI~{@xC}&ELu16`5AuQ*_6Oi#<uz3(p
RT0M|f@J|0WikjTho5kFyc|5roG>oJ3!HiuOs3pK0_DKGgK11EbtV@*5~NHMgPl2XP$=~dL<Pgvkxj@>D^qTq<gBVI3>`)VOSbGP
?hsv<D$GN<?B_0?PC-$?<qKF{XCURuWSbI{5fb4MfaVamRYc1RXJ9CR=qH#mf|*aB&-m2bcpUv5eZn>ZTstT(4rc<W*8wnB8iK1H
S_#r!S^s9C#su8|<U-^<KY5@!&fJ3vDhikiIYSNd#a<J!YTv<uaDP-@*VC`IxhEpHDx6LyNFGZe#XC-s%2`NMpnN-?1e|QR(VP(?
ki$eYF$p9}KtjO|J6`nu?hrGj?I7%gHR}vX^4(MOEz&U%z)*>#+d^-7`M!cq$-xi%@D^bv1fnHCm7++INT?EpBB6aJXD283c#1s*
Isj0dbvB|NFr(Lee7v+Lgn<=PKqrFGj>y@^s|jUo(8$ZBasO*}Ay!o(((#>wA3yd^u^1={f6Cg*#tO)&D^i$TE>J{4&J=LqM?gV@
vkDv_czX{eUq0T5q30q*p+FP?6G#OD&?HGhogh%8az$t<7KNoMgeguTau8`)mWo=WLZV0r=&-{8JNrE!7t`vWQHCW&=e>FMJ&AsA
NWeSOww?#4`KF&XO@k&G=Ea9&+B}rJGtc+aUF`cIih6?%l`K5a6d3+qRwldo(wjI`vP4<v$s_G{-5C@H6W-m(SWyw33hv>igx3_v
V<4+f>26q2D5^fq_RKf$!IcUiH!MV(CmiP`rq=k)(H6-luuT!{eR1q!aS6|z6OoRZOggKLPvNdf>2<o=2klHvTy+fuAyx{4UqfBk
X-JVX*T0^%1<P&ck%%mvPK<39w$6*DapIJc5*XdEX$6MkPEgeoLzK^_2e0JF3aSC^j75FHLWN4I<&?t_RfY~KKSn4FOA^w}5Jf}~
p+PV-lu}bkRKzks(=iZLDgz}{LL(rmLJ;q-lNX`$?eOspJFO}VPkTbtkI9^$8_&t-?Fd7z^z=3z9@E-)7f=_(QU)X8Mq)o0C@bWb
(Q4eMoQhQ{rVy&QO0J4u2ui>{DSPVTleQ1FtjriKR7EB%u2PyNB{_wq4Qh-K!eVC-f>y(qR@uPNl?At35YWC5p94w&cM75504*&d
I47|%27vGoE^k)=Klc1M1$Oxqcx8n?S@iud%=ag>^r1e1A@CdrDcIAh{>>!z{4aUpN!{O5<f(K|Qa@@TqZ%Ju36j)JF;W#kQ{CY6
;&&N@x`*QZ;C?^{eULW(844f>!cLDJj-~*<h$50aehULK)T|F@P&<4dBS;$n;fRnWhY;tq<G(W`lk|aYE$D|}NC7e-*pFgNRSguK
%ATTJ9h<5H$1q7C(1)sZq)$;O2RL~A3Fvqerm14hH5c8Y{F;iutg>r8xSq<7X8N3-ZwI<?Z73V`VmLxE0u<6YAp4G<mGmLe?ZESu
_mULVCz$={7+@d=Q0Pt5Ch+=q!l}S_K$<?Tx#Ih#B=Qc!1IZs5lK2o~1QJm+M1_pb6^3RacAg)el-|Rh>Ow2B?))#K`95lI>cfNc
;Og#Y_w?6`%7eBpieu5^OG+F$%6rX!d!jbZNeuqWK<vt^0f2<w++CeP3T2pJ;N$a@|A;#mgkA)ReOEw#2%&f*_M+mE5o__+whm<Q
)-=4+!5nDfP9fu2h=f>W0*XzDPeky7tbiiYQw1+Cr--mS5cLN=z@abzln;78z=)_Ss1A?k$HK;-`=Hjd-IyNv)T_Jf;~E6k7%7k?
A(D3SnZBT4WIko6#QuCAgT2H}!*<3h@5ao`)-aJt4pduGPqS)4UphmC;UrFy0prdG-v=|<T$q%aWN^#?ay1~0CJ=+8^3$f4B7%w-
zU~YC3EVS}vYvg|#yL<lkiiiEP?U_olm~5f%#U|LPkJBoVSV6zPs#)6DCX9Jj-xw+bFwlO=04qTMIThV%nDz`CWY4V(NJoMqJt&M
gYnq&q+D_-rw}-jM>y2AM)!|N2N^;tM|^70Mw49=O6ZMAxoJ!ZN#h5effPY35)ri5hme2IgJKU^#31EKX!}oZN8I`IPCSj%A|G3g
P4rj>?gtpxG|GYJpF7-G@Pq2yg|L0RjqhyzubU5MvrR+QR8PVc?+;=v&mE@FKO$(Fk}6h#85BZ>P!vy)20XDJ)c5&#>)UgmDdg>i
=B2s~JOUcgz;VWxXS4(R1b^eg;2;#SB?2J;LQ<s&6olfbDoiB>DiMQ&i6MzO1j+>}6e4Wrmowqj&M_R!djBu4sm;8KiyExI!!A9f
^_?58mdv!m)M-Mi^ZWRo98~X>ljK<V<DJeXL1eR)K5-p|Bnihie0bn-<X9gvB4B&mc2vqahusJ}Ipt_XM=NK~a0lfaCR~M&ha0lV
dixJt_Ei0!UV(8@is;t0si}=iPtIp~J!yr%et5ZKmfgjw`CR4qSxcbkw2Gv@h@v_iAakROj-G~^z3+YZ&Sj*%&?Ir)m0jk2v{M@r
DwlUAGK~=hu{gLPJf2GKI=61;lCpJoU5rxFi!9L(*Mz+9UCHG|<gcIQ@4puVGcUp5<`%BG!}8JXG(PRXtAs_5UcT|)B1|MxWM~)U
T^+^4yzp>`ce}!(?ieqR3LbnaN!>li96Ctux$k$pX&Dq*B%M^=w{B$v<#FUZf}Oof=M&0SlZJW2otLiSNQNkYdxe*8V^ox58`v=s
v5cDRoRm<5q&YO@QF}qj-1a3DcOz(01c}9HB9~0572B58A<7bw@w%MI#UeOsNGm9oQitOmc_ldY$0;QgQdIX`%?Sx+85g<~5g(L~
g+i%mx><;`Nxmo=R24&J+IIQN_rl}LgO;&H9mhUH-oA4jgDgxk5=NR3?X{S}WVvcEX;EU5?#y>~heB{cGTap*Q&?lPU2Dm$7mKd1
IZ`3G!4)`VF)G`}6K^{%Jb~Oy{O>M#(LnSmbV{kit|I6<w|qi5otGYeA19M8+%ZkzYn8(o3h<e`HeADTW|&_uJd;uG8LTA^Q|FIw
o}JEH<8-lCZldl-t6Gje5546+Tiw17dW9dKAnfIvxP|HXhmS^#q3@g?J*DqLdhzh+eR)T>xY|bAw-gkVlWh_)EW0-#l1hxE4)%Ma
XqU$+xJlI#CvSHP(|d_X`(3X-qtJOdzERJ-mlNaN3+B9Ed)_VK7OFe3AAR2NOW0a3Mb^ijPH?l__ZjFDzTMD9bG^~6m#Dkvr+GZ|
e13a%-h9P(LgTuGUCZmUk>Lvhf+DjksPo8&5h{yu!SQ`yg!$5o@*^IG33`Vjokw?JZhGRXeZg*e?<944aHl?ZK4-0=H_o~uM|g?W
L}zypA38C~=V4x6JCja5NyKDlPQ2Y!<l`r3BwTrw=as}g(ar=O@13OZIUgwW+EGrFiQi!5<SB&$Uq>o)Ata3yeYsCBRqi9Rzytnc
RIm^v3I@;!BBby;JVWo{19AiPeEM=9n3AC>*OM10h`Ng^qOKHSvLNA6m>{B(qN0kWimD)xgqbE_f~c5Kq@W6*BnA~-i0~=06=_H$
DwQCJqr41WkGvm<kV?ojln|9jQV}ddK%+>M_^H50wFkedk8FqL3@4*u_;|P(LGHg_rG8#1jZsig1WHiFP*DNod_XE|pzXFeuo-ga
2n*Cv8E_N@3Q|)@9+&OyeV5b1IMPAZ5`a#()y4;j-{9y*;CT;le0|^3_xTUK1U=`WMf%7d=soAcYlGx|2Y4!r@_`A2TBSUGc<KP9
K5!wD43H%d5D6j@DYG#tnVBkunGm<V9z?X9Ppg&x82Ou36UGbhKA8R|;zb2uUfglz!2Ob)2SPz0D8dqx4FtNw0#*f(gp^>FiIM~$
K|RD$)gX1?;Oy8KLMhA&r3sGg6&JEl9m*#MWI8w_jGl8jT^|X+1nVlJk4!;PdPt~tRZ27nJvbu-N0n3^?SH`jLffGANV_P=CK$_=
6Sh2LPcC|Ktiw^r9P9#}l{m2~9K)R`y2l;dQW*g_aofZeXOQ!cI^sTjmvVeEJ@bwx1WuWVO7R$iD~v2vR&+cSRI6|(*9(M5&OuIl
DNBQp?c_0QUP2+UB1%9$l^1nt7Yl_xG-C)YXSf!oR}Q+%szA3W|CLc^mtsUm$UkF@LF^6!2OL5s>xBchMj(-yWRe(U7ISXA<`uiH
yP0dP78QJeP-RjSqz$sNlf<c6YlQA=*KYG}qgio>FB3-yZbOaclG)d8*YWiDg?h+(ye9niR-2R8hwHX-a9UEoM@%#>hV*WbcF1(~
EM|Y-eekzEh`Kmf%IERncH0X&cB!yCe$N?6kHE(wDqwwV!T&#4eg9DYMfNG=`FVJ1`UUlnkqRD0Vv7==@WB1<X!HXKZp_3nCn1bN
f+cknnJ7{Ypj?4tFbUZ~A9&KEj$lA1WbunQbh5aUihR37_a1}l;U3nKB&q<Qr6~l3g%Uv@pNH*xM0X0GU!)$(@XTH>7!ECjqnVE7
Lxdz~9fSi)B>^#z;|Y;MnIX3(0FXT5JQBG}V%z*%-^LHM*z29}h+KI*i-AONIS+f?35l3+sGOk)Gb}{`H57p$DIj{fz37Afv&Tp1
{Pw?_<yb!aq2|}mjrRBZf7^WBuA7sPzTKR*WsN;D@0{)^&XNzL`1ss2dXC$oJllKB4K?wmgiJX5;pd;!i^IkMa@%39SCY}bn%44?
j7OBJFM4ToWy1lR;#CAPQfFn-Ggd-7Zz*T^$qP)C3*$3(SBsqStw~g1AP-;hax$GHDmdaIRgi=gbE9l4z{%*~VJdbQc4rM4YMbd3
ISE2It4Q%%P<B{E*Na$s-qW2nUK-5CL}EB=2jQ1zqB=<lcdec?a+L`c&;)TLdu_HYvxaQYSr9bK%X+w!9YL`eYtcfXqB6YhidsoR
7BWGCS9+R)0~iKSCAIdz18~qZH(F&{s;)~4;vrpR`{3&lbeo7JHa+pw?B6?&EpJ>Ubh>3T68{{afub+(;CJkbkAyISk^$qY1e30v
@#7BO**h`Tq$L;+l$cf8Nq5Vv<K5pKy?G*D{OW7TBhNB~_DQttU}*rOQcA#z3QL71kTy=lHf|K(2AgjNkFZi|P7Ur5GfF(@xhJbY
L%>_M%{z&xB0w;PEF?-ri8Nqh(yJorGly)5dyjkA;Jv}_PHy%oK}8IX6vFH&lc1Wi!<P`yt+bd#ojGJFmu9AeGX{m2V339hhN?<H
a-a%eIIJAX<;$Wrwh9AyV8jx{0XYkh(6k^6kWGaS(Y1ik=~8m{M@?Z|i^ZB;Ans>iUALY?l`+W(y9=EaltT&555?VY$JV2g=U!*I
4{`5NKF~-1uNY8iIwSgJs$YyR=;P<p>J!uq(J=rJv@oeMzVwje!_&%r58~%+okOqB3kM9Us<f*+U>O4&f=m+uH4m^I{)gh34Sz+2
JW7D|kK=2G9=Bdv56|L24ISGQ_=2Zh>6@~D5IJz@`51}xhtwfY)I?|x=8@<|GcxXNli8r%j_}>7ptpcmg__>DFIA>pl5?yIR1>%7
Shz{mN45tfc#+9TGcrk9M1mfX4?{JUaf5`Q$jH>I*$4(qjR{Q<1dwqkYC82SMGm{@S_O0+6CzRwf|8Pwl!&6GsG5n1ie?Ikh@vVQ
m?D9Kq9Uk@lBO_p2oIw)q$8<DxRG3iXc`a<mV}uKi2<ROP$pJ~C03NG6-o~B&>aOIf+uGOw`Wo=@1Ae94gfsm)C-UlgF#G$AwVHQ
(17YgD4IYiN<J||jG#~;L;|{zDQOayATm~jr9j*YnuSV2sZrDkO6pn{ak&u|gbl)>5{5%m1q}$WltR@ENChdP2840|prlFwDO@B3
!d0qTDNqU&29kj(6&R3op#9=c;ov`4-LTro0Rd7B(uzbM`X-F~$bUd+#51#~9Zy4sV&x4XCt{9zNAwL4K%SHg0ie@>e-l6*#E<cX
4Zc8h)WAhF5>Uk?P!ds9QbZI@P!Sa@5i#vQ6j1!a6cEFE{2$pzPCet{BB*@e3Mg`liH3kEB!(h@l!2v^rj<;U05F&%++tu1MI^LL
l0gFyr66i`_rFSErU+p)T>C+m3HV%Q6tojQ&%+G|-FJS*BjEg#@3`dIbo?BA5VrMgkGD6ps%GAz)e8fXrL4fTkX>Ar%Q(0H0ky?J
)!Hv6?Kf!3hLBsu6?A$gvQ@WH4OD!fNL6Q;IFKxGGK-Fa-HpnC$7}wqv!r6Brp&ji0T^5L!OO9Zz-6VlnFOb^?+Qr$R!AP7G>`zQ
m1v3+>i0RWct7Zw0z|BkLO}!fsC0lR4|p7RFQ!oPfCFNEgW@Z*Z(;Tvjyw(41H2Qr6+VanHX8_a-lO`VS`aBvrI_g037Co@gi|Ch
@L@E+AWRfD1VJ!TvcyOf#065304Kl~`Vyi1ms^B7BbXS-7+E<e(BmnUP@Uc<ff?oYJ1{&W*rYfhY8eX*PuZteNx7<K?D{7rxWXh+
&D0fGZ~~(fVr47@WpV<i+tlzS3RkKG=$tMzn$Sp45!Q!Ajix$U7~s?aF<o8ixE?B^C<4f^ITE?R<iNG^Z`k9H4-=m(l*X{O%96C{
6<}g+5T61Z;leN91Ka8IlVn6o>XXQw8*@<V5*&otXx_6mk~GHQSGayYoD}jr)8wAz0Y6U#pJ%?Ch{2bGDD&NsJm&decbPH}dIET9
ilEyE#TWKMjUo%;usk40YEchho=32F1_YS#eMLf4NkE%WiE|DNFj~pTVku$~pvj<D0#<>7nOLYulpO+#{LwKq!in5_{3Ofe);9ZT
3*1XG!2M9ow1A=a*`(H44pL}5?n90w!(-2#J>nNU_lpJk`K@uQUapYR5Pl)S<f4$DCQzm9@I5;c5{J|l3{6_f|4qz(TfA~TNBeh^
nsxu1hzIo|;IM}<=~xl4n}seFqBSZk1dEb#0(BRNJwp_~IL^C96rhQ`Qlv0|r70mM0HKf~0vLoJSTm4NiAaQ0(tuwK?&HkA$M?SP
;E&WV>xKUBtVJKw+I=KPlAl<6etzx`?AK<lm`+;j=}$Q7NEyxXI~4>yAGlP&e@iUo4Oz7`vtLMhcby}h;J@R&N9Rpt6K7SOvq9GE
;_(onV-$tFlMehd{e8a%tqD_(S6n*-wc%%mE4FlQ+{Wbut%eG;GGJV1POZqB2z|S+q)MVWHu~!FbT~1-RM%Q&WtWh$vX&=AX%N>|
Bqa=x!2xmDeK3I-TEsd)GaEv;L8zu+sCz;{isLg|6{6cZa~>?MDQ4J2G-&FSoCTNv35G6?GkEt~j}d)XR$Uf4ChVhodwgpHmu1#q
7*-^up|uiOmDSyd+O@KgsuGhmRZFR+N=1XQju%23bZj9=E0~8`mw`RSRG|lsAXK6ULc@IJ>1b%Iwr)X}P3Sa$Sq3P95UI6yvk`QH
2?k=KR*Vg%n1&7Y&~BiJ4TZFY#zX>fg8@T~4Z?x#;KqSAz*~mEWZDV`!Rn$FU_VSY>WwOh%nlzBR4jP8u;I|qV1Zv(=E#J)qB5Ow
Fe<8<aojP+3ZK!g$)VJx-KfJ1o3$!pa@B`vtx&9YWU1aCi!=i!?NGX~*f2E<ce|WfCmb4Lf{LM%38K+g2*U<aQBI|_mjZ$Wp2v@=
KE9!iRQGFVXL2vnKJo7=h9Ig6VJJo@vInYs_@2oHJw*{irso(FAXT>w$u(3$Q>krcG?fuYF{IEAK^1Y7po}AzDYBT(OyfHp9QPf>
M`Md7flW$H0h0ry@_={WH`msNp5Bz+>(g2|+G6XC`T+C?bg4iwR6^l`^yE5Bhe`g-zI)6(UUS6vK~WM6V4_4|Nz_cyvK$n-Q}+7r
CJG$c3@K2^#7d}Qi}<iV1M~CU_V4Vf1L|cI3_ZP^`cbBrqtCTXiogaw?z`vg4?yv=<JU^$q3;*S?$M0HK#L;8MBS>Ov5NPGHuy~<
#Uh51N~fguao;_SZ-NeR`jR3LSM<rmCsH9Ol5XR7n04PL6I$48vhS{-K~*SM22{p1sv|_xo0a6IMh|c)wss38L%E%9l(<7Q-E@v{
MiJEFVQ-okiTy1RMV&7!n~9^_;y&}%VTwS+l1mjm=aJfbeEi=&47qc^(7vtf<-Orkb~c*PZ8!t72zKOh$=kYcU@~`iLmF)f8j?xI
Cpg;~AMG&6qRn?MBOX#HFLTQ@{x{?HPLic%^F1vz5?ahoZ1i{PR=+RPz=<I3g;O`SSswdNjZp>(z@k`a$Zf4d&&loWo}pe@g!Sls
S$5kk$`C#;UC40g-y3;!N5siP?c2C*z*9KydiT4OB<F5+<U5{u`P;W9ecbZB#ES{N+CDoLI^P}@7ve2-xdchxK|7P2t8`HdAVTKG
X#4I4$@~776W6u~CSN;0pPr|c9otNhhDK>MnwIS`9Xbqa6NpAMp%H{|DJ1&s$pZt4hYA89GntT_PS5;jcML;c-eKW5gAjm+*H{N5
!cyJa@4d@1jSQlKA`LB;ZzwbUK@%wl4P-yX<t1g4h^bU02uo!U=_@8AG=!rzo4a#H=(7PlI|^VV6S@TBdBi+2C@?T35(*g=Fu8I>
5<upOBs`p|^MINhFa@UJdABDZ=XZO&liVUkP?Dl{`P$u(_*-ty1WlfexIB^Xm&3eKIfs&04|SEtOLNCWLq`eAkyJc;xD~>K?kSG4
3xUv=eCy}V`QwX{o;g6{I}bFZQj`T7nR%fMi1z=n-k^eYof-+KLyXp;q{3fmZWO#EtAXBN!b62*7D%v^GmqP!Z8nhH;V6x^Fl@A>
?0&j(KcOtU&whF~Di<TP&d}^+aH>uT#ppRR?&FvfC=?rq3Nw2mTUffpLWEOt6b(^DqKX-c<$K+@1Oq9bZk=F;ADP>H+1;}5%Dy4U
cnT_C%@O2i%&20w@K#>rP!no2h{nZr@sBG^hD!t(D5Dtuy3Q_)&87wpTixyQ`Sbn**q5b9eQrb!xR~gE7cdb~PCuuIgM3~@#W=$;
Dzvb(Qw6T$j&yPWegb8OLpZaIke7l0a{5n~(wX*qR6a-5^{pXTWRUnDT)Q4hkV=HD5PosHl*L&-DwiVqdB5=v>Q&<GiiD}x5y1Zu
)IB4MfnlNJmx@|T62#{RLq>6&Lep{B+3IynDX5~VN@XL^h`&%H{p2VGBDA0dQXo*WOp_%P3@TEp&?`Uyd>^s?aK(xw@$1R&=s1t7
1MU7NgUAvG9I_~XQ1OS`HIF9o?`_NIvZ>($f+kf2MX^d10c21Y7TqSBqgw;8Kg-3(9oi#-UPb$p(tFeEeLcbHdk+_TDLiL_9bUeo
hsqPM00ZlQ1L4o6JJ_bC@8<f#;(nJkbrmf$3r(vckwf);)1lH>!@eoB)58r3KB1Hg$0cSl6x;F9q6vi$knb|#vVDF=zN8C1Q>IVg
B-RCygoqcJ@&d$%IBYLJE5ZDF&m)o9B+x??4KKD;#AXxLofJ^|AP_1gnvxk(p&*GS8d_*-Bo$ziYC@s{f|5vrni^q1p#p@76bcY2
K?<aTN*SVRkxvetUi;%DxRlhLK-P&yH|H(_J6jYR)<cvBOiqVTJp0GQ`S{`Vs(Kapq#;#75kP=fDI-}#2!>fB^)PdgL3uRe0)&d7
Oa@_CRGCs{qLWrxn3YphJ7*)55jJuY0<()aO{j*VK>9#r!3rt}2|!6TDUd=_FvP@}7(@{wQivoI?L&S3`Ok~5wC;yZVXen<{y*#7
7aK|4w*--@j5^%WViF~?uvd!ra6XrC@psTL&QRM`6*M8=MiVm-=Adv?ljDqp(2ztF6wy-|Mgh6OOki$OWeRN+4J%}33*L-P-6w%t
IlPEt4ZxCyl3?0Xz?XNGW+vUe&B*LJ-Gp#9aC*<V?1CU7PA4MFZPDT5feHMym&p2htYB_B;MB<GrWwG)TQpwzvo?srJTT`dj1e-F
V!GD#wAyYG6tr-8-gfrNheyiY<WTZ)DCoaCBs?#&z+$Uh^0W(F(zcR7C7Doz*2zFPwey-Da+~3j#F7HsmC&!JSaj=C<D`XERAkGo
5cW)Vbc4m1&5pA3%ii!!EF?P_yE74CG<SxRq}oMyMulS$!u8IKQP|SW8G}4-<F|z0p4JNX>B9ZFK6j18cX;)e3cp_$E%B7@jh16#
b(!HcmKwF4J%NUaUO?X6o6KzEPV|ve!_GXCg9M;VE6gN9wH#|e&}R#4O4fp`%DG6J5pGd=h}BWS(x|HyBs5e*5G$<EupQ@Fsad?d
GOT$>a2qJ|oCJnhA(Yg{pf0N*M}u=fF3ugh<Fw@EWh8s8>@r3nnP?b*m<WobVi=HxLI#0CASz`*l1P|)MB_T$XPa4VctdDrsKx^n
Ud}7U(lrg`@WFUPNm(_Vz71=wbu=VUL=_lO)l420<lFa2`g-~$kHhD1(cK-!_Us*;s&zOt>6r8#fMlWR^?O*u%Jtt&U`F8jxL<Xz
l%2#u;-2voJ*F~~&7Mr69;(uaRY6P=urdq`s%*OxiU=x8K`vDP0`=Qw20N2v8Zr&eSjg!TL+ym$a!%h)o#Ug+u3gNxd?;PFkouAb
)jPdY6xk>;qx?dau;|n^KDJ*P^Ze$G`rh|8a6AcTicd3Asy}R9Vc=(<2Ull7ymHY^E@66nl>f)JWeF0Yg_UX&Vv;156Pe43)ntn+
C)kcv%SBjYkLD)i1Ic>ZEI-<X%n}6QD-x%icYBTG;RVy7P(<^!M%SP@+bA4|R@oI*Sq@FcMUX^`7A7HJW>{d01%}Psg`hZu$)+Ww
N(!VY$iWm?8&U5wz3R<|9$yb{%ssI3V-F{`{}<u%FSqS|BGAW`%p4E;Ui{3v)MM^5qmPd~O<sGhZQ04b9mt)1_3alIF878ivu3xw
=C)>wAq0@rps*R~&kZ$fUL`IuP{A1_3=G@nYkl7&Uf(<CE_+;^7n?6p!HI~d-#-nBZ!S%+=T2Ty{iNIG06^q8`kAsr5X6=gprW5*
f(~>%zJuz+PmF=_4&^nt)+ALln4h>BKWK5OyFX;!j%XX7Hf-HiYSE>OvVMQpHuQ7o$<eT}2*6J!*b^R4*F(qepD$ONSw7#M7qaRa
LrL|fv|2jyL_|ci0SrVCpp?XbDN8Cy0u3OD(xRb4At3_+6$pLd^&<Eup?}^S6V-daU>-D;D1WUu4#%u#H#vvI1Mmaq{5?T5KbnVQ
f#xb1@AzkTncj)2FBT4GP*7MO1U%tb`)2RN)6>P6IM1&N{+1!+0c(;9MT9$D5M+tv_x2;(0&?>inElog?hOs5YAAvUN-g6CZum!1
I12B@$>Yab6RFb!tPgrXaMD5es&Eq_e$>)cV%_E7E#~v*PZ`qBB7&Q>MRP*3dayeA)Vj1psGe3~OCxJ?iw~|T2{9M5h&1=1xGk>)
E?876y)Cn_!wxsd{waJ%QJ%XupvOX3god;iXF0Y%Ntz_=h>|J`?N7cJ?<Ryg9G+)LABR!2f^~81Z$4*y4o%Bk4t&tx)CWFd@<9X^
BJP?DJ|s9NwsJy<Wu_!gIb2}(hD2i==cWgkSbz;iNG(t+5lA$NKoI~t8LsObN$>MJPTq-lZxyu6NyAz0l(q1h9}J@>?R3xBR*FdL
v7P+OIAE1|Ll%XtFs&p)EW5J?EQKf>j>;Zd?okE`mrE(i67dku$A$WYF35$9Zk=607Gu1~cQ@21^;kS3%kF-m^UlT5^}uYTiDd|q
W}vHhVNin-TK^rRq^uK>5<tJ%wj>eA=P*+#0u`b|AgTgjVobwEioz}xXxeZNk`YxAR|w&REfxt}i03E@qU99xfSu19gXMxa17!qJ
#&E5iXhX?tgNJKcQ2|y*CMtr{WJyd^P}Nl=k`Tn}62lOTWpN^+0bP@_F|c?KC#0`;G&=5@&?BNw;J9}qJa#zlTu(XT9t!Ss$0ui%
LxUs^brL?uH-i{9h)~2h+L=V7z7SVZ0=a@1IQzv7VXN-|@$v2M`5$lyA197>#d*h0^fkyK`qG4gL#=}$1OybzRK!zJ3;-1b)j~lC
R5+vpaZ~NXT!uZ3vsfP=0rgG&uK8@J9dT<kf`nrv#om5cU&gxDr#dcplDz;q(W$T7>Bp41NseOqA>bm;A9}IU2N5r!pfQ6oSKLqX
5Ww%%UnqzPE!{Fd4ks^myP3>(FLJ!P-MNE)l)jxp5*}nM6@n)&ouQf;YVc$%p}_{lYvu;@0iRww0;3GUvNZ*CZ;*TwF#k~1VcAA#
a_s}GtV0kh58DEem?0KT05Jg)p+YJuOCI%_)Q1pFYZ->*5d|7B7p<h`ObkFCjYUkGn+jT!IT6Y@RB(!GJ5JN3A|=WuA=sR`UrRq+
d3xKNeDQ311SB7L;Mg!yfG`L^EQ-KhpmdJ5r5@1*UBaL|5FzY@7lK2mj?RLruC)LH8#uzA1nR1HgpDo$qMfP&3H1Pbcdq#1>>?+)
JUu6eL+B`5{Ze$oe#V0)8}=v~{+DZk#uW{;3WUw+`MGf6!bi<_^;f9X|0cV$Hg3p}E<gmL!85VQf1lhK?4}$zQqFog#m6c8-aS6!
U35D$Y#15j<`eur@r88)q*3eEkaba!6mj)zb)dF5;X%abayxcUmwk@#(c!j36xic6rf49svn>qkh9Syp7#}B0k&PLOmtn0S28k6>
s08R5L;nUz-pbvyaWF`2CZ#Nfgvt~_uGsJi9KKI`c{c)c<jDBlhlrEay9zy*syOb`?;c<4`5aKY<zlq|vmNg?#~dh}bq2fm#{=gq
H966UutSEay@QgAOOqI-P3C7=y%L*4Arb(I5QgNM{M{Nwqa=wY0%ArkbkYYrbH_L*0%j$<TLasJTah|>?iVSeF2X;!ajhbX38tTF
0W5?xoF*wZY<#i6$kkH*ZJ@imx+)2jU-!y5w_faV3M#HgXE|NIJKU}AI!^C)2epB}R`n4<da&U+2V{iMsTPL{a}9ZNU$3J5tr9QS
w4Z|m&E8f^b!GeP(h05e6sU%(FZW}uMi6H7_K`<aztJ9Zk&N}8Dk1*_q>i_rPE+O?__JbZPbztJzK-~D@I8loN{vX6J)U~{-}VHd
FcgacWKct3_VMro-40&vgxVrUuU6Y6QFI`PtV&3^MZnfsFfgai)Q42iJw|4|xOfeo|1%X$lBZ1m?9ZrDsPn!9xSkJZTJdK1<s3;7
jMK(*?d#X_=ue~r5jhT?f<2%MCvtcl^QNTnjGBT3JkT#MqPb-)s^bca3L`3%jAAq7X$HMy-W&pQlYabU)s|!B&N{`+a|iV$2YWYW
6dJ}fq3*!0dsQolQB_6<m&_6R#)>H=sJ_9#xv_Q@4YE4zh!O|Ag#vcCdZuc1PIejl+Ce!PSrlNg1%itpj+=y+!kcECZEYSKT;Du(
wdad%Q6z+YZ5=74%>O=>D;DNK##aPc*SU1#+l)(RPi?yAQ^XF0uB#xbhTa*5a(Km)ovRU5le8oOggH%kvKv+gkcDKPt%?c<y(m=K
n6Stm2XpT}kOV(}v+PKSfT1E#A}ER>2!tsbP>M(iq=6-(AgP&RXaa#L3Z|6;AwY>hqzYDqX&MSZp@~?L7$8bfAgY39YG@LHq#964
1d58F5@0C;f`FM)lnNGrDGDg60i_x#B$`C1AgZ7!q#==6gn}rFnx&$OA_^vA3J7SRn5u%731Uj9qClmlgej$%XsSYhnF^{#h6t)i
1_%iygo=tOs)7QNDi&g>qH0K%n1pDgDGEX)0+BTBM^3+f#PWpVW@3pBAjVRbmmwU3<mL!O5h+Yq#xTnSl`#<%G&Bh?l#N9Q6EwnA
C={p|LKRL<iNXd&<O$eN<S}F<#DeUvM$%=$$v6cJE7sG61yMj@)X?Qk6eUm<1t8H46a+v}O-cksGQvegD<p#w1)~EQDQTc8lps+c
45WpaLmV+&DuP5cBczZt#Ile;=$Zo@#6Z!lVMRKT+YS>*X$_>D1W~aGq!$}<Y)(|`Ny1pHM8y*nK}}3j(-K8WU;`156ojG3>~uOY
GBp)NVdgS}^Y;qPe9BWlJ#RJEt<IAKvy`Bc%gv|G>lUeD)=bKs*knw>EG;x=kv<TC5(G#EBS{biG>@i4LkJHO^&c;HU>!oaI?0-9
P3Sb9gHm_<O9C1)#70t-QbyYcw}$SIcCQeEyQuk^8P?I{Ge)3_f+}Py8jXdy8(*9}g=MRlnjJ#e+L9_bV4y&yS8$z0nV_45!$uX0
8qVKuVgRu4<J#jyR!R5XY>vN5akOcv66G#jp;JU^ED?&tnnMs`>gYgCh;rQ8bAh<f@xiT|NF|(Y#v!Kx$VCLUXB1dXo$Umw<bIYs
nL`%ioPsxMG=kY6SdzkfTkFUHfE<R>hM8i_>#AVxam&ZUr6xG8TNV*Wpp9XZK}9G<6;%O16-@+AN@Nt4Vi^NTK(qw}%H_rdtCMba
IWaiW1DvWVfGL2G%YwszD2$?pP$&r?q?uYuVnUE87w(?GJjiqa^^(=KLHf0t(^oBFZBp5c^g#Nc0>kMT6#^(1;^E0`J$M1^4R!3f
2eH0ZLB#S&?bbcZ@jOo?H~AlF=7H$nYk|+87L;4`dfxNP$K-na{n{?xVd>z8)Am63jv;c);)s>$#N-t&T5+HaYsYo%;^dLvKVSH2
a(VXa!O>JzQ1*Ba<^1l?pOK#u^upIieB1C<ZL~yE1XRF8(TMtmEDzo@Zu=0X&i|R7|5^26$vpV?45EGS>ta%3rTZL0p|Mz66ribv
i6!nZRKw-MA5tf5)TCep2zhj#JwHA5U3jF%cG|~=j+2A!J_p3#Hwk;axWqaRy}eO3XzBHsX?eFIe+NH8f+6mAKS&=2yY~0EcEhGZ
j~~Z*p`2OXGabGu{0UZoC`w{ceFrM{ct~?SO(-ij)=!ktQqr@}t6AyOwR(wV{Vcmjq1RCLM`R&Sls^*g?79U@!-=y;f2}}6a$f@s
G{BgE5CiQD1PsMhMEu!PPLL1B5FQR>tKZu3!c+n)j49M?hX+z4vIdJ21=A@pphcxp)d>My5g2Q3J8ZCu>Cy<~k|xent=wAxvIUjP
vYA(LQ>}!=xJlTl9fWoets>;Yu0?easv_k<IVWW|E>OyvoF!qYiYXdtX9xp+154J_4fTyF7|4N#W&xWl0}#)E!?<`r)y`h>p8{vP
${@r4F%c0Lrn@(67dl_KGmUVm%1YHVDG`#Xl}ijH6-rkG;Uq}}&_q(g#Z(am)0g>O@RsW)Ey52P<DoDp#8k|^O;jNH%iY^<^(nID
$4(BH#7gtGM4~vJ=>4(c<HudnUKUG^EO8cyHx;o`d3j@Cg>fXYp;8qgW?=&nk`9qB<+i3><zizUJQZSwE!&z3ge+~Xn6Sp}?3-!L
rJ}vna>S`?9U>UXK%xkQHZd^_1mg3p8&(xm&~v81PHo(yIke*->s?63C6FoxS%wHg2!dI|Fd`CEBq1V8fW+&dF-n4^A%rR^l7mq|
p@5P_BTOq4RhT#|!IOqVks|>Tq%mP5icCty1tLT|GKL#~FoZ&oXaJ&ul&XjY=QReAAfTWqprxb<l7OJ9k|BU<l8~gL3aEmZm<cIb
W|#<orHN-`g{-k~Id+j#W!|4$nFSP7`R{wJ_m6wR5^%Igq<vUuP?Cl61fx<osu}_k!OiH#4j?&=MNv#ZQqxI7dTLV<f+IHcH?o?d
m?j26iE5>Vf@GAE8VH08F~NFZVw3?%1vNxOG{sC97DP)FB-0F0I^QO$I$HI6$?ki{eK*Pa?Sq-d0CtN698wN2XDT2&FWPodOo-8A
76>aQ_$vw895X}s%ml<1+tTFduxU#w9LyFVVk%)|WJ*GTi$*3Ob<A30mkfd0=Nx<`6T@b&ZpJr|$(7kbAE(!LxU#UeBabrU8?097
A}9zdLKZpN(~OTD$I$l(J#DCje4Ju$G8hJ#1~m(_gEcg(b_X&|n_F0g2FHReTjqLKhU`PDcifnf&~A)j3_%b>AW}sT&{9a$1q3os
NY3jViAthkp!rBBWyW2QK;*<HJ7`fQB&DW;DPgsXkq)qMr~)LWl13mmzAXu|8YYs6NpKSkfar$?Nyi*cHM9}MW(dTY1Tc2qnwiTi
&T@w=1Yp4c-dT`QO+ieR5R^2f2~>p1K{Ct{2{9I<B7zMT3o$_x4Mim&G=f0|MIj{t6hdk+k^pkZ8EIM&q)MepVu4_osHH;&1ek^}
Q)AAIOqv)Y1qUb@Gyx<DLXlL3R7FKFR8&9{3`|8;L<JNSP|&n7M5IL%F;y%>O)$wywMfLZ6$nujOxcc5oJo=t#L_geAw?7=0#Ff9
Nhws&^9MGNm`EuCB_Sj?n2`xUL=6E!OcfLn3KIs%<7I+X8X3i38;TSKaS~kbKMz2BakvmwHA0+4ki=U~TrT_dgG@wJMTjg?f8hch
9GTO;MpOhw73mCCL{<z<<-rypto2JGML|FzsinCT>;jzSVu3zzb)wv!w~@}`lfat!<G8)L#lmGrM_JSD0!YqPtt&_W#tgCb&SG|f
)21atK|Arx>{XY1x+1jJpq9gj2r?5*4FFKKo0O%as)FjC?(-ni!Vo10ENo7PNI4blEVZG1Df&a6_0mc-)>J`M5-@XxN+(QpVs=py
P$CRq`lbYoBA{qhQ!uh3Mp~hHvY8kqf<VsIWr2!a<=ChlZc3;}XAqJ#+Jd-5cn>F_y7!2jq5;p&Bv&dbivBT&95SN9M*0OV5gz+U
_jEoM`aRYN`Dj5A!vsVUHqC6*CKHMjQ8#5oPNhQI+;wPRF;bxfWj*4!6?BoVpd3<YYH{7snke=<LmMnnh_50IQnPAxRyWjIW>v0G
+d*yAV{Ix`u1<)C_F<6Gl&i`XMkI<O6%ZG3J{UV<?%*ENAg`#8cXw}Ecc*&Ht+kAkLjtmFp=4HXE=0R*M7C6gG$f>CK?PWfvf?`x
odAWQe3gYF!?GW+gzitz%v~_kH?0#8P*7C|gEy(HDO3>=s;A#GEi5!soMjjeG6AC-xnz2SWiMsg^pwf$jY7oG5i}HvfU4oji<bhJ
qD+2TO!BQ4YDP0q#;hqR{74;GG1a`c)xvL#epwmvPpjX3ch88tJ;_2(qs7`W-CATuOO2q&lM>a0E~BI&y|jz<J<;Uw${3|Sxc8>L
^7{G6`iu2R^*=sa&b>*m%Xh+<eOuvmC0dQK0WRTa&N-BYjX4%u6P&6HytA8@UeHq;Xlqqf0P$MIkbD<AbB}r+?mDyheAgl5bSXri
Y8`6lM<~=-6u1f2-pagggd`<ym=no}6RR7L{C7Kp$MZWA=X`dVgx%4EeA2-KLA#A%iCyE)jiIv2$v7Up&(D{!6kYdpXY}uN@MnBz
H>oj{7P7M1?kU+|VlJMO7;F<+R$@GFA>3rrMd<FsrBOOaZJvA9LbdG*@GHs%LzytPfpbxK`DUb4hTFCtCTl6$b-WxbySLGj7SM$N
bIBIGriLsvW!g=&BqUNpZMK6$Xp$IBC?Vn%m0%&2fQuMI5oKnCD9Tg_La@Mrrk}t$WaAt|>B<x%MOi&8m6SkfQW-|rcs3J|O36Fa
P+^9LjUl2<w>u%DcVc0+Zy-K593#Df8Aw-<Db%{6Rb>n%!4`WJU5pDbt1Fcuv6yR(lMJTAAtcxg3{A3_EIv5)DD1ew)5jSdqwEKe
1aP2uNZxXvUE6p)i{)-hLsC^GMQvGRc0_=|7O2I6fHI5~4yj~!x|4&Uvb5Iev>31pDEZ$7#O1h74mrV2qS5!@4)zk#N{O3vrjLAw
Cbl!%o9LWK?|eHR?&G#}s)`Lnbwe>ksus8+{cZGfUOC;@T&suX?KEj66;weD=;*xe=(nKaX^6<g-Mpl!4YE!hIPrsYtTe*z=;6X6
2@hRUufF5q4-y)@nM|2XjI^>U6{c9}tdd(K6otu|h%L7-$}8%#1$4H8i1cArs6DrkGjDD<GX!3UK+;Gii3#$|1Bmc;pRKnJ#BKuN
->mKAGT=ynC`8`J0W=&Y<^r{Y0Bd5IjD<@HZ8T_I0_>}1ROK=HzB-GC_f8GP7;*4RHje!9>nSgY+d4-JUN#)azbakSjW|S<ZZ{be
1vX34PZe3N=vT7rNaU@WtHu;!bJ7&XvyPH9Z!E<>M|ojwHpnp@XzW>)l0@C6vPwrT#H!n>0-5l%{|5~il``#s+4~%aI<o{PtMkWj
P8Sk<PD7PZaR?q~0rkN+7x*Thoq6+z)|{asB8*i~OPch$D^epARHKgJYITwf)Od~Qnzn;r;NEpH^D{?`Z$$v0t1hnlEUR51s*{T2
SUE9k<=5%aK~y9dWE!H36C}xbl<Xu|QL>naF5_~*s8kM{6J%E%=m0m-KW`mx9VgTp3Cp=-NJ0gv5w4jCpm;nZ<~}93bO??syA^3M
%@#9McgsS#+-5t|m`--cD$5Z;K{+*G@gc<WbYa0v1i}o76DqrfDiVklD-KkZjbSQ{E!A`sg0M#d40hoMI!HK7bee{SLuL#kymssc
PCS0N+;BTt6hZ_>R|Ldl+TdXi9Wh?WDCzEvq5O8ISt1H1rH<?#>5D-HPO;{7=}$j@X>!_`hrt}0GM^0>AeU->Yq>WYTVIYjRNo(F
PKDz_(9ofgG`VGe-Z_))1Z|JXYOME{tFPT|V|&(|BLd<S`-@MJNBDWlf0mQUB*HBp9^FW&{vYo5Vf8;51E^Q4byX^pA8RbmQF$Df
^c^|*YldN|+a^I|wWURf!w{k+8g^=C`2emovK8Tl7;92%EH+Neo=K;bYJNw?wI%LmX38UUQ(Ck`X;Ix~ykWtqtn-1Hz`;adDlj(6
qY)dZ9-i)S<4}Kubr1JOFNgg{Qo5x_&h5%ce+)1Rf}Rb&R=oWNNm`M}I1?oK78LjOquE-iQrlZ>DnCt|L!}TN0bx)qr4d<KfMyiF
duv~LzUCJ3YIRL9o(m75mqnpgAW<T|8rBMg2ozUurp!AK^OaDu*+BF%UsTH2*w8n1$?laBXebL*HN%(_FM};fys-3!vXw%V^WEv#
!@Ed_O*hG6>76i}eF$dh;N#XsA=3_oAX_WZ3AEZ06(&sEtXj(1OmrOYhTSb}<-#EBd6Npc1eqw7iX8b6Y}!}7K9k~)Ab7hDeNuZ~
`SCwloN|XIe#s|0lh`PH?yxbED`iq0oy=^ebFw5QL?9wz!U>_pg9(w?L%X<C0z$*EDrlU{)QB|rIAV@MA+`b9pL?Vo9Ec&na2)JU
ef6+B@D?2a=%Q%NsizR70$!0ooJtzPFv|xC$B}yFd)DD~d1B?}9^v5At0Q=2FaZO&(hNl^=#dgZ6t)F1mna$PaB(UYHHHF_aGME6
lVwa>oCk561+}#sWK2{Ri;IoeB;5Ae;=pnnZDQ6o3Lpj%&>+x*gd$|n#3tl53qWb=V5Xqam`xPL6)4kL93a?m>?#K!1SSy$4bcd$
P=rKHSr8M87RZT#>rSva9Rq>OQnXlT?mLGAlCXfO^CUYf=zY3L+}Z+mOH?M6N0>9rkwbx#k=aHl+lL(Mt+_WRCh_jzsMEu=Cih)i
NFoTBkUOlndJQ>GFpgIOCYPuOvWQ7Dr5v>hHp`>Xa<{Z`QQ`s~j!p`UWK5K45KIJ;CPyX|^Iju?GrV5vB6@|<y$%hx5Z;1tcHxeQ
f3I>H+U<(BhiS{%0(ZjE#+Jh42aqvcY<UgfU8k_4%QP}hB+r}~G6U5K{fUIqOx&d+;#O^yc-e=hu*L%&Mk*pKQH66jawsB<Lbim$
lYv4UxN-`(OIc84+C!cY6gYj{@@(!c7#w(j@!2hl0yxoUX8_^@!?9y{_wVw@ft*4XL=;DaPy-YH%pgGlySV59XHANG!>V&dBuSzo
Kn&o60@5{%Lk`220!fJmjM_3`42gxwg%H9avc%BQzju*DU9k+1EGq_}GHEI*p{SNX<OSHo2qGLiRg_&K;Mh}OG$tVg92;^-a$-dq
$)w1oS`9FmLK>_NP+o;J97A`#O-Ut4OQNG$CmAjv8)&JHLvf@nh1`-n%5a&=?t`2UY^LE0Ba!Faa!JF2c97x6n$T<ByEW@el^u!4
s645>fyi=YD%kQ8F2sbGP&V_4MM9ty%8H2LVIm6{MDh=;93nVRL6<H$@=2cr?_L-|=rBGnAy9kJ9Ge$Vo3P;FfdmA^R_|Zv{&r13
^Tua514!-EQ57hZlu%7jOhi!%C*@%c0I^jxktoeV$`p+gk^p1?6O@!(poX25MN=gafpMsopdvyfsG?Mg6^bT^qKPJIDj=weC}Ai{
q9mjm7O4q{k%AZsNQg=al9-l)A}AtZ_d}ADg%m<b4KWo-P!trBNeo0%REZLVDuoJ^3IzxRsQ^f`C_@ntt3psCN)#Z_twgki6x2yU
5EK**6bUH_79#+DquK6guc1BTA+y?+xFYvk!#*DAAb3N&-kt2~Xt!B{E>l(of+4Vs5Mx1dNSvR6*dV*r8e#;jNs*!ypONtT5%KuW
u(gBlNyvs|xHOsqg_EP--ujQWSuym1?3xZA;ccSS$;1**Dv+Z2_rGcK&|a`13D_l1E`a_rK9kg8yK*79bqm|pzyRyCUbPC5Af9=O
^dqy+0TbKf;Y$2zVzCt#c1poP1VXiuQ71j+eAx4R`*rofzRdU!4t=Q$-5&`}pRXT`yhjWV5%I$y4wK)#=dD-I&0MHxp7c!mA$^Ci
41^Fu7l=wq0HBEq8fXT9X;o+iDM#2ysgX@6|20N1sX~N6M2J$-l$5Oj611R{#83%M4FJRmNP<v}2-P7}plU+}l%kaqB^B0IWMI@3
(j6rY!KfOgh=~H4RYD{j3^5oZ5K%Rl0J=ns0BCW9GH5V>R)L8D3Q7tQC_$wWLT8W-E)+VHDLFzo1LgC;HoX0~A{?Re(-DY?*q*Sf
nl3?zEHy|pqM*oWA!1@Is)1D+UGqAJG7$Wo2w)@O3xmovlSt-bNMux5WVj@?hBqK!fud9bVMNji$Smm7LxEv21VMseaA5cMz>X#K
L`HQnQ0T8gL^ce?G^92n0k|~4o`8Od3KzpMN(w?DX#$!EgU64S#NgoeI?ip^q4CM>W*bx4@z821s!O_J{QquKtu{dYa&TzF^Y>Lc
A0wf-dcly`JpBOo;Psg>RYSu1WcgJgOrU*m9x|yw2BZNs2<}aj?v+hS1uLlz8K^@NZAt==BEl^|0-#RPb_`I3c}PMIQz|N|553xk
09AfJLA*Oo!9Hn%dQDE}GnltSqx`ukmzts_?0KeZqq}=|7uVoy?7O}~yU<Y8UC)KaB+rXs==J<0_PZ9kW8t=)g_7lcxZ@Nx(Ze#N
_hW^)7t67`zaRAk2z}!MW+g!Xh@k?>Dm@MlkIUjC(g2@9L_RVC6$uhxU)C)8s99+@a~!!>4o|g_P={IS6#mafeY{{UGQYM;yfaL2
*<nW*ipWKX_9F`>4+a!6(GcCF){^6yK`C%`ZXi30DCHN29DiX+=VV3*!TgZkR8dE&UKyFoh?}%nF|IhQ1Vv;-MN?F+x04CCc+|~6
sO7+)K1X=*bFiTBcWy-!QM=KP1IT&UknT6)STVG50f7ulqM+k3S5ZPl5;mzFk=Sy$4(mZ!J782!vYD1TybPEdjb~-y!YEc&MAKFN
p&QLGGMY*Q7^*}z$T^0|so~s6{-{@^iiHqS!nMCoBEF$8ZBLK9Ueb)p2<6$rl$dBE$?|+tZ`;6~s4rvG2lS4(;Z}yC5*a-TX$~+=
36hf(1t6P+Q+flUIuzMEo(G^ONrZw3C{mIoQ(Z3X9!{`ONYXA}i+m1olCmko%}6;#4$q$Gl*hC~g;~gfMU+y`Q!0>=s231!4JJaY
N}S+{CPEs(q@-zZN=a-gt`zkXuz3zw8WBQ5Oi~!(lu0&3ft4UkvqBNL;Q}F!VeV25cLzP!4tOLeK_MVi^<;Jt@@e*<PDB;+z3(an
g5Y?lt<v?vaGk-}kdjbLxmRTzr~|SINDx)4Arc~xpdzJpjdF6Nha<smak?X&xyq_y4o*&-8Fvnnbm4HOJ<-llRVPQV>J64nstmY9
$RJ2V5>+LTnKeyBz)Td8GE^mDCJeAh#hF2Ztt1l6fk`C{YXc~uiIA!yWQin|8VZt%1~g-tn*+AiBEXKxBm%fqQ3)Zg;JL$VE=t@d
fKV@c+?m{zCM2R&2(HN-B&0}&f*_$nLKY>MMb(6eGq9nJ!Pj~;;5A!9U?k@UJ1oQRP^uXPbCW5|isW2#r9f0ftq#cTJGwY+%B57U
&6t6bI7+0k68kvgL4=_oC@G(ogePw65%D=B<wQlxvWjI66G93JIOHW~JY~9u)F|TJ7)NlK!tN7KRzxs$Y^rRyIonB;GT=lfOznbk
odck7j^q&{h(kg_*La5sz*+a~9(czBTPBc|%*4fPM%m6MNlGa=K`Tm%<U?uLB^5+blNMPf6>u$zFFc5e#*zt!CO3nNAp@L$^xzO3
^YPCR@@(Gqoi=tPLKr|&6syot(z*Pc?Go0(#XnT3B#s0Fk|5GFsA7RGrho%P#X^(~WB`;kC1RB_z^2N$5XZMBksz}D?&27!>cpM$
J=dAlV0v9=3#L?2ELdV$z_X3r6B>!$oGM+)830pRE`vdgsnF+f!3gci4)RIKp%e!>c3!Uy>jFDMi)ukv1lNw-?sSOK`?0u9!-8<5
?(FqvXmZHlM*!s;J`*QtsB-Z`5zgS9+oDM}iV@3%N#x{R)qzFu>!sFY-aQvec}fAN){|jO9GPb*xS|BC&}%_R%py|hoRE&1-kqOO
Pwkn8)f6{n6g3Aj%taK77(#29$RB~Ozn|amcs{n}FWKkzCK*q^L5@VMZI?!}&N$#ii<R`U8g7S=w`_HG3c#D~WBkdDB7%VYjUj|~
JeZXbRYTB#u}BHVXg0{~vn4N3T^qC9Ky$ZgEKXP%dbxW@mKHKLU{VvBNJZR`<)Khgr4qMv@XXzEiOEA{)@GtWQ5z}9Lh<`r?Eehx
%V~811ro6ECJ~4ty-+Ob8a_l;xzY-BD^8gDSPp+`!$qQ$WKE_6D0E<W?uQ)k6gv`AL6az74iZk%3m}Ywotx`=V3@MrGE5On<1pR2
f-o`vKKhWuwk7`X!Ivb(1C(-F_i-^<(<)(WW8OL-q#%+CD2S4XfTEzFpe!PYhBBgu7#R6>PW=`>o?tLYr3E7qv~kY$u+X>uvLfs+
Hmn@!+}$F`Sv+qr1Ff7aS)rEMMwk^CAq(BRDD@5aL@&h5l^sfhOC^FEf6d9gtEO<6gJ`%f1*xG9I?!OjV9J(m2fWV|#L@@6%8nd^
<`GapT$w_MqKKq|GhUDoJVV>;MA7}96mSpK#v=WOQV5c?szixMq#^%DN6kMu!NMc+&@k2pFj3QQ-O`%D)LP~jCmc$vX=@w1Yb6yy
Ia1Ah#B=z=@&0;#{QG~+m|_yP|9rwzooG-uXyXimqoLTVf(CQvM@Z&W-wdrsbg+5aI5VQg)ppPI3p1=W#Z#QH+8qpqmkvHBgwW*T
4p9l-PNR3g{241z6htsN+{2yhIovmln$}EX6&}<(wYQ+^xBl(J+0*d!$RnE7qSZx8@2$C__~X49HZcWorJg|YQo;ftbjW#~be1%z
l>d3+hYz16jGWzhdN4PNuo$4zgp4ty;^HG1bwMvr&Y_uw0QF;c0txZcx83WT=;YAA4<N&-%$kP5oIx}*g(3_#8gz#tx3NEc1mDbu
_((G<QYk3S5XBWsNiwTQ6+)#g3p7+C^U{bLLI3)elj?rg@hloN1Kyt5T=xIUM(kAokFT#PKe^#W6T`2lAnYVzl?X^Ekcc9F0fLWb
vh2+Nm5_T<&HjI@#{9om=ler^AH@Vu!Vs853PF4!0DqW1gL@#0VEnz6;wHf1gOC*R`KOpC?C)7v0RFiZ$Wa@%LShK0np9{;SXIeG
0#wOB{is6plr<Fh*(#rho(`C#CovySo+lp8*Ihq;wQs7=;cpB7yyzTs2DqU{Au0lOVG9t%u{4q^{z{Kf*+xkokJBVEhC+r{i)I>Y
gWh8ln9E3|zHP+Yf)bcRGZMH!-2%zV9`pE&(a%5I8^vGk5bFIP`gqp{wDO&c)xHDE+q0juyhi($8G$FDq4lTspZW-+`XoQI=?}yQ
N=U!&AQ}*2X#t2pDugH!B1sZ~N>PHUDyoWFN<ttCDN<#iP~kfLA|v3Era*XP6fPr>16S97zepxZffRk_83_<{jHHABoj0_XO$7m>
1oio!3heIq{{9bN99oYUFVcc>0giQcnt!&8yCj|eGNDE+t7EMg#0x|I&fk8FMnFH`Hto}N9!&z@(A9PVa(r1JEUZcuDuk&~^$-+_
)7AhzDL%v7=7;<Gdk=7l04@(|p@0smRRV!ehsTcL19<{G1O+OIB9w(u6+lcw3Pdpiq>!aEG*T1=B!xmKNEFgTR0TAY5KS;pkVq3u
R3No56vV`+6D<TmO43O*vrr;50BkzBz9oCTA+07>HVC0gh~$evI)DvIBdkmS0df4SVk9(C6l8H2Be1269RwIhJSImQ5yV!tSt*E_
CV>uNqyeNvpjCfLuqa{?{hK(HO(=(Kgc77e6ay6ktsxSq5>(PL1wkwlnCSh8e;cQECPHg40+c9BAVY9^(u2;nYN85RcGS?41llMB
F_Q$C$}=@oG9mjRIgK|MYSaO7f}P}t-3V%ZtTmEklPMCptXd5<I)Hm%=5$-ImMnnIFco^jCgejU3KS?%Ab{;94MKyWL^!Bi%v9(H
-H$R45-RtQtpcluCMX#S86YNIAss`Iyb{pv40!<ZWKDpOG$sk$fhNe=F{H|GAZf-Fz$hL?C!tNi?dU+^NW6SIe}*t&i5Ow=M@apV
`Q~`_53nRFdwWLgk1>CA0D6dhBmx!uAHep%9SE7=cX7uYCmdPY8*&tMn2_Cyz^1~A2AzQc1C!8F8VHU;eZ&;dre+5lIgmpj8euku
)0~0FBPg7bP6iRSvR}3d&sj+Vn{A}VUZY8cH!wI$K)iIVr%V5dU-Xdv)8c1SwC;~A(gM%{LW)p`cN;|S@6Bk;>RPxIaup~yD0P%I
JvL$w6OLV)6{G;e)5+jb9+~z{qaSQ01Q8#Vhfd)358eO^!h1yiP$!Yo#rFmfM#Dg$jN%%w2<#FAj1B$&1M{LqkbG#|^{U@q(Px_%
uQ+^UfzzxdK>A1+fC$XSX+SbmLY0^nm81cFD$Dl*|NJM`ZQQ6C140A@ture^6g43$C`eL*K`gQ=Qj`=f&4i5L=_7v6uPIKFJyiWD
NFCp#_S(wAiNgc++P_rH<R(E&gs5gXq{9P21QLoTXmB8BBlS=86D*W4#FWEIq(nrAD12QfrGjE2Dx{Or<_;A^MG}n>e(uB_fl!BN
7)gj>C`ibkivav5sGkpaxYhWeh_mJTwJ}fT;FlnL?%Z9qf715eOzTsF`Prv%VRq7KM8}r$&^Q1;ttUaqRs#jvQaS{nr~0ia3R08<
I>`c05Q2Dz?wyVF1Uf>`1H;6%v8JCAF@VT1X^5yOsxt57k|HRm?Bg6`yO~K^vROiPRVcbLBAfZA*M#$=QJjB63>Z#|SS;zEEsdI3
pq~<_1@7JQoE5|>0G+c1ahWQ@p8Hkor4?0GPBw7PQ>5punf_Cwd3HYe-L&9UMT)V`_?sEWxIq5KYIweULq2tm<L~no_8yMVPkb>k
2}MV3lp8F8N)L~WebJlP9uT5rvY`mW5KvS=M_jWhDJnuwqZG#B0E`MEN=9T!hAI+~NhAm$rE(O=QDmf;D59lP=$9svB{e1xgGm7)
LPU`xO8&hDCZJd*fC{AvB8G~BZAMfaRGA3`(n<qJ(1=tC0}!zj0YcCWu&o5Z(zF0XibW*Cj6ou_02o7&5=0c8cr!$-1Ta8ElqD(@
q)0Uc3PlkFi7+fwEfk7E$P_4$KqAvM1Vt(YD+o{t1cVZ^4Ac-sB_L8E5Q9N<jFZlB1&IbKC}xbD2#JxU?&yJrh6t32LV#$1x<+fK
SwoowFpeQanT(7`ti%pv4(StCkk}ANkc`f8>AY+d4T;p&oUJ1il{v##L1C!_5)y9$Z)yILmIRQdLa3VY#FK|NU~-y5U@!wz%nvdK
F#3HPRG-jOU-TG&%%DnHl&37qBp7@lFoKpMl0qUGSpZ<DnJYsE6cmyGkmEx=-l}F)EcQ6SJ0;JCMaV%Ry0QD-U?_V+h!R4z6ST<p
Fc+8r5J?4+OzR#g)3>3}l>SuV@UUlaXFS@rQ0Y)|5cTWNCjM4{(f9|^zYAgFqvX^n6h#b3RFg0SLd-Bg(LfTAQ9@Kp6-7)@M70o+
KvWR~QB@IAK(hfXfmAC9)G<QT$pR`P86@r2$XH^2G^o)ih|01=$t77u5gawB6&q#NOri;u93v*E$OV!KWh@quX_*R!X^N@}B&vyp
VThKfGRTC82vQ^@oseWO(}YJ%422;Z37_p0MQ%eJI}olWt%)+$hzxBKduC(YNsKuPkJSKtW1dLJ$y7d>iCC0RLJyygC$rjmybZ?N
Zo{#*pE%3xzQ(*eak-EWVoJ}YvW-yZj<L4NyTgpz+V;3!fImuu?GX=%MKDWJg##rd`ayp`cu1Bnu91|OiD3pR2oVe*10)E6p(#}O
Djh+7$V2M;J>MD7x{Vq!jKO=w@1L40^wa_%6azs*g8g!%h+_xxG#Jq|eYuK7u$DxmN~B8zfI-35y94J6(1k?>+uEka{Te->pNG-!
H2ifIog^^&AuL4~?AX~|%KbJCzMT5c5%2Ke4-?Tq+_8MEYg%(tfyN<%k#CU`X5kT0Q9sfy#8WwvL9-zsi8zd_D4=?rA|a5Pi5jL^
2nq=ek)Th~l0-xZLLjRIBsHA#FYD*ZK&+)>C;$h}rB&1b6t1BVF(gnm6rhGkl!`^zONLdrA}tOsjLm_(O;V=-zpbJG#SiP`!jNfI
dl_A56Er4}$cZ^baS%RX59WxgAfl`V5$XrGSKF0+bTMt$x~$uPaV1RqkA5N_gfzQYsh{bxpxwAWR-lNX(NU7p#AOv~L=<BY5Ay9P
`y|z{S=F8o8qJntr$TDXxJ8Gdiy_#Zr%;PJyZ<OjAmWfK2uMShYQ$X(E?gO1A`Sk-F%_v>Gc&x43BskcE40B=NTICru=35%XR`wB
Fmf=d{wg8YD|aZKXXoq>k@Z7B`ynAy;rsa%{-R<EG!Nn1+4i}N#7Eu-<@zEhm?LVN1b+xYhyi~(no-H6l2S;Tgb0->S(Ff<qF|wD
1f@Wsi3DjWiwVR(P{V^2Kut$SG9j2I0#KnAlufb%<e?CNc*}$Z0Ld#tB~nsTMFk}h1xW&|$P^1j69EztBT9`5y+0X9k|6zAW@cqV
Nm30&#KA<(N(2%^RaI2c5j9gnR5a094iOVDQ-z5r21pW&Ehxee20>Fygat4`5mZqG6*T4nl|gn1v=Q{6`(+gOhJ7*KKhQ$ME5JR6
;(361^z!GhsO|do@v-|N&%d6pPUc?i6j7gPqTs+BTD7%)`-o!#^QH{0ZsV`7@7%)Dj868Ti5@T7;)9f-MD|Qluo>PLvct%f7<QH2
`<XEW?mnLxo@jouA9Vfu{hqVLObT0&Iz4XNR2{#MYjsAxcSV$KsRa3xu<3?j?{_A(cE@7d5^Saq&6t>IQCfaqdS-5^zD>jzFgOsJ
LL6iWXUy|GgnRYt_InewikP6OgBV4GQBjD`0BYm-b28>MR+TEsvQ)S_P90?@d{K!6*MEtrsD4!8Iib&P6Q@GAEmsYqC?ml+ltP3<
(m*&d0tiHd$fJXv7w-@U;sb=uVTSJ`=np$69*u$dL;HXc5nsCsFk(Y0G&&$qGC~OA3E2NA;4qZs?dy+3kcbJQzkil%`fzd>E1;c9
n4(0em+bApfPR^y-ex9?{QPm#+l}4U3EW-4qd~|R%!Pu6B*cW0W0Yr1DotP6g*0u3`H=sPFy9CZcuUT`?_LFF4`O!K*!N4lo_7hc
)jWqLI?<%liCj)LP(;Mpon`a@Lb3sr$&zEUMzsn=6-_8aP_zvM6Ku_<@j-M#El>eUGy$kkh{*uSw73G~gzLN<UR)e{J^oH0H^Caq
q&@Q6%I(Pdw~cgYU7VZMl@$!2Qcz47Z7c@_fXWa*Q3-&^h#1Ka2|avkE%rY%*R5%}l9?;4y4E8q*G@-T!j$sl##XS|l-{lk-e+y}
#Lwk#g}m-hM|K%kO1Tpv)T%LZ%1DP{B-u715{O}yQyegka(qc&hxcCLpHmzncWzX2H=gjEQRCDKJHq<&_(yyP{UM^d)B3|`Ngif2
<n@#Lm#A}!psK%`RUoRMu2_k!sIbhasb4u}uV<sFL$)KVV(#l58UwfZj`RGz9rL&+iZeE=1`bu`J_w)mK5@P^lDx4lC?<y6B<?$R
Boh-y*y_Gr4ohM0eBt{{`6kn%8-+XYAat53^MLxLLX&c?W&(QQP>E2W4r&a9HwXqvK!DoCLkR%e5OWSL1cnpDQ<^jASG`Z&>pQp<
9}4BgpY8Q%raj*FMqbwx*_&T+48*Y?r2GQ3I~FBm*0xm;^3gaZInB56_Ju9DIERsb7P$n-6r!S90y6~Pj_l~zc6u&|L=oIH|HbXz
_b4g{I}?sOcWK)ol@RHYNdz;nfb}1q6?d|fNy`_%BL&{G0YFA5g0rAA@2K;@V#+pfYRN#~5cE?8;!(R{abJiLhx!A7iMmQA^NL+0
^(Taph1>(Z0U^T1%pdrOrBji5bre+P0n0EkbcmQC2Q3&~2;Qv8;5-b&dqxH{Brikts)y{o=ehe&pRx8QA3YJG&(jHgy#GRdobq(=
>^0p|UnJRqA6-5)V9rT5WEvn;y~>MHW+qC3HEn|$o4&6@8K36t+cW-0yu!155p^4S%$N?782Ity1Nw2A_UnSFVA{9A{ceOopDJHw
7o)#y59`}xu{0sT-b>$l&vzdr_9@7VBO|Sw%2Qdv>Dp1kurh967+Rw@w!<xxO!M;q|1wX&aly)uNIRU@<C{!y*=*q?;Tbd0-=&Qg
YbO0-n2K?0A880Pj&&3BC$F#~v=pRBfExIuA@*q4y-tzbSGU`ft!-WF_{;H3nWAE&?ZA99S6wpzD<m$G{t1?C7~-p9qT?W4xLkBw
WrTFn1w~p<jz!kWu90hn#7M0xda`$Sx;ut+W`Ru|CF)EkEbZ<*e63-NKc07Qfs>)P?}?geho%;~;l%GV5R_O_3Q~pSRLfJ+X!hdC
S+a4(!&*bFY(i9XzkylbOKOf9?oroe^1CHK+5ZFO7q5NDYvr+-;5tUq7SIs~?9yfu;{Mb)N-aB#a61+Hn+Nn7E}4R0vY#5$1sKm_
(5Y8@NmYsOK-<W>tVdnhxx^0h>DG5|Az?|^DJVnTXUq?+_yz)Z9e%9G_AkOdn*oJt2_mYc43s*sAWR9Wq9R_Pdy!l|Qc*%t5k(;}
5K>DdR1GOqB`ie|15;8Yq!2{_)Is~7hcK^1|A8Y#P?VG;P$eZ%DDtY0Xdf#;f$H=fO5{h-u!bU(1eG8VN!2-05=sI}SOO9vA*fX2
>GSh`&i*^gjxs9pBfNVAQ19E{5-kuJzgM;b55L5HT|^Mmuui;!Lr`D`hi>`k2r1(Gp1bVlyrG<HhC&i}v!Qh22!oTOw~{E?!}8g<
rRmrwwDjPfC;_9z5%UEA>A@c3(1vI}9kP8*?0DBa<WfDh`Mzd)s+8O3qd3;(q1@q-XcZQi-+Lm@PoK_kkcW#1RATV~gpmi@RHhI_
iL5Xvh$(3rda@=^YXy8HJGb3W24^}l#FsUaO6jOm)?ZqIeNki-)0UPVTy_-E4*uO~<DNDmaz8|C>+i=$M8~=L;xXVVAVG2vb+&*(
unBL{?l@Umry#K?I9DoP4AdZj%X|kO7g-|2YXe6R)+fz1q_0Vy?vWx}I5$JB@EKToVYVC8%4OXIPkrAhrX2$+YBP-l(0dwdGA%3e
?~U<D%9ECQPYF9nYDGAvO68oLihI#rz(=Sw?knT~#>YbZ$mB%%>$<+!nW;3BQp*cS8yGNfaHq59J}ulD#?#L0%2Prybmm6`!S#B3
_+RY0dU7CBzF!$}po@%3$RZ{hti7zJuK;Vr>N05~Q;;zP9**$MZsI8GTxOPSYOtuJ^diJ@S%X0(xH$~vp)f7@Nl9pC7l<H-Wktpm
lm>|;M=GB7MCEzzb=BC4V+tR`LiC4FNY98{Qj5U!b9v@XhIq`(x{=?>^tSQ}Y{A?TtT44z+MtS1+iHYbP8@Kq(id9B7ixFwpgGDv
)oUuespn5Tt#!fIe=i3<L1iXV;bN5%rm{>(Wfz(q>vMy>cffFaca?L&l#3DQr9>3g?j=hUl2H`>-fQ>cLBj6i(26)mQ?_^|bv-7$
sE9tvQHbQHG?kUMj@jvSXq^geL7U7y|42ZQPeFkIBQXa70zQR)s1I_3_!9Oj*|+OE%^!!)>3u>SQ{yi|lhBxZoc9`w+U6RpkBPqf
>!ruj(vHcOY`HV`)T|hEE`Ux$oss8t89{QJoN{uag7+)_C$Aj(2T4z^UE0;f$^7PB;!(LA@Y;pZjL~8ms)T4wO}~4>WMlex^Kxk&
nDOIrL%>>6l!q8t*Tu`FP=(4M)P4PX!~0fnNu+!4@vWUmYXcL{Q<Dx4j!9cjnIs^4;RHMRJUbEh`lS{i00v1B0%1xZAYvEkBupWt
5iuo%R+N7RSPDqbh;k=za_e$;obZO>+KhX8w>`(bPme!8ybrbws3LsJLX1&V$e5(8AjMR8L1jb_@?dnT2N0scO%zcJ63`<|Bv=sC
Bj!Vq4?l;(`tvfcW7dFq-spDAO+^AQSVP(QGjRYwU0erp;s<LE`OAF&7A?t`HT58Ew+lBJ24qTZ3Zjz0mn<dQVnG6yKnL}tt>^`y
wWnc>7$}s2!L96#f`S~1;xCQs_uYu&;4K4`v7Fd`+-%;7l=3GGifH|eyVmmX?Jzs{$dUB+Mo4-(g+y5MNp;DKEi8tSAR9N-o(FK+
sWy<Hud58nYBEj+Tkmw5N|ayT`FKgvyL)ZDk2Z8-GhycN&u*AsN@?U*Rd4<kPWf$F`Y7|g(WA0IP5I_P5P8$|o;?5CE+k#b>byz^
Lii%lZIue+?KA%>B&kYD3IdXlqJ$_Zh#)n*I_tkaN3kgnk@Gb<I#W#HzsN@*r<D+^*J-s_bBuu*gy{2+I>K^s{m>sCQ+n3yM{kC<
X+eL=Qznx{KS`WvG2V?<v`{!{518y+`gjw&paHJ`3^yNp;BcRb<Q*M0F1HK@j;IeC6T`{>nE&#;fjeY9y?k^%Fe@p0zV9v0lkAc~
zSw)tabJX?MQcitqf)k^mWv9O8z16;eWd&aLw_S;syWL~UrF=r<l~+*lMr-kUk)9gRnUj7XC>xxFRJoUVkW6hj9?Hj3H?`Z8~P+Z
L_3@(a%9yG<e9>;&cH}H9gal@<umaP_*k+L>ljlTozCYfhEhP81yIIALy0lQQNa`xpMA+@+CXA441g6>6EPyBLed1mQMn2-!xf}M
Aucfi#D{Q$keMJUkQhp2sL~}1CeK(oo=H<2V_`uYs%^acu}VP->H{^@@r}~tbH)YCD_H@lMaT+BhKS~AsF);a2f3ahbVv!1CWZxx
LV+F17Pp|?v>{E|B5|0IgvtU^qG}AO2!W*>f`Ww{g#sWLsi8tRxREp>hVU07F3w%>bco<SM|G4W3!;4hlsN*XNkNRDQsl%7OO+t*
S0E`A)B+h$14ts-ft67}2}mU(v@AfAIUM0Kfv00)FruKSc4BInffG!N`M?^M*q`I24G<_%-Ghu$a|x0(DM@HBq8cDPq&BC1`3b`y
O)#8^(7<hR$1%T7;KQ$k<i?S8fatIeB!CDZ3MQn{g-t93#vM!tnKo0qAz(RlD48*lsv}o2Ij1HXo8CZUF4)PK+{7C-nzpx+RRkB1
w)v4Fc`Skmna9*8A4s?6h6p;a^jqTU2Ou@HhCdU@&d7d8-hptZ+YkuZo$#?^%7h@RypXFJIMyRhL4lH)4Fyn?B`pmrlA&e;N)&^r
$qE*VP^4tkxVIK|W>p+wz0z}JF7C3*?SR4MB}BaBA+#}@LK|cOcITcHQ3P@dqT!O1lqCkDu(2dNW0Oqd_Dm8Vr*9=d>4zv9NL|&6
L}I8+YKcW5)@Ud+lT1i;i5ZFG6q7q4vg`;sP02c;jkSjwCL30P#zHZioc8$O=g!CxOieR1!BrAHGZm1VCnzM4f{q}@n4qd+mx9)e
R9&2b1fjK;Wy6r@AOvCnk*I>Wk;!7J2qvOd-HQ??;|NMvqSj(e6fq4jM@dYIL<$(Fs!B+qq84eYgN!oUjw+NQW+o*<$uJTT5(U9(
)LhOiL?S&~4jV93X_$1NtC89AKrbutH0W_;H1Yw-{S;tgMJS-4S^(6R@{kQc(6pdX0v!lxPPu}Bb>|)%uU%*b)PdRe;B2nh#0;_u
QKVLvPCsX3gizSZU_Se}+>Aih(p2?OOoYh{AqOC7Xh*WGI^d2S5l)bl5Nc6PrEnvcDBkH497m2gMHG0qT&@*y-tOu}RZ!<lsJnf3
<W6IZu}vhboEeY@yf?j42k^%`UI;<xT_isVO`#J2<c1*;1eHOE$w<jzqoV}fH=I~&Qn~$gVWfjLx48AL>EDqm9Y|8BG%aL@WI1!)
3tHOLrV>FA0Ad(gD?9A4i2^7GQm%$W5};(BeOpUnsHDyNENzKccky~OSr7V|Q-3Rno1ojL9XJo9hSE>sp2&BqaKPMS-Gam?bS`(F
RwLrtGZ$!`VQfCReS1kV9wH*i!ql>{fl>C%##>1E$S<#VcXlLP^}OSQcy>@nD4@9@kuf47Y0|AFBE{oovB73W8Um?kDwryUl#Zu|
sy4g<5J5=9LIkB0$gv2*^{FNoA{t<tsft*lqF|CBidtHcB`Bm2qN*jJgbBJ?9dj<Ri18&*;zT@eS`vnWCXt8~L3D2xLBRmw92g*Q
VyHyf>ogj8-YN%Sia!7DL7*Tw2ZT1Lhsb>-v|pQ;)YU{;nAIovdV5Ur7ew%zYa6iys)**XA|ja+s5y`YPNXQ5Kh^Fhyn^CH*So63
dAL+T5rfV(ofJ<HZ}9*-p3@Hvw2GWc2gH6oUu|EmQzn2iqJ;2+CDbu^Bs7v_ex$KQKzFmSY+<Rxc9-idXflJ@Xnqf%YpqCg6r2<(
WShe2_~htPA^&V=^%A?>k^6P0PrVYQmvM2zu7vy&$LD(+asaz+290k=R(KB86Vk~3;C)JnKxeu%Yw`jBhxYT|tC((uOG1yLg%Cyu
t^9l}&(~?<I66R>P?5Dtm*U9n#{1>U{#_doga{0I<YIR(u<9jhl#;*9wCKKTQq#f{st1)yLI8bWNEjDx=d_$7)zCk2_y@dq1XC#>
L)A%M1a!m|6%;cGF+fr>Nf9tiB-Kq3O)(My1yZ6WQ9sFIm=_2*RVxLNC}1E8L?$8yB2b{32uO;C8Ad6pni>fxs)(szp^}J*2vg^o
OsM|228E!ef`J+uK!^q^1vMyXgqkI)S|+Lr7?6r&nrNz|h=7Jbp-G6Ps+ts%nWBk;Wua<eriLIYfTU`IDjH%GqL!kjmVzpX7%CQu
S^^+QDoRA9l9*B$ASP*ufu;&VN~WNhD5xlsAc7^RiHV|0A{7Qd#`ZbFC*){91&gZ>QV&{0Y^+4YJsjN+PjdlM9V5}n$2@enW>B3c
N>0|}9o?d`2%6TdkqyJa%|(RJsw=d**+^P0Ylm_%9SO>z2^AU@<?h%x=bkFa>uf4?5_TtCcW?=u5R0O5C<KrPHzi9@O6@Cx$vNo_
$;3*WJzG5XxQ-BuiX0?{adHPch2wVU;j4qO+Hw$dNyK4Ibf}z}K!rn@$h`DK%w4rZTn<!Z+jYkPiNlk-r<tDE5dp=Ztim*IFrk(c
#6E~ms5AC&8$`$eacuGVz2yFJ<K-SKTjK<r4$$Yg>m)ej$2-p0;AexG9PP+U&nT;qV#fsHEsU7gU2ad@7<R-C;)5mJx#fY8yDi2c
6iOB;ladNM5zVD;2@~&l=evU2ZV5MI-Vb2*=0n`^!N>;OKy+n5LyJY65{@jJ`Ve4%jAC^2;q)&=Re|4fn2k?*OSairAM2`QP}PZy
F0^qpI^Je4<MYsThLhnQB{9UJ9dDB{fFPgOWtBFBr|)qE&?QG$VVS?CYC}m`4aOA|#H?DO=8l9kcKbU3>&xRO?88Eg{(O64h@<V4
>6{g|-q|#UjuXS=2e5xao}58X@nMjFWR{{xB&M0B6#)nZSwf(qiY1s30|xRL8O8I+Y?jdAiauZo4Iqd8pB8NVx#;eJdH`WX>8L6(
NS?o#V8(I69&Soh5w@YkkwIo5eUZa?^y<s0!zM<~GIo7Ui#C#^su5$Ps2rGn5Rm%Fd&%<o)drU{1^MXJvC&|oj`i<t3Asyq-Y<FR
?mIoFS4YnC?%<QQ_sBFM&Qol-#D~3T;Vq8{p|QL=;d_*w?>%t(JR07jG8ophLne=at@da(eh1%I^*DkEAD&cj$Xr689=(b~<A8EA
LRbeyA??>u_I+0H0#n+UO!j2DwTA_<ozRE(Gi<K^qo$C9vt-0c{G~{eelaHc*fWQEuq-k{Kk;v?`G2cF_4|-=A=3weGJokNWdB1)
rD^zo(iH8`^E&Y4=Yy|oKw=D{nriLPdHo`zY9BdrI%n33zVDyQ?stQfOia+kArWB*<R>Z8I=&<eg5*A*t6TcG9MD&E*Y&y|s!>i$
oBCV>XfX~J^oU?1)4p?@#o2ZnX934q4Y6X*m?)y0@LaMOWS8IyLKuXf-~BAv=c5%9?;j3cUUTylVfa~KwzPds#4BkfNMYGzlw63o
6CjI$m>6>s5}_)h3!R6ZU`IQd3MOD!fu@G2+gWW;Kdg}MA0B?@pd^Y3<b{F~*TD52za_a-wC{_^Ikqy}rr_JZ?3<dj{XL{v*uR3F
c(EP4tH+qG8s#?!UQ4u#N(rinmvet+u4Ti7&LtV%1F|T+Q?UvvvaxNu)iuS~xvgfM9qRpJ29VoXQPnv#`IxZVCWZ!PWFcjxMkqvC
0i+|gLvqzS%wA(qX``Nxc$GN&p!f;ADkym|0nSmf$7pKV_q5@gGWQb@Vt}!T(WAvjh^~cRB!GNF*IIvN4sOuQ+{Rvcgzuie9i;(r
gQIEW;5%n1j*vfHj-eQs5y+@BrIJ($2pYjS=wn1vY{Ng4!`k87sTxD76&Im-)+bcn7Nv}>B^eW=vuG(~6tk8P$(AxDAqaIHc=R3I
_uaUpNGt+kztzx)r!uO|L@FL+6<j>DCD&YBppHg}M<OC9I&G*YW1bfTLCT1`BbO)$;RQv?4{}Ee!!@PJO$H}!OjtaJvDr~Y6cq`P
VueYZsWXu#L~;w6AW(9y&UE4mwq_B^DG4e_Vm6Cda5$|33gTgMjc7^Jg$2v1P(*MlLj>4V*s(||i<L6vQ4vwYoT@01GJz^9kY$xh
EhNJ#RALnuW~5L>K^4jhiV{MiNJ@n2Y|IWJl}$yDFudutu|z<QL{SQmN@4^@4Q(pBDKP1T${@8VOin>jTsftb!r-e^qYbF*cXbCN
pqwD=ptM6oDET9_Sr=ufMI*(7l@~b#%8IW!f^g&!MF$|DimH!O$V#f`Q4|EC2&RfsAZ$P_Sgi=`f~cf~qKaY8BwR=i#YE;LLX9;o
V^mbllT9H_1r1O!C1WFjWO5>P?j;4tf-Z2V<y8gs8KMe@WdRWtK~Yr)P>Bvv5ORX5u4)m(jF?n)Ls@5Oz#w_q(|Y+GUlxLP%jz>)
Go8e{Ie_G(JIG(ydthvOapUUyJzq5WMf8-k_9e-djFA#ze3wutc4iJX3W24=HcG#~58<PN2$5n6U>Jxf1tX*Ic(j|G6Ae#5KUm1T
9<=ji(tSz*f7~QukzfXBhMFc)SqLDiDN<@^Xhd0A7?h<VBmyA_Vngg1RWyIX0_^SYHX+P_Za@kU*$SPYBieiCy38+KW_+_+MELv-
&1lfX#@lkXKXIbqmrUK^n@>R$YBWZF(IlLQh~KqId2SY*=0<n{?g=T95+alskRnINkw2Ngw+ey-;<(}i4{aL^BL*p}4Ty*JLM16p
A|?uAgXuU>A99W#AmILmQ~pqhaET`h|4o8BhLNgBgopwHiY4LhP+|Aax9dGo-QtKIBS9(*LKIUHP*W0wOG1?M>FiGNq-h{3{(B*j
X@&w+m;jU#7rEgvLJL_01tCHVK@}8~(7_D~B+697Lck~-VWUO}kqUvVL0mQ<2)MIkObHl@MTleR)JUC{pjt;}a)-n=YBUxj>4f@_
`$hZeO83T16nKE@1@4o|1|$MKy$M&z^>=DX{VJfT{X~nn0rfqvw0WxcU`9qTv5FEKPVb|*>}Dumm|=hwh8ap9Ip68WgLVhZ`5c-i
^`ZYDk@bPxvc!x{DvyXK+Xxjx#QM$wd1jV^hMqu!0zOIz2G{y!T0kOTl31!BC_+XGVxXdkP$Z(6QY4@vX&71X@%i_lctJ&a48bU@
2>hHe4^XSB7FFYX%`3(qqiYX|xm54=dqfXe<{#<<e*WXxVdREr>l7lz37PcP_!YgAPM_q@#mw5nMCl|p4YHp*MZxz<@~qLs$PlA&
9Lb^wQH;KbT3Q5RezR;K#NNRDR)-eIESv}xGi!~<ym;h=L~+7;vDKthpoet_G3!oMRXK);MQ`!2D0OL7TrSGx70>YQ;7Nx=x6$5p
>v_<LxN-bCRm6~Y!oj#zOl?V{D4A;R<vykIZ64!4pSN1S8woVUB9NaRfV`*p5$DxkHj~CDIpjKsiEkWtG*MuCO*kP8WSN#kMS1nC
nEH3*E^37^xF;$x4!JQuvP{dhhQ$7!^;a$x*ax#jGeoe+V2b!ACSvof>jm`f#DY1yGaEOuJ4L${nsHKTTM_vXkEQPLfw=?oLiFa#
Y1BnWcP}R~bJ)Sb%Z$UM#m3U>G5I-+(4F6M8lDmuh{!RBtvTKYKL6<EY0@oUP7xYX#)oLxi8CwU-Y^v<6p7Mt<70=7Ur#+|MO-pC
GnOu_K&XE_M+Fq#@~s#n#&P~QX|PI`n<~&HRFOp?yvC_%E$68OeaGPkUqKx7Qp&k*Hz-p&elM)PwBL+|xn?BkgvP<@<WWJECTkQ`
=2yZ4K1f1j=Lg4nrz)lu2_aETDyj-so>eOrMZ=NG(-7rZHi1<7lnJ3Q5i~uoi=d9K?{K-G)7_-wyAK70<GEf46cG_b6+sYL7>8T2
&E?OGGfmLNg))^<V(QBf7-CQsI=)?@=_byT>+>G$PjCumzN8L33Fma@Td|j3Gf3}XkyS+zcaxqp97!~AS%Um~bwjZtD2{Orgm!a<
3R<CPN;fVf4R!4>4cgW_JCwEC!fEX;JLk`-!*lW-1Klg>J(xZMt!peQije^uMN8q~nv1#4A0Rx*zixaYilB#AzUegM#%(m~1{NpE
nV*|O;z$t@LAH?7zMKfBNmW)=)%{#+hsaMv(KJ&@ijz!Yk(g?h%ZAp~%Lt;0B?V35gh7%edU3C`kVV6HP{f3Uhv%%GBK<)OI3`6Q
x1v62GNU4Kt2kg@YVVt1){ywhWkh9^bb_FwVnS&ots6L_1o?Nlrn3-LRg2;No97!UlZ>5E!UL9yLMYl5ipC2BSTX9)2d+(%OY)Tq
`~&Y0A79^ldIOK-ihPgB5YXfw-k?B8ibW(O1q_P`Ei|MBP(cwC#SnxvlTg)AOj80&6tICHI0+|64Z(s90)z@UqQNE<Qwr9Qk#JeX
5EgRbcA5yvq?njYx<pKq0+`hkDtva=L6lqzg)j>Ab0+5pFo>>DmD{KkP+S>6Xom!3IN_Ip$(_zNM9A*dj4G93K@?YJrDjPNLITbK
thgk~NtQ{{8bTeWa*7b;6chz9I2Rp87YYN-fPu@R(UH(ZW@R*~u~4R649T&%+HxbEg$2T;1sO!CtzjfAB!dJ2SSwD_g@<h>5poEs
3TG&e$^cfdy3PP%Rdy5+&pUIu1=EF6bdxtksj`PMZ1$8P*dDf>ob!vJjS>V7!PFUWW!nkX#OSOOiNLuT#PW>ujWV(sJ7U42HWVbw
E?_t|%m99)eKw$SKnX&n3KXG9NkX+sQZoe<sMRM9mBbt(RiG&6Vyp!MP#KD<q}eS9EdZG!4lE!-RD)1K2$IB(K~7mM1B|pJ$}5pf
X8=e9n-h#EnpbSQKuk<7L6Q*^0Yg9q068Th87eYBq{9#}R!%4~iGp$nLs@nL!ekJ_fjG5VL11^kqp|hJ*I*<U8cYh1K;SPDnBW|U
H7i0q{Tp-}1d+&E5`h5b&<N`Rr2f@E6@MTFA{6R;Jt^k|Qy#saQfT-b#tMpldN*`m+MK^Q?oQlX4CaL(_xf;lDYz8r&WpF69rer(
W{NP><g(8)N?LIE)*_}fpS8WPx}c#&h$@wYtUkxc>&GQI8O0gx<ktzuoo8-ncD3X@0&iXHHFdk~`OlFLq>>)s{W2(tj?>97xib)B
NSQ@BrzocYifK?Rio*&tTUFL5Ad`0*#N%M)2b_bp*yoL@g2xbCIFn8na%^&K8zA<v3qMA^r>2YS_Tisx{@kHe1w>?2h?Lby5&;Yy
m>A4O3U#P5FjPfU1q4bVL+0$Rfpk^IO|`6o%EP8$WfHH__&>Y!UO(AG^KEzME|&LyI?U~kzviJI<rN|*)lE@;?qt=W98Duq=5qL)
Kjx%B(MV|GoUn9Hlm5FdMbSssM*9R@fJI3iCP5dweHOgGW#0{-`mNf$om5QgY_q7)XBn4%v#qU|<C}IO{%eg_e9{>{AARYDwBq@2
QBlSD6VzQi*y!!LaW$0G#K4MO+icpEOeU$!EoLe?Fwwtez3JZWuWCnL(b_e&#PRhi%jBL8%{i9jr3j+EVuxy^W8WJTL415{`dFs7
oSwC(B*u898{|5-<A3n$C0;o>7Ir|~;;iQlwrsUMUKT$aTvj61!K=4ow5eQ+8&;0u4z$3-9zm+Y(<bK264chGdh+p?x9;`{$e5Wa
3MOF($UAKI@)n}$L0{GmmHl28g^OVQdfdIqBF&+t)jB}w7%+$NO%`HneXQv@#hu6&GFDbEVK}WQX-n2Bcc@iCMpHPgZM0*8&9X&w
%Zd~MwjG^92T_pj$ZGFWi5H8!x%kfhg30e(s_JU(HL2ql)4TFdFH~Mf7Wu?VOX<(6AWwqm5-oO)&<R++Oy!xVer9e{{5s4!QA`;t
PgfGMlj@+m*=ZGb>up!jk!tPCtEFlR%j5^W4K$zM3#ruJou%=OT~(t*`knc^W2?yzem<3V(aSlRopOEib6m@k3fjHOBF@)*={3#7
bSqtUn#A$e_)`mC6I~;b3ysf9@wrgSHlh<yZ8V4}*S`6jey2&@qI*zTicX2#tEBnHC|yLq3bNh2`|4=B;meGP)yA`=s?Nf(3J|R)
F@r%SinJLt149$0nV#vsx!Uqs;`;Nj-#tQ&HSGP#WC}7Wi~9AC5P1Z=NzQN}ff{fCu!Q3*4I~XPF(nxEQw%!Z>5=m9{o3gban#`;
Acm|IF$=b$<IP$qA4N}@TMM>NXjw)%Z^-_0FBqG_`TK4fk|G`7g`x`v{^W(qy|vYtJlvuQBvXmi)F76aP+~bicQ7@kMFkBnogT8w
janKY+lIJ+Gw-;LoK)!-aE10ymYL}5oZfnPkCjIG^wsoq^U4}4Q9az)s4-o!B1`$X<@ctnNNrbC<EPiumDrt+PtxK(yfG7smrkL2
Bk3BFmE1(;H1c_`qswJs>wK<d3=r7FKi|>MIDK2wK0<s;sBPaE_1=1@^|H>0cJ{|>Q+H=mGVXip4ZD|jDEd#9LN9*qRhhTsefQ2|
dmKJi9y%076fl_s?`kcr&%S*3$Q-^iF5GmOlasHs;rGjT=4(63uH1AwUrCrZd9>ckF(FW8pCl*;l70#Xb#}0fO)sNXnYOj66R3G)
Y=gtb(#(`(u{0wUYM6t{vh5mNrOqDW1|1D%3q|4f?A$);gbZ4J=bxPFrkEiXj+f(Pc6l}m-A5;X!#B~Iy2&8v#&z4$9&X^n+L@D9
BpN(T0Ho#2R-EYBiVM-Icl%C_Im1=#>GkspUp*KkT^J_wtE+AM!_*6mrBzP^QQsN_5DtY<22gh@>qVi39Lu19z?xlF#(lY5SJhfW
sa7rZn8MSGJHQCV+#yiNdS><-Oz7p)9aTCgV|!UJ%B-p>0PC%JgZy1{t%87P?1n}d!>t_TpcNn+NGW<a4H`X((=pQJF0Z4R8*{is
sRY`UTor{N80BxRzb$eiii>!isoToLnAaGC-w?TGv(op|E!WC7@S>!T2Won_Z|&4C6O4<*dh49(pT#UcJn%*0XKR5NC!CFi#D?X)
F3=uBWGv43ywJU^qNU(CO+|h#I5>+vpXnQHCplk7->s+Znc`wdrC$b71lv7Nd_E-<-ljf$_nW=Po%aW0yUaNj*wAc<fUUaPkv73g
lGX8Wik93(JskGN0!4Sca)!B%4<{qQR~h`W>N^Hdnke#b?jg^4Ij#v1<AZLgB<^8S)Gp}mm1f#_5Zf9-21X#|A~J$SAh+7|@kaPK
x`h4NUK!#t?&;e48Dw6b^_0)R&LoOUQV_Q;#<!5uc*pIg%{gwI$v-(m+U<=81~k*ttIT=O@!y%`d$Kq-;*_z=F&~&|n-c2$=R~}|
4|(&@k<s)j=MTMRw;fRE@4CuX=sk178hS2uNio;8@7bQRuwoSvo`uhH?CDh!5oP;$QT26*pTi+a9PaZqb;053aOnBaSbI`45K{&|
=hu1@we_BF=5}cBi&FAyR+Oabl}JVWB$|8QOS2ila>Z~x^y`SkehueWSP9Vt_&BixkJ<ogQK0K2WI^B`jX2u7gJN^Aih)71H5CJ)
gaYuO<VR7{rMk_S5w6^#1W~~y%GuAt1|$6x#=$kxs78Kf$!z8R-^TE({C0Bg4T!fBwnq9Hp8scBwN|M&mKNDRX?Px&dc^6<8cBmU
Tw+*<K@FHB!%NLuG8%+D|HGl_Q@&Hbp;$cw2dp~LnkJ-%58aa~z2!TQBo@Gq`v9bXEJaKfAaI*Ln}o!Q8_{csVz4T*mWvFf3e@5F
&K^4V!=7Q&${2^s--Aw|v%AyQs9I8?WZ?lx4D+FWAM!?^#qkMeKL+2_XU!mB?mCUvx$wqFC<ltE<pz$qL4Wf+eDl+j(s3ma#z!kY
Y`l$m3ns_9^B1)vJ!5D);_X>u2e28wiCmx6UYQbAl)Clb;`7z;zs3(1V-j$D^M+e}@*Hf(&q#f*XgHA@?epi|jrrGGUG*bG5JtuL
7rejCjLez%r-(>bD2+Wm@4VX5@SG<${Ajb>o(pDP`wZ}O?>nbGb<Eri^rA3F60BOy4UQ@I(Wd4kpI&|}>pD^OK|={%{rF#KeB#~=
pk|@g^o2Fjw5k?J*H;9wBZbpR7r}b2*R+Seam<z8{ZAuLsiu5^y%<4#zvwHpic1deFg3iiTv5<8%)u_K0d5OPirYtvw>g>kT_N-(
tJrk>+Tu!(ye#)p)~9cfg8GD{nB-ou@2$O5mI_8J?<`29s{RKR2V6A-MMRy-t?(k%fcDLHJ4&seMno2Bk)Y^Coyj+6Xq%H3;JSE_
gX>wumk~0VYL_>cab!r={&gYU>gER=<(;RU9d%??cI>v(#Anws@%vsb1+?1{-uE#9(iJ>0dR{F}0cikNFP&mwx<uUzEwzh6(DRM&
SZ_4<9;M6ma7n4R-!TcVJ9fHRyyFW?#QEeniF|j`!w`_X>&{uH(4UB1WtJ*W&ya}pg{(|Ohc<Og!?gD2X6|0=f?Q+im?(6Hsk&<h
<MXy!5?)ke%NDcV5+e50v)b$3x`38x&l~ZS(q4^qDamV8R-%8C*vLl5=iItqUy0XwE8IGsEk^aioI<`hkv;vyhhu$;VQ6%XW))+*
#~Lu$f+hJ~V#-@s#7>GshRCDT`$Gs?OlUiIbz^lP(o9kf5j9AW$0`UPd`axXs~+Qm{4QP*^P`$>&0JY&UAUrV+%a)HtW~Eemhr#C
m!d{#-*dIYr_!BR`dj$Bwwf{fvy&cO@r?~vUAW&6H0d?TTMstOx1uSKT2-wxQE7&@mld(KL_8*_)+TbKy&m?)_7t8t#f~0u$b<?G
?&&uP0dF;k(ACBcU5`A8%P!2`k-S10I(waFX%=<2tC!97nqK{H7H0Ul+T`<$cU@)>Lra$ktq*VBR%%Z_JLKJ#?)n?&e7`#CaF6F~
?o9Wo@(*qI(&RC#L~Pdw+r4ce=1oygIJlcHieFjz?9E8?E2LsPJVeWL%4$w|GT!xYL+310xme4mD!Ptz&hD(aF4XQ}7k=b9!+Yer
d7joQIMQwj7?d_AIAdO^-f~P|n>|B|y+i38H$1rzyL;vG&k>$Hu{7Uob-R-lKJs;JTh`xCIW^%it?!cFqosCQ_g!4=W~xW!k}Hgl
t%KCkGbg*be3D;X7mQo2O<tAp-!1#~<Z177e29Zxkv+vb7c+e1&7BVA^~kKgab=i3pwoRnC7k2UOzSRec@T3SyVJAzpD(kFZG80q
E4>$QEsNFU>u+pG<e9&gIkG^Dud7*;@|^X}yOE^vU)SE=VYAiU+#9%A6BVY2yt^9A$0U$>b6uH|Ojj&Z@UNMdH;S%q-;3mH-yy2%
amcT=Gs`0MawCSZ!Mv3F(ipvVk=*7P^v=~To}F9gOSQHm+O4~?#x~M%(r!;zIyK|irKp9fy`m{ia<FZDX^DfJQ%ww@>ME<P96~cn
2!ug0XPKsu*0--xB>l)|S1um%Brje()Vz0Q;q%_i8MlixYq#&D!tmqA*LgF2cRNR{Qvj?ST@zaBpcjJVst^)4ChCSov0F+wy)B$m
&UazHUtPa5VmlFx-lg&9kFJ^1;zv)0k9_Y7US`GC_o`pL>i*_sxNMr)@!WpBK3+niqs8++bIsB5>P;T8*o!}6ik{b{-XmbHW!qVI
kCLQMGQPb(Xsk$85%EuleD!#$^U5MXtuIs2wxPc$mc5>w%I-zVeJoYlx)MnwUY^{Qbi<tHL$$iB6>laNdxYD{kv4}yR2Hac;<O}1
F{RebPFq*kopY{D6?<+jCdEegE50KTtBs>rWnG_L4J&rUBd1s2PgW<@Vw&kXf~TOYnIQ$u47U4Fw79lb2vozEpE*q7!@+Jb9F?P{
2tOB>!X5L-Zuv+h8D8?vzP)y?^N!|q?y6~{tw4+);Zf0#H$`<6wuGejs^F{IrI<pcd-J@`cLw^Wi7XDQYZf(IcwUhzg4f)fTEU*4
wslp0cY4u<VLZ&8IWV0&<GE2jg?!Tstq^j%XG)9CS$37PrNOcxj+oNQrksPmeN_{cR+_=<zV7PG$JC<ZWyX)xyD!DXmi^2++}}%F
=9RG8cuChBNz**-E(jrgEdu@F)a~`f=VkV~RnBtNZOAL^s^==$kZ*9;&kMO}@$0EcMT+e*b2=T0*?l=;<-`zT$1kL6K<|i(h-nV6
_upCJ=f1OY%F#icB=10-8Miub5X^5lFiqlE?JQ|3IAqP{sAC+Gj%2@5Qd}5XXgxc#u_ocaCtdG+u<LzCIlx@EC7Wj=^~2UJ>{q+D
Dzal2b~V`v1gmk@9p_7iIjcalT`Cop!K)FioR+w=Dal7Y!-eTx-{T*@ocq%BO7oo}4y2ox6$v4lJD6(`Qc8hKh$8yC2#6+_60B@X
w6WNTtYt`~I}vwmxXs3@yjjL@OX>CQ{#aSpsJEza?8v@c5V?*<j)dR8GUfguImkZEg`M>eH#EB7{!YDatj^<m$1M$J_1(3GPh(eM
#&dg}a{KxiY@M_aR(EO1N~&JX8Kx=1Q^gpYz)=&zvmw>?nF5J{qnS2OdC$4g-$9^`=)U;MN}T2Sw7h?z^<)Z#(xl13)mYLy)D{!S
Ade2!ZYUeuKm!JfjI=@L>S=0)s2Hat-zQ<Af$<eZh)38rCasDTcuXD(cEGz!I=8AeVrbkp7=ZY7g|xCfWzU*U%xt#qWa^O(v<j%f
6a*L$&v+sJj&WsE3NP6Qs2o&56gj^QPJ(vigv7iuX9mr{RTR1;{t2AMa4KZ(d-X8&xyd`4ldiL#Q#c$1#?N%=mCESyol2ti8S`6Q
o%Mu>xvIS}%kO>-!s@nhtrZ%bgBd%LqBHMAj&k#snj{~z6fm!injn#8#z449Wb>(Kt}~A%JRDtdp+Z2Z7t&4BShv)i?{599^R1qz
JmWpm9VWJT@ps0uwA_bw^(C~06!fB&;DafZ%&Io{_VzWdB(iy6W*GTQA*eB&2?jn?=VYahNn8!3Bsot!Y{+c~lbPTXhi@HSMh1z_
N(eF`y-1wSOgVop!WhE~7AU}1u!iqR+c@s{v#$!O^$b*6J1Uv>cvyP!V|*?{5oS_=VpwZ7!*!^lqlfL+XPhcx2}eq}hC;WxsfZ0b
i9=lx1btn^fzoMe<5*MQ#<y-srYf4Is$htkNFp}T6i`rSshNApzk>LCbnC{mG7<fwGV8*HR08dsFGQsW7;aH#%9I<TK2h|1;`A-v
^T7;3K(H5WoM_Cd6#-$T*>S{-q^>>HezLBps*Ujc7hQaNgZG@OAJthizH;*tRzuaey_nl^irExnr6QFnY{F-*xqiHTa|96}RD03R
N#{)^zaJ3n&4`cuxt>308v!2~@$3fzZJKPmN80<d+}x$+zWU*x4=m^dm$m!~vWn-5jFx4e#oue+E-FbKWcT310aJ4`yT?{}*6>kS
Dm@y_YN-_O1<tJvRyI~~NuWUG1YqdcGgDft2vyYt_9sDS14b7|u)g{ZSA3aC6o-ed+Cbl6<iO|*w2CasS04RgIk>b*9nx4jI|Aj=
UbVx=<y~+p!`=8Q-#Xg&a=XDU`eV;gwr_;z?MrZa+A%qXr%`rB_}>=$Rp6SXre=zQDGFGUn4*jggW4}V?es?)xXya_!_IGLTxnK{
qDf{^N=mU+D(7Q@4Pn8TD*mYC=QYTb<KePcnlW`~gs9r8KWPZfgBNV##YO!vXTK#vYYu#8t6|wyNUjTzYl0ZJzD{G*4PBGQ>_WWi
;4S*0>p8`|F{PN+DkSl%&8=PN%dKN;=^d_Um@i)$YPx&XTVD&Wn`y9drkk2|j8nC#8dw*h!JDSd<5*#-!B@lw4gtIwsIckyo?PY@
mRXbHv~!T#-c0b%SBr6+Bb@I~TrBgP@w=yd?JCT}Ip$wnte4MS?t{2<az=4xL?Z1YB}b1X-du&9yuFOn+b#;E&p9<M*>t+K)-27v
kk?r@W-%#uKKT*VycNMMs7Z76H-0?1b=}$LYa!a{q;8fyaomNq$t$k2bHr$^tT7$k`nlMW*fK6|WXxpk&1v}^b2Dr+c4hX<Y>=@d
ww*L?GFL1|jJ&W%;7kyuZ2fr;G37M~7u13|udCj5*B3C#vH-~pu5P98DG^&PRC>*LGn$O;rPG*Xz@mX&MuYAHOaZ3jRz~qs*>qbb
W)?^li_&FMz|U^=>JIF?y%}72jM!|omxt5xzfY}V^*-5tuPQqvyE4a=$b=}p_Ghn89=`HZV&{=WTchh?>7zF>{{|WgHRO;gR{Q{f
pnngmjkECLB6<8|wjB$txKG3!>K4wR*Y0O<%&><rh_(vKv1%`_$JLXkR=N|Je&1CM=C?@f>798CUXg_*&usFvF)q_(i*Yz8N@azl
A+?>NB|P%wB}LmJrnC577lI_|x-FdG&`yk2hSTB>Nu0{6FI78Oioeg*>~~#RBwGDtKJdt?;|8#`DeK|`cer`e<Z)CJRI(tK(<2gW
tckkHFjOHcvior<uXM|OW!0)kLMn1sZq8fQnL4;2og*kk_cc05#$9f7^Mffy*B(cP`Z`O#cjZ3LLJ@Uz`DH&Rog<b7@M0n_hc&H_
o3?e~*9z#=o8jMDeL2rvL^a=q&W;}+scU(W*wGm9WA9de?DAiUZ}VL*H(+dhdZ(X>73Xr`-3y-+q}wZjoeZ(3mSQYI6Gf(zzzv>j
R6A?LxW=v$M+jJ#K(Qc+7NYc+B6$(e*DzhO5M)-2>Dv9YxxdG^oW?4}+{vD<Rxa+ul5i*!%Ee4vwN>a$b5mViw=ba&WJrY<wlOwU
Cjcs*QH_*XT1BHJ)g|aP+OB4394f95sZBMs@TgBxfl1$7K%9&k#}^5$F!9U(dzY`F?f=!;PA`jkixBUNHE5B27m-?T$mR9&8PM)%
k`WSpTRGo3M>6_<t>B@pLa2u@L{A5o97~cp1|fsi-Z`~1oubc^OUbk8vbAZIOU2?;G-*);LF_LPh!_WQxkhPfQ>(i?sV?X$Q2HOr
-W7*d;I|0ObJ|1DyulA&wIe2s=3rSSDeos*cXqmIRjMGbIcm~ty}o9>wKbCYy-v5A&abG>eJKIwB3m0sNp#-z7cMSkzJ=CSzD?%d
%*SfwU6f!!4{lQtG|RzrGZqV(4|`TRXx9~#O>qfBjnld5MZVV3vA5miwbL{`<S#c-PDgmJ9hfWK%YE-0^~X8SPps<sXG^}HB%W-X
8$5uj;o8F2t|)1A9fx#I%Gayv?-!eq8Z$lK-?+7EA~6{_)De>Po$}WFjTj(fe&IUw$WOfMIJa9$>WZ$#-*M%i5K%fg$Qq}|&{suH
QcoW1&F0bfWbD{|xRX!R9%sEYWxQ^OGfh&rP*@czUWDl%FlEVi$<_SExycPgeS8mees$(e%ez7s^7e1uE!(tXp1pGFyqh)kI(|z;
UoM=q$Hs5xa_v5zES!XB;%BBML_|?>Iu#k;=Vyzd5-lzFhGFmD3(sk2L#7w*i&hSRq8x;gB1N1M(>i8t5t~EUOvs$&=t(y=uvgJu
D{P6FtAP&%8HIwds0o`nJua?I)AiS^?^x5f+RUrwwk*Eg+z7by+O27749Y5(B#OQD(-yH-d|=|!Cii>8$P5=C?j$%R?-He6<1`F7
l<309b24E{GGLxf8Z>*1G8+a<5-_2J!qeQIA@4SKyU^A^M3h6INoPaJFbzOS%we#c10ZS9L_&`e_7LzGXa;Ctd<+o`@P}ZQ6jGwg
65BeH;&`1J3C%h2(yY`b9%TYGY!l#F$@(oH1PJh1v<`MvT$KGUJ1f!5EXjkewu~Y6BW(`3q^L`@rM1Z89F8e-l`U(!QMiZ8nYJ?p
Zt<3JA?0^gCNc#c3ae|OX#@vUlL?6q=3b_Q6zc1^&@e%>NiL4ThKxmMd<n6h#^gLiI3U2g3TiS+CPYzDCx9EWl&v^C@)XU^1hwSw
FrDGpD8pSEB6&KP2H<46b-@fQ!iS}d_zIl}rC$v^AX)gM$RKofssnyKW`c{i$Tq(7_4E1PYUU0B_)fn()yWMXpXvQtPOmXz%v-}Y
bTpoy4)r<N%NK!w{*pS`1K%9agWZT7SRjgpuTH0k{kv;x-G+-Gv=U#B(&(5(pg}2WgVg=*1QDw?{B*U2)-1z7NfV<RiwOQK7;4!h
G=DJo`#_zOzjB^WeN<0g+adK#l%$xGpJGyOep`j-uDIU7LUoYHL`tZ(;#HE)-p^q)Z^mIWDYzlIQtlSxCl<-lOh?Czo$w8Z%9)%_
6j6NP6bIM)(TTdp-Q-16cMg>lbCguXx2GZFQt{Psq4Df@IiEQZl5#_YHP4|#)-WgU_T(rYaw+cnjr(=RxDbIioKE+U0SF`jBuJF7
BCs$)L@@(fla1?7e>jSBAQ{GEeBOQ7y#}0e2a|Gc0T_?IupGg}<RTnKN@yaSfS|#FtpiU78{rvt*kcSWh|Cjk5d&0wLy+C_IX+h%
c@H|s4pH;-r9+^TkbTIQfrc=tM_NvoXY|l$hQ`=H(*VrYw#5@)^XmTG#po!jc;O*IP)R~kw9{FzhbhG*poerio_$DEdmW#02cR(Z
wZOlhN7r$TN2<#&VR(4_?>MG8Co&vyl(H1HY5uM;FsXREYSteLOvSKE-<Sc%McBxKyYx|K!=qH$&GUx;S5xc%K8fZ3XH=+T`p-U9
$r`xQJ>#f_Nm+RTS#T~<k$Ww&2tsc{0eRYz!=Ar>Y-mH6PFmG5;ZZpzHBl2&5ansjq#<TWtq=6P^CS!;FRjl@NafHA&=b3<Udf1|
qE%1dpnrQvc|IZCRB+%S8U!H(Z3>c%xD3mJin7OkH;XE+{T&;;anCwOODS{N$|B_pTA;B6_}!nh9f-4ry*#8&VYI8~4Q0i5X;s)z
RCD~J!P*(7lie8;>-wYd))ZIDeHD~PEo`|>_lf%+X^0fhP%x!SWGaH_cZc%3=bg+oFwO)yZ+2zLNkuf$)JdsYG8!m^r#J;<OjOoS
Ucjmam~l#^SPC-^{S&(#&cB!DCKVpXCzdt(IS^4rDXA0rH%@Z93+CXrhaxMJTujg_4TiGAb}<+trs^WfbV{76Mo?8(dsU2^zcj%%
+?bx<h>Ch!T8x4Zx(d?aRQKwK?FU%uLK#yFg&<+rdLLfOSeYnm%=O%6oVEt1ssjg)+OMQlPLNQAAe17~4Gky-14uL|vPF;-i8OR`
bcpH4ADQ;QT^tySeeq9lH#F}%{4Tv~^?aK?gUEZ=m08EQLS6aA?{#oj#`l6hBU|N#0+aQ*H^^_D3L=V^S7>Q;>9}>O3%6{B(~O{P
?U?BeA*QMiWhL&{gQ_D%5IIcM5#VZNrM+hi=t-f|MjAj_ZtWbzI38UHS1$VIRV-;cVsa!w@Jc8;Xfrli5V2~eue@*?9kfK98De8X
vDE95+b--l9!G3BbRvtxwkci{NVt`Tw|3g5-w{TZ>ahtdn(o!AwlIqo64>p#-IfV+M_S!tt*F5!Jyi-zAGPz|!St;TE{2!muY@8g
kYX5}2_z&q_|Dwpl2?~{+=0iP4*ZG7iV@4Fox-^9y5j}~Tty?+ikh08>u%ARa$%*LMI>yUUuqqrq3zb@OFD{F5Ed3PA+yMXswj_+
<oQP4{TDt@!4COfUk>d0Cn&fSAuASH1qgY!lx(v@yyIHL7Az{u#u8Ry@nIsII#1V6LL@(j-QqbY@SNk~sT~T&)lNH66?Wwo#H*Qo
VS*(wuzGF+D;QSWwp=erYkcoe;ps6E!IcIXahhn&2vcQxxRBc2xE~xybL2k?=68WO5k(b2O0@8IW1ww4PTeKCSy6~pLd|4H@nkjK
g6K-|&awzF1Yx1n!Me*ecNp^XWYB91vHIxe^>A@7-nQl_Ad)F}J-s;6PZ*ggj8_ot@^3_{5UyM7cfh_UAe=_$=Yo|AlDxhU<0+)r
#MLD^wjhpgH5YOA+he`<XFgo{zZcjkxAFn^$J8uGQ`g<zDF#o@DJx@7j2gEtY_k4x&NUhLa&D?)khkkOD_t&I&FqHzjc^=3YJ5IE
-gom)Whp16cc;&&8B`P~P%Z0P9Joc@PMi^vaR?$m<U$!d-}asKv0?RK79T3o4VOJiV`ga0L~OX=u()8kl#to9-sX^>6tQGIyElwk
2w7c+>}H}LjfaB-LrezKJ$ej2B2`AxzJ~U-ljMf6`=?E4SOeZONTnHeXxMr<)4mWPEIcrqD3Zcigcu)TMhBtJ4zwET^WXOYt~J2@
&%fe;L+d})`LE;j55fu@9UxRu3}m8PMU|J!pG^bd3D^}N8yVSsPK-p8VB6J&Jy*@#?v#hgpG4-7ceLE*D<!RX%DwZZZ?#u^dE+rz
%US2w;e?s)LVtgLA?0BDL&Efp?lLf)=&-7MRj=Yr?nw~5@R<(YB#|C1F7Mn_6VMSxQW4$VziNCYLWHjDUmq^fJ#KP&G%NA_ZN`HV
J5P(!!5kI@XZ1fE@fcyE1e0}LjnybIbn)4DDjq0veCMpyP(fAeR4-<*b*B-TmpA)dleUtju__fRw~0)dyqVYRX&-mjT$3hc^I@I)
7AKXtrjCIrRLG(lpp-@71d8EgLkA*Io{1KN(&$vcB1NVxDoz+h^rgzW+%RRe4;)y+>z<EP^ACYCY;Q1uwc(zFeHoBoi!IV%=vE^o
eTP)Gx7GBzu3k1y0Pq4CF-XKw6*;sKkySw$pl)^FAZ~IYVL<}d$M=l@B!0JDfC^W~Zt+4!J;4(DAy)|$5H0;@&H(anIfO@&7_HX2
{(2LET_`<w93!&OG3)hqUJmDq?r53${AJ>8?MB4LE;7fwH0d9%!?L1CqC#6%{Rz}g{iZJM#reOb)eb`gs*0ger<Qpm@1vmj*SWC<
UQQ2w9qz5Ejy9W_yR)I5-n2Rg=IR|z{k<OZzt1rw?cDRvo&6n6alXbKMEP%AwN<q$FPpz_(N$GdRaZ6YUKBw;w!@=dB<@qBY3*?A
KYC7Gz?1m`9{D{%MS47m!k*+*_>1M3otq4xX$_k+Ycya`rAzz|@-ha(76dz*CGqG!J$@f_*HexP5Dbz<EKv&8p??rE6&LpujlN6{
dsOGIqc5k$;ee&cP=cWc5@D5s06v*CuqhCbK(Nc$K|E9SKbL)IL9@sI52?xUYk@%cK~7<+9{EGmd3^h{eaSdQfT|e<0r%(ZAG@jU
_wfVr?>^0UUW_sCearjg?js0EA>dBm3aXV=Rr#GJgJd}mvTt!ds3<70MWFlT$O=Necm_WSGQ14Jr$vNMk{=1z+$__K;l#+IZ2m+G
@uK&j487d%m>#=;6E+W^^A+_ypnF5Ge&8<mG%`>-WjW~C$>Pn!gTp;=A5PE-_953n%uFWmJFwDjyWZaaiR&nepLn3;3Pwy&qgwsZ
kM@(3A?p?duwp6N$ve*FKeZ!q?W~(cxg)Ky!-XJ|Tb!WR8Zjs;Vb#KsDH9kGB~eBwVmQQ%f)2EqDM5rG_OLrN%-|t}BO!$_62TD|
NUp@8j8NQQ8&N>R27UpYF&>?TF;!A!i%NVV?zc~O_m-Z{^On1W<>onkaq9QGlyWJ>7pPElp5w;n<)@QTxY|r<7TiK{Q^v0{M5`+U
EC^gy@Vv)KNmvsuffEH~*<?y9$t+1yRh5V{ExRa$j|SXzE~_#E8;ea}>BNOLaI36_GMpMT8bnDkhZ(^g1dEPHL+WxI33^A6$4P<%
5}7g6sj-Q>4Q^O$w|Qp#CuWLe`Co56c{q0|A$$rw<G6g2#Uydud~4l>!OPX=-elEO16z3lMSDg*6fxXgU_IfvJf7;&Dtx3FJ{!I1
JlJ}{@jb*(#L$nf_lI#I6eM2{dG8|dlNATNo$pAmg1d9>lJ^tDY<PA9Y1<rLvn+A8J=aRKmEW{oRjUUG+SK%ENfU$1gik6vySeXM
&yQ6om$V7E2+?mBk3@#UMzJT098Hc61e{G}CnT>Y0&~M`<qpLZ4_~14ouF~pU@A#y(0NgoG8E4KZp-w-ZQ+3gjNM^UL{a{;hYE6P
X$cWlTL^_1lQ_E94lXtah8%A<G|99UBRzvqG0SE(hU&@;(icfX<?+J}Q5nOEp@KCyL`;ez0)`?xamaTBp-L5mu>~lKEEX5M$6gB&
D9H3#STZFTaAz3^Y<8)q?ViW65=29zeY0naJX2vz4<7!HQ1{v53gaHBf)0E5(fav0$q0ULI`%FwJ*g9UqnzKFzYu}nK9}?U6zXmk
GIJBhr+$7OB{BMPp-Ocylu*c)-;2^I4mUV$G7|s9<1?!6!^XP9Vt%~xKWMYaO-mq(j8DFDYJv!f%rYP-N+J}bX(*tA49pJ_Fl496
MCc@000k-M&xtlrs=qk-*}P<O&(shO;Wyg{G3&S50G;3m%;+k1{GR^vxY<{2IeDHxQQmj5p~8TC7z2YMn#U!3q#xZN@;%z^swW60
l34;E#DMkLCbI<qFqOa-nkWW=Ajv~2l$E6jlOTg+l`#M~(>rY@AvBSf2+)j~0Ae;kq)ICFJkiA$U{z5H5Jg2(4G>dBQA12Y6A?`%
6)`YGMNGvL1t38MB~mpKP!!Wm6wpa9(p1$2Nl{>mu4(Q%Q&ZRBD0}nt`E~elQV1(0xk6+lOO+H-<CwU{M?;&t#m760d`|?)LF*+T
QjrBTG^`@YAK~QiTf7+i1SRZInPpFlC^OxTtVPlK_Cz3$A1JCTnZrBo!}7Xp!%Qb~V1f6}TD0)}zgJV!-RF)>ELwaiGZN;#&<^rW
bFY?pdYjwO!9(0_e4a=Gg!0)AvZ{mWBl<}N6Tgmo;7v-^3`#1g>}xb78Bj#}9bx5<PaSw|sqO9uAdy6i7z8VkM;qwPkkSKR+%0op
c(<OG_mtxH{o)=cC(+p6kX7$J8}0P2$o#)DpqOcBL(Tc4^dtBlp2;`~>^*tq;caylLb04~V}b0$6AfCP+H93kV6oMn=+hUnFr_PG
woSkqdXNT!2h_~Kkjw$+KF<~ZW$N@Eejk5-jCLgS^)+Ch0TFyb`hAn6)|kAXd=EyE=z#(d`_gcd0I>%S&gdU{a%kEXVTios#RaKJ
lU`Yg#f)~kw<u-6f>@8Z<hZhGJq5la4?;nZK<CFZ0u|!MbBx<N_4B`ex{HQE-^Ul1?`C4v6z&}D*9q%EGl;D#NGXv>3s@{YsGtWt
Vw!!p5gbqX(Pu7aocnmp=Eg!!0CJG}=blTsy&iVmyvi7k_wQh#vkfb?%$kaoE8mpoy>GJn?}{$l6E!5-d@czVlI>+#tJ=NvK#w}h
sBW*Gi{0LK#9WajD*v<H^=%rj6rh#s+feO_b!ex7HhXjDTb}pIId>a{KYq^dBKSUG!y=x1h_^lLN^SjTuXn>(+3t2DHxgr5dJ!3U
ij4&e?WGe7MJh8e;=A0?nkvR4l+5i6nM1X;Ge%3#FNk=!y=K-zfIY16cC)_3B2CdE_NAaUgb`K(Mx@!SYXwYbxam_QoWF9<OjT}Y
%eUd0a~`_NV;@&fThB1y?@k_cTIpA#B9=i#M=b4gGox(goE;g(Ry3b&{A{)FD>=N$zcO9VUCCDZmBT6Yu=F>w7<5mq^jfaDNnal>
<qekEE4FH{Y0wqdX^1=!oh1bD%uw74ZPH?yFiVWMk-;gs4G@ONLt%B7a3bzXF(x2&0PupO=@{{VG!Ta{FEK!9g>*=v$BB<ZM~HbK
H~^R#0HG>o5R8!Fhg>H;+}$649(cW)JoOY{dGlw8k|;7V_)EaSMR>BHF0VLtoH1u0+R?5RCGXFj#}p907}sv<(zgV8QxSrvz3&as
=QIMVw7jY*a~Ur3ny5s9f(l$R6k99c!pOik&8#!phGy{dO7$)e1=tSVP|6~%9;Nuo$`U{zLDEKCRg;<D^Xx&sgSXD%<>Rt}4Ami~
VmVBWnP7KqJauc|jG0BHkc5aQJ=ra@%^l--?CY|u5*LoXEnXPvvD18!A6|%R%Ev-NsjgBYAHO>{*FE^AR)VTLq$C~7q#YVyOQ@yg
R76-yZq0)_y__=1MPu*|k;T(8%ar0IMGCJ31eX))W(KMZJS`F&A&NpRROxA)JvKstBH=#i=BEQ#eCD?cKsY+mokv8aReKSaF6q=E
A5c2y$9LY@QC+l^E55nKJa{hxy5`>={!JR?vZry&TyBr0M{2aQV=Q*7v>->JYRq<osxq0SFuPzx5m!tmSRs_4r6r6bg$h=&l_m!)
)gMBJTZ*_VsF}BrNtqcHD4br&(UvDvb4%{&A|Pn`;}uj$=F1dptwpLhtH{HAs6mGgDiw9+?U=(+zyT`0;fgAe!uCmBv6%YWH`Bnx
s;|fEwtDT9c&aXy37kC&4DuKuOCO;$k%IKPc`<hGHCC&c(k`xHyMixNIo)$;A_%Y%k}MM*R)?gylQB&JrD2H7p^3#PFP-;r;R`4z
;v!5r<7BoWf}o5Dhs5_)VT^btPbpt-#6aq}*sCoEeJV}E9qTRb7L0{nVc|imC5z0or4E%IdE4bzYnbOo`|D3#cYgCG`nngx=VK5&
&@Y3O0d6$1Q+5S*g`DKdm=Tflh~V2Y9Yi$4PfYW{EFdF^D3+E&aV(OjJj}tZ0^6o*Wj6$q9f%AP0)$6O(~_84m5g|+B@X<;(zK2v
;DBWBtCd|Cg)mW4MT&XrMxFa#J@uGtC~w8lVgp5rtlqk#l{0j_xk~uCuOh1dvu`=jlEipQ^K9$Q+v(g@p08LP8Arcjaqgwg`|s3f
Z@Jtqk1H)=v{j`>6nX0|g7St9P<FPzzO;t&KF+!*o$8@MjkilgQSe)Dha!ln)4r~qHJ6MnxJzg(+bXPNJ~Nmslfc5HiLQIC&1*WV
I%JvN&JkgxC2cDX3q)cVnzO2F-e|>Hj1)(-meQghE;r!~6F#OQDx<YN)3d(1$SDMcJ=eKhx)t5#>w?GH=K-psZCWGPB95Y?bfGB^
Vs`pCH@VyAqZ@%LaQTD+j^ms*<_SbGJ9QOfS{EUPqG|8Dcfuwn9c|Lns-xcN-i@;(qWF+>FiB4x6HfBz*5cgETsL`rJ-;zdk=4`9
m(N<^%<GH3<v*`ep$d`bjaNIA-+OiEG}0L4(b;;aP-=!9%${PWR_`cGX%HRA>1PhR&cuNUb+VTWv^BUh4qL@tf)!$P)oFPmge^+C
4kMYkI?6!y<MR2*z&&Tp=XKk2BzBJN_=3aQ+SaJx!-GJPp&H^Ks@Ad7Q1c}kW6i#01_MP_7ff4uYO`<Lvkg+;6hcmlS4f=nxFoF8
zY)E8IJ@jqyGq!V2mV~Ni3#L$+nRK`r&FAp1c#xD7S~z5Ow^-v#p580DPB><*_#%Dt8RzaR=Ien(_b}gkkv~4XE#qOjXPa$PHmj0
6llJQFB9c&XD{hH)yq20d~iy<@#?;keWLB4Pbov)QV40*Up!}N_hqUqIcbCN66dA4*PR$F!3hFFRqmI)ElNvaw{^Ymn6rzPS#*Td
=na}^xjlKAR$}T>?NB>;FE$yM(%ab9=+ho~Cp<aJ+8B<Z4p|LhS&;YDIhlu@L%@I}SA_HDvjq(@CyNdcuH0d^K*friO#=<*81si9
7c4F(8bBnSClSW2wFMD?bJo1WSofUpUVN94+0Cir?7L{3eN@D@`^>94xt8jSQ3+ypQ=-H@xK;3dTP(QF5zFVP%b>~BOBmMmwz_q^
b$a3|Zy;DD>UmP;z9^_KJ#?pnF&2lrB0feDYdxvC$$f8^aM%;f8=CuXs92V7x7FQ;CFLBJ>6p38yO^T0$XUBh&gR&R2&&9fiwjo(
h^)2EAu<IoK#IuXhTHObnZ{hETds3v1JT4Jx{x8APg?gpXD_S2nOP8<5P4&jHs`M1s$HXJ$xh#B?%Ku~+vIt~CDM#Uok<2n)%T5j
&b)QRBO6S#$;ZgoPL^HU>Y8INDB%cNsC^|Oq!vduzO|8>=}3H`sc`_EO`7Qu6Dh-sIxcgnxyH*&D<dxSK_pse%$9dgDqEPZ*89G=
9PsF!l)ky72UO~J*FmHX-nj9b>!-#|kFd&ulf$%!tbKTnkvm=W)GLTc4%Wv(>{Y9A(F3ydu?f=(4P>3CSWcmmY4U-lctGhl)Uf3q
PZjqR>Tc|BD~Qf<OzI@Mzmc3=!NduJ2|}VJ&iqC3YUN|>6(SC(@{F#MQmAX1JTD8hsGEels&%4@j@Qmaq<02~W2F$lXBfnASdeSH
@1HIs!!*pcUT#4-NEBoP!@&1KuWY?oPj<3LnmXvP-nccXz9R>dh)Ts>!{Q3NXE=Jhvk+p4NCtoysVa6cjY8kaL@~c-f(ur;@-Wpx
b!hn=Dj{(#Ud0G?C^ZO44SH33rmGBR3B6K#3DQ~Rg=eY<P&u985lP}E%7sg8d*?NVoy&Wa<uH+0dmtUc*F&~i@K9J7Leu)lbgNTG
Ig+@J-JWx;4rt{)ZDPnyi_w9MsbH+CnlriIc?DGqL$$n`y0g8(S}TSxA;i2S<(w~~_2x>T=5lF41!>}bJnwspiS*iNw3{jT>US4+
=MIPq)Q!tsrC6S?Y2#LfJ;TUYCj;b6Oc}vao=p}WRr5rE_xI0`x(<rrJfp+jdV5oz-&STs#QXB=hJ1@F%b?WwQFYODgqH+$R4O&8
+{p|lNM3Z#kf7=tpkoQqc!fM@yby(&DbSH#Lm+1&PUK_<KtxC^@&x19qCwCk4Np_I#uKTwFltadQ;eE919W@LWLXo3el%acy@qt5
ORCr^_3O!}D9~a@0X0OtcWKl?b0C=}o>T*5glRXR2eJ|6+HuYYYqO!Fl}#DMIto;!dAlPgEP0r5%)Z_yJjM_@4;&c-Sp{^Rcb%)8
ArKT(C_5z`vlwxeS3*^GfSuf-sO9CrGPxS#H53wzMGUTOA@DY19_K1u<zTT;gl%Fh0_v^M7<tnNMNre~@dLc<J#MjSC>EV`d8LFh
9+z~1G(Gj-eqeJ6!QJyH=D_ZN7e$`WT^4}h)(b|~5X!#QQw{LS^`r0HJP)2#5mi>dGq>TkkCe+J4^3G*v{1{DqgN=n;?HibJ9_7%
o&E>TO}WRIDWnB1+a#F#rXk*o3^+D~ELvEHJS#P`5Dt+Rxj>EO+XhV7p(*7@m}~hXo^JWld7mIiq0Txb;)UN`&R%?vd&hg-9_Ul3
y-5(nDBf;d%wg+x&99|>GZF0(-1ExCmJJtepzF?{)<>9i%dR7HdAp<OMc->#muuN;okk|lkRJu9M2gkYR+m0E88GooA#r<J`J`Ap
X-O8XF<Oa<SiU8I!DeqLqfj(z29g7qdR&;KuDzug6x@PCcREW!yY*NqOF^T%sB+@;uda}%TOjFM-eN>v4c^?E#f3pHcw=akC_x%#
#sKJL^7gj}UhS$94`&KzURA0&d_%4j=+#$1s=_QmL_Qy|ItrM;^-F#{?%r(aydH$Ea5R|#=J+QOI)ngFhB}ea127Um#0jMiEJ|^r
8Mkdzv80%Y2w>x8h~U9DJ^9A?c|i_%Do~}OiUTmPmk>ZAixLaA8x2Pq2>VV{INbhj5nIvqyxnh|8b-SJV(y7Jsu~dS5$SimHP%3o
NWGOf0@JF$NtqO`oUa0mfn`ge$_9%_r&_(tP+uv*NfPIYrgXE^S{dO$tGS3tBU;XZmEud$H?{*;*Pp7Edf$DQs<eJRy!J@=*1WF7
&L>*qYnM#F9%?fkP0ztrd|XGp^(wkWMNQ;*rakjXqzaQXQ@e&y^uw_s>EBw(+JwF&(Rln(ee3ytA<g48cRu-f-_Bvts^+)N9p&g+
85K=)IkY`8Ly$`&Q<WGLX~C;$vDX%#%^B?{<QtHDeR1@wa<=Svw}qXmH{&JWt(H0rrkV91{0cioO7zAGFe#HcQ3oPiXC?i9kLf_v
(yj&bE^sJIr`Isf245`pi&Ptft6xaG)e;h_#QJ&DtyK}IwWvGCYOqNMMbqwIRdc!eG2RD((MlaA*f&hLMHfh}td+)TD-~FwV~x6E
k%+Gl4A&L-hOO1q2Gbitk&PJ|v>%weABa6)ojb*mwOy@&n)^gaMDlpT*74C6BGAMoO%og*c2q)Cs2N9DG!UN$0l_HR+M*Z`sYtOE
)nJBH5i9T*X>`N&Sa%K;SZu5b1E*b923IN7X@yD{n1!Hr8XzI#N58KJfa(Xl1sU9y5`sQ__bAwgtt#PSI8f9~EVB+wI*lzMusPUq
p-vFx=ucCVPX`2)s<<-EEQJU(<|MAmtSIzD(RF1Toq=L(?=^%@<(o1BXQGg#5oQ0Q+$X919>t%rIcxC!8rD;EHmQ~0eH;8*EW*MH
3|6bMg+=$XS@R0(SarH$Qm*^Gdv1a?Y{6DMJfiF(iNXQ=#kxV&)B1GmXwKBxGS)gXlcX`dJ>U^XF6tzVY$JgXM$3h%(Rs7c(W89M
dZ$*FW@Nc!xoL{wWV96Dx(|DGI|!nRK91pTsx8R~aaN^En{uS{yC-*lyY0uNUnQ2?Yx-^un>5<l)2A)XA}EYbY^bxwW_5EnmrygS
G?2lC5@F{5sD1`O{f7BArlGn-v^Z3e@pF=M$=c5J)SEpLG2@}ppnfUCj^BPlKsAv6MpL2bdrl4coE!Z=^gEN>sE54wo#1s7(dA<o
l=@4It|XA=YCqNSWP3-wA}15xgvjGCH%mr?FTMv^hTeTX0lYSo%e$W<F(DI<glLg)%+v%?`#_sZ4WTre71}}>5!J&goF(W=@X6c-
GW=#E*1v%#;RdKlI_UL*wA=<L0puV=Qj99a6hah2gd$5pRZ9~R#HCa<R6$J11VJPbH8CX#K~M@ZQ58f<5fGBKL`YLq5Gs584=dl=
osRgx;yZ_+onazciJ%yS7=n~T)E@s4<?R-8GtRrav>P{+;7G+4dW`cDQTS+ul5xLw9%<9d%4V%kZ<3FqB0(ZiI(n5KlnT%z?>2HF
AYgg(qkj*NyMG=%=)HV?0pM*;&`};prh!2y9SSP(>KZv|V}%pBHsKF`X6QC-Rt9Ae^GmF$F^ovN$8$RLaacTiozRVvCiQXM=1nH>
`R<fZM;zkdED{P~Ixs-&po6rV$YM^{U4`;x*q*|3xpRO-Sod-7cJuB_-cE;k7v4IPf!P#1lBB8UatZ{VZxNRU5q-dyZzqt(|4hL*
HsH#^9%f{N6Dl;TMAy@hV~e%dquwx%&T<K~8N|UzU<ext&(0rTB*8wGl#GGtqJEa*Mj{ABA_{=I0K$;n^!Aq{DpI1&D{k$N`&6#1
VQ91sLM(h)3S(81ll!o*D14ZRq{xRWIh2RPSC{a!+b<}4TKERYq6w|5Gpn1ne%xu`vgC!rOImcoQY7Nn;#mEu$HIdzoP2tQL${xK
^4v=a2_3;W<C5G3#1cQu_wVD#Be@Zp)@QOCR38>9a?#i*Wb>^iY)Uk(X+;hC*J6o0@G+4FBU!;&cWM~)OT34>%=LNt^`BS7hR$G8
;#Kx!xLa$-J#xeSmnRghI)wSy{U<M`pRxgQ`A?U6d)@v1`QIdd#nUfF@)&kmL0qQWJDMz!){|M@Tx8zfN}c1VuO%UO)ZJn>vaPz8
)hj4M2$(h}Tgl$bxsMJkf`5|K-Fiw0zumnS2BIRGZH9RHcsDc0O>t9NVv?Kc?L@9jd*i)p1{A|rQHv^D6|y-_HmWJ769TN&3U|gs
Hql^$CCIYCYBAG%>!R&0m-!Rf+k!gI<x)Ceay3e=aSS7-bq0w~5dl1Vm00i{I6Gryw|+{?-DRq@k`h8xt_7NC*|E6M4WW)Z1iWtL
;i@R4J$ybM^YN>8c+k6t2MM?`DGnf!BtW7dkhI~<wYWE)?A-mu`j@2hW7P5k-4qN>AX7pqCXbK106nAeFPBqWI4g{yx`=g95*D9h
?38^Frb;xN-a?D^iNndSM#RBTC|@4jSD^Bv_7J(|9l?gZ-0ay0ubiz`lT_BWzk{Rh@2!|tD&>IDTm*23)2GJPuBlq91W2o@<o^<=
S8-C=4#>`2oFwI!W3&#KuN|ufG?k{WE$TXE^TXEf4CNka6gf;)Nm6p{<!Q2*DAxoqxKi3+t_+4IWO$vM4VoGUR1O3tNC;`g1_&k$
1VBGCz3WbRt}(YAL{)T(+7|6w^4BP?gFthvFCtfPsMof~bvy3EI03rM$0jSIxlh(A$p8RrRM63=L(j}Shvvu!qwUpJ2&yvFwGV1b
7JWirODYJ-DV%)f&d{nNsdAWxB}EWrX3l%D??8lMsRNA5S|%2@-`w7V4Uc#IT+K&|_8wj>E<%)_6544_J9E%K7t@311W7?j6ct4=
KHC;aD(;Meim1Hv0|7AfRUc;a-E2|X(fe9ay3uttF$_!~vNY)+iqEkfxxDR%i`R}|bAzaxb8*E*)x!e3$p+w@M?Jzv0Xn@J!|!e0
eE!t9_+^|HW+0~1VXcHPX0Zvkf$SWGta@@KU?_@ewQ}HxDR)O=J9Ve74s8Z4vQZUJ&oU87%QV9SNGekuThR~<6{SN_t3d^4xlPD!
Vj+T+kmH4VwMHp<sEl@WoDq=M7*m7z5lODvH|^5N^L3fQJY0BiprD3z5+1Q?F;wnN3)4%4bvA0P5*Cthju94QL?q4J2+W(^D*vwh
>IF)Y<d*6xh#OZUkg8*nRXI>Qb4;qBnT(Q>Fp^d|O(FVlAyt`7f})VzB6A&Q9G%1lu^j&C&L2O8gwd`i3JPJSBxs_8rI1lXvqrQW
WyDlX_b=b9!oBV`v{RU)jrC-vsQ$O`CyuRG!GUtosM=cjrV~N@g!cDAIJ>uDLiTmcZGR*BbA4JR7L`T=s?wSA*_-8%QV&Avck`X4
a>*iQBl)|BD2Vk~%9REF0$9Xij9vJ<*NpU##vP?%Hqy^dJ?c(`)E=6}Q;h7%c&Dp_G?o*}y#BJ|+1xvwGkS$|>=qtdeP1|lfo8s3
htkUTVUl`7yC}Q4s+4HN#Es!rsG>J$oMm!Qb1ZL5PD&90Rb_-g@`(&eM<sBKitaU%5yP_z9#TmJQBq?iWN7k`!O0!E*{U9#;awP^
6mLi<^<okUYcN(_=SZq0p5S=7IkGCFz~NY3&vHqX5@>2FD-2sU>r_ppb`BwqQpO<?*cJ+Nyv^A*%y(}#?7J>w#%`m6=x`gADFLkq
GlCY9Rw)YSHy27MD$trhRv|+VMub$Rt(G)NB=CepUFDLfX{vl;gEfKG0V9+#5$*OsKBLp$pa=SAB@L${CJv+uLW&9+h&LERK}{h;
Nesjh53&a)f`O!_h@whTD55GP8bOJPQi6nLLY|OPxhc3@iejaqD50T3VuJma3lpdg4PX=rAprz5PVgL(nv3%g?f{;s8VmtKET1-f
ehtgh0OOtT_*&e$)=a5BDY_V#?aGBo&4h{*H=t%5KjFpWtNU<u#)zV{(e;7!NTQG;JlGt8`4SNTxkO|`5b7Fm9PN}QO{jn_gM`~4
;b|H|mI-NT&}$7rQ6WPFfE`ZXF7Dy(7zwIEf(_beJw`+xRXrPh{er98HpC9%gzrAPiVTw`jm0{Ip)~35nwX-brUH<LA||AwBisil
8%|OAF91J@aEO!Lb-r2Z4M)Z94-9f>fNN&oI|E#Ds)2`r1IB85-4A2W#GYt*8EFjm+|gkwES@9rN+gCR`;<#UnJH4BD)N3>7HH{A
+|wikP#!h+$;R3It&GacYRZ)6oodW=k>cRY>!Rqp8V~0x(hR4Ffs!|21qUAFs{__Pz29!f!q9Pf<>_U|>G6;e<qb}=3CY#v*YN&%
qq{`xi`_w>%g!1&;LQ;WL)$*#Rae93*OWNwxmNQPi-D?j^%jRT+8s4aFQZQVS%$`8k8G<Wp0Y!I8g^*wd&nqhE*>ah_deJ3FcHB1
(T3;Z9lRtf0W!v)B@vyT+0gxT+kMUHGiJ^JBt77PArXPi?=$cFj%9u2q77M)LUu<T7Av|`;ZU^|^WfvQ@d*LA@ad*c2cyyL+^N*$
L(#|2kHNJ}c&^<Yvp3Fuczxl@1M^16?9qXbc}3`&H@9wrP~1e&WE7J*#NjaW0eEsDJwesM7Trj$7by&ya5IVB+zYTAAV?Vn5g1XG
f}u^ZZYx>)g(N1-Kfi&tXmW(<l6D>aXf*A~iBUjvrpZ?9bk}6uCKVOJI|WRG6-rrJ!&9PHB^YFLEzaG;Lkkk{y(p;cyOc;nMX*Vo
IuJ~XitQ#L)1+b{Rmux71eLPmY2-FTK)Q;1CvfU_6d6#^xoR}y3IdsVvSXZ~6uSXAOt{`FWeJ>_ePvS`LCKF$C<<?uA#&xwC<>vu
G^wW=RCBPRI23&5p;9_7vgCsif*`<97Aet-WW$`ppdyjL8XRJ0ZHqewaSLNO=IkscjgTa;hINx{6FEe7T#A(^L@Fd73%aVnc@z|!
Cl>D5LQsS@au{+1;YAa<<Cd!{6JhGo3UVBEu@2Irm|QMg5@T5fU5VI6QlZEqVZ(||4<oZ`M4E$eWvB>bAh>Pj8ELTCW}Xap4x~-M
6sfJ^qVC}0P~$Y@fw*XCFpw~kCCFOT?|Tqk4&Zd?2M{ndRs>$}r>b>3gnQHEdr#fxhs)?W)3EmGBk6Ha>1aQ<e_6wAX&z;-@8TDh
DEeDM;W=D_+8|PNrC&Gag!TSECD{0b+g8GCJ!F5#aDNX=HMn`3MdoyD+2)I8MmUO%oY-8m?d7+8oWYDiJ?EHvegG2*hpsPp0(`0>
VW<d!5`bDnrAUyUb|62Kwtk`3x%&TCAVdC&kdns_tCE>w0HHmw83jLFFKM?uQS;xZygFj1$2y%KcfT~$$G;BaA*Vue*hBIT&J7Fs
y>JNBK~CVqz}|1S2Z9DpZF<!Yaw#PM>%LA&2{xD>pKy|}LB8|81CufC-P@sHNCf*lfCy5mN12B{Q!=kdcD)opo^3$hbnS<`JdUB@
40#_#2n0w(QVNhmrLziPm7z&k_x+XO-ku_N-js`-d-XBdGKGG@tKm?xFx4_^!hK$n5d!zA<f#5~E}){QDJc?QS%oM@h?)@uI>M?x
qj2JxcBW1WsBtK_&(scsXH5XQ13vE3U~9+3i3u6Pi8!Tjv?<CEJva^i-ieP;MK_{2fd@(i7$JIJSsk4b`r09l@>Vt}KZf!iA$83(
MIJ7@?UE$c`aJ2o4%8k(rBiZ<8lV@j9EJ8F-=RR{`QjeNEK}zRqapd0=_AxocA{h}=}i+TM8v=#nO#9(sSKDdO0vQ6m&>fOkk(3Q
+uk#!*~W$1r_w}$8Z9N=U3RW)crvdbLtlA0h88*;g6=HKS8y2k-Ijpg>|-%8^vsRhBBuPNIK)uXrc)RtJF@e*BW2DnA?6$RV_ZNY
h`+x0YWNfFS;v+}<t}B`fLQ1g074>hpVa5CGTxg5xs5&;Y%Y<8BO<ZdgltrVCIa{3gA`;I7-yXFGaV0HQFv(%N35W!#V)5>%`+`<
N*$r$<%cgR=T7tbzzf<nS8S#l#xG5pYew{%hVR+lPl}!2I3vdo5VcFS`0eydOn{qN9p0;2YLN(ns_jw9VqwD0C6@;95AsvKcUOIL
I>a5RWsup%;VptiqtczSCaYD7s}U4!DygiU`%)5e&>-w|DLNR@&PEF?S0UcGv1JLeKGL%=$oiAEs`y)0p|(!?+P)bhV`5@TqV*yz
j^HmlmW5+U4f0P+WWV6vFJEh2r=mNa*65SE-@%3R{H{yi92}S`O0Bl5)w<hsV{Ht_Ien{W<T85h$=2QXo?G+IXPMW1T;@qQ%PqW4
Rwo+E%f1=I*CY!yonpzY^MW)+Dm^E?Ggajy2ulzyS!JsdnZ(yHxa*t3TrtU1l)58L&S_<MbBnAxmDW3yK}VZK<nHk6op5HmFFn=c
suYMSiYQK`@+AYUcRi0L^JFIV))P+rw4w&at4>!%^y#~Y4OFYEguzj17;T<w)GbGG2$I(-xk4+TM-fyqUu1=F%rJB`U|3|TDy>x;
cXavJGgG(2hZR84*CY2)^cl*qIe1j07^vZ(+{2=whV#m~M@p*BlA9UO^R3D&lvOf57A&XDVGvB@*wU+6ecj#UESD}l%cm^NwbpJ+
R&|S<ZIJ@H-0!Tas9-nUPinBrbcEKZa9%^r8pn{9?iomEk!8Z&OGVSDWs}Q^G6^a!tW|rdQXOJ1W7U2{rrk<LqO}=9RcuKWsUf8(
aLja)q47*P>p8Pb(kN=sG~kn_TpFgv7i}D6+e9~N3})+V%k#HgEb%j2k6`0#J9>+~TsOU!)0|t!61S1oAR4V~*B~r$aRZwKxy-cY
Oiy~t=DoO!?j5S5u&{O`phXBpRL~~aMiBD}5Y!-NuM~P}&n!CEdD`b;grb{74%&n?1SsfADv+Rv2xNpnrD%34Y*U~w0KdLUMB~Ko
zOU=!gW4ZozOX*oUwN2VLqFNxe6&B?9r6!2<J@uC%@CB+2zf-Er>fr)Q_1&<9nO!H-iDJgmEMrhgqw&d0T5q{3J}l~g%LGHAW<|;
L_;YhF%&^C(iKw^Oc4bWD-k5nb|c<_NFIO%gSh|^enBdqFQn+y!FT3HS>0v43npQD@rlj>=yLeMggeRHaEao5vNzAq#_u#Dovje4
X~WK){=FDatYn8YokaKNf;t_qm(qQ`ozK<kfW-!aV5W}@!k8*13JS$R!1_c3>q$|RNfcydN4f6#*!-^;H7-h0neoUlOS5XhfD}8|
faoX~!R!|!w2npL4#P)NCadM9Q8*slT?Zt0@;jb?y^&8J8Oy&D^U<T6yYG1cRS^zp=jEdx7DA}Wsw^P;Md;0v!Gm+^wC)|Fnj3yf
kGI|9<Kbo&bT#@y^npO8p5vLC5@3>&Ahqg*Iz>An2hAbf+fTWg!7-W?xuw$Ri=1uwI!%{)#}XZ*bGxw#YqYg@66Ke!?dIoMTeM5h
@IP?^6NwMI_DRS5)q=zIuc*r5iAC17x<K&|;2ESTMr0s6P&~{-N=A?)?+XoLuX&(*fbC)kng%Dl<TKIZr43Xk5M(q=A`}Ecg-X&C
)D%HP!9xnBQ9)Cva4x~gI8@53OvJ>LP_YCO2}}bODrOqc83RNT1j7tOfx#~24M?=H1t8>Z2SpPB7&9tqGe9+rxFm}!P?$IHQ3aJz
gbSnx5y*aI_OJDFA=<#9^7u#-<<fnRH`n+jI_`GZ>qr6X?h?QsiA5+#z5pI;%zvd}R#st-8G}~9xOT$>one$j5ypd9PMQT>#-J1Q
s&^uAf0&9AF;yagGy)S#niM`B!`Bc%QAG(##1zbtK|xZ}LNGuS2vY=-RJ0LMFoXd>(iBWoQpph`Fp)$=u|-o62+*`sK*UW-K?0O9
B?%!26(p#P%S1>G0YM5CP*9}+Qldi0cUXx-OC=;zF;ayiFattUM98#ILj*+BR1pNyH5AlE5ENBS1t3htAxID@DAOXr5K$^fjSNf_
5LHAJoxJSOB35Vp@Xlb~fkoWWO$ez#AgqN-fPUQ`DtQt~0t65{5d%s-C&5(#Fmyoe2eUJ?qIQuKQ6652iCPALB0|=JEHhe^v9gjf
N(!*Y@AKGR)A02un@|c$B0_~qst^hqC_zGp{t_-`AUQK21t|$Y6e%$xiAotc6ox{p)&%6~3Hv1dBSre5e@uRTdYXIBZj?Yy-`Btr
z@tFBeK6svap&q`&{~Yu8{|7f0t*m+ogB|{7t_+ZIGFu3dLVUsLvLaI=W`J35j=Nw?+Gw6XIb8Bk>BK5!?^B6E7c^^DI$;a3x(J`
P(&x}sJr->rXS|y7whF7@r8mST9`Gu^=F4qFD;rc8P8&hzeq|6>VbN27$6!TQTSKf2|4<o>^%MHf*pS<21%+^x+Whf%TTQwcZ63t
^4@yA&V!!#-yrzze7oy&Hn-l>>D&j2pb)7aE;{OuZ=@$3@<>Db=n<4aBp<Z)^aVbTSATKedxOKN;1AK;*7EW>?DM{8ZNCN+%<PNm
mY}g@Vv%7}6*Q4F%M}zc&u3<pKjSJB=o70U54@k#Ul}bZOD&*?v}gh-;c+=|qpGZ{mk3cfl0UFy)UKe)Y7&xy09XzIl}9F+fa34;
eLS3eo{9>K)!2q1LWaZ-_Qr%kp$`8>2x@-?Lcs%mf9dteUz~=v>=efVT^7o_T$Iv_fy!H$@N;0%Q|z@EV^At3(7d=|&P0MfAd%oR
5IQm?D)?&v(66}S_x5Szj;C#`sqk}0E)sWg-w}`$CyoR9V15jT%t1h&s7QNx9HjAU;AQuA1Bc)GEWyiV!mi!Ljzz$76Vx~m;tDjp
^0^w>U~vhu?&FR}AcBa<l%b%QqE(=zGC(O}u#6Urf*=f8OeMlo0#@%l%?t4$1em3&Nk$q*lpzryS&*V=iKd#WBm#h?3P9m`@~{b(
A*Fr9Z9UskCshs@dl%HcwfsZ7sOd+*#X4jrBK;?5r?dfdJDq+#A4+(B^7)@wZ*|5m_4;?$VedMk0DGi1a6e$4t_nU3d{58r!nMtt
r`ldAl1YgTG7Bf$wrJHpIV!kReYTtfSmX{@YFQnH+Y~@_u)fZ?Cb`2hm@#LVF^E{3tboQE5c#KV1!Yq1n<pj*b_a2vezOk(WMR)b
A6BonUCFq{5GP_Jsb%O9L;7J(lEoq-pk8_9)!a&d*5oeo>PC~kuTSD8!90&)x39zBsV|WhI0BiXVIc@K0;-rrVw#oEgrC*N2qz#w
=~1CU8PHkKLk`BEjF~K1aQ~JNV_3|vL%b7krb$!>apl!L$^p<?p#-I$_(KvADI_x?3kVW2krcB+Q2{eR#KJ-fFa*dX&`d=^L^7el
y}Y5gYK4C3PQm_?*omRv!{sO7NUDkSx9<7@F_uUkf}e_b3E(?d+5S6Ip5D&J{P7O*RQFzG^!Iy_@$UdVkQg4u_eZ*P`*Si)L8CFD
Fr{J^T2m(|qd_LUp00-?9>PcTXNOVXPVfb`9Qc5z1R8)@t%Ls%KVV_IbIyv4AbfgvN3&Ky@ntAUVImOe9#)`$mXJ3%kiY_frV&JP
We8wE|9!>+dZz^J0-Fi~nn6QO#DtDf*c1X}mVlgO&@M>cd|Fi0h*Io>ARw6`TFA*3VKA7Jgq<*mOpHk~r3e88t4e>A^$vV>(4J~=
;0n;Y0JyM*3Brv5`q~>H&-Oq8DImRb7-g`9kfBk>B#=;l+~Vs?r%)0Jtz6p-QOSF|=0FbdXF_d;#x+=JtaF@_$<7F30V+UMYGB@D
Sz@^14D2RM;@;zJ#@TA;c!~G5rVO^EsiH)52<Q>gYf`3!cE@2iZA}P><=Gsf%%J0UM+lc}0QL=}aexZ~Z5)Z-g&_~@zPLw}siBV2
UhQO78lLTMd4VlCArgtWSH@7pAcBGkG6ee%U&44Eft6yX)ZfgQaeZC<W*)3LZFYB;N7-nHF+}CLu3vPYo*$=~JV?gc!YdYiGaz&3
cO038|1;|hoxF=6a6MDxy53}1o3x7?y!*a1a({<gC!rqYyx`}PLWnsb6$uH#GJYoHn8J!ADnOwT^x0WA+22onA2XOU`cFQ){C(m4
*?QWklkEs-JK61iSbCfi;u;wL%%pGU@StF75)Pz9G0Xp7tKq+xeH}ihqr~3tdLD|HzAgyhB`Hk^L?jTM+#%U@*rCrPN>I=fa(8lk
W5N~hdz?=zAIlD~I!nGV2*D<g^3n71Dt<y>a+$`>qm<e2x#W!LlJ`w~sk1l1sud-aWqoeUi5L7*R25bVM$OI`Ve4ROlb*9?*7>eO
!x1{AwoSYAz}#RQu;85<#ey;5@6ettkdP$YwmgcFh9d>GyxJrkFyZ;IgQSX75wubAk5nW&?|1NvxR{X5r=er5iuUZwAnxFb5pra8
gW}-omu~?|2A*4K3<FnbMqtjsPK|jm$A~;fs$Z&V+N0o5WT#}Zm14*50Pr2`(7l&RFz!tyb)#;yGoR<o#&QW>4p6TQGp@s$mzC3q
RT4vlq%<mHOKOjtxdUcV*0-UYbALTE#H2fpoYd{AC7JX|kkRdo<Zz`J(Kf&uE7dayWo{^wU27d%1Hpy#=sDG)aQlS)Ml47YU)mZK
sUG@+ue8rg%OC4p)+$-`Ar5`_nixiI+fR%rxm4oQ;Uw~i{b$OhdVtI@gZZ~xU*;K@{KXIKK9GuFSvV(?(GIK-%P|i9XfO>^#nEN0
tu#PWauD7scp0xE>;Yx5#1D^J8W@eH*hd!;S9aY)GMV+JzPrI;^`|0YtqVD3N7|m+HMD2wTgRgh353@{km)c^j`n{YNy{UUtb34t
Il2U?L!BrInPv!wDe<2Id>APJQ9+;@W~Lz+Dnz6r1fXdEC<+9n3Q7g0mXd^+X$mMB5Tb=?LL!u<h*ThuC;+0Fl?GyBmXexE8c30d
1c@M(_ABj$d*wR$9oyG*<2|e~YCajq2JSu|4eWa6pE9dC$U_j9;sypFsznwhyfBTX9=t@&di1J)png6WVH8{sH^U_BFy&pN*r7pz
CbQb1M_<CfpV5{iHAXjQ7QqgrVj*M}+M};@#pzto37LVpQZZ6^+XYlac(=8i87b1H@VetMGqBv#>9OFv4(%ceAhjwRrJg+4bR=P-
jAxD~d(CKy5jQ%eo-FyY9O{+!N-x6MDycjKR7!55tcCRHtILfcCcm>@<DKspxYlksQ66k26FHfdHsZG&I=>pdThbnqTXiG`g1~9=
1EVBKBrbT@8~1^KL45^W4T}nRq5M*_z?@Tyn6{P&6x#&_&aBz*K-=~8PMU#U#5z?=#m>$CP|XI92|=tcI~l=f(<GbsJIu8g>h1CM
-Zz{wcJZRmXs&S6fqHj>c1l;L=pp(*L*mMW5Q#zyOALyE5XevF_I$N&fW}W2pQ{W$?}?v;mseYFAX9q-f<g*{Kt#$IQ)F=_G=a|g
8_t=B`EPu@a5{k^xB5f@esG}jA(}kJ8o9C?kmvf~54`DNCt?DR_1+{8%d!=cZPECq#<<B&r{ofltRU_u+xy9(1`2>spvY*zNGX%B
6E5P7X%8Gk;5t7g`qvvU&p*kvG*vVqO;uG<O;S+NO;sgT6-dxhGz|bzN>Y^3MKr2~2&_>RO;A-;RTV=;6%j&JBuh(0HBC%WF+~+r
)hHD})eB2VD^yid6rfcKG*uNvB?VPg1yVIpB_u;sQ-9g8uGjTn{t)Wm@2Q3^FY|#T(&?5z`-jyyk<|Ujy+AvBUSwCqfC5UAB-#0T
7f6B+oPdet1u9Si@<D?J1M;{U*VF0l?YAcTwQ=CSfF@*kqy+E+j$|gvhxjK-wxcgUgtX-j!gVOKHD>27ZLaPX!=Qsd&&N;5r9>Bv
ms>&Os_ycPaO*K<b9s5bBb{@1#gn(QWe)nzvT;hNwu?wO7Axy2!(&ixh<7n00AXUM%W)NbqawOGl$=)e3kAuBr*+~S0XRv$RtJns
GS0JJOCF=7X1o>7qTuN&5UR7XGYxgsP*-+a!eyKqEfy6#!_Q{!+NkKEB94&!XB1UVj}gojh9ij*ZR!ZOwt7L*I3aJS4339m<sb(^
<-z&UIE<HEoXT+~P7bQYLD!Cw0aPiOUSTRkXID8L^D1`xP!V07NpC!FNq~4tPL=6idS$T=#!WUz$2wkN**oZBPjk1GRhM1gIAVFr
xlf(kHD-%r*{yV9C60<FY`W!SeRxhHvpTy$WolrQe8=BA%gM?RDV#16w1S3EgCxFLD>aapp)UMg);G9qjY&H1J4ACXaP0=w24FA|
Cp(>;YAhxPXJriD*MW3q0ascv7HDPyKsX3&hd6rgYCAD_G@-=1ddCEDj{umwI;ygr(y2kLdz2T-$}gK$LsPfOa)etQ<`Gu}^=My=
L6wRkBcvpe5N;DvCW_V$r7}RLi45DDQ}=P($EQvfPGChD9n9|j*EY`icSAqE!(^fSOR%f2Q?G^JSMSv`7g@Q_#`Ym@?A|%9Z$`X`
#V@t^zNPiOXuAAeRaG0Ay=$&pNb1bjYni+<b<0S?z1_|ABg!4ay1LgVd>gWWw6iIfAGgiRyU{2w+kwHzq!%{g?{z0{8e;V|2nL|Z
xi(NGl_ucfOjYZyGb0i-fb}D=nLAt;kdQiT{*!N2i0@J5L&_pnff`ri-XIDX06$S9xx^toOCPZPLHP&eGGHPUY#3udg|3>xqiU{s
Avhc_m=`|n&hC5CR#ioI?hD?*dg1S8JskP=$nJ4^o`{jscew8}qE!do9D7Vv+)})DD3b~t+_l#`s*qexW0RwT<wv4nFIS&`<>2Ga
`B4SMYqtbYsu^I~e?$Ep`iIzrgg>JYAJnh!*Tef`<?ie{imzaY^vbaSN=lOu!X(7B)I_KRl7aFd$SQLY9WNz7P#u*CNrEg@Oi40S
F#+7M5OJ+VsfFw?5a5xBDO4(!gbg3(?)IvLvWLgQI-_HEeJ5V-KCXJzsLuzBMAux)d1m#_S>CDPeej`}n0-HXK#2Y#11au3XDEGA
8$=W5;pA(lPlUDo5s*xVNs`q>QAt!ZP&Bb4r~12e8-j<w(jS-Pdrt?H2mAlOw@aVH4NSyNg)A#gUp&@pEK=D)XC1w(qg~D7ztKbQ
|6PHazO*WgRiEoQd=NkN9T9;=(PYRjR7AE>J<R`V9+-dJm4uZmU^7G5#v&?;3g}do^2~!yzMRn=_DMrd%A@nd$Y6@kb}d5$`8dUx
s)^V5=Jj|(@ztO9f9)DThd8RqC+bNKUG}{QpZj@p{*MgWML)y+eNG;m=Hapd8v+}Eh=S8Bi52y@VfnqdtW<WPU_?O{SN=$1M?dza
7$5xT7<qB`E4j3xXa47(80-%_H({<mvwk<+KKpd=!v>79Mv}BBv=f6Fmq|zD&wg%UHqU6jn&yU+Z~76(<m7TG2rl&;>pPRE;TKGY
`Tkipc4o?)TQ#cJ3<*+25mEGT?peMC7N72L;7M<x$K%3g2iN7@tbv*YiX+P1T@IAp5UE4-BdM)F9fMs{SP7PLU($`gvYWfxbT%Jf
uRr0V%_j=MQIk*DFff>e^3C4<FT;8w1C+2vDe(Q_;hGBeVTeUP@A%v{Y2eQE2P(j>j#|uTi}+?b85T}Z^ps%!bokg*O%so6hLxmu
pBVI;u*8ZhoH8Wm3`5`7jVtv)QJjeo;GD?^c9TI*Y`Z5Wh_Elf)*c&JsF>Ae!{{TF!kWvUI%I!T>6tz|+nQc&ft_7CF_ie$ADRY`
5f);6b9`xFy0;lB2p%0ucg-6<Mi?15c1~z%Fh@;<qdz{1cQPHH-4B`7IAMP~C1Ft*s)=l@_gdc$0d-=)Q2!1&ef-`!=CE?g#ARrz
#wdMt_1sWIXVa%F*9~HdpF~<GEm3z(2N_SjnlTnpL=o976_jDogN8&HdM%r~iT+Cpf0;KT3qPYrLQ#oq1B>O+G|3G#Z7bsV&%=Z9
-p{Sloy@B!)+AVll9agAoM@`DMNt^3mU3h$io;}oqGDh_`DNWMm}Uh;N$^{6wbMUg?7BJl<_~f7=UXAmBXWrThJM)naHs^|<N15~
Z2K8!gV<<(dHN-Og#Y%xUW1mP1K;x@e|YRYe&zpBH~4kG_m3{0<M)4V-I`qWY?fp{m&iWh`hgoR3j_4uZ`ZX3wg1@mP1*;?=d%31
-X4?Boi|o;hx7hszbz0H>@{Dy7wL|D>y809{qFF;%6gB*K9>IN#jQ8D_6G}Pambh-(_6W}9A~nG{}~)bx47|vBDb&RRUZ%A&ZD#a
Y1Cy8gNlBBd)B=9^qCzMX<T@ua#erSyLFf7SH_~AkXPJmsMuQgLuak%{v2)3*=|?L-Ye(Z)7x!vy@k(b2-Yn8?fB0-be}o)+lDS5
GpCL&ZNIqgj<c})>FwjMX47Zfm+Z3JHUBvIJ@_8@x6e%cgYopubnh@cIKS8aQ`jPOBbYHN{ho)krX=Vo_KON_{U{E<*B_mMVYwQ7
>YR7|bkx(wd5c@2-<0OuHus+T*U=T+a6ffdTutSVb;F~v7^9Bpu@Z2oUf->Q+Xr(?NtgQJ1$<+umayn3Epa_gIaY5@IMxK&Cz?15
hM5vrY;br>?ExLl9aSX?MkcXA10*@)VEe$l3pqyN14tJ=agid|TzJ6|u1cU4hohJR3LqlPAb>Hdtf6wr(Leb8ExwsXUX^l7a|&^X
0n2WM3H=(<f(VsEovSw!4caH0ggI5{VzYBey%RiY(;)#}tNvZ|5@OZQ7>?j4-&*#$5+jpsziaqu$FxN_Y&UB3;I`XqCXP83gLFkY
)_Xe*1B&o87a;R_D%{~2JXIG|@Iz(71{O>`aSe-$h{?Vyk4Ulr+xAhrD`8Vno`Uw9Q~Z4+*Zuwv?h&XQY_Zy4@zHbT;lOchFQ%k_
<9IPXg;EDz&)uI~iQC{c#wf%QzeUpfaE{t`xcw80FKxzoM<97}6v)T2nWQxB@UN;oXfFFxK9K+n8d|P0{TbMLJUt!*uc5oT4o#EK
J8l@1Do2KRy_G#~qojHwK?e&?%RG<SsPFRR@9KURYx4)kJsd#g>TzF6<UJFOjNW56#d{&|dHP79VB($Yv%Uf}#r;~?JA+IFcNac{
D}@3TSO-x%c*AJ$6PkypLzBqWDUvT&-i<nXUX=b;nUL~bIW2tw+1j3U))GHE73%riNGAS|pTI}=(+AtE@Zbr}8ah#UakaIJKeS!@
MM4sS=)D(!ooJBIr}&Uamrx0E-W#oKVp<JMlHgm(4G8)&C$r0usI{8DTWbtRED0V!^ec<nRI&6F<ZWL;h_PxA=pUQXI&DDK1*%;2
Da5NqJ3A1Wtr^ED(mPFOpw|PN=JAmHPG@ZCXPFNwXsl&A;)|(qGzk{Iw3eN!_LTB`;6@Y?%8>e-5NTWu>OIge+905)ZKk=RY~INq
b@=1m@9*ngI2amxBTWp`(6t}-yYb@b#ceARoZ>#rc;2R@bGdO$!X302F=@PQt|cLVI%sBoU1Q{?n&jAn4^FVQRdyX%eO{S91ao`%
u9*3Cfk$^7Z@_H_gY}JF6WhmJ!I7@7#c9^x52MO4$*F~H-ZeEZT5e;43+hzmd{W{D5UepDMV`d+olKdOG18M6UQX4vZx0y8f_v1k
dg9=`7+12nk9^#H5}wXSB;=iR(ehl)LNgF|2bCU><$j7+d8GWFTXU8x56WLU&VFrhAXTxf`;QrlapJj^e{=D#vyAijdM(@Wr)H85
0ECeV`+4crBC99=C*WlAJiWcnN7liG%V359dVk03t91B|kqEel0_DU@hhRv`K*D4W&f&o1azGU=Eg+)d=&D{&>hTJaH-iV;F*3fQ
5OQO;oLq^W29WSq3Qp9TDZ@d3TfFVT#S2e+I*f`1`v1JlTlYO%H?QYo3qby)h#F9dP}&tq95FwpF7{I#9`uzDuMrf1R_If(C4wZ!
2Y81;-+7bDm*8yWsQ=V5m5=ltI0AAJ71BMWptF0l8<sWMeem!QNFcChnP8&{o$-KG1MFwf4tgo;XGG0@%f7V5*kjKy%Xw${rwrFD
q9XCrF;ssBe0kWq^R)LhKYcl63pgxDNh2J4nhK_t!}Fm9p|4^0mUtH<xWI%gY<iIa)y6)PXNB@kaYIR^tQG2LCMtUd$@H#Hp1KS=
#LCU=s5UdsCuuHQCSCq&Q}uVZUyxW&_J|*w|M<lPWSLE5z7asM01P930TBUX{rY|Xy?(m?|Nr@bC!c$k?r7c08*{a$EtnrgFo23B
9vTQHspQ&*Q#CYXWXR9}9;Sc+pa5y0fJoIpRBu$%L7|WUXaEC1Gyvl!O$<gRi~=wd2m=8$(WXX#VId(JQ_z%oq)f^(XaE7A003wK
l7wUc13{1g0000001_l7hNeNHF(%PXijO48>Ux@OKyOqBl=VMU$>|gV1PHtc5F)rNDdxRAM@r|DtJW~0sf)pLH8Z3X0-AHgWep@N
Migp1UzA%JYx0ON#+r!IPaUGQ4GsdXAg%G~Ny)Q*LhO>1ks_PUM(0^?p83VpxR0So%oeOwB_MIh8fm&zI6|CiLNs_r7wWQc$}CA>
V09J}p~hzFcDTIxKWMujER!^AZHWL=FUABkS886)eqh-fp@GSwvF@m74^^2UIo~$FD@$$*OebPaRl-ap^EmYv4WlNnl$<=B_Z4t^
8oqUuQ{`y+GZOKE<)kdM)*|JVHp-D*w4v(K3}GO;9gicQ?fi8JSZy3^q9HU97BZoWrrXs)aZ@9Fmj#!Bwh_6@oVC*rOPLDPv1p={
38(}tV1jom8}U(*v8C3;Y~KTwEomCiENas>%VY+k*G&HD1)3N9V1@QEHUy(jepvo=HJW`s>^L3l`sJ|iIzrzu19illS0bnZnphj%
MNXlP0-J}r_--NHRaY3&SgTp*N7}cXT+CeISFk7_za}6|k~*&8wr>{T%wFQO;WWCXtg^oAaYO>x*@lT!Ntd)m1K#RJ`jhOX0DPF_
1_ZR&gtqJDvq_o4LmFXBE94fh%EKpJ6!qr{n&P}KCnqzJsyWk)ZnavwlG*{j-v>-_#Lqb##!KyhqX%_W)9y8&YH}bWWQsIe(MKV>
1oiv*qhyjlK*P!E*KEhDC$TH3Lw$Ckb<3ERu}i$VO-^M@oZULD^zylGjU=4bX6(WP*oJ=wk8@t;fSVaMK!(QCU>3h<&9nCnh;uwo
czPcbITX1MTqZN;;pW$;&SCylCoAeJ#r?s;trn#sg^KBa$SzW7^j7%;^iwWOMzvB8Lh~7ISs!;L$+NX4O5~di!edRrke<}S#20|S
vXUobrEJD%?-3}%+2kPLMLu1)w#>pWdiKHc4G)BwaEXnYdEII7uA26q)+H$>V2^CnP>eoqu9^27Ox<OsR!IQ$7`u6`D=VturYy0c
3*u(EqNlLznBHBYbAU)sK^!=|g@umu;>~u%t$%)WnYtn%t%xRIBb_3!MLrqo!VC-fQIYvU$J;9f-kQqj_Fr1_6T4@S>>`W2O<CNU
=xkV2!rH4fwK5ijp?Ch^I)YHF7eJOM^W&JBQ^&>q0V^p47aS}q>2Fv>k_OCvK*mn1&D)SpIc^Nh)iROPdP5l73M2WWaq;e+)gU9k
blcy$M2myWfoO?I3bUps&xHRY)OV`)78__mMQ_hu7cd$YJVTFWNQ#OsLo`Gt%DefAj2JPt93*H>iH(eHCd5xMgS7*?SsL(GQq<@x
myNhmd>c5@RL1rt#yl+oQyOE_@4(btC#Mb$L>;4;6lR2qK9ero=g}2Mr6;M96dZ1hlPN|lB0{1hNDA_KRv<j)iD1#*?qe8jJR31{
MeL1r&#~$2Al!MdU98;@yK=>%#`5jrG|sb|sxchgOQCv83t+PqQZL|<!S!5irYK*TkS*XegT-Ni*ER415b+9yh)F03C}ZAbZ44h6
-GwF#7F?fIumi0F80&Txu#x7|?CsNF`+Y|OlWmarPeF1EZRm6qHX)5B!Lc|DO-C_h4oK{6sh1Q&4ChsP5J8;a&(??%u)&SC3_liv
0*WZns!#<QJNAnL^Ch(I$S%xjLIbJ_g-bzl5g7r1sZ_LtiRDEKOAVAOlCcb&QZf!42m!V>Hq+sFzafCr5L7f!E=vTBcqO@{8`m*#
4YeRe0JY44p=?1#4E3~&1rf!+AxtKTuv{Da;1Tt<m3Wwi3_!{vISe5}gp_hycL<A&12B-YP(uNsF&sx;7T$>5DXdlNyzoGJ`U?DC
h+9(8qR$c`<SWLJsLfDV8-O64_gDC{XIA1x1fH|nhy`--mm*KIbab_iVd}p<>REE+?PQifdw(cGQ^b*AX@MkT2i*$}>}eNt6D(yE
TxlZAbZ*dsi9-xDGBoH#5hX!`TZ*okE>XS2aUVgs<o^wWv}<Vy*9ImrWHB}n4QY~@;g?&!9FBd6HVd$FK8vMAaCM+y8KsOP%)R28
hPtJ3sOT&Vk=l}NvF|ejB*-=-c>X;KpSQ?8tQ$pE^vZH&R0iT+)b=2`GejAQYC+aVV(=2aKwG`N>oSswqHEk(3cLWviW*3UH3My-
ux!QywM~fRjom2F*trb$NhGr{yx4t>jf@*(nj5yFp@;-jLFz#x0Nln%x`~V!HOL<fq%~prgI$8$UuNVx)oW7bZnU<Bl-NpTkFFg1
<~17Zcgsf7N-1nhHZsatj#`T%iDya~lG90Ziu5;L65E+M_ISZv@DRpJj`Pcr0kaKZid;w)E_~C)O0Gr>x^U?g3o9)gT5K#z&K`?g
7Dy`_;n^Ei`j*{KUWzy3yE<`AVb!HEoKfIu5t=z^EXa22)bQ!sXbl-|fStq(v|8jLn-*1VW|pHX5-h@X0m)b)D{7S7?llb}Hs6_k
*|hQ~uu}TCeOcU^DGO>HS~kS$GbDo18HGf~fNzq}>Es}EL>T2yhpf_EMPa6Yz(v+<os6ievl=WTx$l99B#}@|T`d*S4}r&zJ?ot0
OgiXbg7b*VXA5G~u3F3J8A1^t+T(Gg=d>hJmO9oDf@MpwD2{^_q6ix~z*8$MVvs=S)_5=&S?Y|2_@X)IY)sXK%d`eaU*hgarwS4e
7JG6)
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
