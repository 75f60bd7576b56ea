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
LRx4!F+o`-Q(3N}@h=9@R{wx>R74Pe|NsC0|NsC0|NsAF0v-wU*1OE#UA;Zvq7SD+fGf{?d!Bi|+#gHWGy_5QeeQC2(Nq;Ekxgm|
QUsx<-G;fNldf$x-gA53CwBMVXT+8j-q#y8zP?W^oqF@^`I-l>zU9ZE)$N`2$HDdhIv;!O_i8@$`U(eH0pR0fKmY<-+ZM$cZ2O%Z
w%V=RCCyNqeK>#s9i6vl$0_$4&8?v9!=(eKZP!EQXIb>ZI>7rgYyr_eLUVGOp`%-BQmxi-1uCkgR6Vz6+nl%8qrHnD5?kA(zRdKt
sg0^LK5XVUdwJ{bVv0#102SG78nrEys6=kvb3HrfobC5_b`iG?VPUHtO##&!twnEro=RS^S{m8`fB?<+y?MRoZq%jotPc6M*p1n{
-tY|pd)=3NySuIhj^ozVqPEdC>5u@s0<E^NOvc+*mH-VD5}~SMGHDPfRRt)eQbCH@0yb>`HB?X%Xc|&3v@4(h00Te(000UA000j_
01W`BL_h!l0B8UJ000000000000000FJ$fK)Li-Z-tEu;0CWR=fbV-Q-){56a6KJp2Ag024K-{4ZGfPXfNQSSN{Ijh>m&dGJH5Cf
y9cdym^I8;=cv>Hc)Q)_dvM;@w!N}yvt91wt(^C@b&bhYYUiGMJ&Thk8q-I1S5U6wd(12B@44QuPn_01Zj-jw%<HP>yfasuTG_6z
aBp^dwpC@}-1uJed%L6WIo|Ea3$Pl<7jefzL(gIl9pXFy7_@Q&K|xlpdXeA))9LJJL<d@mzV7DADxSXk+BtKT5a8_dFyMQzRE~=F
+Sfa4HSN0Voma1($G4Axa~i|W?V>)u>wD)t_qV<F<K53*md%Zr+U|Mp1C4EM_4k_g*p~L^yW72NZysR2r#<gSE`5vZ0{eNs?uhSo
eL8sgj^VYvy>D-4cYNqdRQG${_rCev_sc!!Z)!d2-a5Lv^4GltiFEfjy?0yBc=L}-+d&<VE|R|Qc=CIk+q|*>&6)rJ0000003Lu1
)MZ}w&Hw;+Y~=d31EIS}eP3$tgP;HlIHghrDM<oOx3V|@dIL3DzV07zpFTx+8$}?Zly<PyB83%Jy?yNUSOlbwYrXV0-*2^RY~g82
?$I5pvfke3eZAT4-!dvCZ3m0HZ+pAmy6dfby!!e+Y<+!h8^|}ece>ZJ-q{TR8c5q32J4rXZ<ajy^oRxX+}i`bzyJUag#Z8m2ea>?
duF!QTWgyxvN5IGcfD{OcfELS_mGP9p7%N3-Q#IyZMIAy+iTsgM0mF)S+`AlcaIfsT<+fwd3aMN5CCrSyUpD}d_CRceb_yDX#}cP
E<n&bciv<=3f+dhntO|#LHB#@&kvt`o%DOVojY!O?!E19cRj4#yS(u8qtWkXzUGf*9u)5tKvvtSr=y2^16J;x_H(J<UVF3Gb8)ki
O<!SmzK5R0zTkCRuFR!ZTkWKdwWg&YkQZrKWVC9HnA5I%+^z3DMR@Jq(^wyNZ~*(hUI08qsrCTW9R|+!`swdB27<H-Uih+opJb}7
=XWb+Y+HTWg?($)T?Q_|WB?RoXlNB7Lamwr6jE#yB^w5&Uf&hwkP?7;xoS4qV=tNXPy&D-0Q#yxr6Mo4T#&0e``y3~i1g3`lFPol
?s4~e9oGBro|;p8skh$mr`x-}9`2=Ap^-oZTL$#S0PJy3Ui4S9Mv1%E-ht>%g)stwO&fI12#P0n*DfvGg?)i1s%t}~eEI43ht(n|
B}yqH$Oqo_z8t<H`{8bnolG8{f%ahZ=>tFj09)%{G2}Ra?C-w&ihBmP)vcE0+?BXA0B-IlPWyTsbO&(BW&x!uZ@znzeVQFFvW<hi
fB*uh000MoC;{o*<!O6w9;iz>RVh<(Qb&$300X1D$v6g9-6-_+Ky!I2F54s4v)ip}t-aU2vv-BqEr6?EZgzLh?hj9Rz^<tAxhaNh
?zSxFz4yDuHhaGNe0v49JKo*rZ&!SzfqHpc+q_o8&E0lp_V=fD=)J2OJ?1<B00S3xdv^DSpwaKX`^2RBh0*covFI^rrES#hJ1{f?
THCDK64f<Xt*|!HZB4Uo$7gZYHeF=p-rI0)_Rj5VSG@Fg15^MNkYJ|3s~Q09&Hw<_P~C>hFMC$TLY!;>11%eE=)eJoVN<o|bh+<W
y`ArnG#>;4Kt6yPb$0E7>;ZPyZ@2&eJVGPVDzBsHd)ciWE?@vQy6)e7=dYhbBYnMEwY+=Qv$R)}+Rt|PcWK}Uw)?j<`r<xawGMs9
KJiaD4xe`O>pnAf7R@B4+Mvj5T8(L&SP`3KChM&p@E(92fCsY$qU76`JMH!FJ-$2Mv#$4K003xGzTF3>paJwy*ImPnWv^`Fy_%!h
WjGuHL)ZpK-d8)*Z;z?~Q9(WLz2a30P-xY=wqe3wW8ZD;HB6`|P)G`(p&$Z{13&;GCeGR}&C!rufCjWg0rW9ckgAiLMOozcjP0%W
e7#+~N7h|^JOGtDSC_?l8nI^5%R9GgtJ|mB&gt{bT)wN%W7p5KTU(s?i23ViRxQlmPWAU~HGJFaUw7VmG2vX9G#&JFl^_bBPR3-z
V>AG001sLKNE!mSmev!c0q%2wMKpu!+q<0mv+cmAfvbJ1liPBH%g?6qRh`znadu-zu6haE+j?7o<;kV#-ebMJ?cHsvs*;MmoZL}`
^83BUrMLh900GrIPWjyEWABB)K7arLKz(=LT#yfEyW}1>jgAMq0Q1J9o$k^Ne7df$cel3Sb+^;XeKq&rcirFsar7wk`@MVC+&=g)
G)u#8o!7ARarA0kd!6tA00HO#000A`iV)Kw0RjXB&<UUd00Lyt00h%h1ko}npp?WUAs~bV#XTlS^;7hd)b>h0N^L>uHjh;GKU5D;
00STiGLnfQO$vKOJv0+h>KbU;k5B=lLqGrkGyni3(nKJFm<nlvPg50B_okHc22D&)RX-|k)YUzzep6G@Jf@m?Lrn&P6p(@dKnTz#
CV-g$G>tNzB6?^7o~fsV^+%?VB+^JzAT<EfL<UBaOiUtbF`}MKsD6}eQ}m|MJqfgce~+uRK|}mxF!>m3Sf~S%8j_R%En<MO?HfPw
HU&U3Q2|OoMQH#^1sX&Wg#=QCDMSK<P)+{O#1#==_d*DPNTQ-Df8jt8N6t|IP&fbiUb7!iBpneg{?1H)%pq0iWvD;-|BU~`kNvOx
r!+!K6DR)^r)LjInxKUI`+ugo*&P#-B(!~qL!7e@x3~)We=?f@XnkC~8UK^hyD%_L)su^`acF4SjE7PfCWKG^Xz@L95o$QJL_kXO
|ARIlP^9#;M1rN<5JcAORAQE{@-9dJl({so{q1Xh&Y%VX?NkHI6UtEy3*q`Z|9rngv}4c1KfieXtfko0{~%+5{P7&IOL7Rbp=tda
M0!iG_#QOC|8EKY7Jhp5Q-DAG|Lw0rb|)<Hb;`rkx9!Mdio&Cfau8Zt1QxGgp_P~Hfg*kaL=gy4!aw}{F)Y(ss2+^-@xHm9on00F
ErJ!Uu3h&75<s!-G>%o~9!F`;Ch^_Cb7p*c?{mn4g5#>&>JYB<(FqbrL>2_Qhl5E94FC1^yNddA@iTe5hjE}9dY&ors;6Jv<Nw@I
$8fmb@Y37t9m$|BpDu6CjWxE`J8>J({PAjOkV7s9X!+rKS^9N$slOXqr-bnN)VwUEh@NS!6fo79mCPI>ibSIjN>EKIat<i6I~`TR
X~B!$axX>HBBT6M@&Z3Qxet*z%r0hHqEd~zri^Ds^H1MS@)9JGg0lsJuJo-PyGj~BP8Fh`gF$<VPG0UBy=8(c6b@4MEsaUH7)q$K
O;n2=@)Hs$^yYB6T1^yxN&+#d>x|7F*HBG_&Po-l&{VnFC<r1F^8((tdj30$8{@N(Tt8TEEt|zz+rEXqQ6-+wPIrvN%MTWPJTN?j
@Z+`3(@-r`;Y_>KWZ=CMq^O;A)FoY_Cm|J?YLdVEy1mnlzT!mnhINr|V<qMFi#}&&y*f2|zPspowZmhcaBUa1W$NP{Sb}G+lX!ZH
$@(S64MPrtqqaf5qQ|Vg&=ActzfN^mHn@CwQFZt_8sT%N!;erl=#0(g1@_Os8ee=yL5Mv|P`t=^r`<K@q!8k?xBpbH6n7xEY?kXP
dC+cKd{duy)L(EN<PKkk&ibG(U1%P~781eG_D9!{{|m?bd7wSx{X&rD0UzfH!eR<3AQu1C{eZCdk<WTmKh-t<z(2F|w4(kW<q@`?
&0oWAd-8fk8UOGif&NA4>iPf4t;ge~HN{|Torh8|MF*GS@2KCWt?jxpHGmxry%}l9M8r@oYw!*+r~Q=p<Ke3DoeY20gX;g<01bSB
Ow1To=I_J?|Dz7D0s3JYKb`>$7!^13_3;{g`xgYF|MR5lDLl7w1PKM%q=W;)PJl7iJ^nr#3;iaJ%3a+!b}sT@BWDR+<dgq{QuLM6
=T7s_>e-LybMV%++;I_n(c>0)C|7@BU_g^o0F1p*2#~_Vbv6@stH&`$OXBx$vp1=<(}F)4*Yv4+=VUv<rHyt&OP)v3`CL)TCB6X;
Iw_zl%S?Ojxl*wj;E5I>{;#dTdu?jW9f)$$eSiJiQ`?ca!<$}*psioACYs;ZMsm)KkVaj8`0c<S0mzZdDxQA2b)?!=7;W>17<7_}
Dc%dHS0}|eV2lt!kY!h2%I_-+55zl=TD=sUXqsqmdPpCH%iLBR*0`sYEmna|OO8}<AKsa>=tbDONeHw@>)se@TEtT1n~M*b55vJ>
h(D9VwlYT<>v|~<%)A;pkVQ-a9U%-H&OR%o(nT5CobMJFLZZQ1FZmi6x4(9Uu|8w<1Y7_2??Jc9eXIwbcCfPC=hMTzxX3-|Fb(#w
)UfX<ivUnT9+=qiUZzBElMyM+WVj!HaOUfqzG9+t!t)L(Oge91OgWmGQ^*?xm89CgV|?(!<T<Gtkxt!62eDsN0s+-{_CL6TR6k>-
PE0p3Qad^0%R9Vj72u)D7?8m&FJ~BzTc(h4fb9njD&UHi@uY|_YVd5M<it=qVpWd*Qis>Rp}TiI_;7Gd2wV;Py7RaZ5#zjH9-m3e
k1`$IrD|qk(<z2)SshevWorbh@aSq}t3hcI<ZY}QQPg+#)dWikJOFprK7@L<@#Bti(Nq&r5dw&({7~q_ucqA1UM(AwcUo2H4qNO9
#2&b&A?u>3F%UVWg2|?dau|t_gmE;HE>t}xuHMH|_8W5SN|I1x!H`@AU7&~Wd5PDmJKv+dIG1XfZPS+_5XmCN7_8lcgVGjjpTo}3
DK~NZN|2=zK`0Tvupyv+%{S?RT3zeinTi(W{8NEeB_zFldo-Mm=ksXKO`dx?N!jd=Wa>Y%_W1JAyk(u9n0F9VO(aQFRFO$jNw4we
JX7*}-_N7T;pB!kHF7GJvoa+}RHTp2<Ak~=lUZl`hrRA`hwX@|qGp!cY|*K5J9PH=fkFF^cf(2J*mGHEIRt6jMxFS_hgYr7g9_Yp
B!f=m3^5|5OZA2h$3W3Jz<}MqXDHtT11E7$*h-NY1(uG3kU-IF&9P0_!(BWdJ6EHGE<lVl=*&OYY-LzpjF33(9k^3a4{{j5mmUvB
)<oGi-$BX4)C5TkaI4RKs4*>fO;`cs!~x4N%`nkrLeV0k7QS4wffQiuGN)IdE~lex#?86mpK)XRnh!#NL4rfXpa>uie$kPicgStZ
wE4bvLYA=mVG(Q3o1FMMG%-FASwBPioKP7cS->w!2zh(0P7hhzl(K!f;dHR?O@tISwj%x?4NQ9k>`?XT)di*RM9AYm9DL{gq)T1l
F3zVdK+As^r39%%7PzK%7Eq-M(IcPL_S@x<IU6FwIYN?vBbpi-5gO^OJsR)6gG^x05dbg8t9ZZ_rq}V2BOE@p(~LyuKUO%9e;Wa6
kGx6lD<77Q&5&6U$gxQ=5R?SX{YAg^`7uj!WGD|<^8RhSxENPP5%!!9(VAC7rR`<^bE#nEiRbIZL@=-Zs`er_KtYu5cYJ!h*jM@O
pT{)yY%WsfFZ;LVeXpewEb&kW$d8|&Zs-CH0cLex_yXma3-zP35UX*#W}dTHZat3r;G}HmJmuNQf&$CT$P^;r*o+<RF4)2s-9aQA
l^Lx`vX_{nhzOz<%Hhpv;l=s>E<MA;=B00|W;H~5knH`-*O<9)Sqz6#aF$_?>;E$PC}XuCOpQmLlj1u1&#_Vcc1N0OxfF4YxKlIi
H3hoJA*ftN-`B5m@mhoZwqE$k<nm#r(4Z|=w30-R;J1E{HS+$5a87#rn1((JQQ_aza`&}jJyZo+9mEk!dq*A`ddT)?QHXZ|d!u8U
hchukMEbZ&SILLjeU!DD+i*X{P(_t%<6Anll*Gb32%g<e!-x_H8SthcM<?#r2~zDQNeZSV+zzBFDSlDe`DSa$JIabXR@D8!!}z=R
(dymUOdz)sng~F!!GKw%_kV^HHpEXOdqFTFTuY~f4na*hR6HJDK7KxbJNNi$UNA=!0XXUp0;8be3JazPi7C}jua69L7@_K-nWZu$
e{Sl>S{s}AMa&$AA@ukg){63w;S@EV_zJx+;mO7BqOURkqE;u;p%(7VnyS?rt59)jDq|P$Wt-$R7><y1x*M%W*$<BzWn^WgN3g21
D4?P$s=0YPf)!Xinu9h;HH9&<V27R8jnbsX@nE%OElA^ra@@I;J2JDRuKYLlu&LdszP8Q~={xGq_M@~*miD#Mle!|IEw@8dHST5?
I+N~M>kjbVi7K;ji&)V-b!z+_JLIofeEZ<U9JJ7)C~Jow#V0$Y(<%{3TJ~Xdv@Crskf=-Yq|!aCh{1m|?XEO-nd37BysqClgu+lK
r*4of@`X-7==@-2;Ls2sL?h8w?C<UM&F#r@z{^~1@84M(a&wBO5J1@NOmBlSHH}R+mwHXQo(?KEtOa~TRVr`)j}50=V0$dM)~38~
0|lmVY<BhE%#r^T+S9J5;cAQ5fzI7(s?Cq7g%tykI6ZFUj+jnG1=jaZ0<g5TKceC7ncN#{M4uPdpmN18NARSX#GK@9*SYAk@Xsmh
Ri<dZZELx%_2eg%^1`KTH_<^3VED{BlnuQlR6DbnhxDDy(%O6bI?R1#k;p9Jmccq2Th4PoZRMy>NEG!}(NJw-{zep9X{CEG?$*Fs
sF9DZ5D=X<m!EUP`)QwD)=Eg?J~1xfxWy@$jmdbK;y2!GEh4a$l59)yDa(%v2Q77KBq|gZiOh(pwU%*iX=9U&*45V7o6tabcYQZ_
#8!||VP|(*Q3Vk2SpZs5NObLW*T4GwJe)56oMdUc@2Km?ARd$5atwFlx&n%u!Yx%ISXz6|lR)E9A|GOHcc;3a13^YN%Z#4waaj2+
4k+kh-U>qPc9|^ZT4L~6xN(0cch0X%8Tj45(^hf1+QP-ESptDcz6U(i<sn7o+X6xjHlX9oJB!iwgX|u=T+<G539lpZmoi3-_PocM
y7|$IcS$8LyN5T_?anUFQ{MjsUoG*hN8@}GB1e0Nv{DRcqXH5uLLP-E&Wg9wN43!ko%~mY;i7nXbM*d`3pKGX6&*peWE~&Bb{=5P
V8n+cub)p9CGj!lmk>2^^X%~|O8X%~LgjbXohy%`suGSn;;#QNu!;25o$w13O~-MrXn_0+zT?lD^dq>EDsF0BY3X~KSiAWp6E(OS
Xfk#)xbS%$O<TK$wmM3+MEC>B?uVeR$(HuZw&lCrOQi3Zu~M46hI3!-dpVHW#yeP*tGvSQUD@qRriZ&y?k{|I(<hpo#nWa->#p`r
aT|y9eRbL8nysL^#91NVXN*yZp@(@_fDnr4t|0_&lCIHe;OaL+<Mg<OEkQY4%Xv_ORd46>vMROT@SWY|_bcQKri?|>2L47N8j9mM
aXDq07E;F0uF&;-_0ILf)4l3*Cmx8vaWRnMFPk*;`b_#<*6ZjW%kRRI1SD*TFzyyqJL$TCGs1A{%<4>58pG8uimm&1IHny+XX4?h
SIya<(^=i;c-xuzvN><Xy#cm@!CH#~XzZUb6b6B*tH)i`3Q_8dUd<0mOS?tsiE9U=(?FV=Ous7O#$2Bt5nKp=6XEIZUip~z%wpry
qG879F<d`LKBD`Lvfmz2#PPtd0%d&h$U<dmsxbDX=b@9L2-wP1NX2Ur@G7}4Q3N6=mL+oQz#bh7o_*dB^d!U=CCfpow=TbF65<~)
)huZUe1+UeiZbskiedY<3~@zvIkN2;gmzoMW-wpe-Wz|*ymlM>`RDT1_}q}}o0qS6rzC1eKwbUDd9X8IN`;oM9K|t%Nn_^ruMNWU
aU_T^X|PE%TB+zH^-Thl>}h%gFItl7{{Lg$f!>bd;F`vlS<zO+%5w%QMWE1!aZ^acR%b&M6_bOUwrjn1JP-9EZl7IY=61UCBIyb0
b9<QjP{r+a=3b8yHa5B#)vw^Zyg>TY_RUwAxRR{If2>wVrplc$u0yexj<JeLY8;MKzbD-js`@QgNIB~JFydI>OX3uCmucBY;&KlC
#&m<2G}Wqv5&pHrzB}DZg}rSdQ>ysN-DgTg>NU$1IZ_?}Loc9(%~;g~XF$>sGGd2X)ISwu^>ADm*89%-+HcYC2u`7K&rzIHYPh|q
>Y)T#HAB0~r5R)()(h7S^s}0MnSIi%`zbOLI)}tpN{{f8kfJAI1x@FN*GmT!3Lk9hoEmh^Etit;s|2hS18<G1jM}5NSyiY4HO_4G
EcIEm&pAXr5s2=Yd7CKG++&=AeM^S}o)FaUk2#AEcd6f__j*)H2kRqyYds`rL!Vg`$`E}=A>=ze7<As^$ql1ytdw<co^uT~1yK|E
H?!lTNZI^E9-E2*(uui?2yqrn70MKrPF?hPErJngYdeaPf*06lp0&odz({f<5<-&5xiXR(lhHnqHqfncRiihNEB*|x@JD^*Q{~&L
RvtHXrk$OAwT6fbKkAf25>^Ga4`q@D{ChLphZlB6@A8#$=stD_ZmPpKyZb4xTCO{l5t!&X$6k?Iu^u2=$_Jg`d<_kUia5+{uV_~C
<fehuWu8lmvfB+(5NJ&m`zmw@nvph3RO6vsL>|H_H5IXjDg=Rxv{$rUwvOmxq{bUJttNu1Bhx2t-DbO9cg&}v$#%qbwB=Meko&9V
GJnpR{-|j0iS3MTezE}04l1I`Yhg4YYIGvXWLglh*|LLyYE;6hK%HKW!i}|e)NMhp7IAOSi(thl%p9{eApYwmL1Ec|ZHAo2&fBvF
R%mD}5Do|+u}p@7DSl+j1@<b6GOak<<B@8DIcD8=bJn#y87;^cz}m_Th{a?N`|f`l{&!;oBnSSwfB&KdWA`EBAy4z;`u}+TP&o4F
yA<A=5QwlzLUKQs+<JE04TpHpu=_sG&-d$RfZ)Bni2}?Oh;~MhSXsMdz&=L&ZN0luoN;tgSKHr;n{287ueVJgX-I(qn5J|f2#5hd
BL`2p2>lWqZC03KgaDZ<pkX+0>ia!Iuc5w4uGSJR0xJscs?(u2B%kYlHtC~HFqM#O|IPnXtICs7hp99(qXp6X{`s2EZ?0az5kkR+
shS8|Xo@BphuNOI2L=|gduKY(rN+{em?f0B7A(0q74Hw%Ti)q{M}f$GfOWE|sdQSFZ34D#AM63b_x+o~zwJ+z4b;V05iS7)0$cR0
ykJr}_Ev`7wjt3vS&M|qT_4>459u5)=LC;MKp83QYLx|D=T$8q;?F>!#xWpAJ$>UieA~NaK~(S|fit0u+16<RWaCRiX&8ZLZF7g_
_0fl{(r*7EJ-UeBWr0VxoQEK4M6v(f2QuQAFIt1SzxLnu>DM*=ze+L5D-}xZfu&Y5niT`@oDitt>dGLCMB&4PqS{v$N5>p;LD1<k
n@N;D^s`gszLa%2%{r$|xvy4#X5U?mjOx)5SdEfwVv3}{9UOSs!F=UyzGHxD30x`~>i6;YoBcZKD~Dadp|Q4FWU6T-RR({XB?fPH
|4Vx1dS*D=GdCuVu39m41JQ?vJUd6-10S}7<QO<&59#pyp|s5X`#26rBvC~b5>paX6$Fz+)l*P35fMf7_wCpGI9H0lPe(`LoS)&x
hRg@4X4BpKI>5wg%j?JzUn$4WN&dXET<K}D13nQGCbb_gDf?+8?8F;A)B$kDDuFP?p?6eE&=bh{X@>>3P2v(%l}NMxf`k1(-MQYM
w3mN%qfeUVWURJ@1|ByY)1GwD#mHz^0S=rFj4aL%<N7H<HAHMv8<7M|L4S{jmTW^G4#dP1SSqL@D!^0a*vV#Pl?mGnLA5|9CSCIv
&yT(x9$tn<=t!5B`pE$pRQ!PvRf4JvtSa!ksxOX~Nl+yGyUcj-{#acg(IhPhC8?ZYmsctJdirGV#~-NZQ4vN6io}Sy($*oc)S{vN
n0)8=`RUFIPD-0`&*q43nkH&if~HuiAfhOWXr`7zgd56oc@{Cb!v~K%*R#&#4=D<1R)`=t10dlIMXbghA#&WL6wJ7aPP#a8FL_Mf
?i}$ovZ9r;WaU&;V8vKPiUko+MM_ZxO%hc=MN}0)6cj{NM36+xOjRfx%sb{_s&&U$vsQ{R-CBPuEKU_PTalXRw~!(&D#jb$6>FKH
)>$#;w<Kh2?Yda)w3S5EVqNj>XeKeMPG=k3e0nVIDY!I?5L+OWR)m^WvDCQdPDVWf(1pm`A{3;%e`7YKRtkSdRxf7peIEW^IMtqq
F!8;-K+^`At`nC1e@->&`kkHHsxH}laTFmcLPAI3FO&D_2T@THF8!_r_^3V*g60U!ut3QWBm@Nv)Cg{U57Ac1ngYF<5!rxef=t*d
au6Z?FP@#M7uyL_SOSxd^#;KMI~ZWzJG|&~Q4oQ(sLt|Wm>~sK(VnW2MHABSfrG)r9ylez9(B(eo8G0M!#BLsuZXkax08jtQHuvT
&S2;sIKifkL$9ET^~0C>csZS?hL^MxgjB!o;B`jO2=|q6G+_Evg`HhQ(MW0hd#Nlasd$-C&^enx$zV$~mL(2|RM4M7nzgL~A`KUB
VBhjW#k7vuV5kDi{C_>&q<5$Ib{?Q>j2_1jHEzSgN`frVEADmHbCuF45}><<+XC$5BezQO?b#IjIAWFu0>l&_`Ek%~AD@GZYqy@{
LxcKwr|qwwviko!H~GI$yMso<&Fw=B;?&30`9P-(KTq|3U3@%o=Tz{UFs<xpO=~_gHYS=S5g5?WHrh?#3N5m!V4&Kh8cGs~iK!Z(
q@t5;u+mXS3$q(VEpk%_HdE{l<fEnD#tIX3u%jZ!rRR=yzBSAAnm4Uy@1zc<wm6I0tta$*7uWp%4;_e>b+cXy)dNHzLjnjWbBFO8
D~H8|Sf9JgPp6n+^U!J9lZiYGwR=2>GC!Ii9T5-yocs;NN1(!=x&FOF`-zwHK<($NfsU_?ZC`&b%SU0)Ir72XPu6Jk^v?5yPc%{G
0YH?4v8qIpVkRP@rU6DhYq<JN>G7*LM_iLUK6kv6mLtTooMfOXGLGjy#OxcJ6Rv+hO@C7lqH)*y|Ch^s`szIXgzz>sn_mP{r5T}<
#rggwjm_HemHzzsb?)zoT8!{Qlq}OObv{=&xtW+?O#E@os>T3{+=u=DxZKdxmZ~b!6t#1hPrx5M?k-tR&e$Bko98<zj03&7n*1-D
LHpB4n#gL95E+Pr49t@z?u5g$1?w+0tXT+Zet5ks9<?F|!dsC4?^@^i^{K;opy#9}Vq6vi=?0`$CsLdHJ6&^g7N|wCm7nl%5i-|_
hxz^XZPgYm>9Jf&#+FO#Ny$xbMhsatn`Y3&77G-`Qc}=TQ!_z9Nl4ID4-8Ors}P-l<Wdlfm>BEgMOz0evg1!AsW^L><>4-5N@G1q
3Oi?@l{y!lk{H0wXjWme;DLh$Miu`1RtE^U)2awxy!JS9CR}H&g>SvxWjVlex1&dvvdONb6bGd?QY(E<R5?l^(tDUWGCYu)6$QYE
9OF(C&a&iJ3cGm<?&qY9mrj+@K{;2}EF8(C5f>ntag;yAR^1G^!J`ooS6#BzAIYI%zv=2}#n#vygX-&wvYu{MK`O%w1b24N?dj%p
>L=a6e94_k3U}P2T)kpgnO?!07i-^I|4p`_na!;|sDsf7ZWD4p&njz;KyoAko*(+*_cDaOnAW(6s9aC$4uWhy?YY&=<4gTA{UOnV
tcg~MDlW{GVi9hvAifSW39Db7KSC5IbPE#Df5bz<N*YuY?nlZJ;8)QfDai5=Uk>M@5ndcI0Tr|PzjOEELzr<2i<*chL1=crdU<j>
vMycxTptn;?8&xWXfYMrdP~}h6iq_6gaqd|KJLeLB^C$maz8t>!u-2DnM`s~cPg%PNC+&2m;EfAX!(6kbFymF;T8o2ug3Mg`2l*c
ppt3Q(=2|Idp=2>?EXB|Z6w=a3^~mXBZ`w5$;6%ufq{tyGw8g(Eq)zbZ**(&6rIFBoKVp+K*q~eAnG(30!EE#e+yzkHO3VpgX6GZ
7{<z|x0csJnr`<p(Ig@a7la#*EUuZ4+738$QxRp$wH(E0mj(=)jah;dQPWiiial`5k+$2N*jmOsq?$<A1{@4iS+x}uS-V7TNwJU=
n_v`~4KY;-un`uZDW;-f6h>lElUtj@wA#^4X7DXEy3cX?;SpMg;$LAA>0Tb?k#ZaekwT>_Uu7g5sIN$#B5Q6$cPKNwfzHnkn$aS=
xd1r=7*JLO!!UmP+wy$WajEv`JABkGHv1i-H63+Ze$M@J2G|EVwpJ;#@;W^$ucviyE_Ch2@4SUd`ESoU+V$r<`$$A`q7NLNm-o;`
bJtBqwBxkCvw;MtjRbAJEzDu*Y;(^d1@*bsD{5fkhNZ$gaI-N;z&+1PHrvt3y0V>LSyUF<0_22Wee<oVP^Yuhem(w5oPk)67;?(R
(WYcnjZ1SADRPis!gH5%^NTCW%9-Q49HJk+VR=z@9a%;qWYE>Gmvy0$7=9(%#dmHH;yK}Pxa0z#cLFQegLSXwo5=A34r>Z!(CnkK
DlY482W~<LOU{$KuFHiM%|W}nk@@Sf-r(|Y3hwdYm!$UvggtFLn$ettszo=RPVVgFM>tMNVmT*&m!rwy3y7SZG=6=K@HW{=JE8jD
Qho{Zxa6XBouS(zO5k&ZLEQU-e;xBXlT;o+kvc9Q8b?S~=M0z?AuM=s&E%FdoVj%2{YHm!1SE&*JMs^2GoQaXz1)K1?QbbZ%$dn&
XcMxzi#){T5B6SgzE3Ls@yI#lZa@y0Jf2bKZ3s#$r0SkR4TNPv4L2bX39yRHNAtJlI$3{@^ZIM}3jJsfL*D{OVi$@3OQzm_gni<}
%I;aK{XY)&sBV%GF;de~Oie*SUm^7#zh%BV{wpvg{1s&h8I1`*)=%MMH~cdu3-HP=^xDL)j%GI1u8}`=>rTJ6?k^{wBTu5Th+>o&
f97c<$d=a1Nx2k<v<Vu5q-y^8gXVhminwu1ZD`MX6#qPgbcQhq^xnn@XJpw<FM5mCcGvlxzsS@KS?nH(i90*!v>taot@F;HJXFkS
h(kAh<*TC{O1|^oR&&MC-GIAD(mU58eGP+OpL0EKz*o;M>k-O%nqh6XjZ&L#c*ZPh<KU)SSfwnkOD+4TWYStFdNg;elN;O5OowyG
Re7qr!O9*`Z)6);ajbhfA(3hQ?mQv1TufA|;GH_q)#-)tP8WAbip}Nh!%2x#Zj(-{Vw|;Hu%|wK?{`15=PADx0(_FBoX#D}`Lk)t
SK-G!?)E7`DyZ=lldm%PN}G6gFjAt)*EBV=#v9#GHmurFo5{vkgh7VbXB0Mu-MHg1L=C(!qc*JR@R%xT;X#;+V!c{zoHK;!+nc&q
Pd4qT!U*-0sv(T2A^7g-=a5EoT(2SB9mKvJIL)EL941C%ja6ourGldNO%Dv3NktltH0Wk1u4uj0#d%Id!IQfsPLSGbcWQNce0GH<
``+n;1>4&%ZRQA~9HnB4bB3~VlVi$u+TpF*ZEIZ{xR}f>E7EEq)2yv1_N$K$*{&^DjxA-iitoMdoteT-O%$#3y@ObdjEF~FNn<Nl
YgMALb|n)|CNrUnQAv#Ll}h7NII?Xgoj-_vy&e+Cv&bBa%>Bl2RDq{V#8{$;!(+pa+BFOuO{!aHl_<`VW5YOhg2fForwpp}%Jkh*
vo%a+lVjUQSuvApnX5KZtm(`s?()MP$<lHs9MzqfgVvh$QMRr%14%T_9d74q4LqkVCkpK@W>sehR1YzSgz3<om{BTp)^~y!@S8?5
BBS2bS4LA2W?@AzwP3QQC5YQzvdt!!z4WZt?|ml#`>XWOQ#;lN%W(7-Ad#T;)j;^`U`DjIu;SXMv@|>G<2vO~=suPpV3%zd5aKXY
f)Tq~WIO0FH&wOEz4Yhtk7lUfD-aM$(uLsQdpXqYUD#7fJ6kpD6J;pEws3SbAXb-At8nd9D??K(WG1T6XD{C1Q<mCmr(9$<ghuMv
0yY~-Myg`38d!`i9Z^4IHUIgBankzA5S6Jqhwr|-)7JKp(WiH7>n!0`dqu1ASEB4!Wu%BdwQ(UMvvgC3r95B1Hg^0RWiGFh$~$J_
K7T$Wf$QeOgfpIZt)MoA7$wqUj%pw&MJK1R#f3+qE7cccqVhV>H|6q;cV4Oi?Cy~Mqpg{F_lkFmDtB15JJZK!3Xab}if9H2CKIP;
B1;lnj)Z0lb9ZhpLey#J0i*`?$AzjNB=zt<`}25r8G4i){x42sQzbu33HJU{&3x2A2|`rZYo3o=%;GCeyU@&5fL|@8BmDz?_pj{6
&WZNYf)~m4<J(|sJ_s+&Z^!1e(-kU{>HN!l8cF7V1B3d0ZysE!q5yFBzBo|mZN?V(oX7GgbBki2zOn3_Mz{}DEDtwm?uiCF;vBWg
DpCEg^h4DBOlPIDHavtu;!y&Be5V^che#p``+mB9Oi&VeS!h3gDAC!&^^e2Z8W4Xt(b>mvH}mU(UQ$eH809(beDWEmt3}YC3c>N5
ml4OZ6o!|p<PiVlqg*(qwHA+Vyzfuz=JKr~g|^l_JGt+Xoy$i3{(5Z|*;`3b^VL_w)y5~1PgU%+^dgebrNZ)-)+bOa$O;Tn#xM4D
5a87ig}<I)lQKE)wEtA*%W^4`gg3m*`Ab{1K7#Q{i_D0b@yzp{l(`!TDYVM)wmZ~kN|02fchpl-6|(<q#=R5Z3^>^L$IZ)JTC~~q
5SFbmr8(Be2M=39<nPx+flJ!-&pK-eNG8ysd!BPSfqDBo3OUsK@fq*9p&0LhJ-|`1YRqp^x$8EGt17Wm2c!l+H0D22PfeWy=iGFI
fK2RUX&*mfB1$pqjN)!h2QO0VHe*X{_K+{{jVy;kD*5j1@0pRP$v%3#X{dMr(|<q=IJgTQudZRZlcz2iUDMJ)+6Qz;hAVyWMO<_H
dvez0g)~R$I>v>xpdQ_7?EF!tk_|r)?tZ@~VbPhHnOo!c3#lH6Mt=b?cDHrdUE(9*dlqSE2i;ruRzfY;SCryW2U;kTA$}181eRqj
4tZ==Tvn1Kixyy@^AjF4VCuxs!d=~n#MU<;i-JLp$%?Nb7BdBGAp``Ayh6dH?k!<CWLV8>6KUXs;lQwlW7R#goIka!>4Oa#wM-jz
?dgWZ>{|t|&-@@>XboY5n1F&nE9-!}x<Kd;PInzOl>wQV>pa7F+u_T~zs(1<6^i)FgASj``1JRmXW{Mb<nVgmx7*x3%`zwp4`(vK
#3qBOI{rObtVMFcPpWPWxiIGt<oByRwK%%zON$AEiM?$ioq1I$;6uWzyqJEs62bsPNdc!5u5m+68qhNvDabXq0@kHn0K~;sGa_*{
(O9P__iW_v7)j+g_*t(O7k@7|P<zwV_$AE(fRPa=P4zqY_f8{Fd-oEQ_3ez<IuREZV(wUoOwg!1|4}FW>$TP@mKqd@Mj9QCXwdM`
T}Y%sGN>fvvoyyoBcpNw0#OJS2I-3wiCHNiL>%PA;@A};DDK}8M&aAdRaccv{tTyD{c=<D%Se~IdAL2<HY`hb@!aSLH>F6iE^g+C
J<Fztk|VV*j#|A3rXM$9AR_qE+-8$@*UI|?kFWddX%t_m*8#CVp(g~hyYn=?$B=tfQnarjRtOdtwA6jV_7<&Z$$+r{iXW9LB-Y+s
ms!TNOjF<0-X_m3eH+hSFrkIbP?&(E@2oVaZhU$>K*l1RdfW&DQq79Mt}q7EZx_-vpnV8dxjEH7oy05%M*(8Us8NUYSG>`DFD!j7
uF@=CD69N6lM?pBx6+#pjXh;0WQPjSQmQ3?ZW;n>;qkh;?ljEgs<pQ6)pc)HU9_7J;D{do9@kW}&$-vabLftZOy{jlV<W`6vfi!l
oqAMN;dH(OMvWi|B(NPKny=}R#IU_L!rOk6N-#tb1e#weE~rWGv$!6K$hm@0k~z`$n!h>eZjc&~=w+^c#@5og{Pxx)TUTlbV}BMi
PXPc?+8xh{M5=K?eOGWm3qJxy-vy}RGUts%QirP{5(UVci-r?hL|c`?67WF@!X>U_yYikJL4Cv#!D4KRYg1%n5u?j*uc*y>o^t4h
m?8o}77$m9zk8sxRZGr0w9<!_wGSVPfy}x#tNn9#Tbs~J)UdT%DddKt3ed`=0YY-aI<2hQT-T>GnQ2jL;$<OCr<+4Tsxed;2c*)i
Z`u#27vF5egQOOip`R_{&+e|mMS}{jJ!}BjLSvASEP+?fvk*p7sjfD@TFlGR+oT52&Gs058{f+&zaNz6*Lrz+h_;s2%E)d&VL=51
mV&?pu0`O|OKDq+tNu!y6_bkW@7Hj{+6&%5LO^9IUQTOJJ8_sJ6pA~V6w|S;`)-bcg2$_tx6xN!uq2!ZnLN9eJu`{d%bg5KE@YMa
m3yB_%v&Y=&#9zJhu?w|(o#9ySg7HE2#TVtkVRA<Mu_`p3b(B8_Q9O*F`UBNHEz-q<dB`a60k&0)lf2<9U)Tk>qqI=mxOmR=#Sq1
s`&A^E*0U%kR@NDBC695HNb_c^X2cp8FkC1Q9r`cF&t=scs3b-W2cv0XF7wJG6<UC-68u9&q-sgO_`$-l0vElc^X|u^qLk87A_T|
M+hG0etei|2948P0{I)oFwzK{%Ve<WRLLw>sUR4oHX<PgV~5r~t1%KfYe6?S7JCM`r6`7hL5XY?>=xH{mS+`Ey=r1jdi~2Nvh(ao
IU<5cgu(@gY#7u}i)`QAB0W$Y>{WVWk0ZcatKgw_-h!ooVp)k{@7#5z#y0P52dukrG(gXDk(_y0MTIAmI0Cs<QqK!oU*1rL#o3cE
Ct?7;Sg_=w`Diyu#Xwr80;Z&20pq22abzW|&Cv&mxu7!1FX|SLe*=}A%?W>eu=C{$!+y;2-BnlaDuCf@rO#4&=hQ!p?vcyWxc+{c
7JUfxhZk4Ze!aa%j<Lj<%n=1shhH5h{`g8jH}5+`SkER9K-IGzu@<Nks<F7(hN0vLX90*N(-H*$%p!92b{@W)y4>#fao4JOy@_)^
Oy1_K4KbG5E#M9b2fWp+piY4rpRVX^z%_I>(VmB?5A^1*ZDR~Nqtj?GM)J-@^>Gk~m1|0vdOvBI{BU)nyGNF@+H%=Nek3?%R;YiH
?gq`W=!9oNqICNFbyY3@pg;T_MPC1>oH(=}rxgBef&HK3e!~4>0dzin_+(iTLZ`}*?m!@o`~5s9HhZ_v_v&rmE#2I*{-0siByF~m
EkhCLqnY$H4wO*8++%o&y-2USkiNdeB)yRS1ZZYFkNCWP^fV9earol#%W0&Z)wa+n&2y%~%}S$@kA*4YrQ^2v&Bx>0kIVULF=WeU
vQ_42!(6<Y+R^2u#cr#t*qa)myj80Q<PBhrZ1nQo;j8)WS?RF#et4Vnf9B-0EkH-+NP^BQp^qdtkvvnBtQ*Nfp;b5}zdoMMeY)6f
z3~v1qaHCz$ay}s`Mm|l4T_^peKprkT=(hDx!Ge(hk+-Yb>2h1!lB2$X>akJds;+w*j_J3CsWGMb>g<3KYOQKw7Hs&s+FR3r1N^1
r=&gL8$Kt>RA@zSpnDCZ{^)A~etx9-+L`50^V>?rN*%UDiJyE3;MDm3uY^O{PU=mI^xA4#JRZI>Tq5&mMS?IO+F=OkUZS*<Vuik0
>@gly4{{N{&jX@@?LQUUl;f#fahnAl`e{7ok`gx^J!hXxO|)GvPE%b)t6$qlIM(;ICYE}Vh4G(*@mlio?WJ44N_!TQcPNe%_Avf2
tHhJYw=UjOQYlcKdvt?wqx~7I+<~51n^v`QBtgXo3bi8k(#VntBAYw9r@&WiiyIamq4y!b+xC`gzuH;k%GlG{(z~!0Zg?M-kk6q(
v?K2t4dNm}D7@(rVUNK>YHg3S#-jhSqe9~MT0MWy+acSKIX)P6LoJuV^44l7km<3KkQyQU=jh9z;C<K{`srcM$a)G6AQjeiCu0Mu
*52K$RjJA!?&tR9u30t(6y&8S5T#RGuI=3L*yC#ORDD2bj*t{m9kXZZa?eg@b8T-YY0I;=gK8YRiBWU8_0zAqI3!jBtbY0HS`n|O
djtr9eYtm`YZuuU&bn!xt*J_3GytTam695I-+v&73<DS(PPpDke}~eY--lC=J-f&})m9?TX`?XDwoR~5)|8-+Lnf0I*YxMPc71!!
_irUqs(W{Pqr!-bnT3Qq;M=_EK5uk~zdhRG@0{FECChw8y2zaI_juucJMT#I1VqzwTdYXcPPH_IF(&oX#cHDy6KSHLs%@rpuJboD
1cFEiCMzY6z1}%5Jat_AbG$vS4?NdzQ53Z&C;fWkx`GlGwv{0xds$`VsDxd@RJw2zX@!j>Mu;6dlq$TqT|^ilp_-yxt|nV>OQ%>~
U$x`eO)!T7qKNi-`uM+h#6I1(0XZL690QM8K!q3uM%wx3ZYN+-<5}o*Af4~8&z^tV(Rk{26hkTBH{-+ZNyM8+{5r{$vprt?O)VbT
yW*@%!&wF|-wq<DjO^_epm4@z2)H#I8DUs@I8_r}3nyg5?uHk=nR=+zEoP8jv3yHECjT4?k{}yB|0Mc4Fs{H7vdo5ioxNl9wT|7;
Qx)?wOV8cy$ZdIjQ^~B+nQ=nGuTZIV$6VE8{=eswTRZ;)kD+$SuBj)s>Hg<_n<>V<6CYj4`S#x>V6qRVMnp;x7Hg2IkZ^Slg{f~V
imwq%a+_4CcfAt~yY*~~j!cOtnBe6#F+o{A!<v8Hw0~_H#FKKNn0~aFbUYqZ*G*KsDB7$!>B@j`DJ=wZrDpAEw{})#v=}066gZ*~
Oc~y^JujRNZOj4*BofC>i)l9t6Ea^^%x70$A39i5M*Rw-=WI8fEDs+y^>fhwZv1js$J08mgnl`i2lSsleTd2IhY9~TN1TJ*SL|e4
>_2rE5@p#j78Miwj6``kC=x$O8swtA62TtoHe>PRY^QGaWZ5iT-(9ds`{Pa0jioCiU*8Fe{x-Ff4#-Z&ii~RJt&I!fueu5SE65|x
q+hFb;!S#o3Hp-@f(c{m$6E8!FB^i6^TX>zN+^PKHKiHk()5WlIQ+b(?5(r>0KJS}qg4jt`W5>O^(Y%oES?L`fR!;vPvibbOEYiM
(Et`ChA5y4vJ!X)2iSg%RsLV*UwBvtzuc@gKc&<HMGKw?gV77G4&0G=Oi!MrK{1ogZCaf948o@=0#AJK<{w#p%l2L0PShx|tJt|-
iamxetocuc|B>ivp{5lKY01&wot#9WLja8_?r{W2=!20*+<puXRmoVw+A%v04E009wjCeF*sJD~SSToz!V5W^D1rz?jb(U37A!d(
vUBpGiF}Q(1V&cqcnPsEh%gM%Es(kQ=n?TlLIwU~KfH*_qp}B8LSHCR$@S3>Gb~1@VvDuVMB+g3gkXXt+&i4?v8Q!^QNXbkaX%Y+
eO7ncr({6UwJyRk+j$=BQnXZfG$jah@9kfbV6$uP>jD7V(P;ANJIM3VcoD$`(5Ow>(Xk%a=e~`P2d8A!jOg=tYYx`!>NnOTc;aR;
WJbh39(rPpSr)O52ZifVBZ%GE7y4C(^5lsH!D#VSx)sW?5Jv<<t~O-_pp9W6Jd@Ch&c<A+N}GAyR@45|^BP#2Pp{%|-t%?yimX#i
cV#G@nPo5c^3bz=wmrT+2KsmHyfaYltfkS%4l!4Cd%X%Mt-fpb8c|b6K#W0O5v@IZ?q{}jx1U6Q78-Oa#xB#NCzQe*k>T+|4y1bX
@a3oO)}#)kB$7!&+j(v1j?@~MKS+rvUBP~X%=157)nh5$-O}q4hh<?974xSOJ<>RFhZ>aRRQWx)Lrse3w}fje0O%cA>hKh$*o2cN
=0uUsl_Z>EiZFiN04~XZ_=eow+#kUK69#hoXo(E)JQ8t0?f2x0{wuQ5&72!MQxMn3q6w%G*{=@a2zI;7z#%~WK5Q?pF2#5bUstJi
5g}RbvIO7k{aNrmy_{-x>UMA0;`YGmA1DGdk>7#mvF952`HP;e(CCl^y!!5pb{Um}y!!XR-Qf4(fg7y(uggFrRjRKa?@P+_O&?09
ZHHbplK!%b!Jv*^&GaHz`*B)chZ@7QkY%4k6C(w^hBW+-YE7;QWoG~^MoU4lLGeguf_3t5#ijJkllqqDU%SmYeKO9T{$zfXD8@e&
<DYRDQ0C6~X`m%|LI@VcMMs?)8pmXY_p3AE2S%($*qn~~w+)RQ-*$F>JlEk>Sc*t1wcHq$BgA654=}h$R}Y<e(DT$Ml)6+B#EzIk
A4)!Tt-gIozFog$iX;{vlyE{&s%!zZs&7uP<{;@BjI`Pgvdt_4;So^+LRE^LRmlvuP|8U1?#cvQnyUf;P@mT^w0Zxf$Di9Rx9O4j
_&|)Q1aS3}#QNq4>t)Zhe*TUT^^Fi7KD=Z;F;8Kjy`HATnO~$nj*XNNbAk<O;mD{hazyIhhH4Ptv+_YJyO|)Rv*Xi;*CbdkW5h+a
(>iOCS<&_CM5@FUT7OXvwBwP7&%e~`K9@5;_to@{Dg}>G($J@a3Wr&AS_Ck@?1B~5=Ma+B=A1C|tIFu-58ipaMW<Tb)S>#!yN|1s
#^~<IvnGM0nq<opZ*0GkaWU1$4AN`WRS)ClL|;g48{3&<6)V~6(fXI1tK-ElPW!<EBKq7G8i64O2i$-Y18Q-3u<Ke`fU#-CR=2d<
yt5(TLAK9t7l@L?5cF2f>mwTIp0xqBGFW&IvhE3_?j8J$IAsR~!)gn7X`?x1Mz_Ykp2-3V`8xiJOb!T;{1Yz%DsFKR&IA~y9TV(|
{ZWBQlZniEyHUzCa_JT%PJCzTG$7Owhwbxl`x;OhpB+cka74{V`xN9^&1t@sRX7}ifQ!lMx;kr5{oJQctsFUOJgHAjH~0RK%0%*F
zn)7+zta7oK{JBRo8r5;jaL`foS2Ept>pM`snUsK!E@Kwb*jBBLhjsRc32R|KqC~h{lJN+gYoGuSa4ZwkR8(FU&|s6$Q?XyYyMkS
z!EtdiV2+&iG#?Z!_eo>?)>g1Jl;vRuHHPj(koh*iZ0CYaW-Eyoqn$9`cBrzqU|5Q!z+y9m`LQ&e*1BJTcHpmqtFpLQrx~(ZMIa(
8fy2??|SClt+T-7Rm2qvx<mr^Ar>W-EJS)1oI%zc;!$DO+$3DHN$isj0<b&lBPLrak;wysh9+nu#w_r53-Y)K%#S@Z4-{P+=8Btt
A5J+%E`@N5{>Oq3)}*pBGGO?2>&Qr`H8*<>RC=JOD2)?>4O5c{bdhHXrB%t_-5+^sF};pGee(ol7NM_(f#}WA#P`a#Z7Cwe64HZ|
m~dbktI?c35(Z!w_8To81d|EH3u#m<5*B&iHDoycce4^6>i+uY>X)>ZdF1WNg6@khya;%+B$>fLgb+kEm%4ki;P>XAG_Tvf2gy1~
u~@oS!(;pt>E`LZP~~a(mc~Rm27_aFU^Fg4Af%|EQBX?es13+e_7~jk-KMj{)|Dv^qyvS<HarMwf-G8Cw9X!qn8V@kE9nim`f=qb
9ta-t&FbK2;CRXsj04dNt8+TkJ~{&Fh1ntf_)hGT!YN?D=}+n{jO&O8AY`6M;2nVJIW`_bY-!S&D(wcO&@#Y&_}$WSlL>V<3LU{l
mzXQLlpM+8OsLNoQ~2%`gFANTsSQN&&=?D|(o$%URGl(Rl&6ED%$_g{jC_)vpk$%fZJcf_4WdDi@y=dmX(t{4GEdY_dZlEOvKTT^
heWDVrUW&UW(Ky^3VO#`<lJ{g+W&Z}^3KfLNAt?2a_%$<&HyGC^vm7cnc~Q3?s)Orp}uyI@Njiu-J2@3R7F7}^;qjy5n8I!`&oXO
g;z?bzNwXKy=7{uD70K_x5KnEM(ji4oDuk2*h&oBgV2J>HPh$5yL?!ax_lazn^ZWm9xw8p+*K4dWRM!+#UsVt=>3;YgWUSoq&>@A
yfWf+kfVG>jfAmci9nEnqoJ)p!5sL~svBi{rq??whijJw&3fCD1|{F#X*3R;fs@YEo@^5NDmZ|HPfWZFCR<hQ=gPh&X+oc5HUuY@
)|vr%uPV!eMQ)*jUjHj@>2=6jnU~@WqQqX7U4ZEpqc=5z5HO^~(kg{3Ux@mTz3rk*dn;|GtRFF0(m8e{TXS7D&X;*0@HB9m$kSh6
!WzEB*0q~rGd2*FtW&tn(Rc$9%ah2FZJb$0os?1S&fNc^l&lYL>3ZM-2Ze_s^1WZ7#|AmvTEamI`<y3{-5l)FT1lZVryc&w*{LiB
m1{M??(RZ>w6NT_c0hs~HpWMExhG1#9u+<jp9TS0GkeQ)yT_i+*S{U2%kl5$t-#?qe7f3W1(4mNqzZQoHX;MqHb8DH=MqRhwQ)u<
wdYg<wyxcvGmgv|t_ug!;;nM7O>7R(Z+1;lvjJ9(6Rh8rL_Ql_I6CH|1X;z15=Nzw(u($GLtC7!G=_U#7rjr1qwBK{{Zae+r_Ai5
uBO#fW;G#>#Ig)Q6{E;;rKpC1!0hc?-n;3=SaIpra>Kd0Vu&lM9vN-Z=+Ayoo)~PPhz`4!WBUd%)5GEDMEue`Fk<jdI4Tqo(cG4X
6bG8}k*jXk#^VBv1QNtp$#3kl>@I~_W%J!<lxVvQ=Mls_+qFmK1}(EzEk3MB(*V&cC354miaJ7Nawm-w)8THja`oA?an>_|T(rs*
5YN`kA;5)n9>HxiGZYl%$UZ()MctHpUxa6B^!=~&Rp&Xj992-W*PK{WVkGNh!tHmkz|t6Fy58H|+Skgh<=$`r+C)|ymmU!YRLCoz
ga{;a2f%@m%LBHmNI@6&d-FQF5h(o*bv;;cqtD;Hb1F^u0xNka@{T2hcqSPg3O)B59}M+?j0`IlXozBj9!E`bB%<j?!Xgu@Assq;
_bT&J=Q^1UFx=b=V9q_$I*(5IWk{cF!=eY!^+AV-%g3(-^W5oF^lvTB$CSm#T^!ZcwAj`0*oG=B|1w?gEow6nWKf1M5~0VAL=wS%
mP=L$KSd7w%@3Oj_LBLxwI~mWI&7@NWcy$3Y(4uXcZUmqvxhO9)wA9camnAHBU^n1t;Zd-u+-E=2Ec;vSY^dnfHH>|I70lusPv~+
q8SZP{aZyDV>?EUfy}rS)ltxcV$C~u=p?o%2x}pTjK$>CrbG})1nJszv}=bF?O;&TObZDYK{tKoWDqe#OA#Pzm&?&&8|kpx8Ub=U
90&pij6h22yS&2CCj#7@XdvLu7fad^HDgM{wZvV}Y2{ankWDOR7zJ!tIwBi!Ye>U234x&st5K7A=e7p1n${d_#*kcJ5e0(|Uhw!M
vZ*p8Iv@e50CUpr+7=dg1D9QBhpV4j+>mNQwDB`G>3_}o)ng}Y`A52&%Ds!jjEvT(Dt^8fzkyKKr)q8i!yeR6anGh;5vboAo&5(r
L|0Jm7#&}cFpwmWcSBGe5%1S(-BoN$_PyX!xYpCfBwM_^+?%90)r$F1;(^ZYE@5^~Q!wX&^tDKPUOTaT)f(IRo~%fYIS-eV7H}?9
7l#iX&uu7-bJNv^y3)yM?gZSyACY6&Br03qQWlLhQc=M$|H9Q4^I9K{jLfwyonrI)e?HpgbF==*;)~kaRTD3$xpJGKm@vmsRZ1Q-
W&xptFrS{19H>Eh#c<E__m{Epdo6tADk+YBuy9p-HADGF-nuiANB$n7{8{Db^=<d{@`$PyE-YX}N!jz87m`P#EL!daoh&cqh7vU;
_I+Ok&BQYeQ*&146X!M`di%ZUVw-k)?>EP<X6O9e+_P<$Z&FHgER}?a{|-z%G%g94iomFvREHZI)Mf2cS9jMDdt_MM=GQvs-rneE
ScU+9Wnb4ai3KUtJ9b3A?-W6s$h#Uz3#+&~K&7F?i)|E<cWpgjRQ06X5v|+nccy+<=JfCLm)=gDuZ@W$B->P|X^>*cHsyqjC=XLq
;p0RCFS3v+YHt?S_OLbWdj~Y2R1XA3&h5VMh(@*69Bm_4PC<nf!-yisr8axMt|_V7A;A}|2+fu(v@P02-n+ZGjJV85BYG#*Eg^K(
<d_2bpyU;cn3B>vh2re@^m2G7nooluX6-mOwAY6q(^B=WUUPG#3`eI<$md^-;f0A$t*1RqZ>8cUnp~}84{OEvNOe%b3C~?<DSbnY
9td;=k~=56h4DUIF23GA+pJv)Qo3%MZ<<$nM4MLso;z$Z99f$$9TuxZG~!g#au+QxQqG=jwuAYgPmzk`g*C+1p{(b<<IDBao?BaU
c~1{Zl}KP!BN(KeGZ3g^Jy56!lAxfCk|9DxVZ%8I0|Y25nU_C8mM+#f?66mTR}q5L1(zjkD6+p*1eSwB!i3hjm0H$zd%Nj}(mKps
q~#xAItBMTPahI{a}vig7);BVF$wNwNxvcb)mJ>`zczjDnfCXcGX<K|Oc5594Yg;Aj+}<$0|jy5-@4bYu(hl#Isu^lA5`1Gj=_Om
5F@O@J9JGm>#&$YMKKVZ=L3vfp?;iK35iBBYddw<$oW^Ee@{cY44ofK`lfd}W<>2~lh~0l1h_*Nf#1nE5WN}^Lrgu5N@arYC9JlU
7kF9o)W9YWCpch>1|!d)o%zOQnz)07iIq5IG>r{$7DS+?44GZzn%(2I$h-TAY6^ltGS{vJHJ}lc)(TCVId?gc`i;(whOO|JN*ccO
D(HdWqWpRC>i0<4iW$}U+rFctb2y8|wXCC>$3nMI$IJ?p5E`Q_3anTuXB(6c2Z`ghhqptJQ1Q`&6YdjO>YR5=>$N64r1W`Cj+4-D
;_W^{e=?{eGae49$5wT90e!RDaTWI<9KNo@QaRv;BonnX;^D@0+({k;Ado>UfHPzVHZXLITteEC!P*<G>lzYC)QD3hq~~eQCBON|
X||D)T`n=&8XJgxZW6`&lu@D!QQ|*L@2jM>U*(SxA>P-LB``-_cQX?4_wTbW);8>jE;ERWro=APZ@gwxvzJ#ETg%GboW8o`I!YOG
Ukh=end$Ee$YFDd3#>ZpomQ)N%`d9rzVnxo`{{1>yXOnIDr4?7LiC>#>9fA+r93`+o{iJl%sloc&U^WvH?)ZBdTDo+-iIZ51~CI8
WuCI^Vodl5H6bNmB&y4m&Dma15-|k!Ee~*m2CQ^%)O|A9($@BqsdgIsHJA&2EuH&?8+FTe!vaeZWgx^7)T|;XD#T3+p(^wDZk=ZN
Nlyh~`u^{FZ_cml&DM+U@6T-I_fPJNu4k4{Fk(U=&)z6Ty*Ukot04e{pD{rQL|cN?a56+*eU==lkO0Xl#foY9MQaqb#u&oYOmqG}
Utdlp#HNUmihzoQDM=xc<zZpAzR!;Xj&~y?1;V*>M#csWOT`0FwJMsD&0`v=uS&8@KV`R8`6}sK+)OX5PU!tEtL~4D8qGpUL{aaI
NDe5;JGqrEG3%Et>#<B7h;DUFv~Q88!BN{19)z(39^t71fJAs?M84ilzu4^SFOAU(IEJ{De_6ovI$b98yQYnINh+hg_ir6m3U<nJ
z5g1~Uzyb5?y~)>$pLRG?n9g;6+`(Q69NJe=R$+zRTPD1W#4C26Jqyw<nN^uqYk5Zib#%$(JKC5#s0a#o60_5?D^-wv`TGqA+$6S
!ImpSxA3)a?7rUJ3c97H+=PdAeBsBdP*j)|Jz^L(BWM{QMc6CW<gs@GB}Z}6lm(?=wDiuE5=Ap;7QGb^Pz5!2+f{H&F)I-cRVsda
)*5K{VfJA=vwOcpD1bU8l9+H-3*slL>^rN^uW;t+FNV-M-%8ELCV~(eIw+_)pu12~Bnf_fl{>86_{A<-_-09o=WGRwB41q?_`8@7
8NzM!X9UdN4VF7kzwG2$(khCrMBxWpWI?LG67bQqSG5NO_eoDwKn1gf10Ka`JescdU^ihdDZggReJ)SKD^|8rJ!?yTmcYQqV8oIX
OPH@ZT6>-Fq1mmv6^XS@#tTN6&S;KV250^H!?3Rp+EC-@=uhc0>)S8kyg64!9$Y&9WDO5E^g!cws=f!NSMv0F@04JHB|=2$3c^y9
1`K-ZJqPYQ9A3VB=ONQp_5+qIuap2+i`|h_MJ6z%q2DZ)mq)FxBxjmfd@Qk%84(Tk&7pEF0YKIz<RP^vV<SZ3;Re0M_9KEVwxdS$
SRM`L-iZ3<)@QF9>J0X^IC~`BbQet0^dcGnEW;*tGeK`O_BYn-AKNLf1tQTv=gjBl@5;PKirii1RTPAkB}E;tl2wEp7A_s6u+$Lc
*ol~G^0oO*?3Kw*Z`#qfg0BTOxJ)n*7<B3$c|yHpK|_j*K?Q=8IQ^CP14cUwho}VD?}^BO2WY0esUnmtz)Kou=a}r?ooaEv3Aikg
5Q_0iKW2<xUGwkzd_Av*8bLs*$61(^v^m1S#Z&pSk<hropy?YJc!LqYcZsSrS>AY?n(ubFe&<y-txOM4=Tx<OkJH3VMWT~~zeQVY
8HHb7_2;0Z7!}VOZYhyo&F=2XG^IKO{w@7)Wg@eN3EtwcSa6cAw{u+VsfTZRV@O{3Jym|6rB{y?c8d^gy2aaS3lu~g18@A+eVOx9
8cMNh_dWl9WWVncO8MpP=Fv%XnmW@Q<;LQnc-ld9|6IPU*H?nG2T?Y3T_H!U^pW-v=m-{?Dtn>e#<ay01A$H+&E%(AZfp7X&+q5y
ub(<Tpo#RR48dTvC7)zA4hEWol=?WIXwesGMzsNF0;S`eCfWNg%sPLMI++J`wkAfGl&gw`vf--4TTJ3SM>`#27Z@}o773zfC@6<p
=ULyBkK6A+;ZLzUsk@VRO-jC6#9}C#)xb^AG@9R?q0HB<f<iocMNCNX7^>AOR&kbGkkL}e6w)G{eff|)W|sow1V*U^mv(}~C4{x6
gT>JA5#ZFhvbvdy`&lsdc_GcOpbkJKyTmB04y|ipf<S5Ai!`d1bcKgKH*FA>5--l0Yn{HlN!#Z;w-Tj81_2SF3}Qk;Vk9HHBMORP
Az+vlDnhMhXJ?P<9g*B{_8xiiR5OwlevSxSZLXMvRn^_};r~9D3imtV-Q>^lj;$g9dQsR5%J}H17{*K3(w$sB4YZ6=(z>-=S%r_t
tNM5fyyY(+J98k=h<{efzEq`2!}fpeE-UeIb?H8M{V!;-3dPU|kZrol3XXiN@WMND!x^O$STBbjTRcPk(be(bsQf!tke8-*?^VXb
k;;QtYK&#Z__@Qp7LpaqT0Re1)S5tYV=f;Akc%@iEmsmn_p-QwE-DD?>U>(_%hq-HR7?zz=^qGA0_(2=ttecRx3cO4A|KR)@|(7-
ZBtfAB&fBJLaK>Ci~D${@ZqTjDJBUF8TSLI?!sgzQC``tK{*A=29!h6qK#^iup=ab0b(~WLEyq#Mh0m2iJ=Y-e%bb4eR_Dm!|U13
Y#Iiss>u|qxZ^>@{cX0PkKdteR<<4iA1h<5_V?GHrjLfN3<<{N-P{ydL)5CRMLTae8o;=;cZy@ADH;V<4`C+9lSIw!Vq~R=VF3{k
DG;Npp&;tVudrg6>0=W~nL*E<b55sCOG=Rg#9}Sl1QayYQyX30b-@eo!EXs{<+o!45Qis-wf`B#_8zaE1-x#1R)xq!i@Q2q--`LY
d`&ZNpS|^_F0NO%u7V>pde1*oAGh!GH|@p7jUA7&H3S)y`qD=^6dKaCBY~UOpXX0qmVZ#;-%UI_Mdk{XN5wxh!;$;B{|nM=V3Afq
!UlnR{6KorPyuWm3y(9Xig(bjX|8~(Q?c+3p^NJ*Nc*6xRV$>EYUznTI@>WSuG35PqcqnSrI6CK5FmLPd*N|WgJ4KU@YcG`9H21C
fPHt(4Y9qLN8x}LASrOO)V-q)Uq@<ffrcls3UYxxE*$0p`*gFLYC`zln40cTd|x8bA?e(xDPN2Vw@c?0)t;|c^(Oef&MEG^TeT_c
&2bnp9g7S?GG=*CC=?Tg>0ww4F7AOMQ~p?IAf8{Rv<_0%D#1WJ9>i?IO7;}a+~1k@9Ho=A%b}$G(Y6{-to4!K_|yAk#{{8GRBNwC
Ue!OZ^>uMWH@^-bh3c4n<`tsR)|Zqjt?IG&$7-f7m(T6cJ&%oWTd<z&ZAh>XXp>ybFn2?B8?09R;=p_=Gf*bxmKb@FnpNe#!SSsb
zGRmEA7QYkb0AN#_nRAv0yeW&5)`0{)`ouEJ<<aH%YW$e3rTBFWQM9Qitg})PIyQL_q>=fM*vV&unRSGim<2U{DS|}I&QSn2@pwQ
lO-qiWl?=BJ025)q#?rq-s$Jm*1T(aaINV%d^s5XBD^zu^R1*IDod+L$~`MbeVX^7A6(##Rgt#RA{gFVl6xnm{UJlL2fSzP>gk=~
<a|Mu4+9Q2<2W0Bd(f$9aA{v3(x@p#OfeRHV=M%cKsCVqCnJotY<u(9zg%ght?F`__(wQrC}R$}Tc5+1!h}Q=nJ|~FUS3=^<^olD
+Fbsdh>JhuHm$!+0&4qCjxD9(6$5Hw?V$=TCQMBumm<TO2$&NmAY1C_-k|kuv|(pc7l{IOMgXn=_sdo5JVV&&>y+|sJI)iMqYgnD
r)03{h1WEhisVod)1<`-v3iw?;zljb(nZM0Zb=YGXJ-N|#uI29_Vc~~RCdIR-w!ZOw<W5RhP~Ilau!-xf~A5*BKx`fzpF7{snSGC
o+kVUb_fC{{4XC!8`h0Zb$qYb1zjtAOzijS{+P|*oQvEE?L9ATK>#gtJ;-0~XR#_co2DbF51t=refgph+}4i%wuhciPd$^=?_Ri!
CqjwgtYarhP`Eb`Fs~1$*2PUMI_l)KLku|0gqRW~;0RaJC}qrp?HPQs?L0Ddhtlh_t@(^6X|Ts?{7qWLT~b=c^8C)&VgV`Rq=>da
W|Gs=UJZ=Dsn-(@biC@q<S=5DAQ}a3n`3NeV|+%r)mQz9@4XokLEn}2lM6a4?e>U_){&{n=$?9~20o`QL%h%UN`E&EUx(a^3UJGc
O-!AOT-brN^1}eL5<zHim}-QnSAq90y@?w?O#1NJI3#v-ACKm5Nva&G@Rg9IeH4|`YjekUXs~|YE<3w#snvmf#~?$s5E~W<*z=Fj
^xx;6y``?>G2EDGyDz@z4GrDjg~xWHSnJ}fb6bS34(`Mfk|c@U2M2nFxWrys2v86}gcdljhMqaz*SYnO9ke(u`QyXEE5hHo`Lna}
nc+^=dYKUmft;UH-7dVYAS>Fg2k+;;wHywT7Y=&%?ybbb#5xz*T)mA=$7-IB(c1U((S9!u;pk9_7w(YHVQ-%?M&sRjwX6#kxIznL
+H*ic+E10~ThWDUCra%4+O2XG*DGR+NugTt6sv7jX$@tUd5t)mp1otvg|ckhUs^5fHPFI95=kW00xX9MW_3kEQ!kJ(e}%z}7%Yn<
b~ZtXJ#RTF4XOd7axzLmi8SYs9j0_<3PPd=wwW2RQ)OZcF~JQ`mK^*RO+X@NTPO3=eeTX8M$UL#3(WhuE{2Ee-_N(I7z~2LL^W%g
18>o3qhMtp2<KreP9CqPYeO_Q^{^vI9upY}J0Xhq6lPm(&(hy5IAL-^8OKFe+s+=I@7;bFU(dnoAo3`_cZ~TsQjVEnx?|Kt<5EW2
a@>~egk_G~bfbff5ewS+gXI{_=3S*?cAC1(!A(84f=fDUgLZDpvci!Qt0m+K-+b>cosQ~x0M3f&^G!2-|C^wR2YvLX9!BhtP(9rK
NVH(8!g_5qn|A-5*FSY8qXi382r`ry{J;LZNnuc5ph?ZQjisc97{Yv{a;_B+dZ8zDM=&U!NL`UewEYh`T&kEwa;PXD+2%_a95Wi9
anA>YJI?+0-*;xp*DUSvX!IHYKn@>{UJuuTtG^uwB$d!}n9<?d^VR1Wn65<INTDPohlfJa%vh+pNl^Ie#A-6Mcg1iuyW{?SCtaPd
z^=F$1;GN<E!_+>FeXNIKvIWPu7#~e1n!nBM1qF?pU3N?S96Vb>gYrhgo<M=1p;u$2TQHtzZ~$`1l18W$LNr{I}e3b&?SCV(J9m>
AV@4h_rAZjwF?UxjVRf@`8L-W!U=<>W)CO<3CBU#0qQ;v9nY_)ku<}~9?X|dp%gQ<$N;hce4#gD^vv!o2p}e6N=aB4ump}B-+e&F
Fe_kc6$L>OAaY5oZPXZU7BY;;k_03ZDHZA$bgI?fu<=$qmI9@TW)^BoF#{DuoD+2|3a$kYNX?#t4=Z05qn+ls4GuDcm^XP5CPx=d
a-4um0bs{G#v4!}(GnHsCQC@O0I*gV36R9JEfAY=*KWLZdIv6A!somlA_+=j1uD0UpBQ=*2O|TwSgCGfQHYUa2%szs_slcLZ$mv0
(|EhxuwZHv2y*d2@|vGt*>Oh4P@7UTlyU|RgF-7>n^x&W*fn<%a_j6AKepGXWabrRp}Ui`=-bjNlkb;}6n(Pk1VsW5(X@~aP#>ZS
^67R+8onu19+1|AQvPOOVpGOZRqL#Qb$S_>)aJH+dbO&ZwVjLfZ*6dVz4BW;dT@+lZrVNaV~N`0n1uUYcVPuX_ZkT41tl(^s`w&L
?6qCLTW&kaEDw!sXbv{10p3N;=N#J3hDd)i50hXujoc7h>hnXYmAn8u?XG*?<>H-1gaQi#G$vVuktdq&<ILJDkr%UUZs_4Uc_L13
gqF2BIJ*m<RqYV!qRyTw_(?{c)~#*=1Z;(IiaaDLO^nnBgfe~>q8CYl+M=H2=2z?dEDib(j%Sm=`{($>9=v*z!H`B09k}?Xw*2dq
dvi8I93(mOK=a;f0;&q2yYs9jwb>4(W@aXuSo4%kp?>?ZoNwIj&UR{~)3G?&rE=OJIW(O|PN7Q5Ue%C5Acm4AuLiK~QrFW|Z*-52
+Q1YTYWB_e%fvjgWnow`7@`7T&tI0L&xQsaps*tqD3*Q3{RWwq^C1Enx~aP^rdWtqUWV+6q}@N#<muCl&Yh9-vg>U&o+gq+Lffyt
R$S{ZJ6tC3gfsN7TstqHXkTowCKIZZo;i4B`q!Y9z4dV_v9SqW{@&g2i+rA;dS^xWn&*DIPbZ7G{O;UK6X)}^pNyiX%(m)Wa#YHk
FilL(l{h+22~1jo`0k@EG;l)~@vLpJbJy`9xT(_>VCRp~cP=qtkt!YJ=0lNM2?xU@Wx3aK^$Cfo!3a7A&pdXcYN+){LaN;5{}<$~
IuN=iA(GDx33*YrL1d(|zSrvZ`*VhzLB;raMp|lY1wF?wNa+Q+V2|j_#Yjn)?#tmW)jv*c3sDv`eO%G+mP9&KB#V5R#8~i^@2cyo
GB0TBr{=oXR;$TziM>{#X(V|Xq!3xi)!a!?*zk@{@2lxn-{lP6y3-j02h-+cU4AE%xxEg&M?$*R!aA0FbLqLgmco>xDo;L`YeOT`
f=+4P97!9fTLWN`vR)u+-J4fe<=${YVh0FH<1s3Vr-7RG-)ye~xyyRVeX}}8CiH>Cso9dmm9##x?QuC+HBolUiC0Ww5#^F`tLrlJ
nVd!$(yxoGVnPzLuM3B7tMv?B6f<_Hb`8&Y)Y-ymu@+7S8-fMNG%Sm0cuwW92x|`L+Uz7D5c4jIND5Vmb$k(Tv35%)k~(CE0MZ;V
sfJ=9Yjuf`TtMr`e}cg~Q~=hrdz6mZm$lNWK$Uix)wjwxigo7SHmkmkLUMu7$?C|UA|d6J@y>JVH_f^tt*un=9L{BfwXV~S_XEyh
3-#{8>rv0!%$tTWoeN4Ou}i$|F14*gy~1a%YqsID!9$pFWk|*;H@zu}t@6`0d!*N$>`ZA*WcFuseu0S^PzG7+!IHHY(9nhEqED&T
b9WXH=?m+6_wjgIvzodx406jgtS?$DIC}!dWC=@8FTb07U^Qyke^--Chz(N1IhV8P*hF!02I6j5Grf&F1h1EQXWaVgdGEg;54Yvt
+Z^yR4#+Y|JQ7&M%C$0S4PRc3nU`FUoe;-t%_xrYPY+{YNLI_*Wy7adixCkH&#{?CoV+xd7p>om;9!B-fPHuk>(co{AR<^61hsh=
korvmUrT&vRbtCknRj(K>EbZkmY?egblIY4N~?BTOQkyN_P(mG2}e6S+_k&z&1Kzqvimthn_Jpq4>hCR9_Hb<aj+s-CLo_vre<Jx
*|Id+MuMX_@3M!axEK>k(rl7?Oi91#IdA0;r282~Un~=$6TWUf4|xZSmtj=VnoGJS9ZH&w#xF_=yWEijyVLek3pYC0v?6!Ui|BT(
K<8isEr#`WX3`@`dQgxNQyfQhj5?g#t`~PVDG4GfEQ1v(h|XYC*hr)!2nP4ZjZRtcc-iL;>%m~4TRZG-S(nEua35;T5O}P%u8|;z
aiyrQrn(2y(K#epC#AKtP7Tb003ykm;WZ+!Lgp;Jc%^}}8$N?)9Y6>`JK-9DQ$Y|sewZJgtSaoL;)v;`#X8s$0)wy1FF|SwJWfio
R2pk&K|W~j&R25G5~oANNFQ?lm4wVz2n1szBBHbkfgd6Vcbx~owrZJBNF%&H{A-Tr`xw^>T=LM;RIR$gg4`8NA)=+cf?ivhq+VQI
7Y>EYEW#wfCi`=D5qc!jT^X2wX2-u9XlB}YP1-D3lCm>v=pva{ondaZ1nlA>ly|CUD-9X|2BZ)VazyScwv|BJ1d*z+jJXaiRdN$k
7=VQ<p$fDf%G5N`RW`*?3|^H{Vh`@$dOuempVeP&5L&t#n?VFKx><J?i39|HLZLj>J#}lldcL}Mc=+@2&l$jA&vc#*YYYoLB&i{N
oP>CN($K4k8+Ki~b*0M5QX}c7&(`01P2{BN0f?U?3U}0@(h=?3TvMrHjAT?8ilTuS!FWn{Fz8;jp$ykfADxDErK^u@2ep$zA`=i&
SjB*=D+3EcqMg(E{>0*ET>PCLb!hh1m%4L-U7kkz`s*T^Dc2`$Jryvm7%UT0u1uo6G}^%HnZ{FhSkju4Ox9RwM2r;#0<@Ung*9HZ
Y8%_|<ej~2D2o(YhfO9W6X0-EeVu*pckoJgTCe9R_BJ`Jy9!lP9%02s+i#$p26|@)WT#a(H@I^WX$@L8auyV&G14f|NVVgXWG!kc
*{*6-BeRV@5E~b&Ha95qRn%B5?&YjC(gd3}cbz2Mkybm%8zf~3P;SDAAwDm#lvo`B;JtclrYU+<Y3f|5!LTerHY9+!+$?dDg*4WW
dC};BDn!gU!y46=PZ!KqY11R9GbU|(h!~CYF{55cx#_fOD)hq&xwEj9FPthMklk$~PL2s`Q+{=}l*GGdeW>Nt8pH&V1aYk&UG&t=
n1w5hC(_lKfP>5;ZsbUg2DIYUwsCkBRMIwhdDEm|@Tla9#VYouO)Ib_iQwkNj-V1n0v(GXv%PK8QEj@&4*d`gOpbixp>AXbCJ1Kj
svBplFd*lPjU*j7j0z)CyI$DVqa5wiM%!A6U9%3dhvybUjq1CVZ-1g;#%Rvhh^y_+S=^pl+`uH;O5+u$1ge)7DFIUmL-EWbT1{I{
mC3lR&I+|8JtdI@+)FT|02c3|@F~>n!utI|W|t=V5-R7vU{JDx(Nz%*qwzZF(!E2iYLacyeMXYB%4k`>s>?ymbJX7+2k+*&cj?Ej
?*9g1jZ~<5_|cw{3RW<sgpMQkTN`tcD6%+36Api;&}*!)#M3tw4XA0R7xC%py3VK5dmJya%<di2<=T*FbY571;M<SD3>`b^4^4z~
=J0McmJCC1%qi{}=nz6d4kL6x;Q?gb0QtY(`Jz98UT-W|b;_evV336J-KV<Ky>SpypvaVMH&y5Ba?Ow5W253ee;?u0)Ce*Iu(*r+
=<oohsXNpRk5eJL_t%tdfl-`Rcs`qycMaY3Q!VRUcJ<?joa5Th0I0D=-6F&+GSHC1Ow|Hpol!86l;bLd>B5APNZFA{DYOi2;CUFT
kI&KEJKmt~GEqA?I@f}t=JOvdlX`l7!PrUCcVXu18#RpOoTAM!3I)V#?eh(=6KYxXaU)52X)h(3NbR%BcqZ~JvVH55YwF4>vH!{O
c-?q;tBGMd)}Xg^$PkdOnj~4pnCKmLsV-=mqSQi4l0T>0iY7iU7dclR4Ecb$m)`Mw-RRy2YK`Kdne_Pix7x<6i0`zH@1z6ju;tWH
teB<g)&w}nz@ZBf(_Xc`K*=n|<RDlcysF}+nirCBR!Hfu1THlvlf3hjXbH*3Sb3EQE_Nwz;!D+wB?SHY_1`@4c|xWnu+TM_V7<Jc
TslRW5v^1(8ZDRyr>^PwcKg2}PcXquP!7}}b|F(y>y1Kh3cLBCfaj)xO>4W$eEhi||2biWNhC)k-`hrpF;NwBBq6D-EtB$e8)tb0
_6gRhfx?(6AL?H2JPp&kaq#EZm<`&DgNun85&MRFhe3kD0V#E}g~AaBxYL3*E~{U7m@N$rd{v#1qsVZeL2i=&B-D}{KrdDuOcNdf
RNbZIdnkpZiulam%Ta-pPi!HL-8tDUjatd6^(P~&CYp^Oa}WYx7;G$42GE`C^lBtnT%yey@k9g(BkeKFW<(5}7NG+9uQ!5atd67C
vT+$tn1b-+VF&~mVe4Uvj%cW2G_SEFYK|{gd-B+2S2}j<`v+c;&B$-vu5S7=X6+viCY*WFpF(sPV3JfJ=6)Ph(QDeBOGb2+Q?1{T
*#nM+^=R`QWiclrw15&7h@`tB0$@*mT=ejKJHJYfrnxZw^KUui<?0t~;{6m#)8<Y2i&w=XiWM#ynH6Gau3Q{()~)GwHs+nDub+p@
V}tRwI&pa3yw2N{xOdS(M4~IuK=f;sBFe56h~ke(YOPfy1BrQM7iRH~==IKG?e`f0_9Bv9-Pe1tMO7uJ8+Qn@_`h@9Q>@GrBx1v1
XtLks9}hpB_g0DVt$(?Hj!K>TqcSKRvgV?g_z;+it7~Hcp5h7E4)R+u%Jj2bgu2q>B9;G(SP?wxA5^NW`YT#10Hi@CBS8ez!D%nl
TE4O0Ikwc`##<=rLJ$>NNHaE>XKUq$95nVkGrwM2vPmH)RqfBdlW$2a@3jY+mb&MJTxVZC1Kw$S<e=vY1o?CB)b2)PpTtM@J^Fto
K3eRBw}bTK(;t7^1C2AM)ZMfnrUUQcjB>N~kfy24AIrnkXkH?ft*Z0Oy9bpf-W$7@L=l22Eaz#zWnbHhY=?3mar~~FPF%jTGS~R-
DyW7EkbZ8QuVWuN1b%a~_x*D$`3>XMlWdN;E>qmH^LS@{bD-C*TT2lNBm4fF1VdtqN+N-wf~c00hHkkUnAFH)&!4}nRChYD7xvgV
(@ycOA5zve#&-k^>J?_bcB|BO-Jp9%m05VyShs<(rr_<;281;n4tEe=7jdn(F2su*Pm#}(GDf@WZ0WxHXfacLMxm?x+JqY*70Q%$
XxKh@F}NVeMNznM(c^rqW+#k{@&tk`TO<7XU~UBQ;J7Wee=eFxZEBcx>119x&Kr4SOHAE2AYj<VxxHv88V_zhF!glqV|;pVwlW+(
G2Hsx#+wa8ed}n}y0>)(8fKBfVI+_z9n^bh;<0P<@u-~U_2acPCI^@l?#=K$WLI?sk#+Q*5{dEn>r2Z)Uw!=jDDlTf_&qN@E}XQ!
oSwq<D7gBz4|p5mr3+^_ZTUw7a*e}grUgVGei=>$go?7vMegCnEQsY;7Sz(1d|rE-J3trWwzb2H0V2t;1n41|glXKEbG}WQ(gGp8
bX^W}t##z6?Jn-R@XM8V7~E+=8qac_DMgJsRh8-{-S!;FvwQg~@FlZ|%Ym-7tX-(#+@VeG?s=TwSd*b<9D;o??|jY7bfAHwQnjks
>N{@rfK}nehL)O&W1X~_y21(2Sg68%E-?;cT`l9IY~lF!@O^j#hh95}wx_73Ay;0W!2^^u!KEm|7Sf;{mXLqtye~T6?7qDnHE|v5
&yeQlEo+OP6hFay*)?;VhxSzbO(okLzeo6dbIfoy;YMH6Gaj!V_l<|VYunSLJSZUD#ee*V{9JXKo4s4*-+gbtJ^Ihj;pC@y5(n!=
Vk$d(JRjBMtp9tV|9P8c-TS}m&zuxK#5W*&zh^tUgU(No?C$HoR{);h+N2Tb@Ax{Ty@A7`K#~z+SX*S}?Y=T&(>N2A8*O?2ertOm
xHgwoI^Q#u!M|zSwdMH#&ky`4Dxuh@1OkMC(hLBQ4!-?;S34>2NsO*{+#S<SAu>R6-zi-T)*J+BQxE*bgPKJg5%dMo)r=g=Im<t)
)t&b#Kbmlc?R^gUr_=}#C$gXbfeNhzAfN}c6#&3MkpHjsrU=%oKjmR6K}Z0mA4&6mS^vMweQ*YR{=5a+-sQmJQeQp3ss8QvM8Xqj
05Aaz+XnyefB6*}k*fV^@%hKVf8Y?>%VSp;!-gM3AW;D}XK^5ZEf+ItxAfn(ps|{EcdP(U$M$-^Apc<b&65w<S%)SEyWvfC<^TCG
?u1bUkMJDC2FMfc9`VrqseJv`qc_S|`*(dAsQ!G5a6%ua{(W@(Rmbo9xX=j?pyE?EtJTz3<KEM3GGTvIl)ymf2jyk?h>|t_ojd&c
56UykujP7reov)!#@YX&_E0a5y7rB~Z{qLrW(>Q>KaW5E(A4klPrIDlenh@fr-Yi2+j~8K>b0$u`Z7=a!JO0d$Q5@i7Q2_<^Sffc
uCCPeG`s(yw-b-2eT{X)&K%e%DEY1U?OIIEv9P^g$ng2ToqPkl?VgM1?myU-cH1^Z(^{31pt2l)x8Z#^=KoGQa_BJr-P}43fgZ<n
GykR0<!8<#H$H#U{I+cf_5FWK_y6(B+Z~r*#+uSSDeL}^?*HIseqY=iIbyB}{CvtH7*kt*YI%S|TFV3vWc>~Y>&MUazp}UBt^ap+
p83~B`Nt%~BFy0zFq5H@;N&^$TgT336^MGGfZaw_h}@8`d#IMW+WkNHvr$V<+^PEWrBDbUkwOu|QBf`g5ELjqx%V4$AN0R3L8cHc
24K@EGB`8AtDo~>-{J6o>sLu=o!Ot?nK2#h<|~z5+l$hVAc0wiNiK1%VR}=9@cqfd*ZnRb79Y9eddO{uCI#p!rH+R?w-C=O)4^I<
A~yMLk@r@Zl3#zyW~3>kBw`R)LQJ+!gbw(cu*qkZB!eA7Dzn(nHB7nqW885@l`W8cXTNguv3~j2{Cm|0Z+vdtnHiL`I@>ebYi+$^
w<C8PUYqGAe$mm0FVu^MY&zlRU30BlV}iU2nUia^bZf{VtYA|Q;u>Bh<a|GO&2|FEKz?;Q5IKHQB6#dV5sYKBVGBQB(@tn>>3H<m
7|5YnIx?RF==RAxZo{XfP$9*fehK0VKv5w|rUA;0UV=YAm+treKtC$d;F~s&iBDwpDY^d{clEg+F~*KYTHx2;UhBgptp*-lRXods
MDbA~s;F>h{}Fo0x+j$2U_~fgi;@U*n3L<E`6|VF)7>{FMn7tWn0Tes8qus{^-(<tqnbsxtdUVyx{5VugCezwy0JgUc`I3q{<KVa
!R)i}m28aj68+7jm7QtCqf}-NI%!YZ=A!Y0>-jCaRbR58r(vn$<+?0?3q+qwO(KK+AJLX9ch&Ln%sgJbE-|HM07Q^cfLszBQr@s0
Mw)yo{YBo47Jnx^Gc^0y`S*q%55ep<y}g|>XQKX}cc6iY@?ZiF+wg9mQVY6(Pnxkh@8E$_89w{ctS-}ICX=-A9h%M9is|7o6*{$q
j4|>9;}1h`(&lz{6k>P&{`uVw5IGR;ieoeR{PvHSf2iV|`8V`5d{sDRH(YL?A7S5}a${*^7JL#+?dR$JIR1X`u0kol;eDU1DoXeK
n+z`m9clgY1izKzU_%*Jqe9`G`@x`*6*Uki^HB1seJx8_DJ#X)*ouAOM}3uWe>mPidf|&IpbR!NaN>ptq$c`CEB@w}g{RTz`QESl
qQ8l10UU1O$~-ngaTa+_hN?use|`dRC{UDY$RG;;eLIBC7KQ9V?kgPJPSPFtUt)jy+JVMRV{~3d*RRndY9V@CZ*?9}&fDtP%&P8!
f6n2Cj6lqVkYR6yWvQ)45AlzEZGW*Q&ND|KzK-xuxDS|r5PuG%%fy05t?UH|pQ2CVq7(wD|Lnu&{o?h&6duCO^I~xdzAnTt4eTM6
-%7nS4{DEP7+@D+?JU8dhSEAezR{<br;zAnxmV@;y(h2wuAh{50$d@;PyZUlt4&LJ-)0nvQQZ`$hN>OhC0KZJe>8YTD4X_PUC8xL
JZhRUrcc{}orEkeNRnBLAS%ODqnf>UPEB{X9y@z=wttG9Hi=V0q|*#k>n)P_DyS|TcmAv)-UL~Gs<aUy>20nli8M>ou_MtB<{)Hi
ad2+X#e>}T9QoT>@$%=0=4f=dpH;8<hpa$U5cIzI9Y}oYW{t}qo$bdryk4;0rit(j!$H$V*3~0n0;YOd+$!wWj7k^z{;!~UW02Gh
N;tZfzy^Ma{5mEWxHuIXUvOaP@79Vz)P8!GiAxC&Y8dy=b?iXIQ7epu9DzZ+x5yVA!c&Laams*YnacsLGj`CBcL3Kf&p8}qt)*fn
q^W!AMLPE|;l$?={{xU(s~==Gv1@~Bm4TfKB$C0{1fmmzARx3-Uy;b^871?p?T5%}uMG6>u1a2#oJh1)6jAR;RH-T`w+pk;{|-03
9FFYHQ8c>O8_-E+3CS6y%Spx)UaXq2O~^%!9(YPH%E}>I&RbR)?F|24saaOM_{ci2ay!&Du6$>A!^0<z^H>@Nch+LbKf6@d(f-^!
x@HZ<JJhFlq;@AzYxK&py(%D3VZ~AeiLRTgSqd7e^bvZIh$EaS<RG|-<SPKu>>DIEqeA&N^5)xIBEZd9XsgXAl-P%cO$}>EJ7`54
6&hTTf)v;p%19864-elX!d}uf31aLzRw%A3P+ylC+KCWRrBJKXmdqN6s|Z1E^=zp!8j4}H4ges#MwyCpqPBE9o%~-*2>SQVZ)7Gq
^#-W0qQ-mr&R!`;euRBz$@4cjS%*2Nq?W4mx>Cm!fP0Z=k2iy7778fy->JU1IEmQye7PAr-a4IhIuBdluRAkdXJ4~DaM)e@A9mD9
j9M~{V=^oNKxhuos!_EXnXo+T{7nHAOgz1Z)$2XO_EnJfw|xE2aTjy=sW0%P5cDXf=;}W*6`=}2Acb~Y*ai*Qvksx1GXg^Zw(9{z
&#5P$d=K5)OwZ}f@0L9`KWjL&N#si#IxV%uSt_J;4LP@gKOTJK<Ck7~*p97avcs@v>{~xFB;t<6?rubR(13a-M2%-UD&Tt%z<5kT
Ay}g3I?6&u>xo~b7xqu1u_#1EziV-?N=@Vk{%5Wvp#W&;dtn(5Q7>`ArZQinpa>m)Sq0y^N9AAPqwlip=vNu=B5S0f0^nn<9&~Z5
yJq4Htyqf$SiwZ82?G0!Th?T3^yTdJ-yp5~<5C`fuj0)NP&vqYUzB&wjlX4(fW6rD9{#PTzJup9c;}2u#@<ZDVr`&`ixx3hp<+u6
HC_@FUo|rh@MTyn%?6W}te2{CFc3^hA{AZ>gaU=^_5RiVzWiIqDVS~EA3+PCuEcE=4+5SMPY7=O+1b$WJ>B{~F!p^Skt7gb8i!6E
@mig$nZc~oWC_1*FA?$A7HFK<lqLY$YS{|TGIcQn9y>aiaH*O^T^3sE?=Ga!VG-sMdMX5HF_p%*rS&t7O`7{!*IqjRJZxOt97HO|
5dtL<YG06v`V@`$n8G+3B6$lgTFb&4V+hDAE37Y;2BFPGT<V*NXJ>>jn#_<BPK!Zro|54u6Uw>0sc5X)c~Z<Mkk3d_j<ylE<C=m@
-qiMQP~%y9R*W#hHX@!B97^X=<B^;CPLC*0bSQ~;XdGP8;n3QdE~FNS()+-IJP;#GPAIWoDm;Z3a7YLij4X%;0wJQP36~oy4YuPo
i_I=<YZ^;i?6(6l+hcB#tXqT5pgkokSGt7YNaW*?G2M4!4@G^j{Bj*%pqy{>+?s>V33J58^zy!R7T3EPx`-RLokbeLox8x`7uVci
4G|Q!CIxlmc})w^%l6iyY}u)S13L3qs|m9F=~zJnV~$h2P4U-&`GJ5#(>?K#0q9xbf#R2QO>JB<RIaSjGuw(=`5Q(1JUvd#>|J=M
PRu@c{7D_M-Q6OY%K`Qfj=KO{VxTF<2cG;ICqlXzF2;commoxx`(#&vRY6v%AQFR&uNfWkn{m>@vj<W!iWjgTIo5cDC%N7`5W?`7
Gjm=T(c~EsN0$Uy?$98x&o0hfwv%Bkupk}PN+xui?|IhIK}YL$0!^yn$0V55s>Q`;#}lb*@6X4adlYedFWsJ*5H7vQx|`F@-B)uY
I=NZ<H*#8x-6rnorUXA>oL*&b+{eu@PD9>Alt#h8$*q5i`X=&GvxCMJOh{cU9NJyu;~(k0U7I>fre9{FdO}$IzjXM6L+w1N7PE7-
Y^{WBCy7?sYL&!tBEwZR&y_{^pk};T^;Tk1AuEzKrnX`!fml@!W=Bk{>o;{5IMcCs3lgib)M#uoR;%hXTW?6J&{PV85+V{YG9Q{Y
!gsYzDmZ@ao4MNKZ?W(QCtxc_IX@3IStf)kAW=1#HxFGG2iUva`Tpaztr8R3VDtrELT4=0M7=9JIf1B;JBmXUVYT88Z%!Lys%;g@
K9@JeER6cQa{YK~GwCDK(=X}T-&YfYOKZ6=-sS^{sBKa3onAzeJM3#$FfGD1AU&Xg0}MOBPSIWyfWnw6&iG{Js`T_Subh{7v09hn
t3fR$#E=gznE~9KIOi^<Q&&}N56WkwC%X*(NXoD3j~g02sv0OG(7n`i-`~E1Bc<^CZ?OkEFmX`jf<2BnG3OfUju!M*J4wF2A4gh_
4GAr|01j{vBHIGN-kRY8M3)oGbx}EU;<IeiY&04n-sI$irF5*-Ie~v?Z8R0I=}zAG#E#AdGaQY#&Zc6cgj{m{lyJ%Gd>ZG+qp=5v
)lS`~K6Sl50tbv52)eVes(kMq)Yh>@dUD&9mNRMvg=~S4AfQ6c0n5O*P*p*8dM5=~G_$=r)mDR3rz4F)2fthf#@WONfd#6Gs-IFt
YUb`ATJcs0iz!(iIJLXMcI|k#oph@xI4p^DO~bhLCJF=+BzXtJ5L{Ct1wj=hFk^i9+ygwuTEVRL!!`F16Jzf@2rWP{QTam<y#2}{
&yu~F&&{o@zojz0{_d`qw#BvWQ=_x2tJ-*hSXnvvNt;VM?)pS8ex@NFUxE_v*@eM2FEhdy)~!HSW0Flw+DD3q<u3QepvK-e6|~~9
0YvCtT#VjQrk2fWYgr6NiA7wc-NGrQ`by54-S5d{7YQV#gw<-~2Nw)HP*3l6+#e(-)Ph#1eVMZHPUbZCiP!!PfO%C82AUT*1VJaN
^+IgOI9KK-Z_=^DH0gmRrLS8<2e)e8f-;5maE1W{VPtGwkDUf}$WwK2fYFo6c!@GbqE#>wT;s_3>|EcPTI<fC7|y*jan8Kv>0qkA
aP`h+mGQ-OQ*z3NNg}|kgh8ecT-on7iOXF;qqQIy)dbB@4ZJIR&b#@@q^O|85e5CupIRY}60pymz?}u2nik0<wzp1Fab&g{*IIO}
i&B6+$3!`kX=W_K??bEhrH*>nSwitZ7HcA}cuVE|bL*hc?IZGg^X<H6KR&~XiKA5Tj29OuVJjzvS!X0(UHB&HD_r$Rqv{7Y3!QgF
uSbuVC3Mbcrw<Y*(pqsu$I83Lnjs*B2QjxyQCB6vsIYdmM<X~?(AJJ(<)}#pO)T%whl>NFtQ!z=)f`|7i`DgeH47OM)wJ`~>}*Gs
(EZfS^RaqVGqKZBQ)g-kAa$C-ZZ}$;%aGhacWUlfn=K<c`+%##YQMw77~u^VUZ&uY6%nhBS!@eI2N)79L12U6T7~uNX?)IfjOz$n
I?%cLbF>(~-0z)p!;)W??*qG{uazr#u!DGw&8Q0mT15yfSx`Bw+mt>fG#YS*P18dGz3nfifYgh1yISc?-JzhML|Rg$ZQtftD}i14
E4tv^zt8L5@cKujL)|Wb*b&<z2^ZMUgWp|($_-gpxDGdgBsi_Lb28m<h^a&oLlqIEOVdtmK;;X+>*B$|zKyaK&o}i&MB7Mr6be&G
Ri9*whUR(mLWb!F3oP~9T_K9llUgoy%Uq4{wC9dWR(<-;!pLrP-!VZ+yBI;sJTlw0z7*~=#_x=v2daXaX+{HU+_0(_sIOjhe9CHA
SlPvPu-8aw7&ybBW4V578gReL_n2YB;+{LnWImm7QdphDmG7-hD+pcfv>|OWY$R4@B7yNh@p6GZ7FvBnS4v90!{W<pGw~U14QJ?e
5~GN?Aql?GYEF(J-RB|pqMhFt5#xaLLFlk8uG1|8Bp0|W9BpkLv85&}IMUp(!nJqgR$Ms5%+g{#CZ3?oIhr7tkFU(`kR)$uKa%`c
>$9>~t{Jn3e^>I(3Ouf;IpL8s^@B@0?rkG;Q&768$}sw4PWp?vsH|#?q#z<hZ$@1r^FcL7|Jk)z4i<&L$SGEkFoj-?cDCoNHiCmU
p;2TUO!Nu{$pca(a;>QPWLry%qW0HN^vbR6HWX(WU<w?i-3SGMhmcsyWLpo<3&y!3WKDrkCnX>{khU9G>Nw}MtTRCcxxgGkVbr>A
vEun}rS$gs@1SHXRtrDQ)KZ9dO2DyM-_u4I(Ac7wWHSWJ9r`{Vyy%K>V22lX_0D0hTkhiv&8FNO8ki7-2Z(0`Z)$U_aP)7ch#fO+
624h=&GIItPW<<na+$4H{Cf4=-($(tGv$*iVlRooMGBG8?qV#*I3^&~jg8rd=tMu9Gv>XZlGFwo$U0DPVa>~hL7;TrHpaB@R|6WP
Sa-lpqR9{dfn&C4S=M<VAdL+T2XM(Qs+&%|!|cpZIQk0}hh5ocop4Cxuiy1<Q}fR1bo%@?3nQ#vY6f4@cn=Qw$qxhSE0G_Z?MKX(
Glq0V$8}xT&FJ^ns_0`HjC?J&#yEW;ov*F+Io#d}2=<~eqS75Eyjv^&Wl^K&cUW1&&+b5Yw0-jN=H1P4Mk=J8zILuw>oSv9{>AN1
emons5SUJhF5r_Mn@K(?tP5ePM))!AvLY!IbIwpX?k-0j0XV1&aZ=8c6kUbsM#gL4F5{-m<0V%@n1}9w*CSI&rE~<G4%NGFQAXH;
GKNB)HVQgV8`i29p!NH`Jjtdb52Jb!@14A?tcP}4KP(y|H{tejXU~&W)9m~czjgG1BC>KGefQpoxjnQlBb|!!;rM-5-FMn%@KSf;
j2u)DuP;hkf#mN<#q<UTC8>=L?iQ-NCaYTA*cEklhYmih&6HPMGlST{xo9XhEu@Zk7-uWntFZ(J$#(|Z2pN!wEhb5^D4Ve(N;oe{
#X%fvuyJB%hvX8}bE{*(weHng15EE$VWmq@O(JYrrOOb5Q(M##B9!!SpHtTo2mIMJP0c}%g<hxLzLx@=cqxjI9_v$*CJSjn5euSQ
(NB66Bv2wjiL?h+<-igx$fl@Og#&$XP1HR5lsSe>$4(6#Lld1Om}jvIcZk||y5w{t-=Y^#Uy)cEy#yE$p_1uHNJ(gPi~*!c5DF?y
Ax~8!l=C55GO;Dx5>27z1q<Tk;ZgUXt@QZQq%CTTij#PBp&Y2ljjDv!q-qpvFdkoJ^krp8pfMOyMX@yd^mUSRTi?ux>gi?I%X910
;#nlCwuspsbauSjj9Og1A_nAD=HcniW+`m#kp{Lwow!^3+d9t0K3-6*b45QE&F3wrztdv+nRC1~TG}XK>RA^;mu@^HZ9$t3OBCG5
q}X7-MKOQj59WU{^Vha1@5155o8Kq2lpP}ac;-zni0B;}gDU7&MfO?ECChH@HBwrK0fen6+r37(dW%VE2|zZQ&YISPF4`Q4>#l6r
p?jGRm%_z#qvSqHdkJ?jS(R;TBL@M{YG(NBWHUpJB0no7aOtDN_2;Ziek!KUNnJ=&na;Q=9`(D?TK7~Oba3i%WAo{DEF6Qn4lj1m
3kRuAj8=n&6s<;STX7}vSQrS4nvMYV@Ztg^7q+lX<esi5DLH_P>LoDkE*u|*gK@1X6i`sW+VXy-8UomQ+>+4q(lMG@(6X>DU0Rm%
)5Jv5&C5l|v+~y3n=niTmZKd`;(RJrjwK4bIPb>AgN(%<j$SM)TvE7&F=E&^Vo5GOtiI}^^f}T=WDkX?J%$~HF8Oc~O70P6<yxA|
*THcuf2TNaIz-qh8$X(g4YY)r+-*p9aD=-;k<Y|Kv}n_(+s^oe#5#-ceXj=+<cbv;h=_4^itNZ^wOmkD^K?MTr7#s~iUUccc6&Y}
SMYJ5YY`b*3Y}%N58bY!;R6`h!i_IiucueJ+tWFnthUBzy&dJ4Y94^bfwJ1z)Jxb>ttF+WCB+E|oM<0??0#yr?twIuNW|kigLKfL
_cB|MhbD`V2d662ZfjxPj~rN0LKaK76`?@MDHgm3-?;YzO=Dhx;%9wwmO#1H=+5YyUj#M0Ru0*<1ao>8xg$i2uzPD4j`LkBXvNb|
1YpwYU`*IrX>x2F8O?5SVD@Jsp|j^01pKfbk$XnE&S6!>L&cQLXGw^8jo%-@jrkcm>rVSS-W-hQF?Q}8W}9`jRq1=1MTDBl8F`Bt
yg7L|EQts;&B~lBBB^TG*~W8vwJ;ryX0$@haQQb8#d*Y;VGGYy=UT8e+@dca%@RTBUpu=oR<}tCNToZR659npsEvDVeI$^F^L}sp
>q=@kPMyZSSP(gG%W}}i42(OmE(zE|x)~0uVrb$E*i}oZ`S)m9{J%(Vc;zDJki-#Hc6|)hYvPqUNJ>>{J@Xgo=hi2}C*uSzr(KC+
E=cKbHingexZ8Z>6pgx-&rQt2*%h@4ULYdy3rl5-v`C^?k8g{_Gk#818j{@QyR_pDPYGBrJ2YEi<<mC#?%Ciy8gF}Y8^PF1CNq4{
X9G_je!A51I_(KEJ+Pecc-|hQBUFt~->|eKrSjHH-fTxqxX}f|p1LXun$C}WJ3b%pfmw$Er<KD%(b5tsp1)10ZBWuL2C9ciYL`J?
v>4hD(2NTb3{hK32$Q_qweP28dfwPB!%4V^@RzQq0=dInON^0{i6Xg*hb_bPI40i*9ztctloO6GrESdKys@iLjmTkhYu_P1XNnJ{
=c9EC4d~$l55ofg)AZ(+ccLw)eSEd82Q_|I%^g-C=CQ=PF<@A+4&EuL8d($e@Q*v2=22F9JfYHk`s=9vHW&T;WW)Yv=>D>SME^JK
hGYBo-r}`ipVF>K{%s@oYc$stjNY-!Z{f?8dG=dB7#%8guH9_!$0FGe{2WYxyF>R`&lcXo{8~VacUxJt0p=X*(@>^5^{<R3&M$e6
8-=g%)4y$wG}Lc|-Q997bK843uxRgOJKMkbelX3Lhkt3wpJ5UrfnR^B0(uG$CqdO*Oi_IATBIxVd0uhj|3924#Q+|!-~ilCKeeDi
uPi)Gf3m*cIBIge2QRKiLL;i|Te0rO22WK=qcwUvSw*5B)JOPAY}I2|7v?GjOMNCH8)AF++BC(SyGheUyvX7^-3$YvsNm-FC$(Om
?S%7g2mfDNyyT)XIv$UQZeI@<p4ml+$z+lurI#-><dNN1?dmAi0Z-7B61)gC%~Z(eUrzLdm)DsHjL%zvp%tp1#aF=-y&lOD5d#%M
eCYOv#9-DF4#yqqNd_MpNZvEpUX&uaB1{l&o!L~0IDg9zIH|Q}lW5DT?5><Ek#C~oOKVP2a$eo>owURcT(e`IaSSp=((XtS3E5bO
4n&cxJBc77+CO(_!%=KnmGn*lB(^a1Naj_Rg&0)gAH;#5#c#Ox9I9`0PBpGQL#NrBibnW5-$#pCNy?$k-nF2;kiTmBfv@q!Ed>-G
1ZlWgCX-HzElFp@T-ZGXyO}qskJVly%5PFE#;z_NbM35?P)+Mxb*knumhYF{X@K(zmHc({i8hU%+|RZB3>F->LqQg~+I^Xe^_@~=
M~?%FMV~KOIXLUdNfnXc?QQk%q}yDL`{l;m)5UsQ-NSP{cXx$edvR@Z0s}dvByB&w!$GjkM{~KH&VK^o#DZJgUv#Gr^NQkkb2(CW
dA9Vi9E}ETp*FX#=y%Q^81Z|J6g2U*2Y~Cl*5r71V^*DxHN^;?kBN9f3}5EF?L}R5Bas9~0W_3*KA2;7rjG5uX~fmRJIW(#YXs$x
ljiCH*i$10Z@!+xQGHr#kvh$N#9&CZRb*!I68FTpd0Is)!=)?N_t~kY3vg`qpn*lf$dheKvc<vt$F~T&rS{${=cQum7yDAVoq0UF
)dkJ%FH-*AuYIdif+g^QndT`Jb0!?sdOYm4RaR<>VF=puwKjb-bTlyN=yNJ90(r$6he@vBrUV#)BFks)*Bf507hAQ9rbum*^|>pi
$-T5qRr$!x<^OR&f=I@9EnDPyc*h+iX2={-{4yj!q`F=P&~-Ce#f5#c@na)4u-X!!w9~dFR1JHT$LOZI;(2MU?Yi>sy-N^d89q@O
94hna^B@)i6ty;qwK6Hvg4q#5y4ERdA;c?CZ1;*dQ<oR2u9SO?E#q3u<4J+UJZp!dIazvQCXYK!yAA7;@H=HetP_K(jw%-Wt@g%a
DB;lQX|5@!ICDS^4ru$*Ot6EVBAP)`4qmpQIAa1SVY~NE@3y*!?6rDt8PyGHhy=0UM{`vv4>K2#Zyv+b%7bc53=Pl3%<6I}qytFn
zJcOwJJi#idvgoI1@tw_iW(n<>uTUok)6W!;<b9#3IyrbSeY`b7%E@(=}%R4@VHi}RLH~G6s-B3-#Hd9*J^7@PHXyTFH9OzMw&hg
(W#YMA<ANcp&P^9@iL)&<E^)h^|BnlW`lUR(Fd=^cMjT8gizD-a(|?MhvVn?|JT>J<@c|S&<namxen-pL_+s}&sY7mZoe-$?bejC
M?*sM>vlc=q*^amaIE6za6E{4Pv!OS8KST@sPlRj_`&q2a6HX!=wnI7W{4lC$kLYZi;;aW^fh>iAd`H{{C<A!1Y}aTeFO|Xk~jEq
Il&eoUvi>fjHk}q6HTmHjiTJ*`cO|dn{t=>xuH%jUk8+OiR6RTdkFg`*KIz!bkddY>N)`757I+5Fb30M)!=J?)BoqblSAp^?g+i8
=dzhC+)k}Y*~MrDD~(8}fxl^1$sB0<9L)musn*lwdOe#&Pwa@b9mS~zpklgtP4&l!$U6Ee>mpC8_9CbiNQI`)CHQx)A~~AT91HCF
^!OGT^;_%b!};m_+2>fMyf~klK8!)<y|4Gci8iEE);xKr(ugWQ<;5G1ihE}7qH;R<iGuzvJqo$K2rp^wc?WWEo+hT!CIYZMj$S*W
wJII;zs*hg<4O*U_yb}zzQy-kIJqI_klSwVCX0@)>STFZW(VBp@&#;NFDygwa&dbvmN(^G;ZGWAOpaF4yyYBLxcu>KW~7&R9kirl
vUfN)u&NaJ@wjf^N6+*j31H~j8L`FszqiY}ktqO6e|a3gXFB_J93MUN1Lp8g;(%QW3-MoP)VcQ4X9ZHpy}9c>*8Q7%FF|#!txYz)
XImiS9=G0SFrKJm)~4i~xK*qa_dOof`HlgBw}O7_r=0tz&ySq=t~FzvMcHHeh4=X0ao*~RUY+&%U3bp4zR!biqW7uNfelqhtH0k%
O|z=!9VAwj*Wax?)J-pE=K2u|Ya7~_^1zDldvDKQ9cgnMY8*d~onmbc^brpGK8F)hH?=m4N|wEBperDx@)M~QrWQ;X!4rE*r!2UG
bCX4jaotTTFJ;kUBU=3$8`hMX*W=Qn%8A}>g(e;P(x!ua4+)8_3)2It!L(4J1^jQjz_@@x>2xnH>NE1Srq=Gfn<~(AGsczDGIH0$
<HnKSXQhYxr@c>O9E?=ubGIXHk0DF5rDvB$`xyNdk;<+#3(SQ%uw4@JjNVYT(0k0j^r;z>N)wa8i&~cN*S4C68s^bShvZ$t=SpW%
{Gy_-wK+chKNYd5l`1@=O#%?rG->8XEyU8*2Y3FAQk1z?_L(%Gk$zNs3O5}x92rYmLu8kA)*6gSH`d&wD{@PF8)eze4o#NM_c2rv
tbJT&bKqMRK80qEER!oItmD^DC$6bkba3vFSE>8tdrVHMt`@rHqI7!nj%V@OxvlwOQ%wG0u7eb>1R0F>dteXABdd|?2kkBiUu?X^
fVbOa5w)ZcJ<3IHA8;+d9Q^b1#l<@QB=3a7wmUn06;vX$VSg`YUlR2<<ul(%&ZVpKeUuTYk`}139;r@9%&SkvnXT%g4?6tHl2NWG
ySVwWEG<_V|Gma4aQ$x97W)-C5%XFxUj1fj(t%#5sfn5$OvvH;cyqouP+to1Oyrz&t{_?s|3x2=wRAF9=e<QHl!v~#tm?HDHdYr$
_WAcrfz#N9Zns{|<6Poni;KDjql=Gu+Gr_NZ6f22ovC|LmeMw?;nr#|=^WovHr_Hd&#Cay^M!}PJ1myD0Tz5YE=eSbt;J)*^`WGW
+?KOziaeO)Hqv8<+Hxs`qUc#?RM2X~UvT>Z$v%yRN|+)sk2)h0kF6_pae(-)__c8=(b!gR&Y<qGd<MY)#gxj878*HDYXXAuJyr6j
u;~@e{4o=w+JUp=yvfb$798)=TkxJw=f(_gC}hR@!ZHm-1H4rN^7YgcLWI7&y2kZc#?Uh&Wl*4S^ro>aUbU=6ozkXhseac$Qs`j*
h{4U~4MV|q(M)EIhv@ZjX5F=i6Zl9|F)~meL>Nd?c6ILV>%Mi$k3ZU|3~ssQG#eAy;M&BF1%D5F!EY>g@jMIGro<AX&(4FP5h9RY
(dysN@3^juw+mTBZoGBj@OVCU<y`XGB`UQ5BzYP;A?(Ayca%qQ>nLN%-@DZQT!7QPxws%bd?|`;dUzW=8oO;jgs729?F=YrStQa@
G*c1#mMDZpxzDlfd)sc7qRTLu(!G>7y4b1<=#>$X`2LY|!VRe;19~5$9o@7QaiEI$$EehgaWxdKuB4rNd!$E~c=3FGLvENP?bDbV
RxYe##d^NWTC}5EJ)B_ZWg#YsBF-XYzGd%vnD*QcN2TFu1+ITK92Z`BLX{}_SLEY2g+JJ!y{$+U<wtftjod=g>P4%5@k!&_rl(gL
3RH8CZnbbLbRXb$9l%7=zY33J>sW1wOAhlY#{zwkZfY$Md5(nd>WWtHZFG55B_{~G$~`twCgpTWzO%c5*jz(r==$Hn5dxK5bi_yF
_pgo}wcS;n5(EG1Fu)LJp%m=QAhTCosMW|JR4EWenjfcXL1W1Ez{Gv-hLlgI-w+^jHai_B=QFm;u;S4G-k`xe=suc?66Dnf%hu8-
US&`fYGXjMWXgxh&6@dzZsj0`dLcs)m+(46&zb6Te{r;xuzuO!T0J#Fz=0H_<rD=NxkStWjRKM)(=MXhg;@s=*1Ga6$Z~JX<?rY$
<GM7CxbM*(b=0%3pVA&ap06d`16$PJZ<nvobJsy<cL?zO1<BAOm@%iF>v%fBz+-;H&m^e><@nPG?OaFA3!fxC<*i$49p9zjzB&i?
bsGBR@-|RHvKB56!&|<Nn?h(FmZGHGQ_3I~pt(($cSV95{+zgrkZ`KuT(Fb*PAv{jNVhLs!xIZRhuK~z7CdV-G@1ykyQ4s7kgO6j
N*9AuvDSiIo!?hBPbve!!2u8=`?&kw&ClCf9dAM(awY9&6eB{mUhr$wU+2;;CnmKoFNkL;&WY-C5GE=FkfKU!*LT}%J~vBBIX-T7
pXtLZa7smr>}6lLUl*Hs*EoFcUbL?O`mbZ_ic)348cgPiJsS1x3HF#2B1#tb*5uT8&#wO}Yj$PZG?Kh$k>5Ei{uX_DeBs@N(e*on
?th}E)>BS)zgsaKSs*sVo6*7@A+L#^WUcD>Y5C&q%*EH+Brz`0+;z;kF0~=e*LeQV$bR|GsoX?g-Iv#MH}=Zac2X>z#RwOG;!#fU
M{nVszb*#HeJ_L{KDxL#6r*j|oJGY+wnDaIMa7}QHWNVbMdO>Mz?QZo5PA$q#0;96^EIxL$bwE#nd3*rZCl%Fdh~a~yRI7LL}SeN
wyo{@mzwvPoV`_#))(DJin9mHT-SE7#~La0?#W)B-cn0?pS!jh-%<#*5fFtvW!d_%*3-BzF45z?C?*LdWF=LLK|3pmQCej?gF>Ed
GbmzFWk@ud?LTIhI5d48!XS|~N^K@!4Jqn+*-(jxg9C|LDVuI-FeThru}}#kXHhy!%%2l*`s9zT=;USgwcn*65?pE|#w1zPj0%op
EVbUE+^<T`DW&+eW}I2B1(5k;+3%Oyjjc6(Jo$FwmD#Jth4>KMsi3{Z$TMY{2Nbd$BGDUfe-2gUd*4pim)1!TVTCM*27yf@bDK`E
5jUZj;!u89w9grR6|m<qFE|H~fwq&Z3Sw+Czgg*9IMfB(mU#^Z+E;RMVkjcmxZ@J-LQ2shlv;R*bq=j?xGC?_+H3E{>eZ{g^rSwa
YV~oUo!#Cg*%5Sga&J#6uB22}_nw2TxTM<Jb0cd&?V&v^BD6^DNE669aTMhHOv>?2HBqWsYPO2?%=4ummd?3r!Wpvr%7Q6UN3gVB
M@KhrzBV^Fy)~Ra&z-A)44X)J4|zJ2`tg2pDRoZhUD3w^0dp&9L=oez{GeF84H9(gb8F(mi~J|UOw{c2gKZ;D^8;dyC2fQuAo$9B
o|LYY@Vv}aO4mpaLS4b~DZJ3l<cE&IRqwFBk)B2`XynF*698<O2e?v2fu&W}w!!5DJsHSr9`Ij98>?3pXrY|L5bkkhAhgj^A>T)t
n1~|dH;Rxfnr%s}foQQ9?p2j+TNaHW?w^#6BUO0QJf^V~Odf@fmT+I|{MqFernVjBwuCe_qWJDTW(`d-)@|W9rzfC4AD(SVTqo1G
O+2)EkalT*4+zXbaGhHQc2u4Q29r|t@TIY~sNcqpVsNMlP`wRf2k<Ao-bJ#n46=M^A;fn?;LROPsd&K^BwZkRB}8MNSzIg3xYdP_
+tnC^uIkv=s_~|Dva@XC-u?e2%X$l9-D0!P#;y#uv#F@xx|MT0%AS>e@2=haPS$LCEC;7OY|)2!-w!*~Mch+p%}rJ#7Qa7skSSpI
LqPi4bdMVh;YyLkdl2IFK+$*U?uY`E<Z}wW$^7-ucgMd==XznQ)QXyNx1YD{iro;ZZ0a>r<G#?8(EQVDc)PceKZQbqX=6E!GFALv
kumhX4~1t}ySaAi_urDIvPR@Sd08DTtt57~+Dx2m=hIy&kh%)K%R-@T^X2a-tsX7`Eq5Gf_iGNnVfS)2Axa7<+6-m?hp8}hF|<JQ
oW%Z=A-sB1q;opYB@h7hmO!wf0Tbka>-xV@|4WLP-}-;-><8{GVmX|SU7sTz#)D7cn_1iP4U>AgnR(MfGxnHz0z8j?HumG*c~|RS
UoEDMt2pGUK)DUiMAQ%I8+WneoMd0q;{MGSt+*%6>i|aP9D3b727fP9|6J+y8#7Jbur#}UG~1s4<;n$zPt(M2qH|w+93VZNIa;8S
Td_-5X6BTG?jP+{;X6~x;eU;g|I{zym%6s|IhM*J`h_KX-YBc%jD3&xn`Zo<_}3VU*2TGe5O?8Hn|;Oy(7*5Z;l4lh-2RAx<N9+P
N4NYni6D-MkbpkXu}|$tdjC7UNGgQ8RJX1&eo_0QuieYz>csi+wtoUX!rZtL|F@^z^-_J@iuuU#K8GJV@bh8aSo=T759Zo6@$Jvu
Gw%Dm;3Lb|XUA7Q-(Td?qN<P9GUkuOMxxc@OxEA`9#`-2*Xo9||4;i{bJKp`H$MDxYKi!LtH;8%*E&ZBl4007)A{ZBrdyG}_xbv)
e2<^=znOrCKb`1F2k3P7y05Uv`)3bM*Ll)I{T1~^Duyys+xh-V3FG-y7f^OuI`hWwA6obSCEv{tcI!@?xs4%DPa5>;cj?O-<GN{y
LbiVQq{w}HYY-<=IVItGcSW3Ut}n$?6@LhUZ3<mA*A=KW$!CCF$Ts2+OWKy(wUvzG7tfUTo4gc~tCCakrnUM#x8yT-30kPWQ|SOB
Mc9pdlu01`H}kDK;a2wj#=c$@tp2pFR|{W0?(3^`zf0qf54MATRjpL%4lzg8J${<rq4P~oTvQkB`J-9wyb75j^pBriw%U~Ny>rz#
(iIE5M)BtAXg7+=(3NoGLvJbY_G28(<BwErHOhwTw_d#I%Fl{}ey^<3-rM;2sGjR<6a9JB>}72IP*m!%ht8I@F=LHwrEOJJqSFQG
G26jf;#;uRBP5&dtwn0;IlPOC2T6Zn7C14n<l-yD)%10Wy7YI~imr1e=~Dg&N$o(j%{LQ1(mk9ZO=vfjXzuME7SnsqdQzXiLC@7;
X1_8$M~D-__j@&eW;}Yt;9#McT%;25yr}KEsTm+E3G2_Sb~Nc-ADQ3Myu7xvP)|<0y3(^=rQj3A<Ubm`4mTF*2oP+HC9}k5hkeM}
DL3hg%k;y~fn758rtae<YG!np<f6EAs{)smB7h~0YX%S^t}2#dR9fxFZ#&4o0vIOcN!XrMb@ka-PIz%sK;4xxflGQ14JO@>BdjuW
YomVk(y==f(DLLLm;uSfGu8#P+r9c`>balk)7h;JjWm4}i|mIZQ$p39UO{Q4CMqd%o?KUiIT~?ZpVf-RGWN)w5~4$AvxT#|pLgQR
$sAoe^*)iNwba@~_ib-~UsPVy1ZPQp=c|glN>0f7KaH_F?M_^>plw>>X*LvP>_d^gG_Pcx)v41Eo}6LTxVo&0-t$P9vOv(tr>B)D
MF`V{gs^4}{7RCdh1}HC?WdF4v0E4x6#lwmAUwM5!kwz|8JM&TU$=Uus9owU>%4kMR@c*6kWN&O9cBokp>n9=A$W1tARMj+%S+SW
^!a$!M)iInLf;=9_N5A4+{6uUCrQr+_+5@BQ{3}C(HH9Ut#RdQ7}X0px2qJ`&^-km->WTW7O9%vg7i^CzbD+#T8lcTZ8~S1E#{PT
=K_~?4pvTI?(&|Z#B}+Knv38Ps&(3@ySF>HYSdSi9)jsA{$4vt<G<&OkB6^;uEbG54*pBDt?OP(x<&cMhr>ydEl~mU*ZSu|B-kKm
_ILB9E47tRSH9a#Pr&+(1Rl@!bLkv<_pDpmdB#XwF4M{#?(mVGr&@X#j2ceK$I~bp^$y3X8s|Dw25vc<R@+~COi)iRb!#=z4GvQJ
P6)Bikop_<F8QIuK<CXy9`DqNL6vu<`|7B*(BEUWGikPYr70T@+gn+$L0d;utyQJP=*sv0T=7UBBTBBaE0x?(%s6$)ZoFxE_3-?-
J7{;!;yo<>(<1%Ku%mJu@5JA-u;!5GcXa#X9rdVzD@w;RoZ2FW+WYBY(W$kMO%{)5rkajX0qk#D<_5=3+w-<_jzTekFKO3vNukpU
F>|$pi%Utqd%j)y$7(*dD>yaQh5*{U?HiznN_*p-n@c0C#x%_;r>Sz~Yv4ONsHD@syH0z0=JP$>brGTC!9f+)^nSByR?n|%Jd;s~
c;-d&t16ro9;zt1K-w&xt}$M4t?5`KY<8V=#OQj^C)F-XS<s!1ZAm9}tvo9Nf>)FCsf@s<D_6pF<7IjeZg@Q7nYpebO`crN`b8o7
FH-ZklRAgSx-3N;9(wYxP3>Sdy&Y$bvOM=URW=iKlVO?)E!;p!`OH!Shc&fnbL#Y~+=Q&?-$eZB!?w;BLrrPnc@oiAwg^^TYm+ff
B9Nl=97?QBBI<;oopmwu>n;o$WVr`huM_>e{Hi#0if4s#%UW&1y|A9AXS#K~tV8I5J>D7ho|@B2=SDr#yM#KOuYTHFx~BH$6uK=s
M>^?)PB-UF>uoY1()KxM+!{v8*PWkgQ>0T$+&@a`Tue}<T{nSLw4Gz_)|K^U2+5Uq%g)rDX|8KW+g|C&eYs5A){)m*`M7@kjpIj)
t5<H2EPLv&KAmd9)!3~?au2_^jrkmT-+UfMb>PE5tWm_PJwMZae7x!I_ERu1h;h_}BT+lbfm+LlnpH%YJ;jAjw8*y=&`7LjJ87k{
3&Ky8A4*rh%wx;Pl`qPHaWLsV`s0e)pxV?O@})I#q^KGx5sj!P&K_@*rOmjCqwkB8yt~;_rVj*CoIh^Yr&(^toDv}M92wG+;jqW9
kJ97EZ>lW%^{)5b-c5f;YSxwgr^*$HDs-&x<IlrLu%&I+v}u?^<KAWZV(bPZp7U7}^ifBc@swpP>m?N*4Q%#%UrB03%gKCMM-FX4
MJ_pO4^x~_zD%4P%|UTvJ^EyMUdHy;nrU<AyT&<Z3kmTQf2NIE+1!$7xYH9f5xd4awO0|V`0E(w$@`>B?S%1&&Z;*jHvbG)OnPx{
GPEwXfcEa?du?sbZ)z~u_w?1Uajyj8%18Uoxl_y5bG~Rr6k87N92NG+``ygdd^=A~7AawGo?P<sI?zYRyYs9QJ82zcekaM-8D6Md
iSm7#DzFmM*U|#2tguI!2o?w5_-hRV@+=l|OG4kSeIfMbx2h_9Z5=y3;tdLfD^t|C`s7)}5#xOyJ@Ry|XN``2ed(-O1qL!A&>q#s
wS8|f7x_}}Oj62<uR_sftHYyEt$t6=lrK_M^XxB}7jv(s1n;(iTgyJXTD%?kj(DFr@ENANb8CG&WNQfPwx{D2%~h2ueYB0_bzS%y
%`eZJ=-aP(p_R{i-qjWQVNAVw3&p5)x31ew2tL1^-r2r`GY{5Awi-em#$4+D&v?!vg4zEZ3m84pDRJdj^?yUZzWNOi%%QK#w(-+{
R=qGa?NQwnB+|DQ?!)hgx2mHK%CdBSt?5Xyj`e7oJvXGkyw%YhEgVHYS)_wxHlooDl{slS`&BS~d~-L~y4~3ndfjclDupXSQoT5M
6ieQgwRZR7BTreaPf2r+SA+94?o_Ou4D#oFdH-x;$44&xHK`Li>sj8sJlAW%^<N_%FJYk<*OTb>%xFZr^Qd{oo4z90j7^-9T<$01
i_k?nQFvrw#xDEjDNgMz;%_voxaMt2Kf`LqByJP!5_Td?s5j>M@U8?aTbg^)(MYexv86b?^Q6Q@lX-I2NH?m8wgxaP3^<VRsStVF
mMhAV_<ZF9fTWrd;QQV=;l+*leiz0qfoLiTDEn3`tBs#(g9;uofkN~a#KY+^tf9<^FJln{y4iaaWtT2d+rqiGBerw+tIIq;)sct0
kIi9T{Nc#f)Z(3pz~}9~HrN{16k7J%Sr7~0?NsUZnatQa^B|C2e<B^%i9>9=mY<WoNFIK5^MMulS_y7=Qloc->pl|sr5q4yK_FD4
CLK}!m-|da>Z7R^;06QX{A~GaFksgA_QQ?J9$qmQ`Fmz7=jJRS&cpBZQN?NRfv?Z7&Sm|b@6#m;ZWqz2(yUbmYqSGPgId>5OT=8N
*1W_}*K1Vi$9-1+L)_Nxf2WDlZGED%we6=GQ2Lx_HKUCd8{tZ6NycMK{WV>8eVqytFBX)!&8zwMLZch}UN+^(;tyB1J#t4a?Kh*%
1URzOw<qFd#+k5uY#rmI%;}22rYU8N_1jSgFIyPXO6pFgyW>t)6HT>r^d36xs-~T)FN}^{R{ZNgG>x>y2l9+p_19jr`=0;ZKfa&C
<NccQ{>@PG;d!01E%iscxpx`$D8Iq$=MHhF?bFxcTJrRFefd$}8KCExp@@!Ho>9CD6LkQKx-sn5lU06#-6@lfm2tXF$=GmTGAk7}
`-a-z57IeSA+hy3H1}3E?#db5y1fd#J=W7<tYsN+yD2T!I=zN8bSeZ#>6~qOc-q*cRnV%6ymA;;(^sTy{RrLX150DRy4-!Y&=`m1
qvj~zMSJPYaZ$F>OXrO`Q;5@C)*z8{imD8*dgyg{sFO#t!>M#lqod)|Nx9IXT>^Yekk&J`ElC3ZiNl8{Ojtp#b@9@er5=Ev4t>Wy
dG)Bj>wqac|11oe5!3)uB;x~l&!*4qYw)Jf*$rAQDoE)4O~?F&Royq@KsQTpKp=>Q{N~2Lv2+373Dq1@hF(FHGbAYx44IVk#;n^6
u<AL&gy9kefUnxe`r@J^5qrx;h%`#rM@AL;ZA6{Pw}y;P_ODBKZsD?LRXO1y8WTId{QJ<Q0yp#jrh2U(;+=7OM_Z^MtW0sh#uLd7
Vw<>J5QPO9#e0}$4HMd;ufcEU@3?Vw%^})Rc<b@QdUSYu{W5zAq(&j|%YH>sE%~PNc!|798n){;yTf9Q7Mo(YUc@m6B`hDW9o|<H
r0FWHOv525balGT?`}YC!T9QqwK5om%_`vF;{AB<%fp0zCxe)5_i-AgBo^*C>q06i^7{O|e8-@Zug|_bK7KGJPr9AAv!on6yUfch
V4GV@XlCw`eNZ-IMT5s|m0WyAs<hL#$nL_+ReWv<*(Dqn<&b#s68(xH8>BaHBADzZRP4$*_{3<V&&vtp%MPbS?1rhYRp|l=KnIH?
MJQx};Rqk&B4lwYo*g;enp~Zk0%Hl?e(Wk6`#$T{r)Bk}!4L(7h-P0~i4LM2_EVtWt7ulTz>y#ZW{UK-E9>g@=g&R_sOP4<BAh3F
4&0E6C{Ny>oM&dow(jM*ALngp={?ce_DX<sKJ{P1H{YT6Y$q`Qf~Cb^nUjYJ_a)uTl*i~bz}QWg&qV*g&RI^0ku%tKWGKort%jdH
|DIQaZ{08)DGtxK&-zoyZj{hnetzYVWV#V&YQBC|;f%|a`d3285@@C3Gf&qsO4UJzjs;{(>k4^>N`{syYcNmPO%*Osllz~<k9B3-
>COpGAiLq*3MB%vF-ZoX)Nc{ACm-v+-@?evUq8+2&Hoqhdy5c|9E&(5&_}L#<elaDQq8fONV*-@3iR3#a=>ScJd6-XveDuw6dPnx
vIU3fAy%&8TUBfWjNaK)HC15bmL#6^A5mwmTxox4{3^3xtPbKlC>M2etQpq&$wmO=X&O2Xf)ojUau$jyzs~x<u-Z061B`7TNzoLB
P)RCwu#0Tr=-iVc+>OLh^TqVF_vFUD4!}9$Nac|)Qw0BIL~1zh2M_F{Hso$NzcO`ktGj2}=I^2<HAQ(k34G5@C__mQ?oAXx=J|HG
G%XUli?r1b<ng4K5eNCyjC^N_{e5|@1?f+lmR!;t3}@DxI9Ysif$A;%z#bdiM*aNt*N~v!$#UyjR%|)C8mji`0@SQSy=_$j%C(x%
VviW0^c}pI4)5SUTp!p6KbU?Bq<Ifj82{tR?ckelU#^D-*v|nmBTXpcpHr)F@Zb0AJ`_06Taf^K2-JI`wEl+Wlq{YZ*mC2(A?V-L
{_ei}^6Wdd@9PvA4p}j*4Vp*+!snXYu{}rAt+xIk9AtCnM{c0|jWvvI$WT2v1M!V{j&d`8qp<|AAP`9av%j51arnFO&4%ic?Z|7&
K7;(m;{&GYhMYDOl)uY?tb-*I2@FdBO9I=32w}M!rtEu9BHdI2qixskjd=^uXio`ybDiI=xWKnr{T+88t0KV_4{p_9<ZzJmT3Ar+
WmblEkUfBQ9}0=~gHTTNo%e5W*s+w0657|b_U=t1@b0XA{>YB;Bxt!z$Y~(n9fT4<=wz_+v$-GH4r^wc)%NH;8R^Ix^|gZ&{o|Vo
4|w^TLdf#(_>QyUO+a@O!Kjd^AY5~CN<jLMzfX{?an;-;SBwt85a4=K**;x<WIfI6Bu$&HdH5fPn?NA@N^lhnxWM*u^!IBQ7Uq5f
?()Xl1>6RFyj;o$TR0zR^i<Jr-@O_=ZqvT*0U#2?%!CUF5D3_cZ65$`QSv|&M;&|4hfER9bmi{shUjwOHhOt=avAOLIzckjILsU=
P0KTlW=%S5sw#krsxB6Z%A)DAVhJFjUCmP`MxrxHPza?fV7D+6bEkZ1<JXAp$QjBD;jYXKbOoMtGs2g_f(R^1EKGtqJ4oSJw@-vP
?(sUax1qn)^)N!-Nj1J|_ppd>QS0CM`dCy;xInBgPXJr~v|fRmJu&L!A{8oWkun3%fY350%&MX4FP2;4+EdP&^a|cOS(W;S7&#)u
+YjG)b``~j5@B~kdVJV|F_$AC(*_255aU}3iv1L80tvkRDc+j6RGEwJg$yJc2Xk4la;ESF^Syc4P3Iiur1W5UL;U}~fwp}|=bfAs
<Lbl{^H07zNe>A6s$vX)I!{SACQS9%nPH^#-1us@ak?_o;X`j-ntGb>_OLoY?vrEFSaQr^`k-|AVWsN+*O3QbwahDF_4Kd~JnZX{
9hC|&Od4srp`n?Dm!7;CsC!cF-P2IeXtY;m7(pO8W-DI(B^a`AhjrX!(CAsbwnU4bMV9H5(gtO>;enTV1vmR|!GXgjnP-%$HrJ*x
CevlMUP)ipWCV+Q1Krb%e}6IyASqeJV{fx~^Wyd6A%~f551|0?m=6*(NH?7)p?d0_Z*w_(3l3OWC&dpkZQ<dZA<EEtNE~#-vAY;I
l;y#I_}{8Wh)-9Z9+zbA1`vCs;OsC>L*2$4=fW4$pm$oN^|l?;4+*Y%*@$q$!<z}p6P6p|ljetg(nNYlbil`lpNBII+I$&0A4$8&
owqRr$+R??_mm+}esnbWwj6?2?CsZL^L%r$O@u9-XAN^NDcvEqJm0eprg<dfgyzAzq`6rQ-Vbe>|3-qc-H$%0hQ<i7YvBgt(J=j7
`WE4!Z>K(vKf?ppD-;#|Ax9)6)iuRsCHB%E*xO&;cBMRzt2XZP`L8H_|97|N)OuTgqYI(*n(e8Qj@$YBmiDYy<PP(mq<dE$TWI8V
*7(4v&*bvb!Vs-oum;}nhiCRXS?E3HFZ73Q_{s9-G@zdMaYST_1qI1N?W@kBYFI~NBw1%_?_C~(;=^}V`JebWq)T1YH!7Kr63$G3
)F2HDA_wX3@c=nS`ALh)a`4w&UGRN6PAu1bT=(6DqL@L<JUxB|lhN`Mi1!;p&uV%{xx%Nk(c?H@?rEJ>XoO&R_T`#l?nd`UD%~J+
`BA7bJ9g7e$e)<ML%4am^{(mP9B%~#>vIUc+rKMq>1<!T7H;y`tW!+B{b$(1e^@?UUNf(!@ny8X9^v7>mR4~hhq9ojUk9en7dhX0
+XF2w-#FXhO{6xK!)pxMg3_<q2InxnKdEcq$DH0AwqG&Z#4Xv>KzLj)17ay4_!x(9IrKvNs2NT5YWGbQ4)44HIwu2mpwv>MF-x^f
f+vGPyc9X+U(C1*O@22XdIA?GaOIFa;^WGF6$5+@M!kFZPaNQ5q>5v+dneMPjth5?L3O)$his420c2}6o-wUrC;-=ZeYT8?0qc5q
D-hyzcN;i>M~(Ne?^hItC)BXfP#*nFpCE^4s|4i2_u;jHQ&V*<9HSB`NF4O%MQt^9RBw>76>Ig8^hLAYJ$6^kE8nVG__`<7kRXyV
(Dgm~)PcRRl<B%W!g{a~STu8#9J1BN$cJNXz1s0+vSvy@C(}hc4L#g(VpyxKQ^p6whz<DXV+Xm$mhUXLqqf?0PDVElEH;!Um-$Bn
8dq&|0A2KlG%znqKx8#)PheUK=-;+w-qFK{jq`&3v0u+WT|4^K2{i|P4z(xkeGhKkAJOaFc{?6C>7&4JL9tO73o00g4q$tVex27J
F%;@(d#s3&zMkD#Y()oZ*f})v%Wn2VHJy*Y>K}Ysx?mOswn8)ENXa5}Wn#<(g3V{}pc|0tQ{lx2mc!Bf{Oh%~p~!a|9`eE6GT4G^
4j&tKf(c+q6&Z+j)8eM+dk{e!6mc4QRzw0A?13X<-btVxpx|UrzF0?y6zd-Il0+eJwocdt*-*WCqe4#vcRFW-i2_<n%4Bx6-eEVT
ZX_9!XqMEYw89po7uMYE5dk-=M;VKNSh!c#dufmamhY&<YkGF#tSP^a)D;*64FLMSPs<CU87=L^k;oEqMAN6285<lu`iwZYS`3lO
J)tU8ABA?vrEY<ch5D~n6-BdgQA>|~oMwoL1bWb9K#MLZA?~?ef#f=<=w_B_(RdmN9{2O;2by$uLWgLG(<%|B9!!mhpz$H1FHdo-
o&z{4t#aK;7wM%OsK^?uF|{>8Mw)Y3he6S!;m4E#q$+{ms91c-#ZbtFPRC86bHS*<xS_%LkPz2O;mu5xNRlk&1qVkZm&42512Q!_
3oK}mGeuPZ(gGpwRzVb$h^&QC7F(%i5JjZ`D`M?qW~f}4K@qum1aHGXJ0UO1`8=kM7<&`pRnFLdkH4Qip(OrES`B42%_GxKo~@wp
@DouuQMe%p8nwD>ZxmqGv$Z;r<r=*s)o3p%n2kFtbhz%_39veWsKbXvBUNo#<%JMjLdmP=d{^e&^7j3`Z+vlTrrtEt<*D^{0BSk<
r|8#yeLC|zs<a*5hs>%4$PzL{mUw46^Yc>e+|~EJ9}CwfSSmdsRlRoK>-IYE(eO2gP-jQ*M^a(!W}JJ`@XFll&Aqg7gKI#>u`DB^
*W<IZi9(hZK*d-n5nm#SzYK#Oop=@Ejs~EhcF`P*j;L!<NP%=rjq3FmJZIn9UlwfWQ5_`lmmWJgo9(@>cr_PVI>JJms~IvhRdjCe
8xJh%9P5RUuCRiAfqqWlidn;C7CjEuXc-;W?2~pN9aCHoH6%(7plo_sDFq6!B#~UL{HY*1ZF*I2>QeDj7(>WJ&XZyGZuRQu2V%hx
P+H$X>(1^FinxuWmnf}Jqx61LtuzzZb_+A}Y8BtOSAj}zUvG>8H4hazTk8V|KuL768IEGMbPm^Gg%t&xS+fwY7pV1zv|l$BaNfL2
^zG&C+XRkUAyN>yS`NN?fdGOpuN@xPRjP-2@)aO@hgKbEi%^doj6xus?-yEo7g<f;E>fknzaDT=^G$say6Ysyngs;l+~c&mOtjHx
c-fgM?*Z@M?gjPOiq^#{dn21h2|*0MHFnmte@D^S5+hA`Dg0+~W6;e|(U?*>MO?vji<iiPz(S6Ba%l;Lo$3g8F39mHa_*?WsIXmL
1U3_1h;h@T@GeS!JH(fF?mUcOWwRY&qRG5)g%H!5RwPW4X<c`q4yx?WQFwT<L`(`B(m-iC>&wE-&8fLShOa^{GviqC+CFXSFhrCq
%MLIhfCjl>YzR`zw<iRFYl-U==)!~+rjTW28`bncL6uQ*vnf>THDG~WvkbLM7njdNtoP(LyEaaC*O=1+f`E?=pl!cRJ+l}@()b;l
NvjhW=ECCq^|hyP;+Q0`?tG2aF>WHvGfG7ta$Y)ji*C2Rt$0n;!>^Nzlw3g$=uxxChdLvw#eN%j;QpGt3=QB|Q_fy1uCQGbaD@8f
izItd_+9y>PG$4@e@E&+rffWHg^-4I!3m3=+rZnaDI&eie>lLXtwq)!bJglgoO4uy_gr!@Skh;ai;IKHO4sm~qO*nU=0D@gG8>Ia
{TC*{*y%qfZ$PG@XAB5}iwH2XFla1mAr(fiz8uX+$q*_cY9rI<d|J)ZPItwVH{EU$1ojs9;?mW=novyS&HG82@0h6ve`I(i33kg<
sI#tRuR{KjWx|{$^tU|0zom^9W_6lHEn$J87#0G8hM5l3CUbDr3Tk2=Y2&7}9mIEZO}QT8HPr#(ygAuv*>Bb>?B;<qs=I+WqKll+
D=bU6_dJgk)@_750TK&qZgVwq%fD8+9B4*IBRSJH0|&yKR>H@`+}mtf`#5mYH!p@cwxOAYM{VkBwkVy(7K9ttlG7H_BQr-D5iin~
tc(=RVFLGn8{ZglL0F0hB6;(GVH4KMilZC|Cb*Hqu`X;N>H-QbY6I|O^$Ct;Vq+-KS-?QEI6~$->g)&H!@?bLe4*ct-%l6R?K_+Y
SSY+PaRg2S)I12;fTe*Tb*Svbg1~pi9j8ykJ%4Z7{~wxbt*;z$jKqFB4&3^6_%?fMdN|yzF3nbA5<0jDye=b{_duv4zHmD(UOIvZ
xTcx!1H@_(^qT0le-<WB_T=Nax+{|yFP%(F?OcKwg+;A$$`@Jn@3$>fQF%3q#kXj5T6c|+7%zT73#{Xr)Z)e+BSp*T^M{M;`hJ@Z
fDkRzle6d!H|F3=5yL68Q+<dZ`z$g*bU%BCW^q;BhktPaVK;o)i^0zWeAa@X-*n%LBmZUkwnfHCcloL@1eRX^S2@wGb1`~9NO{sK
&wbA8zB@ykgvQn_6Qqb(=Wu8&2!(N0+g28)Vl#70y<}7`iKWvCu@$TgrTMqlPPiQSMt6|*xU7uD&EfB$B0EKYAGS;j3oH3hT+{+$
m}?NeV4GcQCdMnR4hV|Dm+oH+x2V=G<lB$E<+SN<D_>h7%ITq8^qzI6DiSDjD0d1x#;UnO8!FX{&>|TY0`!^d+VP82RNB1^Yfd7O
{gfvnIM%7F6#CRz#UiJfmUr_^zqBAK;c)QmvJnT==MGapnyy`{r$XFI-kk6!LV_ZK`WA4`MY79z#psBAtPNS_z4;C&CDtP7eOf2b
0v^VUA`X6dg5scFIB>4EF8Ai1hNktGp$%EBAclyzud6i_$|bZ2@rVTWO9`d*I~Er*JN|bYgJmuscfKio<cLO{ZFob9>DX<EE4G->
Wi3X>mFoQ0$7^62VZq1(w?X5;yAT`%4kYZLX(atkiBRM2qkf-)Hy*I#^Vjiw`T<zew;c`uK7gWmk7yjoGU41is41KT1;Ftq)-?9l
x{~|F7Mj{gJ_AsEcGCM7WPtXV&Tj>vqmt%uhO9(NR~#$3%UVz#t;Pj2jO5@dh?#)B3V<U4T)EWA<yzvlugdF9>t>%)8Z<zsknfgH
1F?z~w$Hg6&hAl2-1ogt7cc~tD3hoy%u%Q`iZ<yWND#|NeyWOt0<-h}o8nuYJ;$NZh+8Kl8blqSITFQ~f&m`BPI&w@3&$_DVd_Zc
#Iq0#1Bf)s=@@@69x<<TbJ2!JuOdk#ff{Abahs~YZ}+*4D*N5aOU4ee1@^K7Z0&z#*0sF2szt9!UVB{k=Z`%d+Y<M7DSwMRAkR6l
zxMwv@n&}k$~qq3$8hczsS5g2*9;380Fnc;J30;cv;xnjYQ2}QaND1@y%j*Y76cgzu0k7US0A39oybY8@I{EIedfy989!SyqR4%^
^V*TPEI3Mjour?i=cy&TO!f=57s}(L6Y@=%uNUz1`0bqGi|7UIn2H1!gnAa8CzW}|#o>(AK^4voGze5)rx5@|Kyx`D3|lSVbv(7C
2gBJwi0++BYkX@Le7pHLMNmuvf(91a|Ku0cAN_avam3`3z?29e9X(`RH~@@r+~UMZgU_5%5z1KRUFm`839u|%dzd~V#hX$we1{vB
u^6$<gjSu61W*^c1Qw;9H>zSbjBjwYJK8%T%!-3d9e{S*6R@K}54ARjeT4E;sCQ@A;QwjVbm^Gf8;u=4-)}j9OKh#;Z5^MOOb9I6
KM0r(%8L7~sD#{aic8I`QH@JBl!t~Xkn!hn)JVy}`2%<h-Y^=QQ|6`htbz#mk0scR$C5;GZucDy<FAI>-`V$4Ja;P?3eMpGS<iPM
94A~6;2?FiAq#pYt_m|t#a`NUkpd8~)QY%4bV3u_qzs-<;@}IyMX#k?K?F*g@V}cuu9qIROHaT=3-}8gSzu*}^j=j^OezpXY}W_4
=4)N}!w0G4bFuj9a@NjP4com3FAklq;Xio>UC$Xy5F?_#>yoN_a=qXnY((?)XCA}%XtX*Epmy!kZMzww7zCEX`E=3wU_CAzv8jPg
C@-b%*+8-C;8+@?7uzv~O4kPxm^~xZB*42?lW$Sbd}{jm=pLryYU8R3Nj~ZDVUpVe$bl9GFnYzQP$>nTA=(HKdSybpDqGwC5&N)z
MnCQ~vu7X79mj(Dy|6TG{{pUL$aKuNKo9C8)Jz{`%zfFJ^7Mak{u>)Um?~8146hKFtdURL$ylaL!~6niOr;RQq6%R4^x|~wIn04S
=^>J8XlU&D|CSo~L%@w7BNPMUNPiO#pTF7X?9IO4UF6SWIQnx88ucfS)PT~8#4LL60zP6B3?-r6JFB1x0lmh6eSb7Y`Eg)A{dHuD
Z9&uPi9!cnf?+hjI!HAV+yVJ<f@vq;`V&4yL!-HG;$$4|rhd2Pm-4gMz&!r3BXKz8-LB)8@;5meP`7w(jM9uK#)RA9(mHqkHy!?8
hA}{>M~?&AL)u4?Zz<_I_zwXPEw60m;>)c}ngazUCVF`tn|jao@z>*EX##Qo_qR?{NC>FyVPYru|A+6N9ZucC_N7GZrw0!n`*Qz&
hc@HOy85Ypg!sFnA*(Ni?0Rc=8+LH+Ya4u!&H3GZ+=meeI8_(1NCdgKOb7)gTDykn2%n1&s7anS6<&x@1Blfaq}a3@Wr$-^vb~%V
VzRRn6*iNEFo0I=Umlt2dj}MFHxn=I^{W0Y{>)lVyN9qON0W*1y(X`!upgqE_XS*wXkm$KUY_bGBxKsk$r;*-<-Z*lZ>2Q_1H8R9
rYV=Hsf-{{pVLg}gc&8uG-YdTn^XubZ0PV<5;+|vy!542WE34Ca}Lx!bcgI!tF#K~u_cJ*16K%!HQ6hy7T`k}3`L99vVDh$)L63V
uWvJc_w8ja8_)VVlZw}9d0`tIR+(thrAd42?V+Z?-Rp=Jv}Vf0_x^dV_Uy%fDjnX??jGqt{nu&uZqW(Vfip8z4sl{z(op&c{)=c>
JAQ%_TMpn^CV~-~x0|ffa}pD=B;ABHv6~L5-@nVDw+NBabCnUxGd`b&zW;&7^s@K2kgMkXkj+wxd2w`}x7oensw&=A8~7C1Pg^_K
8@^t7LtRbe;!fneoaf!GjvexgCJA7Bp7akhLN+aoZ0&;4gq=xhgAjgikH+HmBGyVQ>zaZ76-}{fx(J;Rk7^rRC+vo~xu-YAwD)$K
BGia+MT@~8nnY^RaBgb$?y$h4P071U?r}(?G6D>7eJCqH3!3gE3=v35K@KVIPo|^gkFHh%9MWJ&WVP24DVUE9n$?dHg{d^0pL2vE
A@B0EmiJOHed#@NR!Qd0`Ru{TJftx*=HX=|g9spdUr|}2r8_v5nxjbOUeKlp4z)VAFCL&+%a0LlFQgZEj)Yx750lT|VLV=-aO}qj
BODs(Riq_o^z~Z1^X-P%an~)*SfINfW9i=xSaA{J&0rP&no%LQSyCiP==SH+=d9uC;_&7CbZq){`C-s<D{lr?3n`j@y|?e%)2@5*
IW<vNo-<WMSsh}7a&vt7)@XOp@qPbJq1xw(Hm=Bqq7^gOx!etisH8rtxovea$Px%ImttSnEj;-RN4aq{w%CYJ?Fyb6C+{@`L^I!E
JnWo0I;slzDnkmK2(!);<VK+n730o6l0JhZ3Y7X1h=O<7jzvXcl@8xty}JJc{}1Z^ey{q!%3GlS%@jSJt^58@bL#GGL}7wfTVday
)x-z*xxepDWP-e;1pe6_ec#RdPwTh;lpWo=JUaVd`TxT@xtF*4X#VZ|{d>)oSwh7vqaq_Ml)}m)vzi@={KQ4(UyC2#hr6e{sCqi*
m;Rw1{<)nqv`Ff~p1Gl-q6vbMB7iBS$78N8ortyhA6DCIKMo!~S<m`Vkw+RZ3!$iG%k+QC{QMo;@BaVdz<-MV;x-=C8($J_Z=`+R
@7#XxVdR~P`JZ$i$b2Vz#x*s)xhJo0*>L=DKWO>8bMU}#nAM=P6yBk+8~c7$>>!fB{to|0kMRG-20riG>I1*@XZ3o%VeMd803fcm
BmxA64>hOm_+!X{oY-IiX7<jX*euNB>HG0%WYWp~7+5=Uy>fz8=6Q~Pco$$WED#hOzf8zC=jZKX{(SHxY62qTVE_o+ZJ^|p=rx8H
nuJ(Tb=`<RoK#mNfKNFWykHQimTv?bYZlx-GS?9H18pGGI{qX9-`egBgofG?%Jq?}3Yt{%t2r79a<d5_PjE6XxCxqe87~5#(9lNL
0DT{C=JaOCZ$CeQ75cT?=;SWuBb0k&Ps_*;cwh`MAFp4E{Vn$Yhx&>Ar?me6oB00Z-!6&28>|i(nDp?we!pLU7d}a(-?2aDAI5fw
JPN;=K98jO5k8i&Sg4?g$ab2-VzJXkD(OFCi`2jA({TTK?wG{svN<|oZJYmv<BJV(y$2iCaNI0o9A)f#P7g#sbe}{1Kgj<GAFkm3
gM&AKe*zQrNC!T9e%*lS99T$%aD1~Db9<Vf>A6q$Yheiy6rF!`m7OqA(i<3&;w5Fq<IA)C^6hjl_kVUox&K<uce+!hCL|Dl&^qg2
v&Z``<oUm@9A`A^;Cp@B?Zrw<2&WJ4<3Q1QuAhz6Oma&Vp;DT&8q!I7e;jQi88*{NlYh+dumANRfl6D06$CrOghy(oD0X)2&Gk;b
4Too<0o3exXPA)tzUFCiA7{#l9sK=An3e4nd?5r*-#=D?UHHWdZao~pu=Nr5VvO_M#l~VI#~NEm7i+?`uBt1nFbv;=0FdY*Bh6#%
V8g&<vK{xY8#(mn3#8*uZeRbO^>5zx=eL{WVWfzel+POEVq#H)C|@{hrxOXlrxwpr#!8%s;Yx+Ht1}VVv)GU{Lt(uU8Qc>^YMO^2
LVDPZcSu`is%boKB4$63twsLGVj~P*l~vN~;|y6EM8{UA6fRgP>(2&5vpDL2>%$FoX4$Kxiw%{v=MDGDI^ot@_63#2&x|!H{wl+=
kz0tO$uZ7_4%39MY7~v2WZ%t!%e$!K`~3T7ndwmlJh#p9iG4T|bJR_O@m{ve5+XK8l_YSZ>9a4xaA~zABd)TjfNmehM^n>O4vPFn
e@7M$kr;cGrBLUPb-L;vtl*Kk4UuOh70|d;=L$o}2uZ^WmeP^Q{!qBCMOwr9T*NhlGL9DiK@lodGq|1i>Ic$`P7+&6l6OL@3hXo0
$rMmLO)CSlqa-lZouO*QM?6_oRDQ_3HR=sXEB&s_>Iz~~E@CeFA&PXxoF+2MWr<!A+UhiPv~_kDuRR)p!T?+V^ky-F;1<fNk&e5&
R=q&o)cYdnv{~+fp;JzeecjJl#RDTH<d_IN%F3w@coB=V{zw>cVj9WE5@cv_8l;UE#mawB#T3WZJZ&P(@HXoG-6#0&&R0)^!;Xk3
s|`WLrg5U4w_JR6>IigwPp3v5gh4{7eGKenf~6orix3v>)yBk+fRyw*TwIdO1cA?rQdsl90O_qSqjP^KVkWHd<DY5-;bzlmRV9ci
>l{U$*34(7na@=lOEqn!dl0Ch-hAFZpAHv})2v<Hv8X3^muelaiB}#W<oR~5SVAdIY;2om<QNLJqkcI+`8I)gj-Z7;<T~_uuSQ~b
d?2cP^#k02uJkba{C&=O=O<WLZGeWa(jO&b^PS!;=OV?CV2*R2G;<|hhoOoL=E;i=>@IXx%T=7SjYY&JB^GqvK>u+A$liT_<^9#5
zLu~slfZz^Jl(Yp%^Hqjgu#w(XW&Ty&1J$sr~w#(F2plVfCIzNi;DEeX@31-It13O1a=<F&mpq`<m8sCvkWSAIRrjR>M8Q$J@H#h
RE0cpVZJQRuxW0y97?&O7|7|z*J(BZX|`xqX>zPaA1t%#$)oL=H<aEDIs31RJ3V~J6NW6qj<VfTM!IDWJ?h&+;B0EgA?W+GeJjS;
OwzAF(xQ((d+<OFD2w&r_<%KPe_nsfnXC2b_46(i+Xl=Gu?Hl$9pYSfLr_phcH$+NeS7fqmVtr{OA8T97s7Y(eYtbdBq8C>a-8`b
%Y}xZaA5!<Tetc6Y2!cKod1N29}r>uR3b>yLz2b$7vOTCC>|ZYsTxB<H4@0okU%VkRq38K>dGR0R7KUI-SK#CNVxsKrp@f+xXJ2e
5edty43sxT1#CKTK&jJ?+}#@)Adx_mYCUwxi5!ju$+aYlpthx4;V4i;*ILYy)jJ>Yu3l;#3XvW}Pz-Yi`@@S>Bq;aSwwlvhq;?|Z
x?>Ik0*M2oe_?hG#1`9U?ymSWynhh-dG^*H(eHz`Y}7<N_dc|O{kb(TugyB5x2tQ#J9U7SGSlO@7T~D}l3G`MpuBZ=U$8&Ze*Xj2
h4rAQuG<nR9C`6c!cR8u%_V$m$Ob7wQ1v^=VUW|!*N0LWI>EvZqEykM+~io>N~qLiLS-a9Z;W|W>1h%w=ZHn_f3ujjb7y{Vj9JD0
ld<2OJ}9P;GbicLc`N5ntBE7+!vq?AnGmLJ{dI<%#k#V;Dv*Kcqn>n~Hy<<Lu;eqK2hn<+Ov;Rf4_8ZSq1BnYmY3$GnbLd)o<H$L
p(EZI6Q@Ed?JO}MO{qzrSCD%Mt#6{=*L?$lRz(9z$QH3s;}QqyJwjDtp4;({_pl=F*ydX1@`9ps<m#hxEa9gfHi1A`P_rusb{Apq
<8!xT>$3T>_3Kyq{85AvJn1C_QV|hAtw%?Vz*wpy6=EU`O4|^^C?;s8FDS^GlBq@|q4tj>IULQpc^O>(8+<MNgvob}5O`jfj5_Cz
Wk|w^DWou;XSzGgm7XcA4ey+iq&R&Oo>k;kQvl-2LE)z9V#QZ*gyX{-76UccBk7Mla?RSVxG1OR4}{~N6;6Wdy<KXdiRHR3p5SOS
=Mx)MV)vkN+wtV+;vNsT;2Cqg^qqbN2aRnz`{5^rV8uNs8*zj9zrzg5SJLM(7@1{$DjH><1Hu5voe02T3gV#UDGpf3R3*3FcgN{=
i8sEDusekU?)i0M;@jMcsI<fMN1;C8y9-@5Amsz;nyf7x+&l2^FIlQ0Es%<K+1DLi{^`yfSJw|lX=!|qF#?-d2XBW@F8^oG>qdZ&
F}+>%8!+ZmY8Yx-JZIh4Hk9Li^zamwG)*kf98Vd>G2i0n7VozJ$u%-TlVca4p9{Cx;5;=oF4+`~bAeAUF+dvF0|C6XLCa`l<B4$Y
AVfZG<jxv{mcTxhyN)wbAJi4jg)vEp7Rn-O;C6@YW#?YU?;k@PY*%gjwS040cg919D>`O!Rw&rPB-=)1-;WGe-pHgso9&F>J2rCE
Fkhyz0g=PA(58c^YnXKs*wtwQ_kiS~HnXz@R3h%;T`*P`5n_b>7Q8H+03t}RPQmA+UxhWn-t&2I%XTRINuGXp(~dL1`~^-^h{Cf^
EZb1!XDPc(F`9AZ;gvLomE|^zj-oE9ZV5=h)s35j1gX;)JiNNCSdvn4HKdiPQA(4p(Ct0CsZf=WsS0I17**2&a8YZyP-<Bit@-rJ
Gg})6z;Lym-n@KWTh}=1+0pF{b~`H*@sAVbxD=QX2y@4>4pYGp&z(LSu-beWR5-eG)sm&5rh`%GY5MO-<HM`C{h7u>z_$H+OV-o3
Nc4s<d*+=@G8uh|$NN4<5+BsS@eSM5&wD*t4XS%2*iSx;r#xN`gA<lzvSXnLdTp~1*K4$zcGNb`EuBs`UC_sb^Hb|NI!DI14lqo{
gOcNgyn4GEUaOm>XK1O1N0qr_Bw2~kfg~Dr!`a9*rUh2B-#+bWFC<S|p1W#qv1eT=)P&VA5W`2)51OIHyyfo?+0@UO77BPyP~teH
r@m_;t4c^4umb4bc|a&yAZ%I9835N}rvg2ugbjSX`6myZ7Ee}8W0IPFSy`qTBnH@8s)>5JRM(N5TcGNw?SrHYp1w)vnDlxEL#N*h
>q^PX=XA%Wj~w2-lg-KEOTyU%_28<(B^{d46ce^eiCjY>ltI~Kd}BT%tu{T5S4fZEp1vBYVjsUWp-rq!@xQhAQ6%_r_jQ}CZlrs!
T-L(=7ZUyhX!8WV&dK)1DOLxGhrfScIO~}`U<Ar`Ig+x%#LHiMk;{7S)1jqw+$3_yI_&kf&s3nVe&2qB)d|$tdS?%fg?1XE3T6%z
1HtW$LP@i!7$7~6xH+{0)NdhBMW`=7P<s1ptTrPwH(3>Df(1z(hJnKl;jZygs!RuTfX6qd1(;TJf*@!Fe++`V)n8ifgfYY%iVP$n
5~AOh(R3I0ftvI}^z~025qOJG)^>K-D<6k{cO?+7r<Zg&9MfBHuJ#p`DsnkC>^wjYGZ0bc?l`iH3wT?Y(<Q;iT7ypr_HJ%{I~g!U
PlERsE?v*v`1x98YXJ!$R3K~XxHXZ4r5Vt!!409NG&shJ%Ax?u_c%UCMgz9bysB!3fv2a&WTqH|VrD}kH!rli@0CXk<CPBI(zfx{
eTj<ieA!r0#YY)A<5F{kt~C!z7ZT~BqlwuyoaJyvJi1~<id85>1cu3K*vS=Gtp>_v4>&Apm7V%JB)6YEq{ytt&WdX;2KqIfQp4_g
$;x`)w~HP4edGa?JG;+JoJE}u($9LDq&<1JqGEifiM^0}Y3Av8CoTJL7ZfpG;vCLq;q<>l^!x1B+x}l~-Tw^l4_aK}icIz5`%7<6
F$e9F<*eH{KfCbZ=7fa2&ly(f*8bj)H^Q=WYWdQ*89U=1^mhliB|$sA=QKG*($j>{z4jQuS-UjgiD*2qXgGo1C>Aa_=u2BmZz>60
0#VD9QptYz4s|Xtpm6>f&s7rA-!^lco!LKo&(HDZoXw<mkg!xNX#r}`&?3rd1Iw_Ewb{n|FcVCqA)TTu_Rf&%x<0(FWp=NOcV-)A
1}~l5D~lB!D!M|YXz6s=NB%NGxQd@n)euyU)a7ca)D=^dQzBTSAh$YFKnarsH+K||2q=<<JpCLF*=FcpEXE5qMTd0r1ZsN7TND5z
M2O^3(JQ;1I<(9ytryNi$ItLI9d*o{tVh%jOEOPlEP;jIgL=a-?j)%(4O=RW8o!xn%B6oz{C<Nq_7_1PsQG94mUgz1EsUtEd-gB4
*SX$nQ#P4AdKur<ut7PS7`~?_+Au|i!@4f|nwSQmYLwXtGF1|aIAmGKPDN`i9<!Q3VNhG$7#xn)3xSZ$H@JW)?C)K@jy>nuA_xoX
LA9p*`f`x9ED-7Fh+ue3-C+uDSkQ2;+u_Mgil`T94K{iMvq+%%=+`_0f1306hUVMsJ<B(4?n<B@1A&}D;~^PJd9`xXaj8KXV<KzH
{hQ9ER|~O@hWP#JIBOYNtw}JSk-IS?$>TZpxbOg+Z3>(-W6>Tv$=pMx3<|nB#;6I)0>KQm2-0OW(h1j7FBD5pH(cpRbrb8G)^gs5
zM48nT-v|wI^MYJl@B&6k7Kn|EpD4^NhFB^d%KA8w%a#4i{Cq00i(*8wgC<SAcuSV8m=xuX^ad>?q`Z!Er(9^Ma0+J^!ObZ3_}sg
o~qEx*A!iC+Bt_wna49pluWhpYQUPL3It9A%t)_RhOuJILq;$aJ5(>z3(UliyHWJFX71?wCRlJFBOCJMl25!m9+}QgbQdRnrKPHS
REl#~z%nT{Xw6mW&6U#>8b$YtU?-99S8F!Ucy8vyS&6#BPKAK>U`KHRM;ulKt~45i5QW<bJ5mZrzYfGicA4R51bXwzRYwaQvz!oi
m(<MYIY-wWs;{a*AJtUnm{@b=g~lasJN`B!YXY6Tv(#zs?0e<X?s#Y#JkM3^L;SO#;92Pz))b1w?myS>xVqN{2Zw%nT=<-tzfe6V
#NnQNjLeIqa6e^0#dnqVef=Do)TS<PwU9oQyDDFtq)Tg-VvX&pQ-kZ{MeT7qlE<_<ktUbJ?WU~pSK#XF`|kEWRTLXYE3&Os1;4Fy
jS~bISO}R8HIN(}WL<>_vE9Ypbv|ByXUo`qx7&5YJ`xL~54ify<BsdU>#!vki4ig<($Pt!FB#?U{kiu&XMZibWc!hVDu{od^SGq_
qd@|JB#Zex&+YYpPxd{h`A<N8=pBTA_J5E33;kTb96OKE^nAZSW)#F9M(O=O6cb_<>n#lfpBE7P`o({0k}0^|A=o5!i^MCW1_B<t
E(hBNLrRowTl3H(>LXc*9-Y4!Z~e#U`G1A=6a%$>Bz5yjo49Wh%lFgc$a^2L`#xduALS#*U^x7K|I#21%^vWWbPz5FPuTbN%RjgD
ttUcv;5#n)ua3kt_Y64w(}H&-u!kwZ`+d1Hzsy6JU;t~d#z5x`GxD!Ut*f{naP@gG&$Ks_7GdpU+4}(NsM$XDTYm)EG>P+H@WcvF
^vljNQR)7KxHj_9<tZ1;qzpR)U-A#(ko6Op{i`-wtKQ6KoImM5)&GA#<Sgfmi-ql@U3AZKITK53QT}@EW@KkLA?>3w4)^u`fwT}s
1*+9hMF+Q*6AY?mLcFhIjQ#y@Z{GheA3tYNpdhgg;rKX?*A+ZWz$`kDRQ7?1Qbizw7mUl3?i?a0r*F4@wtSAcn4MiP|KkAGzI_>o
STb+kd52B0OdPUdXh3rW5AOT8=K(c<AMQiJ76H;AcP1g3ZKY1$AbKZJ;7>Q3RN8yLcNa;SKeU02IyZsCMiu3buBe=JDWKkw7o?x{
(;3h38hAY4{$%2sX%vv(H7o@MMO=TT;*1z>FyF*{g!o!{@-iBLfzCPc;n7Zq7e8&+C1fOl+c7Irb8KA)J8iM8p5Z})1tE3$zJni)
xjsi(=AN<&A|#tYJ5G*$Qz1VHj>8OZF^7=}6UNS2g~G1h9S-xJ;n0*g@Oe({-M9sX(mr*64*v?MI2JxZe5Xk35Bx5@RdbYjrew_<
q1k~wa_$<*07>cV?es|!17VI>4F}Nh*gUoYQ3N&zQuOb3b!c~qA=8+oNtlh`Rs%4lShG19B85uoV77xbh;Vz(o%0eg@~zulHqu<g
Vs6lpAc_!;HZnhn2$2ewW(*4<14C%%O4j(b2cn_+jt23fc|M)g#gGgD2oMNFf*y!SCtuuseVxS&z!aRM-0PvHDuT(f29Y{%klFD{
=S|y6sKk{U_=kIQ1)rRPN5s&7N~-<n3M}g8@u?TAB4HYXE|M-tBjqY}m30VmJ1$kvTGXkeXYH2|`Wyreh#-9-;(Vq7lVt;O4V3YO
Gx|SUJA3Q7@HuhDR<r3SM0?aXDFDRh<k%jD0sU-H?1Oy6oF_RyyUP?k(b)z_{xWUP0{r;S7gUw33ZCrA!C<<GF&GGz$Bg7Z^>mmU
f``553aW}D5fw8Gnp$Y2qL^gdlT##QVppT>W~29~{Es(Md$j>k6^b3LRB9^-JLJ}+F`B8*&(zk*GfM;Ne8~yNZT&=;zP$V$Pob7~
`9R*iLheC)O+d2b`tk*>5AO<nnC_n5zgE-Qc~jNMD0&e|RH5)^n^i>7$o({Yb|-U{+X#A4nwW)8Fn=(~K4-n0K|d$R&O-7AdGrsq
GKcpT*zPDU;)#Y^U*J0Cu&L!&lMxUUJBC}kHQ*`&7$P?WFwPYOwx3mm=0Np80}R2ZEuHc#{+4nJ%j!ShKic1+tnGyyH>|W`UmqgQ
-B4|B#*F|Jhaur@KY|l<fzg{{7p^Kp3ycZv-p$|ft7_*5B{_W_ZUVjL5<*avQ2s&w&JIBzwLZ_@Xpo&pG}&_V`EjfSf3AfavA@0R
{B^n2x15O&;D1&A8an`i@?d>=b|&98dV4JqLgDFn<&&<(-0PlqaTK77L`#t}5X5xR&77xQ!eJ<C1+5~744s<^Js{zJJD)QWH6&3d
m{sK&$`z0C?-cL)f3pQS9nBE|>O7w?^Y7=r5XZl8q9O{xSg{fH{%OvRw^ARHekniC=Hoknj)jFE?Qn=`J?MA8d1&*bvuD%R;`aBJ
M^9oTXh8XDa^j}?APH>aXAMJ;7S$1cHhK~Fx6}}-vE`bdKZfDD{_dD^Yvu04aQ0X1JGep}x(_XW@fd-A^8*5t<oL<idwv*^($6fh
&H1l)u_6CjeL4LpM__f^j19xF$Hug^!Z!h7KL}|TQp`J4NB{?B(w%SpG#wpaCU0wUtZc_A`}5`d`<m<TvqP!}Vkc#y>Za~w`;*PT
FZ&_)RCl^z?d4ct%gv7uOw;EN;qZj!TtH9rmtQ>l4Jj_BUWoIy6y8mo+<d+H&$kx&v}LYY%Vg+v8R=}zYZF~7Z3Bv0qwU0gBd(0h
+J>|u3j%1}N4$>6v|6UBStUhAHd?ef9Lwj|U$u3DsyupZnlC`l=})me(cfehwUR}~orChRea0RBACbI4w7F-x>Y=NH1N-pX$Jx4l
&#Teb7Hl#QdF$S479{fS<FEV8_nS*rd5dH8e7<h&bMk}I=fn0sqj{k^{;S=su6-zU5kD~qZWE#f3&{FewO-~x??({=SXEER8tgCy
gIb=Z_J#<8!1B?byz>XI9h;Q?!;IhMhd-w+hV%W@*U#nj#}6yz$j3$Ul6J$Kb{rm>`Qzpt9lejUa^w~PuZuJ0&0ySyn$-|ntq>Uz
);)gEi=jf@Tuv{aT>nqp6Wig>n+6vycxb70gbuhc84W{_jy@SqM~};}&wjiJ_T@h#-6v<HvUR3rhj&1h151r6w)w!dIZ$+j|Gou;
SujPAK5i9ztdmrM0nGQ$r@zz~OLp7U87^die?p-iy(r<G5>~HJwF&ref<_=?dPsD_<VlcylUADLy0jLx*n0h0{eU&L2Drmsuj=c|
VMEx8r!Uo7hK=p^gfebBD<{lh=(XA7&(*popcl~8f<Ppl%5sUKLGc~aIw-R4ZSdmvsI}Ti7$U5|OE;8;{_^0lC-(i^`VdH)(0mAS
zg_isOjNhNU_ZbftPcLb&eNfI>U;=$yyrtgJc?CYN+Ke=f_6+n51H<M^Tu)KnUUwe)31ylgR|=ov*@m(b_?7)xyG7NmfBaViuWZw
76`R?e3={zoY&RswOdi!2pkU|1UYo?0-x|dM{v|ffbj5m?Ed$T=lT1`k7Y?ck3txGJXff7mTmmgc?Z;?=iI<gnBQ04)FJoVfO<79
L-k}8SEzj+e&O7}a~lN1Td?V(U{}BoR={{PY4FcK1U*;s^xbtj-?`4c@4Y9O9>Ih=cnr7$f=DHeyK6QLEl@xpS8DI8<He2WGyvWP
><@bHLk>Z%g2|j+phLG#NN{pOBN0-_0ktG(J2k9Alc-M*?*A9R`ct{zFZo$^0s;P*|4ul#+jCEOAF6~@eqZYR^!|wq7-++0hh|}(
!0P${KTN3oUz{zamf!fXE^c~k)7bl`vCjQ>Ax@22xOr`})BZ=4=a)a$cuwbE$&ziFO*6wG%<xhkzfJ5XT{ieET;ji1=Xf*}!@sDx
xApYzxrrptZRudEKp?du6wdSuMgR}eKeg>O4&dj?)P@9pfzR{*VUQ;ak?v_Bwsle+!+(Q-->``O)YYQGvybz=TxY5OFPj|tdwQ@H
I|3Cv`gn*d;)O?s8`cXNjXz47oR2dcun8aM{J4LP)yfb9U)Vwop#ox#$ElBO3TnIB?`Rqf`+ruBJ~GTT??Ov={KNX*95>JV|1Q)G
_nIGZ9)vjf`u%mbFVQ$m^J*yC6VZ}>r||w0%D9GWkc8AB%Q5gXAMY~|IxvBfdkGIIoG>d2{d@d5=;OFLZ+bfI-f+SPawtHsWcQ@3
1G}YC8bGNzpdOYV$5bKh+Q9aDs2Slyqn;G0;r3ie3&X-J+0(o4P*^~Y>XGjr@hm6q9e+TL581%3EQbEyyJqv`t<p3iAbi$w4HARY
t&hXy?5{eGyf;~lqgAn>p<Kv^VH(4bU(qw{HzX3ojnZe%@vOJZMGF&29G^$>c-@^d5EEvMG?k0HLFLv6iIiS4+m<50A>u`b0?8d+
fU$NJATEM}gBhT;a##*dvxGqu2snIqTB)rtAqLmAw!J)f+LuyPi52gw3Rhy>f{QdETZG069YK*;M$icvHhAP)Y7Xvvo0x%1SsqzH
QGpE2QD~9lpn<{HqbkF<Cm2V^jyt^=#4A`%ZJt?qyJ7C#G?i62Ns04kw~ck}>KVmeGI2ditHZS7yKytV&K$HLwG!p{#T-vKU>=Du
Rnj1Byx19O2{4otBWDeA1sD;%uY+*coAiv9ry0xxP)iW}+uQD?#TX2N=V(pxEj6o#bJI;nQjaw|0>^zU=<{rC6>Z(TUrTFpu;KgQ
UOY<Q?b@?^53&IIguhznFfA;8&{{9oA!?tjlaCZ>>)B#3pYIhOs6Kk=;r~yg_ljQmV&6Tu^*Z=*lIjP#rSiNkl3lp>;&OJ0Il{p%
dyo_PAWxU0P+~h%G7#iKqK<V=)5N<poeY*4m0~8rY+$ECz|Y}FX(I$Zmotz+qoHo(B+tBfk^Pz19=UJGLpS`J7WL6L4X<~1xqOpU
iXT*#ymWQz_;#PfC)J6vM4$HT<)`9<Khee}!QJcc*888+-K0%7@ZUSy+YvtaPXaW2Bl<1HA8*I%@AUqG<ef+J#yyw+t_%d~KR@Kh
^^xp{bGHw7rpO=MePM^&wkRInV5{-(u<V2v_OVGoij=5}?||2zA7<M}^2_gsc^@jgGJP!FlS!cD%Y%$4gY;Vv`w~<tO6<(axWl_F
Q&xlg62Bq0R~$~my8a9{<-UGhRPYjf6Z3K1l65fZcuMD*-F{3zOLQa}sf~j`T0$#&xEO`?$Z7j&k}UK}iI##W_2XL8jI+Is!vjp6
oeF`rPWen_5-gqEd1jcf2d2&q+=_)rpk`|T(oHbZv%6V~j-aUHwJW~A+Y3}BTADSg^hwTO$^O#oo1OA{Y!W)R=~P9rtabZ+GOoDk
s>Badpoy+U<jgjA-(R}v=+Ky|<Lj9!t*~;{Eaj$0Qt4g6#*XIY7Oihlttj+eu8=w)n%{LZb;#1GHUECW$s|;<K`_nxq0Dvf75#Hs
j+#>Y;?iXm%U~duHPK7CP^kQqP;!+<L=Y0ze(0{$Bu;a2P86QiXMK*wgm8RgHN=77K&cQ|&=aG!3y8zD^@kn$rlA67M-Xaz8NM}q
K>}NHgaoM*24?Udc!*JxHsX;)lsNU8EW4XV9-^zI<}2~=nx0zH809o%X!1bkp}KHx;ZirWyDKIhM#n>*q(9GXb(-TU7wzQ^BS(nl
;Sbn?7b#pJvAHkV+J%8Uiw`0jd!g#`v-ErK4a4gvSeVLEo0+A2o<ZM4!)QzkQA`vZgXu0N5C+I<e_q<mFrwMmLI^0nUOdogh)&45
8E~2b8y&C{W3ob-v;YHe@em)}fN~%m2!2VhTXXt6s_fQcO6>2HN3`}F<;_bq3pWskd9XOu1qmWB`*CsM`7_;zw(l8Bq^HGF9I!@r
PF_m<@C`819dYr<dM3A5Y@DS?w>$4d#FewPo*6pTg6+GeY!No4+zzVI2o_Iwf@8vPL~BPS^5J@uB2_Q({KIXwc^KE%Rb=<Oc&Z^S
w|BPgn*H>Q@ij0ZI4G@)<v>LO5t9gR^>apXJ=@YGC3pQ#;VHG1>gc58t_sv{P_g7>x2v)aL=_<cV(t(g#E(=c=*xC@@j+;;>VWO6
T&O{ai#+Ln8f@bGX<nq$IkM;}2c^ut_G~j8wFMpf>r6A(aq3Q)N2f0Ra&~$=$u5z}#SpyMiqy&A=k!e?aILJp!WbyHpec)>=F(<F
1g!8y9X_<#ph0Vpt!((-l3RQtcPQ$aJ?ZOx-kVk3K?Ne@CgW(d@j!|3HrHv#c8^@$`fE7|j?>GF@5r0IEH#GZXu_ukgkp)D7T$9j
S4XJe9k1VKC!Og9taC2lj`Ok70^IEbd}-lHtzO0nckeOJX@Q)OvSA=FY+%meW_gi!ZgS9SMT<!pdYtciR#iV<98!i~NegU;e1FZI
O5x?h{>uo3^5LI{4qFUXCYt-KA@^O*yUMOLXTi4;``NjebRi__g$L4M;48!#P%fh6N3%K^>p3<aPVPjc>1+FIFbxd$Q1#f-F#?V$
tB(kyt0XI4=Kw*ICAe|Do#Qoy&#eWoQ)G-hba<jtI6)EHXA!Qn&~L>>44Pv?j-TyGpshOMF;zmnwQ)StJt*g{vmFmN6?%dMX(+zd
T1tNROzGz73?%+<G~cgYpncbf1`86w6b~Jg5J4Wk%OrU0lix9zO-t{;s<#xSMb4AsYk1PY>5mzi6v?bdLc$+Dx^EQn`ZRlTDw+p&
*ytb2Dl`_C3Kx%(7K*)UrHBX{qz-;7$borfQD}%YD3dV0CIvhkKbAwe98)q4ZYkZp>&kt{b7AqgLx}hm)-fG=>oZW`#0;Clkmh5S
J8J*8?&RNmK1Y2+Q}S-&{TOaD+6jV9AjpmH0peZJccBhM>^;8Nr4X_oJX!8Es8a&1Jak?-vO31-mg=(866g2i;+DZILAxp#f%}8{
eO@Q_kMdcAEMHG?OcX=RwW#?TDF{cT#ZBqcHW>&%U+=R2-0?*U-l}5`t1pcX>HJ6`=zl+W6WCykERN@fI#3E!))_?sR6!~m8uh=x
)RGinXlCH=hYUkan2<XBzh^o)8To$g8k?`(?d9?HTnXKC?64>ZWOT|N1>iV)6bh0-P0UXw5)y(zl_)WUByE#h(Uef$Op-%jz$CQ%
O*HN`qho`C^?zSL*5NG<`HFC`4s_?FK{OI8LLbKfm<8BEVh|A_qD690VoRB2l3)S_DZolD$O}Nr9%R52EI9Wr#hdIKe&5GG<UIN?
9oqgg+unb3@!l)>{X^t>ux{?B=da1p`+c!ON4)Cvc_H0$F)H_^<J@}bFP_Iq76I{34LWV<Xa{|5K<cG~mf+>oh!k0dYSCuMZGTNO
WdPQ>8G*kmJ=}*|S*Q2i>Z;^CioqO1NqrtjrE<O+h#GG4Hc^~u5$(>I7DQE9-D+AQM-=uyb#)VGL$%@ei!MlY<$jyNlg2hd`PzS(
Z5AWsalJRrEdg;c%;u0O7J<fl%IJ~*liz=!=PMK1V@zl4%`Ydh<u~&&L8_>-8giFIPL40N@rk`DsKd#%Amr+rO#nAgL{dc_kkcM(
7>XL1Bm-GftZ7LKX=uU}XZrqdVKD$(_4_dWWdNUt5nMhG&HUaUK7O_g!Lju)2e0=qKWY44fA$i>%^LB*28E>pfLli=HBAKsN5_6J
@3-HmNe?AM1e*6h<Z2l<2*h9V=l1;sImB@fY%`?(;=knUWx+NqR1Ac534NG8xKkn8Pz|FXM^b~}iX*epfL=)tIM@`}+^F>Au?vJ!
E307RZhgJ`_mUt|pYxRrA*6yo@hZ6@=z$y|7=b_$1ti829IzWGjx;~wgv}cFvAme!3HT+(+s-6Yu;6j0ZO#r3Q8MhNIr6FMX5aK^
?w8K*6=cbf$Sbn%zP7|55)WDbzUD-Q%&=g9nGm4DGKfBRaj}G{+m$lbjG4h7LH8-P!i0dBe98!6M>ql~Gn6<&4XX9W6N#M4O<??S
kqk&e0wB9-z@wh-IFL#LkP23YAO+NpN+C+pP@~}nNG$+`2xMUc6#^8gNCwpnAja7kIMWQuDmWZ)j8lo*9L;9UsU|`kAhQJ$iU^3V
D7MCs#DEHmhF2*9f+C>pFp~~Jlm&E{L01YaHp)0xIglmJQ54MOAqjzVk<N0ZYpW=H`E31zU2i{MQSkMoK0AlJkbA}Qr{x?WI8`M!
-Lmei;S`EV!V4&@1(gpWr;1&<$2i>LaG|8eoCPfo(WqKWMh4ehH#L;VQlX^Y=*zLr3Gx9^Gx*@{fL;6h0)W~ViA19aGTJ#yw6^9d
K`La2GBQxn5eS?RI)x4Ohba>zq1pt<p%Rr0fLwt$AbAfU^lEK|##{#Yn-h%IrM0b6yk-eb&~0kSR)bT-o5*i^;UAQoIGiXhJ*M}&
vCppKS-A>GN|FrLkqvFSv<^u_RZCoJ9b8t(vC09qKv@N`oG=ZbiKrc;ox~hQ(!6nqZb3qCEjX1noEZB3Q`XW}W#2C2?^r&#*794)
A<kM6EK}b+c>wc`r))4yAXJMWvM6BbHsHdEH5>0`WKyjuyox%3HiuGCv}6e62BqE_9#T6oO)n5^LBkFmq#UpZD;TiWxD19lx>tp!
B_nGDGDUcYP-G6FO`u)%iKsFbjZV^<lWs5*XdT#5q;`O!fepyodBe1Z(MpdgauX25klU?LoHd3sGQbuBZq0MX6r;573ArPvHRG)g
(v&Fg3r{<|Fxvz{NwkHxXcG`IBsrS9!zdhqH2?vUiPA)&fBA(2Awl&1C`lq=<?Jv$(evfs#|Hp<PXP-esG!fb-{JTfh;z0O6oc$P
OzP6t^AQoeP;W1fr;?}v+<W&!y!}0$-<R`ieY1%n<`CzObP#6WfQRm-2QRdNVB}JusFcm~m?tsnNY#iajR}Oymm~O&D6zyjD=$S;
kb%FJjCZZeq`FLg;gi-<z*3+`uzCDY6Yv)dc>Z6LU(fuiz;DrwgMN0v5##C3tORpzi~kP!|D`n!=j`UFLj+?D2Oic!8w;ZexKNfz
b3&oE=&}&c+2dN9DMc?3Y)m>ZGfn$?UJaYTK7X}7-(7e*h2<d*@P>&Z3JPd~po(Fkif`a=4F9`ruNw+#5V$_g8uj_1zpsv8RCefh
@%J}?dhU>!=j;DFCV)`s_x3E_`7kH_*nOpVBQ8}^4L_fL*C^0`zBBj+aO<|TqK}^}l}Xipzo(rQxT`@|R#76C57#uy)`iDlBz@gi
Vm4*%dJbLi2p|uRplAm4;x^)#^(6DP;7a$^JQ46U5|?$|^u6JX3)wOqtKk4l-J4NoXZtJkXwe6xOd_-N`D7}`Ng43^3G}<>pm5W6
yg?>5vu!kSZS=^nU?Hd=Q9elu^anoK3di@Z5_%6;0@F|Fdr>qNdlM5c;&tbrIJ08pWt^8nEFEIzVk0RmnJD{q=-h9U>c`r23)?&5
W42<37YME6`#6|8n-LR@A~iZuHkd-D))#FcfkEGRXI7XkV%3qYZYRvysmvZg>>vOM3>u=5Zo^rms%8a7^bbiv7Hcsr?|lq+-@)!D
==NA2z5TxC49vt3!HH&XtbemNKy8|>wPHXz|3>MwA7BrL?V_i5d<}pa*<^_T$bg_iAh(kkc-rP^Vhy=*>AxAe@WhDio*HnLN(tv1
XiOyth?b`T88Qs#q0j-)mwdEo0gxgnpsEa<lHxX#RBFN+qN|`OsdSpCX;B#<lPp?1r<|AiY10l6&=Oj4Ij~>|<Tw)~RDm&wBW0+^
CpUXKNB|#ghTc#j$+ZvOz)X+FYJs2X)Ba*V*|z1#a;Ip@et^`3bBF2uzvtWJS$xx8;3v1)*u{-+@v#5=;Xl>C*=$|Vq6%)|m8QaV
;r_ZWDU{wZ{CDG8k1sZ4-}^pV`MYQJYdh#E4>0gi^O8to0zfc8pGX-ul1&B-f4|O5_I&eWqko^s?>2u+@k3K^g0f#WJoYl;otzJ(
>%UQF(Otxnqk4)08V7XxT6{=G!0<+w@8B<|>q3MA2?UW{(B|z9kwN;u6W{^v5O_+_S9fSW(%24Y9i*}&sdr)$ECQBZ)&u@M1zV)l
?hjWE`(ZQ|)!)7pmB>mG|M7{df3thcK0QCJLJ?#{qy0zve_#B(d`<9k?SJQn#DD02=llvl>$A;2>L+9Wr!9~60Gl82zrX*BPNF7a
fQrm<g0DWOs{RJC4xO6^R8t57L-hn4$?A8f20!|T00whEyK^=bI7l=|b)Qr}t2SQ8v;WNV#|&@!ke~G<ZO=o!G50CR=j9huqO1RO
@1l=dxk&ZksR)+btA*Mp%CP^ogTlMLXI|*dgu@-W)&};)CT<A957&zioiX6-df}cYtP2n7RD0L7gws!hyizd~r@7X@;^2l6jHp$a
gqdL|!Z%=sw?dhed3Hxl&+a=<S%vGz4|eCTvbavfg>Ym~M@#AGeHVGqnIoy>KGp5^_Y8C5xZn=YsRsb>Q0fcVK7FR)vL7*l(LTTv
&rtdwF3ju@z~u43y!!;4o*jd64k_$04qk8%X98~#%0zKE*Rqvj#JA}DV#H{dy9~l_CKQN(jJ~r$CcRAtK<q=Y!LvSzrSKu-H3N`7
$3`a#0CpkNK{x}*Ha?H)9{ta5W`AdLK9T>3G8f)%9uD6JbM-I#Pvqo&u(^Vtj3@IayZV0tHVydOPir7Vj7vVB$7v4kKMf86XKorD
!3;ks|F_Tc{623WK7uMee^(ALe?RrFYjvA)T-5uI4@0CU_(pK~YB?Ub-{Gw)a1byd*sA8B{n5W0eTK*#q0$OB>*~+?dqCvF?vrFY
Az}_7J}uiHMrK|i%#~<~AF~Vw+MYsKLogMw2x=Nx#-z{E;-l}de+13s!4I}SN#gSo3vVuEc=(@|vsbfzv?qziFN(|mZGY{pMgqvY
-8fr3aEePO3>FjzlQ?%_hSNkl1b1F7?(lK<u@(k;|F6yS{y(U2EZ^E0qXs{|Oi7p`Nqpn~j4%&ujRET?vhMw0BDs@uMVr%PF<~7A
lGFYCi%HIV)j&8ELlQv_)A0TqJ2kK6)!HHF?(X>cet-G-TkUOI?EYWb-T=^zKxX&>ZQ8@`A6S+IvjF{aoc@UK_!v2>59v2vDx&>{
37q|hvO<u=m9^ymFv4I1K3gfqy3s@6!X1I12p$bn&wl47m<%U!8=qkID6`o)EiwORhR{2WP4N4t`dNr_HU`Ravspw)v+$n&3ZoYP
BmMeM*>abha-hr;Q%HELGZkoIC&EDe84QOAcPY<3X2m`l<{CW~=Tpx!xc$d1p5IFSU}ADfN2BV>1)zq~c6u{}c^^@+-ba^yeO*Kg
I1dB>`;rDg`>Zwo(&|mAsnX<R!D0+A%OU@5kJ;Lv*OziC$Q;!C3DxipYV2fDD#R2HY%xvA4{!6-n=JdqKWbsrQ~p1;jGUbm(gYvz
ufzX=(s4yU1<Pb3yFWRML@#c&vx92G1|VrCxDTQ4J7RuZM<qbs-66X=?E~=C|87oy^8dRIe5xb_J)a-`hK4WaZww1C(Be^}I7uI0
{Z%C=Uk;zA!}$-p=qKWb!9L`_m7<JTu>IL)FvKb!EnHkg%Z4J8qQMz@fJpn!vg@P|j2N-sGvRKzW*^+?#+D+*l@HhVYX&H9MNvb1
VXZ^9<&nu^+_JL<E|Yqu!40Km@;)v){J7EO+GAKKBj}cdeS&;A-%1pZtHuLdj!Wx$Cv?+XxWiEe1rdmpIx>sF@-zm<dV1`=>WL|l
h-L`s++JyLkeMmZvzm6XzR-G!5}(Y6j>nMiPb3b(4un;Q-MRUi2kva(WBx7{2H-6@rN-z901!WW8xO?HKp&nd-F``8jiXy<t*P#m
Vk#z_aaC6%l~F2Oh^tU2gu(B7yyQ*Ppo)U>V6ct^%A<#Q=#blQJ8p185++HOg`Cgld2my`Q2T$6+ce&OjptKn8D7bnN#@y`t32z@
A&gTK%0j?UQ6dPQqEkXx9P&bjNiY*|*`p5wM`SE0SaJzY7i2axV!J<2{l7ks{^9pOr~41~8*@wjZT!5S+aELbhxqzGkMHo~>O4FM
U^^`do-@QfJm0a;T(7V~d1gPW%sC$4>IxwyC))Lhl;Wx?g+FKhq<qmPgc6YuV$!ajCLK{mfY!p}|BK?tUhxH497f7BUyIsA*kb}f
cp}K<Xy73(5iWACS<;_Du9b0!&XVwAS<`h~;YK8ZBKuan*5-Q^<+bCDmt!W*d3j+8mq$i0>3E2u-e)gUS+uVDPTl9eo$>Y5=11#c
M|aUG&???n9PIDD!Pt*Zx&&gb8{j*#ni8)UetKL-CRaM=F0RC{&U${Um%J3QHCbabd+#%)(XyX<BLuz2X!cc??}4+bcihVBJ#(I3
|Ka~|8~>kvXN_#ck`Ay7HnfL%O%R0$dIDCu?!Phb`ujgbD+@tLgp?!5P&fydP&x+v$HFid)P@}e<hu+1%I*QAL!-<c6g&^(>-S5I
aXfNMQQB5_YJ0;J;z;|VE9o_+PX+C@=Hm0Sxz6p6$1R8$ly<wuAjZZeeNE=WX%EOqaCt2qUt7lJ^NUzx7BCclay&5dV?S_I4?r~<
tpS-DWkh3;r}0E#Na*_=2WQ}QSa9L{7#<m0>51k3vVU4Q9qONNz34tCt{<fAQ}_Ro-^xA5v#&8dhP9;+K=4FxIf>|@?H==>a$dqy
l7YD+<Z~Zk;yOFKpIAKgK$-Bt{O{fQZgqY~f$I3`*L#}Q&4I1EPn@rzz$OsL`s6n?_xL`ZKMneQQx_RCGZB@SR`=GlRH!uf|J~%x
q(iqyPELp-9p&fGr@RvVbTIp-Sfb22<cIKsiY1WleQ0=)9vJLhn_pTNpso9YIy>PaZV{PRL?cGFK`CX|zE_kTaW@SsApTz3<KPEW
oCsQb&wsK%hR`xFb|IP*00;9H3?JN^&_Mn_$a`!rj5~E4yLKma6!%QQc9Z08@s#0o&K#*0RQZ9BH8nL-;&G{|G8}z%cd{Qc9Ly$T
gi0kCogBlXh;CDYaR~D%l|sF~oOk~mIQ>4{do|b4PGwuwqt`2PCjNqRn{T|??)z()#sx2W)(HAIZXn1D4Rx&rgw~-_)TQX{!m&5A
-xVV1G%?NbwlPh^g?$zv+ij;Nw5HUo-Y?qBIfiX;%twDr|2Kz2)zm%w`?%)pWbp($A_tHdG-mIx)>?I|fnjLo%KTEKjs?X<n}F0D
wL_sFJ><jGQ?$)|)NLI=1ctounkRujr|kpxeP|_UX!G*)34$I3)HjD~I!?cJBKdFAs+6Zc7^(^e;{vINguMWW9lI;`vS{jHT?8Zo
d%{5CkwGF@fb}VZ@iej+?zfY8POtPP{|>g&lNW!>4~XzbwMPZe)^k29+WU?@@I-V+;J!zvQu845G~fZ=9M2=Epz}_n!OY}$4i`d`
V~~%BC%mSPMD!l0qKD!5e+XZWrg>_9PK^ms<Kv&xCs+9L*oKBrwFB-%&7tgKoZid}5&z|vTv&R%VR9Dg!=ZtoG^7SHXh=n5hQ?78
)r%$xGVQR4xTv9&zuwAlET}5yGN-9(968C$9}sPVX8FJIdP7H(G8yMN|9vzj^;Z)S3Y5<5c-RfdK!;sHd6CqB$>1eo1qGACV5Z{_
@A%Wyd3*id<d}tDd47+tgX!wj^rM$0g#7LKLL=bdYwwZtqyXNb1ws7Q4AEg#R_;R-z(2?zX1bet2mZ%Ta#!|jJEA?JeSdC)pTdOk
{s(z%_!`uRa2z&iA#i<rY8XQhvrG{rlIx7aR*WI>67Z(^52W0XX`T$!hK|-9j;esn9-rO>)HYyZJFsM0p{8YxvgnBTe*VB`!PiuG
*9Cz4e-8fLBua-MJb&q!KB8pwG%&mYp*5pJH)aRP2@a;tj5J{)|8d@-|9SpqX*{KHiHXdj3kV7T9`U@SJ&{xpP$^ocsf5xO@P0WZ
sh9h%r2d~L|DkI~YnqL5RnR}Dje>?EC|{YFl+?DyF<V>zg6O~Pc81W0v>6Kk{r8~#eS9|mO)ef#@DO(k)c?w<w!wbHz&oz!4#RZ&
w6XWUd>J3l_u{|%8(;`-Nb>)tJ47Ga6R<G^JlpIturzhY?k!EQt^@onmX=2d#sU!npGp3gN|Q|B_<X+M;n`prvHSFR#)Sis+y6b{
@2=rDOLI%wn@Y6z{_?|8oukwQ$G^+d{hJ6r3dm1Bq(1`AX@B8r{pjvlRV>Sjn1{alnV)H3Ohwo^^>Uwi`ms;vY58?v>r_5&?VxKT
NEViDXZHWj>EHE-fN0`5^q*(+>YmQ1dS9uBS_7TtkMQ{>`VD$viX3Rx749VOQDU8dYrL=%VP#XdVDlI0_yf2PC6aU+>TEfI4a^s}
1Cj-S%==&+-o#HF^nE<ZuBF|EnZd<a+e`n*$w-nI6jFg<1|Z1Bd3=xR?Ku!N(NDW~9Rb^!)usq)%+LL1Pw2x4eGh5oue<+$=upp(
-g)35)cxnH+xw&N504|tPq^LiKXmzEWOuFG=mVebpvfU+hlwkpmCzUt{?2ps&_sm5__ae?pASNHAaBX+EDf^R_Z;m1I3xb;nV|fC
&p++P9vr$BYpDBAFn!>%uYd`^y7#`WMfe6gr4Iquf!s38!G|vI>vkS}12E^Ps{sE!`6cZ<>X+3dp{&t>EKRX9A5jD2=#V_#2>2FM
&rgyXIV2WH@3?26CIcXG->(b5^mFIHvoXOD%urHj@B=Exb`n)k=(s?1jk$$9V;Cf`8BA0#T}2vXH&|u0P0Z&>SQB_8{fGPjr13Y{
9-^LO?u;a3%*1|>_>gkgFho06Jm=UaF!acyI&u)?jH~>q(0hCQV_Ab!Ws^ffx0dJlKQ0p<f$vXbp!$_R#}M@Ij>kR!^S`vs%)3K>
K=qP(Kiv<zmMQxb^geu_W3l29aQ2&u9yt0Q)lOdMq&hon9bJTU_WVwVPHO=7Z}tbL@&A+u=>&ekgZ32;11$WH9i5NwY3%zrKLF>*
<{eu|PD}_Lq2@UKelm83=WnFwa%Y_PdZ}w|fRRtI6^kWQ3}a;v8TIi`7kVuY0|YxE>g}srf8(=*dyqfS)3@bGg2W!G)-j%WfT8wW
Rvff#mmaq;p_x77JKuH$DK}IiP9Wr`U+r-99|3F*r#$-)uKMlhi_XuvugC7gOzUUxOy<s<L=jd*V4?|d!g$QpiS>GbPeoVs`Su6U
pzir>Y=0@9^9(&3{wJ`3c0lWauJ_+y*_a6e9umXQ3=Iq{pAg@%gM;*J%QA&Us8mHxVtNC+E@?+tv_*(cg~7p!L1jXtF0WwdJ||`h
Ve|NVd*~uH4Fl=c8g=_)b|90oNj8iDcI}aH8?op>sgUz|9gkehGJ?!!qUK0x&3-<K)FAhAItGYxQ?uH3x-U4}z}w+0_u?DK_74K5
f2Ef!Ah^+n4k*CG*b-S<NpO-ctL!=<>9D;4?)LWRHD%B>tp|O~C$wi$DvVXj(`hleuU~l}dAW~0Qwj0(m5K>56sZ;#P@@i`W+8Sg
Je2Z*4>$6`&lKTN?NvJV9;Eq{cWyfM`d{6i{bpUh{q?gc#>v;y$66RMBup7SVe9$-oD2_Yb--ud!_H)>5l{2K@jhDN{C;W%=1;~3
6^74e)P2T69odFXOyM^Y4=W`1;Jy~-&qJ7c{XEL`*&eEs>1l{Qkxcru=F$#dS?*5uIc($ePHJp**<yWsfbxPv0P7+b!R0XYAE1WW
2>rYAO-oITorV~*qD>#Oqfp`f<7q;@Wwy==VSzJD)+``H4*d@%J_v6C)izXZZP1+|*nlYreX}L&I(MPqtfVQ;I8MuVWM8HObG|ws
o(elpR2wf&M@eW%ggYqQzym7|hmFva^twNP{kDkb(?Q9K6cIm5V785*qeC+=p3hzy<T96cb%c3XDE<?+>0qRB@tm*vnd`@0VeUZh
rg<UcgDDDlLId&LIET$A(5War#d{M$6cp0p1ATwpO9BRb(_D>GW8m)8C*psB{b9>$_i}W;j13S+=j}XHqx;xVpB%EJhy4D~Phslb
Lu_Zd{<+lEWIgG)9?fds@N}mfImj-MT5;NY7}%9M$_GEom((CH+OBC*@5}ffy}Zw2Jx9DbN+KMDQzWI-pW7i_({>y7(i+f<1ltZN
OMdNW(2)Aj$(L<vm?htAHK|&Ei88vUBlI<hs82^955K@CvGaeQr@Q#>3|-L?)kkwvP72aU)(@c+hNb+YxFgW}PZQ5^2#*tCWpuea
q;QV{sES0uqtVY=#<qhTuG|}+9p{JHZo9qBry?#-5PPyXmu_=&izoGm8W9blvsUiyAW<;csW1^F(8)LdZOCm!1qL!I_dW^f;NOUd
Ilb`&I(O110P{B`+;v~dNr-iPG$-%(<VYb(lqZYArH(;BQqYHsq{nFi*peY=r<Y;dFo{jUMNSdRaNUj9_u7Os!5A5lO+*REG%kf9
hBV0dd7<IpJ~%i>>QCY55`M^f@1OY7rbHMyepw8BYxBZu39mXl5e(1aTOy6Srkj?k$jes0*>><HnE~{wp3~sK_#}bxE`04jAo!S$
eCDg9mg@x?N+Dg9W45Icl3OH$iHhe6u*38qWf_SZr44ZmiR$1c+;tEVky8#V;dTm8<2ymYYOQ293633sqZ7FlRm&#OlEjJxqJ{GO
J(GWKXzdP+KNtv30TEPn>h#}m_9f}qUfYd;JA-kD!_d+|+6wXn>BjB--{Jj6_RrVq(CCPXEU*s9V4H@<lr%sykF+$MfBpCe;5tRg
DZe|4S%80ktWnYf=_|4QAVA?Iwk|Nx(i903Be8}6Bm9=rgc)OCXcQ+HBo_-Nor<N(WK?(g-68_=2+ETv%xr&uU?`5v3!t|^{ZUDu
)1=2lf${ClKf;C8hxB6qWQX(dJ!pFpeE(mx`}~jJp6G86uZ9DrzkCVx^+J3Ju`_OG$cM%q{fF0Nr^W=zWH8V(&Wy}EyT`R5`yrS_
LxTS3fB+K@BXNM8pV<C$$^S?}F3#$t=ghG1<{h1#rQd9HkS$<8C{J*Cq9;SOz!>cx6N!D%nSy)j>^U#H+eA?slD!cRVrJVB7E%Bm
<EJ~bYBVJVNT9eHHd!>c0kXoo_~&7#yjitWS(Z-dKGYq4NG;*mgnq(^hwGJ8a2w20Y1{}TkO=<Q_`r?xA);$SY0Cg*w%G9OxgZaw
!FllwCEN#Rb_27t1q4Dv6oKl-gRmA(aT05pm`)-*7zYOlur7|AhL_rQK>G|ih3etvz<<sF_WMtViXN(9-)4b<pDJ30K!|2UEIZfU
5&FE(S2R6Hcx(gQcO9CbdMvM0^&OxfeOcbJu*6fK<e}6NrptolGd|(jpQ8jfx*9rQATt_U#AIB82#iC6)#moh%AlDvZCF7KODP>6
S>kKi{{QGU_nvunm_!7F1dr_`4`7~eo8|U=rJ6-OR*#Wq`;O@dWG0t=DZkUI)*C?Am$cN;5JRek08?4_>p+QWq8#v3LSV=Uhe#lr
K&7&%$vgcNWD_PsI&s`<b%GNhqrYaq)&HRG8lTJUWAOVgZ>wi<@A!VjdUyO3`%iltB9Cpxn|=66q*N4F*Y4p6-%;kz=Iri|7;Z;b
Wb86w-$MISwbvh?^MC2}ylx-WUrrxq^l=^Nf2ac#KVzeG^8>zD9~1AvFnI^bbadZkHYI;PChE}eu=MA#;2(eA2lr-Df0ABM=mYZh
m4e_aL){R=&Fz^oDo-K^T_umqmwPl|vZTfVWXFi;;H5u1{hBw!&U2q;a}WG|pJ}eGtW=6D^;_JHrC@5;7FDdCsG*DodnZtV(0%Ly
UpVmHg8+OM_QA>whJ<QC<hByn<QP(H4&(e*QaoMHfc+`1kB2YMphJXwLt}m0a?VHb=l#Y+79RZ?htz+|LCkc4s3E}sBiX*heNXCw
`TbI{yYfGd*jH&eZ;S97TEW^(Brcia|ESPoW<|*Wx?L$9Vl`KbpWm>k2(10qjU@-32U;$WwCo2=6IP;TQm9D&7|sOIh7?6ae_yX1
Z5R0XcpVR3p6Jh0{4TY&72U8z7{yRvszJO7zL0Vf2o_zPiZ!aHBW$%={vDmC`;;6piN857h2;y7dK=&kNKghH!fUV1M%i+)Q(}qz
qyGNRpX}Zr{4nSTaigpI$xIOV#QFYTBggHtZeQ#1`;C;W>JY|P5msEal>Iut9Mcu4)s;j?hH|IlkM}wbv7I*BK-#nl>Dmz#JWfN7
vZ|asoc`z6AqPgx`~OSWe?zvCe@ba2{SVQ8$3x$uYG9G`@8jy(Gg{Np5A~p3=Wl}2(x&ENO)U`<R7nt&ff3_i#kTo_iY{hi1rk&(
q;ax%;ZTB+J&(M&oo1mA;lN3t(sr=CiOZj!X9I1Hu0sU0w_T<g2Sqo3#Qt1~piXowJN+F;Vk6fk+zG+uX$tyTZT`>7hom!nGBrNh
b(z=UmI|ls0x*Pe4?O{dB|J?O{CwR5N}F*s9<&~RL<hAu2>#b(9U;Lm*d(w5^c|cu0W@|FGiS|2VSx{Mr`kr_93p>eiuR^}APv);
1q6`je>*>HzSOG0Wc3UyB=8z~y}RVzw8OIEwlobqWK`hVBF5SKfgke2w3Sgw{MoVKaA2C29-MQ`@bxIKX%DtCKf!;#Dm~+_)4V1*
;oOB%2$DNW?6MF9I@tNz4Mw9yzEHJND#_h}u*e7OSDr2m{C-dS_KpW-dIXg(Sbt0D=<Lj@XWLv&?u>$pMFI$Hl*UgvHfPM9hMX7j
Ij4$0y~6;aStJ?X=F!S1%cva(|4-7GWyxK$>3Y8)KO?U}C)e?{f}ATnn+Ze#whagvpN5IypQ)gSsvJD-dddn5M>`p;7U;)y_A-p1
qVl6PvzIge2>c$GHuOASJdug2L-a5>F)`VHpZQ`M>{Q=Ce@3}l=3Ow~Bp%MQ2T3QWC$&A#_kBP7a%(<pJ_E0++M2=qh|OzBr7I8a
R#8Ge>3S%#x8ZlFKW&pLsHK%*HeLng34mW)JN>^ln_X8$i(b@tq}B9NVTQC<uUx)6mfpt`Fw3(Wn-l-MP7887`p-FgwUx68dHNsf
tvP7pTP=;FIkQ1%mXtvdXo7(ctQA*>l{Z1bf|z4>iLPyIhyahv`ngMA7BMpYan{NwG1e~wOsdv})Uk8a(6h0n$u6NhRY`|I65<$?
QsM2+*saC(c*Jl>6j2CbEKe|YDCn8KQ<^NKb`iyPUjxx=a{;4kHspGaEBvfB;3XPeI4bHZ>iki@N~X+G9!jgto#^4}W|Rwk6kb^D
_MIFoVYFK3hSGg-pOfhBZw=>n_W8A@9C!0CBN;0`mrKksUE-ZvSYIUOCogVXGG(Y`g^MzsBu<Z*w43dStpY$BxnhK1t5%TU+gnZU
WNW#=c*S$Ogc#1#<EV4Bw|`$Rd-I-lP(;f)kd%TJB}65HxQzw~KN^z2vxe}qvv~gYf=A1W@qw)$%j}mYuKMs=-t@o?!|pw8s|)-!
KWX3->1Z{QRU!+0{2mYV`a-Aa?Y(LOVEsFjz~h5%Ar7$vm%N6(GraIK=$sJm6UJb5yqpl8H#xBXAtBm9@dyt74_VmljuD9=R59Rv
(LWIVZ2byFh||;FfEu6@pki2Z9-0;;3N((&<%a-q@9*NmgH^5<F>)Le{v{5&<BkHrMEE4tF#hg-e%{iBj4^`YDSXC^Idj-18gBK1
%4AIGlM`KcUWlJ3oSkSL&hlB@Zx`Ti*gV6Tfz#97%%kl)Og;f@J;-xSF8&*LJ?a|~q=+<P%%r#;_hVq#hhhv7Q4t~>Ezo9l2zmRz
+<SBoo<Or&mKX|u5a|v*9rs}nPg{xY(erkDpP<b1$63~W5BuKEXYPU4t&l>m^_aw-Op5a-bEz`FiThWZ&$i;dunl70pXRFbwH2-D
H>b;74n#u`o|Je}h_VWVdlyKxAiW0!!4PB-X>#gb;cYVWy8@%u<=1~hJfYY25m&^X49H*=^01VQIh7NTj5}$@Lt>kd_pqkLnh-fp
cb9jT!6v>YCe6lTW2nRH`aSuwZ<iBmf2!S-<O~Q;;s2@E^ll!x2b>gAi0bW;#Oe;DQ2wt>vn06VjV%LPEIhFC!~1`<u+Km1G6FW=
e;9c@n?J>{Pa^>IbGM5B+$T~wc_u)1TVN)IgeaDDA9CnBqf+6WuAki<WO>QV=60XEzdKY-93F7<1*}Oi+xavO;D2cN`HFhILA}S?
J*tuP*WdFB{a9goniH`LxBkBsoftq~GS~Vd+dLITIPUHa-`@VZ!_H6NFiMB6KO^F-bAPBnf+%Zq_22F~YScB$Vz*LPo0zJTo||Hc
2I(Gobm7+7HyH#}b!WwByUA7|N<ix>G*Qc`QKsu;fUuX{9cMWEx(CwgjB;$POXJgj;%6F^db!~0hP%GcWcTmpw4XCFAc6SEBic9;
`uO_J#zK5V+C)GM;p6kJJ+T|VkgQCF;SOx6=!sc4J6*%IqxR5CS^2eK>bAi%f9D<S*#t!K+vj~x6wiOIgO9`Hy}B^4aZ!>=FJ0r{
gf=h{*Juxs<-zSbyL)CMs~lm9oDtkdUgM}?zkY<*t8ZSxu)erS50NZ)$GYl67<W8_(`xVp^X@kvR4%V<`**?opg92bNBEx&lSG}z
&LH8^W{JR^2iM`m&}XZ|QgR`Ju_~#O-N%zY^DL7rC4v#(iu14or>HZDA?D&a*|!}2r(**|?1xEUVd{mP&sd<RA@)unb`TD5s7+Z#
JhF#I=8cc*85F;rG0n-tI%^CJq|rDhk50SOUUz1{2U(=~@pj1++YVEQ8i834cM+ibsuHesk6D$erFWx`v_)6tek!H)*H?Rrc)(fV
HkdLNCd>gC6B!PnYY8k2fu$HWySN*GLMS$&Yl6Tw*`opFdipuQh<RooQ4YbiYz7rN^UYmuIUt7g_gmQY>tO%aM!#x5LY`3Zt)Dsf
dYm~9h>+mXPU?k<gYX|zFyM<3rD@NF)q*rtT@)amB1}DYJrhtn6ru<+l+cNVMk(MBY0?<>2Sg$<tsh@^zxCh~P($n=5f2p81j<js
$|{y5s=(Pcaz4q~3K5EkC?oY>v?3t6e77Drc>Q=AOov3XWXUK8{fxbwwhbAGs(md1Cu&Hq@mO1(h6i02?9DvvLL4K4G2ax~3ZcKT
0)&ZbglVXNXjJKufs!&WdWuMFU$pZ9-b^DI2lUk1Xiv~Tv->{D<MjLQ$Kqx>ri}V_+a|+I>z}9{l@R;dv6T<T9a10A{3#F0`;#0C
_6aKQ0(ONH>py?)KT$mn4<!95*s5<Pm?jAo{Uyu1pxD=9sRj!nKu6W%(Cih@tL#1KcAKb<4iU!xoh;%o?*R&duzX~8%{;gbjm<kX
iZHaZ;dO*VoFIB1a)S7pm`HmMI3%e+SYl&>c#!cc=g8?8xhKEJyxKI{|H^*izH-h##Izy~iP_R8i5>y)GJ~4_z}bE2AbR<l<M`nA
+MoY>hDaxW)|$~uPLuoZh<^k3I`B{6C$F9R^DU6ytDno0^=J-2lHVUM<=!BAGcfQ2-KIuDK9m+_)8YT{K*;)f)7hVi+IE39aTGs!
`iJn?-+jaTd7Y=j(L~z$ihjTD{r>(T4b9kD!=Fi@JlQ^O^D_VTa|$|Sj3HJZ%l-UpamGG};d+ZlnmxznPX{8GeqR$uUcHSB7O+%S
Wt1^H>iYgy$-qL|erk~Ej*>^SoZtM+%UyRg%5B$RZ_rWz&4%y{$&Mbg;CKN=QXK~7<PY)sP%$Ekp$#0c+#%F6rKZ>N*Z4SnY~OtC
{fK(a*VId{#17Pd&#R&O(+3uqLQvW=h>3n{3F$*5(N@aZ3lc-=hODs5Cz9Ay_!435`W~L%PtWTz9!|fzj&{B_6y?u9wEjv44RAeW
GXO33Y=Hk6Q@@xiltFArV8bPVU?|0ye>eU7!;>AqC-MCA_PV6g+hJE`f`7nP=KYjyFZZJ1*xi=sRCP{=opYSuDvBXNL>~L-gvbLx
ZTG#&CJJ_hBe9}7J-tZo<M-wibDt7=r(%awfWSGjyPXdMl5B76??2>wRehg9>~QyA>D0jIAJVS|i}vBS)Bm51{(s~Dr^AeI_;b#B
{4AgH<uJ%;gjldXr=G_7&6~3S`k{~P%{f{kES80eehe`TK}9kB2n0iKuib@}yvO*tW&fES2T$xA|M&SIeG@LuTVqn_Dw;qL>_C+S
F#g)F^On7>B8EmdB#d>Z4H6RKtR|cuBcDkZ9XbuT+TA#s1f29C$mmZO$W#9hY<@*kY&&sY_I62AvTY7{Y&cq`%0K+0+*MSx7FU^p
asz^ii8lSR8x%y)vi@`|MT=e&UlwyffD|GPO+V-Svq`yTrS6@-YnK<^ot~0yg38oAGkCqwuWw@biXAiJsnqiOO8*Gtw>2r+^4jfO
h{E~p#V)O)HA&sr*l$>ZChtM{k(ndNb?n}L33zkRUgLs!W+90^cTCpSp7%!srFi?OTlRT(&s9}r2EGs>`J+=>%^sGc!Hg3HJUMh@
q&9cG0T7vCJ(e>jWVuo$0P@0+9$)V?FwOhBhxMCclo+yc*l?cyNNv}%jDw3g%ycm7G8EDtgOoi<mpfD!d4k}9;AF6CAKPd)wJ5o{
c4OrQ+#8TEJa-^^a{q3A&uslfMAz_y_Akk~{6a(|JfJ`r&ri@c!(48PoM}<GKiYSpsi=@jNR+U#SXNs7TvIAb@VFm~;|d!MCGURk
`{~xvIdNr{k)4~Ul95Nv#}M~ZmkwdB&*R7O(bKb@KtvV~YN}3LWCb}|ru_2&OeB|r2zbMA^%5Fp5nx^!)O#7zln-j4O94Le?y|Ht
j5kkYjLI2w1=TgEkx`<pP<-Jyr$P4U2p)$c)C|G)^6Bci<#YeqZcaUs*Rkx9dH5iQ=z^LOk|ZgAOia;8e}^snwme8P#|)Q5i;fu;
Bv>=$7zi^k1HV|O&FyZS;k`rLJzmiqSQWzS{9_X<hoOJx={JGDW9{AedZ?41tu+1YIzZDQRvrbGz5X_7A6MdV_3`QL9@ztz(anNP
UB2<U=cP!o4r7=jw|4JWy>dm%QMJgjXKR81A&CR*sBrV2;5>8uB{4Sxht)VkVbb@De-<8B4dh|dds1+L_H$J2PE!fbdpG_RCf^AP
ls|iv<*5$Hzw(O|>i}u>=^z`5KE;zB{;8NZk(1PHb}W!&=*!9fpPi156|k8+B03Vu2rkahu0*go5Ad3QlF#U!amjX(qY;OBC_5!T
DI9@6OIgpCmLtQnvTfD+Gw^i^zHsXFV}{ema(ToaFoz%sNAYc7Fl-M&u(J#MSHM19y?px}KWNZwCbtA%+pKpV4(DMI!VCIZ*<{Tn
n7U1pAObR3dltk#)=u5!knuxdjEOZp4+M&e_mtdK!>`G2!$wY%jLn+Dm94v#%eE838-6U(9oqC~C5PF9mt84`T6NjR6n)vh?0(6G
n)rNK2bN5DKrK)KH3oHyWeOJVKp<N<Ub~da0upFLkpv2L8<E`<uv%DPLHP4XI1ovue(&n?`S&4zU7-a%&v!M-^+LzTS(}&$9q1Q?
>dEAV>htY21BPBn>e#STQ0_f;cj|1yVxE2OdTA&j-O}#E=<~r@6X>0?ko*{RguHcdVaLbhU}#_@JaNKjy`LQ5p;^A#p9Ted5`4Hm
Mlx6NEIB6hN3AxB5VX--YB4DgqNvteVm5ThYh?1;X&DvQJ$@dn=vk>n^Bo8RNg#p=8)PbXS={;gzc#$NW=kgyhB`Es0OoXj{BWX$
pgM7{Oyodw_WzgDt-DXZm808g_GTp^@FCp&s``)J{k|R>S-%dxBH%~;L!tD~^gn&_@Bef^FX*6lJwhIU>GOtzxlB&q`ycV|UHYdX
P-6bp$dCRM_ao(Whs@0(mZ?%Gh@h&c(EaR&G4JMfej8M?e&2W0f5Cqaut#owYj4y3Pfe{)jlTG5RQ}Mu2hhLS7Vh-$`I<-cZ~8ee
==~aPsN?&-e=Gk;n)3aZdK&UzKELh9u7(HVAE)&Ub(;OPJj;HP<-g#Jx&a!xAh~WIcOB33bN2Ud?c@KS=+4;*dxz8U^{RK_TW`(%
OS*%)vBm%6I%}%Cc#rhWK@dw(HtzZx@>}~?^7G-&)YDx0{Z_8yt+<<r59DG5hov4>mXyg803)zZ{PuHk{Ph$wDDH3&o@QEmRri`K
NQ=@dXJB^-RQ{g}xVZoMm#y@Ae%^Xv<_+kZ_FM#Tu)W^pn<?Wn-+B!t3AMko^2~Fgt`Fk;U;g^$-F;h2Uq>yYFU|ITt@io(e0)5>
*Ph+y$LGK0@ba<k{|o{D!3;|V{zw0-C-?^cNAZ4_JxLN$MdcYFUuJ8w^mPt=+<M1QmX!WTQ(hV2-*B8<0-dQnqI&q}nUZI#$LRQa
LEk|+`+d>%YS#o}iYpKi#s~L*Nig5_g)RJoW{<!8KELgsp#Fa2(YnT>(g>$|a_6S?6%pM_ANkDLti`N4u>PS63l5HhI~H_@@8Uzu
4)Rm!n>q&)C@CVMbp{vvaO6T0j>;GU2{rz^J7{6R1IKO8x7m-GfhGR0-9t|)`>~Hd?%#9o`_?=M-#?G?V{3h<^9NrEe(2-h+($@p
ZeK(GQ(x4d8FAK)rC1<HHwu`T@^`u(Kdb$}Pv`k<P2$+rU297Ce$Kzjw|arhV<7RL?4)=oaq3RjHu{$Ua*yL4J@gib|47cB?@qk#
xL$uPefw@d40F``H`~LUzWLI+`hLuL&L76H7|-M9A{vUHt^ZytUvH-0*_u=L9`ZlT`gPOaew@}riH;-RJ{9!S+1uNoq~bZ42im9C
p!9#;rJMooED_CMIOu%3>6E+{N8LW{yZZlCx5mC&buV?z?Y~6*k8x-mTGp{1{&#rg^=Zd1|0bRDz#JtWf63d=p4tn@`BVA+w;YK6
gD}VxSb#zZu>=(TAUrSqod=Ho=hJSydp(Pq>p}RWR?YpC#)dtpIC7BRr?=ya?F!ooMtAeb_7Zshf4}%`ufCf9eg19YT8gysF$dMZ
I)0PSMVuae-Of4u+<*E-fcSlWf3hRN4i6OHQ5dHmPx}2epBoE<XY2K6Uv>%bbLt<5jx5?Vkzzl%j;Hy3wGm1G>*V_UJ5&Fwb>_b|
il4~x?MguRuiO5A9#%dW`Ty;^pMR@=pTiaW>d)f4ejVzwwRPz}&iya@C-(gJpV1H2RCfUpiT<Vs`ug{JzMpW9vr2uP@1eiex9)-C
___X?_~M~&6cS1WQ%+yu7xi)5uk(HWe762apCpgTL*x8^4e4$WG}H6<;-pu>-M=4m?!Fy0uh);OJb!ZgJUlDEBkJGIeRITd%8~P!
+m_s`d<wtUsIK1!@%&fw!uTF59~J&3_@JThmER&?mp)fIeer4I#@Fxr`F4x#zxDX*_V-(-eV07*$K|)rZ6`m33Uwdkxm(-xzq>o}
fV~wxUv8J%2BTN7G|XlEKO9?C^ZKu!&s~4(Kc`xa>$W}{e68<{^?{$=^mf)ONVlV?`+pTaT(R><PVDP@QNh>45np%xKRf+2!}=WA
OY-?@^S}Pz<rp7F|8e}JeH!{-r+1FsdjC&|<E=UWN3+Xre(EH?ud#4xjs39&!{62Se?0T2t^X%aFORFk=RMx~J^xqL&-0k>A3yN#
_IR!Aom*6&j&b#R)xGoAAC`ZHL}~qJpPxzpoxfdoln1Z({hv?L{{Js!k&o->{OdnA;XH@s{T<IA*7$K7V0(J)^!4`-PtEQ8LHpc!
Y_a%TpZWVH+uD>~)A2vU?;am*|3^mz0^iAq{-5(+4y7Q(Kvw1Q`*Z9!>-*l{cT9S#`oFH;>jK`-Gy5*ss3iN+r$PS%%1syK?fG<q
4CFs8ItbHWo9q1_#@YhM{=dfyKTqplY}MPlxADj{9LN=i4ml9ILy3onfIzux`;&Rj>d@Wzf1u$pr{nv6KS7`M`hPc1w|=(uH{v7v
zIOQiblZE?T>N<nUvK++Khwwg$FJY%pTE29)H8p_AM)-(AT(27`hPDG{U?3CkE`5#|9yP_$o+N5{y)p-Z-4au{k={2|F|C1fA0If
ABX=RFX8Ej{_pGmdRqTStb^?V|D}A!U*ymJ7ay<i{a?#NelPJ&|DWsP!x<k}_y3Phg1z4SexJL_pTDPW?3a`KxSv7>hp+l|<;dgF
g}-_6tLw2McV`y+$BgMb`|DvrsmG~&y0<FT`lDl`TWs_H&Hw9>wR}gmh)$W?o~;#iPQG8s7_a60W1p9x<~;?6+r#|(+u`Sr#nm4_
f6=1&@Bh|<#CvJ@zZn8XI(>c)KJM&}obA>o$an4hk5ES2ZhyD?WO^T)#Q$H9x7YJ&?dkdcNBB;DJJ4vpWbQ#<KR~_Kam)|L_u7|V
5-jzk+;#a_NB7NN`#%SR2iL}*=b~~aQ_t-yKj}fC(WiS2r<Qv2#jwOxT&rtOUMG@_PHh%``YcC1H+vB8tv}w8e!OV!rSJXU*KNdu
j&AMR+Wu*efVVE{!S1G(n=^_G0zFHC-L&K9%;Wj>x8&|Bx@00nhS9GeWm9U_a`Q?M)-^5Th!0;^oLf3Sb+bXDz&ZN3^}dJAT4lzE
b9@1%u{G`?5glbfMhlu7wg1a}h&~v4|IWK2M|RVFtRGhIiY&O55}o1`e?$m$R?2*Ew#~Uk+*A2<r3B;8drxW8;iccxfZY8qK+mef
B$726ofMIZ#w-<0gdKiUNSk28lgnqAf&IUa<N3#jYxd|p{{G(J!@AwOhPUdZ_N^$j9+5<+>AiQ~%WtW#rxx$~_%x>6lKlMb=yA(N
7QN3p4(@z}uAaJJjB|~uBd)(TFDE<r%V>e7BRu^v_GSS$P(AIoeg66RdUP1s^W)Ocep>fK-r4nAv~%UGr|`S90zaiu<HMdTDNinq
?)49LC_O^RZZm<O4Lw#J{IO7p>sv=P&%@VGS8)Dry#K?;TJY|2bVy~k;kP8zlSIm<u7NZzd8gz&BhhgS!|SDan&PdtntJ38`>ry}
*S@;f&WjdaVhE>4{G+&P{;l2n-=6z-y=ZSq2%6f0Bxcw<k9Q%#$9A;e-QDG3@Gahbo~2Ed6ouiX2OTmJ{M@M>{s0$l=N;nWy;_KR
w42sMXe}2WctjG+BTS#w^R>-t&Lw2s1P-1FY2xxNbSnf|Ut068d96YmaPK+a)Z(-nRC@LfUhVQ<55MN)fdwy5gbhcCUkCFXkhhT6
=C=m0!o2)+FsdFrWKwC@`22o+>9?-`SAUkY)4lZT^ZlOBSC3Qb?i{|3n#Yp&JP$vg9r5S4zt^#Uo+;=RMIw{_mV&eX^!<*{K5hQK
--Ud9H+{dO`aYjex9$XjK3uku?$A&3PvU?Fk@eC2zaI#vqkLZi&=HjmE<k^J`wWYw{P%jy=%YEBjVU5xL;^l!dpOo45@d_*8dvPX
-oKi#|1#VCxYh*eo}JSFy=ktl_Pt>EuSpbr`sn_>7KOSbEIn9$Q$L4%jUav2v5~KV=a_GrolGgjG5V4pA9cI`E7LzW{R<}7(=_|%
>hD}}%kI97O+9W$E`4e1JX~ycZ>H4xg)2voSDigQEj{{rdP?}hjK6(4$9D^?R?$Oxewd`(&=ImLS`-d>1M!RXYx?(TSg?KdcNM5=
+)kISH^KSFyX~)*_m~C-K2skVnjM~Lw{AI5aq3>aW4{tL1J~VtXI@&`{IQY6bRs;4t6`IL4}RD0tvd4RiD>0LQ}a*VRPfKgU+~DF
y=#L4W@UKt@%MBbU~hqsQCgk(q4mhniZboTc8fl>-RoXQuV?zT@B03|eKF7N_;&L>L~MOf|H1!EPmwf!>WHiOr2kYnO+^^NL-waP
1N*K16hH5KUo|M7!we=Nr?imDWvUO`%MsKuwqpe+^)-J~uogX*1wmk{YiltB87bH5-px|2v7_v#fus8$6#IS?_<Q~Uzkj_~%C-Ld
%o}*>xJ5o4dNO{$4<Yy!zw5dF9sGCq#Qx`()hZ~D|0P!5qi(~pUx(e<m^)LupD=rnL{T6?1O!Ju?d$Z&J=u$3Q)wDEr|VuI!20j8
X##h22zv!d4hy<}`#RmQe_a~O<>GmHL#W*KPTmc+OF`e;uMRsWbW(D`7J`CGP=fz?6mpdk7IHg1U%%@<rR!xe{pKgujz=gzg`u-r
h>AZuxoWEIjoA?YLU3`t3_<w+h|aYGNx{X1+Ga~Ft*rq=d76dLQz)b|TO`Dgh|9R)S@|OWt2hMTi2eNAd%M#<Hr#O<r;Q!NbJT^$
8)DH^GI}b#y|6jLIe~(hLQETPZ%6&ye`mM+dVEMHy#IgHhueTJ@W1y50RjGxZ?BDi&sjXipXdJnkNo-ash{iTKOztIej(q>`2Jr_
bk5qb`?<BhRsO%r&+WcD&d=gB{hzP)Ubbofj=1%IuWq~l?z`lIK?i<c+I)v{U(?dQ@ebaGi_uWb=v~I=zM8LZv#0rdzJDLn`Fs3y
;kgzAf;jJwc)w4)egm(6-2S8E?*5<JKMtN4^w0bHeG9<!|LxB&+2Mb)?Dc)TbLIXXlxyA3^ZGBL|2)G~+_D_}F$2R?_8%{LgEN1$
x88Hx#m>tB5FJ~H86w6lFUZi{A)8!LK*vAk(lTeh?`7%mw)<AG{xQdNeDU~xk>uju8Gm^EyF_cz$8+`Uqd(f0(fHh8QoX4I8B<ZE
Pn_@~<^B2a_5%9r`h{)JXZ&J|Q;)OHp8n~NSl?>%+gJ!=@rCarl^1cSa)K$l@yg9niomOf`XZ0|w)xG7rk=mE`?lJb_4s6C>iu6|
vHrQ|-QU0Y=Z-#P?2TRu4_}%wk8QszpL-9eABWE`OOfvp`lNie%>Iw-r!JHVhxU5<T0JxGczCTX$IC7Bbo0s;VW5H>{Clt_7ylo(
_4SM33ZI*V52$)-zG4a*&Fj-Cy%&a%&-?bfuJ4!NKfM3X?SIek^?UF+bA2JW+uiB#?x#gtQbgMnq7Lk;6Vi_@5})v(?})9u{Is$D
Z^ft{xcax+!q(u$`Bg}b_&4CLT#)$^M`io{YzZI`)f#@Rd_U96I?)Q5^?pw--=48w&)2*@ul|{iT^_OXzrXsgf9v_TxyOl}W_%s#
Y5l*G&*>qEKiU0ua!M+(K2aCPuD{gpfAV78T(G91!8I3EO~aYo6(27@eQ}Rp!u>9dZSm2Lg+&&G3F{#QKUcr_>G+Pm&N*n8z39M4
LI>_WgLtq}Xa;^-FTL9o$7oenD}!IXutdnM|JztffA!2J)!nNVO^JZc#)Ss8wJ(DUl~<(S_<zmbJuL>HRb8v+Y)mI{KzqBWR77Ht
sTwMZt!e}gIparh*B#}+Vx;_f39}i~RN8TrQPtk=n6VjZQ54eP+}pd^QYA4W)I-s(+EuA6@tj2^uPn_{aEO*!Sc+=YUOVQKgq)ka
URB>CINgi?-?xSxDAPv4(G?Dpakk1;swtbR-@ng#rCOKv{nR~=eoTsQE$g7`q8t_A$k|j&>AttBHM;2IzoxnlchXcuL{6A2O=@SN
Rw6sAN|SdY)-1;H*nD(s+<6u)^v<(sy$HgjMk0&JO2#3X(q~sQfH=OK^?|V{Y_LUDf|&B-T9KzbJ#bCVmz06j?V2L0_8!Way7o9_
m`+$2?W~j<c(ZKMol=W^Cv9odJr;H$ttc%PfVK2ZP+Eo&PyWRKTUuJ}BFR!QRL>VR*uY$f#SS>hJ#|6gM~FEvf2HotI_~;*x&;Ld
nBN9?^qS!yqQ!y(p(gO-Cxa@)4IEq;uRN8W#qGqGmzSj^?Ok1Etg}GX%5`m9Y7;ARUHx6Vs)~y6atI;a_-?OU9cm5H{k}WCxyOLS
K@~FNQC&t@oh9ET$<H--(|r)cMhL2g&mNgOHJ($gkF=+Ec4~s9+c<)nthB{^+p#Lkbxl&PPG2ZiZIRox<YS;ir9tLY$aJ=hx}qls
ZEicXt9uW9mK_fQJE4o6Qv$NS$$}`Tl*C;t0}~RySZGiE$+Kh*P!A^+efkGq_MZD7rjOr9q&ASshyMXG5OqRrfj{=PRRs$0KvU2r
HJC9GK2l(K;Z#vp2&lzkcj@HU@F`)P_iztL9$j#y&n$cWo;vG=@$>K8p*qM=lp_x2VhF-x(Z&I9goZ?0&@kW*Vm#tx3VM#7o)~P?
5M)LU@KsJ3qlDN=wu0<I&A(ZXxApqH-)HIZ-{bDz9>3|C>+F8>k6`?SQAjGuH-^>o>DTei&8ToKw}*BkWKd5b29KruuK(};d1biR
kcH_>vj6*-gg!^~SXO^$=CIbwV2Kv|-kx!TWWMuzf>ThZM1#h${yo8e>0T>C&m$fr>D~IPsmF)1@Io#6@fBmL6U^#Fl0twG#3-Ym
!}3$~8(3nfTJO#v^6l$&OSAv~C%+Z{FVphD{XXsX?gn$+G0(oe4JkGM4t{Y>*Wtn!UNoj@*;JvZ`S_Avf`JcfioYH{u%vLNec*dQ
A&Es|#CmEP<x9TMHIHZhd~wm;kD$DVI<DTg{xyki^eXf=eJX?w6?%Bj?c&mF?fXlDNEa6H_*y+YyeluuNF$Ph;>(+l`x@*#o`%;z
IfBdPP0YoxX<q~;idwa=8rlVOw1N%Gg&w|~yS%H9+OXewLb}n-GL(HMS`okiG3VbOyPkIWAtvkw<$&Ei@-pNockP+}=$iC4_*8oD
-A<+Pr%pblw~c*X&uuCH$C_;;p?8flw2txVdY-u7!Y3`va<gHWFxay(>P8N2I^Y}$r=E{c!Kiff*2mFM4anK`EnN96HZGTSo#p+U
{JVPV&u(iD6^DG&fg`_o`B{GsgF0W9@#JRNuOIiM`TFSWJ?BpTIu9SPgb%Q;^G8I7NZ^i`TS;_q{?7`0YwDum)<r(!j{hHzs-l0V
nDyVMPB!*zsj}`)G5JVRXi>Ml`hP@DEk|M!WI*Kq(C_ni%nuV#^eXGj>gt@Pzw2*rb$<UE;MeHd_WUd5<p5X`zRV6&|AHwN@`_r2
Ju36=fB!H4Kb!G=J#T~XTjo6Jv(wY?|F=l5*O>D<{ncIzLQmIMx6|+5zY8mW9XnTmKY1V8f&i8t;@{Ze0$jHqBcThgz1ZarUkRZj
q1*l8`@HFYg89GV-l_$1%XD`Ze~0^fZOVf6`hTv2{lBcAcGVo7n1AW%*4{oGI{cb8c)wrYu+p`3^l+1o=<4EKcu(*;_uHrWbkt!S
+Tq?j|28Jry~f`$Wm#+f%g}UJpI0sXcj;-~K1cSSSJ&_*U&hny$wvR*wrm?#SgM2=Mi&{DI{%%6K#*BY>Xe87Cnl&Tj}o{ed5|$2
R3s^UFy@Bu@0oPhZ8v9b1&b@k88}z|X<(XOO7H}sH6kM%rH-!-w>P9Us$jz&{8MPPHpy92F{NAgf4f~PI`Nk~*6B5#aC~G+wFjzn
!u<^?%BQRjdb&Hu?Hyp>{Ju``-Rrl18lEl&6UrpFqpQ~zS81u;pr>IH`01|mW6dZcBAn%$y=IY3ppG)0!dV!ONfCg7x^WFxa-^kQ
KFaJs*hJeHsIltv+pB@LaTQ~(FwQZr7Ak27IF?)CnO-i1&gAH^*Ge&zXrfN(t!p7WplPptL%)4%RxLu_de!F0bFTOsIOP>q0^xGR
c8@GO?bTwfM{VZhSLCj;<)Fn-R!2}V(^*8jv}9*(j?l(xw2@*D5uGo2RYlGMd=f)I{G2YWRYbipi;A{8L8$b`brmzM+jm#4D=pOb
?hD3Rndh^-USX%Kd&!GY(3f4f8<px>LF1!WizupJ{Oeb3-%r9iE5v6*qI_o7IN9k{TGz!ZBDHdvl(7rvtpTn&xb~&)ou16p0_0M0
-t{G2vU_7lReF}E;^NMP@J!@PeX`>(i#UgACr*Q-S#1fvDVBDtt<hp`@Q-ZC%5659bimf^taNyI<?$`9)(eWzV(s>6rai49>|qjE
*l}@Hs?PeAdi;)B<<*ESg}jBXx*I@{WZkHQ8GBtNnkhTLg0%yDQ_-72;@xYH1b9JP^f`7=cIu8}>l(}PmTE#S`dqp*8PKSK7<W{Q
Tv&C}a;dxVmn|tTHll(g<5#l|*-N#)Ig|Xi=X0F0uq!7|TCa}$FKxq%Kyt%Kp{*3szJZBVZu59^R<qwf_9b$c1DU;B?|V-(c`-kd
yQFHoVcz=FnL|+ShDDY`m&35${(IA{8C>c5qyk4rta5Sb?>bgxbWp*nK^jac2_s|(Eyud~iRvG*oE4-u)m~>^Y&p+sb9~NqhV*cK
U2P>?MLgvd)U+NUh+Xwkj}`TEr9p6XW=8_kU0u2ngQLGAyH`aW)h)Lw%`2q3qL{_3(i}ax-0MdSI@Kh%sPhwiT17=Ahzz~MT2l=M
hVZgCPg9~*Xp&mcy0&5q5=*;~Np^vUeVLOO;M6$KwrW!glKFT%VN#0+HkdFhf?_G6g$mtMw^qH|N=ACNZi%lMsPjHfMw#e`eI9@J
-EcO0zEI@fp4^;qV!>jnFj!)yiU2A|sgCmlRXiki_CJp9;vV09XMMVHjb~_1#9?e+NE(G~!FGe5I}EtQt%aR2<ATm)u6J|`ffKsz
;ISRZrC#Y#+TK()oRc6zg$JCggqo1aOoMqxcoD)x*r^23z5Koy>*oev>7G{{8Pl8a_WVE7G>ylr+41;)6a42NPsf+P<w2`|>yBTZ
ON#$|`3CQ=VT3wu^uPCZuNCnBPWpd8{`k26ANjBE+w}fVK7ViN^XdAt>ioa_dq2PUAIiCY-96mDb2BqA&xb$a7x$03ekJ|R&F7TW
{`kk?VgCsM@-Kn&T?4n*fSgwTouWmE1dBQYNJD1!|3F-eSg`YdAT4dYEp2r`f05dY@r#R#kLLazhyNS+7M5Yh>>Myx0D3bws0ePA
9Bh~Q50YW}$kW&BLj+ia!tfBF>W1#pK`i1I{P*|{>V0_berAA}{V($$>%8yy_Y@yK$*4gD07jnjv=RSOJGb7DNF{*;SM+ZGBfxIN
62vqCZT^q!u4y0jryEkDzEFgA_7^3Gz63;dQ6D?E>k;u0W&MQ7GyVTVvx!~Z!T0%k;;I{h0p%4gC(b{PV3*3?-7*K``aj#KOb0Qc
#$Q1Vu8z<p8Rb~-s6&Xbb`Y%LjfU>P8Ry-d0;fA$yZv{g3=x8e=NfCzIdFS@U&h6P26d_*7Q9s;UicpT9{4*_pYpo<|ETcX;xK=j
!_8cQ;6Mnl8SinZ&V$COy8JzVaNIAPQQ^CM0qeaGA=j~aQd9dVi2vmvLFp(u2iCri&bus*yFYth1T`0Vao^In2dXkhrsBlMGjQZ8
1^oT5=eEk?{nsWR@3sB6<yzC$wlvTnKJo|KX>uB9vhk<9$e%7{tSY*5<-Z}nJl~s(4pw&RK<la&2v;Awl{KypXnEW5E0~Twp_={d
MaTq(`VT|vbn-rTaw*H!hoOcrtwU~hcfcZ;gsS7;zjr`>Y--+Sqvri%=|RRn+I@Y`*45H9y>nl?Ve;(egY|mM7|c-rnSbQ|lR=?O
fj`y#f7zfz|6vc|pI0wVPQU^Gxgi_e-LBluv#Vjkau7^`Mq7X8|L*raulGOb_jE7<C18Rjf)_$b-~Na9kH*Z*{DTjc&^iZH4v;qw
^wbV!-}xLEe?%v!P5CWVQ5Aa7{bt9{>*?Bh&Ch`m9<%KGG>89D`UX(g5#%)N|Iqz3fneeX>31T&<ljDv@cm=+ehd1Um@=QQgZc-Y
tNjvW4n{y7zpoQ|B=>Fn+E3_8AgzBqO(lMH{Z87^VA=SHk~`g4nx_bcC@=4K`;d9~Hdej<i(ZG*Sm~l|`gLNg(?1ty8>=c?La~{9
-8xh}&zPDiC@F~@eqLN?^32%I(GlS1Llo1@oRBV7Fhmr|5)@1q?Zq)5BBCXdf7dxv8{ibVQie`VBTG*57(fvv0BQ;N_nq^7>YO;%
5Jpxis;re2w88$rL6qLCbB!h!VN9TJP%bovkjf6MND4Utb)R(|*BM1Lnn-suvBEWk>FX{zoJfqkK%FS3J1a0b1<_+Nh9pqA6$waO
uq|bgc=f(=sxSMueV?H0=iuD0PsmI)C@(hS8~S50J$VGai)DV^WIuV2+T!=vNhC+lUHQ!vk`ehBx?NME8m=r*!5&J=f)S|4x&@0!
t*Gp3Lgbn}IFfUIN4$*(7@=WMiqR;ZRH3yhK^C3ga?)9`r~0_Il-`Xu#FLWIT?4(H@ZD->zV{Z1Gp=7dF=y8c-U)fj`Hrob)%R~&
bE&u2Q0Z3me&lfWsfz0leQnJ1FN=gmUydTsT1<JYI$2G6OD?`fxy?5hL!O_@Otr9rbQgQ4-sb?osDUGMS%XFuuJQF<AI%Xh)Xa7!
<u0R$X+!(nn8$jb-pt(GFov2?p`ZiX08>Q*QUwSeP&oiJiJ5{#q>|M&QBoCAG!z9@B~e9EO-vNi6%tW1RcjKRYXV|~AcBUJf)bgv
U_en5Opw$_)fqWe0aUx2k_9=c2^OTv_d)`I=fT6~&K;oNZ?V~t08`V+;-R52hf9lk*lIo0elOA~?p#Cv=F2bU@a@*&TOit#m!pb!
K-N1_@(^*sk{ZAjI%cDMVaW;5{_uBoB#~27C52D>kt9%#4-kc62R`Bng9gU5A}ge9&fyX^)19eyMWo{wH8*DW!0R&y)R6SO+cW=1
eblh|@<aL=id&&6IW=7ALxoL9MgrYd75Y*yWU2xX2`mT!7od2*3GNr+d%@&z4FyHVnu|*(!Kvo*Ns-%qHFy8);S5xkQ|XOh)PnN}
W)1?4ArCHM>3%uIqJ3um*ln**f}-8>I+pxjraV1srRVk9cFjN4rKOhE1@^5}5L{_Q+?_XUvNuWYW3=-rd3bK<Jrl3>M`AvcC2T&f
TIu-r&9#<&UnSynwO%`>kHeID5jA7nX_#+W0|v(>%cR@7tyCGyzCi^|eqX7GSAxg&<es=bSN8IKS(|>3iXHBj;+pXF@F#j3J|ZR4
YCk3r!=0&SF$hVw5@Ybw$$#NzU0ycCpPuI5R^@$G948mMZckz!udqo%1`Vgo(kg2RlJ1z76-bnUq9~(KQihjv)!Il{@0TsxKa;rF
uld9ETo!6$-@pG}`px3vBAAIEq{J#Q8iTtzsi5Vk<qck_UGiT9K@JLNu*qQ%tfu^a;nE@oC4Q8tLeV6DdG1l_XSF?LuCZ^mbXeM0
pyP{;&21*6#K2uT8E)jLgdVv;9OHH`zQwyRB0er%#I<T>+Z$yQNm)wT?X2sa<c_$x;?@R>5Ne!M(v%l?9I6+<>T7I0B@G}@Xk+n~
_?B?$#I>zBZwP5}Me~$KZu>dgf~$-+d2cbP7=4h`f90FaJ5*_jT<Bc__}biu`z}Xsr9|l_-?mE1PhaC%e0)$%R8Ur1=e(W0iE(PM
?bEkSB|=GDPJj6R&rJTkJK*H$T2_VqbKRI9%ef$%Z|<bhPLwAQj5!KDuuKd*_KF%7BezF-BoZKxTcb<YGI)H;+&8Ut5V1an{(oIR
cXg(ex^B}%N(wuv07c}&Fiqw(fySsvEJmRPYb^3B_4UOMXLS89S~Rt!47hoh-5a9azFzP1e)>=699er8&ZkIy_3ZcWHn`e)7^^>i
=9knRqA4>y+?7fAsV}+V&^9cZ;D!|4K4ds>?=J#KqvGC{p*FG(=n+JGw~>`1r4dusXz0Mof;2619_aeYsOKu(*VOL~rAJ$5Bm8C|
Bi+fvW_N~R+qH7ok_47K`sC%}t@qZOzsL2ugJ!KnM=N8CYeOLl!Q%_Dost59?-(RXH7SzO6}?EbP}S{OEI|OpsRqhuRDO(v9<!z4
@D8b3&VdTX3mPQ58#>Wi%S#VF?Qcm)d7$T0awWD=ouWylD$jD!1%;exFdk7ufwRTZjE88kMv<cGSs3r_Ek{(5Z=TbVMi5jWfR$3d
ZH=p#>p8s+M<H)jHUgUEGO|Z%5>ok8KK2gQ3)M3VQFTtT9J#lV0FcVdJpm-L36TQ!8@dfsbW?Ip^xqoAa;t}CdkfcA6*W=?>5WF-
wz~d%6`NW|?DM`@s4g5eNp+g8rmRP_i9SC2d5~Z)O;K=*3z%^~rBxOD)e23LA^G`qOJyBL^xsH5c+H61w9%D_REKA}Z)>aqJf@B|
AwI4jJ2<&K8%Cnl;|!PcaO+r=XG0MX#ql+wFCUps25Q%qm$k)BH%@V^saRx|Uz5AIZN#9Ewc-n;D?HX(UuOR-@k9DLzhV76oZrp4
gs4Xy*ELHo?DhOXcOywP6cOo}AH+KQBYqbkkL}K)Mkr-1dfXRYHlydJg~Hul?PG%JqO=2da!pW4EZxNAR)e9JMm^A+63C(KBYHn`
$*Roczih8^`>-OUkf?)crkg(L{+9%(T)EOKi1S%(uTRBQF}mV^NFy8_CYZ#*TAZgl@xC@3epf@z?%qe}%*R`fqN?q7D~yVW*YJ@O
+j#m>vZ6WrJ?_;DOWNF}Rx&wkzb?MJH{GIMJ7-UuaK&_sj-I&^ZB@!H4YoS|XAmR#nE=exm3ucR5JzXFK+QQD0dfjtP0X5T9%w{L
(6>!=(zgl?oEn962}S(n37rdyHm3ZsTgzI;O-Q0_y(03}8krTO<gI1eO7AtYrW7g%!}-i-WhRw*+O9<ymLP+{A(p!l5;s9gQY%}5
5sN*KL>BbG%=hC*mm0f+(gyA_b~HLI+NAft^6A5yA^~c3d_c>N9)=|jl)n>7i3qk1$x<R-1b5<I@3;hk0Nn=@%;Ep{i#t?1p+YEq
ltzSu<l^PGj_nGI*_@O{9)pK?bxOqZ{5GK#ik=?v&pWxSVi(T1a~w4yzlDrK1R)7&dHGe*^PD2{U9X9PSl`#4G>i4Cn^+=9qa>h=
C>x!Krn#^MNG+3U(!RcW_nYX(;sh?bk>AquMsD%xI?I2)XJ&8nM_akvxsf_lt(kcYN5xf%D1?M#VB~;#!?cXgsrbsF)lr?Jhyp=@
DV@nq{hVS46q*Idt6O|hm*OpmB#SJ7kF{V$!{KokV>KG7EmiIr@trsOY54l*OU2Ekve_-3s7KrFmQ8Y&kAF|88)>mJ)IhL1?SE_g
BSocj;k^+J{~csNuQtSsRS_5SRro<zwq2V%5}D~74A(D6Ac4{wO=vImd^<4l+V5Uza(S6R$I`(2nJQ_D2V*|;_KqPWk@kGYlcVgN
%UAr9Ndxtk8z1i?xYtGN=FkbF1KaEL?V&)~Ub|Gd-+s5vv&S+lIU%MgF$Ic2Lj7BbIw`juem||-r-qLLR%VXx=<fEs^T&Rl3CMZV
9Zu=0q65xK3Lm=hhuX<7*9Q^g8rc!Z<9>aPIT~FO<XVMEBtF(Rl5wX3Ac?T50)peZ4oMe<5fT$~fk@zG2behG-OxQf9ET7=Ax@4?
tc)^J)(xboIO!>Wf4x6F)%?=pag7F-)%{+rHG7NGJ}YE<8I3wwj_FS4_%b-kxwLQ&2=XFmq=zg`0&kCe)(6OoXi*mk_<gYH17BYy
h7Yxz<x%`O%wVrO&J$PPH}m{6bP<X#p^}Qt?*=XVY`D}^JlvCbLIh}sBUoQ{$ekb#PaH1j5<#(!Ndsia(3hH2<sQaYJ@$xox*lgE
m&=OlTV{(vZHgwyQOHCAPUmoLf)(Vq0i&aYTK2XhZq72ZXSN;KDU6FT$Ff~o`A*4oQ}k44mz_AMWJ79L19UQVY!$c9Wm!T&1Qvtt
%@}O>Yt530+sgxxhZf1?%w~Ar1?ruv`d>59p`k8Z85Ol0Yf;Rji|EdEB~+X$E#8F6M0R#U><4FH`B2!0Yu&?;bs-kQl$??Xf`}(X
i3WD%5PsV3_1#mnCXZB(ezsqUqu{nQd``*uiCA5JvrEU2cl6;<@iJPHmHyJuuO6E5VCi;;Urpm<RjbqF2J#A)azQ1#{U#abr^TG_
`Fp#{CvsbV98-z{6(YoY{{3R(`kN7Iw%PYIkwJIEv=Jh%P;z*s>L+7T=2D*pd}7urdG^CO?Ss~gCALKl|189GGw5f0sp6l89qxdI
>n_C9Az*eo&y@P+rb!enfvsLoeIjN-BBK(6v<zsrCv*uURNM0)G`Lz(2O(ash&n8*m}aPThHkBI-ASa_iin}%3Yfy|X$S&tQD99=
S=V_{_PsB)1QJYXtHuy1S2gJROwBG}5<n!}g$GjPBAI~^V4?Hv>yu4OZS&S?badNckxZpG>a1sKL<DM+NeLE0`#2E-gq7k#8zez~
`!^hH{+AeIZEZPp&h3oZW7$j<-Q86!6H`44GRmLA<=Z_c6R$|cOS>j`>k_yuHHy|$vy<khnnaNoEoY<JV3A4`HElmmjs9C*7qjF$
^5BJHVpLfq8x(|1Q?KynrM&Bv&!yaG)Y6wW*^F?U<jgJQv>@SmKW}`n%=4>=%yoDBqe5N1aHx=)K$GGjK8kAz)sXqjm=cDk!mT0j
l|0rZg$)>V_$C|Zv^O{eS%DdZ8%(GRtBXY@5x1sZF<q+iI3nVz)p}ZN+=7sK%Za*?x#)gkDm6_^@q(37^V;uAt6VE>b?dKJU0uEt
O5+BKN`1QX54S9w?%v<zK@CCTBBSXVg9Y(Tq3N!8&{cGp=@i8B&&l-a!><ADsygrD-+t$JSB$@deTv1;^I-aV^@>`ohC=;${tvG^
FEVCPMG^05*UvL`(C3#*3D2v}nWmunMo||TIb}G2TCx)H1u@8?N8ExW$Wr^b%y>N5h{E~Gn05#;0ncZrc;1ms$kbUxu2LQFKp{wW
1dd8-plzqxSK|hIUX|Z%6?0$O_88A?r9xF;-w<i-Zp~jQ@aMaOIG9Bl#nd(0m_NbNNsFR|68^ZyJ7b(Flr~&rb;PRdmb&XFjQ)_k
FT~f<c+U{g_c$b&L`B<2uFYvyFSC}lsXXaURy3zUI`YV{^y>Ul>8CDjG`{wxpb8_qyn$9As|X0n)Qi*5n@un6=P+I$eO%PvzfYo9
Q*ERV?QskJ4dkZSMUJv2wSx7`DJZ>oKlYPM)OTT=VpwrXnP`bPN-E*<!OM)Ip!;hGj`Nb^2Bj$^h^CBA-6d^+%Y+iYr1ud-5aM^n
Lz{iHa}Ue<c%~&aYLDk=iQCUvHEicE!6?Tm-N6L|vkMlbgR4P2HHtY~NW}Mc!lNs4{F4rj-1G)JrC_j}B(K?WQ0vCU&mB~xmAC!Z
Vj|TXB8|-Z+10Wv->8`$bWLjO%Roix;|j>UYv#T+S)?d7tT>+rv<l$|qOnhPa>Ko@x!(7SUR+}j#Aqgg-@#p-nwE&IH>`+>yeUko
;5+8<q8Ro)O$i^pS0m^ZHO6&UcVQ}ldfaok$=vQpUrT4XHtD}?ySC={`?IV}&y4E^3|h(qf^l<IFvl2=WuJQo8dAeqnVE82<5fp=
<ixwl6k17#UxVk`6-@y&sJt+X%;`BM+r5Wmjuq>NmwY5$krauw1u9><a&M|G>X4@?cHdY(Y1q+u<=+N1I^}{^Cer7wxMh(OHzmuV
a<4SJBI;twXi(-^5P}WX->qSOlkj6*?CC_$*`HhF=LVBTsECBRo%4RS2_BQ)N$AYKr4M?fuG6qeh5NpFXVSzUf3x<Fhlu)N;sEH~
#1rhsW9WnXD}9;xFA19Efg!Bo&JfLx(AoDV8=#`1GdVOfVX_oZ>_+jsib)|_Q6kpXBOl!E)*c>^FPtP;sc6#lHmXSrRP$*G2v56d
Yd*D2NL<U2&aFqGsR9T)^m&52j;1+IU}9HdfzQ(C@#=WhG*zj7<Gs^$ebVS<)jT*O1>^j$ytx%0ehSDVyUXi5gZf9>QxXIr@-xDG
6Sm8?$HlNUZ4#>jsw}llbFD;KiST&UV|ZzfZp;*BS|d<eu?6xJ?{5RoI)=6R=T`Y-SkBe;KFra^{eN5e_`e3ff2T%B&XS8V%Ki<A
sKr%@A8izdE&63Z#pNhI?DbDoR~ALY60=c8o&9~?{b}{$h(d@+MY4H2Wj*e93%cX9OeIraVC<?Y?<EA+g&|iAlxW*}GI~m%(RTc|
c3H=H-Atz1mCR6-4a+Tzy6rE_-mq!($`=L;q8-$x@jMYt*-fG9h!QOxltw?PUr30%bp<nW!_!*M6KO=Yixo(Z<d<KTW7Oq7WzLI8
^EwbrHtB*cMfC3WPP8SiY*?K}K+*i1L#<bpm|-@|=@X6|!y^`9R>hVi1RazXi%E1Gj~?#(`*?ldJZje7G*6wLn&WzvF;n(4@N)R|
`D<G~jsl`)uiRr`f)_|h2p07xE_s!>OHOKr3=yftReV~A*{Y9AZKBwGjxTJV_9{N;_K$pRt!F{g1?^6(tEj3v&NB7urrI_^Rw6D<
_iymO5h~|x`$Icp8mC>Rad&rITZ~bR6xFzQ_V2zY77OgRzEr(o%RTpbPjJ;xw*L*SZ7*oiL-{gBB#~`N1w~RMg47zT?W46Agis*#
T*$m2O=5&|5pz!%Y-TokgoVzhO7V}q=QPuchOvnkR<!TXaQSVskzuBA!Z}G*3XgRQU1^Y{sSIJ<Bm~*{V}oKr-mROJLcp34qoEd3
kZRp!QN;+}Ea0DSl7qabUWn?Kq|vS4f@Dj<NTf$BiE+O|+Fkaq?c;Z;Jah8k@SNdI6-z|xx)n3kNrNQP29TQR%QsD!mXLS1nOF}D
#U7p;+(o+Plcd($4|Z_GLMyr)vlWW5K{=o)RU(^m0Qt+kt?{CcBq?b;U^Gn?P(O1H5@H@1MOHj>nEpsnbxIs~1D$3P>X0O8U+cT%
(P5n@3B)=OSwK+mRm0}*tHMh7<4G|^n9FqYt#N0gGr-t_qA*w9_BE^#9Hn}C%b?vi6G)F{pqiymmi3Zow~5s>qN;a$Z-WCWAEc@+
O?8^^gKN?sob41r*{LXfIFCw-&GLASM>^#7(Kh8Np76CE6S&1z(RfhH36X*VWSdw}TEtJ+UtDT%MTo5&J<~RnNv|0<mKK#i(8@Vw
Prc7J66vz97No`t3V@(2GSU4XXm_)@&R#8cpLZN>Rt!~T5`dzn(Qw{oQWR?X$|52r{!A`I?i9#?jd7Tf6~<H&l%gj0tZCbtdJ{{w
hZNIO1!H%@rwl52-u>6h34T_f@HIwyab~q!81dJP79xr?v!N#nDvFL8M<}?VB?1c~NJyrJCQ3*ubBl7r>_xd)xYUaJ%6canlsx;M
V|LwU0wCCgx$gpGA`1<OBy9E8K8V&3hAc)xVbwd3TT|hEUNua@rlmq*b0lh6qaCXg1q}!kEHGPQvVkG4lL;-R5c#r*ZHTj8a0<zf
48AD}fWcFX2Te%&gAz4Yh&2|d!LZd-T-iw`%1YJamdddo)iGUCw#d5f;mwmqz{lY7n%8WFUE09jtgSMgCCXNO*jEPjlc_sy<1rCX
_NCNdqJ||aRFqQH7Au#5P8T~FJ#uXZaT0|oRVY>^QQym*bK@&GwOS-nX@IcIylS4i-n0u=8P}n7D7&5&1wvIFzXAR10bm73A~ex1
mM))Xb~E)L`x;0tzwdnP<KXog)TzJQPD#IBWoXW6rxI?;>*Ukq?b>}_wNr`;?uBQyvkfEee0k!^CMV#{<L@?oGE2O&&M#6ZBZa^4
#+FbmG<0ZM9cXIyc^6)(fu=MZ3WSR?AS72V<T=ad5cS7LE4%#Hg>rEd@9b=ZCoqT1WW--EBuABa)iFz#1h@7llgZI3?{{J=o>wEk
)7{(1jztmnrO);u{1SuwOUYKVCaL|zesW6z7g{|?hJCJOQRR=kUQdnJ#5(RjWcRI<(P?UH<+cvczLuG6<8Ckwww4FyX{HpiVo3ym
cnsZ3G*a{2U}4lLJ*U^_R;h!t+sc<zY<br3E$V&bSt>ulV6&o!%VkY2_jKBV2f1qVS;gW8WB*66<x#~IR25N2)8abr$?hcVoPRFZ
d-$P@9-45e&-UL`#Ma7py2_S1DiKLR&I=Cmxm~~$LXtw~(9Wwvx%-HVrP8K?Bh+<Tn&OJQUH!6ZPbNg%mTp{i6II1s{kqFTXC_MN
9M8ltMEJyxD)^Q}UiB6GKDtRBC4`-AcN9Z3hJlFZ960LjTUxQRto*2)WWAFT9J$13T)_x}1))&!;5C1N7U)ppD6z>zWZ1dQUtJ~q
;;|I7fnG`m>8Yi3fd@()ID-eZQ%r=~9T+u;7kJtkg^Q8)yre&Evy->8W{$hlfIRhN?xQA<IXy3h%;8LKK<B&Gv!mg|u_tqXyGfuR
NS8o=7{lbY3qY#LQoj+1HFe)tdBc+AmR}SFXY`>kI?5V%EL2xjAc?kY?bhm~`2H);TxfH2|LXL=yI6~ybl!buk<`;~JItKako%HE
y`z-B%z~;`rA?%L1Wc~wZMeP#Xd?pqA*+5`(A(sxTM9smX?J{tz4g+=URj850xz^VdpbKGn@Tv}z8qVGi$4ornjB{f^k?AUPd(M2
S!1FH$!DS&iKZp1yz%qT%bk9>LZfB#LL!_eI+x_UjDtw{QU%uTYjJ4nNe}alLTAbX<?QMp%~zjqjR!MBY!#Wt3=NNB1Dla4H*F(L
bsED}A6XX~OY%$5*YB(M+ZL{y+RzB#nkfc1R3e5={H)@}OS%dDd&6AK{jT2PE<iAtV3SP!=q(Yq>moff-}-u;s@~mB@)(HOX<JGp
Uxji>AY6fZ!?`!Gc5IfZav1upn@by}x=ZrA+NzX8#G-i`jKE|Ik)~|*x@;Qj;|)ul!#jM&T1hBxkgw%33;R7ucCj2rs{84=dbJrc
?6i7bM^lcXq`0*x{oUQX@Uex01QBuwI3Ncju26ZL!ykEfX&@rO$hmJ-Y04g@RE)X}p^?>D)R0M{4p%Mj9|ANjYTFPuqRIGb?$uX%
<;MHf)e#TL2C)o1RXiuBG+E)j-<DqeICylJE7LknZ8_b~ALx#b*oW#?+aevh@dTeC(xZxxaeiZKVyU9!3XtXmbA3z^1PLH#-cu7`
UBo+k2%q{{`-r90&B~!(<1l^B1z=#h{VC51yed|XJ?cGZYe0zv<h%c?u3pFajjcnR$|49L=bwHUyR&|`t=M9EvpuWDxlF%nnElM@
)D!n|US<xCoU@d)apHY5UbU9k6@8ueN)ZGS2?vMwd^CNlQ{|KdM$Rd+P&zv&TG%N*!&ASpT(KjuM;S@e)cz=W5h34F;E+l&)*_R!
1ECulNJ0{A`21VO=c&0HZ->yLOKi2Q4!rk%?o@ItW$g*R^E&gd!oMo$>x(`_al#n)d^ili3%Agb9^}KJCn;=#VYddLIUo;YCKWOA
;?MvYEqOrk4H?%*ePK;d@zLWM*r@w@xjx;M5Cr_fe#Y0T$I|^hS}<msdK1!NPo1t%+{KwBWK8}GC8;0pn$xVtcJ)3vVl@dhAJ?|_
Yij+nX~UcNWaBHk<--%CGsxMcca7%X2~A$snApxPI4iqQ*0c4xiYTp(wB&6zdp%^lWuhg=i0v(F`zKodx;X`^ez+>S?za@ubc$DB
dOSSxI8QYz?*BXQMKq72h=zs!jJvpYi??V>l>4?9W0E$b9FAd)91`tG&|wiY#8hG|1QLHXOt}zZmpMa7C^;;utyLK&Ou!Tlp%0WQ
nuQRd06lQIAc;!S8j%`A3P1@q+eifL0C;?Yd}I)QI+$h{wfm6GeU}C)T-xYZqy-|viA7X$%Bbq!EvOZQ_prp>noL7v*$pK~Q4Nur
{)w^nHhjZQl;PPq$q^sQ(I;nJ?vMBD^VXHqo-c<sTu#Zz&1t6e>-5djb2MG66yZ}{?2i^0tRRXd_lqV(PFLuvgV5H*Rz)ZJ3y^e8
L{&s%=*4SLXn|BH$cwo2{3D4>`7UZjBENZyrmBYyuJT!N#5jH}h9;9(v2?P1ov+gm&UE5SA^;YL`*jKCR`{hT>xXSHpgCB4MC%!G
Nv{DuU<a9@t2BX>Rl-kX)u-D_NW8@fgqiENdeYHXh&^_71TplvH5^X!uXVgNW!yd6=UldG;!0{vB<Eb-xm|h<#+7)V9jwzM@^|IZ
o^4nAe(zAXKGOX(KWn+U!(lZt-Rm<Zsx3)vl~lZ|wJSh`I(SdT>@25iAys#XcyTF8i8rU@lDrH}XbR-8DSC)~Vb+r*39wTlT+vwc
)d&|s6ZupYuitcFMwl9EAXhLmF2nI$Rt)|Rh?{RzVBDT66`^HPRo1Tqxl%BN1PTk(R)?-0wZNjD&h*qVu1v=Iq3kNx0=9BZ^)4XP
sX##*f_lV5fqx?PBVHc8IC@t@s3PX#bR4ZLE~qn5;Ejvp3X~s`!%?u!3_Bbo?(cLJ*a#%-L99+G+_$mTm5R`fm2dC9d+NBReVmHW
Va!fEC#>xpzAa_>g`eCo1B=-%)9<;@d>zshj;DOjD>=r-T>1!p!^QwSVWp%?K!Tr0Kim4haro=pKj}XiqaRmUf61GYn+2PH!fgW;
5A^K)`<=7;{~jqbLHWn5V1M_5JUs9C$FJq{f4yU<thf=Uw;#BE@y-8e$HQ)Y-u~g<I&GeV^LvIEd_7}E9;N)`Am6Zgw~v_~WPL}C
1%`KaHWO{OKkg6DwRM~>^nVNG^YZ!nkrfZ>K8`$feqQgx({H1<?*3O}`AhrLVf+PtIxizdC+O;wr_r|9(vI`^UG_4UiWkP5;o5?~
f2qU&H9rzWH+J8U!+iX7e}%q0`Ev_yf1A~Z&F*a?XG~(%<shC!7YP+tl8EIN7~hLgJ1V-pkge=Zk0}<iH#^?OEDYnkx~|{NW@`x=
&drA=lp8Ec99Qj?BBxElE!#92o^<1r<6Kqt0~lOqFNm<yzHlqQLu+EE6%HQCq^_r3>1$Yraoy6sGsj5NX*ulca!%zE8PvNXL1a=&
mHct0A|HpEeW8nu@Yc<Kl0llPK3yb-#QmLoJ{4CUeab@9{~aUb-3I*$UE{UiodvjBoTWoP|39n!_y13gy;zq{n2om95%`ex@Q^*d
mwbDUBu}4NAa-l#c<hBA&Ad)gk#wqT)86sNDK%=42;W6WQvEES*NS3oYinKPP#n@mMX~q!Th8LI7zhhvlheNG$17dqO<Ssg*iSg5
+x5)ty|^v4#~B%fB<N}|q5?$49{I1nksMaiEUkI2E-P}T%iW2FT6+(^H53cD`g*I&6aSvC!Omz`FX#ADoq8eEU3NL&_5HZ_U;pj6
aSxnh-{;eBcRc9YH?sprH9()8>9bo-xy5y;RR|;9cbJY4nL+;Fm;b-^zt#J#=iR3+E#KqC&3n2-cAS?Y-(PKUX|2TRA@qz=k2<dp
9wwH?sYRv+cyZ&e+~Y4&KM`3WT=aVLT4)gDRpQm#i4&-na#OIOuhYdq+SY2oU^#9eZcpah)noLjhvd(^YZCYoq4nw0AJOvupR3ca
x4%!tr`6Zj>i6e+|F`&kfA;wg2LCQRy>LBa%b$Ozs#hK6k&I!<rG6GS_G90HSEGza=8s>dw~Fr$1H17V%`@-4#8=Vr_s7ckn&}S$
&t82p2|7xVLL|P{r5#_SUa;h1-0(3Zp$|vWRJq!E%`mg23^=>#JhNRZj91z?;6d$;WDhSI>S%u_)350IJ=%Ny58^sGJ;(d$@`GyE
#v(;W;=lF|m>)TDe817>nqGhX>F_<^${#WFKJLTbMF*&Nmajg4ju<r!2*BrCz>}`L{vQbm6u_N;G(WRWM~OiEEnNP$pd#Np>&Wj<
!=AD}se(E4#rEG?O>`YC5<C0dH(sJ)`2k_M+fG&+*6%qZBk@K$OC4+kjK+9_DyKmAdv2}zC@tD;6_6Fk$`VtBj=dAxL33S8Ts<)v
K-Z@FV@J)xvr}J^wtRbUo0-I9YqSUMB5VK3y#zsm{lq}ngUUbkCWKH_I;OG3?CdIR0wl5y<&sQF86WzijSTep{4JBuZtjkuhLV8T
iXSSP!b8B6HdGGDdAmr*LnFE>Bb^SXm;?|EKG)XH>^z9W7URj>f>LA$0onbu(Yp<g8R*THI-Pf=#SZ0Do!bh^7#H0`*1b$g#DQUQ
E<v17Vpms1C+M4{_O>?YIpKA84zIj0+^{5<&?jvKzXpxFdzovB+rGm{tMv2NywmVQcgu${#&I6IXd?W6uaEwIgmLq6AMe-WTo17Y
{@nw&`nuoULCAXk2sf*mBhds3pFMqY%f&$IK0Eri51+G-=xFGIibHQSSjv0w#}Auh{JHcyeUIAxdwF1Z+MSMR>Bi&3kJ;_Z1d;u|
p08m%a`k%bJT?0}e|PEneO+tR-*)pViyjpD5n_m_Bg5;prs~vw()NN)G%q}R;~Kg(kxzlz)Wktn`tzCZ>09ciYkZby(N{~0KnS(!
nTZ0W0swz%0m&rt&0-8+mrKtGSnYiew|KN$U9YC9vQlNah}Ze4J#)Vo<%h2!8GJoma(}4B{wBOyV1giv0_r=prnGE!A`7#g-8nho
C)HX7$bqSt)<mdkM$YChr*<dpH@&eIGt)W6<So|My@^!Z(YGrKltXbr8%1b@b&JPa<DUA93{hFZWuoro-u)<nJR5He<hn_Igzwbl
`fW#)7hZ1^lqY=JSxq!iQHP-rJA<w1k^Z%lf+@Bqy1jPd;dNNe`og6X>%{e*eWIXg7XA~7rHp7$d{V=oJHRxbzoxoo_0WUmb((zy
DqCd(xoT`_r7_EJ|BdPAZoXSw-)E#=9$@)w3e%!`c<45Ex3wtb=RpV&cnYDx!l}{xyduZLmzVm+r%eUA!}Ct>nb`XX_)ay1J&|3c
Vy8Om-%51QlhP?qe2;HC4PaLnL>WWZ-<jXXncVZ74JS<--$46DZdRTy9=>nAQHdR0H8T@U7Q!M28{$Puu3mGvsI2Vna&uR+G-4c(
<%t|e4>Dcy@cDiAtC_X%qP7O@Bx@J7HsgK5zhiB<jx>vhrFg)1+wzyvMR8r}&u)5WTQ?cI*w7kpGOoP!RaI6(Kh-=7XCA;-yc!uE
<?b>oLo9Sw>Dr1_G;p-<<YuRS=U3^pc3Nw<ev99pR`33g4~J}db^h~i{WR0EcLig&6!D&-Y#-+2yjROg*UQyT+l|P#tH!-K%lfNs
`gRdUh=*01JavHOLJtYbAp^{?cwO9(y!xqUGcKHAbfqbtbi~)Es(2Wq@zYD<l=e^s5<VWiyY%tqjYu}2>Dk1>^9qDKSp?z%58PqG
K#DKGz#;)CBs8-q>5)LQ{1{AfAyHm|<WYs6x6Md}Zx_!e?un`MG#Ydp#mK1JOnW^3i=p*ckF!6B4>tUX$KxNhq<_crH<h~o{rtEe
EkECW{}K7O^ZzeOd<}-5FC)v*pVw#eFCN5Aj1P6w)8}=<6mo@blc0#a+GFZ>lD|g2oxbDwp+Da)nOFJGe^*D$4rkc%(5m94_7n&f
8sqEMiJGV4g|yO5B&?3V&(AtAzP!o)SD5|qJ|FW9wjchvFRpgOwfYZ$L+;0?`%mjLRJZm^{|ux5q3GvQ7+q`b#$cB9SaeVQA)RnN
>W07a#O4a~7eOlQt2#gIO8I0q_Kt%;-ZNXnu{Kg<H1i8i_NuRQO1alxd2a@XFm8TB)0>Jmd7)L;2eGYh%nh2K@8A6=37JD$bJVxk
tfN25PJ2pGmfvFLP8W*>m!mJ2x1#IFYL4a^A&R1G@sE<U;V7%ob@v?q>HozPq=3XcbMtOcb@)mRKa*>qu|zt75axgmLb5ChEs&2+
9KeTLEHl{Atn5u66~l&Zja%@~{ieOU?lBZkQ|7KAuamXk>L2}tpNfC?%6rh~%7G$U(8iKW(^wPrBywNw;LB=|-{AZtCQm<Jjs@A4
P0w~e)6*I2l6$fSzyqhXCXrAOb|X}owP;s(Ps|>~ee?0IK_zX+ckZ;S#Hxg=@-m2_M5-mWxN*kjFul0oMUNWYRJYRs*b+;WaykkL
69d394^15Sr?-gc%W*g*=ufv_$9EP&V}GZ*D&T|Q{TS}}$RrOmaPUR|<l=*k5uis<yw3>}8j<>I-Zo6`?2YVTA{_C-YN>R6K|R2X
8NcPS_vHFxmlbU*9{z>F$4mE|$Kk)Cd`@*8aCy$oq3~jr6AgMwq6NlF<OoIV2EkHL;Pnb1LqgKweOK=s7w`6;soOt|>lT~~iFc(q
4*Pbrb#GL#`pUHNR;pm$NP7*KxP%a0<qd*fjpX@R9ndHc9c&JhZWuWdA966?N{n3=g1v<rJkqKxRqslUSYK$ImCAY@`uX+^r~QtJ
+S1y*xvxdEU!kv`o?2O*_M(EdUkAk1RVE53rX-Sa&yM*W#CP#aG?7}Gj<IQxYlh|#RXXM!^NYeUm0b4Hf^p^NA$i8p!E5*#i;%j;
XMeH2c6l?A<Z8QD<E^7X;xrVg7Us;8KuB!encUElhLpfdR8cPI%t?NDoKxWHRcTumO5s^656t_<CL{Q5*geHN#Y8$Z@#QuyfpBFa
VCEi)ISD1$Qq1T)|Ca|Egy6jB`Iyg=d>S!gL=<NhP()uo!N%V{YsBYg>AUwg&tjN8x%WhFP-;1}Hp29|D#K>r0W!dz?nIjDDqYd>
MgY(>MyXRy?42kf<t}1f2aYTiqefehOEWX#rz36wzU){M&D=C$%+T8It{RJxqCqg8M4MO5e&0S+cpmG(G(t%Wn6T^aeY*S!voz*c
h*6CF-x4R5Z!E8s)}t{Yj=p?W#ID62j8ZSa3ELk-oAfW&=+1tCCWk|(sqnKHehur;S#r-A%=5>{Xu<i5#~F`+MDDSt__LpsG}AXE
OQV_L;rS31hXj8EdlIazsn=(+cDOXsMRSCUoGd>zrfPV7&r_iD4me)H@{>4v`<_YhHQ04m-4XH|9{<{E2OJ$uA4I;_4`6RIA8qJV
&quRlx+-7Fy-~JH6pLZdVFK3%sA{Y#b<e#O_BG0?_1E8}W{z{PkI>h~Z|!&1alu^=Did1P<V5b0A)2DYpc?ppU*Gc&%m*^i2yycM
mLHv&SK@*Ef#hPR^OJu;isWzq-p(8JJq%Cq!~hr|G9(H0*wgtpTlR<GT8t<lZb74E*@L(_oIS50<j82-<vI2+eq!j=Ms4CId_V7&
=U7~cv4P}5V0%OUMjMY5v70>ENoZ3+Ltm;>$?F-(&nbr(J^2`%e~6E{Ob`(`;uR=9CZ#(D;Kd=l;M~9b+F|1ZYYB4Q8i~NnvA1^a
RI_KmNuz|&nb;aOc7_LX9fSV^kB0xnI!ZeDJ7<qbn+zCWqG-VMaS~}zuFRvEA(as_`#*|H4Dx5AFm$`e6cNL8qduBBtsg*v#du}W
h&2tUaV#E4LIPV2Ny;c4xGhSUixG;fN$r87X`@@20VpDVT{8ovu-ZbCY9(KPL$w0fCJ^k+Hnc<jW|D5kX;^lo9&a8gn>b^!|CKsC
5jRQZhez0T@T?O3k-m2chL1B2&da2!ClAqm*JK@Q2s2VFF4P<lDh`18B)W}n3_#HnodbW!5GX&imfeEV$%UA05x5y$jOZ<5C{*PG
&`^gaKhCSiuAuq>aZc4503i`BOE}|T<5OV|UX{se5MCTwtYSwY1c;8oo0o_p;@7z55RgHIq>YZl7uh?6`Ns$xb2V?Ck)|Ie*@|Tm
4rhtSeJCSSy9b|}j_$G?6A1d$Df<D3L85PFlN3|VI%j=F4A;I~JP<_wR{mBV6;i(lKP8(fP-*BaJ0VWGGi!YY34WalOraGE@VD5$
hez7@Wg};6*JdN*OqEudJcZF|nSJ|SUqLgCpqwU?x%SV;AbsLa4$0??y2I1dD2wupI`d=ZZEO~ceLH5BrPM_G9C$v1O;0DFTRF^r
MtmoNMomDQ1U$>n3Y;Hq@QJBH{kgzrdDvLO5BRS&FU-^LNnt6+{d;&H8R-H<07veR`H4&K>DD405}zDazXls(YvW0ZU!1S7bj8?>
8%y~8<iqjRDI#;9y5m0M={>kTK@PVltZ7#ahq2c}Ix@QI!>+!_){cYiQ067VezhneJ{%Em(T42p4DH?-nVMmsA0Xz94X)T2wKfzN
0nDg8^)rG{^i|5Vl6CiD#w+wxA?m6k^E);8!&;%#;u*0H^W}6N<t#-yLbI;v;|2$~Qj(1}44V%yPdT^a@hwgb?zkIp8@!<LXC4Vl
$kv5BINavDl%AuDJKnyWNrLy#=qrKDJ32uZZMzOn7TKBWvGvgEnp9>WVSrf72}2QiPzw<ZSrYyN9HtB{st`(Z1+p1fh>N#EDGiLl
IS%9bI~-1@0v|XA#soZ*{+aL3c?5Ed!l^$d2b4S^t7S_sf<k-G0t%AmY2NgX*JlAa*prf!4%yNNYz=yt`i_aCU0#n~UANrShoDUz
g}les)d*ipV<Kc@bVkT@SHh3uVRUueVMd}JGl4zf=Y=rt)dWU;{05lahXQX=8VciD!F0_fv&hPJcXB;!{V`^!-a#w}J7xO^huP4f
U^&>J6Dq8PFdeI7y~<m*J1l}o+2BHV9cl?AOH2f4(;~;9gb2KRk%)%|Ln`S~58{3#py%$WugjKtI}FkLM`uS7pNW&B+K|#)Oiz{+
D?QI2gb;iDc#mT2>%r20bCi6#x^{h;AR|X!S9HvSGnA`Ne3GyAXT*CI0Sl(1p|)U|avl$i*N-&d{GV~jvYv_FC$Sh6AJ_;sj2jFf
Y*~fadd&$ubb8yHSokF%#{8KIi6DoO0u2Mq?`Wk#L742qz0TEkmOE_Ari35Yt4rkk+2$8o&0SPiG=b3F^o|-=1b&m6hez^0#|}}~
N1_tC3*ElE)~G_|c#hY@!F_%$I96=^oqR*<!NDnruwc(a)ivJ>jzf)&A%jQ=P~iBAsc1vF({u@o6SfWktja=}^}(t!SLG-Z%eP@_
%ys;sa}>r{81*}Mtm}=2fIi_Tb2TSD5sok`N6pqEg}99ZX$3R*3$hiPHHCvnc9FKg4Jvu872JW3^g%)sAetKM%xEH%nnUz(?TL28
L!mi<@@&+}@ud6jMjR)qEIBfYb+pzV=x=sT93G(Xo<9!Q_{5|CiJ<H`*Ky7d82sfb<=~5B7VJB>c<OtQ)EC0VWsknpf*LpK&Sr9)
<3aU|N8dG7`H5nN^P<iw^6nxuH`*7a-FMqR3M0-8%0-BDC~0r1UGB=Sx-db99d&0?z5D$AC1Luqf+vU+?DjkpXT0<<!*MA>slmC#
Fwlrm`0!}*YO1J-=?*3yu{0Jl(iu^UITH2qJ&q=%_D&8@NK$+Hd5(=uwvGcus-t+HX(zU(b32{8IE6~xorg)2g9<{OrMC4sLGO=I
p3GUtjo{@q(?QwnMuI-n)g(WHXW~)Q>#MhvL2(B!ogOpxOb^Ei#9{3<9_N!r&4|w6$=g<J>q?1fEJ~hZ!);FbEJH3HRQ7XQN-@_@
VVP`l;sdbKd!zIY(_W~vTlL_C=t*?L9vzwV<CV**gUB@SbvW3{Hh-${L<>cDq3G|fD_^*Th->kalma~%M19LXQ^w2(-@(XfJr9q%
ie`G|%!bXDK~%A~L-<&Je^>a?9ewQjq`{$EA(S0~upm1oxln+%ohP9h#aEbt+zzdA+!uM=Y9Y-(GDyDh7Zq)Fm!fsgeYle0bE|5>
BcVvRTBc|2{PDz<G<w}TE&Z>u*s3!HhPuv=-#Xt7>V(dek)`1VDrwM*viM(A-m#wm)E91I*LDQ~kS;bo1et0F1Py_PLk`xZEoSFN
G{DjsgGe}Ci1gb);za<fXdrVnV%IFzV^|3tbw!O=XM=)cHycVqSYU5P507!H)uqT`lh%gfK=1E7fit>*b1rziKQ#(gE7h5ajtGjE
&wh=o??3K7U*vM_^_{86xM~wR?0|dE6I0Ml2a$u8RH&R3_y-rTtB(;>MP<Q<iV++6Uf2;Le1rrmY+{#KY3jjKmX#t(+R(pVVb$Zg
>E8>i-ghT|ojsotaC6?OpHji^lex2>Q8_(nr<FMLH8>8EvM8*n#4z>x_QKx&d51h3Z@IvQh+`TK6!7e{g2R-B5t*yH|HA*6i>Z<D
?aP-)LZHg=eNyq`q(k73le2x56=}6z+yfa8h7^A9K+%WCkn%m+@5#Of0FiqSnO`?3>7Q{}L9;rjMAsc6B)ZL;G;%rdPJ_BpmY;z6
=<P7sPQ7K^KBdT~mkG5I%b*4%f{mH;$elBFfmYEMfr$0tvP6vt8wWnnMwEw;388U-TK#!~=p%PqRSw1dSLd){`yMu^)T`G=yQvCc
;1A2wo{^X3J}oYRW$J24%`}?251iV>^UEf+Rf*jm)a53}M+{srrb72ZhkZ->8`14Ggr{=|ifi=IRw|nG@tQajaONbYOk~i|OQRsV
o6kcbuNrW(aAAiJ;Vbxe(Z<?)f@EZ*t5;~><R6Fk=%9k}P9`T|^QlOmac0$tk4ka9XHNJ|i-htGbam-qk=8l`+@;RB@KZb1iweb3
e_g9P^uXe3ny+^0=0bkVXeZYl4lL)t7L=}G8kdGuK=i!cNyO_O&t(KKBG%}<4v4AL4<~(e63qTx1!*F*(S$H45h8oy$F^?ALN9V7
1`9*5-oudxaX>a<W&~JnF2r;kg;+C)0)rWW&<JWWpc)RqbP$HOJD1xsoyu+<z@;jH%6v1zL#WTV7@nsc-aVyl5htXbPNasBJQ^vq
)ZD(i1>5FtXA|103g-qxQ`0;ube8oxJe!M*Fw-JJvyw|=3zJMi_LL16oU#GSl4PE4p28vAr*om0i9c{z4vaYRI^dm_l3}S~zt1ot
qeKC`%R~c!$O!Wg23TsjuuX%?y8+BFI;0VhNoK11ZSXe_cIp=0Z%1Pvfly-4Ti5OiPK5K@dQTG#9^0dD5Xl3*7o3UPA-!EaXmUl9
P3*PCc@B+c2B@<W<06?g%OAL6$!#}1ZkTfGDXM!-8vFy33G<dtCxq4Skfkv`V?hA8Z`<zM`j`8bz-s|ffIk*K|KaFA=ji`$SNin;
b4~-D$BYui7Gk@Psywu08^~f!NRXRwQP$?n(8w{9d&30*5Yq|Geej#@<LAQ83CQOT6&$dK$8PIs0`Jc7<$VK2TpZ~R0SL+=QI}wY
4iwTFOX&pQIm<DkEVu_~Q9f}Te|&H4W^MKO*Oxr=Eei$-!=V*XGZdEfl>#WgV2?`t!8iFZ!wZfOr{B<jm`0kk25q>I<9?p(FaNqu
Uj@2)75%zn@$Hq_^C6>0KZ`Cqw%R^7oj)PT14zwwdP9k-1J9nYyEk9&J}+<@oL)YF_zIBQX93uRecy@obJwpA>AbrX7pS72-6aV~
&{B$QihN^;4dq88Q$S^w64c3)Sudez)(pjHhqRocLY$qX)NLU`1yY<Lswos$DO!lIWt2~u4Ju#S%s}0bzEe|FXp{l|IO}a7!Oby*
B^~6`1yCiR=;5k~S_i@rKsB~7+5*M08`z`nLPVCSXAI}^zw3Sji9d{y5AtYlA|OLwR4&vnMSn2+gQz1H0vq}~0B_N&Ye(zoJ+<MU
j&j$J^I^n=KILDP`{XAw%M@9!(XAlCAcI8|rb-5&Vn=jFv`Rv3#7T*w#RNfN!vyWfaf6Fa*-W`{w-Qj!!Iy1=kX(W;3`2mBVo9K8
C8{E2NG4^7W|l^%2$qPN7>OWYl%i4@CRB=IsK}O3H39Ph58)`%3il%(n4|Xne@FB19T0j0_sMk8j)H?yCPATpyn>NpC^mv9kFX8L
bv~PEP3BZXtMc_8;KS4BrNlN4pM%vT?FIiBN0-0a3DEfcK8Sxzv{I=}3+D>q0yMAn$_bDlQY8Q>FahX(9Nw}WkDx(SQ05GKvr93r
ypzoOeQ~Ybk>NEumm}`Yd2{8q#|nFe54feMNQD{#fT|Gl@lpM<`yc@iNd-yy=uP%lX;C#DeB;Z%w>6#5evS6az{5GE!SnR>o2n`2
QJ%SWfvjlt0f(Q%$YSgdm&MyaTan~j;|YWUJ8$X6zl*Wd9+1hzNLD4KOB|()a+aX7D9*fKV1kCCf^e0JMRXsgc9INGJ$~c&bv|Jr
9Z#2<Jx>GXvd!DH*KIo9Ob<&ZPGupCn~@GhqqRGDK7X&}Bq!<g|8DgntRPm@sqnlR!f#oUOv@E>=)l>4(p9~ja2m2#B?zVxwm%yt
Q1Sq}5R(!ZkoR0z`&;8C6V|hYag{O%?CkkjiH{W7%--)9<!<n_!N^p`N|clEfpo0gU{px`|1f?K^K$|L&^SFQu7~g24-oqj@WWpJ
ULM)%c!4y*NWmvAbLO}0qj`inD3OdsSc?`1#6h%KnhB`W7~AH^YX%~yHVG}Ubd9oOkg2cJIB68%dA`zAnHQ`XDMHarEeJk{BA?WQ
xhNfh`G8disgy)ikph$z_{K3*WnqCb#3Sy^2-s9J@t=o*(71K&W;rIPRu33lhdo^O@i)lDVyl=z0=OjNMJ!Wo>#{+uc|}q|*!jzp
G}eux8wezkQiLTDW;)48S^kOjc@Tt=o283%+9MK8<=nJdi5E)<MMNV!Du4+qa}5>|Z3`R06Y=D^#mrH0-Y|Q|JUks!_t#>Xuwj5_
2Qz_TS8_N9G4usL#LLt14~g>!s62iMo0^Blp9kl^MZxpH@AaOXjSODN{vxRbS<X7pe@8}VTPb#YH4PbEpLTtb=UFi)X$G|btZkGG
r0ZUo8zV7>y9e(`X#-D@NGg1jyFA|+G(3Fv+hC)QUtRfb^Vd{8H+)p#$Et(NyY@(iNCHQ0b^ZBZv)ykd9%L3EaQ<~izS>~1h9Qi2
jNp49CcfJP$|tcRhq&|}%d`b?NS!<BqgEHOK@MEH^!X@%^(X@pBNB-q!j#P<3I!z!2gv*VT>73oMtgmp8S`C5F$qG_P!y^ZP=y0U
3euDURS2}IQn65r5WApu{o*4ZK>AN7`=tCmm-ptW7j2Y!#DbU_37t)sVoj(5fC)$@0HB0~tej*NP?ewLVnvxS$I1ms35{z2qo|Kn
LrFPglu4zVqJo0Nts)0esnj8&S0O0K1|*@NU9c%Q)3CX8nC0>6J8j8;HjIS=kT)dJ6r8ZcS|$L1kdoQJu*rm)fhHmXOs0s|Xu{%g
i4UpU>8*pddp<!QWOp`lRH*1cQgUZFM>=M->X1w!Q2sNJRq`l!<{%Jy4~`4hWL!?$bGbAo-H<{H1)z3`R>Q4;9h6c)O%zE@1q4XM
RFzX!(}@8~L=+Je)J;O5q?$!hIoPlznz0pRbYWx^MHNLsLro1W5dwgUf{Lb5sTU@8M@S+$DN;dZWDwLLLNQdpRWlVdOil!36(o^H
h$~JPi6=yW;mGGW$-YOyIVnmC8H5ud|F7fxNSq#@FlizmU*n&B{o$$mzW?W#biF)Sh!0Yfv>K+8qO!UFVib9QT)mm~I_;CB?;hRm
1xE0w3UD2;RZ&L~L`t8pJ@?S{oLuKtY}pmkAG^5P`hQw|XUtzX015yQ=6(m5qZn=P12QOQ*-8obY+;|nCJ;F40_FxEeK-&^)@&P`
zHT5V*C)*PJ|ARJfQ<2j(B0dgr@!Un<~qy|b?i<#9XpdPz&;QOw|DQYAcwSrcqwQE`A(l#8bviC9HHVB+D&rIP4+Yt2O<=Bksp+<
q#Y2ZKp7=2rA<l>q}o?ff@(nCMKW3vkPSj=5Tx32QOOX<c;v;j#$(SiA5V_4K*m<mjsAE{A{+m>-j2Y*ROu(f|M#Cbc76$>P7wD-
!y<qm+8kiCQo13^MyNs#eb{aCevcnl^ha<HP!ymDCTJOvCITQ?Bp@cD5Q1ul{4&gdB&Z4oB0#1PG`~MSiiRL=n@mA06p=Ixgq%=D
KrRHO2}q#>mkYK5agV4-NJ+^%cIYcf`TK!8fC2P=|9d`j<-N*HejA0GO$vh<j3Y(*C{xURq6&7}7GcNEdywTtWq8nq{$9}urrcF&
T_c#e0cZJZ=Rv4Yy<qjd>_!;N7-f+ZDP|PWN%aum1TUE(L6Af{Df<*OgbwnCV2X&r7YY@09wa>6pc2Qyk_Tc!2iBt|zMJ!5(|Q{4
Jmn1edp-URz@HcrZ9qD3nKeG&cWKt_dnRMU-KShz+-!M9zCa%0Ac%wE?qB3&3RR(KLqaEb2p)U``~#o6a{xd;ltB$C-`aEI)Jf_(
{>UbtdVVj+fc++5;U*-W&^;_akU{@IoK9&~#Ll`mqmbx^3|MBzE=K3^ZVTz^Au6C^D3Y0iScqCxAeX@X$RUf+yFAm+s1Ni4{j&Cu
A(DebNf3v00g_Sy)H{p>G%yr`P!z0_0Z^qPQczTolEU@)Y|vr;WAOW7*BeY9NJEoUv4+ZAE(wH_bk>hl>IjsqC3PXMyx>kGNP#&F
ng<38W*L%Z>0<Ay7!q(go&OE@;sDdmQQ24+OVKueHmMc<R-$i~BMzXMs3sU<LXiR{gi=UAko7<wf_}Bb?KV%!WssmGk@bpyFw6I#
orho-F8rz>tJ068@8o^IW{)J~oT<1(_{~y){ZP_+0R5Mse^1O4tK;nKhn!s_40QSqchT%mzZrO-d4uZ^3Ie<1p-nVGR7DdGrwCIn
1;daXv?yjHNs9;~!6c$9lwGolB54)FvV{^5#3cbqiIiX^EI~j}1S(TeVN01)O$H4SKox`PwFCqK`lu8HASf!VU7%=*aDiw{V+l$@
i3<!|0Xz-x(9$2k^bU~|Pp<aHpym(HhsLL{6ZwVw4`SC)h9X;Hz*aVlSh3lsY;Hi|*I3{~i=H=N1u7ChyWP11&Ri^pl^uj!iuHg!
oA$RGqFy79oHC#c)EX${Az)dFY_d^2q}lpiv#G{Spd&qgck{x|xu#?`h{ldu0q?vRNF0r5oN5+t!RPnLQ?Q=(52Ai&+)$#hgY+r{
!{;W@7)Vm~|8}U;<C(s+87SHrl}v6*sBNIjg*oJ(CKJ8~LGh9|Q${rUeP55qi`EAt^+!nvgV`SxPY@A)l0_i;p#!(Kz6RV-J30Gb
#L{qRICt%M<;$ar_DU2i646B>egaNUuKMFy8AUV!5X}&@H8ljWw1(Qjp+j@#WQ6Jh^GB5js`Pd1e)aGi4)*8O2aZXE$BM8Hf*f}}
<^im0F*o_^;jNuSL}Yrf4j5s&Rw~-Twld*4#<8CeN{r4Omt@IRG<F}Q{!&W-GdixevZ6XP<$LLKm~SBQ6=x-=?tL0DgBJz`aVFj#
#6N2icEyB=cNK!*<=z4?76f_gt3YNAH^5iBa0Z&0j13u&%^RHn@y(#MtoYhqgj-0C@i50W)w6uN#Oy;%qv#quzoI)AbA!*%N74t?
M52cS_`o4F1SM2SLN!zc05w8Th{VE>2|^VSN`#Q2P$aN~K#MSfz@0PNd=j|(ojPWa8Nrrdx^URH(eL|qkkTW-(Scb4ps+DFWYTE>
7YZ99Z;7PBZ+vBT_)tYn<w4QXDuTo%MCVvtUsV${%3->#Lpb8Mh897nlK-gNCRPd{X`vJ->vB&)#2mzbdE423GJG$I`0Lt3z^6mZ
q>g=OyJY#}oNgL}G|WSc2|BPr4aNG{;0<-d0s~@6SOS9%E|7<xQ+djL{qX&9VG$sz6$p_jD0xemU;t#wW&#`=4^TU<#uFqQ%ut#o
W+196DVm5Vrh)`$X-)OAGZj9h6owp#(@4+1V?v5dL`nI(=I+I}%s99r2o=Q{+zFByO&1Io4lPwblQ*34mO3tE!%{#tl^p=>J0gcd
16{kD0Z4O(gh@c4N>vCzq094qUE8p|_XH2k_yO<oiSt-{=1;9(gI}M+&`Hh#<=;c^_Vy5cOc@z{zQ1UDKSGQB1T;_;GL0e-N+OyQ
;*fhhy`F|^9)Lb!+I}A#z#(jd{;N+c=R>==W#*ro*nXaV`R@S89>iFE-rEk)?%r`S5X*E0eM7JcdyxR^A@J{U2=#tib6QIseL6PO
87`>dw+!DK$u=h1a1zMI1R(?ZSr$MA6jk2Yy56o#OEg(9Nmw!ttZ;zF3hC9zSxgq@ob~@l^gnAqm#1bU^LgpCPlZEr@A$J65?;Ca
*?@4;Z4JM;=`1P!>?A97>$bL;finYW$vVX(5<pmji&>a-{nh<FKh%HLepo;NbNqB4&GT#nI}ZW3PN+AS`n+NBH6T8YFVM|rg@y`)
>$PU~9iF;t7q^CV6%l}>V>~kxIEEPmHM3w>qjMg)->4KEp}$Yze^$fO;y-F|+z|nXCH60@M0!C&zd$}@+`#BgKl=`xHXT!Kf7e?f
Ssb;QqT-s-Oc9(L%Z*0=5{DW9w7WL_b-&W0Xe>AVJ8!Y&^6&S3Dhuk|HXuFlrlAkWM0)%5Ze4)%kO;8$`2ckzZz$?(l2n-^sU5lz
&!Tb_R3#98!01X-KrAH?QTkBx{uHCe(}2h9*F|lJ%SzV~PSdceSvHEItObG%b8_j^5(R57*58eal{S+&(gz$MF-7mIhD@g^!Zk&&
)&S3dW(ZnKOjV%Njj@r}EIn{ul^&7dD#cQ`t8^R|(TB*n*(#iRnbWk{tVzy1JJ49fc)1L$J-bsR?d_J{GgG5jn0ll;ePBsHL?k!V
Vapd~<q$R4T*L-(K!%&W=qGR1LL`o8#l<Y!hkcj?JpfQc)DR)o0027n_x2qPk_TK+SGKTZSI@5(0U7Pr7%8#E73+)=#b5C9(X{ws
6&bUYUvKZ#%J)yD;o@aVE{237`0Tylw{Ng8`u(U=k8<zj3$X5QkYFUU2X9}AVGNvY<9*&5<=_V&NI&UmOJA-Ma0jV6t*J}x&by<a
VtYKV=>9u(VedI-F^Zo1MTMuY^TG#&iAtnN=_*i&VG4#23qTYA<OqS1v<XT$Ko^i9fQAsFx^U!nbvnncbMEX9XQm=|sTe_25JXJG
Mx??C^QC!eO(v5OVkoG@{Ove)Cmmkb97LWO#O9!j1LRs7VOTC%Qnb!xG&BHN#S$!Y+r!x3<I}p>94<H|HiJq#FctVQl>O(iHfJ=d
Vo{1kPk!9Z2ZL>FyfGG;m~c~+JTqQ8#Ae-d0WxIfl!>y-*KNikIa7}uVkjAGb1#Yk$f(4HNPp(yU!{_aLcZ_H^7Q!4HCQ+^hhjM9
D8$7SIkjw*r=fH<ZvW5i*LE7!)Tz;|ONKut{@vV9201eiDC?ZuQ?;2B^E*xTUrpU``j=mG^g|L)RDt&L4!%A=nZgHpa%s0CJRnz8
%$u_e6I<$Syl<#0YO;M$?ZkvVGeSGVGScpql^B8a$`v7qRD#HfJTHIf!WZZA^iMlb`;aIe48zqp?|zEupBp*C-w0C|0-oUNHrO_A
QMhO5dqc?y6oD}8hf(!u+uZzszA$H<@ijj%o|q>79|`49ANDL5fROuZ|EG)ui;cWTux*Y6Aypa~0tO*LVNw7_AS)*={;g$&W`2EU
p?IDGSz#U!3v7Fk@Q30;@$l_S%)f2x;RG0r$|fJP>ct(UFC&)^BhyC2*V%PFR{NvA7^1tF?Pted6H09f;)^FTJ%#d)hXy&X&+s_w
Nx~5U#!-NiAY`A(q@>WT_XmQYN=mNp_o|gqR&aHvU;6pnc~y)wWQQ`YwfYTr5jH4s#)!+C*y}d^Q;aCjVa?5CSdbT)3{0&DEnc%E
c;!UV(oK<^Bvn+EPC=FTBde}*cQyCutdruDkvL+D>gO8kTMq>_Zw0kdX^~|Q6bH^6Yh2!qmK!Vqwrz=9vCOxUovwcqQ1~#0MK+(3
Pd#kESts?Uy!<`>{X^gP_jY~Im*4it5<2bsKfV(|z>ir?|AqO_#r%)NKTmJx5BVR<k-<HkUK!jLe(Fj=-_j=+(V9)Xc?f4vO~beQ
v|n*OAO0*YARv7mVLqR$N7uyn>dCH93BAMW*!v%ew3`nr$}<BIrx^VOFf7H6dGdJr2B9^@T|^j?b3b|U_5()n9^az%1F0Y#{nC`&
x)N>Io9G{w7=5qFIENjfZs%O|!=wgCvOz@2+tQs2PfMp^w?CQw-}id|bd4hSK=+eK(evqpu990l0na<no^bkc*8)Ol<~c4!EaiBS
Jx<33+K$EN4;Cy???mByIt9c;MGIZs+XIjqk=3Fist5`srU)h!LD;1%AmGS=<WSWZK$(~tLZl3V$rzStjG81AU7Y3HDV!KZI`-%y
32N&%aUss`isz0)r@49@7KFXrIosGt1vxNYCW^DkDn4PyI8}3xGz56}vjQIO)#wDr9c=pCFGbzXPDDcv5Q9Cu;{@Y4=VfRMBeEz(
VRD{2Q5}vKIz>k`LOVqbAym*sBC|0OQ3Vo;ij|FFEFrvgm2e`7mI8n?B(o>t1e*8<PiN=T-RRI8IjQaR`?9{7RoH`KG$aI|^I>xg
S*B2S@y`Dv8FQB`HBNU>kC_qYL-*iv>|(`)D@2A4`ls!ANM{N-WI@UJWVXVpAkf$j=trPDSYg-pWo6y+)HE`1VR{@*Gn<snCLY(0
bgBv7*?P>5TJKI761a|TY!H-_5mux~hMAF~!OE|k;hLJX1}AI?sKW(HGRioHD5fnux?O3QTZTfg>#Mz_-W%Jlr$RQ3t~P2-^07!_
VoIw2<tXG}Bpx^IlE1gFT9DMxx~-ta5#WNfuoU%y1L#TcNKT~P<?nAm=sitpKD*wXUx^_mejiV#q^WGSHZ^4dR61osW-@?v851>A
Xu>(s1&~lILg?bTl2>In4iqF^JnkDfQyUYqnsJ*T>ut9@(PObCw>+-OXQeS{uskGA4|jVY?&#hen)g^zaRw4aMH)hezHVo_>)@cP
#b_vUaSSK#xpOj{09doQl<4Cj#ZFvGD(WX91GBS~P!v?0wVZ?zASt6}aG*j+F%Wf*#{>|fe*MtlR>Okp6O>jUEbTai1q4MhI&gyS
zBrH-IfWejc~qDVWU_<tHyA>OVYh<-f|5d}281XSa4rWb?=(8dj=_{O=(0lvGf@<_vB9FGfCyqc&f}tctpmf+==5m!2`8lD#29Oq
_-Pn1A~5<`R2ZTnDLHVNPxWzk(RbCDIEDEL`F2uunTHNI>l1DQ_HfvpZ$YAxukPRrKAy0Y#NZd!oy;|b7<VUR)aTpkBR)iGrOd|+
%*P}jSTFlv9SWYg6yT6lqk>(NuQ8ASTKWAInsyWo*f<_oozbOpb`ACH`iTu>AOd~fn(m$YrbNi}8t-hsAGIu!9nHX&0S%CwsL8HF
uJ5OJ!TI~o6Yqk-6rNi7p(~7kJ#fDFCd-Zl30%jH4sfa{Wy_UcTN6>AM)zxIq(*|MAT}T}Cuu@VV1!l3i;{F3Q=~LxCm399J0}Tp
3}rF*&d_Q*&HD}x^U9rfk-Nf*8QIKG;J*yP3qW{nunypmpnRj<%P4L7LkkEbhR%t!A&CHN2k3^3*_aAs9#?7pyp`ZfFjakh>Ik)v
>2b4)wvHp@|1r)S64@vgBE<q8qV&bB0jpaLMfd1FrrD@Kc|2t^FO6MR3nLYC^zwR|*bGGFhOjIcsRd)R$?mAAq9d)Y$D}RRB+jgg
E?o5wOf(#D4N?*<G`kq_u}6>_r`$0e8H3T<e0HZSUSH`U>~c(=JYf+;#^mZ9fZuX|4?{d^UdUnQ#8hA0I(4I188qG#)O6%j<{g0e
o$PpSqP)_4qwGMoxR+8&Yb|=uUtc}1$Xs=JIQF4fu@Q%@dNFb5DR*}t+iSmW9wjK39N7M1{W8lsZVd7Gv0Zt<uEVQhH%47AV-J-#
t7<<;K-#07j=gW0WV^b!;p<#ORc+s-R35KSY!Fh-Cw$fyFANDH$^Fo9MI>58<sp=EWQr)NAgUUoGC{$Ji3%yAf=L<vTNO6L5Tz?`
#>YwO$1auxms1*&qLk?bWT7+CI!Dbne?ILh4*^{uWLPW|Q<*8tCOo@1on-YnydCOu?dinOAnx;e$<E5mX{e2q(^CoAhUUV@FvF(^
2kc|X(^v9Chp#6mxb4g46&^wyxbX<W-uH}s`BaINporzx5oauy4F-dv_RjjNrtgtP9D`X>vF$=s@!c&=#L_`)5(G+!ubrBX`4wP+
Cq(nR1)Wcl>2+KOFQ$<pVswRK#Z$@_H=CA6Y(DKCGNRNdj8D+$WK$3%U98EZ#>#A9M9rZ>5Wyt+rC|d<w8DH-(tA6Gb>9kWLB8dN
M`yRR{XNyb0xAHbTX{B<ND2ar8-zP}@6FgX)<RH3Kt_c+WnEnvRw+=t-a!tEpDFPBwj7T515_zFNNFHL$JX6y7>4feI+|cEtPKod
X@?1+GvEZA%5z;rOq}|29yjK7Aa~BkSB{C;GY<Z=@ajWp&?rGgk|H+AVkuHw{!}IHurx7PteMxn<=|<x6<x=Kv7|%|Rbu%aB(b0F
O~8JXyHz`(U{7n=w<D}$>4%QHttRl87R*qHLt@XpFW>MDN&|We-UKyB@w@;Zz!DW;HuMgf!#!%M_NX6>0GoRa%?1PqwAT8mh^U50
n3-f9;1Mv9yAEJ)G=Wrw1WV>g>Ymzz%8ufusMdx1!ijqmpoYe%qFYSJ*bl*lPm59>zaHJbj{9~YQH->{8sMSe$PVo1jcZ=5WM3_c
2~JD+I)lNuZ>ipsmf`W<nLEn`>z1**+G^<gdEuldxH+ESj=r)lKVNf!fCrJ$^sB(2n)|mOtimPK1Ht5QZO}%0Y~6Ec%~PqWT}UKC
6XJT}!yt=+q4g!35aQ0RPGidSdxNm(aySI$r5SGSk7tkI+9yoJ0$G9!A&_Ljf{k*exWIJU*l-(lyStS{aA4yP@hoL;6ejYTokELB
0YRx8fYT+6;yDXIXoS=d%4$SS;S!T0XaK^cN>FAHNR<$2LXipp+5jS$MKT)`0Lau7sJRL(1c(N|QD|L#*07TZTX;#v1T<^wK)@9C
&Yl}~_xBrgnnA`jUq7kC4Mb;))*pwaLL3~qH1IL<>@=DV+<&)@qK}d2QONMQO-HPwdo@n0tY@3y`W~;}*YDrJ?i~^ciTD%*s{h|w
8J~cXDT`zo(<+-atP_bm=Zplu=C6ZU9r+M;Sh-jc!{W=ytTS|?#ZFjhn2S>B)<DMhw`qqGcyCv(=br4zAYYx>%0m*OllibXLm34%
R$OFSE5`YfD7)s|uwontX$(gw3#Sz{n8O6qrx@#4RTHO7G2F`#R|5RIPbTX^{;OnOk94_o?m+x}J}5k09na~6qrCcjzFRNqx9K0t
1D0{MtDDwCmjs5;Hj{W3A&da`t+D4D5@O~AawjFr4mUhF4jq>gN;njp6F7@gzq0081|t_&cUZe?HViP#Fhx{HBbOQ2a-xXg%zhrO
@yp3G0;C0W&RhmBHiGuma>Gd~BglTT9({yB-Eh4Ky%E1K&H}Qba0r!ztbl@;rK$$XPtJub<Cmq7mCW0+dhYMHNv0wKR&D_n3$Qhl
5DswAVQ|8#xtUavcJ)M5V9Qj<jDRxgtbGh_LuJtkx#tL<93<Ni=tZ3s*0gFY;iD!n#F&8S3mF0kM9OlXZNr_sHgWLvwp_gYt-QO?
$IkM3L`8CXIWEE6c{J_T(Yh@+AvZO3GyzENhG8tr3k(@kR|RC6pwe%4h;L<+d$_MIP<YgLpAOtU`NZwRi>)=Txj1>Z$1qryJLk6{
kEsq6J|U-U3#5sIOUE6^B2JJ-f#oU~!kVLt8gjU7Foi9!LL6*}8-;Kx`<6F{krc~=nqx9A5k_&6#ZVF9qXUGP@xNa-Jc+Y}k_ibf
&gBFhgW&CHlOmOJD4;T6fMOXTRL($E0?0$B1eR57VVyVxOurl|A;Pc74?9jYaTc3$1|<?H6iVo3Ky}0mllxHC{I}!s)Z?i`g!OPA
@+rc+dv@SqSU{r`UTLZ`t$*#agy}!Q-fFziG{|zPhzKq+N+5^}*AxYTpdUC_FQR?u<q$iKb}GVcxsc{&^IMt-!2%SvJesCO#!4|(
2ry+NwkVvu99;oI%d#f*tUIiB6j5-AJ89W-qWbR3zMXLK9(R19>m2SKk>6Pd!~_!ucinO16?4Yk`g?u(W6bN_vChi4Q=s$Td$+tA
*mkYsbUEKpzFN|Z{3*g@0h(;!e^ftRAfT%znJJgkEI~tx6_G(n%*&4oH4c>uix5?iVS|XX1}ATKY_Ez&)t`dqJi@w!ZShje_?(;y
8OWmUa{cSWG?2X%I2VTs_t)L`r{ec9-3@6AQhn%ngdwxY!6G6XoGu~wz#xbtvM7SoBKN)6_LImc^~HQmVO$9g)03&7j`?;JetvWu
UnoP0UxTq~(Ux$+<57^)7FH)4=Xz6SB(8ATh&-ZYma!z21&Xj)EQGT%)e^^18Dw<)3E?DeOXYgO@n#R-)crgUY8*K0j6lR4UnO)$
n6?j6nG2-WDN2%|M6Iq|Zk;S+)Meh-)w2{m9`(KP#B&b#@5i4}^^%jjmp{dtM+C~^NP0GECM1fuo2P7mvm7^8Ev424&E-~aRok<5
E4L94-srH!8YL3l<i`Y>ce=Y~*|kc|wK1h=sFA6@tJ$NYWeqYtx6Rh(x<avDcdBSOZK1VMa*9<EL(%Ve<zF>%ck9LRIl5MFm61Um
K6ffEec^cbx%Z$IOmNkO7$s3#Lf!IbjTQ7sW7Dz$km1FMy!A&DFnYHsz2-tynwOS{A=vrYo8b=y@-K>fns`MW)wu*9K%rOzK_Zfd
5oM5pWEBWmWi6T=@12x8i)-QT<Kvf3SKha4Xm-O9ch3hNG$iK;5L@O_2|>*6Q@(Yhe7Jm8VLmfZnqXXJ^aW9qR!uI=V6bBpc0?kw
?nqaXJ@C7D@gE(qo`k9iHL}Q9ft%T=28ue9S}ZYrUpyMlcoOwL0QqkCd=}4k^RHNtMDy|^a|i9(?I^zt*@#}~50Uq*yRG=0hu7GT
sB#q&`Yjo@?&KA^X)L)=5_u`eD$c6~`Sn;<yA-cNN=9DQL61CHu{pOx1FmGS2U3<;l<bi01c7xYXl>A1DCIrwEQuG<FO-m6M`O1d
kL6t#+Y#_H>>OziZ7OBT{bc#+Edz}Sk;ZXxm`&{Oc5xuL$f&4x3I)}Jis-@NnGlo;K<Xt9A@=MZ5zUJx*3xFfxxk<(q1$hnBoQ!*
dGoi2;+w?O(MeFnP@@$?HAZi#%?^cJZdQI#J`=})_~Qq5Q#+$$sR_N1*^mp4Qdmiw4BUv#i89bP8?ESOg6^Ax15;4G)*ZD2_%eQH
xuzfR{zuqt|3|O5>n}FW*SJG%QA1=iC}7$MBJLM)Kx&;7l|_&<9V;18Ns4jnjm{o^a_dp*@?N)<#aH#k*H?NZUPTlk_??}HkGwa!
`3{xFM#$6#60tH|N+A1}O;&|uc}fmHkYhPF<+^g|sQzej2lm$1oXU|(Gj>XP3TZ75BMNdPHnMgch4q{Yozgp`ayN590;XbOdSYTM
^|RAAl)}+w0u)76ZJL{x6*UxA6_zqy_Y7#UdnG0ozH4{uk*ZO8mTOJZpHlB+B!KY^pmm&|`eWtMu;6v8QAA2Rxf#7v7SKnVGG4pX
#1cFIz?)*!F}CSUzoKI0D{KF5&9;)HtDjMkrfd`BD*VdCmD(jXgepP=II68o<5y$}Qt<8bIm3c=#?oB0MT*FxqB~VaH`jRPmClk1
BU0{4K}lBMU3g^!Dz(1lcB{Hsbffi|Nv$`XD4fGJ>JC3^yAO1qd~wT1i)*iiW1Z&*neurROYCxdSiFlnyRP3ZLyqwuQAtiUnxYN!
7G<QPg=iw_&Atx(Cz`{Sz`Htyq^gO>OKF&k>APn?wbxf%+rY^v+h<)m<E`8;Hp^>+7NQkm1yuF9H{JBNp26_@xY-E84l!^{KsE?C
BVs9bqG!y*1|i-S_TzrIcsFhf7J*1de9qQAy~UMVXLhjt$7_Q^nH3TVNLisW0|ikXL{ShpH!(M}+z*g~5d;oCLT<_Md^vW90fdZ5
L_|Rhla&P#J2H;AFf?e20K)`<Wg(q2ip@;Bw#Jai4cRf0BW;Kz#F^11<hnFrZW;_Uyu?Ql?9s9;{ekL9CrsUYbbdR(m><z6+po*2
cAMaB{9uH1K&(OsB|!Ad=davsR5LEvWps9=iDEu^CLC8Hq5h;KeIzsxV5oB9#QoeJW|_?dV6ZFRb31jT#jwtYP8@rD51)zEYx6&{
tMzx8s@FegKui>i6D%R?h4zTZz)AZhVkkrV_Y-0?Whq$|Vx+PxB;rwu(-cO@hbm$jRw9|gNdXE)kalqFjs<Wtti%LaVRn??%eP}3
gy~k<(uih92uvmvz`JSCnHfb|sYnGC%!8dMq9agIWfvmWoVgsigpnj05IGb<A*3TIm1xOAj5a|Ar%EGY*(MPS5=jXTO|sw}YXF+i
Nfad2i!{3~hYpi}O9v$c>jJqQ3<@Nn4WfZ`;c|#0kzBGm2OtPU9`m%1ot@x!nm-+D*MA8iY<2om*oK`~SYqN)1L%*&gzQJ6c7d}G
ujTOhiTAJJ`LW^sjJVB4*6ro~s*u6uZU+snX@zoDs(}-uP|Kv@X}7LI-c~|NwOEWsZ;7QfmqKbulYlj&UmoYkXP|kJUbGPr1uZi*
S~C%esEVpuh^4a^AgXDKiUNv4Dx#@ssj3W&8Hgxqf{K_XhB7irXi5r75{Q7R5UL7kDTyg5VksyJ2_hzn$Z(P(kf4f^idqVwh*F8D
0*Y3OY9OJcs!4>QW(rE6qDcvwNFXVsC@7$a3TY^4DXg)IB0{Oia#{$8h?XT{N(hL8D26D+sJjcYiX)U9;SoIrl3~g@GUdoB<w-1}
3Nxipa-g6h%!sOIb)*s?ny7@KsvxF_q6wxbiH5CVlTi>wQw>B^Oq4McL{T#^RRq&h4K76_g%NVDS14r7YbxXut001>Mj=i>%v(83
xeB5ws0wL_s+fvkC}qf<Ns&=RL>khLL2~B|5iw9qQ3R631l37ORV@)Ko16WDrJM-u50FQ!&7TpPXQ>T?33LVDUc$C&2520E2Hk^w
MYR>9b?eedH}m9GxH_?9lW7#Bv>k<Q4rfOT*2h-^mtt@o80U9Xg<_67fq7ZS5JAY}v$Q!G=Y*!y()A+rT0xF(6kgqQ-NYl2&U)D>
OsSj*R^c~vbK7BFg))gdXaU<%w#p>|WY%^zt+Zwsd$>9Z>UJHjcW}6>$fS=jr#EYqPB5a2#it;OI}X{#f-&kWzo7MS?@=@nY_ep=
V3HaHHAmfuMeFze<wS6TDrOi6j@ue(q9}<X2qKb#B$%Korb2_iv&{0(Town1rXKEN-c%i4r%kV?!4rt@$CFhgw0zgX`@I8~tC!n>
=$)^ZccSm*!@x>Qy8V2hC^TTfP(T!fLIo&3LSA8c2Uy!SzZ)j|0D;P4gyu{527Jygx?x;TaQ42%9?|yOMN&lul<dWAVXQJp1tHkO
1({@$g3H^!2<${8lkdfH2rwMTjUk)bq7;b&0#QO_W&lB?6pG)W{<r;e*TE;a_WaWiW#aTdG0j~8>V(}NLi%&WJ>e(*YZJ1WnFJJ3
5M7FbcA6v#FiC9{=5fsKTxZ!04B{6@ogIYuz@3kvd%=jI*fkHS{P^##Z0I?Sqn~>ZSoxs@qKJRzmoG&?*CUmWwo}K#1VlRExP&bw
^zRDzSFQ8mv-m!b8imyr$7YG9hLNj<k}Tjm@x2_-Dguya&)^w{Peo0TH8^D3;g=D<UcF7=_0DIcJ!C&|C+KyY2&#TIdun$+r^kEV
y@5(-dSw%x+WZqw>&&~f1Pf6I3<&_V+b@ICg<!1mZ+|9c6&5T_Nez%Z`0d_$H_zL7*Td}D7E)UgA~N5beZFSPyG_a_np<wn-cpn`
1%?QVRuxkrMEA?jfcT#eCXbbMf)J{Zo57Bd5y&w~ki3%CD#eJzskpI7Hp(zYTP&3fcNGZ&6@bWH<<jh{w^TH=!w;o}iY(2VcKAo5
v~k|<66xTKE))^l9R#7`wiPhAUFWZ-MkD6uSolZJbKB9+MVYYi+=Ze+&iU#1%6h#Mb<CA&&nAu*d=4@v9b>{4L_|T`h+A%St`PGI
;)|8@%BMG<4+<;gxNSvOHWKy4f)WL84wyREO&Z!rK&LVB64puiTq;JYpGKTKvWiEwbW3{O%?l5X({oIn!BFPzKE4yxPAl(A!hBBp
ljlmPiwB+ycJtZDyimDc9S`4g&BQ?W&fM-{$HqgOI6h%8PG#mR2C=5`)Nq3s(P^Y2Mn~dV%SUA2AACdGuNQ;7Lk9<=W?8JmH*1Nk
EESVwly_mQ83qcO*4ba1Zynq_6YJf)rQNzh%cTr1s6qD34|{{&-(8Iee0&p^3QFYM++FeZFIR)dYGFK{4hZG6Q_#Y3JjrEp<q@KH
!tR_ZGc_&~B78{^PByL3xU=zmE*=iK?;f`A7k%+^e!SjQ7a5^9Wf`=k8o|)YF-HmcVh@ayJutlF;%Es`%bD1ZsaKxz*p+f;93{FF
P)vr0N{j(P4ra>3MFc}r-~mlQ_}CiZsys5rF4Cn&u&gZ0IUDG-eR;fs6qJZWqELasE6`3}M{0Tb7Cv2^gy}Mk*VWc=SRD!36saXe
B!mGHmXXAvFa`_T_rgHoAX59@Ufs0x^Sc`6@$9!pUseZML*$+Ua13Nc-xkyH)YRJBFLubQnV97%?L#5itD#8E-C?H~k&C>h6G&L9
3hJAFl+xo2|HpirTQ@_)MN`*D`2U^zjc|B<%+g?HWoLI!pN^<jNe-k8OH_cc);6u>!TkvY5i>;g{zP5`NQ|KeU5?d6>&F`JzVd%t
Ar>MVW4}9cVcDr)Oqk&6khg-HknqV+f#_G$wl}PtC8v?^Tk+($qVJqn>p$q<M)g!4l>${r)Yb*{V~YOzDs8Pn5qBG8NQj5v(i6N1
)=~lpdV_0N!8<0vbYW7(+ag%XP>NTCX&H%~Ut5m&tG7(d#icgUc{bt`cDHrS!uCqLp4v7J)w2=mMJKJx-o5ras%StY8iwIRu(_AZ
uxYL6&P2kkr*sh-k!#j)*@;lAR7R{X1ejc}oUqEnI7HXZw5h9GUP-XM0jk?&O-9xgi(gAcG=*GRDiJiG4@;f<&A^AQ;lsZq;yj(6
%N#mfk}@?T*Oc*k3BdzbX^3~Krc{b#)Zd!DrB&7QHo&6$uBWc%-yLgDA9G7esbd=zDnoP=$v8Xjty6niudfuOko$%ns7c%zslqPx
<99-gO0R4V#C08<QQ#!!YC#hiSH2JqP~@lwBZ`Xd;{#T^Q&{WZuX>EYi^Iqa0Koy8X1u@&EtRQ-T*B(th*mUuS6oNLa!6hKHuZ5q
$wGg1rirtPCS5*^Js5Qz+sjZn<hUl8*S$JJpMJ2D%5==_m<=C%4q2z)(jK#~WblCmkRFTsetZ0Hvy0r2z7Dsy^YJLZOjSZtx2J1_
>(ifY^u*_xLn?br>)M+k)Jahm6ivwO0tJT*Cy*^6tjJ?@(ON$DVT()Lw2z^tb5VYl-u@zY-OkppchWCTZPMpZ;<F>=+id0T<yNX1
EmTx~HPNdPh}73zUK@AqN}Q(AVV3XK>z_K0cF5_fdOOHK?S%D17zzf^_Cj{lx2(?Rr`_#Lx4_Z`%OY>I14w}CcGkDT4l2wo&iEqs
wT+t9t6k$l){(f+5f*9La_3i3R&FRGTFX2!WiU&Dot;+*oVo1yi+UWz`TTREp`*@@)s$?nemkW}hID-pmqq6z`t{bQIpzlWhOvp*
%f2OmlN%}#MmaMyrSH8(CwFaVJ6b`AjD_f<fx&^!h*vDw_MBOb(n~!$=dOq&jn$1RWpj+Qepis^Zq9{#3!U23X;yF5$2mTh=Nzfy
-em46Wm%U5iK&;;2HaBD4J-!Y%Oc@!+FhoXyhjH7zCN&)Dms)RgfkKDyR7T5$x6@wvdpotLQ4kQB7mEVNNKZPAqHh3g@u_=tiy`k
9n?U)t@L)Q1VZ>zx81U^XReYfGMe(PHu@ENzIcJUezL=_a$^u*u8V9w`8(}1#|WtJsY?4?Hx$_|O!MkKW))T2W4?nvN!YB}cg1V0
U{WonzR#CZmCbEL$Ps8%D!7ccqT7H8HRs4<BVkda<lQn`S6T4862!kUwDN`@f`O_Mq=kUlOUaPKYD>@>_oV@h=G1y6&XoH6TPHE}
C0KoR*Ice6?MX8^VH0JBAVh4kcf?iVfT-9#`DX%02~a8*GZ6_E(;SYoj{wj@UXeuW@GKQB{rBg4TUN%aI)x++Cn6o@i@WAgzTN!H
HP^OiY$yhG(|<>~_C6M>^SENym|TMUelQKwOx&aH@Q1qq<%7)+x!WP8Z@r#9H`a;AYI~-&?zvUkRruIq;cJ>&G3qK7iRz_=h^SZJ
3zfe4!#vxtwz7M*lcX&zNOFO^CR{(47-4i^3DW0&iHb|m-0WBy+ElzCcT9pKSbQH%9Qn~W<=#VXi895JA4a{CxyG_Z<atM{7eXn6
7TT6wSRx8ZxsZj^E4@e8Gj#O4Ot+5QP4plryhwPbF<>b1Gd<JY;UVeUtd%KfcVw9s8MXlTOlJIQ?d)G%?tD<TC5qA!e&Et#F&3K|
cNb8WjvE>6@L7B}r*)N!U)osLb<!;gxyG)`^!^9RZIhSgt1$Rs!nCoQZ^Xn}>+$-lzT6gL-j=kQ1G*9&!a+qN4<9V!$FIHHe3iH@
Rs^-GGk#l5Ltt1mFmtM)c1|)c2T|JMS;Oe;yrx#hML`x@LIcd(Hasj%b>!4y0isZTbBQE+_1qL14%qQiO#(-~F|qu4xG1|vV&`3@
Uw7>2+&XbXmF1y=qrjY|knLCN-1MyCuI}s4t=}+bf@0g1&0bFNvg5_Kcx!Ofy!|)Q-$0Q-C5n&1@47v(xH|9VO8W2G=ZD*5`g9F<
x$8!;FC<rW$<8WibTNrajAc>MtHr|tfc4rHVY*UoGi!mYqI-LI&XP`$!;22FDhxnCrSXucn1zB=*y`9ZUFt1)9%q_V5?I}Rn>fm7
OQw2(ah-bhL%&QL(Mp6BH|K?&XD$0x!J7+qdvN!iaO4YH61pA{_|5dVS(t=yyX3p1baODg9?{FFz2huM^uxo)SA#f-ONEYz&UMtH
6?C2*=}es_k!k`6Y<X=Amdl0=@0>}H8m=}QC3ubqTiBp+f}_}ixk1%Yhod@+E7vI_>}7?suQbEx^$5FY;mLHGWzslX>)_9~%<9?=
&x{WeUUqfRcK6a4df7G6_CRKN%RRmf_4g~l&B{pD2ogQ}y_o`PmR%vpeR}%gHmJ>SPrr9yUNf+6#=-q7v#E>c*d)$`#|EgJWJB?@
+$F>^k6KEL&wlT*eaGmOBdBzd@NoJceRWXf1^c<}sUbK7?Ss`bZZ+kiRK1*oWo;`ye9(c5J30@CdtIW;IZ}M<zr&kvnj53Fl6ON|
!P3e{5z`s8BANE;Q9g5~Cme=WDk6%E3~Wd+?iM#|@2TXIcTZ62A6rY-gGpAPxe6kjOz@_Z!rj#29M@>BMADO3W0nXKcTQdm9mJvs
1q~{<WQ<kSR!)N3=uE!^Z19!EP<?mxrDpN)NVJt`i(Pl4hlt_qZ?~v$8(moHke5if5j9e*Ubg6-nF#H?R_=1h>zTxw4bz#}xiuMi
&a^Sc4x3JANetM4<PLoKDuODkRaDsfczxaY{5JSI?d{)2y!V9fH~|oqd0q6rVLF^_p5-WS+5L+=@1aM1bh!DPyKrwWn#?bCo#!Q`
p0`coTbpXS&F=a&VSK*mT62Qs{diM$<fU&Vf{mijQClV%jLh7UYVKWVP;f=TIl*i>E_Z;?v-6#5>3P}I?-fJ8PTTdncBD#h@5M$U
TlapaeG{H63m06STR|-HSc#<0XQi0wDlU52%rk0n`X7HScKP2{mpKXFA;%49@me#2=}n#4-$Q=rZ@T2=^p8_8R$`Gi=8OcYs}~in
X}GPdU2~yzF4Y}6XG!jLWtx*zq>F%tj?shDCs+reCpM$3&{R`4$!V0WOJ<bC$OhJOAh^rxnclwk5SQ8O%`e=(x$lGJov%+Kx1O&(
?(WSiGV37BTo=QHshFmb2PK@r7O>*NUfR|K6@a1QHLN~D!nK{na@VXhC^w0iMd@qVNbTy9@37sy%n5muZgttW*KbDJdvkItQ+%0b
=ut?nV~)?PK7Mz3f_^WD$9{`FE72^@u@S1<T|l*s``ItEzVDO0wK)!#K3-=tG}N!0XqMK_)_C}HQ|Eb{+2R<x_eQa)7rmsMQ7KP}
!4^?!IWJJA9NLuHxioIMciGwBCEeSc$5S#Euf8}JqKhw5M~A*ckdWb{IJdm9c5a?6Q)%*bvidiT-npE&MC&5!c{ew+r*@9|?YpC)
?{4b2N^x$RW86*FXC|ME-eA@)EA;QQ-YtFORjQY%L6{6kt!9MqQKpxz<W)}AwZP2=B|1mEx|H@{_RODqc>Sb_tT{~?2alffc@q!_
gHsY|N>f*wy=yY#Hm<mxYja!XchU23)<e}5={4auAv*$~aEE!M5+{eotltI{OjXh3v|ClUb>ZSLJtF(&@~giQijpxLRlZt_jNN8s
MBATUS*yz8WpIQTIV@9!Wj9GJHe9Mp3Nr>A5FlY+7^+wElWc!TInIb~mBWmS-)g!>P;GGIuV$DlzY1LJ`OEBANsppR<O`{p!=csU
9SHK-&xex$N|&4gS~S0@+@>Ui{yOJVnQpezRdP=i?$I79v<#Y!I5lShoOg3qbDXY@y5@3T<;y~##zEEDwdwW2>DO?Sa>J|R<UY(h
F%GMEY4_KiGrM&%p_h5r;#t+3cU#Dns-}}eA`%*_#4)G8e`03yDJk{yFYx_g;L<oPC)ablpwA!KV%%unr{eeMziG?fw@mb&uCr$m
i*~MJXs(xCT&}t<>oneMGJP6FW>?>Xzgy-m=eu<o>%j-acyg?fZE5(B^9&Vu(qi#w@j$gyl^LTTFRx!mI3AB(b=#zRaL68ztZ6nV
&aF1lWr?C39dCUEW@2V)(8dJ^nr^(&o`it2ktc|e)&w5a<fBoD(GK46r|%u)Irc7&yWqLXyR18-FM9b8In{A>+lu?((V+cn49}9C
eCX77-d3KsxPUEM-+MvUUF)@@3sIQ0+_96H2uiN*_^RIHl8IeKp4=?YS-(pBGdx}Ie6DO#gH@)C;_&BKuT&L%k=3itNGii8aiL}=
%yvS^lA(~H5-|^$LZ->=?H0pB1Z-*sYO#E6H?yz+SbkX-n7eVS#TY1QQ%+++U<TSyREgXWJ(2-n0s>`(3y*A&Dh3d*#`nK@O5}fk
GY&6UY6O9NF0;Pa$(oT!^<7a9I_SUzF6iQ1p$hrn9e4Tc%JRaBIYHNkTHjC@sZlCzR8~EwPS-y-!4UBV716;PswgKYBXX+2BwDQ@
@nPY?&bq7hE~jS=rR!ToSYa)7tzP@igWz*G=S6JoleRsije}w_r&&zCs6{KV=6($Wn(NB%PcpElUZKB!fO%F=eUw+KJUGdx4Izap
H5o+$7s4HMdYg83AVLzqXAyLDwayE(pxj1Kc2uYE^eV!`o=euPJ4c>*=MF&dQs~1?PtB{I^S3-5cRK})3E7+#IHO=#!z3bFEKq@Z
_qF04eD{HqM<xbX^knySeJ)-Pn}C%WU^jQUX%u%wbY}o{hlycb-xqV+FI~>o6R7w)lI`S_<jYFRI)Ui!leY$QLq{h)k7{(Ct5utx
445n0GI#0LDmb2RiQqd!B;DxExz+;@2xH*+&*m6zeLp$@ufUrCHP`_UFcTe)z`&q7nB5^iSzX`dPH1kx{1>7~_3jsRl3#?-yX92t
+@R-~Ptjd_>Wk2^XlJ{B4L7>ri8_O%TA>FRdYZb(3ho~r<+T-Uu@hL%9^{m#cf|Gd`kiNJNJ`hKHQo!zI%pb7+Y$^^S~^&;RoXiy
N)AR*t8Ix*yFd}`N{OpRJZ}0r73`Cz1`FlLzeht5Bhns-i>qa7taFyoaRXhkPY+Lq3pQKbi-onB*}Bn9Qt+3(DD`gMda%;HS{rV=
VUu)}SB8t<r(<1cGD&<H5qA7_O<XHz5QxNY7^a&&Dx^#*7{&(kGZrw`7Bp>(07$f;!7*Z(4KGtA-nM$n+~Cl4zU1hej6-q|q~MTN
VyO3p{y<w{HiR%9+KtJ4!QzJ$t^u^uT-}3<HTNR+l0qyj)T~}faHv*>ld<0pIbfr<+PZc-bpMh6=lgsYkDs|z16|$#_4DKmLu42f
N^J&so+;tzcpW^oxC`y<_wx@x=I{qVdc%n^ySk>0FIntEjO+%?6MdPxwpG|uQXJA$jT}Ny5h4o>VK%mn>WWHcs0oc(RLNAd6eCCU
uN7O}%0egwOpg-la8oi!+r7-SZvSRYx~i=xLO1X0S9b&VY+sHnS4SaOHbBhHWv&YX8M9nPEnXlvR}*xk!3b*}c>GqGez&>Y*Bm=e
uKN2+YS3aW9m^-<WlPceU(@ZgH>-9x$pxQ9;%PptcqYjZvh7bY(Ja9cWQcw-yjwKl(4L!O_2r2o^c#!4LgN&HBB9RHT2_aCbjG&L
^nC@=3mI#KEXAyo5U2#;-gw4dH@x1?LVLw@$*OiwXtYtNLEt$H=7D(#+W~P^FzZ)C5h3@zV>4}PvzoZe8kfo>lpqxhLf3s<R*I-S
N;}oXB`j-eNRlustcVjt<1KqWW#;0=MT<l#kmx~k((y7h0+&|3YR^}!Kt#|^!#K4oV~V|-<C*K$_ir@i+l+z`t-&4L$iGLPEm%I9
8HDB8h`Lb^4yTirmFhFrpI6)`-}*bt>Og?#?dSmi-)r#4MaUO5T1L_iD&u#quMG8cG?G=uaYc*m1}EE=u|r-t1r{P+L!C0vjD1HV
>N-udB}nTdRfx6U>9&zz>9P32beZM4wP~t;cW&y{6TO-)g!+WfH<yAqj!J9vU#46<rg*rblH!lK`fId>kb%o(^y2m{j8O-u&Bog!
@(wor#vYa9qAf2XIN*{JR`|B_%cdb8!M=xrLu;nSnc8bR+wo!CesP&kTq!kNLDb2gW#TMFw#ry1)-xkh&a|Ad<m0Vq?5TE??@Gn)
T6B+hSu<8W4vRr4-*?cA^7ZDdZFsxrON+GE1=_BXX%U)ubaPBWbj9rQ>s_+vA;9}H0=yx@7>TN?C8CM0m>3lin`fquvT6m~OoZhs
9VB<QwIzu0&M8xtmXe{Gve`ZSU2$f)t09;7rlFnC=@&T58?UuN{ml0RnCMIH$a|&HJjL_xPL7-4=M&GS@lLyDP7>5nmi(y%F{aZ`
6~|V|J*&Oz)=oTAa^0H79dXgkta7R=PM@h|rY!5<T9e(4C*n|@FIY)!a@UV9xFc7!ccQIZJ%1kSX9y~~Oni-=ha<H)3E#=)T+?Cj
5fI@uJiuf)I~w<eJ9JM$C(azeIq*%ES<rV^!n~mPkCb`C!Mc7PhI%r-)sTjm9tA}a(C4N)k2W3GMcnQlE8oG;=J)jk(GO1Qj)g~Y
ntOD;ZQa93br(}YPI-Rq10T_R2UWFtWE8Ge(hDxSqoMi%7$zOL6V&qq3D`rEj<q)@Y1kCWstCoyCo@C8x^c>k=qPSZ1|5!$$2|6h
iIrQNPbWhb9<$In4x#qr%Grdmm4Wae=pE_YM~IwmoWOd+_@9^Q{W<deJAwNCaA!CYfi{#k37HLhe>XBCnlCxVA;JA^xV^Bdh~aLf
x~7*kJYKpi>whlFtejG(^zHnQj|RslyRH+N!TBEYVhAcobhShjL120*K@kX`DG~oDaE2O%qL^X|XbOU&imE^<X^CWnq$z0uc2FEi
iiEL1HL#|!2$F*mfe;}R41!36O%#Jj60jr?Z4?@*ag9JzX0$AlAzDdDAQDMPAS{R>wwr=2j*Po*u0skA6d<CgC@Llo^K6EK4MqUA
24N^r(kYZp3X~#DzVb~WAp%JNfRDaFWry5z6aG@tfmE>}R3k`@G)h7NsB#>Y#7b$Z8Umsqh?tlmiU^7k2!Kg}0)R$^LWHCWp@^u8
8knYvq@_oXi7Edh5Qs*EpeUt4q08m-bpt3;%?U>^7*B!l^(V6V5$yS6kzT&NJW((g*#Yj4?(cW@#3BfjmUrFJBqW%SlPE-*mX|XH
VgjiUrrX;BeP2)XFV_9wh=Ct}Ppx(l4S&0}&<pu__#l2|KjkP7&z2ewtwgXwle4u%H-6Yis2F7kks4}%8VQwIl7fi8&Gg2VOB&lT
#2~AvuUHVZfuJ{$J#s3PG}4s>Ee$k{0ER+~!j_>BC_<8y6(}GKF~N!&0%RzlsDuciSw~W?hC~8TSy9wbD?y}}Mhv^{`#k*ne#5U}
cwz8MQ{Fa*5JtoTkOZ)|T4-rBt)2t-UB*oxH*tHQ+gjAt-)jWc1`q_^h2QE^o7Ek(rqOh5ShKtm(yvYIX~l7i&MxpKLy|y(kU?EW
j_?!Evf1X1L0^p?mBhuSc35)`Oy6nZMQROhG(vUV_pLO6MRQd`BP)Xf))>|#HV*WB?C>XJ#`e-QExgt2O#-3YTZfXdF8M;)2C462
^xRD>f-oou?DBG8Zf^vLy&&FcMy(SaEjD>(6(=@S6;)abSUI$5wq9Lq_(+4C3n$iy5UnW_vBd=ldjF#B7I7gP@(z10Li~hSxLkz5
by9_NQ81OSvzIJ_7PaD+km86Yv}d7sZn2JP>;!OGPPF@dbZ**_^Qk+rJo#-=EYj{Ua!Ndb5>!)neU62L)K&DhalF-5qoU*&kJpv(
KDJ@MJ<Z=fj$@nXs`~Y`8^B2587yaav@)pKZwq38)owt!a3M2-GRBgHF1Ia8kzh-KwSkhj0sv%ova<{(X`JjA+U5nUM={QackJF6
9?`)ZM+Z)~%D;EjV8g}qX^SZIdD=KS^VdfY23Ed=Uc*w)i11jN4j`>s>gzKS@8x+cT=z`O;X3Nb9q9MJrBbU`os)3)wU|G@Z<X{q
A8n#WVQaVwktjGjJ?C|XZ?#T{dWqpI?&^HLk(1x8ygEF0sOqt9Ru<~TSSGO-s$yEZZsF!>b{bKE7z-qk!4eD+xpFg`AVH76KF;_v
D!ngU%Ii@XfqM52L5M0xF`oPHJGL43-dWSb6SlFg_WaLYtzkL4<P<Y_baF;Z8(tt{iVZ3uUO2B1s3_V(Jo`uWebUug?K8h{!%Ry=
lxMs)^VXd&T*Iq{p)S#Q{%peMNP<0bc(^_<Z-h|Lf{h<i^`?hFb+NsMhIk_T9b`c!*R+{^)i--eFa?s#jg2xC!ve-STGTdbH9?S&
tsGd2wul6BMx3#lHVA6swyPjv)=OdWwd!`d@a1-XIPH5ESdwPZ?2mr}S=5`|{N%n*LNx55p&+y>MG0G(d3AL9oVw&W%k<@Z^CzyS
Tx!{ZbTs6_PrsQEs}I2~z`$)qDsJ1YMg@y)4MUdH3Bmv-4aBu1L$HLCT}odbxzw`4`er>|Z3izc?$l+}&T9O2yA?3|s$uV)M5>3$
6X=oN*mSKEDlw{-Iz}`|R_|V1Tcd;vzmIPvVleKHxqXjx-Q4t@o4q>`*Nz<N(e%BS!g@q40wv)oLsZK8Q#Y+i5p64wuq|D$v?9?r
H+^CTw38N?rO;{<dOo_t>NQ#rPN!tN?&8mqBLgct$+tCYUqdF3?7TRk@~EN_Rg@#Yx0OXv$~y2CKcl6sV7F;G^@Js;gpf8YD<KVb
(f3rCo7w=*o4(dZDz<<PbbG!r7B7@z8$CYCQ1C_==Ve@^BJ`36CBUH-C?VF!V*_l)y5C%pp?Y!2^t8^Eq|ZI~#i`1?_Mzv>kwda<
1-3CvUGp`(n^{CHv5W;pN+Kcmzg)#L7lhz+ntpY!Fg%Pg23xOLSp1MutxE%VNY&IT8X~J&4rqlKEg+!DxY!J}Dl~qF8fihJ(jdb}
L3d#&IuAJAp8e?2*K{fEJdNKJ@D4{oI_^Qx#O@s+U;(gHyeR10*y!~FBx_S#1TY;=v<{CDVkJ9INw{A|Cr7NDLlee)x~g;B_%HlO
i&_uI>ihoOFWg_HV_%LLeoiJD{_>F4-+bKrLup71AH4o2myDiyAXYOm9)L4=x3j@Zb{=o)_QU${h3<s6ixQ#3hcOYx&EcPwH2N)^
u<hD)iD&HuRX;Yep5+|`lsRBcHM$!^-6fccSYk*a|1w4-$MW3k$K63RNfgTk3=%X&rqFpTNEE9C9S3NkN>4=v?Ue|DKz?`_3PT`{
+j$Qq5LSRvkQEJHtPJ~eV0}j4oFo*I1e=!c=aGMpU<?zzP(Lt;hr3WJpNatD0(C3?KJYz{e=z{zdI#cO=T5=~++d&CAQTSg%iqd$
dj}wC`IZF4#0v~l`==EShaTge;GS}U!R$m2xc<)9wEG>?q4Mqbde_KG41B^U0y}8yBf#O@(juw|Dml}k8HXYxg%XW89E$)>1;Z`B
ueL89;&I3>P}B{$r@)esC?F+>Phg%TjKu{~2owk;z=%@JL?i?Ru!Kznl@zryDjca#!0PZnPWT7N`w(B2Oa^2A9-Sq?^leTrAD!o&
IQ<15**JIi1@-wJ!FT$H(gX&O6)99vpiokQRSrDP&f2QH^k`J>;#E_M7iX>>nOjj27)2Br69JV!yN;)4Y6tuZU_KH6Qfdt(B(lvh
rosSanpTovpcw)PVi^X6fs^Qj$)>1=6jCArXn=|ms#yT|?nIR`5hi9OK_FrxhVTeMDE#_vC>{_9d?Y0NBN%0T#a{?V!UQr@9H<Zq
6kjQI3I<A=fL%yA0%}Z@)HDkJoUWi+Q_Keuc1LsEZ~Rm2I-RGk?NB~#LTm~4ZC9f#7%)_l3L$Z42OOW^CMOtBJP6E5G79aG21X_@
lOj&6fWEV27ZE!9)JO7R0HG<RX#hCb@%{g=(~)aY7?DAhl+Z4h6O_W45pt-Y!ay@)5^xDZSsEA_R%yWoT$CzG3}Ry{d3~1;hX;J%
Im8L(@!<8&<M@3(J|bwIFA_+9QSO|)lVJLwo+N0OmpobDR{W=fuc}2tCW;8XEMh7wiTVD2*T2Zm&w4ky3vJq=hBBXQ>N5?i#o`wn
y_Q(_5=`O8imbBkk}9)FIl^6|y}*?T6A0WnW^#<7#%fW)l<8xS*S^ABcE<7s$2cv-VCM$%2Hb!tfI;NM>=GWMVnB34a^G4&H<7|!
Ns>4c3AqJTs&Y4ogBeM&Lgbg9yt~JV43J`pG&LNFQfhYjO9LWhG(=$Um(&d}{(ixRPE>0iE?Lfsur1LcZm<Xrrkymj&?ZJ*SxGsh
+IWrL$;M0#Cw?&FSBr?Hf0#htNx~gNuB2yO7D%YNq4g4Ef>?TfdtOT!PBEL%O$#i8uz>9guo!MSLmvZ_l$?NyfTWUl{R*uB<fs=Y
D-j6g*({O)5<0}yq*TDfDJCR>W{{GksU@f?aPvd^4_We%;5L1~p6i+K_(gJOfpR9Glekj>BuBbaxsf)N6W=ibs*s5T34V!^u}P?*
<I?o)J2T5Xe=DD|q0c|zH@!L{HEnkfl0Dn26|!Uj*#a?GWLiR7R=1lmB9d-1lQeHt>x(yS(U3E$ok)9mh*?lby=QN+Js~!Io~K=%
t<6CXYy$j|PQg9L$DhD0FUPxBX|&zBZW<|u2<q!Zv$SQTM~x?Cfg)vU9<4@L2t*P`a*_h)jT#prTjCr$KCn*Y$~OvdOB`?rotJPU
oa+~CK?0=3f-D#(AD!jdxm&hjr>^Xt(XYNF>Spwk3>@*#RnR9$^0n(p>$}P-@=)(~?<a*trVgZNwN{A;3h}`ucr1$UT!vCy^e=Eh
;ya~0cdOLLiEQC;LX@~J-aB#4y|d%jQa#m+iRC@am2@gL*e0l&iz*<YMw>ToxGdOrEb;l<c>8+!V~Pt1eL*7^Fabbrdu(Oc0yKUP
Fw#k*gJ#`nG651WVC{eyfrtW7L5pc)2@NDHI>Zbinh59(M5=h^8$xcWtjc+g@DXv;n;b_gQlT|akpvFHVHDDG6*Fs-B&gb#QKAB&
kyKD{k)lXODx?h&+&D~9nso@#XtF7Cst7?tNXrn^!$=e~jIah>hdiInL|*gd;AhTGOYQY;a8Bp7&yDc%_Z~-*8}rya`F^|lX=ZOg
L%7yu$#P-D$EPQD&=ebyfE-F^gR_MAWA2W!Zip3BI+re0Yfs^Ej&YP(gDl>czdS>3l$=Oc1hn&FacwM6J{uK+yY2LK>-<yci8x-q
^z1IZ9kZr;ApNWYc}t_$!04rvq9g2)XGvb;+qvN2IOas$!pAQbTGEVk39M#9nx6S>ZoNvCB#BR<Vm^HOoo`}1&9g>|Qg6s8`hAbG
r<IhhXO2RwjuJclA@46pr<i7MfyLN*E|kQnw?<@T5lqm=!i>3?rvCe_ZB#}&Ph-N!%)pZ<#0e;!HZ%DkQNbG4P@8B!cV5&J(hy$n
UeBw<_j3DDdp>>|`+PhNi|sJ^Mta{tIlW#EA_iLeu*h-;5GVk}`tUeK5b^KzX+-T#VZ;o_u|Cx$L70R)hXDRQ-(Ro0x9GGKn@;cu
9n%jt<ad5O+AOMP^FvrB#?oXa!>kl7-NxgJnH=}|=D2Ic<xDyL3u(GO2L7t)VrvNz{2iaex0f;P{hOr)iGcX9!%Hp2r;(wq+TL#Y
Y;r%xz0j$kT{0rJMPe>M`6WhPsGxZf<gLM+RBy3}%G5HI_e^IdscuhKm(w1ux|P*VMsVIX*uEUYw^yEcTw4UpDbh-AuIPb^u>%A;
R1IRk<YQaz4+X~s2w?WiW@wIE!JzQ$Vwi;8cQR_)BD<9l1R9tswN&*FG*yqw!iASW%zOi-H-PBj*+;~2ow!#D1Ew&X0hayxh4Yh@
PLRHy5VT<~Aauvc+_1~))!#!a&dyOrQYhjOB8Hhw3|SFjcA5t|lG$-oNxEFzE7^7LT%$9~u81+|?)~#kJ0!*ys-h@O)Qc;D!I}pt
&ckm#z*UM0BesaP%7Ua7Rti3RU~5HtT3cdgNVam$y=K|~)j~mSJHc?v;}Pyr(7h&x2;*-dO=_oT;umxNm165nJUTlsg(_S_xeF|%
3l?$V(2bNTrgFH2s~VUiq2O|CoA%8Es}Uy1h*`cYhlrlpe6>;;2&F0wE>)_oWORv91GgflRaPebdb?QjmWz?X&ZX2%IHw)pk_3Yl
D%_ilR`=bJBNIp3WkK6VPAZR8XBnMM%WP?+WFVTWcP;%P=dG!yBM`B6-wynV7>!*@oOi-bw@tOMxaA@OjLdlN(i+mn@|qGtNL5RZ
5o-{R6lHTiSJ$p!;_Cau29Bc|y!CrMayD?|#;F*~Ta1EerrSbRk}lb43yPXXta){BVe0WzVpA^C+Ev_&p`+bhNrzOHtqJDjPY}9i
AW|@mFv27pQXn5@mwFu+4$yH5wa}KpvwdcgvTV0=5v0*kI@W3jUQ0VWfnEl>5(!GN`Q4Qa5mKeLnR2S-%962iWd$%{buHDWGkco~
k=|w)^bm_j&e~yI3JSX^r4tB>y0pb;I+iTAMj{ffY;09?Vq5lX^Q~UGi|Blms17Qxa`>(j!pF8HD9XN`TU>kQ^F%Bo=}J|su6ZSa
*rxreyRwj~h40C*&8qWuiswiKDHvf+xQ>Jc4)RfAD9~Nxb$S?K)zwK>u_{LSqYq79WHiEKg@|`eb#-V7yhSBJmemIs0lb+2yONF)
<c)2X(xsilCY}>!#b&9JgrI@uhaK#Yo8d#WUh_J_Q&W1V43V;-FKvcaAqP{}4MuAVJ0#7ARcC8{vD6ot<e?<77OEhlEtQ5j3$s1U
TWXTKxUGqI##*pPYF3Azc{2ezILO+C(Lz9i#9}J=vtoG;_G914>UGBEaWhl95jrv2UO%0Q;g<WWcT~}6YCnC6ol3!WU)ce<OE=4z
hh0gCNoOR*PW3sp3sqVi`Fq8pk6a%-vcvpy{4Mh!-6X1{LvcFk%UvE^Ej0dNXy!cTKs~nUZu`MomXpTk8=)!8+}-?7oNn``JBk*D
h1Pk!o6yisZ{0i><HBv7DxtDAluZp<ilw5-LqtPEULmN9%e7W`W6P1NMn3-ZVM{Lbdf*(c?2!W=ohl?|sw6z^!<S_P-Q1$#bz3j=
z3+0#JN?v?5Q81tygcD5o-7TD_R366Oq?1G#Jfx>DG*_q3l8v28i@)B3}BGiX9l1h<2HlIC>$&6r+`DCtUxo+Q7;fwJPhBkA=J=m
KsQ1d?2%53)=(%?2&5L2{qTU9Qjas2EFqgS0s{p?iqt5rv{et|<Omy(;gFtW>DnK)k5@3jPvbi1>;q%S=m*^^1T7)J^+SYv4VCnh
W1pW0sDBd6|3XwBF^94ow{`D1ljpx$d&%<*(-|Dl5Wbwm`8ALNZ3#4q_s+FnWVO$QK9671<?PQ3#K-=x^=}oJxprA<+<2v=Hr>Q1
n_~vQCB5!?g|CAsaQvq%%fAr!7Y33<wh<w#gJ>SoXvFP>e_dd6D?~@i;dUU59g#H%;G>qV8ayf83WfaLG<9s<Id@|a3_)?nRMJvX
EGN)*Q{OKp<DCk*A6QBYB%<xo2qUO6#uBA=qNSGg7PYjOcu{hPBDm?%HEa|e<jJJdjN8heK3^Rkg?r$0b$0Syd5~FBO10I|I&gB$
!`|-ipFQE9a8P1dIH<DAf>g-p*@{xEL81vlN<lj3w^5N5U6ChQJ33BU%6w#;5Tn+;d)>k0>d&LP987|^LFYm$uJS|vcOK#sL`lt{
s3&PoVP(zsFfowg*a$xaL+y>MDURy}x=B3w$0Bn{`gP5u7Dw~lzI-NDSIOLal#HRsydE!nZnv=Wocz*5est&Uya=^|Zsn#%aGy`U
>r|~)Q*;!CTG`5IM>)><W}1qJ9l3R+UU!ovuxSEG7@9?|BirFDIGLG_)Vy3u9g<+&!X`QUK={1zROqqKgyp`CMoBTjpys=zf-#T7
<#0sg0X0q}nh;%t;0I&&K)_Q7S7(1=pyk>fzI$m(C?X|P3XfK*U>|9$HF4HApdiq-h+s=Fyt7P&6HW*yBN2u=K*zhJ9EK?dAgdJM
bnDzIH4)M*C?k6{H4n4JHu>!s(Zt>#8em>4M8v{PzHa8)xXmR{El53Sc*D*$8xtp5U1n%R<y66<QLMf+rFffnU?&?4Z4w<U0{Wx9
za2BBWQCO2qbf_DA!=!~IB_C^<5~es8*cjwj2f^c@fBIVMnl|NIC|5pL)~Z~)YzAR;q)+GuKCi`u4-{ia3n>qkZ+mHI^yudObwM=
y0&`D;L^!sW+nOal3pHIImInZzN13VB@6F|uB8e^OWO{#D+3CgYegDzS`8toXq`*(GfoS+nmXW20C)l~24o_d=?I}}K`tsM_=uxH
Y9qu~O*gQUO<Y?ph6IS^T!LRaD%LpGz)e8X(Ohi#wvHcFlhOs<QwE`aOs(qqe=?LOR<I4;6PSKyO10U<U260y4gD*Iq+gmNKrFu*
x&isBs#QcWO>|v}+LNY2<REwJm#QQ0%{8xnv?-mDvFQSL6b{N_-7)}kgJQwx$$+#hv>?qSNUup35rZnX6VaK-0*JPjC|VXvWDvDa
6fat%#wd8DF(C@;R9=*Fo%0-{UHW4h9tQ9#P_uC1-kH>F(v-WN7NadCtw-l)nuR*4k~h-1$oTl{T0C+{R3tXyzKB(ElkVL(_*=qY
Bq3e~_8P6UfOuxRF&DipYfQN?6jtsA1mz3T^=aa*#KNP+!6L{e6c7#6ZLl_g;~v*%X(WWYqm`FOV3{vH<4v7GdeR4#)g64Z-U%g!
bH6z(bk&_ZXyp!gtj9{XqLvH7S4V;2AAR>^?H2L(BKvr2M)QNN^BJL`j)gxMhoQLBWbd8qZ4#`<M`#OSyTeFSK@fFyQ~{DHwGJ@O
E*o9#zH~cjt#OK8R?y}$^u<jgxp#8ro5jUPNxWvmeYCA5?y4p6uK9ZK^f=OPae8K^3Z&A<G$O8S?Ub(<b5v}0su8_nvus@H2M?Ru
Fb@e=T?QsW(-o1eL(T#!P0$IdP|y)~sS8I~wlPZCV$jE2V7aTi%53g)+s$7T;MYy9XFOc++1cp6ug?_lWRqcwROR3vN?lN@R-!b^
y#y)EneK|^dRmwilT##|eBz3>)hlL}5(-013zroZsIFpT21|!1Vl5P{>$#-{D6Pur?=c(*6LWe+?M9#@G;->w6)#IANkbzXO>G#x
mN6%5%^>WR-ZsLmLyFRvi&ftEv)WK{P6S|DmbERl0tXVUvgJ*mMR9#J)K{JK63SCeqSO@CLkA&%dJEfkp=Ze=uDuWF>F3Ry8L^C7
Z__*5UF-3#G|bG6t&9NmX#$MeqC{3A6pKi3o(eXBbo(Jepa#=cy8#e3&O~CcA>u3ohsLjYskanE(CwW1QpHoF%ixntI6|H6kkdqQ
BCx}Nnp|m$Gm9OGe3%rbV_N~PY7XLp^lbofbk(fsUM(3msiZ7wtC3*!b&v@cPa)jo;_)>VI;RlSNIQpRQ>CqqZ(A9cu^JZDhpv+A
O2zO)AI3x^zUP78S>Ydc%%d;lJW1z>ObHGI<ugYTY|sdi&Q2qYJ#jq{F!1g<;neBT>1%GU3Oyaf-AxIw4DYI*FSEs_w)Nvd;ROSe
xjO-pObZLmke+=5Ht_~XhRMM-C>p{~JEhPN`FM)g-QRaGWt0@SnF_ZNCuFLocU_RG%tkuNv~Uqw-H_lPC_3uD25(ciu$?H%A8QRp
)Ya=0ReCtH(^!lwrLAWIylI)m!jl?XRZ8hmyQYYvz2)Za;{;;25~kJ8iUAo$n4%CXqM6RiT`zM+Rf)9;F+%k_zP7eBka1=cD_Z4m
3@;VAtsz%yMU2El;A2rn2!SsxHnRtyq{5WT2YODx(x$M7BduArJRKdcfk-CoT77`|Ug3XK-&fOKGrZA1CR^9z=-<2dp)0FA+I&ZK
$?m!*ZpX_bXBp9Yl*&$w-VL8z=iOUIpFHKwZyEG-|6Vm5Mjh>KV-6_@Jb^k<;6t#~w*&{hseY#i0;uXm(WtUf!ied*we5Pmz(a&H
ZTaZ;y-~sG!vS8KY0lW8y1{(zoaBmJ;j3s7Wb6jI9#^c?aQK{I97ino+dmlMR{P=%-OKiKQsH^+Jn7EOJhLr(XjPJtE-eBGa-R;s
K-!MdMMT?Udl3>WP|q6cjjeNQti@wTwFP-JL&l1NZ^Y1XDok-&o8E(4y($m^0>L*ycEFYcfqO6yk#S~{Flp8nbR6FA)H)IDy6ldU
z{jfdCx?|#x`)tRS?I&?A3*3byP*0Z`J`818=a?dw!SCF>oM^k&kM|6XguWig8lFUfGjuPNB3}ibr;`vvQ(hh2;5r@#OI#ZL2bt5
jEJOn`=?^-lcA$PS%oRYB$6hGF#GpsZvR}GDXa_q70R<9*$YW0Nz}jUA68=Zgj!v1LX#vVsw|D86BFq=mvQT~i)|oNBoS0=VfoUN
vP-5?!1Iat03MUZ&K%&wS)R}^@*qMPQ7TY{kfH#hm1!A@5f)acN&u!PSpbAdg++=cCL~`yeLmfb_8OY|&x4&zzNy1jDe(59KRydK
i8GtFRz)go`^LuV`<#y2rd%TRTl&2m95$^a&NAQ%3x{dLoJi!c4ntW7J7y>f7TQJ;voMJTq9vu1B+6+hiDCqGMl2>F5Jki|k#$=|
4ONK&lG#B~07!xy6)74-ni1K|tVCtoE^=pW?#|-GgzP92j&|;((z|U)#DNe4cLpj3nMy{Kh}(ezcEytu>N_TKbB`yn%u=q40m=uG
(k<Ag><y4Nzj=hJXgFwqf(?F9%y%8e${Ia~@UB9qhzs2TL+j~}F!f436?gOm+z|(FnckXongKTM&>x%U^oKP&$p(}n1v}(!{zi~B
J4-Rx0DL3{kVDgCSRg1?AQ}}2Ne8ke1r_DGkE_RXnq^E$q)_ko^{<$cfOkHBvp&i{pU6^+srHV{srMk@2dw7ErDU2^#wa<MVnV2{
>8nC#AEr%_-cFM8)-(jXe$$@SZ;lmMgM*jtb4rUEu%`G}plZx)K_XOfD!~K_0#+rEI1WQv?R-V3UKyr$(T<smteZxS%rkb)L;5Ye
k6NqlCtKV8^+WD8XQCdSCS2dC_#NRsk{_Vbw!$fbXrutigE3pV_=kh{a6EE-u$-XxF_H9SM}LQb>F0U=?U#lVW7sgR;Z5fPKD$OB
iX}f>35-Ju0Z5@$6iP-GJMcRA^X%&Gk5<_ZT>5l5YHlJzDIff8Vw370W32e!1{IT~W}eb*c66K!IVZ7BL@Pjz3jYkT1Wb@4B+uT$
t_T$>Gei?0K`e|k5kyiY6pVz51u7*96bQKjfsz2}V<T+k1muBTWDF<*5)*+MAxwlyP?<(&kn+E%=a<`^Z2Eg1V(=262iyl%0{AVE
WDYB1f`x)n!eCK%`{-#5xWt4CjuQnjP7n~Jr1N1A)2xCI%m;VJ*9I)VqaR<`iMeWz1U<WF>Ag_4b)oot2i0JcXbSsZUC_ZU3&^M=
Pp<r2P&dz979fmlSfoVr>lu=mH5O1?r|q#?I=#BQ#_M-Pjb{bFZZ$V8ZDp?RgDNdm?H#U~=rBAxWq8cJGHu%)$xSt5L=~-#ol_rF
txcIC7P~@GNUlKX9!YODDaKuOeOaO!sH-y+<=!`rv7o!7q1<(Iongy2`5&)IB-14Yh5u58W~oIX+&e&_h66|vz_<Vup+K~v6d=%n
N|Yc{1r)@EL`6td0}P-Pv?M?PQh=0=4K+v&05pXt1^{PUTZC0yDJGqT!r>>nPCy)yf+{MhAef<u9F#G_s_bVrtV5-6qGz+0PdHIf
2?Yf(v`te{G9@U`IVprwMG#97LSZ=4q6(;^QWkQ6rihG4EfPAjtvOV5GAQh(K~WJ5gNGQbLy#Z$nGT8BOhs9RgF`~n4Nw%#Ni<57
HV$Dd!qqis^_{xo>dqOMnVVd-rYMS%iYY3JA}J|E$byK1;K42&6k<@s;iUp$V1Xv0l!+)}5JDm%tc*y6nxK+krjmnGgpnwbB}EVg
13?p_0|-!vNRfgfS}382XrWaJiGgCEn55H&K?0&=MGi7qQAAf6cYoLz?@*|0h$uy391w;PMMkwmjVTljKv2~TG#F!M0UEX{w2+CG
A`%E!2)GE6Y?B$Fq%$+aTF}TOG7!T91cKRvgfy*G!IndcNd}x@!sW^c2#PKd#Z!S$%&Rac6->hfh7pwnLP;S-D@s-wi9ty;Qz;cO
WMMRfR1~zeM#$h<ha!n649MCvW_F+oQI=7PicA4!6eNNqaxB6J3MqgpqzMtBvkpfR2@{>9U6pdhRj?*Ra4ubirNkiVP=yB!ltffQ
MKwau%?V9RGK3X@R5XtL{W^X9X#EoY5&6=88FeH?PW6~ubwA&DKpoIDkCjUoYQ^-h^g!BRCYTtIfx-YN3IfO+43m_T9CegJ5)W-q
!F{vz$UbGcBM=8!$q}UjfFCSz79kL!nF>LP7OEkjB6?$sPo}i$?U$tJXPe6P#6Jz){?1*U+oGVj!m93!f+i^-F(@7KqTt9nfJ`U|
L?9ssVMruI2#|&W5_6G)9h`Lo{Xf;n=9fP^u=_WBbaicVR)#%&<dl_O*}}^&)I~WyF)YYKe!cM9HV<@GUcP=8XQ;&hzggCs`w-Z1
IWK_Y5QCD#6Ah<x*tM$1%>wrpboI`hySomfj^foJ)p_AafUAi|%;22=44$ONnOwIc3*j=Ja;kY+A+vwNlB>JM+;4Xjo9?h!V=gV2
f<a<gh4I!edfDRzkuZUbI|!mk7nZ{*mRb}Pp&+<hVTqxvRe0@15JG?BB1PhwsV%mh+q#LYLrp};gk9McrEObny0(@hH9N_Q<h`r0
L0h$HOBpRS2J8Nem4GXmt(k7#S#%{#Mvi~K*O7AXC(do;N9$hWh;0w@#8BS2cMe1aQ}4?hPLGa9<-0MyXyUs@#)kG_+AY>7i}Oek
duH7SR_!8&u%TS)+R&<(s$I0H&O!CAOvyvXHcnHr2HuCZQ?o9HO{DFpUa6$#cG#9}3YFm~=UQ&H%T6;UN}-Bt9AidEN@|jeRq|zm
#IFlTwbL$FNFvp#W3(v7i&Ru{-N1JUA!DpafHfIRj7YgdLNUynFsa2Z_@{~I)%65E2j+aTZtk%8r9vLaKfw6&=k)(he<|0PP=oXm
fOZfGMF38~j37@pPs7joR5edT_PWQ{ww2e5hI1Y#1sI5<0cMC_7K&6Roegx!GRTbv<mWk?>wV=FrKlpK?HNZ7EXF4(q>`Ql@jY79
VAiS6uAH&#4s%NPaR($dvr^>N;Ao_vBsYwd5M<4Hv(NW$gN>IiF-Y!&r|s{?jwFGKsO`vAOi*pJ(okd=)-Y;?cXlaVp=rQ%hKbsw
!ApdKk9!5Ch60nV-3L(DV_9<}N>6H5Vj{&Tnr@4b$iroK5aQUSN*nHP@nN|V=mn<VKlJ+QK%l>iQW)ajyc+AFD)eUz{J<{3!|lAe
gc7JILjIxoAT<mL!@ixtg8`Y`0mB+ep&}%uND5}F<IU(m`y*lG0N<L#eD2W%$Mui*_DB#0j5s8-1_*d~aV&;@w3s1+5{0T}7wuhy
=7xh~xa{L`9;$)tM+EZEXQ=n=0qT_A7D6hq4JCtxs<VHG;AVm>rtF`SIT1P$PJqu#SBW~AjkE2RWBD7<21X)pqk}q$w2Vx)2#7HJ
m>v&9_MS)6ld;`9Vb_wN#9~vxVHb;|fjn#$&2_&-*}(!cp3|VFN31%!Rh+>JhiA{ChTBtc{Mr!Rl8B#^9kCWZ7QydMWXtJ%(9D%g
@t%9qctGlTn05DcIK>bi<4I9*D3cr>vsebacb$AB&X4qa^@r3uKh?{<#)2XS(eyuo0AfB+)niNI0c-H?5Tx8Of|ZI7_iKE}Z@+AZ
C3mCu8j>0WHj7AUkf9GATnUh!6+{!vYjXDGGZH`)UZ)sjs-TLOSqQZrwcj)+EeG(B=+;>OIH0D|t0&ipeKpxrhNdT`8Vog}oioRi
!Y*3ZUp;SSn;F$Am<I?bdPi)YsSjgve;sWSe<6`X<XeG-@ac{d)ibmtL#d)l^gj~es4}jl)wEKkpvJ0CSpB>-(T<qCJC|kRJIrGE
tpfOFve(1Mi^mk~cUfgsRsYB1vG(o7L4zXAA}150h8Sq*q$x_XoqFFo^PF;a*cidHSfaes*D38@#5xgr`v3;eC%0{9OWxF^;KLxD
-Mfcd_4~ey1w~WC!^ynoA;S-H2FYeXL*1VSdcLTeP)#R<M0=Cgy4T=7zz)#xR1Z&1JeBfV#Vok?HC<e(bb3C9K;VxM;UucbCRH%G
Hflqfa^&3K8KwrCx8Pn4;Xb09o%LBfc(5LrI2;e0&*mk5Z(G=yK8a2eH6I^o^3P*393pT|dw5uBL!`$Bu%bc>4@P5&Z4qdtgN}@G
TatgJo{~3_pbM;RULNEXR~|_*!`E;rlmQ~x6x@dha=7nzdwL$ZvopEmIVE^!8=Q%@g<fP_?slsMg6=R*;WX{0R|*L4J=8Bjd>GF4
kB-ugJ0=7vDFY>m3Mt8>P-Ld0D^>XWg~wOg`7IZo*+#VWYqt+byR~Xw?i+)+CUeb>_HF0Rs}DrE%QkRM*91~9D0K!|-0wV@dDHGJ
YoY2z%Y{-$xbJnb!X9>-f*5udd%fOH)yN&kh90Dg*3-*mD1T=i@(+&6A0H=?PgY)6&nAI&E5|)>h0KeN?Hs+wasqXw;yF-ICu(i3
_jkQ;5Q6O>E+iED>&{g6w2QV<LSDT24+z#6jXIR{ah+cioE&p+K6YJ+%5OL>wFS0ay+$Q*IUU_|r@DOe?^(w_Pd-OEqrzMj3k-_{
;&5^k4gqj35eeEsL~w(QjxnVirh3Gj6@+&uB<AkLL?L_9@}eHknO(`CMc5c4aF9C>shssA-r!w&$0}}cPLoxZJit_sb-SubO(NoS
)vD`R9lFfBI_?9UZmo=<q>?P`u;r2B;q$zcE>2AN?!n18kn`k3?CrcEh0mbm=K`)3bR>J%ctBYcKBk@D3FzgNpdzCsIU(LoO-9+o
8P^}jbJim_LUHgR2n;yROd3?J_)r|yYA5CtLFKcg3bmydqPzGwgCZQE*8AdMfq+SGy-}s{+4=qBKHhxz>jd-z@fxOhu)Yc&4D9xD
J?Ly=Os#;D;0*u~0aW1R`X$$y*=7a|?#r-B<waa&G36xNdo+&n?vB~5Wz22-95_eTTH?;0f?m1pvUTxON8{P4G<KZD;Y{PX(Z>_k
!Wh8dRbd0hBo(DljqwKr2t=qLCx{biG>XhS1gX&502fdc0Ie+|y3A-wH7+or$OIi@kk}Le2{`D%q%xaqj+0^jeZt{kBcf7;-#6wt
N!uNsM*PbK*o6%1t-%c-d*Go@pm=+QU#fqm1%0pqyd#g;2!Fy6S`j!7_q&AoB6b=m>;*i0b`!#o`#3mufQ8@4$k(T<T3v?>z|ZoR
rht-<Q&W6jNeo^c;7c)Sb*u>(CL|t`6j(+XNQn!x1sUJAjYaQ4>m@&6_Lxjnd+v;Bx*w362g^I>kO+AquhMe!LGk-NzOSR){%_kH
Z@=z-e7=+95GYK7Qi#<mdPoLJKhNiiqG(kjNG2vq1j>g30)P*~MGPup5|k-@@`zwU9+IJwfrN?tl2QU_flUCyiT$5Vit-3zRbCAB
=t>@vkG?=Z>8wF|l^_%dALFDyU*`?Q`2>KTUtX}jg9UzzwGXh`RQV^-hpHp>9DFq$bIzg3Z4((-YT2e)gJp7Miv=;)6gHeFzmMl~
cju{M9kf^(XQy!oO50qMn=3Zi;mjikv)nriIe(AWhs{uuGSi(~98Zn4QT1xy`61&B5|ldIgbs?oZU``15nw_TA&|KDd$?<Uzgqw{
#<^jjH7qI71(;8Cs#B1`S!J0JgaitpqULD}WKFR^L6b(d5dvto1zns}Y!jiVa$;c=#LiJgFa+%hM4;r&0pA#b6Da`#N<@qj5Qu=~
*g$tspusuFill`R4yXw;SrUs7>lRxJLeUb@fTf@9rVe?Yx<1Bi49(0*fvYH(s+fj|fM@`j3TX;fB-C7dbOD+%lb}~X5DXN|$zh(l
4$?yP=Xcht#v})Ko@c-Ief}VLo6GX32xTck2t&UN1!ABYN*0iapdto@5Tx$AHt;{Q$rd71)<gxQf-)}1kYk7iI3{2)R79_lf@y?-
Rbqya=w{&y@5%wR^$;BG_gys9Jq*D7HuY>xu1gSI_qM)TnV8HKSex!)t5fz2+GN#|j199+MQTmY+tHGB?o~ulM-DRv8zl4egq$7$
NO%At=o-Nvc3>XooS;XDZJq~y82ny|;Ok?&9*%cXoWtXt6*xrY={tx@1OvFr0rzTg$G554_&n1!mx8+rJWrg8ri7J~17#T%)H$-5
pelx)NVpP}PNZ@oN}=L5l*tT~H7R~JV-!^mQ$%Doz@x#N_BMRSB0MK740;--Na+cT##NdHmlcsv%P7zana*d3;N$mqWL<<qJ0kfO
9iOl?$HSeDrhc*<_;t%L)3+g&A|71ILld!;laL&Ym>dPT>jWaMa8*<hM9eUdZKnfJ*-4z!x4-I6jYGOa`FEZsQrcf{8Vp|)^7J9&
gT7A0;!dh#ftfWe-D3h_HN~EqeEljZ6-q=>ky=p!m{NrR?vst59V%%$-Fi5bdF`%RG?;js<3D2ix$bC1`ZX1Lhh9wV9@FoTVFTPM
4*UE~&HP_G$_;4cqNpl>SfI1aeZm3r2~-ij>xvYzqk>sK;&I!Q6!WzqA{REtWaK@>VRp!K?zv{$9&wIWa*gT%$O)7^c=h8Ixi~zM
JzXv;BSJ{vog!pYVRm0A$tSCc(UEevSJnv6I}^6@)=~+8f+$j2Su1S7h-l0$*K{IQ>)dZ4xWkPjrASpoMKgjD9H6;4u8kq&K_yg8
$tkif%d&u?9qWSk2WOd6h8JumOz$#pIVc9X4h2js`>!BQT@<IX5c(l>o)GNJr&~;tDa<=_xy#O#4(kf4^JGl=#p_N}auN{*H%@X^
Rm#J4U==Rgu(<Z4!nt$NPaSVlK?|;qaG)l&g(EI<4k{c9Wb|8bi3Uj86<0eZ$cEHXX|Q0V%R(qD6x*k5wYj1UNxh{T&ADq4wyG%;
I@XOElPv#s;oFD*(F44^zj>fJ+cXp=Mi4|$Rg(%^?G_AH<oU(SGFm8>1+o_Y9>;3i`P-L=UuV1Nc^)BPL*DVoIoVE`LUB8J(Zrbp
EP=>ygfdqcSd>U&p`oN9B0?C62$9E6_UwV(%iHY9%_piR4hU_YI`$*??r{fqk=qF_pkWjInL#KPDiov|5c4}XIDfXh1Ot$#APQ4+
O0R^d@-%JV;h{Vr1XW_lL(&i#=w-0x@a)YQ1URs;A#zfM*$?X82?N+lR9=vbe4l_%ulNs(Fi<sL_RPu2lAtO|vX^0Us)C@7K}P~Q
G7yB23AzV&tnfWL@)ZwBLLd^5S_Pn3hLz<Yw1z+p1q#x%rBXDe^5m${1WQFCl*BL*$ZA3v1l#NI_=lgQ9%U>WY<@a3<G#P4?-)n<
x<&!tNO0BgAzs7Pramm2229Tsizj2n4(RqMUQ?0Z>rM9Je9*-_!IQG3hhqKS7ACuK@PrLGneJ2wRd(2^p^B_lRWsw%GYtlTNHQo7
kIOLSVJ$&H7$O}N>BCH<3^mTQA-7C|t{=YKu%b~`Jv8x`4f^n9LWm2Y4Gg8?jEge5-O`BaD+L=Toq8CWl5Opxco67Irh%!dxYYb6
xhJ20Z12}r+H&5`x^1=7O@gcw)WX1b#POiuq)3_T-_BlWEK>8B<CBpTL18+FMq`c?=(3YnKcUh2d~OMHE_kEZnA<#Cn%2v-#|hEb
*M|qI<tSAsds(7tf*7ijikM<3hE#r7qOibJ6%8!W1u8RAB`ZMCiZo0C5VaC29d+!*<a_w_c!r(Ul?ErJp=yXL?aArAd%XPQgzL7R
j`ssXqZAmYWVF9=wkD4Az3hvqfOrZ(#CxdBN8tqpd{X&ZwvawhDG(xIC<~CGfP17WKu4}_Nzy)PS(q?dAg&HqV3fxSf;ihvBnlXZ
R+JP8*(k%P$%cx;VZ#YZ_R4$>B8O}U_9_dK3xfLt6)6tYE-zN#AM*S+1$KMNJ95Jh4SD)#*1N~K?TKG7S9gMW$sVgBOELI_4$-z9
J~q$C<ImO{`wrNn#YX0yfc>a0jA%+qV5*RaDfoB0^F0j06I(rWz<W>*e9?A~bODgiG$TMAhrM8+V1=myX$|xT9ge$AkT+H0Du}5X
WQs|GglGbWgP$qKucW{O_Q1B5^$FM#03?tfE~xcFVuG3}J5^!X(Nvw;fg~DF8&AWRhX@)aSFn6KkC&+LbrIDp_p}sWwv5S9SRX|Y
=TQ19HxAo>iHE7&_RbE04ZQFH!bPB=43vGRFF-ti=Jmw&${yxMsC_^H9D{+66_1~uw+I^!=tB?3s(ig?)riB`I+z{<-z-x>6EamE
;{zBagj5s}R1p^fs1StaBB(5-rHo+(@Ou9}8VI@$xteE~(RYOm1VceZEq-IS=5L{xN1_rwiTAKKX)Igqv+&$V6Kq`+$F<{2N*r^#
v)XrU`VPP^G=={AVa~o0LZrA6tWgr}wCA{x1_@w>4b8tqJtY5VJBz|E0CS8cd|%#fe`E;4E%eW-8)2DXp|zjK7kW0s5@oDmF$w}H
HiW~kKo$z1g)vbLPY<UNcWLT}s4(T+AQK=hFG=o4_f=GtKy-gDJ~j~j&|^Kiq2z`ki6qnYA&Df*NJ^3l0p%F)I-sAZtVMs0^;TUL
-6WE}@RkG53lVa1SKFLvO1&{&CzPo2gdXlNKQxCE&bYxSbjlP0<QkPgSX9IA$$+Fp_;6qLr%=v5s&u_V4jCb|4vHZf8IqT+bIgxl
y$|zYeZYJL`4Jtr%R|gyHiKztMB+Yr!-!2nek>F&YaJB^sDg?Nls1H=p{h)j$r>^y188z8rnO<i2o^FCR5qK2aSW1cMK0KwNEi~6
z9$dR#IOWxn(puq^W4}~=O!Ts3P@4)pHH`&?=McvpN|tpq8zx?<3*4-a5=`grdJs>f{H4DzIoo_1HxqWZg0H+{jX^L?#(=AL;Itk
D4&EY+@8T-ZhCd))Zhp5f`E#OMwCfZ0*F;nKF^_c6v2ppz5hjaoRnal7Ws>hdfQ&`PiOV2f0ql2D@hVi3rHy-K|qu!P?L(J3Q&Pq
FyKgHPDwC|?)GwXK3x|##B*BEcKGY}baHNuL~R(hsNZ^AdoW*2>~2}|+o<A^gh(ZRf19V3#Y%{$qBop#faO(jGqTBKANIug;ys1a
A(Y+3a5&^x99=IUE^<Tnq!S{iD@4&qkp$++=eryAM+ui98pqc3Z*?W}=eBz%<!6z8okcMi#nmjPHMU>0mS4++Vy2iONTQgfq{~Uv
gQnfRmXCaTp+zo(qS7gOd%1o@Ip}plUmtorJsfdy(sb0<y?4jwB(#^h1na(W-pGpgclf<-OCcgClDa-!x$Z6z!r9+!5T19EyN;u`
bILS57d$cVd)JWPTnD_gxqSCGx)SmiDla8`|ApUvC=HwEa}ONC#eMgAGxjf<W7fEp$cx91p7HXwA}WS~cgsgdaU7m_7gxK=$sxqn
hj}j2c{`@w<G$GW^Uq&sICPAPER*EtbrLSR-MNv$^^|*hJA=+$+o^Y*)7yZSw45aM0+v8itCCJgdE3z)_s6{XKK1s~=!)(>Gd}Mf
$k7qn?3|TZ2G3F=;y{sAdq*d8-d=k5btGM5xw-So<vZGt>G!UE(JP#$<t)^UgG(YHD>PE&FFbYe(Z%kLM4BojsfN3|gr1|aLn8M=
f+O;gJSq~DD5Q(IJ>PnEbC(LB{2{aDe)uPOa7$RCdGa3X?=i^BO^xGC3ELXXV6t6>+PG5?id<UvqW6!Nz2?O)E#EzG;c-6~<!Y|A
kSww5chj6!jdVJzrAR^%Biu<cedBz2G2{;ES^3A2&mmSGg)X(`Q^T(pa|a>c5RK+QQ+_<|bm=_Yko+E=IWoHRUi<F$K4sq%$=H0u
q^R@RX{;k7l;gL~lahU1EF;^f;z1j(H)`B`AA8Dtx4V2gRDOC6&T8%<eeL1Hg~`RG`SKIjkB36?jk}GnSgG~7jw0-?<mczSCzWyR
;_Im6q<o%p(evfF^6|^La!iP|q<ed~eBPV5w0y4DyvM9hzFpq(Tu+ZDdGT~yiY-)kVm^Dl?Jr?yy%#~eoSfljipLD%JLTPbteMrh
HHGRf`Qypw(0qPA-Q0QJYVL*PUs5^s1G<-ZbJt`MIAnHEMHXd1LQf=|BX@JY6JST<&R>xjPeeIhp#)Q_cW@~6)7KL*dxL|N?uqr>
^BrE3FFto8nj{g@Q4$EgB6X1&?k&B<ZOP=qBD}nJId#_eN#YW;>&?+ux*d^SxGcwR_j&a~xbt4)g!dlq$U-TVTH#zn$44MJ?)lPq
9FLTGZ9EGSs8F{&fy>d#?q?E9M90lK=DnnJ?qBl)NFf8ibR1?3Ir{@)bqV$SIR8C)Dxaj4j+~5Uh>CLzDx#?<!!e+ep_m||lA5B5
Dv~0i2pAb+f~c8Lq@`+rj*=m=ZL)y!MCPla5DEw&szib!j^Hs<navM~kp!bkNk~!^A`Ky4)E?i{%n<7f;jsNs)E?Z+-QWkt>`AH$
f`B4g8K8)XhvD2p3bcidv_Xuy!-0B)arnrED@xK+KppSf(^2{Fo{__B`*fHcU}#nAA>(~q@I9x6-WpN2>CaUY?Fsn%zoYN*A9@0K
9YgGqPK!86+XuV@^+`tu$ox*=PyqQz1j3C_J_py1p=nRD5HdlfN`Qq)M3r5P#iC|niWX!N+ie~sw42X*dU6o^4Ukdqg7^o-<djnZ
%UafPX+9H&Cy@gPP{5LsNJJ13B&@3;3j)C_6ATDQsCvjL3ZPzlzbyfffbRmKGH-M>5&#ElK$2|&937Hjp*L2yTiwvrC?_}t9EBD2
$e^bw1WvIMr3$jhuPw>I72*){YyTnDZHEO#_%W4Q(+p<Hh#k6k$!Bn(z@S;PJncJjZ6*Xr9mE8#=E{zouCc@2Q-P5%VUf^<jml|;
feVE;n;D6+CT^Hipz*407eR<v=2@|mM@9H1?5C~-&k6!1u%)23cYN(dGOP_DlWaEeTVKM{%{7rbWHqBo-PLt$i;v{Bm8X4OT>=G*
D2JB>h>uRiA%xTfAwe*rB+H5hNX7$}Ng;+wmd5upGpL5m0eHY5SrJ_zZIzUsB}(hs?4R__9@W*msENts`Tl3)&vS#59$Lc6$vU)C
Aok^QPruLH3+fVaHw}FBE=PmuXZC2|+n|g5xu$GvXKG=`hCE;HU2wN5QKT7L{`{(W6e7x0x7AU}4xevyr2Xf+2rF3AW?~otIf40l
pKr{6Irb@Sw|{?ch4iX>W+9-Mpb_vh3PBi=|85V(%^pa_32kO#7-Z9z60sX9f|+uP80RQX29OO%20%e6Ls0}y+ZigVIOYd$INab%
ZEIUw1%<#*hfzI&+<f;}t4R=yMI|E=(M2m%BM3mUC?8j6ckO!s4doZQJFlzI9^3OmZy~j?NV%9iq!V-@XdQw@N*049FoDRV*wP1+
M?jXvxA?=~(|xWExjqm}x$;P+S3YFD?u4;l4TF8b0+9g`OEpld>F0Mu7xf-HAD7tw&-@ypem|YcB0Vq8?9b=Xd$UHTT$-@ehFIR2
iuBT3Nmoh6+hy#Z^HDR4d8SwBEzYY|L;H1m>Tf@pB+?M^9ElflY;f0)4!mA2Rtj+h?QBzeaII@N=2Zq7Iwo+HQwFis6ueFs)GS}^
s-Zbc)Sg*hZg%2pMB4&JGDxT}-J+RFGc?Nz=rAXRj-26mV9T~mxV6<YM<}s&HA*GUpBmA?$9B84#NP)K*S>kyTi-Vjc##~SU4>BC
s01XubYcL2D2?jpY0H9?Iv|=wn%P)F@4nIvlrh~fh%&p>&?I6&$^o<q52jI260057pa{P3$R*C<!>=2K^Ms><<EmyK-zX(&tNQp?
u<zwUsUCGIfI8{gcV}*k*&*Ey6nmtsUZW~S0&5u1m3h_HE|%`})!S<&KPaV{PJr@($iiZrRo8wb>>;?C;8TMSpi*QGwImCG^6MK^
ol=0E!j^8$CfM3UWtE{=lTHRLC74*&8FFOVGJB7E!20%iJtv#I41$^K6Cn&%l2k=-j!{-jHHsCnqy;i6Rh4w&mBuEF#Kt8ih$Mz&
mI6UcxkbiD0mU1rL{%geN-#o1iid2$rlpBV%ODwLX$7c~W(ch?R<(@9#R9p@%G#uG;ZWxR2%w;#dF0yd0<KE3jxfHDG6za|Z>KHw
#p*o7J*T+<`vG76H!yUZk^H5qUxY8_-|OY%e8h!_C?WtM2mzXqJ)%f&-QmD|o2B?LeEKIzBr2;?r$h`EnS{eo`ryt!gYHZwznz6U
ih%e>?h9N!8Q+ub?ja2wTNL)dgyUae8%>Spd1O9scpyJ9M9H}S2)e1Ep1G!FxN5^$V$Y?Z?#b%HwYj|EUyFk#h8$()YLre;&?k@0
Yzk@<!eSdjC>+VuyGbT@vR*Md=x<u&azLD^m6>Lyic$(9s|5h^-$2Nkfj5O5l_^9r3P_4smS9qnk(pW?ltUOnGEU;q7bI8SCxgGY
W0@Ck&o=6Y==!17V2uGnlv5!JP=HVc0uH4ynh+@pJ`s#4Pzw^MYDA)zgmM=nC4RUKL#c8Gkfc|6G68fzu?bBoIRi@S0+HWrK@p$^
5{L?<h(gB_Bpia2C}~oV3IM_gfgB}5YN9Fu5`a;mp-Kc7c}EEsLArw{+9p4Dfc*LF8vzO=1xPU!D5OFEgwejf=zlP5Vi~X=EK5YJ
oP<944SPpPEU%IVD?y;dKXE!2p$q$=L(JLm1D?|XRWeXi5kmzPEiAzVF+}@Mz(9XOKnl_-;kMs<`l#F5`-j361p47{iB;NB93luV
7d49tf`rrrtR*2NQ$Q37WFW05nKcCHz{&)rilAVI37CL2km8s^;RX4Rr8hS>awL{*kG%Xh_yaZ~e6BGclc_06YvD<oCclU4$0p}7
<=Yl=Teo4VnXEA+SzU-kV2A{6p(H3c;&)9JD!kmNivMH4>gsao#zjpAxmGgi6sxN`gWva?TuBF3yW4dN9AMZ~S*zKcx;1IdhihgJ
C@yY_x;+W3vnI05R+X811W{F=FmWRks>&`pt;vISKy4U?)AJe9F;dfJYxJtcMWccj3zVsHjje=t%HA}S#Ax>i-WV<S;;HQVk_1Gc
lj@MjiU;$1-@Mk``5*5bkY+@Hf)=I+a5+d62h0uoSH=YIfkS0};qVYP+o9fYJFdCG+OJ=yK!LDq6Ry!y^vJX*P^&}9uoEyraEfYy
f5ny3{Q@|OZ3Q%?C{l!yEI<kNu&&_hj7(%qER`xDOqA&dY1l@)y64%sv$T3B!iX9sLXiEgj;@nArf$!=)1y{SlQmc>sKc13iRjJ*
)hPsPrDsF9fN2hJG9<MU6G%i1bqglD=5a)^(HdA78BQ5jP((O3%Pxl3qbdA4?pB^9+bMBVL3Ge02SX<03hetp>YU=gFg~9xUJ_vh
L@IP)+A|GHh+;tkpc)(#S(hp;1+=R6C%P2)_$Q!4FUE4BD24;&KSTzgzbohbRwq69By>i8oIbSr5FlBPX_EWtz>FB&Egt=l8S9(n
fzZ>WO|z1@=d%=0ZWp5(zL8(oA~XUmC#^|MkRUZG2gFYU;5&l?On4nC39DjQR@{KrSQKi&bCe-5&XN=tA*iq-VxT0MfQbrafdM~`
CMKCwq9tNcdk?Sa@cQxFrj4DhjAX7%g~a^QZG~xpm{SmP;d0MxFs8Y7G<tU=^O6t9IvxU}2V^~aj~&q*4)CBLsjFFE`&*YU>Bp_>
+rjXk^XT%M|Kfx@;*~ZWdE0DMLFWP)0tEn>A(C?hH$dEjuws|(jOnn<(*Z(-B^0eMiV~(|V+}-A1e6s_5EW3sOr%8AD-%E=LdZoB
5+G1gq3VzZ7F?Q9XjP_)8c<U9_xA1G%g`_F`rbbwej<LDEBJjNqW%3(kVJibB%2fK`NPNM?K+S4=NR=+WpnU4!u)eRA?r?ZLq5)(
+2=h)NW;nN6}b!MWrtigvtpW1ztgrJ&Kc4+W*wXS^+V{I$|lF8MLR0GFQ%id+Q`-nQWuTqXNG?7Z^5fng%T8uR3+CA;wg)@;f48j
&dpnF#^nZ1Fxbsq24y<3%tlBdyO~u~MlhRWh|NcUyxt9KheobRsDrCv#kFK)yEg8`BATmi#3Sy)Ahn2efTpcP-71XQSA?oC{!d#s
zOx5ujrQiV5s?b=_cf9y(rP6_Wjz{3qk?r#<^s#=VKMY^;?6j0apor$WC~IYCS<C%VsD_^vg;c7%%H@CE5>Be)4Zvgur^Z1tPU7z
@L5QVM7Ji<ocO@v;b3Jdt|f7Z%_iGZ(K^!vR3R~hr4dXPQlc7$ik)+C<7}@wz`{Uk7D51sNM;n0B2uDK7+`5N1Tb^J)j<;II7~+w
MMw!0-xFwHHg**#AP|;hq!=_E2b~<=O$L)fJm;P7PN=-&HIS}Mz<>ob>X%lqQ4fZ`DViF}UK)uo&Yp3mwMEhutKHbRi`FOfaQ}n6
1Gm~-Ubfs1wPc!1U}#a|a7>4Rl$7cPz@ddydycNUD*VUMPH|F2K~xmLC?X>v(jRvdvjI-vqt&HzilBR8e4b&lE2x}3bBSuoIUI^~
W!XqTBs7AX3K%*}M-+_7W*U^FWeeLUYy;I!o__odKL0EAIk`>z_15KG?_YHCAf#atkRuR@X-Zg@B^9cPU_6Xb3C|p{Vh2h7yuN#8
cf99$>Vl#&3}B)~geO2X4h_q_Pu<;MazmO16sTlkCAOnkRgQy)kF4VHI6*~#yB^Mbc_~3j#m6J1p20X(fN(v%cIEbmc{XVE@zS{o
Vc=AJ2&_WnP>6yE3zbrWaE?6e5(wc%!h;lhVU4}@0HDNi16$T4R2DAVZ5V|iCZz6-a@kyE+{BqzBKhv&J0gnyrdx($lu6G*NY^tC
yV5Q?Xx8Z?XVzwS+^Qg|l<x{^U8cj5r)p$i_mzN~PV~Kis(~PVV>1)7;Y2dP>IRgkrIo;+g3xO!A}8L_77Nz5mJ@L`JH2T5odbs;
vonwbGGa*a+;eXE=dF33WiFEOw8(V5`+4$BnTlyQl1`hPWa+sv6?y3jHxftbE=4A+$nj@SC6OBHikp6|EdBO&{mzoBFP`@e1eUye
>f`IbGAfBGt}v>7AykAum4QMuN(hSt69^6(kqys+-22;+B#zZu3Vg61j$Kw(F|lqN$14q4Hurp8T&V&~H?$m_JB`UY2=9Bk_i`Y<
c`&MZ+s@rV)6YG}2Ro2wj_7XZvBp=q-K@hZI;38?t<H#uMbwj(VB@61hC)Lexads7>9`ptYxDh@+IjTB1drAq-`7>zOB;XUD6WcV
4IMLfW28Js)Z`ua;B(X@;vaN%k)BI*HXRs81B9X%<#rc9*m62y!{|B7&IC%;RwPh)-NO*q`3yX+;x-Sx7!-0GL{dn6JKjC@_Z0~a
b%jKt7L|%mXfys`Mr9!2_6+|Qn6Se5fPe{7C9;VR3Bv<S4X`r`P97_BE!lCvo*jy|F(P+aI1eU+f{_s*g47U=^SQvCNhIK0C?%kk
Aahz|6qDj>qDG7pMPh&~>#h-cAg0~lIQDe+2#|Ri#|bK-P>w9<Mct3t<KHivpF+YbcSkEYxy#KKoyo?Y=zF=(<L>lQmCRkv7$sB@
MMItq-RKRdEN!KAmPI$=W7@B__YC|Vc{6XR-B=*3tE()w7{cZl>V*#P`km?sZk=nQ@GAnS<-(#FPvtiTC&W}rQQsZdl1bADN*n9`
%>8M{T$JgnUd+sNgv{hbwzZ|eLm?FDAcjbrLL}2Qj_fDRcL0E8GvlXNA%`gxWm4U;@5;V$9@!TSBl)5{l6?6q(mxr$L*w6mbB<iD
)byufDy-@!rd>MR(;<?<1_~&~e%C^7+q8HHM39}krHC^ID*w2#rEMh3M`*MNw{0>SNT?8!ND#UHTv}$nMWS^Pnl{sl@+Bl>+=(Ws
aFB>g!~i^bzeM-_7HdVnPq0!R{g4YJw!_45`ZbIx^xJP%+A!Ft+BlosA@C<uyN~WCT$mj_)3AR*P7_rW>P(L0iJ0+@MB6bbkGnFs
l{`a15$$xj<aNEg9vsK1MKeiN1SS}HC_hqz{bY&-D1|7YK(x>m3`r7ENlOYeAW$k$D?kBCkHJ32_qbIp1vM+zuWwVp*f@C3-68jT
Z^=6knfk&Pyj6O3LPhO6^!v54L9<~K2>DbI7Rp8?c2g-^uV^2R_Z#=<jl_5#%$}nkigvwEQ3t8$XLGha@NPq^&)Lur`XGG(>;*&8
|K1gGBq!E^1DB!h@0KfbGAD1P@X2sbb-7(PBBoO@sBKUb1)q<?uSTpaV6WovVavmzI!pN6P6i+M{o&&QdK12%1!gfGY+s)Sq(*v<
_m@6nz#o6p>?!3~xIsW21qp3u)CSBaAoGqYdExKme<w%4>U9Ddfu;D!2emm0C)EfoM6gjH6vDy<C@VE75im5dB$Fi)C{V320T3XO
DA0-#6x5PLGQ<;93i<c>UD@ESYB1S-pc`yBO@6ZABfDaP{KS>zhbKUMeM#zmzO?-y9w7S?0D>y1A}K{{gp{d70|e<d`kQl*cQ}(6
P?Cy5Kq*9&O-?eT5fqrsSeOMA6-R725XuPS6AoC_l9*IX$RAJ)7ztGb1R$iEfyf~#m||i~oQfcbQiVbSKKVG~@eaI<+wVE1nLq8^
o3ZYH<XqY{jwZn5VnX9#XUVHYf)u$%7S=1>%1HX|9xnPRhVq3%QBdg!SgL16mRfs=m#7{WPHPH+tRu35oJr&%#y)SPa%12|>NbiR
R>7DrZA?twRPQ*s5=}sohb+Ogr+d8RS%_`kP+Yl+BxRX|Og45s4);BfM`UU;<XMbxgB}<=PvxY(N8b|U$IScb;J|X~CU7t+>t}9q
Z*f$E!wzzcawkOPA9*{^mEE>9P?-?;?>P3(6TUHf!s2+E7<Ku$C*kMVfMToXm9<d|npTRbB9hCfLFx!a9=>5-ZYea$X(d>)T&5fl
t(>~V<J)z`Xh>KWcbP+t(+VjQE>?(pF+e<2TC2^~)?JR9eUhrE?mE>{l2KxSY<I00I^ztCWa73X3dM^wJ#OhxSfV>?L}sR7#&_L@
ZNZ1<g4OJCIdc8E50`ey$GyBt4B9_m94WWrXKd=6s0xuU%eczxupWqlD9|%1%Wj=DlCDsMkY#Ai6%-t1Op7uuLPVnm`qCPJ$kc92
l*_d%7iMvT85WtW>rPBFc`Hm@NNh#M;HGj^)*Dp?ZIXj&bpWcf3#-o!G*wqjuS+m$s02_V5E6GG#p&ssTFYy~8$&flBp9OX>^0))
8N9H$dnb34HkA!CW}DTfT^L)|x|<RUB9OGpXokgcg?NUvx^<%t7|U#vmvy)mgQ_bl2z4iBVDUNukb&jr>|+lL)qN3^#?$lNeZRvt
`9SuR9;Ek*0qrqy^d|M<#FZivpu1}cmm4m?xYBA16CyTEB->DV;NRIB&U1~%g9-8deOqXge#s}Fud&0!rdsXw;bq%!K86AGPQG&#
+E7BT<`&je=+wjz`dNF;cySqs`dVn%Oe>Zwiyr4D9AFmC3<{`pi59HF^>_e(-`O&R1W>^$!!b&dP=_;@7SUF+9|VRWjF`Ds5~>~j
BpB|Dq(9?A<_W<#6^jxn@i%w43Crk>Aqs*glS^A`(T+e71Dqp_j#W9wb_|h9M6}ZyvSl@+6H!z<o93Y?P2e&LQiNz}D5Ru_qLQ85
F4JANjP6O{?Dl;@?GwTfVczuL-247=@5>vxMwPLlq*&0$;O7~adW?O>dEKv_aW#4Fxwj5Y@cZvRSYG0weB4hR%h$xa<qs`d($elb
&F?p}9Y#Qm4NC`h5G>`b+G4g;-V~wU1a%r#Sxp6-Ei}}t{<o#1DoXJRS}$QOI!fCk1__9;`uS?NCA~Tg$69psRyO;<79DjQo0q|c
ps_7N1p!4S;)prV!oGv2&qmLLA?*#JFw$!hDw<_}a4GI4`kT=ACfYc#*fFU@Q$tl|2rh_s{Ih3+j<XJ<V4$&BC@=<dHqKAcL$~an
UT&TD8o>O23!^l+2!zIdNt-h&Z0S)*vT6uXN<;yIML}sn0HhHTkwRpoqNafR$KZ>u<nUh4@?MM6_krJok%|3t$UKixJ#BY~!2|G5
m+ABeWA%XabIee4-|x=Ny$;oOhv#NSP2j=K+IE%;1MK;EZ+3QRx-{m;(VsibNZ)?1ZenKPq&)Ug*0K=qFhZn<uj|1lHW1!!mf7~S
WKdPrfkOz`hOR|0OEl2MG?kcTjuo};j$&*V&62ZrkmTa{f`1tyfXNH{lZ2|pz2)RB?46%<^`0#DC@I5TQm(L35ht4iuisNyQ4*qf
S%oU*W@!wArX1$O@<lEzg$+JrHwCrf3ziiM?@Mg#F-IHZPvUpPbdO!{LB~Q^g|3w@&A30obHc-#BLq<g==#KBDiQb;t89&7QBhJ4
%dpl#Iym>Yr$fF6CgrXNL(uQ->CjwB0>lvA@Gw&l5c|ZGkwExbAWY3M13+Y9P|`^o<X5;dGYvUnafU~XfvEPv6r)2(hoH@k*(obH
PX|QN1INy74>zXNZuql~9ARHX#(k>BC9X{gXLg?}4MpwO$m3~Imy)~s+c}&NBpg-c5M2iJVO<3r9i{|QYm721g)~!e@SK?@hDJss
t^}eek1nqVn%>5TPO-ZXn+$))47S50;tJFBf`-c{e0hDZ(kHJu4uRnlA_BVtJN&5xL19PH3aPf!AeUMblu6iu5_Ie*&lJgul36K~
luFSllMoJeQ5-X;WXv!iqL@j*Lx4hI5fD*aIb7CkS}anjpeTr#Xd0%PP@pNx>fOXaHi9UEA+4hp2`v_pR|+djf^sT?D1#&}RdO!F
hXN$wivn53u!@PXygS5f0qh=6PO5!myQZ-MArf~5#W_={x|6ozBGwnW%y$*E^N?XB%ZM@%ICV;hdmW6VnfBPhuVqUCO(DMOWfBRt
;Gk+m0L)-*fiinSLsZA$0eepFeR-GOePBc1HMXKxsyTig$Zed358Ft=A=5HQAtHtfWtE0OVrhher<N!WVx1p_>gBrBGMd2qiSAeC
hW@uh&81*ht}S7MAjU%jdGCey`}aF<bEf!`y#Q~cP*?8hj|p>!9KrA&<W^720nFHVm&o8T82X+n_e4P@%rZPqKA%l_XJOpEO7icf
+w&#Qs+ZH=1R>HDi^xr!j!Gkf`j8SmHd<(Uc#N(pOVD9H^lv53l3Rp4I!Th8Nhe(4+h9Y1XLp+~VQuFAC*gws_#Ub1;dYg(1D(ud
4^5nQ&p4z3S43DZZLFCdpmCH@O>f)X=X<H!?y!;E1ZfE~t6(2nX)ruXlmWo_shl*?RjVRc2#SEBLS&qjT`3U`U-KMr@|z=qL0^)S
%COQoYbG$`G`JB6hd5vakSIYJ03Z;RLT=G?k1cMmtpP`QRRcr{c|wWEkm#e$0T3({P&93UPU3U`dxBPj6##!>Dyi`85K#}LeSBuS
<FMpJ_Xm%(_Xo?W%E<}}kHrdt1oV0ScU=5CXP?68;QRRBUp360qmQ3P|Br{Dfxf}i!y>}6G^JrNJ+lBip{THlGK&WomRf5KGF~}P
UOhhIJCOnAz!+~wsP`CnZfuIWltvFs)T^qpBk$7Z1+#;)6Q0TT+u85EdOGpry~hk>z|&)mYe|lz1`27KO*U)8CLzjbhsx0_M#Yfi
mUJx&1ZxxlT%e@`5dXQ0qPdsk*{MSv@{!RR!a*koI6rpd!k+f$935{sN8EeXNy${@=3~3Jyk4{7bm<jtGUXQfzg@ih@3~7wnzckx
TV<vC)GpI?N1;`cta6bcQ~Oye3@sGG5><pgv(fM0zbkwMUl+~qS)-G#ytWy%41_`gBuEHuNbC06>5O2(0!e_Aj3i-;ob<07?kUF!
3n8)%hVxLty0U4Min0hj1=@-zCZDSaWP~v|W+^yInq~B3u(;7fkNGP>F5D8JaJV9i{~1N{_uqE==IETNr!e4hDsPXy50Pz`6EN05
Y9D{oc%BCBzf1UUaM{pAWFe$Sal;PeHt2bF*W3C$GW+Zys{448<j8JTOLEj4{#l8MF74xKlNni$JF`VD|BmKJd^(+`^*i;m8TTH_
A^(z6N7sDHcAubU;LVdyvU_{qXIqwfA0x^z096tfr<t#ae{e#P4Mi+V0n6EQ_yNDJ9KQ|VZxoM#;MORNscA)Qt+5!fMI&rlm>DVg
+Q@sRf%ns9y>#d{c=?P~I7-f@d^0@(%QALaqMbSQc84)Mp02g#&N~XSumobrzShWY@$~1<^5jpNhq_H7XYb}6JV^D3jCe<PfO!~q
&9eEh?2w`5+F%`<Uu{zw!wR(-6u3m?7^E{3)OM1l8!nogW}bagoP?ZsQ>mJ=%zAc5SgvDme-xm*WhmAv95CCOD0?7QC>u$rGL$G$
4=#5p^_I(O`W#PF1J&iobXU>uvdb&}dN6XjCc3A_a{_;6%0~nPM+=;wqJWF)?Thx|zFU*3ihiXZpFdt-pK6pzAs<^uN@-(XOsd-p
F{n7p%JrCuXms^;&ZlS!Wn>jl*NnqDc)>vJ`CLzok^%9ghh*UKV06QsTFszV0J2X@VuKH*gcUYs3^YpeyUU*1PUq?F5g*^}`%)$(
C>WFoiXw;tBxy<(DJ7aoS!jqNnU)}-XhM*xX%r#_2!Uw|RiLB_0)mhzi5Qg_Bw9s+swPMxYGOd33I(A?WuyuU0xAJ11f^*LkfNHP
3Q?kxNuWt0s(`8z7zCk87Ag`6A_}6KC}^3Ym}-Iw3RonGA}W9>XcC%OC8TKyBr1iVii&7u35E!oXsVI|k}4KrsHv$U8e&AM5|E@K
5GWT%(gUBrLV3z<1XNQS;FLJX($X0S87Iv%0b)jz7%`BNN~R(vl7I?Ps(=ZalOV}Zs!>d+$<a7M(MF}oO4I?APD<pdOG0F1iqMo$
>IWd8X*D!CPz3^15eh>{L?r<=D3nl3ArwfIM5_=Ei7}FZq@gIK3V>E=6Bz<!al;YDnNZY*m<=&4u%_e}1*>3@Ns}4Fi2_Unl3<2I
Xm*n*VCQ2<E>5vKgp8Ad9Eq0#<V+-#rXWl}G$>$oJG&w=^%@UO@|vi9#XpS6x%hbQtruKC!2mjZgCi;jO%OvOTrC(ar$%>>lkgG*
NVK6rKr|<BjtP-X0Z1bfA)+5*X#Ho?@7+#)T8CV}i*VgMjv3wUEC^`I2#lpDun<Vw=I`Cu_v-TqE5eV*<~tejPUcL8)df=sad9xW
0yFvU`m(bX%}orJq^%HdAJ_bU!>_^0P1mfj?}u-z@}&j`&F4M18X_zM$6IQd@+ZT?93hjsE(jcQc{x=Ohzh8c+5>2HB`FMn#AUP@
8im3cX2`%2285`IQG}h`45EpPa|Y8seVxR1yax3zC#>N#5*a+sH}}5YK&W^f++o|;m`wR<m^>W#@!=(EDvKmp6cGVgC@2D=swoNp
s%awZkjS932O()zfT5ulkqW0$4nXQhBxxw5q!S=ah9V?N3P_2Pl3-~Ffr@}A7t(qu>PN9t(Q_*@g4SzPy-B!xp%S+z@%+TVpec-|
VPa1pgCU3jqdW6QBQSe9D)bF=>2MD~iuhRvLO7009<5{8zVo>66K~RfZ!`}ry0{)kDOQwQ^ZGrfkAJ}O^!8}F^Eqc<kDxw<(*A0K
QivR6<3el2w$7+mIdskIJBg)s)R!cUJ}ciDlv>(%{&>k39CE&(-H9cND#_+|4{yg>JGvLS#IQq`P$F`ekC|+T?m*kWNQE|Ze2n$_
fPGjTlgFomA_w07OiD~tzhj70HW0KaK~oD7M_^#7hpTaZr3oPG6k^H>A>HBH_Ir%(hthnxV{)*zjz`#hPl3U;>~Ipy51sCm!`m+b
3aq6k58>kW&}SyQcO;b1_4|yOCoYmh{Z1t5JRO7WJ&n3w4(({^2v+_1s-5iZ8IJV?{x}qTP02kx$Z<Q(EKpW&(<i*qQq#w!tn&2|
oO-<LN#L^hgF4^~-DzNG4HWb8AfvRGy8%ozkR}Kw7y$bNK(1mSs(zMK)1U|Q;vTLP<?iA%>eMi(9PAASP7xeCNl1bwG|0uMga(mF
Tn!i;m>pD}#U4?+xl|+}4t9llEFz+ZA+dCE%xt&`UBYa-ag}t=a^+`Af}os|Z}m7l<BWhFbglt1C{^DG_kwcGf@28p@I3hC*Nln^
qxX05zh2{Gu7Fpdhl$<Ue(BlW)|b081%@SM7=|TLg)jXDK?PlO+R!d?{lRa(&?jQb(iBrlkr@CcP!LK@6s>MX5X6v81VtoOGE!F7
v+B%RlSpY?Dj;)jdJzf@RBla8R3$!6W4z_NR@B*c?X=T`7E^H*8;ztS5lGI$#}cwKK`PWlIh3;%$(p&m3@yzFt9afUpqepvQHaEM
ca*HiLDD1>jY9Hb%H3tOsgFfkp`zG4N|AFfR4u#BgqEu&(=zu}%cE1IIgq*qLqa2I3uQXoWwV)jmKNHkg7K#yCpPL+c5<9)oi9QZ
B3URHr6rhPfFUKEGa6C>Bp_l7aK+<D<rG0sGRP4V1r?~F5X4G`9H5(Mb}XW_X2EApEM-hUNeV<m7|LT1giwq_yC`9{7y(59Eg+Rm
Qk796JZ7hBVMr(%DWRcei6{yPq@qxwl7yt9f+#2=B$9=uXd$4cC5Q%4LMBzP8S!T*ZWc1d4cm8e3>4I*1!o)Hvd(o(M65L!<$GXp
2qtTsnGP40W@_*Q6|y_YV;xX9gH;s71tCgOoa$2)AVi;U!t<9Y)Gke(fj~!OY9u0Hkb<C?29VJh$nwVorD!Ioh^m>WmL`aTGd01A
hButkb-_2jC`e;jApwpUCM7`vP=L)u1Uy)@Q9&^i1Q1ljQ@;j6bc0hrezJ71)6QXGGe<HYuvoA%*aAqzR1$<N14vRja~L5H)IcaI
eIie7cH`kFo<)Ja_F{kw2x$nBT{2V?R}Qr6i><`nh9*temENb4i&OywDwf9SfZ38MGcK`n-suo>l2dqKrbtdW!ayxm7$;a<3ktZ%
iYnz;g>L}iL8MC7Axc9TGDJ<!O3XEEMT?!tZL)4WCR0R2ktD$s5EO{0#f(89?$8txAfUh#d2>!g4N);uQ&cQX14AT+5*RV494LrL
N+@EI2dojhyR(E*45mkAG8sVjZe)gr0*p~bP|PDR$Q%ruZ)Wweh~l#ZVoVu^$EcW@%PGy!JcytRdb5^f(=9{|4GBV30Wi=^EX3PR
MI?|p1_V(HDMbJ@0!>s&6cUhANJS8t7)b!NkeCH2LKKNqp(IeTD+EPFB`WMrKrW=oDB!ovXsSp-b66#DyjZYh#t~Nn3Pn@|l@vq)
FvP?~6jeabRVxzEQB@E%O*Jq@RIwB^OHxv;QZWHURTN1{K}^C$ta6aa-&m0$Oid$85HwQKB>@#uO%jw8JVAtoCl(<v5>hcK2?4fY
K+us1Ku}W!K|?TsFl@&A7%mXuPOqIjHp(FcmpjkTeC?Fmfdp_=IoJ^q+lOh+4HhRZq^EeSiHN2tf6)ZyaB1dF<kTwhER<A?6J2$h
5n>9%%`A#VG!!VCw%Kb_MR0+K8p)-_kARmEN1MVUqMhJ&?}>Mgv`P(=14mb<(ntV@JhvKFzx<%i(0lK>V5tH480TtesoL2?Slv`q
SWyau)RI;O$)l+PWSnuvUA$6;0=vREavtt4UW?2*eJ;~GT#_RelyWPCNzu9s;h?_7ST$q}uzC!s7zqlg;gw`ST1Zn;!+rIFLr~!D
fNFAzk10eJ2#UaRe1qNY?-3xQw&(8>s)8t@zm0>0(58WfK@X_x%7od^+Y#hrx_z53(&vo1R1p|3L_s6E8rh;4PAE}PkrSy=-v=A8
)d;MJWhI>D36V|PfcYEF5}a0YgPgC51<&ZZs5i3<Yf57hk<x;u*o;s(Qll{LTzKfRKT_Ec$|4Gg3%W{%RSDE-#Zha_xYChHxiPIW
+D5R5<IYh)korLx%f5Bl_o(Q7ZQN-Gx;c-%+rz%N<wX4rgj0lMwSoe(p$uwZ%u5crCS!y$f`U0zJ$@ecIvuYB5afuhy*Psz<DNC4
ks<{tZnL81L&ELz?S5y)`sq3^Dn$Dkdeia>on6OoZtS|m%}$z0tc-~#nC4;<f^cj@R?9BdJ1y2mq745kEvO`OOf@uE)nFXusWC!N
GNZawtXFKbBw7*#g3vixGURYoamHAxAf0X8T=l&CPYxfALF7Jrt37NYu~bmR*7a+wqZ@_CJ9g`QWeupJ4wOlpyEO%h*vHazx#2pt
Ua*RtrxHOrb!H8wuNaG_M9h*1B8A9h+{IbbCDIXzWvgy6IXa-M%dTzAD5#A|L_1_gqKXHW);6*anH!wCwGd()k~d44PK!dT;N2l3
l16b}nME23^LFcXu++qibiiuXs+1u0A2J^jAFlU-ecwHDYPR*gz~LrN9l4~&OiR3Y(Wx1+yJ?A4##pkkJIN{v5s#|4s4rhP0|mT+
Ws!p83c&>i)0SfnK|34PMTZD`L=F{`qqR9y<&zn<b=L4kY*ovN+Sg?&>w`H(g^}c_7dH)<ZbXpIJ6OsSVU1~I9o`JcTv#SA7<@M`
&O79LLzZ_itAT!}bwq=xTe1invP_TAo2K<kjj~#CbZ1HPx3R%4h;}>LH_Rd(qkG~gMKuh-(oG2oG()L`)~Hw}%HokI7Gw_8$Rn<B
CC!A%NdzY_z{`Rx;HuSBq|<d&0=mFfUg1#g;i2HbNC2h}xO{Qqj?1ySc;g~UbE5!Q0x~QO31OsDmSi#x?#u-c(MmalQXEYc$5jJk
q>v?x3<BX1f}+4z9qy&n9SX|f`B^T)@2)4tZwrabbHT<tTMk?SJ0x03Q8Q=LWi~z#IkyQMw!*HJL#5!X*_U~vm~eT=W8iH>Ma7FH
I6<bi^68N>!K{pKnz<(AEU`#TyW7QTlT8x)qP_+|Muh^^qYBa;Zzk74U14PreL92#Xh@p?`?El3-N5B+x+O4lIih*8?ITJgN)(E1
vx1rp(`ky<3<<4-%ORE7*nN&T!NIq@$i?a%)P`}(Z4y(lc!)vdr%iHGl*_v;v*y{-IAFYN5zK4yrS4VRO_n5-ZAPRTfRcJh5Vwf9
f%$REjiD;OSl%_mq~qTB*jO>&W>Xr@xqXsgVmGrQNAz2ct~wCiMN}~z>vlZKxg!)#?~~iOON6I$+_GaD_*#FHhPH$k2FB0G=NvkQ
2v1kq@kHTqKNFDUR|GqGlk2Bt{zz5cu8<Zi#t^9}yzcK%oV+8XOu?3_({3cO7k3-fdRf-Qgl$mv0}-5d_nD_Rgd^!@D|l4_P?dFW
3#5XvbmuYIb-iuNbB25wK#(LTTIdqR$)w46l;}u-sJ1d>gNt^#V->6xR!*A}WXo3xB<SMK)Opo7sYgR;wNDt`7iH4p%9Hi7ts758
9`ewxcNvcQ;GZXO;+0iJ6~a0e)gFgMHeg|fqDf6va!O1x86?TnwrJ5vY}EshjE2-QQ4Qn})F@#HbEHs^apJ-T>~`&gCmtgqZDdgh
65_2q9gPv4pe$iiTg;MnV5eW#_V&(5f3Jh40)nDbFwzwrxc5v#>Kjpkd;Mwh`1*|u%9#B3Mhh2Kn`~w<Rc_bicOms~Q!8kw`%tQk
ev|aIW&mx%LbHZsDr!EPZB|RQl>feY!TEt3W%<KVe234~_Bvpi))^?$T$J7xS4|dLKg#urkK)9N9FU7s@wZw<bNGME?!)M!K@?nq
<=+!rB!fbA9F0^;OnsnHsW%kk%y3ZuS<|0HE?ybOv_?lC*;=0CoPDh1+~`ChvGF83?_l8*R#ah#;T60%Nw*Wa@5cI1GV_<)R9CgC
p8@vPq`l^5YKYw$!PTN0Mun7j)8AWN78?ZU%m#bB!&*e8_eXj^Ef`(jpy#KX2YEM5vq(})_2OcaP)2OgQ`XlXkGv`Z!U`#bES}>V
2~S(+UWlt#DOlyLyU8&hj!rmkm-ezDm=x2stV^eHj^eTXj!Q@U)}FzgC_{<WzXcF}hP*67L#C84NUwVO=`yfL@`VmJovkzuyY?ut
p9%+|l>Ra_Fiw-9qnmg`#Z3c`Xa$r#_paM=cfXBvLCoy9@v=u&sP?GBF^K~cFwW;#4y(4xNPzIv*~m~`Gp0;K!wwV3hWAefbC*e0
bxP_qBr3*A^*p+m^^1%-bjt#rKTXIQ#hAH}RtUj{*-*N!QVIwvxYR^J7+)a`8U^u(%=!`Fb#}OM=?}NL`5!ZGT>5_Hdgh;LK{wNz
X>`g}hjeO?*n?{Yq?lqbNT9`p*)%#_7;uh6(m`b821+i8)u{k!*c}oGVlgO~)Pu60nbHo8JSd^KXB!FczP1No-;HtuN)3&$V<3N^
8yg8sAd{qbND2U$Q8XEfO(x@%->(Y2<AoEaSBUQO2dmLt%?EWTr=^!5XThO%z$xy*&#(eHLkEW#^9MLj6mS`KFyst(94nzXIWQo=
P?Am{Er@ndGS<RlyvEtc9`PXc+yQN3fXLvhla4QV?_lwRttJbIFkvypjj*N}EMyEZL1|UO6*4AbQ)mrBtAn@fSjQp7Ai2t@8Beip
P8Dd0p_HgiN+uGK1)~IF5l~QsL`@~3!O)T>u;p9>){u-i6fCbGS$fkjnXS}WEC`P{c2xV45M9mVv`IUX!~`HVsCI?GN<x$|9oo3=
y5k)=9&xyF&br%&Ny#DO-P*0EiZUkmT}F^c9NuC@f_=m*g#k>C7f4P=X?o^O<Df?mpwhTg&a$`>%ZsQ4<0D3tMat(2qTY@Y_P1nD
7Mw^x;c|u?nbowWb^@_w$RI8kKAA!|aR8BZM;Bc1?|L`0jqV2#xKC~)9G(u0gQ5rcZy~2;*ajeJ*p%N`#Dfv+fj?YG4m}uBUpDH>
2}av6(2|Obk7`5ufrb-ISf$*h43@=O@;HYMm}^x|crM0zW*Amc@*fi3yF1jPRfTar>({zP1W^fgvlc*I>Qy;6B!>=MA_};5XRfA#
aiKiI8`FEa<nk$qJ0=Sp5FBy4cE@hoK@oAH3_HSb5y1vHH;y(<1%ZYkmtX>bVxRp&KU9V=(1!PM%tFq5{y`@6QbfEk3T|n{iPW(J
6(~?x#wjTRWo4LIgWDR4WThBog(X-uA(2T_P*V{?6fi*&&<KE{kcnFj6C&x$vAMt*3KX(1q7h9os7#s~$)w1oXahu;N*b&V6?qu!
97A^|Kqf1?V&oW*%#_5FO%=i2Y&%Fmr)nN&p%Xb>&~V^*6x=10+@9l-P7_Yn9B_xa?$N#L%8h!`f+j^oLx)I5Soe2n5jT@45(;$~
y>3OpIEMl_*-gCSQC(09XDTCwA@WA(1s5KCl4Z%EMUBwWj#xw4fwNn~E@ay#IOhr-P&n*6aKMAG>_r?d>G$|yocgBvdO*eob#99Y
X{^L`bm)nZ3JNF*ih^j0AXKV9JYfg~Q8WZf(34V-B>+K^IUofJG?bKNMCAtrs0fOV5`r)(vX0dO5RoNC5DZZf6GTx}69mK+H4{`o
QB+Yy42>&Q5YP-t%!I^BQ3Mb)Bm_}Y6AVNVMJ-kDgCQsg86l=3sVYE{NMd3c0)+|`LR6KJW>A6&1Skp>X;OtsLWK&53RtM5DuIS1
glUNa`j2&2(d{3iUGG1uN78I{zL`09!+(1_Q_Z5?WXCD10)jBmhLX_C?&iPNJ?wkmA4wu8g7{dC5TU)AG_H$xl`#;^a^<nKpNS}0
Go!#KzrD!&dg~<9>G{w-lVQ{MTWGa1bRzUpDLsAn+I?FFc_65HgsJ7oU&dF^^fC9F=JKJu3E9%XK<OMHr$R(Md5ZEQuP<JaL%+Jb
rTS&GU==Y}uE;$j2xO8-gCy<WBKsKR`nv1gKLbJCYdvX)I3C&e&Y(CyW(UFph~c=D;*vfX<c~S+@85lT#8cJl^{%A|JN#5N^g{hb
APR(z@HB}`OG!aWB`N_D3Q~`(l}8GJm|y2CWD<}Ffr%i5p`f6kr5aHRDk70e8bXjF5TQgVYKEy0)CLP7MF>O!8p_O!SfQqr;z~f;
T}shN#Kf&oqC}yAhAR#N0Bc&%BFK_rBSVZKl2e3=v<ygtLqSNXK$HMdf&mlE151NLsRE7yHv{GM;2SR=b^?b2A1$DwIuYHb?-yat
$A@V0YbPS&RMMjvzayFx#8t7$0Q~O47z+17;u|0?(k=o?1s#wYB56`tTt*6Hu*QK5B|s)c3_#yQWG+Po3_$2q1;$4Z%HV8v=x*3m
#J-q_&H9{|0d*-r0}`Z!5j4s}U@9MUjU>Y;F{TI2A5;Yk;h8{CP>~G_OAs{^K@xZR-Y=Hm{EkjfwAJ))=hq4Oe$UPR&S9~gCa7dV
%1~iN>-}<`c7ep3l-(A4&PN`A)amI1#|O0Kq(M%}J{3w+Af}{DkTWn8Po`D+r8X~QDryBO9TJ<eVIb-PAV!5Zl|v;T1V0lG*`eyh
LCNOnH<b?^xfZt-UoTK`$m<;fKcO&Zr}ay@-gP>QbUHrSDVM6ECGW~|v5QSQ)Y3l=*`t%|>pNd~0lv^j&N8s>4%4^a4$kb{TAMI!
m#tHv5)>*ZCR^Lk*SB3_lb;<Sm7eTSTpNMgHaB_Y{K~5Txgk@7VEISUJih;+6#I%kl?*XAz{-|^C_)(ezJIaQ>jM})(bdiF?Ue*u
L238pGIqBT#iZXl4jnPj*Eqymt3@lTB`a>oLLlXhTe$q~&VH}0^$!ZKAqhwXhy`U*zX--5MU#=84hZJ(t_XC{UFQ?;l1Fgm)VR_j
s>K`HY{m>k<tUYzCV4{)wyJ9>jqM>CBPU7Q#TszxNkc;zoNq3N8)42=TBb;{Dj?QyqX>!vHKJ;l>%-U1;XChZZu?(+^)ubwl{jKj
wuB?^7B2B|+X5krINoWDA_lN17!D>zZJJ<;A*3nN5R&a7m|&QsK_RhS@{SX1BJ6oAokNun&V0MB-7nYA!{GiwCoh=KLL!9eX#8#_
KRQKw{h-`)(ZSK?$B=YiQ|;^?^_r_fI6$1^s8LjxdNfT=wo?a3qH=}^rtOL##S~AB(2wlh?j`E^Q*E}@zg~}@G^2Dq^Sg)<9I|Lc
$}aZ!5#aZ|>9hClk2F)G%?I-ix7<XDV1p3Z#3-1cDMwO>>p*ahl-Ql8?jAs#q=bSAC=!y89dZwkT!%BW6d14(1>qaUGAy{5mp4pQ
tCUde`R<8Kc!)qyhD@ST<ssQzmP)f(Nsa=?JG#W8bBW0_Bs3XFP$NoWC^U<=k#;8nse{hTjpQ^;a={1*lm>%w4V7*bq}lEcN4vOZ
U8E>Mgq-DlKq3H(=+LLL0&=c$`PaSK;Rgt4Oy_7FW3+P3-NzX_fy*Z%=?+JNImYOYcIPUsOQ&;<<kAK>6huJNyo9NwkdRy`yKgg<
7m%>{*{x8y9OW{(z=MTZF*#>qK%k8>4g_g*V>lcp1u!nynk?r8YZlr=y2=tx6x~?i-T`o4_kkQJImeNLHphn;!QlcCpw&W|4Fpay
p^Gb+V~~lpqC`z3(k@D5EdU0=whr>7?<k6=Al2#)ffZ6iDWfuEl1xCN05T#VeG_}ID6S;lOcRQqk)a9O-5cGxo>W9#)v}9)(r7_J
kmMw5Cugovv`MYegjB~UWvC)FLSX_Epp?`T6DVSk_SFr+{y8DE5aP>KrLC&TWFrueLLmeiG@>R2TxTi@Ss1d^qE-lnunO)9CfJb1
2#J)kBuE!u`s@H2<IB7}2Qrv)+~^ES7)wG>oRM8CpUme~En5i*`s7G}FeF@o7L}l+8UVpU9YraqRf&p_GIBEPvx8wkZ3M0s1q4Lc
@N!g6pS{Nxsh){Mt=}&T#pJr((Vn%ann;nXEJ(|RsKuu4tac~f<0FOJ3yv94aJzxvTzlMg2aX}hxg;M(gj_C3g#iS-UUu-{Q7me6
6q;+p*zY`?IZ_ht<<CM+?#DPm2cb=*SKY#MshJ3B#89Ba;n_Nw<kCe5xniUy9=Urpkur-7O+H4^%;#AH$D;J7kt=B*SPLL7G1Nn(
RB(ir*}^TsN+vrd#hi{uC2eP&)D&bK%2dPXGYI|q$)wVvhSaMEP`R0rK~@R~NgZ<;52Viz-R<&tK8NVdWw+|{{YkNx>t?1lCA7B7
qcy3MV{szd`fLtO)5_~Eh*rBc58X%=6c#(AtboQtNEKMYQ1j}I0@bAacHCb0A6=h?yG7I&M(p=!4iGy@V4Sc}^&Qz7%xGY2*EH!m
hE*2a?s<h&)+AnTs_x-9DrZ``-O*(!-016R+RVgnVO#+Q3L;|<DTdj?91cN6e<MdjK<2IXOB1BIq?ny0WYK6TMCFx_37|?IOb-Ze
K*O<-5O$K{1rb$yrbv<*e%@ywbafhuO#JRzCc{$YG!NuF6tgI<{C9LkKz~7@1p;OYA|{xCrh+Dbp(unA4N^gnBEJU8_UL_{<8q&G
a)&}yN(x3G<sCS6ijYVCk}A6mlsVGM-35VU@4UiJ+;AXimewh4DQJR37rS;<N4McDBk?=5B6yxlg@uDK-G8r<c;Q%SHkMjohWgN8
f-wtb<S^~)gC$LB4NzhZnj)eC<QEFW#EpoB*#*scf}!3X&tJNzquN-TpV^>r4dh>}$`w)+nFc`r+Wm*lH_x+?w%hHuPQS~Jjn##<
c;9-eGF%K`ufeIaTZw2X7CD8IcH+Ft4I*ug?zNJFf*V<(<4M2bZ$H@&-~CkA*Z)RYvO>C<nf`GlI`3EET&$w%noZN>6&^koI_yCX
?})!cuMi!FW#3HdwCq~DL;l5?)=g&_&a5<tPQ|N)_?|^KJA_AWP2P;BR?`E9IEb302x;9RY-MKTMMq3phe;%fXA3*UcDM?wa^dXb
=v7;+tw`CW{F##mJ$$oQPaIr>Y}*=P50`O6v`Kr6Fa(GWlAYX`=aG$pkyanv5c(BI(1k%V#Qs_fGd6K{0q!^FBLnF?-6|YtCmN$l
n$zc{zjC8951usVc^XW(u4a0`x0L{>fha)>+)2sgyE}xyb4*Q%ozTcI*fbhgjss-#Phm?p@`?V)Rwj}m2!UBiCLkh+sRSreAVz?s
Xd<GJX-~IGCc+>1mXq!LJ!POnw0-iq@BcX)pbz`6UtR=%iP%*`yPudr(2<FyLK0*|5uQOw3Cq%=A|9H{PJf5v+WDv7`2HW5Z^8S)
{P2p>B)|**tbhmdhsfJ#i(q>_b>1exZb8C|czpc|P>3V=yFh^?L;9pcAwle*l}3PjG&2ztDijF;0tQrxlA-v?sTBRty&xS$JX!w3
^%_(?w$u50a5WKR8$x{kwj6q2_1m00{kL{?zBQ-{A^~YJ!W$4OVcRAGF6~xByAE)(ZREY~VX9M_yJoaaiCW;NSw%!<A#92>zHeH^
Wb!izWzttTN|4u7(n|hQTz@WF?0?M=<^Ewi?>1&mA@Gx_d<TcF$EoGotM&)nlFR`-#eTE>NB__$zl5jo`U5`|C14NoCCQ{R43TRI
r4ob!geU?CB$Ox&gbYfkil`z=N)jqs3JNGfWkAZ^IiE_P_av#39l$0+KeQmFW{M#IB$PqWI+ZH>FY?kUkPH-k<~am&mrd>@HVQOI
dpwU>@vf=e^6%W^eeFkl7v!XyLRos6hF^~bHLP6D->{e(U@Y5at(+g(&swk#{HNX9NIf<}-|A|<LI+Qx5h=+6lnS9LQGCe?MQP_E
o=|%aZ=xJ}k76<k;PgarQPnX>fKs9E_wUsgY>H8L2}%G`5h)6oASNM@AdwbG6@ZXJq=hIN7MfH7rb?nE27zRdRhSUu?B>Qw_3;g9
a~lvupb>HqC=*i9CZR#rCJF+${x&fYsv#N__~0Y3q!>EehhW@)%kjsg$To{5F%u_3yrH01ln9wBDfuhQ5CcL-&Nw+j1`2`J09cv?
5}BG)6G!SES1Y6@q@dJ|A?8Dn>QFbIMuI2OD%jFQq!lU-)ldRtyAT?TCtPu=c8Gqc4pynS!&=CZq)y@mIWQD2DGUiR0O<pTsL5hL
S_I_^cSt)z^no^!N<ktXq?=06YEVd#bWarvsdXc*tUjBV7VwV}Dt3|~N}}PxfVhAiJqa<HmarvC!c5a-(2`>fKx8QvJ%$0askF5I
GIN17AkZO8w3?nJpU0N(QdfFa_wD;|Af<v*p4o^j7)=xCqMcXcnv>`R72Bh+40MlLzph2~l3@YpN$sdm#6N`ep4P|%+I8zjv4ZNi
m^zB2AT9{iw(?~SIY8XtL<9s6M$l4eA`fUsypo25b1*dVz6=8)ra?nV4YP#hG6uOBMC9OLNmSxPE;55gQb48vCj$`gB|H#hQA(Jc
U;WDe(nI>q&RzX9l+Yq`mC01dQ0i`h)@+)h(yag)Dl}?T=K%3)72guM=uo9!FTa>{DD%hJHjI6+m@&PEdwRX0>>srO6O-*k{m>wH
r?uuxTG$+-qd1zd2!<pf2-q9*`FX>u&EC>pln)>+5!0<OQp{n~4sh$>gY*!DLNOBs0Em4gDuMFzA#o427yc>p+1dacfutZMX_!Kk
rX&C<8Yu%~V3D7}bUOrpHn`<KWE7`KPN;rJNFCgdY}&A*2tQ4i=$Z#4Sd}vzQely%2q9GWLYt!FoDbDM%18uCg%TVG*&I9@`av*E
L_|?c9*$t)RWS(BKz`n+y8#DrB6%P}x)K0BhzH{O$KCMwZTM&+B>BI7rYZICOOQT$#C4bTc{g)7)ZF@P)37kRX*8l^%Xw%V03M&i
3D`Q4p%^z4uttK9-&Eu=h8O{_6crBuMDGvMbH}`4#y~p)&f~ki%>u=p;#h%`h(y6vLq~m)K~%BKqC8{X<|SmXS#;`=6t+c8x?&iN
MBqyW4omtCn5z@GuEpZck)%?Fn(CM&R8(c$|3gNsUL0=Wxl>J3Y3IYau00OmFOkO`bEtWjXXf+(IxpGLK==_861C|Vc~}$_Ab3jT
u^&f_eX*Nthm4|`DImhI5d~ExN4G4(no5Xei6EQjfa7ioSWr<iQZPU>3{ez_%OFBc36P>;3du5*RMLs`%aBB-q{2jKBq1nRk|YXP
KVFkYrj%fqkqV(mVuq+DXI503)ENUTgh>dk3qYho)C(g*#6*Py5+pFK6b%g&C`1CqH82Y>$PFklj$}krGDH*{_cUo3A|?n5N>YVN
QYIt_kSbsjNLC19N)myBqzWp52?zp(0tpmYf+}KF2t<G>L4r~U0w!c8st6*0DNu<)pt(qO))PpLA`~h`R5MAFiGhYpEf0Sr3>`s0
#3@2CK+h-)*Ch?%Mdt?cqD-V&WDNp<959|5!mx%3bwKrakOTw(PN!!&(jc%pV$RcAa<q&TmpfYwfMW;-@nko&|3ON2!%||Ks>icA
eSE)<_Us|nQ?haZ>Jp(BF!uy7QHQnfc0RvmDo^54QU4K$49Y~Mm>P1-vO$M=TqL2QDk5kIXqHw)9Sj&vR8mn%4z$7ii}tf7AwF;9
;(nF^QhoCJC8t!@y0d5c&!i3EA}S&h)01&OR}PcMc+m!M^=&CE;h(29N#nOXn&HS||Ck&*zP0DrF2>>D3*yux6iovX6;(4ZjZ(2t
K_f)~c|(&zQ4q;gLqSkYQBhF}D27yVkw8+74iQyRNU3CMA!ZsRBnpUNiOdWNP@-X?Vxlm|1W!LKQpYFyVn!V~9SF%1L!=ZGQJ9h#
70hMURY6AyoHW>Q5SErvfJZJDAb}J!O*2(gkrGV75(637Qll<#H~}0IPQnh-FlIr5kk81XD#KMMYNYnaX)<+CxP0O#ZD)sXIm!MZ
#gWNTe%MogrySvojFca)A^@fIU>loq;n;WcZkt5S3v>|&#dvratkv0@z=o*=x7=AfbDc+MZJK($Od{>_0Q!_4XrO!Km<XauPc;Me
d%{Gq4_ylj63V1i3L%mKkOc!sPz2xr__7Dj@b&vyfDT#NmNXq;2U#a<?e+a?0rb?OC=@A82moZF;uyh!G)ebLVQ7{Rr3#=M6Lmzz
*0)#bqC4)ThVk?4N08r#Bi0As^7k5k8jDVnAo;-IG*`oOdblh3Z-1wMgz@(ceK`ZxeNYW0wlxYGuq?~J$@Bp6<WW^bf6`9GMNE<r
L5$)s5`w<8$|06&k)W1Bc!JDiHzQzA&=3(cAR*N%LKjB+>eu@>-V#(StYrc~K6NUtq!6G@NT6as0%|GPF*{*)437LAqE_{Ua}aiB
%eE$p5#c~TM9|Sxqo30VM+OuFRH6q)5Y~Y+LTF5gmxKoq18F}5PsEC)D4-~d#s{xatLL-Uw&Ck;r2}LYh<iPBl6+C1*=i~a`LM@(
X>f{6Bq+#fA~KxGAfjZ6I&JuA+m<B}(DLW4I|;Lb%hY6_CUYKdAd5ay2Q1?apoVK$W7k8fiY;z4TGv=9ClOO_WeVahM9_w};|>q=
J{f?gqYmP-b+POtF-Oq)y+i8{f%L;l`r{-p6!(7aLO;%sItTCP*i217m<#j%5fn^D$_u1Z?2$--NARd9QznLCB#EgOg(wwCp@dpR
3J8%3V!})x(2`)qPz2O+Y=(je2oi)^1vX_w$U=l3=rEFj3Q%f+C_<<~DH;|jmZ>O8KqyK;d46e0nh2tyAfSe7qGX6BNU25&s;QWW
psFgMWPzBHDrjn$f+{H`fnU)hAVEVF0GQQKMAH!yO#w(yQ87_Og)<RQQqviUfe=*1RWZ>6WdJ--eUJ!rf|uGIgZ^YJOqmJD`1BN$
q07H|eC1Q0&xUBy?3df3i-Y=POfC$OWBjSsUOJ{jh?XC^!n1#WK+)QV?;-OayY}Ms_!t%IGy|t3me9cL%gOGTes@HpDXAZ1dubmM
Q7pGXkg`IgibB-D#i!@<CS>7<@#*4d<Z~oVAr3NxGvs-GBz}E*Cs9TUg9xOGj5-77aQUq;S1MI1fo=|+owAdwDY%g8_{)&_Q-u4F
^Ei)QhMa9BGLlIMT&3b2+|$J-p^^^?VFjPU|4@O*kHiE7&2e0`URde?(xCu5ozLCV&=0twVj!Zu*qBK(Qxr@Yh6M!65)qJwA@-1u
GrO&wfq~GJ84y_irn(RC{{qjJ_|~vL_3EhZ7o(?Lk9kti1p(fliTC*I5E_v`(29SUtSA<{i8zVjc-(WzBJ-z3+(=GnImX9!jE>~o
k`hEnU?U$5VB$=rK-P?ZO-weL?5E6!`+0`=SS)x;&bPdt@IzKRAZC|#c{o5h*{R{&nCnKJr*1=#*I2^f<xWk5kVMBeXOQf^wlNEx
)s2pEI1*Pv7-EiyqfF!qZ6X*F;b}I+Maf4*g4HU}jSG;VjttYxSUbaH<Ui1sG4Q3GB700d+#}yO*Fq`;=h1Hlx-=qV&NiH&p$D-^
f-r`#f%z0Di6Cv^C$q;mbeG6}liPCHsex_X!BVD#?d8+VjAyjtLqkmlk)J(q<pb%7lz%IJ7V>cV-PmPNq9QOwsZoqaETQ!%e2zFK
6n7meW1AzC-%?lU{>APY^G67oW(*Y(QMXo~yL8aao3s>W30t+;>SYi8L^MU}q}Km<a;YI6_gZqf-u)@A?-+AZ5n?jpiwx%5tPvc(
M_BHZWNl($bPTr;1Y%M$KcPS3Cmv$3)atQ=;wp1*f+zdmJ9}#-K_Jw`(3?le<h2`2O&>?gu;FYyZ-WorGu1cHY@Mcu$MK}>f+p&p
83)n;C^nQz5Chi=G@;6AGDO+{0MvpTF$pgWhQp%7rb*2i@K?D{;`SZ8j^u!!9$kCCk4EPmo4bD}&${ui-SFcW#N&)M(bw2@a}C+w
KI8#KPwamAe*U<JteLa2xbnp-f?(%1FcZ4!CJKtU7#T7LNS_yQkzqERgCz<ahM1xPk(|LEQ>GR`NI6VQ6cL6?@W^Jhg292+jJuBA
#+`%`q7a!RkZ?E<72ljMsJEgz#IKr5-=8}<bP577MhKk{Gwr=g&O;Vavx8Pj2HV55rVG6;%rghR1Vi-=#wO_~o6arL2bnvhj4t3E
v;>C?dWLWQZr*MQhi|O2->P%*c4>x^4Obj+F{;k~K1Lcc&3~}qJ&jY2AsHfMf&tO`5Fz@$M{M|?SE_oUx7C9%Z@D1+H~b;>>~Y)3
&kDi(A+sSLJiWAF&Pg|98X#1@NYIm2QAW}wK$^C}jZNQIp^VS-c5Rve1KwYR;MLM^sVV}*MN7{+f&P2*_}iwtK7%zFzF2-4*z41s
L-<yKVrXY0dN1+I?Yej;q^BaFdRaa^oNkoXbb2uwR!zIP*c49t*`jh&x7309;C=zV^Boj;s87{NKheq^VGJ^iqLml;_W(tYK@b-G
xkjRnJCsa4E?oFy-UoNIA{rQwfiv)eK>mz0NzuxA7wzKCwY7F@^OxF~aO-f=qv^<d4As{x$pW$yQBR{DKI7+c=vN-=a4he7_VwM5
QP_@}5GpFt8PU|c73>40YlXx}u9Xgp!0)$h2$6N~6Q*?~Ck*cO9r11w!CB*Z>tZnA)cB(kD4>&yIn>>Tc-0to7ZHUbHTXGBp&k7Z
c=^Xv)uVS}R?;17VyfqV0=h=ueXbl;4vT0VUS}p5G=I?di`&<78uvDt={iQ)iI7Cf2#REIzuj43E-&$QghJBK8DzSFpky-kt%2-n
>6j)86!zB}-qKZKe$)+n7lnxHtl;JclkeH_Zfrlh>JP1tfIyv2Up&Y6Bk+%=a2W)sB#J7aOq4mWAWSK$A|hq>0nua+XrO6NlqEC_
!b1fsNKjHmO3W0@2vhuS+(L)j1sucu#0^ymNlHq@)i94B5DvxqG>9KZnb2b3N68370cl1ifZ_z_$yOn1g-;QF7tgO+`E(QOo?h1D
gXizfx5%s1c)h>^dd^0{;zS5gKzsyC&z5_(fQRq%A9pcO?2#Rv!8vRS?2syZJiFgmAg6=weB12jyrG<E*Aj#oIWP+*F-tlgxIqx)
>q*2cL{ZVX`QfBk9Q8xs`C^^o38TD4^bkWwEy(qrAm)MFleckP`HkKon2^VpFB+lHk|0mA1J)=K9xEB6BWgmiX^keC>G#dp1noeT
h%VEFvj^JF5F|)C!vcX0Ofsy>Ks={?cUiTE319Ugb9oArYzoOwIg)rpYpZ34we;>RQ9bQH7mj$@0&q`rpI2?eh*PqBOAcw-!J`=x
)2uiRd-7=Y;_>Y{dx*5tiXlk`2QJ~hvfP-&YbN_cLYSWiT4lGS&1=!&&?q7^RULXWqQ<JfRYum0sy-V`)$I`nf)$)(h6iI-uOq0q
SKqfgL(w`hf!!Vu^nmSR6O3{|%Q~s;K_TsZzz!RySK_#4n2vqhMr%^U?dHL!y74=4;<vHjsEO`-d3bqt@CWd^9$7+%E^aPG1b0QT
h_NEAe^}>`mGn9z3_*fpC^1GLFnT*-hPQDPA8qfQZD$Krg+(WzixI_U4Fs0p_Bca9U(}i%l*!S9*~BV8v@R4=aN)u^RQIwcE6;PT
tc5LmPOLhDDHLbWmeSQl+Ppk%Rh2xF?&PX=pV?x}W?jrIbd_PBOJiJqlM}|Iu-f9!67MUoLGA)nnOW9ZF*f<iKRx8gyfwIu%9)Xl
{{MHTE7xJ>yYB~|BI|yfdx-I3B@<bLf-zt<Dt5?t<{X|iuBdgV)3&PTgDC}?v=^e472c_dQi7E#omqRp?}kwnK~a>QiL~+OgRuIi
K8TTv5JuEa)RhX-*I0dXZHHrc<6{S0wg}UwW8w9vi$}DTMl%2m1!w3$_X-EvN^|CP&%3|uJI)Wom#w@&7am2MlUP#T5#T4o!JWhs
kE$KXS44us>PFI;`)XD;b&CRis5#kZ0)pi<;^>i7KgWB+{zZGN#MrNoZqcgm;e|Snb9heZ{j&VO!YHff!+r^*dNlFdaY6P<Qj~`Z
!k}HKrBaB*MN_Mtt%wymN7uKvTOC@-M;<2S1HYZ%oI0o5><J{EOo0z!bwK$0Bmjs3L6QLwnL?Nd7=ihaCJ@pHIFgH27+;=o3R9Hh
>JC71?maxSxPyT6!Y^N*=S$#wm*3mr54J@CJ`lFE>?&A^3rj#iH$Y@mKfRqIF7SmSM4-zvMKnr8lpxRvvN7ld*@nFxhR@H9_~<Mk
(6FQUy;->cATG`Wxp4!%h9@oec(HCw!L`E;w)3-ckYq@d+$n}*up*{Q*W$;1hdq^4OltPL>qxz`x8b_I2CR(ztSIW82|7&=?Jhgi
-c;+;1b;6aob~4M<?rCL;E;mE)7U+NY9i0p+2M;Sb>lKaQl2{orXY*uD*^LmXGpNVeQ;!QE0|e|Cl;ox*IL5}nx}IK*gSg}caEhQ
NNs3jGB5&q9k=Kt^fz%{0QJ>WoUn>!Nq;+gHXEX}K~yUsvhwKRG<a>SXz8;)v7(@x8VcLJRYgi7w=+n1ee%tZo^rT`SvY+u+uPUK
<Bq*dL)i+*q(l)6EKou`qvQ4M{PFPV`J$tf@8@LLLMx)JpY)8Pkf3%9Eie%l4z88&E&&(9(5X}W;v7U|^zA$@iP(KcX*F!Zb$l28
sEHLIC{mP^1r&)%O#}y?+vv`*-e=F<eIHJcpvUWI#bMaQG)znttXz%*z(%lp3FnXU-y8ww%4#Mt-2Zljpf)x~=O8cl<|(Mm#N<PT
=OJ~IGX)7ufq*|Lp<sCOImk#k=}jl`kD<9gk?b7IjRQ2n0}h~J4$t@#{;zZ))R6V_?ZM}PSxbjTKNGvJMz7B#gY1X2=N0mlD6MHy
G-_7VGSOjD!>eQc5T6o#%7?JXLI(U1<<R;%_S;u;5OwS4oA2-F>>oR!FI$%*Exku1e7y1%2x@`m#sLE=kq`D}c5mCV2B7#rX#mm;
W-eO@GFB52Luk80!gvxKc{UdY<wKp$Rof{`mPt(}r8X@{WEe#hzRkeLYY-ub2m~mhsFER2iCPtyXpNyL$jkt<6-pN05gbVcpmu~%
$P6HI1Zdkh@#qEI-4cn8z!`9kRUtI#41&O5gqS3`*P>{ZINbyQpfW@ZAYuX{H=1fD2pqBy$qwduL$Lw|KpF@Eor8JU9`_sFcn54r
4l(kFU|hjO4MCzsGH5Kp29!b}SfVKejpR&Kq(Rk+P!btIKtyrn5UWTBqH^Okz1skeBn`Bf2?BNvE4DofWQ8Ickz64{krAaFlv5!_
l>&u{7D))0Bu$k8c_K+d!vw`>u^V7CLYgFhRH>T@{CZH-0F-uFFib?8W+6gVAp`{lB?l{t2MTuf$-^Wjl1@b6Ky7ikX(vp;!>j#c
x%$<yq^l4c#6|}aVM-+tAe2EmqY9c>FoMY+v21=O_B_rFKz?Z0#N?BrBT>Yr8gPtD7N$Mgz%<LVGn^+PqPxdk8rr2n1q9zRcW|7C
S_BYG@2E}@-+>Sz_JQcJ@KHj6&dajw5_N7sL+pI$JcNYHgam9ez7{Nb6kK=^;RRI$a<RT$vBFmp3PO?FRaDbtJf_eLdSsQ_L<fdd
6=mOz1UP1yw}us%g+V~d3$*jXB8VfA7jIGL0myP^qe!cl2qK<JY(uhzhN7^vkR}CCImF4oWWgunw~|bKai2;G2#TS+#1tnfqMb~T
QxY7ZH^eeWbZN#+n5nijI}$L%6{QeRjQ|^+^^oBMPS^r~Gn+?Za85or3+Cgt1UqdQ6g#XAfy@Bj1T_HYkamzVROt#E&J@6iA1`j!
08rFy7BledMwEi0s+FWNTqvt)GH|hh%V|SV<CqA<fYC`pv;nDYun^P@D?$YTfJ6h%tjO`kVF)5a5Dx#ohK`bvLPda51->DPQza2C
B2^(0rdc3IAgh;UT~Ihx3E0_DKy;T-H1j1fC1l$&K=+2*YL)&wqqzt?%an)TDY6kT4p1xvL?o&VMoLCY4ILOJ>Ad2@T9w22YQrFf
)Q{Nt$)yc?jF37LVN^Q+w#V#a@$c$Fs79F}?GJRXkyfqAJf<Mj8i3dj5`8fDG;&GVN3|UDo*{D|=1)FBtlA7?q&GSDT6U$z#Hl>|
C>{}XGAvSma|+G;XnM0u1meP4({4L(A7q<BLLQIgogv?J<ss$aG@6|H7)a8cZoy!BAR6{P?Brn<MmZ@x+(gxuHKsBZP{iCJ$}9oV
!K=58A5M7n>ph_o#G+3zRG6hpD1!p8^gYw6FO1=Rd%L@_B0HVu92>#{DhTD<)sYU)%cMk2AuF0jR1p_{U9o2w!hos;G*bl<%Sc?#
|5R+eF(oX}F-U|V$_f_>nhIh9i3o$sS=FajSq-pNlEZq;Af!cH;RVsWS|E)BgiIL(04Y~v*k~O)yI2Tx13<qI?G}<x=-^9)+yoC5
^B46vS%;iqnXJUoERSl+<yOopWu)$%+arN5`TTRt`3s_WLj(cXwB=D8)+9tzB6SB)0;f_GOPAi_d&n*%O?$emN1KI5GYT?#qglxT
@CG^n_B~8HwrN4$P(CB^=KCuBaG99oE>uvR&}6!jf@29m7^0wQJ;O#CCerR#^o?u~;wMi0F*ZvNU+dM3AIaaXv#B^9rQ&jh=Rq_F
EJzf0OQ&oTEGb0jTYHf!JJLrN@$YHV??kBrJByAL<jFa>1jYccA}pp37|E($fVFcqv9{Ya4qd&lfzkv71N8~!0sw)2sfM-^Ktu8R
cl5xf=~CH8%VM#LNH3pHL)6jxQ^Dh}7V*i>c3co>K}^vKqJ7&Jd3kpaw?`Nv3`BTHaQRGKo&#tIb9;yoAyU!pJ*)QM+(;=1E!j7c
K9C++7zm$Ii0Ctp`>8lbuaJK7e(?B?(-ct3K*uyvS7aZ`4VZ$6ifCdI2uc=0NQr`FBA}maVH6a^$TS2IK~zMv#E}CsMFg}_2@?fM
KuaM)gv3Ckl7ti#Qo|_~5me5nEQjm3a=Aq)mCjT$1F(9RI5GR+LW%@v0wqX=O-hD{NumNO0*R_1rHB})3Th~*sA85G8W5pKCTNN&
i9!O1Xow<0l3}KXs2UnVh?1gekg8IONP?1rkzyzanTVE}Nvb3wV2S{umXwGR3Wg$LD2O7enV^ay0HB71iV7*FCQ2#_BB+UySQ;sa
A<V)`3Pl9bf%&p#qJWDK<Z4FRgVhTnDQRLRA$WHWBTonl>T}lTc0^Mmq^T!UCLP8*yF-Z3*3g*Y>~m2W(5ks5(UgIxdALqFDefqE
SglQMW2GQ7xv@)Y22|^7wN^BdRuGY}9QO%Y%c0sF7IwH3iBp@qg+rb-+;EPIaF!iA6N?qdiN`&Ijnv#koEq(65VuC-f=wpmRXH~%
=Q+!fTyr^9JEa7>X`S3qI9E6g(O^q9ZX>21cxU?kj80RE%Y-c&goRR$u&9P@-0B^$J!pK$p&x81zslz>5f1FpA@F1*@sJ&x`R{C;
DpPz~WTc?U!ej)6&FD3eESS!m+(1|yGGC`S?m-T0afG%q2Ay1gNMzo~?Yx5E@&|tRJCOBZP!a1`q~%TuIMSTKE6OS*_4luP&M<NA
he?hP7p0F|jkerCCgUO}zkj>fJ@w9vMUqiOvIoTm41%8AzADMpzg(Bu#6K1nhS=CpAGcJ<vq@z!s16!V4H4D%@2quc)_y-9j}X#(
prQM6<0!!K*HbY7K|dXh+a#xJjEWir(q<I7zX#7-klIv-5ry2PW|Fd~WgQ4;?E5Cd9d@rg4(3b|8Smqc-6)DZxlT;sO4M_VU7*p#
b-Yma58^ML3Xk_fv?`(yAOx&aO-c#$orh;$&g;02)2;<C_<rbpY1jLF$D5Zkwt;<M2w21v>uL&&d;CKNGkwtRxhYUa+J^ENgAx^j
!lER;=;6Hjb!F7ylOtytJ08<=o#Dwgfaxda5PqS4Uq7n~EH#)tf55$2@nmvuJaM7I_P4#`yVKF!bHO^gK6~Eo-11xBAmrPM$}*)Y
<n0?_qBN$(NlQwu#%XRgn$wpw=rdTxuuM!Q1&6|1pD2G^o+S2QTMAPX6R)tdZr#DuX2MX1&ZIuHhQ6Pp!62DFb+~<LKsBtD)v)Al
nZ!R2tKMZFvPblE)gBurB2V8cM3eNzpPVKcoI!_TSN@ap|L6Y*;r_pUT_&=_G;Oi}#F>-+MvqF<^#9@%?bP%-@y*NeN%#q(kjbc=
JG|SEVros7eZD@U`!@Og#>O2)hvW3wF*#qV5Dzbl_WfAxgMmcBGeZ(F77%`cI1W>yKtMh$AA@br-LIQ9tMtI8+M7!U__?aPOk_3)
Acot=&Xh7ISB|ryTvV9ooo3x?;A^fSDtus&TCHsWRu_O85Oo6nKYlx%dTJ;09Q@zFJkLB~!YBJu+UrkIIE)zqWRzTj3$hcWQ9x@H
$jKoO6de?T2-G3SPRo~Y$3bM%Mb%c-l_dK>I7#;E9^O8t;4lS=-hegjJwAU$Qu%5Jo_CAPG|dTu>(wl=SL(-fkB5T)3Fm7YJx!}-
p)91dt3kIeVmTxxDkCO@{j)Kv1_=<TiK0<ekrE6TDk}#!hH;}CYB@9ENsQ77s%-HorW+74*ak}y?4@qNpRyau?@_*|JB9n#yj4s%
l-M&vBP#_rkz$%=8RBPVj>H`byGc;>?5#gEUS_anTee=InXKh54ImoDay6yW%@I0-o|2b|m`gdxs57ORT%)z{sLFKIQ<sF#-*EJ}
cIrlveODY^JcDk53ag{DJcQAY0GUX6=x+rDU$^alsr-I_ApWaLI30@ro6v}-GL<w!Wd&3j%?W>H*B2-wk)jdEh~b-L7h|4Xh=Y~p
6>y5G<x)ZgMam7y+lXb#jU3#N8=Z@8iVG`+6i`$qMW|GgaSbFZP*fm^nI&8)t1cr{W?>wnsH7x|rx>slG>!)qiy-C1z@Ve6N|F*~
!kKi)B0DIl4V)<B5Jcof%9&R#L~@QCsF5;@iB)n8vb6~%6scClkwGLOaH8Z@OsI~?s!r0Yi76DY;#NhNIfdp$ig3fBL{Z9#Ojtxr
Gz6-cP(+o4${@8VOjV#&6>x(}N(uoLg;5q8M0LBKVB~d)$fJeA(Pm*12usf6v_dN3YDFW(!?UWYW(g`Oh$_@(Ns%)&3t5z$<xvxx
kx5lhNLY&6*r`Z?v1N+GIE=1l1x6Tj;uKLFWOiyv#j~;~!)hc!!<v?h3Zp?5O*91s1qBrnP!S64kp;?W5OODaIdHi-ffpd>DyT1$
R9L7?ptH0@)df*CP)tM;P*qhm5UYn7z~@xSXk-c7I~m#wCf{FH;jkDxj_?N|(@i6n9`Ze8dYGREOpxt4rlOUq9KK7a6g}OCW_ek9
RjS#uO)6cbPa_4hGZMRWu+XXx!O$HV=t2kXg1>%~atM%O3JFFc3P2y<A%}DCc(l7%CMPgFzhYu8=Zf~SX+CJEf7*x`fLZ`1LWM;r
SdoYrnFa!o`$iESot>u$o4}^fl&A+mN1^bZwqYMDemSYHm)>w|MusLf+8t{gj)sYG`H{-!JR4R;girp`uR`S6^P%a$ZHL(8XNdcP
NT7nE1Y%da*~r7*o*`iPBXMOrYaMo6>~kIrZ~ACpri5L^F+uY<5npPLZjW$qe=vvp;95}*5h2}Qje@&EPz6#_Btnry2Ipdf3GbhO
PUJg?NT~#wY6Yl9qC%A_ghrV_im0S1|CUf;1TrWzgw0YVEKL*xO({i0u?;HFB_m4E(ya#meABRKT1X0t8CED5U>T7a6qV@gm;(jk
TWU!r0+eD1s)nhgiKK!Egc7D1mPA0`9R{!xAVAgtuIMNsq7a}EQU*n0o$@43j0$Mh@HvKyl(Dex=>z8>^$cH9Rw$=%A*e^PPWTv*
V)b%>4+quPQc3s<h!6CQLOVz&o7MFv6<)j}BN$k~Nez>?;n;L$DFFF>A)`PQg({l+XlU7??>;8sg8B#^a5=$%jD$@pFK{pW<XRGx
p=cH%f&lb2xIgF@0DM$XP1pJ)`=MMa04f5Yl1K_<pqOS536Ua70w4((JN!QG<PQ01uOf^nuqXRkEPpW{ShQ96{p<2M$Hd^uJAIzg
1I+Oc=TozpCv+Lm?*-PruWlpmnPvAm_ttNTz6QlmZG|3tI?-Oz>vwJw6CqkQmxwe=PQC^jWYjN{1q5UJ%0qaZSw9O+?Ez%qWV=&U
vB$i7^!YecTzF5Fj-o}7ozxv3?I5bBFqsh95f#2LD0OL7Tq%{xD~I^*7m`h$kFTBQ5~6N9yMGj+Iyb%$2M7xX8o|(&S&esVPde~z
9??A4)44T1gmv1lR)NkZ8Ppaq{|-3sG*M*pG`T_;$ulg7ir#!&nE7`24AuoOxHExUL#u;H@=2L?*fE#_9b{o<3cV8(F-_hqd)+v|
M>wWNZ)9|f1q*7EO2mFe)u9Yd-+>F#z=A62Nf8ve<>clrav0#{nB?|hgObvt{dahCDYbiDPRL5gF^aU~SR8hKJO(1^<qlND6@?ZE
Yqp0D+Pm>$lqm3vlu3U)M&g<4D8saI{b^@L*eRr|LR3;hRaVNZntDh8dXI{F*mCd_j-ZWhWya+SXJ^@`rSvd#-)x%ZG0IMvCM73L
L9GhXpyebW9;}@G<XFI{UCp!AXDYZAGC6h>R|;32RVxvZ5fvOLDYA-!fPxNIWJf&9$+QZg{KT*x90)L=iJ_g5?{x@~(^q4ip>fg?
^*fs?oOfY6NSSJ;#0o7COj1D=1W`0IB*aXrvpU{GLf2Vy-we>*40y~d8>LK9V(!Zl3^9%D<E|+&jlLZ^Wb*AFq&~kf?!+)0nXjn>
j{<q!F_vU9>&9t!ut=(+h`Ym{G#p7heJ#S;lGu?HM>vMZJAVT*J@buwryc~g<>@r{OOJ0plWou5>JL^|!g{#E_Jc~;RaHPhMJkuq
*A8}4(z(Ij8`}N=cqQ}Cgzspo2zRD<%C#2EMcfcYjj<<`Sq8?bf~82H#u3x7S^97yCrK8nhL%hFqjwLGo^s;I)T<=<(je)k)25Ju
&`mW-aFr<=OKR>FiH<7Zg)Z&Fuy>VB?}M9fs-a#w9(bj#7Poq_H902JY_noTMkz?!Wnv0^xskf#bR+^m(3;%4Rd%e0EG9=5l^Uz3
BZoJPLFZY$Z`f(HDysVK@ug5W$WkIfwu(Wb%nX{DDJn^hG3a&R+}bF+hak@}`%n|r_TH{Q<M;?a1MmSfI6?lQQbHA>QK3YL2#85S
P@$59VIZcO3Q|^>ieiW<0vZ^KX_BajVkrg!CPD!q7ZfDrA++FwK&X=C98qACD7ebjCuuPbG&yj%(oO_Sx<qz#*jyS`RQQ`+V<@H<
0CzSHK<I>5X;XC>6;;X@Tn!MIg#<X^E(az<nKmH-6SZJDkW;H?DrHqCNKT!n0U#0z6SCt^I|S@?0*kRAvTUJ_pv#58^@ubK5X2cS
NkW+>MI>1Wx|K2tbpU9o0Wzc}M8_bwQbANFNi%dx<0+LxHk5=7InCD6WOq2^6b^BYtYyXp10orBP;8Eno>3>93M)ao8Q9Wz*&UFy
C5_R56W(VUBn`v}MIZvep;{E6rKCcTp=KHakpihr*GL#3W{JW@rK61k1O*__8G@n=$Yg*8C^-tIEFel$sU#8u0T4McISG;&%Rs>*
A(2BN6f2UsDrAF1jz|=^238ozWHcEpMF0gVIV}pA3nU=SkttPHSxS<S200L#6vl^S5JAG5E^-9o)~%+)@9OQ3hz3y0kE9mGgg2F!
ga)N;VlN*ZIt`VSGC-hd0So|K|6XXIbr0426#NzZQACIbq22HF4_pyJ;%;d7o5pT^Cj0HeS^Y?O$CEXR1ekGT69IcY{PAHd1cDef
?B{0o>xr$>hYV3?gv0imvl22hs7q<n-$o*)G@pg1h8I*6D6s`uRt$(2Ze!|yfW?TgEJSgjjfkeO`7Z#;DAXQ7o7ZiFo4)^q_`-c;
1KcQ7sVWGWOt{8yky>(!AKsc*VdBu3wsul*xHcpVY2#*s+&wV~NMs=ZYceRb*x+=~c~AVKf32V^?ia@7F&}>}ukQXkz|+8o&OW5Y
Zkft>+YkLW#~LUo38rG1p@<ZsNOrIwm?}itp~hH%RX|Wm&P`zdEAy#53&gyf>9eK_F^7g=Wf8UbUZ?i_DaY4CPbi!7<o3>V-G9b2
@~C!z(Nk1ktB+O&xSB?#Z&s$E{}kc|sQu}aj&i~3tNDNVENymC-)4OWPcG;p5~L!(`5_D0wyhsMZ^JWzf7R8D6($Ki<|>?M)h;fT
P^7J)rpQT{ye}oiFD;3y^{-2cyWq_F-?98W;injxrZATjK)Go)rEq5U=GG841!AQQuK0jZrD2CX<ID`+;q%uwrWwaRo=-{b&a11K
H}qT8x0kQtanttBmcFBC)#}2_Tv2(m26L-(MJS3##4Wn*RE)gwu|zeTdfQ#+sl~S5-&f>oseH=LGgK?gek=c<m_qT%<XPDRbBHsX
(%Gc8<Mgnz?5C&H#HA!!Vpkt7x|w=qq>n8I>4qT~@(or}w#m7&#I-f4-n_hJ?fktUn<Eo8hNj@%b=~k-nS>v3WwD&kkj02%%=={X
CIZv#d_}5Qxd-ds<?cc#^Jr;xOtiul%fiDv{w^&NONpbNmmj|O)9OW5GFDbFEG92iLPh8%AR3^sP^GrM)5UId!Z1u1VsxBh_;^W7
bnnLmh0^Qa%)h(qMfFA<b6l#~q<!LMqcMx=-T5b%v8IRCA<|z?eOUrx&`Q0cAQFQ2yA8=1#KmQo39|I1&V~q}u+kiu0}MgU9!Y48
A6l|A<wI`jQuU6k%;kg5hMG_9%ZN`n;$LPpbytTMUT)ax<34(I4s>$+$e&A#=Q*1)T-S3NzVEyey|uw#J6PLSiPwc7$o?nCPl+?{
Y(%HDvbw8L#KzFYCtY%A`NoOjg6k4{Y_}y2liiD1m513g<|{=N-!`b4)(jAx)&y%ueW;=`)rdy4jK&Rw(APP&SZHPGre^9KSZRl0
d7xq=QOGewLLew#*{lua@Ceig5L{?LLOVv;gg4HE@eh2A6NAd)5l5n!VYf_gwyXaQ^v!X}!azZWtQHu9#?o_%T{|th=@oyYtLtPv
!H-J#?%kbKCxW;+ew3hcQ4sE5g=kEFzRBdWtWsspD4r565rQ;{F0d>haR|)wfbL*kyb3iTDr1da)Mc850>J5x7H>^1_CtI`rb3dM
f;MyP?>DXXv0rQLG~=xDsp}l}=EXtr?6pY_Ufk=3D@gQ6tE#k4ne@C%!zK@gBZzBaNP3na*t3fOx#2Ll&8pW0r2=~1yJo@{#m(QB
aW0(uFKao2@_Dt3e2jKwq;r#)<kX>AQt+#-XeHGh2HdOKV3v)vcr6oHi`&-ucy#UKc70YJol*j+1IQnZsJC<PKE7<5*zvZhQog?W
=KP9zcQ~`WibsOKZL~g>&4WfeAwoc_YwqH(|0jQU@nP~q#nIm0u3x5(Z#}ILwiocc=Md`CW#lf)z9kU_2<J?3S!!uQmq8Da153bh
%8*(jgM|ZfzVwkoIm7S1zdPMcFhq6CXGryuTu(hdSe_D_dc0q^Ti3G*#oU8&`P=pATesk@8nGa%M1e0zfN31$42n(fR<ZoLG*y5X
8`{;MGO2icRboZa=vfq9-CA5z1^0oMv_hR#Lj+o&)&qrOlpLV0u)5%<0cBS=Dp2T!)zxfg->-Lp+T06Bbpr06Gd&(ME=>x8INy+D
vXQVw)hA$Z!hzLRkdu|OK`f&JsZ~8f*7FWuv~fD&wva2qoDj&v5bKLKB!<}qGowNt71J%(2MsxKx!dg+2rp_?D&x8-RSa^v>&_YF
x6@QmM02c889STOH6l}Qs3e2eNkcl%E=PQ?bVjKn<eob%Ju2{ICML-X^}VZhT9<$gxnCfHB7``}=peJAHWw+yT@tQgR((%%e!TBi
4tL+TOTck=Y%TdAHhWSwBQ>Le2GEZUmu(A13I#~dLXg3>o%7BPilW0!rt?M2(>|F)j_)w!YA1Z|P9IS;rhluh%ip{6Y$vBrk11Q6
FXfvGuWzRT$INxjxD8LHw}sRxBT^o7gXI}q^xnB>qkeZ4Y^uAMS4hx;9Uamtt_wU5I1RTs1O)S8=*mEZsUW1D@d%$@8!(Hs|43x+
u;F9GpPSSoyEF1%5>|n&Nb25>@iBGQo6{eoBZG+)+x;x(i&F88cB}R7$e5pJs=emT^gS=UYVE6V{cjcXTslU6sOe)*j(g@zS_9SU
DO-*71hjMsU8;vFCM6^q_iBhN!#1`AXPwiD!z-snz$Z(MnZ|^cEGmUTsny}hu>d4iwB*h$DWkDW#=_bdnG`qH!RR$O7Zk7%H7Kww
C9bVTBn52mif;H7X_JdccEqJBrbtAjb5B`nxNFoqp@<P~<$B`_OYBTJi=J?bt(3IN=?CBbuq$*d=_G8|Tu%Fn2RV1ZuxJGfCJV|&
#CHyzZQVA4dHQs?JM1fs&ccOG@0R(pk5*dDGMypG9$rt|OsIn2<#1&6<E>hQAwK%@zOkG6;d)N|oIh+g#_YtJo!s*vv0O{F;<NVy
_w~;!rN;D||1N$CKU7hu4F*?8BpeVR!G~n1D#@)WhlGVr8M4qB$qGU$G*d3oZhE!4w6(s)h{Zt?RK~=DH$zQo-M#13H;b+?h&{KC
3LRcvO<8R#D6sTMEFqo#?VK6pg-uWO@+4isH?#`I`$OCpsDLOGI%i3yubkhbznf#S0g9`7DC|Hn3&NPH{nFoQ`}CY%nCwyzyC=Nr
jLvHHWs$2|uhqJUk%xG=ps2$qLam?8U9oh1n0M!&d*2nET2a2RcC#Nl;9+)mu}WPd(kr^0iN{Ym+l56JB1hhKqqARjp+r>g&BUM5
nuE@h_hYot?5{&<7_MJOVSXKlU}@&4j1k15#j9-MX9mse(3h^^@mJOz9R&r0UHXO<==5kS<NN#fZ*yLuYZN}u=(5W+@aWs(rNh{S
zX*ssK}@?g4hafCrb?_%@p_mJEGJhD6%yM=kc12(f~AHO*F(ORk(6-ZV2E1*!4VTnhY@D(SGH-=AZAYAeKFs<bEVdGGNVuJgapLm
Y^VtgOF+<G#P6$6J!)i=8(=1LhP&HE*`(Sdqo00i^-T#NKFW^HhAQrD$nNqb+915b27PoxQF%<UB}=V2hVzjTzjR!OciQN}yXRS1
(bro>`fOc`TQ^wKEjyj>)>Z1?w|F(Vla%Sv>{h(D^WTu2@IJn07tHQ=Bt4d{D#yOFUliXv?CeLSBNwFS5RL7KB&C_N$+4^lkRaVy
r_G>A3u#^FO7s%Eg_<YCwh&aaeoE_FUB^l>kFIxJ7J5sL46+Z+lZ<qY6H5|Q%w55%O4Fo-wA%8yWZTNc>v>%rHY#cjade7FEy)XH
^<vF-U3N$KG{Qwm`RRxkLn#DZ&_XzIf-{kK$&xj=xx=VPDYKQ2>Ll^p8|-mLSsPS|Gg7yfBgd;P+r7p|yfDsIEmq`{t5Pd=p|_Sa
xVbv&`bn;pI@)EuZ{6L!5;@;HTsZirE}FYd=hv3EVv&#SX7coXW#by+ik$9Sd_bFHe3Z`?Le>dgF|T~CviNn9#I0=zi&~;6^Dq$=
)!^j8d89>OgIP7LBbBR#G7$)&RPHtA@YLj4--_O2gGUB*em0gmin`)grQbI@cBc@U6uw`6a@O}be3_hoSC`+d;>_Pm&bjAZX^Po;
-suE1xp0`tjJ_Ak_q6&+@8_Nvo4xFH=48nJZNf=C;+r3q`_-JYU%9v9nywKyB0$pC_f{s$CsXshImC}PyhiIhB0N{P<<f3WdCS~X
`P70RU2_|`UEORyE6a9{N`&(656otHpDy{BZ<6Ka7NM;zmRiVcPAp3&ta4T;ti&ErFztCPg(;=9$a-vCi&b7C(ULJty(ZL+_i(%A
$%?s-(lX||$&Fzby<+Rmrz^f<q7JQye3_|jO$<Sh>nlR@XLrUTwnoc{)>7&Y%lUqI%SrwuFTCo>+tod6q_0k0mUDT{-L{b9jo9{N
xHg08;iKu+&T!QWnF1uUF@5th+UoihaXz?|Lvh6#M286rxF+&kg}3rP4u@&6<8q|=BCDh(ufB(p7uqiKy?4}`XCG+3o#l>Esf^5C
1DBO05@Jn@L<16_Zw^S26s|KC`8mDq?c8^cT75msTQ$RXrf*$hwsWJXxrD*{Tiu(jd+vDGm3VJ=*E6em+-$y98RB-D6*bpfI@_4^
d468g+1YTJ-OI_)+&RjNt{rr_wS70c!qv3yW0&R<8`4UZDWTOV4-qVC^xBi{+Ri9V+^-Sy`!8D*+Fir%fe*(Eq|_Z$$_I$Chy=A=
-t%mrrd`;$BIv)yWc?!}_szR9D=+i)o$ed%Db?l^8HOg)Nvz8n&#l;8k`Hci-e)fFoO^Q%8ok`yz2Yu&Z^iW*J@OihCliUg?JqB3
^rH4}R*tyo!M%g?gfrUd_kOz5JvqnXq%K7j^^W{=1bap+w_+K`BabEJiO7kb^2au1$h5K{U#FS#<DNcs<bCg~Ua{;g=dQW9UTzs}
2^U*=HR*=6dCu;{z0X%;Pt53@Hokg$&09S!((v4uS!Lo&F5gWp^uo+m_pYM6&mROOQyC9Es}!{p&N9&7q>|TuZ=CB|)w?*eAAEJ&
>tA@$#=C|?)0>k#bByWr(?fhV(KpWbH<QjwmzquB#PvgKWWQ9YDLAXW3M7|fqu|iY)gCXIpE=&~J$jQznC%wVunH;tFG^8e;x^ZN
cYIrF@yXKkve}q2C06ZgHGOgSdkRQM=~_AujLS2xJk8fy=T?xKS!Ry-ahmdB;CVXS9LI@QNE8)SQ=9SaO0gks_jj4n((@3VPE0Rs
d%033)1fL0R5WukB#~>Gk+;_~dgmh9%ig<O-sYCqsdv%PlSI)_tk}h0vgB)Z5+81cl2@^V^~P3t9;{tZg<8;qK~vgSHe?VX61f#)
OTirE3kMdcxet7`5UXV>k3>N+)gO$^?1y~v8@_g_h0(D0wSwC6@mQnS-)3YaiXF(L77LLQ2pAqPMwg<1qp4#M{u+4h!4(bk&W>eN
ub%UZcdsKtUTsd+)2uBJe0Gd!Qx+pr#jcs*)J<0$I-Y8ZRwF|XIA1z)WlkI(Qs`O1>4REwyR)T5^xbbx@Wn8Nt_~<PB~0WASc^8P
r*o~7?NwRIrOO^Ok`PL*nHaw9rBA!Qrg*woG&^3@^sV?_I<3WqZ+Rkg`d*qx1x2F7-%o12_up1y^M+?nnasXutDNra-zP_vMZ_f#
bC*)m=L0hCAwI}+E+NL1xVe$wq#NMo$bmlLWsNgBgV`)XRFN{_E!Wt%MYQSCVnD08ZWMQ5pIuxvyo{LMG0^y=)Uo1LHAgugCGpn2
T6aztZ`Q$MN%V@rTz;Nl+D?((G~7AvcU^hTSbOi7Tbp#bZc8@KMZS_eez%@@lSXydoHV*Qs1kLN3oDMpcgbcCtX)t+1_WBG1(7kf
a$4fCJgz)YSXW6L<j%sC2GM6Z1RJ4wLRz^<I!yG)fgo6uT8h=Lts)?rVqw+CD7=|^ve=1;(MTfH#gn0jdkfZ?nh4u2C~7beqy$$R
WW{u-6I)8(O8KK+ZVN>9uGH6UFKqKWmmlF7+pKP2$)h?fZF%YC_)1(C%f5FfIkUB#>h93e&F=2{=4=hcnj9g9uBTr<kF^JXZ#0{O
h61eCY{(EQ=4sR{mn`g{9aT*u)S!Vq0toBmt+E7G=SE-|qN6QYJn2S)z_WmPMYE3=p5eqbsp^&kBv@=mhoH+R7S7g$7O6|3=P!r}
dN3s&tJ@I*(Pq(vR2=GOq+uI26#BP5>M9}&r(0dhxx~|{w;4{Yl8I)-E*y65MtPhGFQLrfK<umwt@hHUqHHA*lZcxzEJ$#pXoqm_
z8pxD{cUi*veHaSdCz&tsmL_8cMB;whevsnB2E%b+|P>I<mQqwZdK((a{AqRh+Q*{YMflvyxf_;Uc#Mkiqzh8-xSd#Ng0G07HDYb
qFGeH+oxXsO+w?vGQ@;|QY$8?3}Vk^G!aubw8Ua9TT$}FAQG#>lCHF7US1umkt<8x(}Gkx##ebNExr9b=MroJ)5GB~hM>l9GDbcW
=VYS@1jI6^;yrE>j6k?@yaiEO&YvkR%e*f72;}lK`1C===o3O*!8gOCXHUyH-4$M;+A9v~jXuY-3h~=s5+c$REKm*TYfds0XtfDR
L`sLJ=bj$CshzO86Lr!VDz~Dg2KI6q%ePn5Z+Qkfc-^>Bo_Cy_1x6cGia|s~R3mK>MFj>=A(?C1&2j8!FJ{&Ga@f=RBKH8{LMWou
KH0-CN>y<THz<e7lpCVe@LxyHm!We!>rjR&qOlG4$f_S(wMu}%$VAdIl9BE!J>^|dRU7F0mtA%BIeJf>RSWG<z1_P?$aNX>5^bhr
EmRdJ6i9;AFn+Q5+uwM07LZ|@Il^}|(6`grI~lPN{-2T5@%cdD0uEn&fD{BtXeBWsc3VVd8YYQa7Vl`~D0bcPt%c<^v&qWC%)YxM
-A|5bnSCN+?ryX0y&+CT$?5fb>UGs?+1AOH_;O1Zr=*ZxU8{8!b?KYVRUWM9U3G+{#LXVJs~0ViKCtIkJw_XX@6?L3zN$9+cxR=H
9XsT4X8yCx`mSH!qi=mT+b+n6KUs*o-JM^l#i-!6`sj1(NmIT#UpQZNjJ3}nQ>m}j_uHY|=Ho{eJ6PG6k#OQJX!cya#&?CNi^%0%
6?w}q9b#(H-K*t^JDO%wBQDsJyZYNlTa!hWmDD7;f4cU3^)~}6$q!yEB1emoaz0(>1YaI2Cc$mx@;>fI-(AB!YZ6u^V)2*fncp>F
+gy~!qH~hjJa@r)9dk2omTul(Y)E!BXKhlwYMk3OI?$czt>_cvG#KDKeBTbA8zZM4y9>^US(xT+@pEv>v;esLJDE43RW>43BX&kc
HO-TlWWb<;U4{qb18p)7aO>qx+|H2~tjhGT-NIKdz07p5&u;bU9UbyfhuXIHqE$z_#}>;`9R1rb)hLeI`+Gf4SO~HyuPodh(^ql{
tBc=+_30gg^;KSErkk9UMXl9?e{p7POMju50jfYBECs>U9Us1LfN|%ly_iZtg>~$Y>hP_l0u2?lh=?S2M~!+tFG`P^S-gk+0LbXx
Gm=RxO}pXYc{achS|G!(m%Kivx5PBk?KYLSd-luBLBdn<oK?0uzrBw8N?&&iT>F>gvo{(DcU|zbV-+h*!mvRu&nj~aSI11pqgSw=
$vmye&Re8-yvA>@71a0CJ@7~x^W#0$;^;jCOQhT<zBP8Z`<5#uGlf`^&u;IHLoyhyo?&j1qDDncUA+EZ&zZHagB8x3qJ4H+D{qy!
$fQ=4=MHlfRU5@miqUGKtDgPs#5=B`B<=D)dsE9YDrge2DNm222NBl1yOyfO!n}+k=(QnVJ`dVOst}u8e#38D=jzjxL?>Os+?ee_
1LCWp7u@YS6gK$yaAhdk<H+#eM@f0k{HNK-LN2bKET`w4A%VMYpn~+>Ya?$nuMTjo7?XOBw_b0qL^a=xN5!1FzeM_erF9$7kZo0v
es-313_J`ILFr^p4W6~FpA%jo97g5Ax)(kNHqCf>(jCa$`8~b*$c!L?7b9a36~NzrNt$ZmBx-`u6oIJ-gF%X~n9njf_EnK=lA><#
d+e(VCpWj7jHF`jdfv0&Mv&=0TMtH=JlX5KG8S)SDjyhgQ*Oc<4d_C9IU(o+nZI1Xr3)XY7%=?K{<3N73+JUC<kRcxk!EQJ$M>~L
ZLOvc6$&a)DJOYLRg2c7K{S*%eI~p-Mjo%qVaeUl&1tk(N%$v<s|83!-|BpZE_E|#u@3oYbj6gl!6R)aherF)rHfO4Bb(RAW_e0w
!^t`8n?vh7`p$6+6g(eA#cHB-d3@H-%+M5vK*TUur*^oeo7RtmHZ@j#byuw}qL-J8z%C;;awPX~t7*&%u@oz%=}M-xYs0&cW>b*p
Awln6x3Ty*i1%{l=xd4%Tbt@jzc6MybD1$y6q6BIQ1&tl!#aYuho!{cCG7QzixzI(jWyiWyw}OhTtv<4b((KFzKE-Gk0i>LdnICO
kR-*!o5R^PNw_z0Hg{`rH#3)x)xfzMCtoh_b$KmBW?x^dt?n%q9kgn=z&3-26)4bymx_dRII57ACX)xYXj>)bBAm67?U*d}x#msf
h3~EBA1)qu)V{epwhBi&zSk|?`pd3srCt}#`q6I?aES4YY_E$xUE=d{3=|_sn9-zx6jDUJW#00tqH&|=5^bq{5)=eZ6G5^Q0HD25
N>hYPBm=Pa^vk_^GD0vtzJj!=w3E-W_pelanLL|^-NX$)0C}FRG;wX+hbEJz#Zg4lk|#2vA_GwbD36*mXI8`kQt?r&Bd8h=8w*~C
8AbCjDH2R5T-}u(q*~eOZ{u{9`gxO$BZ-}{Dk36_h^}||+2dGs-WOtiB?214`=lIRZuw_>%+8^6O#Eqg=XVlFy**CmZF(+wxT`NC
isH@`LZqcLXcjhydc8sCe7);Z3Ux7XX-0vIp&7*_2)O<8oZhswy>DqNM-hD8O|D+b)H`0sNiqJ!1`*H;v1SzkUCSa7H)7BjaTrRB
;O#uk8Ie+9fMKs;N){=AY>72Ifv8~^Fwi5TxO&Y8ZC<M}LLtHucrf5$<b(mDI0!?ju?88*&oUnQc0*vqd<H{ZVCacNNlK23C}B%&
PNefY&W%WQ$9|P&%>ZceERY&DN+u}6EKoWv0ti0{#gy<_wTCzrS0;Zwx9NL1g^v=eDG>C}p$yDKt?-ozV~GMSVJ>p6uC<QS82Xf@
*>LI2(HJSpn1or<nMaibh9UrZ6;_90(*y)S@B=A1mP5=)Qv%3!GiE?R4H*VZI*4i_Vk=4DO^oz5CrCI#10!Ia!Z&3%B+(nOQj8K`
0B9Q%Zn!YilOEd9H3m){h7%#sAdEAkf+sS8s2$=R3mwv~gfPQEA3X!Cp%kjmm7xN}9|Ad|s|V`hC@8vVeL{Rs*k8YvzeADv;LMqU
7w=7f3#WnpAD8El<Zg*g(G!7(PVZR_=;k7X@+U1#Bs?(lJWz)*4W&ZUpHs+xM!MSfVWP+_1&Mw?Bcfpvfdr+h75!*A8h|>C($-h2
41!3UvEf;x`<O7*vcZHOxQDmS1ny4$r967-qIvY#e3J@X5)U>PUyBXqa=_#cQBBav8blIwlA?5(ofODELbKJvl%_G9l$@n7r5x|%
uJjY5?#M$;q=?Qd8X{DRX!>%0!pSRg!-H7LEwv@eoVjXhE`one@Yeai8s2pG)io*<f79dCbq<NYktoSIA&6^#HBVr`Jw3SqhpGiI
_ebV!wPK;LgbD4<<887*AYqU~K$U<*h!#}`P$PiB1rrjrv*b=0P0*0r2p5Ycm>e3U3d@v+&^1a;L2xO?tdndtyC6cQFj5$bO2AO8
iWPyUgGU;8GBTUk&zsIBD;$REJ`cypPCLg4jnCI8EQB~=3z-cY|F2i^>!z|+DC(v~Axu>;(?ZY%1qEy)&?V&n;6cqiPXTCe4<Cd+
vQJAb1^u5h<+#KXrIud7czF8WOfkthkmHP{lBza}S-<pW8);$XNxm(DUd+N)2O6`XqbJ!c-=Tv0x-}`pom0*m{jQIf|DA*6WKWgY
ut9H3>>=1WcyNZYnc*=eAk4>Qz;0m2+LFHoEeMd4ivk6FH3Q5%?_ccJ5*)BN7^AqJ%80dvmX#MPk`jrhHjuW^qPRpyAk^g)5&fQe
l(PwMM<o-?K)Ts_0{<)?RUXM8gIDnLzoXFlA;Nk-r*)*fM~4!*e8@tckiPM_ar06;!!&&0k^Amc%oY4smQ_c7#}?;4I~==~4(@V@
r$Gp~LBCkE?=pLD)i^}|TGGC-(4k$@s$oG<$<X8TgSn<AQcrYbchvgp3M=vSk~vD>k92RmPvm%(EV4OhB(kNluu{;eq2mwI@2+<;
YGIrRa?`oWTn{YsLZvB6fk*wa==&1kQNpfTA&2yHyK)aF;vL<3YOqp{?Htq?nu3->yD^9<)G2peG$-=!c066jGU>9QyDv9LHTEn~
4tqQv`>#3pIT$en#YGPeT>kye<TqxkI$8*G)GDcMS!_xjl5FbiPmd=-q*eWs@m484Y^{A+PbQKe`4no?VN#*<LCkjv3`J`rVUP?w
2eAAPa*2|LeUDA;Icx@}nxH}9`Ipuz4=JPyP@zJET0x-{p`oElM3@4ADHv$#^IXy+rxO|VrTjKjNX#2j0&zC06@F8;7sTmC7Tm@L
sj1=(Vg{9eC_CyruxwH!kTG$bP^C@Kz-4QdoDAidu~ZU8$7zVt3hB#TYpu{+Zm!&BnI@UW=zhjWWQw#@m0AYcRl4VF?YapY=;RQX
q<3YaA>UJ;qNIM0bTr?c^`L@@iim(po3_Ow3=sqxrWR&7gy$yct+A+8@ur$a4}wrc9W)!8EeKe(Q&-+OR*0%bA|&X%!9j}aBur%%
`sK#Qj*S-uilVM2AqZX_u}bio97@BBb*oa_%UQMu2HjSpTUkqTJGE-9w1O>EOJlahPjgM<Hgjy?cw=nAsoSk!a@5^rC1r8)_q=|q
fAK@~b)m)b8ehaO$zjkZyIfH^6i9LLHzDyfg0H9u^P%6gPWt1W@bn{;Cy?P>W~IXh1zbfUcGT9LVl%$+9GkYH42-^HtU_4EIAD`h
Ib3<wo-QKJkq5V1nJnrlIdO<hf<sjV1_g}dnGV8KO_2KS$@cee)A!<x9(lQzw2|DrJSRdKyLxmpBdS&?C}q#(y!dyLa>ye34jR7^
wY}!~Ui;ngkweL)*KxG&U$!Ju22|@SltxkH;%Zo8)X<pCre&d6-yK_YM&%aLu4KNMFyfdts7Fpvge0hlZQ^ift0V;mVk<G5&6Abe
W({RQhgp+oXhRK^;^ILN=Mry^#&-g6B8ZB`rA_$X3*Iag-&@vSzfWz&krxEtKHHPy2yN3AwqVPSR@y0oI%^l4ghJ^SH1WFEB~h4n
BABiXF$pvxplb`U-5mR|0n@C0_JkE(yyY{E&FBRTaf%p?DuUEo%`-R&Sc^p>93fG##ywS1!HK(FM@HK-bz(Y6PA!NcRBp0wwVZ10
A2av6G1~h)clW-<(en6p`5Hd4VmprSY;r9FiSDQsv1!$<D(39gzSAcg6#Bm|jjFSnO}57c%WfOfp%gdiHMnkfPnw?(m!Gem|5|+u
BtY|lr{>Y>=1K$vLeyc8U-x_kJ9Y!;z$knxWERI8A2T#&p|d7npq0W2NII(1HJh}4G;}0s^Rex!NT~}0COi}KKEGY^0v~@MdKg7m
i8XHp=P0Nw1dh48;|!Yo|2CLU*_6~*4v<9_0m_MRpder5+G#HAyNJtSRl?7i2t=PRD9*m$%J+(fa*EW&@I@g9*iyI4D$A|Qv-3M~
w*~Dzp5KF{LH57Vy?lNt@PME>@*JVm4JgtEcy;VMk@5;8Q*SM=Lp1~@!{bggZy<j|KQ!qg{B7XQ+Hn~=+H_IF8;TpHK^4W65TV73
b{hFU!Pv6`SWbV<+qWKJ<#7vKXRdP_qX8$Bh=8F*KNV>IFyi1wF?-ltae<T7nwu&}kBd(qz^Esn8O~&e1<;8;yMFAx5EO98k#*SZ
@$cfWT8OKuVHGP+8=(k>A@goD2^cQioL-a>!DS>ye^c+z5r!HdNj6twayU`y?&!kHJGgVc{P=gkf{_JRtYG^t3hhA(l99~*y_-l_
R(1VODql-|qnR>hco<&7`5m{8Bfbs`2)QLLT8Y`5;B6|&LKH%s5-kU=5UGJSm$a!lVM>!r>u4mHs16EDH%8?EieYG^4t+eCouEv@
2Coe0H+nJ_2(hdUI64&sXGhCdymzH<Zg*xWs^#j~n}OH@88KiiVkn5C%V5SuUhTG_$+Nr8pjd7a!h#1^F0lWJ+6sS;Uhp^L-R$r7
oH0CK;9@u0on^JRjLayg{fCAG(*sUn5$8h`b*^vf+$UiPLF<k<M`f&wefibdY8}~5xNhj-i$6b%yhBOoIK;-4H^^A`hSxfE`bw_B
GAbyP?MzTu8AG>>&4O#G_cGczX*3<GDv_R9<d3%a4}EwxAj``04o|j^MsC`fX^v3j=SJNO`+LyQ*gsAfaN1HkmVntEIm7}05sq2)
zuQXE1CR*d5n|fJ3~>cqrIbXd_sws#){g(x^bU?g&EVx09lGY-c8H^|IevSuB|ap8{XqwQ&qSiG!?;evfPJDP@K@ECopubF1%abR
8B8cpDN^}D8X-9BCvRV;B!!weBc7h&>Ff1<(_N<=5MWqlTt_rGBd19H0N#ECPBWa~IPoOouNC|~&BZ|_Vfjc7o|yH+;BpRO^xZcr
ub2Nm!=bMecY>t%K|xN?)z1d7oP7Q7TK!UT$RiAc85hStQTn_OXSb>c-Pn8Z>DW;0p16M`>l!RflHhvdvyVpgRFy>uO+RcoMFkc`
Uq;vlPZkw=%SC1lB6p$coxXu#rx4?JNvNiNL=5@O7q)<x_18=0N4nq)OaMq^eP^(bYuW-IFf9H6Eg7Z`7!9);R!kZhC>_g|8o-k5
EJs*X0JU%~I`O})Z)XawLG`?1dTpY6$=G=(ZW>LC!R+w(9>R*J-YPjFk&zXaMK@Tr$NN6xi82+70zrZjHnKuKVCVWG-Lsv9o5XBz
;ld;C-1-lE@$N)(Ag+rE>I{y;IU@lv9AZXQS6WPkq(el2M2JDGAOO&j3}N;{m4Iv@u46v{%+}$f_N#fDjYSnE*tukR4in)Qd(d&@
PhaI&_?#u}6VC4LP8XQx&u>NVb<!$0N9)H$@`s?eC(mss$eQ`k@^?idr<;gL#7ww1h<9;GDmsNC?%o%e!rQi8WfrpOQ*|243nN2O
I>{h}g%)Z<TE|5-y}Q=SYF(K@)>j2p)RX+QD~j4xVTmNL(j2hV0cb3wVh~VJCLQN;91ZA4oOvMuiL6n_S}Qhc%5IZ-mQ9y;4d_lL
qMq-a?|M3?$Xu{5j%j-@aR@<P@!YSQhbIhvKCT@6jUl|N_{S|tkrB&<4e<gOwS(dI?k_i62gk*7dGW<-N}nS#!OkZTtDzJ~j5do3
oH(x(tCXLKCm@yII`0U*(a#kJyprr4gK)I&RGK*&9zm!ws8bXGq9ThNbec?s1<OUNgNdt{^8Rdz4VOZ25^IU@X--|<4aH1NZQL_1
Ut5lP;8k3m^LF6ljlglD2M@a?kV6dFkh5;&$&y$UloDx-Vo;l#E56BWZib$s3i|xdGq4Ui7=kie8v!z%y6fq0o~;h|5Frd!@)AOi
`sWT5=W1y-5nVY}rdY^_)p}z|%DhNDao<ys#h@uWwSl=dYmJj^oFJkn)M^GfY{yBVC01w|h+QQQW8;N2L}v~tu)!LfA|^!<0ZbjZ
_H^fR#w8gZWh(|mqD`6KCeVXZxYfS+dp7PK;gyLvH|aZ_aqEuerVKp#_InDm>&hBYQt8wXDR<HJ=MUz=(x<xT#gHGbyF(ow^R?yJ
am)nne$4#896XK@w8%q^7QaWvq68k+Bs+%~WdxLhA;BWk4eDV{2%ERw=@uLy?sD5OKVR4Bfy%LBkd{i8yX4dZr);;*#D{N71{eh#
5Wu)!+B8wJI;I-MoJc;()E^clxPXzWSdpQE8orAvA)#uOp&5rHFeIneiNpm81qw+{d-tR^B?MLWkA2OUqD({b06W4dP@6|w4kO0f
r~-Qc54h*dRO|DT&y&faQSnAs;(Gq4nd5LKl>Cum)+Kw1#!uZK@;%z^IBIZ%i6w9f77#zRoOJ}7WUy?q7|0lkL2Qee=#DBoH4_X&
0TmSnC@d8PRalv)-1ALOM|7d{XXB!HbosKd1T8974Wf{&A|O>_$fQdfC5=OqhsUh4_$>83G5`*76(~|oO*EkqNSEoq!+uW&T)~g1
LSEvG%TZzPWr{FgER|v}_3ScoilVu^GrsIUE2hjXQC%Yh4}9gTPVdvxez3E{fNw+1eYZ0%IWkzPhlPWJLqrg##0Jy`Z5x*l!0Ng8
2qX^?D}#7I?{|}&2#9zQ{-Qxp*iHK-PS^sLs;Q$yVJ;MX-U+Vy>UVA0Z>h)|?XJjd*;6X7?s;a9USN2d2}W}Hed-(?qN~w+2>icI
R1-85Gzr-KDEkrn&fe)a3Glp*!zw35W4^H~3sI<IT6G2o*%&2ghdW$&fzc(1@@8O2W&rO#{^kFr_BW@Odh65f)<^0-%6`1Rm!3Qo
eB!!c3x0$)_KcTC*ZMB*6g#7k$`L4n1rW5wxgjus(%MGXziQs7>+8lv2Q!CNnr}5$m~B)!2<xxD-U}EiOFEM4{G%*J!M)R4FA~+&
;<0gU-rGuJmausnYcDSNwiSX86z3eR*k}52cg#Y>5A*f@>300P99%|AIr4k$^F}H2Wv`j(&B&+7b=Q;5X^(u(%uHz_lUkt+J)Vw(
kaDTcia#y{M=GzxNfivl^zzSB_i|31DgZPoD5|UWot$}Cy;{G?p^Llvuvl#kBeybYBI_xMQ?{o36zi^etJR}tDz=;&z*6e0(XGBU
zVf)kj^NDI^T57yoQUjKWz@8l*N+z)MkcWopFKJ{5Rr#c33h4wr_V#m$?LHzn8Zve4Xrd5osD)AA;c-ek&8TQQFxN(ZA=-UH7{6w
p2tIpXVKnFVdj=Os#PO7s$qJHaQWWloo-c#v7~mGhVJZ8r&z)(gP7Qno)VumdcT*Rk2=%7?pB5OI<}W<RP>ZrwNtlUa`rY)D33@A
a<@WZvd6L3TL+Sv8}{LDqG2s}@^bRGIxfz!@tI6x<%3sU*`v;I^P<txuSQy0JdIJ!J6&O$d^x4vaCB!Cj?^Q4xAD6dys4YaeC2#{
KV3<(b!MZ6Q|WFmLgTYe$@RXAU)dgYOFDfiVA*M+SEe&veD>u5grIf1NfIQ{Ag3}w)ClR&U};3qAXrZh-ggOu!-IGe^)Au?8xmFw
5hJKab4FsIF^I>6rh-J`05~nu97zp{S7HziLK|~2<iZ?4ZbP~xz(fIL6^ubZ5}`K3uWnPUzS`qEw^`$h+f%?EJXzROfU%L6vR?cY
1=B-7B;O@=t3+2T(~(g59aNmt=g%#~L04ut>$K%tZa5>z*zsC0RX4oi7W2l*B%Out2|2FwM&imO))q{qdzcKMRY9l{qapGI%!huC
kX{+k4I&kshkbLn8-lVR#I_Zd(J`$5eTNtkjE?fh96Xo+aKYB{LuhE#6|&kNxlXIhZ`E<N=c!Yq7?#-y5KgkmR^&WJi5YR@v!l8!
5*LoXElBXmRgRnFh-cTL&0NZKY7o`&-69}<^v_1meXEu3g++NtNH@H!4KSxFBEU$s=2iCaI%BT0lcPS^SwXL^z)HGZq{v545dxr#
rJ0tVc3x;&#X!aDnIf{$OJp;vi|4;LaWOx%jZ=x+dpjn4X6K$wJpyB`9Y!Tml~wG^cXa9ymzUNA_t$pqP|`@Wz-VaijU&tKj7eU%
<Mn(Fk$GxN?Q<@<YzM10VX+KN7fp182)|EO>3*%E*404Ebx~AR)1geTN=HIuU6h$i5#f&KSZ&ScpzE_xSg@B3$C$`8HA$v$ZFF1{
D8hFFAo;Bos}df|6l|?Upge3b9n=`ZO;jr9d&}ZA*A@!`sVec}`biQ#8LFgp<6_0$X-HQ^q*U?x>7Ke}G%osuM(9qscqlW-UNK$|
*qtt(&It8=zF#nE+es_r4Cp&lC9dJeDk1jkRjk@5h%ku277cn@9*J`%in*l1OhXoB3{ELghMB>FhisLKJX&x+U3>uhXowsir+b6W
^Cv{}Rv6w1lf$Zc<Fx~-t~M&lJLyoK#g9&tt9DdJ3YTYrMk6d$eq>2kFT=^o4%a+eef8J3fzJ9x`}20`>+M5}NZR$RK=EK+{V`+}
ZZxt}bPDYYImwrThM^J<jU$52wFV?mqG{VZdq|_PgcFb<)JDPcKwpR9aLus3cfJwtiC{+p0tQ`y-Bz5E$+sdpVPNmRhenZP=ANQr
C}Ddt@^(W9byNWur;gg1cj-?ZJx6mQR6(dJ2CDhWGNs|9yw36OOQmgpyLLS1Vk^2x#5G6G<PI#>7GQ@-AW?)P7dTh1q?bDD+bfXl
?pvyeR9W@Db?a!Y;5r%t)>rsf2yY|sU33)uh|=CDvoUE#_@8_C>yhWbcs<sVPwLG`h!ePyhypWQ^;vGUbE>CIGq%HxQlzf~34$=C
qB78_u7uB7oElXjp*tiLtV3Gth9jEv&89FqQ|XOg7fYbUEk;Cz;;pAI9#ZuCTS*i?X?NB01yo3Y%_vGr^hPSt1ylCj@%L<R0$oPw
0g}iC9dQ15#c)RuT02)!v?@eQ9HJNqw0EuNL|-L19h|ycI||D%??!~EyGRgmDdPtk&aT5-ibZNWlOG<czYM<7)Tf&-)<|pSuKJYk
*Q@ACk=`?puFY9XbkQkU5tl-PRCM`$n1@c~tf8^gq@DxL9eOjdDiD`80^tRFgD~aZS=t1I2-<Y4Qkia*V~P^gETf3#ZVs}LJ-Gb1
Y}yZ5@4oxj+`kJaF;|vc#26mYlxX;SE>}gMNZ>}gM7NA!)H`M>H!>}|pt|Xaj**4a6lf-AQp~8eS{(-;6~9Y_ZFlCK5a(V)ogKcN
wPO?y^474a+YOls;tu^fv$AnH;%;=71rk86Wz@P#n2^Lml)5!^X24not-2pPFPDn6T+tS?-FF+mPVcSiS=N;!I?kQtn@%Xvd?dV%
b*S<A)^1GY;O~91Bpxo-tLZ1wBdd@x$58Hp12ayyF1%-A?(0x?po<QO=w49zJj20r1dt?^dP#AQz8Iw?&QQC;VIEtu$w*EOBG%Ar
aBR{5gjZJR_2x>nmOiB})l*3d-b;I@YSEa}9DXQgCx;o9CA3(Mti?q#nbx}b4nwNAdbIOszb*Q|I6lRqw21XY(|#gqxx<S4#xC|N
$yRNX5L81{u{D%3tW~zkoEg=!%a4SY&o=C#zM}1{gckM7T`}uuOBYEhH;f=G6SwJSb&_k<6$W~>z6j1U6gk31&uFe$?M>cG?|Zv7
gY|90Uv2$9?9)?h=f@-m+_m45j+U_;U2^j>{dD`7c=}jSV2us)84xO-gj7xN6GQ=Hj6<>noUn@WIEaOaXh*kNx<b9%oVm+tv6s`D
&2fww!MhE4%;_bA1mUX^t4z+h)`(hb8c9^h)LO@j=XQEU)@aOLEB4G0zVpR-)7pz+l9Fewg>`*&#;qnki1^NwD&XRz7KFi@-02_R
ognnOOD^x;RzxPmSF0SUw>|rNN|&^3`6=7&9rGgBTifb94x8d*5hqc^I!f1S(I3`yruhoxAr{(ATg4%C+I(#tI#NvfWc19H$y`(F
WIf{*EOghd{%x7>+>6CuBSo~I$;wF*?ZR=x+TyOiSH(6jsduiNZ#-~Yki)U1nv0$5oJ|_}>G$0ooEq$}t+<`ec#d6Grl>kxS>xW0
*=o90sP=<;TukxN&y7w~v&K?wH>)yedR#eFQgX@-WQjQn9SO+IYRo|5*72JSZ9}V_H=SA|GTX?jF?DO{MQfL(fzk&^6^^E<Rnk)E
!DC%#uJ*dA(M;;A!vmxwly}W9Owz)_YhWra)qBhFsIuv*WzmEJ#Au8T-e&r@NH1KC@qu1j#l}(6iv4t0Bz+Cgti|k9X9)uER3oQc
NUs%F*Dr;x9`09m)-*R(Nlm|3z?jjp3tm(gvexqrV!>Bb&;%l2>Io@}Iy^jfV!|l$d!yP4@-3j{cimW!l~J1{F0uOt=mq6xjDkKl
MR}xJJ008fTS^8HwEnP%b~98LIkJuM;qG-}mT?}8q^qIzU04jd5@z=+JKct5^IRWF3G$}*rRQ3_=<wmfx<@O-dn59YaH1mJ^fajy
hHDZ0y=CPio=*khS*u)yJ(uKOZgtVZb(SLiNs})xUBi-8Tum<E;1U5aS1f`7G1&q@8QyaNgl&*D8GTk+`R(;)WK2Wti_5NjYU>XX
T7e*Zs=DaZMR_`qr!)*qNl7j+6fY3vhiV84Lz%KiTYy7EJmobZoWo@_y%rE~3MBxZOE`28IKd55lfQ1J*n_#*gr)(M<0fc(H>nhf
!agKVeA=(oY$<ZK3cY&uH1rjq#Et@KCEuQ%K?H(OWILj=YZVUZXv*g3dahZ6w2i7EuBxS!u-b-gKd&pEO(j?Wo$$yM3QltNC5GXv
BqA`AQIQI7GEG5s5@kTnwUDk^gx2+-&>NU0*(HN>Bq@+s|4pb(_=?#ULy*>SOV3i7nui0nL{28tL@Mg7&=`8@gQBQu^>~5bf$uTW
!gJqP2V(O^cwKrvtmmD2tI_A$<nuM~TUN&W)GHGR66MKgsuF8ik28nCGLQ(hXJLG6Iq7uTSS;#$vFocJcX!$gS1e83%;pkewazSN
Uaref>JMW*BEfK6N+n5G6-gD>Kr{j67<*SJU}DzBl#2(9(nYIGR-$5Go%xkVih%NpH3MwbQ6;w_Me}_ww&V`Iq=2O)5*sdYEe8D%
yp+XBXgIr(Nh$qi>dhy#ciIy%9DUOH&abt2b1$^JhkvzpsOU<0bh_-#hY%vqt?TOA(ClUReOBPltDvEvN~rj9hIQF!IebH|6!lfm
BEl>|L_9xrGKq{2RR_Nxa__BbY3xK-qGdvb#&{g6rN>1CK?EF`!-Cj8HcXaMtoy(PY{LXi6oxa+<6BXj08S>xD2@!wY6VIw5iQiO
bsp*GKTN(elU(mIle$hfb!*Zz#NlnMUtcTRWG7;lT@6Thi1)jh7&~mCgp650j0Z))TC4P=)`G6Z^e$hO)OU^uEhN>_d`iRH_diVY
hNb7H1jmWx#fuNa&b{Q})zr6VBv*fHEkuO6>U$~qc&55X`B}t;Xv4o>nwQlte1yeWT<ZM3Z#0waYs&CU;D=msr?BQ2qwa4I?Sm%o
;;*IN`pWC2sJQ7OW1vz`h;g?3)>bN}ik37s{kl96M~ji2_U*2F?b@y?*x9LWD65JD^&(A6-0@hXUrN%zkyCW7Y|uNcT8kov{d%6d
wL0{RMC<rNwe9-Qu`1!kT`fP7GvZIyStY^qt+uW{k$G5L;fHFA`eeKHvd2M`(>~G<u%omk5<M}Mv?T~tWEu?Q`FlUg;ip?@@L()H
W<=6qJ821+N(jD@GYFNJPiFI%d3X93WJw29-A5F3(myd^=DO!woO!EbV${O($V8M)XkJ-RudA^ZVndVk*BYG!lZiNk4b>lW0u?D1
BD)L_%7P_+0}U>iYOmI`?C7dy@q_NVWEXU)mCEjeg@GtzL@fi5&=QDH@xklq-0mGf_JF9Mc9Eo67<1xyjV*|3(4{cIMuiPTNXl|k
phhSf1C0joA-Eh)Myr#ff`O?yDTW&pB#3St?OkZp*$Q_uWG11|SerV{VH2rk34EK7q!DHJdqng;zn98~;_2spS7z$FpzLa)y_!$K
u8N7HAp{U&v_=ZPz03XDPVRI0@&w^`-229!g4(eeLrql$A}VD*j9n%_zXztqwM0P;V~V8i%d1G@^rg~EtGHQB7!F&ia%XN&J&had
p<dUpW&UirWV*Ku85vOh-1_u^_LWij9^pwHBs++$N|#%e<a*qlbN;VxJuB#it^4y7)M%P*Y))Ji(KNuLCLI4$4*`%rGmM*S6<yLL
vEtiS5jx!GN^`T%9_ZP3xvMuE%VTN^?v5=+_lG1<Y3*sy^u5iR_?tEUZ~g~(U#yUU_CCjuItlOG&_}(U2MDah#LGh*))?iV!%I=c
DXmmQ!nvqSjxz&$NYRgoct;b@Bgjw*4aKo>9FAxfdYx6BLjhn#UM3i9nqQ(*!5(fIRN7udsC5BLeY4J~d{1lxLV+R6k?R9w+7kgl
@Ioq5LX}D)h+0%>LMf7#VH#DXA`lXaq9K@}B`K;Y2tj=Py~mC1@p{DVz6SSb^HZb@NYzt7i4X#J`gUnYX^BymR3Ib*Bq9L{N{E1G
l0rk~VYvZ-P~&;8r`O+KUGwyx2rhT%F!-A(ok3K1Af|)_C|!kBIQ6IGSsdD3W5B7^c(kV*^Xb{)*dM$danz40nj9qwaY-R}4;cN=
9PWf|K$Cj7?(#{b-XA^Es3LB0ASfw;DA<=fC?mAv$+0JEuEO~;?XJbS4qTfE<W9GqPUPUG6RbQdu7gf=zOl$Dq=XD`zBx;`B(A@G
+}lQ02>8JqkU=uBrCK}gXS=w-=OCLvIGibt0Rvt;9zL-9?3#6cPD(@}?W!S#KKq%Zj9`JGf~BwN-~(~e(GqjLzXLU_s+5Yelx^Ly
{}n0-A|eK%749+HN<r~|*M)i~;)uCqVjZmXDK;}APZ>@f|7lqZi3hg$N<@`O2t&BXikx{rEoK|ps=|xxi)LF6X<`DI+RW9DmOapc
`kQSke0F~G){YKxoO&+xJaVu+pQpU<94JGA?%~0$9Auh(VhDtzD|}x>Cyw2N@^#)K>WwI{>#cSaLuuX>kFB62W6H|HWXXmg2M{%p
R((hw8A8o0!FhHa-MiuazJZ6%>~U^e{4H?GdDM5?-RWQQS42>@$~)szPfpAenF7@6)Yhx2emmRKWa4o&yE>I<wW1h>9keyr#sG<E
wH$O?eZcPRM(xV3&ZVwvCKlLEqmovPHkk&UUEp@Xcg5CAWE1tJMG(477JrvTfvB}ZPb3HB^BCS*&lu8NRM!M+Ap?5JNVX#;-#mJi
u&1lI#m?_{a4onsNwLxz8m&zb8dYv0_jd3=*xCdO8=E~xR_V9bd^+9W>W4XIkWMUzS*9j1c(QY;QAZtclUCKsXt~(KTHiKIRtg$L
9U=7bK0G?~5c48)WLNLQpNyh{`3c|0!^e+5E3-kvwz4ka#As5;A~r~eMV)GBu3KEey>_#3AbJ(xUFWHfQ^VT<1X4`XEYy&|O$01}
Ls3jgBP<{!6(=$T4IabP&<{W;K1I)GBU=HtKzdSw5=1_r`=mq470CvV2z)?S?h|m}!89rbD(pHCKG;I@?hI(T^W$cOK3q`aRYtPB
S@Xzw*1Fl1SgV!;MQ{<q3YNCHN-BVf7b_?F>ZnrVrLr6&IdX85mR*kN0~oIzmI!Gpx^X>6Op~?Dd{xpC;-e9FPe=+JrYfYUROQ>k
(?u{A4Pb%;gQkcj84fapsv_=}E3<So*w8Y8z=X*G(~1lpyK7skZdr*{h^#4f%H?G57fo1L6R0idWKU>_wG(fV&x;dVjh59lz`v<R
Pj(1~xGAJ|MD_W;e@*}%yWO@`6Ga3{j7v&~ttE>-aW9RPkSUyd=FZZnilxe87=q7UyY%<ifWt>QidluNy3xt~v(RzFwWY`;_Ku;c
4Y^+lCyeP=(g>D<8iJUKA%ods#dcK%E%W7A+EAb#o9%9*#YcJU_E@9&NT2Y_-Y(ubIX4n5q=GN*J6|yuf{%h;ymJn?=Q}*mT9|lV
hM?RIJe#ohw)dCM@k$DOcQ8b3J$=t^wK%jP(=7Y9KU3%(yD!FHp;q@Br$S{}%`rn%(1WT}+p%lCb(Gtj2#PRXXmFDSQB|L9U;=^U
+@5`oK~gsedX@bU1Pm)mhNDyN*m0t@ni7X-$Z43w5+I`z*$0jlUaeTd^HCV!el8Bh?dF{k3BB2d6f{!Qmk37v`bT`!RLP4L@ZruA
tXR(IoIIM<u@xsfLiCiYghH(qOwdC?1e1hx?as$ZLe&gWQ85iV#L0;;fNtPfySUz`bV|<rV~P}N)g?{VmF0G7s~&j{3Cao+w4cHg
yn9_NtQJ3dJMj0tg(epRHsDy<YK=`o)uKY7c{K&0eGh@Sg<rCZZccEHO5Bk1&vQ`JHK0*6%ZVK=&GH4shBXxxyw{9O{u|6I<#O85
6S$*|^JJ#98BtEuJVZDi%SWwPRC3tcWu=uVd{PNL4F)xp3bt4%YqmR?a#K~Lm(c#6spwk-qS~Vcj=E`vyl`t<B<qo(+CgBoDj+_W
`dNz<MHN(FqN7zTcuK{H##zsN<?@Ea4T;1bUM?|8&a`*K_isRI)hZN47^Lau@M{z8^kIjsz<qLg9Cmt+qwj=0-TyDZpKB*R%uMa%
>wWQd%<N085U%LzrKTirD795YZs#FflpMsgiOE7BDK(=IyM|#&SVfXil@#)2U?xou2_+>|RGdI$1%=8JO{%4e@Vq5_R~3dP)Y1w)
ScHP?vke;7`pp{DaJZP*im3O}HVR==PjYEh*jXfN691p#+;5|&BB8d<U1c{;Qyu}vW0bK4NW#)sFiqR5q{p@F?00vL?v*w=3}F^+
g@fav=L_}clw7Os0bGO-@9Y0Uv{H(-f8+0~IvO%bK8QtL@)D`0`wTJ;N+}$W!4rl<yhr){hmWto-4XpWkh`xS6A^VS6qGSLSuHdP
K+-@|5ih<>gbIk6h$tFhsv#Owh>1#2f<&Zs0ff^8lr*IjGz%ox`!fI_lTaA}NRkrL>O{#YstV`$m+BsfC$$a(grT8f`lsaI&XbQf
^G4=WKSnNdNmz8k0+MIGftl0ei^o^=;OmVMMQNkxL*{&ANkt6_5saol{K#TZa;%|~9a+ZYT%ZeuGB~0(x(*W=GlM9&T;$yn>C&(y
u|$PI3Kui4*V)&xCIT9zC?VQ36vN+4aN5^rL`Cc*r>_S|7DWm0+^8N;-tvejx?_|DhE5I(aiEHtC?uqnDp-huq@{@O4~QJlI1Xt2
OTY%e2|d>}=sR4)KX>6gEJ0$3c0!EjeuhB&JYt|>+Cc7_p3Mn-$D6>OWax>Okk3`k6atJ!f0OFZVvYO~u$xZ0D3+BIB`P(tv$xAj
qq>>7q>w(DP3a{_*v_eRlBYZGpyctwUk-<N=i%&KjR)_Aq!~?x<Zi+V&B<9+ZjDlGqYGgRaYmC$xYr=oi=90FU*{|l&?l;bRTI0d
b8})c3l8c0;1Ga$^*?u9!;bP%Rn;t4162FIMW=xsQ*iUTVSbH0HD((!;J?Ev$hd*l6z7fP6f~KM)k7z+^<Qa#BQQS!h1z&~W6toB
%e2^dv_;hOHQIjcH`|A8W5^Lth(eHvkn;IIm%Y2$miz8gdNx*?8#P-;tnM^&eDLBo&tl>rH;2}r^<B@v%SF?xL`4@NxUh^RM$@Zq
P={3=I>ULFMrbDDNQ{dm#V$;SDl(L&@dVQ4LsSt4Z(vLug{9fS;R(tDBJm?Axg0f33lbz%MF_N!O*GK3U<!s!v2H8+hC)fR59h;c
Y)v33CLR7Fow>mxhM26f8ckr7r2!HpQjF9}NScCivSgi!+<|0Ah7~wh9Lr5=rzOJyGFW0J34q863DCk$7ip3+AW4+Ke$%wOPSHV?
B~nn7rb4x-a8ApK%amQQ!YB)a!>Tu^ku(yU8Hn$W4I@ZZ3#c(PfKD<y2?xUX4)*eK$pj)0;ef0J1hA7SVK}n_4oVrAC}Scp!s^7O
m5`APhYu~?acMfj66kT9j%NajCv(Q-qP3fzIl07Dq$t#yo|2eAZ75X~xdPz?u9>SK<PpNT!?dONWZ=TN2dTn4B4;@Jo4d5`K~JFD
;YsQ?!sJc7nm`dZlVhBs>J7-1m^U*}P!v#M84#Eh0z*lrL$2FxyKi(T2LQ%HmQ5iAtikl=oQUR&3LT^A_Ya}^Z9V&0hBMQt6Xuo@
7kfk3C#1ooAe{3#M4S=+J3>7T3_nK%3TO884jkdgICn<oIuR>MsYEGkuMNv|8d=uF-G6M;4A>ep9w<Mlv+we=TQ$W5@i7+8jhj2s
Y{<@^K5U93+p@!{m}QZ=!}>Gh*}pFGc8Em;RFFr!^@p?G&K}skz^U<)h?#0aB|#_@r5Y583BB?nez#_RW36%Z{P+X22mYc$L~!mt
fxw6{Jc>zDc{9w+L4JgjwA%gKm(u(=^_Q1SRP4@uI-MVf$28Q(!w$w%YhpTBq2L{l2E`uz&TvJjB%`79pGTA?!VclAqDmV2?Tuo$
*JTnkQ%wZntWk6W0*NS;?4PC<CLnfK+mQ?$x!UBOWI#y14v8xaj0GapqM}-`L_|F0G{bzB^*0Vwce!DWLb9<yS-}$(6gf-?leaD3
k|FR#B%~d|;WUPQ0(-%NcHmTGfGSNwZE1%Q(F9Ut2XBwO0TO2k4Al$7%ms*dY;sWoC&7?z)Y7OmHPlIF8sUb_&DW=QBdl<JUQ&Qk
luSPki<-tk`F*wF@AT|!Y-0EfLPYu)-^W)GLPIL=F5ilK@CdE7_PFognse4~gzAM}-JHehp-dP%Q&GU!d-hFzJ6}|U$aH1$kiZ|)
tn-|xstQT~CPkSNkZ6gd5IB(ok-RvjT@xn&S9n0az~m-_W0sK}0iT<w=r-@~7)72`NzE&Tp-#|&_2fAqLV8|A4KfPsC_#!BExcb*
WqBQY65~AW5OEo?RiCB9k*PWSJ~`d_w~Ba61nLHT7g`PI!YSo5AImZHka(BNY2$a>*<g%0=gBzJb{-(SN)FN@8UPN|azO81?Gh7l
79P02Nh(h!1uN}W>2>XVeVtirZJAMrQ1AON&EAyE*wC>&N)CsL=@kFQRn^n2W%BPZq(vY>Yu+=&c689YMLv>>R8<&vP%|8{h4(6J
TL@#+OR;qp^PJpNE7xVI#)j!*t5Ft)t6x;E%4yS~@g)g;GR~W3bE~ytsgEO}s4AsMOQ1oNA>cK2l1a?RB+BL8Xa)|bVMw?_<vDEr
rQbW;cUyK6noA2Z7gupYNJhm%q$NO>_Q6rpVyb>K4cK6*t2}jA$}2_EHDW_!x_Ng)M5G<~G=sjMLgle^?>)=fHBu=CHjt9PBqPTf
Ipk2&cCA(<i<t*?2qPc)A{Hf7`bA<LMr&&o%UM|<ki|iagA6Ph$9br<vFhnnt?G5oYbnAI+<cB(1gaqPV=asrfV4GQARwTjI*|7v
t(q~Tr&@uDarc0-L%uk%Werl)p_h}3sQY3wqV6`QES&3V_+cXwY;BQwA}x;KFFTf5NwzMNJntcCC6Sn}CYBPi$8U1)8^n(oMJedv
ZK>PqaT#$$la10MVpS)iS~#so@<b)yjt)#hRF$L4aT?fS24kGR66PppuI3G$&sW^<zSo`cX6xH5wTeo`w<YzCh`Pz81*%l9sE`d*
ws1v|X)cg)OEK+<<S<a&u3k}wtOSY0m(|H!((cF&Qxc1UVkbN{(mAlw#*uKQZNx4%l3Bs(v94*?wVT-a)+{<ldF9YBv&!~Iw?SI_
f<bDl%|oEr)o&}J`gMem;H}cGxd_n`EZsckIcFHhbCq176{zi6qKwFPA(h6loWfBN9fn;|RTWVrr+TlBO*GX_Qk4d#Q^}P^$F?qq
#4bEZ7w-uz!){tPB{_y=u0@fLu4g%K2x6`%4?O138ES@iUZHD~O$(%&8Pz&(2j$xFYFgWS32w}`wvf?rZI>O9))|O`%9RayF$s{3
sxF|a_fn)~rHeX=OuE9;l$<8uvt>vtXmZRzQ0J`9yNvX!1eF*(fMP6BTxEBc12V-aA}*~tvhb8aP(hA{y*-{C39Hs$8(GsLNmmfw
tB)8wd5$G*-H@Ux#2iFMIWLaaXdHVupIMe~T)V}vM{G`=3ONS0CzwD)iKu8cP4P%W#F8PfA%}GEsUGd=(rd=9VQkVJHNRbsz|N)+
sO%ygl_+Qe6?BtSB*+R-1rETb%ACP>MgA-n5Zk(Q_J3a69+TYtUdm$$>k_m^zO2)wq5k_4Zaa?U!c;h^haVJ4F+5KAoW4j=A=dO?
Ao6y#**B0hF#Gu`g28G5RaJnBD9JQQKt&Y{Rdh$W0+sO<SUUt1SKss;nwT!k42-j_g|SS+?ce33=K%DZeNbd42g`DtPXC0B^Y*kl
A?F>xMi16N9OUdI$uR807rW>_z5abm+bN0-1TaJt7iI=Q1VoV(#fpQF5c~lH>q!xmNfcxyN3c6Ss|5I6@ap$KY66y&*S`>_87HhD
9KQVh523_}eGbk2wD`K#@ZMeR-C(4k*xTl=QrY`iha1dy^rs1|XrtG@PFXn%H`gF;Y!j?MdA$MS?y?emdj*eh`#c9%Wyk95u0KD|
>W^2R90EZEhXf$WHZSgn{m+x}*ZawVl<e>0KjyL9cam?o)JZnf6Q+pUPexjQ+C`W~dkv>~aAZ+a!J-P_twuy9Qd2CmC&j3;;k$FI
Y9uwR-8;O-C9edktvlmU^9W<RvTj2}%Yw1n>LB}nKxSrU?(}h*53BD&VVHl}|06c8NlV?2?lW1V6vJBzZwh~*Ed?NMkEj!p48$!W
Or!^hKJx(5k);^?LcrDn9%g~<1GR{WqCC#-TYWy?Uczk@k15D#m{p`A$eE&`sv(#tF6#)TqJlQeC8Z6cB%&HpB8q5&A*E;_g$=U_
25L%H(YBD(6tGInLlGczGY}|<DF<lT!tMnefR@mZnnNs@YhsYd#{#HO+(1cGNC1wRn`R-r90#F2qJOWNy;usk`#V%0v$6ax%h&FV
J3mnP$1-0@ITx0Y1KHG!Kz?Wt`3ve^BmYXmtg9m&EQd1$l`+Je!NMpaLjl1~T2LLK)ChB4#CJdHDuj$xNT5^#5K`umPj9gHL=w?N
O)V=BP)v|CLsTII5h~LRl9d5WP{0rcBS=vZQA-3wgw%vl5e!m9MF~VyqZHEt1OrS>EDWh53ZXK@6+sG>P*5yN6a^?03@n6+5ko*h
Nfg9Xfk;6jl!X*bgAqXtO$5}DG?Y|C4J6S;MMSYPK|qx=1VB(y6u}S!C`BnTH3;*>$ONRSCW4X*nwm;Fc=FKp#ZstEk)QXqS2-~i
9ZeKaf|QCWN}vQKN`QX-{1ovdfPq*bWOfxpN<E(81rWeANS!(v%Q**Q5k)cM<uL$KGk`=6>Co|RaO`!NK{SH6WBL7C0Hy6eFL$Xy
+y#iFf@+3@3KD6Mpi+{Mm}!DRA{r8uVic+Ym=T~tVuFw&6sCkCqLc~-B??q15SRv*kddGOrB-PMm68Dea!HXug%qJpH87Y;ra&ze
2?s+HkcZ~U_>n~5`l&pLg@@q6&zX60H9JpazzN#`ttu3V0YxgF8~)zolcTZzEwqYb$nC2R!u4jiFHmhnG_W8LKNiS7uH1tPL>sHK
iI2}mp$XcBboLM4bukX~?5Y?iojdylR0&hL$$S=n)H>Cau$t@If1f6<AmsVx8nTz@g_!v5kme&D-b<VcGmnp?J>v^A5YlbEdS{0|
&YK!8>Ca$_hm?V%h<i@$g-yvt4#U-o`{MghV?SR1sL$Y(L&xbr$u&#5=H^XmaMUYC+y+0()6mw2Jgw!+ZRWEfbj)TaM{dXIn{PBn
+0ji0Q^<88U5D5X{feT0nMf>vumSbH{y?X<+tAqP57ox`?(I46bI+U`@yO8lo#kFmWR%j(K@k#E#1xfHK`7A_k=LO&(0Ov~**#va
U_bDbL#!d{2c9Y(=gv8AjjU4^Ad;#irD~Frf(s-2Mh!|8YH@%7gxwiMGNvKl!^7Xfx5?yyqP*RNF$z_nHviU8D9}O+CvR;D#;Nfj
L^T+Fsn+tp^=^1dY<up3RhwMZb4OtK<onD09L{<;R(+H0%sohJ<LTJ(#t_+|Ka!e-^>FGc8JP(tzX3}F=76zn=n&LkWzl4KBBWPe
H?77t8f!*&6nSVbun)#xm{9<DBA)(-MDnw^>F4nE9UQ;l=$lXbW4Cb!4luO};W)J#?y9RJK&D3<iV$)RRba>*mBJ7xDGZS*YNA$w
Wt7HTByc5fVS=IYf`Sy1kzf^-Xo83+rCJ&iAq|cB%ZcwJWa+R3NglQGUsCV+!?OoUJ+1@LNmuDQs(S@jZIj>S`ZPIDG&}YkA4Jxd
Y6blIUarl9S?M`K03NnZ6GzZP&9L~&d;PzE!kE`Y-TF(#Fp^>iVnU9v^3haRRT-d_09a!nR9&h>GJ&QLM+ek~zVVCY5`~eQWDF4e
J-<-P9j4Qy4zL^0|C=)pB4lC4K5a~$MUqH#A{Nd<!}U$Fnxh;z;mhl}PQTl|L&<v#$a#w&kJ|%54)fA#b$fhp@&#ZiD_L42N)TuT
6kKFhl$w-uJ4yY$*yNKSgfmtbXC)9rfG0(lSzG=I+(4v4xkXLr$D9tX!^fI?R0DM?fd+r!EI?ASLoh1~APT~gL=Z$&(=3WoZftDu
2GG(e_R91AqBd1EL$`qYnJS_@?`_xw_5^#d=&wNNzOV4ud2;E~P5Utp!W8yiW%PD?0q^Y;^+IC$pJ%g9pIn;MSS&=0N>mO>pwI>3
0VX+i&BTRkfZc%%-z4%00)d904Tnxab;%QO893zs&_BqBcw`gh-R$N4oBeqp9g#+WrG`c!PI298NF|a0X*CW?2ox;~L`1+*g@GT+
)U?nGma_q%0)T3Oq)I}Cq-ZEtQIi!!iAWUC8izp!q0~|#k~g0AlnqMI3qWlyKuJRi5KKZ0k|yIg!l^KXLo$sjtiZIV_|Guo&s>QY
h_fDQo54TefC)(j_RL|H!WKe>M;wwtLH`#QT3tGTkWFgl*kX=L+RelO%@%Yf*lc4}hMLDY$n4|nV6X$W5EXgIda}*7#|UR(GG`X|
8*VnsS3AT{z1@(XY)YCWM?j8&9VWFZXh~B^4{c2dh~?QFqRgP<cSi`Br2w>o<Vb)Rgf1K-+Jzw_`)|Sl;9`m%%sUCw5vqeCj5Rsg
w%WoHlwSDWQOE-jk!TP|Y6SX^A8hSDV9KDPeC_)%;F;&_oONqQpGMA|%enPhA<a~IZflnZ$Q37IKxAa+lV=Hwf9ifAlh?^e9G;ib
Yk4v%i3U;(ODSCrAUm+j5NJ_xZ>IBMyC6rwv7Vm4MEYkr?^I~?QP?){gQ<tsx;;E@H#mt6`m(z-&pd2=8#>peFYzJh#roMKpe$CA
h!eAA=W^Ht<Aggo9Cmpa`);=q<OD)?z0N)JkK>0~4J3Ei1Y#61!uRkfpCL3HCTzRdifrw%A|K?*dcMz=Y|ZfvP_cnZh=E@$EM!$b
k`l31V5BkenwtWcP4&)>Q4_i6k4@&`<yeW{+f6bjqdT&0GE|ENhRM}+RA(K$A|0*SXs=``{56POh`9jfEJdbCz()BnBclj9NUebu
t5mW@lEhdr@dcDxcD(04=vl4n3zu}=vx3t>&~Pwx`Nr``T~TSFAgBJ0nV_;8OzsveOjvOK*JT*HO}@}pm4b7b;>?WD%$`{<PlJz3
<*pgp8#_muRn(MG+)zuSMbLGTqg2yJwL_rovtu5Mr5VhcO6x}5XlFjW%x55(aB_mW;m=^=rQvkq6-1EXDG^3x3d>49nQ)VnDC=9$
&N;tbGra7{+|=)?C7JX|kkRdo<Z((dqTr3%rxt+Ihu*gy?Z7+~^w4mjpGZUR859&1`@=FQ8Hm{g%FYvTP|)HRN+%RRv7Qi3ULo`$
8MU^ZFrwu|-8%c}Cr?gyXh$cQym7DP-mujFD9p#?1O03C1usGI?ZEPq2<V9Ub`Yx>^sIE+Z8E}yjVPm3L{qypsXTD#I6;gxVMIK<
)G`c+ZIEi>D(>5<ne@ZylEx(ZQi>;J*GTD9rS<FU3pHMnxLaPnnb;P_x!bD~k<Z_R;fo%)c?NUiMinU$I_Pr1DYn??A`PCy<3sU)
p#qvxfN7eTkYWl3geFj-Xi7qqq$yfTM5LtxnpzqXWC|z(l_@Hf3I>)XP=Xbuf&dCCXdx*nrjnG21cIPXTKgeR*h6!lUjum=t2;(`
rK$JxnZUcIzW={4dsm#F0;=-RrlfPh9R{JQN{Wc6D{Lr+p-)AGE_yOa5BZ1L+e#vi$BwwptTs)W<|f}Ggbo8UmY!InZ28Z(sl6Js
UPw<Q`91pjesm7pV0K{BR!%)r7nO5R6Eh*fSs1Jr*3eW@1yvM8d2OXr?yIqwGo(`Oj`r@vTss9;gfD4_kA!$POU2b8qma2=^vHpB
HX@xKw1O8I5|k-fjGC}eiMiU#JX7Mra_KAR(S4T5N!+0%N^YX8h4ksG%Zx}({~dddcg`j5HJgr@g~k;MoTjQV#FUWgeRb5J=h^f?
13w^g$r4EmrS!huAYahFMO+O_1TgLgq9U&ZYca^!=rx#uAWC%W2l;?v{e82f&<%DV;z=RvotgM5SYK<zKuv|{;`4B-Tf8n)G(de$
`Ie#xugG|V*Xx8&kcT_wdNX2SDJ5d5+PEWwhDR&Xqu`=H85I^KMWjCuXU9g!W_IM0NEQ9`ygy%&t^Y|gYqti$3U5eZq$5>{+bCgG
Ln)_VlPDW{x-rHK|Ic@|m{dVR62J5)0;~HXm<HxUH=v-+EHxp|_FNCfbg+}L0Y~<4AJ0MNko_KNa^tq0Rq9QRagnD(^a(($AnqsE
`x8VGP=QDb0iz(MPJo$X*kopqkv0w=k{?>*W*O@I<*A~nprHzCs;Y`=l7@<EsVb<dMuL%`Xab5-l%|R)q!B0(2%;*QpsK1WilL&4
h@mQyC8eU8rlu&FVxo$wYN-;b0+ggGkf11_DuJp}mVpwes-!6tqJc^lgrKIHsuGGRpsFb-DypiQDuBP}*jM#+e^vYt=-}_r!xtC%
z>(*2%OCL%s&ONk{7AgOI`}+5A>c@a6(mWq`FxPjpn!UzR1XL!2800MlmtE=2lMVe9X`LW<L~%?ABS=B&;5}87;4b`nulljy2`E*
oVyl&_-?s$JS;`+(zk}@<wtnC$#@Qz`S!;Aog>U)v7HmHTdMLE)@2zD?{Rcw>zvy<>zmh{=Xsq;PM)$IwK>N+TP8Le(hqJ)!!t3+
!X4ibP+(ZAidtx;eWMFj9ZF6oa<6$b)a*P|;Yq?x=+3-!q)G2}e0p$NjxN@9$;x=UJ2HbhCL4X#1$B6gW5OI7Ef4K}9}VW!s+CTP
u7p>LgOqrV7HS;L*)z?aQg5p`i53_<Oq7!oo(rUVo3>d7P88@YR33ObNCgsR0;*Np+}wMF&ZkJQMRKr}&CEvF30DbJl2AY)9O9?b
!@b`jI@2T6)fH_%Nibk|Uww3-IlCM~;HV|>GF-^I1%L>k9j|Cb<hdDz;^(KEu0*K}bO^n+xs7gZPkHipj6CzX#M+YYuR2%M@ZKWA
c3*42;@%H#;7}}ve%l)BZLRg(2UI%QP36-=ITDG(#`t9A6-m<}RZb^T>PH|;Skmco58~sqrpCS9Io!)9asq-&v6|!mxz_V?@P>V?
+ERaUu<IyUixzq)s^ICCRW*A^bsweX(#++h)#OFtqBb3|o4?B~adUZ{D~|VTV=Z9j%Mk_!IDSU9rK}91qnsILU>atTMx>&sqEeI9
J@DhEkqVu-oOL7J4)S-duLIg_i)uoBa^kU%SV=KN%f&})f7RV#MgUh+z{*LBqd-dl%y4e5ARRTo2CZYHje#Cy@jX#H+!v5Qa;XD-
-JO;o?nT`Px*`Q=A{r3-J4HZ4KAEKTK)C~X8O9-w-=p?srGxOFn0|9<fQV7BVTt=wPAdkN5{ba!^<+yZ_a1wx%BZLv+8=udc`h5-
y>sW=Be})sgyeLc?mNup6;Nc3(-n79%61V<E;){>nblK*L5tUpl1a+@iGn!~R$p7)O3yqZhC~{~vks^1=h}LO5kHsotNdB+{<!!)
-iJj|`ud{(G%Wzk0Vyg>LkN=+(o{@{GLVV!B*-dbAs1jdH4Q1&r718Gf+>laDhgr)wF~hhjkb$Z1K41%1R}(=siXXT{?!>_`8<*E
d;i0~=6w0{?9+RVA8hcaTc_$~`Okm1TOvFrrtKJx_KwB2j#**kspo!pP|RFD-_MdDA?!d%A96w<pLb_*ucLpW0>7Fv3L<GT43?@Q
iUO*N7M79I{U3gVNGUq{2dBH*dd}&<LO;;wgs<q#MTnhtiWR1-b2BKVvc;Qt9<3VdI;ovSepP>`F*OEe1~mp%Oid^Boc+>&jX;iw
gwYU~BxzVOU?u<YKHAu5+#*U?CQ!!&@A)3*AKvz6*ni0@2`X^R$PbugIXM3O(w{y$zxQFa58v|FIt`Im;nVo{)ach3oc_z5b=Dde
8o@}jkL<9b8e1r(Zz>YOpOdl(%vEDs&YzZTm~lP*G5(+WmMVu<iee@q6Q5;=Q6rcBjtBLB{Ozl4%)QtIN<)=-^A<b6tWBRWkE$aA
nW+S7TsUbKh&7QV$r^lI52UdDpFbCi4^kHd){@E({%kQLp9*1t|CIwiKmUDtD4X!!izr#f<6Q%;c`6#?>N?GhgXH|VUZxujBPg6%
1J%tFd2&^?%25X?Gd{xnz4P#FegAxq!@(jfs4n#!!?_eF#Zw{vzn*ODGiQsV4K}VA60$`RQR#)mWc%8aZ-y8fB}4J2^ZB;hUw@a6
ZnlSA8&k`x*y=i)q7|X|G1N7uN4bW)66uMSa?wlFRldYq`6ka6-3=q-=*^kG`eElT)lo!IFDvFopn{a_&Mwo9v)f7|0Wy>k4<?D_
`iEv{E9OHL1%Rjf{n?%6o48^_x1G{M9gccj#&_lMv^7c#C(D(Gb10EKTRLuelT6gIb?#F%3nGE4ehGv{6h=)_koo=nx2R9|GATgp
&^clk%3{Tx&@>@gL{Kl`txr3c`!h-=HBjLD6mwZLLLI9m{?4T@@N8Z>b@%fWw7A^_>Dsa=Q^h^dF(M+(r{kPsY9P9|5G+|}P)5W=
p1$Qg&6~?|FtFj%{8^;Ij+zpT`Dmvshr#_2_?=!DREs{yj1euBiX~*_Y)}>-e%rpkRmQK2%<a`+<&^|V(N&C4{nh$Y5d=Y=U7WOV
?1G3d(u-q=v{z)IzEk4O7>%(NP)B66MU;L%x*UyzxsXVc)TLr`cN6unr}gf}MGz_c)<(o+F_;r0#(3Lp3`&$Rno1*Y?A0_W>3nNb
%cNh+t3PsR;gw`Fq$4iKda_61<8$CnPB~PORAUvIvx6aA{uITA#D2uYFdzJK?w3znIVRgmfP?f~g|6)7KS+R#efr$z<E;;K<DDlY
$%`sBkw^2l$M#^10RZXxKEE4C`doZK<WEI*uI={q`>izl#~coZxW->+S6{)tm#^(ppAY-D64S>w@*X|F46kS2g+IsZ?0WoHKhggK
kstdLfBFo_<L}eizJJNP*P-+OPj}n>ovFr8pc;_D5AXk9z-&IBSzpK){77^$-M8E)hZ_Gr{W*KD^Z;G|A&g@p;nhT6%z@xB9DThX
T%FtL|4AQ{yM^J;@co^CH(_!8ppJ)6)cK7c{{0v5^{--n)~8C1G3}?j#)0SZpDE)J`q1ZKDgA`(hxvbz*RD_&$58!C>9r}+bbsx#
zl8gKRMcX1C3Dr5)awZF0VEz+kM5V9&XNAxTg$D&;yi2l?^)N;@FYp@e8)X2(Eq?ZQ_wg}{ToO}VdPIw8#kpMqT1kiv6B47^b44z
XEDwWac$q7bX>=sCfUtS`Je~Fx@h{*+D0$x$v@w=2KtKYt+AbaDB||V;*mYm_4=c)f%U2q`F9WAF^UUPKR2{E<t)T?UF0}Fg6eMy
rMz7CH^ueh{o3EpL<uIt5gg?W2)eu2>%P8@HEZD7=HqXEnWxRd9oB6$##PRtUE7IUQ_;rJ4$`$>@Ac+_C{x!y)h!xrzqc5$fLWdU
S;ykiMtuTOm+n}OLr|kZtB$p#id^OdZezzAi4lK4gW%^)ba4{c9BOlHdn`6R^yAe}9X<b6oq1nUbvpBoc{5A$SN%B|ErB7$UzL8$
cGxxUYU17tY17+Z7(BPc`!}x~)%D#^$`H>wa?E`(jNg7Yw0iFqny(7;>^QiA>;dubBQLP^Ya7$U=CucDeev=>DELo^{nY8xeq2l&
M<QR@W#LXaj||qMp7eU#=6L#c8h62*FF&{sN^+mDd}(&s|HW`zAJP8ZJLkYrYa$+P<H_wQi6cQz57a5R-hl1-Fh14<4haNlzucZH
zwp+S^<Hf@>+(DFoiD}yljmCYfnCQ3#;UYSwwbh4_*ufl>^vsLrpRQyN_+n%7pdULuz_Dy&{2$bX{}IQMMQNlC$Yy^y!6*-6I7mP
;3LY~Qxze%IXtNP!z00?s-&Sv%)Eye1fGYbs7v!A@G|8b1Pve@E_u*MwbtC=h}R`h3d7OrrG%7OkqpvU3~GgplawlAzxw}_`+NF%
uNl==e9CxyA;KQ?;eV{{NT7lep~m%_iGkuw_IsBE8g#+D;(<JB(Ig-%&cEy3K_)G=fp_r&FY&6cgb_hIw%!ZROn5=$x7cpg>Bf(@
ZTVpi`y+%zcV2DWXyUw$2IL;I5TY&C5rev}Up=B|2xxp45_B^$brd5h#rhl#V4Tv~{-0>OI0paIO0a-OgujW5QqVT<3c{~de>!_d
xBW1@>o4!#f6L?T|C-pe0zK&p9)Ngmy`!M^nLZr6`0gG6Vju6ZN8iTy>;IS^iU(`J()rcG1JqdhZX>oez3#*o|K`=}9kk5A<wtSf
)AU<I&X_)EYW)7Hm=hx33yQ=s*3|i<dJ8^jkAQ#%2(>gHJM?Q%4t^a6i1v97-X6Z<E8aVsa&_n282E>BDo2*Pe{Xz>RqVUDXTBQU
+V1xC(g-nb%M&5@-}-nR@#)<jC;ccgHL<UCUV!#>8_l){z!BoPdf~|(=jM9r<m0$b1J{%0=$m8lIC2`pUHA3Jr>j7Z2NACI2ir|<
c^n9ZmvL;V5~5fLd(wFHk)y*QV5}<rBEJt}c@-p9&bdoY(P*t>{Hld1K=dG&PLh%h_0^njE=4WvyhfWrKT{Rm^*FBSdw%}G|I%=C
_3j*Pz$IIsR6M#?)VAIA$4PoZ9H{5XQv*^1_b*=h$ao0sP@AV~Puf8uu%r_5fURMi(85XDq+pN2;yP@1K0cNjTh+IaxuZ~xM4GfP
f-gZw>R*%QvgMD?S2Gwxi~1Ri8xZIpz4aKwu&^ys9D<RDtaj|GCTk4f@i~6uQYYKkYmw6Soh4`=k<z={Te+E2XQf~5glMCgDN)4K
Ad6ymGSkAage^Y^PwjCzRWd;8_1=<<5NT79%A?~V{sJnTZGksf)l!PV?^j2!(5W5(eEN55_i^p=2k7+mW4lqf`7O3E{`I*3&wKRm
bmF#^-zoG%^5fiYAk@^Sj5;2vxr)uBT?Q#lAi(gem@$7E$JJZXO-L~G?F-wh+8e}*_ptnal|H*6(lqybU$&N<NLnOuPC&Wj{n4wU
e7M(LB+(uHHl5bPzV!M(4`fb#O!-%iQN03yxw@j_v>gTzq5G?0YMyn_(CO~AU};X`Estd(oeI9Thm9`#3G?+mSbV1YX5~PNP8Ljk
vw_5f_D(Sfl5@U~n;}zI8akxRE&=H8Nccj3-&<a3KS#1Rp34u8ooz68qSNc!B1F*or=#soofl%cb$)gD@}9pxvflpsbkafKAtzHW
J^d@MXGL14@I5|sG(A2(9?z8a9se>ajN|bD8<}nhU=#ZMNBC$@0z>fQ_;*it+<7|IJ(|g#*99Vq4pP1@VNWLIo6Lc7)E&m4hzic|
U`ig2=3sb1gYlSxKKds_!#}f3O${KN!@<&%I?+*Glc(L@HQm|FC3~T0Mi@?i68~R)__m}PTLX6pNpFD<h<6}Wa+~YzPWMCR{(04{
soTld)Ml{U8bvCj@=jtM2iU@K6VdtYD$w+J|Db51|ETS-EY>6wOu!HKruYy(tp??dw*1h$p`1R3oeKpYT4#N72^L9)#CwSP%S?m<
EUcg50%4;;cU4LhKmCa?_H|Je7mm!uP<zwe&Wo<=XN{-sr!C=}kU=3Nl8#<2AgXC>IO#*r|Fj%x4O>Bx`N$9=bawfOktk%`_h?X&
3nTG9*MdH&(=u)HzrO1XvtlbYl6;3m`&UD*v>0^}jNa578SbR*CCJYTksozy-Sz!r?)O)}z>i~kqwe@DkV}+zB(h?4Kh`)uv;X;u
3du5>%o=vo-~)Xt`~o5(AOq+B|NsAg|NZ~}|MLWw_jkNDx26;ex6>4BpdE#=wC?W1W-3P4usFRmy<>YWVA0d1Ho~U8brZ`H2?_$0
NB{(Y06zQN2i?A1vYOQzZ+46Cvbnsti+$_Q1y_C7$J*2B_4GjZo8z6^@4fFlK(5X>%1fIduetAUo`So*xo2McIY-rNX5S{}+7?>O
$**8N_m6$ORohqH$34KyHVoF&Kn|VG&CQ%^Rw@7klSK(@J?BEG115^2#>YS%&=S3yp`D(186Mtide9WRdgLxMHZ8SiurRH<Ynp2|
tvhjXZ8noltumO}hJny2s_lZIrT{c<fYQ2c9dO%Rs)}m6cFVi00}yP$I}Ybf1FyUqRTK&W7eT(mokQ-<<yHo>d!AB)q9M@e$UUqE
C!o%?RjSraO<A%!E<2Zl!%YMM2m%2y08LB@qePlLBh+tH!Z8{Kngpgn2!tfa(3vzUKO<AsJx^2hPf?pwDW-rl27qV)l*tOG<fo~%
Jery|sj_J{MA=VFJxHFT(2YGusM>~_26~aE1e!>MCW%iFWK0RFdWWfvN2mY*8U}y>0wjbG0%!msQ`6N?VgpgB<jJ6cqehH_(lIbe
sE{IHMuK7#)j#zWKlN1eQZ}R1+DECQK=ejIk&prX95hiDL`6kk`~aW<UkU!6G=K8{-w*6P@|@AVH_bHTeyTrN)rdAC41@~Hb#)N2
F+xaU5&WQ-M-^;u`s8R{KXX6v<TBvb!PQF|wKS>~3nA{2HRh>QWn~g~;!D)s$pg)zbALoz#iurkH7DxgKm9AaoK}}wi3~M9*Qjep
W4h=8P3O-~Z^vHWiKbQ<U6s@qSXwf~qr2xSiN=8t3fRZ}%&-1NuAAp-ID4#w60X8{e-&!GGGa*TgX{f{(_{aZd6J?1RmDGt+Ws73
os57hQ4FmwMo0I4I|+}f{YV0(r3X;hFPg`6eo575->$jpbX=&*6Thua{B35LDhaAni}wk-O7W_yuhaIH&)l3yo;WK^laQrw+Co&>
8o8{foAr=j6B1C(D(nfu-j-@%q~gS|Dhy&k=Y7}ScJ>(>XZ$gFjG|<EQ996mpNi1S)Q{`(Kgqvemy*pF^$efwGO-icd2wb?2!ef%
XT9$ldousqO6a84uB)8ssMItA29sD`i6;!{Qo%4oy%J`u(?nPAXKEhbX^FxyMkJn#Q}DEiyG+S@(}@s`Ia>QKb@I@8t-t*#e6urt
<?F|s(={i$nJLX*tFL`Ys*~26N|NUN-~V{|$<ln46FSZge~sO}JJY6pE~9AI5*k`nQ#5Y8IvyA)06fBiNdpr2>^UFQrXbAH*V-gL
L@CpHn$YLa=(PHHwCYsKm(=`C$lO~RQ9Akg-NATjhry9@w<mh)_IY{oe5}z$BQ)BMktNej<kM`SeaMMjX6M>iwBx-w5s<H>rb%9Y
jHDx1stIWES8dFfJNI4h1(ngEzmteEw#|F7sZglB<kiGjBtrggGx3AU#3e_N_-P3w=ewmS&G*UGWYe{f-Ey_N07#%9$^!Sglf0+0
o|N<`<vnc4_ZxTlFtrsbD`+kh(M@Di>A<;E)=<POHW*+b(B>TiM^-RLJ+R6dU}?mEQW5*n&-Q3&n(0?bW5*OBV9LQ6yux8FXt=MQ
X!BY;*}^qD;WSeQlqUwFDHK|}P=6Ey+8c2LFu&yYzOJz$wliXb=j4Y3Y7X?~r{Ae3U2#-dQ!}zv1w<APT<|w8*rta}F_U{RyT>Pf
G^Zhma%3-L0qT)!hgDB61E=eAu5%7mFv2uW^i9?iLsbZAk3`*Rp(Hz`wCe8S%A^*`%O<tF4B5?0HwncQ+fL~!JWYJ?#%`CcOL(rO
8iA!`qrE!FD%#r?3<Z%<gfuYFiTlvgjk;M4>@`DFP>MldHBv&D3JMs}!HuKLalxu!nVE`3EwZ9wzl8n&hF~vlx>#c=kjl)tKtKxM
qJqk$5GAxy80Jb0WUWfdg|v#XDErPSu4c|AWS?PuRYG><Q!Vs!3yuz27x?eTU9yI+2w@T@8FD0Fx<ko>=%f*7@t0_KVMt|F+qYRt
nW-s`WmHTA#PZg1)WoU6sGKYwUhLuHj*M8R46)U+r!5u6*DzAJHwrGz7ndHBg-lIwQ%zRzG%#`6Y4Yiq?h6^&#MDLX%I?+s9pyCF
5h4|d2lSq^#})@xBXBL#ebxRUf%W0q&-tZt>!x}QMr|fob|6tnDC7uyO0q0Uv;eUwlv~Y`0Dh)z+g+?bF6u|h7#Ax-8NC}Ve$TzE
(i@!<Vv`O$2x3?j@%OSIVod11)$X&-SXoje(hg0J$=J<t2W<tc6hb`|Yvv}BL>u5OyL5oGR+5)%8{Xo(@Kr*OmB}B)nwKmiY0k~z
^~Zw@Jqt1Ne*7>yyl=@@AN^$^*1e1uP8t_w7eQZTgyd;A*_auM*4jwYlkkdnfI(60Gni3;*kuaIY`G{>6pNE@CcRbRN3u1B8i$#)
d1ckqrB8VRM=HHlqQY*;EZLlZHOghmg82?_*V%#9GZZ2O5vV7cyRaN38#9+fgBVNb*r@A@U~p%T#uGu;k4)+)3oDSO3FlSObvsiu
4EDzXE}SGOaocWsmsP2M!&60=h>W6Cw@<qq?;JuTGoq;}2b6{;Lafo5<o3wgjdIVwr*hz~mp~cw7X$&sPCG5|lZk^WEPy$*uJH<*
9Ywa40&zeo@9I+7=e*=x^K-<SNuqC^P7-lV844wrBX0UU$A~p;YeE&^$oV9}g`+xz@vytr@NnwR7z|>8nIJUE0YNR((>{N<&%g29
nxNg{rsx!bomDVE8_66J18b4x=gID)`6ttDoGAnBVeD$?{m=HRQt_Z6rnS?#gnn@_=5_j)zH9QWB{hcmQJMrR1=oZPWYFZ1J%<n&
AS0cqoWqz@q{qYSF1v50etYe{1YpvzJJJ>kcWW}+ToQv$s*x4PC=b8%*@~^~yLJ@jBlq-JX$ZHDcvwN!L4rtZ{t87t?Aq{pj~SOF
6CjWjU3F(AmjDI>;cgtUcSgbQX8wJ{)On(>r>LIDa0c^)B@w*G0Kam)OU_!r9e{@4MPqUFl#p6PQ^lM#;Jf)^G|px@78Wa$qB_Wd
#HpcAVKs=9c|vU+jnc{XcLc>nn2uH`{<Lz8RgD&gg)l{WOHo;mzuVTMOL&iBuZUE___H3R#xSt-Lp^wXH}**a{;s#L&>v}tNe$_p
VVC9kf@FQiDKm0v1Xf6V6t;f{QsSkN=?+=wgVK|rUNfK~A54kaB(v6c*hj5}J|sZ^W9UB7#8(;#>5F`|$r+WYZKl^SFU>`OU`a!Z
%>d`QX6HUa{kICCyi151G@1yPxI&Ois+aUxD>&Cr3|({j_&RIl;wi&=%vLiBT9|6qqEb`4{J#51YJ_UFrFMP4hEAR(0vyb@lk~v%
&ncl!e%P1(_)>x%X8}W)&J&d6w4ievwAg?d%*c3Qpnt(giHMp<syY_uPL-=mif!NRQAo!A{CHn;?UUDw!<?9H-x^S)xVO(PGs-p^
`z`a##i*!^_sYDuYc6iKbWw*d)#@%I?F9Vh`|lzPr_#3GlhTZS(W0ev^_J2Qxy?pe$Ke&sB*K%1!$icYqj%M}Rm;-s_MFn>=^|F-
nP)=eD=_yqcBr_{TGQmsM`V-oKMr@^Z@A&qokc1Qk=+F3s;B1EcS{$@8d1Gt7(6AtSI4^Po1XU%1Me+zo=k|KP;S#~HZN(-NH7Aa
cZEe(iL#Ea8=~&IxlKsn+E(U9ct@j=CT<!9$;>S2NvL;Zt9td3e#TWgaVX1sEJjUk(dGI<jH}PjW5v<(hQ025%R7ucMt!SHVGAjc
=S@l5+U%v*fU9aQS5j#d{k@FfMb%VPBtj!|t3@rtP$rUa4U~Fy3T4VG)$^+59OUoNxfJuRJs>m;kyca$uk4FIY?LVr5R46%Mgu$6
vQn~ZzPOC6=Z73G)AcTW_EPpy#{%Aj7c9~%jQzbDCXw?8!4|w1K0etF<s>B)7|h}BQ;jAqqhgK(ItU6Zjl+KkstEw4*GuaA9uGkD
>?SG8aVgVdV`RBf-&25_N7O9f$$<hew8oRZ(n|@Yv0&Gvkp!mP)CUBlgs~@`LT;{U7XOxRsUb6bD(X?+-fy_5fI5M${B=WfOQ&Io
cr=&QBk+1ZU*Y-N>ihPd`z<4;M};hLBV;8kyLOkbGgNEis)|7vuP;HlHi0R!sGDUFLNLEtQyT*rU9=qO?%A>qa;B0MMw1+Ua&Z=D
M=Ne9NdaGznJbWdES-Aszb+Iv(N!=QkCwYDMY#Bqgr`!3j%vOSp|4}m_s3bgd?BzrrUyZ0-5N`zOtsyP(;nBN`Cy+->8pyZ^_MPo
X{|1_Wf6sf@T1`1RFB=<?ZVTmu>?uj^4u`~oswZ*s+x_BItKx)SyeJe8LwdhN^C-hYdiV<bU~Wb={jbSF|~RdQt2ftvUM}n<={$!
B?#lxjWshgijlZtP%TbqN;Mh{4VFlUrYSI7h(9-_6QlE!oh$r~_OWEUdydvzN+S?RAvXTPd|g4LS$euxGgDPXc@e|gPR{bX5vv&+
=%YfIAkuc$=xe_BzL~nGTDhW?CqFW1ROzOC_|O}o4&D91C2prhcA`X5(ts~>a{XKrC~;b?MO!73X!WRzBjxg&LXA<VnL+%%SRQiO
!u1hd!I1i|+sltDMfxTOv|m_4Qk9JG&9g|OI8D0Chbk+k6Qw{&;INKwCJi|&5qwmk6+#t>2_}lGH?MuZK&z;YuTK|G_FsG7jfE88
LRQqhc*sgc-IUxopOj1#0nloIhD5%H3Gq5f9Hf`qc3~{h(fV-D9Vj6QU`rRXufx7~&GA7iVViP<l#P0s&YT|_#ic^q(22Pt@N-<=
Hx@})+_)pKuY}mJ97930MMW;7+JjciEHE<#A=Sfd3C61jWZbq%iIS{6x^^h2MwzX<MgB~Ab7*O>bZX}7`(_?B1BO&NM2h9lPp4iu
-x0L3(S_8^xEM^ONv&KL0)5vLtu94}3ovU@ot4u`)=?uO0~_EtB#c8BH}#W5?e3ba&4t<_z$k(32_H=5Z4V-|s#5C3)fAhUBCu>}
!WlAEgeV1af2(^EGKd@_Tk#{^YKc)4>f)}-$sHBTuR5&SH}=sxHyJRHbI9V=ehQ=rU{@HSB$VY3#O0>f&Q(&XEk-kmm89ZII@Cz=
k~UQ!Hhj(#I@cD&S)q3ZR>xBY|9TooBCPdzpzAoOxFk&KlOsZ#p)?xTO9+eo@<9fvs{qr{7)4!1?JVMY3TZ@QiD>}61{7I5&v(Dh
O&80bFOTSX%in{U<JVr<ZdqcETB8%+Nm2@>Z@MGO*4`0CMXAoWHaenwCEo~pOzYw~DKvxEN!O6+gFc*bmrS)X=u+xDPoXucjh<(;
0*4VU+YKZI%L^}7S--gIjUCNMoCzpQkmFSuDhz}wWc$%_ddIY-)}xX}r!lc<P}Ec<2IEL79I2s<i}bz_Qwv(TVjl_tCt@FNp$PH}
!+%e<eee_ebteFI!L~WzSHVM+OvkpU%5j=zH{$0f+=zlct_+WH{ByqkUNsy3?~`amv@rx7C=u(IA7|fO){wh{8=l|BHmgZRsjYEG
p0OsuM&9?Tj8sn1ZpMN%63GTz$jQ7SsA(!Va^<N&PSb~b@D2uq0fIh1P;U;k<E78aAFKAL_h0w|uBt#pPA6nNr?kYvAR(fV1X!d|
Ekb+W{UUGK=V3d4M|lB3<Wu>#cW-k+BOAx!K=3Fq;RXn4&XyY2bbtHu$&6otef!X~<iAf{ZhA#TaY3X`=2(=}#2><0i}RPMbD^21
Hjil{F&gchL3Y|PBnoOkUiqqY|Kry`(%KBS{%y0ul?&U(jdvK#vMy0n1uEb$Qf6exoVR{oC=tfY*$jKpAVLCQI0~bOi?D^9^qh$l
89{<oLkhBKd%f?gn0;|qi0ax<O<TXr9Taygu9^OiC(UA|4We-7*WIHKkR%UM62X?Eih+k{u$UL+_%Z|0uKxYc7EVy#!8a$9J=emm
XOt+UVb*ZC$?CUFSNU<%j*?cS@9a9LrLL9g?%3bYB`H3p_ca>l{FB$XhePPBvK@PT`_OFaIU%Kc8Y9lRhp2&RX>ns9K{TB9<1sm)
(rflPY#OvPEaiur20AR~Jzn(p2Hvx?gdt4~vLO`de5lc2r%rtGjTUTogWh#eQLlcn&$-Ok2WFKznDC0Eq9y!cVw>rn^L+f%n-H`p
Cp;@EAZiZbPRF!!$2}e{&w)KxohVDZ>`;v;%bCIFTkd{3M>*M5aLumgH6rU-J;Zh<sGx>2V4$>A&{9eC)uHvxC~$>M-4bhy43X8B
1j)Y2_sB}3()1^p+Ju_ONw}!4uOvwRlXO(PD|EFuS}rT(GrfFHY^cuaPfq&vx<rPdB3CJ%9<God>^E<x=d6~tkUgUpGrdT(BN#5E
@~tS;x!<<z)fiwgB$7h=77xlR!iu=g`y;H$6Z<Dyjstv-MD8o`HA-wgGeY^5*;{MjMznHoIW;!r_b=F^Qt+4QH7IAiYovJj&y*FT
XtlMS;qGiXI5KBB)-W7X7p$g$(@--@3?!IaKvNW8!Eh`mn6hOP3V9w&C`QXA5-~QD%C9-~y1#d+P{qF6pE{JK3G$^kcGV=VyP8JU
V7JAQ=%}y_8QFD&3K~a?4LM5hhOX$$x23@2C8@bwJs}`agnSHS-o;vq_>x%gw*OItNQeNW6;<Mem^TOzUr7}YMG=nX&1toxilMyN
`$4rE_;f5i=bvJLuSOC=EEvg?ZPmZC0@3U&cR<9183Rb9PqKfRegu2SU#8Vof2Z$*&pd?Us|zQ~w0q%F#VaDNLQUTfJ?}0C0V1Y=
lu)AIr`E9zy6ipE<C<&uX%6HsW~?y?a>E;&Rb@RM6=yeveN{;~l!`W!h>+1)l_$9F&n8|rE6vu#T12zBb)I+$hdbxSuRVqsYpkey
@f5)4Yf^st1?`}0>5%vj&#yhtJi3W>dxrv87-MaqV}X|Cdn;BKU+JG*_9-Bf9fgnh5&XXU%!)=~x34&P1H)EEUB|v}8u#?IB`Q_$
R(eTfEXr$Dnzr)ns%oq6S<h&Y``)_6go^1Fc*@#x5&5&)I@3M(w687Z>FD#YT2O}~WG%6G?%8zDJHM4XxOmg9?IQjIM9`USKHYe>
=~C#=@SiPS+)D;%VTNTp6o2Z<>K_FIb4xQF98JBG&#UeZsecOV@xE$&xC>rYJ)jQ0U(%|o<o!tOAVEhV%5_!AP(fc$Y?w<bd%o{o
FK|gER?R-?G7#g%SPTpwWck3Pr{qN)b)T~q_OTj_6z8)yp5~|`>dyP(TvZ*FW;{!=3cafwWr=>z8BA4h-x-Q}Ym?4A+{+3FUXP&J
=sNF)?8j@rZuU0ryta-?lT+Cc9m>>qZUt3$Z5G1xWlD|;6fo7f%gR@e8WFeDzm)E%*7vOYuPj$u<vOg$vg3Vw<&?j7H(Pf)ePwSI
$fJrXUv_B|VmTeAwBD+vBty~g;;bHlk-d0F9jR-ms|nYQR+zS$HS#9d88Me^>#k`%8l`6rEf#EFX0fhRU2Lj?VjMw}^X#Pt?Q0o|
@0I5A!n1gAD%6v_Z|5vt`(A5N)-QS%>n_^cx)o+7(W>mOjBU86s;*2;XZ@Aw`MmqZWYk*14c&Ld<+m7m^f;c>ZgiCq`{=gp7GV0t
JMAeOZD#IQ3{iyy)tT1p!cQW^V)3@Z45&L;L~!`5(v{Ao`jOe3G*xyqIeSh@(91T02}*6ahU+>z>Dy+JrFpxW(WpguHoYR3*DBfN
deP-xYox?Vpt6^TlU8}N>1r8CnT>_>o{)_`48eulP}EySDM`zyJlj?}z9NS6SCE`x!#a&baGS!*3M9)k@}oJqPLr@Dw&kfON<gki
rjlips#a@GQ>(7!-))%JLz=WSJ63M>nw|O%h;gm>hCUU8%Z1BQ@**s3&{?G5kfJ2dxn6I~sV<>;GrVNdA4Ys(UQE@yJ!NLDFDXY@
ieJG+d--#|M6eX^JGRSn+k@h=H(_?O)tni;w;8<-_`5w1d9IGeorbvL1|+C|!i@-?ii4AP#~rp394-#tktQ+5pW_9B^jyTaEe8&}
FrO9Kmw6JV_=q}ovg&GX{vT8b0+4$Gf)lx#4kqYDCgro^nblHDLKCcnt4tShj3pFZ>Mca6vEJnk$-Xm#D%<{;IlC#MTWOhL832=?
Wg+0FbI-p|T>AeN?duom^`ghB5#O!q(y5_KKijLdeC;D&bv|^Dh31CJAhN=rLFSF)4vZ9!f_q0xbY>o9T>IheERBOWzIcdw-?K#;
TVs&aU{JPhS--0qM5KUOC<2_2wU_(`Cm+^E3S&|RM(yAc%XnmdA(&u3l>!HF;4ZxZl)l(W-5o`5PsO*CInZb?M1l#q70-9?Y0|?W
jqsCuWNnk6nNq%6iiKjVPW7kU8a<porwB8)@p@^2E^FciNEP#-)AGfw)p~uy)Ha)Lp3#^r=HXYNWFAEVAhhU`ZfD?xIFEB%HL#S<
Y^HLmn-#UfjF-E3&?Qr|hq<GnJ1qYfgJ2oR_g9G<;)uWG6OUyvHgb7Gq5@DN(Q$IZ9Fjt}gwZ~JlFBN5e{*K)dibxioLU}g;)EoJ
a`jF>8j^mRX;aJCi$3_yG=_x469@Cgq-*XY^W|MCB4+p!I!Lm*iyg)03MpTD)zNCgs7e^<^5e+OVlNutmSy3>eOaW-cMam0r=I0j
j`irEOPd=rQTa~h=hi){k@dobFTZK{&8k>O3XDuzKu$>qzfmJ1mN%MasG8;23MOU4MV^4>f{($N&bFV~t;C;H2E<|1Z@g0s4L1g*
t2bX;nrD-rqUgZhDE6~zJ$I*DE@FyDly6VHQ+47&OzR;BjR(tGF&l`T5yy)qPV(}SUlY_#A8ul)&O%dq5jEUe5Rjo!$^~v%54&<G
-=xNqw=Fm6;YSpiw#kxULqQHgLw0nm!G1GNTEaw;NJ2RVvF0$4Q?75T=*YmHb!4`Snofdkr;*!AkdhBhz3$ZRM0+k2As6<GQ>neD
ydr5Cow(C`q>YgU<q#rE0QP#m;)RG<Fp|Rgh3mn7Y8yHBa7M*}(%y}<A9@r*NokwA0d<(^X|$#o%9d)>tql)k>syo@4aCU=Ze(W3
;#8}g1`u{RWivOyy>zl(MTnBk+LyF7LbXfI7)`Fk3BX|B%ZjP2ybE>jvdS+m*VQy2aT+PC`;I*svpI}i_Ilu<kmG}9V#=RQ+wV)&
8@kK}oe>xmAd(6&G#Ai@Te&VB#zs2k1e7fM-@ec_BNL-3gkRt++w-Mp=YxoawKJ*}8)fw>Mm0YN(4J+#yrHUJPop@ak>vx;Ry%Lk
t$cUYy1P*RYYH@OtaGnyQ-}umS@sV@uH5i`fh|wR@v`?Oj_P6a=~5W{zg2~&<<7QnjSWF62+x?xp!mW2$BSQBl5*Nh_BRySurxKi
WL4r_%2pQVugAU}tLsqn?x9W0?~0ymm=Tuox)uYi-CbvkGBGscUHax>IM==5hc+9RQk8LS%eQ%V@2){@UNJS(OlWCGH2I>`*Xi=R
xE`BZoju-ung)_cw0WH(Lne1+4%^@c`XubW5&X(_ju1%T>?IW3W<fp0JeE>?MTltlQ+px3$+g|9LV+SI`IIy1q?1a_)f80I{Mr6K
dG~3M)Fli;4FQKEqlquZU529(33}ZVHc8~7!kLPVJff7X5v?<uA#MJR@N;vc^Pyo6-J46H5Y3zx0ylz;oFv3V&^fs*Nzd2YOy*Nf
4iHVbZxtArHTzJNu4aZuQ+)~>kxjR6DW@4|b!EX*dc9E3)5GB8&~qV8Du)3=mate1Uvhi=UmIN~@8i4=%m>1HAKfTFwt7aQdh|Fj
0fYeE@}jK+U>(Z6-A>tIG6uUoRFx%t_w9;|#$F3<x|ZSf%#mPoIEIQElg_;AeD(@IBg9hRXb@=PSKpmTpG`N43{d>7_q@e-`ls;B
6wBPr6$$b~!qYg2W$~dU4$lj-d5JE%ki>LG3MUx41UCXx0u*3WG9^WM)_OjLh38$pt8bE;R9H&ZMmM>x^T7D+;`q-gbA4o_9-}EX
I^7|LiQEB$1~5?K9*>=lTjZk=4Q~LbF;upgY}7Ch?OH{xsIy1=LNR2fKG3L>?%#{1hOi|iLEl1Wzm@|>7vrd76qPv#M9BJmKE@Sj
W-G@G--cG^M{sUz5&EF{5K&^Iywoy0ItDJWRf2hz<Ya+ifTu*eh$N6^paKOyt+`4wC`J>#k4lj2OvMA*$Fh2S?;C9Zw(}w4GlRBY
6GuF&A@!lkbKm308B5<KwnRaD)=vR@bf<JVP*yQBo2a<H(@32P14!VhN)j7qHkcmBHOGoU1IG=mJ)z_i1$YCz1!Cr|AmPXk$`1Wk
E;J?AJ3CNF`^wVX3MFyML95)-j{Q|aYsU&(5rpbosOXZXNpkh9T05o^Pl$+zcegp_U?oHzdKfZb#!aNv_3y7hD<1Jz3wZ=NdE|`E
pEv0y8Z;>BxJ$1gv}*f^FAB-_p``)^5U(XC0?F6U+`cDFJ$tj$vEmCUT3Cf$8_}gIY7GXKA)>7DF#a%m^R`l@_$YqVr4B?hkcFh&
fxJ5J<*xjI(}pME`@~fd>He}U5RH7@-L$vac$6eUQ7iC4-cXPv14hF|x_1LWB1FuSS}CC-j7>y(*G*s1;NZh{vorQzSU*@G{`ENF
X2|s$PaKkU@PH}_gi28FhL93sN*>6iG9x1o=U`lxwIjYOf9TZx$Kc>`5;8{YsZxVVPwRqxtX9N<3%oXLxc8@-yK!@L|BU6?Rlbaz
FbXk6AE2)0K_Nj#94ltjryapa0&2KqZ+Fualu#Db-0@ue67^yYu;ds`s{y^eyI@W%Ap`3lN2AHv$#SD)*`w!zazARX=0Mi}(9qeg
Zl951XrH6^^}l7zy7|NM_4KjFk-EXA`Umvgr3=Ij(IK|){Wf?znMLVYB;$qznoh!k(xl{~<VuyF-O87s6ic7u7l~s>3V`CWOonJ&
&Q(jOG(A1+Fn|xxA9`G8j`Vc|_}P|T<VX`}<(u=?-5nvK>d>^YqU6ZjvFi2_UP~bQEuPJnCLzBUYVjTp^c4_N-aT(mrEmuS)BZe%
xPj3DXgxv%0B$3J>W1{iP(4zMPpd4lgR)M@pkajQfRvd)tf4AV`m36<&(zegw|wl(;<ZrvaihrpXNoMJXN<r-nJOGS`cTAFbn$z*
a`)j-IYsufZVnl6yPzrYlWMLqa&(oNOp_``N>H;}Nmvm#36Jle@Ra1Ew`$%59lhRic)2P~jP_u{AyG(Tq@A5zmWQO2B0bi9zS0cV
UEbp7$Flr1TU@~_!g=lzf4vXjgrCZVLnBs25L|!Sy4DjD`Ia(F5d;Xa(q>FTZIkmtuq4@~ZDb0_Rt4hlh9?Y?UC^wHAe%}A(rJ(k
7T8K#QD(TK`{^O9ER@?xMHnbkhN;3r8ZCyIA&47bZ3wCY!G)t$OPm0xwup(hUdnnm1$YN_@9~-U|M+OgS*)r1?*CW%FwJswe;vUn
%AdP9e+%J=K=hII*9fYqtA6m*8b4mWS;IChnX@OfZ+1Ahc;;qToVl!>O?u=m`LcF)c|TN=XYdccg2FL?qCFe4V&zelfZ2}!InWe5
u>nKcd0;AOAf$1gl#+@Q9L4<JsOu45YDpxjAo5Thuz`i<Q3g=B<df|YsucpHLDfFv8Tnos*kUo`yllrW))s$+$V;0jG{+*&MUbYD
)@n~Os;H)+w21ZpuHdTQV?AfsukzO`!fJVk1Y>~N5+7Kw^X<a`Uu+ybX>ej=3m`N_76_drpwfZwPDdF_V$6saf_({Yg{=N^S`SbM
Z<rn+?xefCInqT%UOfa=mnHY2z&CMuvK;P=2X=?LhVb)uSTIX6C-OxKto|XydU+ObuQX>MkNwJHExY}qsgH6d4{uQD*vtGEWTDl~
vKmRhql2nkX0PEb!&;quRrw*#r0v*3old49ci<4~3y&1IdZDi_AvHZW(aWSECd23&n~3#Zi_bVf%^bw1rykt4)p760z3&!E!FLo9
3dXAAJn;nlCnG%c+Y^~Mc{DKk9whA<;B?hIxo3|nuFn%gslt5^nerl$xOqc8Yt%l)gbF+}1HB6vJ;0QEAx2f$Oy6Z6W@7FP7u4)S
+!JEv!T@t2CV^C>VigG^Boq0&x2C7a;t&7mFns=S`B4j09gm=Poe=dG-1tfk!#dy-PsR3VTGFCRN!ytud^?SOADRb{Zd(Sxc?TSe
2VvU=Lc_*(YHQwC!Ggo)ljxeBWK6&|sBAEoIGaWGLq;g*YIcdR=A79ksk;gPct}IEO%2=qq2375@L3_^S--wiu+LZ=g9Z~tE_z)d
6yt*i(;+sd(LFbpay0Wc8zvkmi-5>KP5!4g1_b|mBSymCx2NH$nF%f-=!&W<6Mp##zq){})2P3e;)(R%W!=@f97`n7H^YHOXb37~
Pa^CzKYfSICv@w9_51oeh@Ju*aq3Y@*0q3&dF`}OYNDw5u=;qT>=f_b4}eMk1Ye30Q3!g1EOkLjlxipZXb>|_2PNcc9ig@Br}tG=
RamuJrE*SB%{|wkK-11AP?eZua#<t;GS2ghn8kqV2gnfiK5mDRkZxC@0uMg<b>w4mWNxv6#}+A=Y3$F|o0uxa{S2bMvc+s|g^`18
RVfyuO?c*8_0*fiQ4i2^4$%2{xA8N3oxBKG@|0RJ<Xdt_7v%QcHinEgN$Pscgvhfqlrt0B&$)ferqQ>pOoM2OBeWKpC{8Cs;0%Ie
!J!&VyUpj;0mL?&`thutb`Vh7a5fzfpt4-5UJr`sm&lF*(2i-kk*pT1TnY$n+qwaiUig;E{Nam<oanrG_wmT^W>i$pnlWWVwNZB%
rNbxc|JOzdBNh&Aa#NDQaFOzeoQ7RiRn}cqJe->=<*;?D(p$sn`uumz?q)Kzpx%WiUMc+(%f$>HCP|MJGAJ}l7ciT=R8f?G<XOy?
V7QRTqt{(TJ(y5qkw1hyl}<f8vvb9iS-d<Y9g7*h2dfAkQNPbm@r7z$#e9m!Gt7@C8{JG6gK#?pgf<z!j$F*opK1~%jQi5&3_>J~
9fds~qomz3<Ys087a{>lZup)N52<cMv1p0FV7B?!)IuL%|B1W^L&)RaClTh1Iw#@>y>{7`3Ny5twIMj~>4&NK>w|jdxhU;BlR<<-
7!O<+7A#FNDt;2WAdA4LbUG4(#4>hwO{{2^JdxOj;YbVW(X?S?)Ws04FYx4v1ajfa^-1K}nB=9Jk{XGsX|U+GGgtm{_NV2tPI~j9
!qOT3Hb?jq?fo<IGUf2y3D820wwVEP;0G*^74AsnVNjRzqtEp_&L`x|nrF9R@jUm6P`<5BryBUjsjBG_R;<qf;M_o7XiQ3?#CN3)
RQa$q>9TJW{O(V4)CZ%%4UMa_d=?R5P*ML%{XfSqeeN2)EodLF+@YitU6nW=-BtEnd`M*N(TDA(><`20srvX0xROWP{C#;klO7J9
5g1W%1biAl2jt`^so&9cd|B}q^4PcghG_2Qwj*k|pgZ->QhD!#0|3_Sti3Xg8-P!DyibAJpL=3yf5SGrkJxlsz8iDhDeN;B6O6_4
-(;;cn~Klz+WUw1c%NYHPap3JoyW)3KprG0ZZNMJGWn7ALWVym5B3^2hr%1al4Y9~?*Tw}UQHfDf6wDWf)X{HGC)&MI8A%}eT?Q<
Wdj<+xa<7*(o>e4^ylxb6CbdBeke%e9$gbI<N|tJ`>)+4RFx?*8-(WD)W>?QG+)=_^kw<MX&A(y?foewp<RsFJKEc0&zxD1lr#!C
vT`>Ll19w^E%KE-cBKec#v7$;kvddl6bs!|k)Hk=vdc2N^yOAW{fR%7?94J!7Rmckm`$(vB!&tVI6tB#e%h%9)3v;HrxK+GQ#AkA
iDot+QC=A`DV7Q!auS-Psj;O`gbD1(r_;v%G4Xjn+(j!oGjZU{zdWhS7iQ;Bm6d89a;DP`>)Jzj5sF=HFKnu~r?#>ThfQv5Bv5Kl
(la`)X4dWe>8|bqV2-QE7eIt6v^XfXVjzw^A4|ZOGaT7w1emMF4<`&L>oOy>yP-^UGUTI$D8|Y(X;9f^j5YEsDySyiQQZoxjG3w-
q%|OAv9jqDRF;Wpg+vTQ7~SCvWi-__Y__IVBTjZ|I|`EO(qav9jYtC&2?y+%!<5+I%f-Lj&(3{)c>UAv-}%4G753^G2W(SFgd&83
d~W(#;rXp?<+*6HFX6}IvrO!wswf@%5W@jQhvbz5NmV6eP+1gN6a-)_LQou1i~X9EC$W?Ma{hhqgyPh3t!}d?_t7g)+MDYpRaaTD
o;r<F?+L=Yi*7K-9WwjhT<gadcSIt^1%u|TK(_gF60KDb(nCVmMNUgidhp8USv}p$8`85+S(EE#=lmx<W$RsJOX{EaX~D!++tZq-
KBbt(R#p>U%+%L?*i{R|)X)6xDICEiGYCYra>s2{G?qYu#2OS-Ynx$Ju<q%p083^@)y8w6>&IAa3o=ldsnu08f92I9#pXV)9(uYW
v4mqb3iujY0}8UV$f9N}tS(uhu|`S$Dm`mU8D3MMZkq+v^~74tnom{!W;9kJ#Tf_O(7~qNx}3XbZ8f{b>2a4FSNe%ao|aQQn<Vw3
OO;7v^8d3ZOF1z=BjXN^@=H$yF11{jwQ(T=*ZPXQ%}!KJvs|=dki(%HOm=xJ?bWsUIhJsko9~+~(6KShfyz(mI@i+X;cXZTX?}L$
TSi)F-!AkbG%j~#uTs=;V7tv`TS>Gc%66>@dk{a&?NuPm5zSRJIWd>~vpsUO(UHj2g@GGNHfu|(KXbBLJGb7K-)C&fS);Rjl9h0u
YdSLU&?@`4<BEFiS$EYp?@m-_l@ym{;~aTG%gD2$l2RE+V4@YN&7x<Lan(m6B_k?boY~=syQ?N{?k!~w8DuR|T7`>=?<&JMW+k{>
%?_Kjth%DasBP|D6n;vSX~RNL59xflz?;vDhNyO}A;M<7i|J;SMALq{QQNEITI%UsMkT)Yu<C8TEb`)QiVH4*mJ%6?t%~rqdCpG1
f!FM_4ti0YS38~FhgtUV`zGn0(+wuX(9G<mY?(sqZ|mNCDvp$N{a)7r##JAcykEP+eN8JqOv8f9LtfmYv=`cp67HSKKMh``(5XMF
93Nu$`So;>#{40Je{v_M-1(iZRjRZqd#HTBE8@!+8BSzag0X;F4%9S}+6TRpuM?d!1!&8?OnF<u#;nhyq>loK%=lL}k?`tWZRj!Z
)wH)WI_F<Tt2X#*FEm+mQx4k0AtG_+yBIx{W)mv3qN|4+GCiGwla~nF)&<CrqK7=)(ZtzU6@@_L8IjPUW4?3Phs4=U?Vk1>(saVG
{Jwxa6^8Hf@uHw(Cy#z!A5F)w5{C^~w!W#YD@7==O}rXrs;I2iJZJJ{HoV+erq@<qTZpjynKokG(+WFqxFP!={<ndkAeH*=qq@Tn
Ixnf<aA!-?HP`;el|PXKGgOPJl5j<2vDQqLE<)w&KG|4+#57_yp$I=TS+-IiDyD<9U);@Um@7nl+bdg{OhHJ}lqIBMf^M9iQCrSY
{^j1e;3?%_w+eZ(cFWgZs-V8M!Eu<%i-V0Vg-Y;q$LzgpT$~82X>q<kOCUgNt!zi*NYcwwGNfc45HR>-Ne#f^0uq5)*xuz`vh3J}
i^a)m2S}ZL1AC_>)8lt_5(JIh;^vV&(WFAGD_aV#u@3a_(9xw%Bh17#w0y7n{#Z%%^2*vyw%1MS+7zh?RoO=f7l((*ACheS1K|<I
-{<b+ZR7f#=9YBv8@hODX6zWEt?78WhoXjQm5DeEFD<=nqSLtfi(e;9{5(BvxX!dt$zctbk**|R#A?hd3arzR({?2>8e4WlIkY}K
OiXX!Hgm<)F}mbs+w^u8Uku4LtcG>C+;(ZwVsqC4LEfQaz=FF!!av4ClT3)%<2!zJ;fNg!%;NY)_FjzhQl)dj>zZ_=3!GU<e^w0f
+|t2|OmgKtx$RKqb7isYC9FDoU~^uKpTBf|kA9r!EZ*4UIBKhfmtLG&T8PD^q=QW_YP4DS=<IH?*G*F)G4$pB$q&FrbYwq))}u<R
=2a@e={5~>@90M$nHLCY2U6pR8xjTytA})^?kI9l#Bw=Ql|y<6Z=}}Zf7LWE(XoHNhp{<Kjl~R&bUPRLe>nCkij9Yenvt`pX9=ip
qa%=cG=8<4j`W2mBcmlGm!_^i#I@6TV%ED=uK5dVET-|R4|1MHX#R2cAu!3pBMG61%@qBh$YlL$H8Ym=tXob0=46VBI6dtw$RLT7
z~L1Xh5Q)AWOHa>Gvv&&%s|#mLZq{HtbQgiWvHRK5Pq=kB4b`yMt?p+Sx^d35PFYA<8Z>phqy8DSXBdFBjj1U<ysj98;*x4WE~cJ
Yf_Ln_L%pHi4meG9%sR0>%Y<<@ln(`J0_cgr2a(WnL6)UA(Ew8T_?%hV+Q^-YbzrL#klm8_B@Oi&K{Ld5*=c5&IXBmz5}Bmu;Ziq
nJe80oth}&?$SIR*bB4J`M`|4VX($AR30L7D9F}oQO0-Uk{B0(MK3%`D3j@jz`BYaCGE1hgyOVa6Jcq4*rvL!g+m~qaXFS77H|JS
k!No+am+QyYTI&^AdqMzGOz^#ST?z966`_hRX5<>!dC{IvgDgeaxlCT1#WAF@?k|&#N!Oa#DxrT>|~!CkqS<dj_0E!(V_V!{HL<Z
g+e%URDUEttEB=G5Pip^qp-0TqGAc-6^!xj(8k#f3W(W;#(!xc<l%FnVXg6e+ZMZm_+aN}0N%US8REp=<t(EJEZ`=BY9#U=$Y^mZ
cBbiZgnmH^D3OecG^D7(Sb#7%hx1@j=rAA=gmY855p)rG9ZMBtkO3$d)S!(J<Z#<iB#?g@!-w^;mvuo-VnGNIRO~?y;MUPk@Hh(O
xjYz<f;t>X^Ca3);sz1WdEX~FoSe>iWCcSCNOTv0sK@-<=g?g3x5r^(?1^>%pPEU!Dc5w7MDqcKmEp_)9CTu#Lk%qQKkb)VyUH{R
Yg8<$=L5zP2Q$B-&juZk*Av9;gFPYp$Q$MO<(uT{Ca1^s_x{p~QXgn0MF=PNz!?#cSqG!w_!1C=iu}S8;r0C!>_3T;!vy|IFr$oB
W?K;i7=WZBSj0610g;5rpoobDiBt_#SOTd8C)k`kyr>TV^0kuZh3$hDJL`}yH_zl8^-4XY2uMh*Cux_o90%)w9<bv8aNe86Nf5IH
On=Zg0W9)Ec&11>4~P;(K;i@9*ir$E)a;rZ_Smp<=0Vu5!UO{V@QLV12Gc`t`D598P(ON)2K}%%o)9EM<e+}yA3&YhqQqoTgL}Na
TF;9rL_|nYgtnI7^M0DiY~LBJQ{2Et6l4?#F$ubekCESIp8lFhqd8A|3j|@{o&D6F!l8_E+d)y5dHD&ifNcHAH_Q;{H1GR8RD7T8
U+E9fgYa}i@PM)k0+W9p9p8GqF`uu>h{0S;?!wuZS~F$y*iR)7L|+uvgvugYx3$QIu^(hE7a`u*D7ygqkn9xsdx(+<*NU5^PoZd)
QrNQ?6ronk_h}mi3Y92aflxyN7X`L3GDd^ofZ0;uZyY~00w>%^j79_q5g0*Vs2m^~{N$581$y}PY$$M3@A-#W%IQh}F9az@h$(n9
!9<vsW>CPLkU&d-UJ61P8AZ_hH9vO{<s>+Qd7Mjf_xu#lLr_N`eN8jANQ;3H3U8dF<KEY~B}3aUb&Pkqpee;63%PBEW=9KbjiuOI
;=bG)_aB6i!fcWrYKGo+IEM5LL@x>vi3Aui6pOU_QeF{YNV5t3uw+-5r!7Yz;cA?2+DHMqf$<>S;0>Z%YLS5|53+}bFrtIXl^k@~
<b~>Ed>m5Q5Hc-Y*TA(3g9{L(qA~tFgMWecsg0lJS0(f+@<iXtwh_5&*|zN8y%5pmY>B815|U`oQ8wy}k(yyM$XnjbWKf-r?D!)i
D_AI`STTyCB!Yz*3lb=xh%jLoO37nvwShok08CkIVu3wr&?E4DTcLPC{hFEi5n;o(?19ABDmcVd1p$DNP*@0xh=~yu85I#CC*i9{
KSJ?}jKOT8EG8tyLZrq@;cTK?3aynA(wQYRv_R&%a@E~8gcHIkYtnDyD2aK3sT{J^>Kj!Fr)k++$($K#;pRH@B=4yOkn+nuS<2!k
P2~nyrK8AdtSDF>L3Ip^Jkpx7lqeinRZ%&#VrtgLvb09)c3+WfW|__C%?XH%Y8b`!a}~LpWIv?Mx>YZc7J<PX`&39M?2IbA6hs#n
18ora2?J>vBdKLa9AV9U6jlkcn_{sOMJQ-MjdstMOhKf~Qq)zJ(B@nGR&h*(+<~@ce6fdrLl@A10qJqG({Ndd>&3-Tq)Y|rGBG-3
+;?&ZGgM42)?0yjFou)OERbp`eBd4lD=9*i5OieGwXIZ!k-ZR^A(mK*fQ%}{EuzP<+Ij^iX$kylD1<?Pq>)H0gi>eC4Z{c<3DNFX
s&`I8yiGKj9mjo6L%UOJfvm!Evkp^MNuHP%=ZVv^Jqigbib04{1|kTNWJmxcKuCakSu|pNN%D2>+$SKTncaXcZ|jj&F9ujPj5sV{
!C;J7dNLL(Di_TwBAJxMR!LHbGej#7+~PRaX_E-Djr(kr(A#Sn_f}ae91v|oPcBGmM4V)z2&l7HY=&tk7+tdC&m^QY46KA+CEm3W
6h($muu~>vS&In4WHd6sQ&zK<?!t&X*@)$03<PB1DAdz0HX0c<5{v{vU&hTa(*$%dSp;Qkw8tYLvQY&yD6u)EWorj4(qcmr3s{IO
i4a)zWfaOnj2)#AL1HjtBCu7ERS?FA8E6V9$84lPV969YNm2?9Hn9+>ETyF^p|*$YwTQ(~?9m{xLPTI1jYWpp7F9#5V!>wFSSoVS
U>z_hhTwr!kWOe?Vp9@DD2-f=Dp_ijgi_7HAI6Kfx7~Q8h;9Ssl}v#N*;!b8H!SsrF+fBmNGjPG1&abo)FDu<QI#XPzh8!-XS_x>
oSF49Wg2jy*u3Zt$>L&0BN-GFSp^h;sw%-$BCHgO5n!PZQ56WH!1r1T3>d5wWMYg(6^GwFC&qeis6e107E5SfS>hsr7C}I2P)v?J
fF(|X3jL@9Vsc1&`XTKd!8w=TMxuLo15hxlOABu%DN$EgQx%$sw$LagjcY3_T&2f%GZ{fe=6=0-nl;*cPXI&i_9+lhRRsYUvI>H*
5kUn|fUr=X$c+^OCWJE&j${<;v7dpzQ>RsE+%(Jk^D8X@@XR~L3IdoKADD{3X2|H2v_lUPT%GASAEU9dVX%&@#4;+g({`8bms5iw
6p0>;q6`>{Fj$~lWJZ>XLcx%zEP}-mf+`-vNT8i2Bn-Cdc*&>xL7Acmg2o!v2rr~B%%A?q``@-gC$(FC&=e9jA%v&(K^CXZVnIG)
Q0Yj$C_%lRxmun#0Ie-zo6MZSiTH9w507;r(hl@~qy!759w7$5aW9BJn!gLb7{bp*O{#eyNe=>shFk5B$m@sIU0XFUI2Oq2O)FgV
k9aqSd*l@FJBtHHG}WHoFR2U2VYt;}LWAAHJj_ga<YV)8u}rx05#HvV&cvd(icv}}l1L<!D|JU!R5A0+V2q+=AQ!nf743P<u*mDG
)F83~sF9JR8c=MVx#KIgNrd-OS=jW%;)A1`3Sg+jZY9PjCxZz+otaqOYT0)LGGfvDxqXi}x?#~4PHPU}$}8Dv!`2L;?hR<#i;PHV
w3<vkyzG$mSs4Wdssjsbby09>reu~(3zCbLqU$0l)J{lvkYxxbsB?=_sAS8BB(Y3GM_gwqoLkjQCv2Mxa!v*unuSmn1ln7KuJ?sA
TFTU%HBq|O)g(F4mFsj!a=Es%eBLIcu?aZqNo?Ik>aLLK%ikuIBaQST>a$v$gmn0pmOiz#b<VGx>seK<r>3rQwp-ObT~Wzc8y8m5
y)AT{=A4Y`BTyvCIyyFssm75aHC3%MYOzxZMG`m(jST3fN(va<?P5}Ef*dtiSuPnF9O4awTo_V}$wI)n+)*<i@CuVtLy1O9i>+ww
aG{99wb1e`k-aIJ$>?nz8c3C;I@LbSRdFz#>?`gd?9WM6h>=f#HRQtNgQ-9P(dnJo=-@PJQJfCA2VsWY&4yx0mI-yzDBE*$5rimg
f|d)(a79Swu=IDWOWZAKOQo*v6$cBo7Fy3*gE?+AgNl5(Vj`4UwbZ$lyG6#-R4VCc)kM2-A)cZqA(OzUPU8y5BRC5?PMg-LtDd(;
&hspx!%8h4t7_L3w_0Gu>)3LrP)Vx<XCtd&>BZZoi1l4@n9A_M_U$^w&9f}l&eUv%0P(nxlzDN?%Uo;4PZUPE5_Lzi7Z*aEOx;6i
+K3#U&_qTK3O&7tzPKfU(Qp`S5YLdz4$Av~FQ^}kD1m_^bJOKXd29RJ^)FHZb=#0{SsIil^~AC;Q5z571Y||tqxcY!PKx)xaS2Z&
_iG?YA{Z093Wtb__zlFz`abv&?j#O@BnZo52}O`YpSOJaqth$T<DV73$D0x`?qx)r)MZ-gW^%P5ZId<Cey*srP;AxR*C5DV&m20K
W-LcfHK`NK!lov>W_F93mXfihbE(%&;d>vO83c(mYbD51hJ+YUE=~}4=}4h$7N8_e#3n4s3Ff;yiu0v9(Wn0OxbeaCqXf>+V?!&h
*17HCI4?ANbG`ZCR@0VGOm^BHd2@onX|qS1b1rJIy0Wj#zUwtrwtVHCXq}a^DZ*oGq!K9<HyxuT*C#?4W*L_XGsRM^-1?KEVDU1S
td9XWB_`AGF%Zt4OeGtq52+<(2(=w=Ctm$sh3-@3T$+<5WXO_VrBR{Ph)s78trT|OZ41$Bo!$0^YHM9!O<XS%qD7d!^wRIi)aDsH
E_U@ALat-8OR37#$R5${w4s%w+At$TBYP;Jg$cRX8+VYpIj<rvpa-wF)${cF+EPf_3$`PWNA56ldmHwHwrzpIO238$#;O`gY6J30
HKOH)&Mp}do+@}N*c`Y$^m4a#u3A;9z?OtMhwNJm-hG6n)m?xJ*t&Ou{eWZzpI}4L;x4GasQ~Kq?6RStKClKrSKU<LfPvK?6L$D@
ihihrCA33meu%5>6G($lBu0pzrarg4uWR$r-Y`w*9g-0i9lna3*gAHZAiZ_Uy*uiv_KHi;mM?D<0zgJ!B*1RqfP(y_Zm%{R-x4Du
s*H$V=o1(Tm{P$YREr@(v_S=*f2R-)#CqE^uj9}9cqn`vNDCr#sFhL@N|hwBidG>gfS|%CMg)G#imVY!ZXAeiH4itEAK&~rSdT2*
3rqHS-VZI?$sxv+c-z{-l@`#k48-ja3?biRjDD)%`TG3#TBM%eDN_<ZTOJp<!hK^i#jZeYG%QJiJef6@RwPVZI@CGUdpnt|swTB=
m5v00KRSY`17dq2BqX4hhF1_27DKaBCQ}j|b#WAtX3N$}xlP8QQ*42)1(4$K^R52D)Dk<DiD1S=x{&P2G`eOCc{k10_)B;*4!dqt
(=j@_%WgBLaN%b*1!RR69>FLI4F=*G5=9HTss$K7aTQA_g~#p&B0>tqBL_3E_eA#g@I5)4HzhNm&>bwI;!`iptK(F%WWtk;m{C(o
BFct`8*C~uM3hPjFx{{h1hZD*qRf@UFR?vlXWn}hK>-B9B+&p_Ci7b=13nWL<rwsQ#KX=Yz?p|?aFkL7B{9s-Lt0hgqRQpnEbVl1
gxoT>wKp7BWdCGUM`f-F?CZk2rJf<tF{nD!C^@TWP>~y_Et-KSE6UKXdgQ31<>!B@q2uq`SCvCXd0CwCMn?4fJ#q-?B`O6Kel!(l
s_ML~ivMkK#~}>#F9wy2#KW|axp;5BN$l7OZzwf#uDq0a@K)-{)atx)^)zcYk1JX=Hk+hMT|H>dHGLf%*~gNN^*k|5@oeb2dyh^J
Vl|b#mn80VnqYM7YMV5a$m+{==yjuBd`OeTSd+arnocsj6iglHVu*!nu}R~`EllRy-yVv&6>-&8PPZ<6WRqQz1Ky1qo>C2|=n^y_
da=zdH(aey#EgZ7bB@KSv%=k86)KXQbXpZ`%*+~?S}Yh%+73m$&Cfw5OqdqBy6N;X>os9==utsbdC|8`0n@hPS%T{YRm>ucIG7+G
oQWYKsG}nwO5e`-@aFHwLTSN*jAI}oA_65OBN+#Xz1QV;mJ)z{W1t|15R8i;uwr%$kJIt^`=2TGy7+~lu$fgK!ZJ&%`*17s^d_^q
DaYs@b@`le`5hvhF+|*h%y*^f^4zKlg|N6!j&vwUbQGQ$HUU(li#GlH)^W5!6B>S>geL?@LLSrd1twWqWCfBQy%9!aee${6((26O
%c{J6<U#!p#F7Botd3BzP`5CmkYp5Cg2<u@qNy>g3G$O!l2SUkgN-mkimZ}Rg<(omND~Px)~2yFmP{f+SRqygt6Cr|l8kMFAPWT+
4YMs|6oRo4%M?%qRA81UBA(L2O2FN+6tsx2lx0egqa+qVhzKMR0zgtie#Vkqd_6BR+wh|)lCgJ&n29!qyVy;?yNtme7}^@jwah+P
yB#g1`mB}fw|FTj5hEl-2|h$VhF+WRTvpzaWsZcs3#KA4GA_)pasme70We`CcB*q!6J_r~XKnal-)hJ<0LH;1rcHdgFy7XdV21`;
H|}|U&#3z*JLHp<#HU$#Q+PY4Ra2SXwG?+Z{zUWRl?Ikbc0u|mQ;KxV6DYJzwL)^H`iAl*BN*)v!f4E}V&#GM%*z~B>m$N~bB|-8
T^<hQ86iw7y6WJvTBTJKFsL0{BB*550-#ZveazCD-b`zVV+>_gOIuuW;e_6-a>ArrXzG?!Y@*r~8<OOiN)b#DwQ9MT(V!KBmTOlq
%^H(QS%bP0XjIfliDxp+%Bs!zNOw7jk&&1dp`&J3Lh3^Tk&6hC7_thEO=hkZlr#nCAEJ5}(^(oJv<+>v-Buws)Ts@(fm4(+fxS(_
rqmF7SSs)WYsZ9?y|Xe{%Vqc<8-kT6wvx4;P(4^4vyiuoqI)5vHp5g9n`dzFBCwHz5s*M+Q4o{K9S8>wKiyD7LIJ&y4q%gR9VpaS
yT;(&6T2}(dm9P33jmppyfzsohzYvZ-0Vb~`jUR1LHAa&*;X-A@kvWyR1nEv6j7Kkv5hT_wp6vM3M#Q;F&L=|nUuuFEy9pi48o~Q
5)oiobRE#!1?4xuj<=FWsa1%LfF@2vGRpRwNtfqD0TqHIl8*3`U~E4$QCKXw2{45H$Owx7StJzMe2T7&BQoH!8m%juh}r-hiPBOi
(GC*|jhLAv4hT*d5(PUeFdHd=a2bY^ga@Y+ffF-FRzOgidQ{b2jBy-G0h^FWsr-9D(}d(%O~u5zut!f#IG0Wf)dDJN2ABFia0BE(
1LU50+@gJe=aPZw2LE!By3@81A%RV)_nf3E5)`CfoE@Ths}&e+G~;1%TBXm<Nd%~(%vAuwJUrh|&+4WZR!qdWilQTyQHvsrlEzfl
U?^!cI3+685t_M{mLpQPR^--43Sw4kG8o#Gi!G)zDVHX*FByj0OEr|nRN0!sx_@KBLxtU&rMpcyS4)9Nh^AwX9BRleA)!lDrDpIn
&vcXgED=x<l1V#4J)z-YQiJA%L5fmHMPh+*>_I;6Y5U;;fCsXhLLAgJZaY6ARUfo{hqZG*s!f83ek6n-llD+24`Z<OE|!2L5fPO@
r3@7zdQlVQyPZ^0F=Z`|xgH757cEg2^N?f<jfJ7_>9aDbPKMFwJ?^J@llcV=jz@$eBqR$%I`HNTTnP&gPajVkvaKqvn@V1MOZ0`r
*SJhLwhr?qq|?veml`C%xSTLZBt@bc12LRXO)%IG1u&@(RB)rzYKl=w!45GQYz|Zdo<}yrv$I`nry!i?VTR3u1sR2epuk2*#72<N
cyNU3cyc2I1O!Nl*6azt;WZQTO+LR|C7Mh5fkYMaiDaRbMo`%WB7}&MhzuY?2;+M1S53u`1C$h0;^=;QAV{;V=pL)F)M-HxRY6Fi
^#Gq7U`didh{#AUPv2c$wIKuPRw3thRfgMo3(*{R_tDyp5+dgFK{x;(zDRn7ls+e6)&a5v6L}1C5`pjE++z!Pn8ZpR5)_ansmd~g
iOk#L=cfe|>8f%SaFGY6aRN^<DMkW_#6<*13kXFP0J0LMIK^aoGxXW2&G@v)Vw8|ZBoI~0VgfeZddT5D!VvW*X(vLE4T9MaJ{}^Q
`e0vez8=%*4(sSJg^I{*&15PhSvA!IGv>HTxVhG`VhTYR5Rg(aP?1D}$X_b5z04^O&CbTCUZmlqJ1VT&@Mam4G@BH(fgpq;(GSL<
bsh0Ei#>g|Sz-CA_WSIdqs4rT5F0+3)!0Og)|xpNlGx_xGmd^D4}E77KZ@5|;)5ba3L;=)g`|XTWu_F#G;?AmLq?}AX+l9o9<?fz
r^i9|-{hrX1#}99K8(U$(PSLd%uQT|kzuqZ*g+s*SlL3h!EKg|6G;q{2%f#p{|{Ag1LNy8F-Iz-&Y)ewQ(<``bjAGD>S2P+`nhVI
CbAB2n?ydKq5RPlKe{TJJ|_AdhRdaiEHE3%Re3CWxdC(0P~%C6`4fB4qPcf&zhP{PP_EShIYBzFYN>wV<I2|h+$kaE6(6=%V;56m
DKN|-VRvGdCl*+{ur|puV`>FqG>|u{Zo+^uAs}ENF+<*x)}X{pwi~<wHPVV*nJ)#^DCGI^^hQJVM86M&!|7^8l>)ypgsB(gl}0Qg
h?5@B?!qjA;%+(;Zn^sO+pme<sz6j!Nf99lAS4wA073wIx`(M7tFY&;)-K)klj_^oOYg@%gE+_*Xu>JBt5bM}_8n!)H~N*~c3o$S
)#hj8&^zM(<dh=>Mstz`7)FTFjln4h*cQz1`J<b0b+eI5@E-vvIl$w94Nh3Xa<@R~aWSuPJ{s(Mk7k$9mp<JE!rL)1Ot4uLDMSV%
7_oW^DdJfCf-7ZE$+D;!iUZuOIcPxn8pQD_qS+J$q`erE54hw*39BO@8nlV+DoYiz?JgCNu!=}YOXE`97#SmpsxAoQOfV=ysH<>d
1wj$DOFsO2Jljv9$Y}7$kTz#@-7Bpf@b4p;bne^h;gDF6Jc5k|)w;~E<*kl*Q5A&T%4Ftr2u`60PGUwdRS}R?kVIG{QHvzGGE$^P
6pT>>V5tE`ii$B<D+Q5@00si72#CZ+cNrVhRTY99xI29>D^s0H)(|uX0{HAu$m~kqX>YrF_dD_YQXS(UhzD{X6BLK2izHGa16x+q
h&2+R5(b+e&0BV_zCsiR={Qimkmm}WgbSG0EAk*-RI5_vbvUOHc>)8BwAR*!VGhotb7pwQ4|srYzkHKP(4w8zu16IC=K>JpC;;=`
+EB45=~Ru&sR&q185T;4SjCAN$WoE88TaZ0>q8^p{lG{78(<~`QZkLGHpVB+$=cD)e$346#(`@LG}lE}2E-YMQX-@TNJa@aXh2d#
6i^UIAd3)O=%Is@*~U7S?>3A;NW_4mh$K-cB?!eh*@qW+Nw`BQDIA<--&HL#QwfoZ5}S#(I>R+2X9j|oi>aerYn~w995jNFh_39E
7>Kb2HDNBuUeTI#f(%#)gAyYR45C0`7BCSc*f1&zsEVk-Mkol76q;a&QO&SyGlxvX1mPiP6k1iUi3MsI1RifX%aG;^B93#s(P(C+
;nSw<fs%v*<Z43VjZ6UDRb`GPK-!CJ;K*k@WO8z9a_$_dxx_&;5(=1MfFYJ*$fp`EZH}+J>t{@L)@0MxZ0rSMky%q&EZ|oern-z|
3+b4gbaOaOK~xPO)4_lh4zGNuEH)^@t4%WUBq}F;;=%7gySwQ#D!ny39XW?7utd?a1w12yO@c_mLP)-XY7i6{3^2&j(<4DJLn8>p
lw_n#*@j@sL4pG{GLSSOLWMALQh}f>H0FVIekx}<zEtkEmMW;pV(W3EJ>cXC6l~FylPs^BcfDwWkb&VM$VRsK=IGw?b7Yf_ucgIQ
p^8Mr#gxAb>oI#>$}z)?%+x1oxCy>x1S!xZHkq;%n1-SwD}Pgvc6oCt7~!DA?|EK{-WiP)#w&w@XxkU2i0W8~O{Uf7zlhNyL@y|S
N`%2628l8^-$!IfruQmZC}2U`RtpKHHZqh3(u)ZxXiE}6s-cmH2#BDJw!pywNb1tIK}i}}Q$Z3}8Ca?+T*zZ$7eg`z^&~<N5Xpps
CD@cOg5dzh7Do7{qK+U{Qrgs#7=>XdkT)TS0+J{IvP6JL3?KxG3A4+EZ8s4(LXTxbLyTyMz?B*}2EkRRSU6^DvvAmQ8aNp$p_*O;
AfmzouLMMhDPU%$f-n;+D^0+Hm;eX`u9OZCG(6a(O`ZksM>Eqdg_333B!uXb-O4JJVu6u3#LzL!sdYDoF$QjLO|+LehVt9b$|&#x
A^hNxTIQg@?C~Sl+b(=4V+<s!H&TMQ2-gy#l@vzX1%+WivJ@g9ptYui%&=(|tR|_3OX(myLJS~ga!g|IxTO(*VGCd?#I0p5L12k&
BbeHQ41$4_rDbphL~)W(%UGr{g9r+UMkIoUG8tNdY*x%=Fs4?J!yttg0x=jMBN70?1W6`LA-zD@5SV5VG7}H)MnE%(Xi*t$i%=RA
Cm0n#LJkz7Ih4YM30lg9MXi>w5r8dd2+L_isVR`9WCuH|1E3r`9lR%}rS-;W!b@qX6+{$LMT}Jx78cMLSjvq>q*fZFDm$QScZ=}W
_cZT8mpL@VK+UHLyC=lsrNv@aEn85c6&TGVkT!|6UoIjZtZeiSV)HvazNxRxiMZ7LzshbeBMPWY{)ojw!I<K8aWirj$F`O&SiV%U
8d(d$AY^DmFRS-KNgu?HYv$oA_V4>uL9Ql?weUpphzuVUiol8VLMvi=T(tH2%U~IDQ;2(7_F5mZS&{||fj~jgsKcYzm>l2SDfc5F
fF14PpX>}HLHmDV_oIdgTw*PVD<H^-#DIi?zsMUjR8mB;kF*6E77F4i2!SB07#}9_Uw8+#u2M;njif#ePk35ZMVK%&>r@3^m2nUV
K?czdkrgTq2!KgYVG}ITPeZfZY9&u71wnCYR+p(^jvy%mf4O^{nvw~Qw{Fdl4Qj}YD9nl4DzNo)F~}~O=2XR`lC`@T!bltxfU+qg
5kQ;>bBF{LSgi*!cKV6HEH-1lLP8Pr*mhX}mW`rC3F%T)g!;v%dht0}yYPD#x=62AVjmxhuSF=Ts;X}nkK4ra0%7O3DW2JTF-}4f
i4ar;1}>vOERaxw$SDORDg}rDkw!)^j0A)jf{LIlL<NLkfC!325-b)7iy}rpX_#B15G!s0whRx({dnm~56dPG@_CuI>C~R5+aaiQ
+0=M=O&DIDz<pmc(vd<7B$bkoq6r8x42q<n5a8-&YMW-H1Ed0sbvBQBp}V;6K@-dQ4}z7=9wE*m$pUv_G>JS4R*KaEm2QGeh{6(y
bx<-GuG5D89#-Z+595zt8e|C};y=Yfjqw(OrTyP|Gcq|-<YQxs5grjo_GBCmq6->bmQMd<>JaunllQ`ZU_?Pu{tSF$-hh760U#<!
Ad(;+9;x%RSV4*+2_pnVV@3o(NFX$VDhQ$~ixJ4g4^kaG6V@MV@xpl{?UpnjIHJTA9VjUQWELE`G~spg`S4+BMki*n9a~?PQ4Fmp
r8cN$%s6JH2i|_KL)tz?Isz0+pgm0u)>%Av@!Z&~6^fWr(V{bnl3HMXpAat5XeWSi7(hmDU<)W<G7|kC2KrKb^+4<q2{DqJvj_F6
s;aA|NibU26z)vz3E2q^h)MbT*Y;5@Whwknu#8KB6_mtWL(}E&^cbo7ld>Z?qA}_~hL&y?Xk>j1W!obWicP}+_@*Y(fG?yE$M`4c
tPxN~D#T!*ECfg(fXKyAggJ#EYIjhX^|f4vjzVR{(P>9!dvrS|>HEnIj8!7QQcSAI`%;^Q_v{ZlKUZ4N?zKa0%WPRiiF=m}?_wBh
t(rR!g`NWnd>@USflRWNkTi>e&a4^|%A!=v!6C*(X#^Nez76`LJZR3711Q**Dp3MSF-OMwH)C&Ti_~8ZqtMW23!4zII1$`)IGDa!
akyq#P*6Zhs<tEpQzDF~IypeWPA$|G6%f6Xiy)cNuvK<k&w2=yUCxOUY~|c{kQoROVh1%KAxHpryLfS}ZEIAUHWDj|@gC!wL6aDb
BM;!>pX{1TN-ylJrm5`=MQe#!#fG$MX)9Aid&v7i18A_&8E10jVE4_}Xm_~E?#BpJuk)0_Ih~Hmq>>CEl~SZ&lc13Pq=Vd`Ylke%
kjCPO7XU-x6U9aY65z0a^JL|a0~A6;P(M<o#FZF8=uv@23<UrY76i1UfXIu%X#+`O1rUn}N-DAfBp9qJN}>X!Pz8!}Z2Gf#ts2Rv
LVMXcK*RxbgewV*tPaSqIDp_3Xjp>OsxsRY2qYK_BsP%T;iL_#0<r~CXyXBiM{H2xL1Q*1vdoH$ED$!LN-{BwOAJE61*jqVz<$BN
*m{0IHYUmC9)w=1Xq(t-CwHNdtu+E3T9>nJLgWb_M*0Et1PCV3dc7!Mqu~^wB8ZF@0Gg-7YGxSRDwyR57+~fWlH&s#Gcc(^%(%;8
hEgGl$}&X?=2V!#ti%>v$fa>;nGst^b1o&xqeiM>K_*68;bvkQDKj8dib<kRe}jX|J%p<nDnF3}^`I;y0gy<dfjMU!R1b}!@Q(N>
Nl~d#WIO-}oxuJmkcykPlW1_&P&Srs{Cugujb7Dq)cR|jvxpT3XA}bj_jx`i#@JertVCAXZ72vJBBWY@=ULrh!Ibp$x+I<J-eP51
BCA-k!-e|GG@M)Yq~U-l#t6)0u+^0_&p1OThb7Ee6SNz`TUL^&l|1@#awz(;ig{x~vLk6&Rxm$Avjk$XRzw*}SSVHvg^DnW){t7s
Vp=v**((%akz{QGsvuRRfov^AN+?2vpsAhogNR^`rXORPxi03Ex(869@i}uepb*|pgXVtNp<)h74;@dL3@8_02nxstfFS05?@mUL
!l&zqr>?-`2y8`8@I(tNVx$;^N>u2%A?xrW4)DL_2;fMAP#F>s_XvJr`~s1L7Bkb?=>1VbyU$zeWIpIQNN*Usv=)uQELK6d@@w?_
hD{hm{hcbVXW`Lu%gp)eO(fH$c*!(m7>a!(gcTKpg;7H_skWk`ZA3PY+NF|#MUUeH@HGf+CZ6g!Vp?%Z`(?&=wfqkG4xfjU!itz{
!FqBuN+s(s!7Avs)A?PSi#-TWf7*Mh3JMR4KLH^9>Q>U!D6wFwO2HT`grf@7QriZMsT4|uj94tJq^K2wH7He~WDpo2p|dCkK?SOT
XxI|kg<w*!DJ^Qz1sE_W1hmOCGDt;)iz^^45d>u^3c-ntRg%ntO;Q#5B5E6_e|lK7I#h|zf&mKYdUh+j=@=!gDJ(37Pe!6LR}&>7
Rt8XMHz6nuC=|V|4c5}m<7{3T8ncb$Y^blqQTw*ZY_IouHkA^tkMEM?@YpR=g()*qYIt1~>Z*FiR&Hl(d)d<8_KxwaOimXZ<vAEP
yqUy}xHFC!Wlv~ym9G`KwMFRNG_xffCf&rsDYMU%fqmdW;O>SLRB*0UYU107FMotVH`;wBfJP(K<U#9G6!O-7_sh_p6Kdq|nd!RS
=dSOl4@D8Vru_RlRM%6<%T!V{Q-uP78%<@jkFTxy;R}9LBy*##syH#+4o4v?Il^yQCVRDn!^no|gu*;^Hn7c{iK8hfkGBY*#Rm6F
DpnwCJ?P~#f68$sNN{}>q-T@OI9*C#7U(@xrNG0VZE9)|DhI*;PDFK&-KH?%k89mHzZI#v5Vt8aU63uVc;C+M4BfH`6*$vy9L1bL
^Sx_VDjF0twp7N8jHa=rF(l_&%=l&0L|3$VvqDJ%Zji832F24*RAlPdsD`^_*jHMk>~l?avlKQ6+&er5|BBhs&FncGIuwt(y2aPD
Mz7v?!%@cC*G><aY)K_gIbRj(sZELmDHi<sq2t9Auu-e>JhkDj-i7VsbE4rhIL08V<DISU=SBlMT$Xf0X>|?b+>JCCU7}Kr)5=Xa
(y0|y-O^)eT5-~OWlcRN6sD#p+f-I+b*E`V9{FLXHC0@r*0rVW)yELMUR=4CYj&HV4Y5?0G^KGw*8J~Owbqu#QcXuPj!|aaLX_Zd
YjsnmPqj$p&StnR=38Z_q|PZch9Q4=T-S>=O}ON>?X0`vD<S(Rm@bm>IG~)!r9@-$QIkaUun|gC$;*{AFjF#}LX$GWkvAo!L&fEj
N*jS(Y${mrn>tawwkt}+@zjh-NQhgZ%14cORjho_%20Smd0pf_l;k$4Pl_2$Me5#r^Nu`&=!T?01!9{iRZfmej8nQ(){ITyD2eE-
$Uf>*z-ZAtnlw$zz9|-5-r=o;^s`{bK9aga!Knroz}><aPm4_omxqpd!x^x54dm#-A~<S<r%zAPFs55+Z<1|CCgHLv8>vvevT$PY
F?hJW2wIWCK&KPyR!U2VJYKJRS;xcG4Pw&VvYUlXG47m*Rozu6t*EM`rjt#b*)~+7W$tFFCnvMTTW%WhEo*bkz7=mOd#z+y<$L!*
Wk;P=3$wbJ_2PC^MeXkH6y{MiDY&h<S5b6qY`02n$=#PO#9R#}xi>0V=Gmb%Q$;L1+ZA7R(~kM;HkgLdD&AUn&4&pkxmJ?FrRb{A
`WD!$#T2VMsdBLk4y$fyv6k;n_ioiI$@aqK99s8f0_Z)E7EIG6HGuGI9F&Q7k=44XyQ-uiaGB^7aa6O5CnHItRvv_4pePYF?*Zx~
b{fJqB4FawuFj#7Aq)<-)OsgGY9VtcW|U}RmyI0*b8{mjdIu4F^$x8tjTHJmpJl97{cbmkeFhnpLM3`tFuCqVnF=A<llIfB4wI&;
ii}aLDXSyLyj`(MfF~<bc1EuY*nQYy15Aj;)T}1P6)T4F!4oB^Xu@U8A%LV7E=zs`si`%`U5>%r@YR~k#h<rQ>QvZZBekh&wX}Vy
DjT&xh=z-8txHOum$g4>vgw<9aZQP#3Sd$iJ6(8l4s;?JW9J8u8xWZ=k>GjJTDeQ@MN$jO3{01F#E452RAU6GYN-|}>dQH^jI;Rq
>CGnSP<gWx1{T@MT&nw5D7R)|I}O`%!lE+K3L}e9n<nSAU!tcjgy`k7T|H-NL}U%c6%<8`kp>8n1W5hyqO-J3Squ&+H%5If797x}
I?=(tC!9S1^JHDv&z&v1YrYtc?2WdB(HBzXzC^<|5Uh?NwqHo*bh$BnpFNHZ<4u)SRaI4QXERDOokno(5SzdR{#GG)C7RZ5X05db
&bz9238ujk95AY?s;at~CIcxhNju6UJ-qCZK(xaFGPNmzNiGO^jhc+GEG$q!V1gqhuprr^>BU&XPD;wuxHV4bZ)S}^)Yhp7c1P;i
7@M|*MUJ;&z`-j)SSb<9MPy^5T*`pv?hdz1wwa-m(gZJa(mo03Ush4}R+@*kE=ii4I5Hb$NDyR5$+(3+$gdKS49V&Gr9~7KwX_P*
1)a@6p6)t^x9z$BNwtd+Hh2#@8R60G>Sr}~)}wD}=dq7uG_&70*}nDn3>Auoh@pF~^K8d5@?Sb?1hQ<fSc~V-@%X7dWq3(`KL#Id
GO?8}k@j{X4&o2aK_SB*GU*HBZ%Mf`g;P=}T8m|MEjhRG-WlEW&*5;cJEY9$ggxT`J!Am@ER5$kiXqImLUFGYH6fyRI4c2@UZsmx
L30We2=s_*#~uoZ^X2LFIkR{m9Pp!e-f%n}_0ZAbOs5Qlh5{f?E$@S4UR@e}6*gjzLAuXGJ0amZ=8fkNgfuq;a46JGn$cLCL04Jg
1ZGhZK;jVso2r)J*m?EBLXisfUOMXL?QvnNa0ca=!g>#-Eiv`V@2@d~n(SyEgloDGygMx=3ufFdoO5DbRm#|8sL5d(DbOh;i+3>;
jh$<kxk9DLF7)xhC01Ci7EILBl{=dzs?FyoFleTDnM9!~LRjTz9lEOBy}ha98k>3Q#o(nZ#U2ia4{xV=&KbC&2%<+S$zy%$?5mOm
<1|wYF-2f&TA1-c*_kWa(`_C@!5S>#BNh#w4H6zBd?buF-#f^0JWmK@JMI}1ATikC7)*Q;A*hptpl$PE#<b2%l3*b+2u4OMf{vpD
7+4hJU128CQgCoxr5oR^<UeDKN0rIhhOT9dv<Ed!2WMy;?m|#kG^p(9nwCZ^mQtB9iF%hDw->samu;I_E$&HLajR5Hij656xI&WR
SCO+A*xF{Pc5rM?rjAB%2q!{rc$09W4vql(evhjCUyI5y*wI3k%l0(PxKj~~RB224#&VdBuJYU^cgFOKpxc3PVi+wb+NSr$&7rY@
PKgglc`>pIdjyc%=|NMxb^w0HFp!Gs9^;9@5-|}}LfiQ-x8Z@KRb>SjqOasL^Ab_`XoU`V>nF4D_)C_jm>$9OAhKVHAQ(Uc>XfRG
rTT5iq608sW>rxTDiYe1s5xdBA*l(0$8k+Bh{zdLMGCs?&XZ{?jsoW@grcI90{xkp8pGXl>ZY{OFi~9%ZAMC=h+$|^QZ2ThS$HX|
777^)b&g?E2Dq3Rm?<erLWl`U64_kn5zR!1Rg~k$hs$oeb3Bc-ViG_46E|+KIuuc~A<!;?cFZS%V4=&53AH#R`dED}L&@K-7!(<j
<uPhj5=>+a%)=QzCBaGJQlcARwY9NkwVxda8E%d`KI6ygIDb5ah(=Mz4@gV$8w?3M`D7_4(_pBotcr-RQDP{-ia|_8grc$nhmn*K
j68tA;}eLv4F+u{f2NJ_CcuHs2`M5LFv5EUl?w}UzZ3+rWd!gh6(=ougK#^$r3j#Xeed5CDlajUI|><X5b#1tL#O6$&yT0b647K;
h>DhxjG;wTqf02lQH2^&V<)J7wGc?Gnfcj67|LbLEM%>bmX#1ef{cnWf{L+JK|~cutc-$#5MZLR3JMGsuq6nf)>#oEff)+GETybM
D+I_`jSxtN4qORb6dQptwW-<2{92i+V^~7M9s?-fO^612Aa37t2Zlkg2>K!zIpU6KaTl64_|+?HZmtLrBAOdrLeDr7FVmfl7fSk3
D(5YjH1oSMGJWo8<(Q$mS2E*l9J1uh42J$%G$8GfP8(3*a3HqWvzuZz#~&#qcco&cJk3){Q9U_G!oqhlNSa(*VRG)~tBH<j8)f5p
qekxRx;2c_8W41xnr>=43~<|sVGvamP@ITt6yVvB9m{ZrX0utVs!~?imRF3KCbdkTmRON8?$?TNxlbHdZyaf6cW81t?{vrv4ubKh
!$cyAkC~2K{HZ*o=|x_NR9;g6ra+O2%}o>#I)oZqc6T&FLnv2lpn~!5^@Ha*5XjzgJsN>*fz36DZb^iAP!;V>M^ka(@oQIyOm_XK
lz+Z^LZ7vbVHO`nbWuDaip7ecDnciTDa4V00z60D`ky6=mdq1L7=mF#KqjDvypf9_NX7xnV<Z+JBL*Z?VhoZ1Q7)i?AekD717lPj
yBKR=F;G!pBP5UYtbs_$6l4_=pogbJvcQ0N*)Kc!C0p81zOu}V<P=?kW<N&Fp&)YvAr3D0Seq=b%W;6)e@pP__#*yPijw~=+8TU=
UvR%dX^|+-)x49tnk-l%C<3GwaF9R-5<n~<CpA1&*RZ|I$Z)-_j_|qH%|$<QyXULmKLk>JmQgAeT3IC&6iBfmdXfD^6p|!JfDj@?
5268m%3PWM7vfE)9~!1cGAMH4Wz?jNbA6juWP=cV#3;s2pO4zICQ=5WM$L)>87b-WJCl4!1d)tk$$S`kmIQ!)n5e*wq)ZO}I-Yw&
hXoT<9Y=1;q#{9^_Tt_Rh%hGuMpO}1Vyui7MnV8cy$K3wVeGyXPtI4ZsNB4c-rEnDuofcv(VqHX$l*~2C5Wh0D+FqL(qc?uMG_SN
(oT7yzGoYx+OcM#^^&qf22Qp2+OkcjQ6<EokwuY>g#Fz1=Z($294)?EA!%TFN$KG4vwOhXZaZXB$Ry5+W0eg<&;&#*{vmr(!a&*>
BIMlNVb-m5mn(Kf>fuBq2_=?N^H-q>6&Vzf2t_19DG`z*;z)Mw!8<&Uktu}(7^Qk;PN6o4f(i>67%_wqA}~qJMFaqUJc1D5sw7w<
MOd-W5R>N<e(C#$&$`QQTd=0FHyCDnuCnm&HNr}1m8q<7%rszN$zwH!wfF1p;Q7UEqGiW0yG&D_Su*S{ggH1jWycYQgDi2ml%O<-
DO!ib<W803nw#T}GV@_cjUs5UU@uHL)}$-4<?B-`w?wi91O(7_kVJ_Hm>{K%Wb0aR(itEY6et+)n_b+%x`3Tf6q^czh`Qthxk*&T
R$XMk#VW2Nks0$aSxcgc1VgFb^zxE0qJ8(dYsRlCMqDpq#q03RMCrg(Dc%7W$ra<h-_P6t?h*1l(C>&{5Z)(@WVD`rDEZ40)|kX%
iYgxX|DBi=Jj#+ES{*R(Gx>k3E6sHi(i!18*75^vtl<norVExBlQAdVm528(@=BdXQIO$3>2xMk88bE~%9yz=(=ek6t0s!b10n=!
-)C|PYt(<t_Yuj}WG3DOdMeIFW#;MKS2B5t``y7FAKMc8f4ld8M1OSaBOqnAKD&fzt{S<r&)j3G%Q964!+a>+E4Bm+PCMYea29Cu
+M=+@fNVKMW=(?AbrRTEr6*FHtl%&po^!K_?61y>8qrbZN0(Ll@+w2Rw(^sCLeYn$s6>SHoPQXUn(mb%O{1S?j5n+g4T4%pG&FZT
`!B0y-}?Xm7ji{7P>|jWIKu
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
