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

    def to_dict(self):
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

    def parts(self, show = decimal):
        yield self.why.conclusion(show)
        ranked = self.why.ranked
        if self.why.looks and not ranked.adds_up_players and ranked.players.order.changes:
            yield ranked.players.order.changes
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

    def side_by_side(self, show = decimal):
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

    def _of_scores(self, show):
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

    def _of_sums(self, look, show):
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
    findings = [*section.faults]
    all_well = games_agree(section.crosstable)
    for check in _CHECKS:
        if not (all_well and check in _OF_TWO_CELLS):
            reported = list(islice(check(section), MOST_LISTED + 1))
            if len(reported) > MOST_LISTED:
                reported[-1] = _and_more(reported[-1])
            findings += reported
    return errors_first(findings)

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

MOST_ALIKE = 20

def in_lines(findings, all_of_them = ""):
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

    def __init__(self, text, dialect, message):
        super().__init__(message)
        self.text = text
        self.dialect = dialect

def dialect_named(name):
    code = known_name(name)
    return DIALECTS.get(code) or DIALECTS["us"]._replace(code=code)

def known_name(name):
    code = "-".join(name.lower().split())
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

def in_us(texts):
    if refusal := rulings_for_results(texts, only_us=True):
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
                raise AmbiguousNotation(
                    text,
                    dialect,
                    f"{text!r} is {_in_words(mine.get(text))} in {own} notation and "
                    f"{_in_words(theirs.get(text))} in {other} notation, and nothing else in the "
                    "table decides; state the notation",
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

class UnknownCell(TieBreakError):
    ...

def tidy(text):
    return _HALF.sub("½", " ".join(text.translate(_DASHES).split()))

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
_BETWEEN = re.compile(r" ?[,;] ?| ")
_MARK = re.compile(r"[^\w+=½]+|[xX]+")
_DASHES = re.compile(r"-+")
EXPECTED = "1, ½ or 0, + or - for a forfeit, or nothing while the game is still to be played"

def games_in(text, *, double = False):
    plain = tidy(text)
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
    return f"the table could be {' or '.join(fitting)}; " if fitting else ""

def _names(letters):
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

def _in_one_cell(*patterns):
    marks = {
        "N": NUMBER.replace("(", "(?P<opponent>", 1),
        "C": f"(?P<colour>{_LETTER})",
        "ANY": f"(?P<what>{_SCORE}|{_PAIR}|[+=-])",
    }
    shapes = [
        re.compile(re.sub(r"\b(N|C|ANY)\b", lambda mark: marks[mark[1]], pattern))
        for pattern in patterns
    ]

    def parts(text):
        for match in (shape.fullmatch(text) for shape in shapes):
            if match:
                named = match.groupdict("")
                what = named.get("what", "")
                return Parts(int(named["opponent"]), named.get("colour", ""), what)
        return None

    return parts

_sign_first = _in_one_cell("(?P<what>[+=<>-]) ?C? ?N", "(?P<what>[+=<>-]) ?N ?C")

def is_sign_first(text):
    return _sign_first(text) is not None

def _beside(text):
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

def _beside_with_colour(text):
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

    def read(self, parts):
        colour = self._colour(parts.colour)
        if colour is None:
            return None
        if parts.opponent is None:
            return None if colour else self._without_opponent(parts.what)
        outcome = self._outcome(parts.what, colour)
        return None if outcome is None else Result(outcome, parts.opponent, colour)

    def _colour(self, text):
        letter = text.lower()
        if letter in _SIDES:
            return _SIDES[letter]
        white, black = self.colours
        return "w" if letter in white else "b" if letter in black else None

    def _without_opponent(self, what):
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
    def _own_letters(self):
        letters = self.letters
        return {letters.win: Outcome.WIN, letters.draw: Outcome.DRAW, letters.loss: Outcome.LOSS}

    def _outcome(self, what, colour):
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
    def _fixed(self):
        return _BY_SIGNS if self.signs else _BY_SCORES

    def _of_pair(self, first, second, colour):
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

    def names(self):
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

def names_opponent(text):
    cells = (form.parts(tidy(text)) for form in _FORMS)
    return any(parts and parts.opponent for parts in cells)

def ways_to_read(texts, notation = ""):
    for form in _FORMS:
        tokens = Counter(
            parts._replace(opponent=parts.opponent and 1)
            for text in texts
            if (parts := _parts(form, tidy(text)))
        )
        games = sum(count for parts, count in tokens.items() if parts.opponent)
        if games:
            yield from _best_ways(form, tokens, notation)

def _best_ways(form, tokens, notation):
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

def _possible(form, tokens):
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

def _parts(form, text):
    return form.parts(text) or (None if "|" in text else Parts(None, "", text))

def _dialect(form, ways, tokens):
    way = ways[0]
    languages = list(dict.fromkeys(way.letters.language for way in ways))
    example = form.example.format(win=way.letters.win)

    def read(text):
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

MODULES['xltiebreak.functions'] = r'''from xltiebreak.functions.catalogue import FUNCTIONS
from xltiebreak.functions.given import INDIVIDUAL, ONLY_US, Given, MatchArguments, PrizeArguments
from xltiebreak.functions.offered import CATEGORY, SheetFunction, error_cell, short
from xltiebreak.functions.pasted import UNKNOWN, comparison_table
from xltiebreak.functions.prize_list import prizes_table
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

from xltiebreak.event.crosstable import MAX_PLAYERS, ROUNDROBIN, SWISS, Crosstable, everybody_meets
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
    read_in_full = read_results(
        cells,
        lambda row, round: (f"{entry} {row + 1}, round {round}", Place(row + 1, round)),
        known,
        "as the argument notation of the function",
        range(1, len(cells) + 1),
        only_us=in_us or notation == ONLY_US,
    )
    return read_in_full.results, read_in_full.faults

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

@kept(_TEXTS)
def _is_result(value):
    cell = value_cell(value)
    readings = (understood([cell.text], dialect) for dialect in DIALECTS.values())
    return cell.fault is None and any(readings)

def value_cell(value):
    if isinstance(value, str):
        return _text_cell(value) if len(value) < _SHORT else cell_of(value[:LONGEST])
    return cell_of(text_of(value) if isinstance(value, int) else value)

def _text_in(value):
    return value_cell(value).text

@kept(_TEXTS)
def _text_cell(text):
    return cell_of(text)

@kept(_ROWS)
def _row_in_us(row):
    results = tuple([result for result in map(_in_us, row) if result is not None])
    return results if len(results) == len(row) else None

@kept(_TEXTS)
def _in_us(value):
    cell = value_cell(value)
    if cell.fault is not None:
        return None
    try:
        return read_cell(cell.text, _US)
    except UnknownCell:
        return None

def _matches(
    entered, results, rows
):
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
    results, inside
):
    faults: list[Finding] = []

    def with_outcome(team, round, result):
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
    block, row, results, faults
):
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

def _read(value):
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
    def titles(self):
        return {column: f"column {column + 1}" for column in range(len(self.grid.rows[0].cells))}

    def address(self, row, column):
        return f"player {row.number}, {self.titles[column]}"

def grid_section(block, named = ()):
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

def _square(cells):
    width = len(cells[0]) // len(cells)
    across = {
        number: range((number - 1) * width, number * width) for number in range(1, len(cells) + 1)
    }
    rows = [Row(number, row) for number, row in enumerate(cells, start=1)]
    header = Header(0, {}, {number: heads[0] for number, heads in across.items()}, across=across)
    return _Block(Grid("", rows, lines=True), header)

def _takes_part(square, entry):
    return any(
        cell.text or cell.fault
        for other in square.grid.rows
        if other.number != entry.number
        for row, number in ((entry.row, other.number), (other, entry.number))
        for _, cell in square.against(row, number)
    )

def _without(section, withdrawn):
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
    code, opponents, own_score = None, rounds = None
):
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

def cumulative_by_hand(round_points):
    values = figures_in(round_points, _ARGUMENTS.points)
    return _value("CUM", results=[_result(value) if text_of(value) else "U" for value in values])

def ihsa_by_hand(points_, opponents_points):
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

def ihsa_one_round(points_, opponent_points):
    own, theirs = _figure(points_, "points"), _figure(opponent_points, "opponent_points")
    return float(ihsa_round(own, theirs))

def _value(code, **given):
    value = by_hand(code, called=_ARGUMENTS, **given).value
    return "" if value is None else float(value)

def _figure(value, what):
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

def _refuse_date(value):
    days = isinstance(value, (int, float)) and value > LARGEST
    if days or isinstance(value, (datetime.date, datetime.time)):
        raise TieBreakError(MADE_A_DATE.message)

def _whole(value):
    text = text_of(value)
    if not text.isdecimal() or not 0 < len(text) < 4:
        raise TieBreakError(f"{text!r} is not a number of rounds; expected one such as 5")
    return int(text)

def _result(value):
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
from xltiebreak.functions.given import Given, MatchArguments, PrizeArguments
from xltiebreak.functions.offered import OFFERED, SheetFunction, offer
from xltiebreak.functions.pasted import comparison_table
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
    "Who takes which prize: the winners with cash, trophies and why, what is not paid, the sum; "
    "results, or a column of final scores.",
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
class PrizeArguments:

    names: Block
    ratings: Block
    prizes: Block
    entries: Any = None
    rules: Block | None = None
    teams: Block | None = None

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
        return Asked(text_of(self.edition), text_of(self.order), text_of(self.lots))

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

MODULES['xltiebreak.functions.pasted'] = r'''from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xltiebreak.checks.unfinished import left_out
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

def comparison_table(given, printed):
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
    above = answer[0][pasted.numbers]
    answer[0][pasted.numbers] = "; ".join(filter(None, (above, *left_out(section).values())))
    return answer

def _heading(system):
    return OURS + _NAMED.get(system, system)

def _shown(figure):
    try:
        return float(figure)
    except ValueError:
        return figure or NONE

@remembered(BESIDE)
def _columns(pasted, codes, placed_by, edition):
    order = [tie_break(code) for code in codes]
    return columns_of(pasted.texts, order, placed_by, edition=edition)

@remembered(BESIDE)
def _pasted(printed, known, entry):
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
    cells,
    labels,
    column,
    known,
    entry,
):
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
        *(["", "", "Not given", "", "", sentence] for sentence in in_sentences(made.not_given)),
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
from xltiebreak.answers.why import WhyAnswer
from xltiebreak.checks import examine
from xltiebreak.checks.games import games_agree
from xltiebreak.checks.unfinished import left_out
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
    return [*rows, *_sentences(left_out(table.section).values(), len(rows[0]))]

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
    return [[finding.severity, finding.where, finding.message] for finding in findings]

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
    return table.worksheet(number, tie_break(text_of(code), table.edition.code))

def _shown(values, entered, player):
    if not text_of(player):
        rows = range(1, len(entered.results) + 1)
        return [[figure_cell(values.get(row))] for row in rows]
    return figure_cell(values[_row(player, values, entered)])

def _row(player, known, entered):
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

from xltiebreak.prizefund.division import some
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.money import ExactCents
from xltiebreak.prizefund.prizes import BONUS, POINTS, SPECIAL, TEAM, Prize
from xltiebreak.prizefund.upsets import Pool, Upset, for_upsets, taker_of_trophy

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
            share = "shares" if len(self.level_with) == 1 else "share"
            text += f"; {others} {share} the place, so lots are due"
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
    of_games = [prize for prize in prizes if prize.trophy and prize.goes_by_games]
    by_games = [] if upsets is None else of_games
    others = [prize for prize in prizes if prize.trophy and prize not in by_games]
    for (prize, *_), winners, _ in apart(others, in_order):
        given += [Trophy(prize, winner) for winner in winners] or [Trophy(prize, None)]
    given += [Trophy(prize, taker_of_trophy(prize, in_order, upsets or ())) for prize in by_games]
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
    "where several groups of those who tied could divide prizes alone, rule 32B3 does not say "
    "which one does: here the one whose smallest share is largest, then the smaller"
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
        return f"Fund {due}, paid {paid}, {'not paid' if self.difference else 'difference'} {rest}"

    @property
    def footnote(self):
        ours = "Our readings" if len(self.readings) > 1 else "Our reading"
        return f"{ours}: {'; '.join(self.readings)}" if self.readings else ""

    @property
    def not_given(self):
        return [trophy for trophy in self.trophies if trophy.taker is None]

    def takers(self, prize):
        return list(self._takers.get(prize.position, ()))

    @cached_property
    def _takers(self):
        takers: dict[int, dict[int, None]] = {}
        for share in (*self.shares, *self.of_teams):
            for prize in prizes_of(share):
                takers.setdefault(prize.position, {})[share.entrant.number] = None
        for trophy in self.trophies:
            if trophy.taker:
                takers.setdefault(trophy.prize.position, {})[trophy.taker.number] = None
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
        return f"alone eligible among {self.on_score} {where} (rule 32B1)"

    def why_alone(self, show = decimal):
        if self.instead is None:
            return ""
        where = "by place" if self.score is None else f"on {show(self.score, 2)}"
        why = f"nobody else {where} is eligible"
        if self.gains_alone:
            pool = money(self.instead.share, self.sign)
            why += f", and it is more than {pool} of a pool with all {self.instead.members}"
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
    USCHESS: "players level on score put their prizes together and divide them (US Chess 32B)",
    EQUAL: "players level on score divide the prizes of their places equally (US Chess 32B2)",
    HORT: "half of each prize goes by place, half is divided equally among players level on score "
    "(Hort)",
    NONE: "each prize goes by place in the standings, tie-breaks included; nothing is divided",
}

TOTAL = "announcement-total"

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
        if self.kind in (POINTS, BONUS, SPECIAL) or _is_ranked(name):
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
from xltiebreak.prizefund.prizes import NAMED, POOLED, Prize, by_round, ordinal
from xltiebreak.prizefund.typed_cells import NO_ONE, PrizeError, amount_of, list_name
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
        upset_draws=labels.named("upset_draws", _UPSET_DRAWS, False),
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

MODULES['xltiebreak.prizefund.told_once'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from xltiebreak.event.figures import decimal, listed
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
        return self.prize.kind_title

def accounts_of(shares, show = decimal):
    accounts = [*_accounts(shares, show)]
    return sorted(
        accounts, key=lambda account: (account.prize.kind != PLACE, *_kind_order(account.prize))
    )

def by_title(accounts):
    return [(title, [*group]) for title, group in groupby(accounts, lambda account: account.title)]

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
from xltiebreak.event.results import Outcome
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import Section
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.prizes import Prize

class Upset(NamedTuple):

    winner: int
    loser: int
    round: int
    difference: int
    drawn: bool = False

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
        return f"{self.did} number {self.loser}, {higher}{when}"

def without_games(section):
    if section.matches is not None:
        return "teams play here, and upsets are of single players"
    return "" if section.crosstable.rounds else "no games are known here, only scores"

def upsets(section, rounds, *, draws = False):
    if without_games(section):
        return None
    outcomes = (Outcome.WIN, Outcome.DRAW) if draws else (Outcome.WIN,)
    games = _upsets(section, rounds, outcomes)
    return tuple(sorted(games, key=lambda upset: (-upset.counts, upset.round, upset.winner)))

def _upsets(section, rounds, outcomes):
    rating = {player.number: player.rating for player in section.players}
    for number, results in annulled(section).crosstable.rows.items():
        for round, result in enumerate(results[:rounds], start=1):
            if result.outcome in outcomes and result.opponent is not None:
                own, other = rating.get(number), rating.get(result.opponent)
                if own and other and other > own:
                    drawn = result.outcome is Outcome.DRAW
                    when = 0 if section.origin.grid else round
                    yield Upset(number, result.opponent, when, other - own, drawn)

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
        return "no rated player beat a higher rated one"
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

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import ERROR, Finding, stop_on_errors
from xltiebreak.prizefund.apart import Trophy
from xltiebreak.prizefund.awards import Awards, awards
from xltiebreak.prizefund.division import Share
from xltiebreak.prizefund.entrants import Entrant, entrant_teams
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.stated import stated_prizes
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
    made = awards(fund, prizes.entrants(standings.rows), teams_of(standings), games)
    return replace(made, warnings=prizes.findings)

def _games(standings):
    if standings.section.has_only_scores:
        return standings.section.scheduled_rounds
    players, rounds = len(standings.section.players), standings.rounds
    is_odd = standings.section.is_roundrobin and players % 2
    return rounds - rounds // players if is_odd else rounds

def upsets_of(standings):
    prizes = stated_prizes(standings.section)
    draws = bool(prizes and prizes.fund and prizes.fund.upset_draws)
    return upsets(standings.section, standings.rounds, draws=draws)

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
from xltiebreak.ranking.places import Standing, Tie, steps_between
from xltiebreak.ranking.standings import Ranked
from xltiebreak.rules.systems import System
from xltiebreak.rules.systems.registry import REVERSED
from xltiebreak.rules.worksheet import MEAN, ROUNDED_MEAN

MOST_NAMED = 3

def reason(ranked, row):
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

def unfinished(ranked):
    players = ranked.players
    section = players.section
    if not players.is_final:
        missing = what_is_missing(section)
        if not (section.scheduled_rounds or section.origin.rows or missing or players.games_left):
            yield f"This is after {counted(players.rounds, 'round')}."
            return
        yield f"This is after {players.progress}; nothing is final. {missing}".rstrip()

def called(section, player):
    return player.label if section.matches is not None else first_name_first(player.label)

def _spoken(ranked, player):
    if ranked.adds_up_players:
        return player.label
    return called(ranked.section, player)

def _same_score(ranked, tie, row):
    score = _points(ranked, tie.score)
    if row.place > tie.place:
        return f"Also {score}."
    count = len(tie.standings)
    if count <= MOST_NAMED:
        names = [_spoken(ranked, placed.player) for placed in tie.standings]
        return f"{listed(names)} {'both' if count == 2 else 'all'} made {score}."
    who = f"{ranked.noun}s"
    return f"{_in_words(count).capitalize()} {who} made {score}."

def every_tie_break(ranked):
    return "every tie-break" + " that ranks them" * (ranked.players.order.change is not None)

def _all_level(ranked, level, *, alone):
    if alone:
        who = "Both" if len(level) == 2 else "All"
    elif len(level) <= MOST_NAMED:
        who = listed([_spoken(ranked, placed.player) for placed in level])
    else:
        who = f"{_in_words(len(level)).capitalize()} of them"
    return f"{who} are level on {every_tie_break(ranked)}."

def _rival(tie, row):
    behind = (other for other in tie.standings if other.place > row.place)
    before = [other for other in tie.standings if other.place < row.place]
    return next(behind, before[-1] if before else None)

def _points(ranked, score):
    matches = None if ranked.adds_up_players else ranked.section.matches
    kind = ""
    if matches is not None:
        kind = "game " if matches.placed_by == BY_GAME_POINTS else "match "
    return f"{on_paper(score)} {kind}point{'s' * (not 0 < score <= 1)}"

NO_VALUE = "–"
MEANS = (MEAN, ROUNDED_MEAN)
HUNDREDTHS = ("IHSA", "SSSC")

def value_text(value, system):
    if value is None:
        return NO_VALUE
    if system.combine != MEAN and system.code not in HUNDREDTHS:
        return on_paper(value, system.digits)
    return with_all_digits(value, system.digits)

def with_all_digits(figure, digits):
    whole, _, decimals = decimal(figure, digits).replace("-", "−").partition(".")
    return f"{whole}.{decimals.ljust(digits, '0')}"

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

def _in_words(count):
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)

class _Comparison:

    def __init__(self, ranked, tie, row, rival):
        self.ranked = ranked
        self.is_ahead = row.place < rival.place
        self.of_two = len(tie.standings) == 2
        self.why: Why = why(ranked, row.player.number, rival.player.number)
        mine, theirs = (self._short(placed.player) for placed in (row, rival))
        if mine == theirs:
            mine, theirs = (_spoken(ranked, placed.player) for placed in (row, rival))
        self.mine, self.theirs = mine, theirs

    def _short(self, player):
        return player.label if self.ranked.noun == "team" else surname(player.label)

    def decided(self):
        *level, last = self.why.looks
        level = [look for look in level if look.tie_break.system.code != TEAM_SUM]
        clauses = [self._were_level(level)] if level else []
        clauses.append(self._parting(last))
        sentence = "; ".join(clauses)
        return f"{sentence[:1].upper()}{sentence[1:]}."

    def _were_level(self, looks):
        if len(looks) == 1:
            return f"{looks[0].tie_break.name} was level{self._each(looks[0])}"
        return (
            f"{listed([f'{look.tie_break.name}{self._each(look)}' for look in looks])} were level"
        )

    def _each(self, look):
        value, system = look.ahead.value, look.tie_break.system
        has_figure = value is not None and not system.in_group
        return f" ({value_text(value, system)} each)" * has_figure

    def _parting(self, look):
        system = look.tie_break.system
        phrase = _PHRASES.get(system.code)
        phrased = None if phrase is None else phrase(self, look)
        if phrased is None:
            phrased = f"{self.mine} is {'ahead' if self.is_ahead else 'behind'}"
            return f"{phrased} on {look.tie_break.name} ({self._figures(look)})"
        if system.code in _WITHOUT_FIGURES:
            return phrased
        return f"{phrased} ({look.tie_break.name} {self._figures(look)})"

    def _figures(self, look):
        both = look.both if self.is_ahead else look.both[::-1]
        return " to ".join(
            "no value" if sheet.value is None else value_text(sheet.value, look.tie_break.system)
            for sheet in both
        )

    def than(self, possessive = False):
        return "" if self.of_two else f" than {self.theirs}{'’s' * possessive}"

_Phrase = Callable[[_Comparison, Look], "str | None"]

def _more(pair, more = "more", less = "less"):
    return more if pair.is_ahead else less

def _opponents(pair, look):
    if pair.ranked.adds_up_players:
        return (
            f"the opponents of {pair.mine}’s players scored {_more(pair)}"
            + f" than those of {pair.theirs}" * (not pair.of_two)
        )
    which = {term.drop.which for sheet in look.both for term in sheet.terms if term.drop} - {""}
    left_out = f", without the {' and the '.join(sorted(which))}," if 0 < len(which) < 3 else ""
    return f"{pair.mine}’s opponents{left_out} scored {_more(pair)}{pair.than(possessive=True)}"

def _earlier(pair, look):
    if pair.ranked.adds_up_players:
        return None
    if any(term.amount < 0 or not term.counted for sheet in look.both for term in sheet.terms):
        return None
    return f"{pair.mine} scored {_more(pair, 'earlier', 'later')}{pair.than()}"

def _between_them(pair, look):
    first, second = (placed.player.number for placed in pair.why.both)
    steps = steps_between(pair.ranked.steps, first, second)
    group = next(step.group for step in steps if step.tie_break == look.tie_break)
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

def _own(template, more = "more", less = "less"):

    def phrase(pair, look):
        if pair.ranked.adds_up_players:
            return None
        reverse = REVERSED in look.tie_break.settings
        word = _more(pair, less, more) if reverse else _more(pair, more, less)
        return template.format(pair.mine, more=word) + pair.than()

    return phrase

def _of_opponents(template, more, less):
    def phrase(pair, look):
        if pair.ranked.adds_up_players:
            return None
        return template.format(pair.mine, more=_more(pair, more, less)) + pair.than(possessive=True)

    return phrase

def _other_points(pair, look):
    matches = pair.ranked.players.section.matches
    by_games = matches is not None and matches.placed_by == BY_GAME_POINTS
    points = "match points" if by_games else "game points"
    return f"{pair.mine} made {_more(pair, 'more', 'fewer')} {points}{pair.than()}"

def _lot(pair, look):
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
from xltiebreak.ranking.places import Standing, steps_between
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
    def both(self):
        return self.ahead, self.behind

    @property
    def level(self):
        return self.ahead.value == self.behind.value

    @property
    def in_rounds(self):
        return all(
            sheet.combine is SUM and sheet.terms and all(term.round for term in sheet.terms)
            for sheet in self.both
        )

    @property
    def named(self):
        reference = self.tie_break.system.reference
        return f"{self.tie_break.name} ({reference})" if reference else self.tie_break.name

    def dropped(self, show = decimal):
        drops = [term.drop for sheet in self.both for term in sheet.terms if term.drop]
        sentences = (
            f"the {drop.which} dropped: {drop.reason.shown(show)}" for drop in drops if drop.which
        )
        return "; ".join(dict.fromkeys(sentences))

    def marked(self, term):
        plain = term.instead is None and not self.tie_break.system.of_opponents
        return bool(term.words) and not plain and (term.drop is None or bool(term.drop.which))

    def notes(self, sheet, show = decimal):
        sentences = (
            f"R{term.round} {term.words.shown(show)}" for term in sheet.terms if self.marked(term)
        )
        return "; ".join(sentences)

    def cell(self, term, show = decimal):
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
    def both(self):
        return self.ahead, self.behind

    @property
    def decided_by(self):
        if self.ahead.score != self.behind.score:
            return BY_SCORE
        return next((look.tie_break.code for look in self.looks if not look.level), None)

    @property
    def question(self):
        first, second = (row.player.label for row in self.both)
        return f"Why does {first} stand before {second}?"

    def money(self, show = decimal):
        won = winnings(self.ranked)
        if won is None:
            return
        for row in self.both:
            winner = won.get(row.player.number)
            yield winner.sentence(show) if winner else f"{row.player.label} takes no prize."

    def conclusion(self, show = decimal):
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
    def _all_level(self):
        levels = len(self.looks)
        that = " that rank them" * (self.ranked.players.order.change is not None)
        return (
            "the tie-break is level" if levels == 1 else f"all {levels} tie-breaks{that} are level"
        )

    def figures(self, look, show = decimal):
        digits = look.tie_break.system.digits
        ahead, behind = (figure_of(sheet.value, digits, show) for sheet in look.both)
        if look.level:
            return "level, without a value" if look.ahead.value is None else f"level, {ahead} each"
        less = "" if look.tie_break.higher_is_better else ", where less is better"
        return f"{ahead} to {behind}{less}"

    def label(self, row):
        return f"{row.player.label} ({row.player.number}, place {row.places})"

    def of_look(self, look, show = decimal):
        listed = [f"{look.named}: {self.figures(look, show)}", look.dropped(show)]
        yield "; ".join(part for part in listed if part)
        for row, sheet in zip(self.both, look.both):
            if not look.in_rounds:
                yield f"{row.player.label}: {sheet.sentence(show)}"
            elif notes := look.notes(sheet, show):
                yield f"{MARK} {row.player.label}: {notes}"

def figure_of(value, digits, show):
    return "no value" if value is None else show(value, digits)

def _points(score, show):
    return f"{show(score, 2)} {'point' if score in (0.5, 1) else 'points'}"

def why(ranked, number, other):
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
        for step in steps_between(ranked.steps, ahead.player.number, behind.player.number)
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
from xltiebreak.ranking.places import Standing, Tie
from xltiebreak.ranking.standings import Standings, edition_of, order_of
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
    return ByScore(
        *(section, edition, (), tuple(_rows(section.players)), (), (), order),
        context_of(replace(section, scheduled_rounds=None), edition),
        "",
        findings,
        (AS_PRINTED if _have_places(section.players) else BY_SCORE_ALONE,),
    )

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

def opponents_figures(code, texts, argument):
    kind = _of_opponents(tie_break(code).system) or Figures.SCORES
    figures: list[Figure | None] = []
    for text in texts:
        try:
            figures.append(_figure(text, kind))
        except ValueError:
            raise TieBreakError(f"{text!r} in {argument} is not a {_EXPECTED[kind]}") from None
    return figures

def _of_opponents(system):
    return next((need for need in system.by_hand if need.of_opponents), None)

def _figure(text, kind):
    if kind is Figures.RATINGS:
        return rating(text).value
    if kind is Figures.PERFORMANCES:
        if not text.replace(".", "", 1).isdecimal():
            raise ValueError(text)
        return Fraction(text)
    return points(text)

def by_hand(
    code,
    *,
    opponents = (),
    results = (),
    score = None,
    rounds = None,
    boards = (),
    edition = USUAL,
    called = AS_OPTIONS,
):
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
    def kind(self):
        return _of_opponents(self.tie.system)

    def games(self):
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

    def matches(self):
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

    def _length(self, given):
        if self.rounds is not None and self.rounds < given:
            raise TieBreakError(
                f"{given} rounds of figures are more than {counted(self.rounds, 'round')}."
            )
        return max(given, self.rounds or 0)

    def refuse_what_is_missing(self):
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

    def refuse_what_is_not_taken(self):
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

    def _refuse_impossible_scores(self, length, rounds):
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
    rounds, opponents, weights
):
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

def _unplayed_match(letter):
    outcome = LETTERS.get(letter.upper())
    if outcome is None or outcome in _TWIN:
        raise TieBreakError(
            f"{letter!r} is not the points inside a match; use figures such as 2.5 or 44, or a "
            "letter where no match was played: B H U X Z F."
        )
    return outcome

def _outcome(result):
    if isinstance(result, str):
        outcome = LETTERS.get(result.upper())
        if outcome is None:
            raise TieBreakError(f"{result!r} is not a result; use 1, ½, 0 or {' '.join(LETTERS)}.")
        return outcome
    if result not in _GAMES:
        raise TieBreakError(f"{decimal(result)} is not a result; use 1, ½ or 0.")
    return _GAMES[result]

def _crosstable(outcomes, opponents):
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
from dataclasses import dataclass, replace

from xltiebreak.event.figures import Figure, counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Competition, Player, Section
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
        asked = {code: tie_break(code, self.edition.code).code.upper() for code in codes}
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
    return tuple(made)

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
    return TeamStandings(
        *(section, players.edition, summed, rows, tuple(ranking.steps)),
        tuple(sorted(unplaced, key=lambda row: -row.score)),
        *(players, competition.counting, teams, minimum, own is not None),
        tuple(tie for tie in players.tie_breaks if tie not in summed),
        competition.by,
    )

def teams_of(section):
    entries: list[Player] = []
    for competition in section.competitions:
        entries += _entries(section, competition, len(entries) + 1)
    return tuple(entries)

def _entries(section, competition, first):
    names: dict[str, str] = {}
    for player in section.players:
        if team := competition.teams.get(player.number):
            names.setdefault(team.casefold(), team)
    return [Player(number, name) for number, name in enumerate(names.values(), start=first)]

def _teams(players, competition, first):
    entries = _entries(players.section, competition, first)
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
            Words("{} {}, place {}", (row.player.number, row.player.label, row.places)),
            None if k < team.counting else rest,
        )
        for k, row in enumerate(team.players)
        for figure in [_figure_of(row, tie)]
    )

def _never(tie, tied):
    raise AssertionError(tie.code)
'''

MODULES['xltiebreak.ranking.orders'] = r'''from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.event.words import nearest, unknown
from xltiebreak.ranking.two_orders import TwoOrders, two_orders
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

def usual_order(edition, section):
    rules = edition_named(edition if edition.strip() else USUAL)
    is_roundrobin = section.is_roundrobin and section.matches is None
    return rules.roundrobin_order if is_roundrobin else rules.order

def named_order(text, *, of_teams = False):
    name = _NAMES.get(re.sub(r"[\s-]+", "", text.casefold()))
    return _OF_TEAMS.get(name, name) if name and of_teams else name

def order_named(text, *, of_teams = False, edition = ""):
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

class Step(NamedTuple):

    tie_break: TieBreak
    group: tuple[int, ...]
    parted: bool
    again: bool = False

def steps_between(steps, number, other):
    both = [step for step in steps if number in step.group and other in step.group]
    return [step for step in both if step.again] or both

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
            return self._part(tied, change.second, again=True)
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
        ranked_again = self._part(below, change.second, again=True)
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

    def _part(
        self, tied, order, *, again = False
    ):
        if len(tied) == 1 or not order:
            return [Block(tied)]
        tie_break, *others = order
        values = self.values[tie_break.code]
        if tie_break.system.in_group:
            values.update(self.among(tie_break, tied))
        level = _levels(tied, values, tie_break.higher_is_better)
        self.steps.append(Step(tie_break, tuple(tied), len(level) > 1, again))
        blocks = []
        for k, group in enumerate(level):
            parted = self._part(group, others, again=again)
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

from xltiebreak.checks import examine
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import counted, listed
from xltiebreak.event.findings import Finding, TieBreakError, stop_on_errors
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
from xltiebreak.ranking.two_orders import beyond_all
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
    def players(self):
        ...

    @abstractmethod
    def worksheet(self, number, tie):
        ...

    @abstractmethod
    def named(self, codes):
        ...

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
        edition = self.edition.code
        return [tie_break(code, edition) for code in codes] or self.tie_breaks

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
        name = self.edition.name
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
    rows = ranking.rows()
    return Standings(
        *(section, rules, order.tie_breaks, rows, tuple(ranking.steps), (), order, context, lots),
        findings,
        tuple(rules_from(section, asked)),
    )

def _refuse_place_of_nobody(section, order):
    why = order.change and beyond_all(order.change.place, len(section.players))
    if why:
        raise TieBreakError(f"section {section.name}: {why}")

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
    words = Words(f"{absence.named}: dummy with the {absence.entry}'s own score")
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
        cap, Words(f"{absence.named}: dummy with own score {{}}, capped at {whose}", (own,))
    )

# Rounds that a player chose not to play

def nothing_is_voluntary(result):
    return False

def requested_byes_and_forfeit_losses(result):
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

_CALLED: Mapping[str, tuple[str, ...]] = {
    "uschess": ("us chess", "uscf", "us", "34E", "us chess 34E", "uscf 34E", "rule 34E"),
    "wintd": ("win td",),
    "fide2009": ("uk chess challenge", "ukcc", "virtual opponent"),
    "fide2023": ("fide 2024",),
    "raw": ("face value", "at face value", "none"),
}

def edition_named(text):
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
    "The game points where match points place the teams, and the other way round.",
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
    return bare(re.sub(r"\btie[ -]?breaks?\b", " ", text.casefold()))

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
    "The opponents' scores without the lowest for a plus score, without the highest for a minus "
    "score, without both for an even score (two instead of one from 9 rounds).",
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

def named_by_program(text):
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

def _bracketed(text):
    words = [part.strip() for inside in _BRACKETED.findall(text) for part in inside.split(",")]
    codes = [part.replace("-", "/") for part in words if part.isupper()]
    return tuple(code for code in codes if _is_code(code))

def _of_family(name):
    if _OTHERS.search(name):
        return ()
    return next((codes for pattern, codes in _FAMILIES if re.search(pattern, name)), ())

def _cut(name):
    for pattern, option in _CUT:
        if match := re.search(pattern, name):
            return option.format(next(filter(None, match.groups()), ""))
    return ""

def _by_name(text):
    try:
        return (tie_break_of(text, FIDE).code,)
    except TieBreakError:
        return ()

def _is_code(code):
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
    "The sum of the running score after each round.",
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
            return self.options[option]
        letter, number = _parted(option)
        for example, text in self.options.items():
            shape, shown = _parted(example)
            if shape == letter and shown and number:
                return text.replace(shown, number)
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
        options = "".join(f" {self.system.meaning(option)}." for option in self.options)
        return f"{self.name} ({self.system.reference}): {self.system.key}{options}"

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
    "The game points where match points place the teams, and the other way round.",
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

    def sentence(self, show = decimal):
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

    def why_none(self, show = decimal):
        return "; ".join(self._idle(show) or [self.missing or "no round is complete"])

    def _added(self, counted, show):
        text = self._spelled(counted[0], show)
        for term in counted[1:]:
            negative = term.amount < 0
            spelled = self._spelled(term._replace(amount=-term.amount) if negative else term, show)
            text += f" {'−' if negative else '+'} {spelled}"
        return text

    def _spelled(self, term, show):
        place = f"R{term.round}" if term.round else ""
        if term.opponent is not None:
            place += f" v {term.opponent}"
        inside = ": ".join(part for part in (place, term.words.shown(show)) if part)
        amount = self._figure(term.amount, show)
        return f"{amount} ({inside})" if inside else amount

    def _figure(self, figure, show):
        return show(figure, self.digits).replace("-", "−")

    def _dropped(self, show):
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
from xltiebreak.tables.header import SYNONYMS, Header, header_of, header_of_scores

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
    hidden_rows: frozenset[int] = frozenset()
    hidden_columns: frozenset[int] = frozenset()
    known: bool = False
    how: tuple[str, ...] = ()
    faults: tuple[Finding, ...] = ()
    title: str = ""
    running: Mapping[int, Sequence[float | None]] = field(default_factory=dict)
    apart: Mapping[tuple[int, int], str] = field(default_factory=dict)
    dates: str = ""
    boards: Mapping[tuple[int, int], int] = field(default_factory=dict)
    only_scores: bool = False

    @cached_property
    def header(self):
        return header_of_scores(self.rows) if self.only_scores else header_of(self.rows)

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
        return max(self.header.rounds, default=0)

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

MODULES['xltiebreak.tables.player_rows'] = r'''from __future__ import annotations

import re
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
        if not title or row.cell(mark).text != title or not _is_header(row):
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

def _is_header(row):
    header = header_in(0, row)
    return bool(header.rounds) or header.lists_scores

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
    place = printed_place(columns.cell(row, "Place"))  # a column of lists of scores alone
    return Player(entry.number, name, id, *rating, team, printed_score=score, printed_place=place)

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

def printed_place(cell):
    named = _PLACE.fullmatch(cell.text) if not cell.fault else None
    return int(named[1]) if named else None

_PLACE = re.compile(
    r"[t=]?-?([1-9]\d{0,5})(?:st|nd|rd|th)?[.)=]?t?(?: ?[-\N{EN DASH}] ?\d{1,6}\.?)?",
    re.IGNORECASE,
)

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
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

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

    def __getattr__(name):
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
    def arithmetic(self):
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
    def enough(self):
        return any(column.system != SCORE for column in self.columns)

    @property
    def agrees(self):
        return not any(column.differences for column in self.columns)

def compare(ours, columns):
    places = [compare_places(ours, label, texts) for label, texts in columns.places.items()]
    return [*places, *(compare_column(ours, column) for column in columns.tie_breaks)]

def agreeing(section):
    ours = standings(section)
    compared = compare(
        ours, printed_columns(section, ours.order.tie_breaks, edition=ours.edition.code)
    )
    return frozenset(column.label for column in compared if not column.differences)

def compare_column(ours, column):
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

def _idle(column, compared):
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

def _agrees(column, number, value):
    tie_break = column.meaning.tie_break
    if value is None and tie_break is not None and tie_break.system.in_group:
        return column.figures.get(number) == 0
    return column.agrees(number, value)

def _our_figures(ours, tie_break):
    if tie_break is None:
        return [ours.context.scores.final]
    if not tie_break.system.in_group:
        return [ours.column(tie_break)]
    return [ours.column(tie_break), tie_break.column(ours.context, ours.section.crosstable.numbers)]

def _difference(ours, column, number, value):
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

def _score_sentence(ours, number):
    history = ours.context.history(number)
    terms = [f"{decimal(result.points)} (R{round})" for round, result in history]
    return f"Score {decimal(ours.context.score(number))} = {' + '.join(terms) or '0'}"

def compare_places(ours, label, texts):
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

def is_place(printed, place, last_place):
    first, last = printed
    if first == last:
        return place <= first <= last_place
    if last == 0:
        return first == place < last_place
    return (first, last) == (place, last_place)

def _place_sentence(row):
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
    label, order = (), placed_by = "", edition = ""
):
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

def ordinal_of(label):
    if len(label) > LONGEST_LABEL:
        return 0
    match = _ORDINAL.fullmatch(" ".join(label.casefold().split()))
    return int(match[1]) if match else 0

def place_of(label):
    return ordinal_of(label.partition(":")[0].strip())

def _listed(text, order):
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

def _of_matches(text, placed_by):
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

def says_no_figure(label):
    return bare(label) in _NO_FIGURES

def _loosely_named(text, family):
    meaning = _named(_REMARKS.sub(" ", text).strip(), family)
    return replace(meaning, assumed=True) if meaning else None

def _named(text, family):
    code = _codes().get(_plain(text))
    if code in (PLACE, SCORE, PRIZE):
        return Meaning(code)
    if code is None:
        code = named_exactly(text, family) or _as_code(text)
    return None if code is None else Meaning(code, tie_break(code))

def _plain(text):
    return text if "%" in text or "[" in text else bare(text)

def _as_code(text):
    code = re.sub(r"[-:/ ]+", "/", text).strip("/").upper()
    try:
        of_code(code)
    except TieBreakError:
        return None
    return code

@lru_cache(maxsize=1)
def _codes():
    return {_plain(label): code for code, labels in LABELS.items() for label in labels}

def stated_meanings(text, labels, edition = ""):
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

def stated_here(text, labels, elsewhere):
    here = {label.casefold() for label in labels}
    foreign = {label.casefold() for label in elsewhere} - here
    assignments = (part for part in re.split(r"[,;]", text))
    return ",".join(
        part for part in assignments if part.rpartition("=")[0].strip().casefold() not in foreign
    )

def _stated(code, edition):
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

def is_empty(text):
    return _EMPTY.fullmatch(text) is not None

def printed_figure(text, *, grouped = False):
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

def printed_places(text):
    match = _PLACES.fullmatch(text.strip().casefold())
    if not match:
        return None
    first = int(match[1])
    if match[2]:
        return first, int(match[2])
    shared = text.strip().casefold().startswith(("t", "=")) or text.strip().endswith("=")
    return first, 0 if shared else first

def decimals_of(column):
    return min(max((figure.decimals for figure in column), default=0), MOST_DECIMALS)

def agrees(printed, ours, decimals, *, mean):
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
    def is_mean(self):
        tie_break = self.meaning.tie_break
        return tie_break is not None and tie_break.system.combine != SUM

    @property
    def is_fine(self):
        return any(
            figure.denominator not in (1, 2, 4) or figure > _RATED
            for figure in self.figures.values()
        )

    def agrees(self, number, ours):
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
    def assumed(self):
        return tuple(column for column in self.tie_breaks if column.meaning.assumed)

def printed_columns(
    section, order, by_user = "", edition = ""
):
    placed_by = section.matches.placed_by if section.matches else ""
    codes = section.origin.codes
    return columns_of(printed_texts(section), order, placed_by, by_user, edition, codes)

def columns_of(
    texts,
    order,
    placed_by = "",
    by_user = "",
    edition = "",
    codes = MappingProxyType({}),
):
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

def printed_texts(section):
    texts: dict[str, Mapping[int, str]] = {}
    scores = {p.number: p.printed_score for p in section.players if p.printed_score is not None}
    places = {p.number: p.printed_place for p in section.players if p.printed_place is not None}
    if places and not _has(section, PLACE):
        texts[section.origin.places] = {number: str(place) for number, place in places.items()}
    if scores and not _has(section, SCORE):
        texts["Score"] = {number: str(score) for number, score in scores.items()}
    return {**texts, **section.printed}

def _has(section, system):
    meanings = (meaning_of(label) for label in section.printed)
    return any(meaning is not None and meaning.system == system for meaning in meanings)

def _column(label, meaning, texts):
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
LRx4!F+o`-Q(5)2yPgKnSAT$XR74Pe|NsC0|NsC0|NsAF0saZ}*1OE#U1P9O<}J3zZPJ%^lV>}--Qbnj8(>gu?-@L3tp=qwU}(WA
KvXre*lU|-cIGWM-g8~|*>!#Mcg9PFQ|$M1w;prOcW0XS-1&e#efNEM(ABnYt~?t66g~Ib)9Antpld)lI7I*e32S|h?NnQA?sRRt
Q7J6d5yoNw0Cs)1d%irS+pjxx;Mtm`uyvbt)j655>Cay0T<Gq`*i~I;K0^1o<uyTUTdo^xiG@;?RZ^)Pw`bpXyuSCok9~{oz^I$<
>$7anOKPy&HnTo$$GP5*b@wq{ZL){~^cw88O<I=9T?S6_?%w8|^PKJXciqmntGH_m%dEQZume;bnk#!}B`spK)pp<<0O)hQ?{}Md
+qEga`gk7Z+hRT0cYDA+0e891_HB-%VV&)@XsxnMx<~+I8@jtSgt}R}+ExHn6-20Z?!xQ4D{W0O7MP$ZRFPS-kRxW@fz+rd2|5Oq
vAWQ$0000000003KmY&%=l}yCr6Lhf0002!000000000000000001St?$4z>_tWj&!Jq-F)=@t91HSlc-tTxE4@a#4rP$@sK}S}_
uq~7*Bmk~ATvZYdfliKq1p>RhxFfH)4ElS6an8xlq}re@?XO;4y-j&`?{5+7G`O34W8Tks-o4!yZKrv8(_!x>Q_2^!-p_TRS8Bp5
?D?Ckt!&fJo0RQ?TidSo?{zaCwyQOCZ+Q26GRVWJw)kUDOnvuPN_L|WRZ<1(*Dhi~?!<WeeCYY`9<w=)vuG$ND(dp~rtkx350yxP
_SF%yBk0ziee(0Y9`jg^9-ZFw)p{k{>C3jLrCRrOcB^lvTIWW-S$6yC6>}QygGKKZbnQ*<Zgp<=JJ_RRHZ&gl-Upc)-D<mSiEg#@
x0lKB_VKOid5$u|Pp~)Hx3KEEH{H5zdBwf&I^DU=S8em60I{z=-%ou$?`_w$8P<ocowu)c)Ff%ErQYY0-QMqgj+fel9`1eGr>-vQ
Ui-aUYWLd!TFn3e05kvq00BS*$&a_&+28;M_W9*}Rsd|$d*;jQ*mM92EccpFlnPQn`)lp)%=^JWpsdu|`|cJC=ZRhhKDj|kB=)e>
08w{h`f63+YEmudXTFB}-yP7p7PipZBWkYg-)wy(`?uJTsjII|k9zjEwvwx_arMzIfp2ioe6oAi$#%kk9`5Yy?(S1gGt|D)=hNrZ
QU$w;1>L{^03EQ<0026n_dV-NW$D(;?Hz8fcw^IhZQ}5*x4n4t+--ZAdpDBa-Fcpz?QZM0M^jC++1`(57i+CMaa}8jE@OLNGoJ7k
&mad*-t1n!=IDFW?(@^@gVpV%5~*FtV5%Lv?>92oI+LpOruP=;huyy1_lo=H+r1X|I=wdT@3*z?V|49y+VaOos=d5@&bs$0z&piI
6}Ic!yPRiNura&6-uv$Fs(b6_yYBjO#61kP(0lKPJ?>vHF?*3IRjjhgvu!mh){+ADm4-`4PMw(CZr=Boo|vi4*2&f$uFe1)^MC`9
Ds}+gxF=h7`|jd<vj7%gG@p90dp^`EyWaP=yIjqaZ@Y9gtsc8UjWl(T08x>k0}xQFU<RpGDYX<SJGgLb>pkACh)P$WM=Tp@P3vZT
5&^aXx6h?QUqCTc23a8;<#(_hUl`MD06VuYovVAZHxF}p=S?Zr((}EiuD5wJpnB3k6{9T%REQ5`2c79JW{nnk=X?)BX_{GrK#h&=
V}cP=-uK(i$GhBxd)yYwHJCbA&z_tfsS!a6g+z1*&#!ynw#ae!E@SU{oEzD@2P$&kcVKz|1p=>p-uaKax@5sKzVC5Oy|b;zvf|Qn
Z~z4CPMz!y=XO!-Guv}?4zgES+iZGt2YV@)Gynh(Q~&@20qa^6dV9{>ZMT<?R3-O(C0E-|d{myu;~D@5M(-rx8Evb!JvUew-b#zM
%U-(6-DP##-CkpG?!k5nt6tpf=4?IdUYHft9ygMfJ9j&zZ+DyDdw9=xF8kUNuEhJ^-REz0e58STd2Q>wR>zIqY{szm?!4Dsa~|^?
0009QcJ{jWhoIY++2zt_sB<44iyngzrES#h3I{+Xt-8&zEmKvR+XHPD)Z4qevDw^pnU`5P?{c^&xx2NqPkYhXp;Q1BY#1r9D#n0!
yWQj<1=^@&T}-|0TNw#)umBjeX?idKcWu~eZF!u%?e6orpFRiG95w>X1Ly&u*4Qq<CvA6q?*IS?A)6kNRdi7{b)a`J02u7=Uvc-!
4K1Fptvk=RxgHz0$+v6W;<e|2EsW1f*KO*(wNsww8<c&!cKRO9*I4>)j;(4@O|?Ohma>I4cVnz$ZLrPPHeYxE0p0)}%sT?+IN3dV
<>R;8ymm+c00%|upr8OWpzYnk;E}zz8rGnXF|G^(LIo)IA9LOAXTkIVAPVkhB~YaXiqXDd-87ZGv~{XAMGXMR6+j9A6leed14!B1
RUr}&p!5M%HUQ{#DyTpjXkO^6kT;F*XWQYWKJ)Lh-~~}0`Mp!v(#e}etqXb5+kM^ly*_=fuW;+$&M%fVY&VJ6^=+Z7XIz2m?K0)L
uXCl>-l20DTL%VZeE?(?HXFLmy|A8u4GN$D0ow&o3FNg=(v{We+yb`GaqF+H-Q4W8_k47%;H}r*uSd4!2-lvT>h{-rn%-x-z2*m&
Q>VP{-qhR%T%Nh7mbUHI@{~y;sdip*YigeRbJ$wfj)^D$02NNBe9v|!zW8q_KDD3#4X_OR*6g$hJi(cDXAW}!PSslG`*qg(<|AJB
uX?(`?Lc&u+Ij#7yzgKF^2BGp1`Mj~-*)bIUe9)Y&g<7sw`y;I000^Q0Qvv}?#ErsVWxor1Ox#9AOK820GTv238swzrqYZOn1qBR
5P+DbOpK`Xr>W+NwN0tDJsKLCeyO3L0BB?ZCQ?x(noU#n8fs6`qMoDlko23<o`D{tOn?9Y0000<q=+JDf@CHpk)Vv4X)!%hX;0E>
evzbpRPslurquLDsCt0VLXi-G27rJ7K$$TB5vE2>GEC7l)KAKur|ORs1e%D50Dw&Z2+#=7BTOX2Nj($Espy)TpQ>#W+M_1^|7U`N
hxf=~^B8Mb2m_KDl9T`~Vt}&lHvh=jDgly+3Q__qNCHqO(jb&5B9w_rAQYm4arTBFsEYrLAczzQDk7)-zyTC}a)<(f$N%knOZ<S4
a-^sFF)#k^qKo8VB!B1qvHr|I^uPL6GNK9-2maGN7&OFDLWuZl{#t2OIaVY=NBNXH93l^&s1)!0B^dy~_-*LV{vN!p!o=dTYgr9y
g9ccNIgo)-)SvsyJafCfWrbbc!mXqJ#wtLPs?$_>1!0&FL{i9A?=_~-EJy#7VrHN5TG#XQ03Z)~pdPSKRH7Oe(fT~UbiX^e$FHM5
yNLdbn<1h7;J)McJMg^MfKrg6vG{85<qU(^cg@H8cE{|iZpVchf&ZWXIPOjfw*3w^)I1ixyM?x_DH~~sP`RszDNcc17OVN(K#yR6
<T{C9r~f|7!X#Fz2ctavZ?0#jS4Dq=V1;X|mwmv*kSu#mBb9lFk=k>KymxRM*`FS}-0~oxxazk0ge$!?LPU}jf`FD_&SnC+kNy1Y
!k%1vj9M(gm}Ct2v(LVZJpW4%{@z%178_a86KzDhlAyA-7~71bQomL^aU0P5@oH(1LoNqs`Qdt5`gL}x-#c2Tl=Ay(UKUcsPikvL
3^itDa|Z~bktoCxloLvvgNiJU$5n8eaANnIi_vumsQ&c)fRE1ZL*!P-IU{KZV-t4EBCd><zmq(wDv?q!R$#DI;+3PnMGYV)D$!5y
XfJ^&%i+UUtguC5fy!RXV^VF#5~?iIRU*fHgv5$HIh-z4NtJ)%pgr_F?}(PImC2}x!BI*yiWWM&f(Z$Efp1&Ae;vh*@!7~OAFMZ)
&El->-$LIglFw(SJH}#Vhl@U*7#>1+aoXnTs1~Ylrd{eXa9)YhR8G2T60Xq`kc!N;NnicFUg^f)aUy!dI>@)NlJfe+pEI*wof^Gg
UGzNK;jzy+HjCRb^>L1@C{$`@EbT!^KNK*zph3uTWWYAiRP%<ifasY!^ygJ`Ylp{`7hi*+t`|CdIQ0W=h|Jz#Uu^sFrT4^S7=zTc
3(SX#ebZigK@KZRfA>o9M{)~x$!@Zzod)H%#X0wVMfU^64!@(7-x>|A*8=u5!!Wu%xcj%4@!OC4dT2fe`xTPh3I4dNDkDu*1#|wN
@fds)v!0rl_UB*tgZcgG3R}1OyX&7ujoYssxHP<@f7m>R_m-AhWB%rrA7sv#qm5ONb0XwO@A~^FHs$8k*-Q-_22rn)E_errc?-pU
pu+k8s>gNxnlE%@zx?EUpZZV$)4UZ#K!TPwy%00^QMmv<^n_FTkRVYIk{Rsp(IoqR$_X_;{5|K)Ze@PvAi+wkLkVrh3i-dUySF0W
8J0zcW>yS^nhS+BV5??=PyLMxOjgH+9N!O%Qr~S~s~E=Nv_;`VrL5jiQ=cLDS&NFqdYoX=DCqk<=+5UQ{!OO;#&=)t#i(l&xgTNE
@mOkORULrMO*K)Q9tX*|SW6WpJ%L92mLwJL&HZ*>6Gwe6L<*39FUr6*b*&-Jq%lZ7fBde8rvqVjHME{Wlx~EX(%y26QIx?1VVCu5
z5x0TM2=Zh_WX3~Nwlgk+wF%KbePgkOHteHFXG~%t3nnFA3lH4CO;pO?`*^rrzL}YszjSwU=OMxtSIbhOV51Ph~jiCI_Y753X^}W
Hpb>snT&q^c!w5jO*X5v*nH^vyH@By`+Is{1aFRZm4Mt!IhI%iP`DwLL!e_9_OB?I5{#3^&rxL*6$@9l+Kz=idn2x-_z%hzpZ>p<
6Q26MTLaU-mcwOpcl!LiXHDbdL<#sqiw_o%panvOJg=$VoXiK?1>O~nAg~`#QN@>wHXed8y7&eYH)T&iR2)qV&v-Qot5`Ls%%2BA
Vi@Y2Q%?Tm9`?T62s~@i-v1PJqx&waPO#?VRPV#jvphU$72u)D7?8m&FK#g$w@X6v!d0&;A7VJG`0f_1a$4!%`zabnNj{xDGK1r$
A){IzyEQc?1S-Q%PW$8ti0jNt`2Ih<@1K+(Uj~{ai83-0?ozgd<Y}lSUx!0eC0Ywek0Whh+K!{Ywx}Z77;^$<>UN3Uj+$w)kws8q
q9O_+pY%hk4gGVt#cNbGb4M6e>kYbO5r{o;OheyAP+}l+O9hin667K#LJ`E$M7dD(n!9@)OW1A8u_{SHj|M?-8Fqpnz2+xgsPBG`
^x|ErV!JCAAxK44C{(>7$QT|@xTZd@3b>fF571Tu!jeHM2-`;vjz2zj<#9=~Q?4Q8rw`h!1rVBpChq)2hNl_xvb%9MVq6)Cy*wFd
{GT40*|e?m^{1f)Ml2D6sH_oStx{|JInNaQp7-<U@_2b6jg4H2rL4?}QWjE2=W)Va6UnTz{X^dOIK%eDD->fEM;NOul9Pqb9RN`L
&o4WNP2-B;9N-b2nMm7v_Va33_MoMQ5=b-EL3AWgtT#76$Z`?m7Y-Ar=ivKXTwv@c^OCS0;G*S}F$4^*sG5~deY$70v8_2UQDOt#
BPfIX^}ZIO(u$zpqx9WkfF7zZaSS_JQ%Dh2Po_r(4L}r<5Z!6VZDd{&%&A8Kpu2&?4v7wrRg#Yaf!B|xZR#S79E_yd+!cx4o3^HR
S$|<s`&tXpprRE=p`b(#&vCrp@A{5ib<^kd$~4)q{4qpU(cs4&tfouHYtj$I-Yg^-AXR`ZG996;x;8t`H$_SH-%7&6nq)ykHBlGv
`C?nZM`DMsPN*#}dL~C1_~Yk4_aa*F33hckWyTZsyvT)x7p;WjQB`$?6qQqt%k$UYfH)edL5wJvPzd6qCP;lVr1>SAY>eLKH+KPk
%@eu6r0Z_z5HGuFOz(G$kIQ}FAF%+f2ht$*D}TCK69A%-z@b%CA=O+eC-xNo$J=?Y1W_RKe*f36e&Xw8E~nCNKMYMWb86Lp;OI~>
LU{S!fzVU`6l#$As19I_OrGlTV5jkh{EX(X31te*Pw<<Mf#^X9N_R95ntgqp{um5843}E?;5M=b-t8_#t#+L8zkjOb*Wdd|^TgWf
GH0n#7J>Sim>Q17(mXp>883Af*<6wi3ce{qYOv7q!NQdxbz25Bp55)o>)+HnebY;5n0*wF6&)L@`QhwS%!E<Qo2uc^?7#Ph%DNq8
#6Zw^W;=&JGw4}wI;rBRMj}{WUDhH!27sqH1SFOZukzEYZ%PCGwO?D|cr+JCtE+|4beJSS{fo15Xs3Vhb_C;}sR%>bx(?pXV~4FM
@8ck?U6?r&Ur67#K4f|^pu4jGzNggU!Hh%6B0sx?rF@uum)T2Mt+xaG6$DvUzBRL}SxhJ&w20}<>Njx!fsWa`hv40Gx~$nC!69f~
8Gz<O%ENGejl&U63e5`g$x6@Y{hzg)vRaAO>Ve8{3XVd8g5|+PhS|NBR82^Z2Gw$0JTQh<bq4^dMix%zhj)i}hrzo$b4~6>@Znf<
2XR5jZlXn%0+9t-XngnWzae=%)#np95I?tNsnSi2yI#izp=fw^8O92ANN9=}zLpBR7--zmyir$}|IsTG=}?PzX3bS<ja8^PwG}ao
_%hA%8jMFsI$aIcqwI&rjWV(_(?_tXvnZgVDyq48JAxHhJ+%gHB-Rwh$$}qOU!BsV#`9pcWi3eKhH~7wlsjc-NnQDG=)$LlqWjx8
L!|MmJX(&?E?eEMl%66g65Dh&Ltf@#bE!V%p0Mu?=#r~92(^t9$5yYw)4odem(RWoLCZ}FB8Kqe`y}Udnq@*MD_+=LEeju3$W$f#
DKw9EL}0(U`D=|G%=4Lo-dAt7F)pg&IdtUWzV}(+4qJPSSQ!Kc%7^k=SsA@Pacb~h7Z^(oeS2vGJQ&`J!N?k&X8T;k4Ie`~!!*Tt
oz3VrqlLBI=&L(_+qYQKw;qbF`cTt-oLr<whR1JR{K+5jO|3fWeio>`cpUB4s;t=hm?dN}19Q&INab~6Bw2Q{vx++Av-~U?xQ&6X
ghB3YC<hD8rMqSfUJfud=hdZg?8gY_Mb0IC+EZgqslZ1F;dPo+ZIyBux$cK$g$BM*v<%3_-Mq7NG`61p&a)p`WO55QWw1_$mh+s?
+j#2g(&Bt+SD-biZu08&iOo77>!m=g6p??G)D1RTzCK5T_u${Zb9ofyJyCnX=8j5jIEZJ6-S*llD*}$IRaCq-@T^#N$YPdS%BY}M
DDj97Lt3scUMjcX!xXJFt>V%gGqW~!XS>o|sX<m|T*`%aXDFZ)g({<$OD{gp<=fuDdpU1`otte3J@^3A9c)2<%k^-tLuXQySP+7-
*mDvXXdpXkO>EQZpJ9<GZH5><biE(mxi^+kc4sQ3+U+t~%(TVev2f!4PVb#wmNW6Yf2OSCT2`W^C{aOBRa4k;#bXMhSHGpi1ql_A
zkp^hN7@gtdhK&eIm9NskH%cd8Z+AS9%}37MlIbWl)mm9-&40ZyE#vL{1JS&#<3rbxQGxt7&Ts8zE$oWRIW&ADzA*KEu6J%q%QaI
UKfUm;pNZM`b;d=#Jp5>2GNjoe*M^agE@l|9Fo3$JXDv&$C_L~)yL1Z+Qrvq5K-oL*9T6r^ht(8o32^k(+vUR%S2|lC{&vcrkIrj
>MYw24lCqGQb?h(p=HmNtY)Q~y;b5VU^U3W)W*ZLpmQ`%yQOc+7PJ}Q4=cJJg1aVL+b-Ld?{O}ZzGB5nYVsM)f3@u9Lu(lAVpgv6
3%Pe^wJw?-?Mt}5@!w3IYI7G&nIEpZ**U~+AJO&KXPs9o+1v8^Z2kR9^JyBcOnulg`R(>w8tt`RqSe9FZimO|aSU35a=DiBp#-Ym
&*x-SYro+;yUXrZ$Qex-i=++wj6yXP#&F_t%QP&djiFtk?)!Dl^~2M>>baATL|{0W$Z;3VntA;ueJ*Qt^bh6t;kjsSbkMFr`gbS4
v$Heq;U85VE9KWm_haI#e%;O~hf<mNxN24Nc4zd~cX{46=6-BH4Y#k5HOQ!1%G^Y<D`CR8M;aP4^VwWXwG^eQj?*yAk7>LmLrYFV
r0WpeDRvlQd%J}$9lMWjm#KYm59x=!hnFQmzRD1;?a9xHZHBl{ZwKBt+*5H7zX#wQQENq%9+g%+j2x&_Qwp?IFG@T63eyFs9EBoP
Zwteo;CAvXc=hdel1sT_SfiRda_jbyE+O*`QpS*n$X&#kqb~BurXRat#}rp%n=a9qM`gSAV+H-@@Z0a~9R}YFarfzK>_}u(;pel@
1vDd&EZ(CWP#C9`0{Uw4%u^UNmOgK4@Z2vq5=esvn*yqdS}RC{%~8b9LpG42)S)c4_4*pf4${ml38UuAjIAn6D;F<GT#S&+C}r-H
h{<{iLAuUcHQu`(2l|mWPp+`@J6(B^bcFRez07?mV)nZ8FGq<R8(j=)*YI9mAbo0kW~<CxNmgP%)+-~^WlosaA=t~uSj8nZ4o50q
lkSPteHN>v9QA#eaV&48@d`RiwCtntIR}2@Izh}DYSlsr|61Z-9qy&V-nNjb)qG`cv!x>S8s&<dsSf|4m(b4FDRGOa#kSJLdcJdn
`|_OR6czmM?VD*>w<fcwjRNn-L5t3`VQR}Q0);54K+MpyDDn_%1?z_TS<ODozUfwdl$i;gL*gr?M~oFwDo&&d8%FJ>Y8XgYZE>Qo
Gs_cPG!}KElD8`3Uu|i8R)eMyXp#b&V-;yA)Ld30j42H&UHZf{MOE`%@5TW>E4u;4>NGoF!XBg5;?2pr`A|ZG@{zT4j!-f~A2KHj
9Qd3DfXL2Wl|4l&8%Eh#DC*yCa}6~GQ4{-{+vlT1YTd!lErfx}RXB==VD(fBVxnOci#A!xT#Z&&QXEN)@96dU`OiLe;Mw>`n1_m*
iDRi;&nA1JZAVWm(r=D&b@@_$so#6YJ!?*>Sb5#nns)2*)*2uz|Gg-NB&-Wn2Zc!kO?<D^hP9(3T74xg)&ttW<BC{j_kU$I>s7~c
qB9)_IP20YRwKj<SwQo=4}qbu@kbermF)`NT$Io{th32+c3WYpLJbL`zhzE=6H+G0YMgW{h=bTgMxwSb#XyiTc8d0kw$s8GsWFDl
>q(%hi1f+deP+A7@0m|UlI@7=Y09W`A@^6zWdAhR^+QK|Pi#@K`A7p7H=?~(DNzza=yF9?AXU^<>X=Z#R%l&lR1>31Ae7ddXf=_h
^<iJW^|^VJK*bVb5A<0o3l7)@*lEmc?{;9y%?%EQ5JD9vO!i*)`AaB&?tC_%H}CcSK90B{!xiVV9(1AH!A=0R#<f>49`t}e<74(O
?qn`7KyT$g|L)?C`c!v7SpC=jU#Ncf8~5^Fg;UE?6pDpabz*+su<y=*WOR)ML+bj!Pv4BXhNW@ZNEIwrA?+GLVP_4K0RJ(^JL28Z
obz;2SNMD~&bqAs<LAy?W?jRCLa53d2X_Hn5p$oRL;es$>y?*DmJXZkirgU|e^Z2i=U?n~-E?8t5m;AsR-FmCB>!9aw@n&pgsg*S
{$Kf=?{{x4KU+02x^lnc{yX10`+t7(piUS=)sslJ(G*NI56PbV2L=|gd(L&COO2%`FiR<LELn1JE8-u|Ti)q{M}f*eKswn})VeK8
G@)BJ5B31zd;ZPgU-hR-1m<3d2!;TH0V(*dz0M{0^jf-Xnvlv)YKg*SE|2d&yZT29`N1R6PzFkS8l^#3dDTlt_%qNbF^otN&tG`X
A2#mUP*pq#U`*&^Hg%dnSvb<r+D0H*-nqf~Jmm+On6rDx^ynXLR^nQ|5Ey}>5QqO#IF=K0D^Pbg{=5F&I_AH(=|(vvVyRuQG^)l^
Lcsgy1S&XsvWOzlIB?-8ww1+^@y8sHbUI9?(q#|1EY$oL)g4ZAPN~ywYu%sYx8GwUI<!PqBV?NxqNy*}M;>-?Uu><n+BgQNO5sq~
SHF+E-|5#;TsrOz4UMwXB~wa8P-p(;N(|!f{#N;w`Q|v=GdL!WyU@Lq29zDVZpi;bi~flo@PUF5e;(hsCUGB5tOF7vD58pqDTyiy
f=QxjRw@xe5fpu#vAg<dB+*~LY_sdFXYtdUpdKrV$6wFQ#ot6<mjFR*D-VRn^1>yKYZXv2+V2o)LGSO6o?x9&gI2P*76@L733Mpy
)`A*Ab-LFL2BW4WR#8~8?a$so`#(K1w?n?~80hHJ^tqWUEule&=W)$B^-T<1hJ|cPs}9&~mOr1<O$_Tv$*Ap2CUJ)TUS50lBtD&!
5K&;NpopshPs6h%nU+XS*kTQ;0XZ`7n7({{@aXb#85^M@USI1Z1YuM11VvT~s4}pt!tSWPI$0$^lk)E|<HPx3bb~~Yv>=wIafV%7
r}FpplgAu?G0>tSj1d)y5pQDC5XfRssD4&=&)vggdK67cP4n03L^w?oH7h|=EL9Lu6h$;sOCdrH>YSd1jBs+n>Fb*JdhUSqkfxPr
f&-8;4p7uu%wf_OEy_Vm%ZQ}wqlXgsl+Etp&l6iJDO)B^RYgV&RfJfeQ56JKr4UrnB~%1eK~w=jL`76d1Wd%mN`cJ7#%2nqTy={z
Xrmp~r}tT6YNm^FGhG()1VyD-!+XN5b2K{3COp>UjE$YQOC7e7sG5vRzCFzZ#x-fo<9m;fMV-Yr29aV5WD<(dlS;NammKNH$Dmpe
xf^6cl$USpX3158pVQTg+jzd89?u+V&qpxxy}Urv1)8oCmi>QDHR<}Do!Y7{*?e&nAu2*bj>@`E8Bk@Vw53Iz+y&a8=w+y_9<qik
MVJgVX9DZ<`Y-e4dRd}>+t7~813VID!Bdcd59xgL?NGkhN}9k5s}99;P@u-8&?k1y891PKP-|I6Xf8{U1y#|W>XAhg)!_pNgN8hC
OM*P>o;5eUOF@Qjd8c1dXVq^f3wEOx4eNTrz&dGTMhrt|fQjQ~uiL!VZJXLFxF-myf7`(7ji3?lD&T0r^r;Ivx`|Y(jQ-xU2qk9E
5U!3mnz+G0N+c8|M<o<8PmxrmDIk#MSErzD_PXA=ewaYA0^z;CeVHJ3E`2*5plggC&LC>thm@5BS)f<sb=Gq$q);V6cMG-!*~mw3
mF3&ADfV#6l><Ry3J>{duriN+^Gd36>$r$$e6*wW<J-c#e@#t2pP$*OgCn`(g_o^TTjBXYqgEfE>-KEy-=_>wy)s!%Z7?P=eX{Z<
8WMy>XlNUHP9O>`<x;^xx{zroN+KqtYJ!rAP45jQ3~;+Kv{Kh4Fmq);Aa^AlF7_}`o27*r7CkRKbFJ~NU%b)1Yd@}#I-1yE_N@{R
;pktN_j^0FA`zEVvz5_7l@1*N1Qi@zyN0V^*Qk1v^mpgu;t+f!XQaj8?l6?-&>X=1ZsD+qf9GDqF;UnSQSW~YL-vyE+JU!*%CNTI
N@0GjceZafR?TRcko-$Kdux%TA=wEDtOWv64$V>|lMyi$6)*}h>s|-c-k&<NgmuX?%k917oUtAyoZBS;sLCA8d6Q^nWKEj;c;oJ2
;F@gxpKo?|Z=`p7lcAFrn&^sBP|OUThuiZoXlT={YyPSF_4iq{Hice_7{S%5bE^GZ%&8<GO#E@os>T3{+=u>u+-_)UOH~zV3R=0&
6ZHq%oyE&3``ZJT_kFXqF@SitGheOtdVkpK4CWQY3_V@ix~guSe(Q98)IaK`bC*>PllQ%*p{YU~dm%Uv{%K5p?I>=Z3K;TrL?wYh
T_Dto#OhOjf3?>)F=~WcDOvvq0TV5Fn19Xk*|$_!v!=yyD;ilZy(c9#y%;fM+HIRd5Lh%*6-i4$NleWJ1tlXvR6Mak+N?r$2SSj9
WWb$#NULDwc3f%Xl_w8#9K0pWiA-myAxCWV5~o7*yJMUk`2_Ah7YH0URB=D*rNP23H0pvE?>&wjiI*AcVO#HaSx#^q?dZ|vtg>sV
1p(<zl#1U|l@3yfbe`r8Ophccg+Xv42RPG&^Q^fQ!mi#zySeEjWz(f}P)=3#iw81k1VzXuTxAdID{f;hFlfX?Ro85_NAhS`Z~A(g
adox_IDK7lR#VN&$R$`|V2<wD{eAn6y9xGc9>l$h3UjNWrt5f>66xSF3ni_kKaF*f5sKD2N`{pXo2qa>x)v#Y0Ae5l-XHtn_cDaO
nAW(6s9aC$4uWhy>$%m;<zMsfUQ)wlo5h?8!&*0!LME)xVEQ5I-E*JqbM!;EBNZi9zx9_bH+7EFkss{2a4YDKl;n8`FNbr{2(Jzp
fQs4t-@yJHNOKM$QFBoQ=q(P{@TZp}t0Lv!y}|Jz4vd>+)`JmUx1_z%LW!tW@PM55=iS)uq@uw6u1Du~cwd)ilPQi$F6C9uX#oY0
vj1}@T0UP>oa~yk_(g$1Yw^8ren4KVC?uM6w96l)-p`U}dq0mVjij4wA%{7k#Bow%IXIKSa4<1JO!_Y`%U_3A8{HcGg(q<j=M*$d
kTJ5=NIH!MK#`+bU&7dsX1T(oP=7s!0gP;_i+kPBrklmiv`Gkq1>pwciz}vM_JfWc6vSC_$8!~;To^KHHD(A+M@>{7DD}fKM%!+8
VQU!jl4&Dc7;rI7X4F(sX6+HVCdNQgZGci_G{saVz=*X0O*In;qB9bVn%v$Mrq+sUH-TxT)_jNSghgr}iG74erFeUmMaXa>MGBOy
eUy-LqP-$`iLJR2+@Q|#2Rl4EYeb67!~nzxK_ZSJ(F1l`zi+x&Xni>yJ<?cf^D;Z=Iq16ne$6ljw+9%m7W1ocIccVzU1?}zo}293
Kv}1L+;OFCPBFKng(HNhXW-LsT!*GP=Ru_J(i=#)a#i0U_1g8~F4J4_#{vbkvC-*SxxAVd3U%Fa4=-?fwAD4*Seq?YG;JYdS62(c
L)&e!rD#-7qs0GT$LOipD-q`o^09PjnH3{a+{DUUq!;d-<=p(@%JQ<Nc<#q2hw!W~DlWsTD8x*f8nyE7v@#<P#JgCo?ZO;KJT4a;
fK%?^MSBo#wf!l)j}Rc{u%=xO$~z*W?zZ4|<RFB+={vgYxKV7>8@st5p1U3H4<_)g?;aU?PjFa6*3-GI8OS=MQ+ed>?#@JWgyfbZ
l6Uy}Jf0A^iOJJP=h*K9ZIqL`AFcH#;Ga8=N+(&`9kL{@2RK9>&$uV?-!r*2LF5S&qT&IhbcJ4U$$?T5$A=8wNn<(7mrftlXm=n&
NPeTgAolY)`}3RK$SywC@|1kZoR)ThJ1dy8%uZ1Mmh*-3c~|d_LC-640Cd6R@{c=cLQ!2ORPqpPBPtMSxd@0&gjQldoxd^C%lv<r
*{|p|`=~mf3>iq3=zr<9r#$^B_!|#Bw#l#f{CsAl?I9BtEj1*>)D#u-53u(8t});7S%EL$t0+j!Xi5gMe+wDE-I*|7hEaH?>`MN5
nA=vmME>jLJpXOrUf&&>p5IRHlXk9u@>V3U%K6j8yGGpV%svU>@_XhFnd{an;l(kvqdn|X{IU_!7{nvfdY2&?6)>zVY70^|)Ah1{
Q$R0PsA*Ir>dlqN^SSMBo^=7@rejP(8N2T-T^Qn3_n!K*o-U5;1=>cD-nkR#Y#RLgnd^1}zIk_8j#JFj3vIk=l-qO0F=JOB1v1*j
DP?k5Z_b8IC8CF>j`fmbd-my&@O;T6ok=9x9Hiw9wGB1nEc4t7jz8Ap!W%`z#Y(OT)2$6&m|ryEcXWuX-d@;gF)D4+Y1M2~maCSE
W2aiyW80=FIaCViDy2+o2XemFZ8=K)IOoOQ#V93J9wM@J?Jtz6w})c|DlDCILt8xIz10J1&7~Q<oMm`K7;T1eLuhT=jx!WM+rtVo
YR;c2f~KAn8HlDU)u!3QI8L3pyQOsVZrYq6k6B8h7|N0#j_!_m1ZOqM@*UCKOXbsy+8iOmWM(+kR%x18DlciF;gd-yqfy4448;}A
7s9x&Dae>Icx0*48%=KQPOmSX;Yq(2!eGI6_m{oq2%;RNVv2KyvT~DS%6GNHTeRBNx;Jq#m|9n))I+CPT2bz<JUeE%wO%;2mewo3
7s7VV5^89rZ=LKK#B5|jI_gUqTDw}U6^pSbnsG6m3|fjzXL(evH8YDQ(s|SPhwIVdEQ>sW$h^<oX9Y+abj(GHD2z5dIPIfQ!Nl67
wuw@V=_WighiEKN(<*SvuS~B^)hjbp#%VS^=<6mjZBsR7%2k~?g&p2lW7>3_iN`f(Y{BbIdZ^o18iAymXAZY>yA3?2E+-1@E@o9{
2viSf!^(8%PS{Z@bk=x+81S1$G9shm)mKJS5oTdUFtuQ^rX`5mUb4+5m&Ns2uj_q9!Sz$)kvQ6pJ^KccQVAIzbXOkTDhSeRqp+@u
)pT}kJEKf2oR5tN7bTM`yRdtefI^!kVgois;>$|dvs*lUujtWDu(xobR<NSZZao}mb*9KCGRa(1o5fZXy4M#uGC-u+Uqs!KiYX?B
5WrNT<YNukz)uZxrg`51GDGaOxDTk-3YsiE8T7FjS~{YB$ZP-e4CAHslp!lpbr0Wtcc-oGBco34*Vb9WtoDmn<gZ28uFFXfe`?}F
M`q}!4@!8yer)adILcjLC6so}#D3ql)lhwVbZQCCW#R!g3{)Z7B8puo6DtRop@l^Ukt^c%LzVA3NKd=H^x1r54@X!H;&iGnhhUz;
Ri3peJ&MoKg3BXFQmEj$B)YP)F%VFa#Bw7JQ;RZhX(=fjTqFRVZ`)c1!94sAzWm-D#$KfdKa10u6v<E0!hOG#vtKn10;{UdqfByY
S|aaB*Re((k_E7tm;WH2O{w|st0_L2kn8VlH}upRM{0%qhTHy1#NLHwJil7)b1-<HsNDWO?(Q5XDgfQBYwoVfHQwvB;}84FjxSr#
7Sa6?chcdgqM-3)ey;$(W4jcwQn07=J4%lh=3gAEh^gQm&hVrN{ZOnmXbh?pf_{INe%r_-@T%l~tI9t{4bA?qL*#?^jIuE54ZJzr
Q-l)vd+>~Owm1w=j#rUAv~%4UEFXVEtOSOmU=ZKcUrVr^C@TJ)INE=g7KN+{DXx#(*N)g2*rV;);hkQ(t#b<h3N1T)cf4>_YA>R(
$ccn?h6~>bqsD+!fD$h?FK?Teb_R+<ivH+wOhDtdvHg*XuEb6a)NN>p?}V>O_=`Nl+8{hfb|Z{(n-QpjshlruZ`iMl(1Nh4cF<0Q
EpXpFKAe@V1=wnPAKk-C)|0Df9alt$%<-j7&Dxc9;LXn}psM;>amI9Y5DBZRuc@OEhZc{Upq4rxUEdv+5=HwQM^Gg%T0`wZymX4Z
Q5J|+9P)67-57t$s?)0|EPY2VZV8P{48OymfdxzXzAqLgM-LU}6+<=Es{mWp`KpdYQL)#jt|A751o&vrodY-qcJctb3jnwA`C-#|
IpMksGPJ-Nxa#lQdRuFeMjU>AoHVgPIaBeSA0;y&dUT^BZz&T1&(=D(KYJkLh=_=__Wc6O1Ia_<>JaBz^|A{yyZbFti3s5Oscy7@
r8(%(tRYA`O1u~g^*e_UQ5F%{^4P4ntt3enEWttMCOl}t)rp~mySovItZqRU1cM!u6<$ItW(wF)<ONd9?zb~*3e-jsN*JXcD;tn|
cNGqZd#A>8hx(e%m@v_+RKd4j9<bP*mcdJL{`VG%29AM?xKOGB+e?M($;Tjhaj@m2D}-ietn&@yZ-*}`|1=)ZRx9H!3_5=&<I~-F
y`1^*H=L`>%b;{H$e=7aw{-&0m<^IN`!qzU6v73M7_c?qgNwTp*tKftZ)N2+6%gj}YE}gE;YC>7J37&t3%5H6K;S75KuEl4i^-g&
Tw(QCz%;JnwVE=3guNE{fftHpYE_D#4V<1M2|bgKrJD0$cldi<LGe#>=$AAK0z^ceH`MRr-8hXw@7zjL*S0fY=tNjm3o$|+Q5|G<
eo{~P(_1a*t8{gM>Rla>`r5g5YCJaWEP7(}s;e*Y?*B^s0}^Orplqm6s*<=Wst9w87mL>7ggmn+v`TKt;IvicQ$K?#*1ueo{PNNz
?%r+>c1?>C-TZeM1RG5VsVr>9R5gn#J3$Z9ZGIXwk1Mt;f&fz2&3DAblTQ0;4gO#5rC>__Q%i)rehRD!MrPt>)*a!iMVd`G3LsEW
Ua>*+3shE=lvDzw0vLZ*HC0!Oic`6_Wkip^(#VWGsr!@XUZFz^nxQcPN#j^)P~7_TcLNxTaqnOp4GJab;+MD@#e17Cq=v~0TN8~H
v($ySbZ{0diiH?|ReQ}B!t%$`>g^)M;)=h!SurnoclV~lV^4WWSs}u-6sn0|(+vSN^!nXg`3*BUDy?n1wOw1)mu(XyH6jPE(Z$6T
J9Ibdo4TWe68B>h7Rb*GwOy#5xYLyd8P}Dr5%Q1#f=U6&=SBW7H-r|QuDb2YCQvB^IVNp|dn}TBD$ECxu@){$5=S~d^H=9REz$#0
9SpV4*xK4xKc3per8H!a=xyAFC$u;c$n3|ssVh6kwu{s#0<E}#X1PgV_+!3-=1(+G@CAsA3j`5LyVr$*5Y9mg!AVOO>-QbgBHITe
a)i}NrDs(ycfrA`<;Z3^94@d!3=sh!iwG;FXQj|uDy8Qg+G#_|+J}$DK;~T=RsOlVt&OBZP@t_73eZAIg{z{_fFztC#*3{}HZ<wY
CR$Wl`I$&lY3*oeHAX6f0Q8zwt@}as0{iWlkaU966f@<#S^ev{Z0LtK^!3ml=B#{{jH7$=>w408x0jzD_sdzCdRugW+8MsX52Jhe
WY^>JocixiJK=qM>*r6VeUMS5rZ)YZ0N-ft*5a>x?7F|?sliz|uFm~;3_YN|<OC!JQl;ePwFAC01Y(g#b3&SSHQ#%qprEnqy>X(h
y+D$3A4L5<);~PvdGEyxNiJlS`;~j2Nz7X%{LiVRN{8Qq6Vg&S-B_sMfC!4BtdK=iA59VX&=qf4;qL}>yvB12Y}LC+Pr)HO?3IEd
cB+At*y#$Fms&qgyu2g1mqdQ|^;gG@!Emn*G=VDp5fxULd9DO4SD!C^@XM}UGKv1{NW^iX0p!?a{M|gd>p9dIxqw7c?8>9_omycI
lr=<q!m6mExTga)SN<kS1bUVWSIY$lt2Z79GUij3mj$pkdAdL%FD;V8rBfuaTBLwtl-P)b8IB)V)ucPX<)nzQxT{npgv_YOS1$>2
zJXmfNJL>(3)ZG2*RR~Ni!VOJlaeSTh)f_@qfmx|JCjuYf#1c$HA>T!_wPG}*==&7$+U_T0SQDU2d`nyY%i~3WO<fN##9*U#A5yR
4^c6}7y(Qz77?9vn|jKJOW6@o0XmQcu!RQ&cHxuk+&B;8fyKmk;V<;(+8r}1s;|+K^R=SJNq<nZd-xoz=4ea%<%gdrUK{pjmg=g%
aa0EjT`qc)*FK^AXLOEUoyYU^(6i`Aq&T)$Eb`mPblGjBy<mtcnmFykf21W44D`<|O^$lQ2yvV7>@l-Y&l=e6IV92QB(R8>VlV{)
F(D0mx1IZQFDD-@H*SYy-v?puMD-;cX828By`bEXdkqq*;xZJ_{I*f50F=qDQKa)BzC2N@qumEJJhgJ<Z3x6$Mh@yb=}Do7qxPAf
#|K(Fw0Ubir!ACM;zNdIYKQo);B4D2h(>fOCr_`$>Z;rSK!5t3MPC1>oH(=}rxgBef&HK3e!~4>0dzin_+(iTLZ`%l%s?QGyF9yO
YSvGO)1j|qCtj<D^7)RB16^|hvR(X@_@5&om0nAI1@?D~P>OoE3u)+41*)U=5t9$zf5D&iD9CSH53%h0HHm}LmDR-YUNfj;LbAkP
*)!dnKTWTT53^nV@4ABZR9#xCwBlt3m}oSuU%xgKveQVZH8fGP(J1HM4IGUs)8Df?Q}3-KmZQh-c()e)d>17o5&0EJD8iX9-lJ#{
yzqs&v=tN!MPNy8JiQ!xbEwyAUENnfe&?D%Xg+KCJcWkodMTYew9`B|?aPfZs^2&a;tv<+v<7WO0}otHf5J5BSP#!pXSA_89u;$@
^sI0CnOS&d#wa<g(p8r+#i(9<ovh&1uO0BOk|}J4sMZhZbf^~N;;p4;94Hz(W{*Onrm9GY^|*b_4|nDEJGE9eST!xnSfNMlYIi|k
rJ}B-0+$YJ4x#x|n54m}QD1&K3%`8>ScNv#oN`wzk?mfbBK*qlzA6>_GnnHO0aVy>^E`Q8E0yJG;S|tTl>HLs`dZbPnzad0Yvb74
(wsZ`W{KIE^e$q|RE^cT7jEa#o(bSnhfesR6F{uKoVl>ed|0GdfsPo8(v)H#IlPV5lp@v5RFVlIb!KIsV5YbgH7Gns(4%jk=O~tM
oTEX7)X$@pHb5$zZa(RBY?TR;K9P~LyTBz&MqTPJ^(&@^xB1KHE&1p&Sa)@!-~Mj$9r6b!(+<$fW%7O+%|#L&HZrLJq94wFjJgg7
-GQ&JmK^+tprGObU1w5uFgmSm?b^j!oT2{ie{NdklVDL<B`H9KDw^qd@aLmvJFh~c>;pt}fTED^Hh(jgdggdG*7A2bc6XrKhaJSI
x!n5c*WDZvD*@I&eD$pe*VDa%0o+?&9f~Vb+No@5oa0*PRbkZ}1%jbgs-r%4p5TUz0@xZ&nr7rbufmPbX33`wyQCdyRfw~iXv{P6
$+ij_(v%VCWYS{3{#ou_pI-C5+sRa_p55N)@S-B-VPOvVHt#x5o82Mr&vv-G=Qk6{a^DedvL`%!-Z)>5`_eqY5j5P^>k>6ntxX{e
NxgLOTByXt+GwaMn`xaZyv@wPAd&(Jipgc(?;Mw&I<9@W-X7Nno@=+LicLw$|3<j(poE33rASEL)>(NfAs29!E}R6~VPi=Vq6bdp
3a>5~Q3nVpccCtxPOF5x`-}Gfe*FHp^NeUJD2~@>j{57`9$Rw(H6Bg22Arh<1}XueHrKvli0l#;-1u}LN000F=RfP{ymdSZA(Zi(
^X2&xaVF9KcUdx)XS?HxrBUshzAD7LHIQQc@Zu_X&d$+l2MlCM76yZJ2q^6=7J?~~ipZ!whe2yq7sgVBDv%3N?RZAupW$&rLxWbg
+a64%*2n=Xghd$Y)0BKFnB~m^mahqTU3&A>GP=Bzfs4U%;)R7?p;GIPxvIzgf6FGecm2m7LhX}XM4ua{``!B4PBrN<_uQYqd*rMZ
LG{s*6H$FvXnbsf_(pZTe=g2H;%{G!>xtx@>!Z|ut&wrbktGux9HyoyD<{}<Py2R{?V&13HY(_Y^D3a^cRVLd=&;VOtq^g~2?KF3
jz<}!St}Lmg~TRB$clw_5~0a+8&XdzV&jT&0D?&bq0Xf<77KWYEux|r(U;rdH4~Kl7K7lIPYI|y`@ge}PxkG<1-<?_(S48hL`ZKa
@Z->o9*Q?s{G6IF4_Y@v0>3f(C3k}iiiA{9N9iu_-o&URek6LyMSf{ukG&f){=Utr>x(jNEM6bR+7dqa({!V0O32su;W1yv*0N#Q
3E1&bja=2Sp?p>MK|iH=1bNhp^=`aLuTbFMl~7m^N*_D(ryRYXU{viJwvwc&QVGeV$}}0Yycmo9+#<-e)xCgPrR_nYxv;iM{&O74
gIMv^%{jlw-QKv%pP&BvZb|X=>skgXMzkB%5O)UW(0(lz-v99}v#r7G^({uH@nvvGlE-o!@>1)|w<KN@6YZ%`Ol0=Wt5cs~%qme-
5_=<dF4{wMU(aT2^pd3w8l{T)EBXuDNbio@e)GuAOx<L@cru;1)q}!`E(px}m^lzRC}KE%L-b&Ku1dxh(TUjL&vZPyVbT4y-zTlk
T4TI)TBx(fc7!yKnE!>drAOg?VB_B<;jlHckoaAcc8IAiq!$JyS5+21yoEi=GC;Su$Lb;QvdEz5vP)q^u|9I6z`_xs)Tv~$g(mO^
YpHSwhG5Kbs^2|n`Ax-0qX_ob%jByzv^uE+DWPN!gx9?FywX-#%#xwmS-mUv!<0=uT--Ps`7T-+RhkEeSG0}DETVx^qbaE#o86`i
ogTa<Dl@CO)utR;&w-{bBd)UTixEvoYqWB_r65+N_Z_yS1P$M2MJ@5IM$p8F3JS0IzIM)feIn8KMaTF0r)sSqEweukYB`%3a-}M5
=W$z4`%lbiVr@RZiNkx%*Ul+XOfk`vP@FEM75%$#EYmqW{T&T3>BhBVyE4^bl;3t2qcYmfB}$do-EO93XDpzLxnF6mJ$<fc#&x%!
Nc}7{=v9ner$$d?!W1L7+M&*bdE?o`Kc`9%IgqNVs;cX*(3?t~WN2M|A|#=A1^N#&%>8p!jHh>ZORP#Am4qNu!gqn{fx8Q^(5n$c
-qqbkbt}hS*U}c?<TCX+EO_7ShTS^+qY?SuB$u9RzZd+T!Af)<(3=}G1NA5m4r2|jRFI70wN-?MPp1S^>#{Ctn7OMY-O|_cP^lqK
sb^*i9g@uu;DvGc_#oSQJLH-MzV7KTLJ1^i7LbO1ABB0IJM^|=albqIP6$g$)c{J=<w4nlu`kouNnP9nY#<4F_1zfkGb;yq_3weZ
!SBNYH(B#vmVijBRbD^dmzCz4K9x?}4!mn6{bd(}Ax;^MvP2>D-jiuJ(b*t_2-z<XE>qB7KWkQEwgjTpfD3oQM>Q%M^61V^o$2-F
*~L}7S7XPo3N?7$O^)soJ`@x&k7{YJK^RbLQ+1bCH{G((b>|Kr&uZ(X^x5|Bl~cw>xk&o+Jr4S}4UHY&c6NR|*Wp!IibyN9+!&Q3
#A3P+Ft|up51o0?^VBDlx>ORxj+jCpN<MY1zI{l(UB6_CBo-f(K!l-G*aK@+-ko90LDDrDX|x?>npg$GBBBI@s}(w{k{NEHl#%7z
l>}ItEkOV)t9irf{vYLG;q$_4_`v)3P(~I38?_+s9&qGys`2RmtCIyjV=4!Co$wm>pFxpowGB${|IlZ)SF5D$@Q*y<iO9~>->LgM
<fqAv!9uN>j1X0IYx!>4V2XwGGrQMZ<2qoJWj=Zm<jN9gdjzSWtzFP@>B{zJldg08Tx?BP4n0RpLY@pN9c9sI5W@Si2v=8}LQ7Yg
aKp~8E2Er0dFJsJoojbehwC!#KD8;0(czJ1O#?|Z$(APG^8Xa#W2=h{(reXK598)UUr22m+nHk(E7|MO`j;Fj-Mrd+EaV4!X<$%j
1O*5WsX!3pS>Dl6&XZIEr6TlQEm*H%L{Zv7uB~3?cY=fv(zV5@2JSp6_0%U9EIg0DZHuOPmws+6m4|a=;xo%RMkunC_S4JJ06AZK
FYuUgxeyz2VVpe;jotXTa`SdleGgBO?j|7KF#ZgZ#Z0kfQiO=dbbN+LGz49`d$(;&$TU6L50Ko5iVyTE#8r(aY|(i+9D;z0+ttzY
)}Q!yK7DBA%Tex>`%``Yq%x5_n6KxO(eL!XXi!Yxv!?j2?juvN*7Rs0sM4zqpqw>J6AJ*-8rdYK43KQ<$WE(p=%K+EnzzshiU&U4
P{ju27hC|$tG=If2Rf)Z?zL_AR+Rvez}QHL%9n>c3X~p49u{ozaWU}ro7Lav-#SHWQu9UIKQ|L=^tIRO?vJGHY<e!y`}{Jv&MAbB
O&9OC7sav^fc%<45t*+KeG^?)aHBdkvHF^ruS)99I2EvRuC&XzEn*a*D6>)@$fRA)j>hn%2R~4OVu=T$stv-_9khXi35A#7pxmgu
M2GHrvz<cy%mSE!;hctfUP<nH8vfrc_&nJ~E~URaIS1ufD60=j*YN$nU%`h3#oXxpY~vo9*0>>Y#I2m5Rf41~7@fUO^pun~slT6O
IT!^b)3+g|6O#=6`1<|5?j0d2#zfs8bz<Z1Y7@rAmMQ&}S1jTQbzvnlMHF}ojyA;+M*q30god))*GznoI>l2z62BUE8mIdG%a_$Q
>IsNr8Y`#$`Qd$z?P%{xe79J4Cd8Q)i-mW!AE`VzRu}rS@z#HeuRRwKwEA7j4{9MHHuc%BOn;S-Y(meVw#Qz%(l=^N3aI8lH(l?k
+&WMZQjmorF4GEy+U;mxj3&e5zkDb=kUeD+$8nYex)hXP9+0}XGp$4Gpe~qQk{|l8o*5^UQo(`JpWa&;*ANas$vueR9f8oD4Ua)K
Y0{Z0?hQ$xWq|$B!=&jZ66$VLJVK2xP*;N}I+M(pv7T_J_U;vfJMW&PH51QLU@p&6lSG1~>5^onJe?L~^MG7q>`He7B@VmU#^S)*
BpDAp<>qFRapVIe{$g|0D<qwvgC!VrN~JnrLs>RpYi(esx;v+%bK@J=`HHVh@6G7`SyaxRCV@5}0}@ZYlaClzNWim<)223=t^!RB
4b=|p*;S&VDhVH|$6C0G)mE3<%k<1DbjWL|NvFOkIAkHD)>pg9+Eaqv33#UjewOwn25rIUL1dcg_VKR%tV!V>#G1uu7*$7ed*fyl
QlnH=P&B&<e&%MD=)AcPQ)x;N)+u7ni@at6zSnx1h(d))P)JZ^l-8hNj(urW4YIxyYn`iycP<N>_gfO>;hWZGBr>rB2aRSppjG#*
uyCOxmKnv>7g{xZI8(U9$yU`ypoM5nCm>oW!jQm`ODmw4zslRXU2+ztW%z?Au@|M6U^+#p#>S39g6jq1UWz7^_K%SI+PPIj(QB@B
K-hXdZ<k_4w>8sj>35P314jw0jWzZBA**6(N=0t?iicILO0x`EOE?#P92x`)>cXo26<3z88u9)UG;!(tT9*KU+fl%@FOT5Ea{O#7
Q2>Q*tQDYjel<ub1j#L(`#lz_OduJeRV)Wysw5PI8x-q+9E8Phfz}w4nl;(heUFaR0cxn8vYf1EHZV=*$Vx9O=CFWC6ge*hF+fTn
g-~sY$Wio*Cq;S+`}G%?kiV<!+E?}7d|>+ZlkK8m_Jo~`GuyM7+k0MmAALRdEadlr%05+>7U4kcbkgh&n4q~8VNwJUp+z~BwNVsG
t5GCKVHr0MHEjk4wh%3Z9hF6-SRk!hQ72S1Ar7RXgdmDbKw+B7jD`cFB`s=go#=-iy3Sa5H%w6lbwkT7x_vX{$`i{Clo0{fa?F2V
#yWU>JqVwgM}`bu3ChD*tS4>S%tJx!uRNS*Ik$H+aik0^O^#ar%Ra*BRhC~p)_F#Yu+DKDL(RKXeo$hXr5>^4cp11dt5sVT9Ux08
h=t%z`BtB0dBuxURLc%;i;7_)6i9S#bwKO`t&}xF>k?t)PYN(vEfI)!aDyj-5n}Q>KO&c<CBUIXVB;6wqIDt;l{>FXHATi<1^U<1
YZ}(rT3Q*R;0<8LxV5v(7;{<3*JqXtDcC+pZ#wQf_|{U2XS3g#)zFDY=yR#+!-XDx{p*=hZ@3X#$wlRaAb!<Bfyk-su+;YBn}see
wJ476g+rbPKQbhu=|;jL6RIH{I(qji^HS$JnGG=9+zVjNK1rQNr+l)cPs=dqf%iSoQgD^|c;IJSJ5`;>=d;Y^i1FhNq?wr<YWeJj
DlGpxUGFVwGZAD^hA<ML$Bsl2!G4xYRtP^u4*bmzn+o=l`M0$w4~RN!tixpcU+ru?`zCjX3xBhPFN{$!*cCV6&Bzg@ej=6MewnDy
&^(Pn1)7eFy%2yfqkEgEw-6{ir<zKP1fXtdm3$$MUo4>F7z${z${f_9M!lI3Qt}8&sJp%%&}dZ@f(am;^o-T?y9i{cDl?mkh!#+(
*=UFa3(HE8f%DY$HTiY^ogY_LD395ASXu6nH{0gT4!H`zSAz_PH!*ePYPyp|Ge=~wdoqNM6qm#$y)3#1*PRif>+E&b9#v{qdqd;+
dRC4)+-Ufv9fqi7%L`rHph3gd8sv0Z69NM%01XHOj%>-2f~??h=cK6d<Ia{O8W6RO;v&4e{NJrsGIr0Dd#Svu*t|H%&1!<D>*0I&
44QK3I{<Enq^nqQ<%a}lHonJiA;&=U&@%)FM&L`Tf=LHu8UV^iuT5!XqUuX@wVY2=O2+dAyUWeVx<idvuazDs9PZ-g7i8r#4qP^C
LK?Pyx3(yzmHll*BtHBHzrD&Z7AobPgI}}TN+TTf^<l2GvRZqAH!w%!SoR2t6!p-B%0(6mo09GOD?wic$@b+D7ebiP?H`ZduguPN
f5Ld8_O_Ko%jzy%rs!r2G1L`OW4=)UM?i=p;V>Ahs9!NlqkKCHRQEMkPY4Suk<Zo+3a@6Ue<=IcMsi61yVPHcJiQ*RzV-LJ(M3xN
mkyA1Y+|LLk>rbd*?@zZi+9}w8j|}yuY%^{8HTC3t8)qSn-9Hx-t@6eyFGWC<JYru{k+_>ZI^FSN^>lggoys`OfF=wCLQSFf+mD8
)Y^j$S{gGpmwQ(Nrp*=X>z{jjp`BtF0sWPKT*@RAr%>(L68pR^<}CuqW(Zzvz~#i%*g&qYFf7TRFerJ<SR-4v*6&RGug&S-=P$gS
J6{_TNJ+M-P~9?>H(zB&9y=!&93}f;)cSZE*8Q)qoz|e!rK%Xrg^<oe>dc#L*L5_ej>A|QGO-2K=Ik7bo>Qw?v|&0OUDy$7Nf@f$
tCF1{S*f!#7sCuZ0ydRx6>{s#MuJ=mXrYKJdl!P49Rjtiy!y8~CuE-{K)o6@GgM=y(8EbymoGWF(gq{br(|=l#&E*Kr`FS+rZ>{?
lR2?n9_?E_w^ba~&?t;^(nQ-p!z|=7fmNqz@^HRq;lk_k^Z9PEbR|mZx@o>?UFiunt^YiB*km}fHeNa{R)}fDsix#ET3)4{Jlkyt
^FW^?70C)~iLFCf`R{o0{dDJ+*4*Ax!_wta7#fCVh3h(#Ak<xOGFXQops!Y?)vfV_#I$smP5L{>{MT{G)8p-YE7?We?ovTT;I+EF
R@~LeDCSBDCX~c2DM;0>@1`F}>oIbZlzo8c7u@YUd`a!hOB~2yGcIJrC%Ks>{D<pRT=Saz+4s6<+un4{6-vsWQY#ASts{C4Tn578
<#+8*(_2%}QneKvfWUj6NtZz!g94opBa5;*a7;7DAuxoBVj()t2ROMx{TQwj5{zWlch_Hm_*b5Pm!rZAogaJr(>xtBB6nt!*pV>=
xI-6#-_V>0UX2K$rXL2SGQoF})>}%8ye#`_U=s(EoG?X$5$DjJImTw1xPyg>l{jTIjSX=YM4+Y&nO)?X-Q&BFck>}6P!a)zwJs+~
0r06%uxgmYF~kqbY;u=MUkQYvtM5Xth#m?r$Db~*bd89ionM{!)O2oV5qP$>lyg|<R_Yl0K&e3isxrW;#e$Y`xj^!Ho_o;u(Bu?6
^kBsKiL7-_JSF$qlO9rfc}|X#&~M`HK0<#os3S8T4ynghb#(!Kv)Z#7`{*scHx4P;xgv|pP8~LuZ{f_!c_kG=LaqQ9s)5A|oW1NF
b(lcN>CV)Al1b2qS(4IowC57v`-o|_k&<05G1?j%h<$Dn#ru>|q6<;tKTPkdq_tn=j}al>*ODbLM_qR_67l!%voF>*?1(Nih>NDg
F4S+lW>d45R~B2#%H5p4y5u@a8FF6>aiN*%?+VCabBPPAI_sTQt9Q*Ws^Y%$my-MGZuYz93%Dv{?lnU6pA+e`zUiedG|OO2jEX?M
K~)sak)+s=%9B+l(3X%W$>bQs42_n0%dv?w;2_k5m3)$`E*Fa;+7t*Ea(WbYuuy?0{FCyZEG9Er`bp5T4Luq|h1+`LZlY6V;j&!;
B?&O95Q0)@>O_htA*2LAN?)wVtWD6CxGo1ixsf_m^}NcE{k{3^oWAM((RIx7$>t15L>c?V2-l|}^heVyLvz*XY`g33t6+LX_n+IN
@xFjPB&=Ab9_XzxN~YLb3Z+YL`@DH^(qu|#i5RE|s6v#I87`I-8tLfv?l<FNFfLdvizynH7c?yL5=u=KCK0S-RW<2WNoVY~>fa?@
D|?BB^@-gdrIwzj_R3Wxl2nOnUho46MOJ1ou)_Xu#XRb27ZP@BQ<gdJIDBhMo3dVu5g!AJ8U``tyor6hn}4y{)?XW<6mbo4D*m&9
=ybYG>32;U?vhnUd+y#ktQ75(<$L}$qQ5h#!`)%JQ-XnB`)orSs)e9#^OZnAQ2r8BHU$)_if0PbE-4cwa_4iM6em_24I(KbI44xA
`F|Js=K^mi`Gd3Pp90Y-waA9h&`Snbtq$M9)x)y;dvq%5mYZ@C9oh4T8i^u=xS{6mfiC*E!2#@nZA%h`m<NS^r!yd=Ey_nMW`YQu
RmE*9Diy$;8MV=D2}C7gA<Css-+IGM9}GVx6T>&V_d<vRm0T4;xm%XI$2I6W(~mx*iz=_PR~+q{MTZ1(6b!PJD(4a`k|p2>Zao%y
)jKbFu}fVMRSDy41&bnIeHi(>m=77kZS>9wnY<e;cAtOQ$g`wX6<UeH4z|dHRemMmqiC<CLjroiR-%vrOkG@G(6xiXD9uy@WDvr3
?AdRn$@pbz*2+h%X>Zcl7#PeLl0v*OdU2Y^R%@%WC3aCqiqPs@qvrU;slq5kZ{Mst3h@1<4nB^A{*ykvvi=*xm2_d{!>`c5;5>79
5V>xdJqMak;pFq*FxY~yQ944fl%)ZK9=gv%^E{khzTD>_(^mEeELmS<09T9QkyJ${Fr}g6ES8r?y{;r@wJbiCSjdcshWpK^u@!Kx
G<awVHJLAgm0@6^En#g)+=}a<%X%yi2J>%3eRFFw*NycCds>`5l5V;jvTry|O#>n2-@CpJze}Ax`tBM0w`Y27W;h)B-#<^6Gh0s%
u08K^5fzIFcKXbk2sbELGC@J0A&Vgq4wT_raEnz|#H$;0tLyw9KIzxb9Ucrkjysw7x8E?d&%X|>3Wto}^V8G}q10G404Aqv#sh#l
Jn6z<Oq4(&4CC#X?B1Pfala|JERhh3@k&3FMlUY;`F@^W@0J=tK&i)Bn3S|R!obB-`LmJGxWS<58yI+l5x;kdsx(>Nc$=E<cDR1$
RW_|m4^Zb+wR?}##7sq^lY_rSTWlGHUtaa+prjZT&l_$jkzUR2?#eW!It2ag{NBn%XABd?#bB`EC0%ajx!F?={#3@0z3_Uf{Xa^t
9xCk?Alr3|w$v6Vh!ubm{^J`c(n^ISq!~GE`l$^5rX-i8-ex9N3o4`YoAHJl3I*=00?OYkHi^$ha=3G#in5kf64bU}e8hPI1!7ix
PR?IRysLw8JGE22V@b@%-@5;Hz8LS<2Z$ngQDZDvEhMSrhC#s7P;#Gl6Y`A_c9d&S7H}$FIl^t9o!N&^_VcNbcUxj)X?aSxs9P=?
tVOiWBgAvD)**3&LP21fCUSy^b-s0-`AGe~^bQpJ6S<nDYP8VO{&x_m2?)Dz5vU7A?~aEvUbYDc@#z&YBgA5>RH<3US#t`$Dq?ko
@9X{^us@D(VcG_djgQooYL7_-C1OW&DC`f~lVeq~#63MIs68F(IHj@!5D8Ba3M&JvTG(Ka8hB#ODy5wvLB~5LR6+<A<2lnB{I`Rz
!0emC!ny<jNXZCdLPBCBBgi8PieVvOm=!8Qt!8IukLn$f+;H|DdGb^<k`;cA2wZKhn1of;-Spx9dR!~q?}vAjKf*e+qyW<_fLa&Z
m6yHnTBc{42Dz?Y^2)Ya(S=Y{`^wwPv{9o9z1|h#L6RN3by|1K(3`hL{?fvp))rqV@W0~KdXTj&pdJA==Lje`@T)op>Bi_{Wm3U>
IP%%zAMTE?j|E5J+O&kdGq-xKHW-c)G-RN@7;SqSvpGm1Y*Mf6YDR?1h9&WacvP&CR&$2azmBhFjp4|jhwGj??CSp)*Rp~fV1`va
uB-y{({V(F79{KFvbc32yi_*`yK2VOHDrQHi&+FJsFVo5w~B8L8)+MCEj&B^f%JX+Sxx#m`+4V)e2z4D;+|9zm7yAfFi0R2BVyzo
%c|w>F)e3_A%V}^KFjZ~PZ#%ndpXU6K-D!_B9(U>XgHs(w$w5E^eu|k!@wiuY;~UA`t$VB@YUgQ7ud5i0;L1B3ej{E(`dNS#f4w6
P5C;&$X-!8F?7Ebd7bsrSex?bv7+qTw|}f=3*{cZ!HQ$0j7=tG2R?btI-NBwDnt(vh_`4EP}5aRZFhOs1TVh@yd|@i-G~dijtuWx
eTMebc>Ek!y2qs?u?k4DBP#X!?Tb^m&MWZjZ6@|x74-AScf_?LkBT3k>F_q`y@pZxA4BK}F$&sD4lpEXG@%=eTAY6MYHGOrqjqfP
x1-t|tSq(X@<Xv7r;qHk#Y>VXiWn#|7uVbaQei*~sAU!&2SD@LC4DBD1!j64(3vl7AqgKtm8}(Qs;ZhYp(o(F;o)e>6K-;e6uqXZ
GfD>zJIwmscc8hbBq{o|rjaaE3!<P6rr48P?Nkr-Tm`#@h6|2ms`p~qWSwp<g!Ca}3JK+4#|{_g%~;n$7u#vPQ(~d7Yzn*vo~t5h
?QulqY+jlpQK;T3p4Qcb`mFWoGv|t3?p^v67j-aVI7bH(BJ1T*M=O2Z(57ntUL~US{;vETb2c@wtPe-MIYTXa3Zo|$;(Z4SxH`l#
jK|RW-5~j%a63N5Z%i=Ul@p@AnsR0ItbT9H&4ie>w_xNij5}=(wR*ofv?!w2#;4Z(D5zOi;pxa~p6XnuK^<?by+Cs+sbda-nMTU{
E$MDAP(73wpb=v=7ifWrqe6Vc+et+CDz4qXF{qxXpr1o+6*dwG)~QET6CvqIG4tK5ss;U)|GUgBC9OS@8mPW2yTTDU;UF8{@*KRd
0!0$wqEjzK6Zd_h-^Met=QmX#l7&?jN&Y!hUsfHSQ-Y)+!vNmt?e1${b-g%N^qjsNjDC?`8NK<|(h!v;)uiPfm7~7Rd(e-ra7L=g
+i4LDZ!O6^lhXc>q1p$^GxX}|o+0c$V9JM)ha2;p4Zm&ZP@}LjPVdEJOsw4qt7!N@Ad&&4$Kr4|!cwQdJ$v=Wnp)ncDW8OMhH{25
>y^3uIeaKcwB0%~bCV`QyUQEo&#a679hZGi_pZ6u{4{A#Ny`f6&ZS&yH?m}fdkBK@FT;UB#X^$eAm9r8oRh>g6I`IHEIpn8jTE>P
xE{DlH6wRwojr1%#?!>%Iyx}q5vq2U9Wc7)lQC>Wf>JXNB-FJE-j{)T@vISIFjIo51cYXABFtenfzN*1-~~r)NWL)kf_1qqRGc;L
z3Y&&(!>=k5-Atm&)xl5iv7-#B3$z~<UBAy5jW*{`@r6`YICdXzhD(~t?@In->dp#H-2(2a3{3%y|n}YwaoV+f4QE-sN!yzj-)<#
eWCZ}h(~i;JbT(6+@8I=Pjkh3;xL^GCzi2{oh4CVY#d!|?VW3S8K~!@5{~FD!xa!*K!$K3Ur3>sG7q$6^2@aF$<`lBuFkjSFrB8u
9joy*YZY}#Ya7e+J7I_fr;d^$>Y!p_Ba}0mm~R$c;n?QUq6-j#3aq#?7QHsc*v`iIjdQB6_#?jbWJw2pSJq4{=&!fhA~RY>rzfI$
>YNz*oVgD3KkAhJZW=c2u@WbAUFIlY>Qcs}4Q+%M1rU-7I|V|REN0;7V{VqFm)o9OjUlL}(_nS<nrvy4g{JDYQ8e;cE6ZB(zg~|}
-97vD>9&VN1-2Xk43eN~P${Y6|AS872<Org%rN~`26jdIY@lS>nYUf~=phcB%TtP2D%shY2qjfXA~sOK?Ld|ndqO!1;X;BGE%&Ex
d$F}`W9C3)$+>36{k^KTb32YMEI345BDqX7F$^7miZ-p3HM&rM6DGJHzn=Qka5_j_IqTcHw-XN#=wD@W_BA&hs(L?1Yv0dB_`ExZ
p+Y2Ix<fsMzI?o<{;N?dP*A0Uhbe<t#DW)CJ@%SfP*RX{O<PLQEJE3MR`R)tE2i%>O=z`%m0UAJ=XkN_&HOlLm#OdHt}n+&uV+?*
s;@Losq((_FBgT4XMh?n!!%5iQqs2ticA+?HPECtPz@Xrl2Qywr#(P;8QGmSoSHp#y`Fk*`n@9~;U^`&G5&YU$R_u#llkes_h%6!
XFM(i=6&3kLqqlN=iAi`1W>m}bfqyM*YK=LTwzaZ@u-9*?MBZ^x+ACZU`CKUrZN(ChAZGvnQgZ}mA=h1VOJpw(_u>U;b$I?TI{mD
yUtP$qKm^e&y$5H>6RO&Jw#45ByFcH$!^F-Snan;I5^P|y|0))QH<VY+EyoNtE|iv)9Ug`XU|-mGlo@`6o{Q<y@Ge&JIm)|x}HEY
qPjfOOy7Ux=psSieJRJ0yCf73cR!LX7%H%yn@uL&zvp$&-7!IOqO<|bD!G5V|E%y(P!{ABSl4IP5(q(jC(1`E;ZX;w5_d#%0*T~>
*%WI}(DRkbsf1T5f`R@%(pbRZnAG{4@OeYT@#B6sc5JP3&i<_)gFpxY!}ZI-{P-%n^U!ihT?aXh9v!beUU8X<<W01S5<*CLbS*5!
ii@O`500!xqbo;zR|8wVKj+eQ+1mPw^SHPy2o<4Du7f4SK*ov$$<bEID_KBJ>0-o4C~xomzmAPv&Nbt!p%6|IDU7rf3CkcIuItgq
J#g3wsv>Kj(IIqp9}26WO8l#$Q>aWpkXVE7eSd99C@N?(DT`ZzYhin+R1Bzy8WaHP!;t52)E(yi$B!NYVTS}cvQ{1>P`$Nq0b~IA
p*Ujm%<(J;ASPl;Nmv<BBz@$cZ-M8Y9OzsgoDqeehU=YuovW|A^V3;|AhyR(4t}Hk*!jsha`{W_s5q%Ap;VYeAYO_|xi(lwS}+oM
J}S~2@U5>|W3+R^t{#~cuI3ku55I1^P9REyqL;79<$MG?B0{}n$!Qi~77D`wG9of5B8d%g<6b!NI}UluJ#7xr211yDO0FX((+^@`
=wNtj6)p^FF%m3c6a|5wEW<qa=+8)Lyj||pAT$br*t5uJRG*jTu#~?rsi7H#I0EM*Bv!RHt<s6GYVIQC*Vrh3ZLd(t%qq)6cPDAl
x1?1k-!B>{`(@GyiUc2{X&@S)KSUMf((I5md{U@AA*~3d{LH|_r;MVj*I5GU^fNE1&20SjYgIdII~VeAdf@y%SuLJ@aExMZ+CDO4
iQUC93HH41!U~7(G!fDYN?k!!@I;^4YP){5*me?79_m)E7;8cUGz%L=_@!A!2yX)IgHSYmm=IIs@KMcSc5nw}bjM>@v(GV5;DUg}
lL&$cgT;F9;A-_%BGpYznN8J|poloKh$&g*!pJOqZC7?$3bM1&uBxw|wWTZqf;CY~-dWNWCdO(5!WlmcQ46HN?NLv1^DFiK6$3m+
ezSqRdSCN}yEpPBL6Alg8+7eXdEt#w+pNh5Xpq;10mF2~g(?c5x#5Ua-)K6fsz{4Wbh#LeK>w4$R_EODS35OQY1o`>(z$IA9GXs}
r%<J3Q?6iv2&_hOTII^(uKoOLzT02N>*a=?S2o^v-DwUCmrN;x5sDxsjOE>lFS5rMFu^x!(#z&^?Kp4D^rZ<k<5}A)xy(#e*P**2
X*W;wxjJ;?GpA&H?7G`cr-_nCVhp-(2@chViy8)*xM3WV6c!Inm_3wO6A9HyPaM25{cF%l-uk$eSlEQGd(_R8vvtcw%GOfylH)qb
Tum1+{O;UK6X)}^pNyiX%(m)Wa#YHkFilL(l{h+22~1jo`0k@EG;l)~@vLpJbJy`9xT(_>VCRp~cP=qtl1}8s>j;i%g8m+n>c2eu
DZ$cQULlc-sXTV0YN+){LaN;5{}<$~IuN=iA(GDx33*YrL1d(|zSrvZ`*VhzLB;raMp|lY1wF?wNa+Q+V2|j_#Yjn)?#tmW)jv*c
3sDv`eO%G+mP9&KB#V5R#8~i^@2cyoGB0TBr{=oXR;$TziM>{#X(V|Xq!3xi)!a!?*zk@{@2lxn-{lP6y3-j02h-+cU4AE%xxEg&
M?$*R!aA0GbL(?^ErlsWRG!|j)`mx?1f0{nIFdI|wg$l?WV}GtyEd+`%e>%(#10UZ#$r_!Pa`$)zVf^d=Pm0c_RQ%Vo6-jor)EnM
R?zy(wZ!FM)kWJbC0#LyN0v#(udK_?W^ov2O1>_!i3m#0ye=KSuhcPgP|ez**f%}rQ**~z(mHTFueuJ>TB)k{-MJNcZ259E*K{Ny
5c4jIND5Vmb$k(Tv35%)k~zT)0heHch0zFg(#v>&SUBguXKLJ?XaGv-J+dcs-ngAIAhWieYTjYWOFVI|c$2=3LUMu7$?nLYA|dR`
dFMIz8|`k0t7}y|$1|B=?Q68-y}<LBLj8NNy3}*|dr7!s8PK$%TNJy_<<_;Rc(_dW&3CwL@=)d+SyC~IP47x#t9_bg&yr1hZ(?Ig
YbV1z8}t~Fr2u7~{241zjSUE1Y9#udXE$+S4v@aLuYVVXt2wKqAjd4TTEg|B!-ud~%z-Is?EJl}?QoQ$UA%kJAUH}C7{oPOJp;b>
4s0UD0y9*(fMlI{4Sc71vu1OrpU2h9f^49qH=#@v`6RK4m1<<t8o!Q>vo5<re9*^vnUy<1JGD(gA!~-LLk3n_y-0U<M%2V9o*lV}
7NwheTwH<C0Btu3=bK?h08&sC1f@6@fci}WUrT&vRbtCknRj(K>EbZkmY?egblIY4N~?BTOQkyN_P(mG2}e6S+_k&zsa5M|s{Gs?
jce&H=ZfX5r>bt7Fw_wU6$mHAl@Smf^-K)w10sVL?5ev=Fc%Rtn5wF@!@;-dIdA0;r282~Un~=$6TWUf4|xZSmtkmS5(_et?69#x
u)U^58LUWg*UR(Eluk6MM^bjjb7bpE0mh&NT}ISoM9aQmrbz)x!|wgkFzRz|xLw@bq$G%_vJ6zFBRPRnVIq)>ARFHvbvb9z<7c)W
7lOe+ws+XvvoDTR;6BxwAn{pkT_Qma<5kd8%S?vPlCdOJRi?UC;^xKy01;J0XH=J?Nn-V1JIz6=8n#BPIe-*6J6%lxDvm>r?~TXb
L=<FLu$4K@g!8B*1#_pr4I;87o-kIbs5I8lf_%~6oUY}VB~FKkkUr)AD+q_9kO;m81qCE5g+1gBz7jo!F-1j@0FJ=h^R7H2@MByl
bJ?M!sati01-L4ibb1u;3cdRnm$WdlmJFiB*AAqY1lwLL!R;!k1(d`)gB3lO*Cs2T*s?uJBCS-#ZIJVa-h8+Ae+0gvce^JYMEtAv
0r3bI?rkrz&2vQtw<L`gq42~otro;8P43}D(<Ch<dMQBDMO51rKrwn%MTkGWzVv>sKR>Fz+8m`aXlmpTjLNuX6?g;%KZ40TR($A|
WbyfDuKwM7Z+++%GonrAF=d5LGEzuaHsKu}iD*^Cjk_-0I@0B2sS)(k=j(61Ch}5s0K`wg!k#rKbcB2FTvMrHjAT?8ilTuS!FWn|
Fz8;jp$ykfAH9ZkrK^v44|Yumh)h9AV-^CetPCv*ig-`-erd$cx%?d-+O&Jtm%?*_U7o{z{q>Pe6zh|{Jryvm7%UT0u1uo6G}^%H
nZ{FhSkju4Ox9RwM2r;#0<@Ung*9HZY8%`1<emH2Q5Gn*4w_6#C(z)i{5t**hxJM8S~r9%YHD#vWD`Z3_y!aj>$XH(BTg=LRgD%b
ZD7UV%cUhcsHmBn@_9!jR?ork7fK2yDT)<!I<U{N!d}!<Q(~uz(?L+XS&CF?mk?^0+A{{kiXqwn)l|ZWS2jT^6i0JvAxZ;~cP&m@
X7g#F&x-J!%|Sv5sU!v8V7K1|MCVCsMp{%7up%9W(9(#wJKGOPo>&~gh%sAWIJ@nLe5Ig^9$LPFjW<C?HDnO5*t*JvQL^g;JeU%b
J8`9RH-=1Ytg&U3sR30;BYh>b+d3Gk5U{)5TQ#IZg$)j**@%GqjVF52xV@ZFXD_QeMtMEX>nup4%^I_VG}IF+&T&$QKnWs3o$RBP
-n%<^n>lx6F8gRLa&~rOwVjAX!b#tvjd9J;5OKYRU>xrE5~hWETDQ`I{A<f8u9OhHFzmQd_ll_BYA;o#t?@&!#G@sh=-TmwW+#T0
E(tZwFM3YotqTg3P$*qPw){exOi?q+m^Ku#xmwHym_;C)2t*R#1=+HDO0veNEvLvA6LN2%BCdP(1q&!G6;Tk{KNGH<E7UsHsV3bQ
)M+bBriGj8th5~0Jx%f8e*SBhez^DD-|EaUs+A9aIy2OQm5eE2BZ&SBV{URK7Dou8VbAjP7~WJZFwF%+G#F^IzaG97i`e(q2FmiO
eMeaD=`LjDd+y<ZuK!RMIqa8d)IT09=EF!pgf|SrpQz8kK?wvojnM;?1(SpW=Kp>3M1KOj-dM2fl}4(;AqnNXPj#ny;vl6#kto`3
tIyWun;*W%N5p*oKf|f05MTyDVD|OPI0AH4W}p}zD5GZVrw7*JgBPUoefKEt8@uYJTh_Sm-;N%0kBdBlqQw_<ix9BOLPH5NR0)!G
M8ZZ>jH(l-3KB^pW<?;T&@s1x<YKBnKSyxydV{#hMC{<}UP_Cb%zc|C^z{Bg*psC2!`kZ`HHgI+sYHi$abWs-d;)3&R%+Q{12E8#
S_&i)+h>;WP2^c*``0Gd)s$6Z|BK@By72Q>@Pam_0Zy?1I;f^{s!@ed<TCW3EM-!HvZ6|oKd0M@CO$70IaeMG`GC2X-tm0h=-vlv
jpCu1^!WL=+QzJi@3fBZqyy@(<<Lo77n@Hv4#NWCNL#-xInvYv1fm-dprAc@RmDv-FC^luk<(rXTxw4zdFLk36O)dx^C}Qr>{8#v
m#Y>^3H$ZyzIo#Eg;7|06R3D|ui>M!Eo7<do2VYw-Ue~}d%5%Q_<nIuSYW0o2Z9hgAyZN9jY4peNuJ0Q61!|9F8KA$eY&6i^`eDf
!4shI@Y%9vqAIne6K?ldzeTX(dz4Rboz+YZ6v0UULiqFOI8Po2(bv5&8ziEJ77#K==@{xc3zP~3D)Xxa-9x$RXL2<xw5O~?lyr2p
=!}YGpfFbsQ<OKoQecG07NQPi$$rqZHb`h5iBVW0ozWKW&|G0j>2(*`m5!>qnk7{y<W?h_sznA{V(tQ<2sITdfih0jX-QQmEL5UC
o63OV2>HwL7=Ysj<s^Y@Q;Rt;l~bVe)mT0iu<lvdi>PoxbRK9gLCqBmMwRv?jZwww?|xehs^?DKe_-p<IiU?XV{@hpm!m_|S%%%z
QSMHo3ld5~9goXeOchTQ*t9dOrA_XeP7pQfSB4J5c~m6eQd|X5M|p-tASwcTFvpi`U75L1b2Pz+_szWLlb5Jnvy1dmD^Hm><}F_o
jwn>CF77JC!A;eTw&N9DYbJLm6UTQ?rcF=Ax8=Q`YH>R3Rd;5}xl&Y$at=I_#b8xv!D>eIdP7xesURFn%P6}yjDJV2a~E&8$Pcj;
lJ4%i-GVBqEkN72MVH0<p5mQmV3{Kp8w*92|0wu*{O`K7PmOE+%ltA_@7$s(P<6u^3BRy~LMXM;rNT9Xlc*hprXPi-sbUp*&4vWi
{i{$!aiDD#XtivuYV>ebNF=-DIW#U(3v(5xnCy&KS=_!83Unbug`z<QBGWAN{+M&iPs!z<8vQtAl0r_etp55<{fTeGXm%9d>gJA>
yR$&_7bhkP8xlYn*Jm4zh{O~1k^I`+zk0`hny9YMemnVJ>G|AmoM+@tnIDUW+qU=NR_Os^ipE>Nx5UY3d8I2xjva1zOjoyNV#+}n
BBIUJMw}^sUbJNnNPUOxtTvl={7bs8@Z42V3>6^!-8o*yK6D8D=V$Nw=2`L^$EzmU9dcZ!$g=ZzXN_~9*S=dz5eg&wzKaAyWfYV}
149K-Ehgxk@H8)>fQOGCUpJuY%Tg`rs9~J;4KCUgsipC-AY(wZig;FyLDOV$=^gY%?x3ko(^ESGuO}HHC4l2#<*#NMS7OLWsl0cb
cd3Fj+e+g*ZLUS=ZJ^L4KVE@CU;?}*SrPROjmzu^Fchq&>^U>-g}xp)z{dbcBBd}t$CbvwM*XX~O>y^UFcV5D4t%PmpNw5Lgfm!+
DsTnOOV^81M1*tGe`~cFS&Qv|Ew#P_2EF>WmM@(~fj*Vh^rnf{MbaW)a)JpUMf%HEEGYH29_k3jElv7PNpau=^~J6{$fnB$k#XTS
r3u^Hj4rJLy))m&hfOvg*6dw&FD@Cjcr`_+RIvFq4QCr(g++0TCfpx!u~T4}p>aU!53>ruR6wFG9qnceCaOmYIIf0f?R!U5#;ygo
rE6fqpg^jnz>J4PK>6yZINJuPSOG{*?5`t?X-zmRvO_a3J<)hmVSR>VK9SX9Gb?=ZqAjQ*y_FnDs(Sb>w-A`S;egXhQS6ezn5dns
%y^tzM}v}xI0bCon%IjM<srsWX-Y1qLDOcVg0^-Q8LUuE_}4KOTc}o0x1hSVY%c6yOxL>xS)<#xdE=lOIN!KA;&K$UDRIY`K-CQ}
X-Y7Kw5SKQq#yh^h4EYd`}pYj>f$@spCQf8TGtmoD1UPKvTEl!5A3P<noG7gejnfM#}T;Kb$mCLA^dy08TB5qr%x_U&aOeT3V-<R
_3wb`CbG*i^EaFiuiM~A*Z_zJ+Mtqz5<!mL-_-3^f62iA$h_Wp=>NX$&`|o2(1GgxZSv$DrhLx(yRRNL3*Y~xWKUni<8`KQVD7q5
%2O5=**SaP88PXc3CfMOy#Ljj-pDQurPYqO%;|D*;COEJeqZT_{lpbe?^FT-LO|;V07wS@c=%QDqvVp=P4lZA6Ahx}3uo1u?Q^ay
DbrUM{McKjG_gK~cHL}n=2^~J{r0T!xk>(n;SJjQJZ7J8AV8l8fC2<6v=D-T9_&;D0Rlt+AJ~>7O)Nj!p(!Aw08-C+?EJ6)ucmK6
E8Fj&lMY>UB|%{OaqegL=P-o{3?LhUB;-&0pZUh86ysmMuXpV}C;kMSb2o9bZtEcUok3CprXyhhe*CW!S|{<hO#wp_(VC6{KHtyd
_MiI~zkbSx_A(t{_<VHZ%dh{chlVMnQ~qaRf^Q7^hpcixI<Ld6WfR{E{+)g-P=4$R?m~~p{ru<arT<sazCeK48^WS^`12I@_9Ry5
s4e3KPzM}<`;mVk5JsQJJ)Rtg+%dzS+|%Xu{A<qo<Nim{A$_`O(e?cwUuSwCMeH1Xynp|lC$p-z4s~()iG5P1qD@F|i#@;UwXLc1
<e&P3Hz((CDRe3ePKA2?u5DipoKwM~wEr_Y&3*c0#`t!I<_Zcum0vv5M7!QK3fcQkp3i<hLCoVjtGki?X-k~mQE<~qOq7DiYy19H
-(JtvZX2uxpQANqz}N`wHz9xdtQ;11#AauI@%{RyNb~uAHtheW4@>l3e`2Lzc~774{-5+1kAL(G7@=DNe$FLGbQ7h2B=`VAR;zLc
qCO@A^Izfex1yHZuHUDweQ~C5`5!wECsPXJt8$)PA0|JCJ?r~j>hzh-Xg5)nVmBl!-s&Z;w!csO*{G$bZdCnw(x?NFNRkxYRp=pr
ass-!>Bp(B5&tW2@)^2<z-A3HlOuyXnz{cb9zLH({`$I0MDWc2)tNCJ?dB_$UE7P&k060rhDk1Qtzmjog!25;hp+ptAr>Fd@x5d=
!;=E^6;j7To!f|KmFeKEEalocmu->vR+y4MPrf3AEK91FbqjS6VK8z)?0BLK6lg+7H`F4lJ&f~I%b$il#}sK&*$38p_b)pa@11|&
-l#i!<96i8%%z#u*`C{5ZR-`e8@S^1-$^s}j*LNmq+By$*AF`Dood@03uhED2DVCNEdYe6aW`(@kk1VR+4_CfKq_(<&ZlArFUmwu
9f(3PjCPD6XY2ZD%?*9;9<~NDC{|94r_lSo<eqn7)6yshVOAefv$<6QRYcKH1}geAhx_~gPp|C*?p)Xt(`fjV_D@oqpZCkZt;qR~
G;%W62EO|DUMyABtC=4h%!1c1h8%on-Dm%$_sm_izZu}Td6L9fkV7h=C(cK`X!PeksIf3F`W4p>&o);yl&OEqD$+!;m#)-;C@9uf
l%%LdE2G7iqJM_+R<jrV2$=JO*=OM@*%{^~`<qECI@5_psLUL6(x0`>MdJzA@>_PQzhyyA!&A-6bXfkji9Yt4MF;wSrz}|StLN*O
V$|hfe9{~RB!Z>EU`Sy#^8uh|KFT*SW|S6w*7{xH^|9^J7Ic1312xBoTbJEmpV{0%w04&OgY)|nm&l=d$PwVRCr!Il6@ZG{Z8Sk-
ikLGR#^I4Fod~9TVcv&CsDX4n;Co%9*YRT-vI#`p`?p@?G(gltaw%-TzrQH(hwC(>UIu&&9jcl#+Qylqx0vUKH7%+tL1$t~dw6(!
to{9dSPE4?*?w=#7GZsU^tuZ<2TA_u0vo>1s38n3WgT}$Zop(fdKw22`6Te6Y}RX4SS#Gi6(W9+uh~_l&)znG8ka(gMF6^AEEq|0
CDlGLdVi^#I_Ki@Y;8vUFHfy>0FCxw#ZKvftRAfj$~0II;k|bXz)4XGXo?g9zw4f&BI}aXAoVMLEF)M9+po;6|2oKFgGbp*K-Sdw
pld2EHP_WG3NfzQCGiVQlq-Gg5M>A$fVc(MYpqv9N)6lE{<>D*GOA+umLRrSoS#r0;rl`QxsLwg2_9`wB#8K+{c@r}qPP7}d%sY%
E(DK3ME71U^3?8hAplQ72(a0sPD56M(I_qpAoP?#jzVSmH?FUq|1R;!!f>a*^!Z0W^Il(Y>Iq<@fRFlU^`z)i!rGvhg?_Iy+oHQO
1zI~h6Zs#t?<$|3(9B1SU%HBqg@`{r#x)MNUnhc57=Wt{QjTi%;W;(p;Cb)kt+W2MI&BiQ7}kc_X7x<hBPI_gH($$U9qcjN;){^*
8f&eD-VCbwbR>Bw{bURcEG!L?(4cD`gO3{N9o_tH{7jtKM~!Xy2bgfO9j4n{b0M*ziB1>$+Pm><J*es8j~$^9WOB-BS`nymLmaBi
7Mi7A@S@)jlj0rs;4}k5ruJA%fMep1tCFC-fw-X7+XCk-+~r^$2j4=^3b$1rl^6BLTU3E}m0Ju27KVpB&!}whGge<NXI%q)mcZk?
e%ZlCm^}3S^O43%+EyZJN|(N*Q?GLl98Pf`^&G<by+6LEt##P-%X}VvnySMfTdiCjg&(yg`5casl3zN$*nEbn@Xt>A<fZ8;#El}T
qK}F~rAbjmxLux~_i?@Gpk_p3q|KL0?IH>wRwQC<QVs5@Y9gf`b|Wlk^TJVvR#6Jxa@w%ZXlMHUO3Jn8#z9-5N?CMW^VIQrTB^Ny
R|3ITmm*bF{#upyKfh;sl-X`M-wU1VgD!^5EA`ybJhWM-kmF)TbKlwZ(=~DP^e?_6%SYzkehW}Ma1?N6$P)x7k~;g-_wh|^6reFg
8Cr2wcvQQyqNAm20PB(^FF~6UE<(jYj4G%hOr6`Z2W&N9Xccc{9H{cP6re4`eJd)Y6*EN?Y7&@pK=eTB7iOYiV8BUObkHyWg2?&9
&ly_d+T8Er`dCNTzH@saG1sUyMTHhK-_~;RN;~u;>poAJxx&mj%{?TwSEbUHIHUvIhB1|q0#yMZkZF3PRz#r|8yuEGiFKN#YB&y6
yJrlSjuU61`B{*x^E%~3mc^lzG*J;s02B;^tE~!}%1$Z|8h+CtiBui_gX89UkIzI==}yS{8o}(x>zHq3xeX;srzThYiYX*40z|E{
x$Fo|_CvUrQVKw>UDzub&#J2P@WKC+_LDREb9?2FP0!lSEfRSW#?FgvaaKyH8$oJf(I3;E<!=@H>jW!pRXTKb6ZoXl&_o-{A!{2D
{t`eul@yVrV=GIKLW_oVLMjt(JnqfJQ;se!ytw}D=<HlEG2`P($!VCh0N<^tcq$wWvX4utfYcDy8?4_2xiWzRugf62_elJ!{4{;`
U7ZT!J_Jp4lrSy^I??T;ja}O}5M^q_SR%#>5~L&x?lEs!k+aj6v)6orx9^QedH%nPG%-NuA?bcm-#Rw^mO=veW7K>4wx0SAT+!p6
F)tf=GZl%pf+{Rn#bSj?Dm<=BY}fu<>g2VLq5YPg^VM?{<B0GmR3wn=MsmSGS6@e;=wI{o-o4mVL9bwJhh9ROk*mmO6Wa6I>Dh|1
GLF;Nvn_kITQ4sJ5L)^MRt;yR4z$Ev(kL(lTc&L9?b7u}j8v5n;A<321*;4l3%I{_tg!4BaW3{!i>8dw%LYZ%j{vIDvJ}X^7kw=@
(8csMOKV!$d$j$}sbgSn?zDZ~!@`kSw*c|+EDg7Zx|@utJOx*Vkj|r9-An?wUT(hojRP7AG0{_aMn-iO#Ucm_k(J1=!eN4{yl|#1
S*y}3944qGRAZB?-<?D2_C*0EEm`z!K*LCC(okIk>O}U)-WQDrb_Olw8E8=*U0vas9B*SR?4w!1Wq?uNHrd0G+MtZqFDrU?%)#Gq
NEoX8ev21{-Cr1HL+SK=eSQ6M`^mAXqvjI7HFp?<*81{&9=o120j3pePO?qJ4h%m5j_bP+dMoXR<B;n81ml06<kTK;OP(ew=f2p;
uAOhAE4bM+%t};GPQW(>wDlJQDn!=s;+k+gB1=ma>7@i!F+$<SG~&0S2&(<+wGKek--K-OYxCST99$67j>o`o(ovlO-fYHntuBi8
y0b{nZYgi%Z5QnD^*b}Mb>g8rF!|qbfzt`slg==Je8ef!Pzwvt1&i)@?YWg@6v>4tXwm8*yiR?3Irlj9<#8ZMko5nKAHN!GIaE>{
=tb`(st62pjon0bW`2Yqv#JD6E8Bdu0|DisffZ{bhbS?_qZTQcsD#uI4$DHM#$y{=G^@y#=VSs6Xu*dCR5VH<VMy-0XluRs`16lq
jxS~Vv(q94*SQx{dU?C5?qr8oD?euLOHrGo-Q6_6hwL+p%&q&F`J@G68qgrA8ioS~l>MvmMWCsx1HIOT;4dnMT}!-tWBoU)vu8<k
%k0!oNJ}4=?w=57HjWbYs&T98wYr*!-WIy9inb5Hij5X2j`|C4ArjA4(Q1UMkgH-wlci9JxTCEDRTSq7jUvpiV|?^1;cp8~PJ<?+
6iPOOE3VS?T#5leUIV(Rc!1ng*6Ph#8KB*|>YZ6EHTjz0f^`Ct$9vhrm6BjWkphIp*wvh{RgW^Wn(z0W_0{0#S!?tY?*~y;Yf5i3
>MK4M{QEZPK8>#sb9!*w9aCtoQT20tQpnH6+n2IZsM&$#<%aU<Uz2#bB{bNU>|)`A&?bs|V@81qAHSu}MQ2}jx<NX$7I{bS2P*mZ
a46ps>OL7cs=Yl7tLG)&ELNrXs?bYGu_Ob_ra*Tm4mr!IRMpj61M->Z$?n5Hk}|9MqsGRMYKDpk^e=TB_xJChi0OPk6OiW`pkYA8
0-lEZm+*ZwQ+3)_r&u=Ax8mnPxzSn80PMj+Y~(Pz(~jyC%Vv7>txWH?(O9l0Tcep#*u>z2nr4wjV&dM8naHI_De3Eb!05qD$0Kd_
)XY?Hi;iE(M+~0#$*z3*a6q+vBzN6&-Q}-ALFx&D61QEJ&)M&Uno;F#JT>7}zAGVawZIqw%7PaX4jILHg0uyZrC1fHNJeSrMWl@m
cpK;lJ(^r4^~KyXmRhKqsr4jQu5RJ=uN7d3vXznJi(0+QCrdqiDVid=xkV+En+9Rxs1?JKAa{nmM-DuiITMwzkA8nX!QasHIwx7z
i97f-TJ!Hb2rWP{QTam<y#2}{&yu~F&&{o@y-Px8tz8aPL6pfwL19=&lvp4a0mD;)DmIpP-SmiF{Y*kUzXT=UvkQW3UT1_asX73*
LxN2VRtIvsaE5DNKwn<#3RW*iaIYCH3`Q*qvzp?RG^7M0Dz8Q=y?0Wn4ayf8(#>z3@;F;<+&9hjh+)|e&X+%@C&2#-Z}p|UP&TNT
XP&5M)+0~$IRn0mHyO!ea6^)LuZyZ;0lM3Wh_@;}=#iU<G%0FT&^3Be(jN*fqXicTM~~6;r7!2FubzjUzQ!Ku%yRD*BjJyH8(iba
`RrWZnp*45p%~7+GjYzm=ILOnx`w7P6He>XMT-<!Fi8~!a1?_#Jn>evRpSX|aV(PHzKRtRfExDF){QpsfiSNk?n9RKGPaVU`BkXL
g@BBTwB)7<B{Z_JRbf?KMwHTdQUzu}YYs{{lUPJ3g3TvJ=`}d#O(8{|KwMG|J>f5x_0O(@L$r^{@6WdJoc#L^DkhCn!zkg~PZsra
SDnmLz2<zEyKh~;g{^;4^Vs><bV~Gi`GQwW=8ACfB7G&N6ij@pyl$@B8Dv-W`gyOOlnxydy5aa)<KJtW74}j|Ai<imav`3e<(B58
93=+#0)o_S8mT1=2ufBs=+!kNzREvL;@H%*&?6zvgsNj%5J2Y?a+~bB9g7f~xMoUhP@1k^8hU`EIZ8LPw)fqh=<kcMBKTj(emz%*
R)yz=9cj?X;nu11omuG=sS#KV9YtgZZd9=X4%D?PONui+-Ch9e$!Xs-v{X5>zQ(c&1t|hZC{biFq*sHr;Ze-)qXx>3fNg5SXCTmu
^RiaTu@*;1DhPVA6e3;tvw&TIOI?!5K&sEjou-3QFhdNXs2YMgU^yb%nC)w6s9Y#YLfXJE*~AdSmC=ksbGng2q!A_PA1@6#;*uDs
vwm&r7#n3ZQA}}f7odve*@T6KNGnM6K(J0Hj};PZsu(URS8a5LD?&|Zxz{anH^S4NIVoB9>pKIGoM&u2iHjk13{jmIUX}JwQyc8p
!hk$vPID**wy{A)7NDm-GT4PlsHv+8Yf+|MAY9(;qouiiYZ`FB%J-OI!{VMh$z(pAaZ*^F!dBMOhG^<6)z#EjI5iL{5bq(cA)duS
JeL)op{u1OUt#fOwVC*gwuZCxI*C!lTo58HtJY&I9hsv6wUv#U_7B}~(xIhpE2gms;{+D4C>U#8wI4GNNWN>r=qW~S1#rQI;v!=2
(rM}p!<nK9i2D4_=>kUflld>je!Dv*df}TmclCcP;G@dwgPs`^PgpdwzUHAeG&Bp%V+vifeD+XTjRhY?Fsd9WA@-DBPiT=8Q~%hl
5DnKQfWRuWmlsh+l(JW2&C?=AEhS#67({Xk<5f^-L=F_Jws0$(3n^;ppl$T|-&xVM4^#=CjFFZq3z#ZdUXHw<pC9q22#66-Rm5Pb
fy{-}Yg3@#j<u-7hbhIt-RvDprt2OrvwdG*A8qsug^Iyv{LMuuhlH#P6`nn4!x|eDQw)Y+nS#%Y((B!nk)#l7$Nss>FX{c%R6aIh
f`HJtbq*Qb7!kE+jURTD_~k*)E0tSe7oIJF6eNq%=)#0Ex}VowVIspKs2iIjDGWh4NeUz?M@PAcvmD@<gH|>-W*?yt{&3ADs^pZA
T`HlKT->`G77HUGl{>3_C$($^^i?Q394cjSLx3Dq>xn4KjtT>jlO{(|f@7*}I`<E=F+k(!ELI(NWuA4xBa**=)wxg4JE_y_@YF1h
v3aN&e@WmxJLe=k52&t0esi@SGFZ+T(HkArcV9Q7-(IVsjA}9Pw%Zut^oDl6x76ozcqAj*h{lUZbei#OulA~qA3M6j&K`ex0pij3
%g38{HN_aJl6Lvpxm&EtO<(&LwK@3kZqz|gtfZD;Nq;S1p5;n{mr4<}%lfLMJiM{v3JyA!BYx1VC<5##QI$}sWEPoA;+>+*IckhB
R+%b<H&+Q_G&2)Sf=$OtSvH`Q)PgXh1)g>aI!`;+su!U5`TF*gOhzAe^dsXt_Oh}a*<}2%Xo%m3*~y<iO;=B|@J{{L(gcdh$a(kQ
dLrcZ(729vE6a!B^<Q=0X_G-Qw(^060Sjnpn#gE7OWxT9#|6;7PRtie&k3s5w{`_xU7^E|yEA1K*9_qJES-279GSx>X5)0Wz1(gh
7rnb3oQxatQYi)rsVYs7k(ppxX!HbcrlEyNjoW}#&~c()w56<+T!T2;h=VjKA|>Lb5*VQh5_Giz5GH(>D`<J%0RMWbP}tBH_ED&P
Yw@rXziPwKfYx0O2!|<|4(_~_c9o9B6eLJeL3pc%TJYQm72s7U7LKkq(&X7)qtvd&(NPX}GQrTCW(jm^kh?R!v9*_h$sW9@vbk;r
ZZv5QTs}+~-VK<l<7&g*;w()(TW>#ChvPpeeR{`uEWna#?G7Zh>{-@ZX%x17v&q*=DPclv?A^8L-=hAw%;ypCck?WnKA-veex4dD
zaAs6CZB$evQBGz`H>x6EV}t_eR`ZrB$am26-einOGRZ0Ll&2Du@q>qY2y&{Tx)>ll~9tnTl?EO&c!}nP_1)CKNijBEvLWJV)~hK
&}h0<<hxL!mQglM`(SG$6&x1xv4JsBa@Z4h@nPUR0@E2#TQ?5Eh9=Z(l2|Gb^;lMhko&(N%4iHNlu`w?Tw-C0Y{?W@DJJ0rE@d`q
4KCCbf{+zl8pR_zQbrjva3h|Ws$NT2z-%?v^vt#cV5?L^F?vKTbfgQLhES7>U!7EARy2tGtd+y2j}O<Lu`&3nn>i(QAx>v2K`-lF
npU>5$lsF&SiMifHbQ}jJ1AjmCR9{43bL1^jnGXfF*L65TJ&*nq*%~y2cGO4DHpYLa%}|jVIpG=6t;pD2S{MR`!Y5fOuVa=7aH0R
$ghx6?Mo6-+BrS(HDwiAg2k4zUi|k5iK=kQ@F?6gu7;=;0IKLO%<Ln!g>u3aQJsfn^(Yu&<)w=~MJaiu-C^od=EzAUhslQ7Xe}oh
f>A;3tdBu<K{jkK3RP^uN+$|X(juS1@hyL+IBz;c*eM%7nu-mygqhrJNOo|9yF!uA#6z@b)2G|c_=Lndi|~D(2Jpm*D)@JIVPtx0
iZ9ZPBvG+tAYjbgEhh2|#J@(XUG#3&83|G!3z0*lCPQ`8L13W2k8=t%y<WckUk84(ncbGy%@?D@vkgPg6h|7awZ4KHqG*s(5-?av
AyI}yZM9Fji5n;;V9VYwje)YGtG31pa1O-E@Bs4RN!N<%I^VkW60V}Ey+K@+1_@OuXAQSg)Dmd=at!esX@y(?W1~tlDK)joO7|_!
xU7fb(o)2Xs+K_2(d_+(nWbL#RFD+8n=CkpsH{zis9<9hvAsi87>WePgWMDExM_P;^wKcvMidP7Sck@9?dCUpe*!n;Wb3Uv?C*GT
Gn~cSxN(|G(zIJmtZMZTX$mmV^)Y8+&~8yl3KGV}V(V2aHKkb?V-})K!y&{{R8=e+2Eq5I7lQ~|^VNCQtPOW4i^wxXka}0n?#xxK
(m=rzJy;T&g^;qQoi(;#kfZhfPx#VjLAtWD4LkfAK7SJYGg0v?tjM@8xvSkgnR)4W!%lQ@OR4$yXj%NfNN;%MBIl6A5mk154ApDm
l{!dDRcSr*7wPBLC&DM=1TLptiDE8D>2EfMm4LY0eB>03x|PpO%);3fsda{T3R%HOOd(`=602wQ_cOXD+rpzlQ;a8G9W2`Fl)-mY
!BtT7^}PFQH_&>tX<Tj^L4d1*__ics<2~Gb=|jNjtE!@&msUHS_I9BPXsuNJ`wK!!UoB+K=EQW%jSyU_dcvSlD$08uk*?oMibJpo
94ryWSyVuxwLUt{bWxYHnk<~cP_l)!Bwtrik}fJpFDqQgcsoUUTG{BfrK@ttGZqg0u+-4pQx{7JVS+GJk|~FvVw<-!a%=2i-Xa)g
L|=PmmEvtq7tth*h(Tl5cgRoK;)CgV=-ooYdN@FX@W8+H{W+zUkoC`HJM^TED{dCVveDe)kGwJ=Kv1C!oywB@HX?d-M_kP7C{>(Y
P}rV$*|I*mg?}9`S^Wp${EC94{=d-ZhxKc<g($y&l^Buw^8cquoi9hlsQfkkoH$dDMb)>s<wK=4=T>d_6u@uT!XO3c?bfV!uGJRa
umj(%bc)D4LmfG279XEFcRHpoYeVjvuAj3#n(A+z2G>;U&jQCCHmeGRe#BAOou9Mp2$*+f^qd&<5dq{aw)q?@NRi&k8EC>DSK!p5
sHer>Xuo&+{o!8n0P+2R4TN9&QNx;WyF63*)6?MTJS`)K%L9=Q&3Y8*dfwv)n#~l&8d)l@S9b9u`{7d*Tj;{vMF62sjJvvOPiES_
Z&oajbCud4ZvBj+;N;M5acG0mjX&viXs+Y`e=9U#sTdrOCc7sOXLCnPDMBz&RaA-;ULFd>k=BjV#HpfzKZ2{0y`&mqix4=|%du2J
Z8(smVma6hkxDFmbZe0tOI1{mqzlnRcuQ5<?{h~~9S!>zFblQw182uUX_6^|Ah`z0%!@)G-M;5&y$xv-6?`(&RkE;K5nqbKHPU!N
!D{wCHO<_4!X^0P?t=tbSE{Ha6ROmP3`7y5vj`w5Ot)T-bd}Vk)5%x@NlV?Rs&NZd$x`b(yLS*V_1EY<P8N2ulYJ?F5zFSqgud51
TP*de!NSSKnv{`hsJBXZgHPLetCcDm<Y!>GCSrLj)?pg&V^Go|n8CFR{#tJR@oEuNG+|)Tk4+$&0&PlPofn9{6S5m+&BH^i)9j~%
!K>=k;(aaTT%h5yjEAj`vFO9woM@_wM|R_RdbS#naBt6o!4!eo$z8PUn68)`c0&z#t35ea)w*#z_3R5yI`3UD;leSQfvkS2jEzPp
I<pwWW9lpzKqWmzwpEL_z*6zE7{b9&^x7y#10wt6n%B?bX2sg~?rRLIq;IT_(a&b3i0$ir5;Zr{@<eiL!#amAZ*`+tT4|Cv5JTJ(
FsGwt=xo!LWZR@(D8QYeNY=VJI7JYA8C)Gi;9SMF&!Es-M2cWWkxx+<5GzHb3|Zb9*M=<%mzr+Mu)cpyQgd>fnzdv&mE7P#u7zAU
Gz+9Gy9PBww9vgUTpF-`h+U$$YrDx|V`{@tx2Kz1T2S1GYp5|CM7*(r>}bAC8m@~)s!&bTKDLc#R?aM=CD~3+AzrQ{i^@sNQ(#pA
1>8WY>fLm{wxb2-WT|CEQLYcl#IG$?Ju<09`^d$ize!L*Bwrg8rLa5upMFp=RR;3ixDXsnGOuZ?oeWYhQBO=W)WF4RHFa4PiRpM+
0jE{4{3lH>95bb>viJ5{g$OTv9`}5ktvK@cC<}0+YdXAEa3_?C;5?P*N1EM6?zNGtS>=Mp7+Q-=%UEW;)TBl84mWmvF4Ct9hMT-g
MzLOlYGC^gxK}iCZgf}Pfp*z;*7$rWyC~&YrRO|djDTd~TWNy`9OHMKxmX7cO361u;pU@e>l-$@Xd9yF)3f768c|3Dq1!CRiwdK_
y`UREpz`mLtiy|qkF>;Sa3?Mdzdf=U;-j%*c+;m4y{;{jOe@Kg?6oUPi6moSzMImGN;yzYdFb&57LRhU-=j0*O*?EBv<o;FYN=JL
Vm54GRJT26Ntney85WzFm>J7lw4~u_DmX*Ppi^gSHR2W5;5pZ4$2zFt`SLb<45(^*SE%Wkk|fXM;NKYj|Fe(T{(gH7A4>ama9Nc}
Vi}ZzL%RCE-<y7lCqI9K^yf2GQ<Ej5&5-tfBCl#Q1*;1kfbSupTfgPpB0U^yLEzF;+ULr8gT&IzqWO#BB|-TN49$C9#9KFMG-q{%
1e;;o+wkkSd<mtSA;sG;Hui5AxfLO8u~&xQ3fR|DXIhj)SFabgWJeZ?@P_#~sGaOu=Y#Ng;Gw9#f<9=ilRqr-%+s@&<O2mCi3pQ$
HHwaG<4b-&{(9yl`FAq{Em>pHVhVL9M3~iuBnhSTB704`Le~UumdV6OUrNT6j{8ehGNk@@ddo1Zxu6%Od*a$(xL_STmYP6=<7$yb
1!diHt3hqqsds)RlBVL?ww%3%20Ux>@!h;L`tin(I&Q)}&+%Q)9jkAp!@;b*4IjITzGXtoeb<!V+O1q!vaClx0S;Tahml(wNd>DN
S^?Obt2|KF1UOoQ(BYq}(uG}{OM9noH_VPm*8@^BZA)ysu(2VcT{YR5M6UeVmLPZ5A;-|lcmleXRqwmD<Y3;_Uw!uBOkHDq=5RPy
G~)_yN?-4K-xMUXIO&;t^j2eYYKkbIZu<o3@q9id4y$vN$%>oXn|gct%fhGxr}q)V^YN#rLAmhT4n5tf-O2*;Di`avt)XM-omdr`
s(NwGI@j~-=(LM2m8|DmQZ%ZD7xQhRFzVD%e>IB|aKULuD%L!jwD%i=<6hNnwpPzy-=2JY=f!cW9O5p^AJi|u#`BK%R8sWst|qqQ
N?TUBuf=On=0c4YgU7SiHHza!;{2deX{WDA@K=eoTZ?3eSflM(zkS2gbJK1*cWE{+zJY^xXPd=cnnSxbt&@168&-9C!opgWR|{1O
2Y`(Tq}^~_y~vAJ7I<NUn;aQi*M75_LsfY#-Snr$lWI)GDedJ!Rh4Fn-C(;nIiZoY$80=OOHIc$xvR-g<-4u3IIwU*<z*IzWqf<<
Sgm^64OWsknBO$Z;NdNHzjVK4T53PlTGTxY@GnD!<6Z{3o&s!)t5$|nZA<<Xfx?V37r=##R4*l7_r;+_b#vHZwwe)$GbG^dUbUL`
Y129e8e*?7?ZC4I<1>v5aC!<hv%$9I_15|rSXb|S<S2BZl#V2D*hJQV?BBxkGh(&$m@^^;xJz70Z_5FJg<U1n1hX$UNkU1smEi$v
!B=XU;gO7-8m_F?FGUJy|0ej1c9gwOkz7j(s-o3ek$*YwYG|uf<iVL#EvSB&9+L5*(SqrwC?hRSPsII|rYUY0S<XKo(<1Xt$T0Zm
)wmyQ4s1u5KRIAZ{P58A0>3>~-&(*RdX@z&8(=H8{CqL+dkN?Dt2NaJOY~&;sIo;R1-tzm`-@Q9ghyn)G$~Ja%^~zKLg=Lk@r7bW
A!{Dl#Vtj5JZbJ(f~J?1>%Y42g0x|e_^`bV+nti4zcSAvJ=J^Dvq*|0C@bRBFA*n05I1g}yls8e%Ux{qj1zuTyNbED;Vr;cnJ`!H
wFJb=wY0?}MbJ>yYAmPpcy)*am!U;0yDy_>(-(){!pxx1Z(-{?#EGKUFJZqflWNS@FRdc%xS+R_@ofxOXTZ}QEp&f?TeZ~cxG7=+
lxwjpNhFA+g&()`D9jF=7f7vyv=`tt%s%a`U`^Ft$||_gQOyvGY#UHfRkD{^p>iJg@RctY`BiJpg~MK(UbMU|U!bI0jRDzjYlOJ~
y;dP#D|CJlia3#I9yITtLCez??YqWWvJ)Na;7%<^sN-%>pHy&f4enoPQG)j7>R=iP49`Ucp{bxIN{DSZbA70|zOFF>A!MjGX`LPr
wJAq>vntLfLftH&O_W^z4|9t{ng(*sm50Qo+mlg+Uqj;#C-q2EF)~meJQzq)clUVs-WK>*@cj!QzRSl7j%rUvb6S!&6#Bhv<vZ`$
ylyQ@8jwoAhlGwqJPC5ue;vF&n+j!mZn{E|viE7bT<&};!kFQ!!mScOBzKu)QRurjUiW^doG8D0H(wU-;0AjWivj~vwr@Jxdreu*
88wfp72r)ZbP{Bus-zWDD-QpqZz>(@#yt&NTDtPAt`P)AY0+IhRlO81#R~6%_IzT;bqS#)18F}M`t-=742P$4_?i*wCW2|BEEA_s
R0r?u9nF8V*OkdS^5O<)_F9+jUmu#aq{>$v7+mDSsDmo1QG>)5#5Ju#{+j{h(`Q_{OCQO01((ALCWTLZJ?t@OSpI6|t66bQ63mCm
I*_@tz^yIVCO7n~Q0T)VXgI&8N-z|%hV~stP#z|p$`3?oM@>joyEH=7+()77#a^!Gh~!S*FEq1POtdVLs=-S%DdnoX8x`cMPcyRt
&{#TS;`v*()PXcz`CZ@a^{=+<nryU2Qb2F~VbB5$aw2*n2Pl-&3i>ewEds!DDvsQ`OO!khJBz>4$}=k2`d!102B%Y)_!!q!=r^ml
HlQv~86O=4lEl$NVX0UVrxLOX)^CuwFkxM=aa6V)Yt>*7jVdI&s{X^5Xz)DFE$TIbx`yeEw3eL|R1hzAdTEBziKUheXz>@;WOvut
e8G7?UVQv2q&YX`^7r%>aork6TzBY?I_g>1&*={zOD6El0i~#IufNa8anmBK%oOh1h2Y8v;tS`()U%x&+#$C?;eu8G_x*~2`cm)i
b>qQDtfgsP12b~7c0VBAj$=<aYz<Y&TBxaDeVSRa%9$oZO=V^*C%xPhkz%QbW>SGh-;NkPh&Ng=TNDs}<9fRjf-A$$9SL>D9kp9L
g}-$oOvHzzGbxZ`@N&{UZmDaF>3q{7Uup6#oX2Ff;s%2I*@x2APClAR($Yh0L^W!{NXcDS)(ts}d@}YCgGv^LyQ39jm1-P2h<X78
E5TH?Hf?pQUu9hEOU=&H{WxWA2}rSBjH~wx;`47h=MSCBl_t&)jjDX!W+8zYh{US2rK!=?wTBW!6&3Z;#7P#Ww&Ge<Ttm8v49RsD
WqMJZcDUCIN*&l;A5*wK=lUvrWi;n&^|KMxk^^i>y&NIZ8u*#!O5U%ApPnw<%w2u5LlW&B$6U*j>rx!ucaQA+hwq%~oy0}`?7q91
zqVADa;i~Tgpe%Zgeg{MBd6@fzjel^Y})D^HkvRu6DhAgF7^~AxC>l73ktghH4!14i$4}rxP-0X5P1v0yNntdaWtl36oO6^L~oY8
D@#{d#s#Pn$w4Z}#6rYoT)NBQo+W0H6nQBR))(DJin9mHT-SE7#~La0?#W)B-cn0?pS!jh-%<#*5fFtvW!d_%*3-BzF45z^dS#@O
^f$-nR+rQ4w|w7DL27e4%*HPYQDw}<HIJJ%H!|63hjK(wRx1V^49|;FuThsRS@*~7=5_X4mSl%Yld&XyM|tliVeU2!rU?03Sd2Ec
vvQXNmKq2zcok)VaY4jk7fq-u!qZ5+=G)ehJJl=&RD18}^}}l^r0Ci3;nR7hsZH`*aOuKwEn#8|RdFGN)ki0*zPnqug*aN)&r3sT
1cxqyYNK-@Vqas5#*P%5Nr&DPHw#uHd^T3MV~2)|gTOe~F{6pRRAX*&%9UZD3)6-;42^S5iM>dW^}UAohDju@RZ6SYH+N-rTG%e-
THLFhJ$JPdlxDVN+d#TC7-YuG%<#yhSx$^ir@o8KiV9lM$aAjq6|Q)Ztz2};JgOd&s&$tUz%sCT;M&AO_bUw*^i|G_tJ9t%jLUG<
mxi0D#aHPn<V^`4f{$n%nAtv;)Y#tBq+Pxk)|UXmtOjt_gP~T_dvSp_S?cT6_uM!vVReNdj_o$!;-#ErRh5@xTVA7kdn30vq1B@1
xqS8)8kI8(t<*ZGYvEf5l+!frv_sHB>6Z;8vjg5$JQQNkLq9;YYicdtV}W~B_#u+&fEua*)(Zqw8KT=kTb>d_N-+sj*b8M}Wvwqn
c`=7V8I9_&3Ph~Cvt^<o-N>-To`edjMP?}gRq93hts!fA-mjNyD{z6A(QNt02&26f14%=gur2cbOmKS6l^umObs033_Ut^%ni;=1
uWVj;G=uH<MP?UuZ1oX6`Dze#NN(QO!?|FrwYiN}V{vhqp=x%`Z?1}M-7H=%vI$pTBS*RViR@;9TrHg!2f9PBey<lXEU{U$+=>z`
st*NOQv7+s?zV_wq6(<j#qR31Wv%q)z0-`<YMQY1w`aY0Z6dd?H>7dyqXP+~XlOR;G-Dh}$0|2pmc5(CwM+Re!%rP5k9KF;?Hf=%
m`<;X8ZF-Sw;xtqO+#5mLupvc_f%r*3j=y|A%&=*%Jyf}?gY;Rhgx-3@Y5r){du-Fo25CCLp&?t>G__PQWl1+ucF6x+PbVs_eE>m
%$?-@R0`zHOkwkaw(f2OzsA=+w2d0f#gm&`ZVNt$8xYvxRXMJc1EqD$LB6bfw9McyAx715Ro7pJ8qlS3&tO=*O)T=dH+&D4rUZ~s
QDzXR$^N~_6f%qI?mQz8ABu-g?o-M5og;#~fIP}5C?tTS_oy8IFXcbwVM6<VANsNZ`bt!eCj*B@z`s)?KeH99C)zbs@#0~lIU^rA
c92JT?7qI6`p*h{tMc&HB{W7H7K95BoN}olyq{jgJMnxAd3#&YmGe!>@M<^@v34G8ts@_IHE)(P@*1K=nvOGM_~%|be_jqMIet67
*;X|5p}K+S<-)WClAQ{!jETio0rd~`qV~qK-(bJtRUi0u{i?pISHR*E3P<({h4r(_)4KQho98vfxHs*k?)0TfaP}x>-DY+A3y+C^
<LSD4f9J9M9mjX$hu!@@-=o0<a#BKoeIrt>=~W(odo>6vB(hMao8bH3^uIr&hquP@;l8-~i1~_e+(UkjUq{I?>fl%4M{)8u_%CmQ
4zz!p`hoiOeLK2w^+bBUj|U2PdDXAYkEhS=%>@=)o8gSM?)nPTeBzb=f!}V<?LJ3JxAFf<?0Id|-N&;0Qi467I`?+cnqx1y;HWwV
T>k3*NQB^R{oWomJ?F#sH-T`YkHMsp55&sWveVFDeDQXkmT1fd_^IOaMHj(VukQD&lfUnxmRCBiS$r?EKgzzp-o2budbV8h*^A}Y
Id@Z+D>p6|(*0s@3Mp3XX^0J{O&!E&M+IKnPgkoAw7s{Yp<8ylisY*D(@WBT(*+s9W+2yhJgr%-y(+aacVC7Ts}^S}s<dKCw)xVZ
7pB|>EWuW^QrK3@fTmZW8g*BKLH2FoN$ho{tNKkl`(}~(m26ja)5EV@EqPm&ufK24BW@I>7BcKFEu;DQX=(<<=y~3Nw@=9WM@^hi
!4{YJX|B4=_S%@{tTO8*ncrvdWr-U-A#zICFv+iccKR=VCNIB>>lDJebJw3fGs3NU18!}kO?@`*?pKbr(c}4JMyZ9>xu{v@x4UCC
tlp;jS2V2_i<QmGOg~Q5t%N5*qrM3?*=s9WXgIVB2@I;g%!-?r)bL>R-YD5+y%~I&wBC!xAlX)J+H)NwE|{H!N2HHN>L*DXLe={8
e%j}2MmbFWtd2f46-#j=#O~rZKCecN=)ZS2i;I;Qb>RS(eW72b%R(?fT8QVzoAfivnQkX<Dsb=CsUkUZ;m&Ck=2^iz+5>N+INxDj
PN0KTE~~3M<92O`)#feA^oHejj?%oa)t#A!3g}`p55ZoSWm-6!Lcov}Z>1c%f+)g@xOi8slYX8Sfop{qCdFXtPYN>pwOVJ5*igt$
i#SkKc9GkduS3A-=&WmHHtb$hc+{#pLl9aV1}5{4ZY!O88<s4z#D5(6G?P;~Y^)1vqk*B4l#LnzNSTMAn-yqbP1JBRy*Ynn=<|lI
1Z7rLMy*y0t1`!{>%&1C*;#yBFP$l&tO)C^eSG|0)sRLr4b`Z^jF76xr^&mkc-vXw!wTbCQt>fSD87Xp4W~5ds?4>XS9NLL?6uy@
NEEfAULLBT$$>sy^CU?b-EOOM4sG043cQwMLqo26+O&F9xTv4yH+KyTy*F6ajPHngxV^e|Ea;-mL0>yRlm)JyT0{bHusgJeB34Tk
mJaLNzc+AjyNy>ipI^t{-AEfzw{>;e{@t~iD!q7z8d?rx8=GBv8^kME@jYGb&8C#UePq6hD$8FR&Za|1mS*OQq+YZ!OGvb<$=ic$
WL8%iD<*kki>}c!%Esbs%IsGM4fJ=%F;Y2uiy8}D60|yNL)WJpCrVILgtUt)tv>DgLEp3B_#V$a#+s2T;4^oxNL{H;3)Tg=zE5sq
2(1H#$3Nv6A`L==Emm&{y)~-P^J{CYQ2P&wkmsX(+<89!dr|A@JYNJZ>(V$oHJQ~+b2?9vce$9=SbT7x)0kvD)M<=nZeqiUtt+jz
n0XPy)k;M&qbCZ#8MzfW%eGCruVhKOIOD}$?PlggC`G2zZptjKnKsnxd{!%tDzK_*I%{1boP{d<)oVq~g{2nO{rqn(J?3b<;8P3K
sKc;j;JYt$+C2Ae8=Z1?#hv`B-jf2|R*tW+40hfv(P}uVjy7gi+V||G1BhJF_?%*{@@uEAYB?n9Q_Cxst4?$r9m7=Gl*5fqdTqwI
#rOxk#5H40jKrMXUiLcFFsvjSW3Run7wIjfO5*04NpLl%8otUDa-UoAs%ENmhrV$%Sms!<T{}lcS_z5l>z+FK#iBa%&^}K6s^n8k
OLL0ND%y0bK{OY3ek5B9NLk#g_{zPNL95kTj4w_uweq8qH9E$bykzr`t)j05(lSn`6__Vw(tBv)L@#@Bp?o-=6{l=xeOA&vINb4m
CdQY1>d?kE%geVV@m~uFF`#SdmAlIW$4(UGwQ2^omRxVH2ZqMWLs1r78jMJl*@J~v;}0$vF{NoXK0Z`y5UW;GY^!md*)?FijOjhL
fe7?!+=Z(1rVKpp^6K`Hye%Fj?6OLQW#(Vuq%baL1&BIXdyn?<@1Wh5^NrTU7fIK3wQj9Lt65ogg}b&?6W6yMXO@$iV<>vY%oKAv
+TAl=v^K97n<+@k@uqHPeYnmvu5cX9s&J36GWxA;8n&}Mo^wkE<xJA>@>OY_oKaUXqx~99JaFV-!r8FVtj3e3DJ`y@V*$0{5nnY^
rj+nt-IyCbS?sl@yqr|_QEeVv=z_G=u7a2c*VDS(4g4*&&jT86T^v#6ge_Ws%Wgb8C)MbjIKAD6G88_7HidCYLk5YWyca!63Li;<
UFnemkBn=a*6zKqd*!n<?C=-w?%_7!A$NymR@+POO3)hCM`SE2Qu&2(m4NrwM0h(zuybQw-im#1Vs?gVtkAjKiJjZ0OHVjXhl`RN
?)#X`$8Mtja@?#twfP>cr#fwInV{3~=}JvMLGN{`C1W&=ySVn{>L!)v(esB<Ve2s5uVe!6$7rMoX;+qq?u9U`wIHci_GwnDR@sD?
v1l!NtM10KC1HmR9jI}6ErSN<5kOc}$7XOl?Ne&$In9rT%=h7ot<|pb-yEeWR$@t&-#3Vm`!nCJi(vXUc8`8M8>|RzZmjowXs@w2
ulL@Wzn1mi3zEyLhOb^0uC>_W)sz~Z&RQkS^xT`(V1KM>g^nI)8)8V6dfl0W0>3;DrI^JR+0r>>Z#5P8LmnOHNe}NV+-T&+xqfgy
w!zZ)Ul(2k_qM3?TZLTt@^G|TLIpfXP*5LV)uW@2wQf;~DC@U8c{^u{?L{jc)qY(X&gM$Gics?`K3ElC<ab*wj>tKsBYjRj8%~c^
3gz$~t{Swylx-~z_V>-2Z#7w3G?aR-jO?a?Yi<q3WVH!fW6)a;EXPkPh}&F+uYNr1T5fjYINm%Xv|@DEidW;;14mP)x*u!P6k4p%
`epWk&3i63iMJjtl-Ye|OfMa&YS2^Tb%<(k7JA9jzIE0lgXi#Ot}T&>cIN|1jJl4d80g-QSjFB&asC$-E_%S54*EBb@MiVfBPuZp
H23t``EBE;D~&o(b$KMsEGyRSwc5Tk7i3yN%Y3ae^)J}9c$S@}8`fybM(dUjKKx7rRT|3WMyotC82Q$2eD~sQr&{&EmZg_nuSF9{
6f5PsIF(;ou9Rf;-QPZDlsuu0{Ciu8r&XFk$&MUtryuQm)a8peEht1rno>5V?G)C|d~Jb#=BUXQ(}QKJhshAl#(|>w*{=1w-YUeB
$6+4Z+C$GNUfc_?y_;-2&s^8I+9r&{iLA?eHKX1J!CO~@sSsgY+lynimkzbB6>CjiUY^=MXM0B(hj*%{e+@F`)K_}kUgDs;2n_2k
=Z$z?oF*FWj3_q?1j#H9t)Gq9RNIHuYu>jNa;`~J>08rA8n(0r)!FZHC8SpH?U;QbM-m*hOS_J>!&Iq+UK}5%Z82U4Tx08}3~t{h
1=`F%B}F?ib|Xs8^U#ZqKATRugGydkPMYZf!E2pptgWm@BB7VSf<a~d<TEdEQLY(^N4=Va4-X1>IC^{P<fj{~E9}m!xb23-%K{Au
BnlNUU6xzpZ=Acviu}l~;2<8)+g8F=0tBzGrPyp#clSHn-|2^^hk&SdI*+HuSW<m%H27*Uh;K(@a=}qM1^BdF(F(}LHE?FY(v;7Y
o$OYWrx5aKt!Q(<WfyOWtZ8OH$9T@VdPO5!S3BlUiwt6t!z*<5Oy*+veB0xq^Vzj!5=gVw6?nyI_w1sA`+HgS;lSO`Hm@BpM-8hM
mWd9+tDc-2c!n9pLtjwL{GuZ_qlvuLZ;pEC9O0=_`OP#ZLrt%q6%jh<%F;Wu*F~K4ptbNgZ%c8cftS}ek^A2C{M6H&ewMfNkJUf3
+x+z5{Pa=Zy7(P%EAl_9s`WAAuWw^h!PwtFqdtAKrw=A(+k~@U5;)={yT1#^2ie6*vbZA5rTrRAQEkXql;Gc$7;LJX83yIC0*^yq
plhYB+@FOV(*GkVpH&}TxKWLZEu^iTth&WUkA*P7dMp&?{Mw@VWfTG5@r&zdXV$luqbQ=i8TbpWbE8Y@+=$tt<2Ao!G_d*YkX_q`
TMsGmQ?huC=rz^m*xx*-cg~ojxgy5&Sr}eAWa!U923oA_u*ywelU<b{*yO1!pq}FdB}{8Im;&Eh1`JMbQ0AD^yEA#4&`&*_O`9v<
At&~r3l3jx1u;lVKm~**wi->{a{juf<wjwYF;p$8NZ|cOf&L(^8I?Y@0XbK40R%gz-fC(2*N_a?R#{;(a$vFMVjdPOS&nDl<yX<_
kJS9zw+4`O9RGwr_+p|X5q=9rh%`#rM@AL?i%}=KZ{?#C;j8nvhVUCq>Ygx=jR}0d?DT_h6Hd?Rd*+38l{I)K%``&C14Ugh5P~=;
;wNScxe6poFsD=)b1K!Kqi$38c35HE=8*1Dc<c7VdUSbwee!$>q(&k1%YOo>mi?1?yhPq54O?}aUE#4ti%*VM3)qGr<fVi4<Gae@
be&SwYGxS;OQWsUZ+mhBZV%T~b*YfVE;g#bz{2&TIl34lw9sQl&vy~3VnJ@>j<h18pD(Y=#^I_JGV{ib4xO|TClc04sLF!}7kQaw
j1y~VZ4BMgPsIafG*~U}O0GU5Ra$A=WOrd@s=hY_?2?WPa>zV*iGIZpjnW&pkxX_IDt2WW^~zYMXIdGjS~nYH-jP->bJ~OmC;{nY
h@}jWJrIHY@+L<zsp##o-)nP)z?Q;tud>QRPcO2zVaoWWScn3~B$fABlIs||<yqi!?wlIqm?@AXnAf(qr=3>0%`ga33uyQtktAM4
s1P9_kQ3ZT($9X+edE)DKg!*wwD`w=*(w3p{1tx~<BrGp*y6hoo<o+FV)71sl9DV=m-()EeHqkq+MoN4?W#JZ#J?kj!iG@I>@fD%
{cfE|`4NEKU@|tp55-yna-54V-_>v`tH_G7QL*o)=wcYFW|=6UlPe7GiTu#>N-LK~+)@NKj<LidteL4;q&Yt^GP7c$59w~=JyeEc
o-RtTa?N&NB~`^BUSJvnL9@QDtUu3fe`Qp~8y~O77W)5VSX6~jI22$@C{xcH@K$JU6I9g2U|C071+?nwBB1s6>S5v%I)3Hej@Mp|
<_Aao5c$am*Tt>DzAaoVnk^79B?%|7Lue}0qYT^9eyT1i7NG1OwnFu$G;<nTNGe<o245_plqis^_mH_)oxTmDdJSJyARFIU0uEHF
j3`xAo|O+>STv^vMJd48JhnHsYi+n8r)wY#cY-)zLr}Rt&VlqB^#<+elud}(Z*C;$!$xGsqrsahN~HxjGKF7rPGp3F9hjL{amBF7
U}U4h^(>J^AHAP2TsxoKurKY6<MVUkxfYrCaKjmP0{HV(#n%mfE<8$puny_!BW}(*X~0O^y?Aq^(keKzjTW6bIIPj#nw6rss?w23
7nXa-@*O+S4!^K|XFr?{KH>E(2=5*;hyLB|Ue!%}{N&vF5u7R#GnrvOBQ1AlPx$8@vTu=I1Oe<LLF#%>@J<*}RcA&)!+ythl>X24
W%_NypzE(^H<6LU1@v*MK>#pbIHigc%zS!RU)lk_2OcuX%pXym9{Tk(FHV8^oO=$;oA&n|=&(T*23`7fHQoArcX2_o%ldE<(5J|M
h}c|m*-&S6y1`ZcyNw_iDo9c+1%o-1Bsr%#o$r2nv%0W6Cob>H9D1Gbdnc5=^PV5aTwq(Q{+_%LRgqwdhsSiVwCPlO?}o~Bd2Fp_
CCvlc9p}eWKH=0}dPdtPsBTcgsX|jqbhf=!AbnkE|4*Ucut6DK5fBmxHg-VdkU1DAJL=3w^L8|<MX1{H9!S%`8gs6~FZ_<kXnYTx
;L3XV{EqDU7f`!1(bUOW7&e?(Ot|?JTbI01_vXwMO7}SE0SpI}`eVPJxksry$q`iNjy<Q@;Eo7BlB@#Bh8G@=9$u{;!n{wgeI57L
P`yCMe{&d6bgKdLk0qS0-J423n<Q<s07&p5N+K}9fjK6evGE<PK6DGEo!&18hUDze4!-{SInmdkW$WqLv}d0~tP<*w*6eJejS82p
F87}{RTV%*RTm3H<xzCHMIj_6bL_b3#<*Xt-3#64L;EWoes}lYd%5oYa0W1;eVS^3zaUYgCO24Xmmq?KsX|~8!IB2+Qk=bx!>@7C
89a@?PmuzO_o}6R)a*d+o+qDY*~+4V8G?ehUoOy7{&K!S6CAJOz&ota&ICXW9it%>p8~W|;#&y2Ub&wM(~w&CW~jF27+m0rlUuiC
p^#Gb7ga%KQMCK6<X;R%0h^Z?<U<WAA?fi-R1i(0<5p?Wg3LqPWfEOfCC<i?P|as<0InIw41~?;t>R8B4hVjqodK43kA3ZQQP0(g
C*MC9@FYDE^;E<e0Ct|zY-E}E*qLFZ`&|C5R`54QT7Ojy{x)gpuP>$tNFEYwdTS0@j6a$OPqPg#SM+%hb^1AlY(F1X0mrt^xe?h=
qXfaGo2nWam|1*l<jq6)CEvf#P|#?!S1c_QEs?H1I9t}I$HQftogM6+d}&RuR$qG*(gtO>>4BGd1vmO%n*)YTGS6gb4YlcvNwnE*
my%cYnE@i+!1r|Gh2Ow}iUiUxN7v@r{5Q2Xz(L?sC&++zR0Ft-)f2TRa_^-#yqUM;R5saCPnsQxo}DjLHs%A`K<Bm{?cTw}r%p@<
(|)NQVLhI_KChN-3L*J0;PO%!lh+jKp9v?|u=L`?-q?6dJf^wpW+B514s0hVPFQb>PqH32NfGHG(*qtJew@rVY4l|1eNEm(?{g4L
n?p&TsX`S8?L$wSVaO$aCvLkhH_tm1*h1OXaMv>Oo)Q~l&HR{j&(SAnPYfHXOO=q}<o*_G{!Il@Ru3L(gHq&FrLLhj@>Cy}k0P6+
jkCv-5AV41g}jP>Azy-sG*qypDzDEj-h|fPv#if~@x^-g`>hH-pQF?8(0NyHitEVvMK#dDQ?A|~rP{Q5d%@Z<%#TX%->z7Wnp*c1
82fwkQ0gg0C;_jmDCpjXO0<tzdwgM&vG9BNjL440VJcvW3gwAW^U<S06eu5|5GuIVn^P?!!lPzd`<wPKmxQw`rwSN;;*3lHl0X?K
(0-o(5CfENl$gAyFAa6Y-v`sA;>~x{wrx>Yo2X*!?N4DvX>0{x{-al1be|{nFj@4OXT{h3OyfnQsC$m?oG~}E5w(=P6O)cU`AHXz
dS^Qk9^%}N!J^CNy<=<dvy}?Vv2`u3&BD6*R`%=#CyOmurWsu}Uy)?|0pQ}ay`CRiDyXjA!M$A-DHnk!qR5_otvaw?F}BpL#u6Dm
17Bq80W({t%c|5Cm43)KIfd!{OJ4pw=J4gR`HtQpOtoFZI_|xuq)Y?aUD<%+$wjtT7*zQ*YbrehGi=~SRe;$fXeNUXHcA)-M&?G&
RB^;NfnXOpdu%*12wn`qiYPsT!@fM0LVFGdoclLcel9P{1mB{1Bg%t)%61SzW!XD}CI{l-a5RcW_tK8?0Mln}b$kke=F`<`LkP<-
)q{dNt+hvD*h`^4D|C7Q*5+#11Tr-cD-!GLx@h8thRX>29`GhyanBiA=SD@8_ll^ZTbvJx>yE+aRkkLbnkwns%1@f8Ad)Z0^F5kS
fwgaiWll{FtwaIn=2+oGRPDv=LD`AF6I$x!Nlag=`C~g1KI#@F;R@MwR(p?T?i1{dOP;JVUc!sCvTL4d#9v^-qgYWKKdbI9nro&U
3pQPhmlm41MH(c>KvL8F8}`h*+Bk6WzHndGEBWW^r+-?ZCZO-a&J_J0N5_31)9>JUJ3RB#M}XdgVxlk-ib4><i;q!O<<`U8MDsFw
)kuN1eL5oQM2?iG>gs9Vl-;bOG>wn1<R44cnp_kGHc<HPm%$=3i&BUL0*O}ckTxNf6|TZY`i~~?@TRrWP6II2@nLsTxgzU}FLy5d
BEdsbelc^0%CokQZ4^_vr*=4c^~r%F%7r;I&ZY;J9mexN48tA3PdD|P5*<Z?>a3Rp)nv6esgh3Qb!A3#d<?8p9X0jWb1m2O=Vl8r
EpO{~R$DsTQ{{No-NL7iSYhk|LcwjMbj|<}Q?i2ZrKhI!K|6PAB7)$7kUmd)aJuqQf}Wef904Z;MDp+715<XlF?JQ_BLr}NNL88x
?54OAODHfDTblUYXe)~xH?#aYhplMAAJvr5Ur+D2PT%9bCK2%c6irexy{1EtTX=E<!C6kqB<k+@!n&EeL4m0fJBUYnPpHxk;TRR7
Sf?_g+_NlI@CJ)?HJubI=R8*q${9?x*mt-Yb)X%Z1-oJm=%WGFdK~KUjm-tcgqxpf0Y;gn*wDdJL=jdh70y_cUuS=*#vo{ND!0n0
F)KxIWx|lwD}Y48syTz<eLu6xqS4kcIntHV>bO6}7K{5Sfg5g%dj<^mO&aK=P(a8lK#5Bz9=z$MNF=U|$sp1dEM@$&@S<dP_K2X1
tLz9+<3z75E8L~cDH_i*JKsi^@vD}FL?b;GysSFxqACu6XfDC4YgKJo?81mHA!OC|-xd2eJ)Zwgw-YL>I`>X&QhrW=4F?|>__W)P
E__c4E=OL2+_VD34W3d<JhPp9eU!U*HGWs4>3Zbr1xKVRr`LJ<{f@jed<|jL8PWU^)R=o&rylftGNvnewQ|DdwQ+qO5I-f;+p8l8
Q8g7%UWgUL)4ZuR-4r3^&v8xVfY22OT&cjY=A%jpcNS7$ZAPH6-yXh@*Q#SBNaY87Fz(fiTV1PTxuCM<KN~mf`dF~``5Nv^`ahSi
gkL;<huiUveF}W@1mmnHk&o5)>S*$P`ukfx$Udy>L(-d}mBy!)RbUkqKuIE)UAyK0WlcFzcJWwep?j$B4-uHC`L=3vWdV?&QVNCA
*&cY=f`_9A)(K*zbWttIxJHwa9S1<Tk9L7<-9<MOJ5$r#;Ee-44i{}4T|<Rc<y9DdB9&zaTOd&@BB`WR2wOd<Ji}G(iwZDLJHvA6
-|5!mju}xx6j&}tKMeqIK^D_~O<S!fuFXyYgbxwT2RTxbM|K6>NMAo1y3^Tpl->4nl`XCM^Ma4HHTOd6sZ|v;3JJlv$7yt#X`;~a
voclQ0cU-{wwjSjRI1OR_@msF3NYMO$)zQ{n=F8k`O|W(-5Uy?Mku2wf?tEti<VU^TLH=d>im5~w%r{`!4fG=ees`<-NVC&L;Yo!
UOMks-<K%dSe0)JJQil^co(?BVfnf}RXeVtRA-7&;6xH;nr$F5(UBU0&d*Y$Ly0z+0U+t84%(t7hQ&b%PDEH^x{uwf`?jFD5L8oz
*jzdQ4KRSz5U`8Wg91RUgmZc1f=DSja|?wwqh&#B9YxB_rBkfcf(3faGSw_zUp)@9-;hdJYOHnBh|R=_1a|7<UAbq|4|OJOanUmr
LSFn(SX+*jtZW!f$tXIu2Fo|D?^GC>d2NYj<=88-?QIgysm!}Cy@iUF4ns1DOmHENROq*-vtH|;#*E_QXB89S4D{1SETq^dk2l_`
r=+&)*@>aVHa{Q3@}I^kJF23p9T|5aP_gN=jd`NM6zZ1ndz?AJb%)&bdXncH)gZms9E?^pndD;P;PTS7{3WQY;d?oc`0|W~<5GV`
$*?vwD|YGR7AO}NKtq)%9J=6K$f=|SD=AM~v5FCb98f$^KbOI;TBj`Wwd$y!MR!#M^cD5qu#~oQA{vbovouC&1qc?{i-K4)x`!=R
F<L{M1LVtw3l~)KuN*nIl}xT8G>LhwMaEQIR0$Gi0g_3KSS13*3%f-3XGtAM>&a7MJw$1uf!njO)pOBy=JfP&P)yNmz(wU=#}XE+
cxE1^f!w^}w^7;%fKy8Gh@%u<%@V|Kk}x<J#&J+CduMu7RQDSi>w33F3=#&#u7?%SA|RmYwGB1At1!CcgKA79J#z1emKh=&l-7_g
RT81atl%fD?!rYK<S`M)i-PJ;I;^b)_YO@j19n1K)H(PJciP}jy2bjAm#lte`fE<0F;zjGtNrw31A#$;1!ZzTyxXo9QDnG~D!`CT
lqHBF?k`gCW0Vax3LV;=@kR%ZH(bvT(tAG-!v0@8>x|aA>uj`sc^vNRzoS#mn(EtEO%;}vmWp>+Q+TeJ>^=B36URG_`s?W8B5gF`
zr;U@@MqF%qS^ddnLqI4<GH#klNc|ZOiS%t!6=1At#Zm2S^W6ldZ?oI)+aW+qwuuv8zL}X{DK!*$1|zLj5<b(m(h9)pO@qK>Nx;F
uQE=pkZ-pZ0uYVSVy`=DK>yJ}f&(c1Oc@b{7p>X7L<PF1WK|0}#^Y>KMFF<TpIkEg-wvUT6f-;VL=Zq`aP#J^N{LfQgXsMs=SZtP
_dBlm?GA1e8(6eXk|ATAuu=*F9c(C?=z_C{d|1vJkSG`0X3BypMJZ>d|2F#R*8`sj&hj4D6_J>^ygl>;M`$N@(GDsqw(pT+KnZ!e
RE75iO*Et$m!^_#L($APRrXmtO&-imclufrJgeVZX;mC7sOw|OIMR4YB2FPkQ7sRm(+V9hwWHcXkcv<XOh-PJd)J2-Rp?_{aTJg2
p*a!8wM|&3)}qcS6+FzdznW$Jp#fJ5hlgd5h(4z{a+&<nQQXm4MR$g@@wkkY3Pg)!qXc3rgk7Tcl_9mLG)9VcU@(jpTfLNgnO4XI
HB6v)IQTo36avq?1+wZ{t;JeR4XF(zB_fjKBfW(@aX~mzQz1_Ga8E^BszYdXC@f%hd>CvERv0$TYt6QT9Zd7BoksM}L9N`cOy464
x(!bYQMj+STHGANqr44v(RlK1Az?$iFDk*qEB4LVtXcT!KObV74=}^;r`Pbv6nymGk+=uQ6(@-Ffy9Fh8G|ypRA3Yf0o+fR&!(Mb
8)ucym4Z)b&>rn`ZA&7k9+LRQoTHUEEMn?3LLL=tH(N2nRum5%g~a0c!MIunh;Y6|TnD&Y7CIO_DNE9{_t|r`Dv{!&DDEe`c0wyS
=w3?et87NmvlS|)$FZn)v2Y-vQci%U5h)`tDYB}9Ky+NYb6HszHP6@mTX$x5Y43Yp5i6Bij+n#C1*T&nAfC<)clxpyyA7=!s7T_3
q7Vy%cQb~|-Mjm@zMWH!P+(&0NhFX6kq*?NiISZ@)o4;vcXmQ<p=RJ;iy$`6@8@-`Z!Rj4YtmPq?tG~^sI#aiF5t89ad5#!=`0`R
@0*y5Flr#ES$!4Vm@bN<o>S)N3K#&A10tPSLVbAxt(;MP7N=3KA5A$e0I?MW7z;)rM!3<3-#%SbL8Y!oNZ|X;m9jE^wr53<`*r8F
BXC%7l>IwIt^LwTGbp1V8z>J%qM-q}hL(cxdvDz?DM1HN7t;>%6fbM}6pY6TaeYfV7^1lp#mwX=ptTL%z;|%QFhCcs6SB)3G?xu_
s<?OS8Whsk(d^h}?_i~5LxQ0}b=Ob(g4zTBj?Vq}j1o{1pn?I<nHCHHBKxNosSsT8;_{?$ggAz2xbk&Nij>;L&v2<k(2LsvhQ%sH
>Tyu?o`yrnEoB50nzQXiLN$BsV7eWu{S<K`fX&XJGHZC$N;wUz>g?Kx;IW`)M$_2eInZ+Dhu9kovbMiJ7;s8zweB^3jl?Pf3MN~1
CBq`h+hx{NMTXayXst?@(4uBtoeH9k?lv663>%+#HgLYNaFeY2rrJ^g1bat%^dn*3sz&wfVaV(`_UpC1A4I=)#cy!6W(omDJ$L}Y
S$89}IOkb)74lT2%9xv9Ctm+dEVgufM<B=gGTiHkJuk%mFb?gtR?QeW1VY6(U)PbQY&_9dKTvlT?G-hu++hjwUivGN>m(6MrGe^k
6sFtV15ofd)cbTeO5+Q2Wb9DIot2Wz6}t#9%y+`A+&?9@%fV=^UKX>32Bb$HBw^@3Mpq{z3J$$FYp+8RqTrI3ZvI(r7Y#NHP|&!X
$hK`{!h(mJ0Z?eA?XDi{G^NeqP&B`Yg5t?Ziujz5Z5vMPhM}<5m*$~hlj@Gt9+iCy@PhgiqH_A)2HL52D$rW}Jv)8V-n~EU|EA~g
zx)j<n7```!?k`-ON^%9QCk==8BrHy0DoaUOM~jGx7BxlPVeS_c1*qSRHW+*r&vo?NT>HQRw<J(|8Pwyl%g0^K};U}d3xKN>Oi0L
kjXVPG<W?!;fB6Qc@bCwF+e_aL-rPXdHHtmy#0PPwVq7Z-*#BhsU6=Uftgy6xAU`y_YkNqtCO;`EtCR4Pf?IQUvs|LVNgDuG(}RW
pgH+o6gcO|L#jh@m<ECqa6aqYnS<;66&nJ9l<ZUXm<JmyN6Oq)e|=h=p`-H%8wkG+x@<Up^J9UTDcBQJ6DTDNlV4{i<=OTy?C<)o
c?%?WZ|Nbc1H7kva_t?VXepkTzT&ISh75x3C8hW6IA_HD`tS5q3?NN^{qe(eVF48!)G8u>Z})xk=ZVKat|>^IDAd*0*Hv}>xEs#C
o>k#Rdz0qqh=wXxO5pXzjkQ^9<kK3jN*VF=?*FIee6^}!c{}N}E&5?#gKWOD3H8-qn-74J{S^vVsuUn=8c~W&l|a_A9LYL=XN26Y
oyp3d6MaL10ZS!2xnr5=7)v>@h;L7t)9c&jy<q9EYJx-eu#W3YQM6it_)gtI(*n6Jgr#jhsaGUm)~i)h8p^aM*(=lIRFNT?8g-k_
8is}Lps0_=ag`2WmMUcywbvD(4pO+wIY3C@a}?v5qS66S%A&>DB=gI+Lbax@DV<3uM+X`(QV`QsTP@0N9Sbmm92`o9*en?#!G}dT
Sc%>8VGRV+=A=dGO<kb_>TgNHK4?}8TUJb&)EhM};<bELYMnm&#_Ft=ud;)4dttabB?0fP6V;lb38g}$lUh45v1hL|eG~jPaA9-z
B~6>I!(~*$HCEq><)<PjuV|{(MHhs@TRz+Ve}g!LjuTs?M(SPoda>u&X`C#r)mnuw3i3knMGAU#tS5`*rE1cOwYH(BLX3&x&TI}J
)9WZ}ruO1bbiKLb-&;9&$}E^Af%>};JPeVkOW#&YlzXbO!Ab(|ecs<~g{nnrs`X{!u0Ottnv|m`QgWgFDmAVT%;{reJX-ostE5#*
OS=hM*~tXUzKHe)#*JRJ7ZQ<TY>?X<%gQ2v<@dH^Qa~(euz)T^x~u{iPpMlv4}JbvTZJ4|P!bVWO)mm)@7t<YkK8W06ETD8V4>EI
oz+CD+@xUiqH?)RlZ8#!&4Y4qNLoFAI6qCcQD{HaJ{-+^zqB&5jcxu^>fTxiwK}#h9-vsuj}dJzq!)OOgk3=olh5B_JYJx1?8gWr
92)6Wq$Ozd^;@g<?+viyu3Mb3L3Td}-^LuU;v>bHz$^V!qC;-7q)3y~-#)(D&K|BW4qw|w$6EQYs1yX1Sq!BCD50G8S~s?prR69c
NF^?K%~cU(b&3ti&GYA3q2EWv_x(DDYn~+A?wTuE#h<V4kUo*aZhU{a{dV&yi3n5FLR-!fIPe+|QtuO8Ztkwg>pi(v>@);BqgzoN
YOEPfiz1z?E`o;P>d|#<2hb?)UhXgPk?|NHQKz{mL=&A$ZYnDjq&WEF&mY`>@B6>2!~YNMl~@n|v{3T!)1T4g_;PBI7+93bs)sxM
+MxdrSNzkdAg@UQKe9((ck+J2`ffkx2akr2M|X_>ulnB2#c}>vKc1bt^qEy<1w|^TWJG0DqK1@3t&lgv_Xv+*{UU#b9$S332W-8R
|G*>T-I?1w1diqm_RS3y5KI)26ah^xJ3Fy-?2BKV`nSDj<IB&@oqwGIf>>n$UPgfzhvEM1@Z9X5PxpS*1N;~I5vcU2O*@ILelzj%
{Ljz8>kaZw!{mp8PHfB3EsK{U4*Y&jiQ#ej2fL>p+l2QTBb0Kf;x!|0PrjW4l29M1o8u4t|MuK&{C|h2Jb!lo>-BukbQl4KyS6AH
k{6wH{y!bwXfcY5fGVDt&+`>TVe$PptRkc$w~`8mP8OyVD$|MLIQ<}50Jx}7By{{@0k<CyN+0p#aRWdUiw#47A7QRX1zSkb&{`-I
ppnmHApPQkm?Q#tz_p&>g`6UGs7-29VAsM}J5&vF=7E>?kOyZ=FfbKHxg&+C14I-vL&Au}WKRm9f&_I21-1cEBT<6RC-@_gt$-gF
&-px&FjK?B*hM}~HTbv-F?Znpm=W*q1J)1%=tt($+P{i?|KI*%KSAjqtKIv5N~gb)r`XGJx+-?_czgT#fb7;64DW~j!TQbw385sP
IC}kuts~u;H8m6w5}lpsbyIG_YIL8Qi`2jD({TT(cT8e**&LlPw$1;-@x?<LX91>hdNpN6F}7CIoY3NjzE1=DzSH{PeY^wu4ou<!
{76sLART(|_G}K(&4h?1r_$|oG^@n_Jqka=84!^XNx$rpnbyS)kl4hJ5i2e?9$laBmusPa&;9I)bN+>#+olxQq_lz$<~Z4qS-<+L
GIzflG`(oq*lojYccE2Vsa6f^-yt5+O#O_n55ZRSlCY^reI^NN{@d#U_%+UA4ZkBkpZ{gZ6E)nu0SwN;Na;n29605gVvYD3hYsil
$0tkdBtFlvm|KU{^uYtmudwxrUh!Aa2qJiT{h9@M=M*i^CN3&GNct}*(bsznJHK`FT)47X*0r+GQ%67&f2n{-bP$o|vG_1y<T6<g
8`qtj`sW35CC#XR_xDEYYFjIiP&o)e49Xi1Kv0GuMjmXy&ull_iG<`+i)XoGB~C<er9#?OnTYJ!@JJdVu-=G_@(H6XQ&8jxPko5j
l!d(2O(&-2D9pb2P7_~bqGb)fSv4NLP}{t!X6&^!gN}rcu4yRkR`kGE=}~<;#a8VUl^ZK-&KvKPb;GQ+><cT4pBQRY{8fi#B;Z9B
NsfGq9*$DJkfdz`Cm&1;Yf(Rjc5J4KK>(4Gxm+;|q=F$e1V9AJp0P_3A~r~sBygkYvoFJNX|*LIuCYW86Y<&A@!kQ{%gmp%oJ(;M
dQ7mz9sNtLb=+RE#X0k$a5mstYqheq?8RifgE3)+%V|jD{}^0XBCTQlE@B$NnMWqCVj@(kXMsF#+z-7LoFulDB=Ch+71(FHk|>~g
npOvHjF7`tcMCKy=fk-qKFO_|UJ&6|Uu|gLSUI&wxrn>yhAGn)aG1+2mL+&gYpBuE(bsf$&(FHj3=Y7XRIkMWSEt8^pRd|iIr@j$
)cYdnv{~+fp;JzeecjJl#RDTF!!!a961Z9r$8h(uN7~}-DneCQZw3ZU!f_+o__<H&7^0Z^$Bm>}o(A1tyQKde*~!)9cyZAM6=A42
w9YhB-s_L9y}=HT#QXGN*oY`qFQYp$!BUVRMT7uTu8cJ#dju;<*22V;Kp+k~%)%Zv+#KmW`%k8OA&8o@&z^oL6NQ^irBs$6r@V0%
d)qOeYG;j9Z7kKcmG(lShQrUhrqYQy7a-}97=Tg|nLsj|f=uoQ1mToT$pq6*$n2@gbs%dvoceXa^-cwP4&f_4`a8RCI`+s-&h!;d
{6OeH#_9_^dwLq{t<9EHGQdL>;SS|v-#0o{YjI-8utxR1^jVQhN#tHeF;zl?t=EjLaFj+U!$Dx`gsDbU?+5x2JI$ld`u|Euwrfyb
Rh&3R9t@fWM12PkhV<*3nfj7IGg)wuDgZ_xOR)^ofCJ0Z(`m16?)=}6997V|>oA??w{Cizpn2M}rj){`Q;<XIS5Z%^ocP6VTBH_n
%MI~nb%RTFnBrB<5XMJNKKn_K3ZpE*tis(aMjh8v#ghk>+|ALO8a4YX(9Rw^h!a*Uvt8v@D8Y`mLEBq1fow8jqj2u~FniZr*)Iyc
LkfyJw`r*WEg=`{!SMiU)c(Bxk26>6)9dD3DYgxm1UOK{mIJUu4z7|UKV5^uAo+IPrV+)+FA&(2SiL7bYtHKXq=Y(dn`Z5%;;g7*
2BnY$%<unSE*^~kom>Arn;$^p{S}H-;gZ%j)xL+Tnt=59`<B5rMUfb@r63GbSwB4d?bVb-{8UBNqTTU$Zb-QPU)5&za$IElvWSH5
tTIsH6cw=f^FXQdri~<OV1h)2RM2_O3&7xRA`NB;vW3=Y#_ij*PJHHKRmJqb_4Cxu5u8Q;Bxrg07yL+d#Z?m4)24KtEUI-P#W`N=
0)Z-^<v*EZ41^Tr%KSCXh8It)JUDa3pAMEeR;D5$!*Sz87t51V3G|jian`Hh&g|GMrkl;y2CfW5Ni8eBP+mH_uh<{yzkh-1!urru
S8a(AIeGI*!cS{=?MYuc_5j5wN*?El3^E#dy7KBnCs;T^^p!Mdw>cIz(yB8lh|(!|x0+qa<>198v%)60-}ZAB&N}murAb!5@jE=_
uS`g^1eN}-gV@$w>R^&KpnyP;vW6hEOY2w?DF$T1aVSC;gGW5+I&MDG=&<B7pa;_RI+>Lj1|LqA)kCW@cP%f?OEaYS4LpC~i$X`Z
5XF_0JsBYd;0UbDM~`@Fhovo*+s@ex1rbvg&Oo(_hZvAQN$L`-6!zbYf4zYhcF)SL*LcUSFXbN(vO0xlpU0~-RBEby7jW9c*RF>g
pBk0fb-x&|?DQiDB6g&d2*NQG23Z!*j%X>WB5Ih3CM$S`5kWIWF?ypSYD%dHjEYYZYF4Jh8+w$xJn`n|sS0GuSck*)ykXZob1Fs@
K}{iq{GSN#GFEw}us6PPN|537obs<Cs+b2BS`P~`mMm3w2u?gPv0yV@az2>z*DT$s*CQ1D;q;ty=BdzKc&n{cF+H22>F@@FPH{1{
RxgSN9sb;%97D<Zexa8<PgAedu-}ZP?v_ctSTRmC23uhI->S>HDdOiT9%fVT@4~Yxcz+8IMtetv7W+6aP2m+R9SLpsUGe%|qD}9k
Y!2Z-yS`mmxVHBqsx2`65$I32F2dJMh&e#|W~&QFHxB$e%hqa$i)135wspr>f4Xyr74^dcBvu;(z&M?111GbWe`llN=B7a&18Os5
YJ-VX&`%ko(?1UE+^0Nor;wznqG@J;=6TL>k1tD{+&=sRB-F_UO^jY*JI;Er4Cy)+ObLB4aXtP5KuX*TgzwQq6v=~q;e#-6?%1z-
Fi9LW0kcam-xMLdLfGW06<R^oQ4?1Kv_ESvI`%(!`WWM4yKmjA<C@dHG8{Qs(=(E>M#c#y+A}WvctLwi33l*pZ;NA8#u7`G<)gSo
H)Lrlj&uoQao$&-AG<s5$dfa!rBL|G?n5J?^mboKnf`q}N~=H+ilnGVVeg{<xtFJpkBSoAia%0kx7zySjPgH0Q<UN`tkcUj)Hzwo
Zqp2AoOyU<O(CUuO`_wdiCZnfDHs~Dvv6RQI%5ZymsP70xtvXDC2CYsr0ckMK02vTm5`|ldAY<n%LB2j?;EF<S6uh>`uUP|<J`{%
7uNgt<Lc_(xyM${kBDotwPJqJ;(i-}Nr4cDJbWPKJdq6hQ|Y@6r_qH&i>E!+Q$?YsgHh>e`tL~N!>hRcnZ`oEw_ErxDx+@1b|GvX
*M}1fh1W7^{awbAA9DlDH*ZruR(rA=RQO4-p5B>Gc)T43CoIck$3hVGw#-9a-K5jDp|){s>T$+gU}MU9)cVejk@VLg&Iy>%bX;(t
j(ANuuNGCSBhb4k;a(TP6+&`=k__{^Rfu@w!BwpJXU|$o$rIkEzS^7Yv#yltLTZ=@VWaPd*-+x%a`=bm)X%XN3VBXY+Foy2`}3Gr
H*h}G2W@wsixWD#K9xnZ!R*v>McLT_zh|eQ^LT8<@|RO-!*{YZR>LHK+Y41uFIOs>@-vHc9aSB$u?A0nVtaEQk3o>>`C)zOSvh^T
OnPXykFO;2a(I&Pwn063DzHgMX0$~F?UJHb5Xhwvc3B@7&xq?yk7Je6BloAThN_r{@69MvYZH8L?S0fqJ{*1BX6sw29_!aNu)l@G
zku32!7sD2eX)vGfbf`nynFj&u4MOs6Dirum6jGJTKue~9qYSJhLzKBk;@?Kv)0=^Qi8qvefkeDhl51!@jgu#$%-Jch;bkX#P%VG
RaC}=T!7V4U~yRuL9_*s^^s`#15?vg==w*kUB5>vS`H+B$FdZD<LBD=pAxc0!u(oyD1wofA;v&|*??EEXxdX{4u<Y<BwbWHN!`CK
qUbO012yP{>FS<3BJmcXtnBX4RzKD8@7jo0?ccmRJSMlwyjWILsoBZ5VdemFn1YWtamAEiTf*GNnJx}8)Eaq5w&v&GvnB|M^j`wy
%f|lyKU0HqiUKMO5U;;@S9wDtjObTjhS1X*9AiagQ2=FooF6130o!NZRW(CE)6?TJQw%~eGa->1m)c$T%A<yH%7<_1TX^ce#Km{M
Y^*5dhb)}&sX4+|8i%SE66vC&iP~y%HG(na(-JIFsX`beHcM8<NUOu-Hd82h!DCdc@6pjEy!q);BC{WD6xLh~^lLh$ht2CJDer$T
HaqhCqydvWJI`4-i#i>ppDLQ9J^8nyVs}mRN|1Qb+19lt-8j~@Y8I~|8;!<+?|sj|*HZpJ@%a3|*0~3K9f+dByXsF7$8TW*d{}zA
_4NL)!-tv@67xJ|Tc=z69UgCmWaicLrEoHL#y#ln4{%C?W@}Dpa*L&>388#!F@UpnX~7b(Twu^~1H4cyTyfBrwwB&h61oM;E>TM*
{tg`KTwy@r{d1nGC8fU3xj1)Z{qH|N$C`6Ck=jDRP_d*1t3yDTD8dJ)fgEFox@CZvWe|n&5oet14xOJ~S2DX-#yhhOvjZ2-?iIy~
j+I>@j+3XWLof8^VL3^j_e?NicIPvOXILtyHRc&ftQCHDa0gC?eWW)3g{G2cpU>A}-@Z=P_sHRsd9d)$V4Pm;mC2wJg;I5E?QPx8
omyrU){E_s^Y;Bs2VHX~D-rht)tM*37C^%9LA_y^coI~YhOL!E#aHt!8C0+7zmL#nzQX7u^&c$%BF@&uG{#g_zB@0+<KXc%shdom
eHr83ut7PSBc7ixUeK&P&%V3QPcDa&`nP>kZrjCImI$R7g<>g4NAozBC@2bgp5uYmp?4Svk!uG6eI1L_(8Jb!5FCKNDumK@<I98v
(4bMv$w)zZaeJW(ZkW(=uK2^En<}7P$Z5089khxMuSUAy9DOU-;v5^}W8$-TZdNJ*<Tx3`9x@S>r?sn=qm4!gX^e@lEB0?Xm0T{y
IveBnsNt+-YPD5Ruj*r{id;QTeVkeVjl>Nas|TVyc$2_~Oc)h(b&XIHmIZ<s+6dBRHPQ*!Q!f-tPd8lYNOcqIo7QsPhrXIRNL<>#
?K<AL>y-~SE01HfR4r<Xs)UkAfFrL`JL|5g#)8(ywNNt9u=ThhfTA8R=GAd>3rt{QPm!K!bhaHkwk3(Lx9RXYFc^j-lRZ_Tm#!$f
+q82Il~g|~a~fG)`PVGYHYOuHCSDx<YU`y+sRoQ-Dt4$}rWcusA9kbZZq41%_DrzR0EJ2Zyeg`{ka|8&O67x<=Tz9*N7=TVT%HRJ
&Q<#3?|(G=beULp_Py|P4_etOnzfxerP8QPmg=mcpn5JJsR9Q3(Zy^sJ`7?PY$WYSDI)wk5fR#Fg`g4Z&m$qpqUxOTA=>-q_t0|>
er}mP;sN|wn(oPf*{u$h1<Nz^Y7x2xnCo4|&O7HONmYl2fuqdzUc^7kIt~S%k)2^ktWM(d-e8w`3<eBlgts9;>(~I%ISDD8f{e&Z
p+NnW0~Ov^+4uBvYf_lGzScncR_v*MIf*T<S&BEkQk)-;ofo@_)RsNNsS(|G9*$0KJEzoj+x7F$V>&2@EDvGap||y}n%6@p=r1sb
%m^<%9nq-ieWBccs_*dmz5avgw!1Fq*HsJ22he=Z!+y4J%}`2~cn=UG%DB@yX<FZ>*ZTKzcbxX;jGtmKMNtpw{Z(pD*BS^41d=b}
^`F`7{(tLy5AdGA{m?rR|HJ$L+&|A>r5sPY*XsL%s91=4^AF$YfeZ;G+{mLq=gQ(An^>>xQbjl$v^xnMV)F{=0f2|QYk~H`kkX|a
t~%%toWV4QaplwO3IC`3J^$Zr1cB0?(mD7l&dd|IqW-D&@E(Tfes6I0kLv@wP&fNMe~558Bl^Oi<Q!NIU!AS#gl|vcyfeXc)Hqg`
kDf?j<S^Imnv;@Bgf`7j*Y(`KeS|v*0XD;S@a)7l{aW_pU7GU`#PxZ@f4H7;koQNu`hed^)Sq)ItME*w5j~at)`3L-JFU@@k5BZa
!MB!=DM-H3kTC2T|JonfaO5Vl^eo9#tGcDLg`e}Eulj5LBF%KTwpP~<TBBHw1kH4y{~a}|BACU<YUL3_HN5`;tB^+rT*{~-gX_E|
8C1-Ld%n&y{T^Rm-v5_(EYxHWP=xLJm_JJj9pW4m9LOsj99|X(mm*)zWy$j#A}FVSmyWi62VBffu9$!20MqoSYqH$Iw_)NLQ&OlH
qM)m&96<y6eH-y`sZc-N4v4T0u>+D?7j;!dCmmpSO@~5uc4CaDN3NBGyPu$eY&IFN(V>MpvBheM$3mJ7=@EKK|9+Uxf3Ruf_P_cQ
ifN)Mljo+u(A3t?`g1gdIh&{a52(+U%=UG1O$0ug`f=saPKOsiORh@DNdvsZtx3(XwjDRUn%m+iFhHa(zW<!Z<+vx*cTZS-geZuT
Z2<0cbMBc5`owk^V|k1{hzud}Z#It-Nw1F2bFGJCAaU_IX5;H%8VyAC*1aA4*#nT#dBOE8PPTu?Q_Py{9_o^$$2vRUz1!}|vZxj9
_ILd<nF+c+s6C(OF1%llpnArA3*wvm<ww=Yc!=V?yfE*xia10QL@10#2$Hb8%aq8)9oQbjp2&C?_tMFxb<8n$yjdMokVKHCbud3^
3P^RDq67sLILWK=no`%Sk0q1x8;zeT(0sbh>YyM1!T|`7L(K^U?)|6N-{Mfr0ZFS34fGgds4SU4!Y5rW8GQ*&_0hDelvW&k@b8Ug
$A3-Wr>3F%Nk0?_Z0o&o8j*XU6A089c9C*HA5^K`D(VpEcik(lwW(7`&)Y5`^SB5Y5P{(h^SW3UGEf<aWTSnMzlX-A-k98W8+F#{
rhCc=k2MVnAQqdwEkN#IAJHlu@Nt-RgzG2v`msad9q?q2<tF-|{`_YPs!G-cPm?lmST3RrMgk?V<2euiS4n}mD15ItRa8+JiBXtj
($hsH6vHP3nwcXb6E3I29k<CJ-gsu$(_{riRM2+JsH!UnJfzm7F`B8*&D?8gGg2V(JIM*A-1vztd286>co$Q5bPVH=R%91^#0r&j
<8UgP5A6y*t8`C2{u!QUrjHGwLEMT;QiJ5q%u<PiY5Cy!<eZzQHbcD$iD*)AgY65Gyy;U&C$Zo&P_00|96;@33O}JuPQpc)N}$4N
`v*Kx)_dsCUERXFFqO{a+k&(b6r99{{neqF!|m8-enZuOH%KI5F}4L;%B(?XZ3p_}`%~~rvRz+v^C<U*zr3R-H3_A+$~Xm7a2>VJ
>`@j~2Pm45zHdShSX@U=#C`vFM^{)nDbwfmxC;3gNeMzxL;1t|v^5C*Y4v^P2??;=nOm*jO>tn4_E1pPMEM+j4<fP1AqYO9_%GDs
AOr*AC<n2Y0!N#4%BYGL4@<`^opvtgT=Tn#r36|cT#1l|Bc_gQ<vQ*Y2}4jVX%skQ?AS@^2Mh7s`IwQZB8fc0uPDw?svdLDoc;g8
#WtLp5dqkGUcueZc9ufkdIboGD+OZ2N0;83;Mtl;dlS}^^zf@@;7-;WU*TmW%i~9l__H3JGbaCEvdz0b45x>oNf{t}^f+NdY^VgL
FRKKTfEQW^w)(V@^rzZUs<GR6p5B@Ui}v-iYfq=uW`X5T)N<7balm?U`iMkAPpF`vSbC>M8{Z!~f^BQ9HeK|-9?1{;>G$XPQjWmu
zA!fq&OWuJt`VykXXA;JZDvEiQy>M&!%pqL<DuJixT!tUuDIn5v+uvB-^r&RbxaN@4hWnog~cX~-1`y6ZU4m|MF(Rl4^Ij@1YZO@
wBmjNyM2zVVS|Nlfo1qdpv=Q8LrR`Cy2YT?jfcP2jCyZhc2RV~F-#nt202#|N<33Eu0si}2hVr<&Y46+&?Q|+C<&D2e}X?`S}jvm
ERv$58!cKKj%D-fuiCo8Q@QQ5(Rqe{I(>=ok1HUp*(6-)*nW1T@+jrc?J|gAlA7{&NEYZ&e}x$7;h21<v(48y@Jc1!znt1*56k7#
zx`)Cyg8Km%*OY9J)E(-(+90z%k`fFNr5-~E0!}???b4G`a~h13BZ9RpnPbWFR2tArGvPH6j=9zO+~<{O3#e<5JVOS28Mjj5O#0c
)zSGHUVWBp?$xMf|AiOr^?MUZtLoILW9necQL#6g9k=bN*c)a#r&tyspb2Z$8x=}~;4`HZf}G_*z<zJ%=?Yqn8M9ffcH?*F_Js54
yK@E=b$u{WRxE+O3<g6G+9PjEqiN{+a4*-6gm~Q_k?NC&c~WmlERr!Q4}G5a{=eECZ{ttW-2bx9i|NqSF?cXqb*idRfZ>dGN0+a}
AcX0!i{P<>0sIz7^UT7dNk5Z=_&N838&_waZNfS`Ml2Wh&Qwzg%^am{gU`nwoCL0*()UYIym|1{N$5oti*s7Zl=S*Sj2jM%Rct-l
S4~;`Ja$rf0c@HONCcCyRw_)YhP(BM%Dq>rZFUy51#FN&xfDbK5_#mG@@!(i!}09xMKiZU;+Avn=f?3-tj~sUU&MQ$bKn=m>Q=iR
ggsrSQvy3mDORYV5f#i6YFY?)oe!D5^x>?y>$}5eY#zraj2)*!yu@l3)H?Be=23OcIk2ZySmd`NwB4{^ZY*(6A3D)A9WJ2UcXp`Z
%diRmVfb|#2kjlbto<9-&(*#igS(>49*2<#Jsr#9Il?C13Z3D!Dm*%%5#Tn_wycoc`E(xHrqsUaMQdK8>FM{L5IYV<Lyp*X@TfKM
4;?`5N6)hydsKMazsqIjbhlPIb~e)-K=cc!>Dn;B4b>JqJNV~eGc^!HURv|xd%Y3cp}-xuIl=K>#TQ}?GAgLT$l=*Ja8bFz3Ps+9
6alQj$=^0?Aw<|GPv`ybKjlX!ORw>%Spot6cK<DPt7%o7_7VAHiVwT{KKcF-5FpA8QP~j&Is>C*0r<kd_5RYiN|jap%u2k@IWX-y
&StsgnF=--s#`cURXG2V!8O&t*l$h7&$W_em`pQ!A*|j}4SK`^bk4rTy^ZPeeeC8$-J8U*ukz*DV(>|hn@vK}Kys4qu^UKSpa6a&
`&zL;%nm#2E`X1~ar^(7fFkR_^++K#WuXkgKfQoY&O`rdr6q2)Vg5Fw40Au%-F`g1JkSaqK?^<{yMvYXsG#k-d4h(6KZ?Z;2Z4SU
1ds9k`?t4RVMBnH^bnykK!=t?%)h0?=)H+%tBj0#e=b;iVGwE9q6&6<hw^7&pAXgdYau?9C)7uhS@PxMjIn$ZM7|YBqf`@%B>10K
)i^6?X1N50Bo1w#1+)KYYy-HE3d8O&I<jiOrWE{i`EJ3lAnT=damPuk2po|?3`u@?azOI+WeK<phq?gv$^2Wuhn{K&mxTd+C_1;&
icX(ZT0mW0QD#>%e3i-v57vZw$E-pK`UgM2K2OcKrRt+^PtmG)a9Z+wknTOzVCe9ns8>_$_xdTugP!Tm9|~x?nG#ouV&RTBv~Sl^
`5e?(r#h*7`Qwgf%`{@^v*(`A@p#>xGY}JIj5L*tyFumF2#J*MUT4D-pr_`Y9t-6^41v>-<qP#VBwrFMOcVoyE-s`IAwvegTG3Ll
;nXIbE3K!yeP+uAU_hs35KT2Hz$?`qMJyEyl^nr=M^je>j2g4>DXfmXcqb6zYgIfjph^M}5`wP-^Y%1wb?KF1-zOMH&z?Lz7{n`B
PHmpdyxp+*H%%o~P7-2$nepdce0zp*SB#t{p<d3(7pA+!ZL0<->K8!_TYJk0;^+fPss*N9#=Av9gn+7o6f3E#1hE285w&e|V3vz=
d=#DWhX#O@A-Jcf)ix4<U=}*Mr@W+6j1iA4=sA@<Ry73<*{dnym(}Q-GIus>rHb8yb~v;5729hU6L2;l0jmalO0^&dCKn_JA@N2Q
srtz{@kXA#mLm!N@loo7=dO+)^7=n`rRlo^n(?W)-Ooy7v?mp0>hpH6cvR(3)?oz&U2aPrssw$mBfrTcUHVQSDBwcMzZxqfZw!eC
CJGEf)QG5EOO<6620p1|f-XZ<c$@+RvWoRl20dfAkLQgq=Lz<ZiT>uLJmph#)30Ar`_(l~9_9`7vv%*Vf%-^$su+SW|F->ZdSFI>
UX=_79{yLHpTCX57a!xA<rftQeMt^tS>~VC<dB{|pLZ_b>n5<=Pq8X*fBfiBLvcO7vZvxFf;=7=d_4An{ioI#eY?d2-_#X;Un>sy
L4RWulnALxh`$&Odinb|xc)hQF!3Ymvgt3^Jj=M)cAU{_Od!6j#t*_YgqnUkx?XYoy2^Ti|7|Dy<6gP6;Bv3QhIZ+HmdZK_K1upp
bYz<tY;{U+vfY1+hu2mL95R-LK+=gg>sT8{-<&u;+!-RzNl`M;MIOBCT5*<mvAAGvUe?Nh;$H1xslpmw>sLwK(gV|H2JS^dq);<8
fN3U}X<6Z{#od@N=IP1bU*Cq9Ea9oeXOlCYc2hsR)aQ-&&Uv&H>sQM$HA?Q!x4kB(Hdbu|)aW8>k$E!>o%h%7x_UGwD!BUQN~>%l
t}2SN57kEdg7e&qwAFK+@cFwn{@t|)DitgAPAt3((N!(_wG2rjg$jj1i*<G{&#+VTMJPFDZMEwL6t4|Ha!}JN48>h#xGG5D3n-)z
6?BiG>8z3?7_gnz4@x68r&A<ud!H1%0op*J4p7J^ESD@E?3U5kc4(<22#m0EL(s*qqg}`ln-vZfW#P<4oHowxuY(odUR71td6`@@
8ok<ri^|aS_V&dO4JFXwQSdU*K;x5TU~Iu<_N+23RR?*g$;UDq;axO}T;b2?;OrkP`0TQe?4pgWR??16)xP_hFkY-Y(sSEKtIuWf
Yi#MeX$MD#!mKKBGfwt^cFLgD)d5LZa-opFrb8`)>7N(=Kd+f|Yx<O181KJQ|C=i=+@_;FLDh)*UtSKp{hK$}RsmmmcVzzd5f~l`
eQIuJH}`q#a%_s%ect*{bKZ7l-B~nb>54CfK+_Zo5=3F;rCX!i&Wt(cw7M%vPpYIjV2tpbyp{W48eyb5<Li+0n%!Npa+M<7@x2og
R?h75$=0kFYsOEZrPlWY^?hBjQ=Q97|Au&r`LQYL5Br@ol`ru8!)>;C7}wWTWcRyxsv#}6ced`D{ri5t`Nd_pCZE!tosBUKVzzy!
BHDsF?JogV&G}ol6*PtM<gjp8a=HzQik=1vc=S-nwD4ilkYW9sU#m7XmHSEjSpB}E(S3Zr+o~}UXVowIX}1^nQoSab;g>;3KRcOz
EZEF))D(F5tuW8V<I;TckI%o2cER9oNo7-mc~NMo6rqE;$Kew3b*_-s3NBQ`MCnFF)-1xt`j(B3eBY|F)pm#1UcZlX1va{qu~VX=
wWrOtY1WL&<P}oHDsQXSH;|<F8tJTGu3DJ0a?&sqj*-KAZNQr})M)9#uXUZwk$F^LQ)t8HnQ9He*4>q2c-ma0P9c~P*mXH@yB%C@
eD=&zjZ);Zb{FHUIK~KE7gYl0rOa#>5yXo!afEY1DpCl;P~&S&A!qYlgvo}?59`qHkNLByTs*jc!oneZxM$(Rmctc^r8}4*wqC5g
g=u{eu4}wD)lMbZL#nGRl?|A7aJF|at}L%&AJL4M=NL5|?94<evaX+^kl@LVitSBIz1&L)(T8ixEmcJ+)qoCQ!A;n0R%gW>c=M54
P}NksKPGuqfx3kwrmP=LCnIg>B*B~Hsn7aMNTl<--isxDG+`W78fA|?A^9FGDBKW6l8fzSq^Iw6&Yo_N!cXS&P5Slf2i)9%E>M&T
R2}*&kU<`O7X)`|s@B8d)h63*<4Xye3mnIFYuz;mH|~gmI5c<UP&;GJc6smkven>Lav76TklpxK$gD6|Uhef3dNnApgaro5pyS%T
<O@PA1zp_GsU{tLrNs8IZu|yfH=IB;u%5eGoFmkBH6Ggq8^5rok9X(KNQwpp++f+(1X+KKcGdrH-O0ZAe2)5tr{vwm`Y_yQv=ahU
kcvjuaL)|NS)_&{H6EW!%&4l5gVn4vLFJWc<D&7!k=8dvw^f#ymp{LgidzNB8ZwZy541m*!_a>b{i`fxMepQMVu(K}tw+ewNJ2d(
DsN7iu*gCB|9zMLJ!Q5O*2*o0%9ZG#<v(ErJD=0*0(llA3|oWIj+6qGHHJ|@RS-&s&3j+!HmYGEvUp35Z5o4iI)pm?A0C@D8TS5m
TOHpo9eq8{ggCo5v<d=765}9z55VE@P%23UH!(eoBqaocDqu{Awqoy%n!<yPI#oCc0do)7(@#cWql1EeAMfllV92E1vK&Z(FMV`~
CW1w1L-)WY0e6s?gak-vkzAA*lImGxm;ixFXbh(12Fx4d*tiWCbobYLC*E@YAD(~E^!C8;<Mtk&v-(?p!B4-$d(Sip*O~ZJ-pYP|
OUWbFbZKZInRpk4wWiPNJo62XhcGGwUVC%PUn;meX;}=kC>W;a46qzZ;n688im2A!S;bYsr7$q#ZWU`W47$}L^;xL2Vj2Y;jol!&
S_qn9eVPXu*`R8#i{;<bjNnyBqScvnDDMM#^fy{)BCMmOowj<f1swQWmd;@BeN;CZ$Ln2Qq<hWwow0hjUE%ngONn~8-yMZ{Dxdc~
miUe^w~mnczCLVCp!7T<-UZ}nv=vdF5Xv*jg|)Ts7Majppw?XA=&1%kHdi6$1hl$C_$}`8Xkd^HA!A3(z*w5S)JiwY@CDTf0>7Kl
cIOHLw(K64YoB-P?f7HmK!_6mA^>^+L<i?TUx)oi3Du2yZ~>udK%f@U(alpqK#AL(_HN75WF&_Ikg+B@ALL>eG6=}8_VxRIavbJ4
hr$`se`#Oyb+y4ZSg08Y>Js}feXyoOxj;7=0y>l*L{Spj!2-1z2INqoM^zTF$zm4>q*qqMo%QhY<H(T$l>bRk!Wu{;{_?AmE{GAr
5r`-PAfa_4owOD>MXLk;P&(PY?H$5sgDwco3hqpbG?ErH?YY6h$|hZu$39g(OxyibcT4AYin3(LWEI(W-&<l341w;S`*37PT}uWC
36Tm6B2f>W+-zYgcI8a9qb6`i(6_1;N(_L6w`BwgM92md8Oj_X2Gx4wiNwxjCa``u$c7{#0T5lZ;8D+a9ApVVQUOZP!~nXH$wVny
N)&w%WP;ELP=-bjF;F2&lz?ubq!`{t4m8GcqN9Pw2*o&^vCP(N+LB};!V54_D4>Xn;)`r)3`hW|xMgyXC?YBj(+M!-89-M_gcWe2
!)&94bD08M<q=HIQV^IIIUMIIR=To>&z8^FHP*GN+c39H1}cJ<h8JVT+Q!HrX)1>fEaG#Fr<kFkd4ilOLUf0a)5R{_<D71BI8f4K
QUxsz<50Agj1Aq`aBC@$r(opX=*zLr3Gx9^Gx*@{fTz276b9jWlu9szEyqcBEy0SAN|_<ljFdD)LMJ2+p+k*f(nQH9cLHQkiAsh*
EQU8Ac@H4;YHfwaTn6}?6OEUhp6*?@+AzDwdFD;Bhdb+y<Tt%=kIGIQP81g&(|g_2MR#$m+=V11Nd{|3hPK^W2PC5<x6bu%HC8P)
umg!gl&oi&1Bekd1GwvR2Qj%`dBiv%p*Xf(iBoC8kFV7|Z6#)1^6ozMgX@iNCA^Xx<)ISAJ@dzq4an}|O%b>ZhLokC(QY`jNrXC%
II^-SR+QpJ9YC9hQc<|b5y%Zo#56r5cEvQj!J!TqaP1)FfH_#jhPA+CG0oDv))<tHtPsf+<{d$hI)yg^@vKcjkhE%dDXBNk0&WL}
6lop6Q9y?TZhFJH4aF)wCrOS&lVjuWLB6w&cXfbV3G&<N&Wcgo@d?2rs5R-<hjNrC@e(ZOcZM5ah$%LZw(SC91|)|^dBzz)<O!$%
43tjNB@6$|C>aV5pYXy-6Aw>uf$)!~r<XjOf#*5`EQ+FoKDw{b_!nqys)Pj~`5&F^!qf8+6DXmUPMy7EkO1O(GXs(L@8kCV=7(8=
8XZR)@sQ>#^#^XVBZtmFsA497tHPpxwOUz^Qbw#nL}*MVT)7{_aYc?H$ys(Zjs*sOwndke?GDiw;8kB#$3RF@1NsMtwLp(xutUG^
`*i#NeGm<~A*fHiE(7;@aiRvklcN8_#((2YL&5p;R3U;fhJ%lbAq|Dmgxn}gBsrl_+jLn7XXocyn<+&rNHr48g@xg-E;XT(HV1#D
JiKwd*$UMWJc1e|h$tzd3W6zyh>IWMWg|b&7<x1;RDkGwEWZB88Sm3ya&WQFZ$mZ*EYS&kJb%ulzzQ24oXVNbrG)-gbGf)o;^c^E
dUo)2hJju;N04VzX4-Tpqvy*dQgvUi>E}gmD$rHclt`t+_02N%NHk;u2hq)X5vnhxq;TwTK>&Mn10ZcXzPru*Ra!N(h+kb5oR49k
g<iI1&8+BLTB?dVQ?<Z|+b0tS)9RhHnh0-8$!-qbI4qbdDV`@FZB4158>Cq*?n!-Wn#8cK*}$kk9V9rFY!W{7Irhj_KfQ31(0aHQ
ntw~$iJ-ICn3;bQuRQt1n-?Q2<hl`H>lZT-8A)WxN87hX<9wf1KGUFH+20c#vlKA6MQaPPygAs^hl}OkLzz^~)KJ!<$(JBV?6adS
VaimcAZbeo@HI)|4*+!z00e{yK`&l|NSIl}iVdVR!i6Z6LQ~e+FWGL^u#bz;P=1#5`j8?lLNu@FKhb>4uYXMP@n|m}?(}2eevsF5
?eNZh-u;^ZYilG(21Eq{5e3AU!_MxemLT6weE8=$URaSG=c7&%$w571dJ_pkA|<K7Mofb`!e9Z|$-3c?2*42(P*n=KCCqM3QL6}Q
imt$>rP6Alrihgx)-{FFJT&Lshgms;U@K<V=86P<54o6*Aj|U6^!^@xBJOn?U=6OLUiS}GO#^ly5d-Y40LS)c{oVi3HQ~T;o{xoY
K+!4RXXpHXryogDyCywAPd_dUSkqs!q5uBbKi#k4Rxb!q1vqfZ(_(qU|Avd)%5fO~r;c@q?d-dm{;uqIxo6#r-GHJTA-tjCa!6YO
KrBF>5H4oqm<t&G?iVkc!&;6E`+JSkBieZoldw>=Rrg=RQw%4g0r8zS<|^4+FoIR~pwLN!!#=&4^d&n7qHx>e(66)ZqeKx!O?lD9
k=azJZf(4FfO>~Js@3Ss$mh~h;f#hzD5>1t#HwIcWqY81+tzD4bF0jIth?p9rWwZX-@M{ngrP6~F*R}aaeBk$?fohciy|VQ%>Pf}
{@pqmqF2U$?M4Lu6aVx23jp1TvLE#!zJHFmKez~B|D*mN{I@L;j70$!s#HN<&Bt^6OQ;)n;5R}-gaLv00viTyIYUDq_y-^cbw9U*
HY#$EXpruoWIwAmz3+ejx$BM?-}NCs>PGlH&m_m-r$eu*F5|MS|K1#-4f;C7-?(BW;;QB>#uE6<2lhbRPW8n)`6D(H40h{S8`~6_
xFZBVpA|j0W69q4VV;xP1&8!1K1<+2X{XTf6O4$vAJ@CT^Ju{dXKV`8IGB`S8@xkYAxz3WJL9(p_MQi{!uI2b!-L!3T&H?MxH2c3
rStPXd&ulek=%7BjGR1pkv3?$Xa@gu2|#j?Hw2r>*}%wR2YA5PPap}yWIPV-tlAK;)Zd`G^9AU4yAA|7r@X{Edf*=ZMB*c)h~jad
c2$cK-@EmT5u#rVGYPzyQX&E}xl9C@<X|oa(i=?-m*ALP;v55LbO+q%#N|K^^gDzTkUc@O=l+56;PI-j<;D}WKl>p`C!ol4nDd!G
2|x5dW~br~z=`=ne<FN8pYao6$2-&D$PptF&!6wKhaEn<It;neV(dtMxBri?>-hZq!|0lx&$p$UpWFUb?w#4$*1IG=M?TYPL;59Y
I@)S?rhM+?hJb`Z2KgkFXntv(G4L?};2Tg=JG-m>{6N+t@RMkF!o(cFe68UhK4xB!>Poaj3HR=S%Zt>^F(7NPDB?`ZIIe!nH9swd
`Ba{85_qTHbejku<F3JabUxdwd^5R7bTq~Ev!D9k|JL@%Qr9`VMq}~N(Bkxxp+I@dF5$Xx;YWE-I`mI}m7kPNgP!m9`Tc*N+H^KQ
?-np)`=rE~f+UyMAOARD9{Cvq>`%(@|1c3;$-$z|DYP+R9R-r%{|?2Z>pn`L9EzcdAcukY|5n|#uf2{!j}KR0Z-3wZ{`&msqI}=K
`St)ZMt~xF0ItbV^beFm1&|NLklE`_US$%kqxYGUMO1$xh*r-7?!crmC2e^>&M=q&&%<Rn*IFoj7(-|?vIg@MaNW4n!vTccLo>)Z
lq}|)mYDy$<+vW^rx<^pf6B~5vtZdy?AB2cr}a;lB~goif&O|=*L0VxbfC-=Q%H1?muj>YN!cKKnG1%9ZYbAXmyu6i`X-Mxy43Z|
@jq$PZ-<?K02rMTQSAFNLP`WPCl2e?9jCy_%#Pl7@Yq19sB}ON%?N1^&56I~Gi$~heOabm6u~BbT2K8pf3@15;g@nM$Q;!DN!9WW
YV2fDDPjr+<`$-ehoALgOsxBbKV24VDF3JHvR7`3X#x-X>+t{TI!-93;JIvscW37@iDok688kAiEMf){bOGXYn{7RsM&%%BMHoXy
Z>j_E#Qpa-f4BTB-L{b+A?5S`)Y&!po6&)08XQVAXDK7?|Ei><>(6iB&-NcLaX%D3N%kdvRYHtdu={SMu(T-$`P++#nQ+8XbXX%V
PzfJ-)?IXg>p??qmwzg(ZM#34hT1A3#gvEY`*C9wIHIVbzA)CI-sO?WV%)N`1}>9&roj!RX7WC6I{rLp_I8-o3JCg)z+Z5mCp>9F
k@k9EHPGn3*RpucHO~~pf`W*|N*x(R;QS2%v7Wv5Ull}TDp(efnKnt(9w3mchhBPzv`y^?sF5lDf*yN4gT+0F9fUd&RvmLcWWoGq
{l@S6Z7XriD~DxQPIMUo59J+)>5&8cwNDH9C5kqUZJze0$tc8BPdxIfu16}ORJjpWpiv2f-uHRPo2fw+1?0hD90?Ui4}<WK-u|t*
$qY!DCR!GFKj^*kQO!{D{(e`6weV|POrTvmQt*?7RJ_v87~yDJ6tv)ws0s=sK@*UaU`qp@NKnZp0&W{LVdQA+g@p?aLNMiahRqnR
-=qJ3&7=Rweh=yXv;BtprT(`5K9A^6Y5D{E`@d)3(_ewpp$i8qK`+rg0pGd$oAH$S1O)JAZyx}}dVjDhx~dcDYCFQPqP-MP=l{eH
bHS7(+AUvL`*QN**M7y$j?e!d{OO(dcArgodaL4|)~pDqy~F^{MO5K(z$k_aOB^k!8J~%B-y!5@Nq8|V>AJ3PqY^-oeXCw;b3Kak
+VRHAv6E*!ys(7JqoWvfyhKrNGnc8X+E;xiZu8$x`1<N|BlWPOyXci@6>lq!c6Z-k>_?|v0x?$&@EzGr302LngF-0Kl&vV}?g@L-
3xuQ10cQnDLxmB&_nFe@*-yO@f?ngadn(KKz}eM1?qzkDr7rXRzwiQo=hukeN}(i!qk@T~yEH00sFE5%v&YBLpTvBAzW>n*!q8G7
B?$Bs4ngVM2VmpG`6B^+h+)`Xi?M(CUH~+RcU=Rbhk^Wke(7<pCyq&KJ4(*&Pk3USNgs4YeI~TY;JvoI++KEfIo+}N<*@@2j@Nj^
7}&(Gsl3>2A^8ao4<(^jtkGE7FItP<rNY1TQ@RfHG4utH(guS?$T5e%PVXFrKZ+v?M@QJ`J3j-e!-o&p!0^n|eGu#Yqdyo*4pKwo
=$lE<?@8=8$bPT*oV8DZ?(XU*xYo3x<{pGc1E`*A9`W)!2Swg88psAl6REJC2SQoLjPD7u)FEDUPqKWz+?%JU=68B+zEZC78Vkn*
+Q~aj0u&@+JJ=bR^WJ!G^=FTYTH7Vv+A^6~s@;rWq@)@;e}@9{kqx^Ijm?A+4brvY$D|Uxa4_pP#+eT7>3&#uX;r+teUy3-yhoFA
arQI4Ip1(cM|>nr!ZRx9glN{tB`mqaS-J+zCSiqSA7?yi*apfbf)z(e)5#xJP%c8^Ns53U&4e%CQ`TVrhxeZChTYq)cO85C*PUXH
iFPhhcNwiNjTa2jx=6B<ya_>db!`qKZmz0PzrNmKN9<9`g-D?iiAE<!FzDhNl;E5~Jj!KIuYZ0o`q)pWw|_>Oc?iTUd~(#n>_l70
MloHsinW_vF!#8dT9k4=Ez@@}0^KaSNT`ZXEY@by$-2~=RjqmvWmI%Hwe`K{V8LybyPE5)VA5w<q*?9Ks5pe4yhxevU#o*C<+*6*
*E0-mLMDn7D1;Ci06>q6Hls*L(u@T~Uy3cani4k_6dg~II6Ku3nIEm~huo*5HT-DWI)DicePJ+8g!y?u_xR8yG#EH{aS37@#KbdZ
+d59aqLF`2K7CS@@%hD2P&gPBOg>Wlz=(am*T1(`Yw&b;N^BSLEgu|fgJ$9riP1QkSqyhu$-F05`V)VLTWLv)zvYL-cqaxL4$|vk
>63)=H1r^ewiC`yr*7fw5d4yu0rVXogTe>qj|$VHhr*b<5~9u!ob{ZFFl{Gs;S^B(KM&Cg`Ql%v6Y_9iN=ILv|0|n6zivoiWctuP
#7oRPn5O52g+zbjmt5F;ykT+{>cgRdpfscgGH6IOE*2w1Q068uhC@oEM5t|)GMD?=P6d?(T;^2uEklPnIb-4tuu8L!|1#+Xp2;Yl
=Rfi?#AURiA`n!jdb5oIu^<UEz)8@a1Paapk|GKVCrpJJ3_rK$M}g_}`n^dl3SU`X?~bRxW+$&pZDF6TezKF}VaMT<?5YEvr4^z4
_7UGxrgU!<F-!ye0rzXT-<W^k?eI$ey^jc!fe(Mj0k5ipZ~n7%s-1>0A{qvbOe8ADmu;qm)EMqag<Rh{(Y(S$^CLN<e23m{NHotT
YC}hM9i3GHm_0w%1l1To#CKrGwL?tH8)eZE@csRO&x1;!wP-2_&-He6<pLGhfY1MgK-vg{$jNo>21%zb*V=>XLPNOQqYW5HzuI{y
f7*YMnom@&5ivQGL16(v1LQZVL+*;91p<|-eb`MQf5HB|lGMxpUDTh;=>O_c*}_$&=&Q6pewYO!A}J@ds!D0h#%8R`Ki^w3`Ys^i
1oR}PAbt7NKZCo`zxe5J^+U)(;xBRkrBizg^`-&ic))j@C*7rw!Tcb|{$Ilt|G~Tg4hbf|?^6i}(i3Pg1UOZ58B7ctH20NBl`_y@
voXvuZ4Agjz+v^D<C~~=JrBF`{KLz&fM&<=(dmr}2SdaCIE%`>MBy$CFM@7Wr_1*i8kF!J;1eG&SD*VfK%Wva6WiQ}>RHV%{4HPL
j^&k7%($s&bkh>=>na4aT!!tNXWV|KDg9MP<+8^Zp!Rai3|we|R8-AR<NsR2r|O45!K`oIeP7FD^4Sje;KO<Ye9Rx+^i41r?}eyq
gBDZBlhH*gcY&`Wz)g!Po*NHXzemUq06i8*sBf#lbU`?DS8hv67>7sUpgW$(o_Xl|`$?{)-G-UL#aP=*|IEoqk`@#xKvW>a85qw`
(EZ#^qzrXa?9sOXal6@u2x6t*|1#(DVPrke6SALI|6j<Uzn|Q8z(ZsA9v**eenIovdSv?z9*5gLmKPl<towl7`S2x>vcu9!=w);U
1IN3p{S*;EVh;MH3}SY1CdmUl4r0K|DyLIipQI7~87jl+|2qG+lylc;)$S*W*b~qaGD*w`XUX(V?ydA3cxI0yyP@E3k`U|R{#OrA
X(8Ff)&>20dewQIs+Hj+pvB;@7A9>j-vS5Ex<Ksck3yv-_xe!5wIH%bO#=IZSTYAb*Y|t<9Qp7p%y2|=6cm~~0Lro5hj!Sp?l>%;
ecugyh=E^$8XQ3Nj#S8Qu*+(jna+~1Ch$r5pYQ^Yd&gjVg*{{Nj3i^$Vn0B9q#ZUGA|4AKx%UawJn|^c-2^%#D*qaG9}h1~YcOhT
vS?^l^>BZ=`MFGc2gN<ogX~oP{6o*mJKXsHrTvC*W#AlnhqRN;{@8vUF;CW~ne_C1&d*3i%iwS*dU5kT>YY9jNOpIy?sg-m!{s|2
x~v1^$Jic!zx*ISNF(+U56EaW3#s`YjJZFxqs!{l`~!B=aBR$k+Q5OtI}LwV&Q2kr$GqxoXKCv2qN%E=2^9K)Sh7_>#x_v==kw;D
o5dD~A%Y&z`}(U}f9%=8y~rQyY2Wdr!D0_pYZ%TNz)<?C)rQ;|y0?3FP+iYh&Tp#16ipQbVWJwyZvTX%xbq}vHybP9d*6GN5$tQ^
)7#d}GiFbzFIt-$L=jd*V5AY4VLaw)#QME}Cz`AJeSP8cs60Ncm_KP=g3CL!{7)hUWdnQ+bA5FNrPw40e5Hrr3=Iq{pHSbygM;^M
%QA&Us7Q*O#PkPtT+)uQXp0b;MZv*}L1jXtF0WzGeNNaZXMbltm?=1u2ieCHJbw&xh_5QDslo$uzj?GL+4`WYV0|Yinc~`22H4Kz
wSki7)3zId4=qihVoGE;_?#t=Vq=+)Hb!!&8(}*SBBzhNmn<N-(S{Bvz{B7n#<Y^*Bwtt9c0<o%_6Nt`;h@!*V7svAS7h@Uu@y!t
-F3{C)#JyRAa-~k8m1HL>Q*Qu#8RYKSwf6Djyi)jSbCK8K!>gT_&MoLRUZXYyS(-%v{R0Qj~@5!zg{luKX#bQDAy^!ucH_kF(gYF
JVVFZ{ZK4C(|iVf%sWezkre)w|3m4GU&q-%Xk7eYSxhqU_#a_#hbyw?)@qsvmuy+`!F?A7-p5e(`TENC*&fQ1=xK;PflT_e=Hwi{
v*4agblZ>8omAP~wTgG@2UsL54dg<)J7t~6<{_Jee!VuPC8o@sj4@|Knm;~`Lx=jt(uI1<ZJZIu1kE#8uz?Ia^gNjOA-o1#TPilT
=uezIkOd(R?U^r==kSL`WeFj&8bf=Th)L`~$;mdKVhV6Okkp;>cF3d=AbC?|04me7<n}Q6k%!y<&hN*TM+7P)JbY<#nM{dCL_`tM
sk&H%UFK$A2;#IYJf=yNXj+Um)+_!ka_GyfK12^1XR!}r45TUL2oKkE;tqr-Q9@KTg*p=<<W6iHC(HdNpn;DCOA(@~K38)@`XA8#
0j?LzS#oy7B8Vs1!08~T_%NdV`o|$p`u-sw1KrA;YJP0}+UsRXeDTO14eI0Zbf-MI&@RwgaoqQ@vQ+Mv2G6%&w83A(wz_KF_5RoL
o|nBnPl;_-F^fuSQ+XaQ`Xvo&HBrAAMc9O>MnjBaf9ZBuia*wZRC#vDA?`x%nrHpRMy;Kn^OtC-PVIhQcR-#`XY}vo`!ohFh=}5m
(8R-Hv@lDec8IVolkH9*ou|a;c4UBw{Lc$3rODkRgm@K1QYHl+j(XNLv>4@f;N1A{JU+{H-R^BU5psBg-I2t*bDNx5K0$_rLuhQ(
ySqpfOg3sv1W7P5O#b?~Wkm%BGAiyn6OQvc;vs8}IYc{oQYRqwI3?h9U&cv@cRq~?`@T662vVg9>3LMK$S4Y05cIlCcOW|?h*~M>
-grzRQ*bD(qI0m^P09Yp5(Y#Pg{ZNj1n3$ULXg86WPKjAJsyGd;Nc&HKaXfh=!Y!p{nTt^L4$SOaJPOvwoF+u!p}t@%>EU!DBHSe
xoWJ8wQK#CZvt7C6|t0aos15|kUL7g`lHw#rK5fG6yYOx1cs7`S7li3sYGO!$spolxx%b4{RkOGVn*phTtgyyxCyr%L<eNk4lLnz
3Q*%aLBVRRWH$+p9f6}0xfE5)CeW0$QYaFI3iSRSQ%^g=#5%D2U?DXGMN(gPZgL(Fdv}kErT{pGNRyvwa6&c<)DvTEW%vJI+-EHK
__P}ch?1p1Ho>Ae4VqBV0M0(}(szIN=nuqni;`1*XB4vl{_kj`qzBGdXY+vrgqHDfhK7)!NSPg&U;;nIZea<=z|bg8Fi0*IO*<7!
l*p*>^14I?<Pnu7QJfU_>j6Y|z`6^B57iWz{Q69ENFJUQZ|I<`R6mm!_(*?Opz%Y=C%5C~ecqGrzf?4b$5sP|pSlG2?1cFfB)slE
gg$WR!1&aZeBeu?c@6};@RA-LC%UNq%t&JxvA=#W0B0AInYf1k<vzo#|3rZYe-&74*few48~5-YPR`N=tOw?V_y?^KJ01=I$AJ1y
W%x#B3Gu7E=)Vtr5kzWA^F%$#o7o7`zz-9*vuvDB3q-1Du7?S}RLtm2@YkQCe<O#$!K9GEoENqSI2$_)9W^$Ho#Sa^oFX9HCxDoq
pn^#NkL_=3huaVl;*w18xEOrAuTGW80DSfrub62s5Ig*E9lL;_h)80PJ($pUg2~n*O?5K~#7C0=<mEOCqqjk&_nq)Q;|`&FIeM@k
=>U8E=gH|q*-RX5pkQa!OHjxW49JCtlKetHSFHARL)eF-U_K{_->L_)%J(O*@Bstr&n1<HBAo`Z2XLG@S4PrH=3JNC3OVhgh13iZ
I&A#UCul(th;Vzn-t#i3CQTbw5JPS_M`zl4O?$u3`HlQfUS0+f0U*I6`w0WwN3ZDozYodBaYwr_zEdCWJd{l%y619f@5MC3Ffr-#
F)&0B*+D=GV*c!45iL|ho(gD8837RK1QSRUwv=R@{j_8gCPO-L+-r4$5+K57eg8l4CPLZv{9=872gkb;B<1J%NjCEHkoca6m_;5n
Z5jKllL)9NuaB!#BVGq(|5KMpO(@8lrXjqhB+Zg|!-Ty)&!71F=9v%dUu7Q;>(Mzt{$Ld#ep1ZCuntU;r$g$Z7(D~#T^+dEn<alX
CkoK=u=eY-&>x4?hxgS{KgBC-I)ME=%3!t%(0Za4c6rS@Y9EwHGjWadMstqM6y!RPF>Tg3H7KL>*YLrmou=vaUf}=j<@K1^nu?J{
pL>1Lw5$zU;>xv?-4ro^&xGm_HV2#rzO&1mAU;*kX6JnpjtRvcwaCof)P|YZIVb69VKjKoWcEV#&U*cp5Hy777&DmUYpeP1|8seU
9}W{o)c>agu<gObOAsmVpM768zHQpi=#`EinEm#}cPCCUenGXY9m#^AUB4In#)BI&E=UE^=}7Als=QqO{=#4+zw2<wD19h+QSBsI
pgW{7#F><;5<jaMz?v|^h^UY0_T#K0{#^N+2WK9L&PVmuF_skOstAJ^suEQYaRPCq9E5@emu|{6s-`1(YPJ1c{s;J|IAarjVqZn-
g~&Y3&?QJv1|H&T&(e*u<zlAFC;dbJE**cbNPm@`K;&TA{iLGAK5;$2Poe1g>Su5J{Qko#R&*hZt|F|tYbpM|ztfsxwK~e8Blyl#
{Bi#WLDn;-+ejN$fn7U7B8Q2{an@B+hm)V+eRLQajkEFnFM0gV^ppBiNhj!jd-b{>EfZ4&kFU$0t7)3np2&Z#0`fdP3rk9z8HF^o
L`_j7LQ(`rroo5bDBPm=cOXJ(3XJn@`~6ffq)&tU%ZcRFA^xsHO$L+G3)wsI^_j@l>06XR4UONz5`|+mf82lK?5hNL!O_pVVZjmK
CUp~2(^Nv9_ElH#{HQy^^s?iT_~G7bztgNrqxYc5ji@~E2@%8MY{U3HeS=Dy=4d^rJ$`r(dT<f_j?i@jfsoiFumbcQxM%`s>^RMz
WfDySd`&*`H?x#a>``9?&;$X(b%0P(9Z%}1`tH2am4eCOFs4b+Xz=sWR<z7JE-Pa|)5b+k4WcY<pSThK9uCzsQhz3F^c<KbrH8jY
b3Go#74RZ{DO2-b#+K7sGUTk#kjDmM7TSU(Nv27u7zhGP(fha<n3y}NNUEg4dvFGpX29<z?arkgdk^r^8ivwu1!Kw|Cyy5;-6?)p
(q}X>3Mmu_LBQdRp1C&9te(c47xSG{(vR+Nz!YRsL7e+AZHh9n1E~M^{OGdk<vG85v-N@c&i#V>{(Q+O=BL2m93TrZECek*SSI#-
OawV0qpoKuK%lfYw7guaBFg(2Mo>|CQJUGupY<c~dRx`#c)ocfEU6FBz~IEkeg0qJh-<x5jRE}H>1(L%qf3x@Z!B<<cm(rLQ~dq^
@wtokS@IlwDybcT`&7j#F*8SRQq^8a`XQxWt6!?kKz@3vEfwagM^wW&v?zxKw5vDI?#{MaWp7(nS>`C&ST2K2ee<qg9m{WHiI`>C
jm?Sw=M#e5j{dXCJk23>K@A@he3YIUVWn47SH>!iQQ;v-A<U>(4%#_dGqfyOLjvVcUuJlwD_jQvkGt~lgth8kA-Uh3RpSrM?Bh6E
QcEl$W6a4$LpCI`yO+m`;~G%9Nv8huug_j{v%jf+U)><rcF!-Qd4sV>M9uP?(PbmBjw`bG9*bL;4I5dvBh+zU<zcr0DAMV{S5aSA
;*Iig*Q?u@pC)xC!f|Hk{@&g9l)k4~?hnr^+xeawN%g{hPoufKH=W<x=GK^T-^{#>WUTsKFEGV-igj&ae3O`*y}5A7mZ6pwEXs|v
z0X(HF8;i}XxJ{|q|5O>xwi$^&a=MMjdwT?7_N74gBjX<bq;p6@9X97esj*vFEXORyb%1ycHfEp@7dxP`0*+gLc40no!_Y(k?-D{
+-WV}^FtHQZ8s@jTA%}9+YdC+2H%et%5Mblss@=QDG*xeyxxAUFr@c$&M^TjefkrjuBLT_H;5a3WHH}4oeTF(NOKd>C^tQ25E-UT
ktggJ90WZefy+a@-&X4g#E_~O@IL6Dh<>(yg(Adh>F+=kz^c%T4yUh!6f~JT>uU~y)8XUOVWGyj?!QB_925S+hh1^U0bnA15^9)#
mp^Zhi9*I0!EltnLq;9=*i1CuD+QFune)lX?z^u<Pm|70v<~NaEbcdp@Fvjg4TT2Y-z|cl6M;vVI42kzA#!J)IL=BNBS{cw#hFQP
J}%9M$aX<Q6%i64qSgZMWFf<^@Hy-VP5@NKB|^bZ*d1Z7cRI+3CyQz4gW1E>`-{HV;(9;S|GxHfKXeYYY=RYkti~krWLKFxok^A4
Iwylirox>r4IaOLx{KjiTGz@gKK(8@5a>d*%R1vnOnQ&(|4Zv_O+M*bEntqaDDrkctjV8h5|3M#UHuI5hhNx5UlMpTA%IuP!bI8N
sGW$z)j7y)rvyJ{6xn8k4YSqh<>|;tkC|*~nM-jPe0|=#%4v0Jny=ke#GL_w3H*QHcYclo+aUFVicuY25=>5@>O~Ll^_FCp9C4+f
Yh{PC4`v^u^c4%?`wM`LRdnBH1A&wIwFKZW4lV8U-~8frBbSn72W7SbXjnptXF>NagNj=v6~bKn({l;2hQndN{P|Z22w9=niBM9c
lKnq=IO-4R9^U~zJ|R6v(mg9L@zdAt6!|WK)H;sDF5mk6R&-$jc*|eti)`>!6yv+NH(#Z^=<OIkOgSp;OZ}~SA;rEx;mDIqAC})i
&WR_Un-#i}yxhf9ob=liNH<9H%cl;u$+*ZOqpLnEMczuW3Q`AIQKF7rN{u&LBn5=N=<7Mh-OxUlRAZB6YF{3k{zdDFL$h^`C^5_G
@}9jrDv9i6#1KCj1bB^vu3P+O(&0Nq%0xg5(bL;ayKNfJaI8#)<qr(0_(ZIno}L5KNBd|cto<!498*;Uy#A5SOpruP`+Mt=zKiMO
fZxO9y}B^4aZ!>=FJ0r{gf=h{*JvK2u7`=bW5tM@qG?4*4FuvQ?k3=)JgkNHW4{4{PV|EV)G{X|@^=Xmjx$j0!t)4raWYQilHV41
=85*8Y6RU0`e!^s$vGa;2F|kZO+@NGJvEpM@ac&*kg--OsgmKxqdyZYlPo2I5#yTmv;o(^FIgektZ#;O-SBc)V4NY=R0}*IQ^D^P
6y!f7;s;^@&J_u(D5tY1Y&0-r{=tz-{WM#86IOM_mKQ|9H7BF4`s<DvsgF~O!guLeWQt{msiSQmQz6l`G#_<BRnD>NGPN|W^l|ox
s{F6TRKB|FSHP#71)fuBgCSyUz!8Blkm?&Y8DQi%X$i-jhcHTLoJ!-lfjMu|2c4<p#^K$e5PXC(1ko-KQ0d1MW!P{~qiOY5(A4L!
fAztSN<IY~5Z{cQ^RFXD;joDf3>0ouHb{Dd$uK$*vN;}3o+jOda!b@mCzz8DeUC)c4$4sk8A@nG!lNWPf)_3YP2sizB}KE}$I<xE
3{)cc7sP|(8<I7H`mw^O#vG|l&%u`gNJLaYLHr-k2#7j*vQ0FaemEPM4yk6-B%mMmGWT@YXv{@Z=x7N%5=DQ8!r<>PJG5V~H1)9v
aE?gFj8kY;4gF{oBui8yO+*7ir)-Q2k&%3qQbT3?-&h>UWMd%yc$t_J^AF+tKB?&U`s?TOF5FRq{rSzzjTgRtpg2+?_cXDThvN;B
AISVDhuZv;91Hb{D)9n%1rzN*ckMq>J&sROew6Q3IFn2h1d9HW>Euvs*LtZ23n4&9)#>bais#k#9~3+e6h{XL>Cf=tXEBGs2viM+
^~mou_sDGE)3&iiGYo$0-i8k3L)m=P74bIcQ{Z`oN|XhLCO9XghnZhrL$qS#pC3<=%5rHxdEibu;MTg{5iF=)(_&ubHvz;m17v?#
ZGI^rdwQDZ_rdSAKmG6-Af8`ZYeg_+!~7pee-rbU&L6~we#iAyIDwtgzil(!VQ3(yx4-xH2Oda>J3#ek0|8HzilS%P|L{1#`1#MH
9^s(k1j}fl_n)XgMol!(KaS&x^6sHCU4<X3{67C)u!e?=Dr(=nz#W%8oXfiZvvyG7k}!g*KL6n^CRI5Pf#wSiC=)^ML9!_XqD4Fd
3*N!Q1*{bnnPm)58ovL=`y2!<r|zm+W2BMn=QsZ=GS^+rGMjbS8}t-_GXpFOxow=MVY~$uNNfzu$RE$bfV7G#gfMNhK!(AcYK+(A
kM3;vvrR9L>mlA{eT2I2K=4QWyPXf#m^ie;5{B8rA~Wd3eXwbEWn-3LQwn`)ym2n1;8jACu#(Px<BvWEx5ivJ8$WKE<#*&M-*0E&
{;dd2q3mivHhw&)KlROLpQLN9FwNN^4eS8`lqiGs|Hpu0U#Hvqe)##>W+&58MnrOdyi&&22sW4d(Qxc;%XBI_r$f%U&To}P5TKz4
#`)ng0MHx!9~6@XJOUBfqB}kv!g}NVmWp)Gkk1hFAb2<m2T_u2?D#o@i0i2TG1!QS*T{869jE%-C>0~~A|!?f>QMfF{P!>8`~Um=
wYI;zb?(REQh&DDWy1_2#ewj5WYYIDMpyr+Isbj$dSMZEpt7InamaEE*!~Ivkeg}rU2wZY|AQ1?`@rNme=*1ZUu%zwA(4t|Xjwwg
%Yf{J2v;Eo_R)XF64k5;FfX|zU!3lb0atn;iQMk|c|fq`$ZNi}<-AB$W5|XhkvrLtDgPgge*&qt9r0flc9N%Qv^n9h;ceel|NNG)
qR^w1TSPdq0fACp4Sz%gys0u#e{zbEQkHc~UaVv&0!VX1Kkxl<F=B}}va)`L3dQ+Tx1^h3vb7Icyk7`czk>OS9aGa&spa;S{t?M;
YE!l4wc5E6h4b5rU3KlMDzh>gji~NKS)_hNF$8yxeG|jASGSHutT!ViA_$85#!JMR_jYKlCBKFZ{{_XI>8HwWY1-l2ikccyC8n~@
UgWt}b}Xg&I%8`{A=MV@)m!2WL1M5WKxjcO8XM^{T@&>6AIR48BK1}s2I|)DQLjFXFb(R*56HVK;4DkDjt<l&80$b;q00gXX@Y?&
e??r@vn$1mA|CfFz}SIt-LV79hx&2!dSm1v;-6EiRJR1<?FytSj`t1#W_tcXwi@GfRO3pG!T(X>hNhxHDI!wB#bH@%__(H2m+5dn
XU-Hh8cX8*|Myd^qH^NPEh9T_qDn;{YmOo6qi(I)jvupM*@LeQ*8vb%JXKO{*5K8r@z?$=u*+?~;KqL&ue{-fW?NJ#bshg|jui)`
6cT_(tg|i`Ca-km=z)k)hEOcCr34BLttg?fbzwY*&yYa!I36IwpHB{6HaskU_^H8%QZL^3$vu4tA^ISugrtcIU(*vZED!0fdf@0G
T_~nY7)er!MPRUvg)S5#AOo{UpLeA>adhz>q2uWfy+K{qpY40Z62pmK=f-BkJkKr9XC)GA<3=Ag8xSzaQx7E<PR{D250mR))b8c!
9+(4%#l-@u7Eh#XymLY-Ll@#Fe}_BP_UpYivq{H!vZc+U3PlgUQp=kCL#Dq}qSG)mc_xTtHZJJ3>tVrc&BhxW-6seilbWY=<uIK1
vw!ZPHu*?Y;r|?J*`_X2f8ULbU2YB^cMOBH()lu@<K0pdfXB$OxG7Rzrn8~{zlR00nz0={@e_n&7(q)e6)_lu!STy7@u~e2u6i!y
XvAUSN)Gu?&m)j0>9Tii^x8VPa+%rrv+!{WUeMXyZJC~p3ECm(#SQ=xr|Z_BT+|*zQB)T6udp^5JoxlE{R1OW6tE|M%htZ{<@d;I
P}85cU3r#GvN>$>ngsI8``t)wYOI}w6n7}pUjhveBe^1iorP0+FlGByc)63L<1=QkrE6~Ga_xljhTp3+hlafw$zl00QtPEK>rT6I
g&&hQ{x9U1$=%xZP|%8pbpdox0;G&+^}>lM)j&{F7hgLUPR3%?L|P5~PqIIC??d;|;cNVVEsz*A(?56m-d{fCFXw1MPjlVPa=jsA
`Rg--0R!Oz@||S;5WRhOH3ODj)9<pNrXk4jsm~KEC8^t`UwsmR4qa<T9uGVfkv{3(QXi`hu$PXm3^@A!1_p)#Lw=ei^r_o=6co(u
#Oz>Gypy{_xVB1lOAblB5$jE&ge^2y+Kgz3QB-R!u^T>l4Q)S7%_AbZ@$32izIZZerF`B98B|15mh!al*>?JUH`zAk*%&pH?6VAm
K$iDDpDHM%iU)jW*76{1@&Avq@xc1EZ1HXIs)E4t5@h`nPUG|chd(Y`C)LlmSO@=@Wgi@W2JE&Ozu`yS_()_t!jB+x@CfH%p`*wD
NBq4N&sVWfO@92vi~iVr(R{hMK8f5HRHY<Q5kXZ?bN4b9$DZSd;hkAON2}yN-oLY(k<*WY>-hgxoohbY{VtP3`U3k8k#Cvn*UPuu
kUxgshXwv0hIP<y{XQM`{vs*E^Vy`+f&udXZT#f8`p4t>Mft@(dLAV|62(8*j52_xjHDJRyKKX&d${^~?djkDKf@Z}D*A`V?ekge
y4PRH{fpK|T0ZvwY-ddt$=pB76a+abDw{K8+k)-sU*F-o9cMaY&&IUabFT4V;k(PYfYU7tRm|Xsa1`nlzjavHe(DJ^3U)UNBZ-8L
lx?C`@E+3is~|fC6hDt`m{@=O!&2F4{Ty?4hc=Z@&tMeYZoaQl;;S3tJ1rwHqAOqL_e1fMOP{an|L>evpN_DW%M{8l<oUlY+Wa_s
dwc-Xj=hJw;cvUQzNe@AAP4@$At)2~pZ(QS^nssW>HFn(K^QC%>Xg7Ag<k)=aBSHsZcV{0Dg02Ty&358xlV3DPXwO<J-qeI#n-#h
?)i6vrUGvB^+&@MO^C%5Rv;sAe~<Ac)BbL-pS&s~{XgIG|7?6m@9KFcH_%oA6WFX+^4fxd`pr-K;wqIwl^oE2V0ChXlPE?)jH*9Y
@EQmS#FY8w-2;gf6p>LngA4umdZPqiqPhS<CZEcznJ&Nq-LA*e=)buECB9G7CVS)Pz5G9>+aF)jx9uNHeV=Xhug-rUW%fgLe_v8L
GYW6<H{5CYRjqa$r8?09f<drZygz$2ly`n#^!$GRezUXI`a>?0PT$YZ_tMQkIE&yN@%-icRoHl|C5?VX+zt=>U%RqJUBAikpI4VY
HeJ`l->0u#ht+;MA4b~t@rK(Ork-D({t<TWqrLI=ae(P7KbgNZ=}%9Vzt0mtr1la1C(E9FcICxz7(?#<xb3HweH}eH6Bm9Z!St+o
<asyg%~%2IC=}w37;-)Q^Mzj3!1^QAuV+8(uGiDQJj+>lwRYsK(Df+ede*fg*T&5JK1}b!|Hz)m+zr)V!}qdyan~ZyJ@fm%RvZZa
1|1X?C_o`Xlpunw$-_GT=;U{8>TK)Je@CHsuQ?xF3RORx-zEJj7%^2Fa`gLeZCz`qg)z5=2cVO`?)rabx_akN?zg*Vgq5WC7jxsc
8T?Nit}b}>>cfw_fBunBJ)bX!=XdQ<x!!irJ?DRq{Qf#ebwz=zbNMl+s^s>u@gG-p>X}F)q<=y=pWpM)Jjee1?WeP(|L(l_ujI<l
?>st8xb?5-{~vD(p4<FC>$4wUj^7U3)9+fha`gJU7Llzq<sOdA+w;fh_*y>)Zg8*E2Ybi%AV15WUmuUuALh*b-HnrPm3HdmyX)il
)4KEvv&e!}6`b(?_qUGyIsU(=!-l`S@!+a`>g|8<`nH<xpw52&%g~B;vnScrwqIv0De~Xs#{bcNZr<8$!1(Rq9&x+x!e8KDUK;SF
t|;Fwf|~mqyX&`w*VuQX`&ax6Zz4}*FJuUA9C%pg>3YWf)wgHU!=u|>zn6BOKU(tas`1Ag{nhwaF^{Rl^B>iCSJUygs~c}{zDqto
K5ebd28~c>4~Fgg9=b2X#@PGmr~Kpb(t~Pie`db=`rjPfWAyx8G<r+d$(8<pu6_J3?tWcyrK>Csows^=zvcJ0$2V^yimW#eevKP{
>Aml9@qh9Ed=HCHD{|}IuRedrxNpvQ{|`rgynRxtzbDMQnZDkaa>1?R^nU2$K5h2$@Amli{10DTwZAXP$L}xHd_QMrqq%mfve!jc
-;4a7YhPS*zuh0R0rUKi9}ZFe`u=Kd3J0I+`My7my?y?Qsek3kxY9k}RB#`6;nkn{HP}A49-eyqeEmbq@_K%--Hbc+Tm4nz{yvDV
)tO&&@_)DTJiiUUySBs`{qaA?{cFnWHAGAmv#-_oZ}z);zm?bM<$oG}U*%s_K~G14{Ps)G5`Aj3$bYc!gDdv*`?BO1z-}4jA3A%!
U&Hp-Aff-C?YiUR{LAyj89Ma+xCTcO1s#J91TQCH4$jU97AbF1r-W>^bnLr)M(T!s&!5}z82>+y@^bn1=U){1$o`)M_WZN1)}q+^
cnDvg{XHM$-TQ~1ugf1#U!OpU{@ee%F$zFOoj>LK`-ky6Yw>)Zqv86g;r&m`Ob^@p{t4^;KdWC9`#+#PCBLW9?E1gy@BN-vZ|VHM
)@yHz%!BCxzl!^eH@zGC>_0cv`G0;*x3{%Z{{PE*i{N~p-ToZ83U&40@%lUG^>XRg1)%<&<H&)N&-}UY;BVxDzo_?7wA7IsBMSW^
x-%SmDN!Rse--!hP86eaQ&W_#xa0qOf6oJ2cMnXcjN@K9Bhi+5_x|-SPrK|Kd;EtH<SIUW+u^l+o)`N0sqppuSzm77`^c#tnfm_1
1Pk){dsuxPa5-_WH;Sn2*Y}=ajdj@nZ}!0QKJMfEyS+Ys?D~0q{`31I9^Is6eag&1Uxy&Rs<7e*+4R<IzS1hxn6T&XsDJK?H}m?L
%bz{-{yA16G(3KCxc?~`IY`>0SmBO*Z(E@hTNSR8=Xl_+c*S0=*(-PBotmUGX+P^PZhPgMHn;TtRoFl`;>?{Zr{stB3h?VkJ!dtF
qX`!Tc&_8Fv44gl|GP^4y-L$K3P`Bc^xzCE>q<r%CP+$}6z;o*r;mfz8E&=2jIF`P$-kRq_$^`>WbAElGh4+vkfc92R|;IQlVrE`
+X2sQ+Mn;Hsz~dsTUv(EJ04dIAzl@k-Bb8Dc2c^mcU^VGcs-a;@8vQg{u@?0MtzyHd2SPrm53PesKF$S28SyIUXOZ(p{R4Gz9r(f
F2wNFq1=CO+3owsZ%cIKJ$}BPpo6V?bsAfm!Rbkr(0M$n$H!`Iw|>7OTRYdY>D<ig!B_9&Un71QL0eeyk=Ks_3(L-KMfkq756@3^
?FSooLS;dlzBu_`=EH()u03h4J$|_N`EnQ4vE9n9efo8FwQ=KKkH?0Pt=nct1b-Ele%?2zneXJDuMz6Jj}cWH3|wQkJ~bVjFF>U8
rC*Bi?em`=qxJLS{r%cgc4LE;QH0lY*pos`sx1u}K{8nJR^U5d$#-?_`DUC=FGSZl^ME@nyWtnlZ8WEZt?Ir3$evC24x>i#*_*Mr
?XP1}O{M~qO2~K^t<J;Mz;18XN!!)ezN6Svu=+e!by-*o+nF2kz*YR5CHp%-ES*?(3kq{dQRA4kAU;K2!@}x8D1q~X`F;swN+Sqd
8z@k7+N+-Cfm<k}kyW;o<4(g$1sm?o7~92#BxZxpP{pjC_4a)}?e`8<e7%k|9l?E#;5aC+c+=fo%^d|e_hh=zGxtE4o`1L7@WyrX
x5?Sxr021-&*AfWJbSsH9;1iF%SZ2DQ#j9}ZqB=Uc<n3iwK#<+q*8y*s1={lJq}JDnf~7IjXS$`ZGVUG`24<qpb`l8@YV;bB0pSx
ZUFB-a^9bBYtNE<TH>x0!n+F)8`i%ufn`s=%}9)^;}Jobfe!(}9_2k4Xz&RzMYVj>=DO`q$wzN;>;9YQ;xmq2VZT!6O&P0dIqqL5
65DgjdF66blBlThyKsp5yC7x9(OQ@qcAhwN_fInG7j!=&sP_7++4nT#-Txwrnt5V=nE5*wefWJA%1(UPjvRT<ncl-ws(f{ykWD3@
$HIKPs~ws0@`d)gz8kW6zg^dx(yu1d_`Jo8f;CdQNl<aXA8Xs1ThC;Ly+duIFr@-g!ZT`LYoCDAZFKM2(BQbgz8~8WCsv8qru-yt
;=X)GW#DKBpIdP{aMHHnd=2T6AG~O~j2kFDn%lCI&xbW7AB1yO;;q(-&W*P}@4%62Qsu-%Licd)^>Q2BZE=4Rx*fQv`Cw#;Md`m>
t~}STn)jRI^|yDw-+si|@$=!Z?h^;OC;HFysCtGe`Kltnu_ybXs$wX{3LmbG&4=@<{S+VQ@p~wtKaCVjLr;Mrl*?2fv!)}cV|kKL
|0R|CqY$R>#4-v>qkLni4NHdq4Ju-aTBy+ZQP9EsA3}Y9Df&HsAYZ%ItLdhn?Ypt6*JW80`ES8<^?bb}@+q(P(Ejdv^XC`%-fu-&
SAYK@X<rjwgQBn1^mIfFlh=<BdZ<z*R1iS{NaNRPd~gq3J#Hsh8BZ_Fy}-EnZK+5CHe~?^Xe5L|K(a^wqXrlswZpRbcMlH)6%sn8
lo1NK9iO-B_lNA{X}G9rtueQZwLj%X#NM_#?DygK{7-`KWfuMAr^OqM&_9JxWu}o4N9T7fRb8>WA|KkE9B)Gqen0g`b#xYuHPG=A
Q>NN&FcJ)s=ynX&6egU-bqX;#$!N*_abNVFfe%D}{%yV8>7N^JIE_=rj^a7$LgS6GXsQ`K6<*%h9N`^@%Aj>r39qM<ex3iHr~Em4
NGGuWcgUmXxEA(X`UU|&|0b`?zMtcy9wR^F{=aAV@!>-s%Zz)-KhNtOoIh{f<)(42h<=VKU(0Wo?&I^?{fAcW8T|j7^V*e2|895j
|2~}d|J63Z1cDCSKeYFbs=vpTJz?2AjIWZ(h{<Lf9?8*tK8|14-|+7Ie(uif?wkq%xf}LBtXr4TKB3RE=x-C<>i$2VeO$Y5<&X99
_?NWu|KlDXpSIsO&Exa$$A|a%N?Oc+car=~_rs+PiYVjTcOAMbRD1nu<|5xYPo(3ga~)RT5E*N`j1f}xhTvq`RAROgt}n;+<?v&&
%~kUDS8ZuW{|Dcz{2%K4M|%qP;k{$-)!$A`I=4QG`2N*ji|k=>H0drcg^CQ&_(tLETi1@?KrN=9lv2EPZ?H<}Z}WI@+tm-|HrAYV
(ZY-Ufqi6fmFj31s8Xrfeicd!(Zv`y#PZ*lUxBF;pFf-WYpmPPw*vns<@tRL^2Z*%n}3cs-`uQ<XwFnMJ<ogkYxgnrp!oszd?BX9
dc*!$9{q72hw`2rq%5D$=gP0;k6SxECcFFapBFC-D54C9A&<AM#5(`e^nPw{Yk@=V-9hmlS}(YQqe!(mVN=O_a_HZyTQc?c{X_eY
`~HUe{hmI%jvQMqo9pWG_H~|1O3VnY=2SBx&?`)|Bf_`UBeC9<@bAq}>-zKq&HhcbsI7M|ZWLG#w&vTF;lW3|k~%Ny^FT=egrLvm
zq9<i@uaAsj~}<cr{71X-_Ni%js94E9GZ{tZ(sIW-^<;#jr)vg5!%f)kJ0w{d}JX9`Tr`hB!W#b>|(q8xBKom{`sulYZDE$k+!##
avP38Ncwwu(`<MAtKQ(oet0dwsG{hGdB9Mk^7{X7ezT{eei>Euw4e{jf%;ECoyZmH;HR5~`CYM0c7;`9xHbL_f+j_8{(8bw|E6I!
uI*T=Y)l4rXi#fgQtV-Js`Q)x2l+e4rJ&RbtF?UXiG=Pb4|jD6h>TJ-BSfOBT7d(Oc+uc>$BA$lsXuOlY{qoTd{4a!KE8as<;dzt
MLfJ$eY?GtB2yAAL_HeqrCO5D8N^arxT;$#P=q>k)gdC=LR;jtYAc34ysN%Oal04(-rg8=qfHwJL{vIW#@ic7YKms+_wf1eRI5_{
-@!xJ_vGxRM*8SF=%Yrol$|t$Kbh8B6HfX!&zI11zLKIMB6PuGYg0WXVk5e=sW);hV$5$HkDiU2k0Qmsv#i>0LNKWjh@$dRv501L
nbpkT4lk~Hz}S>FSR$&yOnGswNYkDkxF+XI%0TLOnj)(9J*sBw*~2Wta=^!JWT4Z{n`V^ilw0a|tvY9>WJ%WPeXp?2{jB6?4y$wj
#h}kzb==w2yhbXS=H|OF7a}o3jxtYuP<RpI4on~Fd^1kGKD)XF1r3<rCVBNW!a+rg1P4M*;l@uURfrlmxG`RND?SU~8()v(`crS(
eS4|a@G|s%s#=hil5q}wrAXUjY;M9JK!Q#cE7u2FgLHpyj_<B<;4u(IOt{onQI;d5UGiL<^H+^G(in)r6;Rpd)=txYC9RLNr+0R0
f~DIyf|{(f#eCbbD$8|EQm#&4C{}He+qL9lphKlW=2Vn)n?_wx6N9~OJG85N9~&$>9t3wo7doZ|WquO`QBf&~x>g1zB|I2lPw-5c
AZmbcG^OdV9DehrNGXHw!J#;W)<OP+X%gN8#Do8w#;7P)k^-K=F|5IeiS<c=>BA^dRtTuYVtDD~*Y*^!&l|W0q$fM5Su3qhUL7xW
52v%1MIpI>q!fgQCRzx>Th+D!RnkJ@Ep-bu18|PEnF5~Ur>BM+G{hMZgS-_}hG^u71SB{M0Rd?HQICJy>+$#fp6T~^%N%~DZp@#Q
PQZDHqL5XRZw;&M>#yz2&8ToKw~MU_vM48zgGbW-SAY5co>^`-Bq4fI?C<|>U8wh;!lIG+|0PD1T|$y8`8>QH=BmF*wSg*<Rg{o-
(f`A!U;Hhel6c@>xSaL;w9wzT(Ptq_ervrD=%P5C2!cpg0Y%+jSp8pY{sy%dqKetLyPh39*=ES!|5dHMKd<BOx%_=wYt$IWSbjZ}
<Yr=@-^an{W%{>KW$u~8^j%swpI=O^=x9;yvs>xt_7#(*XFmY<0!2kolpyeQ4`mB5fIA%j-jv{Eq2?CAwN^VD_R--x6j7wrvqcU!
T5|4>(Y;{P)AN=DkSr_P?5p{A_R<@MT#gFmg;$FY`kHDx+D&YrF>;IURN`K@GfveJD+x+deJbLZ)&T~^g1?_G9ee42(6>*dsHT#}
aH{_q(n#C@5b^AP)5jY7)IqWVu|PIfwgwo5c5axD=<!ZQzRC|fb)IFfo?HBjuXQ|q9+{u|cq(Q27H7^if!I8)L(cnlykR(w6-%N7
8k9sl$hpO1OM`I};g+C4l5^#yPm;(R5vyoYnD1QbSy!!Dp}ib?`gzliyjJWMqp~M)1G8uM)qiIpjN69K-eS0>|M4;5=PZNPbJ@Qk
-SZHj`U>_LWh64Gxg4&#!DTmZM{N6P<14!^1pNm6o!;LX2>v`row;(~Uq-7suT^1xxP^lyO?_?4_&i>+$U>?q1A~7CZ+B!k?lcW0
Y`zCZS>Y7_I{JFk>F%Y?J}qrus-6Ar1wkwGTyT&35ief%n#bQXX!SS$mj8dr_56J8bL?HP{u8TDm(~AXPfwQ*;B@*Zy{nQ>%SNxq
>)M{mt$%KMQ=oq&|I&&DhrOTivW2#E^c|^P-wTfVI{b5@jz?ehcI)9b_Ak5rtK%VTQFc?Xt9w7w(_RuSPmlRX|4-ykt6B~XH*e$1
oqM}?W&3iN-rWCIqco!{O9fUPUz-SJ?T^@W?5{8D%RzNGt%Ec8eoMt~YYlzH7Lb<w_L0eL9c?|+)~Mz_llY$xkI0n2jZyVnp|AAK
<TFgDt7VKM3yjMhf13t@AhMg)DG&ZGO;ArBC2&UbAYwSENK*J=%?;n*GU=s>oMYRPnsVozJk|a&i5sqlT!7#^R7N>V9bO%7Z%AuY
!G=CKrqOC`lCq{_O1J0!{dBDB&Rp?Zq}F?2`OI0u4^-)e`WjP}PgorFba#*1I>EpA{GL&duKan_^KdYp$dcZUuUuJOrl*F2orssu
O?R6fX+aSb=PcdpG>UBm=9Kml$i#9;j06qSh-$l)B`WFmlEDLE6KrCl$E(kMTn)2`s~vMgeA2!hvZ#kEy<Sc3czPat%;?c)Ok*g~
M4l5`)<Sqd(_b2gj~dpjT7|sztId$-UNAOs$||e{!sUqV9%y&ls>NE4+s(+Y$z5g3L5iTPj-X?vvWa(S$j;jxp^VjOBE%jeI$rXs
i<}1XDpW6w<kZt9FPc&1oMqA+Cz>;;shw`yy1j8(Zl}L+UNY3rJ)Pq74LxJtOj?eFy6wQ+uTs(v9U8n@MN<FhTDxxgei6}LBRU-u
<2JFz&q}J+zA0HrCX{51bb<Toz`g0k+aHMScB<$Hkx9pU)RlJ0?TsN->RO+Ri#ij*Gm$a&%Z$D(;vJ-&Iu4Cxv?lnbS=z3#iHW<y
J?2hRX|&U(2DfEnqszxHh2nOwTvme@Z?jD??P(Wd2$IIbi;AsQchsxb<Z{<8tU+uo<Slj3+601DI*37+yQH&4Cx{SMpl^zLX3+5N
wa0=yAg%fwyC^$#M=|w{W%$cAAs2lvT^Wq%R6vY7szt6WI_bGo)_RXEDK9pnf+XWtwjJdz*7@d7`*-cR&RJL$lc%j$&yE+p!;3(2
!$_g660P(MN~?F9!<x08`Tv4fDR4QP)xP(%^EZ<d`763ctHvGgtvQr64(McAWI2304e#f@I?<KRpQ=D4bb7}p9-i~1W>-ZF8l(}V
!jO_SK!V(Rub7^p`x(JnLw!}|b=Je2_P008=U8t?2i4ZnRm4-yQC&+x;uwYBRVeXaS2|P|2S#LYEf>@H_(u<q;rKr(d_(e5tEJvo
$$AvVEoPA6@14%HaKo)qOL~tnH_O3_ic1g~dxo^88VwEMWNx0PM5@tOijP{R(9o;ivjuxXhkcvgZayAE43xzRps_86bG_DOZgE(0
;;I!0oT~%|-BY(#z1vDgdbVzfuNkQGK2AoN@dukcKjWL^vGm>$bU5(s(C3_KDXNJk7*;5t0<cA5dz3L*#1q@i^>wR=dwunt_UXno
ouNAsg|T@cY8A5u+75W^GUF1q7Ieps3ptXx-Ow#4qsH*$u^tGeUl~!|#Hem^Oo0j%9<r_yYC|P54kaESM+y+YtO!|`_VcNJ)G7Z;
>gl0dc27SaKlH8`=6byz-)HSVxZmUU@b&xTXrK7shu;N-Ke{`@c2l6bj#~U}{W?>6cK?@T{_p*7Vg4WQPt~vE_V{u6{~r!tmmWWN
{XHMu`w!f_KSq6AKT0AZAjfYX+86tW(7#&$Mnv$!r9Zjv^;Cbds2=jy9_uJN{I?3imh$NEDnKMvlnlC!Q`7tc@F`M*!Mnh%b?vQm
(LnyESzoYNSXh3)+0cK}Zqks5H~iyt3t$J5B6xu5%7cAXf2jA=KYDQXdnnwS5}~&R8XeSgxs+LEEB^jIM~0tu`nMAxm;77Yf0d(e
vtc9Qs-%!X01=;AT!;Ue9d_DWkV*mwr{S}E&fz)`N)V0(cKE-YF)#l)-&vrid#HY%g2bTpxOaYP@9<>&!Tq7?zs#5>KfB^&VGGx&
ZN2_)MReSNcs&aU@PFHfC9u0!mH_)cFZAXW0OB%lhRAf&ERG>eaHIB6DBbEA1FcvgsM(MM9D3s+XN_yu{PvU=BIQWp`O}Ut!1Vb)
ZAt|NFi8)aPPC*7=L6Sc&JJj!{i`2$?mB2|7=Nv9xT6p|NC8R#j>Z}cWOq?hpR>>C8wL0YXHK5LdF?6)W%Mt6!ndMSkNm2F4=7N|
51Ra6dh}cldbeU)<Rq_QVcE)-2b!28%VAPqiLhc8LjLZS@Yhwaw_6hJ^w!>+aHS{Bbu*BleIyT_u*4)v;h#RU0z3GWsG{=Y!)^m^
IJXuR94g7ofzL%13Mqfn!gQt2M`+jUt*$ZC+)1~_Ce#$4N454{UQe#=H0$i6*5Wv-$*&r-ToE^QS}^tP*N{Hz=$;0H-T8;cp@sj_
I%uAxtF&o*vtPGk>hJ1<^?OVh%uxSA|Iz&BgF=}Cf2;a`uRw?X1V5`juAY4zfCv6b2;())j&~c)nHwh21h^D3s=w<0^zwMW&Hp!-
Qh*{>2qIV^bR?c%@jtkJTQf8BhL6iII)=y{U}zubh#QRm@M>B7ke&i*wN+I_SH1`0VD|g=@H@<&Vj_2+4~4-0{ZHI)qfke9&qn?Y
%PuMyIQ&_Nr>RrnmHNLh{GU?)Vj=`YA4H$bJ!N0!lOS?30Py|{PAHS%zvR<@CT85OpL@i@{p<aVno8W&w|9a&8EQ=xf{=wlH&*|G
4?hOV*T1&cq4d@|Xq$eWIaX<(>2~9FWlLyQGcUuZN{7+<3{sMUn331#^>d@unX^0uN0Y4#Q%_QIK)P7L5K|;bQ7~V#6vTjvh?YtJ
T;)u0fKug3896kKEj&PB3ldNUpniVmyIb*8;l{9nGO<-vWT>sA557>!Z&o?RlMAq>P&cR-8be5B2Ua8n9Dusdx{m9NqMA)4JDJ$w
8p3q-mmJO{MqVIJlvACRm>h!ax!ngQP`fG`F?E8SY`=e%{CZSh_wM{ZaoNw&xn7^ZOf@JkHsc%ovYT%YAeYf>uiMOr?=kyaUi%3o
i23WkIiiw6KO+}Qs&qqD#flgs$yrcBH5mTPRFVZNEQW+H1xM}P3B|Y`!ZJ6!loSeADz6+SO=g4<SlPBI1rquHHWke6DHgmFf{#pw
S!+;Csc6ln41!cvk4p$Ktpm*gH>2qaj-o2|cda?p+v})wt9n0jID1sZb%(yT=6RRJ!Xq!o5oj$YJk}j7roAPXUn5-Ro9Ar&`~CUC
R_Ya$FJmihV{lwhIDxUGIg}Kp&#F{-5+%Bsj>O!h)Nu_ce|_1Ecd7mCcwk`-G@(O42fhHNiUgzz5Is;i05pl2f<&Z})iqI46;U)4
1yv<cMN&;n6w?(FQ8QI*5}j)TVuT=qhLnO5nYCa*Q4>s%)JWACIaL8vyc|$->sb&hF$?N-0zt=X2E|x1IkvwuA}Ih*mD=S3kW?rY
G&5OYBxM<Hc`<CWu?zkX;q=+rIoK_54Q4RX!h2k3{U*>9Fx<fjPzuIzLACD1D(L@^^Sa8WuC7>W|GH%~PLE7ct|+(Of?T<&q>%K>
>Wslj8t08>$fY3O_B1ZyZ9wZY2h@=Cz1uVYM}5?=`SL^h8H!t>JYJU{=XH4Z;u^92pDp+LZTHiB23V4z0MyZ*+pAbF)oVH6ZVZYG
4+VO{D_qd=Xe7W_RjXHj{_YUPNo78m)(uE6Fos~@DAEw}<}R1xoLVQ=Z|#QK^!O?*-y^AS#rk8z*1BGQU8ii*{aRXCZD3z&)j<Wu
lugOgcFQAlp5{AGGMATz?t{@f|5SD(=`vQs>gBGVk9^x%XVvmvCref1x@i1F*XV>%4^udF^B`Q*;IU;?*_M=7F@|gc329rusfbsC
$Mxi%xIS0*@_kvGevgVB?v~=3@b&N~dK*3>CDUp@CJ@7&sb(<<Nw*15w-PST;^MV<RZvRbEiYGAO;QB|QGHtQYNB#|4ZC8s)_*m(
#mi|a9VHGnlR(iFQK%_HOS$UpBrJE!mhGR(+-z6;;rgx%H8Jns|FeB&@o^DMM32&96&Q_Vl?@Dz8V(MW=AzAl*CEJYRUV@S1G?2=
?zv%77=WO<oH8;4Ad)>zmO+M$mc%)<8Od}kZ7fi6#m45glTu<}E}aawa#TVOT%e9|yBFVL-Ix&{7cSyjwKEf?Y@%r^DO+8&opZdA
*B3n6z|#@sSWwK!vpC^EzQduVZqo`f;zmpTg*~Mh3aS#;wBfuVrO6lDD2(0sbG{0$P~$vX%xXp-WHlf7=JQU~8e&&E7eKx?w;}$^
k=yA}I!U+flCqQ6_|{(^6cbex6_)w$CvRe0TC6*C?bAt6l2;R-{$I1xKd(;sIXYIAp?_TWW(V@_NG99+sWg+PZWg83g?~$u;_V$C
Oq3(1CTUd)q!H%IP~wo@A2Rn1>s>@FPock`*H7KuX{9ckw9+w+`pba!g6dqGL*>T$D1cCn0)?$t918Qr3k-`Q;Nn7)Do6?)h2iXi
WEq#E%=j*9S4t}wd1Iwoq%EtFoW!LSO2`mWJ0>JOSTZ}zM0Mb_C)%)EW4kCdD5+pV3E5i^7%*mraRf_VzEzTIRSe1ql|B1F!oZ<Y
D0#%Pml#(gB`iZ(PnlW{FtzJ#4$hgN=UiZaggdI9ycLABS_D9{xps8~kO?rcts0L7CpD2X-OcC?Qj`w-D}C#vm<lN8d#^(ps(~S_
_as7^6-8XBU8qG~O&YX<gb)kXT-9Pqzu|zPsTs4i!O>Q=WdtotlrpNl4Ow!vs^+7^u9lcp9ts%fY(yri_|@Q<nj=`Fxj|MLhYbo;
ZZ&2#ETlU{iZqQEQpm@DX=*y8i+uK+#CXM$2nw`Swkv&UhvyiyoDKrMGpG}$6&9+eStP3a=o@N=N`>)=b<kO7oCYjw-asTG)p5uY
N+?uP1*$e>2}5NnoE4gOzK={TF362gaaRRRRDpV9QMawGzn;Zr){*->@0Kk)AvIgA`qy);PjY4Sd^UPf!Ct;J*-SRLv93&*>(>qu
w9HH6>0z3rI?L~GNO|#3bogd%K9Kh1PTha1KLmd)*nJ_-ke<Gw+FTn(qSfOJm-BGzSe0i(5fH`kHKHE>VVWwo*ApLZB#Tbe+l>uT
DxE*o-P}0VE($zdp{S0J98*j2Z_=I|KWi^z)5*>KEzBiCIPSTsS$}7*-Vb}at6XqTG~QoHXTovl)?lB%Jz|?-l(q8Uy8P`&>rD%V
y1x3y1=B@nJ?131#@qGWGt=guqR7?%eYhn}Gy5a$uiWx$qkQJQsXen@=nP_`3@vM0Pm_MS!Dw8$(kqDbS#7UR#Z@u7;(tgZ92KI~
Dnt@Z97i+OZU+BXV&*(t7w%Oft;bl&+t}+Vj55ELVrR9xy*X(yIs0Ai)dt7gag8NPsYdDky?*>N#Kb-BbiCV!I*F{Z@pBf|Yay&H
w6pX%K|e#tJKYIeRX8|uIyBG>PXkaaK~z#~V9rBCknp)F%S`5$3g)a00@*<-Tf!7XWU!Rb+lA?9O4Pxj5~+rlv?T_H1t$`^LnIaK
G^)+j)<a#qA@Qognlx)hB2bhdgSjCWO-OhfC|Fg2N>~Sb)v9?YU8ds^*?hDx(U=}iHerLQla<*hPh)=mTd}H;3Qsn>j4<7#yeQ>1
-X?+ql)2Sj-Q=?Wf0;X<U`Q-ovKjeaPyN1iD};>HY4l2&Bp&t_DYNy-SG7@zQZCXrW_DRfD;_gYip5V4c;}tm)-em`Tse*!kzc~b
Ap#JDw7mSP==shOd9K&Q!7Oj<&npi9UPD@iB#A{;axShmI*~eJpcQ~q2DFsdOlBw1jl>9DbtAu}=8WCr(sh>qe9p|@=8m^>xpN|P
sarDg7>|mp5>W{V#>4Q!W!WHNJX?G$ofc7%_i!K=5U9*bvvgs18_Y;v1#4ZeGi~0ta!9J+1wNIydj`7h_CnG`lqO1LglM9wy(Dnf
l{Yk$CLKdMj36Uzp~Fj*w0rt}NZU<`mZAlL-)s9{*%~b?rw%$XE&TYVAnSZ+Q%uCi^k>Zpw`;b}iADE~h2v@72q1NaW-t}|zFaKy
X0)erRnEpx7Wc3|#!5^vK;X~0JjT&gK5ud0%6$>BN`F;IAbw(lQ~ktJ`el6hqk?4s@9gOgC>vMJs$6gFt}}W0=0%5SX^KoiVvtb3
i*YAKHsi0``Q5sBXz(SmtsURTyV~>59r}DHA?HkWJEm1g4_uTKKXvJc-pMf6Co$>`ZX!{}{QDeoG`c0owF;6*eXMUJ<4y!Y6Jb;Z
1;=z8k}nD(Bqrwqk-*9iFmc7Zpn7^a4j_U;ogAH69CoFw8%a`e(o+9l%AdaK{^@Zz#)V&feO|3KdyCUPD`a~ajXGJ5=}zbOGDFkt
RrdzucaajXLlh=Lr?;{w<K9JbREq^1dstNi9y|(#k2;#&DEhU#V6M5n6BW|*?fG7aBNSfdN)?(`rLBE+D%wRuv#n1oP@E|0>x%q&
Qt-faymYS&8AoG|wL`L{7!tfCPUGy#=j~{RmqXy}@BG}?THa{1XS-7An-I_&`=l3aXFm_@6@R1}uKMfC#fHkwpBQ*xrZOzY9@6U9
**i<Bzvkrg^Zhvaa!Qla0q&k(Q^S4#x2w+Su@RboT+xQ#mcE%Np1Z*8Lz`s%8H~@)@-I`;|10f16f`BvgCe%0jcPfRaeXtLZM?6K
U)pL|+COPb?t}J}PfqL0mEUlPUl7$@VO5DBhbloiRU{bKgSq+Xvr}cBj;PBena|eC@icrE#*c~FKM^YnuhwaJ@(%u-Djp_FQc}O#
S{38dUMw9h(Cg{EY-+W7e1P6TQqD*uw|}I=JoNapo&PU)c|`6@Z{vz_KtiNgkAL6RE<dTU7OQQab+~C}yCabTj8ri@&8Q<&LdF$i
wQYOWrDB^fYIlRyj3u^34<CkNIvMvf##Hl9*AK@iX?)8eGzuyXr%3OQIH7_>l(^E32eMuw0V0FUWUD;({*wDKB#th>>0$4&`_@E0
`62~nm2(W$4zSJDt@+YvHX@=anx`f1y$rg5O^TER(4|>>3ct?NZDctlzI120jlB8i>z>=*`0dcBE81N?oJ!dQMS_RhzkHf%TW_~n
rP0%EhD9=z`1~(U{rJ|3^K9B$%6IR9tsE<VG^f3&zu#vAji37NFvi;2ck|DEnYE9#Fjt3#nWUPT=vkIj{ueIU={TKwMk-y|Gsjrp
Vxgnbkg$wTg2xq7NP85kOI93_GE``p<xxHJT^F<DJM!R#Vq#QTBpVcjO;fM#=cT;smCvQzXw=e|Hrb4DoaD?c<+LE-c|UJ_u*~zT
h|G0&`=df#y>O_Inqo`%hgQnP9a(Cl;9$6g8Xnpt2D+^HE#U;2LCe^vHp=AK+!0g+VbmsYt{0mMyu+!lmKpC&XwWwz!i!oo)+(F=
z&v4uSzv5=A8`~KDobI3B~-lkccs;?6}Gzf*SoH+-zlYXg-S|&y7LdWES&D%-{e6JLE<8#=^BCwdZy6zu6WQ@beQQB#P(<LeRW~i
koK%P@8aKn=XY0(zk_{>#n19!`g-+>TB$^${yhI<@6OB2nUqmPd|Gw(%-wW3?CHU|^?B1Y)E`L7BI744rw|KPLS7-|{uL?s(Msg3
-#a(s%JZ=?y1urvi-i#jd+$#Xw7l#_f~xSmATwNmLcnAMjtdl58s}zC5E<=ySADcq&3|jyV?DN&2~~r9L2I_~)%H)PJ{%du!YIxz
p|0tJ{f?4MSxbcxo}3d>rlg^uT10i4G`)>l>#UwL`a<x(6JJT=JVQs^;F4hxNoAjnn$oOa%e`w-eNvs+(w{Lr<&k0QtMyB!oVm2p
{H;wu6i0V?0<1w+5D}HB7pI{%nqSkL!FYaJxv4y5brQOpZ6JSv#4qu0B{sq;e+LlEq@FDn3O{O3{wy*vQ`IjP793KhS|Uyoinx9l
IdPO!AB|y&-udrz6WQ+W<kEa^S$#l9xZzjyp5iEi98UPib8oheVflY9Ba$_0kMC%S-?v#cZ09f0D90(`!36`h7A;E$R)TqJ6mqta
iSl=aMpIW`M6;`%*aF=Wm@Fo#Df+7J6*o36c<QAjt-tSGh>KKkiZ?UwXI9Eev)oLNIwrMs?9dT<c*3$T8v8GuSvFl7(bz|7RmCo$
rD|2IwkSIi%f{BT*3iQDZQmm_llVUBRc}{(-?uQk&h6u;$P#+)-P<0=si7nHs^onFrnt_k?(8K{FI$dx89SZH3+Zh4Cfzsfmv-FV
|8{kWnem-q#eH<#FedgiSadhL`YPL0FwE3x5fKba8|bpktV_c*5i6K3%k?%rA!uY1G!}FZXpF`QuFX-=wd3!eOq0gcrj5MoP2!)s
Judz=BimDyyKk%?wCrfS^6!HhopQk|6KQkTTv<&Souw3KY4@AmwH{wjH8b+5p^UHBuhy`?N%%3Y_H?3W?9Z+8bAw5vR765uPWiuD
z>$KpMr;U&)UeE!WU*HOln1VtajAj^|7YzV4-xdk!~xN}h$q>M$I%D&S3atJ(>kJ9pd=+&Rf3FE>gkVCu-QVr1L81b#YU<nU675R
W)lR3tSKV3(cb^jnJPPcoLdkXj4|M=<h7ZZhM9N7MG?K~uN3$7XBxaq5ypuvCWHqd?a86a^*R^f7;$)Bg+QlOZ--OPsiLh*^E_QQ
SLByNE~(|g7(Or2>3F+g(^0`<ZN_o4JFKor&gBXSj{%$0=$-7lY<$}TR?#Z3Dx%9&*E;q^+@Ifm`g46_p80MRcTkLi%Mf2+r;B(V
dDJzp-#WM1kz+frx%o3k8~6Tq_w#;@e}}G&k)0(LWtII~5mAb(5<Kux3tI5HK(*B<9*pFil~`6q#1gYnMxFfoyZNWriXjRiAr{Hx
?UeVq+%D^m(J+-weS@;7tGtvGUKE8~J3|S#(JSRNe}l#P<H6SXUL;0hXlh4o*|9~`!!Jl~Ce(9394N3ZSx9DBRPH;GGc1azdZGl2
N2L*u>Q~YtF5N*)+_3p~H8zw>Xt7j?{}j6ZIgeA6`xiQ9&(X;Qx@@Qvu@=u?L}?_YjY<=sz!`4#4qepR%rKkG`NZd!Fv!K2Rk3A>
0R}{YCdW+<Fo;mOH@g+gvYV$_6A|B2jx^3CC8~NE>Tb94?#42BHVTP+Z^6eRl<w1MMt-*(evSAo_WE8OI!{lIZ1nJvvsE6J+eNVX
9A4Q!;Hdkf+CA~Mu6_k<7t(c=brnZh&R;tD??%v7h>tnPwy(|k;?8@w*(u#AS!ZoId)B8f8={P8NVehU+sxY6LSJN`k)ibtD*NN&
J;PN(+x#}Qw7sK659G-hl0~&76&!6OGlSLd-`gh<D@1;`=$-0|&bUvZuGx1(V==STBrbJ2SB!n{Ii{RkHH=7h+NZ{Ym-OD;iw!fD
5z0!aRDI}a>w_UlQW(RyNC~s@#|FfMy<0ca)j={wSwq!fR3$99Sz#n>^<Yn@y<F`I#{rcodQBSL_$EZW6pBQ0$d?=REu}TL`tiHe
o;mq&cusJpilw4;^$9cYNrNQP29TQh_nao!mXLV2nOF}D#U7p;;6=LTlcd($50f}zAr;*YS&GG2pq$VYs*z2&fPV7vYm8{4nF?A@
Oa_UfsSmDB5@H@%MOHj>nEw<gx}^?0gXh-uU+UPA?N9tY&r4sG8-s<$TBl>VX}EsNI=m#Wo-~sbS&X+&I@cC@W_cSBR7MK?uV%G^
Bb2XCS#%qw;%O1>s3xgX@ZPdb7V$c!lvPg;d*Hy_!|N)GQ(b1fAlmeY=Q~9Zc4|r=P9xHyvwWT-QO>zNbWOQRXS^*(gzhm_)%R}Y
@nv*{md{$cXGy>B=lJW>;W|!u!#hmcLT`TkzIBQu|8>yyr2iA&#>TwbU$se$78L<NSY@O9pNM#~!OmVScAq{t+N>C=$|V6sO`_qv
$fXo*yfs8bM4p-~Lx?F60UF~mA}frjB`HKr?^x5mY4|3WdK^<tOcjme3Y@U1^?o>C(+PhIP<R@nJ#l8WTNv@zoE9RAG_{mT!iu7!
hLOrHC`mybDGjGrNn&k}e>d0T$@GrD9VmQ9KdN(FJ|;Xmv_8qQ;lhw=La!a1L<JzA)PhE>O&{WY9-53#C5Pd25uTsRzge$VLzkB7
!?$ValU_dD>w0PIhYUP3-M(m~?$~Xf-YNEF5Ze)Ey|4<&j|{$P3V^{=jRlp=y<tT-XM{LSFxhBu$ZI&rt)x|}$1Rm&KdNH7rEQUQ
-NTzEje!^Ca+=q93cIy|y;)jiI!lzS`!KEz?oOodcNvI^hs7?V1r#wUTBM?usIgqU3UImEliw!LXAvk;l~RRbRUQ5u>z_GU#j4RF
lS~DMW#d%$-u0kbu+F^~LW{ZOP`oYT=jcD>0f1_CP8=$`b~jhb?m7EtzD}7JAL#b8Uz4!LB_^L;8&gg9bkNPohSF%taoo||?b?1X
TB*eacS5t`*@lt%A6|H}jT_+2<L@?oGE2O&&M#6ZBZa^2#+Fd4HZ`iQKWmezhj06`&whJ8=LXeNK-zza5JoPTQOkx?6`A{83dF*d
*U`BMPGJwQ$%wwtBuABa)iFz#1h?p#PbWmDz1@hed0dYE?(W`1bjkjOUO$~j>{WC7OF>%I6)1m6A9*DJdoEgpIu}J_DvvCE;_`fM
z9H9f`zO6@r-~|?|2FV<3-)Q2&UelMy~_jsYfUh$u}K7gcL<!yBh90!aduZ&JtNP;i9+XAuYB2MFX2l#uZwL0s<Ph2xkgf>->S}R
)@4lr1Jq>RRORr6H-FD~!<i0TWWkV!z2!RZMtp>wryt$kA1^d9gVRnGIsaAnOigU3i>&33wUQ<jF}Xq5SB01X5>-`2kCBZRCu8&w
#-^s42#-<KYHNxr@ptygsXUnza#^`?)N46se;sd0Y0hsaNzVRwZN~FOIcN1UrL93vo8_1zxS)fjY{FDxT^wEbzU(=&QnjP%%a44k
3>K=PA&VQnOBW$XAXU~*{i8<q5ne?`_)>=jNWrONiZ+>s@OnGVSPF1g8!Ap|mkx6#>>Ro2MM!|DlavWk1)249K~ltg=7b>qEu5YF
HfZa`I0M_OCxsa_fywImao>x#*n!7pr6VnN41}GHzKq0z1PEmV_PyH$E>Xo71z~=&?r6)|MrgYd#FSrZfk^yRLymBxJy!G-(O?l3
#aTJoXis<7Xy<&KSzG+tZR*k9#{9OAGr;I)UkgMWP>|aaL^WT8H@QO5R<lD`9}y7?)oZTyxTJ@;wyHEwx{_<}S*1j{dCi%y6@7Hg
Mw~G2oupe=V%23jpLS)2-HyV$s+4WlPjj%v*YL-&fQ~yYTS!Bd2fcC0Mjj^cl-f7=N573eS5ZN#`<+Og)sBU@FL{7v{gUF#vl>`c
`OF6R4FaQKK(T7FyO^T*boR*NWY*<z7rAk%=s;s)AyqnM^QMDGN-6Uq!!X<xe2qSuH)U^HXKK~K8<Q&lzRM}2mv5fSHaTwStM+rm
+UIY&=e;(d;-QggXYWC1jlWqD>7M`7)a_RG>UWUDM$WPQV^hDC?NtuY@115ZeHkZ~a^gqz>(5({bu6mCb2VtQDm#jkz|djBC@e;C
R;86LQo1M_mpg`b`HZxZP~Rb6%48SzdXnv8IE_{J({lA{GG*Cl^t_Iz9YslTYEk>X<$pgO?bW#qCe%lA1*dlUFFD_c{2RHHDTSiN
JZU@~s8)nwlqO6LYgSkwlPVam4XpmcGE%gy+-)m^?9rJhwrXL9+fkNOhTx$pLIYJK@}9Y(&n@u&8GLl%<<elUOzAbW=e=i(`Xi&Z
A^MfJ$cJvcK_|#`sN$pCfAp@p^IDkNhN*50c3&3>gffQzgHd)3*^8dkkNH))kv3Z!6_UQA4t-1o99**gD#vxE>ok@gwSP4lNK!#K
EZ^qK!_eO2TFJ&CNOA}`<JiH8ikanGGf=eT%jZs&S4G#AUA<Yc#1r4vy)GQGu|_JnVcdMNPIQFS6}GI~D!PzCAdq)&SF<gxD0}dr
JL<x9RdLCYS#+paK7&KIp=?l*(5my(an3LKu3>md@j)Rbul2j!`a$|5>23@<s%^j5v+Q}B5w6#4l_aLCr5tnPvvuJtMNBnaQ|U3M
8ha`4rdfBZU_Se(zpL4}L;zVnB~m>~gOMlAzVxv7`8<XwAHJ+Pb^V_%v;pOv?uUe_zPdZ>WUMaiJW`#EK0NC)<FaA_KjsPk(|4;M
v;7@t!J29KC)mQDyIi5ci#M5+iJ!q_wIluWT6LJt-lxYbMxiF6|6h59;!F5SwGKb-m9ea9I7D=UdlRckWKWg*q<a0R=Fa<b!oMjG
d%w+lDD&uTrz2^z+3O|aEfFp}M`>$c**ewKWI<}5t_rTZt;IB*B9+(Pj}JVK6U|Edzsmd3O(W>yB1ip}UEDiG+q5N0ecKDM$s19Q
M<Ej}5u9N9i5QK{R7_G3L+4~Gkp?Mqlr(~alFF*8sgh*O0YK^y`Jq(QD1`_C?S;t%N>-56h|(ZZ0Ag*nkO|lT@c9Jz$RPZ5aol3p
{OD%Cvf#xlo4OV$0Z6c-QB@qWsyesy-2$+mvkXodq{KFvLkUR=5Xv(j$ufOSPhip3ja;U;A|w255_apw(f?MzeQ8}e=J|7F#O*m5
tu)@9e=OZMGez35P8Buc$njx|4JQh}NUEZd7+=DQ=aHpIqzRAUSc8>GQnU|$iu9!cl?7y}fc9bK^*->Z*eqy7y*`rmRHCq;tKLg4
IEN3#u*A}97A}@gv$gtR`Ocw=nE(pAeEJ1wh1&Bn%ey9St{AP_?;1WBOjB^P)r8E|%B&AfKE~%xxxeynSa+AHTWs~)y=iEx#2&jk
f*AT-nvN%V*Sg*svhE)3^R8PpaV0e-5_7I^T&}$a<4U|uaazqGmhEf07QBS{cUd6JY|n)ua%|HS62YZWc5Y^3<G!~m>G9;p-ETBy
$1TsleH}dd>70Gbxp2nu-Y)n3_@D4soY6nS@ZR`b`EmQqL6r*-A&jk0EfhGig(vP;DNm-#Tt03ypm9t%#4-=A!j5C=YrI!#DRW|X
pjx`&W){n%IO?+ZQ6a>OP*P7jwJC8c9T}%UhL|w>Xrs_pwgQ!6O|&c=(5xs9Mu47f?!a5TwFuL8r!CrPlb|BT!ZJ8k5Lskmfq@#9
z1C!XwHggZB)cKHt1~r}EszH!>OrH$=c?^fq|xalYP7a(OxC!jeVmHWVa!fEC#>xpzAa_>g`eIG1BdR(rhacs_e0YGVKJMx=H8P<
dhCJu9S{SeMUi0!!UTt~C;UGT%=%xD|D60$!ydQ`{7Ohg5CWusib4RykUyq=X&NWz`YACIKJn%*KlySyd@c45KYzRZX#B+?fPDII
`bX*<Tl5S2HRIRU)OHS9<B<HGp>!V4F_a!F`-o7VoOma9fgS{WhkS~RY>pg57{ULzPj3k>w38}-7uD_S?e2smf&GWCPM2R#SK;2P
&rgr<SRZ;X%tQn8f={`^*f>z1VRZ@=dShGWS)=N+YGGHoMX#PN$s(Umiw6C3^{SAab^A-F!+uTdueXm5A$8;VJZ{*vjbKD(_pLZU
CxHcmsaiA@BZJgmZR;w?v}LtaQq?A>gbLM7j@GGqgBR>9wAc035~2o?s$Geh8m-|*^!ednQ0HK!I$}nLjPJp(rRds$d#?DyUFtL0
7Zlr(t#3nm1`SoAE6nM%*Ji}KJUeytXQysBa?8KI>zcgUQe9@{D8!1XU&k6^A^3Tx+8DUs4Q$uxBpIo;Wy+Ner);}6TW!Nmu}Uqk
_a%RX`kQhkdk0H585P}hI8~D#zYmlBcK<JJd~Xb_s7AWz>V2d&J75n_MeKi3ya@2;1P+O8Z2c5Vcqehfm=;x`sz+l!{2<XNKqG9d
y2Em+x1HwkTGvW#0zt&Uz^(qC`uJE;p5Z{P_%!xeSa7YG^P+QC9RzWCivDPgcCO_$u-^j?q7F?3)!ZtQ^47&Ya__w>0;^j^FJVg+
im$5h=(+SCTj(S&Q|04M7mxe%ZO$<zcz*9>&pt{yi!Vcszc<f+RlohN>>aUt`usU->f?;2Q_*pjG*C~$r&O+a;`GviXcQ^yW`}*$
L?~~c-~ZqG+vNQ<@avu%*R#8O8g=C9(lA(x{Jk{2VwMq@4VS#jMvL3syiISStJWN2b{*P%3^3Fq>nnm5$CFcv=OIS|wtCZD;6{QG
iB>@-pC0rBTGc4w0O7E4u|Jbv8lR0}+k!UFqr+T2Po8;S_<R44$>q<}*`KdJCqF+QUN*P-e}BvWUwG|L>%V`Sk1^lJv&+U8e#0+&
-HDoeDsAY$uHua>F8`7I{Is*vXJ8qdcg80kyI4Iun*U4t?RchLoK>mEmH{U)uq22rt!7zm$?ZpCFJ3nnf>b+8W)>Lh9O7=c%$H$i
%y7jsOWvN5zTwYH=>T{4Q$r{1`1JffFIIhiN9#FadY|r}dz#Xn&hRKcyMHmt<KS3Z4e@wlZ6E#R>^*?Ok8$umu7lP@j}h2XoOu0?
fh5Tn9BF3|bkmQs*#T6l0(Ah%{Q2N_g$LPMWAikEEAVYN9jEH!qz{rDjy!K|cG6;*9IEg;I~h}-F%H}SsMzbC6&q5`7$XDgd-8-j
R0tS+Zsrz;A*|KeYxqd7NUPESTM>m2Rf6B2C2HhY(?XUFH+(2G<+g8@#e&r*PkPrK-8RLHUGOy3!*wDl|CO|da^<>^<5CX?|HK(0
MFTA8``WC6hM*}W6f+c6R3%0S{w0P?a`<-F2adgYGP(@HfvFOE=xFMrw3QmHhDBcnNEhT_b$SQv(c<<3AmaIL<Ff7^X}U9~o!Tu_
pwu{j8ff8$&(3}swT`Eo^SGhzs(8D?vXFCScBMI&gLnd>#8`tDk$7HgrB%5qa<;X;yoVdFHekzbod(4LB(_4bWJ7LcHcwJ6m!*3u
GW2d<8g?1_lx)~w#rMVE&bbe5|1Y=x{}P+~w}18L?WM=ep?}kmWdAl@y;3+2KVpRO;-q;fP*yxN^MqdIam;&m>mYhKYy6BIP*F%{
vMgmDyDhWXll*seIQc(?_jmc+cUF2FPnP=*-TyzQ2o+TRk1roVJMi)IsO{6{>HR++kH?)kn{1v1WpCR)@+wq{0y}<M)-1J_=?zyT
&PzuAx4w*~kSEx6tliwLeq3TZIa1mzMJ<Ae`C4Yet^$;`6%ddpR1gDtR0brI!xVQfZXB%}sHxW3KAoPgT{X6JT0vDs*t_Za<~ieS
?ZWL&0r1yqGVpJZy}hQJ)*ONyih|1hbe$zH(1$FHdUD{$bym@8;>0-6!|4JQ(qC3$_Rm|#&TVSl>SLBMdq7>6TUw;7>}579b(vAH
kovtPL-Tt-J71343X96sfkn#o;n>`zK|7l4=)|(Bui&iQ&Ks7p(4l$pXP8kNVz7%7m3j-bkmIOj+HgP4kZwflc<WAj?_j*v__sG%
m2EeUamS<3484D3UM8jTR5j+Kj~h5MA5Seai&G>X`z|NqA!fR(j;o=moXz-b8|-QDuRi^3ZL3S!+8p=l3g?ov_hf3xUrMX+W02|y
vxT5wZnQaW{@1DP;otsmq0U8lyKz=##A<y6dm{Qek3-W~7oo<Qc1-fgCzH(j;Cgt}XyTW$kYPukW+QIyCu7DgGa1Ty<TkI170+`9
r-N-pF9Vw@P97&KsCRL`*MUN`!$vj~6pdMq4k*<`d%F@Cp(A(Qq6;<|+YPp~V->a4=}>HtMvrRFyX~-BbT!v^-!EX(P3{@B`-^4;
FHNV8ymO5zo8rw=AkNVXW$@8xv|6Zt^Hy<OU(gEaxswCbzM}$?VGdTjx=O;%ST1`w7@^y%ExBs_7dmU%mG$F=dq0P7v!(m_|8cKo
bDoOK3g4#l-5kVJH@kxOFTXUWe~k3lY(;!~smqKvjVswb1I=CBe9oo*wnXic+)WH$l|;AuzYOm`yLyWum4(-o%;SvSDa*z;7na|a
ZF!$WfUg7D=dWgaxT&HST7I9jGT-waqF+pKu@m<zgJL!R@T(Bul?tOZMSfTk7ay?%KLQq3(i#Myt918Ey4Sg}!MeOq_!$}GHhU34
u5ak@_^hMksUJ2zusjp(Rv%#f2?PDVT6fo<|G#y|zd!4@XK?(Rcz<6h_8N@)`_B&~Z#uVuXY?sGE<ILOpMx&yC5nn!Rg@_fio^Vj
&{y!&%crz{1Sk2+rd9q^<J{=_K<a&uO$x3mUtu7HLmK>Xf?g>6P^zN|Fp`-Ze@@xeg?Qc1@vX!6K>2^vGm-z=<#^68;`@(~L+rP&
??14-QB~-d{uxLA6VshYVRf&bGX%G)!=iuV4C{jN)EfWC6PPQ^T?DJLtmyxOSIZ%{v~(H&kX3ubvTUTtY33H5EmdCzm2<AYfo}$e
>}vgkvAo3^oG2+=Xmc@)@PU&P_~-s}M9iVBIqqBVR#Bh!$<K0>Ww+qDlZE2JW$4T7_vv-)8l$;}NMfj)Jmc(64oif_gR`Mm|4;Tv
-Pll-n!e0cz}eMo;r;WEv!u}-mvLwxgP3$CtI*f!_lnDp>B4=D8qUe1>bP*t(W`!$|D4yyjm9F0?t0<nE9*OZ`~&~U%=ydzw<Y7E
=c$31yi}!CeAR(JQb#5J?hLl64gL?pLS*yx=-^$fr(AYJ{CQs-@K0O;r~v2Es*orGhC(z|MA00(z@L~si2LW`T!Kp5j_=)RSBX^#
SL9<5kTDG*4Yr}Xl@$-Y(Fs!9#-3ODS#VXho#$zxlQ=wyMd`xdMPAQA+bfxzi@Z;_U&nVALSuiYx+>s<;Qbix_{bzL%U5S2;Ba9h
e5sJ9K)wfcQeQ$p8g>m;8JMCK+E^kQ>7i7rRu2$PfJO|@+mg3xcw2R9wM8-A#H$-{zGkuP&w_TE;yBRs=atpZ74HnX?{VuCJt^od
snC57ai4YiiXcNm(&2qq?;IEJ_MfTSKaJ}aoC}F}X&N3j?P%)WsbToawDVS~VBSc49`VBzQC=+^imzPrz4g5C!J$Fjuy|)@NLpk%
qYd<^#nEUh*rP|9RYi)w2~o=n`~>Y>r{MAD$FSOe=zP=DOKSJwerssI$*<SOT3MeKqJp(wllhvetEQDIgpy78@7V*X9h=Qk2&D}N
H>^Odf^h^ARO^^{&MyeYRdeG?3CFX}Li3HIg460Q*5O#TUhgA1<ltVTsM5Jtw;4_cp!RPO*XF6Zv9s#GYLRM5p7+7OjWnc2VqVQ!
w)mAUO$nvBxv4XACuQ`y8WYQxd3#O$=L?N*@%(2>F+pQ#TJ>{Vh;6^vW2w|UKikR9(d5pXJ*KDG9=i#q7$}}`zz86m>;%EiRLW8Z
rWb)+*eGCaO~@fQIiTW>nu|?|T8&e11VRFO@FdePu*|2qOM#G%`YO(P;O0ZLD)A7?8TY7KzEO4{ltf0o4hFk}ZIGZP6R64#CQWS1
V3NEHs)a!u2@;P@e&0S+cpmG(G(t%Wn6T^aeY*S!voz*ch*6CF-x4R5Z!E8s)}t{Yj=p?W#ID62j8ZSa3ELk-oAfW&=+1tCCWk|3
(fP9&ey!`!vgMw0neE5mG+_OO<BZ41CU;oV{8`V+8flx7CDF|A@cf7h!-7A7y@^&<)a$d^J6sxRBDumv&K4h<(={z$b5T$-f@GTk
%@L&6fuK%7><g(okU_{0Jih6O8tQCld!>1{c?Od0^RA^O_jzS21uvZ6M%gS<Er&sb3tSqZs<5foKJ-`cFNl&&Yu@CPaYnEp^$*D-
wPLL@6u2}b6G~HRV?64qB-Ge;haWHU{Jv-G4#r?hKCkhI?UG47C?CWgqZL1toB51aBai<!;m2dl#Q%060VD*lgZATL{C01j5dB7E
Nr3^u292)RJVU9=;Pf7hhK>BwpJNB!T}|XOE|D*@`bw+WWn4^*4gwOxoIl93G18VZXSI};g)|g3{L-Gsyk{porW|1S<YICESdYl2
2nd{U3X~r+Qk{n2#UZ@l+`sxX!_EfQ66Lxz6M>myZtdKuX3wCLM+u=buxQ!bFgy_KKjLZGpXQqqhaHYtzl=<Uj4V+wSaEF<X;7}r
qnRO<5i<NgvP%s1Gt`Dv>>J2^)0CrUENLx}px&FJ@<I&)Xc$5RK!Okw*lJEuK<|Rosfe){s>GgfFlJ!Jg}_P#Ps^>?b*hGBD4I)J
`}!TI7QrxwW@)veAM-Smb~8ko?I88M`cpRHj?eum+2o14PgFZT<GZ+c68(|BcL|1%GY-znq^Tzl(S6rs9c>n}gj881Za|<p2fbB!
jV$Ou%9D(Q|8N{g{?b!q3!175pw-`CFue?9R-{Q-!h^_33`_rw7rUN-`2k@)C^7(bA{dlmzM+POq1v3Of|5baVb?L%&zYq)udyf3
^AoeK`#yy>Bdd^29!n?Pn+AOohzA`Q?)_6DPn>lUnM6Zz=r!j>0yLbgcXn&bc@0Tqd{ij(0;8a^vkOE>NcR=0^64O#_l_QjB7ZA?
D-Q~(UxXi$&6KD#^cEeEr(GGfzJmn6PK72=iiP-F>|aBp?R+wkv$gevL+4DDR+&A5=(NngF7Gd)GmW5}CX;dHe!GF@B+%NNG`hu{
c?Af)(T2_y9uq5Iv|H=E($u<$pOMFt?ljc)Jq5Fz)$BFvd&QS%JOmyNbmpUz;oOXEOWV_c&hxObgdg!<YG0YB-jc#okNWoTJ~Pq;
hyah>AM+BI-_xu_Iwd|ht$qwP#NSnD=Dc%01FAiV!D{}0EX|)jqnVAI{O&X6edosqxFOc%6^$z4koY?2M@HveXgcfcjcDjT)ed4@
C+kvz6XC%Y{TREcPK=#_5fLHL!S4)Z9W>VB^_@hE0LB%~FwsG9@=avYt)D78qpu{x4>DqFd+gWk4Qhu|h-Sn*Pr~RvMJz=+LbI<4
=LQGd7|LR10;<6GLOsl1r|33~Ga6xf8JeNeGNywd^)AT``efNAMTc>vPHz6X$zt=M>MLQmICX+9bHLi`RZ{QA1#H+lrj;3p7+@AN
0#L+WR07097DT^*hbe;#YJ?J;!EA<BA|l(d3PU3-O+#?|9F3;Qpoe?|BLW-=|8{)2@gR;-m{lk7V0$6u4O=Q!Pl!T%PeBDqbu{sL
$Ah;4I@pty7zY{F2N)ReW8ig67}?$9b)7UZA>1Yo1}iyzZBT{uwlXG0H$-fQMSLj!HWx=;3KTSmZ@mQR4jL(D=9Cc`=b&OcVYrJ>
K1DC39I~Q8OmHx)jLb)xH!IaBHh@Y2#<*^Qowa2WP!2UJ0;17y6kIY=r)w2mlKmf{Bz;RQ$bP&MNXp9^+RQp%p=?Ft<cvf(G8tD&
kbe{LB?musMSfhf(b!8rnC$4{Gxjocd{P=qX^Hq@LbK#~{a}Z;<HUOxXI>7I`<$cY)zh==$pIQV^1G&F8JwkBbL5qOt3D&xs0dv(
9SyStM<KlJnBT&U4`a}7WTT31iOh@&N6-{b5SyWclOeVq$3=Q}-n%;{$I7cCj(uesnMAk_9LQ*ms`EfpA{|gut0fsB4!WZ9$p@WW
pOf=vm|bf%bx~Z>2Saz#IB8rF`c7&Z4)L&{q6*YtFl49?GWE2nKtZBhiya06>)O$xvnQixXn5#oN-Y))8N}q6-DcCN)7|4xn+kCF
e>0o8s(td$sbd%4!{B+|L}q<(YK&F+N(A!l*jlq4e<)nVF_r{fPW)DN#=}4#F(-pHCp{64Fe^v&%i~g0cgR$LRU5Qf6jCac6$t^7
2D*SVL&a`as}=wCG21f)wR7j>_FnF7&(adS$zEN?Ba{xNOiP`#PdeCHqH;xsrO>9#rYz`&W2)5!)eBMU`@4(OLl^%^Vc4f$3TfjX
oTXg65o}`Jhj#BBPjVW9_*ks5_u7y{M*UgL&QqLdKCy`V=BmFjEKuHbS<5_YSea7Z(en2@?w>ak$0autLRdIyZ>nAH%CEXGL5Cf6
XHvcU{QV_i`mur&%nEk)c_z=4^kIhLQiW54bBJM~5To_r(d=rfsEO(vOg-XgEN7@?Ml94y+1zt9n3I}lYH@`Vrydc(iI%8v8ZA{D
#Qdb68kx-SciV_mt=a5+=1xp03VJQKrzk%W=+Da*bNSv*=DvCk&tVz}`%_eq{t2InM^CP<-cbd_9KKoVdL@Uh$)sV<Vmpoo44Dy|
fs<}3WZsmCX)H>gL*>0siY!AeAEiGp3u#6=>Fj1(9Jqk&G@m4X;oR4{EY|(_5*?CVu*a8d`Sa50+@SOgJe|ioGL64Q+(m{GZfxFd
*{g@Zvh6ABo7MoE%$AQrr*z+v!RfrzFq}@_iYa%>@?0`xsben2-4Eem`TbwxM0NMG>XQbAY=%&FA3_0<QpH_Bu6aiyG<q+9anv0W
!>C@vu+TcRjxtET@fQ_sb(f-b&waR(;d85M!6TtaxLT%X?)>q@l{9+YJ1zaMve>FK1%|rLkKa1q4eEr>l#!+31}bULi?aA%>g)QR
e<E;qK8Ic88XiNl-TIq%I50!pbt&T~Q#Gn_lrwRcL<s=hdJ*NWLkJQD6CuYFL@8p4R5Wm^bkRy0FGh26Ultm|sDu|AN(0@fdfA1z
S#!k=1cA?)=>)!10l2I5I=;#ZDT?g7w6?@WO6{+9Y4xA*KA+-k<Kl5mrCEqe-%<hVJq9OnFdmY|>QYiBr9MTLsG|<yMIw;EyF8Hl
ciOiP0z1Qn6s_+rkR<hBsmn@{C2eS5uQ2NI-1P5-)^9ti^Y&*qe3}~WrBlSHJFadrYsgJbRAJRkIGCCpA*!T=l{9S-`u+XEzdiDf
X^H*L1T-ZnP~?|qW|TA>#Bn#i9_RdZ`U$BrJ{`Go=?GLAUN5R%JamYB5%P9tX(3jOs_oDi$aYyn*N9-Vw@~0anYVT6;9v<Cu=$nq
a*mnz6@(izs)S8%NJ1&x!wWbm`Xiw63{=_u!uQeLLk<0ZT#Oq+#7}<eng`*?0`NgoRBUi3II`SPGNqhf9?jEwWZ;J)-*B8X#pD-8
&BHeLb`8*7R;LnS*#8&l*iic(En&jXJs#SbgrVRE@b%9~%lJ>LOQ2bLnv!!(Ca#0+HnBdk$*omld&kmuCeNFOE*MiGec?mKrT#{6
bC|MGxUwRc_h6-pra14s8VQ(d5>qBJXlNzTkX=pZqam+4aI<(&!-w#d{5$C5Z9Ty<GE!Bmv~Thc!~66wK)h3liP-yUQYXx_YQ)E-
INr0TbY>3_`G$8h>e30}I|=GR>3ZN;&CUm9VyQo_)t&laaWzd>yL9s*KV~!&>z{*;c;lN&S1^rB%POFKpATuw@;={{5(HMfm$c<d
#(;OTX^{wx-^fy6QgVUN6$C(z$EoRyA;}i84|3%lkZn=GgRqb_K~w}(Y%GLw90d>~2LeU#<B$%Liy&ll1CVtZSX?gIl<-q<@C7MU
22<&tQXNKo!HMp1;p5^~(Gq%-snn3tCzC}snwyv3V7q;$_HjNcpssLaH9cpQPLkfIN3rmBc!#%>W$P7Zj~C}Rtv|`5#9uOoIIhX<
boL@13V1phh?DvP$aG=Hu<L?$&90JaHuyt_pvr)45RTy7B7pt@z`_j|iUJ@HO*sQ_SZt6+K_yI5`PFnZ4_1l}H$AfjPccxb8M*KB
1%}a^F_nixi#+QFe=x}d;TOb->O+dUe4*Mbns2qPGuS#cm>QzYPppb$*DQWx7E5Wl?{veLSxr;oXxHi-m`}8_aXhB4jD;zS`X0lA
!9Pc<U+iD?DR7kng5Z63`hRDT|9^}9Jb%xa1B$Q+x((o#D6<vdeUa+XkZ~c2H6$aq1s!f|%?yJXH@q-V5e+b`Zga98b7veF$YjLH
B}CQ`aW8eWfp_P4a=wA1E)H~u0EA@_sLQZHhYD#8CG>)D7{#q6DPq7GD57r)VffO149)*P&b|20qR_BloVpQJ6ER6|lF>L{&L7I2
;HmvkT?K~fC+Xxr#3`K-!X~@GVYe?;*Z<tc8s#~875?1c?AHs?u>l_}e!MX2uCML1XYDv3WePrf!&!;}-Mbc6TF3m4o5&1JYhQ4D
g-Bx(f!PTBKO^evuWldDdb`vYxKU5-l7ysaDMdDle6h?25~Go+pfbw|YGlc*m&~+l24b{B;7(B?PEO?1ZbF0#r8z@XQc+1pSrJJ%
;U7dBsL$VypgEW0DXFS7N&x=&?zbSp)iH!69wgHRP$i)3;i`#R2hj+ic=hhxI1Fa;dutz!88XdTWViL-@4khZe>E|GRK)Kg!=<!Q
WRlXh@C~p!0xw`4KZj@u_-L9+daM(|y&2}`O?rQm4rD3#D*V^(ketgbQD(nJw1WhK4HQzDC>nu^Cs7*FDG9R?CMJs%5e0_~6SpD8
4lO%nGUdkHNkfu@N};GJf++;TK*$)9Xc>uWh?!CenPM5Gk*WeEq9%qSNEjt3l!i%_BABW&C6o<7eIOzIQjG|&iZSPkKX2Fb|1Tlg
2e3bcmu(p6C^aHv8W;PBDHbAwa77XJ0l@I5(QZ?Tl@RWJZ(;BZJpP?7A+YWEy~!tlFZaSdK0feH$IJA2q5SgEN~JU}t`))rX<zA-
6CgmON&r$|1I+w-z0w`;m_b!g<`F!q<YHgcFzh{@>3Nuh(iY2Pr1@3#*{=3-r@&DAiduw-QJ^Rap$}iBNA^qZfCN0`6({M?oNZmo
h{Rus95u?a=$f#HQ?O9AKxBG3bP$Mv5O`2yp8J?M<Av%F^!$9y+hF<pu5cOE>d%%c7!!?tdgK0gXF>K1oWzA<T2!&hSjQ=93bapN
{cd(aL5&1+88kI)KCO0S7@%_Md-hK7kPVZ&g$~KQcvC87t0|5&Z+5Ud**fkhg|cWwHkCt~IO=<TKS?1y-XGbVNUI1G)g>ooXkLk&
UCA!$ES2lP+X1Aji#g;qWUfjPOeHDNvSkk-3!w=yA&C!l#gDY{WF&7KWQiJv2$oxQWW-v`Ia!ZljXZ;76rrLjriN92bpyh)L4in-
`@MnqL$h!Y4xy>unCgA_qo8~s^P>G7^mwyz&;~3)VGv=i#&%VGcv;*D>Y^E#s$!Z$?;x`Umnb<?vRV0i2S!9y4+DqR+D6)Akg2cJ
IB68*dcN{hnHRbYl%Z&*mV_TP5l`qr;FJ#V`@mHPxXL0bNP$WU{G%AEGO)mzViEXe1Z-3@@}HB?dW^%)?8hY43c=?KknyXZ!<oiL
D;0U!1Pb7ji4?I-x30+swdEB_2V>_iAzJWSm~n;*q{t%TXx*F0j{nZSuObkVGjy?Tn?zzsyt|f*Q6lMK2&jZ-g-`({ZegOrEumw0
A*^{WadQ-0cZ?qK&kqMw{q@$yY%stxlc~tCtHB(DnE8UA-ev9k!{&Pfz&#%%O$<ZlN6Gfrx~zLhbMZUwG#0y4`HG|!X13!2@Yr4K
$wg%B#4uesI^U8!>n0@bL9IY58)XA2I@hcXk(k39L*|ge1|9;CRPIg8;al!tbnnJ63TfZFI_7M>&^vQFNNFl=kS4r;B#<e9WOU<C
)r1R<weLaTK|%)Y;YB@_&B_--5WjH40owsF_0$hcPb7*Sqqy>{z*f|W*PRw!h3-&8r%vwQGKc?CfH5L5D3S~*OwvH0Qc$3L$KmYj
+<JM8_xrsW^sb_qgrR9D3RMayLV==%X-WYqfLc{4Sg1vaUJyJ#0TGX!eCMP6vVK16`?FM(?UZ`Nf|wc!olTcwO_TzF2}mXYpoE01
oMb4F)4%PUnRjkE{wNY`Zf0;0`y<s*(oR_=5@}}WprElUL_ySQbqHvc$VxH+i703(*c6;;*j&0ya`^Qfw&cJbjD-S_I3&>&oiM~&
CIEntlG}k{lL<8fOhg2Y8Y5Yw3yH=gKBsS{whr0s`2>BD+}X)eqoDyw$(-RF>6+83K`@0w_|8FB$f4tyfI;X!I4@n1aXW3!<j|XT
K?p1sf!ZZo4z>W^*it}E6iH151W3eGl~Y#d5(1WpC?YASnudW%G>W2gv0zIzVk*ewiy)#XswxT^XlZDOC<Ig#RWgl8xihjlK@&=q
Bo<~t4MG$n6-)(FF;hgu;6_1GNfc;;oRN5vbVv>yj&qEg<a`s6b|@%j5KM>uznAc$a(VqA(nLPrpI;_?!xP`<_uZQpW2Hnuc1kF!
29&~5D=VMrLXR)=%iBK_uJUxABj1aGQM@VwoCkO+sH2FYB~Rzijr2Wd7dg{)8b#WZ<;276{9*4sq@9QW3nY*Yhv0S;F@}9$UBwIf
sGv`?C71dxSp!{wRoGegQK*4_CPPDSvsel7li2cleNjdPBQ&CIGcmKb(dy~gOR5hi!WwFA;|g*C=79`&{_4^Qd&oF~mVi&1bo)8d
DX9?Y4=}Fe*G$CYW`cm|LXR>d^GfPL(F$Y%l2Yna)S&83%IZ)}NE}F}OF~iss7*o?o1Bz#L^2+FF>Yfq>zNOq%dJor%4&)l`|OrP
GyII;+6)y<i90{@vtm1bMA0WGd?RBbfFIZ#;IvY@5>mn{kPz9%jC!Z9r+4+I5GLRx6aopF24qQqh!#l*38;i1nxX%8S&#&k0YJn^
6v76V>Gk$hF$09$#1g?t6F|sG%>-lu;7U-GiV#ZScEBz%^$7_HIVW!21jP3A0&V~U!Sm@;zISIbiH}xcQz?N^V=;tizsiL^hxUjm
>d><ee{=Oix;iI~2w&sv5SnepR+Z8@i;xz7j=ppnilDuq_g@wx3}uWm$chxR3TUMIh;RZI)<{rf5f0S-Y8pWgf`(v<h`|>M6?7k&
52tVmWAbEy!65_Uqb5D|?6a<v80dDC7xeP=^l%XLp$0aAE>Ol6&mS%Z=X~DACqFBfqs7k8RBPq{_z?s|A1A?oiI6E)g`o`yo<Jaa
`A7PLufu}?KtGH@4M=j}Y}2@5+;04kV$GL5Gt?k`<xwbMX(z-FRv+9Df7T}xnpJT#u8rvAIw44w8MCKDgZOv_^Y##xP%#uqOu;Nf
Eh>;p=s#)*V)icoT6+6{f0!5Tm%xDxlo}dHggjsjl8_GI@h}k3z)}f7QnE}1LX?R~K~h3X3*GW<pu_VYH}HpBh=Tb=94(HO7%{=Y
5UQ+XhwD0mB`XPCNNeyp6PXeqPK34!3WS|PN~x%HmfHvwTou>b{C9YOH1m{pRt6IEO`pxGMSqQ`o8^eZqzRgWVTL3r5F%(rB!meM
WC7+U@Gc)|wEXidg#jdwv|;;*$@M^n^LP%tsZ>E;)jfwTPmjXRu;`sBxkUM9sX%_HX*|Gw%gjHY=m%%d%Y-{c!Z5cFak{&_lkT=w
v<F~(L;*mrDC|>B5S0-`!>Pg)YXafO4%!qm5v0Y05nz)jikc}}D2Q?@NoX=8A&5!>lM^VwN?3w`pak0sl^9*AT)9Frh@cdgyD|s}
0{buw0t6^3sa?R)65#^Sn8p&6gAx`P$^snB(PUU3#O)2Jj9K3JrJ=AM{U17?08jJ<{ZE3|P=+E~V!&25jVxH~)3!GtaO<paA;r%d
umY6{AJy*Mf#)t3LrRXqE=7949?kn(jnOX=$Icm02YU?^auBdA#I{)|p2;?UE4Fnw$+!s59@q5QQ+&fN8HmP)>VQ3Usbqn)-p8iX
9(o>sI+%D5&q4J+!hT}|3Xvb3U<^sv!w3{G7ET}EYFz16o3N!us4nSCYUL^!z+G8J>yzlhbAi;I7$#&asI#}-^z`WWfvNZ=)&e2m
o|r?R2){uhkbO{r;o;>2a3~%9eedLHIW!!+cs%s!*~NS13Kj`yqLDulCnwu|ajcA@ngEDqh*}z&f>_*!^@Bo(2hwDO>H_tn>g4&Y
EWT~nzQMTcPCV2z@Kg}}%TO6Yjrz5r!K1q|H~Z`9t(`<fWO}d;7-70rD%!!Z8c5WRBW%FRi!72_SZP{257PfBC4d>7S6f+89U5}I
^tsG8kXuT#lGJxT?HIv}g95mdZx3XD!X)c@h!D&u<$=R9g)S~1!%Y#wAWB-{ZDiaG=wa?Mh<(qo$Q{_Ll&xC&!$}p(zhH+#uEpc(
<U@Q5jD+nAI{#X4lO~5}WuCx2$}$QZkL3V_&=8eTB?#3}6adu;LL(CjKqUxNMJf_Pi9nLV5dtj26ol)3XUQqI)ZxQ0fXz#(V&StT
S9h=L%!cAFg@lGm83iGz=3U0%0<fX7Cit36CiliyZ-oR^UpEepkyI8TDknO^>iVderc({oY8l5ByfCs2M3?-=*)p(E15F5_M%_eL
C}BeyQ}HrtF4~(e)0SOIhJj9pnMoY_&vwc4$2i<I1=-OKFeK{11UMJ#V~{o7h6D!$NlXDjhLwaN!;zcSJoj1gwS-6^R4Nf7Qc(1l
Fu(xGl*|M<Ha)<2-RvevIhdg|O3Xo2R8ut&QB4F0(9)dmh-IpL5K<OxBSsOQc1#K>EfFdCyXNl2x6C-WA_x`58Qclm5tcYXC~IjX
f8bS<n;k10l?$q%Eh;(z-0c)Q5E}5{*c69YXhf6>1f@`f3LL)wtH*{H%H%`%Z;&3pOiyJ)*Dicj`84}_cM@)ZdU?=&-h2c-(hQ8g
-*3D<-=RhRVj3t4nMRQa83;&O4@?m7>*3l})Y=5>4hPrisse?v2mEZVEn_Im%o@1b?rIMQ*W!M_7X!%_A7`CIh;q_vE)cq`0Z)MB
2@fbh4a^TdQlKYy+j6ep)W2nzv?^98v~g(H9Py>#jx0F`7Gx0+`=zA-QAJ(to2}~P#Ir?{1eJv_wPS<^Fjr2lLdsybH0Q7Pe?#`O
`Fed)Kk4-F<&61iPQE`W8Y-*VpRPc%W!Z_(-tf#c|9C+aySulo%)ps}xXC-Bk_jM~l%-JzFVj!Qm-&zR$G++S2Oqa1_4~B}83$<B
mo*8*di#+1n2;XrYuwCVN`;Dp<5aUshYuPtYqxtk3W&f`F`ik8oI?zOn%S^9`p==~8*>6j2T#Z9w~nLB+CM_DO~`PAg8a+!hkqw3
6!if66LSNhIR7!zhQq3Dul)706_LwXnjA>G83ZcfwBl$_{*i|)0kPs)<j-V;EE+TS<2X9{xp{je2|KbF5IqSYX#?#c3A@o|M|e%F
07j1<pc{n8RPJ@&w{Fw$Pq)=RpIeD}y0=<?&}BDn_zsQI3O{-t-|nRzHk<}OlU)_IBP}ajMLV5}rITo?D!^DE*EcSmIH0X%`rGlb
Ql`>p8bITO1}MGtabm{BSSg~Ew>JYFp%5sn6o;ZYp&H)<o)BVy;Zf-x60B7#inl?*Z5Vuuosy}?sGTfE7ZF^GR#-Yzg|1N=qwU)z
SAS^R+r-#n(#}Z@zAz-7<Rmk)Fx88ay5k2OMT@vb5)@}<w20U95TudCOV~|QV9lxk5FMaM5Icbg8;}44cMe<4rXYijC>8HmGAr%x
#lS{<b;b&8aYcILV(h2kcOp?}ATdD_)I{6WS7gd9O~uNDWEN49Q~B(#fX@HChu!X@PM-Sl>x%C@C)7a8A#>U2DiF!e|2z8pwcp4N
f1n@vT2j~f!cIW@r&iRZ^S$+hs9Je?Yx92`?6cNwy~7nfbwa|Z@B0z~=#eQ@i9F>>5ey+v!U1RkfE<AkGFE{pM+gGy5GWu}k`hal
YH!?bPWD&JczAZyA<980f~X*f#v&##q73>{ytO8iNr<r&RAPSioI4YauXh|oo>|1^po;_WEe$ZN7c8k-@6PHvI0YC=sY8yPzJ&h{
U2Ac=@3|_O8J0u>oJtg@^`8XUoYJX@Mky6OUGp>^O|`P{#9C%y!A?-}&3Wq)n{~_t$&;E=Cd)5f?lBR{oO$CBK+9v9e9#VYh9oLO
|0fdtER<pu_kLHGr^acj!O*K+h~t=}6BJP9)v{8ai=nf3{$H0~DlXmAM@7UqMf#`w@x*!}l_Bj4`7)I5%!&J*&Glbfy5aXOzHi+O
Nj=gB_Vylm{$KMPKz)(gW_C}#16Ii^RYC~8y1Yhe3f);g$al<yJ+neQLo(BGhBBiNKKVkVF$$1b5hs=L{WwDXySS$esC7V~H<xE5
({*?&hIZ7}%C3;2*20faY%`F{TMYvLGt50GNTdm7)HX+xM&5_83g2TmXGw|e3C6_FXJp{053-<Q0z>Vu{+=)rE;jKV!L~RsLaH<}
1Pnrg!lVF<Kvqs%eOk*3%>3HTLi0R?vcf#T7TEY9<qz0}<LTWmGX7iF(g-mbl!ZTE)rvcmy+=-7hn|g-UuE2TE;vVwF-3Az!(N;8
mm!3QNJztAo&)MlriDtsv&_@FlawL@oTC9IK*>LgNlBvKc7wrCB_&sP`_)RQt2jE-ul@Y)JgUYPN{2G8wfu&=h?^8R<3wf6>~))e
6ypjr;B#|X79<7cLlY}O%U7()mv<^Aj*@JQ;UcP}s&WjkxgA||levG&#>qaZNfU-BzV30ZwXpJ2R`6R@CYcsc^FV#D<67qQY_Qp2
4YO=Y-HqK=r5kGgvk>fI3yNhui8yS@UNTR?J!j$T_2M4CyO$5L61{(1fg_GTSN6hSH4)xXr|7R~_`i|(hv(<|VgASM+G<ZNoiC77
`)HIw)4WY<y6~CwZ4kYIG!8${1$v3y|Kg!kKtT6z3Get|`0G7*sWG+zG^;)tKBwkpOpe;y8DVJAsc*QV!lkTlhXa3rViOut;vmG6
S@S!2frCO1A9ZX85<offlu@Br5@&tsfPR))^}j^c8u1FP4fDPoU@}FL3MI}xXzEoRuHEMP{U`hX$J_g4X&1%^$eKovr?w8eNsDv`
Jnuev!|BId2??W^<hc~HmEuJ8I~*5kI~SZhSg}LB6NT*P7ZDK@Eq8Zp8bH*Jtq~PaKv5+yK`}%Q#VKJ221ExUhN!{=mSAZLkTM4(
Vp*m#Xvh>@oaNgooESwq_UIxBYU?*~A<piK=Z-_Cxq2KHguUE3+t^73IWS%(inGZoK4Hf=RdbIt1bFwe0v_(w=mf_dZ2H_UMcvL$
L_-b`gFU?C1mig8WoQc{vM5Dia-KR-9gY_|MMpG3J0guCRM15tvoR4-1r-vCm5pI6A-r{!a3YD90)R5)sdMoHOnif{m+9;3?!Xyu
6VJcZboa7F*#^kakP?H{h0HN#nL=M2@9bkPa^;4p&gv2KB0ruV;epGsixv>A5*Rz`pQFk{I8lQl4o|}+wiQtZhQN11KcGE2A=mt|
s(AgTg2h#&A3}(=Tyc`o4~xe-RRr;Dy=F%(cc%=ATt_!F2$Yi%R-{OVnUSKw%FDxFUG3@t$@_3+M;t0ctq&o}Bt)6*T32eI+$9ZB
*H1AOkjz)q=tj}C#?48-Rw)cjNmXC`WgLtIgVueduj$vlNNQ+ZR?uRI@IhKw3VXnT_ayoxCsJ<m__v^R9_F<leeX`M)R2=uU%%hf
scg13HDv)*I%Ps;H9$IyiJGajVI1g!$S4*eba7nCE3%u13KA}!cMQowDU#6Sjf@kDuB};yCb1>AJg&-Tr7>u*JS0vJ>;6oG!=s3D
YvEx@%os@(6lx3%dp91c$H_rgT4)qDwuO`LtE;=BzzY_45}h1mIH}8tMO{SXKz4R=iUNw0ma~w8Bn32V&J+kq1|klz*x-T`PvPAT
6>K;zu{lLz0?yNjKu|<eBc}*1>*I+5Q<zcD$CYNwj%2cf@i%NB!!X=IfI&$iQv*U23`kNFRPM|t7>PlkZQ+bV1v60;wz0vYq<{!w
JdY!)da8iw-QC@T)FhqewGd&Ax><x^#E8T1VNha-h@|DhWk1`+-$mb6V8R#VBjwpi)@B?y<E%}%3-(aK9c6`#rkD5V4!?KR6v&MP
zM0_*vW6RpwJ|m4;v+kV(xqM7W!>9y6TBDw@D7DfY>IM7DpAQU)4QnP0Ijk3QYWC0odW^ic-c(T7C@gat)PIFP~ZgN>s}MbRLGeg
gI+C{>-kd2A>iBzU=Y~}nnp}&8#g?6JI`-PzInl5icSqYC@Q2+H#AoFs9H?~22|K=&}vChLoQsZ`q-L``Zv2<MPm&GP(W;e$eqd(
V+117h`A?0wK_vaLUD!0)2CrBL5!w98QdC=BaZWv$n{gNA~<<bLp%D49GBymA!rXq_5;8qC?AIYz8F!j;t*6hBqlPck`RyvpneXI
ilPBH28m?<UP|yKm@2-$^#oeTbhz2YTSpP{f06mN1f~jtgjA>@s4X|GTqP+{ptjtH$eN^(22VLm%jZ{Bg2=^O{$9tqt$@T%SZe~o
ijY=2J&%&2qKJ;RyB?6ctVx|&6kNIL9++r2;3pv>(@U|B8x(l~x_!eD(U?6QrR%yiV(R>eb2TN+`|OCKTURziXc^p3tBIa<FKA)y
Vk$564xMP$22D4F_Z>==Ifr;YlgW=q3M<to)gNL7yP0&YHI}_+zrVM4@E09k4n8PWEJR`NUWi;Y#V%%H_*rwj94eNTVU35>UJdB8
rr^&Xixt<L3hX+zBXnib_AvQVdbXqVgbk`W*z4B$mP@;<jvlqdHCCQ_ii6eZ?*tUHN#iwz%fkXlvVW2skx3SjI!I+586t`*h$@Dt
jF50*B0`F2ppr&^j>S#kh*Fim%Ew9U$1c_cmvM`&OmbL;Qy|mIbe_04<LT|Cf#4lP85Ro#6y{2D$&W71Cs{qtZwHE;{CeVO5O;aK
WanjOG}K1QX{m(mhUUV<8Z>2KfObPkmA3jr2QHHnSa#*}3XdTUTzG_GZ+pf*{FI55porzx5oauy4F-dv_ntLZP2VDnIR>(&W8Dc;
&xEx%6G;b(C?-rv>$8OKoMyxp!#sDOch-8#rPXj8zO;!86QnB^DxSz#-fmdjN$T0(tcu7miI1r2OGcm;mm49-MWI9@8yqMwfeeS=
6@(1`QH1)ZsqpR@*NiEx2K*Ko9iJMN`g^N<1XKY=w(@NzkQ4<LHwb#?<2Yc~SqVWA0U8wf<y|`?N|G7}$G}0*(fZft@qxi+fovH$
NNFHL&*N^j3`2K!olP(oRtAPJw8MnZne+lqWjU^*CQf~G9yjeekUVE+SB{C;W*$B1<<y4LpiqK~Bt&hJ#8RZW{!}IPU}$2oSu@WU
zX8F-#%o!2W{RdESvLC172QA9+krof9uh-}NQ69Q{AzAWowRhmEyF1a2b5GhsMMovHthBUnFi7=XAYDjy3PP@&`4Sk4f%&{VV>1h
d=wAL08RUj4F&`Uyw@73h^U50n3-fAAQ3Q;yUw6-G=Wrw1WW5A_D_XD>Z8P|sx_g10HR*>>>;yMQ7yU1*bmW#PpeWM|6cq1yYI3U
7|ToLt_mJZfbPzC*0t`|MfPk^N^)P-)E-R@y89x#(ElxDudwJ#)i$X;Y`16oe1xE95ZHMFZtoH7@8c*a0P1a>s`C^W-**G`m_)jO
c|Aua`v}j4oGxxNRO)J%QV9@*`cG_FWD#;SKFG<E8r0dfyLQ)CkZ?MiO+hy)Ln^dzd2jlf6ZGytHMl``I}Y49QJ#|AU^;DVI1Rep
-O8dkFma9k=3^^}p*WP(>J(Z~3Jpl)2AM2p5y)BtL?)nyQ&J*v2$Y!{fD9^Br3PUHiBSfWDG;CyzywnWrbA+285)9>7a>J}kpS1~
Eeo%@))HY0aS1rUhK+q_7y_Ro>gk?5`5EglgKTMD-v-Mu5uS&5ejV}<(AQYALMN+vaIoQ1{u*v1CsVXjQ=6+5JW3kjiZ)g)ou4nv
@cZ}r^yqRN5(tU-6ap)M=UN$`kVzE9vJCB&O`6sT%$uWx0<Z0E#@LMJlrk+YD?uDSuD=g)-y#<(emL{F7E8~&2RD0mm~khD^?L4k
?#z+}`Q41BF)ArP=wNb&G74&}xX83uo--s-cg?wA#5fSr7>-aEPAX|Jh6$%mG1joECr+4Sxt1WV1>Ma&o2?7_t&w^?(&f{+1M%?q
pz(BfKc*6n^Xc;WY`?1Cq<<_NvyH7>-m)CHBsPJxo4~OQU<bWzk2u(q7ce7{IWAanx#7TY?6{Iqz@*@r#9E#Ho3h9;7`nT<#oJl1
VTNIXDxx_YxX#0s6h{tY@b!0&UQOH;AS<SF;4yi$7rj?3G?Jn?hwCBd*hCH23($+v8}kg{7b+J3iC9X=2q}tMpmCCZbSY;Xy)1;T
X5Ew5cYVB?Vjv}E;1OWE16eTu=M4rL!(@}4?nO1L!-+D5G|FOc0H&m{`WW1X%c2u=&JjL1Nwy*Il=U*+_HCz|33Vo+)CI6HlrS)e
Xw@9!qGj1*CkF9aYgZX<<=%!qcazE@E0fX5b`Imo=We!*(P_B}xvQz53P*G^31(PWV9J`fD<sthlY6v7dn}vX#c^_j#-qIWcH#HV
CvF^FX{~k1gN>VGLc*;xdYFVbN-$8`5_Z74NSHLdaomC==>$|BlA(+#syVTzE0)6uQr-w*BE$otq$;<n!P#mehLGt@W<}yC&N5i4
0z5QeaFZT4tG$mRY~dt=LQC_xK?h*?K6#TOm2xPcGGKsW86jxSKve?BL#G6mRcv9MI0Q_;94aBgugDKOPBd{8ZO9muNTg9Kp_u{K
5H3&kA*s#ZkIPezr4AF-z<;8gE62BP2Ni@0F-7K@qdM3AdpJ&${m%1M=7FX|l}tcEagtF4Kwh|@EDZqp!nu7D??)(s+-tE`6K&4N
GdG&t&_)OlrLpAIGA=Svim*Y$qiV`0<MjJ@2rYaveD}ESlSxGskr^wJ(>P}{rk+h^hlumL<qufraO{ry$UYz-m@_z+4Irx=B-aL~
8?e(^b&?p!tA#obJ@>nN!L5gC-Zw*?^$X>#D9^&2CO{dc&Ik2F_0kFovT2f;ePxI!aYC{vDLI*O;YOj-p;2NAvJ5bB7GT89?(LQF
NZPaTT*sJKP>sGSS$`9gfkQbIUCv*<cxI9pqK5+T;a>XtzV!TF<~yOSA!<*(4-kYlc^D)_Lvw}1KNtiN1a?IbT7+KryB^Yc1s=Gs
iL5JuA=+|vG!fq}!jI3+gNx+|aZB)aEm|_~tS&Vf4KZb6alUt@HeyQW4VZ=96D+lfB&aM^g2`khnU<)QI*6pCbo>e7ByLOPdcpB#
58>*5pTIq+aO18q0}yq5mC+tz*gZ;QE|XZLDoTYCwz+Y-bg_?7mwRJY%uu#_*7wH|%sb=19(_mFN>1)v{`QpMnOsQ^M$JUTkyjIR
?T{8@hBU>ry1==-s?F-Vc5bD1;vyT}78s*MqFcO};FC`GS8UrhsadwBG_4g9H8<6JXz1BPOpkl!>vLTpSg$+PG#ob2+NiljDu|)z
_q=kinz+05;`p51D>ur>ppKtAl@~tnynEdH&<dtFYQ-2OQCmXY@@JhD^peM?WCJ0?ixGM1jwWFBZc}^AgsU|#Ef7O7^RYL=9t-4O
6!|ppiaV=v2!R5HU=0L{N*G0!LIsdiAt_}onjP<*lsk)S;qK$(mrhsSw`*v2!x4AS2Ocye=Lis6=28hk%<faZb)$T^d{$vTJIL-s
H9Tw#qFv(dxHqDbW{FV<th<sG<d1wV-aJRgY$vg$1m5^t7C`Tx4`4h)?Y-j1FROY9V;ls!wb&c8Hf&oQ$);UcR1rM<h}^;ZcDqV1
!!}|Ux&!2W>n`a0PQ&Z$N7OkAiG3F6+jnvb-87b5s0loj<P~RCg8cfdD*Gv3gp`cE)doEAX2j;*3=X-Hz#U3iVpFt-a7Y(YcMZCQ
qK;Eq;>eMG68T95#CAJzsQ!xRzSxg}pJ3xidudZHSL-LwNoX8sOpY^)jKXhcd$WlJzDDMUV4z)CIIfHy8IcJ<qz<A`gDtv4WKD^T
E-pi2PNXObC^WAOWDyAzZrr;rD0XF;G*VPCR4Bzz%~70cb3>w+8<n4wPlWN{J~+YMl+Nhf`a*AHHe>?hl$H`^!#5%`VobCS8#l(u
*k>4Uk{foJ=)~=`KM8)5(r$<P{?qC+|95{Qd0U#CUP2kg3K>G~g2xC!7jV0Z161gwsw{z+=~&8&Oi1I`8=O4+<<_Is<h^ezim&Gv
U0vvrc@$8G;&yf(KJeb_<XK!~Y>hx+D-$Keq7S)r)o4~nNfw44f)R;1vnv)>+I>*O55n24Ih7)mXAG453TZ75(88UP8?t*Gk@lR5
o-#ZnbU1TC0;XbOdE#PJ_p{b-DTSiU1SpEC+ch^XDrzXKD=cKbE*Q~b_LP`f`&RGYc~vOAOEsqH&#8B^5<qx{&^pdf{W0-bfug%@
2?#?LIZCqG5^NB->Py#pn1V-t`iZtJLmO_C%lalRQntV8vu>*vbMKVO(~KL=6J9qquC$pgL}DOAimKGkHFiLiFAm=`oH!?3Z6u|l
ELKGo5!$LTzWc{Cu5_3<oG*Ei2(yiK*Mo2=Cl>dUws#%sH0v^xT5md0IfiT09Ddh!9_c>#<Cc#W*Ix?9JI)U?<nk((vLg~>v?SF@
9ISB!C5+T0HAd?-L>y);%SlHn&_&y;e2*Qcr#Kw81=-XsB~(s2TTH}XP1`yBuDZJ8e@AT%TlM;V_x1AP{H;^NmP93pDx-Mn9$rj$
X$}ru3kC@Un7Ae&8wfcgWK!;lpIL?sMEG0Vjr!r>-MB1T1tA^tJ6QJj7FBJX+Qau9t_=!gR7f;J%?XegDv0VLh=IYmiM^V@e1s5)
AaU{&c29%h%d|KQBw|7$A_!!hs3?isDC?60Mu?ycFh~|s8Phnd)XT$c(is86CNe~CWD;Ub=#zq78ZfvG1{z+XBZ&9t+ARHn-3AP}
$9D@pnV&G9a}SOEyP?3%20vIpPRJFAK;)<%d7X9pO_dDGyfdeUrkOJn>&oKIcbb>>(Ua^+gmBg^vts@|4iik~f-qPW@j0FKqs_3+
hfW-PeGj*p;!6A9*H!wwjMZzeydWkDMTwRW_QLzbWMCxya<LR4{oDz%G-Z@lMOdjUiwQWCVzk8(vSG@YhE<5BaFRemkz^g5J0pQy
4C^rg7Fb=SH}rPwW00LH+d5GU$l(cu!k8CrIuj!(t5qogqPdWBr4&SJ3M``JTGN*!moSnfgJK6Fh$J+GWiqW9C{c#UAk^tZY+EG4
A!11(A<4E}1Fc{aS_vYAnz3e=WzgZ$Z{)$rK{~*$M?(UMC_`wVT{v8#2;^5Rj)BMm5eJ#Xk83%B%)$8M9yRz$3aI1rqsa_7rxse;
P=Vl&Z3Nm!VK%_YXOFY9yiSw&er$MuV=gmMwYzzLs-!S^TY<xCnqgd(s-Q&Z)H3NfT5ao)x0R5RtyDzB@yoh5tl1k^Patn*{QHk#
J|W<$_fSMc6tv9MXv{_?qAICsB9_ctf~lq|C<-YEs*0tmrl>M7W+0)e3Mycl7|6*fp(rURN+JTNLZ~UErX-}Lh@_w>B#4?TA;L(C
LV_wvDQGH!Axb8o3MpDCsDg%)sU{MIm?<iPi6kazAb_TjprV2xDWsvGrn1H;i3+D7$!H=XB3PA)C?X;Vq8Q8*Dk(}@D2bq%A|rSh
#KV+wWy_FN%92?`6lY4H<v~D2nGsaZ>qsIYHBkveR6$J<L=#L=6AfC!CZZsUrW%N-nJ8i?h@xg-stKm18l@DH6h+FpT%nUStgDbt
tbz)i7=<|lF>K{B<Qj;kped#zs$waCp{YdbOp1ykAl8&}3zs;^M8!cdL=sCB6ICTCRJ25{aB=numU1JweL)`6Hu^>5J;^sXs_h%T
J?6V6gqS*zoZ&v!aW&F+cXrZ2zo(H_;OfPaO{7wi&~_EHIh`CYTOC{uU5UVSW1Zbn6^c0S1?6WPK?fs_&d}s%o)Vi+OVo?eX$CpC
QG0dMcMy(8IqPJhGNy1LTZG-w&uxWz6v`y+pa*S6+bEO;lUdl>w$Yej?%?Pvsn~Y8-NNFlB9c79oZYTbIKqlA7My}8>^o;15sz@P
{)5@e#YE6WwUZ_@1jr=>CA8u~h`D@yl@WpnsT7bA9u_pyL{Sn%5Je>fFk&bQtY9c|-`I7o^coI*w0UeNAyC~n8*uwM!Wt(kn#EQO
ihE?{{JTS5?S3>Ju;DuK?UOxpngbxonLYZTC|N{7P(T&}Bmraz)PvX$P~4cjuWd=4pdf0Np*51dL4D?xjf^R@=pHlNqu@UKaa55(
r91IkSZfTD0Z4XXg3Pi>L1pjb1a?Fumj4a5kU|Yeor3uCiLj0V0#QO_W&lB?6pG`q{<r;e-RMejJbkdE!Ra=iGh~v$?nq`6w0)J(
JpjY~YZJ1WnFJJ35M7Fbc9=*MV3OJ^%;TBhxX;NA4B{6@wvNQ@fi|82(hNlnp@?{&ew(qaO@XXxhkwEkG46E=uPQ(9!-tZ{OA*4S
(+bb*aPI88mJXrGUrz9^g?isU8$W~S@u*!<Ty|)hXlWMVWQ#Zt9B)T73V@^;_WA~4)6r9C7@D$Y<#lM+r^gdWJLcoOJV<?{pP9VW
MN`*Po+jhO?ap(KV5JxxjG;BnQ`ne(J&oMKLo}kuC^I`Z-siVQw>7`4_;r#Rn-(UdhR7b?d+|Lt+w$IZ^!%G5%1dG-MqBo8$Jp6-
X}LtxOKsVk%2I})u)z^(!m4B_p80w39~0r^(ek~%2tuktZw5L*M<B%}Lh?&ks}>_`Eyr$QZ6UEYs%XiE?y-V`HUlAdmrJs)-B8lg
3_kW2D6=+7?eLFBXyd)yCDXweTqq;9ItfF?Y${=JyU$-vj7QDRvG9+c=eMJti!)*4xeG*to%7T2l=XTh>zOLmo=qGq_#9+TI>&@8
h=_x?5VqXuTp{Ka#TP5*l}>Ly9u!y0aQWwZzVY7sbMQq6*A{}`Z714PK~7`hC9IS3xKxc*K8-keWfYHU=$7@nnid}&rskPDf}zda
eS9aXoLAnLg!rBHC(e~o77siY?dP+Rc%gE>IvzESHwsX5c`=yLhT4WUFgFC)oXgBs4P#B?sNn`NqSHu3jEfNIQcaSPSg#OWM`N&-
F))E_!du<Pe5aprVO_o!hvkoO>^M};w#xk5c<$lYpI+_dF7475T_|C7LJziJd)yxO`s`>!<KUdQQdcJC;_r{Kdb}PxQwikoa7Qho
o`w^N=1VJ=D2)@o7j)rKnW=D@6XHmUakXxR#h;7eaPW1{c=fk<yYGv)^XBrXxXlT>D9xoP)((bIiZD;h5PW2r>4oPf6F^FiT+YOO
O1$@$#H*7y;Vsaf!elf$RA34Sb2e5QC?Xo4KniLH_1GHasywpBF6By%VOUvP$;OLE*PKWpNl1iBB?ugny@+en;SSEDQ?C6;ZDS!F
-P@T&h)W^8DN;&`NeBWZEhC9SU=$aR-3bF!fkk@VzInsfwaJanzExN^?6BE%AA)%az%h{*d|OZ3Q&Vefz8fO0W@D76#SDjST?$5S
>kT->j9uk0nnJ};S5)8n>7~XQ|CbpzY~c@<il>ba?EaPZ7}V+ZGYMgLbk1FUy6lBANNhqaaRc(YU30vG|EaN!EY~{!xgFVfU#42V
&gzNRo;BlsB>x6NEJQZPe%o?k+fu%=V}q(f-U@C*%OyewqQ1Mv^^=6tVU}w;EHklVYEZr-=9~$tAQ&hCD1=E>xVOq)bN<bH_49%+
xP5vsySevUZc8)fHWrD%*0nB9s+SC<)@oTWAq*<Im0LQQd^|**XC3iZZkd^jN^PR@ZNw(+ZtI(c?3H&tv}_%#W+T*!Pg|G0d+c{q
(11v-U5@1)te&M6obPHQE%U7VF{9!-@0sO#iBPLlMyxLcm|U-%u*$<YMAy!=sjuf<!8I0;Xu9gNpw^;~TV}60b*1X`3QWiiF4oR&
1U+{S9r-5_<m~oX;nL)hk*OZcaqS{5K+%#N*{HLHfjBfa;<l_U8EuHI#GTD&uIAqzYfm3@OG>F@8x<-;bQ8%m^EP6P<!N48QACjH
Fyw@rftZ>i=K4HgMkQCm2V{2++)?Bt>uNy~#FBfY0OciQfE=7EFRmzKp4N2f+P1X@96g<&1OQxsi4jg91y$8+H(FuMT=<1!N2PVd
d`BdO-?ML56daT%_gYz7IHG0K>4&BrM|Sem4tXvKrgieCNNdw&l5kCoy|-Y{^sv>KdU1y-vzl)}u#y14eYo3%<WS|AgU~8Xmre|U
@SvgsQrcSKI`z-S`eJj;p_M)+b@5G*>LjR)IH|zu;l)PiBY-IZDvB?%qtaVzAiZI%QU;+*IjFx&Z+{Ux?&oV)yXhCFHtBPyaaob_
?Y46Fa;sGh7OE;g8tB!C#A<7<t{AuRN}Q(AVV3XS>z{2$!(?>TJv+!i?+NaPFcb};@PzMD-m^R&zJC<Ue4g4YQAxJ047-L{*GgLI
7*P;cjjlzjTAHP3j%|$#T1MkML|Lb0%bi_CS-7B$Yb@}^l))|rc6D4La_6(+E$DL>=kd;thL1WHE)Yv5Zmxw2ffX8t4Co#x%dRUW
T9>%n4wWw&m}a~n5MNc2B@PTk&8@Wr#>|>XvZ#X*84J-z1A_yd5UyFV?r~;1inG(Mdgy{U-B{A5S2)W@<#`Tv?C4Jd=XSLkRh#v3
&QGPe$0~UDwcIAFNQMN6p@z$icbeEFAR7v<1%m9EvO*lfI5*|-^@Ooe)S(n1n2&YcXI+L$eOMh|JC8*+!h88R7qhLCeNOeNNp?e_
-s%;Yaa*Ihh!>T<j@4j@UkY~nwpI-F(nV%dURB25La%qv5I0ZOSat49Vhi=rZHM0{eWrNf6&>{{Uu%Zqn<c59eMii~s=I7=&}Ydz
6`L;jt#ynFMYPx2dX5!rX<1ZIMO|dAF8ECab^sD-$AG>DqJl!wZka8stoU7tVqckBc|#AuK-CFSK;Sk~_Q+wnOY;W52|!~!H6NO5
I#cWMY@El?m0|VQU2?dOwIs~tgiV$nS#PS~?RTR*g0HA+aK*$8)nqJ|Fz)K5GkP+nao`#VOVTKveg%T1-@g3sYiiilXH+t%EgTSe
Ry=;`iT%9yP`<v>#OPod*G>H%=h*mKtIpwzUSV<z?fAeqO*3+jy3`#Q2CN-uI=N&p%<iebj&@+0ZKI-N944~6O1~QnTrG1;Mm<GB
(LGeKu@wfs@VQ&^&Kd1)!rIC5YbQurT9D-fh)b(KZnjxiEClOU&jht4bu>6E3}#YS2p$t4h}IuR){cF&PC0jw+oDXdWJl9p)4|5F
MdW!$s~18kgBIGBU05OtNx6`P(<{A4-!pXec$se<@i)+bqVXZ-oW+2n#LW38$>AaEzOq!Mq2ZEbSZ3G*;W3-@tGBZI=Y!LQu`E`Q
i}wbT5s0+d)3~~Xv~bwZZ-UF=y*sR|TK>|;yRMOFRn9ebU#IXsQ*4~SHCczl4i%-0+kPe@*I$p-UH7Aw?xLxpU=7GfZV3exj5qgQ
oB4FxIqy&GD&+}RTs?RA`py;M(N{!Y9+I3r9of`&xR!AGJ1;4fv5`<kme7FnHqDO<8ujBiO`ufBA5HSAdGp>56%Ofk%Crd{^v1{W
=HR039gCfIm3`l{qj2fP4p)|j3XcMEnnSf;uXE6>;;!!N&#m7uXM$qemCasG@v`H^w|HxC)V%#S(%(RkKmjmNa2c`;s1CtW+CwI`
$)(29&8naZZMo}4u`eW7b;-^uX>>7(N{nSu(x<Ns3Io@0s}0hVahqHXWfSA$&UBJ=h8$RRiBMt!1uvY1M8qr>HafNpS9*(HN15i8
1eP~nX3jF266v0xTxVXrknht5^irV(P5I$xS<8OaaAv~Yp4>g>TsZ>P#IA>gelvY87G@zFF8MC$9UROr2efkPFL=umJuvX`)!@z|
QsHBwGo5uPg<U6ydQ&G!q*{Q28y;IjC9>gzJLeK)2CI#R$zCIZ7WOC{V5s&Wu26MUVd&1H%Js@f`x#+u>&-CwJwh(pIC5PknRJd8
`uH>L^E$SJbK?WVmz|w-9li919=1(%eUKTRa?fvrJ$=gXGjftOf&`C#?`A-nrI$!@A6~w=O{z0n)9>Bb7mVy1v9Nzi?CN6q_6akg
F~O=Q84&zz_X%+fqt=q5^WVGdUvc^+2<jaqd>lT9-(6K4L4JJqsUbK7?+2=8+-u83se5u3m9(t+^FjtJ?C3rn?RJYW<w^6d{|;@w
Xl{<yN!<-=2TLg&M@(kWif7xYMETB`oN^ghsER5uF|i=SxLDn<zPW^(GPMIMwv~pYjKbDMh*x>uBXx<JuFSD@IHs>m2$_mH93W6h
*;uoeI|xz+<wj_`C}_o9Rb=QbzJ$y0M$ZXcRR`C9T2^l#1dB;lh_%;xICzd8#`}7Q0kzeRsR?w8ffH3K#p`Z~>5z`w#ct;;j=5VV
gLLM0T$+r$=UN!!2Ti9lq=sxj<PLoKDuODkRaDsfczxaY{5JSI?d{)2y!V9fH~|oqd0q6rVLF^_p5-WS+5L+=@1aM1bh!DPyKrwW
n#?bCo#!Q`p0`coTbpXS&F=a&VSK*mT62Qs{diM$<fU^J4*svH!<{-kU#!m3OOh!4ra>Kvdhu2qmpi~{S^3VjbiC~9cZ#9kr)~P(
yHX`McjBWFE&IPyzKPEk1&gjut)P~9EJV_0Gt$g-l@~p1<{7m({SUvEyL|7fOPqx7kmH85c&!=1bf(Vi@1ehRH{Eh_`bVjlD=|o$
^F{(yRf~$(G~8C!F1gUUmuilkGo<%Avdu}VQboW+M`*$6ldK7(oK{(JB7$*T6o^%<*Aq9f0M@KSmKbd!Eh}kY!Jfkxkojk=GeER)
V}*t;v4@Pz%*4_mmjJ`q7P|#m!_HmK3NdmkQN2VpbfbqW;O<@g<<CR$_0)$wSA4p+YrD+0ruE-X4&JFQ`wiRNz?Yde=Utn9cJyth
w>KiSH_4W6g%pbBIPChv=jV5rC*t^gcj&Xyy%Nmp5gM(v)C*YOy^{Mo?)f|0Q;_L%<>qrUO-lL3iEV7{XOD+9K6jbTo*|3BdtDk4
YgP%os=~G6<W*j>#I*v$v8>Lt!IZ5Y`#U@2ySsCk>SjXK_s0VCQDy2#@b}1a5*##V7WbAe&C|uIZ9Y!6Uq<n}*E5#ron&2aCg%2Z
?$O^}w{&zp?cG-iPA$`Hdx^Tt<kRtc%o@eTex3H4#jm_;oN&}C5dgdjQY4+qna!za6j;`^uo#heR#G#UQl88n*^}>YAGDVh@r0&~
gU8Q#yu5b=IiYwnGdeU;sYr$xtu(x8OB!1dwp$hmsSk8lq}P<(gzOaw;$jIC%ja4*;GsmtTsxMFYPSx%JVpnkUwqzGcj7TpMk9*1
%TaNgtjwsJbL-1Bd0b4c7Rn-2oF7j+ZNGm{@x-XwqK~=@Jbn4+8o!*IWBNhPbVGEm9AsYmRnjtpYlj_sG{If?Qs-yRUt+pUeG*q7
T};j$4zCdCN0!cfJeUGhyx<DarTtFjF(fDP*E*cbb+($Tl6bFni1AgRWYlTFt2hkfyPCV4<#ct|Gm`f%S``K|4zA6wPp%J6yM&{b
9bX?I_F>tGbz8$vzP#z3+o_cdyUxE7&aB(I-bAfcG@2O@kkwuxjV$kwR81iXZFGm=xPfq_iUT3Fvsw@cy6j<YG;dS!d-Pwl<?maj
dQVqbvxvpJS1~jtO=|3wsCP(_G?ozBi40sqZ$Ph!yc;%MQZv_r4~X#PSt8og@ge3ID)FSn;?d%PYN;wSMnGR)zK(D`9=hwdNc7>5
n{T5rQl>OWu2%?5sNCsmWIiF{B8cc*NW6)a%^B!O3po;ai5*};?OsYX7>y9!W{OuZuM8=$bQQG$r4ijASp+=SMi-@0hP}A2z6}}=
*09X^Dc8=8M}6gK>wAb5bC%k!bcSkcSGwph^|KT(aREdvHfFsSYYH+3O0kTq2N8&!OWZ_U+HFLnv19^El_Dr^DO^{o3ckqd)#oG?
VUxJfvlC`JBBqj8MG`~{yJ6H&)mp5NTce;;Q$R6Ay|1iVtbhSg_dv8glYJTG0=h!P@fj5WYnc=wE&&1XkP8416D%NHd&vTzVTAed
-u>k(k^TJ4IK5%05(V(O&ii8~YDFW}bqqXp(Xa%2hbznx*FFI2zo%yBjRYae4!knf`hdksiBoE#vF$o`x%s{bhlnt)jtJdRK{-Ji
l~xHN)oBll4-O7>)nBP~J2-7GTG}eZ32Uut_uh0Llar2gR?hNwk8(!Au^7{=reAa;ld$G~4Fj6%%I{Ayu%}+3zkYyuR!@DDSE@WX
$)^n=g(@`}MFJPX9dvq|c6J~_62E5=bal1P3$viyMo@NCr||SD!o!|R)~!27o_XgEK=4xN!%a`ktDfh4)2|0%V*+;03Y<}}EMbxn
Efy$HKECa(qu;+MC0W7*bh;&d)xVBCK5hb3Wq{q@<)l&F715jl)*dB=cY5-^()Hl(!gU`fQeC`~oSA7^M^HUGr0;_{p`(+Y&x&-N
)~h!>nJ`zl$>XP3sM>I?^LTBA$(q<+TiIa4dKT|H=iWn`>-*FMw&E%P(@+DnI8-{FL2)4HUu97m!ddvK%?;Qeg7irqy~6I2OYoW(
e5##$lpOOZ`YW$}QF<0F4EJy0ruSSCCs1^YR3PIIQ&(95UBlzNwxX@JB5N7L+>(^;_@2I>Q>^U?30n0gyTN$}O#?|=VusjhI(F=5
Y1x~|9OWUy#;CJy&;)y>MAf4nH+?!4?I%tQ7sj(6t%VRzDR>hewMoM_bDdN<LcOt1FHe>WHe2C~g|(U6b)uT3;V+6&>fOBcVWoPs
Hr;oIP0~?b8ZVBrJo?~ZlGiXE$@WoFms;c~cf0KOoa)m>fex}>_a7VH_0y@*)5P~+Dc0!=7}y@&^6hu6p6+)Xn-08p4^iQmI8iWp
6sgrwYeM=0$pn&!Ks6<##Jho_>kc{a4Ptb~kT9xSVl7xCDM3`4J)o8gC2|=C5)@4oA_RA1Y$MzJ$NYZXktfmGh=>3Urobim&;&${
AwZ)cge#%a9Q#gY-nWn>@!#m!9%0qw4#4+Ai7~^%rj0Lj_o2^!ka;7o_j>MEr`;Rz5pFy^!rQT=TBGH<mW)*tl+92R8nUU9sb~^8
AJV*4Z+9sOpcOJaORd37$s=y}GRv#<P}1m#k`NF??};{c1FW&(Lj}-q6mwQA%;r~Op%q@a<?mek*$3I3w~ElsW6vLo(=XQdJDTH%
Y1Q9fX>D2zMWeZ7{A{UuKTG<3wr2Hi#`z$#=)6rQ)sF<}v^+9Tfk%Wuq*YXg-updqJJr>vTiTp21X@PI%|N@}TtJ{>tWs$wZZmx=
i)FGbsuuW51r<V-RYDd(i<?IG!#>uFRftxz(>OF%MQXiXQb;?7A$`s*0ZncfdMrCGjH2%WwzVG-T`0K47<#3}Jv5SKiQOUm`+SEr
@so+Kw;{OSpE~OdM~6OPW^0G4@2Tr1c66Qes_pR+mZIfnh#3NGwY4aXMx(e=WJaSGtkS0RYNm?OjBj@HPF=XjAqw0P-Q0`xdE(WB
>7kfTU6_ld5b)}GIcZ*_J!$oQ!hQdvzf<A|45wcp2mZQSbU9uCv7+VmfNw?{H8f{NqM%YzRmO2ei|qy{+m^9IUO5F8B3?tCGf11g
Wz4;0jkOjhTguI*p8mXPO#`OK;|bDdmg?1}srlWzt5i<*Xu1>X6FlBt2;w;@uhD*)aPpbr;)+X(KIiGK(iTDoEtk`a*tRi59-}uK
Y>&t|+xHlHSB{9Zyolq1NJ(4b+s`hTgntJ59tjPun;K_ntnY8dhjIDFWj%1D)o}+?CViKPu@>7YV4qmbjZZq#xT$dCt!V91?J44w
i{P~B9}co+ta>aohD)yX(3|nDF8FtA;qRe&duzz{&XQ>nns{_`OhI(T?d8_H%bbS;@X8DE4iLmmRZ%SzO?JS*sEpou=<btHF9KvI
Nl@)0#k*2t7d+yXIcaGs8LKUm<>u>)HO*NJ*UDE6?uSUZ##r5bst@jGxE#kqUv@*=9hL5q_xEQ<N%}bv@8(2~yOOmHp&?VhDnSfs
wA00L)v`}&?|Su<j}+XuX0eA{baQJQs*2O6>RD-vI``J3_hU);lqXBp5?frg<IC;{)$LvAt5(ln$GX|V6;)NF$JA}?bUYKFo?RZL
)iyqX5e`#tf((ZTX1-9TeG|}=?G9iZ`6kOO=sTL^o=|*8$~@uV-9HaQJsDqW$U{sI0VE_RXIT@$I*B(X52>*EN$<hg)c5cZ!6$x|
I~6?_C$>r9+}LCv1enDkocPzakTLxiz;#<!ra?;OZ6LDisyZK_5TKZM$e!o43@2h7oOP+WJDq}=H9;7-Waemh^PF;{Itm+;frn>D
XFT@{BUx5!m%!>xCzIkG1FC#E@T_z=van8K8$*;hiO`0bhQKD|pF{2Y{`&QO`2+Fxp`Bn#1l*y(Ovr2B_w^z=rF7RWGlTpaaeKn5
BZaz_>Y7~C^LpsB%l<qmSv8`Q`EmS@o~BK&E%2L-PssI>&_Pl|tx||6g23*gfe{FxD2e{a;S4nkMKHt^&=mzm6;yyy(-O%ENK(=T
EP&!nR3(Z5t%Ws+M0N%x0w6*r83d6Cnkfd5C16M(+)!$z#x(&=n$WUHg=r-qfJr4FfS7>|wA>MFbY<Ihau`r>;6X)DP*ids__HQZ
Ly`k#3kgDokxZg!RG|`O_>yS}2ogvH1b#9DEI$LNpYxWK3Z;n(p&CSKqEZkILy+XIC{s;P&=nB`M8v@iP()COL;_3*6aq9V6eS>1
#8gEMOjAWtQlrnxN`K76A`zh|3Mo)1a{0cOP%?!q(3Eung!vDXx*iXxPY+c}Mep6Wq#;2kf(Md+e<?etp%7AX&ilF~gp(2yWdw1`
(&k{SKvg0X+xNhqSJC{-^}m23AV=Zb>s^S3zsJGQ3;F$igb%$>`N{+I^us~*sFny)claoW58DY90}P=OBTY~PK{Bf{P*E58K6uip
V_VE|2rBLs?tu$f8Uu+F+ajq$O({@9(9=lJ2xKU{scI1dgefUOQ9%HUMny7!=K_ifiGYd~lyxfTWI!bal^sO{kwW0fWf7A&{JT3i
d=1;jogQ#_z9%eMf;Au&Pzga^bCWSNt2l19VS_D;FtwB>wXEr1odTsnbpV@5X89H|YAM$<tJzIx^=5KX7TfmeZ{MDI-g(@!Fo__v
*vH$ya#-f7e^VtSQ`;>xyggzyTd{T~Ev#<>lm?a=Q5tO9QgY%}#)~9A7jojY7t!D)&eGV`oJOa8tCz`5qm!hxdcMAPOi#>{(>nAn
Ip0ce*v;vUS)m;o4hxNqoRIdHHi?v^svOoT(1<8bDzYf}{hf40)%*JOGC!%~XkNTJbLO!RsYsoUC@4eM`>xSv5)r>3=d$E4$VHFt
{{~qf6FKePTYY!+6ja7_*LS_)4P&mOJqyEijB{6DBZA6xr`zkJcGQoZN!^+G{C#lBNM;u}B~JiE6?xg4Q<8zGDA}$rv?3&tQ0&0n
adglPWuQ)(X`AXP3e$jzt|b83!l}48sb|`CbohNgwZEjp<NF}(K(|mws#}cS@54CdIu`@qq1%2zpq2OP^$!+I-#vrzsex+|%yXgL
`!|LMv~Wie!PBksuif=nF!6mFV#+-pc8(6b_0hw@m9L=}u++2SJQgN{h$~jQy3EA8`CdyGJ<~HdPP(!OdOh#yRI1hIWZXUNW)JV%
<$Vr^+h~!PTJ8d*N)8UsdEH@~?Ng#2qIgR?x}PtkWcTZD4v!t`I;>ljg}Sj;8Oy%-=_=>f+7mN-qu$Vu2k9hz(So#nlp{H^1Q`4C
?C*mztJ3w%uC)=E7q4*S7=oiKLX6tcXHX+~ql&BuD(YcPrSBNUY9khG0;3joQ-Uy1*3RPcu4aMO&%HNwkt(EuFS9PMWHM4RR9h?{
NP=V%Sw>(>#w1kYkSlPsCE70^&6r&25J#?07YD`d@fx)WnQaSFa&iupHmJ#s$hN0Q4oR)61{-Cany{+Fru|{`x6tzFRIl{wtzA~v
1%qcc9V3;M0Zs_d3*u7bB`-?R6c=T|OSSd245e-;mLHBgUd7fVnY4Q&-@ul2Cij0iFO$%XJ1A&KEeerBR_0z^T|TESxejvuIbS@<
>#5fowqTtNIWSZ2=0qyP@Jnz!E8)Cd*V+6$I#u;`tJQoA@qp;BzE<IKi$zuR41T_+RO!(ENV<G%6nsy_(5c-{Rru|8GKa~OJ-O=^
Li3p3jLWVx9Xd>^mMXF*X=028-0{y2;V6Wg`FnGdX|uXM<@P<(cXQHqZuIO&UO027N7DAEj&0iHDJ<%+qeVrwXBMRi4_wm$ZYxb~
tEoqe8#a#PNrLr<n<z;p(%NY4pwV(cIvrJSXJZ;PMg~@QlWuC(zJ^U7*?4h7<xxZ;t0+f*Zz_tTly%@Ne@9DN!EVxX>j;%=F#)MT
ND4I9Ewao!TCN5&vujm2T2;U_%UQ2?scb2G>eKT~oyfWzYP7<rdrS~GF5*a`P@|nxUgKOonp;c}lGDEi&0;f2h~u``tnjBDWbxrI
Csj*@*7uv)u@tl#)m_(H-r;3tREKS?T0v-o;W!;8pPg&W4<iggmh0A5KO`1Dx1o1!u19ZHwE4|HEe`xuf@M1U{RgV0Mvu_rO(-;a
L>Or3F6<=-LFXM^ePTtMvjJxVshQFo!&7Mu*$~=PIFjHL0BkB=RCI7`?Dqi@HL0#aG#1{w3uk&vMjf9QgwGj{r;_rTPfYr|nGKmd
<o}?E-G|fN^?Yc5G5h38`cY5X+F6h7Fir9L9#6zLa6(J;AH;mW74uXwRgatzJCo7cu$>2kc=}zu?xNOF3EYIMuwcdA<^(WrI%)K_
a>KsoSeAZ(il^?@Q{+-$Frmu=X|535J~CN|rG_MeALvNLnErka?tbbCqDZD#C}5GIEjEMHu^>{c5Oy8K3Q~EfFNCN>3Ip`uU?~iO
JKv~!D1x*Clz^ye_F!k*n+Mo$^8|vDK$CRg{L(M)*aivYs2_NUhr>`RpOOIL0(TYvFNhxJ%cy{Iy@TjJQsxK-G@>8LfC>{QtI?}0
@FgKB`bz?0Vg-gN{j-XPW1oT7fKJ9hG&~^y`5()K;Cv=wwDoZE?~|zo2xbVN2<@Y+j{}EuNQ$T+sOL_EW*mr)6iPJUax4Kj7Yw%k
eX)4=6OKW0hasK?K0-=Bpn#SkJ;HiP8Hx&|5GW8yfe@vbh)4(tVF;QDDk*AYR6AjZ>N@m4K5!4A^&r1XmJGN1yYQ7^-I_J6e#x@7
>Gu?WT;b*77uV`N!twPFoCpmdDpIJUK%k`psvP>x{|c(TdNfpPS|wFDp>}%V>6Nt+5eTA%BM>QB`RTad!U6uG#1A$A3kyR@2`sZr
X|RA9W|gFvC<Z`+7=}TiAY}RBGHI$Ig%pT@njj*Cs+K@LUI>z=LL|(@s3Z(TP~rgyB_F4^0)gm&L*$T?@r+@W^@_fTN6`WqDh^Z#
1qv^!T|$A9rl1#64nUfdB{dBKzvU~a7L@gX;x5tP_#A%>`;Ozl_TCBy($prwKF!tU%LWV;k&saaXvRZEqvAqji9l>3n37}_-ar``
n8HknI<f-#&7io6-SJT$&cXpgQ$Q2|8Whp^_0th;mXw7>2CGz*7FC4hFs4LYswgm!4A`*f2|`&K7#UV+!3JEYG9?2Tmda00)mD79
In6_KK%JhAPZ`Ml9{)$6OcT)SB!})jQ*Wg*9|$L)jR{+KTFy%6RpjpWNT@{7K^L8jMMaSPKTqo8=qL8eGZ-Y>#E?QNXYid;sA5ZA
!sC~+%O2uMoH+4SmR-_CR%s_VOKe$`8bf5`Hy@7g#B?8f+8!MpEOFO-;TfY!JAhMC80f(bNIQUcAPQg*c`-W#hp5<)Hwc|L){qV)
aF<eKjs${mK)algyhIqvO^O#Jy#3|gJV<1N6iK4Fa~3tu?=jeK8cLX(F1goO8ejfD0mpB}8PD6T`Qls^<6^zQV12yWV`YLRDt76W
TxDWCQh9}Js1}bl8*f}fLtpL+43%1gsygbaS6vRU;oH~sS7@;Pzss)n$9E4Nd*I&;zDL~AktEO**)j#62P_sGfQo>yV9EYg+aMg3
0_6o_Aso9Uk-!NftW8=)ObkMjVn`-w2`WmGT7st!S|8SXPntuJ+wc6>c4x=ris;WG<V`^*h^7KakBp~_B5qVqjKl`2LL>|&`Q>tG
n2H<t*2gKeoEg9EtMpPD>-}>%!-6Ln$C-Xp`aUmB_p*cUMDfn0X3Kr~=e_k5;!VbKW{v8-ac1qhG6r>1sSl56g_Q^+_B=hw=Lxsn
>~-JZ-Bb|wz%R^-cZu^Ke|OvskNm!_7MnFV+$>}ug>LMpUj|x4c+z%Q5++um>eOX`gh3=okkAXBG-zCfZ-{X0`oTMsDBLN*EOEdh
c3r@ZbF5z+f(1#71XwUmKYPowa<^>5PF%>I(XYNF>Spwk3>@*#RnR9$^0n(p>$}P-@=)(~?<a>IV09x!s<cQzSB?oQ!DLr*<S8Mg
o`voRJV$h=j`ez&@hzM#2vU~?+sAG>x3+wG>PNcp{x`~dnJVa1ZLm#IH5ODsLX9?5sNh+!?pfpWw(<7$^2Zbw5c+~fE?@$H-1gYZ
umouQ9&zN`XD0_1_ZmQ9l1qsI)CQmgphDU0k{lg`**91SOza(CH4>@gm~9EVrn4#LJHSQ9Qdy|t)Tm8VBtZkQFp6n96NfKJl2mO=
sL=sX$f_tfNYNxC6;cL>?i?m5O*({Vv{@9nRRkbNHxrB-bZ!F!aX5iFz;x(-nGt-CS2De<HIv7?CWA6~%JjZ{e2%AB8QFmB>-+Zl
_-vEbCE3S0wY9~W$FHs2;51II0?gEGE;vtyKIrQv=z&#3sdD93WBV>K&N7QIWt-CY=ZJ06lZgu8mY+*aYN)87e6mvobkDnfKfOKi
Cab@iZ5JM$v!;9?{#F4!lIZvHIw@r+i2Nj3(pSLu;PP-Bb0ThGW0#99X-ZfNSj>erJ@VS!dX*|k5}!iEeEIb~FKAvH%^E35$6-h9
`9GCU(#lse^T<_{!71O|9`f{xd4^{A99@T^=}t*D=**0wDViAAQI|6m-|)KD*@?SJ?08ujm=a|efh7~B#(yLU8X{dO3|M}9xIl+$
K$DMtCwD{3UyLN*?dN|Ue9RZxVe>|NUokqp&nGbhEqz#IIRl6k0Al@k9HNMNe7%}cJQJvM12OJTjDsWy#7G=TKz_a*{rq@(+XaSa
FbEu_ou84*@#TW0DSy<4EKHe_;W9X}LA-G|qDYjd-}aZOt$av_KiHFIG4MC_S4$IENRQy`{vEuzk8kYVC@f3|u83O8acS%{HQu+I
zRiwD`+Qvrng^<4R>-VH$R8xA%hePQB0QD2Gm4G&F&SEhQoiYo<kc<7>hk(y)z?zGs^F_r+)k48q&w;Jnv_Y<i3W6vW;E`I7^@I4
L#060EB;0`zTog&a8RNPxfM$(M)a`suvC!{RyCC>+hP^msE8oc!BwiKsClBSeqIzTx&~2zbf)kf96KoZjx)Ck;Xt%OI0G&F^$X`G
DxD#HJRxYpTtMlMlf2MxU1`?3DLi&_2yP@fL=qLGsYQ_%7ipk#sV$ckM4P3}!o8PX^~y6my6A%*p6}l@)3QuqYN{fH-Bl$`U~p!E
%5$*W&wv$Tf{5*+EwZ4g1yzENx10@VuXdK$nbK;U+1ISwKpLn>EvI-c8GK?r$~qUM(7_yS<SDIG?Hoexf6A;~X{U!rW$>j-h<71n
l%ZnIJUS7wg;dU05UtW^f)$HJD+<rFuvX~^tSJZ`X4wxBJ+k>~q%sjoR2p2XRb0sF5~2rgMNX=$P5SkAvF9xpBZZwysG4z3JHaFg
1}as#HyEw&yCOy=kF?5zwvL=t9;(hWI-8c*(@4lcHCFCh`a{oKQ%*)9V(q>i`4TZ2x|KNZgq?1iYhiKZOb02w-Q9Ug@MyPkqN1ZC
&DvVTBZV1U&(-zom^iw=@WG>~#;-kI&s>y#AD79=@;v?d95QO8Un+ai<rft+jac&P-ow@6sKlmSrL?QL6+=h5x|0s6Em{-J$etl|
&OoGL8exP;IHW*6%`WshE*+ra6>Fg_fa^M%O3AX_%tn(%MC)0o9eWmb?ga20SSVy>?~e3LHYCZKwWhL7X0l0GvZDluDjm~y*~-kU
28vlEB8(V?qvvfft_1~Ml+uZWP3`2xXgZcGw?-lou54^ob7EWeZ1b&Nx{K(1l&B6WuX6aV6T-)~B`C_io?Bdd=JP}>Bk4+2tgd+_
f!L<~s=Km~s)g^#u*}-8Im#;fKp{xO3U$PEASic|ixEbG?<1?w!w#;hO0|hnH_IXN?=l);F~Y<=Cc3(`1l}T&p&1-d;(%?1K$Bx3
D9Knw)pnH~coMB@Fu^5O$xJDN1KSPp)lpfh9mVl8tR*!!s({HGDiZgw$+SbM>xQE>g`JXS!>Y5jzgX%E%<@o@Sc_E<QI^WX9EI7Q
<}I~JUEEg0yW=$I6SpS;<K>yXgJI1w*9}4n2rNb-ubVa}uz0f{9>=-Y8=1t-PYg!GcT3{>>~78K_ce7TO(k;sb~NiI$FpAu8<ewr
xtMj-n1q&cOjPevn^3h?q0g7RS}66w^UEwh!#}#;G7Zv7szf&vuAH^e<-*fX<`#})&SV4IZkF%76}f3VZgIL2oXySO#QDbWI%Bw@
XlPw$o7ue$1m^wI!G1g@+0v>TBWXm?)u^gkER-}vG&SNHh`hU1XNEkv8nk2Y??x1|??<iy%I?V!G3nBxMrxs;w7MpifZnyLDJjgw
uPa;Lsb23^5@HZzyLX4S5~=3E*spm>iK&x=LAaM`g(V^kGa+H(38PUVK>}oi;K!3_9nA3s&~OfF^4rKE*j6AJ>?oI{6%Rq2cZ52c
4JZc)Lml!d*?Xk|g&>MSX;0k<36&`II&{JrvoIhqs4%M_!mP|HgYobI4ix55@Lt{l`xy3h3<Uk>c8>5idXB(-(y&6(9FKAwquy;_
IW~3m@`{J>tiSXnLG_Y+6K;+@X5xEm;-0d524Rei;0RZJ+I<zI0vJd!VGpU7Yw%=Unn-&4{hfR(o6yaBz1neEi<f1Vt;dR5Lv7qb
iMB9lV@mhA>K48Xp~Lc=vo8EY+<S>qC9sJNTpK|4lSU_OEBfmLnOY(~R|~NOVC;#gM+F?UaM9sT=u|)1X+K_%zfaG5#2`W*>#e1G
sTLFHJ1Os%lX1?4T#u|J2afDrx<LeW23W#WuGCbr-lEpFkn$8<p~$W}bWK|Y2YE7SG~+hnr_YziN1<N$9Nk^KmtJHRRFbWAbWWTc
vvBvjyXVh%XWSPMxj3k@%YszM=-G-=tU;m)LP-oKT=wcRBCE0_>nCSP%UMs1lY$g_*ROlHJe^tecSDJgR|q`m6;)3pKjm@mAvQ#u
+6sbqDa<UnzRV0{IJN=~#6#_ktSOG`1-eN*`Ntx2N&0ooq!vf>-M)M#R#(Z~dz6f!$h;med~Ua}^PK$BLw<DU?R^nz1l`L_jNv~2
!s}G6R#S8og;t$$79mbgBdbjbAl~?{(3dh)t6<Uuk}))kUPrgWSaCBm9jSP@k}Bw!I53HhzVJR*t}30DI`W-3(Wuh8v{)9m<f#)k
-T7vSj=&D^=&pn$!3_YIKO`ao#DKf`Z!9(796LF1(@Mf)HK=NOxYlq!=Uh#9cVnJ{Ix}KHWEWOxkfLe91q5O+$4D6XbcQ5VLJ(G^
SPoqJiVXwudWjFUQgjWgJnQhQ-z*}|*UiPAlBi3nrr5I@=))5WA#@<~n?2eupwyT;O_vcQMizz4s=kod%+q+UTZLh$zOMn5ZVPCq
YW<Up(g<8CUQuQk?(3nQU4sY`EHscN=DRkcg64<`JG~bcz`$z?;_XT1?$%s~G&LohFl?7CMr>xYOi<o$xPbMx0k$I!%R_Mnm>Vj$
b!_#Q!KISM%uDm<B)mMZ{ND9AZ3ap-6&Bj<O$v#67OmNGR^sbB=_>i)xfyhtyl7i^iQKaomR-a+2XG$FVgi**Du<Gi<glQR+8$BL
N}b-B&eafSMis*-xPbgAfJ<Xlr5}AN1W*js>3v%j%LdVKc{sBy+|V8(6MDX1%%us{tOIw1<{z2Tt#)x2TD=N`e@fx07v_l23opiQ
fPQMKl~D{*`W^}0CrpLNK=IcvR7d5_HLsUi6wcG#`smNGq^FnH>F5Z&T`DHipz7bMwpC&<=jn%K__6b|KT4>8)~nx1om=#)(1-EM
)j7s@yq)H60Yx;TmYHI#*nSVD+^>9{#?B~IRX1SGIM8a4s|?3=&|x5@Ww_O%fn!C8BW%&A4nDfpk35nU2@SZfq$;?{^W8Z5Tg8E}
qMMDXG+lDw?uleVEorT55X87wrI-td!i!C)k-Zamb(VVqMN}#Y4h@y{)Ec;9e47g@qV*1D^$x+NYku3Ur&vCCFg#A7*Q-6?l2~Uu
^ODC+S<|+TQ0I!wbgOzPV7w)Ccpee=-*!&XZy$0mw}!NDI6i%{{YjGiinjN5lVP1zn;TTs;cAC0ju%n0IzU-aq#YS(pco=`lY65J
1k-BmjGc3(FL|^suEp@vdKr3QnTr|O>?k=!pA{QxnoKp8f*Sg5hNkT%`HLIcaYE&0CZ`fb7}b*swtF$6nw@B&_M_4(dmOpDV%5Wg
x~(+Gyg)g<AZb9+aHU}O!PgT#i0*L@+<tZEo6et|T`!(^qU4V$v$@Z2HGETpT{g9x@pHpxXQKMQJX67>mqPWS!#F$^8Dy-|f%ArG
4zY@(SxWG<)@~*Z3=(hf611+0wZzmwDx)_REGR2MOgufz77SEf>hnueV=^x*UKUogJMJ7sjiv2bNd#h8ve7|UX{xNkj0^7+tKQXH
-VU~jbE>VG^}5o5g(hzGqcyKqtSDkl!`xPDS+24a8^YIB;X1Zf!r9J(oNbW^u&EV#$ek6?F$e=lwPtD#e3B~b(Eg5|eA&U97{#Xj
GrhImzZ?7e^_hp)UU(Cgfwf;6Me^?69bpG8HPxND^vykj>p5M}U7udP7w0UwchEbYe4XbPTErfX^Pg0)ROt46l4*wsQ^m3xXrC>d
x(&jlFwNx{RO(A$xS7N0P&CB>*hsXdKw)J{QZr5J_%)%ITj;dFsA@9c0!5XeGaMV);(~`oVCgEMm@+L6Yg_4RRKzt%$xRSqq}NKt
@IxQQL?piFf!|r-A9l>6FXTN{d(?Caaz{wk&R2tAL^iq{wxsgJ^FXJ^qpEm2?sn$9P9!IDWH%v%Gy^<pr<?HcX|26^(0M^X<nT_w
$tDGb=E^JIz?im$RY)+cD(Qi6s`rd`1U_COwfA@3%o$|`E+#^)#7WsIsh!tkDzg!evTYm$R(E7L2g(k*ufdzt?)o#_qPuHRpw@J1
Jgpj7Ri{ULt`&5oTvL4FFJQ1=HPL37pxKoj<(kmZW?^zKO9)u4F_mye6wT#Bie+Lks_C0p$}Ju%B$txZJ2sWA^8ntcA{R<wc61hc
Skhf-tzM=b-L5a7lnOwGgo@PzNSJknMY-BzP-cdXqk+<hnjOwrEpaRgt&2~vA1mB1>YM8NYsPn)C*;d|{Cykue)J`EXPZxm?zuhJ
MD5u5WNhO)FH)IF(VM}u>zw<mXw&DMxvk?qj-Ttsqlm-5uD)N8+hoAcdn~y}#b0z2zPG>Cc)U2*#CF#Xm0xvt<+9e*wHh2K-9{_7
9JQ@QH$1mMDa%~(t>oEmTN^7J5jHnURm0U;0MjRhsT3Qv;`btiQO0begewy3Y7io3A0m=X1I9|lRjefN#3y}wPp0t5b!DO_Jd_rF
Y^+BN>*;sWFA9|y-%T&AY-?r1(el-iP6+PLm5~<SByS4^_oo+q>GQd~7z|W8{SNEHC_d+XP)|o?nn=N?SXt0>d%sZVN3!d(I!gl{
tIVDoq_YyvL5YKTlc;hEftj`kBF@N@co{qo6MFeim+LX~kLHEyFH|0~d_jK*0)Q49@uU2>KDvwY-R&w+Yy@sCgu=P!wa{B}xg#Pe
9sd#7y5#J5@EGXB4pCK&i6_a%J-fa7c455+{O#(j$TmXKNz!#M`iIq+y<rxYThOG*32KWYXvD<&PNm#>?IPPq6v+f6qgxN&l%1ry
Wh@VDPt*YQJnZ6L3Trdo1|FgWA(axP2w4gs3Mp2Rn4uA6YJ{K)Vug?hM3_`qqGDo2@ayjQb}PtfG3ItRvR!gb8d#@iIuY;CsgznZ
-LkSNQ)k{bH&@)`cGWWB7pmXY=%^stw39f?fG92<rw(x@oWwZ|WF2j>Kv1^iVH-0DkXj;ISu#wfl8BZdiKxYd#3Bf|hY~KUXrZdH
ATnDhDj*3ELxQCvNRvW4IhBZvyJgNy?Y-IDSdg8C0&&jW)S6dqml`ApfE&ayP&CR?G^9f45GQO|F+QWRXD2xFdmO||qQG*2`Yj^e
l;MH24lnnZO2Y$4q5=qC+L4LG;$lFv!2T<#Bsu`TFcd!C*!2%&quE!FFirswcl4e~r%9m`emVp1`hI}wr;#Aigg~d1jpfkN2B&h&
cYq%xfYJzg?G^|M6^I6fLJ~pmi9tnraHH(>@O4b7i8P8HUmoiEM3e){^ZYOBq5VHWN*5FB9I}(_L9h=Kb0U<<G^vbGb1=k(QC<^P
gwB80lW8`?w7oTr0WUwW>$<qd3amlF%l0{?MU7Zfe3mF0vl|ddl^jf@K>~o4iDV7~kk-4tV$?4T$j#YO;}P7$31&(wF{?@UIO=!F
B=RQA<^C#%Qx!O&$9%fH@;yfAPYDlj(M?nlSSE@<445+&ykC?(58cS~(f7i1gUTf*u8}!&=63cypPnSrBrtdpB$)~{oQVE5j6oDi
f3pH(5W;{`FcncoK`7b237@B4d`-f5j-YebeVpoUBqKwA?U^(_@c12d=bh$^m#t3j(r)kVI2d$Ka-9fPff^P5tg!@4kRv3|+`_I1
6)H1C6Cgn>j5HBMQY93Ogo*_!B?=S>xdMTb0O?~PSx`<$71lt)fFU6`5m6M#M5PIoW_k}x`VP5$x!q^c-t`xdl>k2AJD3aPTOi0B
R>uYmLQ%qCQFs3IG=^MaLIuW&f|#cW2vSmdu!w2aL|=G1`+VHJSNLD$`IMU!pzTrV*B>3IqPWsev)DdLg;dBZ^R}BPxhxAnpd&vm
x3G|(3S6NCUs8osg0ZeMB`|6%ptn!kVzhO8b$N}}?ui=C3x3>cZd%&QUEKy$TC3VST{X~Pcy}7(GW5x}Y<o&+s~RA!Y;5Y8dXALY
k|ArfB@~L}4w2-R^J1K3*H_h=A*zbAF-~3Mc<UMqx;h=lS2@-l&Hpp^dX;xB1tx#cz{%biP@YA?7#LtQfh-Gv0ZJ4LN+CiG2o$M8
1t3vONK`~rg-|fc0ZT$e00k%sNYK+%fY1X-Qh;CvYZo^Ns<={3I}3%vPjsAsYDNgCs-%Kqh9GiK$thQ3IkjRPD}@t1oVt01Dghv%
rWT2+Y9>Ub8V4mXifEz<Vkk@}8mNI)6ly}wP!!P-i3OrZR&}Q;j)p}Yl*lR~A&_w66^L>J|6P#ios`5YMT0{^(hX1)%}F#$lr|1w
EW*__X!f2O=jzT`n3<bhHKr(vl8PxRiXtf~h*1R*1;K(`I4H!SiN;)kFt9+AQA$LVF$f_M5mrVdLQPOfFjGlEslrH<NRpz60)e23
(E)@gL?lST5iJx@#57Q<gv7wHP)t&3!ytm9G9rf=EU2O@jJv<<40othHbfL6u?`4B2%@7}QN~?_P|AR&RWfA=vp`0zimfCfWr&1=
6~Zn7B%370XekWL^lMrf1cpKw$YdNFG-yn_Wmh3GX-O~~ktC*?2ndQPB21~ksAg4|6bhzcf<p+(f*~Z3qLrm948)+Mnkkfun6faM
LMjScTA^XUvkpZPP#KZ5Xw2-O6r(Jo6%?2P%qU3&Nu+2)LW__ER{-M~Oy(SpBoZe(NV_WKimPBuh~Qki3rmPW(xD0t7YamFLPa$~
(9H==OfrNOfmAe)9$mYB9n^k_e;EA9Ka{$XA}5N>E%zVidLR!N8b{Sq#o<kQu=Ihnz)dhQAp?W}P!t7-a!T}t)vJ2K1XAt14Hf9u
)uer8!6Og{bmWNAfj|$d97TvkC}u*CVnwQmXb7Iz;?w7?I=m(AIvMKpy|E9;!^hdvzsH1B7Z_Du5s*a1BnBk|%2Zq#2T%!x0SJTy
Aj~NQh=CFiz#>j`Fhjqd;6LO3u7^~*`t9e#Go_oOddU=t-^gIFRq<sFH2wlCrgTO|FcLqGXvJVWk!kPQ&EMQ^&^GgpCvQTHM)88z
3@+*zloy9g^=g!@5cntys9D#>b=%8<u-B1Pq&8OTD2NKSls$|JbNjM-lOAPq+>9@T%6ZDE{g#MrzxGm9czNGEUIix{EEX8cm);^m
q^gem{cpbc)V~!pt&04VUbe+Du*zkYg#{=`E*98gXloT-J5fXspZg?8yi-*rw$r<JQ8kEZsF@IpyCSr$t8KSd(!^$`c`;m<wRR{g
cC9I6C8nU=f4e1M3g&BOTep^72~!ZAG5mFOixz1&jhaMwZPpl3vX7`m4eN(+<UmzE{ISI7_~gHbuNdDnab2ThLwhi77V8v6`J@P!
a~%g(?IMP-p<L?P(5jcJU9_prLHDjq$wSXJPE)iEy$^X#*>o~(CwD{XmX2d?kn0dMHK<~pT6cU@<1%Eb7^bntG-QOPsVKEyCRi*=
@U)9vGUarFEn1d4LX2p&MMo{%2XKNGI>d+rQIyEUi<C4Y9F>GAG@`Sm8|MyBAVaYBo!2v2rXA@>L%|Q|dUkB~e)|2U?SP~S>lpwy
h!9agCjg8fPR_rFZ{<j0j_Ky&-yGpwdK)ir>oq7?iX<u6nenirAa`uC+^(@<pxmA(gN<>-qO`RHRDXcVICEw(JDN!;@+anf^{BzE
Q^%TjkFa=}Wc9)w5Z2n4Cb$DdB>^GCWT678m+jZT{8^^p<BF0gV+v>U^K9Cx3{^*NLaJheZJv^YAjYwSR4co&Q&@u2fa?ttx|0Pi
5(+*n7Md6ePPcR&LtUE7nHo}jQnL{jDMZtBT!uy)E4YUi#VSzWgMYIP$hkptufzEH(19Y|$u5TV{Xo-9lD3p!jl=@T7&f~_xT333
qZR!R)q-f?&g;G&1R!tEFgitGv?N57sR2yYe7#=854tvdfOG7v*!u2c3y<<Y-`kMDaEC=?AxD>&Ov*R=;K(6@5{0T}7wuh%)eQ#E
6ThAWdzAy+jtT0|cd+>E1KBCWEQDoI4JCtxs<VHu>Sls0rtF`^oQRzWr$A?`SBW~AjkEI0G5#j>0g;HC=-|$xZ6gycf+7q*iv!8%
{SRUF$=TsM!>?kX#9~v(VHb;|fjsOM&2_&?vw{R?J<fue9<b`^R&xX@9lu=^GnzCH($GUjN)bOMIkZ^xs)Nlnl0T2z2`QvcQ{RlQ
NDiyrL$AkGu^|Aw8cK_aM3~_9n!q*Z#OvuMbbqhq)*kqFe=c>dH&DdD;vVJn7zGp5D>qlt0@K;JAw<kAf|SJv_TxIpXLj3$r8&Xx
HmR_Kh^!NGm<iwEXdNTe${<f@*5&V%%t-)IdYoaBs)8zAWFpjh*No7dv>(<(qgiAAh@hs@t0&{cKKkubhNdU1G#G0|I%l6_$}U>h
Uu|z?n;F$Am<I?bdXCvW(i()s^Oj0f^feSrMYs(YLn}^9^Gxjt5b9`>y${5=Y7DEXb!`->s4=RO)<16zG-IYOPUYEnj`JA4D?pc~
Yb|`ddAxB>&kHQ7s=xjJU603nR2VXnt3naA(W;19(8?Ibm2&={yZ1MTcm^<R)+nzu_sV=%vK<J$en0`V3Gv>urSWP~aAA;74&B48
`~3dv1w~VPqp6$L;iC?O43ee5L!&zx$>fm2gBBdo6UrU(UHxS60N@<tfOhuj)m{axQp=BKtE-hRk58i@a7T!6l2vM|qez35h1DEq
6s)Y-YJ$_n`5X$dKBAkQ^;tZ4upXE=91ouF?h>B&W^yHu6r)6qBfrXbUo!3*B4|x^?^tO=q{jxZqCyJ~Ove)1BG{#aj*M|zl7Evu
ByS@?7g*Z7J;*AqJd$IFuHaKB0!6SXxegHJao+Cs^gVNCXLHDMO7PA%ITLLPyvVuS?N$o~++dx;Y1>S$6cOHgs9u8jF`erl9i<$0
ObAvN0g}Xp6y(vUGE-6&s{FU2vDNmzOGW3lQLQ~%?ZeV8?OK<+hT!fAobzM7n|br9!_h8s&72dp!4!-N9YL0NJI^Lwbo+}M=z5WI
;Z%|CJKbz>hn=RNh8=~T?{|~6atCqYhp8g<wDQ>sAKAxzgX6M?$I0YV)t8m?$)H_I@y}c#b0XurM=x>QfSqZ0j#Ly0+M8>=-S1ok
AiGEli3L9T^OZfVBJGrrm#;oU!Zn5?PNh8@XII4M2OQhaotI*Ao6ZZZL2Z|BQHfkmM|WK5?w>sS)^X31&ymh(@RtQb!y>^roE(J1
fLsfNLRTQ7B!WgHM<|*bSeY6M!aI|ab9Z8*5WVSnQ4eR#uH?`n><kgONF9gN&U%sWa4x-Ll{YviNvg{pU@Awt-PI(fk#Ra|)pe|n
-DX{#cLB~fR>n|LNfvfka>(&;`QAyFCnkJ%VC0-oZrns^mDvJQZv#=O3Z$vfk?&pM0c246ns<CBqm|fTBBLcbA>>X?M)R06yC2Jg
+C=cexAIX%0;6XLCNwnvECnuIBmR?E(3s1LC1FcS*}GUdfb3Lrw%3OsToO~fk_v^zk52GYw>iaF5ugLe6(lwl0^leZ3y!oO6gFZ^
t$>o?4FC}VQ_0Z#rPs9WW(ExK%dkr2MO<Yu<s{yfFpiS6M>mXJUA13>W~lg;O|0wOO5Z%{P5RPc{CHwa98JRNrR&MTuCv92ErFpG
VFS|=3eu=Y7=wZYB2*9)%n7+Pip)C+Q?a}NT|iO-w6qHAF`+2bxWa~@2s+0huqXf$anXZFWj4_nQbGFW3k9N6DO9vsxy(6X!8i3Y
uxOJ4NEN#B5H11eK}io;G<-#0s(+pZeeeOqBahe!f9)u(2@M03<D@-MhVsQXgojR;A<bZXG&Gn%Ni)=>zTWG(FiI+dzv9WZz+k6y
NuDpM3|<}JOEGD6tO*z<Bp#9!SVkF0i3_s@8RNYgi{gXUN`7P9vRbRVG%=$z9>FpX25!Cp5a3B9_8Rs;ojx8t-oGjH{RyUX`Oj{?
!_){!3}8WI5vo-4kPMW6m)DA-XjLLeCMHS*%7+31fDgt+3@Tz0lqr5Ph+sk<a-ouego*r8QUYj!O#s4){eMM@^ax^AUQG7rN*>aW
#y~&mtU-H<kO~L~`CJdj><p56fq+A=zUX~r5>H#f52(zf`X{>22#>(m<%r{T>>HI-C9;@es$rI3*<6`o!Ay0<4W|k(?fcxGIqF!4
dMpgH*MSF0+gy{ID>m8X%qaue?j41kzrX9l=BP;-Y0kYDC&t>S`n7NTQ1ONdN*!&&2Ss1EXjaTq1fxWhZ9V?}lV|VtKsj#Xz8nWu
8g{^vVLlS6PD2G{mSjQ@5LE(;nWQa|HpKx3O&Zul38L5)c5zX#PKKe$iG))VIYkt}6SO4~gOg<g$}s{aQUU~&i5MgzA_2>=fbO9|
f^(4-NeUtzP!eXcB^DvpEVdR35h{iPl|QnJ8{s)%@-HA==2}Y&YKe-eh-iogfC-SMkeMPd#CZKM0^ws0!FvJ#QbO9uk(;bI3<tir
`{a{Kf(IVTuSezebOWK4erkY*Qj{QsJg~r4DgmUSX$Xn}AZS4fPaD5}gV(r=5h`mU0@6Vl7i35+U<z<dz+k9}Ur~Z-gn_D}h7i~@
Foks00LpR@8{5{f(TI051N=Al**9`ng7L+*{WUW&m@2V2+{0F<<}+!NR!T57%{djRH$P5{lg|ZIMHFn->|vChy<sM&K%yN0Aa;e(
3FTA=l-S4ubPQKBl@&cRY&pxp%pR@sqK(1xzN(s{ZSOe{lmr8jbOF~Bjy^rk?~~e@th^Q2QR021RWu~5lr<5NT|=8wGzC!8sTTrL
snm`{NmM+><uXGh4N6~@I+Ybel+hUtuqg0m{tcgD$d3u$2S46D9kb*&JDo1@F1cNm4zi5^shs9`jt)PAyCUo&8QB-eu<ZSTram0(
bu;yl=fm&Yu+zTAREU0_3PTgwm6NbLGGKBJ$5<g1b%Ls(iY8%%gL||ZhRRIlo&3L<IyDao5AN|i%%!xy9&{MKY3%eN=Yz&h$;6#h
#{)8ITe`*sqZ^w%^!ohjDHTdYQjuCw0hm&S0P&NZzMU#*JFf1|B_6%&rp?8h=5)V8^lzbo7r~@e*$tcv+8pPcgh&UGBnh1QOquCB
9;jWK*s2PkEKphWKh7W@#7dxz{cb2y%8m(Qf6C*xC@JS^LPRcYj>*V-h{ElV=iPG6wmjn;uH_rl1CSFadhzSVD{^poBzn4BR7Ql6
!8%09ro!yLQIbzr6Qd&KaIdTpo^~f~<*l%TkPt;S9hYYd>I6)s7VEkZD|PNSklbO$k<z3pq9U2W2@X(PoL5GW@*t9`Cghaa7iHN%
Q4aONdxNvgslyAl6DD_=H=L9MT!#Xt7Jb){CoYOp*$90Qx=#ppW>c-ENfhQCx!mRFN{4lYRe7=|ePZ>eDY*#<f}5u~9V?ZF>cWOp
yKchc+K&q5&qX|Sy-frzx;estn${W<E^-bk913LgTX2a6NZJ)wJ0{46)LUt=V5G}JC@d7;&(*cLq6|sJr5nw;YZ11pDHA%@jT)0I
|9;`$6aV0W;$EM)&>d~G6edOxL{L=56t~(e7_G_ki<o4zQ7j8&E&IKW)wlH9mxo_xyXkozAz(w^@yI#ZPMJb+J9*K>nFB0=$Z&)*
R~T57NMfO(q#+_g7>Njx$4~Zc1IMSo-KTO-2$nV>oAhJJAG<?XIy+7<lCc8G5AbCKpjfC<kZ42JckpumWqJeypr=3zQ-eycqEvbs
H|6Nio`?YzSh5iH2n_UPu;%dW%^3tZu+R{>DMIXr^=|}$>?JBMNJc(Sz)|)8Q2JSdfvW%CGbbiWfT=3X%2JxD3W6pIBqDHN!U-S~
gbyES=sf$n3WuDb5D7>v0?;f&O7xIgLm&o%g=tz+sTxy>a#UynC8Ci^Vi*YMH6aXwZ|n4Yq3iR5)?rX;sy(<bw>v%#=)ymHgkT%6
hK(-q3idr(W9G@QWX$tOvUYi);U3Btl;n5(>Av`%WHC=@GIpt9*?xXjCcES5gbg^E?o<d>cG#(*imX;uGvm}U8x4gCEdh7^8qv~`
%z}a>h&n6NhM7nhYn^CAZkYvKKd#)cqES{oH1n4Y`|xE#hzp?&45i|V)2z3~Ziu$jlvutS@iiM)i?+wSL!mC32BxaxQ}vqUp5HHw
@z++`a^Br^+iRwq1z0D!g@Esg=Rv_pku%@Nwq9r~QuCPOlaUlbVLFFKV~iB&vXfUoq0#w#ZV7TOc%#-aw)1dnTV2d@ot=Gna(g~$
La9UE%@b4*#Z;73!x2O>qw`{l!vRoKG_yn$sLe=}tph?R(J%x;)JUjx>*0&Y`19`Z4LhwW3{O^tsvxh&C#~z`^Y)SxuJrVHxEd80
pv5~&OY=2QvysYgM{xi-k_bdkB`Tpj&`__HFPhc41LlE9ffETpT!jq*@<>#Gk6hf7q<yJbm@rx(tPWRTl*bB!INMDm3K)l0loScs
D8s19hKj;r#)PGOB|bw)q2U5O>Vo8g;J)CgAh0+{Iz8C{|8K7$B*f$?!kQ@OeV%$XuOab#B3IT5@bXVtBiUq0W<MxE?l*^TmfQ0D
y?vqAyzq)WDmPT~2kk+0V?t6>1yqDVPs!x*)ble4O>OSe0q;OM^+nu#APk0qp&9`1J}U(S1T9DtNO7P!?{(m91BG5<sEU!MNTir3
Mt~@2IrdIH{Y(HqNEXuGp*sYC2^a(F?nk)^iVA3?@KuLyilp(X1_)d_H$3&{qyolCCh~LKPQAw|X&g~grBEooST5xvusjq)TtmTG
m~goHOg)bWzHoF1Z`Xhh5-kM?WTWpod4cK!tKEt1ls*iNQ2PJ?ItGIsDUS~PW)LzPkcFPTly`ETEJhr|ae?R`DPo!knUbjZ7#P7U
LZG0Epoq8?K!hhT6$LnE7|e-X=a=c(uxnx0qq*>GE77{d3}RuXtB=j)`zO*v9=bApGw_49WsLkbUrDTiGi!p2c)H<epx1R`r<uz?
nB)cAkgxu`VdB3ip;BB3)+mX0x#NK#3KGE#92@-*_LKeK@GmI5fz~jW&H0(1lnBBtalaHY!tS7<m7iU%aAk%h%UHr<6a-Rj35Q;Q
SSo@P#Y8nczI?^wr@0ScVbjDwCO}$V)8dcqs;Me~?EZd!TL^yWH9scsK3Fvdp<Ul(8ijS3Bao#4c}6?Vs3+<x5ntiGRhLD#NhGhl
C4pUGVlGZf`}3VCSDq`(^pzfvgX7Kz-yzKPu5d~nGKB!S2BlCI6qbFLEEI^JElU0Aux7ssI@ZAk%23=6iXj>ql9#%==0~^UhxstS
06sx}Vk5%&v^_=xaBf;rIgh7Ua|x(V$%2K=W1^td5K%#rhT$n_YLg{0MvRGo+&LLhz2b8s7|Jz4#BiGBG_Lkxo5aFEz?7abIevB}
fFo(IA3%SX2E|^oVi0nqg&$e;d-}f;^Y6O)d73oA%Z*MnSp$ayoNJn8ag#_WqNoe!o$eq!CQnx8`_K>C_K)i8o^v7nvDg$(#uf2T
aIe2S`?_}=fc|(W2&klKM3q1&g;f*m`PD@*VjuX=_Sb32MhVexn7H??yZj)Y@99+k4p$Ubk|dxOkWxT`fhbU+ClyE(p#rdBpun(Y
V8n!zbI&s0*SRk2CCtF@>#ykO<lP#G+A(cWzbagNV7{}na>vVVql!imAeH(4PM%j4Dk7eU-f_+Yl~u&f%O#M1+7su9_7_ZsQ+E--
<B?!-bi9DM$q(L;Op2VX6Gb9K6PqWV>~GZ^CR~JTA6wDA*4gK;k@!EaAC%9pZ5oN1-WcJlEXO|)$9_KJq0<6A&pq+)EO~9*TCZPw
$oI#p6jJCqEh3kfyO-oco`+N=@%N*{(Z?4ZCrwRz*L;3*OG$g6PP^wF?1-;-e_yT1WF$orS4YdYJ;lN}TRZK76VCEianyG1c}9n#
=Y~D+dh#3VfcKV{FP`T2LS91UMdYua=I_502F>%ihmK)lzWcnH`xnhI>s(6YMdQcMc==lq6+=L~<)fpxj!!%btKH>fkm74Yyq9S_
ozrh|-)wyO=dZLJIz~knN%C{Li5FdN+{obi%00au!RIdR)Vt2<?Z8V~P7->7OCTxL$tNT{?dXpC<KBFqdi!bgMRy+=pLdSo8X`M(
<C3c&+3G}GND?ZqXyopD%g<i!q>HR~H$Hh>r+ZQzKK0MKC3BSArJ9kDX=FqNW{O;;=Z?NQIK9!xlSM?8FxPi*lhk%dWM1e{M1E2y
g+fw=6p?o)yYEiUa^X}Tgf@Jy-vsY232PKjK11Do<~cIcV|dd-cE+<9ESF(+t`x)~lr4MFd&kS(^J15l@1D4DxSxyi^H*BP7FhMW
>CP)gx*b*0q#+2A)Fhcc@xDBm@&|OR{Nu>ykgE?ums;~F;n$0~gOKltM)M#kzaDowbe?WVeh*I^nO%A>efN7GGVh7x>^@=ARC(;Q
))A4)aoguf$v&=@5$)7*AdS}>wQfESz2!bz-M$?vKRpL$HFprc_VD4t<l@r&`3dXC!=ZUb-Nx6fRQlY<5q4K{bMxL4%DDD%b<}av
K2JI5`SRR(c;(!=CPZ4&J-ysMZ%y1<K38krW7a3%F7J6RC&!b#__{7d7OFe3A3fgom$0;6i=f_4PH?luV}@}Z^6tIXOzPa4!u1z?
@#OR9K0hCB?mX``cS7<nsT}%&-AlYV>#_)(GCL?Di!z`gCz4JPySd*9up{y3FUX81q8zVKf+^LzxD<Nn>xr1X!NJORMEdS|j;~3V
pF5Gw5(w!ii3DE}I>?Oo7T)4E<nmz=US2z#y6bzS@d;XW=IE>44#=+D7Gt-2y!xSBd9QK8dyjWyAr#83aIPWaqmUf;eCa$6N6I}m
o&||iC|jOD<>=*iGl?alW9MykUjjRLulWHa5P{{w4l@QFeZjGH3HAJ(|CYT<r|BhQw?i4CBAmktsH#dZ%xEO2W(X*xrl_Kdq==}3
1_oH5swPw^DO#W-w1{mtwE^gf)mKCy6c9mFi3CL+AY!Lesvjtk1fxnxNKzFd4Iw@-Cl9}1K-`jZ!9B?p4;rV-m>!pW7_=1y07SGi
K@k%V$>Ks1w1thdL5#V>fqH~-_{oBmrD-Xk4=3&IsQlN{q;TGSx=aq_B9ckDfzkJDpz%4pg5)EeyDd?kAipoe`M(cH{7@6ncL&)b
otAKu!VicC>XMF6nEa0rPyqR)0%1m|A3^ows9IC(gba{rQlKGHQ6*PqV$m}(MGG<sZ+bl>w46^UcIrU*7=a-<Ao+)+)(R{@*6!;@
)8w2wJqQ>=h6I$7LLh*NC1qI%SQZIbm|#LhL)t+|RRZ<l`LqT?1H=l2Gkc+^kN`Wh2`11X!P-nTChHr8z8#HHf^~pV$WdQxiVAd)
MDB={C{>n4dT>qvuP}#p*ZhZ7wj31~;Ko&JOfj1(Aa?2F8fS2!z@S;PJncJjZ6*Xr9mE8#=E{zouCc@2Q-RqqVUf^<jml|;feVE;
n;D6+B4Z%X!ELh;m4ra)Nb3bvXG6g^Wj$~vcu)~7g)IfMyXSi;m0)QMn_;(#+Wxkl)Ye4rA*~v8?yIY0Tz@63tvl-K=nyPfL_D}8
M11{-#~auX#0kVAZn;41oZxcFBrwS`*xv?bbr9L0FBk+1A~#4IWo0LcQo8oLC;YQVwRLXlB64{?f9XFR+8Uc!?ZuTTl5D|6!Q*t?
pLcH{UjZhQFvorcxafFP{IF<cz(xCYqVhEvwu?2aG2;K7b;8`KMv!H1`|_#eP>U&2-&IE_JAJ+~llUJDAgyCfnTTKn<_G8YKL4bD
G4?5MeqLT4i|ADM%tJvjKqKfg3PBi=|9%h3=8sY_LR+&j3^H>ZxRr?6R20jUP{%n!a5R8wKr#XeN*ahFce5syM;yTI=Np^}ZLMo-
V6f;D<n9yP9w*bnz0D*-F%*=HOGOl|P>dl0$e?{){y(wr063Ii81cTZFnlk*6NwGm2^TX5q=ImSEd#KTQiY(&OdxV89BBi|qo7M-
+x$WA<$bOWxjqm}x$;P+S3YFD?u4;l4TF8af{_6cOEpld=j*&;3;GXE&(HQ}-{PeK;o$6nh{5AB(cw_@Eg?%*jV1(`5aCx$#d>Ki
q^qRkZL;=H_R%wod8SwBEuB`Xhx)aAYHvT#Ni>8!$09}Cn;bRg%da<!m4ci>JGLpkI99csb1H)l3k=^TNt-LXAs-FHU16dA`5@en
oX-|lo1O7BqHTdA86;E~ZqZDo8NLj#u7d)2Sn19eh77x8+lyUOG<3wNEE7m#9O-(yG*q#*jgc9q*VmcnTh-&o8$-gGas${%S}+7x
#fH!b0*KzOcAU5=L!t?!S*?|XF8l7F*+U)E2!kuVO#((F44@l8kosj60V=WGY5<Gx41!$l96Is1Uo|coj<qEjJ^6uiMq`%}a1Fd=
k|yn!AO~GLPYmy(_K@(03O*86FHw~ufi;Y1O1$dp7fW|~YVEa>pOjL}r$Bo^<Y6&RD(lA*b|JW$;8TMSxKd;ewImCG^6MK^ol=0F
0+w#gCgN^HWtE{=lTHRLC74*&3gpSMWcMETf%WY2dQUfa83i-eCPEmkB&dqv9HOk4YZNPEND5?Bt19WmJ7W_@Vq+4ML=r<XO94Qp
T%zM6fZ~nRA}W##u|^0;kx=h2X{lmTa>xc*T0v?gnSv`!6|G}2XrNa)d0SMD94Z{(Arur84?LS)pjF9MQN|b1=0MuBT->KOquh27
JWnVA@ChgXIVhJ6VLsVvm*j=}`1<;KkEBRgf`T9d5P%t}1KuQu9zKpk=5E*G!Swb{(oj;XNlDcL#iHz%VjmbYUvc&&lONSkqmf7t
Nd19S+1-5ZeSC;R2F#Rsz=YQyP#KvtoXU{)dcgtq6eZ0E^hL!c26D|aEyGqC%NBj@2X;?(6|K$Z3jJIeG%({YGgP8-hJif(>tIt*
o>LIo5kTfnrP@g|#gg%f*F$>OBa#H=nOT-<Xr&;cDzH!wR~iOH)Ct5W<f%#_l2Sxa%(DWNl#I&I<f0hD36waEfa?h-pocl192*39
dutn@W)rz3)d<iODMd06r3eK8P$2448KDA@qvVWXLV#G6LsBIav?GwY87uX`Y8^|EG=(a>NstSo1&B&%QOFusP!x|F#1R?*VJLvA
NQ5kLB0<P0LWY$o0H6#Yh!Mh6CaNN!5hw*38Wf;Gc$9FFbQ~x$eWGLcdI#z2u-FiyKvaVfQi?<$_e~sY?uYLUn1*Z*OA^s5CqWOw
LtgRHODpO?#b`7bhwUdq_91_4D0<DlfI9AADyB*bf+%33rKOl4hA5wT_=peaNC8?!TsObL{Zwz>{0Gqrf_-qfMk>2XBZNT(!sfAI
P*8P1O2SeSMKl3Gra}tRiIY%Hj0~VkSgHmHV3~*mSq>?LE)ZXN^d|=g4n&Pi+v`6KK0wToK9y`o=;BH!qaP|I<uUbqc;wvXJiB7f
OLpuvQ#FPpiz~4VOc4N$)Fg!m98T$?#aEk^5nt?h9bHacILN7>*DA(cB9(P#P<#IKYl$FrYrVHnp~ek`MVh^{mqx8Qu<qG|$_tyK
u8&04S(902t4hqhgi)(LVB$t8Rg_$HTayOtfZ8z)r{*)HVx^|c*XdP?i$?@57b#NZ8(RrkmBeW$n9=YLz%X0z#Z%q&BnXK?C)FX5
6c69=e*;_V(El;X24qMGA!=ZF1EhgKeIRk*zL*or1r4kB51>Ha`yNLl!t1Oa3io{)1PzA5b>J#~nHGf#6=-@k0%iy<5lv7p_p-WQ
oJSE&!A&Vj6rm)G5CVOyE5JIV6B!c=B}#}>B|Aajcag6i?E5%2?mX0?L=6)mNPdovu9G>YZqJ>kMy#DCYOqyNhcQtT(>N1Uq!F%_
ot`8ENOggcC8&^^LLg(RI;-+cVjU|fG0;Ga)lDm*2sGO?Y8Jjt%joO8oE{gtN0wAIDhdZ?P0$tF?*q9y#eL}c{Mx+|VFW}peAs#!
hNZ+YAc0T~4hgKwl_a3ID!u9Og+5<Gd4w|jvy~A<C?2MI&@Bh;eZQrsY|euTVprcsz8<&)3o-O$zqL6LgByjT@w5hhGmNl4W;#UP
bXPrlVu}s|^J7=gEBq28KqAt6RFv8T2BkpxMD!mZ@C*qt=sQ#sR>@&of&*D#R*JA3<p@l3q=f~@YAgtts0k)uB0`y9Ku_Nj6HKa6
60s<~=hyUlKD>9^M%~?*$y}KWiTkA63ey8HrXc0Q<)0W~O>*F~w~QIFf*)vYIg&yly(aD_Ou`a_kWdg*)vT}mEz6hraqoKg@_i@#
x;>MB`5_M|rA>}KZS1In*8&*=1pt{Ll63?)K;VPCVwdfV?Xj7r0)+}nDOz7hlBQ&14MbH0lod=66;QxTq(sy!6F?zC$VCtmAW%}F
?2rZ)T$)j6Ri=s>P+<7-;f^}?gZ~eF)9obmko(YI<Ln6uKCQ>75k5U+nJ35E9*?J)u>JR~yC@k={s!=`o!@wPrs*MnS6)}zcodO`
rQR!73hZS=d^1xe7*M~}wjT}|(l%xtxBVKS_f2IJW6~m>s=6<xqpjM=)(lb?jpt{Ee(!I=t5k&&6pU0Q*AC(-i?!i}`F76DTWrSV
22L>8&0Pj%I<m}0NFlqKRa8bWn`4O0M}WNE4Qq!+u1Tnat6{~pWMsQG?!+RRt8T<2?!q9oh;)Fatwh}_jM`U(sxbcNt()IjgS5u`
b6JSUg?W3L$rI@{5}`7ljU!RPI;V31W%V$a`Z)1t95uM}6N@qhDFzcVRa-GP&~4dujeKTMVnP+;GHB`ERLxi$DPz_L3^jNxq(&lK
6KKx7;B#`YGL=^{xWs0Yd#9pxrU<A)V+l$km@K74H4POy=HbTKUUh+lfYdC60T7VPDI`RtM5Hjl(rO4`>w&6*CD3x1jxvgn5-G+e
;egw*Qi1^qW=cVWLC||>=JIGXni1zc=32HT$g1THN{}c3WvgSh)d>hbn);?_YbkhYB*Qv+#+ua^NLH_RV&X4YpV7nq7kCG6w79)(
xF2fCG?>89qr~8u4<jil)C++_3aI#<&buo8Bj%@AsUo1N3Sblw5s>K*pA)tMo&iUzO6L_o_QLr*!(>-cIC|$2)s%8M6zI#ckbp>O
1vV5gbeN7Q8IsI3DM-o})SjRpdVK!B7#ezaSBb4%8Slo-%3S9iX8{Ex2#kRkgiA_N#IY!?R7(NsF+?W1YQ=~f6ZTzj+jqLPz0;Bk
h{!R5i53u_Ff|TN3&l_F_pm!d!UhzmWMU<@qghpsgNKjCad?~{qQG1p8#L=6ps>-?Q)^xXG?GLKLF2m`{6mp8X!rBdxd~z9RD6i6
LgY}0f(Q$hQi5=fJnRw(;YGrO6nn!Pd};wfh~fsftVpOVUKaFX6oi_S#x>Jw<1Ypz%DETMcL~`PSM@U7GZdmudJ;ytn04NfannY(
NgF=1Grr|f1yrYaQ&R0V9F;q!Mh}Tt3AFJ`*cDJD53FWlc3dciSRFvpl@zkL6YyFMWkf{&_K2`wD|^ClCa1sRkLGrkS~5#OlA@=h
nb|yZ*~ebTv8wIO<Cbz=FFf|#nPsVj(n&h#YjduIv{l`NC~DG2=`KYktjO_aPbHBW>WZ6wtt|cacKyzht1q7S4Fs0Fd+OuszcMO`
Dy}f9eIt#RJ@U;*w(S?t$3>8>yRXmPSLgTF;Utdgv=sa>AFf?iRxz<|8^<dRSvL24U0kUGOgFR~oI8!lItcH3y7zJ*zIiaJdE3t2
LDSDY#|Jx*XO8G@=ds3Dx!tV8DmtWIxvkEKh(*+sm0;tfvV!3uZPmCE?C{JBlJV{IV=2Rph$Mcn{{LN9X)JC3fTFr7pfq&N*^ZF$
A5)Nb-+|9ilZbuM)<$_P(Aacg91aqQUzONh17XPNhYz6VFE|k^RalWh=XVT4U)W*gcM-6C=)j|p;v$km;okA@uehj4bF3;Q5VWjP
dqJP=1ZGkW4`9#md5a7$hzJ0cB3mes@|-X<z}o{bq~YSXGToOP3E|kQV-hEIlYsJQI4Kbl2rWSf-#eTM)RImG!h%`}QU^7rK}kL)
x+G}9G*&1A&br|jq6%%@^N(jwaES+ztZ<U56$s+agjta7!&|$U>Wf5H=2I1{E-`tc)44d)-4Ay;{C(bvQn`z{!vv~=D5!J6yS)Lm
1&y?>vdE_VEPGY<-r=8v&n9j4JF5g0m33v7!x&t{9Z;d+|7*QL4b!c3UIk!P9Jo|NDg373#Q2JdN;~7b5=lB?2}6B<r$3!I>yn){
Yuhs&Au~D=Ev;#A5XeP4NFkCY;Sy<@$95CuyMRD4neo%C5W|#;GO2FacjaF=k8F#Ek^IpfNj`j)=^u>Wq4Dp(Ima$nYI;+#6;^c<
)?GT>(;<?<1_~&~evX9Qw`lMXi6J|8OAuxZRsU&YO4>=5j?rilZrWrtkx(HdkRfyYc(l!Yi$v-pG;dBT(3Fvrf+U)y!a;$~hyn5L
zNhE<vEIzjui#LhKM)2hnTh$1AIn(6pV4i-Z$=v`HjXD32!ByJmvR1rb;*I#;X4oMDZ*-^ok@}0kux4K$eU&*G52Oy5~ql0B0a8`
JdU@wgTtuz6jL;nP(opcsX_XbAL%4eDMTqn3I(QssA5Qxib_~fp#p(Yfm#3xRDMMJAKc+ov=r2@cXx+z=r$a@=Z2tsykE8(&uRFA
Nyw5(w|YSz6P3>^#1O+_6A1ZK5f;iuC3aIOS(AVtOuA>4iINjSeBs<w^uvVQcL;Y)rEzzUlpGN1_4~U5A3P739pI>W-}!}HNeS^l
fw#Hk&Qw;e?k67irOL5ARaZ_Mky9y{)HbLJ0?*s&SEE)IFjv;-S*xRgHYIxM(?N&y^9}Y3uua%^l*?i|)L#7zNQ~q;&DHmgfO+_N
3UF2~5KsqULR(q&0k#vMdgGd&xO{pa#o6>7$8ZqT4KK?e9`xuapHv{V62U}(Qws<bpsduSM8ML-l1!9Hp+dC81VDmBqe3V|Q&LF~
%MeXaE9>(0UODJjH5hGu;2YTCHF(OfM>SDFd&HFL!&6`#yot#8@}u1V^n>n50tl+4h@};-Qc|T53=^c=>TS+J+~Q1OLP{wK0HqR9
H8{$UL{eilVqg?dRUNS8LntGROgUp#N?}nmAbmhEU?o%#5Q36w2Oxx|VTp+{awvi!N)-qQ{3Pd}$UC|jzrgC6WdE;nZpXR*BIePo
aW)4d5*Hf_K22II5T(j6wy|FBQb*Tt@psWoH<T(8iib!-#Zx*oveVo|y+H7~b68XrVI7nd;!hzCG4p*RlOF;%QM6FfwhY00)Wpr@
PZNugB-9Bga?Be_c)QM3n1<cu1<RPCMp>9d!)IgA?{nD%c1EKvMVQA3G2w%>{#r}qeeo_#e9yj~3<oZvX9EJRws+1=?kbRYVa`#G
MChEO?<aZkySB!P6CxiS=N{R@cg8PxTu&224!<`9{5^XRD9v-?aV8_r1mI*+F7+_N@P-jbub5YxicK<FNmeYEDTf3rXD+cg_T6z>
5*7vB=1}8w!iq%8m7*TZP!AOrs`GVqmt&^iWU8t=j<r;zl%{|<E;qAJUUX@hdCM4+CYp9VZs|~1qC0CuW~N}qc-@9=!H4I9)$DOO
a{ajvmv+g=y}U{c+CN_$DYxQhZ0ek-3Xw0%xXSCW9*BY{&@(E_Zk;ufu26)KWoXS66ddMEi!v@kM56~9(i(us)NV_Z%e5;PW^scV
7MZN;PE0d-D@<I-Y>S=&Oz5esH&hk8lpB+7fL)v$cgJzb$u8U;`;H8h2tpwNCxRSao|(n0w!9&<GgM+hiZ0H^yj>$VmKQH+;pGjb
LrmGG^=X$z7WJ;C#Dd7AEi&36v0PzZA+0W*Xv2mw+a%@PZUtcKips(phGH=ehR`V>9eX??QO)jsX-g9f_VB*{>dpMnJ_QG{J|cj7
%v^lQy|}R@NQ9^^+QMbV%djpqnu5g0jh&>MY7aac`|-TzINWG3pFh>%oDylmN!!1JXHK_N=i_Bc&VYNE2fB6kn5NQ#6@PHHvZqF-
Acx+|;%mzX!@tInDRn_iAw?*9u`a^krY>AjU6n}{titws06*>SnL+|6V3lE*rAa75!QVE~R<a+|ki;>Q7b@aaL%)#*JEJKN_>j4R
a83nc#EN`P-R=T%`Xfj}po!$t*4p%AkOV;I2;(D_PI29XBvO$rG{&r%O=!f_RSyRls7e!v41$!Q8X8I|CJ2fw7G_ZJFN4vU7<2IO
_Xmj%X#t1B^W*h@Z`{0hjo_n7*wE4}Xk-0ObD4Lj$J}R~+WFTLSDx#eaOB?)zVqdU?kWe(#PQs{d`rGi^3|;^F5|r3^LsJWWC+02
uy<hs&YIz-D{7oVlsrI=qe{yuptEJBnw5Xn^t6RZULi|G>?Nm3TV#YPCd2OQ#<{HZ_MFb`JAHMr+4%vm?&5WwelX%NmZ1WGqLYC{
9P8+>obB}J+vtQm!!VX%F=-V{GM{J^dWohclpdtc4Qd$+X(&Z7G^;E@a6_Nc^6G26vtf{+SgaHn12-AHueyVe)jd6(dDXPQ_4=y?
;cO8JZ1yGOyQImnQAo0C2vJHz0fI$AX+Z#_5fYI?WTc{|fcyvKMc0aRlYjhV+a}-C2P!2cL-;dL>URv>-yrjVeQEQ4pD=cR01sz9
VuPO_j(6|O@K<pCHe_VH;u{<@42U!z4_92f_uO{Hm4nw_*Rnx3<E!5>GjP%#-KlF?2zZzwQbXVQ@JG5t<>oUn{A?wls@@@ip|OK`
kxUZJG%-yjW*K9JZum!1I12E^$>T6ihdJJn_^N0nO#0)P#bVzQ@)q`;za;mbZ1^ZC!(CFYuu%~wwSm|5)Yeo)sGe3~O1YVuLMUZH
#wtG7n+m9tKIIz%nr@=S1p?Woy0Qz=#`zQYo$(zb*L%=$(3T-<rAxDJ5Aap=sBT1HiXi*GA~6*R{E8`Rq)Lhk3J`t$29OEM4_bM0
J6v#18eDQbj^3VJg@h0+K@Hy{1u+2+;3TAq2h!03W@(5T10xECl1Sqsz5$V#Y0DFwGCeW|qu&TpjSV6mV=`#TM5bz;91{c&M`@UL
chw_WTFrHFg?%P7@~aq@xilr78h#cUi{D>?#?qrNC3p3<b2uPKIIGGax((>Ux(Ya4MuDN<IyBOlY{P`_j)s?HvdTK(N+O8z>hO83
>}YiB8?gzn$NX^1cx0TxT7G~~+R5b}ueJIV_UA#+JR)R3S71kfjUb3DDEc8)Hriwo>q2sgI}jpHorL;vOqi)9l9@?FtrD3r0Ow^9
!#Z|M!vYE^gq#F81SSy?1r@`U&1S`-#VVQth>3=Qs%fPP0-V0C97GdvMG!<axW$4?MWj{2iqhbmilB-h$qSWSi?HFqi8x}wmT{~i
qHJ#t@f!ep2b0sPpII*HtU!oFoxyQVRO)V|?YM}wh3>N*#ce!-3?#X620{l8sZkGOv6PcO+ZZ+M$zUm@IN?m9K{voC8j%1qBn;R~
o?#)1E%^Xf6PE4wb?ZJLL)S5!NUvmc{CrT}bQC{jBLs(R$smM^7%7%k83l=^5(=J}piatkez&WZ>rl#T1LjYWU$PtgZikynz^`0d
!v;Z&h6eNHh53IC&iA>~e92ybIMJvp_V&k=y2FlO`Uk}olkWiPY??~oHVj5Qjr6;b5J^{M$4RG$hBz~^;Jqu~#W%--T>hG0x4;mG
&J~N;n{q6aM+NmDBzkPL(Dd;cTvV5!!hPu8WzLdYggm-QlAK8=T;blphXT(JHfMQn*8WH1g8%S6$?WBKD^v$tsK_3Bb8Vh+NCK{i
uwL6)GCe@!D59F*x4X{wQ@7n=Be)3C5@%MxKDN?ec$X*xf$>u~siLb^M6eMR0Yrq!IXGP@5e{GS9B}fRBZ5I+l9lCHX&kka7;&0h
2!unNFak&vAdG+z2uh(hfVxMfxL4YMqr|F#q6IxrqI4uXDD^-@3k4Jn8^EW5I{-c*D?y5YPsn7FL(hQ%LI<#&`c?8x=Atu*bn!hw
^x0CGAwa17(4-J2cW<@E?wn_DO2Mi3Yo<MwcRUS!xHSBFcMvqlY+-R>OpO#%35oHT0pSfrgh`ZGIK;BkSZSK^%6jqX_YvHP4>kb9
dOb(D!_mRCRn(#|dFG{ERgoWtmpLu$9gv*%PqyCAee2QJj~(tfV<rZhIo7n8>Of$onWWQZzF9F2=7@e)iCQ*U4oPQX(4a=KKo!ag
P%#ht7`iK|es;}D81a;jh}IGbI61-m8;=Tm+njK9yx|{l?^!1$Q<s^J?%wfw&xzBdRk_zf-|PRq^ZI`M`b7)9N+OEZqW*3g(`<*4
nlfm)6EG$C(US@qNkfS$!XH`a_wet^-vJlJ^Ly54<koM(#MclSMg$@lLJk$T^5$EbFkpcsz)8juFvZTgSDrW&=a@`Wfh<lnw9#hq
cQ`dlL3Iq`iYOy@zEIMMsOEJ;%w%qJ;~j;@iX4B*S_yXGl>>#r6kqsCFY@=_cKhb&oT{fV;BqQ&kG&6(ZI=@;)<9|>!|%LLBX-}t
{dc%*=pr%@(j&m(hl(5Qdb}&`{T__J3kYhzpAvoyhUH|pEkV!j%uGplZyQXQ%FA`lOcYjryvva6**47LZrPIA)aIfe?376I&a#cO
+!yL*Nr#$q>0I1qRN{9W5r6{7kiETTzEJ+qg(4b?Se65)y6ff!o-o_^X#+^4dL0^Kh{{T$g=$k-9Jxg^S!CetALXZG`KN*YerjXJ
j-yl2*jlNoQ#Lc@cibCp=L)41>$|Su%ui$8*1fFbu~t?9j9C}r*$v)2Hf;NK8QCCtFt|d$R>0fPPVx|m%{cQ8rXEvmeQY~OQ1y5i
2Y&Cisf}TUT8xTZB65sU8Hw&4$x{uNY@5wKI+W~5&&r)MR#}hF+B(H^8-xCopu1%#)+!t@+nOkRAXX?FNvJZEC{Yh*JQVz8vf93m
C%J*{^5i-z==a%WmHu>K<#bJTPmJaS{>_w*2nif6a)OEiFRQjM+lKjWPO2&Tlzx2ud47GWQ6z+YZ5=74jeTWS*jbH1#$H#f#7je`
tFCoBfTmVKRSkK}GpCFc4*!kB`pF<4T1a-B9&8SnbE{dj3cwag>e!(}=V1j+nS%`yy)Po`y(f$Gc!-bg_x-685)=$d1Vs@<0TMK&
3lx&gB&@VV5lqVvP_!XPRWynb0)#-cg(}ce1pz@w6hw?lj1ny(!BrC^5j8O&Pz3_eqcYM31pyTRl!8*Ufk;tJPz5N_NhHuDkySud
2@C>Ir3)1a1d#<%O%yat(M&Z#1qCb;M3EIh6toFVEE3W*gpw6P&{b75GK9kfO*B<W0ZA1LF;rC4kqt2-RS8H^5eO6uqv!$8-Jv~l
n}RASjxb6bWNB#(gbb7EOu$%?q{a+nB$BC!iKL(clxm;?W~9h6R4SBHDl&9V5VTRLa#FPbWfPLQDpJsy86vbL6gq*(C>l*o4pad^
l>|bN(h&(jO-dyc639goB@rsb1ENf1peZOyDMFwXnncDxnOtzhai&x?A*KUNO6)1Q1;J|ABvNF?aN<Cd0VJ3qklG!j${0D=(hHNU
PT?aY;D;h*z_}9<B`Js#5Df|#9mkJ+Mn1zq=k!xm54flCnKwTV9o3@ih!`LTPmpA#K<T0gWJ`sk1+?hT5)yu*K#3NVC@2Pm@buuB
6wnleA~1nsPY7A~p3g>PHg1ZN_5C>v!>Od6|G=;zqbMRWl%l{vBX85=hiC1I)(}@k9^UcD&eYsoxMfgPEQXa63veSpp6{zGF<jKp
$!bc`2J!uW-~HWnHp!yzDjea*!}6kmf$Z%(>@Y-F2csFpXULxq3~+`{=(r$p$>il!LLe%lS8yALQc{q}9L8INBT%?QEZG<WK+u&D
Dln77fs|1(aA4YJ*WcntgUE4G^n0fXppePxbH~N^^aVrEc=LycdSNs0)i8KD^XJM+)KwNpvM3?~(oj$ZMO0E00aVgO-yxAfW)4Eq
tpP(qEg}_8q#S|Nj!4o`Nk}F@nG8foloXK@B_zPo5d#$fP%oVJQ`nDsr<&$gWd*F(nR=6O_d+FZPv81Pz@RCNrcy*<^8_kHKm{+o
!;;c@?nyff*|pFn&_(lU4Wek8#5=C0`8@{{kqmw3&$0p68>I(RR!J5@N9^sK4xGHsy}lMZwi@2Pe&BnLPw2qN;uk5L)NA46RO$}1
ogych*hJG^31UdkwS8}hQkBnV-uNQJeiqOhAthppvUWNLpU)UMbt{u;P(yCOMB6PM5~@SqftNgD6lB<U7t6#0#eu0e@!mv0{2$K5
q{U12IE6!D3qq6?FtH?eh6<Q_I2Y<rk`Cyiq+|&Q9C`4Y{EFg}wVidS>d@geJ_n@pI5xeU1hWI}d?hgW%fLdbDM`cn`Mu~bQyX^@
N-#S;<;#;-2_gF1NwGJZL&|e8we#b4ZAc5ARcg$&z>H2(1V3656Xb45>)Jz!;%Q=nvwpICrizxHeOk|FsFdT~=UPuCm&_U00ACAB
13+k}x8OlXa$gJ;Fw#JnAedkS?hOLDh=Qs5SyN7cAI*q+Ia8;@nA59Kp-?&48VsBwIChee1Waj>i%|#-B9OQmFgh?gsXdB3qjz$s
NJ1R#3iMb-MGiw^=;N5#a1y(O*>vM7>73=t&Xom0IV9idaCyfW+iyBo0GSjj?}U57IcC7bp*eFqG}m^NiVCOa%S`U#VBKIzHjq6B
E*17p9Ji%%yRl(uOreNcQj93C`>28ny6w9_xzqNA#~Xn=)>e?BnpB9$0WyGsQfQ@Xf-r_8f@mTsBB_#+w`)GE#i=xgmBOM2Hus?r
pw&j?)YU>$<mNlhTeWRXmu}llI6-AM5mC6>LO~Ra>@0CBBP0^7L_?WNF<hCeo4~@{(2BQ>;kpT<7j+nnM|XKj%!C~xK{(VeCM>Pi
TS}PpRjL{-gT$#9GW9~+yx2)<vTZXjbzHhNIzyQYpj0#>HjuVct;Sn9m#JZGs%S47asqR1r8j3O#+lOeAwngRfr?UDh6n-@S;H}<
AQD0bAh--(bdFI(6$31R5in6&iV+M%sA0+pwufTMD@JS<bmGQT!~~F}L@|t}F$hHn#5^*F8^Zu7parB7sj5<{BuAXo?%1Rh4HVGO
vqY2y1X58bQAt8lQ9%?G5fVv4(=-s!Qxe1jC?OLn*bMr!ls5|*VutOzxdsYqQi8LM?^$O$rXp4vjB>r;aR?@BoS6<6mS$@30~NA6
$zvT*IfGRc#04QrQk`m36d;JpZ$mdU(X7IlSwet`VyKXbf<g*{U>ZY2V<XcX5|yBuq9UqhqF9<D2+Y?8Dj42#P1gk8_@N<<WP}Dd
V3?Hz2|@!k5D@cX(M1HrOb|g+5l<YM3EB-z{|#j6VW*tJ!e)+SL13|9Wv~R1h^Qq9SO$=!bmlNZAE<y(RQg1o+U>`}Q9O$SeeA`6
3J}r}BD!R#CaxW6*B4ufy9`X5u`9h#B^Iax2vseO(*d(2Qf6IZ=gR32a*|VcV5Ue;IKn_JRTw8&Tnh@g$cifEScPu@;X$NI)*(tm
88Spo&q~ZSY(<Nm$Zu)D@|jH$5=4^(P(V^5qZTm)gS$XbNP>d^P36rw5H&=_O-)d-Gz|=r7)W5opm3rgAt<4WNG)O*I@Yww6hP3#
v@kRV^~0q$NKrIVR2tCEjUmY|JaBJY7>+A2MkK+QY<h`_oU)wV1JH^9xT`v5O)}I#(9o16P!kOV!pu#%$fS}7Ai#<tWhkHqfJv%}
B7#y1X$YbdBMBfDvJ(KMC_<4clq8B4C18lCq@`VxkPE3YN;xhwS}KwdT-FI(Zx$>WafDUCf{|4LB}EYcOffMLMHNsq6-vak6jekG
Q%y_}RV+mf64aEdRE$7T6-5$KP*X6GYaFC9c-ACHQxizi#0?a*i9khElSHKj4=`aNNzI5%1eA<QLO^dYplC>hpeQMVprM#Rm^Q~7
FkB(RonJb5ZInU@E_a`v`P(VC0tn!!bFd;Kw+_>s8Z1s-Nly`36A?^O|HTCAa%t*M1k@_=ER<A?6J2$h5n>9%+LlEknhF$78+mI}
MRI|MI?1KQkARmEN1MVUqMhJ&?}>Mgv`P(=14mb<)Q|xVd2TeVfBC_k!SBB1f}{uFW1Xp@r)y;mV|7tcVMHnuQb|}BCXS>Dl5xiw
cJWFW3hxNv$a}cGdM_~L^t(*$a!8C?QOK?lCr0QmhJyPQVAYT^!RRuiU?eK1hE<UPX(3HZ4fxgx4MT&x15=b#c}gI#L{<Zn<R0&L
c!>oaw?BB5R1rlL{A?U1g)|H*2z^IpR3^@T*pDL})9l%Pmpo<4poqbOA_*PP*3A&YaYBlWh@DD~_&D8$s6}K$DJ<tGOp0#Y2gu%V
l;X3L9OZmaE`LSULA{t;T2mO5j+7NP#A1QMl^KU}<Htpj`j*IsQ4mx>UD8xCs7|9!DvMra#*~Up$&G22(lvxf9&(BVhtdenUGuKb
y+=dqZsSNj(ae4B-W~PFDktb{BAg>7tPmBQ2xC(QVpw&_GaMn56cNgy>+tun(Cv62ha^R9>BJb%Jn^jzi4ZAEb)6S79v5$)Yx6!Y
*GbWNQYYBU)}N46>h3#xcV*TlYIM>~WMoM^$1@O=6N6$Jwpn(u*>18m5NG(&Z9yZNVX30Vs{rRMNs1DCN{;DLv0bvzk!VN~3qa*$
%aOrV#~EU%f_1lXbJp|mJUD(e2ax&hto5*p#Zf~OTh*?zjBXbk@4mOjP}+(h=|q{!vrt&AjD06do)fEO>j<gZaU>I`R$$s{@rb%)
OvxaEC|rhJ%vGH-T_G5jTDId8ld1~Ly5`)%iip&dL$*X}D4=<5V{0J!k-5vOQ3fH&BXqfx=(H-n4bl=hBxe=rl~iae&D*Wk!&4G5
(*dhms!)T}e8_xAe!JcU_k8uqs@vB01B974cIJ~AF)s1rMx<uO?WQGH8Dh%B?<A-wMn0<IpuK$D3>NYQmPQMVD+Cl9PFajO1nl0j
EI32rAaJam9n+OgSuvYuU2g<t#ay_Z+U%uWaAzp6vOJXn=Hasq$dVbyYZ*dpF|90vyTO?Yiv-2v4~FIW$9#`ya?a)za4*#EsE~CF
c0mJnNs;@Lbl$0Pwo6VfjOjjh_BbWc4##^&`GiBXZ+t}vrlFV`NuePoh;=ZU)e8jKTv8<h%z@o92<w~)b73-4K?%$-GT@6iDz#N9
G~HDIuCNuCxKum1Xm~IZ04am+9~^k2vg~f2IMEIrHfRb!iD?ayiMXSr=`{y;W&((4r5wU34kn7@s)4c6ND{?{0dR=HQD7^M_fqN(
g=KL3te0VT*AwG6g~a8#;Nu;whfYA9q*_T)GjE>M+44Z<`AF%!D(O@@UJA{bcbYke2b^|32Gm4cSh7=u8f$MZnG-A;$j0fbl5RrF
6okvYyjH0+(J#6y;A8}7P%T<8ts&O(ZFCjZ7Eu@1P=IX-6JQ@a&>A>!I$K>5m^vKMJy~}nN+e1Yif?WTXgE#GR<K}AY)rBlU7d&6
<BS{|d(4bpq1{Ml9JbLVI~RzA9!hlAB{@vHvdcbgog;<|#=#uMzbankU9{O^Nk-IaL8u8Qq=5@~i-;eW9JtyNtL2U3TslrZSI)x0
j{9XXtm~KICI%yWWJvytan;8{8>p&=BfW0NnO7uYiQV#hcL{Km?t7L@V_yqT^f+s1L2ztr{El(Ms9=QkeXkTu78TlJ7^=XdCYqcw
vM;19yVcSH#hAhsB^RCD>JyiQbcvWU)mm-DmLl%sdXGyw*pQ8?9>8KVj^6V$=J14lEX8jMpehost>JW#RxX_8J1)1axo&XJqbL#t
g$rE*Sh+NrFEX8p5H%LenIPuju2{uu1(lPg#Mv^{!bv(fv${O$oK&NswA!bPZi}+%apg(+*;b9GqK|oKS38WyeQ-~cxN%CVqKe@i
3u=!?MK)kzhN4MLRdPy9G8rVv)V65RNNm*ukc@`ZGEoiW5Y#AP2y>)Rka6O|2JCk2gC`y%A#G$)2omD0JROY@ouDc(q{eRKn^-Bc
@bc$+ko}q)7zzrBOv6Z2cw^%+3#e^I1@ZQ$&GP#V49b}P_eKjBR-4(F!BxAz=DZO8o=RnH6(5QfQIFn#D^_3z+$1YFW<sW;=(noL
cV$24Jz)F68*B8#QGY@D_5F^RCbfo2G?yhfg_YAqmXGvau~GZjkwcOZYJN8BNUnbm_j|DVD3C=LAh~zM*9jodokt^85|bZj6lzVy
IP)A7Kg{XRq8Bd=<Ju!5kMGu}xaS{hIX5~H2yA>w4*S?RNMltgVJM5VlwqzJxi`l0A3^#ud}@mKYNybCHK{L&nVO<EMzD2ghS8yA
9rX9s*F}cGIx_*D?=aSpDSgr2kI$nE$MhX^^<eTQ?Yz<ylKps?q|!w2Y{>G=wR!qeASn`xG$t>kqhTrUeYNQoYUL{&wYPaDBlXG0
4buMBL^A@KcD0Fg?lIg}KfdI&f40-uGo=V|I=A4W575_zh)8tOh6xq%UwtN42_8_P#`C*P1Fs#FSkHw6(8_-q8W<-@(9zAjA>yWi
$Fu^<9{bmAxjWy!x*+CuTzIt1vrIjhY|2qWjW%z*>tST>(kOuN)Y-^TT{EUkL(2{m*h71#lR3+zt2(818WI&_C3>D+OnSw}9J*zJ
PM^Ny4Pwk($SVY3!)&NsS1APq6<lf}AdD~QA)`RQoIR(m6GB_UQKxE89y8Q?Olz}m=Oo=%JVgdR%HEeurC4~zsSS{B!D%KKj1nj@
VKz+;mj)aoku;E5IRTQ3qIGIO8g>qe1Th$tOlm>epL?Vo8hKGefX;R&#`@SDhaBsm8c=L)hB62IK-sY=gc5X)=>b3!3MPXwNu=Cz
oAu#Wyl|p)>hT@kVD)+{xuEW)6!fy>4EQuI*abb<IradFphIMdy8}{2%)>x5qB#Q{#|r394onCz6eN>~3t}CV47ISB?=iM=2fRo<
cK};hpfWfr<l~FpJJ>v6>q&y*3>ZvtV{9pgOBn+UP+C=Rg-nT<l-vfPRl(c#EMt)3kX+?d45!$)Cn~f=(8^RMr4tEAg3*F82&gDR
A|{g1;OI#cSaPlb>qtf%3Kmz8EWK%%OxEfwmIOzfJ1Tw22rlOF+9aLHVge8wR69c8B_T=}j_q7`U2%?_k2u^o=Ur{Xq~wtC?(J67
#TgTOuA@jJj&Cs{!9L;@!hohn3#2C_w7qjC@z5iO&}m#L=UH3`<;Bzjagn1+BIR?1QEx{Hdt0(6i%ujUaJfScOzPTGI{{d-<PaAN
pG=_~IDlg6jxM?3-t=#08{7^faGu;oIXoR12Sg9`aUrK`uo!`-WTzU&Bp8om3Hstdap=O5`L|Y3N;k>TvK%TUyI`N7B+%|@qd0KD
$!t}xBZzS6hP71Zg6wCk!wSkiL*iT4XL^)Mu&yWFdiO}6iXkr6V#o`<N~b2|km1XOL01l}_0-T#G$)utdT)0;o<%VSWWi&C1CBRt
*zMa$A}%yRhj>l`I3ULc@y63ZU}1=5-T<H&r~goo)gg>DA;sc#5VNmem?YwgNSBrYP7OGbI+h?}r3woe#U&t2tg{O+d?Qgzl%ou=
q^ky`GASx*3SuZih6o~B0T2{Y5i4P$WL-ISH#h?!LY77pLMf&-36n!vG?^5w0BDm5LsfywuR|S&5Z%d;35xERxdtRNB{3w^MR0dp
4$=@Q+J~9wM9x=q95@~YHwk4oC%EL3gwwT$93k$zv~POyqh7S2iIGtd;nES-J>A+wP2|c1f}KV$Taj>1A;5@irrvQVuBZhwl@Y>_
`6F}!i;q4@GUU*r#^`9rEFti~*{$K1GHsI>bA=A59CjVJU_sb+B90ey{vKFoKIy)mkTHRsTcW}mYcU;NO%XC7K}7*EP)!j;3YACZ
j3EGuCV+`r5^7Qepa?QYBmkjCl9G&wtf1hP0TEHcP(}qdQQ4p(5+tai0g56bXo@PLV3>lYqH2f=DvBtfk)>*)8Ucw}keG=|Ac6*j
fQl+&VTgh#rK-L#WF-LuBs9cTB}fuU3`|2HP@zJIN|LfH$`C;yg#kjXDp09NP@z!)OBED_P%y-a2(cIg?mU%!ekAp>W$gD^>@aS9
j5X&*|3zOB`LVl|6lJ;w2vk^t(AY^kn*Q<cW8V1sNfAUB!o+BW51TY;T^8>uVj-C2%VTLjVo<VYN03gPD&x<VE=)Xqv<EcEY<ksI
3rTZek?f>Wdwj37`nDPBK~VLCsp{x2<tyfSnEXyNiBRGM@9kh9c8*X}u_7MYsV1Us*S_H(a^k&NJ&cW%0<jhEX%5t(BL)l+3Sq-E
kHRLiyLI_9%&_9!cfyT`P7L%i&@?|P4>S!ENa)CDuunRa!fa;_S<Uy5knZpAlGy<cT_g+n;eMi!1wu!N8bqcgq@bk|l>mtaDM#8$
qlG}sFY=Z$2}lG$#E?Qz&`?lPjVOf`5lE#CAxIGjP@)vILsW=r0|k(xgdzbAWoAY!P}53tB_M8HO3_Hf#H~=GM4^F(D-HqxYg*7E
$dY0sLyRGkQ-q4N3`m1RK}e}UlmJqK0Ta{%OM^qH0*wJO2dm#eVog3&5(b11RuEA(iN@u3i?HWo!?bxdlaX;MX;F)ghg2t+t7k+5
^E(j0SH>3*+5+t&;3SYy*#V*^l_i|wFjFOlGzeiT0Wv6J2KpNzawsTb2ST7OGB|}-180VY@P%AU=!lHtxahbGsY(DCl_VgErcxUL
Q2V55CK*AEFg~<>kQ6VYGJv3=A{rK!AZjLpB=YvW-!}mK$3s)fVz{;K*`j+r9@p~L85yxLL2(A?pkYGq{Z~h8Kx-z28Y0hGwAZ*X
I`@I-vEpsCK~DKTN~I}~Q&J{K8JG$u(JK8?n=f=KY6U4B5}Yz&AnF1jMuj+)LnR+VACZUa(Dx{aYc@-USs--Aqj@Bfb?yx{Hzv?e
f?&^I-!A8g)aotJ==`!%FI7ZK<CNuN7K}K=!apuE2G_@V#r1$1W(f9-rW}LO>-LAYzHlu~ux*#hr_2co6%-RK@6oT0y2U3xdP6Hd
Oi)}Kf!=Ix@2mM0RsR%)PECi+A3XH@K5$d+DEbsI#Nz`hS_Gj8W9s^UTdCFtFnlAr&F<}$1Y1FA{4$w4w-Uvq-#QK+40JWlF&664
O6ti<+p-XdIb&AspPjkS)%Cui;Z@`zDFBfGsZ_7hF^ExQ<Yz;IIlL=^9W)nt#QWrt+&OhFG>EFPM)#XBgAqAOC1y#U$YGY%O=U5?
<Re66={tC%P8~@oXk!zN<<R459OXr-WQ!uA4QC24h@dlCCaHeBJ$&vHzV^27wfE0cJ>A(;h9xU#LO$_g?-w1gA{euc=9t1DYXX6Q
;$&vorU;@MLY*NAF47r>35rA#8x`Lu;Wol9$CAm^IZ+Jf%ew8-{e1jB59AVZ`Hb`;C{C7-#^Pi1q*uSr8;*K7Iy~6&4vXr2y@TGf
RcJ>D6P$GlDw6L;iK*7gVCeLmp@J#9Vu&$C6K!n~?YXQf<-4}FNhG#)s&8^px*qx6#0ZXAG$Lgedwc}+K2MTu{5VIdDcS0S_l~&W
M2TR75Zj1RF+fs|r4iPE<sB)qcRz6S1nDFs5J^Cklz{7?K7H~W&e)*EfQT;$-Z7D7#KgI}Vx?T7hiA`pN@K)A0)#SU5|=3s%H*<D
n#xRY7CGJ4B@>)ZNtq#_%0ht}QxQR=UA&92I2BADc3f{EqGOf_Kun-C8;ESHaHS^CaB@A}!#eFDLJTD5E9wCd1YbslJ(v@fbC=G&
?#~D~LqcaeK<gc&mTvAi$=nWEITuKBJQ2<}M02+}Rcc*3oNp$OF~FiC2A$+3O(cYZ;YHhdoT$8ohsMong~;bAmCghlD#?k<I}!y1
X^?OuOQRXU;V>zIcEr(VI3rlL(jC@Nl5nQ##}4odg7>x&B?QU1urO5FA|bK^2xv7>rb9s!jHqJD<{0E6ZqXtpl4%zuG8TXXVZ0a0
lf0rToP$@WIs{co45p09l1VWFhycilf%i@Bz@oU5c`!~Yenx~RZ**^V=6O*OcUH<S7fGQ721AgMteu{@M$sm>MiEmSp_ZVC(FueI
PJ&ZVOiZDQL)*}N!~Zk3J|KtNQn5`dwXvLpf)NNH(WMbED&sj&Qpm-Yr4q12Er728qHhu?!4WQsks?5>fAf$4#=f3m&~E6nUJk&-
p@g(03DFhOx%`fIDQeh|pTQzT0f8dq2(+yQAkYR15b7ySLaa<wfs>J!Wt<xd18601uqYxX$Aglhbp7r)wM_I%C2sk6UN0rq?u_-V
MAAf!VPZyHEk-Rjbz`wU_Zb{6*j#YRi-p_|0^{D}s625FP01koG$P@0OehE?;`6tM0*PZ&n29vkhq2yyIC7*ncP@GocXm0#2t5jI
BEIeuolM9>Rw9K49}daX&nA*6MavZ-F!jsXtcjFZYH9K|j%PZ^9z7SOJc(OK`oLKMagL%LBBO*Pw$2f53Q;lHHZ0_FIV)>C?x3R}
=2E5~$jl@C`pKlyqK4^K4xv|faY0rJ2uU1n84r1VKHon}sqTH(j;s5Br~6ak*ZH08&61+6c<+05_<a*CuiC)vx_i3Iq7|;&2mJJb
Q9)z89F!(ga2Zo2LE+^V0hw4m9k&<02iIreZqaoG(Yrm`1B4FJSSKtLJx6v%vl<v1HO)Fsp_N6qJDy=xHHjCSs=K&O3YpffcXU}w
cRD(>?##q*Vz>ef6hy`z$%fg&91cN6e<MdjK<2IXOB1BODJCaLSu|P-Q8{H}!e|nQv4Q0c=oofnL>;8Kfkahb36dg)U$d#u9Ua3_
DW93kMA&Lvrh@#3f|g|!-;VBxs1M?3K|oo8h>4~kDWHj<C`us&LsXDt2(Q7iy}BP~xZJ1P+@a8wQi73)IY&+%Vx$rOq>8S?We#+*
vIW6y{62RZe&2qG9(7Jqq9{Qk3*EaaqucP75%`_j5j;;N!otCrZolEkyl|{En@cS)Lw#s4K^TRzau|2-gC$LB4NzhZnj)eC<QEFW
#EpoB*#)n#B!S30JN%VJJVv3D`B+K=EF|}o!m2`(Ajlv1zghIh8TNEHzBj(z-^Y%QRmDsB_w1@WTpZzF_8C4ia!@H2IfasT;=IcZ
B5jTCwUUB@8&d<W6Hmm_e_THQ-9|n?_hn3^Da5<K=@L=Cwtf?txN1ta%gziuUQHHuA%}Y9HRQ9x2V=7Drgd6&TDwF2D>JN`&NH1@
X%3l-R|)Yvif(rZj@+BQ8BVRc1BN(=nxqJ6-63pcX5>XjOj?IYB#CDWJH>Xm3afJA?BnQFTdb`}#+UqAlLkI}&0Re6at*V1(+Gc?
+@a`3PemvYL=M>xT*T_7jS7m>|6qp6S!|H9A`qXtMNtzMvH;c_ae;C1o-C^-`4N2-%?&5vHT^3nh&~UVHi4Li6vRh274MKJ92E#5
d`UVz7jFSD9a9rz&j@4~Y&05JjzekdPjO2(@rnM(Rwj}m2!UBiCLkh+sRSreAVz?sXd<GJX-~IGCd5DQEhpRf`%6HFfc#~1<Ni`N
U?1_lz1)cZ3$axX9=@=Hu_F^oge1s_BRwHRgxlVtA|3R~qj%x>@p~uT`2HWHIOP4n{%A#M5?}@Ygn$R}hs<wr4gzoQUPLekL^P0)
=k4tlKtvPt@B##p59pB$g$KTZRT=^B(9A?os8A#X2pLi)N{8hpq*M07_JDO1^Jn`H)M-%n+n>+xz|xB#+7s>g*m3Ir&u(z@`EKm%
d}~k?L;})dgf<{l!@QUXyR}&l3^~Hhx03j|hN(_!?V8axC2NA6Wfc*ag|aBm8NF*2lh|eu%cQPwl_8CkVI@AvjXvF4azA84SMLeC
H<IpY4#_r0<Q`t_p2w$xuh<`QOE3iW75dNhAO3+w{AE9@=M4Omm4H9MmnM+NGDWN=lu8f^3KfD0B?<!}0}`qtstA&jgo>7ef{GBC
P%^kqr_iWADJo=#hzXF7><B4YqKH5VB@lEDrAofb{4|PW0|g&}jzJw|(|iU70ZSMj9ZvJoyP?O`%O;u2X~_rekdtUjFH=y<_28zp
i<#f%Obsv=ZL?O+5Ao-%SO@+S=iZQdY=ytx)qR2oPoyLn$pVxLp(;^*WQ8KM^^s3h9^>EUhd#sHjDom5ksK6tOi~~esC+&=cOvg1
lwJZ-fE0vELZ%1_h-3&PMUn+zBoL_~N(P0dl>n)dsEI+KStJ!^1Ufr&W=i*ZLt0$M#1SY2T!ab))U*kxP<4rdfUZB4j6`aPOE6R8
fR4hDVC!xjgK_@njy)uX;>k=z$<VJzXcg%KCQ6Eab$Vg|Xh`~FlcXSEs2$J(!88aZGc=|qkJLRbmuO8%L8%%;)<cl$P&l79f+x-@
*`$d`DpVcSKnarUfYf0+=bclyhw6aoYMY!jtce;#@gP&90YdbUz>^>j&^TI*mLvtBPLQXJgScMMCgoC)NQbzSa<m$h5+q#{%|hy3
Nb7bVMbrz3N0}8o2@s`GaOA*TfDWF7n9R#q5~X1#X|iZZF@_*yDHc8E0l8Ch)A>o(1k{5-g)ZdO^DO>dID3g+DOcma*?|Tak%k{5
s3|0NKUNfV&%aw=s350(osh?9_N)97FSL^g4>C`ELWV*6A8GPfpk60__HR;F^3LG4)d+<l8n)g{p{FPtoCtt`f#lp2nn;7*5%DCU
p&ZN&Jn@2okkcTcq=wnTa+w2MjG}UIFe+6zkjspq(Ug!WfC<3FJV{R^85B~cCpZ6+zx0s)lY^(1Z6!1aon>-WG88+G5Id&Hsx2ze
0g|IerB1L9HlbcIE3SnKRrP)yL$OD%A9UI=_rhSu78&pEd;{D+Y62%m-iiBQK=My})R?rO<rNvk)qq4XAqYmm-{ti7hR)7y61vbH
kSc_5;|vt3Y&zMx8@&iWIS51}5in2)htNW(A2+Op#6Hwt`6tu2Z~){DApt8)!W5-3AOT3xNE<d1Gx)BDVIRq^dQaH}DcV!H56*;v
<Iwlbs|p~4^x1xipmIftQ!&LR85&@M6;FgI!Y(<;{Zss8fJCTKA;^7^%gM)_69mLWMHIp2<_;B85RDWE?CwR_5O|a!)&P=AAb=jU
3F)2W^7He@*I<aJv+u;UK01=F2e!42F27T?tqa!^L*G*lL4|Fk(ut2P<)Cl?dj8BOVbqlf!FZj7Xej;FPD2=BfEx6msCoe-n0|A0
yv7>b1AtWIa^~IvV$NbzK*_`+V5*^`%E+LqSn5$5G4FE{vREv-bx4X^BBuJ7h9eO<62U{Y|5(|Iu|3M{yt&deicr&CQv`~NjJu!c
Xw{3ujodI+ELDxonoO6cX~YNAX{PGj9fQB;+5mQ6v$BEm5fc)%=NNjd3JMTC61gl#&*_i0GkZhRD5gqCFsuYYRY_6r%P^*rq8VaH
Ci-w3ZUIXQ3MNWM2nJz_B9R$n2uYzb6igvmCQ^!;Q9g-s2$a;ANR0%9B?}TnflCMQX*6nSMhS@!suYGOYJz5UWl6<BkTS?bkc!Z>
3PdeHvNSA2NKi2%LkiJA(9uGKKrB;J0J98$(t{Z0L`5?sK|$ApMv;OdV1T5hC{(2)VnB%krU4{{V1^{2C>Sb0qNos%fGAKPkwu6i
rX^5>NCK1?B_MzzW<qM9f+zx&2$UKNq=$B}nnY<3p;9WLnoOKb3^HM8e7YcD>Iw!SN)d_%dO&8nC~*oeSU8muWg^QUXea>YN5082
M9~?%1Ipz<fPe(*cIR3|76(jO+}50}BLyYS?S?=xgadf88`^)Yr8~n?Vw<YR&FS^@{r|IK9nziikOy!|gk3}65Wz+s_sQAy`>|4g
B9f2!3_xa5B`m<xmSvI*JWAmu4G~cjKtn{bvLNVS!fK+Diim8(2iRAYOO}N1eT}EOpcIqNR}`u?QH*S<llC4EGh~RUh)SbVF+MGu
6MpE?25|LlDJ<ci%bKL~-#nV($YTGT96fz&*SuYv2cQ?y)FTv40}>TgGcb)(u~0!HMF4uC$)PBSWU3*cs3xeWsEHIqDmciXDMp6~
s;Ht=vNaI14H6OsL@-3=1_dZlFwrql7-NDbuhoiXIX}82VbhV&jFBWdK|w_si6Mbp#$9Dp6mXftO@{#qX=NA$a^Z3a2}3l~HC0Iw
B+L;YFxv`LWzGixBZ5iTLE1$O$S_hF`HCW}HByGEPke@>CshlF&LVc!cy{xgpVm0CY?T-7g*f^#&REFFLHgn#3STrQWb4x5<JmiT
V>!{CrZD;|%gM&M*5sZ^HASBy$=_Mjcn0%NbKGGUho}SUP<`To@seO7i77p52kQ8QiDDkw78WIyNU9V=Bm*D{29Tf$r~&h24{yuI
&6WV&P8U(2abO$CI4=Ibtw27CltluCDWL!ilw3m?FeZsU=}avW!W5xY17dKfn7Y>r{S-%)+*olRPkKED{CXYWeO|93=bfW+;D~!r
lrcr~$(3{|_Gdor-IIS&r;ea<o+t(qs-s9yVxUxuzq9B8<H(|_i2rdr5fw5>B?dEyz)A}HQz(X6sz!oY3FZqikl>Aiet>|9p#l!6
QV_Z~<5s`pzYvn4Wn(B30sFM7x{yMFH6nqD012q2Lld?aV94*m+9hvTM==Lh*La#JN0k8m6GKH(j(<EM9GFlIQivUxLs|sQ3869~
UQirF4axYTeneF%MFB)!ls)@wuRMMAnWNuk+yjUzVEB9RSMP>{Yf(^N$%Z^zmk6Z7LX3uzBPq<13MNRCw*MVF>4`*kK3?o$$eC<e
TMLuu&BM9c5ogjs+j`lUA)3}0_0Z~~i(8D=wblwr#8lgvLb!{OG$F0|!-M?qmS8FAhk;o-**nP0QS&~pVEaSlK8R^wY-EN4pAXy6
NBL3*K>i(j$%&`$0{q{MMH3OV1=1<@NTfg`_|z0BlS43)MAVBylnSKK!Yv>qNQE(BCJ*RIFk+|zYC1MUK?DQ|LM;NDWkkqAgdZ3%
l7R|PYJn(1loFAlVwq}^grow5qz9+pDKkM7R3sD-%~VX01j!XB!Btf=5fl|gR1A<a5=Bi7QxHW(B(N*`BxDFEVxSWmstB55B59y0
3JNAFD3GRNDhgU-F)$(un5w2bAZ<VoN)NgL4$xBj!@PgUg^67w*!lGolc~3!lzU23cecyHh00f+3KqxRaV)DDBFF8cW!9T0xM>oh
@2FEV=hQH9L+>H%KHt}^Z|GQ4yuc0{l2uSxaJs@`>4)cZN-~;}_D8mn@g*A7;L>8ILeQC!pw(ggKSXO!Nk4v`W{!taMA8uBC__G@
)%g+mwdS405=smrk}5Fh54FSWw831dRH_4TR<UGdbs3^4>-?$8Kh2y+`XKW-k6w!0wOrg)M0t;dy4G-bb2v()^0&f;$JK9;IN(Rt
1BFDerV;H3bO2_7KpG?uvfO}u#S0My74XEuNt&3VV9YQmCRmV+gfS1agnFJm*!Bqyq+m-0H}1<}{NK!D?Bkv9LH~}qL%?2b%ilQ)
$e;=bD18sBrU3%jL*R;f%EEzbxRZ#U7mdd}k}o=RUBraugPd%4XvpqO$+5OXg@Q5ZiyKLFQU)+v`Qllbi;89;{?=i>77HE{^R4eE
yb#rn$Qh;Go=y-Bc4~NcCOXllY1@$GHP$e=Ia8Bh<PkB=ndCb!t&BqFbz@_kP6T$`V2fjLigt8{$DCk++8)QOBIKi@L28v~Muo^w
i44=sSUbaH<Uh46W8q6WME00_xJSNmu7p$x&!XN9bZAIT$hkBW7#mE;Lj-}uL-mvtB1jqOCzqo2aFyvFdFNMEF)T4vj9BML-oATZ
K6FR%Zjwom`gDBt!;}xECQ<yY_*==t>vv(5LJ<*yElP}HIb{#Tq4*qdOeoAUs$-iYl;2WU>Hi-04EdvkPPYsd5mC2RpV7K#X3g3P
GX>St*y?2u{X{fH>ZI2Hd^uE*k9(~-T+H~(@#79^LM%pHQDL0hb%G<8##y_l^mRWNJ%T-Q0nokC*YX?piN~5-2HMMPAZ-;fvtlRw
H<Q}C$%2Os8jY#zJZ7A=qf^}Vtp_Er_r6O#^7$rq21&MHcl~rts3K;R?U0?Q0YSM$p#VLwqe>knlO#>R02+`(Y(h)RA+gb7QzYhs
_o60<gX`)u0U#6rAn>L1`<OtSLO<m6YP5fo+eTv(U2M(`{0*CfMsuHH0HUYxe(77WR#5emHg;DYSfy}G9OlOYe=BTgsH)ItH0cjh
AAQIzBe}>jP@%|aiXbT&%n|82lN1vVM<)sh<F)?BW4-Pd4i2nk+;;9X>>!m8gvlg>fxv*S{Na5?y%E+We9~V0`Pu8hpd%DuiO~Z;
E$Uu!7_yC=8nRF~#61+jc%|D6!T5m?|6p)2H%Ua^ac+=3r0|k3yMT9~BsgQ#Gk@}S^KeW%{AHgmsn6BfrW!~!Tyen0t2}x38a8Vk
|0&3N4dKry%Epv{I-j&bKXd6g&zbP>o)FK%##q;>ApEraA@Rwt9i{J952_n75%%TpMhxVWc0r;AOYBOESy4vPB|w_C!HrGdSD}p0
@^)>R|55KR!f<NoH`J8@Vj`vIoxuMs`TT9uU9W<xrZ2M(*E>4(&Y}I4pjet2$li<nxqdfKB=srCs2;4JUQRbkYdSqK8dgos%j6Vh
a@CBcLx*$&@j`iqa>UyqHDK2HB>zV!b%Zd=GKy4R<J<ujJp>>Yd&)HwbK;_5=XC4K9}ql!;SkX<h)eZBAbc#rCc{+VFP8e7F_m&-
+bf+GX>WwxMdQ#t1n)P}bfJ=t+CA1AIZvI(p<H{dz_Y#U+t+qIM`Nub3W~IbbagJpdjRQL;c*fxr9!djx8HgZBJ1T7rgbGJ4Dj_G
@oo~qS^3`@*%)$ae_AmjiU~QRoi}4NOKAo{VMr-TOUT7C(HZSaqt`Y{+BbG3Z6VgSDz10%E2M4r+Tq1ibT+{1^EoidqyFRN7r%YT
YvgS+)ae^!D^Ntr2#REIztve`E-&lr2!$4T%O%te10k2X*dGS2nSx-UPmO7u<s~Z<(t(a;Xt5k@y$xV+Jn=e5WJ&q^gWnU(5QgJl
ZB+c>Jk!|92*84&BvDlYWTDl80%1*25fd-C4$B~W#RE!w(3H?K2@DjiAwfwMD=<?qAy4mj%qV@ZQPe-gfvTY?DM?tGrV;1@0p7np
kpt)TorW$%eMmwW3raCG2QVjIim?k+Dtbvg-)`;8>e@rz&3t2~hquvK%_6<WNyGq$d8vTtA`lc1Ji<Zj*1WKQlj`gzmcl4^$d29t
I&2l%K&kHac|OpBk4^f&PB!Q4P|kE~nL-SmunQ(JOFAC7K@im0gwhoe6mVvHY{D!JcR=%<YD19%7IGmcX#xeB<WBRXC0KX$x!~7l
Vb1Z16pvoMjcDyu!Jlpm*BTW^qPJcPjZ`L0VXFso?fKqh2gU)(f_FGeFnz4y0z`wXFenh{!sR-`0qmYN;bztxC4bt5&EzUguq!1!
vn29}*H+69i|fF#MEP2N&m8fx1mvHppW*Stlr!Cbkm&Iq_*oTF8$AaC{`@TZ+sDM^@FLSrD1{^#9J_}4%W`88tefr{6vX;E(=ELw
YhIom0)k~YVb`NNENZLuRBdS5qv5p8UeOSEAZoWHFgrDB@;Zx!eqHmlJtsymJtx9W;5-<F=NynS&gDJmBt8$o0mFpxKS?QaB6aIY
a~Tnu`b08%en+*OF55H}5u9fYdG+C-AH~{rr6dh@N|K_2JYiVOQw>&MYiqz9yiTJgppr3^7^4svJsshOw{a97jqjapXA3Kd6yMMy
<au4g0&3yxaD<_6!b&nJ6Db2xg%uv?uu)CJhY00U-pHJ<J<htj5l?fg4xoxf8TTc$wNZAj4;)FNXNfNEN~dZ4mMq3)+``96RvGlR
G^ptmPa2ZLYl}Qfyso_mxD6)hon?~~Z?;kUZze_It;B9r%#Abg)@owCb{=cK@Oknsx9P{Yj}}CP)?na_SPe>@<UI2ZPde9BI@9aD
Rqx#B!tYQo=!q5i=;V?GB$VpQ;s=Z}h@uLNr0kndKHMFTx^w9gF=7bXiQOeaw6)eBjn;{yan8&gbl66nJ3ddXL|Q%Msxg=VU@Jd5
2f$E1(o?Tfwte1TVdQdtJwAux2V>2Xtk`L@%N|C2yrtQNr`3zKt+b;Js!=5=pSGoAXIQW&>Vut@a40TQPA-WRL;P2~KiIEzn41;x
?UIt)o?0oEn#Sl%%6Auc^QDTu-dprdBhjah_Y@z5r71{otSSZCid86#L{&Pu-LV3vNc;EvHM6Z`p|@F~Ky%$%lUEddenBLY(#R0<
9ncR?x<Ckk6d52936v>-fruZZfiQ-ULBy0=u)_S)h%APzsoWZYuM@YeaS+fuC`Z4uCtB!wm)GOzPsL~m`;#*#@G>!oOv5k)1B3=e
L;IQ1BJl`PBuWgkG*d*RNkR<(n?^jq?5B^Ok*jgvZTSj^GEhr*H4!)f94|%zn6Po!g7Jj<JrSK`Cmqn`%hR%T$mGeIohvwz<R+|@
v)0Fcj(b&6F{|C@T1D?W{dZTO)sdg03Ja*HAu2<I;1!HILn#%}fd|hN6s}fsZ-I}l5h;z`gU}Axr|ryp=A4eb`qG+|^Vn))2)@Z!
54Dw@BEtK7;K=19q#Z<rYiPGu)xs2uXM`)T_4Xm;btuY1YeONCfD_T){RurAxUT?v>Z(pyMKdJ7y}h;@qO?I&D<HD>^KhCzTh=sm
*`Lg4s3y$?ZQiP)r4d`1q&&YYvt#YfR}jl552|hF%bTW~ITnXBDUnEsA{JCoMBNXM*SGV>!>8toj!(axlVJ$1inf2sQ@yum>`~TO
(a|4m_ufE9em`mB&-}&0?pMz1(pw(I<WA#xj)$&ynf`GQ)FDAiOcVtc5LhfwK<vhBt;xu*Z<FixS`--lZ5XUOF%1(F1#2mZ13*$(
8iHxV^}ApOohdCWOE!PYLQoqvkJBJ8_hu=m%*5zJqdI9b7cT5jlw1n|?wA$^{sVf1gM4VheR1MuPqgM5%Z&keV1Z`H7DI>nlm8DW
Lt;b6cN-nn6v`^jtbS)L_%UADBp)bwpTjHtng~{6Ov5D79YW$u8!~^I6Xs8`Q1UJifu^K(^*!73oK{MKFTZ7HK8>>h?RJctopmY4
ajYj^%1Iz3RR^mW1PrP~Ki8Sx$A-`~2gw1r14uELxojZGSWHC?qU{X{po}EkDM&h~H9DH5XvuQPDWue<%TgHz5k)V%fHB>O5X1xm
6j0Pj5U5103!Irm@?l9R0j;(a+4*A{Nd=&H2%(S|K;#I}teZUmyPKj>G1vnx5z3}FpCOP~3=oq9mpb&CB~CX%02B$v0uac6h@Tv}
QOF^tL^4Cgo{;Q;10W3q0MdiIV0+web>JPbBsj;)9f8zrU^NDb6v?2o1R7BYg<^=L5;&1DR*?r*DL_y(3IZdKD1}-;JrkE1t?t+e
lOPqyK*$V~9H~=qrbtpDsTIN$DG?e`$we|0X;3Iwkz|mGf<#(?UPzKqu)#4}EJoN46Jtb=>XkEMe*GwF07^UTm?k1la}c2_kb(k&
l7pqphctHh$-^Wjl1@b6Ky7ikX(vp;gDw8?-2H0U(p88J;v)lzA$BoDNF@+XsKTa}3?RlZ>{}m+y^k}4P#>B$F*zjUMC9gE4LC+6
i&GyBU>arHIWk8gqPxdk8rr2n1q9zRcW|7CS_BYG@2E}@-+>Sz_JQcJ@KHj6&dajw5_N7sL+pI$JcNYHgam9ez7{Nb6kK=^;RRI$
a<RT$vBFO#6on(Us;Q>PdnV8fdSsQ_L<fdd6=mO@1UP1yw}us%g+V~d3$*jXB8VfA7jIGL0myP^qe!cl2qK<JY(uhzhN7^vkR}CC
ImF4oWWgs%cNq!Hjl7_sh^hy65Kx^aighwUOh|Nu;}FRwSUF=ROjO$%9f=rWiqeQEMt}{^8pv>gr)&X08O@_1SQC$q0{OV@fezb7
1rF;5;M4)c2x<Y*AnriPQ?w{Ml7u1yjN7LW3I{My#BL2@G@=TMtF~Mdv?#BfPKL;Aw<u~oIf#r%4HT3sKpK|b0vds(Xh5J42!MKT
9XCAdLL@?J0Pg$nHg${|1*8f<xWq9kWTGXcN~9uaYa#@43b}Sw)dPi4on};^J4>h<dXkuuvTrg#_=fkYSNGkX2tn#yBtHpFp%Vb)
h9L-ql|hKfNXcQNqXgYIoLFm8+CL5AX&}w5@I9-#4fztG)P*X8APZzWA<Lf#TWF1~N*NM*WSvEA$iu4<3qsH^2SJ^*c}k+vld_L$
Ip;h==0C`ue1ln_bDbf%&&g@sE;c1e?ew5|MbOBxN&ZYLH}#?J%`g*-32RNb?ZAE#Z3PH=e~NU6jnkBev%+aLIrL#8N_D#mL&gB#
p!DO=k)@kX52n;c@y5oO$W=oVaEB<c2S*03-ZXvr<KL|K#!Dn7{y9|Kq?Uvn68{&vbw%-<FRyoZb|go0yyJs-Kt(|uyLz%A+1Yf6
iKHcSWLZ!|Q|ZMqk&=L_0-7m;iDjfNr<bxeys;%L&@o7aA<_yL3YrRH0)-eZTF$LHvdC?Mtd<+rVFe;8#t1Hr;?V?X93o)IAOO2(
XSmQhcz0kS*bM^wpV%!VpUudZDX<_PDL#as;V9aD5|-t#!I4KLv0SRzg-o=a)4ODFCI3H;d7mM4PY7UuI~JU(BbvmBieyfp>Ht*g
LWy$w+)sH0#EGwWRfzL&sODiz<NOJ%=z#hGj=(+dafgoDP<WINlzv{Xy074b%*P>eqJ;5-CDfD-q;L_6Dh89}8Zgl|mvX<#HLydN
oq5@5l&E<At(L+3oj0{MCZn-+n_*huCIID$0*>i)?Sf^6D4h#$f|XkDNgQ9ly{AvT5~K+3E;v{4?Y}MqbAVhK7e@~q?dZQiQukvf
bC!_X$BZC#fdK&hK|26|AXkcEt%Q&e{l5M^U{iFdY@_VhtYVT2?d#F*X#Eq(=dU*L$<B7TAkc!Dq7_8zk#lvcn0ah8u@GV-qC-pH
QMqmtAci)uaN*W!{*%(5J<WsysvM_9P6!i`0QF>GB7I6Dpw4`*;&6{|K>fu20rHOKD4~>rj;N%r(0@D|VhSQDp@>K!C|L<2CJB^^
f_?FXP*W2i&=5rhQ4-S<L=4Fk6468?Ocf~sEQJaa5dxA*5KvJ|45U;=Q#zcoAFk0gG*OskOw<enp}fju6Zb%c6bR4+N|6ehl?@P+
L<Cd?6I4M<5HU~`)KO7T#Vj&3AwrN$(G*h>gar`M5JZI}!%YoPG&F?~B}COBRHYP=1tkR{#84445iK;6R7ga@6ahsoDG($T3`E3H
5JgopK@>y*K@ABM6jMx0lvET&Q4=JvG*b{mnS_)Slo7K7_hijQ0Tv<1)Qz<Vsum(CX<{ZJcy|vYPY4R?bJpi}L{lQ9sV7q=9mYGm
Lx|AU(3s)ub5R-4s<|c6l!2&uxK24K?kIRztxauXr64o8u}f<PRO@TCRy2`T5RtGP_X%3dq1qf4cDNIXQ=7YmL!LF<aE^;`mK{42
ixtR;$326M)Z9dz8tq{aw?^ZFO(x`3IX5QfIm?k;b2(Kzr3AZao!n43S2zvPU`sY`Bc>jBXZiaWoTn9+2wF7>3Zy>bL@zv?LyQj;
J&2(nI8mq4uWqP@=3tQeG7@>n4$b|ywoVl(zAZ9RP-NjU0z&5W8pxJRXHIS)EDjl0gBW)phc-CETNwjRu0N1u-pK8|g5dH8e+!++
da$Sn^{i5Irv)5oPGFVg6%zXU*S+T$IQK)O#|Mkj$F0WOZXgqJk|TZGyF+};;Fx0>MG=e#oDwn$d~*4#CszJBFT;p_%r6bGu%JKN
s$^NDvY6Bd4JRgu>i*no9a?ptx7X{$G@m3CKTNpFFg*3t%s>!N+hcagDc#0J4FYL13S8fl?XAddDnp3E?ozW!SyVEPgfw>iCc+(h
Ul<<jm?AUw=bu_p6n$koXDU{sc(Q2?9LII(L)<@*zPuG5?S*JnL?A#0NQ)LLAVb)1H}2oX;wJ-j1r`0@Y(6Q!_4^LZyN)ykcz_{M
h$+3K6&UmU!v-^s5cjz$P)6E^5*ULL6@tQ|B)=qZ-hKMA>Tt=Cvy7deiLqwVRvJL<hxy18`4WD=zw)AuGSSQYuC33DBa?aKjSd&J
z3&~~o{r<53Dwc_-uHIrlHU0TCfrt0cEatn?<b>#?T-rKc3rmKE?b&0hU)O(FBZm_C8d(Wq4Je;=@0Ca&`&H2VM=0RdG;*dt^w3$
#Gwz}NPaYizW>SKkW8Oy+&>yn4QnNJY&k8I<tuT^8f%z$sq3jsHyT~#F8pp?t6S(<`e7`))(ki$Klh)f{(tKmKi}@9!eZ(dgE@ck
mpOmX%S|Wo|Ff)X%<?*K#fxt->=7#g6(v|RGDSN`beUZ<^YA~0eZHe5n+Xrc-%?s_uY@2TpPcyns$z!%iGpT^Bw{Qe{Q`0wBdDN&
cCdRIs=t0a*^F0(g&Aowl?Ur@6uV4hHV7bw+sE3JGACD#v!gYPX<?mjjZPjzi#bJ?nhF|c7N849;0qv2LQkjFQzq@UjQN{8C)OQ@
Wkg_!^p@9JdWpnf$O|N*<Pcquog#_@Sf)lv2za3Aq!31-4nlTZyM{UoCzxI3S(M~2!2_6n9aGWY?>It0race?PZPhlx|FX@Aa>4T
?hG>mSh(=K7#ZBhbdQIE{^{py8$C^{W}z&kw5vg#_#)Dys)(0le*J4!Qb`OM5gQm)c0|L63X0+HoOj<G)Q@iZQe!lNYMVUDX@<lM
wgHmTtcqJQ0(OMbvsROY#$dc<){3cz5}O8SWMyEc@+?zK!#vFGhhiNHyGc;>?5#gEUS_anTee=InI9EXGT;uj(sym!IYf6M`s^z4
GYMxo6$W&(E0lJ=716CRPF@o~eZ$h>+o>8w^;~gu@(sEKDz1*q@)Jfp0%alRp}Z6oe&4nJr}6plKF*p)1F>K4bRsFtrA-i-K~)BG
LSNsy;^hQ#G(tHM95ZZ!>~qVp5OTc2t`SvSsz^Ynxk0%*aSXXpqnnZgbFppFL1l2FiVB3twF;6>A*6+B3WO0eB&&rrWyETX%p;Ul
6oip<;}!yjk-*}yWE{Ad6clx7QbJ6)Q!beVM`aZuvxOXD2%LzyQ!3@ij#0yv5++e`Dy~76R-q)Kl`7b>C?td~6kLj_l@Zw$N!nF$
B_fs_O31SZFucgIP8f73iaAj!iwKE^fR$4U2$HawL>8qfinI!%t`KQSK|ms~sv^T^j<<8n9FDO$6mYm&EX*Q733=Rhh(%m2NThhU
c5<q@$T(D7h%3oXBy*ggwV6rIRS`M46qQv3g@~=Kij;^O7Fet^h|1<*RAGlsAw?0!M`om)TRS3*HljovIjLx{swxQ6O#wkcK}AHA
1Vc*13zX6z<WBT*;c{~VE<w&!P+umfu~3;oXJ|(%f~e(G9EgL31yx+p3dtiOGntk~I9UObvW}h3K8`-FWZXjR@dK&b!-hKa_$RSF
QGBIJqrH`JQkAM4zGc)39}e@sJyu?IYPXnjax(2Ic^EC3n3db5hJ{dm4uI&Lh@d}g75lWD5JZCzP)acnQULzx3_M?p&86LfVs!)6
`qL43JuBeJr20`%|K5lgfLZ`1LWM;rSdoYrnFa!o`$iES-TntCoIs}GDNqi=k7MMX>oAXIXP&m->->!_%M~If+YYWNO2ouCzhN9*
D${k5VH5v}SFv<#`e=J{8^i2!Gtxf*k|-dkff$wX_jEA$r=%n}BFz}lrNq{0rc+iM1b><YDWMmEOi+DiA}jAv@X_!NPvj8)I2M#c
lt_42<*-+9lmS$fi4dew0m0s&!hC1r+r<wO5-LF^T7ha2sF0;fp%JD~BC070f9I4KK@5rwAv08oOA|!^(@IfMEJI4P2}shkG^;_!
uc~*A3rPV{Ln_4s3<EMFB9gtGrU1cuOL~$?fTb9MDxs=rB55FkAq1(0Wswj#$3d(Fh!8b^E5Zs0XoM&P6oHXgr;LdcvjUqp${T|P
T@@OKF0ehMJ_8rQDT*n?AX+2eCzK3GF?%{d2ch<NYDqs4Q33vOs7G=M>wBMKb5-raGBJgW2rw}Y9(&EPh_D0I><cUbXrh$I*MYN(
1Lr>TkkMYj4=_8DLM0+;QG7vv&PAaqN)~})7$6TbTm%0QxdY`<K{#LLlkSCZr~s%6f=M7Ll7eBFKqf?qC<uTgVDj{R-Y6bY(_W)6
N)`nFK8qjHBkLB5zaPDRM>zh&=_$j*#6avi2lYsA*f8RSZ8-#&e(xHC(JrI=ocr9(tkF72AWhK4&eho0bnhzmhekrQZeC!~EjsxO
G|8x6RFn|s`-sQfpO)X~qwN5@eh$~j^=xtP9{oN}6&D^8<zuLkWG8h8N4rQWsmvxsHbg~lj0zoERaXjSa*E;o`-S9_XQS)qdBmuj
j_%*RC{B&<gaN_=;l{9ZC01iy+SA)!O{3gTYWna^Pq`g;SF1qh6O8H$7=OEtJWUi?J*Jl^Lm4Jzkr7+Zo0A`BZ;;JkQwxJR6|_3!
(tnvIW!}RXfFb0JEWuZzVrD73#gB`p7zpPS$j$7Ik!V<3RGL;J@-D3iVs`upUX}zAS4v2TrOz)XF>~1Ghb+e@!wejjl^^iC!<kL1
-PG*~Sq3pyoa+OhZ}jpQi>J7EOhH&tV1~QU;oh$N*rf_QBIOca-xAz&es-K4qo#RsZ0d8cwaKS(NYP8V%9jsW01pG^o-8)>6J3EC
YVNJ8prZD?+Iqf>9XI19xr}m?rb&rO(@<+dxMUWvQ3J|epCHpAkY^7Qyv$}*z^ReTu%ft9yz;47jEIP+;XzH5R1^dda<d{i=3Y&p
RS)SBz<6*V;si|$?H?CVi5)d|IovKfLOQjW*;M1Z3ED)<RW=||R6)^61XK}3(9Dw&GgUh4^ReM)-FNfjyf=qGdx_2EPEm61%MuJR
jqS%=Qezu@x^&6x$xe{^{KvZxz;b53qz*g@=XB>=v6o(ROTB_cRTM?u9PyyyNuz?y7Ryq|R7DYtDA;2sk*tr5<6k7>$d<glCZ7p$
@7vVdbNbyu>dN^~cNkva(zX><P!JJHrT6#4os_h$aCnCHzo;HbeYx_UEfqlz6wefzar@sB-r){@R4wx!IHGh8awsu`bnF&>oCt~1
MXI5tlK!aO!{jHNxUw}W$v$+PT3b$<LJL7O)g{7Iq-`y$xKu<@B%pzh8-r9VjUzKoHvW=8*7PoGEoim7)rqOeHk)Oe5-KrBoNAM3
OU|=-Z06V~3Kbghy=j`YWI16nIJBtMT{#>%ykZYJ&Fg;yO`$5U^7(!8s2_U~kucOLjH5wVtYENK3{EWU@xil5qv(|j>mRiNJ)dpt
=ng-KgYqAU38BId^$L;@tqP3_BtS$$N)m+(lp_fRG|*C#w8T>sK}ZnL#8XU_L_-lsFcC5k2>`gECrJ&?5LtkzlI0vxV3R1g%GM`o
F%C32aJbS=1WdX_c68WW8dg;Jn_XilrWXKrHV#1OgjZ=(br}^^${1V?5SWDoIN>e_CPSGvApsM$U^$Ret7j@@RVPSJou>gH5(*Qt
<4-#T>~#W*u^_T+p^l)-g~0P*$_x<187@genI=UfSqQq7G72>yXsH1*q$Wg7K{!%DR3}L@bV}nXl|wd^gbg{(*3x8mIOG%#agMBI
#svc+8Fx@@j*y;FC!7i^LAx2)(s<b&kf7GHW`G}@*G-BXkO<I#QWPsfloYgxQWPx1KvE!8DZ=Rk1PswQNVK$bpg@468Urv?L75DY
0Hp^ZRK<h|N|hvnKwu&VCMO{>Lm6loBt$YOWFm!UZ98IcWgKb1F3=LioD?(}EJXkXDmg6*nF}N!%#kToR#{4tkOoXajS6E!vIrpI
O_w<Wacfw)Vq5fSP9O$>q~yTGF%aTbUQim9wTQg@x^x>>P{{&;qy#VlbNzXufz&@&^(pwP`67uB6KTiM+8yX3heIWvgDF`(hI5T0
FV#n*AHq(WE37)Df!|r*>EoktHY6u~VcUD_iLKIy3{hv4!}K?1BxGk$meZ%kj73aoKU+^ME~qF`VhXabl@8O0`5V|TQYs1%`{X{P
PL9|t;K3?r20$qf+kmykdVXikA9{i53=E8iAc$yb5t1;>a%iCU!<8v$#|TVYWhV=RVnD{8HfSxw&P2k%sR01XQAZ<X3LiFq;G6z!
0bfwQinv-ny_-Lu?9v7uL_MS6maDe4W|*V>ykm_N6a>>TOwhy%Q6xLCAebsd-9wDA0aXDYmc}HoKUaBbXcr2&n8~+H7Gn>Lz{(?Q
{a2^`zu``Qoee$2<HvW69QADfzBBTuc7V}SR9~x)RtC75Mx}37rlJ3OaRXF-<jKc5VD(k}zxga}c2VDEeFsl2=pquNBER{e3)!}<
A3blwGlT!{kELniw3qK!#}9SI4%_25AJx`$%vpWH@?28#*qXmu^th|O49~6mAH&WXafzC*#{T-k#UR#ca~7`@sBx$(dKDVkuHdMe
I)O~W#0GD0`Rkk04C9|qC#3f0Rn^QJ`Yr0)%h&NZ>HB9(Us1Gb^<ibMD7@K&In}wMltm-r7TtELMqYT>q8iRUZLagw;@fX;tMWC}
zGY__sukux75|?wh2xXRv$6)~5NA21vq^2o>0xKtPfw|dN=UTCu0CCLGW5$y9$F343_>yF8my&llXGQ>YHL%yd3ej)`FcS%MkZ|y
O~JbByWp`i2tMG;V>zE8ix9<`_Q~c<1*h8hi&U|457)iR+=Nl)(9-IeX@ng^z;Gh{%Emz?(5V!`qUO_ut1(KLD}}wqL_MgoNVJG|
28tHtMAutu8`8%&Q2?k0!gQQs_;^W7bnnLmh0^Qa%)h(qMfFA<b6l#~q<!LMqcMx=-T5b%v8IRCA<|z?eOUrx&`Q0cAQFQ2yA8=2
^DmiC?(5Xu?R!>@Iz8M<!^%SSvl6Snb6T=9<wI`jQuU6k%;kg5hMG_9%ZN`n;$LPpbytTMUT)ax<34(I4s>$+$e&A#=Q*1)T-S3N
zVEyey|uw#J6PLSiPwc7$o?nCPl+?{Y(%HDvbw8L#KzFYCtY%A`NoOjg6k4{Y_}y2liiD1m513>^?cWS+ZCXSQOl65%W(QjHnOhx
N;|2fz8>bHB-0+c<sQ~e_v<@%4v&6HJIyH<@ca~-C=h_5e_pUSm(UTY4q&;^fP`tmT8K^M4p7$V0<bi!D2hE4!wtG)el=hCZ>DRG
P7(qPHDIvBF6~=5mD94@u8~*zI=;3;+!*w)j_vgy2Q5Fk^*>G0B++sy_kCNX{~nyhPnWrod9GV&9qvY63oXS%jonN~7YxP4skoGv
Rh#dlR#9<4t||_1y5iHDHB@bPg+&tzk{?z%7KyCn;=b3~X~$XRQ`R}{&5DEL*=mv;y}8#6R*~qDS5;`8GwFDjhD;v}M-g3lh@414
sYVq6c->G~Vzf&Fkf5G+rnsncp`^}^@h+VEFKao2@_Dt3e2jKwq;r#)@o_Vl;hkxvBttB+gxIaC4oW_`XDIPUdsh>8fmL^n+4Wd@
bw~=N4<LRvqTSED`uVbNW5(L0O8WcjoAN2;+~UsiDIN;_w$S=lHVqi;g$V+!ue*xF{9XOu#fQlc7e{+~xqg~Cy!Nz0*k8i)oI|Tk
myo+I{`k>pkH&AkAty3bc?WC<8MB5QCCWR<-CRs2=tw~v;rHKPo$jWXB0A<Xq<YCNC!U`yPYF%EUN76N>)C|j?m@Wx?fUdB+wfNx
DIq<00vcVxm*W6nOj^`RpSvjZKm~@?sz#8AZaylpBIxuiiZ1T0E-8Zhz{}bpPO71TEl_I#!m-K@P*+%8a8rP?tDBW5bVBOtwlnY7
yTI*k1*AHGcTbs~j~N#xg+Ux|$TC?-*dpqausC5r>Z?de%GscnQGrydo}p`bhcDVTy42esSA#eqk%l4H7H&xmvI=KM0f&ORWxC+u
r!F@;eWL*d?MkIwcSS0pj#piI!#uY7YKjPsb&10#b9zRkN^SK7kb3DTXIbUQ@0IR|)g)Y#$7-|m<h6y1)u(@leRJHtoX|ad`|=`d
gu~0wVDF+f7b(SE60TuZeNS_Kyzf>Hci*?Y*$(AhcHp8a)tA(aQdkEybvvdRGEweS5<(QvDMS-&@_T}@q$NeB%$7MVR+NxJOH5RR
+ZwEq5LVdJX%xQF?7jQHHo|&z`0|yx!v0yXs`mPD9DK)IZUSig>v&y4k~JaioF9Z`bJq3CMH|jxZP`_KFs_lI1UfsURa_Q$9&j6O
atI0L!_kz17bsFsc!W={4VXpRf21;ZSa7l8PtEEPU77hWi7P<Xq;+pcc$m8DP3e!(k-@}@ZT^;X#i@A4yH)!4WK2)9)n4;v`W~0w
HFnjwez%JGt{o#kRCKYY$362Womn|JO)NIZB_EJgvQb9~R3%kHTFF4=5Ms5sd~vnIekJbZa2MON-eK&lVa+)nUs<ePkP4-Ao(RIQ
sQn6}8j9q+K$C4M8b*fV!fFGJ3X}x|C6=;;fVIZgotol_5N}ut>Iq~uOpu94=AN?EaM!4JLl7d}%Js$;PQjp34KF~&9YPrpl^}2T
01{*eIf6AyF7dX)LmV?)R3n0-s)2jpYDZDaoqEMk5zB`KVQvX1oc1ti`u{zckh+bkglFO$k>%w5w91Gr{#OQ1UOLsNG86BwE9)7*
o)@IG+JmGCx~qsKOIh0Rz`=GV#^uLQ7dq1ERmSw2{~mq{KU7hu4F*?8BpeVRR48_p1z9zvF!GS8!!}w1%D_}2qeU|AE)Qn7R+hNg
VqqbvDq~_n8=<DPZr=0i8^zZcL?3L52@bC>CakuVlvsL5EFqpgdp=J7bmirL-}p%G33t_;zqi%S#W+}K?mCUs)$^P5ck^s^KrvNs
MIDF+A$U_2U%FfEKYo*o(;bRJ7i9OHQJKwNtg<z0Rr<G45-1jfLcpMb4Ny{Bz`Lk58z>gN_j$Q-S0*>s4%TDmd<-tm_9;uGdPR3r
ksH$G;=-bfkt6b*(b=z_p+r>i&Bea%aEF~I?#F4P*<OayF<icm!u&f9z_rGZj1k15#j9-MX9mse(3h_8^v`{r9R&r0UHXO<==5kS
<NN#fZ*yLuYZN}u=(5W+@aWs(rNh{SzX*ssLB6F|i^PY4zLVwW+WX?N9U1Z!d@{bT`4+`(G4Dd_6v^8)frU3<w;|V1HzD38!GqN-
$(0f+h#8Z&-%NMzoauF)OsLcQVF5A2I(i}ylyQ-2leUQ=sY3*p*5Of&(#>3(2@NPCqo00i^-T#NKFW^HhAQrD$nNqb+915b27Pox
QF%<UB}=V2hVzjTzjR!OciQN}yXRS1(bro>`fOc`TQ^wKEjyj=u#YBov;{K|)I~)>kX+r@Ox=T8fNP{s=@y;I4`r*0vG1(c#W&9T
I}zzf#p%W6wclP^Nxxat#nR=I0@rV(=dP^8KdgP{O7s%Eg_<YCwh&aaeoE_FUB^l>kFIxJ7J5sL46+Z+lZ<qY6H5|Q%w55%O4}4(
4kwAujN@CIeDTca>d}?LyuBn;w<Il-)r&RRb=e=_(+L$P=cZZPJvKEX8Gm?qk6w=FrHJ|2+VVSWdDE4T>Ll^p8|-mLSsPS|Gg7yf
Bgd;P+r7p|yfDsIEmq`{t5Pd=p|_SaxVbv&`bn;pI@)EuZ{6L!5;@;HTsZirE}FYd=hv3EVv&#SX7coXW#by+ik$9Sd_bFHe3Z`?
Le>dgF|T~CviNn9#JcO+FRr*=%*z@%@>=w*OxwOsy5=r(Z}HbWd4oetQCWtZS<-kEX5N;E+{*(QZS{mY3Np}_knc&0E0&=JNG$Yw
UXEtXN25ehb$EMXXksS@o-TRUT4J_dx4J<ME?g!uV=smB{p~)Id->;vChvP4d6_aln{bj(c&5kYzV&A;*Y0ijrmKWa$dEL(z14}b
$<+Ms4sj#RuMxV>2#*!+Idq$oo^tmUK6N06*IdT#S9e<v%JSW#lA%1igYy}lXUo238|1lpg{W&wWtOrV6N?hb>l~Gi`Il?(;_Q}!
iY9Yh;56!3iqUNESHTyYG{cr<TRblLa$>Gyw2Zl~@?%&<?^wF?src@Cz7}*#yI{o%Xk@#X47gmDinBHD^s1Vz2$cwWgR=f#o-)#Z
i3{&KvUc@PTPZ8kmt~yZb9Zf|IOBFbnJx{W`nYKNb+eo`Lgqk;EX-eg%=Wszg<MarB@o<kMv)=HLhcE?mmzKZkAtDwY<S$MK1izR
39Ij+<c0Q&yzgE0CfUc@FQ<8D;{Gf3m)(&}c$!M_bgJxEj?cBkj4yfSV&5k>y}i4R@yk!Axoc*)ZuHITtX9r+br&$0KWlrlb+3KT
8uG6V?)v6Mea6oDSZ9gaXjIo-aO-Yk(dGGjPiJMqXLm0rLvZIRF1U5l=GFAx?+aGbxsG3$NN-6!;&pM%yF0=fH0v?x)~qC(F<#;C
^jeiFnX?Ak;oE)J^v(<8%wqfBO6*FxB=0)($C)K45p-YUGJcVf`{v!56_@$?&i4)X6zcN{jKdRYq}FAPXV&a4Ne8z$?=zQo&ONz>
jb83<Uhx+>x8nMZ9{CMLlZnLL_LrBi`cZo~t4CaP;NHRc!Wr#!`@dajo}A<HQWqkM`p14bf<2=Z+p!Gek;jtq#N<TJd1IS0<XTw}
uhY!=@y{PR@;>+0FIe^#^VeM5FE<Rfgo~}bn)Jh3yytgfUgxW^r{;7{n_oRW=B=KV>3D8Stg`VXmv5$)`e9}(d)HB3XODsssf>r7
)rwk)=NV{k(n)K-H_mmfYTcY!kG?wX^{>2W<6Xlc>CMTWImUGQ>7l+GXq)GIo5|-gDVv?yc;=&8;I}ndg;o@1lBANza@R6q5e3eX
8gsqkdi5rcG1@J!U=&mOUX-G{#BHwj?)bLV<CCT7WwS73O0C+~YWm~u_7sqj(zJ9R8J1^Wd7G}a&aELdvdcV%%l2X9c{<!2$B9=+
6ctrdo9gj0Xi&F%yUgind5BJ@CKt9n+^G|3(3J(M8abH~NVUw!+v}OVbCGQ2?_I8Mb4zQ~yXfdiqG+gAY+|q3ay7b%54S@}E7-yM
<10LmRxYSQt!P1@sqHJ9G6)cfT#B)!;Er+ygNsyLhrU{fRkD>wq9B;+kH%(pL%w+p-#b*o_Pm|-(Ehv0e7&76{;HXX)%Hf(q5ctq
4-Xh4OVL14)Uk+v4Lo;XiiY}UM>48c&w0hW*O8$wHm7T8))t69J4Q6AixH{f*G%y0CaaDePc=m=5ut~iFP%9urw$J(bS&WX!L2!6
+0vr=Znvj+VwghL2NW6-rg8+VMVnO9xz@?{s;uQw<&PQ32qjj`j9+%rr`_LEJY6gr9j|J7R{Sp=R^r1qypcM6FHIwYqS0b+r?p=D
@2fHS!!xJM=3g{b&UbcilcUO_;u45C%c*H|fthy@pJX|g5aUYRT*&ZJ4e)bhK%a23#+jW#?3N)aNSSb!>+D=2+H~nLAXVJA3Ole*
uC5y1Moe!Q=zLOYSn(?wqnwYD`0HOSJEse`>tL~@`bA)_KTj}iCrIv^ZXEYJuDs_gJ@?El&AME-C7Wj=-$@=nThBa6qdM!(8eJUJ
2|CDymB(Sb<g*9XE~p@b0xea7$e7zXEpb?$R~{%VE2h`4OFoU@y1t_HA$HF3nOyYQ8>zmFFgi(dhdEvR+q+AA%a611ed5W=e@K(t
u^nfeah^%gwI>lF^}`7?7YZf9mET+!rf39GtdoNDkgLtXXr8s&)f!&e=Jzf?!ZWv7)R&_t24Q1s&rdJHQsBN_^SL?Aovi0qc7~R3
cJEq5uoDI(3I-4))vKnXWCGh>Lu?Ju3L;f8063!<o?&oUqawIEEeyYkxdJ%_3Uu#U>Y$2P<q!l%pu$oQ8I*E>qX2k4T5z<u5{9)s
(!gYk4T$jc8D!$w-JyfSk?6V0;sRcb2}f%7#6YxJv|$woI+^JhM$Lsjt<SoOh=S?X*K(~>qEuCIGM&wmiDt-LIq=|&^_+<3iP7YM
?N}FE?@F49u#`qlB5c@bQsG9?4&mK=IFTv(+Tnd=q?nZRo>vR5150OsvXhu}c$qRJ;UwM6`mL@`X(FVYX>lP6Kc{~}2WqzMn&r30
DreVXoo|ZN-gMtI(IiP3gc%la92O9kRWLT`*T0icxbaM}As|$aV&e}y>U8r<;?DZZzb~$Jv(+Jke3tP(-I6{nSgu5^FNaPEQ1KaE
<fyjz_3fNVunSKwl)@T=8NkUH`BR;elrRk1QbUyU#>|G$c{!c|nCahFn8~R&l5YVyoS8mdz?M$Iib3chx^$cB_|eaFReFbLtUIbS
`yR|I$8C5>i%3whKsTYSILJ|=)FmYmDjuJnczW`tcEadQ*GOcl-inkP*~n`y-Ct3>lqy!YcHu^QZ#g&$j5ethf{2KyM%p5Z3JjjX
nQPse<KWI--8%8C)hd5vUf>)kMHE`6+c;(kO0FS><q-K&gLGQH3+VaM^e$(eY7oU#Rw2Im6+`QGsZbah2%1JxQa#0IysN4zqkSK8
>#n}1FG=&Np?#_sySHgs4x>I|O|;B~s)D5Ai4a<*57s|Bd+!dy(gj4bmQBVQ3a&iEX?YPJmvORh_CU}Cci%ohXpB{9I!Mo_^>^y(
^IPiQ+I4@7XKmja*j`gxJe;gN%j>dD)cEF^m(nIK=IcJ|(iG%eo}X8~r(IUPootzJha|CjdPxQ4+P6_xUYWe*QR>cx*H}tSOwsFl
v2xiH>kf5u)M2<T{Ya}j>Z5PBhI&}B)4oR*Pd2=2lzr+Y=L)t^?ihv(h=LvFTCawok|-^{x*Yn_RPT;g&KKQdEpx}z>TC6V_ULyx
xY5Oq);4A&TsVuGJ(n+Wo#ARC@;O%pUUJLFSemqVYWZSL=9!ep%eEx${<hK9<k4lNbqOwC?!BKqO~A_XL)VK4k>cc>kC%DD7srap
uv>Y2kGqlg*Kp5T#FdFyyk+_3cg<Kf*CjEioaDAo9q?X9T+G|0o41$S5*>|M+e~Y#XB(@otVfKzut(}93X}!Evh=Nb*&R6b*j{u(
%*Qiti<^d3pasX_+|2J&;^`2w`y!YZ(-l@Oih!t4tI%A1plh4~mKD(&%QK`!>oUD8H*l59?{gh2Guyp-M@M{=VA&<+p^+J8R4W;0
EJZrYJ`k}MQ?^DM5CSZUYs)tWbk*E~YU20dJ$grCoP2-HB}lQsQY&6)6Z#ZHyeIh>a1w+8@3>vgigMkNYlD9c7S%xtp#?PPr}FmF
u%Lr0T^-%Y9bdYfns(`_^UR)S{X==%JsIAr#o6PF#d*#^gP?{^zFzS9n%@x9OSIZn-S68kF$W1x#&K5I>i+gS?J0fSEpzT)lFZy_
A>DVv(Tr5BGYY{3yF97PF<%`s9*thYdnEF=Cpm7B;`154yjN4-Q1`(gYtM}LSBs$Z4K9;#p7_<;<L+3jl+G1mOFg^3H4MmNx_O1V
N{Ja2HFop)e?Df`z6@77Zi)5TXsy0h<06q-SDZP_Ra9>kJ}X74imrS2w-D~Sgp;?({q0XI$f=-8$fZ6$kQ_%^^6pxz7Ygz)i=xzp
W(!+FZL~tRTss>zX8N+RL_*o#8o8Txpn>sK(2MSNoeCR#d^j?cZE@syZ=<BV=YCV{<RKSVPnJ{j&XB;}w@^WPZncrOnb(InR}4wL
N87JA*CHD4#v|g+U0<SoKT^7l=twrI$UhGAsCg{$EkCD9P0d=ArCRY#-A&(Oz}ZEQX~l6(+A{3KY<t_U@cD)K#v`<SE3x(;Z@2W!
-;iytG5cw;aD^bqy%*eLi5z+@AXfyd#hK4#R*qq*HdvTYgh8`nYZ<7J!liL6FeF1>TNZ(UxV2PJH=aes*X&(d?@;GaB4|aO{=Tf;
On#hT!NsktG>kxcV6x0Kjdi0Ki3}EtyR6Q-Rvhm^-xCvVOmE}!zHt_o<37{gbMG$voS%%imdv9RonD!bVzbd|7F|m>&e#Z8=whs3
g?c#-n6j3*ByFVd=-+wtv1)JRb9(s<&nZZD7iOj@C>F7OVw51kVQ{q$#mYQop|MK06CkRNK?p#%p1NLhwI!}%ri)h7MYSf%^Jr(Y
g2C}tA`e~Gm5ex|5hZzAW{Q=iH)diCLa_{?M2}kewNJ5wzpIB9QKjT)oLfR!xPuSVj6r@Y+*f?ZbESfpQQCiNo7tV-PNia^#hbTd
O?NeKHS%*85i@$7W}D8hqCR$-{5pHo>AsTVVoLiW?&nUpmtyW2)QxT?=5q1cxECX2>*d|<uO+CA%j@-(z28^E_V-+eg6h|h;%iX7
OW@bF=N=9Do0hv~g|c2^Da%<d*@Dkoo@CxwUi#i~^5N%wOY4)nV5D=a?Q-4Uth(m9RpET^trqc+X#O|n)9=owsV}_k3ezv$<@>Bb
dhr=Kl6Q}e^UrhFn7a6<w#^ZqI<?a>#K-;DySjuzs1C=!S$D5Ykc<zHxUDK}B=-1U73z<}RqV<?8$oOG3zhVlX14Ls!qL-WsG@1f
6PZyF0jPo$N6i_tt7V52z8@V<fMj=6R?=^UEr@Y11iHHMWLacpGO93V@w!WWJjuq9#Ln225fMeiS3CS{@vJ)U3$Z^Efem4O(he^-
e6zjgXHdDOel)xDyNM)To~Ls*y%#*(RhN;)ar*Jyy~gu8v!&I^$-#bm^*iSfoOykVcC5wFjN*}iV@1s=Nvww_6Jkq|LLQSPRMOR2
$=205;@|o}oAVCLr$ElyoQ$r_?30#9A)Fo0X`?bKOfU>J@F_yYFb$C%z5s1BGD)zDXK;Bt4%^PPn4u8i2|So`F!VwI(Hw*!+-!pk
=;y45%3Yzb#C-!HuIM`?VG!X_(Pa!NZK>3r)5Pf1hg^8+R&3A)&i54y3l|905;V{qOmHB9*+^KXg2u}RFcnrLzP+vT`yA}C;#FlL
9+~tZnTVCX5}_<{AVsVt&Q;acvD#xFQk1(c9XYxq1vyg?nmTiE@i0<}fF4Fp1F_)20T4WZ%1&jF_K6B$Sq`Rb$Os{$AjyYO4Ma>u
X*`Lso{f<04j>>@&@*70jE2S-CgLj-V!nW=S~l6qLxpL0)4<mXXD4F`kmwLb8PUNLnLyMJ5e|ip<2n+C&OkG#cw@ptJ3L-PL9!1J
j;N}^_-Kj>J8n+m9+UDP)vf)~lk7t7U4&n`G5RYGqxwHD({S2oiAIQtsKc)=QW?RlMG3%7T1+H2u;Dk*Ls*7WQn+?^Jx}oC>#qBU
wemAeT={>qD(bBfZS_un>82;3IgCwewxSFINQ@!fYLER8Aki>^1CLNaw?qLvE6<^xzOA7i{$PHngB%e;<D%>FVZ6?04sbbywiL{&
V74m^>85m3Ao~SpyM-xCV>u}~N?}Sl<Hk<-2E+Ns9DP3JIzJy0a^%u~E4%$x+HSGJ;-)0qML5ylcUMVRSN)p{*`BW_OUq{5gA4a}
`4-ct@$4KWdI_jC$E{P`Fb{8jKq2gbOg<6!w)JA6u?Q32oJRMO2?Gp*5(KOQBtWvLI)NMp2q>79t=<H4IB^EY#~3fR-f(?A7$;pA
_<`t$X<7_9-YdkL;}jDkQc#+T9FU;NXfi{0CeC+qX`DDww`Sy+ta2Nu_&*;ZIPV-HH-DR;RTG&LHKf_c`Ss7AuUjR_qTVJ&Axu>;
(?ZY%1qEzJuuIYcP$9A%4rGc)pHDQM;||uF3iNlK*^EItS!L`m4<C)>!yJ>D4miqLDx+wnoPX<QJJQ4Sq~jLBFScPT1C3eG(4uyb
sTu|Z?p!)3luD?}2=FdB|H`4TFeARmsAKzYucGA<OM^aRscw>2YciG&0&@mG6qWiZXhejZSP(1as2<Sv-oNP95*)BN7^AqK3W&9Z
meoay<b<MW&7>`~D6SC^$Tc}d1b=6qr7Xf*(aA*f5H7Y}fWOBFl}EBjAl3W4@8jrw5aB%^Q@YY#Bg2VYzGNX!NMCr|IQgj^;hH{h
Nd5OJW(xi5%POP4V~ca29gbbg2X{F{Q=o)gAm6N7cbPr6>YO5fdeXkI(4k$@s$oG<$<X8TgSn<AQcrYbchvgp3M=vSk~vD>k92Rm
Pvm%(EW15GlFF9K!AnA>hm1d!-(2ow)WbLs<&WTgCBgh%{9uwIBnW@$>&Mua3XBzE+EJs?jLC>NoT1^@tyT&{@`t^LC$OclKMryV
bqZbAO$q%S?#GL`=3O>a7iH$@2EN6LA<t)n-*x9d2P20doT#Dl@5lG>d!fTMS@X0I@u*c&+OpV`J4v&vu|B+=29a0upR%z@__DS8
<v&J}ApV6KwAiUo{xEYL!b1^SWNH@xvv_kJ!=XZ4puZ!xEy{2Pr>dYq==;~&Di2Ad3Q(a!gjzwN6rrJ^N<^dz08%i~)#kaRM@}X)
@umHCR8xB`a{)M;Rf@kU+Y91!qYG|h160)U2GI($_+fR{UFa<w#ZaToIdF`&3<g%YS-{R&ixoj6Ty~g?K$5i`b*{HTak{&4nq-=1
8=?8KJZ57!7_&%QR&mA7>D{n1E$HV2Xr(hE*ob%3=cuV4qumWR=Y4Q+^9>OIl{amQL>M9nHB2nba|zB((OY9stK&^Hj2{G`h&pID
Hd+v|YNoHea;*_mj6_M%d4hu#)<~GhYW2>t((c27<aW$wEfEoTcEu{xSfU!ETf1!yz9y>`2AJx#8rsTRk=?6RZKM%uqFWudDtnfm
%sAa}JTbOl)bFiea@5^rC1qi|t!V1q|HTi{)`u6!X@3yEC5J$s?QultQ6a~~+=s-{3cjEt&W3kN&KP4hYKX-O;utFo)VN^4tB9md
^);thjPbljChe$(@|x#zu?b@s;et(2<#Fd$c({u?L>}F4WV5KG<;Ed42@O;b7#1=irh;KACdhqu<okQK>HG0U4?mZ6F{8P7cus^f
cJ%0GM^vm(P>UXH^Wok}%OH#BIBNVx*7uv`d+&F~MGq#IUB=V7e%O&t9VhFjp&bw5_j_37lfrYpCv}I#ep}YVEy!xD=XtKFn>ll3
tP`t{L{<?EyiN@jWPqT|MP@U3vbdHfP*s%%9cE3Tp$s-xi-`n77*v~nGq@9h6hu}nDsRU4Uh!b7cy6p-I5j2~A}k8s@n$FJkTu<r
br7!{y1`-z-dQ?eB1;oRZta|0$qnr9G0nQdv_+_s0$41DWii%5ft8jXETRgmnqry8=JW!GJmn5XB?Xah$nN?bz9*9;I6|XgjC!i2
gA;bTj*YfVX;KxWqe`fPB_mk5owYQ@WgZje;wK5=(>{seC7!Q6-lETWA}14%ifT3zq2#bBsI+x!O1Zl=ugYZOVxNonbZu3f(T=om
JmX0A?GZ@*<>WGPXJm(;tFymmeem_Hkpr|0KFl5)i9kR^Dv^b||DVWHZqPg!1rMccg4p9@?K4Jd8!~1J3#>3)gQ~4FS-VH$M?yxQ
J09AkimDw1sI(`v@$t@}A?K(ZOCqd9n5xjNZiPW$Bz4W-7-ZM)`?SJ-c}+!d>XobvRpElTP+Q)a%rheOBMEh*1;>F39h*ml5na3Q
c&KM6txR78QV@NGD}1u7UM_n7D!siQ6T`>OTp&*w{dr$crXFYt2F*!IOF}Y@AZMeyyzxiW6iBB1TfEHLK=2-P<3{oa^t1O)k}uZY
4DU`OCtJB%_>W|pD#&_Xs^lxMsZN7V_S7;IKuQFs$7@bdWVnT{Gv7Il(SVcLA|NPHPuW^O=ngIfV;9AR#~2ws*{QOnM08m^e&V2>
fM+?97#Bh$`tAG~d>|;{ks|A{+vDH8VDrhny22_}o;N}f3`6GJXc918xj4NjBaz%wDf~~DJ`-ln1QoQMmdN2ptG8qwI`Ko9=RGXZ
0!1K6CDdU1E(-A2j9a?A`!<?Ha!l;@8nNW*!8MZQ-tnRKCG1$9?JUzrMI|bj<7jfKFAuDBRdo`gc`B51&gv*!MPaK82M8vF&9tkM
PPq&lVewwt6|n1EX!?DBgqbvMVFOo&bQ`@H3j|o!2AmxVf-~m+n!f|ZD}86aVw$dAwoU-{0SuV17BLh=QRT2>BCm$qP~_R+=TIy-
31L8ivu^PJp~Mva`>tSVudB<SnX40heMO^R6zeUmyk=oVNAeyR6HE;;q9cxmDC=C`>uwXUgrN1u93!&Mkdxev%1O2=l#v`0k&t4~
&*Lu<R`3@n(yX_fG+sG4ob_kdB<v<dMG~FU6cz?h@6KkyHPrdC+Bj)68)+3t&J5s3o^%eF-ef_Qs_P9;EF4*ys!OUZx(!WmWx&ra
lo&RLyQDf!8e_t^4$63TV*&w<-FN#h@Y7u|S_#lii&Vr5aRpqZltifb&2PD_9zVbC9UPOX!OA#zYpZu|B988|{X8#4K2kt_po7bA
WTLL~#7^^&ec~hXE9}fp?S@j6hRqmdFrh%DOZq|@AvyLZuRm;(7HH&+@#q|Rc)b%FW||OSR4(e#ybXxq!ae|I{X|VKThKJ$B-3X4
eO(O2LJW~7sentHYHp*<)HVmP+mUy5|MB2$FQJ!0l5|3Xj>){&dA$!l-%fSk+Yd=dlSwky#{W?KIv!qoAbp$<U7dIo94CxFYHu1C
j9|%u?T-F@+u2f86eTqMu;kEDOjZ0hfMopGRq|RZFliIv4|MPD78q>}GgwSTFW5l7`GU6K311v`?cbB%v<=z7DJk|n<~`T51s^e&
<Q2k9;oSq4{BYMU9UQbg+hNBBTZY8$#cB-KakTE~p7|dQB$84d`K3d*7Bi5{6IgJf;eqEj^Yc6f6`zQx<cdZ_R#_C?(Q8NHy&5ty
6^jBvf)X~eLOx*U_{F<tI|(<4*x|#3N8P#f9{J<kh~`0E78BGN9fWd37_p`#WmR>g$XY}+NCZfP8o~e#2@u8~WGPq%#1+hE<O_3Q
hx(+C(AgCfRvNNarjWrlMc(urc@x+8);=c*dqnfQyOV|HIrH1md);)3juHCt(R`ukEy?rSN%AJXbUdBWNU7@NTasnLyhFQ+Nm0}(
7k2Qx#unYO>nQW{+10v!csz8I&AxYViYU9=9=NP!<}AD$Xm~~n<4{Q?>Ph}O6~|R(gKDnM3^~wnfN2d8Aw(1u35R*yhXZ;M=N?Ev
a(k30uEwhibj)RC)2hMahFFL++Z%hncfIK9pCNL<zB#4ry~H5}d&hFVZXBF3`1-hW@-&9>uj3rGCPYUr6gR{OUe*tX+qk^lY#$#L
$>+xvttxzu>kob3aaTepkr-_j6*zHTDOM?6q@03ReCxa-_eVTb9`bj*7lNT_+^IBjG(3Y)Wl*Ll0YpU>IO#N*3JaEtR|gYUG3ET(
5*sdr;3U@*;L@DCyc>#`n%lT$IF-7DS#T9rCT?WF!wG<4DM7>MlE@*3Y{*%+a%9OY3Q7qy#Vizt&8x=J*}@uogcbJs&sp9FJ&Zva
Et&z0hqie7yT67LZwNq0i@JqMDF3c-;ZAm@lVKIpm1<>-h<#V4G@Pr%gV!DPIUZOACx);$Ce3lOZIgr)MEpjeW0uTxni5rJftZET
Q2d|I3TlYX98qC{H8?~}iXsA-J8|vPo(mY1WO<aV84`&$XN;Rd3bSNad#B%CiRg@x7;ta4Z1HD{He)cM<KNi!38UY{D&rok!3Q<2
kAEDWr3)m7<n_Z)KOQzj+c_L2yUjKM4m06jZ_<vYkeoM^bm3fnpVi5uPurz43_MGvZ7N`=Th#Y3ri4t@bgUx7L>$dpsbTT>_*iPJ
kro3PDq8ZBP!65t#&@JU^RQ0h%eoQ5|HSsX_phrDTI&su@6RLo#h)z}5mrQzp@JH|dnzHJYL%fGha@m0r`n0k1quZUQHM_M>=PnT
BCj~^%*kpbv^{_Z<b;BxFq^0}PL4MKL%;y}8#WR{ceYL(4h98_zX{9C^7~H*zl0sp^hGt38Jp3PDf|)-Bi*jkhNlQPl2-tsVFUaO
<ESLtC4*&<#D+v<7Rb7uXyT)`qG5<oii$ys3k5+{Rwd!+aHA8ul%V!s<AQv?f5$5TLeiyR+9?XcA_Z0~ibS!pSkyT<eEZ8UlFxJ1
Km(+Tlqn{rnox+OOX}n1<G}AVn!%5_LSF)m%TZzSvc(uav}Dkl{d)|YqNuKK4DY)S%IUKUR98rX1Nv8X=;itM*TgDx)Eeq`SDjtm
TXN+^T0FKEDKUhs`T}tYI8MDUq1|1c1{6I8YooOw9Hv-xfe{ZuAL=9(4T;Bmso?-p(yGNQN*O3q<<1w$cN}rR&L*H|ZZ@HlB_-0Y
z15gGYXf}1N*Sxy>X0-z5m&PJk@^2kR1-85Gzs4Q2>X%z4{uC14ETO$lBzQWvw2{&aWNt>r%+&hk%Cr;bHT@$9TPF~Do{iK?H<0X
|AqOJ%fGRC^7=G^`A?#MHXFaf{i{z0rf#CYf{lOFdQq;s|32g$$k(Esw3-lWI?L<u%(foum)6$lOHodqcfgUv-IkF%MHaB>qPqqR
sa@sZSiw?R)R$l58DcgK?wZ+nmaeZAi;Hgd+EX00gUH)id3VLItPpsoIOT4`Khul8Viq8OpRf7l+w$yjaTzS<$?vz#7^lsazGtU5
BA+4GUQaouJ@Yp)F}Bln*9I=tX=MyS!p|93`>q}MQGT*WphPCC4lvzl&DD$mI0(4OKH1sL+}r0)zJ~#eyZqQJHinVgnKco0l*Fmt
ru>xau6e7~qIJZQY|`K)J84yyi`D0p)-dC^Gc|nhFP!HhI~Cb=EhTm1#m3QztVJi!PL6~mVbp?Mntti?(DJf+>`L<dytjpXoQlS#
nuvhG)-J?etol${;IWF$%t$mXM{QcCCh(1xXfJk&sl^p&MlnS}Y6+my(+(>!RwBlc+F~2Ku|l0=2(AueVn%o}EhORec)-16TF%KJ
J({kh*vV`Vpp#`J@2<IfHcw<nqy;%!p)lEH<1F5&T$IS)w+nR>32VQTmzBBEc6E=8%3~ia8oKVy9&?AC7LJvAGSboHYL02z>kQlB
%`WSMqd2T~p&RYLjo7{AOx|PXE8~&+>P?fYH5@XZOL2M^9h!Det@K*{$n&aM)9FhF%S{r!F`Db=w<ru1P#!O2i4tgpQ>h?o1a#;y
9HJZu3`p57=R_g0LD)xGcK`vhO2L98bqMfi%v1(381zbLBu-!hlHno5kl8Bigac59`k3@#4q!MT;SyjW0+g091prEf+YY`tPO|)K
jPTuOo-cZyK=bC##YhVo8GB3Pf`GbVP!`@w?N*4cSEnMO@;a$Gr_Y{Sh=Q)nao1_ew%l+>k+I^mV5)C<#4YCGRaIS!;u3RR=8eUa
NvtfHO877-0gyEURAfFtxsdPC(hI{n0i;mXa6G<z!Sf32gOag2p*fxZ6_30b&ZUvkiXO-SYN1|AqYznaR?BF9<vOo1zg5Q9o~2HZ
Vq0V+K|0GNTafV@BxT2r&W`A?NM1VlwIjnNRyuEzA)j80HFGJ^s6$uBbclib(>)tK_O4gD6&2+nAl~w@G{T&yivc3nnOEDu>5jV2
PK^6uWd^>x0V?TslOY{EL<)i~mS$Rc*?FOB6$2NpWQxm0Es)NxFP{9}#Kiv6HBKjO?ChEGo1S?z^a+l%br_XORadhu-P5Q-USC)f
-(B0aLsc};Dpc>9r;T=H71tK{zVDIJFD*%(+{><80qV_|Y(o=8(>g>GUS6%z{aZz?s)3g3qNuB<LYZKOQn3<}!Ic>43so$xp^9Yq
EA2EEEG5Hn<}wWpQfZtUT^9t(FrC1NK5Ip4#D}uQ8!J(04;u_ebp|lgRSLP@^7xH)#e%@9O1yZ!l0=V&YN;K0XzlNO5gkKHO!0j6
Pd!ppd+Q07!L`G|L7qbKitv8K>2&sRN2~4f`GZ#4uDQV9LE8o5>ke*AOWmA0b7-O<!Xp4!HR))2OPMrP%_b6J7`ve4`w}?wzMLq2
-KQw=X~62IfEwwHV5mA(a4l7)i4)COV|XS{4yosk)DEh+*sCb-r9yiaJvvUU*-;!SU7iIPjImYuktJNe4<{%)T=8x9*IwQSJLwni
&D*E1wGJ&KYu2hjdUO}ZOj!k6jVzSi0=q)aa%JG5s4$m);?YlCq{BgkZsL1w$f8pSCm=(pjf3WZzYoIUn_+!B;KO`IArcS}4Jb~s
u;@6uawDb|4*Y0zX%<dt?j|CJ7q(tb(81kR07fb2y-hpyPdz<l)^8RNY6^j>zH*GIcxf*)ynE8=TVM0;$DHg*+*4^-dhakfcf}1G
62(Ev7-a^O35`iKt#Y9#!otkzh{O~QHJjHGfhK@D8Uof=_g4sSBk)~x6#R(N-3^YDOtPrmry1ieBaV2Xtg@v~jMRvMJP9a(BQ?)e
mg`qKs&vCU*m0^<mEd78MijJ0S`{_WneQ`$N~AO=X$30~*1JOy&3etIFgkPImDek!&|;ROB0}+2)0dAadVQ^=iXSw)>iL4IBtT}A
B_(<z6=;H~-BiVLsNMv+jnV@pkP15C{PFSk3HXJhwRIapq(s5WA%KfVdfs$J@>7A?%caAxtg{aEXiAH;fd>+vFmbHv>@~QgR-?Hw
@#?Ga%k3RXd9wXvhQ4a=sZRZRzJ#eA<2d^4)s(kQ5|xn|bSO1PPnX$<bnaTp8y!kX;5^~iqdO9z33FgB5LdV}4qfG)ph!TCr%J^s
mg!bFp)EqnIF4rE>nQ`<kIRP5p!J^n@4bD?@Un9id1cH&f$bSakB745bXo+C1Z$*Ac*YGwwqm1mBHOwPu9%qV7+o<&f@XCr%8ON@
&~fow^teXXereGTb>unG+v(d@F(5zmUBRb#Y{*YAck8P=PA5D~&XT~QpzAlOE|R7sF%YFLja?bA7J;j7htCV;;;k1nMXa}7#_!X+
>w1=TrAW@Rr+H@6iZovdFC(35JbrbXlR0=h-)xBoi?yoyN%V;7<P34tJD@<!)2+*|8Q8nJ;SSsrLD7~Eh+dByJP$h+1zF`@So`6M
Qe5Q=ye1LlyDXH1;L<H^2NvOJ!GI!8wPEMR@@ZY(vOTg@M^7ca)3s>KX^uY>Gn2!N%M#iwM^<8@nM~_le1{>`Ts>NOv|pC}Uz{Ie
(ON`$qG`VoHC*Aved8B<738Zn$%rZ;s#u!J8CELWWljw0*=5JVOXr(*P~TB@)<O$<<*u0Zv?YtAl^ezo775$*v%1MO>WYIsTHgd`
8Hya?BWJW%EcT}FCHKAEn!)<E;jgy-pLS`fwsYf>1MXVy$wy0AjxM=*nSQ!`%sig@H1QtSey`DI9Mo{m{2g6~OV2J-5?-i9c^pJS
#55z@tz98r?ao}~wOGsP)yvqZRi-*G+?^tw3WREDQW{B;b<VUx(^%3<rbeRHJYPGr(k`<`V)0+LV2$^lE6$$OTMU$wJ!~th>!vkn
G4w~qbfH%V6(F=G4BqER{{D1>(&;R_zj;{@n-N~Da;Dt(?d>XF(X-^IZ?t#Ji(PMTsPH;(iHt;@M-b^NU8_WYS<;*2E0ly=X*F*Y
h0|&Av~=l7GwGAlGFK&WPpOdij8w7HUc33WXTNeU6?}~r(tjr@Bulpm#}8|Yy8T}i*uJISx^cYm!EQqi#+GU>cdl_XYv-rmbarrS
vc9(BcRAuYXp&T*6*Mt*nu{oMl`c?Zfi*NCu~AGqQ9F3bO{Vo`O%F?lDvC~7L9CG{0f$03D!X+M8rpj>FA@%}bl!DnjLUB#ti{!@
r4_DTmIp{3AXYk>rB_KyqXmt1p1a!Wr$sZWuM7^5l2P9@y)#P-39W#ryH)Qm#-hunsh36&3lX9)J9(Sx-5|YkH^v2dZx<OyN-cTl
&?)X)2S(pvhWRrCTNo!+a-{I8zPWrYaQAY%wy~kQvPy0Gz6oEt^eXQzoa*}TdYv%5`m;f*x_t`R%uff4qi)Ef$?lJ6E6BEkmEUz@
LRCg=kh;h08=x1Jo-zpd-4*7MXzX`y(QPOgLeu)f9oWrKT;|F*$A`Jqidn>ZGLo)`)pcMp=t-O0tnYRim(6f}C@0FB-j|(f^P|Iu
3h5lL5$uo3LBfcOchJ(LQW%Xtm#n;`bIIVmOEqhdr?UKu&Ca?wPO`*bsWN5d>$q}Ci;1P&90tMA`&7mbm(vmh*V{c=Mg4jYhpF-U
sn2h#Ga_PM==jv<)pa&_Nx}*jnKe2!5nfKDDa`{D5>iWy1q;MEVcLQM!0K%yy5tbi4_Qq}XHeRjUdsqL1rmTyMVvbb9N>nhq21f7
#K7)$!czdsag#JXx2Y6~!g^CZx#Ca3;|TLO!Jd5i&JQ6t3Mt4ngC_dPh(REf84n1on#DuLRN?8*A>Q<}2WcBrLtRx%DPgq?+J9bG
I9eK10Ug>jh5>`qS=eznP2!^xF4<saNmX<ubc&4uI=Mqp)GG4qEDUr<61bLYN@1j?`?DZ;?`p-RI2SdKol_*bG+3&TjjTnKRn=Rd
F!j?1MNre~@dLjD-eaYN=f1EG#paCgy7YZn&pP#2qtCU;=4;@#t&REceI;y479}2vAkvWj2JLcTR0SzW)LQyPVAWKZ20EVXdg{mB
-S&dj%M*7qIfR(4bBh_5tFqKOgV@hVuv`}siBeU?#EyLS9>JkYwP}SH7p-rZdWL*V3es;%2zXoC@Q5x@2b58$8)mABEx8IWo9T78
Aa(5|1t}nq*>j0#H|T}rrYcK8#oUTXPgt2TA+klRK~V%zY==r!>|O;S>`j<kqFB+;l=A6y*_#d^MW0*O)wQA6%kKKE!Jhho3WCUb
IfXjx(j4oQvyxsJs0m>fAfg^0x|u}A2dabLkGXf&wKVo49dI<5LFS$VnIp}F3_}DMk%NNRJ~m92Qmp&H1#IJlPZ11fwc}e+oB&QH
#wd;q%xVQnD-kW!uZ158?VrmpoaEO#%&YNk9~pY?UpI@cx;?b-wRKS%m0U872xoWovltgT>aKzZojWhWH39s6{+pcBl9cwMpN`%4
jtDIz)zW-Q!`t^iO!J1N=cfe6iRHzM55vyA<l)uSw`U|*e`_s7gu3c`DfxJ&x<~lg#D!?Xzh9b{)h~R6#aUeH{Jw8Alk98C@J!%`
Tydwc<`|>yZxHQ+Chy{}rQZ6=>!ql;=^|sGQcs9+w*1ysDyE8-G&cRZJP}8Wk)8JKu6ym;t}58t;;+8Gd83?0E-Bjk^7i}p&FDzt
?Y_G8q>omj$f3I7u~#iz5acy`SXkw8AUGu`C{m_Jc@d#2>nxJs`PSQ4A4t5cE^x!OMg1~e`q^WFxmtW?7qEwDxTl&@aR%y~-y^~2
2fxw%Y!WoCS<8jHVjx7rt0rAh1P~bNLqrIbmrrK%mw9*k7i38XRNY4ubkaXDVCK5#Tby~TV`9|8^T<S$O<0!|G!F8(BAr5XKCSb&
s4L3yl5nS_;50gkp(kOnDKJc*FxkPWLxz46gR`Paam@?d>X<#oQgb_j$)GY6XoaA18Uj%Y9(X<dcsvJCJ|HS69mvuy&ObkW`{pYl
>IjZF5rPk7NXl|kphhSf1C0joA-Eh)Myr#fMg`SyWFdkjRUpbai7T?}3K`*(AvF$y#M#zs2%SqPOYCq$kVTd1^Aox8`h6%r7Y^$B
R$9e6Amqg%oS08jPKt@6Ap{U&v_=ZP`HS|IGcnKS$P<O%bMG2@3u?q=4>G7J5mM;)TH!7G?0V$JC`1yR)w1uqF0CVr(w9jtuHj`g
U^#A?!gs^pWt;1vUhiR-{S3Key0;7&8Bp-YS5*V;Dx>l}!jd{jcM)2ZF1IVl^|?Cd{XX1!SJ4Yw`@59(VKCJ-6K<tACKwblS-bTX
bQuHmn%vGURpBCA9&NQ@6U&|{PZoVF^qP}zQbs&<Iy9iZlZO*;$1sp3J}o*PmvNIFrc8aG`x~KNGC~KD<ZuIEPMn$qd9$eTmE4@2
LC<@Rdf)B&WO+#Uq(rit#3jbrVWm+T82SUGvpt*7GeF2q>w5>_aUpTc=(S~Z0-%aB!=TiMC#ecBBhAAqn@h-*4xlM-#(Qdy=zb^>
MFJD2L)r$@aF_}Qp$Mr-3RNhIA!$*i2&PI|glSfkh(Jmzh=yW>l%`Zz2?9>f9w$e~q}+_gXfp67$qlGPk*cPF5+DTf^Y7A*<|Rg1
P=JsKkcb2+DTo7J0|^fD%*YG^gG}B$JbGitI`~e=NnETb^q5mSfmC@Qri272U5cu6?N81%I*TS*!6ZCM!;&0tuKfIY4-_)tmZQq1
hY3PlQb=9H#y^4MozRV_5^q->-bpl@!{@qH1WnE)1qCoA8xrSb1a_QxHYDwJ*k2}Hwb-{I%adUoiPrPU+?*7`b%%v@&}q(>Rv3bk
r4S*4=*2EfNnL+k+}jSEBm3}=Y#^OEiDBP!J>9|+FhbxGWRxa=fZu;(zuuoFE*w{La)^XE;)E=t&aUv0iU>s_6)k^1ARG>sh?A}F
`3%;vbi=cvZQZf|6)FfKA_k!q?lId*6faNym^Y$+$cvUnA>E#eO^nEs&gH|u-zM<5kb7^0q)AkeggcCQsmCk&+=gLog%{x#%(fiT
#04|EGgh0h)=>lXHriD9?EUAh93161^j+$B<!CsaIi_gALW~QUg9BPP$u#@K5eY_C`M!{zd+a}puMrniX+?)!Yq3N&o*`KK+5$#A
tgfuG!^VQl9CB+fiXL0&*)t(tedmXNjxXKoA)B~aQr7<st{G1{j{AGPEB%$x6fJ0eee~1QvjpZqwK}yms_LJ%_Vnn^Ta8}MrCKd$
h9O674R$erB3dm+9TwkkJG)W4a;vkcYnsW0wiBvSsirD6nFgI*;CF)Wi>#K&C-bF85$T}k`1DvBi&Ql7Kz?5_jpeNIjU~lRa7MBa
H>{M4Vlr*>$EjNidb^BV?)P^B+k;e_9U-Br)X@Q@R^l&rZv+jEpg^&?v($BNn|*h~t=&3d$m-B17DKGl6Bs;MIn=15j<`vyYUQ+C
?892$HcVCu8buu;!J@h}GU|mKY9=-!ylls9Q9*QtXPurrdHG$M4jr|TcMc<BErdqN5a_e5O%=;)m^ZHM+z200eh1wA81_8A5D-Nq
%`(kN3<S_Z$OJVM#F8??1SLb<K!JnE@Mr_L6dy@f<+R2?&d{4yK!GGf><_v`Jy5PlG<qTQfUn#q0m*`BR0>tt=s^2n4C(0!u&MiQ
79jm~hTBL@Q(EixlzY4DW>sRYSQRHAoR~4<*O=ol6EWs*Kb(+rSz_4^5uCX=Ny{$Bbb*Xlj>`lzmFiq?3Dq+@dEMomBJ#s&txKc@
4pWs=NJ;qoeyn(o1;acc!EsYW5{!o(P?bbo(&ct;hL|P<U~nNaKy>1R2d?$4)we9flW8_bu2(B3c)DuBz@0&FLn3=bLWoqcqpoaC
a5h`1u0{PyGJG&ZHOWmQh(o`!c6%rQ?|iXJqZCj@QHfMiABsyBe&S!w%E%PXe`&XJsEVb^Vi<zYe!O(}*nq=FIf_|@t-8_M{@r^H
oh~yB(nInV(`s?sJu3WPRxg|pEP_QrVj~2IecK{0mY}7-T&o(Qf`B{g&8$U=j+4vEqK>slpCY~D?c<Y^aU$ACBL1Vb^AUI`_$BMd
Fzb$Uv&{vmhlS{B34p^%G7f4@X>|FuK~1}uA~qiXBjc@3EeLeWK6{_c`-gq6)?c|+_#3A}MwM}qAhuY6TN*K7lUaR6VwxcoV7ky~
lEqO~o>;I20|_lW`y7I#ZV>e=`XC4t+b-BO8lQ&88Y@|$D0dkRG|UjdqY~K%jul?5Si<vB7~p=+4#n@<oe>GW*@hG}Qq-3SQh3UY
+@hvTSht4`aGhetcSPaj)~$%CIocPbrCcHvXsTv{8VDquBd2b5Il`MNnG{rVCSBGiBZxq5;90x4-lud*&irGF6l&EaP1cp=c5160
c@7E63KO)Sx(!vAPBfZHgQLdD!tUruY%T_Ez_GH`8k&WxM1?}~Y70Wpz^E}R_EBxg&JoF5k{)^f2eIsXz@llF5;|L(<O_=oYAP#v
uNayAo6IZhxov2P;8Di=St+dsR8!I);Sl^E<3szai5{%gsI-xO@r0g@1~rumwpb`@ymvC>rmIOWqx!n1qSz%C)fg;w(@ZtzgId`q
T#g52DJvr)0`bqfbxjdPRT3zu)k_`{v0^cnbK^OEkl2B-ID_xS#wl6Wj~IVO^aia`p+r%NPQ9HPVtswqS>o6}GI~vTcpDG85cPBV
egyj2UVDh2J6F3B$vvUnlr^YU(P@br$}Lq<8@b3=B?mDrB63iO3aadg9#O3rIU`EpITUyr$q3ZY@{%kSQCM(+P#Qd>GC3o+TQ##Q
;<&6aHl~nK>ck`$Wtdraol7q1;^gMYs*mvUHWcDdJ;|k4L26WOg<s!maGVURMMG_zy2^Zy#OLTd?s_bOrg28F;XYTbCOzKWj_&c@
(x%5jj3UV(v^L5(!FX}S7AoriRv|+U{r~NBk&3l{?Dy534H+b#L?W+w2~^X5hBO?i6pn~siOV76BmBPO)9v&eB0r{b7lr5oVlJhk
l7=UCOHBe$G>{bpOYxH-0-`2j3I>=eh(?tnB2ttfktrQOVKl)d4Jkzp0?9T0%)kgF)CNFOB!slOkupkZg1Y`i`iHU!??aH~C}^bn
W9YN#!g1|?bZ%us`7v{vO2eiQ6q7z$24_#6FCAay!Pgohiql8jhuHeYkwqeqh{jVOev%lJ9IGg3O=dDYi<ALyrbiS;*FnN#CU9jJ
3!IyxT{>0-oQgOW2vEA6-(P=sdQ1d0N>D?%&{GeUG0SUR{gD^ElAi8P(o)bqz8XN_eBDt67YuHISX|K1azzAbqJm0EQl*H9DoR+7
ApHR90l;+${G{LmKoDoArRY1khJQ!vJgh-th<1e;&ixq!_4A5>hoT25iRFPSu<Yng#OjH4L@&ax1prXQXZXJC_$c4iD+#pgqKRoy
GE$>kD?9u&x;!bHnn?ril-`n5jg4isWk!-Bt+o*sK@SMUQ=Be~v7r6%w1X+Iyp7mFIk_t;t<kDYlwoWkcO0u$b6#+-1J74~!}{|;
odWexN}_IYjcW2EAh6t@d;$;-9FKm@VW#OQRdq`hz|}r~fobGNRNOtcOfTK1tyv5sf?w>7Dx{(Vs56_Ago4o`I$?9j@UJq!Mp%9W
3e4%}9o4EzWWyRdMk4M#X1ovEha2VIvFHe=$`GP43E_J`@O|6NBY%9RWtcR}6RT;lM@pegh~9=2o7658piK^}ulU@@VZA1$nn;Q+
LvdjkN{y#h+@TJtm8*tG?AF2Ig^6i%RA!wfswqlSh(XJ=sg*$xzA!lt!D)7IctUc3h`dP3E=L(xDY8hBRTLu9MKsezB!NhF_~p4@
^9N&X@Z<ZwwAM`^DJC8LWjk|%MGY}oWIG)gU5Y{^N}(C3l#w+CNU+50PUH(BJTR%kxa{n?d0jh17@d<MIR_v}5)+|>oG#NOW<ZlE
fc>54Z#&6Bl_gS8l%_(ps8GpiGHIffG!Z~j8z(adbV!;9W5r{9v}MLz3Z~qInm{KR9fX77d<T1ZIOKv80%(C)2nk^(Qo?a&1RRtz
Fi^%sVTIL+ODiEH3>q$5y5iDxgeB19IULRf6i(-j%SCH9Jaco1t4Jx%Ip4Ff2p)C?QFf5p5LMGPFia68Op@gp&|^TAFj~xTj>wtL
KIZQ2JCIZ8HuzF{!BUuo+&KV5JB2kWE}-B?Y~(%{AfPCr2_hy10FcsYkn6VFZrj}o0l;LFPE8>Ntiki@oe1iS0G<Qw`HR_od56!t
FvfkgB7YfSA$YVu89v4hAwsdnxkQ{1{wqQ~4Gcd=1PW*N^bQ>1$T)XK<~k88N~s7^*<Kr#=rpsfiMsxiOfz6;(0QQ$Gbf(~n8}SO
6MVE<n+%yZP_-^IueS1vBgZQZjI!!Rv1jsU&xV_MlZb*SBS{2&PiT9-EaC5q;0m8Cltjx?5h@8lr6|y(NKNsP6Zjpo^p3U9*YxrS
eh>Xbgox$fe8Zs-OnOQrq@I>`GSFXgNyN>4nibyswC^6fYDjs#ci`@S57OjTC-A43$Z61>wm|p~GlN2&jGGWf&|s$1*n0Y;FhH3L
r5I4x*KF1+eRfeJMKsVn*)&#wU{NI!ou~4`#KaEO_~b(eE_Tf?g1|#v=TUM^G88qDg+yAgL_|HZnqj_6dYgwTJKV6wp_7w9Q^>}u
C^|-ghqq22nGpFANht?_c}*doIG+$;o%&9Pd<RKzb@P0M{)}n5Vf%lN_yKsc#?M@5cbQ}I<0bejxOnYF3DR>#2|8#Xq75#CR7AbB
pt%w~KB+({N+utZvgWanes8wD9v*#+!!W`06h$-KrM|4zBow69x2-=^`EUrWwfMO2<;^+kH^Oy7uYI|T)k2sscSa*&k>`}hzct|@
E*)83nF|7a_g##oN}!~m0%Tc{DF%p|K?9i(IvhiaW!W-t1$cxD><)rxHgwV>pfm689R~coh7o6_5cI<>8G(mnL*LLk2qWX22o1_B
u|f)v9dXik4KGu6_&Qf(Vj3l2rDwXV)M`$DU#@t5&ElR?!8(DTb=HG=Fp7I6+w8k|$T~{k)f@9%`K%F!y6`5K9p^xknL*r$hJXXX
9FRPh$3l-JQh3Gpl9GB@6jSD}y~msA^4WDwRt(Fa*=K**hHmtxX2yky;!t!vS4gM+60WYDYcH31g(4{e3tsV_BeSN3+9~vuQlhBC
x`CMGj4!!UTG&G#qFsxqx18qfgRU-(In7IByENiyD>%JJS|x0-d`UuIOtYrhoa*gZs$<CLY6_`R66g?R2zU)$WRi0+$uhZjS^<Nq
7*Z|}xlUU@sdvuz9oF51rjo+Uh1KgEGce0W3`KyvcR`0%jF-hWamE`NT^=l&<`aSGICiC_)VtQ9Qz9MsG=sjMLgle^?>)=fHBu=C
Hjt9PBqPTfIpk2&cCA(<i<t*?2qPc(q8b)U(oLnAPAzupH12OOQj87L1{hd1j`LAzW7X2DTh!~E)>DKbxcMBm2~<Jo##<OM0cdKp
KtVx5bs_FUTQp-wPPGFP<L?1vhkS8j${MAqLoX*6QTD`VMci#pOD~;WUkoH-O^vcIBt@~@1?O_hDK^E@XPx9NB(gIV#L~i6Sncjz
<9Lzd2&Fw7Ewwv+ZX+GUla10MVpS)iS~#so@<b)yjt)#hRF$L4aT?fS24kGR66PppuI3G$&sW^<zSo`cX6xH5wTeo`w<YzCh`Pz8
1*%l9sE`d*ws1v|X)cg)OEK+<<S<a&u3k}wtOSY0m(|H!((cF&Qxc1UVkbN{(mAlw#*uKQZNx4%l3Bs(v94*?wVT-a)+{<ldF9YB
v&!~Iw?SI_f<bDl%|oEr)o&}J`gMem;H}cGxd_n`EZsckIcFHhbCq176{zi6qKwFPA(h6loWfBN9fn;|RTWVrr+TlBO*GX_Qk4d#
Q^}P^$F?qq#4bEZ7w-uz!){tPB{_y=u0@fLu4g%K2x6`%4?O138ES@iUZHD~O$(%&8Pz&(2j$xFYFgWS32w}`wvf?rZI>O9))|O`
%9RayF$s{3sxF|a_fn)~rHeX=OuB<-5n7GGX3CIO(B+tbq0d>Jcq!$Z6{81`3`L47jIQ$FW>}>pQdZf=PlTchf(&#u>Fwdrn!RQ5
Yrd(9m2nN~xbcI>nBrF5*$N`8LBvF3lKAa*fyc9n^_gb%%e-3zcFH^KNZ@N^^#}-&H4O&Sj8YKqRfB*ihluo&DR`es(SEJSH&%nW
o>}N0h7hRiL_6wG&;%;!Ca6h}6rc(nf}2$83&Jn)Nl2V>o4miXIXll&@baSAPZ24h8hkGf7N~q`6q}CYxp0*ZDq+XP5=>7Mz9%n|
6i9Ww7sx!Ft#@yogTs%Lp_CMrkOoy$gi%8z(Io*CR54ZA9~25#(kifbh)794KiK9g5PZ<7Tj8UjnT6lS>7?BN?=$d&AvHdl6l*#B
q-(c}LDde#;p?J%$OEjM<e4TN_+t3{=hw&6++O)iP-r27AfUVOG6*6hh^8!59Ds-91P`qwMo}bDkd+?r-|lFKo5>}<NEU#yEQR_h
3N*PnLIJDOUjx9>L_7_xdT8x&jM<y4<;^fsP&PLERmxjGMq$SD9sTLTYZ@r^^2y64p;J3G12Z6-Ecuzh8~W6QoxSC5_n&`}-Dtc1
UW;M({5)UB!t4Pcf<ponBC1~ArXR6r+$;8mz{+-a@t^In+jo+0xYS8D)DxzN+fPPXf7(TuMtcpXd2nP=Q^BGN;H^ePCQ?%@vnR!<
vf;aPt7;@Qtlc}j#wD)=s;xWYQS%66yRvRwUSt#V_WM!ye&R_a@b%fhL+$*i&LlthzttxjRu7d=%&V;!rW)9%5U2b}Xek4PeSn=1
W+7=3WgtBu{7eH%MwDan3WDe$b`}$W93mnyMC>^0k7tj52w^E6laSFct4KwWGetpELoiTYHW5oj1aB~wls6eA5YmwpQ$!IBD?tP(
Z!m;ll9jY?NNNgLC1xRrkUE)&6hst*xZITJC~^W@LPBW_vSF=-!6l%o6gUtPRT2Orwr2AX;toT!X96GFvPrriE2qPRfj%4O*6(}#
l8yg?Iww+JIXV}sNCEEdBM={@0v}Mm#pXZSu&k_>hD}k2Y+A#p(2NlwfZ(T1C=TJ&2z6fcct7eYgp5^4pi}}7Qs$9Qf4KKV6469W
Eh`XEOpr7~R3QWrD$@*-l>tmpzz_u^NKp|{O9VuO)PzwH3{pfz2}D$*6w?6&158aU45=dup)$l3K?;>nP%KIm1t=5@EQE;>LqI`E
6vR}4NI@c$g%nJK5kU-11k{l<lvG3wB+*4hM6okLK$SBDKu}T?!4Lx|MJX{g2=&Cs1f;4af|3fFno2u*dT4wisZ=J&&-+@dteA?9
riv&*N<|c<Py!OAKtFdLg*_yY5Gw=>j>S;YkAJ{HL@*5!CvL@ST88+DqQvRdh=432z!3uabUa&}I~`_FO(3jW{h#o74U67>e}}O_
;01`Jf@+3@3KD6Mpi+{Mm}!DRA{r8uVic+Ym=T~tVuFw&6sCkCqLc~-B??q15SRvrkddGOrB-PMm68De6q6!>3MoRGYGE*yOn_P_
5)Q^EK@Z`V_y&mReV9Ke=*0a}WAs;U#@`d*=mGG6R+a*U02EmyIp_3oHI{Fmrxy)3dAzv8yxXjsI{Jyk#LN&w^zx$k-0DM2VcM=u
CB67P5S`Gjp2PairXk{;s)h;UtFM5Q0#xpDUj?7@4z*=0Cc5^Y=gF&xIDXO=>6h+>nECG^%tkxBmpBw>A74=X$dWOLkztIlZFAYb
ZVMhPuL2T4>cA|~Cj-Y~rv##hdF;i0F@2~ppTWoIHTXsldHz%klT^E|Ze-S{4MMbSz+?U1y&BNRmAtuayw+qcnT*8f@3Z-4w#5_r
dx@a#JwvGq?>@kI?^P50ia}%rfDe51Y7!nkJ4_owd$i4Ya5iPxUeq(DrIVq^tJLO6O)SI_5hYAPNmSGljS)#5-HE<))ziOe?Dlm5
|JqRw=tI~KTvR>}t~zmztWy>slBy)7YLb$I3nTjm4N4Viaex4X;Tc6TrXl0e==kz)=6WC~uUBFig(}b+|Ae4XphTtd@xYqmkC_4?
h{Nkm?%MyuSJF|F*H{HsWp5PT4WZj}%&&&CU51L!B=XiAh-0^o(|(piCItIb#4D3#$f#Z1B$)LI!Sv8<XFUoyn~nEOr=n__@$}xi
P27$gbe9D>*gpV1jGoX@0Otu0M$>FMwZz-m=iF^#`WZzvr~RSZxPylnT7__&T8(#ARgs`mBaOufIR`7U5*k&)5GW}Oktu4TR)J-d
##|(DC2w(pq4L2&3Q0(?3d*!WL=;l34G9p2&N|D9@gr&5U=bvHSJb}6<MRi84wQTx2e6W_(03|(g;#q|kIVaP4$rMU85|zzj4o&j
{XJ`E42Cbf+Xw)7vTB$;#5*!RiAS%`?)gz|I3|z0t!T1IXdDt0IJ5gaN-OCd;L-rN=U|a`sT^h769^-N>O)_6#q!Aov%WF~h<dsF
Lh3n8ro;`F4QwB>?#=>SVa7hzrcR>CBsvibXCYzy(`=@w#?3Ttxn@zb`!k4eD`?Ay2(j(@;9w!l?=?F9AD$neD*;Jb%F!B7p(qL{
xX7(3H7MwIll&dn<dYzTGgcR8B@jb^Cq<W8T>8yuz@rQ*XsCCBZb8-FdU~h5KsZvU5NH2sVgi+t8G%??09F)|Ac7*MnPgIvgJ#}9
+%$@Pvb}$xjjEcV-=KaA1yoMQ#ohxqf_YK4NwhY}-Tg34b=$V%`BV+!NO(Pi>)+rLmjXk%AyRiw4-1z&*k&V15g0^d6$w~iU>)j)
-F*Judp2IX3HB0C?76W+f*yePKEE)!?Gu0{>DvF`KiVgtG?Dpvd^>+nKW>x{21bCThDISyvEyn;C6WMXH4aJ$6fFxxM8Hvnfgi@y
w9pHdvjLz2fNFrGN<xLCXed`vlNCgXNEFZ-hd~CR)KVdmH?NCI2Bl~Ppf@f+Nka+{OhOEjCj&UbsW5~?GL0&%z_h3L&rs*ru7r!s
S&vmtAfNXj1Yo6nW-!ZP3n4<Ij!7V(|JLH`OQ%p039Ve)3{lB@vvB}3MU0|J2F5j5X{>Xcj?O;D3jjM}0;^L7^BT()O%O7W!zMf9
ZN}MZ=Xi<tyRsAQhiq`;4uKs4I!$U+(2}N-9WG^<L?f4Ea*Hy9jolm~U9bb#7a~Le#369y9|S20AK88|6M`a&Pc-r~A|@&o6s9uy
*0PY4qWMP>jzAcMi$Me?(4Pa*=Qy6gx=>L)t$kK%OYPw`*^C{yGU3pz4~0;M<x$(Ajk=#eRGbn6BPP0;G)!CndHV)We`1h1JzrB>
$&pl1-K1Gzc^kN9L4+X5Qo_F-qN8L`N3k!9bmW7~qSgwfow5@Fj%aQu_sM5(M@*U`hIulam*LZ%3%ua#zZ^616UJ-bins+T(lG=#
;!TdY0vc%pex{rHl{{U}jFf<h4inU~-Ijlvo){Sf_h<=VD8~!q$f9=%fYC1{XCf(+ZbXQGizRHXZw6$(IZfbWA%;XiW#J|=)gPV*
CP^hiMG<<JSOXzh*DT@?j}LqECQ<IDBfB#&+_B?5((ucW(o%3ea@A3scjXZ7-Ij{>g+H@chjBYW^RAPv?R*vQ%cEadY4+LALUqjL
mX=EqV5s#%RK%Iv<mcT3tILCr8J5lqO$R~1!PDm(#UXV?ri6l@`Z{KU$Za#YSg|o-!~0#7V(m8jL0VP_<er^MQ$sR)GG3o29<Q@p
Gq`N-JkrUG6jRWk$%YSP%9vusiheQ&LEg=bdM=b_GHENV8+D<a`|~lJf>(o-7sWd4IjMPFIE7IpI7&lA>jN2SN7h^<<jOkM^fQic
<ED6>%b4=~da8)oRYe(U-xwRrp_SZ?l7{tgk#>iKH!8pl<s5JtC|`sj<}xTKE9M*WXh@u>bozs@x@WcJztdbbik5xY>z{j;Af;H_
qpg%J(k6+&of38LzE}~t*jAcf?aI+?{xO-4&IA1`^Mx;A^!Q+Uq=Q(Rj~(nVnknw+vewp`2r0n`aKuGD^IBhyk5OnzlX#dx^7`;J
lEK8Km84bOw^K9khu<ZPN%y4`PTKUHGb8ou>kBnrlDJ!5zM0q-#<|<85!vVTg>h2H%s)WS9O%NOA}5+1;1t%Zz(h9ppDho|0YU{d
r2x}4F(AYg4G2u3LeP|jDM(VZl!-}71vIoYB*+v{1u9ZiDijSYN}&WRO9TKERM0|FQ%xl)5(x!Bp4In4o)CuzUhhH1nch8`Z=$I@
^}Enq(T_hnvD;3!I|^27WQDMo;u8ZBD#1}v6$RBOhM`Zw!WDhjB!~S&>f=QSqm$8%Z)KTGnARp<1B4C(GnSsrQMP@j<?e4rtrrrB
q^^@)aC4LyFo4L=mA1s=-7$GrH32g+92Jp@!F}xoMG#d{L`Rm|RX%lgGX`{uU9#(qYeH)d!J0&UnjSAEU6#kg)JmM;tep9#Aof}$
u=Bx!Jku8-<lgC;uuzG)-IjT$)r95JSJOrKTO}ug3YjgKt08?lYVzX}6Mx5E<DK(~dyQt}rXg~K!e=tGDRErPI?sN($Q=A$kPkoD
K4q$@e!cs5@A-#+vz|_HJus(?!2OdM;7%!yM#n*{#0dgZr&vGC0~hP<ohE>5u?G@K4_xfe!BWEeULpc&htaQ&6-#%8%4UcUx#Kd_
K^6Q9v^@SBF?@tM-!svh6A4Kx6;9Q`94U<)U!q9)6i4NeQDRhDL-F@~x;F;3<E3{2U-VM)|3A>zAM2Ahcge7YIHWL@3QKBatpZh0
G&v|_GzUB8>T#OD!~1u>UN{{<kz4%20KZHqKDb|;<YH<xA&>L0A7RZz9Y_lQ&u9J8JQYXb#YL&2im9w{Z>F0MQTsu_GDNu}?fv7j
2`E6M1%T0zQzu|dvF|c7NJyIwUzrcBakC8eeqz+oRM1d`HC0tbHAzE7HB^;URU<)2&@=%>DN0jC6w(Nk2n10TO;A-;6-7|dMMO}Q
NfOf0O;b}8OtDc#RW($JRDnuT6-ZDNP!&McDN8_!R8>+GicvtN3qnv+O;rg+6wp-^loeG~O%*_2^lU5oJD=5mQXQNgI~Zc(|0ohY
Zkc2K;q^`=bw7m{s0VkU<^c~uA`n!OCeP3FA)!G4_Cly0h$se#0BAA+1J9ZLStmWd|9_{^=lc2aJyrOJmQ5W4u+%$0!PZr9jOEy~
_rrC|q2XdLZk4<@H!3^D-b=uAzst5a<mnz`4UFiWa@|*q60ry&gxX-#LspcR6|E+>r7aOuMHMw<7J1G&(%CVv-jI9boHH{Vj4<z9
p#x!Jt|@7vmG+D+Sam5loyxuB(^IhVQ-vo9H={c7(vc^<)$!@UYB;-D*C#3B?Ci=6=$LKyR29|YF^>pvXtY1I_<T2;R;pDxD!LI~
Dh^TNI9YUZvDHs*y`r<HTS%m+g4&eIsE%mu9_H<qL6e0#3l#^R4w3;xnSiR5cK0_P;WMeyED>C+C3ABTwgOecRV0)U2uC=n^ziR@
$WFA#^)*FXPm*P;KZk#Bp7dV3rRC2Pw5OShEIVSL8euB-gkDRLm|iY=dAj6EkjFra+iRHC=G6C}CwRlpJDg3aF8cGOeNPSIEGK35
ya+n5x|j+Dh)0VdE?FeAhF}>`>t#2Wb_Ti;gmZJpGW3d}>nW0_GpThWkR_~Xbh!uc^WWQMz8$*VOkUv%1eaqq$NtA#&C9|W`B}82
|07}7nspe=;@=<Ld-YF?ldL1Z_)P06qO6a+FS}@shiqo=^2=OY-e*eVz1rBzSUIx9TC>l*{4RC9bS!D#=GIkER%YJT<4;}Vc)Dla
8`5PVQ@$r1Nccm<o-3=s_clefM)l6I(M!b)%-fAMwjI2GF6PK=0(8y@$S|^DfHELPCkEt}0C$_<$1KPufgYsuJ;<I;3(z1sRDs71
-K;_4i^30#L<-PEG$Hf&3V?=v3|My|B_STAX;3O-?)<9R5d0_U57RR&5eRHJ<o|v=^0;E;gy3-cvL%#zk3H1oR8$V_550rDmksRR
x%2Ij+~V{?aym};9p-Zis4_=sio2=hI|!y19LH5m>Z!pX#p}mOB;|d?!5oLHFRkvSXPyy4L^{KmcOS2>f$S7S{y);M@aMz&W8{7P
j>@C;_agr!Eda~`DJo1u2$K@hR7{96kcsk=WEC-xi?BL14JqAHl$Z#?6vWJx1u+5Oh4~TA_ZFrHyun^bMTureS^i#+83@Re)is3Y
Ie$)G)7!IV`)iSd>zydx;rKI4-KW=#qB^D~jSNRhp~&LRX``%D*M4YF%v?U-&5)oW?m$Q%f<hq=mi{IB^Xoug+?0Zd#f2eEim4P(
6;x2Pw2q(V{4^VahriSv{JhT-l++<UU&!BNr}Jf^#7-4Lg*0NDnVCf`mMr7uemXVmbxi25`K+Jx+YCbH1~mp%Oid^AoqjTZeL)t+
2V(=G8w`?N1ZVt@j`$6nBMummbQai~y{AJ@-0fyqf09!PDKur=2ZSvJ1pW-<j<Z$$Odyaw{N9cP1SFm{K6iAed17<?E_K&fXk2Rr
BF;ZM3L&MkidOBQl?HxJP)1s-8f$eQmFDQtoVL{c|Me_Y4(5ttCLt5AeTQ(ztN%A~{_p?4Z;P)I)<6`MQNo;fik+NM;;o0j$nSAD
p#*4HFh~`5G=T+)8TPOr8A18}8`<hSR9F!1LZX0w*@h%@=}a&`@Stbc|L?C#Cj7Ue$`*6L*8t;n%0n9b4dzUT(fVzzj50JvP?}VM
?&gWSxhmS_D1(%lpOC+Xx5(IW|H!A|;E@(o7kZ9i+=>w8Q?dU4rt;)wU26rHYL?3hOp!!Xdf8TtpL0nw^0LDzNPaYbSF<_C-Rbmk
#$mpOsXaY@7Ta$z23Q}eZKn5Z`J~^bGjkfpw#r_LxAH~5;+uK4=xHC%@XfP-`|0##(yAzmGHUxov=CVh^`pSoH|IqNz)PZm5cISs
r}YO5z*E?TstW;6`2TdDVb-WbQS--WqAWbLq*eBh__h|t6u*~jPbtC}_}KcnJ#o3)i`UX&t%WTCygq2q#S}!l!vyyHow(XR(=8MZ
+6OE``z9<|;R8Yyltlviv5CVn-fY5&Z7LcbMGfNS3oP2;ym#4={cRr>S@Q9>G`!mbI=XaY3VEl=1Ct^y_@CtOywV`Pu0XQt2obRn
C%?$2wAsA3BMS~4KibVE40O<NpJvQDN_y|A4>PWFCPPocB1nv~u|%w$+Y|+d_wR@C``l{zyw3Wp9I~K^S}L)MAJJdEF%U!<`g?by
S12fg`_XDPi$b|d4K9zHFj_XmRY4u4qAa8Re~k{!gSn7N50QpUbj}$2aWMT{V=WLA{q{!4lO+S3Z@2S(<jC!XGAEJ|ug_G_r>o~$
p3aefk5+#|XyKJ*8p?$-?1!r)ejYbI1mxqDO_fJES*tlR70>lk78@h|iHKl7`DNiQpDgV+xlj;)mAG2)&gc5#0y2Jiv#*w6JwBZ6
IVMb5QMnX<Gkm|V1VRhL`9DX;tPhQcv<?LFTO~G6pP$iKpQLZN<Y{~1wPmvY#Q55up<^At@SDO${9C+tbpT;~A4-Y;50|0m?Os2J
`wj$u=taNeF#~_6K8>;cQ?Y!HhxvNGf9KM7!SVw_5Geld^ZJIP<MS)~!GEnsBK>vx1a8Am-M20tt9(EfZ?wJdfndu(_V6Hfi@yIq
CesIG`2WfW+t+pN<Mn=if0LlF{?JDwpUT*LxBPNn+2+25Zk3)?8Na4|UD6sp<KG+I|1yp>0)Lr0sQ$my>CXxUZ_GC`+16*2Wxuwo
ZrJqu=RtVTmE)o=v(41*0VEz5f9VYy9KZT&UjB9qyZ2M?wIfd^xPb?&Vff~pkNX3>`34G&$ujD79pv)vs(DLLS4)oMFk6VWLh%y#
!|`*A*Jk5PuMy!fTw;f8NC&o=%V{i-FK-+Z{o34Zpr)Eu_|vvnTDSV(M_BoMU!Q67StYQ{8?avTD=+yyA%_S=BbxRQ!2L_i+17<S
nDtL<X}!AXZw#m;nv1*fg&88tW~tL{JeX*fxvh<czP#dn+o<bQ&ToaW&@Guah1PtSYVOGkqW`bUi4P@OnDne8=Uu%wy+eYC&C;ws
yuinhRfS*Dw|)aauaTn;beI!khYzuS>+B#sygiL`jOmsS330xM6~CgRQ`tNC&vt!(CVB9-gy?kQ{BUAz!EN~9V5P(c6mAsxuhUSL
v7-w1uCbp@JDl*^@#xx{@mp!K$Gy~JjPS$!Z+u&A_N)2X=@eetap*U&ap(cB>mv=Q@zM64-*sekhT8t~+^4oXhv}YNw&A=vtMDbg
6<*oji0#EFIPEP;`<ebdMtdB^*Td)o%6Lc2J+oxhzrlAb58?ityCbwp=>gg+-NCC0gprXwzm!hHX$N1n<L5v?+>l0g`W2p=e$6I)
Z54|1_no;$ZN0uT;YxIIO@`;Xi%C`KoK@(1YQb+Bj@YS4s*Dz)R=4j#Y8}i9hZOO$g?rzkMJS<piU;OgM?-#ZXyvA^B8sgNz$xKe
&FDgGaCl2-=%;fmv{hGF7>0ntz>~=GtdiVFvy3rQaG=YBb>obP6|(Ea$bB$x0nW3G=I$G7B}q2G@#>vBPEe_e|KIqhZu(_RwN#Rw
0*o9GB!Rk#C+9lL$Z{2A-)cpKIPNAoHH!ia^0~BLLbK?P1Sk~aPxI>{3)fnL&D;aq+eN2qks>xtdso9Z?Q_9))NGXHzFS_KaJr7l
sk)H;Z58Teg*X`-5P8G8yVskkbF$M7j*k)uM{AZ4a$+9J@<tVfxf_ifoK123eIm%f8-E$12LyJ*cNe_X#=U`RDAZecPo#Q(%Io1s
Z(h;;eZHUfrAjy>)~Y1(1Gi=LjziL5_VDoEsO<vo-%U!NUi)94{oH+SI$6eTjTk5%B@dRt`d>?0$U#s1)|}s_aSk|3Fzn^{S0{|z
_$bl1{FE*t1$~wjcSEIT-1|tYVsGpY0J#;MkAreb$Q*ll4&mtU9Xovbkxs$YHYZL!LLT7EMF{WHU+wIHG-|J280>VfT{dd@%aC5Z
7V!bL+xYG~AIq!vAM%lbrA<1~q#lf~v{z7jK^@D(&DfFHea%ff*mV(b)Zo~%lUx047=)<PZM@&h$01JU@21oT(>hr2HxBEDVO%T-
SA+rD(;N9f%Q`5iT8cL(r?b$l0)&cHmxLs0^?FhNtrSeiX&{zXRahX~O%aCB#7%uRch0U)$c1|Rj486Or|IY${G#U{F2RPof>ykF
sPE-U&2{Xh`9n*n;VgUBZZsi3bN;_?m`fV^OwQb{v;IURa^49{Va{DeCDm1ugj|oR!TD--J>FFrua3Rq#!^VoL83YbBGM(fmf+Z=
F+=bx#J$vSZzB(LQW-(|TS0rW3WAg&h$^MpkJF;iL{ZU!-Z0%w2#-%erUxrlGYgR14r#S?vlxYnw9&qIQ!4yPRhAJzp-NshFp;{{
I*P}!)x9hu3qu4BZB3>Wxdv!(I8b|FTeLkDhPM%AzKb%o4Qeu;e-g{~f$+~=K8^i7;QU@*H|wC-d)Hk{x2<*`_v~(6jI1eGUdUF;
kGlS&VCIH}S?<a_V#VndeKIdImo7VK#mn2ekMdH}280)B=<Dgxs_EQCI}m-IR6cc4$@A*;w@lVA0dlHuJON|Dy1tC0_wS~egDQ6N
);3*7WvAl$y$=}iM#9<nKGGG!@nx0Xk~s^glk`%ev^;5(CqAmt#%HM&zoK0kMH@=HK5W{E@bPLO_r<lvinw`;t_%F}al8d;s|&i4
PBzP8swil~EVB^nxICGq{f@2rsar(H#pr#bqTR2{ong+>x%qX#ff9UUlWRP=FG9RIw;FqRM?Z(6zP`!jm<Mp84u%>#Ia5xIrE5d=
9$y6+JiWcXk9>EYKRRnkXXyfVGonDN_IeNb@Lq;T<*(@FJzrtzajbo{lRfSVMHC#Re>X6v==RC_A=@||O#u!Ttj=6Qk0xUdJ6yT;
!?_<!t0^vx=*{9xxj1%nnTXO>R>-Wavoq<lBNtV*lvUKa2*=jH=j*oh(1SI&*@B2E>>;k~#04a>iGP6~Wn%pQ!gYAhovZ%>Tr?9Y
A*6};ab3nwqUyoplX2D-uF}u{Adf5mG1E{{Do7@9;5X8#>>>8>IkDNx_F}v-EWQq%tScXNOTIhBHdRBCd(->by_732S3jPO>TB5V
FE;AyKlvoX^6H4Fy!&P<gYciPiY~qFpPi@oQ@%AZL{h4%tMKkf1!pz84pMmk@k0#(qGVuw<OdHKWcLvQ6kyo($x#8<1M6*U<b08w
L9f2vyDiaiQYjUJd&ebhX_KasF3RtGTCz7W)?-*KMmJe^`YBGoFWi1U{d|0r+dWwPel@)o+Ig!gFBklcPvQUY#RX)UO=LqFcrXDR
wf+GS5fB0M|NsC0zyJRK|Nr@dOnbcJc;1*$FJbn!HP9QlTN|f#UY_PEOIKjwdTDyvqujxxr$M$AHSTJslPZLT0ZOC*eGGsF4fnVY
zNXs+R*G)k?|rvzw$F|+ch+<juWtK~Z@P5&+3-ENzK5^7-t*N}4&~d8wp~jqE6(2E03PN*^!wn^UbVZpox0HNCNXUQx7WVY+q%{F
W1i|1OGUK_15WMOqbF-o&eQ+`*i|cCbM64>0rY7>^Xm^lH*60pn{-&q&Y{qpRp<>R%b{IT*inHWOe%V|UX?c4o!neAuDM!cHg2@-
b|ez%lDl(&aial2t<yrMXv3~0I##Pzt=gUI-DnI#5D#J801tR|Ky&~IgXux@*SfnMg<zMi+sObVT^_XhGW7Q_4Xot2=<T#CCZp-N
`SZo&JJ-kF8fYL0KoHR}0GeuGO&WxHnKq&Np^=c#0|`um5d=|?6C!D*Dte!)9;d15H1wGb0002c0fIzCG}Shs%$`KZo}=`qsp>r%
o|D>806k4K&>K(ylSvT*B6^rKqtatV14*<@ngdM$G&E!efCNbpCV&tCff`f7G-_zmG)$(CL}<yi2c%+XB-BI@1OhUrh)Qgy=+z&n
A?iI(Pyhfl$OAui{Lw{`RZ&;|>L>tLxj)~+kNw~H!~4hg6O`X>NnN`y&ri@c2^t9-V1;$5V1mlRDI$oUzYK}h*FxXj!lUEsPwML_
xO4U$wUn)?rBJ9@4{V9ADy31Clu6r(FG;(S2ctyh{;0Q$PHhxwPuk)?|0}zkR+n0d3^hLIsB1@ay66E-=hIJj%U=JHrdAkTmDCql
S~A3=!|atr<3NZ7Y-9e$SO1}_ruo{A9_t|ltFWFQ$y%==*}0}iFW*xLyJcXL6~yRc)y-NxTVvjY2Qe!7W$4KN56@vS_%GOiDq2u=
4TAbCcSq=*R(?9(w;LR^C~%IwG<BAgQix~~OlCjSMbcM|RaJiP-djJdIFUSXR+%RuO5wDGsj@Y5Sy4CZAiyRhp_*0L6NSAj)Wb=|
iC|P1#DU8DZ@BE}VrQ4~!t)GbVtLUz(0+e)W@G3__W7UdZ`<eWS)%^Illd7~iR`?%vnT{XK5l2d?;3gK|Km#Nq}Hyhoaw04Gy?{c
SYC-I4CzwAFhji(W~|dhSMg_R9^Yw+!ZAi9o{LlRw1~S*$$Qg@5RExn`)_sjXgt>6{*=DV%-_L!@#i$nN${phb64u?<5Fs*^`_FK
xxa`1-ac}4pCv@jvxA@QySJx$bkD8SZ5rZ3OG>I{jn{`m!v!D*m{3U|VqYzXBl{G@8Jb%AM2F0UI&V{29Qqv=pHCK@N|{pnpP9KE
i(^VBUr#%@FAY%mGA>r+?_FNcFFwc0%@k5IO{nP-T{PZJHp&;?h?UlEeajY{cc&sU74($JE6>%GglhFcEgmZExsvC93%%g7x->WT
ID;!}*TWi>3X9%NTt$LJFYkGuoE}yoDm;hFNJ%F>-6=+IzD}zqoveoIm95wUMF9p-7qh85%6Ze)o~0b8w#=V-w{K$$QBtC|g5gaR
)<r%T7b=>{7=?zz3<NqH!=Om&#t7%UGKN?haUabH{wU}AbZHyYmWdatVhIHfh*8-{q)cflf6w6_Ye$<nMyGrxieS=&;M7GTi&tt7
?La-Dw-7T6{*Qa=>k=DdHYh%xNN`4=;YPHdTuC<DN>ODc-swsTh%6no&~9C^O%9l2CiY=>j!xWZPD2pn$X4hBwGnBvYEzq_;r4HB
Zp~FJvNTTgP1X}bRS0R1MBQnjBs-+E>h9voq!!A{Cbhf_+09Hh3B?rKPRS}fO?>diZkMMeyjN0<K+>{N-koF>ZEcGN0?4Ss8W?Cq
{uDIhe)dC)4UpLsB9K@ORFI|uf`&A3V`%dnaB7$)W@3>`Y^a#8<3ESvm<!*omKe%pGP5pF5CXU;pt7k%32hXHIg*1JD^jwdZ6d5n
K8F<7GiMVrPtadAP@Q>H%X~S7#|JG7{1@G>xkFckFo_e4xe_nkA>?5AQV6to%d|T%q%x}Q+pMKb)Rf0EswM(rc{QB1F)DDXCkqFc
vp9I;p^FsZmO8dn<)XOS<_cE^;YHb^^5fAsRK(W>G}UhdLkAtE9&Q<KV6mIFn25WwoYgP8o1+aji4d$vKg&I5jw}wWM&Mhf`>XuJ
1MuP6&-o>C>!x}QMr|fob|6tnDC7uyO0q0Uv;eUwlv~Y`0Dh)z-(9RfKMF_A7#Ax-8NFLAe(%Ao(i@!<Vv`O$NMcwO^7t|!Vod11
<?yr4SXoje(hg0J&DhOx2W<tc6hb`|Yv?ADL>u5OyYzsxR+5)%8{Xo(@Kr*OvgD8LW~Ivr+H<pbeirCiXCkG%&(6yZ4w>ds+yBd=
8)K<r;j=>QqUbB<VL2L2_GSiRwYHKpr2Jx?fFP*zGni3;*kuaIY`G{>6pNE@V_vH8qs}#k8i$#)dot?kQm3&3M=HHlqQY*;EZLlZ
HOghmg82?_*V}>BGZZ2O5vV7cyRaN38#9+fgBVNUu~F9)z~IjRgeHThe;Lv!3oDSO3FlSObvsiu4EK%#T{uWm<F?%OE~`@imZpm_
5gA0OZl88J-Z+FvXGKy{4_ORMinCT}m(M2jZJj)O@>~_(=mSo|;D9)Z$929kaWG{?kOwxE-XT*%sJ7CePACOF&BGgyJw}A5%bwyX
5ky|9F%gWSU}7A(8+Xy>JVC2#S`e=WN7$1F7L4i>#=`Gg!NaRKU@?jYWPsBs1q8QGO!|KRPT!W~)dufcnx#P9!kw@VavdBCaNK))
`!B5@z56)vxllgV9&KG8!T#lHUNi(W*1C8wkJ2U_&c9Ok&3<*Hrm){SGeCu4y6}OlnjDfRu;K#*1aq|$m~#r0nEQT3*Io2y*L`=u
j2c!4YC^$I&1PF`f>3GIQX;tJ0r>vyn5y2(w_#3VKaWL*kc)Wdg@hes7$k<z<fK#Z&94Wj@tJZ#G6?}i*H&^_Z~$OFHsQ+`bZj2X
-_O8%N1`hF`$YCbfH#~WD2?bi1^d<FUXs=T?gTdaD;tlbq=M2So=oAV1>f0-(>a*rSXi!3i0dK;5~hVciL6AU$`fepZkA8Ca7<KL
h~;9B^%2T3Ry0}~6u}kgEk$NO4|iIPE#y4ae1fJI$(Z#nF@=Ys8SBI8zqUvh^Xq#3!23)>NN-H*48JeT6C>_9Nt=^UBC<o|rL*}u
mlZ6JNOI3a9<-eT@tpw>`eaVYC7!ds!acSW`4I#GkD&X95nN~|rY-Z=BxY8nwwqkQzcm&Cfh7(vGy|W@)h|D^@AB+ypVd)k#N^sD
`wM7Fn^pVXIip=37`o@_!O^di#8Za!%vLiBT9|6qqEb`4{XZK?YJ_UFrFMPamQJ1}0vyb@ll8##o=Krje@sjLm{NisQ-Gn&X9>!3
T2MI++H61!rbIjNXdm-ZB4HCa^+!V7>C&}naZS7Z>M0oC<BtpOedP7x@aHBQcgB<{E-mxRjPi|!zT15BF={F!J~FQ^8q1rlofKiq
^?Hkl`++|>zWd06>GZ9)r1Ya7xY1I&ddq1DT;`)KWAKXR5@AWhVWMJHQM>Bfs^#f+dz{kb=^|F-nP)=e7!n%_3zra*tQoCYoh}$Q
@!wnCRJv4Ig^|q$$nJu2Ra5pg9n!_}29$4XV+Vw{s`+?bGjrL)!2Anbr?HU~3JuzAhQ;kUsRjU5F7T+T(Kb=l!*pHOS1G9+JIdV1
&j|E#B+bJ>xjBWMDK!r4m2Y0MFWHq&oJum@%Mp`Xw0VAzV=DCa-1K#QVYiE?V$Mb%0iRme7(&WqJ5y45`@1Q1;40dSmDHL=KYq;M
Mb%VPBtj!|t3@rtP$rUa4U~Fy3T4VG)$^+59OUoRxfJxSJzz8pkyca$ukMRKe3U5*5R46%Mgu$6vQn~ZzPOC6=Z73G)AcTXHd6MZ
js?94E?J~k8T<M)O(W<Jf-QJ1e0|a#%1BBoF`2{Mry5LKM#UTmbPyC-8;1T7R1yJ8u9wyJ9nS&dsF<fM#HU8a#>sM}zGne8kEmI}
lL7=`X^kg+q?Qv)V!^LTA_+~os16B931Uw=gxy@yE&oj2QbK0<Rn()u#NTsL0ooPs<F<=)PiwH@F9lcRr_S<zub<t!)%Wgu?6i)V
9u%>}jgXYG?b=?!nxkJmDk%hFyuAZ*Z30teQ8vmTf`nJm#23(BR7xXGKJL0iX*INl&8zqNWMVAPj#k`Ik^;X+GFKq^SvvLOeq1PT
qN-pqA7;BNMY#Ergr`!3j%vP7sjp|D?~bx{?}otfm=0pib7?M-G1G1xh90+~_~1{D<kiJi`pcI)G}f0|GKj*#cv10iDo60}cHwE&
*n%YNd2SegUg<EeRZT|5odbZ@EUK9!jMun;r8Xf$wVnMx4G?CvI!>9SOl@9<)VfJZ?43;Yd3X|_i9$H_BTY=rBBX8@lnYau5{*WK
LuHa7>55DjA`jK+MCkow=Su%Wy{uU--s82G5{SeS2u;7VpBGSR7GAEE%+%FUUPN&Br)POxh}DdZ^iiQq5NSIrY&6|_-#ncYtz6AY
lb4Y*Ds#^+Tqq6E2X6lGlDAW$yHO%3X+Rgbxqhw*lsK(cqOFq2G<wuUk@kI)Xi=&)6DU8Y*@5RRoG(!o+!+t5{rtG{v|plNdqwqx
B`H|W?AtVoGlbi$xN@SpVLB=TPUVDic`#|oSc~GN2&xdQNJ%tRS-pI1@&#Q)ZF+dRf7N~Oel`?SfeBku_2VHa7j{!{;(o}OC<CC?
0St+K4in^bk~v8)y6nPPqoen5&mAZs31CYXw_lfh@0;R+R>L;s2`L)&Go3g-b&E=cx1keqN95+YylyO#vC^R*ihri1NPP*l)!z;F
&*2BT^KRr?6kR$EuqPU<9g}j|CMHU-_tUXOLNv{7+As8D%bP<@gQHhBU)?bAs2nn($|P4Vc=&6-8{#&WS}?kqmjelusWq#D;7`Kh
b*0F#;bskLGqSpAI?5zuKx2Fd1d)hh=Kl#aPTuLN%-CI`90G_Q(2@1dR?zY*I;AeGT~SH7f-45boFS7XSVDkTC;eO4k(5B;8sCW?
>r_gJr&kqrR!HcsU3t}J(Z9Nh*|^DsgPungtMXMKLjt(P2_&Z|ekUz9zH+LSQED-qOsyvpQP!eIl##Nj0ki0Enbx?rBFzi9GPXLH
H~di2K^14K#Rpl%MZqFxRGAtS-3g%9x>!VC@RA5MO;`q=h{7uBH)&@R&{Iky6iY}2=rE$m=zKjqvS_|edi%dK%P(#YXMa6=GTgGo
9JNL#r6ouzmA>eYWv#p-ii=a7Zftc#_{+2*?=!EE<fPIMhO@({>w`}HF`oI@&vKVx=zPhwRBZM>ATo>3%cIr@YEGZwFID}E+)e&-
yVaP;@`^pPB|(sdOrMG_PgwSpy3}$=)aEuVDjJG}pxkK%LzOf!k$#uL3SnzkEJNWyB<w@&)FB>0m~ZR%PsRd&cBJ4AxHiW;3i&8(
Lo#bO5_L&UM3r$3CfFh%PO5@QuwB)?_u^^4@cSD=C83BQ=|GQMxch$^=Cp;}7~J;$akW}XElq2RJoSk-3O4t>RAQobi+3~;pq5B7
-bPK~6+=l;!<Q{e0(P7`-+*v5APf=m`h$3MuMF;fK>m-`quYPv3c4u)5jY(o>pf-@1VBSIAPBKYAX*_pdtd$HZrSBvgO}>>ASgYB
Kbv@W_%sqRynaLv5`zv9V1}IOVXb$^|F_AKN4!P$aAvF{MV+YDA<-&OOopQ}f~KY*{!+|eti4N}49z*Tdy*p&uGz#FZKD!ErlbY&
nx{|x9drE+pv!;m?Vc2<Ui@gC(oD-D<rP3ut^)-oW=x68cjxng9Bj>y$FfD20#;BqeZQ?qZ(8-NNZIBO2{uW|k6rfnzN*N!seC1&
NkGpF9zZLH7iAA+AIl?&k#!BCaOT(FqY#iJ4^k4rmZOS+hiI^v7wP#j1JSPk9nTg{P~XWnCzC!G%B^RVD5PQ5aJb3pw@p|1G1HEc
R;2IkI;f?tmFn);-_s>2KLdN3jdT7f>)=D7^j298z5P4TY_e5@O7=8IopTRS0@Bjr#z2B;Iqk+`b3vrn?Q+;PXl7Z<4>k;RS<ZUB
>F*7_XJ-gPni*t5HS4^n(O{=eeDaMJY<Gj+bx={Sj<L_d%-08Il{%R4ilm|?{NZAo>7NsP{ZpF|v?wP$D=Hvr4&hG6v~$Nj9xl(3
Jy)G5OT6q*jVQ~R!RK4<etJha*;R1OuIDu(>sdX*To$OHhB9EFv{cYiN%YmB_01@7g-zWOYl|LH)t3axzRLK>N}|&ACz;xWn#f7G
sIIRhNdGL|6)y_iElw7Tiu(q4ubIu28Qn?g-(I&!kklkf<uk+8(gXb_?ezThlGf4(v|{FWsTPD|1=OBZr5cwz_q#Pl7z{}ykiOM}
@`~`Ht~0*K>oP?C+1BHL-y@Mbiu}z|n-84OzJ+#H+WAqf9GlKfO}Tx`_ED*LOZ1wQGvYPUJbfq13emJ$+RpI!HWg_GOy@er1Bznx
l+YS#25Di0lM84HVvHCr4vl6knMA^#N0Q1BvdKh@O{DUx&VCnH@bxMfx7%~)Qk0=SRHp9Qq?OlmNZQE*PArc_MSy6|%d8+!(mYsc
%2#|fcSdEsE(aWZS1X64Bnl9Zk&K(zt5IJvOCA>A>=FqgAOet8SBe&3+#o@HBvd^VMm!rerq+%w7jt9n2Gnom(6IQPeX0Vz7)c1Q
V<t_vR{q=zN3mnN1|%TJ8bu;~r}~%RBW4Tq+N#g={xEsxkepRvWchZFgeq92WL3yXyW!`(<-ousRL~NN6kGNB)*-iDhrWDsO@AFB
+=cGdh9M4EV{>Y(r=!BG=J2nosV5SVM$&N-8Y?oS_Z`{f%f`idy4Z_ImUj-b&jB#!eE8Mpu)_^?l@Dx1Fge=PpTdEA=o>m@J_GaX
&vVZ%qFr9$z?KFW+h`czWw~C;)rHsnGwYt^Bobq|vHt=;ukgIcq-Gm>^M{Z;HDqPndrjkB-7QH<m3$SRl35Efn$>2lyt^uzs{9sn
+9W>*uCZYvx<#Hcww#21jP{PS&uiLOmh*J=dDtx|Ly<BT*t_^_x@Vo=*-s80RO`D)zlhN^CR<OxUM;#*x-<M|%U8D&!I~IhnNGzY
`!c$R!9d*7%*RI)Z#n1M`-7@q#=88knxAI@Ys#m*0o~vD+isHOL%e{pG=(GGZ)q@sd_Eh&eWtg)?kv~1B$BIUpM;qRapbH91`nM1
z@(?_B96Mx&ldMF8jKX@vp1&Zs3Pjl`{G<x9hGK0i?Is5>l|f?e(xzvRdC-aihApl&OIE<3I|?~pxNj;?}qNjd%u46Ht@W*j!KhL
-4Gqh)Oc<MRd;O`!t`ZIjtUeo)xPZgxp?uR8+}XrCv`@*y=UKfV!GEU)n-MP8|&jNrTu)}ZQSYgmAqFXjwq>p*`!T~<aU(JUaF-e
L(%Z!tR8`py}Toi)V0)AgzLtuOj}JF`4emmn9H_x*EF7uQnQB^i#9K_Sl22pwpBqf4j{?-_fms)wT#7g%JX?)S-f}^YDwNV^Oi4t
uQjOa7rhI0mwj#F3bPYv)pl1#Hr!NIS0*O2|Al&fk3Pb(YAs;~?z`f0+l)PW98YRDI!cKBsJ8AFVEV;7T2eOJ&ET#WqY4SDGp*T#
o<)eo<86c)P<OD1;qqCfE1gUABfB_gs_bZT_MDZWmTd$Ql-qF))^vB%zRe>_^LI6)P>S$vdPOg;RkO<VqsqM3Nr;s}WiJmVtn+8m
)H0JZ8w=+>AsT!cgA2BysJ4t!lb29=wybr0MGfY!AvnW^bsC7_H-(lINtS8sqdB=wldvVW<*6r1K(0upl4X>tR%=dEtFGnWZJ5_X
nzS@KR&Mp0o%#-lajp1<J~e~Oh0AZeMfAFxQ#nFIFDAZSYQE&sra!FJUzNM98S#aAGgj>Nm72J`r5$1^e-#z&%boHifTwxgwp*Uu
9~F_i3$>oC;LYW@&FFW<+30&3=<I3SYmOjdN{9R?(244(IX7tIw!%Y&!Q0j(#yHdbV6a|`n3n~h;n!vp;=3~MB2?cI2Tt}~O-<j&
>VW`K4{%U{-eYuo?a(zbT6!ehP)33Y+5r{e81se(CYO4PQ7UYAxkGYqjNr<)|FRBl$}UT4WLQQ(B<0eO?^Ctq-Jhmiepk1oUysg%
4-_M|x2sB~g)IMeuGRFkjeYd{DIXin4U|D;g+8Ov8_FFRDIXN~4wmT5Jqo$_L)uvz2624x5cR)yiZr&zA*jHiY}~VdW;BUO0J2a8
IU#E=?HHVYxQrCWqzsMQz$2FM$oxYvz<nwN4*|ekdIKqa(3844ir$}-Zzyx1&|ZlI6LKq`58~6MhCv(QCickNCqXi$eVdAfVysT}
r`{So_<c?gXKmv2(*j)A$O@1v=|QLGi(9Jn`^U64n{J-bm@MYuSD|Dc!i0sVbd!TV^dZoBHM?7hOzg^MTB*5Qm>8lTN#z0>M--n4
iiB|}|3_tjPKSeDN#UKPe>pt9TXNR$zInug!dBJGi)L`DIsGPy^YxZdQ|tU2H&fTmeZ1n(^H&rhBs-U?arxAf_0vk8Uc_1W#&M)H
CLowUzZ#IIp&zFz=}{9mz>(5LmDE`7FECL`{1&c@Ruzj3cY5^dXt5Wib4xSj&V3oI&klS=F;8v^Nm1Ut6bW-<W@<l4+}!%dwNgH~
P^I_ocS?qq5yGPr7LXH?LG7rKkxLuRGgM7->;)4t;iAt#b3sSo%x7Cq?bhN?ssmy$>Nnmgh6bC1Qq`NDu+F0*zGlKeQbjd^LYiJ`
^bpA5$jKC%-gMn~kW)IyLE}O5){I8tCq!}N$y2<%q?g3?6Gz*as&kN(-h@qe7K9`yRC0k^mILnGiZ|&q*1Gqu_4H??Mk!GiiV$c)
>_i=7NktRQC$6xOBvKHLL9BU<BoynL>iRM;C!JX>qUMv?snf{qrASE!r(YLpcOpHm6d@P)3sa_w7rY{A8J)P(d!&t#1?3PTO91zK
UvWajEEt+{u5sze&pb+_e;vfwbPf*Mn^GSnWL4EgBEVf{I$CWhhBBp^wJSqI-8$Cg2Lo|3K^vJFvUrs$=K+Krj#*62@NZo#myu#5
vv#HJ4N$F8^M(^^u>x=yI5Og@YcCSrds$@{mwW1+5a={hT5>vfX6)=Sc-ilQhC`+e*^4PV?R(PoM)0!%r$j~t2qc1x4F&WemhMZ3
agmO>fh7w*&)U#6BNL-3gkR_uZTZr)bHT(y+Ma#FQMO-Fq+?U^eM#n9{7M?7_4>1lIUZ0}IbROT_3K{l>bF-^KV^j)Hr5=g*9vfe
ZiSyvb{uQ7k3d5bJ^uC$ZyB(mx|AO-^+XTw`Y;Sf!*%ZIDpnZ6aqlUu2d4$`JZ<%uXB(>d+Z5TbG;V6gH4`w>L`u#757L((>fro5
F(ZRKVyCkv1ZBN0g@EmMS6X7sn40vj9j+-1&qSm~bVgLM4J4{4WLpAF7}yA$s*USaqe?la%@(G=ciDGvJvO&Gd%XSH29ik1bG=f-
ua#)Z)A9g6B(v7PGQHdTADAiqzcrft>Fg8QQ^>ND+$=*!+fD3-_a@hNs|Ey!v*=LIu98hFGgMJiPxWW{{PXYABABv-Lr^p~oDJ3Y
y2xuZNWC_}caqN|M#7njjXaS`R*2S_&5*YK_3mlT&(?*6KZb2CghMuPSP0$<GH{a-F97J}Vou)w8tF4N)aL}>uMts+gKw<~dT?@V
^gGc*vMJZMa<$g^JsFTx?ysU8c<%Q(G#toNN}<3|rK}bM8O9v-z8bmD+rw}lln-)wpXDe&!g<D`dUH3h0fYeC@1m^(U>&Nxy-vwt
F$TJO=_*S5Z`l?Rv}+QoubWk4y|T!LPAPJN>$<$uepU)UL&Q?xXb@=PSKpmTpG`N43{d>7_q@e-`zP|u6wBPr6$$b~!qYg2W$~dU
4$lj-d5JE%ki>LG3MUx41UCXx0yBW9WJ-$jtnm0OFFNb&t-eJxsIZl+jBjIIr*ZGsz3-k$bA2*W4@k;Qj<-l*qILja!Hg6*hlk5!
miZJ=gc{xfP-3ZVFxjYJAKbKyTTy0@;3kfZMtu^PKeL{34UN!h6qB70*Pm>K5+7QIF-cR9bWD$@)9qnahGM*M&G_YRWOoMU!7=R*
?4Y8>M~Sdx^6nVA#a0RITazdf6dU{Fx-BGyrUDKB(LY?jIdLYt>3#e~N?JBkY8MgX@_A{n2Hv6$;YJ*n+)=G0$b69HIqmM`45jUo
+ae&nt0!>1dMVNkC@UD5&D309X{1ht0i<wLr3nqQn@kUAHOGoU1IG=mJ)z_i1$YCz1!Cr|AmPXk$`1WkE;J?AJ3CNF`^wVX3MFyM
L95)-j{Q|aYsU&(5rpbosOXZXNpkh9T05o^Pl$+zcegp_U?oHzdKgn7jGIZT=i6QYtb0XVE#wg8=aMlteoN~n8Z;>BxJ$1gv}*f^
FAB-`LrMf071W|=ESr4$FB!8AoEgh=j22N%4iGiby&6)cpwMYz8Y<5d59bHJJ7p@KF|HLMM8Hf`OF`KH)H&<JJ#Ygp*M1+sMN)sa
`TD;&pDz!)^snVc;>9A%f6#~E#RUPQVWQnTfuIp0W=X9S(2+tYQ9gy)XYFzGc=cLI)sn<{h$HpQ&R277=50NgAmjKTR1*YBQ0|6s
5@96|NTo6(BM<9fT$Z&Xx+{O(q4=MJfZ-A{M(n9lgE~*{f_-dO#DNRD_H4NKCy}>lb8P+-kJ{gsd0r$L<81#EpECv<Hz(W9r`nIF
$j};ZW*Oq-%LO6@^LV}7UmSacj|d(>z?ZQDlap1zOvn&G`p41e@^*4usM$7X`!G&N?^XQ>8sGYw8#T_a^UD^A`M+;l^tq2;D1J`9
b~tf1*fZTg{(H2ccz_HPhTFI6v%%cTFG|TL955u(b`%zsCnXmmRIL8~RJ{PAT>ng7C5;>^1B%Hq8KHAIRW6{=^!PF20R6!G(&IdL
qo^mw%(C|)K$}M_-=4OvEJH=rp=o19$&tBZ)$Ag?mO=DeJ)15}Lw-)x;yhjGDj=o2y565k;0^z;`#BGJ1EK=ZdV~l7?w&8Q98(oQ
_$3yfMp<PCnol%PFv531W~?gco3kF(hkLDm2X@XM8t}WpzVu_Kme|q#+EB84@w)@7B_X4)DhowN4wb=^ORR8Ghx{gfN+tMzHZ}U>
`*e9;SFGxCV@Z*clq}YgRs>DLWBcd*5}cHG?OVWux4+U)7bQutp3E3TDk%(9le4R`(DagoN4n3y+(DYl!`@x{y?gz>YipP#cuy|D
C-ouxXi5DDR5CSWQ3c2PS6aeif5l@Y!4N=;9VTSNCfPoyRs@?gt*n7r3c$Qx5X9k<OS%=2WD{vXnoTkRg4+p8YAn|je}<A8!pTjv
lu?3(IBJ|EA)?r6k{E%u2GEM2NRk$fRW48hqS_)Rx^$<Ta94P9ck`I;|LB;K8BR{!(H*~(gr`=R`zV2klebA!d}5;zf$1ag*9fYq
tA7yG8b5BmS;IChnX@OfZ+0n3+^LzCwJvI7abBhedT|_9c|Kwxx8NSvC*bV@FYo&8iJZWr1U+A;`w!q3KNSm}k=8)4?F3QhA96_=
5bGH=`OeTb^rVtX!2$4GD<8oqG&vAC250lw{<0kd05BBP{l?S#bPnIcVTXp{vmAd&S^iTIE^MIB4kesRAx$Bq(4IwAQB6ZqBiH`B
LaTL*w4Xx1s<_@0L&!I!6ozA9?{E#=G%*5priT2cg%XMlkU1iY1Wt)4G@yDXBaEf7WtauvpAuV{Yd?7{2dD$DkRAZ-q`SB~)D=Zu
oy1j_CHSJiICOh59j=T4vw+aV(cr3fR!TyCV#9K@iWcGDQiH4vq!ItlXv=Q@c&cOIiG$y$bZlk*OR`Yv=GhHfeeMpaahkt;w+(7^
_bcj$I+L$a3UqUA0`IsG>kE$rxOyR{9sx8w_ff~3AtuA(8XHLUUTe!JK*=10r=JeYb*kariF@8iwUX{AA{C95#+qUY_s*u8YrZF9
bM<J6;&zW?9;Ynf-NPIATDvCmBbmAJKBwv-Aj?D68f{+T^(-J!<)9uYSi$58N5T|ly9i?XsQR-DxEL4E=!dW-#mR&K<Uw`{sRl49
6^fAl9-QI1_Z>oi{(~pq_ru>rEl_qoVc2s+&|hQRlpPGKcufAEqcYZMgKOugtoHOb_@8_O<{YH3;1jTQ(6I44AjnvFPMR8b749%B
K1n_)q2xr!162)%33Gv{zNlu!9L)~FHXM_aB+)kDpW_Jx>|v3!Uo_|tlzfW{c9u2h(_qImI0eiTH7<GGAr#?(fvJd^rlNW7F5++V
Iy#teqAmj<{oDPHYzzti7DkPQzkZ*FvoJ8ohpH;5tWN#pCw~+R+IkE7U5Zbid^0lR$>w1vA>JNEI6y&DWcZnZqyA|R$q~{wg7y1$
bRivt8J>nDG}BFhigVv6qSB(M^Qd}hL)0kY!VeHh{b;`AB%%=W1X${Vl_=Ct<3J&jZ#b_LK<o`(x&M__RaJ{ss#g@^{1e%Egbe(m
bqQGpCl!)FGA!;mISg11fP29YQ{d)!n1<DPkRbBzmtH0tQxlb$COR=q17C)J8gO8%7w%;h^p-1Qj4+HGZK_4Ft@v<b_jD(5R73DR
f!Lo@!M}l%+UvZ9j~PXy9woM<aK9I_>8NcJgr4WT$eAqA>kS0>v+Q3b*Ld6EQz5)X5#9?;6emNu`asA`c{C$QpA(7dfxtC4b>UdL
Y#^bjyx4O>g2{5JcfX8A;H(r_M#UO~!-5@>?toy9`|yCsz0oZi`&Ra0i^@&=`ftGN94Mz6lwQRrV`R)RONLM2|M8;)k&6d5xhctD
xJda#PD3uMD(fz)o=#1b_G}$$^p^1Y{@)$*dz(1lEQ4|sop>kio<0a*co?Q02x3rXmM&%-zEKoqAUQ1TOE6qWWTW40ggzKhW2rwd
^;J4|_0iK7QD+eHlzEmjj1P2wJXP;pK01G-D`9&T@GA^5$d4xt?uG@R+z%oMoDFB<;MCW{(gMQGeW8OUQG&#q3VJ^$IkscO$jAaN
Bm$J%@17Al$see{B3QIU;4oW!Yw8e((m&{L0ub^z_ld-LqYjDl2fcN(E)->HG-^U{-O~rK`s;go@5&T<9<bP95XJ-71_g@~T$Miw
UC>E46r7GjL1GxYJ7%nCmON3|hS5j_=`3slgd;XmRwE{@vj9WO<nr{v)21GZyHFO4vT3kByX$J&#j#Vlh=V3=tOF|q82GFYSett9
`WbTgZiMI|M_WvQxo`uPM~e6)axl9m;d6J@SYwOujhn}Ygw@@#kf5#dp_`5RuSu%u5mw>GgWTjmUuqLl(*%2?6LI|H4gBnz#Xn1v
;PnCM@Izy2?B4}~Kn{V&`%j<OFMaMBy)9@Tx89+o6kU}#AK_K=xcLyt-=h!TP1qlg)l>HI8*wC$yZU{+ok@=uPZ*3SxPm?{AB*yG
6jbl%ygzpv3jY}if9vwzo}1-i=N3Rd5yU%xuBbmD`2o+N-Tw9?zupA*d<6I%srWV~m;7^Uxc$dPo8h-T(w=5w;&GV1ds!<@CgQXF
w!Y#0-bc)Lr<eDIPXp!cPzR9;8;mQ)jJ||@u%VC61O29r<MD>=Nixlgb^$<lUQHgszwG%?poEQQ43HGm4ijG9UTo%AWdj<+xa<7*
(o>e4^yl!c6Cb#Jen?2;9?prEasfRqefRK^s!EiZ4Z?G6>SMC2_t$U7`uBQ(fAAD2B?oV`l6%cCJV&>mxGx?c?;w;^3OTZJHx80U
%>8Zil{~hk2v^1%rE8HoRAdwj;Hv^x&7ve1g!NVkN9IC*sPZV~5l9ge(t|`xE{F>O6-<t#BH^llHl3C?dgjb=4mC|b_TpKMh!j_b
Op0ZKhunmwsVa3jv+_WnrIAmc!#^#4S-0wnUKB{b5{%tpT(Nd;bqQHkq30@XFz&tNH;EXf*3$P%tBQN8Ajovq=E6k=r41u9s^)EO
|I(W7;3f$9UwG;fEokVbGf@O}>iXt{$-wZ;G$hr{X!y8cM_G{_rQHf+p_e5bDMmI?qe_O$EMc!w!m5I8)g92P$xO{?l}g|oZkC(U
Xx1A{tqn*~Aja<qV=1Pot7Ww^sTy;$QP^zDy0k;orEmg_6hEb>-^ld*yuUZy=hyoW>g&VopJwmN{<v4ypkf`7OyUrV5)k|ReR6sJ
%+Dg+v{{$$<M7$0bx~Cm4&6v$fTF|kN`a)Rfmsw5MHWQ?7z-l6-L%i$t)p8MU+**J$8F2e)N!qDvnTk`D^J}w)=a9dvtvAU8mHb9
g?AR*VU9Xw_j}cMj@=MKP>>}8^3rGq-<2|klSxE0kkGZ!Q<BqOyfV4gPj_<0^sLj?Wct~;|1{^Uy=$zAeN+E7oE$}My*a9L>RF6s
Wnne#nwsys3ZZy<ng5l=BbX)3h?!mHKHp_Ci@=T}(Uxa-w~KSewW;j^pA!@Ak2%nF<E%D?nJ7%u>Z+N)@@kRd^B-3aJzWvY@e;Ko
uLrKIlal91+<Cs7$7*Kh#^yEt(?742v6baI2I;U}Ph3T;$)xpP-la`&n;DROtqdA%+o{X8b<<nCZjzM_RHVPX6p86&Gs&_~S|qtt
mQOGJe4QCpk++S~78l7aJP^9oa$eQMgbQElD)TitQ91L^Gk!O6edx4Gv&iF{ZLh^lxWq~?sj<Ba6CB7Kr2Y3=_&K;+MgrPjow!!9
LuD7GbRsk^cV(|q)Nx?D&1PFkv=IT;3=mGF5Ar)zNHYX;RZR{|W&b?ST&*-@!gaHNowUzpwYszSyQQPUjq83kdFWEjUEB60RnmT}
KE`I63cp7_8n35YzqZ#tmEAbDG)$9K>)o$4ifS54E?OjIx!>J4rS*@ewtZ2Uvwh7js^uNinDgCH*G!^b9dRkzl}5hA<n!WXDdBT8
I&Rjo>WdPgx4Cpt`Z{MeR9Fw^e4OA-=efgFI@XZkGhRaYvr3|AzbaANtKVAbbgm;3-$$tGL0hV1u@F%~WzaIhLorpcUKX!8$=C5Z
{kCDx*5;e@^Hp13=iiU&o2Gl1X*MQ?XJsp7${rh6w;emUoEfw0)~p+4DEz9lucsEe7*>3lCJq}4_oO>PeW<}M>D;68)#_aell%~<
I32j!9FbLA5TGjbA*{D-wGCbi!3EZikC)|q*<#}<%!?3KFbhH2hLSr#_p){3bEaUe8F#6VD|k57ne}v$;87W$D(2EYT}!RK1g_Ib
vALPvtLsfguG2zVVo>IyPE?Z#8o%m)3fJSwlS#epx+wUVuBuADS|)m3ozsJ*H2gKGqnx-mb{a>N__AZP=dllovYV==@`A)A3I!-V
c>pj;K@0my#X!bR{+W2at)9R!EUw3+@@vbq(>6J~!CG^zXsp&eXY9&tdAPAnuB^Uy5R@LJ5(5&urWAMKa6|V${O<!mK`Zs$M|FlC
lwWD!aA!-?HP`;8l|PvSGgOPJl5j<2vDQqLE<^KN*X5lclr&;Cp$I=zS+-IiDyD<9U*64Wm@7nm8!KCxOhHJ}lqIBMf^M9iQCrSY
{<Xd90iIG{vPOAv9GAWNNgzwruv}&`qTu68VN$#t@%dhw*Czrh+FWmc&d3ls?ax6!Mw6F~xtQTdctVHSN~vrtK^6|q<-IZ9>Ajr<
czj%zpmd4X)Sv9uKVQ$freKlt_g`ywuREMWcG}ogb%=MTZ3M*2swP<xO$gr~J@O1X<wMYwewFQSJE-ELZ`)5aG@mcR6Yz&`;wQ<3
-+$-lu)e>dWKoix!*@>|EZxHtRlP44Q1npEGO;HCh2^)l$}KyOuv+;#XXE4Tw&Oa{LnVYZUPic)hY_nVtSYlkLrvI}#A$8W4Cc`I
_L!L8z-;G>sAF}=%eU(6EWSCCYgr8Iak%W$q{Qd00)xFm#eoHOe~f>OhbEa3vBq}&E5i^v8JWfKjpuqZ%}SNe2d-(-kS=j$A^ofw
<H4na7MSJAdvn^M%;w8u+)G$=_dw>o89$Eb{a*b!&{@6F$Z*wH3ogAlw6zh7OGyTrUe#!`@zL1bWvu8#0w2F$?L;1+f}4sU`kE>g
B&+f*RfGQ1=z5>#|5AS-(sUB2bI|@Ev`}E0*!L;BiX4<N9FA2bP~L(Y={1R+l7irDFB%UJoJ<@|1`ZiRuw8uTY*h+74-qvZXHd=)
P~S#JAo6Jat2Z6#3Qk8xma6opGx!&Xb1b{Ws^6NIyK)@KR!>O}6C{4|_8{1^j3E)Z7)IqEFp639NKF%@_foc-|IEo16mWamS&%^!
DS@EfyeH0zAr@mOh)3!%ELgf3t<sjp%;P>y?qQR1s>Baq)okUufyeXc$&Ju(@eeuXZ;N52jUNH8$iTE4@E?hXbJ=uQGo$4920_th
y=qbi9_BtGVnk?)2by;>R}MdE4p@%C&D}NN6({gciI;9GL^80e70LRIrS5LwMv}2GHZ8}Tr=!HczEJb3dWq!2zNl=z9m9d7G8@(p
=Az!nm$9jXbK#_TJFpkke4oyQD4L}qRZWN7BiPF~HYn*lan%eDA((mYvjv`d9mj;hS}$FUaD?KtT@zs_p4237X=rd*FjXG}hY1({
LIVz6MTWtyLsr|AsRV;TA(enA62Z00Y?Ahb@09b}ZQm<<PB`&RN^vk<>495X-+WXtxb}NSgv5mmaqP)HcOn#>B^}R3NuxvZP5Dn{
mkNY%=BWONe}kn05)ggoqoc5~7ouVb;}wkY@X*HD4GM_ahQ%M5Va(jj?pSSoA7;g_L45FbvzT#SD-AJXadRxA2rT9%qHHAfA2c;O
6~kk+$ihFk2vJ0gWKpFhMhe6NA&P&Ef{!tQ0E{D&ov4eLi^TUBT!Mf?gk@+liS0c5)D=nlrv3li#$C|`ISB+HMN^^(e<rmQ|1)^5
D~r8}2qT%mk0MP<JOIHQ$CdGNnMugyjv!PpQbU-#%?3a0-!5Y1ZG1KsF36W(`S~Q9Vx4x$6i*-+SzY{q0&mhXK%|E_d{6uD(&lb7
7Z%ZFpC}!up~UIRN32fB8QtwWE@P5^0S#Mr;f(H?kj(ji9-q=tQV{yVF(^Sli~*4u1(12Y?|C5z0VMGRdUy6dN8J{Z#6K-IC~=Cc
%VHpd5EO)K7>1yLGBBAG5fLD<Ee6=I1yT?nVcp%`Ky?orSuS_p*ce#ut{}XhFL-j%DEcTOizG+P)98~S`;ZUNolqubDq<=~g_t5?
|3KaZv&9X<n4sc507(%8fDeOVNCp`x(q?kj#e<h34#jp5AQ%I_Cz&7`nVSEu9;?`a`&4(g?19YoL12B+1NIQ}6N403jEXR8gUiy^
dzn%qB0`KMw6_1J^VUmd_|0C9F$hGWDIf_L4$2r#<E4zfJTg@o?4L{w1Yz8ry|kXeP{uiJps2L&@F9MIf%YWbFd@ok-Sm1W_`lx2
ygxDzxaNo90b~>j2VMKN`>NNBe>ZguNhREEV6<@OMlrV?1o2SwMet21OkyRwI~+)95%oghaud0*Si1oEkmxDz_7Nl!Us(?gex@+0
mc^LBr3$uZw@BD1RH;JZ6(DSZpp!SUD=2;94V5ki;lcPQ5kA61VlW^;h{6i|z~2DV;Ut-6E7!xTVMBVKZ@@avH%d?K??RMlf|r9#
6iI};F@^$kf&yFu@KO-O#x7^kq4@9)GDCnTk-)bfZ^2B&Gz4)6(9bJkh`0!dQ+%Z!?`vM<l@DBfmNDGufTsk6F5|2+F*n<TEyPRv
SL2hPBl%S`4ho*~K;z!dq0RxAh2cUmAcF=Xk##;amxNdnEWtm*42tp;<DlX@?Nf!@NdPv`J_I78&_t*wxPmYxLH5w_#uQL_QlpNW
E)ny|)2U{j%mafj!&@Y&QYHyuNXPl{4c+I~rW-%lt}EtM<cYhDY$I~lvu(LQY#?nrUW2#|5|V1qaX0Wq$)aI2$hqB`*+lo9+4iF&
D_AI`STTyCB!Yz*3lb=xh%jLoO37nvwShol0h4CwMh)kipiiCcyP@QV_O-k4CPSZ}^FZirnmR;P1p$DNP*@0xh=~yu85I#CC*#ql
x75vQ#%Q)t784R;p;BWdaJEq`g;uqOHY;V4h<%cD_Vu10AcA+rEqYDdB@r($Dv`$>9-*qCGweE6;$;R}xA_j7#py~&r*;_d#jWHy
YEWT%jXoo81r`U8E}@ZUl_{$!LV?AFRTG;=Car91D@1O$W%VtL(;9mwgh~*jP{uF8%vR=Ykp8na=~TW%VFHoYh1&#m982F)Dq!H1
RR**P0kn*f)Uu<FFy_9hD+Jk1u~><slr$im_ot_7A<W=Y6jhkf;K%uJ^G%590n9VqQtzRQ>OcVWxY_BrEX4KV<60aV1Lo2(Ix_A%
xdWN1CKqchz`U44N##wL6`Fm}F9N$X#~BXC8Ka}mI>6;RazbQ=Sz;;zFsl%?LdSD?$S9t26Za^h5e5R1MIf>fNvC8u3?ObNcapvd
%5@d!Yplt%=}!V|%+kna-W)7mVCNObE0S65Id(_Dp(Uk3h*Ab32$5t+03<+z05;OxyYgSC=eJ=F0Y?*Uz_YJB3a2!0M_9wjV+IQZ
V#C8BVzQxpsaX`vrYf>ZltG#ySbnz=#<NVAMU-#pvQtBCtY_U>WUO#OwGBMEA*m8^l87Rr&0Vq?q?}=P%a1&gkkB%+5qOt+)I?Dh
8A8EKnUQ8JBL$Gq%K=SV&Re?*AoFG;m54AAlZ2yFOuX1=WYkJ95e0t>G{a00(7|L8m9EnqjDpET6wIQ;=9QJK9J5J@3`i|vAhIMu
W75hgl!X{ON+5#7V8%sYt01Z&jSw=`kwqBol!y!&B8Mp|K|#jWA{7Ocw560b(EP1pF;qIVNGwp17zU$JVYWq;Q0Z(~EZZvuPFgGj
qXLL-2o+fb=8{;##tR`vT@129%T%NymTn0DGA_NI%fTc=XdeWsR1xv5ES}t?ogr*c5eZ2JT9J@guq3TQ6$;fEQahXT`*jOF1Y>E*
pB7A`T_}6Z;(_l^fvFgbWKdCL6jB1Hs|8Ssuu>>Rf`matR3eK5+h`~-Vz5z>iZK*cA6d$IPFbZ06ao=swuSSZ;wTYh6b8x@XP>+R
S=>QitpILKNe-Nl>m0!~mEl83op^z$7*(Z(x04j8tE?%C%|u&h6cWa@m6fhi<GY!RprZ3Wn(~-2yz4lD52sRyf`X_h2*r?86@ZEe
Due}sg#Kh{U_|6hL*>Lt4tf~%HO%GCNk+m{ZSLY$83gNybQmZKXlVSzRs%LiM5Uq_cah9=$iaPhSrT+8<SRxE>wY(1RZ$11NKpn1
^o<fD5k?CX3v7te*rX~9g&?vE6h;WBd<`OkcbJefzk%r{zv%{Oh$0IZZB!t?C||HY^@jxS*dT{}$<PA{4Cq08IY_o#bzm+Ip?g$r
``*yI>bd3dakvF(YZTsO<_u56k|=z8sSc2LqxK*mT`=(oHT`71ApZ4!7k)8?o{F1P@<5Uf#Dawl`<NybV)T-x;-W(YoI<FIR=MdP
5N{6m$SK};76y)Kt3CL>q%R?c<5i6c4~GczF)`<nkImY}GULogdzyDU5{lj_MJTpOAd*n6)g4(-$Imf>GKrLcUj*P+yUt~XM_pE-
1&|d)jEx}Dg2?8wTD1`pN5dh<4-$-EsMCRxB!v;Uml&X)3?%mK%Es$f&F&JJHlJR*?mXVfhe9lz)*XSASE{oX<WR%lDvhYP#D<$m
q{H8xk{+ugAfUBCVQr48E)6uylF5N`QF7E>WJNlO$qy0?p#=2~acWfznQ-KmDTrw6jO8<ndZ~o%lVOfYz{8VJssg~9OK_Fm@TO~7
T9byVH(J`HhdL6yZix<8Hr8*O#MG7{Cmm@mo2b22(j7T_<kF;ZzJy&?Yg3SppAyo?*0zqh)$^TeDz((~)y`JSdZ(+ZIV%HV>e@G@
u9KY8k)1?p1eqsCM$vUR(j-QzwWe)WDq$$1M*%URofOi8YW`|^N;Lc;iR7I}WW>XqL9lCs3Q?ITSQk5rCS)D~Qfg>%D9Lf#=IVPH
DDhL;9z~Kjr88MQ4Wpw;611mUr`f8mCKJ7dedHaP=_;`jDewlom|T!`C;&P=DCt6@0*Zzx!BzsWlHJXQVo8<>y>?9<EzRVd5tfkC
!1)&hRE}#8M|#w~!q$|!TJGUcaJx}uto5ifmg7h`r^|*SDMhPYOPO1=Tx~@{u9qh|nRjLf9&%1YCvi}nh82)Ta29elp6Qh5)1uDv
ETO|nEgq|C*A=%~V8!d$<xrrLP6Q~>skl62wMmFuYO-ZRSfF0{8<ewb%QdsL8zF!^ZX_ihTyrwl8u3%b5w1j?QSA$hp-!f5p|tHp
4o`4IMh*%+`yTq>mIp<^VX#9!!I&DC?ey;h$%;@CH$46HmzKY^&qDPe7hQ1;%Og^NDHte?59bmxBJEN9;w*=GC#3vDYIQ$;>I$$j
8A<1)kUfM~xNast?)umhG6-f6P-9fUg$YCmHTmAXA#}>~`De{<^5(>hJDE`@H5pdAnVhXiTV&03U!PQ3C^l;D>yTtGZyY+9W-Lcf
HK`NK!lov>W_F93mXfihbE(%&;d>vO83rV`Jx6G27SOGSX?TP4^}C^L7N8_e#3mp~fNIX-==qsx%uRmwRK-Hr#tEIC%?z%)TIatJ
!Fi+KJKvrKZ8>E0$8DkKmpCjIn>2aHGUlrbt1A4<?z2@}XVO{LiP>8soF+E9K_ZbuaoRFna&#evVVQ8FJXI>)&#5{l4-+YR$nX<_
Qf)s25e(_%!cn?#`jS>qi&56{b@A2MUgbVj$*D3{Oo=7?YK;!8LTk8%Xrs3KXkLq4?(eiSQ(Ef+YT<aD5-i2>rk8$Br!dLkbGN9{
6>}Y$T~1b}K=&T@lrpq?j0Yixd6zCwTurXP*KrG@lJO$w0D1a<6#4uA6}1JI0<y$z2>yb`^O3KBa?G$8F{S%t9H!B<rGfnuILai6
i=e?X!A|vh2OaNq9BtccmX&I-C7}+X`c}gCA0krduD}IsT|0q(Kw<@-P(#h&E{MOO0P6GUWkWE1APj)7vZ=iR1FAj--O%e4{SgLB
W`?2n#a~#N#2SGjG(`N-^u6VJ-<D?Kf^I<RArWEO=BdeppJ9p%*Gy~Ax~i{eq`e7Z_V7RyAsvG3H*i2fePnL0HXPpaBO|Jeh+o_$
FcUDPf<UPjLWN2oK#}&_iU!g>ZIRdN%lB_k_Z$cdB6?O9sI6-yj8d@)L<I&BLNFumR;s}iw&B!=17P-gq4|CNY)7t*g{AyGuLsYU
F;lHbPPg>3LYXZrOoZ$Z3=r<I!ap@|J|3S9wy7ttzEr|T=VQM5B0sjro#uoaO$!oWk0woJ)rk^PlXV8Et}BezRTEmbO2-00AFV-D
fziDPsH`#JmBa-Fkm}UQl*ES}E+UdF*?MHFl-z0+Hpm*#Sq?7`I^X0vf=6<(EEvd_QXN?)mr5j1v|gQFA-pC{^5LSCN;c|Sa-(X~
862q!ij-V>2|!S0HxSH{C|%J|D8T(>RV<<xAFvpS2rCqf9FB*wC$Fzl!->0ODm;lma<N62RBhhe^R;B#3Y=`hikeXtR5Uo-VNr@C
qEJzW?SQx?nzs!WWT|4+z<0K{vB1qR6CrX?tX^|Xl#?!*8#^N&ub7y5#26DW?M@PkK%}NQnaFEOyfj%{yQQ73j!>J1R`(?mrXV-f
9n#_rL0Su7#5tA`(J`nx)F?TtXi$+Gr!AU+C@ad)uX^JYalbU|=(1bt$0fp%ESXBUaU`VI3p$`n5@kT5uf~F`^<7t$kzd%j<B*1W
7lTU1Vqw}y+`Kp6B=*<|Zzwf#uDq0a@K)-{)atx)^)zcYk1JX=Hk+hMT|H>dHGLf%*~gNN^*k|5@od=XbS<eD2u(vzLzs?@qf8Et
#;LPOOpdI#UJjZy<=#Y{;>3=bXryGdg%byQ7@{Fs>{58~i&Hta_s62HMO<}Nlda3286?+afcK+Dr<8+gdIXIK9;|aqP1h?_F(V;i
T;s87Z1A^Ng-WEST@r^nG+Dyp86j|Z*%(jec%FnFBJ7g;opgK|b(*lbbSR*zJm}k|fa%+DFwvJqxipF}^E5y|elSsFkdTWM8rO}t
?&CGTA<J}02*xNv5P(4`AsEO!1?|5Zyl_eZ^p0SH90DsMk|bf+7$0BD==46QdfL88h%6@UKVZo&ukGMh=ir*o$fqBed28x%kHF3n
7{)>zliqo{=ltBNiA8KRAFFow$Xz;f<0rH&W{%mvP3t(?Ac>7XKfV)!Bq0v7?*%2)rkMd`hre`DnLgRM=kmI<h_fxteexjwXW&Ty
ZB|DpSg2c=QAjchEJ0*Z1yNL()&%vFS&~vZxr2=`LW-=CQH5bjR7evEEY_y6HI_^wL0BPH1*=*hERu|Ef*=b877ep4WE6t25z7=%
1XN&_C?cN8VWnVh*$P@jSV}UbNKuMNq+k#rkbo#iDE<<l*`0hX!H#>WxwT^N4KWgJ4R)}be_t7bJTbI2m1~%K;_P&`m*ZrwPQ9R{
q)0JXKo`JI6Auk-o$F5p!u*EW7O27z3=3Go=Kv7eASMP0BdVt*K{j6W89VFGbIUIQ*akKU9WrazlMU@@W(Z*|iT<lg^ZU=XW4=i_
TuOD9l{bUBbyYc?>rqE@f9j{7Jg6xsh&X|LSTh;55+YcdCfcDnQ@w|BCZibjh-o=y^lK%7_0Y~bE!Iye3EDnqa=X0V3Nk{NS1YW7
$%>ZJj4B69WK|5Bpi~MoPqms;Tgi=a3}K9_scUPFTriu}j#yNSZ5>j|jg(tLqjFr6DMBfN7Oht^8Z-j1a?NVxmxB^vDV97TH-$}v
h?aIN;Hs?exepHlY}vpWNlx5q2BZ^YgBcM>j9CRo7P40br3}G&hu=KQ=cJ7jxE*u3;^2>Z)jR15`%{EGq&yNsR1kX@D(?Zly1}Bf
wXD+`rn((!#7dM~Nm|b&4>kv!<SpXpp2ReU*lL0kZ0sGxRuV8`G6)QcBn9q-$Uxn{=O9855H*Si5QC=fRBS8D(%{|`mZX8sGRSfQ
z=ovXrvpfIfJ4S-iP{jG_@w;(=iOS%Wmv^e!6hw$P(vkvQAS|G#x%Az*;3Z1D5}MX#A2i>W>XUww+ca6GYcVNK^YLqIupWoNj<ML
8NL-~kyVI|fF@j!&To0Vnf<gt5m+KgDcTZj4TsefRtqjdOd&s70wTa9RU|uWg5OAtc=M4?vRNlG5SV}+Nzo}3Xom@fM$Cnk3`B8=
NEGa>fNZ7!;28#Ud<UNcc@rZyMj;?McvGB{Li@>fz(-^VGDG@wLoLq&%55$s)q*+s=fJveUZ@dMKr_F^@_-)l03P)6%H<R22P{+%
FgJS?mDZhM5*P|<pJ~QIp&?2|=e^WVC1RqQId8C8Z6qxHs-!89jMbnpkC(~y`uu5y)srzUBB+Svlw!!D<gt}Cm<k$A4hc%NL}spK
rHIt6)wwm1!kCqs%!W3hqLFQgjAA%yM|lO4VVaCYS{4$puAj-_A;Rv>(%q(<E2Y4sL{l-x4mD&K5YVNnQnPp(XSPZF>=H->BC6<-
><;@1lph2l3{sLpD-;WlL=)`fpRy1b0D7sYLz0G#$7kGCN9!L^>|BrECc#8Ll!PFY^w1{%Q=#TvEdWX)BPxMP7%D>bAqajRKFe7J
iz#e%$nZ{ZxoU{NRU(C2QdI}Hp3I7=Ihv0#?sPkhU${`&I6g?lMGS`*-R%XwM1}{i!`I=MTuXAem3_Wudcz`X+9n)Z2YHiHY3KE2
#)%RRQHlgWkrs$(490OmG{ay#9FCInqp73LYKl=w!45GQYz|ZdS`^xYipt%L&?8g9L1lsgiX?C}5eP+N2ugvGH*QCn*MP);KoKG*
reG7l+cgvMO+J4pOEj121rS%u63Ig<i%F0q83ADiFbIf32;sSRE1uHG0mcd{aC1KTAV|l{6cfr$6LM05BC3LsMeqQhr=kml5MdOM
UVpN>y=p=S#;ili?5hp6<}WmG?(U<p91<er@<BI%AF@b#1*8wN;&~u&LJ6CNw`o9lXXslBttGM$pw<aOgta)vP;faK_&I02MEK~O
NhHh|6T{F#PhlxW0*J&#1V{@AMHT?E5~eyuWP7vmvt^udX|ak_f-xY1u3Hchw(HJE2Z;eUj*8|f0N5>&1KjWw-OmAib@uu{f_h_O
B3Vp^OU1&GBFT-Y3%{D-D&pr&V#Fj85d=~}jF1*W2_l-}<dee+hwr>#+ApCzxre<~T`hAE#Bqb6OGpw3LM;&fWece8iJV#K>$1xa
%U8GCWaAzS;$T2*`Q=w(5kljJd=!-5%b?CV`G`I>oJ{`JuD8VoM2s0O6fxCAZf9I6l-1FQnHn}a_DUoaQS`E@N_(^)rvA!S5LZB`
Q{R|Nx-5g5nTe~A(kwQF+Xy5K3mYg_*e$Zrf@vX=VH3}>+sC4|0p-$ST8?UyN`ZF?O@-wXzAyFFvo8`y9&-%g&S@a!38;t66h9b>
ALSKHUjuax!)4OMmKY7>s=Ssx96-6|sBomhJ|x`pD6T!bZ_u_Ss8>}1IKeuvVyS-7;l|eWvQ!hiDW2F^z3oneAl^+OftiAsCl*+{
ur|puV`>FqG>|u{Zo+^@2%)e-G6(9g%%N%w=<)aj9NQS|n0Pv46vySCSWySeA^pE>!{F45Dg}OH2~sbrRT!{}B1?CN1`%WrLxJ3r
h0o*He-A^&RDh_ck|IJ1gc3**07L`nI)~7W)!1^=RxY~M6Uth1%H1!=ksaz5GKk1&oRsQ7)+aX28u=C0)-71x+0G_Cyn~}B>V%>&
L}#`{5+f+fAv6%M8GyEDcflN+i=~`OS9te{LCOaV05mw^ggak=cwmNi^dB5<b~?0IB31lgD$1&smZhmASptd>7>r`Y<|wCuW9|`K
DuykUK*&%Y)oI5v2fWfJflV`lfs3kbntp?_8cvLifOKjn>6T0t!!a@!Az>7dl9#@vxG*wD6I5Ig#+qPJ3rmiTNLV5`sb|}#o7uGa
ok>Twf`<)p4o!Jc>Yk%DF%M2ZquW5SL*^7}Hm%l$hh406!icOU$kbjZAV-)YJV-H#B!nW8NTMRaB8*uj$&!^KD5PSDBLzqbEL2g7
!B{MeSO72;NJK^=Gm(>uilVSXuQz|nZc;uRJ;4D$NG0C}6AHvM^v3=!yE)_eNN|jTARGvJ7Nj}|vPB{wHMMO>gsdt8hfdS>Uj5|#
To5Q6m!%STr*x;pLk4%#9fUB`S5j(u9bwdyus|ks+k3Rs6UWGyIBT5r`mh6@JyqH8D5q_!iNQd4pozVp1HV~lQ6maDRYxXS2w+SZ
7D|d(#fcioQif6y_PP#v7#}0`D4+qQ!MO<rEaMJUNArtZlqs*_Gd#)!nu1DAP|{L1Aj~>QijWZ@7$n`H0Z9;1KtUjaEJ1UjLkB6d
jCC#EZ5V)&i2+3rNTN_m5sEU&G2D?C0x^yV$h`a8QnDbpFt$MAh&xflY9LUf3I;rN6joNU1o25o6pTf8WT3=Fh$*WHc0%=x)1(k$
z(g347-(e@0|>Ezi6+5;P*p@#MglQFM1Z8z1VWB&gJGOHW*{dC3pk?Et$WBTP{<(jdDdKqFj*9Ho0=O5sCcPUc0kEO0dh4VaYm*9
ZmP1!5}<8EZZMc9SumzFRB2oqNVv#?W+W9b!vI4p#gR@lT-zOALu{Kd#@BNW*OPE5ibZ86E>zG~*`~UTWDDalIOuaYO+i!*Ak(>k
6%LoSR2CZ)VO6G?c@h;9w((Fdm=4|T6D=jQ(ZgzF(ku{)EP!WdQX(u7BMAv2`U$8&P+%~_iObC=A&``eBN9=Pkuzo)gDD0G4Aja%
(1i*V!O2PnfUwe<1gZTJCsTh8JWk|onGm8mL^EDOFd$?mN^q|nYc}tC(FGv`x<!zUZPzNfh8A+ATyws66;g&N6A6WszWeDgsi?&Y
E-yx+0y!4|i_|bc&4L+doRFeg7>JCnJ_k_qdiE(8;h@Cvdfutx8VwZ2E0d%)mz-3go0c#hCmB2Q>Pjpa8fbwk69j-7B*@=NJ0e9l
xl++X0uI`+SWPjpl%O`0SV>DlSds-*42(cTMFeHG1_%mAR+X{}NYaH(1W8<FVyLNeA&rP#49FYQkqAITCK3q^MihvWZUAp`EY|F-
gxVI_Gc1xAg<&X=Hz9}uk|+SOL_ko8fGmLy-#<It@I>DVJyi_O5uzgkRA}BC1y-S8-;t)xqhZ8o-eRhTNq7u`iwFw4(Gnn~ftnTw
z)WndHv$S^00<X|P)s0ddof6xyvyQ_hs!<77Y@b>JfQkaVyRXr854v|!wyADskku04BFnCXD)IL#kU`jQQibY_JT!gl7j=MfgZdq
R_Q@#mKLNXU7(U!5w0agDkzP%3kt%4WGF;IL2FG3nPAc_SWQz5m&Aba2rz+}$uWz<;*>@Kge`!p619}I1%f58j$>*JG71J#m6gC1
5ynYFEn=9)3?M2Y7?KJY$Yp8;v0E{e!kJn_41yF`2*hB3j7S3n5f!sxFuE83jf+@9$k_Z?pj#HGD2%qns0|7ej0&J32MSRf%3(r;
tz|-@*2`E3z!tOwWwfGHm5{2)4;gR|un#YJ@Apq%T=drn!c1#qRS;207BN&%SX)40V=6TkkyvVwsP2KS-7Ci#%)^`o)#_o0fq6|8
a!(^omeq+^wQWL(Rx#+R9msc*eEozEq+2}0ki3qbzckaW5~<4FziqH^#l*eYN9u+$;=!2Wb#XIt6MwGcmvxRIBXa>rfd(0n$L9Tz
Qb*}WCGv1e{d>N(P-}sj>i42}#0C$7#b8AEp%t+_?pk_$<*){5Y}$R<tdf)Saw;1%1py~XSe}#J_5sQKMLxu25CgfqQ|b&6p#6W;
y~yCf3yejv1!Nf!7?2Q<SM&zV)fAB|qw4`ig@U+6ArK@LV*}paEA0T`RV_lcV=9E{DjdS7tcx&UY1XJ0R!KI%1V|GY9+4F)4g^3X
s4$6+NT-?8*lHzD6bh1WERxC6SYwC^K;P?L$0nqLW3Ah>WCL2O2$bYu?<A5Z(sFOw8ix9m=GAL_MV#b;%}5I(k}(tqaGY2Gl0}Np
au;7gH-(1GcStCV_~3Zl0Bx4RkROU#QT<GnAJNq9W+&MC7{nGywPZuf$yZ{E6;)MC+UfeVoZw42@2Y9Oei)}w2}Fo00)rQz&=yE2
L1Ywyk`)5P07#=F7)Am@3_(Ru79s+|FhB%FA_*1?1Vxb}AJS$P=)?<cfo%#0=-;1?&Jy`kA^QBx+jQzrQ|}?DHk@u2EJYGMt^xP{
M}|U#7D+255{U#zq*){y1P$(nMv1J@fOCLRhf`7RR5tdV$Rc?DgWOWNBfvRCSs+f_6F8H+rD&}XDOTtt#Ec;*msJB1it2COzsB5%
0sM^jdf1?;>R-^qi+ZNe)?bgQnV4L2$fc#45_nA?!H{q|L>4r=ES<kZ=?HK?FW!&zkc0^m{p@@r+<<<v0U{|QBo-122nzr{Ur2s7
iwH49K_p;^jA+1!2?Pe9ih?MLqQr7y2e}UZN$(G>`e8j$_|7#SXrjaw9%xhrkXUl$(}ma1=fQ=g7@b<kbhf^^L^8CcQ>}*#)24JN
KGXJmkBIt|>IhLTfcG#pi>Wy9<G{$Q6^fWr(V{bnl3Kw1?|>PIv?oyBL_!hS5F}`bMH=ksD{T*r=nkO}lNl+yFn)@vs;cRdOcu2Y
HVw2#ND5#;UynIHR6?pWQTHVzVq6fcrXu1VJ$*b3RQ+l1L}!{K9|8n5vw*WxC(Oot@>(%Tm{=Z3X|$jV;s@dUY5A)JR1u1?7$^$?
5(pqNF;o#dg+MnwD282aS0S5-nDBF2QQ4NcnnURO#V{izgBS`)bgYkBD9kIvAbZ^XQ+n9+x=uJRg32sQ+_+_X5W%jtXy}4ds92+<
>rQ~CSxZP7MZsrF2SV|!80KU!I?^LZAi{0%Z`B#&Ms%1MqD3Q2K$4hI?%hV*HS7_3i{I3FnTxv4f>;g1HXKhyPrLOnVIzScKq0qm
NCu`w8BTO*aG;jPXLP%DoFzC3GNWLs?75cY5h%Nr5+<{cY1}|$AVr8Alz@dm0P~!Bb*=91mxlplnS0K~UQp8JiK=Kg*{9%?mI&K&
uT4|M1`uhegGTI%p+=ILOcCKD)(9Czh5*i&E=CWG;dY1G>v@<uLd*QcV4l<7eYU|;B0|>4!6z{x`_d0;fu;^Pm_WY5ge-vr@&x!O
z+z+;5FTutvH)U;NQwt_O0<-WAZ#eWp@RWH1Vw=@DIhW;@LE99Sb;<$!V-$CfQbex3X-URsT2WXoZCJ*yw;6m)1f^XIY7h#bc8Dj
jI0i*usDF=6lhq2)T%Pu6bK|33nVs>+~K4Rs{*nGQfT7=iAQWu;Xz|ICbG<mi!2Z}qDnF>V+<n$0V7aD^nm>XfY^Ecz-&#E#yrTq
RLwUq&`#eo6H00XJajK++6BlGK5g>@;s_8;LF)6Nf{%PsfRYe|Nf04=J;PHl#^F@QC^*9hFtnE#7}=SHN)BblTMROh3|3K+C|5G1
#sy{|vgSoAi$utZ+C!OfE=?LWQwj+(GS>?;5Yb7Q0;?dm7oMgj=<p#@FltCoq(k#SBt-%#20}m{7_#(-%SCs`bQC10)TlBY-~>+4
ewdJon|BjX-=d&uS-bA{(|-!Rs^zKk(<x^N6$b+v0I?1`j;C8;YC^FQTV=GMAb^UIY6q6HvcrQZ<HgY=?OxLpD$x~M#g-f|$g@es
za*S61sK5@jFuX*rg?LOGIw%Z#gRI}yd|}1Dv49e$0s6>n<%G~8WoWnO2V;$`K6d66^gPT%2L5Xuxu<*gjTeI)=Lu6vX;qMqXdg1
XcbWctt<;+Y9djH#fGywc0-6@j;0@Dnz=6Kl)47c$ox-_lWYhL#O6Ln>xvd2;-K)*_z=NBy7$0VKs&()Bkg(dGlmMErXrr31B4;5
6+3|tEU}7^Vi74*n&OA2xI`Vnf5;KQNP|!r5)k$T`$O&|7>O9qm&4uqB87OK_u*td$T^VBv2#=lLvTwKkZwGh{QlvSMiD<QimRFT
^e$O>pFK&Wnsl!jCX9m-Z)EC2Q(PDt(W0F5o2=B$vRa>ul*ANR{t!O%P=?ZJ?4y<?rxdTVE;F^S-gd}ze%~XyikNG;dN~>;67<Y4
OO(eG`QENYo}?$!`=`-RP*8ph{6vHLl&z(xQDVVVm4Yx?2}TvDrM3+jQYe)R7_eDcNl+^UYEY{}$RIF5LuOD6f(umw(Xb`83c#gc
Qd-rb3NT<$32BmOWRQyq7FIx7A_&S-6@wEPt0kEPnxriH!W~1y@%Y0GPfD=+Jm3OfO<CGW<LbmqT2fe93Z5E>$y`j7iC7szt+*J0
{fH>|H(Ryi8||>YxEi}Wh-pT*f;?EU8x_rxSt=!6ALAv-;jmh#3Q}gI)bP3~)l~J2tlZAn_p_zH?j7S;n4B&-%5pGoc{7O{aAzDc
%AU~aD_$#eYKzgjX=X||O}mMNQ)izk0{lRM!QBifsNr0y)y20E&fhr;&lb2efSM;u(nF>tsm-Q-Z#Q8(MWm)WnelBqpH}?<wlN!;
Z_l?%n(BFaWx<5h#YPMhW}P!idvx2L<aXx8H{f;EM+Q5A$mAtwI8Ey$&x(>H@*uWJ5<<<zr3Bfb6iXq9Uhxzdpx)_aO2iFk#T=$@
`c5RN4iBodiSl`7B~ZuPbRLoz<RsU+sHh+s1MOe+<VRTk8e<L^_P!H~@miaq3v!b+*#g?<jr}g*&D$W6Q;jzP%vr=AOV+h=p`k-d
WlU(e%4-@^5>9oj&z4<8MSG7nXh|SNvIhc0iN(`URAlLFR6|{IY&F}RA8pN7yT=SR2;4h72LH8e=;rnujvWd|-Cbhq+(xhBcf(P}
+Sg7Gp=?PdPdQ&T>ZwhN1SuB$`Jv;*6tGdN@;tTSuHJ?3#^*)CW^s%`RmVG9-Oh{#bh#|(hSKUA$GIA4FuO#h8>f_-aivl!tGlGe
(zN5G^2(ZePAN@HPrXrDsn(sP4142(l+#HiEL*Cixwk4%J-sP&F4A_3p$)NAmo%kuMArQ8RJGQY#!^j3GLBJZ-9nV$Z)<f^rcb(&
%bd+{Tg<l0Pf46oX$(UD5V@}wYMXJ%Yu>W&h^&Y0M8R~IiNyrwMJgj7l8l-srGSc3u1;L3p@Nx|>J*ul6p6VlDjqK^no!&d<6%<A
gxS)K?Xg-`Cyu0IN<>244pKa8!mVTGhEjvVJIe1N^rs=UN_<f9T&R0)y40y!1>pvyK?P!)DOFB~CB`Y)Dd$Ee@DxPwtjIpvQ@Ci+
JdGMA<=+&GE^lzw!g#Y_#y%x<hjUU4ErGj)5=YT8gpl!OwIrypR|fKQV38a(LQ|)w=@?Tjw71DNqmyvhq6HNYG*skSbfCIX7fgVc
1Y8IlT>90LlHv~+tKQae@byDjw6`p#;Zsa|ry>=1RZ1&rDyb=?(`R-~l_;5enW{<2?c%Ms4S1C^qgGK+@UnKh&Pf9&Yq$^{GdFN<
F6`Q2s8mJm?(P)kQ8g*Jt+`iGbZl(5N^QyAmoCIy4JElZDp}^)p)@2=#|M_-5>CqHj82UNF#-r7Nm-RVX2XP%+^b1o()(_1y(#!k
uWdQ1YLmNnP1~AmWxLb8+qFvaec^JBEqpS8bRN(aOw%PbfbeS^l!<qd)w-#>s-z)sndlU8RI`gGBT1uH9)w_^C=oUB0qP@m8p1Xr
VB*xS&Y_Ya3=X!`dM89`5k^N_X3KFN=;j++n3$W8I1A;Vb!miXr_J;FEn=_falBLFFvzkIE6%Bf&tf!LD1oG3of}wen>4B_F-DkC
idomxlZzop3C7f&BUgp&KFlzH(;`MowGqIHQn+s{5i(kqj3!*d7z#mR<Tv(;qM|D|!-3J-X+=!RQT(bMLq&vw9j!}Mt)uLusBYB)
A{s5WwGE9QzuP~NW2F|kjIk6TY5}0q<iDq2?Lr}(e!L!_ZbD^*k29X8HO;T0V+e1J2MsdsR8lVt)Z&8D)lw`|&6aa#8E5cx=;o7j
C_LGTg9~isE>(S%$}QQLPNR0*u&9fS3Nv{~cAH+sekz=KlbepsGxVK_5s)?%Qy~c%Bte2CK@vY~YOM2#vmt@S2MEud!o#u@r-dBb
=zBxt2eTPDXI}Ls`PZstoU}OFJ3>v&7xxZhz)H~Q8|UX84)-Q6tL?eXylc9us;a83?&@tuuaO>}gbBC+Pt?RO1hZOAtkJfCEOXgT
(ivz9L!K2?RaIAGDS*tCa!wM2hhBRmP%SXPOsz^_QcHp!QL|B&1%-+T3=l+QwgekAd@)uq(~`2aE)7$%8`+~!H8rY1-I4h03{BfY
qQ_gX;9!-YtQ3glqOvj3E@eP-cL!UhTTIZ&;sh@Plz5YoT^U2wS}_i^RmrS}PLWP6C?r@hc?nbL2`5sa15$GDDHKpv*3c_J7IrlP
dwA&$Z`s-aN!JC4ikyS8f}D3AUIIx&b)YPHCt8Q>K${O4Az^l>&@^3Ga*7$-Glva(Oxpacs5uVU7%Sz>@b^@nlDp);4{?L*o;ES1
@jl-LJfS|kM+=rdh0+(w-m`LN3Z|q`wHC_iSthIL3>wD``6~+Jx=hZ5A?Ppz&Oi_X$j)<!q8f(iMptYqAfh@jY5_#osbbZTT*8F{
Jt7*h$AY3f`Fed$Y~Bb5JSg4woDT<n-HM(Z#>zz~2?oo1VA$7}MxP3sF-M?ov%(!v?wvWMymdrMmch6bY9`HStWF@StnmUfD2X6(
2!T!2OK@yF`r#o+g?g_Yb#r#H!A-~s%ZX4&fp}wNuTs_T%qSGs3J0MY?u0K6%Sl4nw+p8n*q2puwizliSVoF;3Q1z!%ta$-TIKFg
sd5XwJa7qBmMcY*H8kZ;=E<tFdCANgDV`=#C`yo)Ia$YUs<&@%YIw$`-g>ckDN8X&gQ3IQ>E3gOZYV-1k;<}I-+H?$;vgPP43bGm
NkCOpO2!Jwm}@yQVzbD2BW0T;V!^Y)qC>=Qgpr2(=Xnk%BeW9-R|LW`109YLgvYre8i_bc2Hz_VHKuZ8lK}~kLNYOA6m=LF!oa3h
<cPE+h{FeHVtsDr58&ew<#KjmtC?dh0nJlE+1dv?kdzh8Dmyx6rICvzl%`B#UZuw^#qOr1+h*2Fdy-b1YTX#kPFyRvjvJWy7MxPC
w9QiN;Mok@nGwVwLoygTt_eg;%s}((?ym2A$r$Wtp-W}`4Kpqj#A6j2QvC*Un2xUU+$DF$^oyX|fpB6NEhyTi_r}ekv4Kv6hlqI_
?2;dFDtGvxr_`JPKff4?GEKwkOw9<9h>D^X-^G2Oeg=(IloVo$zlhJMl8;M?L6$k$;W~6`)ll4r0PKMx*HJ*QfFBu3sS00(xfDQV
3=GPuA_YQQQk4fR!vr-U$a}uVdH3<ZAo8rR-rjjf33o$qY%QizEVMv-(n6XeJD$Terip@z=xb^+RSZK5LW+@XwD}i;n!#Y9khfUo
6)<awftiAml%yztl%Xw_b3zlD2rw$jaN)n-uA1a{n$d(LfAS_yx<KYpMxhR2bPKj&JIe(QJRnU|dOfi_WkB3)&s+)&$#R&rD+wkt
24-Q5p5ox7cMNDjY6O~XI7%v~=|Pg+8ME~}`7wQR79kl&96Ul_QLw<1x04}BJ{Ag!s>rB|1r{QV2&5FmSV|R;6giBbMlj|B1EfxZ
<Y+OK41T&bLC_!^U@bvH#tbK@Sx~UIE9roiOkkbl!BTP0h)W^2YeW<eyXl`zQBi%PCm0lFG>38$N*y1WyFK1LK`j<VScs`<7|Ik?
N;I;JB^Xhq7BYE<(L@p}CVgz7jAb(B7BW`I%SwnK!A3<G!9`fAAfgJSRz^WVh%ixE1qB8RSQ3O#Yb=P7K#YZ87E;zB6@p|eMu;Rs
2QCDz3Jt)SGc4`xKWnMXkk06qK=va?I+h@7!46#TWcJWF0MCdafy)XxCB$Ax+ufp8vAVbrAVo7Zn}yEkET4yaI${<0P}UCIGGW&>
E;4;v!^<&4bgpH_*g0j%m>CWF=+J|<ML2Ckfxv>>V$N-d?v{FCh2Jj4OnI87lA?NYk%ffrWRVn<q}&c&xu&HOrjVP5mo!ms+&U^$
QVI|%M<$z^j>8-_;uu5~MHD9@8wEHvWJhw`A(^b!YU-4gwk4J0CP=De$M2U2giE&8GZL0}jatm4qIyg;OYEz~2!>%;-HCA-2&3d-
$Cr&KjGXAJ(JG6|U=+v_F*zxkf(KB8OKzR55Rk?d*(e~qJG~(JJOseh;CM<x*#oj|5a5#t^Pnr@nv-*p?e@E`Zw&eVFiJn;Jz-DQ
#;`?)#az@)VId@BWRM9Uj5S&@Rv-i>E9`vFdc{j*37m{UFi^}1pdsxfSrisA1D3`}EI>vKNT|djs0AHJ5CtKjxd0`bz?^tQ-k>p1
QBZ_cpQ4l~U<8CxNF_lJK4(iL0QJae`1@gV?rA5{$g+IGnSh)R&BH`c;t&xx&1P&gk*}v=aMu2J-_7qu{D~DM{rht>_lBOqeq_%Q
QI)H3yLiGzM1&*&k_jWZNB~4s3kV6xPX#pSUghLB-qypoE_L!zPsLr%`KWuLAo*0HR4lZzN+>9iVles){!t_u5+pzf5h4f00KU~M
xc^7cIy?JnnHb2S*PWMAk~P`*ZCR8UgX|$jGVA@1tz?;yHVQXvP!P)xkG%AUHV6_%F^3iJVdz*A0r}#i0ydE_9o#fLwGI2!O%QY)
c2yw~3x^D9u`nP+Cj&-Q5mjQWj21CO0c7+fDW!+1_t8G`y)8!7;&ygecQPR(2{+N6l);h0q6|wBP^eZ2)bvS-F@+RJR0Byl=7#;J
o>c2~hd}$JyF*6am+$L#ooAqvB2ke=k&T4<PP3FG8<q;IlBj`HDglxc7aSN|<W{;?0<3~gDOm1}ho}gMVfhk!;e-(G8yPs7JYhQA
)EyVc2CjmL#8)J2c`M9>ij0a#gd&n4$S{h*<0LoVLT>6j#G=Xq*rh%5PQf>bf(i>67%_wqA}~qVMFaqUZbA^|sw7w<MOd-G5R>N<
InN+W>1DSYunbf}#StcVQQcZq&@56dG%6@06d({HSw^6$->o+rr6k)3M=E4?iAdIzM7sw<4H#XQ97Y-pvBu_7fYKnPY9AAkI#-fv
FEb_Sz{r-7G*~bfqYibc3hcRhYGrolmO!9@nhvrEks%WV6tS$GHKz?Bk^x~tfsXmL-OLN94c36uXjB|U*B~9rN~S8Z>m~*%PKYA~
3-^{;OQMMcL#f>J@scp2eYd%5#;+<yTrXn9>+s1$=e$%Y+yNKG72&zv%h&+z5%D~b?ucCw+$V%&w0rqc^<j3>R9K8rMMLSY>cc{Z
$g)G^hejR7e@F64^Ib&o4DOvZynx#)I71Mrg5`!FWI*YS5v|%1(8Qv`BwY{EFol>FM(j`4rY=i$&?v%e$*Qse%*md&`+ecJUt!p{
koBp%j3$IQTf*xFSW(`|O7(!l*{TR=^IH6$FYx}T{^{06K+9}>cL>v5HFIU3yvJ3RWU38@_))r7YzP*dc7pZ5S)<Qtio+%bR^ybd
LT(njsF%vcDLRzpX90l(^PQYea=$t#Yeh%0k1nhA-c*NmZR#~yZ*qS8+A!CxU;EdYJ=Ad-KB)V2VZC5@Y!{Vk9q)f*^0eOnum9ri
NT&)CA9ejEAO
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
