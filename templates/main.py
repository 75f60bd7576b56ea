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

_OF_TEAMS_ONLY = frozenset(
    {"incomplete-round", "round-without-games", "forgotten-cell", "scheduled-rounds"}
    | {"rounds", "met-twice", "looks-withdrawn"}
)

def members(section: Section) -> Iterator[Finding]:
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

def examine(section: Section) -> list[Finding]:
    findings = [*section.faults]
    all_well = games_agree(section.crosstable)
    for check in _CHECKS:
        if not (all_well and check in _OF_TWO_CELLS):
            reported = list(islice(check(section), MOST_LISTED + 1))
            if len(reported) > MOST_LISTED:
                reported[-1] = _and_more(reported[-1])
            findings += reported
    return errors_first(findings)

def _and_more(last: Finding) -> Finding:
    message = f"here and further on there are more than {MOST_LISTED:,} cells as those before; "
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
                continue  # checked at the opponent's own cell
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
    from xltiebreak.excel.cells.game_rules import typed_games
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
from xltiebreak.prizefund.fund_words import SAYING_SO, TOTAL, Doubtful, FundWords, has_money
from xltiebreak.prizefund.items import items
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.parts import (
    TROPHY,
    Claim,
    Parts,
    Who,
    claims,
    pieces,
    who_is_meant,
    with_band_at_end,
)
from xltiebreak.prizefund.prizes import BONUS, PLACE, POINTS, SPECIAL, Condition, Prize, ordinal
from xltiebreak.prizefund.tokens import VALUES, AnnouncementError, Statement, Token, statements

SECTION_NAMES = ("open", "premier", "championship", "reserve", "amateur", "booster", "novice")

_WITHOUT_RANKS = (BONUS, POINTS, SPECIAL)

_NOTHING = (
    'what does this get? Write the amount behind it, or "each" behind the last, as in '
    '"A, B $50 each"'
)

_THOUSANDS = 3

def read_announcement(
    text, section = "", where = "Prizes", *, total_is_meant = False
):
    reader = _Reader(text, section, FundWords(total_is_meant=total_is_meant))
    for statement in statements(text):
        reader.read(statement)
    return reader.finished(where)

class _Reader:

    def __init__(self, text, section, fund):
        self.text = text
        self.section = section
        self.prizes: list[Prize] = []
        self.claimed: set[Claim] = set()
        self.sections: list[str] = []
        self.sign = ""
        self.held: Statement | None = None
        self.slashed = False
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

    def read(self, statement):
        held, self.held = self.held, None
        if statement.end == ":":
            statement = statement._replace(tokens=with_band_at_end(statement.tokens))
        self._keep_sign(statement)
        if held is not None:
            if _completes(held, statement):
                self._refuse_total(held, statement)
                tokens = (*held.tokens, *_with_dash(held, statement))
                text = f"{held.text}{held.end} {statement.text}"
                statement = Statement(tokens, statement.end, text)
            else:
                self._refuse_unused(held, statement)
                self._read(held)
        if self._may_be_completed(statement, held):
            self.held = statement
        else:
            self._read(statement)

    def _keep_sign(self, statement):
        for token in statement.tokens:
            signs = {self.sign, token.sign} - {""}
            if len(signs) > 1 and signs != {"$", "CA$"}:
                raise AnnouncementError(
                    statement.text, f"are these amounts in {' or in '.join(sorted(signs))}?"
                )
            self.sign = max(signs, key=len, default="")

    def _may_be_completed(self, statement, held):
        tokens = [token for token in statement.tokens if token.kind != "filler"]
        if not tokens or (self.fund.is_meant(statement) and statement.end == ":"):
            return False
        if statement.end == ":":
            if statement.only("money", "number", "percent", "each", "dash", "filler"):
                return statement.has("each")
            return _ends_with_kind(tokens) and not self._is_own(tokens)
        is_amount = tokens[-1].kind == "money" and not statement.has("each", "fee")
        begins = statement.only("money", "filler") or (held is not None and held.end in ":,")
        return statement.end == "," and is_amount and begins and not self.fund.is_meant(statement)

    def _refuse_unused(self, held, statement):
        tokens = [token for token in statement.tokens if token.kind != "filler"]
        if held.end == ":" and tokens and who_is_meant(tokens)[0] is not None:
            raise AnnouncementError(held.text, _NOTHING)

    def _refuse_total(self, held, statement):
        if held.end != "," or not held.only("money", "dash", "filler"):
            return
        tokens = (*held.tokens, *statement.tokens)
        first, *others = [token.cents for token in tokens if token.kind == "money"]
        if first == sum(others) and len(others) > 1 and statement.end != ",":
            text = money(first, self.sign or "$")
            raise AnnouncementError(
                f"{held.text}, {statement.text}",
                f'is {text} the whole fund or for 1st? Write "Prize fund {text}" or "1st {text}"',
            )

    def _read(self, statement):
        self._refuse_parted(statement)
        if not statement.has("fee"):
            beginning, statement = self.fund.split(statement)
            if beginning is not None:
                self._read(beginning)
        if not statement.tokens:
            return
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
            self.slashed = statement.end == "/"
        if statement.end and statement.end in ";.!\n|•·*":
            self._refuse_bare()
            self.speaks_of = self.before = None
            self.trophy = self.fee = ""
            self.ended = True

    def _is_fee(self, statement):
        if not statement.only("fee", "filler"):
            raise AnnouncementError(statement.text, "what of this is the entry fee, what a prize?")
        self.fee = statement.text

    def _refuse_second_fee(self, statement):
        if self.fee and not statement.has("ordinal", "top", "in total"):
            raise AnnouncementError(
                f"{self.fee}, {statement.text}",
                "is the second amount a fee or a prize? Begin the prizes with a new sentence",
            )
        self.fee = ""

    def _refuse_parted(self, statement):
        first, last = statement.tokens[0], statement.tokens[-1]
        if self.amount and statement.only("number", "dash") and len(first.text) == _THOUSANDS:
            raise AnnouncementError(
                f"{self.amount}, {statement.text}",
                "does the comma stand inside an amount? Write amounts without commas, or the line "
                "in quotation marks",
            )
        is_amount = statement.end == "," and last.kind in ("money", "number")
        self.amount = (
            last.text if is_amount and len(re.sub(r"\D", "", last.text)) <= _THOUSANDS else ""
        )

    def _is_for_each_section(self, statement):
        words = re.sub(r"\(\s*each\s+section\s*\)", "", statement.text, flags=re.IGNORECASE)
        names = [item.text for item in self.bare] + [words.strip()]
        self.bare = []
        self._name_sections(names)

    def _heading(self, statement):
        tokens = [token for token in statement.tokens if token.kind != "filler"]
        if not tokens:
            return
        if all(token.kind == "trophy" for token in tokens):
            self.trophy = items(statement, tokens)[0].trophy
            return
        name = _name(tokens)
        who, used = who_is_meant(tokens)
        is_this_one = self._is_own(tokens)
        self._refuse_bare()
        if who is not None and used == len(tokens) and not is_this_one:
            self.speaks_of, self.before = who, None
        elif is_this_one or _is_name(tokens):
            self._name_sections([re.sub(r"\s+sections?$", "", name, flags=re.IGNORECASE)])
        else:
            raise AnnouncementError(statement.text, "this is not understood")

    def _is_own(self, tokens):
        name = _name(tokens)
        return bool(name) and _folded(name) == _folded(self.section)

    def _without_section(self, statement):
        first, *rest = statement.tokens
        if rest and first.kind == "word" and first.text.casefold() in SECTION_NAMES:
            self._name_sections([first.text])
            return rest
        return statement.tokens

    def _name_sections(self, names):
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

    def _give(self, item):
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

    def _as_before(self, item):
        before = self.before
        trophy = self.trophy or (before.trophy if before else "")
        if trophy and item.who and (item.who.best or not (before and before.top)):
            return item._replace(trophy=trophy)
        if before is None or before.who is None or item.who is None:
            return None
        same = before.who.by_rating and item.who.by_rating
        if self.slashed and not before.each:
            return None
        if same and before.money_first and (before.percent or len(before.amounts) == 1):
            return item._replace(
                amounts=before.amounts, percent=before.percent, money_first=True, each=before.each
            )
        if same and not before.amounts and not before.percent:
            return item._replace(trophy=before.trophy, top=before.top)
        return None

    def _give_each(self, item):
        shared = item.each or (len(item.amounts) > 1 and not self.slashed)
        one_by_one = not item.each and len(item.amounts) == len(self.bare) + 1
        if item.who is None:
            self._refuse_bare()
        if not shared or one_by_one:
            first = ", ".join(bare.text for bare in self.bare)
            names = f"{first}, {item.who.text if item.who else ''}"
            either = "each amount for one of them" if one_by_one else "one prize for all together"
            raise AnnouncementError(
                first,
                f'do {names} get this each, or is it {either}? Write "each" behind the amount, or '
                "the amount behind each",
            )
        for bare in self.bare:
            self._add(bare._replace(amounts=item.amounts, percent=item.percent, trophy=item.trophy))
        self.bare = []

    def _refuse_bare(self):
        if self.bare:
            raise AnnouncementError(
                ", ".join(item.text for item in self.bare),
                _NOTHING,
            )

    def _add(self, item):
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
        if not cash and item.percent is None and not trophy:
            words = item.text.casefold()
            if item.ranks or words.startswith(("first", "the first")):
                raise AnnouncementError(item.text, _NOTHING)
            trophy = TROPHY
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

    def _may_be_fund(self, item):
        written = (item.who, item.ranks, item.top, item.trophy, item.percent, item.each)
        before = (self.prizes, self.fund.doubtful, self.fund.total, self.speaks_of)
        return not any((*written, *before)) and len(item.amounts) == 1

    def _kind_of(self, item):
        if item.who is not None:
            self.speaks_of = None
            return item.who.prize
        if self.speaks_of is not None:
            return self.speaks_of.prize
        is_alone = len(item.amounts) < 2 and not item.ranks and not item.top
        if is_alone and (self.prizes or not self.fund.is_known):
            raise AnnouncementError(item.text, f'for whom is this? Write "1st {item.text}"')
        return self._goes_on(item) if item.ranks else Prize(PLACE)

    def _goes_on(self, item):
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

    def _last_rank(self, kind, *, is_money):
        may_be_first = kind.kind == PLACE and is_money and self.fund.doubtful is not None
        return max(
            (
                prize.rank
                for prize in self.prizes
                if prize.condition == kind.condition and has_money(prize) == is_money
            ),
            default=int(may_be_first),
        )

    def _by_rank(self, item, count):
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

    def finished(self, where):
        if self.held is not None:
            self._read(self.held)
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

def _completes(held, statement):
    tokens = [token for token in statement.tokens if token.kind != "filler"]
    if held.end == ",":
        return [token.kind for token in tokens] == ["money"]
    if not tokens:
        return False
    if held.only("money", "number", "percent", "each", "dash", "filler"):
        return tokens[0].kind in ("class", "under", "over", "below", "band", "unrated", "best")
    return tokens[0].kind in (*VALUES, "each", "trophy")

def _ends_with_kind(tokens):
    behind = max(
        (k for k, token in enumerate(tokens, 1) if token.kind in (*VALUES, *SAYING_SO)), default=0
    )
    kinds = ["who" if isinstance(piece, Who) else piece.kind for piece in pieces(tokens[behind:])]
    only = all(kind in ("who", "ordinal", "top", "dash") for kind in kinds)
    return bool(kinds) and (only or kinds[-1] in ("ordinal", "top"))

def _with_dash(held, statement):
    dash = (Token("dash", (), "-"),) if held.end == "," else ()
    return (*dash, *(token for token in statement.tokens if token.kind != "filler"))

def _name(tokens):
    return " ".join(t.text.strip() for t in tokens if t.kind not in ("band", "over", "below"))

def _folded(name):
    words = re.sub(r"\bsections?\b|\bclass\b", " ", name.casefold())
    return "".join(re.findall(r"\w+", words.replace("under", "u")))

def _is_name(tokens):
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
    return None, f"{len(winners)} players are level for 1st after every tie-break"

class Upset(NamedTuple):

    winner: int
    loser: int
    round: int
    difference: int

    @property
    def why(self):
        higher = f"rated {self.difference} points higher"
        return f"beat number {self.loser}, {higher}, in round {self.round}"

def upsets(section, rounds):
    if section.matches is not None:
        return None
    return tuple(
        sorted(
            _upsets(section, rounds),
            key=lambda upset: (-upset.difference, upset.round, upset.winner),
        )
    )

def _upsets(section, rounds):
    rating = {player.number: player.rating for player in section.players}
    table = section.crosstable
    for number, results in zip(table.numbers, table.results):
        for round, result in enumerate(results[:rounds], start=1):
            if result.outcome is Outcome.WIN and result.opponent is not None:
                own, other = rating.get(number), rating.get(result.opponent)
                if own and other and other > own:
                    yield Upset(number, result.opponent, round, other - own)

def largest(upsets, numbers):
    theirs = {upset.winner: upset for upset in reversed(upsets) if upset.winner in numbers}
    most = max((upset.difference for upset in theirs.values()), default=0)
    best = {number for number, upset in theirs.items() if upset.difference == most}
    return [theirs[number] for number in numbers if number in best]

def apart(
    prizes, entrants, upsets = None
):
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

def _equal(games):
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
    def by_tie_break(self):
        taker, following = self.taker, self.next_in_line
        return taker is not None and following is not None and taker.score == following.score

    @property
    def label(self):
        return f"{self.prize.trophy} for {self.prize.title}"

    @property
    def sentence(self):
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
    with_trophy = [prize for prize in prizes if prize.trophy and prize.kind not in (BONUS, SPECIAL)]
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
    for prize, winners, _ in apart([prize for prize in prizes if prize.trophy], in_order, upsets):
        is_one = prize.is_for_upset and not prize.players  # of equal upsets the best player's
        divided = winners[:1] if is_one else winners
        given += [Trophy(prize, winner) for winner in divided] or [Trophy(prize, None)]
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
        due, paid, rest = (
            money(amount, self.fund.sign) for amount in (self.due, self.paid, self.difference)
        )
        return f"Fund {due}, paid {paid}, {'not paid' if self.difference else 'difference'} {rest}"

    @property
    def not_given(self):
        return [trophy for trophy in self.trophies if trophy.taker is None]

    def takers(self, prize):
        return list(self._takers.get(prize.position, ()))

    @cached_property
    def _takers(self):
        takers: dict[int, dict[int, None]] = {}
        for share in (*self.shares, *self.of_teams):
            for prize in _prizes_of(share):
                takers.setdefault(prize.position, {})[share.entrant.number] = None
        for trophy in self.trophies:
            if trophy.taker:
                takers.setdefault(trophy.prize.position, {})[trophy.taker.number] = None
        return takers

def _prizes_of(share):
    pooled = share.division.prizes if share.division and not share.points else ()
    points = (share.points,) if share.points else ()
    return [*pooled, *points, *(extra.prize for extra in share.extras)]

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
    fund, prizes, entrants
):
    if fund.rule == HORT:
        return hort([prize for prize in prizes if prize.kind in (PLACE, TEAM)], entrants, fund.sign)
    return divided(fund, prizes, entrants)

Extras = Mapping[int, Sequence[Extra]]

def _extras(
    given, sign
):
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

def _choices(divisions):
    alone = any(division.gains_alone for division in divisions)
    return [_WHICH_SUBGROUP] * alone

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
                f"{self._pool}, {self._tied(number, show)}",
                *(term.why for term in self._adjusted(number)),
            ]
        )

    @property
    def is_plain(self):
        return (
            len(self.members) > 1
            and self.score is not None
            and self.instead is None
            and (not self.handed and all(share == self.equal for share in self.shares.values()))
        )

    def of_all(self, show = decimal):
        each = min(self.paid.values())
        more = [member.label for member in self.members if self.paid[member.number] > each]
        odd = f"; by place one cent more for {listed(more)}" if more else ""
        level = f"level on {show(self.score or 0.0, 2)} (rule 32B2)"
        return f"{self._money(each)} each = {self._pool}, {level}{odd}"

    @property
    def _pool(self):
        sums = self._amounts(self.prizes)
        if self.handed:
            sums.append(f"{self._money(self.handed)} that others of the tie may not take")
        text, sharing = " + ".join(sums), len(self.members)
        if sharing == 1:
            return text
        return f"({text}) ÷ {sharing}" if len(sums) > 1 else f"{text} ÷ {sharing}"

    def _adjusted(self, number):
        share, paid = self.shares[number], self.paid[number]
        terms = []
        if share < self.equal:
            terms.append(Term("limit", share - self.equal, self._capped(number)))
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

    def _capped(self, number):
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

@dataclass(frozen=True)
class HortDivision(Division):

    own: Mapping[int, tuple[tuple[Prize, ...], int]] = field(default_factory=dict)

    @property
    def is_plain(self):
        return False

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
            Term("own place", self._of_place(number) / 2, f"half of {self._place(number)}"),
            Term("equal share", self.equal / 2, f"half of {self._pool}, {tied}"),
        ]
        odd = self.paid[number] - self.shares[number]
        if odd:
            halves.append(Term("cents", odd, rounding(self.shares, self.paid, number)))
        return halves

    def sentence(self, number, show = decimal):
        place, tied = self._place(number), self._tied(number, show)
        if len(self.members) == 1:
            return f"{place}, {tied}"
        sentence = f"half of {place} + half of {self._pool}, {tied}"
        if self.paid[number] != self.shares[number]:
            sentence += f"; {rounding(self.shares, self.paid, number)}"
        return sentence

    def _place(self, number):
        prizes, sharing = self.own[number]
        text = self._sum(prizes)
        if sharing == 1:
            return text
        return f"({text}) ÷ {sharing}, the place being shared," if prizes else text

    @property
    def _pool(self):
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
    def terms(self):
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
        titles = [extra.prize.title for extra in self.extras]
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

    @property
    def is_plain(self):
        division = self.division
        other = self.points is not None or self.extras or self.above_limit
        return division is not None and division.is_plain and not other

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
    def _limited(self):
        limit = money(self.limit or 0, self.sign)
        return f"not more than {limit}, the limit for this player (rule 32C6)"

    def sentence(self, show = decimal):
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

def sentences_of(shares, show = decimal):
    plain = [share for share in shares if share.is_plain]
    sentences, written = [], set()
    for share in shares:
        division = share.division
        together = [other for other in plain if other.division is division]
        if division is None or len(together) < len(division.members):
            sentences.append((share.entrant.label, share.sentence(show)))
        elif id(division) not in written:
            written.add(id(division))
            names = listed([member.label for member in division.members])
            sentences.append((names, f"{names}: {division.of_all(show)}"))
    return sentences
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

def entrant_teams(rows):
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
    USCHESS: "players level on score put their prizes together and divide them (US Chess 32B)",
    EQUAL: "players level on score divide the prizes of their places equally (US Chess 32B2)",
    HORT: "half of each prize goes by place, half is divided equally among players level on score "
    "(Hort)",
    NONE: "each prize goes by place in the standings, tie-breaks included; nothing is divided",
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
        if self.fees is None is self.total and any(
            prize.percent is not None for prize in self.prizes
        ):
            raise TieBreakError(
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

    def sentences(self, entries):
        rule = RULES[self.rule]
        sentences = [rule[0].upper() + rule[1:]]
        if self.based_on is not None:
            sentences.append(self._based_on(entries))
        if self.rule == USCHESS and not self.cap:
            sentences.append(
                "No player's share is limited to his largest single prize (32B3 as it was)"
            )
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
    def is_known(self):
        amount = self.doubtful
        sure = amount is not None and (amount.as_fund or amount.before_colon)
        return self.total is not None or sure

    def is_meant(self, statement):
        if not statement.only(*SAYING_SO, *BESIDE) or is_list(statement.tokens):
            return False
        sums = [token for token in statement.tokens if token.kind != "filler"]
        one_sum = [token.kind for token in sums] == ["money"]
        return statement.has(*SAYING_SO) or (
            one_sum and (statement.end == ":" or self.awaits_total)
        )

    def without_list(self, tokens):
        if not is_list(tokens):
            return tokens
        for token in tokens:
            if token.kind in OF_ALL:
                self._word(token)
        return [token for token in tokens if token.kind not in OF_ALL]

    def split(self, statement):
        if self.is_meant(statement):
            return None, statement
        tokens = list(statement.tokens)
        while tokens and not self.is_meant(statement._replace(tokens=tuple(tokens))):
            if tokens[-1].kind in ("based", "else", "half", "part"):
                self._word(tokens.pop())
            elif [token.kind for token in tokens[-2:]] == ["percent", "guaranteed"]:
                self.guaranteed = Fraction(tokens[-2].groups[0])
                tokens = tokens[:-2]
            else:
                break
        end = _beginning(tokens)
        head, rest = tokens[:end], tokens[end:]
        of_fund = [token.kind for token in head if token.kind in SAYING_SO]
        if not rest or not of_fund or (of_fund == ["in total"] and len(head) == 1):
            return None, statement._replace(tokens=tuple(tokens))
        words = " ".join(token.text.strip() for token in head)
        return Statement(tuple(head), ",", words), statement._replace(
            tokens=tuple(rest), text=" ".join(token.text.strip() for token in rest)
        )

    def read(self, statement, at):
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

    def _word(self, token):
        if token.kind == "based":
            self.based_on = int(token.groups[0])
        elif token.kind == "part":
            self.guaranteed = Fraction(token.groups[0])
        elif token.kind == "limit":
            self.limit = cents(token.groups[0])
        elif token.kind == "half":
            self.half = tuple(re.split(r",\s*|\s+and\s+", token.groups[0].strip()))

    def _sums(self, sums, statement, at):
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

    def settle(self, prizes, listed, sign):
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

    def remarks(self, prizes, sign):
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

def _beginning(tokens):
    has_sum = False
    for k, token in enumerate(tokens):
        following = tokens[k + 1].kind if k + 1 < len(tokens) else ""
        if token.kind in ("money", "number") and not has_sum and following != "dash":
            has_sum = True
        elif token.kind not in (*SAYING_SO, "filler") and not (
            token.kind == "percent" and following == "guaranteed"
        ):
            return k
    return len(tokens)

def is_list(tokens):
    kinds = [token.kind for token in tokens]
    amounts = [kind in ("money", "number") for kind in kinds]
    return any(
        kind == "dash" and any(amounts[:k][-1:]) and any(amounts[k + 1 :][:1])
        for k, kind in enumerate(kinds)
    )

def has_money(prize):
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
    "who first": f"{PART}-?(?:y&?)?e?{MONEY}e?{BESIDES}g?",
    "money first": f"(?:m(?:-?m|-n)*|%)e?{BESIDES}g?{PART}",
    "without money": f"(?:y{PART}|{PART}&?y|u?tu?|o-o|o|u|y)",
}

BEGINNINGS = {"who first": f"{A_LIST}e?g?"}

def items(statement, tokens):
    of_winner = any(token.kind == "bonus" for token in tokens)
    tokens = [token for token in tokens if not (of_winner and token.kind == "extra")]
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

def _cut(letters, form):
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

def _letter(piece, statement):
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

def _parts(written, money_first):
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

def _text(written):
    return " ".join(piece.text.strip() for piece in written)

def _trophy(token):
    word = token.groups[0].casefold()
    return TROPHY if word == "troph" else word
'''

MODULES['xltiebreak.prizefund.money'] = r'''from __future__ import annotations

from fractions import Fraction
from typing import Union

Cents = int

ExactCents = Union[int, Fraction]

MOST = 100_000_000_000

SIGN = r"(?:CA\$|C\$|CAD\b|US\$|USD\b|EUR\b|GBP\b|INR\b|Rs\b\.?|[$€£₹])"

_SIGNS = {
    **dict.fromkeys(("CA$", "C$", "CAD"), "CA$"),
    **dict.fromkeys(("EUR", "€"), "€"),
    **dict.fromkeys(("GBP", "£"), "£"),
    **dict.fromkeys(("INR", "RS", "RS.", "₹"), "₹"),
}

def sign_of(text):
    return _SIGNS.get(text.upper(), "$")

def money(cents, sign = "$"):
    whole = to_cents(-cents if cents < 0 else cents)
    units, rest = divmod(whole, 100)
    text = f"{sign}{units:,}.{rest:02}" if rest else f"{sign}{units:,}"
    return f"−{text}" if cents < 0 and whole else text

def to_cents(amount):
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
from xltiebreak.prizefund.tokens import VALUES, AnnouncementError, Token

TROPHY = "trophy"
CLASS_WORDS = {"SENIOR MASTER": "SM", "MASTER": "M", "EXPERT": "X"}
ONE_OF_LIST = {"women": "woman"}

_AMOUNT = re.compile(r"([$€£])?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s?([$€£])?")
_PERCENT = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)\s?%")
_MOST_SHOWN = 40

class PrizeError(TieBreakError):

    def __init__(self, title, message):
        super().__init__(message)
        self.title = title

class Who(NamedTuple):

    prize: Prize
    text: str
    best: bool = False

    @property
    def by_rating(self):
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
    def is_bare(self):
        value = self.amounts or self.percent or self.trophy
        return not (value or self.top or self.ranks)

    @property
    def first_and_last(self):
        return self.ranks or (1, self.top or 1)

    def prizes(self, kind):
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

def claims(prize):
    given = {"cash": prize.cash or prize.percent, "trophy": prize.trophy}
    who = (prize.condition, prize.points, prize.title)
    return {name: (*who, name) for name, value in given.items() if value}

def pieces(tokens):
    while tokens:
        who, used = who_is_meant(tokens)
        yield tokens[0] if who is None else who
        tokens = tokens[used or 1 :]

def who_is_meant(tokens):
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
    if _is_band(tokens) and tokens[3:] and tokens[3].kind in (*VALUES, "each", "trophy"):
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

def _class(token):
    written = " ".join(token.groups[0].upper().split())
    letter = CLASS_WORDS.get(written, written)
    low, high = CLASS_BANDS[letter]
    label = written.capitalize() if written in CLASS_WORDS else f"Class {letter}"
    return Prize(CLASS, low=low, high=high, label=label)

def _band(token):
    low, high = sorted((int(token.groups[0]), int(token.groups[1])))
    return Prize(CLASS, low=low, high=high, or_unrated=bool(token.groups[2]))

def _named(token):
    name = token.groups[0].casefold()
    name = ONE_OF_LIST.get(name, name[:-1] if name.endswith("s") else name)
    return Prize(NAMED, list=name, label=f"top {name}")

def _special(token):
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

def _with_band(prize, behind):
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

def _is_band(tokens):
    if [token.kind for token in tokens[:3]] != ["number", "dash", "number"]:
        return False
    low, high = tokens[0].text, tokens[2].text
    return low.isdecimal() and high.isdecimal() and int(low) < int(high) < 4_000

def with_band_at_end(tokens):
    before, band = tokens[:-3], tokens[-3:]
    if not _is_band(band) or (before and before[-1].kind == "dash"):
        return tuple(tokens)
    text = "".join(token.text for token in band)
    return (*before, Token("band", (band[0].text, band[2].text, ""), text))

def _between(tokens):
    return Prize(CLASS, low=int(tokens[0].text), high=int(tokens[2].text))

def _changed(prize, token):
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

    def admits(self, entrant):
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
    def title(self):
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

    def amount(self, sign):
        if self.percent is None:
            return money(self.cash, sign)
        return f"{decimal(self.percent)}% of {money(self.percent_of, sign)}"

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
        return f"top {self.list}" if self.kind == NAMED and self.list else self.kind

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

def announced(prize):
    return prize.position

def in_words(prizes):
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
    **dict.fromkeys(("₹", "inr", "rs", "rs.", "rupees"), "₹"),
    **dict.fromkeys(("CA$", "ca$", "c$", "cad"), "CA$"),
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
    def divides_equally(self):
        if self.fund is None:
            return not any(finding.is_error for finding in self.findings)
        return self.fund.divides_equally

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
        return replace(self, findings=(), words={}, rows=())

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
        currency = self.named("currency", _SIGNS, typed or "$")
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
        yield prize, "prize-for-nobody", f"{prize.title}: {why}"
'''

MODULES['xltiebreak.prizefund.tokens'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import MOST, SIGN, Cents, sign_of

MOST_TEXT = 4_000

class AnnouncementError(TieBreakError):

    def __init__(self, part, why):
        self.part = part.strip()
        super().__init__(f'"{self.part}": {why}')

class Token(NamedTuple):

    kind: str
    groups: tuple[str, ...]
    text: str

    @property
    def cents(self):
        return cents(self.groups[-1] or self.groups[0])

    @property
    def sign(self):
        typed = re.findall(SIGN, self.text, re.IGNORECASE) if self.kind == "money" else []
        return max(map(sign_of, typed), key=len, default="")

    @property
    def rank(self):
        word = self.groups[0].casefold()
        return int(word) if word.isdecimal() else ORDINALS.get(word, 0)

class Statement(NamedTuple):

    tokens: tuple[Token, ...]
    end: str
    text: str

    def has(self, *kinds):
        return any(token.kind in kinds for token in self.tokens)

    def only(self, *kinds):
        return all(token.kind in kinds for token in self.tokens)

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
NUMBER = r"(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d\d)?(?![\d%])"
UNRATED = r"unr(?:ated)?s?\b"
ENTRIES = r"(?:\s+(?:paid|full|total))*(?:\s+(?:entries|entrants|players))?\b"
ON_TIE_BREAK = r"(?:on\s+)?tie-?\s?break(?:er)?s?(?:\s+(?:1st|first|win(?:ner)?))?"

PATTERNS = (
    ("space", r"\s+"),
    ("fee", rf"(?:EF|entry(?:\s+fees?)?)\b\s*:?\s*{SIGN}?\s?({NUMBER})"),
    (
        "limit",
        rf"{UNRATED}(?:\s+players)?\s+(?:may|can)\s?not\s+(?:win|take)"
        rf"\s+(?:over|above|more\s+than)\s+{SIGN}?\s?({NUMBER})",
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
    ("money", r"(?:₹|Rs\b\.?|INR)\s?(\d{1,2}(?:,\d\d)+,\d{3})(?!\d)(?:/-)?"),
    ("money", rf"{SIGN}\s?({NUMBER})(?:/-)?(?:\s?CAD\b)?"),
    ("money", rf"({NUMBER})\s?(?:€|EUR\b|£|₹|CAD\b)(?!\s?\d)"),
    ("top", r"(?:the\s+)?(?:top|first)\s+(\d{1,3})\b(?![-/%,.]?\d)(?!\s*%)"),
    ("ordinal", r"(\d{1,3})\s?(?:st|nd|rd|th)\b"),
    ("dash", r"(?<=(?:st|nd|rd|th)\s)(?:to|through)\b(?=\s\d{1,3}(?:st|nd|rd|th))"),
    ("ordinal", r"(first|second|third|fourth|fifth)\b"),
    ("points", r"(\d{1,2}(?:\.5|½)?)\s?(?:points?|pts)\b"),
    ("plus score", r"(?:any\s+)?plus[\s-]scores?\b"),
    ("glued", r"(?:under|u)\s?-?\d{3,4}-\d+(?![/\w])"),
    ("under", r"(?:under|below|u)[\s/-]{0,3}(\d{3,4})\b"),
    ("over", r"\(?(\d{3,4})\s?(?:/|\band\b|&)\s?(?:over|above|up)\b\)?"),
    ("over", r"\(?(\d{3,4})\+\)?"),
    ("over", r"(?:over|above)\s+(\d{3,4})\b"),
    ("below", r"\(?(\d{3,4})\s?(?:/|\band\b|&)\s?(?:below|under)\b\)?"),
    ("band", rf"[\[(]\s*(\d{{1,4}})\s?-\s?(\d{{1,4}})(?:\s?(/)\s?{UNRATED})?\s*[\])]"),
    ("class", r"class(?:es)?\s+([a-jxm]|sm)\b"),
    ("class", r"(senior\s+master|expert|master)s?\b"),
    ("class", r"(?-i:([A-JXM]|SM))\b(?!-\d)"),
    ("and below", r"(?:/|\band\b|&)\s*(?:below|under)\b"),
    ("and above", r"(?:/|\band\b|&)\s*(?:above|over|up)\b"),
    (
        "bonus",
        rf"(?:bonus\s+(?:for|to)\s+)?(?:a\s+)?clear(?:\s+|(?=/))"
        rf"(?:(?:win(?:ner)?|1st|first)(?:\s+place)?(\s+or\s+{ON_TIE_BREAK})?|((?:or\s+|/\s?){ON_TIE_BREAK}))"
        r"(?:\s+bonus)?\b",
    ),
    ("extra", r"bonus\b"),
    ("special", r"(?:special\b\s*)?((?:(?:biggest|best)\s+)?upset|best\s+game|brilliancy)\b"),
    ("special", r"(special)\b"),
    ("best", r"(?:the\s+)?(?:top|best|highest)\b"),
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
    ("minus", rf"(?<=\s)-(?={SIGN}?\d)"),
    ("dash", r"-"),
    ("and", r"(?:and\b|with\b|&|\+)"),
    ("slash", r"/"),
    ("bracket", r"[()\[\]]"),
    ("word", r"([^\W\d][\w'’]*(?:-\w+)*)"),
)

_READERS = [(kind, re.compile(pattern, re.IGNORECASE)) for kind, pattern in PATTERNS]
_DECIMAL_COMMA = re.compile(r"(?<![\w.,])[$€£₹]?\d[\d.]*,\d{1,2}(?![\w%,])")
_ENDS = re.compile(r"[;:|•·*]|!+|\.(?!\d)|,(?!\d{3}(?!\d))|\n")
VALUES = ("money", "number", "percent")
_KINDS = ("class", "under", "over", "below", "band", "unrated", "named", "and below", "or unrated")
_BEGINS = (*_KINDS, "best", "ordinal", "top")

def statements(text):
    if len(text) > MOST_TEXT:
        raise AnnouncementError(f"{text[:40]} …", f"longer than {MOST_TEXT:,} characters")
    text = re.sub(r"[–—−]", "-", text.replace("\u00a0", " "))
    text = re.sub(r"\b(unr|min|incl)\.", r"\1", text, flags=re.IGNORECASE).strip()
    _refuse_decimal_commas(text)
    text = re.sub(r"\s*(?:\.{2,}|…|=)\s*", " - ", text)
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
        is_beside = _is_among(tokens, VALUES) and _next(text, at) in ("money", "number")
        if token.kind == "bracket" and is_beside:
            raise AnnouncementError(text[start:].strip()[:40], "what is the amount in brackets?")
        if token.kind == "and" and not tokens:
            continue
        if token.kind in ("slash", "and") and _separates(token, tokens, _next(text, at)):
            yield Statement(tuple(tokens), token.text[0], text[start : at - len(token.text)])
            start, tokens = at, []
        elif token.kind == "slash":
            if not (_is_among(tokens, VALUES) and _next(text, at) in VALUES):
                words = text[text.rfind(" ", 0, at) + 1 :].split(maxsplit=1)
                raise AnnouncementError(words[0][:40], "this is not understood")
            tokens.append(token._replace(kind="dash"))
        elif token.kind not in ("space", "bracket"):
            tokens.append(token)
    if tokens:
        yield Statement(tuple(tokens), "", text[start:].strip())

def _is_among(tokens, kinds):
    return bool(tokens) and tokens[-1].kind in kinds

def _next(text, at):
    at += len(text[at:]) - len(text[at:].lstrip())
    return "" if at >= len(text) or _ENDS.match(text, at) else _token(text, at).kind

def _separates(token, before, following):
    if _is_among(before, _KINDS):
        return following in (*_KINDS, "best")
    return token.kind == "slash" and _is_among(before, VALUES) and following in _BEGINS

def _refuse_decimal_commas(text):
    amount = _DECIMAL_COMMA.search(text)
    if amount:
        raise AnnouncementError(amount.group(), "is this comma a decimal one? Write it as 12.50")

def _token(text, at):
    for kind, reader in _READERS:
        match = reader.match(text, at)
        if match:
            return Token(kind, tuple(part or "" for part in match.groups()), match.group())
    words = text[text.rfind(" ", 0, at) + 1 :].split(maxsplit=1)
    raise AnnouncementError(words[0][:40], "this is not understood")

def cents(number):
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

def typed_prize(cells, number_of):

    def text(title):
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

def _kind(text):
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

def _ranked(token):
    if not 0 < token.rank < 1_000:
        raise PrizeError("Prize", f"{token.text!r} is no rank; {_EXPECTED}")
    return token.rank

def _with_band(prize, text, low, high):
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

def _refuse_empty(low, high):
    if low is not None and high is not None and low > high:
        raise PrizeError("From", f"no rating is from {low} to {high}; correct one of them")

def _by_rating(low, high):
    return UNDER if low is None else OVER if high is None else CLASS

def _rating(text, title):
    number = text.removesuffix(".0").replace(",", "")
    if not number:
        return None
    if not number.isdecimal() or len(number) > 4:
        raise PrizeError(title, f"{text!r} is not a rating; expected one such as 1799, or nothing")
    return int(number)

def _rank(text, named):
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

def _trophy(text):
    if text.casefold() in _NO:
        return ""
    if re.fullmatch(r"[$€£]?[\d.,]+", text) and text not in _YES:
        raise PrizeError(
            "Trophy",
            f"{text!r} is no trophy; expected yes or its name. In a text file, an amount with a "
            'comma stands in quotation marks: "$1,200"',
        )
    return TROPHY if text.casefold() in _YES else text

def yes_or_no(text, title):
    if text.casefold() in _YES or text.casefold() in _NO:
        return text.casefold() in _YES
    raise PrizeError(title, f"{text!r} is neither yes nor no; expected yes, or nothing")

def who_is_listed(text, number_of):
    if not text:
        return None
    if text.casefold() in NO_ONE:
        return ()
    try:
        return tuple(dict.fromkeys(map(number_of, _parted(text, number_of))))
    except TieBreakError as error:
        raise PrizeError("Players", str(error)) from error

def _parted(text, number_of):
    if ";" in text:
        return [part.strip() for part in text.split(";") if part.strip()]
    if re.fullmatch(r"[\d\s,#]+", text):
        return re.findall(r"\d+", text)
    try:
        number_of(text)
    except TieBreakError:
        return [part.strip() for part in text.split(",") if part.strip()]
    return [text]

def list_name(text):
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

def awards_of(standings):
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

def _games(standings):
    players, rounds = len(standings.section.players), standings.rounds
    is_odd = standings.section.is_roundrobin and players % 2
    return rounds - rounds // players if is_odd else rounds

def teams_of(standings):
    section = standings.section
    if section.matches is not None:
        return entrant_teams(standings.rows)
    return entrant_teams(team_standings(standings).rows) if section.counting else ()

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
        return [*cash, *(trophy.sentence for trophy in self.trophies)]

    def sentence(self, show = decimal):
        return self.share.sentence(show) if self.share else "; ".join(self.sentences())

    @property
    def won(self):
        cash = [self.share.won] if self.share else []
        return [*cash, *self.trophies_told]

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

def told_of(given, number, *, of_team = False):
    winners = winners_of(given, of_teams=of_team)
    return [
        sentence
        for winner in winners
        if winner.entrant.number == number
        for sentence in winner.sentences()
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

def _numbered(text: str) -> str:
    return _INNER_ORDINAL.sub(", ", text) if _ORDINAL.match(text) else text

def _is_code(text: str) -> bool:
    try:
        of_code(text)
    except TieBreakError:
        return False
    return True

def _only(text: str, edition: str, *, alone: bool) -> TieBreak:
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
    applied = {step.tie_break.code for step in steps}
    return max(
        (k for k, tie_break in enumerate(tie_breaks, 1) if tie_break.code in applied), default=0
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
        steps = (step for step in self.steps if step.tie_break.is_same_as(tie))
        tied = next((step.group for step in steps if number in step.group), ())
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

    # What many rules use

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
        # Scores of a copy: a table that remembers scores of its own is not freed
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
        points = self.matches.board_points(self.rows[number], round)
        return points[: self.boards] + [0.0] * (self.boards - len(points))

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

# How the editions count unplayed rounds

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
            return [level for block in blocks for level in _blocks(context, chain, block)]
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
        return [level for block in blocks for level in parted(context, block)]
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

def _readings(text):
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

def _day(year, month, day):
    try:
        return date(int(year), int(month), int(day))
    except ValueError:
        return None

def _number(month):
    return str(_MONTHS.index(month.lower()) + 1)

def joined(start, end):
    return f"{start}{_BETWEEN}{end}" if start and end and start != end else start or end

def _parted(text):
    plain = " ".join(text.split())
    if match := re.fullmatch(_DAYS_OF_MONTH, plain, re.IGNORECASE):
        return f"{match[1]} {match[2]}, {match[4]}", f"{match[1]} {match[3]}, {match[4]}"
    for between in (_BETWEEN, " - ", " to ", "–"):
        start, dash, end = plain.partition(between)
        if dash and any(_readings(start)) and any(_readings(end)):
            return start, end
    return plain, plain

def spans(dates):
    starts, ends = map(_readings, _parted(dates))
    return frozenset(
        (start, end) for start, end in zip(starts, ends) if start and end and start <= end
    )

def edition_on(dates):
    editions = editions_on(dates)
    return editions[0] if len(editions) == 1 else ""

def editions_on(dates):
    starts = [start for start, _ in spans(dates)]
    codes = {next(code for since, code in FIDE_EDITIONS if start >= since) for start in starts}
    return [code for _, code in FIDE_EDITIONS if code in codes]

def as_trf(dates):
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

def named_tie_breaks(lines):
    matches = (match for line in lines for match in _NAMED.finditer(line))
    return {int(match[1]): match[2].strip() for match in matches}

def lines_of_words(grids):
    rows = ([cell.text for cell in row.cells if cell.text] for grid in grids for row in grid.rows)
    return [", ".join(texts) for texts in rows if 0 < len(texts) <= _FEW]

def event_dates(lines):
    return next((match[1] for line in lines if (match := _DATES.fullmatch(line))), "")

def last_update(lines):
    return next((match[1] for line in lines if (match := _UPDATED.search(folded(line)))), "")

def names_a_program_of_fide(lines):
    return any(_PROGRAMS.search(line.casefold()) for line in lines)

def is_about_tie_breaks(row):
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
    def header(self):
        return header_of(self.rows)

    def address(self, row, column, header = ""):
        if elsewhere := self.apart.get((row.number, column)):
            return elsewhere
        if self.lines:
            return f"line {row.number}, {header or f'column {column + 1}'}"
        return f"{self.sheet}!{column_letter(column)}{row.number}"

    def finding(self, severity, code, row, column, message):
        return Finding(severity, code, self.address(row, column), message)

@dataclass(frozen=True)
class Columns:

    grid: Grid
    header: Header
    entry: str = "player"

    @cached_property
    def rounds(self):
        return max(self.header.rounds)

    @cached_property
    def names(self):
        fields = self.header.fields
        return fields.get("Name", fields.get("Last name"))

    @cached_property
    def titles(self):
        titles = {column: f"P{round}" for round, column in self.header.points.items()}
        titles.update((column, f"R{round}") for round, column in self.header.rounds.items())
        titles.update((column, name) for name, column in self.header.fields.items())
        if self.names is not None:
            titles[self.names] = "Name"
        return titles

    def address(self, row, column):
        return self.grid.address(row, column, self.titles.get(column, ""))

    def finding(self, severity, code, row, column, message):
        return Finding(severity, code, self.address(row, column), message)

    def origin(self, rows):
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
    def _teams_are(self):
        column = self.header.fields.get("Team")
        rows = self.grid.rows[max(self.header.row - 1, 0) : self.header.row + 1]
        heads = (row.cell(column).text.strip() for row in reversed(rows))
        return next((head for head in heads if head.casefold() in SYNONYMS["Team"]), "")

    def cell(self, row, name):
        return row.cell(self.header.fields.get(name))

    def name(self, row):
        if "Name" in self.header.fields:
            return self.cell(row, "Name")
        last, first = self.cell(row, "Last name"), self.cell(row, "First name")
        text = ", ".join(cell.text for cell in (last, first) if cell.text)
        return Cell(text, last.fault or first.fault)

    def results(self, row):
        header = self.header
        cells = [row.cell(header.rounds.get(round)) for round in range(1, self.rounds + 1)]
        for round in header.opponents.keys() & header.rounds.keys():
            opponent, cell = row.cell(header.opponents[round]), cells[round - 1]
            cells[round - 1] = Cell(f"{opponent.text}|{cell.text}", cell.fault or opponent.fault)
        for round in header.points.keys() & header.rounds.keys():
            if alone := _OPPONENT_ALONE.fullmatch(cells[round - 1].text):
                cells[round - 1] = Cell(alone[1] + _NOT_FINISHED, cells[round - 1].fault)
        return tuple(cells)

def of_teams(columns):
    fields = dict(columns.header.fields)
    if columns.names is None and "Team" in fields:
        fields["Name"] = fields.pop("Team")
    return Columns(columns.grid, replace(columns.header, fields=fields), "team")

def examine_header(columns):
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

def _looks_like_names(header, rows):
    filled = [row for row in rows if not row.empty]
    for column in range(min(header.rounds.values())):
        texts = [row.cell(column).text for row in filled]
        named = sum(_TWO_WORDS.match(text) is not None for text in texts)
        if column not in header.used and named and 2 * named > len(filled):
            return column
    return None

_TWO_WORDS = re.compile(r"[^\W\d_]{1,99}[ ,]+[^\W\d_]")

def _listed(words, most = 4):
    return ", ".join(words[:most]) + (" …" if len(words) > most else "")
'''

MODULES['xltiebreak.tables.header'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from xltiebreak.tables.cells import Row

Titles = Mapping[str, Sequence[str]]

def by_title(words):
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

def heading(text):
    return _PARTED.sub(" ", text.casefold()).strip()

FIELD_OF: Mapping[str, str] = {
    heading(synonym): field for field, synonyms in SYNONYMS.items() for synonym in synonyms
}

_LONE_N = "n"
_AT_THE_LEFT = 3

def field_headed(text, column):
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
    def names_players(self):
        return bool(self.fields.keys() & _NAMING)

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
        for other in headers[max(header.row - 1, 0) : header.row + 2]:
            if other.names_players:
                fields = {**other.fields, **header.fields}
                return replace(header, row=max(header.row, other.row), fields=fields)
        return header
    return None

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

def _labels(words):
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

def label_of(text):
    return _LABELS.get(bare(text))

def nearest_label(text):
    import difflib

    near = difflib.get_close_matches(bare(text), _LABELS, n=1, cutoff=0.8)
    return _LABELS[near[0]] if near else None

def labelled_rows(grid, until = None):
    known = {label_of(row.cell(0).text) for row in grid.rows[:until] if row.cell(1).text}
    return len(known - {None})

_NO_ACCIDENT = 3

def begins_with_labels(grid):
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

def read_labels(grid, until = None, *, lone = False):
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

def _rows(grid, until, faults):
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

def _event_text(grid, row, faults):
    columns = _filled(row)
    texts = []
    for column in columns if grid.lines else columns[:1]:
        try:
            texts.append(_trusted(row.cells[column], is_text=True))
        except TieBreakError as error:
            message = f"{error}; the value is left out"
            faults.append(grid.finding(WARNING, "setting", row, column, message))
    return ", ".join(texts)

def _filled(row):
    return [k for k, cell in enumerate(row.cells) if k and (cell.text or cell.fault)]

def _trusted(cell, *, is_text):
    harmless = ("merged-cells", "date-cell") if is_text else ("merged-cells",)
    if cell.fault is not None and cell.fault.code not in harmless:
        raise TieBreakError(cell.fault.message)
    return cell.text

def _only_value(grid, row, faults, *, is_list):
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

def _settings(grid, places, faults):
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
    labels, pairs, read = ()
):
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

def _together(settings, above):
    new = [name for name in above.cells if name not in {*settings.cells, *above.prizes}]
    values = {name: getattr(above, name) for name in (*new, *["of_teams"] * ("kind" in new))}
    prizes = {**above.prizes, **settings.prizes}
    return replace(settings, **values, prizes=prizes, cells={**above.cells, **settings.cells})

def _contradictions(
    labels, own, settings, above
):
    for name, text in own.event.items():
        if bare(labels.event.get(name, text)) != bare(text):
            yield _passed_over(WARNING, EVENT_LABELS[name], own.places[name], labels.places[name])
    for name, place in above.cells.items():
        if name in settings.cells and _value(settings, name) != _value(above, name):
            yield _passed_over(ERROR, _OF_A_SECTION[name], place, settings.cells[name])

def _value(settings, name):
    value = settings.prizes[name].text if name in settings.prizes else getattr(settings, name)
    return bare(value) if isinstance(value, str) else value

def _passed_over(severity, label, place, other):
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

def _of(titles):
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

    def __init__(self, title, code, message):
        super().__init__(message)
        self.title, self.code = title, code

class ListSheet(Columns):

    @property
    def rows(self):
        return (row for row in self.grid.rows[self.header.row + 1 :] if not row.empty)

    def where(self, row, title):
        fields = self.header.fields
        return self.address(row, fields.get(title, min(fields.values())))

    def error(self, row, title, code, message):
        return Finding(ERROR, code, self.where(row, title), message)

    def misfit(self, row, misfit):
        return self.error(row, misfit.title, misfit.code, str(misfit))

    def text(self, row, title):
        cell = self.cell(row, title)
        if cell.fault is not None:
            raise Misfit(title, cell.fault.code, cell.fault.message)
        return cell.text

    def number(self, row, title, is_no, most = MOST):
        text, noun = self.text(row, title), title.lower()
        number = whole_number(text)
        if 0 < number <= most:
            return number
        problem = f"{text!r} {is_no} {noun}" if text else f"the {noun} is missing"
        raise Misfit(title, noun, f"{problem}; expected a whole number such as 3")

    def round(self, row):
        return self.number(row, "Round", "is not a", MAX_ROUNDS)

    def named(self, row, title, names):
        text = self.text(row, title)
        try:
            return names.find(text) if text else 0
        except TieBreakError as error:
            raise Misfit(title, f"unknown-{names.noun}", str(error)) from error

def list_in(grid, kind):
    titles, needed = KINDS[kind]
    for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
        columns = columns_headed(row, titles)
        if columns.keys() >= {*needed}:
            return ListSheet(grid, Header(k, columns, {}), "team" if kind == "teams" else "player")
    return None

def is_a_list(grid):
    kind = grid.sheet.partition(" ")[0].casefold()
    return kind in KINDS and list_in(grid, kind) is not None

def columns_headed(row, titles):
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

def without_headers(grid, kind):
    titles, needed = KINDS[kind]
    expected = ", ".join("Team" if kind == "teams" and t == "Name" else t for t in titles)
    message = (
        f"the sheet {grid.sheet!r} has no row of headers that can be read; expected {expected}, "
        f"of which {', '.join(needed)} cannot be missing"
    )
    return Finding(ERROR, "no-headers", grid.sheet, message)

class Names:

    def __init__(self, entries, noun, sheet):
        self.noun, self._sheet = noun, sheet
        self._numbers: set[int] = set()
        self._named: dict[str, list[int]] = {}
        for entry in entries:
            self._numbers.add(entry.number)
            self._named.setdefault(_folded(entry.name), []).append(entry.number)

    def find(self, text):
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

def _folded(name):
    return " ".join(name.split()).casefold()

def points_in(cell):
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

def lowest_free(numbers):
    taken = set(map(number_in, numbers))
    return next(k for k in range(1, len(taken) + 2) if str(k) not in taken)

def missing_number(columns):
    below = columns.grid.rows[columns.header.row + 1 :]
    return NO_NUMBER.format(lowest_free(columns.cell(row, "No.").text for row in below))

def read_entries(columns, faults):
    rows = list(_rows(columns, faults))
    notes: list[Row] = []
    read = _numbered if "No." in columns.header.fields else _counted
    entries = list(read(columns, rows, faults, notes))
    notes = [row for row in notes if not is_about_tie_breaks(row)]
    if notes and not columns.grid.kind:
        faults.append(passed_over(columns, notes))
    return entries

def _rows(columns, faults):
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
    columns, rows, faults, notes
):
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
    columns, rows, faults, notes
):
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

def _filled(results):
    return any(cell.text.strip("| ") or cell.fault for cell in results)

def _without_name(columns, row):
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

def _stated(cell, title):
    if cell.fault is not None or title != "Rating":
        return bool(cell.text) and cell.fault is None
    try:
        return rating(cell.text).value is not None
    except ValueError:
        return False

def _pairing_number(columns, row, faults):
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

def hidden_parts(columns, entries):
    grid = columns.grid
    rows = [str(entry.row.number) for entry in entries if entry.row.number in grid.hidden_rows]
    own = sorted(column for column in columns.header.own if column + 1 in grid.hidden_columns)
    letters = [column_letter(column) for column in own]
    for what, hidden in (("row", rows), ("column", letters)):
        if hidden and not grid.kind:
            listed = ", ".join(hidden[:_LISTED]) + (" …" if len(hidden) > _LISTED else "")
            yield f"hidden {what}{'s' * (len(hidden) > 1)} {listed}, read as the others"

_LISTED = 8

def read_player(columns, entry, faults):
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

def rating_of(columns, row, faults):
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

def printed_score(cell):
    try:
        return points(cell.text) if cell.text and not cell.fault else None
    except ValueError:
        return None

def passed_over(columns, notes):
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

def is_note(columns, row, *, filled):
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

def further_columns(columns, rows):
    heads = columns.grid.rows[columns.header.row]
    used = columns.header.used
    return _texts(heads, (k for k in range(len(heads.cells)) if k not in used), rows, {})

def _texts(heads, columns, rows, known):
    printed = dict(known)
    for column in columns:
        cells = [(number, row.cell(column)) for number, row in rows]
        texts = {number: cell.text for number, cell in cells if cell.text and not cell.fault}
        if texts and heads.cell(column).text:
            printed[told_apart(heads.cell(column).text, printed)] = texts
    return printed

def told_apart(title, known):
    label, count = title, 1
    while label in known:
        count += 1
        label = f"{title} ({count})"
    return label

def with_pasted(section, grid):
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
    columns, rows, section, faults
):
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

def go_down(points):
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

    def __init__(self, table, section):
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

    def read(self, row):
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

    def _refuse_twice(self, prize, where):
        for name, claim in claims(prize).items():
            if claim in self._claimed:
                noun = "cash prize" if name == "cash" else name
                raise PrizeError(
                    "Rank",
                    f"there is a {noun} for {prize.title} at {self._claimed[claim]} already; type "
                    "the rank of each (1, 2 …), or clear one of them",
                )
            self._claimed[claim] = where

    def _sign(self, sign):
        if sign:
            self._signs[sign] = None
        if len(self._signs) > 1:
            signs = " and ".join(self._signs)
            raise PrizeError("Cash", f"there are amounts in {signs}; a section has one currency")

    def _list(self, prize, players):
        known = self.lists.setdefault(prize.list, players)
        if set(known) != set(players):
            raise PrizeError(
                "Players",
                f"another row lists others for {prize.label or prize.list}; list the same "
                "players, or leave this cell empty",
            )

    @property
    def announcement(self):
        return Announcement(tuple(self._prizes), sign=next(iter(self._signs), ""))

def listed_prizes(table, sections):
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

def _section_of(sheet, row, sections):
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
    def is_blank(self):
        return self.sheet is not None and not any(self.rows)

    @property
    def rows(self):
        if self.sheet is not None:
            for row in self.sheet.rows:
                if any(self.sheet.cell(row, title).text for title in PRIZE_COLUMNS):
                    yield row

def prize_table(grids):
    for grid in grids:
        if bare(grid.sheet) == "prizes" and not all(row.empty for row in grid.rows):
            heads = (header_of_prizes(k, row) for k, row in enumerate(grid.rows))
            header = next(filter(None, heads), None)
            return PrizeTable(grid, ListSheet(grid, header, "prize") if header else None)
    return None

def cut_out(grid):
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

def header_of_prizes(index, row):
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

def with_prizes(read, table):
    sections = [section for section, _, _ in read]
    listed = listed_prizes(table, sections) if table else [None] * len(sections)
    prizes_of_sections = [
        _Statement(*section, rows).stated() for section, rows in zip(read, listed)
    ]
    return [
        replace(section, prizes=prizes) if prizes else section
        for section, prizes in zip(sections, _of_one_event(prizes_of_sections))
    ]

def _of_one_event(of_sections):
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
        self, section, settings, grid, listed
    ):
        self.section, self.settings, self.grid = section, settings, grid
        self.table = listed if listed and listed.rows else None
        self.known = section.crosstable.rows
        self.words: dict[str, str] = {}
        self.findings: list[Finding] = list(listed.faults if listed else ())

    def stated(self):
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

    def _without_prizes(self):
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

    def _where(self, name):
        if name == "prizes" and self.table:
            return self.table.where
        return self.settings.cells.get(name, self.section.name)

    def _stands(self, prize):
        return self.table.cells[prize.position - 1] if self.table else self._where("prizes")

    def _error(self, name, message):
        self.findings.append(Finding(ERROR, "prizes", self._where(name), message))

    def _read(self, name, read):
        try:
            return read(self.words.get(name, ""), self.known)
        except PrizeError as error:
            self._error(name, str(error))
            return read("", self.known)

    def _fund(self):
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

    def _announcement(self):
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

    def _settled(self, fund):
        exempt = frozenset(self._read("no_limit_for", listed_players))
        of_teams = self.section.matches is not None
        prizes = tuple(
            replace(prize, kind=PLACE) if of_teams and prize.kind == TEAM else prize
            for prize in fund.prizes
        )
        return replace(fund, prizes=prizes, limits=replace(fund.limits, exempt=exempt))

    def _ratings(self):
        ratings: dict[int, int | None] = {}
        for number, text, where in self._column(_PRIZE_RATING):
            try:
                ratings[number] = prize_rating(text)
            except PrizeError as error:
                self.findings.append(Finding(ERROR, "prizes", where, str(error)))
        at_label = self._read("prize_ratings", prize_ratings)
        return {**ratings, **at_label}

    def _withdrawn(self):
        marked = self._marked(_WITHDRAWN, is_yes=_AFTER_ROUND)
        at_label = [number for number in self.settings.withdrawn if number in self.known]
        return tuple(dict.fromkeys((*at_label, *marked)))

    def _lists(self, fund):
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

    def _ask_who(self, prize):
        head = prize.list.capitalize()
        message = (
            f"{prize.title}: it is not stated who can win it. Type the pairing numbers in the "
            f"column Players of the sheet Prizes, or at the label Prize lists ({prize.list}: 3, "
            f"7), or mark them with x in a column {head} of the crosstable; where there is nobody, "
            f"state {prize.list}: none"
        )
        self.findings.append(Finding(ERROR, "prize-list", self._stands(prize), message))

    def _disagree(self, prize):
        message = (
            f"{prize.title}: who can win it is stated more than once, and not alike; keep one of "
            "the column Players, the label Prize lists and the column of the crosstable"
        )
        self.findings.append(Finding(ERROR, "prize-list", self._stands(prize), message))

    def _compare_total(self, fund):
        at_label = "prize_fund" in self.words and "announced_total" not in self.words
        known = any(finding.code == TOTAL for finding in self.findings)
        if at_label and fund.unlike_total and not known:
            where = self._where("prize_fund")
            self.findings.append(Finding(ERROR, TOTAL, where, fund.unlike_total))

    def _need_teams(self, fund):
        of_teams = next((prize for prize in fund.prizes if prize.kind == TEAM), None)
        if of_teams and not self.section.counting:
            message = (
                f"{of_teams.title}: it is not known how many players count for a team; state it at "
                "the label Counting players, and the teams in the column Team of the crosstable"
            )
            self.findings.append(Finding(ERROR, "prizes", self._stands(of_teams), message))

    def _entrants(self, prizes):
        players = self.section.players
        unplaced = prizes.entrants([Standing(1, 1, player, 0.0, {}, None) for player in players])
        return [*unplaced, Entrant(0, is_team=True)]

    def _marked_as(self, name):
        heads = [head for head in self._heads if list_name(head) == name]
        return self._marked(heads) if heads else None

    def _marked(
        self, heads, is_yes = None
    ):
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
    def _columns(self):
        header = self.grid.header
        return Columns(self.grid, header) if header else None

    @cached_property
    def _heads(self):
        if self._columns is None:
            return {}
        header = self._columns.header
        heads = self.grid.rows[header.row].cells
        return {
            " ".join(cell.text.casefold().split()).rstrip(".:"): column
            for column, cell in enumerate(heads)
            if cell.text and column not in header.used
        }

    def _column(self, heads):
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
    rows,
    where,
    notation = "",
    how_to_state = "",
    numbers = (),
    totals = (),
    *,
    only_us = False,
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

_PAIRED = dict.fromkeys(("rr", "allplayall", "quad", "quads", "berger"), ROUNDROBIN)

def _kind(text):
    kind = re.sub(r"(system|event|tournament|pairings?)+$", "", bare(text))
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
    def titles(self):
        titles = {}
        for number, columns in self.header.across.items():
            for place, column in enumerate(columns):
                titles[column] = f"{'second ' * place}column of {self.entry} {number}"
        titles.update((column, name) for name, column in self.header.fields.items())
        if self.names is not None:
            titles[self.names] = "Name"
        return titles

    @cached_property
    def places(self):
        columns = [column for both in self.header.across.values() for column in both]
        return {column: place for place, column in enumerate(columns, start=1)}

    def origin(self, rows):
        origin = super().origin(rows)
        columns = {
            f"C{place}": self.titles[column] if origin.lines else column_letter(column)
            for column, place in self.places.items()
        }
        return replace(origin, columns={**origin.columns, **columns})

    def results(self, row):
        cells = tuple([row.cell(column) for column in self.places])
        if all(not cell.fault and (not cell.text or is_mark(cell.text)) for cell in cells):
            return (EMPTY,) * len(cells)
        return cells

    def against(self, row, number):
        for column in self.header.across.get(number, ()):
            yield column, row.cell(column)

    def read_pairs(
        self, entries, faults, *, is_stated = True
    ):
        order = sorted(range(len(entries)), key=lambda k: entries[k].number)
        pairs = _Pairs(self, [entries[k] for k in order], faults)
        results, columns = pairs.read(may_be_swiss=not is_stated)
        place = {k: place for place, k in enumerate(order)}
        in_order = [place[k] for k in range(len(entries))]
        return tuple([results[k] for k in in_order]), tuple([columns[k] for k in in_order])

def square_in(columns, settings, faults):
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

def _is_square(square, settings, faults):
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

def _at_the_first(columns, code, message):
    row = columns.grid.rows[columns.header.row]
    return columns.finding(ERROR, code, row, min(columns.header.rounds.values()), message)

def understood_better(square, entries):
    in_grid, by_rounds = _understood(square, entries)
    return in_grid > by_rounds

def _understood(square, entries):
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

    def __post_init__(self):
        self.noun = self.square.entry
        self.himself = "himself" if self.noun == "player" else "itself"

    def read(self, *, may_be_swiss):
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
    def _cycles(self):
        if any(len(columns) > 1 for columns in self.square.header.across.values()):
            return 2
        games = {pair: len(games_in(cell.text)) for pair, cells in self._filled() for cell in cells}
        double = {pair for pair, count in games.items() if count == 2}
        in_both = any((other, number) in double for number, other in double)
        return 2 if in_both or (double and 2 * len(double) >= len(games)) else 1

    def _filled(self):
        for entry in self.entries:
            for other in self.entries:
                cells = [cell for _, cell in self.square.against(entry.row, other.number)]
                if entry is not other and (filled := [cell for cell in cells if cell.text]):
                    yield (entry.number, other.number), filled

    def _games(self, entry, other):
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

    def _result(self, entry, other, column, cell, score):
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

    def _unknown(self, entry, column, problem):
        games = "; two games as 1 ½" if self._cycles > 1 else ""
        message = f"{problem}; expected {EXPECTED}{games}"
        self._report(ERROR, "unknown-code", entry, column, message)
        return UNREADABLE

    def _report(self, severity, code, entry, column, message):
        finding = self.square.finding(severity, code, entry.row, column, message)
        place = self.square.places.get(column)
        self.faults.append(finding._replace(place=Place(entry.number, place) if place else None))

    def _examine_diagonal(self):
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

    def _examine_columns(self):
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

    def _report_one_sided(self, cycles, one_sided):
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

    def _report_swiss(self):
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

    def _are_first_rounds(self, met):
        players = len(self.entries)
        places = {entry.number: place for place, entry in enumerate(self.entries, start=1)}
        rounds = Counter(berger_round(players, places[a], places[b]) for a, b in met)
        cells_a_round = 2 * (players // 2)
        full = [cells for cells in rounds.values() if cells == cells_a_round]
        return sum(full) * 4 >= len(met) * 3

    def _column(self, other, cycle):
        columns = self.square.header.across.get(other.number)
        return columns[min(cycle, len(columns) - 1)] if columns else None

    def _place(self, other, cycle):
        column = self._column(other, cycle)
        return 0 if column is None else self.square.places[column]

def _one_sided(cycles):
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
LRx4!F+o`-Q(371y@&>joPU6HR74Pe|NsC0|NsC0|NsAE+&&5PUFY6e*z6Sn<k2ALrrk52H{2g5Ku`gFd)(#VH6T<Zv)tuXDh{;|
O~^BB<kx3*eV+PnuO@e&H^*$8tG?@#Yd5{Q^W5*e-yc99I{M`eYdy|h79N0i-+S*?tN;N|p{C$DC;$R4trbN#wCqrswP$a;FEH2@
-Gk5o1Klj&cGzmJZB`Ai_h#DcO0*w)c|BnSLaKlTwy-tq+%lm_d%KiX+|FsBs?gD_)>+-xj~u?++St=<Z+90~)vfhm!tIHXWA0q%
UvA@Oud^<&0IA!%?{89gTVTMdGi{wahOL8*tLeP!bQ>bonV1<Bwu;_%k#uQxXdLaEgQav9+8-Qb>F=w(<g4AfyD{C4d%K{}9)kC~
5bN6t_jhqyWT9^2nFEfs0k2(B^<W05pe0l#3bx8n0cn9ml2rrScFL6nP!yp+B~mIXA`eD@bkG0*0000K000Jn0002dP=Ejc1JD2f
0000000000000Bmce&f|THW*N13&=kfnOj!?|W_MvFm}L0+b$r0BAd5&|6ULf|LM}YZM9q4OZEp6a&41sP+J9=r(SHuXek;uJ&Cw
FL`r@y6;`Rj_i+Cqn1_e-FvG#-Dh*6JIlQD7rmUXb*Fad&gWDL*LTx{ZST9+l|5@8Zm8Jm?K156BQDBob=B$K>sPk4UFW>``+B|i
aTV-(2SD|gpf4=%VCkf~FCNkKeSBzJdDztf&=u9)_D6s%K9Z<JK98;~+fFn@_s^G`-e;;Sx3%{B%57J+3tGD7?_N6IlGeVR-MV%@
@4feY@zv{ZIO}?O?{e;I*R#8B_jd10J%*HLTfN;<uKT;8_j9#8y1H#_ySueg^v^fGw7l;<$jD{pZ4XBC2e{uXy43b+=4*FW<!yQN
BB9<}-*=~<ZoV4#jQ4lCd7Yk53J)nGR@dIwneG&QR_*T2PCEK?zU_9@_TPKGv>dbm00000000T=3E_YMHEy3<YyjG7ch}ps0025X
=GcV=3M%^ypF9ty%G-Ch4}rY+Q}4bTi`dx3N;dnQz|ksF15@3g2TdE=?)T8&UvIWd;Nx!1(Hk_|Yp}Pt&m@ra+;w?(Udy_Jls=60
?)o=-n7!?Ky}Fk-Qx1Rt&}a*NJoxqJI{WA)RYtqnK=J?p0nh*d0i&0Tp6;&A!=T-5vUPUXcXynpUftVgk2i~1mtAsiT}Q85B&`Q-
)u$V=YHe=aw{mwvHddOvd^_jf1L^Vr4>#WTRcz4jrJm;duv6k9B&WM*6bAbnu|i$2>(w(H-CC#K_s;v_Uwf^`-tGrWwf5Sr*!sIJ
iJsV3J<av1_n}+wYqq`=0c(T4b`{$KuUAX%?`r40c>6EB&i9<I<T=^a_0_)kK6cvksP3D)vsAjqhtr~5!zd^VwY9d13$S8VmcuiP
skNOsVcqw5050!4&<I6Sunj=_?z<%(dfU#}dXJ!>GJQsSd#BJ<H(6fxcEz;@mrYB$2NbK8`U9W=)ippUC=>xgMF-bGN-klGPMo#T
RH_b|-EM}ZS4+ew1ps&+qDfC}B`L65QVZ*z?B0MrN2Y)jdid_u_V=o9Uh$wj*`2}fzVD9l)b*;BLW-eT8oe?ik&5&_`S;nTi6-{1
zC8&_jWGZzNk<`+kP+_tarQph;z&2xXv7Y;!o!511f@!#C=Yy|_<Xyv-&Q(4xF9qRL3`Xj2S5M-E$h~??__{>yW8AJ>?tMf=b?rq
0J6#G_Q3JIo}TM_HPfYZ2VL1sjZU@Q-08SF03N6(WikK*cmvQh4n0mzq0pDy@+z$|@bql>u>b<t6Wp8wD4jhwd%6p_0arcV_Pq7I
Yi#dlzPa1NgCG(0?zZc99(y;F3OYP^=EzFvwruyd`|iAB+wQ*4pl$BQSbg_g`h^JRw#{xhZgW`{>Ymy??z?O5`|o{t008JB?#z3=
UvHg0y1cOKeV<WuIO%s91=wS)bi0Ir0n1Qj*ljSd+Ey_{R&Cvu$8K@hvg;-<XN`9Ew+^m72n7HI*v+um1%LzI_q)Xb$mG%Yu^#)M
ceM_=F|Ys`Xj23LH(G@~k8R1vdgN8W4&CnX9zZz_23>UJowOPj$79?80AY3SdxN~mIsx692D{S$0TtM{o0mgNz1nYUUVZHjdh5Ff
PVU*q-T}3=&Gn9(W%m0Pd(R$u%h>O{(Qfz6rrDCOuxJ}<nwum=3TvA>ri@PRW9!F20ss#n?dbFE_1O6O`_F~)`?*V6djJ3)fPLG7
_5eK;BWr`%>xld9ajKQ+p2v5D04jt4qmH<4UwkB>kOJ>_-WURu8fv<Bum>ggym&orlqo<8005v0D5FM(f`e2wtxvYAt$nil2cVz{
NazD7kqTBrCVY&W?cLqx$JdXy7kgLM@M@2va{0T9&9pYL6-RoG?)&Uryxb$Mc3$^=_WQn_S@*|;d|yCYbF!yByr%PQ-F@z5-MhYK
V<0#=pH|cb1x=pkd)-tdp0pAG4FM)WR5Y`lw6N()cU(EFsLQpt*Vi+2x83kw#_%hjbDKN6s!?w6@$Y8uXWic(ZIh?hds|;UzT3^N
0q)+7FN^7^c=V+dl7UprJ8!2)RQLu!3)nOQB<H?kBHsD-zP{f@Yd`^`LBwv~PDhK~fG*!&d4n&f5Ph{)yUz8y&Gz#W`+Z-1JL`e%
=z6Y==iR=51Hg1pDt(UW@E~aUHs5Dn-OVpeRXwM80000006wJm)&oq01PBla0RRc6fCSJ2Fou%>0H>%4OhQ5t2$~4gX^}FXif>fe
8jS~}G}F|2jDtV}Kmd~|D3T>T3VNQY`kpkVM%5chrj0#JO&T-+0qO>T001P?L=c4-B4R19B=po_G}38L)cq;yk5TGxBAPu<5_*F}
(EuSxkbp)&0DvZ%0RU(tOj9N?6&@toWNDPpB+^Jz2xN@}28d|MqG1ya6z~F#sXQ8uCYm0TLr3|ZgS13L{N*#?VUQ}OK|+8QVxqEc
HfsM<5kyxc6c&{bp#`8+C<H|)LV-Xj08sk^K|uxolp=r>DkvbQ{(^v_J~D!c0oDKVy(eGgcIHq0qcYq7(4a+6sLhDIhyMTbfBCro
-~WWrK`?*uGugw^X2>D+>0hId^@|M<*pVfo${gjGeZ9a}m*xma06;tUVE@_1f9vSjQ9M)*FPK06?z|n))1eX9E%Up!Ui7opW?Vv8
|IJ>+3ZnG0L`X>>L9M0eV(enVxV`UwEm8mNUm0~*|HZBQ`!fb+@C+H7qc9r~!GLhh$9AcQsO$Y%AM)aVlHK(}fDiwF`i=<Iays2Z
`x{@kA&x2)5vgN%rZay+>RvDNXv06%g`(NAn*Y`P|2akmstu%h`P0?<Q<Q?g)veB%{d>LWJSc;X(`zV<h!E!-b=z|Z`yRaBg~|#G
!P1D9RA9VjDW{E>LT~?H=a_T){$Hxy_rA<}hfZK<2A==jX*43r%D=e};fhfGH)JR~f*2TqQ0HxgJOro=L_zrv2|9JKrSyElaxq)U
jLC+y!6~dKZ^wgN8a}y<>iOAMA1USayS33|U-2gnj<<C419M1+Zq=^qo_=-X+-{!waAJITTDga-L|eIZNGBr%;74qPRl_VRswkuc
V6MdusaK4{8HW8B8bt);wLTJ&5jmEevWbs4SRx7w(pZyCWGaYq)L9kYa6s2OuNPQLi@N{Rnl7@s<1=f;w78`SfHzJG($+8q9_ijI
bB5k+UsFqhFn_W&BQ;llOqO&mx#+9CJ|5ibG7Ph|@6+UF-pIpb#TMosk*=I6-JBnzc$E{JY7(xRxd|Q?sVn`uyyqKky;(VaTlqX8
W^Kzq|9qWqhZ)GbG+y(sInCuUr|SmQTa|aktaW1@O!=MM;n#cFITAiQ)|d=B4vyOrZMfLN7C<{RJ&uN;&{X?&f0e%do(*&>o<4(*
5G6!rZ!kN@^tkJBq6iQ$YZBsVE+oGMV<bgPY;phWHbf`}uAMY9*b76XC|-kwdqLa>4fK%SA7;;ZTaX;Sp<Jg-C4?c5jQ{QO`oQ>(
-|-Ig1jr-(VK_`dMI;B+w0;NsKe!ejF&!x@qE-`M?gRV3J4!F({&5@W(?`&EcysF>FHu%s`42r3kD$1VL+4-p8(=8g4^g^sJNuo+
2&nwupT>iIJ8K-c&mE<4focH=Vyw2fiHZ&vH~it-Py3kh$bGZ%*?8KfKj}vJ|MHkH*8rf*z*m<o^c#Mg&4iz+0xABC04W#*Ht*}Y
W_kL!GW+vi`grf>wJsj*#)!5}B?Siicl&Mpv={nKTm?O1BjEBN1dU6hhoin;2tWBXFG*NCJSl;<#GvQgpKUySRjqX{38Dp95upVO
n6-L8)q1){2>B0ds0|{I583aAdYqrg+Sk$U-)5Jow9}a%k<|aBy>qf2AljQ;XgVHQ<$5|9aEHVu<D#WOUV7)@d-AQKn`DW(2mQXc
0qwP`FmgkdlkETQ+MZmE#vI!?uR&`->`AR}?4y4eO$vw+q<HVWp#2IS-458&C-b#-j6+CNV)qT5qZ&!c)C8CHc&KYol2~Hr&-^bp
F!J#nL%9W~qLW<^r7wC&5%?)L6_+)xDOqJ27aUpGKfwSnEDC5Wh#si^8$%5XShea+?e!nA>3^al@G!(5&*9IuxE%DqS{eskQi7;d
f+}DT=?DPC=jTt_)T33MtJbk$bSmb;U|5=darHwX@#NaA$@KY;?+#o4_xUE+wx#&`um+VC<B=Km`TQF{hdmhiq6El)Mt)6*4Jluz
pNGDF&dq#zb*<ca+kjWu;5qX^shFrUo)@$@q>MUmfJ`}>np4ybf=bk)jK`yWQX2F^4Tz}~?bLvK72^buE_{0**lI`bCK{Y>W(e&?
0zlJ2b7>%!GzcOogc!tup%k>eIK+3XFi_uu&Aubq&C$GW9Kl4{>~B9q8cJeNCiL@X1LmXwp{Xt&qtznB*Z~111;DSKkGKR7L9Ybz
_lr@6xf}S#$jD1&+Z=*WLa)ONj^wLBYG&?R^7hV6S9WuG_$Za4Y4}DE!9HWpmu>flB|-4CVj@LFihsop>@**K{Bw4-&pWv8s^RVT
!_QoTF^_B2F%C3Ukyvzs(SV2unr1^ScY#xVMvKW&B&2&TRlS6AQdFEFEMtRQ1VYk5KZlr|bRBPpdT}M&rgiq>9E4aBSfg2&xNE>p
{8GL(O<GyU@G3%-Nd%xmBwhb;p^%f0<IO;sWIL|$7b5qw!vxidFNc=OPG>;E@zc*+c9VhE4ngDB->y-_7gTkVQ7l0bQbjP{H_MXy
Jzw7+2FTqtBUHbV^9BYXWQ<TmkvB%{v-~%C_mcvT+Y&BwoZu4*5^&|25SzCE0z?x8PbvX7Sh}wfO2=~Oz~aq<2;%n#r!ZxJBmho$
PH;fDHepHZ?92A%++18>@G1LAQX>Ge!=U64GrR0dG1&y%y9?_a(}xr+9-vNonH1%ycN{EhJvUM=4^-K^%m<dz9PKuCjp`Z88!B{%
J5(!BS<_PZxa93*s|%KC(YdN%iZE*{;NtYwV`jI*KOsT<t%h#Uq%EF}1D7uPnv?4D9jWQc^q*h3lT+PdgOVyOIyuK@Olb;Uj#q+c
1`8$>e{~`L=eVwpvIdOb7~Mf4<-WQE0WC)9f5-gnBKRZ19@PNS?*!9<`PaWIgubv$JsiFWE&UOTNEp528j7e2P^}B+^?erjWDX6P
5ZSsElmP{>W%SOJ^lN-$mV-?)NE~>68?t~mwSDjqrhB7na@FFa^<R{O_OKSH`kTDd%2PH0WKjc$ND&1C37h)JdD#~Ta{Fh?@z0jP
-`l#q9Q#g#@z%H4?R!~&*zQN^A_+Y`t3L$R|H|NjV}n*+LD(X+{9U?CerSipv=avH*!Le25Cnu!2i3=Dfc?06a)5&%fJbs`mS(p#
C79T1u^yt}ZLX>{v6KA$N|wR9y9`GJdPjVJmyqopeYi;n1x6{TvX`wUup}Z)nzP--xqaLFM}NkZzJjMSsw2q`ui1L^j28742y`b2
W*F)Ji9<y#&2M=WpxAj=T6jsvu=>@#RFlm$T#7iz&m}!6Pg$_>LTCtT?`ai({B7Rx%Jm$7a{tiQAFZLB*6{%Fx1|XZJ?n?;^`Z0r
XhF|+xr;IMT8;cVj$Y=hN13y`i&{#U9^+{9<>Rlgk8U;?hIb5{YH-G0)1@kEg*kdeF^RLp4i65Dno%U813T(WL)9`YDc(f&>R(~T
TfT7ol{CfL3<q&SrQ85zEuXIUiWI1w-Kl5(@8A3#`%<m*bwSScP>>{I6HELr01Zfv4XXse?KFW$mj@umW_LVzdFRjjAJ4x^@q##*
3B(S8a4I?u5#d>^f+B@FR!ffTa~PsY=JF~ae|bFP>Qv|OUlw3Q9{(Lp$6YF}B&tu6gp%zGH$tZUSDXCTV|rke?>J`Aoh0WwkNLhG
`74VN+M|bTHCp=Pw)MK!>e6hyvPvi@imItI$;W6^Ts)eJz{Xi9hi8AP=~8gQ(vs=S;@ZoXGN^Wy4wAd_-^qnf8@P+@Y{qn*_&1i*
Ek|l&o!aR`!eTBV!o)@H_e-5g_$8yOGmapvy2v#<9Y)99Hj<m<rI){q8V*`$QBWrJMgAzRV+}H)7E0H)8pg{XR)Ubky;%^jC)PVm
#hKDUQVw0rC>;B_+i-D>ZZjklfH_F#%I;xV;r({D%a#TOM&9f|^x@6uoIwLawfNp3YZ{tDQyJ&Ny++l5xOsr5fBb7X$E7ykTAJ^y
3>bV(3h6=X+8&g#@syxqW0|2E?Wh*Q6fD%Vmtn|`*K$W&CnDoSEtL&eT1WG+yZZD!ACNcPw>7nZt|@8OK8n!MVosb3PkZT5>)*;Y
(!;I9>!6Xp$nCwwsw=g4){-xk>pNpC<T>+=9ZCj~YKaK0=l9Lb(%RYks>K-JP*=k(;-?y1<ko$3tOW_^VRNsYs;O%j^EH>5#Vq--
paxY5>wo9i7MW^9wErt1@6PLPx@>7BT`_TrQ!N>pF8+J|eROrsj<LAe-az^+>T@3<)xi>L6~zRJyuJ6uA~0wkCL%RYrSYT+qAWr$
N+6=I1*8JhMIl~YYP>uDx5LT8@av3?H+}WrfG4Gd_+PXLp|gQliUh#MA;|858V3^^*3VCUJq;|&76KOUp4y6J&&g|oaaV$nF$U!b
ks_j!I8F$mt$b8PY$A{mNLrMiIvJ`}wQLD$>}3xuOHdjDlY9*biAYNG?zog1XJXuBJA!XUcB}3ttJiCoVa_N-yq6M^c*~8|`&flq
TU$wq3Ts(o%}AQ6ESj1%)eZRsXkkKaep~LDXVvm6_3mNl#`K=?muY9OY~5Ps^sfvu&VIkX*@mGiri8wg9p#g_&#Nv{LHu!$v6`!;
N3<5ZSUkIkYUAIgWh>}lBye2AisQZ&R$U7B9esXm!1I5<%IWe5NQ@4~+ED@c7k$TfpGWl{LIsWusFthLP0*CA?}VN!ZL|j|qjBKy
J09)Yx9NpJfCIIdJ%YP7Uv^!$E#Bf?Cw#?-Q1R{O@vp0fR<YW|tzG68<e$2iO&AHo8!vqK&6hQ-`jpo}n>A=#L2|Qm-E{S}0tmy}
DEE*Mj=f$@QoXiznstSlY%e#;dT7Ix>z!v(lv%s%{(37k{x_`i+UWN~Ql~GvaX4sto?!*^KUqH=ZwsQ$1pGt!+vfe7hZjqB>f8A+
j~hg!Sq<G&E7QNVYpVLE^7}D6BV49jgHieO-e9pYzDKsrAXIspmN=+YG@Cmiyf~pPGNaN^v`wWcgTsl_iq?Gt+746iMGy;#seuyg
pD+|OHY*>u)t+xj2c6ebcO<Lx%dU>LR{I@ZjSW8HJ^kXcBfdM&x<{6&hjxjEHb6fMc0Qq<TjKi1w{cEJW1oRi=DQE>-})>LEpMEW
XE}B*x|&*QVcyy2;(2p|=yfa;^l=T%+!Dr+B)kMjA?Djs?K1AxA}p|<wHpdnvCVtAFE+;k(2)^o>|6ut6tJ{+{KKf<=;N2ot?|f^
?3<sX&qYK%rQg_RlL%AlbZ|;3I6^umM3D-#x%JR<3(e1MuGx?pY!~q*SEfFMEdCTT-}7GbqJu+I5U=ga-GS91P)#(8=Ssl_GWMCZ
R)a|n9XFj<FWQ_m@m};ZUF)&TucThtpIvTrwB^Xe;&5?0myMRat~{2NV*ZKFAnU77Z1p(|+sD#Mw^9DVZWlOQJ4K6-@MYtyVvuAw
{_JHh!XEWs47Xi2b?Y#|^B-NWw4<cFPUt@~s5@fBbIXBv(oK}3{2o{0>w|}>tm4?qBkYrnQ>3xU%sT$&Uj}rzAslE%ex3-uUw>RD
>y*jJCUYEPdE;wM)tv&@odj{Tj9gNPQYFKdke<=GwKm8|^k1Db#hlsEYjHRpW2)32<HXM=6@o)rv9t`+cSKMqajtntd(B+*&4GHF
0{AK9ZScfksUm54N!&}@AirZ~xJJ3fTm^MXs3Af<W4dMJEb%s4^PoGRIckR1@`%NUx6U54T<5>iM4*1M*2Hs-2!B!(!fFp33d1|6
DG~NF5aAm_vQgE&JT5a#Dn(iNH=EAQ1TO8AcgX3$P0op*n6WbrHbj81X)K}LYHVb-2+49P*moBN0xP)F+qHAGiEd<HS;&nM#kkZ>
sXp|!kEBT3A6>dF8`p6w)=$x$c)QPiX>^r`t=(y-Zoe8~0Z;qTqHTuqk#f>Ltc0vK!+icXKQubMKXMtL@1~>43O+_9LRPc8`%_*&
Zok&1NN&2Wx^>c`&^7BF0OxogLB0@x+;z@tv*lyklAE;^8HaM>=N39hRbLew)v+U6v_3pT%S3#9zAD5CT`tuUDe4z=tFCv~Q)`E#
qVCX+xlRLHW%;*=Mi<1-_v(@BAsd571r3kZLu6iE#wlD8G%U3+Mij`crSu{a*@$p0N|;qB6RWEcQq{qMZM4>-zi*E8cmD4lwc~tX
7=U9B+LEBKhS|0nL=oMmUF)bSYOG8!VFU@&JTCXR4{A3;AM95YWUpR({B#tkBc^TBhcuzzs&Y9R5zH6P?w~$tAb;P3_^;@8Ffc%W
>8Jam1z?XDQT_M+-F_Xff9k*9>U}@hl{PK9xS#I(&t10zVcac3!|waPZ{w}FI1Z7}uoNuQK*>Kr=f2z9wGg1mP>3O^<;1G(xBh<H
X@RAp1O{T6(10Q!1pwgb_aPsmM%7K~C`w|508Ew;FyRESsuTY@|C!fS!w!Io!n!Kc1l*JTqklJPqf8PVrN;<=Kg}c38jR@Jx<7y4
0(GS^^~=BnP=*8Sz|n1s7PLi71k{vgw!>x?p)RJ~r4l7-LUiJ&O51~pc31mk+Q9&gsYmDzwpBGUjm>1yhQ~3{Kjs5`6f$dnZcYe)
2ZJ6Y6MZC2Ye^`JKVsLu1!Ini@Y^=2Ll}Z{W||Qa5OyI7SbK+;_<Zp1q4Ri6!0f04m9iyBpoU-(AMN)k0)rUDsT=L1!`?}BK~(H0
fm4JL!OvTOr8#b}IFe<@rupdpU!NrS+@|mI5$x1P+kaI79<nj4ijkVWp+tM+IRkPfkN)%>3yK*b-(>z!?Ia96e}A?_SXDmV%q2U!
NoSqVH~`%xM1!s6QaIIEC<w%&#Hd-%jyU9lq0(hGlPGbL%}?CE^mH8Nol~aV)SI6ce}50bz>$cGg7FEl6j@A9DU-_U@J_QwBCDd3
W$XG#rC@C$zzVr&5}GOB&FSsPv+5L$a$0k)t;s6|PK=f_hVA}z-OjSUnT`~h=mX8@BR6m&7<0ORx&{AzJi`YJLH&LiACPX|-dn}O
Dk_SJDWRyKs+b_63Z|iAiZ6$D`o27s<yYzHua0y6JpkSVcc*q|BBMf1C-(G#h}D<XaV7AaeDt5~%QeWT81GulkD5Nof^}jJuay8;
)!9F4$(o0w(&#Adscy)uS)U>Y=()?l_G>fA!yeZ&C1tcIF!$MX>${<gkkGCsTn_N%Fn_;)#fKl;)lYWE!f!GAem*>;K3tO!QDCcu
1qBoZ|4;LXB<iS;kO7D>R?g(d%wIk}_;h)CBdZEbF-!la_qC3}8At6!7$U0bRz_qclv!fxQVApdo?|gPKdu=_G)Y_5oo)(T8h+1@
d^f+^Wf4&nV2UvpIa-7rj@+pa*{{O&zs=v(Yd6*N6zWY9!~s(zMFmV!QAHswAU;`6M=~*<4ovyGbDrN}<#a=&1tlmI2yeqkr{>(1
M?3aHR8vp7<dS#MXNgO#-KQ+($1aB3CiN8*REec1rhuX<8WNzQs3Iy#C@PepDvBm*2#8cw1CY-d*0ifq@pDdU=wqu-=R&YtW!YrQ
tkBIhHpi_7aGRXrj@_{#^%%Cugwi8|uCus3+Du^{al68H_RHy(B!bpL#E7j4G`(`=UN&eQtJfBk#BdkI`;G8QsTBJ4SH8|>TYj$Q
SHo!YGiWVPp{nI_{x4tOroBC#9a|=l(rcPyFiAy-qY(|2aXb$>1k_Yoc3l4N0{m1TThBabOqdX0hiGI3nV=BeI-jDggER-(kVV8c
BxbQlkN84MAVd9k*SBhg_k^jeq}&u9C|Y+e!Myl+)aIfg1A9@O<iRjO0Fp_A4}^*+i3D_Mj=hO+N1kR-VTSn4KSO8E#cwAIb}~86
a|cmrL$AO@csP(j#cd4*Bt}1@wIziWG>Mf1i57vOU`saCOiPYPSk#`SHLF?zL>exhvCr8H8os$;q#u)1KWX^k&77cog0o63ybp+I
5~QLmH51>P#MI>=ERytVdmBw|fvp_Mj@>KEw`5b}h9tn$gbO%T{=6}^q|)Jt6ctO`_+U)jI9)!(-XCwqgCaq&I*=<31d!+D^)Ltz
xA60>41~M7X)msnG?IuUg;*!6?83K3(RFt&gxf`>0T?QgMlI<$kSldW1k!Gy0)e3g!s4ZTUk+$ep3qO=J+wDhTNo%!G+{&qgVV-c
@t@UT9ZhU;6}4JV=k#Ahe=l###EJ*njOA*9q7Wg01Qa>LyGMxHEFT}E%TJdu!|BjxwI^9Uxj5Xw{m}qaF=}!(6&?c$e4oEi{iMyZ
949=?CJsLsy1$oxW21+QqjN;s5u%nu@G0N7JUW~JcY+T{3PhkC=%GrIVkRntQGlZ#I`<sSlX;X6Oh;19<0S!6ly^PJ*lKD0er&}X
`KM=Qvv;&@5G<f3Yki$u2|j-DQ3Ayqx~JnEAA?FVKx!B<gR4~MRrr~el0pl9mp1CLl}M{widp@>ryFn^sP2%^=ACC4Pk23e+Adj7
p4s!gd2&+{1J72utkLkU$MjjaX7)*Jv-59Qc3`~A&b5po4f<a5Q1qb?J+r|7<67zbb*aO8Am{ph8FvT@YGq<{SpSjQ=w^s?*~k1}
&u}B;zc(CnN+=_zP8hbojBgR{gj31q&g2x%QB?}0pou7^lA20Zl7oPA`7ww*ew>N}gE)e9@hG4U9hBNd7jg>sHxChVTDj~^T#%`h
E18FO$2dFkHy;ZSp2H~V|8^iaL2wdPh+n++IC3UaXQK+#;h|5i+mm`V<*c)=jdTkp$wW{}gryMaJD3hl%qA?EOe42A(h2p}P(^U7
x01WL=`3Z_iPZ$<Us$j%IRtQnvYOJEf|^Yv)J$Resya9Pd*JZ(z9G&Ituo@p)0o>5+R<oJGa>!|KL;fK8=j&bq<~1(!oY+G$eD(>
Eq|SMkrzUSt-5bf|Bn^tuOZTEHvjYY(7u}K_jJuBki6VG3y}Y9$$DR4;G3vAw3S`gkg-~;2rp(B&Ohk+!u6EIH2>ObG`ik4zr$5v
D9yHW@sSUd^`Qrc4G~*EgZsFj+)WN#)dcH8%aP63e*c_%cs!@GGzu%rcuV4n6$xETyrCW_axOc)yUr>aH`e5ScV~t9c6l=3<f86X
T;`KxC1HQrPU7D$smS5f9!<b4emAY>2R0Na$wrBf**EJxNx|XB{&XDqX}Yrxb3=#_jnP=NE{;+_t&A-!wfWBnkbfa@z7G@vigI#X
TdkLMe#xX*XB3Cwpt2lNsx9k!#MAWx9g~<uV(`5kmC|aF(_k?W>f&R`idv*iS7=RZr!lQ%pv;ktle?_J<s>v~l*3gdTrf!#QO0Cx
cpyq1BnohdrW0r*mJwDW2+Tr?ieopqMZ|WFOs=)DO)Wf+2qG(ObeD>Q9xU$My}1zJMkr2us!I7O2su<<mw1V+aw_3-=-b@L)>5fz
V~oZ{4MTwEM)e_|pM8IK@8R`6y$4@~A8)SGB~HC|{ayOx3Anst7ox^I@2=G6N7DG_`0l);9l3INJ9@V1jVsQ*Cx2lGi6K7^HkYOE
fr;r00?zMn`R97>FU~7`<%PJh(vT|TL-jmF*mhA?*K0X8R+x<=H>;Wpt_wZ3<(kmkQ`P2Y;kS_~=fF@$y&Ppl(WYcnjZ1JYO<`TZ
d>QwNMR*m29y@Wn_ij{E2<jq2aV7HZiIHLWmk?E<2#)M>9mApTb%%3~wT>1nq6s)qTte^ZgM?8)>q8s0O%g`{ViKw(kr{GPF6^tN
XAh1qcP>NL4tmj?<f#{9&nI_wMC!umPOs(G=X-`u8-6F(ya@+=?#tJXL<DdmND2eFx77T1$3C)(1tERy+k!wB5$lfm*dg4RNfZ}J
p}xHR_K^^Ndz<GQmB*RKl)Hh>(m<{|p6nI5IF^Cya{Jtz#>LIJ^h!MKq%5McbI5T;+-?`AcOk>o;8a-;8oPlukDh=0A4vmY?6Bm<
mI=0Fq;xR*H}~8BkKJddADaD~&yD9NAK&)wP7oM~s?kuzOw=tUd(TPg_1tlrFJ^IYZ49?Pt78~tv?VKC{jB|nb1h>am9tHn%yQP+
rPGDMKi_))=)6RJPhA?%Ib)Rt%t!AKWJ_sfBpZ=Pdqj@#RE=G<tc6+6owJ@?-LC~bagXtK>`z!xJzMVWCQCh6AB<-<8H#Ve@2ofe
jeyFzxO%1}@PO7d8N1}u3-8x(9;#-x#5(6bWv>`z5v5)7tKW84SvC)Xz#EfbY9UQixl$5jeYr%=W!wdat}P!>F-KtbJMlDyGAOjX
ww54hp_3)QDrD7ZXrb)addOpY_1huf`9LJ<1e;|^!g4ce<3Lf1w?n6mS?9PF9rJeo7jD^5;6?P}X;Q1(m^L1s7gtELyuK1?F$4`<
O}livyRC|H)pFAsmD{arG4SaFhNROirrcK@GU`<{oF#sH<Ga0!V=knoIHSZ=4t-1GeBz@k$R&6aX^fglzG!i?#vM7jplw-+MpuR)
he%>*Lhgr5ICkTSiYka!ZRv(VGtH^Wa;)e@D5<BV1Tj+;-Ml<8X9>%<H*~JG$%_{oZZ(`R;ptpzwU~n9jJD#q!NRQa>Be&&Eu5js
XmQ4>vuJ4+cAdK(m~9bKQAVyb>BSYz7s9x&Ors81RprbvhLbwGQO>U~p5bKU#qh%w-M#BDMH#|YE?YFN(rZN?>E4$OZqsX8=-tN|
g1jNqo2@Tu<E};*t)z{%&23ZQ_UWXN&mT*~9U_v}qJxyvuDimg4{5zqNS*hYqMVEumxdcr7QMSoGog!98p)*ZEUq$l>NO3Coj;^L
@ox(Ai5Ho{+#&`fG1D;?HuB6wVZh^#+BFOuRN7H0QJp=o(k$WH3MgVqi#ojFQ?#jxvFAs5F_UVUsxHb^ok3z|6nA+;6O`ah@l@#q
7cDi$gxiUrEd|>RSsdwwt}RYoCn}YSa=`Tv(2tudwnTihq|;N(5XE>-22QnmbgOPYohrD;#4i-TA3kxyNy!2%&+pdwo=%HYT0Tcv
&>xft%s<b#c*OxD1J;F}2j825CZAKicu!anh=|SZ1Hr)in6SgNs>b}3ie##Si8xkl$V*A7twLWhVePUwy`It#+Kl5ea5>QFOfb!;
>@AA(iL{*<9N#BHLyNtecN9XDIKZPl5iMn=ns;5m;cJ@Iuv;m}5unVJbQ2e~CbDP+X?7r(VbHn%`r@QtNnk-CEI*m<zA2^K2DH@V
_xjsWNLCx_rqUpi94@V?AcLTgMMuQCyZP>4Y4}LWT)l<Raqc6p_J15IgX-OC3C?BWpuxxtR3>61b18<aU%&ZI8Z`B-90*1as+eOd
%<Vwm&(4oKA-MwTJ#affUWSzm(~1$_XYFezGu<xp)!c`q2Zk^q5J*K61d`9D9<5j9hu(I3S{%R3VYDCC8T|W%?@C|^YB3L@58+;f
OkRa}l=7M9jfR?ZSj8#Zxdi=kqZI>P8(PQuGkpKMduJhc(LSE42r)+s^qqfAB5gxS%q-EhKY^3_{mWYx6QQi=UU%1ZtYP2zryN@U
&<-3W>b}~k#d@!F4W$AP+w?2I{<jIJQ6IrC1U*mcF>fawhTL?+&+>ig5)lwVKY!V4$sAIzk^G{JTg`T-=I)J$>l!<ddjni-x1io$
|EhY{{EIOyZ)R4=Y2QaOFc&l#=Ht`<@?%dYrA6Q0q*sJGmT?^mZ*Dw!J#2;S|6M0qsd)B2vmx4v%)nitu^4LV8nnUFzZau0try$O
DJBs^AJZ^Np87yLkzMG9@lMV+r@D@7S_q`S3lYlE%aYS7pyLoh@-BAGGDWVw=j!@+#c~4gHGhk(Z-#icJpFd&caG~`Q0VU(C~%#6
sneygU8se@!BjG2FJ$QzpvT*<aJ5IxjQ95oS7A2rbtP)b7@;tFCxFlK<rtsXli3hZBX>6h#)flgpPK`vg^Pl^W}-UZon{ae@U7^%
6@Iws^JBwG@29Ut?i`|^E9vL~huxPyJpELWbRp@;KK&eF)kIc|H<8~FO=aqZ{&@0yx@|#J0QZ#3SZygF)9xK~g~+h0ZWsn{f7rX7
pFe1w1g)*_mI>Yc)~RaBv4597_q>QdW>0WfkiF}&%>R_Tpm$OvxQnvO5p8PAZWAjQv7-`YiKdk{#A0gOkVU~DP-Z*BGOj0WG9*ML
gGGCbSW_&C7T%y*^hMx<-@poB2HD%!HQMuFvt)=ag(%zf>$i@#4Oz_1@Bt;;A3ylOp~Wl>p@W!)*g_G3(~#&7OH_2ss77ab-W$f>
31L4qUzI`Hz7DPoI)5jN7P!{$_-(eC8m^8iJZ=W;%|gSecTB;|0d}42-=6!r4Hzr#Gl~H7_EwVF4zUa(5k3kZTUHlLMZ&P8p0Rsc
LgXZ#$xFKAA>m8Bn10rl5X1gcaMeX0m9WS()JyNztoq-_$>?5<m#m>H#4ieVMHEXos}^A$Q$C4@b~bhgWHucLPXLe!5fLfIpHIK1
x^WtV-?)^guWVwD69PrWn7fuD6ErFhAKFR(O|fRez;|$SaSst9lN5}g(H!JyJy>#N$&gGE$aW<nQp$9J5OY%wCl<hhBYM_kc?(g;
qOk)E7m_K~>aRPMFC{qqkzS>Lp6}Vs>bg7FPSla2C`9(YG*RnUqX=O2&3Bl`rFAy>zs9j`^m|Y2H>hvbAp#3PeFS%y$B<Q`nq!p!
u>%&GkGx*O)vofu@Ifs4=~*VWcye84`q43a`8Q)}ea+*a7*N9Is7ydocdRt1ZhZaMvSSD&Q)__$YFV*cfwG?$%xbVjV_iwcsrBYs
kHt2e&MC$W9HH?3$9)}-xt$Mv^QDVFO=QHp;n&)m4UIk}C1i&R&{C=;U*QX?3;n*gC)li(tv8A#9mmtBY1cHMvlau@=c$AfbfC>h
#{?J<&xnSA{)w6<j;^?{_)gs_D)72r0i#xy16l+@W*w%d`yg_L7rpmOZTifxoTm~=j0sH_qmK+y8XMOaE{i}#CN?CFw7%_r79{8I
Ep8A#qZGKA!Ip2_DAZ#PhouyxTW6<lAagYF5(S(?xdfjf-O__2b>0vH&(RqQ@q*NGFf@}dr*-8@AX<9y2iKg|K*_9Kq*>@F7(CXo
Ub-1}fSe)kN``rUM?s}0fuuWIU3oV$#K0``gF;dVd)z@F538%pP6_7Ixwy2VDxnmpp=6x(fMTjIIO0j2RuJ)u{nnrJOvKk%Y_7Vc
$wl1EVdZ=WzrFH#^WEpCHkoBAEq5}Irqj>YFg6>a3JiheFE;u^<0ia#rqmWJBJ>kGmy=I<!v|}I74hQXgtIo_fQuZaDq?;5`pdL>
Z=95Q@K?;+$)&eQ4WX3K2^&)Sz<Mk!GJUU2j%6U&HWa?K+RVT}a>n1ir=~St_qw{j@l@cfoL6U_Uud%!bIl9KJL_*YQBjbpGT#@s
PM~$hf@DE9g%w6Sn-trzy1bj<cMX{;N0zg5OQ%cA#sMdQc2B3tW8XNPIdq|nBa)?8^;PbCPGZ?E{x7MdN{8X%X4Iwecx;oA0#GDH
6-7`CMNmQ`@sd0o<*ClHW55fsfj*20=b}_X7o-5nY;=$>Uay-%CA#kR(Q-_*oOCH+?`|}hw64r)0$;j{gK+a)A*OfudH3q{ZuQfq
QU9*eBI8C7bv=HLo@UChAc!FeO*PAsKXKlanu&-zSjb@*lt{9HZbq5I&+j!X7>nJ-Lxc}=zlSCdE!M+F&~JZURp)YNc^~Vmy%xgL
EdW~$RWeHzsz?SYO^Ap=nBn)E2CVW+<Ck>pcx2i!X!lt2%GXqg8L9K=-AJnKXZe@&Ybv0sh0RP!uV2k&7G8WLoRL8!LK)P9t;AKF
p~nx?XSF%s6J{TI9*zE8Px+eHtt%B<@#c05bS;x+-jyMliDB~Cb)|+i@NAE9?viA14yB{QQ!_bicCfX9r6@oLQO*dKZ-imZ0)6T7
(KQ+HDl}$>4Z#37(X}WyMK5p<O=D~E7^P&{4)+5G1Zk*o8RJ(MuwmLBE@Tw91SgFgK^p0>8jRH&R?P9nAPU`qu%=MKW&m!?%+(HN
$!(-VXl*EZ?$9d~7j>^{G!20nCC97nzhks_dBmB(A_~6G4*q*j{qU9y(@EAE#(6XlG;GJTMB1QprQS+yh-wf)<fDzcgM?yD%u3P)
1j>hBqoL{O)<i7Y=@ru_%rc7*@xiyx>))*p(eUbz@D1{6<YU3LVEYY%%!7hK?==9pjY2d(ZIIo7YUpj2dLE>Fvo_K2!;&v}fI-xe
zLgLgz?8u-BWni&kgj~Oir7fdc57%*@S6%r+Ai_61cA1gsIy2<T8hb`PE#;!r?|DNQHUOASOH6iVB}yCRs&F*S<(3oUg$JB<Msb9
&G%2+yLHA4g7>(v^7XFYR@MfYJNqo`z}R)mxbKDoz@~zYA>1eiT!sadwgb5Uf;sqg@SwAOeR67jlHO1LukrV0p5MUh6&vdn5`19v
fe9yq|DeYa6{!@io809d^+%((sOV>j|0sj&Lr3&+`9<UZq0f3fXzQ)7yb0*KZ=tCalJ-MSd(*>QN5hJb(XZ;)Vl*ly9r+nyn@m?W
@vxgLo>k{#ghupf9}zA@`F^O-SLUp0BlW%O!~aIANFe^Sh%I4U7~u_MZLL*g*~%0OQ-VwH$FltVG`6=`gSf?fDO*rD^_u>#L4m_!
h|^z9wdb<*%+l53qZF$edTAno`C_o=-%8*7`|s8ToSG`&YP)YEQuV#J{!WO^OVD)H>1y>M;cHrQ5py;5L%v8Tj*;f;X%w~rTz@HQ
i+FmI@oHcAb+wGwzl+7n7VW!|BYM~2N^(BG+j{ybh*Ql;vCi>Q)bf8jI+FoFn>s8Jfd<Y)^sj1CO-dg=dJE=?#3OFoM8`))&@1un
j;6a}!9Fgdg_#r&%hYDPUnA9M{yXhk3RKcYr)=$vUb9=)3K`Q*bffk0>6jg|)b=dR4a5|8PV2*-uqT2S9x6zZt?kkchF|H$M1kM7
BD9J*(-jmdrk1W~i6DWhq4)}GPW%KzdVT0$f4lB1*nhaSB2^D5>cCOC=`JslfFF3cq&zIovLeF&p+jhGkFdw-7ycCyqJecgemAQN
Q~^=R#mE@GM#U0x*uY7$>t2n>aTz!7zJDLQJWvLp7gfDU*y@g}TYGk~R;MfZ^7mmg0z$GygasrF!-K|n^|_whb+Qoo5{cUd6b~8K
?>T3;Gr_jEld#d=29!AOB0$lZC)bXmG^PpF&r-bRq=@+MU_gi#zq^ed^Q2=<@+R8e3#}lgfEJ|$u9BP<)7MJ#3<XF4ISppTqO=mh
zkgITFbe~&8Dp{@Ik8@BE~$onvTcz~X-g4?C2{_JT#K{s2O6Wgm0u0+w@D70VyW1jU6j@&TydmdGTa$<>L)2S?H02c6w^~qmx$_N
wsDmlXkHJVAFaMG)<=D19ig8*ofcM21yZ_B@0WIvNdXaCvKBdV?THr)Dhen_7KatKGDwMYZ~ncf9n=twZ73!rZ))Z<5R11?>DVUS
TuBk42X5dY-a^^}(Ge_>+=>cXxcmPr&*0NcA;74jJ-t6~Irsf1FX7(+Cr`VI0ne&oK*UuvCfakqo&2j8M1NcSx4)0a{P-_kCnAVt
J@bCOJ_$IJY5xwa%2}T8jwPi>wr=>V67bgsFXs*-r-_TRv^6UFX3pcm_c~BKXwLAxF8TD!lEeFSP-lJh7phvNtkPbwd`mwj|6B@^
AX)GE;S%c10V@p1W3#rbdlbfGf=LcZ%RCcrn*8^>X=HGAA`6yDaYD*B1xwC4=Gec#mx`}Z+~Z<hCOFB!c~A3qzf|L1oc8KYcoqvL
nSAnKBx1fTY+XN5oo`)j@5$QEj;OZ#<0984%ttV|SJB`h&Y{4mY5F)h)j540r=8q3qh~1z13f=-81XEA%zQuiH2(WR#4#rYLoog6
FdH4uv{7X(H=_<S<3KkQmV!MgS-V+HyR(`#`G|4|yT<gf>3^pKqjUg*2qli2mey_-CS<;;n9i=gkC&xs&A(C=6={}NKV!HbHC}-8
`aip;`0vDhgY}M+oXvkjEzi&QOjq5X)BFd!zr>At_j1Yc^M3;(-<bO-xkq!eu@@E=?{DQ-r77!jP$YiRH*gV%Bk@~0f1hU5_u|Z(
Wf6aSdA2AYrZ7j~XX}kOO4}jyE?Zyj(rf?d=JQ-_MoAhB@gj8!rK&+j991F>3u(~?kZ0c7xFZ@kbKaI=B3$U=tkwh)$J>=1FPp}I
qqOpUD2YW8M23awMwq4P5@q{_pR1KH%8Ta~sozTMpxj?myUtiq5sjV$sRwM{#X))T5~eEY{JW6a6Q5Fs0z^Z?ntKm7?SBs|@c)y1
x>NGK&*!%VJ)C|L>sk6?b=$*$yeHMjn`eyKN-Ka7O0Iz&@w=FQbKf1De(XFCq|jik?5-cd$}C;-T(44q`Pwfv{=>|?;H#==r!MI2
%FZHDyP-O7_F<&h^rj~7n4N?=GI=hl>6w&bcpMUWbcbKg*N4fyd}(7#t)-e~k^*vrw4gy7N^fK#Qo_ZK**{28I2zgsFwX`eaqm&V
*6*b0@-N!MpW^HOF1o(5kE^Lq8M43Jr>E_?Tw_UhhY)<f*+r=wke}vrze({pqXZ(W$Bmrj0?o5!*hTftrl+!VB%uz;-_d?k4uBGP
^yxtWZRoXmbe-gSuDzsiSh^Jpf;z%CAbQK@t|W3i^=M36kyuqIu-M0B%3Ru&6(v;C>8P9XW@RX6cla|1ee>j|r~BUznG!HiRe#a*
wsXhQEl{KP?ZpvfXk>|TJHwr#j)G*xsW*T~a#yQvZz78R1EYNA^HoBkrHYu>#Yrgt;rHAUu5O>#`f$>lDw@OECK1OcYFpuWp+vnz
LWV<YL4Syv_EgVo_Sp03#{Kpf=v5fIPK=+TVGdLA-|lfIQZ4pp-^5;o4x}WKNT+>vnEBA&qibqpgh@g6et^L6uJAqEuO6G+K|x~g
<<3VN71PD_g<x_WRor;WT9A@t-3x5=$IYMz444my9O{7c3AcWy6>xs^1Xl7*tZ-yu0g7m9Ku!rl!Q1Y+6#Oj9TQ-<BcBUb(jSx*h
jk&RhaD+Qu<3w@2KhN+3t9!c@<Q)7*KqjnIy|dSy+DLpi`+vIU1Rsmnik|m=zB|3{tm?@z^j4xQO9n`c@PmQT2qFCX24#lD^msaV
X#%ws&4<mX-ETfVzkqnkN~+aYZ~7(5^J$w<n_b8rFA~8oxFky&5$kAmV(j>hrT$#bV(;P*K(V1kP(aYc(u|9GjST1c{#BVYa31&s
vb%;uFwZFs^GIiccK5g8W*%f|U2o7%sipaCsWkJJd%iuSP()+eZ;$ch^@WC@{V9`KMaUP$MMtiU4P)-|cN`p9nPmq?%tr$>p;oq&
u9fhXTxi?not@|H;YDJhDx<aB7?6(<is&wQ%IDslU#UA65EfcE!K%^a8>3a)7}(Gx#jTJb1zO5klYKhQVk;4GrCjRGEULK>L?k6x
fzff2>7YvzF%bn4MaeZH%_*7XXZ6UwIe8D$Gt~vD%C^2lT!wNyMThSkxrfebxyLaa=-EAA`0(K!##4Ja^T?!qdgk8Ku&v$A$V>JI
R8Cl0cB}{@ptF)Cw;Gu&c_vD(*}j<X;v)oLFJwF0T{;W-WV<i|2Vg?jQ9GvNM}-~nza#)MsA_5eSTLx4<<V#m!uzraS67@uOIm(y
aKp~8E2EtLXPd-Ybq}so_q%r=b}}btrBsnFlLFNdh(E<$OMaxc!)%)MRYUuF&Y+4hy3-@5wzRLWie7u~1PH9(X9RYx!N$|YK&T|P
4hLJ->;=nBv)T5wm<~|1iobDYL%f5x504j!lEfFHw%3j{(dkBE!IB$s<Ew*7+(Ysr9hpJFaN2_1`e@EsPz!v%7WJtB{PMq|jyNI(
I7=m$#QT0<>Jeu78c}u6_()~pepXNIZ5pVNPU#jVm+<<gl?w0I=~@}h0;%wU^&62hU-l{{x@(*D>1}e70e3n-SK8Baqb>ctF-LKO
WE6wZ#OLO5EJ1(TF%T$`8r|X(6|X&L3yGVfeK#9MC`I+@+Ium6&N(vEo<Fkvy~{{44Rro@Y7wEJEKds}LW|<j_nEI(MTZ0{fRbEh
1Ga75y>0ngz*vpV#RSX~xkL{?qK}e_HL`2M6XklqBoZoGOCJ=@V4g{>(L)aTLV784SCZ%)9n5!V5ZK+t%g{TzuszbAW(W{eb%z8`
Ov7ucz0lJ~(;vm_i*_%nfy}E2K$R*}=@1MO3AG=<v|bLe1h;QxtGQ;O?nnZ72_1^wsAS7!P{${7Fz8|_;c0E7@^(a;NcuF$q)4NO
=+E($YX^Vl`nTm3!WGId`8*JQl__aK(fl^;2v|rW>Y%6~iA0EqQXCsQ$sHshK#M<WT7}mB>Uzsvjk_H^UK0dp3sC8xmTrh+zKVNH
2PC!7a%@24WRPmFMt6r^vt^kQNtj8fM?y5Ti*ENdSg=C;e+a`89?KrfN7FA{L^JaZ{BZSc98rCjC5^Hnh;6E_pZy=V*PpihCex?!
@r(0f$)Ssi`D|y`#m4-plf_@)U;^6UOOsKl#6$>NDg$yAJ!SSgb=O(>r#FgEXPNsTP5wPTYjg1{p&hE)RhaVFq@#;?JC^!Ga5rpy
C@&%vSbNAGoD56><3t$(z#UudooXLVK)aF@|EnPnDxJXtl|P`%JK%xQFrKDJS=cF)f?*CMIx=L2^1zjthDanCKgH<X;%4MILk0$u
aGufZxg`QkmvIipu(3ShPwUw#4BrGO_}~l$J3XZh5ETQKK*>sYIxbHb1;%<Jc1*o@vyF=bXe1D=goim#0N)CS`UvMqg$HPY1EQjD
OoTO)W(N0GDc`l6$B%2L|GEJuK3!@4h)~X5#*sQmgvkDK_eXMGW<y7HZ{qtg`w$vv{H5KSDzsHmRY?69>sKw6xW)H{`espGATN~4
#1t5eI(l@B6Erf;?*vbk?8*u0;n4OXl5e+<8t<WE8w7jWEF}cQc(0ogyik--$(_8?nV9VZr$O(1Z(<(?@dck^^UWu{Vxj;bqEI9u
F5)4X$mp5_nw`u9R5{r_OsQW7q#}r^9c^1vn*_dPR}e1Zqyy5=AhFi3VdsAn6DN&g2#*kZ-$B2uac5UW+x)71Gf|7)PS9Lz9t;Wk
LoFlibr8jE%ibfb-|m0KKK=PR7A0R;qX)u?hpg6MXpog>nyow2k<{sDaH<Dms7+(^%U13`zTw5<-kg1W?+b4@=ORhj8%G;G1hB5o
Egncst;)Qjh<g81;CEnedGc_!o-I)zia%EhM@Qn#QqoNcdCvWPBF#x)G^<+e*R2DIVYzO(0tjr|86Vd!K{{aB-k#~tg8-_7dr0YX
O)g}dQtV49uaazNr~v3dxoyBOz#bmk=E^>`iR38YixmCJ=qvTySbEf{e~M<dFfPWMO)q+BER4(V06fv#xYRc6!K?@iYzbq8uuWD1
!<*fcR!;3vI%b^f4~Eq?wxGf}Dy<(7HEVXMnB09=tt`Jw*{j3rPYxaj^V{g7oa(EeDOGdgRb(lM-lmY|d;1+U0Bs<5P+J(T`f)U?
3x`!C79tZ32uVTI&fGF{VXy`y@bS$K%h${>W#}gz;&V9_@Z7p|>H20!EZiO@9%r%7UdJaBOB0m->*Z%_wO>=orsr$bVahl!0{5<w
5c8b8p}_)%v}%}-Ovu*cnx$gnrh<->a8Fp#;(gpk4Qri%FVZuCQI?rPf*3zbFoz6a-3PMPWa`|re>{WZ<wbWa4{P#`?ODV3u<O2a
a*h(jF_{?B)@r#Ba|dd_s?l*HFvA_#zpofK7sXX?FNvPYumDsNlGef`$dX5dZej}M;Q|RB0O(s$&m*bai6H`(gG@!B2Phyn6szU{
;9-@D75v{W$v4~xmOA`-yfB^rJ~xy4UM{D<BXi+RU<=4A2SOT?AQU9>G}>H}=EcfE7Fm5!WOV7<+^fwO53Y^NuE1`ETj-g}GeD%>
y0<e8$R6X#1t#fU+wMC<&j+Ph+)uw}nb5{Ob%#MSH>hi7uzc6J7^=a{H%DEwXtF3nOa+Bml80cwS*tSvMN9PT?=U^qcV&A?KK-@;
)gIfUdq&Cif4#6uakUrj^!o4S*MGq4PodwSBU=3Bt<QektlFB0pxNHA)qX6*0mK{8#kqk&>#tfNP}hFBh+~auqo8vx1$dXGrP&r~
+wk=^&bShDOwT#jmzK(isJ?xA@43);D-B>_(^PlT_YfqK0T9C~%L?${MMjX&3z5{^KoBy-1=M(D=bk(!%8$q>Y}LlX0no`6r;RPF
+q0|cGPCu`d_r4%+1jJ<ba3+n$^`@rkg~KI98W{r0~Z@jtR8h@>lu5NW*t6Y_#?ieWJ;6(8xRLw6E=l~u%L2X!_%#3Ne6Nb94>mN
lWv#i7oqmZae_8sqdhFptTGCyQ`;hxJi)JD3E%^UJ;e(Sop*-nLK_Y7#yw+xg`|qgaKP&PiGsmy5KR93s_ClKm)iHId99#z?TxH?
x4g-^L#rR16KzWCE-q!+IZVpuqHAiKU%waLnqso8Kg#U}#(9sIsmnMQDhtDhjde*xXRq4wJ}s^~;bgUEs(W}Np=;_0M@77<LcL5B
a7|zJ+M?Z7l_st(f90bF*YqfDc70*S|GS<Xbjs7sc+8f=NxL*86CWKwjSK?``ROiHAiYAnGyL7=(ct!RtfySyKz4-0cpDZEGMukG
IpPLlf|Pw@-{&$#iWM{v1&+^}=3~^bA50)1(-y7!<%J}Qn<ct=kZVbV9$?WZRG6ixD4Sb5aNJh6I5ez4(=$Ugqtbq9h-2g~Jw>O<
42ubR?RN1&DH)3KNC=}{QYoeE`d*c_tBh7_aYXekYe58{7!Npx4&b;<;;P>oNjp{P2M{XVl?0ImxP&(LQO@!%;SFm^fqFLHj5<tI
2S#r*YFY-R=H1a_S>gD#R$EwtFl{~1+4Z`IIytUt*H5Ad#>#+3>XfA`UhG&osiP+Z8?DGLI`)S<=c|j~%^kY5O~1xYY2~xET`G6(
K^VKlYQI;@tTn1hK6d)NQ4iwo+0)2U-BXIJw(K<f^yEGy{tT1X4fOgrP3yU~rSkA{>dqO`qI0LJ+JBtBhGP6}eB1K%yj`sZi$di~
xK`j?5s7&g-1LhuLU(~(0%bxH0!XC-0s^RAXct`gN-zr(2~AK&Ac9gbyz$#(RgSLmZZNcHpp$YEdd!Ij_#kfbjkJ{2+l$A0%^E}&
FyYamwPK=CqO2Ijfm5V09;j3VNl;MCFK$_hO<LZVOj5@iv!fr;c4Fej{ZK7k-4+L-Q&j!*U7-<!QUyu1uwi`XQ<xtk?<PJ{iq0R<
D83uV&7Urr@3I_fkO>roCAV8n)##g@>Q_2ieMC}%gA5_RQQ)^Cwo8`~4a-^>;@TPpC5lLhInD<0a)tQdm`p-U;nSBt1CF0gos7KC
K7Em|Bd4PsvDe0%fT9-%DIgoD&ve2ebxA~1NPHhnm}--Zlu=iVEZ@^}QU;E?%ovKSN2#{8ei-G6mD@Ffw_A%NMZuG3XLpFEzDGVB
X$erWysPLZPw!<f6?8L5x66XL=Y4<UZ{2TGsPIHoTbFm<(PxEIv-adBR#1{8PBqHjEO^wpz%NW~n%=c4-9sNZ7Ys#^C{%P}S1!pB
^51rt6TemQU0;0!2EBAeNd1v<TQ|jBPpuT1dSvD6rtB^C;`ZmZ88h*K7wYot+?CT%Vi~|ZP0NU{!2sp<b{i4cHrvo^#&FOUnZr^1
(8lYiNq$g$`SMZwQq}W5diG>pb3zyaH+>&sNhR{(>|yCsr}YRG99l^fhmdd1Ow+1dN{w+V<ayn;!Efijx4cBHsIhS#mwCxuDv=EK
`|{dceXYGw`7X<ydTrSdTxW`+q%N1H`^IH7%Xh$ed0VfGuAE0nLUkqTZzRMy>F)~2VRMNJ@-1rFsA4NYW~sZnv!vC%v1}Q&g<}*_
#gLLvmun)0-K2NbHR65DIl(q}==Ywtw1gwhyJqU8l_1T72wP^J^6X+v_6RstXSQUU*6+Sc@49U9rTZqa>_D9B=Re+ja@o_?H8^Iy
6JS>>5w`JLb`}=j4S)$ONg$Mjj&pc%qHP5U9)B&<tludq;H*EF^7p3v>i+!QXujV3TRNxvBI|pD?#3h{4E_ZO*N#KsAB?dMMfG}H
F8V(R*m@U#+pj98&&^ef7GsfjnT%GtVS@@$9H;yJUEO@d<uwu%6+lcaAp{aCk!;_~+nvVzuyo5|RJ4i|^35b+(jZHUIz^Ptn11V*
R)^ENR`(MNxEK2WW>!`tA(-Izmvsyqa$GzA9E!ikiG&p&o;vq`Uq`?8J(cE7O1_xLd?EZCjDjG6SL|ywXLg`Tb;^rLtJq*#V%zhU
7jj4>ORJ*Zk#I6m?YE6CrAHzdlg|DgxC1s_cVTjS{%wm1#V+<6Rq3y|SwEHcEhJ(?`5jXb5RW<(AIZ&ahpgjnsyi>g#zW$iPrWBc
5sCnXVfp==ukHK0&IIQbA24=%s`*i^h;1I=fQ=o*!qh>BWqfqSEJd?;fes=DZC9&MRGT=uzJr@ZdB0j7l~wHz&Ulq60`cGTUT%e@
V8|em(>hc^6wRPo^i)AW23bDdow`opxhevzL^)P|&a(|to>+cNC$l%U_&{)3j;U%;Zc_L!S*EMFcjDao_l|w)6bFd-RtNO+<@i6`
AHg4WXkjBwJYM5O_IPP{7X6NCJ^7ywCvIH#=FWWNwl7;?ELjryXvd?<fVOHeSHT9*M=LB&owCIH|2HDcJS>tzxxs~-=*DBaJL_%7
b-yZNKJA(wsIwN%5Q0WMs@0<|R$$0HFx&?eCw5m9G%gSms?Ud;%`1q>QPBY=g_Y=z>bW&=C@70aiFdbJUY-u+(=~8~B5RXV1Vy$O
l5ofduZaU%0N5Sy!8)+8D`JM)Tsuyp_RwHr#8w>{te!tX!cHfA-UbzP&b-k4{PV%25K%c{5|%}l^Ul48$IS9Q{uhI!t9$|BidWMK
6+rN)lCZXic|zKG6|sZvhs!055h5YhlceWm(d%2yl-iUy8A6OLVQom@itC`tR5AwQl7z!z@~r6ev3iE8A`8+~r9t9paeR5FU*hJk
T~Pj-r&?`H%*!8H^7z(k-nv7bnuHZ%!U~;JKqn=PhYhG98Zi@EOD-*rQ+p+JHu0F;rp-_l<XwiU9jN}}6`ALoQc&elXdtjshcDY-
cr;_oTs=THd<Xz`jO)&lC<6#%IN{vbZ%(y5bJsYWK}aYufQ!v2{wY|!Z?BKn+uibpm?=LO1bOP*JX{<O@USr#_e>+|4N)5nRcP<<
@iZDN>0f)Zhx6;f6`5J5@<!R$X!=LFbERsAgTkl^#(INv-Q00Tv9Va20NVpYl{HxI<ise-3{C4a{I#An#1)*dcW$ngicO@d>xVN>
I;>9qRPUYSN81b1aPQORx=1@m1ZC`|yHLxD5{QleZ|6_%^{^z7G+I8t3ctWmJ#>l0(uzz&yG&ahCC1{dXQ!R&<wA;R-670k(rIy7
q`87B6)jmGBkKeUN>lINV#a>D=86Hxrw?yMT5Vg^yX*DDew%mqF9rv^-#jiBO>b*(^-g*}rR4t1!YT2iT7a|l3YU&>+da2W&y1M|
bwZgMSBom*vs$Na4wIDjdF-ay#nH~B#~clk5^%Xe-EX}DBleNrhN|1GTACXF2JBY`HsCEqS}%NbGrQh#N?td{B$L)+sDxT<<1D#_
UllM@OwB3*?0qv);}z|o8W0>2wvO;vYCx8})5L{ln;NT3y*;Rw9?ujxHZP!I1Q1wdiv$XUUhQp$2_`USmU~;YRAmnf0^F}g(Fg)<
%T05))p<L7j^l|^p_l|iGXh4Vw*n%VNlA#1j0iBO>zp7+Fa#LHVj#vF-k)s{UQF}6xO)!w?o=_dr(TX%8_4=%G|Qbhf5S_K8V8`u
s4(90&j=y_eKPC@C46qFjAYu>r?K2s0bx@~afTE>GOw$_Z{y0#&d^xN5dNDg`ADeR-JLZ)4{u4g=~a@LCZS7kG?oxI**FA(MPsCV
b~bg#IW`IAe(v+nH0!BM>kV0&sFBi%dUe~(R~v%*)AxrJb5gm^rJ+}ep)BbVk~;O)bd~86+H~n4E8?lk4zpRp`clC1RHa299{LD?
*Dcl%diA5g3zpSrSSK}p{e3pcv+ul^(8it;60y367f?#7MD79rP=)7HS&>0RgA|hlg^c?_)Oi*opx9MouKYFVit5qbJvG;Er;zed
1~VOA+HXC(JlWoB4u1W8`N^lBJM?pmF%+6~qi8suWwxe2UJJVCta`<DQO;D<T<edW?jqInTEu8xuHd4=9>gLIl*fQx$-WEv%BXi1
LY%6C2xl}FMOaC(TQp1F)+S0=h7b`E0+(+8QJ61udio4g9V}vLGblOp&S})?sim5xgTi7{PHFGbUc>6pHzYYqk}<JoU2kF+Tn*su
oVV-cGP<EroG4u59G&3ea@MuSkILNP&xuWE4!-BP%!@zC<oIa4TR8cxHH|p)WA*)>M*K16Z|u&1xm?P5tjMernpMcA?~C8{1g&lP
MWzZSRUc2qDyRqdYy59{v4TaJ2MCz<_cfmtqlR4p821_qQ>_kP*lggcQ_S}Pq+SNUWEa$noDx~x0#C_!MrACxQ%m-S9P`W8X={Q@
`*l(|;cTo*KW^CCX!meg+4aog*xtZJz&CJ$f)**-6f3@6r(9!#7Dy(+95_k^oh*_0S5A>%VNZ)-Spxp(6l>a3$D$tS%=ap}${wxq
FBrm$a!fI44nmB6nchX|TzZhJg0)WRiKG7~Xds_bM{XU0piRfMbR%YxiX7jW^_`OP%In=)!ugLC`lZI6vOC~({1uBx$xqcS&`^J5
XZ3WTp{U-02ly{T9_OS}jgBpfRn=`L-4ar}$?uw$@D=X)&+tZXPFHH;sEJ%%=YMyn!`6lLbi+=M2a$=i53GIhf(OJTzFoev8sFyz
-B_TDJW<8fTUF|i`0J@xA<h@p@5XQa9;b;Qyjr43Vof@^C8{qK-QftF>ZAjCyqS9d)0N;danoEwf8F~Ha{mqby*f?p5n~F<vVFN!
Cqx*V3>zKz#u|h$4T8+qBN$kRajD!y#OB4>9(_KwslFyXK18lvsyQjrPaOF3zG$)2L~n+RtE0X<N1hygbR+L;ijk;3byz17C*}8v
r^(z_<KlSaTxM%WJl2g~LVR1jA>JT(2Pm&73@C%>PLA`bc9SIirE?uyrM&;2{<o&<->R8{!bO&q%QS+(*8}vNjr3~RX^k;NQ8JJz
mj-psp^P@N|Bbq%K>w*zRg|k|Jee{CUS<hd_l5dyA?p8}*0>*{fi-<a4G6WLLZEL<U9=%Z#L0=IbLK$kf+hsX$QJr~x8xqJwu~(5
V(}rL8aRG%(Bi*U{_c&P=jP`;c&8Qoq>l|l=;*VQcE&`Ahet|>ddiXZjY_lTUZ<xyZ;pIy@z<`lou{0$@5+k}Gl5eOn@P`px4{)1
v67yk^K|9B4xMwnJeoFy%|#=w^`D37O}h8#1ZB??&j@&6fFf_o@%DkeXw>Id)Aa$JFRwk%I^3vwNr06l^{&j-x9<Zzr)AG@RZElj
T>`ph#x%Iy#}%L;^9K<FI~L-DO6?9e7e@7Jpa8LAD6xq;@KZ4Cc4+Z?y7=d_j$6Dwp0Z|OcV{ZaWN;-{#b^m?TQ!-oMC`fD__@*1
zOmPC+LCImyIJiuYZY}#Ya3a9XG}F!B{t6sq<OvlJ5_t6KHh!bci*ud=YQhgmvM3W&R1fjsH2Dmv%^PSa8h^FZid}7y$$LzsnNIC
4$jDu4!o~fFtJeDq7o8`5>vgy-~2*wj^th~;_S7gwy(qPMFj^7icL#N-*LN(mdV2wg`*6D7_kuHFhl@I2Ow}F^hL!Zruh=Wgo}?$
-L?40w3j1D<#lAaPj(rFaEttgLh9>4jXLzVE&D%K9CYVr6$DYPfaF6qPLKLtoc`I;0MKQ~+^}x_cn@O3Wux%8(V!hLs&7jKtq$(Q
5=kUZs5m-@u2Sgi@ZZM*(dz~=4A`um?b-w*`|BW*00dCryYb!EvRI`lt)@)GaZDE#VMId7uDY_P&DxfRb$2ZmI3rH={yVA<aJu_I
BxMkGohgA=8V4HDu}Yw|P6vm!MX6Rzdd4mYQ&?IIR`4n-SyqWE`b7Y%9}2ysHI^ObGp)~)mWKWM(@HLu7|DcyB$7$01Z{^KtzA~~
u3vze<u{mY>-lmV4~}~5QW{i*Q({&MLL&^9kUKA9G~Ru^J?8>Ph$^i-ejn*)nhea=&+WT)Y;Ci`GgmzIe2EH}c*xS%V1Q&5T8#kH
6?VDDT5$l%fSIU&?qrrp;gBa*@;PoDRuDC~aw_=ldiIxpQl#_-4IVLi%?PQNx*@l^)RDHFx8`MIZQ+Bq*(8WbV)cXN80&eqw7MIn
tE*K_JvfkOeBXC;EU>Udbt(1<-+b>cosQ~x0M3f&^G!2-f3?s=gTDGxk0W+SC?4*AL|QOaVAL0+n@+qTtICs6f`zIC8A=R(U;eyF
0=@x9t`+#5<Qwxy!33j5CemCIvnffZ*~C#5K@deTwKnT7A*E1O3|1nsRv+8%C5#QT8lNMMCoJ*Zl<>CBzLdWDh>=JP6#*a}KTNzH
{1si-18Aetv<i{T!T8Ur@p`-Ay*lNbIJcLk=3>C9RAQG74JBjBJ2kqXwRDo9oONQYMpq6H$x7u##2d`h-2R;@tJzJ8YzD#n3hRc>
LWTqjf!yJ>z*8elkT^Z~z1i0KNxE3E88pg=+xdFKtGV~}v%}*5A6~WNj^~eT4H~3DM{$uuhO$b-h=3c*KK<*eXb576#ozX38izsI
CZI06nubd-&7h&750<+9IGix)<o4oqef#;#(cg5i$`DdlH*o>DeaF|qoSrG*_~?8*d_;9&zl{$x@fc?BkrXkc0YU-j!m!jw*?qa#
a2PP`%Nc24j2R%w76P5Mn0M?QJh~is3%(prOJ@9fT{>*5<r$Xb!iY4a6DkX89mr?y24cmk>XH2~^WPlD<j7aHDLZ8GJZ?lix~lsx
H*;5<VME$yOLee=tud2oBg-}+rZ-d(78<{3vCL3M4$q%<cHBWg>POq<;65P(xg#MuVNfX+U>0!241kCUl%i8yc=5-BvwR@txjRG=
NGwJYDI)DEeA0MO<g?aL1r%T`WI9T~evac&8j-0|w3Uzns6a!PicBxB?6`r8W4)rjk?)Or4@;xkD_WaY=|tExZQeXYnO_2iWqM`J
`=Y^GxWz$}8-I+*nxJ+W2thQSr~}g}(ze|Vcx~t1n@74|7~LzomI*Z5*nW{zSFW;F?PtZ%a}HAO)RfnWL|%mvB-3Dh<z6ydxijSI
3l=i19`a*})x|Lh@vZvN>6#c@QNUpdcx2%;Rfvc76kb+#+;<XKA1d0>lLKoI6)_4c%tNdY{)Qe+0NOWjL2s+g4ysnSkOzJBfH|Fe
=O!u6<QxuK(Zjo7Kxnn<l4cp3+5?-Ra7B%mSB`XY;3*li5^$)V4w{PM^`k(9*B2!EuULx_u0j~A*@a#0SnC$C#X}%RdKJGmT0*4Q
%|$g`jLG_1h*&38Le6CGjwjdfpmF-%xji0FjQ^B0_2=A{2nfhSzCKUB^M&hx&=A`Lk2VLM$_k>x%55fZXgZ=NYS7TfOOcBH-YR>Q
{jUXAmEx_lgH={65SHO-DA>dTfz@+n3n*yR=(f%4qk;q?u?6y4=OtpVeslQrc{S6%b(`?G2C5Z`Fl1&7q<-_-h87~!D3=)-<}rx_
%!CMP?56Cx8Db0MB<3|`vi;i3>X$9usjho9INNJgl^*$R<)$q!7d03V9r`v<tXT{YnVc%Lu~MES%ky+1R=3N7LJ+3!Sa3!f<YcDP
RL6*?6?G}7iyVg}gGri*v2s&JnxdxTOmT)b+~nBTd*4jCLAx?hb;btyyN)5qlz%C!ZJl`hjd8YFMk8D}g;d0cDNalySP&15h{JNO
#p)9iQ>jb~kXY@QgBUtQ5ZVyJ8r6A&digCKs3-`e)7gP}NizkKlFIjYUehgC;`XxBM<9{f3v%k&{qhRSar^P!P_adf`ReA6e6l8i
BwOUjxU1h)*Dt8OqpqKb!t|#b6LEN<X(V|Xq!3xLtGJQ|!I(!UcMfDFH~Xq*7cjP1So?Q>ndcrL$r;nG@rC_Jjk^1PSy_X0KWY#{
N}FMx_-jKW+k#GM@3WOoI7ZFYE#RAs;^xC>LX{g-S?Fh-Y00+x^_uFN<v9e=t;Sq}Lb|s^ixUFq+)ARWT`X5jxlHm7a_;d7eJUYZ
nnI+k?2PgCenWw#?FFJRZhOyDbH`6B-0mH@N2&L)@UIA0p0#p#%k8|%_1sYr!^ZG}f`nps!&uj2?-ww;^(y9dbwsK}e?0PJRZz$q
^Y2=cHK@T1!zVOD8U)3%tr);00toYu5aA|a_24?u#D>r~89k5`1R)fT-hB!BZ#pegtyJ$Oe7vFB*J<U~8=g7d8uRNX3Hf@Hn0Cf=
Ehv`7F7vr{t!f@HpN_M=K;jy*q+=Et#+1da7uHiYed#sldlMQ{SbQ^Hii1lCj=o_E#A8ELmwKPa?)ii_q%WECzm0ZUvz=WT1~}Nw
YYWzk4j$$-DJ72IPu%0+>@}rDPAA2t1BS6-ip$mVI|z$z^*4b;ACn2J<X~tJ4$j?g@SfFXwZE_7$Ir{m>k*15X$w1AinGmyj7?Rd
Wax&kyGAOG{VJn~BFR1L`#%$<(2?zIw!5<JzjqF2zYzlzv+rRy9Se0}BW?qFw8n)E8OR_O1y?^S52c6__>DYgRbtCkim+6xm~GxB
$HvS}2~}oHcY{ldIs5%zDz7S0&b!>TI$5f{c8agH(XD-^IZhl|yEg2GfQev%1o}E=3=aM+ft_SzR9=O5&Rh%%nun8qkB)NaHJsS*
eJe{l*pUOezrK)Ia;rU#)$oj+D^NLEnS#`Pa#8N@-c8i0iRJz;utptDZPyFCo0No;7-+(bb7{VIKsO|d0wE;c`17g7UzNCfhlyzD
NC#(qjmt9l<xT_c%@8q2szDFP$MEO){Ps_2q_s8vJKraH()b|h3~q#~TdlsjzAIUe`|j}R%3jad53+(X<R@xgOaN0tLw4|)AFT*A
BC^OE0nr44deo2kxq5!E*snTF=xVC8#?T<1^ku&}UEUZ7RMIKpB%|<O^tv#`$|2>RhG_H(fgb_~ZyFDIZ7P{iNF%6u%u@q!<v1nI
tqmng-BTjm6<zf;!#*dLXU844*JeYvDu#zZnc9oiUX7~~@9XtH>2?{($toz;;ocNFM(3zKzF8GjyUM)6_722Ch^g=1#6^4~YqV5=
3%Q$MJmFe(gg99Q{Dt1^oOKiU7w)RQAp%J+vwnKkE_Q{(wuf0+-x{(VZ-`Hua7ANcG%b5n7wItnCi~}q=iAoMXQireRU>|+Co{+p
)V|*Tjqp1a*VI4DzUN^DUeR3_aDn=j4=SucRQRP7xV|FLtE7#)F5NoP<rykOduj9YZ@nR>B_`6PNDyZo1|c7l8RgZTq&VkXUZsj6
ML`i{B18n)%JZHEYo?#B%<D^69`ZfdXhdW&ic1kliCKlAMCN`z<lE8U>CVyRtt;BAJ_-GOGSOo>y;|sKgG^L?BM$n;C3HisX7ZU!
i|&(#Xq(;!Dnu3nh@wbVz{fDAtKN-pha5j0orCdVL|C%3lU8C;^fxHIoqN-pHu|{VJ^Lrvj8Ys7(Gt}@So;Hu4XwU{aKZC(A4}NH
tp>C;hxegcj`S`mT0zG=K!W#<bE4N7pnQd7c6FxL)~M#KhjYma+#T-asx*trHEeG%GA=3#-o~|Cq-#kusQ{3w_Ipdi2*5j-iRFCK
BxlQ4-i~TCM&&psVn`Z(0yO5eQsh9Rafy4(c!2qwVc^{8hh1g&T}bwywVrYJ=Ex(W#ck6gs5O%|&VmE)q-RFFqQMKC&Eo7QTRRFV
dLc`QLuE=0OAeLk1dCgr27(IEV{j4Hn@z>Q_=8gyynfd{y{=Y`FTUqqy5++fnHpDeBu3*wP3>DDd0JYJbZQbLKGouOI;aziU~jDP
t@iWEntmCb5k%%w>ciU#d%7PT{I<79VTL5Y<=3S1EkewUkip39q8jI{Fd+1);{ryUJ_(dhYww(neJg-A%jdQt<zX}ak;Wi#Uw;}f
o6^e`r_nLVqJr9<TckSf;FD9PEqLZh6)uBw(WTn-qh;4ywE(!AgOjbKO(l^8;Aj|901ItnC&;LWq2$PTal8rE7uGSe#J%<ehKJvB
5aOH=+a%L4)IRNNuB>;Yvx>#Gg@RSmi8k#rnikftw2LhVHP3T=cpuuRx}7P?W&Hy5%4w2`EH{S_umF|`f(e3HQ_9eW3`Pn9Gs;aT
!f+!ph2E#1c3aXBfQOoA@bF_WMLQ>hLz)Nl#D@p5u;23mZC87|?kmfq!MNI3F$Fkx8oLS!K3vsgRn_?5o50W*B1auaz8>X>G-v_@
W8X?dNPW_ZfpO-@N0!=SGT0Rk?SSBiV4kRqtJy*KA3w4Q{e@IeRn+B)VU(t#87h}MDoIf!lHo&*QtZ1-lbAqb46b2_J_qZeRUe+d
Dc*Gn$p@e8xLp^|o`!s{HPtl_WX)y<@qbG1wg-Oh47OB7WVdHU{ePGCE8u6>Plest?J}Vwf!lc6c|U`hmGyK{SpWH*$t?VRFv2+C
4+wxZNNly$#96*%0oZ!xJT6O{rntorB(WmAs$8tSDA}_3jZr9oW`I3{JC1!_;ntoi)0`PuW}laTJJQk4(kFEcm~^Ic|D~5H`N4Q|
`H9-S{j}a-aUe)I${?Ke1D1Z$JY^RqxxnKbLcfTQN9`_pzc<%YN-A=5Nm_c^ggqXOnEoWby!Z9Mv#kn?`}R3q<h;mw`RnBhsU=6c
tq#&tzpqMiGS*6-d|g24e4u9je6Dxv_IybXK%|B!2Wk*IAyZN9jY4q>ym+C3FS7zeGsnKy@8JLEicwfFMBtlzG-zWQBCA?aHt%(d
_1g|7twi++*HpnMu?2+xIX$@eHxF%-<F7EI+~QLX&6*MWhI@xWg24ePb+d)S5eK-?a7M+|Yw>vkJmi~RXH^4^)T<0-e^goh8L?5c
g>0O&A@5&FM|`f~T$`<nipHz5yJu(iU&mSJN=KZsz0i}Az=CwZ8T0TjLrnwZ>eBKaP`sYTzILoI#x#+Tu6U?J4(ZOxdyPf5aawxZ
PjtO=NeL;G2MtUQ68Q47(}B`zf**xUmLFlG<c^~@pvl2&5yPyQW2>D@AX>r-rLNfjd=*yKo1&qJ(!Igg7kPX7wqac9sqzmD9~XR_
c<oMeecC;^nsMh!eTmp%f(OYadZ7=i{5z?#*J;|){H6QoEy{a*`u2U$YG+4@(o4fK!L#<e+?3Ed68*S%cNS@cd|s4@j<P!(i1%H^
rmn4rv^8p=6zic5KA!xm$MHg>93o1axG^+bZ}RNU)p+a($I}9XBki_4>9yvz<*i(;i-&haqAAR6Bh_^kyPeaP9?<HQnq*lnFFg>^
qj#s7?`?MbjFoBu(p_cOT-YiqlGF;}o#*p;iglJ_BxVST5&TEP&+)#k6XRO{h5mUeX1LbO$f60@=-}4i*Wf~8D9X0l=0iNll5hmm
y~|rQT(5hz$V;toEGb|2+Rjj(b!XKoD?W<WiohulNr=!vH85IB^%k#~@0{CeaAPMrr8HhcH?;PDJ(rGf{9aj~p4lXl6N~FVjV9it
x5>mimGVbx%h%Jwd`%O{f}TtOM4*EJ6LP-KJxJ0?{0RQ{zhBU&%UzJR@$}=>kK^{h<4o!G4F~LT-@lGA%Fo(GUWqyL@W-i1ibgLt
G0VE<{HZ~I3h5AG5(q3oA*rH2l^uo1A2|I=#5o(^`;t2UJ;hZJ!BP*^)0OPrbS~U#CO_6)L+3KjaNS)pu@%tXbV$#@>GjE8UoNkx
^9&*r`94-EhNz~BCYnN)RYpWbCzyJ4JYLU~+}w|SzTaof_HW4d@xF6R`=mJAZvl0&YMNghfddASPfF4C2ft>4?jChz&cXdx5ua!2
{n_aOxkvK&U}L%A50md5)MF}d=Z`T2W@|}$==rW`oo=H_WeqHMu)uHSsJLwaE0$|mW|h8=uqR-Z8TUONIMQpZ=S@a}gPCFeohiT(
gSl-B3%X&?mQi@tcx?oMwQovehiVx&Gj3L(pl3Zi9a+@OjrwEKn^iXf@15UUnA2gXZ@Fz6*HP20atJv!t*4O!L21%asSom{x>3tk
)wdnGZshrcZ(omxBkE^VJsQAnk8pKLB4@K$PKko!j@wuo*5mgZf@^+N$mO*KszbJcA+>=Mi`ABcVvR#tq`=rh2j7QbVIr)s_97^Z
IK>W%l*8sbHSv6bjct42IIt2dn;=NQfWf0qsfDm=)rJVL@XF+IjVrdi-l5u#?z!-*UB=nok&UOaTg5ZmrCWPZTgu~7D&FgGA*=?@
?EK0RvPYpP)Uys@_L|-Lp?I01;OaYSh1G?++TxWIdd+dpo7%KmAd|R!)LlL<#mRkiuZ#&aJuQLX@yH9S;661y<}&Ns;DB<&NUbcR
2oezh4AI?~AK(8EU{}ct#{u{<o$W|G(4CEHJx70io-D0oC{Z~mf^3KJ>H5A7-_f4KaknKJKetJbXP=A4<FBu$@_u3*8@R9Whx~ZR
hM~0`Qjtnxnf!iR00RN}4_Wcx{zl}M|04kZh<SP5hyFJgkidO@k*45t9z9U*(f}v>pdsn-Uk?DRFHqu0MTrR@)iEj>8M4=Z@us@j
1;MvTcW(~|lKg+@Km-Grio&1(ccdU79Q!x(&357SMMMsJWHo!oXiHE;f45)WIyzg;pZON+N6Z!-VAz6W!=}5Y`jEr6XvjC%W~k~a
@OBJ<1K|n+D<CZdD5^eKBDgAuaX-`l-r0xxU@B<&9{<;`{yy$C$PD>Fy0>g(toTRx9i#v6|KBg^zw$a`9ZLPV+x|QAawhNnz5j6k
Q1z(;_K+L@AOBzvtn3^9BY@yXtJd3+eg8!y0q&GX{5da%EBxSO9jNXI{J-hrU#`~uzg9qizO4r$%-#pX+wy4bfQ5Y|pac)SkLDr)
AJ_c+IgiXdeMh(ERrUTK;JM?wKk`1>c$fS(?E8M-yT8epGVdJzT>t)oPR0Q>1(<AD4nz~(lk`B}4f=nZhG-}2tUvW(eJA(fDzk>r
ABVKdl6$P(+XMb0DAf1Nh{*Q<FmOO8$#s94u}I^+9$&og?$68~XN-M^Q~k+R#9EEDfU#sa{on6?hF{tKf8uG&u*MrH{56CwwSjwK
b|8#-kRSiW1Geb01&E&C_x^i(2nX!?AHV**z0uip{Qa*%Pha%^cl~oe?g$`Cs3-ICDj0n`_^bY(r_Nfzu2>-m1#jTB)U9jkdmqvz
H$p6&A`_=~7BCLuiJysqRLY2;62SoGUH}=QVKF7_Md;gqIFa8pnNu!L-|g4n&O>OYDMWm0qkDkm$EUlt{0nL1EJ8#9qk@5C$&+A0
f9@b-nEx(@5ZI3uPyL+9i@m(Xa;v*!N2MM?D>EdIjh*hartIkUcTe}HlZ+yh>Uw2{$ar8^wRd5jGQ{)h=ybD;#C>vgoKeu_qX<8<
wIz(HM5jS(m%STDWvNU-2fALsXjHODO8R6)i{QO!F8@mrE<~cQ;Tzuj`kCOjzx>@|hm$6y9n6fyna#ZS$rmyBtD#$V-0{97#;CPk
n_7LdPg}Rco-SZHPrImtON=$35n=`qrX#>Hm`Jy`@3S>dLDH{)K;`#Hk0EHrG1@SdXYKmam7#yh@4TvriWPy;mVM{d?+AI_(oRI3
Gj!_@^<2~xfT^>gS4;zy8oU0FAKm%C2A~(J#twwThfNND@my2qIkEFwk!`x+i|5}bIQJRdtC+fZb*^x|dj8gb>b*Kui?)}U;o?TT
VHarQV1wyTf|~T7WrgG{e&li~GHDHaAU{<V2vnQzYEtFoT2N$Gvua#Fwv};2C-6^tJuDOP9GtaX*E<r2S+Odt!P2B+k%Zssxpu0*
WCc3}HWT4_(k_&tM5rB)x7z866L+^OM0-w=Zg|d>lK>LN0YEsvtOXkD?#uKS4@LyH(qEIjAJO?BC;@H{9M+?<+_uz1vHSXl0T69F
Jb*#^{sZVEuXO`lo9*6#UP1WZ>#czxL2|_S;j43FT5_Ibs>90tT_#=l<kV-r8|@Flq(%M#bUr)I{|&##-yzITU*qRIu;Bxd4+vrz
^fY;flBZ=%LBoAtK7-|tM_hB;k(L#dvI{sNnfmG1=>MOmgbPpjS*FU8AM*Xt5-0L4Ncw@A55#qF98sh@V!}SB5G%*iAAGjQFmG9u
q`&TWf_o3(4}gE8u=DniNQMdwx%to4R4P~d!14W8&H$kKh;OqKhW6Hdk`R23u;uwYb2#zeMvf1She61GECL8=jZSu#J0{;w;H5)W
p10rkEy(>M;y=mhq=D1BuA-8bI#X_&D+jE0kr63B+Z~@YP5JRI-P510izVav_&oe-_`dqs3_w+mnk$;Uc}`7uxEu5Fb-`!$EU)p*
6B?Oi5cGz!acP?9z;lMUy{R-6kP(N{t5FkO^=QrwlIh~aezGt$u&_30V!_8@IPvMdH<fQLzxDKYBe6N9x?FVO2tr$xzUSr5a;+S4
^Bm4}?_dHGt8Z!$^f69l+$wC<w2*lDd<V+h4FJ%Dbh4JX26OSF3)pkU4TIj|ibxcWmCTAE_XO~Q79-Z}?2cKjQ(r?!Y=j)QbT`lq
hfyiR?YQMYGR)<G*BQHL$8ZgDv4CGTm57F;-%csh-Px+Y<ZK_e@qc@-op>&_KM!8hNhL&}ZtcNfG5b<qameWzCG(>FF!?oChI+rp
Fzr8SL!!`<LJ{c{G^r{mw>HLp?94YaB+FkOUA57W%uZYQ9kaE?bJVXo9d(@hLoKgPi!QFAS-WqgAX7pR_eM-H7CMnb0#gaDXy-D6
Wz#upcA*lgulY)A=>L8l*vuP>cd2)$z1$P48S6%w4WVHpDXNerE3VaclSNK~EkZE_bA>txE+Tr?0j1bBq&J&<MD|gQZaJ0)EYvRd
FdiA+wX9KVk|C%wa&SV5gPMg&x!yZ(GZ@%tK_cuqCV8uh)D$@5deI^>gPQb8q_(*N!YacRa6|5)wV4e`aJ9?nWnC?;$qHmG0j?ey
nnD{!wc3aa;XSY*NI+(pB(^{~H-wM@J~E=h`nv)_AlkyvA&9`=DCnV!HdTl<&jW27=6pK#!+^VUJoZs0F=)y)l2X6~2B7H{u~cer
U~SHywA9rw`@H=RNd$VEx9j!{`F~EdalEjyj|aL`e5LUnV3dz#tnuDN&x%hRtL>Y6Y(Gt1)#uW&iojH@Y5F8s)(S5!O}EQ@8*z?5
@3zrVRikGFW}fA575wW0L=?n;t^)C1vN$q!BS&jF%7c?H=K)#TWqmk%`K9&w^-0%)mnj298i;q2vXGF0D<pc&FbRihX)eS%7^Frd
ezk|XXluG}WGQ<IdyW<|R}PuW1B8IFWJ$I`M{^c}Uvu>)bVrA>)irnAP`Yp;v3>ei?Hz8ZT`0koqQyZJLFU#oksR-4@5?kVo7@uO
>&`_dzb`7*w_Y#GCJ#t;DITorJtv=S*S@`SZ=P{C$*z?XZ3IP%A{dfd%~&Jb5tUJ(RD_^xa5aq@jHPIF2p|b0MM96@SSVC}rjxjK
VV+`S85O}7gyW?rrW>Yg?C5+CE}A|t`X`eY1Q^v4g0c@<ovo&AL69dLw5>hoT3+pYYEX#-X{%T&xXXrGRX<&{QD+LdrjsWuk5w}&
jfpQ+-XTn>sD4(?iT0)5_Z%v<xVHMVhu`-`$8$hVA{AdjKy6A=h=`@fAwMceefX=+85{$l<Sw)-2Dpg47ZYs9SzN|}8wzT1B5#00
${34GkP}T-MZ4)S0o^?DQJdP9iq2JXg$nzw;FEe%zB$sgb{JuNnFIoK$9;p*Z(-nDBNz8Zk0?(#Q3b~j3GfEdrT-RM5$BiQKKJ_U
!QW6w7^?ez7D-J6@~@-VZLayWT6<cW*XgYWjkcR~jKz7-4pfw_Um6q2Ps~37j_bP+dMob_&mqx%f^q)4cjk#`h2KlyQ%>t))Ii;~
>L}I}?d02%34MJFfubUohiovv3-dvH8$R@f*6?1=U%M4))v=oxv&_;$q>hhQX*wE*Ew3orBDN%85ccnT2oEKphP#NE`fruCVHx9!
U#A)`(b=A_I~Qk9d{ife2X;I}j@ma@#)m8i=^;MA6fHm$+jGX-nkPcL6vl%tf^r39r|-zEI`R%(R9UP+1H}~)$f2^D4)rb~soRlf
5N>9|Ssm+0Wl`3_RtOWqXsr{y;JpC>&lAoNo*m(sUDGoTYS~a=M6IAwLPJ1Bwh@M)kz^Sh&l>Vlz`1M(ZNUKOq=ZezCiv|;+9)Y8
wZNgZiW%iMhLjPr6fI92P0M1M^T8D~a_P=QX#+brf&sp-7jvDw-PLz8L%WrqyLTm}5xPy?(@Y3{!#KTVZ=)YH!NgANMcIi&U(kcn
-TkZKH<FE<9x$q6Lg`@U&k-u9E|j!Dqu84w`!y5NFU+qImX%a{rV3}bUsFD}&GWwN^)75$&Bi&{R}2Wft*XqU8HG?m-DN8X*o=)C
ob~;9clgq)yXqk2blUhg5<Y3#(<+9jqZin17-SViAzVFK9bX4X(`+fc;O6~{z*!nn`|}T*4(b&84bFpWHm^aV<u66BpcDoqL?mVc
)f(M9-q$s-;q~rKac|o91QV#0g}KQrAP^A*0EmR?_&Z2Y4&hQ)Uud<W(t>+TFVLFpWTvXMrM$nWwD@24?3J&h7K52;7^zz?7?QRx
j&3p4D*kr!G5Y>CyQ?oaA3l`$Z8jtpu1S8+0mM`_@aMR|az|^KvzQk6*GMN;yj6oM`3D@j%S^OTBeeM*nYz4q7gx=eW5W|y+Ngsq
u_Ob_ra*Tm4mr%qvZBhQ2io5Zo~$$aqbk4Dj~g02sv0OG(7n`eJ^jwABc=GyL|%NN8aZIOtBwqK#+oCAwH1#kH`lx2-BH1zByLy%
%-Tm?s*`&{Mf)@J_1x&=C*9ujjf?n7G=w58Ltjz6^B29D4M`lHmT+-dk?uNl7H|-EFB@+<nTn1Pam)B9;gikII{P}`n}FjII_kOn
URv^~qvR6=b~C)TjMQVazI^>v-n~vOB$VRNa4;btw4gb77Co9%8!)p&)5fZ_8l5>DY6<6X*V`9>@E}11ven(lb+sscZc4!sWh*1c
7Po$XF8cp1<tV#NDAH{6OcRTeBzXt0E-7(Ht2d26JjL2YAB*d_fSTyW10X==LLJFr%aHme$cplVMiUyBmeWqJ+BUtabar*6?J&y=
C-L}6n@c<H`a~|B9$OKBSe--+L0Fszi%{$W9t3#feWQIj;yB}E3)eOjtm#;RF8CuCQtvjdD^o}eb}zgXySGI)@FQI-aV!Lbk9)Sj
_^I?kTA^W^hn~iL^&0=c=m(8Z+-ae6fJ72{FE~xG#+da9oOY~Lnsm66QUy~B^_s}B71L0LK?GrClX=L}<216cS!CdtGDd<_;McvH
)O%<RXIT(*(HzLRfOBaT62f5^LS5|cG!y4$F)YYZb9&OZdR;+)V3H^bz(gC|^~Ij^XrC6kfk$dUF|r6XLs59v(G#xm=X#4-Qi5U-
e`}|b71kCk-0TH1F7uMu)gpE%lyKmu7h4KfN$E)zr5WxyBUoVMCSho`s`^h`bvEl=WeddsT2@6>Djq8v>w$sNN9gt6*72PEdJZZk
jZ?xgPSZShs$-K%cW=V=ZRe-yYhTcN@LqcCFg%Ik<_TRhnmqkl^?bA~sb(;{Y(p)tuiDmlrB)hB=V#?-k9{s_c@^>g$a8}ByImn+
tHuS%#wye_ENm*#Y3Hlh+M=b&@+1CL;}rgUD6Xv7+?3jJB5;BhP1>&oxp1~T7a_SocWU4fVu~o~85;bWUJYO4<BV{EIstl@-wfnE
gzV#%je%$&=ON@;g24yCmm*s#r?gf2aeNUrLFX5!6BW5=Tv3JV7!`LH#2Ie=6+J6h-r^1-4P>xIuqZ)d%7M*o%NAsKBPQrwfWIin
TZW#=`^&Dhb@7bjuBjPmg5JWH=PSzSN#mbe(xYNBLyZHKTLHF8ZrTbGHqv}c>0DqwP-{_O;huzV0)(-MAdzi#iA2f4E>qgm0$J}_
n~FGX3rpW#O+e)gKkLPu9+=RI=bQSeoJ(h3%=V{GVF$?zTBAG<%Fp4^i&Uv~E8ocaLlz+;f@kNxv2r{jen}}|@2u<)Lvp7)n4qNH
j3DKn0_{(X_a0ogd}RPVC@H3tU^cz(m{>S^g<gE=--*&J?RUVY0-R7&dyTIZhluOQ>!fa9lVIbPU+r(>!<ryzcJHZtJ5ef;&VBWV
EYm@WB$5}kqy5o;RyH!!&OmXL+7>1V8cnSL%o=M<+|tm6p4o&gu7<)yL%fH@gT>HC+_KY`6gDpH7Xy))OEID~SFI{B5(q|f-SczE
T$4K|wR_!z_}n=PRmFR|OtcITUcj(%t(6}Wn5^QwqUCFo@RcL0yt&=9@djbJq9!Bf?LE>2g)X#wOlIQY@~HN109V5id|tv`F+z~&
k^v>>V)<fun;L~Z&rMOCaizR!Er~AHI?0rT1a7<mrz<kzG@A*!KmMt;KpL!<VW25mkT8W_jbJUo?G2!$9IN7BIF6!_HbR6*=cN{`
G-~T%WM0}WLDU^=?)Js$chFhOL!O1Sz@){Ra}VK)ii->l_{7jwf(vZ`Z3%&fP*gdh>{hq8Z+6}g?MP49fzgLY1jI7<y&ev_BAbvw
uMxCAkMN?Q>t-k@Emm8yN@5&NB*P0tT8{M`JVw^ItqG+r&?-a3Bm3={Y3%ZK4D*vJVlSD&MHrnQEZfNJ;_E`iT9Ay27Ge4Y^Go@&
s=k|6jo{^DB2K07Wz5|}Cj&uI5deeV8P>g(*keSC4#EOqT)s%XI*=Ny=Y1**I=^HD5vks&R2v$6X0sFyJPQ?vI<n6C;E~B*y{k}u
dEGd&w+Xxy33CqAIjI2%)TseT*bIlYrUrofi5J4+KU?CNI@`gW8QB{h)p&jHN7r8Kp^R!V@V46+;rK&4*ZAkD*K?f+LOr@NAdr}&
b4PESv!XS;G{Q9)_6Gx_&dSf3z4a#Ri4YQY`}D3>>oSv9{^Wfwe%=kl<Pz?ZDe39NkC_WGYzuP1k6n=v^hcB+bJ)2Ycm(30EQ*$Q
YtoIsTIf1#&N5XrVwi{Sh5{l+4V$$#ZR#l6kVfcWJG5v(BpD+#h(rZj0k<u5W`f0w4&tr|Iec^3QK;h(AWRejA;_d`ka^ciZzk=?
WDMxr5D5)0XBNFRphJF|7ZJ~5xr!f`%KKO6Y7pRVef-eHWmtuJJ!>IBZRRm;0fEVCV<aGQsU@KlQD@t#9lSxRFNh`#OU0a3!}3C~
)8ec!MMJ+g$Z>EDs$N0$=`P3?mNSzM#$Mc;fdSxJp%yR=N+$%Oa>t&ct^tbLEC|NddlF2pT)|E?8&qHjYc@hy*hpcJA~6ikix8M;
Yl0w5`Z#?#=>UJVlUUr?5gzqJ?q5rR$9-oq9{RpZOcs#t>zZ5ar@2&6C`c7HhgRjlsT3CEP`$(4N|C;`B)SSTS(b)lzMj_*#Og07
!)plxyl(m)M^nM}XoZxQI2t^NFe5`hmvQLYTB_oAR;`L!i}@?-9_o-uEx9qwz3oL3o%Nut^!QVxEo!b*3m1ne(2S?ZjtHd=p+2^N
^7}8N3kpRWDrMA=U~xfAp^0U#a6QL=JernCD(#{={rt1M>uFXGZ2CoCm1#B1X@L_*nxN3v5VwTUKvtHP2}}@?;?7d6p*5$Xrtd1S
YF4&!L=h?-oe9Hs@R79!ErZGPUC5DHPA)S#2+Wi`N4P3uC|DSwiMAgu2qG+{JkUP8!g4AKSEHC#aeY$GZCtFyUsqSt#avyKV=(%9
d+uq>5rebOZ{b#1hS1<d<EF26%}e0TjB6QI&GTD~%onZbRrRC{oC?}tHkj#Z4BAsV!%MYn*kjJKlokszLcWg$nzt_{hY>bAs?z+*
kAhnB#+g(aYT?w^8d-}3KqMhrh$|dO<OM0uKPum##&2<uh|tt@1J}vK1Vu4@;G4nh;*XbPUskdMthjJb!%fDtdQu7-S`XB;&=$ki
<d%ayRx@QmRbu7BwJqhRh>7KW2n&rVq16B@uA{bSC%UC*;!vx-`W6x~-$%2Tii+11t|K$8Y6gb@jE}2V-Bf0WA6S(!T`p04oyuwP
ky2IboLtQ3@c5RzFF2*aNRRBAgKZ%uayFzmaD=|`is3&OgdRw+MKZ#g)R0giGo6N-ze?0xS?shpw|XBv;Ii`nQ<Ka058`{E=@;$$
IKE|jAD+64gbZP93j_*pd%X2k#N#3Bv^g0zArRG5q$iSkI~_q<*QI?FfV1uW@4I|6Oj%j!LsA*qc6d6UtRo(sxBf<zsK8YvbLXM?
OIL&mJ6hn%lfi;D8o4sLfJDJOj-lz}M-rg}({%m-tP~9iNVVWTy~nU5*8+9qB55NU*rI{Ro2_E3i8j6q2e?QGBvCIYpDz6VSv%S7
Rf9)M6~ga#H;HvoXPh+Af+!o0IKRzs^s+glnAAvkF&E4^5eYpsWctU<ICAab*5c#1ahWf!E@oCnd}H-C)%0<6o%Z@^_qoYk9nQ?9
FO1sZ4ioQxH;X8>*Jpiecpbr*Dm|+=xMjN7=_^jIe$W?8lnpA4Pt$|7Mv)|kANBmd@3kqgvUKh>@W6rj`=%0?bkvfPf?o@LGr~T7
i7(@pW%hKPmrZCvk?QK=mz4`HA;M<d5RS<KkhGq=zFO9b`}lZ<ZYkrkEzWk;HH`>icm@*!{-pPTsM%%MP!2$>n8M86?mPTBdb5k3
SB+)a-JJJAavgk`WA?_CP1srzQvU5^&)=<x>6aQHxKr0fK~*%ri7I-Z_^jNx75V6>dX3eZ=KrmBuX^^+o87K#_m#wj58rR?P+zmr
3Pu409mW!gUkXzp3mXx!YKwyuS=xdm@|#As*RqRJ=FBvm1V@CubvPBy8sc1L5XpB)$*yTY<+(Vxx53Adg^3Y;?V8(>y?DlrLN+YI
wt6`2DnhBgL(+s4DL{ZhTtE@@^UVYc&_%WHub#E>H|3ExIlW(v95G;6v1bFx3dJl)qkusqI=948gT$Wh?wuRsj(;3*{%`o-_!d|8
=>EI=HQRhKBlLPv_Te}2-k-aP7T1c#m#lN?%lUPB@!MU88S7)V_&i*TzwzT)6{{}cVf?k%okxC|*F2@baj!=<a(B{vXq&B_KUT~4
^2c_XU57##^kh2^<N1JP&?@^66YC}u_u`&^YZH2Dsw&Hm{n@zAa(~5S1OCu3xR>t!-=x8b2HO6oiKYLt-hMLEdkxQ#w=Qluo|m}k
npPYstHZUFS|R+%`=*&O^?i;rj)Ki%-$96m+@3zcXww#Q?FUW-K=7Xu<+5lvH{#c=Pk&8f;{WHX#b=Py|DUcRnv_OQLyeoC(dK6W
7C1_%P=Nf3l!(V)gdz<SE)b{aN(o+x1xq_|PhVt(i~BbrVfLlj5H&JxK&=pTg$T6}+tRAIoK_qTM;(@u3a&Jf80sw|NTx`W1mLo%
Qn4S5;=<Ik+l6}Uu8quFZ=(ZV*xvrS9ZTY{`QKbfzq2(D%;@7r9$yyytrv#A_Z%@cp8Cu-%Fkraw!XUba}MP0TDJ5~0VK9_V)j}a
#-&XjiXAU&rqAJTwD*%dyg5I2D&y<rO`_Yx?xJk>=RJ*M1Y@N6gHPv;Nkh8#_CGW0RN*^)EhXfO7hhY0{|R@=wCW6AeUza&1lrce
QB}aha*Z}xU_8R5e-6<Vvag3PPWghvkr@xqXr<!5lcGUF9^PCIEjNB1@^r^uN=U6Nd*E@jJ#@g|x?F3`<6CyWZ2M^3<ET~RTXWYi
A)1tdy+3`1j*$sd$_DyecRQHUe$91(0)UqGm*FaE=9og#HJqxdzRxzbEJq_ou1T$C+x-(UcfWeL%r-aHM|kPG+Qg2x(_JkO$wH(;
Dgrf+h38r-=Ol1J5r9oIcS^2eAR9cS-W_7oM{T7YEs+*T;15z2K2U*>k<?nlCM{fTT5F+kZCaWL#8cUUHL9GeL%FrnysZpUnsS7t
dVTk5X_5y9&tXQSg19;fHqfYmY7>oR=`I}Ej`XpL<iIv@9hk$-u=t3f4lZwLMv)%AuZ^k(BRN7Qd54+_Ebwx@9(AFsP+Yz(U1_W5
YoVcsM?;xWXcNvT)H+Rf1u+HV=hE9z1J_2$bi`|O^*CJ%drMY=j=yn4fnYIB$Fssay4OnK(W39>AV8UGLD0n~tw$>jY1V06D%y(v
RUAbf?TXKZ8*D2NuU%~#<2KiI<K23eBN^!$J+aCx{vQMas7*^#Xq!_aohUN|M3vSeRc}k;gNrO&ZD*u_r$<L7{j)KVQYfj4%->EZ
<;>ihsI+2_J5IfZ)z7_cn0mk`T)^v4wBLK;aE-{9+UA+&;*1SA61S|G0uDH)T&M>xOHh{&HXQq>YHg);)K4X=+G3ifqXP#}kn)Pl
8qU77{QRmO9AItmQ#_K$rjxl<>(@kW6LHy1Z(hg0x&`z#IW?M}eQ#xfEuF&lUYUBmP$cQnj}s~)@^SfidDB<0S2nRKybL|jO7EH9
85N=HwKb$oKPeWyX-`!KnntI}&0^gZtZ9gQzGT0hZ)4hsbNyHwMX*q>zI(@X=|m`L`0oGZe0^SF3qf?`l#_^c>(~0a9W7#BT%Dfa
a77_M9~}T_yb3?&cjTyB(hpvo$At|^#<ZMG5-NS(mD1OnO-R0B$*MLKk?g&Wr4y$3e|L>X5wN9h`Un`=NaNFs4KPK^D>LwA`4x@!
JgK`2Z+?%BWKSoW^OyDXLY!Q_4?b@lIykZ9N6iY?Wr*(W;NdW6;0(pbH;?)HCpuvwDM@q536jUebAJUdqgrEF=5bMMY2HOUjy`FJ
wx-;*iH}m(TKL*)b~^r;tkqi6A}sK%1me2!ZE4;z$HeDI53iNO*cC`RZAmY~y>SpAoC|9I?bHc=-OtNa<B#3bip4R>#QibGnG2n+
>EO^smv%ULk|XTLed+XP2#`s)o3HdgKH6Jm>+ny&(DFEq)DhpvOcycFSA|K75(yZ0@qY<LiMlmU7^`_mmlqG)!8xS(;lxFse0Nix
nbR2W`Z3nB+yX0}rTARyc_JxTZaF)N6nE#<7m-+k^(dZ2YFs7#4zxES{uR~!IDRX>5S?P<j7KO&w54mV(o4{G%u?kF&`N0dQ)=qp
ADJycg7R#4NS5IsJt?v2YC!jLesIe|g8FaMlyA{brKSN2w@sfI^;h!S!qoL2N3`j^w|Zx2K;i-Q#}Q1!)-1V1+?dQm)(hXP+P>q1
dD!2$%f@|Eiz?Sjt!Std8W$Wq#GF=Y@h+Y!FK$NH<yzmx>x8~Hy=Aqa^YHxG)15j%=cP2&>+IUzij}o*%_1I)b6mzN=JUesz4_Tq
Hc^m*@HpucXm^*w(LLq0@fW>owQ6XKP+s_;Pak=R7v#}ihnafmn?TZ9X6jzHLCvtH_UGT3ids6X2hjZ*RbH2^DPQ0G*AAY!Gp`%R
cMaS=muL0Ko2qtmt(dr4eECyZ7Y++{!;GxaLYesHwxzn>Wm#4Rl8=6xKkCtFFO0@~>)(YpA2NJkhvZ&|o?Ta$E9`n&*b%G0l-Ce6
w(51ABA%B*l%+yGPxD_{LfT?h=8qPr%$iW1<H{`Jb>*D{%8x|wN2^%pb!_h(^qM}gN55aUTx}*$k5p-(LMmt_x@}zzw!iayVwhh1
MFr}hii(NF9|F}C-=s#WuU8PDK{<%!Eg+J8IxRQ4esvkgG`FR7Oy<>BH(Wd5#gInP@aLrIxoky{$yrU^d%a7WQ|9;UB-nzI3YI?a
wu8%>rA?4pY0iRt-ml2R&XiTZTwHUSZb+EI{I1`5=6n+&^;JXCNkm8zFa@6*Y4h!2#~wp=yZy?Ku3d*Tn!i0>hO}Xx*?qM;&5kwV
wb=Hw?c7EDyr?5%BrXwRFD~R@+uIqNmvgm?`sU)fs^!Nl%Lrfeptn0!>peDWjVwO5>tSqHv%_r_FXHtv15)nUe%ANxm&P9POmjHv
TtK(R7Xq>%{Who73Y1T-xuvPA>MU=yFdk3n?&a|?JM9&M4$kb4Z;}(L<J(sQjdz&mac4rQEp9%8<s4R_?1lA=4xRlZQueK9Sl+UZ
Xf5lGkD;A-jE!^j+At^P5U`HHWVOp89|$@riD5RodHzx~#Dm?-5v+^~T1;{qYcQ>Oz@`*l0kzeORfyOv0cBT=@r3eY)t4rLdg%if
_PgJ+jEBBB+Ky=go!sOe6|0??!H7caqv*vTMJk6bld7EtZQpsOX#ifKvE}CHNu+x2IZrw_+dQAoYH+8D)y9X)-Jux<;(>1S)-hSl
S0v`h9y-^R7MI=zk0cw{K}u~vG^}Fxj1s)9u9kfZP>m1b_c+YK&_p}gOkyZ_*VjclJ^_LG|4;PWZwvn9{s?Wv(?Oi|a1d9k6md<o
<BSna)4#Lyzau=?V&r^Mxi!!c@4WK_pD=#!o#eN_6|Z+X^AT$skV=oE*+JNdkw`CS`Z@c4R~6BB-;?V_$qpWzEFKTCysMsDM5WH$
snytvi61k>FfHgk54zZqL3-QhBJj1h(XMuKIcewYee{*(L^JHu+dj)zxD?CH-NE#3ZU_&3y;st{s_$=YMd_lL^LVkA{VB~5h}W#g
rZJ6o?QL}f6{Od~y=vQJ;&IvrU`N#tOHCt9em<e8=7V6823Bl-tZ7c|MVv^A`A3<l9|CGAU0q2!$nGXWk1k`y<M1`-aCPB^Xy%XN
U(@ZSDKsMe6JY3&jD=T7h!a_L2KNrVwgLS{D+>@>$MMU8|3{vZDha2F`y6TV#kH*4`xQ3K7@-(PouSzJ+q{RwX>7<=3myV>_swaC
8WT|+W8X+{DO4lQmieP`<^^qA@$j(rQ-^Jcy2_JmihCcOx=o$nbtjK}(zkmV=Q=%h+A1hz?2W3Tz)>Q)psUpB-2itCHiMN~wD})j
m0#?xW3O%|7;R<Q`EN7%kIPMlhncBGum7DPn1emUQkr-$A3>>RjZ3KnDy;VzEe8yrpN(L$yYvUa#$(>=S|`)#h!8p(9gcpAPTMZ=
#i9YdZlxr;&3af^mnIN;Jz~U8yvm_grhtboo$hZ&t>Ig}NFknxP{c3T`oqs}McC<&dAyam58bC5OVeuy5lTK$Kv9d3oC0VR5lDod
yafW7q;^{LEW{;ED?Lb-pe;(qL#eG^1-#LuUJ?Mvtq#6}d)!OAgmrxa+0fi5+SW!fX;M5m1tpNyoLoZyRD3y4pRo^VYF6Uz_FZ1#
^SIBPz6Ui0Sql;F((j|D(7Hy^OHop1xj2zxn<gCwvKxMfaTg_O^@VZ-k@}7Zaw*^A5nx#xQS`+r8#~iX_r!{dI(t?grh!sK&60GW
DO`nA0@~3(B__vH%7R@UM#bT39u7zdh`%ZOp2BITn%5K}o4OOU-tgJh)sJ8{=rQuvFQqD~aN>$JHJro=flwrgm}z_0iQjwL4pf{>
*w8~uf?cHMA;V5wQfhBnbhXX!Rj?1T`96_KOt}`B%@T1+5p~)j;XIK9p<hZ^ict$bg8Ylnz?dSE_(LzgiZ68I!Zy`rqc>OTI$a(A
y;J8~Q9JE^*NeL(28f*6aD~W6VuTErYdt5OE<?$c#3-?;!54%rNQi{Op;91`SnhdtONulfUS<U*`G=lz1Gz}DqlyqS0mPtHVh<E?
*Y<6v=h3*<*FppBv_{1~4bEkGck}hWb570YpPQ2m>)dOtBs}NpT%>cCkU{7kMc`n)Re6}q1yF({#kSS)GrQ+eN)_6qbFNFG)oV9A
+iv#N%e9j?GjCO6^_6|pc#Qkfb&IY%#fe6xS8C--_|3c#z0c#e8Q)R}wM`_1?oZv0vYo-ix@YG;O*N#G@Nd)eyG!u<F8RN4ixW!s
dfneOav@Td;(o0#ZbcnbJCY)bYbGVHPfI|P7I-lS3L{O;CMDg4R2Ek%Co=OV(A;SmL*VpshNiX)w7@0ACmN*ol1BpJX}GAjE7OU}
w-&AyIC~3{EQiyNd@0wzBF(Kd_U$x}K7Kr8UshJIenH1GOp9nWq%9D*rI7B#-fd0ze-3r$U3-sn==-_K88X)+QZ_XTX&h23X$}c_
=^W2X*}3Foo%5-#lS6QI8$PZhd|v}iBdw6oXm7SR9XHM{PAo>Fq~l4>Bp?agf)opIUHOW=t`{P)()#Us(Wyr-rfGdeRZ!4~-QD6{
XoADJwKlFgK(MYcJqLCD^b>1y*pa=rk<fOqdYzKp>>hatiqy-sV(+xfuN31|2X)(J#d~dGr8-e#YI4@-S1v_pPppWvj&5q-Y-(<C
dUQW#HJgBB?IGY=PQ`1*`Me1{-?|rn9o1aIkcA(4cL)*X%Z|}v>IXMa>2fV=)N`l5OyY-Ei<;&$$_AuTR;A+(BN<LQSH_ik&`QJP
hoM3Iif;5Q3N+BYw6BSp7`3Bjq69F4%&sBDNSXy@n_Rr{9fPzG*FE6AvC9*S=FJrdqdG%T4AOe7c#R_9wXmeb2u_?}ZFr><RoanB
Fx%C}y_F4XYCjQjxxmsjTE=s<)*`3}nl6MbZjxU|=+mrXn_LXK8X8LYZ`i>TezB#y@lGvK@cE|Hr)Yu7CywDq?X9Xu0*eoacLmjO
MCz$L3ymiBQEuzgT@mrhc)3^(l9W%};DS57+B}NoS^~w_YKd_xv`q~Gd5D`$<1|9IEy%r8bdH<vXw7QlW(MSM>xVje^i{sRc3wE9
wpI&;=tszoThLc*U!>Sm#)uegI(0Q1Y1^f*-@kpU#?sn*7NO@|bZjbmM(Zz4@FK1&v}sdSi1uRdA?St1y)jQK4REDM<(|)aplFF_
aaUbR^1o;kZMkNYZdhsCUmm|qY10p9P984mIjQaQbK+8^Pv1AcdU8Ab5&QeD9){R7+IQ7s)dM^%A1YT@zEgL{9Q3!Ps5Ol_Tx)%)
LEpZxBKxCwwx#)w)s0;{Yac9PO^|fqR02a2pojUg@3!A#PWJr|$lr_+fGiYKs#uf$|8x*^CwPGxyne(Xyn0i@Ih`kU5CHa;L^F5(
zxT)d<bOu=e(E>OMvw0PR32tOfG^9qPe$<XOsI!P_V<1xg>O~!^Bl8I9<VIXeoIlX!o3rneAxPsA3plpppsjWNo2EZh+p1E{#_IO
o!vO|meCRX#Sf`Gs^8@$--SWJ#lAkJ|Fn-E_}u;R1I~QAe&hYQ++49AL0(|_knCKNfP&wk`m|rtN6c(~SAWs?{5@j6@;Ed*aNd(2
-o>r5x3l0M-%ruMm!uuLy4CV!6FpwlOnXP-^NR-_w_A#>Fc*HI<cs|ZhxPp~<B!!)?*~PP_x^n*I<MdQ*Oj$#?mc!!I>OtfIrFpg
<3VoGK2n7ZU%W*)@U2Ac-5X4f=-i9==CqZ@$yq($ofMFs-Z26}Cp~o28(P5ILeC((kZ;NlTw2@r8XMy41y(HZQZz)BjVb%Tb$A%V
gsoi+=0=rdVRa*3<q}B!UA*hw9Zl=u9zGP!1&TTF@$aX7lb)C6Fgo;IdFg6<?mN0(<~Da0mm9$J!nFo^M47Vs-cBd&(j3&u7Kr`1
&L(`8I*Q{kf=^N99&V<CXsoRXR}ZDTPlfNni|pe|%eO9F{7&lF-Cv%Rt-XuDzTGRV|1ETSn=N0GL{oGh7>xJYw8k~Al&)%YT42n-
x4mBEOLhxb!;^j0sHU3p#RQ5ISbye&ksF>)G~xv<qm_!n^je6L=ZEvM%{x_TN-czsZ3nMpE4?<AXzkW3;C0^f&S&z-QZ*Iek2ACh
*!z9ge`Yy6TwP)o&<S|%l^qBapniOFhUjU_3r{_~HT0;Uy(6DKb+0mj+1A>=M?J>e$c!twl!%ScF*N5|OY^gi`UTRj(5h<hl7}-h
q{j$Fa8*dBvl8?bWV5xP!UR>tPLV2YfyaNH<X-^{0~K47&aSFS#%?6Y7gCT%NgfxkdD6{<_PRIkTv{f@G(49;yu&;jy2m6ZZM&b0
XsaK;*P2Sh;Xv5hi29JJje$bZqsXluP^Sx#uJd0n<BL}+`DixT>g#89N@??{BU`!iipO@ETHg9pj_se_+s^fD>V{8_(O5>QvX_iA
mwYGQ&)1dIZ(5toS)<VUk28F76<yb-IWxudS+(nNYs9=oP(awpH2l1&Lqa0jaSnpPqe8ovlJp~7_&qBWCF~@BDa1p~A^PsARPTM4
NyCg|uX3f$EA6yEJhk)IWE>e9=`aYSy$lrYB0IO}^2al@Yr59I52M4v2OHRFe`fktY@WTNn31E`GhOa*{f;72-16ztp2}3$R4VoJ
)|(oMq`2r`NyVaXD7lvscI5WiSYE18H{_AdY0=Z0i57JZ?|A-M=UOU}&*WU%MFBN^HL2~-t=p|@UMTcvH*~A^SI<t>F~@(o+u!iy
HsFj10WT}RW5ufc-?%uxO+wJyMI>IL98<6In--H~4Hdc{Jb7A{J)d46TqDi?ymE_a?9#$!{=*p~k(1JPhkL<;I&(^o%_zkuXb?f_
5I+<&#q)@bBV1N2Cx2~Xm_weZShXVgnZ*^otF{pOIxFSuy^++4CJNizzgq9na51yfjAu#Ho4xu?Bb39g)!r*KebS-I6o4uFdS*Ok
G4jnPY@y6RwL9ONjiv*t^nO~um8nl(N4GPb^gJywGwQqhdC+H)3z4Daq~3d<LPs?P*7oq37!qoF%Fxb{T=Nvt$DS&!PLTXpG!idW
lcA=S*14@=>$XP}njB$9FQvpZ9klIlmmSY@rHXWQ@79MvDbBukY0tUs*6q`xJn0&1Ou{K#_}p<bO}gieeRGMLb?2Giy>M-=D*Ywq
t7x;ES^Leg6|CzDB)yU~GaM=1DF|qEj6K{O)kX}#2L`b<qn}#2@v0IbSH?HNmlX2ZX^VH(HabZ0&r{zV&w;b^*KKcIIbOA(nCzp@
*`F+n8--1(qVt6WtvOe<Xu{_9qo~EjJ07%E6J^1$#VAa^uN3-fCMnjs8KtNoMynacboEi@=sn%vuuehmgxVmw6*<?!VV-NxDwYea
fy#?bb()A#i-<loiKO1HR!DIRwD&>=4CLYwGvNCFS8XfV)@rYZ!DSyott_5SUa0BF8&_+0zOD_IhkdYl?M-W8s~+_|pdr}h_QpG-
Tld~A((zP?og<}n6R!GR*gWe)h!XlLi)opjww>-Dr7Yn=H08vNHd<P`*YxpUf2z<%rd8ir-ka8S&r4Q1S8oNTdGp3SXi}8p-0<E9
9I;(uhW6jIcU@XNn9vJXVzm{>KF;fQJdQnA-VY->@L&iPja*8tKfLeHm!u2(gwqfu*Fq4+hD|nIOX#gzC#i$m5I2#iqP?u5d!+Zp
A$qkB-{rp^5-9<1#vGU1PH|c>t#i&)pu38;b(wh@szEvDNqEjZn%vec)cewmaD&jn<p^JOo>PvpI3s?^<dG(0gCj~Q?%A<L&cmnF
^v_N-+Y1jvU+U{x(!Zp?MPeRwtncjZ<+ihNTlDJs<cm6^F}}B*W$2=hE@B9Md#kzlQpVQV;o<OWh*7)9on`x_V)!NCz=g2uq!_%~
*30csY89;#|4j!x+3e!4wv#iH9;F%c$2Y*8v*|uI6w=*!_fT=)G_|P*Tk&0{%Bq6Ce7mt;FtS}@1LMDzX|;CI^~Q`i@U_kL+}h6|
|Cjf@dTU)RgVVRkY&hPeRYJzG4(NTe_q&*?`n)H@MT-l3@aLDP>p>qf=~z9G{2t_Sxb%E(EXH@7i)gBqeP1qetrn&Tq2^F6@cb(5
WAnaCM)~$$(V^|RN<3{l^X`kxkX=}HD1C7>fh1cB{qT0Ft!rL3Ir=xQE=0l5J%fjsG}Ytg(OPY3ha@Vk9wSMEK&x$EoU5DYed`)U
$Cs-DHrQ#S=hvmJP0hIuN^@%YPle8uzPIEttp(j3b<yd1BQ>J+QgxBaop31pEDaCL^T_YDG_^%s!;U7rKN{whvQvn`MhZy<^qWtn
BBUQbmeCg4`5MebYKGPqgetxdM>@Z&-94?ESWej2`{M=;af;H<<5>RV?R$)`S>|{7TelPH#P#SqvN^nwHnF#NN4l@2FNhvSDQzF?
SbO*vdUz{E==9=?tsH8B*$4P$uqmQ6$r|%>NZai~YIQ$Eai>L}SA{eaOYObrrj?Udxx__{oGDU%dM|q4*0tyKWGvk8=eMuMdR<Dg
Iv)4LM_can>c6U(d{N-T_R`Vc(i*Tev~#kZ>gT_vmhr{MOre+Gh}rhq5fJ@tQ1gv*hs5G4<dWxFI8WE)xl-<IgY$K=BUq(8G#2V_
Duvys@bmH3vuX{3h}K+$V8VlXa`CIdqt?8VdTS8$`BDaEo8pv*elHFY`#9GSZ*Ft%rgR!<a8WWGg!q0??_6}WP$CfqoYK<)JoYqr
+22#AI$zam)R-%rpyc~Z;@pKNlyLy?q2o%{@lkxb)|(hR8(I;A0=cWBR^PFW{9c^xi;Z)S%}u_$3ka+Jj)L!P1IJ3Oqp7gt+j?uM
t#L)quFy4rp8}f1Vk!@rMG#Q%aPB-DYlH;+)Nn}r-c-B@r_WIh#nh-9JSSc7u`=M24G1IxC-~3TKQWruR3pUWhG4^&$M?RCU;t};
JFw$&hnI{+{(o&LGhaVDj}u7hKQ~Ifr{4olqd}a@`#c}0B6yPHCq`NI4AO&YoGepITG30=vT2&o=Wg@z`Yn3d-x-dhNv8PQ5`5nD
z|B_eKJ(>kTA0qd>GW58bb1{St}jaSr7ik6LYep{+n*zN>#2^B(`K(O7RBj0m=}KB>B<&iX!Z|{#Ut^WcCBfyYVawm+V7@gyM2Ss
mzWc;jbn9{Zdl`9s7*CidS_iVRMV|Sc}GVA_RaOzj$ga{FgO=pyy5ufqq>~o{ySPDj*joADm(L$-H4MB8(d4FLU>M!6?E!5vmB_b
;)($*y-Q=O4Na)I8Rv@UltFt#AA5=7Gxy;PZcV6FsQxiNb`%)Y?BR7&+?qQTfu>ypP$EAV#`c$u?TSTR0`#nN2D+$wy6C&k+*bok
Z))pt^It$>uf~<kRlU|-^yVpzUTMA}`$im_(jbvjYN`vandWwQsFO#t!>-~H!cc7MLgc~(_>m+woj0ZFKt8*>k~^rDEF9-=s@JAy
s0j16MQp#Zo9`e6{-{Eez8VS@$v~wSo`aWPpMpPvUiB>UgP*KR{o<h4_ynEPPzVF1xGY2g4fKuazxvbtRf>3<)eA9a3YUT}Z)(~w
T6Wsz-67(1_Di4LC~zO5AL~>0vZ#!D-q=^-64~gbe|@Nj3A<4jIBy&HOv-q{m<o{0>>56&?_hXiUVr5=$ytG#tu2;8&84LC53%ZG
bQkYotCFiUehYWi139o&A;P)0XV_b5i2M$x;si)W$@?Q_!%`w07TdYC-QJf4rr4|;i)_TTXmr;Vd_mQ@DH$2=INP}I&ffQ!;3gjF
n!1d}Ty0fQGGTbpo7iY}&|}1P5v@#4SEx?+d`}3AUthOJ0kPf%aWpuHBu$pG7$!-TLC2e|XAhE3m5C8F4pqbR!!u01g^5QRs=P3(
g)q1nGjZjXh&*_S=*T6k#~R2NQ)_<di62P2d-@#Lt{8^A_nJ@=gbxNy;e`Tf7u5(K?twBmlnO_?vN}D!-F-Xrm#^wpCJAD}C8EIB
n_#Me%!v%ank&wICl(m0DBNuBe(3OeyM4DL{Q7+%75mkH2<zW7>+^7RM4C{7s{ezl%Y0(CfVYC~D-6D}`wc|ZjP&n!A-~ieU+Z@I
%rOu^8iK%ffAYK@<{}=u+&B?#T+7K4&UpF%I*AS4O~zN>_biCBhaHHsfiIt?yRn&ao|!B(B+*O6Pw0n<qASOpDAEg!?=@AOom-))
#g!%NL{CC#pSK^rEBe-?e0IyZ+pH4qL=fOffkUiR$TbG8dnj^-KWw4<J$v;0Rj5KhEt4YTBiBtzOIWK@bh^m89rp`VDS`mb_N-F^
B>!j2m%*LiG`nX(8j?L*!F%(2?^iekv=;DzItitQU)_)By3B+eKUlV7AyHQnL^j9rtu-M;0^*@3bp6jwzIWCAhP0i4#?6BaAn1`4
K%%ME!Ns<4^=_yl+>OLg2hSB7Yj@=LcM?A?O8ykFr~}(|UYOu!V#HHn0mG6{^X1n3ybYhG?#*@8$0n~$Ra0Nx=Kn5N6xK;6rUL6+
gsA^Kr`g<9!(4}pL&_$|QQ%*qwZ1MK8<xF%oyH9kAI0O0=}8ruxgw-!l#6KNnV;9&s*6*jR1cec)&>Y#M)a*T1Xo{TXw_`?>7e%!
uXg#&>D!a<(!6uMFgZOOQR~;73)0Y`>w2wdDR{He)DN0O=3~}6?7(&K1J(Q+?NEKA%77mQUhM#O)6dSQ2gRNOVn&)#=#6)OlRjYE
4SMWD4_OWetN1n!f<>6H+1y+xV@CQv$=3q9@&ZTFxlnY#Bbxe!=A%)Kg<NRRKn@ornq09x2hFT!leYi31E!*R>g~`US*Bwf^PqZi
1MC{~5zvC(Be=8{OhF_bk}<ZPHf!>+VOvF;d_UO#BdOqb{<{u-Q<lsBA46}fM`oy?EEW<08w3bpxf`H5#|64AWOUV^r`t_)AR0s4
zAztw<40|Lyt$B7CuAxWD6H&ss!SpZBh<C9q1wu=4DBuK0z;nYJt?<!H{3644W%N(THg8eUB~NG>LDyVL;(aFrg8~yae@Sc<51xH
;=-LJ_-%QQMvCyp-73QG1NsNt!4EO<Z3`pMzu-Madyg_4uZ7s4nqYHyl5cV#C=xTbbb1R~gXcp|?~t^1??uY;F{lNQ8dKXp&%5SB
y}g8q>N&@X^KF4X(!MOJeg3~}3vhlT?egx^A$9|omy4M|>t_e)KAXQ==kD6))!KO=ps@Lpi4Bg?Jd=MdeE{5#M<ouvM?-B19Opza
*O=7@75Dq#TKcB)T#1R6Uh<9>pP^6D*V6ZsZkk0<5rQ?bL2W7m%SuF6pLb7;uV+`C?g~X{E8Vc}dIxUaJ#9RCcj7ZZGn76Xw%sWs
xr<J}Fd_R}t-8!?WP%GG$Pz3Fik9y0yN=#xc6Q@mk*|_XJ?s^m%*MVI@2`j7)x~Tn6@Kp!Q6KNB^ky9~uOYlDRH{ACm@7m!FNRxF
G9w&<f!hg{dAnHbMM=L~JONA8T_7^(c~ZYd8yTq*4IF2g4mGHlr_n~(5KZUQo$0HENtnLqP{Kj5cQu;_Gj{+de8V(6(cm_uF#G-p
Ql$>ydf7F7NHYQOFS0vG?3cbu2eNvg4ha`ttc_r9JY4@fZ$&JPpXTV#-OzQMhs9OWqli33Xt5^=Sw2V}56Pay_axnU-<{+!*Ush@
pmXnGIQF1tT!`UP`D|ismsTAKm@(!4kXU*~eSTmD7COXG(3C)*&+GFZyfFW-zm`Lzzf#Hbc~v<n-pl7==>p?lN*Q;MQ}jtS1s^u3
i{iGOT*B)7vd>e|$R>z3lmR*mj{*xIDOts1?Aht9gAXDueMN}X04?B{PZx4Vha_L?39jJ=Z;=D39d}fNt3I9Edm-zd))Tnt-K9DA
;+Rj4VbXd{7#ce)hnJVtvJVs6#We@Ze8f|<(cw2a;_eLPu<-Jny>m~JdUnW<Ob+-wVO`tT#p)*QJ&@R*leGOp0j56|9yeQc?Fdfa
g4gD4WgHb4)iTSiik5Mmq?mxShH${<q^kuw+4jk={mlhsQh4N>Le?VqKx^oShTJAzf(9R#4gI$s60u7Dg&fe6R4&kJzPdyDn{4CS
cCXXpeJ|U`<)FnJdj7wE%VAyp*If^s=V&Ot+xdJJ+SRQ*IS1D`Z}<l5f3ugK_J6x)_hqeeY&Fm0>R1ql_j14-kAOqH{Nw=*XmB3i
NQhzKK79rxY2biz1sN46P%l|>U{y5eD>yAZ#86pjO8j@Wvx00$znODrk@8=~#Uk%K-rj|rnQAzI_Nu>suhanLXOx({rxoF@xVz!G
eO(paU|>?Wn#CVn;61DGac3073RUm%EjH9u2ly8_@R#|}Q}8o7&A;Jl>}6Da{ny&IvyrXQinH+)Urpzibuw@_LY)iqJ3f@N<o7PM
uJ!IvP$;|VNN`C6o8c~;bH}dP&vFQpdOvt@-mngaEcJ_beI=4XbI2AeM94Yf!Qpf8rpPWMT3m0tkECnwrqa#Qw{2iG3t*O^16j0)
p!JA1;Z12#SVAi*6p(30v_N=VF5_xQBh0)zu;xX!PB5G8(d?Qk9p7jIa-0pCgF#A+((O|Kh}|m<oT1Az=LEP5O@3>SO6U-NPT|BR
aC?R)dU@7->FVenKpzWs@93YNJ4jv9DEu~aqj9{F5eELJg3u}G4aO1uNGuH>cS?<?NPTqP;^2DUxZ8v-DDLA|5DR$U^G6N_bl2LQ
H*-e6Wb2&<@9egE5h`#@cwX!_uqbM7rK6l;MJWSaISMOjtFohf<E7RhU1sucp5B#P-x|KRp4m%eN%Tk%K`oMOd71OoAp8A#^VE{v
NtWj*FP641P9fWi`3jFb)alAJO%BfC1JLUM5y;?&QN;zrjj0)t?mVP7&rQrM)4Iu=?^N4lqAyKE1lA!+X_wNu#a1s6M;4iDno>tL
C52{9MAGmX46a;t6(q3)6Lr)Uu~a*|Ohp)2X2VBT7Ar{KI#3J^=#z!5eY68Q1lD3&57$w)FYezU*kBQ%t&4*|Yf#w{fU>Z|9Ums<
{+|9t{M6rZPF3E-l3*@{9_k`0H??yfvw#WMSR@5#Mcd9VQSH4N@G0rDF7&I(XqBWWuz+1pk$yQ_nfHA|?TTw)KrPh_Z!dyI{FzvQ
(pXvi=);i@Wb}u_*VTcr_Ik5jY;qmNi}#=+6K&W=<WSzQJ$!gM22%u4Zd3wl>X{oD)~+>V7k;s-fl@MR2=zj6KsQ8<kAjV&+5;Zg
6XF5v_tkxfEeWOp!iHS&MCM665#H&Z4WtQaFDa20s*Tfjt;EAgCW#4z)rBP`PIP?;^vy9A0GA5-Pix=-CA;b|8eW~Zs|sJbMFqhF
hWfr|zaxk6aN{MtxuF~aPJ~T4{MXLM4}OCW4a(!7aiJ9JKH!z0AB}g=Qsfv28}@q}&_Ie0g&bXPKy4z>S2BrjUIQWr7)HTfv=4R9
G!G%_GG>-)?6PPed*9*64<zXBg$~h7PKg>}L4mOq9s~y$LTj@FZ+X0$Nd#M-W#Kx&8liA(p~W<ivrO{U&VmuE;m3_swzFV6Y!zQh
k&2;_3Y|`O&vB7~ap+qkTv2EsjV8`qC^|E;@b;$!9WWl)NEphZ5EK$0N%$i%v}*95TqxzRH;Pvl*B|1DA~r9(UdUauBTKW9QMfe}
*9d}6nRjUiSxr*@R@!LW4%jrXnkdi^gbFoy&AZWqTF%tuM|^7Z5#wktDVU8SobAp29e8`-9e~(q`XnI|nIM^nEDB5$GKt=HtRv9v
81cMJ&m8n>?Y}G<{L8SvG3`|wBrrgrf*F%!w8q;K6q#sT*5-NOyrS;P$CN96yZQaz4#aqyp~`xV-19eal56%|U-8!Tz4d+bvp!xM
OyW4KToJXa`&dL~0e?i~+S~5X81(8lzVv&9h&;4ML2=az33md>okrDqi=J8c_Ls$*Isy?LB=N0uk>d}zRitk=x!~AcX!fsukwJIi
=xS&;#jOZR%8CyP>>TZdkhX4){21u&2&J4hOCG0t0l<-<x39v_Bp)j|h<PcsGU)Vqu7;bzX75d4H%+HGTYTzXDq`q*;&U1p=I94v
0wAEYBhrH%`VTi5ylV)es(^FM@{O&ap52zS@6;>5VNqD+xyTmy%p9$)14IdqmqV0hwsa1+V1*S0n@5{57n{iD9@G(bzE>`t{=Ig=
NrxMuVi3Su4LSHAAP`0N<D2<|e5+YJL|O-*L2?I}<QuWEAb2OomrY9d&mCx7wJRz)Rp)XJYYB{~6cdTBiVD+IBV-c80e(LL*PfBO
c}n`Aa~=TF%t;xJN*aWWrUZ&-PV$~L6+96d$K6rCSIkzVkvZXNseU}j)^Fo3iNR-bLE4CSR7j|*=<d+fls8YXp*iwSR<w?%b2z!C
J3Bqoc;yjZ1BY@<PP<WqtsFDdS|Y|w#)hS_S_Tw4_)(d(H7F3%+(kwFYAwx|f$O-vehYjJNTFUvdM3kw$95GKp$|Z(%ZME8hjb!z
r-6ri-nE@s^;L?g;SRV>xpm9qoZqYrTFVu#t9F${UaJr*#%X|p@mUHFg<S#<l9dA8+e(fxfl+Wrj*u&_UtB%Vn^mqm#dA~%i(`fe
W1cOrF@j44al+FzzBi@A5t>ox`x5cb#9MX6_iken?a<4wjUZsTj2aOX4HE%cq@6kuCscM?U)|+%ITstauaQ*>h&%B8#b^{=8vc*V
@{a1#q64gyGK?+s*fk=~9G&mOO6<+VBcIaG(dz40IP|nB5=Y9uOSel0?I#(uI4Ic}f?)SVNnGXVE<9^kH>3Aigt(-l@89I6)TRX5
nRZf`t)3yY7l7$df=EY)zGf+BmLuZys8xt+jau&o>9f+)jV@FBY~}?>xfKv9DdgUdiq*R5wehjLu(A4-qzURR(-xMk^CL>Ao)pfO
0-#@VFbQz+2tj*1@kpvIdfrxmqmxRZ-)rQ;x2260F+|#sp;%xMK~bp`6gdf~OT~jBnGXG96tA~Wg@uj%YP)y!hUP%t$PW%7&g*W=
qtUsTl~)KBJKl;$DFy261K)Ru9&th7qSUL7@q{^%t&>zAf4(^uE<%}9Om|y1LpwQ*OKoB)cz-2hi`K8z29dd)0mX#}yR{94t%3^P
c6JjLT1p2YQToLzb3!#BH@<6dM2EaoiuUw?VG<&=(}4ui@;7!R&4e95K}F3#f2WE+P?+gOm(rIN8@LD%!Wj(Zzw7!kAf2*{MM|W-
x*rB}>4)0)(dWR~568|=>C5cQb>)0Jqacu$s!AY2Udh5d3g;zI&KIT-Bo5Ra)gcgA4=L5#f4F<Tuc`iT(>lbe)~;E|KdM2Tb<ZAY
+p;PPl<1(OqDwghj`sl<g~W3o7!?F}&Ie`7%TPh_O9Hy-Ks?WbK9gM*&+trapYh4ZaNQNjj2F(PCHGw5ltQA`xn&Ei{#<XpR8f0t
6Pn&p`C504kr*$2K?|zRGG|kZ7<7#n6k?5o_WXWUVbB5w-AN;7)R!3FoQ9(j!zr{=eT!Uxko~UC%|qJgIrk71&=EqM-(jvrXetf0
O$C34!Se_?st)lSFcLs_ffV&8t*DJ=Pv!T;M;9xZY1ren=uVO>PpO1MeIEXhbzy2|BR4e5)@l=8mv$DQtzcmx#4B2$S3xTB<3m^u
;!SB$I#@N!4(+cyXlqj<OJ_5ueFaQ_OjA~|3*-}R9V<g(b)D*RL{=piqUuw48a<qv^88*~J#GKFn_ovmmD57G=`@|h$u=+6k`SZJ
XsL_1mcqTGHDp*K%rQxxy|0>7(5BEJjfD#WJzFRcvMh~Wrd>wVEg>QlM8Lw^OwS<!RAwG_c3FDEpIGeZbZm=UXYgwrtSVYXa#`3p
6}sAQY9bz@jG~>}2ND+7iy`&pK0r2v|21DhP&K4UfNX?flQ8of7cy%vNCGJ?Ls(PG6Ko<|Asz1kl61qg$1)_av60>LINVtb(-UoC
zD_9y+nN_ce#2_o;6GgBBP+X6$n(%H{PNGguDXLt0jo7gTBhjWBnVlWMzT-V*Cc)t->ce<hpagLHT-@(fXz0&W4omrpQt2y4-h(#
Wy834hb1$BfVdCjkBHORJ@l8-WRtkaK005PrP&}ohB(dOv=nk)aN|G-iAvzv95)0Cz3Xcmg<ZtbnV^4BQq{#F{#KazsixZ9qtOhs
Ln?U=_hj%on8j23dUB59IHjDTl23)<JkL9rX)IAEa9TxFHwhp}6_WRt(QLC}k#C#zV=&zLY0T=xF7)JrDG+yn<Vz61`uB6k=Fnj2
OFx%}(_XD^1<PHCkr4Ev6rlsB<epI@Xoq5XS-6Rjl^`tZ?=v$qR_Rfdt+$sNS#ers!tjAPhy~-c3x^0^sr;|udby`$GBu7N^73`Q
TAU4K_A=nO{+{2jav<@*%AsU(=nuxAQUqy=sb(CiG%aTdy?HBP9?O~mf@p<f?jfEc56r7o_&x2{RJE(+Sr11))#1#y2WKWr;^|r6
9cK0W`c><qo@2>l%&h?eH+oCK@2`Zwr39Usdfn&{U8@+4ymgC7Mwq@vCfB3^5fkzt3*>n-7A!;XwANe_V>N_{jL&AM>(_q$-cL~x
Ez)APl%~>5kKUj31??w5@BeQ7ww#h!XcBN(fM3-JTtEPa&h2p<a4OXz4G$Z|5gW@LW%P=n=Lld}w|&eX0Na}6a-<C38VT|+A(iR~
H%}#{4Px6JtA9i}kw9s4V7Nqp<IR0^@U(OtCC5NT##|@k^Fy&9YO9l2<o$wz0v!_z9@O}vXdRVNrth^7oD0lvHL^Sz1h%wyhAEKg
WXHHb!MO+2Edo8F!kW|JqVe*td~QhWksMg}?;D<Hae)H9&&RvEXT12Q#s>P=iYibb3pt*EI8LfZK?9|!0XKsZ)MtAXC-<^a_l)OW
Z&P;dL_^{&2@U;G-fZjzT>)FtU=bSs3=B`KkxkS_pLmCXenRJSi?Qb^$#g6#EDlZ`=Ux>K=Uq?2=Pj<eST}BnIe2vKcM19sW!&+U
u>zucJ@;HICl}<gbPzTp<><(J4Gr*+HZVckuQ|_CG(&JnY(J&?X&ka1xDG{>4eNT_8mtW^JF)2bBJD}e^o&xq!NpStu&6S8MGS`m
w3~RH2ga|jhJv>nR~=BkjR^ZG-rf{ts!T<z9Ob0awFTO9+WEc!t;;+^faaA(?KU6l`~Ot?SkLedAHjTiK-sfn!_V-&Dr6$TNPNXO
xsS&)`we;qRPmpb(iBh3g=Q4~XfzaV^8XG;N$H3bu1QB$fec`X1KL@WeZdb6^y|JJp9(9M=0P>`v_n8Bze+#gK+>uTIPG^4?I@7M
>A4Q-$$>1*>N<~`*%7u}Tg<eJwwjPWq*FQh-Vkx`9o>Z`HgvT07ZnErTlWVX!25K0J^!5z3=}jK1Ur_wka5XO^yL*)Px%c;>ff*N
*Kn*e$qCDK4XgnSV4Hin$1Z)if#>7(XEX?R?c{xgTL65YoNMeDtBu0x=46LGh;k<8<DbC(J^Fms29PHI{P=0gX#o`-tSm(SAJzIB
<qf3(TM&pNL@Fw4>Pgq`fL?3ovgCsI5%U@%FxzaI+Vy+uhZ5bKJerNa6f@7$mHa!MwW?uwIe0dOzL;1b+b@n>gE>>aSbc*izY7Z$
?MgGfqE85vVYzRQw*z$kzqS2*mua199lAEt60A63E(|-%_qs$`$jM=$0oj20_-tF^vfcp+e-Z`6%lo6)_5Hp7hfz7jPTU8ONRIoo
4WQHyNv&-3RRi&Wx2h#}4;dD9qrFH)mFe=Lf<)z7$`V3G^iu<RF5gqTP*6luX~lB%FN6volxIZ-rT`iY$b&+Sl<lSIC9+uCOh9NO
ky<F5bG@_`H&jWHa%4lHgDxVguCo1#rCeN%b|kSJoND0~6xrIw<PHRb!_#yT5_BVg@b)3WyfQT5=}L>nr&=||ZTVUzcY82<8|HG+
r9o0&+q-CKxHo#|GB0_XD-p}l;|WWWeW(mwh5+EQ_oyS%QZ`HqU@G<Xx*tIw%9$WGO{5?ylU#&bCVE5mcg>d}4g1QW`Pc^}kmG|m
9aF!D9){d7v4Se-kma58=N?@JCJAMPsu0t?L?B4=s)9E?^i?d01Q4#KoCl{g+sbGh*+dkzGHdc`(-_DnK)=CL`gFtk_RcDO{Dz{&
-)cw{gDQSr|CPlnlrHvno4V$qg-cCJ86rJMa;^{64RSgYiD$1k&bIZ%dXY$n7FSM4CSo=bVP#!o9?NF{iz*1fc!T}xFM`fP^2WB1
3N)yU0fH1IBxwS^)f&k8W9pTFheVhX87H&_eIv(Ktz*bvN>1n6>Jl7t>h57McNq*>k0i~zuyw%tI_hB{r%F7nzE~P<v*pyf9P!Dt
<Be^>PFuTG5Ti<li!UU^$%nKTW-64#GxhqH=2vPz$EyuHJKLpfb~BAwLP0J@RK!vjd1j?x-RomUBmz*mTaM*zQ*#kBjGnbpKfR*^
dahL?J^t?<dEYo*V1~2F;Oq&b7cM$H>BUIFnv;1Rx`}cLJnZ%)*s>x^H3=~DoNsBM88#h`=A>B2x)@hzEIFZL*1X*Tu@w}D*?DFu
JK;rJM+gu>hjyl}_Mp<u>n(e(l@+LkLuUyT98{pZs&J{^YzT;F(m6)KInhu`7bLyK9=B3P1Y{xLyg1kAPtUcSP`-^sMkmAD%UWQH
h%U%xozvw!|A7Cm=41KW{{%OGe#31t;DQ+tk_3X2D~3<i{%gS?Bm7`<=lnmV{(F!4!5zQp)xJh`f6Hh7U;1pt6*~(Qwv32~TPUcD
dG3F-K?Htd<PVTP%?o#7yPdm(+WnXJ0EOdL0!A3M-@OzSQ3ebIRz(FA!-M#6=8e1UF1P+z3@PU(ySzz%rU&^OcRT*AzZ3KQUytH`
K9K6KbMdtv7D4iy^JA-vf=zxG9?wDihqE6%5#583K7;-r^^rWs1FzN`eqF$G^dFjyK+;M5$&emc9F80vZWc%!ZcZ1AR)qru;Qb90
{{B@&$faOFhlP8*5C|dw4{T>2r$^u0TIO3w4GdYK=mJonc}|Av_-E0Y-*Djm;qyqn3jMcBm(gd@hKF#wNgtp0`FL6q7}F8bb9RAR
CSa1ZSCqiQcpt(6sASb{yI|k2sDgVAzd#%eFc}vJ3Wl(8xaZce2_R^NIKVa|yvQo{4G{Q4QCWHk)lTF}kzx;L-&_})H#d1XPdbOn
7--=S6W6pw6&Rczf60-A=ANQJmuKUK`JTi+a;wHtKF_u!7=(`gXwz4Ps^R=9x;krTzq8g&53j3TFWf*K-7etND+gjsXHqxBO#uT|
7B#WwW^&q_sp;r&bDN5(1@_t-ocaYOd7LSVp`f8<oBGX@&y<{R1%S`H^!n>wNr%I}+2Wqx{O<fELYJEM_zbWHfP?sa-`oCv@5}Z3
zgZsb&_+gpl6HR%pgi2TO(yy$`UmMc#2!Mg=lYM-v3aKjRf_-7s3IXdH-yAcQAR4_eoy)}UgiJGZNvPRcM&>lj!a-w<tCBif6K7m
xob3I6Kdi$*dG)<C&m8HsQyGXz`uF9c1QvEvIiV~Z{pMrPVEvvP7k`{H#fSU<+)Gm<6(gWMJG?p6`u?gqFY56A;iO^W!!!55Nr?O
??K7@Z8f{l8#6g(EDzocT0kYU`6&Q=5S!HtavO2Acd1ET6yg2b>KZRKeLnb85yHi2R3@nuiPXV+Kk~-TFmkP!gKxp(Pygyc0+g=?
Dhs?gMY`1hNEy;gQV`4w6V2~Krw5xnQ9p;}1~2kR2X{Xs&INjrU5fw%0ghcAfM%K?$IQubV7g2Fx2JAe48%u<p1fhr>z;bNdtoG>
-jWbGAqeqU{9uQWc1*(Z@q{aofpR9M^*{W6GqSz%E*ZfZI6?Yrfr*Jm4551AslrYiCjy*XHQYB<#9BHL$-??9`=AUcz{{ZM5o1h*
8Ofm-_@FynR1WUw$2@5_O!lP}%4~ePp4MqKm2sJOlCZ@0@yU{Q*7WL?`bG52Rc_Tr!+n`tuU#C@70{&LYG!mEeD~eAr9R7n;5iXR
9qhD*{O@_vY4C+3Xm901-;<y6_WQHas|B7K^-}vDXTXMmcSoOR4H(&K#W^AEY1X_PY^|<jPP*KL19Oky^(5%i^BMbluylySv`Ze9
dzWc~<ea%1*Vw#v%cB{eJELz#)1T=sE0G}Ymr{-k@F5Gd(23~kzL<IoJaz1Ss?)TV(obe$6`M2Y;CC5OK=C%IrW!Is$+~PQp$<(D
529`1ui~SH{`Y2V5tgK@<*tR&Q<IL!*C=S|>gi^Fx;j=_Is$oAuM`Yg@aNa!S2_C$3+Ydaz=zL(#8gp-=H1ct>OYs)PQa{MuqKs=
b})rdGPH(?vXe3nX-eX#Tk%(2o@Yz8>biDs=GQ}#x{91uT_$kxa_Gcb=TmlDIFjX_Rpm-Vi6T}&q%>w56mtZaUN?xWzkiJ!PLA{6
3iovG0*J#<T$CQL5Tc57jfTt<3y$I6agB_GhUMG?p;#9BkOKvXMtr_K8V+}3`-i;k--2xW^_7q+PAA9Tu691%dB``{w;q8ML=l{4
y#i@rrgoK8C5#q(M9igUn`V>SO!C!tTbNn3txL|zf{G7`^!$Cj_uQPXGNa?wF@rXob%DoO>MO@!?>pVV*lZBfzq<0ww=>V94iy#>
wULeM+mDocO}kVu8;TA&YCcV{UIVBhPqhx+9&6E<Haa^FWNbkPkPH^%PWnUjQ?2K~h=QbI83q~|A;|4YrIJwM{s-9~Gq;O)%=>m-
7l+2ZMjwUM&84#FkznG$!D5gOf(OhW?I1YaUY@`4{?5AOdE{5r!$iaL$?Rl3zcLqGH|Sy?p&$lt1q{++DKLYKuC>92`mPmyp8i-B
>7MC+{h>Mp;0iT}?>B0Zxb{Ukjo1$-B)1tMMP@Rflc#a%Z=?;!JT}GB2*o<;Lxa01aJ<}Hqnd=onz)}EVY^M4p;@KMu^4-D&w5QC
49T`#uxZEW_~iHdcobIA^tzOlVLgr8EU|v155w;)N(6{ZTo0mD4|EbwCd7hoN`M)hkVIHw4DFBmeVME0xBTvQQ*0YBGR8!d59VYr
!T&F|5msUO_u=U*oHa;7;GNrQBv&?O3^v1AuVKizSZW2}VIZ4N5BK}Jd;h_&`TB;_-a5wvF=KomGq;laXPH)ccBPoW$qcK3p8I`v
$$};*s_M~h_`Ej&Tz@a&Lwh+cGJ3LzgyrFwP~8+2u=V1Sr+z$gcSI6oBui>NSILPSlb67lHkl&mEw!_pp>Z-!w~(^Gni`{}_P_Z$
_cNk0aAPn%eue*(g0x8rKG$1z-&&21*+|J2Ez<~KfPkVv>fhAlFg*P8-NwfAf6qPLeD#Of+XrQA)I>V_+z>4ad^$@HNnjiB=)2QI
r#87}VTj?GTyFqfS*=g7Um@4db)fisbJUX*L)`MXOJ7d?tEwe;2|)%&G)kIuHAs#m=tyQgnN`}-B}Puri`@U4n6`1(zCx%zBH%VF
CnypivpcuOz-STD4+KdZR89&954J=pyuYr@H0CYUfPU(pmU34TI!yUqFVaEKUtkQm%H=cy4mwy?qw$6xeC66-s+MO-_6;>n2fb;s
*?TJ}u-m*|d;`=yYkI5qjs00oVnC9Csj*<>NdXUCVaAUxXp$g$p45PgObwhZLgZh;1VensXG5`T=(9wygOX4_pzB+UzN9xIyz1hB
u%TeCW)qqm^~UF2&&g%=%hOuF)ANcD_Mt3MjI;p}NM(_1_vV@+B5EXxW+IKiWl1wsP3N+rB83?N85En28=M~(mva|wA4BwSzodmp
x*(|gUzf1&nyMyvgpSmtlErbwPrZ^R?+NQyWtFmXg9Se0`k|^F_4;(DVRyQ?p;hz6$U14rGVwWSQSq!4oOkPiVMZAq9$-3rHjQtH
v;maULNU9B5J_NIk*WYma=?$B1V^;$o~%YDSzn5Vg@NH#$ezj<MvKPmik6Oqz29};AEnwP-ugGUMRz#^S0-&0Yxl&DLVbi6VQZ$v
T%dhDT-bNj&Y6lLCdZ8!xj%`zcCW4;8K+qIBzcGw+Q2yY^z!!mJ!r@x51s~rxfI!85g9E<d>+3x8;6N*IMJ(@rgBP}W|m|Q8O7Sf
`Sm8@-fM@6@1Rx~#t2p^h_dS5M_%`5hNwg8(=Tyt_niei{RJ3k293dEx(-_>Lx@3YA|dl{HgG68>;{#_Dmgt!e^6IG(-UG2vV^YA
(94(4N36av#?{+?iN~pJ@sQ!l=@-dXqhkfe<7k<8+rtox(qPhK(`;tLI<|7uFm@ewh#L^@#)UJTgJE31#l5e8ZXNdslP|7Hp`v&7
44WvO9rlBc9zUOD<v`q#5=A3C2frr2T{Xeymz3DqA7L}cmFvFwO&74KyElv$Y4t%vg`B372HB?_yt1Z{(!8*#h~j0`zR=cV1B+X(
VCYJ^l?hge@>OwKu4d-6>4x1pN{do=;vG(Y60)*Nz$*z)H#qHwS}YF(S$thRGQD{D{XIwpNE<LV1Y{AU-)eO*$!}LTmv*?85mr97
zVp{mESM1paP;oOwah$7hI-lQw)joiQdS&YIq=C@rdF`wo?aOJIO#dNE7iE4vmwY?0Ji@9{7MtJy8JikQQ}e7A{863I{zP`#E0U*
^9|bGt11uOXS)MPrj-FiC!b8B@w^Hcd>us{)08@9vdO1nNLSl!4KUXiX*BJuHiq`k3A?t`F7Wh_`wk{Tc3s1ILfEj>FA_5c6Wh{w
`){UO;geiC%J=WjqH!0j6&dSy)yOm$1d_*t$?g+vVm6Y9o2e~p5-bX=WCRei_}V|M*X~xT5)RO1E_b>7^VNaPHv{Mc_P;GZ%oFJ(
q4a|)1$Rj!1baLPZG=;4-z4GV3n#NCG09CoJgTkHk%EjZRYbhGRM&BwTcE(M*f@hHuOa7{^n1&Y)A(q=eU*n!-&|iVo`vFlWACpd
UM~9XA+p5!%F^ocnm1W|Y;ze4X%^dw(FbLVs~Pbe(__^k)9wy?<|Ws|f~NxYFt)wrg(OX^PiF}8?|Z9APV1-D66+qSYhH~W>(R=e
2dnxWREYCLzTK1UVHpu6eNlxN7LoOzRX{F#K&e+qf)a7p#k_`xXMDDO3JUk%od=jh$)arVd#J@?8wmrigy9c<snV;X+9~Pau$;pG
;ywQ^K2`PU{tc;UH6a~_LJT{Gn?*{j2XuhPC!nJU&g4MQ2>w|GcfLjTyXkmg+hw$zZ5Kg5cphujSg}zh;W5K&#`c2yY`>S!yzVb<
s~BnU>AX3e6IwAh%C@2vl~SfY4}PZ{mc!Z*I_^P7_P%F@(3q?8d%BZ}czM-9r?N4+9#lKytkXC6WTGN_F2&22u0G#)iNU$W0g8hL
d^z2Vg~hwfJ)5gXV#@?3kkd9YTN(?hAQ(zGtM4H0N{j}OzV~Xa6?T|J;<N5ll<35PVA+txE*Y~s#CP1C6f-#GbiUMMN1@uA<CGe!
6;~xz_X)<(d|<^%5!W^a+LD-&2|)%}klAI5;bOInE)+cN^*Gy-k{{7TmiYPYByp-&)w&&O;BTW@%`84oSvmKAA2vJl_$UFDJXoj4
TS-?!#5((Ewo&!YvhOUC+7Z+Z8bbuk3?a{wy^QNn%;avj3^Fn_9S^GdUsuQM`#S^4E>T4$bzu5U`TWW!(qC=A6NBg1LO3NDZz+LQ
rdD^5`D&YQ1(i81edCf~5<|E?ailxF&liQ#)1=V8cY_p)Zp}D}XgtuUaZv9p;*Ny1<>`V~K%%IGh*RzmRZ6QruAIanv3Y$>I^jQe
pMS?R=2ou~7BF{hur%qYCcL<9pN^!{8?QX^rUF_R0X_&yzny+)P&=;cudRdYSqQ#&a*kc0${g-iJ9>3!Kj^j`r1xQi6TS_zI>C~i
VUezee7WOf(P2|}>9(s*{~s>hfWT{jdi7U!V{!0)fQp{d5FyA}NRDL_;k@{1nKb)T?fDru#}aU{A7DJwB=;h~s64RCgoo%wG*m%t
(@0EJe=^aMI(<Gj&|wSW=NdnGskp?=G-e{L=sS2=Rh^~8we%0J69U9k1(T_^h>d&Wi^kTJUcqdXT?sN%%dieoW9W34EF>28MMp!*
!EzZ4(|d>lo}LSi=N{AQlk-OW`tszpEwFHhkVC*(-unGJZ8egl@O9y2-2nAu?3zo`#pKR}Ci<sg;MrGw-0`y%gBY?w-6i5&(5(^*
pglr*U}q}3@G!ixnO`cdQ>uVr;%*zrMqy{G!J2X^3SHu1Te&f6q9YTSoG=j6r`>-h?~<tKyBT3`US^Y$0!qq<vS0(7Lr+BCQgk81
1_sVp3Ckq}6$M!ydCh8Fb#oj0HBB6B%V1SeQBsE=U!s1lr=M4QLG78($FD|l$V?)3PI=B4&3qkfuEOZ0a}vf{s#O}K7T@Oty|L@|
NtZ{plOUpcnmu=c(SXD;9GUK|483DrZdy5jGxo!^b>BAlgmx*mZ|zvs3-vnYVok(EK(JPDdP{7;vj%SvGBkR-VgObVv0k%R^ei_y
R>3Zi(K#<al|G#*hf;ofBg6c%cGubO4cydgF*jI2BrF0Koy$(taZyo$kb)8FhG$M-=4ZpM+G#!-Xwm|A*daC#(>cKhX?}jMc6J?6
^twhOwSQ_wYAF8cz3=bTI74hLp|9lFuuxOkgS#EyV$V_@C%Yy|v(dzXI4?YLXQ404l6HZkm>2^MQIaj03|JSH*OdgAiU?@U3Amtj
-T=M90Cp?|`on6iO$PB)U63}ehFlHIC=B}Rn3CG%n4^2uDZ%)8(R;X^Nkh1F0!=S7#(C~jhIHX)b7}J5ZbjZg2RMZ006z2~sbJ3)
4mOY+9B3}Wgjn$6?uSF==k@%3hv9v<Tr=Syx-k0>tnN7PyZ)O3QFxIPB7Js>O(~r9?fCU~U1xt!-Q4~J1d&lNf9d?WsFrF1fhLH*
!;_(YazDgJ|Fio4iGNo=xA67)zW~fBh&_Je`8`M`$XBXb8V5a2A@^$){M3<72I_}lBdlIfu8<fAdiJ;<I5HYkqjkqk0zQJd@x7kU
PwOB1f98Kr)P5NGHt-EV>*!y6F!C(FT?f<tU4?-Ay`PY9HE8vO!$AU|Y5HFNlF#Y+Ehj>0P&8C{_efy`H9k#1+K|bE3pEFdWv{R>
;4lC+m|p;K3^DDmD6PJWA^39q(Ef=0>pxXLARMYv82*&?PvGvu{Fz=-*t|dBmj=`#^ppwE$^QIG|8Ze;zDO-+6aD|zN6-CrnN&_3
mrk(_78VZ3i;<}%zpqFAJ-?phuJ?QCDeKgv#NX-vQO1sVDyIz;6o{p>jH48D$a-dz_H%llq4;cb5rR)&^1wR!aAr?#S>~FKhI(3i
6HCn#-ct5E!w_JzzsFtd`J775Y%%}xgx0>CnciOCChv196)D_L{67ya+Ai{W4F8fIXt0Jv1)VKK#uqI`I&lv$_A|-G{v-;)$U|pZ
am%gfDG?lAT9&iGhGqWZLHGhS8-MZ{OARVdx1WG+aB+wJea+zxNB1AN*Rx&lnh@>m*rNVkc4?530#WAH3l{^&I?<Y*LIi?AA$9ir
41M<m_#Jc6Jc+_0Q;3tf(a+T~6ZA)6hBuk$fnXnVd9-+vG;eXRw1IG0fTrzI(%*{OfB_&&5w+uCj%A>78ZRafys<jj|2<DKaXshd
K<u0QsrDz=)3|Gp7hjim@_-u*a=?8K*F5zBY=RpDp?Y{bJM!ebL~&l;EW7)&mQ@?dR34RTwfvMvu~%`(_&e)=nwD;Q>9&-3jLht0
e@O_D3bkeo3n2qjtaYVpd|HFnsD0m3&mpXPJS|cK00uz-FcBb!sR;z^{pVkCNiZ~=ry}DVRwy1UtT7Y5*$qC#u6Nu~-rcsvTC4oo
`Q{S;R|JoX5A?Vn>H>^AlF=1a9+Cl!oFsuB_7LXD1B0Ww@tKHB5c{C{GN^2j4^!599U-TK7lsZDI`D>herq}W{LfBX)!b*;Sp<C4
9mYv9<|E}P|5;S+gZlFhk>-Kwhx~Pdop5_44CcZAM)PRukf~WWTZ!?j9TWvM7>dLtvwZ&OX((z69(&UjQBjQ1W(G?|6qHj0JV<CF
pc17D@O&%{55+&w>2w0fsEWl7twj`7tUWNp5GchJKeMvr7>WZAX(7e;2plonwjQUEhI&c2+F>gN<{Ln=<ouZe)`#{7-M>F>!SNrR
p59V`K9|iWfWwm76S5N~Aybq-fWmh^i#LLPPm!Gk<P85GA@#>}|HX$XmL1PO@;+U2tG|v+S9fE%3i#@~gIYQUkAkZA<I^ktJR=YX
i~ugo8x|5gr4f^n?5Mx^H|lFUVL@wr3nt`)W_P<l1tGBQY<<W}AE=Kvk{DE2PfpC;z4di;gP5Kl^!Rwaf)30emXNAX&>!#SbO`;)
`b;Dz2PD$x`X9z=>G!)2^w6Vr<LY|<7PmF(M2GG_n*QA#Bmm+42@lJwxNm)Uv_*yfLFs#Ropvj<Ny2oXswAQ~aVrwF4sxA$2nxcJ
P%UeUdsz~Pr#N2uZ!b)WRYqG4VOI*Z7FLJpKQ#CK-{*pzp6w9<<@CMBpPxPOhCX`S-PE63^&)}$x!gd~;3nonRsOd`2B7S_7V(&7
&#Tts>-20~08450*rC-A{f?Gy@=7VyvZqd7S+WbvFP8*glApusaY9QHE!n>_w}GFr3z6mLHvG~+VeVh0g9w2?0|OclllDo{^?R`<
@5>zDI_kO~@Wc6Y^2T5tce1XI&HOaR)G0V;`dwk$+N0BhU;`xUzlMe2vV5iI4X5kR&-(eb*W+fLSujBuNud!!?%zS$m;c=l!lR?6
A9u6P(ijEe+^oVa;5E0<Bfs4V%(#K~JbcC%%}-gSCD+_3NUA;Bn7kV~xcR;K$Ga9AU9>HOlc2{dVry8M=C;UjOH_S0gRe;>>n9qj
uwQBF%8IAhS{UPqTHN2qk8m6hf8h^@=$%t{doWY)Z2LUuUwNa)zus<$e72;<{9ha&PXhz|DYw5;zTYWw%?yMF@$C@7F%9Roz(ukA
!_}zBB3q(NYxH`y_s)F7d%uwTO-+;We6v?RNOuuGXoNQdx^Cv(AF@%J{+XAHuk?>om}lsJP^9qDKY`pHdYvJ2`~?)Mdume%f0=lL
9=G)oK~v>WnZfr1=F)}8q4j$Ua{}!hTM{fmU>fyhinVwd(x`&n2pA4JTi5Lfx)d#HwO2o9vr7JNtOnE1p1PI=f_LWO5S_$3(n3?K
fQlkKbFBA%J;uIU@*KnUpBL6L<6PKgR{MP5D1+Qx|C9v+hyaK{k4Fixd~E5eKv6x)ej55()*cc)MZ{ny)xrrFfn6yf(+vodAo}L5
HN$cZYlidj{opkww-sJE4tbHXa{QG%%^TV32w>bA^nYw&=(S#+h;018woH&n1e38&Q8Y>I9j0)i%d>5V7rjNUB!Pqwt1uEgf8M0G
@B4fD5J;QQcM#)#yXx?msc&q+e{elmJo<)soy*6A*oV#RJDL&XQmUwkipv5nLy!m^hXdp?^wO;CYmV!50P{26!@%lSQS6|d#6a$R
<m;K9uorSu&2=Kx;l>P&Mb2wUY>t*d_xE6N%diyxVfl3$i0&QT&mAAz9aqoTclK11*z_TXtKPiFSr50DkXn>GFck6|X!}-#KH1zJ
jZ2XI83k45K94VG?7(sx1jAdf=b~U&ybnE?ceH8m&pz}#>>B=?d3BrjLD#=}M=&nvb?+E(2IP=S8S9y_tgZ+UbA0Ri5bze+@|W`d
4y_BFojQlAvfa6zNjM=JvvP;X>M3x+Gj#rs;6_qKe~hOD2hKuC{<!}RH@Mq#U(K>_`?-GpKg>VyKgWRPkTzit6$D^^q|A^%o5#zK
QM+gjw$_9B@A8jgl`rWmL)o=~CZpQig=cFvwO|Q{5|JUsr6k+`ndv#@&Hp~RGC^jLz1gM*2W27i)`jBv_n~_m)crr9L7>7+@6=WZ
hj>OGmXwgGMuOkr5T<pYS}*{9q2WszK=p4_YvX)WpU^q~hv+9&AX5v(_qA$(2`}^IFLKUZfoA=LKlrA!qG*5D{V4i(ob&kg<m=hn
`H(O`>4m@|{;uAFg?vz`*Y#7?CwvVEv{RdcNBaLp?=9_L9L9(!0kc9DNCbgMmtbGs<3a~@oj<cd&rLFhWD6Ezx;qO0kpD-paNi%{
`Q$gOu#xW0&<8RHmJ=d~#!v&=J|70ulH>=A0AY+LR-Wav`in{2Kq`F%pJsA}Wq0$y<HS7tXP)0@Bp>1Ue>Ro#R43IUdD369OpJu{
`V1Ws<Q?+-A@xsh7>W9MdUS`o+d$XW!u>2K?9Wp^zs7(XWIAU^DGj=CwXq*fBEPykX&_Y#B~(5m;vt0n->5#PenOY39}l-i+LuU7
7Y_)MW5b$#D864m-K8kqbISp9t9qkZI6n;B-uh~efqLZ_?eyJoLvF{Ch{Zc!hdl;!^S@YeYNWRh+Fzw|xQMkB%rY2;sS;Srxge0~
+*&f!=bwMd^tcvnPmIfR$Ovn1BsUSl2(ZCSDnLRz0zM<2E-1j%UGhV7-mTkOnqIZm2qOUr8q=qyxlN;oz-~M*jh9ZGrpb&&2=bs<
RV8p+s81GYLdxOT!G|5-$h4za1dN)@PeR;s9GO-rM0UKm6ktOz6=7+h^s8v#>%%IMd*tH?_}_0PF(kfh=T>~u^FZ9z3S>znP=GsE
=*@4cswO)_CfP<I#OATDDsQ?LEeI<Cprjb$^x_3NO99;$birM<+GKt|ZSYxGBiwXr9p^(pwWBXN7=1P$w^R_%B&VI0uuyDqPCH9*
MR(Uo2B4NLvv~Z|aUrC(L4&-e?kytLa08xNwx^nbos%7ohnqpfLw>3G&VI*|Pv;J;|5>LNeQ#m$0DFY=`PIg|L2DOCYKiBN;-vW=
yHUKy1z1l%>Kk_l4X;SRu=)E9bBcWF;-a1@<A?DuudN}fq~1JGc;}zB-c2Mu6`dLEctP>A<bC?jcE@%c=EzuPX2rSA#P;&}?glzn
`B*MJp7yZiKDxg-4m?XJQQE26d!^Z=>|}wGEJPav*ur-e27d}WNf;sg76AfX3inIT%m?=0H~2{W;DO-_R_oWz7Lp+KLC&~-AC&!s
Mt)0Phc3Se6A$LwLD#>IZ~XmuAb(#SuBb!tgzqD#s{VU~N89Z9_xW<_56Up>kNvnXUZ>w5tdB%&>%-OO+8^FY<;YQb{djdqtNU20
DFH$Bz-z;nY5b-1OS_2-YXeC!FgRtw>C#RUUzM?k?PQe&E5=oR+l-xcK}TVf(=Xta+-b9NogdYIlMVI8e@?0JC;Ani-Is;|(+-|(
!mr_(uk~d8?vgBv!zv#{I8i;5#_Tv_@zx#(>A_;346f;{EMwQU^|x-AQ_XG}0u=+CPLdoh-yVF2gb_A=)4{rGDpUo9OuET5lT0+J
+8B=P(8HUiXI)v0i^I1p?7PE*Kfu)Mo%POmv=(@0X_k(x`o9S@rzMqx!$@$Ge2dALY_8GIw@qM>n5)S8=0U11GPs8*8`1N}x(hTv
PisfTEbIF?@z;ZeP>U207LIV|pJDdA$lmwO^JOo~a1ktPqN}-3sQV_M`Xy131O&C8qARrt6P(;rg(sz1_JOgX9uJCMTfBkHuz^BQ
1X&8!Tz1N87TRdy)qlxf#Ljqu{U%u7wYj*GN7Ccj2B!Wp$TIN*r`D>uQQ|JFEV|-je}9D6J5k(#vYVcPK@~keHmi6KG%6#lrR-U}
j)ZJ<?;-wc?W~um*yv$%A!Z&AM+?CImk3~`aJD!l`n~!gV!)n-fZGUqc-{IvxQ<U7Z4(D2N^WMA=JF2OCfXAg*Or+Ot(P4OjP}3r
e0BYIU^VmTW1f1K#{)8nJ$1{I<=L+E5+4^bU)w{p)8RkRhl1Ll$HtD$RwS;;@;$!G$5Gu{o0e%Iha$^V15<tQl?X)-j~5;vdpoe{
wcQ;w_Nq=8EE8)wGVx?895CkMyW0Y!_k4BFjiKGT2%0GAx=JV8pH`w>?~=cVCW@T-EQ21&!4aA{FP8{vfJMFMkrafG!=R4VXryUc
%?mjOu;u9O-udIYXk-~K$s@ccjW?K)1p*OsD~P+AP@C~D0HQGeq5LH_vb{zQr+2<SG~w=>r?1oQ!;)^^C5H}SN%Cs?(yor@e*_Vt
QakSuAp}8T)UT}xE>6mXL1Dq3bk-I@@4jnS%7+Zag0Gh4uf4f^6Sh!zv(UlGxGshb=&WcdLgZcH`Pp#@RWPv*BorAM!HE#c?`V@(
Pn=s;kuIE#NQ>X|-e9)ZMCgzw$n6)evG{vzY}@TNiSahqYxic>Jv7DwBee0p{dp62u+`g@V+#^m<&Z7LV-qOw4!n2S%~w0tWdd;%
5JpZzjt<AlX!Lq2c*DYy9pAnY=bb4c`jECTtl)Df!JOPYj$~d@9OazU!5O_v`|5?IV@VIK!kjKwO<c+k`Op}cehGQi<(xZfSK{!Q
^1oN?^S7(p&TJG+>o64l%GmOyODZQy-C@h~bxKYh=F=s}^g>9A^5+cQtg32IA@|!eI#S%ER`LmY#vUk?!QJ4Fdq|x%rknMx2$M`?
tv|YxL0bDU7%*hix2KZxHS5*I?z^~$lhwr^LI;`<OPDS>z(nq&#WEOO^|iW4sEFi+gyUqw#0r+VWJbv__2+uTgV$sz2=(|ai1Xr~
vF908YIEbQDltlqMC&8c*7U7~mYDRVC8<(s?4usZ+9~S!^7i25xY+D<5t8~1Jq$;Gr8;%Z;nZb&r5{Y=B8KVv^FtrUoX6j-9)0&6
wY@mUtkVkB9~llek?Jk1EU4$cC<*64v{-ShapvAzzxDqd+g|pkGaqy2;rzBr6L^TLk(fpa0TBm6<+q6s9<CrlF!wJ@4{x$)MXEpF
eNNA=IY332!tzCu7~K-xR$3oDan2K2L3U3UhY-^z-}U?t+5EPy31a%tr=wG8>ncTxtgm^_^@T5a{jMbYou)E9kbdPmyuW9>2i6ks
LMcd&8RY*twUDC&LpXXk&C&;lufNMs`@f2vJ$~1JkG<T7SI?z^GBO8Y^Bg?N1xX;K>QDe=6{XhlC^w3x!a!K}ny~IQql1C;|2II_
WRDV@mI3PNfQtX;Af1GxgowQ41PW7tgQL?&V|dpdZ=b8F`o`aP`VK*dT>ZzVwEnl-u&&@YBeM8MxzYN3;)IV`!>A!q2ZyPwk3-1Y
+<9wI9{SfZL5%1W?pe!hZt6q|UH}!M>tr>yXizga7lFN2T)NVte`SN!Rmgc2f*qizc$+V71Pmw~E8=}Gi;5yBvgcCH^F9mPNYEO(
9W4*ET93Z(>eNu_vg1Ft&r&`|w$rvM_Z(7^IHC?Hq(=DeE1F;YuKSE(BY|6e7NlpH+WsZvWl&aJcHy+;w9#VGiJb-9#t{x^i0t;-
CXy=jhM4hK#U`dD5D1FqASjnNB1I$L0jv3cE5BJlC)vbT4|DswzBu{AFb#i`9`Em9exvtz|MoaejBCRH8Wxla0c{-I)ieqSo||;T
ndjgVL#=S|`_J++88(87|A&X&?;*}n${yHfN&fP`+1A$p*<zq%BdAO3!SuqJ4&?ycWC-d|d?7@3dN2#gA?F(cn;VrLwJbv66pHHD
a^Ftg{yWJP|IRW~{_rkHM3n`pRmcF*0#FVT3yh9aW2iKn3Sj-aHtsCUANo)vJI8y$yqMwB@Jo%ilX7z6Lkj9c9Z@AEF0Ir?%quth
)OSndJJl$MIk9X%5R?TDTfhn&U<{KPdguPU84#Bu!GR2A1W0rt_6~b&0#u?Lu3FX;CNH4-l-mS=;XKL-vW`px&Bg8wD0o&4s_HmN
2_zXwpg$aBLkR4MxTJCiB7i77CnQ<|fusT4jzWPz6cj3I9F<x@OpGBSr3zG_9nmVw1T><igkqfvfO*2pIV{B_f`SV`+RKp<#Sju>
3K)>tNy<X2hX^h~3esm`WC_BqRmx_ziHxB;Fio;H24evtDm7HMT8Q14>7x?v9`gqe%AZlgrw&&TgVOJ=P+SL{52!iB>Bl%Y>2Pu!
n{rOd8cb;bQ!WBb#WC?snN}dM0~xHOSqw;5NJE6(){=Mc>n`3;A-=nAKnaIW$mb^JkhvJCH6}>e7_<S<ku*d~4=4^G1Dqyn4N93U
2Pi`#fC^M{6*3XY6H*(4oUcZuw#1k>!~zja2X}JGIM!eaR%y#*1B51>4)Dwc1*C%poNkG2-Nv(7imMwE6|!rqHmi9GvA%nkq5Mrb
=)inTHn-wH;gAWW={Q4aqysis6$zvQ6KM<|K1u0J(>a%YiA;P$Tgh*!A;`2MKq8JBuKDeQQW}hzjq#e6hJ>N294*HLIxxi4amAI9
N(U0CYDC;Rl8wenE=p=$@q<IsM~%i5(&ns2O}b<rDFHIE6q?rofsQeFs|YAtmMCN*@`q4l4x~-MH1VuWL6C<KWb2kEC_<6s%7+q}
0&yssBXiO<1qR_VE#Sg($*oYtA*W0y4R(TtVMq#0w1~^j@KQraO$;Xr!n<Grv^K!w?zoeN2!fCl+6A|0LlR;M$lnpFP&EjFs1)jv
C?Eeah-3&pU&$YAxREj*-=}|OlW=Szkz$Gr-rv#seRETLNCJTS|7F?J`GiE02?9$t{PzsOm^Y|+$PIgE==`HR52@&FQ~z*c(&5KL
seXhbI%XVw<L7syQ>Lq8*J@O!gw0|j7fB)Gw2?za7g2<l8F9WNQI{9_sdrm;G>)h!#|^V3(}-~qMOFG#32az<N2kRB7agn_dH)Z`
Z_D~Bz;DrwgMNm<5&8W&)qszr=)d-O&;AtDJRhGmLKq_$XgK(?5ZGN9O~Qn-Lz)#0w?&YKey=*z*-9w(gy|6Ifh|An@#%&@KacT8
_5PRW>W9Qoo#71<L=+U!1wj<ULkl11Hb~F(){zz}Kz2VS8SCB#-n;zoMPE-da6ENLPj6p;`dKsrhlAOfxk7(V9$7gE%av4vqx?Gb
xkiKjai7pLhh6wb!iqh?)i2ts_x-(gR^qJ%U0FnmTt9r%FIpER1dqJ-BW7OE@;N`tEr26xY$r{XWNAbTIDk#P@pWc@b~Ez$rX~87
x8+t%^ag34@2GkBFCwzfTR>@OgG`RVJx%Sfi?oNb(9>K)3Xm8>Ih!#?Ogs5-rJwDt9JJU!w-rx|#S>gHreDPBTKe-h7Dg9=yPHDL
bZ%3+6CJK7uP48m-Cw83D~hSihlX4+vLYB;a72lRgvR)H7}Aeo)0Twl<&SDZI=r!H!?Xi@m51Y&U-et`j(xD8(=W*E@XtIx^xk}6
dTZ<7#^1xMI&buR`Iqh2PpDO5MW7GN|7E#@Y}IY>15^DwyJ$Yp9}U+<Pfqv{01Qks76dQ?q5^~jLE8%wai^msL^aPZE;(ll$%zr(
cxl2}C?}+ELSZN(BO<bdBMOD<34jM<ChLY^Gk`=<K~yJBAF1aYr!fstRn!V<T_&m;Xo*rCVzhWq9GCLb!G`E)2`x9Cgn*sS#@i)G
6Buo^80BMkv!sJF?XcU@1X(tr{p<wD{Pw6B{=Glx5&s6;mm$iXqbd3tkd9n_fAjv$e8OeSN1z^AB>(;YTaco7f71<qI@>({j^?L_
Fby(7V8gr)D+Vsj`CT?)dGBG7BD6l|f8wesSMLSLa7Mo`p80A0yw_+6yjTzUs*IU-^=hpiZhL^|U)}=(zyJ#XpWJ^>{X4sj;ODf_
{s;IgvxNU)IzR8%_5-8;8~eZfIAS9hiUKXN#tQlJJHO0k822fu4!+JuVlEJ}JqhbHALyJKf8re9umH>bdly83xR^3?V18VONz?zU
II@;M@g9pq{-klp@;FX`r`D%KtIZR^)F7Yioxq-W<g?1$6wmx-gZzjc!>w^oUve{HFvo7FZKf$T4TcOp&Fno|GjpNNosUvFKb1l6
5b$?WF;bq_jenzv7)CIxR$+{>lZr5n)@y(%m{YI7>frW&Y3cPI-%+INND=f0W`c_JdJm1>cM~UAdB@njzRwYkoSJ!ddaA1E1@utB
Jjk7(y`$*vI1R6;lc1i}1G}Pk2dwJq7XzEqaeclWqz`fPLtx<H7$O_`=%go03FM0WFd<>b+fvD2$@>hYFNPV0=#dZ+nc8S3yBa1y
<U^67`~=15A=vQ^jS}^TK@U5@heQB7Q0xRBA<%h$`u;~5+3HNof1k*c+JyOyeSbylZ<BESl7ErE>UV!ge#m=&r|%QAJGt*qa|lE%
Lq0#U(j0ymc97gO0?_UYF#G@O^!)!1o5T;Gi#Mz3Lgqi?{g3Qt9StqQ<b8*KiPs7K=+0hkT<AR#n+O;Vv_};?4WOqy$?$?-{Jvmw
I;8qA<T!!(B#4JdABaB5`CDIb>`5Ysl7CN7K0Lm}u!ap=5Qd?p$075fQT9}PV=dtf-=Tmk*ZW5ei2(;Y@)wt5@64FK{$}V0xZaTV
48Qi*{k1&p_11h<OQiZBbL-C)zxZ~-;*(|;TMHq|bm>pC++*+U^Jyl=j6SU&#W3VL^nb7C`2PRWdCrIUix`*oNr^KAOo#r^9=RG{
Q2R5B?E)&+olh8U4GDV#0}8|Z`in`@d(;3vu3{)@BoOXD9XevaL!AO1p6=`Uevdl+pMIni2>yLQ7$Ype5$zP$>>oJVQba@#=PAqG
9p1ACHDmnc!OV!HP8(LgsKOULv)Y9rjE#3b;e^5+pq6~NDbBmmP8lKhl=as~lWYbPxD*^bcRZi>d2Iu!slFd{{|hk>iLf?Pm72<Y
#VHnj@1GHAAMgLa59@eClf*etG{q(ZJa0$JO-#k1gr6{nESU~`p}^p$%Qp-@ay%<Lx7_~YolieC{()i45(jhXRuG_u(slNRaMs>O
$k^mQZz7E>k2~i4lc0q42bxv;;aws3;&1v*m^z9`k4%(jrQ$MRu?83OV1Mti`(2d$GVDbO#ZHOU@(yb3WKp4MJX<s{s&GhtullqG
>V4v$w*Rl~*u%n-bVDK^>U>wzKaAbD;-8}BvJu_>*^)7riti2>lA;Qb7OHoE`5on)x!O~B<TpVO-42$4`0+npR74Jc@cz6xa<5ue
1b@iB9wuhKKXwP-J0V^*hLFPKlD?n&DoRhgtM+}rG5t_|k@sJ(SVI;mKb~2LVigQ)!!ugX>tNGS-x~oV<m)WyQ{$#0Es`JUA8z7F
rVfx&IX}no-iW4M|861GtSK$xYBeUQHJS`2kT|jFtxv7pol}NlRtgV|E&}=o-^-0FNcj1nHO%Hdm#90YnmO{vQk0VnMg~Q2bW^nM
(S;C_(n8BPgyIh1kgN_ocn>i*=ZXx6f|u|i?B;lfK-@6u2QmjGN#A)YqN)6INAyn)U-@ueM_|1@E$`<;VL=$hoFBwQ597)FF!kwH
D`?i$@u!+#sG4!aRYl6=sdJivK@~md<s4MZNn4b`VX7@2N1;wQ^0PI}bqpK;=`tA~t9O90VGv-F2l4Mu4_?JqjY0r=_L<J<FPy_2
aaL<po>-<QmJ+~FR0yww3lS(e!iExxfQ+LHAbKn=1jNL|<`IV_+8Z=tyM7<{{Iq}dC%%4v;D2ea2tU;y<l=sYewXWsL;JnI$M|;N
>^pWLfb6sb4pjKhjP*Y-`{%%5Tl9Rz6YKus>}u^7<&iTfIE55J|7riskCVxv1f)b5tg9!))8R>bDbyR_WPjI6;9cC_$l^9pn&}Z_
Cc_vK1HlI-G{A6yB^=`xrj(DJR<Po64lGVWCX`8<yeN3m62Gr8&0f68&w_pwxvyI>4?6~A#Xy)5F(IrASmMc?8rm@p62|HS#<f)y
Z^^um-olB;QhR{|c~{ggviXP=h>me0cxNXahO|v5G_$-femy-U>D;T|4|ADP#Ibtb->T%i;I9PLZL>GN?BUfe>_P!Lx`H%e0w@Hl
GQx(ee^zU*X20G4a2x+#{U?^2cNIt9V<*2h?#-t=qrt0l-{0=Ne_}}(M3RtpD(D_*$G6z&4o5({O&-iNq3AmW>Rk)}vg{oo_B}y}
nZSE{y;|O~Ext){+(}v3{n=`9Bz=l263d<*)Q=+To$o|?B6rtUyXDn1l@e^?=Cg;%Iz^Km?ap_??|Nm~>4Zxe+|M}nq~(~8T<e`7
j99{sXzs(ojDhw9Nk0<8qACV98)_w*Xpd@3aum;{WwQi?gmC<whiBk)VZh<T=s6vSDeJ`Xv>5)CJB2=*A4h=vPN6(Fk5kj*y!IKH
A=p2z0SX=jJIEg5bvXwF4Zt>B$?!cVc;VaH`2*8bA(!6=(f9j!1FiQSk4L*!tkOZ4_os>-$HG?*Vi-#S^<Zv(K2NWImwwtzTx875
Mpj*0-nF8oL8oJaF$6cm!;^qSIhUUOr;`3U7&dPPD6;}OXY?j^@RORQrp6o6M~MO9q$dMo{ypi=`+_>I9k`TlDp1JLt&mDtb@TFc
dl1e`!fvH6ho5|(Kpil75JczHzE6wn_@*urn!r=|pWFTC(}SN^Lr<5Q^7Lnc;bE(VN9;$7ZJL#%1uBo+3#l3%f+2KO$&-JE?>iy%
A=JWVI7FgRiP6kDH#lHeQHW{=1**tMAS?E!KXZz0-RY*D0)2GIs>!6`_BF1rIhV}p^z(;(cGfU)t#Mkp6QKmTMT)STIIm0CWtn<o
Lz|Q7YSxgxE#nSYrh2ly_16NptAmA?!<%Vo#YQW7R$l!m!-j1-&7jI_ok}yf<+*6*e9STAY7<b{qXY<w0Kub7-ZmQ1rxtK7EyW1F
^r?<lZ2*9LM&5Fh(qY<b;S^~{fj8o(Yr=RB^ZNZG7{WhC$)gXn-1Ft;0gz7-hJ%(JDa|?mb&I#Vic*}uGARv&3_H(2C%@N^UO9)Z
#htN_0k7sZFW0VSnr$GRCq(HqvI<oy^Fa53a$cSmq#pGciqM&i`AiLn&=EohwAgpmr_m=<r_O?$p*x+AXCd?x(8)*#h<G29!UyV%
IBD5TT?tWUlvmfm5a_S&e-%J}Uzh7l`?l-fxAV4ajEkSsU-{|j{{F5L^b#LsB}C(J{1~UI79;<LUr#T;7-Gg93=LwyAf!+Th_F&0
wa6TAlR9RcFy5yud_lHjb;S?;<`3A$z4_1mwqUZ_RZ*Cf&ugtpabQC{LQa@?5Gyt?XecRs+`|q;pYQvy^&anszuyj^%J%#%P3)h2
hqmfkm4uv@5&J<S-Sh#kzDLrK16qU?2l41G`W*9{cOi;kALb9MU1t1)|6Z?PXfq$|;Q=;wkJa{R%b0v40G`k3I^4&6al+1;C6gP_
GvtuX55Ibb5X3Cg1V94ooWoX(A@dUOyQlkE&_9ge2;sYsFz$zE1%@}G(bTg;r};udaM^*h>p@~%!y$>}{Cj~%qI1mb?A6YW!~1{3
<@o)s&91W0&42ii&m(=GM|W4^JFgqfN$NoKARzUdanU*?!UR9&cc_2mKA@SIk34~qF(zdYSU^&!ca7(e@`|8J0}Qf{M2_Uo)qUDr
$ku;uY#(_Pe`n)=(8|%==A&Hdy2BHRCMD)dHjG7DwEv&{FZ>;|X#?O%LVp|3G8oV6>+sk8bhvrp<`8!a)_>}%Z()AKz&oO#s7|te
<L{ro{(rv}{{7;k!2#Dgkbfu#K*SL7Z?MY1(f)mN`(>Op3}`>MG0ZUwLoyIDVf7#7o2d?m<N60~nFk-cM}%oq<aU3r6L;5OoFxYa
p3u|-M|bcn)Q4#GfS!-z9-Je9$pP<JA=AW%%uw~TUu~*=NbMS>nQ?NRvfs>53`hT7KS}%1RZrKx4k6p7gIOB@s3t8Se+>uwM4J8~
n_wV*)-Tk2zmI)bbw1+51%ZC%kL~>FzNWoqDaMUC;z{J9k{)m|@<!2JyP884PTm91541KT&0#r*$D_b=0vnhwf8IQfiDc@1atD|v
f+wzfKM!l_vj6%2_b!iR+KMU}+1<^Kl)Jkp|8XcP5K@6*1cEc^{14~)`ih;(K-<+%)5DIF&8>9~(lbBxdbx1>&+f;NoL-~<kMA)2
KT+aA<p=6MA5Y^S&L4jx>XY=FzGvh5a5H;t+vO)e;YC&iP(hXeV94S)4*fji<v~bH4?9#fso#L=41u>puz8!Hh$^z2Y=0bI`>xX|
kNf_6>K=S@8?J=d?oZbsGDFA&<JBjy_Fj)YuH(>jL3)A!JN+N!r1yE1@Z`DrId!+-cT~Q~3L3*kNGw-uM<zbNKQE$(e|?^V(;Ddo
A#v>wK;<zLYH(SHKO8)Mp1lQ_(Jq8@anMaiGEfE?4t{rd(m&~E=8Pbc*7W156!DnvAvVDgo})R#T*7h)cLZS*xk!87JjP)&u*{HJ
0P9%uN0Pk*&zNCS_t68A3;@V~)egz$-`_2Y#<hw8NVd=NeViseLF!LLC>|o8!w~WBy$PQ$_1XRRXnIqZl3@>#{`h^I@ehB$e|~<{
Jx9~6_PacSF1Nto1Ir&!2e}iUz8V*)@_67o9u-YGIvqKz9luxd|C|Tu1bpKM>MVUhtbWnNnIF(l@9?Pm0L8`tw1y3G0AMHb`7>ld
&r#g@k8K-mfRRtQ6^kWQ3}a=B@I9dZ|E)g-h;$tYdWX~6t!@8q&JFHB{f#^QC}59Ps(W%lXYsfphLg*PR(r3{;6cOZz54{g@TnqB
aCIr${q7!<u^j$XQXY{shbP4P{#VUW_TR|k>+Hi`8y|M5!#Ylgs#-%MGC6AqK7OEmDks1o{XV@zK?$@w=+XS8_84L7zv>+zbAg_3
)nMfeC_tWbA?yYQh89mi+sMJe^=!+!2^LKXoW%48c3jekShPimPO|Xu<uJNJM_#{R{Rg4Ro3gZY9lWga>Q0c!oPUnIVk_3$XE+Xg
yE_T@F&G~cgT(B%l|i;MsV!h+x%YM?<Oq83d;^$hNsNcDspBwxiLBv~p41I89?<T26+C?`xnTvyh-NmiA+uwRrEzeQFQ?RXA>*(P
pnH8?x|w?ma6Rr}KVZ&;6hRh8FWtE@xea~?z!2>3KE@O0?E>PZv6Mro=3NipA>AYoN%|;mXJ~IAPM`<A9Xg({`p3(G-?P<zI`{8d
&Oc8r@i=qhJU!THS{5`*?Dl+rr3??9Il%kuJq&?GKbrr*{Tku?e!2$cPsRonhTmVj{&N8L%*op}FdpoT_oSZ>gGXmU=<+;oEKi!#
^H(w=)?iYHPeHAESC%;Y)9O<M^mqa0NKFH9<NOc9|LZ_^a&hU0*vZ(#6zr2n>g3cof2?gNSFE<#!Av+NX`01^2w~r$=Lf;q@EvVz
sM_10PcZI;SpfWr`ZX_8zQ}r1;UaWSN!f7i1G$fvCp5AcWOW~+1w9|>LsECi+CgNK%9|(wR-bo{#6O77_RP**{VePvl-$>|>AO6B
6QewQPEr~GH}?mPS=Ojt)`h2}$)DXq;?T7jNo-dehhvsAp(jENq^C9jKFzG$hpyi2<izaj>bz^7c?`aM8=61WXZ<s=0Y#j%t7DZ%
-)^k2KSBOS^#>Xh_wg|Fh(!=jm$37YQ~V+T2N^)0?fJny$F$gn*w2mq`O{U9{F8|?y8gM7^g!c@c?YzElFc*A5dgCRg29^S>Z<yI
3-~LWR>mWj^FMeVXSjDG=c}n(EpDIj$X065<KD^0dQJ{B4@pWPf=I^{M7q`*zq4~rkNXKs&F-3Ys&YSZpup|FABUWWx$pj7eqYJB
F=Rm%+!&&7N!&$&jGuaVf_`)CJ06{(Hy}|d;c%`=!`E!8?m}G|!Mq8^(H8AX!gG{U9eEda#d06e6x23`&0D*)0*SLEpou07lYjej
ToX}EAyH8@OI6W2&lv90-fyu|SG&pzJmOVBp<Ngs8Mc*Dpz^-7zrWX!2($r6d5%DsQAtTc{nH`5n?NSS5dlY^C!vfaQ<9}vM+3Gt
zrNHVrU<~Ci4&2bV?dZQ8VMfMJ4e60`T8+7N92ERp+nmbp8Nl<oiZT7%TKEee%k$*PXtZt(D9YaZi{uJLSy*tmqD5~!iYRFou{#Z
C$y)t+fS(US%~JQtE4T~VRID8qeP~pwx!WzF6}X=L{zQmNHF}6E{iKi@6!>(ub*cl$<7YW5fR%-wL7)699o>B2yPvWyAq=2Dw<X!
RhcxQp8wPA4qp9i?L+wz3AiFElfSdmZK2<o`nzZY$eRogF6Idg3il7AFgZ25x%~fuuzjd#h>0w)3Se?005n24{KFHUcmFruIzh-N
zZV3v0RQpkO?dz^iQ^;x7%P|c0Rx1`7`VejLrM`OD5lB#W+3ty!$Kii3@$R6NyOnzRHB(tKgnqj7nv0jg(V9z#Ut>*KK)_}hbTZf
5-!V{2j>)-{aQ?QAbdP9{hJJv`(nR}pUvt|Z@cgJ{nyXpe`iF+<LyG_SLUJi@Q=uO4xT!X&?ohWoG!!fkG%&I4#DjmcB*}T-&y_J
UGI7=eS6vtwzk`F3~o{eTsF)+&O|x?T>U3_LLB}Iu;YQJmjTb8LGg5QU=C26PV|T24|(FCJ;!kQxq9(A<E+r0%DYaAUaw_DVp5{o
2hIc>!4axSKLewg4=A*4DGJMMzQ=KzpF^Y9wEB8Jf3(r+0ipMS@jN@7M{wopJrfUP*psk)#hdNFxJ6J;$)A%(yY$$Gw&Qi*({rG6
o?cCWvOqn!53^*9mmnN6N(g|4qz`@t0ntJ@K^%A*Az%>TvxA6ekouZB=!+jCt*K8@hfv$}axzZ9lm5^LU#Rzb5b>rCHqx*#o^X~x
hzXH`5U}=#S^B(>PeePLuEcxz5$-#V-9!&s!PuTha)2K^@F97qc@f*;o)(}Dcp6=JkMFj7j)KG328coj@mti?VgwA8vx<Zu;l~b7
mw~@T6kqiIgMSix2nZ4gPufVHl04rp!|-QON2f5ora$0zsG3K0%XD)2?<|vr-?Qj!+cVP)294`nnf;EzHFFhVrvy661WQ3d1`GH&
B0tyMF6OgvmO2Ru#e{*`(iXx_JGPTMn^`m_K{6k^g9>|i{?GUh!&CVEk@$UAuhGAZa!%Xb`w{E$`xN^Ra~p~-{MCmZS{HFFRM9h3
`#v1uZ1tX6{dX5Md11jFZqu;IhXw3#KOeXLA5*~e59+U;A7Auxj???W!261j|5uUXzB0IZ&R7l)AfI~Z-qg`6@C;3ZaI`t`qs%_<
xexEQll&6$hj`D07|{8Ur*F?PWK^G#2Ta3;C3r4t^eKgn{b_e*%obFbfLSr(Iyxy&@4x#rafi(FGp*0#$AJISKOf|8t}IqX7JaRq
+Exaw99poQ@MMJeM??~O2fYhVd-op9K_}Ur{?_>j6f`yF8+U+YH{ek$8jWDE!%*2Cwh;p?ZS*?;1z0sefieNGr3<4QoPWq<IbrV6
zZ2@e)4cKRk5>kW)COL+^ykN49a_)pm5v{Q{4Ikt!=2ebA~}?rVMn*a{pSHoP2<jB8jjy+>sD}wmVWNwP)UE@;gD11VbjV&ou^(Q
t3gV~_G38B7-2<GAJgk|NdKRIDaVg=XOaB(TG@qmwg`h5suEQYaRPCq9E5@emu|{6saT1s;^+DJ@_*7mjYQ+%eePFB`H%hGdw;)#
|2-YRdJUi65sdx8A1=r4JwJ9Y8~?A__@9BxBQnqEB+^$AR$RKvGyR?auQeHaxQyzSa`cK~8DKK4kXZ<_7=~pPg!7k$4-=5_)>Tu7
lb_uB<RH{-pKmv;{)cXoe<adMeZl*WH*d%A(Zj9pq95J~cO9MTheF9{h>D_00)P=d8bo)t(y+xA<-}$TFicXZvca`t_HwC0m%RN3
wH=1RF#Vj!6f~a9FJ$k>%4Z`*kzF<hB2=Z<iH1SY&cTNd_n)_!H3l80vpqa#Qg7rY$IWRAm-n+R{vWQxkY^ZVYJRR}O!PZyQZ+xp
20%?@LFh7;L~!ypey<*&-~)WB^r-asfdT7I0zcgCG`xvU0vrNSj7OmD!%_j*ad?ww)kI;S4{7T*Z)Y%Z|8OdHrobQ$6RKLEJm>b=
`||wEsGy*GhDwrl8hgHN@^4ylGI}H?^mDE$Ir~s?_#%tH-{bh7fnaTdPPjYwjQNC+L_W#*uiBQ})?6oeb~)kPg;EH@0+{1r3lG@f
Vq**lZB-_O&wm>Ooo^@9o_xI&?cDzUM+%T<fKqh@W7Z#$>*jf8TX$1lz3-VEbkT}YLqH@PhZ7i27<@_K<lvA`=sf84K{V0?_<rM|
Q{}%#uqgl6_R|cxE4F-}57r0kI%-Ki3G_9QPE{SJ2;>cz*n()EhSRci9n;6wViLUWd%}W(HO|dZb)y~6gK*gZ*1?qC)5BT(o1M;&
8=HqWl8r$8B1%Px;Q{7IW&!?Lw>Te)agq;yW=BmKC*$>IC5Msy<(IV&arT!{>K}ZXe`C!|Jt<j#VugvJ`snphb@t&=zM`6sM}{O!
<`9L7JN;h_>uL(=G`3@TEs9e??=!901okMMLBu6}NB_QCy9~jH-j7M7twT%C&i_4W%SRd=O3kRx4FIGINp~e{O&%Up*#|IF3+(YV
*4elQ82)e5()h7>v-Prkb-YGjtYT+-=<#S|4O2Woq=-FDOE@*jCreCfriKgQG9|<U9q|>Q=cTO%=?ajixLx{P;o+8rW1{!UN8%St
&~e3<Sgk%52<hfvG;Lnoo^s13NE+VB$r_x$6uw>NaGkDO=|o6Kkf1-mIeb*Urv8w{?%7(!=nB@OnAl#FsHU#5d8CKmX=;j!t&9nF
#!9}|Ys@iSxIMX;uJ2Sj-P|L{ponV2Nh+@WHPj7ev^CtmPMN5Bq+N;=qLCJx;i9_ore`SS;0luwlb2Euf~uLtV97BYVgyJ*H3Ciz
-q%w%LHWjmVh_Hguq@zr+1a%N;AdM5+57<dOu0-KO>DzE0@n@hKn-0Fz50Kk^M_CJ?biHfh{N4NP#CwrGsN-nFW1{_&=I2gxen1f
$bLvfCmqj!hE})}xQ|<b)4_x|;ON8r2@f<HJ)wi<<aAFi$BcOzs*W4(9*n-+Fz!UbI`1JYJ0CwrC~2T{Su8aJZ+6uZHd|eBV8w^@
3XDJ`UiGa4U?P2!{k)Uu?t>6TYf!5h_n2Y6wi}N!CQ{GzT4(%EsGf1|wVlrLSj;Al0&_cufkT(39_|I?KOhs}4vFCm4(Raj==Y*<
Mv@@Wi!zXy;CmewXkchUl3{mTz|RQ-$G`QSTm&asHMP;R3P&i<gZsnM7uD?UBC)Kb`g$Kb?04qIF9p4e+Y#CYAk{GU0>#U`L#wK^
w}7u!@``&TV4Hj&vRVhdG5LIMysbrRV0x*Fov=9(0EGFLv-KI<KTzlFuKL^4^piwZi)rt7d-u05ux0CRY94UpeFY~`;KQyIg!-pR
lXG(q2#&CcJMihG;K1f5!c0C%j>rxlf4kq_z`H^gBQ^QTnr<@_9SJ_arkh)`eYXFVyJ5%-fG6_*ndACwKFkTz6d+7V%o@Mb)>(mZ
#~L7OWrviX-TlRfx1aWz0UK%Y;}0f}^K28!0sa}+i$+%HJ+n1|b*8dyxQ=8dX!j3;K!4nwAvj^dv#kC7xz?g+<a#0KPfD%&f8Ol%
7xkaR<Z}4@2kgE-yp_-2{EhJrG|rKEIT^p@nYaB;EvCfq-9xBf2ceIc)9#siyTaG&P$`RKKom8>`tS9e>2p)>zfp@_NnE>BnVgLV
^OrZvr<d(MWahF6tFkmNiqUtwW+Wk4gK5N3)zqldVaUQ^cD$pk=O33q`dv`5J$0#d<kO$~OzTpQbe(6vf4l2HF8_6;{TY!25A}jR
<Ag8Ax7v3w518$OG7~s>{dLIqh~51KVr0BCnpF12u;B4`f<K;vYd?Ed4(Ox-4uT8_AdFkK+h}y4o%=&r(LHG*08WgOQL0`}2!j%%
uKYlMWAUJV=GFfSksXY3!<nTHzT-pH1LdBLJPY3mA?_w2?|cM_O@qEI4y2Q}Lj&B&F+I%n+K=A>%ty{A?R)lUJI~fnb(yow@1e=`
cfXfR=z5cnR`!_n#Z@v~81xI+<%Q{!NLK>`6oJPp^l2y0@D5FL2z@$^dmMG=_Pa1NPiTDR9`MxgdWs5pHv_Q%<Gm?Nz@I&oQ%s@Y
X#Z3X;@*zL-JSJ@8Yd!r-THUYiLavEqMq%pkkcTx-zFR;MP)=$_>5|q_)HqEb#5CBtxYS;bktp=8Lt!XlQq{}YWNhP<vga-5b!c#
6N6F{84ls!X4pFqZX`ZFFg^h*VeVgl3o{LKM!O$8Tk&&|5*U3%QG;sPU?_0IX5j=m``&%APP4*9|CEXIC%7i51GGr&+KDNdkRt?>
V+rsFv?y>VfjJINeHsbT0SV$DbRe9ZlK@5tAkK<liIrrY;TmJCIwKO}TpwSb*(3VzVS7kDlJ8i*UHY`<FlBo%UUAMcO{F455hQ-E
*kutV&*8`II{w1Zs0@@kKe7y&4#cyqG6IBu-pk+5VXGtsJK7jK#z`h8mj`}|9x#8p!sH7jYCrLiP@p0bs78va5uit_BOHa1d<8;7
XYf3L@EwfEU%zJw{C|($`%kv`#u=S&?*pcOwA=lpG5O%1h4f5tFW54#5)mih6iMelhwnckI*vzx{-t{m9w$r_450pk=iX3k*I)q#
1G5qo8)XI*K91aufKEaZ6WU59+kV<v^u``QAy76CtN~*It~H7<w4wFp^e}ZGd3y(bvuK{b3&<h|B{BlhVVI@_>>&;w=ZAo$mG%il
s>k;C>~L{DS>Zo}KUw?_fjycz`|cuPVVzEi{rdA$%04f-xuMp*!NU8}A9qo%N$;|M`PgKLctGYSb?gt==W2goo}k9*y#jR6kJHos
9Y>tt_mUL)`Thqoza8Y8$aVUE_cU`qkLTz44yRH>n~0&q`UL%F<GyflL;AX(U)N)++@<}0;r9P05>6)^SSgXY^_UnW^wj!%jLZL%
m{BCu1NUu)+VwJgkKX*p50r<w`=RbsSvSaZVdKYUh6`9KD>BL$ob`Nui`3j9Z9bJ!%L^1m^mET2<xQRMW~H`t2eH9D$q)-Z{{YfF
2E%;l#1G@?!PFI0DaT%pXdDdhX|?=y{f-}FH{U;O4_InXV8c1UIzm2=i#UJJvC#a}2NswD4o(<EXU7rc2W{e8O=S~fo&HR8Z_!wj
`c1gs;x*qv>+fd+_e8lkxCr6TKgi1l76a5%25SBqApfTs$9K51!+VX0opPXX%70(`dym|2FGu!oSJdxs#-7UxyEpsAZf=Fc11!HW
65_!q5P%>^X=4$)=brj{U=oA~$Vt!f@FjqG1ccaN3C!`(o_PNYMGtYDo+0ERO@=G8p~7hL_aE$fME9-f!_wjEzw6XsbdTm&k)n-z
|M&X;*Y^M6bNr>>_?Vw$C*%J-4M={AgO-0}@FoA_GB56CoUIX3S{5R5Ll6|k{Rkq%j$dvO-W+lqzpQ`n_&E5&2#irW3;o6*2yj3k
e(&w0ku!Sh*o;8fJOsbWfw<+s<^RCnY}bvZfjjWyj&ONl*_ZcjDFlnkv0;MHK$$2>Al|Q!{;L(ONU2xM;y@(Cntu5fENGa~2B85G
ivx#`{QuXcfYR^$IM$CUam6Og6s+g9UW`WjEf|n2hQ;u#PB<a!2^SbxPM+6?u8yA8RnilHZagVrB8K&-{OH7y-`BA4?@Py?g7+MV
0G1m<ePp4@K%g*9IlC_k#Ma2FvV&g;5GU!bBWE6LzP4Jw1#QcTU+*i|To8o2=YBbH5RnAC4z!Ug?KHR_ys`eu;*v31ybX$zZhaH2
i*7eKeeBcR)8|Io_n*(Vf(U`4lDYlXskNy<wsPVKUNT+5!NBd`|F3Ve>LaiGY5Ac)sK4d!J(RUAKD{4az-g2;hHa`Y+C_5@+I43p
*n4?8N!j*dYlSJvGNamYiMiPq__%>6uw9dZbLtb?U<YX-VO7W?OhN^+(lf(kNV~cmJm($k->>oO{v4g~b|eK*VhQdQCoVDxalI`5
O|%<!+cMvcDf4Ni>LfHgmIdLRN41?fK=!HxvpoCEMuxX-y|tFv!VWH=sudq-9_;bwzxHz--qB{JS(pL!79=GsOG)}zXb;zKyAI+`
>2Q>EVU<)A50#y{Y{6CD{{NHa`#1HUS?&58^mIHIPvtn7CC3Z<^%CGuc=h1(*pNpu1-sCb>MRw|0t*0%J_K#w_*N;8VD-ZQcKSC-
jAZSGsaR34pMJUDNy|7q`8-o6M+KFFf*`za_l@HI=}b++aN+8lA%W8O7xiTFxKnWHtcrfrne%U*)5SlI6Mm|j|Ao>_NyF^Gsi*bh
aWQ2*)X(jwB+0Wn2X4N41?-=9i1(kG1n@F!vgt_%PE5R>CWkh(CU%I5A}bMOhXN3&B1T+;;h&B)t}8sI973ibDa@HeY!-M(e<YHy
hx%HslgIaR;j4AJYk%L__-+b&3UqSfTfns_Zb1Z|WDf~LkdlodeN%SHy$W3h!p;T&B=>~w-+x}>@(7<xN9H~porFUOFY|bKCzL?g
1RTBdQIFB-o9fS0r@oy|Q+LrHMpl0$>+6tL{cxX*AzdSqLkJ<JmQ+qA*iVK{zk4)?hP@fgu=_Al>#sIbQu5iSHyBaZ3H=yf#rsnb
+op5yrfn>bjUhv49zC}_CkTCM`7(3!zmIK(lb4qnwj5)y;Ewt7wgc^fpo8z~f(`-!5Xhn^+Cea55WVc83Tqt9ZN+k-WAy7Ya{-gG
1?4))>6fpb=Ad$g?LONq6x2P>#?OsSm`qdH-*tshXP16j-)MW?XsHw4oU)Mo5bFZ*)%pECoEnFF%-G5xBt3I@zk3g-12^L*&4FJ*
J#q9gfKXz1Zml%YZ4nd*T4<wd7QtcAxg?oJ&iOQ8R7ksW>-K#7bLhiyyl3v$L=BM<PiKE#Zhl{uee+cTgVQO|W*G%*@Oh$&7Mhvg
PB-JQ(j5I?<FAhU54WEOjhCkr0$2|aSV;STZiDlG9sBmPecl4VKm5a?^mqSD_unr6{L}Y;yK^J$FVH=H;%W0KiR1rc{k+$I3CLC=
{@WY=IR5u?X$qEbsEd_U!sp>%FS0{#`#pc*{CMTwf870ji_&=d{t<ZZ>+ESC)1dyGUr+D$Q~H`W*GM04`fpF1{hzq!r<ae<!XL4$
|Dt@zFNUf(&GMhEdVlNsX0klr^!R({juk!D`+u$ZSIG1F|K+aQ8&kL+^4_3_C98rQ_aVRj)Sdbv*Z!;f4|e=%e>zU{q;McP?8*cQ
3HYQy%B*0C8d>O%@Rkr@#-xbc$8i(dubNeBA~m3jrbJt0O;6^{^f7^ut9>W(<4e7w^l|y_0vI^GKgwf_QnD~Z+NY&|zwG&<ckZ{a
P+u@`a{t@&e?I;D509<$`F8%jdOZL3L#sdZhLQc(|BjgdIC1U#{?|XrB1%ZR<0K2?n(X{K!>30cxa$dNPumJV3yqB!P|yZpqXOCn
9O-0}Gy1vuf4i^-mX-j#{oe@twQGVgMHPq$<Qm!iCI|gK|IPie?)(Q0%ObD{+p2OkxTi|j{gywj!ob*aVaTx~^>0A%Koo98m-P|B
LYL^FfokU8)?Bb|dwRVs?*NnfsAK1^pZ8~=`Tp7Zw&(O8ydPa9{~vDNzJw8Pv*Q10pUj`Z3(H=N5iD#M^TgQ?4KP39@6uwH;vY%<
_5A<i{H;&<5IGZ#0pB0jK^^di-l4n=zNN?y?T_e=`4xA2<K6kY>+}3C>mQoidozyhr$LO@f7x#vF0)9#`tkhc8k<!|?5#a||7Ii9
NBSR!9?ds81S5T;**&X)?C0vpi@2frL!T@Q=l3g7o77k%iokKf_h-|Z?6dbzuWsFcuG{N_MZ?ak#P=5HHMOceo7wjIbI*VNXL#HV
)BiXa-r}+3D?&);{nK3XuXl3F#Yf#E=XgZl5A$~4)fT9~ewzAeQ^6=#_<cXaU390_-`%ILlu@dtrNz5_+@Fg6N2ar;Pfq^#9X)mb
>c|%S|3}gKq6=(xowOI_$IJabH1Wu|HGaP=>*I2DbLKnmR>%-)K>p+FKg;K+ickJ??(dK9uRcFx{(TjHltYhl|M%bDzb^mB`}g+i
^7}3L)1TkjMtD{IOXW|;_3!%2^8xAMKhnVeS1z7EPq2NOPubbUbo$?arbnys=lnf(^38&J2r!%%rk>t^+y0mPdH8pKf2*G3=sfw9
U0X3c&@uQ$1otn)ocs30KjnX;A5P!i{VAuWz0vO4n{P4m7|!}_TZ$F+YAH`w<M5xu$2s^N>G40{X)Pz&8i<bV>T&l!uAL8d-819;
o*3zVwBL?f{(AfCjD7AWncqtMAJxX&+%FCuz5iCY+b3Fy9lvkpn&(&eeVnuUE3f-c>fWPD?~iQ_xwyCR`MdEGZ$!I&)%R_8-<|6j
2R&^R_5O7k?|C=d(=QtT<^8d7?f>FGoc){l_3qc73;FqXWPQB8M+9`g<EO4<ztjAbPmBH>y}s}B9Q~dTZlLlUetUlx_8+Fp<@&nD
UUi9+|F3UOewDwl&l&t<`5hys-`IP7ew6*Y(|ACB@1y4bXZLz~&13(LZ%Fw4(QUss<@<U?KjcEkx2MzB+&w>U-WPYceBJmJ|4&oI
s&l8+`XlB)!}N=PPZk6M-_pc?U-~Z2r6vSGUq|78LtpRyPfx?hcYfdQr?P;ztH}QQx1~WR+LbasTaOwVuhZA@)(A78cgCE=_iga{
zgPd3z#tF#mi~Bu-?qPfsO{UY>BulCK+(?sLV@Se2bxvWybvr~Ke;vMb!cw<KhSWP)9m^FG5-!T$Af*ue~-j`_{MER^!Wd$KkXg;
x_w;!pNIov|FH~926@l?f4k`))^*q2^8M$(_q~Vm{*USXw(f7U`@!Om{r}I?>HY)$%ryT0a{lc9FFmPW?f-(P?*8yK^QhDNPP}sY
y+nG)_8*CN`3Lv%!2c~ge`g`~exL2uJT)!<E}aGNC*^PVcI++T?a${=-|XY1&!*$re^(TO2B+KXiML&2w)`FafNT5CeK{Q`w=-UW
@%zTpwl?f}j}ebg9dI`EUf%6}iM8)uYU@#ceQn-7pV8#qwg1WgZyWX<wecSdWOr@qpy%b%%eSZbk3T<XpU2)j_T)N`AyM~xAL*{1
SNHTs+wuA`zHPlU79-<F7XLojarSe#<9<&TL$068vd|Izt^KHb568U!XMeNL;rzXP|3}FGW_|G4KTilAVn5sjN4SOfI%(zckMV{5
-;aDk^7}FV8BRy}n;QbQDHlCH>Ebb7JzXzl<vH6MSBi0J0Eqt5GC|oU${%^@?HTQ;n1<&Y_~V%8tv(r#<=sy{;;D;-HV>~TzW+79
!SCZ}iF5Pq>f28vNJDeEiZ0opawRsE6aMYo_u=dQ+0ha-ww111s){}wLNMqQisY%ADW&^wA}!6=tc`S|h&Sl6^RCsYtdeflz`BrN
$g%eO<}~v*emx$4x83)TU$UJ~G3xhqzpOB)YVqSo`Hbn?zVKvr{h&A!CQrP_+cPJSwR!mZN$2!8roFG*XxExwhiI*RWpcv{(&fII
4=!8@T@y{snBRXLt_hBnrG8mMe@AIT*N<Ix=nS=?$Gx<?c<c=ce~k^I=F~ntDBxtYkLo@X%NEehySq1d_1~o%@a`Y8^uu6kwd?HL
$B$07utd_mPnJY?_kV`ijJuIi)of+5O%XIqsg%wrpz5F6JR{V+A$NV0t>v}OeR9DLg>QCVy>qu89+~vMxsMPpdVZ0%<I5k{<NocN
<KnFg<fJGa{j3uGJ)4%}vp+H7{?AkmFeWTKE{G&Bi|P8lX1T0RY(YAAEj?;RE}D==uKLr<(tIej<r(AJ;wm|N4O{2O_;IlU!@zqN
fYEo0|3;GFPQ9_<kf>4JNbmlB|F=$C>u;;OKK&McKZg^`qi55{ymuKB@>SQ?{KmeNyPDsQ*Gumw)LDo4q(Am31Vev!il)A8{+RxM
htbCV{8!V~K4$gy75vowZ~)2kqx!xbVw<<U@GSuuP~zkV_AQKyru|oX%;=*znvE$UVnhNx$n|loNF>P@+e-ZyThsoShxaYAgW~-A
OPpO|wt5#3s%tyAu@n_pi29%*Aq(zrSZT?19u^YE;E??h`M)xpeLwLn^}chb)wKI}BX5r>@ZO_Og=zMFe;R=Y$Bb>M@c7f$zN6J`
AvT`4@_tQ+)Fc$oXAKT7?wVtR?;7;yrn^Ie4c0f;Zyg6*UgQrRcfN+MMTV1Fp=59_d4zfMw>s%vwj_x0iRVOhFlpCcErxC_?keZ8
9vVpap8_h&ZV$V%=leZ=5xzf*`#(zbBEMITojU>`ddm;`5A;puLw*2+U+<y+G&oHNF=6{_&fqWjf6piUA0I@i{Z>&FS=5Ms8nD1-
G-vGPbcE9q+QQmZLvA1B*a|+W3WC8`Td=H{b@y*(tyHvr6zpjJm*StZ@=xFN{h+_6=~eSZAL(~+QmvDQBz&_0+w=T9!TJI#`e;Af
dhfdv``%wvsG>jnm0Nlnb{&%ZKK{(X+MV3_gWQ55i2?{9B02YOU#3Cs%v%DRNYTAtv3P?6>%PUL3Ej{PJOLy#3WY*H{uwgh{&*1U
&%}B8u&|)+ZE7Y`>U;fty|DGUmA4pHX{EPnY0uu9<8Jnrayt9JAFw|pzln+Y5!7;n`mGI`)I?F+JC>@h*xi|pXx$7!{LlSi-~4@p
$@KeT)vZ%Z0*C9n?k@y%DUQ{)<k-uv!QxLN-rIcc^v{jA97d_*M{ykU7aVPiMNrA;Nhf9iL15`HZ(RC`f7`G4`#;Z*c?9-9-}IsO
U<>>2{ei$hf5q+e`t|=^Wc3<<kNbXa_whp?+souXqtDOee(~kg_<lQUru#AbdNqGv)xQ4AU%cx6BR{wHe%e)|_uJF`dUMzReQ-e_
gRl1S;yR`Mf1bYq4&I|h>Qpm6qV6|6^woR4y+7ac{T@H3@$d1|hU8cd2;<*we}jC(r*!?%=zZVW`$yr+yUzY!seNBvE&ct}qkexB
&7>ivlh3clCT>2c0RUYBdy9fQzihk?eh@#ib+^^}0OsPHW&ZK`zQ~SToO@sMe<d0I)SK-4++vma++fJk59W>p1?|6os2An>g?Z`s
iN;O-e=b{lCOt!@-L^oFydTV2#^n*F(%suqDDU+}A3r1bbf%wA_v;pKS9apxPwD!-PxVhPcdz_$zW)^LjUEaQPmEsv-sNy?K`r>Z
2Ni~n_8*A#N6soI;q$!aagpy3BzVS^{X5mi&9^R?!3&<3uH5s-YYV;4>h=Fq>rZ>~n40tBo_XWtvwZqR7!k~lhp&bL-G8yLBldo-
_r!sZAq~?Xxz@AtAfZvOT<5MK+ti=S=9Yio<C?<9kI(oI??3bXuljxd&yGQUonJ|9z8>y;r<&_;I?zzxHL4EmtP{;1S|xq{6F-H7
JtqFIO{{;0ZU?qLy|u8lx4$~BLfi3+7v;$gWRQP<tQG`Ne$S8lylsh(Ps_){^u51Nr%v#p?ziOc^DlSvt!d=HZ{y$dmINQ_|I%+V
NdS^qZV)Eiqw|@c?_%9tu%@EHH5XM*oCib1DnD<Zop7<!-o1tdPr?J31dvE3gbDY^K@ZpM{#t$KUym+*ZTV*KH4o{1#QCA`@X`Le
WY3|Ic4l{`&YfimRm$+dNPKzU-s!?V%YUQZG=Kig4gSXP)l}iYPbP&1wY4t;MT)D_zlY~|^t2j*Rd%nOVqrUq1Kr(1q9YWINYN;&
%Ro?XHp9_-=yo2JI3c88jHmvtr-4_c`jWlZE0HFMML%`oyYId4*KEbjsizykR&90GaDszunnX(}Oi0$ymUS%}is6rMn`ax*f7|Wh
he|giiN%`xR8p-`Ox<4n{(IFb+gHB|8Vx+bcb4_gb<~^}khpU~iM?j1)?YST(Z`Q%bQ+w9h=`o9Seew%WUNPOskgp$gSc+wHCxM$
n6qu)1Lu=_9z~0Nv#i>0LLpKk5k=&(jLhlIu4e#o?ay0NVo+hRRbZw(u2NH;9=InHrR5-XJIw;B_SWZl6xQq6wpoznlWY)m=FPKF
5mo7Zr+FUi+q*;B%1-#D^?eEByU5IV>tFclQ`^MF$b!c6a4dcDgQ_%i4onmFyfZax6j^(3v7X+>xJW9Ik<z0k%IrZXvt2~F!K3Vd
HmRG_R0nQ@sipm^9le=)KUFPAOs&ax+^HLEZH?VTAXO&{hKjLfKd*Ou=N~DEf+}UkqAKGoN7^26bDU{u@tBc_s)qfn={4M;dZ;{g
tkJ`R9;wPInyj{8Hei)jR=uHHd|mCrP$ANz)w4@zA~z_Bv#oABw5xj`8!YWO5#5+)RLNOiguzi!DUOC1zNlcI-0W=t;R9ryOJ3dp
>(6NgF#pF!4o~$+>UWd=glR*GIYK}B<`D$~8>Hk6Otg$cxWb2PR2C>KP_tsyf%5{j2y`u_LS}*kTPTprnqfQla*Ltw%U)gh&^?mU
6eykZsfkL|_}WPePre33Tk^zbClx7Af%5e5!#6hIl1QOvtT+%DL&xIYFuxf0&+7R3Kd#EZ#vVI=*i%sbYKj7^Ci80hzQ3P&kMg(o
+8qnkyx4*&oxxJ!(HoyAkL>f91_-J^gQ=NNE}tv)R8oibev1ukvJv46{$6p3vd`TY!eLq{Fi8)+f5xBpdRLW$)52Y2J!QXTwDn#{
ZT0=I7PBVCNF*p^Eb&jf@tO_hj>fOFLEk+5&2?&j|0h5FewutgPp?kE@xtCXDmhdA+jzw``?rC0Gl?>J4L(~*G^bNR>f-Lb0jsSZ
-oQQ}lFSJNfKL4FJ8T`FL>6qoLz%W~C5^(cFH|QpAGWhW)eAihb6J74b>FoAM;4{kg*tlaJ@Wmxm>m}nCB_#gZ~2>PccrfIT0P0P
E@Ru67&i1ml~UHMn8w=z4NI*1didY<*3J7+(ovlk%5<R|m<9)rrax~jK3WMkVX<I5FXf=pq$<AsqIz0AB1CjNQ=b33PfB{}AM@Qa
@V0@A!Xu#atq&K_zgvMFXx9J%p$x^NMS9J2ZUoc6N2@SuIaTq}$Hh<$h+CQxJMs>z@8svz>FwXurv;>}YBgUI{5p!xzK$W|Kl@F*
J!yxy+g9%S$Vb>v?p<9G(IVt>y4GBk>Fb}3JZQIcF;B4g$NRjW`nVM1i+Xt}^IemRN8*umXi?_5e^bTlM?@w`ktB0}>38^cr6hNk
4?>O4j4y;PQ#AGbulD#}wfVKR@Aqqe9~lD(qxI=n|DhA4-^Ocy%6%_s_P_kUAHV1ArOqs)Dt!Lg|DMa~<o`!iui5Kf8te_dPmiA5
SKVd(U43`;^bhDy@o0jF$)DYY7a6haPX6DsBhvQ!W{00w|5#7`-l|{Ty#L>SRWR(gM{#HP|DU?ts4rjZk^X<yPqs%BZ|UdLmxr%+
UyfVsw_o9)%{6rNaFdRNJTK+ie7LxxJ_q*tepZU<^A?WrU)xz6?ER^u(C^}#%zp9k_}k>c&)iV|e5NP=cF+DZLt>{%C1hb3WM<i<
KjQ(QFsAt_j7&-DiQH6H+#!iGd5}0wu+4I8=Z*y8&i=y1mEu!`;a~e$STm7$0y4;C5Ta9VrcCk993s?$8~ckQAjj{mp&X}kg#=<y
(dEU#3ZXG0%5==~oa(7-1Fo`;@%u%K-)8mZS55>xL&}pb9o~4dyLCHkQ^=*~#m(zu%_t%woaLE%xd)Q$>fqCzTsIk5*<6i`dgAsW
q}WWSX`>GH*5Slej$`7l5ol=$I$4=|YuZ9QTo-Nd=wY;}h_5a|uNR9(oh5OEd8=}$!Kfl%Q!bdR4Two3s1k#fv2NLh6~t6k1bE%%
MSZATVQT13n3yR?PVE^f-KEk}oH|s)MV+Q}`P`7!at-BCs(wxvR*HhvSs$bvM%}4VJCG-W3pr+U!@FJK+3OzjEb%V8a5K8{T0!HZ
WrbA#xkb}=$J(O1S?LTXwq;w5m04|ZGsTpXWVT#mRQ>f}U%ua#F!YY+bJTg<xqg+TD&1S@ac6laB5$_soXp~Cvnsmgn<^`;?$@dn
ox4Th=_(lF9&?T_63+0F;n5wP5p*)lw^I@puGQ*Ft6>q&^Ovf1n|I?nNpD&>3rfWYRZ5>%2Uaq?prIvIiX6u<MOkJp-M|i=2QB%H
EJh?FzAc4xsLEZ{B4*4u&E1`@*8A>H`!}IZ{Ll;EdtP@A?E%ZCBqUvw(!LbLs<(NZM;P^M4e@`*9HqeGI!5v?_q6wU%zqtD>5W%>
E>rk(x-RTooI4KvUfAf(eo`qT!_0DV>3miSsMVa1Ym_Y@z_A#4)!rQD)5x3-C~uW``POjedRv*tM?B_cZ$}5!?Im1AJmwRuG|vpI
UivINH=6@Db=O&rgkb6Y{|Dv6&z=$aEmD`b_`Q2fDIk+oXvN#Uta$5@&|?|}QSz5Dn%2a0s*Oc()Rw}*p=oy5_?$wdjY3AH%agVY
I_S>kQt@zso%i^^3~7cF$=$Qk%B2}kU3nT=9E~gV%tv0|HKuz()~B!fU2ryi%s4gYt`A&Tuvn^$7?Bl<EC67PSf0U5R&fX0$xa@1
(~N6%3dm)%xWiDb{6Ws2L6;bny0fM{a9Pafl7c-b51#rIDA5U372OCsg(3vht4f(52RKJWB@4J0lqg{cX_O8QFXI{VpZRI?8Mlvr
kNB)d*Yo>7ppX1p^ZWgON6lQf{l8P4#W?N_*PTeYL+t-wr+@GJd%xO$&;2}S`uw@>Kg#vv_5NOepYHv1^S|uJr|AEmv;D*J{*33{
$M9wWn;p4-Fu%lp7LWM<x}nG4tB58(muxqe^#t6-XO(Yyf&OQTFY*=|jxax?;y>Ge)LZ$69Jpg<9pE+qhUY=J|1em7vOj-^_@PTT
I26`BJG@+YcH`?u(EdYC!VmS61jmsJY3JL|omQJvJzM=XA3Fi4oi(tA%efE`VFyp%y*U3)uq)^LG{TJZR6Y%Q-mH^3!1&<m3Mc$7
eg}P{RJ=I@kpLpVSqu+Lj+9N?^muy50ezvz6&)U(M8X@g4N=xb+x)NjhFYb@zgY1>$A9`xJlp4DO~`TS!VkOaFk>-8{R{td^E4V1
$P@Se@7th5{-h7$zvahnCV&I~L4ccF-LBluhlaz1<RF;>jJE%4|7XeZf4TnG%eg=ik|2Uh1TKV=zx>bWA7z=D`U6Mf!X9wwhn)?>
`t<{uxBDCze@YYFCj6CER7HJYe}Mzn@4kbuk>m&<j>FsSb_4&iK5>*b1bGcRKl~r2kUAPRe*J1W{aF3ox%$6p{_owN+JL{ik^I5Z
Q~9JKgl&;Rq17~^AD{m3-+}df{B5cKh5j6CHy+yK3t#m=`z3qE*2x1E%0j2)b>qMNEG$|uYEqi@Wz`jBMvu=k9pwA^vq-C^Ec179
E~<jo6ieq!L$btG7I#WYNQKq;dGnsnK4%8rTkk|3hRT?rr)FVDQkOd#D4+P|GRy@N1^cmFNC>EjCO@9anB{{K<wE9TO$$JBfiRWS
567_V*JUTi>o~$Xa;mEBBD7%tqtInHs~qD=h1gRlWj6I;Lr7^1pz6ecqmUO_^Ud9G6Csuna_yngR0-48Q077@;?FED1veoHs<W2@
<aF&&YJlz$K!E25WY74o>-}9-SI2AS@3U#xZFuyiYBVdpQ|wI}H+p0f`O?gyV?U8^#n8W(Vcd|2_nrC86q`AX<nzqMqcWz)s>~6x
u%AoO8QM6pg^N&F!?dfIYN5ez4dm&53u#=+YJ^eNd*?$m1X=~3V!&TN?|S6R-+JJ}f_w`-v<{W&G9N0?jDk?DBTKYxQCn8PmN>Mz
XHZMnyxl&Ct2|z9T_To@P++wvJBX;%vIZJOw7gR>5gJcS>(b8MqkA20wEkrh`_b2>pB~kywcBM1Jw?Omn+|(_9dI?dcMHAK=I0Cy
R6x~GaB9}AOGTJS6|Bg$Uv5cOl-+reLUBTcVaOz5&Asn28=to|#jCDf^lN6qpe$J;jVSu$N+}YMPZ&&rN>I$h2%DHu(}@L998MP#
mOzymAwhOtpj8xAGCQCrBBO;@BCA<<bPnj81cV8f83Y9uVMGK)T!IRWBB^bPqR6UNC~Vq?9y~i%w0+!IVMLSegassVNInqRjSH~@
1)H$|P8OsxK{OXJF5*bI4_D^5h-3ZJA~BVcHo#ZV8(wsJ7XqE`FB{VG6OGJ})Uzk1nk_CjK2yeD`%84G)5Gw?mQ>q2_~#AknEwTI
oLt4c`Ru`;F36ERUsckpThd>ZJU6}vSYVVg5(c*)#`kBS8ffpK@1+hRj=-f=2FsMt>b9sx0?Mo_j&zOADg*~&L2MDcDX@A;R|tLS
t)y##laOFuz7d<#nP{!AHK8QXf>@iUIsfyxVYEbD%iDHVnbyr}Zp;d(<~`P4Xq@Z!vn_b_QoC>?okn6WAAh#Y&l%_VUXt0T_rlW4
YXbS(#A3-JZ79^0mnW%tf-zHkymp>tExDVp9*MMncH6kfb}MCAHds`{(qL^Bc$CVLoss6{U3DVXW6;)+-ee3L9G5PWZuP7|oV(-}
wN@iFgA!$Jm$gLH4@@}P1s@|)_nX3U<^jY*Rx~XwwI5RmVe_RiQV^Cm5^u9llK;Zax-Ln^s*`9>qe!TF>%>%tqduV}2*IrR8bToJ
e2p$ENurW%K|p6tD3TS&C-#>Q?D9L?8La)6XE_b~|4r|k#l$>C$M%?oM4BPd;ELzH+NT&C++elwFPKx8dyxb<DXcY6*Xug#=S89*
W&RYYLg+~!-g|-SXSHV<%=U+PR7q+e<CdJ(({B}kxao*Rq|y&LK^)^{i}SH#y3~7IyM`?iOtvHUWibj>qV25l*7KHMJ<|{#QxKJ%
#goA1^X)b=c&enKh@kiw{0R3JaK^?Ztx9gt%0=<YBQ<-u%W|sVhWX{Z#-gvJT8-aK9~;r=FKla@5BA)S-%5$n6L}dA!rD_mT3KsT
-*VB`4{F~1?>uo=mxpnS6>c{_^ZRk0jz4CuxnpxWbg)77&X6U%?(X2EVb>xd(y}!rIf_59#vYxkG$4-MQ_!s~5J>gPEOorTMw1kl
qQxDcr6ueRJ#|&@yIP>#Aq7KRutlj3J#y3FbfBQT66E3|SR9CeSdBsorl(G2cEwALMcWQeltj@mLLG!Xm`sB>ip44F(#AEaR8wm^
ER5zFl(VP9P_;ZMG!b{ByT^YuQU0n+?ss$ziy$#bqki16jP)Uw%tp^T{kqlHP-z<1_WRoOrxu$;lt)-qFe*@ns?dl^@~6~LdRMyI
9iUKmR?YtS!5z4uqO^#Cx`+=55?GT^gm+cz04i2oO?<k=MVrYgR6O&G@~*Tp95|{xYP-3r1*G2m#jSM4qJHf^$4k4t_b<51!3aC=
lJkyV{>P!4XU$#0b&qmRTw($CtqYIbpTQQ@tY!rj<znN{zgyB$2bm6bHzHew8Qvt`yy~*mU8*{Vys{*HA6#gC7IupiX&Nq`1E8aL
hfKuO&LT7_la)gCBm-wyw!=Aoxv0hxZbH74*a~bju8`Yh1Z`NM6Ec$dTr}I#yzd;yMArXg2^97Ij}S4O`fRP~CVX?`aAwNMg3!vw
WHU|3BP1k(E|m+L`O(Z!8a>oZ=rS=95)>E^&ThsC=wXQVpPcA?rYrskj|u(#wFmwl<s4gre`pA=IG`i##9gMfIZyVKIOrEragU@P
y8EAnS+x2?+lTpE?IC|?!{XnI&&`I3XwAN(SFAQ%`nD6HiXo)4+w4Jq>k*;|+DADcD6gxHHBhGimE5y#B@!0ARby`3XWqLS`~9r(
S^eHBot?hb|8`=Z$#A>nmkW$S43{ktr%5JyOWo8~<Y_k)II=&dPw>NfHI@&p6#qw8w}4Jj8LDPtdpZ~F{L=-&JAONg+oZvGIF}g4
->&D2n11W1)&ACq%{2Spg!O!8^mWd9+{Sv>c`SNLilFU1T4P%kV3zd5?&h5FX6;^{8I%|2-tEo$cSmwQ_2u+)yD%pTr4d}xu+i&O
sa13<+=3!YBF%Gu^Q=IE8PT=At#tWun2K}sy4|V?Qul6Bs}MU76fUCu?>Q(Hg>#vMF95L*bjlOCC<sg-xd|oaC>4Dg20%2M602r@
WI=AvO15dv#DQ`PvLsx|flP>?tf4eb*G%RvpwYpBVhMbx^i*+4p)r{hWOL6JtcwUVBxO?2&vCi1t#ehZyGdQ<wp6{|UcR##Fg++Y
edQWe?>pKH3b8DRT!{>~;E5EYC>5>AXT@HZJy2X%ITGHM5_O3OtO?yf#;T_)W}!YW{g@R2=d<4OF#~6*iXqA=+G%ML9JUCxDI8Ji
_4V49TYyLv2Ix4Rs|Wv#S=y~rL*ELBf~;F-?UJI^?!w%GLS)0M4k9C1d$j>n_0^m?fLTb|c6j>roJELUyXP}KUK~gaR3y19+{f3r
bg%@;2;%nwM%{tGTgk=(B(|4lbtGt`bFmcGpc_anp|xn-Z<v=j6oi~w!A#L1q&n_<2;bzK?_FHYV?{?)`<aRC$&Mnsv=C8p;xX%6
m@TD&ci4>Y0+bhVKtXa!hwS4>9A_4-g2`FN)ul1LvgDCvphw*G5V)%>%Spj)98RcNFJ&8z>tlmjF*67}A&?0pedYu2TQ7s>>+VL{
Y)*_1JYVYH!Zcb}Cf{R!*#$w(ZJ|r6Dr4_YL?+JBozkZbc=Z!J<FEt+&4hsv0{utjsvZ)kmR;PD&Cqn0xdZTS76(=+s{TKj^K$L0
@aSusUjw&}uuwFv>-b=17cI^=epgI7W|*N2W%!@8xTxvYqR;04*DXwJS}zlg({|*EsnzdZdE>ul!@S`0brM^qa&PByf%JjMJnXem
EpTyrEc1r=h?+;2^wM!HDPja#g%U{*f=&-4>`nxrhZ%4v5=cq7RVWv3<A*(-jvU?GUCMBjP0;e3kerH<WSE?N{gN-z^#4XUi;2+J
yZ1G1dE6(a+#NRZFj&$I%7W%C1hi^#F|muG=ZJnr#-u?6gY4~R1Am3FjBD~Q<KyvFWD)l^-JyTCT%jL12;Xlz>GfUEL{W6fzDl#D
t`u5+TP`&)NGS67q2CA*C~`G~c1?!^SJ?0#D&Zp=+C0?@p*za=JlS0REs5pO_&YoO+}+*XoHSk7VE;OKCM!N31rR(fj})f;?%+rQ
IB>8KMWyfEeQ8qCEWD4AmZ;}ZsQ{K|Eak``<~|dXrg?R$xDBxka8Sv88wXcNL^NYH;e55Zg?l~3!90H4hk%DGVOf3`ccrI<>Y{yb
Q1L9$l*@4<wxd1v&1)#)`?H;Gy)Ucq?R9E>a$e-2eA6dd$=6t7sJ`h=+P>PZQAG05=XsCx<J&m)yZhTC)hF>U_rfC=_iZ0a<4FRa
U(O|Ew0{pvR>wZv2zibdibdnS{&QCo=DRiG^`xcgpK<GBRo_m|POjBcO=@XU>9H-}@AEY8oL5VVk5g{re;iQspd^J&mLu2sb*qi#
MOh!=A6RMMjEKaJM$r=M3GrfcWT(YimU-2~&0Kh;nFumSFz)V73<BNZ^5GGx^l@iELiM^VK(IR<b&p<^p==Fl5od^iO$1!T2m~N+
pRzV5njniC{&WX^0@R`?k!eb_z85V^^04hT3aj*MyZG^$(r345%XF8t)Q+M%f6*w-dC$BoO8#{XzTR5n?rNZ~gW1F2-I5g)pALRK
G#fa}ZS~_pkx8hfRlfgjx3v5?&1l5<O*vY2o-j1!;I=2u%KKTd$Ic(;nqiH#PJ8b;q}JL^7L)N4oP$?%|E|loUXzK}rG%C?fb(<&
rEo_$txPf}$x?YpP)JuGS@}60Gj%iNd;N3x!=WfNk??I-L~2ryjnn8~;X9YUuLqw?t2IQW%vpnti?w#pgG<T#{N>ho&bj<3mv5L^
4;)nz7A7RTMHA6YAvz%4-?_vy*?B#ogqa%_=j}jkq8B8Jup>Z2X@ujXvy8=G9*OBX?CeO9xy@F}rk0yG0Zb5wCvi6lM+Y3&(nW@;
s`@x|gOp6pyj<69Tq}2;J?^+`%PO|Y#oyi6d0%|8bEIti2<N6@#YeSA(mFwcNVQFC+`1aO9xUnRF*a9P!<u-|bIfbsldGtdG7Q)l
2C?yQ9?BK!;KY`84#9f9SJtvB=mx$WxRoR=`24rg49gXdH)mKgJvu&--vcA=1n$al0KU6>WX)9Yv+g$rn(W?>>7uKJ<16*g!&>Py
|0g_eAjpM&nH|HGB7}^Jr-U`#WPn6VIA=S$n^?pRwB+sU2kZ0hXJ|n;jQhPJ!8XK@fkrAwebXn;T(~h(O0t%S5}>4!Nh?)A#yYR9
vwO&kXIX8(9mAwGK6Fkh#EZ6%Wtud*B_FdjtrNAW$)&XDdoD&rhu!zny)@;`rj-t@H2_gI?+TGo6ckV)T9JBv#Krwq-g8<iyMIfw
4)^&uYRTs-l&qr(=Cs6z(Ue|yhE{|{L&GF9EGHI=4JA!e?S%h}42bdNhHr709u%S|u*St*9{gkY%ap{0Lbfz{e3uwCDM=($HJ3V9
)C7Bu6#P$isDcwt_{b*=qKWS9#o?w}s3Lv5bCXQs-{JJ840U`t7%ym1ORSkImY+ROP9W%P7@p4=Dj?<l35UtwdJb8qlna!Sr~0D_
SlFl)C5}(^&!I#<q)|-#;nq_d$Wm1Q0+gX&<nH>*_M`!aYDTCM+xnl;nnHtW!-?~2K(0`8V^_Mlg2TvNcD?Bqytu=mh(jU*UTVzf
vvRCji;7fC%a}~4?BVlkcWh^qVnaeekLtm$g-vTX3Pu-H9=peV#!lyL+80aO+v8sD?YkK@jtnmk0IK+ym}=YGWxYd<@o}WP=QTP}
$Sy?{DGt8p&$vs}piL_2XyX*!>N}D<E7w<-bVw!nW#XUDJY4ukCX<2Jx21|WBzH3H2|R@;mx<M(?k{yLzNdT4w>PzVm@fZJsr%Qb
R*5H4vJ)J*xkV1hZ%n>w5imsykpvTK&XG_^$)S9Rylz}+Lhjcp7?uaSR~wK&_B-~`z|>%k&=(*9ku)+|WlsoE(YPpst3$r$nR_54
fJhc`XF}QK4X3R?2t`BYGH7SO@}~CBr;Yu0ryHqoR8_veUbaj}Vxz)mPVKoyv|<P#g8D)vQF7aEe}uKmSoBsji<_7rk;}PENlrXY
h6vqD=tc~9Bmw!T*@X=zzayP5ua<3IG5FYpLiYb$k)ZqFw1Ri6>s~VZC%#Im2#=wjJnKGR-A(DdIgIq=47Q0;U{ytysjjuC#hCn_
HCWy=2JZs}8J39D7N~;x_J&03#mX~`hG*b!rIBK%74!JI)%ZAe)Av)u^KM^Wz48^OFUGExF+~N8j_{ykeQimKhn<~J>MEgPEGRx%
a9c#^59hh>u|F6(Afci3cFKF)uM4_3;zX)x2p3Gr&gd&{3RQz88aCcCc*>t{+34%)+~b_)q-Ls0Tf08d6|?!+zS{k@^NW!d)79Gh
TjPv~*M}G)E}mRw@3tRCd%sp~IO5K1cRI@t;><Gj8km}BN`w2LYjmW))<-T|jc6>~CLG;It5x0Y@O~~V**GMPMy#xW+0){fU>eN&
Msiwn5LuSR3c{kvL4`_!rME08tFN~wotw@wEa1k8MB7CiK>^HYhmmhNT5j<fHMF=aNd!)g&q9~N(}!mUd+udk$$mV{Go|mGIG+cv
7Ibk@8?KOQ_PLD<tzq$}@)`eH1H5efvLbD7peXpc&FJ^aX;D@@T-#5~`eK_K^(UmuY!T9D5_PD{VoH@(H#>iQ?pqduUrn^ok={d=
I*sZ)g{WJ9me=KtFKE-<#43%5NmY@;GPwyDt4)8IWIZOSe$Vo|xnGjPCVZ2%+9o>D(>=Cb^*mOE=5u&$Uwj;5MW~%X)&3WD>_{3(
-cYG8wc2Y|Z8<lrg2tA2hF~_IeJ&P@Jf|K7=Q(!p$?a*6PgYqu?)ZDnIQAkV=HwFpXZCi#StmqwOVehzehHYq42=`boou4@qltvo
wKzhWwym`;->OUyn1QB4Uw2u;ZHZ_PHuP2l!!UGqCC==fCbrmoA;S@nP1ttAVu&X;R4P<h8*zYqzhwi5h$uPAQRcNY&{F-A#G0Pi
qX|wef~SvcJzMj(F5eE1>3!ZW6D`bAp=KAn)o}VfJ+QB>^2}8nvfVuEU0+>m5k*Jty_&iaM)jR+HHNxN+sd0P7S~X;rOK5l&_qt0
Bkc)Y;T2HLnwPU7gm#Y58@_dB+wR|8^$i~+rp}ugNvP8{PzjtM&{~iKxT~UDKbqdC(A<iVc0W0a2&?rgBcZm5zvn9PHt2uR&u)rq
NqD&91qFpdECmd;`rcl1p`Mzl)~`0R@!7p7pv6?9Kv91>becHs%0eSo<0sgI`O?Y2xa!-k=|(E!RT^1l_oU%FW%x>CILadw;W5YN
*QOdnohiS=M9(&`P6nu(;_FqhQEwgf;Nccg1WLhTtQ#n*2-a0f$H#sRHC<<irru9?#q9F@zMK186UPsVP9jI^sZzJ=)U}DEBq};B
bBJp{(*3A}F{_~9u;@`Gf#FYe^oh`>1KsJ&OAik$?S{UbbFKMrq&XNY_h+tXvMDr&j>>iZkFIGBR5+k1DtgyXTA#_4sIR7Omk{7O
YDdUAw(qB2&|;%f)&gCjs$6-Qd4*t)@>1%ZjQh8BzlkhbM-Z2hkYBpuF7g8s#?cz&pxEi6nx>NFD-`<iW;z?@PNeU57^WgC&+pyN
R1{U*kuVUYauU?uZn<%t%ng%L#Gy)6jU|>QzMb`zMcYv}F;!uvLt40=^q{8Ut+|>EVYK9^Q#Y<}ll7nH0f26MA3oOlcrKr3b~E*$
`x;0lKg9GcUgKd9%bKs$h6t{X=+T`MP9eJ}p9g(Z-h!T1&E~H(``J4VmljODNx`}G%J3y27FwQG3EqLlPI*K^An>&PW=5S2)b8<X
b&a2B+1xPk|IL<VpG@cDRU*gP+JT6=Wh+M$GqzAwn6#szpc8@z*kr_CKmeQ-cx5X@x6uq@$+oit`SfPAxPmyJ*R5ft8Csv*{JE$5
E!+PmHr|`jPE-B~|0Q5+yX!h;ol#j4;+n&4%NFl4cH%`c*=lFswmU=BDsi_M2Dh+3b)+>FLG20M)ds9VptyB~C)G3T^7D4It?%Vb
Z9p`}F&FfB#e$>!Rtq{vkE3NxF86db1PM2lLM~YeUoxYgyeBR)8chixd)`y7^k>{KHlH3l$)xd6gv61{|703326Wx__=V%)#y=Q;
8+&5Sz1?B@I`w?N+MjdN(+Y+=eCopx>3F`pdXveKHtgGJrmKp(Ut5tJXHleax}0r1Voh2;$eC#WMO(Y1RdqY>CI8-5M|o&ET?s=o
4H9FtA<;D}N@=U#<4ZBJA6iYZgQRX;!3d0m2^g&$M|j!&<XClBV}gz9oE%pUe7CJ>OBUo@Y?^eYkRa(pcN$8b)^?<#K+x5LSheG{
;!yxWxlWl72aS_LAVqJqN-R6-fs4xY!<36WdRaOmG8>QTYn-mUNE&YStmx<<K|AW6`GDX+hd_TsUGPA;^_-durz(#Bn5Z^&;a7P=
rzQy^OM=xusV5_)kkhlhs)hSsGhl06TMjzP9Q=Ph<}abem&g3xmB+hTjIO*P>^e@QI6UBAp)<iGZKOv}cYS_yrZrk$27~7!A$C^R
Yl=uO0|YIb^i4;~mCPGZd}BDX>=093EIRbd!EY}7Z!!zr_0<mBRrj<wwUD6^Wv9v?k^Oo2ID!s)blNWabyjLd&&=`F36n>2C(rVa
su$1NzH$(qeo!KuJCL~`=k=eF7N>4d9WLjvf1qj=h>V~vUq^^EvhMKts5#MN1!!j&F4`XA1QFe%>8^uF6&}(y8HXH__E+z$cj9#5
AtQ_<0Y>WOsViS3=A|1tXL7doq*~-n!uOah@HZ?=P#Pq5UF2lYiAXIf<Vx4-%Z8gKH@wV(Z7XspK)zMU6g8XAfg6@`*s95EWFXqT
ToTrl82VpGCgcfA1Pi3UCwZzAq8>#VSTz}tB!+R`q>XN^gu{Z+O%qzTz}94vObXT6x0P7`%0!kb=@_cZx63gSVRl7bWy8)g(-eY)
Qp&F=Z#-idkpv4Rg2ApwVj@(^MSM%U2_PaF$R3>e;xAIFS{(+^$n1s#sUVX?$C~*T5fUo^SL9HIN9mZ3Q>|e-A^9c%P}sKzuBcdn
ju5~hh$PAEL&9okMBXxc5q7!+EI70v3?YNDXoq<q4R0^{rq);~rwJ}u)rKIm+M4S{pPJsIm~V#Z{~inOWbB1as8_oRl9f{z5MSa#
vfb;tw4v@o{-iHJfFvdVM_hW}<Z6C7$#G%`Ip^Nt<uvS=6R~aMxxiIK@*_hG4Ntq4W;}{_cPw8=9^;=}s`YsTVmBnd1Uu@KG6aH8
59L0sBWqaTwcZY~O-v4O1DxC;>owcf_aGB&B<cQS9t1e6gb4(P=K9l00kIo>b)bPMHvYNVJI_M|S8|C5b;yn350q)G=w04}_D$*V
`Kfy?D)<r4R59=I?93Ui-$kkRSbZv^<x3AP&f$s&*Q!=|zjtp8I6%}MqiT(r$JXr)P}U=iVbc3^{3qkGwpBXwKWhIWck_K84SijF
Iwy8fUZ~_>J9e?y83`JQ{;MptBmR>`SgXBDV6h}5=lXY-n38MyveZ0h_m#1%YB^CIDxSp4N!~Y?%46R13lQRzS9YT2v-jN#9Cb>y
%&ne}JIS=f&DWbTJ6DDNrkr)0yn@5^+n(!PcR|5TBg!dVeSD?vaz4-c%$+p9Bc*Dy|1aM6pV{}L%8!3VZ#Cj4qV3&G@R!O--_>j<
!`Jm+e*5ir<iu2BELb3mBIQvL;(-@pa?Z1?s;VtnIRq1snI#VQt$e<$0mx8wC<#IUbC49s8eK{)3I!4pq>@U=R3Rr`yXfSn?B5qw
vYKiP>9v<mja?|+H~SM?{=0(|ZOz>;7K%Vv7&KOD?Vl~Q1z;X2G2NO>Lryh;S*4r*G}--apSWrDr!Lc+I<zqb%G87!3}Gn!>HY~p
DMTZbGG2i>7bgT4Y2~YT^;uS4N)i^dyi~U!B&f0}RL(?UeyS)v4QfSXQh%tq2PvqEsE+Ta6|F&{1yG|RF5}nuM-rLxT-1t1e)AVi
RN|u167V6@keqUa1e8iLa&Bh3s68Zeo4W}pvo+y4EPmaC#7fR7N;=`&OehXk9}}zP#MZnAK}n+roH?*C`Bw&?O{;i$q?D4))KL>e
nc@#!ok7y+a%wo8=U(f0YRkD^?enf%HE|_1CJ2bz=U01N^cjsR@ii5^yM4qiN``N<g(MxyuquTI%h)BnyN#7?F50O~yy)INh1-_r
<IawreCeEh%eipI@!l@??UK9<O=t~ZDbgJ*$dUuPCnAb+E+IibeeTt+(&+U4Tk-CkhoxuhguWaU7WDXQONNxNl{`H%!U9IPGY3sv
dKF5WfN(4>L%L;(KWZ44yC-W=inSk`kLiCecMVs!cv}-L^7cq+c&)oVbh5FtS6agu7pQPXh3;YbXH72-#!d*cGn25SQvaOSYpcel
ZxckrA`-mNip122w1?B2!Nk)`JqSuu<8+}+#9NdN2d%6+c+7+}|5GOn{2p294@m_kGj{wpq|lA8)>)9DQbfLcX;9<eq7iabT^yxZ
L>DC+eQDhel5CV`>OSv<ARg3$!9ok95cwaM>^|@B{srUz7iO;hvp?ZHAx=TTJb&Ww0N|1VVg4FkgHN)v5hL;)Mce;hxQ{Pw|1kIa
f8j^yJ_rZ)-}jH=Ilt~2{59k|yAI*YTyh_muw93{)s`M;79X>~cX$)oAD!XYbUN{KJOB4Kx~JLk{||?X2%-1B?(TngyY+bTf1C5}
<MXomNRUU=eef0pCKNw>kb)k)v821l+O{x}85YxzxJ)%G`+cq+Xl?vJx$e+Qe0p+vH?;e?V<BtH^76)lG{z0-G{!4VBoo073MwD-
I;g(<R;k*E+SH{|I+0__E^RU{_wFZ+zmB5XlNxN!CFCsIFTpnYsH9ZaaEo@$G}#_}a#69<a31RVUe94IVKEewNe&ay_9a^LO4Ns#
5!;CH)l#|(a_bva{U(u7^~<P`j6<UxqFurhr#}(pjKLd!P_?Xky-Cj;Ju2&_-NcB7D)g(8AS8>DdP}?%N=1DLKiu61PN5B`{2FMi
l}$bVUr+j9{eCvNJ^fvf-+iHx_?N^tvzqPVJ;xF!sE0syYh!rqg<r+Iu7O2O%}txVKKx$oQppXpRFz4Nc0Q4c+G(usBH-qd*%rU(
^S8d@uYv`!$>+HZ>xxF2u|ulGe_u$Ab=!OmG|VAGp{T-eVkq~`ebk8Fuqpbn6v(i}%AEVMhlY>s-eTc*A5`+R9c^eUZ{_Q)IdWD!
&NTg>W%-H!_Ph3%o9pcG@!xz{WMmIAGAfU)0>*xbS=X(nag?+N1b1S0ijfe5{lESH&N<g@dSa8V+*+44q89o0t*}hn6Er=~dI@@H
y7uv!TWq5ie8`~t2)2~1oPSY)b;<3*wrE^#R<kwC2+%{4Q?QdytjHQso!9~2sDY_JmYx|VAK|+>ef4?Pawk*euPpyp-AVXo&jWA2
UQi%+bFt;5rKH90aOP{o)Q2j_QZcu8bI!Uu&Mx=udy9E2d}GFz#8Iu?FCy<wS^`X8lgJXbwS}E4P5jQ_^S|4sWR(wx+EncegHE-e
eRdC|Yienm>BWx^<g~_U*sgs_hw6PlH?KZF$LPzGxAxP;&1jrR`YZg!NBWd4?pu1#G1q6<d~~4h^r-b21HgKVdZ5=FeH38Vy15j-
n1Lr>e)9m-qUnJ;fM|bD92-gmk6k|-z$4(i{pWe(ml8F39?7}nV$r4b#<r!cB)ks(&YQoKu3%JlJIK~=rXdUpKS*rVr+K67YR8^M
wZ8ZJseahC?I0=<qS%f`rYA@DbGLNNTRV*o0i?h>@aFvXGTL*uhb=8vQyPrvko}07|J`DOAi;iQKpSrn|7sCIQ0kh;7qhUbun2&I
xnz(fLI1KtCOZ5!!R@bZeH624Do==(sVHcmJ0zf2k&dz0RB>8W^F_b}5DZ5;Yj<$ix}!Y(`M`DlN^iOw9{-y*S4T_U;?E^hp80~s
s2CR!yUWxedI46ku?BBy^G2NEx!yImG4)fP)on`xNsI?<37!obR`;^w(zfuh+82jj{io_k?y%v^agVY;3obRsFV*t@r|ecg==2`V
|H2?-Ne$n0M}i0vyLR!M^HH$y*3<*THT@zR+FJz>OE9NqC5s{6;mfy-kL9oUpSR`L>9sYHY4-iQYp?6}WCVRJ;&$@>&zq=?CXLg{
a*FTobdaDlJidqSlUr{Uv=C{bQ|I<Z9GXP>j<vdfrg-`^<xYR28*HY!?!oj_+QSgdb5a<V2ZERf_#hm&O)UZX9#-Z?_utjTVrpxH
8WfofZn&MlUTscU-#lScfJLPqHTsM-y~edd0T1AXj3}I}%XYwm?ECM}jR@yZq5{4q2Br0YXw-CyA?Hrz0(#Q%Ql@$=I^5}PE>?Fm
7bt9~M#4kw6e0I}MQz5~X2Tv9Lg7Y_-^;!FQ381$9gxPZ<d4E1snU0<i&Q^ek1<lGdfIAfTfKw|mmrQn?=}--8egyY_1>dys`{>_
Px3Tz8$<Q(c>@%+trCqm32)tT$?b4&K78|=QzZDDcTg#=syOWW8=B6-qIpl2JPl~8n8x#oib3#kz4%!C*|lsoO!xJ=o*e2S1L+<H
;^5(2`Eec<p8h|_SSL9Z9iTsF>sfiE<!XIoeRHe(DdExvD09BEJ9Z@Wj$YUm=TW2z&C(-fM;|waXMXXu;`xl^4+=iLCpbv+yxL`X
KK4V}rku}MO>Lr<%HTvmt)O$OzbWJ-Owruf+OJ?D@a}Y6=bX|`oIa5{p;B#pr{03?Bwg)lEN!)q3z??<+*mAAj0LynIMPM8uJq}*
JvOUQ&VnWPin#MXp4S&uLqKW%_13=dR-)!T{`cq}v?-1io3DKkm9iD^<YI?z_eYibZ5@`H?cjY`<?ptupD!MN+I;--F_YChv0ZZ_
d?%$KKgWgOu}=d0^c_!)Pj-*x<xAQ+bLiBDJ<jnrv&BL^D1;Q3A~@_61*Xt6pDf|b%j)qC_@q-!X^F2-Db!+^irOEb1<W^=ZL9)Z
P&iA#J4C<c#{+Sf`B}>(5Wnb9L`jXE_B&kUcI*5ani<^I(6LsB=k3H%Te`fLM~e6bv(#+urqsc!o(?{WeV~2?54e8j%>ViNYxRDA
4q?!7pNAv3UFdQt`XXpxc~v+fm_vYGmAnXeaEQEGW8S?~Q}}p)$ItveD&rzh{?a{war{m+fVio9i2yM-{+|u)HN1ZLGYmH_<tZ`(
--sT+1mDSAABzF>f1nc}|C6%nG|>9T$(RpYo<AU+1iP7PWgq+{$p<q0EWuk<(|tm}-Hpu-x3{3yqK=86=>KZ#og84V2S&fdX7`6=
Nti+Zn^(c%R^ao<-2BJ?2R9UK^+LM6N9_|d(SU#MkN#L91IdkoTZCBxHXqXjHLgt#n3|;B=%w9ajTo!Yi=ryN$o_LsdGwZP*#t;2
6w*jVmU^}9uF1G%6_`Bx7eC+GBbk9jyIlIUatCtt{;A`;TpfVk&qG<+U!TT0HJ8`0nVl0y&2vdOWuUH_T`^(_1aLI}v8f2^_vi=u
htCYZgR-T9eP#ieD)~9Y!m7DlhJ4J+nXj)U)l-n<NG>BC))fLE%O>Z$ALY{->ymr2+b}wN5@S}Iq$A^D@{2{^MEybRN8>*_<Puig
cdt`|Yil5(@+o2{Q7VaTt{ic>j4ym}BFBvm*6x2j83kOo=4{cgN8$)QG;`vf-Xo(e#K<QgtETa#B+I!vQPL07RwiJEi*EG6N7B5r
Nyw(ho1>wB#q+gw)j#p__ntOpV<UMO2!|W)TB=<h@J})kgF8+B{mu_vJ#H%7Q>C{v<~NVG*e&B{YZ`ZRfN1sLQO&haH`qADH#JP+
c@7KteiQXOXY{>d(}8g=%QQSM1d?4b(d#PFRVdwv9(kKN<r->~zO6h<ewpyk3)uGP+@Z(CdiH~X-57Dgsx#p&+_V>`w&0FZsw`FR
*4hqOUx=L5%5Lw=uI=%s|6|cQw6?E47tw7LeS>~YP<-u02b)}1993~!6;*sY`Fr*|$nV;gX(F{X9OBa=*A2iRl1QTq78rUe5XMz=
-%1ReZg7^40@vtfE<)(XFWx6<6bzjcK#?WMJfmKS(qB-Y!@Ta>figCfzRPBh5X?J9@jYh7Y4cW`bvC`LS0=W2jaTW@anHE3B<x2<
S<Q1NMBYuGO!>M60z322J;gZ$)e#8O!<5*%1;LbwgP0FSc;;NsLbh@X;>!t!x#;$p&d*|ZXvK*#g+^WzCITY+Oy8cS+n-+7(TyqW
Yz}b>p*|a60(Kf|Nv}y#>7U9AfsoM?p4c)SLPV~V3XyhJ)o4)wIR(=&6OLnEz~gE_l^?nCzbjW?arRcfi(437J@;0_%HS0Q5=b<Y
BE1Io<O)J)D=oPN&_lOEL*fSV!{v3WF@vv@<6{z7UJ>ZUB1lp2<Jf+l#`*dHluHX|*1qS<Qg!HA##!q)o~h6j3j^7h<N_&nvMYT=
+MIGOAty?zQ_1k}Fg>2as|^wS8@1^2r+)|1(WZ*;Nfk064sAg+CWnEzuo|$X3Ah~@p5DVo9Yu#C5$YIz>EXe{N82y<IjL%%@U{2f
GNyYyc1xnK<30XM;wje#_#DTkxN;jd8hR@Vs_3KeQFf9{Ge52*s}8tWzcoLHIW&UOK{TZ-L{7;p1R1O%!LB`EQ@{HE*W^Dy9-`0)
(f9uZ{!s<@tNelBVkh$ve{q86AN_5^j-$|Ge{KRSkP<+r+l`0v*}h%D`i5drfwGc^qekS^L)bexoK9iPU}3Mpzq&K{k4C5?Hujv#
Q(q>8>X#yI7|4+9Aar-9`;8{f9OXEij@W3}LBF*&9)<%rI5jy2u7Ai!(N0HOpkUHeset58;h<4c8#CGe;_ztuusVdY<Yy8SLv1lP
ZQV3~^qttaVZ(>$vb1S96Jh^(zdHYlee}BdyL<MDvj$)#o?48>O4YiM$Yyqal$IIP&hi;n`FWP5`Q_WvW&KnAQWh22454-bR0%ff
fsDlK9u?GHoG^+=I{BK&UgjTi7<D)`B3LB^V0+sck_kANv%dw?0@x-H;hy+%xFP>zgq6+Z!-7n~9+D4huLRAwW3&I_oo^y0>Yjle
PI^cW5^%mEGl71IzZAMS;mz#q?qIhMPtokc&LO9Lr$=#<gYHg8(EP2wy2y9pA7J!w7c$@6<+ouErPB@F_X9=wjOZ(=6e@eRE)u*B
qQ#f^A3oay{lHXrP;04Xg2zB!kV{DCz;;xu;IN(wQ7$W1F+sS3L`QIDsPO|qaf5M?nZ53aBF%s{;Kx_GWJ%>6M5a_j*m|5X1ZP@2
yKmG;b0NVgA9{s8Aj1i*W>izoI%kbV4A;I~DdK14tMZ#Yq>NSAe+WNHm5eTfPeEbX48|8-1iJiD>^+l6ziYZNDwzVsg;+1#o-cxa
hGrIrFkeUD<sX~UwVrlY$gAxnrG16i**`~o>)>@cN}dnLKVCrmh8+4^v)kM#i}Q)km5)iX*fsLynvSA;$F$?A?;36%BNMP&I?R5?
c{o0Dk}_@t;1KqgvIp4eLG`=_b2t_-l>e%fd(^r=S<OEbmkXyK`n-4_7{C$yd~p8>8drFN(b>XN<B0qhyHCkm9cyl>#V~UW?qbY2
QBMNjk9)D{;T+6t<GsdrJ=4!~%n<O}Q51?8U~kuB+5Ls)2whR<kUQ)0jcDM0Y8Gh!l|r9PvUo57nN_2L%TWgcB_`6sE1-d3DrA7S
3v<CFL(yGbTdZQnEAog#$_q03EdKOe(Aae5@-|P&C*B`xz$e@xQ?!k<zh1CZACO}yiJ3~O{&Fy%Ca>T38%5ZvU}&A=IU9)uAavUf
CFHhlES{$pc{_LTlLhgi*jEFXdpp4wZMvMEEwUbpn%BDr-(#w1L3vCts~LePVlOIHScqcCl_yML8Y#OTTr8;wK_ZJ4K{yWs`yGxm
+J1+L(1+Lqksu!A|DJvQ`UWjwIx?5IgSKcWJjpKwt}*EC$Oa~xkh9U1Oar6D{UBb|QCQ9Wm)v<K6W;pUb!0o0@Sbx-IPop>y$w?u
BY}-fsoWFK>ezVgiqBkj{!sQQ<(#M@Gw1Fak2rTW=c9wj<DK5p9R4n)GG=0XBQ$D5ws~i?&1YP)9r$QjcfSIi44d%v^lk4wyz2JB
_U<a18u6~Q4xFZh)ZRp6PCGPl0Y#j7g94)ky+PYivSD`El){8ULQ~TVS+UdTf*xM(iQ+t=*xDXlXGwH+reGqkE3(ppAem=I{E+MR
XQ5Rx1WH|3;3=%sIvY)NdM4-4_7g^?#vN0fPbkP#9{><-7&Vx3k#-)VLQfqX&27wB_oX1l{F<_aJTXc4)#@s~sNeDGuBX@UaW5o1
vIn*qK2@`6RhU(X{Y?EKjaT+Qjias~f=+_-mV{UkXxJksT!ptYuyE2mZ@3-#6hX)(fnZr)!8dzvsdvjTkQ`9l_=_oML%I=!!<bBi
=cVAf$w*T^aB7TI`AP)t?buqg8U3Mi6w4{DtF__RFfOXU0;9rNT@}!x0U%Z0OK%woq!iDf?-yqlrG<lCqS%vV+p;(Rp^asvkza++
j_zIll}TN|X3#Axu$A7!Oz6X5H{px9tsW?Gy@$@s6Xs3O(7iY5s{hVP_NO~j+2ea&2QIKxXnU~k-Q%h4nyPSw8b@rslPSjjm(;rI
{XS}f>{Z^#lpE<%Hn+BYsE;&e2~e4)K2qy;QTB?nj*hr|?$3Vs^YQvh!%xVM+RGp_<pTDS_IxW3E9itWkj6BPtgWNM%n=coKVD4G
zQeUuL`3$Ur#UoyP_Wt-ShK)Ox3uhJ>?Bi8#^;g3q{4F3Rxlu3Sa?OjngEl8;Q|xOcmUj$+hLSJ4$U7q)Tgm$h4?P5?aB||9|nFn
vyP|3iwq86m!4<@*&6~iX4sOl;W*~(D6M9QTMoq?3_0uDjt@clWIh-lbkuyF=C+#=odJg|vtdWADwa|fGN+-&+MTGe4_eA-e=I*A
D``eMJA4jX9Ht;H!%6Z-s9E6gH|&cz-`~iP@GyI&oJ~f2_juTPpeunZPYto8T_9`4M{3A(d{)155+T~!16kQIdmSAAS^gF4hV3NL
_w4K<J|D66kdY_67-3^Q3$yxZ2DD40_PGq~ZXTYu(scCj(RBBjLZ+J3Fr+yKLxdQLmt%CL0ULCmX&S{=;s<~`HNo&Z9S8H1e@&*J
;iBT&>omt%&Xh>tt~CK8f{|%znc-XfewRulsiW68eHQ-j!q}=a1%|rLkLfz!4eEr>liU1xduhK^>4<62iok(d5PFo{s}A0=w{U9?
1#zHO6%UuxP|!$rWaL@L98YGEA2*r4q$b1K`lr|B<YBS6aUH9a8jMjLI&^eQl6V;$Xnc8yR)FjrJ9m&b5_ukSStp%7fK2T`Iu|}K
gY~tPYIu7!kJ5i>`ai(%>+U+IBH^e^=U`7$-fDYEp!XOt)4`Dl;L-hvcZVVU4mV7`D;3Ue(hyZH#B{G7RmMdogUY?)f`P^JuC*c>
XlgaMs2xk)ZjpCgR}O<dbbI0C%_dKd`!2JW-+rXMec6w9tPca1E?HGQ<%82EjeTACIZ-rsrk<4MaB6U4I!qZ6R#aSglU+Y|-{S`Q
@2Wb}6a5^nD=<U&C`DZr!%0Ls5Hm}+`+5jal?8>KCE5!CcFEWn$Sj9YMz3>yyxKO`4i$Uk7=-#{TOXGPxNOn&>W=*k^VN5p^c-S2
RTg~8`QO>FA$wL@bf$Wy!ObYkPf_tqHS6o+N@8vECo?@e1FmEgd9&hx)Ih>71J_2Y+`j`!co8)a-8c%R08BKqSVySufDr1$H##<%
g?0!GGgg4M{M)-rpjmjDA;mP99?7MN?3PWnR5~YwnmagR;e|34g^x()<svE1j{5qzHdv}>o-^**xKTtpFtfOlnLe7eB527;;LNYV
)%_P$%(Vwtj5Piwe-WC}EK|tsG<AO&*yrD}u=7qPC!yy>BiUxviH`N0=^0(myfdkvMvzX^sRPjj=<9)FH#i-@{d<?SVao-cZe-0`
!F7z|9Z?f#U0Rh`8ixbEU(09P?x{xfg<V?{s)XqNo+R(pe$si_l~XPmebIC#BMklTt_gO|aUD##N4^FXlzoGt8Y9ulNA7$%ML``H
8V|fbm|b9g=jy)#`O(O}S(NZ8w@E2%l=$9%SxGrYcLpb!$4)-rW**XYI)U&qZGDZLd{A2Z&bT?BbyOA3CjxGHxV{6a=%;5>&t}Wc
D$cvVIlXE6+B?PTC}WE3PQ5eS`8Yf!&S8^YCs9P7)D#Z}7u4)$kvbi(yyr)s>)3XV&V6vX5c4ZAUK$|xEI0fPiw;q*^+@8bVZr(1
$QT$KBFH4ORewu%A8o0M+uQP*Ec}JCS=;vgK(Op*TH3**Ow0ud*y~RKL!^fl_LgkIcM^RkFB~i8_&&kpvu*|!VjiGt-Hd{UPZt<%
)>BmTnl<!?b2+5*nI{vXYVDAvF@A#zPwD?3ul=W>@Oh4){n`6Jzute}@&9j+`uPFv%>$jsgc8LTVw^9A89Ri+f@(<_NenlbNfwRz
95u2MY$4-}HcbH%?1FP&ZxO!TzI?N^sDcZH5zD?fE{!`w-<O99`UZ(C<8!+MxXL=CF0g<&!-WaKCY%I~BV{p{WW+c}+(#ekSox-J
_Wr8%-{Cd$Tnh#X)3Fs%GZdES5(HME|7e>0J)`~XGQ$Is6#M#*@(9yrhToKj8}<C;4~AF&decYAZrzIi4RQJR%ESg)b96AiH14<L
SYeHK`-aqDF8jDVPXGC9&=R%oAL|4C1eFG3h;VQiEX2T`ugLlJYCo#)>_Hy1M1R6*0XC?6Bb0F{xoT)@2nv`oYbEhCYd~m+u#+Mr
Dakh`pmsovLUIpz4#KITf|??N$k2Qw;x`#4zdT2r557R+YK;(zKgk`DxfTwz#!-}blT8vGP`d-I*{X?Mke(0<J^iO&Y1=$R8RAc-
%$y~Ll9sfkH%B-hK@LW;muFv3^Jd@gBd@GFpYik^AJxO~*GJH+>%U|q=2>EkH6MnsQV11FDQF1;9GfDz=(e@2L$Jjr(^AG9Fhmv{
Fiza=FmY+wp+iPSVPv9Gj)G8VDIkhLGNlZai6()VfU1a<AevZ)XbBpiB4{XrBB6+w8I*{ShDnqnn4*k{U=vUt<Usz|5`h5djCW#>
%klml5PB*0L37cLlTwCGh5r%?MTnr>5k!2B2Z1#swG=tNk742%dH;r&5ZHaG)RJ~6`(;Cyr_!U)`1%+5A)<volM<OF1`>giiApIz
tpLz~K4a_T^pNTgFhf#9hs!jx8d$tC^LTvj4juvInvFs8*1RKNdI1lb6$ugpNK(YFtIQ$eBCF#l2|j>v9EB6D@cNFt)=3TvaN$n~
%o!U84`v2~&!1r-nSc}-8RlKTk7Gt=@b?Q*f&K^!0^1#k{bUCOaK8umpUz}g`h&OTOh}YTXQIw}DFxX_cjpWcP}ERP60u+_p!(->
L5c_M`Efl+0C7EfQ;E&#S!UN*9G?UaRGqmPrzj1}-hl^0Fu7xgr=jxt{{&O#>i&*4s-OhT5`Rs;o%KFe+Vo;WvIZqvvyL5EBakvn
KytB?gK*`Q(}^%hd#)^ft?`oy?}zx!=WLN9P{9(*a;qjdx#u&J#~g-loKeHrlfNyxBaOem1@T?@I3!^G|4@FAIl=&WdwqnIJNxfF
Yfr!2Ze&pYtA(r1A7Ms%?#r<B`NW{enVD$<2t6Gq(Vu;5%d#Nc<21n;ISKZVHL&L>IaArzeR~H$il}%bw}Yf@rT~V&uNN5|q6Nrq
k68jtE7t}>QnXT(i24LjKdlFpE7%`$s37&ZMNte%5`a)w;TXkHm4*b%5U;l|V`xZUAJU(n!S|Qe_n9S=t(k|NT>SZ*WMZ*W=0OVJ
lZj)7X#z%`%c6}`)p&8_9!6~ASSc{ubekEw5#?>jik6vh7}lITFNHTQa3(ORo(TX9oXiYV@`-GGw+kpRM6JmSHdPKQIvC@~9U=z=
9D$z{5%wSEYV`e~_M8WJdp;3zHj(w;4EW}+6!7$(jW!ytm-iJyO3pFXgXQ37ep~GBWyWCD*zKRC-&T2`bC5w~n+<#5c-_VuA{d(R
N%(o5Oas_b3jEXAo4&Bn+d)ldc{iRR_w4t{GbSDib9D6zy*s~TgOI#+cXR&kw9e1Rr@0S1A`{aUExZA6)7WAKOLbrf_?mpna6lIi
;LbaV7w7i;Ux&L>Fwu0DmS|6FM@POw0mqLjYzP0;0*pwEN-U`Y&`l%=Qi#$8B_dJ*LI=S<|1LVX`F8uhVW_4dA`&KsfToZFiG`se
QK2YAsu5{Wpa`N+q)320NFQ<n9nZ*qGtB<>AD`Yo<#9*?j#8m*#zO?sRn;jBgrzE}5>jA=poE69ageH0C;UxAPJ>#zWyn$0jP0TD
Bl?s)hu3Why=&pvVL?H1Ope_0bA>U&5(|VtSvDpUDLQiF0+MYeS(cL}(W`ca*}PP8SRof6cqGveJTXRqCPGVQQrMWJ5kNB$45Sn!
IAUf?NrWLG^S9G*ZzlH7v&bXi9n3kYQP6<0CUb`qHKd|2)P7TtSJLluKp^#j>)`3z9PU#XT`mSD7!b%}qq>%cAwiWw5e*bUK}!%Z
R74O#yu_N2p{S&ZrU;3EQz%ZvilTFZ0W85psEo$65{jxSDyfCSAfpupEJc=66iXA3L>VbkO=XcFQ~^ShK><|5E=3%=$qrN#A;M+E
nRuYG2#F>pNl19ZgIH1&Qc$R5zxVt{_absUzDQI<dvBN6dp_TH*R4Fa84iN<7+Gj7s3@$~A5qgkwd8iC7S1@f6ua6X`FV5WZ_4oV
XIb@rsq~U|V2eO1@O?is#L;MsJ`3{=8YnmR;f)QHqX5~Z4rs#KJcTnPm|x>S*0<?82Qz;Th)2}F3%c<80-l(OL_<ohFku^dd3t{j
%fxk<9{bdsxt%*lfPN5%x&Ys4f(f{N@(!d9*az7P@_;!&JWjucYe{iB6P$FFOo1Gcd6GJn$qh=bL$(myAR2%;lnj=Zg>@mQQipSr
nIM@bCnNU^pGUL`f{hQ-1`yZ$P4A9p93=ch2pys9o<m@yq5yw*a=>Vyc3D9}Pz4bC--lO^^haQiFchSvq#!8>hJl$@Wr;>f2nnc=
7$zkD9J3$^Dq032K!J3>9{#0Q0po1}6io><i1G<aQiK8tpr8bxc}B3XA$~pLooEZ?2ct3bl)>oqVX4F=D-YzM@cWOEeX)y$FO=Zt
^Bqv>M@0VZ2w&;_(Fvy9RcT!!`N#`D(_cCbQ~`R?>%GKbGR_oK4VY6!4`~B|N=#I~L=Hg|L9stthMxliS|Xw*D@F!vJ<H|Ps$)KA
5bb1@fhKy|9(z#FBe`LpH(Mk=2m>vUm{E*A?NYx_2TyahCJjDzS-oeo|E}-k0oFv(KEFc$BLGmX3ql$IJCOk45AqJ4k6FZ)ga!Ul
6gH=y)b|-DFF_}u?ER2UJw1=KgY>~om>5mV6U>LT59Sd63UL#bRdF+}jp`hSL@bEYHfxa|J*fIUB!yI@MG{jmOA!k~q!Rcaxy0yQ
es`!-`cMwGP!Cj;5h~Cj&^sIy)T}bo5EQh5Lqz~g#6uJaLn4B*AizjozccX3+l(}RpM^W$^4B@bz~m>*kkn*i9G0;yS`u#NO(rW6
VIpQ?IVPagYwUUlC|Q%4SV4`fMaW${t|03##bH(0tc#P3rgN@?ft&{hNN;;OtV#QH<8HJj<mhCoN|<4RDODm`RY_))PYe^!D}rB=
-)Xe`CRqvsNFP|I^9;Xoq1bjM&%ZqMd=CC+*YwfnPHE1YkSDfkkptrmCz2=A$o{W@JwESeX!#YiVUC|^%iHiz(X%fW2cUg|0H80D
auuS93aTbuP7s4YQ!>ax>_Tb5VFVTlB@tB@4HQI~6(qD75D>&A1DKSI3IZUan>aA53$-Iv1`QEF7|D9GB0>k?{V_eWupt71sGwMc
X-Jf%NMI-k5bkf7Ac!B-dWS_Bt84FX#_7g*2LAq;JIEh+U!?9@>PTWMZ4pETa#LDI91u*H#~^Y1h*0G7j~#62?wocuSftVYp6$w+
eOhp)%Ay$;BJTCDeJyoFmX#^B77>{T`9lhim_mVOlG$XUd_5t^?VV0DM*h%$Cj&zfDfnv2h8m3=v=3Xskdu+E6OXs!yfr*I9?z;n
57s_3A6fdU{7DB1RQaedO8Ovr|A9@_pRP@Rygzga#K*0Z@L@al0Z{!7B`>HYW6Dc*g##y;Oq@Gu^<J;OZ|&oEiy*_cL;aSKkzOZR
l42YEDZ?}J>~#V40G|XDe%Ta*@PH2v!?;U@WbxnVSZuR%Uh{*4sX#n3MIeF#sY)M^laT%PWMwqcF$~cONl-y7Y8;k<O}E&D2E0-5
_m-5s@7}u&yO<<6e+57tYt=h~7gbU{@5P!yAp!h@d~x2fD*;9|SWb2$4vG|G5Kskz3ksZrzPl>y0ieaqtFF<}lxf2k?Q55YvztjJ
TpL3D)m7_m#Zg+ZZ*5h7>(f^LdC{iGO(2_sF0Lcw+UU?3gH5ilcE(IS#zP+%)Z`1*%T~GHt>+2P->pyJZ&B5C2lMtJ<^~KwAv%&U
JNxj_+F|hn>!MXdnEsMM38jFFA*C3o3IHM!fCeCuBvNV=B$Ngv8D&V7R$&TM&kNXlzWl)>R{i<M9BH!v;OJ$WcfoJVpXa$Io=1!<
3`kZi4Qh_#aG`O6l(b|d8#vjTsmVAk!?yx)-8+cmvHC)Apl?JjFP&bQ)itLt1Z`MyD^T5XJ5w!7mM2R8ha6)xJ7rEXLri9qPFaP9
QPY)SiwIi84MLr$np8DxQV7R&c0R0L&P34T550U1!Ms1FOakF4nG?LdTpw0aFp^a$gh~_?y~8eG;*%iIE=;(PSO{`9Jr}8z3$p+!
A!-PknV2aVASed<*%Ka($xp4ZDnjW<-6KDy^t);)G>FU#xtR+ixL8~f1PbDehXQuTM~jXZkFkOI&T(_)tZkdqy}LFF?i6$&=oC7L
4m)@@g(1=!6(s_JDO4c>moKxoZzl(Y50&!++v;QKiS%^+D*g6f9}f|F(LYzStb^oES$#abL-it`&`CuBQz+7b1PBR$eq{j?NWml$
1YX#sD2PMR;pp?3ta^Z*gRkrXKPSy-6|%<$;?^+BgJ8IZWxgto2a)CdXTU_#9=N3ZeYl$r;o*_*whyeh5g&>G9dI7+532nE7psAF
r!qGIvp&2vh*I5Q{4Uc-hX@mGib!oGm#mUN+km4DCd<Ut*H*n6k&=f=Q3N>va*$#%2lUHI0V0Y$_Rj6`nG-EGSYVQ{rdguk;2?n{
!z9q0Kx6<hBHaHEZ-ft46_}5^)tzIHZ!z-q{l_v)(V3rDFU3Pc#izsdUAs;{+5q+sj~l>QiCB0=gBT#hYdetof5*S~{WJez|LXd1
fI0r12eaqc26i4JuWlQd_;;}Ro2^&0wO@x}-p)S@?8m<><SHWpNXB_)CV0ajX1;CAdo90K&~k?TpPKp)SI892_WfN64hH~_ubKpY
NC24>)v!Ag`zD@H48bmbauDOK?t1)xC<x$(l!|?52zB{ucR+n4AVr6G8Pz_wZcAp)$=N%3pNms<bMZ7|t)V-w@zC}EU6gmfB*vAr
M6|8@Q@PlyWZEi<uoeg=Zc|NAP3QO?xed=YoYjd!jy~P%7`q;W$Ik=T*pTOJ-g0ZM&S>kk+ABv;RVw=jrq)eVFIguSO0c+z&pN!k
ZWb{fa!~h8L)^OSM>;9#lj;FM{<T3x@|7Gx<v+W>he}Eyk6g3v)0n!17sV7*Jc32@$|46&-kmfMTH?hHlR&R~Xd^!UcbgnNH2b>4
PL$y34S&hUQo9|C2Yp{0UZ)j$I%r|dJ<~5M<X%6JpQGQ0yTjw2&p!PxsryiODWLWeraWumeja-8^M@ZuGyV3Ir{f7YC#ooqKaL%P
6W8v~rTOvGN5JaWn3$%DABG;Ez5qNWC;^BMC_;q;2|#d>8dRlMB>+r?C;-An3Oqn@K%)pqIHGWL=5tR}zh^-AdniN7K`R9W5g5co
#uPyjcWO+16BUS}tWVi#!?8H(_i@BvZgEgWf%Gj8Oe+P;DptGmyEQZn!;4t?{9CyC+x+@>TLXp11fVq1fxrWuiy`kDhLH6^5-}*n
kvnqYXz8~35mesEdGCnBH-Mc8<l>ZwZp+VG7^9Wdykw}LD5>5Oaf~$>l`qQ-lS#)vySbfg_Nd+>brfeGJ}^wGvp}KUr4!m_tloYd
cwwLS-4!}DiE|&Te?8oc@?(=6J(1Trw_xRFqJ2jo@y+&o7d?-?3`sna2k{jrifN{c?*h3@$+lsFYkHd6ZxCH8S>+D-NJHJ4MB*8e
s^bjInSDCIq;e8~iF>6xJ&K2ypSnAFP<TLK9ugl&-yiOi{<9T+opmX{%?>1#24Hk%!LxWb4E=}3NJ@Ai#C%$I`M~GT4TgOII$)i9
_YSC}A4*6|C3m56ND3$cqa6Y%p+Zm*m|#d4fH9E9O|S^;8CbLrzq^EHY0tY^s6&+UNeEaHk>x6N3D*a(hW+_c?=OcQaM%P?XVYX*
B|jDrJkB=qJlZx*e6F*~<Aiv_6jy@{+3eS_^=(~{nkRTkLy(@M@lIz2mzU<|am;NEoybtdKvFX(^VTMT{p^$`p1yMpFwGx133!Sk
g6Oc(!W`uXbD5Q=U->tv@~aqGDvnc1@B4|WA(Sy-kUy!$b9Y)qyW?Z5+xRCKQJ(H@Ya+w}d6N@0mjNrRs-3&bG}P&BGMwZC8Jyuu
la4jk-EX~>B>ANzPEkdddCRYFah^;yZ!2w7nq*L*`9OVPw|zC)gyN!&6bc(*yCr|Kd@7n6G{*0W+G|;MBQ**#+!N<R*0uZ1L*~L7
Y46IvU-x`Zf8cyBuCF>d?)``(Z2LdG9S0&Wm@l~c$B)*&!S#Xocm3=?(0*7I4c%@ZU=w`^G7Jqn0xZwlz=m#mhmH@>Pj~*d7LX7*
1p2=w9_{D5e`4u)>QH&+jqv@Z(`C~-I(0u$I}A+wdUN#+K<KV`RfkWy^BJQxfwW0BpRC{R^OJM9KOfb52T}y_)TKD2)~J6hEI1Bl
%piCnC{m>tTgmJEeBE0Mz)J@sQg+kWF?jMt+~G8v>@Iim-zN4^Ie7g?`hVZ?{cMMiEC<M%M!ql@vh_f2)b27$G`RJ^nK_Pb63D!Q
C#g4U9jNQbJXnVzL+G3@2tc@qv{RD1yS4&MF5N~tgi*o*isi^4Imn2DAx#btkRnKmX$+Sl0!WF76i_nlkqn9?=`z9+C^-OJ;KE@}
j~yC<b5~icp*ZKcu|0Pq(E{t;!VccUJ8}{kA0}%%oglB6a2(-StmDl`k7L=;IIZsQb`u^t_CiK2!t`C-k0K$52tl6SLj>a|E3)Y|
krc{=QI{#>r4h@w3!NgPnjsyLK}iW0E4DL-D2gM65mBJR8YG-aLu6{CXh%yuZ|YQ^kUgHAzh{4DXf|^-?e+RF=#VCc7+_cogg8k9
FvXf+2zF}r*s)Dx225_PL~!Tvz~$JB0Kwl>|69sT;ZSNZ9z>x9Mm2$%M0x|w4zx8-&v(;M(<cTLDq}dgOzALp#wvn$Y`o@2EqA93
iCj#&*|0!RVv5KZ#6l$k*Uo90nzRNb>5x=Ig-CQPbR4R3(x)xY4Z;+2j$qJZ^xo>ur$RK|mZcvn1k6?{ultyDSahq+b@l%yPHg`l
7tkA4m9*GJ5p@Y+gXi_B&31C_vG8+tuO$)n9o|3G;QqFv&_oamnh)LAK{*8#2a-YCJlIn#%-I1DT#*HkQx2Vraa`rAWj78NoyfAh
%I+A-<u=HRu(&AzrzFW@8cKp287B~2ROV=r>`5D*!lF1t7d<Hp5k-)=B{0OKKOa$nGGVqBOj2B7gppMw8u;}e54VXXJ^5!yJFWXV
-2b=CNe11Bc$DblA;m~8K6K?>(K#K22V@mMT#_P<ix68*&5asN#8~tJ*zE_qTXS=Ur?8ucbU`~JD;6^1VZ?%(aODnfmvc%>Bq-<S
NTk4XWVggCpeH2BfS4{Iz#ycOf(fJ^uo7iQ0+>Pe=-liAfhnnU%~3{E7!y?tfI|>_4->k57J=SRXQ$2d8vt*;@C!(1g$gLclqL}*
!%6DI$R>!Qhn=C;^Y<j%g8FUo%t40_BHTrQj>VkEOCpt)HkJ%9V6+GEdN;l3G*VUlya7*tXi8#k3(lSf8p$~ml4RrHdNbTcs$9%)
%*=8^d;(AOK$u8RdO(|u0ufFIO+&{-unxQP#<!w<i$5;Cmwb2BC-!Mvk3f)c18Kp50Ok;4V2t4jVjYfHbMhLPE7)xZ1Vf;Y84~Z9
bnCjh&!3p<eh4CyrKd_2P=}<$9cvi{h5`jwG2?@rDy{)fCMKgkjqcXiW+F5Y8-U7pC`pVEi%d9YTLn5pMs(u~ji*kBVr4LOIT{Yo
L^)|dDF>-SRh#5JS<wsQ^ad6ZNe#~{C5HezJs1HP23n<YM{6^{kXk-%+1d~$Tv*j1Qq*SEd<U)^65d)dIcS;I`{$h#jyXM{>*L`6
O!wi71W!jy^7{2Q+W7BSY91(57^-VN#&!oq+Cr$JoUqmf6pUiRDkjf!?_Q}?Q4-$k=hg7?7U<Gp)G8>Tps!Hx$nx+dp{(c++TR4_
Opg8N5mVr^R{XBCzj>}`rY80ARmyebH6C9bY^Nx8seJU#Docy{f%lx^0=~EBMw-M}mAainur<FDdwUt)rp#D~VSQmr6)4)u{=+IS
&AWM6jpmtcg3*e8CEI$jWO|Rlk)laK5Efm)_?~7w`~a`b0?TsgTs<1!4C7t8c|Icey1SeCSXL}VVdY-}7Y!npGcfH+rgFi;scBXQ
G@is)b1c4_gFJpLS6*<c>^in1Y|<G@9-w_y@kX2Ugbk`RRqHx~o!wlXwTm5G&y<SwPM+{WrAsuPvso@#B$I|iaRgxcCdh`7q|x+n
iVCBamZ+^@CL~26MFj+s)I|N34G9MFiZGVC<-%)?Uu~y~@z&A%I`n#FiQI~XLRuzZ!Whd^3dYN_Dq(5Uq!ADi2SSImd8~SI<J@U`
0^0<%6wyZ|!<4%?dFbph_;}IJtf&f=y^!UbVIg#dDKgYYtwXkPIF=ZSDOe;9<kJx{jknf7k6uo9xZ{`1RF5GF<HeDLZ+pBSh)Rjn
iKbL~_ia}FGF?rfpzqnt^OZ-gft^OP@5*96DGDn+#5EHb3phoQGGh;JydIfeahniY9-aE}xbfb5<<{-pbPivABOzjRg<{2DXSXAb
?hD0}1I;QeVMv(xod^mILLp0yk{K!mAcGJVI8b3Ko~YESYX`CGvzEk27r~V&v9^7;N6kGcXBS8=u9Qq~MkNIj3PvJUh4khNw6Tgz
M5U=^u*3xcMTk=fbI(57<%2&v8U#cHV2|IW_2Z?=NL?0mF%UT}<CuJ>-SMr+0q5y&b40{Cxcn}y6gqD4zzB(@g<?NU!Udy(G|Y9}
keS34!%4GrB*YOXk*w7-l%{+P=%Dp|9-liafg$JNo|V-Yj)5S;i?&g%phYCtf1VA0HG{*Iq?J_lufGj8qN}(w3YIZ_Jt(PEHaPjv
bF-|d6kGY7%aH3rAirt)+i)k(2M-XF$dL7p2VJSk)83u)#mH<!1P1Joh}qfrrTcpWQRo%vdx(ay9u|ND{lbhn!@no1SZAqKUe!SR
W+;^)kXi$Nvx7r{A?!7r1d%dLQADzZ0mOnC3bd?4*mPbhK%^)lUlLC#?XPYxjUD8bMs5Uq1F6)kYO0}=81cNL?2OD4!>ca84EM`B
v#=Ip7{qvMq1WVj(C!1OFPQY=2Fv(wN4B|fL{~=#SZm80<?v_@jCtrj-Kj80bb|1mlUg)~5Zv(u@bnRQd3LxMfOs8GvaaHSYwF;B
W)UusCm$GgLNn8J1?ese3}UPdNCD<|M8c#?O~|D7CE5|52ZekucgQ=OoC0*E8E)MlkFookOHYKTNLhmg*z7xS;YUwMTd}dzYhgCV
>vwl5qGM!e86dY9-}825`4lG*I*m#rO05Q@G6zIsV%ZZ&N}7lc9f${Gkj6NaN=%)~xKyc10Wu0i2qQ?813>OosbxUO3joI@L8L@;
^cIDUPuH1*xeEcb-ejQzM!vu$0z>9I^y(*Yr=jPdK8^l<bZ1kf9Aj1b{tg&wBRsx?>md!BoI4^1r>yfW!5s*PT6zCpheASnP7gPR
DsWM~bxtkO-}Rn99P#LC1!MXpSO4Z@i2I<zhAlQh>#CbtkmW9|suMtuhO|Y##2hQi>z(}$zK^*0@Svy|l~HP3c*zV)mr)a2b-mr(
#^uS975TD&q%kTeAH4&Ffr;r$kd+bq``l&u`CV_WEa-QT<a*gpJfr02Zpr7#$a~Q!@6r|A-HNyyX<S59>e47WvsqLZEU!C$J{9#S
c!ZDA_3u;fEsAw)>zYnjYl>9fQgYzJX`4cC0?#--=np$?WE?pi&beX6<l(?`vVgdRoQ?%C^`3DFL_fbO0}+e99qD$_HV9#vf-6xh
NXk@2B-nB{%Ua(KwI;NXtG2w-#aQ>4q%jdHPNUPPp^mtBIbMq&nDKLzURN93VoWIRO)?9StU`e#i)23#bV<(p(-t{iWP}<H$?}Wx
=y<3Jt`>o461W3e)D*b~DE4^uzHD!MW$L@<1=x=|I8V=Qdu{YFq&8g@pgEj~d?qpBAJDgYJTCgo<CB%ZyB-9V#&xouQ|-7-;<6tP
K)n2m52tyiWy-W9#>-?wltNl9W#Sc!F;!#X>&LK0ep`+-FGjJ#N$Z4Nx1fo^=N|C^%&)S7aguxAEwX6Zq_LuDD#tD}2RXpu4RFy@
;{)=>{71BXc5sRqCrL~iDZ?P5I0Xb(W6s91VB_N~uiZpA&#W7Aph!=={#_vMrx$9ZVnbTNW+R|@$x#IZhKUXs8OHTZ$u<atL8(Hp
s~qpS?hl1?kt9<ZaEguuLK6Z}i6nrS3Z%wNoS3TtB*-#WA)|<5O%qo<4H2e5(<w^I$+r|135l@|GzB?;+5WapXI6BKVYNbut8kyq
q*o10mnDWFD1Zp7$eN=&*Z&=yCrs7K@n9S%lEny!DHof(kx9S_$nReCdD`UH8muPUosakYc)|mXmGId=K1XHb(B)hp=SI~OPFk>x
93o@AP|UE%D2RwqM1~}CMe~l}o%njUQETN7$PS~23DA9c1Jc+Kn;qYE*zya9jlJ~npq1xOJ+PoE;pR>DiQU1ihPTsnIX<L(h+l<*
!V9p?Hb8$=KUoF-E+kTIg*8eFaI`A{K~9+trm4c{kB*hn<Q<1@9_XD8PTuY_m&GG!f%q<C%qyry_`&r#J1z$z?sEO>%9NzNSX@K6
aWLUd`upE{etLoFMa!V1`u9j9x(N{-=WixBdA30j93qG<LN9yWk7+!IJXgy>kzIs`Ynr3JTqyj%7&yLAoFt@K#h_6O!%+#QEUb9n
JJY%*BCb6{L6<|A>kyJaMPhkmGYiXD?-u7}XhY`bgps)~l&GfoVqxXBwDFp5l9=hFkg9QPt`X)fh2e8}Xd0VxF+nkPT%$6ElQzxw
&LufK@#yDw#}_c~C*Hit^_mki7CtPhax|Q(W>#%D(`_cQvfCvr#|#}L*zN<F8cMR-EVivQEc@p@h!|li7Nkwjo<3h4&VCl4wY8$6
Mr#Z@^n%^+m5%A#?ks+qBYaU_MI~|OIwj_~r}g3_m3}wM$e_AHRfo9udEWK3lA*X|S0jX!R)U}4$FmC_9>_-&I%>sL=d2uaF>hH@
4K@NX6O@LGC5Ia*;9bzWUDYlTTy<l=dK@75-$0P=;y4u!e*2!Bc-$j}(vfVsM;^D-Q0Iqh;qK-5<<bwTb-lDE1|hrWZaip7&K#wn
`IZ+FATbOs*pqidqS%{Zs7zp7Ljaj#HH)Y%22xBgM8pv@vod;*d@kNRL4%)!Z73%9!q_|K!{*0`@jH9PyLykFF=TisUQa#amd|$c
uUH{Gq7w)2+$TgRq2Z9F?tuFrPK8kGev^a9eMooIIm&yXD%~G_9`|tiB}aOuDA##cDQ*}W(f9Ui2#{6`=t`530+A)^sfj7<-Wj1e
w1-@lNU@m`ouoU0NmE4XP~8-A>s&%47uks4A>4Jil;5)t+ZT=V2X69!zN9K8*x@i;gb%scMULq!3xMEnMaNLtb*eLPLYR*o?O^aW
ESp<e!?`l96j0M}*u%SW96B=0DyeD(BBahlz0SKFZOYH6ynBPj`0cgZJEL9WXmP$qJ{^FIg2vO{4mjSmg~s^X#*Pw0Zo@n=G>6wO
>^#SWpXvTH_nZIC^W)s{hC|x>xJ6l}8_Kf>Ou-K?xbx>6lH&?JA2{>Fs3UxCeksSUH#lCegRJ|nH=y#ktNI-^ccMk*Ma2A0&c`2X
)ci^JT}Mv@cKF@yUg$reCqF}c>nU4~;TN77a%rzA$WKOKZ+g?Brko@r&|q2*X`>FIPBD8<v3(~cQ@VIa<lMLnk_BP&$XG1*r?&M(
#$bh3Dz?o=s$^m-IgN2FK)x(HOABw>Pd=EEYnZ;dF^%Z)Hkpj){|uZ~VWPWq(T=iQRl-)su9$*Lz5lq{&S4PgxtH`zT~fBc>AHy}
Nmo8bM%u^|&iA;hy{1c17>Fg4dxO^<-gn0bH0H=Ide%en)0G7UAF8P4eikc}Ns7(tio$O=?D(B>9EspAM;DxutdvdUl{tqBdhN^l
yMaGwj)?JYL#yMtHu4bVQ^<JfDu^SFTT%oBOBskrXf`+`s~rW9SRyIG1w{_v$n_t{-+Qy3SW94BvQ?z2hpbjJq*$WaTNSi{a6-H3
-uTDgn&Hbi31S5mJpua8n+JT{8VN9iwToggjf9$Gf=nWlbWHioFo+^H+uU#04*_I5YZfgF2>j00J08y#rb=vyyE*%aoNg4(azI%r
qX>*F6g3f?8!q;1L!>OCAc2Bx4UP<06i5|W2!bG)#97Yl>~8u;VBr)3EFzT(!a+J`03_kS$POHFsI728p~RAOW5F(s7`F)+y$}$@
diVtT2a-uX^j!uwW_(Yd;n<yL*@4&l)JW(FMj-=`0C@H5U3&eyB&6OFApb};m|zOM=Ctu$BiX`#-)0}~S}YZ2Wf9(t&6>>v(*LXa
9}`K}jFe!oGuUCXc^V|a?hF?c<B;u^!!bW5`$;G3*e50X!0JYXVr7N(LY_h}FcN;K2t^J5XXZDA>6Ta(ih;ACBqbWO)Jw1+IZ!4=
X=R*g8Gwf{+8hoOVO^QTHnxi+3zQ`{@$JSpJ1VxwLyXAb3oz|EKqhw5EFg@ctyH7}ii*f1i4hSIs1eASTG9##i<b;g<U&kXK@%?7
a=FAMFsd#T!s2C3MnsVj$Tbd>h^$I3biyG7lL<M-7i{Ym!fRRtY|7@1BFM|K=y2eL2`DF9E0NJ+b2CVcM8;e$Q8FNk<;cLsK!Jkr
J4W)J@H@?)w|n&A`KVIs`|sk-I<BzHN-}+s`B+ZAJoycICg5^7@7ueMp?ed+A)++)b&y@06p;d2jsuE?Ela|c@uD?OwKBpV@yEn&
RMF5{DdJ*$;O{LBW!!1i1FZx8M*bKdgmahh{smrO@IiX0D5@F~nwcrlA%rWGRU8V4pfqU(P!v$ADM+dyh*+9ToEeBHYN)1)CJ3mC
jEs<`kthO)k)SH58fHpLLLq6GXp1GnrkYwBN+=3qB0-{R27;O>TA-+cf|?4Xm>Lp-hN++?X{HDY3R+5OiD;murn1H<plHZkn24fS
frUi`L`;GT4Pcd13T&V#=L$R2h|D4)=Qv!T<y@+gM#w10PI5WeQJp&?i%^TQ9TEtRa;^o;)e}ik1k)u&I*h6)WT<K;m?&Z>i70|1
3ZiJKlB$_9FrrE*DvFmVWym$Gst$Khi=6JZl+>wVg8@VpH7zwWRWT^+rgA4nvWTK1nk?iOQzHaS%n?k{46sc!NmNxO5i6V=eWInD
fOjX5dhMP;nrFC%!GyL2-(K-sH2`QFg9h9HG!&NXJ9Ux`e@Lal+H8r>INXh^9IU036SK$<JiD4OxX(D;l664ZgO0eFRmUBO<Z;;z
4D-T59CuPL6J-WDxKV3ObV4~pt&pKIrf?w^;Wu#{@MD3}(1@U^J80Q4ST<CM3p*A-+JG!D!gJlIE2-E(x!uB<L37L~Ho9~r6=;Jb
no<zbVUJL<{%4on@lnbM_y<VCU{eq#B>EX^)7cdhB*{?GNK6sxv7w|WB8Y;bsfl7Df+8lOf+UKGVu6sL@9aEJK6+rVJUp=Y^d9n{
>u$cUpL&MlzmcX2rU+X4FNODc2On>wI}aZu$H%{G!UMy?N=vo+@&e?>1mz}JH3XqTM2fHp+#+@)JjutgHM>jcq}GxqrTVFAEMKp*
4S}+&1<_Qcg}0Ly9Ju90e)x`8e8{x{0$G{UrgE1aZe}uqi^P97Or4P3KVUs}b-w||b&_STcP$;E?tP2kKI?Qz6dF^%5xP3s*a2L4
h}i_lAfVp1$0A`I|0iNW3u2Kw2fLI&A_f9PLS<%E6r~ia-PnI){gc<?li+)O3E=%XBY=7#IRoe~o_GhjDggxrP=C<?PDB@NFo-S`
W+{TIX{Dh;hO$P2l5oIEK$;<@DkGW59{|0ObrZm0$J1v~9#7c_()FIO^Mur$VYKjXwwa3Eg;++P1|H$^gc6D&|9*V^YJsjtJ0FCn
k8B8tb-{56K__Jr8&KJ%H57jpVT4>mFlwzEjcQdjPz}SL`q9M#peY7-3WbeABDN15(iQh~if~wvlPCB+{Kuz+P>P4JFSAE;-g?8@
C+QdRJI-Z9l+aU0Sxe;4OfJFH@jbfVZF&Nf&>)-X&uVGy`J6InWh~;D0)sbBeA8XOR(ON#M9*q`zlX>Jx!T7>lYlttQXX^K(s`OM
xtlXz8rU>60@PztEE1*jXxzs`;*$VNAjvTVh|7J>XL}u5YEeDbTd{V^T52u`qiuq#BN20S)_~e<#FuvJY(!*6-O_?gxs+U?t=+nI
?KZO9cbF`O#M`|YEOM||BVZ&dO=fRpU9OmEX@(zyP*g@{$x?3W;T(6k;V!rk7YnGiI)^GADnVEa1ty%lLo5nzV=OmK>l~W5a#<E*
anOaLK^^nc@{`r-ZjM2!&nAu*2f*VZaGaUWM013QSi_tl$qR=UrCPBloub7MgpqFSbX?d>*A@s!A6z+5`)Pi%q6%{#5iMuqWaCv{
LtL{!p00^+UCculjs-d06(e^aUkU1@EALMh_@8`Fohqodkq;bRp~$=><$QEMd~?m(AbR+m?n^lMlY~?mLm7gTGaL+9(|E!-L5yN8
PeffD{7X5V**706;vU_2j|Yw-@OV8R4lPCUC!dZvc1(QP(EPFP6A6<gjEnPa;wNL5t;$xg<qlB7>V!OM2Y0wTeQ<Axe0&7qNfb@j
9p4`Tdc04FDYALIAl$r5Pe94U_NWv^!Zc3!UDLF&2qJu-MKF<;MmsQ2at&^cSu;h>G-N-IHgb!M;7!tub~ORjXi<tXCo!$@lB1D%
$-y)PDmg}r0;*^2<oB#8#h{3Tq4pE8vNsaMB{1xy(SZ<Y^a-#&{ekS~Bh#uW2{oqpec|K$FNus4l&D0aPy^9A$s~FDPSo-8EPWlF
1nDx3zb_-T7#*S86saXmBm}HT+EWz3B(C%HiXA$=+WB~z?>{HU)5PFJ{fSR2Y%3zEZEHb3mRBK0(LrAMrkyZkVw=ijG|Lf!=`P>9
37fUkDr^5d<3Vi>8RpFl_tO6h@-@ir9Y#Nvtv%lSGwIKxlBv=U<=Kn;)7mRM+UvIZynvrl5)mxdI{(Oy?6rmZaccB;w&<r_dF0=Y
H^3qNtO&I$F%B50-*%)zJ53FIl@t}ShV*6u?G~ttim!uTI~P}6MW>PP7W$Y>^G;*)vh`=JrbOX@u>pvZmMv<2=9L-ANIjoOd<Z+m
3R}Lt>~ua0zUq8>xLEhK=<g}xcF~n2GV;^UFEdxx=E=>jbs>D!)e9cS99zEm&aZml^Q+vf%kiU-cW8LdTRnN4z3A?O0ML>FBKma3
ES1v9vZ&iV^v;pC`oH;bX!wr1=Yj2qx2n;r-kI50>*sc5VVw|6-dU8=MFiR{S_)AewpFI13ffa>#*(XtsIfHAn(cMwZd5#abk7#q
-01XKE7u-2q<bYiNQMLjgr#E`6{<Bh=C4_*FNjvQDtI)t?<Y4lRB1dXsSP|ETvRp1O`!>ni*JXMoW@L9B3~mIACU*)QB~j|y3{W4
^n?nKqX3>#7(J6x$*@D0AOSIzd!bjH0EaV?7jG>();#@rqr2O~r_XSK@`y>{2{`XSQu=3G_r5dNJ!3s_huW@sLAa~wc1Z_!2&-4p
PC&I*agk*&f}tZtVy-GN8u+hpwOm2E%E)xhvxHq|#zPR}cAlZ!r=}9CCuIEnUH9COzk~C)^yu*_DI>34I9Bp};}N<PGK%@k;SB-A
NmOCAow{pNgKrr22;9(IA&1z9V@0+A%qtMlutid&MolTYPu!iUH4Mv?v24_!*QT`P?iGlNwGC8Mel>=yS;xdh)!tn%jHrOt@6hjk
T_YkYdU6;*JbUJYLjgi<4}^zWWUTLY(_#t8#0wSyB(0<Z?jvImpGsU1jjHG8s)s*Z;=1RnUE@O1wjLp_)@ciuI<g}-AkBGV@WpiK
TnpuB+@8;hmIr-eyz5$tg?={p{Y((Kb=`ar&hRI0gXYIKrLuw30otZDgtUfgn$Z^=IHPK`H>VjGjyN;GdBRZl<XHwHBsu7#fx(>U
g<}ru9cr;9p7vTf>fyz5l{#U?5&B-Yz3L|=F2dssm8>eQZ+9jqO*t%#Ng_NiEfVj(w(9!UXG-V4zpUqFbW!#rrR?nFy65J-;BuF~
E)DYgwsC?19b!G#b=P6a<A6TBU@x5z)l^Ssz8y#Cng;h$d4Pab+Q)Q?vkog0uPLBjt9_lUA$@dLymw>JhrZG))={-~+w9||+RlM_
Pcu>#^j5W85GF1mCgm@Sp@b0)dpI+BCZ`dt#7pz)dYOO+jgzYQn(qO(j_j9ms1U}Q`%~Lzk`u2VUF)VQ?OS6xQ?DFGTH@RAKnPQu
X5(R61y_(_f+tXf5jN)yQ<z!Y3LvTq9Pow0jUsJfV)-UyKm@i5Af6LL(7oG;4_RD+FgCSqP&We7?g=EhstyJrqAj*}%h~D+>@670
#EsIC<aq8|NImnB*6YfnXhL2f8td>VC4Azt(%4PPV+@1}y961Ugjf(V(8^YU0=~Xf=iXW1<q)7JT{rAK#rAwH8QU#uxb$CkRv2M<
fr%jcK}MpI55l!YL|J4r7jP$p+m;a-6=oJB4k+SFZ!=UNiBvvN(C(Vly3!YR8poU~h^2UB@{+m>Lr5okq{bc$N?dv{F@T7139Os{
b4>W*5|+cieMz%KPa?^3R4&;$OoA|KZGK-YF-?!0Cmg%T8)k_RW>_)yYIf}dh?9xUilN4boR!#(w#%vr#R<W112l_XHy?b&^~P~E
m%UE50*kT<u-&1FD(1o?hr)b3Ff@XkTOe30%m8_CXN>K;bE16g^qC!9yl>+*CM{OGQc}pS4%bG@pD?~(u8yqA#iRO`NbKz0bcrFw
()m^BRG8f5`KriiR%q(7-)y<~{nWC-^ov^$fIC7%u#izm!_U)t<JZ5(o)3>r_!U<|UG>ntv(L}1=sGGi2wxe5rw>PVaywiWE+0q3
J7sb+RZ>J+tpVn8#;k+Ra+*M?fONg`qR$!D4i%kJ?Ufp&z3w(Yk2eJuO1aLOuea#sZX9t#mE9o2u-_|Gx@Xh8FyWnK@7sItWjh)?
SRo#?IC;5LN)nMmP{HYH<i=V7MHXNJG%Ps{B(vLCfwi)3+sfG5aRNxXMfR)KrIBZSm|!WXl(GkGyxcG-4}8L`H%15AVH*)Kc^<ke
h_hLU)U6CahX@egy}a(I^N1Bnx5^XezY^DR=1dQ?T1qPH<&_d$H%qo$XI*+B-;5j4N`w_R_u(C#EH9es2zLa><?o{4T6(UBbYYo&
vpiWvoZUhhcgc51=;mFcHjZ6J2Sgh^Y%e2+j5P7p;LSv(!q`XG7<5(AW*zu)ge42@GZ&T)tm-~nOteEV(i5&E$PHH;IyrGGt49Pa
>{A#bjjm8%hpRnkk@iAT1C52;Im<}IBLW<a7(Rj(^$2gaF$lFMXF=7muU`B+>^ywLI$pKSXGkkE&ROH*KLvIdmr6Rw33`_qj>$-O
lv-b1{OF$gH54wJ;q~=)2br+-LwIq9Xfn_*rOqBh&%knLVr~slILL?NXUI#5*S#fAK6{;u@IOQZE}_z22M?k5yp;HUd6KHA&__^Q
WW^J{NFgz^rG?c?va*%e&x|lJXJ<uxJKF6QVak)|UH)9#e9+w;tc32G)(<J1M^2fvBANEOls}y5iN_&<hz6>%g-EC~&GIaNj!Z|G
=R{vRlbCm$)3iAAe&H_re^KXcdGMR&o$n;ythGx}fux*`OIE&&Vh_E3S?O5Y5!F^X&_?<bCU!klZ=YW;Ikm)*q9XU-2M-l<t>JP`
ZOqYNBJ-py-lF4KlVVtQtH|vsygGH!!mK#Xt4Av7Q+!jTF1iB@5*+0A_Ob^on`D-ktFz;Mz~BvyHQ4W`<mlIbjuX7)0TJQfOXeMM
L!0i!Vb8brD>yzK-(4(wyLS}J-DYm>Uj0k&!aa10TIkYTQL#6!X7w{cd(IeE_GeX`*aV?GJ!HNhnSEzhIufI)>z!&s<Q(+7^2`)P
@IaD6yclR8+nm~l#}^1YT$UFX%FMc>wDk&39lsrFNV|Bi$vX4A>&2&7`ffK)9m|+J+&Wo}BIlatFq=^0@O}HW+vj~+)ce`u<ZHEq
elvS~M>{)suc;1KD&^+aP|OxKv8*3Shy*GYw{*%iVuzX1>Se87y4BpfR4&lY-t}Z2H5Dldz>qvf4)${@`Szbo*!KNf;eP$|#aWA+
&sUr0XchGlVwLaaUwPjdWWLW?Ja(kK^@GlimyaS!-g)NcT;1k4{fj%r6Y-OMP4#83N$8}DIO4)-X&Tx_rDaxu=E~U?%DO_gYu2+^
@l3dHFI|goxy<vN+VhvWl`k?IbFPiPyL!;oCmYCa6MUIxJLOQ1ZXlpVX@gCjoO8A4?cQG!SE5;+Q^mHrnvNrv$>&>lz28>*!S7jH
>hr#{G}C##MzM2ySp1wdc{$9Tp@{3&*NcenzKru*$2`mPAoG_D+`Z!Tu9VG|EZ3XBqu!BO5ee%lrciS?ti9G~qTBVaTOk>vZ%iSn
L@pO*^|q?r_c~n~l*cY0>dtH2%|>0S>p9eU(E95p6xMZzOLOa-I>Gh5IX8RqUq=@5Skt$PYbE%ji(gpRIQh09py>%w-&_}4!|AlQ
y}L8y-UqJ>Ne!=8bt>juepvm+y(F3vt*k><?)mGfcb8&3$I{*AXS?2~IXO!uTj*`1id#EvtH`hxCE0->lH@*cfM&Z04M&xU3{=mG
Ozd<Ob{spFBHi<|v}Jj@*6G)4rHYa~RK>koi^gWNGM5X#rfTxFIyhV{SP3Mm?Fw}>wv+dtSNGM3k`GEK{2*pN-?is5_DWw6Z?V_a
_oZ-{OI<&e+BU0|!ySA!r1Vxkc73jP@w06R1cy#^Wm|Mv<YxUHOaUrc(Y`7=0lqPY{m&sxOH3j4bYGq7Sh<WR8F9jHQ5~wZ448*r
9T7t~(GEPmUz4s^M_pdIkC$*UlAT`XG<b8UN;b~X*F~x}SA-KJ&=&<g5aJmJmT@-|IgW1wP6WMa(WRn>A}TZ3>v^8iT&O40$$x!*
dtCbHeeltx(6cY@ca$BdxW1$5T<P7hu(Y~PR%?{ssQ5D$-qv2KuZyk7b<uZN^O*{~_$PJu$33&NzJ56BHiW#`uhC)g7IK;;%(pF2
%ndRVXBt5;3<Hp=-~l!ia6#Kli&PCpwtHRJjHeWE@@#2gt2o0GR1XVE<#=CtnVG>|KUa~SQdL-W5_pIz&W?;n%dIx}>!e!251SXe
mgzKa*>)W3p>rzkuy(VZ!@cEmrqsb9d2Bnsl9{Fsn9xDR;*dl%+Pl38%9qlyjErUlm5tnmYb^oy7>()u$<g9RbGtc~9X6I!wY%iA
4fTf!*>~SvX}1)h#c89Q?B`gsR26gWj_l4zU12A2p=KxSR$jX9%YzxU4w0qWo{_7)iPYy+!76K|!1c%0_hEB>RZw!Dw6jGJg+9IS
U~hPJMmk&9<ipX>A2Yh6pGY~(5S@^KVuXdP6g9>Q?kI#S>wDh5u9M5R^79TaSZV};eh&Lm(jsmY?|mL*i1j&6NyO*C9<V(9{qeN(
xd1&;UHEp9xr6rt>#@?StIFt9ZgpIztA93hC~*cA(ZL(4C?^P^RtX|1(jQC1hbLWC`<4^4)%4(7wbs{BXUxF-nnjy~PP&Ivuv98N
v!@~U!8-6d=j7|vd1outdwKZfQ_8ya&<DhNqr;4vaN#ssQmATLU7WB9ntjT5*>%CDXyic=cV5mS&beK1PqU!XD6)g$=v53CrY-XG
jaqgp>u|*=Uq_ydPtB{JCw$YW9w9Etk%XPI3Zg-b=LsdkiUcoTb*~h9_w&$QVbK9ZF3DU)zm7dUZV6?SuJ&50>?@-=K<hdeiD*mL
mG>WB9kZc&IvpG<cm!0%V0|p@a?LcOv+v^}(mQIaIG&7{E8Jx9%dAzN1DI|{g86ft0b!B@oDQw_FdCmf(t```CwqW4X^?=yDkF7W
lT&z^27_P>LNSWbuRQA<?PBq38UaB|3T(ye%{W~oh51bj&QUtK;Cy9uH1<~e>W$E`Z5i!+H#@CFok7wqP=aaIhpfBcCwF!)n|HX>
O&4rM>k~RVRqq*Ul=AvdkGI^umxxHUt@=aeX?{V|K+;yrCMPbP3EFmUz`C*<chwef$u|@eEg0?gaos+h=sI*Vc-CX|u&TuK)iR;B
b9Kw8a)o>$(^={5Juzn%!kx%UQI8cgA!@N^x-lGXvENrUY#K$%B;LqbTWVBblN2-&cKmFCHL}nacf@ged%U|kGa)_xCeAM_qouX+
P$YGXq0*%4i}l|wo~3(d%9ZAp9pmt>ipo@iRTMJ03RLQ-wX*F3RE5F>4X$A64=60jmUGI-9p~fMR71+=+B@qAqNAYRUF|4#N$y)N
QUm9@*mI^;6?YTgm0#ifQ~(Rtkeql0B*Z+PVdL&RoqElIC)dZ%p!<WVz#W9}lEI0&xgmy0<K@SnbKVwzKR-SBM#Ll5W#R4?-HjsE
A32h*5ve33M3q$mF{>!13Q9$}m}_-R%&Zu|1Q3}m?&zlMk+*wS6n~@?%P<0gfdz|GjMC;v=}PfqCK|46frxgnsZm~McfI{W52E^c
ZI-XM+7X5My<MrUICPy|rZf=|9F~2myj`#B^D|#GY&jsa*?5{<on+GGHi!9@&*-Y~q4t_5kH^|=huZVS>jKz%4W$PZ4s^Y#n`X*&
>6_b1Mh`jg#pkN%XDJ;vA>|p`yX!6?%)H%BpSf3&S|E22LVG|))Fo|AqM9fg1J1&foJMBSy&krErK);qB+C=JL;3I2Ij@YIO?tNs
M@HE%964BeJqKC!&CKLGY|hnOeI}$3T=TR{jR2+9uUfO!>ktt%8O|#~i(F}(&}TZ2*Ih)Cx=PifmvS%D&laNx(?h~??2;jikfd4h
STIa9W<%Kz00;hhbHFvL>Pe0Kn4it%p4HoXbEGU_#YY}-J6gTPZd%1P;%Y^T*AUQ*W%BLb|7JU2jC!$R&229KT||qaq&7bt6O8iR
6S3lpRPN;oF<6^B^ClRpxF2@<tU5-hq`Gs-_}6JAi;<J5KYrw;UT;>*6Ea+H)IBJ0P{vfv`O0;pBfHN#^QtlY9*jCx#&}J4o$eW3
F7=irh-m_7YfyE0Gw-)j(^M^5Db~8l+rZSgWOKBm6i?o{Nfrs+ibFyI$V}56Tu6ncRtTLaX(l5<1~bZ-{bTiVb!na|?H#J(THAH1
)+4k_9PxVI_LqR*e&$eLNhlzQiin~!U6|t$lzE`)lTxO{$X;--T$65`WU*I{vRBGet14@BwoUoE;>~iwDyW2C;+Ub4Bf2Fi%PfCq
;K252%BJCIzLH>3z~G%|`j%|$))%vl28Cr`F$C8V9ivHHN~YyVA&oYg(p+S?UHFT==bYTmiOhSn?Hpq_S<S3+sw;H7+wV<Lr_Ar$
(<Zpmd`c6qSUF<luN;N<Vl`en#iFZAXPgDGN&>4W_GNTw<r-1zo}xYt9>D@bh-zvKhR%-$=fpUNefkky0B;LJt`*&0^+D>4Iu$M*
jM>@ynrt=-iYG@o6WE<Zn}!dm?<cm-&Szl?B<wr#PDjMhWFDb0SQ*9ZUN(gvvegFG-kD;?9hqHM3p6|d3WRe6^nKn$h>55i9<V!@
cRK|#YLOT!61Kku@gZ<R23>GFGdpybY0VGd`Z^e}`=_{e9mAm~n2`4m1%?Fp5Wx3O0zATU;X8nPA^U$1yI+oLWBNW2XDCvHpVo>&
LKpqqK*Xbi!5{9(YkOv0=12PtQ>3bh;clk0EmKRH7eBWqGH-wl9+W1eXlhxe@Ce3<YbI2Y6a5LH!ewxCDwz=xaU{B>slW<h6Ea2@
0^<q`lmt03P?jhLwiM7pPy-OGN(4-jp#a2Er2{D|1a-v;8H-JrrjkT0IHbsg5|aTk%!1{baK$x)Nb1xr1dz=YMFm91{rt(4L&;+q
f`?#JC;={!C{&1j1eyW@K$!$Yd`@fsNN7}`S`{cHB>>bp4oYH;1j$1YBuvvVMKuvZEJA}o14yAjHAzzx5LD3>6bNzZB|qtfDnuYs
l(SH!Ae1?Jz0Ra!l!k?;pdZ@}G-95k&UoHlqYp=?9E#`W^hrWc6c1=G?STE)e|jGB!eRtT%RBDqk`hcvNrZ9847r#fL<LeIL2X~B
ck?gF?NmO|Kmfz(_O6f&|As1`hwuAT|D+0^FFqO%q6uJyCtrvNaQdMlpkb6EL}{u3XeL!=N(v(XC(8;^EK1&Eh(R8a9=HIf5aLAi
$O=(F)RF}>4I&0Yi^y07O+iYklt37eVM`JfRT2~fBGdt>2S7q2AdCuXC_&OmqX~I$^?3a{j`;K^kG1ta16n@BY(OMI1Q8IN7On;3
Ce*dlj7EFlWY;ry8PhJ!s?wJ(#DWbRxQO~5cC+miM!hwcP)ka@h|<M)R~No6oZU^Jk{U`u35ic3X$xf=(AA#KrnrGvuFDlN;M)6d
BBFqrU}G*fuG0~{+)kJ@Qe#ve=Thv?RgrfW)!<0fw)NS@srIDQnOQniAq5kKK?Kpx`F*z5g1EedsJtML-WZQ+&XnmFi8J4Ca=0q|
PE+fU!nHK6Y_2Mbig56k4+)WDCoZ6|4@U*Raj`#AriqtQ>(oN1)9m#-zXdV=Q~Mq+E0GNAr+I!)cj3_-Oc>6)o#@PNxgSCynb^m<
omC8i!PcLTu8lUWNd0xo%S|yrxovvLXm^pBafeD0NEp|M87*K<1z$GHvo>j?w$@rpPzp=PrcpC0G671MWvemX6n#SKDyid*=a=yl
<NC3rs&+Cjru%HKj*VgR5LMu&<R?$*ZxPUx_N(i$YK^!Bg^K|vXIEgd?Aow;Ta7q65ofE1b3zfR5va{)K}e0o>?GJBxv(}O+Ly2*
7%iGLv#%>ee7g9n!=q^Ud&AQi=KRXR7sIpBT`Ph$RjlrE4GncL>ZyZRmWHIn(XQ|f2A0*JR^d|UW<r~Qo1IfO`-C+*NPAfsXmPG0
k&))q>nX6)dO?YS&C%<9&OJOsli|gLs4<St@}JjCx$o9H!e3{X-x0OT`IDB?2%w8Tl}t-ld$@fk7;R|8WFep<krE7Uz7`ht&Yk-|
IAE;#&y{q1SGI=8eXo53>3d&Y87YV=LCbo*`HciU_W5T}#dgf@k)hWXt0}Ow3<9wWM6yE794EFZFmSB$YBk8EB6zeJ5|G&px!LT-
lubdRYiR<N5={Y0H*ECH%!}h%mr7a5E2#di_ng}nT8RP{Z5K5bv^ue&6gf_2H7`pVRcSM4sK_*2Ao<kSXc9`aS<F7_o6Ls-sBGli
Y7Wyl!=C!<{Sa~w^{1ujY3B}7T3m(iv(B=FEq_b|bWEBBHN=5}8nwk%SpyEPTMu3{!`QH^Up8!Vsv3gUf=EJHwGIVzCPa%GLJz9G
Dlqas9%Ug>LrBDe>f^m`<knuDYN+pLT$fIiFSR`Kb<;(&E}fPoS0nF!r{?g~BSqD{&v&(l-8(!ki}*XVyyYifdK>lO=GdioDlY5T
XH2I-XccAPuF9n!vpSY3WqOB1N|^ok3tg_+aK6~m6+5ZI)+5fwXnpIb8OK1mgz7>^dEN(Vy5UmARz&iaD9F5=b%z^`%pr$V254L8
>>y!<MY5EHCX~HQHY-SHwUKwzOWz8LM-XqjPbZ!4H`u)7U1NIA-7}r_-kK)X&9@5;dufef6B2H&`os+?W-TvEsumT!U+2r8509k3
Ug18tM_#;{u9L93dxIuPgr7n%Uu(mPA1aC=)w~hc-W60Fqpri6-qc1xr7}Wz+JVa)3tk$hQY5wNG|bNGj|RG`8iF!$WiMmBD@}+^
lpT(lPfV;3I98zO^l&RxM#Jkk3bR^Nix?s;v<^`irufrrQ<cXptwqDUofWArm0on#En26tt)$qan{ROSR1`!*t?)TsmZ+ga76R)Q
s*K+1wre^7BbQ-Gd|o33udCsYCce(s=4sl^eJ-=UC!aSLaSvt;UPQZ#-?TakEbvxXY+KOER^ZX$;LAL#2UKOcD#20C%IfQtlrzf#
R(U-ibUnj^lflu3L%<p!QV`sPr-PvGc!I_u7qxi+!0!RFVJY0xc1&%1*Av2g{&fz04{HC=h_F2}#J(U0)A#;gv-4~4pN6v=1VjE#
i4@K<{)$<HR2Al$nkjWT;yW|=gITnbf|e=%n}L<JI#Vn;8UI_<bq?r5gCsI@py*`(1H0(HffFSI)UV7J-RroIj~MCO>93bA1bRs{
n58Ad`k*YBPS-7IL)_xeV=f_>4`~EJ-azpVL$9H1uuwnLk&0XNZ~@uJ+d(BCS&k%-Qo$odZMGe(NEC|%8WY3-dt?}qMLw7qh(ije
l5#)+9xp})eYv$f=Km0s5=laDvxo77e}2F)PW1=Og0Hhuf<L)Hzz3|a`TIcjJ^d9<N_7Y5FJq@@hWTQD7*c@X_<MQIh!fN_4L>r#
n3#c}2_m1}IDqncj()%n0eoZ^k?K$$x9fhc*JvkKtI2#8uzxX=VGxi6={O*FFj-M{a-yTE$|XqQ5yo<qMqnTcp|KXkEPM5vH=`$0
Nlv701wDk6fk6Q*LV6MJBxWfn5efkWpi+Q|Q3y}O{KxF^fPQ1{L4N$049ELF4JE+#ZB8#Agz&vwy(J&lICpsk^!txcJbeN3gjAtK
N)!NT1rVe}Lzm!>XKfMXg-7~v%amQGho)8pNQgxgf(~70XKMT<|3sJH0yI0!G>}UzMK(4P2`rQ$Nf1&bfds@5j078pCYq>V04j(G
q5`2R836b2M3pi`l+;U$sR09sM95PDP~+#wRPdBfbTWPsfi%GQh#qJM%^(FJr-ewX5{^OxLLsRWQqqAyYE;QwhfuizNK(+D|Aa2&
Oq_)CqF|21v}^U@@aTGuv$XVHk>L>ewE^UEK>GPw%*II!YBK4OaD{Qs2FLb^jRTPZ&;V;83^0ZgWeMJ3-&WBKMD6ydkL1dMK+;f!
0EcU_PKtxdPkr`m;o#(RV8l<K@a;VhY3TaBUa~em*O??g$m{)%gZGK{3rcm~E|c4w;OzP&goMh+lw+8mU(esiz1PEy@y0coXB9c@
-W3TtrBe+PBNLeH({Uwd4qo1hw9{^og11RH=QA1+Wh}FbrWA3U9auSm1yFJ&2z6-VgaUwSs$E$qt3Y6o1uzIQ8g>cCQL#H?1P;2)
feo@0VTek}0LE^+-f@)d$0Fb2U7V1KQ)1<=JgkhQg9*vhpZR--L5C$q@pGLTQd+&5+qt)G5-|ivNUaQKszz<rK(suEE$fI#YyOI0
!d;q#3oxrSVxq!=qUxjT66`E}U!mYd@N;x&-;(>9G9;P_Pb9(?d>pVw9LSX{5Jbr@^kGgkGiDeQF#@DSIp;|TWG&eo0JznSS`bV%
29S(NGHPZdnHYg{mB6q@Y)lN{3V{`IB}^JTQ2w*hd*nH9^7eJ-x82RcUgZvINGEhBa|&)j4`~6akfMMvL-a{1O+}tPsif_n!}U}h
0(U$2GnDZAPsdE8z9e_IO;!#1=Q=Z?BWkjca#@<MTv@wq0`zqu>&!yQ3O_QRNPX!IPOCaMJwILm9mF@A0L`Fb<}>hN??G<pIY>!&
bHsSzA71cV`wPL>%Quf0_cmNVADjn-g?DpXE_l(QawP2z1;D#!wTWWE8VgX2j@#W3VNzs>Firlu!?SMLt!2rhSB(`FA4xN)(LSya
N}}YiUPGt5$|{|b4_n^w`5?DG?;Xbj@0SYu;QZ&;UKD}rEFt3e9v1bk8a+de46X~ej?#H{c<ZSjd)>SrIPKVR?z2`q;&$!0S2hA_
H*ULU4&|S=+$XOm7g$5$7KFvtCjeI5_6?E2vxv#ahjJP?HtSKqqaZ?YA{v0yA{3Bf+E~IvNigbgVKs;!&BZ3}&LFZbOuD<rVXRTN
M+wf%LLi3tVi9uV@N_>#_iGgBijgA94w2~kcb?F!alz#Ay>AypOSqh7ow_#xfw-JjbDA9apPYieW8dpD<tH`v?BaG`3%{`To#%QJ
SOb0h`}^w6=m>WjnUqVAVZ_Ie4&WAK$UO$*7@k1fxne{{AgdKdxA*2F9xjELHg86c`FQIg!?h<MT$a-Okm;Hk5n!(Me`H~ydGyW&
9d?JLAFU*ZX?%DbDP<^#o?k4Lg7}_o@4@8cIqFAqD)XspN>adUx@^K%I_BElW{DD?LeE{qmyBHw5MwKpA%1_5`iHI-S2NcN!sCO2
!N$OpMKmV$6UoSO_xpQ|j&arD2care-L5jGS}u)j!cVFTFiNQn@jC7T2bYeYH*xm({SkY<o!zF3=3(oM_dantK6j9E5^LXvL6A6s
Lb#s{4oD~-9o||+J5!;`5@XVzH6T=&lskt2{vO^(x2^j<_GlGDwCxB1=L|icsPp|kdMu)!%VBUv7*q<ia7vs_IHF(lJ1_P8?)pt}
^pOwr>-ciDU!8|s#;IyG#D8aJJ9s?9NpJ4y+F(6l3`(1cGuWI(_m0*-X{?X&@pLAE8p*zm4p4L!=G<`a6TF*)pwI9ajK)&G_jgc-
Clt3N^s>^$)2)+nn{D4tFPz?vy1eU^#js4mhe;{A>J&D>R2i^gH0!+;<IW!3Yo_RE9IgAj?)EuL@bGZ#iF6Vu9-NsqX++g^lM?|A
v>Bue@Rn{OuZtftm%V^%un|UqcM>Uq83a;CMKFml6(q5vGoUG^`ooSd959rZ+k`C{E+BNy-*BtPXI7NDok~3H<dSlr$a89AD>1vr
?{*p#H=Wa3E^RurqdZbI-e`Rn1buHxU}pO}#6gd1nma7$cD047s34@+0#wuwg@sLVunv3xs}vS(qAjwZs0x({Qu*oy*xAP$bcw`U
Ib^ngEmC0l*Ma2L`Kjv((D`amPHnrwaIC{f;umx2ZD91%!w!qmm1`ShAxai5)tv~*LZO>lAzP&2#bVJ)!n5%#6|f!@#1f3#A>t>t
UoBLb2?kK9s;)@s5~3~0Ram3->g{9B%Mood&b2O_Z#Pq7q)|g`XBQP~b?YV^wI7LuR>;_q#SllTvyQrXdf3Ey4Y08dQjAf3C@H(O
GPxZgVmohw@5Ygc-laY};U`<BmbMoh5dlV`YcfMdUnyP<RSUX`DyV?-c7~sREJe{q)H!~UI_iuX8Z};ez3%-ku0D>QG%9YIPIqQ2
St?elX$97;d~S%lLrCJrZH-*yIk*tjNnYMno=B=1J=N5i(1e3@8S8E*i0K@Z38j=_6MSP)0Fe9A??a;D+O8p1x)RtmO0%e18mhb^
nROKk6@x+|a)NUGmpXR>Dd3#gC}cx-u5=h|Nr8i-P%d1mrl}|q)g(a`sP6Wo*3PS$SQ2O9-NnWs%SG|pNL0dtuFHZ%LnF7hn0$k9
`_Q}AjvZXchgUm^Z??}}8oTN*gLT5F;;Qv8is~KR_**9+lq+icd2gk?Z!}8?$4Jj5R~&_b*RfNz^;O#hDx>F^%=cC6HiMl+h@qL2
WV4r{gbS_UXh?A%8_PAJh8<m0m1`14`mz&hh^VHZ=?7@HIiM!oqLQH*98mLM8(~=_+6xl2rWuP!*7D*qG3yN*xm+6+nzCe}C^Av?
lZ{wHJ5cH`b2-9OQ+lWjk!2K;^{~mchdJk-UQ>=R^`fF6naep=cC`A&5J#Ei-BUtAh{aI_RoLjvav7LEa}t|ZE?N@rjMJb_+?-Dz
8JpNP9MdhsP=bOB5s0hJ@|*~I4;07I?sdIP*`4kqVY{XAeTPCl7Vb)(TIJ|#W)DVuAa~y!U(ULi(U!9*kq5`to`0YB%;v$mNdVE?
mfvTo3r#<mS|eb4ZPMx<<KoP_EI^gXzmpXC>ATK`JBn0nOR45}NgMg-m*#ea%4*fd?&DlTS~Os@6B50%67glKv!dQyjb1T7%=}S+
CwHUQ0OfgPh%N^7sKi>Kpo)%b!2(nYGMY{u<=R#Y47MCK_jSH`<7*_=sU{~ZfnsrO^<=iwbcTg@mKd6uG6te^w+c!`7-5jG<waD{
21Yz>3{FPfn*r#<#1}BYIaH@^-bx2jtVom8D4qx)cbem{A=J=lKsZ7e?B*D!QXO!CNHY`w(2NKCC_)8R1nldoFh<%5D5zm%8CGG1
AD?K594{#cse429G3CHm2ktpx%ncr=fFHdP06_^N!0Nohr51qjLz+FO0QzLv)#Jz%{enOQMJS{&|EVY#N(`ikRLu=M5_psKk?le2
>2dKp2kOtZK1uQ|&}<hyd~5N_6?XwNA^1-8eX!R`Fdn}DXD;=*;7a#<t636CtRVsnCsJNz<{dfif+nIRqVBpD_;k4W;z6l*;vVAi
O6R@D3M)S1kiP0ZR|3DwSys5iX%X_cJFx}2aEYi#0m`|nb!P?KE~RBB>tz$9<A0^+t#4F7SVPHh5>Fz-zZDL2`OnMaj@;=~MD>Os
@!gLevK^66*)FUlO7TTkZfY8_jVgOMpoMISBcFGT(y^2uox928K2lNfIY-3{^WaU@+sV(6nGr8t)SWfeLS+<Nn!^`2y+<`GH?CQu
MzC2?ciVh>JI?xtVOK#naSudf5mhpizVvys%${1xePJZUgzH}~KI?fpAblOs?N%H+J^F(Mip{ifhO(g%Cl-RB$=s(fvgZ3KggCY+
gRv0fGD$Fn%L306<nxX>nm<mR$t22td$-SpODcIggWRNY5QL8hXCFP%PNhmWoUC3t98(yZrY1&mpKsFX7f4fz1+6<x2<7V28mghb
%*0oBDpj(WB$33@7m4ojbh)V=D07^4TiwOVU8KRlV;ucx`-i3~olJB&T+$m%Q7AdDazPe9l>be@>;fkt3L-iKkfF2nz>pHmE!p4M
+2h}zOz`s0J0EL1%5mb)44BG<S?<lU6`Em)C}XB$^r2WOG&jk(9?x&PgV5JKcpLGxd%JbuKPQbvahuMFMf6Xa?bAUtmv*U13T58r
n<mUq9ga#<Xv59)8*H5osfB7rUW7rFSDk41(zefRi4ltj)MH7jr6Jba+wrFw>1qNIY*D5X+<!Rv^^zKJ-+CMLy8CnJ<!uQs#OtZ&
USTpVoK~3Y6^>WT&Y>HFl3^?vFL!-3np%eX<B;NlZ;b&s&`yXEQ;`A~Y?-7J619igp~<vJK~l+PuQ-?@^~$W?HX0Xty>EB0(4knd
d*RSF7oIakOp&p{FG49<&~C`FCGD+N>d<Fn>n@kjcQ7&SKfY3_vhad7*1!8Jqob;`rR+}oh(05W$iEpnFpAlfq!ZJ>#e2Sp7cpe~
Z-#&^SEtp!>>_qUZZiEa0-6fcE(Fro%iw-~xl0bWh3hM+gx<eXrCRTh>Xug&0Z>oa;BxY^s-fC4JD@*mpb<kgOyiPBvJFxIP8c=m
V%F%n*$ruT1<=K|JV2)AkaMi{=nF>`3H4B;r*QR3fW%?Hw;;YsoT@w8Cz~^tXGO>wT-CvqnLsR}Zv_XMmztx+`CU&Va9SWs<;q(_
w!+7qpM=ua-Nw<4HpsT3qjg{sJFHY_+SN8J{P6Q|l-1r$?az)jdS%Xg!U5>jd{|X-(MjjdhYy)jg9!*$gMxR!*>9-fn+(Kb6Iz>0
=_trn!T{(v0;pn_pw@=%VKAv-7PvRCb`}yg!`k;gh2_MKd|jQSk`n5P%DU_}X8El)bp`849&_D%v*rmU=-*xb%;n0qO0Q*|%V@E1
`b_SO--^z6!j=o+4v%5%U3cD-v|BQ6?(2*SA}di!@iCoE3~W=z`JJZ&ZPU8a{9N9(D`0kU0ENKPGc*rW5eH{hQ*ub#MI#E@U|Eja
@qKkCjWnh7HiQ-;^tu#kk-;06a^}25;8ZSYQZa5g-nFeB%G0ykJ6|(fR+tVAW@$KBsSxEgjcp9?L~E}k97grMrueba4qsc%vmzWn
4-ajgun^7ZBUKm(tjfA<7i%3{ngTINxj{ZJY*MyZu!cI~Z-<a?c!gp#PX}6Ftz%<@nKglDHy0Mh3d15vpv5dxgtmp6QRbD**GGDY
Q(*T;ip^%?EmI`Gnq?|!H4+L#7IG?MV`!+RB4Y+zOj1TEdscKYacQk3PQ6c}%)g!X`JQ8Ga7P+$GaSoZEw*@b%-lwAWr2y#F-p+r
mL3tDNRx*u6W<c_lpG~nk}VT!QbYpu(-FNjeHPUh*IiKKQJ7;1wX}=r?GY3Tdpqk)`JG8U5bxOjj^EZaTVpp(BTM1L=EDa_vb+Pf
FK`|}mSdqLJt6j#_K=00LU$KiSqum@8USx*z!fYbZ6`>~I+yHsI&b6iH;<{*5y2Cke9}@$9h>RxP;myHH&j|;IOzKvhp!!K_Pg;}
yW=m{7;TvcVL@Be4FI^AcCMA)mKHT;s(Ki{szw4D**yXk^Q+4zrJY|kvK*~!kb!Y}=G8OOF;IQ338Z0YWTkGK@7K-dBQki7(ekQ$
=`NvIz6fLVG9e_#+1DhGm-P*k#{KZ~Cc;tyv)W2dkoJSjHe|v|TLkFX>4Wki@OADdzmvJ%sZQN%k2A~z%GwR8AQx1tzVXI;+4hnw
o_S!<msEnsUKP+5QDEqNbwzvo37bO-L6uq-z_~@E-GL98n&j$B8FfG{Ozg6<4faBcXLP_W(QdA7YWUrB2(Cj177R6DFLsHlpw-$V
c%aiIwyuu$6;k5Yi$tYeHG1f%mbaW|N@QO^TvnzlzRHbVH&$qhJKAGxCX=1--^W~w;hWxj`PBL7^R$ko+2xN>no~H|!n>N0S}g=>
hP%#%v3#4->q^z#^o&X|rlO!wf?AJ8*xbmNg|-|%hkAf8Z=+)ZMyA}81ka#5JcazGHP=aa&hrHPnQvE*vsK`I*DUXAoUT7r(e)X6
iIGF7bWAlX9g1N)R4I+rsn+nU0VXyW=|qiyGPbG~jYEu)B1o)M3WyO%s-tO+Q#QI)$1}b~T;h&JOmMNSYg-NOF`&RVTXIi&k~!6Y
o_ccW7B|^jakbi$SQ=S8kOsPP#iqlD%-mp#kyu%|<n9oA)ZEgPe2!GLNwA{1DlJEh3Y!eeUiK=<NS7A8iAx1aiQ3ys0YMjWLq@>b
^&++v7_p%*uN%(!-#Q$fNP1~HOxX>2G)B=#rlMiniP7irr*?gF&mqDcp?n#YNMjurURD)!9)1KKcm>0v#?q@H`v&KC?gzqGM0AoY
9w~Oo+1*#<!5db72xVb`_6mYmMIIU+pf+`##`W$!-%NYg@`dORMNX1?0DkBq!YqdTX#Xw`yRDV@;^`_-Yy@sOaiVk2YoKko(nds5
I{&ITxXnhBX28cr7;*qcHYA=i$H%Y7X4X%4LO)0Id$?&J-SP8FN*0h}3(S}#Bnc!fBE2@Vg}bw4CF7$GWW~f_hLRcyc^?|QO~jTl
f}0qKTTZ(ci0s&XC~es|MKgRiW*Gynljk5E&u-2~EYDJ5;zEQnBGf4hBSe8gN+lpnDhU8m&@@F9B`g9!48WifQ4k0$8L@9C7TYXL
@y4(SqUp>gu_atqumrh!nZByC4}+WP=48w(^d0(Lgi>JHX=5ybr5wP;pqX_JOA^;f+?2NAWLhF17KoOT43b=+js$R-)nh^$1x*gn
>WmRXQ6+^jIFMI4KoTQEf~5%3GeSE#m7*F_nxK_8qBLS;83{{}YFxEY<v_HIND&H`aAJUIb{82;A{&GWHY5r4aN)_l*z?xBKs{`k
@d3ylzuGt_9Pm*A1RDJi%y#x{Lr19oHOy4-MGu|GJfTi%zMmjY6+m~~nBr@*0Q-Jl5auGEI7Wf!r@9cKQh)=?zy^>8NC&PY5Ebj;
6Vu<dJ;5tVQcQIkA|%=Zd%El9B%mGF;q3dh_fh=k?Mgqj*fv9i8WY?@np6Wyn8p8N4QlBjR9B?cvKWC-?I!ZH1icT~a@|)9;Z=<Y
;$>gC%_59y!kgP-fvYjQZ5$FH?KMmi7zAX_3DcuH4$_(})!5GTW2R#4hj#_OFtau8KJRLy>Qkp9r#${KmOypv9=mbnxOnj8%|Bt%
6Tm*ijBOD{iBSa6LIHu8txXZ!2gvw`o%^|`E|0Pkq<dJ%`Q%4=;o;zVGV%T!UQ8y>A(40tIXvH9VPs-OMjqV>sikcc3R_i07zsws
O_RQU%u_+xJo%OrnCK1o@Ntt-7!hIry{g0Wp0}SY=f-NYN#HeP;aNo~t~9>x*`?PQh@wWWtsPUK(bS%lIueB-l&Sn-L^2Y|Gxsnl
hy_9<Q8OS+5-`wIMF>$y%%ZfY6e~c8&;sdWAW3avV~nU!!H{HxR7&KiP$WQ;Jjb2=M@+ul?6dj19)j|e5IzcZkRH({icMk++5rl3
2skjiVE<{BF(er}U?ORqeZlJcemlS2*ZJJ8f64Rh<6qG4_RhI-jvDJ{93sQ_@r*?0(-yli_QqtU4Ml)lg#W(SqU!eQ%&V~?*}-Sc
F)Q8P7l!W8Z7g(WO0cuOwdYc+5Ou+cT1kRprASYvUClCXwuP?JS8nd(4kqR4X4{eRk1F3R*krX+9lS<!t?zj^P}ZT{tj%-Qw>#E<
6Z~`eLPdd9q{IDi!gqm)erEtq7$qY!5~c{WsY0}X1u7H+LKF!~l%+*LRU-@v(i99zt3W7Fl$6x~Gzw9L3<ZGX+;EDxM4hC<f~4`m
$ZT`4h^VTdB92!G;!TKh;Ld8qI#f9!95ChAO9~<?Y#^YH!eK{56%#5_(hN%EhD9|~RZBrE!9r7$jZ76p6r|fiVNEJRVn$>~Id?NU
u!*RKgqoP8CJ7wJ6{di{zlF_j0|=Icz=*2Jv1mBV7LY2In373a9R-AwB~Vqzk=w3cEac3@M8=H5DJY1bpsGq@LZT@Z=Sb5CWC1V%
Fp~j8O;srpP!TAh5fMd}1tBp669oiLrwJkvG+0AX1i%!bgkez;ga$ICLQ<0?OA$#)Kq3<p02M(om5u<hDkG6W{df-Ga)_=nhrjEm
yLzD%06<K*iZnZGK#@gMS&mU7OB4-3F+iq4L_#dHf(12fENLMJ4I>Dagj~@%z@jE|sZ7l9%wR$pq=pDcAV94qgvtRj<R(onpvo9g
Qi2$YDI#3MC}4pIBo(S=8IZy<7=(fniWY=etSBfVu1q4JjFKX{fT5}yLS!o}A}ErwkVP1R#cZYp12{m=MGG2*C`MpeB$yn>9L$lz
ieX}eB%2AK$Rf&N$O?(D%0$J2WGSU60x4!^BMKy-n5cw`DuJYwrlMIwYXT}t0$?ewJNo+mv#|XT{qgvuAAAO&;LL6Hzw(2^DuM2S
pnTOVU9{JBI*#cMEr%HDUQ&Q4eOF1axKI}X36IAI2=s44B5SJMr0~|hJ5$Eo3%To!K%q#dp92A*i9jd{LXctvr6O8Ks|;FvwVG?T
PIIA(x*YFJL$_diurV3>bL{TnR6)j72ZUu6#UN581HKVl8AOSIloA3&W)y+|9Y_daAq)zH=Q9L5Id!4`kM{KFL)Ol9c-ual9&L5E
5HyiJe3+u1sj^^;?@C)=+9JxgBE##gB)|?)2etP&>Mu|))^(=jYrF+!z;c*ei_ErrJ&RVXe3J{eb8l@nl5_+ka4g&q8@_bHk<%(F
=_!<le45IWO}4RaBSiyD(-l$qnylHs+d{jgYsTDfqc{|tV!?4PUxZklo_y=R`Rg^|D(b6r167yh)Xb=64n(6Ap&()rixAbS%yy!P
AwToFyj!8F+lt(k6Ih0tLqaa@qPuOiZMN=4u^Fk}%vU3=r4{C8MKE<ONIF#jPVr+|VjT$|5w3fs7cS)YHu59#eF*l2N3F*Zg<K@>
&Qr)Icds7%-NPxU*d+G^k#|_7^KPTK5+__h(p7paGmC3#p>eQb)o6O*XW_kp%{el3J@Zb|qbAaKkiAghF_kOIQO>lk@jPZsl|vS$
tr-}VBx=4(uvnGy^%%NlLlqNS*0MoH&{Mf>g`}~Dl)xw@s#qxM?<UNsy4^g(<bK23leO(c&s#BsJ;^oxCl~2|Vd1zb4+1a<VPA0|
1_Xf7NRL{QfcSU*9lsiesos0tW9;!EzRK<HaL$Go!DoR+BvBzx0%xYejDg*<%W}HKivhVj&nFt=iA8B@2&n!8DB;bR&N|+!&hAYl
l=4s2vU9zI2lh2g^GoPBn8Vv_;0*?)S8`ymP!Kki2q1wk<2`@j%`G>mNESL7{l50iC=65`wn=vC+fOTnFfG~@gPDUXv=e~qS|@cT
6>uUl3`L$Pqy>k2yE=xuH8SP}5+X99KL!|S!KMi|BP?2pFhw+s4@w4*#JXj-%lhZk1dDjJA&viu-#)yp?}^XQBm(##d5IK^L{Swc
n1Q80gn$x)k8d}?Abe*hXRs5t?~bY8*^c*)Z~Ra7`0e1h4$yocqyTXAdOX}XbNM8}3=otpQ!u|p+Voup&f~L}0=;U1?mT>O18C-Y
wtF@K=#=6XLNcZe#s#A?spH%4HK2<w?4P4K5jqg)4ED8nlc|{7KOD0k(B6PBVkY`H&Z2FD6D@)w2!3cDPh-~jd7eA3dJeZxVlgSe
WL@1H4A+0ImC3&NJtpSEh(K8-op_oGWO~5r@v@?mm^ef+ou`g(&yt5+(_#L$fjDHMC-h^yMUTax{mI`_Ydv3T8Iq}+&t54!vUNR7
I{W&ZVvLW0q^P)v5YAj1JU9X~fGy3M!}xNujh^KGIEbX8&PGll?q6U`J%Y1!_Mk0(X*D5Is|Wmi@0kr7>%;WiHelx)H6%3<+Sv?b
GDFX&2w)viiRf!yrm7M}7pc53sL6Cb9SPe(<MUD%Fg29M{T^Ol?gar<4x#5fE8AFQJZe`*dzZo<1v#y2^voPYdArJ*fr3C`G@WH7
1|d=Dj7r5w&V^i6lirw;(ELda5O>yIR#h@0Cu$J|ytC_Hr_DGq)Q1*ht!jDkG-2m5Icw!HIO%07s>kop^@=CmVWl0N&Je?qAgerQ
tLI*Gj?VWcG1Ui~>nYI=L|<-Cv^>LwB&Z1_9#+aN{uC*boITm0GK)mvs!hZ}4w@IrcXg&7t)*?M2L=j=G_tH=jA?YMQSEJO3!wSa
S$~A1x;pRjdc{RktFyW3oMbmoLI%XMBty^6$aS9!x)X{Cq&#9s^}k~4N8BEu4&d`JB|dxbeekD6u3V{fdVLuKf;>ZnlB*<{RKn!h
sSkQ`<lNsFA977^<YbsKa?TO7!;*k%v@jSBoX_SZf0NesCJ&^i2^x>D)jemynGO*>y7B616*^8H88r+WX0MUm2}LX%b%At~{LJ)`
yqWIh+jl@}@b@69xbrKv>e^A&4Xma$2?3NeAu4Y7cekQ@GdrJp4^5}eIiBd*aHcdPxtWo3x!SA|y4X3~AV_JI1qI&j=u{01)A3DZ
3%O-c5e=1-b&NY84xnAM;T#GRmo5pwrz^R|Un%oi^T4A)*5T<MVwCRU;O=zX+q=hd9(SuKu5zP;oEJ7Z)5O!dV&sBDs19`Vxjgc3
Gv`k{cXl&F)Qgu2q>piP?{>$BZmf9;sD>O1H(KkEJC779a0<c{eyn$_e0Dm6T?%yz$iEA_YmQEJE5|*q9?rX-MIqfO9Cf)~Or2?a
T&kL*O<PkM;=8We9H1^INGbX2&QwLfr-UWy_2+I8pc=&HPe)O2j>jN#w(>5YChoNaVs?^E?y;q;E=PA<obz<~=iY;(FO$!oC7oTz
338JOR$DSv1mbXWiG<i)kqO#BQ4m4cM;O*};poQ)MqVCC&D<3bh3`rok7s$6IW!(^vT#Q5kR~5WJx+VvW!J27yKX@oy~m#3PI*VV
-O9lt$i6$r5_+{=Xb!V32VKB&8>lu@NjYT84p|;9A0gzKa&xoexZIP8H&U-VDb<8`4vzKPd6h7_@jcwT3$rl@eryk1AYQci?0SgJ
s7?JKNh3GT2Ma=q%EE}@^2l^(_ElD7*9RG-{{yOK=bu`xS6I~7>VHXCLXAvEqld5{%46$)Z(n}r2E|XwR+paNr{q4~d~<{EC+Iay
@nL)vI?U_v=6ev?i88hVOMo;0L;|yekaNuGW(ExHmtd93inz*SsH)9jXj@NEvR%g_Z~iJALj1O(RrmTOleT|P6o)61r;47xEIH<V
P=+9N0Fe+pB0yRJ3yeX*SW>A*rUC)f0g8+e=p_!LcmTS9r4eXp0oG$kQK@l-4MIWDuop(#Zg+Kq6S9GY*uSSRSS=bNrcq=AV|Y$|
jNEA==#U#~CWJj?w2Sc`9>GBQ!TivGdZYu10N82zgb(>ji$EvM^YO_(b0<#KWkgSa9w0-$h;~>X>$$YllV$c?jCTfefuz#~0^|!Z
18wwOd~W8GReE}3S;jvI;k`5N*J7#bKwqfm;;0_qtJ~`IeXjMd*!;d8-*`xgFeylb5~qxaWU1zWP{2fzNG6#n6Dk7&0+A24L`<oq
A^@QpL)RcC1R>{yOo0p_AKfh=CWsZ#40L2c<Pb!N2L^fcG`%Gg{c{vvj0;ME{yIbQ`-6aeVFC|-$3{1Yvq%TB`N8%alOy3D4xb)3
83a}*>^i<3POl8X95s^|h^1yT77V4aW0p$RurW4Kes7}T#~&$UI?-lX@8JhZ+F(vw6cf|N7EcI6=0n~S2r@sy4nJ>AW?5++cQSU{
K)Z{gx<QxzNPKi~!KSXIb&>}IYVL)aG{;gUIKq<-&xyzRet|u64u^?e$vE*<J$T@lLWKd45K&Y(2Vn$3L7GC@5Dh><lSZ}?*qSV1
aJU32P})dYhbn1>K$*ybn;LeLFv%c^V1k;7dm%9bCQ?`uQXpWEh=>WLASybH+gTA*l8A>?1eua@LPEueabn6A5rTvf+E}8gXZx_2
FkI;=?=%CcQeb0Lh@xT|A_1gXmYP}yCDdN*0Kw^91rRV&p@w?&^^zBscKk$nVn}xTKTp}-yYKhVF)*VLphZA5l#MA6P!R({D0q0D
Ms_J=rBp0NMYfb-Siy<}Mlet*0hj>=Q6uItG|2;16z)@C2Y)C7xPZJo+uj>bOz79%`*w>qw*wGe_rov8CAUiIl-njoVqGo<TWgFB
4AYTXlixl*1_9#kRS`uNj(X825czq5d;$}}0S_S7DUAB{f$Mq2AP{+jc%Bcn=$+2C9w43E?MiYFvpXtqiPV5|gaGO=g!`45`T5iE
^vk_1Wif4j;3Z<As;5^#AXeI$uquX~KsXYWLeos)fUq%yGxW?AXD*0=wiV#b`<tRWddZI;2Jq7evaG;T;;>XQ#GplZ<F^p5!iI2*
$tn-^Sle}27_B&POmu6DhMn}v!4KcrK*aRQ!>~ItU~?UlC;~4<1ymJ8NXQ|rIW-NGGn#k%iOk4$kp5kGnD|!G`+3wceA9=a1M}m?
PT|Cz0vV@nXBik_T)d~n@~EUmDFjMIDO6IGSGpc0PTtO)fz<nykq=r5zC8ACx2Vq3IYd+yOHC~gY5Xs2ugINJMN?X^DvL&8F@3tn
Qg0waBaU_~l?R#I4n0q!2av}KCn(ATkP|3%&t=(NBpm4;hPlN=Xh{&$r$ZDeLseAj#D+<wt5}#dBSO-UK>-9+B5lD8oa3kwGL@s(
c8cA5jpt*qL1o5tu?Vh5DUcy7=fo3`@m{cb5KdJQ$0Xr0fQz!31QbKPa9-fy=2YQ<Lnc=qg`5k4WE)ChQ>iey=#?UDcS4eAPU~)D
gj|l(r!Fc59-+v9xO&nlxd{e!H%@X^Rm#J4U==Rgu(@{%<xy23-0*@fo=!ngz~u{AU1uQW%4C@(C?X}oBLT+<Tq>evi5SQQr2{Be
8WBNArv3d}TZW;-AflGqf~y`{3DR9z{{2I}&;N1<h<X0gKy;nC1`!nnOa;jVua+wCor_lf3=4z$qV~R>eS+kiir}hoIGs2=mUyQQ
JT9$9NVJX&gh-??(G3hjNfM9{utSc-?N8&v26MecJdy@`LXn<&Ri9aIk%)!>CX;51#~StBpuJ1TPx8cBl?a7ep@~$Aktq_D^POCd
NAd3zd5UuYp*ZMm1Uujtrug^xXin(@DyD!>l~g0LHgW30SzB~6GU;3y{hP50wvjC_8QdZC|5$d2!9Y{~cGgxfR0@Ku%%LeMpooHG
qDcsh7%-LyP~ii+(s(NQb@LSuDH0_LK%fYkKqwZ0B1%-}0)-=zt3g7vEh$tXN^uL2gFq226tzf&M3529VTM3=^?AL|pT-Xp3`&d3
S@Z68NBbU;fOn^DJP36EQfc#K*fL?BY!*($J4cd*;W!^Z%A4<l>V_%m3_Db??7x4NiLU-sp|ghCSt2a-WRdZ^H%3JPg!sGTAwZ%c
9SZK@r$!Dv`R@)n*j114uCWOUqx@UjFyFrhR49PFL`E7JW#Y0d%IkMZBcXzgC#`!JnuOn-6UfI+CLL6wX#Wf0Ue{Z#wqkr&sjH5m
fP@J4Wq|96-h+aXB4@9EJn9RU+s`8qSRGD>0@^8CbE8t6-M0d$ia1-W47T#P&8e<I)a&WY^n4`>qz_v$Ud%!WB$e7_$&nReHMTeR
*g>VL8d;(NW<)3&Q3$L;BOt0m0pDM97oqd(;o=&1T2vUGR)wk{uWk=LwcX>^5Qm2?J_BLU?mM2Sx*)yckTD+GGZFVeL0<H}7OlYf
NTpH$;UEBED!L|5WQAZK6utFvN!th7)@BSAswEDpS1C;s5}cuEQ&zGurvy0_1;i#w*l|WoG$lcctVafg?u7Q5Q3J3LPUsM53Pf-p
N?;8E+#p=99uR-)_i(E<JjFa~N_Nj@#|+ORc+RR5*b*LLxNw|{4w-x`7uD^(hj}MwY*FB;b59h0v_nQTK86z|voNTpsS2Pe?CyDa
9ScN;eAC^L1GoXpkpoY`kfQ)ZQkS9E)LV1}`JjfQy!L@B1OlK4PWl7KwD>XsunriB0$6bldyZXQj+K3)W?`ApPN0wiWJ9SQq?n+l
icZB(5?mddssq0;Ng&XNjO#+4Bmy02-_U&rXy&lSf{OL%){lj#sSJbDwDeSZH}5%~PY14WZ73V_VyT1+O(T*Itmo%nG92E#4=G<`
15}<%_Ml;afE@#wH$0oW<GvM61F{6s^68!Lu3}FB>M%SJ@0lO%5V8m+QOY6&S<taoG1hl}T2p%tU6h1ZRoVAn58nAHzm^;ymj_33
&)LR#P2>r-E{bE(<4Z~$a=NqPYx~DQFKG+@c7fehXhZ~twJe%C2n!{cVBq8Ol>abxF9^H|68PNF`=XWLkJgKb*1rvUpyelav7zNp
1aYHmHj{eHL?Xi|6jE$Lcj`q2U_zLvhM+k<ej>o?L&Q0D3WUO=K=z~is;Ww$Ilq@4+Zu!HgEIT=4}&q1O+RMVC_^bp3WOE~VdHl<
)C|v&YB4{ngYi4uMBF!QVy^sb%*|p*cSeLO1(hWIyQCHQQgWQIkmUe9_@Vp|;hnDqg2N*TOF$frNFzy>kH=1ehA*?3pV1u&=k;Oo
>lnu>29g*eAPPn>Qg~jiPhT-lVjuEheSmzQd<Vdzm8}IG1`WZv-9|zODEjri6nv%KkW&5((C+oPR5?c|p*RnTh1q=R6*Vc4v}8mE
pel{;9&#=)g6h+0kj`O}OcNMsfKX%^x=uL=q6uJ-ji$T21O8ka6?#F4LA-+jPqg=OJ`blf<Ii+cA|G3gP4rj?*Msw!?>c$MkW~>f
`R99x4-AQ`W;cwoJX@(xu3Vg2lc^*j{8CBU9+X?39L=hJFjB=z(5WZ@Q3#4Bya6{@Vd%B>Xx43YHt5`BBDqUww9K1A=-4%6!`uPs
{RAiZ?;HdImL#DTgi=6+rAiPf3B^)TDFCb(a3nD)P-6&5x!*G1)!e(JmeB9~f2*T`HBo4DE3f6(KeBJ*-=pODZPal{#1g+hmlMN^
o${09Soq_R+@iRd1(MEG`NVOQpPd+8yx#N21CJuW;^^ecIfvZ{J2~ZOL`N%R^V|XXM+ui9W9By-GRb@U&rtW&{eND8aZ!rs*0rgr
jZ07S8QxD?VH@}7i<UWU+*+@d&R=zux(<s-qLTU|i0E*E&W<iRdKzl?z4zZamXh~Ck;isbes_Ogh~~+aOXb_03?&5FKG-2Vo=WaI
w{GW@YbRHA*u^a<vds|vcuUUp+@4fkO8Nf3efYQ;nSKukFtv5bpO%klq4#bDTp}z!eSPD;M3_jX$j~pyx;u-99(X$;-R|(HyM{IK
;8S@#DoNcv#~eCH?w-5d?;1u$7D*>nH?7;5K>1vG4>?ZWrSfUzD@nsV;m)L^kZ6cvhzGb?cJ?(%MlrpE6R3#oc1}ttLDC$Wa;Uvb
A|z81iaU|CDFQ^|v=K|DRFA!Prz4cok@32m$i*T!XtF3PD3(%(;~jY=IK9!zPNIrRp6i*RAuPip_d<dr@{oKg5|n(4axU_G`vK)a
R6b!X?q9wa9$Xx?iYV?Pv=?t;WI>iD83`jz2zJ`cV6t4b7&NG{Nq1&DyF;NkAen9okjm`c(rP?8G-$kCb*$%AA{iJWr`Ja$wfBwj
=Viy79mLPh^5>lt4?>qjs+>CFE`zIg#3P!>q|?i!(nZ^bDZDLmxMKlc6TVyFcONqEIKEzaCZpUlSV|nH&mP}BJDj)1>0++kMcj{8
vt%$=c9D**Rtj5ULd;<)QcXDqB^tyQTdHLw7mzHvX-i@)*@R>3%00ct(mtPD@b_h@JE4Ai$KRYPxcQL1_r1}yOXHN>B<hJ1x4VVu
y~Lz_uGgPY=scX?DCgcwiSh1*^Ik8#?-uZjRUO!mzVCP?>@63f>toL+IB9#H<2?d*+qwwOce*vQ^%s2f?<by*kI!zn^X4nM7ai0h
?q6M;j|fH-5z5T2qt7B7M5-;v2gUV*6X!}V$c%az=W^5_igg{`vfTB>RQsnpp1a8%UYtIUGr99UZ3(`0(GokvPO>9AxPbY@W0TIp
yu5cNoO+Xp$j+U4x~s|CCuk&Gd6nmt#68i@1Rn35r0_W(DD>J<PLzq?VCSU@VL+GB%9zwDRBbIdxQV89Cy_h$BtPgyLMefU6+>dM
MM>OscZb`;2INQQ?&ruqB_%>frz07nBAmk-sH#dVEMf^N8G;HaDXOB1rHHDCAYfsN3Zh{`l7K3JkQoJb0B{4cR0;wLsZt1vJ3z(e
`vLa}1d<IQ1yT_q62vfq(gi*0a1rW3?dXfwBKT-N-sb}-Jy+-EUw3k2R8$lJ5|lAi6d-vY5CvOuhCn71Ar>$|T(rzEX#$m{X(^-+
Gxc@8i{ZjJQbE!ZkWQD!j1Kd*?sOw?JcHC8-&gbfo&)O<4_W3weq;}19>epR;P;<#+JFlC;6h+lsZRf%I)EupoCsut3<*R80!V}^
Y|Kh#W=f%E6fN&Zfh{K!<H>)zK4#Pyd!YXl^{4AU5EK#@w;XwLAEHyB=tP7lVF^iwf?Z*OD+0(s$}mdA$pR1{p0a6bkUDU1b!-eE
ROKK8L&{A&Sg5a5h&)OsBdQ%75ynp}&P$`)IDnl}0J!tT09TxVCskCVK!eYMF+_Ptom`*H^_MN7*v9s!8Z1sQ_ik@R@*;Rq>Bh5W
PE1a~DZuU{O73CKkr!Cu?x_rboFUu97H5$2k2>N$d?4ib0wyvI3>Q|+LRW~i5nN$nD$?k_4&A+QQLYpONWz@<QkMilD%BXZuOvwg
i4sx)^r*Y5P`F&GYlbj_)_av|WpL}Px}*zokNRqhJiQ8Hdr<7c6g2^WP+^4;CR`K@kr;wTWs*o?kXYxM<<8=z!osg$6d6>7DFbY*
r12_NTI`+8dskNOq9a(%tW>h#=o+BQa)oDBTK*n>@UKA+M}*&&%F}W^82)=X92V5Czn&0X4d~q<?U3o}Sn+@0UGTR(h`Kmf$Di-v
cH0X%^{KTw{;v5+kGRJsBA|T?!T&EnecvJcOX^cR9}f=gUjPq5BM_nBW+JgE{#YNi%^qN3E!micB;+xOQWR1KqLU#S71X1U2|!ND
2>ZsB9CHEzJ12}|B+Dy_IH$j?Pg&+ZTqD;*5>)_DP&BAQ!V(Dl`@dV(Be+!hc!Sk_*^9;B0mZPCb1~egaD<Hmuz+YlC|R6@##17P
5^Qo{2?Nd})=OgB`?2rwLH4^HbG{J@2Pcw645BIud*19L6ElHS<b<L`1Vt>=QnNQs4ulX7?HfS)zI2bv(G~~E(+*@K&a|Xc%i|Tz
Rnu~E7u}qU%o=)S-#Oe-og^Pg@$tB3^&PiFdA9eM8f)WC2$*sAmAn5v5^ipQaUDd9#GDQq=QCAcrGv^<7rivPGU0&D@hXBDDKoO^
8LJ^n6XG3z#;S(NOUW_S$FBL8U=@I<4`1?fGMYj{qmCj883;jFIyS<*44#e#5~pE@W^mEfp|hnkkdz}vFj(+42Vt)ku=TB{I&8c(
nUuuh)sCL3;l>ZcF3&`Ck`n7%JZ09270?86Bzv~CZHElpWSRlhyrt^mI68x7F&gwxsA!C@JEE47P=$<?FiP)JP(Wh<$^^E)*Z^)C
1_?C;v=(MZcM#y&D`7Q+-wvV-+QHh!$Tc><w{S2x6JH*|-?Az`5Xi6(9Z~>w)4n`m+uJ8*?BPYq1?DzGT2=3zOgQ&<$8TOpm(u0c
`YM+>Oe^9mI~@h2L6?<X2r$YSdRlGiXYvMB)oGYj25I$W>t)F`XcmWn%eKusiHIWrAu=%I3yqP-5L+lLi=@sSvLWt0?*r)YJKj$>
dlaCiPJ(L74qQSgh^i{dg~JNl5@8Z_<&dPXrCCInAd(p-S|~!5bY>2$g%?$#Hns%=(HRhSL;=!mCR1fF0^||x3*8+xg>o+zX>fzN
oq=}Vc@9*^B^eepwkU)gU~;o8<<p74@t-r+hphG}pI9UR--8E9%^%S%Qv0EP{yu#C{~;h^DT!7Pl}V62i6O^#ec|*+llkHwUnsn-
5TvD5RkWy+z5$YAw*;9J0W}Y>9zI9jnGJt6g*=LY_K)5cxO;QY1M~S114o9%K5&v8Yb3`=`~c+P&G0M};vXRjendvO5&VI>9SrXS
O`4{hVuPvz`!_Y4ACr-jLk=>76TkE=flh*WNsKm<TR`ScO*_#E+XGJNiPuAOr;^!_B%#StQf7&%qJe^<Dll}451TZkBdJEXkzAE%
C<uT9C8UT-S&*oe8X8cUS{#sC0+g}Lky3-Sv<ERq+KJV{>e<kXv*(-ZLx2w{b(pI_QVj(%5``dz3rR?+sSKiNR+OXN6ga?zA_PDQ
sS=t3ka7^qB}|tfGFF74S8`+sny3MYN@+pK5|A|`O71rzBGMxXL@iQ8Ax03;hCmb)i9iJaVFI{HwL?WBfk*(*P$ep(5)RZKv`PEB
hvXk-!)pix1xk?>1ENqV6vHq-@=X``2|tiwU|#wInLg=DNR3NmmL14U&gA=uq6kC00+J|Xpnl^3Iubv=6gKz)&rm=`G!jt7BvQ#$
RZ>J11k{AEM8~N71rzc~6dDj5H@~_4RCD9f`v<-N1o^-eP~{a94FFI{3`GGc14|`MDwzs^VKPRHOaX|bmWh%`AYv4T0gTVfKA2M?
j3$epXfnY*>x{ydf@j(HVW8Uln2rYZHr5!DEUv-|xFB^_-Blmx;&)9{&Ammc76&CuS%IZPQ(2Rp9K3&t#N|+Rc8kfoP1-V{q!#f-
T^@<7$*X21W?o1r%^o&5kSuUAi;jZbjmm(>YyKH$NX1J{nQvACFt_W2mg!Q!BV%zAgfsa6XkfR?5Km9ZBoGRzMu?$4KDRZ?gZ^od
q(BhC2{1ouhd2U&_5sIY`Q;A?05+%8J>Uk-y+_n?9C#QyN_K*E;-|tu4Ti!UcB1~6R)h*vDQM={xqyR&Q$qgc6HD&|#Y1pJr65uS
NRa?1v;h8UkHvHe%^ol@gfOxYCQ~Ma?C(2>&ko<I;LvJ4Dno<@(;;Dr`ZVh4HU_Diq4Q2nagaqMP;+$!Rvx(muG<rVH%bQDGaW#v
`Sl!$LXbJAPu5Ocw3;*!lmd4OO;**lW5{mcWCsU9t#IoD%OQ>sSt7tW6AY9&%zYd8JLk*9=hG!Is8ZQdR-MJp0u%Eg;vAy?2p+!^
(I&_uCGwNNof~sd>JkGWc3L;A&15YxxmD{Qf1eRN4?=ts*f1gbcr5#VYHlM2UJRqpbOiL9<$=`6q)V75c9^OSuzSUSR07Zlz2ZRd
feEMqJtBA>k>D5-W4-YuFsPYB9t<P39|*R~GAL9`MJzxCCP7Lr5Ku5vD-|gcgQZb_k|rjZQ92)2$IIyQ$ZY2{*f!9G=Mu~*rWQXs
8q-J$ABN2)vdl#%EGoow-7u@99TqBVp*k&Hu_{qqt0e^L$ucSXavDMpz&Jd@2?_8a9<KApfky+tEEuV)7y0gE^ltIU_8;fGoYS}d
P9PrCSQwH;5=AZ)YehtA0aytaB;<m07l=GYDSmOCHjF7j6L+OZVF5@KFp~gK!bAiSAU=R#$S6dhLMmxhy}8-Pk$-pXeSf(hkUyLs
$LK1L<<@*ij|6^!?)v@vAJLq#;*73%cZab&Ap<$SM{=-3)%=2{1OBF2+%;zDrJDYtdUu^8o#4OIdY>e?#9`A_+N-0ib+2g=qQ)r;
c_tnBXZ+sZgI0v8#!BmlV0OGL@Wpn{joX;qpp~$}R)$OqjOo*;g;hcgay=N*NJ6AlYNqWGih~>AO?9SbS$PX9DPnX+kqvcl$qWz|
9f#8h5rwQnqysUuD|8yDIl^ONv|DFRW5i`?OE&tmSt5Ffl?qf61Wg&J;Odpl1(*M=FvZb14dcCTJVo_kS#~g+vX0hGYk|wM>l*mY
14`79nyIxCMj2hZwu!E^W2D0s6KZKGl!Zt`v5pr)8+RfRkX3e&sN9Eomqg7lMM4uCK&eGTp=EEbUTKJkt~=u4#vxv{fsg^HSqK6o
kkpe~F&9c8kY*|+Xu#TOh+yAVgLMQzY%QcNFrX8R7z!Lg<j5Z03}_Q<1-NWuCeTnT4{q#z7sE|KVx_#lHbf=W5tQqagd~*KU15$e
RQ_#uO%A0l?M4`6;i*#-y;ydd)e6UUN}b{OmS_e{Z6J2as2KAY1}dWs8xf^CAgPjybuFa06d55sj~_yPJwp{%dCeX6BK$|#J*7~^
O;A%Q5fYuac=CIpDD7&ZgQc3~p>%~?aNLrL<ipm_R#DDWMLCxeXbFNUmXeIX!6Ip)XhvW%iIk->7+8{m>QZP7m>7AV5Dv8T_V&Qj
-`4KhYu8+DD($wrNF9T#BoqjWqDe|g&m6I11El{fzI)8^dCwE#3W$`MD29+<F&f##9LzIWAK&!7uu$-X!j%k+M5VTk8q4XR@3?U9
p7q=f)q;uzJ>0kN2(e`0<?2&l1R!JU>Aqi3d54Xj9la{kiQZHXk=>&ihJhAEh>5#ZV6lq#hBo+gsIf?)q>`!WJ(y<o31-9`>>~P-
A`n;f)VB*!`tCvz5>4E0^A5Y=7Z}#JNgFJ?>!=V(!)?o=%-g;tc`1>D+zM@-g2_<sXIrH%5W`npBd!R-I-JZc`7;qj{&t9=((=i;
nm!&w@ja#(qzp+UtVtdtaml;+&o#}%r%$I~x=|hIs!0?qQV{~$a0hk}@5tqW-@<TUGI$;k!IY`GsW`;v8)L89<CtVoX1kU|W6D%f
d!AXR@qRyK=_*!VGt$#RC9K5e&lSGA@!(>i)d?xbRMD4@O^2>-kkFk9C5DWK`qVu<-v0UQ6y;pPdvrd`yKR<Yg$Kp!xegs0<8LmA
_?akuyLSz^(p2NU>)!5AUp$yqJniRhL%HXlowzyK_Z;#!yWB{*4!52a7s$2N<Pj%%1ny39t>O@}NL<)vk9N>DC)M$|oqTXXGW6K_
bnu-NepF8xK(oC2y{qDKK7Icw-g$|{BN|YM!Z;L?eqFgBU~)QP!hnbj=42-mv*&jVLtn_l!f^&6z=zjZ2P48#-P`ZI%QB4&qOL?i
rLxuB4gVlaHxT4_W*@ff(W5y@k_rfx$|2HLOh{=7Ms1tBb4JSy1n}%AV31De6OHE(oH8gR5L%5PkzIw$k|2@?G)W=k<wfKIXmG$5
o3quqIR`tt-Qg#=M2w*cBJK0FyCR<r<m2Bjo4ipuhmuzhb(UzVIBZXJcTTx(c<6{|;W=_DsCf5qD}@KueqQyEP{=;}*Vy+D!Q=<E
P!KrIPKYW?7}qlKLKzY5|0jBa3D$IICZP^9T85JeeWkck@RF_vd4mZK6_8mX!cfkCyFYa{aB|wR)2A5BRgkxWCAEvJL?}f%NFkCY
;S&xWWc9}yz%UKUd|771q0C5bMr4aQZQ`hcz-(=$%401J8I=rH{tC<AobWXCr$rC9@r&m3vD(586i}&B{|lPzlMw<6H`|quF#oWz
r5Z@1t1&Aq%Y|u_c3fa0qMUyJ4+j3<gZ3d^ynD6C0r&})9Sq{iEDm!(4zHu}`eCoD*Fo?;UrNC;O)7hj@@wJbsRmjSv_bjUJESvP
f}2%3)^Yv8+{vxIn89V8Cn5VwF!G$P1%`*GFBG(vB{9q3=xE|Ng@$q2n09NTVNFF9Qd2Pj9${DH2>)RKfk>?gfmEu{vP_dD6bvd-
s?Y#XD*Hp~f0k5WpsJE{>(KJ*8^^7I>-Zebgdq+1WKjIU&ktPGG?PZO1}>>$si6YUiIqVSY@`wb?4U0#c{gUw@V!8O9IiO*(HsKu
7wk_t>`$ZCdB{BPQJwDb?}LIJUXF-|zEi0X1L+_K$A0P7BE@6N(d&}pd~Ry$Dq3b1&6SZrQ2d{C=ybxwo$ynagxkx1DsUn74cR(!
_EuvN-HZ2jXo6uw?;Yk`Hj~%CsO?A=c+jtd1LqQ00D+v(pbHWl!?U=(9uMEzd7O?(7@(0*izluX#AXxHoYYYG!XQ*jH6RrUAQS?u
)P+Qa1tgONMG6H76r@ThP@zHqRU{Hn%@b5AcXxTN-0xR3l+>MoHKI|C_RD~d*2M+(i7UdK&VYG#k9qU&!{P(xSKN>U5miAEK!8^y
k*uObLo9{m2x?%0wGK#y21QUAVht+7;m+7WMaMH%Cc>yHj@Ve52!)t3z^f#{reqI@445HR1O%WYnv}>PDVSnnOpK_4Axc3ANc!OA
%k6yQzw<hy)x!VwxNPT2|Kq&^6it=RToOjAFz<6kh)9;o!Couf!1`W8#os`~IYVt!RM3Zg7);DVnt{PmPj*pOB7{LfO%*YeNE@6K
#s=jkP^Qs9(zZrmz39Z<(s+x-$<4tGLmj}A0}#Qqr-JV}R$?1=<~I?Tb-M`QY~b~ubJ+wyM4V1VnA@Yn#{v`iX)lrV^tr+FE7Iyx
mr$B2FAE=hbukE3Qq@Nz5Wy2EMk}pvTTQ0qkfoyoOw%TSV41ee(kN*#sxp_80=qTYkQl1@<!w|)G_9nN31(Cv^|Cm%^O_!Vo8gkg
k^<b7(66Uhbn8=Aswyo~wyJVs!3hxpsyabIdzoAi`6fHAD)DABW2pJX-a!`IDyZy1j-*0GO&#H+={FK0?u@XkK^!k!-72V?Z79td
gFJ5Iw*;K%EDLoEtP<A{W0ytKESFa4Didvf{x}$kJdEz0OOqy>6Iq@USz)VL+t3(b$v6Xhc5gAWjXTmsPY*145`zSwOi4IMB1siD
m=QwmM>7VSsP8z_85Zf+RmrToWmxc#<Tg>~I0+23R7PDy&<R^rK}$@i1yz_`UU+Gwu=ZQolB}a3Bt2qroi3BhGIH01Hil}9U@=AP
;=ElWP~Kk*7ls;2$*kuNbHSU|x|$LwA_|NvBW<P@B%&(3Lt0zW4vrYe*(Wb<!P&`Ep~0t2$C&B^AWuJ!sf;`?Me&TLH$N^H*K6M=
VGwtxun-SXi;s~<*=J@^46P`IR20E010axy?UXd)g2hQ_B~SE@yJ`!1O^|5FH#uV?q)8916McyJ{+*qrqtCWo%(r|fUAGDKG6&T>
J(CpKC@`pfKp>H1MT9eu2pv-_G-uk-CrO!UqhSWj>QzVUi>y2h^Wf_2=r@j9DW$Z2|A?RV^-Q4w6fjD#%u>SQJ!fw#Rgx%HPuh-E
%SBjY4{;_S9!t;@2xW)+5V?XtoF!sZ^N#OvyqqAqbSem*cBtC)W1X^r$S*UtMO9Rg<lHezM6}ZygAmrSG({yR2N|gfN&|>YnqnHH
N(!VY$igV3IKu5U+j*ygPY-vm;vTf{nLOV6{O`^57kkR?Qpz;av7vze4sjZ@Rx$S((Z|Q0Ca*o$Htgiz4&+WuNH*N2IFxvYh-oEk
Ybj;sOu|`;Bq_H7kY}GR8fw_QN?c-~$|+E&1{Q3zB`W4bsY-DZAu%Q<5)K0d#8hven_^qjn`}B$pQOKeHu``NISyY%?1mbVN(!ga
fP<XR4}tQ-Pke#y4#hNXH>hfj!SVw~!8vW^kHR?F%>#4f>nyu1RhTh$Ps8};-j014IyM!iDQJKvu;X1<&jY{hejZ*nOZEJ7M!fZ;
+#8RaZ)Q=`kr5FR6afrGFes4-3R23F0)tATGy<qn2tYu<ML?fue35nBo(ul~<WEKE`oQnO$iV)n<{op<PhGCC_kexie1C_KJ0Hmt
slfAqrh9$4+2nSjYLl}N6%!&DurwY|ELpu&QhpS>j#Tz?W)Ly%!tebNGhlVvjjSMem?2n0<M?+8;RtcQrCa<Mc2HIIf(|ohdXYpW
nrLF0YcR_kt=`z^M*&^9wVU_MA<@nC1pc`pfXNH{lZ2|pzGdVs@c8jhdFIc8f}Ax)b3(FuusZov)>K5Oo>pN>xonA)K3eGh?Q!2!
;it(B!EJa#<%L4K(%U->FsfB@wJIt_h|R|x2Q~||c&0Wzob$$u_m>78qA*2*`qS-&`$A|#naJ`v#rOJ7{tE8V^}io0!>sXqd%Djn
%JBLEd3haNL`22dK|zPOhXnObNKp*5#EIoAj2^(qjANF0;0%sXg(_1(QjXRR%Nq&t^gGV}wvP?swwZ}IYd#W|zB5Bd#j#a>*H5MU
3lUx0JNcGy!7B2GBSQ4Ta1i8nm=R{Uvj!}MG+l?69F##&sdToSDK8NNJ02J65W6D4RdvfSwT~H+@i)i?<gj-~huHjw%Q}}w(gS5u
M6!fQKLZ?~tBf$IL5B{y(b7>S|5?N$as}4Jf=o;V6v{${Xpq84fS58kWYMCqi-bxxoCBnUL_}4>IAIG#f>cu?IRyb!T%qK_JDxWO
%LH%+$_Sze**BB6LBpcbhzhhhF;o_tB50;6h@d2pOpfaeSQ5_K!YVib@b3^{4*}%#mG0(;UDH|wLL}}BggIx9#~g8{>oE^vyO4Q1
JgOWSAakgZ_Bp&@!MH$7Lyf7FN;}~Nbto&CA&ZZ&1lAh9&<_6ozR!8~B0l$yTVlMUpK2Q92!3=V5*;%nf&wUDrWsg>LL(L=5LR(W
1mbjIPp#(Vy3{h7!1(wNqHpVV^K7UU>x)@22*d*yZ108mYIti?hVzoV0BwdKzpuTU!SGWY#qdM8MVvm>W26TrGqkV?k(n#*C+#7D
->SY*5E5I$WPdJae~;n5+0b_{C3*L|bO!vXeci$m9>A#>D+FW9r=&F<F9t%&91xuN<LM6DgwG#OA-d+H*mo9sU%>nEPy3HF_3~Z7
9PEJUte7zZu=T*CCJ057Kny@cs8EWElE=MfwIRe4TE<~91VKjA0eaYznJ_fC4@RPiow>4#wxrHPa*h=oI!rE<h?gjshhlQ&eJuTP
<?43jIMIr23?l=UjUb{F0t})O3nH)=h&o4GQjb!IuH{rt2@v$c1HmECM`tuZ0M?}dLuVLMz?~IN)<%~VP)@W_Q2l@(ZD*w1>_lgf
_WRFnPtc)n@k!E2`Wg(GHt{GL{Fi0G-wKA!4htvO_<DBj+hg$MpDsO59R5EaIVVn1sB%DUSXNd;5d6Bp$7L|#!j?hk=NBBO?|Ah4
jdjrM%oxDWCorGW?`&<k#@IzZnUE$bR7E%YG)%yBNMNAC+pWm$**;zNJHtnY*$hX+^S$SIAhDKZp`EbAIZa~&=yb^x!r375Gavzj
AORwvLcsr-WW2Ovc{F)AOnEo7TOJdjgc;i&0V9u5?`}=O*79V1$E$k^J(sFD?$hra=fs&+e8c^IjwoH~#cBCdHK#H`Fi|kcXiV#)
Bc>@eIMIl(Lx#JfuyRppa$v<OZ!=wG(BZf=j37iXCkpS^Y}{51lpw-{EE36i$Ojwad{P@BY%W5UYXpXri>x_uxT1nLVd=#jQ8b(;
DK~6<(%^3^Bly~ewXJFs29Ve6z~$qM#~E=HRalISVzO<T#ZKWGB)LH(3;kR{`gul$Sf~{wRU}#*FzX%obyv@_zPku(=feH+9ycc?
w^S~F43&m)Z#!~gR%88pvqdSsuHr+Z_hZ-3tkn7r`XK+LV7B=`PN(7;{S(0Mj|@CK+3B~#k8$ZcNR=9qAbPyD^nctCBtudZvhW_h
e&9Wc)$HsZ8HV$Dtjy9Vx)4NG(IVv+16gF?$xo)%2V~GawArtHJVwutp^B#oQ^B9RGw2kmJnx8i6T$53UM%C3YDkP&vsZ6-9Da@l
cL1=4;m2V;z(OSH4->5EweMxxKqrg_b$u$<IA&#9ha!@Q%B7KvMt#PGj2iWmcy@9W=_dYMWYv~q=h8aG%yS3vN)GmJ%qTUCX+zzC
RSXqT7#?2`N9h_hsVzme4hF`>*jP5m>$V_BA0`wD+TrS%khUE74Scf%j%4JtNlX-!Qjsfe6;H`YHe#rV+GuQAha-78y=q^dl}aR#
kFBGnG`XMV=~A&wY7R2{mc4gziD-28+pe`dK<G;9vI?ke<CteBj1-*hSc<6*<d6iA<u&5SZ!KVH2v$kz*r1?$(*h~8F=3HAj>p)1
P!RpTpQ$1u0)&Y`h@vQjA`ql$LMb37k_48Bf~IAOpb7+}Dw<RXg#sl4kSRo^p&CYlkSJmRhyWmvX+(mm36cn!nkf>1C_tc4m<m>c
fSFR13Kozl3Mi@pr5Y(Dnnb7|s-P&OA(2^xf+&ibrJ{-=3MOJo2xy>!s3~BUB#4S63KAfp3Ta@LCV`|RgsP!wVu-3p1_%j>qME2B
q>6=@swkS0C8i-7DM~_wi2$TcJ5kfG+p#<$IFc#|ql^-h8A@6lgmMpim?02Er7>d|!z>b1#6(ci&?LfAH54FB(+N}vPzq&EPKm+>
iqr(`C~_E-beNric3cup0+eY2hKe0PWRw*}0Yj;w%9<!jC|a69q8ca&grJ&{2#RHtii!}DMTtVufsB;26a^Ha0*MG?3owQ_Vz^ZV
0%}KDz;;JxWe#$IYA{HpNbQFSqzT(;Cjk|MLTLrY-0g|VodldEio`h(MI1FD5=BB_1jGqKI2}iv>^mr#8j7N@^cg|#<VwvRgP#1`
HQ}psq`@rZC?vA;nTN{eEmFg*nTL4{V_G8zFxjrbJ+Ofg1V{x7NlhqINcrJVFo5qrN$>Ub0njUv;KJlon!w0*H78$rU_(YwL}e*O
fPzNe{yV!L4PGGycTw~-Gqt10W{p7=1XRdPvn{kMtia1&`)>2Hw-wDz4xwyqNfDwA<Nk*}9aUOgjvk@Tx_RHf_<g7_{J#Ig4G~!<
+j+7xW(_y8cSYAx{jCDUmCilV9=sqX#5rzm98l6>H?uTq2r@FqNnmD!Nrh;zn0K@itC9Lx_3XDS<Pp17q!zAI1XxddefeM*0nBYE
X_g6}jZ+7Mp8fs2(qoF{v0)U72-KB~6w)M7RZtWGRM14^4nav~A&@kb3qVjzqeD2Ij4fQ7bGg|}PBh?ff=v_wN(MmC837YT2|!R0
69o*w6g0$zAW$>%GmsvHIuJdeTDGV^R<l}a<*Y5VW;&kN(JM$LCzBzNjc0~v=4M0JfG2RyyLbuQL-T4)@KF0@o@D%wbK(a76YD&X
JlpGVIeCF;MZW(-+IV;S&qtT9Mc2wFKF~Iwq6fTj3zlaTM6XUKAgOU7NB{_oT^pJwW@9z${m|7J*4P$gNF<U#)X)z92!XF4hNZMi
Kv+q*#i<zt2q>pPh$PK|CZ;3QErI(ZHt)EFHh29-d;KS(PGi~M*fJ^hznc=16))7{6%B+f3Q$zS#F5xwsfWLXK1iK&P7I<d9o`+U
XW_pr-+VfsKN#HXEypwKJ;%7;D}=p%tYRGpPQHknG;{hG>3LhB58CI%pon=KgX06t*CWO9aOA_mkfXoHG*2ro(Z)La)AvBFD86Ho
y?x4admSuLR&T7IbkS1N&$X=d?b^LW(XV%RX!JVj9;obuDewp4UEP*Z;mRzBzuW{va$eIMG{Bgk5CiHAPz=Nn6#SV}PLL175KazI
6>r&S(G>uS;|g^fA;Hv$?195$1=A@rrA4Ju)d>Mw3@}Ev<FG6ux^#j$a=2L{Y~@Pb#f^noF=cY>rd8Zj>tQi25_T$FOsM2@nsRBV
BT<sj>T-qw)Zr@%u@q7)QZk4iA93rxdf=bjdgER^nmk~F_8`Nqu|0>oXLgQHX-{!8*<}!6|8x~a7oNJeY!^A-urrNtsmUd1riCIh
5OS$ugo3F`;G86hAesn@Sf+}CAg$WZ^}N(KaiS$5LfhViK%)^;GW9i3l=;iu+ivwKvgO7$nuDc?Lw2g8iX<UX6pZeR94wAN)e$gF
ie<RA??Rkc-(Mlk_vhaf2>X?ONaS)BW)LwMAn6h~+Pu5U#Kt;!D#Z+2w=@+9Sle4MVU63_Hq)C+MSH8=;dAyZoP3VJ@*Ig$j3L0B
UUj2t!m64Mbl3^ayOuMXP1HKBgkuuO6$ue6!vrA&K`h~z5eW(s5|JgqVD!)!r9o1V!W9(BL8zcmz{7-GWy!Wh6{9h=kew0+M2rMV
ki~?KDKRS)6p0Y<${20{!c__ppaO~tQmP~umTC<OK|w%KK}$#zB>_QIBtrnzB_T;f6;TB-FcMO<%`g!GOA^l5OIc#za(0nZnRlnx
CP76NK6~EledFHngq$)YQa-FSC`m&30#T_PRSf|NVOhNx!NdnB)YTNk1uZm`C!VD-7$P%oGkYj1jb<=R41*HYOA7?aDI_!zC>kRe
UU(R#08&9sQ4tL=u0jSxc0~;31O!pt@24t$J?i(9-1m<9Z<F=g2Qq8`?G^|)q!VDyR6urLwCtjp$d=UxEFucYz6!#2hYZmECSWHZ
v|o?Y^JF_=mD;VcA(0kgWMoQ0fr~~aAauhPnB}5Fduxt95{conSGOA*$YjbuBnVo4cWa9)3t~9)E-|{rZh|VnaO6iE?P<nGj^pk<
!Vg<&As;6g-#d-KdDwFyd_JA+<yqhys;nYbu?h{31X{Pu^sf!rhgS98X4L37;E6<tf*_HAED=O#DI{WmpoU5aS>0oiDO5~U9A-g4
(loF@Y7+?5t`tP1l(f=CEH<%nA=VBR07R71Lc|95#i2GtQHn(rmjN)y4v27MoN>hCTR|LFV2nwSLkDf?shqOR=O}W(i6nqH%Q6Zn
s40@7QihbFDv+5dCRu_ZCL+{iP(h->W+)<IsHCI@gh(K$q$Hpsh)qTkKn__0Eh|D4iBzd9P%IM_6sTyBT|ucR;JNJ7Y1t%6L2CfX
pa~#K6pExOqADn0sHlJ@7?_Bvq5_HvA{rKkswE;SredmChMHlLm1>cRYAO(-D4CqcC^AkY)P*rLjVwx0O$k7h1XL1ARWv-H<!K3o
mXIP+5<_{35R?Q!&=eHGL{da3IS&c*!x&XGGm5@96etSfB)Q&x9)S4ca3HE`g*b_UFvZEFr<W-#H4#x1!Az6>kRj2@ojc|-pdv7@
NMf=gsWHbJ*2ty`p4>5Es3`$BcR7qxunKXNiUi&URVijBn>37NElmPTy%~kn%L|0f9bTVe5=L^itt&_Wgc)P&oW$u1ETX|fJMnXU
jNY}*p^lpH!!<*4h*m=)kw6rY$ngb{PNWHBym7}n!nbA_41yjgY*`Nc^L@|HEeq*S(j51$l2M9sD}->J1>c73cj_(Sqd_n+4bZ&>
12V!W$#!mN#5BQqTPh$+M1hBDuILO>?=Hna=;53PkHl2_e0Wy~j{)TL7hdrblt4NA#EOC_qQ8t`6gU}BP4o&}B0ctz?&y7+=-k*7
<)H*e4iOMc*7w8M+;6Z#iMuKybt*h-jo2_WAi)fzymGDuT_kI$2C}S89r1;Z#xBKbh~pGuE69aoqlukO7WI!CcQo=#VVPrtEu%Pa
IwBj{hC@bDijOE;A{j(MQ2}=ndp0{@Y_bwQseR9P&vWzR^WD=^owtVs?eKyDUGuKV?@*oS-PoM3baEU!;%^@0{fEauA!uJEY{Q3U
FJc(f#$t2HE|?@xP*7D3Jud1ojUYlTs;A!OT3B;~z9NhVjDTpy?pWla#Hzbpa;#k`7|TN%u%xH(K-&g7x0d;Em5H2mgw@7HZOykc
5R?>%Y(q-XW!f>_T4Y8~bs_VX7whoj+pLLOX&35yqsgJFNO=m5?5$v;?F}NDL`B|p+V@Q7yPcHI-9tN*$>$2F9=%!X8BtuKiX4~D
v^l<JXL;9Fp`{(Orxx7i@ac%^)2WTA^*=sa&b>*m%Xh+<eOuw}-MsZe1iOW!IOb9oG~`)qPI9O+^3HBqdQnVmp{+nrJXWz}9|g%#
QFg^7YDY_kQ;01Jn3Xm(Yi!<ja*RfS9zo+=X18F9F07ze9kU?KTM4A)IA)ok+3sX3rf|t^gx%4SR{6Au8V$6^5HT+C=MAB`MYO3^
+61xT72~jDW1CUXCDphjV6$LmpkpX4VNkZagV@Mo4yn^IhQT$KEXF)<1GvedlcTzHswYSrXP)(ttxnp-;a*r34rFks7d02c;bx>#
BsM!?;%2g)rW+RtWtVpP8IZVyBoGBWWJ_6;(8Y$VyGgc$go;RQw$Ny85Rk%YK@SkD4FHsz1kpncris1-BsUlcj)MXQntveWlZ<f>
rzlX36=d|XR#Cw&NXN2ohk?=#*~7iap%KRU*f?>v=VUZ)>`XST<OK0B!5OFtNRGFGEX_z{n}rP438UDm>|j|2l{FeD!Bj7Bs77E)
72pXCLbM@?Y|*sLG}0lgv~iKzKEQbZM+ygojpr%#-KxUqc-=%=8j`6hD{9LlvLprwwMHxq0hC~<bxR|?)SMj+m8Q2&L*wud82R4?
#O1h74mrV2qHyKF6SRv-Dkg2xnmv*kqk*%R83O9gF9m#@Hx_O_SMz&k2faHVLA6bEv0SZ|TU9SInG-IA(=c?^$t{u!5V<ok1-9k)
MSWIau9nplN23b0LF;(~HumF#Fh%Gj4J3kSAbr_@Xv1!txmda&aCAAMdNS??ghW6T#y#x@I6h;}Md-)}c*SP|yCxrFj@xi;;a?Z2
-AsO+s&1SYh?NGxQGy*OOq{asA;f8Gw!?BS%9nK`P7x&=jmAX*O_KDJwN`7o73{kbIV)zW?SmB~ogidQoOF?+d1fj4o#lnJ+aW~j
g6Ma-zV2(x{O-y5?+d+H!K2{>|3ikhB}}+5Z2gWyomqkt)%oMNCku%_Cn3tHxP%WgfcoH^3*{wumrj^Evav#;QX6E!dE)7GR-{HK
sYe~c)axV}sPP-qHEjmL!My5Y=4Ou=-j>vM6+uvyciCjq(pF}2>npP6ZQ}E(@}z{2f)uD~iZD!*CFLp9Law7_OdReTGQg-*4x1BX
R~_mA8|crUi#X=S^#+1+?ps=s8tIUV1(sXMDon7nV9inQEehvxnD0)oobAMsmMSW!E0b0a5*$w_MjRBtOg11{5+<s-3QRH>6DH1P
WZiaThX$;j1Y|a;%pk{Z5OUH%!egY=G%_18VI8KOATgt7O%9C&xWy1)L|Ik|h{?6U!X7!|2UL`E{JofPC-2;cY!L+*tOWH#(-Fvm
vn=76=?`zs>4}!wnU(p`EYXzt^jv~nuibYZMVV$k{Bo(i{;Zt~#)YAwLn3K%%KvEPC)fzvAA}WFdrQZs+iqif?$D90(f1agB9HL%
l>aR!l61l?A0FLEsQw@BcVYEJf+8r23-LA13Wa*NRZ^)j_Oi`l#bK>r#LqJ;9a4*fSZa64ghy&(MabivLLm*m(q!+wgM@}PrI4)U
g&1+Y$-Z}x<v#XLgwxwqJCB~VCFe6UMG?9wty&?nRCWvXW|vnyfiM~F^9^bb@Q$JX2*vRKymc$4Uhb{tk(cko0H`V8+u>;P^BE;-
Nl@5@ld)k>F1kEbs+BFZw!)+H*|a)Q0pu1H0?JVpm6-!Dr4N?%uj99hWVGVc>Y8Ib79TS%h{;5X_^%cW5JAUUy;^MSOTJ{oN1_Gb
H!rGXY;0@|-5j3jQ6_?bwIIEY1xe*b)m3=4yHtBYk&Pf@FT2yQWbWAz9-5muEL}6Cn8~-$h1)zg+@z}drtX_ULZmwN-rZu>R?21}
&s+<vti_s0f>U-vRWL?b6iY=8d&o9zE7+eS+>a&ib{xE6^>)7V<Zqu+bx-S8uQd9K2tGFSnv^QExH};A8!4RZi3w34A|#MQgcyQL
RM3!XHE5|rAOO)i%+!LE_c&lKNU62~+MjEr9U9~ahXH}hVtX&61IvK0<_9$sMr}<vg#r@uiUi_N)(I1Xgz?GmURS*vh1KPYmzaBp
i916lqFjIoZzpVIMZg>;!=w>NFrl*L!JelF5}|3^IAAFk39yuD09r8bdcb?eY!=qkZILlhS}ra(V3Tv(Yl{KNfD0ClfKbek0|@9a
W!N+(F*!_$k2pCtP&<Bz4ajjrlw6EdqfKORgCvrb0jU7O5fD(_5Q^mpL`2n*0UjJ%A|?l|IxywXI2^SrMTU;!xNtcu2nwGvLJALv
_U=jC+5#P$R69b6&}ihLgu^*HHsQxQ>uycS$-H~GDm3uz3BA`=(g@?9bV#v2cruwBEbR``2fE9LpwpD|2<31ig6aY6qGg;)IT2j!
xkbGP342?Dqs4*~lEa0{21jJ*2@peJLXBh)7Yn@8;W)?+@q4I==eiehyqYuZVD|&9y`tPE|EK2%dv9b{c&(b!_JELFs$s*Eh|1N4
Ee*Rwx*Mhm_=bmY>xP!Ft|eyBtH#WplCZ``I*e3AT%(EZ`u0#o7=>*Kg(m`pIdJ3^aFvvk2QYx4!|vykXK`r2<HQG!$!u5>M+{|<
B)~RGVmmf<@rkgqOd!S}qAdW31~2~*0R#r_!;l8^qC@cxp~8y<VS^wA*o6dnGCK&VCL|b0$%HbIS%sKAcA|)-NMwOwSTzBYNl{e=
F(oQN1q}fZ6c|KHnT-_WQY%0u0HIXmCPfWo(qvMtI%L8S#i7IrIVqsx8@=jkNh(5J6?mn`ZQZUwJ}{|{Lvf@nh1`-n%5a&=?t`2U
Y^LE0Ba!6y9FlP0ou?cj=C!r&U7Gc!%7_T4hzb+8s645>fyi=YDh=lnF2v#;gh1QQB^3&QQz|MWg$PeN6h!DU<;R~Snea~a;e;N8
1LE=(2fbkA*t&$>hX)*72p}XdwqyML_{jwc#_i(C4K;+Jh@@00Nks(J1jI!U3Vt>a&<hn)NfM0IETKrzIUoi?0ZkbZO$3fh6I3yn
V1*+@wE+?lB}Fn&v=Ky6G({9iGf`0mO+-}?6jc;a5WvutL`g_AjLR_+Fi8VIQ3O#FF)~X`L{d`}df>?lLW&_IhM0<^s0s>6B!(g>
h6JGkfC7X9RDdK|lp%<S04PcnXcCkf6{wbmsG%sOWg!}3K)y$-*<n|teWa%spA5@FFNM4_=J-hi#vTX7omtq?ZnFejrmP1-5MYcD
V?lCAoS%W%Ahmj%M2e___*k}xT|XfBeF*scWTm`iOhhv!%Nt3cC|No^{qLyzWs@GL9x0&R`R%k?nK*(;=Ta13POsX0HW}tY5%Ywp
;mjYx2hMnyZrliNQ0wVn0CbK>y($D^P&~60=0{hSASbK8x|R1~i&GU89(ckTB%p{^q0d!*xSq-E=bt1s%KSju7wv*c(mk>}KRkWX
@f<KbN4p%6=RLdLdKG-UmCA;R?L^OnFQoK=kctRG@dHUn6vTxMGy_01s<Z->qv<6S$fkjRkep#sg$R&{29}hiq$yegA!q?AB7hob
X$BxlR1%P?0;xdMh6^c0D8z^zEhJ?@a^U=S4<XLNuE>a(6cjcDaA+dNK_I|mvjj&-k%|otGKNhC5DL&S2n{6#03|3CfGab|151=T
lqoqO90Bk7;2U0FUMPnUKP@pBh@FY+3b~@>7=pu8gJnS`k`^W+!m3KB((jqnIgn4q(1rp%(6~I2tcpi75<?=Q%O%7mtTDL(f(D62
W)#N;$I#i=4pTtc%aI7g9|(JUVMh}9L`HGY(xJ^=0wJ(wDWxH?Pz}MR1oH#%f|8Z)%u<4oh+06Vf*|kX-?2D2JuK@5M`7me-dV(<
-RA&95+MduA<6Z9?uQ6U2kMi9MjxNTsnGfkhT-i7Ltymv1LK3*W1tXD>*FWBsS0HS=>gv$GyrM@6Ht!i**>@d)Cf|#gyEc#H4hkI
6o}F_l8)p<QWLzL!*s(5&LSbaq{c`dd+#vX0Vi)j--D8J1oTW9)zsxUoJG1FAD<;M@l-^-xK0)^X{TD6N9E#Z<n;N;Ca@HWubJ&}
i8JEZdOdz}ds(q-rVoWq!PPkFeBFr!^{697eIQV72dRR1{{QMx6V$>?#2_E$2?EIgyv`qW@4do2;0NeY2fPz_8i8ThXX+{c92TQ~
J;*Lq!;|u|E9V?LwRMzJ@YN%!qXBV+e@rD_8KyXFu*@xDD<Kvm+>9)kJPrtDq9OH--q$_QBwQU^hz{b)IYq&Sd)Cy`1Vup@Cv-N-
iYWL+_1)i(B7C86=6T(Pa;bzxc0@%}(LVXxjq&--Ow<aFQwj6rUE(efBq*_T?zcH|8jN?N9tWIx+~*>$+=Owz5)mC7Kwv`>=%_f%
Rn*Wi1B~jC*&T-`F6)kz?xy$N>@4iNaEcX`1yML^zr-VXrUp|<Kw}k1!)Qk^*)=pX3XfKb^pQ}a3Mw-S*8Mz+uc&qnsqy!V+EJN7
9J@GCaU2og_r2-2>)=kb7pdq2`UhNaf<&-M=2J*<f@n;Xn4l>H+$x*U9MRCG$=vWf!8yqZ1QJq$!9qhhPc)nzAfUo57B1G^kwGkQ
jU$v$?D_7AOnXE)Rh)<vSw$@6GN}m~fpG@l(qt;csm=(JWFf2yN=BCiq?W>};ZIRJ2ax4)p%f$}#Nf0_ICCR{!k81?#u!F9hq*{K
+#L5@IpC0?1cZT8)sfgo$*0<ZIae#^d)^!p3LP=1t<yJm90}crES#w!$naa7Ziwe@a;lR$qmyqYoB`mI$<kvk;nGf=E*E3n9OV^K
b%)r^ZBdsZAmPA*Dy*2CxEBQkX`Ch!RyG}+Cfws`13X#I3k8VENt7ok$v9JSTZHfm1@C*4Z#ZEwB@(Gcc1YnRB2dso6evhS#Ip#x
u#pCoq{iUu8<KaFLy&9SLCPwi8ZfX5fkXggL}dEx-USs3fS{&+TeyRr$UNBjZb>;&5psZ{nL~uof`U#t30cY6ZlSdbIJZU-+$Kfb
CZ4R1R#PGz>62|}9Rq}RAc%@23?PSEur?b8{|yA=c2IU@q$P7PF<TG-=LuRyRYfNVC1_AZav`v&v_%$1ECiDX1_iKH<;X-%G>}X&
F}w^}2pr@8^MDaI%iW#f;Mu+FIqd34fiQ-Uq)uXvmCxYkSeCX9ARnY8a3mao29c#h6bW@S02(GL5Xmw|jBprG8&alN7a};vw<eJw
vi<HjhAMioCmr*PuQRH^^t#R$OsJw*u*9>0XB)aDIUVlMuHJSDz%E$>gMtvl$memv2!Y8C@=3{|6bCtWMDHEma3i!@kX6Ao<FU!;
vf&j5yzWG4d$G7dP92HDkGp~5vw{Q`M*=tpDB19tJ558EiX15wlo2PBk#|-F7sIZXS)IIkE|l_>vrnLtVM835XDFai1{UDAIL=IA
cI@fEpPlTQKVeVw=3%u(4cSEvLCmueMIy!!n&vVG+-tYz`25cY*4(B0JwC+4Dfx65<VwcbbZac<o<vBwU#*bSbUgm;<EyZo6Md|I
f@4Uapg$u>VI7SmDxwOgdJq;V0XWSD*&Ua5i>NM*+3p}Y+q9M^EEGLly`)PE85=Mu3C$!T?nrXbu7jPlhdE5eN+oXT;hDPS6Ox9@
tj$D#qBbnX6kI#AF^`<=%V~811_~lh-?*G)9D<7epe_1_kC7Fll0i;|Y)+dm(!g?l$tLkxA&4nb#z2msbXa-Y4d#Om#8rish4A!e
IkpLlE#66jD5kB{5rL2T{B<FRY)kxu23(UA4pGT#-NeObOw6S%Y@UgN3jqcQD54~kL<JO-6a^zhL8-`~*b#bISANG&r<e>9DM3iY
Z5(sGv^Wi4<(Qh#UTs)8)494u31soSzz^5M>gC=YR#aU~3XBki?%ke>p^w5?N8)#AMD~zk+9DWk|4vRgS4<IhT9`9^XfR-~WlJ{$
-e-zpN`b9LsxV>>nlWI2rWy(&iXxH-&3Vv3?+;g{6G!!Xfxtgc7>o58K%z>M3ra#C`ddCR_#Do07sp{H^cs?jc4yh?mj!Wam|UE3
Dy^lgZtbjvRRpe7(Y@nj<9Ym$`~QxgyFTCcW*CI6zuz#F>3<U7N)9F{sMsnz9f&#*Gp{;2M>3}RGP~xMJ1+ZYBRVWgRog$<EY7gk
6;5))Xmm0bTrk>bNk%3VF+?jgk+P--1klq$5)~kU%&2oPIh15oS8}4INg?SD?QQ5ft@UvBbo@Os2;$zcn3AhhvhwlX56peLF0fRA
C1V`&2a=W$5tF7v%<H7Fr9`Lx(LDHplb$XRGrmxFr@zJ?Qrz>h@6RLCCjaAiRYw8)e0$(&e01$T9=X1bO$>l}1|3dh)Hn&`k+OJF
Aj4s&NOBFmN&9Ff{y{&s5t#;*NlBs@qNzkFLZ}g?p=OGdetH3Rga7v}C(G-913*2g>Xpw|{A6yWPxJJ3@)7-y016%5JVFklMkbXA
Ns=Im_J#^QUYn~k{x(7COE>v`p8N6rKbPwb@P74v=~W65m{m^c5Fg|ZfxVDLuzlW|?-O8fLC6I>K566$`ny1tgb(SE10Ymxxe16O
qG?f~8D&=`Ob7=cL-mOZ&Jfg7+hjnWo7qW`76UDW@9ePK*PPBjW@E1hZ(UuDe|>>+z&N<!4Whs^tp*wri?*tY|D{pt8z{*m(fVY9
#aRj&UMwMLt{3*{%5HTTN<W2n%Y-y>j_ygq2Gk1!ggmFxYQ*D@(T#T>(Gc){@SXVA2DI`{rRd(#<n`?3^*y36eTgi<6U<QhC-tBC
3ZwVPe^<mm039O=|G<D~L5ZaXgaU<V5@tyTfLSV{s+g9Nkcb)zDN<zw;W~U(2e~CofbPgBTt^`azL)$osAP!+A8Cd`9Oct`hz*50
Aw3>Pwz`wE-TQbw9C2zp;J-kL!vf3H)H3||DXn7WcleV7Oa+^4)hyut-umx$0sl#_zsAseXcqrtRoD}!*$E1AK&1kxN|0X?0+CvJ
KnI;C(t5m*|A#+G>rjvv2dz-R2URM8K&Q9e$6$fHl^y~@ffSTVLZT|5CLx6)7?DOuK&4p-Rcc6TfTog`l%}Z#YG5geK_*lRMN)tb
hetQWuV<V!q{_y{6e$H9k!S}{0jWfFiGqMGKkT+dP83WjC&vLDg&@J!+$KjG9B~WWv$10njtn1DD5_ARQmDV7SQIe`{;ixyriDYU
5h73sga9C^7G*Kf`jGwiKFmy)Qc;ivC{UO{hUD}O2bFBqL=>=GSsNe`;uHcH$%0H}8JemXjGwh3!en<%T7WJv6SR=~B@IuhhO$hO
Wg=HKi$S21QioiJDba4iSh52+#8JspqyX+jG60|gfC32)vRy*Z>I4{p4HLS6H3mVbQ<xuSI*@pgSG0v_Hrq$i*a-k6KNB2;nG<7N
*f>mcxdKg*vSUe<-w-s4P=P>hD9cm0NZZVT(MY@>9)GsPDPWYR%myHme3S6LUIFq11=kN)-BIL$`ym6wht5DDPwsx>)cdrFeUCfd
_YLj715&V&NK8mnCPLU0DMbL}p#cG?+!Tg_Balz5f|?Y}z~g5qL^Pqf)F%*pPtL*b!O=o~A4eJLaaP3rb|*b$BnoY|lVRq><qx7_
5TG7h>uJva>R0_FKdkp14!6U%LqR~OvOqkVggtt>g}jaq<b<dMP}3lGgfX1xpeP2}Wp8ODStO_5!Qvu4+3Lp&J;@3PB7Sz9bPrN~
Pyk*N)F<$PJPv*DtT2K$4mCj*Nn30I83Ld%fZxwy&y<Qo=--Q6&F-r`95ndNdAifysCIdg$PbAF5CIvO%^-$Cf>N_BD@p?Um6z-V
|HVF=cK{AR(hw4~%mGLgH3XtGvdF1O(L(IlNX`y|H|hFiDb7crKavoKPrUazR*E4?AB&IaV#rn!BP1?3q{9P21P}=IhXMw2AC&(w
AQ37QNOD8m>(2ziF%c0(FnQd;!m45sqL10sgRm+P>jMcf3?NAu6Y!8e_sD(T&tbgxz=*Tx{B<!;(ZMc2`fm=h{@0UtGmTBpm6~@3
7i}h#OnGlD1Aqhg(sUfjP-LzrVHyfQeN&Le7+?mx!h-jLM|ghc&T`lZ*qHYn-Q}%~H20B=20@EVML|VS)7=>n6jVDn#~AMBQdX>(
vV`iYQDu=4N$!(}1k)-g&OdpE9SLBwrhVHRG_gTGB~B&o-SV6j#3}%tvjuUPC@CrLwO-0mRaI2u4OQ0i%l~=9Bf))6n`Vh5gsCK{
Pd2cgUFZkmYj0k5b*8*bdk?qBSJHX9!99?~#3dCSb`%>dg?r_44|jxpk(<~Z@CszG2`I}DP*qSB9a&~lQdA6|3{x9~0x&3vDH)L_
7@`t|NhAm$rE(O=1!Sa{D59W8;Vw-iN@`3Y29l+ar6Nd$r612hiK!L|paQ8vNTH&jn^Tns6$U~<G?F0FG$IuuK*TIWz)-XUEGt1U
Gyy;aNTgCssKgR0KmlQckrG4{oj5Z@tdzq91W7_r2}(qRP(Y+n5J-~(#X`|Yq%46#i39>HOw<t+s1U3nNTd*uO3brRK@^mMNQ6QS
1<o=~yv9Ld5sHc#qbC9)WNCXjpkbkcB_dFu8X+T{m9Bjy4pInV8%YQ;iBiE9&<+rq^Kpe_3{B-BfI%WcGdVHoyiJ11u{xU5m84>l
=QhItF(D@KCib7;Qk2M56J9uyaOUg|Q%Fn(0BV+p%t4GkK5eQ`-cw)m7=X;6N?DYxG|mj0_@*HRGNPg)fSDp0SP*nDVL?euCq0ww
^21qBv)tnV?w3Ani;#ko)<3^CO%AieL%T8DA6n&ZpY5RUECeKlNUEHXa9k3f=%;UmgFAw7^KDxwa;R_#I_r)N`|Sav?hl6ht%rCo
gHWVV6tN*vOu!XF%rHpNLX^;z5Wqu8P()P~F+~uS5V1f}3`rDJQ57T$FcQcWLomfFQzQ{l6ha4n)<VM*@1;hGL`GGtrD{o5QA9@#
Y6V8wb(1K9Wk(3fsxkp&f>}m3Tn#fJP|Y;ORZvkSQxhtX#7k8{mPJTJ1St*)CuA80q)?<IVKe=Lh^@$DhacACg-y*{5@nwV7PLvZ
nDvrl4nm{yggw#Akr^0Dq4AiNr4!79<==_v^&UOO<BmB==QpS28GhI7*OlKq8i0M0R)1BpjbLk}#>%@xdAF_WGA}S6p+WTshq_6C
iX^1-g8p8>kt|<D3nLQBq*Wpzgn(oLK+u$`dsPmAzf>Xe`n`VX(6+GAtYa`<!Fy-siu`I-5DEdHpb>tM3y5Gr{0#;)O&?xjk!&TA
DN?Btz~B&Yb*`ZK!n7?#1=sZKQ-Qwyo}fPOkF?Y8)LL|rC(;KPqQ1TkD&%GI+i$m@dFDNQcmv4yFby&z^f{T5<0x%lM#4V&8y-A}
ii(N;(7O>8XCokr41y;Sm1ISHoT!OpCZa~EmI4B)kl7jp{Q!WBQUHP|NNYLfSM_t{2v%8HIH&>ir~nN@0ZQsc0}@pOQAj9ciAbbJ
Q7#!)<cYMn8qC`76I7|l7xQR<F+=)!7*Y)Y0o2OtK$)R5CPYKY0mMN1B7P)QDMblHUSK_Y&t9^<7#gh2dg{%%2NG1ztoC9d_rpuG
Dl47;0@8<{A^e^}5lzAb(UQ`{<r!HN5K%Hroqvxg(fTCauvy)nPdd$(W2ZuD%;?mIVs_4`q^qZ&@ChUwQUzfN2zPd@MbN?PSYbL$
8~o!j6{%Y@GrWpPz$lj3S80N#h8lCt*m+6|J)X=8$8n;g@}dr$*6dL{kEf(P=gJxf(+LWm-`a9f{(@o}13>-VeP3Ic%tU>lem{Ig
69jBWV2|AhF(@zPQ%X5BvPwx4P$3Yd3Ijnzkf2hEQp6%t788T|QcM`C5(<uPWhB8c5`_q~qHTm1B?yEAzFZ(FP@op629Y8a8U><>
fQbl&rACEbe}tq-5`LV*s7We8sF;{2nW;d6Nh+$Qrih8Es)VU22#A@2oGeKYG7ykp3PFH?G75qwLIRi|iKZfnrkubss4k#(f<AN~
RHB~1&y04D^ANEsz&%Icc>sBH@a2b5ly&_z?z4#fsORwKbDo~Ew?!8lKXHY@fH<{n79nk4;d81QKv^@z3>a5A+^&ni^nVUaEhxnF
)Da`q{rN;3r3!b^knCduPLY=@?2dA72*CPY_g*l5p+3j=^Zma=+)S)Xat1zKS*azoGJ45oTT8s?vXq*TPnp8-)+Bq~$*o+blNB-+
g!{Fq*lw`>ziew<qK;a55LUDt$X%f!jDZaLk0a7YvtEx+r8>x|iVCEe8b*qViR%M*XZs%RyO>ramr4Ye50mTejo%bvL%+sZkpB8`
o)GcAQ_qsOEmsZ1P)CAvl~8G|X6H9B-71fxUT;p^z9xhDLklN?&T`201E$3Tsk9F8`#=#9U+ZxW9OY0@q6G{j;DVI;h!>OB(;jId
5EDgy-wfCD;N&n@F*=HtgeVWIuL1%1%^t%s954AiNyR<5-Q5_S#oP;;4oqV*777@X83`oED9<=ln!nqHG;a;_A^vQ`d>}31FFN<1
cqN--buR4lxOT@>@*J4!MxCbzJDrQ5!hy=-ak7FYCd`GG&;bja7?ToX#9L#87YYCqF3V}WL|qaqQ~*+q207aTJ7J;a!Q;{I@$mt^
2-aO8@0Q+IZgcA1HPNAQyx`M{3Jf-u1A;(h2p^<`z?L8}k{&X9c-B(;pQQHdT5e>fO6xAQh{~;6l&;{$dQzgMnxhEJw*^@ws?v#{
%HIol+@6l?GOm?!CPk8{#mgxp4&q6&Y(ymx!z!dOVH~H#mH2;c?iuwl!Y6j+7YdF>^WGDRJbHmgcwb(B3wOYO;SCk)q<@SysUaR_
H01S!{_8zi$f^nl;;P6hs4JEtYicYrD2kQ-9dBOGM^cAuM_9$();d49Z{rdgX=xhSZITmexYJ@M`}c(QuJU<eTu@C7rinX_-N^*R
(e^s8mcxax_r7rbCVk1Y=!W4={0JQ;ihQ6?k^)k0Rm{Or^g;~+a+*w(HzJFu1UAGRp~b+E!gmzrjPz!08HeB0W<U%Z%D65pzc;r<
G4c5_V=rrpY|XF5He8?eANC9N?#@cdt!&hYUY@3q%MDCo_U*!pZVn;fUv<b5k;00O$^v==emk>>*mim@h(sJaiGR!6z3yB%IoO<W
+qfref>cAMNhA=?!UNQPcvarWlu64Mzdmu{Z+8NKj#K3dBRYYvwxhlS7E!Z<R!Ro=hoYD-6mHPCKM*4i?G6Se=_s4dDRh(FSBR=q
JfJ(UDveaSqJQQuc;Y+X<ZIv7jAR{mYHvwQX1rgZnjB`s*tFK65Mx3@^FK9E{a3K{zghG2zLewVqI6mMAs^kx`=R@GbM4ulRfGA%
W(0k5_oD`KNxLAz1ef@YBF^0PDcgg-zkCrr_kCW5Ge6PUwrBk(yuS_!N=@}8KvsyUdE>kf-^Od(t_r1tYTM}kIf5~tbuY6E(ciWQ
@$Ir$nh@Y`CGWjwyN{B46y!ybk=D)SDXif1?I__`88<JC8mP_fprC1<en215C*mA!iNOid4f8GjyP{dM4V#AH7;EnJk|vA5A_Kow
Oh!3(D46o+!yd8i^n^=6N<<<7ugVDn_Ti#Vj#J3LZ?&CkYVTjJUy5YS6BQqB1L2yw>6rkmkkntRO&mja8LBw<Te63}aqGJtqp{YJ
2OG*?qp5bUWmibG!r~-WmAzTtb|C^qoI~ci9w(~i+`QS6YM-Wc?}3w<x9y37mC3&$@6>#Es=(|nBML+p;EE$+6?<c|=DMb<cOk7I
*0v!kIp4}FJLzpv!(GZc?7mlIs2G3Rekm@#vZ%kt3TJ@n8%S2M7$_ns5eMqhwW3@v<CX}8rJizy(G3G3m%7*=28*U(m@KEpxZd`X
s}uDgYv8;rM_w7Z#15y+wA;ZUVL;}GZBdXH>jULJA%LBSPnKi)koL#Mz+eKPk}9fD$wQ+81i+fAA|>bttrf@LB^0F*G*XihB_%^7
RHY+S4FMBGLr_4Hl2pYjQ3vdOyrEuc{zQ!xLQ+za1yLyS5ErZueV{<|`Hq8JgnY{gU@1sRG^qrgIV!|0P^rhq%gOq?c<nAY$g9AP
(drRHw{N6jB8VSs-hA|chw%3&%b)-<Xd%a8A*dh+kAAb%5L3zcJ-6A<i9<No41z(MZzImoL^wH`oCv0k&(B7YWaqIxPoD(uPz@dE
kC2KS_#@VNkj)3X&y(tJbIQ5tB9ZU6()t<fs#9;LMscmnL&3vMU>OyLtoF-Kr{nQ?z^8nPku$^w5=5U{I6%aStS}-dDP|F8QG_an
Qc3KP^RFv5TS>xK5?t0o71CA~ddurldPH>U(!=9@ixf$(w=!+M+93_e^d@||*@qCbr26bR{Kp1_7a<2*XapMomi=zyiz`&*79|G>
Iw4`2gb+AyFyEf7$uWr5294pNOix7ClD#H-x<nKiZ0nPZ4Br8jho&1gTe=9I{9h@i9Rn(AGmQk$dm3vpEi3nT#@-q1mSRqs?4DA1
NN5E(u0R=QBdt$jh;CT%4LgeWfHASbenfI2e6`&d-xD<^l4@CDX#-;h4h~9tK6CE3aBCON>&jDNF?8lhL&kac>#!ft@!q2e4y>L`
mM9~&g4iM^8mzrcrmo;?yy!A&2_sCRMlvvZJHrib;w&EbzIC;nEmjp2o`hJAD==szw+A7eG$saTgg8q>FuXwoJ1Q<Pq@Xx(;T)=a
*%OuLxz|@>DZg#jL#QNY!7Zsp;a-k!Jjt-n8JU+-Tlqeg-a$>6JAze)7OJ~c5lS0vP>V^!juiqz=qzD&r+&HvoTL3#va0*Y@{`#)
o>scx>%WhKpCGyeqByc7B1!9xaV8dojxg@>wC?-R)8}!eJR>P8Lg-^c3Tt-~rHWLlBjQgOWf4XQ${n-8E2-%<<wQaDN{mM(Ii#$u
EgiGg=+Qb9+JiTke11@YBA%i^Sj<7i0FQ#dC=XgA_Y(Ch)wk$&nm+HJ#qkj6p6Cu^Cz&wyx$89-smwK5AKZJs`ss1>^rNz6+b&G~
wJT!|h1LY*IoTd}QIr=cxyL6Ws6ER6bL+=Gx41dSHd3CsYEuT_;vdds-U$)86P_DT$}yT^RNlYg>Ln^)*UwH>p<x#Jl#q4}jAJO{
3ki0yWmO6+Q3l#^*0ep_7!@>+ef~Px)P}GzJoPy+;P~W~wE0OOhq6FJw~^h{kF&;6VgvwWfKVnBq5=jXek3V`Gzumn1d7s+@@0Ue
jQqp0bRGTIC$A1l!%4VzqaOaw4}tMtpQoqgf%d_*1W%;2DKt`<6BLz%7$7eQEQlxfusT%(iBgqP3TUE;SeBJWkWHg_iPR^LyWO5z
*0Q}GB`b^dI-~P5IB3<XE_FXuUyv++$^?oQe>y*`<-Wh6i*sfTt{82%7H&dGB4kQ#6-6b1E?7=abr9pK26BGfnRE6G(!DX?x#Pp8
t)=ku-&N?kOU@$r&3?_;jy?j=IZGMMqx^RavZFl+)l`vZ_>tx0da)1={-r7h)7cpz=;{>_W6dSkCM>kF8b&}iZ=gI5;k8n2AwgeO
8IsgwoD8?#=`_leU)g-TB<b7RZR~loqY+jIr>eemsD9Mb$gZl{|3OaqZqLz2o$d^ahgnM)mjDnkWs;>&@(|>Rhif(oaMlO7oyPMW
4?OEL{|Y3jN=gb6l3*yL1qFzL25O!e*8JzM)AiMvXuE%^Tb(<$J32Rr+@2yl^DuRF+HDk|<R=6KXb)jLoPTTw7N~cQI&jm$t(pX1
@07@-(GSvHvKDJ5W(pFS1M7x~FVnFOoB$cu#|_8Y_Z%nScn3F4i><=}qoN6?iF>>s`49egfG1pstEYa8vq6)Fbo)F!+|JkPRV?+V
_MgKm{n`jtVobv%(j7wLOAU|lKt9ra%7(skL?9P(J|2hH&vSkDyO@KoRlWD}c6_dkJyvt(YtVBS%JTxT6I7>0FbEh#{)@AX{3UfK
zD>&RM<K^hVc0noAC%9;JK<u;N33B?Zg)GJsu@WFWEDfDHd=>Prwc?-Q2O{>c(6iZh-Cn(pqYsPVgR5?fm6-}CM~mAz@{IT16X$R
ka80x1u_E(Oo3WNp=9yv2Q$ekV}oocBb9bB=iQ3PAd*Z#xzXt~vQ*=A9vLKBfvH8v3P^?`IZZVa1dSl}GsG^50Wt*8z_BP$Be_D>
^c&ttLYuNg<1r)&kp!R=)EQC{14=ms1qwMT1VAxULWFT~B56ep*c&OAXCuB2ksJre?y`h|bY;9jC~`$il7ksQrOAjEmnuQru0T>L
s01>g282bk11h3`5`;=X3RWaZmL^DO2PG82D5xq8HaTTXW+En;7xI8NEwMklN*XFr3Oh3iCMhmhCP>h<1i@!14XNM0LT!*Hm`()f
U^ckktZ&n}FzewtF{E8!IxGW<FaUxOqH0YTRMNmqVbFtpap8BFHbDEh*u>`&a*4^x2Q=ivQ+r4ZW!o7rM&=;#*IQf3DuN5hTYSmg
!g4tT5KQl=PCk)uz=#m)!_jY|%Rz_>BElS|lNk`^oMi=v47fl>%<qMZ9!1cCuJS{bq}|9xm4LEY9k;txP1z@w95p1<(<H9Y7(Aq?
mz;z)hBIhGi9n^*t3?z+6A=&_%r_~{6b^7bZ8>s+;ZRQ`)DYlPN)1I}VoN(?lT73GR5A{d?lJ?UoZvSJoMkjIH9+dhB8n5F&`@b6
n2_lq@&ZBG!r%}^HzbuYwuc%f8&-kFV;N3+d~kE;XE@8YcjXC*F$umQi21nVoTdpd0|6opYY=p#iNqjeiK0c^DUgpi5qAMd5dp?#
*}+;9F)~CTZV1!?K+M!gl44iMr$dV&r^p8<^U;GMicvvGv;nCt<sce?p=m&%1UV4Woih~x>B}A)r%h-D)PdFZ;B2nB#Ay?%M<q%D
xnkl}5K$7+1yT_-mScoVm2j(yl@(P&bjpjjJ9G}?rdXzuR!$7b1KJzjsRQ?8olgWH^Dc59bf(aWfO10+h=NL>#AKvou+h<iZkx_5
HK|<wI;o_CHn*_!F6rNSDjf(?s5C8E4n#O}%?n!E)TSac1nQD@6~U0w6$2#n?AlutQAxLo$7>R>@8X>rC{OWaP5svqH$k^fI&dFJ
4a)qZx(==3%0t~4_TaH8+Y6n?&js*p8H=$_khUJ3XLowK9=0Nvm1JN}a7h0i?sY_bXAA4y-Q9^7J&xqiJ0+lrqJo%{2uz5C)1_KU
M<e|0){UIwCQurdf~kV2X-MdJc}CZUAcB#Igb4?wNiYUMOAwPGBOY3vTJ)9^Y!yJH-m?fP5}AUW9hku(fJqVvU`QrZB5d@U4LolY
4x<!(zr_-OfZ!ew+8`eR^ODhiPGeJ5VPQ}-$^AV&rg;mZculp9*n(9=b6AlPOo`MS$O5NQ6iOfG_Y>YhaUyHo)nYu{Dj^WT<r>al
r+7E_03DB6hj!Xfc$5!#`}#hrzd1~r0LqFJx(t_4!g!=K!eAp5R1K4`Xv0L^F4FvqS_pJy55V~by3~g;Nx?#tfk$+_{BWIRA|Lj~
e^D#F$se~`bo<dNS$7v4EBJOlF2>w|F55W6HHU;vgP0KQ7*FB}-Vgx-`;!fJfdE73>C3ImHlb3`qtu~95rNZw-X@K^ysg<dEJ2|K
H<44exjBx`UM^Sh(UAy1fXALjCvy7^;#R3iEBy;ikELo_c*1r-^QmMAeLzSU7H#137YOm@AF$+o!RsC-D4~>rjVUX_j+la?qK086
C<;bNA|?rhnu0!75lt}?0R<|eCQ(1fVw+*k5Oz^Y!4oAwKop2fL<&Tq1vNtqq*GNiG!ju&5mGP^rn4!PAI?Q73P5NQBp9d^)S;#l
Xn?9(CaMY;kcwfNXsV=$fQCS&Nr<AVX;NBdnkEU9s+eh^hysM7B&do4k*WxShM19JC<vmMDJY<tq6P|uqLzq;AV?^ZrXpY_X^4@g
3PPZ&Y6+5xf{7vsB3dY>W@wU#hJwT2Y1FYC<3ahBF04IBJ!lagJ4?h&L($F9^gYZ4NOX@!Cmiw8;h92oohdt8jCXd5$RZpkZq>3O
xOh3Mp2BVwMRu24DP^MOxn0P_bSEn4NT|@SFLuGlJn>dXTVYe6ld(GEyMRpKhc1c4pb|hF+?6dsE3~c)B<HszM5)8ov(IaY;Rv{)
!boQqAal50H*Ss^xH}!EAqPa9MikddiOH1BWfvmQbIwKQq9$VPss^|msI|7oTyO}SI=VWpd7j1*%a;x<1*1f0)y7mqEGLM3*iWD%
y&`0Q8?rcXYf0@*8?@13X4(}n87rRStdQfJ9&pv|%;UKZiyeu?TNyE~y4;_zWZuYz@-C1(?SC{9d6UUtSd=4ECnOYcqnk?H5+~mA
&vym3+!AibydJ^hs6EdeyEqNFfKE)P2w`O`U{x4clgS1Qf}H#C`$}|Tte&n@5v=@DUAD@|{|!?j%{Edh9oe;Dt>Teu{(r_%5%z?(
k^Jr27=ymLnT!Dh{u?Z*v?V`X#1}x79btxM|CVY)Nm&iX6%@p*TA}KWgfw>hy8!Fc<0t6DLX7^dJ+VYl_R4iUoUqQUUBRQ2b>3h-
L-(oUh$;Qjp+E#kfFS}aC{z?tRRAz=P{__No?~RTg5e5fz?NtPKk@n*v&C*MfL?$Qv4|<tP*h{<>=-eeaEF_;NF!1ob~y(oCku%Y
HT+S-dGqSaslz5l&N6m=4U0CCu+j%=edwpmPiXu;IM7&TwW7W|H<;ToDY4$Y?V&T$Ti)?|&qs0D?K-+Xd&j$iPTu(&5QjN-FrWnO
?^-xZW5O=R2gPu`%RAnB;q-VjSd6R$%*2c^_<#@Dgwgqr%CGZOU?73-%8nTeh*SfwiAZ^F4n}B80O+JW`tB#Y>UbcSd(!~Vc1r5l
a5qfugg=Mf?=p`PKf%*fcx;%7Kb)x&Po)-r6eby*L5EbY{O9ZcKl)7nhwi2(vcoiOv;RpmC;SZ_m8a?dq$%5}=yl_po*h5J10ZD-
(^qbz<NA(f)IM_LbI+on9>1r*?018KM8Pvd5-}DKej;*CanbJ~To)np{PSP4WVjXGHT-Ue=#*2E=Kgm8+6+U5y&@P0^zWSKF?L;s
*}!quLu^>HrV1#hJQpm67zOwOkcJ^A^8OZV^U;cl`-j`VkCgr;7=J4)5w)Z9ZXruBT$D*`BPgaIrG^Nk8G(e5qC!y$r4a?r!_KfG
E4WVJvIm$wD^sRSeaf9l;o0goge5WI09kh)N29{CSsr)YCD?e_%Wj*4ZvU*@)u-w0BF@G9l=H>APV;kCaErLSLr8VN_z}qh7^sfk
9sdt^GU38xBu00zc10JeaR_7t$fB#K3s=PNvEg_#F&qx{Z_-dShT6)G>A|PW#fIIyI6J$si%}z#5g7xpC+^_$vaa=Q^*Ij8edzaz
Q;)h2fRjR^hLRKvVvUwNLsrkVrwrLU2}g>L5nT$rNdWZ^U1|Mjb9RPi=IO2JqG7#WSt@|Afs~TCm<CAY5z+_ivD70IFqTImpv<dM
stPh!V{(#}G0rq>-{G4*Je}E@RCUzm={lzHwJc?6D9D{1l7f~&OF3X+i!5YHLJ;gba_T%fZ@Y3xkXREH{(gi-IhAUfh*UhtD!6%Q
ORl)NK}E>X2;@XX2TipE>~qV4Amw?5*%4PL2;l`q$_>dJD-70`B{UeFxiMh!9>--x6i`$qMT!+Ba-_~gnGwh?WPw4-yE)T{D%qGv
D5NB*A&YGgTP7S<u!6XlT%%f4l5n88bxH`11xR3<3hj#&f{HFw%aue$M-FnRqD0CBsIEblRVcKR45?9wR9%{pK^4fTC@LsP3W*^q
6REQ>IEGa<7Cgf9rq;y~0yz;!6(E$v2#y-sRd!Ng(+QM8YE`BuAgHb!(#m0QMJQCG4XEpPbq6D$oFb0O3q&+RkCHn@k#<^yQapEH
RToSU)KyxW10<LtiV1>|6;&Rmkd;-=q7W4jMKn^817ZPc#b`%l6-6W^6jKgyBH}=HDkm`_6ltky%A&c<<;#I`f`W>;%D7x)a4e2Q
PQApSxe!Ip6&$LdzN0itsvVRBL{$YvR2@PjIYdFq3aYuH5yOm_RCPmGwUV#|4Kg}!Z#~|~c_jqzlKTshE+$?Jr~x9#FwihxaPMFw
cCOt$-91ElF+G|n{<OPw3Y#KsPw(51*gtADn+gV(4B0CF*gtlYf(Vde3J3-w3IRyw`(7<B>=O-7Fh4Pocs&c`$)x!x0shi4B83eA
AW|_YN<>H!2h=jEX#XfquD;Vs9H9ep6apI|Q>_Gg&t&#l5A`j7e|yNE%lnU~ym)eRR2?>d!0~iTr|Ks!OyJVgXpH~SB%O~jzqv_!
<Qa!sk)6PL!b)U>p+Ka2`4Qee#Hb)GnVK|UscCRq2(WQYSZx76qEu<1RKZM8eCGgz>runr93RZ8f5rt45hUSX=dnj{(ltpy#4J%S
4`PEavOQlz#ydOF1H34ZMj;9cq@bXP29SAq`jfP28b}JimdIpUVStq;03}ivvEeZi3t0pOAxeZn6;jhlO)L_`D3vl&$Os%^qecjk
ATF>4aN3F@;?0o+35cc^A&;LCggH2X3j;;o2h18SQpU+Uq&`S}V*Rxxdm|=_JHT})_DSIb5&<5rWUJu#_G(G}04S;b1dF&q@p|7-
@~ZXVMn*8PiV_=6&xc{u$}9l-zOcgp7L=-M@1dh+ht_=N;e~n-|A<KX0PIN!l!>GT?*#hbLXnB|90KxYmVuz;1%!LiKn<_+%Cvw)
!6dOvg%Bkw1j>;m0TW2V&v$>%wFAYGV)iW{qR>y#DPia;>cYxfcz4UiKMh!X=LJ)*yWSvsPeA@qH|yYgtUS=o9ioI-p))>O-vYO~
YRlZ)wzF;K#^Yk8p=~93?KPtJ9d2mgmK6vJZUdB>Aa(9A(=VPDmVzcfQOiOxIj}#~XmxCY$;g3IH(@Z=jTn%qjyO+NI<$(E5bmJn
J!#6Sr!bikOlU+_{V*tXX;oY<%H<Wq{5!Z3VI>fpeH?ky&hlwdHx-ZJO1PaHz7`F`vgJ9{&L0UYxu2C>hMhy`C_%#(_Uz|<023sA
A&lh{bc0#QtKJ<&65crTG*MuCO*kP8WSN#kMS1hAnEN|?hHC<tTp7ryhg_JS=}DP(u-Ko^)m6)db^-3u4ACqy7$Uw2iI}H4&ahuj
+(;vvvoW)KBeYv$vrZ~aD`Gz)5%j&@9kI?2%?s0*5JeYAlPpC?cP}R~bJ*eG>ydYF)43jNUgMGbshB*(*qz^U8=evvh{!RBtvcQZ
UjN(7)1+GX4$)J=nqVqQDHEjQ#>WpDzMgu_inwHOXDnS<z^H#zLV}8Kc~*=O<2e5uG}t9eO_gX8ri7$7nAI&MyzxOFS@%KH%ttP2
HEvst$`sC@hMuiGX}=i_a>pq;WOZU)Ga`x%u`^f-uPI*W4ELd6kiH)s>YS>WR3wE(*i}>%uRN+&BRLTj91D!1xps0nT4EflCeSMH
>L53Sz(mlUqvGfyO;dNcT^c~sjzv?B>^v41j_#(!3Mz;>%Me9Dip3TTRc3X(j<uIQFwG6&%ZrvJMa%110mmc)=hv5LdP%dS;oLQl
tucV4ZQ&>|&?cFcjI$w^UNcDVV3Act5qF#O?}P5!$I{#^?~S^l*pU=RIHO^vPXYz+GHCM>*KY}@w7Bn|KBo=N<Dhv`y;H>_%qrHh
!l<bb5wujk-r1<U9wGVx=1u!^;S^N_I=%N~(~lXn)2tX+o3^#C<fEdc1Vm76q%`lR0x8l(Rb^dY)yBAdgz_#S8YYb_IhY|x!C|UP
gsDquZC%2miX@a340&!9gS@J5d>q%|P{*U5cuFXuj`d<_=1ppwl_H}eajQ1Kyw%?}!L1?jl*)+9A<`2E8YtCQNyc*J2Jx+Lw&wKN
3aYVuf9t++vZ*-9*$yy0LYT@l6P3;v2)J|lw^`fF;CEhUAkTPxpo8f9Z&xsJ{83MN_@WvdgZmT+2@y!7kbt3*fMF%3f|3HLq9T~0
5QdU!8mbA3U`b+@5F7@B4nGh)gg9sw84yv$76~w-m{zoei-OK5fNf>M?KBaUNii^)bcmTI1u?2BRX#gwpvo=<GMEK=Ii0z|%pxn4
C3flrMFj&c28eJ*Lyj4E9GTqXWK53jSOvnBVL=pB1yv?V7ej$$z}8$6WhBca>d}U7LPbPexaSH4$S9!>Q9(dc6M=EmVQ`>4*b5F9
L>9;^h#-JulnL2(3bL6&f|=WG(&W@c5;T+(tTIWGjZp?Wp~7sKaAXh#g=yMQu`7^~Oc7KRGek>320<c%lZ8@rlQ&vd8F2MGXSAUX
!1c83=bT*(XpkU79YL1{U9g=2IdoPD#Nb>bIG$0Sai&&7Cu~?82-r}QEV+Q-+b{w78|Sq{kqRXsG$jhq4J9Qg&=icxMIg09!=-Q+
2!VGw0Y@$cSPDd-GZX+BvRY7D0Wwq^SU`lS2B3mbC5aq@oU&R+8E8qAS0b1QK*$3jOob?iDpr>O%LpNI43LPWX-YsS5y@!~$Vnhl
WQZ6mCj})T445Fo%xMtBh6oaXoLa4>2Ymj11M82jz(_9IaMD2ofV@ECfN}t8R+M>sHt049BapNuDgnySi0cKU{<S{^e-uR`0qN$w
xIR!tH?s8be3M3w5~81mjNjf}CVrIZ-sJ78ft=8!9{*PdWQLHC=Zqg5ZfmPUhA5>mm64I0NhxW=<5-HA(teiq!s>#B79guD2~hQ&
j}Ckk;AZq^k3(Cg{WYAN(Cur;cm{7>>>S<p{3qN)=Ol-?KRk*ebF}hIE=<H2(mN=pH02cF5lt!uky>a`WR%r)irNVY4vk`QuyS*@
*yoL@g4{uH;!QYR$a9SwIC@xxpM$S?>y>@i-ufoK+sneA+qDX)Dk8NEMKu(W2oS|Pz{X-IQ*{P1R7F$;1V#{Gd~OxcE{eFxwzZI1
Sar+{qE-1{C-(jpzsUjel}s{&OUAa5H$gY`7Y@0Q&g3wmWLRIjnKfuf6G+s#oW3Uy{HjC^6o!r|%LhdHKj*UKT~&Q5T^sBXasd@2
beRNR?etpm{g-?;f9bbs)=No$C46x1xTSZ?EZERz9cACV?`vi_=G}^~>s)HP=8(zsIK2dlBB)~PYCtYnNwq6_Dqh^$@HH4uYaBaq
n3<B|mV^Z9FwsmqZKbJH!fKqt#KlEkO&j)W-kt91_M~;~9iv-ZPajgOzDeNh)0u8cP>L(oD0ZqwJ@K(b7stlUjF+NQ6^yzm_K2bx
F2cEScv(yAw7W#7dc~d)H#n;~!)==_Pj{9-8(dZ**1@Z{VzjATiyKys;tsUH!yZAZ!qX<^%M#Sqq29c_W$paEf^sG%N<xX4LGljU
K0Jk}x=>F3@)kR#pLeLVEL#Wb*5&R=7Hti5)iERvk%I_-G|^&8G|=Zs&MfX)#!AY?>?aka4JmrXPW1|?D9UFQt+tGCvuwf@(=IAd
2H19XP=VBBJF-4W#L^d~-dywXH_xgxn~qg=HFlcR@r&cT@=q^RUPl)B#7ax)&#NF$g6I-0c8<^qSiVf<nW%ndZd3d^%sNp_87og$
60(!(pu5>=6?f}xSJ9Db?aZsCY6{Eb2fYnFZhhHxI-Aq9zA>w+v}m7Gzc*}kc_Ht|(ysbBXEQUdPrhzznQ}o}SGh!4+V7nvxwwvn
Yp&B+o;u$OVQb=Rq;er~x#@m4Dj7!9LTU}Bkp(*U-!l0<UrF7fdr(=5O(gE=(tY*R7g%jtUxizFGH>6Lg69rgWO4X>&sh1NM=ss7
o1U-5rY%*V$)gPnPMT(Jgxa!ALM%oWnUE&7V1Yw@*PL@92!N_r^VU2;;1cmCEa4LXouC1P$IgTC$G%1h!Q{}=IvEIIn8{1h&-*W=
7rj=ZfdUJ3BryxNqT|h4C?7UncR0gZrg}$kl<=_YTFgoXDGMDbB7~wL-T1UYVBgx1xmUKjvj>}$Xi?^qKQptaK`nBi#8v~jfvqwq
C~17?^_E<!(9s6mYls6nUC6R>$%u$>;w~RpC}di-rE;W=S%opOF=1smV2EQxA4{7R1}nBCNq;vyzVy|J4XWy#bo%;|yA!eL`dp0q
@Q9pLx^)ZDA4t@cuHq*#r<2Wn9$PC9Tjg^oV1~va{{D`6!|L9d@)P1+LvHxTuJhGLt(J63?d`iyT-lg)H*Vwi%r`Dw+@t9|vJrdt
a;(k2Bk#U*8`$CUu<_8MD4~SK1Mh0q*5}_od*lvZ8JBK4Oi9Vt+Hm{jyYnu08cP&bD@)oW6Um6o9Yj#jDs}i~hxc>v?Dg_jMfr<+
_gvpyeCHXT36$4NmoMu8SK_3#3{|LN4?4@VX>ylHceo=ChO-5tByONmM(sidEk5(l&UI5*utF^zFUCmh@@y5lj!yrUZ=*GJl0nmq
>$jvl-NA>qnTwQ=Xz?@xlKFzGPLu;NL3%Y#|Cs30oHbs_m9>z|=c5FRqXgb{b#1?RdVz72s;S_LJL3=_fOIN=GK0BSS}hDH=3N8^
1k&oZGwsUazN*q4O0jRO#ul7e-T+1};R=RB(9P^LnbFIpI;wO~#`dydm046$0oPjd2l%?@TLl2o*+ivAFzZJ-ECR9tw1StTfYGDa
ol|x$QtJ9Sk+(a9N{~&dRl!(N0ghJs+w#{UD5$rI+MT?tNsV#R4}3!9n$Js1Aqll%P79VKU??w`aZZ+T5>ue(1ZLH*RQ@Sp`R9Ta
;)iR27$=;Kg~W#yf1GF!A+i={d|qf?*3nY%944Z_CmcA7J)dGJ3@15XN8hcd?U~|YNTpu}Q3TsPPjFUBDZNa5`R_M-k2~%T$9I@=
H4+Vx5EZvuQYPIBTqUdG;T0{oih4Qij0B4Bc;yXq93D<bfUYz7<<xc*gHj$dkD!-5Z#m-NrX1WYvMS7BQq(T!?v-ZRcpL$=f((p7
%0xngB9L3{dU&IJA6|2F!e{bjLp>ud?wzl(mPGx{>gk`6oJkaxq#<dN(AM%AZy5eG#%ar7=1Ka>9@lJWI5DQ4ofnw%q2s?Z$oFJ$
ZN({LmSR6p(>5j5`Ob-Xd>-@b(2>#hD(4Tzvs;d+ba&llD|8;Y;SD_(I;5EE+V||wSy(X&h|fajxps7_i3qa&yeRs*#81XTlsVnz
YU}4j)7t3l-h#v0k(h#*I(^Ts^e1cUJm1Xh(cc!O<kqbzN!2Qli}^`3_r8~AGlJ!c;Ct!U5s3U7&aR)m2@D_=VB+KsUzh;Yqe0q8
&_TZfIaihKz&9sN#8e6lvr$kw7(g#74hZZz^|xuUAQ7(I;sk6GQ9r1@5HTO_QyT==N}(C~n<Kb#e&5B<$7d%OLnpu4)~!{lP348Q
PugA+dz`t`oHUaLZn;FU4uTsnNrso2woHapL8<+<9ppN)9eA>E6rKq)3xgGkBw@{|ln;4M<Ov0^Bfh{XAPbRG1&ACb&z;9`ibW0X
TH+Y23aq7~!zn_wIDRvij=l18%sP2P5c|FOH0ldGy*+A$r79Lq5EPKlIv>OSXw(?KAuQ+M+xm?8qzoO$QM%7{e+^`UfOx8&&~SCt
1^?wdeDl+j(s3a~F_IBy&6km{A!OM1USjs7XRK`pd|j(7VD<wy(JPbuRo;+hAq%fv{x8<6IcY}!7&}>v=bWrBy(~F%o{;-q&}tP<
;uX|xF>1?R&gg_)i!tG}K*)|zIAYESB*4VS?f0F`Nsmx(N&VRE4If2%8%m>{orb&}tmq9q)e(X?lvuTGoJIGjprnZfUmQbPMTMDz
2m#n>oCp^xwOg#^<HRjuheR3nZM?(ague)gIK1MOT`y@5d|a41?|!G9D<P(Qg<nQj-T#4XR?vdM7aHD;c_OYAGcF6809%EjGZnUh
#9g?WhH270hQBtrmrj`7p6cPt<hqSNtRN;S7p!~hV!agzP+8o9MI}~zJmOzGttIn|QeS=ePNi~n>$B_Y3B6Br(2@g)IuW(p+mYSm
OSD5edq}PNeF)+&DV8Ew)`GGrTDcCEf*r-;=E7Sgv1{C3@Eo*o*tjchw^-9HwCz?OchWC+zVK_#mp1zb!`Q8QxAUG#o$x-lI4c`G
BS*KF-<(pH*5d3&OS%N3dqr;~l(Cft#%Wq0Al(J)sBsS0FQs@0Li4XWvrnNv5W34ORG*(A5$Ow9n28Q->Y0aWYlAF<?AbWRbj}JI
lBcW4G!~sCCBw?tWWnM_C?59JtM<D0j3pbVUMJ#egpivudO{nmNktO;p2kS2KR)hK`utA&$zI{q@oG1(T@@`0I&mbXeZ+@jeTyv?
he(q(Cvy&1_Z%16<>X28qnd8bPl@9TZQF=O$YSO=&049Prd!7T+`SSrPV>9%L#NW6J10tS-exq>ukmLlJiFr>8m_x>z96{eCb=tN
<K>x;M4d7F+UqliS#51DD`RSiPY%@@#V0CD(eG?;VM*nTSmEakh{VYxcPsG0{pT+Iu0zG@Qs<F5W!^368^j@_r<vAfk!M?axqRPQ
rSI19W^ap~u1`42in`1ohL<i8S{~oLtkj-<cgedg-Sjuk`F?fO;UCV~+?nrF<R07arO0Deh}o_Ww|d$`%$lN}ad9?Z6uz_b*_x5&
S4hNoc#XZsep6CslP&L81U_=bJC%&Oa;vE4Oz!H-lI>3J@U`E$4B@@<UA)h06`W}|1dK`>6Pz)xRPQ+^FU_8z#onRxj+>rbh+Vz%
`KBe}H^;Uno9&LdxiM4bPOXc2+v(>fye2ih@>|q&uFGEQtDUUXNc^%zd2_}*8-4e0AGN6~WpWbl+P=Lq2~WalRlb*2IQ4q<k!GB;
m$|$i?X;lwT(~sdd{+%RoX#y)G!Z3tYwq3p_WJ9zZ#x$)k>kkKsnjgjyKqhHRU>PIr%Iy|>OyO9lc`n+yUtuv8Ps>5HO{2VIQv$T
>16z0%eT}bn)+KJCws-X(So%Pxh=7mhgsHT?8yDRQYNm`sRTZ3DK@PPg%-1z3Ifo*)LQcS!jg)<8_Cx*Ig@;iGV-v$6~>;yuDZ9?
ydB>5sc&M=Z+w}vq1?W?7g%RqEvqzp8gHjOv7F=0OzJ(?kq0r%`fe`I=zPx3`3Tp~Pw>3ac=Fi2-cGjm#Ewau_Qy6z5q0%zGJX@D
xwmpOo-6zLw|I@7uI}L7!pNAdG)3ju)@C^*gUg!i%#vccVxNV4%(=W(b9Ve+BVPFpS5uBC@3k|_BJ^@2hOxoCl>5>cy>^k@<{9+P
)h?c$Tjxu)wj<iDyRybM(s9ymPggoiUOkFhh*T}15lU;7gKOhVOdR5xXk`acRb6P}5t>j$G$n?4nrRJddi5et+=g{>;qM|s_2bP;
$GL;U=e?LSZx(3RZ{JCU=N>-0$g_QSJ4dW}Vty|=X>*?)idu<1K-%pt-mEQ(+EJ5}N2z>P@C7jzy2R1QxFS%co+_scu9<yKBy{Z2
@15am%-Fg&y;A+}SNAh4aM?AC`0hVmpD!U%QR4YC=RD^JuTp6Bj>KJl#T7lTOT0$GT+6ny?c|(nVj5ONJi~33p$#O0DqyyzH4|LK
mWfy(7$-02+fd(xwe0lfQ)_AQS}IVINg_XQ%9UZe=0ml*tW~_2UG5WaDn!~H2~b+0qnPmt7OvV|Y{ccYeR<b9<k45Q;^LH?ci$<b
XEvtnI5nf+qN?iYp-#DFXL0Jp`lA%rNudxGJq2XRF%~8l1~auQq>gMz!4ZTGMAtY%y>k)h#wz88ijeBR7n$KR&U&+)^~Fpq+V!_r
t(MN_B5O9jjL-y&6m}uS5($FfhQPv7b48UD!HARLzC5r+LlzJRUp;rLcZ;}8rPj2xC17S-VQ`p4stX%CQ&zBNv#6S`I6l18;#jt;
3-g9foS9RF@K<h^LYyAf4QRua+d5QVP48EQ*@e89914XfSxw1Xm|lJYUSwStcb@LcNX&g%ahBRYQtawyi=<+0+V=5w&CT?+&Ty@p
PYFBYi8_5RO(TM$(PlY1cR_dU1Mj}LyzIW$O1aKjt-h|#J?yH4LQw|o)VTM+nU@fsWI2}*<4W91nb9VQVrBG8<cK<RyD+*&vOL?$
LQxu+&h<VG@tr+$bu6tE8O}6^cn!|(9XE((H=GzI@ho<hG?g4OX7g4m<`Pp^cKvLntb7qzCcQhcwcSBS4tt%~UUQZnyW~%F7cI$V
*~q<f#p`+Ji8Y;dy0p5fh!&7*!bG5iR%5R(rKP!xg%%*NvfiqK$e7zWrLHWxa#7E4dV;7L>v>x0Yq+k0^-1$hA`YN~RX9@CBqr<D
^jVd}bdr2I!qMNzRo$h&82V49nMyL)iHORPMA@mR#HfcDreR=JQe;#Oa+<5owZe2X{=Rxw*S-fdw-)sdc9D~V^DIK^X~@y3w7vPA
W$n+xH>PXYJ`xD;sTYeUggadm<nK0X$=q*v<)N(JySA{&%-9;enx_M%ZudIn_w+EryG#%ytG3P*s-^7Fnqr(KJW+|f1ra<eG95pZ
<pdDI&Q)PwRnMcNzJoy>(S7lhODC*ijf2c97h=xJ0o7R2JX97F%pi{)>fe?w`u9OaUk_Dwx%!$~p=t&x$v4T^Xly;1A)yoCEt6Ko
3Optc1-oEeL#~_YiPS}zMg%}F6~VSTrLoV_CuTNVcQSQI!;K)wY)A$a3^(gyUy;u)<g!Cvj3+>CQ3O(5dt)#sZb(c^!zQ^L93fOu
n-||2=GCG|mEC=HQ1_L>cQq$nXFR5GI0=oO>dH=MM~P+!44b%T$!&6X))FG-s`S#2>HV2Qww-O*(A4Z0$=sC@pL!&7oo}5rGYjbm
P@c`2AdzOqK)6Y2y<Ix@vwaNk*Lz|@K&cnfP18m#^(JkKiJc7Q^nD(=su*Gu6lnNTZ&YQdDK0M$Qd>w-Pf96n2r`v5Aks-U=g)=S
)UtVCW*GTQA*eB&2?jn?=VYafs%i!yl}8claFk*N!<FD8RxRn>C>kdjC?Lp&+L1V%7;yLG5XKl-u|@*Dgg1Il*~fRrj=U02IBkZL
vQs|K3lCmQZ-vNWEXq&}OATh&ZnYFtaQ(XM^My=7DCt)a$X54NF#)G>IB{W!W$RkS3mUvT$}IJ~(oF)yRm!<l$RasY2#rE0ppYu}
Qa<5=Ut{rhtzVZjAs^Z^F1#pJKrY$B^h!{1hUFG~sX@9U;q-js^ex`=!3;q_uorEdXw0e=0b!-tam0+Iu07R$vaYDAjqv;zU3`0k
_nfL9)mbyXa`O^aL)EywnA>rR*%V`?B9$o7<UHkCt2kDyf&-EPVWbMXHejI1Z@UYV1R;Ou<$3-z7y=iQ@8B9E6<T!j<oULFW#>5l
`<wTS?cY|m4)U(v-;+0$=H>QG?PpA!;kDN^_>1Dny5+oIYuXmv7DVsYIn8?#oP0J*6Ii`kN)n@K3A<Fgb>FsgIaEV}<Qm|b_peqe
#dc2Hu?pv|oJ~_o0xgu~t4gz@nHZ!J#nDAMr&z^1+L5)5z45;8#+0%6qA`~@W^`w(H5?XiT_0Lmo$<<lIoeg3hI7f+3!LY!_d(p|
<3|=;LN3xWRCw}T<;ZrfY-TjeAgj(@rFkq}TIMU+k{Ih|%*G`y=hq@Sw}QAOwFxeNIlJ-Y%dYP0&elV<)Quaa4_tR8waEm!=*`a&
qPDP@&htGxU5PD&BIf2y#!lSUpOM!yHp4e&Uu?F?3lckN(?;VZa>RJc%LIPnV5vaa{Je*l@|<XaeMlpk`n~5}adQl-Kzc<!*KZ#3
f+DtEO&+se8O;WE(&@}HU{OG>!$J6gzPSTe8nQQvmdm2qGcdA1tX`8TjDb2RqSPJPcX~3o^BJ(&YcCI{<$j-9#p->s{Y0~<4)FqD
DP$ai3!N?}IZ~*+NllBMWf5+#t%tIV-3R)Cprc+%0;O-j5EKsEL!^fZ(G$<&OJUHu+l2f<&Y^7T4Swc#49hAUcqCf|WmvTr*JJAH
bn4epIg{J!rX|idNbKpIc?({(no?Z$&ntn6YHYD?HwO%q&}l@q-)W1U4;sj@)~SrHe=EZ9M4dN9vz!_U(TdR8d_l=GnN>yVr)v>c
`TD(%>#HP-U#zFz85KNW))u8bd_ZpZ4?28~DuQa3Ww5;Ik%=}|#N9lj1ws;bUv4Ee?wN0_y0u9NMNUfX*~@y<Csza$q-6-c=BG&*
%dO6yaAhdk<H+#eM@e_i{HNK-LN2bKET`o2q;kN%3`9ln=C!f&cFw#y;awV&d^_t;r#b7WhP&{&(Zl2Q3tP;N#)!o5gYQ;;?DAiU
Z}eR+H(+dhdZ(X>7kTzv8=-UNbem;xXG1J$>6nWUgwbiF@CMH{svY&@Tw_-WBZMqVpjeP)twroGMDru5tjImG5M)-2>Dv9YxxdG6
IgC|{xsyFvE6(GwB%BHa^08AFEw!H&CVDBh&ekuX4`fJ%7q&4rRVM%{o^g$oSXxD+CDkS9HQKIbXdEi8AyS%aY2u+hN(Co<aRPEM
YXg&_MW!A(f9U1w=zD+g?57vSy+w$3#hSE8zKh7MH{^2q`3&fHG)V}FKCPVZoTHh2Ki2S2)}d5Gm?9^KmmG_dIfg6;af@HiOVdp^
i#~>zlV{g;YSSv0i^QmC(xTFYp7QU9X#{XrOHONQ*SX!ERJtyLr4OzBJh509Wquan8IGICdKs39&XkOrGns*8n5Vp*Y2DiCrB<kd
yydG&uJ-wy<mM^HOU>$ayxw(vN6y>&R{`%+r_@&3MYf-Ea^mI1%(u|G%Gb%f+u4}yT&uLzmWkKvF7terqRhUB`yzMOFSd<wSwz<m
i;ASmA0^E+G-ClJc$b4@C=YoH&D2wo-Ydsu3ioroo6DZK=Q-*1onIxLF8X&Q^Kp2(m<>B`#mMKYm6*X-h3595rBHSrF*_?>uZMWN
+=$8(tWq>{LqZ&kMs<BfVm4nH-&VKeXu$&;_X*M%{_mae@x`mD2|6CU<=(xOgeONi1626=is-4zN#oslyxKnOotqD@5^4Ga%=e~@
w{eF8+e1$1N`axF^e0I9gDy+HPOs)Q&PZw_>)?B%^RF^)UD^=8r?Y<XZrzB-8*b&kOGNo~C8j@2-_GUQeLPt>(m0v%iBS<0Tuo8E
{&sk}lS$qeVtypxIHCeD#fBpmy&^McdkL8nj6De^=GF@NSA|<-JjGlHcqq&)6@@@d*~ziAJJN%lvz_Z2cKca@eAdO6+q;1mAHC-{
tvzE;dr2Ie%ugpcx%HU5>)r(y`VQ$7aHrfuMPB1H3^<hN!pL(nVM;P!o=qAwdyFz01{Ne?Lm**k?<a_R&7JP_*@_Vk5OfG}=v>E2
Z3ueFI3t)!8@6K;h0V`72XQ9Ajns#L!4S^~b_rymQDqX_I+Nmfof-+vIq}l0)FvKf0yJzXu(46-vYQYops})p85LF}zF!@a$<ECi
%pG;KVGpqzXm!mcLS3aTu16E3LOZ@zGV5cB3AYgWb2i3ct==%Ri5Fqq(9)O?@G@~a9t;pVj3~rld59eb1(51zlL8=yjDsc}gAE#r
uzU#Mp5ui&*f|LyoCX_Za7>7zqE8SvWut94Ju(!{&BV3f@Gza2b_y`pMv3I2bubOU$*E@|7+Hl6LdJXrPJ~jghKGa;KNNk04vw${
Z^NX}QFZtR*W2{JMfvpAv+k2vOvpu<_*{1r@caKxL&9#2o1$u(I4nE+dXVQw5g%fN{$h00+C$S1Y39H>h)ER-UcHYY{I=HDyA2jW
Xe>+e`&|<Vln5m)P_O4eIU2JV-<FSYb&9ai5=7|6;=(_%gAH4uA*19Tey}GZa`GwA^3_D^<FOBFWThm;ocj`!bMM?QJ#Ve-1SeXC
LR$(|MwPggK(n{A*i9SpjvIm-l`f%fGI4C3B*c7p$=?9jebmh2aH5On2%tW{=f)=MA9sXBQ+E!P6myhU65gDLjZ4Q>#?D9M*vZWK
NQ{$`9H7@PGKZjHPuuFrP&}kl4_tkP>em|JLImD%JKjnJAdmo&B2vn#z`+F&#0_pvH?2Lqu@vPL1eqwTtXC*@!kVIE0})n=un^Lm
YQQ$bY^;P0rAaUmWk67jhG-7;^!xYXuD&+h<BGyNg!$?|A<i=4L!5h_=dXz;tB$;foo54-e4jd0Ite)k+=+-9G=in3IR5=;Qb6H=
Z#Av4MBn>#&xba;1r=``Bq^vQp(t943TqNhQ;GpW4+wTWI}oV%JHG@Es4)69z`ut_({YF=ODw&G;p6bU;+W)|NN>JU$yHdEidnz%
vyHT{`KdR>uuJPQ0m0quco+yP$D)dSIvpg7Ay*URV0Hh6gW;pb%vd0{oNCbQ?u<GlX*OfF#o4`JIxYpuGB4h?$RP>E2nFYAOAdPd
*|Cxa><!|X6U9-Lg_Thpu1IpU=F$+R(5m4TM=}*kjc9+N=b0d3A$@LoT1PH`UVxq5O7=rRS)=xORX=}QKD0RUd~w}rFBb6QO6ALs
3VJ~@IQ1e6(d?Kr5#C~^A$OxQ#k*Rnv!f|9M;!B{bh4K{oT4v5OrW_0_}!nR9f-4ry*#8&XxUYC!L}|dyGpLYf}@|~9uCmWG@j_l
pI_A<j<BM>Q|PRsIcsIgZ@f>~^GraddV$1ATM~j+EQk8ubD2=OgwY2RJsd-o@8Bem7USefWx%5(JMf*@?sfcsF)*n1IXtni+~h$;
6sDw4;^_5ybCuX$ZVJBED2F|s$G+=pafrbcGNLS}l&RfF$_lER+N@;V`cnkka$<Y_aTN8owHX8-gcYU2sqxhhq7JdtgfgZV3P8iK
^gg|mu`*E4ne=yZS3qMrkRl%cx-XnS9&<tzf>4V{G&G<TtqM}5D@qhF?C5jN#9Oh)(DlCE8<>i3qSr7RjjYo>8Fgjwzb4P1@*ef&
R&nkSmws`3-CPyhb)cs-mTtm<N%>rx<TuWR5k*U@v^2VO+&a|-+qV);vyE8|J+mDlq%_q*?4-Tg@O4CJq6aCOqCZAXqQ71B-=Q~$
%sBD_>iI&E28)Ws4NJbcmLi@so-sKRAowK(2Tca%%R&|{RMq#614FimlcRbXRCHOLbDFffu;6(eq~*|vi}m>BC+c|@l5zIE>UCd<
kEgA^B1<N_wQ8-5BE>|uJ8t)7f?UzoyL@-u&@5kF#$0~a&wB^bv^csNUyi;Ih^9e^V4VphBsloa+~bm0mwMcR$DI!RiN}f&%cq^f
xbM2-hXlNeXZ7Mwc^Tfe?HQSj!%H@brx~4S?ZdR_ylS^HS=3UXfUvQV4K)yfQ*3NzGZS`_Yog<%<U==a4u)iPO2rhyggUWhkWh#6
zY(>(KRfTe$Szz<ue@zLm+grZ;nIG(dJ)k6A9sl4qr!8Kj_$Ddr+4M&l51BXsx0Sv>t@8sO2O&42&`dSZrO0XA+7VhLx-fqM+Q_F
WyWc$%?MLvdbp6<-MAZJP{&AeTg>kQa3YE-f}73oz2d=5^}4Zm;L$RO$UEYgpJqc{*e-;x9P6-yfJYu5ZX4ZiUB*1T*)$r#WID=Y
)xg598Dz+c2rxyHO!3b04BdrfEJfN)I!UTkP@=JK6wQU&VhM#NJJ3?0QdgJ48|5^c3{6r~i(&}ot|QR<T}10WZvK3{pL6LH+xUR{
BjhYcL$}p=a@_+DtW3#i?eDB<R_lW%z4FfuMV|f5DzP^QUgMEk=W=B9y-?p_t^<eCr?=hg<-eMG=@~qidVM_r%Aln}fp1l26G;^7
44fe_WQZa!lo(6dpUic1rjyYiSpJEOHoN><Ik$N49K+h@g~i4TnPi5|rt@>+ln-vr;}nt>S7G=WsE5a3=44SsLrEh_d$sGZX!-=H
AfyrQ6-c7Z;y{N#2GbdeOtS9Lu=H@W@ga@*E{y5kDljV5i{Oev4`P~iVQa2(`#{b0xciTH!pIQz&)x4|hr~VzC~kNlR8fnJl`W#m
%jeIgq<mpJf}{guJFl><(Trg>4ZWCOW%S(e$R9&KNzEefX`<f<l~idq*ShsLQcJhI^~n@zogyR8uf>F!?m~Yqv&20tA7nl6nBAEe
PeLpzpE|Ys$-T)U7oHO#lSN91;bnXG6$JIOBbkOWkcmFKe$@CtQNtod(b(<r@7{or<DWsybk}WyCL2rd#<HQcJ8v(SVsbkO&+$JT
@fcyE1e0}LjnybIbn)4DDjq0veCMpyR3J$u)v$e+1$LqpNalZ!drK=i{}YH`OW#~7RGyU#@7S?Ct<5xa2}-6#5am=}7P#DIGe2h4
TK)TH6`9s&Tf2NiUHap-U2qsS!``f6<2R${K0)~tCXLJ>Zt%}RyU~!aMV5i52ST8h`wppXZ>#BbT)b?Y0pJ8OV!&9$Q57B=1Y}iE
P~7dlK-}a)!h#1~`2V5k6#qQGU^wUV_x(o-c>V=k_owF!u?nBoeB%d@JmwJ|NJy>Ly8dkm*g{Zx?l?zfpl{dCsYy1)P$N)oMnQ`|
Ka9LXNxcZzsa9Lg8ZR829Vg4Ub_NQHB^sbxI`f&}O?5uzTSp;*-9=I}(>)RQ+0cF8qXZVjDEQW&)*lsHZ4t64+Bj9j)krPh!U8e@
`EbL5ts}D39Y-|eGjhIN{ZIIJHsgJaJBjpfT(-*!t*J&YOShNBRaI40SJc-Z>Ckj*#GOiZjXka%hwP;1a3cJ|4*dseQCCB-P89Yc
r@3DYEPmbzb{7Ya9CgGHM3?f%`sfD27D64(68Q8V9=}uWn(A@E1_g#?#AS*IR;>&811I+>8#y#L$}4*OHU0jpDFHx(B*QBNkG@e&
42MwzggnQx_JBY-5tcf$$OXrA|KqU0u!;g$3Xmx1o6ikk`VTk9rq8loaY$7rf~jk}U#z~*G3@sAL-FlCt#)2)G3|Y8`(*4R2?-_H
4<5>@s;aB<I!y-1avxOQ!9IvkQB43)eX`^QAzq9FA8eSu#iFwYkv`-;6R)sP(};1qq|{OUfq;GBE5HGl$EEWF-EabC!S$YkzSpz_
J^-`$0e88fl7ZRK#0f6j7N8Xz_KvIp?ai15_aWaw&`c)sPPE8qd}mJ|nDrDzXTS()4TPMEDAvDpWBr8W$a=+rEsRAwStRltr}QPb
_SQ|JIU}QEhYlQ_=Sm&(iwX+l+PDTKB4Y;>F&tt>5Jy@}l%T>8`q*8XW^oY05s=1$0!Shw2vyjWF^U_E189ojgFevC7>_=}n5wBV
#it(#yRFT4e<i$~o$QA>Yq%4I<~e<F>i4^paw)~`I-x<*dyfIn%TF`a)Uhe*<ZgBHee>shwyD+zSP;0a;dzdbq^t>-K#78~?6Oi(
J6U%GBqSwSMj*_#?4lAp8*$XStjGv%l4Za2+M$?gNnD~WA5U)wkrQrl#&9v+r!F}m4igZ-ORA0`j*|oiCSthh)Y#<tZclvHIIo>=
o)fc0GW@T#>b#sgmXgak_!N7`aQP>SNa5~2Q+FR7COp2cjl9%kqAh8}$R0qEUeS+*3|#A=$GkTuliga<r^-Q-;k(|G&4uR&$K5GJ
PsE-<Am!_rm`RF*=aaqZ74TPXebQdyc(8c%1Pn-MxnowD39K$v(z?xhP06=l;Tu|>jVU5>o?Ie%Op+)obreZG5$@0?;3GsHFCWn0
@Nw21@y8cqgMlX#SxLy1<Zvf00@=w9q(yxmbIx^v$5DW(C9`SSMB^!jck*^$o)d2j2qZ<_VN#+f{frnX$*HFpRCI`|Erdhry*4D}
UL-wxym!>(d0-UZyCyaqGlP4ZWZ?yf&#=@Ca@mbx%DM-63&{uf|1LQ6Bfh+<93v;xM988bC}JbG9^E<Mu@a1rC6$9BQHIR%kcPzC
rk%fCdmh9|5e6CBtUPt&GKN6&>)Gy$KD?o&6)u?s3Qmu&H2%t{qxr6H!No!Gl#c4pD||PAL#TYO=liMH-b0w4T`ym|$ip9J3KXX)
grbH-w)|d^NO8HtX^@xx<BZO$yAK-cM+AGh^Dj$JU^{RasA7GSlT;8yPGONHBScEjl#~!bZ9T-KV4?6r9Eb}fk||F<d;zk+s=QmX
gN;-=pK^-!3BI^FN21?Y0(O8OGnlE@?|XYr!)0A`<>Yt#j?=Z24WLaQ6j-&1ZnB{BN*YHpT$Kii!U?36z#<k9KdGE`7zl%D1u!Xz
kWrunb`dPaLnSPWq2!JryK1O}3PnK_iVA|NiJE*4l+^b4${!s4K7GHt@=PGE)e2%vBebZZn$;zZLz9Qkyt4T$_dTIm0(6QBKvg0s
C;}ptx9{I!)@wDQZs12cg&CHj!{W;nVEWOMLTlyNZ#jg7ttuw>fH@l^Btc--A;AEATJVt9@AdFIcyn^|3lwSdU>S*XUkC?TCpp{C
JkMqC>S;sZah?}c0Z9092S`y=^O5}IB8l6_F4z-NwL=vZRC=tPk%Z(C4`|_r?sK$jFx~b6$RtrB#sLcCQO5c+WHf-v#{UrwbA@nR
@^4kde25h^J>M2!HWeP2W5@-1j}7(t*JOS_kx)!D1p;|LG=2#`iTC!yV9w0?XUDU-F%?B)H@S`nwzZH`MisR2(`2fP1&*xurbK;G
l%;H!I0GJp0ic2UDo~+$arOJx{g=1adU<|-A2{wx(O+v?N%9dGtRJ`EN@+)?FDK;#*Q9>U8Z}SxwChG?1|#DpWgp{lIW0$fHkX}D
P+F9kHRYI`SjTI-b5=mKsUP&N)H-3aPQT!JH6dVue&3&2g}&~_bBx<Boo}XW=Av9E)j7mzN0~G(UhXS(Tqmsr&LXs}Af`niEnu+r
qJSLoifQ?<A~_$lf?B2AdC#wm&TM2P;scgL>7IEm=Ja{nck(D=JYV3!Lu@pz?qt+dsb5)798NtN@4j4JwkB#xwD?>SEhXB@vsbly
=z$(}mr&hbJr}#Y?TEX(w3XHWUw75CYHL*qb@J%#30c&Xmx46;zOU=q%6{}yGuCCiE9-R`iF2@4kroBZ>4zc{>qjN&89LKU>o*jg
p9f+z#JEwky$opcL2X41b<(Ic;+AVnIIPP+iyBm^9{ibRd3b{A*jh|zmP&ney<EQz`JHue(7w8szP3-KG?#57zPGEY_=ItQk*PLo
7_d~vs^g_hl5+jaJuy|epI2|gH0C{Zl*T@;p0}Q1!QPxa=(KdJ(UD6aqNA2}xtY<nb50J7;;R}@w*EF+_m!O9WZ#)C=dR?deM;e!
`dE4!*$g@-*7_}1T%@m$mvV;7Y?a$JSG4E{r&)+R5S-vd?#xi!3T@J2nJ`O?xRJprxeXA8$wOgumvSQPl8i}+9Y8z^sX9hG;0**J
$_3>V28mZhiX3;C^CWnOkpaL2z{mv&Q!s>O18h3sIqv4@`}p(4?9u0_qao+bo+3z~$jjj`5rT^GWk6kCaP2r^&OtV)*9wyN=g#2b
AcgS9^v@<%C2k1xkuex5eDip2hdHzbSBZKGrOafz%4>1T5Fn+;Viwc<4lSGq&&qK=m`RZHO7$)e1=tSVP|6~%9;Nuo%qjv1I!Mck
vU5BB3lMLhfxN-R!?M7JYLL@09HvIhusgP%blUI9Qj1F=2@p<uvRh}GJI3+db=fouJ}mcmd>gWE%X!RCk0u;Do3K%nTtX2L{rTCx
x$ng?v=ve1At3HuAnL13`c-*WrfpP2SW9lsL7m>t8Dyfd`U9kKbj-5lII2WYs_;NbaXzMCYM{f>XprJ5HeXzEzn=V>duENOIripp
czm*Y_0Gra935#+qoPu(y@<<~bm|a~s2y|TyYCe=B#ca^hO@3jk31fUE8~8BdMv&tRXdJa<8*y0J5{Bd8DrC=?GR5m+V6Kyrn6L(
<diq61|b!8!exRPN*n>*C9EyNg(}#}<=%%_aYxvpmg263brUx72@J@{sYK%Fof%?vM>M|fk|G9=t}#_aj%=|;>a`ZA;;$nO@}UMC
IH*<Eo3<{^VZ?L*C0UTg6-eQGB(B)ZeQg`*;B92ri|4v|?vU`zdSKI&$l*^IY)349gx5`)FH5(x7Q2mAs=il9LdS5|1YW3dy5`VC
5nv-ESSCEJ4@q+-VwwX=!#7JEA*ABf1=BY;aD|i<O%Wy>@v?dn1T<hoJ}0`X3}eAEc}n|!E-MbJro~%mJMB=LhC9|<+$|Xjyu-qS
R!bLI1iJ*qhB0+kYntMZ7ZuX<6}96@mzyXA;OAoyJlGe(%K%%AER@}WU7=?=GP43QK5-lyW<#ikm}%*rcqN1fJem@VV|~`zPtVQV
GXYnf?}i*CF0Kg)U`iSow^kg-19Yro#aSqK<`$KtaUTQ`1Rs4|s_2L*f{3t-6!X@NJNCYN>oC?(-;1L{28$J0y>&+_X6boymGN_4
MOFWQZ#mG4u^tk<md?E0zMaKc>h*!qlza9k9_sVH`}G<d?sp5L%F9@-6=_k08|SUc4A80-f!oCWlY<U9%iwzGh4I4&3R`S=6T@xs
fmx=f#%c-y;9*ik*N&@mTJf&&XKa%-vxHb_;6h`RtT41=5X((;neR4Yti}o>+DmCzhuy|_g3y%DtHecAcBk5Qchl=ER|JJU*STD}
72W3Rg2&qD0ji>HS|ivZk`AJW91vW?(3v<G6IjW;SqXra)Q+1F3rxc~(YIJ75X9}&RgGv|q8CWD-)-kaOiVi4rKdq&_fGU^#^}Bz
9Sjmv$3)Y-x;41BGZzisUr%qsUc_11O&%+nCl#Ai-tNn6y@3UY#t~}W**^B`&S|1jvrA>_p+Tw`cQSZl9b30>w6h}JRy*YDvwe#M
UU<mzYe~knCJeKd@ds!?g;+Y$@<j+*m2@0OGjMf)f$hiT^OJyj&zs*!?a7KeM{)Rq!`j->py0!UK#`#u;vlNlvC~lVB^qPRzGVgj
5mkliAhD{w-*U`2rM@VsCq*lyPI_DtUHPX(H?JYi`y1AmR9GMTH>ENY$mh2->2*%0IX66|Ax116X7w{tmdoL(f@qFz9KD<49RpU~
53Y;l;-gJ`;EY>tyNdle-uKJvN|BvsPV&vC6llH@UMJS0vzPRqYUQ10J~$;_c=caNKG7|(Pbov#2qC9ge6JbUpLawK5MaCnx#@0m
&Wsjdgn=O{_Jq1)_rnyVxOrz-Otp4dbcEE<Hff^jdh;@@#nh$Rs%arx$!~P&UfgSRX^%XUo8ineXo5P07J{w~RHN$IwIS-n{O*hL
->dV3-p9dVIU;!cF4`v_RWU8T^D55nVzpFSh)WZ)ofaYO!moqs*=5FXj$b^Sx(uB}v5jwAYo}YsSFDPOyn$esspU(W_@bb^_0pH%
#*0JioV!QJ!Y(t~o1IJVd%K3fo?zV9+kHaJZSS|$-G?RR9G2;rxy!qrYwBRLcAK5eu^16mn5h;Pt^pBQYnno22{{0Y$l{3t_UiG~
<9w4*b?uka8tWAcNa){rchV`)h=zF_NJBzSu0y_=*tAJ1cN&Wr_CJ<%re!+re6u~@d}}?osl8@EXRVY@ag9N~6H&!<TpU73xdI#9
?_R9(9KNpoWn@BZLFJBA+n&36sdkN?<vV?&yK5L{Z;|H^mtLL07dw&+iL3J(`JMW8#3LI_w8_WF*G`sQ-1wSfM-+BK7F0fxkx~mI
n_pVU&2*$bP}I19Qq<Y5krOhUIJ2j-gmbFFotBnXMqTKJk!hnc?H$v~mgXz;_uK1%&kl*%OY4$3ch?c$SRE#S?RUOS@1^9=gRd4K
BIju3Gp>$&=s8q7c*{Ku;p28-c3ze;bjl53J5I2jLnfanX`T=|ZR<1~!^U{8xVn3}8`|Adrjp-}PM0u(s_8CW7-C&#h`zSEtmvj?
SCn9Mgp!Y&Qwzev!fe9b)iI+){%rB6uIZ{}(?S9yjTO<(=X~`YEmqu%j#VU8d4uhh)-~&+K?wRAp;?}XMrRAK&80%<b!xP)6;Ewz
IbKg%!gk1M1=<LbT@<qA^R7g_o`ex<;`tzIqTw^+l!DBOV)!JXlEZ2%I`w9_;yE^&*Q2I+LVDBG4kwQ)#DuD|WPx>$pl*QeBRpaA
9Z}|yXziB03M>pEY5idi>}IIB&6IDC4|A&&vxxPHQdD$4tE&N)QcT|EXM3>3W?phwy0g8(TH%Y%TJYft=^U?P?9zloy+jhkF$iJ2
GcznjaQFurrAnJw;sYy7^%t%4vrbtBJ;>a}+Es}7{6|*UGw3}7p&BnjA|R_qhI%Zp@~?)80q^d*xP}73svit6G@Pn4*F|U(E>J4?
hNzvkhl%HKId4QYJ2eqrMD9URtxppqFr6WJ(>kRD9Yb^sVH2U^6!W6+B4e`-gf(*wA+BQ&QoxRYh>%(21mo0-LCho#PeZS-L($@7
O$-kivaH}3&mWg+sVby#bLpb~ci49E-idph;LkpM=Laz0D5oIS44dyJBo`?J$u#m%4U!S0-hdvcN0ihz#SarlCLBo&F4ABukXXFS
vNCeVnTH(9@8WaFFoDz$92o;y1(^=Dook)^kir6rWe0*$;h4jfi?mLiTR=}P?uf13<-jt!BV995K`6vf%I4A^17<Pqa;4r@3l#`P
)*|Q&s<%L4>!uEhp{Ld244C{6d#qYdeOMiyWbm-`e6yYOcoXX+^R0X~(cL>E&>Iry66MKk*$FnSg(tuqyJS$>aj`jw&2_}zuBW?t
&eL)(^esCTwDS3b)fYImnRdG^bEwmPpgs#yi508wJBZ%Co4;z_EtD)VYhOx5gT}OxYSR^{n3ap-SPT#V!wNM6MxbdRIftdmf|9!U
lwebG2@TxoEe7w^V5uzzj_#rHb(X!W@3bl2$U4^-n2{HQceggNVNgrn7}_NY5JtJNfI1m`y{*BYEvga^XDDZ07K4|>I^j=MT>>m3
#Z?cZ_NGxWf$En0dELCjr6&iWE3O8UAUxB+as&|}d9ws!GEF*A;>L_<rryvD!h#L)!Gd8(X`Zh2xxol=v5G9UtSzvm79<yJHW3s<
K_8gqLygbr;xTMiHN@d>rP@Zi_+svfII0>D@e%BIy*1WAkVw6iI0-cBuhx?ymD8QzQIIUDbQwcvw2F4C+{Fd*oD`8Rc^YR+Jw>6O
6bieTgpxI^=owxly%T&OBYk=Lsb{tCld|<zkH@#3$sZcmi5-cYPPN9@EVUnxHCAJ(x%eyQaUS>71Ef?`-tpp?_sx??6((q>cMPNH
hhx(N)5m!$6eaN{i^h1O``7aPLz~8G?tSv}znsBgLvvf^j`H+6ku2b<#%DH%rbu!PyPRC;ry|WYEeNC&SkQP8I+C*CCvd8*RbteZ
rP%Rr3p-SA(<R@nmO2cknfD<43OhqPWdsEn6v>>ZgOM&XlK$^s_)s-8SIjxUlB1t947srOi$TRk=<65KFPuo0T|Jw%bE*3ZS<*@x
ok~p>;*Od6i$^%ati5-OBWk)^12y=Fl8NBfYoaVgp@_1i#u=f^oCGJiz;H@7aUq7o36V4;=4?t#6DQmoI5jAI=FafslXGQYNF6%r
uriKQ157GV#KaAO*la=%KF;pmv#dHH-h~s?whb&1c6shmu?<@(g^1xpQ82R1W64g5OGs=ETMjfS!W^Dt^f??H5;F4{3@n8RFy<t#
%d9B$L(z3*7#)FPZ0|LMPUV|20%xL-q!DHQAE-~8_<PoVwB@h6@Yb@Mp|wn|`{>{3XtN6lC^1^D$`u#h&1cF~*0Aez#HCrpeeJt~
HEh_ZJUpW10Tnp^WNwgkbpK5|G-uyU<rHHUD=lNAJ9L68)7zyoQcB&~WCx5Sa3ToVaJ4!wzE`ud%;j^YcG&7kPCBO>B1#Wx1vl)2
-rY{ZD58&}xLc}=azY$csZ!?LsXXq<-QVteajL7NvfFKcrNPr?n_E2j@Oa>OvxJ5WD3cDC_YauJAFSUd)YLafmWLIpNc%bIJY@Uq
_)ST-qDDM)Iy9ia3B!rE-;j_Be{H8j()c!O=4{vV|Ge=J!a_j!9|Nc!1Uq>)Bj(QIgjN+Q7}nZ<pW?{&k9tH-C%ui?=Wu<aFz3a9
;haxA`2j#Bn|os71|%$XBSedaW}qUE_y+piJ@rG5EBGZmk=4U0oF(W=@X6W~Ydkfmx^LclAZZ#BPMSRcZ8rgcfOr8F2`aS|LKFxU
GE&4N1gk*ADuoq9Nf8i|wM0l!AP=*+@V%XHR8IK7;_Mz`bd-r|CWJyI1o01Nxj3E(k%)?-7T=or^MRvPWd#_buVJ2oN<TJ;P~(3L
o{vvIIhwUS-e5jyhy;m5=i;dQ;8u|zVY85gfq~`AM*Y6;Uj5vA5qfv~L%7<VXb3!rrj-FG9V!a(;xuw;V}VntcyNc0exbz%&J}@~
M0HE7sWF2Rmw4_;*Q1KT?e2F%Hb|S*$9I{;o5Sb2Q9&GYi-535DTL_31G0h+(r-A#ovynJ<jb)=gy(YS0EoV$-tFhyk?$u3G3GsP
MZ7Dm<^dEWmC~o2atZ{2ju*3UCy?g<4&gU8;L5=sW@LjCD;iazYl9GDi?!ZQafCo~kWHY@CkkT#K-ec9koNQ@3GB3_VvsttPmQ>d
h=LJFf}k#dFtD4xzVhZ-Qk52ITX$@K*-Glh7K=dCBF<wSw6b>ph86A~qY)ID5bn<fA^B?e`PuE9;)k`q0@)NnHFIuOXIC|B{W#OX
YQ%-YOImcoQY7Nn;#mEtaq?i(=N}%SknD5byPqw@u&b^(kX@9;RS1Vtf!&ZI7tx+sXc3r*&1*B+4XO_?=grn=N;Iu$MGie{u|%GD
82cok#BrRJmzJTARJ=%hJr8H6w^{Xk<Ti5xmlChLCBbMH$31ex{-w#qD^8(4c0WnW>8I;J4jgS-Rc%Y3;dwEkYaD5%(UORESwUQ;
+dG;pk=B!0-dtqf?(%1QvMb3*U7bzVBWo(#seMwigdm85bh>WY-pi?v4k$$ZwxhG8ps4TnbYu-hqMB`nc=>oYGsjJFQ(9snE30UQ
$&Y+@tzg2QtLa=5shI_it+Fu+HMLPqxR@1Ys8hZ&8L^^~1PLbAPf^<#-(B`*VqGuuCr54w?>Q=w(*u#JRcnZ09W$sn>E=DcvEVo>
ZIQe38GEd?R+2(UN|nH~OEAH>(G8)FI|RIL<>9I*q&;letuM-ZF`;)34ij)>QXE0DY=J~UgtXr)mbV7+%7)YG7ur4NvL}nl2eK$g
noy>N5=|bn-(Ux*C@*=M_H;ME9CQ%qC?qXDm(v3IrA&Y+IbHy(^@+pC*PCKss1z@MUMtLbBK=Ug<Q;)wuU{?=ka{^|%H1_hYis#B
KJNP2g<`H)4Hdvg2z@$yZEEV3s<1?gx~@<56+*j;mdJKSa^&GBEV~_`bj5h>STUrnHF}PjCySW)&XIXxwAQ85B8Mr8sVYugye&Qv
z_@3GI4&(w!lw?$Cw6wbFfg$&I$&smrBEQX5(Pr@zcVy#$59npio%zBR{XWfYQn&rg5Zko6&m!|?x%g&X8<+DMdoRc|4{}>1U0H+
N~1`gpAhgbjG%gNUh1gD6cJQoRHZ}SlEt4;m)6RHGD>GZu5H{Zh^kzsA&4y5&vrfN5R5e-ahYpHL`*Ghzp%T2AV@b~jK^STWgwk`
2se;0!P$i2aKp*DVEI83P*Oz&O+_RSdaPJpiBM5hA7!CJ6!ldfcJtwEQTakA`9}AP+uM-j;zlP)1Xg{BxGx-DymJGR;t)W3CI%Il
{~h69Ef8;EBv<5X4|{IYr^TxcyO<(2dwd@K8iYDaKJ8E3eNK*_sq<Uly3tKmu3Qj#rQIEf?be>SIJ8lVXcR?L;h6}e;hJHAq!lBF
)c%bCM%i}3$<G1{e_(AeG{i)RGO`?SuU4qVFEtU4=Sjg3n&S#!c`0g3l2Uh-YHnrBn7DZG;X!bQbrK%2YB5yqO$*aYghHD&6{14a
WRWXLK-CNpF(o;ML?I?_;6`NL=~w)3&L|ZsPjTJrbGgLVyRPFO!3o@6?h@@|_o>4GEmcu%80tVuu#Ad~PE?JPcf1}p`}ao<GENaW
j<b$V?E$PQkB1UETdre6hN7Z#!GDIc3i@%iqSu(CTh_@<Sp4_mCtnLy=47jsGny&>5roix5k0-oPA=`(P`Zq`(o5ogPA^+xQEgFx
>a?bI*v<0DDF>lttoN*yShXr7X-{`@e|w}vM<|H;oarPS@RoQ=qZr04p~sBlelyc2u8SukaR-*HNg`gs*<BBJ3<Q=F&b>bJ<HNvs
I%f8Y>D(+nk?P;>`vZLCn;JQ1*5+o3$TIJt3Lr3uhoNHW7?_c~D%BK5?GucyN)Ba>>1oMAU@~t(h+V@lq-}&y3MEDKW=KY&hmuJ_
6jZ#VGFuCrQ3WcNE5g`(Q&rK5REg;Y9;`w^tsB_r*0<JZ)`7y}V`3_!fWcZW=efkHm{}xi5{bMrDl3j#e0}Ioi9Z47bJ1iKGm0tD
sT|2M;wCOE77rrFX(I*00@X+?ffoaYQN|0)jwqn3tN~RZVGo6fsZCofXp%|c2#CAOAUS4pFvvO}ByvL$9=}ur<aqY!0seW(Lu1H9
!PFs0Q9(md2IB~5D5^q+k{O61A5;!a1p`S<5k!=vQAAWiG=mcor3DDgg$Fn(T!Gv!5lmFHB@{F$Oi*90!D4j*!K?z2Bp@J$iQWT}
Q%!t`Iv_qsY%~P}OY(!$%%@p!1#q?VNT*Q_<P<}C8WwUK&Cm#w$GwD=gx4DeXD{|~c<%nb4!F@2R+>JLJcwwa2#+QQAbtddNG?$m
lOx%}jW`ZK$`dBkMhw;li9nJ?q$!zcXrn=_H3dY43=#lzI{e+8gV-<=RD}c^v=sRn5P7MdZNA>2Ksx5w2WUgcq&*+C;X<&iQ%JKC
3PVnwCZ;H<DS)9Nh>58vi1q==18K=0dhi4ImkKF8mrLKCA&L1<A?;;ihz)Gt>##M?bx<(&AbCwsnb7w=Jc;OsnU;{xea#k0Mj{80
{1S;FiN56$(56aMsW?06S);*B+G&ykC=UAfWZ!0dt(YWiYb~oQDyJ;#R53M*B{(vS&bl=XXsCWNtsu&Hh#4bx5KwXMO0X@_s!e$f
mQcd!#mcp3NLkldPDidTzdzfWJX$AYUg`-}CY@`YnW`d4r0~ze5C9J!uZ`es$dpxeN-Ke?cJ>yW#8Ytds$qVuJ!;H0Wx;;@t0L#B
2U;oN#`y&eCSr4;hq(2>69F6#ykWHXPEP47CNZaIqCAfr=zh9wzUKEBZEWBIL-hhkLL&pi=+EQvmo{a;8`kNf?9~yxb=EvS_I1YN
&o|G5j@!f}2IJ0}Wbk@D9^J~FPDDK%eE9r2o!X{6S7WW)W*GU;&kwvgK)7&Nmdsu3wT8Cs&`KMKnsNohoqTjTH`EKmkqJ<%f-a;~
GUb^x;FSf~2tbe^q9RNqCZ`T2vsGmLg9RQAKh5-OG&w>|GET$4tp=UBF)AnybxumRW2U<%;V`JuM4?bfF;u0MtTj3%a#JR8s@(0|
G%&F*3(|^?%gQ7nq6|r$IuJ~XIoeD@6QP8K5JVPYH9Ibmp&W`S>Yc->+)!mhR5T)(ory4}CzG6EKvOR^OmmbXg~6vOmv0q;slsLU
F(71xB$6950+y4ETq&j?N)o6YPE;8Sl?)Qm35605htAKaRF6f_E=VyLA`ArqVx1VaOgYRt0xXFDaFH^}RK`$b!m$}OU4?|vvILe8
)D9l1?v5?pu!OoCXE=3XMH9K>ma8ihVd~NfavXKB4$`8SQ!ZQ*V_5}VGU+UWCLB1V?0q+nY$J|C$WI_9a3K88sGiJtF5e4zH#o<W
VL;vMWYmf~xHTwnZ(~DAgn@*SI!%|zd*0YK<9Q9+fYt&IRtUX+9*NNGQSDE8>OS8rJ^uriorkMQ9~S^m$AkMf^_(`=k>**&{Gu0z
82Vd6ncb9f3#;`J*;J5)TDUk<t%<w(X)eIP^|=1iXXoi=w+}ODyv~iAJW*`O#}QGX<qMX6?)T^q0Lg+qr-*vJpc4s)qAy|sd+H)#
s0frslnO+pNRXdi2tSLqenYKt`hK23L;iw7L~!`>DV8J(6V(BbQ}l)FHsRxZ_u^gL@l)NM4sWm7nH7ofrzpr_t3=_jhj8R>Xj9+e
xFd*youN--S6(SLArf()Ng#d@kWzqm+YcfVO{NE*)+DSDZ?x@zP$b!dhZY2YPruLrg({?aj5+j~m3lk1=(n?cc{raQU2yhifzUgF
j|1T_fJCJbL+aY*u%-!G5S5Q-)m{C`;3swI1i9bGQyr5iSL_<TRSP2xQzpD;)$WMEUe!DmKP_NUR1}nnGAzQBBScLoA<_U3BXHuG
b*4@tj}QTT{6Wxc=cGqKXW7;|4fpqvAtO0aCp4}Wg*$`~w;{*w<`?G9!4%_Ua*+p01Q;QBzJfaWrPDA&8|18PQhuArc!f31G(|Xd
-)jU@Tjui9bscCtf~8Y%s2V|ffyiG<9l8*CA3Q_S#fp1jG-N+H^m%&u^UVJy@Y=^+L3jSR8M@2M%Mg}6#Y5F}sC~+^>G7A#tg?{S
N@&~OGsJc-BrerHk|YSxX)fyPwR2;^m3aah`^n5OvC!lfab{Y(fXBw{v;@=0GA2HmmvTl$P5Df5h@q!UrZ7r(W#@24lH?k;7MP!j
l;FTZLK5<_hTa5MP?I?J$lRsOy5I$lfiMIjCmH@HJ$aV&*d5Gi@WWwrj4>G%j?^Qg5f%dX;)4`q6qsvXb>wC{9=W3M(j1RjK~sud
PPLk5TDVe&Xn44|xQ{w_pW^^8Xw_Y^m}?llHfgD|dQC%3(6nMmxssY!P=XMKB~<u;(GI3SO{|XH>T7FcRE8?9)f|P4I9bFiE+?Pn
j*?tms*5`3T*e)#Wsup%;VptyX!Ig>IyMfg8g&FDQ`S!XsR=l*gBmwu1>K6|JJ%L0p*Ba_R%RI=Qg+o}3u@Fh>UY-F@W~q+6B1Py
sWF)ckS+P$;uVb~H<Ef|CHhXsX(T4%aTcU(RzV_osoM+UyD_}<>7;6Rwq4WnFQ-?I+D)j`rbR_FEajr<_PD+GTpZ1eS*vS1)tqTC
l#vKZdd18lD&k)^fcB(C=Mb@q&L;P@zGRb(vfISr79(;#Ezwff(>MVTs_&?k1>-m-AyP<PC#P8rSUqNn%M#?eEX9D7y-i;cao07*
Td4u6X-*A@oYTXYy0enFVD3=PT|_RMNh3NtoJ%^s2=5Yky_Y)Hu;~+;!IXg|6i}Lz$dnE1x$Jp2n~<B=SWP?f(TEL=R-CSj>C<-(
3tcMe;V@KMMjL0E^$StlLL{}yu272T5yVvtm)Rj)GYlOK7#0~SimO#d-Q7NQ%+&4h;l+{CyCiPM&E^~^WPGt;`K%uvq^mvTmdJAD
t;tSdnQN@vmaOX+INKtvPbz1fWmQ7~zUq5bhEt>_wL^mP9%$A)gtu_Y?wJvGw&8B2qUqE&$>qeE1eF(7D!tUH4zU-p>b^v#-AYEJ
;Wq`EqOx$QS15AKbdt04Ogw8mA*N{*HE0@eNz*P3Q)3IZjxz0(Lw2CXZnnJN9of^r4LG+i7&zL_-l(m;Qn-h3-tJ#cYTh`NypFK|
)oW(C0b`4Z9C<Z9WW+t|IlH$J-8*DE4npWofgp(_&?eYM5c3HT&=AjFDD>5ySaq)R#J!YA5Y!Ml>JZWpqoFFP3P^?-B}JuZb}DRB
m@fdown{|fyz2d5&$h?7K3@f)_OefbXwr>+`KL>0{3)Lx^Nu~o9h}h#O)!U)N!og?@g+Q;c#+)b`Cnl2cRGH?JWI-<E8hc^M1)d9
Buo^sMG#CBRXs@dpi;hM1%t3f5q;q*p8tu>se<jm$jdt{EtJeJZZSE)Jx*Ud7(=X{2MC@=+arBFJg)OXDc;cvhMYYq*W05B^^B0_
ldzv0@kc|o@c5r!S7Y+=fW-!aV5W<@#)1l9psYb04~QUr5=3PZMHvZE?0Y_TC%*54SGHYBQkwT<6yGHBgae1S9nVv8YOlQHp9J<f
t?>7}YTv(Kw`)wfI2*EE2QlBo?s?zIkwUYY?OWC5e@i8G9x5#%2sNI+HbE}XM21a4Q3v2NMr@GG8?SQH#CQ&fZTVDwZ;z*^m6%!3
*X;}11p=CUPG)FHf=Wo-6w0VWq*Jvt-`AKsyJ_|_SSB+<jdM$1<90>YI=?8iVDpS|A**KRmzXgvc$Kdr?e&KFy4B;I_qoRuOXU7X
_(Bkz$bR4Llb`(6f}T_QjMiFp7%sK7&<A)Y2+bo%j6gu~Abko3NG1@8{6V3V0Q6u^fOCj~F+w9cn}zM=fEcL_kjQA66etLT3X+<F
h$M0fWK}YX3Y|lNb`D9!LqNq;Q!xZdMGFu?D3r)EQid37NMt0CvkWm32L$A!L_tV9jl$?Cvw<T_sie&S)-vFdEUlR+9g2ubsKNwu
%mawz9wha%`M4l+h!4^8NE7JkKF6Ew`;wodzXkN%?_dGx>LU;zc|`(9z5pJCIY;_d6=hLqWYuF1*ldHVN{E6cFdRhZpjF&z0XmR-
5ja1@MF|+HkwB;fCYLk<dwnOOAb_HZQk94)nIeLMrKW^nfG7~A2_&cr2&9A{3I>FtVxpEvi5RH}q9RzLsfdDwqM8sQCZr&d3L2!L
Bq0K%l@Xa@LZ~1TstQ!33KEo9Sq{quC~0J*ie@SVq-FqUN@$rDiU?qsnu>xTq@toGk*KDkD1f4>Xej~-f{>wUf{{rQ5@HG^NfDum
fnvc0R6$|SeHaje+y5$E(AENrxuTj8QjkGe3WPxYdOOtcB$5SSf!c@~QSUvdBB6t#2WUN6om|tbA}FFfJkt`Y8E^=J-8vV9?sgk8
gS3TMWA^!MFH!e+sGCp<N+Lp)N~#bF8YmGGfd42!!a->!5K0CTkSJ1U5NSgvB9O>cdJrcd=L!0x{R2dPnNQIlmrjPB)779AL$CAT
b2`pW&ZqTnL(8c6{S)YQ#GIcVOqzlSf3Mav+=lbh(z`jB{PcQ+JFwH(e<P`gbO@dGb?*r<GG|%mHOTMpEaBXDBA2StO*s^Y?+RuG
+k#=QDL20B3tS&&YenPSp23Bgh-o#t@y_mk9vd`X6P}d?ejy4cj3dv0z!yXcKH0v(Nzc=MCC}A{h&p`m4KDD=&l|s^elimce8ZK_
e7Bye^zO&Z*$p#JmTuf;*8Ez0ya4hv0u>|Y$8BMG{)qGKRTKOu5rGy#`p;J|Q{m&=*fc%hYhkDj>5D7wF((U|0%=g;xsF5=(UKrj
OEeJ_l`&IERKpb%G0Ur~N}uN{50E`EQ1u=06ZUbfIfe#ERG>syV<L_h6PF5$s-Rq;giaIw6FB4pke4ilHe-kj0l+YV<WmqFUA}LR
BaeH`6a{)a5X2}@*n$4|(1J7}+vdbgLH7WbnR@Pd|DVlF_^G};;f6R0=(bfia#KonA1%+B`D4&)m-ltVJbMQw@}2JpeD-Wl^omV|
vO}1{3PASDgahz4{ypU2PLCF{r{w02`AOG&VlfH_zd?SKKKW0H1uA(Wp1z~0d+fW6zYgGV{9nPCIc&I5K+G&L76FJ)P~by|DAM!F
<ZCPrAr_rz(Wsapq8SpDG!qm`v=oLyl(ASwD@H*OhAb`;;VFSDcAiFs_Yfjd)g&VgAP|U<fke?26Hy=(B_L7<3(La5CP=7XSsPDY
!PFQ|Mi_cm#eEC-2WLUjk8z4~43`mpCs?Pc0d%{aejMLAcYf0OpFrO0j05_7`{}T~heSXRT!xMZ>J!I?k7>@s-Cvj4g=>lBA6cC6
(ypQ0Q4*BD<@w${AIr3_5<W8EoC8?r0m!1sYScn3kgX6#2PsGP^+;zJW>W?%@`t2>GHiq69({ynIYY!^J5(J&=%4Mm4+Kh7K5>iN
X?%|<;h9i+h=(H_=o3NqXv3r!(84P(9B}IG5}(TC9-}-5tEg3b{&E@!d7h@HhsWWJADl+Y0+F<>5{OWc3aVihifUIv5`R}5Ae?~$
5RC(oW?f}qh8>KhVq-~tSV2aynjzi^xKkvm9>c?;dej4$wL%F?KjjQaM5GYRBFMrhvJB8nML|R|p~1bpklZywzhtLS|2b_$^m@FG
L(kjfzQ!7;jxKj_6S&0_xG?2TVL696J%6uK9C6Q<NAR#Zi6QTOgY@+Gg!1bEJy0lm$KIayWcOQAVi;Q%Nko;2N|edSjRczW`gxp$
JtU9coz?__A%=ho>^gD*P5}m>7HeSt#1G;aZrwAY<eNVqN3(xla)I8;QZmX+A<jH4NdYY=I+G+o3Ic?hB4JR51P}L|2A-+GI{>?3
KvPIA#Nu%ziegPBs3Z*`Bb0Up0GTDAB-t_>Qa6_tg>?x+w7Ve42__g2f-=HYl2ZsGP7-v$p)xTf%9Mx%5`jv8eDn@o`sPI-@{2G!
Dscq=asWmOSDRXsS%{dX21Tn%r3L-At9z~6LJ~Ern_-GMFLrJq257OANg&ulTEk6aoaA<K_Apoh+XxD}m^YZ#SgL4&l!h5G-i35K
EnM#rKKFJ)eX#A09Aj`}a3iGFrA-McX(7_)S%gGQIUJ(QpyPK(2$yUC_6?*_05J$$ISJZ@ArI=lkdGv(k|%+a&Qw}sJm$4%GAyhF
U_($3e1V8Sln_ItAE@+up5xLQ$^jscSzjj=ewtR%1EdKsXv%}!kRV`^LA?gKen~$(KTk4wGPQ(M6!~UA=gjaqCN2MC>kOUz%OG$)
ld|h<$f_%~q*CpD&pjNU&#jZtgWRkIh_{>>>Y5oGDj?*tDiRZfWc?=O+~O2WNCufV+22ompCgzrbp7+suOE-vAJog<)l8nShJ##_
%JjpiZzaSuQvO0F{rfl@2IwROV&piK@+aonoT@e!RUB+04}$^0C5S#w2;ijyNl3&b5*^$j)pXi{%aIb4Gz8p^J0sm4(64LQ<KY<o
H1I-X6RSW<L5hE7k4}Q8aWFVc+%XC>53H|6D(O`|*?)#%GfQC6PMHo}ykn*sugYAKilL?D+pWCa$%cu~ThYqjHOP2kCsek{w`ZmX
;~;Xwf^|n#L_y&1(4H;XXs>MX`a8zFq<DdScZXSm_v9z-MXz{o1Z@<2qtyuxyWRXE?j|HNY3Nw#>Q}d9VM`nkkWy7DQn+P5C5suF
SQfaOWe^LyN;3v_0(5K1hCD&yJyM@U)wNFrL6V)4%2kUWv;)9*vqK)sr5W8-p{uhM*sGuA%8IxMYfd0b;~!QUmv6gvuquudL$H}e
PJ(qxK62qE%%iPuLpbLC8fS^zxsNZuwOKRLOooqaXCsPHjT3AEqP<fvhDkXfhKoa(wg-a?>CkhlLgDra`3zW~ujC&-LRVCRyM){n
G&zORiNz2sXLJy*@bC);EjHSA!i$v?bnKFQZ(I?{-obr<T2c?>-EDu6W@GXcKdAVGQw1+I@Vg-F!3?ty>#YU>qMj~`Ep2J30Zri{
yj1ZsUS-$<%Vt;~KWZ8nji%T~7ZF!>-9s{&^rpU>!C~~LB4CMwt}2wiGv$|vRsDwd*$)v4zJgKGFiwv4e!T(9Bap0nkbXJ31gS~l
mLzLf=!iO>TkaopG$2tx&<!(F5R4TfQV{}BGyoJO0#XGfA{5fnP?HS_MGHujL?BQkMJY=Xs6h(ROvs5bF-t>DB@HA<!~#T+O8Qmx
LcOw<#^A%`vTLTp5YU1|c+uW~nb3In%|XSG<|?zSgfR(vfq{rB!HS}wj;Tb{DebU@&u&Q}{{Z~{G@>Z%e09cnZL!SJr_kX8VVT2E
OdDs`em>^(DOxdZ&Mkr+NW?+16}G6G_e@@u%|J}dhXrI}r1!KDMPjO|B0Sos-)6>SXGo>nF1XASI}Ob~n;k5MqqJ-tdFj#Eid0y{
9+F_TyvceZgiX%uv&}wihc1%7%@^Tpl~k_+l0>HJD#%|>n!LEggx~eoxZ>}RmG!FYjo48hY$g*qnU-2N6}aKm_v+5t5Z2vXfY4YC
K5%qoi6n*78smQuFY7O$t_Qmcc%k~zv%s8Fi<q{S2Nc@{1<tJ5eeeyxPgLos73@QmRJ>g5-`-5nXz-L8!t=V>!D!PYoA*1+wj%!P
7oWaF`3c_HE9E4nrf8Q-AdbpoM^}|cxI{hds6hyniUlDI3amh*`1-y3%-9;2zQgm;qwM#Z``0&{<B(!L*f=C0s3!s@P{Nxd3dl-<
#<+Pma+Lp;wZz`Zh(Q-$%zz8?g$KqL;&MAVbUY(h`gI5JyLud5@Miz-;jM%DJ5!C5Zja8J8sj5Q$LtA6RuFd+?ft{D2`K=fL4eVS
kW(j6CS8RZ(jEATz;k`;^jvJiJiivy(NxfdHC0tbHAzE7HB^;URU<)2&@=%>DN0jC6wm;aqOn9(H9=KXR8<WWR7D9?ku5D0)ip6h
#S~RjR0vfAR4pwatx;7-Qh`(`(Nt9wloeG}6++cSG?5KcOn=p|uDA5x{!r-P@1ce+FY<vS&gYgt{D;bMBcb~ddH{9zyrfsWg+dCF
B-!}+mq03ylq#=;6sbZB$bm#ZmqFdn=kxaZ`gp&;yGOe}FyoF7eqd+eD%h}fl@Ibxm2E~|e<^9o9faypW@^pOT-#mTEr&q{f2WS0
kxGa!8!oh?$5eNDMmTktvpKxH-x1EayW+{)*|LXyXIVI<R9i))919iom0_`{H$*#_k^nHVQ{}jdzR{6g9ZF6sdWC}I!&AEP4gj1a
-m3$~CK+d0uO*LB(lcICxzt=8B|;Tec1C4uuBw8&vfdLc<gS%3jqLI0<6LQ(VFe-5UlirWOAisl3!@hjE^X=vx3^x9bdFLt(*{RF
vGSEwKM)rQ=S1Q%U2=0NkYwQMtW+I%I!FZ)p_m>RN|n>+6uHc)+wH()>U3o1jqNZG3DJ@&^e0_1*^evF4$0p`5__GzDz5rYIHt0#
0M&QBX^H1oa-TZ5YRwkMvt9B&uLo2Uc`mxFU3hZK>Tv~?snEFF$KN~4$rjM47GjKbWT8UnRZY##uC_7Wgq~yWuy1sNLr<>f5gdcl
q#0Bl;4l#<JDr_sEG7qMbwf9`;8|IKRo09}ni+tQ7Xd92UCy<s38KlfBn`4^bej_xU{LC@)m4=26-o_s^*;68(5;T#a5u9|Iz>`c
g-HsMvK4?V#s$^Xhxc!-{d?tP?gUYh;LgALT;6#v2oL>9q=X0P3PEdS?Wl;fX_i7wrjuSNa6zRuZyeV*qkj`^8m4%^7u>%0truP0
09NL2TI-h5I=t6wm5`O!6Dd&FZ!0>gTtVF(w66GfraE9G+D-SBa@$)1Ns1+zPgR_{J46knCkw%VODavl!kDsko3$(xAQPcG7{kP*
oC5&oNBu_LixJwR$Vb8=RcRtx5chVdh=w8$$c5bE5I!ph>pw94q5EAr1VS4QIp6Nn=5WJGx#Wc4aK2z%`?ou}?@3uz72CKkdj;!<
y_ocK=i4K>#p-$@M@in}yv~VKA9Qi;F;{U)@z|nFD06bxT<)qtaXF4ojti9@iG;mgegB(-k2~dL7nPrmh@i?1Vp)gSe!i~M^ok;X
HXxs+U)!&5^~b;0)bv#zq)+F72!JIeNr+(*Vp?h<Q36O8-a(L5*&;e#ML<v;RS8LgtW``&GE}i4*n}KwQEFfgqX8ZW0V<Y+4Iks{
^(e~^ySh3fV|ISCuRQVlImJv%?Ka@W>ep4e&MSRM4`=uyhG60G`!YaB@B|r8Bi2VGK2jS%6X)IFYo9-CwfxbLOeRT^)kINAR5VaD
u_LGYI`kWYhquljkK%ie8N332Ny^E8Wig8pIh3%iHGAf>Sz?yT3LEzKE{%94;=jv7@_#*=NvnN~EfZ9q(sg@aKlUw*h843HNm|H=
%y5qLU&{w<pW_)K<YkCX%cz-zRTLG_sVn7}MOJ6&a8FHOq*<X<`|K+O5lil}R5CNOj9HaY9Y036-g1N2(;w&mxnhEKwNe54VMX*v
<S`%pZ;#ch%P}MR|7QZHG<pMM0yYFU0wYY@X;kCofj^h+=f=1_^zai}ODq30F(aS*(+m&(lnkDHenodSlq~<?^y3|tJnY?uxcbgH
<ADAa>E(tE8A&~xgsloK1n9<P*(jewJ~_FB+dbm?>!KP>zw{}G7BL))p#=|7&a=5XjuA||vDf^6-DW#x)j76nRjwEkq>3W3`r(+f
e8m<s{fIacK>FN%o+e;@-kv(h8K6j_JuTS7I*T_%Dp33p)YhM)VAo{UM9VoZ=|<nxP2KIf8xNb?pX;O1Cknw)lTX+%Fqo2jXAiD-
pOvC`ur8@!j8pRe0QSuVd$7h4PxSfj8#MA~iUQ)WE2EaP8Rq;MgQ1aR;SQ-r55AqY3W=g`<8ac&gw_0$<Y}dXD7;dm4k=_m9=DP|
C<-%>kq!yUNINu|3VP+)IZ7hHzmcpxw_>7WRhu8Mj#CP2E_|tx{F3!$pB?SZFE+r=uALald}|M~29OaJVto0&G_YM;jFkir9>qG%
8_V!$&}8M>ctc5oI&38w{dy_WA>I0r^gJoM3-7X46%mT4mdej1t?=L%RxAY%=f^L<o5x(%4p~?uD@9f@L+h`$;({YST{&jBYZO%Z
BGEh57lhDrl>Q9Sh_Z?xj?&RtMjaS9U@%GOwr_aE{k9bTiLek|{tP}69F>6ke+S0!?T;|Y3(oV;gM;($XV&RY233@65-1_0q+H3q
{(Rw8cFLkTQ`Yg=gjXL7|AKOGKl?iRmz;M5fS=tp#Xg_bdb4L=ezZM@$2wUKSsRf@?`P}3IRFF${C<xL!2B6!hp^E7bM{L8iT~`c
+o<QL0Qmh#SL8d7Z^eJqP5y4z<NODwU-y1L)xC7N?Aa^=AKUYf#D3sL%Y}jaZ@2H-gIfRaJ@a;f^nG?;qv6M}^yy92pYKjTyZep4
s-QLRu{K}ISMH9!Q+U1sFZ~Yizu!H>^(VEzvvF%p?fyZ+*<5ob2l#5PPBF_bPWqGmlpKZk!1RG4xUcM0A3yTxQQiM4b{RwGaZlUV
de^5;vm>glD~~jeO0WE#x^|?wUrj|lps&trsMuQgLuyRc?jOkVzfXm^-$lNYW9skg@xJ-u;^(`RZ5DlP`sby(&#HbF#~Hwgm8YIB
3fugS=<7QV%AXEfcW*X+34ZHt`{?%nIr=_XA1J@sO+In@{gYqs*JC5koBnU|p79f@9YKj#@Af^VF(*+^&L?ragRlBre%1sH$pmNX
ROPqvrly{J<}Gfgesh~~x5)U`zPJ_KaDP2lY)$2lg~Ow<7^9B}u@Z2oUf;!o+Xr(?NwB1S@`8+Gu$HjuC@pb4jycwEPFU6i*(aJf
2=S&wmKz)%CH8=h=8me8g(CA<pn;Mc^0Sk?3&69KZV)tqbK4mbEp^M35gO#G0a$uDfFPm*EW!u_8mgHh<&&a+@%!6-GK{?{<d*0Z
;b5?G+o3{#cC?BKAu1g4y{UmnZt*=FAyR7eA}cpEo6$4Ituhc5+P~%FK_)F+@`&&PepRn~ks>*^+xNegoV&zRjfU-Bye+oc$)lD<
VBHZ;)t>I-K;pa_3y^wtiW!UblxlgZs*5~GA+q5E3nnQRP}sP*yyW5Qk8iYHz&HL?Zu?wR)M?mW-+eD%_xp##{CywfBVamNW5mJd
qV3bukmlH5bx8ll@M3+cqz>-?=bwa$+vpnO6k-V9s_T8Yj{0}F{j-ZNmBx9;FnRM7$j8Q+q%`gHSKl6V7k#OpXn+O{Ems+Stn590
UcVvR*4`aQHp%Iq)4u_Uabi65=J!<ix{lH8i3A)id+hQ*mZQtn(cj$sU9Z$1O!jdDpSi_-tC;pqHZysQ&G5US?|J*kp<v>kOS{Gb
G{ybe*gJ#aT!%aiA7U2DfeNexsGa=bwRj2TR7FA^9)o12NUdLrH0kYnQor10WIUHnOJ6{CcBiVk!bj#}z29qz1mD^A`H24-VElES
I0WX69caAyTH3{*$X)xzLK21_tNQT)I+TWlr}~H_OQ{68Z!OlgF)aqBNpLObhJ=0D6Y1W0nu}Sh>9(-Mg20jJ4^p{3rAr@KPDa)B
n2Q#n4uW52uyxu)SQe>s*ryVOqMhByOxBF!oar6rv(#&W(qlKAhvaiRTT491c~eDWDc2-jONpRJwe_U5?N_v?lj?yOP)9mL>TE%!
a5t#<z`uBchObk7V>C^h*(344EPQ@mJ*&$D15bQup_+QuqyE=^T%9<rrD9W@OuT+L^D%iSj+ibdFo%5x3|em+X^BW*)lCfODfKA%
>880hAj8wNEtOq__F?#YD154iNXMG%Pp2>_?&FpC8$sdwMy`qP<*s1J*H`4U?Qfgy^o(<AVOw{NO-t6BnBfKZDs#RmaRUfe7>}~g
VtLM{Ov)JRNsO;YYTGx5jAKDQDp);naDEXcRxYq(<v1T?r?aFwJCb(SSIKiV2+Tp?9+Y!PMSZlc^Y~VuN3VX;#bx?S>9pzf?STTV
ji=^3<|)sb>Q(+{<zJ5}>GXST;pI;4Bpw11L?`d*r(}w(pZy=4$>w?dd>oI#gA10y3<CE5zwoPd`bSuVeULK4#SGX=60dF2w@hDh
5I<$@0mWExP!}*Bs!Pfp&gPIfg9qa=GQRQ<a%01+V2RIXyOy8kZhcJGo>i&&lRm!?)mh%oqasp^_5XpEx9)njJ?r{l!w^5IA_kO3
JFjW(9AbVkce0q_?@3Vl@)1ZCZlyZ{SRzbt?-1xa?=pGP{2MuHKl%nzvHt<rfKEapx<|mY7H^J&&5s^e_v<uL(wCdJv4z(=Gdc4W
K>Hc;L&l2_33K~y^`<VyJ?0s2S^tu9&3&?ni^ojGQTv(m^P=n0)8N$o)aAaGV8tz{h~?nWRW!CAr3ftzdlUJ~CxLvS;AkZao1Vl#
b#a>gsZ2}!^wShItt$2k^)wR|J;Qi-(z!Z&s4(i&D>t&B*w09vq`7RFclxPM-{RdqabZ8!Ab!99@pmLsg$W9f3)p}
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
