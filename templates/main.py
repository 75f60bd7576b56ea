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
from xltiebreak.prizefund.fund_words import TOTAL, Doubtful, FundWords, has_money
from xltiebreak.prizefund.items import items
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.parts import (
    TROPHY,
    Claim,
    Parts,
    Who,
    claims,
    who_is_meant,
)
from xltiebreak.prizefund.prizes import BONUS, PLACE, POINTS, SPECIAL, Condition, Prize, ordinal
from xltiebreak.prizefund.tokens import (
    WITHOUT_AMOUNT,
    AnnouncementError,
    Statement,
    Token,
    folded,
    is_called,
    name_in,
    statements,
)
from xltiebreak.prizefund.whole_statements import WholeStatements

SECTION_NAMES = ("open", "premier", "championship", "reserve", "amateur", "booster", "novice")

_WITHOUT_RANKS = (BONUS, POINTS, SPECIAL)

_THOUSANDS = 3

def read_announcement(
    text, section = "", where = "Prizes", *, total_is_meant = False
):
    fund = FundWords(total_is_meant=total_is_meant)
    reader = _Reader(text, section, fund)
    whole = WholeStatements(fund, section)
    for statement in whole.of(statements(text)):
        reader.read(statement)
    return reader.finished(where, whole.sign)

class _Reader:

    def __init__(self, text, section, fund):
        self.text = text
        self.section = section
        self.prizes: list[Prize] = []
        self.claimed: set[Claim] = set()
        self.sections: list[str] = []
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
        self._refuse_parted(statement)
        if not statement.has("fee"):
            beginning, statement = self.fund.split(statement)
            if beginning is not None:
                self.read(beginning)
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
        name = name_in(tokens)
        who, used = who_is_meant(tokens)
        is_this_one = is_called(tokens, self.section)
        self._refuse_bare()
        if who is not None and used == len(tokens) and not is_this_one:
            self.speaks_of, self.before = who, None
        elif is_this_one or _is_name(tokens):
            self._name_sections([re.sub(r"\s+sections?$", "", name, flags=re.IGNORECASE)])
        else:
            raise AnnouncementError(statement.text, "this is not understood")

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
        if self.section and folded(self.section) not in map(folded, names):
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
                WITHOUT_AMOUNT,
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
                raise AnnouncementError(item.text, WITHOUT_AMOUNT)
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

    def finished(self, where, typed_sign):
        self._refuse_bare()
        sign = typed_sign or "$"
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
            sign=typed_sign,
            findings=tuple(findings),
        )

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

from collections.abc import Mapping
from fractions import Fraction
from typing import Union

Cents = int

ExactCents = Union[int, Fraction]

MOST = 100_000_000_000

SYMBOL = r"(?:CA\$|[$€£₹])"

SIGN = rf"(?:{SYMBOL}|C\$|CAD\b|US\$|USD\b|EUR\b|GBP\b|INR\b|Rs\b\.?)"

SIGNS: Mapping[str, str] = {
    **dict.fromkeys(("$", "usd", "us$", "dollars", "dollar"), "$"),
    **dict.fromkeys(("€", "eur", "euro", "euros"), "€"),
    **dict.fromkeys(("£", "gbp", "pounds", "pound"), "£"),
    **dict.fromkeys(("₹", "inr", "rs", "rs.", "rupees"), "₹"),
    **dict.fromkeys(("CA$", "ca$", "c$", "cad"), "CA$"),
}

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
from xltiebreak.prizefund.money import MOST, SYMBOL, Cents
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

_AMOUNT = re.compile(rf"({SYMBOL})?\s?(\d{{1,3}}(?:,\d{{3}})+|\d+)(?:\.(\d{{1,2}}))?\s?({SYMBOL})?")
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
from xltiebreak.prizefund.money import SIGNS, SYMBOL, Cents, money
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
from xltiebreak.prizefund.money import MOST, SIGN, SIGNS, Cents

MOST_TEXT = 4_000

WITHOUT_AMOUNT = (
    'what does this get? Write the amount behind it, or "each" behind the last, as in '
    '"A, B $50 each"'
)

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
        return max((SIGNS[sign.lower()] for sign in typed), key=len, default="")

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

def name_in(tokens):
    return " ".join(t.text.strip() for t in tokens if t.kind not in ("band", "over", "below"))

def folded(name):
    words = re.sub(r"\bsections?\b|\bclass\b", " ", name.casefold())
    return "".join(re.findall(r"\w+", words.replace("under", "u")))

def is_called(tokens, section):
    name = name_in(tokens)
    return bool(name) and folded(name) == folded(section)
'''

MODULES['xltiebreak.prizefund.typed_prizes'] = r'''from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Callable, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import SYMBOL
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
    if re.fullmatch(rf"{SYMBOL}?[\d.,]+", text) and text not in _YES:
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

MODULES['xltiebreak.prizefund.whole_statements'] = r'''from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from xltiebreak.prizefund.fund_words import SAYING_SO, FundWords
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.parts import Who, pieces, who_is_meant, with_band_at_end
from xltiebreak.prizefund.tokens import (
    VALUES,
    WITHOUT_AMOUNT,
    AnnouncementError,
    Statement,
    Token,
    is_called,
)

class WholeStatements:

    def __init__(self, fund, section):
        self._fund = fund
        self._section = section
        self.sign = ""

    def of(self, parts):
        held: Statement | None = None
        for part in parts:
            statement = part
            if part.end == ":":
                statement = part._replace(tokens=with_band_at_end(part.tokens))
            self._keep_sign(statement)
            if held is not None:
                if _completes(held, statement):
                    self._refuse_total(held, statement)
                    statement = _joined(held, statement)
                else:
                    _refuse_unused(held, statement)
                    yield held
            may_be_completed = self._may_be_completed(statement, held)
            held = statement if may_be_completed else None
            if not may_be_completed:
                yield statement
        if held is not None:
            yield held

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
        if not tokens or (self._fund.is_meant(statement) and statement.end == ":"):
            return False
        if statement.end == ":":
            if statement.only("money", "number", "percent", "each", "dash", "filler"):
                return statement.has("each")
            return _ends_with_kind(tokens) and not is_called(tokens, self._section)
        is_amount = tokens[-1].kind == "money" and not statement.has("each", "fee")
        begins = statement.only("money", "filler") or (held is not None and held.end in ":,")
        return statement.end == "," and is_amount and begins and not self._fund.is_meant(statement)

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

def _refuse_unused(held, statement):
    tokens = [token for token in statement.tokens if token.kind != "filler"]
    if held.end == ":" and tokens and who_is_meant(tokens)[0] is not None:
        raise AnnouncementError(held.text, WITHOUT_AMOUNT)

def _completes(held, statement):
    tokens = [token for token in statement.tokens if token.kind != "filler"]
    if held.end == ",":
        return [token.kind for token in tokens] == ["money"]
    if not tokens:
        return False
    if held.only("money", "number", "percent", "each", "dash", "filler"):
        return tokens[0].kind in ("class", "under", "over", "below", "band", "unrated", "best")
    return tokens[0].kind in (*VALUES, "each", "trophy")

def _joined(held, statement):
    dash = (Token("dash", (), "-"),) if held.end == "," else ()
    rest = (token for token in statement.tokens if token.kind != "filler")
    text = f"{held.text}{held.end} {statement.text}"
    return Statement((*held.tokens, *dash, *rest), statement.end, text)

def _ends_with_kind(tokens):
    behind = max(
        (k for k, token in enumerate(tokens, 1) if token.kind in (*VALUES, *SAYING_SO)), default=0
    )
    kinds = ["who" if isinstance(piece, Who) else piece.kind for piece in pieces(tokens[behind:])]
    only = all(kind in ("who", "ordinal", "top", "dash") for kind in kinds)
    return bool(kinds) and (only or kinds[-1] in ("ordinal", "top"))
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
LRx4!F+o`-Q(2Yu33vvJj(>o3R74Pe|NsC0|NsC0|NsAE+#U(^UFPFE<FHipKH1SA(dzE^IQPBZcs~0*0YC-Uvn{}NAXFr-?B!mv
p!KL}vJ8`xU7gw4d)u}0b9wW*b(58M-S?AgH{Wi2_dDme$Iu7f^X~G7&6vxDhd?{ud+%zmZ~zRxhMT~0Pyhs7XfI}+wX9H?wPO2a
%r*sgV!PM?19G!`Ia=y17&gP*lDh@lpv#l2Acz$}0*?9P(`NHhp-F7YD)rNvXey|Qwza1E?yxfLxwL4becV;p+I`&PV{M6%W4pdy
b@uKOvuSGpeGHMUMB>m8RTj3&Z1vUH*NyK_H#M{yLf>5LBcrN2YO5`@Hi5p)2Yq|9csc-f+8-Ql%Fn)=lB=e@uykA7fB^I!^|239
9=)v<wo(^&0YKwgfY)78>e>N8KuUrrM%hvY3ZN>alBgSLDpVC9Qb_<+NT{fYuSS4$05kvq000yK00*D|0009}fB*mkKmY&$00000
0000001sW}ZS_^W^?e6G0N0>vAU)T6-mV>RGz9@epa2>U*mM_ehS(}V6-BI2L>&XF=%5q>y@9Fb4?|4`$%CHy-M6~?EjKSP!(OjS
3Qbm{(~|X_x3+b<cXOgU%g0_fyE$Iwo!g<z)dIDjOdC7zI#lnwxSFF`s%f)t1f8B+W!>F+d&p0|)4lZE_?`EkTz8t*bPj;(fm5Bu
1wAFujtAb=<3gV{HQj&!7kA!-2dqAjp%CbMjk;p$T4&!r_POn@cqg4czVlO0ATq9o_jgJ3Z>u_YGaFxDUw!w71@C*ut{m>|y_&A?
d)v<ot<$$I#TnUqI`x+OXg;#9J$v5kHlusHz3lSq?)&GpQtv$Xy^cm5^}9ydJi*U<n&sBFtlTrLoj85H^P&Vh*Sme*`+VPf*6VLZ
?{mA*8)FI{t3xc=cIutSCy~x~d3y0*dxs~mdd|Iox?lhR000000J+x-!GHi`jz`+S^xbNw*S6FE01j`n5TF1T*kye9A6e_JuJOmz
Zaga9@ZLQLN|SeP#441kDxp|D+zL~pb7yyldE0t+b#+&FP#iYWZ+3dEYPX_MT5NRlcRlXj*RVSsR~^qhavog0>THa?s89jW&;pw4
z1N><!|$T1k{aXz$N&H-(a-<@IveMmdOGggT)M`0X6G@|>v(q^d(G|dFFelfx!IRS_OA8owc6`;-5ZB?)?Ha0S-GvdTm`xB9p2;5
gFajbr;r1x?XAq}Xm6?JKHdk{v5<<YYqkIk*wJh*zTh~X!`pyP=f3z|?>6xJdxO2UZ+)IGY4RTMJ>9asJ=vNL<t#L>f`W<ed&!ve
y@9K{w(qUxJoM+^aZJ1KYu@A@nsIx*@(%-=hr8YG`|j#cfOOJcvaEw3J4PBr3Tq%Y*mvJ&$aywtcG=If#Q?tVKKIZHqC@NhbPng+
iW}z*d+%5p8ruaAk8a<6)__*~-twvD#S~JtwpGcfyEM~4GzNl(fl?F;U<Rc{4N%dM-Ghr+O*WFHP*S(716ay@KmkBL_&%yr>|jYM
2ALsQ<J)$?A0W^JLB4j%_q>PR+k>IU*}nV3>*wB=-+e3XVUS3mrj1`rND$RQZmnq1MBMcNX?D@3AOe*GL8(#%cb{|X#k0b_gOvK+
?l{rz`k#1xQb3ih2&o694*Rq1FSWC8kaT^)fM^`AvFX#`bN~ebz3G>aA<!0v!i|e=*6(KWdgFxvD<d?!xE;`Xw>b}8Dc0FlrkgUf
({^-Nbb53ED>i7506d_3U;*s*O|)~6dvCrzl?`I>dVQO8oB#j~y-op-O|MNmSPADq%e8NBc^%5=dgRIKkcgqXbFF*c=MQZ5Fp<-|
?`v$8BiTmId*5EX+U?hUGwd(7-u3Uhe0$ZtprIVEvv6U)-S2LOwte1ro2K2@y?dMh0B8|z&F)**+3>sF_uk`Ly|=-%ciz1=@u0bf
bKSXK;K(QkF<sYPV`{as(;0=f7Mr`fEu%Y}>ouP2PkQ#-2YNcl@#ULB*Z>j~)PQ=x19vU}HAPU!b{RQEwwP=H23i!|FaW!*p-*S6
ceeB1UiGW(@B?Rk;9Y<|gF&v2c4@l-PDf#Y00@pfgT-~e`vAKNde?p1fC2Y??{l>4Yj;Do-Q8bow~xJ}$GNh;&Ycz0fL7Z~)!C;n
Ph$>yuRPvum)r-pyXBvE+{mv%s;1g%q+3-cvTNC{U`ENI+&Tat0CYWi;pAJ>-s|Vy<?(O5=S#BQ;156nL$Eto0HTF^ZyumX1-m&^
N3xzA04NYCN4@3VFJAlNs0P>pZk@yeg|I2MK6WS~<F<~qKr*9j6aWEA0YN~Z01BfmW7ey-R7fbT0FqPyn_@&#nGG@1*C&13KKD<1
aXzKHSFZ46M7?u!hnCT{7Bx-T<F|d=oqW9N_ZOb!?|0I4-0Qx382If#X}deLeLNgrcE0CwQ|~JFVgbX<tLy_n7GnhTWbJ?yC<j0&
(5eQOde=lXO4nx&6sCzj%HJ6K&%1+>;B}qXA9r2Mq?^2b@1(e%*UtKS;Q4*WyM6P!W;cMv)<?|pEW8eZ=|B*(+*@B@*L}7D(trU#
A~<)<_cD9Fo6NqF`2YYYed9aUuI6uVUQ`*pI}jQ&9o%%C)z_}`4*0`wSH1Uo@Fwv}`)kjAzJLPoA4LMY>@fHcJr|oVw^e8~zL_a|
zyS0B0014ZJprad0t5&I0DuJ3Kmuq17=}QYnkH2BJp`s9Aqa#`0uw+)^iz79Qh7}WrlIO$JwVZ*^#Py&NtBdGl+?{6^-l_as$@Mw
P}4?+jR4R90MGyc0Va|m1PWl0gvxrDjYB3Pqu8d^KUDowPfa{cQRO{PNIgO701%{z5F;i)1OYHch{)4T0470-XlSF!k?4R)q>!c{
H8e3nr1d=%@@WjGkkX!Nr}|0hJc&G+6ZI3+^o=qGoBWSK)*>PPQkm{B$Q4r{p+E~UQCT*PjbH3yD2n8Qg3_WCAhZgF0EndsP$&f;
3Lij7C?LP-2%rTDiU=wHpr9y^e4wHLbN~5XCr`TT%%A)tGTHy?P$H+)X2f2@|DXB4{M>)@|FqCSFn{qg*~8Li$RYLVU!#xsMTUrM
NRrWI4sy&s-ry_C^8_RSARYU#fA?{p^y=7AJCqJDfIt5(yB*Nep%K?D^SicQ^t0AxTtZm?&0fR`qV%&wNJ$_;t)=K<>|(;Wz3+Z4
QUC2<8Fg3x#jX4MGX`ex3>llFFdGoTfN;&ncBzM`>-||D>%{*hyXu7iAO8RM91*JIb-IW6HorWEIH*)crH$g4&H9&8@qdPlGyJf$
TQ*Z)`v1rClwfM0+DD(AJzu3cNGtr+xzj(dcfALN5OLaVWf74A9OI6=Zec%XuQ#D`f`agLq9v6WF8PXS-(u)ZzxMpI4nEGlw(ZMq
Mm<BPFf;>Cf9|xJ5oKjx+=uYRD1Mu=6dl0~3_z%Jw!$6)R0bj-{D*{{I@nVBK4Cc+t>ngJ!9@oIAr2bnd<dX{+1$03WFlPTjGZM(
bXgbqCk~Fcbn^pqNQZ9KuIrwDb>rM_p89ZNe0W;9hpR+expYV;BLv__Y=l+AEGw!gqy%8D#SW=gjKdj*{FoX=1mv|nl93TPmYlMQ
k2qK&3JcO$lTBnQh;r0f72a?_*E+8kSWAn#|J0f;vby6lYsIv<r3rvHP72c2Fa;jz-Yav4-fdq~OM)<evNa<$SAR^FbS}B*tGzxR
-0Lz7v$gNj<YwN;!(_!4<{pu*oGIO$AES7c6P#)iu9~?C9u}!9{kpv88*aT>IeuIDJRxRn%Rm2ooo|O3$h$ON^RGG0<uRx02Gv`Y
cg3uAV;xNSo!sHqd)YY>K0DT!3_1>u+Y)WK*uoY-J2X9xhM>??`*wewzWtsJbSs`dgO3m;L}qU=JID06>v5t85HM>J;%P1<zXW3>
MNDjQ|LitIC<d;bG&9%>L!>BPgN1uR+y@Qxklr6=&v;vqW1Yq1+_2gjr$46O`F;PGeGh;B24>>yC;YW=u!4$6536YW5B7g>EIwj7
QddN*CcoSV_kMPiU&s97H`At%pziSJ);wOKtiSRedL<u0aTbTpzxp=7QMMkVbl`XQJB$%g`M*Dn2Ksi^IdPslO5+050uaSnZE+J6
94>G9!?vIN81cw`v+>z@+NMA2M)?2qm@wA>pv=HmpFSG~|9*6le;5Xj_(%bRASV8Q9ucj0d)yg*Ij{NmZ{f8r9}UKcwoN4k2Kn#v
xAM?m={0Z^^@xvy$bb?xE{-0K`FJ4z<kY<-VC?Xw2Hz5cpK^V)@%2`<)VL;y6<|h$6fR=b=>IF#(lAHJdtE?j6nK8md^6PK{zlfm
k9PYsy-lW^$o!6{{Uz(2knsl8+T%gc^3N;L(948AAvYZrDhl)0KMUWLZ4}!iO~^m(^|%jhtyzPT9JHTj|I2E5ayJ-rY~sBItpl+p
wZF2B{9!aIAV!hnzV?IkD0_4}V@RLQ)!H!)AyJFmHg=3@Cnr!6U)AEFtwKp*i=RLCUT$IK;y8zL3r|HRx*<wl^pGR)Qf@0QYg|&Y
$}}!Gv#@`H0AN@Y&{+^YQT#TB8Wyo@)SKJtKV#DWL`UFZh(DjhpKWkC>3*~{4!WfUP^kn|z#-BQ0g2DfpS7t*t2<Y%V#4TE&4j?Q
H2mZ0hC}1YwOf<v^B>+ExBvh7CfK&6`1-I0l@;TW8TR@78$X9V82O?E$bM}0Y(QyB`SkF4aqxCE;nCK%xbd@qSJ~h>^FXPXs571y
v^b=UI&XkXIhvYN)D414)S`^XqkU2u^g<1YsTJ+ifO{3=1duL#dmq?pNAD&YoNi_a?L`7W(?N4-AeJ-;A}NFz#DSp{w7odQcdRf_
-*U~p<Jjit-Zu_lqHOjzpP`K<F(?yyd9#7@QUK7@ml?_VZ0ULfMX+!={5<EdA|ubb{C`o`5cKdj@r{v?mdmy|1fYdqh8Z2nR)W;c
u3Oi;I5l0Y;_={7D@4=aj3I)1i>E&~4hhbnxn>g)4MjA6v>tgj4~_Tc?Q5PlaottJ)8ZaF<PnT}FI2=h(N;xa(hEicAR=j*47J_`
P4yZtB}9^u?73F<5y?qXaD=gr4R8?)Nd*2LVs+4Uz8&ermu{KY+lYv2gq0?_nL8`H9G{Kn_2aH@Q2(tw9yE|80udtb`;82QoPQo_
1j`}acZj(cy`C5*TLw=Lc7=xrU{ULnjMUT_Lz+s5UVZxE8^Lpqgw#tAL{yPXH+}HnzRy?p$HB5UO-R)*<h;Rwh*={P5hP8~yDa}!
?>_QiQTt*=&U2gsVM0zEvmz6A-~dR1V2R~GChHef;wf0}T^Jl$ut6MN;PmDUumpe!&k4>57Y58JJ)N0;+}n$bj2;C)X(~iu7Fcu~
f(CbeiDo+>o0nmIW14W{g@e=y&r>3twGQKjjc2CnMZxNuH+g{a+C!bD&e6R?Ib&r`kmqWJY707QUq>9C_DZn1W}O@wrU;`3vb{LH
HJI70@XyjvevO81(4;M$S_dv(TAGvU^Bt+_%JiRKxsy}fVuO+@Ejl^JXH01dUXE9SXa)-=6n}Lg{^z)^j<N=f-x%FNBIUli1OY8Z
>3_fdRuOy=;SXwnX?KEY!2IjqmBL?GCLWGo1Qz~?#iR^g@r^}P1t?a9^ZLGvd@=_H%!q8=3Q7Qi*fRQON_sWEG0Q=wnIsN8KMmPH
8`{432va@LwYh5XQTngSLHk$>RDDg}Y2_)K0J127!=wm;frQQdWIXJPggJe)<@o2zU~lc+UXFdILHO%i>~_7ZzwUP<^pOOfp4Fd%
Yk%c%K(WEAFCgp@T7E9wCO<So;#vuVcI<nPi3kEhC<E%_v_O8`Jh?zYkU%53HOn(wnv%?HHCT^Pa5mRf8raGHuTrJ3ZtlYo!5)#{
ALZmbM_+CdLBUaqYAmJeNvsJ7lV+^<ac*CB{?Xs@rEj3A%<72pL#y^)y(0y^MS>j(!dZqof8tQlOLJS^MJP5NRo0#oaqK>|Z&f7o
O;;k0GBe3fN>kQsJW!ef8oSy>U;i6-ymGxqAKbt6HHYhHXEnS)JT2)$M2~vm`#orU|C$hU-R@${eHNpC4x^X3s}bgG?&8*xrU$s%
Jo$L*>?7Nah9RB9CmNhFm$d0hnxRf!kqlyN@dJayqb8I|D1grTlMwYxiwbv<J$jeeahC6#KP62uc7p-jP^otS8B1sDz2b!`CwFRD
|GW492Y%G6eBDrUy;LL#7=+UQ3%~<XBZF$eFgr~kQRTtNF`1pu9v*q~{>St0(!5}fCIWE-pj--$gM@fiYaocBPL-15yBx+Sl6ky}
h#%fhIQo@2{1?TT5eL7=Q*qZytBER;<e?<HLe0>rzcuFnYV2=J5}mV#Z3)s&bF_cW@bAf7SdP^kJ7KEV*B!U5*0)xZW#y7lK}1zm
NuEwSLZad9)K&&E$wWQgKRcyK%L__Nr!$*tE?ml?*(x0+cj3Rig--jpi|K5Nx<`H)8)R(@5+a?ptswCc2}ByP5qrJT=Td$NXzI-4
h$}9#4Nk{Vvi6p%oOj6YTzl-ObEcz=2HqTh6rApdogtTLpWBafYd^|?OmbhVWGo5wj?*z_bdXeomvagSKJIqh9AjII$ps(|QaSRw
m{xdyU9Ga^fq_xCyAVA%b9yHbK+x@eH;5X>rjV4zdGN1MwO}qDU@71K8qRU)O}EyjyXyl69}_~lP<r-<r7V19C>WULXhyqg1+aw+
H7zCBawE0ek=Dt`xX}w`Lsk}%{Om6Ny$?s^4fie0ZD1>kT6K@2v@}?grvlU7`cyji@{P2x>v1~hByaLNZ*gjh?Orvci{*OG*vmN%
eB(z_fuvfZLMyrcIk}o!TR(MJqZ{f9_+`9Q<4c^H&#sk#p*;*Pb@R1VEn^;Lvhz5lpEeW#%Aq}P{M!Q4El8H1=VU$k-EG%RjU=n4
E-^}FqcbJn&wtOZj=9m+Hyb<1A4Q!`W8^xxB28krppiG1zWAg@4Fkl)Myd3^G=Wq_h(+l{6jk7~fLe&8E6c4{hky3?c{pAjagnC)
zPs=Q^st``_JI^Oa4Qi&m>9%49nd2{;$vFb>F=kZrI}*DLf!M*QB0ZnEpSdM@KOdK+@TUAR8mI?!4x&GiioX*QUWOpQj_OHHA=Rv
fh}E(q2-Bc13*%5fuRv830{5I5`#?aTa1TrP3X?meZ<vz?Q;w{#R!*@;!;l;ak{^25UWdTX)z&9Yb<%G6IDf%Q%1U>zaWhaC{3@+
ebX%ZzD0h$%sm+1lio7zEcNZ1t6bid;f7hy*ZA$2Y7(kwOX*SGSv!pSvgITn#~BM5s=8ErL2I>x%eaQFJ^E%+zJ>xv1<W|EJK<Gj
(64dV*XGO*H~fBAPmn@HV0Jdrh!4QK?mN8tKdAZ;EO2c^wO*obgr#SEB=K8qpgBz&j|YL+_ioj{Oezcj9jw9Z71^@;vhBHU_Y&zl
<}5;ok8eMXeOxlNj@Bh=?=ZI{{nWZ>z)l$1d*{Avxvgi^rn(H-t3uifm7AXHr>&?EMjp{eynuvt?eMlW+I8A3TpdQ}e14JbF;T>I
%biM5X78i;Xspxs-m}ML(dve!PG3~waM1NU!VBhpvVJ<=7e$&0_=om4&HFbFE|%@pxAI{gHi<~G8@i@fr+;eKRrOEh_F{HMxlFkR
qx0vy!D3^4k8PSjsPi=}aZsvhHg-dJaY9;UN2H->n@Up$hZCn2tojGE9H-ujAQux;0wvi#U?^y8RzGj6Jl>KIJFcegNmu8WT^($#
_By>98hylj`^98Oe0QI8k1bOU?Gp@afPNP2eM368#r2PF;+%}fKLVxAb|2#3`ql>)x6VkjoVyoYO)WLGy_<CF>iKokl=ES8-G--J
!DGISoY7QFn{7+9%ez>Jvci7UY$;mDHSXlR+Z+c%L`A2ua1W?b!qMOJ4x^8wmp_|Z<B=iRH$O+7iimqlzp&3H5U14W;FMBugmg@a
A{A+K>!9Wro1WWUvmi9sFXBqCOnnGh{3vI?=Dp=b28N~~U)z_v1FAxxnrRo#m4Xaq?K5hv29g{)Z#u4DwK!?wz367U*JGJqNWHT@
y4>k$%aMu1;No{L8!dZWc`Yi%{S%x)*H)g{>T(&kkEE4uqx~Y>E^xSZix(l_%g0#7Ajon3*vemoJ?g$0Zn|vi)?tC>KD%FOM@e{{
(0*r7cEyP2mjdymn<+>7-dEb|gNLcC;@Hb0=#!08q_N4&I{y<dgF0Lgjx-}bPXu1CzpfMY%4FmdIgT;B@wKMv&Vg&rf;ienE-6GQ
65-28PiWlQn`9(<FV30b&TQzlxSS6$)oKs$;%AeJ!6B_!+6HO6q9_zN*F2;>=B|2Xz`acYd=&CF_+l_rku<!d?j`MzU$L`XBV6LH
0=lJC5TPEi-7@kPc$+PG&>hemwL@!pL}J6+=MP#gbKmJAP(N8~VmZcyKdA~~H3yCbVV%>Ii2YfJa*d%`DC*xGTxOV5inIDRyWY(N
F71?e$mzgM&WWFxu`>-eM1ZhqETP?MY-F|w$#N>#cNYZ$E4b6!wR5$JZe(9s$c+)jxYSLlKJ>Paq)6KzUAiqB*KsS>PsN>gyU$%|
bd`sl-D#(1Uwtrur~MG3ZHDrZa?(C*gse8heEs)71UkJw=w^S(O-GUxe2hwjt!H=kro4XLf1yl}-F01b>!n4YYt}je&hS2id?5k2
>zvnT%Ez}QH)<*~4&}wpEOd~nzA87XVn(-Ue0YbJi1_(@RfrP0U8*Eg)Gp~)T<@-?*AGWU-Ju<FoCdbb^KTH0FNvS>YLV+98-qs$
4Ug7CWL{myDO?dWEVVF36v(Zm^db`3h;S`Rm{lkftE&-G)xm*nwAQ1)pMBZi{a$;&Ghh(_MMwHkO#)O=im_2>f;+V9y>$gmRf&cS
Ab~n(h2Hl8?MCQB{fgp@mFv%cj)Ij0bj`YO=9D}2PDdj`IfD7!)CbKZ5B@kmivEXV0|W>Dnt!?=RtWKhAK!oN*VD%Ne;fWTr`i4q
Q)1hziT!_(@7r)T9m3QsKM%w9{=IF%z;up<fT3oZ21)py8|}TjQ3?!|2!a}(TuQFnf9LJCm>OCjKxQeO2m&GiP!0~CauNC@ZB*W(
gr+D^1j%6o4iHNUp+EIk`<-=MFz5)ZE26D1P02slH}iIyG{GU-TyTf;{L(!ksLqXxqxb#rCt6b<T)Y592w*;p4Hnq3YeZDQO-V+2
Y&KzP66$T*Q6g5PCr(BpR@@v*vcK6T)(8Y`N<Tn#vZ<+*ZfhotHaU)o{@^#kLngQL$-xiqcroHZH_}Abw33Le`xd?MD;#uJhS{}B
7{n8sG|-5UgRuxw!`wf&_xa)9L+0?Cf!R<8D`ZNMK@7kmKiTe51qLyRQa9U2hrE*Lf~nY10;dEMXE~$=kmE~3Y#7OBTIUb-{|+Jf
G@HN7N3&5IZT(aPddSAIDn@Ghg%R(N<PFG{Km5>iE+}M&eUte^w2(0M{r=ezVO0BfFqH1?C9-y)Z~?kXi3eNCq;aaSP!Y*RiBPkj
9C679L!`=WCQ#ocnx8fAqoCt7>Ya_bsWzS#e$C$laU&5G1>zH8D6*KI6DNh&**eV}g;zx+%h&XgO2FDhfE9AkB{WmNo73BoXVfV*
$!X5Iw<N3;Ix<+!8@Kt>cROWz<}Olapbs~ojNQP9Vb1CP=okI;^9&p@2le=5enIQ&;kGUjQB+h(O$|i_RKW!hRW%C~QG2^K=kMUJ
3cmhY_vatq&<)@>dUs}WDl{bGe{V<_jahwH5?=|&&q@B=vs{XSj`gg_`J?QZCsrWp`A`LoU6b~#nW%a{7ePmQmhBabGxQ*TWzO9n
EoOSSWAAe^R$D@Y54D$0z8wr)hJ|r5;Cw@~qWxR_QgHmaWOmryBYkS}^>pfl@8UXwibY%~C@7#W`d^$uCsjm*fDA#3ws$5zV)^m+
!=ua59avE?#V`Ipy{vW!%0Fr-!4+3hvNItpqRSUjkVzlx^BIZR{cy@bqDtPh>u_0cY5Dtl;l2K*Q56wJ2%`~mm8e0~?Bz&)oqd<3
{k^>HX59WFoYO?H0945lK~ofzQAkTj4~A5!$d)r_5uW~UI-hy+dV$gc!DInZ4ftsk{M(YK=YG(Y6w~gxDo))Nca*x_+H%fpa_DWc
Z&6W2NSacLXbK{sp(+Y0f+D1%f~iUpsG??|h=oN^ISlWeYf7~*7c}OshB~zV+7*K1F3ToeW`=30wmoPwgxu#0cI`xm)MDEr6G)B<
y3XMDX)%O(#_tK++b^bAk_%Z25+bxD()G)gc-f$KSFSB7h~O`K?r(xsNT<`Py}KOAZTh>JUk#(o&7ieHhO3p!_`QFRO?rDeI@2bQ
(rcPyFiAy-qY(|2aXXJW1k_Yoc3l4t0{m1TThBaASzwNnCZ!FXw+&BsoA~iLyKX-&f^s!E;LT!@AM(OWAVd8Z*SBhg_k^jeq}&sa
6fHZKVBUN@>T^*LfxW2C@?e-CfJr3i!`UK=B0(J*W3NJ75$Bnd7-7CMPt4i!v0KT)-HeWNoWayuQ0wd=9u6cBaa%({NfD3e?MY!p
O(JDL;zginSQ5>(6B6T+7BwfSO={MFkp_#WtaJ84#;>keEC=M(588e>b7v?YAgt1hZv)~Q1gS9=8j0)8;%ah`7D;+Fy^W@~K-P{*
j@>KEw`5b}h9tn$gbO%T{=6}^WYXb?6ctO`_+U)jI9)!(-XCwqgCaq&I*=7%kt8|!eM|xa?fg9JgCQ>NnoH}Y4J4uoAyx_b=FBT}
Z5LN^=uNa*P!WQu6r$Tnyn$O)5EDtYLIndx1;XN`d|wV|Ql8LH;61cAE3J$aCYms!0>SCyF8I&Vz&e_c;wx&jpU>#Ni2h#Rmx&Y)
wHeCQ14JN00thH`hjxz<v{*hrN0y&1VTaS8&uUJxdvbBPf%~EWsAAjs8j6nrg+Ax<)IVu6Y=;TYGYNx_tX*HG{KrQR7e?lZv?E0<
hw3Ti<IfJ$fDa@=<pD^P1Gb73sU{*~q(vACG4Zca%-J`YK=Q<OEZ#Cu6&Xi!)SZJ<PvzpwQNMzAI~vX2$kY%lpeAd5om>e%e(_NP
#T&Y(;~gJ^N-{udC}Rg!sm`nMGb<#77X2=5)nh7=R<{(h|AYA)&IY6{MHVS)=OJIr7rtdB9W(p8KBu>rB{3j8^=q2V9+lYts?EbU
vP)&3eG?AM7nyn1v4kPNOWtZ8lp+VVcpv-Lx_=#NaNdY>{vSqN!UCF^Se+I>;dZ(iq8&DI|5y7i1bmm~<Bn-X1a#@c7T5SAc#m`<
o=-k^Af|GP&{ZV_Nkuf2(o(dP8-t(8j6vh{<WL+L#1pTHMF4Q@rqU?8kXO05c#D$N&thuig-oGb%saL@!QYX%_*jJY8Anh1u>ryh
fRe02{pYd6kusY-7*?kZ3Vn9mo6)Z=Wu0_upjkFbB7#&UD2GYhz;bS3F=WbN9l6GkPp-0pD}`OWmEF%tV=kOds3$7=#es3iBZM84
mXyR4(rG55V-MX?(ZA!{gS*!Fhd4U4%ZnFIV{A)nMWIa0hwS%rI49Cu)I-#e2^zRq5P=yJFxKU-^RCh&=up+SP3k|!h}PKx#6uLn
{MrFJ6kzONv=IaaRN~-y5B6M_rS=X9x`V4pRo!_D6{@g;@?nhQ{!ffASxiGu{l>FPt>bI`daD6Pd~E0AA|EO1LJtlaBDQ}A_;EkL
njE>R3D$*|Bb%=NKREQzcuz)X6jzq;m%S7!61tgrLO)>STz7kSoK!S#t;qcD&kOSG@@2uvMck^n%_hi7!vDoi;@>Z+$l=r;O~5UF
H?8LfHWVnyMv0HwZ`OR1gTs;h=sEJX-C2h@p~MJA=&V{7M=2my#ulB~dB+1tJken`I9dXVVq#n@%VphPs%aJ(#Ub|4Sq>>x7WKVi
dHR74$;=`#cwUam=`~2xYz877TugZ}OH_%f?Fp@P<~6Le8Im!wcXgONq=t=hm};bph6y5yZq&&(Aq6Jb0?HyRNNNH(VHIK^jKnCY
rZan#Tt{f+%IjMc($m23f+DupNqDF^;?C{M+mQ|gVua_qq_2{YgOx?;cZizDBCZ!cjlIoAvXx6y9A+{oY8(eTH>nK#J9Yj43O=XT
pzH9X?e*G3sn@RGtG`@<Hy4az^jOE8_1c{1`d=L19oLj&w=PcyZ&uwgrFqw+@9ZHFBq!nK()7LXF+Cw*S>5g*Jnvn_`NeOXu(uXE
QUzRyey50=4$3Op?Pn&+(-EX*^>aaW!DqJIvsxR9dc4g1Hu6;Q+$ba4M;TFcX_*xxQrruZSWe)+4Ew~Qyb8h(9k|{6H!3NFbrB&r
lKFQ;$guoNh$_&8M|L?5;n4TG!@0*=#|suw1e_=?A$Ry-;S^9hrZKxz(IjvNAu6It5tk(r?#jA+aQNc)a^yW==dBseN|AOv@^^P+
POL73>i(T>cerHXx8i+!z>s&|?7ev8Kt}>3fS@~@eNV@HbL%LeQWxIcxFi8_9=PwFf*r|}kwJ8t8|%;CX%PqKxxR6^TzQ;%OSl~E
BnsoX?!jA=iD(|TFTKgkY+T!qM5E5yLdq*AJckrr#^GH%xegw$0;0%x)!YfReDnX{`bZlOWrrp-uuZgdj)otje~rKJ{4DFo-+xCl
*7K8(@%ipf5EzKk(NM)q)GZ}@PZP`2Z@z3^tlr$TGTip9jA540l&y32v-Tm(wTyySO*U&W%Uf!fP8S6Kvi1Jk#7FLW=+=13$0`e$
kKQ22meR^dHzJVsi5=jn8oOy(3c2gnD(4i&){OVDf3;%49^k}#Z|PzxQ>_z^#xt7?#W&yg)*Jsuz-3(AJyQ~RKx-Nd-ST(E_v^S1
RWn;+9dn;D*NifV(ysYc@4Fh=HV=Zp8<SvaAx%@cQW9i+xkS!o+y&&WEgw)ZM_~3l@ic`pD73t`mLO?ECQEwLCaX(D4(7XSA&uqR
$&luCfJxK|Hp-KP<Yv{zfTI^~hff-_$7mHD^LGCiZrM=aMe^clQmfg_8xJoFtE5@mFLatrK?7G4Zrv{K>tdX>T(riecI#Tqd%8g3
sWi)Jw-v`sx|K~Q3161@?RT+kWz>|%6nKh(&zXDgoK$6b1g`>ZF_TF*%?>tq!>2b?4XZII%J9Sx=?qN>UC`-=4%~4uMNtaPy)eio
c(plBRh<Z>6*TmqhALvaw}*x-;W>8Z?v>WLF=FFw#<PYTJu8h?vk+WSmfTkuI8~k<IL>3mvy?ea4mj0TZ4DyM$=TTS!)S_<iZyYk
PAINuz178fWf*e8uP$MXG?~@fj&*r_c7>CU_qz;NcJ|g_iZg_)T()Ulq}GZ(soP72w`sMlbZ+B}!CnyQ&DNK)xa)%p*3w4XX11yD
dvwxB=Z~f04v|S}Xh;-gtLwNlYV8?pv?IRcv78kP%fk(*i(bytOz2|N#<FQUWtHYm{YIg&GpF>2-Ywx?aU%0v9l{`DLme{_V{a_P
MjQ?}?W0h^#Z9FWr5V%NhLL9u&{0DYR9V&M3Z0UsCdZu}vSTLIGgMuat2%<j%qZ^ih9@b&o8qa`2rgP{jS06CKw1m78nQXl3tV_k
T_-A)igLj75YUf{E4D;@Go;f~#1O@JP6kf3dpcFOA1;+#bK)0@Uyq+S;UwgN7H9bDd`Krnsx2QQtmqHQ1ZE%S+&p4{k%8+%&jatx
!4prZ-n=KQ2*gBY_W|JGeau*4+ErtIN<}hNK}4J@He@BF)YhRdn6UQQ9A3|92yI4jnK&Hibfy?))OHrddBoaIj1F&;p`pdz&AW;r
N*rKOo`{yR(@i_B;Bd9gYFI6l<OtAaN;(OP+LKu{0<^mjOfcwN|NXeB7t&Y|NJ|gqd#{RVcEPPRIX(Wi)KV3O`l+;tB!>&DYDggH
BoV{nU0wY5FSPt5WiDRA=s5Qg*ZO~s6+!iGwFKuf@laso1}YOV5;>H^Rj=Rt=LH6ywWEOu!Sz!NWqF;b8~ORs=VUh^T}Q45XbaHN
p?YybJM8_fWafLN-g>)`^nmcj1R@Ctv|y51^uyJv{IL7Z&uc@M`HVJ$`olk;aC_-Y0WC%$^g;Y9(20xCuM(b9Jn^v8PKy|&J9i+T
u2f>6Yolve|3+`0_it?EF8U|a)j<X*;eL~^>7-4lX*q?OHmC41e_y$4V#0JaoeR$T?zN0N|1{%^U-|*VguPeWRXDFz?t!$RLHmA%
cpui`H3}p6CE$mt{YEY1<FMO~n0fwBy&^&)2q*9REqNn~Rq{WSQHy!5)coDiu>E64at~l@jh6Hq%ir}+THldoC9Ukr*$q4B=0*bM
gFM`NfB&X5@_JNV{rW|CL#byG(6;vD$CK8`UeEQ?b*h(-W9u><sGQ6N+8YsuuA!?;9Xs)QGYZjtyuy-U6fylX1ex!o1GyF6h;J0^
<9d6j=Cz=TOYpHAtsJ>6GO7+S1Ro;jY||uK>+XK9r;Jx1F7sFTy4Lt-i*wJ{ZfAJzwdD?u@uG(b*Q%X5TNT=fTpSfcCPMa3ky;FW
y7voIeAv%_aJ6<5ZwFFVtf7h%2cmck{~l3^{fRx11p+s7a7<`tHktXbI#^h^E2e5At@+kr0Z$6vi;-9Bj-NI>G_Lx3^j_i0DgwTq
fEaz*bMw#DNf$yMoP+Pt#vN2eXv29O@f6lxs9)!gC(EYP6+jPpOtps6k_|rL*GOE83bx^ZX7~Mzx!LpfiO@>g-uYmi-`#4etg9FK
^Y44egZ5<i1&IsZyDZQ6OS%VjB1?$7EU^~WthV7Yv5OipCRmzjQ*1^it+@nT5(NfhyfZ4|cGDpwLRd6cxV42c$dPU81+PS22tE7&
rT}fSeKTJ7y9Jv_g6L9>zm~oIHNa}l=5c@mOSV3L@qt5%SQ|qJF%7VUBLk-)&>ohk>6uo{&hxxCjlL4XermregSC7eTo`ozPZk<D
*6;XjwwW5Pjw(EE2JFp3!>M;n!OQ`6o$TM9`??JnEABIj0Q2@%lGzTi3?dOe3Ljfm7feOMu%w=`ds;%|B%aAjy5u3@OT3tV)|L>%
{bn3cuwls2#JEKlCw%61ry9ON$fLy&U`$FEg*zgOC7e}@FpjC8M8mrqI|H&C4umOSkO>hHDaM~qzo)u!8iU`sl&7z3rubMX$n1_|
6IM-K&tLkL|Brt@$<FgLFmrJa5h9ZmjG)mR<Y_%va%9PnOcKa;B_dMFbb%0aQw}E<z=9)s)?|4LQOBaO0}L1TWjfte=W?awryr6l
)UWg1`#HT=M|%m{j_nabC$;gSk6OJLLkF&Fyv98%skhDkHH&Yf+J9laLw>0U5LyH1BfQ2uf~^$O9H<3|7_`)V;`SEjo+W|O31{%7
WSZN{lIu9uiHq^--J6g2PkH1RLCaxL0FhnXEhHIVx6)me3lK=A*8%|4vtqXcWj-&M)nJOox|5Al>&&*zW+RoX*eVoZ_P@zzM`HRX
Lhrs>RF!@@$%%QxudOy48hc7g$qp5urBp`0ye_CO_WInPVzOGa-YArJA5NX8T+xAMEC;L4QwS#ML7I_{2rwa^5e)(T6Esa7U2$RX
ow`(2;dH(OMy)Icv<QOCJ55jaK;;ZCd+wIo^_gKgP9&2U5}GeZ9vGxFH?A&S7J!pXY)KtyecJpiNzdL|+#r2MDRDD{5O3Tl)ME~Z
r4*!FXQyu<b2RZ11)M{<1fL<@(t{&)-Vg%M(HRQyg4A&^G?Oo<b>&JRT6*yZ*PPZs$*f(ZS?DMjJl3&Zx*2wWoFVT@hIxKRL8T{w
q&r((c{eh|z%28FLQ)5N+(95duCFmTC!0>@;?jt!gi@k~l5^Gpim1Hfi6(VeL&hujT7SA`Cc49Ab=59PHFGhCh3+1{x54AbYtK$?
GRjn1?qwlOr;ny!Y&S#{83V#zZSse<O?U52qze`idI_D&$)~*GgSEp7`0;SUS(|V`MUSS%Oi#aGS$2<2^OBD~3i+FPG`8shv>{CZ
k+m<Z2cp8mC))Jb=28uVVN2^>tjq)mnA`WX^v0{+_g7c`3Y-;_itO{t?G|GWd{De|zP9sa6&VVnE$@3ebpx(66Cw$;D5^2s*rwf$
)#Tp;xNON%J++(~T{>RgkO?{ubo{+mKN-yN+r<oFPD+(u)mORkIg4bw_`ar*Dj$c5n^Kp>(AblK0#GDH6-7`CMNlFm?UFnk<*ClH
W55fsfj(>r<Dyg{3(^2(HabWbuUE~X65V%uXt^d@PC68@_qQ5MT32Q?fiK-fLAZIY7-^lp-aUG~8@+Vtlz-W25pkmkI-Y+QMzdvD
5JV7!rkdr+AGq&IO+>^UtYk2ZN+el8w<Ap9=l7bH3`OqZp~45b-@}s!mg`}o=zZVUm3iEm-becC??te*%Rm;xRZNn_YLWqpQ(__z
W;lK3!K*xy_~qR@UKuuwT0Pc0^0n0>25NlzH&QCQS^lE_ZDmvyP`RmzHS77TqRY>OlaeSTh(moyI^0EB${cX~_IgvD@it-bN27ng
ssF@?^`&B~emu^>ZiTXJ+tQ>nF)Th?4z#ewz73J?J<?2$0o1g3N@iy*j@A~iG^Gdt>N&v@&G3vlpijL%S|+1D1xAd}!MGp?8aAZ{
=%wxf>8x#jBNVKgA>QC%;Egp7BRp#2_6$2i#ms`1;Dqs`h$CG#15uizYT2GR!~t8dHWbPjEWi!fnVO-@*)6n)Z4IRlUD^d=g6_5L
MuD&+!d!a3oAf&)yUrxe0T5O6cz5#Jf7TMPW|~g0)-%bVfum+Uq9)Y?oi6fIY(r3j4=me#ok6-WCesqMfk85%)6vNB>Z>9aZFGw1
lja#kh<M=J=k@Q_hv@iqL(DhHtC5ce)r0Id3o;G~2fWk*;x!1+{kB7P0jr_5S?GF^^32;u!wyKj;sFOzM*37hZvs;Uz>TaN3PQQ^
#w%eXLD{XLL&9t+CuqCI)G$81`NOKg&T!@}PA61Xr#m|9oIJDpua*j2I|m~Gim)1l+Rl&2YWG2**B`I>es8*d-P^7(b{FE}!`JCu
{(G=A$?@{D-GQ;!Z-L_s2ZHUnyx7bxhiphP?Kzo<B6alh^xW*9pPxfh?3VI>_&>+pntOi(tW<BTR7vrJ(gY-)3;u%~L{_9yx^Huo
d(|F}-lL(OC;XxhtqmX1$K@A~{>MG&^`ow~zVIia>Ar@fQcKwlJ?~EqaUTvUKSsZ+U5L=An0Mr5hHWui+s49dvUyjXju9Ktq<loV
6Xp7&L0_7&sE^k7uMhnisUU;;(jc{kaASluk+!u}lV>PUDNYG5zaGo;@Y34dVh-aK@TF})<JN2Xy#@yjiX%;ZHrJlZ(=$s~ii}dM
Y3Zbj2jz;xpM5KT^Y6b{7IJ8-fvWAijZ4<{-}yQtH7`NaSEZ}ehlQ<a$VJT8)eiX}qB=*Lt)x=e1#$ePsx9H_PsOQ!;nvnOUj8o^
C|kDfNR8`Xg(=AT|848&rXf!?CdWI)OH;}G?CMMf0&M88Mg$u<57ND<Ni`^Z`RFg2D-eylZ4(_G8$hqewmO>aiv;+(juvE4KQB?5
@qCX}qxkQ&Y$;Po8lAJYF?!8!SSV*rIns~U$EIL*%Tw61G&c}Y-8-)idcd9tTzIJ>O1HO2HW`1X6%q%2*ox99=S);ks+wB4q9lR_
s)yhytvm1$4e9rxeg5ybvtj<?)QMC)r>g-*=cKs4N&tQ0;*jvOKFEs;{)G*pwm!ojq+j?{Mv4X0?fBlTEl>qVCl?`$;A~MREsO-4
F16&`hY^#0yXWut4=4jr3##6v>~%*~t-ZTgt5cQy`FpUL0;p=LlA?hks3bJ<dG9KG-ms#N(I}mmD4=)Fzhjnqb32=Bc{>J<*cwpY
@+1uzl6`pUBT8VMT=gr?YDkZc^}zxlTK?`dd(M%KH^`f7crLVpngCjq61qxoTTfjp%rF%o0OU2B7K+eI2L1g|(7-GXxNG0B4*b}!
HWyUGKDjo?rnIGq!xFszX0Aoq_k)d5-Ab>9_gkcgRSxgi+uk(%Q{8l@zdm~6J?nFJX84Ocos{z@pD*0|aq-`JN0=|C&kxq$7waRw
vX0Qto=%G^B|%iKle^{Jq!K_xR_uk2T)SdL!pee*5(S~fZH$s4T-*PvX~%U0C)!>ZQ}6Bfe2<8p^{;Ed)xFA*q6co^A>KmT0?`pH
k=%+3TDg0FuJiV3rV!v%Q6A4v*T#H&=P%p004GnXiUH56VL-%HG$z_}zn%Q67es$s{I|c02l!AcVX6rP2SaC_G&l^@W|BX3lR62X
V~wjyk8IuXRwd!C3}4P1MNbnKXJ~3w*$Ee8LBWDR7=ZV1tW4KJ$=NXbpdbrg_GRjpscSTstX~q($-m)&QbY?q|2!gHS%4*BnGAMz
)sJGB%#cYT$vJ0&ZS!BA_iZeW4#cwMl3Y--jloj$j=8ok@$&Ii>N}ilPf3n4a2^x>*L(9$HRaDvr00QPvT2vcBm|6C#jT5{>NBnD
t-bj>S<%%N-+W|R<ia6HI5q6>DCN<jNNoQF1v+OJv)y{#!)i8ikdQOe_aToG$Lz<$|A$ZU+71xJoD~ei_oTpVcRtZYl(gQAIM0m$
+)`Qy^rdF)Wj5~4XxHW;$Rh6>(#NI#oDPl90tg_MI&NE8xLBEz`le$#y81p|m8UlSNK{p(SzP^&;C$731JCIG?w{ko5%v$(I!<#n
{S3E1Kix53c7IRs9`64VHS68WC&$hF42yna?4soz&d$VKSX;fnm0pymt;s-<`$*lutU(`Y+0*^Kjj8L!nKsHI{>|ptpnrs5kHF8@
8g7-gL+D(#zuTnO|EHVHakUtE8VvCwbqb}bK}H-^A`J^^(FTxb-rBe$8aQ*_mSG}X=;Ex_1QN&Fl^rje#(<-=@_i_YMG-`Xh3Q6^
rRfr7`-Y#Zl`zVS=N75oO6;KAUsJozSWyv;o&%`|Y~IB|dGQjaD(U>YskA3P(uM*=L$aEDN1OA1SAF#Vy}kV@^n8!@TY{dBKFM{g
{BXML@Zc{A^l~QI-!@Q%Z~`e+&?CM#a}UmY<Fk+5hk^8(3>CeV!}vKxi@r;h>QEm$MdrWQd6%3ObxjoI-5t4E#BQ8A6UQH}8cm;d
F*tpM_Ym;O>bk3@W>JaUa7p3P9e-`F4}*I4(#DrtOEk131my>5K!P@u-pE3wg^L}sevqPYHMA1xoy<hz)}w>1-zn4JU#*8f#n=1Y
b$sO?Z&IE!Wq-9#Pup_1#**(2Ao+i?i&8lt{_~ysPl?4CAr)RcZ09HzZJRE_FRpDhJ(HOw2zE~Xi}ILs0F%e3N(cjQMXSrC?<3W9
?IVK4(5PGy))Bb_)?YPoBa!E;LSo#C!l^}u#yb=k){N}siDpFE7b#)pWs8Zta3({I>#MRa^Qw(y$r1~K(cr6eD}`bpur9RGIdWP(
tVTmV?k}s@$4-@QcVa|I|Bu(|VXwbKu-~5>@w+gX$7WK!%vUet;mZY_Z@KH~!9h)xO=0a52;-BrE%3ZhqF$mQLm{=Gzr;;@UNh4@
Haz)pzZMwiRT#TYjGu~O4pZ-+dx<)cZ?iuBBJ?12AtaJTJL|N^&W80HTT>(=N)NO21_y<Af$rUS^xonM3m1PbayZzoo-eE`1CZ*j
<Hl0dgp(%dTW6*|Z2&lAz<faGR0o(%yY)D$gZH2!w~}pRgChtGQ$tb$a7q>q-*w2R;bvOdw868rF%5iZf@%b9&5S#QA=>$@6K!Pv
&#Vqw)6z+}anzUuF|tARXFJ`Hho=8O`tEQ+^?P`!@ptX+-SWD#wUT4iT8J!521tzXgMrZqA^iFVWroG{csh4!0<{&-N6o0+Z$3W1
fOyJEs?}F-`X$QqX`4`+UC16U62ULHBug3*>u7ai?D&nP{(R12zNkS0#)TC@149!^GA-&fGoR=AR%Fq@d*Bkv?imcjJft_xA)X1_
-rt3od6A`czd<^tm*uyjY3D5Ud-_PAh{v*TkMiX6g@&N~>61={$QQ*$N3M+xWA5^I92{AhWd}ygM*}pWR_omBrF<oq8aDZ7XL<X0
QCO%-sO@(KBqPLPx(l8%x%a16>Q2SP1(uF5YP5Mq=+$<HHZ%z_Yh(yPR<f34-%hibio{%LS30vxDy~Ek2?<spbX-DRGznrxA|Rqj
xhAApr87LN{<#;&FCqG7dZ4vAR@cajkj_Vlu>IqgF!{|_IOZdr8z-y(9vmaM%5P^rc@&SYT-(}q6}!2)34XxpiOUO4)qw<57IH+k
<5MM%B*|6VH`5*bL|}{s?1y`6r$K)#mu3J!><C*5Cv@Cs@T0yr<bVcM4NX8E3@RUabXo*3zU+b()#nhB)}NbPF!QU*=;uF~=J6Jt
L+h12?%l`TjEULlRU}KKz_mnT5Aat~->EI|+a|qLQ2ySg&_x*CX_3@hT36S_FFp5y1Xgdef;(4W<7wicR1#YU1Fh?J0_CRJ?E6~G
2Pj%aU%0a&-a*@k$BV>CVhhn*YsVUB^rJA~$ql&i)xo6hA^8yw%%I@7Z9#7RG-oWR1-@Skdene^d0){-91#MX6E6ZPRn{Y$hciq%
CC#h!JBf)AhL`e$MGX=u-6F)&{vTA*p<Vj@D?>S;RXz|tqjDx|{>jAGO>=&|Ev`~PF6T$;`&w>vWxuzkDDBWTK}bCuPJU++#25Xe
5dw)3t==IqTJzR{K{Ir3rsHVE2)?~LPi8OK$0k~H$M!~#a?%WgT|b@LglK3B6T--lqWH9Z=4;i_VZjREB$pY0?VERRTYgrs79(?U
K{EvIQ3KEDqvWEEY?|<d`ChOI1d5iD$Hg<4Cz5M)P{Y1Zo{C)6<hln3a~;|QHaBr{^bYQ<4|J!Qf&>*EVZjsAFxu*`bTrZQ$MJgN
-HYm=b1K3RB}$a~L<0nZZAb7e7lW)pE!){@?pdgNk^r6pM`E|C88X>aG0EJFIv9$0T3cxRoslMzK8-Rd5-8#NGyG**!Qc7*t@%Z8
g>sAjPXr&ON?K5Ke+|1r77_@$s455|Q6eG~hX&5_M@a|}BG1~Ep>@Byp0d|tZpTkoguxmD)H-M-o1z%+qMp+M$t`pon-Dn}BpR#H
o#EH4*=9tNW)f-<(2Xr3+r7<JED*mR!Z5^#vd6N~^vvcW8Tp3(IC{2@D89>*#@P_WHq}>8?CILQ(}E<69}GD?3lhx$u`Wr;Ok1`S
mCXm9D*poj7S{q?nvG5(AVS$t8<45%FR|OMy3fq@rAxkp6VQNC<0`aC_;#=&<*3D`RKf={d^<fe8Tk{$@SOiDUu3*P=7-nfbK61d
y(JV2Y|hPc**zN}o2p^^w29SG%^*0@_mhu40vv}!)@e+6g&KGcgy5$mPMB{j30a6_f<cq~o{ionZbOtXU}-lA=^n+&C=zVDh;|yn
#PNkcp2<*V_#sEX0AMND^prF}R1R4KDU9&wa=d^ztJz5GsQT{>!72<uiWv_tIyHw~ORzccOg~{c>7fI<V1dywZ%l+WlV%3@Rw>)P
oX3w#r~e29ob_95|1>CP4#P;Cq(WqW340^4FEb$zmA{MZ$Lv69qw<$_Y^u>!MO7p8W361aR^u1m7wMTrbb!87D-cj(FzM;iY)sJ0
J6;H%b?jvX^6=<;2&9|r(-D4!h-?w>Xt0zM5#qjVM)5*XLne0fN@ioU4xI<R^}UFE8^jiUi_bKk^@@l9f{8$ojF7vki2a>e7Z=*G
r*VBb#g8BQ=G#piBdx1yb6}Uus^SIQRDgO}<Q6*B>^$${Vr22H+9Sjs_t0<a99h-TcK<4$Ow?lcle8Bb2ZI8BkjqH>T|_Zka`%Yq
H~dfcr{BLGz~WW)iZFaAn0n1-28jt)d8*UBIUP=xcMpNs>JwP~GS$0}@3?Vzx2GRpJHp$}Iaeh+BWUAipq3Tc#iPjywYgW6Q4e40
d=Bgl?><fz)5WSJ5l8CbNa*}os#-~*FFD_@q*<vf29;}Fy7i!OEH^FJAVCeAV<Y<I$R|u2JJa1c@L&~CZ)qJaX{F4Qid~6iHS$f3
6#yLw7cIC3=noHV^JO1e#PSqyMT&mqbQSvUEIn#0eG@gYfp#?7X?xR2WM*G@0p^a~#-X=n4PZc9U`re&f@-i99Nz4jvUh5U(=_K;
d^V}I>rWBMRcQEut6Q~9#^dU}X=VCe&0Zf`cyRDPp5H|r=T%(!N~@m|t07EA^)!bw-r+Mq2GR$01+j|nrxQxBxOGxNVj(clgqEL1
d-BQMhQKi=UYViV`SuJMd<oCQPY%YsPCHhue)3fbR#3K~>b@N7;lpauq;VhOzE*a-RrNfYZg#y^9HWBpFM8<_4>?$t91tjLMyZJO
%#ChIs#Y#KXejA71oe#`C*8zg*16aM{UbOP8EKR#A%pa@2yn&?(0ebLi&o{E`Q#rTDl55Qdta1qYR(_Mhh6iVEGkP7#$;nlS*qkg
%pI!!t3||&!wh#~{=8t^Ulmonz9xGrzyVN7OIrw&B1s+*xri&5ga{;f1EFn4JdUSwB!miD4KWsg9H4;QQm^X6freHnSMz+kB;Rl%
SnKiT@WOZe_})(llhpU*ZhR@M0eJ;r=tELu0)(DMn@f^h*+kGqmS0p^9XfXRD)U9d>!Wh(up6P9^-Sd%pi*w#TbYLB4}so-lXS0+
=&=W_J*1U)Nc`dIx)my0)H({2E{nrhJ}cS=DzI}6(br~e7DWhYfT|kIlsg6b%~_ZVDqp8(d4cY;yDQpB_wBF-sP^3(+BQ$C{q2HN
ji|qOr`LZryY30J`W^ZLHLuQE-1qIu&8eu04V~)^SK`b-96`MtTbL9cy7i(J4R`C9hB(%mItMb~SBZLBU6GT1zi%^a>wzaU%<-Lg
d2FbPi{sCp-KRl-j5UFWO;O)V+(42@1Vap~EGxr(6&gc8E=N;w06@zS7g6Dto_O$^DnB5hvsW7k2SX_4_|n?VyE?w3D?eP9#3i@Q
ovJ?vM-MO<U??DDg_WSt;(8v~7`WPPVDqaNSj*hAFzNFL!5#GzB2=IN*nm3dnY1h|g#(iA9-V7KNIQ^d;d9kIn{>Z8y$`lSj1jX9
8R=$)VUSfqp4k+k<_&uIPXHV-?kHGv>%2Eo5ZG^yG3y)jEhJV`h6h*VOco1pf@k;TS4~!=zSq4w&20zo{Jh%7n|sWgq&l(r(Kghs
vf}1lla$P=<UY2kwfpgX>82|x)BLW`Y-gDHdYrR?a-h68d-?ID5uU$m$oRIn>xGilo~iBNj)kwNAVrILRE2t&DBzmE>$OF?ttw4i
T>q|&8(+|&wfdheME~mMsI5~>^w!Bu(P+n3B7{ZfOanA93@7KLxln@j3hdAGcbi9p*~YS+bAbWc6A|ESSUk#dyzu9U8Hx%~^^bp?
$rdP7&_EVDK5LneQowyMfP+k0x9^q|k}7PL>E=PLCfPF9w{LRytu@!qrG6{%&UU<8%d_9C)tuS6{_MD8<Sso$r^yV933}~z@j)pW
it$JzYqz()`|5k|dDmR?&SyI{&MNDxLQE(gaSR>7aGAwbzBH0{tI`f2Rl6z)A`5W{ZS13+<XyrV){_GCZM_(Dn5Yhn-e%Oa4NJ|t
qo<wl`&z3ltU(wyo~Ug4T|=E5*EHI>?Tug4(7(64yUu?ebVbFq;Dy`!LWl3#9Mc(xI%`0oG!XQTCF?<mLglPkMvmZ#J>oTAtL4@j
)g+%geO@Ss@po+L<SA~c%QRbd8hv_l9@2kXB=f_3zD^T*?KafD9XPdT4Czrh)75Q1&R;_@em1^s`Fh?i)`1adT&Z^o+zWy+FCyEX
k!A=^@GGE9s6s)A-56N-Ki^0D`u>>JijubTjB4!(Hm(1BcG%TptGt_xEgC2!+=QO9B0=~d-Q^o;DXX^^j@!)|L>4gN(V?Zvi3}>?
&Ri0HkmP?*NC=Xkp_pHO*@;bB-xy3%#~ZgsAE8SZ7B}jFYVPQ;Jqntq@1pGpj2e(CO|9a$^PNs$e2=`C`ARD|e?X%6Zyz>%x@W$_
inT}tib4|Gt*2`AP0sZzoh?41DM3Mo5Z|fyX9DPCuFxaKVH0kkU_@j^f+8HUhOCuIKPp0uM1vVlxaZj4U#DIpCnv@IlRigZJ2ex&
@;e0*N=mRmmr<UnghJ|)h^CPCK6^0LCmATBuNYasp5~+t9d(#76<Ci`ZEE{5%M&ZMYXxq%7DkJMCeY5;h^79Hd^pk)p=Ehj&`zJ;
%3dnyW|41~1#`~&|J!ffZ&Rr7L{wXsciz!wg;TTk<R(_&q)41=mAqK-sdIo{nA<hIYE`<2Kh=S7#90D`M@A)b?2#Djc9;{tRq<V4
eFO%*bVW%0k#So$#a(Bw0+UZnoV|42g}!^<&U#^!KKKECk1ok(PMU)d&H>_XTt$8e2QRa**p9)r-h*B<hJdu1iV@yI2{oKM#uyFp
tFY+ChgsJ;33F=bMPTds?D|P0r>IVq&Eog}X=e||Sdq6ddwtt8PN{J!HN>xh=XTo#zlQqW@e!ucV&Xk6^OCw%A{p)X<+Ql_TY97N
U6(ra+p-|I&lN>TT`x`djLK=2?|}01w_g`sIF6Ep>Pyt#Nr-dP-W8C-=LrV#Eo#}QVk<#rsk^$fq}9E#Y#FtMV-!-#nIxeu)<p}u
Nbjm^#QT_Yf^6^6?>%p62uGcE&DBdPL7N5;w#_}|*u<Ia5Nb&(`6X6fKdDda8Hbja@QaJF0bGua`p=GAI(o*Z4A-J;3gu!p-Yagx
!rS4n0VRn@MIj@c-W+I~K|)8L%XI5E%1U@E59R#5>AyO^zc*Shx4#z7ss6~i-r)POi3o!~fkHLokoZUAEJKlfUY5(gkHR({h2Qq;
yp!ePs>O>j$h*wOD_t<bg(#M={@*UnoJ8R@5)>6cOf4Y<0bx{&X8vB>?l<LwrdtZ7q)?}pX(JAi0$kY9Wiw_Uy5-fO^zN0t#KP_c
{=d_em5B&uI6dXvLk8TJ4*$a<ukhkw1xM$Oz2Dc-@BJ@jd6QDFrZOK0e+MHVh#*z_8pRCvY6O>DsI;2Bh6ScAzd2!dB!Wb`x-ID)
hoOtK-r8493Q`D)^`C340$}gALw4KEv0*r+-ot9WHTMfA^1kJyj7WbYs$v2W=SG>}=C;Gmako_+m)F}N?Mf%YPL3lK0Sd$O`!`?P
_jjBL&MH1&?DtjjqgxQ#J;8<hkjsAyS1I@B?dJ53y?1t8F3(+Za<t-BadmwMHj49pv^^@T+8><pDpCdGzvi(@0@AQ#5J>5rDj<qx
&@Fl@AfN**pKngxH|$PIfU6M>RiB?(hN({sKYI!2&FriY92R4$T9g}<z6;iAs_q^5w?4h&pL&G>;yx9D;f-SfbpdJ!-Jpa6x+tkS
IwABJ6cHh-?sG};%=F@T^5?%cbLS<odu@QRWJ}+oFHb50*{H=|1RFsdtg$+F%M<VYPGh~DStNyXlM6V}jK_w2YkUt2e@bFMU9`??
BRqGel<)dpx#C}rp(&b&uwlacMR7wy;Q>0V_<6k2xQvw@5E5uvUWo3ilUD+Qh_r~8dv&Gh;O<>BR|rxjxiv6ETVaVO41j9*kTswU
f!_=hs|y0QC~c*~wCXQy1_nAuDCn0f&+rr~w!7oeP|~$sdSU(jb4x&iiOUF-vMjfrb?80*M}h73yd5Q5+z#wgzF0`A2X#c1g|s_m
3u)k1#t*6=c1su{L_@77NzTio&bN{f+LSmMLX0h8ZAjpX>!8Y1G6v$3gu`O;`i%6kdWNbZ3({1jLE>p~e0ir|;O4JgLj3hkwAz`O
mOgXt_SS3Gx<j3sgcV{~Fsaov0&-Z$aN2?qqY*Wvvf|j~H?mhlZyAlsY}El?Mc8Vg+K=urS)O^dB@R^<f(r#Ga{aaUgGM~X!_)(J
z<>v6&b;X&fG~zLjvpS4>DH%ydgl{}DFp^F5qYH_y(<^3_3im~dtV4?f|KuXN1m<2y}`ikg@F*i#W0VkHAHMRRinSd#L#H7rG4(s
AJ4A@R%K?N$s1=~qv;;y&XuYf4+@|r>E;d7cX7oU#>HZ618fZrRMlg<lMtgQF*mH!_iH=rh$}f@?%iE06q`v^*A8Z$by%Ig>UQUO
5%j|JnzPg9x=1@m1ZC`|yHLxD5{QleXXj7x+Kve%O%{)@!mscY4_zX0G@_Fb?$Z{>NpZNVS?T9`xlp2-H%N0Bw3=L2X)a)jg-cdP
$ojzo(v<u6n6aO(xuSq_DZ|^*R-0D!Zu<RkAEw>?%fW;3c}E3;)Rt;lgO=7gPOc}UXo_v4T7a|n3YU&>+dVf=!;F~+bwZMp8rMxI
lB>3MpsgH7#m>fJt#)$u=Nt`^5^%Xe-EX}DBleNriQcXC`pG}iyguS8;C`m^d++gKo!;|`Qt`eqB%ZSsL?Y8?8D-2W>RAGsW@%6l
W9gcY7_V&r(175Lw0DBTQUtZ;o+K+Y*wtEP>Fq?Y_IRPmv3&ywAcDgzSfZg9wXLwhB*qNz&r5cSjG^3?1-V|0q7VezmYU~ps`7UE
9mf)-Lof)2W(GSBya<Y6B_<+5Fd)LCq|pR}06~mKA`D@@>GaVB<j)x#J%@YuDj3;QuSYA5<b5$3WzL*G<<i_R&^-oSL5BC1ctH>Y
>6c(JE8}%cV<y(6J&xk23ksS`j4+}3m3>|de;!s|c7n!8hxFN3%0))j?CGiSdwNa3O01N@H40mSq_Ba$$-pEMD;*<yf|}H;w17ri
-*?SWwV4OAh)nQ^A&sOZ>DO;DTy6{NPu?6=%}VDwmW5s>gtMedNbA>G(pRKQY15>DuZpKEI?ZPYv3mo_Qk4{Zd*~tqT(?+3>(-9|
E?ZThV4T)}KcC^YO`m<_#)dTTkd=+pIJ$yWQYUx_93}iYdEU+rEhBA(r%wMt^gnwO<a(Um{&?lDgjZIN3HNKx{GOxPL>SC<ee_l)
;}m<%5Ebif@mHY6x5%wf5<?VI7f6A`^DVV8`tV)XJ!94@s*ZA|qUT(E?{OAl!qy`~^>+mp5cVMuY^FQ{_D%3#)>T8evJ~Z15JNej
vMRz&irJ!G_OUWj#4vz}yEg6L>N5rIk6%HGW2KBuCS?acdCfYVS2VL!(05EqY0W*nrR*O@fw>{dR8=vtXI*b%7hDbC?VPvk<ubaV
QJg3>svMo*;&Rrt$B)X~;m?UpXAZvSxy*|{$>jKGy<0f>tu>7}^JDe>o<{sJ=5OrIfVo`Cd928+6Pi`Xrtgd2^#rYL`9-D*CRHC#
#VV)=_iOxbd9i{;nFk1%_V+cP6{Ch-0T}lh3RA5PU)XHms#DDO0i<3AzhoEGi<}Z!-2zX^ct&L`xKm5^h8*+D)@f^kOZ#<FIpJ)q
N<VJc+GzK1S=sf>;@IB6MZh<3f`S$)+7v6kU8h`Qf)+?7!5lbB1)VIB`BzSnUtv#+U|9nG=oD+(Q^%qn=*;&jxyl}`@-G;|i*igc
X%0e+ewp4y>0Ek{tAe#o>Mr^GvS}CWweRuBUCTUv>+VkZvs!h|uiE$9<(1dEwT1H@EA>l_J!E&l>G&%ak&>UPTcDu+$j|EOK|@i!
0uS(BhCR<nryCqw6sxM*Pr4+fcaz^WE#ND7t$fIuSvy?AmU11cZ#Uj3H5s50VPpjbhl9w(+6UG?_`w6>5??OgS&eV=gKn%)MV=_*
x60Leq&_<8RmgLN^}F$#|39hXNG}$sl30^Yu1RW(#dml@CpxJB-ft#ez$hx#1)8~vu&3kr2*35yL!7k|1QNx9EQx0Kx+D{#3{8d&
j{IW{LKp_YW^0j*EJL`|?k_JU31Lf~*SosSsJdQ+H6A2|DV-v`=bp2gEOgNu;iBs3?~c*uhaX)C``Y59Y7C9K2B>I99>J#7qCvWb
BFKe?X0&t7Xw~E=t9PV4q6c7dit>QMh#x|9cb!YLnJ4WlnCjgv=ltLGJvUzcRLllMi!CdbX$66<2kAK*=+&^(8e)i|Wgt^8!q1ts
F^1M(@wZfHANbWZSxUBZ$&(;OiIA0_cweUC9<TY$Yk~SG6Iaww(2H60DhBk$+d>pvOqiNSK4cDvB4A9Mfp4d)enINnXu{5>FA@am
h^XZvfK<j?<zYv>@`tVzm#K|dk%6dv9Tswq*vOF(=;=`JSyDdHsaAZ;)VfoN`Oh%(uYF=WN2u%b8WN(_Xp$lcw4C<yz6hx8jFj^S
o2M<{bnBhr;L)@uYAGFd)_uPkZP%|zBQAHII77Px0TX@~kE{*rMyEQyU!V->eE97=YjUCGDgsoO*1I!S-@FX=otHhqRW48AbPDN;
IvQMV<BHG_d4q_7or`fnrFMrKi=%qAPyy0ZgoLS5E3XDfb}TIM_V4eVo5b=TzqwhM9ofpUSsV#f@mc~}md$2tkvlGPJ}z{0Z>)9O
wxpV?Zq|EETE$&bTE^C2nbQqbNlmlD=^k%?PSsxN54WFp-S_NAx!?FV<=k9;vz6GXDk$Ostnks-Toj%48=<#NFGG5as&sAk1GBOu
gRd*rOf2DF8XGaBVsds)|Lz<b`$u=z^_2c@R<FbEMFj^7icL#N-*LN(mdV2wg`*6D7_kuHFhl@I2Ow}F^hL!Zruh=Wgo}?$-L?40
w3j1D<#lAaPj(rFaEttgLh9>4jXLzVE&D%K9CYVr6$DYPfaF6qPLKLtoc`I;0MKQ~+^}x_cn@O3Wux%8(V!hLs&7jKtq$(Q5=kUZ
s5oB<T&2<3;lGXrqt*;!8L?SC+q4Krs)#`(00^PMcjLRSWU)$9TTGdV;+QTf!ibO3uDY_P&DxfRb$2ZmI3rH={yVA<aJJllNXj7X
I#U9!G!8YRVwFK^oDUCdi&Ctb^^9B)rm(aat>9EvvaJ$T^ojviJ{5aNYb-m=XIq~qEe-qirj%VQF_Q@ZNhFh02-^-fUnAq<N<Xlv
=@}u1U+&;&yysns6k154DX}XBArXd4$Q_H=W}DBam$q;vEumFu<M97oo@g^OTR*n#)v>nE2+dr^VzD7p4;dO-><|ost5KjDVy@RX
>rNmUP+2H{-pMSJyC6=j<Z|3PtRQP}<W#)wdiIxpQl#_-4IVLi%?PQNx*@l^)RDHFx8`MIZQ+Bq*(8WbV)cXN8D|{tT3rp(Rn@Ad
pB%_D<2d2r3oIQ7M^c|)o%hc2`PlBKkPPUqk2KRa*ZUm=NIUPPIPy1Sf`RVm^hKiuRt-UVB_!*@8oa4B7${nxL6o4!<^Su%kSpL6
df{J<`)oJjk%9?Ej7_AtC1z5SPos#UDuN)2V`^>IUPDTttQMv!YLoKqTx2($SsmvN4;kst96BwtubnThq9jrS1wcp#PtPw0uLVhE
a5joPD?q6n%pZ*UuNSMn8`G{?!;c*6P0YoCQmDl)92!c;ly+-%K`OdQP|iBBR--G22xO&lqT&taX`}dAO<u}uQ(!g^;8$EWauhHi
Tn^_At^%1JeQ0oc@q1a;`boN2u^BYVhu8Ue!>hUR*3R#H{CxS>emhS7m>M-mf{x=NhYe(vhY<ibmV9qrQ$Rx$MlS!RVW@N+iB~|C
_g6%xP?&)ru?On<{|&8Fbhv!l>iYKiOVQi4EHZ=?mCf8hZXV~;xtyKp%<$-XcXtTt!+z=>3EVKv-ts78NCJcds|v$WA9eH35x`)>
#g;PC!5A_@k}L&0b(nd0hfe;79fI$N6Rop;I=fe1pMILmugx0D#>Y=iz7is*@GQQSay}b>ZoD_)#k=J)=QKR!==9xS?B$hqR~+4i
S7AfiXG?XkgRL=>Y9q@wA*MG}5f&Q1XtB=R4Y*sL9P#I7prAP|+27DRkq&CgJfz49MVJMgF+(6C0%a&<HOGGZcRL&52Q|sr5Je!d
7)Ydxw5jq*-9wVkIY1OqfU%J2DPSL?xYS0ZYE-QyWB_Uq5ar^N3+wwXAY$HsI=cEtzBTMUE{|xfYHeGk6JXJ|c<~Ztd<q$r>6bU|
iv?=q6$VUg{xc$Kg6JwhL5mNn0rX@#T}PumwK?><g?v=_#_3($ut}!g!}N-xy>*heYd$W5vMWowQd3?f5qcCvlTCs5m3YZ+<j<3+
EMvQ9_Q{SXR}{o2wzua;mS|yZM*y&5UKuz|6=EU%g%_2bw;jZm2g<gzWWd_Q1x!MU^API<KcR<{KsJrs5L@c=L#man<N@D(U=C+q
`N@iNxd#K5v~cd&5E?Cdq?v|h_JHQ-ToGes)#IHUxC%yW#GEQ8gQlXmy=c%OHO0w3tJWgKYmkO2_F-3hRyxJ3aZtz+-p+T;mXN77
Gf_=fV={i0q816&P_v!qZaAM$wF8gI>yydg_Rsi3PhLGqV1SH-JKxg!$*FarU{Q*LeL4?aj1ovnk4VH+-q3YKPSv5Ij+Y}9{k&B7
EBjswuPen{X9lXQSRpOK(owO91p}()%ob45snKnl*GB{hMPdu&wa!Y#Ui|0R!QN}9eCs#ea1B%|6ky2A8A$vdhzBf1s8KF5Gt6TW
2bl;E)!9wibTY&j$y{?Tt$#mvexmC6N$=0u?f2tMu8?n5-dbYP@pDmu0pFu#3dNAY37NvHOBF6&8GderO4j*sNJ13d>kbIRT#S_3
YMAj9;;yAN5o3_#kZChf7A{FsO;J;ErZ~eJZgOmEz3--6pu8n9E7%#wl%fs@V*b@_w_SPti`-P{0?5}6AyqLU%2SgF)&v9NVldpR
v3i8W)ap|L<Q6+-AjS@n1U7^)hP7T`-o8smY8oL)r?Ud`l4c7fC6(^(y{1~P#qDLLjzJ@|7Uk8m{BjD*ar^P!P_adf`ReA6e6l8i
BwOUjxU1h)*Dt8OqpqKb!t~cr*FVF@l~3cRA;a_UPrb^812B$G?i|QUZ}(KrE@5o2vG(r&GtN9gk~61W;|uzc8+G>nva<&0e$*g@
l{UhCLhMybwFFlg^@kEh>JzMK4e48q;^xC>LX{g-S>$JpY00+w^_uFL#BvFvTa38`g>`O;7A6JJxRpgT^zGE9vQxenIo7qbUsf1S
8lx9SVl&6p`3?q~v=)fLx$iwq&mBCkbGUZp9;@=G@g=Al=T_x;AIy=iyQG96L(GK<1qj6NhOw^4-Y#Kx>Q&6@>WNf{wZ<kzRSbc@
KJ}?1T8t3PGIK;RpiEmT(ToZL2=k8+;U;19;5yO7hR`?}JrEKB2t^~epF)0{&Wlv*RXfR_FDQ1l>A7{r=YDsFym`sOe*ZFa4$Nml
(ur(Q<nEo_-5x@}rOxhyXtzxisZvx;w1~B$`O0R`gqrcaiH#|&J(;g1L8XNu*UTYUjA&|-?^F2w-!O*sh4Vgl@vhA}In~jSV~vc~
u)S!o;q5V@Ni24BJUI9}4QWwRiScQG;jCC<vh{q9!Xn$fP2f=nxnR)u4g>%|1A{s*+}%kn5l-J#eDAo?h+>KwLeG0qR(mk9iK?_r
o)FXiEX7gZrBrbQStq@JXX13a5<RV!*LGc{q(hnS#6ZO?``As#Lfu#h+koD!F`+|7atI6-bMWl-c7pmR2YPihJJUAJjAuJI)JaGx
q$HvVW|?_WArn(I>$FvxC7p$BdQ2J8%~k8PRei3FYwa=0aN^C`w`4Q~O9Tif(bF(sckyft>mwqf^eet{;9ykLJe%}<bC*G^=Er;K
T3O!2h#l4a^n$~cS?qSNgk<Sjfy&IxKZn;P9`60*-Ab6AU*h`&Vbtc`aJ#v=NU4l8VMaN$-#Z{1l0|_Kl5czJ>x#cCaQ6=q(a?|%
&ifmdW%0_K2i=+=Vv$sWACZsY&+z%|p3_NcYy3C9PV=SkLDCrA2~@XReRX_Rvmf~G@af84&)5&MOZ5=tZ+NT|t8DwP>6m}yWv(Nc
OkD@;#DaR%kN0x){b8|QbeYiARcVc&K|Scpesa6KFc7JvQ^ZL};J@i~VT+VQ5Hd4Ipi~I>5IcC#d&_B5%7Q^1L(XED8;3Upx!Tau
RISxAEx}daQ(QCD@67eZn|+xM+^QNK0%vM3S$a0COTVww|BJBBPDxQlw+`^3(l<Rp?efT~t=?7U7p@ctg%MNVy@-nVM%QSm02gyM
z<I*7>j-eY34Dd#?3{HI_!sV~z99lhFSCAn)-HC1!?uT6S>GD69dC$Fn{Y*AVl*v#R2S(m|2F&Qf9mb)Xfx8)I4Y69QWKfv2x?z%
f5P}3itFkh=ihU%g0E<<i?~4jN{5wJAS!%Pid<h2XjRfi-Is2iX>yE}F+A4u@vGZ|4i0iQtYQdnn*(T{2I<ph9&nsE?ZY`Z(Gb)T
6r&6RY~^{*<2BPy%FOFaS033O)*2BR3}TYRQX*DiXi+(zui%??csg^md1}&Ks<Ysq*V8Q)Gn>_}hKMx9N769wt<hIRI_7UFl(@dB
IA)2x;9{gfU?_?tg=`FS3TnNyYlJxA_Uv{C!orBLWoIU=#G};QqWHS_r#5Z&@kj5J`w@ymftn&(r^_E;abdN$&`uaWZbRvN8MUC+
hOqwhD^cEs#VbfS=ZFwq@y>Kw<1`PDtd7pK+WOTT)v)e)AzOpJ+_grLc}A^`<_1N@L0j0?t8|TNCY2x(6<*J2cwra^a}hkRnnaBG
YWva6Mu^;}1nfxzPryc;)~Z~H6mBsyyuT11GmJbNoe=A+zU!$T)AqB@KK$7PEFf0hGCG4<Gi>M}KKe#<YsxGTxy;@!!gaH-qL-o+
xP&%TpwzJGUXVz&x$tNptp+y%9ci?~nt`bTg#)Cm4R+Ags1ZBe?VDB{N-r*nyOAO{8VYY}*$c|j)O({)ks<c46S37moLc~`9}zb-
sUi;Lp23L(RgmmhYT*rx1B>(8-64h;lLMDtlgzaXGBQI4BesZZp0L1!(x;3G8gTd~Q9ZA|ayj&_0NXE~*o&2f&-zCgfyI6NXu@wx
ELxvL$0mvkYI$yu>$`$YPMEdhnIu%Y4bMiGYtoIEU2fC@;%*L3wvjZJL=%CaVMqWiwTz!4q8^8nA>qdGCs<!t#?KP>*b*CA?d(Dv
Q-T|0nr0e@zO~m@JJMOjV%EaJD(OU<c9~5JYggJumV=t-xxP6A%BZ@XDavL20`$shl8G!ghYzp-mI;Cu6=6>cLKra^C<xC9G@i-8
g`EZ7r=NCP(h-1%nrHCvV=zTKCxb(p2lT{;2eGi<^8syFd%W%|%cH@#+E_6KICmPm3JE@3)nrxG_~4ts&=?{|9Z0?&<%l$B0t92<
N<>I~(u#p`=Ez5u+G8@<6%Ory;D=zIsEn)ruRi1F`5>Rzs)`D_oUtr2l+;5dQs-q!DkPFzC~>M?muZr72n=DB%rOVR>M>Oxp1vvG
bqUD_pXs<=7tfxCe6KatH4kLXW(M(pO7FG@e(nsmR7GUBXGQ&gpY|)@XV*`K-P!Fjp(BCYc-nbCgPE1}bWu{j-mXb!<LQPG#{hUl
0kT77uC5}@^B@kx*D>LB$F-e~{83n^KODH<8OIaHSNhLNwFi6z=x1@ytGqhX#aeTND=gFU@8^12Iod?-p_2}j&R_Jh<v%zt4u3H_
SHHHK%nl?82Q;Dy&rmsM>PL*C<kvVHV~AJp5p;i~x$6AiT}>#d$;~Bc>uM16dNyPDlKS&asssyA26O7TPS=--ml@YOuq?!u8Z%G}
l3xDEBwRX0nGwBIFd17g4^8f$mY(kr%sGLAn4leKK<q-Mqt_aQ-W7N6LWI8T2@KBfEwAOl|GyNXuwaS7HuTY<W}+&!r4wgus~6|C
4d<eX<R?m|2MS=Mf2DgkcN?c><K4@tFuA-OG+ao~kK8ldIt&&F2}`Y<E)a-4#)E=3E~{UQ;9s1RYs~7PaoUw(jIZj8KchA(Hju58
mSjEa=_v1&+$)oHv2j?{c2{id{>%94abqLSSzhQ#$zVY`U<~>A7onzs@^xu>4=7$wV_!Q~7-Jep$X7g6A%}G5WWC0s+c>Q~ZZr7F
T+%{HWdXxe1H`^Otn}b?nxKaTkt{yLN68&VZ9$WQ)+2{mFvnLqmO!<HC%s*<{`e}btv5wO5v6;Bt}gQT^=!hcWLw$=oE=RatE{1h
r3wd%v==x*4{;m<!vqegGq!|1@6(k{i(QkF()E|hg50BCme6j%P@!Rhn3I7s03<p@QeBY&Fejx(2XSVYN5$z#i0dP<$d7g0T59Up
dqY;L0Z#v9IQo0?uOGz<kZ_4AZs5exalgy5Zd=D-Mn0Gn86R!2=S{CQw=HVrY+O6KB@s?zZJ(EA6}%q_+Ygv|O3gAXmlwW>Xwky;
_Iul1zT+iYfOMBxb=NiuilnsyxMk<POqaC4lpWBJLzfP<BT<h?v=I8EMcjSz?D?)Wvoa`xb~-pUxHb3?n2Iv3wz-hcG9;V<H1BfO
%~vbl?Q#<9Tnh?U{r0nzC!JaKN{Y{-wW6>JL=s{&5KT-LlKn-i<~!#$+MF24&ZHp$R0o+OQ|BR4t~?D(Kb)3kW@ZgVrhW9Ad&zHm
h<O$7M{CR9*Rpz=Cwm1u*Z?4u5MTmsSJ~&O8c9EaAKv%t`V{$VvKHPxoO-eRe%Ksooj#$U{f;~L@y0n>`$((NCq8}{^(iq(#pdQY
cU<3<C@<k%A`Buy1&AayG)MBIu(<>0AE{V}PYz#UnP<;^nK39a4!V~oX}=wV%H?sT{bkfXb1e4_)zd2xT@B|%jQkFtT$SbW>uy@i
!w7`_Plbx1swtw0rjV%^sxl%eJOi&ox$%4E=Hz^~`TM=UM*NSD8@>q7x<ie&@E2PasipDA5HM*J^sOIId-iA^;pbLd><5Xd6S(HL
fsz2Eu<fXjB}3pi)%TSQ=pj>oJb8#CGg?d6N6m9g>vbAaC~0H8h68^sMZ;(TT(erkG_CY~fjb1K&$;OF#*<xVI%+f&9Lo>%=}rKQ
9m{A~UDFPHvWv#E!)PQ8t9nx$J5b5Fn{u@U13Bs7>dvNQZ_^%>+Nrn?eD3<(#+wa8eamRpx{jS|kU`0<Z9Iq)3r>=aNPm?r(vDiT
t*gdpUA%yv-Zr@Pme7IBqQDgcxD5zEf*+(gIwlK_J8fWVTaVms39b28BbL+_sSer%hSmg5FIHL&iZu;plLKK0AATK$go?7m*odMq
;}kk7QxBNz*TwP%HMQ@6;=o9<Y=I*J0|t#crWV1gRv03~!z+=-G_Kn7dWUK|y63{JcN=GVMmC<wZxqjNm2K@sZ!3*Rt9z}$hOiqu
v-2oM$sUBGQp`Dr+G}^}h2mz5gQ)GQ7giSQYl>7+>ovzZZ)(wKf==P{QFQpb7bW%5zAz-v^y|6y_T&ZC?jG8nvl(^i>_9nTq*j(u
V8D=w0A`Nt!2bXE`vSg5UN{fIl<#Um=7j8PQR+MU?D1u5Awr4CL=$8`k5AR`cK(d^8;!Xr(fztidp!JJHywR_Ka=wi;N8W4j6dVX
L^Tbl>XeF86wl-G*Z>$0$a>F@2l6*0xA_<c{6ovm^gr^ryoLko^o=(InDOd|c8~!--2o3zg7|m^VS0xWLM%v02CBStSgQusf8}NM
g$Y47Xn5YOJrD2x@_-NyA}b1j0oss&fN|>E<C^Qk{V1q`&uoUTc<l*l2#@w_`^QI1d9(h-v_yQtVb%?ZCQLeOx^JlrJ7$c7eTHg|
qOTWdpaAzmfQrZqK?*95h6t_-q8rci|Nq+<f35<ikAdy{wg2nt-&_FCgbS-{VUn}mAKZ11{r~U7`R+3umHIQQ`}XeON!RvweWU#Y
)}#;EKyUni{lFhl*f;z~0l<$>Q*KH3eDsh9woxDO<h}T>^gzfvQQQ&v|LNmjs@DCVPC$UZod+V!-Uq|k@o4RUg?%KT1P{57;6wsH
tNJ`SkHC2Pk8i<O*Z2Q==Z@_E$opyHU+>$q?fX97|0ZC|ymR?;|N8=+i~?#4Fxaphke%$GS_a#<&->gnK|adE|7I7pKk0<3&B~xZ
4{4Vq_gTBP2mC})sqdK)k?sIs;DAq(>i;(yq;cMlFWh;2Gw%-rx<2Ey{<Ny%Ek@eFSh5@Z|AXdb`+tw_H09VahQ&Ub!WUY=S7CM_
jCqhB|HT8g=&}Wfp5Od`J-vhj_I(fE|88FB?7Dt_*Py4b`hUCr*`N0W5G7O-`S}$LKArqk|4-BBEnwFy5QGA^@LK9twe>xZ=@Ofv
7ETcf)4Pip2XVyD#K5X$L{JG}fO9VZ4AC%{lJ+9>ZNHps?ad}s%aiu>>+H@$Xs0Ped+VcnfaP=3-P?WzwDJ}qA^_3BK(b`XupvM9
5HZYumqTo9M~bKZOv#JAyv1^>yJSbD9ziQJB+Jg;F0`i%@cX<c{L|IO5lQ*JGQ((ffY)g(bWbCsdiLyAm28M!_;odk#TyF{e`jh-
8B&Q(g4Zv4Hjc|un1T;<y@1fHq>z>L$cq=jdeU9~mLgn<MPI@<z4!Gq!Eb;0y2TGBO-ehN8H+QUdGC@gWARr)w(Ys&d`XQ_YP~kJ
`(~cEZ-+cwz;d5((FT_oYd|8z3?WQMfMYO`Z*SjbYMg_mUjYM`-6A}NqZr3%!d0KQ>rPgM|0llks}d+y2S!=&eID3D#_p1GB<Y){
Sbv_pK}ZUlIu&%lIZ>;>=<)sEoA7D@daPjROgME`=l*+&eCIYkYjQ2OTrqt6<mVpaJGFBcPcF627q4I1&;56&O0jm*^E^CA*Nh_V
9B2qWl=vyHN%mM?LdWh$B9kVN*RlikQBZ|RzV_YiOghF>Pv&*Kll=FP)@S}FJK4PselPPCa!1a@q1J3lt1xt_7^Go0`mSB7uh{`k
0EWVRFFHlilqi)0vG)62F(PjE<!Fy-(k;&!(z0LzSimR;7xjRnU47Ypg5l`EmikNbcZ2#rBn1F1!Q-0Lc3YO(h;~1JP{1M$r)Q7|
KVQIo1a<D9Ym<Gu&@0G48~t^#BnU28pBy!AY->(g`XyE#SL*39@5d&iJ@DUXehnfo?iWMl)^hml{r&k4B6j}nnbC&m90+qm5YID5
NNFm2s$vctYWsK}Tzop`zWW(rSxX?6;D%@Gr(dJ~ex495KjCJZDoB6J_e4ma$cjhQ4A6cftAOH-A=?%a^*DiEKA8LEwmE}(%%vs&
bG#GSe*k;~{T+v&w1Px1P-V}~eyX8TzupIr>b`IV2h2l#n3ohu7WXp-2VtWN{55y3w1EPn#W2V&!|W^of*NB}ou$snx6`;OP}Qfc
_x;OqKS;Qb@_K0?bnfe@q@|9O+osCF>m8&-N>BF3XU!9Sd`q`<=j)=$c=~WNyeuuEKm~{Zl32k&lJKpPDkBNOzaH0I7Jo&R{yBnU
Q!Jt$P}WW@GhGe`IBSdAlR;Sl7=0?W5jEddjNsWWo-9Y}BLhnd17?OS9Cj0r9-Gs7R`TorZ%1-F6PjD4$4(H0CAnMfeq7fo(Z??_
%;!$_03kZI_Ms0$6y{yRrp;SP2alJ)e67IH4G2d|DQkddKN>K-hdf}|J?<!^fk^3G$f6%`PY5AmJ#OB}<(kzs^fZRZLCbeTeE`^X
5}ZEUj#L9I&R7j`o3@O10M{!R6Xw#f5Y&6=#X5VtHCOx%gZBO}@w)lfg6mW8_3bp0R7wW!+!g~LwI%l)j**gIIxo`?lT~<UtNe2g
)Ap1)EeRwc9+5>#lA?=qc+c_7!-FzRwe;=puMCD_cfJQ~?QvZ7E6#^qXFkx&Yty33tEg6P+Om)-p$L1UCK!tyNTGo#gx554nL)DY
oY!5bM5?R)5}Nuy<iooegK<vvF7)@if^}gYv}usq77{X=sRClU?N@0uROlkqBM?V8Q=o$4C#_%_U4v>vdAGz*Wf<1unP6hgLho|{
;hpPR#TL0D8iO|{1SqIEs8pMs<F@lLjfR90F2j;%nz*e&LykAC5+f)%uSBX#Ymh7=tT9&vKI$7;kkpq8T)vi7(%RgRrb5sf;o+I2
A+&2<sDQo`+X4iH25FK@WCN3UNdOb$Dl9Lnup|-<tStf<j1BURiWswHSq*o<-j4G=|33I~7k$rdsFN79Wg5uHumJ(6Iz_Bi8k^V~
bEoY!HB3J5KSR<%9;WU3{zdzLw=mmPqg3#n%#fbuPNd2~VLCZ_!ik?0o;g?BHul(ln!BsdrDGL<san(YNU^LGUR^71miRW~9Dn1s
(NR^SX9Q-R<!=@I>Omq3Vn9~`c&}L;89Nc9wVdTa$(Qqhto4$<oIU)~`uzH&>%mKufufB>JIPr{NDxZN9<xjWVcMEYu?~hQ5s4qI
VeXn5?wi>PUcz4Eg^ZQMrgFgHAS_uDZIDsi#h{t?ex%Nb@b+4!uKS7?P6Spjze@e1t<@(=FlA`5P(=`VwT$FPJ8a$irHkhG1h~5M
kxB2%%C)W6i}Hzs(j7`itsQ5S@#(tu>(3_n=M#LI=}|V&L|CE-Vo7T?V2^A@RYrkQ5`nS6)--A|m7&le!6b{|@BXzzx3l+KpJb{%
evH9k&k^0Ybfomdbj_We4}s;=N5&sS@?zkF8lq5ELF-esw9Tk81ml*Kr@ZS+-LGv*5g=_fYXw&saLY=k>$Zw4;a4=$WaW|Sre#sF
CF;AxDU~%3%GuFA)Vto}g;uu~-&T<O{^;25XbHqZtLP{VsY+216u9Ik<w*~}6?wxWfOI^C)`dXV5f_5uZJ6sTn9w6(O->|D@CbQB
5owYFX{yM#eI_6~r=BV^ds5L^%C1nMUv=CPZ%S9kI#!Ou3@?))fKHh2uzD@*JPTxE{^-%=3FitRxZ&YG0NOqG__ENCJihVwzt?6C
`hq~kSKIKiN@yPyeICPYcg>>H+SJy+O=vW2wA-X+E6#v&q@`;3(4JB`IN%9T*MLCCZRB#RiwMXMRnF=$KurM$zL&tJoz}ysfxB(g
QLHK3$+sjD`uZ0GL`5wQ*kOJb=7RP%ed!CW;Juu`b}G}WV>U5onWTkD9UiXIbTtlJUQx6~Y)HT%?cVkf9!o<FcM+HL-z#jwGshIa
PBdSmvprsRF3z6#s7^%(c05Fm+Ba9mhb#x_AwIwqEkG38bH>}6Cqlav#)B?`as_0k@5rq>@(x{8S*$?=#T60Ap|Y9|^)4c*+mUAw
Zf3$+9qUMCQP#m$2ou6+trNZAy#WEw6V4Ex9pRW=(=!fg*-&6at)NmuLqJ8g5r&|VWEmXK8uC)Wxoih*!2sx_giXdK`0YE|C@C?u
z@fE@8Ra*Ilo7KOEl(Ux%VL`I!4))e>CQxH13Nf^0l&!?bDg~1)ps&OyOp22cO|6}x=r2FObC9%IK5?WqaQTE#7^u**@;A7(1X&Y
KWg|*<fCT?j4GIrx>z~0#7e3Qr7aLB_9v!aW}<pU`IX`_(yEVi!A$n+>SxyZzIWYodz%)sagKHs!vZgBYO^TDVN?)zSxUk-BO^p6
x$&sK6b#pkIRdR@j-e+cYe92CEWs8OV*3rF41%bnD~GEitKjJxZG|_S9N)2c3nNNjeqr-r-9n#1xzKH9)#x-_rRcU40)WJbgp9yi
qg$tY+UB+#KE27VE&E>Jf^`zGw>c(@5HuhfEyq6#>jz@{9^?K0%<HS`80T4Q^d`GmDXOh$Z!hXCJ{SGFC2Q!#pypbJDpt$JB(00%
n~Zfzzn#3ye!q>b>dVT5=hB}Iro@8P$uHU9IEse89QPOwNbPera|d4<=>+Q6im+vWAmf)=X_krvcAq2DH&>4W>iM$Fcw%b%RS;#i
B!GEz$PVP;$2pl+R9RGj`&;3Y)rNmmWmowl#>S6ohKdOEFLfKwe{-sc>3%cO7oRAF1C|S#xZuZ(X`(n=QCRYmeS5wg)f^fUM&*DU
%n~hf&h)tih|o_huJ#o{_lTuxkUhk@BoPs68v2drn7!=CYDnbtvxADvk8#tWvw(xUk+$=xn5f|w9KU58GI+ViUsqf4a2TRTT~|Mg
%U)F!e1c$(#&?#{nv8ar&3V<{y-qD8l;Y5EFd-ncpgDLJJ(^P+FtbC`#;UX$ojDw83FmOv+ZTZFAVCDO)!oQ-w(0e`D+EQ9tdAU8
-TC~x>-_hWqU|)JNulPLCl@40@(*BKQsR+TZyJDki?oVA7uRtEuG+r}Vh_?8{5RxL6Wgyv^Yd$H%lM{OzkOe{ZF^Mc?CVR~VU`w8
<M5L<mUrFsh$5XHTM>X*okR>lSeyroQ0xL81bE|pqkTEzIOAjs*ESTa=~#g-_#+om?>4S0Q%DSUFT51Hw?#JaBV8+TEChp(d$z#%
sq{fwp<$bcp2mIk8vn%T2aQnNX`yp~L=t*0I8Cs|nDq&qcC1yJbhwjJ1yc+4n#i#g(@=&%1Yu>9dC1b^G_tT+WZ;-GMuJq}*S(t5
duR=3SrBy59LTw`dg~4uMq5_Qlc^78e}1W6RWozfeBO6AwFUu#NT4eL5N~tW7JJR2d|K)S9jO4u$RO1XMdMpUPP@mQ>MdnT35Y@c
uAWF&SXi@juoTF<&P!udiP)l1!-AY$Y$;tQr6gLEXSn2zVS|vFg`(E0={;@K+pTq!FBAc3Srt^Mc;)Y|1_wzWqt}01#&h-PIH;O6
PYA_3Ou|+{%d`?MmgLzbTOO$teF44#t*!%skdGHIO6i=@=jzw1<)Lj$F@@V=8Et)ZgE%hDB7xes9E{;pCbSVQVymGE>JEnH#2htv
z_~cZT84#<g<35<^?MssRJlGxf30}MKc5OKt2Q?!Hk?SDAcd25tHEwuEsq7rZcrWCxCB_DiaJI{zb2Q1SNQnj93YN>UZwZLIS*kw
IOU^YS_nDFc^06sLGUHWmddH^6@Hvw1Wk~6#p(pbZdw-<VS2^|UB&SRTfaq5O4c{HgNTD!ED>x95LmLHb6ax7nH~tqx))$C$~_Bk
)7d|Hb=Ho)F`RYPBP}pn*i!uEc~%KLbL)CkY(_|NpmM8VHpxxfK|)5_Pl<gij|u6O*1s2(H6M0rRIbpG*Uy)YEM6rOmbAc@d)8*+
jvGSK_t%q9IYSTn@n;97G$Og?|KqvDwsq{!YIODxe2}%OGr;_;{v8;#N|#c-{EwtDViGteetYW|Bf=--l9nF&%Yg(pDs#z-3QgF;
4q4zX)cDVF<;!=*Py^C}nrTJ@Yu@RFgNLY9=gyt@og&WHd<tMG#RWIG+q<khM_xx=BXazk2OP5hYkwXb(F04jeM{lmiByhr@2ojy
nhZ%KkiD%R?u+`cn9EZ+0mf5kSePJbHnamUX{|GJOF|ZVW)QZz8wn8(@*frt7eOC#%T8QS*t@h`4n}RP#)#Ekw5Y^LAsNqi&Celn
OzfW3()JJIaO5dh74Gda&@e%J0>Q?%RD4civx@S*%GW31Do0m&bGvEc48wCoOh?b!d!z)4U1<22&BepzQS96RuZAM{y@a}Ag(1--
0!z-t^2GBtH41y4nxi`7OL){<5?!oylPL%Y-FO2|R%OI#HWPGz{ZndyHCZmhKvK0JVG6w(z*~db8$n1pSH!?^9Yr8)g$R+)N-bDu
)z-quy|h|`s5;r*?TgayptF{TJqu}pNsBb*AHx+D78o1xiJ+|n7TN&X69WvOsB=Zw-%IcB_1{qUq$m1NJTUO!n9RP9hm+2Trvwmd
#BC4b{3xh;*@_AaRhI0Mn1hMLm|<v(QQo76h}zc`p){r11xR>=e|@tpot}=Uo~1^JguPabNK}rG)WyMJuIx-zsR+oSW*?wmG{2iV
tLe39-VRnV(seI`E@tW(I2sCwhy)(^&b92W!x|)5b`TQ^<?==8)PU7zJLyna)%zeIjZXDKpxEm8jb<nucor)Tb!DCP!6TBrdsd+Q
^6cWu+$Qi)CCoce=A;B8QlteVU@{)om>$FKBwq`N{cnn7>u&~hXJl-5RpIx&A6<K{hB2te!rN?Phv5wGU*n#qUCwkN2x#cYf<j`A
%^kjS&WP6V(+JdK*c=XzJ1b99d+JTs5+Ee)_vu`%)@3HI{iym}{k$7;<Pz?ZDe39NkC_WGYzuP1k6n=v^hcB+bJ)2Ycm(30EQ*$Q
YtoIsTIf1#&N5XrVwi{Sh5{l+4V$$#ZR#l6kVfcWJG5v(BpD+#h(rZj0k<u5W`f0w4&tr|Iec^3QK;h(AWRejA;_d`ka^ciZzk=?
WDMxr5D5)0XBNFR(GB`&Tt_{M<|uw&EA3yMs6&Cd_wz#(3b6|Gde%aM+stCx0|S!O#z;WrQcFT8w9mIxJ9vXsUl2?fmy0;7hvbD}
r^Q&U93=fuL^}o76v2O&yp+XROFb);vUT}x1P6g?gjm2eD4Y_B%N}})xCSd|up=8;>`5}Ya|JlmZBc+Btl0@;VIhV<h{Q8GEJ9(W
t_XoM=;8F|qyhfcO=ELlM0?c_xqU7N9rc{Zd+PZuFj_;qu4!+wp5;+Mp&(S+9b1<Iq)=OtLiZ1GDn|O$lISSWW?C7J`g>eM6R5nS
4Xh*%@w@1G9Zv_@q83tI;Arw7z>OAuUB{zoYO9IeTDB=_FXXSRd#XVswjN`dd)kU6JL^GP>F}pWTGd>r7B3D{p&3t+91%(#LVaxk
<@R4j78Hs$RLiL#z~X|LLm5k4;Cqh#c{MDORog^$`}t>i*3zsV+4PQ2&o?>h{rFyN&N8mME&bc8(La4<4dtPu#hj&CLTgV&P2N>t
)U9mdh$2)wIunNN;Uj7cTL+WoyOAQYoLpvf5t%4>k8o7RP_QvYdDoNF5R2*KnWXvp97hD-dlkN+-^TrV>zP@KzOJvQinzNd#$ojI
_uSK%BL`=m-lD9t4WYn^$4y@CnwP<w7}heao94F}m@iw<tLsP^I2E+OZ86f+8MLN#hL>vDu*aQeC@dCag?%0iHEv!@4kB!KRi*ir
9|X1MjWVb-)x)W-G_w{6fJj2M5LP&m$O==QepSCgjNaoR5uvE)2d|Te2#R9+!8e21#UC!nzO7^jS#aQ=hMSFO^rRFvv>&Nype={3
$t?zYtY*rBs>RENYFo=s5fjS#5EmL#L#hB*T}N!tPjyPs#GzMv^eiM}zK>@w6&0>2Tt;VF)C~>+86Q@!x~R<#Hj-Hb3~ItE_jW~9
2P{iwwKbWqa;Y>@UU5r;kssML2HHYQ<ZVcB;R$`?3_^Y{2t1Ksie-g0sUV<2XFClwewC=WwCQMZZuCBT!DZ$Crze;0AH?@T(l6Wg
aeT_qKRtC92pGcH76=sH_j&58iN-_MXmT=aLPJ$fke*5C>~#feUX}Dx0?)VizU}bMF=c0^4M=Bc+2HDau#9?k-}#zWqX4v(&z^_n
EnW~L?Q4T7PX-9oYUIl10TTrBI)|r?97==_P1E=SuuwE5BG-WW_a4BLTnX2ZiKL8cVu}YMZncWCB-;2a9^oJ$kw*NYe7p1cWbbFS
Rt+62R|~z|-X+yVo^a7Yf+!o0IKRzs^s+glnAAvkF&E4^5eYpsWj;sDICAab*5c#1ahWf!E@oCnd}H-C)%0<6o%Z@^_qoYk9nQ?9
FO1sZ4ioQxH;X8>*Jpiecpbr*Dm|+=xMjN7=_^jIbZ}iVP&BGFKTZzS8bp#Df7|l^<7!i3Wa->%;elu8?wCql(^5)G34AT|&j|VU
B)^VXm)T<Mx@$rVk5^X|yr@}m4ih%ugmy>_g{1Y}^47Fh-^0W+aZeqQZgaM&tY||Ez%ZB>^(VXyM$0b3fN}+7#ujGpao^#~)tp@N
ylXDb?B}`@q1VZlKWu4K-G!kgFYeY%{rcFBnQ@{Eg*|js6;n(2lBcQvO`DejzdaQXQM$8S-}Elk?_SySd$rA;^0<(p`|bUz3-)>;
NRSXg++iq{@TD>kv9TK#sJJmjov0#DDYR>CdnmOoY{N;=M0iWrQ-NIJt|i7{43~6_n&y-aTa$~6d>nZQSdkar*{!)7*NkY?BVx=e
XQV%tJRcW+iMoW%(Ssjlh5z9FdeYAHzP^7t`RiX3epwT9o7MQy!xjaL7H~X}tWv~^I0R7+t+$FWcaz!K%aeQY&*6?AxBTz;7FY4n
{RjAKw)kR4==7uQ!f)ffKX(!>uN93iSm)E1^6K^Dw!029*2it|c)1sU<HoWpR$aow`D?E_j{P&Pc}sxfUXE<!@1*$AH(NS>t(WiR
j_owN4umo2$aWvc^8m}BRrVey{E>wH_@|%R#NL`}in8PXZf-N2pYK@!|Ih@BiGJ_x`b-#*ZLjKhnqT`Z=i@Cmu-y3@a^~Zi>3fcu
rD4LFygOM%q94qUx@nUiSJ>k?=q%PP^caY3$>Z!6jWK5~&~)HL4+-%uTPA~pel2>`_w?2-FaCPGR(TCS`ugH2sYGP-IN7=V9%gU>
V}z=O2oK1qNQ`y(LLkvH;R=3)pq1#5RI|4f_4Y_uzq4`{A8K8Z15+mC3eg8hP>WFwy(+7T#bLnYaoK4gs^du!j-t{eie!l}P75lP
D-rn4EG<htxL2;q=-kD&`Y<)^jqmHB)V?bZo%O_v`!i7d&W?Fu;qPzO(Rgd?al;d7>#W0Utn^I!>**RC!?`<_t-TX~NiCe%y_SaY
sZ&RyhfCV&v-n%>J><_X4o}_6xcd21Xtwb?sGB|c&tq7@80kJ>)A{0rmltg}3lp^q)IHUW1H`+THrkRGo5WS<%Am#P*-8_TO|5Ko
6<iEADAQ%81I#K{@a+*>D)@5r@0ct(5s>`$ie4+}IwTY!?d8DY(|6(TCrowZq>9qVz6Tpa*GvujrN+G8HMeW_&$f-uI)z>}w>@(L
8L3Dc)A!hD=@6AXpl_webGeNt?AKTjC<$+AeiEjxX@o5!S<0%b?DK0<#Bwxh<eJuPztJ-nd-to1!()A9caEFAtVrv9HPX=hlqy6b
pd(oLUUj0baz_La7zEQdbgJee0kg_Y;npoQcG^+W*%4%p0QDhL<p>!G9Yw4%V%5ggrn(mv)v2J2MLn1kTB*vkJDXiQ%Fx9rrzlES
r{8v_nIZUHPK~X>Kf?B6>)Ll>;NkNo<Ra>q-t?lmFb$kXW-#+?J|ZYXi<{a}q(`r-<7$D3&QOV-VdjEMJRGk_ooH&*7cYxfT59>)
=xAZl(B@QH1oMhD4wGHMOhI`0^tRMM_0h6jF&f<cP8UMn($%1&uiQ}}SPWBf?C_56wbHnBXuJ7{5GGpCbTLWmQOd(wb(&WSwxYk4
M-fMRVzc2!+X}<$*IP!o&9&Wl_g<xl#(GANY;ub~hrs}<6H?ULCe+BMN({jfC3T3EThjQT;>#BsS?M4t(b37jY|La-iYj8WH`9ta
b2ldHEf}ND)30H*bMISb9<T}5FgnyNH{ST1BXTA7xu$uzqXSL^t?MR0gN`YeDgn#V)Fs2shd$}rn`vEj6Ul1!n5L<yz`@icJfgD3
v#+f`KPrcZ7#n;P&m^)br0!LE_0bzd+;&r2*Rk*Jfqe~5O=hRxTiIYsXK=ljre3d92|9G6#L9@goPJ&&bk*z?&8$kV0}pgkyXJSs
MQD2MO=%NP%0;hQQ`JGHk*V^tShq!M8e$&rnJ?#C*!H3v|5gUkY!oZ+p7Gr}Q3@J<JHPo~A6J+{&|NttB;p-<_5QAhOIVkeCug`E
5lBzR$3Pk{0+0Ef`6?FlgV(1q;X_h!ttS&iil29-bhYNwQZJZtYK?^?doN?DMCraC-Q!WjY$;p5f(ABHIP~JfOc8R*%={UCMPq%B
DsIBt-=pJM6UpYh<^6pSrx!1S&zr|ijx2c*^Fp=RVmrHdI7}Ki12J*U<Nkh$&X`DwQe5&vWU=ua-@!}h)|l2goK#yHcacuxkD6ia
skbd+W7M_QzBZcOj=!cWHCD99i##g<IIg@~T6c`G@j221>*a9v1yT;1QcLjfTto;b0@}a(bpl_vbMn=A<M(vpu}pGtKTL6^Lg#C`
cr+1Z-Hsk)i2E_$dVLwfBob}r>-`VUwwBqt{1fmrJdPuE1b6Zi1<Z5R;ZkD6f<_(uU&2vhZjDpMD&A5h#l!aSPH8?kaS><V9n|Nh
bjCaWjCHKH0E*|Seiu64NQzb)j!xo59r^V|<W?ZPN+*$8mkEDEtqsV(g>`?9AByjUCs?@S5y}y*DO&5alJp(36uCmQ5}G~~+Pb&L
=1Wi@yqg`;CAdfrN^E*skUiX=oHEd$zMJ&r8}w7@X@Ekl(`Uv#Rs6Q_wLM4C?K*F5-kI7EIDma|#8WW!i!M<&CNmKAg7@n-uejje
b~o-a@t;)U%C*v~S}Fv_g~tyuCl#8!OQ(v9+mW^TR=4qb;V+HvS#4-M{697{=T4A0=}k3y`!=_trEOdDNQa`_*D;Fuyzskkes)t$
lw=^h4mw2I9p&(}PkC*8MekbeTACu%7rrPH$KGNE`7~Fd=3csH&@`5rx|gkxb8IQSx%cK`mX50d^gl+GSEcJs=kNZd!>6uH>&Efj
!*>s*+5K{6>YbeHW-bt4K2+94!-Czg<0~{!rhYlCscyHKR#kzdqu-{F`m|aL<1wE)_u);)%%2z``4^$*msRD;`yQ6I1ZwZ)HN*`q
x}9f8r=`%PDNv7-{MXh{wwRT<qs6K-CX^?*@{2f~d1pZKqtQGO>ee~kTRX=+CXcL9@7L|u8%dNS)f#9Jikb;-n^!|^ul(N_rWd~v
L3*enqM~s}z_mqp=@F`{)x;<ePGUJrNF<+5i%ssIoknrZE$LlTIki>I*ADnGWD&G{Iq5oXTM=Y3R#SIg?^5Q}`MvtdHXx*erH{Mq
pz`LaQ)CvJbD*C$tMV}Or4?`27aZoBk|r>}E4SWxp9IK#RZ#SjQ4$1<0cXbAeEV2&$B^Bw|8k@2mtoB&ug_PZtr%yvUu{nFV~u#N
c0H{-cM*RtDhSxg3xrsU%efdf_Qq!A-0foixwx)sxpB)f!WaE$EzZ??&rO=+OAoF3*jp9s@Y_X8_`OU()VsD{wY~dg@rS%q9L_q|
5H0bAz^sTrO{w)lr4#F}X=-ZviyQ4s2b20cxqM6x`$b@bv%4eP<b>+D_SL}SUFJF5S<tFWTaTdmM-`}hA$?;5r+-Nly{lQ)H>{(Y
3wq<D=x1IdBV7G9j0yRKEF-X4Epo_*!VZdJSWT|pf0T_eAop^_Ya;@dlN^TH%qw1SDTNn+ZFOSRVm1pvSykgaVLX`iWyzpkx<JMK
uJ`QYA@7bhqnbdccR2@zYUgG!Vi3D1`Y}imN}<c7>Zd`Qciw55Ko_WNd3m|gX&$?dQ_hX{&nNTRoGIe9aiQ|JXhuP}pj*84j8=11
$vLtIj<w}QrT2lO$p-b%Qkzf>D;T}w1g|S=rJq97BSZMT&NDD{5f1iK7}n=Kd-PMV@CFCf`TjQBy8l{z5ZT1jL7a9c1QqJV98+yL
;{;Q5@9h0A$j>#{xgQj+O>_i%?>xaL%pbewc`fh7Yu(Pg#9GGW5~Jw$P<A3DQVZHXj(*>j#dKZw<oeNaLx-me2ZQXdD(9BbDRZ|f
b#@}+N6hgI3wjSj?zSXQUbgxOye)0?Yn_~qT6y~)eI<EO4Er?p&$89-1v2w@aD5w_f&<@gRrIf_yW87QdT6FR-YjLmN^?XaHS00y
jALE<TU|iKX*KY#TDI9ZoOXej5%ojT(@4`_kEm*Spx7jVm75={8dJMbXA&a5QRZq#z?zCzS5i*0JBg5^%b4+a{0({B9e81yIivWO
^!sT_O$fh4*g7O5Ayv{M1lC<ay~D3<fPYbn!o(J_{Bq#G(dVR!f@$J@#~OUGZEH6E#Z9vYC`J+IXm&of?;-ITTQU`b$AF!E^IBoX
gw#h^_tG2+RS5H?zG&Qefm>Gmd@Mbb;oD*^vZUK0p2z2IlV^AxN#ox%t=`6Y&W~NTii#O~BWkFy6iBY9D)l;dKpn#kpygJrK1bK(
SNkiN>)VNj8(DUKTg?7r^3!3V=4w%E|K~_%AkT3Wrk)H3&}vzuQtCkpt3Ad`LBl8K<5(=N{Q>ZCnD@HYiS+tn1P+GBW1pgvw#&S6
Xn=29sYx!gUX~Um$%Gz{Sg{kYGN@Ilpdrhrdz;a#cvkOH2xp=cF$?xSu=Cr|b~<C;ZzXO+_i4t`^xDD1Qje5S6k_Bj0Gb5^QXwa=
0YIiH9hSWdF$q&j&r&6*3sSL=>T6elZ!~Eagn%+DL$9FT_Y&^m9bZ7UbT<k%wULZkRF4h;Nn|yr7ZAV|9}ZLJ>_ggGmAJdTmshxa
?lb2vfz3fyLd1KtyXfh(E|IiS)Kr=7P9#{S$%jF#hToywMaf#dVO)VEexrgMig)<LSQbXqeKAT#&h*ng@gky*p4Eq`pj44FWSuAq
S0PmZwzN;lNwL)OpqEFHv3OdCgOUOwFUo%Bu$pP+wZ#ag?u6|(yf$^UW7rM441BeV=}M}cIHHYBXE6d`R0$$x8ea9{ci#4cl_wK6
G!W9@muWeOaMPC*nw!?0EpvPoYy<4RPoz?lE=8tuM4VEDU3Q3gPb5JoSJIXultRy-zasQ7CJ3ay5X<kPi`_WzjkQ^*%rs@w8w>p9
m2F0HqUWSZya#X*4pY&ShZi9oiV!kgtn{9Axeq2+5TeGX1YQueA|ewCg-C)$W4YzoE-27_d6*QN<{o*-4&@@sjwnFP2NHo*h&)lp
U)i>wpGM<bT?h}h(Hj*!H#wE%-_O?h%{w=qer`-NuW_!lkn^9Za*<lzK?k6D7lDHHRpw(b6+#G;7TZ_E&hMQ@>0PQvI^?=7R<m=>
w(o6RyIC`HHuY9NSy$ahh|j$zSi0lPSd?m2cCJ*fjN8E*-2OXZo%JA#RMJRJ<o(#|Dcl@Orhaqe(^^SC2K_%fw7(Cs@0<4+u{5uD
t=;oYVihTFC+gD%<Wbc_xgsd0vSM2F^t1^vXM+%MqBPvnVqMr(L1l8Hb1yP|4aSj_J`YDIYHMJ-Oafd&ajH*gBycVkn~IBay*Qk!
acbdHhp@RK$bC5X!kv5aEZWmgZqrEf=i|mj^<`@Z<Q#J}$hL!8LeUF~Sq|(?=G5PZ@aJB2*SPmSkGq_qlPz*JBV$mek;Njmkl>e|
k<9eHo1R8V-#VJ<G&cuPv+CkE#qc!JI@t{dhWlf2(|qFO;>2n?PBfh2LI9n}AwahU-<Ye~;c_b-FRs_E8kBPSW|!1eRSgJ@-QFeE
h%7ssQ)=U+3ku^C(05<oK{mHNi5uH_9S3U%so5>w!RL^OtxUUCF8fT%@lG{RcU`tzSGLv~Q>7L*r!8)Ua^zNo`pAn&=H{*T#-`^N
r$hE*S-1vH(jEn*>{h&Ao4}LJ`=NL7-Brvf2vPT!aDg6Nxa}4$pmTK&mm=1^M>>1-&M0+wxvpb8plU@WYF;qnF_hz_d}&v$1gt(t
dK4eXrtd<)qfHCjO8A+fi&{2nAVUZ&%HkYUiJ(?lwad>D*gHWDbKVQ<9I-gQY|&7PGo&>T%_pkYh|(?#TMA4-gz3fx*NRa!U8xk4
4ZU1z*-+NDqwyCjoDCyYtY<q-Vk&@nqUb`_=_T}jjXK6DwZO}vp`@>d{frSe>l$0X6ynt%51MUCc8DCJc<vN_+S;UWD6sf<a9vjf
PO6i@xYBQB7Vf<@(H|VAi<N-sDMbCw2qU}QqsXpRpe$W>sFxDEM9|O|n2EIBGej$L+>6ymNa?=zjMlC;U~WeKxO1nkMO*8~W#fu#
Wnj2ognWqQy#;o~`b~vAXn}^)r&CeJow{26`}f+sZ7rv<Y94jhM#870ZnE^>0xIIWMwK;Kk7h3N9*A6P(-iWs*9ugQS?u?!28fn-
6?N3FEB1jl+m>lY<%XTL@$2-)oiO%v;o|P2nx5Y`J|!wt{quYGrz5|?AHTZc=xu{dr+rpEP&2~8@}+fq<u`nB&r5n*gILp*#<$v(
9sBD7FS<92YG0V`Sk=?EvGT?w*#}M)KqN6b4QIAp_S^I{^0(`L<9;wk0I*R`)UhY~z6=m_CwPGxyne(Xyn0i@Ih`kU5CHa;L^F5(
zxT)d<bOo2>2H{fzq&`4MIXEv<FKA>-`tr|4sY!3`G*SLm(R%MnsD`jW`prsjfNHIoa^Mr(E;;st*QwnxfGU5Hpqqj<bUPSKiS>W
k2!4-AJ8a#Q_8LWGF|vo92{HW=)dVB$NpD8bU^c;F5k5OZg&?fN6uH6K4d!=B%mO-<b7H%=10ib{I36(=J<NWedKUxcHzAyKfQ}v
Wp8J|Kfa%q{$7xF?(0{{luY$|RWa=!ndcS`J#M!ZT3{~yL&+EV6%XqAUB@4$q23OQ5AXbRnCicG>RwjW$GG*`80!mel;_UR&y5AU
MEOb-HGc6F<HEHQw{&eXJEL+h<C@Y}8zp4-esoeodw9eN1f2ELOl@leZ3{et?m@pOJ#lMq+-Pr$tQA<Z!AQ{(Ry3#W{k7m@4idF=
GnpDyk%iQadz48d^!D?wcy%|ggn0N<G!`i5!^ggz_D*_Vn854Nb?2q2@3`*idzjhWT3l}f(+boX=@Mqk>v=ezw@7nSBw8c(XE>Si
Sn4Z`!U;V`lzF<E4WhENC0st1?LHU31~0RXFD~4<ckw%`V|9LdQnvOl0{e8Xv;1|@>TI=sNfAxZd}1@-YSS3jx>C8R(P@J+{@(R_
kuBIQV-8LCR-&3~&lD0UO=16`2O>8-oN2@gTSqGuh3K^rCC?A%Wtw)X(v({X9@-CH$X9x8D$(1lSHSDN=bX>wkfdrW!5(L56S4OD
uKvt&c(}U6Eua$d-6}c|DM0-A=MB))mKL6Scx&lVL3&3%eCu9i0kf^Oe2#mKxse!Gb14xUpkisxw3p{+9rO#OU!hdh-z5%aXGx9_
ir}h|Pi7_PD#>SSL4*jaik%`<+XIgOJIKBQ7zQf0C!JkXlZ@O+kS?Vlj*>htUh}1!3GH-m-ng_)ifDN*fq8~_H+7CkPTO}s7|~Wg
cds;+hr)rewGs6pQyT(>qeqciJfTh(BVFdcU&9uzRr1hnv(?tl>Xg&xQbxCP=M|3aG_}3-sU6!tySJU{+0_i69ip&}Q)Mq0XD;|p
y`QfusNS_Vn6pQr^&V#U<SM(bPI709=(B6q;@63IilBk9l4<#QQig;@wBj8FgGPmSFD2+kx$t^cC`;H#{xgV&nnU&7QmNkiE|Z5C
$6n=2npfLsfO%`@tjIVrHPT=aNqQJ5+(dV8(dCY3XxDYEeji7Ngbp{b(*Di#tl2$#M=>Kuu4cR3;rkp!r@7_Rr9G6XuBcV(=dCt1
6G?H<zLSeY-cfTdB<;!Vvar2WqHoC~oYSMHHxexB9p3T$bI!C?BcI5*w2A_1`fF3$pIf(D*1S>Z&~E8h?601ks$-7-bGN_Y$Zf$G
5CUFTe#eVd`M+>+ewu}$wu(r-L^!8k<2EfO$QmnjK6vuAEPFn@K)6Sn{dnaT)7hnj&HaWlM<XYs?GE>Y26X0?ADU5$PS7BO)F6H+
X^ZC(8b-LRSWf=h#W06GP_b%7^D~Modsl2B^mJFt*?S|Y6igMjw|=$XqTpj^rx?zYr#E}_nnx*zU8}rSX#1r@lqmpH_Vmnn%wy%6
PT514fogZZHyca`Rp|V+e=Aa+zK?EaJLq^?VrSKN_Vb|6Bo`w?%SpWVK7@{H3$5+pGB706^_8KWBDv-%rH?#STAd;Iu4p7)t0zNE
E3I={!`Ez%DKt33j9*KLXgg`z-!40z=Svjm>))*ofK#1(?$e)h+pXKDM0wIQ)|rG-x$(H-W}9`-8v5rGH0#eZzk1-?Tvhr@%~sK8
HnaDeVk=qJ6iIs|YGyc7x>69(=@@&sIjW2qf({L0Yezn{bK_JbLa&T(gDxrMveOpttZa0V<DRF!IiCY(=dRk`x^lg1K{44!owGh!
7B>o;RYm6t30iWmYSD$w?MG3IigrC{swT^WVTw?heO@W_)J#*YbTdm(K#f*2is|a3&Cq+hzhIn$-wCuqbSiVNgu^`7o>eRtTLYCA
n(H+XqZbf-YZFPmT&$4d7isQ<3>nG9B4@$%{+`-bv#ix$4}!`*gIZZUoV`)gkT$N??|obwFAn=)^V*u$!&W`&dq6|6%k7MJMz`<0
TczTu5jsao>L*?Fy|8)KhY%(7RTk4TJ#9POKT27`f@#Z%8f>(+b+75-zW-IAjZCY)v%NR0>z<aZbgteDO!McAdeEgQ$GPFW4mo1F
#SQJhXzseSdoiFEuElCAkbRxj?0Fn|ue=^cb>P4dD;l_!T7P-ppD#!k_X(yTORj_=jSQM>x|h*fwog+BwjggKQAK-MME6PWibC~j
AHU0fJS0*A-;6mgww&U$V_N5&sX=!YZ0j=eHB^Fg&XVz*do{VNTdDV@7~uz@gUS%T>pZ6&WN=3PlgT1X#|B1}Q{A&-i=Bs0sp+1a
X|@&~hQHI+wWWVaeu~6A=~>^|-OFue;<xG5^~n}>Mq_<%I?K^T9$dr_`uA6J@THBdv%|yS*ASz3kvhxwO2zO?!GQ~5*GMsWwXK)h
pwuf`CH|TYd9&HYUu`C5COt|s=Z<fIJ7>~-Y$>I>^X{PIzG-Vx4!7dFO_fyzeED}`ykTUz#0STJEYoW3qw9?rap7y5>$$a_LH{rA
di2)1TL-6alGt&*NUDX6Vja-?XYY40RrPpJhKm*!`QgtmQPzS!Wzw*FA^1JW<8kQt+*yq8ITq1XD*C=$<ytLF5kt(NTjBUs*vIF5
mW}i5y`w|ha+G-5cjw&~nIO8b>QMUPX#z;L75m`rQ(D%%Y;*K)TwIBRpnC@oFlnpD&7!p0(+)^gT0BOR27y-Ezd2Vo(EHXji;pi>
1Z}X>N6)WITAQ149F*qO@}CQxDSdCqV_FNkI_sm-^hRq%>ZI!<l{(;2_*fbrndgz;YH4bUxrZE0cz!j_D`ck;f{YZB3+XnWOhrgO
e=VXdwemHXh}8|OF9=n99*%W?SGs#!G_akqulGg_8sinEpT@EMr`q=!UbD>a^0#g$)rsrScVu&UB5h-C?vHg}N?#B>j8fV^*0A^R
F7)tLi_z)D7g{*g1F{eB&0teRX_7VO=8?DBgw*POh~rL+KCcRBCYRfL(M>BRuXBit8#q#={PbS+zpZP}=*U^Q-_LJfjP$ydWOP06
h>o}2>D7NtF!-avhwY`Kzoa!_YiQ?XJJrvBO)cY#j+sL*zY(+Tv?3w;+M(wf=MRa*RmmmJv~ZuV$#SLK*$3w9WJa+{cxWxu-c<{`
QQ_y~t!C641re;d2*HI0^yTAMgGa4-B=puH>GGru%{Rp<4*XsmBldBwAl}^P-%RK<(%_<GISKImq29RZXrM$Q4LPNz0(tCc@w2|C
PISMj*Qqd9IYG(xnZ>yZPblI6;X}rit>U8jb*(lqb~dyl1_g6hMy<bN8~D9B+ZP(=ADWweb`}v={T&6~+6Ru6TSrr2$F}s>Q(EGS
pIxA90X_vah{RMMGKwIf;NjeOIM)aX`KaKL`Mjxk5l^0?8;hw>Hh50E;bLXMBpMJ%1W)mwu6|=RuBb<e#|*)TFOTni8o&V7_;+E(
<qt0yi~RoDQf9t>cOE8@)P8Q2dr!UwpGJc@m-cu+P(<-1#!ig0>KUa5)i_wDmbIdnrDW4Jq0Zgs<@8$hv%WJOMw3nPwj}wz>4BQ9
+I{EB*0nL6b<^ms_~`UHAzWUS=So}jaD_AQPq#is@z+xwBc{z>TrG>zbucddxzm&^!qMy>8;VEcH0@f`T-D%HSGC_v$9DS%oi8va
UmC{iD%`Qgy-=EJtn|*hYN@AMjPj0-1?`*buN=R3_+W4@y?Mj&%|~@P!~Ax%M;#sCPE>d2BfAkMA~v{}LWJ<06e{V|cV;<JS;Z6r
S$dYoRvMd8ax>2r&nSZShCcTb#Aolq7~Gpst5N)7eC#MOsoBEnr@1tCD+5fr2B1WKF^%mn8`~6$x&`T2<_&dF_jS>Cow%+BnBLXa
<L17A#b1ppn5%oNyXnkR8obkdMfQw2H>5!#rqxszT{Fz=@lhs^XNO(HBZQ#Y)`iK03GpIGZ8~pD(tv$;cO-XFELb_t-&L<n(NGcR
Y>L@`TQ}Z77x%&xov_eQu1W<cymTBodG`tY68EWRl;`Ub|9Gf1{sAX+)B*tMZVM3rLwzH9Z~mnJRbrkd^+L>9!lmGg+uF8_7M<?q
{6o<3@|Qp3C~_a!5BgO922~M{o9~5vp)H<DSN63K;Wug`=MCe2$(c_0GXYW=or6cz{p=46YtQ_qIV&(TRi(1XIkdE%VfH;tj)MK{
HF8yEkHK#Gpl3D;q&QbL?E4FCF&}}{{6L8a**|1#*lI*WqT6>iySvihwA&Sfk!_fktqz*vuZTLgB_ks}#~XJY`P<&}90bGgnX9PG
WyaN2111-p8O4T&dJK4uqBW_B%Jm7}?}_0NYwPyt;5IwJt|o^O1c|cNLj=h(s5tX=tl{!W^06W&fy%gkb(yALabi)%s;?|6;Y=<D
4B&ZXq7NP-dNK)XF~+h5)ZY=$x?)GvTXym|uSjAV^WJGdN)S7lHp2=8)Gw4Ee`E=fyr5D&ol(i__3P!^l<)eLiGo<LNocS&=GZEr
b0R}9W{UHlNyUaZ;YQK1*!@x5^Xv886Y%BogjefT`y-~@PoK@Wyh)`9DzErDytl?HXbX5Q;;_r>FR;{2SkF%U#GmpW?ELb6ZlY-e
xL|wp{v5RYB5OGC<X~#txtEe9obmJibrKu8n~bl&?pYCM4m%NN0$)E(cVjZ;Ju+BmNurmCpV1E!L|2bGQKT0e-fF8mI=4epiz-Xj
h@OPgKW;yKSM{w(`0bZ-w^$|Ih#|m}0*6?skZKKF_E6;ve%V9zdiUx0t5Af1TP8)wN3NQbma$f*>2;BGJMI>!Qv?B>?O5LgN&cUg
FM~V2X?D(nH6(hsg7@b4-mY*0S_^nUodnXuFYd?mU1mZKAFNw3kf^JPA{%4*R+^Ba0dY{1x_;-T-#hC5!&*+jV`jmI5Ohe2AW>B7
VB*_2dbd;&ZbsrL1Lum3wY&0ryNMr{C4UN7)B)|fuS{?=F=8pOfZ@p}`SR<2UIx$8cV@ck<C9mWs;RH;^M98sifbg3(*bp^LR5dA
Q|#_4;jTl)q2&`~DDW@QTHhBA4a;7>PU8lN590C0bfk*ST#-^VN=3AB%+KrX)kUe%st3)!YXbx=BYIYv0xPevG-|ecbkKW<*Smb?
bnVIa>0UYBm>iytDD~^k1?gx|^}SZK6uepKY6s0Cb1~~3c3?XA0qXt@_NYG5<v<UDuXcbtY3JutgW}HtF(XYV^hUeC$)7N7hP`$n
hpdMK)%+U==+sbMiw)hz0){nef4$cNy7B@?(z#G{z$2Rah32DCjfGrj&_E6sC7N8ZJqOLKXOp)7xC5r5dFt)ZA6cej8}p!gas%ud
^byd4-XplQ7ED1T9+EM(o;GXpv0+<lvTuj_ALMqOhnMoO=ifPOzw+vB@)6mpC<_8ukO<fyLk-B?0oFJz(Q6~7to=UPYncGjAFsBs
AH4LVy?&m($SRZF3WZ85J<k<GIS^4ErLBby)>UX{X>VW>9QQ%#O}nYS;d@wZDHa;m_s^p4KU$|z31Q+O2q4`vkV|`v5F{TOhX>yl
6zMO+Ys`8ySB5s}Ru_05&_3n}d5?=|Sss1=0qQf{d64CNF2w}X1DnK?dyxS^k)6Av&|1_VIvRI;g`>B6E?1F_KrDdLp4t9=-!dKT
>?BW7&OBF}Yzg+2@nuu*_4{C3gYh44mv)&8upGR+T*?Pt%n!`_F8#N|;kD1V#&@8gu=YwMHauc?ru#>rHzU!>L$8t0+d@Y<(F}Fw
H9^IF{`eNYsl1oM#LF*iqlKs9Q}K24y|Qi7NU8!bMz$y|r9fF}NQ%?nr@mLQ)#hb|BD59m*mpexw{IS{o;^G98K4=;9}U}Xl#$%U
r(c*5{jJvBW;QZG1&?G276e60cX!>#Z!^0)aj(eN$tIrm3eDzYUkdlv!|&?iwiJrLcZevD^s4k`9Wk#Vyed?xJ<pgcL^dymTT?P4
9D;${36*)fSnNefzgs*3OVnK;GU$0yzeXDwsS*twXPFK)sF<hGM%WNd=hU6)tA$CJzUWZGL9ll<n+G#@04IFIG(6GZHl#57{s>Z~
4&Zv(HGN1k1L&Vrb&=ICY?KdF^ME%bU3p|{17z!S=c{)d(UzY(4ZQ3Q&A7w4ld*>gb4kFp4;aaQP#mw6_(zmHE2evHWZQdfXvTrh
t%T#!ft_+Ag-hYFiMCx>bR>fwU+D#hq-WRW0AXXSMGXl=3H<)L%8NMvuYKKyO*9Fc%VbEoBa&shVqkz1lzPz1wn0y=B-9joTB0vH
+IC#R>h*Nqr=yTf5N#*|bQc~37C=(7ipSZr(_01}MCAR9PU;6|rH0--u};^ba{S9VVM#vpJk!tG@P}*qdTMw{-JW7Y(CgDAIrXv>
XWePjI%OCdI~GI3%jVe!iRs>&gW<j+DcLl4P0o0`gE?$Fyr(Z*)9z0$*%9f1+k?Ip-MxEWqHfdC4T<GDC+-jpG4`<Y8*aU!3ES{m
{LQSRf}<LyS#_~e&Qr2UhzmGp3=V2auv4v{T$=yAprw+N$0XVou@}MvUqn1M;WG3PF#Nc0?YQujidXa~=7gG|c7s**(jU~@XCBkF
exDoZe%?PV1}Nj#_51!?3h(Z^=zQlpK}Gi8%iy-wt!d%NKDonx#5Y_0oV@q5{o6mgEo+luu74j=z=SuumH^~@0v+$?AP8$ifcE-C
Lk|h_=rJQt1Ot#L$f-hsddrgnsi#3%!D;Ryg3C%*<Gr<<6JkaD%bP@xlKw6!7kTFP^ep9NQN#zeRr~#Zpa&~Fq{ZbpuMKs@-wn&O
F<s^c1uJ>1QT5IP+P?=DaZEs^UjGu)ZADOjfpd=uf1L$C12e4K{x+`0RY%|5eXDCZ8r>MHKM_Ur-g$RZCj)dT(7!XY=}SIOa_d^}
UgZS>i@v0X1dvI-66wc0dhML|Ac;4l_lFJZ0O(@RShsi5StJ)cfnu~wgPtrN7e5MYg5ou$#{0PXM!x!OEZr-1)&o$s32G2En@EZe
Sc85P)|C~6BC?@L29$e52Zh4!Hl%_)%fq`4WLsq83BKJP&aZ@%>cc%aA62KbczWLJio{>reIHRX^Xh!ymjP+7&2i~n0uRaDIE2m*
aK!IVI?tUwT?5Di;cngi6Z6Mu3%W%ghR$?uH<Cgi-_-D01w8?{!au16furu}QMBm~uAAIk4_o&eaD~Mk+-l+hZyWMqQBWqx?q115
&?C^Mt$?LE8a_b|&rnc!UhFooC~9t{qnu(zDFa<O3M*-=vZH+CrPd%_X7X>I-j!S58osxl*-K<e^hgjvEs|_`ne){UH|LyX-QhF5
!g{a~STu8#<S0&i0>d6^jwZF$%8+9Hm&+PIE5t{CjXNRrx9bma<srU$ZeeDf)=cMmrrRYEdTJmhu?ka6zLm}@v3P<ww98!5k~y&~
D>7;(mw?D+a^t9}C5RxKuAsGwq21bID8j=w8alACT1NTOfM9P#oGokZpc&96vl7sLx{a}acKHUw0F4c7Tswxf4UrfND-1Ew_cu4|
@#J5=o9-#e8d#D{1<<42L`6pSu4C440Xqu>fUO9-dBy5Ix1(MKJvL?Dm3b`^w1pNB3#sxi$18I_@2GvTO>77Sx}lBb@JQd2D-aq>
3qPG0av|)VkobD~ur?mgR%@+}L%6Yi^aMg}y9nHh8`cM}j|U*iV2UlufK6RfBV!uX#;k(x)-_NnMomE;s7?q5=#jDTQM6k?W7`6J
Ks}!NudxN8G{87e%bqBl$tQw4-7~?ofh{HFG9uMcx^C6Dm}w-@AuyV-q@=0NkD(r!rXs)+;a^GZd;lc3eMTco)3)_tOZP~ixFB%f
SIqb1aQ+S)WVg38BY;WJiKjoB`Pkv_&|%@ZTyzdJBAsX460`&HuKEgGg8>76&trNB5kc^yi>>Glq*@B*Q7!AhWI*Ex*elk7?z!fH
<UK}A(#>6#O#}~n{5b*SogL7j+9`?ABTOhTHX@_Ifa2&)c3^GqH<L*qi*wApCs+eiE)A48rjizEo?5xkLN$Ci@v4^AYzJ+EtLaiP
R5Bq`sm}TCGB7SZ3uJ4GEd&vy*~^6oMs{8v)Zl}r1KSA$8B|4z2@j<F5t!OFcu%era@ZTiD~oH7h7d$-Uv|BayJkk0XCk9;YALP}
1f4SO(hjnkrTne5(Y771X<;-`pdknpYVn(QqXxB|smPA_)#xL}&|Xt98bvwVoBTTP_rN;=u+j8LLM1XmGZ0u5m?mWtyzN*=q1rLy
c$uC#=+)bPST*^VVSZ!Usy0Yqfk6Z_Cdp}ywj?Ps(7E4cc;LLE?#joMD}I~#d-ppC@i#-1^B0xoZsR1^?7F|>t?7H}`{!nSyf&G{
aagz!O4a?WA~OKLqH=9*_h<}ybsOJ$J;FpDS|gyi>V*Wmfn-jjYQ06zEc^RQ;?11_2#%6?*1AaXhukXCH=A7WY%a8WSHDQ0yYTci
G#ld9ge7G~2ZeSHcEZS8H%ER9baw<&&Ko6<Q@w!TNbNg4{+4&3_u0%ty-lf?M^~EYX}lJ0^oIj<+H;k+&ZXj}E{CosF`<rbfOa4v
3JXF#C^6rl^KqNTu!<_E2RzRx+S&>2*=s)iLc8`A6^>h+fp3h#%G%I0K$z)tIYw(|K<jo0QBYa5d9x9DypCb*K^JS~a_Qge*K8D+
ak>^E3<aRmpMnAb1Yd4BznC}5wUfj}pn3EcAbE~KyBicc6W5nbO8IAYv@Tkel^m+`xd%0b##9^|jeQ&)HG*-NF3p4Q?j3jVoKRww
^+4u40i~FdGaQsP2^mZY6waOHJZdU<Me84RM*UwgT9QQPg{r0a^CMZmjJhWUH+ctYA>C0TqN}63Lsn4TKEj0O$vIlmI-Sho=9uj4
_f6xJMR*P!$uT<ZMh>)a&rxWL88aFhmc?ioQ0w7FX3*52Lr-xP7xAdKHeLs=;`R6~@HHZZc^T-N4g($7R9b{R0-r7*bFv-Km(4qj
J8yc{b!X95DyMWh;Wp*hFMe}=;9}NTt#w<psv`ARfnGCA1Q&|O3?B-*1Ro_T1-rJD9Ag5a;Ex?3S6;rjd!aU~Tz87*s1p{)3=qdW
TVP`ZmI~vArfYm}ONJvfqtW&y<DZDO>x=H(#wFXKmtPt{!E+ciA}AUr0<}pxbRtfu?6kkT%I0z|H*sGgsud7-;roivD7rQMAD87F
)uluSStw-~Tj{WBMVvW1-|<+xGjRy#^t1GOy4B7-Eeb@D@~@KZ(!jJy#%&G?Hb!8WJ<$?ZIeH6^8rBWy{nlYH+-gtf{hoEZ;hk@(
PaP-qF6-Idk-b7lYw<6cidp4|_`NC>Vj81XyTN*F^t9tftp3|Mfl@9-L<)*|H>2XUZn|xJY;No<ex)e_dW&?$rK^0%(yAwgGo^s2
7u<{jTs%S$Ue7#IDvMsXm7pl((x`XZ`7o{NV?|6+Hl!$47z9vMYDEPOLTVE6V8~`ezgWd9?bG35V}Dw%-Th&?kT<de!-#Xb+p_5N
Ze}G_!Uc}^qLGS0db<Gk-QowFP<SY{D&xFi4rFU&)d%12jzx=*rd1Oi*3Hn)&SO&BSc+aB$ynm`tMx&oZf8JoVL|TgLt$%Rg14QW
gvC~pfyh*Tu}a*~jYtjen%of~?-e4wy&xDwh^;i>K{ULL-HCP4Yv3{8Yk@!Tel~vNrSD&<?|V3Xz+x!6Lo*A<n3o_u&|w5KvlF6V
st~To4bGMr)HXx$^OO2=`!gMRUk>QVBqgenh!B^uR6D?~a#alBdSL=U?LpmA5e0zqon5#4hr8<fpXU8DtV*qF<(z~1q#4It@#dYo
BA~fWiV8|3vye#da1nT1M=|k%P)B^=c3ix*1RoTzE3T9e?tB^an&`HFbjHd4{G4|U(Oj6peClF-r#K}LsI{(HLhC=58||u!FJ`eg
+sZ#HPVurM1@Fiqby>zt>TzQZk)YK^DA+%5$K_@n03dDDk~V!wagF)NYB3x#n?*O+wa5t%+U)GqJ+6bFaRFTc6e-R28st`jpxac?
SNMD%FoT+)?-9cRBnNmAPf~i?h}SWGUwl+?a=DhBjyqn2=_17Xm_#?x?_v(DElk8_=9zlULTl3Q!qgS43?w*(Yg7v8C0<-;YXRIz
ttux=2DxF~wdZXOYGg@l=5+6%sgMbZYStlqf^DOvXlzciy-rAq#G>?FN^b*4vy)z5i_2%Nzxgw3=;(5~XjeTZlen2C#ro1h6nTvm
F?SN!SF~oViv(GQDKpo#^Gcc&-o`c2s)T=!)3V>Arnxw>JNngFHivhXc>c7^@(>k9VdrOMm#jJUj?RZh$hF3Q3zzxm;;cF8RH7rD
zpU@AXq+~k@A33Q1-0VHeR)ri4WU2HSI|@qX%b)?AsD30JjVshn#<Avic65z6!OH|2$sl4d%z@}FzqqSi7YH+cYMw_7DF_|+gPuY
ib1yKh0x!y+P1h4*Eq<^?$mNT^b5Z{v+wJ!pwfV9%~BSrx;O~}7G{yGll8U9AB4B+_M>6z4nIwQACF)&O|Mw)=|<=32_A>2d84)&
hGwyBz@f-9+P<f6%WsbRXKvdoxX3;_UzVlWAU%dS&ET{Ya$a!bKnRIS;Mp8E1PZ<DYa4}K#L}6de^FA^#UcJynE9!u+TEkk475Wk
c@Fnv@H&{qQ~P>yj^a3_oT8FXh2cEUJD6!KQ73R(MN~HlAV?LG_m|OZvtf~MoAqNb-1%wD>clSe<bo*>cYx$e5WxEPbI0b;VChRg
mxj|`t!@R&U5Jqo^r94@1E=JkQ6p%FW%#pk6C)}>S=YgtnVPpsjIC|Fmo&2Cw9SR#0&@@x$7mN05WQ3RU&8fsPRL~R*AV->9dDMW
16h3xxGq1Br{%d2c;ID77Dq0C{AvXtMwqIWValUI)^MBGlC}}-xu85oh*m!08R8)P%C%pE-raReTE10~^egMZcS*sKQ0%avlGml4
W8q>+wSpOAP?*)LKtPS&lJI-$;V>ydCuUx^dIT40#v^YXV$xBjFOiA0=>SAT{D=bi9!$lH5d1AQmjsy4Euv#H*{VAA-@kX0)I>{k
n60HLw38iar~N^DNzgn0-@k3AB$gTkoE9J#^+FdA03q|cTt?gqwMc_Q#_>c(^2b?yBB*)77#1zxa|ggS=D8fH12@Kke2fTXdV&qp
$!SAaw#RDU(GFx#8eG^e5g<78UtK&c9S2Eq&=GN$3Hbcb>_{4_<kmSqV4#49M8e0lJ}8<8WmIXq?L;R6^Bc`<j|M?4tsUWtWI9<f
?hr6;LG=qjk7%%_wD@See5>CZk~<_v7CrmM=b7AKK(Dj$?(UiIJ}L2mzO~|tln4UOXP^!fs*%t@>1set;Kf$6y^0h3Y?Qs@IoF%i
-Mdi`_=`eAe@ri%I{{ZfR`i$zM!&-Y6YC^XbrGlDA>dz-x!mIHdCGEK3kr(^lZScNg+sa5Q}DUVYpzxe+oBF$9XnmZeuNo!JY_6E
sGg5~*9ytS`7B)o4T$-AG9JT2d?XEw5O(X%bJWcc+!9+4>3*6=EQhWGk!1sV-nPc814&NodOk?IQggi{6s>S^RKe^j44)B0A;7IB
-X}rvtLx#Qt;W^IR4=1KKFW8ug&As-5o*UdX*8`tcAWOUZ-6Uu&k*1_rBS<0hx|W(>Yr;F{sF`IFOMi2Hf(r#{uiZ8guzIA6yoMS
xu4)`sAW#+^fZMN??ST-KWrKbHoQN(fy#Me1uK$K&p?JS1b{uInK#@J@ZV0m;py<Axo%_=Un@j30*myc{savwprel0aURl%3{IPn
?yQ&+%-*A@`Mr@FWyQS9NV{pN1L{RHpPk_c9`W7SQd4J3Pf>ADa3#NRam)|5N0Z<A(9pp{K~O`vYncZel+R94RYd=g)PAk{{~dP<
!#t3jw@})^5XK3&yPR_8+lU^1KUQ-<hko8i*hR1h$@#{<!HT%tE}mvcbJ&L>Zt^+$AHRN{)&`I!|NHi7%4q==9jq)w{oljrZ<IEa
0c=7bjS#4*uc;?rx&e8wp39O8+(+Q<h{J8NXN~QAwZn;S&K>PW-&8ZhuPgezj~!~5UJhN2p>JF)5N(&cE<v2B<(40)$}itxV!rgF
J}nY;5{x)4^!ea$pU>-mE=#n|wGPgWw8X0p7)yf=*?t%y7IHFJXh3#gK7Jb(_^h{pLSMvzaWeks_C0@Zf8o?laZ|Se<Psyk?E`2v
1JY|-JrzLwU@hv2U4zC&ooMe;5oLOOsGyNKR<eYUk-Zea-ix=??$i_!6xwlIy$j(2hvga3L8*WSgEAn{qh&j3dP!`SHq#Iq2;^3Z
Cfx6B1x?iwWMWucXNw_xf4|J1$vxydN6(~{Bl8cCYK__2#^eqJgTvEw5fXGGfbjMq!Mrjw;ps|?#-~~}#claoCU<)<dmH9*(WOCB
Ufa89X}C9f=Q1yOn=28^(c=kAl6|NQU4{VQviGPX(o!}|3ScVr^|~KHAIg~^Hcg};DwAA<TPAvIK93o-$U~2bR6m;l?2;VvXCtb7
b<f;xrHdFMu89s=-#&5W&{ANQSW2M{JJdo1k1D7mbKgZ$$dEw_>S@4wb4|Rafz6abOH+%VCap1yf^-Y}s(((He_q+ePrs1VSkk(Z
1t7|wm%rt4O63c^o#yVjs9{pmQie#6QXH#;^+Q~agyLE2&NHpOabBcSA;p!`k_niNgjiWuSjV#2z#__mFdiWPdduLmko>W&qymj9
BLHB92}v42ueC<9K3MvtU?I^a1cpiN0bfY*)vH+Y7t)it_PT_J9QwPMOdZBU7GudXdt?tdACH|(Boy&SwYS#;O}2iXOQFw9nOx&r
a8s7<)kG-Lp`y#lF*0H81=)(FF%12FrTLZGkMZimPR{n}TOEw!Rv4n<c)QlP)%!AW&Ys!NPZ2?B*}lit_339Z6FAA|RU`W}U~g5*
q-U?ce!Op-Em$F}@_0J}XvNEpk2-NuFlMCQN3Nn=f=@d=i8d^VlFdR)Jm(wQXa-G(W4WmoGA@P{+6xY7SoN<rKx{=tA@*Kbica`Z
R?)%)5MkY^tG%c+vwF*3>!n3%AyC=EMF$lqFDjfWcbftt8T5`(uugPT5{1bxaYwDxk%1WqcwbK)e=>hI)^S4hY9cW`Jo#%(5m5!%
4DI-B?YCdzf6w;E_fP!Ne11LWe{W0?B}-_dY`n!kAM#zv0UzN5pC8%$@9ww%lo8kdy!PN{KlIrD&;NIhQB(F7QlZ%q3ec#Fet!4z
5fS;`!uA*TVav;-<)_HkE`B-wL5DrN5Zvg`Ecl{=svyCDipZd%m~MSHas--7D5vUR3j{Z2jz+A@_pl$@Cy?d#&)7bHU)lB#vzm3Q
*!%5Ab&z}~JlN{q+>>8rzpK!HA?nA^0(?2W1Mz>||2>Vmo+qE?Vf+38*XuuS^Kxvj_gO>RnegGk*5PD<#^m96wP;W<P7lP<PxSIh
M98IJK!=5UybuT?01s?uAE!s(+gj#ZNG6!GL*N9VK=qyu73)77*Bl2Y{72a$UW)y<OPA4S(T0a`yGb9P`8>QW2@Gk3Svk8vtrIXw
S}V$6VLT7v0Ms&Sw_UJr*i=D1hhLx$1{e&Bgat!bINWpVSOkzXLY!b8k=|q#dj^PnA*igq1nQ@9B}lOcv)ir<&6}INoTrUL?uHsT
L%j3p5k*EOo`1oSgyx>2K$mCZhWVbvK60zZQa;bNBp8H_{%F%zg{tBFD!MvrXTP)7O%JcDHb1z4JGx!Ls8$Zdn9ihch?)WhtSoC|
&dluYH&d@ugPhz|NH3kCxzC_dXMw_)su~IwS--w)o*bm(cq|5fAD_Qk?@T>Bw#`WP|L1q%Diplex4>n9Gz1^R=KkOF_kLfm-TKJ)
Zh|s26&+u*m>zB$rju?-{-O7s1Resf;rO45#pawUsjK}gf+7c*zK2mkMH5Sj?EJM}QvasS!}^zNh@Fj*$&3n|B+^Z_{aOuX`Eaoq
<FaQ!`yhMIvVR}Ye)t)&C**Ejk^p|TK;w_U`gH@7yF`!^gYdY`&F-i9Zd3Vju)u;Mlc(Mlo|q{_wt_|oaWLr_cOQGi8w2=z&~kqp
O>XoC%+6Vh1NVa#kO^%5N<be3CiOzxhTLsk>QYxlIDdBfhKtQ#PrekyaIsny393aRbueDf{IRo)9IIv^+wgeP|Meh&N>_sw1>PJY
-D-d&4Cy7Q2z6{&o^NU#w>;V2iTgh2F@KUkJ2?0ra4X3fn_|EKz+;z3U>T-}G4nE9ST2(PZRy*VgE1QW{Q2*PH?Dc=@#%z;f2AZK
azYW}vG&0Xfb5xt<>LrfAp+!0P3nL5_|D4r$hc<&XyTdUT#QUgFl7tp4Ng*W;W-rM*{^`rTt%ay9Gowr&$<A@j10OCffhE9gF7@M
A4CUt6$9bn80V!Y37<5gxlNCUQ_{^QvaT~O@>Uq0z4<a%YPY9UuhK83VykwlHXH29<$CDmaIS?jk1`hYPI=d+r%OKfWY};bih9OH
fv<_`beemiNZK3wsCx2q{=ZLr@~XjScD+=-hl%VVpk2}D(ZfbITCq+@dRld^=Nl_)nG>$JApqRt`rf3S8h%4RUe*qg7<<IA@mJux
m@Y}%vBiE%&%Rw4%={IbdN!Q@T)3`8gT7r#I4{72F4ICMqp9=5$XVa7L+e(Zl3PhV8HiSF&zphTGNOUrZBtA%WQT)v*i%9rnjjy#
Ht^T+QNsUwvo;9JQdRQTLg^{V$7E}iG<5ZJvp-!OD=eJ>JgQfU1}%7V>xXLBpd=lO>R<rlT|hvFa_A0Fp@!LYtXrpH%j=eA^6pZ$
af=_jtInP*!Ft{2oM&H(xwypG-6m@&6y*lNJGGp$a{?HlQG-}x60X<9-9M;eil#pC<7pU-euHkW)z_OHB*O8$MP>N!qlwYmJ#epU
r*ITT8lgm)Ib${6{@3(<Q0VOb59itE(!sOsNDIqwE%P7-3lNO^y}X(ZcVqoS+dDh%O`jUd$Q36O+v8m9eLC@wZ=X&)f+&b1IL}%H
(!)&bl~pB-7J5X?rDuy~lg^pns_wTivuj$Hos|U?9^>rw^YY_@cD>4vr<BGF+~>>=e9xe-KH>2`F92+85YxYV%QD>09!xk?SW4DL
H?K}U<~L2dR4^Ng4moN*O|V`As3A|a4&5GW(U>+mI}T)QK?jfw7UNF(L-kXw=fH@9q+%Hc8W|%KvXx6Dp~d?jRD4d)7V(+&>|Ga!
zP!dCZr8Kc=Zva!VbJM~p_HTe5B<nt?R#<S{~zqNstsxhIx~n2<IUSp>^1WY6i}|A$R2@^4BG_^(qbtvgN&}VxrW^B)o%|zSQY7>
>3;p8It1VfHHhywYLU41MLCVw4<{=*$qFkml?0wX2gSd14hK5kE|5kk*HRoEtfj*9adM7o6B26Tdu@j8HfDupmny_z=azg@X!OjR
W!navem*YRbifQ6j5aoQC8R!qC_)4S&D;(Z<^ebxHDiJOo4P+;D*R6S7q=XNCMcTd@25Vz|IzHtUp>F)bF!OY*@2caB%psYA%+XK
>>{kg^Y6pbSvYEtg~2<v)JU#u%ouHkvv%n0Tr4#L@-UE1&cEmN@%I1T*Z+smH$KCxa5EM+r`Y%PU!3+T&tH03j0}*<xEc1h-?mH<
F-2Eai+0}b+yQa+`cT_rg5xLAltd?PvkDv{g0>${X)1hk>5a&UB*;jX)OxRz5;-R?fiP_{MbKMoXE{e?$vWOb%Km6-j+fg1<m=qd
h{?f>!1ekU^#>KANKy8>+qU}DY<9{<NU?61Lj(i`5(ifPqU;<E_kQZgqf_T@?Kg)W?i?8;riLJar+IM#(5I(KVb)j%{5mf5(J9TY
S(sutW>*`)7glRi>KDLu@||csp8WMB#Sr>Dt`gVNziR4<UBXa7k<AjOoefeWi8>M)k7iYNw24uZv?BLE-OO7!>)#wT2gF<k#bo6I
L>6au_}C2sIzixxBZ`T_VZ-f_3U4p#vkf_mbzmR5r=^^g#Ez3bSBvzJbQjnIE^@g|0E3Q}6{!4Shu=ANm+GaN(tU$XQ$g=qY_?v?
$}A}ni_d_1hplf_e(}GnDXd5mP&GCz9El(y>#R7@<;@aA4^!HZ5ov+5g{WMM_#lXHnC$3wEqxYfmJo7E2h<&Fad*^)<X4?sP!<#{
UPfU#q0d}ycJ6+gFTXEMYX5)KC_~K&Vv|ci5fp}57RR?V(Ge3-BvUaIZ2^@e%~3a=%7}>~G6FIwHyk%OJzic$F4{h~>)(E|6(<RU
4`<@>hi-UgH13Laaw_fCTxIRXWKG@^&aTTVWakD7d!M8=L$_a#N_Gpq)x`?0jxIsdPC=K6%Sw-ZV53t0xE2&)k>Tb8r^9I0_=`Xp
O*A7LxM2jA3{%p9w-_h$rBBiHxy(-c+`YZ|Ca-hv=6W--h0&t%yCS8dp)YsccgN{=i8sED?a^J%K-I~cMOyvwBha5=1=w2Yu~#S`
Pggb_^>e0Th>5Y|MlMg{Zk?;^hlXghz6l;;1van_K0Q3WzRy}R2!rQ=pl(GrSOiB@(c1^7&4$qLEx!6SaPgdyrkSN;fy+6&u|Ew-
z<f<|^FGuH!x+H|Sf(P&t9c!J-JTku535YQ#kbyc6!Y{HVW1i}1&-)BY@H4v1*nLJ&Ai#bpy#j}R~V?|^&$O1_PwSi#2sY`U7ewq
FP@KCd}EEPw*3>2QrqJp!<Eu6lC4I@3ysFnGViy7NQ=^7(qq$XX2UwRa?~((9d?Kt5bnl>Go6a@T))M=uYYbG_Xv|Ou1cYzcl8XL
D4iU+A-?Yamm=_>Z6rjINX}v3!LPEK-08#0Y}!8}XQylDjxw4rxT(W9j23D7Afdv}Q%Qqt(~jO*Q%GrESX9JfGU{JwYcYYvt=BMg
C0$B{t3-J!xpb?Uxve^3w@#9x)SbJ-sn4=jR!LX|VJYJ09hh~Z!0t7dz0=bx*MFDKMqnyH*@3VlAdM#bQ>lhadbzy2wZyQBvHNE&
=f6-am=OqY^zvcja}MGmp8GoOz7vL2m4_EjdoosOm8>{thlW2sI!<oJy0;VdWH}2U7T@2$i9&Z5UxxiEJW4v+LZfyEU*+>Sko(vk
A-h}EWkL6|)q$i_N`Rsh$Cgoe-USRjj-rm~${jOVWYe)EE9tg|m}`r)ns(M3LyKoqhkK!ThutCioXmvxUIU6k*sz8Qti_xcBd%Ls
tDB`~XsL%smn>w8u{tm$gFSBgxdwv(l34J0J;H6QM$%CebtSE0PJ*i$0R$}mHjnFd`<1GMgR~h-o$h};^<Z;N!1@6Fugg#K1o}xR
eIUw#UD8O{k7Kxo*hMy-xhD@8Sv?ssj!J3$qg8H<j1*yNswL&hrn`*d-3A4A!o(Ro_zxV%qt;x8pSFwfWnt5|&lkg|p*&Blef8vv
#ot}THdvooT3udKM(Zz)j$<KhBHM8~AndVqV?HCAY<i?ReZkLs#Jc!!RN!8w7T3J6q=~hO?BO1L?{#Sj-E{h*U1QZvYtf_KdO1_z
^?yUEksfH5+p>MEBO)ZPsxYGh(mu25s0Ghx6)NcvLQXpPw~)~6@0QP@L0=ww^d2D(28pw|>Z28iY$Oi7lY~8bXG*S*Xs4%w!gCA%
c=!DH`B&Gc_%@}W)PWs_LJT{Gn?*{j2XuhPC!nJU&g4MQ2>w|K|2N3K*L^PxJ8ZU-jiTr$?*q+xs}?FVFDZ^2yzyu+&ddFN-xJ_p
e=8Vi>&Fo8cui=;-zwUOR#i%v_dR-?a$65bK>c?hqx-&Rh0vI*@_V|IiFkRIpwrP9-47}qxa%~{{jyOJJr`o-%hw-Ye)EHKiUSn}
4EA%ii-pCz%swltM`FtaCXmxMGFuu8svsCjIIHg<?n;aXkiPe7trd2dMB=mVRFvq%fneE?#V#4MJH&U~ofI=T<#fK(V@ILdo8y!k
s})xzR`&_U(0pLUNfFmJ1=^CBkqJQtSdiIeis57D7+ffM+v;(*B_uzhi7oN-lB98}SIxQ|YT$39S<Ngy=d7IizkiDz`1c?MCU<t{
rJO~b4${wRnxs8>>w46{lG+i}4H`oP%nTvVlD&-UP|W0Rw+u2eb)1iy`Cm7`==wT?!7dR+CUe2@HuL$EPn5p3f1^*^u7oHdij0ha
(oBt4a*x%s6VbGh5b5k98ek!ykTMj|NpV8xT`f9I3*&e(NT%%5h?axR27`)+d1n-KC9f|`61oKyL?l9=aDu8;S^ae8Aq|Vm>S@;r
`@H-9Ij1tUc#!RbyKRA|O+hu`!)*KYCYarL=Z!ECXkY~RAu9fL`Jq7WyRN>r53OV(`Q79>c84f)xmfM#)u8_iVaiWd7%@9=ZJE{#
l<N$QbTjVfjgv)%P2Zl{trzg}?br+kxCgIQcV;&q2j~c??I8jjg_MZq)bMW{+Gb5X)cAWDHs5(SSdVZWDUx@QDhh+k47f;sgi}RC
7Tq+2#aHt!HzTLZ-+cxUz3y?N_BA&cnWl`yRaOUY3ktKexR$<w^}=9Sih#0pHqjBUd~tZ%(u>$Fl8d1xN_lnx%1nI@lLdr=-pHuv
c~~w(A)0S-08`V!aopqDeNujC-=AJwmZi215b_B7%RVpD^4{jMRGm8N$-)8jWcN)a@nZI8f)jmHuy;09-)o)rVvu7NNIRswQ<@c`
K~x8*PfQHuSAGT;mQyR`Rmo*QFz+`F<RdV%&EU;B6$LKwFlz2hTBwM`<|hmUH0k$W$-CsLIxfmsTi1!C<baa0q3D<Z=Frp8H`JX7
aKVAImI89gK?OlpN1k(9mt9=O{(7d4Hf69XsHmw!kEhK)cT+klBmv>y8tIbNxFN$4!5Dlna?#*oNiqwfI?b->rbcCA8n@$O`K99d
GdHMta%2=wQ%A1wIxrZ9Ba=PVp_i;{t;<I+27cIfuDj;n5RSz*&Hbwyp?;@a%ta`Oh!zUY4@qs97GTZd21bupY(NUaHY?V-Jqr!a
Rj^B>G)_y;<xi(dVbq_V$ngI;d$sm^!*?|r%uUu1Necjl=W^4v98^?bWHE?cFq5Sqq@Qa0OtgKbS!e`z*dVQg^v-ZW+Fzfm-JOS2
eJ+uRtzX)aT8Ms0z3<~t;SI31hQE_y!9h<(4(xIK9eb)guccKgu=Z_GR*##my@-FV71{#N(0CqK4@m3Q6sS`l@A=ae-j`SFQtZ+$
@CEJ&1F>K))*Dr7Xg7+Y?18m(GT?4uK{H)*5?fre6mM-(oF8u*FKda^lsiM95@~y$liPxvv&Snw4bRh!_Ae3;JH#h|6Yo)5(Ng$B
>jDeUXLM>hUx;@Z`!DVN{=bi~{4ciahI}L!Mjv7IoyQ&bf74(}FA^eTPp;8T_;AiT_51nuT@Kz~pJVnA5=BJ8|EKciqFJa41ezlL
?hb|c$o~N!{a?%Y7w_Zr{hpsMurmr`4^OcEPb3p!73VDt1D;MH^=lRU6p>BF=MKRmtX>eVkQfMhY`7m7G8$B)YTuTDA3<Dq+hf(^
`3C=&{%7?4N8yi?ZvfN|zJ>S04<gI;(0xDU*jNv{+4%<pR*zUrG!QBVpQZ2VEdHO8(sU-314T!VbcPT^Q{>zSvK&O@@I83vXT(o1
fIO3*K=W*!K3shJapm^%gYM_`C+}}<KaL+j9P%(tUwnAS^jswW8Lw$<USIv`aBV^_i9ntVpYz18{7Va}J3(tWpYQ&%K7Z@1%A#=O
x^;+Xu&{PST#ZRB{cu0WU#3}+nOCt0X`>*{MEZWANEM(&kwSukkrcLZlwyu|k4(~j&Tnb>zMCAxV3XheSO;%j49Vw~cqXHvoozkI
rRIt8C|nD;asgmVU&1dVprazyOdS8!gG6<xd%C;e;rKG4QlA2U%ldlz=)6hlGyfDlkzovo3p!efj4oP=bmATX?q_?A{bUNjUJ%*V
oO0`W3PeX2mZhxlA(?-;kbVG-M&JDgQo;!#z4)*c6%}#+PC|?rTz^RXM0Ac$8UX{2l2LuSY-x~^0#V}D3l{^Q8qu1a2m=IyLhI@G
82fF>?mAB-@Fxg~O{ATtM?XZ!PsJUE7~W@+1%P|En@5IbXx`&tX#(K00ZrParN0%m00KakBWuRP9a#f_(ReU><%!v`{_ReZZ#(C;
1CciIr@(I7JBGOdb@_LHC;_m?EC<l-bI(u~$RV&g7pH`%{JAd?99OrCF8=K0l}7TF2c=rAe<cXeRorqu4*K8brJJ6*ZKWO~Gdmd{
(n2IctyzNt$UxNV9cfzM7NGU2A9vKV$ZH<Y3siu>0gyllM1mejNGDh8I(8J314+ViE$phr1JRX+B7AQlr{tB-js+eq-tk(^d}#RR
W^3-&3VJ&~ZD4+2LuYKwCNd{fAZlJPpx%5$=_(vftA%mawF~t@@MTcZARbRc(CH03n7goUVbelux9Z2M+tBal!z+P5F^WaqL2xBq
T?l+7Kj|u+aDPT&$~@3K;r|U_r${|ghPkkRhVy9Zkf~WWTZ!$f9TWvM7>dLtvyA_YG?X<34{j-nsHnw?G!wFlE)-mXZ;lQGR0OF)
ydIVYht)sYbh-g#R7GNkWvHTxwTG4%Vg(qYr}XSxgAqVs=16gV0tXCs@x$JCm}glw`It(<d4|v|xj#-owW0n2_;1h8VD%rVo_wVM
d-J*;M4am|A2be~L6OZp!J+e>?06v_M<BI;RRBNd$Q_)@AL>|ChfFTn{(;Wbg-$s!UEPl4E90u}4QS{ZJ_@Vfk4&%k@V_7r7yw<E
HY_B0N+TyD*-?M+Z`9Uy!h+WL7EQ?p%<p!93PWMq*!z%{KT#fUBrvG3o}HPyd+N_}gNU8q^Y?eXLJr0dOGs5G=nw7UatQtj`Ityf
4oRiY_Mg1d)ADv7@1aKR$J+M)PPaAhB18R0@V~c5NdP#16o=DSaNhg)v_*ygP<me7CtZr|5^$X;Dv2nL97@EkL!75w!UC|Q)C*eT
p4LR6>CP9vTg%fTlA|q#u&aeyiz`FxpHg@H|BecBJK7=x%j|rIpNBp0hCUkH-PE5a?L`CqT<#&Iz)j4CtNm_>4MEv<E#olFpI5EN
*XY=|0G89(qKA|}^*mX_*(j%$%APxV=Fnc@eR(z8&zt_QyGII|Ie5RGpH;u%hdB0ocjfu-0({x~Q6dEU3=C*K578$p%h`!HZdm5r
Yn}b^<HOFzdIPTZRnghMhM3xgCk+2x)*Zd7KU^>X()IA=v0O}FlbsWH^4Hn<bh6v<$7^g}kqjizh@p3HpzTZl@`vG3(bEsR+2?5t
0`YEEVHWTj+vpMB?u6!CK>MCPV+-b|tkRO}?i8d|9_>tC4V>J3-uz?Tiw&;Y7QxBTW0kQrtW9%UWH_a&KAb?)EhO_NI;yZ=ne=5v
Q}rzjal|cdaoxwj4hPHoq3QU})ZO096#Sb%M}-UVG<SJ^M(Bs#wI(;!?!oKWV1Kfke03}5-!569kb}!!(F_w1-g|5WTOZ6lT8x4v
x+KQGN2_mq=gc>E=pOS^Wc_b`YUkXCkcs<5A-En%yPI@>M58rs-2P+C;u-iKz*2T-pRw8xJx-9h{s$L#kCzRGv+urxud_b1+~M`$
vj^@UX|*{f@7MOTs4mgfu_DA40k2kAt5<=YDu^x6fq>(sy<WhJp+eTHRde<F^snanfNehBdg@pf3E!K9LU#-X%t%Ue+#-mM{OEf=
-osxFyazD+k9+Alw03n^W>))r;3$LKUH_B?0*C;JK#xZWuzYOksz6aa%6=O9TGk#CJw?P|C)L6U7=c|WA=3>AlOX!$tu@1P4Qqz;
@%`X6Cbtz{I1YJ{vU2>DJk1-~>Ih)m8uWi`Vd%A9o``Jxz_v_~NCcCyPEj;T?H#6YqRX>whZns?t|Wnk5UVf}Jb&J#x9|IV`VdH)
(035ye!J@Mn5l1Uz<+Q(SPk?8Jr9EO)9yp}{Eve|J&ILT5fNR%I}qdo2VubZ481g~I~wD<-2gny_ptCfmDGDECvgxvpE)|_XRHO>
l=EFkwRmxZBT;jj(pw{?kUjm_9CGXhKiGa<Mxr~1cXP)__QzH8_8t9|B=$WBVe0p<G1f!v<>VHn4$K8ShT1;Wp%1oq2cuHtKSn`S
d5@#Z+B+~DhQTn_>^bO|74HMjW*zMsd-Kn|4?70Grrup<{m^yq-jU1;x*dDQ909o`62^MwY#LgifIzJ=Zvf)}8bH;LZsBMk*5b*W
WuQa1GpSx_UQ&5$Iv!^Hh*>?~;rvsjwZHc5a6#~pjNk8b`>RCdB=P#>iheiz_5R>L#D8T#!3+eJ3^gPO!2fK_kUxiae;)C>Xbra3
gZppx4~a`}{cJ<owSgw1+T4X_Yc{oD35ODqA;zU7)BXcOD^m0H+M(HjEd&L0&{zr!gcx*)1k(BUp?e$D{Xd~Wpu$Y=)K&<Gct#(V
l#r=Lg5Ti~rgflNFaUm`;Y%4n^>0*b<9t+~&^iBy=qFVmQwzlRwQ7I~FZ1Oua?V|WX8nXe_@=a?Xn*1UlzltSdHj0vb?oi@$QU4W
!r&2qS8qW=z9>{{`l;%Zz6OL^Db2#4^8XJE+I`pQ(_OT>3Db1F5K!M+WE}b7+J|+WKeIv4O)`dL3l?I!I|~1h|3|QJ-yh-m<TtFa
k@`A!=sKb8&dSv1(t-CMr}WO{aSYdBFvb(I)4aBQ#iZpB3Z7z5gE&I6yL_l^)I9s=p4+Q}5A6FtZk6*?C(R;x(qE!XjD++03>^~W
9kTnO@}9l%6Yt^Uq&=Rz18*A(^RS<ud71S7Gyu~f(>g&&ZPSeFzQ4ASU)>%wkSc|esvi;Y5W;@%)E`s7AxqT{hufoVOQa?XhlEKn
;mtmjUoW5T(v)tw<$$@>y-}>39|xeK=Li@8ogD(keM%~To(9B%3lcb97=R|csq3?shA$gFS+5SVa+vUvn>U8iu~s{GBoZAvi$+?U
^Y8gymjcbH@tJOU0S#^BhT=Fu78ogoNC-z@N5pf*#TXikzDRC+)w^p`OV+x<1YjW}T6FZ+DYS6-4abG?vgy;5*)fQr9#jhoq^=8f
3F6HtSzJ39Fyp)#7L;oMk&{`8=v$6MlPbk1j@Oq0j0k1|tSvMim1q<e!zz(`a&d%v@3YB_NiT~z)t@B1(Dr%JOo=3l5C>}g8LjnI
M8{}k+bG01oYpnvP4_~@p#@+x6oVXIoIs~ZU^}ADm@BrsOpZEJ0OeqhanY=IoecukjJ)Jw^w@sgP|shMr=6CtP;7BdJ4<jych^V;
pq4GOc>L3GA*8lJgS@8hEh5%%1D;y8r<#GClO2wSn?b}lrp&zOKV!)!^M_Xdtka7=x3KttJ;Hi?>f>FYwTq-RMDxgTQhbkHsNQ3O
tS6uN$6vt;*Q8)reEo*G#XfZLQBM@{!}yq2){xawZyqQOUw*d*+7rH~s(damU6}lj(YCy|Jo0pRi8{C5#ktPJ_VW4e20B;ySS~%D
_ORtXy1zLNJWD81+Ns)mrP-wHWPy?_L>mLx!gm!0e+oNE7$N)?0RmkL_e;;r2ln4L_(=TVf#C~Q>(|W|k|6aU7tzPn@gIO<3w#ne
7t_IjXCJO$4LNG`{hCxTAG&mBFo)X-+D9)d_gkVqzgNGv!-p{YqYjb(<8u+_`(yGW(Hk8w^7HJ6^^$mS6keX3ImoN}n5roOLGggs
cMQ|_OX!ztc?_~cNii@uWx?svP7`0g*u(W?l?5x#Re!4EC!J7H*ve^_`XzW8ZMja5(*GtK>x}<5RQ412D?h(43<IVeJllm|wr0Q2
llF9xWL_Ci`Juvz=$-dr!yj(2?ms>Y6!v9zO<`jmy*I79bi$r1aL5!?3}IPPj22C}=?w@XNbyeQ>FlW>E+p&Sx089tl|N{5KP}-=
$7-itI*O?+Sfj4TkkWt9U3JXslg7bkc6Lm(b!XA`Nu@a~tR5Oeg}0nuOv7b%j(xgo1cb$2N7ph9QE`n#9H4JU%O2DgXnuZ{k9t|x
^y9x>&J{|=gaxCVIp^4YuQE5i^L*J$^4tVV8tAI-R4P8ns6L5QWI+KfXXuLULPX~`6yZtfR(+ssXh(zMmzM7!b1WcGlmQk(wU-^T
nuWHSID+4KkBOY|1Nuy{ziV@GB#))XvJFlAWuaua9X_>H%8wCsVP)478~gkwx!R881(e+M3J9s``L$cXd7)7qZ7*WY<a8rrr+E+a
Uu|T)M#n=7nF}!RdN^JO^teL>D}}MaFV*kS3l;?QEC$#^)5h=7?Zk3;+h~|MDpPYbuQ!l((KgVSwG_cbLbhCVE;HKyr{k~dy8*AC
LmczezB&mQA+)tiw>yZu0L(W|?7hefkp~2O2pBD?{CsHa)nZEQpCjAsymcMbskvs77;-GNKs6~x43LCS_2T2h@n@3`n_bb<Pc=!y
1%hp7MqVt1LxvpOS9@SopATJg<7jf#ffGd?H%UbMbL!Mfz4BM^<k3@~C81yXGXzFx<i1=XssR@Fo<vd-Lk@yFS)!4pYcwq68pD^P
w|nP~>7kHhyCjbAo;2QKL=*@`%&sEtX+m$ryaI^B{)h0C+RF79I-T8Xsug^bboc$A3^^w4;#hFz6rXcf-%7eZ8J?6ziAe9fK!gzm
hf=<@B)K~(5e0_^aD+Ir562m;Us@cq77D(+7QbfY={@p~zgfby>2@g37kc_yZm5ps&(}}!Y~!P(Lj=PkSTQ0QUF{NT>GO+f(k0W8
sS$hrd(0Nv=$#S-`5mJ5_CF78jhlU@(LN^H?SAaq$EKLTM0TDx->)KW_8Pl#tYKnHT(SkY%wlC80oRWEIjZM+%%DypVhG8|alzR6
O&*U$PZ)SoL%a9FJoBX_Us4vv6`T%b7&DuPk<5$ABb>9Em?Jl-e|=E2tZ5<jxKoA7>8qJR|2hK`55Wqss#=ChD4o>^ervJrHIrp?
SC9z=J)OZ%?5&R~RI;LUt=1gBH&mqI-fc2mk3=MhuP$)S+RCP-0v~;|Go>xcMQ<RNtYPAbOdZ|`=d_8_T4}#p(1|q0O4IwPG!?J2
5rYOzOL}=PGhV%1UhBJvc|BZF^dNbm1i6CaoCHqlJX0Zs-&<RxiinO#SWY%fEI_GimPBlm4_<eyNIiB!fRA5-*pEIb`yO$XR;NBX
(xVip<W90ZEpJNLS!s_-Qd*TJuF5g&ouZzvpD%6>OO1}lQ5i3w)6m3s`XOT#R4~Pnx(FQ$QP_|r4}-ugd@AmCv=2V}j@sUwW7cVf
YLASE8_4w*))rKA-xLJ%pjs?AMpLPzOepquR*-a~J!VzkT1f3jb_FRR%T_Z8!5|_a=v=n(A>-A=2u2>|>0#~mO$fC|&lY=+t~o$O
n8NZ!k{I0*-Bwy3J#o$=;|19}o*Y9=pO?$f{h!%t;Fd4Gg*vr1PdQR7Rb_i;JJuAvv-_M$?(H#&_o4Zz+2Q(qpgxe7auG^IaL)(#
8!DJg1OnALE?R^z7VY1(F!{dpGuz&2<KAc(Xm`qBI%N+rcNUK00LWCMI?MnHL0VmHkwLa9n*@Nd?KNT8Yewed<NJ9Ax}<lM;II!q
SO~BEq!Xx=aFG{`fPqSG5OR5F>Tdeq&GGW){pWAx{-+?ru72aw+J9T^*jI2Hk=cAB-01y2aY9F|;nWbQgTvI;N1^0x?mV@q4}EKy
AjWhGcP!<$H+3QfF8~VBb+Q`UG$<LI3&7s1E?sF+KeEB<s^mP1!4A+<yiJ$40tOTg74bfo#l;a6S#zmpd7lOCq-YIY4wi@7El1yX
^=c?|*>RuSXQ>|}+iBYsdyXkd98m`pQX_nK70oaHmwm=Ck-)9Ki&8Vp?SB&TGN>yqJ8;@^+Gw$8#Lj~5V+e;dM0R^^8Mtz7)?f90
dAY@S&?5Qj?01oNj5hz(WpncWSAMd9PqT=w9_ROWd~x%JU>g4>J>TBI{YUQc|G1VGV_nz)(6pdX3uxlzsi2^U@87FOL%WbFb>*X%
=s(2LY27HR`}uu-(j4I&A?t>8pW0XZy4i3IixmSQ9YS9|4~!|0?I;G(kRz!<?usJW=)f-|hn#E*Y;II~)3PGr6pHHDIBm<Xw|>$^
f9)A5|5z6!B1(ePs^kD@fhY$F3QUeuW2iKn3Sj;AZQNOyKj1)+?;Y<3@?(cj!7eu5P07x%nKs<uw<zIoyL074@e6PHw0BG7JJl$M
Ik9X%5R?TEzJMrkfHF*F=|A+`$b`5S3=k$zM2A8jVCS~LB}yU6<*i{dV)_rcO|VD~6U?BSDCEFA++N_)hlOC;uA_vIl0lT31M$X0
FpkKJg~rGniU6SQoRMe>29O779EAdaC@56aIV!Y*nHWMvN))L;J5egj1T{rQgkqfvfO*2pIV{B_f`SV`+RKp<#Sju>3K)>tNy<X2
hX^h~3esm`WC_BqRmx_ziHxB;K+_{&W-t;Wqg6|FsEyf<nlU9%UFHrSl|G|~P8_Zw2c_R!ptuh@A5e3N(~fX)(%|GdHsqa@G?>x=
rd$M>i*x)(!==bB0Oxz7F2^P($Ybhm>Qt=ns}@Zrkeo71Knl^7+H%8bq%H<3O-YhAMlAqxBux<#gTe!N0OJXo!&0V8LBbHopaPW~
g-nEUMAU}RYGvruw%C&f_<%wwfbQ;Hx8G&}rDmMAKsZ8a(C-YuP*|a{ryHVMcX6!NVyec(g>0JY&2750EwG!`E>YzrW0ZhxAlYXr
1BO5*lceDdrjQKTU{ofM3M7&kK75nXnWl3t`x2P=hPRU6QbUnwM1VycHC^-D2RJz=IX&{{WipskDw-cB!8Z|MiM_RIEP!p2K*kW#
Okk#yB^M<%F5BSH@{!+Y!kS#$7^K^#LE?}TD-lVpa2Ocl7lmkr3vk5@gkBKp41v^%v;$81#MBuGZw5}dVsL~h9t@~&DNu&l2w<9L
Nr)(EAyL&NCoJCd9ELpk#`@316g!B(rs^^>^Sl(0(i1}o!mzH`0BsGhIQO`dh6sX?6xs#1XhRZW5a8Q*)hHT-K-3CzktiSjWe~^^
d_R&tnQ<ayJ%29VttQZH5lKx74Bp?z^Y`Ya_K*bu`2NeYr|%IHWKc<F-=5)^GY0h!83C_s{U4NPf%QENs(<(fEiN2%I+y4|Gp1q3
-adDFH9BgxEq0|!cudwJB-oNXc9JM)qUtb`<1RPEYBJ*gQkQkNqN&sfZsEp_=B32AnBynhz+YA$q3Q8JMaOFfUVp>!+w%U3up9Ja
VBevz1b%-`bzmc_STE}DpZZf!?tUEA2w;q1pyS%eLt%7bHwqHT4k%PMZi^ud_35omicw3v8xs!012o@m>$$PE0r2|M*VA1N$X*f<
?*wR)AfTp*DhQ?;7^eN^(lh@3X%S+i2WRbueLf&>>Br#sRr|e;0PfWxJo|n>?XqYE4#&lrxk7(_9r-y4wz5cvN8#6pm~a>El>5Vc
op$bJ<b*uoWPVY)^v%OkOHcyVfWh3nIO{YM6hs=k0VD4{h}oC4JdRKD%U}rFn+elpSsGCS&L9(Sd_zE=QyKYuQxg43+w!X>`U5o2
`6?cM3&^bMbE_*V?Qf&`1mf?nqWi2TPuky}T^vD0)H7x%$%lU~6tn%6!<L%|_Ts7Wc%o~DG|Tv%OJ81Q;>g1AH*;uO4vorpLSwbX
73BBxJFE2h1#wk5knqcfHbg@Ua7Ggk361dXF{K{Gr!5K9%O2E*b$MdZheQCCU8HeX5#njF72N>9P)uRe3<<^t^c1Y1J6F%QzT4f;
Ic@qrJWKU!m&_`$BG3omf4cXVF0MJ-^ao}Az1n)u#5K|Mb>|Ovr(<9Swpk)TDj+C8L>;iPCmMP(L_=Kh^4}M0!HE&uJG9{}loQG}
(3naQ5iL#vGGrOcL!bkhF8OHE17HypP*n-jhw6F9Da<BTD!GE1mr1IInj%z(Sk@O5?#X_X>|weZ0!vNjQb125#M@-y4Yh{bQI1wO
dpbxnKHCkwAVrgEAKt)BkI!m>pX<~9u^;hmxpEw-+A^P^sR-rA=l?(K*UTnd#Ciecl1KmV`ln+E<^Nq9ej9JD?{}Qp<<J9YQPC%z
4mggN^15uw^WMWEMQDA_|HV{Nuigug;EjG?J@V80dHHu8_kD<e<%c7#-%r1{IqmM%=?@M+z!E?S0Y9kzfBE)y8(`<K(f!BwE3vwN
xSXHu*Yty<{x|i1?`YH`7>WWdvc?Mday*~lW*GSt#s@yG2U0E&vOJ0CXg}3AH2;`!evkuM{acx^p}>t2^pN_roljT(v&S4Uzu3B_
hy8@#2guwy44-KZj^60aorn<s#vXwW9CBIVZVG4rbkKjSf!ZBwih1`&Y$h1()eY@5J0|3keB3cSY$t)#bi>Sejj{Zy4`_#TwMfNE
dfoN@t{`C;!m(L~GR96Q!Z$-(flR`kJC1vvui|+59={_=(I7|A9a;)2(da$*Y1mAi1I|9B>-Bexa^Ta$tIDdbKwl*c1I&rm3)Vi4
!*JPri8%@DP&+v%V0un`#lYhAa4XTv%%S9a6L8{ji6RajI~XI?i1x)@(h#uU;i+V=v+x;8UTiZBsF4s6nd3AQUM7i<IS}M%zJg-(
5b-;MV+Kxv$V1NVVaWgvv^s$Yz;qrT{(qIp^Ic@jxBGj^JkXxTzF%GOH_5nu*+0nN`W@fQKWsgJx9}m>9h`R4*uoJD5YK<<w1)p?
9b`UdVrX{-n0^2D`hI_h&Ef~pMVr<1p>rSd{>Sz+j)s=uavuS=G13$JBRF}raiH`{Y!EOV5gb(J8^K2&E8PTV{yqS4d0_e^;v5k6
Lc|=PJwbLyvokKx=0dbYFW=UOcU9PKn<K}RVc0w9^PgrMPs53>kEcufP?wkDcRbV}bH|XpybsGVV*ELqpdRyjL#WIDuD|uv(<bb*
;;LOI(F31ec&-1#wig!P988l0%r4o=9^S#vcOEc9NPy$j1Mg=S1^WNP>-qm5sPmkU@D?#I<0d4`5i%eCAU!fP&w)KI&*=db%$Uuo
q%ec%6ezU+K1HPEJ*og7HxU#xk_dJmW}P*k%d4!z-Sc^K_J1$8kKg%rMTCEEpbnALp&uiMXWo5=$w-KZPtB0u**m@^CC1O}9gYM=
MB%k-`phA7&Uv9oV<TP9z+o_lj1tbeGnd_r)m2C2XTG{U7^oE$-2(*=nteal-?R?XQ+z)O|7DnmsjxOvm72<X6r@@CJ{(1)f7$-*
Ka;{7o*~MCrYSHP&utxK)XZ8KN$v=6$&lls8;%Nf&7p_7M|z%lou}zI?Dcq8-WZ%x5a#+akuV_Lo_=ARwYRbQ8#@oP*rQ7$-upkI
cpx*dd8J>j71AGGCg03#VCpF%JY>Rq^O(tk#28=Wf&aG8@OG#4%d#j=YIIJoKyz1Nkw%52=WNizsktHR{dxm+KOs-sf8YCdFzlqA
5Xgu7&sFQ6yxq9tolRz$2=4!E$r#JUcZUo~Q3Xf~RbQF~^m$7;bF`-M$Zmomx*aV8_3=NWDk29z`2Q?9a<6SG0zc+n&f_y)zlI0p
JW#J0Oo4^LC47JIRFt1*KhyO5NAZK`kE;B&giSI}?aMI?LZOX#W@}me*fi94#=uk4I^K?%d9sO*8JK?AdtG9+p<)XOS^eLRutkiT
{x%0JqQTXMCNRZKW`hZ&4lH_WQ{?W>)Zv(wf`i>lLQgUF@ZU<(J^pA7aX62Q%sVEUIPk|(l#>ib21RaiQ>^UKg%Fa;nB&1732u;?
A;YIY>SKPc7!sWfGwu_^x#%7PfWycg$Q_j@#}ZXVQ~gs%`)6Ih@!-6V5WPCv<>5nNK^VoHAJRk*-;?{W_xP(7v}<bmQ`s<7O*rBz
qQ!Dlxy?YJik|dxjw)P^7fgjDNUAt|kDP}0@@>vZi4y?InGBEByTDkmh%iY5_;;s=uVSl4p#VBJA?vzJ<1oiuRhrdjhAD~Rgs>DC
310>lB2aUM3?&r-8AcXB^d>AQ#Kgqn5r+lY4UHJC&%6G=c8~t#^uK5HAJ%KK5Al!naX%J*Z^|VP_4)q))#JbDJbXxCJ1qdh=y<n_
b{`|&-T<%(dU*s0_J3GXAxjhOc$t)(LW&^&wEyNu$>h+2QX&jiRg>ar@T9$z>J9KRKkcP(F79t+aT_SjbcnJOVT=g@;DeJIU^qaM
j&X}qN=MGCSaCRq7AGMSN+iu%h6+(aSM}yOtJj%1@K3^*HS1;}=U~rD_!(v8;av*4UUcdUonMz%l)H9I`NzYJ`8SdK*iks@PjDb_
D*A=?Uoir)5!Tfs#auVAyDHJfI_?j@J+6@YSxqkWcR7_TOBb!}`mRgP3h+%<+cSIa&K*+j#8{We;EfnSiUBIju%W9T)tc*>ulIlO
1Apt^r1H~iu_S}*v6I)EcV^R_(csm&>+A1&{)r@EAi-ce3c3f1Z|n6sLxIRHvq!59D0&W|d9w*W^pim{1nD^igf7AB-SEw2M^}u^
Wz<Po*!|gRaU^|;D-z3|9@LK_>z(gJdLnn%SG(oaG?fx;;^wo5$vQ=o9qrC{!tZ)z+3AE!8Qjk}_N3*Qk6i1WGtW9!<C;6L@M9o-
ff7%|u&9cGjfUEZW||?PcZBe!eJd@PBqSq;<m@{?1EUTH46oeN(ZYISciIeo^*aSVTMwhSedjSdw~rIQ*TL{LttsXY>Of2mLV46Y
hpgrtL^uF!TuJUcPSL}!t?&nys6#KV50mZn?gvNMdOaS^TC+(8W7?hQb{^?mIEY~^2aJaAtD*1Z?aRAKi;S6>h|0^Wd23oKR2p&|
5r`qS?(R*&5aM1rcTR=$(8IoZMy$Y&nf(c!yd>tSX|aa%k>WsjX$ipC`d)&!yNK$zcH&XIsY4@1wm~Un*U!n-dZ2o{rqwBXy!&u{
0CK_LK@*=c_&x8d-k7KsVCV*6`^WMAf$fo7*gJIK^y;@8lpM)n&^nd2%}UXNl}GLc)Qt|o5V|VrrDyZU&d7YobugKZ5h#>mbaM`k
&LG2xhM-_ttb~FBziMOmIHuj+nrYxC*G!76nob{MTI%zee9o^=ICs}=V+R`76|0dt5KEL;m;vf4uS?ivnR;VGo0I8k){wp};|_G4
PE)=0*8;e!gN2vFn`vpqMk{(&Ui~P;hHW%yU|ARALlu5S8;y#7WQ1LpMO_#&h9dL^4H{<gu-1(@vw?ALC`I?BOme$u1Oe&{VNy>M
4zph9qe?r8w|bp!>D)eEf@VhiKZ8aesk7IwPz-{37-&0T-ksCG{A^wQIi)Gf(nTS#frpIp0(?C9^W&I#>}cgmU4gIQY+tWj%{1CU
I!=kwX=D_w<jp5`E=$wC)Pvlk5n2;5pBaI%8UiRl_8S98NO`pFI(s0eC{H8A_i`Shbuv-`+#QFJ%)siKoK6QZ!sJqHa1rh7BS#_k
9!&xIKS$!3^z7@~v-jH@5s`8EYyR4Ke{Vh0?Ib>lawCTD`!P>6EJyz=zFuEmFvW~I7#hWZK}etx5n!Z0(&P?!$(}P#8#wDZ(Ro9S
8@6)c{|Xn$O8M{4`)RS>s?|nfQ#~%VDaC;d?+H3#+(4|@!YC+G`M8E02|u^$!^rk~y}sCW23N1$YJNNX{EwGBmZf1QC4_#!NcVjJ
YwwZtqyW~T1ws658KT0gi*_N3U?1cUmbx2w2majsL7>ckhUf{g)=$^=$zDV8N&`H9*msuAZ+nrM6jn@cK+dTQ(D(AxFoq#!m?8id
TxJ@yVGod(h21~NodfsI0FE2E0}j+X92OYfi$_w;4xi--4Z~&z)2#)Ga|~eQWO!YGK-e{E*B20;!r*=1hd&PGB2+p+KEL#k&hveq
uI{g>?!0d`C%l2wfQ061S%m152oV2~+M)l9`2@_&dE^X<i8CmI!UB~;v~N6zgjE7i6s=RugwqTB@86PInSYJYPpCydzwv+IRm0L;
OyyU&SZ#w5laY{Z7>!w2f1mHq-)}p@9mF^f)trJ;O#WRvwf{{n9(Z_!9fI^f_Ek36FVdI?WK<Oi(4VOK=j*?B*NXpE*r@J6be%|E
#125j5btlG%D~ajAEdKwLmChF+bt{$LoyIDVe&u2HmMFL+4hdknFk-IM{H<8;B|kt^LAHIo23Tkp0LydM`!CS)Q4E~0X#pVJs3ve
k^|bXCs$yevWK0b|F+dW)OL+h%(%Hv9JlW%1|$DYKQs3ts-Mxm4k6>yL9C5{T3F44_~<{{B-il_+W`aiv3{fF{Cn!dsrMEbEDQ1w
KcCJ;A=|~(9CkLf*e`7qDcpvx*s}$8cA7&KPQAm>53Dv3;;@`U-^tuKpqs7<zu*l)fXSN8+1L!QBLRrgw;lS$nq&Pxd@%N1sG^~r
o!r>zOS`gv_mYC41cn2lAtHVMas2-tvZKymhW<2t{B2t&n_A{OBxZl?^WnSgKdT-BZ+Rd7zpTUT{7&)@2tO0m@BAC=56hAE$@!bU
2kZRsGka~@?vtPQQB{D72wMO!WN{n^Zyqu5prj@Xrey}&pB#sfWDWQ|!`R^jK~<FJXZoW5zV2%cU-9<mh<9=3S+`K`dDrq#kb6K)
{G|0Br_agG<IL=VCm=u$|3C7`dw9t_H<JE5yKVG5l`pzNhOp6+3l-ZD$&a`Xr&$BPy}oCRYm^j)zpOn2l*CP`!D%@6aJYNA{Dqj&
E`)P&&`n1&PzD)BJIv9ff44t0VFZ@9ryWqIj_2;i`NTx{lhHQl4=_(SM2vaN6WZ_QGYT_7YXU_8?;?Ar%1O|CT2iI$(F2H*0i^xO
%zC?fb(qxIWY7g7+aKckw@i75l6oOP?-c!*hktG8O!$Ac$MxM|;+#Aa2z(Fiht<ar_WO4F^YtO*e7ZijW56Ql_ZxtCW8?wsMC0v-
h35D>?j26*rkxy)TviUhoB4mr1MdWU;|Jnc`3AB4Pd4`F_1HW7Dn7t5aeyr$gIs_Z3H-iH*$^|-avnpf1uVoNqw5NqT&N9Ajy38#
68b!F^sGam=tImtewAx)`nGUyatG$qx8p+udbLy2k_$hL!3;E>9740ze~02Bx$ygT1i|j9B2F-KQ?L5mJWix@_eBZbrjYFVAH(#%
%8$<e&Oc9<8tZ5B)j4NO!4;N}$jpu!!Viy-J}M`;Ap87!!(c~fd1%r7h4&a?@89{yNF3m2gZ9`tLkbWlgvfh=fuV(ysBPY0;QQM$
%%M?a(5cK%KzC)$D20neScJ<L2L>qxl?sfyyo0bhoSC~Sfq*#KHrfWu2WPMLMyx?6M3QVU1^L`u2H}Xn_M9E(V%k*(*v_Q2fs*I)
_ay8Pc=0_!&^95|r;mx)=)5Csah7{94XF<3a-9WEes)~2g5yLp8&qIu(Bo-bTqKL-^BmCc*aMh7eqDNXoWnCg>vIYDjOal`5oB`v
?o4h&Ut`z^b~|U(!hF3TTvWC)h;<yxq4<#aNdv6>Xl`eWH;^Z20r7`U)87w}_wYLO_&<()TFlM<{u^&Nao#(<m}y!TG)wCBd;gsc
2evvP`B-%_1r+`l{wL$EAJ_7rZe;y%FswFve@Xc|1Gie!&UYj(c(dDr_gxK+XCU-=9ruPO#cBAfnGtI+DMOc_*1T7SIQvuPQv~#P
0p>_e18(E{53~Or0olRFmL5i)WSUd4CXe08sBr%=w4q+I+h+wZz^!d&v0(xjcj$S+@OC^0RN6+?-2!+Ak`ZJB^rz#gdrvKp>a3#(
a!v`=ZtQ{B$HRk~Sqw5cpP~vn&$bOo+mo_EWRt?1C;?WU{rd=id7t^_XKq~6a0nzJK^;9xO@5}yZFLuB5C8&r0}z_g1^ZYi{z==v
+=AtTk<qIw&BwXh8Q_z_22xYI03Vj@;D^(HT;#;;b@W~}&pd`-9nH-j=d=D<*g#QdEb7?hQTtn~EKkJ$Blw3J6!`Hl>kx_{pLe+M
kW>AU00WGmPxSs^Pl4uaLu_ZQ{n^;nWIdCKGP?eAC*py}67mmZgObfN#7zu=g29^S>Z<yI3-~LWR>mWj^FMeVXSjDG=L#7V$v02=
WGgjjaqDE{Jf{a52c)GR)tVAgrD+I5%!R-7Wm>cT(wQb>EnTz2{w0P7mi&IN84rus{JeYrt8ik-f-AT&MBbCB6o#e!5!eyne8-sY
^CQ4R2*YBMoRf#H*;U+xx-)}#6OE!R+LwgqD5g5{F71lsKbS|c@eP`{cW4C@W=TO3Oc^Hs`Yvo@r8I>_MA0o*B<Od?W}efBSv9vD
a{?XtSp$Hb8xKlxrICT&dgPzu_Na)o0Z4g{0GLrpNkaLZCi-_kCd3f|N1q3gj3iT%qO?tp%xu4|)FGw_z?_K_fuUnSm@^s)9<(~g
x3&2CF*YOaKaZh9)}9;l{(LzyAi>K|qYQq!{P3N~o7a)!E0*0B>qdmf_3f8Inl{3SJTjg$+`yB}r@PLdY5Gc{6uP#p19u?gNR?%j
%c*TkqR3s^V@`;vThfqW`5;{uR*Q6@kahFy<as&4*}@__X*Q>Jwu6gPltB%{v6o_0T%xX3Vl`QlN*V3@{XxUqt&X%mksx>kM5#VL
Uv~Eoj^p%qpbt`PV0!!*Brq%RA6{T`Yj<<|e^Ib}(9sbRSzr{QxRe7#Bag%}IQD<_ePg5?f{X2NOE3@p{K>BX22nfYf6fZw`@n(1
V|-j;p`oP+k`z;7ewm0iff1n)tp*nvOr+v)rm9g)sGsUuL<QzWM4?GRrr3|O0Q&WaDjXpI;7Gd{6c55FGxzB+)Pe5q!}RPKC-I8@
3Vz=t_5EkI_Wf7K-hWRd#oy^d;aA|H^zM(qcn+QUpP*0Z4>(;%*B^ulVNQhYCU(gWpRdIJT9aDV4t({f4z{-2a13rz23$7GJPt%T
|0(&NP=q=9D#MNjo%{zreFwSG$$&XRaXhIH)eni*KqqnBPaXa?99fqLdMny?NIwrnM6hK=v=5XBIf5fpl6{VjWIQ6#w4^CylPyKq
v^P;<rmfdO)7&6vzz7Fs19rC|pgad}p!iHaQ)Hgu`^z}rA5j%SKWzQ9YvabqYi>7P`tEcNbHBZ?7Dxx41Mb-(!Q2N7l7b*1sRP@A
Kypxy5JQgxL@WXv7I1M55+6fHT@hsY9pcJ)7;_tMM*}442|w_FI(Z(?LLKzMzRfEG3Fir92!NRwAqx*!bUz;h$C4e5(!_gr5$rn-
y+jX1gQ+|Y#sD8H;3S+#9^pHDFN25%co`;jFNZ32<$<8`0l<ib^mTY^ltBt)(X~V%-Nz0OhjF)}3NQKpF}J*)q5=eh6ZH}&i5_o<
+4eK2qsK74W<T6@sG3J=<4SS-HCn@RYw!IH8jNRDp%m6<4E~P6HFFhVrvy661WQ3d1`Ei*i2qw~yPD0ySm-1t77_<%NLvXw?%GW5
ZDi1y1e1TW@WP(G|EK%MVATD;M17w%>GW*woma2)qtDOuDfAw;Hi|CH)rS507ig9$Xql>gKHf04c^&%vt?nrB!*V)1CsC6Q3)J9!
zfbr4oyU-V`uJh<e>Vv0Kdc-Nq^S?~cpdBCD~FunfZ*^6_O6Y#Q$(-Y7@GrbxE(m`cL(A4A^tYff3Ytpc}99sjSplg<NVVmMM>;I
(=gqMUCWyK%3))E#JgFsg36J|048TNV*<ehKLz{XQO7}+drN$&fIsa1A26G7VzMZ+>ul|5SQ@l(YQlP<SQFhGkV)ho)Ga-))OxW5
pH_DI-hD<E9d{n_?$*V){;Me-4<kA!VD%pa+heJ@eY!vuVATQy$OgicE{tw*{-Ytw4|a|CpHcr!hdl`H+|e3<%hLV%@7KRpv-%}t
cieu<U|po+zBAa4WhR(W<nw=FxKh(>c+3M)+3t?DX6STh&y)%YFYs{4Db~ZW;UKe6=TOz4rDOVWoMwzLqNtDI<C@wp^7!?f`g|ij
Pxf7FY%9B9h%t(w!Bm5I6MZ1$BoHjSI}~eGOh(nk&*RUb|7?L8iNApN+^&z}Km7YUzlQMtJUf8&8z0sYjQv3$4yWooeym;g|EJOR
pJBrzHILpyvR4sST)N9M{Cj_+H5q$cMs-U$dPOk~usT~|b~5a89nh{PoV+M#tV2dvs-_MmJ<b?~3{6IQ_`MJ2c65{XCX!R?56ts*
`~J-vy4!9@e^@2hb#|&8izT8WDv2lx0Eq6RBlF`#<CI&jM{whW=L)%+M;j+i)sPlW^YSwjp`e97r-=fFlevZDPF(uT;ApZdrohBX
l)COP$T}I~7;yiI`+1X4VdFj7*SdC-e(^Rvts!#$=4HR#{T3X9IKv}T`T3bMspF|gt3PxJASSXP^chPcICvW$kAE=S18x;~sPgxL
0qIS`Ke5>~ya`Rh909^;k3rePQUTaFyh*d@qA<`0?motiXyOh(*b1F#uml0RbC#$NIsKUa&1bTe6ci7D$x=@dr^DNPo7S9+u2P{}
s$(t|raW6i4n$FB`tbBV#eud7I^gZ=8S)7rh<#J<U#%^<thiQaWI5s7g;EH@0+{1r3y<@>9GJrb8&yf6GuOVr=Ud72Cyx(BJ^l~=
uE#2nXF*Bi6_1#H&!1!0GTXwL_SU%*e6(VeP|yhn0mQ}=z8>;-I5;E|`VTrh;F@Uyd%rW0Q{lILk{Dn1{P5AN)0X=AT)!YcBdcX!
RC}zJjujnd=;RHU*n()EcFEN`4$0r=F$XR?y|ge$5SpEq#IDG)zRaTv0`Ma>v#n?P_&yI0JRApivW-CgktHI;?tt?oGXVaq+0Dno
o8*Jbq{!)`B=eKehqL|bFKQm+?JlF#KKV5M$C{XWQnLQV3ll^2(dwe>?ZTsdMKvCe3`m*GAqy0D`o0;~)D_ZcY{e?@fp$ne=5@Ou
p2ZWWIE1gL|M&}cV#`-P_H5Etp{3{Nf1b4Eqm2%wX4GeffKmmdyOOo0j}IzrgP19W_IR4>Y}^A3e>dsrd|13$`q@4@-Xky8F*CjN
c(gJGsh%KGL>{K4oEqelrKUAms?_n*N){qdFPeV6_0_K1IES6W@6zuN474j97rs(I5V~H2jx4gpY4ET|Pcs3dYWC#wmRT}D*7i<F
)aCf4^6xW*?Q-8rB0@xk0sZ;Q;-&RB^oDocdVepy6ZymReI4%b-;w#=ZWHh8D~Aq0rDVHfC0}c`<`}Nr9^A}Vcd8w3?h)iryRKbg
O0NAi)D32|HQc^VnW%cCU5XQ;krtcbqPp^?XDH?13X>6&mr@Xds+q-L$uS&a1V}+O0!|Iy*Hbq^`No4{55A<ZEZ}$9*|h`UXIl)}
`~dn)xl9*LY{NSO*A4DK4P6hs`oC!1hJUw*_fI1atqDM4-;T$V&yxQSZRUVXAJ>9v3DAe&ghFrL_V;CLaXSd~xE#BfLw(MoPx2TZ
=wbVUli!1=e7sHB!Ie?NjsvSNo)~!%FizKb38KTq`noYgX`|hGFlq+g?W!bfw7TNKix21(7=TE<>skcB5Jzzz>g1n4R2YIQT7_88
gA6y;!eOSOWi0<YO#dg;PdN8l&gXe7?l+DCb3B8vq06ox4h7^ta0%!RiP;Jr$>H0{?L^#-BtfGVWg#)Z^*b2sNLYcDP<oVsI;sz!
pZgE41r_e9@!5)sM<~xn_Xk*Cd*bdQv8<%~Iv-Q=%<CO;g5JgLi0uN9YM6V0V&&c;)zw;Cz*nnzMLm)*O}-D=Ed$<|{Ju9{R-(1A
JygX`*c^y}LV1`o&C%OGQ0MHf`rFg=lSEdFY43M?_qQ+b5&Lg74`_Bj5|haCVdn}$esjdh!NG?}oxvpS!<LhC1BjmKF!&}r5F5VV
XSdIYX6XwNn*L&@n~cQALQj|3O|98JcK=noFyaKDN7w#mPrq>Tka<l44x!?fSKsF>z_{a$5H+&H!cXu1^25`|`iy{$wEOZNi$Cj5
gnB?9^iI5NRMW8eCBS!SsW#k4G7~g<hq0hP=A9upVZpPx{yuMc1ku3sL&%<0TX_F#vE*OSe$Ro!-|iox_x%HwzK^WUqit76ONRwn
{^>D)&Z142BgF3GxBj`NK4VY1W$Nz>U#&o<Es+3F*9Ysr)^nxJPM6D|XzEJk+N8|nXg8d>zFj=OY4ayFkVRdQp?p@0z1uM%3d9>u
B95-5Mw<>s6AQKF9cMWFx(Cwgg^BB}ORpxJ|ISXXu({y!*Ka?c#rAXg^9S8JV1WEWF4EAM-Pz?kOatUQV2p&$9zQDNdtx_#F<6-|
EasIw<5+NaJHa33pxV#e)q~+%K_eML5RW?kUteC=y)*CmU39h1ZWayEl1ep8$-xj}RCV8o5A1$458T?n;ZhOmk+^X*q0_L?^MUZs
MxDj&gpl?U!RfgP5}OZ<S{_L!zk>tn$uT~x`fii?AaWQtAj9x&pg0>3xE9o<1BQzVH(i_Rvas%9J<$-ex+<(-?6aVL`C30l83DK$
7^Dt4Uz<rjUtr|dFo(~m=b^`5KUZc3iRllN!`2#|&oMzy2H<uO4m)W|W(52!qMBt6jUV(t{{ATJoHOHCVWM^?@A&cYqZ40^xkWy^
x<gEY+kIGanH7@~9{Ebjd$cP#>sJmi+~KRO?#koYF`Dl_B+Yf#TD`?6cuxtm#5;_bMBvnf#wRrA%-&0I?BJ(&c7wPhEKbuqdP<$0
TpO|T#lIIh5g~`vMHn`%mI8+iHf|6@pS|bX6ze|rul^f1_%GD6ls=l-^qz*>B%*gz*ur}O=?WYP+)hK2pC*EIKtgwj9SA2UB)}1Z
2s5IXB4t@8s3t`29Fd7}t<Rs&>XH1fQF_QdQthl?p8Ry?FlBnMUNOcpO_Gr!h>|}a(q$1P$KAi`I(-GBP#Gw4e@q!N9Z6?I$O;ku
)?VH_2CR@2?Py@_C09}5!QYaHd>`+yxdO>rkNe~l6a+-75u&PuXc6a;jzY-2!l5Ct`wsv+hhdou_3Un+!}xt~tom<!VVTkWU~<pN
Hh+l>ei$d&e3Kjt^o*;#gh}=V5_!+r`p>wIX9Ku@6?%{z=S&k3kSF9kcZwP_pa6vlqQN2!vV@o(?>9532bltopm2@%{P4%#$=U=J
17P_8EMPUpu|^h@K6h9|IiPrYhi^%;C#Smb2!Y8=fV5(3RA5hWggy>=6tce|D3w_MhsU|e%>6T={7>F`N55mAmTDtLCc2K1{o8iY
*uH1h+)(Jffx7z=A73+E6WL_{^{`}!cR=PRW#k`|ooW08@eFQTXcLx<em+0l%=4R`;Y>aqKS9vT*TG&2b^E{kn;j3??dkKKXIQ68
Q9;K02>egKhH!C1`}<Fq%Ewp8rT%~ReE)wEPA42#DUrGIFfd8iQ|#|EFa9oJM3Ybt+qN5P-el^2m)tmYQ?&Whw8*93h;lS^>CD)Y
vPz1bWTA=QSJUynP68Iw@>MLbu|!`dJn{ajZ0)_8mf6rAhXnN`KrHy~5n(nO4RED^e|Nr<5LHq`Zg_D3;AfSl*Ynr)T0Uvv!(XWn
6xn<UHPHj98@}&n5BYUEABte&(*Qxi!w8J`;yfVI>}6wHVu>M)`9mo?3t>~KCLSL{yTi2melr34VqBbD1aRk{=Q6>Cfb|r?n!nSc
1N@~<zCf+^+BOk7N`bp6{U7h_KQnB-AJew4yISS?_<VUBbkF)6_Ip#Y2Xg;{Zw`xeYJwXYSj2Al@#o6rAUFszi^uBdMj&+rBe-Y;
=6C2%9DjwPhp5g@@bD0(!pSsrZW=s2hx?u)dsgwo#ly<~r!xbTe${vyDA%|DkDvU%R}axI`+tFn^g?~V^1#%G=(jj$^v>jG{q?55
T<qm&ijvT=6OtH!rcdgnVdLfe{Oi0p<T-y>|L5>=@q`f=qI4Jgj6e|JfI$7<+ead1_1Cc&fv|W9f0YAq%Yn=PV|}w;Hkt(Q!;U$@
<%ecp-MFL@FDk``3qb;8p(KNPzCZh{R<$CfU&j0F71rKA_iX8p7CcgLg<4n~y#ML{PZ|SD$NRa~k6LrhCfF%i-*tR4y}fUkq184o
g<^5R4_HXJ!oqa+yghVu_Oh;!oC9&;O9>P=tw-lZB#!>QhlhGzJoFd1<Uj<l+7s&~AD3o|(%;ml{W*EgntZ2gpVG@G>8>MZ9&En0
TE7Kt%ZXp_E7x2QguCZ{MGLmjl%dv=C4Hus1NW9c*<4aaD_4QBQf<z`?MF0+N$NMF&}j4;*isIY-*q5><OD+#bNj7RYf^!1<-`!Y
WV?fdf!n|TUf*ZbM_>6<^Fn`7e~%{Uf<z=enm$_rrclxuwy3*l70f?r%I_TquJa(xAEv`LkXcw&Pg83RGe)_6FwwPPefI;i`5XFg
L6d2F-f<IdwMJ#6XLiVucXT*-&O2=1pYrSd+?}{P2?10Xf_+6rcgaE=Pt&jZa>G9vBY)M5{?}PJVOKFwUK!MTS<{pcYM@Iq&%DHF
Yj)e)S#6vk;_58nX5WZ>-Cl2RcldXnUn7&lsZc)Yp($coPrZhK{H?n%>?G`$2}ed5RY5@A3egw{Gcz<t&FgMH5$_)H<LwdF!*$d7
P9{ll!v6l_Yz@9A+s*6VqIE;F<4vEjh2=og0;}kayZ;KsG3*|=U=H6#=`oC*u+=LHHUx5t&4{UL9y}fClcR#l!9fsSH~S6Z|5T<X
;W%*fP7uK9dqw@(JT4U6I%^`Is!aJe#_8Ul#|ghRP5-*-CM4nXU{urn*xXE3L%9e3Xk3SBEs!|VcmSRV`Lzb`=0FXAS){V*Nd`_#
yq)HUHnb*oL`4x5h_XY02viXxE<yes{!U_gr>Zn?OpQQM#dU$al=Ou9;c`O{prT9>kG`eEB@%>B;c?$A2|a~6IdLuET9h{+f=@CB
grUeuMv%U#yJX&lE`wob0{{|x!gp`KuW@+<Po<;t9}Z5!A%qw5wTRh>0zd=;>yyJ4KAhf=o3RLYp`g1^^CMv`J&J9r<FDPbJ@#Qb
PIEBXf>y5PE+*JdW=+2g(jD6LXEMX;!Aq{ZSxrmZZ9BNagB2t8xL;xSkmL!=;>bL*W;&q30V0^zTLe&n*$*PkUW>xzFoG&-T(p)H
$6>)8^W|&@+nL&F`T5eA6e>#8-gfD9>kz(HQ3W-QW;WuvP_g{AnZba`?tytuvUz3e<+-RFp?fFSWrCWAsrT9KskRdo`8VrfR2l2>
+gxrRXId&m`zLIqKFD=}c<TJVe?AREw(~YJhzSoo-Y>%sp944FC&__dAw2Q(F@R8FcW$jT(QTzEXd!8$jjUS*heG6%bT<Cp-Z&~G
UH0?({v7x4!-2f#`0K(3(GgEae@<?DduNo@Kw$PVorRcW6|aHfiYX$+V>Q{fy67?o9}oL8?AJr-#>ZB^`(Us=MjH>f2IxOG@!!8|
H{IYY1OLoAA4h-mzkTxW|I#0i>7aH!Li7)B;7vXSF+0EYKhwc??3{&SFYUCS=})bglEImkl2k=CR3$d&A7|mX_kTab{Qr-e&*?wz
e!j)&Jbix%ym$5XG>_@fe@-u__xmaRO&jZ@0q_3$A?801#9|Hg^Qi;yD7X5N<Ul6Sh%Q==hwEOS`u>@$k2n239{J;iPj$ZE>wZ=8
JpRA+*KG}{+z<J0P(zZ{!47+n-~N=H`XSf;%li*@{AqtWPV=O2AUW*H1PKZFq(I87V2K)8=#TK05Mainh}_3<6WXtuRcj(Opo*qM
TVzd7=FRjmfsm_xC-UP<y`uDS`R)Q3IK4m0V~kR=Fhkm>rGLNd`J#93x3ExOFmQ7J+w*@u{qj9s?aQX0bM@u_CJuT3q%@D`fA7m5
+#CA;52erXNRpB+*vSF>u6X`^!>*;B)3`D$hx$@OJ@3D(#5i~bI?{T?@8Qcc7heAVcl>-p;mdR@r<bX`w#>9d(M3!IT1zZ{fuR4d
==#6MZ=3ZVXV27e*oNIxk*&o#R=@1A{dN`x!;=n0i65(a2Z8{jaxA~7jtUgNMGOm9HvY2ZgLB)}>2G)hpVdPjJ$(PWJqOSB&(*g-
p#9+b=`Z;EcJ=fii+!IL`%M01{s>-L^k9i&V85Ow$arai{~vyn6t@uiPw%hi{~zUQf2jkJIM5yO{d5uE2z}}sz}xCvfd1J2i0_eC
cfLK}o4&t4!v3-Ot+%r{?%H%1&3FBl@v`eQi~qxq=P=aTsy}6E>(~1+9-=?c{5bY$xzHgS?H<YPTn}eIRzzLJ56T?*U|&DET8!SJ
!5mftjt{#&oY!Tax_x_g>-~1$TpBJObzUd9w?VC~QS9E&x6__`|Mfe@;BKG!z{d9#k0DwTM?dbG=aqZAmR2f0=^s17Cis7ww*IKK
Mf>#E(@LHRLchc5{u=A0KCb@lJ$#~#RW&Xx+wSE2SMohIoiciN_qgfnum5&Hx99pkkJS)cW3=s{zb-ys>G7wIMZv4}`Db4nldGRG
-+Hz{gHi|gA6foiJw#G}^PhKoe|>rJ`ycb@tNfxIdzb&d{{8uP{y*Qpw_lgpZ^oSd{>n4Luj*eaem}2&)?b(pPYM2(2l}~m@%nv(
?9zVD&MT+Z`~5OKUyncG>$jF{6VO3~;Jq~V^ZwuTzuV8lyZilI_a8y$%%bYqiROWi!YC)XejMlDwkiI%`Z4tF{qNG6dTZSt?Wwl&
A2E#Yrq#HiUsj@&^?pAI{5*4?f!?1J{sxlLeUYe$?%t;#bNcDf_ifWYKiT1qm+MXV<-g~zzPQKU;(49)ufhFXZN0+q;p^Y^YmKsX
sFB<D{%Njte}~!2Kcc$-wEnH?G_Lse(A%4fe-E3#5jONox7}ZM*M0fkv5<4t(NACJQJ(jceZ4aAul`@#7argJ$Mc`Fe;&Qs^WlF#
F6@uDm&o9bm;7|~%$NFql8Nzu!<V<+{$roB!R^!@LyymI;{L<**?hlOSj*0_GJo~$>Ce))_8H?pjDI7fbldw6Z?Dpyw|Z{~58d>9
-|YVHPg$&g@0-#-KXhAf&G~-bkx%s@W82f|>+T+(x9<zP+&*sn3je36;#E1*>irS(AL05%zo&}=0dMJIKd=24XHt^_ATOivzoD=9
|0k#6<U7A__fy$GTh-)$ecRHYlkG~GA1%j?4Oi*w`0E52&^zN!VtcmueP65p%U}=({L6nlKkwULzSMT@*YxBV6rgD5f1yD0=!4BF
>D~wyEuY+)^SZP*ejn&KOlkIf{}}&|8RNme;y=gYK73;~q56D()1UT^{@p&Ve^0~#vHzhAO9pw*{J*>DAJ%o(-SYkCzxTa|^8SzM
{kHCJv-`o~kNyA8)9L;L{_HgV|8oB9|1UkMU+w>jsP6voHS?&``%b)a`MpGX$MzqIclihR^1%NsJbz~)_I{u3);u*W{=GU2;7`im
?(NuH!`q+EpTF71OP@{0wEnIs1PxEO*%NNM$8GpK`vBMXoceM)Pi|(t1LOCNr)+K5^ByA}o;u)d=)Jw#`x9&4yw%pC{QBFxdq1Pe
yKDcG{@yq2J8R-T7Rc_~)j`k8rI&9{^B#VF(Lay8dF{w`9zvt;_CM2IJg@KQkGJFWWqjLuXe>v@jxGLuu;c9KamM_fEQeh`mt~+M
`&;`^_8*UV{?7krpTqfj`TmcQ{>=N~vVNWrJj8#v2#;|K@O0D5;~(P-`@bIeh2{2R{4$)6^ENgGY*H?IebdBZyn4D`%gS@MHm?-o
)BzFwq-2A#O_V<K)7mrJQ85k9H}S_Y&suylAIrL)eZ^B32y7o-QGNbve}mt~(Gut9+ts$7Mv#W*a}-^(K;%koDkuHhx$nc*{j;JZ
X>BW9w^bB;ID}!)DHX|6Hd9OX-b7oQuUQ)DM-Xq(W#?V1Q&}Y4t$}qQ!I5L__snVLZ2WpW|8KkR9=~Neo@3SS>wj2bPSxYakMkMR
w|(Hq?fXD*But-qkG5t{A!_sS^pnr%Z%un&w$ZONzYft_`pV^o7p2R6G#*^I61pavn=!urJ6sbTD@y#bhW?Jyg|8mE?a&!(LyvoD
c=6a868{<-Ma`&udQrg1X&=;lCzdUtn|F3@@$0`zH{skrXX%E()oa(;w~rp3ZD5I|dY>$a@9zH%u^D$FrK;G=WSSyqnNum8Q9;!|
w0K9UctY;`DO<~HociU09SYv;y?W<vK0Pz(eRCclUiAGVZO4{BugCq{H^;?V7s*IaJNsBA`g=Dm$7X(G#r>YB8emLVcwG=kVHeZ&
e9d!MoY;bN?pk`(j9oP#ja~Jpm!$YnYsxdnwZv3%_8Pa(kMQGS1&4t4F9D+O7ygYUz@2+z!68tix{=@f{r_&9x7OcRc76IR{C^H7
mqyR0k9h7fC*-TIt@(|8DR(u$9j=$&PpGpG@koErpb-uI-YS~;xB6rG{vSsh`|)2-SoxdR*jMvY^}qus&X4N&b&77@_rSCSWkZXQ
AK11sE}QjT>ocN^=4v#giHQ&h_aoKDu^^KqUu`S&VQ)|R;vd|$$`6b4?JjY3irMH~LaD6o;>1u@Vk7E+goH1-y<w*%)Oc7+AA&>l
N9O#>arFPlx7PX2pH|cD+>O3Gr^9-UJ{70g`TS}GA09Ebr^Dk<Uiyz!w1nDv<H`9pA5f4}J)AT+zq)CT54>yBo|^3r2sc>YUA%N1
aeI(FdEWXOxfU8tYK4)&x#kh)&fM#zcG!|5#wVQ-)WN4+e6|_5x45gG#CT~V;(Q3JEx11J%b)D^_(u5tI{5zF_eUSQ*Vp0VM#sWW
`ycC%wjb0)SNC9l;RhJdgBBmQyzT=3v;PdA@q4<ZPvd0~MV+KW_p1yBV@7_?S4d4UEvzl2R5s!Mw!l&INK_UIy4{6j!_U`?HEN}!
=}!|!_r9t7KTQ4KXUrG#`xSnw*Z#cB8+fvC#E+I>JAQwMm_I;8e@zGbZ(a9de|yX7l@v$+$yK+Zw_({Y!|&|O9jV>Vm_5iMD3Bn6
0wbSx_4;HU?8UGtw2d3p`xl5XKD+E%K%LzH!@v?lFsM``|LDn=2lK#(UVbCb&4q;rb8AsDmV>{yUL1B#=-Z4dG}7C(H0SP3@wa<R
IUT<b*ZKqW%lgbu_0jfv2mVC|#$-fM`Q6J^S8Q&~#<XsRApW=g@!$M?gUR&!V%4ovOah1NyY4RpbSaM2w&d8$ufgI^Bi`G5?)1-%
w;V>P<418E^A{X#i$ze$=&J32^M^@;dgs(j{@s7a+5UWc$S1M>|D_MJ0AJsK><$70{!eeG*RT9FlhkScKkfOy-^C1nZ!eJkk3T<=
`^T40;rQ*Yo9xH!=+*syR{Q%ce)FsNjQ-!*`)O8>-)~R&bmy=CI^cpq2Vd>u#C1#h|2=*J9lb`2)Tm~CMci(C>8kg8dVjy?`aFM6
<KN?_4al$@5y!sV{|5PoPU-uj(EGo$_K(Atcb)vdQu@BSTl@Q|M*RLMn@B@TC!b%8Ox%4?0sy)M_ZI|re%W{&{2+g3>u;;{0nNoY
%l+f?eUTiwIQGBh{z^0bsW;j8xWy~;xWSR6AI%&H3)_DGP%q2%3iH$N6O5bu{#>^9OnQe+yKI3Uct4o4jmjfUrMtGIQQzu{K7L2=
=}kVL@765duI<IXpVRevpX#1o?_c=ief}xg8axyppBTOUy~^O&f?M%+4l4~E>^~9ekDOFb!{>R-<0IZ6Nb!v;`gg03n{Hh(f)_n6
UAgCu))#x9)$9JJ)}Hs}F*WDMJoCrPX8H7rFe8~A4_^!gy8mNfN9_Gw?}-B*LK~((bFF9OK|-TmxzAifx2Zpu%`E@F$2EnIAD{3a
-hb!&U-bL^pB#eyI=+(Id_COxPc_!wb)ccXYg8TCSSOl1v`YK@CVvYEdQJUan^^x0+z)Jhduw59Z+>-Lg}37tFUyh~$sqp!SS$#j
{huHAc-s>mpO=q^>3e>kPMzUH-EYa?=3ejTTGPpX-^ah_V2}9!__OL&1z30#Ue7Il=WV~mi*<6snu`R~T~#`89S-2A{QNvCjC+1}
<mlGlr$#yz6kX8U=dntE54-tx|4ZHU^6T4g-J8JFKfU^s_rvYhkNR&Wek_Z&XT>(@)=;XfR|bJl+l>5KSR<&n{<_gA|NWR7{M*A-
Q-=XO8WbAV)VvKADy~*|=QMg+4M3{9SI#jooy7s}?x9f;ibkYplvQRx!T0m;gTbym7eV2d1gdMjCH(r%;WaAom0Zh;#7f#x6z;fN
oNHR^CSvB)(~aP(HoEILK|!`nA|;fRQ;Sh|)U;|VhCRM*oNq<{quav{lxmQuYKKa`)fB5#Q#V(?kDm2PwJ-1ZP_VVi63E|O2VGTY
_zoOk#AVB3YOjke=;Obpx(!Z5L_|(lEKKTWqE;idRNLE~VD1~a4Oa5wrYzfc!1(0e$B|;+OzSqA(1=us#8G)Hqcb{ltC_$YdUMv)
*pwJ-RahyHE0mPyhpq|4>3K*UPT8PUUd?WH$fmbm#@S{=mQAoh*NZmIL`7Gn^qsOBrjscFs$?4UL1?rDV(Or?np!{B84YmGT!<`h
Hv-4kC_1A@K;*$cSB7S-Vv8?k`WflyYlMQS867a*ag(ryQD(Y{bAw0N{%un?rl=0x1Z_5#ZPDA=m!tJk)P&01mw#t&>Y|~$sDuin
;ZV_5EXVck@0{c1F%U&eysjkHQ$l+s-zCm@tHJ3_sKix6e;ss-?wCHB1-)FeR243n#8ov}Y`$)6SvNSmLDjsyxYii~EMex^rL++f
j6yK#@|HF<pJMX|U86)SbqUilR#(|DR8&f1p@uJ-7$^K)n}BkGw4O^}eu3Av<P^jI4H!z#_OO`ES^rWrp}d?SAN{ikf`JYY^9hY*
BM|r)Q1`V#VuHmPJN3?w<Tubmp=~M?G!PouM21|`3E#VvT@N&0rpbu`vn?S)iQ77ul&w#Fs8cZWp`{l6*o@@jr77$_9-bIx=I~Wc
8Jy|BfWjU>7V(An$G(48$I1P6RsJyX+y3I3f$AiJKm@EN^J@COf48<{{H^`14u$I8ZnT`-!MnlH8=okT?DLog2&zDXshLnNpDXoL
Qit|_iw$hD5#bB|UU7-C&)pZoVOl6KNe{h$#-IE>E6Ty?;V!YBvfr}Wdaool`u^ApS(9TV5)?8Pc&FX?%?9&FV^`WB@1A~Uy0t(5
CqMoEntVS`uTH@6!rnM4IaB@Hc*QpRw}Evti86T&K3hpNr&B@d;_kfxtF0d1z&;?7%n1a5PW<gVY#pCO7Hq&nnYL>sjl!@mR3|eZ
wzEOi3q1{US%I~6-?aZn7NymNI(q3n^8L4%9TyKJ#uq1V`I~8XrLOQ=J;}E&W80V*HuOT3Qr4`P#@hl7ORW2P_}}%`&HGT&QJojc
bfFxW1_zI(KW{BQS_wB{v0ywe<)G4}D!%=qdRjdqM07k;p8vZ~N_y!Z^W8J>wt<VnBcSrF4;RqCTY(*D*8l;b48@~Gdd+lh1k=Aq
t1xOgRq@it#ZV21TbdF(@(!!-<mc7t?cdd>1*EKMHD43_I*QJ|jv?be^qY8k(+_dBt=;vIkFcTKy1FBxMaboKthp=G*FPF~(QfEs
pJDNj_jy0{a4E+Y^zu{YyC)Wp#Ukj?qs?;ur;FB(h)k0rNap|2@9^zPNbfElg&Ut3UkF^LY3uo4?eM*8^J{D0?$-W3G6oSx>(a6R
QYT5jjMo2@`d-uRfA#!+|DU#(II@hX^ZRH1doQPx{T)`nXRUZ^ur~ERK6`Orb(iqdwL5bI_L2RC0s$a<OMgp*33Adp5zDW+*yVBW
njU>${t%!0y;Q%wdH=rts$tn~j^fYp|37uPP+q^+BmDoYpKOjM-_y^hFArYszZ|#OZok7pnri9j;U^skcwfu3`EhYXd=KsP{H+z!
<}DrKzqYbD+51yRq2I+fnEm77@%z4J4pBqrc0jN3m;UiUY*gtatc)WJjN3Ga``|PN6yGH=iHSW?JBo_igfS*>G6tg+68K@y90|pp
eMO5a#HR_uzxOb(XCm+fWst}rM5fNBOy|ZMqSVq)^JPss{{D4sdU7uvqs(WyknBU?=_AT?%<`P-scQqSvX1flMT_5N_2ySj1Uy0M
BBO_Io-D52PR)vV6ukGjy=-}<1VmGuvoBX5@?D)=8gr|L<0~60k+F|lUcwqpgvxeJ7<SiNhY?meyURPKlBk2FnU|)$q$9<_cHa($
8%mgp^5h!vc(iHKR~Sc{w<?Spf+h7b>58z}gpx{uC^=ge?U-R)MMY3YjoxHe+J(jzu7v4{f|PXb(UG0DJ3|@6rA#zg*)ylc<c715
Zz`3SzH(}5DhpL)evok+cBMq_K%NLJ<(bb8?RSS~tb5F}#JcUk&g;o(2ab)F6;uA@7fs(EYKrY=q%fY@m2NgwWwpf57E(=;*>R0i
_tk-Z`+iu%(mS2cQRi~y`c{yub#JA`o#dQ}zT38QGl{Cqs_Trwp(S&+*Gw9&)*&rjA)tyN^*4*ev%Dm@bVp}IT@14=)Wn6WwR)1O
*hF)@<?5Yg-T2OuTh@*O(y>9+Qm56y)r_wwC`nafhcV0%R#}U;a0917%YI`^5s3)zi(y?VGM9BonX?Wvao1^LPxi{M`*OsN{V)gL
c$YGc+W|*vk`gY;X<rIrRa?ByBaC{rhWNkV4pQK89V2-cd)j-v=0A?7bjGW`7b*NX-4}K)P92ASuWWQ?zbO=v;pRCw^u8+vR9mhT
CZh(*6$7LyJzL0fVm%1aM27iSkDX@@XQjEEbaT#TX7q4<UeZ;>Q_fLcLe+Swv3qn_cW*WZZtJeI9SFhG-;v$H$4?0SmZ?kJd|th#
6p&foPmk`tta$5@&|?|}QSz5Dn%2a0s*Oc()Rw}*p=oy5_?$wdjY3AH%agVYI_S>kQt@zso%i^^3~7cF$=$Qk%B2}kU3nT=9E~gV
%tv0|HKuz()z`oKo#>r=u;AB@xIFP<!D6Z~VnkLbumOTGVtNHJS;QYt1vq))%apGiBV;n!++nCz{vhX1pv#O(-C5HfI4$$Od*lqf
5D!m14iMl)ke-PGX(SQ^)T>IFAO{#nL?sKf3&IpIgfz+q=J)W7_)q$2^IP)u`h9=toi_Xa&yV$y|BHTqf3N8ItCs)2>T|fK9l^Tu
sTU}HpYZy3{{OeT{ipo@)5d?V%bw%>uU<c2<>&eS@7GT|{>*xQkNNvQ+&?eq&VAf}24ESn+n4hT{72zv|Cjr!9DVw@f@A4+!+C#D
P0Ut#R`;kM=6It2Az`TF1NuHA{kQ!^znEdmhBjf|17HYlbQ_QJ1&8Y+_xOK`6ti=IO=Hu$#m9$kKD2!g<TUIc|5-3hc@VaqeZ2YA
X|+Suztd6kuo{WeTL^5skpTt}bp7kokM!#TzJIa{1PgN{f#}z^_OeXp1J?&oQ9t8z^&VSE!<xiAkP%=kh6km`N+#|4JUwH8zR=@}
j*rwsp}Qc|9dARM|2}`2)bg};edn(Y9-sB!r?vYUxyFZ<=swS!!HmTZ^)LPpz|d$@AWzr%{;dKZ_7MF!{yco#TL2IH#XyX6Q(58Y
>jetzK#4%bPc!>3{%+f{{@eR5-#LI0D+CcN5V{eEfBB!lo{hHtL5JhC4<PJ;<pXg3T7k^l{SFNu!UxEX9O|m5io8(%^JC%j^XoiK
&tU=x>^;8MU_bs5^bDb}Bgkpl|Kj~LfneeX;_gL#$@;qU?)^vhetG;*7xUnL(B&!nWFkh)S`2{Dh$Ij`f8+Vw4_}>T8~j)9tUUqZ
D<Ti)U&Y%=NbHa?T%;;~M_xPs)WXH129U;Iw@%orDl~psnC~aYR%sP<#h%X&CDl+`!ijyUh<mI>QD?#|76_7K{XQ=`J}ud)#=T(z
bZAy0g3T6-0+hJe(M12AV=TZ?FkhZ4i2)T6B**TurZ`~4xlp;7(?ZZ3AWS871MliOwbfC*!pRaHIaO75ky<c+z0hShs~qD{l%)*=
LhYE84nX7$1m%eVM<6b<=bO6VCPOSD<=aD~s1v8Gq0EF+#hzGP3T{FZRc9^*$m!ak)j-S<K%ip-B1g^o^>Wo$(|6h9YiHn1u6~&=
lLodk{V1~&)?^d;(#)b`Kap?6(7%^q+>nU(o%zian>mf-^UTGgGN#9>%n`D%pG(mh+BmU_m1)wsSo<*5LxSEL$<q85(z%q?2&1g`
&W30Rv<p7PfWCj;^~smM^}&S%_!fI;9V^mgK2@O^1fg0+muT9ewyl9IacOeSpqH_Ex_uE=c)Z%WMJ*Vh!D>)<5mBjR3^a>rc&1_^
C?6<WCT^gc*z0wt^C*|zj=e1S_N_&(>(e%H?4JE}Iqm#)z}Ds5F85EHoG>v_164u6t6H@!7GWTBnTK4TUzYj1_W!yyFEull5Rncy
-bjS!>zd-#*Dq}v*|4Y!7D%L73HD(IDH4!Q_)LLHP|U$19avE5#Db`fCku(oAWDpopt~<nDvBzZ9ncezQNpW{Rjj+Z2XsyXLIlf<
f&z;$q5>kWK?O${RJO%YWK}B^Hf=+W{ql3q8SRHhd#NYg2ntBzkbEJt8W&;)3pZi_oGnOXf@m&cUBr=a9<R-B5XbwbL}M!?ZGf+!
HoWNcE(JT>UN@!WCmWd|sb)`2G+JD4az-70Xi5nuOIO;XikdN3e|&~pBL8Aa(Z$SL&z{T~tUz)@<}B7N29_t0d<tHmT11IMAs}mU
{BL%80j7@n9{Nz?DC`PVP;9wP4y$T}U@WS_xaUaR;-ElwBo@IN!kY)Am2ijNn%YLV894?8>){!_IhKmr^I8&32qlTSFJJqo4kUsQ
mQ(FK8f5DWy2nr&NK+o`FEmbd``MPfdZ}Hw5zeDA7mvT&W@n7^``(h-r}*J%Wwn8P?cy<Hkv5cSO3Rbfyulc$zFs>|GM3!U*bhY7
KgGKK77~;Ce6?kTOg$zB(N~E~sVUhWZdKP(EoMCpX$|H;!LiA5={E0L#2L%JL2FfFGgvVuR@r-0O+o%1L+Z_*kBWDl+lng}mvzhb
s#|J4rVzoci^*aLCQ@=zxS-YJ&IPO@Nye&^XiuYI!gJ^1_=&YX4ZCXBGy5&Jg{|^5xUD9NNwoz5oj9UMR~(<(TtBnO?`&qXp}4JF
Q-6goT2$19Btxyr1Qrr#hev`dp7&~;U~_ST*TlYIPF?Oq5a6b;p<s_WwY9K>#3`?LCPC;_{IkvnjNg|>HQxNC*2#+fPA<F6-)XDk
;2+CECzeqDKQKo)*<$?cSnjnR*Dm3UM3Eb$FT`X*m1w(bJN3Nfm&a;i1I>wVS%+6NIlTK#jGii~C}Jo+20sEl#hfv*ViG8XC{RXH
Un3Bz-{ns9X(a?3JhzzCRrHHdyXk}DdOZd0jdNlC%aPmZQ943zBO&-(N@wd!Eoyu2S~|h)Ti?8%YfFn(Qes$=Q<VSn?xW}_>xC68
Q@xB61Rq@K0$a}R?g~a7av~ioBT`eCqx%eD>DseG2<_E93ewR8k6fb1Tg&8WF-dAHQQ8VpUclqmRbKnGstwW*R5i;4T9D({Ej|ZI
3Jbw5P9imd$cq&t;K#+q@ARMY^NJr1>&TbAX=|aED7j`6AkHGON_w=hjcSz?+Rn=(IfkVy>G0GoPYum4xw1?Cf2YI$OT|9d++yid
4=EIH+m<nmyNQG(iassU)Hbt(NTNPl(Xyu&n?#gHSXD48P=>0|h)VLO)KGd?y4oF}P<K|%{`kQixYJ))U7v33mc*4LxHA8aPFOwW
LplAwd*HKqB}#{$aeh_ShC_!HM~zo^H9%+{m&BSQWD#<-g1E7~MKpN3p%MrnUiEmIr;pW;g&=&@+$UJ~B<02+A8OFJ{mJ|zua(lv
HTR1b9)0@Wl8`*ebFsM++$hfRCiShFV6;JDXFcVSBk20$L+G=#SffbMbu5f`_jesJH8Y5f3Z&&wy-5Js)-ABkU#@B~gqx7Br8WYa
4C|ye*+CmtC`8PpzE=%4^sR3x<-?R|<Uk}cqUJC_K?>}UYFLytPpoie%E^Mz%k$P1S=tfl4Y8=+sJs6A73j8h?=#ux@+2fEFd>}X
j1kbo5$!)Y(D_VP%!g7R)uJvR_xC8`+!OmiMR~;mA8sP;HL1#fw4u6S4V~(Ou>&^U_$@SLVih6BwiU?-$<P|D_`LksXqJrI>NR@9
WzVZ&IvAoFOFh2C7yf}7AdRGRk^+kQxYJb%Z~0xzHsVnsYsFSJ?Y4dEv9G_{&lR8I@l@>X_OJX|ihm`-@0MIHF$gkTv__pInUZvd
a|zuNlb01T>txG>1uP-c1Ed5!mVK=RaR^mxk|W}=FX4X3g5aIM9mQ_OgWR~h(w5&Hv%AjEo7Puft3+m+d_KwM_s!_*ob$Pi^RC$}
dP<6*?L69JTNPlI^uynpbH$srdU$497oIaFH>PDX5!SAkRK{dzCJL=id~wdEzdOe*=PA$Dl{U)B+3o*cb)!i#wzti$pAIt-PCV|m
wLvOgR^=+O4|*3@%;oXS^q8NIwd*Zpu~H{)ow*WWZi`V3x8^7neHsQpG@BBuW`1NrZqG`#Y0kufatpE~T*-k<h@h;YG)>n`<}RSo
!GU54e5mwPaY>;unG|Gm&laqU2s9*RQqa$Fxv;HsRjj*7UFNn_z208Fvl%cwC^voO8ddK*+6xM?EQnl*47cEk6r(5=t;uJ_UY9*k
Tvs^~-j)(|i3h9+-9W~wrz>WmJ}>>46#?h7-tsX6XQ_%a^LzZWdcz2-#C5xWjhvkSF1NS#2?qt+A)Qta{_$sOwM`FvDk2K8ZJ)ME
i&wh~as>&K4y-tcjbZN81yk2naOMGJBWc;=Y|Ti3LCx#T&sT>M0~HA_OE)p~?j0-yu?>0OVS{eK->u~10TNqFv$~QrQMuTPYfufO
7SP(XZa2(JoC-otEnuc-kkTD@J%mq@6_~Pjhcr}mPj+H@GGmCY?F25nIBUP>eVr|(fp^%9?*fz;aX>+GN{8&@NE~Mtt%Au}#?_@U
y|UzyWuQmg^$@tLEXzs3Z5&RhSubT9jq78BS}`*SJRy(?BYoxr?^qE~tIv0Il59?l4?JJxzl3PCu1&ti|FQ;wOUn{2tf`O1I-xdp
jPgpHHRIk{n{)Sq4_Is(&|mC+{_1*dcekcyDc32M-+~9~ZWacGi3E~<&yn1^m|htXf{lk7!-7B%NtAosBphyTKhw2GO07~sL{$Fg
?Jg=hb*QuXzw}E}8y1Vi<8<A*B5HK*-Ke2ERx?ZuH!Uhzm8?nZ#RK$0R6ZjjsxmId&!c>UTOu)GH|uI)R@E#(i%_CTA@E7T<eiDY
ln~=C1p-M4HwvW!?c8wZv(dwwyNkI_5{bGVQ<4*rQY@1bkH55w^u0gii<8{gm%H~hZF$@$rraGi@-SG^7Gt#)^=VXUaWS!rq34Kx
M#iK;1cU7DX9AtZj)DmC2fI~*%`OPt=?Vxx8Yf^zwQ%Wiy65XuAP_=}rcLryoh@*p)9Gc#u9R!#^ry#6Ml<rcZGAfO2g&rm1inGF
e{GA6Aa)^lM(vcyzoJY=Oap;&e|=P`Qd~e(EF2&9C#qtz@93fjR>zuCkBh)48u!BYD2q$qy86<kq*-|%BP~(Rqf!AZ&RNTlLCkz7
Crt9|Rd5?(7~r9j`Zf-(kccQ2Ef!lv1{Lvqguy$$c@Du2R>HFSUEY?RleI+oK10y6MpG@sirS3(TQ#hsi|WpGw)DPlv$fT!^vQck
LinamwUe%}#Zi4xou-$|YB3=mlNT~Y|2F)a@$c_!k5r$;zn;uZzm=)#>nfn<uiF<!s(o(;ol@tuz=xROc%)uC-{&=PK5MgHFIq}o
nfD&H5o_5%tJ)y5B8>_qjgkb?o~>qr^{Iw6G<utN8~Eafr2!-=Y_T4{&#hc<Dk{kMBWV;D!VW}|D(Mj9+C%DOxw2E@txG)X37m)Z
Z`KT^*+=pGI4c!@GJ1nY$NmuNFhcdZEI_b39d(ahm7#16X%T0LfK3Ek#0UhV%ctwtdiAKCk1yRr<IKIyP3<iyR+pOPsebDY$*@&l
n_b_(jLwsOZj*Yke62|8Be(q$jMtp|!o;uVP}}WyeE)K3AW7->aQoY|g+(Xd-_yo}ZZg|^_t0cgYLXgBKd<Ag#D6`PWJlU9Mw!|?
foeS)q<+qt`0E81sDIZjQ4?(=o%fv5Yi%ZrN%)D*L94od*JazUNyO{Y#FZ|rncEC+u^+4F71K-mJ<rY#(jRC#oScstx|#C5{<-{N
(3BcT_%^GeH7Q6&>GUt}JD0w%2cJu;HAJP%S%Zy>wRX^hOUe8E<<@x4x%?=XZ<tvR990q)CM3V9u4~P=8V2tD&LN)5$?Xgz$k?|(
Y6EQ$xg=GA8Uh<kCmki6W-9pfPf6EjVnmJ3YPMB0wAr`{V1zk4iMUcYIOe{REHzD6(Zi%1kVCz&o-R=?5mNZsMG7@6i77HHOz~^W
Z&(jo5l7%od{bvEJh1gnkl3lFSBu8=3hPDNojk@S%IjEjPZ|z+jeGKSb$HK0&V^#Ed|U^zg?hL#C7pw?Uayt)tctk+BdEG^Ss`!7
<-Uk!Sgd)wI>DLg(e#e^86R*bc2kH2_1oJfYNv&takw;^!z}-r#*uKS==Og2ixCIrFNt;qn1GL0j^WCYLPkYX!W!<fKq4iaGo9T{
tYQY*a(2vxo?1NIf(+xDduxLojkHuj$}vmYnLb+O!HSzpqJ#|~rrAxWY!MdU*Y?ftA}yU|w)}Svkkt9nII9s!WuLRFEq0WDT-LNt
dsDMZY2f)>jEfI{igwdZT-s?+>eEmK6K?RS6%j#20u`wjvF{TX*4xHwMOSC*yBKoY*~3;(8C<1h7*7?ZBtC4S^Sm;&A}So&A(>$}
v{-2>YM%@z{Fr1%j{Gx=jKJ!YMHU#?tE26XUrK8w6lhk)k1vwr2Bj$^iiWb}X)A07UKlCLYbCUyM3tLr3BxF&db@FVX_l%8pALLv
(>J&2=S&#t^Kvj=$WcqInJbo`El(~W=xi9Cj~OZ;<@zQaUAbsDW}Xl(Qc9n0P|3BU0gJnt{4>;XFIkQ`zm1)4Qr+PeUvbF7zs=qC
m+eRc4%CfMCAalIrB)8tT)1cVYe240b7NP!xq`#UU3R_c7QDE_p@>5w0$<(rQL3-cFRg!#;hB+Jr?R0vb#Cp9@@z<GND=*5HPET8
X8}mU>VwyK@3_g_?Ylzhds}>K-QBliCb7YaT(LfXRe5b&du+F;alS4zmwe`@N;w6{qNO3%-1+wjdXx#JT`e49o4rSJM`e2I^6rTQ
y<kL_@0=RyBa=zM>)X=B91=U3c7&cnluN|w(5WXzcoAp4D=?myF+zYh=7T?4^y<+h>Q+Kymlr6Z*$wHJ%|a#!p>iOCZF$lv2^lmm
kr$22jVN8(<wFv{_iE#E2mKEHv~V>TBXk|04@PRmS&u&q*w<ocUn=DLU!^)>hyp;fi#it1C~ZAy_(CclF_S|!8zDrS)mnC?IpIr!
qOJOW4Q(+Ul^$%%nLV2G#2|tQFQg(x7cI8u_)A>1k40lhxw(P~9J`dnl;gzcV2#wigkZ;lKp&com{5sFkWXW_ux(y3_}GO)_WxXw
p!?vof;+j@`5(l6WU8Qu`5E8Fv+n--Z%yIMXO|#lv`UKtsw}llb*)A$$L@I5V|dIPybKg(S|d<eq6_2F857SpD9&;jpQztUBE?QC
;p*#G(Zk12;ZAS4xqEwi@)f5qwyu^jMFotG@StOUmZZf)+RrF?6;QDj6dzo;Ewrqldt7_$PsR?2C}@2hvYz)V!tRbZkt&)(1=BKf
x(Tinmkg9>+jz;{Dtz|NuD;#QInHWjH)7_lw0)v0XY;Xrwfk%57a}dEtF`vCc2W~sqJkpn<;HIMVe@CJ^k&nJEayemb-f4IM$PMl
;iFoM1M)(=a7F$GV~qFo;OcwWIl7NltGnCa{9IYGa7h}CSy=(Iql6qd0v-D2eiVLW7j<O`#EY~JB#=}#<Dr)C_~Gjen<*;NCL>*a
Uc%5t8X@Fc&Q_beMon!l3lc#SqqEQ;tdOaa;h!6sSH&-{GYsi`vxgJW?c&ak%re>7hVQk^XkBX$jX#jj`j8#tXXTL<jsAfld|A!t
`DHYys~#?Gr`hX@Y;W0_(Wb2g>8C4a3B6HR$-8s4_U*>?M}S{jYf&S-hb(m))Oia~w*M`!%NkzMr@M$%8xWGKBZOsg5;0bq|1!vW
O;Y`z<#%$wC4@}*Cu_7!b)%+xY`f}stqaWN@Y=rkIK+!lI)SVE-P^GsXsYfoXs7YwF5O}{Wy%ty$6dleO`n!HHYHw>z6o-1V%1gg
vM!fSomV@4J?5Ny5fQB=!9MRL2b{auI%YXYQ7FJDIXDi*0y3vtD7|RnVKr?|5T>oGZA-W4lLRIpX^_{yS;B3JXb(2@Rs+K@baoQw
YbQyqwjRiE#AFk89hgi}1mentN{a($7zbarfxEg295M=fxW$SKC+y9z#(703sl~8V@9BqazUyM_^K^c9z25IK+{G#uVR>e&hnv&c
g?#UpVyNYo>E~MN`RiDUDn9qIZp0)f)awG_eIfR^k%OUabqh*dsZyN;MCrml(3Rd1RSemwdombDXzc;J=T>dL?e*VK(eg@c>9f;y
wVBhg8Nv+(sQ^2Qx+Syut?G>p$f*}WVzOKi(VUxQg|#z(o=t4qVSO%k*h=Xy7aU-qu&70Vp_acVmxSnNT~zGV;?{a>ZKV_(s*u1a
ztTTR<L`D-5gNZ4KExl`mQDr7R^4}Ka<4L@ODx{>oF`^qWTrEWqA^Yr9DYrDVWc_IoBL>);?@bk)f0SOYPKpZ<F{ST5oHiWtQIQ4
vWlRJEQui&I?|#FB*WXB?0Fqe2K<$h+|(5*#--k*JFMB++M8wI$wY!dVPe-fhO_-I+KAM7%3#Cf)nNPG{d;-V{I&<H)0mbW-dWj(
zI=17_-~Xs7%cT?o@lZuG>3l0I{qI_(j2I9KvGomuAa3&lP3v1X~zb!E(Mj$yy0f8*H(E$Y&c#h3)w3kUS?ilSR?$@x~F44?cHzU
OBRvDCFEom?zoG*fW)!1M!6_9I%s9G(Bm5v`f+AD8{$r+?YoRq5f#V2W-(AvS8_zaLY2r%TkiV3bHB9U_@35CA|=dgSv~%5zUf8y
$eS3du+t%}Tu)k1Q*hS%nhasN*-)l$T;C`3ALjvpZhM~(8+!IRbH6e>ess?BNd(9Eo`tL2Y$6$RRr-*@717-k3uK5cK%*$0j{2#+
1v~AV&0cBwGI*ZuM`f4nxIB-pSAi)AvefdhPV^2cbIKwS2BHeg%c7Vh&v=tWno=8)N4tp_Uo^m&8y3c>k{FghFM0+d>6EP;OwW9v
t1)RuLqI0v4}i&ty`TV_m3L(;M7OFK#glDj2lnXAX>kN`KbEzIlx1pvOV^5jjk|x~=G)VHDawDjKj5qlcD{3_Y1I{x9x1Fg+_7%+
Cub5VmdjH=w|MR!M5)gCz%|8z{x*=*RR`V^>+_`NT6jAcu%!B?eV$%!)|I{dsg0-xn8qUhj~K92e~Q6pNfGpHsiofThM<8a@~B12
AuHxoaqt1ET(bx!gpfUNDc5Zo?l3l<-TP$HcVLYbIluJ5qVQ);-*1RsJ{)85hw-nqNmef1!_dZyC+;JIV`9M&9LdZk4nVQN+X{rK
d34*eZKj&8D(!u4L~)%)k;dwAwDE}}1a2Im1bhopl%R6Z&wI<q(qNAA&~&;IhGrTh$7n;MYF3ofSHH%VV`M(Gn_~w^+_{1g83+<F
S~!mJv-`-f>afQJ8`U^Ct{nMqTGEy+$hg@w=}jO((uVFdl|8KONkoC6s|K-a$87T&0@rEBO#%ISb!`RnzpKP0N9NcO8?3myF)glB
Hb@||3Iq0(Uh7^Y4L5q$baW6Po%K(Az;GZ#pg*E6_#j;R&P@f=l}CTfR2w?*tGuC8lLV0^!D^q>labQMY1!V@LjA9qur;nNhaF`O
em|b`7trF%<Nj|-<K3*rS6&eI9Vb#89&j(vnc$K((j%w4zP~xs8m%vbLGzIiyDMw8#UvMjf)>sCCZpv_<_)MmF`QZU2q~_X9eQQp
x0il5nFa3p>W6Kr``R2@$WVx~)8!Ay{=EDgK?gm$Z5MsIt2HBM=6LFa$)mZG=lMs~3+L@$IS5X_C=pH_$Xt+f`p?LVQ@1D%mvh)Z
&@~FgMo<?oqr@6ncX)i%9O$uvv@?tsZ4Yq*2=3AJ*FmHTk7*kW!;VRNEBDqr@j7r2k;V~#qjhrBm9LU>QjN0A#`pc!vyyGdzc)<%
FD5M9ceU@o6zJ}fkXlv9m9N#84K_?~d6@*-R^(8De5;ZuYd4<)H!S6`Rg%`oLA83gC9Nni^uCZy$P$(a7fF6j^HeEBJc=@~YBL~7
4CB2?8r@q7hXtUTCbe&YtjQ#p6|1vvDW!W|$ue5R#a3OuS%{MhvMTE?9&whbHals*Pn@B=@r+_b5G<Ap2Du%GiBl;R@h<EnfQV-x
dUNN9y-KNQbQ?n>vKS7ef=v@1Yvfo&NUQ;0kwO(8reZlxwS?%0<d^|NV%#3Op<)I&LjZ;#lP9qc38|qIc**QV+UO9l;?RIFh7QG|
9pr#Dyua$3SzxA|5XsYMSUCWe>O^RPE%Hl1UBw(wkN8wB;?uGfHlbeZDoRyMTtR<{3d?t{>e7d~3;K|~0sxSg{atbEf03#9=Ox96
Am^WZhm_N@U{1xij^_bY6UdDWFf~5zS(x%E-Q2N#9D9y^a;w$k4T#*5_z>@^P{<MqJU^8Bw2iG}g4cLD#WgTFzz%b8kMdml|0&u8
y79Q@`<X1batugFpQ-bG=zS5l*IEb?lW*&tqrCJmMRzEWcU*|x5cx)$-i6)hKV;sY51N;<(yxIW^+O*29?Zd-?eru^xiIw-NPFpF
-{S5VpnSDT&j;}F?8Af&(CL=2-R7#)qXbwZBvk|jj_Lg0i-w_QW*AHGX8eQe%=!K~`uE(ynre&nP6zlpa?UU}hGlU)Ou&NfydHqG
mc0q1gCvkje}(2INhtWCY92HEWo&C2j#NiVr?E29Srg*)h`Y|>$bE=c<s$dH{d>aapG33WHu8AhO{OMpyxED_UKjLf$61SrEgl`Y
?zPu+92C+#qLtUz%3kLqsQt}Mt*f;%t8KCTwXJF7>r~RCo;J-k=%sR(CS|Q~OSP#yz3X8;J^#;rJUDNhIm}c{Q%M9;(^N!SC=qri
EbBVTs-mkpK?TT6l80@zuZPWmISLM?0VqHYG6I<cOQ}VnK%qw=RmMW02|DxJqmrMV_`0=}(@<wkth#h+=|<_l(KWy4aAJ+QyQSjM
NDBi7ip^c;>AeA12ck@PW|I)pjbK)3X8-L?pUt!ShM!7u?K#7%NRBtrDImrYkKUi)loFIeIYTAr6OnQ%2oVKL7<ctqR$fXH7PP!n
w;&{_v~L|mUyuK5R33)4BC;tz)Les<)J0TBchid2pwR-TQIQvM>--~$O!+QqMIyg>i>9h^QD}*H5b4NHIYI(TB^fz4GhNgkk~z)Y
gp^sD@SK)EZo*yT_2%x!_?7R+WKYTFe4e44=irQZwuzoYU}5sE4L+Mz@bgJ2C7Y<CCWxVe25v0jQt5JPIGyKS>v(F*xnAw_u3I&6
B{e1pITVW8B8^;uGKp*yT*8=zcS7W-X8Sl&MfRUUdYL^=hW_$H>GQ0W@#AIZM)B+})53l+VP!hm3ah+B!-+~%NxeSVE5O9ofYt(?
A=1o=AUmUwsAnSL6chK}Ai=pd8Ci$p-8m0R&({fjI4CXY@Ya_W??ycQP4z{Mu6VN7zmWd~_lvMz9UY=aOB8<8F)wx==7dRV5y~BG
dua|RVv!Od0?WL;k{VtsZqHpTtZdcRu*L=I91)>=n0{H)OT)2~f-KDB>?st#=QY~u@u{1{(J;t_uQVdDH6kq`^ye^fG}6yP5|sGe
C{r;O<pV+MYYQ4Xuwe(<T5!*^%RHgwAf(1_-)8ihE7xzH<fjeU68Y_=LyvxlMafZga+PHeT#^c1kmNwiJH`|EpI@s44@4y;0#?W&
_kNS={=e8>fAe-Vc5^fP=X5E^Hz$AiyMdyhll=b9d<LIoW+F%AI*Ygdzi}R3+x}ti_W#C@(0mXN?Z59I#B+b#HTY}DcXl1ambm0U
FJQY5cdINs&@4Y^fbQ@kz>l!+kzs_)md?zHZvRi|^W?xVW&`BjI#=W4_HyC=UyklS7GFUU2>MUD0>FgAhwhRPL)Er4mw5XY#u6hU
+Hv-YhNXXJvBS*`zknA#+6ixmPESVmA8#yVEqQ)_ENCN4VBV8VVzlBxJP_cbq5lU}7vGB2J5d{2l&VKkEO|xErbXWU#PPTA)LT+x
O_{{Jg_~vgCf`jIikj{bZrP@rBhQXXHaczt-Cs-D>?N!wB9dt#!g@Z$t6phZkn;jNaUL3~S3z!FV`hztBr~g48OafdbYrwjxI%R2
;ykgKBX8;!wU2kHIpc?=U3A;Hkr2gRm2(RlY9zmGlF}t2zH}e$ZiA;#hSYuyG*(Kcp8qeS{O|ss8(g0LuE=k`(8&Bt;v3n`cJUtL
i4)XApgT3Oymmsb;@($4qNe7i&EB7WFLtS9hT1Ahq{llSNX2b5)_0L`b4hHAU-I*}zT&Tf1+mHJxee=zMw+ohs>Od-NR4&dd<`_r
Aw!|4!f;|J_sxCOh~BU%`f(J<u*J%p`?80IkL})K;ddWY^0XaoXe)2y>#aF*Ry@u${eNZoiU0Py_LrOM?C|m5d{|^;4>B?;kF5g6
eu!Dut*3F6v<C!tVt0y>5QF`{|3BI}*KK-Yldjxamo=gm`S-1`OxqJQJ<oaxdT6@#@tRv~qZWL~p!*26l&ze9Nr83A?ZUQbTy9pg
HOvUmLy}XllTWP38d06t0pF;BsXw1j43iJ=-JHJqyz4m=sq)vBf2Z!G{4?i)x8JWQ5Iecp^3qb$V)wXnHR5VRm1HRx+q=2vT^;8a
d-lD>yp}#O<4a;F*6x>)cc(1@CNIh430qpi&XuPAXK;Dn?b9+!hr{hEc7?&GTF^eb2hugQG|lwl$A|J-V>E16KBYtTKA)S{pC94$
Wy#z7DdOg|P9%L5{(({cg$sL@-m}bg+4dhDC_B9>Jw`zA9-`i;HOC)C7&Y#$MK7ixN!Q=Jz%?kkU{0VKAJfMM(t#t_PsZ>F_%A<s
-gxE2jb2BxZh08AX?=06scT6u1HZGT@8v6)6&;T9HJj;(LjsS|8#QU(X!{zm=aFr1z5eQ7wk>-|3WR93Bax|z(f!=*-7^-><3oUH
Fb=#qzdek$obBPuOI6gyqdH_iVkW=$SfGe7UzrdF-*<oa>NMdV{J+P2N;tX(fs!h1i928Swq(a&hS)u|?a!i?Z6!(Z64fOQ6bEFK
3i2`5I|_~~O1@~g0D=LC=S^<z8y83x-@WPvpP>p+gJ;|K=GD>S{9IY;s(0fsV>lq;uWa6OQF;MZv9ShkYV$^%;kn*5w=wlop4Dwj
0!fSqYzdwX8&>zS<I=Y9u-X@gUj3))Nba!V%yEyhKMO83$1m0L|EKI$Kj!ose|xyV_K@B8M0g;9E4ObM&ovtl4Q)X6b#eWs&&qmP
6sHdsnZwhgR-azy@$COQ@%p_VqSV$!r`z`JuD`F@kP-B^iQCKi{%)c)nm11+$}7LU(n5gH^7<dTO>MkZ&_Sk!PoLQsa%mIlI@am_
nd9iwl{x;5ZL*r{y9d!zYYam*%}8Qc9tvO|;DB=7G_(ikd0Uwq-+xyTiK(s(Xi{V`y5e^Id9^ubeDQ@&0Tz^a*Xl6V_Zrm*1V4fn
Frsp^E!zSMv+ut?G$Wlthzj_a8kg1qqfyc*hn+i=3F}M6N}1@e>vN^Fxmn!MT%od|8wn4zP>0>^6}KB{n+$ka3xyg#e=hgwL<!`0
c0(Gwl0OK3r%B$bEl~Y>JjF_#>uIT_ZuSr=T!J|Ryx2{QX@0-q*Lsb*tLnOyKgiL<Z4cME<P1{Qv`RGKCBJpYC$+)6`SZ?gOq1eq
-9V<gsN=KfZfiRViRC_6@HL{YV;jyUDF?yE_u*snX4SCSGvC(gcyp+P52Sb-i-U!8<-~Yad-(qiV4UPsc7Xk#t!3tum8tcS_0F&C
r-w)wq0aiu?bwsjIeTDNokox=H%N_@9DLpxo%_bui{>+sJSh6~oZ%zR^J$gj``Hg_nsYs2HMWXdD}fOLwt>#B{HKtSGe>h{YQ2Dq
!@1FOo^we$aQZ~*g-NyYpLz?lk$1JIv9{JcE@qqeabU4dFc#mO<4G3YyVIuJ^xCaMItZ8ED&x%ldt6;r4FRY7ms<P5T8o(X``@5?
(55(6ZoTwER>)Vwk%}F=-5yuzw02r+w}JI%m%iGre7t%8Ve|9I#!po4#dXYy@Sc=_{~i~D#XJl1&~-jFJ=#B)l`m-N&!bWp_dCSi
&lL#tq7YJCh~uzO7MnoQe6xo$FRR2m;*m`?rY5~Sr%{Sx`PI+Z6jxu{*Iz738bQD4J4C<c#{+Sf`7>A!;Dh!T1UV=qFL0pqk=w8E
YG`M3TSCQJAD_1oMQ-ZyT^=jo7SB<$wwqH1u6Q{5DfWT*6h7hmn=}9C>96PS<UX_<XW_{17kV6ueu$bF9#u{VrV!v4rEdZr93n3k
nD?($6#gC`@#XpbOw5?DU`TJk6VwL(z~4v<ikGmE0~2rhd$!p%wm)2%N@<f!g2JFW>IcWd&*ga!(g)-JaBZ;vza{fKdtbEs<PWzW
AKqN0zX^3RkNl;{2Qv69!CO_+e8Ruqjm-|Xx1iRdj)|b?|5EFn9AK{pM!(2r_lII6%pm{qYWF*;*9Nr(KbSx8FDytYv_K;lsQsd5
nlKOj(f_sxhHclWZ?RcK^*`gJopxARMzObC4r^74G-9tpE{Ll8Bl*oi=h9iHWDy|5N~$J}9yIwUV>sEkOu_H&T>qcCM>7J6cXRXA
$R7ps|7`T(t`5N7&m&pbuglvV8q4R<OwNg;<hi7rGSR;;J*;9Vp68$Wyd`_Hm$*OTXHOY_j!VB`bGl#|g0Dl2Oe(9D*k{PhxtjWN
T~$60g&Z~C>(R(-OtNl!vHo2#p1CKxEwclsu_iS|CLoPc16B}4-$eaE>__82I^+^o+;@KKO1w&_NIyd?MG7TREw#grH!+3n#{w*P
(Cn2h^uTrmlIe63AV!101Rk0>@lS6N(U#(5OVFQgzpm~qkuQ52C++fzkU?W_Sp<RRjot{jLPq8WLjJ?LM8<@Fmfho2&hA-?xqygq
zU8W=(eVWEAs92pZ~1O;d-V3)Rko)~ZfCK)eEq`SHg>V6lbi!bw}6mdVGYkfT(JUz5PG)3I6b&4FLXR2h#DM*v3nXg4(7Hhy;8&J
D$!La-HZnA@?T~sLI^I!4MJX~@Ov%?SQH2f_>-p)a6FNR94ezdCA*e_^z*nQl&Xsre45)q%M0o!HFBG~^6lNd)c>K?J6c;;p9|G(
6n(>f=BPdvqJzz@D~>9-t%|C>e0u%1eUt6$$5Uy~FDKoux3jLq_YqY%hfF)?7ldOfx$C6{PB&VH#Q`S2azv#L$ftkI&#W}38d^4q
a!)ANqBNJ(C-Cn(w%|;OWEVu52B15R7~W^nY|TE()1M~qy=vsv&he`J`ffSyS(0`U(Ux;u$<a5HXU{%aMv3<E@-wl=!DkD$xB7l_
r5K>Gw5@uwF;~ePpP{E+gYIR7!(8-vna<C0c{F0gnL?v436lX4e9YgTrrVz_uU0gtx^p_~SAyp`-UY}s)RSJ4rPDu@7Xu-pCq1xa
I)sT`C>0{?t*X$X0CEeaU?&{Ly@AHeKqZG!t8z3p-PdJn__eWx)8BP$Jgx!32_!AWhd*QQugIG-PGx<eMl<<-$rH;rmLDsvS&SWg
pBosG!tjqqDH1}DhWr=r@XmhVA&9WHeJkpH+LNy$&N9zA#Pi3<Xu<kO_yps+>8JPb&bRUTP`2ZIc;+t-^8?xJDzMQX!Mk3MDtGXG
EgER9^pS6(!}VHbrK|9Lod={i;d=+lOzZeOL*{gRB0fV8@ttyV(fP~%4r*Gb#4Ua|z^R_^e#vxI^qu`zoKv%Nd=6vNTsaM!4Lucw
W}y#q8q%!{&+CaQ!>$%D%}?RZO(3-)E#2uCpH068FC%V4%=iZnPxt??)PE>@=VCN{f3ZK5L4B(KAa@vv`$)g2!E=B9_Hf^s=rKQz
0xXacK&R7<hw|CC4#50IVq!yc2Lr6w-F9H?4rdpG#W=DWHuTx^v-KAvYzUq1X~d;9)uB5nawf>eBLkp>!@eKuG8#8846xwxkxc>`
{<PS67!2Ux)Z`ku{{bH*IUR0+gGo}R1CcvJK%%5JXQThC!K2>;s7sp6rz$lqtrK?L(?|bN-HV1CIDU&N%SMR6|K>B*|K&%;F1}9Q
-jOz7%mlN;QJAS(w^A6v--GHQlLyd0CSd55w&63zF%YO8V`f~~i*e>?-7a7X6`6_*W+y@2T}9)D5lIJ5CbAc?huDUWPXlF)NWg{%
t+AOPlZlHvcP^X_P-tPvzdW4I1ir@xWaEA{hXT`KIzbOvo)Ef}vq%5MIy?xQobm|f=ZOK)cvnUzfnJE;#ydAu%sV@%B;oCT>#`2E
i&@$_JEc`Y!4(HUd8D+nu)Y{~0id8<%YSp0-Gn}uOgDGj4HxD!psu7)sqWagO7J?17GL0e`)m*Q0a4vU=fzcOm$6N>s}I-Ul=qq9
qdy6|$a9phPh(1JUs6s_+#XKHcd_8IeVq_Rn*iS?I==~#C#-c6nNbgs^f_V(&op~`@#IKzA;BphiiJHvh7(%MsHaSH&U%U&uKc)D
oX>4uvtznQ#nyx1hgLc$Y6hNy!?GESF1iVI_@mf+CXs&EbYfL91&a!>U%5PA1pN%mEe>G5kHN}6H>FVwTsE#-a!GdF2!N1&V)c!|
hN%dQ4+r%;58g26%H5uxp+sMlPJL{AO|64pUfHPXC$Z*n+I&Wvhj7I43uk6y@H3&g?v#;}a3=tVq`inAQ>h2e_7vxQhKd<4?qweJ
E|1o8PsJs|>Bs(FJP(Xu2>w1ee|Z{Lc!JT{!c*gj{1>}V=_Ki0=d^K<QN!{MOE|g&iv+xRDIDy@-O6h6PFs-fZRj@yI^3cu6fnT!
&d-<c9{UmM9sA&R>)|-5$b3vRa9^atUa6x#_ym`kuXbNUPjd0P_tAXzS<rD}2lhX;!6ZY`U0qwOV#X`-h(pQ?GWsn48ZOvibf!v9
tNS9p1M7GM_YkSsBW&&G&I}KLr6n3}GHbhxp`F>g=jK|P(9GC0Pbkht;z39rH-|FzTR0X^q0OGI{yLKd^r7x6f!sb{5Jlenot|y7
A9AL(_1SxNER_(}<qeZXHW>;gw=zu$hTY=E%23LYyB=IDsR%(Lixoi{9t-@I3M%<u;B<Kqc>r-C1GIn7UVeRG#jGbrQuYveVuFXf
88$h)I+~UNiKgT%@?~Q{aymZbGo4ga&i+;8cE*R(c;;r<r@>yQw9yWI3w^JHRK|$lV^b=2f_U}VIr3t&w|-BwJBoB?3J8q)yn|8a
4<l?qsMuEui3S+)FvvSQxg8j^2xc5U&(u6VnPfb;Xjyl@g*q8G;qB_%<vjV-@xk-lRWQGeU4pe4VlK9+3adQ+Rey^e^$+eVICE#%
WbQlcIZpMk-8E^lb;8zcbo$_jf5XCh4`_Rvhp(C9T^{tz1ZR2J(%_gh(b2yoI{lgGRZM{rmsR)%T)I6OSLu32pNsA$jZK(&PVqfs
AyNCnlguYj_}SVIQK2V}j^?)JEPK+BV}4CpAcZ1JzV?a`&9xi;9aYr&{q7~?hn7J0!zaqNZ7Q=0u^*?NWFU)q4TTt5qk!*VB5P<x
fd-9&GIhvZ{a*74vFppgK0OWTh_GPG%doTKJUg7uk`e=o8=nznEeLl)Fqm@*h#KVJ8%wbT=UR<XioYp9o!z?&R%1W3E@GKwHPv>!
I_F`jC%D78nkPi)aRSl3vuyU)g3XO*(07Zoi&DbDuF-5svhCRz|1=SpB#_)1>Z0Y}=~R{625kb;%L!kXMXL0u!5hU%+}4idINrnR
W(n+@p`qz-O3(NiJ6z+Fp3fWF@HusYt3%y~cJCceY}HeQAksT!?3qqC^uDFnSLyRq7h<mVM4;bFk+r?E?L>K_FiM2YG4hvNvX8V?
oOE@=<=|<hRPoH10)vnvqzDcI8n6dKPJ>X=FxwbmxRj++iMhl(nl>UMFn*kwp?wExs)&i{JkD}x_Mu_8Sz^wFyZN5xPjMoec5r%}
s!S)xpGfG@*y#K9*muBNg~Ew*bMFc9drwovK@P@`l<HH^v%2^fR`PO#<sN2wV$J&}h8>49sJXXV7IZ#@e5(3MKTvS}N;UP>UAzv&
g<_+feBC^U<B;}Xd(B6|>T7AS8Q>Up%Qh(arBcd5##HKYwx^92A=|8`huaTMi)ltXJ3YrOj#Cg9VWj(!>K1o9&H5r$x%uFVJQWMJ
I@-Eb`)={D^*~nwR-PMUNV-7RijLKg=J>6C<RnA2v<9=Wn|ziW{{!%zIXL1iPj4q+#PmK#vWjMTkbsc^41;muK;aq!Y*eRU{0afj
vgX<6XfB_LlqzYhLkdH%crc_+T#svaK^t_RX&S{=;s<~`HNo&Z9S3{8IiyisA|cHitkWH5I#DBnxYPuW3Pq)=XN7O^`duiJrjK0V
^jrJC3u36u78>h1Kcwq?H>wgADv`z_kW$MgK!j5QD*^>*LF!X-tUG$f-NCFl6~=*BR6bu(LqQ?SJ6tBMYTY1$4(9@p%o;)Ab|cxg
!NiIIR(7sXYB5A~>Cw?UE8=uKdtY9ruV##f89pd(B=0;VvQG+qU_<bL10g?&vGx>M0*JRrbLt<=eIM2>r*P1Vg@&Osoq;{)#MJX9
gWzE0mtvTS!Bg0Wcyb@m<8;g7v0UcuA&-huKW=_Mw><Q2Y5lqU%`}I8zI@^?vsVwDoCi|(TclmrRl}esTMa5O^FZ?YsJMoj#qXA7
r*paFbYLtmd%aZq77vV?HTnE<cA{wbrk<4MaB6U4I!qZ6R#aSglU+Xl9q_lV-9xSox9&NdwqS?wP>Q-MhLVVMA!heq`oF-pZRyd}
*79kA+IW3OUItU<C#H5c+2+x<xNxg_fLMUtU5QM2&};;V9jwCn2xBdIu0W~;<y2YoE9ZY^z=iEuY0|0uk%8hEsk8YHa$&E3zq*vf
+u1pp*TfxlM!jZp+;}u|tHAZqs`oFz(q05jL^n<XsX!AAEY=a~JKzL)#GQAYy)}74hdDUhXNOtj(&!dmCWvuOCI`xCVtl2Oda521
sWf}IV&R1{6@`z8=LI4u-=B?se4ALRXO1)9X5mE;=)%s?B{F>VYDD0sM(n2Nxz@c+NzU})X47W}*C*F0#ZtvQ4%0_h@12J}HdY=f
#KiJE=%jlVZCIG^S<aD_-1rRYXU(J&vUMPNAe|j>EN15exF43~?5sIpv&GDrt5`0voMWmYZ40YXs{>HncH#Ee_;}Q%yO>Q)QL<r{
9vCG?Tcf@%C7I?NOkIR9C=nuh#i|Lq9O62ea*uorD=7O1LNrICl#kr_a*BdFFf<={e=xeh{m<2Y1@oh^{YcJ+XR4+=Ts?Wy;$Xbl
^MuE7$E%N+Cr4uPc_G|P+WH$f_Mo-(op5tK>Y%Q1I1_Wl#qJ$XB|9BY9gUZqRh@RfDZOd_4IU!-lrhD2Pd+p1`nWu$&f$|@hmk~|
pin!QUoCK3Ad3Se?A3vvo<O+<MRur%aumx<gMp$Ca>IYQ(P7Fp{;3>Q$~6A*a0n1Eiy)HCRr>ANJ{u{D+sW%RS?n#6&QI6(0>iM*
wY7srnV1R_-1AO>4-y>L=2^BA;7R!%y)dt{)94-xHsE1qA?60XSjZ@3?{S9RWi?M}qhFAG8Qmwe((!tuY~M+S8n1Dq2l#)7&;Iks
cRa^1{PXnxU$p<P+y4Il_V5GOng=@$=p~9Q#W!B;GIoT82P=me*l<UvaE~7T?H%DT<`aDR9vq+}w}dA(_VF9-+vm$WN{Ar1Q5?JD
g6Pw<J^6TWub^m>&Nn--JB*{MGV2Hfj5tu75^2Cl(l$~NWJpnhI>MNJtUgJb{eN|O?e?1aE(L=G>DY>>nTkt%mWj_Mf3)8}x9ES;
46wlDg+BhH{DL&uqkd8xZ`bpXJ{e#A>rEdeyLK!5HOJ@QD-aoF&CtU5)4Jc0VTLV!pi!Lw4et&Vo3HuL0A%9vv-kn~3c%jwfwN&r
7>q$YzT@N1QTy)Rq!H+dkM~U=Cd!AZI7ae|mZpZVfT@EfvR?B>v<8TJi83NWoReua1F-@z3BWz1I|Wlk1vEtkk)ZcUylojKzYIr=
54J$wYK;(zKgk_Yw2KEs#!-}alT8vF;dTR~v8st(h)(DQ9^SL3S=ROtPhk7;)5bA0l(nTPx;eo05aeZ9G;{3#ILBY=6Q@At|A!ax
+4pOU;H&AsOeE%6Vv98&X0TES6-p^+41i5S#YwC)Yg)uR3{q`1EMdb0L1DuL?at!|7M-%22NF=u#wkZZC^Qt1MIf0{hDyYfK+Hf@
L`slNEJHK|jZhIZ6hRSC#7qpzL`Xv<$`MRaMntd)s1ITwe;5*h0OX8y;*Z1a{hW|_DfB^c(T<Z+hE9e50t!WlpxOwcJ?7)MnvvN>
4ljqK?+iTuvrC9<A4+pcI+T4<p~J_;N0ILIFY-f03VdcIGD-|310@oaQh{0lp#Xfx&B5g%%sjyjNe&+T(#&a5_OHLU=Iq?qP9cei
etDkBpgv&(^MJ6CAT)(6O8I$&JLFY+<pCM<31KQoL%jC=4);7MgFW!O_pbEp^)zdeTn}%5iMXg74x_8S)BJpH3i`g2mju731CY-5
y+48&Cyo7?^nY`)$CzZ|Bq}APOB|()a+aX7D9+w6!37OP1mQAi3bqd&b5xoG^Z9XnL;&LW^<l;6_^h*cSRI~_K8Zd17DI#$GJ3!e
=(KmTp8mt_`TsN|K3@;vwxm@6D_csPY~1gu^0wEb5*?5%E9Uw0b2!o&!?J<(vxN^P%PXf6V377)EI77psRY)~%$k~v5rkBTBO@ci
wTZWz$;96H8r|V(gOI75*y{{5FS!ifr->nvCHg)A_kqz64&R^1l849I_tv!izNZF75B9r}Ux59EFWK<;JbdC%WK7Jofdn3oQ|QmG
wc*teZ8*&^MovO~Bo<<mG!s#>>ps1MphZ+X4j)GBXV`$jujs|bM`S>_4aw+0lM3{MAt_oZN<@7EC?C*+!WHTdsZ<bpIYm(nNfLli
SJ@cFQI&=S%Mh=xFk@sC&YylB-s8?^Ui<4yWb0;O<5xcpXBil*Rp)pktQO+#;k_V8)7f-Us+zA3IYQv84Y(v!F+C>6Zp3+8aw4Us
Tn06#4-4H)r!+)VG*1ek0#`Ew6+EI_A1%Vl3=u1GLd}&!iq3~lv?@_RV1q(4tO!p-{LFp-K>8a8czS(k?rI71e!KQudc(usdE{w}
*#99^f~?~mXg==4Jh^YPxtAG(S7*L|nd4S_Aa{^KWSb3o;CJ1|8zLB*?n(CXJQxR{q!sxmqc?ovp|*mW&e=De;qkNAB+Qidkmh9U
Nhe;P-oRu-G~ZhPEHGL6E#$y*V!;XNik990xM}P$0;YMuPoux#d;|_gdQ3hE7wYr%eLfnQhKr=M$6`Ge7RRMT4n3Uk*a!cZ1sIVS
lvz>*pqfY!r4ghGN<^drgb#9kejD@O;n(c=hN75+h)9|m0-8VyCKiN=Muedfs70khfFg-Pks<){K>Cmn?0y69o+tN7_IgYFb5tNv
bVyas#|h+@(6}VR>?*DjQecIkgod(lkg8KB{0vC512OW+QbJ=|$tdU%>ZoZCuG$lN*Tb;Ff`a6k9l7M^3S)#M7YKl|Y)mFnbmhhc
B-%`~IdMC2&z?5%=~2mGgj|8#lSDjl#To#a2`!AJu`x&@fMy~YNF>5&u};f~OcEbEeK!X3Z*2QKf<6)4!<v;H2n!--IB_#tN+S(N
<v9g?F84G74_F?)4xO>i=N3)7Xe>ks$YP_lOG6N#%Ap8`iXfn+h#0CO2q4=rCZs58DI#ftB48+JGE*X`PH;dam?)JInAU<(Rf>wL
5|SXHih`CR%PB=2k<ti+>??;X$lw(Kp-G^Cs$r>$CY)mlq!S^+WyG0ykYo`YIUM3r9q`=N6onL&Dj6^Re$o8VI36DaDj~gh!{|L<
PqXLNo*S~9gE<C_a{{eFMP{)24w?PWBef{DbIq`&;?WPMpH4gdHyfn&zYoRti{_CQfK}Z2eg}D?!7260@(eIg*V2|S*rgZ-#*{dt
3uy8b%#vY$jRRS)q0n+`@#+G8vVJe6-Sh=Ku@Z=em0V!LHhFk>{hxPu>o7gHl5pa3>m9-OLLSHiZnFdvXnnE{qz<?T)e7){I6ynj
zh-MmZ#ol<a+OSh9FcgEI+e){O0Gk*2yF-kpbg~%C8eQVNNN<J+HzAQ6C~j2yu`kXoCZNff$l>>ZTwC5;l<&?A5dWfvL316HVR50
2la;x28st_$_f&ID2Lknx%dAxbqMhRN=jNn0+5Jk8I@*Olw^>Anu!5|Vo&hPG60gLpkgEl7fbK$=BnU3?9dTJ(341y0F<RDKp>h5
07?ghYYPGw-`XkB0#9-tcF!SV9)5JjViJ{y^-%Qu54gT@i-j+I;OFdiq0)|t_Ebmo{fUNdZ>(mQQ8mvv4*za1JqHW`e$buY-X$2w
$}vzjVNDc0WDW%>F;e&tIRsG#!hT8`dyEZeiinu47#Xm87sHyVjQOBLu2&=%UO9o?z6QI`BEvnqY>@Oo8Ek~YjA7%dSI?Q)@_Ec?
u<*wn_Sa?q&iU*B=tR*zpF;m508p(9LK*-&5dhr}@eW>(NxYVX1^!VKHdD{!_8BJ+K_{T<{V+{Dy-%z|^Fd>1QI7T=FgvJzK@Zza
;&95YCUw!hLy+i&ks4hYz@NiX6X*083sR93Nld{kL@f%COWb~LCnD+Rd5V8J0nwBL%1Q{8Xb|KbP6}#P8EJ?LT0o(qfF@!giUcBB
3YG~7OV{9ivUYKXkH_s!+x}YTId~j|`7#=ej6?9JB`h0!ySI~_k;FK~SksI{6F+ItaFQ{HBcQ^TyG>>qms6A-W%#TryA_dgag@$q
L87e<B~h7&ESP?6ty!CFM(fCysVZTH1f^7oX;mefQ9H0tJgy0S%Y7!v_Dr%A1du+FPuep5N{3O@mmb{n(e68VpFhh-oj9i&ZUCOS
szeWbG@b~bF9Y}cf#vmjy2rq+qD@;~gP)_-A8zxUaSrhLhysAF*ydA35*1WTx||^ffTm@T!j!@ski>xnf=NVGMaEG?aU!^OP>}&L
CKNS^NWh>X3MsRL3b4CUDyT+L6avy-S&<<F?tWOFx!4FmpsFYqAsSL8DN-aT2n6$-HKGJS{wKUTD9u}6i+ygKXJBvf>66Mp{DS|O
{?eaqjzww_L<MqFT1OlZOqj<Yas3ET<nxamZ0PQsb~ad~(f&_%<xIY<I8$X&42zL>de}aey0U5{kBTlcvJdix6(10V0?j3|$wc;g
Ly_A$o92za5Ph5t3`D2LR#Y(5Xyu@L?*@^1n`}IOe_sUI<;?K-DTm}e^dC9+)%KDO5~=Y}V3qVh_5XQ?3ZKb#|A>CH9xkrDU%E%n
<^rJmY#Lu6m5&K6tqKND5Scf2Y4W_jy3d=2`NI^GoTux|8EWA2)|XIk?!$!Z+0^O-<^es(DE%@i2iX7}-A7=S>aR|I;}dfo-Md}~
1CxLqC1^+>DvD71gq(-#vm+^{k%(r9N=kwWV^HM92@OZ|z(CHho*z-!wZA<0-+ABgg{O{sUBfSToy-#X-V^7ZJ(FQX2Z|GB8LJAc
1sK&~IoOOoAcr{x09+ujsn|X>?yIm32HtlyJ10ir!O6Gfr=4u#obeTBC8+$_HO03>G1H;rwPk<ermg(*qfL;SK{p1Y?7#Nc&vj){
S=Vp7wlZPvG8p*AryyRgTD5!WFG4HIA-*DEj3Wtqdj#r3M8OF1SitS=!$(<%ybqp<RSqNfk_b&K1W^qr#XwL25R?Eh1c@S(P@yEC
F(}I_M5?n0Ql@uaq2===7!c+>)XcjSfD$YVCX+M?bFb4Z%?FX=3j-1rivwDu(rF|IbdXsTlL&bE;^lPX;cgwc6OQTJL?s;{YJ`BR
V-lkI)#;s6T5|A4)rTUr4c8;JGSs<ZR+9gtb}F%Arj3;iF`7*|W)>MoPE7{gm}%M-!d*PeiS#|fe7(Km>c#BjO%5>awr&oA*tuB<
6p2j8ou%cu^JOCmB~pk)p+QU7GUg5`G7SRc%ZUYmhXY~cyxBmyumYkMpoyuPN*Pd~4jXR?k4EID$+0Rz=}6rpKRvX&H58sicLnoz
V%hnN7X(29xT7Hf5~z%^!U;oI!~S(o7dARpT&ud+*cI9obRg&yIglIm?reo2${H0V0)Z)1Ap(~#qpxR!gSrR8_<`&4W95nRbo{FQ
c3%GO@p>YDKCXlx0&>gc;ocvLDg4BgP!%$bC=ft^m<Qlc5hRQfK_ErziI7ne2cL(Zk#f#JPY~_>fG6qpv<lf{gK=vZWx=pqLf2bW
Hck(h`;WweX%9?NeZIU+gRpmGdu@UAmf|DtKm(cww}<F|AV=Y`CS#c!fZ3lcHHcE(VgBp6q(hVmy_AsJOD|a@fwuuh8cmmptFEnj
H6s}Vrbs}6zy}fxMj-w2(tuG#7d~^(Gp4l0sQ6gnG~znmE;u3;eXDxo#y|rSEzj`w_(1hxS%~|+S=J}Up}Kecg+XAPB)!!76f`^9
d%qj6WZ(VZ4^edKzJi@bNzy4MNG2?vYI;A9Kj!pn|1<vi`Z{1;U)$Dve$LQzo~NI`#&thW#vg?9;{D9yJaQivZ}Gj%d30w1Q5XtF
Govvxo*4r*?wwDUXNR2aJheZ!_VVpM&%A7(&-%T}V0el7^`d_I1!PlJz~m?Dns`7pqBCCA6NfGLdi`F+5y1}$6#38)@AAz(1o{a8
MxLNwDf}JwTQ==I)8E+tJ5zOY^_nr((4I^C=yv~Yly=*pF{N!0Eh~Ps?K=v#O`@o)0bqh=<uug<-hYATklgWU%~+Hu<LTR2#n|*7
e$YMt1yRgZlZEx!$~x_KiqX^+O1{DAwUbo~)=9<EtS%zC%Y0juI#h+pOg&Rj^)9;6&Wd?t`T#)w3<ztO!<0MA?X7wpIgr6TbEDf$
&Ao^cebA7S2gn#n@W?^|*Pgn-LCx5q(r6X!wt_R`o#w|6Ej{|fPL$y34S&JMQo9|C25hlKW}+s-#Q@@{Y(hN`tR8<*Vf6W-<-e(T
a*r3u`cQV1(0Yke9rpEStGjMp$;aLk{~W^%KLlPQ;}k{H*Q3lDk598cSK+@c9^;<8#KkmF`>^r)-~+l+fEa-AgeXujlm`hBrAk$D
Pz1<QfD9yHqr3+c3?xM@Q5;ULhe+{^`MQJ4!vQ-~jFN%~iI|Ah3LuEPwI)4N6^Np&Pqx!{VL0mcxZ*H3IH)4P`Id*46@ulJ2%|Za
(9i*A6iBhpgLfZWf1gh4U~stLlm?nmzz)5Pr_Ass#&JrfB^a_Nk1i&Tn{Sa7PAr$d7>qNB3DAyCDM*Iwy!Ek)IbB=EN{RxCov@RP
VW`BZdf}33H{<8ZXJ*HBM(-1{D9!!b;F(osfkU;W6Vhg^-hI06!$0YCROr?v%zlgh_~k0}MJgzKLcUB`9lE+l`5lMJxW5C>llDUr
PgH^Z<w@w8X`=eTu2V8?m|&XTrnZ~J7fRNAl52(nPfL)7(U~f(@XX1V$5<4OLQoMeWW%SVkUidA$=kYzf&~Man0Kc9@0#CS*_~|b
CBG23tAS02M)n(TCjp=7KXj0k=?-J))8Fs|zkD_`@d@Ju^YQQ=QAj^^A~?Blz|ATYPywSI0x6+FP!X75NEm<-ff!T>lp?gUgRg86
t!;1Lml6i--V6kc2}tmjIf>E_P@Fvc@Xii$<J_Bp6%+5ppd3F55bika@I2Z!CcYO#!rydv!xUF@4XpKR)Ol>K@H-Ek7Xz6dCF_od
6CCIDbU5@Zz~0~`3{(XpGLIc%Xdl+eLTTy7Q)xA^;G>)xB0!ani!}!$1(nK`r(gDOQRP-JvQ-?Fb+5>43^xip6d&B<IlHYQUGcHj
ZTlw}QJ$`DYa+w}d6N@0mjNrRX(P3f)uxV;Y>ecfBB{tR%H6)PUi)mRC&?)ya*8aw&Ru$XjPPNrd0T3v(;|fj!UN|HHLk1J*_^P4
1A#+qH)OB$?}bxCMwp&!O_y=tg;zr-Geme`b?vv%Y@QM(ntO7u%lf_Nx9mOFK7Mp_+4@jM*!n-M9R~t0tk25$9>2do1Md&j>HR7G
r}A_-kC!htyF(wh2L!lykxsupBpUG!%r9{Hf9r{uApyuAhtZ?UgY4VrT`v689yz0J-=x|a9<Ng-GxZsuu)o#gztA-U!nxI0c>Y(p
I~v<Ty9>Md96r9~-R75f%Q=OzgVU3S958m<1MAU=z&O4DhjJ2yDp7QJJ^!=cwt@B_(p1JCS@IaX`l9f1noc%0y#2g1@W%+}+3-K%
{(k?;Q@@4-;7uc5_zZKm?E}v{$v9J&9=H=HG0nnR7m!5tChcRj9eD?f5acL*6NTXj7ZDbUa#weDz)6MMsK-!>I6zTcxdaC}5fDTv
p~4OU93n1U6uA%*L`*=%0MfAo6h!GV!V)Ms09@e0VNQ=78iI3IS*)Qr=ee;xcO%gP>)pZ*-ora`5*Z&RYdf7Fub6Ng;aIHW%}0-8
+0Zzx?(cRJ9y<0yMlHhhUEGf(K$1a#+IE2qk&RTe<T%19l?bCQQ^!gpmu?q2MMpG3J0gOT5-wM4XAV&mM+zdNK?#&_>kh%;HBvMq
rJj%CsQm%q-{$>Ze+_IK+ScBWA9jwYLD-W<gAkNW(m>2HW|#pcjD1@oEL#w>8>>+qIP}2b*hPR~@2Y>H<tA{bH5iW~P=ccxz|5jO
0pf>R8mHmA<)~?sg9;T9R=CO1AhTjg0y}P>B&8c!Y7&t=oqOT%5ELAuy9YTC$pKIGcb)C(0m*)yg+w@1heF3e5=e<Qk|IthHwaPA
IfFru(|fBroe0x<T9kaO6ERq-zwTkpVbZTP*Vp_hobjKJchn9hmsPY8M0*fvN%8iO=1m-VZ1$H<KPd=Lsp+Hbf%R>rlqo`hxuE_X
bQ6$KP<bRBv(1Gv%*~Jy1<4Ru1u*H@w-wG>wo`E7dEARD%&y^vriEfDN<xqda!i&XtSSkcICX<*Q<<Viu_SJL3W(tlT=b?aiY~>%
M;eS1)z-*5bZ;gz6qfj5BvnX;eVmW4>9YnW)mzwxWt^F2Kd%~8p(kP<B|13BaZ(G9ojF%@PDfz@*#%G+B#5J8#1_-DV@8uP7CiuV
J3;Q&+}z=*>?Yye5KhR7#f-R^aUiCgIYXP}+|rWC3OV`GDKH$_E%6HI2Tms-IS1kp5K>7&1kx6<10kr8p%8t#H#-2JPC47Nl|?1V
1l2<z5X2q_Vdsx_U><ew@Ai9*z&PUc7Ld-UQAQjjD2y19VfC=6F+@>G!-UOe`jTzIdhP3&gAN`=xfcRI3x5OU*-6%Du;Ygd0R8Vq
_q_&+O24lFQ|<2wOilrN)1wV!oQcUYap-ktz>QS7nBke2<b?DIKj8rAQS`zO0zgKN1iL3rLx>!&nnb{E;G4?YlQg}UH`S$bJpw_%
4W|YK1DHcwM^{WYV@=eZ{==}rUZZ3j5e`B-RAkoy+0Et5`FNb?*8vorEjm!DggVYS_qo_ya3D(NJaBV`Rlq6a#MEcez1rF<7|IA9
K$Y51lNccun3BoG49UnG8Oaina&mB#nM@r{MuV&o4jNDjLFS<<zfte%>%*T<<r9&;L*LbWF!v0Z!~<Q&bC&z@lc}0EGhfTvWYrgV
bn|J;IFr);$LFjTcxc4sqGwy}&pIa@RBFRb_a8%TLd38jjRs$DWHidwh_HqlkP!nFO=s%QaCBYBRTNW}8o;8Fj95iP+3I{RRH`V6
X0q>v(Bc;8(qYspD4?LPQ18g{@Fk(F=nvh#3Cfur{7@pN!Deo_+;q~|n~AZt6MFcn<vQ{jk1vk5$#NG=d%9DGFAu05M;L&wZrwC#
tVM}isnk0Gt@o4D(9YVMF=8Qw^Mxo>qiZYqnNfaC-Q3!7&j$5qJQQ=^HLG}b?=K1NDZr|NAT{&}_a5;+HUyL90Bfd9l2gw&!#LNE
PWQN8=T~!n`wGQ~j6G}73x<(PnV5UhshzNJs#;ZnjVH+!;NFdOZWQl(yLCJAN!U8JBW%(cN*<tnRq;lf^n?wnG*#<5gPq-6p0$e|
T+ft*mrUt*1Pu)itvu$kT(U_g42I$e(BMfC2~o8)eH<c!sO4RiMd&eM5s;#Sf=Oy3ev1Z#gKVOTGA}ktF?Pr3<l1wyczdkqbf$*u
F@uHrG4O+rk>|L4QSTh+Jle=|U?vt09jVWHUCp}p87Dw>5M)qVNJ!eIYO1p<ko05l@uQzvP!%hCA<Z0UGYv#?G}DRWQ0&ep62lQi
D+Iy&+s;JjYW`gUJ$X6a<Bnf3Qapq!j}}G|z3%XSAu1<T5>~1?b&^|WOqWw=Xghj2o-(NQ&@-skd}T2n^o13kq8f>e1)L(tnK6f_
UC%79IL(MH4=()o+<5JtxpljDT?3cbNXS^7Ay~0j(d^`Ly`a2VFg#MC))Yo3<a8h?VnPKjHb`Ws6oL#uSm8m0vL95&Nera%JGYGq
m>T4y$!Tppt%s)vhct5ZhNh#9E76HTM1qlslLh>q;eI8YrsPPZwPTPJ1r{MpA<sPeYnBankdzS+5ur}`S64<=ic~K}oeV?{OStAA
bo_nZRRDVZ+wQEWgQt(e>d`}{?;HS#npjpN^vobyI3m?Wf0C%F$`VktVs;{;1R}nRmdVOfJ_dA9dcKcOot41MJNwhasST$<p#>I5
qimEBN|NX8p)Y-bp^C+1&YRv`&CTXBTEd?V-XZ?G>5bbIQS+eZXIW4vp4rtfYaAj9;g98JXdh}?I{|w|J27xHlrE6(Ba`Y~gpk1j
yCfnuc77>--oVs)1$tiMA*@G*paB1HBq357IyKz|+|10(-D-jK%uy;qAhZVFlXF9XA?h`ogpo2$QADzZ0lb143bd?4)N)<wK%^)l
Uh+=~>#trfeI2BgMr{H;LCw^xYO0}=81K9z=#0!0yPjOVI_=gx@#Y0OnV5KMq1W#`Xm<hC7sPsT17-VfN2a-PL{~=#SZl)@;qGV;
414H5t8|zoJVAL+bk>a_%s4#(I{AqEe7wpQ0DB#$-mjpb#r<|q;87Vd0&(q!ViBHOpf5>qSYs7nVn7dL;S&mxEjS{R<d<-a=<2;+
htxg}P60YnjJIx&ztH~nia)U=HZ8-2*z7xS;YUwMTd}dzYhgCV>vwl5qGM!i3nK#^2>vT&Zxkl*I*m#rTWyp%!6CRyShhsc5~iX9
M5X~Ls1Y}mN=%)lTq;zh0GS0M1QDc40ibr3YFSV+0>ClJP-zhy{RN?8Q}gCwE<(U=@O0oIvA4_vfJl2DT{}eb3Uxd*2iL#5ri|>J
h&aZp@A$Z3sEqLW52S=PZgA}oKJTRVEx{cKgG4v}R>)=z&8jywEJ+mz6{I0lpmO_$zAvsu$YkGZm4ElGEM7>$hAlQh>8h8x!S&mp
ZGp-N_-jO4>_Nh~thmp1UI$oh!9h?lDx%c5?5ZLhcSuFzyvL42<CQ9gzqDW^QHfDN{m2|73{6!oAypCMe8Ml!%Ike`XG6S)Bi71!
<sT<IWKB9uLt3R#ogrP#*sFoImBd9))fqwcz0!i^mFI8A!oH;q6iRftb*o)zY*VXeT+(vGTvDd;la~e)OxhE87C6Axs2XIL)Eqe-
&beX6<l(?`vVgdRn2ZG>!(3rRq95tXfW%_&hk9MKO@bI^V2Y|TBM8VUBEgL~HO6MQGZ<z<6?WH}SgRh{ibD|+r0P97iV(|#F^c6Z
IfjdzqVl-j;}T&<a%qrUjbaoDBwHc)gQ8A%-k7n<^CTe9c2AUFmnQhA4quxnY@vnt2X`R5NPUlIk6Y%(_qJZEzHnWL^P`0P_Sd%G
LmES6(OLtU$cMsX9ufTucca4Ztj;+(Tnn+_No;3ZDdj%fgx)J5@bnAM$gui%rapVOkz$WWB`AcnTFb;M7GkQS3wB)tDPyQYn7tau
2`8=*cHV*~2b_Dv2Qt3O3C2n9e7-w)_^GVIc_ofqW)5?K!W!YCrrHkdCn)5n49*cl1nDV*ML1*>M*yIT?0MMMOdNb=mHViN8TEop
R0@T4r<;`rbvV0KBN7_c3o#u7#!84N95hI9z|J?SZb`62G7OMTCC+!;_Xonc$dXWwNfi<i1SSNd5=jAM1zcIg>By`YaUnZoOs3K!
3>dF8FikQBnMzhxO}L=2OihS!pef7-&-5~LI<ur>4XO~Ht~dN<GQ4|syIABjAOb4#CaBKZ|JP>;(=~FuSO*Fuu|gsWW&FN&%5R`2
BfWdk=WCN(YcU~RN`EfK!azv1Y*@z~@Y7m{393jYa9qZS<7Fcyp^aZX2X&6Zh=_#*NMc7MUpVdw--oMp7QRsYfa*AKod?&DJuQI=
vEBDwk07{s+uu(L30`#b+X@1%9%SEWo!lDOYkfCElj=vvh4@%3AiE6HWCyE9hM>NTDk(O?nxzFeS`~nxr%Z=aRN-_}Y^ut!20@bt
x+g=Ex4Vqx@krVrehZlM3hEKQFnvx=%Yn$doWFYVr715~7ZC0oOgK}%zW3gro}hYBa_A{Oz0wHof<#Ao+sTd|ZIDDq2%-y6i{AHR
+D{?R74pzzS79OA=BV$N3O_H#4lk4^2`QI-pdkzEA{A<qrm1doEn^W8S016D%c0D5h*bj}4c?45vs=>)(PlC$XoluEA)z>jjiiK%
!xIlJwWo~Jbd<+UB!yFpWpIx%Y#yaD773#irAY!JR@7ps!qG8SOoK>>wF_ibF;R04@_p;fpIM<hxpVwlQ}APcDtAu!pM2DBbnDUC
`SRo8Wuo^5-#S-(^qxIFWOMJF_8?(|s9KRXK6v?jcRBb{3pB!_XL}4f@`By)m5%Az))pN$l$%jpMI~|OIwj_~r}g3_m3}wM$e_AH
Rfo9udEWK3lA*X|RwD$eD`;ByY3Rbohp`CahfP?jy!C^QW-aR~VWz-FB65(?gs|gf91FS^Yr3Vu6^2_3?`XjX#`*+@cM-s-bNAfz
<Hq3}E|iO9(m3_LqK7;?Uk`UL$1ae4Q?2cxFfk3^J8|PePH^Qd2h6azkpakYd~$D>hs9+0<JjEbxefu&$enG-JQCr_kVhg2<=L4%
N4^(t9w32^%1KlbYh{o#dp9AXnky!>UE9=r@rxtDLh^a<9JYJ6oqE9u<q()Zj^R2XMGp*xFLVa8NW_u|>!d)m8ip#=5mH6QC0nEK
qu%ZxM5z4qa*X`xdMk_#==khw2#{6`=t`530+A)^sfj7*-Wj1ew1-@lNU@m`osu1(n@Qt-v>zcyuX~6@g8MNW<U5YH5}WqJ_Qm6T
!P~r`FR2QNb~sEIVFT`W8FTV9;^25bc)9jI7rhSogd>sTy{sMv#gl7mSa&8>!ipWAnX+#_aD3cN3ahfAu!^Q~CGK_D<8D@cMdREa
H^*(R+1(oN8$*rqF@&HP;5sUrmJrL4i!Uy+8A71CfEMY4upaWw_l^eThx&eY_zC}+&Ndiu>@`~#3{~E7^QGKAcL;fX$DcUlml#p#
`Ny6eK^x<9@lHK)xx)2)9cSHny$6-WU(M53dL&*{Tu;R8>~Z$JPsE>f)O7GiZ;jsN?t|Sc9s+MHQrU;02|1=p#f$P~NO{^C)?~q0
vWx`tC^#Ob6y!*4i`H}(#NeuSPU##?+|Wv)l6Yw`7JAdudZJ@6LaP;9W}{UyF%_J~xRxMZ_8pT!t9-5Btrf33eR<4ddOS_0V>$oD
Cl#1zuH7_atd|vVm9gulAd>HY?l!ZSL^^I|{Sy~dt*`jqMOd?+Or~31;Aei@+*RJwC8&%<63M;6>yFo*@xjeGwFQn@VjQxuP*73f
RT$T0#d2veS-nwMP3IktY1bjhox<dCd5KkOT2|>Qr!e79UAcc(a3}5~qC8uW>iF(Wyo5Pa@*X-}$aU9xdxL>HMK+35ILm^wc7n((
5ftEpqK9ZQJxBMO?YlYVhH8PV(UVHZUMQ?*NU=q-wkv4@R18U0lJPTgoE)=|mLO46&>yVnuy@VDppytYShgb=@Hp(B2M~*oD8_sg
q9BQ=>R~#;z$`-~u&}f&BlA00?0Y;~nJKa+?C0(xakx`C$pLL1ILP9{hoUosW!}wbbcK{e5HL-FvB8Xn5QbEv1VId#V>6~v*8)2S
2%r&R94c*-2s^W&1{;(r2IZD2E^I>yV8NJKvRxW6ZPGD$AR&nK+!N#;2_*YbbQs-P?>;|gQgl9y4xg<=jzE-R5IBGX_2iyU{8lOw
qS+!3^}(#e09Efbr;6zw&J+I&F#l@NV4A5Ig_cQ$%LURuXVy1pBG`67uqA+fMjJPgqD&s(!EsJG4&6^huc`cMzW&oSTJ(oBXhtSj
Uno<+Mg{^;#sVUN{>{<Yjb)XU0<lmwbR>kMR+@=+1P3Yv$gM21jUzA+<{LwS!fY$EIEL2IWMOiI!`Y`oI+m)%g9#fVNHMUMbbw6l
q*y^2MOvvy1r-&LM-n0;BTyreGPR@>5f?5Pp~!@ou!1ICvgLD#N?}x7DTTz!nv97eBamtxDG^wdT<L^D2__PAj4s*MEriyz2-%g*
8by(pWzgZl3KCFGwpSyf#O7v^7>SI@O%TKpQ&|`o$Ph4H$5|h9JHYQWe$8v&PuCza>-JwpY1MUxVo{U0gUv8&Z=8V{4J-vij{Up1
>KCy*0vaPvXITbR6Kw`oz=sEww}mU?L~5OCWrRQ9kBHo<qoA}?#Kif*-dY;VxYMc!I0O66J?I|k&pPxzqdmjg1f7%=RU(N^OqA%5
!YXL0Bq}0+XwnLxD4?n?!YYU&EKMd(48#;QR8vJ01XM*vMo3dglmSFY&=ph-GbJS<5VXuRMUvrDO)U*26a_I6Akj4gK}{4bP*g!d
O$Aa+4GBR*RL~PN(*y+tEhRL>v`|vhSz{E?G-NJJL{Th2#YF@}Lj)2HV3kt}Y@jIT3Om$@))5g*$xQ^+HBpg*!9yWA$md~3bnJ>P
LN3U583aVlQWVovO(jGVOqCSsGN_@Fp{SZ*p@^a+q6mm8iK3=Ts$|5494MfwD!D^0L9Jy_bGn3F=XJEFJ7I{(3Lvvm(^EB56%x?Q
MzC?BD2SUd#$cwI7$Rn1ie`vqf@z{kqNyl}T-@L36)fNbw4MR!wmb#je<*reW_Fgf+37g)cL}4&gzy0EH`;s8f1OGa^%S@nD`F=+
<8n5va<Z0CPR}4b^6qHD<2>VXN!0^t4m#pxR~&XDk;h~-GtUVKaotF~O_Uhs;YF=A(Fo-ZwnBu;nZSfwgx$n*!Hx$@LL!2s?W1JH
VA)b2EbLhWY5=gq3D0(*uBTxF=XVNa1<x>`+UIeF72yfPl}JNLhCIcW@H{v>)J+6i0XYpD0Z33tRNyP0PY9^S3}C3yNK6ssV?#(#
MG*x>Qxe2Q1Vl|m1W6SV#RDNh+thcSeDQ+7?(oCk$a_kIqjcx-?NHh~cp6};V1=)e_g`0lZ}j+wQQzR0_x9|&pgX&yq`NQAkQW9p
Cn++)s3i&#Bw9dx;K!I#xOn(Rw`qFmHKd8De%e}#7vJ3jU^XhSUlNgGufvxgk2z6az9W_2GA%$rmS%M6o{OK$yPX1y_daF|HNy!*
)&aG}rvOU8ED?VyIM5F!@MhdMv!xg!hDdkVM=6#|AOf(_N-Pk;1qGX8rlJxi_R3@sVwsT|Lv3n^0w7={L?%{cQA$xty`4w&ztcTC
(tD3zp*x?K1aJ>DhT%NN<$MF$3V?!ws6Y2m3b6$%mJtOcjKwfjO*FJ9P}WG$Qcf5NNE1Xf#YAy91Kby?4rJ~aZ}QmYM}zc2G`$Z<
dBSQ=fwFp^$A?zjd8ZWHujo&h`nJOqQ4jt(^Yy9*xg6|%5}rM<A|clW#32Nolt^t#^}c*Ie^=4tP`aYH?9nvP(k-A34>s)M0iY5n
Rrv<amj;e>Oa3r@{l?S5id!yzoaOZ&U#7QC3D6(Yhji~gA?ic(B>hKuz^K7ug2g$Mz3l6S*gH<+&s*)TprtejCi-*DH2D4Q88kAM
Z%hF}n^TUI*C*c2aC?ZE-A=zwpd6<qj)^AVQp|%4zNrSwKwAfp`uNttp`aF{8j)a?FP_bKI`=-dz*$LbM2O3N4ri5)tu-j0;<bD)
ofLa72%}aNU7U;GBU%G#vl3m~sj(4}8+S?xGUicHh2zC*79$d-;>iT6j1h}0l<7vnV2yx~sWq9sm3F#erKT8tk_AL}d^DTo>xkpM
#|d@7fVf>nvD7(G@kSNExKnxS?mEFAH#*12`R;pq-N|HGjmJV3i3E4gPs&eMsk%7^t2~-GSRVt7iNbPcIT6khA!813ha@f>UYE~>
=JI%X5mMdQ=((_&t}GCcD{xej4Rq4f(nJ*IJ|bGr#>vL2yoR}EfjwOk-n*EFFB}SUx++HQKE4yxNLSvTE%841pE^}hZ6Y2xy+e_B
Ny_->e)#8`v_R$BV=*jYw5$<<xKf)O&F^;uZ^^Hab;l79o@b&ij(#Pa&gw-&8^jk;*vktb$6;Y?!Va4r>0EZh7DR^RWgXaS1cF3~
VUd1qyhQAB^|?yc9HGh>T~LROK<@VkZ>|mT508MHDI$rw<GbVFFIS221vXDNgd3NMY3La^p49?~xJHTJ3%YieAp}p92&Wr5+0Vm;
2cXvI)sr+_<3>aH^Jgfy&IH{k$73Kqm?6qLC**5<WT@m`a&S!n3XV~tz^a-1c|Ge2acCkS=zWCjcuym;CKo2~xZ(suxAz$EAL#HN
&T>6EqL9dO%QrY^w0#-8A{3OUM50gw$vP59@$ov-zreBdb#fDw$~N8}2U;*YA=ebCB~2s*tVr5Z6reC(^YbJQ&R*H}^)<^qo_>7h
;wRda=(gf^RVro#{_9U-8Wa`%{zsoMWMZ4jWHieWg6S^*#|fM@(<*EKEaO3K4jJIh4EWLi7xfvr+)PV9RyjMqsxNJ9$g?vG5I;l&
&H77RhMZBYbgdHL6=!hpiDtRi{fO?%SYM|VzK-!b8P{I8XPcS`Ke>SxrDh?+6*%*!F%z>=zL_z>TPSZvU>?zGh^VUgHS@7`b;MeE
9V%&;kn@TP%EiP`&S^}E!vSIg5hW~I)cwtl{d!H4sqW{6ue;RV@2`6u4}$NypB}CjJ?(ls%6Q$hWl0RYwDZf%)%Cfub8DSQUo~|?
$Fav2@4j=Z-ncyK_bW2|XyhH*9y6BDUS}_QJD`9xB!Ec1oiU3gbh2!!HqU)Cq;0;h{u~-UBd+=2dtvSBv}*UJc2+w1-I-WtL=#=*
Q_aIn>iXuJt$lqyZ^Osez52gB<L8ryNp6JKYp*kMq2tr0c(%^xN21AIxbd|k*^XWpLI>k`{PV+{W~SWL>orC33f9F>29}Cd>q(=t
qEv^=xS+t=;-Ri8Z3s+sTYNm6<}zZ*68RXw_z?GDCvZbkgk9m~2o)hl0Xm^HT*qe@aD$Dg08C|G$W`M2K;Ya*w|tqFaq+lvyq(=W
IYI|mgq+YBsdxY&v@L1bVf3w~4AlX-YUF`QEwQ+H2X_doSJF;EwN`PFWiNuEBSm7aDlr=PuW+?oLAu7Oj+J7qLRUWJ5dxBs(S_L!
3kF1%Ylr2uMegq6H47J8CKxJ;NbA>56}+D~#BPHK#FyPpAh0<|G9(rfn~cOYMC!+YM&^Ry3_ip=8ZEE}ZS;!2p{Kk>`dhzk&gAV$
sAgQHi)N(;y)~yVaI8dCsA{64@vJps&ORb8uJ@?=Qep=d>%n!$jYMQcPcB0U2Y+19XkaK!q3n?BQr@#WPd=!=4*EJ^RF$-VUBql+
6X{EW5TiADS)5m$YGJFGH<U%CY&=6<tkM@Qb!0|vL7MW#;fm?dxEIRNxjmm1EDrj`dDgWP3jA&H`j{bd>$><Mo#0O02hG3K-n}t<
@Rh}XEx&hFQ(7Y9hZJpAhV<hj5yb=G47g+l)daHw#32-Op^65RmQd7T-D9m*B(vVjM?G9Pu2QE=IHEsG*7ui4;KzXCqEk&!(n+V=
l@Zcs2UNt8Bf|30F8k|luGB(oVf5c=t;1L_+!14-xU0iglW8DTj+HeH^82=Nf&m?3J=b;DVanrxKD}Tsoe<SjPiMXzN9dXc_fmO)
fK}SZbc(YMD-*9NpkAweova~!bXUB0W6+1b(ks?bqeLXGDwy2OfH-A2sS5flTCNBa7Z8(j$>(hGjTPTeS>7eZh}PmI`Sm?azyrp~
)qG8NfZNA*OSx1CV@-Xj?X$@V))lWr$QHSTf)!`B6h>O&+wedLQ=DewVOkH91$th58EDSGS6n;?UyvAqB!M9Bgf0|m6LuCat&*TD
?$lp<HJmfL{8>4V@+D{2T<d}M9b|$@D7eTTU0wCIcgxx83+ycz&BTq;kfqe9ctnAvYU!y(G8{n{x&?ao92d8a{O)ddv*UX2DWjZ)
Dyvb@gVkL;e#R&D@~1xX&j%=l0XpfwVeT)p;b_j;YhA~p`?9dZ3(O2j2htGXB8R)C6B9>N@vhh#_p{lCwczGMq=WIW#b0@xWuqRi
NGw>(x_4+EIxik@t|FD;lfp{qEe#-_7fFmdVp8MLfs6!0h)rbM`r2oP=#;h`yY(i<h@AzJ<fvVlI81^tYHYoF;fid0VL0X9K-)A(
gEGO7qf@iA4kAt`HY$f29&%S=Hrp<!BNQhCfD+J?Ta><}N4=X@A9r0~2?=3BHXF1tC0y7<aQ07Uh6a#Ri)0HzRUiW5g0ClO;?9Zl
v(jXBcJaTA)R?te?MX`_xI0}NE_}lIe!4odD;AIHStGNvb<!k<7fa<=p;BXWm*%S>rCGsb-mhwFJ^pTJ&|Z?(!`KeUNOlPXf<qP=
>oH9>-!vQOR^YQ(6MI-45XUUiz*tmh5WX`BP9Bcz<aW3$Tt1J6cFN>ts-%duS_91GjadcB#99HO0n%OZBF_2N4i%kJ?UgGR&l|M9
mwaq->73_HSKIV*w+=X=%I=UVI}GAYA=<CsxI<NSE5DhY;LgOwuF%)-tI3_Gt=o8NNMQ7}a$_w3qKhyA8WtRel3DGnK-$?iZRPzg
v&%6Zwx`!8IH{#w_Cf+h)MKg+)jl{tU@rMXN{nLz?J$jqn7of&6O_@#Hk>Y!h$93FH@%u>TTL`DNg=mb*o?j+*Ky`d542iJD(vNz
5?wb-wp?djdLiG88_`OH6*u?c9i1#Mn(7F51jps?qTpJ3u7`ACnSHZ7Sw)=PLK%0-cSz{wU86RRT}B5)8$E0<BZrJM@zvnXM5V&m
N7op1Rnlf1_;Q3L3+*!(mJY1yK3hz*Lom`4t|Z6}R~tGxaVx7w1TE}S7$S|XP+y0uJ!p~kLT!-xJA_`V4=t-MA)^P-LcXC5_QoL=
r0kdrLI~$f3)~DU$qJXPb6L^~%=4Cb_|L&zh2_$YvI1VE#$&Ql9px66*MB-EzKul-rucn*U4iCoJy6~pVVVrI3+Z!*kn`{ynb@0y
R8BG>_}TIj;&tyyQ_r5~V*C%$0Sl;fm%+p6eeWecAD(0?sL)4HTx7))zDOZ4v!#XAOR}<+)cNuR3|ZOHUk>)WMVNA=`PYA!Hs3Ti
M{6NFrnQ60XA#q;Z3!vt^^m@t^+x5)HXA^!n}ZTzPW$9o{~VZ)G0up-btf?IIj3lG=KaE5_Wq;J+VkNz%{$&nzgcRQp#w=d8kVhn
7{niX{Ik-rwj-*nbD)j%CQR&ls^31oUUO@SBSb~-z78HL=UE3TxZIXH1SQKr>n@Uss+EEr9jfv>N^cIGba1N<Q>npnYBJtj=^nZR
3=$mV^z^a^ESptS*!p;V=X4qd37YJ8)ADp{zsCvQa)5~N@1^q&xS`GWVzB4i`xTrY4)3m(J>9#CW$v>#cCUV=_u(f!-(7ar<Tkv{
`RhC4%{%Wrqn-6p^F4G8+mQ8=_=08iom}Wji#}^=5)E7@$-W>+E=%BnB!ze|&_TC3wyu|*jFs9{c6aIe$o1NKg(nW*j<qCRyjSF%
dERy6)2w|r8>bHC%pPtXEXI*@&2yMdsB!o{{o3vGzO8C~?D29n+QGjWy}l!zoxE4nhbxtG^J}PP3maJ052VBb6$@LsWg4+V%;|M9
)~{V^?p>-EXlHMFvJV=Hl!V|&9wP^PIhB0-Po`{CjKZjmG_DIwn$o$6rY=A+XCeW1(^-qn>Wd}zddcIpCFiUjbacFV5?1riH!|k$
F~y)Wc`jBEdS&UD5OQ9MNVASCCYF({q-s`GXdY~>k!-7^D|WqWEh<aQIHh8W0i<2)K69I1a`!T&=0k3E(YM!cS{kI|c@4sElPu?a
suAtP6bP*_X|uDAcD)_D%i>D(OEao?w%1cp#B%vO>u&eE>fd-h>nnX;ch+W_Z#SscE^lielZLM+Ig_+89eUdFaEso;aYUs)CNVA)
)*Q{t-Y-h&Oxa@1dAtfv_W6a|oX1&=i#z5^tkFfc>t41(Ge+K+LsE!bF3sz0RlDwVx-}_|TtU^G*SVUEyH(b6sPm!q)=Vj^>kgLZ
*En^9>w0o-_vF5gE#$GMZxq%`@kbWEv959RY(YWN5~IGjF1Lr%X>WUWXUV(|UKWxYUasm@%((oq`;B@@G$mVDhOOQ6*HYqQ0T`8I
N>*n`rJl8V(#cl(8)+hz&f9A8EC)-H3M+}8JJ6G~5I9crYEhK*b2G8fRoHOuSc`Yg&e4_T=Ub;;u9hlD@lzJ{YA+d@%*tFY{+X-F
)ac=GwO}NYtF$T9&e~7jeP7>JB1k<bqws;4`+nD)%h@S>LB7XdSKgJvVJ&q2S7_R<R}6LV+LO^(`Pufl+s4hbAQBxp(Uon{XOWxq
bua{}XGZv_=mz-48}~egF)c8M)zN-;sbc0ZoMp!exkPrV&@y5jcyvV!<3u>}`F>8hT^)6L=007(#!7X2oYCRVp(xusM_nCo`hD9S
H&#Ewb6NPhWXgtiW_rKWv)|y!T6Ae>p@@o%_BN$wLQPr0R#Nf3xm?$41$v4EO@Wz>-txe9qT>3GrE{lt#=_F+Ia#h#exu;bTYA$J
EZUn=Tw1~*rA=kSMCuBL-l_CL;`QRGogxXv9L7WesSqm366RZ$sAdM43A2qLs}+mT`2aJcV1@PX(bogv^QqTzk?F%=c{Vh#)tq68
st1Loa&RK^Gc!<OmSSBDGF4c05_pIz&W?;n%dIx}>!e!251SXemgzKa*>)W3p>rzkuy(VZ!@cEmrqsb9d2Bnsl9{Fsn9#^~duY1O
x%V|MPajIgGBKDIRyT4Lth5J5K#Eyz?_q*P-ta4y9X6I!wY%iA4fTf!*>~SvX}1)h#c89Q?B`gsR26gWj_l4zU12A2p=KxSR$jX9
%YzxU4w0qWo{_7)iPYy+!76K|!1c%0_hEB>RZw!Dw6jGJg+9ISU~hXmhU|Fj;Mw5l4^8%v=cGAe2@eSX9Z)I-8B`M)RaS~23i{sn
udAf;?fkv$<?*wG6d!Z9XEdZu!kxF#;z*BEl;K-k@DFf3etX<Utf~O@MR(!aM&=LP3$DjXuCFVhQMuJ}o~``Z(4oW_S4RYHsGyu8
g;*qrt4Mt>4ji3zSMFF&&sWodZr58~MV~VR@@W=s4La%_PQg&9(F-SWx&WrY7Ox>}wjfoq+9~3!%32#X01t@uM~4|S;lgONq|jY9
JUFNdmcE8}*zZeKX9NgBSzgW}&beK1PqU!XD6)g$=v53CrY-XGjaqgp>u|*=Uq_yex4#ov>7BXY>jSzkVq{?_W?@uFF`VHfxKTib
>)zLhc=PGtH8yl$IFDji5pUy<Pg{anWh=dws=Es4&QLneh2mNg_2qrX*N1HAUXF)H3f=(~F<2i<J6y9(DD3<A$aId{X)4<GN`gze
RbFvx6=yKw8%XY6j&Xp)q8Rf$=j(yo{a@Ec7u-(w0BqAC0fJOU>boYU@iGktz!-#M9NO<cT))>{DSdRbG~SKbi`SZPx=9Q2nirg+
b#uV@%IazCt@qU%p<>!I+W2mFT8TP?q*|c_)2k0zcfd~W>|ZwTaj2Ru*o)RCbat!WGSw;N^q(JZxqUAXk!xG@hs@IagQkI`t&XZA
iq(ki9hm4YtcKn7MVvBC#RSVnJAE8?PoHfEPKHkU%zkziSe`njR5s3TxpfXuuXH+VJiU|47IADT+c3!GF4<8Y9S&=w5ytBs^>bFi
q@rmq`e#qCt>NNI^w34y@v;Qg%RpJ*5yk1GOhB-iaQblcdYm<fOKakwNb4CxrAgHn>%Lt*O7_o{E6prBZucid++rCa3Qh?HW-5+o
e1ORWl88VxC8Wf=funi79QT{Kb-#aIQ4cGhXz#2dijISMceJ6|C%J67NDoglj5+F(6I#ac=_ld!kN_`U0&(0FlMwKDhktXy*PPfA
eLMWR4{+*m2VkAjSTPdP%)!I6W1Taw*@ADUI_ZWKatO@KNYTV41yf8tIo?feI8_uz3aWs_#;CCcg2G3VnWkp<xw4c1Lk!+q-O)|i
BX0JtDE~-#l|X4i6)NAyt?bDiDPAmO!&S|YF%H%Riw4BrDSezcRuN^E*=qZJp%`DA)!Lflhe_4iV?hxS$!FTD#oGSAGd1%@!;%X<
mx-mx)=e%`L@rL%@GTM;E0jawVfLG0_Pp_Wz_uQPX+gyUoiA!;*|ME_X7<vNgU$64ah9+`tVNOpDWf}AePzTsmz$~6_c<`;v3-_@
I<c;`6}2{sXrO2hI|@>98JkJS%^yZIFO*3rKq~1E=f6<qzA|w&>fA9M8)Uq2<zeXb9cR}!Gm!1GJ5_P?nvk^@>#NK?hW7gJoT<mG
Kt#}IIIRXPai()YnX|0g&Pg!D!GbFhBK<t^YA}5?JSQ&9Mbe0Pbv)&(O6v0=?1z8@{~bBt8rAhA#`t+FT2=;zAu2=IgDe=R<IX2*
SGcXqSf;#9NU>Vt8WD`XUAy1x$7~UgRxDYqrQhqQk#sbM$K#@Lo?D`JJW*<$+@U5b6K8&8!xeV}?%!31NYxaVPI*5X?If{sGIb~K
+?1=$>e*suOO5)6r41NGO%pvvb!4TAwVc8Qk9n|hVoGAzDBf>L64p1O5DAhRK$;rV9bQcP?bNi@3s#DCuCjLUH7*$(?I^_)_pVY$
Lz0tcv=7kgvj2D_Lenb*PLwp05uk$^t30gA%sbi&7%g%xtBGrE)~i^K(JXVv)@C8-Xuk@WCG8~y5fM=oNX7AGh?P%tJ1MDCVKNtt
E7C`MYf|G?!<L-7qMcb&TcxsZ#n%>VnhPc(Yu-`Ac&BtqQ<hl%&%uH0)0}nqe*XR9vtWJ_`Lp7x_4QpH^$%yX{XYF&rOzZgMv}Od
P0El%8f`VCxXEz4@fUl~Ik}w^nD=SgIL2<Xn^@&kR_S@S-kPINncugjO>w07lqX)Wa>dJDIScN@YP@%gMOK#2I16Hw1y)h)%IMR|
G^5`-q%R9T1qD&GU0n*O!=uA1?v10q{fMrBH-(|s3hu9Zp!G%_3YQMXZ0!BbFfbBALOMAq9|w~T>7wg<SF>}O#pVfwJj0(*@h*<R
C|yxeB|$ayeqshcWvUIWy)wm&J2yI<nm7*NBLwGSc|H6I5fe~2Jm7YicAbGtnxsYxhE6BBu2gvu3Tkp4jqkOK*}1@dPg9|b4|(bx
gS0vlcwsw3p^2b-h%_Ck+((#B8>e6oR6kGI^=s|TY(Jyj25^NaN9>9cfiw2-Ls3Tuf<NDo*7nT1%#ZXnPLir4g}R!}W>K|kVzv2c
)VuHi(c*;EjSWjQ-N6{qEo9Xh5g+u22_csUGO3Xf7ZOXVTATo;5i=xVa4s;Qxj;jc6$xU1Yhg_UB7kH~vO55iB&a|!6sbVUO2Hi>
gp9?e%u`7s7MxOKLJ3KLnPx$9%{XG3!K8I+7J^7-ilTy|WBi*Tq79=F8v`(uC};r6WJ(nxA3-L7fRH9Z5gzl3|IQi}C>DiE2?;<o
4nvZdqd_uI#7Pr0%n?mQP>T?t&;ZgXPz_R4#RL^JMMVM|`4XS=!j&QrDN0$WQjkg<yuFU3Vw8r3r;s1U8fe8lk2&9Xc^G;;amcPd
Z$y+O0YLSF{-_Vm?d?O_SWH0?lUY0+VUdJMi3u={IRSR4z#;;!Fi=}7^6dSq@Osq`q)-4b`F$&-13$kNPqX#?Du2!ePlulk2gwAm
LX)R>2yXd8ML@$SM2OQ=0MJaT%#;*G{x60UqF9x-V~9Z>B0V4ioI`mN#z0bv2BeTFplJ{?6kY<rDryQ<RH6XHg9=!Xs;H2l85W=o
Kso{u83bTcQ9=%&!wNEQujlLcay!$`9e(WYeGcvOy*toTNQ6Wu1*?I0$+azX;}M?t88yt^#&pZGYP6-xu^@v-E+RgMoviys5wA^U
)DqIKA~dmH6~*t1r#Dk*B!-fZLSj?MT0+@I^fhO*sjeVaE3(B*xHi7q$f%$um>A2A>$JpgcN3-!6qwZqxzxKe)nr}8^>`9BExmSe
s(q<7CRR?B47Aem>1k|Vey7*h%{hz6N{hk>{o#oAtXRE>i6sp#sVz`jhpj%j3@cMg=E~xzsHYEY{w2C<mM>A-q)mZu+-y(OsiI}n
y33GR(N`IJ#sPU;irgtRFz!MYvWbj7k%OW*m@%DqJJFckaz2DZGqI0zI;t53gRMUwT^em#k^1YM<!1S#{QY;#D&)h~L5E5bNEp|M
87*K<1z$GHvo>j?w$@rpPzq$jeKfNj`UKwjPvueG6n#SKDyid*=a=yl<NC3rs&+Cjru%HKj*VgR5LMu&<{8!Xc;z}5JhRuZ@Z|Oe
9WXZf<?RdOBWl6vZZzQNMV_u5%?L)MMx!;I1tK>Wu#;eh=D^sCYF@yIV76%11+dfvYYnMv3kopQX(K2hifb((h^V;8Yb$~^RjlrE
4GncL>aL3ED!Saf+U{7i_t(m^osWBGtR8j_zg%@+e`7u`cuu-&D&h0X+Eq)9qo~XaPoxTw1CGym-EXzDaQjhVDhy+@yr=ckE_?Nk
@R!-;_rz^-{$%CW2-5nV_~|O=-*BGu&nxEAJq-3E@{ASzzlDXpv!{N~&KN5`bLCwh744z2A8X%0`d-)9MoMA|kaFIwF(`oJORB)L
i7^OG=^7nzYO<RPK)@>yv`Zu`(ZYLTlLrdVCZk-6QYVW+ktq$3%bllGw_R!N*Iw-27?z1B-Lum-GB1s4T`6ZIuA}<9-g9hOY9t~0
>ib+e>f`BZHF{2FH7`pVRcSM4sK_*2Ao<kSXc9`aS<F7_o6Ls-sBGliY7Wyl!;LL(fdZ}<It-ke3{-NG(&R6Fo^_NVYx-c<w@$3z
o?v*2=RB&*AYs+ZVe7_tdlnUI=FN^(Lr_}KNeD|f!UsL2h8-=oPmjMiL(sfjrclt3S`{LMt;Ls)Rmal1X&vnAlIhZg_NSgsx@fj#
)3U^><bChd{N5UbXu7w#?)I?zr)P!He+PD#oTTgTLw>wG+Z3+lMcsQ0>6GX#0<63h*;J$UXHvy1uTbcTQy;$JYqi@h7uy;_r*$}5
#Ch1w5508*Ij|mfXIX}2*86NbGp-dZRb)>IVv4CQ8`L)`ISL`u3afv9<raBI4!t*nGk3l#uQ|6<u9}nIzWc(Wk;EJB)5+(1&CncG
&7~?KbjViry#)l?*|y<fuWd1`B4SO|-&ldAOvR<?bwa|otLv;jqg7&g=;8LLblJqsbe)CM+!-=VB>EA8`(7MS`BYI3t>BKn@T#EY
9d;bn{<W+Y@1!|@T1893*M_Ooi7k4KGc&rQ!LF)?pp2YZOW5y9(_#~42V<sF(<=lH6{tEr917J@u=>sdtk#tx#t4gT1C&N7zBJnu
<#EevQE=}kMQTf>SDiJBR;lc(X*MY4+uS`>1rZSId=6Koswhy!fV#!F@7I04bzMdSUZoq8%fw){^?Whp*V)?qy#>tCSlVw=r&>w7
kfg9IO~Wbzd2quZk!MQF4VL&amAF*ycPXR1&{+-Y!e|(C*qv%~Hwt&q3bVoF_lKx(a(6m3X*vP0h6tOe;n3t9-ib`W*E+a>XgTOC
T@D=Go2p}F?Oaaj^ZC>`@;z(+G9tk7mL==}J^!QW`M#~b=kD8Du^|up-4ZFBW&CMo4NzB#YG|d@<9O_6@dmSLCj~51`z{7n)agvH
<Y)UHrLuFtP6m|I$6(}4{=>86zJU`Z1Ib(112>m>l08zH+8ePxx=4>nCX*DTxPMdylL_Z$b-I4Ib)7rIQU~aQA?hJElBCbjb}SSR
_9SAK{TqOFZ}iYfN6ur3Bowen(OWjb*2IBGutA|azz42Di4;@ifrx}Ks(2>^01@8wU}w{tDd#r(LQqL13BHZrwh{e%0AQV}519pD
R;2`gH3I-1g@4P|2dVAks&G@7euDKnc0@MeiToi-19RQ$<2oQuA)smamITDa4FE|L{&R>A2bssz0k|)Gg77?)2cz@9H(Rm^&&$Dk
mXPfjQXt3zI!*{3%obE#oT#YkvWZeSL~)#@5tIZ0RLzZ>1&?mCV{I8ano4yeZYk;{qzVWLViVAhX(KU7K!{KXB?6QLN{B>$2h@J9
#1E+Y;IGlAK{~&$?%Fd!;l3PmkKFRkd^}1&qHyf+3+445K=1Mg!Vyx15hzdrq!dDu5P`?@gz@D>`B78lOjx4HTpX=y0wWACiYUN?
heNBaebWD`OYMOg9kUH263bCdjf8?rB?wYP6p0`~F$5z42GHcwRSW<HQ2`V{R3$?o9^J^2rbv>SiE(uxAa4kn3Sdeb{CEnT(uwSb
PqHv3m>%&1%>enN0HhS|sTE>T$UtaBH6m(SP$&&bnJbX$7a%DLS`<Iw3$%%oke+l*5!g#czbrl6k0YVhdM^>(5cstL;C;Y<f7hzc
92Qi|rbWUP$2crcSqR`vKuiD{$U_VvgqcEi%p2y}5X4TuT8RD3s1yw)2v7)hy9#nt9uj+Rqhoh-fyILnK0mXp^gU;z=JNEBu=?&Q
r}CV?U9f!wc?MyJE_$t_vyQkN&qOGs%EyFbn4dq#+rPEX$9mrETU)hd`}IY`GpNkjz|$z)-Lp-^m7F<ydMeXRx<U%wB;%aSXhoE=
&MKHu#&C6D<^&Z%$dn<~qn8{80(S3j9gXA+5&)(F20~UqtTNI<vO@$8y3BzMvJ_~DDXOXhD#o)W%64OsZ}Be9NJOcza@QVKMp8k9
<my-dXV7#I;Lx7A%PmQ2_BFS2ZrUVb7@Z{GH%}2a#->2DJcljoh)8SxdZLV#T7#-NRm<VgK~Z&4^@(;CKCjU5BKSE_AkISAKz1RT
0AzIzgvYq!BuT|$rGf~VCH`y|Sxn}L9OOY#A{_IigfbTFjsRS0$2?%favgyzNt07CB*?@R%}7=T4T+Wol0lh)6-gyb8avSbgT(g8
aNF+nbkAS2i-f(398{1_$WF!-+CdLl0jiLqfG~sI3y|#7)3XhulRloc2SA*sF7r4}Z)<tkNWIE(-%_(-zg*`=bR=z7QVvTp+Us3o
ZGieZsy+H(#Y`^)4?=n2Hhme@*7x=QH$Xh0_Mp9FKBK4Uht8M7DUGJiW*RA@1a)<wv(UN@zFE9@$GNiM`265JBrCg`*>lE?3y~*i
a4rSgJ*-O>2+&%DWOm-{gNZk6gM|71YwPg%{CB<AZyvt*kx}%MI*k+R;RLEKO7-MAd%U8l*&y}3b}K^%QCzY@0=#fZUJD|(9f=Gc
vceuOap7-T;iJ?z(8}Puc<m>bXO6m&_r2S}^N!tz9_uw@z9(+mg>zsgqju}IaPC?AZNhr;adm_~A!tlpVsHhEt4J(JESNFChiMHP
n>y5PD98|-$cCUb2!$jVww5rE(o8y>7)@da=(R(>Zg5Ik)0bCx>@|uu=;1lp3L*$ikfJPHeh!D|zU^Y25mF>sLDD@RPV?FojyOD?
J>ItA9lVaSnc2~_1_seMtmhOs@jnR#e8;!aXTn8UykJRa2hi=2;x-#F6IcU%{QLXr&FBbs8kw57j<DNazBz!&Wio?tj81@UE?AKf
h$_WVt^KnRj~7DB8#kjz{5$oK;o6gsE=y^C<T_@CL|7}mU(PVly!mGWj=Le{2kA*6*)M+Mg)F5J6T{(>uwL`Uy}O<cL!P8}GOs$8
tYaMlYZ-(osn;#7)@YF_^epw<N$*FZ;e{zVf<GTY`UlesE1C4du(;sxxOuQ>MLZ_;6UoSO_xpQ|j&arD2care`A<4dp?rJc!uY{X
h{}ZDgUgx-9v%98-G|fP@<r_Vc6FFPBA*n#)5wQp@|%X_7{6626$xMzD~ayF;DUkO+2N#9tvMVaCOlK(qzaP~hhX3zv(e1-b?43L
$6%@tGv-JE;S4?B&Uk))8Z4rp*`U@5v9T~FonWk-qMW%uVu2j{;w(|Bu_4F8-O1X9F>ozeN|vKsNA`Aew}Z?ymj3RYrUTXx#H!p{
c^iqY+q!prwaEV-_d;k9tefc2qXl5x#S}Y;?pEOFGy9B2V<}(zd#FQ`id&L;S!rVF*41Sy#NKqGUZz>sPn~kOwh5R}=_NN^LWbB1
gEkEnYWuOR^$(kUCt_eklkr7T=!p-7hYrY>K_Y?a?c3BsdVSlIfeo}7qzmkpZX-P%-gh57U>sclnED63%4iOb6DatOGHwM;teC2F
11&#r-FvEuNqx9N(URf^OzrmyymobIOR3bO&dwE8#DP^DZ4pyd6Ue_S0>pzSY`ZRPI<%uaQZ?RaeHR3MZ%SZh`#Z!zk87GcEa-N%
g{rI&ji3uFf#_%|YmI<&+yz*mvuzP=l?6amg2&Uw2DDmpa@R<lMYEPmXadzGLiK(Nh36VQ!nzlv(7_yS<SSBD3r7&UpG#{8rk)sd
UX-g?+aU^2v39KJMoJY7+R+N#Ck87PidGe$iD0dO@TMS?X4wxBJ+k>~q{v7zg-um*M@W?sZbGWZFOM42yS~PR)oG)xOQ##n)Yz#M
P}>>B#ai8Y$%idZeA$kvmWp!X5$detuAW}DF&;x~EJIYI6kkdTZtYC2M@U$X+u*zLq+&OzPmcIW*6F3Kg~tRyQK*{Ckg`8WYfEVZ
#)O4c5FT#O)9b~E^h1e<I`Em-P}xzVRp+bT@6zhy=;`A^NXA+@j-pAbriPkGv<Y3dyv8ARhLOdL+ZwsZb8sQ5lD)jEJdsp1d#kB4
p$P`)GuGTs5z;v*6H6$<Ciupp0U`IL-iJlQwOm52bS1EAm1j`2HC1>;GU_NeO_dWHkTacmH9B_!DcqdcC}cs8u2@3^R0u0B1<RFG
)g=Ntq=+K59p2P>+0}C^0iu=?LBfVANyYKnNL0dtuFHZ%LnF7hlNF#&3hjwix?~+($cI-uiEp;gT^hUUFN1Z$sN$;iFN*3N-S}H4
Ae1X=`+0Ary>B#22**gzC087Uf!DE9we?lq1Y|us?wj)`jqwAXqC`;4$+B6?(9uBeAXthvmzf=2h8T5qQdO);8|ut6i40*Yg@|@d
In4n!<rI|&t*Q>JK;BH1cY$J7l*2J;BI>(JmUj#^@a)*E)srO&L6VQ0oNB@m+J{klOy>zrP3oXBMU+ug`oNWmQOWC^Tt@MStrZaj
&RNQ{wWroFf;`VI>Y5S^Mk<IZuE$1Wkj%mRn3USNa?qE2Wvc{srEPilCSWH=G|O<*AfST8Vk+}|CjuTry)p87oo`b%XKlo6H*~%4
py)@U-N{qJ)O`u3P+b%40pEMK^RA{eWvt3%LGkscpX&b{&TJc`kPRKVZT5PQwA1;8qBaM%-7cZ-J}k?!#0gxR`7uwPo4n{_xTQwK
x}Ilrk-wgaerISZGTTZgjwYfDvdAS-5e;^#BJpLav!dQyjb1T7%=}S+CwHUQ0OfgPh%N^7sKi>Kp^Q1=>_K2TNm6j{F4C}AWw7C|
tF80T8(Ai`NijKO3locPn<ciJq%<qMu*B5KkTnyXxKdIe!wiLoDk`RkGBM+DEI2hZXbIFwv@RilaH&qco(cywSdk}~qIV$x^)r3}
CNV<@0k{bh$01}pK<Nk+gE2r25g~qf2!>RI>~+-`BW(nfR4CLcwv<!+{zO3Cct||gtUne!IEEm8v!0HCY<Qf2{gDs^5GzP^uMnw4
pgWM_k6E}rGHi42;0k_`AOa$kQW$^Olnf;XQba0dhMmbf$@$3jp!DT$?>dL(&!#>J@GYn|1<y|U`*MX{ATdZE&6>md(l1;<{Qlp=
<L!N)b9eRqdFN)-`E0V)xbaNMmmE?sV@<J*CdVbvx5K5!&k_wwzYzBql2<+MAdr%3;MxbY*^b~>`Rgjz7;PdxSK)iY9<|3a$6OCf
-mhEfe8ufLlk#N~q~m{$=dEv4Kw2TBxCKh$EIaW~=TDsczBuj9l|)ZiVTF=WWx7Er2_2&9!c?ymRd(i~uMsZ3_v6Aoj#TH}<8-WL
2j_0`c@LD7d`?mELj3p>b$0S|<R(N**L5dNbs@SGTfN6GeEF#6rDpZZG-%cfDlFp7xf!N#hCx?BH*pU{WD!*|lfLwMv&^1a%6(xZ
#f0l$FFxyeIv{-=(Ct<nJ3ab?h05=YJmcLV5hoUcpvl@(m|1guieU~diXi+E553!M#xAf~;(VTQ$1_Li)43#>PtSJw@Tp}_Cvba|
jzSQT;Oyh)x=Hqu8}p|x-_Y`y#N9D6GnD%NH%PidoKP)k*)$`Ut4wODhWi<ay|t4jsVFL(wMF84yqzv;M@k&$9g6K@)m3yVL4fHT
eJJ|}mMWas<Z!s6ZyKU7Ep6H<6yC?}%?B_BID%k^=nevg$K?VL0cI>iG0xe~J(sm_(Plx_HQfqfHVZSBL>hZ%c}$(8)D#-FonH7d
N*#i>DZuI1x}%tkMTILU@^<UMeoq>T<2RiUi|C&<+opnPF6~m16wAHMHcgnII~<gz(TAJpHrYBGQwr3Ky$FLUuR783rEQ+s5+fE5
sK%35N<*!;x8qJV($oYZ*rQA%Nm|ucX?GMA6w-iGV{OyyD%4;};q7O|u_5v;oK~3Y6^>WT&Y>HFl3^?vFL!-3np%eX<B;NlZ;b&s
&`yXEQ;`A~Y?-7J619igp~<vJK~l+PuQ-?@^~$W?HX0Xty>EB0(4kndd*RSF7oIakOp&p{FG49<&~C`FCGD+N>d<D6tuV)6F7gDb
GTyAJY`h?iwXgpzbaZuAbiIk+aR<b4c^Bg)goiMMv3CVfUxv~wAY8?h@xB@WwO*fA`>=`G4Y<qnzzS$9P`DFIMPi_G+N@++l@UZ5
&xGE;Q>9w(km{CK6ai3A*x+*VvZ|rlH<wTklz=2D!<**qQ>so-E)bo#>1%Xc?1r?vg6Lw~9w1Y3K;b>7IRHTwEDE(kj-A8RDgzOQ
{@jOtlh03N>htwg6;x@+8eG-Em6<>+qHhHUnwOfR#ra)NBXC+EOXbR2L$<=lou7o#*WJd^jW)=(qN8<S5<9F^Xxh~_Ed22EaFo^F
L-C5%PF+4I!GIjfE9k<jmWoeq^f`T-x<h3-;P+o{=dJei95Z2<jACn3X`Lk*3fMp$2LM$JQuG?o-K-`REF#wi_71|rM%a5rCtz_7
NUo;h<dQ;NQ8`y#hRokJrp}<fX#>uCua<nlB)uE!zuBC*R>@WDv$<^+E+0vq(VOvE&iGQnd?C^7J&UgU(sqk$7jj4V@YarS-hMLu
YG`9(o;S?xI2&%A)|cYu^{HC}vxo#P29cSddZ36qI<lLRM%pPDR?`B^cHfKZsXS?=FQK#`u@|M#qg0Lv+`E@G;wJ*3b4rnmamMwn
X!cf}p4r;@n%cC$aBDM3!o^63DXeQ~XL=)Dc_899t?f6(j*xQt-ffu>;rMuaZ1sSKZ%G=cz(r<N(_p(;>g3Q7icQK1@q1#Gvc-fk
*Asj^gL}j)5u$iH()DW_930843pu#BwlG#15={mvVw@$kEYgoOu4cMB)IysFx;$2EHxX)?CIr(dQ%R_hQW&$5QyUvaMKKc?GU8&A
F-zLBp^J-6X)1NI>>x~Qd#cVQB5DY#DLN9KVA#?Sz^*2kjNZ!w6P#j|q0uZnC7xl6$ep?0nKu~*`PxTUoprcaru*{#_v7fcsJ^=D
hZ>B-7)`CDMU@yi3;}%w?Lj)to!=qF^b28iw4xy(hUuhfd^nugVCfcDfPTF1u$UQCy`+h^KC#ZQXHnab?frDm3so8bZ)U(1EF*0v
NX$BT&?tK)s>IT&&u0X1MCV^Ll#)kg`g>FyL8pz?7MPAYKF1;J$6CFv{8n!G%k|1Wy<onLIo|`=c4kWFzJ2dUOO;%6Rrm4X;D)wO
K!tqj^2zCESIw-4D_bNWTwb}gO!SOYA8UeX7+M)ATc-Q<^LdEOo+Gq;s-F5ws8%n682t>0Nip_y$s^_cLkjagq3WvwnLuIkN=}gU
gUmK$!b)2N=-BCl_Yn3v^%3>x?z^@#wRgU&)dA&g2GtM?s#V{3<2~&ANfu8$uxLxFL1V89=nE*YbUr$wz5RsEp@ksItqWjWqS5Za
hs@1#btR0tpcbZfSy=}AAw@H~U>9h&S2neLZn^|lA%r?8`9a@xdB>;8S9`?<nJu++cd)9L7Q9*|D(S1&MMSl{<2q9!`UMVgUq1ex
*FF8ds_$g$BWxy<o$uerT#MnGdDB}yxfr=3&k!*IP>j-<#<msQ)QZt)BUClsbS;bI-j`ZduJ5E`QH?bf0)!IOdN#)9M8&_aAw93Y
0pjo7dEtk}Zb^b?&>fya{!<aPiNY6|1!3kD4i&`=NE@|aUX5C{R$9Yo%hXJY9YdmFsaYvHGwXxP`*`!`cKQUB{T_bW+UOQPt~0Cn
L((wBa`+r9y}l|onB_BTrCf76<W<fn<W$EC8rHS2-s2h!19i6~_o*YDSPAE+E|Ft>mA4yRsWpM6lgR*Urz~1*IDE~<2&ol?o1RYL
2fa<rDM!fVOH`W*E0Utrc)+Q!%(d@gtdxmyYsi$aRH&V;w6GKrcN8>i4X;uwVNr`368iDH@166Z$<&9Ylcdd%*ONqT6pCsl9k`ty
c%ZxutBg3PadHl!45~vI=(_T-tDy7nAoIX39Tql~Sr6DZJHK!~61pR#kznylwocCKza|LUv+zSJ3=gnW61phxg?0s=9}Az@{@>>7
>Yut7kUW(+N$LUmplKRYew!c5!1Hq4pX~d2B!RFabJrRtJodT<+l?e-MI*2JgNuukvE#s7h>xHUiJ}ZTvv0GXT^f|m-9b8^8@~G+
nT5B<%`GTeL5MFhV33d`khF^Q+Rhg4&5)Olj5(7R5rP^>XeH!)YVli&?vxzkD41%tyDbshVfi7ybma*XVXC1hJ=#CHKzy%uX|4Yh
GxQ>;A(0lLNLd;r3JOsv0%1@{0+xZID4{7}5&&ie0E&o$Bwn1onmKm$HNTt9*|3d&x9D}!N%nJ=85C%nZ6#3tify?iOe^@G9xlXE
VA*L>wFt5j(6T5@x`!o+Yn1IJEwn6)L_`A764F7EWi$~X5<@j(LK+244$$h15kpZWg)umgS2;iuBSV6v2+}h`J2{o2GVCr@2W)$U
;>3iQU8FhMc~eS;%Z!o)LZ#Rkpc-W<8WJFMKuNJ6PpgLxP435@wc-KmWR8jkAZq@j0<g)jq5=qK<dKQj)v$(-BluSlQ@IpAHvsU3
II8&g0&c1Uw_;<7uB-#;_<O^MihN-j2a=x1LWN2I4-ViOKp7w&ksyGtP0>7ic2n3Aw524+Gekt2ASbh>d_<H3vim$fy}rCJu>9i-
^S2G)<pzZMknWWL(xx$g#fG(Xkg6-vYS|1xsCG%bu|Q<#{_~A0?lP5F(2gcm`MIP~jaXB9>`*mZA1)ghK$?auL4iO@#!?-18KCkk
QPRF6HHDcNkA#|bI^7#{$b7t6m^X7UwFRobc?hBa(||iocAy&6x_Ca};uE0#QZcke8X}?$QAhzpF<P1<un&Rn4?Fd7P8^?9Cn)u?
k@3h*^TWfy^RHjssW*uY9^x>QV5akl@w94KMM(cI80Rk8;sPpF6mTUQIW|t*{aB`hu{?N|6PV}?_wI3%Q5X?n|5mFH!g=0(+0T5{
W|O#T$-=UVQ(S3%U9(HBF%d*edtup_7<Px!2SlMrB`SXiQ4EB#O#Ijs!~&rbD4CEZ2^eT9B7`WUW>H#H3KgJ4XaU`_NMYIQ7PGbm
G7=Mk7A102C=wt^o+HNn=PbUQ>a+IsJcZ#XAbXVPKzhW>FwBP&0kOa!%$OjMN>o4IWsFG%PFM(F>{<RmcYJ+Nf1W<WLto3;r6cPX
_cf|r0^%(qlp$gJag0Rg%NDya^xZd-g>l##%rpC|6kT53S(SDqTR1HFrX_p3!tmYN4X1V+>6<im>x;g!O`+E%7fR4*#v=M<+|wrO
Xj<(hcJA&l;%;7+ZMh#9@~!gChD%j3+r&;@W=h6_?vC44HOFSQoVA~M`?K(bivp}zQ~p$=HA2AsX5da3B_lHurU<mDLbQMdDii}k
6bVX{rA0thBMb`C6bwqMKqyd@l+^$<3Q&{?7=fsCXoXxNPSRmPQh4CxHaXZtsH&hMiK!w?g)o{ynyf>mLy{504qbGxq9US@P(-99
6A)BPsY^&PE0P%$)lF3`1hWMQx^<PvDu^ygwuHi(RD{Hg$c}REW!%C!Q8JiyOj45sj$?|`KwsCo=C;7XC801PDza=^4f6%03Z<qb
l2(U7VI;{^6>s2m>xaWQGcge{qcDm}A}A;-l9-UFibZ(RG{PAGOaM$Iz);gwN<@?dN+?7^D9j6i$bt?*K^@MA2$;tVCR9Pl0_+fw
sEG&|%8?05Opz=_B_#lu9F9N*P;ym{0I@0~kwNUx8GywRSVawgB-Tw^L{I?%GU6!E?W~3oMO14_NYcdvP)txz!9+oZHI4`r)v&Ro
gd8-CB3co1MCSsCna*8`zp}Cz6FG311i}bl7n4F|0GV<VCYMlU3@E6enGr?8J7yU}1PDPOty3_}h7pj&BoLHPv?XDfloSzE!bL$A
MnqK56g5LgOoGfJDB)$miZKO>*-R7zBm*%)h|r}7%nKxrLsqp;G$^??MKCyX4p5LrT$(^sa}whg$T`7HDL@fRGdUPhB?QGpBvDii
B&9VH$`e=-Qcx2CO>f)Nr_OaBq93k4)Pw7Q)Ek+Nw@3XT?uwv$AZQ;oOBY==*^Z;KLwjJ~9ZSMc3Jw)H3Q|xD0HQ;d1_<Rfgdq&<
>BxI#ep-<4wt;q@k*E|Y6!YL<G%+Xz0Z38|K$N6QNb|!MpAB4#<%cZ7BE1~HL`kWjKYa@b&(ohCo2rO7%AoFyqPV0AM4)!UD}yMJ
FcN}5NQ}aeKm(}(3?w0eP@LjmhgS}Wf5-Up<U`S%=ih96w>;YD+)&yW@$H%@@r~02Uy4%N{?Qgzc`*F=-)BLMN8iiA=hR-HU##m*
$k%uZ&4A@Fxfhvi_InnsSotOwpIPnKpIxt!E7&@o=ueFCg(Id^Rnk)_4=kF>lTEg<ZX-nlOw$!n_G+_c|E`61O4p6J-$rgJH^qYD
T)qfOk=g6izWe7={6k9Gw?H*neqBt;hGBCTDC86<iMMH8Gkdym#4ykNEWBHxs@sa(l@nNonnOY^?xMSGwQaWUMzI;G-pp4ct)&&_
W<@Y{El60*0lM3|??PB9v~9;SsIg`zxwnxYljujZDm`vEj4I(JT!|Ke5?iwNNG7JEV3XVuMcrcWetq`q+#Suo5S8BXW4|hCP`R+f
%Fy~@XY}I0?wy%B9^BKiRAkyt*+c1uqAF->h+>^uyTtLCGF1#(nzUqMRFSIrF2Q0~%hY1&nG94-Z(H-YdXU$<)E-yl9#epUDN71E
yUDXEF1JrG`;W}|<oLf7O!`@jA@xUZ@Hpqb{YNeVLUI`b7+2Ux0f8ViQX|nxKzqA>?>FI)ZHJxo+iLLa6Nc5_)x$g(UY2xGh>9>4
Y=!zXQlT{HYo<w-L})iBiQwa0aVV`VK@}gc$~bdoGmf{a^ShHtB|H=NY@F|4!Tj2$c%||jOkwG^a0Y`?tGO^(C<q%$gb+Z@dQ->x
x51{~5kX_2pWE+j(tyQ5+htS5ZMJ$!41n&?tQ^c4U7(x?TG2aHm{q`t$T1dorjQmLw{~?6b~Q5Q1rj1MqCUnLX~CumHdk?+TMF5;
x%lu&3`?e4e7~-JKuEWXQW)R(i`Pt&uSTy>8Gs7`4yGCzh@vVcn1Q80gn$x)k6#zKAbaO0W7G-PcE>r}=*Mlb&A-6^Z+_0@xOIcw
1t0^5qtWKw!;irx2w;SvYMF)kF3ZVu8y$yN4aIsY2e9w&zzvbi^4Rrk0qB(87D6&uhLVGYs<VH)@H0UcUD-btaw2pg&>87!@h4L;
wte|#KZ(5nV8l)Iah*il1}0ksL=gNCJRXOg@bf$NuWbigs4*Cn;4&`mjs|PD<x1q=ZVxHBu;LIFNoQT=f|(w$I=pPCq~;D03}<BT
&G~Xr>zZso(9kCgltlkC9pWr~tq0vZbtbdT^r4w5nY{Dflfx%d%)_sarx>Fn+-WK<B@$zU)@uOQj^WofYY*Yd&Nh3K_~Igxi#ZO|
VX#_&LybU1r9PAeugNB)Dpg?rmyPowqkVUNdxp#$<7T9Wq8nQwjD|>f^5F~vsxdr`Yt+?3NTT&Oh7}nuhr6LWG#)<%A#(#+OmEHQ
<^J$c6+r49GrGN+!ztfVx;t)O=yw$6wXe@GaS`V4DryD^0ff?Zl$0opJW`9HiN1wgRg>PBlF<A~4G?$MURG5yA}4AQ1-!HCU#HDD
G1P|?itg*zm1I3hN;bSECmk%MRapFJdc_mo!%90lP7sF#P?A;T_WfU}y`AM$RIP&J_ZiVg1TS|7!W|*Hl2ine4+~`${U}o>7<#ip
WfqCURGWx`9W*b5?RBOeZKZ9h2L=j=G2GEZbgR=iPcIXS8iDE6cdvEJsCC=m`b9-k%eRB>&T<?hyhCxvO9yv$Dc3#MWG3_zNO!{o
`%l_T!}y2P1JFI>2~U>$pAe@-u3V{fd3>1zf;>ZnlB*<{RKn!hsSl=cO3KZF_(fiRiB$zv#ae{f4h#b8Lji#4%>L0U{GPY5Fnpyr
NYs4(>E}I+$Z(12*MBoesnTHJ)Rv72BUi}ogrb%XI>5R~{<eBZ-c0v$?Yp2gczcjlTzQq-b!{l>hSpOWgn-H#5S2H3yW7z{nVrwQ
2d2~K9M5!YxKkPt+|0<i-0fBf-E1805F|9pf`adNbSejjdH*VVpuU*p5fE=u@TN^L1m*=Rl0$()a^=A|6y<j~tK~jxUU(E}I@~=Y
%u=1)TpiAvn|FBbL(cVO70y&}bAsl_I(V9QOk9vibpg(vcPE}r=6vbrj_$^2dXaMBRFUp3eeT%s?bVMVH4wvrX6s#Y2XW$sP61d#
kJXO#kB-MsYoSh|c^Bb#ZE?xYrFiGH!`at!$fP@^BaXK#$&;-wYn4+}X{%~uTvv75LzD%?=><PMdCG{m6!3(-UcBwXGy_<i$>{1W
@z~@JcHTwP<lWYwj84)?z1B3fg~;yflb&v$Jp0geW%7CR<g=@|;Vx2PD$8a{pqx$)aWI<;v_X>O1rY=iks>(FC9D&Jqc0C6=I#oJ
LieQ($Fsc3oSF|d**GJ3ND~jG9;ZF-GV9hkUAG{PUgOViCp@FwZslN+WM3WQi9K4bv<F$21FqmX4b&Scq@1#4hb)g550LUqxjEVK
+-^z4o2gfwl<LAehevwtyvmqec%JTA1(B^NhcW|~lndscyJyfwZiL^g2_$Cuz~N|7Sy)jVI^;VI9m<kQrCysYAM_nEWqS8@%Ig}M
{ZHvD2vMqu(BSO@3QAth{oOn}b8}%+*;bd1PoJ>&bmztoe4kj=Go6LzQ088K93GG~STT|`Ajv?A03rgjgOGE?>1GBD?8~r9<waa&
G2tZN6f}<#@Q(9Z%b45xoH$3y*A{qnC6kjsK6Hl%L$ThcU$aLZFN_JO4oC|K9nl~y0ENCF;H)WBqf-F@>Hx(?2y_yMGi(4|KvIab
G=S=|;8UHfn+GN!=-3ORZMQqR!HL;G!t7t+?iULTBBw<t8=Mj8<~6{uTG)^qWfMXkl3GRgj_**Qd|>^sfO$v;@&T}E`GgPjl@@?c
i|5~hdrduFY^Ne4)CXV*=h#m*A^$E0?#l088K!OlJrLS9kwCcu%s}57F28l)$YQ@vtXsQ36x_UL*{-Ei(ty7)$GuQJe>bno(e%4(
U#0kay?)S<5@1r11|?4U5Xn=`0HJ`1B#=!qQYKUe1O*}=Oo*9NNJIfbG>4`@ObA2I2$=#HKtG(cfSMpzKrzXY2Y^8mARC$I(9-gh
Pxj1Fc`z+12l#0ZyXp<W^n?gKzWo^8-mM@Xd;Adnjv-U=PsgvzdQ5^V6Z1N~-A=C#;T}EPoQS0EcP<?jmpyGYtPD-4zrXRgbI<84
XId=FJ$s<(TTBVdVuE>i!pYqTZXvA+1R9Tu7<Scdjas&&E@d;dwFkC66Qnn<(JwX}n=4&Roo_HX4Xe5qXww}?m~hd9qnX_B{$FrC
d{dEcE7d0b>Zhk15))uhBm@*z90Ra|AfU}5Y={P+AjzX!2<%N3Ft}U-6)0^aEW?#F!k|p#K~0T2NkriUc0mSeCF+F42$@M>Nl1Z$
K@kufy9f%MMs2K!s!2pcssc>OIUylp#5l2K3kbnN2<<LWRJZ%wZX7Onl=~V1)TuBrsv;=FNTMJ#i!#$oK*YL>*?<^4tB|4w3RE!9
O+5(<!#e%qJTW9X{a=64+Pil9Xc(ALh)^P+8cIf(A_@W_6oi4-q3UP3OC>6yVmmEFIGo|i0ws`8*g&uX3Zh5MVrh~Fswvu2U<1E&
1GqqZJawvS9`<P0<oWFuZEgl2zkc!8`FmC6eG&7wXL4R%4yt*<;hJ(QQhaBxVSsl#ilQi^hZ%zn;qdbU_XH<$0v-XZQyKK@1Jdz|
KoIv0SbI<1I)|jq2cRdzp7f_+{d3(@h)1%3@`?cVDk!hHS)ZSsKMzd1($-Th51<OzlO@Mw2o<(dHUg+=)B}MjR4p{TBq<F@n)ho&
tmV-VHp09azf*KaZ&@+p*xnjp7fZMlxm+q8WS~WO<F^p5!iI2*$tn-`S*z27m5;9pj*W3})4rKlA^UbH7@k>Jb_21K1DNcYKoNQ<
Dxj(&MnMf}$*62l&MC|0P9{T=L-6e9G3KqM?&+vv^rsI(2jRzjouR~?0v9HwyQxYqA0~a%!lIEBq!B3;rBO;%UdVTqI{LYF2RGQH
h<Z>}@8hwzUo$$);So?(Ei|+}XY9RlzXEkh6-{#jsPRLQ|6{GnZy-V=j&>}S2btRrJx`+tkjDxqD9Qtn6DW1hW!YUM9O)j0xy3|i
Nf6VgCPg+B%BrrcNMxE?wTXjLG%YCv2nZssG3^*9XB|L^l&v1Sv{vifZ#x}=3obLIh(&TaOo0h!J|LWjiuHrYf^w*iIVTB}1YMNK
Afg@Xg7*gxGN%j*88W!^EZ|%VAlg$3ok@kyM5z;Fx)hT_cUyBLBII_RIdM=Z^$tV@!`6{a$VfA(x^t4Uu2vhX0I7D}h0C~CDvGHN
=Y$b-@^T7}2Pj(-oMs88hBCyIpoo_Uh&7=$g;aC0Z0BGofaoV05kW|%{e0V7hM~hCqL$i%s~%bj(p_2qW}(}2|Ik8hCqL;h4w<P?
ghfGIfc?RW`C_jL*tKu!U|b*F7q#^3>=z{DR|Qjv#OcB0v&A@Z;oS00He6`V2$4u(q8b>4k|iJ^V22%q>rdgj264QIdBPg>1`PLY
RQyYHj6^U2G@EHA_n&9TN!m^bf8AiSDiI2`LlUVKB2pzQ=Q;2=AH%d!;wi)egx`^}2zJ0PEw}i4VGl+CimXr}=_C`emYm)lnWAr~
Qz@wH3VU0j8MKLMc+Vh*+5CgXBZUD^_$qYg3V^69QkYy*K@kMWM3NC0FkvhZp}GfWiQKE<(}<{eNRcQ~1pq|S0YJ0~5>lra6e%2)
S_&1RX-c6AQ+Qm28UTrCrK&_KB!G@93^D_^&F1z#e)v1gF)A+&wc*X?H{EiH1D@9HJBW1tiKoSrV9ADfuvt3@c1Mzh-8UYeg*N56
??V*rgAPiT9E;`AVr!RLP}#$6ERhy@GD!Mew?;()g#FJL$WSPVhl0E~X_SG6xz>gl$STwJw=5`>RUbzBW*hb3%7qXYh={{OEWB1l
nO$z_M07Awr1P&s6HuG+qIekTq{FJX)ciHcJiT$nwwq6i^)+$SFc5(r$mkXAcVVL`6pZuh<DEfr+j-<-3j?Xp;9Es2ZggEUj}w5>
5RjnVuxjg8JE|s!bwAI8&+B9bSO>;27t*0Zg-WcIs>2agh7Kw|>_i$`p{1H27Gy$!r4VXhVp6C?4&8gPdLJHro*}1or9p}7Xj-BQ
`|^8lUk^V>LLGL~(Aac(9+R>?K$FyvL5TIyn2)jw3ihS$wQU38B9%x3gn$8rs_3QcgvkTD4Cl)=L(WUHGIgR#%7~%WO64h{VpD`I
3ToCyG@*pWK}m!uTMj76hJ>gsy2gyA-{4Go%_xD?2q$C+GzB6!4~k$4f!shH-n&4b_kH_GB-HQ}?yV`~p6^^UJ4dnWpnL&N;NTo%
nPJN>b%ObN?@`)G)z=hvDqK^&ADs}<jSr!O$!yFe7AnA10cTF>zj@HKNN2S8WI*x&Ir9+O^-5tNL@7(i>CCot1o@zbqqOybD+C2V
5Ip$-)3NR}fv^r3i2_)04tpmZyiAf$+(O!0)J|a_1jvUpd8EY!G*Wdcbr~r%X;cpTNH9YP9a)%2br2wThp$BWo=I|+C@8;dGY`eY
Rs}=HWb{;eHujuP2XoUnHk1v#*s5Uy(@5ll={Wh<%!e1I2ZXPwfvQgh`cNrC038P-9%~;@%UhB|Vc`g2`Sp8WOvIhR%)stPwq(6z
7{LTIN{E3=8AYYG5bk<^Opw-tj|%}Coz?YT@7DM!x5Ew3yK|GY&+6l@*Mft-t78pa9yGL}$1AHnO@D~!1>}&w#?U!cR)YZvw$3ic
AVQgD7&kZjr9a3Wh20l%B3}E7KU7k?k@+IxHLtT@R5)SjmMJ({u{Va;Z6@`Yh((5A7*Os&^Xpm)phB3ahM+h;ed568hj?)66$yn#
f$K-}s+J0%aX(hxt%`@~Lo)nr4@P4ontw*tC_^bp3WOE~Vc&N*)C|wKwHTkL2i|tvMBF!QVy^q_%*|p*cB4WTN^%$G-vq0_2aIu%
PA~!6!vpDqg!8TjB_^31GXNZoNFzy>kGCcQkssTV|Ja=j=k=%E)-jG$4J0r~fGB249+k^7Jv>D{NPnXX>I2~YNFP|H?qDg{L^Ot(
rAm+u)90GeN5WmKf|u-Oh1S^Us5L~<L6QdWl(n?vQfgBnXvl~RKvgxXIbkJ<0d;A#$Y(IgCK0JNkT4}Dd>$M^D1uldBV^ZSaDS%e
!mlVX2skMrN6vY1eOG@-<Kem~kq?uNP4rj>?gtpxG|J-*AgUr|^Un7W9vzd_xxV$Y_Pwz2)@k9H4<%7Ps8_5!QEof&HdOmyrHYlI
QcwV*5fo2o0&O&>&Ck~ix|0~`O(sGsl(vgZ$+%|5;kGW1AP)cDBmP_$0RW|mC`F+ZkRd5jgbG4&RFq0UD+U}13`xi)L|xu|T+d%Q
cS$Xw+x)*yjs(?3v}0A5@XL>6o|*bSPnO+B6pTSD^ZIc-IH}($K1Gj?IStAyiI7<=<xiYP8A<ukh1<>VJa9PjEDkP?Orw~6(1Wv{
R)j=ywog6499m$JVip@hVKXe3%i?>(<5T)RS_S1tE92hxx3@A;{}9gddeaEs$2?rI%WmS;e6Di)tfkO&T16C>(G*8Rgbs9ZansP#
Ro(66O(xLpFhe0FB$CNLiy0H7QmK5qbD@Nwn<v`@CzHut$5!p!@{MHb?z<SJr50JD9vl+snz@OkMZ~v%u5q=1*0pv#9KzMtCVpBy
rib0Q6>x~K`StgX`4V9wn<GHKBIxce9C_gEhj+WeqV5>i$AL}c@Tn(s_Z)EPBf5I;cf4sC6j>ylRNl94Wdr4L<UHj&dY8$kl&vQW
^M^YxUBsM_@&)(d<KDjX<>-q0#3xY^+U%T^P=lm7H04oyLCM_r#pkbgQa!=k-1!cB+Bb9WUFpc>G^BiPr!p}}jv6eA3d$vvq4>vM
Nlq_xa+9c{lBc@nXh=&i$i2{@i2S4<3WTMm>1HC$CitLfP*n}VEY>d`7am+3wTdY2Ir1L$_n729cvxg4jWi+KYcYb!a@1hbqQxcM
nC|Tkgy4c@xGF-Xu*Yb+TBTWK;_IzvI;jxI!4)`VF)G`}6K*mtJmBsoes`BV=%9KOx+PTM*Aa9bTfQM2&dP5;kCVxl;|P(EZAPIL
0!vXb)(%4{Dz!t$=aOnY!!?AV%6#$d^V7M@d~TL1?bKb!^=nbb!S}qU%X_!M?@*)j<Q<%|cM!cl5b^71$`_C<x@k*dE!l)(w`mGh
!l|KKR^oz^l5L_!C6{L85=l{%f!@oE+9mPIZW47wiQC=6^xoo9KG$o{sPrCAZ<KTICB*pmLiw*3-uH`mMXHYMN8fk668090(RH!s
lbkfY&vBlCJMG;BXFJ^**?Nn<dUuo0N5|*4TzT^q-3yND5qB@H&PRkJ3JB$9S5fDY4kA?+<AdV*!3p!F7vx4g40E|^5JftU?%8g7
;;MbqozGq5j;~H1N15FDp0<SFI_QZV;wM=Vo!mft;xWnRVP0N4lTJNJ#AIhqyxmpg?US?;E<DQf%HkgA=K>FR&eC`skCb|CD5pw9
@33>yg)pE?=;cmiB$1+zw?u6`m#B_?f}iL$1XBYHDu%+aMM>Cm?GLAP4Wvio?Bl>b<t0K*`ubVQA}*rJsH=q-Y=}uv%n(sYO;r?C
EJaj70|N|DRTBynlmS!(fXFMb0k{sts1yVhQlt?Sb%Be;^#kk@2_zaq3Zx=JC5T}KqzZdf+#|^cuaYlG7rR09_Ba_q<$fMz_I4&U
ML?hk$SDz26hQAiKoxDu835ctjJd)B^%O>20_~S=NlhSmpPQrTz1yROBpjhB1m%18!0kHj$3iyaz&wN3<@>&l;q-`yr1Ky@5(lae
QTR=6drzqAKm~oUAuuacr*Fp{KoqCO1TsN}1fl`~BtjK7GZLAZlBijQ3vIM_64Gxy{1^J8;%uO&Y!}pf<KB9JpoGqLtz2y<x-jG%
h)6<)5R{l`CDs@cuq=cOqXeu>kRbvI=_Zz`1D59JJ%GXmP7(k#JS5Y-ii-1*2YE!`bB9LcZ<E6_g6Q?mASXEhTzKMuE5<+*om8Vh
gU50)M0iM?_&<U69yJ5RO=?4UHXEk0V|7cqQn)De<5{yOCMRGN;CB(FcQEHji>z?>RE9uK5bfd%GsrDbYMdFEFo?hrF_36ry0&5$
TTLO3vWA43UW>7lCawjfxF`sef|%q|)q#j)(+#{=zG9_fM3jJiDlY2OE*C1A;fx@)p5<DZTsrG6sRG=i{xwCOU5ODN7<NL27eL@3
al|5SxKKM}atWQ*(nAb_$2?aqc8Zr~f@_Qd2INN~2H9Cj;#91)**lu{uC3ifMzNb%sot=#D+7AD2S-{pC-eCA1^J0On})tx7bC&*
v;6uvHad`B<;^g9E#S5x+L(2CUEROn_T<&iB5E9(DLMZg$*AZX&v^|<boskwCO)Gan2Le)GY9&51M2t>+Fvr6-1m2OYWDzo2^fVA
<1rP9Pw~M0PI3IhCLc9mu<0^b7Xpib<XlONrrVv3ASD4iC?oG1DkRl`0A#VSn8`BA;!Y{;=qIG}9}UszLlRX0P*60eLc$UV{Chtq
ppMX~^6v+o^=2;jYzFqhDCT3dsBVOf1F%3eAQUXlLSreBLYWF`5Db9Yg*9SX3n#QS+e3SD8F8BwqJfE|kwYkof}Z!f62*Kr*!zLl
NPvi?nu=9?Jl9-7e)G3u?)x(@m!d2WlcpTVN1bU%r<cYnG%aME>f$c~u7t>G>6d)xaYl5IeJ97p;hWTU-4W*7-e763jWi-*$KF=&
{M1!tV*uJ$NTjx_MGNGX(xD;HxQ39Ic9`sr5EW+1poU6J>|G-@WFxlnmVZehX_4<HI=J=UGVB7d6#?u14n|W*NK|peK_ejuD(6Pn
SAmn!z`|7QFzn76S){b-&GUvqI4MD6z|<XvyV}Fe;yG#4)YVAHjcq9D>aHAM{4(tHOBENcEj!awfl1H=aU^?NTDHT6ZZb^(>fTcI
aU3kd({xTR1BAnYH#_!(crzf5>5yQR-lm{{#sQQGZGA8R+%ya=oEw^CmG;9}JymQbu$$r3L7P}RSlI?bN%u<t;7}18>IMA~QSOFC
fOqPU1FoI%-ww}aPR8uvLQ#PEN!1r=CEqTv<K5pKy?G*EOP5#Zs$AtTuZXPdbQX~YUR87;!zg9xX}6`H$Qf5vreRbP*SAls9ICd!
Y&(WswrSi<K^Or<h|z==5+jZvwoq9YNt`=mL)?4b2hrenyq<3MDM3t~1l5)txP(y=R8^A;h84CX!X)X-AxU9MvY2uRI85Qr$|-?%
+ln_bD7vi?wXiT7VS^A$5Cr5dLqgDiPC*{fz0uQHS0eFdmk2wV*cWZ*kmXErL$c;8D25zhaI-Ao(}}q6p5x;K;(AC!<`AFx>`~Hj
NAycnzQ|v%e~%wOz(^R1VpW7CQe+QONN?Ha;GX8^eT*L-ZF9^JjS{M@5+?rM1GeRE6LwAn)IUHxeaGaP4Sx#?ca;J0kK`7(dFO@)
^YtJGj<!?q2_eq1F*;A?2NImmVWd95`$!8u(Gxcl_lB%=GnNLMHBC6h2UG>_ZfiCku0~A^H_8l7UnQ_9&`#+whSE!D9LdS2dLcV7
H13$4bT>MAEtvvJ9F-XcF-9vCP++Kvj2$9_=FKSx>QSxaS0!2s0w4g%X(AGqWGW>_hLk2&ha?t&r7UwKRG{lE0mM=DqI2Bx*yKgk
@y)s+xCex~%vGQ%27;LhLXbj*q@+~ThEX)DN>S{J9AH9`0w4s`iA@1WIS6Hvrc00+D?(7Kw3z}XssLgVnox2?qzy>YyGGI?Eg~?K
Le(Tf6k!brWC1})lmJi$5G#bMR5Vg36o3r{0#d3mAnc(1B2U%WKLGkR4VDlH3Y8)%2SlJ!DTZKw=9?Mxko{q!5YBvn;=X4L!HXj?
Tuy2_*PMQ_q6ibtfr8L!z&}}_4x&f(!iLXq9CZW)Q$ZyRQbjD4RaGQGP)$fn1Wb7!V4{7=B7;H$hTDBl<3}C*Ur_eI0G}8FiX5V%
VW0{LA&8(QAZcW&rBfkL3?@j?iGVQ_lF>3r1PnrvAZm5=zVyRQ5=|FAV9NyjE;9;R37@0z!$GzCn2rY(H>@!vSzU-K>_W+_WQXl>
x|LMTy+x`P2PI2cfoUMRxhs}&Z~ilDii4}PUQOC=(UlD#w~8w0@=au`ZlW5f_)w6l&oFTySm0$B9R<4^l>v^|{JCdH#Y;_@Z&m^@
x9fwKjN5^%!!uE&j6A-O!Ec5jo<9VTKq{pgB82z)T-OcH`6fb<07C>M!2K#5U<w1&2K`ItlsljR*-w~zKn;zaXUuRMcNjTJb%J!o
PjrAA2Eh)x(SG<=gbGwCXyVwpfP;inLjG(fm)Z%6hR{T%AW{TKkpL&G0R6QeYUmS+JK$poVPqgorcDXe+IA70-hWxM0~6^Wl873H
Lc<gBY1Ptf4O2Hm<eZx0Ac{z!=IRQpJn{uywkHB^lnu0II)JJCI~)vvunu+ye|YKp*yDjPpeOGUy)?AB<Tr3K1B0N}xOIWykjDrt
kzgE&hDsdfK27?ax$yBh^2tnU6t+~A!<$;*2>V3noMOI|Jw4~5O^6~T@Ui`axc0d>CJ-byhmUo1n=VgEuR-?t@e{c8C%HXBf_?l<
et%{h2$F9GQRlh>b(`gZ+GNN<;33_S6+=uO(O<>^Xaru-Aa_87)Bv6$cOE0SFeJxo-c%(-GzqXGJ5lh9Y_lSQqmdV6Kn6^Llw2U7
V5U|oQY8mUqW>gJO){c&9}iz|ySGWbu93KJu?6oE%qgZ8KY|+5ND3cqnoVVxif_jf<b2+7FOad})M2sb-i3}j$)g}=S~E9}e7Q)l
5dLAa+<^#BaR~G6JNFcDJA)ExHpai7HLKmi<IM0s%YyWeH~v<j4@6QJl0_0lE);7;L}~$82^S>bf^rvlJH{z~F`TwW6rhQ_Qlv0|
qzV{GfGA-i0tk>FKrmz!B2Xa}G^*ab>fgY>tMxvg%^!e2gdfA?Dv#aJ_mLgQ{DaHm>D>ML=c|qrmbrP;!8(Kt?)skvV29EDg-i$h
?6b5rX6dDx{R!pXbdGkxf6cv5xiyqcomO^cq1No-?IJW-#UXDb!@mswcemixp(=5by5ZOzuM0deU9+Qh<~JxMY%o=!lLF*^t!_tb
A@=URkt&Gf+v}^z%v2cP0&A@^GRw$WSxXb5G>B`fhDcz5xa>ZdK#VP79UvKvp<AHULCzB!6{6cZa~>lrN?Etnn#mK?M5t1rkRoW!
M+a1{Xe__|iH0tT$Zs9%apEtl3d^yC-IR8+Yg`Upmsr=vXc|_ejMYu3k}%5c-Ly@0qa0{$hH*24B_c5q*vAW@4ZD#D$SS)?RBl7I
rQm77u_hR1?jWf}L!o7Fu3l+~h^_BjHXv)OfhYpVF+>Q3O_keY5p<#n24cbsg$+X@Btu=WG^ip5fz%Okg#esjz);@<Xka#W1aKlq
1(-Gvi6sj`(0RJidNs+x!WJr9%kyMHT~QfMxfoGZOt|h5MM6{fYsoY^l)JSUVUu>HOio&`<eJqA$977cu=~q2119ZIx}=yJyWIfz
?0i0yC(~Hr(V<V)sMiDzQS3T;2hrA=s;8@49Qu)c<LVx=sA8t5DU^tbPP{w#J&=@jwNXL(Zu`dFfnR9zha$N!^|RHKbCnTJWyG2R
$Re)Gg(xEk<;rZPGmttHq9d`zl2BbrO#zbw4wJ$G+fKfII2wGt_jc1?O>?<dd)K^y?jBhnphQ&?N>WaE<%<{{C;IaE?U~;5o#(O&
h{!R5i53K&B4&+{;HAo+v(EBhq0I?}Dj67wOKlo8m&-xpfaT*p%fK8elu#IXbK&PknqDstB{l#d10PQ<xcx)io6+s(rE*w$ii6;H
XvSfnMUi46Zq-;UV!g1&-tLtaDHJr4RXnGo4BnwE*n=4aU0Rf-5Lc$!w*|JHW+EmlZnE8PXI;4>;~LiKBW0I;bpi;jO}OlJF=o?T
l*qyD0-I-GSt=c-b-GgF3^jGqI^2vSsl>wGti(}2wW26=ys~a4k52LRJj^jj7?Me1r>Wq1Pmf)?-neDUo_>Y-abIpPDx5L2){AM#
9}FS!*zJMw)a1Zq=;|0Ul{i&yQMt{uv*oP0vm%Q%+_EDcQlg98^36Ys@%tx9QnLA;mYNAIW+ygyt@YoJ0wjZ`6-?flWW0H7Jo9vh
gy>N$G-No|q4#?~A8GOw?Oeiq^gk@S-dTzi9T!(I3>itb%`S-enJ9g`cMZ7GRO7wt-tJIcIFMB|$)-$0F~=R`z{W>dV~F1GaU$e8
-gs1BBG+4xM46-$F)@m_MG&$`T-ePYUBKBtKizRW`e1@(@w4>t)bOLbX<Q<KV>Ii%tKxD#eg4b5^Am_hG@%iMa497GyK+Fl<aEP@
0T3C?$WA9`&h8k7zoCbO;tWH953aBdM}(!jx8Hk~Wf~fytVBVzY+G*NZ}|dYxQ8RdF#T@L8Z(rcAfSnCq8%k<#D<WRX4$*9G;FZI
O$>sB3W8=(PB)xFaLAyLL25LHMRpf1NP<Wl(IkhHl^2i+p~C=LZqHWa<Q(qrcZ8nd5|KiQQDojrG9sHMlMQa}W{VS;c_nc7S!Rl(
hQ#+rbnBMqj);bi6PF^YhmUsxxKMpp<?mSq41@2zeUEVb9zc6l0RxQW=z_MhneM*9j>z`E=~;9jM^mE0u8KBY(P)J~l-wBg60Qd<
!GwnD$SjdzC}$tjpE_)AaMJ2OPdVJHv0p@XdfTjEQxY98AXX64LKNGqo_OO}1_8NGYb@B5If)I(%#mj{-LnwT7M9iKn9D;(WkVIe
g0lA_fSXaIMm8&+l)IW_GFTwNMHt8M)^T)ZZ7?u;zjtq!&xiZxiF#Cr*5sXTxR~lYE-(>MPCst%2Kc;>6r!?d)=P*1#38IF3na!x
fzBua&*c05SZC<?sC{SK_bnk<WRUhgQtW9hs5Na7x?>JX2^tDb)COWn9bDh|2X!j(b}@p>I!;6NEW^Tb@)`~U#m#NaE49ts*CmBc
Q<QdZo1)XkbqXw0QEEzNAS28w`~e^7AP^}Pp%5ySS{6x?WTJtEN>y3_3I$(Se9!W^5>Qn_^y}(7dc%Wt;vPS7(CQHrhZ$%-py{K>
TPD!#d%$w~EUI`wpox`15p1OjfU+nHi*A!m(XGkY59h<Z_`x>?;4jdgbJU+Fq30m;yv*%($F>c~b$U4>9@$Q4fFCIUJ$yXz*2Oh9
KKrjt#PzwWsHtg~TQ*ij0YlmEPQlX)5_aIHFA2An{`zns^bOfMa`r1Ri0;Mr>}Y~vL*RFraNM6ykD%_5EcBsXm>+<Wzyu8Lejr$o
?jG*~_<29e-gg|%aLoiY154?JaT$d1PAVvS;See%nve>FkO~1-YC@tyf|5ysqJ;v43Q{E$C{UpQDv}8(XrmQLA?fMv`M$DCiA_oF
0j&~@Z_Zo<cWh8!n3BA(<meBVl6s%R)}N3Q%&)N^2qLP2B7p#|2_soVh=y4U!VuKK1!^3T3Ji*%GQ=8Hg-MklqLWrtVr(jcsO^U%
lo2*^69ri&1v4Ofz+}M+s30W)B-Exs2~5Ki5@cmW5RwZ50zp1#Z@<!W;_K#iL#D9T{ahR89ge@>y#f?XmCjreMyfFHb47?qmde3i
E8W2QUPHy-K*KphZB$gyhkY1K%thZ&xN_fq_BVvWAfTs-Ina<dI4O(`%1oh6qJgDsjKO<oh{tI1lGiJa2qFlwf~o{T1lZ2y-g2zO
Hto!ABOuE%2*7M$YR|dsf*>MJCnC&k(c$BP2Ds^=<21IFDh#E1T}o2w6GcVgqW0#@+9L??!<?cpM9NW$>s!{-X|hOC(SnAVrcD6B
Gi{lqP_#j$Dr4aRtS_=qF;(-*+Nh3cTS*`i%&0-@WN~ZfG(6=u!zGC%2Cii2b=8|Xvxd56Fw-4YXF0cGDTozO(h3XQ%HW5|G2L-j
i!qxWN6s$yf@<1H4#FF=F%*+WY&4xF;zV81mKBI2h3lK8RTFKc8KW>~nBv6*S1cU^cSLH0wZs_Z(R9lt)w)WA+h4zq1|m-*J7-ko
O0?-0Cy2P{w$*mJ0uWVIpk39L-6xW+P>P-281N+q2|$=vgd{?>8|DO1yOGSnrs_M+G{!}`b=7ifF4<N*BsmR~dCmeuERf1-V^9}X
P;Lh9fL)Evoww+4I1<CvZLyN9!Y~LV?n8H{rg3X6uLx}n)fm8Hi`e44T_aH5UhEf!8cNBm=MHnZo7TFT5-1`Hj4d+TS{fC^mEs!G
-iUN?#zx6GcUBc<)lt!esLXkeU}OpB@A6{~>(P7TDUGM$y83N<Wa=Ug)b#=Z<YMFCP2rE4aD!Q4f)b#o2{=0mjE>nuPADu?mV#9N
)2`Zr-f`g$Bs}S(36O&W=8)G&PcOTtXz1|q%ej{Cg$uUfKQ=)8=U*v`Z749P{y|GwQ=?N55IUw<XwS8vPLndzM#2r2vm!`6oS1Qd
TgP*&v!LENXr`9Y`1X+h%j(8JKt&iOSY|0<aUO>|jb%#EWWTC8S1lD`j6Fn{fN3tM6`~Pg{~{MKNE3vtN}h4u?l+T!7fyvi6VBBe
UW{|LP&o?KlCf1)83v)y#VHcgN@5lUWrhf_SZv+K0>MDqLnfGpsS<*z3UV-tDGl%)1L$}yAh6%dztjhN4a*iAo>cQbUV%|vP#~I(
G^}V~Khe%(R%+55LNb_b#|f*?b<MjuH^aFTm{9xcv|PPyF4C&%mE3o&?>DnFSqLPCr3HY`9vigPu)E4z;-P{vNEjO%EeT4wkt$N0
M954|lD5bcI!6z_udlYBcYE4+aPRkTuT66MfY|e%f0Fe>4M?R0Q{sSwoKEj?@WW4Rf$R>YG;JGd6;nulU}5;fjZQ55Q+hd|Zhg+O
%d*v3gBN7`e;nJ<&yy!c!o`TPD1bAewsL+{JN}dF_jPM0&+NEolH@doljNGwROP^kh=~dSh9VdgNQ4C`Wk~@+rBNCIR4D`?AYdY(
PozEwy6jHn{_x;WCFS`6+k=sT`{Rgt&p|ycbPs3;)(5}#cmuHg$qrJ7kP;Wy*7Wxsu!byq;um`=Mh@qb%NB1{6rY7I<CQ&}nS=~`
u&?Z59zYhkAf#ABqoNFvJHDQ1^no}$BQqbO!deMmSRmszcc~OX*~^s3xpLZ8%DR7YbSA-k*(*2em_wtR<_Y}dh65xo%{NM{Thd+v
-fup1@0~30C@I5KS2Qapn**=9rm~_XMDVi$2$xBihd^_S556gTAwy4+8-m*Kh06+sdA)r~Jfn^BC-FPtI!CU}=s4(05Vesw@;Kvt
7s$9U<cPr)2j>r>N%RINz*JCl6(IcGhSCYu$GyE>4)`3~p12(kL%*~J9XcHMh>44+f`boX4hiKsAw)9M5+{VNFnWU`F^(DMfHF8j
6sb)CN;@naRydEZyz{<)9Kz#g9Bnfaa@KwFmcEliN7B)g<*9mpL$sZ(o&3u<V3m185utivS`=_th!mAy7GTAYri-xf<C2IlW7EXA
MedL@vEhE93$iQ)S6s1*I>yyjDqrLR@K`$|yXbxc;hfh;$^&AlB3VK#JN+`!g1;ga*fKbE){c^jAC#CxY6CTjWDzki5K}0d0`TC6
2!P}=IAqbHu#1FBHk<>bghWJD!Z=|IMS@gQA~^*CR9vCt!8@Ke2g?L-2FeJc2-!E2wn4+9(ufMOX~?P%W=W!$sv>}rLKvN5SYi=p
ZDAE00C;zZFb9D0dP?_mL$2wq0wEH21;QM&$77B-({-4Kv0cbKot{+=43Ih0Nc$Y#FksvuV!`v<5{^f0&{tA|xq=wD`hZPgtLXsk
?djF+K7>cw@55#*!Z`Jzt^kMOLO~(RGDsjIh6-Voh6G}1gn?PbAQOqvg+7;?mg`W;YXjTZK54(D+s(3|SFSB&#3K+4UFXIZ@6_vB
oVn3*;sL&mL0^}j9tm=j9L4TKutl1GT#-6J;wADl1~6ty`ic6G!0qO*L_`FZ?wKEMCofNq+?mjKFC}^TUAhCGEHlf_2&aH#GE|W_
KCblHwyq|V91bEqIPv#~n}9m(@9iwxqK{G7S>pYN*NT7CoWt$Jnm{>f2U%E#AXXnt3PNCpUAzF~1W5=oqNcO^_j}tPaGv)&jmRPj
G+-}V5_2X7mjUS1Q8TwTQC8HM$c|CMqlZa_(vcG76A<i9T(6~{t~|X?+~emK$FM>{!$y!%3IPUD2?dc@3%ng8t(2q5L|1856LLg6
VFBEb<Rh`g5CAo)KoHp93U?Edsn*ES;;ISJ6jVL{9$Ra!H+hi^@E)HBrzhf2xA>&#B>YVVOq=v58vU--z@vmfl7Og8-p{L_9C0J+
yZdX{YX6qIvo>zXkaK{uDKc_XP<=aS6HN&ulwyO?&MrAm;_>PC8tb9im@$E_CNxgE)P$25Nd!~RG6cm+h^GHN6EGbT7$`8d%P|=;
Chl=e@X_J6LlN-&?|I$~E_J$tzn>h3H*H9Jt)*zun5lC$qyW(<0Odf%gZ={A{rKknu<~%2@^5IiJSRa2GqyYeM;@cz+?#`~<jDJv
R`wKoFH~{er`|cwi88ABhx}fSC|&BsY5!I`-g~wag%b>xgwHxMI%1PkofwM*IBU8)2ed3*xN?$w?)U4iG<gojOaem!Zm!;&V`!`y
BuOw65;1Q%0ONdbibG^Ag~(C4NF-SVdxsm+D4?2Y^s*AjLrKD7lXl0&91M+BFX-9}ySt*GnMMDU4lUQa9707^$n57Ux5s;xy~j!2
?!n!`uDZlJ-J!Tm3<fDA5yDcO$*&Ge^60-di5KOxpMwLdysVb$h0mr+!#B5$xiKp-{(G}UDZZ}aL#h01@6U4?^F35U{&9laaDH6h
cx&`d<Fy^wcX_kM+jkzr#OoqdYD9tO;jfeZfdWJ|Axkdd@#EMJNOJV(O`{S%J}tIXQDqQBR?#Bm7Xw*j;O!sgrw8*-1LLO6d}-V^
di60>;VO1B=b7ddsyuDHIYj1nI@dcl;Tn=77A)1<;m04313Z8#CjjH-Bgh0{>Q2M0>e+i)c1Q&8fWLq0tJaE@<kBu79Vu+*BR$Ov
7&YrA@a%FF=_ek%<kgmA?czGc%yS3zr3ZUAW)vF6G@;(Ws)h=vj1LcZBlC?K+i#)Qse$VB<T@+qub*C7f&SVwa=RxTQ#xlbC;2u|
jtZQ#NlX-!QjuF`Xk6*0vkm4VHkun2p~&7&Z(5f)+i3`BVins*N@;UH*V3h8+{irZ`pSP_yBL;-PiEb9son=dS5=TzLw=ctc6q@`
-qnbzkoY8kB!?-k_CtAUhR`NT_2x7b2W}V<O__@fiP&{Mquzjr>hbxKA|NP8ln9C<h(aL>MwB9w0%;&gXoxCiSegK!N<yinK!{Kx
P$>eGN?H-5Xek1QAP9g02?mr%DxjGliK(KIC<25E1qpzqXebGlDL|oV0+6DLpc+x4l1ZdWf(ohvib5F`m`Eassj6Biq9CGXB%p?h
2r7b>31UcyqClY{3J|8231Vm(LP$!g7M3WAq<~<6n3^f7f?7zZS&E{GsUlip5u%i&C`gbBMANd4oqnx^?u6b*s3MK<N=#)bXmSzA
J+5GcK@yb3jAIP2NmCIKLrXxD2}smXfip}cP$57#mD9L%A(UP~orMlV5{r<TC{ofH86Z-PAW+dms0@;VsGulyG&xg62}KK2NHjx5
0T7fEQXvscvXN0j5=gNqS}-w^mV$tylps+d3}I#v#|&2rpny$C>5w$Uve0vs3sHhaDo1QMO(0I&NjM0s8WTt^Hs@?kROlq(ELI`N
f+*ov0ysrXKobxp2;g%(=TX%$rpT%)PVtl<k5X1>`-eW+yw_T{I!qGIQi4k#B!}t9lSp)RDnq$Mq(~u@*<|!l>x2k^B0wlwN@+rx
N6!j@ga>K&p5IR}IR$VzNt$XMv>H!yQhECp1T<v?MpBem2qbOz^x@d_)#4CWbsnaMc-lOMXw(r<MM*_ujkXP3fg4|()#a7Au4-s?
3u9_XjSz1i^f~bAs?zLqd!v`q=6!$B{4i8|d3<ou6_R{5&4|s68f_wGQsv7}R?u2ltYNIEYUn^sh;rQAIH9D&eE4^dVFzbf@>n}T
q{6gVNHbD}Rbo6A8oG@5@!(Hs%-GI+SR%rE+waQ&zz$<+Lrkzt{6Y>51#h;wL7cf>thmZ$1Z2~c7cMZ0Dyjm2D&+)phLBt}f<sbJ
EdfC?jSfkYiCLMbT~4K;GDjpNf+mUpr2`;n41kHEgrF!0iGqe;3L0WUkSG`Eo?v&0)FJ2smXsg!`@QB~rxht%o&2}=J7vKIhsrQ2
LM`^Va$65Qz@4F;c6bTeA@wyT+mt>TXGuMd^TGzd6XtuM9y;eJZ{iC|E%o{yv%9z2dOSTkE}S9b*oN`$fbDHS<EgAd8tFuE5<`uf
U>AON*K1s6V>Rpj(A62%*cN0+B$7bX&<_6yfv+HjrL?!m!*651Tx-CFn%ty8CTtNkF&>jK4}&|~^I*espUBs5q4Y__db@gtMLw7C
Vp3wI`J6(bu!W&Y3Yb`uI*b)C_U@;_6Qt9FD2j%==-K(>qK$}WEy`0GlnfD3?;b<QMGUY#{mF?AgO^T7n;JO$jC8y$q)*P*tiXsn
PGS3?dm8L|KCT^@bjVTT^0+gGzDZ(t^@ryIw4(Wr3iRw#i`4B+1y205`JIZEo;@vRmu}VSCXIT#)|0_!Sa^qH3?<+T&3S7^h;ulG
j5~b5gbgr#ODU2B#Q=aGAjJU8K><&>l{D%Ae>(yjI6zlldxi;Z0TqN4$~HrTsS()&hQw{z*mJvVY`bhcrVtl`BMoiGU|2<T=>&4+
aI!?%%9Xo|8w#>w%H`QitGKDw!eU$`>{Pg!QOM^tr!G_zl5<0;$`}Vzgse3&MGZ78q6fFR=eIp@PwzbOuKo=j@PQ|Y5hiyb_nys;
%^V)Gp2BCU${@r3s49vt9dp{)7dYRfGktEU!6j&>g(5N#a;ag2f~iW}oFs`Lng~Ua7AUA93#Tv2?Ydj6sf(CFZSO)LQHZITdYY(8
eC6)#w|bP>bKMlr7JedEox10gM;!M@?;a>w9D%ALV4D=nach>uh&Q(Jikrsx(P$&ARozA-5#IJ-Z8w-$k~rGDyUN7II(RC@3|qG}
6$n_{TQOmc+u1hLn@dG|s^y7N);dHnoq^;z5~UbJfj-}!@$p<rr-Pj~0&{NVjONpI4ws=UMn(XzkrK=>LJ&j}&KZFakf9+d5?h83
Edh#D6)6lMQB0H?iUkY=k|`Qtawx4CjjV*|kR)-C5!(>OgpMgOD-;xo5bnwtZ2(~^g$U3AMFlBU5(~pM28AG?peUfFqzRIMpsJD~
fNGMEq@oI_f|!^IDOzTj2!N%DUF?{8ZJ_(TgjZR2r`IMyMF}G=?mF0A*ny%6qD3R>!$O3VFOVe~k;PEZ5SA3~4v=C4Q597b#04!h
lqa60F&H8<XNk7O1yQWV34xGeTB%`RnI$BKf+Yh)V++Rv6rc)7DXJnNrYc~-vLaYej8H&D8Jgh5PF&Tx(rX;ioEzl*cEQY>06Rs3
4k-lKGnEh>m+d<!rg9}p4qRjvlWoevazl1#eGI@%L2WM%=Mo{MEU9xbSb>PCg^`gd1q_cCEC=c>mnYp48{1rQ@RUsrjki+?38W%L
Ku|}6*S4Nr&6=WfcfDmTn{{AgAQ&+bhB93^$no5L$GAc3ZA2sF;~VF3unjT{Y8Ph)YH3#8fy|R;E}f$W$AT?e=6Y9#>_e+}+?bKj
Zj^>0h$0AN3P_?F3P~8CC?S%97Iv(1B`S%EgM7#+8b+1~4MJfWmBNUWl9rlCrH0lnL^{F3pa_zhNLYZ|ZS4uM4HH8}4rmh$far$?
Nyi*cHM9}MW(dTY1Tc2qnwiTi&T@w=1Yp4c-EBgOY6@hil%b_4N~9)A36@}pNr<%>6cA{zS&9glYAGoJp%MrxDG4YDq7zYskOP)L
%SzCNB2_9&6bl5!MJgI3B*Za-n;vvxWYEDFC^<l^U<n{f6pExOqADn0sHlJ@7?_Bvq5_HvA{rKkswE;SredmChMHlLm1>cRYAO(-
D4CqcC^Ajt)P*rLjVwx0O$k7h1XL1ARWv*x;b{qkmXIP+5<_gnh)Mz=XbK8oqA4O2CJl(+V!<U%4C1ei#R>wri7t1ahoC+<+z2X~
p-v*mVlAgG7IDJ{n24y05Ll%Dln8WkXHNNys0fTJ(ip6WtQec#vqCIES>~2Rih{r)xuwivoq#FERwx_i2TDb`Jln|UMJItZ^T%Oz
GQ#0AM^~rNgpr)Bt4h)T(hRYC<cR45r%XzOf_LMY*sCu2bVX^cNv*IqaDyc@(9i`7X}BdV9aRN7r@Oq!H1LF?P=dz9=yZZ|+wOjO
XkSWxkmtR0l8jT4Tp>`1!Oj&ZoiWvkvcjN57{T-u49f_kCE2;75Yq>|<0c@y3KTn4cR*s7d3GuXM+|^j#3YS)pqB`b0p#=-Uhxx@
Kso!wih?Mjzl>oNI2lk)^a@-eJ@%3A=zW{$+}IQ4p#(<`5fDh*HM3BdPAE}C-IWnKl@{LPp-@<XP=Yd^@mvbJNY_veWYE;@%?%et
9>b;?V-#X5$c1THwK}UC>Mg~UYlSyNj+7NP#af_rL^rbxhK!{Z9#FC(5kx^z0e2F6HalQ!vJyV2eb0B#W4*i9Wo@ivniv(6WeNhb
d2%J&VkNSqp{hwp$bt&76=lSBD<lFIh4NO+ICgUW#5t3l$@%ze&J!poC@P1qr@gu&P(-$>pL>~UVa^WtiZC8B0izqaW0H*vCugo^
ho>@>(o(tzx%DtO&{E5JZ<h&Jna4;?Tx3?<+jB7qK}d$gG_4k0qaD?zL}a+y42dx<SVP;aiCbwG>U*Qf;gs0^ppp4$oG8B#@+ss*
UFTh|bk2LZ*-Y)!Gr2sTaH@gp)t<4H6^baKiFcM!joxN<&bqY?DD9m%w&yp8Oh;CoOl?jRo!O>cT9Wf>VA^7~>kFwW)NP0fcMC>w
%%m)7$g<d+<xpkioZPbXqL|x5T7aN<tzyVN3zDLu?TSd$j+YFl5Ly*6Dr{)h*}UxK7>xp#0d4HObRi*iWdgYEnFeauO(!YCG|dLj
Qz1Tg*J`o8UOQ>Os*Hi)_{Thf$nq{j5M?nY#)gu_1hL^2<FI3;&L&t3)~*U{cg6<w0~tYU3Wc@Y9>XDsI;Tv=8wA!^vl#Kb4$+fC
Cr4^@swYSrXO7y)R;OmMcvqGMLzx^Z1<gh7@@U~mnTHv5L&VKxJ4`k%63Z^_^fMuG2uL6ge-X>}K4~HNeSUk(QYfZUs*q@H5Rk%Y
K@SkD3jqwQ1X#itiz_rGQIx0<g<*jMO+S!w$;Mnu)yOzyNuxYF$+%!uiAZWB*|1JQD<tixpu-Ig`a?vD>Qppt>`XST<OK1!;T`M=
85QITbuOrtSwjhMMV`f1V*<!Ds<~1d8HTvoFv@H)5>0@>#F8n3!{d))j?0W4JaLiQKEQbZM+ygojpr%#-M53-zE<S&PGpM-#L=TJ
j8HZvm~Gf>3PWQDRI)qWNx{(BT5ELL3|Iw}WWg*>TZG`_oD}LUAASJuVIIR(MGop!5dMmR!wOGxAYEC-;IEU0;?2j({%>sH_orj%
HmR<bE0wa#YNh5=B4yB;W)7OUC9*+67ba#Pw%oqqJ!bYgj}j2e!9r<)=XnD*_Hn_OBJ>gll0h^OJ@Wv<nwcxZWWfgqLz*X(F3>b0
L;*r3+c+5D`HwjlqaYpQ6`Ts}n0<~rZNayNd|sz@G5Wmf*AMWWxS&*Ehe^{XEW5~Y8d~kJ+>7$1-AL1fNk-#wkw8;qy(H~bn(l>r
F2tPV<2Yw(6k>DI6vnfTk~D8D#XoY$=xvy)h9j*Vi!!oEo3z$RNafhO)r=ZG5Kr@P*2Jlo1`VIF$aAYOLVCYEcLd>aC&c7ARTdOL
(^v-#3cz0pE4;dN!S$yoNJ)>5+%M<b>FjT+bUf#%?iQz6Ak9aJ-kGatHVzHvQy()lc*gX$qp+$9gsZ;GD%VJAq~f^N4>M<b#;00H
NeCfIhA5>WSXNEh4#G($CWT@gyN$~Np-?((OerN6T>u%;KW`mx9VgTp3Cp={YD8<MLMRqlZzQQQ!qI~@N4&HvoyKFmI>K|e5=L04
s-UhG=v!26dO9JcFcS@k7DS1vu0oRxh6Ks8nVC0TnIXZeCqWqvs&WWfsYE!)LAqn4)HE_17_g4Xr$`KF*!^+1;C8Yogb0kRV#aap
pu!#a;s-e><M(>7+)vlKoaBfonqVhw4%Q=)1!h^hGps!Qy5eQFreyy_OL*x1o-V>)FZ5qc^l7dAEh^{R<&&Xz(6lrtWKAwvU+)|w
`T--NeP}AT)Oz-P9Wgbm$wZ{NDZDJ7B9HZX%71+)l61l?A0FLEsQw@BcVYEJf+8r23-LA13Wa*NRZ^)j_Oi_7%H!VQ$=}#?=g|wp
IQIVD++=p9BwUU;#3B&e`&m2hVBs;$#j!i_#TaqD$-Z}x<vtlblTT)<d=Iv@CGRsb#vwZycG!au(6BGnnq6G-1i)vVZ)X+4`=?lc
W>NG%wCg8Plhd}YLNb3UP!$E6H9ed@Ugco8!c;aw$?jNF*UpbcYNbnUZLp~PwrviSKzRj)K(drYWoAIkDMPN>*Wa_fGFowJbxkpy
%MX#4L}a2xd)JEw2q2=neKuj(hn%W~p2`QIl>M?a={in>9h^Rp(2B5NB+?7m;8dPeZAm-4Tc#dR-cqPin(caa44ti!0qLo;lEu?H
NsOC(h-*~tapxk<buHAj6k=K9w;G#xq~j$l4s&FgR@oUz5K3)iB~t`tkwmmm=d^=kWUo?u4`MtQwb(d!!{yfdPl2}{Y0iHodS;&@
f)9PRlTw9P<sqgES%RsY?1>3cAR=MH384!H9hGvJL#}vNV2}Xe-CW>Op2rLY$rUzW9hCZAAn4ZsNE-?qXoueZkqO4Zryz473@)TH
SPBpsIYkI<kTQu%z`-<PYgd);M&WgNV&&!@;o?rv$>_>p0taZ)j71<CAxX$0NHC$Y<-wk(2NI!a+c;n;7YVSGX#iR<?|Q&{#%vbW
)NPS5P+Bf7H(--<+iQyf$$$$Mjet<hkOK&~2sEJK2$?i73ABcxXbhbc35a26#TFup$VH1&a5IMv!k}}2Auxz2Ziq#4gd!qp$bgRy
Es+xg)}0t~=o}7Om7>E(aoji@m4pRPnIQ!S#Cvxn?ri}M&8i)tMCdefP{LuHof~lDoprY+<mBEx+!Y#lc7)#Rt7!yr&$=X7pF9~%
juv)@X#?G5!_aBUd4zJf5y5o;_E9p<B^-#Zc3h&~gM_`U!BOJD3CUr?<pU$KbOeYYu%Sk>2n&VYY4Dt62Y9{IMDyJXxZX_}_ON?_
*51)>6Mxb3gT1%1E4)_CX?s9OE>$q$*!Yt33$mHhgC-H`kp95JX(nz`))mC8+7)=&lgd^Y$j4ENh>H|qT+SSd2%`|Kp)jQ2P=_uY
g02#>l3?Z#6gYj{@@(!c7#w(j@!2hl0yxoUX8_^@!?9y{@%((T;Aaqpkp&UpApk6&`yc`c8hjjpH=Pn6cy$gGTqBMhfG>g&Bgv82
MM*Ir!bVIXl!>9Ee-9#v%8<zd!mw%sCX%A63Q@xCgb-6G2!Npoj@4!<$fQ<)N&!Nt$V`eF$)w1oT6D>TA*#UOg7GleKI7&4_V(LJ
jd+*rT<yEH$Opz1G01K-g|NGlN109&IbG0mf$fysA!Kqqp5u~E922zTggn-^z3a1Hw7F3M6%heKcJ&99H;_3FOr=4*;zih;L$HV&
dBmcjPzq&5L~x-A=R$~`23)xF<dZ%L-n=k_&|rLCLZJ7o9Ge#{5@Z+{VQ>&YNMUTp^6%dy6gS_M_S+t38V*GfQ(<tTgw+JZMGy*o
wh+(@6;nwPjMOZlNYObU20{T%84*ncj!P3%F_>V5BSf_U5)mauGElS;L{T(F6iG8tQ3XvzRS*<a6j2bs(3M0<NHmPgF%mFI13*y(
Q4=vTOH4#kQxtk&$qGV>AtZ*FilnFt3P~h}A}NLhp#p#cgaTB6Bw3Uph=>3vN)%`klo}PNmWHUID5Yf~8e%|x)8XjRUwJ)7LubmC
xFYsj!#%wuf!z*|+|MlcG+V5}7b&X(!4TM+5Zy!F-Ob(n%fN@9eQ6|BL>I!vv_k3m2gB$`$Kxbd-jk6I?RAZ$&=f449=^BCeKN_9
ln+GEaQ+tBRz{vF3*C^ISASjep6!D?$Ra*)l{>hD_CWd0^9`+_Luo^&D*ywOa7E=%BNBn(n6DB!_+kQicJ@-f%rR<WqJz&ELnM+!
8Dt$c%J{M1_;lCG4Y}v64bwh!h3b!7j>qATvR&hL2YB{ll00XxZL`p;;oz=RG*4P4d!c+!5Hb-#2wmW5DFT>~p{9Un29;KTQj~m2
MKUR%U*snkRG~s7A_1kPDQOB;fQVWEN{FBani@ff5|sp`DuAj`Il&t{3NFS+7!H<_GN8JU<0x$gr7D&pAqolw2ykd3#z7#!W2nYA
V+m{x4l;&K1`rC+F$fJM1pp-|6o4x;zynK^I+Q6mAsd11_~08a51$l6f*#GLCL%eB{J59AU56mJ^kKAuZze39l$lWFMTT$1<eXGb
wa|tFJ&>`!<1CAfRvZ#4GdoxvmNB>if(D62W)w{VoB?MvO%4T&(-2^o8<;(PaHENPq9ZrtX;9*>fe_dkifKq}R0C)<z@A`z&{9&p
nTk+S5el#ciU^0U{|yk?v*|MTZoY@%lkChlPp{#i)KgTKgvI>7zbWrcpnsxHO&EVZs-6#V)Nl_#N^TwgAbRv(XHI}YJ1=~m+N3Fz
50nRNfY1S`5KTfmNwGed0n`Xmx`f@Fku?tZU=)bbHIk0fA*lz>zHs3hG(8wZH<Xyk1H*mh8$cxS>KpKKPC%Vg26=TmPG>Q0hez|t
OuW?*FK$znj9O{drjh+U4IQ5!fh5)fkyY_ME-@y1TMs9n!cR*!Ep)-|sn{%+EPXiR6gAffWl8FTg}5FwV|RVO%0dwO#Df@!fPauA
3nT*ZH+`43_6YHSACW{J&`q#40>iLp;#2Uz$1r%>)D)`0iOsPU(+nAs-DMQ}YLV2@fVjfHjuNj7(;PNfW)`s(kc$!i(>S)_{2mbM
5f7|x_POqXBH-%WKz9~V$}bK({A)?)2#SI*PlPv>6jADzhGuf&ChZpvXPwwrDwsr9WJFax6Yrh4-yfXR%|NK-FrPj}-Xh@wLW>tp
>vNYOsK<IS;CaTGjAAOuh*Js5QV^JJ0)j-BMM1t|uBL&ABxf@sSd?;d?zrhr>TiAS!tdF9c*+x`6-42x{}7Glm>Eqa0gP264WXXn
;k~>&i67Mp^pQ}a3Mw-S*8Mz+uc&qnsqy!V+EU9XB57ozlMMuSJ+EqP{QHT~1?KVr{R6G{K_XZr^C_e^!89gHOi&bpZ3?E^1ByBn
*qx_w;t9q`NFb7wDJT@z80x{`bb^BjuvoiWc0~lR!5dMED0Y1JM5aBW94gL43M`_Qa+y?wjX=1AaA`6XVpQh@Niq=D1tlX(f>KLi
RdA=MorB17xX_9c5@K*#B^)`C!C_1Z?&Az29K+nC8tx8zt{m`4P=Z20sp`n=BjnTVK%A?U^S$p52?Y+A)K=-6yN(3z!<J4|kmPtR
&NoDJw>ecwol(iRlTHBeN#yA<mvHGPP8SQY?v8SbsXD{#X11uykq~g;K^0a^PFxFuf;7$(2`d{8&J%8Nw1J*1=LLeqWhBZIl;oT#
xUIr?1p@cI$+w&-iw?#Wb`{u>!b(J;pol0?kcEk65p`iA4Jk;DgIJEECutDm8ut)#il_&UEChiF0LX~R^x3=$Dir}iNbbzShdYpY
vGUxKa-t&T0Yx&0384i9oN^Mgld|1IY7}v9j3c;Ai?~faSstvWL^;zY+R!=&2<|}<6iggJ4z*xxHVyv01mkv4WNO-lRyB!=*nkH(
O42f_DL6qZLV_!i4TVKf6lAtQQegnVwgp}s1VrCS1j7>>P_i%(mv8!P1R<^cuXuPy>sffw$_RpC4IxOJMI9@jvCe{8*c?DU@R7if
as(Pil?+fN)X)HM<W#{poMk5gg#ooHWr1=djC*ov5(_Wh<A`FXs}gbFIJ)yXtPe}9;dIK1C5sG8I2LicqEnIH?F#MZV4MQwkT^IY
3_Ol^91w^cknbd%nh`*Amt;=y-RA;3MX3c`6J9$Uo{KIKP;1WQMwh!AgcRY}oGAOa9xFH?L1b_vfO3tW36r$cIe4MMky$|!c{vw#
U{QQJ>2;ag$D-*^DO)u92{sfl$(C}81rT9w3v`UaB`%rC2;;4^?0gJ9-D^hm6dSUN8iSc;B8o+fAvN4&59Dj#`MrIf50i42^mY9S
hEwUF$0AlX%cEIm9B?8<%Ka>co1y3Ww~nsDuq$}BAF@M8prAh^NMRk1CM84_Q1T!wQUY<B4YE5d$xD`n%1n-N0nXi|u{mI&>gDYs
SXju}fk;kiAs2E(mW6a2?W8%%W-3uDcTWt>*C?EnHeF_FBn1(&?r{sp?%j-hXJaj;)C3qPiCH^|gh7ZXuj&HdsA%~SS~(;X=vKt(
vi&RvC+#HOD=7$PKO=*xfze^-Y&V(=I}uh6n+M|PoS3LaEVp?k2%?&|P(}tn=<n2q9hjH-1`N3-C>*1b*R{mOXH3kcEo`1gL==P)
K}8V~Q4kbTC@2dEq9Kf^p~eP29h0|`%hSvT2^65DVm6LB-nJSR|J@=k!SdCEojaSPP?k>n%mC|W3l?Z)wkj^B1x5%$_ioQcP{-jc
BeG^nB5G6`St$_1Yx(eRy1HPCvedzw>p_DBgDP3L9<w{s5>yX+GNXqe`G+b93zH}*6j2nAMr+Q32WWYCqG<j8z;F-0d`0<;piw1B
g{2`6{Vk7teTNf>LjM~DMZk)Lg=xR_`engfTILrg9xR*3dRwhmY$Sn`iJCXOY@BaDsvno{r~0$!{*1#AmACw65}hyWE(Sp1ql`Df
hcVcLp#wVeqoi{xZ=)-|G19^3YPc%su`O3@{}E<&hPbM8mK#H%kh0;1)52(SaR(@b?<Y~a;C>8~A}GW#Io!jY>^a;wjGER=V-+t3
9opN_bzAD;?CJP=WD&)^V=*OGsb%Hv>t*k|+UV5S#1+v?JOSXPgal;iRUWIZkm)g@4F9l4uP8Ee#li-6$`15t#Edbd;^HG1bwMvr
*rAz)0QX~O0tv;8k-OJ7$;qLR4*<id%$kP5oIx}*atQ_-2Av_mHhHJ&pqu#w{xFQlG@?pP5XBWrAxafMjV%i_RHO0G3$hRXQqp`r
ckDC+)}B(i<^FOvHBa*Nbl@ZUUBDDOId_B{$rzecAtp$IC)OA!^YOXnf1QwdC7XTUe{J^t|99jYZhp0XsZ|OQm{m^65Fg|Zakj(}
Y!9=>yF}Ox$T$F}cf~vbKOV3pVFUT(0LT>^q=du~Q8cK~jIyherUV0!A^8al#t_s~*JL35UKl!Jkd&A=E{TNp!##foa~3n&6o~v2
0G%)biOYr?MSy2o3^XMdZB-}uu<?f(4d!LwzA2bHX7Gh4cV-%Eg7(VACNk0_HhOMjf(m3Pk|C&2V*$`{2h{rwSe$YA<6Xz`h;~1a
Pc5@!GH(u2c1P5ky*4;}&sdBfLQ60N@f1Eu{RjSHsQq#uzuq5U4v~d_yntvyiKPaF0)=Q2W=RHsSt_Ecn3j@|h#CqhQe_0)IeXOy
u_a7^?8qowM<EKnSNG{q$r1`alMI45%ck-mHVSk?dOQzR<qn?Tvt!R~oKEx~$b>dvS$ig-m)*HdYZo)O-b@WJ7HzXsvxED)b=!6U
|0%DI`$Fen8J~5PZUf5ffl6{fr2?o*kY4fvky?2`2c0Lx^6*3Z`1qcc2?20=Di{FjrBEmo_4_yK5H`tC+$1OwNkpV7BB}yn7*ZjL
6l8=7Rgi^Nq=u*pX(?$+YLHf@0+^H%Wk94=C;-?wIkxh>UU1fvD;pG0q!e;RpdCO4r4iO93IMqMwlNW+h)E>);3Kf47&_a8$m3&<
A$6+BOhm~v2yljlQiT$gMg0oEp@>KC*xp4nDjgvbB>;#(0t%64Qym|QAFkuoiIVC{G61Ct69^F6Pe9OkR>rCzrGnnb*nmfPpaj&q
A=J^Cs-cL<`lL8aj_Hmd4(LP3!1^T(Pm>K~nIy_Yu4@*9K_;aRk{l;RwS=)`25*R?lBXyE+C(w{paOsb2@Zt1g`w04F#;MVYJfEc
L8w!RA4WQmcac}Dg=iIAI2fR007!l&ISDc*#<{R?nCEf?ixx1BLqog+kfjI|2GK=vnn)(60uu#<n;yLXZHQ9ADNkS;f*0i<c6Ra)
kU&<qdJWDz5I;;HcaZtW1S$OAsPcW9M9#yjefQlr-p+xuk}U}86CiY%h)|^z1CoLQ1}2bL7zmsLKEewWkhX^OaFBtL2APQsp|s~9
Ymt<+Ps8ZrJx(gvpRUB`tfYZWwsI7;Vr0;8Auxh~cyX<hjsMiI`pADl>^U7C?!65K0;MVkQL-mrUTX_^939CCPza%>K<tDuoamr1
2J?<t&K0FxJp2yABJ<CT+A;Ekz=9*}u;bJoBlLg*?w&$^$P>8Z+rP#Tf_OERK^er=fJb1E7(j2;uyN5Mkn?Yat-8{!^V%%x#q)Ge
YN6HUM<6}q3_t{CV>E&p3JFTgw5=!$>{ef(7yc>o+1dacfutZMX_x|#C~65rX=Ra8k)nmz*d%8MK^u7dvXtW^$RD`~L#y;2R<f|7
3@|?nSKl<INU<trIHbb^K?D#8^bN!e;6Dldq<}=IQ6an!X`V<i1|lLNixBdbl8UnsjTC;KXgdK=hd?ls5W)nJfj-Ft>wE{<>h&9E
wg`%S--gbp`*@P%56bfEFZey1!JO)FewJz67+tiQQ8DGbv<?6d<4MqSB|<P=vp|>%e!8b2j4;3rd4&b-1dh=B-#Noz6R9!mJ3C8T
4K((Vj0QoAOhrLOP}A8N5foHQB4|x(R#7WfOj$y8RVcdI5l#JRzPKitQATn57-7(s3p!`M#?35HPia$$dt1I!g1Ci16SFW^8IppM
p1W1-Qi`goryDqDTyvve%;er(kFIrXI2BQ1taHB;V>tDIAJ}H6d*i${-ec5#J_5cco1iDE7?^~jqosug#gMOTu0ibXkD@befbD=&
C4fmrSb~D8fT-t|WhEs*$?nB5w?HETh?0?+5@CuVC{&U_f(ln5On_EONrH+h1bx!v(nO}D!VqaHSqf4lh+0wnG#HwZV446blq8B8
DhahYP;XFVBoj#@4I@G!QX~vQ#7qSXKr+I#69YgL07QyKB+86IBD4S&7&#FnK}pMVG)l=#FhE3<B><G9NHqisMG*vvFf3Fp6pBK~
6ey5DBE-!>5lVpy!W4=@2?VUmH3Sh!NEC=fAkbW6B<YyQEJ86+Lo{UIL`;n@R}>61FhrzE6az#gak90?l%c{w3?q0^CSxNJ7SIk5
n(=XkWDHH^A%H<5LNhrr>AX#X$+0?`)0L!RlIJ$V05KsZ@Fw=3;8K*xRTEwKl5pni4l%S2f<QLIFgyqt!{6rFQhu_U|B%E6Wdc&n
r8#C<Aj8=SgcLOu5flV55X!)Vp+bra1&IzcGt=En%7vc?7zdJE_Q<&iDLwK1*|KPLotiGRZFPn0-sInN=>wM90TmdMXBm$Jz?At@
lg(hxP)%HIr0IteL7<B3t<wLxfJ6PE{ul9Bc7pdc3Pll15)~xO0aPr*1dS9aO$kv91T>WdMNv}}Q3+8C6a^5(kwrxjQb4l-EP+%r
3{tf+K@|}&A?NdAn3|8#5-^a6>1RaAC0Rug95tvF8)eo^q6w88BPOWG1(FG67};=T&TuMcGfY)g1rk*;GN}wiw5k&#xDf$15y2$v
gCN^cLewcBk@OTrZXpa9d>CM<xvOGKv*7~I4m{^4_{SE9AyN239?0RqjEp5v_smMth8!>r(`3W9aObFkCTLi469=0XUCX$mQf9O@
0Q#h?{VkMh16?LYtK>CxJI>`x%m?UDe1t>UB)~-yQhC9C?@&mVFQSE!iDgnMkr2W_G60}xN>x2-hag{?5cquFpJeD;SZLNUm@iPh
bMZxe^(u%30MJkfzbFO7Fd+SggBm7}pD{?b31muCszk6i1RNb}n0#Sc7NUab^6FD@zP*niKCgeQ)9ut+bde{@2N<Hhea-6NW%A#D
pQoMfF22qncAiuNOo;w2W@Na^8?Y%Lj<^X88bn1!ME_`Ah>Ei$f+$EL;xep=uY;8lEQHiZ)iS_9RWch9pij^c5i}q{6bfywn$};B
PH34p<jyJpe5wEgP=HdpkwC<iK-5wS873DS2%oXqC4Au=_Rw{EZ&=kTa0UDtAPi9ceg+hSKmc=Pb)ZbpniC=+;DF*Fe33rVDP$B<
3M1kN$5-Q(eCT4^pA~MU19>WE(t5EF`r)P6YAR><R%HjDA^jdf5lzAb$vZB{=}EFEAfjZMI(@t&N4g#J5}tVV9b0D0G1H+nW^`&p
u$`IIBF?V=uro6Yia@L(Ar9`<h`Ja%xI(%_6aT?Vq7{;D-QT{-ZS)jMu|E@qPYyKai?HyN7J5C53dd=Jr}R+{xsmEoJP((MdryQk
4~!%#djC<uNBN0}Xbl7Pbm#NAjKoLM2ix_;Q7}frI|4scAjF`*bxkPb(#a_#O+bV~lqd}a5<-DWDN7KEOju42-jZO&P>@t{b15bX
fRrdjr4wclT$CaZ4%u*kr9yyOq#8tsRA?58CITcP7L^(mc>R)*BuV$?6+%f;4MfDjM9oSB5=m86H8ey`Ra7NONJK=;6yah>fsllQ
08$JD0gzM?G7uEO1Whp%O*G~Kl|gd{WD)bA`ARA34EM)a{?ZmDcLuom$3Ot-UFe0vBxBnCMM)mw3;b&>TN^qm1TQxJ^NWW7^2<Wx
Dqr?4{XygflR41Ag>#LibX~q*P7Ez5#O-Pbk?Q{0L>#3GcIe1>i9v@+ULV;w$+QuH^1ZIR;QU1TAJ@m`^c|#YCNngKpXz;YZK@96
%eA_q`P~*$lTr!uI9?jWk9)Z_tF}89*pp>3_vR*pOHbMKOwG|v@@^oxfxwb#1covMGvs(4Bzm>z@$pWCRK*2SF@#t}6&Q@>2ChfZ
%*&Y3T2!klfl}b<H+7Vpx1$mqy(O6s*-jI>9rwz3@K)uj;kb$j@=p?~4K=LX=H?rvQR>&5)5n*op#H$Z$=Gw8vOQpRZeSf|=y}uU
0Emjbq{2y>kWjRsp#-c76_EWzB;t4K&S4=C6GeWm?APwW$Y8D_b1GU8P(MdH2ovmLo`tZKzf3A&Ym*6?(TUt$z`3C0#yhcLLz8o{
B$(wH;|h~k`>>{s;WrTeaiexnF7TI~d(XTQ&9S<dc6r=8W2$)$Om(A9(}SJP#n53u<#9OKK@$^ZLd)m?h0Y8~i810WvBC?500%pG
eUDhe=#g5W0+eVIQlS#1m^iRBYMT7;piPL|7F0F6CY6&I`nQdAXk2eNG~q!)J%$Yl0hAzp<R%2M0jX25eH?by8RdP4p0%dtN@T9G
>sXAdT{#_V3R9z#8Ct_;Q+l{Fd6_2!D_(7zEYmSHPV6$Sm2xIUl2OanjhugIl5I9bB@n|Zq%dfVQ)yM%{#)EL>SKgX?aD3{9F6C^
Ck>WcV34ZBt=iz~U_b8-73!pagf^)}@4eRMc-fzmzZyBlV8Hv;Sp`)EddQymqT{*|Qh%$h>)Gh)Q0<887`wX1NBl9r!4e)~jLoXj
6Kc5AVkiBZ!g^PEJLq0q8kV&(cOAQu35lcZbzd!q2I%^Jq5c&=2*h+I>4!dq2PoLXy$8MlDK?dJFjRdIgFu`nlO+wLQFQ=@%t68&
TnP*(Xs0x1xn8wDPoV1D1bvmkab@|vx+#y3$&(p-TvKLkek3yz#D3%R1!#6Gm6KZ8sSv$AO5m91CAaeS!i#4I5biIk;0Z{j6%x=9
v<CclXA!XM^j#2$ICm2Ne{T1=aNy@+amQ}pow5m04w)p7Lpul$QTgFldm>RMEM0TFG%eO(C<w(jVMJ$8HTBeYz+%caaB9gw-w^Us
1>%j`7YEt|Vg13t#N8zmdBrZ0d6T+G!tMdvKvf#4bwvNnUh%|tzsT3Wt0Jlu_S!Pg%}(7j&_>0n+&c`zZIOYE2@Ayh6+`j8N2U4C
kBj1){B%x>KSU+-@cpUtZgK49YpSGw2yDQQo?hB8XC#}l4G=0{B&e-bMH@(!0&3d^H8*`;hBH6b?AtT`C%nH72}(`%B|uh)sd?vc
Ki9JUb)!ghHm$x-<Cr5E?@Q>y^mg>X{ym!|iJ=V>;QQ|9(u>hw25>@EN~vBM7|WV_Sd?(A44X^O2C6e{nhFM))2IjLlkW~T#NdSK
2Kbi$JEB>$4V#AH7;E3oNSZGIhz|VKF%;v{LKbn(;(dwN;t?$cDG-PTy@?2X+BO%F#yku4`q|dDuJ!p#?M#`XVx#H6dox#EGawa`
8jJL4qlj+fHAWiCGAL_T4P2C4WTHA~K&Y!oeH}}+dn&p`t``xQ>2-K_+qQ&3O&q1>OeWdc<~)1a!xny*zP3gjnxEE;L1M(5(ax#1
YTE&jSW*g7h2%vt(HZ8KN2eB3RlAVZkn39zl^pNo6`l09sNt^V9d>J(*vWyj|AFrpuU*J%-(xelbd97dSd0`A6o`ZGX<E@P7t<^e
3rjp@3!)kZLoaIB9>$BNV3;hYwz%H*lB*N<AZysXEJs~u2QWOJr@Y@u3`_&09&NCcE8+*q^@aj<9KIQk;)kw1_5%PF1d&xzhDscm
5GDlGQ4ud7Jt(d|*(jwbiK3L4i76@>BBd!BplAr1A{v4Ol#-??T8KYO>){IVPw^yZsuGfvkSd8sfPlRK_SyswKbYh-z(>rmh60p?
lS+_D%Yv*z)e4*Y{5&6<uYN~+sIRb|N!Wye=Tpiskwg!!Z$4W<LG<>Ie;@!f><Pn|DY8HZXP>R{1QhRmA075{)S;YfhCv|Bo51n1
2!{tVQ-KuGx%g<(ES&Zs^`8`ntbiDLqCNsBaomqd=0h|d&pw}po^!V?cdZTQ+w6Lo?y6I7vqo{P%R{llBG4)=F}|wP<L~#pU{kh4
$eG>)2_jFOoFHOE)))~K6ts;znG+~ANhhL1#=I=qZ6^s_Npo2US4mh|=P#W}<q^}XOAl@K7ATWn)tNWO^g<hx>rDH*Y{Q6I(tNBr
`y3iH;!`hwXld*VeZGCL_v-b_;9}DYa;5IgLI@nUxN+ZB<e0>314i)BrYBU^lD&zY?vVt6Q+3x3fipriN3}*6H;fREt$vZF9Rn(A
GmQk$dKzmoEi3Qajl46_EX18N(L5yXkkAToWk4%<JIH<V5H!f0Lne`apa_~K3)GH8PP*kq^~B9dq?(pkT0q#rgM*TukBs-XaBCOF
>&jDNF?8lhL(+SEdDtKAdHAU!opScejRafbRzVRk)n(+$YU~EPPD3W3k~KI(GRbl|=)+sMiwCy%&bG6Ks=}g^$cquhcMJ)uhq2$L
4Z&a7njMtRNj8EBG%7oy!9c--1Y)VJL`+v4#$2}{OIzA?km?B;>`Q7fElG57^OaZ=$s~7F@8tShc?C9L?hC#j4?BL`9QG=lC8XiU
3V|VX7BIV0zg+>&QU2>$Rej`nN$i}@D_wAP-{A0b<QG76M;0Pc5~i*g!lW9Cb3?YbI6G^%0m13pD(7=479-J0h$*eyN|q^7sE>I&
;gm%fBPe!fa#vHzYr=?w=#?0bN^?nBT3S2LrO~2zDZT{obb9_sg3;na3mJ$wpb_p@;Q{GHexhD#^V#_wW{<1m?|Z~KC$a;H7<j^;
8Ga@s@RpdhJ&k7ixmFvRsyilKvgFU(QnoPYU0_Z_nGwciq)=F-#u%82pyn&=>e&^#xDinkq=wXSDwM&vIEV9@cY;K2MCXRoGK^-J
l{c^WdWlMx_4Ct{NbJXs`-&Zc(v+k)!oppwSye)d6hXF}b*&F;V*;j;?c49x&ZISgiPN%hVY%VKD{0nA2p)_A2X5zgC_b+FMTigq
k^w-NQiuo`h4+xA5YQ-?kPB8AUtHn}NYB7K6QJ$ya(V9LtTdbl#Tfj2xjysNey*K<kUns2K@;pP3Nb~HsKivPAi)85L1aNct%1_0
8_JZbkW)nzLd3MHG=glA>O+wZzTVf}nU#F{izM0Wosja)w&2{Zm?7-^*|`89F3tnFaRa@FjOD(+p^I~74Xzk%w;fM|YMa@+J?|$Q
g5wS3^-&Hwpl2uRlP-Q^G_Oo|>UZwxt7&_@_UgSCNqNLx`LEA*Bad*j4pPQ*VfgX0dL~oAoH8k+@iOmQ%fqz5J9^|`K3>FRhm)vO
MUOO>T$r-b$Y~h>*}j18JBHOsw1owH*k(&nl5jHLTcpz}QGYw(;U`Ys&9|`gXGSA79xn{^>4oy=2a#P>v;K0O^4*`Jk2~BNJ0tYp
o@4<BmRTxP{~-=Yh<3AJmknTb1)zvYoHbSg{`w@TN=gb6l8~Z=C@Dk`GgRw5-@y8QU&5@*MU(O@##Us8M@I1*lf*}!W)7~qO`?<>
gy4XU0qiG}kMh8Lc}?qEv~<~;Fd--W848OG5`IPALd|5%!9l}Fd{bd_-?*JzKn->FVYGcOVY+>XaB+0ly4n~G9FR>r%h}xjp#R$L
1nD8=%eO<*0<xF0^!Rx2cF)lygMKjeIz@e@3M*KXFv&EBP`HxE!~Ws{{pSBdp?}=6iUH|MuhIUGG~LIepsD;Tzpbl3$#qD1*~f{m
LBwAR%nHO!Qk<B;AYl{vuC4a>O6pH+n@a5@!J}D#l7}LL@|pODd@NZA^^7Tv&gXNLLn$Ckf~a$`;pE)&q2eegeLJo@*dZ}QGJsW3
OvHdO08k{sQM82_VT##^g$Zwn4kWuu4nkz0ra(inA+}s$O`Lf3gPG)&F`!hSiK<aHw$fyz5U!vzIy|P9N}O(k!z7DPF_4m=ED{)q
;WX4t5;TL<&hWY<1jrLZ0>q&}j?#s#v>R=b5T@2ho8}~eG9Z)!nu97rAZbS+prJ=4K!^q^Xi$yq<V`4{wScrVvlF>8BY^oG)=-cx
iS>gDX~x*eC^3`@T$q7ra-<!lashF%$QUI+GML8A1geSvlp<09Qn4aTu`)wIY1r6|D5xqOn@p}s#xbTv`=AY_wiEiap`xV_qpL8I
Vv^y4WQ_|zQd7ngdO7y#CfNdMgy2qw18a@TVLE068Fp7DG>fbUMSyW603etYT9ZZ<G_VsGaxfkeY*V$6s2_J57@XoxQ8_-LuG5n%
pYn(ncJ@igC!C0Q>#eQil|co>ESrg$f?_cQ5J=7ttUi%%z=#m)!_jY|>IWb$%ZPHCOk_ivag-JuHDG{^jb_UhJd2?PUF3%=8|B!`
rvk}jcHY*io3c*~IBH3!rb%6(FnLK)FF6Qp3}(=V*#KEF#|0EY9EgY>qt3@TP&vT$wB^bRg+V-%P(y)DC^Z#@i7f4oO*4<%ut<KL
ypjh@IY81v?yOQH6+&ZFMHGiAprF!CF(JxBd;=hsN<cvr+>%tr+8k(@ZCVEnf;4K=yoRl%nHpAj<`9_)3BDnS`MBeprV9`R7(_dy
9VsGj2pJ-1k#>bL5#s`F<ORSY2g>$zZIs1gae)l{6OaWA=PEeFn3eKr(55gsZ2)RJvjiBCN+>B7fHftyQURzM7L*DALxBv)b!?CW
t}NVo>o5s1fOh`68W+1P8bs$KlBEFLF>xvgD2ZnPtAQN2YeG57xK+hUimIVHWkuVaxees~O|jT^WZcY<Jz=)mqz}&==I%ld65}ED
N^FEo1CkhoL<^J?65!0R(b0l#o6amXsa*a#u*e~GBln*<G|t_msB$4npwP97a}$lO=rb&>YEuyzf_9{yBDgXdLZD=wd|OLmiYYhf
vE7MScJ`-6iWB^qQ-1dmH$k^fI&dE;4YE(oJrM1xaKQFPJ$Niib;9Ri@xgnWMq=zK$`;S2Ur$*k6TC!OI9ik|7!@B(%w@EXjNyHI
ySuR>=dI@)8^f}KIYkA?;u8`gCY>tMQY>B8YaAA2VW29Of~kV2X-MREct*>+5J5=9LIi`#q?iLBrHDz8S-9C8vo2AH?<G(eJMFCr
Lln#u;Ot`rh5;l<A%P&7P>HePXf*G(C>+dD_5TD)0t0Y&Lu5cb!{;X`|Fx?tl~`d=X_NdtJ*IgJqIgZUjo5-!L~~e?5lo5H9LNHv
QWQ!b^8Lj3kX%$rb(w92G~5*sM2LKoFCii74gEj|Q_#b+W|SS}1KK{`PnBPUrcD54MG4skOQ>QyAvTfFM98QcPjJzOiNamW`WCbh
=*k~s?hSRR4q}sng((7#>2&RaWr|Xd`(r<-mEPo!-&%D0(JEPY7aS|ekmlqh!~tZHh8e6niLmYjJ>v=e;XWY%5HHm**SrV<ACHdS
Zeh9=EebwL6hRmsIQR54Z{h83(~`s*5L1a2J@whlcID>e`t)xR5J27Ee4}-m<Q%bd$1^ACG}=9DQq#H<#RJ156cgYAhJzjXT?xWF
_=o8@A5eNnd5S1yAY)2O?xUt4sHmZsNs0oIl1PbyVJ4uDg@jW~M1Vn6Q4rA|3{0D0&JcD{O2H0rs0ae#35bD6lpv<4VU&t$riOw_
DxxYz0u<I|GNbrNr6EWS0z`uq0-BUG!c7nrOGMQ{LlO~8Gffp#kq{8b6sa*3RZS{OOw&ZcGL=&eG%)~Blth&gKvFe95Kz++EJXnn
Qw1dy6I4LKP_$Cf5X1=u5>&)Y1kEuLG{Hzz6-_}hQBYANK?F-h6wJ*MD2bF9{*P{UMEs2h=2*J0^&s`2M0o8l5it)(H$%|(Fcl%v
Jsg~K$4iD~3DR_=?QSvM+AAQ4aGkqW$cEwI=B|4QxK$O}U2LV6i<;$kBN5P?tDz#JLcG1(2ORUoSsiVKPJ&Lv>yGXLGlCqtClY{3
0CRFwwFIuxxGa;N+>sKe4_41Tt|NpZ;)e+#oLqs<;dtG;IBMYRcASJA5^)$)T`DIgQ#F)ai$Tvh7oLcji?*m5;BunY+Z}PhB5>;H
>bd577)LH#IJ6Wnj5712Lo6qFe3(y|BfTPIfE%(naBE5FPai1pV&51f;C7t%9b|_b;PZyBZf70HbXe?8BG}1|b=KtlhE42<ZzAaf
&e!$9Cz(8!1&Km6GIBvj8acGB!66$gibxKssslwzF2d+6jfKSy-JAy8Kqn?t1UR%=!6@Ryo#-%R6zAo`=2N2;WbL_3Mzhg1@vS>Q
?0P#c^JwQ6ynWsW*T=cy{l2?~C$cXQKH9oUA=|E|V*o)vuVs}sgs0_k1<)l&SYesJ<(iPvRzq=xMKLQDsClEI4IQ6XU>$jT<osA@
QJ<$Cn4&29WjbdPw7smFLk<(A<^#xnwL9?zKdMwH0ErL;AVp;gf{H4j5%--(S5AFh=Wb_i))eE$2ISD0{{QTg$G<&})C<r87BK}n
Y6^^e{X+&bju7#3QlO2s4kR%KBr64lL`i)S!+G-R%c;XAM;;n^o`Z6o;mJ0D=O@;Rd_?t+yWfoi7k3N(Zyv1pu(`*2_qK%3No%_u
+KiBtr8P~)W!Z8AM61SC3`3l|7*GOs_pKZyvEdhE1LC+|<(=<6aQZwQ?nh1p?&Qoc^#C8ygwgk(MSq1x0tg=*sNs;fg+M&|6o;<>
<Yt7h4+=x=uYo?ln&Cnr{LuiP#HOvfI5$l0gg=Mf?=p`R{4A_HoMvq^KG`!Bz9_T%;V{hR3_OsJ{G0Cn@AYT@PsIl!9WZzkC;qZ#
Pxu-=D^Jt^SW~xC(Cf!HJUV}b20+Rwrmo#btL+sK%m=WuA}YPCpdO!>x9E1kz@lK8p@|ra2tN`V!-VXe;z=nbN#*j*eY+CiS88kT
x*wWRPD`8lTmxt^4i@x?U?bDMbDYK5b{l5_$5{=rV$PT-qMYztvKU|&zzRYbgrA4f&5oUhDksc)xp;M-c@96(YY5X1`c23~M$@r}
Ws*^HAiE|(7XvUbk`zcvAylFux!8Hu1VwiV+!i2dp{lL5m8lQDNOFgVPl2cj1&Qo{HS|75&)IHN_?}|+4)&DQvfLYY{buH^KTl~E
b}!_oo-AzcWm~O6SxIVb2QCHBi%JQqh?io2ezmJ9B#eZJ&h`$-qV-N841k#wRdnHM_?`AVF9&xc!Ta@pc7W0wYbraZ2A>la8)VSH
%*=!=w2{gPjDgq__;7jIS9-SkoQGvT^n1jq$K40OP2o{P$%qVMjg~t@R?n@c4B4H7A>D^`oeb`z1Jpfrr}d%D+8LXe%ganeGT#+b
P!||FHl9ucwsMH+1NGSI5s8>fBau*NOC+c$?JN_FrZh!1%rp7SJ+2+Pk)$i?xa}QNcv_Y+w3K8{j>hSCDR(i0sLRixwWg`>J^o&2
r@O<#d0L|ZA#d%<A}NfkRMbMD=0R1%%R*gs#mWjUMu<luA}Bg-s3&8dToDH=%r3}^xj;t<DlSlNNa0v!w7Dsu#O=w82axtVDk!3Y
p)xE`sWX)(awN!(L31Pu4prICoIzI1!Z}4DB}oihXoA@=;<bbo#KPqo(xj7x1<R^XL~trY1lVa)6EX@YrlF>&h^Ufmswj~%fhsGI
WtB=TB*Q9HVigx=q)<h2DhdjU5<;R#N`&fc%nl)yO+}9|yy>;EL_m&2QN>6lF#;oowv}C!m~_Hr5L%UKiO4D|hcvR7ToFnYD8p(x
-Q7XR=qCuHvVzeK5ToRd(PUkgp%jlD*cC<2K{BGN&S0E51W`fAE)i8x>UjxOT<ReKQ3O*(DG)Xw7OYl;c0p89LQzF9=MpX?2V$ag
5+O#KmaMc?&67<bO$7xNNYy1{BY|XcB6aR11;~OfaH!=~1@#%CT~O?xA|j|NDxm5SA<7~SP*qjU5RM#V!lSAh%R5d11I~_{@9o3x
hpJFdjF;qG*6`l*PF)48q&mdU$n>GP<Hxtd=J5B&xvv)t!^$&GvkHZXbspu^3LNtX8^1`PY`QaYRsB$YdQHe8L5L_I7>FnZBa`cQ
w7Xa)8lE7210wEtuc4Dk@K6K&<YGk%8UR3~Vp5cdkR%V7WmM7rFr4~zno!{g8%RhHG$fGc0u!0)&W)q*TYkLOkvjVun$e+&jkbnX
$M!T_iFEx0<>{OnT8$B(^GPQm;y31`ytfNZa;5GA;tEqFB?<*2+rW;|^(8?8Y-VWDf~BRwY$CzMHDR&>e>AAmK&gV5p!v<g2hyX5
v^PI$ss3;%Ziy!9{_7NWhLNgD1|edJcY2f=eNpA|JL9Xh5IaJN1Y!`Ns!9q7fN2MZpPF@zBS`^Q^4ScFOfV9pzyzv7^*g2_L2Dp@
q$yB{BC1+xDW!r~g%YMpSpfrlG-$yRBn8$0t{W(#E-cv)K$wbQVi@`L5+^%Q0Z3@O!1fInDPv@wNe{LM%#-M>7tt)yM`#YE9;rK^
Vn8Fyi7NL!{aTWLKnf~<F(T~<J?}@zcvX6EBO@4C#R(0QtKHOdW+?#pd_zWn7L=-M@}Z+<hsgSk!v*t!{@`Ie!08DHl!>GT?F9MY
LXnB|8-nm=mVuz)1%!K1Kn<7oO0<AP!6dOvg%Bkw1j>;m0TW2V&u4GPtpl=JYs_W|LeNjfQp2dLs|zV@;omP5{aUd4jta+Lm!yF7
9pU?c;n&FW#O{Mz9%g~2fz<yy*bP6*Ez|s&__>={Xq_a6!M0Oe?KPtEj<%XNC51u)nn2x#2u$`Vre8cQEd)${Ck+WP#}NE81D0Zo
x8Q*%e6hIqj~tMwjyO+NI<$(E5bmJnJ!#6Sr!bikOlU+_{V*tXX;oY<%Ec9f<1+y(M5-ZJa4^#=jM8aQHx-ZSrCd&p-wOue*>af6
TEWnjS&esXxlcbcJe(umGxYVx+sGT*e`y`~tJ>0aiOzP1QAD?nJWUi>9+OT8Lm4Jzkr7^eYbHL9-vOGyrWXcsDk0Y<C-x-FyRg|m
+2vKsg?0n*(G1ZnG8iJg$%&Y!I?k|PF5E~Xo3k;qdn2@4A#817ZAmL)KOzzIz1|(M&JWEC)0hxN7f6#VMMrlpCoyx_;o-}OvnNc%
akgDyi2Ktpd5N(*Us4;L(in)yF^H`?-UnX4-OSUZTK5jfsoc#l6(tmj(sAEohkai!J!VB*GB`7qF05cwKTJml9OJg;lVW$LH{X+k
j21i`WYP;FkXRbFD#);Pe&`UNWB8%hxSVq!)wymrC{sFpnt8PIru$?y%N(TXl4D@?YAB&w3zQ_1aLGLoFW~`!P`ftGTUe@?R3wE(
*i}>%uRN+!V9Z2RNK!OZ(#%a+mK0*GNhm7MGJ!NE0w#pyk2~PWy&o^$FCIYi&t+4N>^v41j_#(!3Mz;>%aBDu%H<XeRc3X(j<uIP
u+0t7#f8PCR9L#Q#0D6Y1&*(WXn9Gqq~Y8>*qG-6nXjn>j{<q!Io9lTuKA>Qut=(+h`Y(p8V)3yI4r?ud~MYZ#E7Cf#5O$b{0JBC
vS{%V*KY}@vRrr1k28knz~~;-uaxvi_X@SFu&OFV1Z@>Br>1Hz2Y7xUc$0pd_eB*!4zF(3O*rwJO*+BFljTg$&7tum2#BEDNNL|r
1XHAns>-^*yNz)93FKTtG))><b1*~Q1MvFydyd^pX>DD?qKYJx6%2UX8lhxq8Jcpw%7#50^TJU@6nCo=M>1<v+^H2A6OCE61?H~#
whd_yY^GF3Sw~1J3MM2bl1kCDiZD-?dzx!81yxwSpZvJacB)Qtd!d8}Efj=Nv?~>i76`Co)t%2gn<kguR4?EkNFe$?o6Cqe{ivt3
`%w)JLH#NO1c;<kNI+1@KroWiK}i8rQ4vg02t!FV4OIliFeI@{2oeK;l5v392yoCUG9aUhED~WwFs*3`7X_SA0NTri+Gryxl44;p
=@Bwa3S(4Ms(g0WL6lqyWiSf#b31c`m_%17O6}ALiV6l?4G`drha58SIWxJ&$eA75unUDM!h$HM3aU(!E{6iifvmVB%1M?<)uRmD
go=o{an2M8kWoS$qJn^?Cj#TB!r?%9uofIHh%Jy;5J3RRC=;^m6=gDm1v9qWou?`y4l^YL>kN`)qf|he))GR(NMsNNg=yMQu<fM6
E<qJROyv>TKnV#H6r3uPq?x+XxXXvB+dZWSb_cDeXFTHQV?==h80rkTGVO%u3Cp6ePA3B48N~98^NljH89QRZpicsrbF#UB;M*7g
{0+G5sBj@fqy~hcS^=b_r5XZ}nJA<dsCRU(0^txY(~uN!+*N?2N&_)K0h=YI1)vipLB)g!N|0&@B@$SX$SKPuq;ZynnMHCbfP@Ty
B-oQ-MAExu+5%w&+CwBFDOysH3IuXmL^2Xc6qzCh3dzAqNJAzFA*{H;VKN9|K%82wrUl=-KyZ_Upkx%TNYX(AfV;rsfN%h6R+M;q
wsac;NaQUEN`P>*B09loKcP>tU$qfPfSsN%ttYtzSo%KwkG2?S-6|>Z(VKY}NT1-&mStCIr2=t-C|&<uJ1UDoRC8eW<8xhF95F>H
jI4}|;z>(R9{R*o#*^{4vkR&U6j*|+tR+L~J<hz~&I+}PzIrcFzOHtqixO*r;3~`S0@nH2>3qU?DxINtX`&-i<*3UFV=)Faj>;*`
IYl@GQ%ZqkR+<!9B{f}Qwt_-Kqgb459Gva8Ipb<zw-8)7$Z|?`2BdIVEjYoC-EHYSb(Q6x7piOLd3IC%dr+!^qB1H(MT&}%2oS|P
U}G^9DYZe2l?bYUpov5%eoocUE{eFxy=mAI$gt7e2S9{RwQPSk)T{iEA1PGBC^WolX*0Gu|FuFt(ketzs+ywx+{vp#IGRSK%;oVo
f7+x#(MV|GoUn9Hlm2TiMb%f*rP02@7a$Q*M@f)H?%zePFWGm)XZpf}23`q0j8!<hRJ&fVAW_i*YMNp+o6)voj&0bg{<X%dzG)1f
N8`OP)}E{F{cVNI2{xr~MN8Y8UIwEH?PG^-GZQjgQqX{%ChGUeUtap&Ix~(der53F!$$p@_osWhy{R30M`+g96UWr6FOqmWH0E29
lp>1tiXEzvk9=%V1@ZB->0+ARUoX^Y&#S#>r6}j9cW={w^YxOi9Gr_hAZ~G1bB5bCTAuGLem1zQMXiHZZpCR*xfV999mE}JfrdPT
RfVQa&6XvptwX(ec+1=Qdj#Z6Oq7KaFoWbBwtRUDQFNf4{p2inOFr*WXjrxn*R9Lkk}TRQ)nye66J-oO%}pC?$Ct;Q`0v(ZI%KS@
Uczx&P|}yIRPRu#f{dndTH9#H3pUIl&wioA!FA-RPT0O4i7B5X;%N)g?=E@xo9ERUO~)#_n!8PEc*XJE`6rjEFC&Y5;w2^Y=hcuW
!E^~0yGLjQtY0Q_%+x<KH!1!dW*sP|43(#=iCIbYP+jb_io5l;tLVtJcIH*mwFPDJ1Kx(7w?6E;olWW5Ul`TZS~O3o-<!5NypZ?f
=~sOmvzeLKC*L<U%()<~tK6b2?RU<TT---OwbyB^PaSWCFtzbD(m4>g-1NU2l?<b5AvFfmNP?Yv@0om_ucYqLJ*X_jCX#n_=|1}E
3#>M+FT$<7nK$pr!E=W$GC1%xoXV{1D-fXy(sLLz5@@SIlSUdCoixnd4fW2~lCeAAJ~kWYs8Oc9AA(wt5do=R!&vVJa7(<LGjv1<
(|`qpLwQ4%8r>jP29i;U(M&Mez0)J%-~08_8sn+LKtT;yC}J0FMaP<^BnRxN^DAL?$?Xd$$1V9E&Sm2hcr0|JiV}#2cjD0ngMVs5
<zCwA%pPu0p+}lb{Lapy1hvY85m*l92DHeap{4Vq)>(3^Lqr>Kt{@EQcOuElCL$rjh`4=Vp^<9VmCBTSsyEN3ucN1)P|-_SJ>1x+
F<r4DOZmCw_ol2!ZC6y|r`Ob#*qx70(&T5?ghb+{)2LpE`bMOscM&;_Jf3Ul^4VB=-z%9z1U4}b_w;klA6E3wke?Fj8+XP%cb=*}
Y_p<QZ*AIo=FG#XyLTVHVYzbd<sV7ykc;2Dm1b@EAAR$f-p3D>hmM62MGPh=AA44|w?6sv-ym}M%)4>YVopxJ(}&+J-<fl`(paLg
T3*p0o=iqynaE&>1(R@v0QD!~K+dk#5s5Uujap{f)~L^f%4?=em-T=v@lslkIa;pQ>zOM3_M82#PQ-Z`^DR~0A8yUV?x;Y;r`~z_
&Z=t`2t}i%_{klfO@g;k$=~wL^k%NINIG$ycJzmvxG?tfF>;a?%gqhR>eJ@_+6=`7=+!&^W1~)R)q5sZ)<Yd~BoZNnf|S}Ot-f}6
z}8YSOR*u_njnS&(98jp9m=}VXkkY(=pZmAmsPQ!ZdVocR*>pdi+yG=wBpY20x@?8R5BihZ(*d)j$JX;Q=*19wUZ30%A$}Cy4RRL
#n(F6C<czoB`PALt2rsq4OIb%p&|5WS!cq!W;$G@)%0^CZg&WkAe&OFg0Q3m9If@Y<*r0gQEwBqJ6+AKE6s>`<sNi#PY<4{t34sd
yNpw~?N3(?{knzXaglhBU2~mN_@#&Eo(NZp9j*jmo^m!95*$_jsa8xY(EVrMo#v_4v{bwY38=5h#||RTXV{8D0qa)SZ<;dE3BjVI
XQ4=7+fNzi2Srgyt6Fb*(`CZdZ3LoAOjLy18V!*U6}MYbCfy2LC9C4$6)m`mdO7Wk1d8u?<qdNj9!^Jqt~2@N)OHM^G*RT=+(Yl>
^S?gaDaYl-TPp5hQq(T!?v-ZRcpL$=f)36>=*WZxn2^Ags<EO4V0Np^V2SL5IGm9&5XuhYEQ$M@)zd#CIFczXNJ7&kp{?XJ-ZA`X
jMJ9E%#-z$J+9c$aAQq9IxjKjL&tt+k?zRg+lo@hEX01Hrff>lir73%R4P|&f<=blwQ4w`6iL%COfPnpR_Hx*!Ww!mbxASTweQ)U
van(m5uSz5a_s3<5)ozlcv1Crh@XswD092a)z{96r?t`9y#<H0BQXUqbo-xO=uX$xdB2(2qrNRm$*o#ald4rA7xI#6?|m-JX9dd@
!1vRxBN6yFon1eA66mo$h<1bX|3D2&G##Xk1RL-pm3dy=19EiSML?j-H5CJ)gaY!Q;EuzuTXvfg0UGVjAVnM!T&<ky90?=jUQz&~
V$K~7Pe*kQD*Zd5__(Xo*dY3JO{-OElX+onllGT{-sdkp{;shrS=;>HQY9(t3t{KB`JNq;@kz)1+@BI2Sr0tfISNjaW)}u46iCCn
QYaeInTQnyuo0Y46sQ8kRKa2g3A5#S`HZGe`SVlAa=0aQP`K!Urj1{7i+cK%&Qa3h2!rwUrK_PT?ew~~7L=%2I6zWEJZOFI**HUQ
qAvOOHvXeNX#)pw)NZrgU&C1-pdKoxv>Y9EL4Wq1K6&ZM={S(07|95;=F7;}kg{xhuQ7X4GuAePzAn|4Fna-;=#|IxF%%9Ek_a}<
_>9oNtP<&QAwii!xT{FM^swd5dPD7dL8w(bi08xX^R8ug)Qt^fWPRtFJ2mm6-ZKPOMH*i>w)<w*mxLSAe|9@VN6}t}(x~TWVSXK@
T>)#2L|~337A;$65zlT;4mNCWZvOh6Z0PE!qQX({*M*&@&Of*7FCHOl6gnW!vu)-d1SR-HLB;13s_A=3d*bB5*L(Fm=~)dk<SP0y
zVG{%#cd3JBeUmwUE(<hzOo7~fmh-COD~;!A$`~4Y8j_U_8R=!;$1ppc6+ObFOups{;+_Uq+YS_t%~$iAwg$y2^5uC@big$^0b%E
ElGX%;X0Mc*RId6tS0q6(?UoNAm~Qdb8bg>kuK2;>Fpx7>GUIryrx)^rOi2p^N|t1Vjace=E7Sgv1{C3@Eo*okTnJpYEcAGgo=XF
H;WMzrSBmeSk{qn5(7YB<`%WXv-iOI+~BNi@QohcUw&~-@8@T9k4i=)*LI5DNhxD04UE#XKtZ|-HgQrE8pVuA1R;6Xomr>QpNL&$
mMTxrkcjk!tV~3QHg!zHw6(#OLH2B%V>)LA4M|hg<QfZ3k`m$NY%*Z+BNPvNYSsH)d&U_KI6Cg$?O>?dZ#*JfI9D8BgULg=VzInC
9k_emU9@p$!J!nkY#HE#Hcm-1KH@{MzQvY{L!?QXlevd1dyWh3a`Ghk(akqzr^NAvw(Z0tWHECbX024tQ!V3vZeEEQr+MA>q0{M3
os*?E?=u=`*Z8xO9$oQ`4Od;b-w<4KlU$Xs@$$^aqE49o?RA;Mth(#pXF6SQw=P!?kx9yu^n2SI*iw087C3psA`mD$yQp^I0JqLv
`&@^M)TPfNa?8A1(l>}hM^7`X%_7dW^>X>XvrFHt;>_O{J6xV|mlbuGK@BckBD6ifd0DAE{O^-?Tf69Qo$~zaslq><v$-?gr^r3G
-%F6jtr4?aA8z%uhnY1+JmTVPzA1fY=d(2<%&w7$@bMdaj{K&i&n8>mt_XbPigzm+bmdo3&Y9iSmnGVr-QjD$av8&W<hyyE)+;#D
ZV4EaHYYe^Ua8)4OkbNlLyNsb=^Zybxe&X1<?~ES#BYymO*h*eb8=#*%$-{n^|#Z`O?XUed*rvM>0Oq+*H=4Ps*(9*it^`-csBd)
-al(nR?6fh-?e>uWD=i*(yM(gta0k~>mtoLXD@SjJ=<wP?747hy7;adbvc|`tY{)i?$_PB_3ic7Xx?@%TO-Gjt5c|1uXf;@*s4a?
2TqknCDer0;U`k85qF%pq%)}RK5LyxmT~s2CDO_Gzn5>QMK$!cL{9gMaiaxlA97n`FAlS;%h{3pc%)5TxbQ^v(Ye<(VB*$u0YF+8
x{F?4I8sqpkxIR*Gg*3J(Lyq?zZJ%w!LGWu)w~_v_Ni}T&To8~v!UF+xffVxT`j9Ldm3-2Jh7bP%}nY&*N#A}r=5~>ao{zZi`B!U
u2%;X2MS>Wq)XdxY)Ispzie}4ffrv^vnSy>>zj8YN#ei1n|FxW>hA6h+$@QT(?nifjb>w#NIbc&%*iGzmMQpG%*&g_S2u6P@-^>}
)pa=Hj{8$QvM)y>IBOgm$xpo@i`Qu#&S9TS?NaIK)xLDQTVg$`+q*1dZ6_Tj<n?o;wd2^OsD-M%qW6A!elEN7-<fOIoA27jM|^zw
u(q>wyJ$-c^EA>L*7fQ{pScX`<-^`Yh3m(fmydG?htGR3X2hAGM(axy1Wi<{UR=#HcexprFbcuNkv!+eVwR#$P&T_ux2q1k=UCP+
OJ@}Go!D=e*Kf?&j>Ka(seF0k>!x2*i5)vMd*^ss^ENJx?^M5g)&0!N95zj3K0A-sr_0DxRCvBj`Oi7Q>(rV(W3d-su|-d7((e(l
S2FFayLl%Y7>1Ri=3RYye$iNvikK~_jYQWmC8Aac1_{gLQVWV|9u9*k<(peiiqTSpl1UN!epIUs-!dJo)ncvW!tZdKc~U0O=t_ds
4IIaaNVRs->t-h{tLx6W*CvX+w-*u_Ti<*|p;sG5IyAdJx*ADaw85Qmm7T|{6Y7jpT_%J;RP+^-B*a*lTo}&Ou97*iBLqeeITKvr
3iZrKqZq4}8Y)Ao;wEq&aa_Qyb5h6%6l~HO^|IOA#7$<`(V78=Nw1_sTOAMZitzEgIikvnV8luA-yT>Zp^FFuub#WryT#llQtMh;
60kEZu((VjRRxWmsjFBs+0;!}93Nh4aV%R^h55rLPE4u7_$#+dp-vBL2DD+y?VTzwruVDD?84Uv6b6Be9WyGLau1(jPnAhn@$<W~
(lZ}cTxGV8)Vn&F;^`QhcD=k^vvYkdbDS$?)51>p;!dAS(@5Z`v{{Z$ozPwTK>P2mFFP-_(ynust8c5bk9#Vi5R^f?buK;dCS}AY
*$!pIIMTNg=5$G-7@2(%`63RS?#wQctdBPGkd+}cMP1!}nX{$W9n+?mkSgR%qqqs@cMhAxGaJqf6L^+8OBza!88dmS6>|wGtGj--
Qr12QtP@_H*xK%(qlZ1t>#sS>4_)#nx(k-%vuxyEx#IP_^Te9Yy4_k`RKyENHQ^#qLMt)Xm(tSQ#lnjaSXpmXL1avAoKn{oT{$S{
xK0V_UBA44J}!Nn&|axNX{15a5Nf9iTEv8tW|j~oszr$^r#M<W`3k$Vx5FPv^wT$K{Ua{@JT=#@DvU~qaf)UZ1yv?RK-Vd%acU<I
V2ayZn6{h_X>Kj*9PJ|~2j*CX*3*%rQ)zqiI?LOigl|mOuzVyD-%>9YPY8CpC&}Jy*OR#3@ykP5y?1S4lbNtJdo@l6Ox^Bv&bxY)
Hcrh16`id)DOF3@(VAkMB|FiHyaf?Et1=y5Npc1WLq|1OSJiXq=<lG=M|59&WhG8>{Mzw;htiap*+4q08b^wP!g+)d<Govw2KLc_
V9`;Qh+O?mEl{-s6y%%a>@+YwDyl3(KEc^FY*3@ZVDMYE1=?BFy-~9hM&Yo;2fM5-rIF(<eaSl**=^j()gulxgCVgX7*H_Zor!+q
o?XdghP;{{KyOh5Q0Cp5odoRUgv7hDX9mr{RTR1;{1Z8h;8e-ldi5~#xyd`4ldiL#Q#c$1#?N%=mCESyoj}!9yM}$sYm>KFNQ;`Q
(;U9H*xW9wXByDZ)a)3^+?5fZdL(m~oV3v({h*<Q^lZ@ti#9R^!b>NOOFZ$Mcq!cC>W~QpfLMsJDKa8WGVhyWqGv-ny&p%eYL6)n
lUqD^yW?3}ZbQ3zlG;LwdQnSwA-Kxs6;-#tr=hKJC6mJgFvr4S4MB|HNHOrIJ0&b~O5klNA<B5%B^ZHl<#-6yi+XoTg39Ek2o+Kd
>O|&pVaxH@A&fAwVvGfQ1UGs|YPYxLop@DOsA8hg*;LQ7!o$~-8{u*oi!zi062n=x8?8kZ96xTmJmFIiN;*}<G8MhmOh9SeN*d^h
BkJxX7BzTxlv(F_q?!eYs}*9a5JY065gTZVC@3?`%)PMKzQgf$tzVZjAs^Z^F1#pJKrY$B^h!{1hUFG~sX@9U;q-js^ex`=!3;q_
uorEdXw0e=0b!-tam0+Iu07R$vaYDAjqv;zU3`0k_nfL9)mbyXa`O^aL)EywnA>rR*%V`?B9$p@!e^(~AFm%=!3HQW^P`-T#+plg
y`k96h>!hwo&Ojc0Sn3Z@C^})tvY$~eA_&-^PGQu&HKi7@2gt}c~@_5$(zdaa{DHBv!+gP+UuHpMe$_aa^5es?F()TB6sVY=Dmqd
J{u*8tbA!)GG(eZ>5pqWd8a$(Lk>rrE6COFUaVD$?47q_70+EbtBZ6;UYu3U<wkQO6oOc~D5o^*7^izuHn5~q30@!~UIM|0#$4T*
(Vnc-a9O={eQ9QQ$0_{hX;x+#&nH|ibDq212XmW^99eM)yGY4V<H>iIA=<gInA0qRuQ_&=<gs;Yn6G9?W38Jr7?iu8T!`x43gDL1
B)R<N@5h%eySuMDSq|4yG;WwZaom>IBogbRH#|m)+QMTy%=GPcB(@BTo0&5iJ9AooM_kO?4BeT1vfCsqNbRRh8;q695#ui`5&MaP
r2}X3@*ZQ#aiRtFAdXR5DO*~mvL&E^GD9nyse8%@irIBEdd+xeG#T4Vr!dKZMFP7G2jT|$<PBVE$lfYjE|q#&mi-{*_qmRi277m}
P<LhB=*r{FX2WHyygr|m`h9B`srJkDc~RLV*_J$}IRqCvTuySOQFxM@7d*-$-CtV|Wf{5;_yM4!UP%I_Z@>@~4%<VdhY84Xr@7t`
76#OZC*lru3ujPk_cOR=Sy1D_BG@Y`#iT{96``KVpxMfKeHEGHn$;#E;>cSLAm>@7CC_Z~xEPkE%NF8rP?XCHNJDEoL`ryha+0F$
kyBaxuM5Evbln!taA+q+D?@4V2PDpARTrwAtVLhv>h?RXtdcE$vY&WlRPlpYT9ozi0lVBh>GC+L394C^!t<s^B-vXNbn=W92uay}
xRlqrWxlfN)g&PmIV-nkE$d93To6u?lp_0@og`x}w>o*jl%s2pBg1_iCEq*ppJyQmy1IO_pOem!%L4c@5f{Un*2m4;I`Hd-bZSlT
@2x(Z=dPj}@51Lt50BI>Z!$X?BNM_8y;=LS$#^E72FDbmfk#zTFOD6}=W^iP3!gKj+be@Q8DmdO#8`wTi%lnhHhHa3@2?``8n{Uu
A!2fjQQYf`{2eC#<oUesW7?QuOmv&->G^4Me~#XB7^@d^CVH}0oykcgyfkwkoLAXxtoW%j(M`5?v3&@8B19;?v5B&&I001ijBKL9
(k&S-sV_mU)pIjI;Z<=8l+#;J6$$E4DLd<k6On^h9Gwy^F!5OUCyFZtNct`rIrz7zu@3mNR*4tUc@?Joj$dCPoet)SArU9lvz_yl
b1$d*-U=>od@d_R=i+2J7bJ5GSPtVBzn+(-nr{|;4KF6ouIkmMRWBEbP|>ADr3pRd-wx6U;I5XO*43|byF96MT?I-XTl#rourSK}
Ey6P$H<0u%FhkbG-3OpTvw>uor@WnM-P-A;R;Yr!<*P}q_W7LT<|)QY&FXc$-gSLP&fEG|0q;|%)K=O>wx4ox;^oE6x6r!E*U7xw
*_iEItF+aYL))ChO)&6W%*BG}L*CVn+BL;x6I?<rDwR8)lw0j>D;s^@OI<TV-a_+r6y$e`@!5jC-0vpx=dL-<dVObC$!ANxoyk1h
UM`+MMM79LboqyAlmToA&Fw=<pzJ(ic2>P-l3#h+FVi#S?fZ*Xq9YNVUr|_%m&SM1t@#=-K*s&TbcR2>=4#z-E2=8G7hW>&UW&pK
qnv@Ndwhj-ROKY^>b%}<A68Dr!|BADeqi%GX`?OUbU6)LmAZnc8X6x$bdQ)a<h$hR{$pI^hN3>c2f9Bx^Csopp$qzZH}4kh*o<+u
?px%vPnS|!WAx4Z?p>$T#gmOAiJusi5fMei)f?aEXN##co#A#T;!q*1FUnMTes$d<GiZAWnG=jX2`1*&3i(%sTVy=NTnKn6Wxo^g
=$3U7>2-2$pRT=Udd8i;)?i;Xv1Rt|;6=ypdClujSkvCpM<+8A$<8i)X5RgI*h61%c8Ly2dty|p+A~1IiB60xhchM=qb3R9(W6JG
!y&L?Vn!4)1{R*OcZaOm+jph5Ktz;7pobns#B`>}L(r3QIE10Kv5Za+GW-a73^W31SRTU!Lp!0^63IfM$|bgSC$#T6G!vS0-=$fo
Ogu;o!(u)Kl^@Y)_#j7u&7fl<s>GMW-?2O#?9sg0XIw*O9>Q^?b<HJ0U8OCqM-!w%JHA#j>tl%tw-EVrHpXDB-Y~O?4+FZfF_0+m
Wa4x@7$9{RQHa3t5IPJCA=J+X1VIfM2248x4H$~jdkL|ghScc6z)1|;Fxi#DG{qGV_5r&s8)?DUAxzxdOI{9R3CP2cD8l+IuR{^l
Kr(_=)2;|%W)wXO8Sp0(8SFR*LqW0TPT+yj&;c9l<uVF9`~y;Y{m<n7zRYxe>@x|O2(v#`$8kSb<@w}0Cg|C^CaI%>!^^w2Lya56
dx{hC1X!XZh8h+cwo?Es#0esyYuB;lKbG3s_hIJv8Ky3Lf1@hutr2bXr$6OG6VgXs-yU<B&pL5VvZH>s=5jXw1Ww1OQ)A>E-Y7iB
pQ%p=uBs=WO_2GfN>WTo&!H(dJ~s=`TkCrP3D%*Imco@$rEVoqEbR6^2(vtj8A1%Ehjcd;R<~8sDj|8~oVNzU#+jSV)KPk26bD!K
QWd#jywHfMOu>~=MlnTkE$PU2)Vw)ms~#oY*lFVTtV;0{gc{-IQ1lEb`n<AK4+#{*(;q>3Ykh7Z0&Sbl+hm|Z2>=NaB`m6}3=mL}
5R0Z8)@1X=gog<L%-%w7ZPr5Sgsd}k4W!ad0F5cetOIN|%IskHl5N0?qy-4bW`OTsPB_}EyKI=l3t)`FH>*vdj3U89oO_<<uZbtC
j=YDRX9JXcpE^`J2{{MciHI0u3Y2rt?X3z(954;$wYDgl|HrHN^B15|T~`STY6&Px7Mcn+)Gs%V08m4+9w%QC6(1wX^g#E64>q_L
<Jfua7=m=N%h)duA8XDjj!Ddi9Azw(Rf%Y&oBv}t+e;5>P4R3J_U1r0IbK7+z(HO-lvCNz={9vvaNqBAeE;$2&hr1SRH$S6&puVk
k*kd(-a3mDq_E3?thg5_$iEA0f)JcgfL`{bu<x(&&6-f*A;F_ec2rJDjZ{R`#tv4T+CmiC6<i{y=0d4atq=2g=13SwUt6A*k;|YL
peJ`yy^zpWX#KpZpU17AS{!*kIPSEUi+FLRa^=T`Js_DJdXWX__ii1?{O(lbF7#%1w`)~abY&)J!yIKsRjOQaF+^OUYg85>p4+qW
gRvHH&*}V3pOD&B^M<nGyR@q8C@MMs1b90`G}3#cB7J{UemcU6`A?#<h~=%9DZcSPW6d!^Nadiyl`W8}3!&a0!tb7UFx1015ap+X
l({_m0;m>Yx>X{;QK?39R%A07eL00_sN^v;w3oTaf{H0kNT1+zdc8Ty>@PP3UuzUYp3h_7b-nXB93rPkiz(qMcBvUbRa1*qjGRA`
V4H4CPmk0hp8IQ2kU{i<w76A0bwlxktaTv_sfEIjFzg;j&!UzlN*eGz7Wt<wfYkC(VD0(U^N0h+XhM)m5ord7lmeBZN>r&L$O=T7
I}R?99XR9E_uoAmn2K-Wp5Sh2-go$2de`dtHhl+>_pd6mk8p&$^NZf<;IEDE1b#-h%M=Pv-*Rt|-#QdU6)vvO(&^K1>r@wR+(|ah
HDomQW;#PiX{v+Rq`j?pI-)dD1C-5C9tNgbTh?&Sgqj^RVWb6??$OLcf#uMJb63|g#8bwT#wQ{~9|WMF>7d-%XhOxRn!fSCXm-&O
bY+Q+3dd8fOSHSN;CUUS<<N+W!?r126G*s|kG1bps{BlSJ#Fz7`QLAO^Suy7iivD?-R{c-xudOau~yVzlOC#uTz>DK_7A0Kadb4l
9eg1XOoI@?Iub}oaq*qG$0V;V^|=F&Ivx2Fj}#-9PdkNi+)IWG3b=|#traz-XKiiTGcy^5rC5ZLHcqVVL$q`~y4=ZUQA&aW!^Cn-
@*wJpBjdR~QMbQE&y(;&zE{`7yFQ7^DTN4iV#^?*59NL%Yj}Ql-+Pc;xR+me+IKJ85-G!^{dDvrq5MAY5y?e}ii}kwp;+3f$7&+3
+@jc(b1$qmCQ4QhO~6HC3fp$eh3O4%o$4GtCL%a8pu;XRO;%_^n=94ChSu%C+X{v{Lz3KUGzox;D5?r?H^TRe1vl39m+#ZY=tp7S
6vX<n8tq`Z61;P)f(!u|Xmz-6b-i~O^7CZSYYVaZ=;!rtaaWA8WJLrRBFUzA=XnNh!m<`3?IxWh)heh_ShtF1!tF5xgDNbrV?fbO
ad?AcEf^|AvYE?b2<EOM(D}NF+dcPx4gJ&Fd&vz?#0lu1nIb1gpR4lYN)ad6g|gG<@vLc9>yswF($2LOeYiBL#NZu$P6f_hBM+qP
k^PNs8@?)f{hqEHd{fg%$>6(b@#F?o1u7H^c~)UGkxsD5!V?Baf+F}qguPk&PJF4P^hg+<Y_Lll*ILM(OC^ypN^wCd93YgAs*Eui
GJ8^i>Db;eNg-u+A7eET{o4-aMHECdk~F8oUj2hd)+JPJEATkAte&I@bMS33n54@t?HdnA3r`XdOAibt$|SImD%FeNib4-!nss4o
u6O>RCf<wqKac3@f*y1IUlsKA4@49<I}j=;#l}jO(Pd@!@8eQFke>jl0NI}l@+)*>7)^%$SYMU<xH`xmi$6r}k$AM=c<y4!m2Iw#
m!%0N>Xpr1%c6ydax<raV9fgl4f9#>!^*+*L)Q3>*^z|uBEqToD_`v=7bM7E#~ZQR#F8V$r@w(vPg^oMm}4mjlk2zcp9l&#WJt1^
44ZSkpj0r&R56a4?XX0{X#Te2L5Urw#pz&<3j#Cz563)47-)ec-B)9EN(@~*c3sMciX7iL>orvf5hU6W3gR3Xg5(x=Pd=BU8ELnm
sRv`Fswz~Tl??CLu{^EKG;|3{rbQ6tR9+Bjlc6Y2M2kV|bShv?rR^$C7)A7@$tEZmHp9NGVb3<v?wv!}nKW%MfwkS8p|$A9SR%_n
(}ST<OMM4awztjlx~^U}P5|x#88KiiVknA_ErK#Cs3>rI@sKz>5U`+u*KYsvJc6IcFTf4>`n&y2)aUdn=Y2TAt4b<-4Y0xF4>^QK
k`gO*uD`EBb`X>vyN(grXdCtOtFqKPgQtp-kYdlz<1Y}>Z$dUEG^xHq$GkM@KJL)$1`3KL8lYP`@tNFBbv@Z_9EJyKilk?jc_Zty
p!U~;Vj7}3c-EiR9~E0|5wa-SIC2@sg0JWJVSa&pxM9H7k=bevqndIVxnC~+r~0`Gtt2?)2=t;Zt(FyAQjA`gZvRzPRaI49*{%N_
2S&Te)Td-=>2T~HohL5HN&Ep1Tn{j!u18Rtsp>^fV!ha6bJ#MJq&75RmkJaqQvMMAPz{7EggZ?V_wpXze{<@Z>T$sa1%_qBb3=kU
bdS^x>)tWLTy?-WbVr9THeUYMb^?J0NrqMlA8ewU84hF*Og*Q^pDl<kxaw_L<O1WmfAQF0SVaLW1xN&oFonCI-A5j)K>8))6opb~
Dwex7`4`dVJzl;@eZ6PRuB*+4J#VFdRGma&Atbwr)3U0ns+E4@q|j`KA@oh`6Xt?~ixdGv=*dtP0{PG^^<h`Iv{qo!CyE{k+3*S)
aSismO+_>0K+g>qmVlS(?!I7qt^iEfKC{qQ+V+5lz!rZ1F84GtP&+yp(X*4in}-Kp{dvHB{bULH5c1G;6A8SNwwg_gvFhyh9wiY|
>H!>qNXd#QYhS`K{)FVndc}b)j72+HB=Q`m^Gk8<teZq~M@GjE95FLYsu{d26cvdv*hFLziANMM9AZWgM_Npjpu!OO*j<e?IEY~g
$YVhPBoPsWD(oc;VusOxY>2KHGwTf9ME>6b<W*M_Y`Y%_yRFT4e?`2Vo$QA>Yq%4I<~e<F>i4^paw)~`I-x<*dyfIn%TF`a&7{VW
ZNw)PJZkeMTU6@<EC^gy@Vv)JQdR`ZphUr0c3CMXovgcp5)u-uqY!3Wc2Nl)4Y=xER%8TQ7Mj1e5)|3OuCf@)aB65Yh>~NDGl7on
IdRDdeNIDxFG%tj=`cWIW-E@JO^i+1iLJ{FE%UAO!ggq;UzPT~SCfZw(phIe0*`p^A0+Wf96iU%ZsX&m$CuUdx0;NUMXflQ1IQ99
+A;8<i=A{B_lD&1d#hSh`A9N+H+#}~u)N^-`=uy}_>;&a9KCZB2{BN7@^`%=z6$Nnx=Y+o77reP!O4#oS(YUgaB-z+E0^sVRf_?_
Hnlw(QbhY-J;yiA9o+Ex-14tPd$b9-2+;?N$MbM_IO`7h+S|sB1CNecu;65z8zIKQ(ZmkWgp=p+d>z2wV*yf2V`S>0ag@Vc`|Zr|
(C=`NM99A<5=e?a;y7@pCZ?QWQPLu;wh<4i^w^V?c#!pS$*71?CIUrxnkc~4T4q)%tw5NJ`i(%xEtu9Et0*%_T_q34@WYQnJL}4!
!ZLkCPRb$zhax+1?CH+sh?Hb`EUXz4j5cR{gf=GCH0}Cp(DWimh-}|xZ0~1!ZWO@p>*Vtd9=+jL81+mLb2>eH@P76}9p<#uCoBf2
F&AhUYG6{J1{wkFUq8%;0*u1~dicJ7m#Kz7E>tN_(+NckiEZ}1B9P;AhSMQ0{LV8vuIxMOtTrd_=aKqFo&s#(F;K+%rzWT%h@8VB
N=As4p(!XJgEJ1&Fl3<a5jc<(s<dI%)zA&g0;=zBt<CjN>V1kU)F#~^;U0@_fC<(Bd`=>#PixoKbsH6Qr!NDy;B}pBpl*Y)>xyeE
mF|##goDWUYqWzz;RMo3;1LT5AKcD5j08cnf|wM<$SBYPI|z+!f_51n(cq3CyERlo1tmcgG!+7>iJE&3l+^R?ls$9v@bUKIq!3n1
XrwAZ87iWROD&Sdp~=JJ)>(WQ_MM56gUTo<LX?Q4pa_MMI{Y=@?q$pv`UEBHD9p7M9@bcps9x-qVlVaBWaSk_b9iTc*nU?{m|BGF
Ob|YkmaRL#r|t1Q{+)5jg^D!xz%vr&y&xU3PIJe@JP&p9_nJ`jHogxe0bx8gLzF10dC2|5B8k_(4!9FiwL=n$s(o6`2}V>AKSSOg
*!cC=ru9DE1|pnV$3kAo#va~e@J)ohJ-@8f?DxHgFFWt%ZS_IM;dy;39j6oB(Y)X*%<kK#opvMb`-*~LpePf;_@nMe>OB19+$Wi@
M!UTo$%v{e8NJMKJvFR?nlP=Wrkfn7q^8>+Olgb8Fr_PET-*$K5C(z=<f%f1;lI!A&;4`d@Vq^rv)Aq0%QKeTeodsGArXqf`+fAL
lzL+Feo#GnN3H}2L-V990o?$p3&~P3f3?JLZ3{5OUUe}+YEop^mSS;Z9j@)oSpw3ef5mp8(+!$+|0(3uL6AT_Ic8)+yg)*=LXa<=
Z>DVKqFgA|Ir9DN%vz$I!=1i(=QPan`Mldsnru4geoIk64tYg1{MZp3kJ>>kQtmSSu<umGm@`p;Ib=NZrv=(=qo&Q<sY4Oo{TL{0
!%FRBtE7<7*SOC%x7mI7#TRXfnv!ik7X*t*cCxJ1?OysIN1bKVH&@R^?(aKdA|fD@4IVm0p%Frj3j%GdFu4T4v%3?3MFzCYZJ?_y
C=1NyW)z0nnvBG`*eghj0_F6>kqPyqlJtz7X{L3XicZgiu^M7rDB50zG<?&qhOT_~##eW}S6Oi8Wmt<ERH+{PnPz!-g6h~>OlX!$
eRRECzYh7Gb#TzWx|Y7SPoy-LZ6m(7tE%{fae$GjHftELRK}{~rA(4?{mVTuRk@#6Z^Ja^J$01EKCYg(o?*e>oIL2XbgR*kOCX}7
mUg+B(YA9=4vgZf8c(+VHd^<UoZe*LnJ(w9<g0y3;gtGVdK=jcIw#ipEmvHmuaB2<hRbY~+cj6T=nCt>&{hbeil`H_F+*q++0tT}
FiVWMk+~_fhKNIAP}nX~?IJG3lwwRk>H*wUNzyUf0B9i&5HARzG)lT5P~Wu2i6gu`2o1m`2*3p(tYSb)z}pVEPJ3M4A71`Ay^S6^
iZUKNS>7ay42-?f@fawQ*G&MGzC*NXq^p3NRBMGvd-LaTaS%fIWBO;4D-yQ^dPtaz6+U^qH$$FyfJxna1dltWYg?6=Vub`0xJnq4
ro9k#N`THbsGm$E$a$rDmj|)z1=WzGF`S+=UFkOkKtTpnrd(B%ncws5LB4_q&f(?b_E<43lv=2T87VrBgSOe{O|JZvD73N=kp$<v
CAN8^yl)-XU6o*vymj=ocw?%^P4Yy2`XQ?;9SI7ixP&4h`}4DXbKi<(Xey)1LP6ZRLDg27^s4f$Oxmc3u$JANgFC&PGRZ|_^an`d
>6vB9aa4$*Rp5Y<;(biO)j@}%(ILcAY`(bTe?9p$_RSkmbM4IH@cCr*>z$9-I6BguM?|Gndl8o|>C_<~P&((wcit&cQ*9+m@2+u9
{ma0vxwpTsgGRY*lep!sH%HQ=wOU!RmOECC(19MJZDu=O(^YJyaHbh-2!bl@gv$gnlsE&rOITZl3RSU{%e@Y;;*YUIEyZ05>LzXE
5*d+^Qi;XUIx@uSj%j_}Bt#7#Tw<z;9NA)x)oLwK#a>1m<w6WNaZszTH*8&+!-(hrO0yw~Dv`qWNnNp+`r0?sz{IMr$LqFw?UZ<`
E|m$KJqir+7$Hj^p*7QHi_-1v#jfL3YOj^j5V71f!3lK3ajA$9f-D4Niv-7&q2(@Q%u_&VTzAN`<UF5gL45C<hX`3gM9~sq&l@M9
AVYKqCHUWdyW#R436siK+wpN&bzL?p+d<!IgxoRSvfkln$W`VZ6dJNvy30yX=~3sMzEyU)=F9BozVzo^-@M74I}-7F!BPX$pne=w
0^Dh2rtAvs3pvS^m=Tfjh~V2Y9Yi$4PfYQ_EFdw&luJt?IF?CMo@QXyfo;<@vYUcQj>ZEb5K<`-(zN81H00eb*}R3<eVSb<%6bT5
7+&3LB<RE`f{3t-6ng5*S@HVssSAuV$7P5O7AmuP>W);+((>gi;^w@HtN#w(bD<RJ3sBbv>#t81hFFqYMP~xR&^OdIHYC>fzFiQN
-tHlWD=lKQRi#E0Z=Sa(GeM*cP<FPz%Cv^^KLyuC56x64F}CSwj}vdm4OOO(xpX7};HYS-MfuZCUHN^)tF={9@YGmo;6h`RtT41=
5X((;nd>%Uti}o>*(J2BL*I?}LrA&5U2QRxcBk5Qchl=ER|JJU*STD}72W3Rg2&qD0ji>HS|ivZk`AJybfGB^VkKzc-sf+gwl@M)
ne$`<j^n>Pe073R3{K9XtZPE#Fw{*wyIa1DXqa`kOHP8l?w#n-jnRBaIv6CUj)|vvbZc>LW-c4NzMkKPPLb57n=hWV!<p9?eae4c
r$QAY&l;|GDZcjW&S|1jvrA>_p+Tw`cQSZl9b2`OHae7(wy9?hyECyW5SKPm;dYI?lLlGKc!RVcLaZHWc_M@@O1cgsnYcQ@K=$ME
`N_aNXU*@VcI3q!qqzJ*VeM^b&~RbFph(b-aS&B&Sm~&Fl8rIu-!g*%h^oT%5Lne-@403iQr{F*lcJT<Cp|6+F8tG?8`qHMeTnsH
TN0rE-pfeHPXnHu)1}oqoaEf_l!X|ub(_@9N;gl$(F9paWgK0Zv1l5$=zVlwFBKYV=LBNgb=+6!&iB4wT2zedI(L?BIHN`IlJP#Z
9h|?U^H(hEIq|_N^T(?CN%o0tf_X|Fz(EZ<%jI~^#QVA+aDxZ9FFqbO&wh=L_9B9dJfihW=aX(yTs*U^CR)2Jx<YDb8#K{%J$ac{
V(L=uRWy*T<hQzXuWmKEG{>Gv&G6<Kv_Tz0i$PZgs!{c9+K}~Pes@LrZ`Jw1?_=PwoRK_!7i|-ds+gAFd6j2(F<PoEL?wyYPKyxs
;a9=+Y_j7xM=zdET?S5~SjM-lwbQNRtJXzC-axQR)bgdxd{Izddg)8>V@09$&RwJAVHX+gP0pqFz1_oLPcUw4?Y^OAHuu}=?!c?W
u&cskB-XJI_@cAOS-VZn=Gcq~s?1d#9dp4K%&ykkrX;-rD<g^|3)`#5SB>&bMc1}pOlz!EEhD3S<=;rBLLwRDaUl%}I=K$|XJXML
soZKTW7z&#(wUU&x$?~SeetaJ-lp}L0iL!|ImR^x_)SL@(Qt7IBIF2fbG>@A$a4C-^_7tcu?LnpQ*L_g>ZRH?dz9_=j_s^roxVq$
LS1@y1YGV&GA6IgYvy<9*AR?tGSep?BV9UKcXQ*czi`=1x9QyXi4`ESIkokyjMqv-<qb=S1uadQ=@Bz2#5#_32EBZKEc$->eKnG6
8bzjz%d~e-DqEPZ)8B8d2Ru3_WiPHs<=<RKePDE&1GV1yH@=sXJ`TKCfQy}@h@EtE)rS&6+s0YsXAc{*1F?Eo$<rt`gzTMRI)tlU
kXo-09VYsg9HYtNzT)Zb<Zo+rPMS-8Jvv;%3ag~KbYY2go+A3%>a(Jmm0nSS(h^EOZA>o<3kkCecT~oW6Zx~oqPwQ4mrV!=k~CLG
JDu~?bhTZ%k2fSzPWvxvPPbnj90Dh)Y#kf$S~ECZhHWYrL#tJ#c&ff#&LzX$!n;*QkX@jOCDBVRUmE0JCxHxjd3`ejRTl}L9HbUx
OBcZ<2~LbiNmpLoUhOGZi@#?|y&$i4x}e(g%CR9Ttl1!4W9S>8J4nwMe8*IIq*^;=uR@Ch2wHzwL%SKOE^}oY<HOwQ#Vq1IVpNqK
531_GWt5XQxmn)qF&USfmM*OCa8|ft^On3gLb^vQ*!wi0qD~f-B9PB3!!t6(R}X-3s#K}9o**)_#$4u@xS*^D1@w`*i?pi|@%WCd
uxHSE2SPMnghWABjSTczVdY;95(D4gK0@d^D}?fo4|A19dg!eJWy%F#5Y-d5&}i9~0;O0mhPa4|@+WBpMzuT4kiv9@=S=F95OodE
F@#Qsh*QRk!3bHRoe34>G={j0Jk|ts1Vn<*04E-3!45%yV>&zc!gV&r4N3=kag#?NB@8S?7Ghb5sjkR~*7pMDmw?LcR|T`2zXvej
D5oIS44dtf5eJ3@D-4`U0I^UaQE&pgMHRJlX0Y<C;SH*W7ilmSNGx7u*%>)w%)^dl_3t_47(nU=ehh)Eg3O0nz2v^UK%xSR83Jr%
CgT#EHcdgY%~TBUt!fyp-Q~bCx+7gPQ9&rgP|D`g9|LAF?sBExRtpsfM%E(e3#zw3Ve6(2ilL{~;tZJl4|}XyPkmS&o@DT_^nA0O
^mr5NB=fC&HqqTXBla$mj7lh#dg+Nat%WDR9J^#t+HtWth|Or6rJFvGsD;W;7kU<*irRU6!Rm{gTFkp$mbuhvzfcOG(3d1N4)b>+
mf0xK!^N_NhAnI9NU(U<aO<1rIA!DWzcPcw0p%2G28}?{KywdElLaMp@hHHi<PsaX(pnAQs=-k-0TFm-8k<ZV3|{0Hy(ArLi_A!i
!Mod=bg1Bz?&)=S%|bqU=~#3!`FmS~K3h~Mc{znT?r9En%2~-T4AcbBW425^PuiJ8#s{if@#l8)4wRaE5Y_0JQh{;9pm6~r6FB3d
CK)E3C~sp$iY#@g0cfCxx3dJokkdTf>vMt-<6{(AYgk)hTE!fl=X#t|$dAl&p~mO*@ffx%8sc!b((NN%d@*-KoK+17c!>5p-kR$m
NF-j$oCKP6SL;cUO6kt<D99F6x(uPTT17im?qY)ZP6|kuJdHD@o}$pt3I$!vLP;9dbPTT&UWvXC5sPD+JPi(&dx)WG568Ej$sZcm
i5-cYPPN9@EVUnxHCAJ(x%eyQaUS>71Ef?`-bJj7zB;QwG*q#jxJEB(j>XcT_P4y1iW2yfMdLhCee3ytA<g48cRu-f-_BvttF_Mk
Y?(EDM6-gc8JyZ4nIXtF?s0RXoQpKnv?7pAV?+8QJ|z7?xd+GBA4<0?ZpVvwS=yt1nJ)covCw5S&$$QSQQ9h3rZCzQr%^bAkuEcm
{_kJ-P&G7H%sIf4T|ToSVd&#RAcKmH(bg}dUpSF0x_dWj=Tr6+v!s+YI+U6%#T_&C7LIX;S$gjlM%8q-25s(`t~X_O#fCdgB@tyw
j59--G$^m5LrP+GwL~x>QjuaSm4X>iM6bYMrPB}Eu<jfxvbI(Pfzz(511RM%G{U6}OhDKjg_H<CHhlNt;B^Dm0*vh=NU|W0j~%5O
5Y@7nSdJ7m6ALWHJe25*BEZlbXg7sXlp9<XbZLePid9@03@n8RFy<t#%d9B$L(z3*7#)D=7<Vodj_KAJ0W-9uDFj)5o}zo7)$v*V
3CmxH>ejNGp}Lt~IMK)A(PkD9P-3-RlqxT+n$Nma*0Aez#HCrpb*VD~lGz&zXlQXoiUKNO_>IyIuAk3N#*Ff&@`^Ew6_&Blot+_$
xIEbA@++rySpnk-90-CoTrEzE@0INAvpHP-NA8PvcDmZ?IbJQO6yLNS_Ud*KMHGD<!rfF`k`UspN|!d}N#}M>?*DV!k4nBvRa5^S
;OVnXt)4u0JMcVN!b1iWNr#L6BkVE<_Z(#1H4YLbq0MTNK8|@#`93W6O-Z++Mm%&nG@!o8!-==okdO+0b*CcbT@B5=4b8tt{Ems~
QA5;vj<7ii=IybE!Jb2eRuw83*4lpEmZOrI)kI7ynuN&XFgLV~82Z5Rm~Gdmux=Yky|Hlv5*9j<qD8|qP!UJ(0&Ofdgas&%c@*$R
R}89fm!T`eCuj;~_RL4Eeh1!zNYIjU(dYwY+5-Uq?gA<jRca`NC=e=SrHDoeR)L6B3Mz<_A|WMeh>)T{A6H@Bdb&K~cHaYgsCbFW
QYEOG5eSqMyggl`!RRo|MM#CW+`T$rXw_LkMkuS|GpLe}wun&Ue$1U-o*ol5YJ5BZo-9NNBOwkw>W{VsX%Y1s90Vi`4-OhO_4_?L
dpGqW^6mA9VX~bN5O@(yDgsbCR2AR6XyDSu;-@v<(49MZCkzW76yWZJeHXe-&K!|<j^v$sIIJGt=X4`viM?ERd7MeSK6|AU5yv>V
3j~6gPK*#cC?M@7^NdN_>#)8|yA#+>cP?-Ui|Re@-hIg)@^DigW7gzb!n)pI5kg5_DtX5spi~H8xf?W^LmT^M3AwihRtWPuwj7-~
iD5nT<QU@Zcaz*<ASPgiz+}lNO#uP8JbTm8)H)->Fu|G->#&brW}%pZ28IPdT>xQWH+}yS=2<c@(YZI)wM*>e>qQMFkggc-ozm*7
CujUHuV{WOL{el!m7K~$+gF#>XLfOl9oF*;WKjh5-yWUctG!$OKfZpHxgl_p)}1hvi8!_RmOpej`7mkokB?Bub~*1|&z9m?R^OK>
d&Y-uA{|Nxc0h<<MtNnRLa2l)yOZJ!R32f^i>%O;X<E{X9C_DaM4mVp_avaiahw&GhM|vYUL-v_p6<SS&$sF!w=gMjD*bX?7J+nQ
mlluO;$dZJ)F;lz={bEg{g4Zf%6z-iE`NK;jSE=gO)iX-L$T8Ylx8Pg)sCu_+Aen-RauWEPVv-Nl90PPo2*97&08~FM??_}OdB4X
wszTdG2z7spRK6u=_o2Y{;rIH!f7RKp}zN>VBF6gHN{P7h=i`Kq8BDT@!qwA3cNb$)(x4x;O@;@Wf4ZUswuY<0<6^vcH<$N8YvJ#
TV3ajx}_WIzRb)^rT(IHcHoZllBpdqIU1!_xP}qaI)jd$W85nq1A?~M8^0l!y31yjMMaLVG;nCyvAEF<p^iHQyl&;;swkv9?Afg@
?Q%4fS%U+F+!+*y5Nw+uLLlQ&_p6q-2Jy;<)9n|`e5bl6S-c6+6oN98DWOD@N2K=H0pt`Hw9R_C8*T>tggFWc3r~yV0{Nv(fGId#
z^n6#yTI3*VK7t*7q_M>#CRh7(6Z<TKqx<bBtRf_qG}i=7DkC4$%gS3qscbTbOlMsCng@YUTt`Kj+vlL#&tPA(p3uXDqA7h8OxJ|
oU-h8fzuV^)1akSO?AR`OwR8+ytAZUSZy__bjYE~Vya4$mv0MAl)zXu!3+lnO|l6h3aE&Zme*zm7A6Nw4G>hS1Qwz|s9tyGW{tS&
BCAnYN4FDKzMf@t8Us1O<Vx-p8uZxir#^U^;02bdD~q(J;3Fi08r3l+QKU~E@a`{spm^S$vZ$IUBB+}v!yxp-jXwf2#~gwsaMvGu
y|`5oRJlw;5LvUH);+WcMjDVf%(bGTCKk5e%)8KN*!I8Uy?qCVc9$VaPhr$DLvDA*9@EN`+=4JrSVaX*MI;b;Sg~DEkWp0^y3nBt
d(}tby!5sx?P!Vf8?6^pQ;_81Mkh%GR(*)LFC1RHa|4p%5I}k+1{Ik9J>g$1N)u2@itduZ%}JVc_qAcSa|A(6uH$P6V8X;E;v3#O
3kx2@p(_DI1R)e$xFGXOx;qiutvzsaXrmU;D2k`wnFyrinqh&Y6)A(OUWq_3R+SA#tppXGpmvbjVj+TSA;${!YK&6zQ5f!YoDm7G
Fs29f5lODvH}9pB=Ib(I;p4-F1;QEBNP5Mn#Z$R7FHJ5H3T)I?i3>?MM{KxI%BDdaju%lPAtr9%Mr7XUSN!kJC>1JCaoy{4xy0AI
sR}(HYM|~x4pXDX=L`U~RYkO8sR1g&GAc1SQZ`N5VP#hBG75@B;S-qaIOOio8pLz_Jel&|{EZFTiiyVM`fD(+YmKcIyu}*c+a)z)
_+Q*7o~>88lCD}cjis-OK_w4CH8qqg3z;$s7g3iQNqrC7o95V*TU1~=ttp=SGkmfNLFid*_T;%!Ss4)6VcR;7bmT-t(1`k+=_DNR
mVTt8oaZisj`_y>=ax@B7EVOs4=rM;yy(e$Q}y?NlEQh{r`}w6cn=3m-qBq<g@@8TTm9c)Z=ADZM=bi>=4*&qC$u}Vi@TbsMvP2I
-W6(!BX)_#S0x8B#`Lu0p%4{TSVRvf?jtpfpb(NT@;Y!QBAf0UC?bl<!veB2c}QU7j@@k44@PRbF-nm=AfwfYNG{C5S$CaFF2UmD
=E$m#1BGFCJ<cUm!pS38luhB0QCxD{<L^RzO6(kFIZF^!j4dUD6P@O6?K5vK$7S9-x>VTmY&6LQkRsr4$~eJ!am5rBb$}}np@*TN
CQ7ZAG)W}zghXBCkSV74F`(*zqBtRlk54EE!0+qQ1N)~X4Tpe<gQ!A~qJoB^4WkHXD5^q+k{O61A1EA}3I>vzB8e$TqKK%3X$B@G
N(vE~3Jx$*xdXH=5lmFHB@{F$Oi*8yg2d_rb65o;NI*di6Sf1AQ%!sbI)G1<4F&+A7EjF&$M9}n7zaJ?r{QaI>sg4@pNqpWG2dzx
Cx2TBD+#VP49;Ka#pAX7xH{uRQCevE!1)OjQUWJ~1CT!ALL?U`jF@86B^FKtkTQhHwGo2oICcTUg`_E&X=tNCtThEhg$xV;Iy?LL
@J|FlVyp!OG~g`x6%hAW&SS4Vi2ysX&<A88;8Gq>)#8IB$)jkeP?RQ}JIzc{Qd0p!LlF~FQ4#6`f(FUKA8PIc_Lk}?Jy$E+o#CkV
Jwe%yO%M%i+w8D4$1128cMv<~r?a8*I`@;R9tK)NJ~uR3B^Zbu<LH!03{CeamW47>rAf*0p=OSh&CN1EMFHbqT%2v6rLzQ$jb*iE
WmM&zYKA7FLK&oDsn<o(b~GQ-RiqhD5d$P{!U_&O$yNorHA${fgQgI6qEW3`(iU~r6OrqSufz4t9qkjb7qvku#M7;Fvo%CX6rI`j
ga8B6_;bV!_9YcvQi|Yep8q1#xQcEbHB2wjr=41c5y3CaX;mdXusX4wb7ctyqC|MZ4}tH#rUE!0ki%)|IXk4Rn8uzlM0p+A(Ef^T
zUKEBZEWBIL(~#N5f~mXWdCp6a|qwwUNXmpu?g86bXczGQ{!>xo9DsDZQ>FGapz4kcs(AEZsks=A|8%De108H?Nc5rvDWRg41DM3
hu$2ZKQwHP&28@wM|*p4I|q>*x<PQ~UmXrj^#btZLR2c?i>Vb1xn@l`B|&xq5F`W?L~#i*SxvESD_Qx4Bqq#1p95@d7@;PaCt=^>
L8op^N{R!WQ<AON>8{DROe!mcb_GGfkyl}tqn*RHos5~rt8=$-(89#LFG?yqFDQ_Ph%qK~=s_|l=V>trPKFW`K@eGp)a<%UrZkE!
{kv#&J4FUmHA6yBnJJKzB=U2NC<<lf$&PY_P`EVZGVS89H8@PZvN#FAxN#w|m=v^|;^9p(0#KDe^QA&frA&jeh?r3z_<Zd8g-G;W
0_1}cf*`<97Aet-WW$`ppdyjL8XRJ0ZHqewaSLNO=IkscjgTa;hM;iuS9Ec1?Sv)J<2l2t3Mie=9JN_kn-5lyQ;_4Wh<23}!kKd5
lN!h>>6b}l5isG!Cu8Zndtn@M9zuBmGl2)@eMI(S!FKp#v^tSCg(wGGVy2`~+T7HkxwgYYNrZufkuE~k&~3KL3!&NvPJnR(165!}
>G$$ZM^cYkdru?j@Wb2gIBD2Cw2|*{1mkEuPm!X<$06of#r+}|h8X%=LYdu^atkf$l*p=7D64J2;ZC+D@8hJq0|U<E`kOxwD>b-y
n?>eyY}ww6W=1%QjSh%hv**ih&^dz`f_j}p;pza$Og#~LkQ3Wc6AeH_qBNjVB`QRO`fx$}U77d}wZrB2@B$z85)vbKzky7#AW)uA
83jKmXERcrUzWO$cNR!{Uc-s;^tly@=}u9Q!&ZsQVGn@paA;HQ*8q+p3U)%ChO=&%JCHE&*P&4KqLNS!-Ei<BC~6cwKExR!2y4mZ
1A^J(PkcHQ7vJarLX}cIMjZM~%Do-h^icvQqb44zV1~-vat^>_xc5vT5h+9v`E0qYDS}pnC1cg|S8rl>3E6j~X1x8II=78rW%CwS
Zb6GC*lF9b_<1P6UbQ=wKJ8#pR1}nnGAzQBBScLoA<6&`188wfx+YE{j_?6|d%|F7=OGDzU)#AbHS6j`gpB1xoYO5Cfrm6h%ZPCK
_@;PIFhw`mjuIf`fFVc^S>`7`Aof}zjp$Z3DL%cW9#G5UEToNB-)T^VM7~zaU7k=@g-WK-s2V|egOI)`b?8Chd~pwaM#y@kFsVLF
^Y?ss;@`U6jpo*NVDkB3ZMw_L%Mg}6#Y5F}sC~+^>G7A#tg?{SN@&~OGsJc-BrerHk|YSxX)fyPwR2;^m3aah`^n5OvC!lfab{Y(
fXBw{v;@=0GA2HmmvTl$P5Df5h@q!UrZ7r(W#@24lH?k;7MP!jl;FTZLK5<_hTa5MP?I?J$lRsOy5I$lfiMIjCmH?+J$aV&*d5Gi
@WWwrj4>G%j?^P!q#-H<yYYh*WE7ZdUNzumJ07{B@X{QQSwT^(cU@eyQM91O9iZ`Xad94W??1u-UeT(%WiZw;dTi5EX7rkdo1tjL
lUcl#buhsZD6(EqI1<d>18cbL-ln#;MMz?*?NP{B!-bqevf_FEq;!(v?NnLUI_5C#ODu-YHwkPKt4E;|vC*(~SktH>BA&8$?MO+*
d>GNY7%uErA>O#LWeKuA(z7tg`jfV*_*+(?w^P2huZBq2*qD;2y-AG7Jb`b{?+~nMA-t2*886ayJ4qoo6Nt4VVzLPn#ZK5?71@pF
r%fYMy|V6~nSDCEcG7J|r7|WYNb8A-TKM8!_S6)ZDoU-ktGji!=*HR^j&l1}(a2==-IJ}m?>x8XoX<19`nSxIah6+noFc?-N5#4-
TKZ=IA{AZr5}>?i1jH&y3#9bxA*%<h(OF_#mqnPc5|^o~;x0PoxXX1QHBBkOu@jnja~D=}R}3A>8Ox}J(`h7UM{|j1SHT_PSA2Fg
opD{ACUeCKL={C8CZzBs124MxdNO5ES$#sSXQaj;HZ@vux-X|q+&C?CtE+^;QE3=$o@>-CM{x*}*DAR}E1*XaR5D*=g>cL;bTnXC
WU4ByRU3D7`PVa3x5I}PM@sCGyB{~0aG{a%#e?Rse0q|s_mW#7%a*q#IfiAfvvOLqtX$)4inTnco^_Q~3<mqD?N%91kebyF3&?q+
Sn?9x!z;REMcUhix|WNlP}?V$5@ZroU0AC3RwbKFahHc&;^!Kf6NH>5;ImX#P8BNU4q1+pR(=VGeP?tu%_4@a15OD#Wx=X!VRq5R
U9yO7)EZTdHn{xl*GoK1*5lYX+Romnt-VsXhj8BRUruV?IF-DPu>jR;X1M`li-;U~H9lm-J?lBUw-MVrRYzgKb|a8NL@TgH@-in<
EE@ot>*<Bc%6g>bw>@-onS>ylA_q!@G=wPVN~%JVA%;m&X<8kHO@%mu?hE>)q)q!yyW#x%?s*5x)mR@q$>>@%qhF3`(%L?h&8TUH
8p8~XXoRMiL&_xWJy!UVo=?0;?sR;wuz5S3KVu#pzN%q=q8e%>B9a**V5N#Ef?%Sl=8swhE9O90I)qUd+7hYl{ElL=2h9qVz8X3i
m|uQzJHS4NZ^8^A+b3bdCwcRcy?XcE=7dwq(F%r~I@7n$Mib;RLz+(!J#)Dx6H<76htHQu_Vqx;27+Lwi?YUo3SgkDK^zZwAbgTU
WfDah2~p~LzBPx`_o0ugCNc{lp4AF(l6S%Z!{f)1?>8o@{7y;ep64~b9~X^VzV7!Wm8%m0IY@DYOrHr9RsGXKLbICfTh--%OC;+q
*l9#Vig@_Zg7!+JvxAdQ?0Di#kjxvea?`|k4v1~}RDN%dr>B*eS<u(*3)%$&ntV=Yd@H4GuVJ$DO=YdgO*it)9o@A0nXD5Tp+>o-
ukpJg>z*Hk(rmltmlSH*x#i{zOI{^w$h&=EoOf?|o#k$^52*Uj%>f=NeBYAs|H`DJ!haJrmYqfmt!%mg?F8K!q-hdhAUY^|3<D$+
2t@uM(8>ULFeiXJ#6cLL5uQ#0`}*JpDnn>giZO(MphOr{l++YKM8QK9Ln4BwP~csIl5nY%GAg4p5JZ$vu>=x{OoKHjVTQDZLP-lS
!x12EPD*7F1;M<YO}G?ufg?<*q|E@<GT@RdtxmvyR@lJplwkrm<^jBL4)S_0^KlU9z+UfSg!=kV(DQu%1gGQW!Fuj_SO9zZ31AcI
6i|Z+JODi4ZlCd5D^}9VH6^wXRV-kf$0{NSgurnVj)7Nb)B<xs>O|cC0Td)+szm~z5Sm=j3G4Aa5d;MkQk1MgOvw}!6)iL)1OY&W
Fi9mqP(>sm08lg~6BQJ)L`cO*MG+Fk6--1FEfmm!5j7zMh)~rf2_Xm-B&dwb5*0xJl~7WpAW)Q|!pL=4DML#oBvUa^B_l8cLQ_P@
v`|9?#MD#~1tk>`G>t_y5kv(QQ$a`&OcaF+OcaVpkdqKmDoBkCOcc^VRS;5i;jy4Ztk3tuI6=07McQblgjA#uRzjf=KP?@qcM?eg
ut4mh29$eGS_r6M=z-Y>o@YKO&>|?JJG|2pv<)Cc2DOZ$;F*krV^kR`3ewM~yFmO8zpO;rKq)AR3RNnoKqzRSL`nnvVFL*Tq?kb{
7)n5)NuWWc44jHXAywo+oCAy}<0t4EBkz>`5%+TBY3n?+0;~o;$qbeS8U@?!hYd@QSG9*xYBN-CknIcz1V7Q|8R|oM<>_6V%zj!t
!X2zM_7CKBF%E$fw^v@UlLIDoo-<sI{tGyF9mu8Xw3ALnA^Qb00`0*t&yx*n(W9F`YnWaAiRu_xn1+*ESAKSJ?(W#pcTRYyEAI$V
JK-KXh5))CQT5IA3Qm4+;yipQf*qeK21%+^x+Zwe8ii=vwj8c=<-GM*r*=Mf#60glUG=%!Tk6y9>;t^e2vm=U9y+7t_d;>oB!oZ3
K^PHaADr^y3VXZy`i{HO9h{E9ecd@{KI5LxJJk)h;KFr0k$uwC7A%ZVL|9bCO(jzdR8YqbeDtaQQlUOUI<i3eo~Vrdx0x*{M53jj
h_J>*94;p=6&F=Nxj_h=C;cNh<O7hGD}i%bz-)oIFoNV$5F6coZ+`=SYs3@<c{>PV6ew&Ue{5($8W8LAVkV&afP;~fyUqXQ{3I{s
A+7ucF~C<vvZ=c4gc2?XIc|f=&47xZeW=44fl)4n<--n=B#*SA+%pw8vLy(1YcwEwP48DdJOu1H+RC2JXyw9A&RgO#0)+3te>fk5
6W&2eo(QL>naz7_yA5Zn&IcRUebb`WTH+KA;>RN3ISJ|<2yq1(UU^)NWr4&d%e#&_9D)=>B2tEeVu@CQkjPSYMTEA>NFrdiO`+Ny
h$U{bz|g+J1WH<@gkhut5fTt6nj)fVBm#t_3P9a>cUT0;6$|MjWc2I~pu%!6!^L~o(7#}Havdo47^e`)aTnfn6!Jh_F4M2Gi|0<y
)L#?i8*N+QAJ6C8mce?CNdOOv0}YA#2zA;i>TuK9e^=?E=FHtbW#XA6n3G7NG7BfqY|*NHSt__xd}YBn2C>cqkww~;L^A0L(F9;}
lz(2S4C0ooLdeb%bif$HLLZWRXcE~}yG^HN2Ur~${d&whiIIipnm%n`OuLhDjF2Z`5>&GE3{d^Br$|_&L{?sT<<;Cue(OnflgPU5
lPdH5f@}%gc$+-EeyvG+NNoV7XqZSs4FIa95m=_BbRj4Aal#465FrTAITmHsRtRC($}Nj7AN8RIHH^^?*e1}XNmM;YcO>+v2N7z7
5|)3)7?6obA(%yxgi&M}pqPq+h-E`_ZJr2i4N$MqDa?OyY@&KRybc4$*WkXU8mNu#H((RAVu{!obHkuL1ETo<R?2bX)1I5|#5%}R
(|8xZtI`i|S^?t$f#Tkn^v<6w%!g2D%xPRARwXJ^CZb?4&yS}k1P`FXe=F(Gp|T!8=hXRp25-=dh)c_*|A2oHJD(1&yx^N3Z==<>
&)A@LvXqRnlL&E+>ry~VN)DvS5CVXqCWx45Ft8v$l0ehdI458iY$yt81=yTUB#}%>q}2q0q$F~Vz@QmqWo7}8u)w(^cyDM|P?Rf6
u?9d%Fu;TnmJ+Ozm_ZV5lcog;k%=Z$q(C5)3RC*$kZ|qS5-A6SS%Jw@WEuRR0F;nl9L5=JA!I02amgeUANRPr(&^L$f@@bc!xVB}
)^8vOc(b84!($q(G}bxJM`s^n1%Mr}fUC|!)s}6xI72%LlQ_4y+i|v9x!xju?&b`(QdH3*Is|kG={2cSLR(|7o3^HeL~`toQD#ta
yQ73lwg7tu(m22cfi{n#b)iT@_}?f;f>hAQLSC(8RvMnIZMI-bPDn(8Z2<Pj7=#F*f=q!wLFer|k9cKJQ9joF_;H@@-a9p;<)dz%
CE)#S5bmlyxHa4MlljB^-O1|8))7!s?#zMDnb>knTmFa0GI@9wK;V2+#dW;Msw=xlrQQ0y^m2c1TPKkRw5$clx91N2QQ_I*L>!hy
LPB7TPLg6wVMP)Z0MjP>9lCpReZ^Q4bUqE8G2z_9+F4#nBs+Fs!T^hrvdfJC;!B8VrTvJUe0#VX4iQ51;$gd+H~hQz^5E|~F9(l#
tv--ERfzjaLQ+9OEGZa-f<v=(Io!5TIB+6ThJc%azf^l8vK8xkoO`1mw+>J`Nb9f&q!_3CG=1I$Pk}HwOyg$J%53%A@J4jWdsANY
*_+_i3X;ksubtVEBCqshtQ1uu$;X`3=4pl+Cp~XRD|}ZW-H4r1+a}$fSR0Ii%MJ<E9aRwk&|g4C5|EH2+_pUoxoj~QARVtF(;(^O
C+$VAcy9!46nvxA2@bp6{37lqBr|E~Sn29lw`5^U91xIFRVq@rWj`g08JbuYxSM4V3wVYqg08?vM!Xnf#2zEnDf3NRRPIz6DcF`$
tXTbE9mBTG40{(!GqjpY>qgyZXFsPi8OSAgIYE6XdeCsJoJo?vRTw0rAdy8(p;>KF@s|lUWgTm93sS4T3t_Iw+|=!=C7JX|kkRdo
<Z((dqHmyD`{SxEn{go(eOy-E2ZSHBVaseT9{`@i7APz19_|8h-D!DYXNykPrmyX;8pTUK*v@_2u~AB~w$H>ElxRky#U%5+xFeIw
!F|A5Q4imx)StYJVtvAg?>*rZ!Ar$^uBbfHL9BHLUfTu%qMnY6Ep2J30Zt(y#8mV%Ud8wUYTaP|pUw{sMvsm&%gC$ptwS=I=S_L-
g2T?734$~%;h7%lcWBljSN0p<WIRMF`Uyu!f;v0H{A>;?r6E}IkbF401gS~RmO(Qt!4Ty>GuVBQ(1Aq*Ks3!vLNHW`NJI%h&;U@B
2}l%_h*L{RLQFIz6fGiA5P?9E6s0Ump#&>MGa@9!#Vrjqlr)he5D5}NE8?$|E7vK@r*UnrsmGo@7<Efi*L=;z+qCud+kxlVPNi0M
WFd%4*#iR*Rf82pK^;<ws8i0u7d+)vQUB5(@_b_ukg)!@$<|@Yve&Ufg91((d0^W<lkfF6p-Rz<c5!SF>P8|Bkgc^u->PEtu4)2i
WH>7$6(_BriYpaWQ4!|VJ}lVGjOhsv6+77kPQxnKwCQPNH65d1>(5Rdgp4#%4+}x!ciwA6P>H$P%RE!$$a3i`=+S+a$yG_*BBo1b
Gk9N4n!LEggx~eoxZ>}RjeEAQanQsrIwli2nU-2N6}aKm_3NyjQg!WnAvD0#=Lbeel1N=Kt~c=l{<8WCxEmG-VFBtP7Ql^Wxe{!2
8q8EA2~M40{-7AYe{AWf73?9(s$MR3H}Fi*Xzr96!t;$f(XldBR(&1F-61dCV)OUNpCLQjC3ZDyg@*#UTj-8shDR&Hqu3%I)>I&b
N<{*Yh6Pq2QTu$oyJlz%WbbME@Wb@|Mt%}qU2V8Ro7fl?3Kaz4M9LUbWN|whK>P2n;qx_yAJ?|r9rqnTkz0O&0AGwKJ@CHrgEX+*
hd=3XKRMFEPQ(Qt>%2%Gql7CYPEVN<Hshwl%zmJ7Opz`GeE+O=Ad-*@6c`N{i3Kuq1k0$ST0^%HHx4hgeoKv*XNTI_nkt$QrmCu_
rl}}srmB*vilk^M8U}zUr722iqM85_lvXH;rl=~as*0haiin{qk|m|0nx>{Gn4*fRYJm!%YK5hw6{;$!3Q#JA8Y+sSl7gzLf~Z=k
hLRzwX^;9g718_e{t)Eg?a0Fy7x_Su<8jL$`-j4DBa!-1c>r|ncu22l3WOCTNwN0%mq03ygetFe6sbZBz=1?RLxHV*p3ffpb8p92
9!u;3W=EPpPXx6b$W1Kc+EpsrjJ*C*)08_2)S}GQo1D3}ySQ5pf(-v(j-QcAh%Xy1w4=vVcX>uQb(pg`yu9BL&bhnd$=lhohka*R
IHgouMWh@H74?OJ*%TY19n47p7+9(D+(ln#$gYm1Cl$Ry!E#}#-FSxpP7-fbf#VYlv#i&W$EfKUuPI#WE)J5R3adLKGPT!LL0#Ez
36^kb(nIqw^Vz!NOv?x<4wCn$E;3kmPEDGI-c;6Y>Ik>DUXXN-Qa95EM?<mll~q3w7YXM?;xb)wb19Hy;OeYY9e6rO1rni{9vDiM
)8`bq%&FV$Kvi8=M6PaPFb?U_k}C8kT{78^FMj7^J9JTR8|`qayXiRMn#!~TRo?ZcC!Jl&eCpw=G+Q3ccgXs@9Z*f=y6UlY;ma?n
#1>YkLgQ~AeD5zLTSA~&iZRuag$tooH#a)E*vEPjd5^lmz0wH{KD(Smat}_BWl(p3z(kzxc6F$*m>r$f4Bpp)Wo7|aS}_)AW&%Js
2y8_>uC=KNqRF!)4YF!<n-g?45VCH`G*hruC^gg6``33uwmVTk%q>yU5>VtOLYWRqWPwhkGi=#U)4whJdGNAwffQtSGqe3}ZJi6c
8U8kGls~Au4C~bE;dj;h^-RUqZgcUyh+Dfij%%CIzlpYuQ#@ab?q7S>i>~f~D|0ukb<1fTUTd|=$V%&pl&EXBm7P^CAnuOZSA09u
9WWAYCi}{{ZLNVM#S+Y_?LF$QiUR0DZo8NSvZULasfxU{zGPxXkRC*HCQgnEz$6YkAGq1%u^nnW1bd<-R+1&54`*74h+-i82wkTT
f$vy9Bk&K@AF0!zh%m7v)c?CrnZpe#=aLhF!uf%7?%eL@y(MK-S8m|F>=&*c_G8h{pKOlj7pdrp9VdH^^ExF^ebL9X#a+cK$6|>v
q0P%(bGoSo#O66VI4)FrCKB~|_x^4UJnxl|URHiQB7~vV8xNrTx%H=rq9^Ud6Yp2`YuEh|?ez0`DvvZz-2f2)N=lOu!X(7B)I_2L
kT0}@AgQuMbi4|HpgGhfCJM1tF(k=S#D`K4Z>>eCfH{~5?m!7tv><5z4^NVeu=_hBk~TM2yyex$hr^DlH5u6L!Hd<dt96`K`H~)w
^`wDmDfxcYfFt$-45xwVBZ40Z4Uh!*_IDcN$JZ@>*vKXmB*|)`D5R<yC>mIi)BN2u8$m<Y=MT5-JdVeL1N;tnx%#P$Sc%-Fg=wqt
n$2a3TPP@T@AX|8>`TRevWMyZ+cc9_`<PW2s}JotdZ2&kIwJy$qREh4sEKT%cbWZ2cCh~l$rmFmLUt}>%tcW_R>efGhG7+af2$_{
E3r1#3PqX~Pw8P;Ac|kLlA)2G4l!mbqIUk7y<QOYa>w_7)UiQ2HBtfiLY(^ZE}@V9{M|g=nwDZm_5RKUPH6N7$OLQ%ZUjUYnPf<>
wZL!H{ayLjC)%9}ttFNJ$qY#6{?x+*{<I99-2Te$Z75m)?CZumEP2_x4RP`}<9);FZk`xm(Ug<XxJuBX&`ykIU8NK8XYS4nCfV^9
->!&hHvgGSII)PtSws{yX^gR$nQ4M47GyI2=l%9$wrx|JX0=-3fhtI%D<6ItjGu#8?f+#kHbDB^ex4>^ecqlr$QhtWqCG9x!x&;(
gb)!3AE_NpY5MjJc&4%@S;>DiZT@<0?`_c7dwJ*k^mR$XuvBEz`UVCQ5>E`>?c;3rv`%&f)hrQ;dw$UF%>{gzV+g1FeyfJfJK5ZT
xU353<*dedK8(T8$g*&UYEgsnr;fo<G)?=i8d$KJzRA?nO9WAPrA8c5$bJ29B%hiBmx2hAkllhEG8hXvvS?*x5nx|qSa)q=qGMH?
55Pw$g*BHt(<AJcvdcZYZOtz>z|O9n7|MHV52^-`5f);9d9g9jmA4gBK!Ex98Sbpe{>v;Sacw)Hq`@6F5{&+ODbpeF{%C#2RN;mD
St|;N#Z*gWXR6lsa0{yz0*B?l4}VL)XBC5%RtU<`Rg6&iSI**sBR=k&vs^WbDt*YbPFkYwnhtWG*3B4;D541MEfthu(SwEq1fEM~
_l!^0!k^|%fP&B2qoF9owgJ89=$aWJrj1H3JI_5FAFF#lPL%1DWg5ha2x%!xjY-El!Bu36qA^oeXvk3&hRFWOiGcs*mvp*em=ys%
t8Ny$XY?Nnqo00ZIv-|ovK+EDkw@!i=f4R6Ais~>>f^Ecoa*yx!$bAY*(>%Z|GK|!qn@Ax<Mkn5kn8xb`wM*CZNK;rPM_}lf2(Tm
bJem~1V6XuABg?Hjh71p_TO*cwFb5S*!NA^2hsJ}evf}1v(u$FR)4)X{_pNK`f7mJzQoyoDPOue`Ay>Z1i$n<!vB2t57eI4{>{a$
H@Eo*3uST4m>=P)xj4rxy*uhp_E2&c-viPFisHYqRDA!-rAK%A)3C}PJBohZyVkurb(tMiX<T`va#erT+ox(vmGsn8+6w$lbsGy`
2yIE4-NX4FSLyJ#JLtF4Y<*q*emCDdTwM2ZjiS%3zf|<MS@loC*yA`6614Nh;ah)^-5qCP`RVZGw|4Vq;Fs>U@4k<3^Pi*Tk@AcE
l+))QtJyXF{dO`u`M>7>Den<Fk<=KKe*a_IQxbI){Ni^T$U6U}$LwH0+>l0owN6`q8ft0h&SKW;cjq~`8+?zAYwLks#|QJ(cEsLT
_*^<W5sEnQixDRZh3)(pJ+OB)w3`Y?-zX@?I|*wJqJq~G*yEjM^yQ6UO_F(|fR7qvNnx?U;$LV8?r7?%C{iyqiU=7Y&nr1Qz`P4N
M&ScU7d^3&BG+8GLNDi}^f_~4u(Z%MR9XYikBbr7ry4)_{!PA_MqZV2OLPiwuvj^5(4jxOT15nql@55`)WD=Sc%F_BsWo~L6`Pt(
=$YeInFtE)U-I#wlNPRdM0f!|D%ZWpksRA?``^n>UE(Rm!*;J;7TaxP(aR#RZiuI9&v$X4ab67t$UQqn48{7&H9XZ-MV=%O*>Hh{
lN5_6Y+PJka&Yy>x7se?8~-Y|eXc5MH0&>LzL&52{lnq@K9BMdupKP1;$ZX9cIoNJb8IiVq<`ahF+SB&2X}w-&%#9Q^bK)}F$8bb
b-vt3eLLKK*~OR2<2>V-Jo$=bW8+NH8g}|C?~ghQzSPgOKm!JrtBk)^b{@YkUy$wVZw{lIWc1JJ-+;upu^xJJd#Ze0M`-p$f({nF
_IV%6QRV9B@9uss*Xj?ZdpLp5+~U5~%zGyr8N9}3_+8NVy#3@*uyIc%-QxioV*c%H9l`LfL!Jf?u?uBDg;oL7PX2J(yae*9BB2hC
L9$aMR<FexboRX|U+yz99!sYsub?|SQ`KEzBl9s{@3q8&Z|wVg#D9%2emc(_0&_-=v|fCzZDP;lF8$)62}2Ln{dj<#N<%_Z{X`Na
)Ph{Mmg`#>mV;9yxEAz7LO$$?^zS^)MXc5I+gM^jU`X@_sa&4YrH`zqBWn80MT<~}K`*n|I_)8>3skx6Q;9;+PVVF;YesR-bdK{`
>NUXWF`Ldq@;RNYrJiIwsiLuz>yj>|#Ly&K`qEl<tJ+h^^+1d$Bb_1jHXzct8`OMYU%Wv>SE;_SnkLQck?cM==bw+u$GW`oGBx+c
ni;39YCrFH=grfK+Eyhw#LLIyk3$!di0gvla|n1)V8y2KwwRQK`%^<Y3VljGdTFjrh%of+3uRYfJ(zwT${#AB(lO?`)9K6#JGkY3
2GDqZ(W|0+`D>UmHP!hoJ6q=aeIp#&m{#56Q&RP&<~Tuq3Y_nXTtLDVh9m5=*q(E#lQM=n(qk*p+P2N%;~3CSik1&tTpxr<m5Zzx
`A!GfDeUPEj^v%S)$&};LNgF}2c;a+5npX9y#5uZ(d*x|u~~kS`fWOWdtgATV`=%1If`@Ux|M&K`B&r0dVL<-czIL1Ne6(0kqP_y
Y1tyHC;vz1GI^eV9|tGwggG;sK)-kU|7R1=@;vpb{IqSL=Ha&ZWEOjFmAYd4kb(OzXbvjFi$xWaj}*p#5zQcR1`oz!Wqsrz<j03t
!4o<SA>gi0N!jL#aL`|qyzRq^7Ms!R=s7OJGx?B%P2VtrrMx5{B!ISeasnmDl?|a(k;W(E7kep=9`uzDuOSqHR_ar*C4wZ!4)G3y
zVj!YFTt~xqyL~~D<AP4cm(7kE2Ml2L1y^qH!N$i{P6G)NFcChp<ts4o$-K4AP;eGX#)@w3=p60QxIb8W7{yxde8jRmTT*jL|%Mm
Dv$DK;ogE{nnS>%KNK%WC7c!{B#{xz!Jw*XY(Gj6S{n8z^OjEn`9r|aN*6ahh=A(jHTzPSm-*?YC~I0(>=o*0CMtV|@bRT`boWqU
)uvW&WkIo?kvmCp*)s3-QlG!Yx_siof2=_LfB(YnNT&)C6274?00
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
