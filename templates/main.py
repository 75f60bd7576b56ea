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
            "Round by round: W won, D drew, L lost, with the opponent's number; in parentheses: "
            "left out",
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
        for what, row, sheet in zip((look.tie_break.name, ""), self.why.both, look.both):
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
    from xltiebreak.functions.pasted import UNKNOWN, comparison_table

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

_FILES = {"pasted": ("UNKNOWN", "comparison_table")}

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
from functools import cached_property, lru_cache
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, ROUNDROBIN, SWISS, Crosstable, everybody_meets
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
from xltiebreak.event.results import UNREADABLE, Result
from xltiebreak.event.roundrobin import typed_by_round
from xltiebreak.event.section import (
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
from xltiebreak.functions.match_points import as_their_points_say, matches_of
from xltiebreak.functions.other_layouts import headers_in_first_row, other_layout
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Header
from xltiebreak.tables.player_rows import Entry
from xltiebreak.tables.result_cells import read_results
from xltiebreak.tables.settings import understood as setting
from xltiebreak.tables.square import Square, understood_better

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
        read, unplayed = as_their_points_say(read, entered.points)
        faults = [*faults, *unplayed]
    numbers = _taking_part(read, entered.named)
    rows = tuple([read[number - 1] for number in numbers])
    matches, unread = matches_of(entered, read, numbers) if entered.of_teams else (None, ())
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

MODULES['xltiebreak.functions.match_points'] = r'''from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from xltiebreak.event.figures import counted, points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Place, TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import BY_MATCH_POINTS, Matches, Points
from xltiebreak.event.team_match import match_outcome, state_of
from xltiebreak.functions.cells import Key
from xltiebreak.functions.given import MOST_WRONG, TEAM, Entered, value_cell
from xltiebreak.tables.cells import MADE_A_DATE, Fault
from xltiebreak.tables.settings import boards_of
from xltiebreak.tables.settings import understood as setting

MOST_POINTS = 9_999

def matches_of(
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

def as_their_points_say(
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
    {"results", "points", "names", "teams", "ratings", "printed", "prizes", "rules", "places"}
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
    codes = [tie_break.code for tie_break in table.tie_breaks]
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
                table.decided_by(row),
            ]
        )
    remarks = [*filter(None, [table.playoff_due]), *left_out(table.section).values()]
    return [*rows, *_sentences(remarks, len(rows[0]))]

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

MODULES['xltiebreak.questions'] = r'''...
'''

MODULES['xltiebreak.questions.plain_words'] = r'''from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from xltiebreak.checks.unfinished import what_is_missing
from xltiebreak.event.figures import Figure, counted, listed, on_paper
from xltiebreak.event.names import first_name_first, surname
from xltiebreak.event.section import BY_GAME_POINTS, Player, Section
from xltiebreak.questions.why import Look, Why, why
from xltiebreak.ranking.orders import PLAYOFF, TEAM_SUM
from xltiebreak.ranking.places import Standing, Tie, steps_between
from xltiebreak.ranking.standings import Ranked, Standings
from xltiebreak.rules.systems import System
from xltiebreak.rules.systems.registry import REVERSED
from xltiebreak.rules.worksheet import MEAN, ROUNDED_MEAN, value_shown

MOST_NAMED = 3

def reason(ranked, row):
    tie = next((candidate for candidate in ranked.ties if row in candidate.standings), None)
    if tie is None or not ranked.players.is_final:
        return ""
    level = [placed for placed in tie.standings if placed.place == row.place]
    if row != level[0]:
        return f"Level with {_spoken(ranked, level[0].player)}."
    sentences = [_same_score(ranked, tie, row)]
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
    elif players.playoff_due:
        yield players.playoff_due

def ties_by(standings, most = 99):
    change = standings.order.change
    order = change.first if change else standings.order.tie_breaks
    named = order if change or len(order) <= most else order[: max(standings.needed, 1)]
    rest = ", …" * (len(named) < len(order))
    first, *others = [tie_break.name for tie_break in named]
    then = f", then {', '.join(others)}" if others else ""
    if change:
        return f"{standings.order.changes.removesuffix('.')} ({by_rule(standings)})."
    return f"Ties by {first}{then}{rest} ({by_rule(standings)})."

def by_rule(standings):
    systems = [tie_break.system for tie_break in standings.order.tie_breaks]
    if all(system.of_teams for system in systems):
        return "; ".join(dict.fromkeys(system.reference for system in systems))
    return standings.rule

def called(section, player):
    return player.label if section.matches is not None else first_name_first(player.label)

def short_names(section):
    surnames = {player.number: surname(player.label) for player in section.players}
    times = Counter(surnames.values())
    return {
        player.number: short if times[short] == 1 else called(section, player)
        for player in section.players
        for short in [surnames[player.number]]
    }

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

def level_on(ranked, row):
    playoff = ranked.playoff_of(row.player.number)
    if playoff:
        return "have all points" if playoff.is_due else "are level in the play-off"
    of_two = " that ranks them" * (ranked.players.order.change is not None)
    return f"are level on every tie-break{of_two}"

def _all_level(ranked, level, *, alone):
    if alone:
        who = "Both" if len(level) == 2 else "All"
    elif len(level) <= MOST_NAMED:
        who = listed([_spoken(ranked, placed.player) for placed in level])
    else:
        who = f"{_in_words(len(level)).capitalize()} of them"
    return f"{who} {level_on(ranked, level[0])}."

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

def value_text(value, system):
    if value is None:
        return NO_VALUE
    return value_shown(value, system.combine, system.code, system.digits, on_paper)

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

def _playoff(pair, look):
    playoff = pair.ranked.playoff_of(pair.why.ahead.player.number)
    of_two = playoff is not None and len(playoff.numbers) == 2
    ahead, behind = ("won", "lost") if of_two else ("was ahead in", "was behind in")
    how = f" ({playoff.words})" if playoff and playoff.words else ""
    return f"{pair.mine} {_more(pair, ahead, behind)} the play-off{how}"

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
    PLAYOFF: _playoff,
}

_WITHOUT_FIGURES = ("H2H", "DE", "LOT", PLAYOFF, "TPN", "RTNG")
'''

MODULES['xltiebreak.questions.why'] = r'''from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.winners import winnings
from xltiebreak.ranking.orders import PLAYOFF
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
    family: str = ""

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
        return self.tie_break.named_under(self.family)

    def dropped(self, show = decimal):
        drops = [term.drop for sheet in self.both for term in sheet.terms if term.drop]
        sentences = (
            f"the {drop.which} ({drop.reason.shown(show)})" for drop in drops if drop.which
        )
        listed = "; ".join(dict.fromkeys(sentences))
        return f"Dropped: {listed}" * bool(listed)

    def marked(self, term):
        plain = term.instead is None and not self.tie_break.system.of_opponents
        return bool(term.words) and not plain and (term.drop is None or bool(term.drop.which))

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
            playoff = self.ranked.playoff_of(self.ahead.player.number)
            if playoff:
                due = self.ranked.what_parts(self.ahead.player.number)
                tried = f"and {due if playoff.is_due else 'the play-off left them level'}"
            both = " and ".join(f"{row.player.label} ({row.player.number})" for row in self.both)
            return f"{both} share {self.ahead.in_words}: {have}, {tried}."
        before = f"{first} is before {second}"
        if self.decided_by == BY_SCORE:
            return f"{before}: {_points(self.ahead.score, show)} to {points[1]}."
        return f"{before}: {have}, and {self._parting(self.looks[-1], show)}."

    def _parting(self, look, show):
        playoff = self.ranked.playoff_of(self.ahead.player.number)
        if playoff is None or look.tie_break.code != PLAYOFF:
            return f"{look.named} is {self.figures(look, show)}"
        how = f", {playoff.words}" if playoff.words else ""
        return f"the play-off decided (US Chess 34E12{how})"

    @property
    def _all_level(self):
        levels = len(self.looks)
        that = " that rank them" * (self.ranked.players.order.change is not None)
        if levels == 1:
            return "the tie-break is level"
        return f"{'both' if levels == 2 else f'all {levels}'} tie-breaks{that} are level"

    def figures(self, look, show = decimal):
        digits = look.tie_break.system.digits
        ahead, behind = (figure_of(sheet.value, digits, show) for sheet in look.both)
        if look.level:
            return "level, without a value" if look.ahead.value is None else f"level, {ahead} each"
        less = "" if look.tie_break.higher_is_better else ", where less is better"
        return f"{ahead} to {behind}{less}"

    def label(self, row):
        return f"{row.player.label} ({row.player.number}, {row.in_words})"

    def of_look(self, look, show = decimal):
        without = {sheet.why_none(show) if sheet.value is None else "" for sheet in look.both}
        if len(without) == 1 and any(without):
            yield f"{look.named}: no value; {without.pop()}."
            return
        level = f"{self.figures(look, show)}." if look.level else ""
        figures = f"{level[:1].upper()}{level[1:]}"
        dropped = look.dropped(show)
        what = look.tie_break.help_under(look.family)
        yield " ".join(filter(None, [what, figures, dropped and f"{dropped}."]))
        for row, sheet in zip(self.both, look.both):
            if not look.in_rounds:
                yield f"{row.player.label}: {sheet.sentence(show)}."
            elif notes := "; ".join(self._notes(look, sheet, show)):
                yield f"{MARK} {row.player.label}, {notes}."

    def _notes(self, look, sheet, show):
        players = self.ranked.section.by_number
        for term in filter(look.marked, sheet.terms):
            opponent = f" v {players[term.opponent].label}" if term.opponent else ""
            yield f"R{term.round}{opponent}: {term.words.shown(show)}"

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
            ranked.players.edition.family,
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

    seal: str = ""

    announced: tuple[str, ...] = ()

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
from xltiebreak.ranking.standings import Standings, after_playoffs, edition_of, order_of
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

def find_entry(sections, player):
    entry = find_among([(section, section.players) for section in sections], player)
    if entry is None:
        raise TieBreakError(_nobody(str(player).strip(), sections))
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

def meant_by(text, entries):
    is_number = text.isdecimal() and len(text) < 10
    wanted = str(int(text)) if is_number else text
    by_name = (_is_named, _has_whole_words, _has_begun_words, _has_in_name)
    matches: tuple[Match, ...] = (_has_number,) if is_number else by_name
    for match in matches:
        meant = [k for k, entry in enumerate(entries) if match(entry, wanted)]
        if meant:
            return meant
    return []

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

def _nobody(text, sections):
    import difflib

    where = f"section {sections[0].name}" if len(sections) == 1 else "any section"
    what = " or ".join(_kinds_of_entries(sections))
    if text.isdecimal():
        return f"there is no {what} {text} in {where}"
    players = [entry for section in sections for entry in section.players]
    teams = [
        entry.plays_for for section in sections if section.counting for entry in section.players
    ]
    names: dict[str, str] = {}
    for name in (*(entry.name for entry in players), *teams):
        words = words_of(name)
        for part in (*words, " ".join(words), " ".join(words[::-1])):
            names.setdefault(part, name)
    asked = " ".join(words_of(text))
    near = difflib.get_close_matches(asked, names, n=3)
    if near:  # the nearest, and those that are hardly farther
        likeness = difflib.SequenceMatcher(None, near[0], asked).ratio()
        near = difflib.get_close_matches(asked, near, n=3, cutoff=likeness - 0.1)
    meant = " or ".join(dict.fromkeys(repr(names[part]) for part in near))
    return f"there is no {what} {text!r} in {where}" + (f"; is {meant} meant?" if near else "")

def _kinds_of_entries(sections):
    players = any(section.matches is None for section in sections)
    teams = any(section.matches is not None or section.counting for section in sections)
    return ["player"] * players + ["team"] * teams
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

PLAYOFF, PERFECT_SCORES = "Playoff", "Perfect scores"
_LABELLED = re.compile(r"\b(play-?offs?|perfect scores)\s*:", re.IGNORECASE)
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
    name = _NAMES.get(re.sub(r"[\s-]+", "", text.casefold()))
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
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked, as_after
from xltiebreak.ranking.named import teams_of
from xltiebreak.ranking.orders import PLAYOFF, Order, order_named, parted, usual_order
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
        return all_points if self.section.perfect_scores else None

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
    perfect = tuple(row.player.number for row in placed.rows if row.score == most)
    is_settled = any(set(perfect) <= set(playoff.numbers) for playoff in typed)
    if placed.players.is_final and len(perfect) > 1 and not is_settled:
        from xltiebreak.ranking.playoffs import Playoff  # late: as above

        yield Playoff((perfect,), is_due=True)

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
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    MAX_BOARDS,
    PERFECT_PLAYOFF,
    MatchPoints,
)
from xltiebreak.event.words import bare
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

PACKED = '''
LRx4!F+o`-Q(3Dg1ThBA`~QG+R74Pe|NsC0|NsC0|NsAF3qB9CuAM&lzGZ#qy+tQQWGDgKTeqXnZs2#`xBwk=hAY<{5~@W?5|t>D
ssb$@?bSAp+l||&Y3sWAo9Djf_)(6#ea=?hX7_u}*M01(-+YY)ch}E)sZARC((u3rmG^t!9T)&7)@T<ULUaHc2v4moQIodTNwsLr
H5!U<nD1Bs0PW@3^Q4#8p4)Dm>0NbQo1?BtR;=BOf^C99A;)}Ry`Eb_0YZeyilr*GsaDt~`sXjWZpzpM)?#aIk=w5B)%ULFVprEW
gEwC06<*p904*9y+S*E_2^+3=eYigRDc^Rtb9Fjhp|0mX_H<FECalW0yLQ^sV<*!U_VZQ11F2=Y_dT2jkFveht(z@jlGktn(D@$A
(rFwgY>zIi8q*orXmvqA+X6H)3skMkIZ>c0ilS6DWOgXf6as;E)d~_VP}>7jV+8?91X2kpB!i#;bN~*30000|fB*^ua{vGiK!PGr
Pze+VKmY*H000000001V0B8UJ1$({h%@3NJ-f~xc$w5Fmu7i6Ao7#DMdf~vKr;t?wi2|hP8L&D7kWdIkzTAXLL)M0dngOZ@zFu%^
Z>|F3+8+#<>b-p^0e9JO*VXr#K8--0y3u`Z$ES6P%xtdl&RYk!v)8Qp-*0TYzFt97nSv)iX6LQ5uDkCzbbGg1G}++Uo_AZ@)_J(@
Q+wF<>#2@->F<Zy<?p+pb&9I#Bd&lH^bS{J%DrhK<HGPdyaiV4j(1oA&?f86tmxhVW{<YT2&s`~(<Zef`Fr1cySv`i921o<efNm-
ebjX;Z2Bu&H?eJ1t#qcZX6kL8-#f3oa{|6bvCn(UYYOhCo6nx!@@{t#9T`(YO73b03ifmC)UPqU-0w@ea@U=~u6N!$-i~%q`2)_<
n;Bf4)uwy7x$b(Y)*oIpLW`Vk``=fGzV+>Qy2Z?S?$+$`@#GRT>Djy2xq0sD^?B`gGCQr)#p><kHr<2h+@J@|nE*5Z0000001W^K
cee*OOWptg=eBuYC8(m%H^o)z0002FK&dNi1pw1Sd%5Go=}mRj>m3vaz3n>N?>*y#zWR|{&rcofO){W*Xeua4+eU+CUvM4MDsEl6
`{B9l#{0WNuDhpj+}%36Z?<~3+#BgbC9QSdapS$*YLt(@-6gwe>+iCibKYNlzSjHaOcViPQ%b5`+i>)sA3XN?qzEf}6b;w_02O-*
8YmP1Zj-8=w%x7H?QwSI$yiR?&wBN2eRX`k-N)P92B~Lr(s^dRU4U{gR?r;Xx!T6Vb*rm-cTSIO@!IbriQS$c1EJmTeSPm&JCOU}
JihKc2Yr<iRK?I50~<6SLGG_`R|(nec1;TH>+c6U+Th52txslm&u;8+_37<Hy!W$JUiH4z<=&mR`@MNSA3!5-J?`G`cx6E;?t8xM
_`db(dpD+LYqN8+ljwN2T<z`@eQzQqur#7gJ#>&ML+Zw&*lD)et9x|!n}ux}nYN|lUUj$tw|Q_6MG~jqa2~G@UQc_y_jlR8$N*l$
r#xDHe8>vk#_JRTp;y>fZHT*QsQ>`b&;ufYN&qMY7qC6p^j3yOz1zFGhXgjt1G_pobyo9We1V_=-uP8Y^k^z72KMBI&U)8v_OLx$
QS{IO*{QxezR}JHySjO^cG+>(FTLMl+2MQ>rl_a@41*CsrEm{#URt#5(a&vs0j0K$Z8ZQ?t6I7Y2?~wg`@_WVLzciE?s3}y?)mV(
`1%r{5|orn?%HTKo#}ilQg5F%-k$rgE{|FaY+m!a_3!`y08hIwk6jb5w*u#V?~;2oD+}uGdh)&C00GxQdUw6R@2_vU;cRc1`sgSc
wx;^$J-2$n-UmR?0D1rv0C-S#zyR!5x4PXtc!fUikoFm4#E0E4anJ=1M)#v|Ew0*hdODyu^ObsAXT9Cy)V-LMdUcz?-G$Z!<>}E@
-C@(+wLo%j9=yv0lX~Y~^SnE*8*e?gdh)}4yY24pk9V?i-lY^$9`^8_^mhkmFJAYTJH6C<UUryAdmTUk84y}~KJNAa_1^1+_q=)a
4XJyr907<?cT<dZ4FN4&?Lt*82*{&UBU0$s4mRsu%ud#qJa-ew*R5A=*&Ap80G5LVS_xu+dA+#w1JTn!=qFow>Iauvyf6VuNF=nt
0CMP3UGD3>XS!m(-T*zk*8q0FKBV5;u*;=n6aW}q%m4#Mdvx5xsEGh5N$KaX03DvXeV)C04YR)5be=n{++9~}^yzO#o$G);ozcD0
YE=1l^~1c?raeCH_BDOIdGmWOi+VItk`F8cY;A%8y{*twXDX1pr(X7NZ~zB@1@CuDx3@m;du@f!JGS$0yQ6z#1CRk#Ue{pW+5i-2
HLna3^zO#A>c$)l0aSrW4&vPQZ+Q4X6cksx-1L!ET?#dyZRYd|FK<)|I#EV|$wH_Cr~m~D0BAKu4EtzmiqX&j6;S~CYElr2OWwnc
$6FKG^WL@$J+zlSya26fd(q~+ysR^AT8i54O}*NmPkax#^!J<YzU$q-mh--SYwpO~-GZij-fNn5o3QNNu6sP&b@yHmLnejb+FHs5
0aPU+2_OIp1FV6gK-&PhyStm)L(;TMQUGskO}%yW-sisiz%K#rxykME&{}*8gjx4CdBxuD5v{%6=eKub-+T?$_imN9#_M*kSF>qB
KrXoY#<e|X-rsu!_I4e801W`7iRIqn`yTJ8d&gfX6aWE0JH~tF)`D%mVb$F{_YgV&VyRcUpFz{)Ti)$^OK$?FeVfm&m%h>H0MWb$
OpHw&JOm!P9rj-=&G1`k2iVf29`FDF0005x6+i*x*52UZrhx$j1OjLQ022_<0WtuaLS)p&l4&snrXmoCLIluEiHOjdPf4{hWlz;S
(@C`(Q4do`sKAU(0VYyWB7!4BDe9h0H9aFwNsSXm(r9P_qd))#fB;FPh(QUUQKkw{)YU&sQ^8EonpFKyQ^|?yGN$yC^rxn3o@$Ro
078-wKumxH03$&%Xab&1Pa&pB<Z7Elo-{_LfJvl~rkV{PWYCP7XeN_sq{*V51jN*7fN3(GgdV1hkNA3fR8)WA37-=TAQT*$MOMrZ
7DH&+|5IcU706KqphYMIXaGu31ejC=DH4$oC`AB>L`~1%r%IqGzw&@oS`-CTQ~yu^MD)liBA#-fLI839(&+0yBmQ>9?PkBvHK$b@
#rQcL&j0nt`oH}JKlH_2T>sDg0t>WCg%R-iw*R)Z)T*k#1xA&@y&$>-`Z|GbpK2;XA|P-=U|(XLPI$8-uw4==H#V$F(hGluK`pQU
1*M;p*D`KMDUz(c(b%lRxFCt5HHfvA#DDo|2G{?M>sK@X^}ccXItqd9MFY)Kcmy;r={f%GU>`Ttm`^>|*93kvWELW!fFh=!yf5#b
L-*EZfO9EG$2iqs&?=&+y?+he{Nm1o|7QAs9LfHZ`|LbhB6dIg|MnTRf0x(dds#alhCZ7E$GY_(iJ$k@DKkyPvh?cFq!{jNC@Too
Mg2}7N5D*oAc!i&DIfL!%t8o3B@jfoEV`~>Y4oMEoiOAS1b|50Zon_>SvqmEQB%PBaifJnCZ%nNi!|2+E!a)X)O)z$P0gsQ$FA|u
BbN%H#aR8JD5>aTt2Rft<MY5P{}VnK=w;0mXa+qaFn)S0Y^cYWk*5kmNY_D2wAt?E{m+lK!u@sMcsy|%?kVfVq|+eFbauV>dMy4t
yFmOgM`G=VxDQEF9X2*D{ypxThZnhLx#2lj=|&D2)02gcd%O8@c(FeF-j3KjaW|O;laOeGj!>Io@eH+)22I`CqTV01UDTpPr20F@
l|N^4_{Z;T(4;9X5;cTWRa@p2VYg|qq&iA++Sk=mf|_og&Ke8OSrjqji#6D#jY+(v8K$U%#&!v$k7_9rtGcwW^C2fg#`vX0GY;8k
Bs5qov84jYqJsGU-JBE~4Pvb?oVd8t-R;)ThGwmrt3u_dB+dX=(H26c6l209Nl^h!r*?61%8n9lNEpag?<(fkvs=YO+ZmTF`^zLX
Sd2mKWdGgU=Q+0)T(o>>@2+S2s~p(L#n$<#Tg7>;>H6m@Y3o&^Bk!2e2${V*_+Qt(Udl<z+Ep`)1RY0MO)rHZjYW?LYpOaW>h!2~
n%U#ei+Wuf`&Ut3E(##p24dW=vYtIHq`ug)4OCHC>fxpK#=7kix>lCI{b9q_OfEAar5rQil2ODms=TYu1&TiePSQT@RRo?@RIy+(
7UfDx22}L9{=&az@2b{g-F5$N|6?E{{KCK_txm-2{VdUpMrC<_kNFaPvFY;T{<{5p|DQkU&%YIhA$?W_=^8vD+vxD$k6tZNP@sy2
A%lEg=MZK_Cydad1stj~J*!(s3kHGz7;rwgVSf}|H5_H$p?Fh+{bB{Fe1FFK(mlD`H!S1N{*@60d4i~b1f?pvIE3HyW71GRI1r%z
SO73#LEp>DNM4&jC&-UIA7@o+5!M5&I9J>=G^jDo-T5C5x|HroA|-y#G(oOL`kF#tzTHhOdz1HBKb!CP<mn{RNn<iEn0jWuhvB^m
K^>a3z*0a;?6j$VA;B!a7at}QgwSBhuL3>)|H?Gm@M@QRHc{FP5n6IrW3jffeGOfRmRgbc2Tpw!lpwE${=W#elnwv3+Zre$M!z9c
{LH8t(Ot!62x7$``hWdbcwWv{9-J|_r3au^uiQzR^ME!Xl)xD;Qi*h`l_Y-;72LO9i)Gls`7ZXc+H&sDprF{F6>^H|2rRC&&)nNS
mApaADFrLZV2Q$oI!N%U;%Lhh1IgvCD(q=oPmI=pJnUF&ECYJz$OZy}RmftWfkeSUCYqB)sPzB7+4q#7`hL##=#WRi^V6{IMD3-7
s?(ygl{8RQDp5#e3hQL)3L(&vFeua*RFOcnHHOg~r?>4u>NW8nm@jIl|KHZ3H_Eo(n&>>VUE<bm2Twlk76;Y)*%1PLU}{2kl?0SR
p+hpiL48itNIgj8-5Rvu)2lR9Sc}16KF;pp(d6`H+8_|Rc+=7tJYkf30aP4K49|!)3adywscf&gK5tN>1D|C}>O-0llfb41Fy4^f
ABZX7JW7N0dZkH2(ObZZ%8$^>y@)uT@kk2T$x9h^6yURy{3vN5sobUt<9phpmyEWJ2**(!)xL)7LO;3c$72&B+rRBuB_y<w>qZ0P
FDoI0i3q@>F^;?&KnNh3Yzg1czp3W_%Du`XiIJxSdW57~LzBC;XuqdexYH1;#_h|F+U1yUJaPJT=w>wHo6mrpr_x@nZOf#T#Y9Xo
RsPf4Cw=EZyc4ZU`lDZM?v)`|8Z_b%pT)`*FP%93Tey=Gp(BmS)`~?&%a<6>6IX8rGFZ&JwPHZhbj(Q%NRb8XcaFKF8SgZfDth>m
CWe|+n!DW$ThIMJzEm^T;r?$4gF|hNow3SC{oU!p!jrRByyp=@#VfUci@+0hx;az@5pYwH6(CS5c(*dg(FtZrbVy)Eq*DqW6n@SM
I?OPV7n_;m&&x-us;G#9sw|4g!LQ}po|OEL+h3QXxOR64ewujfP3uo4G^#O}g*%sox|6$(&im^5eDvVTWfTD;GMP;f0#JSfyDW)w
vFE7dkEVo41FneH<nt@qgXo?D$FsFcI0T{Ss4^1np*sKbZ5x7B4VNczPtr=bxPYYL8BvHJca<9ILYV2_rhA(k?S5s!0|giV>}Zpw
s5{Cce-_hKd;$v<$BOny9o@k|tOXt=TFh~zLF_6gv4x!UV5Y$aI@d3(hf1oW-4TN_4l9R5qd;ir+3*tHByy^43#!gcMa@A4h<D`4
iLbItp#0R>Z`URtz|_M37W2DP%b3ulDNk~D;560&^FKb*x98XRnm+&43;JrU?7Mi(U&Ei>{JLYj#@Rostt5;<&wuH;nHO7i)?RcA
N~kB}ml28Ne&4@or-3?^&2FfH$O@wpBS&c)Q~&se;BYNNiHtRz-WnhsX=j>j9Ze-<&D%$F0sgP5-s=IevXmGi2o8^LHy0pjzK><v
!id}911bBoPQ%+EV{LKgGB3=HhP*L-xLUf8(!X*69VC5e*mc<c2M1N;!4!fDT!(O|SfEh~u%Hj^DR27wmTC$>T|ZQ5s9h+f)YN`x
?&!FsD8KnRC>Vpo(f?XjP*v+!QX86p=7fGKsFHha$%4=3GRE$(#UX*9a{tv%hX8yJ0-aEhP!rL98^=cuWDpy@k7wLrE>Lup0cmbg
nlF`V!XZU)N-8g*V4{9X#wGyRh&VPzQA%0%h$Mq$i%kit!%&q{rARA_1u;GGwfW!Ey&1Z%zPeGyx-KKf%fYo(l8L#puwZZcU0Lwz
g>vd3K(~)>^4;P*&i-u=Q3}3F1rk(WUES_|Hqp4b)Pa8Wf<-C)oAla7KfcXxT7@!|i<c0qnO6Vq2k&J(7uwxxUmyNM0(05T3IKc8
ZvO7k-Rnv_`Xm*rvn1EjJTZSws#p(RHQTAx;oTq6#whEI*s=4MVu@k-G8-{6lAxCWf)lnmaWohjz+gbfXF6dZM(w1RyH2YWq&(YM
BwuN$T>O8I6Y^8c-`U8L#e3bN)_vc<_%n7*2V1HEB@~4qSnf#zTW0rNLJdgaHmi~xJTgMFE2uaHQZTYd4<8Qi4<_vG#WuMcWsV<#
eD1Gqnj&$Z(m$O?7unv~_RSc7_G9Z8-E;K5W*Z2P-|2}&X>nBPn@D#)J#JP<XiLOaC~sP^Tdw@v|7H!go9$Ymjo<RZX&rhbs^SCA
lhSdErj?5}>k;~@t#5j`aPMsjlWxS&A|tlN5m8}|Yf}VJZ7fBbNNWts3>atGn4yj0!noYFxYGl&RK{1fUcT#yuwP^}t7@7pcHI|j
=@i$@){C8P{%ZewJ!^HjcutaO9vcOmJGARm+v7YLIAy&1=-T;_^EebI5)+Lkzj69Q%lNj|T<=U|oTd3vd1jI(uj4&>!@!N=+{IIt
p>ns@k8aKH;BoMUt-<cToONrNRfbR;;;V0+k?|g{MJ;{mGtlTER^uMc>v`d)7%&#Bp*Aml?&-MfZA`dTYHe5*ajkedJZb+}>!j(X
2c4H~MBcj*d}u=bd~<NwZrt3sn``!MtU0-#qjCQqU4rEhJV~i&3js=T?5R~EdfLvFUDzuKEg#CEX7STvwPcEV75s5z6L{|z5ZK<7
>wx-q5j+GfYSnLsX`%Adl4%p&qM7dDalY`xjt;PVW!Ys!(c!gT7>8TN;{Ovbi%MxZ`MTa}vKP^;n#c-J$d>hYi6N;jZ40mE%h<Sa
AI5(!vb6oZQQTl@RRcnb1`URVm~1@X$>32k+YqG&tO<rsVyGIsn#}V4X3vgcX5SR6=2`DgAoOXf6q7=YF%*GW?`s?Ijw-m|!#Sy@
DqJmKD_xvkoa)+0+kX$%F|EF}nM@<Ckv4PqevSTJKeM~Jg7)&?17nVRa7H~i)2dc^^;vPzn6_}JD)J=+O|Mp(1{w$s+M8Wx)bsBu
EsR^Pm#4hs_hE>|CML_Z+GMjk)*@>|k&I;fEWgCl%jBE0t=AB7QyAN?-5+@GO_BcppGG>Y&ubUY@fn*Pe4c;BTIa6p*~>@JoK1Mi
GD_dZKQZa;wL}=2QG=>J{F=fANUn^R5{nCdA<qb0iKD|F_~FvBSM3R_?$w@Oag7-|L$sT{EMY@ie6?()7Id0Ki_t0_Y98?1{F(#n
Mq+S4cf2?<LXOy`JS0n2QG@KvyRFQ!tg4cCAxF07$N4=h$Jc)oTCSNhe#ulUGWoeimPT+QFl2DALI*_*)`t3dY{p_iLaAoxtu8?O
4qMT~pPy>b+|ZoXrPhn$%+e^AvCHZ<cpXfqL#P$E7pvMU0`S#{hA3glk3NvXk>Og05}{zpE?yPOG&`q4=*0ufqX>2yOFfh}vSF#@
(oLJIeQSuz7N^GlU0(I`X+qN>2i4<e?do5erK=~j!FtT-c0w(uNfwLg<&L{q9ULi;Wz`~~*liea6i`4X%7M4uE?kHt(f56_^=7Aw
>Ro6^h|-HGBuA*kE7OYAM6Tjn6);uLvy`^Mt)Tix$9(HXJ-pv=kqHpjXL$+|>fVegyRxm?gC20^41KBw==*JWy`i<ni-`Amj<3{f
kLF>ckeTw!CA?JYh*oii4XyDz#pnqsGc6m+j67l&b*YV{G;^IzeIpE&3t5)9mSkJF#04?Ds$tgThZ>we57D@0Zqq^Qo2<R<x}Ija
szlb6gU?qzZE1Q7*gBs8JDdjZcOD*}Z<Ler`l;|}Xj@VJuk^GT(LKcnJ_>`G0a$Ww;p|=`0|Vsf+z$={cM%WAgrU2rqVifo;X^@L
=*(s4ukfJ3p>kG}LwR!C`R)VviT?kO-tm4(YV?*%R@!$Qc9h(+^N`v#nptB=L%2qj)NEo<f2AuyYWbIF#eh`W13w&RQK@4xK}%fv
vLU*Q50k?D{!TU|dGW@(73D`hv$`Zr0rt>b`UsgJP`OnGO)j$$E|Ny!cSWYesef4jyKwG)NG$JPvhNM~x&p@E3^jl~@Xa}>#$Ewc
nnIG;%0u9=tk}A{e6fFz39LRjhk4TFjcs(3noi!jynIknxHxu&az!>YW0)So*oh!4!Iu(Q^`#hCm0RzO>{xVf1C8R8_$zeo?aQcY
+^K#qe<(JCJH8p#%}3H`Z97gPzRqb3^ek1iRx5kPJj47}(mg!f-_qfs?bD5liB-RFudKd{J3%7qNb(3AVo@J|<^9F$u-4~E`EDd?
DH64M?rQwd?OTF^y7>6$!|rUmV&~#>qZiei^f~!udGEpH>d2~A<Q?HIL97>=HR8j1BK$bLR@s{Pj~?cg?tA-SmLV1j%L1p#b|@=(
==rLHs_mW%z}@D|_g96NC2Up3zZ+27deZ1%Kv!3n7reMq9aVU%0wtTW!Wtrq;N5GsoPH(;g0G=?VbhTuJe{O_EWL~Ry$Jt?RQ1Q7
d^<z_>w`wSWLIzbE?tndZBai<DjG)FSu4AIb(m?WDu~CYt(L3Q{YzIqU+gOV6{Gh!T)r~8n!?-iS}wOGCC<LyyYzbB)Zn|ik*@U!
hjveB5<+`)(eU@aV*RoU__n(F@P*&a+O{=b@!h8n+b~m{orqNblU15YP%8_n0B^>;bp-g(gf#hp^eZ!?l+n}@1kK-bCR9SD2#AKN
+6+abq$_nz`KN*GrXSKBsQNmUyLCMgwrZ5SvkAU0m%oFC9XrW|Mx^*L&?8oj#usRD#Z@ttanM>1Xo`@%8QGdmGtO9IESwBD*0kzY
ch!Y^b4ZSs^P(J<#APN|Ww^e}Pe0Kg-5z3`ec|)nly<oL-!nJD2;$<@-Zb%>_f`KyAag1toW_kIT6TQtOz$3^D-KX1WAe4{hUC*)
sYGIlJ(->9I%e2uo>>EYmn%-&vjnN3vrwTJ5n{F<OAbP56I*k7q=WSuvOQEdHl{fH=?2x6QO@?^yB(HC09xsS!PJJOX(EfhBl`6H
3I+3UARb@#Rv-FB{ucgY_7CFYw;9-~cz)6pnyL_?LcPI1PvU*P&G>=59w5-9{67!f{F>W)J07COcP6xEOw8^;lrU5nZZ%|5S;KJw
0DOXJ5~~UoP*71=C`CRixm~ragZ_Uua|1H&SW<Nzh24X(c#jva_%lE2!&|GAshL#izJ@C#5&Z1A-_I}nf3-8Z;j^$Ju&#kB3quB@
f9ii4x@f~j60!_u{uqDCS6b9d8h#dOf0x_!{hQz6*p%#&9<~PBS|W*>lg;niov!l}aS+JexD1LJsi9MtAC|VvWI{zP8<Ob!fW1Pb
Zs@@zVjUzyD3={j1!Q_ep#Dn;jOYr0z=ZtS?q}i6X;jj@L}_~ECkd3ee`EQ7IN^GwOWB?tULjB!uCyPPSE?W((-Nd_(?*W6OQH&=
K}H15L}t!&NC=A#G_*D|GUOR7tI>z$@{}GXV(sz~=b+PB{;%ZpISUMggw&%U|L-G<$A-=j>o@+rem$(`i}3lAZOfBrtCO{d1e>8K
M|3u-h$;#onQI0yQxXM{r_kv#n@N;D_P4kBSA&el(wz;>ek}eveRjzB>{Bw>j!1AZVE;Qe>kSWarr)Yi3!%4gsA<*f?LP>$!_ivW
E=39KSa$)4BolQ+P($#m|9vH=MB-JFZMu@`{eKR!jP{Bz&ZS&A|9%*8AL3Dz36JUa?3>j88usTOuYD$H!YP@8N~Dq~nkI>cs+6dT
swRRtY3O;x`8V@05C<e5n+}ElXU!~lLILI3tj}-iVTREc=6i=BOW);ZNBFZ#@WYf#oYG-H?`Cn1eiZrRp$k-n&RcdJm3x9#A%43i
7PhF^vg((FRxHn~=_L}OFX8)nb)Ltgxu?-`i!#u$o^-l(=}ic@8dnmB^h31J{-1{%o93wWn3~p{J-<KQ-=rtYw3v$pP*}JZe}DFN
w{<v@9klG$+f)O{B}rCL^A+J4XozvJO3bh6`QSqg`;}HoyDrMB-7v`Mzq@&B2Obuw{~cZw%0*O<0fObjB5u*+NBKRyaPRl^)pU_D
EI|-d%vQQ(cU(K;C+y(Z)7qPva{fgFM)4ITP)s!vQxio60Td-AAh(T^!I@jTaxpvSJbgTY<q1tF!2#9EN#I*ijGdS%T9I=uDjjri
j#9n$(^<M`<-@l56k&^}l{Hk85Cthr$q`CHMFkN=(JWO-RHRK+5d<|8G{i+bwbw?Vwwca4h)UxVc+!99-7Pj-k)oz#s|;qfuC5ra
X(O3)9cgJ@k#%wdw;L5)oo3?AS!i(7iyi50?@xL(x=S@MgA>e8JWrzfy>7jC>Yt|M_)`Aw0DL6AHtB8gO+RZrESfdd;zbb@nQI`m
tv-J3SH16?ooNFTIm{x0u@q6%tLOL94P_!lKX(HBR3As4e9NJAaOxn$pl~<fYw@aF&`>X;K^72zT?C;_S{#I^e;eP9)eA!S)mW|j
!O*O0^L;H0MrmCE`uxKWOU;*TT)=k{;#FuxC09mzik^(Bjl3{1;5cIwjwI(=7~ONm;jET}4exoUUlBv%UQQO1aTccD=vP9~eOUUc
X0#vZ`Vgz6$EYU=qyF9`=ZPTKt<1pSp;Ym{wKO)io<H65<6>4to*_$(*aT9Cf{7=<s%R(_y7Ki6z0S18I>9oY1C#te>h&uG{(muU
g7P%^qOH6R(WDV~g-=281=vtieex$B^aa?=yU5(H$HUsK(gcJ5E%pW>54<`l2;<r8vk%D$>Mlm7uhyt3<@S7NkSi(`B~*_+fnL8z
K%%7+?EIdNc8xHp++Z+Lwi<%#)fK@IA=R7}fxx>9hcF&M6p+X+IY}uRX`v{nkfy0Ar8mH0W5OosA;>@K7F`We6uQF;xl*Y@YL*rx
7Hu<oe>~B_t!L@5hf{k@9~Gd3_<C36{vO{ANQ7n7SUFu38F0>ks)D1Fw}91P*gfkJ^mymv#31<4XQaj8?=6mw!Hf^u&(xC|PK!Le
x1gde(b0#p{W~Y|t@DSUZ#>Ye$enL^8%J^<xc$9d9{auyLLUeann0vV5!lm8kuei7QBf;G7hg3R^FnoqSE8ZP_{@a{foh)IVF<BN
ly;rcat#KPjsC999lw?BaSunXoVoum^7-pJaNAH6Gr!opK>>(RLxK~v*U#V}IFhE#sQ>48_+Mq3p|m5>LmfJ`PIA9SOv;3il~X?Z
b1JcwNUdZ(->EXH(V<N%n~ncQP;=-vXbeIm(!fNt%d_TvAE={<pr}fM0*gJ`x&g3szdrKl{EvlG{p$Cfb)B*!4c~g<CQq%?kp5cD
|8|;PJ_;^egmM64h^kZ-2)sZcwH<3SS21c!Y(~ak-B<qCZpJ&c=Zm!n<;XLM%_D>Jzn=h}_i%+S)3r!pB^6Oo5YbCPO(aP{5YUlO
_%K%}s>M|IoPF3$haH6GCULm{m#qmoUgkM_3@Jx<U9!yS*m}^l+&u^181GYupuS!sjst`g5vxD8!y+s(7E_D8W<ybk#oBRn3cD+P
?&305$l#HzY0)w9B~8IFh)MI9UT`WWI%Z0RG^a+8L;*+CDhHy<5(-y$JtPaV$huZUpqz-0t)m>tI7L+yc2x+W{arbP|AV|K##wUm
%6FzQVfNI1{r{fd53lFE2i_I05=hBVQCn1n?%~2YlmGXGe4UvL{``UI_$oEP@*${51ddA0g~uiC63nrq+#zQ^Z+`pX(VExOpSL!?
*R9Rsp<RQgH62Z%U{e|Z#sNiJkt6@-Zt@7BB411fl3Q$uXctS&u7gRR_Ct`qZsYu=pC1ktgAIILHC#ziW|%<>Lo6V+Wb>;y<geTF
&zyC;Rb~(Tvp01euu|zC&Btx~q!akTA|v$(8|ib=3cMs~ag+Ay6fxI`hX<PvM;Ico(*{8a%;-(~cIuOtBd8G-D`vA6*|fn7io(Wi
Gg^isyJ+~2wY&95e8k^~3HP@#5S}6iy5aY@cv1Cm&dZI-Ma#ol%~=E+R4Sjo*r=PlFvu)Oi?J331)%)se?4)AtSBU@B~>!Qot{aY
c7D9>rNc!X#oH4biC&InV2}HG3WhhNw&;q4tBAb<LXn30_B>WES;y)Rbe~~=!{|`&cWns&iop*k&PP7GtrA&{euNs~KV2^7W3AcQ
6UTRpcJ|RuCh)MPYSV{%inUy`7@4Op(&Y0NS?Iegsq2q%@f7ZQhG;g-2%61qu_99MA+$LosVXRyaCQY;oZwuzQ4v&&Cbu<(Zk^)q
HISt=x8`tFf+CGW=J^PpThhDFJWM0F5h8_YucS^?UMcrz60mY9%LZvBKw{;TE;$LH+24u1Nl?*o!t%G|_lu{m-;vz9Hk}_2qFO-o
R8pO5jn!DS2S}|sz1g{TyJi+?;f?XmvmQ6U4h}_#;VK*axV1BB52l$9qebq*3fE07jmI{vbCHZv8j!S-s(F^Y7U;XuPIRLk7Tj5M
JfL2Ki4BdpX{~5fOZoWyYCawVfRc`Xf4_2n2FvjGSrs)E+}(6i5MRkT1v#AGDdl!}?%R|@?QEwxapaD&<rs|(Me?1>%ERXEYVO2w
(Ht%pZbOHs-PvA{ls8gTuPr+xMqD}4xLobg3Mqesw(=f9Z67IqdvaHBprYBR$9EjQ_3vdZxd>Nxj|{J+_8fZJP0O8;M0H7C;8MG=
kEt`}ttEepzIEXp)7p1O=h*jww#r95aKBsauMjn))=deC)}?cYnELy0eR%lq$8QqNGTR7<R<;j0n6g1;+%tIyLy*$B{I-zf(xmUp
zaz>$>+h(%x4V@OuJWDpcGgU!3i2&r<6%;Mw-qAduNjOIIPWyVYO&|ZJcc9`B^92jG*I?9nOkj2X7^f6koW58b?Ey}2L5lOE5Fn1
>pv>+pZ|mC|1hXH^-GDNLJEJ8L~lX<nyBmRuH<kY@q77{4u{vU2e6o^X{jb=q@(E{aqm9eU%y;y@7DYb;tF!tnjF5`J^!-mCrd#U
vu#(~yOqvr?Kaw5RG4@E*Jl{|T=mhH>FwRpY1%z8*Y|YsF43!!>)4&1&R(<Hq<NY_ulw{L63HfrONxK592#sxbcN$-182Ew<ldt5
I?+?=(+yB6wF4vQBO>de(9KqrO)M3<e%EwIZPhn@E@<iOrL>8+n|c+E(oK0hQ|Y~jamu;ip`lV^T<YfR$>SKYtGjB@Fm%-Wd}ZsK
t1SXlBWQ@m@5iNNGr8~x0n~(?Go<M#!-P1t9gP<rxu&2f*Y-K8Z7~iS`YWYOSF@NlFK31r+jP|x4Q1sgJEoGekv%e<Cfu!y7TXQH
y4JHh-7!TD%J^m^+7(4>q`6_)J2;)0>Bl}V8x)|5RaG7$r9;Pgdo?uhsI{9+R!+I0t)4L6>VdUp(v03tGQ1)Qwk$J>8%?0Ku9#rT
@YFhdJ9LW{r*>%$&q%6p@arvTCQpr>B5s|r;|ii2C1a`@w-r04E8AI=UpF$W;aSteRZ~pT!9`b;>71Zxhe=*pp+PY+(_$_vxuW@3
73tt+2zWxZh9RWR*Qb}yXi|0KYqT*^Z);1eYZz@rArWrKLrB^U3e(#z((269W16d0u+yYA)+-fpcvtqXlj3zt*7H4Fi<JC#Id>+5
qzqZjL5S04Asp^RVye<Kio0m^IHGdmVj3A$6s(w?I!lzPoKh&er8ez0%FR8H>Dx6D#9D-{^BM!4vWJpG$s!^6&zNc$GfJAaQ8$#q
nogdRvpX}h%LRh+%C8KsX6l`=v`CLxFGypgHtTk2N>wzrojT63N{Vuu6OJm*nS;)n^HH|xsSRbDLu}#Wi=9x?rySf)8IC4eZ8I|}
vxZdIhooWQG@Y1HDld2^WkXw~8I53yii)g$Lhf~)%&yXPPv=|7@7?_hQT{`uTpN3$8%X(e3%+QX9#>Z$tpK0xoi4D(bnd-0Sv%x?
i3)=dnk>5qxmW~QEE#eIscP81d3*Ed!ke14%QDvL*^CcIN}X%63DQF)txk^>UD>Zgx9i=m<#o88eAmnkvwK^>cqVVz?>}Y_UmD{$
vS?!<Jw>3Y&6;AZ6m%j3kous0gi9~ky58A~-l#%ZjT3UeYk$ETFySKk=5%pNF!YR9knEO~%cP}(p3R3_+5eaM6FNS&-M>%I;P>0~
%p?;ja`!BwrfU(e*FRl>N7tuE5Kg+w#a5_sgB2g-=dLq3hw|$KSn+<ozULMd9-@6Oa6KEZ3ZVHt94oa5<)AKV<xr%ufhWL<5$f=(
xV3a!zn^Og^<=wQ;Ev;9>lj6sQXcCZnC*#)_os=bd~*(sBQxXb9`HWReVuYPN#}GN2#MBc>1R<gNnowuvMQnhXbK#*3kEyxvjCE&
k_d6!Lo<~$8x1qdo7WRL!`pt#2BO&l3CdTqSo)B9D_iQSKNa>&pTzL?2_Kc8^6{*x;n_L@uete;=j_+(^o=m61{&|1)_K;gO{nlA
g@>Ef_(-i(gTk&c&LzPYC6&KLw*M%DprB$?iBHv$njg5)<v~>nf4k|WFC-lJRe>ZPF@Lk|i;#aX=E%d?Z=U#)@!gb-;q`GL*R3uh
v*l&$3PWf2I=GE9brN45mWUp7@26x3DU0BE^7QYZ$7*B2mvHtvd_2~j-c^0~S{gu>NbYoLx@-fC%=|YCU`&FkOn&H+M98*|&_?BR
U|G$3UU=&7G4o;SD|uGq!f|mMwOnOa(KRhzsXI0qTe5W`qZ!?`-t0S9*-U8o(Uz*XNPKC=jOuwcS;642>Y+-#_lpq#o3fuZdr^K~
S7S>k^fTY5Wx&r@5!4PC90ltxG;3d`C#Lqpj{B#&ZDqI1qxV~%;XlQ5oCO28tV+wKe5e?+aFl(?aj$yvi%^Pi^}||PSJ3t0POHml
jRu0}m#;>yiohA$Ulax$U<LQGjkqz@wJAncGXQAK*jj5!-$)=)*MgJs?M&E+(&yfM9mvFinNzBR0pY}agO?v>%$#sgAOL*+zn4#&
O(^iL{|SM2pF@bH#0*}jD!q;Cmo>O3J27?;R57R{(^+h-Y~h*L>C{Zdg{@Ry?z}G0H&QiPiBusYjfqI&+6ZGEId?-=qNJ%tWsam$
vg;B=RGJmbwjAMvQ@(kd&*+b@;=adMLGr1uy5bg{2_nm5gwl7fiSKOUXyX_nM^Eu<JQ_L%F5yC`3){<K#2#E|Ibs#UIfp{cv~4aZ
McG=S|4dOMr_e%w0+}chF3K1k*K-^nUvHy-LCEgD--kf;O(MZSa>K>esRKdEYbcf@Su7iR)EZ?2GM>{jgF@609>{n_uHqN-`O|aY
xo^oaT>JE87gWR;s;Fr5N6xOCzGGb=9Msau4l?^jL9OyCloETa?tl{&T-ijI(Tf)<lompWiIOLRqvcR?%^3l>QLyk|k`C|^C`gEh
Nvn_fDcg5E`FqjCX$Qx~E=#@NMK{8N&PP;p7@D$b?tA}wzrT*0pL=h*a_=qL3^2a%3(C^`^T>05puZHTXsi{>5w&k~Z5~|Q*FIZv
6!`7N9ZBMEoIcsKej$rUMKmN*tuxBh2fnQ$W@+A4$EB-pQW^T+%-ZKZ<@blch33hO=?eUqg8GWCVlNY4tUC6sBj<$gz7?Qo>XvbR
w8Z);axj~I3woLDAKedIl=P4X8%n5Rb|5Kb+|cMp-&?1EwW~-IVJIKz65=+R&<?JSP>=y6MIurC7}W$t8a2f!+#TeF?@+5q{=bFE
vqa@P@24}ZEm;CnnCPg0ND{16({*AZ!`<WI#o%YxM{;8kP5W>f5gL#NDP$X6r@`IzhPg^>p*PW3cIp=a$e;v9MM7?gny+Ngwzs=V
#n<z?FRbhJz{@@=0esREm2ecQiCqwu{8wka<26;>lG-lE0g9X`(Nuu`pTDJSb>G(m$@E3Si>XBB^2=q|Q8bNlK}L1Q1I*xrh~$M4
74=`><Aflj?N#@0=MxeW&_jtNz4Fa|+f+JPSg|PkzSl?DnpvJLXn@p*gqH?57fLEZkuu+wWnd%f^YtZS5>VFKD*P<WL)MM#9(PIz
0;D*&w;}>srYt8(7g|SyJP<*4sd7ckcMrJlk*`qXTauwRDyl6)z$OkHI%VQ!dixCDo8v~65J-aukB_E6F#y)nHkw|HemWa2nd`$>
<J`te6R5}GU3<QG@^>EnuYT@rGSZ^n0`VC5c}r<HjiCqw(i&84y{~eq_0B%HVnwT3AUh4Cy`D=M^)v*UgcaMrTYxqcR5(=y6cxU9
i?n)gd-LLM)@ELgWQhu^bTfYI50hQ{vT6AIr#@dsj{4br_1C^WGwBorlSEcF_g;==s`Fedy}#O1v0)-a5+9y*WuA~;x`2v9agTiG
T7lb)!5FYn+|asqHQ#N~H3~(G*KKjRS6+l9opN*@@6YXhlpZcCag5y<fHf@0sp@vxL{!nsw!rM+NePZ#jtmE$#)RPrBOok&tf=5}
_Imhe+zl{?`4FADDu{{I0I?7m-$9}H>$`bL+`{OOuU<XzY49TO*yva~{3Bm=1CD(4lFv8Oc}8)qGKu-=Pr<Qt)>IouuF!L(enr5(
W08^^_+MRNfITQh1~0$HfpGfl*GI1P*kpP&HIAlH#ZqLo1!|H3jmT;YwN0&PmU)C*zPEXrqeFR|$W}NK)j<aWT24Z_e%VYG>Ht+s
6Q?A)sYoe$F)=2+erp2D&!S1V<7S&hmngtEQLsZIJ5yx-!0+JUnyXFkzj57ZV^r1TphP4OPdK1FH0qc9q%v%nQyp0Hw{1h#V}KQK
gr#t`S!Z1@+-&GEU;>0qNCMeHgMzyb85=7By)C1A_cR(<j=Lwu7|1X_>swla#z}tIIT_If5-nMvc-jM{@POb>su~p$6R1Q)%T&`0
*ru#In#e^SMVWNtAUM<!f)$HvWg6-(^-^!8saPudJiYXMZ-4HD)F5ztJ+gQ4ck*|S2VWD82e|ls_sIXk^!Fjo=j$;&0MV$4S`eXM
SHrybZRByro$|VTd2~EZV{*P|eN64!(<pPT@8S+g2gK1OTyL<UAEQWQx%x7rm<X5L-)58CLmupHShn$m9fO9!!4`4rE=BcWGYsT;
+E2c)nhdLVnp@IR23$WS3|=Z#!<0n?1O_Hbt-g(AZel;p*ljgNk;Elh<Kz4;8)Vw%Psj9Td++3i$ah{Jhi|)_>rI01alldx{0_g$
=6!|xO%2&gW52%7zO@xlspl(JxZV^32;<@H@wRR~+v`uWWcj;na(m<KDtnII|54uI;BjsDgT%A?)~_;EeQd#$EhU`0%g5O6<WJqg
wa-suiWj<%+4*|RdJp(D2-Q@S?P_W7jf<YMU0gl6H!5jYl_Kl*nA4$cZ+Ri_QTOXhd2(usl)Cb^9r$w?svBstYb?C0>i4OJpyjir
T>HVJo0{lcq$2U-G#%fEg)3#skf=o!$RWjj9i`u@idA`3Z2U;a(yC|_s34W&>*tJXT%BiQafpRo1af(FTtfD*-QlUY(-m4zW{xz|
hTBPcN<Kx-Uw!M#O{JV&lhuFkZK2J0?B#;uj01FGjuUQNe?i{4C8#F2n@Z)Ucd3egcV}>KXSv7r#a~U-TTs00xq-jwbiNOo>eY#R
bEuyKL?ec(z|`pLxr5#HdfnQJBV~hL*5gGa{wqTdJi?_~R#c!;;mu)Pp;kH5prpkWMQicl!f_|Pg52{g4mW5WU6F)%@O$(t!-eb>
^M~T_;h9*iV6v#=<+mN;gC%VgiLl`>Q^!1OB9T_9p-Y$9VmIveTA?~eqTC|Pswu2<n3LM?qw(GkPVY@7;;g<JtLc%gU*sX!fn%du
9Al<9<_##usk2~`K_m^!w`6UKUZU;;SHON}5%hfp5k~?7xpk?}k1B2uO;W@2%Lc_2fWaS7$l2ZD6trdD!<X2umo>k{xzJnkW~?k#
-8S3mv!K0z6%=7&0|JkM(jY<-3Y_d=A>>?n_nec*b>*D-+mA0G>{R6j#%||KLaNRU4_9jybf5e;G{>z`R5T<4kc$WzoLe7UGh?b>
QbK%y!8u5=V0D{6r0JeHosG5UvYg!=tl>kQRfXI4r(V|f)g@Ks4z&Gq#iWF3^zTqqU5)GCv1sMBQd;+6Z0PNRkOo62t1!={qnaWK
C<Y`t-nj|=zgyk+>Tq@1ZCF%zqN@>RTKX1Y`Rc=HsxA)Krh=^*G@PmL=+7Oq>)!Rd??Lg^O0UMWsonFV!Xi0y-Egw2xU2B*A?%H1
WtDj*B&kcd(=9lM5ce$-(t1M9dO72K$>Hg~Hv8!xFmiW&K2Ow-icVYNvh;U+^m_HU;d^_mM3P11xe+egEoMb9N~+-H3l-TIqPrlS
s5nIKty&VXs1~lEoR(nkofNRBu=~FE`V##1;TJ!9xnPO<b9;{{c=x<}dxGq~d#X1QETJ~bri)aI%(0+iq^Tk$XHs3qPSWH{vzpO{
%>DvhYm4Kpg&_=ziXuE+PuI!z-0x@MLabtG)n-$wDf@I(jjVS`3_!3Y2q4II&{(C;x#^{~u>3CvKu92ETSuLBHVBkJ#t1cEA{m0F
|HXJzek#mR9jQ#F*TK7me$3@2c(V38C2~$jXm5t6W9s;QECY#4z1a9`pDT#4RDZt8zPVX<{UqCRDgcmP9@nvyerf%;6(l&bU+sT3
QtO+b3R@(nkI$3PnhoXK1zDxGc$Z5z@9W>6pJMcv!Z2_^Zv{)Ej<ZQv|Ellb`R{ye^ZFh2Jl<qv<)WX^-dByHZ=J4(zRB`Vt~dgr
JDPRT0SNcJf;+8<d~ORuIjT4Ok&pK?pKRXN4dSD|pLWQ$<j9k1IZj)}YvgXv@01<#f}w(`HY&)2^e9vuj^~8omrWVnTUsFFo)QM)
VH}P#NU~PFaJX?L&Oll!O1Lsha&-80(ea-URZ$i@^3MD2Ui#MUaq!6R(=XI_%|zsVt3l?Zcg89>k9YF^zmt9oPnO5okDF+g^hb{l
L}1xOb7%aJql(~;lx}8p79U%EWm=8ADk>2{AE>bI*Y|nRhrzzTtD_Y2tHNq<$_tLZwrzeCMwu%i*+m1ewL*autlBG47;#bSHl2KD
w_R8T?tBv+YbGh|q0LiTxz5f;BF<tgef+v<*AH7rDtCn&oXV1=-5r%xwrVmrss@#DWpKE2#jO9I;pkXnTe2N|NbqO>VkLWQ=C001
@LzZP7ZFvUJpUYz!Tk&rte&8`ayTeqcnb(fI+CSQVhgF*WQ1Ra(*Ezu9=|TPKEy!39V9E2ayyw=7+)1<^HEKEX1~DoG|7wcY8caI
Q^R{Pt<#4>dE@cJNxwgi8ctt;!fh7B(l#)Sh(Nuwp;)Wo2a8CppW?@R^47C<n9{4p79h^`dfOSTqkqEXZBh0|zL!78NVvGrStkh{
OS-QMu>A@Y@K7eop3`|!h804p;@v!{x7~G**WFJ&igH4T^LvBGRm5eb>{x8-zPK87{LNerS5V)k@(HcOc>MO`YMvYb**9>o0^JQC
fF(px%RBm)?UyK+^<~4Mw~J+=m06&A^1Y;LL1my+<yRi3ytsk6^K7RJwF;DSwdpTPM!T|NV_Tg*y55bcp2_1y4<2l<uk5_KA;Hv>
COb-oGb^T4uFbQlFQ`{EA}pgCDLL@?t1$0f#x&g|m3O7JYBr<(v-gdBJt))u2F*+FRRoBES{q+6(?e@eP1amHZP}vmstXjWD!p3e
N}Kx+iFdJ+WAJG;=CJRhipiXiNJcCPvV|yNP+)|TjzimQ4RwwlRN}2KvW>Pj%|A-()-@0HB70}TO0@-Y`JS)ttYtg9cTcQYb-*23
56?cYwf)RzOz|+lgDTiPV!Eiz`!uk9<wFA3M`|><l8`{zv3=8gS}&j5*MQ|PKfJ3=i~fcZ?IYiAj|`O%89s}VKUGn2RJfv~S<<%c
P^lqKiI*(FpC@eI^fyKyWID`ygf<*~-w-t<f)X>zh=M%_rGu<0J#9A808$2|1S2d4%r+sd*Kq?op6uB$1@DE+>#IF)d7MEMj}ube
-^GTe<uq$)@`R5_E2sEN;O31CeKsBU4&KY9sjX*y-PaJX>SdJ7!7Ba^iMQ4t2J)!zPCdYU`e$s_TeW=;yKBou5Orls9eRQCAl^7}
(^5V(D8@dwp72H+kmqM^8k#Kr8KlxnpAZqH;`_FKH<eS2jc$?luPe1Vw+%*)zZA}=0MEV$E{s3pUnpJm)|B=>QRx!d-C(L#&5tc-
aDf?$sKr-TB*g0~lJi#O5<yCaDva&!yM7P1Pw8<`o_{>i$lL9p>%c5P(T4?n-_MLdA$v6aJlH87k)na&-?y(J@rrs)1@>xHe>>O1
|Cx<7+VibKZbBxuD)(9Re`TQ@Rk1`SLRY`V`QP>X^?j-|Kk#;^Ui<L)J%fV?fT$?RDD6I<{i^fQq6UO5r0O~P{X^cCq`h5EOuKZ)
T16$uWGL_Y%4=%>t0ocIpifMppS|zLXv;)!(42!3?_Rxr3m?wEeWqnd7CE3OnE}Ft2lA)`E;F@WgQVK12E`*M#oE+bbs#A0AmMl2
n7W|_p=KJoWp9lFy2<Q6la?=b{!bd6NM_CDXm+#5w~UCT@D32`f7ZqR&-Jkp{23lRYapFZ^qH*16aMU`TezNTs5FMjiBbqR-<bD4
hHy>SKx}%z`AgwK#edaUhOIA2gCvt)&o+U{Zhw7~jom0vgRvKFJ?fsL#q)~BlZU~Q3dcAKb|YJ;mV$2fDln}@TbO0TG9R0TXz)W-
stjODw){(}!sc8PS~4%9$^#onlJ0qZP89IOF#~}`)oj47*!!RjG@xoC<HbfFEt)l*wUK?3MRSbWn_$}zlEmL2mLO=g=~lin?<ym;
D$YN*=h>@Ad+Iz8tx$Qowws>H2p~uDnr!MMUFmzw6x%B{UG-~6>X*xmS!*H2#d0WI%^|^Rm4!thG}NNH_^L+A>Z)kt*2)jl>sd)5
7tmC07ldxw84(F~ZYu-u-PlZ-J=Kq6uLX1Wx^!i%4;^$2=85QOH2t29>)1JIOG1KdLHQM7KvKo<V2=0e(}0lbp?N6phu==m&v*6H
CK_CL)62-6Do3VwE)pHVs>Wp0U4Kh4D&KsTY;LhWYAQQH@8y_BGfQy9z@bQ1P)BJ&v4D42!rsMw9&EtXa1<-mn4`L|f|37c;bo2O
h70z8Ik`w7@S^@zr*Vdy&5}F&YtjWzZ(zj4SOrxaj20ydg$TaryJ&kQM`0CZ=*)tI2LzDE1wrrp6*S6`)2AEv-Eye6?UsByZU?L3
6m7gyM;C*4=Xg;Z-{9(X>i5>YwTATD^g-(S`&ZPnft<5}VjJDtTYAFp@h9s)Zguzll=jg-B%e<uhCe29Fb74ZTzF*i)P-h}$n7LQ
p9#oeI`vAJ1cA)_%*&r44oju%TS`wynH-%DAvV*b$x~_68U_Mi<+9zy<v2^m#D}D<Da;kOcEsk%#Na`N_-+{jb;lgZsLuUKn_og%
P|*nT$aI9*QkeA_G9H*h<Wyngl<flogVEb(28SsPppay*Q<s^OAa?+v|6tB~up!XOFj^-vRVm8=n#r>RTS^N%@lMPr@#QFMqM!2!
0QKSCAMs?K1_7XfxpdcYY82}L6ASssYm#S!0rZPCCkybER(ua#)}@WsggT6<s-u2Gy$&8tSR6BGp4&CA48aM~2A*OQLT#I20~5AY
?DBS{9w=Q2!0?B~uqea{qPR5$5I}Q_xVIvNCCK+A*Ar@oDtj5VQ3`fyBNQ50+RF!(Juir>4(lpp=26>4lJ&nnH`}d>vno=&<ugo}
<*99NzE&WE6+SevDe&WiI&wl<^txE_v-{R)MKE~KR()s|hEy<JiWyQ??kMm>8f_hg?FD%*SCYEcgPY&Qj+V9&e6begEo3c6#Zapm
sKgpk*R9$ht(k3U&BG06_#f!6`rkgArT2O7-?FEL?)_fw%WQ3vPMIApG8kc(YPu0WADpk1%$vE_effmV$G<w3F&*Rk6q;#KRgTw3
XezX*zaB3<N1<<jz@nx)k%pF!2K>ZsV`&wtKqJ!qSSX1K8k`7&1m<OrWcg*qQR~GKG*B;aI`ojj^tcQ_R=pef!jSf$e#*Iw`rZ*e
L|E&Z8wjEji^Dmj?L<MdD8M61QAh-U7!(2&*%ERBR<A{(-lT)`uEL^)W5+W3i-6TD%T-Qp5rd!tfPmWEP*~-zO>Bo--4!dcCaSBP
*Nnps%BVAG5~wsTbSS4oQXH%$0*vI#h+E$0TL>1eYL$xsD_3|xFm^@3Kwz5g6vd>TR}AKmedTL;-_BQyhmT1KCB_?+Ra}(XgaJfK
JCZ0@S{QIehImop%8=n?a)u=wR_YkhNmcJTP8rZpT@xfw!5RkTBVv-mnN0*%99iEeTvWk8I1r8vsFcJQ@yo&;1kjZnEZYbZM`cZ=
SDdRyvYa4PwKYxIk0xv$$>n9UM-NWIKA9EoF7W5uaQpc<m1iD`IZ?#HcZnR<#7VmFRjY&qD9-P(3|}&JQL@-T(a?0B>U9*Q%;njx
AA|>$s|7eHq>aZ_xYnbFR??xA(j$1z8I9cm4uOSUye=m+0?3-VT{=@P6wyF!6>6b6Ax`9zs_UD8CHojA=L^L}`dxcp8S(GcjXXU{
tCEv6zZ@Nwp4veBMCBJz)9G^>49-@SbA4&6x)p2eiSbJjv$HBh^eNbZ^CzMkO8a*YPW16RF&=s|=QA=fUjATWr>j%;vh%@dkf^7@
gGB|Zq>5<0$b+eXzbwM+5%oU`{tkRj2iH=oRw(I!X;B5I{gqDt8nZ{+on0Sc34e)9X?fvg7c>teDpa!yIz?S`paVAzgB4+YlBg$X
mH|LX<d4`h7(%nO<&+puBSvUfg?bc8+V}#9g1S&U;j0G4QA!dCBolegY}}Qx2cC35*Hn)u80-C*df-}%@5YzWfv(YMqv_3_9I9|p
s$kj836zz^>n@fNET}tYdp;aVZ>+ir*M|tzZ+g-$@an1FjxVk6@AATyMTNSpSw>LBiwm<9KsfrtCp*b80hFQ+S5&&J*|_f=qrZ8o
87l^g(X7ju;a%RBp=d@6Wik3I@lSlMiv@P<+VbJOMMYM2O?;VJ&{Kz6<O2vfO0|a$ID{jp+V59Q-*MnL==23)LJE-DKyE5Zor4Jh
l=`%q>qXF-)kkDSBKa^K@^9kDT{6u$^^MmfS$=tiri?r5=Vaw~t=9L8=2X}AsOpD;cUH_j?~;rK$h^Fmn0cBhG)9x9NHQZWNthRU
)`We<r~h9pNZPOQrG$Ddfm49(`>R50;JP1nfd;IY(!va1Rs5>@L<>*wz1&|nkufUk+aEf>wiMi<yD(&Mjr2qT90USB6AV??sqz)V
PrtDDQ0o?>Vp)0>5jQlh$G2+#i=!7VILV{w-!e@r);9U=hqfi9MO)V3v)rme(X_<M$Y@eLhAVhM2NoS&f=jI|7G@!sT9*~w<^ME%
*VDs^@*Q<}v97hN|0~$GS*vB<thbHk^2ZGqcKE3xWGUe<TEM89<%Gz~MJ~;1(k?4ks?=7Rnaxq0j(|U_x&0g@p^3!~zHaF($a0n1
3(1&dIFcH?nK#iz?3#K2t;Nf7tsn;QWvyaQd*j6`^4;ytx#g&;HKTt`z{@I;EoexyZpo%{7Nq*T^Sx-^x4LUEc%`CxRL?jTbW^&}
u)}46d4eJq%8WxEan++LCnr~pWEq^7Ow19AtqO3Q)%I1vM;Ku-8%s7J-=0~F*DTIjnAKoJl~l^@0XQOYC;;IURvHQB*0@rnQ(C_7
T3``SP+?JBm947S%|wZ9perlr)_Rg;J}s*}9dXAQo8pa;&1C|L3BN9SRC7L097UN5>JB6Bh(Aqyeyd87FZPi!#I2lHXi2rV{BqP9
M$^32(WDH?2HVA}Ui|3k*zbnFY7S|0Oc>Xj)>P7bi#h8?{Tx#xzF3suAXNd3QcPwcP{etmSrH{cVXk!@s;RjM#Fc^>%JP+$C*oRB
UJTmyr&$f!*1t(ogMqXyqOZ~%0|s;olSyfe1rCAULZclICN0u(k6~P|rO_bM$F!NE<|UR(%Pyv6%Xwr%Vw%Gtqv*r(qK<1i&#B-g
@#-p}>M2?VQiY<A39UrdyK*(x2WC1qa#a26%AS+Iq?wTTx_QTI3c#H8LYdLBX`VX}sRO1^;*zN%K^RQyo_=S&cl{lCh#ar<`{A7R
+G-iB!uUyLSTaLyF+m~ZVusjyp4{TF)!{I#P(=CUzzh?y&R~&8vB}?)8JcR&*<xi*Sxuv6igu8dd@UUX05uk{l2E|D1ZxO`2E_$L
RXfvN?8X0Mepa5k!UI?9MOeFaV8s{q_VB^mM3bF%X@I!4tfJE!kgu2(ED#!^6opnS6thtdk2AIGX!x(LDMfeG5F<h^R=pv@uhXkq
TSZ!Ez~+bf4npZY9?w*--6V~hZJSfG<6e95w;K;9xvT@h!VQWC=b;Es7Qg0DY`h|lPMlnlKZ+RG#{2_c4v)1dZ(>K!{w(}`KTy<~
?s3)QPvAp{{k-cql3y&hGG;ViYbMY8Mm#f#5=$ewP9}!-hsz`z5<hWb38tGC*X7&3XzC8ceqNrfFEuNsSv$AMCQ*@%QZ1)j@X?pZ
?(0{iOl`5r9D8|g=^dk7&_UL1ORdf8FJ{!?+vVcBNV%L+bhAY3tE{oHD$+B%B0AkNc6@rBnEDc)uKZ$jUl^CH4d@-Aph84B-DSKy
0RrTLP>g>UaFZu$BL1w)Adz<`y!%LpRR951W(TUV>`vZleVV45bg0gUW<j?V4t$y&T?q@{+w>W;+dez>hd{+xD$Xe=p@&Y6R9Hj+
K|~5iPU}!k@+pKR@Cye)za1zkdOo8X(?#_4?~ix-)N|~KM&0(pcCwJE2<%ov^B^@-d2vCFD6R?oQi#MmIOS_G>&DDAO>3~Pz4y+5
IT2M(Sx<Ra1}(-^Qd+r6=lZ>O3?QPT2&55G3}7P!h@soJp9f=)E_Zzd-z?LQGgQK22T@bjiK;A)8m(AIxmF6^j6(#A9ejU=f1TiL
XXdk>N{THg-M1Um{<n<;PGD(no@?o>l=E_^7!>7raOqN@V=Q%46kR`Rp}h|hq#;-4d?3(W|Cb1b=Wm9xZLBbc+VU*>vykpkdK-8(
sZp68R8F&#X#hYiDiK*T9$b4nk-?^w!(45vcGHk{1E0S~-B)(Rp9%Y=UXX#7FXFV}JsWAdACDV#Q8)5&)%N*o;YyREagrmFa;NI}
->&&5F!JE;c>4MVhGezznM}l}W~8vvh_pL?%U2GnudQ7hq%w{Hk7~iU)0GQdH)g%|O_`|laeh-M4!$K+oaHrez6ny0FCG4>yw-(S
`$twZONO<NFRvf3A5^j`h{c^+vliwU)lX7l96nf6(1tM2zSQL+GAD+y3gS3>XA9}peCN`fIdtI1Z+^p-^pY=?3IS5McEmY-;#VB&
f_<_&_1}s4x%0m)@z@Ju__hMYkuR>MJ?-2<ElndAwOCY0nFQ&<+I@dVBF-S7G_G)Hvwe(1c6esD9oGD5g8O!9!o_Dgq5`eFo`b*{
L9p6_Vj*}agB~o%QcUV)px_#MwlXA=5c5%A<28S@fNSNN)_8oczuzGmV>y*MO9n&^B=@R>a1#TukSi@kL0yWCvdi{sX6op}yN5oB
TJLW{ryI3Lp2O5OsQ31ryK@c6Dxs<A37(7>31(ZTO?N#$K8HQCbE{m3hC^zG-$Z~b-uDn1VxiQTnVhf;l41##7?J8xjS5z$IEIzd
l3xP~!uL-@pv2t9Mc0!+uvN%>spmL$m%(`)@SRJc$5kYNsH{{Sqd(K-?zC~W%YAv!RL(G(Z5B$}_nXhY>(*mC@h3w#(IBb?LQ9ya
_IxGLbOs?Mgc7K-$w%LljmUed)Rkjin0Jr{dsWV!O*d4Fl@6hq>dqXf-(g2IR18JCDnDkopO7t3?3oP+L8+!=PY6IeBW^O{Aff>X
ZJvzA1Zum@?3{CP<I&;^1&~A(iqC~8&5hRk`~B7NPYew*SF&>9Y@Fd_#a~);lm?25P(rE;6muJJX(~XoT&=4x79M7!$F|WAlV<Nz
(?_SDG3VOiJ7~Ig#?a27Nd_0!x~!~NX)D3BQ!w3|)f5&kHnbDUQ`Xh<U{##5CyR|F8$o)xe8Kg7{uzppkDfZ3aaP;0R}psW6Qq_I
KhaOKKfj-x8c5QuuRQpVB;cN}GLI0b<Uba-9unf`wyp_RTNNUyQ+Jk934&g0X!_5XAXYsKKBr*UX<%OHbzxSrx7B9+`*VM9k6wO}
8TF<(EEc4*^J7eQHYh1x9C?1R!4%|5)}SfKsd?)O_G^UB&-C}}W~0TZ<ZbDw;-QJo>Y8o6Cof@|M~YT-7L}<K7H-+fUM}&WNyXZ0
t>o6NWna+f#SsxTmjU6DbG8!j8dXT+EK!uin(Z7xD#l8?MJb^KX$73u_&|SkdZTEjk4@9+K(d0x5)!wf^BqzuXth?TYfSv0p!1ZQ
pbiNm_no20?NR(@s{tX&2kit&9D+k72q+J3g6sp0p99L;dv=4byy~06!nz<sAUsHrkcmj|V+xpNMn(lnkf{ohchTGUhb6C6b=SF5
8=`#r*p0UMsEq0N=1o_rzTL)?{>g$sKAj%9k&~lP!4WHNB+@7@1qt@5*TbNt=d-r2$w5*dxpau9Z5fo=Tl-Ie6kj`z`hPaNija#^
%7p9&oTSJ~4T_~Y3nuW74ivUWC3jJR7o#dZl?@=E;L8rg<wfEd%MrpxzPC!dZ(5r)y$IB)H9DBizBI20j(Es;ngYIMKT6P>XRPN%
_O`Sr2<6>gB3H=H+&xzifb&tF%c~;qb>b?K-q|3Ezpv=w3nN6vMRBx1Z9l;nDlw#1X~38$r1;>yU{p$|LaLz^Ma+4j$nDTKTgFd^
9uD{J($56;h<6oMDlF+AhJLc=j@|XOFA>mh_-1ocQG4gry((&&8+AXOlA*UNAz|YH$#X2m$OEksLrWYi>5IrSadCJfYDompHE&7u
{5AW1{rgHC8~x6;-`%s&w_IFiE-$LfI_DDNZ@Z&dMc3@j?AEQ{<r#wbqn|;FW2KBuCS?Zu)^2U7bch`z72E_+Bm)~#@UxiXtduEi
`^?PK*$dx|+d<pyuGFR)oXramq>Osq6pG@;-In}*>c(bTk?Q8cDKkLk^T)s+ukGk<)4IbU`YSi7dJ(WHRu)(+tM({?q{$p`D?CV9
{bOdo8|bY?1Tj+U0jv4lzRkabqlHVNiUlw{`xcT49R(LDT!)@gSKA}SrMT0e8CbP6a0wqV4JtHcPkFOED;JA%cmUAWn+!}NlHk`!
^#hs(p;2>OGmr{l)C>Ie0bSICLM-80{8t7RFcq*;ZZ3rKAzb6_d-zH>;<ygA(wv?(3h7R2C^Dn*>w8x~vz##l#l!Jgr>%nZC?`i^
9b_A|*PneRG2+PN7ySwt3YRQDGU`T9La&iVPY39HP1SgwZm=KgZrdPGC47k4#z|q>D)+w4qk0-?`oBx&<w5H%89SLz8HZ5|Y<Ks(
lB&O}#{#b@%G~XlK&Amony?JbOtq<9te&b0Rp<i?76Z?A?s`9~?6g>?xq_{SG$i>)Y#A6mDIYm;(&20rrDDRo=|dky+UklC>}TY?
Bt;2SlSc7f-Vlk-$pF_{-deptG;X^U8~1$VIsSjl@8j2wy!lw$D$k}=Mf9Q8``--15GdM8fYzC>N0#$19hIc<X#aNMh`4%M%!vX!
PpygC|J8x*X&rkw_t1}>?E+TXrr7i@{<-Tv!epVKFhyqQ@pLLW6&@O~rGCbt4Is@tKO)GPS+)^IRgf_x12!LlxZ2}<Jnzc&=GuB%
kZEg0>99AdFZX5?B~b?^wK8N5L2=)^KkMkls=aJgpVf5@_seP7%G5SY5U*hnUK(~A5H~6bERhGV$4w6TXW|rv?+<j<0WCOu8}q9m
tP#5qL7_1~B@DM3O{05W7KPnx+0B9w>!dK^245XikD??J1ZEyc2DDTTrE7ZLdqpOegk|mSk)bGtgccQqF6Vzu%@I-DPO$9+@asmu
M7u#H@WFF@%v?HxAL^f2VRql~;OeVE!y<3ttoLS|{_l)BM>Xp;douIr8eo7TCnV1_0v*GpU2=5*b}Cqr2rul*@KB>NBx<7f0((zb
vsj3Vq@H__*XHY9hNx+}J}x*w@1)QZU1snLC{)I2pc;%-na4XKSP)R#MPdLY4w!;81^MSEYt5;f7r^dR)ylaCaOwxEFNb-e&^o4r
NSeEZ`o6?#Up8H*vlZ!ek6#I*X+(!M!cVN}5pii(RF>G)qM$KECNiMykV+vpB40(&6nZ3X?lA`w-+KNVcf0rJzyaoUIg9-Ge@pX?
v9>eN*t;w8kxN`LB`Wz%S{PLmf{_fusz`&YJvJ7?Zq0G>a{3p%v)bks$LsBe)-OonH`N?KDnTIVYLXIF!{EJ$(G%^+x1XH9;j(K?
6eKbQ-;~s;lXc>AWl5(cg1mEGkXTtQ3K`c(4j6)pcxSV&fqDBl{QY|~p$)nReqe(M3I>H1y+0^<=T1DG7X5`29Y)-301a0qw{7}p
As>w%Xbe0?A`pUARFiWoek>Rr?3;@)AdCW0dpPr_ZoS#f?rukk0f4bqO(U+Hxb~}H8=IhO05HXPF$_8~M?6~_R#*Zrs#u}~(1B1n
Q&_EPK_KqBTwgyfWo|^RIy^%aA$-So2KBrm#ge3&V!wX+Pv_Ch@ai6f$d{h<Do2<r9~z6m;q0s>0J0P&qKqJ>2!Vkhs$u)=C6XZ@
Cq|pfF$<+{h!$=uZ585#Ee6jtM%Iif1b`~EyS&DD#Sc!8PXR+yhT!S8HHF^ksBKjckVs;@$|qF!zLPH(h^))zOdr*8L>LG~R5MV8
xnK;GP0xLDN)pvkLJrDGfe{Rs;s=uU1XE3>(zD+)3_RkTR)tibY^^1^JDC5jy{}l%BYNX>rdKqzi&ilbHfzyx(cXPM<>g<kGlU8P
C|jh&B{3$ybz*8Uf;%DjSaoCya`&_BcY5|+gZbrKG8c%*LFW#lBdO(JiC8+rBIaS5jDA-4HgJ--5*u%>;z>JesBz1dg~z7YL=;j_
4JhlYRRJhNick<UO-B-P-Q2j#8DdOvx$S&l_eMC{S`*r7Tym{^HC^74MbW;2^<z5S?$-EAsoVoNR}S=O&3gYQK@twS;+uIJvOz%g
bM{4}1Q)eOiyCbSw~z9==jp8B#LjFjV|K6qNB{C(2(5}Afkn@9sOT5VXiXQ&MNtG!wVZk(c5tikJ`Poas)&(A598)b7#uSip61U8
d0qA2c<{ldqprUh2yutY(xd>20e%zN{;iB#45E)nhPRC#9r)Ml?={WCcednC)qtp?UJlTCJM7`%6x>!9t2GmN#L==}6~NWam;FvF
mFG+TC}&0qn_#rMO;w$wp_X^!4I9?3gjyO%MI4K+?hGU~?N}Qt{NFJXT7gh-2_&KvB?=0V6R8LtF5evS;QULTc7A??bC9R#kvlo!
#6lpedaWsoiRdQ~p~)sdUrCUtsUe_%91uA@eR7ggM$nX?>*L2F#3@8Tu(DsF$646-J92oNe?odQ*^-@kC1!d&=p@q-4s2hiGqkV*
h=#dCg1{66zDu7T!-g5FF&RFaJM+`Eb>n04gp73VJ3&_J>hzRmmun<<6h*3`Au1$0B`I5Sjuo`hr)cF|BWoeQO5y~`v?aLVk;qhH
5L6-4IZaV|i7U<=mXTsbC<utGFbP<Uiy$b0uNmKObE!@a+N0KSVbX#^k|at}tI-ESAmm0Tc3?r-Xu%@JK}dVj&3AgraWeXPN_{&#
^*Nt04=K*6dqM4->5C0_b5P;j$j0bs%P!dEm+@6ZXO}8#;Dx4>Z;8>aI5C;Sdv5QB9~3=J?hG-KA@WKK1th2wYzf%?8$Nh=H>h;@
_PU;rvwE6S8fh`{P*PPza@{lCd~7CPaORQl{{1m#)g{W8!6(>O?<1!c3aL72gx0`-N))Q9gO&_3oZOhmUtMp*xiI6C3A?JrOkxn0
gkVwV2xj$}F6);YWOkBJ9}2}>Fw_F}HhzM{5-!VQATG)XDc{<olF@P<5Og@VapPjN<b@f@phzG<Ax`VEXT4gcv{thv4O{=m&K%TN
qp7ux3Mp4<s!K?Rbx`Lp0`u?vTyc%ffX}1tf5B~DA0G}U@sH?2<2TN7T0*4TG^pUqlLkYgfGh|$3*u1(Rv9}x>c|D5EG`bs`^{W(
?p$OSpNAuF9dQ>v9n~HsJ$;=uv>1_Oock)yN-A2IG_m6fGfXetb~BBi0r=48W{Q(TwM}r%E0&Z%aJ5_pGR1T{XlnDDn>Q&4CpmYt
Ntop1%WJ2Kzvn&tHNM!_cM4tBa`VXL8RV2}8Bj!2KyYV?l3z{_qY0yq8nZP6PQiB_3JmLHko^tNg5Z@HD5|KZi>bP!)LA*%F0UI-
CY40R-_whyh38$HHTDgiV!W_PMLNEv))v(3%b496HE>GWY9l6MVo|wHv!hxuZQCkv)flFtv0NlnhSG0yJ0P0O&7vuTrYhRps7;8_
kK<U|X8ison#E3@2R^0Mjrppc%#$M%NhbvD4We?#`T9qy?!!0mv$DtxO}<i@N48PV4aEb9h{?s?bDwSRD$WR8CgG5?vsEuDG&N97
D#exZ@$t;om3>${NcF1)Jx7J4k~o?TWy&uBAJRo$v_2D7srcrEcMW-FBc5uNUrpY~gjEflBFSr0YPk$l;1Nrz>!lqisU<XLXfRRj
VuhrU?=C7qVuKR=lq&3aM<=W5_^VgUnJk95Y`zdMe0#=cKGV6@t!bB{*BduzWvuq&+eWrq3Q~xuC8rFA9&~wDd3eq!^{!?qZfTp0
=Iemr18k8@#cJg%2Irx9%IJ4E8u;DU8JtzM2TYC$Xh~vuS43W!4p=|4VihCg!cGrYcYDn77lP<MS;TE?4tQK43f1$orGSx2AVqWv
t+ZLDFrX}0{SKKyP;CuT_V;o|&aIyrBS!zXbxcLqxl|fcz1d6#jG04)2rE#b&;pLTMdH&S!?KWgcloNGo%kU*=WM{nc!yCm>KbJ2
a%i#~AZ%pxU?>doo>PJJ8uqt|<(y`-eC$cBNF{o+z2&Q`M@Q~}y4n?LoiU;3<(bOCsO3Q#B&js|!z!oDzVeFQsu#Es0T?L_bFoZS
WfJK3N!>Tc91O(9T#02@PJH1jq-h~l`QK}Nu`PD97^>Q5;pEZDI(veQ$Vp3Q54Y{1#~gUpzYppBCrVz*Du^qGV4e6;Af2`D4*_BW
^17qC+@=UJoNb?>_SEv@j(6qscD+csW)u_@v`<#i^Hzf2?`9y5`axePiV6L)UbEIU^J#BKA!sbmN>S1EEec+pzMXwG4tqigzGxE|
br=O$AhVByy&>$^Xjj$4wGM+ry)$Hzu?p2YG0R8f#v5$VA*x9Tt!i5?v@sR0QFfY=5o9n7w!2unn8k$$w!N=b`#3*tx_H-n)qZo~
f*zVZ1knn^?o43;_Vk}4I>5-LF4TU>mO*h>N}Sp(w1a*vVk!WcC}hruR90PrbRtf-z3xHpQR6Pvk840RQdyPO2E)r1nG|NRA;(zt
d)|Nt6itOzI6{JTGpBTDcC`StQ4lT40-Mo*8F%LsB*6;~-9*)9uJ^sfR~+<~7&;M-w$3=*1B6ht05w!nDuC9n%dM(wEb<3;s036{
mK?rRCSjy&36>VLD*UuD2wVr&j;T@FgLh<Qr)i1%I`oc&my`Fs<n?~$?NSlSBC@HI6uF^ys`B&4tXCpd;I+=GcTvy)p~2xw)B@=Q
cl|B+N=b}Loh@-aE`+1Cep}5P*S+3r;XaDlrqG3-3q`B&OtE(AQ7sY&+`si%lenl}7Hp+={Qtu@jCo(NF4r>nOh3fxQ>bkd!hb6C
%jc@kQw1szbxlTs2`1K&dqNO?<A2b*%jeYTs7s&0jO}Uq(@9zOPA8@7Ka7TC!7%|OySos-79H%fNpMH67VEDb7+KrKE}1q^3eaA{
;tOx0@m&EsFn7$eQCO9_VG%MA_bQXMHOakhMvGU&5W%dXh(+%?(L+v0&su>p3I!##q+J%Oy<-Hr!S`}a|5cr|W;)-c#g>8*nO5x8
h($jl$<b6yfPB8E=WZF`+}c23Q*tLWTEha)z$+v#dytLR`O!4SaHGbwOLXgDa<Wv2_-XI)W$RR%KoJY@KCbdS3<thzuBC|)j70!q
qIWs!b*%}S?&10Dshwig$F>u)8bo0+1q&DoBT&W&#dy5_K5r9Te7{xE+KJbmU&qrsXe#o03y`;+ooj(iD@F?h)ZFQZMw<cD@dOl2
=36lY7=*MMS9NBw`SCssI|#8wD?8F+V4pLANF#xNGjr`CduvU5rd`OysPUCUMZO?3iCuNu0pM{cX?-@0U{;~l?MX1{Sx--M3kc3u
&<`8sb<CNWDp+j7{`W++Xr{Yp%y}(fE@@{p+U<2hGX>HOlDjn2ncASb>b5~H%oT840&+HHnqjVW&{F`RLO?zs+SSp7t<{E@Xi&AF
iG5_G&=kgCOH6UF<mqat#jP0v;a@fscR^X22LfimG>sP)8)c?(@TFSVqRR!QGqW{CD#C)~4C&5XYo0q<ByWJU(z5IzGZJkiKz>7c
8`o;*7GZf=S7+(ROvI8Ywv-vYo?fIb%(S+^s<X9gaCQKaBq-`pM(owhX-jm_G7@tGZSOmj!2lBk1nZ)WN{u*$0H*a(oaO5<QJbTP
+JlE0?IOZ~)K==`F;CVSTP%34-1PZj?g-5hMvnEptP{@~RIGaPU&5u{LF%zsnQ!m+AE(XhhbnQZ*iy{5Em($o3Is`T7=&ij_Z5xW
`hk7^fj?R~cYdr&s^$C7%i@BE5E?~PMqMDuH*g!oI<~1MsJ)i>$umX3iiCs)jH8DjQRSbg%f=Q!?x@2ntnEy1Ek10ZdJCo<)4qF1
sthvGLYPtml>|hrtVBfy399LRx94+Cxus&rhbnr0&S~Jj+CBY%h43rsDl^`x;yho^z8unvz2Cum;5Z@cetw_w3GK7_Z+rV6uk7ON
`M?Ax2|YKfHg3ahk12q_A{=mB)F#MofU+0iP0+2s@y=`!{J`^DE~CSn3cO&1Br17#FTYw_-)>G5xfi2}db;l0`tJE&gEo~82E{bf
<H-WPm)e5FcqqM<>WMVafgZw)gL0Cv2BXx9G;ZnTrG*BUl)&wb5YSdp8D<oWx2<u<XWkz#9lJgMsNa5R$SN#VhE!WuD5!*p!ZkIA
2|A)?!uAm|g5pUfv{+4|LMW(Oqlk51rOv+?cfLX5bUv%-<@*|`gZQ=?Ym4}uDm{4y$T-A;`^RTR{QsZmSHNdDdW+X(_VTfQxx|DQ
a)k)qZR2^6o5Z|76*B4+0iQqpZ;QV}eqBh<mSsy0^t){pHg-w+?IJDi13J?ZLH-{0qY~TgYJ^Sw<>+VQ3S7T$Sb4DQRjs0#nl(Oj
`&Ht?^=j{~(L3vK3BDU0@Y;Tnu4m^rJrzf0ko)n!e?y+R?!-h6)T1K2^am`hMeUsBVH8aVLKfOC@8bH`dzzp%d${Wk@}Ux&sC99y
UeZ>1lA<YodV20>Cw=;irBsrkmC8F)pT^FJol{4>yP)*`3MRkR)1TYYE8hru6BIE3I}nA~l?_L#)CTYpcjAF7@wS**2jc>SxspK4
*TZ-B^Y}mgy0wv!6R9}fjSOO{u4Eu)YFj}1wqB@*s1Bttn37O6{VUzqz}-8xPj0)Edrl=V>}>L%{Er<^q46sMp3@33m*h++dme^H
<Z4=!_J@L!U<gZIsK};`+QLB?Al_+MOZ>I3^}4+xz1E6*c`W^|TH*av$CSXNR!fq#r3ES5;iV)L!xPskA9hwcs*|bN#%TVp^HrM@
Oc+&rHkn=fd05(}bmAs>L`ImO$=Afab5F@WN$+a&J06~=#^LF~=KO|-dOlf(#xnFT%8i&x7>o@`KgB`>1CxH2boC@$g12m~nE<fa
@iPID*rI~6?)9Rdmgwaljgo=^Spf9?+Z>e9XP1FGTpxt0o*p<j@+k+|zne#|#<$JLd95(s>=-kaUb0gaIuf2wx9<9qceC!M`x43P
Yeia=?`FEdv(gp$E+6ofd(o!4Nz|zY1yzGHAq?)W<+!W{$rK*mA47@zX>N4#rrRyL71ZwHQaAKjY9!<J`I#5>XdA2C^p}aCcYtPg
<BRHc=SsvkFCq+6GI7rFgjv!xKqaJ8Zwb45U$(Uk#=LHgWBa4v^Z8#?x&<=554sytL3`qeic}E>>}V$*@)Zh5TIo{YLJ;jv&59f2
hAc2bScP8csIEnS-n9fj8Y5~IXt--FYV>ebNF=-DIW#U(3v(5xQP~)-vNtb;!kq|E;b@RSF$|%Crh#Nh>}e?88*yO*Ngkg${3$$h
^d?_d5ce*+&k4#dyZiS1<{qdlL{p|oBR&_C*IV{a8(-(ASwG>r`TtVdd-c?)v+V_be0gK*`tKGzEo*@}`V*s#ht&c1?#?rAgOp&1
ved(N_JQI=_Pf%yqQ67iW30Y$tG?>Hw`YXVk%*;N)7JlH?ET01TyZ;kpVOV}{JHs6Q4Cb8@pR>S82T+7>=F3iX5-|%D$ovJOz6Pr
H)X712#2FkJ<Htvg!(S(fw4s;5kk_<QFD_a@Lk+!UBYjmZcXdv9)qhb2p06H&U-YoX>|hYupnw#``-<y?b$WbgUE9hMe)+;Y_YH}
cf_z5okpUXiN+a@v|Iu^ikCVsdDpQ_5W4S-WIlD%0@oU2K;b`i#e!f0v2!d)B?GPa4v(lC?wYlchgE62VvC&c6ea4X{CQh*xDwr~
sZB9|yzdFE6mx)R{5afEBCn&x-8hj|R*oU0RFOcAPfhRb?TbluVLRu`ea3VQ8rRf!Hk!V(xY#GyyW(wK6RigbBYC7`fpa7h1m@PL
nC5T4Gp@FrQ*md=CDizVr1s|9C!)Ku0zwc&^bT-C0zQUfT&N@xyK>{NUXB`RL3FVq-vi1Yt5=+g$0cL9`Bu4c$5BNV&tz_TJ(!}M
_d$vnkm?V&4BMy`n!yg$^2>`vN>6X+vsv8t)_zB4mLFej^M^z@7;*LwJ?%ge8tcZ?N;m;Z2P2@O@ER0b@1~t`EP^cM`dulwtnInu
aWST=m56Fb5|A?ki4KMH7gV)#Pgdz>6k?*8RpFax&T>%-*79472O6YYYg)E|v0Q}=SyEN|ioJL)A}F;`t>kua<2$a3NL{_!UBR=v
)IM4RHG8}7f`jO1dNUHB>$jvN;nFM`S};>)LlB(pA*TNx0=<7zpVxaJaCL)ckY(V9kW}ePzLRHqI+`zmsJRwl&+`9=emD-!?Th2b
i;R~Y-NAeQUhvwO;HXvFtM>ShaO>X8E@=2_kZ~i_TBG!@+T)&~(~gUYYEh{=({X|J`~L4x+HOfC$|^(^1mEBBf1BA^{})65BR89O
?*E@(ToxUK{Ad}#L*MfJzv*`H;i8@a?eX!ix26l@{=2u!@%(kvJe|<xwK0krnULYu)>Jn)RklN%T9=D-YuNPl^_HHe!>8r(|D8YR
1OQXL6bS_oPKhEQhojNA-J0;g{-#W4$1bwx@V{4Xk$QP%ll;24>#9uQ-f#VO8clFm{`J3`FHW4x(=ngsYdZ14nrD|2c-qUBcO9E=
ccO|9gdnJa0D&lof&F-j1|TY*`<eZCWq-C|t6ItGYGte<)P+I<$x=lWsiWq6e}2FF`*+s>eR>7dpVP~6(vkDz{W0}l-^TzrNSnw#
jX;-({ipwW<Z{2NI{0YoYV+SX>UW>eANBe_OY7T4Nu=!S2fxCdM`lQVtytKQv%J&kS7IN>y7yA`Z5RDKy88w@8=g)$f^bvg{eNHY
Kj3FRXHH+}G%B%DA9jGgIkx@YkN#|){|eMuar%V>A}~Q7(3$rRBrnIEUL+^L|DQjT0;Azk9}btt5K>WpH~e}o`gHm4s1O5ie1Yxg
-W2vdJ5g5XsFWShRS-DhJjo-XGkyJ7d@7@V*SCK`_6<E9pJRN!pPYO?MvmL#VpRwFs>K)CT1Tm%Yp-*6Tfg*pc?3l68}l6h{y%9X
O80j5=-SHujQYkOixv~26Vj7NO}B4x{f=gcbMzR){^?luB_OWlgK9gM<MP`T@#9^z`<gew{{xPvU#HJJ@^PYk$=L-32jy$}_lkt{
GSn;tTWjj-N4yV3_Zo^FIzLAEAHaqtR!ozsjcZzqL6V}$JAaSTzaHNwPF;R1@Yv1tau0WhIh`!2+YaUvKlrmy=ua5LE41<dFYn{%
BZ>M5^!*>E2Olr|b-#E&ZWIsi$g_`CJ%7jhzh6Q5yOaIL_3#%cS0J9lvZ)BJh@Uwh9#;I+u07-^MmZ=Ro^$j-7uq*8f1tP1S%K|u
QI|Lz^<H1E!ncj}3+f$;1`R-BD!XuFNei(3b<bb#MlLFU?P1as2E)vp5s2f24PtQ}WqzNp&VTLM#FZZn-;<snIWdwL3W5nqSgVRY
4J;;6$X5>C+`G+r5A?R&v)+ywgNl;J6T!;^d86Cn|H|7z!8<AS{%MJlC7!EUD&?^5<pF@u%+Jm0#)?V`Iq_z?|LMJH59><$q5Vzg
S&TUB=sb}Zic68Po>#ZJ(pa^-#9k84)%9yBB#g)Yn%AYob5oL9Nbwuf%3JT%mBPFh<!vPTgN#b7*!smLB7f%IvNV-qdd&6Fqi4?d
yiO?FSV&G}v1QHX6SVbwggMVwvp0^??QSRcjUu|z-KB>&=QB*kJWf8ZOEs-cj_C;Cgr)A?;T$OVexH(|1r2hFG#N1Lgade#xdkq1
2^iSyX`dP_!|$Vb6Y_cQ3Wyio3|1Wuw0!reJZ{4|rDW5C%G}1Y8x|ePsF>@&>1OdS-~RmnpZ!m>f<d-4dY*~eiOB?i<?l^yT-|N6
W|m^PX!%vWtD92o5W*#1C?rZ6DDg4>hlH_%Whb0mTucz8Sdx?|wTjSs+AGRE5ctDU|50VgmU>FL3Mna59|E#OF*Vk%M9NKz&_P5d
GVyw^^_mk^5W{cncAcI&FBzlYr_JrHl<K2Cfq6_@Ye%;e1>xJ2QmSw1t~QL;>>T6lwBa{{2_3KvM>*ZP@?XBulh<jmi&Ed0%SA##
gU0KQOx?DvYiZH~;5x80w}=k*&y^dXQ3?4?_ht@yoRG4Cb}5{WY}ws|b4B~UJdhx3I7KOMtK{X<KzzyVdlKAWs4D;~KB=nEZ58+|
kSRM#qE$JW%Z7)_t{_<ta15?!zPzdkLN@%iYZM$Zav|9i#%JyM6MhN(rxfJ!Z}l2JDx776tIT=w;0$R+uEa5A3WyKsRP!MdJ9hg+
AFsFMfIdc6PxV}WprVxmTiE}q-4h@Wxxsy{{nNNV9H^&qfkxM^v1nBVg94~jl|b&!;;TU)(P-3{=%1xy$QcqJu;4h36MiicHPo6L
Sj5Y)lD>izG|D?JwqN~coDN>ycS^ccOf&M3)-c3sWTyvKg<;5dj(4Cj&6$Ofh^u*D<TiDlMYuUNKt}sL+WK$S79mLLF6!KCGgtV%
S{gBbzUAij%u)xk+Xlo68=An&D1!_CZXK4Ofu+%t9}Gx%Bl>dHxnxvT>PHZCdiDlwYO<vPD79B1>dG8DmW}~;1YP*nfM#Lupf6^H
zx~c+EL{lEZ7U=Ng&$b_BDo3-(t(LEP^#@8T>gcQkQFGPzJQw*W2eH1`J)V3{5g(03h07>+O4r@<ptM+Fh(eq94RlF9aq7&kmKR-
jawq!{IQYf{B?{!i?ENAH2B*jNd)8+`xTiNFm#5pqQ0ezK?mT2)}(d(pFd#q`4l8WB@mhs69>wC7*GcP!Y9LD+AxqkB@)(GHp=%D
ArT~iu-IG*)<>LsfK^CCxG;zZt$1>-w=rhVk9p)d152J2`1<@~Khb{y)Dodnn1A@u_|kMEMCWj*CE;AKJ(;B!wDz?acCc5hGx#&H
J>Qk;`c-UyE@hbb%-v|n_*ajpT`{^s-FA2;MlexeYSjldc3#)NaQ|PK&wqQ$9h6j%sR%7ov^%|us=;Wt7f?T2de1if2Zq|5cbp8;
SJBjw=u!Jf85W>WP*p-#UR-IKck<(feg<=5XSc?;{G-e`<kePKQCslH=0j<)F)6vfL{c19h9C{VFW3<-8wtY#>&0uOWy3>fnqDPZ
j0nHS+z+^Oy~d$5Rmrh(AYlQYchSgH3+qL$;>nQ=(-;#FeCZ;emK+%>>YRu2tGSW6z!w0xQ)PxgzO_jkN(CJQs|Gr23{zA_C<W~{
zbeqZ2Rpv>JD*Ux)gXA1rRs9azR71aolPU;?1TPqjr=>Wde?n+Cw(aoJtmS$i9wQPI4h<%>A8K!Bcx=PzI2M$zkc=6)~!z~+tTaA
@#~`_o~xZ2MN~zK_M|ErDXL6_!_xoRtTO9xg+#=)+xhdwqZLsiN1CI)m~$zaS5A&><%OS1TWDDG(joid<=41vYrk-s@j4W`enPJN
$>|++TdW(aNUDL^{~Hb6I!MjwU!y$Lk*!3>Q~i(wq6ZK{r{yS5DbrA!wKAfHs`#+vC7h4lq!G>*b`OB!G_wO3K$}8<Jc2@xc`3*F
5I49|hfiFi$IngM$T{1ad6YJb4<CKvobP0uM%mITUd684Vy!Q={+NFZSH3+jM18dDx<4+an@RR>bS(Jy<?zs=8k=V3(y5{|RZXiK
+_UYv*K2Di<IAsP0SW@YJevGyeBYYM=?Nr~NnX47-uX=Um#YsfYKf`};|;mcOWD-08l34`y(2Xg3@gVK$tH>wE^T#<g~u{N*WhbP
X!Wuzibpp!si-rf+~`>WM7wC@TEf-_5j9=ue9BZj*f+(q19%E2S<kuWgkvTk-dvLgvIP(dzz~8o1>HqfTGT;HKs+h@NRw(Z2JrFp
sPk^0t=#&)f|NbgW+>3bKE;T2KGmAS%&8!S0zSf_h=oh1W1q?wgX`+a3GTr96D$RUzaOK6y?H9S_@CL=+`<LslWI6w5~v`FFbcZ5
sG%<{6~<+?Qj!EJO))Hc)@)l_Rjs@0aL>--X4n+TQ;LJ;zatEOr+4Fex~z50(CHtj+(GrwqJ{3*`0uwIzFIKd)v;2rK9M-_Wkxh>
PI;=(uUkEdU5dR>ekWb!a+C>LOro@Y=&a#GpktG>s4g0^?rXa>@>`QCBLQAM`#M3sfT`ojU~*D9OFN7Lq*x0TDo+>`z{ge5>zr!t
*}sjds526xG9v{P5le8z<E`#FuJ2nmIel$7TY}mQn3RIZf|OyY*2`GUg+mAlWyz3gMs;<0>K>faeDfYOH<86e;jt72SRvsk<-nEr
<(7_NY8PU%GZ;!qV<oN%p(K?cfalldKU)7!Rjh$2rk4fJ1eBN=6WGty(ri@-=6PXjcI>*=A$k`r2*BJnf*dX0hSbGWT9g;JE=lIS
AFbz|t&Udkv};nk80m2RdS2o%_uQ4F`|9ZpmTEG|yZeK0ccFY16?cqMM)jRBKy#wDRE5^=dt+Q`RIoFMhN8g2xOm7mrVY0dUzJyJ
g*Zb^8MhZ)!jZ1HX;=}4<v$K1Q3im~j;*VJ%$|fUj|wk(#1IuSbc0`w9MX`At2E<y8Le84RpRssWl?@^q3zD0?K8G2;DTv++skSO
7ck1rT1pHcrRs{pos<hJ#y#h|I+3NkXI6y~*y`^L!Ntz5un5fbAy7=tr+2wd;UK1MI?CpszNQZQf<VPr<6f;Hc1x?<49Q<UiP7`%
wHnVCy4U7iCUK?l`>~ltxfJQ+SiN|a=3NK~_EwSg_53x1e|UVu?NPjNUOuqv=PfG`ogOcI94|*0i=by-S5$ZzlnQs7UvhqW@7;W|
yN%O+qEg~}HyY#CtOitwt=Ln6=~#GD-E#smm|9h!I#(VG&6c1=l$r)9p|<gg_1Iql>)E!Ap{5cPGcfk99;0Z^hIiq0!{3t)V7l>8
otS&?_>ei}J2<?YVF2$TbkqW(@&d;Uaock$$|;itk!X8;--=0=#Y<aGe0k>A(VV~AhgE_=lO0Z3q6b-2$mb&Uc^Z*{qze(47OVyV
x>l^Py&mO=8!kI8)s>LyFrbUJ5yO-g;jc$vqE583N^A-PWv+_GaV9G8&ZCplgs2YP(L`mtFAj;<(Y8bjuIJw0Q+-~yxNUAtXopuT
Uz>L&J2j$fTG68dADGRr6=fRyR#DXEjSdkaT*(`T116OH>+(h5sjCCF*lL)NysQ}6p7EPw{A-nVYH=<y|Bq(Te$bYj_}V=*m1qtT
tk$EIHnnc1qA878RcarJ5;JRurJwTR$&K4egiPFaD@D>3Nhb_PJUm2bnSzyzH2h6KFjdCiCeNx#&N4VcvWdV^qY+Jsv3FXmHFz@W
GI3#PQb_jiTg5b99BlVqB8bi!il!dNsX7(CZOM6z+2i+T0x92q{ZWCT3XBRSu4^ps2M-d~Pt)~1bC-jN=34vMoaoT#h^*2`P1F)D
_nzXq^k4Mo)zW-1El{Rfn5eplAd<=siozvBvLdHxV%=pbk(gpU{U;6S^gR0F#F3p<RlO?8;oeg!e4@<>6q!=OnyH}#-KMJRsy|8`
tHWFPyTpp4pIRyTb3~eUWM}Z6%?4tnza^HDbKGd&dR1s9VD8wG0!<>Ansqj-Bj`^#bzpMdAUux^?%R2$r1>W+Wln5`W+4XNsjcSr
&N`1;RV#A1944utp%N%CNkFHezUwU>52coid8v(-S~$}BcKoqK!IDZ2HBf=rqLKl{k(yr02@&%@4Pe%z1HL(mB}~(`iLpb9%+Ma6
PS`y75mVRq_4D=~%nD{X8*gr=Vxxpya`~v?lY;0Tm)OAuPK1kDDVi)y93Vh2z^DWi5*#g@EY9wug=~>m)u_F*6M<r0z}>JHpb8{{
2zEjq8X>3|9jB!hk}`3?>cTRlT$5DKj<a=x+(;y$UcYTp&}Mrp-j^w=1*Nwa&DGWFsIgmnIM#`5D_*I&4uHrm&<+LY%G&f~ac8m+
O-6ylL)OJIW@4(gsniMT9Z=MhshdCsAF=k3<hC{kM<d;FG!c~)W!0x8W{yTLHD<Ptnh6r&2pB5op9MVD`PVHxaKVDAs8~T1U08s_
2nTArkAnfQ?er+B(ut}fsZT`9|18`ODN(S##f^auN#?!|sfY&aZUPa+O0z2iWk=%4O{S36QB<sz$Qm1i<xxyrELO~*s2E0s<@ByQ
k!QfQzgjJI*91eG?i<sWtT2JzRTH439AYNI-O_s=!pqyO*qdFfn=UMd9Vj8lF|vgndBeFiAYBdCA@szGKDtnNNTkIULi;6{-d5y6
-lGoq6llRqrd2?>3tfh3M>t+Q>oiI!3P3gzqmLz66)8f<Sr9Faj=mUXj>_j{z4W%!RKw5(){vE}QlX-*wAz3$79?>RTX~^TP4EO>
t+`GZQKo@h-zs7oR|--z66`Ptf*EL0L#SNt&!pAZQ?MQb1m2?xNggA-DqkUMOCV&ioW{C4Egq08;G|e&kgcgQErlWK!sMc0i5nek
i|2OpwF=PddOTY<&$pgyxNl}Im5{#j5$BvZJ$1ao2r8|r<b^GedAjOqL9$RrE;a=rZ$ShaiAvF-xNj9Z9_oc3s&jm7T4;fhM!R+x
*hwI8*>ZI(LT=%x=yfBhBFxIXV_j?PK+b7in)I#+5_G7s4I<jGUNuV!!3TxJ3P`9>*A<;lN|%XRTCj{km0oi+0*88vR)L|J*sE{~
IdbCKcGlV;yB+u7_7<T5ND?T4Ql|ILzZ>%1cq>~Y@imm|<^8ig4xi5hURv*dnhi(cg*PuuVtv{3-EAEPdt?fl=)hqp6`!6h5;r3x
Fwk9WIFyDJ*u3{VgO>@@D|r3%6XNj@+vlrUb@%O&wYe)x4VrT}-85)LVQ2k2NXAoD6vqbgdI-K<x;UaVs!G=<LG*)3m(@T<z7?TI
p?$UAUwGFTg|#rQz!w*^T@<+q#&*llOjr;}au}lzZkW=kFV_^WLmTed(Lf$DCpnY?l|W?HdFvMsX{a??=|P-bDlTtuV3u^bh7Yk|
!gzdM(OrH&OiZT*2%?xLV9S?<UJ$zNb5R1Z5)IrpvT%=FE+8`LNmv>5^4gJ1&&y1)YxFs36}49cBRZzAv*w|vMs1OJ(a3Kq2H+*0
ZZ)G?La-<<HKOWgGWL4c73$#K1hY1UaKVM*B4OVJO34BsQX~)>2-B-s2n30-E0%kg#}RRG`9cju(W;l(^?CweRREy4pdhrWDT`U=
6=u5oUQ?{p^gd6HxBTqk*C2y~d$}F&EP3uP|7{iV&lCmTy0K~HPFDU^{VMR;+*!xOGcWF0`CC<i;aFD~+L~zWBGz32%q#o#HPaWa
YfvdNC<jG=YerNGP!3GMp>)((YR-CKDr2ptWhB^HHg$P%Y^iM*)3A%2j$HSwdwxuTSs-Xsl8kyN8>_gKqNFER5?GmWTlr6K@B7}t
Q0v=jkL7H?7ZJp8VUxu(DKJ<f&m3LLM~ac5Br;r~E4DNxFbu4-8FuUgY}X$r%_5wggg1A7-1+*=r?c@)NqVHbC@3x{YcqeGz3kC*
bpan^zWUwws`swoy-oUW!yZ&PiFVii{(H*LM`tLXoT$+dmzAN33X#M0n2RyZiHfy}ivGq%e+}85^?NNGO~PG9M$XfnEnTb8=~wd3
y`RNC%J1o*?|`X=xefrB8fA3XOB8inj!Y9%CMU2BK_5M|PYo3`!&p#IxVQ@sOgz(<CuR2i8Q^SN4SKT8b7Ds2e#)m^b7;2r@$ngE
5!RP`K+D>A4-U7sb{_FNQ5LzU3p6a)?yHB^xOJn7w9-ilny*)`u;~cxDDkOEtd#esV|D(DqgU1Cnmhk9PV!pSycG`FHN}=nzxpq=
n(2I4(vVmEed1rct_r(0hcT|R8vEN9Uz&=Mfc(Tp#RAXOR^6O$el{<Pa<&6Rg#^0P3faa$$psxnR}c`kKJnW?_(kjE)L-T9pqCvV
3VZ2HcN{(8yCjbig6yKR*la2~k2b7VfENS;LONF~FDb?H8m+-dH1+#yk$O=_eQwu>>!yepP!P3Qil~p5;n$J;&!>GJ?uW*<%&mP)
xy6+ttHt5Qy`t4qgA&VvGQN6PSL^KEb2&-xb*bDUZU2`um1)<eA(lXWCut>oEap=}F+%Gi+D$GD$vfmHGHh7CPpR(4mVHmS-?Q(2
B`Z{w$neBE=X#<IEK+GSnJx+l0hI=~k{m<{^*9a9+nlJ`)PCD7P0a_$qDVhVfxayc6dE2%wkd!i70z9C(O~u(67m@}mS9L#dpLV<
K|&x`cU6}OM{>h$Fiq9k7sim~z*J55mkvk--%SZ{8s&FqePeTO3!xH1;dm8N`M72Fc3-8n8?m!Z)?|%fB4bO};m&=Z1viIVL1qM#
S7>{JRYe*bSrc6Rv&q*qQo@Akcy$q#X4Hm=(PXq~HInlBuhA=Ifgro$7?E4FkBvnuS$X2FYiL7VEksyTZDs6CGca=KdR2v{5~&QN
Y(%tJHCiEaTxSA?oKzzx%v|tw70BBz@U&?w0Jj%WNuz^4nPqjWnOz-e94N@{R?AXUZQCPh6;2|->vxK5cvM<$EbEa$f;<O+TIFvF
*|pk)mPfoB28W=ECh?$km5T*89NxBX+x6!1D)^PO8Z^Vep0nel&iS*2nE7;Zpr!9Am>D?*#AbB2IGq#Jxh^!-TTt3lU8?y;$yTt2
V)cc1du;MBZV0t9qa<DMg_hw>oo|gDACC@aYN-pA%WhESX82sK&FlPM%;U8zvN!W!!I~+LUTlR0T|q00iUtLCpzKGi%VL$b^aZPO
MTX#dcVJvn)X*~CG|RmlhCb`?I*ihfM`ay@>RaVXfoeMfYYG*STSVmdeMIEAE>yv3?h7I!2PW*nTQI7LXJNg&iUw~=;I$-C-E0s+
72dOhYSg3>3Mlz*+pLSpz95wCu9S8}wi<{?TPR`?j{`~?OP;GF#TsQyy$rtfg_QFc4E`~tF?|;A;D69WR(TuT`n-o{t)*q=AxS5>
7ua}@fvRQcmTu3#nnHpb)O-7r1*zHbp0v@@eO=w$Jges^o_`Innl*4#l9)3$T215`fk(0J?7#yB?zm#wt(N`hEqd!;r?W?8!M9Zv
LqvtxzCk#J#BllI!U>Navx}TGl%>WZJ)5RO45L5_Bx3ZWLI)|RCb|&9NkvN7*Odl>o9&bA#fY7h6Ds=y3XrR#J0|01CD%|7P4td5
&^L8(AzeikLGB8;Dhve`aQdf1%+c~V26&Bh!mblVgkxJ26WFyn=8_+S0inhjtb)s@N(&UAO(p6p0%7K0Hdw$<2B0V9)rp6#A14r?
-de9%zb<|5PnWCXe-)`0l3?}U4e;+7&SFqvEP1s$v8Ih&ojqz^me4e<N;sl<ZEpcnLgNyTQ3+I9LYg7DpxXIoG7@2FZ7oWyfklAs
prDJW4Mhd|B7n_&*@+52XW{=jnc?A4gV)cxp9-><blXmnE)9GWw0K$i$Ig<=>x@Z<6)ZVGsYvC@NHl)qj&RDV7Z+AaN}#_0u^TfZ
SdwVqcoe8LgTnYVkwE6yRDIa$>~TE|*p?#Xj+Z*pMKr7hw%a$k6LGgvx6^Ylwq3T+vCJBlD$4gtRpF*Szpr}81L&rF)l;Z|9~-ce
FbD+MQO7nc83e^2P9j!iL0y-t@ohsOvI8Mi;dI85EWLQcLD=b=Y0_UOs&RW)@7^21q?JF*A!tcU-K>~zdfl^*vNS<*sqKY9RcbZ*
T&djurp@Jy5E3JMA~TGKRSo$Ft37?Tn`)y+9ghcBNi3moAY*)})Qts6FE!Dap696ROxvqeP8DiSaaRwtH7I3QMY=d%S(FcP4l|Qh
qZK8+kiCmzPilsByblfeWI$zu(28oKQiyo2Vij4`Dp1;?Yf*7vDevVJ4l5z=X78tlUPkL~w#2YnJClW=*1OzLVlgvOmvf)1^cVa8
kJq6X=)F1XHC;TbbfOZEbxej?rGT*XOG3th|GV{%W1xT9sv!pd)>IWI_kQo&2!(j^u%$mwrjSYva{RQ3g_`X#!(ZRRv^wFax*Us*
)bD2JW^3_662Q0bQ4j*~cI>MiwV<j~YlM6Au8~;>fMaBCFOcpd97lsuF-zHD^+TWEj+$siuy)XGh3TF;3>_=aYq+>aDIF81Z{z?E
hGHFutmMb2z<CSh$L4UeJ_1$?(L&F~Xh@fzO(x6X|8e<3#$#IR`@k9uk3H{7|1nC8Uq)!C{>I0Hi+q~igRjpZF&zp^bls~4>&afK
O1i?Z<jmA6Ayq%Y%91-Uv<7&&phYS37k5nRtLoHh{Hv13AW2P|eV?*qFt|A^HQ=q|oVQy~=^xWZq}LYzuch8#l6GLb4zRkOk(L5^
S{(Dj^-!Y(G4eiBJV>RM@W)z#ADvbSUec3$R$W>GkxxM)O*bH0dLz%<R|M;bU=*cFL(!4hM|BiQ;yPx8RqK<BIfHzD3w+Sldb+qU
s6mgG!%5dyrJBtn(lwCI6$KNb8m6r|{d_~?-?l?+IT(81O;pszX;}{Yy$u1u4<0JOl3@2;?CpHD&txu(&rQ;Se<gmpt$!WyXJ2c1
aL*55&8?el9Brgju^3s4s@^1yFXRvLrnRb(cL$m+$#;{aFtuRFfllU=Ce<&>t=|4Kaa1&9uxa$jaUh#a^V6kUpy`l1p{TjIFA*}U
P96;A*4Dg?1tK=llHw^-nBdjo=IZCOQ7rmvhpe0$agR316Iu?(3_Ddf>|E=h7vjB}JoDGns&QefSFd1N#lYE{VBVi)@(9+q3he(`
abi9DJ8PwErmB&nwml3O_fq`m#^hTB%Fk!P+7@fgn*(^B@r;hzCsnopj5PtFWZhIp!_j`%no)JvByK?ukW9j!ZLdrTWnks6`QKJl
x-SmPyV-#@g(|yLYR5EUp@k2Tfw45esc~#YFgKHo%ExU$TL=`TBwhnOtJ{X2mlbb*vyL#^eN|4^zNI*r1TOe1vckiNG((O$yLze?
R>0ZB=b>1nXD}U7YcO7m-NE*lHX-#U9r^<y!3xJ!Djd9|2cnF6mGg0y#+qlIo?mpaHRCiz@tOQSx^G!nEzPry?sMMEQO5I9Wp8$-
Sp3daPbpOON~Krx8n|E9R1!$Wl=1Ch?%TIfa!t3Rv-Wld4o7S=Ep-Nze<h1xs?{yETH#*QZqq^e-tVqf(Uwl$%1J^C&`R9G=(_Gv
mm#xto5gK-6HVd_SQXub*7nRTYz#GoERmb{FuA6SQJL+BeCDnoZKm+JiBdLPwW6d%tW$BV@;3H1#mdm>W!FaX)K_|~uW?savtNw6
)CH5h8)=9^z3gSswUD^0)^vS&(^uCoQ2mP9y&GuA*II=jIRKan9a@CUdX3q8g$8}g8Jh`ZH<sg&tn@Fea3iv9%G3}%>k~<vDZ1!;
;*{$I(K6aJ+`_dD!C2GvX*9=6D%dPai>l)aYPM@rV=;OXX!<+5{y7wk2yu%wi%MG*mROW*U71;aBh^3WpVc~XzTOrY{EM}H9-nay
+?|)#NKXo{U&FD8`G@K2|JR<wkowh5>yjB*sVr2648e#m`#3l2nf7y9%#`<Z_xw6^n7Xfp*`odt8$+;z8b9YuudL+7GzPhl)*cG%
=?91&f*KW@<=+4S6k)w!9~5*N=>4nduXJKsvH6YjitJZHJ8bousHTe(4#@?p_T8i5>fjpqnq9Gx0cSBI*W1fDB83+BDqh0b<qX=&
tZL-}8j0rA%m%kNVE;UKzUF6kcHel=G4*NmWy!Fm(Vw#Xd#*SEK%>xHfCCEdywz9{PtX77ug;X)SM7H^6-IAX@L1~d#H9(;2Pd)E
PFX1QqMWwMAGF6#vewd67Kw~yb2U9net(gvwBt4K;MIJ6M0y%Fd{tiZ?1xF=<y`PwPBq4wPL!qMy%{NTwRc;q^I79~omO77h>bdb
*r2AiUUd3e{5*dQ>o0q2v<5$f^CFbn*=PG;T$#G9X&5!0>L_?A3*r)lkV;fMk7;U6+RDUp@DSy@T9{DQGXr&a5zj}URX0|7p>Uvb
T!Z0tu8~2C%+M-pyw$PFcv5uXNj;!OP;Nu*JG$`MrQxRPn{MHR(RgxagV`{{$&~R`I~HE$;P%k#M)uo&H*0N%;SZCH5eBcutL}Q)
!H!pfAen<_UZu@sr>*B$QPdA{VcGI#6W-j8)po3LY^KJX$kXN5ZEq7kqFuU(QAJb)fT#QQ=E7U@@4|RU+l%S{o<gI`p9a5cb$;X8
`xXm*IFPOB!iudaRRhlvobkWuo;qJ`G|~3PHLTKLQl*;A)>RW`6r*hH<eXw)J!=J6Z-#|t)<vo9|4Z|?z5BSWqUO(5Tv8qPdAEwu
%bGO=7Z<e*FRCd;?O}=+B95agW8Y4GbQYzx%D-LJ;)>Ms(sL9BLef>VmbYbJ>)PD9$YJrgQ|<c0;@z(n;`MCI3^eqZUUzSMg!cc~
r;F%I8%37I%F)H<CwB~JX$IXMvgGzF-WTMpuV#;T2okYYZk2e2s?HR0u#s<lncPXZ=J=$-+_#MDw8+4KdR>Ly9m2+bOoySTO1ZFH
D@OWd`d(84<}ckk*3C4vos{!{&~CG=Qtu8OR1M>sM66=;aT6=r!Q8+zyD{wJB6AhH9-;P{kky(KgR|E1E2|9!VW{rklge5kEqO(?
nlAyKEye3`+2MPLg>LrX`vTD=aCM>QHG($&tKPE4-!X#lBU<K<flZGyq%NgdR9h-){f-t-BE+0^-)nI@-FR5rW<_P%Vy{=tj>|@P
hO^x(1+>+i(hZn?v!+%rH0*ipdR<f=N|>XaR|3Q7p!F7jXjJO-)!SkxU!QC9j!kC!1}$Cbh$jDd4tBjJn-B~wAFXsj)AC4G1bPAb
N6Hmh*uTv_*EL#b1K#$#9h$<LVnGAevMrF<*)6{d_8*H`BcJY84P{OpdbR-rjZ{&W<3t$m^?1{R)ZL;xry3DYSMR=KPtdd>ok<J+
y5Yg=BU&z2p9-SP!t)Uy3(q*kD8kHVLsg{my21+4TL=HET*2v!B?r{qB~ZA!rVE!2-ZyuMkZ>Go-p;$%R$8;X*j;#5nai8~GTRE;
rV6L#wFHP3&K@+gXcm=Bcj7rrk3mjeDlL5(ZlP$mvvxlA6=et0W*cxGv%Q`Miqv-0M>@w^<*7?ChO~{^2Cp6w$}|#9DW%3|Cx@?a
>hg^1{K?BS^|!QqDj9D3cGF1&W|na@TUx!Oa=iyuwPv=uiakqjz*54xR-7JM7IYnJMur$3fIw3SM+MyhV?ytIfJe<rkmV`D-l@%L
O7<{m-Ikl;u<@GpA6T^Xs5~mzxEE?G*ED(2L=DVAqNs}!!}h(+Vz;QP#?43r(c+`2IF{vJR?LcWo!o7)tDwU!dT#mUMK>1~4B9Vo
tHFjeP}_HOZ<~6xv%$t%B&Z`S{I}jE3|_T&DsMW-vvyfUV$EtT&*tAYrKCBsYbvbqdJHnkiY2F%myYItvsp_8AgASJj9{vyP+8=X
`s`Aukw^Dg%**I!V~fthyFm~cRp`&L3`4_xjLw<F^8V^)9Qo+h!+2kpscs^0NKRtDe{Z?qp!D2GPqcbFskp_gZb2&km>h^_5ap=;
z5QOR3SoKhT_H%-eHwfk=X2?=3S)+^3cPBRKuGi&FbX<ho5`sC+|*yX7)M_?ZNSG=;J|>??4KEZZQ`uKN=;K}`Qb?=$bmik49Eg#
s-!70STr*hq%(fy!KAD~x14S4d)GXvgUzE8tu5HlJ-j*XU2dU%Q?NeawpX~QP01h~X%xp?iZIA}@qZISJw(t=I<mn%Jx&{!6zywM
hY)n*!3GGUniub155ANXnYkEVZOGt&=2cXtft=;q_ql&N0I_CS%6AnY*acFg{r6F774cr3-i8`paMS(jx43G#Pb$BXcAnxeHpJLH
@mDg<#bmI!K8x(YJin_Ws1q^js(IRQ=m{kiO^GzHk2an6tl9)b5x|@4=oGE6*IU)ZD;bAl2uhb(Q^$(D5PeFs=_&_7L1#noB>vMR
eDUjLAsp(w%XuHW-B(D?+?~l6hCVp;x>x^H`ktW!18$^Y0Ac`d4c_2|%@i_)fhGu09lJYa$`tLgSabQATl|XXv}n_JaO0VinrlBA
tnIajfOcWRL2_-x!T38#E=@a~!5WJ&Y}cJbyyHN*IfrZ;)hsHm)yQ@rpkgvvlz&rY+C0d{JL%B2#kpgBA*V-bf{`nM1wd0JfKw{u
O<_xH3^==U<*LnHp3tS9{%@4>^DB25W?`09ZQoTa;k03}RcgP6rG;$gS{wv5P!h`?`}5_W-i_;nd~fzK{~u-b`_7NEo}5lG#-e}W
=HaO8iD-KDr+f|myRllX_I9O2vPRQ3k&{oWIe8bO3cFmOaw7C+2OT?I(3`Dp?W)>Aze%LT%7&yfDUrZYSi1JMT}X;Hp`Py5E4ygK
O2J_7@m!JigD|UyZ>Gu1$6DG5)l{%%sav*$5)}E4vPBo;b*O<!x{Dbu_f~Gn4B&xlc<%b`R=(#z%PWa{kgL{$5)oiB%Y_KquyJ^2
(rh(b%G{|6FKQiHA|Z-eBJ!*yDqEw9#<1eFK7Ntvu^a2`t!cY3l98wJddRH(uNTLUUe3PO31%~)y!|EJHu|2Qb3VG<(=bH8j^&0e
4Z}*BeJ@a0>#Nt>7q>57TkjlmtNV9>%#vi=wp-qvp0ttTztQiMnzp#T=km5CtY4R$SeUaDXlYGY*LR~e4^A!VX7<=h`Ttg$&g=OY
DH>^e<%VQFu`@C-I#fV0*Nuyd18jz-VhF87JU~-mt{NRu(af<+iAvr&3qZS!EgF-CNqR6O-9+z+r7KQNwE&y$MXIC^IC^80(nY=d
$hP%;Ow8X?dA;n}zIxf6)O~#LhlAYiEp6SSBTAZ6p6r>Y5)^M;{=H>qd!1O!$B1g{*%=Z#%96?2v3<2RPG!L))V51m?+;>kHW05D
S^^6_XgW-ij4vutX-BUN*XUats>-g0q1?jI#bCS*c2?THFW2wn+7oSSk<W+M*<Ks#Qrtq5+j;eqTDNw4fv|16vZ8%(sg>T>qxQD2
^%Z5ji_bxDvNheAEzNC3#BXjCd6{NUkDsfCx=Lbky$3aJoA6?q?r?VnG{~41sL2LlaH6M`X!_H?5wV+JrPp^CE(Zx-Mz&GF*ez`P
^TP-yTS-TKIZ?P*4P%zRtgx}I!5nk8DM324Txqy|RZ*}D(}k`sHoY|^?^9Ma=Eq(vLQy2WEZt;{%em{HJiRN<Wsko)!<0*J4QlVD
VTl`Mm^~R5iWcnL6>m=oYSIIWTHFOaRf9@lI1!~>bj51)l~b8<8#1ue^3~~!w}Xvc^;PFZ*seBi5lDU;I@24d(#!otT#2D0#D}yF
Ol+TDu4hwoi?mng#x<qDB+k+m!(I-htKDv1n$qjy+ctMCfJAE&Pj<E7;;xv54yxNdZ$Z5W9QNk}RePFcoaBzhganC&(#joGv@+E^
seajN$neU+4~FpJi$ID6RkEoe&tDf5i6Nh;JJg>8*AGVJ0FtU~vO+HEfH|--YG`V0xU7y-hNF$paeSKf^Y_mA>TmU3%|p>5B1(v)
l6*|LD~GRq-73B62KBl(9=Q44@we~PJWJZ^&9wK1&lY&1K@(W$!L+*q-xblvX$*0CdvpS%GwAf~iq2X=_SfMyr1d&qp9`%~v|1h|
M%OI8I=it^t28~dCHPB&8Vl(ZYG!Y?RQ5WScUqHZQ03o~{xDOL@h?!8zib)zoKshmcGYbTD~nn6##VG_iZG%HQK4s5S~}B*3-q<_
y5`=#ect!wZLo1^#6JCu#2O}%$kaHU?OEf)$)B%G8b4e4aMFo?3x(y3HQAy#T3>*DFxQr)V!S%x-fd`A7z`s=wj!c<-JxmF^Qg5a
vp$IeXO10(?ODf3LBgp|zMI>4?85z0xKg6GQp);ASM9Qx9@eR+VzBKe>!Y?Qhs&*dAAubn1>06)$<4Li(&J(-$7&2yPF1~abCKNF
eXbjTqiJN*-3=t!T7d~ckqn)TqSNRenxp_iA&6EiMn)iZ{2@%fa}3V<zv!l?w>R64S4dxXExar9JaMiDpHns0w!AW;Mpr<=6XYON
6cmLB#GMEh{O|bxO$YCIf(h!X+&g~1>;IWRpZFmFu@$QR(uuZ;z8src_|ZlE2Eq6^>1^T?fZ(a+ISi&6#q)+?{C=7_A<+odihT`M
KF@9(Q|(doaP#f?DUvPfDY9HZ=)sBsq7(xgZ-)R-iseHvr8)NwIKjx|)aoh6<YZne+?<Kx(CFu7ScUYjyR3aLD2yp<=>e*plhT{&
2GjYLM;ofub=NG|TKS>Mf$!nM)IxbGk`$veHlzW?R74f+413>L|8C0%asF0R{-{y=m(fnSl)1|v<{w%&lj+$@U;k0w`cKIbM-!$M
yS1Y~^rL?QF?w+|g|e0m$_7aK2zKNe44gvBL&N{iFZVPb9<Be^*-_U;_y5l$`e_g{wBO6_Zel$wD8hZe(}ckUp4BBu0H0{os~?ZK
rN_7PxMwM%t5m9}U&vI8k?n0&bN5G?AGV8{-EGg+JsO@E<Mi;a+C~o|g+sUgzjtl&J1h9>Z?AZ#9!7qDX9gPgtd=9y!)EXD8&Uqx
_Tb-MJsNc99u4fQ$Fr|}Rc24#>(A9pK6P@vmVpt?ryMN)6k1Xx^n-bcbhfIrkE1^S(P+u{DZie4Jg04z=Q!cGJJo;VLI0^1$LQre
I>(OrJ{RvJ@v7KRrW;0I9?{1=<X_?H?68ezg+C?RMf2#ex?4PS1n_P--ybcty5EOf^y?gtJg5iIs5*vR&-r2h8CEHtYTJ)?xbVvQ
C)L8x#D5i*QWZJ;?WrY7{EKsANKdZH&b9p*aq2fe8*68?s5dG&|0!+6s<N+pTCRSZ>mrg$(!asFk?Q_SpLbfhjG6Yw9u#e@uZL^w
BuCJ^ZP>KKhL2u!i^!T14~4q5YAiTj_i~i(a?B~QQO_2wG-wnR#mCQ=kMZ-?9e%$Ywwn9*In0f>sW~BijrG_0`BsM8gN9YLWvap_
4H`l#LXM?T!ST0--5Qkcue8&$DKu|F(^*#9x_9*Bg^O`}V+Tn3;Ayd=RYb%$myPQpnWv38UZxkH=VmtEb?GQD^!YX0Tu#QFhM9TL
wte(hq&Dy2F$n6zH&rQ;{r!!O?<M8G9~bG3nL6RMD;!^qIyWsWl&a)<mmVG})7JcB`?T4pPU>v7GqSbodc{X2yB#fBR*OZ#n_SE=
=T6qJgy@=1U}WD_wHDc0itEZ~Eff`1fs5g}#^iB($hGB8C0DVVhMPZp1=&`5<=o?D9&SAJQ8%7sFAe&Y&W$v+|DK}t%=i(`;dz|7
9tU?5b8gobe;c&%hOne@aR)CM))pQJyeJfME4K-KtHu2t{uKPZ+Oek)dH83YB9TsIoSe)~RffE(AAVBcl5a|TbrQxV-Br^qE-t+)
c3%8PECm?7I<Ac&jarx4TX|a5jS92f*M&n$J7-;O0wqfdX%M&LkT>k|zAS3qc=|LFC`}Y&3J*nsi%Kl?ktPCb(WgZPcc-t{+ZThD
MHeFdNt$;Dj>^bxDvq$k7KaQ>4of)MM<H4(EU)wMvO#+_mV)?LBV$S`JS(wK<{vFUX2qHsnkZ;{@i6`M{=<4KVW>S=qf<fEU=f?m
Edk3NxYyd_?$yT)mrq8!?XaxjJ3qtO>EyJQ!suA`<({x8$V#d8WqIRWtH&OOR&f+(+C_)7<iqwARi=>|+|svNP&W0q>BVL#p^Pem
D>Ux$m?BM0l}4|`+S+@YNK<>3X*Vwsqf6{)Ke+I<Vb@Kv*2~q+J!Z|8@9oj5QtL%EcC2PX?B0zc0X5|=Mq!AVT-t?%NZWOLoi21|
to$?5QO2h9YU+L2kwUA+T=CXtPUShNYWod!v18zAP^K#0&Wd!Hva8a3;di|{x{oc_WpS6W%d4p?&_R7=@E&g)5sBWMn}KZyW;EYe
btk5sEe$*<?MGKQ5q7gMg?<g=?bm8?_O$xV<!syh@uVo_Ebo<vx#Mjty}av$?X4ZTt3usHol8&T*Rn;p{Hh1P!#fQ%DP`*@@8Ge)
cNL-J;=F4b9_&n-9TYx7;D|rlK)~VZz_*1jO=(tB$~D#Kd`?)e)4vZ!+R&Y<EJC{R-&blom!1^wqcy2(sF)t<QR;OJc!OIoR~wj(
_S<RoJtGq@T~{XxzfaD$HaOASk-tvJz>Y<&y-N;+LZHQWnCfDSrcSiJuYp+NeOFLLbvdmXT2#ocq(lX!Kc4YYAHdBNJl%&!k5mj&
11}EK-8WetjofhD>63c1dnvp6jM~c^zgOW$;6k0=2bR5uo2fk2Y}#HNs4W<n<Zo)Un&ISZBNRN1mX^Lo)Qdib??x3k?}|>s{3^yL
cb!bco9M55O3*N89PMp7^<JY%I&;9m(~S#(nWaXmBb8~wi9@Axb*<?|l`g?u@xH9C9yr_OSl{H~IXZP+3)2$roALCub}}^DI2>cK
lAa~CvuQZ9w`0V{i(e<G;Cr~r?S8Y9u8n?iL7W;EY>KNpa@sqh)$iSehh8nxh4!F!-x_cbI?KlKLwd+*iFS~yh2`LU965{zy{@dW
caqw~ZM2}iR<u>uc{m-FSu_~7joXzNdI~NWYceSlYIa&HA%!VO$4?)F+7wob9?h}seWRNKp?V%QQDHLH>fD=(!!LDF+6OJ-Oc=cc
!qMl+?JiU+9@c-OSzuiCri4D2UU`JomeGAz!mCm#8ZNk8Nm078veJyW@zK+`?A{cop!24A4$bxvlg6FBub||*8YQy$ZFq3Krqv`x
Xn7;ji%XransbT_;BuVJ?O35z#|{fHE26%w>ehMsG;^W4-L&j+JPii(wvi3NZ?s%T4f%G@xZK}bce5VsjmT3Xldj!okw<S1nX%PW
S+45Krh0c*rv;%F-qt&l4Z8|yR|XKktHi#t?N9gGd?VHAz1(P`_HoRG5uu7gu%#A+K%+Ga6bdIxhpTk1m!Rr9X7kRmT*}`oA)&e~
K5?}xB9y@7;Yg+@vKkP_X?vZdN#~Jp&&v?(Z^=d8n3aKZyvDEUeoO|;NMphGF=>wd2A(ss+lLR9x<;){TvjB{_`NAK`qqpcu`$<f
ciOW~4aYYkqt#Zw8t4WihS679R*C4&T~<_w)*Kb4U!APco38gTBGBDW9ctHdxFK%35po#f!>*XR+L}FPeV(_CIL(&Jd5o{gS+p=P
11{bR5ecocqS=bya+63_p32%|1mpc9Yfp}=s@;}(>zc#WHa(qbYFvNIMAfzJ+lIKoqwMUVL9fvTN7)kY)LHfNlggQVQN_M!W6!+i
L;H(28aZpu4zkl;u0D6k)^U)^q+7`D!#Ld7(l11!56koWH9wV`Du`wDa`Srhzh6!F+`CcbW3!xD{z&X)B7{$I^%fsAC=`8L9k6`$
ep{RTBSzt%J2qO(8aLT?o3ga1nnbS}Gf50}R&GsCp>23<^jljC>+y)v^cQotr(w@y<zH7h(<Ovu{Tw%Q9Va{&=cHgeDxNxN)4cni
Hd?G~{>k0J?a*|3^5u+!w6BXT46i+EcC~6N^3me77JA9j-kV!lp$E(2&1~Mo5bemopreLi+E)wd_RYnjm5Y%>)z_>E7VoQg|62@y
OWcZS@zdvy)2{jBan6FA-dL}bZ`+36U{PGNG+r6j8=}r4T9o4()nCn2jaSga82Gl5qNHngg&H#OIW)exb~s(PIKN7Cdj_Rd>bTLF
rKEPRhlOi3Rnw~Sbt&xBzOHR7d1$Pwk5_B*G1XR%bT#DjzZjCr9gC6Uy~NiW=Z5qb&j;<>4;kJDj4PE};guH*6y|l+&OU9VjmUd5
lH>b-d;Y7mF5hp<>6$^_oyF}FUEZ{sTh*%v-n){)b}(CINoQR+Gz~c|-D_PLwVKOQ*G(FeRbAP4t6B9rV%!A=Cq;7NY+0tSI>dve
cc$#Qn_{rxilmcZdOBt6Heaf*Nv_SxF+HtQT407gm~55VVD9*GT)RG*5<^XK4%mlMNRtN~6`bOZI@>G>b|JXejrn(LrZ1-s9X8wR
yjyRVA{x1Wz4ydeIZ`yPI8x(}onpg7N@DbHMl^CSLfSFn&5Kkp?qnZ%3hUwAxNx9Ht(t`?;ZFxg_Nbu;h1lw@F@^1CVToo8st6#^
p(#Tz@Nc53@U+o+J=>}T0)2!oKZ&{`1jYTG9f@)-JNupP%O*>AcM1i5y4dmid+g%})i14m?4wMxc^&k8vdO{OegRuFLn-H#jytF=
K^R(<cbyL2SKfd?HqmTFonXvjosqw}MB#3IDwnh`_565Sp4;z@J8W>qnrJhNW}v9dI@F6RSvoaDJsULTp{T)<EY{Ij>!Pzy(rc`U
_AFOzDXMb3_w7xLQO+4@huLu1ht|r^VvoU^_M;?H4li*|pIm09b*6&EO|)6f7@0X;dv?y6Ei~s*eY2$3wqOlLVR31apX2(^^;#?Q
a{OU)?j#Kp^zmb?{-(q>M!h$UY@-MM6^HHD;r+UQR>x@NMjlP#s@(D{-4OP&i9QW)DhMs{Zu&UAzf%1@{w->7^Jd|>q_-^EgO+K2
5fR2NCHH!hWpGB9q&boAnnh7<%`42!!m~BcHDo(gm=-~^g)MbRbb5S7h^L(V>^1grjP_tC)atC(!J%2az1LW%odjDUjRS=iUS_UU
3h|?hiXzBB)^_~yt)~O5H8C`Vg2tUy%{M11#P!<EMTy!J>>5S|W&0{AYY(dMggqhnGjCX;eD&?`t$9U5>#SmFobKH?*4CU~7JXnW
so$KR8QkplocHnGr+VRo+@q5eqiG{c@@%Xu%Yn_;@;FhN1v}@x@^I?~6pDB*1;O_q01xeiC=U34-DDIasRn^w{RaSb^lg&=46oc!
)D4i;u)zucG$q#Cwx7}c1Ap)4(VGwM1M9FUsl&_ty#J~BM7`)`yzx0r-U}_>7DF4f)^+fYvGCFGsImhUe6P^G3*A>pW5_vn{*eE+
kwzj6UjoraG;3fE*k7F?uSZRd9agWEucGlbW#vwINe!e6=;}$kntz4)LC8bk!tXwKcAOQ@d1ox==g%l=c(!^zccOG3A<t?B_hG`}
<2JuaJ^bl^S9>`A6@UG{wa{4J-3Lv8lWnr__1i(3bv!-Rhq021CAAR0GW>l?qI~S*Tw*hM!A<Hl-QjqK8&-=$Vk-wDjmbiMt#s0-
r0>C_M%6h(8Hu4PwW3%C7uQD<#;eB$+yfdYy3lerz3(@#o-B_ilE)A8?->O>F;*s`r!Iem3f~?*ggo@!-CDbB5lHVrD6MwG6{Nh5
M=4OK{I&N<MM3!UflbBs?DGpToY0(&D9%_*qSl=?w(AUZBwn)1X<+dZ-$P<r(bbacYltt19HU^l=hRwF$5i;*Cj8mp>`x38LHS>b
Kq2g+F%&0+uBA=n1NYk!kD@k|A0EA(c7n>8XKq4DgfWT%JNy0`{I=gLfz{*rQ)62;nQP+cQAiPF{zS0=Et^zNF_wYix}RsO_&)qU
Lti_gBUMEeJHP9*Q&884=#EoB!9MIfT1A+J+B$(Yn0}+cpg`FLAXXn@e7^LdJGZgid(0;@zrR1vTlU=*JDS0?JNuYO2Q$_He!t3_
_V)kIRg(YO<_J$v=r35kLH;ipa?*CxtJLwE#Lbib1B!Z6QDCZPkxWvQsE=ZY%XU4iD?XS0iJY7L<_E5}WlWe&`*#Z;+0AS!p?4ut
Rl=w%XQ@Rcvast9S^rsjQjYDaS0AD;{Sk+X=hXw!<-67z&-kUczLubW?T_<k_T9tazrCbt@}Spon|6A(Yf*Q*y~_fuGrUN7(SPIe
Z*S3c&6ckE7=-=n+SdEjSWv2xoA6NXp+VyI-ht)WT||yEL^>@fAX!Ic_IJexJaJWd&BsUSs3ojCH7h8((jLBKGsUx=aVF{}KvGJO
p!O<69<uZX^XRA4QGuX3gNxWNN@I7j<!rS?g=4F<lqEvKlFEF@QpVWf7u(j$C)xUq;~OzRP0_$onki7D3QEsP3JB4XQ;UTte^lH3
xz74_%3ro^&Y8DSg1zd1Dc+qZdA78CWkkpK+)ko-H)_9RqH1^w4Ne8fWXiC=;o{Elaus>P{%wtqJz^^97a)a>?`k%1SgQWN_IEp^
pUQumKB_-XS_kz^s=%x9+AYtL<Z!y$)v?-&Wtk_-(x77NhQBC|M1nj>7DPL674n9i@$*++0-h&_NR8ryi*CWyjXJJPX;*e?R*K@Q
N_CphVu7C&81fx_0uGk`1NA}opym94{R>h%N0gvH;yc>ADr`LB-hOD#6$ulZ(dqLt+jeySxZ9-j){sCR!ZJN?GlBhduyjzA15NuP
9zp)z(bp@_@Yf>aYn(93IRG#kw`D1EfSxL8fS9ev@7{Y|5O3PF+wK?OHiVt4_VWax0D=lLchpvK_W#FD2tJ-2{oFA@>D?dDKh$h8
CyI)5=1)oc^WgXc4>oPD;o~%RO|21Np%qimPzVXcjD=4CZ5)Xsy+;R59sRKakb?Avx54<j9bdPrq>7|aMHqMTpkj2i_~&O;cYB@V
2&w`HfE|h9K^~xJNap)&J$sZlRVYen!o6;eKgZ`&t9i;r6#BI>P(MG*jp;w*yvxsTer<e~ngcu1h)?*Bya^tG_a{P%dwTo%#DJ@`
NbO<9ozDce2hO7W->=3hQBQZDG1v~O6hIzAJYya`eabx|K|%!d#e0vgo+$u>=_=u4xrBkgL*)yX$gdAybu`d+fpR@8py5;M9!nQo
>CI&w`<-&S5DD!eN+Bp5I3P#M-u}QA897+>Ax+0OBL0UB!a1+2s*VbJ3k^PxcO6|U^YAhzSz-wBm^j<UW)p&_s#vNhZKEQHh@vT?
LP#c?0_!4^he1J9ok6Hyf#=<b)4jTIhCQe=z=bKMR4=z}(7vFwYw67c%H-q}B}f#7<mn=cEK{Gg+pvTOL{a8RuhHf6lnj+h`{~$@
>F7PaUY`HEoyCV%U_DF}dS7O55Pe7oTNbHm2VDR$P=ucnvZ?L!UJ0j<FD`;(rQ{|K%%XQyG&E&OO)g0ltd&2z_)hP$zLp*S5f9gf
YdNAs#JL++_hgvNz58hz);UKJV%vFqflsL@q@tkhQ1vAJzq<tAV;@<0?bg#rFQ>amFWo-b(J!}D{)A9Q1|*qi6+1F)NMk;EW~)C3
{&#=kvFvSG``jV^EDe6FFSO1h<rHxf%O=OKT4GE?^r6%2$))O?Gwo)-N1Kv*GEMoqUWS#0SEjEcPq&MlSZy;4eJ+L@vg?mVp^E5K
*@hyK=i`}ac%=FG+0lXUdsBDc;bwPPvimGF&g-_<)37~O3qC(}0&va^{_n#LDc;xK)f%klDcaRMtU@!x0kiREVBUfXI2647e-#dO
lutoR@91DOAbOM4XdIb5)y{QK2WOYvNz|Bx{1|sJd#98<wSm~jRyTvM7>|AXWPW_HJo@AH!K4p*8yw368S_JA<KIGeo~nAiFzA^D
C%NeL-@f7K^B5eVIYUm_KB#<?t|<+r>cHhR-OXWrEIcRDb$N-1X)*YWC1Cx(j&1PC;2gGnuMYdlb$R4dM2y{z%6DWjeADe~4p?|V
Jy>?ve3OokyA3~Tst#(TXi@k$rB{_y1|i5e!zUj~f%xB;;OK*%+w*20<8j(wi4^=oxfCNIQaGxw!L`xk_tW2Qowbh;-d_y_?N1v8
0^QR=4n$vm!#+^8;Cw9KWb?$=TL&H^>p0`%^w(Y@SItyoV#NR_PY}bku*qhTquaPRPS?rV)2>w<fKgWZ^DP2_RvmteI|@>ogJKe7
1%YPFM#j}p<tepPKdHZS2@ebnU06>8>6rKs+VB&U4=kvB{Va#O4mpQDBS*Zsz7AC?Ye7<nqicJRJKnd#+FViUuW?vq%X2JZvm=Vb
-0p^fm6$065b)bsSU7;|)&4$5(!w~_q3b~{Z}=-pLYLpOi%loUxg0F6vCG=X8pKJrF4e}wPq6WL)V$qwUX!%|?bs=GP)aaXWL903
n5H+oznt*p$1XjB2d$W>DW+aG&m#%>1K8Fwe2;|Ql<fBuRZzUNKx?ZdBI`XRUAt%{`ZS&UgL94Np9L4r2?BJ?K_5Wh-tUvC)GB~2
gwY<5h9hdUm42u-^{g*s59}rL^z(YzyJhbkyo`F(<=HL$YYrLw71^PF%3Oi+kCe{aMqU>v@*7urLQI9#I6G>U84qEFt&)ZT5rb7N
s*e+Z7aMyho>&Af?ZLy5$Xs~8YSIdEo*{>gbqsmun(=lM&Bv7MqA#4+(dBS>aNxRb5(ME@NGg9jh0sja2Il&$3&<ML+f6mVutkoP
W)GHR(VUW<wZ(g(o4c}K0+gZ?;JHYk4UUG*pdpc{fy2F<hv84V%_{nE;F_-91;}b$i+_*5<DVUS+^0nM3#g)9$HA$5_75nlTN#TT
SgwSE2_mC^8}<<A$4l*Ro1mNRawIiTHC5bned7AE!5=9Z(#suJ5CjhS2-iEFfrRzdKro?BbIDi{gAK?2+!n#u7U29IA!w@@P>?W^
Z_E^Ow^iVxUXef*C@!l`bzc`T!=55V_Mu?KsM|0X$W#<09_6^3TJ{&PF(q9EW)eXp5{bEjj6pC$5W$T&gWh_Mw-%&cR>shzP-z~#
rSt_JgN=9yzDVaqH<-6+4tG~JR#kP>dz;vOKN0jjDZUVt;-&fgHGVAnR1kyhZiIp?iXDBoTaKN{_n!yYx_IMLmp2+Pq3tLcl@~&c
y!wPvL9r7gUtp<UXNhJIR1YNz0{%}Kh!)vscJy6^0SIM5DXAAw;OOSkMbYQjs2{)zb@nVEvJqg|)tn3y)7qD_@fKOK?hEuoRNQ~D
yZJ;Cq>N-#CiJp8_?rF}Z?~~mIv}OzTGmD8jZZbg1;WjUt3yb{^rVEjPTLE=J5M<6q6%xI&`=OI$OGl~-OO;u2Vff{F&Aa^=A>{0
nIb0E@RjcvP<9K3lQ4OUy|w3I#5`&bv{!5jR;DE3@I}3gPUlt-Y%iD{qL?2|cNL(3SRM=!NE_XF-o5mUt?^LEO+A<DMW(dE8n1by
^7eas0P<QX;;Ews#hFZ9v@ka!M^Xi$MHOl6G;#v)C~Y^qw*YQf{;>TwoKF3Q&t7(LjpV0@RC?ggj;#B^_dFH4sI0d`kt8$37%FO_
jHS+4l*J$0;p)qcYw91I_&r~i*BZ7jj}-V2VyGhx3*(trybOci)f-0e;#oqv=^b(G^jM$V1D!fQzx=)Af=)MP9*br|FJoY40piuv
D1r!T@p^W_fNUBmIzJ+qdN7ywcv=g}q7lD4bGmfjMoQQnKyiFAST>4z%1mk$HTk%_Uqou<^XGdsLf=Qnc}#Kwgc3>6Z|cXw2Hrcc
uKQ7NI_M2U3Xq9Q%j19~FT~XzdAm~ZDjZQqac(YDBNGQaZv6Eb&_G;DfS`);qbp;HqeXTRcBCeYS5%T<j9XTbLTh%{+{`s=<<Z3~
z|dVmnxI!luXzd$_Y4M}&g=?}<&c!nsYAAmS#o+S9af#vf@E11Y=tzghu08|PSmx^m^|heccjSEoVi*~)>*23Ms43eyAJj7I_s`m
gGzfl@MziA+4g5wYufrTPVFjZI+R)jmi@oN@49>Y^MV=I&+GKapz(XBVGmU}rd^)TuWNQR<nYSqis-%+hyxqA7OciQ=}K;*NUfnx
LW@Xq@b1Dy*6g8_g+(Y;MaE6^QVCTfGP>|prS-Txxe9ykjRpGwUmLR&Vx`CrPNMqLpvE4)uTz35&qK?(TaK&>H%h3(^pQqUkh^M%
NTFH_33{QD)wHcgpf#%n1}rGSJ5^9Q1oiLrW~7b+>Li5~3(sH_8M1~Ix||2F_YG5t1CXyGKs<p`mm|-YJxkdw>Mc%|syd>*c3t#E
jd8-}j_wNp*YfBEa*s78gU^s+FS)8_lHQ{4b^(Y|BKYK2yIUSKnaTjfC6@zw+1+5hTio*63p${vhrG8Ip*MvI`B|(DS&;ZkBqwTI
Q>%qbsHYx!wqPGH&Z$c9l~tzgG8G4Hl=rBL4O2&8)n*Onh6HeUaQ7l<5w5Bnp<Q}hLIFWH48_gOrBTp<)ux0xAmCW-%Y=Xi#^pf?
J;v5RyN?>RJ&*9=!nLA}%8NW-r6fR*6rm^y0F|zYAbd+hUjHT}9huP|Z(o=iMwzQZ^GlnXVQU>ls?4QP9VD|z!BP1=ZJinm(&h0Z
;;_u3qh*t})Z`#QIec=rlj*2aj*VO3I%X;f$0QdP-&#4y2abY)2acn0J9gVR?K5=J8RsOk>1|H+)hbh&WAUpgX_cW73LQBp##Xnd
yKeiHqCouqD=(f7=<BwimFW++WvN4-&-uR}&aor6Dhm}=3ODmzmEp#nQJKnc>VszSpqU1+IgZB?ZdQs8wV}w>jV5;(w7BrJt$xzh
?coc1m;5zCvMCB#yo)q12a_IG3c$WwwpJ&J4W-Z!0~4lbEK$Ll3OIM7j1-XJ;zRiSTGgo3^Uo`Z0n}#7iMO_R1yE0jzZxa=y%KEj
9cbRO#5>wxsR{zyi5r4kG&+YZRxw&boF7lQ+k*v?mguwQJ$J*GrE5{B!q`+OnijH(aI=v@VqH+Y(O<*YS*pJcs5+6;l7Uh&k#^D4
!rxV;D;4e4K{Tq}fOxBuZW1X56_gWIyM~A9!YDD@55|FpQP^cdrE9u}SqsWF8{~^QHH~;EvFAE)vUZ!)Ep?ikhjyc_9}7NfPtKu0
F;P{re!n|g`Ofz)9kbFGeAZ$W_3GwfKNC@7IGAD&b%!4=8n{vV>(_UNvyB(_iZk+8t(+oS<)0Fgi)F81$9!7}^09tHrSXrv-g)Jm
6;v78*RvLM0Z2{?pi)_h144^}+!q~c+0ZV+K*(S)z>;Xn3S>1yI##HIr#T%EkWdc^vm|Nuk4MAlZ+E^Z@U*2EqY!=Y3}c@R@L<4r
yeq#$1VLvokY7!tR=-@8HGvkE$!G14@;}wG2=9I$we)anm&32y^|Rh~mNuQ#X^z(GLzh|yzUg1+-(evNiJ9v`d%00X`jeB*zjS{u
r}jG2WJp>*!{^7CA~l-iyEWDEX{Csut)~a)`1@pY0F4gz*pk^1$TDt<Hly#UPyWb7M7V|ZS(pPwPOm@<<58RSi3g?zte;qQf~8xZ
Rcfo^S$g-pFT>BzhkQk4Zo9`x&ITB`CrKR*s;!$_ua8t|a}M(Vw|#N%o8K%o(+f!*im@6;+d7<@ocu7=U_QN^)tg<brQ+-Pv$be`
KMB<E5#IZ(Ry1nweoEB|PFBdLa8_cV>mkhxKXwkJJsiV+#gkO{nlrI9-CYIupjVn)>s3lSQI~nyoTnnUp%O!g6>7d0Y$&m<F9M_@
kb=_@!mVmRl4t}ZltK@RxSG|m4_drddeSV~kyFf=j(MXj_>m%(li7?rA68jt_N(3X*8$@H6mxgplXlMjTm9Ikr9zPcx|CoA@S45t
3&me+iw2sI?|OyA?^<Vx_z0WqbM%IS>fg?%O#7_(x0m-%c=Fyh8EqT4rO`i!n>~2auSY_EOSCT;=09eVIs2RmCG|9}`fUMJE6*=Q
uPQCV+IlB0yIUeOYo@1#WVaU0tXvIEz&-4W1*;Qy>{>U)BBrtxFJL~73uW9{$KhYE*#a|3(m8Cptw8SzqnPpoi3S)m24#2($lxd)
aC`=yH0Lp;<u@4zJBqlap?w+~$0GOr*F1Ic_o1eCVO{yNk@bncG^d+c0k;}lRobC@3b;%~gJXlRgEiT!dRTibH6pvF`8?|ieRVzs
S+|4YHGRZ4@bta>E3812m*%0MU0F0$P)ayOyR@oG$f{C27sj8TILMZ|gXuTng&l>k9J9KyAko~gQs_`03k|-UiL$Q`V?7j&5eY&8
kZ$K}wVw^$*e`LvU>ttU5i&BYaAfQ$Eof0PQ?J~u3QA?&ken(hFo+b$3Uz+Vb?<it6kFQ%Oir7#-<~|^?W!`aLpZTs_?JY2<C6x+
FbYT^%{^|~U1|9|WNAuD<cjYIvyjJjaZIfFsse@&Tx7BtNFZ#^%uzU>t`RXdD+(>9+_EiT`19su4M_IXDKt`|`l$RP&tbLYLn(zv
Yk5P6hQ7EEAZ>=ZW>sLBuz?cuzj(FaMNcal8YkGhd1KCg`ns7Aasv9H<Pp`kDT>AzY>e=(YkN*8EkoHy0o}tKNC9cF$Pa}|K2>?P
NTzPpviCzd4)P;oN;@+<|LS-%|4+Bm4#=RR=vdC*igaiKFRDJ#R#7D&@ZIR7Z3uA;(^RL9jF>=9w<EHpAdNx36fqh&T|6i-9zjZq
+gc6RxoAn?v^3{YLMjfqJqCa}ZHc&g7FZ%1Jfy=keEW_ryEa>$mn3b!yXJibdT9JX;<>}1)#O8UZYqF+fG(Rj=*E$4S2R%<8sbDY
m9TayK<<WcK|N`xVPZXC*%*3-K+{O6rGsLR3JCTM*ND}65<0HTqbD4HC#BPw;v>UxXW+h{8b5y$x2RgP1puQR`2fLt!}dMM=p<`;
ISL5xJu~GAZAzNbyD+raz4F0P)uSV7Jfrw7(OQY?jJ5TAI@$c|xBl`&f4J|oTR_sgH-tL}INd^uSG!Qp8*g+M<6XKfJMG1BPrhmT
QFqP8@?ft1mo<1RaD&r6kdf8+!BVAdWlp)5>1lCo+N))2@w?S)Gs}RtC6Avg2LoTbx%~2@hP_7W#AK40SK-^!W_6meC#efVH#2gl
wY02gp@xWiSs*yOOz5Z?tY%dMTR^emB(UHqi-BvmiO_o`weZw6Aw{*zg>p}(oD;<~BP41zV!<sp1%MBCibE7$hO7}sp-)|?=K+e+
{9DKV7xfSHI(Ur#^f*~G&+QD}3-kJ1VK{wjZ{(s`Kmf{$#f9*&F);freOCSclmCD2KgQ?!gM)|J1r^Bh16g#`s}K}Y6=NUJfm;1p
kj|x~(R25m2gc_0xSZ-ppZ1W*bt@Jr-Sq!m^#0C1N&3IT;&ILE=5e--cW8iY$Oy%Rkp1=n@KpY!sQ-Dh>-hWoW&K;dQMYXO%P?#3
`|l6zdglKpc=d)qzLrkZr>_oVxne{RqyRn!K<u{%8fP^a0%P-h27!nl)DJLVz$2LC9EV)T)%GIakfLXhADc}Htgn~M{}cHPjm3in
80rA(>2pD^Mu;3+fzb4{SL_WRq(I`B=dQd4pVV5baezC8^@)_4D%;=9`?{!JqwcL_a%vH$sD@6$Fh^sK#N*3RT{&j^rCeqBup&VX
%Hv4rKSeRvr~{A_kN&%K<urh(yI5F{_y3RVpLVBi;d@$%m7t-gf~zm?a9Szjs`e;fK_2rY5(BC(>T<juTpM=b>ee>>$Y;05wf<h`
!&;^nlebNwZ^tYUZ7*(SGJ0CC(TAAHp4$qqgII_knUN4sJ{5+E6%gi0)5*b;6$*wk6*ft_83X9R-_O<0*82ucS<Q#P&5}O-zGkr_
ipeA5>*C^)d<;h|4I(zMA1ymX(zGXlHsA<J^}vMAS9PFeB998tH2bLCdlV-3TWYzh;N*iBg)(K7*J`j1YD&DrUadqWD@@UxSb=%3
7d%$hfXXhaE?tmN^aYQ=&`zy6(^Vx1-Uh4`q1yRmsK6?k5ip_*@=(WMWXTQ;mqK)io##UW^->y@y<Rq@HgM2NJ?0w-atxSS>aH+#
p<6}ZRv&6b-laZlu$Q6qat=>yIfr^sK38P-?P!2?ShhlX(gzvwrqoo^U%$OS*q`t8=5pvi!79%8z7_l0$fK8x*w-^D0ex6c3?Yf)
@M++$56_*5$4R#Ya?H=C-LJRealI_RTX}_F7wkhdXnVN2Pg~;f@S>NMfxmf8gz;y32`9snDhH`s9^(5d07wgR*xDe9mzQ8j2<W8&
h$q{0&qj2gZ(g`|X8T-r&Z~E)+I^nO3sezM*0Z~+Rd}dp2sf&SB=gpL-6XKW#|Fgl<%+DT7Eo<w1xqdw>J25W&Z2GzCM->o2mPM%
@&F2fwzgnMl)+aiUE~Z9#$XV_eBJaG9^3q|w*f&Y04Yr2#9hBkr6u{H7!WTyf7@7U#NB*P#DYV7szqb?l*D>q9!m4O_Ncb2yI>dn
U#UwQY$__NNBeU<8=F@(ugV&&X{}%3PFu@GM2d|dv^k`g!U<-@+Op0#pMRx>U-R{GdLIc0%hlmc1*oHz{W{4udQ)r>BCkoFv^5dd
%$WgHWW=d4)=?mlCyTt|_wVVPCuVJJ-OuNRpO;_K94lheamdh>IE8ET>pbh<H{Ola(9%L%?V42)WOU4KE$hF0%?DK-=cd(RV@r~z
$ixLASU4FW#bKk4bIuwNp#%{nUhIU7Pmu$^j{)j0W3`k6hhkio%!$uf7&9>{>!z%+8$FDQsqI?|1?*{IcnT|t9J>zQP4?fXr}5bQ
Hlf2)*J}`BbfHB?C<LZE8@^-xe>da#`VYXN1xRuDkWhfVEhpe|dE~01Bygo=w3Y3<|2hQVpYDeONCCSM0uS&gfxUm5>cLOM$p1nC
Crqf<2cYczEB`;RNxpacYw!CXf0xtBuCW4@4#<wJ5Ri(r39g@jAdX|)8~7-%yx*dwfHhP9&kyebg8rPaTrR5}t%>cL5}Kfhq^eM&
gq033sEmQgE%c9LyCVKEKOqWrx84vGPnNKry@D{PPiGB#exASXJ3R^`*Vsi;p?%$p{olAC{}8|0Q;_#4LBEY%oc}@ldw+TR{pXT)
0C}I4`eL7azA?q<lUEysLD>IcX-_N<)DO+!*ZJ}dsL%xSHBO}<ucbMEi+p~OPU!4VtMcgRND=iAs7MzF9?#XmJHIskjXmSkfPjE<
s3ZgIgo-*y6Z+|Yv%x^b+Xw}Rr~1->3Ip_hNo25qt>gl1893UQP^(S@h};UG78D8xyYX?;i0$;D|12hiU}!rK0Z;*g1L?r>k(NOL
$4!AhR1NS*1i0k31S{MoRTALo%F2w_7TJ=+U*1p-$>_+r3Zok23(^KqchzZARM1BCK_m{zfn9)51ZtN6&+$bgoq~LW?)twsm`6P@
si7WTUVueDefa!~!;ri5Su$KOk5l|i$H#(rAVMI1oxRGRkJZci57j;X&)bggZ!;fdI{SVc>7eEbBfxb7MeX1a>nIrnY=iv}enEsp
3Ak_q8~px<=Ft^3H5AbUr&@F);?aWX_qe@M{aS8*k=Za~6RCy37JsqQ8_})Jy{887(6=%o4qo04>HfqyueE(g_kD-+A@=U4={Pfa
L+~L}mo0p@9%MuyM+f1pR_6JwpYh<spZD*<0z^{%q9}X$XsWZH8quM6LyL892lf6un>4%r#%nU<ilAk7L|_lpBC-J~bH~!5_*Y7}
w0=$+Y->WdW>qy`J+cy)idW&Gb(kBPvr%0jwrawrr&=!sn(cdj=dZ+#43)OkblQ!N|IuQTHNNW=5}};SB9wx4P%1$>#_2-jW!DX-
Gyq#-v=ZD=2k`tSYBWD_`|v>hr#`2WmF+=$<UkJIT^RsD5~u-xs+`0N4Zh_V9hXZz9>Ww4{pp%!waE0g^0({W^Z{NXf`ineil_G)
7qj+00LbVDh+9`<S)#Fm@p>Qq{V`>n90D*vAfq!UccD@u7^v;k3F;UKEl{^Qkh(sf-;zqV_cfi5*ojI=Q4;RnFp(73MK~mew!?ZN
A?gd1fTRqwryw@ZRs!O%_it+sMrHAV!fB1BZMs&#bhxO^`iT=A>4QM5xN${Vz6gjF>Je4D5G7ibs`}aIJ@SNX=SH709GyH8rSzoX
jQbr1`^iG0B8o|lL)fA03+l=#8)WKX$H!WKSAU0NeE)B!O?N1QovqxjJWTGIJL5G6W#hfWMmE)pUSNl_O?NZkmEyX{BiCD!0XGbv
1F7q(Lz2Gbp#EIs1@$$H5huA@Dyn=-@E?)vbueDNtzqP+WL*2Kx$j%C@+!+MQ%c2ufo3~$FYlQc?zrzvYZ(i;a&BJ2D8#I&$2*tl
hmJji>Qc-Qx+{*TLe&@FO3DNDoUJ`i(^s5&PgL>AF%xCJ8M|9X%?>_IV5_P+hQAKI(1<d)Q8ZG%)CF9uoAYOXpUkaSMJ|3|r@|#v
phyrP-=(Xa>(mU4-fB!$-lUrm`Esm>9@PS8#iHKr97?)Db?2#yDUX=(w2q3lXLg@Cf0h7B|K-+j&~sOc{Y9!I9d)PEjdSzYtV6N$
KD`)r5d{jR_A{}P!CNE(ix3&-+Ye<ujojh&?K>+7Z{M8EA>nPo&Xa8MWC}q>Dwj)%+ROq8Dybw&RY_w7J!6Qo(%Fgfrh96lH7wPs
Quf$XQ12gym#?PsZQa+}H?c7WZ8+=-@Ohr%^IvfIax3rWz$7@Pxjr-2d&nHl!#nVC?o0*j9LI_-#p&r@gz}f0aYPA|p#YLcSCII^
8u6H_C+9o+ob%2@rxI<DLs#q9=9PHk*XnTNT4`9aDG|=I>WP^vhtF4Ao_y}hVbQDF)1K3qV<sMYHDZOIX#c&Q7N_L@5ACG}MJNj@
vMO9SPX$c`htq&WfX`M6-Xb7tXw+##B~*Zs+|#a^zPAKBJNLM!EOUnItE(s`lt&|=^R#RrYJh?P>{TQ)?AjP%iGav3_YC-eq!)Xd
Z(dzFYf6<(61<Y>JGM>)*aI~(dbQ)^=9$<Q`44d#c4ZL)NkEJ-gjID8kIWuQueqqT8UY|EE4MYFC~;egL|E`B;`sR-e|PgxV@4Dp
Bg%KBfPyfyR0xQqf;Gt9%yH5l4`tV9YJ_ct$Y5BDjVu4HGxo~SqW>>~?!FBLf7SCLq@#<Fa#YNsT&Q49+)7l_{Cu0jJ3<6OnkExC
84Aegf`L&01VVRz4&NT#6si95wMT$miw-W|Q`^x-0qyhw1JyJlR7)aYSy)W(t8GKsQB@tOHon%#yS`e{xj^)@eRB>GL0mDO&nd!8
RQBE7^PH!z6eLg;Bc6h8Vaz+3dV5v~mb!yt7C1F@t6WV5PQT%1dWtBa5deS~SAcELsv)MTYNRsTU2~=FP%2Y6QE(MkVx$7f6lHl?
f4Gk^>#AUT`s&`>(Z=w0t(u63pFsH*0zaFbOb@J~Io0pI8eNdjs6Q?H`Ua0XlX=K6VLMu-V>T+^wpP2y2_CK&Y;2~yv(;2cbwdmI
JEEW%w)g#T^o!%&QPq;J>X?XIEyF$tP)Z3h)gX;-a!Q1slG13^RFbI`95Ur(1}Mf0deO$3AoG+>0-ZKH9tAAB3j!z)0*cCntlhV^
sFOiiG#i@g!G>sEtIPs~k^=1H@b}VrZl1@>Mft4gH`+jbRP8P08Xlc3RYRGqy(QIQ#jS%*-@ce)J!sTYBsww%Z!ZkK_uKdUzkKlC
DsOJ?t!29J7`$`t=JcD!{)ar-U$G`V_0D{)J3DiWh<(j*!_(o%Tv2g){yo6TRBaUdB(=pyt!;ZS`yV`>?P%5P+g;92KkN}?JJ1R~
rila?!m$*&8CALO!%alQn_+`P1QSzPE)hX9O*0&$B5DexTBM<)+J~cRb;#;>9Bw}UjnB=Ge_TEXPePN6Cwfp>GEcG6EoHWO!iKfM
kgQT3?Ako=<ro{X*+Hi*F_tNkRJCw>cw?q49cex?`sVJsL)BMD_)++*&9sfvMcnCRW&&R0F%b_7gW&HCh27k*K$TW12Uqa;PKU2Q
Vtw;2u1{;v<Q+}6-Y2>okvt^syQSObi=*$u!ZC}D&&4ACe8veUA%BJU;ak8&^nVBzXrrWwRneh#-c(eqbxC~RRo34ZNRwS~*XdZ0
ySfG5a?2w)x0=vZt34y+Stn>+QO~W^1XolKjM}hj)ib|GeXGWHq9B_Z*G!P+*_ryqt)psRHhML)nGXloBmP1~Q*m$^2d}S(cc<az
v<pB-klw7>8zO9U421x+*P?zMaN1LCur~@ynr4;?Lv|Zo&19!>(p@`GZGlo_7$I2Lo}lvRQC%S}7+ohh#l-n{i9iK#1_F1Gr7&FC
)DfG{dQM;=LvtubvAGT4sSE)#qpMAV*pjC%SH~MS!&B|v9L{G*@w=xjC@gKLdpnm!v^ZtcOKY2BRK^7r*fMdeh!JuXm0Y(@OJRCm
Yf5LUo%y~Vv|^N*eB=sxPfDc<qp}Olg~cvdPsPp}q=ayUq6`4M2(_c`zXj)`&Fb{wmhdR{0}oG}zORubnPf3pJTi4UO<Qm_oIEhB
B|%IW6*r%heCum`u)a)kujEbz4<wtIdvj9TBEdpiNIn6sXf}b!!<AMhssfg+`0~&o7|x-tj4>A0ITGX(M4;Fwe){P2srfvU({Sw$
F5<$RZR0ku>=-laPmb(1_+eOabm8p4sia$MuL<GJHTg~>Zw_6@=-MS#t@-IC@Fpa6!2;r5wra#Soo9j^e@~?0AI?LuH|95vJ@A{N
`ygy5pGH%i@tt6XCoIck>sMnSVr`g)wM{Z<6g17-Ih%L79)}}7B!07-p?rAE!Ga+O=FoWV9T3^rwdI4J6K-o}RkJ6kMT|P1E_dgp
^|K3rNxsM!kamaEN8(NEZ3p4QO1s%fPob%{KW&=qb-ub%$W2oL3^aLR;;5jzwc{@{eiFmon(>ifr!-LNWaDmm%WrNQK-RJy0vxU(
^IH35N^A1op@9HB(nx|9>xc{eKKrS|>!QH+VbF${>QirwtknaIvMDr>_R7;{PEf}amyQC-v?1F9gB5}C=-HmZ(AU&{*wt2G{c1wj
!eZaN?O%F*+iSAjN<+4`I<QJBG~*DUow8I);u#@QS!8=-JuYU29;1g8Nh;+jqrYaAL*+kSYJp4DB;Uh(SJgC)x$Yd7S<UKeS2Vq9
270WE_XIm<wk7iHpD4*!LE*{p^uBQReUaBvdjx=Id>hORNrbf-KGH9<y2h?;JGfLz4MJICqSN>5?M)9&hkyf<MD@L=x>0+Wq5^{j
6NnNI!A~hrtn=udGrJ8lel&avbIHdtD<3FodaAV=k%=~33I=mRL7u2`j1YATrnNOCf}P_$UFd-*kTi1RKpDsIz$@6ahtjsxGDRyd
!^IG`;(j+7ls~ConyK%6zFTeLo-v{?IvHxszT?!?V3MW&KVKS1K-cNdnmRkCx5~Uwtf^Cpf#8y1r&>Wri^Oqd7#5AK8a0-n)51MB
IG#T@a+->3<zE8o<>!yh@6_XQ;6y}J7$IL?*<I#f#~O6qOBHhpn~=#VJm)sqYzvYs1x52rHLi5?)?U6D&84m9_wKT?`lPG(-P$Xs
?dt7QJ+dy7R*c#?m5T?I37SGgk&dNUs)<y6A(pQ8vRqQ8IMNjgg%`psR~!uNxwgvubMJI^dhhef3+JDR1WBGYXSIh1mA$4X#Vs<B
_U7KC#vfRDmy83m3f8pw-)A`v#~yC3VQ4k2FHxhohE94pojdk=tJDY0`TYJaNPWLg{B&pQyo1>Xgi&F7P(3}Q3G_htW$CsH4pCOb
tA4rG{_^_uD6#$ml@7}jM0|?_Cw!#$yN*2?O>?YpxuUdMaGDps@rsBlo3l<LT1DjplrvMD(-F5Ui@Q|bw=i8mT(aegSfb13;l`!J
q6`iF*~e6RQVf2#D<$mf2)|To@BBB-wc6`varChvXh5ydS`s}wmV@}o?|<Q=NTC?1*}(xIcqbGVSHe#445(JHfi55unOYY@QI>|A
a(J4mGCD8Y#8e)uO19Ni%w?BQ^_ROuJsjslI5}#{2MWx}aZPxe4R1Dkz1xA(;Rhnpgu0?&IH>ET6GOBj>Zlatit|+>uOrh^%pOne
mTL@_GJBLBy?(#SusXx8QN*bWy6@x<XU-Y}>Zu5#p!s2|goi>UVVPm9p;SsHYZFo@!8GyaP4RFnqCZYXf0+&=EmEebKR<1qmG`E2
jaQzD+t*-`IGYlEF1wlA$t6kN#C*E;*Kayw#xW&(A&c67FGw*YS{z2!^LTldsM?=p+s2@s>=%H-1O^IT;#eUApQE&UPot{Hf`R|R
KzDNS`n^7l%<hvPAn=1T7o>qzK{K+$HBE+vRsp0kUx_A#04Kf~&CvC1tmpBQx8{c?wrJs=Kw=Ql<6)w?2&uCaHCCjJ3e!Ud(-bYT
KK~~6t9!64yBO$gdc~|pDxc7^^}e1Rt98Ge&4n7xx;L(h*N3G?p$AHY0~dWhG^usgt`Xtuy|}lzcetMUzAfuP-x?Q9vD@nA|GMJT
fmKVTrZ$<RLn{Z6b5I|%sU7y60V0Pbc*WnV^W&#YFLycRCbwY2$NUpX5;nucNQ+c4Reci}J3MX&afw9n@ce8vXc&eglRK+JJ?n7P
!Et^kS!))KwCZ9MUVMvi-_<w{Ok_iHmPT1M>D!HI<*ezU)~(gitj+IX%wnjbF~2@0*$F>Dc%I^C6>^|5S6x*$>9*5n)EZ=F{nWik
)_xU{H$;HoWz9mXI3DJgL#tuau`VhBvaREc;D27r4~u%)+2HAjU#kf_P=b;#v(lzA(sl~PgNJjnqIQgjzD=2GI}Xd9qnhR(yk|4k
FySZS>#c0M={CjNv{G!wU)SJu=Rr)ZotZ&{%<QhI5A6PT&}lERH|cY|l!F>yiyN~q>$9Uof2{}HHj?)RnF+}XQ`F876a?=Qn^O9R
tzwEH>7=aQD(Pw9O#Qej8<Diwhhr@yi#x_MNA2aD>RY&q<x{0uM<^8`Ri*WFrCF-?b8jU$0!hSVo=KsBtFKNHV08@M%sj#d2aW}T
NfkR;U!Q-6(ed*>n`^S}jfGIH$p_SYj>CSxs*be=72X;kxnUkvd5M*Fp-&GlzT&4-fw$=XGrPm}Kv4`$K>_wzFu_SQ5m1zcNJajC
$>rhy49xzM*U$R9pAKKq-kbt|55Fl2X--N%$A9quC-@ipx_+ELU&rYEX_!z%A5XDAr_!ObA`uGpmXd+bn}~jT!B5-_f^NMrc1Rs!
@d)S?mL9tSL-iq8C=pFA`pG0dg7dv<e@F8t{~7)W`9H$BaAXc)z65gb^&>SGVu(A43qJ2>1om|Gf$jtQ#T;-5fOqN#4^QU|1Sg~v
90LlVf6~;nBYHnN{UZ3G%{uhuujTu<Q)|4Fm*(<c2ys)R$o@~mPQ4iO4S%2Br--7RgTH8ec23?sIj;^}V4tYIC&@W|OZi4g`p4{1
_BjKkM!@;9*8YjJi~bd?K8!G*>+9K>CW8yqpG~ehEu!p|5_U=u!_7N)lSV(|C;0FB_x)WI??1A1TE%?WdRb%sfc&|q%p9cA(3N1V
M@q;GW5k%Q)F1X((|V#So=)y|^9wvCc~xg@I0RzEQ9<7sjER+S%E5as&Ion>UoJYM<I^zUMo-T>`WU`mm2DqF1hkKHe``DA#l%=I
#yCHb)gp+zYKM=fe%$+<^D*sgVgIl~=ch(@%hulK>AeQA?u<z}>jT=!{(qm3mc|uxU-py5g!hOZsfc3b^x{M3IzAr540Z87I<WV6
)6ygl_yrP|3?fwx4$W}UWnwwUPk9p&yx5U}tVbC#=i6?p4!`?Bhkxo5Js#D6>=IZsEgb@a6WaCyf}*TH&tWKtH^AJCr|=%oye_h9
#jX;7i@zFBxKU78mhkOps0vXKAcgLn>X^(->9Kbt*0rNFdcsK%LMG6$F}K<BG5A5`9cQ3=$uNkJ=?GkoJR?dQ1C6^cQ3zASvy8&v
7sGPqcAWcw;0~mTi_5*|tYvs%GCO!`us+(XhvH84-qjRfN4QEKxlz{H{uf?VPzoUwyC>)&z!S2^R0?`knFW>s3;`hW^Xc!13F;tc
w4&+|T|MmSlgx<S7jv;`P#3zc&jdG`Y8J0A?R&C=TXp}nlB&>kwt6=IRcgKH`K@9Y5;X6B2TXhEblXky4OolIqq{L6h#^exy3hhh
b(#Qzr2q^dX4B4VOIp%BD>emwC65iQwe<V9=^c;)7(fXSB6*1l7hmRQueY%xk|<0$r2`RU(gq@Q<$<^DO6QInYP>p9H?7<?Tb~MR
Dn3vS?S1NdB?EJgG^5s3G)EJXg%k*dC~S4MtjvH-qjeZQ_)G-)OcZHT*7qK#OQ&NVY;I>ihI=>29scjXA1wOMN8?!e%a#%F>c%`Q
7y5)%A$^x@eT;#puefL(AYud%IkT1==&=8Hy<feMI@o(zrU&4Y9P6R+-t4-tEwCyD*+{nn#wJ-RA|`JR1OBfGoFWvo(M1t8OmT)y
0Z7n7zZPyQG(-@tA4{Z1?0?6{uE>L?MXG2jqN=)2eCtq|6;q#YQ(Gj>EZyF=kOPjJ`pI?Q$k(X4dPi?hcw@99&S-{9f%fDJTMw7^
h^`x+Y0uAq^FB1-8O`*nq1CD?WIo)p!qG%Db)TM(roeSMU9b;;!`6h_X)h+7ps&O*4~K)T(l^ugD&Rce7JJx!#8zq*?R*+KhB`VA
*Z<&tUS`Zve+}Kq5A#y)Q2t?E*z01TXle>%VnhuA3coc*Av{<wB^U^ZxX2mdkzBu(+=f#vaj5@YKfF}_L{Q0<e5aW}_)!NR0*swh
Cbr>}a8*Xbk8rl1%|zW(KnBDwoG7A%OkAYH_3dA8-LtEwJPw#I+0*g;pJ&(XcTjI4V1=X)oDbSRDIds_olz4%CeAkc#L}vW5Gxcx
k@L!bGB^8RP5WB$Sb5``aQa3-5Ch(UNDNe<AwufQ#{+rp^{-Mg9}rObQ@Q<nI|P8d8wc_C*VMKq)02m%r04yp^S$GcZWm1j#i?Ah
P`MCwS954y9N`v)B`QKxT_+8mGD38K&Y9|1s%Lj`(+ihktcU!(d;Py}^ypJL!0%;Om(=>lU32kZbV}WV#v>rAkwjVi?TPGKF;--`
U%d?-diTZ$%|1!_C-3goPRh!8FyX_LKFq{3e{OqF;Caj<W5I_v7OEjQ;=h?!C+5%`vQ*oKSP*j=WK00snR{@5chVq9B@J1^dF>!c
0G&3mZvPe=hof&TKY^c$k{a&VG<%=sAR-Vx--Qpn&|p@hXvfO#k8ge?b+gMXbIXpk+tpP6pLkjNoquM<pgZ$WGLFrDZ85b9P6~|Y
`mi2BQiwF5aEK^CbWa^^%q0IR4ViE-!3V7e8m8U-bMw#B_VjD7&doZYcBu9=T~yxJ8R7b=-%F4F)P1!T?RG%c4Ne6>3*ZPPn}48v
Bz<6y$N5g09s>VBe=FbRd1zxt5EZ_1%g5O>Ka=uO9+btD^!Vp?wvukg>Bu8E_u7K!Lt}>=B$Qk(PJ=Of#VGMi(zy&KymMjGGBwhl
KibFu_JR2nAo;lfEKaJVBb+1f{8Hs5Ppd`7OkusVPLk$aHg(h0)bjRn`L`%(Um*W~ZsW1<FY8axr}0OkGHNTo4YH`Ccuj$a!1iIs
r}u6nF07A7lnI-Rpnnz(^gkYs)gd4boYA3DL@ERUUvPcl&?<MRPgc$tTTj{?Iv4<tQz=F08Ig5wlD}WIQ6tOIp+V5w)}J4vZ}AJ+
@E4}4EJrS0uY1HAs~>`a$N~r-07(aO9xTTLgKszoru_>M_3=$;+6OzzPS2oJSbP<DBWeaQe`0!20th7#WT-vER0g@TFE@8J^3liI
F#TH={l71ob<Q7mQDzUV0X2CiIRt^DdsR3AVEj?KK(QeJWGQQ|Dx_*`5{ts9EIWIwDk#2}Y?M0=x_yJ{-{<j~%XDCxs$S16qef4^
)Ro85h@Q)I^QS$ta;n}ez>Qr>zp}!QwFsdUe{aU<`-o8d^?f{_sL#mFFJ$GGK>|}q{DaI4_XR+bS;B=bst{>mJlAi^1tM~yjDWj8
@^Mo2WC}usUq@p#cJR9@Sb+>@!aY6z-9TV>^ZnOeCmsm4&laU?{`>gG4IbA@sz0xZFSpq6b5LVy)t)b(*L8x#)dnY&|F%$YG^T(H
02~knhJbo}Gv=Qs=|n}p0BxL#gN0DuLvGG|1xuQ%1I)Lx)-#u&qPn%+M0SUp>hUS)f#^$UWP(5>gSl2hq>&2OZyxEKEOsw&-(0!b
*O}9+ydAO06LC9tU-PuXSG(-;^NKg=z)`l^<(*KiCqkcHC*EIi?F-L>*$A5UFN$&=|3Jv)xQ|XAH8iV~q9Q8gKx(lMN8omMb=kU9
ZRlISdszs5pB<nE4m<*Qk+D)cQksPx#Y3hY4sQL7Dcq|Zm!TD>gxWY1pxk<}vu{tT*0AkeklcJ1x<`oZSLfGs9l$wH#CDAABe-|=
GugeY{f+AF9vzE4(!Hlr5PKndh&-A=8+fXA4G8e+h#$aht8D`0hSjsUE;%FHAw(4B6sTG9Vmtm{3gb^9*bq2ip^68(CQ2dm0erOs
y2_)vW}UKh_i?{6JiQm!K-(`vrMj`#vAEA*$RJ%n>ihH|2ct;<aU_CJ&q+zuMXmr82*Dz!c&`m#9mr-z04z5H1$JHg888~a2x}c^
>MsbvgDP{Xb_N(IJ9yT-wA5W7p(=xg?ll~T1J1xDhd<x^Ps#56>^lC19>@MbhVKZ71Nh_B)y2l!ntiIH{U+(b{6EWY<<JD@4*6t)
{iiK}2j+$R(7z>rKjjgyR8plsfKb#%a9waXrNtxXH{(P=*Al8tTxv@dPfq{LYDKI=FXb5+P^{-~MoF!4osh_%%gyv;ywmEQLC}zX
&+*jcf^S|wJ=-`qsQFGf)=Sig>6sb@q=4X{d59{}p~?UU=O5VBwH0yUSwR1sZTNo^7c#1x4>W=kR#Qa`z<+xHN&)%Ef841_Q*%}y
?P@#YnfG<S9$q}q3K6IxSod<Ua=w)m?7DaYhJ!zf#SS~m?{G-}FW0+zb*2>@3lu<o1S({phgm3$?7nUvHyu*V)<h0j^ZdFngh8PJ
icdda`Cb_l+x7kWN+;NU!$Jo&QvE&q8z-hWjF3BJe!si!e%Ui`AcWMR=*;Y&6IlOon5#&YLU=*wfaM{QW$V-1^f<`v;)7Z*C&d%<
5Q(qir~+-WfD`B;h|vKDDf(s9hjgFOd?h%5Hsy))fYd(OL#OK2LLRpIX;ag+#u$=U+|OGy>D~D2A))%3Dtm{xLJ003fNUS9*e29b
tdDQqqH%57++u|t$H8V7;V91QR(Gbwg8d9WPi47OM?MMY<BE+g&AFhVQOJj6p<rX!sdwJFQVBvv>Y?!3_(Ww?p;d)iU)5!>Xcfs@
O$!qRn#*dw`M*`K8N@pVe)h#n@<-{keVzf<QN$g69UUI9-xt||hFn=lG88jd8;P?7&q`@pZCEw$4^G*F1kfkdUkkV)QW5zYy<<jN
O^tHz<yYo@zf^I1N}CWJ0YpTGI*$6_85O}rAfS;7h<C(y<mXl-Sp^R)yxtfr#deb)t1q7tYK$B=CQTDyuZ2MvrlQfW1!F?0iZU!E
!F}}emTTwo)dlgoI>vXu_-3mH==x*EpGXX$4m>T4SS6y|++d54T@_UcIKq4Vys1${09+P2x`d?^0VjsIJj-!00E-pYoD(xCqag2Q
>6_Zg{Wyqedb#c1+UkluS?@YJa>|HT+%Z=%uioXVeqi^RJdSPV?<pQxXa1oCp#B>)da>Bbpx!3#Axicr7d5@MuV8{<kWiutB!s^u
8yu>jTB;85(>{%TXRS~|>IKLsHhE(%1b$e6d%L{Si5n!Svt8BsLrCWXnGE_g^$G-4SyTh1rHK92p!c`ZIz2eJ*)8pVJbG2+)Jmc`
y9jB9bIoYK!04PO`CfjXiL^h8Px`P7NhtLR{8{#KNz!*y$L#oD!p;+i#g2Gk*UR79e*jbGYc(SVAMfYJyY`;>2!WvN@%CmsY<|An
fanYL@14zUi$Z>>`(^PXW4Gat^jrd)?e%y0d&D^}2k3(ixBlE13F=L+pUW55Jz(JaOg!`n{m0Unyl;oj%^0Hbc%lK_*OrkN_Ayj~
DM$*wxqiss$CuZ()BHHX`>{NjW5ONj$ph>;Q|s>Mkm^H#?PYLi6@wYw4jnU0siDPuYKP&fMK;zytt;v_>o1)LIoGzo%EO*G$@}|I
J(KvR-dGA8rww!CZohk<Em)z$1tnl=GuJ6JsmYdmvb*z4QP&q0S-$rYwH11}U~t0~SRb(ta)$V`1dA3O+}5?Aq7Ztg4+*G+NU{|r
VT>_e?Me64<;WSd%Hzph@A*o^29+AGSH0YIt#yyJpr;61R~hq9RGNshNxOzXt@Op!=5l^sch~2X_d=!(bsbb}XyUD^wU|CCg;f^5
S%|Sxl%=RK()=tf_fqZ0MNn>`Q%cE<ae1Pvkzd)M;_68kC{!v7<Eyb9f`1l>9Q2z{)vCcTyfzL>8f9UatE{&*4rFnabW#WkS4jFI
n#nXXj5wXv4`mUXQ>l~Q*PB8P;s+8Wqy=2zQ6jog!5zw(qcBN5Oy3JZ#H0<%xK#@&xe(C=5_Xmj?88q|>S$*5y{EPPb(Y6EKqNK7
py5g>RtlsVGDQ?8aT6D7b1m+*@M40@e@DaiuP!kk_PgUO;(HMNGfJv{jQgNJbO*aA@$T$yEq&cNHj%V06<tR0J3IrnRRdbgkVzC&
zoVh_$LW9B?)bEWw{okl*cquQ^Bn!%d?@poXGJWbK}G~^wnJaNLW%p8bhID=GS1g;UP+_PIcLS5S^fWa87DDct-a65@2@$&T8lK3
ce~r&n|9eaU`U90@p0MnVcC^UCd~0}w@mr5VKl)R+2!WHn+SCHPgZ9aq?{q5lAYwLh$Lj=E6Bj&XdS)hUEdcr$^0&P-*7)XYSTh4
*>lN>U(R-m#+z-@?hOn3I%=2Q<V`W7i`MGN-mdAPV|k_5z7fmzYNLJ-!IZMt6522&h>g}5QMek>Q?Cow1S!84Vc7~aE_`J`+HwyX
K;%=$brM6YGIe2w0;aaO_}ky{<40#^Z^_sZ@@Il)<x0A;yd>_N>Zt|3m}}E_C3R{FJbQO;y-nWK>f<tdYfsa@@_sxVE+<Foyz=?p
Tiz<1%9ad&n*}aMLdMczEbv^6o5H^d;*K1-90+SyTKHAzB{Y>Sm2DJBb&pFc$k2vm+@UH<5UI&`ZxY6(N%b1(t-JGDX3fR!q;@|I
E4Kn{)fr^rN4nfa6j+7@4x3@3R(1zk_-w<4rR!!Gmtj5(+EGIfJ-oPZI%@QTQ)w^T5YTApvALL3zM)@<!MctyLMl<nyE(?xnnh?I
@w%lcmwtKJwa;a2$z4jJ-G3_yA)!}nZp=6;NfJRUZqi%OR&24OHnN;cJFsOfBrTp8KL-&5GWH?;c*))9JTlBhuFUGHOPvcWMoh(=
Eahgg7ld;L3R@1$w{1?&CY3uCd5lXuQ9`i7g(U8+u92S2rp+cTA#}gH)IDlyx1VnBy^L7r*~M#Uk|r!qMazfSiEa|4xprX04HPps
hge4i=39Y)@7}nLibl#fRX`3=N`kz&s{#n}b+;ThWv?$5({B1yOwe|n4GV)DJ6Kw$G=3!l<I7fmN5d^m%;jA*ItJ;EEwHr{yS+t>
7%YTIV{#Wh#p+SXby+^r$5Wwi8?fG3O+;&0JHM!mnhpI*8`x7#-x13$^b8AJ@?~`+9(^V`P%9cQd%5OSA`~L9O{A)t`tJXy9xrLN
xx_?#AJ!1lKg(UrIdBe>Mk+5DX5<Y<Rq27PCMErL^&J+IWT<fB2jY2uZ_b~}ukKR>qWgP_V4@!B!#y+=Ml;VvyqTknH%!0julmcR
(|F7lare^|eA0IZ?~(9l!`LXIiYfbW6JFAPa~Q(t2;`oOO$Y=^8pjSrkVQ*P64Qnv8=G^~e@VHeA%aQ>Y-a`xDJ+Mdv#!q*gq)2z
6GA|<<?iDRB5xS<{nj1Yp!WFnU>wlc>^HedV4i3eMiXNoRQ4SYJ2?y$IItXMBcX<r8DXcbfNCEJ(*&wEvmu^5a2<3gIq3}umjRVQ
RK|ZY(?6*pbZFHbf9vcr(fH*D_JLs2bG8uB9TpVVX2NEvQ3!Cv7YI`B!3Pj@VvI_d_!tHN%1nmD3gAMdNz}(9Byj)(^;;pxFs_OR
V@IrhYoc(;J^e4b2kzM*KHqoa`78ay#C1SD`u(S~+J8fF?iBc+!voprQ}P~&fOdCz+U%#%?s2Jhpl0xHL`1Km_VvBHG;Ho^m{1zi
pFTR%eJMp<dMXDXVQ1PXxsa5V@gsWj%IR@+95u(E7}^y@*k~O7oGh)FhKX`HE2JTP8O+l~$Geb$rv{O_->m74bij2XmW;zz4meL{
MIuyhXKib~)#0ZzCuBR#|6=9nM`f4%x1ifNv+oVa<~M;zv<Sy(U&os<PRo3zxWsg5&9C(0Uj24aU|eNjJhEbv3j%IZaa&rk90jQu
#V_M{td3NN6q@)m;wDl6F$(&=vjJjXS;~e@7Pa~Z$mA&se^L?YA%X}8tG69jpee2)SOqCx=`Btw6pE4DH&azj0TTacY);Oa?aX(a
w!a_C(EOu3Jk#~459&Hfm%IE_OZMNt(f{P*j~F^JzOV$LXh5X~(av00prVMME&0Qpyo8YOd!d6Q*SY>1CY{y^sIT|)_I*UT#Bncd
v!wm{1&MN1)&7B)xGspnS0SKXLSIe~u2ji(kzJ!8Q&6el6hyB^0eK`mh5<txl^(S0ijblx5@Vp_U3vB2ul}thfQ*Oy(g9JSf;9k!
LOQ8e2@)i7NOFefZI9n(A>9(=|4WYX++&k?bo>(IW5`_5oDRwam^s1QltDvt-|&3gyuoz(JU%p-bCS5*5ipQ4N38vOoa0dgVPZo7
=VK^Lq8~fB#=<Hh2O^nhjNvh5<%|ZL4%4n@tVY5LhTW?IC~)gzUwDou5)y2FI0#J%g%n+aO^|vpM^KcDN>U)|Qy>7UT14=X0Leol
!xjpG3J{1EjjCD!nApL<poVHHc*H(--xG#*$HdBWN;Z%Y8qq8fLy`bcp_#ss(?c4Zpj@kvO){jypyALBTTadt%baA&f-`~_ITZEC
rwG7eAc(1LVB=UU+5^4hCkeM5wKgW0Rst}0O}n(%%`h<zJ~!6;2O^v0V^y$<I1f7o(uXDv&cV($U5VLt^MLMy&+ud6S=dt;^%-%z
hMyo6Y+GP=PEb-BWC_Ai3h6mXH0(j7T#)CM83JgCgiaxKDjUxz7ilRrkunNEXjLcx$T7*h<vA4O3V_qGxxf(Pw{cQR)T|_Uu+nhA
HpnTosP5B+6cjs6ar55tZ!#T2?(OsM&I8W!9p8I#_Fd$<dL+-jc<4p8C=8o0;y~gR(*~e6k=_7kRmpW5!W(X4o7B6=QX6XkHEajz
`lqGRP{H-w^QUi)HyoDwgziCN5hGLIJbT^S1mj2^OkklFMIfOn8xm+h#NOL&g%vPm#*hPiOcRad4o@VanIP{WBpirMH58g8$;`tZ
caT0isaGg_!3Uqdf)J1kSgDdDytyiG0CB8dAWXFz%5NfMuB8T%r+5I=bC*!@B;W(_*pS?tow4)Y;~!bUQH-V+F6Z;)DY4`aYBrpG
K#&Y=apRmxyfo5pDVys`aZnpbYEk5If>H_;1JVb0$Y1_o6g=O`3G5?0ne*efw{vnEdQhYkQDBGJZ|VG=&1nvH$Q&RQ4=>$xYQ2AX
L_pb-x5L1Y0P>N1<WR^G%vU7IRX*N_cX`nV5A4<lw5zBpzcl~LtSoZ+6mZ6^*21Lyf!FVd7r6rM@LpOK4_6Fysm2+Gk_tl6Xk7T3
%U0c@)KSDaDne<aVL>H3lIsmOA6wud-WI@FuXp{v!|MC!b$!P<I#bd9U(MnDALUSkm5|gY=K|n9{P|EIepL%k<98qMq9AusNdOKI
(2PL7+(HJz=*hTHmO$o}4aan-pr6CYTCEL<J$WJl7IjY*|A)3{>n`T>4`03V@z-g~j#3(^K<|tcK|w}{Ac|okn*jeUYB#YeP_{ni
3{O5G2N?4gx4bx8xg572TmYY^^!`7q`|N;!3MfP-52nw?cIVfYO#r0se0#gShNlM{j0ygXJ((%k6ntgf5eO6>%<XlsN&voWqtXQ8
$$V|IivWPlRR|qA96;J?M*#Ee*qdpF#Ah0lF~?!yvLNFWsH;&zxKOrmfyd$Az9ex)`5s1m(a;b<1OPh#T@x~eH>aCMya%z?nzGm`
^{pDPK2rh}d#*Ek+TwxisERt#tJFgvmqg)U9B0%MpvpQ_G<m2i7vJI+#OTWI7w~+9>37eHIx$x#*<a5q50v^Wsygtzsog#5f&Hmp
lxc^8YW*(J8w>1o*cN(Dy6~5!?{~%I!+mAZV5^>ycq%WacY1T@E9b@;zMswc(=9Y;Y;l(lu#c@5ud?FhV3)Z*mzl|>#p{PvJgO9^
Zo-Q8hbSfUH4)-yH%f9+tExB%1q9cK$S(<9GQxqv!>9^CX#q+hDe!z3?XR=CKET|I`E~bx)9_SEKrn*{Y9fMRptB4r7?j?~g#W7f
9of?keS5oFq`ZHg%8jV|fP5ew-i1Nf)nZj4P$rNzY3=TC-~<NQWQYLBfT38D-b`WTwb*C?f`i%ZKQGJj*GdZ2Mi4-C*!-?C2&QP;
q6I<}RwGR5catL8@25xAVH02oC;&%Y*%TB2p(#<}8)!@=35bBH#ZpY1=c6GfxRZ6m0zn`mD4>iBXmK8K$nyw}RsEX>Aa>+aE>aOD
ShRRgPD}UGt9qfS0$Oi8zy$2=45INUDn%k3jaNZ_=ImR&n5j^R8*PPltT~G)q0t}E5K*LXtpLyVY5wm2XdiaGc>D6atkG>5`GaB<
=)?2=em}3L?a#DRuX!R#r@RCL!`e|cAXQOSLI3%a(V(a&{A~~Kv=rvZag}6QEwg=L(G3n98<gpw(DOw9I&s2qnGocKW984+twCoo
Ke0SrCsSgF>8#{G+pt~UW>~%8$E#n4wXE&nz}3R2QUVmHsiHuA;$x?6kuWtee_iJXUNAZRoqD^T%b5u~h0A>x^lN~mQ@n*b$hTvl
`;3`#r|hR-FM51lt-Gzv`)nr0Q0w?SU)ga2<Khoq&X?@ZUuO8K3JAq~to3!;#xT-amb2C~5B`5&t?QMdJC^Q0&9d0bf@+!no%FCs
%%tTmKJwdw%*o90rucASy|7q&9{H+jQL#iqJ`^zGQ%~AM{-0TgDaWqdVkjrF(eP-_mzrsSX+5l}$gvnHB_-;>HoShV{J-|={os;|
01W@Y|EKr=w~w;7#-B<5IdRaR?4S4lY*0`Ry?;;rKjWOgs9<+b_jU8p{;@;(-@ljn|K8K7m~6rIcAu602C)vk+Z})o5Rjj_VCqj(
%{Vdtpl}JC&+^>OfKCK3K%H-r2kA{ioZ9zW*njMYD=B0DQQ?$7`Vqd5Gr=+VsmTA&rRSJdb{#=q{Zr5@uUw>h@d8yP$zrz)v|rU(
`qg$5KDdQQH7A1yK3nW<Lw%Sia)UIC**s}OpFc)NunYebSE6kl3Gf&l2|(k#&;&&(?scouda*}DYN0|iFoK!1ltjuxPyy_CJs(DU
vVYJ<L+*!vAwe>ae~ftYKj-nh&q0Omz{lgk?d`4;wIEzp1pOhT^71~*!01eq)%AzEdrykm?jC#;XyWWnKwlj}_e2asE+kXaaCbeR
9wY<FK6^L~5ICHG9(?|S{JLjA8wVq^v7?u0uOr~@p~W4hA&PP3D)t<Sx|}cxVaJZ8lD@~%u_<p`48SaRoft6z6P@nDyLX!=kmx5v
gL7WE)8L?aSek*yBtEld{cNN50Yuz8NDJJDYAAIAUohDBf8strXCv3F&eRV0?uQ^f#@-V<d)>_gx9tP|hx4Y7_<rEd6YYT-2l>a|
r}h1y?3<izr@4?K0EuVQ{Puv|?wlWth8_bZPYI(iNPk2Buj)S!x9;-~)SMq*%TU}1x&0sC|8G)t`v1%Pt*1rm0(^s?VAzBo;zGzB
Sc(ql-{-9;aD)tt*ox+(`YqlKzXN3CPNdphLE0T4>gF5k+*#xB9!wBk={7^Q1|a1x(A}~0W@X%SB?=-R+tg0}>wts~fhkfHf9Fz3
6Ru{3!46A(EGjHM<qe;hf5YLi4~YaPntv(koX8;Sr!jf@PurP`%iFz>@;JrvCqMmd|JK_`Qr8)^qcQmCXfZ$1XHrEbL+X{nnI}2h
+fO3BFT#Ev>@Cl``KH{9Z(siZpX>gA;ynj9_W@-M`_lh8(-S1VnEuQ#4>bH)3duaDzVMp>isnNZwbE=Rpj-wHVZZwwD%m)m-_-bu
AaoT&WP|_*4nK>4;lE28g-<VUXT!(z`aK^Teao-k_7|Vnum|KH*gw<Yhm0qnSMWLchc~$WhV3dJ!bh9*$Ct>$Txp=%Df`Mpmv3v=
H+J&!U|>xo8uC9$E1`K4hj({z=5#kY^6%I%=_+=Qa0m99r+)p;4KNuec@59BJqjp#CnaSu_Q)N^o%DWh>&H>G&J2Y+ceZLLLf__p
_|pE~Scf~5L6|0{gHztJLinlmKx%0Y^%I`1g+3j*lMi_i{${&R9_##|SaAsxljW3vU`FV5^3}@=q4pbxaP>2<+26mz>g*8fu_u%u
eu)D?`Z0F=^JU*-&uuZGV!{8us%!XL`!bp&-h3eS!Mf3eRHBrJLQPTmihMt>Wj=gl{$(DVG;}ckr~KYOKj1_3flHJ7;Bq>S?eYP^
39D@Q1A)t$ev|&f(~+e=O1W%=xUSLqykauNiCwve22`69CZ~8GQr+jN&XhfzR)dT%c$n<OGxhR+cEQ>Ir~CAE=ol=YAItuZ#8>9f
DPc*pp*+9!BoK_xtE&Fa@8W(xY(HuriyzX`wh9#k_%j*%n(=A9xMbO7cXW{cDbrnB>UAN*nP0;$a?BSIEEuNA`7=rVpTmrdR&t7r
oBw_obZ)}#S%_OJmSPyi(td_wu*)AgoPHn2t<P74#ubYA@lg8L<;#sLNc()?HO%C`$EtWuS1vHrL1MuX5{Fcofq`4&GzA&o(~;Mi
n25q+SQdmbY&wS!q^#@5Q1cUhc%Z^|8h@CFp68+Bo`45=1F(v)_Sz4@9Dbz5(*ODRU*KOOiUrr2uPzDzfP?|}qE!dw{c3nT{9A}q
DAw1(u{0%&Vl!A=RZ(PzAkkz=R)I${d%f>-oQG26L$Hg1a6%xCaEPVD-1@?1t5%#yR!^jvmVes#KhfW#li;KeF6(!^6|Zqxx<LRk
o0o8!Dx*S@nqD*rnlMnX8KIOti-H*gA=VS32y`&08VwNiCMzpq2}B(b;8_V&=rGYpYJC6p{!BmlXSRF)asQF7qCeaZ^zl9^@jq~X
tJVDfpH4n!PLdc7%R{vTUQ^m0zGLR+jPg*%ipavGRg`_rKF@Z1EYf_x%B!t2<-O;*UcD_ydVbI64j^K5Wl|upNHJ$zt2ku?;SW$&
&wu^BYh`6zD06tmily^Ub5cY|y~F^{LeywLMW*{_I^Mk5?eQAkL*4Mc>spShdnm+^B~M*0rEO=Sa&?V&Y2}W2JAK)Y3XYUEtE*Wm
tv=UqYS#B;^vToB3C`2ZnZ4!i`N_7IrB&5V5u<!`Iv(lYMfJkL*R5<i)HWNi+%o})RJulW->y4G9GL@)9reW&%&haBKPz14LzX5g
%NaM`^9(u4eP|H?oU*1-k)#O}6?ddv*Ed=I(fyzS{D)}FZ>I#jZF|8rEu~)fl4Gm3Z4+Woe*Rzkf9w7KzCECynlzM(LMI{SC>+G>
?5k<y#o0-?^6x$og1@`grkAt>s_rlUOSrJA4p&2>jIZLpKWC`Wt?uJwv#V3%42IG2xUp(#=4WE`p07`)Z$jzA1|Vd7#vIcT(lCtJ
Ep+&<k(wbPq0Tp(#?!5)^r)3p{=#^m@jzpU3a|zS7VfrN%SN#->mgpGMgsW}!j6xMU}(|$9S><N?U4x!mVbX1lRsimI!@7k-H&?@
gXxFpJ5=_6#PH=F!`0WAo}*gQzG>b*0H%=Wr?_8W_#H!<9i*ovUC2*a)K3wYySeoP%Tzh%XXEz%t<BE4+wX(w_hLQL-D)|Ib;0$d
4?(;Fi5VxUfwb43GuO}Gw`sCwu9H@48Fg<hYG|oSdw;{hn@G;x9XNFXJ5GFg_99=;p+UL~AyNPbmJbumqxN=sHEW%jn7W`@blgkA
A1ashXIsvgl4D%UyK&1d9IU8HVi=aJ>nq;_x(>Hk79xfHKG(0vt}?VBLr2{<;7^Pc0e}n&0O|q(#D4MoKdgErR@P+azePLrueHna
Pj^QG^6iN8P2<9F^S$YUntotP4OND+3Rz&y<!ZH6`Q;q_H0JbC!j97<%y5ZBqZ6^zI5;Nf5ZU%lNu5ekSxS_0?XG?uuczX}&%USC
zKyV?wdlHW&7X1~hCGImrwuN<z1nuV)ET89F&sDnz~wjxn+UsT#Mng*W~?S}RzUnPuUk9qnt~ea$&@-{J6AeW8Ws(W7d3^xme!gU
te9(E#rk0cj!1xOc_>OKjfc+S+_=%kwXjPp!G#$nf=?V?JqOEHiAH^ffS1}Suz@0op*0+p$dSWxi^*<7r?Ag}?HB-)zj6lf=1(u5
v?s^Phx#)V-1z;zXd&!jbaQ9+tUX;?0@tklcE&TK`BF)Oz}y%WW*!py00ce0uN>>nt2OI%a-%R3{sUsZ|JS`)qf~-%IwuoLA&%=@
n%O7df5(1x9L#zA^3NAS8V;7jE*w9NR+xj{Y;b%bi0H4yeFvrByh%L<oJ2drnc{Uc9)#+=9M0j0!*Bz?yp0bai1k0bSbK`ahwS{*
_Y$w)pv`FbA^JNTMt&w!a`pQ){>+{K$HwI4*ur*1yC>KFwpWMK0>ppC!Pi%YdOYaIHN1ymfw)fZ3jo|p86h_Mn@h36KyZZ2F5Ly3
rX<U^X9gh@-9|0H(Cu)2HN&pDx}27wvw6GT4$x}oO0#c&``Z;3dH)L5p|4Cj|6MdYnl3n^%9PG*<3!pjzzKVeyAgU3*f1F{DHwu+
m(jRWfrt416!&{yujBAxh*Rp>{5AJ#{Q9rkFU6QRwf#aH{#ieXpMD2_-J^Rz=#Izua6s1w9A{I3+$N0y{%ZR_R@`=+dV~LSv)-CB
4<9e>-FX6@Dt*6x$4{OcXu$68Tetd&&|~X#yl~0R{%t$NJ8Hp%`5{gs2*3jCoWoX$A>2(Fu=%S1=dbxnEW=JwP}2_1#!{#*m-<x&
(S!^~EEyJ*G-C|1HcBEsPu=AN7>bF+I=I}N2k!m{{6c&EzFs^WU9k+?gF)JFz3JmN&xvtdxE+_;tLQ>Qsk4cM8X;f!J^(-Y$Mw+<
lrAMCNr8k+5>6ReWIyGYsvZICjP%HADuN0HD^&4dX@&k<B`@mz_fmhO`5*U{aP5~9H&x)m2P^);r!f!i;s+?B-%Iulkx>?{GgteV
X_9n;N&xZLAHC<V_TU(KL%>1UFGK&46K#V2F~B?S*bc*V`?bzpeTK*0{!rw9;rL>|{C};!kX{K6fBECIEwXz+I|?L%UkuLTax2cu
R|ik;=hFLHog}UU{p@W4#xM|w7JtdcOlLFjKTq=hriAe9d~e!zJr)(HxI9br?0O?gDf&+Hr~7diI^0dtzz-4BD^Hj778;c89;hey
Yv1t0)#dO0J%t}7fPB3IdW?(RhF~l&o_%VDnd;}F{<Bb-uyf_tKWXs<Q~O#c^76-8q3G}02C_C2<}fo0H?#bI>2&eD{we4;Ijz5!
u>A^uhr^k@?30lipZHF-=r=y!&N$e7M4S$A(~Du2ouD1cDJ3U>LGK&|*#bp-whutRSHunu1$ity({o_mIVroQx)=$<oS%My>m3!2
N4K%=<m2AMOyJ`TsORID8UMMGkt8splnWwE!hHWT`g#Iu&X1P%t%Ea-OYb$W{#$c*{3X}dD;M$|z0t2teINe+QHi7R{bwa3o%+vb
%k>5L2jkHAq51K6pQ-&i4K;1{0oH#~#Q|m>D+Ubdl3W1a+4j&xgh6%8pwY^DI3(9;;W`zpi?cG!H`xC0(?|QW6DWQ^>xc32hkq~0
I+L2)v-A-J9^=dd;42EAgcFZ_@O-^huO{32y}0||XPNCgMN`Q0_<x4S&*kd?J$=VihIRQO{10NKdt?hoPOys_TKhl`WB9^8UN4D;
TJ`+k*y$}JM;rz|nxX=#Ac_tAXKy_I>Gd*<#gNN|tI#W`Xq%eRbtJH*noc*gj%?PAVv6V~D1`^Ca;8IxSut3Q*~m$}7=5Ss0fX4@
&>xA|gXBK%8v!;YeS`5O=de-`JtR(8eMoi>m9(wx&&c{;-jK<eaC(fWVrvun6SRCh{I!@BHd!<!0vE4y{GXS3$u#z-y*<za>;e6l
hp)mpovywgzW(Dl_u9D!9q+i4(*Jz(<%)f%eLOz5M}S4Rb{m5DW8@yiAB*wnSpnkqJa8SZ=$d&Q-#4)A=&%pFf3Q72v;2t<+Nymk
Cm+OSgHEyir=Irb_gH(r-cRiwy$-Y-_rekBD2H(QJimvwPoHpbcPEMHI{)2d^`BAYN><uIB9GuzAyi4rRyY(r^XPK3Hle|0F&a+E
JbP-^!vBtNI+7oWWlmpJlM-;KSjpGGMW6Y9yVI?e72NB{c6Z)J*5-<2wuoOmn|%g3VxH6a%u`9_P(+;I=r4!zIqJIxS{%-=yA$aB
8L+<0x%f5l^jtKQ{Z!*8365m4DyCI42tt%j`CKr6m-@vIFjw~ZcZbpd?s_&hKcLTXqerLr9@P$ez;+?Gh4f-uE}gbW5j<Q^N=R&A
1@aVj;q9YE`o}6d$y>XEXj;f?B9vHLL=zS)N-;<*iZeHQCqs}xqo*CWaHMDv$I+Ka&)E8nl@yg!$Ox)irVfI6UaKackn(w*jpRdg
$c-?VY~QENI)r<8J?wQu<CtVGcdGXu4$<qKt$CM5Mtjm}A<r4lr=(Uh&&u4OMRL{{IZO_ZA%_61Bw$~k-gb%V?l(evKMW5~ePCl=
<jladr`$88in_lIfsM@{XR##t9~`0Fo|EZHGGlG5SXn}hI+r6;u^vg~Dt^1u;s-QWv{mcab{?`~*yrc#>3@d54Q5_Hj~d!jt+U73
m@r}>A`{pjAL@{y?RiFi&kB#7H8|GBNku>Nzw$p`j!F7_EDg+`p$sbxp1+y<@&VtU_?g2;qGE7JZn(4IxN1mR+}P*C{AzmrK9HpK
#(lWISp)QpLGu7G`t;z3@<Mle&9(NQ73ZfP!8!nJcWkph??}F;M?x2E&DX&GVh!>U|1VtVEjDE6VTsWukHP5NIDSKEW&L+mz7fX+
%`-t~5W*9K!viGCYic&O^$F4*mPoK6`AnCYuMYXbFC3>usc8xlh>mH=A>Gg~)px_Ok<tB9QOxwgvUKEhsoE<cF%|_C2zOH|B!O0)
kAv9RWd3tU=l^$iJoxg^b3&ql>GP&aYMO}w&>-(90tv&{f_F)GOmi=UaatDt3vjg<ZLC*Ka@`iX!`?|dX`WztA)>})h8@@g^Wun3
r8^diS*$74nRzl4=E3ezeJlP{upno}nJ$~#A8usQe;?L<^Nlg`^oLZ`EJ7%Pe0vWRX#b1$;3EDTW0I%*za)=yx|?MDbNMvXhs8Dn
%UJU3z&G3|9&`#E;$X-huV1Lif4cDU?Q=Hp{}=4_{^#F)ufbD6?XAqS3~pS@&Rsv>kmoIUU~%4op&badiWIY)ILG$uZiG#+{U}{b
;kkyB1f>e5|HPM0Q<3})Vj{qv&v#eT_4;J?D>p-PFRcI1FMi?t#BkvT>AA9PR>ToHl=C8x$H^y(cLI8k6TtNBLLwf6Le*$B#-d%f
IXH+U=egE3vkSK6cDCoodEq^l?!D%bc25v{ghE(j9KxW)_=XxxEZdCS-MhMAQ8zS(F2uVKoBw8No+u~?n4$`<U}rWZyS3$aaG~IX
!Y0PVhRA6NOT(iW8khI`vLzOTDNRRvf))l5KvL04_&Q8>ksXL4Q03RcfoP5jDsz_MyBn|XwE$^=OKMD@sO$;&9BT$aHv|uVpichs
JQ&eLnjp*be`k=dxjAy;4*b*pObK6B(8r#=m>R-svq8*}4S1Uy)zxj$hOofWVrD9>%}qMg;S4*cf<xcvq$kL;N6&eMhsM|DTBvFz
WmM4OH(*5F#*#y{H)vunWjY!6AY~V%efnj@pNSmX>-Y_8ql7ymtrmi@4g!=rAVI-upt2i>2MA%K5^@S7mT{paq*Z`W3VVMq5Z~LH
J43+_<RHM}D6%HJy!3AesC@ei*KxQ9aBeX8d75Nx1YUq=PB(Ak`w!^c`qbi>2OuC>C_|(y&=?yAjUYO4aD8DXPye0o+PVWFrkn3@
3J>`DMO}~|DgMG=-y9#(gpM3xO60UMJQx@t57j(xju7N13o9luCKhoZRW4IGL~tfjaE_G;ha)yI{he$8Pl%FWJCHvlSYPPEVUQ1h
b(sEiF1xXUsK2Qnhw^+A-87!~1HUkS-={v;^7$Xvx6L?C54MDgKP3;hn4fU&8aL{GDtZ^ku=}xT{g5V8oQGtYw`8A?Dkqn;`z=4G
U<<8WEq!}z0&ljrJI=v7f3!a{=j5O6l@jfI4@uCBPcDfj;oaTdUN;8ytUF=%52O`39ifVyfrn`L@}9Hp)qq5Ms@Uef?@ZDbiLW&e
VrJV>IV3CXJwAN|?mKfc7c#+k453F(0WOob%rBtFkZ~X)LkMdi8lrImz=lH<uv9%kVi<IU2t0&5b`RLz_YS~9lfNOGr*>W%S0DiM
*e@<3uA$ejW=D{w!NbI~kpWQ1dd#Hm73$(^sTl?WoEigzgxD9ekkb1O=pR|gHMgG+SDN4-?LPSf+wC>zL(Z5t*`b1c6tyfdAu<7B
*q-F{A56W;>gsjL4FTb9E8KT>)~FuEk?c*+Nv`Ap`nBLB0TCGm4Qdmq517wK*U`SlwSo0WZ+Z`zA5RqZ%L7E6jy}^znca|#MIJpJ
S=%llKw*+>Y^fp|mQkFiL&qa$k<z@1N3?JZ0D@CcP=7HCq90KnKOe*H{2MfidaWNa&-5SBBn*Vo@1@6oj@7I*YtP#?H3UwpERz0N
fQf3OINF+wA%vXfV`ykFvNC=-i7>+{F0htmAz}u{JpRw}lW1Uvp#5KD^(8*<lee#13`Gy^{UHur-eEpxoK1Mri1yty-}1suBA}v=
A9pB5{ZEd6o!i6?F2;A7gW@5)6WE=uxZm>ozr*W!90&B*(TBg;`x}-%3V&d@1N$8u2b%cE<K%t@34_Qwu8y1Rro@5y7@wixT!WGw
dU%K6AA$YY!~OG|pCmo#Kq6Ytd`0(Y^tNQ4;s|DvgY_le%@{~oE5vkgQlF*%Z5!dlb+NV{9b%K|oCp5CUwO0Hz6_-&rtgzeNNudp
MoZrYrbIZ9I1e}tKI!G%ASaL8o&37qbP9GSY9E<LL5?Vb9-!1G*i@7NNWZ1FMcaS^Lm-F38vKla3Iqdi;vo&>FP$TiY=5ZGXdr~s
*g*V;(Eq>GdhqWP5G&*2maoGM`i#HQ$O*LgA8V*drW|cyJ@L$-X(bX5FEcs6wBRXezCC6EsP^jXMVu!neq0i;K_&jTFcuzBfzF`}
6O0E1szMgOuNlHhPxSpRY5%*^(DWX>|A(ob^k$7+YiujKU?NpfHAI`ho9IU&l2MaqVvNO6Q8ip!i>v*8-KYA=A>2|ws6g<27DD8n
X84Pcm?1BL9sLV~BUNtuqx#GI`@FxKnt#Jbqz?yYpZ1O#ApBVSKJU?w<a|FOfyewje&5&F;1|AAxXmGoCY*GIH{1Aet)iwUSyV<Z
RIFBi1gIb>+Li*Y+ekK$ga|}X@jQ`ro*KFnNsm4hC}THgot)3-n#dvg;gFN?1LY_2Iv(`XBrlhCarEM5wWp#V+O6Vt_)!$fhUA%5
1vE`j1sGEff4JB;z9!}Bd!v&O=>^rYT)2Yl@DUJCXv4qylL;sF@<}!tPevEC?2pPewGy!o8G{%!|3^Y-ll%weutx|`Y&ve286bnf
6H!W{57YK29MP03*IfJci&gxHFez#XdlXzWN9^}_bPbRV_?iz&4?m0tsW}`5AKLDNpg9sdg@F`OJBKGg1{{NY)bt`52zZztk{z}<
Q2%g>cBX+KH$e1H@V#-WV5Id3R3~vy<oWNDdsHiOn9GH!m(Y(V{#%^tXZdU?Kbtpu&PFb#9=vqS<Gl3xh)6Te!D5xHUt(Kuv>dTO
S~Z2XqKhjGVLXVy{~AEDYh&!nlCo1OaOFuAR4JY{Cm3%b^(Uz~6!g7%IE>sWIRY$u;q-fZHP~IvvZ<b0?>OU(AZVpi91aISc}~mV
Vs;W~m&^1WQ^a57aKI``M4xVsjT6Smd6)k`zYQAAIetN|KYo3;U)qQ5JHMB4UzG88?iff`V6LW*p2iS&PvB^LVGcQNJ}w~FPGh>t
lt3z1+O=?w|LaHMyjtq@7hMgi^I$S|y9@mP;$XV!3C6jX-G;O+&#9wqP^YmF4@a}sjr&il>i)J$KdF?})T4z5?o#tMYCWi?wVz!b
gEH1g`tJ`#hx%fWpo1!k@XdeMR;(&RhAv$}Z-p1?Uxt}uS**j@It-C5NRsgiSStm`mOoL&sI_)w$^Ojcr}hxy)}z0y`Q7e4YyeiT
%Gadu%TVdHX5|#5V3{C?Sy0X&MlVKofUz1gf?-q)ZqHm=kAVOY@n6Q0lJ#x{dGne*2REY(Wy^;oORBExyr^_DVoNA>quLe4q|<P1
H2#_2+pOs4&tExzbf{OSn9j@Mb~X#QM9p_Jd}y6jxVL5V)i5y2O=}f#UDr!cEk_$%vC$gjJ99zjd-7tRUGqDOSA4>BjdMf#M3u*@
JA>yuSHl4}yT7>ehcu%sY*K10lDOe8uoX)t(_>f=S_;-%M7gTj({bA!r3<=h>0Z@Fn)l1~lNWvUd(hY}ty8p4)8_SYbKUjF$<%61
j~ypEyew~|_UdaC`rmzDTCLUC)wg2gldf4}I7S7?HTDz)BO-QHkvqPGa!0$BH@MPUynOJ*m!920+tK8FZDHPC^Xi$M(Chhi_odgA
>{W^Ew2Z6*tcc!RqtB%<{X3=j^xHHSM9HD~Zcb+W8|vhV)PU*o6K@B_^j5x?koXbqa5~;zPJ}0OlpPp9fjz|h5)U6q$@A<xo-pKV
DkRZv67<hAVR8(|khBTne7a2mDFdR|px4*gwFG_oF7BX?1REj-3H!iMD@mCtg>3<Bhy3^X`#(Bh=>$#{3HL0AUEp!%`zBo-kr(^D
9bWfGyd@l*38pcwsS=zAB6<U;q080eeWzj8d4r;M!0H(d=d<ZOK+%w}Lkc1>mc&aVC$?z98W7M5h=L3*ZXsyU%;<#k@BWk9uu0?#
HK|E}r(%C-d&B4L-++Pv9prg1^8-Wb_3}=Bb0be$(dfdk{;NP1G=^1H9?-%HySzDvhPzpsJI7*pw0f*5*>G{CrvHb&%jJ1n*U=WA
g6(m{q#<dBg6#}yqjrKlE6y!ttQA@l&dON15k<Voa_qI);x|U;M;BDwU?EQ+ioTM18Ia1Vt3GR>x`mo7_$`QsLnQFS6GtIFa%@aM
b$(wjNAdn)A3i{uY<~i;4B;`*b<q4ie;hcsgxcTZZp@jK>LDPL`a2Ku1Ghb#DDsg<S8O`Dzo`BBVTN!;4E4)07Uig!U}^Ht>(}*|
Pd^gKBW>{IhP5W*e{F@Gs6m{}+m*k{HdgO+W3aj%76O){?8ypz3KQgbp7<Zw@Gj5;RCaLmef}HuMF+B)I663ZsMhxl3n~&xr(fWl
Bd9;5d;MNWJ!jHABh~77^|rC^A1d7iRE`>t1v;O%ma26dOb3&G|H!#%%>1sMC2AJS^|jcm<o#?MtF|o-L1N!YY-BKEAc`8=7ybSA
yw>h>nwWr2cH0p<cir7*qrGMqySqxPYOYj0*vq}@>m}3;QXhz=)~f2;7LmxsvkO<<9qX3)bPtPValN`Um$$=z{0H=U#qV<PgvP$U
)bt5YSx=b=C_b=&g#k9-9jRfGA3-*Nh)JA0f0DTMh~51KVq`m+(<(Ne@vOj3PeyPLrLp~#64rlPR;w|Rr~HL>SwawxJN)0rjGte%
k6&o-B^FpoShsg5%yzaa5DK}{1Nom_pQv|Rz(_&RGfdeksM(AZp%dJyC*uDr3o5-Zke?!0J(1`kj5kllQ@dgX@$5E3(*kPtPqTbq
&IgdMkpC0ku;^LueyV||Nt!1DSKr^f_7gpwH3O7}Afk+5?6a81^VU|6%`q!ngCv|EB<UMylsW9f&)6IDQS|d|ckkuQJHFdEAl!Tt
hY-N_g`Ll6pr?+HSL@WC4)tUX`#HIRIkJjrlse80wt|0HfTjJ-hBVxqGtsC(j4Z9u_NCwQ`_EYG`9@u~zg0yWL5mPW;?XC?f}AdG
IoMUr>BQ+Vn(sa2?blrMoy9z4o*BYrmID)J0E`KYogk$|6hi=CKDwX-UECo%fHn)ZNI_`HKqHZ{^JZoRjl--W4<Z#2HA{q(pyh=-
lf^=fqu-y$Ir;QI`+qH)KBFf+^nE9hhXmlKVK78v;1k-Aa7M&%L=nN<e0$A@caY#61{Z@zX}QdIL!pC#FjXRO5NzoTdV$Ocj4dBu
mxQF$Bth#hX$OjFf@PEQrB~cjA{eX>v6ezAh^WW(56+Zhx4&X;?>}lE`Q?lbaBm`1ViuB=|HMDM3QS(^o4Ra-RQei19|V*G_SjqZ
AG?}1klE*8YD@z}a7I12he+P<#d4v)ph`w1DwJs{27yX83|b=!XiSM0j}Q^WH-D5pD0&BFnM?R={l^aEe*pg9?b?0cU(}yv{4?(|
sU4FvYU-K=gZ5gx=-c$|hxUIEJMkGmJ5lavGZ=p8b`$*&V4tQd`ojE^91HiU3hxN`1rTm~Pv!AHX*(Pt=^sjV0`I2+V3c3hT#oV}
*w<jI1}h;zM^CfIsiul)bL;z0f*Oz^x=$m@b5ujr8PW!W`ha(udw)1_sHry0KG=B&U?b^|oDf&J+0uu!^9g}!g7g}qbQ*Ml=pp1l
d3SVhQGibF5F{ig?4bP&%%8A!gsTng+}+3^Fi@X@?b>yYymwL8xo;5UCu08v-F_(md%7Cq`X}LPep{wWhmX>l(MaD6&&zrYll(W&
kDSNzOz@xFL)*#zHm;y;*dA_L!|X6I4bb{~f79&_Jtz=&p!Vkj0Z*Kuk-%61{yO{rK%mfie?_V5*Sv0<pdCsClH?Kx);|RNkSQ_;
$FnJ~LBNA2pi%gLFK^E|0P*_>Fy|j(p?bpg^ukEjiTvO8+u6Q9Gxfhg!@L8@`l0JYn>jw?4*mNY11Z?Rgp5(2*$8ylk~$3c@PF<`
TK@l;*?`*)!`GU7NK$dYaP^{VCY(8*{$i0qV#pU$L_fR6z{V^CnK@y^Cm-!>^xAKKO@F1s?v6OuyVz{LvR=V^j^J<)?dszFX_zvS
hSP*Z=g$T9Nu{>1BNCWL>n3W;45aoJh2%+xe?HUVTiASjrVBeKRfqG>;a4X~0Zv%)`p@4W1h^ier~(T8dng_LGSkDv73A(m-<bd)
(13`PLV$kn`5q1S81wIczw~};eSX!n)#21f{${qh*F{%t+!Hr!rZs*iXEn<5s)OKZ6fizF)d`RWfam!>4C!<$;1Ef9u8Lmx`6p)o
!qM-umx5k!?2;VL0)fepH#wXpgKocvdHfH8ufNRpxO^}9_89ZOP4ZWRLYeaayZFD){r~;`^Eh>I`InKNn+&B4LL6^H6aVM;(;w`m
{=~dmT3DzeAi+(f#$b?QyE3A~m*@Ww{%mckci;W=Xz)L@@Bice?*A>|?*DiEtlDs?)0E>31Tki*%Q2jhKh{_4dd+4*Dm!!n{PkxX
5>RnYSBmnYs649FIo7w~tP-Rt8|hEv=)($l1rTI`SyFkCVuXf+cAXa3+v1=7`9JMl>|tn;ohpJ&ug|{PDjnVUrT;bQCq3zc0@kK~
_OnbpF0C`f;m_I{MPRg-2Op4#GfcD%R6&WwO#g-&-E}V)Ge(n4Tq`Lw@@`GIsU<U_{~B5x3R$QNIR4SkxjIx#fuR*30#v2pMcx@?
7TIgBAx&_4P&;I(QZlUuvy+!;te5<+saE*8IjOE`_R_tVUuR5+@lpEp#3hf4y78qwFwaWnqz&9RM8fxu_5Vv6vuo%-i5G_vEIB5s
@zjoTo<*u`3aZwt$=RO{*buWyH0u4YLS@Yd3%m290)S+Pl^8Z+?3U=#u84oVR32q6JO=`Yih<Qn>|gWrubflmQ4?RS)v8-`<Lxa=
Po|H@U}>ImZJcjvX9BEl6ZswRG@6tKP>E?}pe(d}Tr&D-V~4fvl7@px`hUin1X;1`FV-PsWwj5&owlTKd64>j|9cKvV*$V<5(ps&
6&n%?0df@v*T>7R`Q?UNZ}&q9f`JkEa3#{8+O5Q=s23~AlmS{VwSGojD#Gq4mh|3J5~8eBS;aJ{gmlRhv$<RbVI2pf1Lq!R0D1r{
tGyhLTXgZY=sHRN);allk3Amv?K_t{j9KgCiXPdbC7_842lEJ`kpF9+c6th^^NMhhWT~Y)Bmh0#PVK9I{C-XzANpqedHn{ydG(5K
fK@yN7=MP!1Y}#cu&-{47>f7zFdiiZ$|SI?hninq{hS)#SIe;Y=sUk2{-zk1qnV@9_dH6_hgE<u2;-YY$f-<cBMdH<LWn37DpT5R
zuPIK+jq4$Ly^qlcQhAOoK};`1Lf&wn#gzEkg5Nzf%&4om3V+!bjANToK<^)D-L!r%Y?_rFp`p`6V|yPV4OiJ$_Nw`dq4AhZ;8m{
CJW(NMWrf13JgTBDN>W^jq5G_bj~@_3KWbsGr~{mN>LN!RZH4k+=rkaAtO*J{MfK@-9VkM*#XAF<w*M}r+Kg$JcY^RFfhO$-o62b
jGvQ|WA&zdi0q|-LvKAB@IC#^f!za^^irsZ>Qs(oVF<xR%IezHTz3>y`BZ8#gVc#NDZhyn?>0^pVZ~iAtl+vHnX8isA*ZJF7QZW-
L0VN>Uy=(=9jNw!=)q2$=}Xq0_i&@|c79~2PMi8AiiB>wNNrUSLSzzgqvsGlk^_K1^C_W>u9sN5JPGBh8}}XQ<E{?w4znMBqS=Db
sZuG#_r=q!L*mRytaCB970QK=&fX1!An=^ztPfU8!hJrKV5W)gGM;@b+E1eefxnL>%~?eA)!{g2$-EUJeG|4=A9@{NULKOGGvV<t
F@d3=c;m8Sdp)qc9{7qJb*Ou=oWMT*50Q+O<t!NYcK4&!tdu1w7+~7VK#H-fw$!3fvs#~SiKa3uuHJtn?096;`d^wFMG+MAvc1d4
)4pff_H&_R^xP;XYg0o@<iZhqoFXypVMSzH+dez$FzBh*>^=8AM*nVb;P)cK$Yj{+{ecYh8vQ?hy=y=|-hG1ZLLFziKkj@nLVZ{M
rm%%u_W#S<?ffX<ngTyp0o&ocdyy!4g$_o%Kj?o>NB!2fOoB-SkWl@`$e;CoFM3^2#$shFY!pT;QAHlJ^$?|q+@h2#VV4j>N&SBf
&-r<`gQ;zsr|fUc-z-M{?(d@llTXks?mkpkGqmyW>|a6`AJw-H$#wp(!#WS{_;*wJ2;tN5)_W(9AcOmF@gE@h$sdCLQJnRhPtW$R
Kzq**M{dtT2m6r0lyfK;9G3-(b0fX|(*5}1+*j3~{m^NEeM6_Sir2E3?K{AIC;aPeJMY*(&PISv0Q=NX?Za+v{5>rHx4)B}_O7tn
9v$yZ#?|3a!F6{8G(%Bpqa~*WTY()NcaPV2BLV+i9u9|s9xJGaU}`5tsyy!SyfXqWYW-|K<-l3OFt3V^Hwq+w_obgxACFAgp-ga4
KRtpe)o!}^yW5j%_3dFl$@Tib{O!Z>@YXc*QB4QS+xdN?YV_r9<zBzt_Vj!2zy1OZa6Z4zey`R4%BcjPNd64^!Z(8bXcw3f1q5E}
C2zkq({%kDzoLIqU3)XSLsFg)hP?C7i+(GCL%AmIT-)~p%k%-zHwW+QizVv!`F-DaxE?eU&yPFqkDk=Q7@~^A0U)2y!58%Z!7vB>
I=~;eDgggy_kBOtAG`ci^*s}-=qmt;?N%&DO{gf3(rSO_5mc%J(2@neusC-hl3zVxs(^wWW;gr1cQ@VM0GTOt$QZChQ9wjQQ$+c}
js7|4u=Ps>0D?^aIx>`0K%TvMZo2)R?{0ozgpkwqe1B-C!yaDUeVh6JZ$78r&2Qj7*!({&{|>=#wEl41xW9St_njA;sQ(zL<=7N{
gZPSQ!>bFMQ39bL*}V(1D&J)#{C`*a{;$>YaNe9E_b)m~T6liWU(Tyf)>A?{6P*F!pV2)adK=XvC56uy9~El-D!=}{wLi9qJ9uNm
`muvgC{&v_^nYc3PyGL%Pk*bySKG^nhj$*oub1NbaP2udcUPporSs?Mud3_l*7!L69#!%%JtnPR-rvJEwie$0^{)Tnr97|ynr71~
Khs6?>raknlDlDDxaZ>C_4MgKa`yZ3l=@+MLZ59tTs5z&)UyVqzTZ-!dq_y?x;RnTU&GH7%nmwpeZMb#xqpW~&n##zy7%~U(mWf&
)$Qu72)Zgj&A)W>KJ}|Dx%OM>)+yg@wgNB5_^XcI7d?ZNC&(wy>|w~i_Ncm)YHZk;Rw}n$G-i+a=U;!~_WOMoyHoyGWoV(_i}BUW
)EasUhNP7azKQoNQZIjBt$qEiy$9!!TWo*IchUD|MpaSW)0Q`k?Z1<cUlm@7Z?BgejqUgQf4AKnFoHFIv3v`;9hmd(rt8i$;Xirm
>$az_cXJIr`4k<5czr*)nbc}$Uw*j}KPmrK5DyOSKQ?mRnJ2_{K~UAAMc|Skr}+`WtNcEDG5P28yMKSb7xwk1`(Kv@{N_KOpT>GY
?5hSorCxmh()?}g<!^ufHDmGnH~8XzDy=$whBKMR2=#KF{I@K4{;PgJ9Vg_&bS>BePkeuP1%JD+bnWAuL4T9y>K^95GWM|V^-t!W
jU&TY(gK6dr%%uQjecA@Y0vK0eiz&Mn(zvwvfuprNc!ltQfKh>+DM9)WIu0BnvEX6ra1Bbx%sj_U3<U9etzrIBg%IAJ0?P(Exukq
qLiYW@YmOf#WA4QkGZ?P+gPU2?my;Y(j@S1lJ$SgQMbntz<k}2O;=s^UfXBv`Fb@mRsQ3jtKCi>N0zI@h5Kvrc4-@F_i>S32lQH7
(epPRl|Ehrk@3Ye;B>&P=$n1t`;kp`Uz5ty_}@>Cz4AA`{d#+J``-N=U-o=D^Lk6y(7|8n`)8c=_x7$<-tM)oxV9a_>(@TGk^8?Y
{F8Q}?R<D;V_*HZz4`oq`2W=j@yPUB=<M*<pLErA<NRsq@7u36UJTza?QQnIf15zy?>|@Yck%q3zkd&Qc>e#8^!5K&7u)rAkHxzi
<M`{{8u~jcZ4Ej%&(d-0n)<q1*-zm)h5l!UbN}OAWDP%e%klX7`#h=?`a8I`+$*1=JP5Sg>Ej=&6|K{ToB0m!x5wxW)7t)rU(L(6
>c5W~M|af|U+L*uex-Zq@cq;ufaA=90Z-zDe=q31_JY9+h4A7Ie12~S^q=GFA-;9*adzyA4Wsf?_Qu+1Ay=mIt?du_@#<get|*s6
mfn%$gw25`Wm-u8f#C*M?fjWy3*0sMhQ2;N@4xtavOl+`M^E3bM-P9W=K5tjdp~w|&^J-&AP_`qp}Sl&D=?xVx3z~7f5MEMY})-R
a=zD8HvL{-SHws9eE)|(4j=m8t;T&x_mJL!{vRrSarDO@w-ixxgUmcX+y8%O`T2dn#B=y%`#u>&1O7Kr|0I-R6oe0N)BKOu^dIcc
5BL6lU+8Xe_2b@ujC|gI(E7gLXUv!MYCoU#z^~f3w{iYFJO`;iFZl!9zv1_N`Tt>$m-%{b-{bxMx%s<3zR~<oLmw(|Dm``X{`?MK
vrpIhKPLU$`-*;#?cq*X$oc=%{JHknp8rM%==%K?@ba-^`!#W6o<Hb#ZLz;D`+68F_z2H!_S~2YYQNMwZLiHW{rsBvRjF@7eBR{e
wi}jRT`958AN^bY^weKl_z!JVX^>l6-|p+|AHR>O+tH2d_Ku!Dkpt2wKCc$}sqgZ)r?F38n*RQp|Gq^?^Y{F}Z|r0jC@3?}>F!}}
xg7adqs3Hbu>Vo$KPv6E?!Vvt@;%=l1N%K69D08@zxjDZy+RIt45YjKyaM{Y|4hK*2g{Lvve|EWq&8R^{NE&hj8FD`s>cV@$-mDM
&P3>X54~^xvMZ?I%(Kn|Sg#*uM=wuj!gF`+rQCAjv>|rhfA20U*5}Li@)OT|p50lKvu%7^+ArY}duK~=wUNbR(f2oK?Tq8(-amfS
zTDcE1Z<mk?XBi%&In00DOOor5lUBiqjaNQm7@@I^JCP@Spd=4bG}dA65&do?^_)|%|*}n<5eX(y>v`;W&IBNz<}dNZ+~RWkK@-N
;g&D9jn5<a=hNd8-%NCIj^|!G(VN-j#9W}-<u1zpR}srP3elwVwHl+T<+sZ*jSd@{zxMt7xAC4k;dpg*{QkdXd!Oa5N5ml47U~!&
@EZNDA{6c9q0M$4G>Z}phvLulx8%1jK72lezPzjB%hFS7Q;BXmSDC*IqE^;CWOl~!jy)-J=4-|%8IHd3Ywh02MFy3AJWr!e{5p4)
K09UTJ&D<`v)3Oket$f0e=Rxf*9-)9(~92OQmnkVbka{JX!l=}+;~3&R1kS-4cpBJub-pK#85p4CQc)K@54@Y|AS5Xc5~AKNxgau
^t5+p(mh4}9?#p_s5+6?{CRS!<Z(OhsmqBasuk0hA?4kF5ylieI}CPkcTeZ%I{6Kf+wmi0^zXx6yDvt<sc7fi-)o&DTSg{)_I9&x
uD*t(n@j~e+En3QM%KyDQ~N#25PS{E&u+Ef-{a+E{bere>mhVlQ`+NxRtmq5VB3N1lHe9jtRJ;|Mf**kptBDc*EWP^)K)(Gx$(k~
O^PSpQO$PWRsDZLVB)wM`g~i+z^xQQYpluapKQ{pG0kQ4>|pR@?i6ca+7F?f@PX&y_aC2RQ@Z*5TxvW*``f>WUOTP#+q55-*O<|9
AZHnpY2Bi?TmK)X*?&;4*V*5mS?u{b`+na~muE~U^6nfyUspfb`M+=I_#e&qth{UceSP~6Gwh$4wjIAD^<z$+KD!0{>`3lGl~feJ
`DO({{xSC3oxU&mejWXv-|_c&ezWiV|B#76Rvh4N&C|n<p8xiNl4vREP#pNXd%XKzc2A3T3b<1W>?}ZUO8d+qPknChmBt=(5f1^>
sQ4-EVV8+jmA<aJ*XydW+COC-yq8{k=;;^7<I)@Wu5{6wwxgfB$-CZ1M>XKOKeI|Unkx~_)LePPafsit2HL|PwQFf@&i$qG>FuWF
)*}#y;;KD8OL~9Ir3Br48gK0ON{yMHO@3QsL7%HnAmngfIz>Cp`|zI%z}!a}XYhz#echwi40vq%#NE1Alh;^j<11RlNVPvJ(g2er
l|D|c%dC|IXUc$suCMFrHQ_g}MD{@RbG4LJ_O4O+@`rld{>%sGkeSpAU&PXN#)sZG^}O(}j?XV9202f$;yYTiw^_d$4f?KE&xq~M
j%1X`9eXkyq;b{l#@H8jr)|JEeFhEGeaqY{j_T8|XH_I|F~_o<jQxvK%*Si1I&%F?+65MBGrQe<d2&svGW8Yo6~W=fN8c1aL{W9^
%HzkLeB-$Ioc|T|`q#&BwD$4S#B@R&dWsMGC;2EIAg9{4RS{SG7=Px5xudyM85BRAJ$zk5{r3Lae~0<r_IjEp?n)owWf2&&pvnE2
S!|QC>-S@F3HAJV`je*+oP@bBu{_W!K~(<@(-B|^=hymq$-QL3Ln%;v6mbQ|?mi@Zed*`=|8L{|zr+9B{J3l9@ARM_bdH~Iyr1lq
BoIjBb%2D5W!RMYe1Z9bmE#k}zoSIdkI>N5EbQQkr<tcA-LrlFcO(hw9hD$kuRdq0g{p-FfTVNJ3VkpSW?r`wSQ!0edp{!b1_#-6
4v(`c1RcPV01_7Gv?=ryJlHW~;NA$5Dmo@6A==}w9%WBgd6+cD6`FQUI{oRsF8ND29iFaVx9=y>1njmdWBW``y_qgp=joFJX0;I%
bY^1PZMPOeWMUtaGYP8F&R_NqS}}P)`0@CDT74bb)tP}q?{~3yjx3WUqzpnq8F^fv%@qI7oT8ZwgA_Sp?JpdJ-e#*^5SU>?+Tkgf
M<-K@jsq5op-Md!UdOSjWg-G0wPG~=KCJ(DqyB#{^z{9;2fF`%>A-w$1-+K~!vLUvqgUp~pACP{Y92#h?f-AT`g7$&AAdOZkbk%9
9JqfEyQZ1Ox*_^FrGG`ff62$`wfhdO+%x*WPwKTQk^1@H$NTzo+y8X!-y{+UJO6Jk@z|^SIn&l1lgP^9WW;2%4Uc5#zMno{<L~%!
?)=|>X5+h6P9+d<BZc4AEIEB&QTqo@->JNhf3Nxek=q+<eqZb3@m4Ya#yb9<ygq-Qzv$ujZ~h!*EoMKv#ePQou<1f<sH2an?mkTw
rlaBPR)v{=q^H(#)47hTa0)WjxAI((V-}t+B;2XZZYQyzXP@oS@?w^1s`@>Z+gPLjlkeF77yCarT6W#NgYVJbJXmyYT-EXY%D*Cu
M7s*vc|`_1dl$Z(D}vs=JA3{fd^mnKzfLXo%8Yt^y6x(R^!E1ewYqJqsLs9LYx>CLRq!?pLh>PtC*7tjE1EqSzDJh)cN8Kq>hS*U
G@p}~41PZ+tLE?9k6z8c?E@R{@K!}NXDS-M2c`X0``G*te8BsDOv}>bdc*!OJ{x8~H}aE?QWj6?^m1=3dhV@BuKw|a`8+w`iXhNA
41K+BA=mzYSLo*UxD-C^)E-_V%T@OfRBJb{JgRvwZjJ+MRqO8ihxecO{SEnjeyk0*Y&vJN!`IF@FB;4Ut>#r3y+w)(t%F5s(<u@a
{;CeH^}m01wLi1#&<`j1HrAtCTHID!g;oRaTW(u`;G>BsN3nlcPu5By2|(4)-R%E9{U0Jsc>YfQllUI7_;mYetACz3a_HOqSK0h+
Z|nE*vE!4!P4BO>wtw>W{(djqAGLx%_<xO?7%L6YQ4#d|{5za~Z#C!qShrU!HG>uofpk-#@_UE8_s3X0nDoSZewXZZt-kFUqNt|m
ZR^;kVdd-nx%&>Do*ZtWcr=6$$fxQfq8{*oy<8OZGk{xm#M@ET#44*5!Qy6P_O~FVir@S-fq(zCfwgYx;G6Balaq0@m2FGF(Q>az
zvKTOc=Wb|Ruw?2<Bc$##R2Z@sEUZF@e+#FGYKaMS>R6^-G#_CDwFTvG;Gs6G*jw(rB7czN0C%ep&?Vt#dq7g)Tt7NQF<I_B2}c3
tnO1qCA2uoo751Cr%h54Ewq-qmZ;jTnDu#AX5LTA@c;Dv-w&Jg^yxnFW1K@>R8p-`Ox<4oA3f@oYG2>*UF>`EL*mfl=L4Jy!L1UL
NNEUurYXTT)$rrLrn(My(o{r6Cq}dx=#`5d)hSRI;L}Y~RTI}j^M)BqV#iK~&v52&hV&v-8N*aWGdg;20mmMk^^<BP*+dp&ROIJ}
t_jx><&ZB&ZD0z$i`x{ty^avcjl7{%hT~5bZJJf*$U!5ob&|xbSF}n=QPwg0_CvMp3`W(D6w2KHov5C?b=zyzrx8YF&W!@(MC_Fg
IKvovFubZffaJmbFLr6ych75}QA1`vh4JQZh7l7?-W+7{3@R-)AsP}sN7e@BmeQ&tgXEF5POgP7N9v`i36;4n{+`{{MMZe*sFPs>
OUF*DG5q^?dz$2c$U3Q)8jyAcvIycHY;fM%)v4`DNdid*9($G726sr>f=2qgxT{L6wv*|bK}`jg*u~y)?^q>T#soOkwuesne)^%{
w(}L)nG!mT8A2GSJj#-el5A;-J7N~Qu*1JER&ZJoO(z)vs%zyD2@0h#hK3^{iHKLxniKub&5|6T_VJB)^9y784@T-!uzl7JNSVB!
^(RUe*Z}|EjA)^y9w5sm-#R4iV8sznl$gX(F7^aeMN|>fougl<r3~wL2z*i;qP?iv9HpneL(}W<*Jc;P%fE7w?1qq`1nWAY6IYF?
0lyMVjL&(8C%?V&!9+#vw4o(F0&HDwa&Bx%6BAHWB_#<YLYq}$CA>17lWbzKP3j|dLCE}wJN;hovAb3q%Ac)+b%XMW!VdySKp}*F
^;31tpWVB-saWz{ZyMB0{haGZ6|;1^%>8fOy$Aceq2*zfKp=ymX21R&`Y89Apf5%JKXpawy9Fb)MgH#_xuX3ik+5>3Q!E{$^KsrM
{10-E+O7YUasiytPfaxPGu`;bG7bDX@VJ0e^eqtTsQsqyut6=Xplm{zl`GO^KQuK3Sy+nK{_)uGJkM=WLI3<j1Qa&e=ls7OS3i&J
*Sm*Mx^;%^fbTQ@8+bma@@%53-+9C|^mld{`8I>pQ2M<UYL3SXf_QLgpJIAS5<x&paddNi3Z*0<Xgb_~#jC)I0u+^i)&w<Gqq+Z$
B|9dKCb=PaPQBl=dS<hRdG-Az!5;Nc<x7;Wl@E7g;jzMucyC88%M3r{(ezCD!;4<d1CS5BM;2Shg1tLoiHW5L(pFx-s*X5YE5HzL
SS$Ls<=ebaRW7(Mj12-J0^0Qblly)$ENqG5P;aY@jHoKiIpNz#^}m;R>EvnYzH`rq%DZ>c`Oxy8_w7;s8uKh)3<pu;FnVjjIO^b3
1WXhNcOo#nD$W`E@YO&PP5I)d=~s|Di7di=vTjv&R(F3h>l{2h8g{^tM^YKI3?_ay<@_J9ueG(A@7jA}H1S({fAG^o{7jMTI(GEv
JHC@7Fg~KZ%9JVyxlUN4Yx4Y$&z89~^?JqrPc_nNueY%1eKq?HPr7|{8-HI>di6VF+38pHs^h)c%3tLnSf!!4e>a&GRg#xgWhU&!
ij>%gWk1bF$=ML&xcY1&0-1IBG+J?r|4Vzi(0zZ~!ni&jju*G&@K7`a$Jb!|PyCt8GOy=eO$1X~ZR`K_;r}0h$$!7;>|`AX&fYLM
@Sj8d&Hv78(l7Peet)LFCyMSn*0ijA(WdL}G&KHtb);|~ypQlupnC`k2?YrXM%=*tWGNlx4*#Wx2m^gR|LV%m(x2P!$Hsr}ck-)2
McGeLR*!%BsM_Mw^g#b#?I+QVD6Jyj&xgLg-n%mX8BMFlzatZ)D@z4d=KR0++B>Xm-CyE&w_o(Ono7`5NI3k{S*=9-$}S;4ZD4a+
@7ZY`^YiRHht*H1ect!@0K~$m{)~zW|D?9Vbqf^13y{_n-im(O6&4yJ!$3^`<jFr+f{>`(hGBYzv0BaX!$`$KLcNwP<r%O4m6B^U
bUaMQo_9%7RTiA#f9Kl{+J!n^#$>%h7DFUTtr+1>N_gTO<z*KJN>ykq@#$8Vrs^s*Dr!XZq{IJZ^G&x(*t&Obw!^D-z4-KvQ=x?L
X-(BWaslOq-?(oE{rc+BSTmhpcU`+G?5_%r8)3VBE2fy0dLM#UdqUe9@p9d2=X%3J5)v8(Ty^3J%P@A1qm`62+p1H=b$wmbx>aw^
n-+vtf|TKkh@!`}*IoJTn};t^QI5H$`lU-%)o5n)JW|YuYl7PDJ{B{Il^|kbj65fXZQ4z+d{`G(9(-Ms$BfpjS}?Np+YK&vu-A%c
<AhaM3x&%L^t9D@x<Fd2NnD;=5vKcPyUe7m7%MI97E(x8<kcQ;R*gqTZM#EyR+21LekpuDcLHh7VU^@mtiAJ-P}>Y&6e?SFsKZ)k
l9;7LLz&BWR+@xouSaCbdA>#{ZXig!V6`gJ2&I(U3K*0V35Ie)abd)JJ0y?(Ny0A{>z+)}*xkULo7!13+cj7l0w69*^p9vXxcXB<
Nu{3iFAS0nlg{p{_t<wWc+XJrc8a>7c~MEndg@PCJ1lgATT5y9wz@QLRw5CmpL48dHJn4V!GX0=p=fOaLPgoNPi!pBMaO8;8Z8*D
P+l>lsae|A*GX!+Y{9dn7@B<;byoCVtX(j)w4H4c9dX4-TX_|!INB0It6^`rTJNsK0V*{(Ek$5P_NHp&!p;H$Eqw9LV>YFT?L9o-
c9h))VUAK61(5L(cJivHXbzPv+Oq1=HMKiNE*fzr$RY$`)l#jiImyxvc$ySd&AZmz3+i%3V%Q)2dMxl<->5_!L1?VAzcDPWcEC~B
F{ENJq?^ux)lBB0tXt<S^*a9xF?1aVPh9UF_9ZQ5?%%j@6<w!X&s@Hr2xTfF!vUn@V-1te3$W*}TILK5@%c)rFGBT_O}$0xV#-G9
lMsqR?G;R<YbDst`rYdhRa0P6Ni{B^ni3+yQnjNB*Ct|d6toH9uxpD{Vy&vGb9F~9!^ANzxl)e>$--4?Q!^wf^L0m7V%UX1jd#$o
*oBR4w?nMca;_rsfwpw_>sWM>J#`0+$;rD4wWJLbP#*P$fukg4(m|xk)g+dNiQ6I7v&GPZ1SLznoUyJk)pmDU$&|cYCr56(;$U}3
o<8yYN7nb{#+a!g2!eE*@5_lv<=C^dBSpTwY1>>u^jE5tOc0G=bpJ)HQzczDIv9;HK{B8c0VI;D)HrgW<jAg6RM~MB9uPfsWSIoi
5m=fjrgI0O@8-7&G0kUv^|iSeIO*5NnDYr+j!crYgsoNzx>dg4Fs))OWR+$y#|4|ozO12603P`6(O{0`6o_}g0kyn<Z7xV;2+{)c
kqjZ!CPL(!!W+n@5Wh^jleS_3yt?ZgujbhCG;Qf1DgRD1c}iser{S>mdw+=@x%n^X_nH6St-rh3&?g?F-Tq6D<HP39@c*p;;@{)`
w*CD7yYc(J?@znY{C`I;SLxUA^Z%ZI`TsBCe=kqlr?cVvkpKV=Sp5IUFV;U&i1}TKPe1Vd9a+EyloA=3EqZ^a`9uEdH{Ft=in3IX
Q$rG{V(Ig~_94->Wa`+l^LK$mLW)b2G3h?v{7QJBqQ!>;FVEd@WI<2nRT&AjydybKKcO7Y`N^$E9Y^u;>ObRd;+fu<AGB}_f#w1a
FdZpDQT+ixw&nWVK6(3xpPhzH3iNSc3k)YM2eHHAoM)rcK*kDa+_HFl`FPHAivG;)@!~3A#4{9c(!hJq_S{70@|{Hh&a`AD2>=~E
hCSETNgwcPouo$N|2de$D-cK|kc0w*f9V~p`W_FkNFu1HXr;rMx^nU7`ZxcX{-4eNw%s_}ncVz&Xb0wX_j+O5)1M|U&%K&TdnhRm
q8?y{_=q1hs`tzvQUC23me2f`f4q8szU81*{o8maez*mlZ(m!ML``^HMTl>7W`CA~?eSZ4$oTB3_z%y>b_|n{y}a-qUW|7xkWSau
;nQ0f2dR^emEw@M)#KUOs9I}Xf7iMI?jt0fS5yCaRyO689p(nVK>lhJ*_m)!dUZh3F&1U9Vz$6p_@&zT<vFkU%Lrk3@vo5&%9AhD
k5s4aq5EDwx5V&!eO$gn&TjS@5BcV_Yd$=?Hxc+D+}29Um_(3Rg(wF4?T#@Z5;%y^P<ka(&*AI#4k30J@9fWT`We$s<mB6p<QN1q
w<UylXcj6-|5LLCxgL@_IJc$If|Wt*YyK-7X8o?lUtm}h!JXa+Amh0lgL+5VN!cbLq5W!cbjA6!P5es!zg2k8@NJz?ngz)pP2rs7
G-h>E=nJC{=i4*JoMqs5iq@ND%MBPQBx<&&+88-OT_YB>nSXfJHyQbuO^?aD?aRxDIIK$tu9E01Snf8<CaNj(xD-b7Y93o_ddwNb
(Bsn47-k>qmGh<F^XvbQ4V`gLKC=}Rb?4lnP|=-OFY;PTvFJz0c=&1R=KygP9JPMVym8;LnvT_xRbg5v<}+5j_NANvyRc;$pGNVa
2~wU-(1sw9p=7V4U#DIc?FVjs-?vX^PMCh)_3t_w9d&-dygaZZ_<j|6>`~uJHOIjb2AXgxp+MAtdy1leX!ZDVdY25U3sihrh+;Oi
{mjyQN5hL}KAa~F1~jY+WDj!FNY%umLyU%IAngR%iTJ$0`8|olhf482j}d=GK7Jh&*nV-aKdhpSzuW7P!;*UtlEg3x+<kd}lhS-D
$v__8e~;zfgWO1V$e;KJm|?LBY83v@_uvr!XhRKU`G2qVYyVV`5BiA&%f{OA$Aj-T*>F+oJ*FBVg@ra8fAoLu{-=lhpZh(}8x)dy
2#6v`VTc&>#Q#+#^kL903%sIzHX-gj0XHGghJ$^GYtg~$P3JT7LVC~YDa)Fws)(xdA&2fhzYe+PY<<5vL#wl=|4QP&q+xV%_kuq_
79s-=-aouA9&7zmr?JL?gNw5f$CaP2rT%Y!@jm~B|4}4>AIJE9=6;=J2o)zZB}|ZiW&9;Jg!I7V4L`*%^+<lXPLxOxdpdrGL#|n%
7vg22tD%4EfhTuXD}^q*7BraY%p?4}{T}iQ@NA1mzs*ScA59rvGYqxT6<EECcyx!CfydV@6!3w`j@&nt)22^wVeuHE#e%^^KrSE6
(|kHxqV@zN--s$KMHW3xlr74}qF|yJgr=&W+n5vqM9ULS&|pdZvz0LcsSJh7B7`Ch;Y=inO+xg2U3J!XxMvtgPE}Q1q*kyWI@nWs
vB+t_y9#9kdW;PQkjf6MPRb*)>pnUZ3CeEh+>nPevCeA<_gNfsCXo_ejP#<M>{W#YFsr9!3vr7R7#VDrIP#{vI4}D6zOT9Q;Ke%k
vt6xpk${+PF(M{^daP4P<6i~9{JT5VpSh>|;dC)&Bwb7$b9_>Tm5FK`IFF@7-dGwNqO4;>F+wcky3pA&5NOn7%ldSwR&Vu@dcqbf
>{cn`9vtXQ>5hjHc;cZLF<L6Vyyi_NgcAF+ZlOp=Cc{7I!)U$oEgm*aZ2+4TCWE23m6?@2`{m%Rb4<HQctxK#(T`$X&x~Q`k7rG;
ZX!MT@XXe`b;X?h){-M@qGr42kGajIvLma1m&MJx#idOqJ(k0zctz#b>ZPQL;M#ii+xbKa+eQtig2>^NEGQ^9EhkAqy;=0Ut{<&w
_OU4wG1!}e?KDDvjJz6k*BZLe<j_@QSfC34JPaV96+#Unl!-+JM5K~YMO4dGRWnILRZLV+RU?(oQAH3`aHEh_%@RxFtO$x!l0uY{
rKYCUi6IjaOp??<6+=-4M8QC7AmwXNIB`|2kcgQp?o}YbTT{K<m(5kfq*}iQE)#M9^umgi3JMhpg4K5aqBTQ<$_r>*Kk<hidT#U<
HNY*Ss1M_DtBzAxP{DYt5S1f*Z^tLHckfiWe{4@&yHx4rn@P|9G}|~q`>&;F-LftJb1_735$}9{@q7r@G9^eLK+U9bH%KDp9*~x2
GG@-qFmmcGYBFTp`G|5F6$<EZYP=>)SjX?xng(gNi^Iri%Q?EKkfA{YfKdqxIFQjxtb_KguXa2R0id|P$<_6M)c%uj^@%GSOqIQh
3`Pm3OjtFMOM^|d()+ISIr&WMx1k3wEwnp*src0%KOREroFA74mkkDV<keM=i<wn?tkXT?yKT55tI40-&TD417W6wpbw9Plj+K$u
%yWrx`0pjdy$)Lpn6nHcdG@r&nG*<m4cRq3NEkINShA=rqi0-U+X2*O1A@iI9d)gp)|4j7x6{;OnUPIxcW_o!@>2kp$FPp&@7_?f
J>6}K_~vmpa=jhdH>Vz1lIsnwe5qFgf<YBN%F6|Y$Xn_bR4x@-IIK&x#Z#uzZPiH?vMZ<S)bi^x;@H@mSAAw;XvloU2OAUp+@tWe
C?kD;o_fBuwGi<a8WIaeGD7X?RQK<9Tl^zdtuEnxtM1vh{_38e6yrFIK*f!BDp08Z2IyOVUYWByP&C=;5~F6^({`eh9aHqmWxGTr
G^@?k4o9_OKD8E|(-*hrGc9Si>Arg94oE|iX|I&;->iHq@|{?crk@j=jN0Djj;{?b7H^klaKp9!tfp5TF(lKp5?U&JHj7%G<5g|7
;_mOe8C5hPNXxJ}_EywO6u}8rCb0J`hU%tahr#4__=AeAzaZ-=CG(E2OpwW>e{wXnZ#};Gt=^S~Y<B60F|@MNKl}6Xt(yK=?_-mn
4+9eZT9#MsI=lXuIMc+bHm2=JT9PGrW@aV&ToAfLwuQC)m9NVE6Ysr3Jc(As|J9ZHYO@52Nkq~m&D*88u)$&5_`UXPMqa9<6rifJ
7-ii_US6#nri6&HVQ+Qbp-HO}X(V1*@vJAs4^wS4CDI+-zuP(&Z*CMZZD_&ml*VBs-iRQic05RWxL{o#Vc_-R)F;@mZ{H2EQ(}q*
!zu*eTQI6@>O>JbzHQ@rSgNTp$4D7i$x<kKM9Z?k!@)WzSXD(TKjxl`*XzGZRrUEkQs+&^KTub^FLOnfgo*<U+rhnhL{O$G=d{aQ
;aswvZFt5kv|7+L4JpNWmncv;w6HIRR8<DbG}KkWGe)l+AU%;m0&i9Z;sv`F(?68z3nU$|s@ViUlFA6p9tbl))>treYd&k=t}QTq
imWt0xZJrZs>XS}<J9MCA}y*p3HJE;=EGcDiIYC!y<^7iPSIkC(%vX?>l960eWjHVam{;AF;_@R2BB-_x7~GW+NQ@Gdv%{EN%cPs
6bE9eRNN84Red#X6&pHKH=<?SikIC@>phSpu}APA5}gdr_r9R2imanZsw~%P_3Q7fCf@aR@aF9;_WN1Vfiy1lU`#@xcE*Ubniu0O
A_!S_yW<M$ENmQk6sZN*Vk8s_M~AKE#%NRd{IvjNew9?lyVM5UBWtxzFs72lRpfOp6Nr4tMk=-I+IC|E?n>uUY-t_RYf7<cX$D*}
&Epa?dbML^kA88=Da-h$0%@w9UXvA0H*;;xVnkFyp&>*u3B&5;+L6n>WspjdrUZxYjK6J(eKWPo59YiPYw5HiKI0WywHMEF7QdJD
mY2V$qTi_1H4zufYY_WYotG*I=N#nANg&2I>Jew^+85#2lpiK3^M$A-c;J#yazRSn-NhxUo^>%CEYFcwDhzywb`&VZK!c60+e*Ni
Fce=)2^nQ$*_6&MV_QzXdco$x`*D+&O>L*mJmrbv=faY@oj2Rk%4+C#A&v@_<?fAQ_nMWj=<OTFi)ZTUM_M20D%EzoNpdj%Tz|tE
KAZh_IIXsL!_O}+nG}x%e{=_K(-j6q1ig0s8`<H!R^M-(+IIBg(^Cf#>ay={HnUj`VQr;7=L(F`?>j?(K3ap9t%d5HSV4(O=@gO%
Ea=77nF{k&O5d(6($%R|L&q%CBT0h769j2-<7Z8u{VjF_X~C<b1`iH+yCa%3@L6?n40LC+^sdoUS!bfcRE8=_5Ox7c#z=V@s8<xQ
4A+xX$0)G5j`h1L=*$Q#4!LoH=L@X~?)AqB)Yg?&vfi&p6w&hZVbr!Y#gWq_90tqCyE{5Rb?$5dAt(s2RAD@g+x#z9pk+X!NR#Sy
FbM~_k!-0(iuv|GT^59k_vrW9MYT_2`|;o2=57C712&qm7_Z_VTzYX%6WgPcjbXyc_vEVWpoq>U_2r!&+ueM8I0-Hq(qFyBuZ`4I
ux;Rm+Mi0Vq(1#@6ZlkRpB>Gkw8RKndRc!T8rh=HaxY^Cu<X`=b;pq!TGBGk(8WL?7YZTO9F2$p*-(<|pmI<+ywJ|F6#7Z!F5?@m
p2`$YB~uq~`l{ClvreQ*$-k(6T54d;+^uix@4b8FZsb?)&<r1A=L#~bW!nhMGYbl-*sDSUi9PI@`*U9L`ETp2q^}t<o`X#K%Sq}@
Jb$c;A^U%ul%ajIWQghhTl!V8C9=5Tt`I}FKK%PLmT|||o^~T9)29^mVNu3Z{7~haNN(-Dda~s747uJo?R^Mr_Cv@IPD}^m^!;5l
eOun@_IA@WZu=7vlTUL1S&SA=)L*yvUXbN9{`Z7iN?IrNb$&WFbcg;Od@@VvR0>866(}Uu_+HJ?;)=zQ6NgSv;FL%t8NTePmsdUd
<2KJLj8N;g8cA5OVG$br9F%dGi(Mo9dc3_#Z9S@Njln-s?b|G;Efnz84YhH>%kjY0H5EmDYzBRCPn7C41j$xoxxD!&!)_vE;|m)6
wZc#^svwK==XQL~{JHK-eR;;6q=XUEuuANpp&+?<McPfy(z08MMF*Q5#kg_ZJrj;$ksMAKw+YpdRv0y+EQLU*amguu-uiqUm6r70
<s`nor?rjewvl!4+daKZN?Hez-6**PMtJ$#zATq1^x{61?X+5^wmSb;y!{pN50|DJ9<^UVT@)1~n|Cn8TVSAYgsTM}R95Dw6qw$v
^MqcnP2YcCmZ70Mx#j}aO2JM-@$|sfnlV^;9A+nF=;Qdk?oRyYn)PgA4>s2wKWwh%X_mV5r}MFf95?<eySbWQcrpsSO$*yLV|82n
<UJvug<mvUs=qme|EY(ab6>|cEgXIqVy(6C%J@V@F|sI>VepRPs;|OEc3tD%K%oSumdXG(%K}D#SgzKyuyBhpxKo$ouZBuK{a|!6
n?vt$nf6{(=sP+5vV-ER)-=p63>dcBV~k~4Rn1pe(PHIIZW>86t+YCiRbQLBGo<i2-cQ9f@1qg$mFD;N%+jK5uas>?;q~30@88~U
@x%0tw$Y^L=S*oH?efigccMSKv-H8OWahoNR1=)Lq_xdd73uKPF=aYWZXGv`jaJsy<D(LY&AStC`TWj*OwoQVDzsXz-sQ<ZXKHw$
l_JD>{qaMXwm)*>33|H?%*#+JUmume@;I9vv0~xLjAr6Eninp3-|<mbzW3B}`ST33eORu^Lu?PxjVL3>Ib}|^kIv9eV^?z1E%)_d
v!y!M+;i2Mkma;&!HRfv+FvfWujwfJ#+S+%kDWf~Iw;!G>dSJiYYvn8cSL8l>C>+Z)QNQ@6LO>i4GJ%8FVN~nN|Bq*ye%Q#gFd~p
1wmhAyI)J6T+9fnMb93%8ZEb+xN_r}OkyhIS?&67F8z4cit?4(Huv}7Y0z%`^{np7ikTYO{dXCP?{g0Y`@6K=VjXt$ge5#gZMI}~
=x6YgEuFZfeoGSN%;|}ATd#ZFnBD^ZZ$9j3>pkm`yhy`dv%P<7-X4*-J542GViguTgo=_SEplg1dffD!#U;zNss2_wFRoqVH1_ej
jO(`f`T3^;b-uDX`!cb6UNTWf8jyR!s5&dr)t0J0I&p+?3Z&19+Vgdy4}lxH(}Jn6B8UrJLRhFGSH0pdUq&MNg%l@pEi|Oe`wE%q
{o&Y&LJ*QKxkQU_NT0>EtIRrl?a{1jzGH`FtHM=Sq+Z-SH{)}=Z4;A)t!4cVw6M}Wsy2bD^D{p~0xNG3iq%gU=NVmxohmu&7}shO
(<kVYHnr~p_tU*$XjoEH`g;BkIt~b@k)z!;>u+Y6>5xt@ckqlc0`|?(7UQBiq++>J_9k@jr}3p%MdLcjW_5qB_T1fr1S`+x(SD;!
KRSwvy8{ct19>Ze(2A7RQHeYjSY{PCV>YhuKz&;Ij`Vig6;cs&-qj6stX-q!zU~RQWCb2;Xp(_w%|l(RtinGlP`V?=a#{)j(KJ#}
jR930C09hXzGU&A`XP8V@sV2UF(Oi-s|DU4OFQdo$Ih++@2iJGUtuqML<J8n^6>qsac1pRQzVKmGF4Fl86c&$4;O(B6HDjDWOwxC
a5-DDUTp^wO3v2LlL{l@yJZlFo)QLOWSlah$^W84u~VwRq}4CcD2gV4LP=}!B5pyXfqgrS>os)j948&uJ5M!bQ;3CM(sxQC2b=dc
MR=qsri;RRVR0&Q(GfDyA3V^@O=bOQMmW(JP7tDuGRk*vAC6)>w%WjAd%WOS<9wlKyS}cVD6mk1{>#=&J!xJ%Qe3UI)xQpkVqMb_
GVj`*aY1Ju!+^L<w>&b)$E4(AY(h!?pPB}nJu&v`wOTgWKYH@~=D6Y+E4rYsVigv}?%`_8FagQPEQyKCR~4vb^Z4Gob*a^ZH1UhY
ixOX|4uJ$(X6o+jlu*3pLUM9QUe>3#sZHE&XTMjxOwUZDJ!-JR)-+Z~vwG;=lwpacVj>m`HL~im#KgF>$G3=<|9JnaEJ|lCy-!|R
_`ZH<zi+IUuxPu@=+|m@-$UAw<*BMht)=ebh`yxI+UuLTEKQ_udRI*sXCy}x=4+kgj^?^ow9lkELmdqJ@9$j07{<AiYA5(-$4^?6
Ditf&uWq$eQ9GwOd+8Ti^&K7yXD#LmMSgwo^mN1P>3k-<_D_W;vOrm*T5A<FzF6_{43F4Pr7h9KSH4*h=N4aovpF~M-c;iD*5+l(
a+XA@K<ho-^Z%kv{?fZ)Oic>+ElX+LmuC@*BYNX_uiosTbqZV-IV@0=Iesp#SE<2z>o#eKlu^{H%<XH8QS|ELZJ#7IW$nB^pIfmR
75BdX!r{h0u7oMwlrzia_nx4`@AWp1(O@pcJf|t&W${UFW(y+0ZL~^|%%ZC0-2Ui$@|(Q&^02$l>%P2$2|L?N1X9`~Q>M7}all^F
S?!mh>5wyWYOYxjlqqF8j;^K2RTA0tuM95|7qdncNQY8YnPrcgQBeg@NuBNn7xBvC@RkoocRk9&yS;SG6pN`_ZB=J6r+;(1fj=OG
D1?MyoH{VS-0nk#-ErE&P}Ifxw`EaRc_=0DrwRxV%@^kf^U{B<JY%rVx===2gJe-h__M@f_|u%$uk5U!<1}=-QLhxVJtiLr)Oe5J
i5`_ySiM2x<UdsvMAng-lGS1uzEqB=NAq=`&D!AbvW}r$1V&U7blFi#TaRBwG!msPRVPd)Tfu>jcC!qc%bzHm^KlBnW>v95j3S%*
**98}^^RVjve12qy?+S&;Jsc;wM`$vSMpK!uC3mFw?jx%^^-$&w$GI5SMqU1^q<^TqOaK;#(9j5*Q7;Wj~@2+wy4y2pO`=U6?cz5
hf}6Be7lO3Az!<Z)D(|y^}+SWR%qKqOl6#2JmIWn_Ayd4n2c`v<{5|*J4rRo%04aW9-)gDR{X7awPwbO#7D;!$xvD0>&}k%OhZiz
@9{q9EpC05Ur1=utB=-Q-ZnK!vGU)}@Q>EZJmcotZkUkFZ8N@M{Bs->iw>2BFx$>qHnzjI8H8;;=~50FQcxuk?laB2Y_4?sZm}O+
Vqe|-9=`8u=WOsvRX-D4Y}R@%?KW7NI<h6U{HG9egW-_PT86f!ma(@XsKCUOwu~*MWAmiJ3CaeU4SDUHCfJt1c`E_i3?7}gy1MPC
beh{??wlaBg}w(UbulzVg)wal^h2~8A+rS{lcNqyG$CyR;)dxA)tu8JvFBNj;L190gOOM)@vG@!;rag$rXF7Ok2vC|ZI^R6@dI9E
ucQ``lDu2H<16aR<Y*$Ig1vS%nnYRC(}TEf>~x))%_UAZ^LMDTW&Ih~ZRa*sQ^VN_T0bd3)hp`)-|YRaBd&I+4ZAp!htmS#lM`NZ
dftVhPmTlcQnXzY)!i?KMH5RcD{WKsc)z>vr(L}=r%BrP#W>qiYqm|3+>+}5w#z4>)?NGThMDa8_sHtOVM{`XA)|Q7qJoB!y!Y3b
_f`jRbIZ-F`R`_y2&@<^R5%$N-N=lhjY^C}NQpW$Q4N7a5JqEIA~dxVBSs=~k@L-$%{05&mM6m4YgR`)ICRQ}l?TlXGJ<&Op7hzz
-_#3{MTNDbkX6XpilVkqM69DRbeDem=i9b<PPz8O=9K1DrG|yWc=kTR3T(1~(1l%CWx!O>jVChyChk)@1zP+`YP?^;Q|ZuR#O>D+
;t9{f?#ZSejP!f3=Fr-4-k+J2Lu_We<dr5oCGlh{J2JfNEUsnjn1;~X4H~2(42`LB{J_Cd5p_kTMZT`@db<^nVZfQ4uqr;(hV@F*
ROu^;S@J@-H?*Be+jkj=#&@OC#zhRYO4%VwTr2b4_g}Kmay#ZrL`vu@63>qt8Kk9QICCr&3&(=!QF)ybKv^YcX^Z{9e{uj&AV*Ee
+d!*Uvx54>L?PhcDd}hvz}zgkKje83Ekd##QAn2fFp?)M)uTBkoJ}VPu+Pf-I4;{}7_7wYb4^2Fkf+sheoe8TZk(|{u+I8@X!u0E
pWiEstB`9~``xeOrzlzy7}g+*@=lfbH<o61UVXlo6{#yJT6}QEVlmTLnBkPQnSAgvHn60N)ncQ`SJ*&mE4A3p9raW7dx=W!vtQp%
a@2R5l@H|6anp+Y(@BboX0s-f_tKG1&g<j-n?KoZ-}_wKP9r*EtnR~>Ys=v@=o&q8sPf1A+(&xfJH75hsQssPvYw&3=Xh=p(Kv9`
Db}bO)+R-h{LM^BP@<?k2@g_9zIz_d2d<8`eS3U2_kRi>gRvI3oi3|M10IUm#hcLTmN36&85@C7W?2_d%A?OrukmlqzWLlSGz`c7
=uL8(DB6mMjS8xR;%d%yg#A+Km85m^a-v9o@L>^x@BU1#Xs1^8Mbc|`6SE&)a1Aqd@;`&O%Q0f6gXtgR+ddFu+&f(>S+wHCkv6H>
ymoChR+{T_A?d?t(zEI9MX2_u|0Gx2stNjji4bkvsXAGw6lN_dj4r$m<|RiGjat$5W!kgwBS^_>suCU7xW%fp)WHlwx`jxJHT%Y`
?IOI&ju`=PQwJ7UG<Mf8joxT!SV25h(`8HMnQ$y%SlyDQh2N7Vhw7+Al8JYQK$SAe7E}cART4hE^xV2l@U;oybpT|LLOB3ZO6*Zi
bnefx56kU0yyRm^eiG#EI}~F__+KYTI8o-zu)k>zO&6baS|bcg5>%(ChkO23QLQ9)yD(^j{&A~EiBU?M>l^itob}4hRdG+ro-I>a
scn`k@zLLbyLwr8ArNCe6Q{y=Yzu|j2^4$L`L|XID!H{u{vSL`s`xgXv%>jHQMQA96h_JJX|29Dt;EQsEJYl>-@c7#pv~VdFnfw=
3Tt*!$11x9Q4v;h<riEt5mV{1i)%Bk8c}Yiwpc4QW@JCr?$N$@T-~z%wgQ6+;Hxq)?R65mZ#vc(Q`#^U8!879)Mjs5#MN0#k-6k)
Vz-M}K7=Wf=I4=Ub{)8U_UI+h)ZF)xYg|$HUe>RwTeGH>rrN-xf;b7Z)<0;qrCV$<R<|RJ|M{b9Gf(@hKdOrmJ<!1`Tt)oP-s7uz
;-`9e{hl+s(-iDutes`AL+PrkJ9|^I>9FYzo^^40ybPWbPcD$!ecf5ozuW6h+}{kmcgfwDDrr0$ed+#+z7{rTIR=tjHPwZxjf&Us
g{xl*ZQ2srHjiq^^CT})5m&z?G^wF1)0Z!YUexURJ>JN4&chZ?Kj(Y8cYEMv{n@123{g_nr%Jz$_P={46WS+^)gK76=`)F$BvCCo
h=0%K?C~0$g|096|9glv>T=^PXk0h7LP>HQqLF5O+&;3votJaf#i~MwAyV5&+W)(((Q$UaG;q@p{JS@dEe{xUf+|tg&}cxBnY(40
K+u#Y-TJn#Y(cQuMZsZZ8y_+lkM_FsDDAa<_*vvqVSQ&}>+6Bt(@W?6=LJ5}d3u(AgD?A;tqm$mr6%M5Co<)#aYYb9s9$yX?&G!8
3K|Q$B4|a()n%3$KMF}0Vy&oRt;75ONBOKzw-Ml*^*t{CgC0$86@<7dYIM5ZFvNmW!Bid&)E-*6v{LKcl?>0AZXbzL&5-FI#eKPd
Hxg8SP4llKL;T#I^4E4=5?{lybmiOYsW+O^4I|-i8TT6xp1w_AC);}6{!O-tf<%<VhS0d_$8HY<@S}4tr9F7}&pf^SXIZZP`gQz%
-h?1>1$n<5hrm(hGK@5yp4ef9Dm9vBKONF>>&8hxV>&;o_-npyEm%OsiZvyL!iBLyQ|LS9JllpsNk9U9p#l62i#q7}eVK=iEqp|#
6zjJ!#g%d!efM_OBlk?*!#5#6f@W#rX14Cc+cbvTjW6;3{KD}k{<h0jZU0=lh*;Ech>0WJvVSb}-KFVkT`9Fpx7&0oRkvy+WRj%+
B?OhMO$<{m5v6g8c&Wy*`85WbUn~7v&!6J*Bheof->$ty>9}6WOK4HFmxzRsmd8yYzlc0v;I)4|wuqLQ!NlN|Nj+J1>_VhT^>8gD
?k5=))m<MM$Mt6!85bhC$haIP{{3J_3|h#cq|1az6-ug>nu$Vy(j=kqkpoa6K%f_|5Hds(fhY|~4FDw~CPIsn20{RA%eMCLXeAXf
9L%(D`Vh^2yf7=9x{+X_iz0$LVT{C4j*_v}{0-;|$SErALmWd$V*y2)UyJ=)27U==$Y{T9ICf4lL0^@zlasEyKP=e$9X9Kp4%(dC
(Be8qBJDFRJO5STa6w|klTO<eM}>2a`3IYd#bLDK)AXHCslONe{M|F;XlkO6CO@pv)Con)edS$jBNX{anHOfCQnSQWtnmOSB4%09
#eot@)PwU!3k4XJp=W7FyD`Q7f1fmhdT?yl+uwJY(^1DK`xz~vBz{n+T1*ghSZgbuus4dbK}9HntlviJ49u&G+$|3pAW;QFvdtmd
*^uoNFT^$(F(%VWpqOd&qBpOOUo7U5v?I<t(@RMst97wgIMX+~+_8Ge(Wj`(SdO=l>2i4P?Hqx)#EYHID^|6mBYNiUmEm9RR=RI(
^u+vA>n}B(cKMh=a@}x4<nCkWTH0C}BbMjSTsZUJ8MoBCmke(m;_F}Z;(wC7-h}$$7<}nF^9<$Bb!2K@V^wR943{-;R+#_vqksCm
@%kOOE$_EG#26swMr$Zz2kUJhKLW6=s9q8og?EHo{gi|YaZV&iJ@Za?i&>aelql6yn!>*wL>IYj7NFWgRmzS{N_Nf|y4FQ(Z+Qpr
y&Y^-scSWjF<K>e3Q<j&>zSQOdYx%|r2$*9d@7K`QqE}#%BZCk)KkAmQe5_|y8(|A79zV>N1pwA+3UR=c6HGNbf*?(y!`G%*BQDJ
1-SCni{7@fW&@UzrJ}qhN38%<072?e9D(3$Q_+y=SWH89`ZuJ}Q?Akz{Kvrn6pWOKiYlkte$)K^u^;dLFWdXhPPNODe#i6P_I`K-
0sVLZWBiBJAUP#J{_P>I&6x-_A87kjb_cTnppX8=KL5mCX_5NHJ3m_XKV9$e<K4rO&y#Hj5c8$$YrQL4iEKl~PN}#akAIJj=sW*w
4z%qOM|ymQr`$)$?bIX$=k+@qA-3Be^;5nV`+L`TP4&rki`#jqf`jxAPh}TpUf(~PlJWRw?>~WpNc^Zo9arf0E0QoHM|4lDs)bSM
d+^nn>bp7OMRKZ<1p0ebfq&X3bqn?=QU_nL%ct3@$n^B&cLz>G)dlJv)TC<U>Od^2vu#{CHO7)=Rb|vsKqbzuEGg{JD7RP(0`d^p
NL^_Fl;NP)?aIix#(_#=2JehlEQ3uIrfAg>QJvZ%tZ1UQdpWQ?4ryvFx3jy9Q;!Agr#=ts^7Z4;`QLnJy{b&Ra8zPNW3OwLmk*Nr
!t&u0^vZVBmldSdbb`z2CksqLE~nyAPik@-^Cfnv?N)+DEbXn+wO9IPJ3+ew%m@>9Q|LN9EG0gl!*=7^!MfA1pyV%Y!~4`rcBaH*
Wt3uAIci^cGJ;4F6l-<NEb+U;*2T1hQD;xN!wM+tr5FwKn02Qz$+cEHjpuzpla=HngubrtXS8fl=myvWPSp}cF4-<*sK#f}SAFYP
6;oH6)CdLW)J4GWK7jBD_CA__kpE6N4tKrE?fbgS&jsKac^-R@(^^JUc(mKoZ$D?5wbJQpDoI;|6W_lvEaF;MEX<>y<o{2sf85~y
H0<ogyld00)->SA+>P03!`?@IG`)HJY^{<)=}f`adpIjSbXBU4Ep~s0$4{37PA`M>8#aeh{0~~bz_D6Zbjon|$elz0%*0UF;UZ-n
glYL102_BuXZ`wkp8Q7M^&Ew|Zu^f^b(?Yc`OiWB=VpJDe7kyjcw<f{{YP*3H>`L+`1x?>=AIqjW50xZy!bb2;;&Wg^=as<TQb;_
WgXs$^3t<SAHmVzczV9GwN0VuwWU2V9-VpPcnf9XGIWK?;6eFgYuRbZppEnIxN5^#Gd8abtbN#@N$jO^ydzZ$TsvxbX!h2a#|wIb
==uVEuAYw}89JMvufMxr&+6sV(e3W~muJ;kyN$Sib|L1K7k4HF6Y|~e3NOKKT>T%8fA<(Rr(|tUZ-<Y&mD4^R^J0A-c^=47QLr85
DUP3GgaQbtim-F#roP{71%_4_Rmp?;^SOE-)Y&x6*b(v4c`Exi?D~0IyPrKTw+;8E^uF6)dI>ym1dIz(Mtie&orwC|vbd|tE_AwN
Hq<0gwO8NXvGUvJ{Oh6c6u!@UfTD9It`=$7V{WqI<a5zv#xbRPd0^&3iAOwFmzQpqri|JQXF;I)DIfY<z_XI--Q+mg3Qzw4vtRr-
KOOvNYqO_ELBz4tF4Z(O`Z)vtD?_2BK8^U;6)J+N6nC5uq8GXq6cT+qJyhBKZ>#vl>=1!Zwr8KpPkk{fWBx6mNxEWVxORVCnXi2c
c^_7DcY5sQ#v$6MnReSoD98}Ls_<06vw*cS)m<K!T8{T->y;|JPahsx@zU<96-b?*B?$nMTESTm@GdkuC#U!PXI(SP!Zv(&@!V?*
!{EGME!bSd^2_^epw{Wf<VNWK)7t_^)}VfXTm00+u-v2a@bziS!A7T$Ec1TI9J>eA{sY~Z0(?+*v|Q{#MG2kpV=3*!96a_vm-OrK
@;iO6O>^}0@6kI=vggN-0o&#JI13`KbDtm7AIs34bMyG?_4;Se*UH|59?-srxqLzIT2Pe|!e)>q;bB+FLcn`fVk#H=_SSQjyb5Y<
S<N5}vi!Pamg}Wx&gd#YT&$bY7?cE|DeFI34t*sc5^Y5c+j^L7RHYvqtW`$p?o=JE|KF}}_;PdH_is-;x1LXzxzd6}L)!N(AXk|a
sne3_g;Qp02S{ENaX2)uBDI!P)!E&Wjn1$1O8m=OxNg_lu1sBjy{ChXuUfd@cP)!qwiN7S;R`m;dtXrq*p@VKMAdr^#(=q+D!jFe
3fcdQkotc*&KFV%T+#XUz20kY1?lE^K7{K%Sz5Jar}(yPi^gLxGk%-L3)0(6(lyt@E^Q%AT<qC#YFkOAv?Lz$Xs^HG!SXAn8NP#Z
FBN)+?$|(+!}3MDk3QX;*K9Rw6?Gh^Y!_Ei+ta@{-q|FywM>Y1GQoibL;;$1G#<L~{};vW=gt@vUtXE@5$(Q=qtBf-i_;vtA^GFM
RJ?ty=fXy4IFLgq^k%W#JI@BFh}z!1H9MOaQ{vf>;F@<)uaNR#S~P{ok=eF;Zgr=WTxl^09P8$0C)1HX&l<gE_|dLJ!9^9MYwFO`
sit*(hSORo;1<)qvm7xK2V7F`qkX(X<?(k#uerbV7xnTY#1&ncxZUV|hrqN^Okl2@Zs(s$tgcjQ-mch_8R+W$jkN{woi&E`;=RAs
w{I`IgvE5RRqs2qy_-j@QN7F8N9w;D)}4{?(<eh$UY-&)65Xxn<SHpB@eH(<@co?}Nn0qDQ%(%zIZ`*WwL<kgNXd^I(XO!Mu){qi
`9+{tJ~7N*TF=94%=(-w&Ih~8Ud=QnNH4<3;g`%T5dIJqgMvAb$nw7e9E-y<FvXE$^YX~9{hzz37qo*x%s{utKI+p7y!<<r)5zTV
Rr^NKQZg_;pJ(^dAIuOh_I=-Y9*~DX!TmxL{kz3S?@0WE|KFoO=lx!Ok@>1P?H=>Xz<N>7Ves)J$!{a<Eyu^Jmk=5BcA_~7l|Fch
a}vO+xx=(5;>~6M!Jh9|*iTYIpY8wO3GqWw2tUw!d4`Yd1G)Yn(0~+>exgVPhH={=a-YcyX|`DwR5Z)!{F9;<+4^2X`rv!Ns5aPt
$0hboaOVBt1Mk1me^HrBeUj1tsn*{_h8f?ji+1*P{meTOo7?}R*LYX`7~b`X9*&oewR(qCPGtUMPSS8D_p=0+81zd{ZB<^zl~eXC
V&`5B`ZJ}i1B7&XVA4?8@Lk}G=t2MT|BTvHGZosY;N`}%BbLs;-zQzEj8xnB9F?@T=t`eNetmmNUt`K)C^1w`Y;$D)splV3XxWlZ
4fgjhWk2u#^ho5CG%@}JG`p(<ze!PleI9?~5%KXU2CnZ5#GoH@cS%>s*X8yl{X8ewvgZQN$t$|0Agc1sl?o6@BO`syNK>O$P%XKE
{z039FYsi%_AYu!fr*X!M?88Ni`u0ss<~cCpP3_4Uidn;sSVGu_DE2_KQ0^#wUq1cpFo1Y)yDYia5MlM40;)WITRg8WOSg>&0>ML
v3bPT$8@2Im$9;IYb02FN>LOjl|;7J4fon&OVz&OEO*j6pG-0exJ(9aBEo^-c7UO!dy3PzaYfjE08D~#ICcWh&d(&}ty1Oo26U%<
ftyEN3y*yi&}GtBy?f_$^$(UDA0JBbZMCu^J&XF^m8-8$k3VDK)R9#u(dQX~ph71HXX*(2A8M+uZI?o);J??w&WZY4cP%StK5sAb
QBtr>Rb@)J?{`{clq$UU>>@e}LGW%6v}>1|Fc!Os9j)yT4q`7^I>UY5Ej=$m#wA^iVXjliu}^(O_|M^fsN8DK24Y`-)6Y;@g0l?S
c)W#a+g7;U6VP;y9m%#7zD+t7{3ok8ywA;}fyiKdk2>e!COyxJD3g7W1@kT0Xg$Zi7cjlGD2j`0J{Y~#FsIG;^!auzMsv=O{tt?J
G`6m`zN=`czAyJ>6!myz@WWmX&6cfKUef8ts=99Fy!}3p9lb{!X0TqAG}N3eq6NZn1QJORWEf&{ID{fQzNQzO4#s1pFxItSE@4{R
6k1OoQtfdsd=N|7F7dX$_<KKN*_~4#v3|<iXXj1ZYqYh|<Mz`^X4v+U{Bby^!0J_XLBNX$<96MGsJ|ff5!6U~Ic25!N~$>>u5#?8
w%6QSGpXsLc`FXngI7iQ2*cunF%l#}Mr^WzF?M(3)n`1txt(bIcVl8wif|d-M&Skba;`T>O~t8DO0BRpO@I$5IpmX|e#j+m27wi|
8UW2qa&X)bzS0^O39iVbC$C=u-o2tM_3hkO<|Hqcx>9T4ckD=tZIn1lfGP+ikY?tB`we#`;7tJ*7be>}Lk}wL8MKE5x{15NibSW#
7+s~Y?Q1+2-@`ff0W>-rK2PTB-CK3s%Jttz-6Y_sUy9z`@DV$#Y5Z`*pI$O3q&d5ZeXSh}qrmvQ_I71`$yHU^572>zy$K7kL#0zO
bw%0grYIu{OWKx_gg`XdKpav;Niua683Gngs2YUW4ycU=)CgyiSV4241RcX;N9i>Kd^xmFRKMfu4d!hhE7(-ePQ5opOZKlQ)spE*
wGIJ<3(bukDz#5lN6B48$t2gc8bKVyHx$P;F#%y@kYcRZRbM4UP7Slze8a!n{~xr7`+vPZdLSPFPu!iR0)Kfo^BAT^`eSZqd5J0k
|AIn5N+;EePwPvrJcsQV%nFnkY{0S}L!(gfH~d8TYXdA(Z+kw>4<Y1gqc@3rI-l{GaQ~Lwwp~t6*$L`*p&f_3FycJYsKdJ^$yhSM
*U5+1=`ZUkorwEWuFE@zWYOqGkNx8w<vIj3BfwPTAN!`IhPKG54d(*?$!Ld!4Qi@e%LFMXb%(%;*IO4~vRUEPc?IA^&H<xm5W@`}
ggJ~){Ed4z{<QdarWtqicxShyP09(QP_YvR=*$Zsn4@ADoIf`bXBNXe8RU~K^kw(&i@iO=<Wc0BIy6`>x_i!&NJz#2O&GR5?0%5_
f=()_K^&qW=_**#d`N0*a!`q>KZmYl_OzP`Nx)*A3Lr;B!s`S-;%JjvjL?%k(1ZAfy~65J&40{>=V5yS8ajf9VrR(DspG_*yDisF
n69wiU16i5%9Ze{P}SlzZnS(Lp%({&s?QQ}XhH{7B`}#z@FAjrs3|lR9b5UksL&nIOgyRzpxuT5BcW|TnFLA0PC}y^8T_;Oy0c&^
V@j;|*#^7WpFZ7w5FF($(<sj|W53!*e}T+<tVrx6&`)&if!Qo!f5DMLZiUc=44{I8p%)y6g2Pq>V~sV+LV@&xeSpJ|>`f{u=??ZN
bH}Dxhk^*7y}p1IeUN_p8HFDwfnm`Kb<EXjj{_)4Qm@m3lK~YA?6=UF@Jbo0rIU-^5evIjO(dD%C^la{X4PC)h4n9Sr&;5c2a+BA
i*$1BVMJd{L3r$-n(J&DK6A3OT8FvrbL9DrH$4wvz6U37sQhQ3y$lb5Jpeg`baSUVk89AbfZ?*2cP>EAv!JnrAMjn8KNCmT62eoD
`gHI;v&0D!s1f={{6wYw`}&_rs@gjpXHFoNwWv708cb8o*IejE4W;}(q|xUoNfWKt(~Ic~_3;biXRun>`rrswVPp_|8o>(du0x#~
54|%wOGoEUfu7BXo{K(Ts?cRm=oA5~t25)m=e;M#QpBOcuImg2l2WmXaHvCdQ5I-t=Rvx<A+w|K>^=nOOP<~EWb}`yVM2*dI|V80
?pwcH4)186VU_1wHNC5;u<+H^%aQ$!(ZN#uBy{WF+o1PJp;P3B3lQ)g4|pPmw0Ju`TVwqo`Nvc-BDIP@$`OO1h`a>>y2W;qV9S8Y
fpT1Snj?8`L6l&s9{l%6kKph)kn4k!aHd)~X!-;&NC#>EEqHIhk!uMrWCzYeyo0uRRQRO%o`MR3=xBWE4n~{?Nnt#*!S|`%CLSlH
GG}kD287YwGt_QhQMEMjw1PUQ&uS5kl^dvXpR@X19O+Y}Fx>j1)+9<TGLgDRbgS}#hiS6DO#U1_R$sH8yt`3^f|=rBSsN~0N1+>F
W1g27t;Uw9B@y|VZh@|SMgsmRhdNZ!IVyKEtVNQPLP_y`yiNV9zs=PqH}O8dJ&7pm<4oOSI$JlBx5T%StV0F`BqD>*i0Zqt<WU%S
0@WIiA?T`tn~jtNGNFnNjk_^NH5u|iM%-{|Mbr|b3B*tdnuZ?#127St(7TTz^iL_^U>G%u8{R{~^P26H+3|gcCdzszXr8h#sQ!SW
VFGM{#;8IK3AztKp(l?vt+=OgaLP#=@s@@m)+6YHhvxp{-fOMm*w*;&id225=kS%(tgnE6SLdRAq#!y~KPRK`^g!6&%_C;dOYO|C
<Ly0<5Wa=se8f9(dR7RV4#%O``21r*XYcTG&&TceB~z-ezL7hJ(bxkE3sz`(YV>BCqw2KjFCu0x-z&1ZNMv!+UAEPI(ub>eZb5xA
3$a;A5xv(-w5kRu_>vtfT=?WOYDm5N_-m<wIp#*&a&|%k4YUAf2ZHEVnu7o0p-eb4K~`7OkkmyUb^5ci>gm7E>)$eI5`k9?F49*=
@^l}&ofaEMwOk_?F&4hrS6(wwhSV2yE-y>@cGr;%T>s`@#)8*gC&R`+HA<36cX%tduE@2jg6iipa;>`3u7!5R%p>1Rt2gq^S2Yvc
K@fxOdDEjlv?ZiLd7R;Wpi)FER!7oamsQr;_fZ|}W+g&qjC`fmwJ6g1`!lX>5{@3Z16kOo%=~>NU}4c(t38nQQoAc<kQzs3>y;t8
W(cwVHZsJLNg^kRZeVtwOD4>W^9-o3CF{`QaWr&tc%4LJ8c$!2<Fk(Z2O=@m9x1?H`qHf=g(l4(MF-0(ReY}xGxK(VplS<8RVs~>
JGx5S;*1x%U%y4e_f_Za{}m6k4v#`S4}_n<nfH`&^M}S{(FMdD=2(wQ_pj!{d?w;|Jr2R#+-Gig4+3r?mb8UoQ`0;))agZumk#=Q
b*-fs^-f0STIIwCVW|8SKB3xc)fR7lxx&yhjxl;k+H*ZeRI(nfU2iauI6T&tzAl4<w@_Vi)pWIWHQ<X3?Zer8(zyRo$ct2dAIc>k
dR6*Q9;O5E#rXL<9-+#5Op12Q^x0v9EKhfa!ywR=XnmRw$LRju{bipNpfn>tA{Kc;^mr1O#l<V5_4xd({+R1C>_Q9OVfv5Zdx_`6
f49s=W-esXb(`cGi*cm3F{HE`{!SYGe*b3@R5W_lj|+b{>aB{SFj#4ZYWgOqOwy7y9}5_%q0otR&4=?l{VVI%RIbj+`~~@`_!;M|
;YmiUN5FiRSiFC&aY?h3I>%cUjim+aco>eS!Or`yzQmUO8?vb&9IsM2YmmYOfkfo`0yq}zvN8;JBBlrhK}EeJGP3Twpyv8PS(#UD
I57n*IR^`t9f6QHcth8*_JU`n0PI})zbGf*#d>L6%2882cTdLG;D2fK{{xqAiQ4ihg*6ECphMVsnnq6)P)O%SE!r(nPVp6TDoK9P
0fCkXqI>N;EWg}?HQ#<~GM7Tx<^mkbL#@`rZq3VY_OCBxn6<tKf2%&1by_<~BzQU#t{Ln`&q^K*`Wy6&=?ciAvX2ud=R0`Uci?VH
0+KRGByA~iQb2KbdLD`YR}7Xd1#LiC?nFigr?c9cu`oSE_0Hz{R8^+cTtcl-A+xqK?hu83G#&yv=UV78sVuz`*d<nL%wl`pN<za%
#38y-Q<_>Z_!ropfgOiPVy4c<PA|6nQ5*gr4!pmgpcjG)x+$tYHYYeY5`}EE6}e3jkAW5{;bUh*Ir;tLlrr5-$%kS4pNDXv@;lnk
2(ze%kD7O!48Gf@1~TzI$+~GZbRRQn;qMb5EYwdkpfxkgFd2w-lKv*NWWOX?)WRaoem@yvuDty-CXZQkB=?wgCu9xKoe03#2%2eD
+4<Byk2q)W&i>*|_|C(7Yk1gcl*pz$J(*4Yq1}9WN(mQ>TBwbS=J$-cJtlrbt4LIfyolbebg_zK$b5|NGw9vM1w1EUp0WwG_d9Yd
XB2E&D8u>cq2HzlNvde~ZRSb(I{Nx~Ikk!B$a0;vfYiMuR!$!Mi^#qQx6Gp;MQh1>PE@RVR4u{Jr;zY&0+XOeL8~;Xg&oiy&(-wp
A6~^Xk*H+Ici>-(2jFlXpmYi7Dw__2h@c4QBwrL9#-t&l8Bb7TbQMaI*qp_U&)4Pp5dQKr!I!!_2r?o7h<iT5z}|af1p3Tz@CiIl
eYYxzhrM|`AngTeRlB0sm3C!z(m;}$AQxYp;-#=QVf9t;&j#yZw>v+Q&)H~R>$+fw;!9<DboV-=V4co}P(Dj34vaVIIj$gWbdO8*
_q>rA6R=<$HRe&oKs>S#mI8c)0iq9U+)cypuiwBM4IL6BvvvIRE3o<PLC(xR;@tx}5%_(OSoBcT;o8I0rnG(6+#7IfNu>_!s}Xlc
caU?{ad#CxkbLK~&togg>=|e|mTWs7!zLlQ$7Vjh<(ASJb0;hglDjgK<vSD)h;(5-VPVRt$f>K}A=IXq?>w9i2l_uRZ}#8(S>jF(
;r#i2zwGy)@BfF7`~%bnOMx$8+=C)0+aa+%Dc^=p^5D%$4Jo~%i*1b2EhN%wSYV(d0oNI#lZ(Agf(t4P5L9xFwZ1s#ouml-?h(rI
14i89Lx4gujw;(0*l@FjH__blfSgPOUq`aw5I9jc!puBuo`!Am_Flh%*XY+}z`$UgPU1USqH9V<u@n6he}^B_f8`FqbbHf}<NOc$
f5$oaLtqDgtAjXVboKoC-~K0V-JhnFRaHe5NUYRdwh;jZR8@NZyAaYyK_Lh~*RDOER}B@=cs`7Sp3HPn+wS2}!fiSGh!PN^UlKue
025lfg@Ugi+Xwsi=oox}?f|eF^6q=bv>%C3c)`5H?FQs2kZ@uA@#*G>yoFbsEB$g%6s-WJ;om<v5Xk2TC{fhV>d3}QDr#C^QE1f$
BH+Wo%80=jvZ16gG{90g*q{iaMGi=Fy1_+@3~Di8(vRZJs$bu5K;;9<V8KL95~!cac3VJ@b4+0gUFFk6iD~GVYKEv9L-3Rk_w(y@
dx{{ZGJLk!+|jTbqvZZ)f9ZuX#YFQ>;nmBL$pn^~j}W6ka0tEb1P-6aupmfGR~jRL0YXxmX|>Vr#NNLQ^gL%j;fE1JPpwz<{_JUC
%4`4(YCk;~3nU69A(Vy%<id*4p&`T-q>u(J86*aXLbO=c6HL->bO#yPEJ!G20YOc-Y0+qb9T81ZB2Y{dP$7gNl9fyp6wp*mG(=KB
vOy#z6pb@P3sjOwL{LnzGC;#A5h)=Iz%fltIS`VGtK=#_)gn+*#DX*meJanU!C$xaXbwOJD2MT`S~1ZY!E;Lgdjv|c6sOXLgxP&N
VjN5=2RG5`L&Y9nfOAQDi2uSB;q`ffb3K0VLZ8tMGzd`A(c>$U#GulmQVBs41t8Fo0F259iNf@LK?PM4m=X1vj+YqE53I6T=jm&k
OeEeIXfBdr@&Cf<@8!mDL)d-ALbL~@zM_DsN+L}_rDkHzT8mT$s#nPLK2HuO6OoXD>J&`J<DU3VH$dJM)B`|K)$;DUb4GYQ`gL9y
=Oni<7o>`RTmpPJI{Ef#+g*4N4-WqCRqTM_Qvjx_x{(Le;ZQ&$EA%(8{p3Kf-`)=2nK3yilFvjr=%f?}qKnsj+cY4dVuEm$iz2!Y
=+4puJL^F1JtyDDJ~9L*+>YMbVaH*1?J>xD@9FIO&bwQtfaz%gs~rSISx7WCv7V3X{=V<Ffj&Mz(r=(*1hq<=rsKOd)x-ljxYaAK
k%7DG#n@^~mj;U=GEzu)?kq2yc>;K3Cut6Cz<s0RCbvU+HHC~(j1E{8NQi-1EXn0$PkiqBUq`RJ^xt@{I|@m@u*A_L`d~X(-;3Va
6ok`abZ3+^_Ww|91R=*m*~h0x-05RB79OlwiQ6qp>&#Wtx@p<iVD|^v51Cya-zB|DgVox2LM<{B3==SPE}oiwIA!=q7H)~>{<2HD
A!f>|JA?#5t!D+CI#ahCa<|C$wmrerVl#yGgFwc^h>o^r4UkROk?$l)foTc`ilGP8peg+TyGSQ7Pq_pXZiPh^3`&g!eld(y8CYUO
6HqlmKI<f)h)sk9{7QL#k-D(NDluRKw7Za$fUHI08|SK0fT1FxB)DWit|>uxn>DvuOAFOA{pUNo+eL7+6l)HpJYdM{sL*U~k;ckO
i!>pL-mEi1+cy*HWDtc~!V8%Q@TSC*dwR|5Sd5J-S4%dnt3^d)cDgEn3%cI0*~c}o73vd06Vbxjv@jDBNNjdYste35k7iSb7?f;T
d|J1JswRU(B~<9qM#`;M{|l<Bt%&A=K=jE0*zx=4%=m|pd7f#xsQh29{BAyw4(aSHO7Tze6-X<&n!|F|Z?rJKVbfA*%Itj4+osNB
s))Lwwu%|*H3k8GNQ1o8ng(JT@A`xdbQT9(B}gIhL%ZcsS!8rG$=$$}P-B<=eW<x6w7TUJotQ5c3PPYw<%!NfoOk}#5S0jOudmg|
_jW?_{a-HRXFKnQ)Ugi^?(P1rcZ=uPcJz*r9ea-a4{-$7;bi!GtQ0=8)apaSs4f@4XQc4aqc4aO9<c!qzOH9ye|ORY|Lz4wB^G5;
0g)-Fq>&bqg+u5M$Jy7z>+#PVyNzvh_i6XfC=8ln28E%Zq#96YrD&uol_?qlDv(N0r3zLmM4(87;RCzz6kkuw=6`%2k^Ua-4JuI4
YX>D`Fv+trQju~2C4`v*Mh7Pu3ou{z;-p!DnE7Oc#~Q$<i_)+(oUqX2$~gGqt%ci8lLrpdvXm(jW@1xH1tUXE20-d|Co>h=MQA`N
19Dx-4q1S;fOZo&eV}VOGAJfM6wxLbDM&P&S~y$;&{}6`h|QWR7bCLk2#N`nT~Y~zB)=;lz7xs7k4GV=d~wdk<OFaOTOn&opzVO(
0~x`CRV5TLD-l#tRU{HoMGX+pQqe6GQzS(>3rrSfMMnw?g;Z1&*>+G}kVV@l5=!P{X#kvMXd^Qc2vU(|V3vwvDy4B}5@!mHUL1A1
hj9}WGYpdxF%I}{NScy{Aymi@dY`>RbI<8kk|Fhc_3zKMHh#Z;W60%iix^8K<`_||t5*Lk&DxE1q$vLf^yTc!`Hs74bk6ZRcey1-
oJ3F+P6MnJRC1Q15fa-!Pd)X~#X8qFHKyt|YorI)-L!oFWA!J^A1G02Py?Cuc^J`#-tuSe)TxQBsa%%q<`6$VKK4X&RM+TyBmVqy
-A+BHFx>1oL#NF97w3KH<{-D-9G!WFy?+m%ndwy4U}f*U!f_rw#j?K`N3-)WQTfU6CwZcPpiNGj)#Hl0$PX!U4WJEj%uYBo&~hac
l!$!c4Mw2|fihDdq0|YfQ$(RaEmEmMWIMv9rh<eGKx#mt-ZDXHX*lG?w8mr4GNkhL<|r7-+F0M+gu)@e^_$V!3=~kGFV|7Ybo>{Y
FJPYt*kutzZ|)8>AykIOWGx6lZ^=82{!h=v^?y8es&)W}``~gAf|>?oNtPg4Bp@Q96ozV+vn&wAsAw38QUElbj%s}<8>Z7q3=}a9
D^L<}k&=L7Kolh?3=&clij<?o8759npvVn6q^v1EJ>RTAoaBHX4_!}z;E=8`)t1v0Ty>aw%?prB6WW>;1WhsvOMY}P^q+~{LZ!4Q
WaHv|8ObYXnv>09Kh@=~7lQGvVL=fz39EU>@x5vfABQaG&^U!l*qxsgj3u!miUG4KiVXUUbSWX`OO!xtr|c6*0|lZgA~ERH7s}>w
zq&CeB^V(RVDgZAWLNDdnjOB(_5CKtmn=8*GoL=|%QS=Xg(k@dX9ytL+71JcSrO(T!A!&+?=U}u0MH3Qlqs%YB7Ard{y^%AkMam1
<PW2`=J*hv4@2mZnu-ouUt#Vf{Z>n<@I$u)@<fmMZjHv0lbkPM!iPc=rw#9BkM`)IzaNn)L;)2+5lc-;1hWtgD3CxN2kt-|9;N6{
S42bk)9HeeCa7wL>@&_6RWSt%7Bfne4iHjMObeMf78taX5ejrnF=<Ajt5D=Qn9xk4h(MJAa+x!b6)+`E0bro45M;81OG5Q~dr42k
`+Tt3)xJ0L*gJY4bB3&K=z}i8e}J*Mu*4s@+?(N66hUVK6w0Nh7ZWHsY(?IvWQ62(J--u!joSjwLyqI{rXQnLtj)F~eoZqFz(k0Y
6reK-5T0@enc4c6Pu_0+h-HRgB#}MHzsj=b*nsw(pj^B%s3fBDzJnOydk+BgaC!oy=W}jKp7>^=Xede%51^Ki^Huj<f$$fvKY!od
vU`EDjF>uS$nWv`roU)Zhbbr1@jiek72%_(2Br##qHU}sMu4Pc2MS`_G$^<faOVnHt0FlBR0Y7IgOv$aWX&oFqiairOp^tzV8Vf%
7=;4TqKhFowp@T&z~DiCkD09@45(7OLeUT-GA?6)V6UPuX%96IRrW#IJO``m$Hhn0_?xD?&V@H5s#{`^RxMSfg@#7%jg264b&do$
uAuB}wG4gtZav&-f40+<$C=6@kVSo9tTw^X83a6qx&0l-Kq|T<A{|u<1(=r0B@i|~H%#OkWZEM=zPI%=pTgN{va407SgxwH_CkQ@
yDOJYw8Mwx{&hwjtKmWQhwF-e2r!xfeqezy1u^Pr<dd!4gvJ=jQWyM8#9}(>fmItrGO3AjRbl%L_6=F0y@pBnFr5(cA4HM3X)&Yg
`#vV#r6J`wNR(5Q%ug4iF#TU31Hn{ZppgO(rUBQlO#;9G^RL#wp(xP<Ri5ix-&E*4MI})oOG_jL6wuNXABaJddHqJ6Ws_7%5kOE;
L=@2sLqk<0!~H3XfJG%P*?~krrwQQ;N7QOUHiWxRG;fi&KEFo2p3NUK{6nKF@%ge|of&_@>?3E->pII6Hm*$mw|g9dn1<zw?+&6M
s`O(Kg15FHPbMP|!ZfZ#M8cT`+D^~M?^XeJ`KpqTjf*1a+!9{iJT)|6)tnTfJD+1lFhOugUTmE`J%cakq?gRtu*i8h@MtWx-gam9
_wKHMu6N}=`M?b|F!uxjvisj-m?=I!qn;Ei7kuwB_U;=*D-G;QcG<sQh@FUOfDUU89*;(kp---eQ4SFU@o6c9`7x1E4Jgr61qigL
1VkwUB>+uA2f&I9sZl9NVG03QAWB!qe~I@&PM{~5wi<S{e9g7z*Ye%kQ-MSd5DJq?q?*-|3nZIiDVo}2CR!A>+8Y>j$tEJhT%Bfg
AF`ZfFxIWg*BrcYim8ti|ADN+*wKP$ri7+BcPDO}acSp>{=M&HUx_QRyLoh(sep-VgH))^G0cg*Oih&Gs4mV#)^_;qi+MbD!GmC5
xtE2}*@iOkLga?rU}_2FoIsu4Cj7QN+|3_usTfEqg+e4sN*+??7yubEnTm#y>YdkPA(9Se0!<K<L{&vplTigz5K1Kt1HRogg@j*h
(W9W)Yo>nQ4T>x=5nAyxjL2P)EXiQp5V2K*44DiGj%dt1-Dp)m?q>Pj#?j<$r(6O7f;ycdhiM5e&>fOcp(+$9N}&qS<@Eg>+qsAy
7XTl&`-J&?nEXEtC*JJ+^?nvd*XjrFBe6r{^m$?S485_D_j<j-`G}v*AwrERAW|OaA?xq;co!_{gdTy+@bk0^Er>r=p_Qy<5pm2M
Ty4pI<Da?f>%=+NV`n4=2JBLMZ<a%_J9nPB_-gj<etA<0e|^jd{rc&*CEYtM^kgpjb9MMyw=TpH_#mP0K>B*m)Zr7)GF-_i^47Ib
rT(3h3ud=npw`?}Da&AZw1jcSv~objfQ3{;@}edh0pp3>%;~K<jfgOlAe9GJLJ%0j+od^>%c0T|-py7O*VFGKOK;2H_Yg4I1bEc`
?@QUVKja)T5I}x3tRSeTJI`%E!XN?_DjGv4c<hQwNG3?s9RdEs`abOcPxU|TuhG*5Zol8}?o+iM<nTPNI1fSed()TTZlQX4m>TbZ
qZUW$O0#r_gbXiT*~nBz0*Fwh$}tTn0|r1D;6fnt;6C@)h#fg~gycU*-LUcXk8aJ(2nfN?1mfa>2Pki;zJU+o<wBdF76>As8U9Ap
uv-yJANwq_7$!cW|Coa%1Alj=hb8lyZ{s8c6DJ~Xo#zRwIq-UY?E5FsD8DB}0Da<%+3xi1*dlmzEowbR`zTomjR?@!1gsb-%=8?1
mEu;4>aHAz`Q4n%K5%LsEMzu|^kL`sSx1S%EBTVVm9{YpMLTMXEbJ<lO`@o)0bqk%+`4q&i<C8tcfR}@?@BS2i%wcV<AfRzqV>y*
y$sSV4K)$QtG~*_^(YbPZn3&}V%<fwe0k{m`zym@@lo2Y$XOjK+O0hVYtr2sAHrNaARAp>qX%hKZc@_1!*ZA#y4sX{pvu=#x022m
f>#H+!1hTAK1?Ln5hn~@W?1v$_1^eAp!yih`lrx?op7ID_aUUKee|`p(Y;adc5&Q*2b!RWdO}p~<$wsioqG0p_+i@W!K94o*Q*C@
pA(`9GzG2+?wPC}7$A5EG+RfCb#&H?p`-r}P65yGudKjU%P2C7aKU2)jTiv{S3t<8@^&qzMg5{Sgj2hh>J#$%F!Tr0@6KIJ=j?v~
P2@gzyFKlQntAWle7AdK0Z&jL+*Bx0^Mn9VJIFWK1zyjy=x;AYb_A&R<`kKSs1WXiSd-BTP>5j&h7u!4(20<OxdTF!0AT}oh!_Ke
qPk2wxgC0)ZnvCk>+KEW(pO9nG>%~qMH4inRIvm`7_2Cw0w=?Z9JQ%5o(YJt6kv)B{BIdKco|M_Ztgh7Pb}Q%#}H9Q2TiF%60u;W
W(FipB(oO$H;(Ist%9S9jT~c+n%XfKDcSx!8U~A|NmRY1fCHj#ian!X1O}p^RUwH{Vt}6x+|3?0IKV|j;>mm76^0x@PK=ycNlP|l
y!Ek&j#T5n6BUtd(~G>Id@B+VhKKbCS6n*Po|%;^R5OkD!j2;up+mK$DQA-Lw&eMpKjUb{OKh*%PuqXW?1!><C$6R5rjLu2s~&Qf
bR+3aCe9w;J%+tJ;St6$3zSfY^v~7YJ$3(qv<FM0q5M!a86{$<K^K=-h{%C-t!Mp-HNzp-SWAa%xD%EfpelxD2vR<>Rw3TG{W=q}
>T~<O`<|GM&I#m&1B`a-+r(3)JyhMz?Q^6li-AvgZg046XE%*c@DGUhz%(j&%emGLjCeHd^zrfcAHWQo4{e<Eejy)$;iEX>A3sV#
D`O00$ID;xc)&=w0Z$R_w%O330*J&i3<CtJp&*ff$lz6LMSqW%{E}4A>>m*L5E8&A7aGJ1F}jK1d<=drx%u_OIk-jRyjXgC)#6Dc
VjRj6!{;dFA`E=^e!i>eIdU{_hNCUN7nr)#lT@Jz4Hjv<XS~TLcmTu1Phk8Lk;t<5A9u9i>?wFcgyF*grNb~>IbeSchL%BA8+ML{
L3`YX6=jmMPXK|lfBu`~cm^=C6mFVVf7nfBA!P!sYRW~{O$lJIUsHQwnoX1{ikMoTb3}lSi8Rb&^{X=RaOu`l7T2bl7y`@26rBV$
IO7i-T^)RFCM=1%DB|b3?84j7+d*4YyoO!v@WIi8pc8KM8D{pU?IiR<nrQUjJi+YezCLQcyWIiq`@`OL_4hhQHLr*w+WSBLBd3as
shi&e@v!`l+<v%#{(oj4=LP=N{M^oC_;m5tQ12ZFuN6W9lpM;C$Lpxks1PSHq-xuL8VdKI=0E6_K&p@u9}eK3KaP)+FTLs}c1RO@
hsOP`^8D&#+8wNI?M5MSiY+-RenpuJF&O8cCqHm%LtE9>P_dG6K4!;snkWZvZ^vEJlo(>F>XNRHd3^-|qu?0px^^U}FFjnk7x@sB
e~R<`naVlnHzmX2SLPpj3*4Y3AVh$oj;D8`oXbxKpCe!H_6NW7NeHq)?h*o@9qco?D-tb2HqAOf)Gg7NR12Gu<X(Dpm8!i%gSER_
4#np@L1nagCkw?+AW(>ir!~8~v5h-&8W9yoCeB0@5OCyG95_0tu;N&hf*J!e6rhl%AZST6noJ@BE@w4_L?Q{=c90wxOuM7U79o`v
p}V9x4(aGQCS>IvFzF#D(E;orNy&|SFrf5HpD^Xz>6BdPRNetMjy;$V_ja!~3uA|zJ|uP89`0U5aAycu&v`HtfO4GRMTo*$70IHo
xlbJ^jt&$-bmdU>azMD6N+~KqW~N}GnV_N~DiWZK83RVKVx=gQnIwvdsj5hjV9f!f!TkWQ)*b#m-hLPt%TKoYUqc}@GeQf5VHg}n
+dw!y{jZW^E<|!L)vtQzA}IB8b)TKlv{DF@hmWwaWYEM;)G7#U4-}Yj`|`7F=_Ugw6Gi4Jl(k!P)GrlQ@gv1dZI5oHD~dr5H954E
L8%#*k+2LqGl@1Sh})b9;pz}&=W>Fd$BWMK9z1cp(at?$F$An1HNhIK2HUM9w^7x%RiF30^;tBSm=^hO+fXxTx?4qF!W9+<N2OIg
N1~)kB|-(}yKifi*E5)GDjm%_RqH(Q#@$@_ge2GT`;V{J+EEcER$X9RyYVL*xtCyEigehvT<Es5h1$d}jw^LlCSABprdcHC955zb
umpiSX3iMc4ti9L*pk7|DrEwNofxKwq&^+2gScvxqK|EaPV!?7I=F)QJ%_;Sw%oqzo^~cd*3`SPKkRo*_ieR{BJp+G4(x)4P*Xvc
63oL1EEG^Q6p|JyAzbTPS7kM}NK8dy9btOM8-)@SQB(M}QO@it*g(28ilQjPA}VB6aUnT!q9SBxASiY5#*<^b@VpE2i6+S9IhJS9
t%nf9Bn4Z}EEF;nObrN9q{u{s)G}>mPBcO(NC-IuO!|YMl@|ph77<1v0s<q?#5`xuDyaD8Dct|t+1by3kqOcdS<@IK_HD+EqDh96
+li1(5QHRF)G9yuY3B!=bp+>dGRCwqB(Y>swo$aOVS@$30K0JDPPeI|!ms%_0?%n88wK{KV-4jLVc4A^qmLuPGt@?^w=*0t%(-bK
^?)DkK$8<8S~hACJfTy9L{g0s?3bzq2o!{`J+Y$xL26tj>M9eMU@#nPzDnG!t^%6%EDovdAWx5-cTY}fkuo?P`><ck-*BVU+(!fx
VFPr<^m7iKmv?2)wE6lS9`Pb4w+`7v^LEi~wnEZqATp$5$77Q!><F0iwi*HS2cAHPuo!ocP>tj;;?V?cvz*~%ls2aTnF#<1#zEMn
Fp)8J1~-AXQ`&c)RO`Hr-UU$4IaNWSf0Oxu53H&$FbdJ~AOl9&pV0vk5$o=^XR7+B-|qleIV2{VE(jW@t=}~P1hxmd=|7y=eTY|v
g;pNx><~q)i>I_3Rm7bMZ4Xv{ljU|S^3jRf(KC~`9r}7xw}2e#m8Jb3X~F!__Wx~ITBD=5<bB(=s8C|AecmUbt-w@MmKwmMR7fhZ
+1x$~ii)beM&0nI1Bh6Wc6UOGi<dn^(+zIi8lOG;8_bZj;-R{ILlMI;dKrJOOxmQjzny%WDi*w+Dy2w?%H<seXJ?^N{w}9iOzC=1
(fl(76-D<QyV0!E!#6RfDeOA2OvAMwKOpf)Jsc>nZPqGhi1jFMoS-s7mOZ__I(~<!>g?ymg=9oS*1ZtTMUJy6^whX^!MT>#wbm73
riaZ}ncKa*V!c;vD}ia!y4H&zk(7^zw0o=KyBzHZ9UN8XavGAMZ@c%1OOCk4S4h+%AHEJ5n_7_T0jfBFrlMOX2_cB42_XIUB5j5Z
DNkL`?{aD>^Y_V*hJr+ViHsK}IONENQzD-kuF0CdgX+%U=oJ)Hiakj3fQZ^K-FlVtx2jh(y`#ESi*HaKu!@n8aW0ZDn2ipa!N6pe
GpP&_>c5{rk6w8_$8JPbZ(EaiwZu|WxkQPrHso7$TByqlil0yK+qCtu2Z$mMVWYj+&>%_ky6XeneU{V->83JdLG+~&5~O&>MtEn(
&Eb76A)+Qev%H3Y0(FUysY(DuHaM6_|7?zlJ<zV+(`VJA#qz9A4f^+OAABEwksGo>?FRxXU{Gi$0a9WDfTEEuNPBMkrx7&DFo^_2
m6T~uY^ds*GOP|>K@N(H{VVPF^1$z~XJYK^8V&Xm1|#$9a0shCx~c;|X7!Xr9C-P4XrWr5u~MP395BBrBsrAkx`>%L_Ub%u%<2K;
=506HmBcFyYB-gW_6vKX^rv@0Hk^XO3Mc|2Yzq-e!mfWsn2^qt3>d6d26y82^bQUtGuM07;%3T;h*k#=u2`<={M&FR;|I|7Kn6+n
Pa5RzmND?yVnT!I8f#SY%=P1+r~Q%}IPKLbwEKD2yA6GUo^YG^`O10Ep&<|4z=SXW{9#bv)^KPrAU)={&{HH8Oif83?<#?Wt<48$
3Sv(fddFo~mM4+1QB-EoJ<SsJPXP^$5+X7>VUeIcGN(;odHCMlzK(Y6LZYG;)#lMKQ08QVwHL9hnkru}Zs{a4$NUx1)7@(8@<4jP
|1B~b`Xp38TrI>L%2d;%@839PfM;~WxjOwqK7-ZT7$0tsA0w;jtHhw1`?vM5zhR<eHih#$I%hL|g)6?zP6w_8aFHX-_C<wYrxWux
aviMg-OPL6oxJ;=hs^IX9YUK@jJJ2opWfQrPE5v049R0e784+W$V`_#3EKhE*)|*-9S0iLqM;&14FLZ2jIOamyrxQ{NC8etWCocl
9B~|xrO^whA&}Gp83Vj3P-=F83}G5X358N5P&So7A_OO6OyJYDoCcM0Y+_8<Wul!$AdX6lAVPp?{bivIKYW_POd)ONDY3v4M!vKR
5g(Vz+qb{C^7K1FYHX|1d$UH3n4U${PccA&dUd+usFwq<Fkp-Z7pVRe&;&%_2P+jK*tRtu!oxf@v|TNO_m8Xc@9;Zr)b+|^`Qosv
|0i}F?;AJ*+y0w(?hdcFby~g99HFR!;1NPA_d6W1;lNs1FUh>_?^Xz_IksuiV~%F9CMIYoEGKeayxn(PP)V=O;|sZwcK>C;_?+PM
+?|;;%`%^#dyJ#=^6ng2$Jcs;k)to3RP(eu&nG)trBUlyfu<K`ut}9bsv`8`3`=9y8I(5Qs+=-b9a^(z7aNB271eH+svM)sWOaDq
Xu8TuJfLYXda`ecfaDF%HqXWf(LQ`~Nw+5nw+IW0lnk?qAY4c<@VMh3$)hkvU^7N(%_9|7EJO^9%`s3-hS8cbhDn1foSFUG^P}-K
);}_Hy#r`BM|AFsebuli&?2FuojYd=aso^)%BCbuIu#F^Smlc+T6L4xcYXIBMcdaZeA^gPAinkr=oB}8c()hBcWukn>p-4Md7sO9
+lL=bwv%kSggG>a&qPNV(Oqj=c(9|xG|8kiG7Lv@%D|djiG?}Be76aZB;N{?W8Selmm()8ltojxv2nYPiKlM1mqWQXmwE}hQn1HK
p;Ap)*c9mFwpntArjL6=-#ec=5ci!kq?l3W-crRa-#x(djo&W_j>;bs0Xj%&fL1BU<pqF7G71G#Z3PYHU_&)wB+>%wOJSkKfU+B=
GX!}NPB0}tArIQzIDGN-!S9h6a&knAiB`3QG4m%UWW=L@5t1q#l87Wb;c|$nWC{XoDaz>yF)m{&*xHhI1VKz$G5YA!w<>NT6XPz&
IEN6ZBADrhKuvD~<owyFhHoqskJ4L&^F4$7^yK5)w`3#?NS)0~I@kSp;OR8_w>3s{K+uqRqL{#PhB_&P%6xIfV!_98AgKP5^b)9;
k0$Oyqd3ce=VS15ez<E};uc832vX6VZp?~eN+2SF2n-oXErZk2U<n-&HO8>+w_$SO$tKc-ec<hveG{G#;ymtm%14_AIvji=$JE!s
mk3N9yV~Q<6nNS`iOKeZ>!)7rj&>9UJcZ_WUwHQ#>?ERnLizjc!P@#ekW8LKT+<oCuh$cWQ5D;qM_;#cXMLm<b`+e<%;7|xE2m0=
3Z#M>9U{zfcK3D_@krX2KLyQ^-lO8W{7&Lba!yB1Q?tm`Gktq3Bo<(T>3H7wyeAorGbo^;Wh?imvZD_oz^F(BKP_&oCxo%;ReQ&~
9tqxZk6c82v}6T#NKHB2L+hQp;{`(R1W1A`Q^ck%UBsDpkoQV&IYy})+`CGpDM*8DNM@N(>j@sTJGZm-vB)VJ9}~z|C&#@9#2?}A
mbM<$HY14HNmio?vniS{7Z%NGHqF{G5M~be(S=GeUK5PtC7NiM<1y1=Za9h>LzLF6<*90BVhr%gyp0Z!ycDMlFv`X`OirCKN1_<+
@_XL7=bs7Ue!QvYE-cMUb(0+1WJ|r8+D$WJ2*$Q4DE;r=?(D^EA07MZr_v?l+~xc7!TMA@sp?&kP*C|E?LAcve@X6@tvSM@xfWGk
`CaZitSXaMxj>^6EsoAZJZLNG!lHF{5U34lF$oHm-yoYce3>o7O;ae*jRQI(cWc&dE_{2Q<VAF%q2D7zkCcy%!Mf?~py%G+^suh;
NnnI`pPX(TyWwd?%A(Pv@;G9S_qQXDW<%hl65$mX!#9zWcS6BIbR{=tphmOQO&D{r=*N`~6Da2)^SXN|?xCF?`dzqBI~hA-P;ued
`H(v@DzI%?R)K_hg%%}t(j;k9SOd0Zr8hLqFvJ)$Y@40*ONQKq28ghaM*;Fa^eA(0(pY_OvG<IMp=^|^QOl54>7|ODW2}%#WwWXZ
cJZ2=&c!%j$e10fpzn*ccT3Yv#5jPO*jWQ<6t;H49YG*qP9+FU@am(1eu;a)9m(Dkj>EXrdRvs*Ohnl<69Q{Wkz%GL*04ZgJ67Af
3^)<UJl^i%;Q|OajnRXwGa#x^2pv$!=_W$KiJ~UM8C+Z?oJd_lQBIW<6f!R7oxTsn@idEt5_GEw!Zz%Qh^i2(n-Luj8jvex!Nd?8
@L>10J|6Zl<Ph+V4L59wu>uFUJ?*`+C$U)FtS^0sEd)Q5?>9e`+YA|l{&f3I|BJt2%dE;!^u3^X^Bp+CDrgywtV%Z+!YW`G=vi`=
j0V~<mf=wZ#+5~J+N;szTwl`@b>4z`T)O!kosK@m)eAFtDNLE{CZ_{UU8@bv=}eqRZKy1^vkyrm5J|SnixCR*@zH=EBsZ&Ari2QQ
SbR+yVjrMs+>qV@<eZZT8!U+kcVKP_!JxPd3~I%X>ak%@=V|^!qA5><E>%%AHcO>pp;Lz#V1as;VT~`&hosSEjjL(A_{+b}^2XP!
x~(QQr_8-PPjT8q;-N6#FZiqL?eMO1k!RNvr67}Zjn56{^dHc<Q{Vn)CemgO3PMUlJHCmCIYqR7_7_#ZsOmJ>jABXZRb8HuOqook
fetFGPG?PK5Fsx*d*3{qmZvtV<)SQBPg_S;iN!^Xf@#Rx;`&fljiua&wM?NSx#+v0DxO_PVP`3VncdP(o$55x;l;+Ov@m8dS9TQJ
3TZp$oHd3L=EmVF2Pd9ieC;ZC*!r(HnfF2V<T&pZKBDYOhpTxA913Ain<}01m-v6{_r5CWbr^K6G^ipDVC@|&x1=ku*7rNxf~1sf
r#xuqM;S$AREWh+w(#lkyy6V-J%kWDByjCvIT9=b0Ruv?G{$_&QawsoeZFotxOg{ifiu2mYaZU>%B>E!L^sj4#~(;e!P~HWPR<lQ
0wM;@n48(G2TZFdh#+rK78pyWcP)vn>P-+jwj~@Q2xOfROHmH&E3OP(8X|x&#g$}<(>RSV?%NtuA>A;=n;!6j5blRKvks4if;flf
I55)l6kl<qbh|1LKTvxTNzh)BK2tt9_is0Z{8D|H$PTks3C6#CASEPFvN9C_4ezh?m609n*vOpzj~H?EI5Y3N9|W35P1a%3_m!KV
j1-4lPI%GU*k^d@!->3$`On&``ExEVczgjOz=+04Q_2wcfWpW_`lVuM17I{*u;~(&QOs6yB0^3j5_3XQmcy`vv@MdSWI#k#EQ7M?
+b**a7OGPvJ6hXFRICDNHfK0XAh6+Z3ynbuL{O~esbG;w9IP{;B~=ip3DPxDtmsKx&YY4Bi#f_7Lu6d896Ay+rp$~^M3NCTq?m~i
R2@lCtrHX^s4PQ;QXD2AlC<SVLZk|eS_?>&=P?eb(nu~w2#A`<z{W-fSnN8D;TT<`-P&mW8+Yzg^9XvV?ffWyY&46lQxQamTz$};
#RsW75ZQ-+!|nMAejfTi3#0Mg@|<iM$#;K}5ej<+friDZ-c7*LfgKuEhF0@h8IErEW$ep!YOM(vYOM&7*&f}1Zg3Nhc5k=NCxM<r
%!Hm)h=|5oN@%SRWQ8#iQA|KoRa6-+O)*l?Qq?0xGzC&pWMu@z6f`tdOb}CKWKh#VNYW7iRV5J=QqVCpEd*0D6_Q~kG^HgeLlC7*
Pz4k;B`pyJ0T5EbDM3h)4NN3OQ!>#>LsXFjLrM#Q$c)*_rWBJ-$_R-BKvEPWKv5AiNsyRD6b&I%Q!^AyZ;OqVO%O{>0Wmch7*Pc_
PC+comkJ28A}Z{MT0s%YqNOba(M1s&gD5D9B4n#D%3zqPC8kQMW*QipVkn7%W~73dB%-OAB!xxFqAKNGvxx{1RUDm3mCEjnLY(Xj
SR4wZ#6=}aQ&bTZP(@4?mngYhiO>+Jxfc_q9GaS72_j;kn5mWulBK8$C}@dX^qc*Ngy#smL+A_DO6g#T^DEHY5DA4*+!vUKhv+HP
8>FBcj$jkQPXQD4mV3PiE~(?}_6b6A3`>D>SS}$es7G?{5lPX)DWRd$&~yhooQGqsl(of&gdpQ~dD!Qkcx9O5ovH{$7l3RsJi@{&
o`KZtjt4u0+&SQe5hrb!*ik66WW{Zvvk7+xa5C&Wan9~tI%rK0%=HR$c8<busl&<6L{TyjVL>cB5->CCvuLBHsbnmzA+(YvK(7JF
5U*SKAK2wo5J5#EfTr!9Ldrp6h$9e6B7mBbLW953d3Mw5n;!eq9G9sSoxNUX2mcliWd|(zb58|JZe}GC{MW+!{<D{-pFgrqFO+$`
$s>Fr?_Y`r9)KX3T3Cf>K<XzvJVQ0DtJ8tDvm?ZT$(8T`U;~tM)X}7bvH;KXnDZVqs$F7KN0@vcfFa?gPlb?GBv5Ex{8H8_j3^R1
DMB%fK@#6Q+X)IH5rgn73WF$1Q9YU=lOx9$6(BMSlOh7p(4fU~?LV>p$?Wtb`aBPJtuWPkAHTbr8bjF$!aiHD%t!g*lb2x>5K(d<
p^1}D39<yEB1>qlS8{%Iyia1|JUd~roD%Pzk6@mH6XtA>h;#-j9D`uTO}mDMs5YQaK=(R@SCt;UweVR9Vi!?TJuIyL$7fQg@%|M;
-CC5I_;V_~)p@S-*r(|DcGN7Yt-VeLwUuVB6p=%Kym#l04NxiqkY}gRW^nZtHbB(jlW&$>SIgJT$-p*x!{8_82kSZ<F;siI^xHlC
PhscBr<X0y5u**s?<q&EwqX8W7w4l@8;uSY%>+YlXUnIo<jh#-Z+Y%Qa&;3VhM^ArdhI*6+w*TbJbfoQ7E*gM<f2A1*M2)1E~TcW
Lq)#_=e)hR?mG;cQO>J56<j)snZ0I(hQv1_Zrn6684<T-3lJ+uH%+riftAHJhTyLEQ&tto@sn%a$9v)3B!iUk5dUL{6jPskk9J5O
Bo4ytppG?ZS8ShR9EZ4*#3UXTJ$ZONZXAvqb{)i`a;jDzks|a7&Lf4NfbE>{o*eoFQOM(kNXn?;#|4Rf+;@a%Rpj@J$~&3n>I?15
-)>G7!pG029H&I%>Pn;WB=a1JX`hwIK|;QQK@f5eb-R?B$cm4;dseq!c%Ldz-+FrZhu;(CTr3{o?dHjqMDr(`cVB(0MV^T&M;>k<
MjRdl_&3h)J|8`}?o$}-a^@z|#yJGuOm1v2F`Lzzkcu}EQ!Fy9WfrQeATR`$Sfsf3jy-pGc}x~^>BH_l?LS?O!;bmP_67ObSoS!y
!n>e{*6tk=ucARjeG+~8d+G0pS<rp;+niWLsa@L%9^5EBk@4$~UwEg>i^8#SoC&p*X31q5k<gT4jvuxy@sS_Nin-4h<8%b5sFE1D
le@0c4nZA45xjAr+}UK%hNsFBmTCo%ybV!!p+ShQrAq`$5>^F|1vj6B-bDzpfGGr|XaTAQlu8viBu-%R^d3FU<rWy8juhuIt<%zZ
;+QUjvMEv^3R1KrEdhsqW`2Z3<s>ODwqLT}j*q)LWWPOLhf}o!ky$mN43G5@h&;c&-R?N;@S+6E`>v+0?7-&gEQo`<m}$m3Wl$aK
44Y)GtlNqrDU{Fax)(U6E3fz7SfcVqlBB0kX^*@5nbKf)AYvEZ$3Xuq`YI3-5du_+7IMqp9G9gZ@U(32cJ?~jb)z1X(sFYVwQy(t
Grm0UOS%sg1tnFbOFA1n^x`J$x|UUDi!zRoHC0}>KPBQ%t@VaOZQN+9WiW<i)$<qmGm%Q70g^}rgt0{xEX*()L^waLD>>3Z*E4|d
MnMwmxq`CvbyQ*+foio6h%V$;+}9P?nxsZ_^)x>wPmQ~t9ETlarfS}@sYi^yPc4h)a%uCD_Q>5xPi;l397<<#X~yB}-+gaHFOE>s
5~R3l<#A+^sCSy)>co4@oSu+xtmjqaOQa5>G>k3nq)KqNQm)mR$j>rri_`O+`n@$`Q9Y3O^!*vFcjB<>b<a2?cZ|C0B@?S5<)hAJ
Vb403!?GD`ZRCwfJ03g2Qe{!$W-&<-cv6vbN^xq|DAiYN-eg26JJInTO}g7dzU19n<0+bA1|+JjVb<@6+RDDYcGll+*Smov_Yn4A
PKIdZi@w?kA=@LOdlmsXUDBYK!Uo*2RpN0K=>-5?M0?Yz&v5JC>pJLt^(EC5L{VL;3V(1G+Si%X?^gF+Pp#Q^O|zPOJ6`zHc8)E!
W3G_{;|@U`WFif#Z7Qi{%^7y{@UnHfPi7w%-8yG$M|Mn3Jx^$Q%a<q_2_OxEyzq_EN~(t3aAcaUcrpu7Zb~3oo>Ixrp5D8h&po=x
YT9|1vT9FvusA0acG;oZK4_mpHnmQf&xcu$<Ery|oWt2Sq(0R8#kGA)I&a6sY*(W8OQU*bD>!Lg!+ER4KqV2SN7B*^TGI_8(^aX?
T~Ua*$-KS!^PBD08;Hn`tvtHP2yZ0xLMjBRu?NQ32h!_Q+U$OM(kHj*_p=Z_^O#+VdRN1zR$WoAzW9vF>gsKl$Hs=pj6<CpsV+L|
Sy|rAXFDxyV3!N7SIh3WpQG9vu;wf?f*yv}i2(bvev`UM)@<mOOg=JvKfUwgu6JwOEeFH5msR50&B?TE(iz&`_p<!u{Obj;m>$j7
O_VA^qyy-5h#DYn>W5e^t4^ZOD$g3<oVB*;*yB!vaNMT8_WR#jy5O>tRVj_rYM!+&<7h(@qLQ**qT#M?BW6J>S+r^BuDfuX1gapY
v*c86nTSXS3Rtvg7AWirQ7fUEUaIS9bE=rBh?P~od33litob}1hPpYR>A$H|ddjNipM)z5IJoM(sm2f0ZtJCjg{^EU<L3I^*PW$u
wO4Jv3a7Mgb407yT{8PM?=UrQZB+HqZHL=8($6kgXkwPDffh0)%S$#*>5Zthm_$Uvm$0(Rt6UrJmzmAxSyUp#zR~)ADYWl=K!inT
dQ$mIifjo)veSFyWKcrOL31%jk_<~DPa6v}VCYOk7@?3G67fL8YIICG8FH|7NCjRtBj>9#I$HdFt&>>JgAMO`G<jVPw_;=t-HYQq
`0n>JLU+{jl@EsOekh@e?bBGe9#B{zcIvnEtU|NSxeTnNkn@#l%Bs>QL$2!{wLGYwUR349?uS)d*G^r%dd|X~#{uE0V$!$6a&$#D
j5tUYp!+Gt754dcK0Ja!oj<ZSnWCk9u$?{Lv`#h!oSd7`Xkg?PltN#Jws6hFo~>sOb1-2nk?KD#FwL>a9*xfICLogZuhne<GMaio
IuP012`l8+nMQ>~TB31a#&b$`H<&?qk38Dl6go;Ff-S2Zu^6zN8j!k8IIkYGIOE3>r+rPy(z_w+cs@4BoXuqL@WA%%Lz2+%<<(V*
7o=5q(hSshjr|MM?|$yG>rXP$Jvv&VVnxiCvrYQhxwBlo)-RZrbXueho|mxoLvQBI9(N3*;NieDSj}7QG+*ZV(M>&4)`6fpWP#Bj
D6%2r=bU)--otztZAwrQD^@tQI87*oCa4tXuo)H{U|I`|wX}@*J(9sDQ_OI*1*j!R4*uE6vb!;(#h8I_t_O(^eqra!=j9I@7eXve
G?AZ6#L)c7tQIcT*JZUjdmVmW$ZF0%l?{iQLj+fWIZYwjJ^9u8Gnd9n?=@QUTHXxoOi|YHcREWgp>fN`;aW?-Z5()SfEEBQ(sSXF
jnP96eEG?JI5_9Vr1r`;tnFSV)PulFdv&muTq=%{S;Vx64_=U}8l^d4X(r~0yO?^__3?Q^c4kf~DalyGF_a9pMU03llA<tVF?Sz!
W_PNni$}zDrc**k8RV-+JoIIqBvPsuoHXUqp<jKLb)8?SL(cs;EWF%0lv>G+12af1mTGsRc)44{8k^*li#3!&%+(xMQMKy_F(m~2
VcD~}nq{I=;bRER^N^`sD#}wu=%zs=MZi_7$n83ptI&?7l4J&}8>`%?j?ij)6>K|Ivqy_dUU@c4oM$lhcVtz^vsMwNS~gxu@vk)V
xafJ~s^QjqIl$`Xj}>kt(dQ)NqvMXNTHl>vr^a>R^G0)eq?Rh!k!A1eAVh66OdTOIGw08jloyTqG(WGbfL^CS?hn)nc6<5^!uBRO
HAK@QA5EU2E+No&s6#^g92ktV5<7X|{ykB23sv&D(+Z<Nj-mECW$8rFgmj16lr~oBSbO)Xfr~pheI07LMjNN+K9jYVbEfzi0jmY2
u_kEXtd-p`ezt_$I;^ZjRD@PB9Y$5|7ro63;W!a4??CFgth0>0AXtTHyS}d$IW{Hlq-+{J`6+o75g~NAz70|GrF?C#owCbfIaMWs
Tod}|hU}aWK_wcT>*n<^K6#E7BbnKu-$@=bTKFej>U9{nT_Y;(V5*R}GRJjksD;5~s?g+WJuz0W#ak1s+8Ac3qnfaE+HoY&l5Zi$
x2{MS$+k&Q#m9%swcEi9iQDssm(3EWi6gq_J!9nCWMS%iPj-CX7<bbqwzSP8`L}IGo6C6W?=xy0YRSVI*1X>>vo6b3eJ-ZLb<Len
jc;_O{p=xX6D1Sj&R&gigzENdt)!c{{UN~}3&+<xRo@Qn+{Rj|*8cBHzIQwBpL#})&AWbZ)W@+saOg2K_C9Yktch>bi)y)@Oq+Sm
^_j@gm+Nv^vbV(iAAawpzPPJt_p6V+?K2%B?WAU>Q<=97?cLeBh2F4tVuH0JZ?XW9Sc)+Y?Hb+<8rt8NYK2JTnDvF6P0}QbVBMV2
j*3)iMKWAg$r#2Ui3FKhGfYLSKr==nrG^_34FPJwLfY891Dvzf@<nLk#~EpPS<1nyyjOX>>mP!BD_z0f{JZnkX5FT(VmY#Nn0Q%g
a=mrSeI32XO1Da}^LEzfI=e`Fr_MmtttR=x?_Dz!a%)Id(tYnx)~bvY03w8bHcLUGS6j$?)KqJHMvI(~u#KY|iP4qPS|T+Wt)~%d
)?co%94?%K=`W4<FSy&~?kvX?yW-BabA#ZgHJj}nL2J$QE-trj-0e7(x7zH)`pA^iT(`xoeYR-kHNRZfTiFj$_Z?1!wU?xqhg*Xc
Xvb?^bGUcK7dUeG?{xDX`dF4HdbtjkWPM>~77o-or#jK7_OQ%(_L;1CtMfUo_YJF0yK9wMVgdnTvsnr#_B35;qPct811ru~TH!2o
JWq$D+Dp~m(C(DWO>WG;t9ba5+P%}FQ$|OUZhO6NHFhG_)ueY5F<xBO^$1Co(QNLSl52QlW{tLJ2vG*4rU+6=HO2$gpw&@RuxU|R
h)574eDZm&x5N}oTw{%w*~4dQlBAJ=;x4+`o2ubzk}YW=XI7=78zWt|E8sen85Jr{98tb5Zb$9?rSH;~&ct%4qv-@)`PQ1hUPvWA
C1(dmG*-<#R=nrB<SVXGI-wkOqbd;{l=nJ5I=tw>Z;H6+x|+=##7fAGKxcl=*b!BM-J?e}^=^=oI)2f@luxJfXIhT8Xe~BLeLLNp
p@c!BD}r0yo2wR2e9d*_uFksl6U}R<t)jB@LDCp+34r&@E{#~xyYZCGqqH-ulD3WTv+6SXWY+pDmz{F9YT6#N?PZ;oF7E05`E^Mu
M+k}%w0;@`XB0@H)DoNPF6WBYMgo%}QMS7sXskSUj?CZKn)GYIIefX>YWKZioMEK-Tc?^$6>FTiT;UC)>w4yu>cwT6pBEm+u(~(1
mCf-}zfq2C>_^(Wk!bt(y6>}VL#$~rW2@M{7Ex+}Dll~ZJ#=fTJKp$rr*^gD;J!7^4g%55cS&uR_1v#qE0!+q?+gxEqmxHsKv>e&
ktWEIS_>WJz|t`gL$|cNxon#G7W8okRk2e#s}b?u?~_}mx5;|J?=%z5vbV2toqOsnBba%7qe(I)Ltf71@ef?Z&P67RNi$b+N;{iS
m7>qYp0>_bm~E?1;J-Y*ds*47b9iTQLWYg)ce_)H3ceB5tIcv3S~b<guThVByfIet^?TIawOSDi?=Q?}7aVob!)l*SC8IUswaeeb
VL6Oq5darK_tNm-vIXFoSmrJ$0NWWj>x(2lGA;rT#2{H~NaQ*+Q~UEYeUiBc$!lAFcTT>?5F`uPDD%!#){#hN=!cr_s<tDlt|}DW
3|sIHb@;mOP*8G%eHm-I@>MV;O;t))p&4?wbu^;<UWI3BxuF{ott8w-O~6rwG|I3^5mtzNEDriyCG<|I4K?JtUD`LQRpwL_YJ%#n
&%Hjh*7xr^4V$e`dX93t=zX#R{VkqMq7II}%^2yO5RM0LErZf;IBJ?gWh{^YRU=hN<4_S{9UD2!k_s)uHYh4=!n9pg2hh)5^mhyI
Fzi5tC4SB#^0lFMY&+JLs5+pD53|EL=7ITo+vCLHh}T|uql2d3f|XcwwRIn^ts3Zkc61Jv1nkXKIHisdj%Es=26gXi#5O)(Meff6
iCr*ml&N23Z{p?r-+wyLkZCErnnOibfm+u`B?GM<ja719qz>cjqo80Ms$LonO+uA!Gio`AmGG98N_&Jt1w)g3o|Nw6+Zwja-0*H_
SF}mrhMmK@;aOF5^m6pCa)#*bQLvA*_AEcz{SW8<kI9V#+yP;*0on-3+LYKC6$XXL53QTCmwR)dH@F{S%rSgMhwfCYjjzMh!5;Wi
_+fct^jF5cbg0MI0gHi~FGg>w-734<IIP7&4X}LMZm&+z@5{~G>v)S*wnIeHF7B3#T+WrPY@9Chq$FZu^`_)eEbb7cUJ~w}QlYf$
@bHtc)D9R<_N*}oB8alv2eMu{xb|qhtnJ$CSEnvAer<vfBUZ_w7P)S#6=R#R+uEpurQ)jbTYaG-9Z6RcmRhNbpBbpjTXIrY+oB0B
H(XDq%XB?4o%IFJt#+qt2e<OQSS>ObS?>ErS@7ZAXbrYmy-bRwOs0e&xsaiV6QJgmrF`>8x^XQRR=M3*3c#I_3E)DbRYktrhQTq~
hLj)-83=?JK*=ow67WMuX-wm}&szEAQ}3MJjyg3{Q(|M&>Ya61>2%6ss;UICv9u%8`VZau{*6EsPiKHc2mrtc1MRW|<)AQm^cEqu
g90W)h%?Occuq&S^c{Tm;2}5Sf%2VmkU9z3B_k6-u!0m0&2zd9_o^%1d!kqQ_vfT-c}D%BOv{F$a!V?h!+(ps(mPHRSPBTM1~}D9
N~s{C+;~|rRJ*J}RI3%^TbdNik~Z!%-oHkAy(}t&byc@bBtI=9=e<9qYQ9ZsZVBHD$3f)Pyf@d)kY|_Pp1X#S<;ad_d79PnOY>d#
Yb;SSq|N7F7LkgU)+8t{932)&neNNAV)nF^kjsiNW_(w;Yb8lskm)Ky%Ov?1Xj`a8E<}|OH@irE)=Y1vvBF$c*ygJQI9urypI=)I
x>KIE()ks2TWKbtm=g&5HwxXKh9Z?HS0(ZwV#uu2Xi0RI2b4;;!Ud!$y@K(hG&3nSx^jsEH@?rLYdF(NFwqXzi6pGC4(s37yxrv6
FKMg#<&zujY7KDD&)$qQndNVacJHHU>?C?bXNoTRyj})$`POKiO~EC4Guh`|@0Bx~FSI%FA_O8gi7oj5JJD+2xXqh0S9pu8IXaH#
mVRI7^~!eqI6bb9m9M&S=7+ih-NN+{*BilpH~!!H?dCC^Lk&={s@bKq;<D>f?>jmzxU&#Q1gecSrPb3A`j(3^+j1&!>Tis+jO0sk
q?=+9Z;G)O*XO7m;RGh=hZ8$Q1U2j)jRFV{X$+DI)?LmPaV-Lu*^$oYn>zBJwc_VYlTk<9ug=|%f_1bHr=1#cM*bFv#Iv?I+xHpb
wTP&-c?Gycg}14F+Y&#EYhuRGWy7ReoYmQ;G`NPfj)fZ1sc!yPXtiu?=@M~9yiG3kltq0r&KP%j;x>Utp}yNf6(yyD=^j2^)#=cd
n+rpyeI93G)WbD3YZoV6M0-gs4ALqjw2N9;ifW;ooZhu*?u`rSSJW_wqsGLDVj`MJqN1*NS#2$K+aZVtDGiXuMUW2618z8#$xK^u
15s)T)g(!74T0gxM>lm}T{MeDBp1f=$Vu;TvAXyOlNZjry4rz)EXY0{zg=|@b>glDH3~1cDPl!z%#uQd3VofpAta)DZlfgmkF7jb
x4gGzn9Sk06IFwSMQPJ<UjA=m-tS~xG56{BXGb}g+(y@>ccE53e-1q_Z?K>Xqw=oK9_p~I^?AI@q0u~q5jm#MXfQk-hTdVFlTT(n
jF+aI4{CEj=h{3N<Ipw2c6Uisd==M1-9C>7U437KG-Y;>AtY|Qsx~1cGI|;<4Z-(4x;mb|vIYz~^j|{8cf-W1uXTrXFLe3m#@EIm
gV|;#3WS1TdN+I%bE0Y?sod;eG9rj!-grAe>P=31tE%q01d6c&pL&`|Rox8W8aG`X84dH=6jWTdI-Pk&2*cKTL!jy%kF=z)C189A
ItP04JVfJh>>t39-Wq<n`X86<{e?5^{e=VdeajVdt5ATT1>TT11q9P0?fkY8IFp8__Wj!1tMN_ZjO2c8Ga8Slr7|L;b(n5jrs~so
bJnk(<(qq5^;EYg$nNhylgsnw@b$b4v>w3ZdMew;=7#YFKs6Fldho^~8UmtNh8l#TDq)x@p_-_ol8_3dD41yqLWGo$^ujS^%)n@H
FqmONBuIs1fr<Kp1i%QIC`wY63)N70Qr$Okg)zbc>>?oTHwA2Ufp<~1=O6g9w3!Y_#v4%~Lr9^F?r97H6owH+AA|@J!|z%j?uDQX
%wCB9tOW|v6a^FmLekJJ6i7<0&}11Yh|x_<gfUD^5W^Elj7S9&AO!*m5Tz|dP!UW;Lr5<#nFA<)sEEK81S)<%lHyfLMU|q3YI8&*
<b1q<_U0clJ-)1PiqB_X5CTwrgD<WRaUJig)MYee(a0i#gvc@)2!m44(kw|-fKzS6iSz#D^8AzlL-G1o1p`0Fv2-GMcOreFf2;yK
#s|z)uo9D}hyZT=Fp*F&$`K+o)c`aTDzha85r2{VRfsUc`YJYdJT5LGaS03zF%HB7>46KL`VG^ZA?bt^pr)t`dnOi!ia?-1)BpyN
ghbSXLMSv4<fSCzi8M4MLPU{72w7x<NJ^T7bTXpAivqfe5ok1$U=)un_PYK5kEgrjbL{8gXM7&+ZN!@~!ib3#zTq&#5jp;yY`H<}
Illbs{)!pXZ1Ic~!6)Zedsj^1yH@CEx7tDMc4@xwtj$t_RFReo8a8Oq<TXlc@|T;xw(o1ayujGvh1w@r;S$79iwwnqw#}!~>^CY*
SUwkt&ML<m(ZI<V-i(JkICm+r;Y{WBm8>Y*9h{0*c5y*LOJ=JW_&L8f4~u#~RP_A~hl{^4qh4;{ZBzG?JQ^U1C^WKDL1|l!FLxTq
DTr&>8@95gX3mO*0~w!dv{>Ha6pWu9KC<xbUZ2zZA2&BT(b5}fYi&l^-5D&#F8X0oNDOs33^!2Hma-wD&JCGTp!HAPFI+Yku6x3H
Wc&K~=rXG$?R{JJlDA?lT+q!QHxCd!n}?k5y7<bZiCUyK&y4`puxqLout9oC0iB>VnQ&-A8d7zB{CC;wD(v}8uG#X(U8hC5g7&r6
)Hs7%M}*{4RA;YY+h@Qv4(yW|>+rn_ZPiTQLG-eVMVo6(z7Di|*00gZ(o&5ri)c1vsB5~(m17RR4Vo`n4`}f3v}kqa-1|=UX)O3f
o(xOcqO^!z&l6qzQ|)Zy)d+&~A%O=30|9SivZEqNy@bHT1ur|=m7gL9(`b>HTI8WBg=}_u&Wtl##!4*iBZGF)tgMCmTbjQ$)!@&c
iPq88Yj|NKu@91Wrfm&Z&(~VddIWYe!5w{=>e=+Z6_)+(LJVhqeH)na$EikX*QF0vs<T*&WUJHC!;XS|hwvx7Qg-#eP5I5{_NPMG
?C%#?1OpVS+}bkPWfj0`z7Gm#P7O-Xi@S}AzCNSoQJO-@7s_W&)(N*_c$5-)Maw>$MFpcZvZ@iGR<;^Sikla@!6qby1mjIFNP|;k
WTaGzSw(8*rm?B39ZrI(DzkIKD~x7f5gMAq-(|wf7i@)hyDI{>eo+LlMMva%u7XjEjp$<+NM5_1wE8_dBzTPb`H5l@B;9grWOR_i
l$inU_tzGy)C%Vq7Xf!XAgigD&dl0e9?b#lkA?PkclEr-@#}ftzrOt0v(Z9DL@GrIcICXsUa)$@*TwqLomtR%o7RkVjQ6v?Xx*uL
ej`L=iOBK4znPzAWl2e{k1MkKud_K{4zKC(Gj6GrAQ5+2g~}~aQ^Pgg8TD81<3NKc`<^9Y>A3dVv~?JR3PasjYV;*T%II};eXN1$
)#U{w>f5rJb<TsNC^1!$4(MXjQWdku7Ruou?bpY*k>9#<u6T1gr_nRAa?NJA_31WizF50Yz3x%P>Nn=?ze1WT%2l674SeGEr3t}o
(u-k<*4p7pJ?VW~A4QV&hnpx#CeqhBI_agFxXS``I;z0KqXq~iXLpvGS+SDG_FbG`Hhs^Usthq!iblQo1r^FX504(Xde(;1mlCg-
p^C-wirnmE)wXxtW?m@42F3N&vg&TMcL;E`g}I?<`dUupURFuYS=n8IzbMo}5>zPXMHjHr@1~Z%A-FEvzH1Sa#!=u$9k06LCMm~R
5WHsbLNrvVxNR>Jafz=31(|iAyhJ${jh3~n7_J3Cve+=@{qs8Fxw<_nt3cIHSw=nH7)&0YCLP-HbH>aYJ$mumgXJD{2BC+yGIolB
;LB}l(y+6RjsqZXAz*m(#K@hp6N^f{8;_AbgzyfcZ1sr_g~E0Y1B#tVP8z5lLc1Iqc01k>h*}LOU|N_Mctb^pX`tmha$eo+rJd4f
hu(ppJRtMz6xjDK`Vkjyfalxc^!^`j<E(4+tY_ni`i#4DnK!b@rf7d&VR%1QAGRfj0YKX%#jxxH&?0uq1bhGwVe`HpFK;{JxzIgl
$5uYB`tgT-JTPCVl5A5fm)5g1t4H#28fAR8)6Z1Wc=6*IXV?g<KK7*<K_e^`B__fhVYbCqlLSNltPP#4f1BV2`TnjHa}rxEs4S4h
MXj*1Sl<Ee2^j%kL?8Myx$ntxDhc+L$;nhI;me1AsF>%FFG#81Ae0LdqKDCefCQ4Dc0e0%=^oGp7JvqYKus5(E`4}x4^TGzQbb81
NG@B4-vCgbrBCDB2TFK?2iyRO?m#~{QKeKr5KuQzPSd+H{eB>A&)+Bq3)DX%*!b-3B5xu6wIb4=LG3r-J*%l2ezL&*C<PKh5CH{<
p+*HhpPpjGsak1>h-iJ^6RyCH+X}yn)cq&nHN-l*eNuOTq%<CFPz-34WSFCX^_7$yg1KFsB*T$r9FSBH#71Idgw0|uNo2-8eYU)N
9DA+jdZcR-4ovTWZ}i6$0YM=F5T3Ps5-F-wLV*#OP)Zr15&{BQLLi`$3Z<!)1|!ybe_4<ogZAtp^Mms!L-VqKAKKtBNF^QIh+zP9
l@wU-N`<tyVUhmn!_pq4Gr)Zks5F9!Kq93m2$Z4-cy#MkWZ{%qQ5Zz*|4ngIF+mYDE|JNlL;O4bC)L=e`Vjl%S_cvsl&Gg1$O#}x
SSC@WBq3=kq>&Pc38Gk_XsLirDenmb5eHJB8%iuf{`ek#?m(&P@Woe9kjLo52%wkH3LX*<ga~AyITVNmA}^vtQXpi5sRh&kWC^Un
4M{?&l05wanibhi{bwJ(eJ5A6^xrP!0%(Bl-Ba-1uQne14J1~qnk?B}CPC~ZG|r`Hc9v$M7$pETlDQaCV*vz#I*gXn^pdN9J-*dN
{J@nGNJwEI2BGrtIdWnmmnoS+WT>YjxOpOA?w~qEL>Vky$-AniK}@DZM^zMOogA9WsFHN(9cdF0k%?hpTTD=J061CYWZh^E<wzW!
bcf$z!{Y87`Zy`=;PySI@AP^-v#|SaLJ#miS3_X>N%f_X&!$j(Exs2AQ_}*W6GZ^4>TE<*YY(sX`(3@}d@$CiTc<IuDw0yMGx%o&
5Y04+H3@Kv^}8_2d(skSUf|VTmT1<Rf~u(A_DmZF^D2sH07ca&4XWO<BbGqBz+!`FgRAd+`SwENgKr>gau(v-Z#c%B6eCjzP#Fod
6pN~tmd3QGX(XoXP|_HLppr}&LtJLD;A3ANdiwUs(EO{vu;biJdx%bz*Dhp64q;x`k(&+UNL0j3ytlP1G{5?L1{pgd?Z!EoZ0AK;
3!*_YMgT$4r%f$139U;E#>4}f8)u2dm{en0iY0dYSD7HA|9uo1-PLUeDArN6SD|&&{!294HYpG$`PGu~opC(0y&5-pm@f))0|eRU
+|YDdih!Vrl25BMF~KG?F)EmnnTeohA{B`PHE47qm>8uDl#ommr9n_tOa)9+hloGYd7k-B9gkN_*X)Ynw?M|Ele7~NAVanjwS_i-
6W1{gs$xS4Pkc#HLrNWQ4wI>$Ms@wyJW7WL9^l(H(b$D7^Xg}W{5@|?_p*cQQ@=Wun=SR{p4;h70hG2&GTP>cR<bvQswWya0rGl6
SmcQf+3W+#6G7_p9d&(bD0?9H%CxGgyD0vrKhPV0-|EO(cb4Vd$5=8DLbrBR%J6x0jB^rsWi=ZsNQBeUCSVp%3ZCLXP~$sGkgenx
?>;iMk2>o-S`tR(I3hUXE+#b6X_8=^Ox|FW$qi9VkTry-NfnKn_&?b*Ph;GhRP9M14J)jLa}35@X{MqSQ4J1JcI>o9qTxvAzCFDw
H_nkymvs14WTBQ^W(+jYvofZc?Yd;5j`_GN#>|T3wG^sqqC#>Z$f!YMiXzEv-{Z$z{PNkt>{&`v7q`QXb`zU438B_C1kAb}wcL2#
@@fe%;jyfl!fF_V6w67IG9cs=1-rVPYj20k*UJlou$$@$7>-LAU7{Kk)udL1TpZMLBWO)P8yp*(+iPPDkO^djw}o{spj4!X7ShHN
8c14_0ElEW6gX;uQ79gq!&D_nW*L`xQI~Gfb);?OaVRrY0}K(MmE8!95lZ9mbbZtKL{0oJZ@&%%w8h7C_i@%iuDE_j>zeq)+m4gW
_@2Ch!;n$WvL%E)xbu#8W6pKDM;&J2&zbp30D1Ud3^V5^CH44k!3O88&hwzqaT_2HPtW=B-{qPjc>)=L(jkE?L3LnY`Ft}Y(*^OM
-pXADMhXAdU~{8Zkr;@fGA>mazt%|Pl!UjxJ&t7!0j#<?Uq;r_&6W!9uZhn|{+fJ-94~LGc3pcR(+=t756sCT==AX!g_N}feP1am
S4{60uIGb*=cyKyUUFK}l&~72Mc1A+UG0~l*PmY}b8F@DWaBBKl$|^H=1(6|dhPdlSxV+qJhpWlC+iHvUxIm&nZAb?XRC<nK0e*q
#0sgJ7}8M-nTl;V9dC0c?+!aO<GZ*!(+#m)X_<z7=%)f^Re-v{{oUQ-E8XnV>hvFvv+V#rzTXb(Z?`l}_LzK&)cJ|Yj$yv>QjkUU
Sp+#CVuc9c{dgOPDFg$<yU$98X!H(5DKYC`0AvB6gnAAE{5<-0Uq6<5knwy(K=5_`Y3uwxgFTP*BdBWx*|0E^YrlKO#WdP2v=|BJ
=`Tps+C(@0V+Lb;qeP?%-L!t!WZ&~d(Dj7Bi79`#hT*A9#ENR=m*`A0_V=37iGs!c&mGc8u<`X!4XF}HLGd->9%Fn_U721mmTpo&
)|ase!%nLDsdGi?M7?HV#%o*Tg=|%c?-LUArX8L*+i78jVcQOwhicmFmQ6E=*pXy9*P*M&nsLl%=rI)M14P9*#q6)tJf2OyPj1`A
9`SE|_i_>(kR%=w=r?%pcOZt+8v@mnBuXSvOd<iw<(U$QaOi?)uax79zBhCcd}{4kq*)pTSE<V~9<;gev{#**qK;BSq+=mlBO9|u
gk5FHdtFUBhVrFcM=w-+H(vE9%=1;%Mm<;Y)_Z(58#*p%p{7h^8)AU70rfC3J7_fLh#innQ5M=F+bSrmf+|IiuY3#^cBK?z&Gf|Q
4?VZvI?be<unk&ht!sv77>|fWMvk3wClnVOr9(jzF**_Lt?z%v(bkiJ&}kbjOV@i1El4(Xw}%aC!Cfj5x-C_-L|r+d-5FK#?!wg?
l|w-&)vB^~i}cIcYLt?-9Z=0npxYSfj)byA>Hsk}<lm0*>CQW1iNi>SIG*nWkR@1w8n|3~JzYa-<6l>*vk<t;j9Z3x$*!jKtudyM
#wwX`?PT~-O>=cQ-t>;8=(<A1X|5gl5;1eyd|l+}+UT9$k#ABAfTNFUX2*Fjh-*c+j6y<4NeHV$+ltl+TG&&qZ(pO3^tWlnZH@B!
%q<*)6K;C59QCGkj`m>=Ml>TGqnmI=EnJB#RV}4fkhq##SoL*lQNJ$n(#2Po3mVcwuH;pAA?sH8EnfwvswY~-S;lTrNYNOXl8vjD
QPznpI9xjTVZhs?eRi^}<d~W(Lvt$nvdD#9<hl%%@E2!_z^=_KfLW!<OtBRRlJ4bGj;gI!S~Mo(+R^&mzI)`w-<#g$K!jR8@un5P
psE7xX9DA$->Zhz7KUoBZfs<%*#3BOarwVQ$YY|ksP6MDg6NfcGrQ594@lzQd9Cfe7Ux5{RkkD?^z04`Pv)zf$6j_zhGxnzs(U~o
ZZNQ?TG+sN;EEdNl^4AQo!wTYUYevX;CsCRh^tfw6^@X0ua4UR8^o0fkmiIokf=cA2{;l3VK7OFBKPAM&Pp>0lTR+mmLxU|<&(|_
CaE{UJ4Nq0q%s@Auo)xHOhTtwMA@n4$697-h8+@Si?fx7T|D^E;DYg$*s&I>Dk#fkW;jc;JwsI#)x@nyCtG)5#$b2#F8paz4anNN
R02SP#9}J-<0k@n4N%9wpHr?k9N-J8?NSq?9j@2DpH$?{8Bxlis)8XndS@kG4*pOYx>u`bG0pbPZ%9dMLIS(eh2If^#;Uinx$imB
NuKp9s|QC;?pjo;S{sSzWSDaALSlYlXx1|?Y607BmbBM+DCMNmdv1icy<PnKnojn(nQ>jv`JMD<27_B)OKaZxEWQf<xL=rHskqu}
Qyn<NTBNB`ytCUb-KJGfCpzA?rD3J0cgi$UnY`57B~i-i$!N7r!EdP{YO2qcTB5~CU)OM;-Q*G|Xr{Kadc^>|Stc-p9a~>1DxN4C
O^Sup$|5qQbb2#XiKIc4%7mfO<p{JTfSG~d$C1DUOW4lvT#QZ)-Hmu-q(iVki5dnDiivszSH#Wx0v$~Tlmm1iAy<B5(orOlAKwD5
MGMCq$Z|{^DU2er3@XbA>L8mt!W`HAr8w+ddG!zCWe?zX9Dvd2If3@d!7ER4an%k;_M5Ar&>)|=WbQS9CZQ1a9<97S2Q~TU*B=1*
k+ZFY4Q505RH_<~ngRQu)*m5}c-|AIbItd67vc3&Q)7HRL#wNH#|f4^{dmY}wmQ;Dtu`fDk27SngI1aHoYPMFpE&nIJG?Q<aQleQ
#LKvoKz|)v18+(_?7A!!)xk!GcQhL#vNAncVswW2<1)q@W(aeumQ~Dp(Sxy(-x|<nGOCE`gHnc!3&P+a!4MH;%ILVMWx1x~qcx?J
h4UYT_Bq0X`EsW#JI^DN&z}g)7_Y1}j8~3DRO4t9X$=j!ib#@I2Q6^R?|a32g5o~+<BxcaTO3;sF>Gd;z=jc2-U>OqnlSY@M;r8z
s;h)oqUKIk9DH<>f)P2<_V=LjNp<n@>@49BbjuY`N5$bauCoeYz_BK+f}om|;5u?=9TrXyoaSK!5ZJ^xvSP3%KrUGe8Ix|iQ)-E;
%L|N7rXG);6^q`Fev8k;D0vsg_-(}<<ApAV0NfO<=*q`-@FLa>-ZaE`OK#ojnq@aZVMYyX+Gu0D*)iCm#pjn;qVv3&8p^np({v?o
I=QUY?8<`-#396ORnVyh3=z-8SLIjAfECaj+3=dJEk`J)G0RC<TI0D`nZD1%G(>$pf-dfjxuSS(00qb$0XP0;0D!O%gX_<pxV#ih
^aI2`PaZU=_-}!;_<M6m>~0$7V1<3K(x6fb8eniUX@e1n#AV95K+{)LMktC&2tisf6Y7y+wI3w<Ghi)956weD(tYaHj(J?YaI|r7
w|N9m!&$2E$+M}mjWGEKL&&PvQ4xom$hig#S3++xBI1nXhQq#*P~9T6eFMnMNWtH4$)i+82wXD(vAq_QV-C73>fx&LC@SMw4|Nq5
--K)|GIynsi5w*BVVYe=f-o(dHj~NX9OT?Vf}*%1LL62bGL)JO3LDM%i?rJK2N<BcFm#xDi4}A*zyh%bjf_yU+R#chC=>-2*><gL
&MB7yk2ae&Gi3p$8SS%7D4R|VL~za{I^haB#9U=xRhBZfy{$kMgt47Fr|~Q1*}W>CDji|}f$uj)BNOxI>qX|e)r_o~Y{J(fmm)(}
xdahRV%FL&`{{9F=Cwhkp|d$kX-5xw-T6RvDzu#yM*!$1v~E|>S#aM*;?<J0t9#uVK<=GluR<!b@me+TTQ>)Ti2}^+WzhrPNf`_=
&N{mU?NA6P0<r{2c_f18dC{cKC^T^Gom-S_ASim@UtY^aAn<ihx^x^oWIjF0BA`gpHA7xBT3kft4Y>p*0Md1J8(gTXuHcPG3%b0O
k+%rjh8F1KYX-AG-jGWio;)->w8stf5>#rO7%&r!2B_<^Gad`5y+{TW@uKNRF|0@%={b5XQ;xgzNfs<ve5qesa;!cn@_X*XMH9eQ
<7LKc5xOHH9S!T8QmSh$B*K#TRLFX%>T8dB`jz#8Z{GL|JEKDvZ0FC&w`4p%Iy)l7XGG>?>>K4-tKYQ~Q0La2c-d=fa*W@v4HCrQ
r!AYJ9cbPUbgO)zS{HQ=j>F)OuDCjOIEd}?II^NU=-WnGS=noN%DZl@z9sH1HFdCTQ(_Hj4rm1>wG8em$h3xq=|#7p4!z>Ix~n!<
toOs$K0JKPimSVqv!p<iEu`JynO2x#tJ3_Yn0U>SA55sK#D=YI`s(!BUipi#tD52Hw<Z?2H)0}HDiv=Es<*3aG-^_@v)QLO!$Bh0
i`l~nUCQZ!X%L1SzDqSh8FN)dO$v;HEYepl;jdk9N>sa2<`USt#4IbCu@gCXlciMF3M(v;M>dtFqNc*R7o~1m5lA(eI1DktVW`x4
QS+9EsIDv`3X{ULYl#h&zqmr|K*nicxq4VYDx*ihw5(87#c!^YOwxscTqrAf#ZL5$SXFARO19yH)XtQ2a7GpbJ6-VEie|QBhE%1N
!#X`E^<6kQ-+AnJzlL(x!)vR3c@zuHYpr3oCpJB#c2G>zP>7^nXtV)V;<{0|PL;~rVnh*L3u(wNz56g~t-}vZ!qqiEHEf&10?x6|
cXowE_&M+=e%sKD$4p)re0N*k2X4DM+zqgd+l_G=V@!c$i~vvrsU&K{Hc<t|+~%^~VcmfQA3m=qa8>dh;y2)8DVCVQ99s5~mT7v>
!(DYTHB_!eU`0@9F5<*wUlP3{0j3KUZIw>;P?(y+`)IuDa&YW}GL>Z2u;>v;u%;hMfuWoOu#sp>0NrnSdiryEqCD37zP#og8Ob`h
utGd~y)<R=XBUwvYb}nA0-~ym1%nGlm!+?2RKzt(WY@YrVey{Q?S|E%jSNZs61t<UaDMh{RBzk9x``dU3xd5Q<W5GmI9$`Y2}_iL
-fpp2s8#TMdlAl!i)#9;3c#zX8BhqrjD8~@F3a7@NTL~@RTfo)s&I5wcjzW6pt=ktFeEC!9tDBw@m8O^v(E6n4=7Zf1oG`&_+3>D
?wLZ&#AB<4og-a?s@>s~94O~2Um?xO)$q?XOK1hgwi&%OIz66>u%hj0d_v{4(zhCAb9<8;=`6Hk8P3a_qP?13UkWNkElUV}owHRs
EsGq@St&Bg_t|r$EGWxR)m6*Xg>2H<ab>kC#7-9$s_fuh=~E3#ZCd46=OQShK_E#2AsTCB#7qZMLv|ZdCb$Z@rJjooK{0C3Qgmu?
H>9FybX3j4(1NPs;0o?GO;?31_EJTh-i%>yX0G2l218o!Z`RF=j|biH+e4i*qV`3V)1q^ukKpGVpKF8Hzc=x%ntWb|`D|A)<NE9;
AbiU>T}a`IYkF<W;NTh(FJ%iucVTB(;-SgkX%@X~D9;cWY@zdAxXflRQgC^22svkj?NTweSWw^^w2ak+)mR|c2G1}rL1C-~p}J6s
h@svWfd=VmrJ@)M+O>R(g|IP_^l;e{cuWJ|zZ0BU#!pW|cK73|F#6=JeLb$WAt5Q+-o_aYcWrfDwXI!YgJIi(E^zuh@P=Eo??tIx
^7*4hF;T#k`0BegLGo(7ozP!?j}06ovQkosS}^Q7-<I|&;rA}5MoLOi;x!)LYW02|0cKP%y0gkY)$kWxP;mRwE3ho=I);1Cf6<S4
{xAn24;4<Zdz60J0+|*Qz8~GQ<;ksw!rW~OVG`ox2L!mEJI3+6k&zUY@Au0WT%3+PXbUi<H-JD*5Mk#XfevTG#K@V|hp*tW4eA<#
LR*!INa%?c?*rot73+?Tom0x^LWT_z^tfBlq8egjXCU^Am{~0XcOa=-k+fIzgp_xuR9%VE6%LB^-Lv^s6n%UKX7(WUYt~*ie$))&
1R#`BP?3O<p+b--pao&2p^7L<NI-!Jky=EcKp>cyk$CCT*X+9t_O&@1(=hudc3;KPNK2ge@h+6ypO*<oEtIBp%qvZ3hUDeBBdOfn
YU!6EzRi9f#01T&Ni&SQY7RMZAmq|%0cC6949a$Q1!920Xdywe0J#$jfzzcjnH`bBl^O>HoTw{^O%9pbDJUccOJxNz;T^I?q1vU5
B3cl0Dy0(POt}ztJ;}vVnujM+Xopp5MaB{(6Cn3$3>RV$DPpB48VVSIr$mH?Cu#K@ICIYR<1a*x%CCe6DL&OL*-j8P$-`18UC6Lt
Lk7PICOd>QfrqXBdf^c41bZMRA58KeH~{7#ZRQEMh%VnS?oAp^0=r-w{?DJtIrhmAv{Xn^!BH}lfk08bIVN~(kZie8R5H|c6g|+X
NKz<7y8RHO$b|@y%KDD%FcndGaG-j8cQ)vnsEBq2PY=`j{-Jx36X}Q5_<jfO{E9NYVbHgnj<abWYuPSTuF+1UstYj5T$UoZowIEt
%lG0NNzz>2#+F_9#dT#BY#~Ws%q~d@7Z%u~=G+H0n-~&f8!$sDkZ}kgpp}VWY&a&h^_Rjv7|>%k$!10!*l93+gLX8Zwa<yTNjpic
Kke^I%sv6vyJwE>(={c>ZPfS@KBRtvEMUNhE9{(vDM8biF3A{pKQQ<{Pd*2o%=SR@gWAqV&muh@UVewumzn$aUKkCJP{IbmP3Hm+
jiV4nZ6vHwU<e@;MHmT2&OJFNe$v8q9l-4K*Jqt>OhPoZe*7|N_Xn`%bGh|6H77z`+Y>HbdQO85N$CVUp-1}izy-)y$ust_1A?_s
BP9^h5<o&jK{Q1QQA)^4p-Lf202CrR0v91jDI-u!s8X_I86g!AISLdr024fimHh`izP#+SH|qC%OnM8=gb?c}9|gt;^o)UlBt|$e
SRn;ce^HSnJ17bUk}^2fLCEA&Q6Q2s2@YT+A(JaUVfwsp<?#FS<G($Qq4Q{B>^$tC{A&K8JL`{JCHBB&36~1mJFOIFXEhYb_};0B
f|Rw&7j{)*i<D3ljZ7gS9rSe3V3!?tZ;K1Iaqvx<(SG#vBgnZ{=p|yK+Bme<>kTUC?#-;1eJY~xkZrV*rqF>V(;IY~ef4(v(|UIz
V%&*EBGj!G(2>$PA|AG7@mfak<7T$>k_}^)tHGoyK@R8^Ls8WtUb6y4reE4Vy-)xg$zqb9^C>jBMFZ4!6e(aVf(oVrw24Aeg&-vj
D3l;lt1}TvRYHX-G=xYiKmt+)0yGHF6pG-7Cb&@%qE`!+LO@e4&d38o%ux|iOPJ)t5}6=m6ckZR%9MoI%atWm!A!(djId0l6I2xw
Do}+ZnBdVBQ8Y^tKw&Vd<X<GJJE=4X3K>9%wl4F*&!R^~ouYE6gfb&UG!R8GOEOBCiIovaf8O=TdL-CH2v(TF<rf03%OWabm|{w>
BN!xRD%;5Eu3VE27@DSLvz4bz6HP4?R8-Lr6qM4aX$VZjF<gpT1(_HnH4ZQ_6cm*bAP_{6RWMAXln~Iw6xzheHk>4wREVNzfG8Rw
bpeD3Qjr4$MX=ylxfIbuK|rVwQy>vk$nOMcaH1fHh<h$eB8pKi!tVdC9G+nfk;)YSh+!zA3W%VYS*2=PT1YEu$u`nPpw(JP$mul1
4uy2vY=eg+RtGsuxGVZ=gpmm*fQA`ZB?g-~&}e`<Byly18gOR_;Zf3P1Vt8fG)SO>kig^(vZz5!CV%CQstAONNf?S^5~+xwps68Z
rY%N85Rj-Y%4J=IOwkC7nM{gU;NV#;AW#Ib3`G=j(iDM`jKZ<0#3&q!$dSaRS|mvYh-SiKOp+{R$&(@qLc|zMi-B_ND+!?oN{~A)
R8?|k85%5^5tfps2|^0SidsjPe_p?5Kb{o)8TF*gPr3<H?qsYJdQlCVXj5)yueUf5^~wQQN~r|%SiY7|MiXg)J3?ySPzn(^fhb%h
i4IWAa@|^Gl1U13%hJ<A^vV;#(y)wFq3Z@f?JDGnLeMGb#Kjnt0wkFTl_F4~CWvWKovffN=i{wSK2SMFBFj4+KQuu8t)EXW-rU&{
0n-Yj(HIj%1W2qxCX|FiAyCMusHFgi3>i~WiG)B%fdMMasRXF3NJ9b%rkQcq1_*WIqJO9MVaxq4hgr+7ow5G?j~zXOtVfU;40`=F
EWu*WCRW?~NQFbfA^?iQT1)+<0yH=s#1a(s{TtssMkodP#=X?wM$f_51@6~%Vr)rE$b@|Mz3U8?u^^Ptl_5ato6?p#<S%2X-{;n8
f%0R1>?~x9^VVfbILKBx>u{Z8dE{WR&xZn><H~=EhaWwE=ca_yh@q_J^Tps&Z-s(^jJbP=qXm$iy!p*`?ax`Lqm|1F=B&N0qa57P
Q$2~t$?@im@sfP+e7y6>AwT&@k$9$%CiLusyOk1e5Yth_E0!e{t7(Y3bk8y+q-$#Q%N}l|$gb>`lT9}t`?25)CTWhc2w;_EH~a-m
REow7L8NLYO&VD{irw3^Sp?1lh=HTeAg&(P5!><p1CCcCO^s7D<Rv0qjGT5(X_m6k(lN6~3pJB&CZ6vPDWPz)97v(PP_HejY<7bd
D^w(rk8mEFRi)31qDd4C$zkKGCrQf#a^91+s16L8Nr2kAdMh=8%u5y`EL(Wt&1+oH%~M&DfufM6nByxT#)yF-ts?g_%2<*vR^tV4
NeT^&Q3XjO2PHvXH?0lyW!vix^U2szA3uA2I$ZpY!0qq5#31uMq3YAVX8M!YIU?)X@b>HH$N2wF-`w_gb_EC<G4dn;ImHT_gCeJ+
_IrGT*R1`rRZ~}HOrF&7+c3e~9J#y54kcXUDB#8`5(_sWeXWIH8eyrY1=$G)Am>Q}Ma9-hyMyF8Z>`<iYTA|*V)>biisl?-(y7;0
il%*4e+?49qrz^M-}bOAPgOM6u(038E(xeBusIeA0tV8gh%n7l`}AAANh@lGe@mi@ae#BE)B27!vC!Dj79ds7a?7K#r824^KbZu8
v{zW{Ifp{G*}`Ism?+O1Wr;U8YFW5>7}bD~355#bN5}a@3VJ&dN0_<&qoM%_fQWVQ^0&WJ37;Tx7-zS`c^x)4k)f;p^ZDur6|uhO
vwgfZ+N$<va2|$YNua8xA|e`5hKXvv9K)#r>?dR12zXvlb%i$ka06|za@*)X<@9duTjM>-cPEWXE{}J&ecU+ul3<1iN>-_u1O7|0
oWn?)5#1E_akwv05cUtJlY^Tn<ZIXNG%u!8Xjuy?YuAQQT0dpQXCH^)Ye@~IMO@;^{Rnh+5qlZt-YU6H4cG3e|6I$YEar>mQ;pIR
1X0=S_?{!@gR$Bv_~3Qqs4*Cn@Jt}QT^tGHWLrAhv#(3S&SZo`t<Hj(&1rhjn5e~vF_jcM56eec4!EZ<{>H)_uqcW9SnYy}s&r}(
dT}OR+uLd>mQ^Ns&rbbeJTi9aJk1&L?Ks7V4}qm<NJ=4ysGz!+0KU7UpNg;T(f=>EQ2B>ur+s7*<A{2f&@c)oq{eSSZ9N!8tvU#I
$=jcW<kU1hL*m6M2!g@aaGkZ!I+KFDXt*OM`2+<aDDAiV`sZfA<&*&Q^57XFcN5TSdcAaq1`GfcUh|wVs<K(A_U7z-^=3wW@=m)O
)sN?bf}5pQPoI!=K=A)={cP%VoiuAqYlf#<cb$uuFwYyVj9IK&iL?xPA<38_(jf{HNvx!$drZt8ZX&LrCY^+0X6kq|q>&G_(7wXW
gqIB<vjY+}u|sTXMz~U;eD3;P8#pZn%KB!tZ<Cja+}{l!L=P;*b>itcouw+ST7vKYuhY2s+8~jULljO9cC0f;MIgpBtC#8ddN|59
s;$cTG%F$lRhs?Ep+bqJq6845YX@~pS570elmwCqDT5}08k$Z%7@i^=4m$)LX_vaf6UKrHPY8(kKIPWBABg*f*)$$;;s_bXiFnyj
N6x9qs_NxSqtWy-2LyPB2_;rZQKUi2!s?I1Hl<}|rK$_1i@&FqzV1+Pbz+m|_C)5KCkF+PH(GWRK#)zX)%~JZs^2bK=H--nB{xXa
d%e@UI}E@$M^WIOX!k^Ag=p3lQUIaq!;_L)9LSMk=;0?9K_?{tOFs7}2O~zDbF0J0AgZ|Yq&E*;*+npp)3+hYoSVGfd`a9)_jgX=
SE4}NnH_+HLzx#lkQBsfGLYjesgx@6ax@p#_@5n=1VH4<cQGe8IWf;W9KB%qUZ}kGP-=M>w-PFF>#c5u(c+Wc?%bO6Srl~z(~?d*
p3@=J8=Mkzl;rctmyn-zjdVRoxp1mT_imktahI7Mjl;N1EZ(uhyH_B1@i{%~Yo;Q@XYn_DvGD__51k%GJwo!ndD;ckmvzI=cqbj&
-Pb(ePKn_R^V}8g?|Zgzt`yvuP(RP>oT&H`MHB_X)l=T@IPi^Oh|`($am3g@JmYxkP2|s@)1I;Cy^CO7y+$GD9OQM^E4rUN`_^&K
pFT%B&s=vx!y>^roO3XnHH8!j2_YQd9Y7g!IYXhaPZfks$;miw?WrwynNL1Mot&t5TXqpmm@Fr}@z{9+XFS<X^fX9bvC4p^;ym`<
Nl#n4Stls^+<HCDS6rMTNt-f&>$nbay08jKJ5I|*Iicd=@*a1YRr9mO??5gnw+MUvw|k9|11LWr?w^sk=obnuAtSxphsUl>#eM^%
C!C=5ye)0d)^pHqiSQ&#+_f;f&XR1#lV9aexJGV-`ba>Wuz(EXlDY(bY>n1wKkYcCZg}+3M64-kTQ^on4bs+TBEY9oNjACh9Y=Cw
7^?%=L*yk>J1j3Uhcffr^B|ZcV<c%H$v}z#A_B8#2hQun>1GBD?3aNnl@&oN%1O3k9o?g?F0|Y9aNQqSYl}L13C|Gr(sSaoQ}$2O
`FGrRDHFi#D{4A)G<b4UIRXJHA1IVol>#7G0D&5U0(X#c5GFQ)2@;2!z9<Q)3ZN8eYXQ29rXIE|n+H2$4zO*xz-lO<R5ch%1tkCx
2}ETUXyP8c(B<hnd?!7|$Y^ANc-$aRJ@QZo(5bs0Prw9$id3ii<pUrS+XV(nC2eHXOC$hk`_NDIl~#mJhrR9K51J>2yKc|}j~{0o
3Gi4Sr=zK*U<m_%5wy&>U<oLP{45G`s+g2eSImPp%Xa2K9Zai|T?<0%Mi7IUOfd-i9DY3LW4cgI1prGj%Q8er#uD=}?q1p`AjWmy
@g6H;q9ty;P)7PFDEHV<2lYH54_W)Zm(%Cv44)gn>f??+x$)!cJ>bbAgarj*0+B|j6Usrz2l_m*L=6BTNI@kqP^MHkkWhj6$bo?l
u*4`*m*EHoB!vm(C>T_PN;p8D)g>Sfh!N0_^5rOp`@VJvXy_O*D6jlseUfxG)_|bwlzs9q{k4dXXi5bD2R$MA28lhuz#-xC%AqGA
pK$#3@x#<7*+cB!{=2gR+9snaDXVnXQ87CUAHvgLr;HChkWCAcaYD1jJY~k9E~a9*i{C9<NJ2<$A>Q0-ljQ$wdQ31F$l3~`nt8Lb
6a@haB!sZ_dcD^4AOlL~!7vQZaMEJFkXeBC$|f{q<rqMfEGj!FxEZ7^k=tQP+Q6C2Yh-q&##J&R;nf(@Ld3{SG*d+=84eSU8ACD!
2YrYUGP25&ks~q?2%-s`p^zQK#;ig)5<jvI=!aFO0__Pf;vDI)uvA302^6#aRKau8ciTq5Q(DBr(nwVm1w=(eP}GqHLQv3AK+_Qt
QWF6ZM3H4*I4pvjzjT6rcI<MZD?4t{wwxY=T>wSIT);nOu_2z#gSdq5`o#_LAUy|xm%sSG9`m*X#OopZ%8-IWl93>UQmCW`l9i+?
iV`4b5lDdd^v>Skd+!Ip<*naG&*Xo9C+vw`twp4oOIsk2IuI!^Ofg6*DRwa(1cfkyDK)dd=uJ*!ooyg|M2$Q7x@o9=S%LR&^X^Tz
36Mn>g*c_Q<UrnLD#p_0M=KRR!_5ti(_m2pZjLA(d7U3_r1k7oL{UdaY{7=oeLD9(#E|TJhAHS#L)IF>8Uxn!CXfqWJ?4WRe(0Xg
&XaA<fcjkGl=OykHRx2~5j1j_|7(|eFYojKiPOt{EBeroC<-oyE<zgO9*&9Jcc71y<hT(7y)_|g6cMg0ft>C22zY@0!9KoIR=(4a
MBABX@unjgIHRKAraQNt0Z*T~OlNCDVE2Ync0pA{L}X0XY8{0@)LU)t2szpS1M0dc!t*MORIYzUST?E*l?ZnAO-ODXRAahk7--hi
A4U-MLt_q2wXZ)qC;%D|5|J7~0hpqZq(n8d<>iLTA7Lix*QR!LacS+W^Vry9w5KzVU3I^`eok!A3a{w3MN_XN>E3O4_9wOZpb&}i
0T+Hf9_TiN^zT7IWEOc(*f0;UN~|08+$AkjBPux`^G6+}1w1D_^&q36>J8cFE<MBoI|3a0u2@TKdB;0teO{b5I3ec|x2`>SbFxn4
?c|lp(5980DWS2aNKvhfxDm_c%#*!X;&p)$1QqlI9Uki&O2}jrI79~u;Sk6Q0xn-#1VKScES&MwlBB`ZWybA?BZx$m(5i@vWE3GG
1<IZ-an3x5I#)R6XWb$Rgh9eNag@Tl&pz-|iIA5gVuipaLCfS14o7cSIQ9nw&voxZ>jdS|O?VLPm(GfbJR#dC%(zi{#ET&!oHtrR
VchKwoQ^xJDyz{59&z2{l+%HCwJ9;vha<G3n2GAbm{TnY+i{fVdvqKxcW(8sMLs$_TqK<J*Bs?An${W<E^~(r<ssNp3Fx-tB1RH6
g%Qrk0wJ{)-fSQ#CR!4uL13o-J_~GaYC(cVJQY%YS09%Gok}9%J^J^L9@#k`?fAS8Avr(xAb6LYU>xizN>HK1ApvuoWplP&W{-h^
*F$-?Of?RQB`mIO@8jdy#Gc)niNde<t;@r&ll1p`D6+ufeeO924$5@O5_#O<k~&P~(;=v~2@^OpCc+L>1v2D>f*4{ZAPmw!;InM2
-N^M~pC?5O4hV+x@s9Eb(?MPYd9}^XP;L++i2;ZbC-$-eP=OU9Ql$uUId8-L_4fHF^AzSSDT)E*3Ovqc-ak&1@sJT!iUdAh!6iM7
T<X%;Xvq#U4P6cya!bY;7<6XF6n3_8XQ(0d_<0eG9HEg{|81lkD49f1R%UQyMMF{%FjTQEV!?zE5P=Xoh<8WT?hixj?B=5S;V42O
8Wkx5fGI*Cq<KK4E<-?2(iEXhAykbcKve-rKyNt(0F*3CMI%VGHA?{pnoSg=0RkT_{?9!R)8#&8EON@y*XD8^MjK1;c}76%NN|R9
BVztP>yX5X)`8I5uhzim*RNJrhS*-)mw%?sLvziC9VU-{>jd8}pp>(2Ue0KUjKRoMIpMVClEcU2ol<Dom?elt$jFn@e?K@zfr!70
Z4>gpbVOZeb|^p~i@_Q)2!$oek?0xhx(cTq-!`(UNo88&PYVlCfX#UBdD+BiuWtUD)+FhTc$~oPMdH_o8Hv?~x2#4-1BVRD!YR@0
&Q`P2@q{Ue6WGNS1yDm3P|;H?MKHpz#}HCUppr^iCX@)M5`ifefe@l(q-cm$c<12-aysX3cbq2BZ79;R1tns!JuOsAR6$>EXQ%nh
P58Bh1><H)D`zh~KtPJ@WJ0hG2_T^%G<L>eo@UsZJWm(0JG%g1LJZ6!5c`3q#*l;x5XUh?;UzWkN%>loK3m|4gsRZFBD4%h5o96K
0ARufiSB_?2%WmP9hdpU?hauPJ2(k&aErDEOJGQsRi|X3Lm@#xRYr8OJ<|LQD4k&fkf2`9!w@kLT}qA!dq)%~p()sIF7t7JR)_7~
Ro(A9V+_OEc<awIJJas(dm<OZ%>g5T>Ja9|6WBGag|$zBR)o_$weUN2pEK5**J}3@<N#cg)IKPVv7sp`_Fz;GK9i2q<XR*%Q^rIN
i35-rfa>-@87NYLb{^Sc0#Z!@yWVy`6Op<PamWDYF%Ux2Bv4Z`O0*7WlWyqm^YF;hk3lmlnkPa9V39u2lgqGP#U>gMrixziMn`4S
R1^?|7@k&_eT5TwK3^{n-g(<S(yaIv!1qA=n(pC;yf%G_+>Hjxrv4ZT;UJV0p!&m~ik=APG3@N=y87ikvNbS;Qv6g@Ij=L{kKwMm
o5R(&AxCuYku~r0^X=HzgY1}-%pmi95kpZ+O$5ayKH~!zAStE@f+`@1q$-rcOp=@@FvgrS90(?53hUVTe}?YjR?zI_$h%OnEe`Wp
fu;&*msM}!+x%zaA*ki!`uF>Rj;HPCo(}@12SB2wBO`-)oz$E<EIvnd58yfhc}Oy|wNCi3tQJ!mj9kM<^X;RnB<N%eP!$G9Ih=iv
@h|*A-5vlA6^VTBnX&tnVny%u$Zdu&#5AY%V(iC8(?|=JsJ5^$B7rdN1$<|8^W_np5%i`VzJ)-U1u1$n+>i0pRSi&_)ARF3iA4My
Fuvwo_h4bl!(V066B!tuPHExQ2LCb_NA}lMWzdn^X)BgSt|M?(6)~fZoc7am(_}bzNN&OpcKP^nvT&D+BEup<WW*sBnP4JsUyThM
8=iy?XW!0`Zghw^EZS0~2-;a$Q0bRU$kFT*{TWYUA0Q8l5!rlgA<bmkbs$iD<9Q5`EXVPKR6|7=n+K4S5*cJX;Y3e*6XT=VCenvc
p`@rx9AHEcn`HZWMPiwf0G*Rv-|4ZWcd`)a7=#=QVbsdcKlefVy%Wjw_Pt#*a>X<u@XL2KklO=eY?uD$Qae;-AuLp0WE=-ZDn{_k
nr^bgMy4EU;I#H;8)~He2d)7L_o63=d!y?^-|Xz?*zPO(V5$;|2ATk2L<porRQo=G5`hCRWuHB3PE^KVCP_P{J6e}-h$pz)`vw0z
91ubv0i^+eDoO#N29%stArgfO!G{7INysK7hL{tBjzhvh)skPwG9TfWgL9fS8EA%TWMuq!=-t<d-p?(bVK`Ps5ygu?>Ot}3T~eYW
>L2#IkB%hU$e>gUC6H3~<GbQ<!U(cSlsk^cW07Ea4vyn4tq}d`4z-dbhKfZ0qX#_ZRepDJg`yKKLN$>y{Z>1oU$fV*XPo?gqw2Yh
LgM`}Tc%ajEV0$po!7U>nQoqi=;dRfZ;k&!y|0f8$wjAoo;#Q4aoHqEE938Z;wmi{aonX>y7<S4nwRGgBXzh$sD51k%JiajWRy>j
9~nc}y4?3`p}l6gppU-}J&-&nCn?d?c5a%<+4lkD-ty9m&vPF-iFAd<V#hcB&NdrGwRapbr86s(9@8BcN`mD$`Q5!n#iFQd3%zEF
Bbw`+zi#8o<+{nkOAhjP#&^DVD4j@^Afn^0==2b9{ODeR6*oQ0O=)HM+kooQTt_`x&Ii$R9_~6o^jz`K<>dL(@d@-rcOMy_cZlJl
Be!ljDzX;3B<2owl;q@n&#!k?33ZO<=$9RwcYD_|c~>qtSca(?&8c!}mT4zm?&IaS;VB}BTA*q7am4a)JSEbcf}a@?d&Hs3&v55X
UF5#fde9DXnN%gRd{4d!H;hhV$dA{)L43W;a(wecF(^A@S&SA-y1Thm1SF_XZtc~+`Q7u;nR#wLdf}7LCXyY*{caKz{a507ez>ta
!ns6lw+#@EJb}*SI+dSymHc;y51~ueg+rZj9H>Zeqp+d)`P}ExKO4#9x<W$NqJ2T`qI~WL-nrb*FfA0=M#mf!sV}R|-sjhqZD~b{
6t!cI5546++CCNLR`~~KHF3ip@xz375gtsGo)gbzEDx*|Jsigry{P1$mmT5hTv%G!;yFio1qps6D4?nH<=WyGa-!*)CbX#Vd%5#^
ZsRbYE4A-1;d|tH5a898iE7A+6*kgrlAc_<WCdx1DvOOhsY8ZMeCh3KJm9j6)Lrw(k$cjJSFRp`MG-_EtUKi*9&*Eyf--_C%!69<
iA6iUd&p})9mu~THcwj0GY56V=DN2t1?~>ZxlZVl)!Z@F>ngnY4iVl|<V55Vc!}0US?(>f)&xa5d$|@)PjvcJN!j;t$R`jTju`gu
cb`-%k2UT)n|s{*-pE2Js#cC2r;EBwIqvyfcpQ%+a@u$mszRAb*jKH>rzHkfS%&)4&3n(Q4!$UVpv*`?0v?Bi90`L9!}J4oU_RmD
9F8FS&zGd=pN8F4AJh<^qHyi#V>Hc9VTDvtNk$orK?G71i!eb&QZ7{#T&fC)s33-MqQMjuL=#8_49FD31iiX25!ejaR5`2FS44^w
69rHQ=z{_xBghO?<`2>^Ngx!Y($W<Ottm%m%twI(q$hxV(LqyHUq^7Crg{w31T=vJ1b~W0F_ZD|APbh|$`}xsP$nQ^bA$ydA}oDp
U|a(2nJJ+T$J@ct^;_}zVw;hr4T;K|@eL+zAwq%H6TaY|vz{Cf^Pc|TOh7L}a#ORjYKioO{Cz*W^!X30K|GM^AB-w=STKO?gV-zk
AYwQ?4{_XppdUmkOd{0-;7&jkr`G~%7gFS*lC2ODqXLi%g^*HAOi@Zf2p8A3j}m{543m#uJ}K(xzkGrA?ud_~2tCgt`54f~r&YbM
)w#I?2*?r>Auvf2!VnCwzyvZeFvtW5C$OSguGv>}=Zlq?ikr%SP#u!&Z5W7;Nl-V1HabbCc-%Ka_vcwv=OA@}LDT}TvJg-;&jem@
0vf4B$rSy%Tqzw8E7OrCD3!!jd6mAat>sP(48hX|s;f~aL8+-+h3kAe?v5vfLxlnm=Np}axw$Y&1GsD`@-(~1at~w2N!2FEJBMz`
-Yvl1?!pK$a$_)6im*uwG$;u-ix94ZN!tw$-v`5n5hUw_tVCpEYSsp1)@mr?u+jqL`ng`5UR9-XH@4GOk=(1Y+b&sMSlXAj%h0gt
?u1>?&ch58#PrH^BsBvh86yNJCKOJ#XwATO$T$+P7&z^hJ->a~-aFN{PArm4Gz=}EZa344$6?xE>&+XQtlBeHfz(6P?tA~R`__22
bg6Z4bi@k@)uRkX`g{qgKRm!+5hn9!Yt^AcB>$Az`#P9mc=M2^kP&~kjDkybrp_`i`6Dp2a_P~s46Og2RcTFHgjzHSj3b869fI(V
#4*r=?MLsgXu051W@4C$Ir=>RFK5&rr2ACgZou&F^j}E5)ASHCP=ffF;E2R8`QZFrJEBChQiPGoEG88}aH2Xxc@9Ghjkyj$gfZ2%
s5F@r6C>lq<y9PVK;lmzNrZ!1&cK8?i{^UzZP*X2JKw9Ay`YrRkx*3#5-_BKy}wPrPnrC0VuvPBJR$Q0<$e&Jh##&tWkWLulqhZ_
jRUYsWGa~gWG)by6sYYfw<aXf)=LGq__xR9Xe)UBl2g4IQWQZIw%Xflj7Z&3P6U+#AtGoAsGw767uEG$@df*jhmXt?@~Q>-8F*iV
PoZPcVDm~=DjGf(dYAx`#KgIS21J91i5HG8=$AC5enQa@tNxh!y6tE0k`<FkNs*Co4Mz@(;<inArormh%Qvb#@i9S`!_DezL8@1D
gz;_~>J~1lgSQI><ndLc*Ll>V6;KxG(L$_@aW)p{yRfEo78ZD5>F9=2=B;A}V8*)y%1fhz!@jk2_Rd?}acx8`=2x9{cfXHWI>hvY
ylnLKRJ@{rj8#>uNFONrm>@lVyWMx9;=*We2*Y{TKpR6JG%y&QJZ@?X4y<e;tdd#H6eYvfkPITnCoGe1vTwcZ*w;s8ylU_;;8^BA
(@1MUXOATCXGC0pA;p9Pu1wcFYIK?EUd$&0%1WHI>M^2{s=YC!G`H^S7W0wr*7-9Tre9@M??Wjfy(%bcPf8Q4yu(3)4OX<2KTw1+
L&qB=ozT}&*6_p*)=&{R1T6Vu&&L704l$9z!E0sB2*fr7&e_R%JbTZ*&Ud_?ecm9fWe#*Jp(S!4Wj4s^3E7;IY{bTh3Pgw|0+tzC
8VUfILq=e=K~w~?r4**nnN-e3O48Iaw1O2lP(cqldEi7<Pc}QdT_R@=-gXJX?5YHKq}u4n<w&T7D2;u5Yio(OuuiW%^xW@B<^%0L
udz`2fM5IYVWc^reuxU74}>q(_B?0vbNanMQj&x~#E}9vp>d@Enj{Z`G90{D*T8*k*?ue>#5}5|pGyO*DVP{&K9FZ0Gxa7(ujrvp
;-Ef={?N6;{a<W9XRMGkb+Vsv0#0@G19N8wv@AX8@;;zsU#v&-j%s_2s%U3S)MjN(SQ(TQJgo<62SgTJyQ}MX5H!PwnUq<|PX0u*
l$kD}JEoAtg2RbirI0F_-y%Rw+N<E7l}B7P3#tm>kV4Fr6;hEAq!2u~+uTBZT0q`Z=L$I@P#|Qq5j2wlFsVUG%z;6WAY%XqLN9rM
UbsSgfb=|Bzn;e_-}1cRY7@l`?SRshqY)thQY%6fs+xqxp;`yJF^{qUG7!`bNU;Kj(uD;r3gm&2kUvGaF3_7oWGx{=fy9|AhKN9k
N@+#O8UWO^ryF1ZtpYNXLRAdH5dmX~5H3hGG$~uahDzvys71m-BB+U!1f)@EX$FxfQ5{IR0_hFaNPgin@ANM%Is#QmVi6*MLoA{H
XlT}b$RB((SQkKai7gTYoRohV4SSPG6cV0<3>JexV4ucLl;}X`@4y4lx_iLp>@iG~6$DU2P}0m0LlGCW{E!Fr5F)1Ac78AGqYqo{
9E1Tr%LF+o9f-)}7Ymxjha-|GNm()+k%9_o34u(N5u_6$snLU!Axje}4J1rT8Z$8oMuNWs=pD`7wHnr9H2OKZ{Zs4XaM@x%gMleZ
em_cm`k?Q%Hs0)ax?rEu?%AVJq>DBnl}cdYF}j43iZ`fQ!wIa)uk*f2dfhp-1#XkhZcD_#+(?$XxHc3x!KAF+<qk$@h*7cH3(pkM
Jd;^wsi~`HMMh!ey_Gg)IC60fWs{myK+{ZZ+ufBgLZ-6DJ40!<84bS|H%%1s`+|f}L(}vmDhWX+(IJr(58v#5<8y8KbLM}jnkATr
kR2ro2j&L-pm<6?nG`k`>>jAS4&c~yhPlsaO8jvV&}b*M5d7r=fKr6vumdqwFsM`hOg|AB0MJZHN-+r}07D2Tv+HmJaCWQ=U<weJ
S;;!R`QCO@<LNXWxdb*Dbx4*J4|}dxLT5H+?D@4i9WqqK7{!b+;8%vp(QSq-PFj<fbcsN8ge8UKNKpnxbqZv+ihL=9$u8(@HAP)p
1kDoa%Ns}F%5;1i?gqT+l(wm$u*rxEfEP!!PKnAZ?GWzIFFXq@9FLPcjKfmm7{EfZXmE9zazg2V2V#4qPmg+bo?(Fu{4v6rib!BS
Q}cw>H|W2Wlb(L<_+$;qGxg#6ld19s0h8u!PV+%W;Lb>c1h`uGY=F*_ePW(YlSrFm$rCglbnYIPHGKdF?1dUY27}fln+i&5Kd!8t
kOSmCN5psr1eo!9!@gxrQMzD4H)Ia(xD?lD=V0VJAczRzElH4JK}@X3#EvN}6DbfhOQY=2hzIRvs;Hy_q6CRl?k^9c=hy2p<ED-e
9@h>hXdX}}I5lT2rp(>TOOh#rDV;e!dxCPTP7eNW7@)W(KEuOhQ@kXCqijnv`t54v&fRtJpS_d6C$Ie(1K^7YS3qRt*L{^pJrV<i
AwfzhfgzG@%tYZs2s(^X{g#VebcD?jO41=qMJY?r0$e2waK;E?h?*&&sfd<oDXNxIYGwi=k%$r?paG!?2$&#Y1c{_!ly4af1p~7}
;u@6@qLfs)j$C&a=ttUz>zen7fO^f(vkS@tWcc|K9*;*+{U3h@A=S$vY{rvcU*p}bf$2_gCVZWz-BCT9oX-Xsqem!P4QOywF1`@$
aL%M`!w*JZ%IbX+Ou*RuEaIP0cABkHT1M`nHbF^Nt@cCDTwNtmQ*8-r4V<7ti0bdFwqIISvE5ZONm({hiFJZ0)s`G?5UOoB&6!xL
suM_3=2DuB-{9u@&Sx9ms@P;fabTi`*$cB*b|Dn(8bT?%5Qp^xg9;mXOBpJgwHd{gM2i$hT#k;tJK@&b6{BtK%z9eWyCXu)W@ep4
b$*_Cn$qak(ieUY=GE_#56^cVX%J6#o4k_{)RRUkxLYX62Uw^FF};Sbcx5enT828sq_BdhG_b@$*$0S+^;{oZb@a4kawFmR-Y?gv
aPcA$kX7Qqu(=IuGl9V1(31z3B$X*ahExW%WnS-BTFt0TRMN|Mc-s_(wgVz!O@iIW00th>jfpUE2OEb#gl8XM<XlroXgC}Z#z6pp
gkAAAh67US1TYc-EXakB$`=9XZpGX_HHHq#oEW)(8p~G1wG}IJh&I5G*Z_|S=)F!A-uLw<d0Exx5ydl}G~vBbW|&s4&1*!aiztzK
;6nggY8%TY2idG9oM37x#Nta211S=n7@|i5Mg<8clfPgC?<e|z=_sfo8lb3&DTs+4S%)r)b|R-a#tR{!i=@(sF%=kz95G{AiA_Wi
F)<AiG}Bb2G@6mXCWe9_8c>N*OsR<C;!7+nH3T$9P`Ai=kUf;?=X-=xPk*kSM;A7^c<0_KFi{wiM1sr&Nkv2yw1rX=0D)0aMGT~>
j~sDTlaHsC20h0wThXh=ZJwQ?f}${tV4#sn0QQkYHx7<YJa!5L*b>nzDi7=qUNsFMsuSjX&bsyiVY7>WT6Fy+IFSMO{KLddb~ovW
;om&+imS4~*2zl5#Dz6EiIB`2!kIB81d1?xVU4&!cq1W3D&qrN)(I*|qjJJpNFLp0yR?Qd@mNHo5pIe{E7fi$3W_DnGcxm|uWfO3
(6Q51x$~FTTMB}qMbssO?*oKKfBgm;iOVhH5(s$jFM6tqC|>)f_T3u78k#rfh#oaJClj>Kfoxf~gfZ^OliA)rXQa4<F@XZbOd;jo
c<sx6wCCIC){jfI#F&<CA61Y(JXwS~sY+K1WXI}8<wEU6dTs+oJ3wFAm!EFllCM0tT_myN>TPjQlWv<Rre2uzyzaxz+&Cj>S-Y7$
JNkPkMPt_6jdCgIz|TgtGKdg1UOrEu$F06}_rab)U`d51+qACX-Hvlw2z$-w_g!})Wh2pvT&IdOm#j#*?s+@pdyfcm9D=t=-QCO0
%f{f{S-Co*%wH}!QOPFvOI*}+3UL%Tr%L5U;VrvlI6DEkCu6VU0>Cgog3|xL9dAy0__0*DHl+3ZPw(&McUN}b(m3i#QXCd>c-f}3
;VKUr4o;+#Po7b0cMI+g;1t88zE=W}BqZgK_~Vmu0+dx)k#W}U7==H?Y{x_>W!cZzvI-&65+4rtzP|>&#8DHLf{KX5Y9*9Qcp%}w
;S$Zn(s8?(eC(CqO*hu;h9UsvDmak6wBd%7KsJ)IDaITKv8Ed|O$>wL0Xv9JJeu999G0{5js#9(5*5AN3LVcJO+@O5vt#42b*4i(
+aR6Ka^>iXZO^=TJIdlk4xt&&bmM|M-QLHZstIGBPFle|FEm8%cv4he>F(q^?_7_Rd5$_c<A|_`uwFQuyU=Z9w4m1LXsHLWX`xmM
JVs!<9XP_y65(u>9i}lxv654WBBY{@5o4!EX#cA&gc;1?ECULocPN4r1Jx%6C$&KdL+f%H841!!VZOhPCeC;%%T}jWk->Dt$u*o2
Eu&6=#1kb%=L)$BX(|$kKwwjfYe95C-<LO#GDA|HY`PO>R9JHo901IK#6dZ-(enu&0T)e9e&HcMkIQnW*X>co9xa9JqnK!+!I;Ao
Rt3K|O6y55%8YkAQ`1z}6BtaCh%iuNKGe{h+jqNy$_S~KFsCkoHiplVD5jbJjP~b~)D#b2!SkKo=tm4^1{z>0q6p!GttTTf7~FN^
jqpq&88P!gW*an?Ss}rJAP_N_@QU;KzaO4D?)9|$#3Tj!ziFR_P@j{9y<ujjS!0xEF8R?X=?>Fm{^6=Mvd&>~byAL~t8wCQ9ErAK
hIN~t(529+P{wTY*QaQ2eGu;z1%k8^5$I5U!3X<E5gJ7jm4KNdN+~HNQj`h`Q4)m$s0H^wTl{zvKy&Ty><zZn*~0z4viy_4`VZ0&
z2J-6*$Ef4@6dVcWRhsu+ivz(0z9<>A~vXikym9k8Jn+b_wRDwzeeCZ57eHQ7vP<*Q_H4AcsO@#X3urGFS~ON_^&Tz-SWGD41xA9
daMsq{tS{z$Phmy=g*@nMCsjqjKe3pY|uI*UE!GAri6I1O3#0db*z<(QdW~#W5GN|NPb@|J;Bo{qnSE7eC(Z_Sc-K%%^D|LMtHm3
%$F~$;vCTP_IpJjUdsZMI;y~ZC~1P1plo^JdFGz@TWssdVS7CK&AL7Q2S4HJn0KAvFjOLw-6$T^>=0k36iNyNsDfyf2v|TuY6d7I
qL_&$7^M~<S_p+fA}E3glA(#3DF7k`frM_pUA{tBk*8L*Y7$IKgz7y{v#uXX2WkhJOc7N@5LAi<!-!T?s-{jy5HuMBs!0k_XfhT6
DFk*f@oNs)Ku2L}#MlvNl@Kzy5X!k61XdiG%IX&iD3}xJ0ha+Hs5T(PffRrxA_$P$GAV*4APJHJ3HMVlQ_GG1{Mh>QZ^-JAFZAaI
ImZ24<`;r3w$jV0);bonNN9#y9mFPkl?uvvtW#PI2#3d6)|+_ATHO}uHd3S^T848(x2#0g7+qdor4?cUQYj!xVYI;jQ;ETuCikjn
l?kU%W`$0(Dm!U*oh_hf3koUJj1aQnJ8sZOeD`)<yO$_I!S&lh_VfqN6Rxa+AR<v=K~<%}*$&J%N{!YXYE_Jzj<_@#9HydY2(Y8A
k8W<!HpN&E2wqZ)5iz2u`^nyXig0X236MkMyq-sA9A%?ff>b$4HZjxWrm(lrfMPG5)~GkC(xf1yuT=%5PSF!uo0tmMS}zspVx=w&
HX_APwUSDLOIF1Tz1Y@J!m5>INP4AHS9(n@)4SG-u4uSAYoR?iRaA7|(J3V~his?|PcXBZgvjiCn<F`L>&NHMd{=LTH0Yp%!bfEC
6P_Lt{s=+&A26M|0g(t=bZW`0FoqK<!G)+seY<3#zT;d*>B0gLFSzcpbE*xFp+>;o^}X;)3qad~51ZdNXibCaS;o#oX)uUk51q#9
z=w!WeA)DR>19Z}GmJrkmSL>xP8e@aQ4@-W#9VGDa!}2OYh}n(xHix$vAe0Qoz4yf4NC>_&3NF%BuEJ)1UstO?;jkp1GlGKw`^+=
m{Sr-=zR^Xyh*0C$Fv=-pv2HxIJJ%qiAy5C4=0Cgrc)KaRYM2CTykyNdM;u#LpN?zm|g0NGKw8xSX~hM4+D`g6oH<T+Md|V4vFi2
q(7}Nb!D13IMQ;sTbI&W*TNIDf)7}Gk%(1bJy`h>LefMu2c#`PVFKi)KrbYO365dvoGg-CA^l0YSpy(MoSnTtm(QLca>;t+li}yP
gYfZf-Ts@LG<d;b_#_X)b@YZJZ7dk&xnIgHwUkbcOhFH&*J^6EQ)XhSD6su;bRA?h+A@rL7LU>z-j3pTUh%p*FzV5D%HkpRT*qs2
k9?E<z9=goG76M3K*Wt8OED6VF*u>)!M|m(Y6?zCSt?^OlI3k&N~m-FA_pB9s1_gXLgooERwo7B#$EEZlR~+EFquc^xHmn}ZhDSM
47+pW;T3)%?tn)Kg5^$UBAcDVgPfw9<rrL>MHXc=sY=ikG@Cefn(e&q=({b4kFV+v5=qcJw)Z#SJZGm_p>VEcrcX5whu}XRY#%TS
knV?B&2!x1WCem_5MgAEv8#lnjA@x2j_%xU<c*3(A;*$JtrA8!Lhe=qK-TH4X}Wd^HYAaSgBck?lXSsi@FFYQ9zYj(P2IL30%(C|
OidD%=i$2tXie#kg%lFD$Vgb9Gxc=ry|25_Yp0dj-}V8y=$y|9uarG8f;1pd6jE*q3(J+=SbPiTqi4L7J)yBCLmee@kxua|^+2b%
o9Z%ow@KB9Kx0zGQ$kf)g)A%9;9Wc%cQSGt3l<DmAcFvBZLUKQ-!l2wcYU+kdtYCNuNHf}?&fPNDQTgBrhSatMvF9V^opQ}n5h67
1r(VP0iZ<?n4*HDrTa(T0B3snA=&-lbzYyy1T=UV{Z<@<$n}%f*JJQN{DbCxpGX0*f%=ttI`p8Xd;S^N#@=UWx=-k1RHFMBH0vp*
Q5J(uduX!Vqrl$khER~8gEK0`$CHmY;D{t%&c2K~*g^F0Z^st{sqK07%r%xu4{M?fg*-m4NcDi5hU~V_qhbPrifX{2glt1zPUKvJ
vzIB5P+bf(O`})7Ig!2B9J}lSCXO)0JbE1ahiC9m$jBY=;W<jITjE`I>>Af}*NS@2HXg?daK;NUwwlWD)!Rt0J882beCVF&5*6eV
`3s)bS(Dj?L*3hpNdiFQs<VG=u)9C&?W@e}9SvsR$?5aPe59(oK$Rs`+U$~ZzCbxf+uV*nP7`S2uOC`C7;XbiG$S1<M@Ftw>~rC#
ScxWxAo>rkAeN#bC+soEY_bPFIUL$@IV1M^PBx3%hq(U#knd(5FN4hZ&tG3B&H29$|1Xi)+8d0cJeE0_7Khj*#cGi7u$ZKb%!wLI
oG6xtSdYXg-!w^_Xf+)rbsouD6qyu+-W1sxj<~0)Zf*u1zc!UKV$SORXKbj7PD?@Ax_l`~g7cVWHgtVTfF)Lr2Li>f45Ninu?(t6
sgQt>12=)CVGtoDOKs>FM^g;ERHd4BBa}C+a+7Hm{t$#U3^kDXCx6=car02~+o<Rb7LR_N5K$sTO&pM_;Lb%+*Fg^I5yr43kYOx+
4mCrNR7ot+DFLCx<WWRq1gs;lD<DqU2DBzcb3<a#`?ka);70_-I+V=8$ke)zt41j8ML<$)xe>@BZqdhhM8U@P>{xde=m%Vjvf=7v
#N|cKQB`pWi3^1kTn-S@0~Q3v6v2t20d$kGiXdjyNn2JV_X!dpf(g$&9S~0=#L)sgI?D7Tm?0Mf$s!Wf03mHnDC5}eg%Kpq_A(2b
Q8Gl902)Jm)W~81Hs5oym?siyfe;kfhX#<_NNgy$GMgv{lVXj&G92^`r`W6P0^eV92M3p7<J;coHJJO2zR^>~<9*n!QODujhK-2V
Bp3G5Fi3RFhKMC1nq(=OStv?al3@_43JFLknA$}jwg4#VYm)pe<(A!Q8BJhx^pHx!$)g}55okYXr`wW$KfTL8cd+nw3cV&N>Zz*k
fYhT?K%H;l*@AORh~R@xuzdsGh?C;Up1jU8Qz<!@)NmM#cs(ljL}1BtFye8YKOT#+@~>Xh-#v+Q`mDb{SqMYiDkydtw*=cV8JM1#
k}rvMi&-xRbT>I-_=fmRS?vwkdeV~I3E|QhL=esZ4lw6zh;9`1ZZXGRUy=BT`7#<)|5WIl2BZoD#^zBEz8hl{ARyeuA_d^ZotFq?
T%#uS`*yW9&RO%-fs(-~tcCcppo5Q4z-^O*@i&}dR|)`&f%;K03Mbk`Rd#my5GGL)&4EQTm+EDdOrraP#V?21bm9<@7gvnR(-Nq|
Nh=OH*7QV}Q>_|`su2Jq6d;fQL=Xr}a_#`x9U8Y6<_f92058n-#e$CH1Lq<qL$v_v00I_-QFOv?FK8>`z$FQYd>~ay0DoZ$3ElvL
{YZN_!$*vECkJ5>J)!5|eGeS)2}Ge`ZL)$|6baSp)h92G`g+9pUU`PIg45#EP}Mq+Eev6ivcW})l%$St4mN5K;nECPMhfBz5j|w>
N4STabY9YWIDPIS+&CUfV;F1Pdbb=g`uW>!w>ZI=z8Yf*DpY?glJIIsWMRpx9SO|?DQ%Z+tS<8jkQE|=7;0Upu7Z^gtT5KI*_h&Y
mP7S8APQ(}0bb2us8R^41ppdH|3e)}MI7%KnVT>SmaLd2QlQkqBEaiP@g5}g?1*ro(LV76H@)j8I!-~AM}xb!ym{Un$ht*a$=KDm
^=)?Yru&w(sjF6DMY%`nx_8za)W{viT+wnWW(2;h(Zjs4n<`sihbdy<n$6*^T>>u4T}`mYHim0%&14$hq%^Fi?4yLpkYKjntB$<t
wS*AEh%n;FWVBzdz-w7lR*fL00fSXd(UQUr+@ytWqmXTcV>%4PQYN2v6A1$uD$$5&O1(h4xPWKmq#fIWR0wkHKx^>GYqi%J$;O+M
sH$UQA}Xmi>r~ZIZIp6c%cO%)$=JB($=-c<;u-^6EP|jxjAKHS@J)MnU+6rls)yXln)o1iG9P5A3S4T&E?R=Sf1Id@sx9q>jCpkH
NDr=8_)71ZBCn(2AzA)uVI6Nh<-Dankjc^@dB#IhZ1hf^8RKogeA;slN!=0vRH+Nou+#5<z$9vbngVKB4gF!u+y@V_Ivz*i+@~m@
`cHp$Wur<XDrG1+DpH85#T1sdElmap)8T6&<LI+sc-hO4cTZ^=cKbd?my1f(PDC*N{e2*tQTX=fn0blh@atYFi^owFn8*mhKwf?t
(i?K)YuVGM<GEbieAC8S1kewk@9G?nOnQ|DJG<WRBSuZKd9rK}A?P~{L-uwD*HjTjTuFsPSW}T05Yc*3-Vms%C$2l_?C4|FhmS0I
RLte_^p3GtG0Y$0loxEJ8pUMgs2rybY@zT#s0xWUyTSy~!BNS8W(zQ7O08t^d(1yN4KJa`sgu{6l5|fGIxeh8{~9^Hmz8sD2adOu
{Z-W?Vgad_IdGzxM?SlE?~CUL-t){;iD}OI((j3FzKv56Xw197DXNJo#=3D8ErpoW5P5pa7M(p^ajDpfWRj|eyk;G0&fkscK4AzS
J0XcDNZ`9A=O*z%ysl4lIRRNCl1M2t<wFJ_me>pwLU8(zI?0EhO3BUiUq^VN{_k(t5d=d*#H|QLQA7+%Pz5VAkdQ?|0!u_eG)$2+
AxJbeO#mcF0T7J|RFnZo6woCt4J#265fp&IDpDZ@6vG5fNfNZJ3Q(*PEWlC)QWDgHQ$s=pAW)RFQAGk$jTEp{QY4dANL2|8gD{Z+
6$}u>RZ$U1MAT6MK`ks2L`2dQQWSwr0R$8kNmLZeAw>g8R8=x0K^06z5knLa6fD(6RMe3LF$D`n0Z330D$=jeDSqwWI1Q#|nyut0
Fo7vD6v$}#CSU;&xW+OtRFy<bN>D3RD$ELtuGZw(7aM8D<#>2=h_R4EoutC^w4;g3gA<JmqBI3G8j#5;9Z5-*0Az`jQX~|qOE95D
5=lh}QxL2`Iw8hd0)~*PFe{81qA*$59DrINAwj@$2V@S&na2R>+Cf0I7$!;81|Y&HSab-6!VUqPY1nIRGqxcKHV$^uWa@D;anZ+H
Ly^Mlxj<Yfn1L}XXuydRLELu-cXydPckLKV1OwabrOGT`QmICW?^wEdPQWk7g^5OxpeaD5J8uX~iYN*NSd<MCY<mC02Kl-U57wVg
z~({f?~20Vkn)<7zs#g60BE!kL_(HPU?7pSx$W-o=<D!zoI(onqx1T~*w31HFftoO1ycxKGPZ4-b4sd;qsAvMB?QTaa8!j1<(VW9
CX2)Mc~?Pah$`$c;ye?daqPc1z>xYcI=&OI#WEgx+f<q=2+fTR!H^R(AYqnJb~z6xA}S-WBY{Ok1IQkL)Re?5)dV5L<+LUdsT_!w
21_FqC;~>5f~taq0upyHF`|NI+`w%!<=x;%d%|xNa)x@zgcOjO8FM(_+7{v~;`Z-{XH>^tdtsvB=$&V!*D+dBAt)%MXsV)!mV_y$
t0l>z%uvWekffzYAwwn9qmVj<$x2EnC{)Q4C5WI38XAcx%Nbe<7LX_*=cs(7?gz*%wznIE#Hnn@xIp-$Ax{Y=O4n?1Ehk=phd|dp
mjLu>?qx%5${w7vnLLkC+(Tba%#iQSQiq2_*1!Q$5da^N(<5&UyT?v_j1L<M;SgQ-LPAjZ6bk#bhbX9(JK<g_)HSX!li1YoanC-Q
S0f%y8`l^T7!a1PXXShmVYd0mu?d|*;IUK$-<V8r>Mogs=#MElxJ}M~QMYHT7u6%Qo)<Cg@9Y^s{0H=eK*Kcy^th!<VJi}i1xx`D
&p^Qk59sT{pGpj{c10M|3ZnId6np%8p6d1nS}0CsIMq<ps4hiEhj{K21Pcj30r?#-0sJD2WIaH70-8#X@Pq@4`TKrYP8Z*(0d%9)
@-kc}4MH8Z;|`?kIvsHH4+DMQyVo2$p$B#LxUAAw$taz@qym3700+e4N$cq+GsM!x1!nrm?=)1j@#$+ky+o%TuR79rEWQZNxB~ZD
SQ>$%oxY_}cK6_bVWtGdK*ansp!-8$S1>?8e^Vgo&>{I?93J=$jMqGNB=T!Kf`%Flig4uzViZisf*>?XL~4{$l}Q{(KIGb7!yZ!W
l~0Jic=Q}5;PP3{Q<>gy9DsL69N0YR*g0L{7hy*_ag}t=cbzXQdXQ8SNjLlm9!@ijyy;wLe5{IG&2Vhig0X8tF({tC$H$I(;-ZaF
`=0(c>)LE}&;s;9_?@2@v!UE)cCm8QQB*OiAk#1YpaBR;HLjc>1E1jAY6R-CG!#Tqq**E^RV)w_MJZbrK*1Cd0aU<(F=Fc<%QJoo
tqjfRgHAWThG8M3X0+|1KzqANUai`LnC~682NIB<o%TKNazR=|KVi|{bW@MVLv|57#d0%oj7|#B^C4_T5KTO56^P6&&1-OV9pPvu
4X!%f+qiJ#NsNq+u`8uAD;bK=qpa3lOVp57!%-I&V!OIAZVZ>GSwaS&hBnepm1^V=tpkmuI=fDR8FFPf>j=2FSVChm$q+RQ1j__0
uoH%1N<aj%#N5LNjVY8>NeKiA6v9CoqEv7Op@oD=jKIVuLK$QrkZ2?$2}}fvRGBwmOg6&+DMg?{AxZ>d3ZyEg0C?88%y+j|kc1)%
m}mlsf`Wo32ttX93K|H8h=`eJDw$@9h?$nAC?_B>S_phl+cp+k7@@j0qXr6OrGld7&Ign!rfl81tDT)~7^IH(&P;~amSK*QhzO-6
-UW<xN~~0r#H9pHB_T!61i)mAEj(t`RRuFpNW(x=5m6yAOcIq9CCb304H#h2Ff^=1B(+3ER24*!sH`G0wjA-k+|Aq0SyiG9-Q!t~
yCG*R6hd7XjwCQ80*nzXyI2Jju@uNrG*iC@a>tyTS25*~ymDEk%*0|+BB=<HLK>Eeh;)Tws%)X4%)#24MYRv!JCVQ$>>f>%RQcBT
>%U%BrX-Q3ZD^X++qfZU+Qbw<O0|hqf^E?HS@{I~LtE!ZCdb=b9~vtRtjh}uwGjr&s<%ao^+CFz)m|(UqEe+(9nEgcR%k~XH^Q*3
6w;wFB?M4IK}uCM5<+id5kUh6_KP&*GP5OAQB_S4RU<G&4GlpFgr*}=&crUj`NWC{py$>IUGBFT5fBw|=$9#n89=+{;5?!t1D7i9
=XT>b`apeTJg)GJNr`h$Q8mrdIU%uCAn9_3B~c+w2vs98QWFaV)=p6~L<KnjVKULQxP>h=8$gMT5lI|aQ3DYPykSs6rDc*3B?wT2
$q)ogMATAJF2orsI+G!za^E|ZR1p+P#+41?0@xJU8k$;)svv?PqG5t&qN0eQrK(D4NPwo2D1d2#2&koshL|XbnxR^uVnSkSLXw$+
H8>M3GXqEzRShadOEgN*@|+|n+70a?41^S=1c@ocxg$#ulmtOU)D)2*Bfbyc5sAc6Rv{QA#1dZ;cgx+3p|}tiVxbo%!Z{^qfD1$+
geKHk5fe<(|KbojI6sWg9fUX%r4?72LW;m+etD*df+#yN#F8ndkwa#+aw_ftd*wkun#gV@Xj6AWA`om=2&iH#O_x`06$1Kasw#j{
Yf9l5;F^E_^a8H>R}XE*Z4gyo*mTal#Np@fZSH{N1@?p|W5I%Pt;wm<z#*b@zB26&8YIZ6p%^jV?k`C9TqdO<!$4e;gAi0kA_#&R
Np?yXidnt5?9gb?a0xD03Nq~6&}jixOq#=c@5d8%OAQ^c4F@PA%5+SY2*5;FCDl002QymGnQT-8Ik<`lqN~%#YSFA&k<0ZRs|bnq
#pFLO=hnC3ee6o%Q3V_(L=!ssVXf_CooJn4Re~o$QR9<LGFYR5$K{KDy1~YNA=~4IJnF0@xm05pLt??`r&9);J2gQbAxgd0cy&T|
%fa|$J@D>bymS`xU{x0j(g?VN4WF%aAALTe`<uGsi@NONRGc(KNu&i7hXz8yO0qVkE8}ElDyaZ!njDaf+$C6!SQy0OHVCf;5?X^I
y$EHvsg@mQFl53gv50E&Yf@!Grhy7E1&X%I)rE}l&l#j(@fcJPa@ud9xDJY(Jhu*d!pBOMWQ;Mec^K+l#!W3u)oS3QR0$-N*sf#7
M+o5FnK+)_h&^r9yUTQg{OE5?Vn;WlW#)$CVsb#@qOLZnD@u^PS`JUGT1m?EZgPvcFK?am*CohJ96IPOxYBfRO#FR2+`|i<r;1K0
y)zM`P{_esp`jy^nn09HRY_^-twyQBMLX8{qj83k6hV!#ZapBiZJl)NM-Yo1OO8m;2_(_F#Dml8_43}S9x3vCPahuPL*B6kp~93D
SjjJC6tWu2m}vo4*d+!wfGE3&Otz9W7^fhNo4U1CdS*iI$$Go3?xrH$BNJ>G&8fW%qO}Cn-v=7w8N4f$TSY<3!^1TM5u*|tGK5ee
X^x^a#7UMp(+M3JX7Gs}G0|RJ%F2Z!6y9a$P&gfHQm;&uo;pT{3|8C>8y$@m88(ru-nFCy5w}upQ0XgFHBEr+n^a}8(Xd0aS#+(@
Uy6(k3gZab+0!<XEfo=1tDDG#vY4ZY>ES47y$^N?#U@9X4r&`SYDC{Un%2<7nQY48R5WP8UKdfjd$VS>hT7_AbsLFBivxyZwyvRf
3&ER=4k&1k)SOd(BIVK*zb_x7&(6=69u8e-a2=^hvMe%gU~Zzql+-gJq?#B)N#h@_<9pCpaqznmW<I-cdtuR+px*Fn*>(qQ_Xlq7
JV$*kJ8wgH)+vOc2(lB2fY*CTxz_ODH4zR{Bgrkz&B)SHu4SV@Q$vF{qR5~OWLY#a!$|VklWq~WW<`i`yqG$;O2A2=$)N`jo7jz1
VCCDq16eUPFwhqcI9}LTJVWktoxXM@LUH)MHF#4=l(^#pSWwP*0@<h|xH3Qr8<-OhwUwk7a7@**peo(<6Syg@6HVE&&2HUgG;M7b
u><9#Sp{!*tQj4P6B{i>cH-M16|B|d>SCp7qZOENs`WKtx+pcV6na&6kgnyIVAa9b+6ZG>s_aBKkYj~?8qn)^9bD`aK_h`08$>-B
4W(%Whz5mCt(jWUx@|F9!Id>^4H?jl07D~bH-co7AWu3t?w5;1qcoJ+rtq4Ydde}&Ec16SdXCN1MC5>oFT36A3$~j)D5{kA6URlB
@1@9b=;g!t{EgkEi7rEPLNw2)_NnbX4w$vmrXniisq;y9pr~QYWmE9Cd$TgZEtrI=7BGHCd6k!PA}k#`Ln%^eQEDe7>$d?HTo{>m
LqJeaAT7okgn1<-YbE6FrfD}jdEAGZq{BAH+RKId?{U|1WiqHpVKmaj4J9vEr<GN`Vq3SRR-1Qh+N_Tr(c;8ml|#u*T+)wMc4XH1
tjv;%D5y${4qYbbh!Qo5W@1xK*W!>sD8|GTotHpJC=v(PVNLfq0dcn@?P8aGerENAM<~t()rDs+CgRWl+dEO<vxkH&cWsL<+umgm
!v$g)O&3GBo~dPmVoK)Y%f`EB9P&vBO_^Zw2*hMHJc&)59B=}3uJA_Vv2HLp;<paQjHH}MG8<4#4df8iC^*JUWkrK%bWk>A83Rzs
fgo(qU=~YjB8WiiinQ={Gp)aSwC&kP32@($v#=@8*&8AJyKe(BP_#82awD=xmDJMf40pWK<KdMbMXg7>PO%hJ_h`ZyU)i?sK71Dv
6%<dgwtTHwgqp&ng+pYOfJ{%S>601c)BTBz`bi+``4i%y%U-Js_}_kB<jJtuXgNZHqM)*7^Bl{oQA5s3iQ7{!n^8Ytzeo8yz9kUl
1y>@1{Ge4FaxkJbBBbAxBD{h`o7TTPaGhrU=+1Y@h1@HTZpNH~F@8;9$ze^kh*7eq4sk<R5{MYNZ~+l^fo80<c(ZbEb{`~u6;u)M
np}1GtCkOhlNlRIUBO#)j6*`e?{7=JS0x&aH%4VM)#hrMQkT*wqvQ7+X9W1(T2{!h3}$33f(V+5c(pbjfms$vQWW%OrK4~r8E`xJ
w%Jiu(cVgmvG>j%Eeq9*U|Mk?L>4BW>GyUH6Xow-d5KXu)#F0VrJJW=#Gb>WDpHg{;6$sZ8arL!!yuN_8&4e`Zv>cmAZG!x`MD8d
l(rb&apPCAW2CCsT>!X+51)AL=T4Fke}Td!+(ufUEdHx=DWp8BH<s?UDT6$khLrvu;lr16i}y}lkRE5-?!D&c9I|;~yGc`_CbxU5
vx^q%pn969rL@^3YqjDGiRp`M)zQWI<>R7+ouyu0?5g2Z&QsK;y*(IQAc(1!sF6V!CH%q~=>w#@s3LnlgW``d)!Og}GCl|GGiQEW
zZ45K>KVRJ4sn-0{wd7?;ofXvaOB*=aY9f@fy0cN5SIoWoPs#i>PJ(OL@4E}Vs&jIr8_7AD@YE4C<kRe=SmKZ915YifyT)DFQt*#
H{lapod^Yv#6bV#vqpeW0fE-+AUR!0aVFi;<=(V%zAU0xZX><uJ$X6gP?Z<fN;b&hNTEj7fY?SV05F}oZOFbO!IU-;*bBP~koLxT
*@>{&5Fr}CO%7KIE<<*31#512M?KcZbJ+9-@PW^gIP-1W9-$3!V8A;ZKx|PMpdTD#&Njp#9Ge^2#>9#Ui?>z`bAsQp+ZRsrphYp4
?H(QX0V*0qh{PGnVtF<=OmV0fgE0uMP_l@FJ9H!no8#C-RP%tH8PXzQ&yX$Jkx`gLPUy3(fk&K!=(R&fxld{*a~2`W!f0IQ0VxFu
7jay7U3T3o<cG)`)wv|+NFpxX;f#sB-0`Fl4oN*kidtn97iA2)$WBDcOWo6t9SEDwG>4FfoDhn*?w}rXS`_OLI8MBr?+&tfNhBb4
Q5~?k)rm~)g0w1txLo>W4mhw`>W(hEh&kK0TL%S*+(yjkfz$@UE~S<nB@fSdO*<~iu>x#D8^fkVB2AbalZ!*Mk47SoCDsyx`FQQ8
4nNqt<c0$bCXy&DsLLu_#pKFyy<qwm=j6W#M$nvu`?tHZy-FomR}=1!M2<xh!ipQ`7ZyQOQ{c#s)49gy2vG5LG!hyWRWZ`6pAkUq
#t1lo<BX8#Ar~4T!@MULNZ{;k!fJNJz_xP4D>|wI2H~)u{)iXn0ANaFx`aDS1i5>|P9;SQM>YX>G~*GeAcUD33k^Ea3=GmS8mzMk
%pS;fGZIpSvPv)^0jLb9YAT?nA#h|IB4sd$3J{3wR0>m-3rM!GP{{$M6(XXJa84Hj&Rj#V3&V&}#yML%$s@>y2LZc~zzK`ImB3>(
!1uI!&}Nq$;Ne1cwo&1?Q_zW=sl(15jl*%5+;hSK3Ffp1y&h}U<pfNNlZQ@(-l0@EF(9X%r(TSpZck8DEPJ5jqb@x8oG%B35#BiL
vQJh+X19i1$+iY2F-$}lVG@+6Ai^L~0<}oZzh`w|`gJweH}sp%-gt0AyCP}FdXHpsE&!yWh617qsG?D63J=C`kP;{+A&44MY7&_g
lOZsH8U$!5FlZq#l$A13017)IfQg47sG?>eY6+%hnus7Em?~-}s;a62sG^D)8b*qUDMBS=ic)Bhq6i>pN`jUsk|2gEq8Xxws`g0a
1T2u!QB*V%G!jK5F$7BhQlUtoQ7B5nGa*345Q|7sBSI8_(o!u%l+hDZEQA9wBlUTE{AazJeM#^z_Z`sEhgw(BOKO#-FfbG{d&*R|
Gcd-tp{$0s+0j*l<(6{Ly3~Ao;GRX`uZhPw2*{%wWoV`jt1OdY@7wN|=^a#F|C_4Bckeh$ZK9Y5L6U7Cx}@#?7hyZe2nT>l8-RW?
hk)qB+I?jB+(@qwClmHaDY}RnBv;PJSMDRz?)7LDJG~Wo#?YN3>elX-iHf~ePpUA6N)HH83}KvDzm#F~>i%{VcHb?(I8aY)bCYxS
;Qh1R7Y-asaI+LADeUX--&^`b7sv_{go1vf<cXg|4v|n2MA(W@i76;)5|AlC2$e#Be2D=tkd_Deiy2U%Se7J$XlW^FprKfV0;(Vi
Q7B49piwAjrmBz)Kwz*HLNN%1I<pMGAf$*Rj1}5lLeWY@#eh==5ypWr4#GwN3N!+;I)O3NN(aIdCDSToCNe6}kpc}g&?r!}2vULp
6QvC%DYPlHa1o@)`rvRKl1Lf?d$Wn>nUv9mlA)p2u`)JN;~BBPhp(H_2<bBwT+T{{2tY4vE+P0EAZu8-QwU^a6wL&MS|%lQt2<j1
LSb{2izq3Cq9nkBh`b2cYH2730&uAcK#4FUfaxiqIIi6d^Oamn=!lHq!;<n4Hialq2!v<~N*%O_r`ssiG)yo6ROx~9MDKy|l*yzb
N=ASxCYp)w^&DRf(DWRSORjy`e7W%-KWEPUypv*fOid)f!kW#prX>9B7ti*5uAp@uL5~dQ!038|W66DBew`P1U;)kq0O<f7VDF-+
8e~R+bt#b2s+d3z(F&O<q7l>-0#b+0K@5?7T!79m+o9;hL9@-!r+%~u2bgYhI!-Ardp^foJs&M{%AT}V+cIt+n*z7CjB7QQj(Hf2
U4B}dc26eG&(p;FVJAFn74TA|^uX?p{@LfwJj%Asq-~e%ROtc%Nl{>#OYZ00w@zHKWbAofNM&cc77Ae84%xjoH+_G+gbDu`Bm+=z
Z=k*aC)OVk3~(w+p(zH4AU^-jQ9d?OA?#0A7j3pet+JNc<BlbcL8Qvw?u*mVw2}w6g}Sr}S#@g0Sp~IXww<$ZiD@G86%lGCm9R_@
OhtqN%V|j;?&~;0RtUwb;E1nrs4B!UAu6^EF^;k{kG==Qbr<V{a*Aa*x8JXhaEhNI5^=zF_xN`6>ZKFsM_(yQp8Ypp9-E4>Gtt@o
d*`tyoT$vzB#~rPa>(IE%@CO^%~Jh%Uzdk>-uc^m>|UQu*Brdaj8IBeAtUb)UE;VzPTziZk&tB2U|GEewKX)&G9bfDs&v9hH;}DN
!xI%FxGKBAp;=%aN!iGzLxa)Vr|t0Y{#cWR`vHiFF$$@}SBs<<KKM#wl)%b+C66HJzN^lw?{+siUu7*KpvuX#tW;4FTrik*vgC9e
C5Wf13Lu$R)JTu%yWB@#7odO_oojoP8<!iqa)^lC<d{Jjy##j$bKILhZs7A(=<`wg5H-HyB)~&BhWol$2#Q9E2q}UQ+5}ufgmFz0
eQCOnC}3cc7?27YL3D6Y9i7@<fzoN35>dkE;iSH&Q_XQ@QCBIf`R<88^h1F_P)>+>2taaKoViIQ<5=W7tVpLgoRcz0;N;}tc3W#=
2N@7N;dUosR{*=ol)>j3CUeVaLCMY}2cr)<oGPl_GExA+I%~UzdnZ|-v^dELD~B$9K&C_iJz^5~b*nsz<X<}XyF4+SVJ?hL5O&~m
W49c$cX7i9WhCTyw<etMLWcg-JJ$2axo{(@T_MOwo6D&kr5%Ga2$(mKHl3l#2^16;$P<n6l@%0E5Jr4#)~g7PQz{O^CRLq@2?U79
a|~Kp2&|j|goZ>|OcPcyQpo3JASl{Hx&_3n;Z4*WC$K4t-u47=qcUw41^_z}3L7wvssYeS#A7025(Z<7kfF7v5FI6j#?!Go7~T(C
2c0|0bqtMOu5BuI!W+C2d%FRSKoQX3+=h`5Kfs?oNGP}}%56CGeB(oj(j5C0DxxkPdE+YKPE805fTPfMI+2QSL99|?brl0t#OQ|!
as<aq1Exx5P{k$dwg%~bt~OJMXsIR~iI6ctB7=t@A|Z)NFu6fSNC#!fup%*l*|4A+h^e*>GDRB9SY!<C*5CJG0PFO81KfLSRPCc?
XH;NL<062eIifmK`kln=-!^v=L_b*zjEj(}RRc=U1_}~w6t1KaAcrY}LUz(@0)X0(TrIL9V_uMwq8(S|-Ai<7)xLW0u^xHq-PX?#
F*P<FQsG*M3b-vdUEPkvzP;LXAyx_4kQ$X-DcE=y4Bc)xvYUrPl}w1ZT#AYaC%t($gau&L5k-M(!^#{@ky%;yO7ul8B}EW%-Q6Wv
CoArrA6E{fY8*h7po#=@4+*9^oyob%BISxCCd<z+W`PqdC%U<UIcJiX=5wsc;hLAI$|wbp6g1#yv!z8<2T2%I$c^BMQ0(kk$hpdC
3lAph2{vwfj_%<<#(S{79nUL-aQhd#yH%7@VPyn?E!SBY4u*93`FmbI55rn!eSV!s;?Ii3MAf$0bY>JbH;m!Q>(Mz4JiPI@b>6Ih
%uHz%6-6IgPQro=lSoR6f}!Wt8U?n~W(O#57ts2j6F&&uqUy!ac6+tBcWEpWmI}{ByLBvNY{M5c;_SjoqQTBN+`_78kU<`}=exNh
OK#)4ke&wI@^FYflJ*dwAi+dPo%o@E#1vQZ#B?-%BGOnyAvA>P+drt}+$u>95VS{w>EQkdeDRQ8PTIPBT!sddcm)`!j@yB;teSt9
ZGd6iiik`7g+nQfm14)*=T)Ii3o51hw>-I{`IzLxoZ$qb3MmRGVrgj_B6TK32Cv>Sy*eLfv4&epk`*M4YQ@HXiq@TOFwOPOVj@l?
?N-2cXiCd%p<7}`(GXqRf#w{?+>N0ViRNPrgEJjt&i5wucG^@F5s1NR=YA6Ojg6ZrA`5IVsFsMPqO`53*jl3y6${`(N!%X~SC6q$
k6~hPU@#jH0rVM2B0`cuB1w?_r{3+gT(9M$nf<yfO^8}quKmiYFfIl#SMq9Yy{-eGb&nS~HJPfXBY7M~i%e{9EwZQuQ$Vj<#DAC@
&(~PL!M_v#vnYPVlDd@)zvVRwb^e*i<7&$)B&lBTN499e*Fvaud`0*==>gKpdBt35^jsz&?JAtNyw$p^Lsh|0LEIB!X;NU!6DdMt
q**S*lZ%W+2OUmzCFLhMSvjFcmQY;L!G^o$rl&z+j652>2|3D5t!aPChAha$@Z*;Bg4?URa_Yao@G#f5Dn14<D~hYnQ9DL73ad}|
37#9<+gF2oi~M*xB=h64AZu;L16*)rRx4}`X7IFC^|ff#{S>7DLFtTfydD<AYnF&<g^)o)1OeismFlX>hTw8d2J17kj5ILp5Mn_d
3F!(}WA`Ec>7+@TQK1G>X_lgqLWPJ#rJ-V?gef1RNDjcC{$-&0{LBzK0qP=@&sX`v+|hsKY$N=xC@A)E-o6+d$ry%#8Av3EB7Ndu
E9&#2B!hgjKOfWRzYoju{b9D}@d@|J08pgJqyAC|AI2Kg#AzRQoqEC84cI;a3E}i|^F30App*4?0SHP5^FoF~FAyOV5D3tZZjgc^
DN!gA5>X7PM<fILe|`qgAa#&4j52b~|8$>`5aVEw_IipRhEv<fnrdr6ZRKINZRc)lf3`l6qpj}j0SIhmQ*M<Cqf!*!s|agH7GNUp
tjMDw<%davN1~IQuPn?aw)2LZb}5EYi!$2_HJIX)v`m4QWUgl`)vBW^Xt@o3lzp&BC4$3L%%x!u!GKmHjN`A@*{;X+#5!N09^Li1
tvnA<I;ly~%$of_A?6*t9+%2G_$nV_eaS4q6VO1*>_4pf|Mn38{9yV5e-WlqK>r!YC`^+eS}>XcDHW!K2#6(010fR{fT5uxph^IU
Rm#}rc6z>)5IfRE+EZc31fgHnIACOfF+~vyfs=_Uqo8#l-I<?t{|x{cAVEgXIV5zK^qVGp7!Ar=O)?&jY-`wj>#;ljj63`|Iqk-=
H|_*?fIllPuc9FoM|v4|8gg~}l%QfLO0zCh)>*-?;nuJq=>NWZ_B4R>*$*aX?rOcl2GW_=5DiX96sbVf312J$I*=!s0ZNT^gCq|!
eWC94DDJ1I_I^Zxf-9gqP+UOKC=f9NGEFFyL<J%RDw^o1W=$#@328)NMudnaVj7f!QDlUM1tEfgLZp<TrJ!J{l~$=55NSqap;R~z
pHbmBC=)!5MWLJ^hQ>B1g9gq(1p{(UM35TIVgacXHKfH6R>0{RVj<Fw*<mv8#M(O%Fzg$nT1$l65P!Mjk1U=#2^q>_*eKT8HU;M;
AiS)CBmksTKQ(v2M?y~LDL}vkI>-P)0*Ol)q&fp8n@#@$a^BRFKV3A6A0|qWrl=T#%D|X}-91rHLhZJtK2(KkMkuEdR6L<}mmn8y
W0S~$-6^eIjM5|?S$9mr!YqO6z=sjpMKU0LOhAN&KY|>A!wD-8@?{*9!dg{w6v-Zv9xyw~yGg$IgQ8GrQHXkwF7v1pX+$u9G8bar
XkDSyrnijR`P|UBgbk!r?;sL@;#2_9l9B~N2Twvw$HoR~))G{#2yK%DlCatm`JoCpa8es!O(3xPq0$plG*YD~n`SOfq~cu%e=fra
8d)Ur{w7#Z+6^Tz!!h>4u>5IK2%X>}cpK=Bne}&DZUMIrh;FcY#6JM36V^$D2ezOSKX0?vd+i_*^EvB9H5XOAW28U=&mopT*&v`B
KnA6VVT9f`hJ#5H$Ry$+Dj6g+gob95^dM9N8N)ijI_N@(y>apz3`=Y(O{AEBV<O{-=z((I!xc3rIi;lLMx@kHLYhucKBx`4Vt<Lj
%dQPHC^WA*5}Hstn*eK`KKyp4a9UIip$>BGAab^ZDI0jX=@x)HKF&eZy|L+@>8HL&i-$eEy}|1rr36Ff^L?Pd#VAAOd;F06PYAIc
k`~IvL>8975>bo+Z)eMZ>FOc#fcT-9M`ycRk?B&&Fzrv5$Ggl^SI|fiD#T0_A|GU^E|>%|RmcP#{Y0W|p+2Qw`K(9PyR-&Cv<MU_
AuAIwB_m8gg(@W@MIdZ!k~6yKb_nX9pyW~ZOiFc^=Xb{4%lIh?@{sA;d+0S~69?$B#QbE(G?_$H%@YJtr8O|YAXzx9kjm2$M2a5>
S61qVlQ;zXVEybgC`5$-w8%gn4>0@VlgQuHK_n9q5fKqGdYr|=s$xZ=l>L2*Cdf(P!k)lLS3tlTfj^d2_x%sA+@xpUXU}kq!z1);
)js`+k{=UB|FOTO`)BC&x2Voqo1aTG?F5`=?m*c@$4%j~e4YXa-}zxW!<3Z>!FXnYFcjviDnz9y26|usPLf3Y1N4`n&K+1l->^AO
^S$YHG{v3bSb=92CJKmXC}~LOQ5sWO9q7u=wzAHW5l9gcQ+-V=Pg-;)Eb=8)jL}>*n|TG{<f<6MTE7C*nmxF>-Yi(gIy&NP&ynZ@
_nYqa8Jz>dE5HYkpK-bY?}j2GB#C_yhmH<ONR149yQAog*$(JbH-wcX2_kBeZ&j5vl}Qauz)kdEm|KXGfI(FhDFi7&6GD(e69og3
0%S1I)J!V;<-$lHbtV!aRS8hgkqkhS`RUe(rAQ_uVn#I>!M#}l46QPN5hGO*P_i_G5|mOj2`noRw3LX_BScifgb>P&Dv^#jMFhzc
LC<qWmKtK35ot)0r~)7efk~7IW{8rIp<t*fqJ;<;0VqINhLJ)9AV`r(g{EXEsw9GhC=iK2q`5(tt}#`i0w6{rAQ3`HL>S3A097~L
{Rx5%%Tp>9Ld67EDGbjJV4M;KDlbVmfKp^K$Qnf63YZ#>*fNsLRM5T{YkWg}vxQj*5KgYJK|~ZMD5q(yIa)>n!;IHflTd~*0K6av
8%g|w&dL@bC^lKkG&B(i^y^@^-&g&=<a96hUKAdc2en2@_KYG$uzJXd34;$%b~-mcyUT#z>)Bi{{!F<X5deY<G}HryClWYK1v5lY
5YZ^W!7!reV+bmUq=|sh)8p;6NWw%1<iC=hhy9^I)gQaGH%B=O8p99dePC-97=9>GQI9MQc+uGEC*<cSc;bv1!_~B;vxa^=(P~Wz
=eIgPBYZwKJI*<NLz^BQ=pB26Hhfj|Koc||MG;97ku^~S$`LCOK?jx#kw6(HNk~vcl2k+#)DTq_R8>(C60<1^0+onal@W3(8OyMV
vcp6qfl&-Gl48`!Q#6jy=@BuH?@m9?i$h@@3nWPhNjh*S&8HBylx>y-Q9)B6nq9M!2AM`Oij>0v6EqV|GZ~4HMFAwqNDQ#kNfViX
Qb1IQM21E}5KCqh*cc%UzakM7ZgII0-`0eI&N@4&us(4Ujc14ZelA3(1_RzAv!sV2eNhs$`V@QK?%gM^z3}O_$BFIr?1Rpy?JSdx
r&mDR+p!m41rMQA^niz|Nsy|DX*~!(v(^%%;GUWmK#5@zDwI&j7bR#K0+CN|G#}Y3^ZR}OWvGBE)(3X6j0+GuMed$9`o5$9`B4Y}
g(9&kfMg)z7|38rM0U^HDWM42C4?y&DOkYdh&a9a{d~YaR9S6xjC-@Dj^%lyemsv@ABV@>Y53|bI!J@(1BB6E4bAG{%jdrTPhU62
?d~}N-oDvgqN_6yYZ4x?TP7=Sn86&XASx&8GEywemzFr_7ztD#Qe_g$Bvg$g1SA|`j0Xg4q57BzfeGh^NG5H*`*Yvs3+$5vAe>ZJ
=%^h?3rY>o5jK=pNeY4F#sW+VY-D_+v`YH0y~URu(cnFD2>K)q^J8!JT)Qf=27fFuBgl{t=E@Wr(57fj36T)+sNf=P2gnoeBB%(E
kvak6=^c!&S>m?i<8Gyd*=Lo3K4~e^!2}<}AHC3R4)GFUAx1+(Mg(F(M9E3hf4<Z3mOA84TttG=0N9V@P?dB6xW@7vp%U$$D_`pp
x))AMgQ;?LX%(9qw{g>qQ6?+Qn-JTz|1UmG9RANqa1`}n;8srEyYnZY<_h{x)#@Kw{8#9O_DW=8zR3Xn{E&Z<B|ZXwAV*Hp0>1Dg
^!`l|Q5ztMphWvfK|c~{6Df*Gl!7Lp282|KWB?)rDYF9u^$eH<l~f#<GN70x3J^`02fdU4)Re5s(xF8IN`yjFRRq6oWeo#Dm6ACk
o&7%e8j6Zym`SFjnyO%^m?kNrDQaXWDIlhaqKb-QAgUrFhNOX*l4gP`Vq&To303`7AVR=Z0GO3jF;fu4MA9^+G(i+aQBxApRK!qH
(*`yS#E`{PJ&2otA>^s=kwdfRfs*`Q@&Azv5(iW8^C>6tb@@D}+RwI>!&JXkVTzUc9i=oRiw&>t!=5i&yji>}1Y!SWqc!#SCZYSt
e|PWSr>dg%(FJgH5px;eRZK%!ZQT@MnIgO-Cw95f+x^#t_sm^nyRpQA$!*L*Kh60wSRdT%I64p|Ad<!mGI*XpnP;GR6iEcF3UXTy
Gd$N7DuuW@cJC~lvw?xn?3W;le)KzL-qNS=b8%RYY2MvyI6GzvkHzl)XFtTlfgegZR7wv_05FjkC~^SOp+FiW4!*p=<_E9=L`3_n
W+I9vh=~X@3<70|48d^^u#|T1?8B)ijWL9<vHllT58{Sv{TYG&&N<~txIMEbbDg5HFa;sP_n&u$!6JQALmOd@hF>MrbUex~UL86k
{eO5l6oqy$#x)Z|l8P}jm^9uy>eQQCX~YcBe>@FtXiSv{YEa^rV+_!jOnb<__J*M0%eEUt?#aWpoU6mR*y=Rrpq<IpfL*wFMcH-~
4$dU!ia9aPG2LTh$%4icC@$JdCJo843GZ8Yc8MVpmBK*^r4of{T!KLo5iNAw(8;gLj)HB3Ow6f_B^06&N8dQ%5d)F*TfkjFjt>qE
IPt_-Y?v*qf)TPvAEhM_MTDDlCy$p7om^ir!{mE$Ofb0;LaTN+F@6=6|E{6%owUTn+pZLS^};E?TS*F^NI3mo-DHu_uv9Ax5P3Ep
MzS+>l%=uVtcFsmq4gwF@A&BVhof~}9EyvFE)mXM$x$6ZuI~HSyj}V&<4L7uYBYRZKy|L^W(%qs@rJR~+JK{<a*K}r&xm^7?#0vQ
$F`4mZIg1sAu}dNR2V;y<gBqGef8C5R=4^oaTK0T`J=yjcQs+F+~n^wwCbE}Ih%%$PwK*UK@(*kc@L69;*<z)3y=oZrB&KcPE`Yh
uJBM&B`CC_8jwR^WZjY23r;vR$p#vIpdG^g?@8OpclpDJf%?0SU33HIm$CY=+XR)Jg!_;pr}aO+U&lOi?7p+Jp)u5{<*g#(6I&*j
WD&%oDktU{Fv4_+KG%*U7@`?A_!J32kkv(0g)0V7CMGbU76JlgF_<VU9FOIO?uEl4;Vz6Qaof8SvJFH!NhF+@aDFff=;PHMv2G)K
p&caE&%Ze1<LBTm5k&MX3Wr3R{P;TKh+S4-mSnbR10ZjRe9MTg^xGw_cF0D*x*LoUA~NRt=4Q}5$==W`FA@iBLJ;8u=Xrm|W1Ods
wV3ByfX&l!nK6>G7OptpgmJ9rwG_mk=QbX4hPDBckSwGV<c5z>ihmUG?>$f2{eGv^oBetxMV|X1GwtK_C)v5n*T~Ll!S_Rb&VNnG
Gqu|D(T4P#q?_1A($SKzu0X7f%vCaRoM2UL&Nt^=NxQcss5$-f&a~do1#&Hie6s^r7>tee5>YXO?C-k;*5~+;p6&l%a?*<YZv1VS
VN2(V2i>n7{d;IXRcw|flaalz`||jFf$L5qC#8qWgN@RcndmfaCXGwrMK`^gCn41K`jPvfeWx3f9Tg66*_~The;mY=VC=(Y;kW}0
d-=!-psh|Jm9Q-h`KnDZPA&A30({<jr_r5rE{`92_<I6nsG<}{Zhs`sQirE-%{?QrE&6qrXRn+wU-xL&DEg!$d0A8q02kyT-rr3g
-M$2_JR;eNb?1(S1db9)h)52c=<6&};2kY2TQQOU@kFy(DbT8u8G0XNZDKyvZnh-6$7;&juNQ-NSW}~>)qe{o>c+XEZ`L1x_UPSd
`{|k~A?(9Jvx_h~Qm8Q+7|J&(DvV+kdT-47^EbVbBwEs{=YE1Jt|M93OItv2O1Sr1At{O2Goc?8*`M$}F??~k4Sda}b2>)Z3e*uI
f+CR^FO9KimkZyP2!*Ab^2v1rK*(k7TLakD(=bdFDebN|y`-wh_sDK<;A>RHw>@xjL$vpK@91Nr6DRHc-(nw7N5mm}PJd2g`<ICL
-PS7z)KryKK+qWiX&?ZS5z$c*GW!7N5+}6;G{2066fq%ENlMT((2*3Z!A!`s2Vg*d8_R`$>1H}7{76`+N=g!$8K#tZqIH25loPdd
svj>SqQ$r`XpjyH6d+Is%z%1wRhU|#Q^(;8)Gw48zMkIN`St_$PcL&!k4!W9c)XHuf>bNJ8LE&;><QyM(|`dH2XOJ(^>PnXr^o<4
toZ5z55t)Jxgd5xDd<80ci<DA=n1mQi|+LLA4ow*nR=twzRr9~Ov5)?C<6{i1tu{|8%xCKL!Bm}Vk+UU%MBvV$9Q|BJtTmAVfBZ3
06k;~8i!Wmc%29rS`L{H4+Fbe)HKSG>Ck)&DAMar%&!<`N|i!-a;_R_G{;{bh*l7u_7JEs4UnXS&)my|fNKmWXaIsjlssdkyJovI
9f<yP@(cN4ceP&COLRRnjwW$R&qi=?bDLzWqG90=UVNEK3$~NV3tz^v76lrj*Dw0`?A;9W(h{%og?NU&Bb6FSqohI!i(S=p5Iyu+
*YW4Q^V3ti8g-e7%p!ytt#`xH>mo)VZh11LVTNNdZF#19Iz3)DrzuJr&La;k(|$IpL+X>SC#PYscb&&GQFt-Lk!l|ak`5k7)|~R#
d^g8<Qm{RfvQ7{^Voopuv#7qs5+1*GPq9JKz;-)ld<@wa!40=!I{5J!twRLz-_pTG&xfU)E}J$YGY)C%A04m9e=j<d+rjURq=DIh
=+H&J6@=8uS)RbVRN8yaK%xdg1sKF&!RYOnZ+8_R8}o*iZEB!ZNP0wAk4}(cO<ij08XdHP6@e2jP!Tx*_IB`#lc7wao17r$D5t%V
IaZp=rG*;2#5+MnK@ZB+W~0v+j`dh4JGc(pM2wdEAj-1+r>50(s+xgGVg(62uXXDICh0$2ZOQTJlzo;JRCg=AqnMUuJb2b<OLnV(
^IwtY&z!mg(H$8Q9s0Q*AKjG!%S$|SIq|J^PIc>EwO2fuMIfk%g7jEjSyt|t)UZ&kRTI3O>6AqlC0W!vr<3z~Jf6Nft;|gIP-4Ut
ZB|8{)~j0(d32of!Gz6i;4_&+MvqRZAn6ZPaPO)+vaHaCh(|f!Z+F%TEgr%J7|cX46_1FAwNyT2r#@lR&+X4E>O0O4!{+;ksqcXD
c^x_V>t8eMqm{4Sti<Z&s*|dWB~m;#HLOx`abk~bY67((K|w}I%`u7|`qTEKyNqjWwQ0985TR`+joTVGjw@1k0?@%I|AQS{X@4I}
_?~`Ko_TwmxOrgvr7b8;s|v_n3M*?xialD)yd&`Q>#tKRE8{HK&!CgW_c}q=t?=>BY6yq0;1l2Ll~{!l86;H+fGJ=hA|IJ5;VmE|
i3l}eh51eiK>Vj4P;&#J=<!R|c9t85ri^-cY<YAKdrNhl;r9_ipJX#1v?e7Y&?-MjqnIj(_cMYEyr@JfNlP>&NQD9$0(k*s10!|`
qj1|@X~c&zP)~Z%6PN-*^k5l|8b35Lc%R4i#(Tm~8iwTb&%aaOZsyl?^|(w!W0}Q=em_<gd-C)-a(P;|%2u6smb8oCWag&>Yz1G%
QRI7iq*q9>BHg7LJuw>b--C{PUJmKk+Ih@p%_M@1dyvtH7~kl_4W#gkF*C+whNV1r)X2!iJhHJvl$XtyDQQJ33+FIz;e#d=8*D>%
iV8gt*CwdM)o$YFIh||}{7*yP8a&OSSq>J=hr>e9kP3I-vI`wju)9F$lvSI=kVMQ1{8IHY?~scQP*9Ts?LX7|vFLqCW>Vt$Jf93T
7IRjZCl5ODm0~Um5>Tu(6v;s5Ws2RLmnjE=;~HvaYhb|YNAAj~#wR^+Xo$}QFT0p0ls!4~oF1C>@t+(Jbw1u~nuH>-t7rTQcdK@O
g&fPKtAu?w*I6i4*QfBFJpaJ57jxxO>b%DAE1`YN$7$O!*m>t(!(Zf4G}MVnNJNx{6oW}kB|>^P<F{i*UGI0x-SoBmX$1;?Q4)Y8
(LlyUMk5tbdR+@0!PEzU_R)?<3FbJ@mSenwyoG9pax8E$H*@|nM5PQ9MKp%S%FrnPeS{P=&_B2j!8d+$*tc-K96YtB6S(Y5fbujd
Fg;w%`9cO~cDr(i;T$}42jspSDUs^d?~sK9M_3p`yZp)jH>8uBCoX;%J$MxgUfI*rxF2#}!|NdrI0v9Pww2^dBaw9wNt$M=q)E~T
8G$yW*TVw|*>~Xoj1TDb_xoLyK;_JC&$u4FY}T>pVL>ccdnHwEK`s4^sy;qOfN4^M2x^q&Q;P#AGY9p!SC!cadt^CE>PUk|vjHFt
O*EWATfw;-PD!*4BI;a<t%2)d5LL%G-V>8fAruz|z(s1s2pB{4!X`m7#G=wP2|!FG7SI*GVW`YTl}v>KNI>2YT!RT5fI^f99D2gz
o2?*r#s$J4tBiWubd<9K=#x43M&`<Dc(<8Gl_F9uETefUCI}3SfP0DB1BAv2#yAsTQ*3#`p0U-yN|7r}q{1TPfYV8pAT%J63c)lZ
8%UT7N`mD9c3fr30;c#lt4`aXkX&Z;7+uMOX~qdO>}@KbF>N7|l&ER|41sA78c`_$DOHJ9g`gQAB1j}bscMLmRuoi55DFS3G)ly;
G)WSNHbWcuVy2}KnvS?QL_=|66s1xSK@|YAmxc!c{Wp0#`)DMX$vP93M%Ns0knEWVGTQ!$)@WsIz1bwh!qBoudl`wOU?ibZn2;Dt
R1k_PD}j*`%y^7`Bq8Nc^Ckxe=6Kr*V+iDvo=6fvZ4HVYmC2mo`<zZ)&XTcUs6oq<dnb1Z$Z=Ug%e`-|*H}dRs|bH$7euGjbV!C%
DUHj~&K!t-M28_NtAP-(&hcVCDlXmxI6+qkf-G-*?;FSnlg<U&GAgQb5cG7yW6A+tq)El7sEyx^29O%Ik=|EQnu8!p3S6B=h>8&$
ii)D2XkSpKIn&N01vBbb3x^1#l-pBmx))4V7AC{C{%Ix=1$Gef1jrrP30{(E3X_%*(PR-7U~1M19#HdwsL0w$B#DSjmmvAr2<X#{
?3kh35IYh{MHNB|jKP7s`1_6YcE`j4${>C_PTqFcw|3m^KwDvP-2uA<Sip%pVjZ_TE&@P1qxdHCuw~l^oGt<NkIw`i0M$6zR@k)z
KtohSLeiN5l-oc>jDb&%Vk;80RHH(gluVSZ;c^tAL1Gdrq&J1-CYxJvw#cO_b^CBM5>+4+ttebz7%@b&M1>+%2|-DdjLeZWNmWKz
F*z|5y*)UF-dKiDL%$bED`zcfSp(V_ru%I`AIBY!1d4Z;DGxbKkcp6TO92rHDhR@nlIZBcH%;dj8q}^IO%S1kvQS~584a_<?E<_O
2DkAcLkSY8G$(T|7L@8IOJ0ejsMgw)$dkE{Jt8mDTbU125r!rpZ+|MreQWnORhF|$tjVgDEv3<E!Y@4Xy~lAfTnch|JcB;<-U^pR
a8k@mmX7B?6}^|Xe7?7S%{`LCs?gu}Z=DAmSXOkoKv8BOaE35=`Cxn)X@H#2sSCW!^rsHU`>^4Fu*Q0)NO;{1q(0OzOott($_9xp
6guL;K=|+1Bsf9&8{R}f%1{<YSi_I+FzqUM;sd$m$3xe0P7wu?6iU@hPi_JqF4id{#>b-DV;J<<V^ccT1{xoZbI-!m_k{nUaAGl?
)@Wqu6+qIJC|Jg>oXV7~AFSbhdG6>r5e`o{;NBA=q9MHE$=NdL5u+|86=@j>%*v_nu}CChWGJPHh^7gW0$8b~&_tz5)F2_ZoM=qB
5Eek%1@$M&ABtj|!9^}a6~5ZhLQ>Qcz^Xuav|7Yx2;&2tfDynE8y?e2Y24bxL#i4P{^5P&B%k1i0#64bP5?yj@MJv*AFaT%4Ne)I
7C3fM?LednVO-_e1QP#)j(I1@T@%7=7Tbcvs*PeqMKUK)b07+jG89XXdx`HLxREvP>aiYf6&#|O$DC_9B0d1eP)?HexM83dX+Zf8
$C7;&{wPF16-5KeN|=CS2|*a5plLc2Mj9r`c9r==t%6P>d_8c+Z7Dw!`+As>{!Qb?R62Pcmxy+S=TMpn$ixK+Q619FJ7Ae)*_f&N
C{xf`U4IJ4Fh%@(BfR+ZN{eEnFu8z((Sbh>*{}mlkXQhOse}{=s4<VK1~@|R5B`^}C*Z>Ak>BAco=5`=<@|!cB1ro*>v0)2ABRY$
ccPZcqQP>Ml7HUkuan?w+;;Xg?(lKjmBEb&DVl*r)%aau@!g1i#^f$BBnU#IN{&Xs1{@H~P*unGeJ^g^U$x_5${Kq(r?1uL>42d;
B1l8k>-q|;9Q_x8I7dU9{G|T`>>Z{kp_GA+z*a!mK%+0$2Ei~<H59WHgb^?h(9FRFQxj$eOhrmGwIs|H1e8HFLPl844KUF}Buo`7
gvu0!DiBd9v`nd)L6cOl%2ZVbWjUBXX=sXq2#CWliejV)304q4mQ*RAMvy9zB0vKgBq*e$D3Yd-i5RFNsH%dcidbbz3Pgq`riww9
LYaagnW?B~D59B!B3h)Vf*@&Hq#|f2pje7Xnp!9#DF}p_f+<=lXc&PYsA7mB32J7LfP#dnDWWDRqM)UUqF90;k@RLVl$3>UiMv|{
y_XJ0A^0SNTKtG|DQRMuxI|8PN_b55YID})I6=rVq==^phjExr$*dB{LxYZ-b5s#7a!Ol3vmBf{2X}D6+>*TP?wHtt!^vpaR8Drg
nd4-mD;sx8<v4UWoDe2b>?abZH+KkkJVy?AcLOBi#bPIo!o9^jU96V0M2ZBPy3!~~xii+7cBPk)T@OLU#wSjPfimDXL}4JaPbk50
N{Eo3)!@^V;<6-`DIG$2+@}o88rJ5+*r%#boCOJcOgw))*IrRfooQx*9_a#j!VZn=TC>Y13W^#y-KQ+5R0L4Mgi*N-ATClE5e6b)
<1WY7OZ1+1b|^XRz$LMe#!aK{1|14*G@C=HY1Cwu3_WWUJC!>vb|gcXDkqV?9*-TlFdTP7q0eIB@_T~-aicU#8+7VyhT#D_m=TE&
loCR)Q^zCXtesmv%$Bk`tf(J-ELn*W$QKBo4hOAO^S{&ZPCtvLNhbSkGZ;h@&taq!rQMT8l7?lFQlS)5rD}&_i7@H+O%tK}*ng9I
@unh($T&3|ugwoNKT4lGP*3oH3Q#BoR3ShK0;M99N7{Uh;O97J9mkn2pr#c{QBhm^zL1`xH}+~ek;>T_P#44j3mAf(jX_b5f6Opr
H{A~Vv`8aTA9gthCMOGt5jFkPaNd4yth$^sWNhOnW9&98+DgMn9hiPc#gYO^-Szw@$4QtrsEZI%Hk3LobnwLKyXPI<$91ig0YO$k
_U6M90mUrZIFyqR6p9cAty0%AnN%)Z0SrBVY|VZ!{>eSF-<ZtETZv4-!~P5;I*5$t-eC#HP5@m^vLabN89?`}f)e!kH`?$3`83tX
15~1tYgsF+VeT!QOfP>;ZND4C$xh2Fx*f}zw9NZ5W)13#KeUq!$;=peN}u`9zx+SQ5X0{Il$H*P82{o_kRC%z{voA|kNJ^Ftk?cs
M0*o%hnX7i<i)r=pKy~ffq<28#gTxDcNd}JuAaC19glaw+|j@%;z`$EXaarj&+W$4xD-qiG%*VVStsce#NazR4221Z`e}ML>V{kC
a36||RK%dx7DPdl^}G3K$e2sMdce3{GabWp+){Fvjq+Bqqv=CHCZJ!-?#FYMKXJ#RelmC;wwA4;Rbs8Ss!JpzC1H|9KvNMAqGE}V
X$nNKCa|NJv^y%8QAUx`6A>0;6OhtAg?ES9$UD0Jh202|Vm-70Ds~<|9*Zx(P&@;a#5*)oUaKhl{^QmR_&gW#o>imM%8;0Zr6rYB
i>}0D8*-v1|3!Z(aOBA%CyB_E(Md^6QbbHdR93gvi;a$IN4YeIIY*<%@Ga*P@dB&|8i~#npx_<)LwQ~5H`L@fU%h+US8?}8z;}md
NFO*{RCx$a$w%E$u~!mBF==g9*7Yc4M^_8lH>OJk05(|+#lU1@qGQ%UTJ6mdXE_xLiIp0sD?rAKlH5n>Z?&V0k)&Swu3QC}+n_?K
<XvaDOCAA`bi6BCgg-0%+Wn6M<J(k{I1nrS{vl4G7d0X~A`0e0RH738?bjD5G*U$nh`43}1u@CnMY$EisJVGk1x3i=x!iCSAho&o
c{tn2pf2vAU6jh<R-r_aMF?pnY6>jn!XlX*2_(3v%aH|BLRrN@gcRCsQdS|^$SNu!BnySktz>B$LV}TsSfax*mWV?O35X`7s%k2z
q9Le^EYp!FS#l$lm{1f`B!!gAkZ`Jtg~*GNLR2J%lv@rZp<1!gBBRBnVG0saS2?CEB7n1kR8YzY>LGH7<XR%Bu&CizDuNRY8bt-c
P$IclZC!3T$U7)47G^{sgrd=9OtlvmVHH)+L_I)?ZnTJ)RdXh{k`>71%hqL)a%C5JxtY?c3{gu&YDwB;i#8>+SV=9Ba!kb$PC<c8
N>b9pB{hYbiExfoqFjoqrgJ%RJ5th6RV@rdKoJE2kp)GRK}6=rr$px?M4}l$q6#FTth&RZNTQ-jsg8A$EoV+8sa(_}w^+~&LoFJX
R^efcSt3Yi?(N&&J~1b+nV~n__Ah(ukAq`5fsr{iAw!qFaR~#o_H^y3dSQlUTXdotZPrUQW`%1+K^|$2m1!heplV48lPt8c4(1sK
L9?zoC`zwkigPv4fe+sWZR|gdPSb~CSb$;*WeA936kp?-M)kf<%e9UVIO->{{b7Iy1fL}n_DVzz0T2KbBtTS*KT^uCKBnk&f!-Vl
qy~jkk^|y+quoTlm(!W+*fZDSaBD_}CJnZSEoaK=J6cld=uX28n6(-y|Fa~Wjtf5!)I9hNqYs0q&q419ifW|>CGPfeLY+Qv^fGS|
(8OId!eN9HCNosh1!>#|`eZ<+fL;YKRL#%;_JSR!qo8s>m_z+!LE#b|kUljSukV%KMt~}sREP#BfaA1Om*1Fnq1{rkP$@}O3e+P(
GL)%Qq6Gv3MO0Fh|2_pS69Fm!QV{@@F%*bWP*6}23KXp@N{tl0Tc=T_Xl5d!DkxwAp@v17MUWX&ljF@as||@;Y6&7lDJZHMrh+7h
B0)-sVi^?!e0B|BDr*22bpb%s2r57jP=h<TA@d*yHzDr~E?Hx~9sZafDG#t>zErGLJ4gng1HMKfSiO8C0C+yWIw`cWek!7a{Vg>B
{ihg$dA_9LD)r!5jtdy629vQnzDLpUuFnqDGXo65z(Z^nY8xvULlLIT4Ax{b`o2bKoRgaJo-G=%K7(_ZXs=2qr5?nTi5Qv`1Hc3S
Dv+2;L@7$33Q(j1B_M%4CbtLuLO289fTC~jkBt93C*J~NP>hTc5>P~uA|y#b5Hsle`_MckqP)z(Bw7jiN?3Zu)rFL{`rY#JOkwah
DxKc{fg$O9hwBHknJ0JEfv%^5uC=$j6EM76@aHvjJBkYguQQvd?i4EmDTy~|lC>BUkiHO5M1EwaULI2ZJ8MM#CN7Qoamng8vI*}O
r0$Lt6gfPcih6}>cS?Fa+H$I#!-P%{+7T7+>$IKj?aHd*Os-K}Kg+mYak<w(PDKx-SyRJdY%^tmXk-=+FuD?}F*bS6IvDhQL9d?h
xim*zN=<T{);Q9K_-|dNxG)a^i~_Ps?Il$X?}r}Yn!u(P4g;=DC+kU>cd*7TNQZ(l%oTbjCSs2q57ec)%wQv&Ty#z8S|63ruvD5@
6QUI40!{g)>z*>H%2Y^qcXby%j_q}z;*B$LF;UT|le>7?u+UN<<%&>rq7op*U(%zKI?BUb^F@z_nMj&}YC%PWRZw402p==_zeJno
(C%heE)BHK@2lzQF0>i@n>ETPX_KZ%snS-=qVCNmrA2$;E}8L6f--YtH9+MYE=9sBVMk>iWm2r96oQJ1L>ZRJ)vKf{5of;IVF3g~
Q4Z+%x`arpJ3`V9?PH|F4umjKBHG!VLb1>&sv$B(Qc}cBGgNBPa^<_As!pEz(TMo9o=~Z=m7B9U%IXG~pz8YWPQ?QIIG&I~Q;pZY
ca%qafW-w>h>Gt6jx`PdH69RhSGsErLSV#E8kQY48el9A{s}(0TQ*x*rx-sN;_KJ8gCsw&h`8ya+b2>ldsO8-2_ur8zPZr$;H9N?
qr@{1zm*3?7woZnXI}eJwd1%?6R{*UnP<JZ$3H3;zGfzm%E^%I<^%%6o3cwHvNSf0Pa(>RaOo-~MVVjhd-^PSI!@zrl~yUX92~9V
POwvPxnVC@Y1N@*+8Z2;qQJv|-?uBr6OzrNlv><HiIb4i%XW(pMUf3Axzm@1L9XyQ)}zC{pz*BEjol=ui>i#EfQXY!6sbu?6w^gS
FvECZ(_`y5@!u&d10?ewv=BWz1L_aG1oodo38lzCv=o*RR)mrSfuWLtWgw=Kl97-oCTJpwp$d{9h@_&XsEL>cLLyp}NfpHc2T}Ks
S%QgFs46DXE(L27uqvBFloT|QVI~C$$mKGM7=}-d3$2A+mtZFyHr(LogjZ<}qbR#&1saBSMFcqE?m-04G6die3B)IA4a|xz>IKRI
s)Ed#ai?IDF2uRU=V0W=P*g6&;b&n$nFF1P!kFp+oD~2-;SeWcOrR4Y;Tgujp-w}nW~38RDX5{yF_0Xv863D-%AiRnJew}cGMG`7
0(>PjNjlp_WW)xf)Y2U7g~5-GoM7qzP$bi*L*>YFVNO8oWDR>+G87uk<64nTLmE&vAQ7NIr72LQN=ib63Ic>CT0)Qlr~^Q9P{j>8
H<fh(MuY=OP?0N`0Eol^lAsi*<Onzrfg>QnB%s3K5h73~Fa$z~WKz*U21w+oI0eozI0ZBWwVV<H>C^;80TNS62B1uU9Z5=#K*=Z(
Opz@uHC9<dWY|PO94RSSS_Rue85|(z2rj~+x<b~VCj{gioxC;|cu}Be4jc?{Rsv&mI2B=IFh`DBbnJ;MkR=H~fy9ZBuBlaZU^<8B
{-Hkge+eN~CKT!F?Ze3Wy?7qEBXe^{xZX3?aD0o7GikbH{w)4i<y7ByXjWO%r&MOSf5mmmu&5yew^=(kw_HtblsG{}o>M%I*@+S)
=&b1_|8=gtGGVdvhA|dpCztQlF@@EIv?!w#RyB~Qj1Rs1jr)1<cWdQ0vekAf?xUra@Egic)6bu-{^cL7P#&<vD9MRRN=3+UYzfGS
MA!C4Q%aaqgdqajfSnE$+irH}7&km@&|84*A{d-O0De@{me@L!Lc(B@FS^x%{f-bDMicRzYM|Z^_mt5=1u;`m5Q$JmU|};-hN6=t
P$Y%GqEnq<{?>dx!=52^U~s^{=q&BM0hC6SiJ$GE{hZ6M9jW`ezH2eF|0n*x_SyaD^s9P6bSh(YOMF%sM<KYA($a_iOH$D(2x=)R
*)yyWV`zmR?b)9JxeVR~L?uX7o(%u$S-tFBxy(&r7o3K9QoroWT<bxmC`q@)ZG~ZA6lGOZJgsU6%S%I~m3-mEI3`(0_c&l&9g0B?
_Ou5DAy(Wd?+0d}v)5Guq}sKMMee+kkznK<fmVI3e7u&WT~e>2x;(YtAjP3-udb}tjJbAYS}(^>l^zkTYJ4}#Z4xBwH@N;TOkGOQ
j&|{AX8C*dlM@it#&(h+<m4|B8cp7&Hg}ivaV)<ti+X%lw-zUF{h6tFIUlrD!%DTTurH<So5J9dT<yUunGP64mtRuMOn4-CUZG+L
Kax{ct+IO4m5HoRzC65kl-y|zG+hx(!Mg9$*@6y6L5$ir^Kit|7H6y{kIgewwoj{kMk-NqF!k25^IGNxTTeEDrIhN^g|hILHGTMd
;bIb7Z3$<sa{POdR93cl`#jN?*4&wfkubo5hU6%`?QLe~7ExeT0jP_!qlH(Vj>ZVV;_ft+C8l-Pth47_HhA#8IuykxSf%^Kx<L_b
mb+QrX-1A>t4rz6FX32Tmgykv5df4HdQ(<wlKpym9`mKm59!yruNSMhW7{|{cGAE{lszW(7Ch=!weDw8)8{i{_A*UWrR@^$rFFfv
^Sx_C-3qxoEsGccM2*_HmLQ!hRTyT%&v;_AJ5IaQ%cl~W>gQRDTfJIPPo~xuM=0#2Rgs@9(#`HmW%`L7m@|~My0pC!*xDGbci$$5
&4le*oLJPfO*$nev9+hAg^ig~Y(q(r6&g8LlMSGEm@@K0wc~3urW)7JeD&R~o$&N|o{^gHIujLZ*nNsYLlp%n`t^ad2LUO>|7p4k
2Q4_OVGQFb35XR~Ru5v7?9Cg>yk@4j;Nie7Jz;qZ<2N0+s6P{s=SRO>S>`gmL#|<b`B`<H$q~6AKlEB(H@(PbS|y8^^C>?S<6C~E
#P+As9JjBc@a=ZB`DGmz@EuHpfo+2AY0a1ljj;|E6hLiQoUvCkQ_}5kzlo!cuQ;fQPkz+B+A7|mXh?G2uKBWQQ(g_q<upzV`H!*L
qG^Wu(l&aKLBU5BMd5`(ahlOC3PUhhTBu%IVuDVlXhf4mP+xO`?k#16Cemyikt-7HNRp#UDG_`1tr&wt<SXb>b1ts)->cS&Y4d(7
I@P#)tsOLqRa8=^a6WcgwWC`3hpc-a#EiQ1S=ZNcFJkkj+iK&%U()!VI9k57FKV=sDyk4kLY78S24<f4#)}4n3Mpl}Grc_;HuvJt
g?h2a?0K!HR-3jheWRpWc!)8_8`1J*Xll*SLsa8}iP3{5z@);h=r*%)oz&4A+}9SNBUfp|EuUuetEKt#oAAOL>4>?`1IR9H(2`IS
4D%`-xV_@J5-IlOB>*^U)|#jnwr42tN*PMx%eq#`L+!ky2Yg9MVKCrL2?d+OA(jU2PGB06v@HdJdRIiJL?Bk1K3=c6%GT>HrE4y}
7n;*M<O>_+@`6+oHZXL5&_Y8hnYakBPQ-(i@?ol=vV)@`(Z|HBH9!iedP367H-VIIfuilp1DBIx-4TqHo9B2I0XE1fog5Pn1nTLt
nV)OoT<Fz?kiy_Xg<El#ML<16c505zcbvDq%{4_=S#yh5=4Q;<y`=<mO<0t!{qZA4wzcHsnIm=aLt-M(-P`S!qRuXAuOU>0HKQ=M
N6o8M(9z7Tj<>)esVoIj#h2a8cQ{JD6%BOr<6U#3Qp-2d4od6i?`Hk8te!HJoN!m+JK^Cq(?w)p`Bp<CZ92+#)T#rccr4BdPFoF{
&9q`N+fd&zGA^4L-*t<>ORSZSxa-psRfE10*S%CR6}468I&da4O1f?WVn1AF^jHl@b?2SGL6zfs*F4cJw|63u9HQh@<Y-47*CMVC
22G4^S0ZHdXRIj$lzhg^*VFTRl&<IH(B=J+^jPz=T*|m)T6IZ1SDDFi>q3kMEUIW&l!aa*1B;m{LY*ov2(MuCd7MXFGL~6otF!7^
nY(baN*|NdtM%S(mhimipD0K#@;SS7?E7hgLmLjdt<houo%5ZG%;VX852%u1=T!Yt=_N{yvqImeF6A@==dYmVVxvR-C35&e=3wu|
xVCD%!73P7cKvVIkU}qxv++7Iuzh&Vp(N?mIS3@hPe+-&V-m>(QbIu=*iFl{%@q;G;jHD;%rgL7SWuw1+K7T=2RY>{*Mcu8<G?H&
hQQeXU{qC9pguA=5rNaOr4WvsH)-ZX(h=edN4);iBWdtSkVn%uCE0(b7gekKEsUObsYaDGKG6Ep%Dy+v8Nt1Ed)er+)>bSanyS5+
z*FAr@p8gPXdN`#b+wI!hr|7Ro?Sck=#b;r)tH=uf+sjJ1qFqVf2*SO%v(Z^;~I$KEmflvjG>E2&@1jYS=VW&>&Frb3Ob^Y+YDp2
g|-boG=nv-uD7kW9QDaYAn*B2*p&$6x2sI8DG!4IWDh?2J6~MinsW5}Px0@Cw_@eU#KS{(BwsPFXMUz9V!$|n`u0(Dx-!TD66^*l
(QC&3PhS(?zgxGrbc->y<7nq}W%hc6CYNe)Scr)oUt3UAWj+eCUEPpeK3#R+e^;*6oV25S!P?Aw>vEM~`qNr!pBIR(s%|4(L1^1T
PM5mr#P(0M(8MI7?{3hazWyPzNd>QPeYHI#@=~d{TIlW>;OrfVrgo|#EKwc_+8rp;Vk1Kh*C!2{(PH0S{9Rs-9HN5ix=`rC9+5iu
S1|C*N3EXzy6(~tj8oOsc)Un>9j!~xjI-#nQnlou){CuQ#8@bT3<U*3sm*i}v6i)TQGokvk)0O;feYFr!1|fk&2T&H*Q2CZX6H{(
<RthK<?{J8QK#{Q1jlw~T}u+GOAkkVTTkWajG(0`V3PY_DqIn0-rAdqZJAP%(UfIXRX|EaTH~s^>#MmP-bA`Y7K{-C2TZg}rdaL}
@Fm%+%pPJOL*~tE4JzMFiVIIrT4O^MpuED+?D$oB*UvC(Qw>B^RM2Ha8^YH`-t9yiMy~aJ3o?e#s^%MAN^_H(_tSlJJMzue`e$n6
7m{~oPSS29qQ&0j<znL#?(E`!IQqzz978+DSxbpz2sD>oIwn55t34N7kIlr1bkm`oiQ*|&r@Mlv>)R=FGsVcF^*Wp#YiFG1>q}Y}
MxzkmmlapL<SoxGJk!h)ORke5`x_x5q&)a#oioP9njwE_(me2SZ{_gfzE%+<HMHP`5!AA8;{Mj{dLvPjMfGt~NmoOBST9P>4d)56
@Yt25YlCV$QYO;ao~@cWy<=Qe^*C@uy+>s7NcJU2=UX(bV%0{w?@(>i?^Y}~H+~~)h(>id;Q=L0?iy7N)}y6c!8^;-$(F+gfT}AH
u4{_z72u)hX4#k0ls6e#%IeG*VOo#36=Lv6rBi2k){fH~y9hMUIvQkDs#8W?;M2vZ{j8SneRs*7JzrBWo8A0f`QB|T&kpkY#mzd_
;k}I!w<oFV48~sG)%KRfVt8V03SbnwyD8Gj3d-ILG`hKZtIDlzUzxJ<X<ptJX~jZKEw{W`wTB<yd^K-TcXW1*KKElS9q7Efq|+x6
obQ*wT_w$BrE0jYx;GEMTD@Zt$U)7kQt{_m?%wS)arbsju3BqpEzH9cnj@LGJ!>1v$kbNhM-1n!nUoP>n`M@9cf!Rhv2r4}qorR~
&vvA5tBUV!;;q}YAGbE|4dPjzl%>~voNb#uQO>EWwsnvi6fMYr%asc;M{w7(nyRn4p%}w(mR~LLH2&_rbm=Tlw>rp8tjTw$r7had
-bPG<uZT<5w(1$TiL+S6Z7k2Up0ie;XmN5wsSy)sX`fuPh3wH{jy}t8;y#@Y+fNjPpAzkdf{}OD@<RJv&1%t)v}Nu+edlWX%iNcW
CX^pYlH2-qXI$?6V_VK$#T1I%zOwn--OV^=wsj5gcfK5o$78pvI-Bc<T5nVEx!$>Mc9E5L?LQMqw)^JJX_*-A>j~#Xn(IkSeGgmS
F1B-?Jw%nInk2bmwPp146C&>AnyW1-$6A`NQ$lDDc=>%f#RaKW7d(1s8ld%C-NSM2E4TOi&%fp04re}Z%V#f2Sd&|g-u_teu`nRh
oMvUZt7s||KvdsLyPXNG1|l%>(hMrA@0!N6E^l{oNcD4$)-2na+Q+OTyjquX?d0P38a-+pRt_Aw#X8G}&ikIZ%;Fa&?CS7@<R6_>
Gt%!|^HVkB+B-rftxYwxJA1DYYH8S>+>aEPgvnXl?(cFlLq~7Ym(lOro}aDfquS29yY}&so$-!rw1lcxUbm~;*`e+k&o5$KIKBGZ
^HZapyq3$>3a~BQ%f}`(L?x%4u(N93{N&5&mbN6S<B50b$1iH<P>X1hs!4ROS*tZX-ti-d%hvDL7`10o;ulQKpp#BtS$fT<q$QTU
cPzcA<Lg_PX{_U%Z|Uu^^tG4vzP?q%r#PBIT)Uqci%VHll@VV|_kQ!N(#ag+O<lT)dH?`3<#wP@ahT0T%~^M~t2vP**J#;{#Fh`$
%FM;R{2Si8-lYvBVz@Jb?VV+H<lbUT`!1#RX$_>Ftaai(tYLo6dpTEGbb>Cf1R@$q2^;xWS5}d&cP{G5h*oVFE^vA{{<J$oX^4<e
DM)oBn-Q!n<_Rr&!^D*m&s;Rjfh%fXT35}FZXxJYCq>ofK~}$2BIR?1-<)%&LP--2TL<SETIxM6P=uC|sHr7r(0H9*w^D6pT{;kp
z3ZA)jU%tsGdBWYkfp7w=f(VNG>C+qX(1#kl6Fp7MjTS)6D26Xq8fnFM6<r?^|WY-RY7A0WBXoF?(0Ghk4|Ml3JRlfj6?QgPC-y!
5>aX`vrx@RK4dq#!V9|3d4j&Gd`4}w8^#=R8Zh2g9|wdJMmbZft(P1kvrH@E$F4lPl9vsSDR5Y&j|eplS6a&242_!O%C%!V)8TAL
G^oB=DIm2~X6l-EohP2Et8mkxTdwqS^hz^dM6@LPojd7q7_E4u=$GTms&#rarFY}4tfo$qDk2N7cYW?4_t$W@=8Vn0vv^+ShHZBl
uO_>oek>7wF`C`5=8bDbr+tvwtd2yj%2|=(Vis<N+aRro&b8H>Rci{#oLwe!yflHqLk{}Ap=F6hRMn%pK&b-m!Y2Ff=95_*#?XU$
lSzH1uSr1PIOhsStA~%Mlj$5IqiEY6nW^K}V~GjUI)?q{oojLX^Hq;py=5y;O`6Wmr1M+q>xiR8`FGcNOrw6IHqIHi$6Z!kgUB*;
YJ=?>L4j!a)2@ZY9y$shsZ|St;s_WpHPp`Ha1GsSqFG#rNy>}DMqa!O#)}Q!7`o3&t1jZ#QsKj&dtBY?Re7>T<TF?+f-ev##8S}-
YECP94OYx7D*Nd=wRSYV{{-EF&E5J#US;$(hG3L)8sm1D%`=VOGw_aS({JgfA0FOxI_twHf_au%6V)bsXEOKR^=5s!JH*-~_>M1&
-awm5a<VvqIc@`pKr2h-tPn^}H{u0U!HFG5;)<nQ_|(<^2WT_oaYgmF@P*AKJPIn7j_Y~%%4&{;#B2;8WeRg9A)N*k;ptUVOFq>g
Y)eucZiP|8aJF8MXjCP3Q>uHAw5(8w(>A=(iE_$(w?0#vGC?wNJ7~}>p_3TqRNav9*nqHx7*rTx$D9)U2Z)}BGl-DsSQlILc8!?b
93oyAcQ<yZs<TRPni<OWXh<Oadev;gj%vijr+n_WR&<U~l=9fav)I}gc$&zZ@aBA$)XuSs%8Hca_>jsTpp$|b@zu6(EhC$-l~j;c
Rbc1~_mwC$l)~~YY309oBq0J4RhYZsJMXTu1HEKjWJ|=a6eGRq?gP<j-sNc;N@65TxW!Yye(zOS0_kxaFr#&uI3b&*9o!BW8aROB
+<<w<Zp<YZfpF$a&E`@iS&D#h9UG<Lb<duvIvoW?0dy3Ok+)3WozJ2!cJ%0i(W0vllhLEMZFWeDNKm>-Qh;lNTH7H;3rI>p-Lymt
XWN~ga*2|M)2<_2qQbhww1%p2%)5nJO6@`j^{LUJ(r*+cDM3U;O(|5_m_<s2gn?Ch2^(ALQNNc~qMggNUoz}E2;(nTgTBRFkfpJk
)IBAT&Ga?&6X5oB;P;*N*3gJ5Dzuf&(o^GF0RSYhF_AQkq@;JN^s=s~s%`N43$9-^@UJ(~@0CK<wCyiZG}L}85|0)|nNT~%fgr7f
OQ3lQfmb^08VMvH^W-X)^aK)s5OCW40ihVG(3m6`9}Z8qh1R}z)vi9DG2JbFN4w7Ht@1){yR@~OSxMgPA68}Y6M7d{dS-LxeJ@B_
)a$99POqD-zHZKQP+Z|0kY9-_#MeDDwrrvp3tG4#=xIeca+daMe~i6)c&kXZFOP0!!^Jyq3~06vYB-?1o5O$0CuiE6{BX<dE+x`X
emue6w5Kn~8e7hCV^VK4rGCcis>9mrw)f-G4Zp8ERh(S%ZC-|IBx^3ZMoXHv+RQiQjkt~NI`p;YCiL;KEA-UiyV9SoxGSx$UZK4)
CqAE7qn8a-X<Yr6o7Suw?~2H;leunaZvF0QYHkIp>Ey{gwj+sHy6@fPjkITXMcpJPw~lu5*KyKSj&AbMpwSLAn3nD7y0PrB9kVXM
A8{~LplI_<?^zu<^jK?5%hOXo8fNh&R4upJ)W3L_YrIY!F=}d^o%P$4s6szeqt|>6;pH)M>8j`su9q=snG78$wrU}8_;w}=kSi>Y
szoaj&rXD#O+M+huGhA5Wp!~)JhNCk2^f^IhipLTA0k0nmY`$6l>%;T3S|1f&9T%3ANimn0QJ8}PtHhov#U)l_^1pO8dL|u!AAnL
#o~(=pzLbo9Fo(R8Xi+%fHza(T;D5;mt|UjjiQPg8J(gl>}i(gFRZubifV5X)gX<^hXIN(Xv1j>Wu4V~?`95Zg(=C{^i)oL<NX8V
mGPb~9+?F`W?H}9X`+yrg3f!^%lKPsX>^>0$FG}~Y;^kWHMLsDUubIkN?%Oh*w>SKmk?;^>gdd9RE33DvL04%42t()#h{weJS6V9
y<6JhVrO{!Zg;O1CF{M3MSU~M%Q``$NMf3}mAyA)JT+&A2|??^&S_zau3aTURVVI$9KU(d&I?!DVLJuMayjW2nk%f$i+f35TRPRZ
p7XnQ+exO9(xAId^aB?(b&oKvi`!^QpjzQSgLUV=e>+H`CYyf`cgx*Sf)EkY6$*8s^Ft{{TC;wQtk*+JW}wI<w`6s-by0P`m>Qde
cxp7&>PTwXItc{1O=*8_x>d+iV{x*rWrLj^cWk&*%o}GFU5^GnZ`rfsxOI9qe|M&Km!|i%y*nKjHhs&bGOBzInVr`rH)wRp>ptBb
sIJ9ob<$?y1;E?T(qyc#GP;mU0!tXV_dIeV9cirNrnTJso3<lM_V1J4#(3@>kewHg*6iE!sp(RKi_!5(ROl5L+axPX5{&ojn~Gsn
tq2^~BKt#$G#QZ*lFKmCHnkYUNN6ocZZfoeMID#lL%n=Rg&6Nj{l4|m+ARxBk0kTw9q;O2dy8L;xR=alo7cPFtU_~5?xnRNlm0!G
br+?ai!F{##6N^J1*%(vM%qsfjP;xNdRtBVj&HAU%;Q6uaPCd|-l%-e{xf?*z_r5`s0_u(c*{m9R}x1MgdntX&7%{k){ZW1O0Al@
Xw6Sm8u(b6&F~gniWsEb>IvQ66(+Pa8$0e?(u~HTeT+Rm*tvFRLB=7<`p*H$;4oW}uB0}kuEUB)YbPgmni#8>;})1(83m!0%l7YG
7$v+2iotiSU5&oxmbb0FjbgP%wK=@uhSx7;v#pXf-ZE(9O43Pb_9Wr_^_#Qw>(1I+!+9fG-tOCa>EdWo5pg?ubzvCZj`pdQ(c%_k
4Nfj4t4Aq}q_C)ErPUI|FDEvWUe!ZStIWK7ai&|Bn2K`VT!dIG^?7ftZI+^DyVmYKdDcUFeCHrukcfDAcEmus*_2#X^^40A7%?5s
jn<~sT;bj?KKv{#6||v1#)T!7ZlPc-!N!Z5MRhBQR#%<e664L}KH07K`J_hXPmNGed-O6t7ar#5EWSR{tTNhHmv?P-<ZC)O_PG%A
gm~Kzm6JYtc`G|_V(Qk==*w&GX~mX^?hSpUx<P83(GzfqP-zfCuZ<6gEqn*T`e^4g-+p*utTig`;ohz>w55+e+Kua{$&liO^(iVX
On9+ctM&HP`HQk0arvpM7Pcr5L6|DqOT4|B?nuq-yD_Jmh9HNC!?ZZCQCqxB&B~a?CEZqC=~~TVXuPdyrIkaiBP{W7b0Nh6d$C3>
BypOxtyUE<b4VdfLzZj3=)v|gCpDz(gaiUOfarM-AwrBf;xvKsHAk7Lf?9eBFxR;blXBdT5(C3>DQXN!B-}Wo)M@Q`J(^Q;9;5`v
A|3_~XhP_Y0u=FfGZ@E{+oMDh8VnP}Zsmge^yuz{K?p{KS_x@0s;_nBK(dZK4_8PLqqWeE6BekEriYP^1PD7RDWI@CmgHihK^2$J
!ru>jAz|*7DuW^N%n)CL9)_2O48+LyP^qR}9Sf;kQYL1H4wL4DK~2=Hsb@*c;m~1p2cc1_MS!Tn6)Vc26?0O<%)<o8Xi0}5WVl%p
a}&}7krRYh$Y{}`9k&93T$7Nd;|eB(PZIwFc1NJ-YRBOR;<0`6_cDVav!MlUuDMjGxM-wqy^su`@{n{TOH`=nVTS0Z%r<bklpw?2
$4DS(PSB?)1PAu;iV7^S^@Q{Nn!mp@^#rz9Pm*WtzmvfJpP%l?ayOLS5jYrh?U2?SF+%nc#gVkVVC;J0yqP1B#vPu1UMKr~I_=tc
M)w(}E_;7oRn=M|+vc4Ag)uJG^AATH&Uw?Cb`e3?@#CD`kK6t#o#r8SsBC`^(T8xK1UyJiuF@aJvYs9N>T9OZ@=T5bN6rV&4msnU
NzMl#7L{dI6jF+XXId$)wT7Vk1!^jL(#&HHPI4S3YM04%;5S!eqPYb^(w@172^O>a+t#Y8M=Ln=r_Xa@nITjCC(Ad*-w4_^qh4(=
sXY4^&f=b=&HZ^cj?T0k2X@AUHNcb;CXZkzxnK^Dza&KUz@`V~q8!K((y%AHHjTE(SprEAC5ciJ6cPv)6$eryfWZY41#PVA#`BJ`
1k{_m818`cwea^Fy=-|8ARiMQ5MVeaZh&nKqymUYZK(yAz_66$M1j4&pQ<*@;F-<P)UMKGL_)GdY{<l1&N$d@3dyaQCW>6vzf-J&
gptl>&OiEd)^v1$u}3T_s8CG=G$kNVP*#L?gNa814nyJJ=)4$x1!g`eWWG{+BU(ubv<G?*k{fIK3-)(Dn~Xs^S!L`OhwAQdV}#;E
ee#w{sZnnK-pyjqbtc%h341dkF@_{Nki)d1_-q%f;+**QxO)HD!g*e2@8v2PpG(h{4W9Psh%*NB6uc8I20qlE70UsHlZr?Md?0xb
KY#DeN$^8&qm*>1`iTT86;M|&kwl|tNWloZBb8MIsmp{^QKlwnVtavj7oh|~*<!(eg50NQ2>?Qdr*G!p&)bE_?swO^)};~nQQ^lc
l}>kr$xag@9@GfsL)NlCK3y&m?3eJbMGGQ>zmd_q$77zd!1K;g7pzFCWE=I1PV+n16*BMYi#=j;;p#z5DvBy1i`e^ca<MX2_dvNF
@jq^`u~!Y{tg4Js*eJEDyfNc>Hs_YI?E14fNhk?&EqvyWf;0Qv)xn)MSXl_PDmI#3*GtJ@)qJQFqQsc~faA!Bi?SfAl@Z~4VzV%3
D0XIH;6l@f2QxuNkxK;p<Uv72Ihr~-4({WkK^!j2&C{Cs5F$D3@O$RGgR~KXqC~|Kd^+v>ufHVWo2izO4J|iJF`O_t!@n812OZ(6
k8u67Ov&Pfx7Ol&qevn3-+aNPHxXg=!MSjvY9l1EO#`E`@Gm38%`@e%J@aJd2oQM3kJg_1n4mnR3TZ-tN)c#AfD(bENGcGdX;D#!
@O`x{2v(wq{aEa~8&U;>mYY=-eo5O4T5K?7%Eslp5M{hUY(YgR<#52Xa}`3H(4cHjg~QA>#4T+>Ayvm|h_yns9mei+ASG(kTl_Y+
oK(B(e&J1hK5&dFZsnrcX=G0ibTr>P<FUiZK11N|o*i)(i!8{PlIcn}riPfXb)g2cQqdi=hF4v;a%nM?Wvzyg-o-Aa@yKfR&a%?(
!-3>>%v9T^DP5+97~HngawS3hZGjMsrI#Jrv<U-RKv>M(E?P44y*h_kX2(ozm^FCJ55`XoYZJHd?|axjh)6@chkDHtHSr75!=O)b
?$G$5XG0If+=r7$DzBLWJm`1iPWt1J_$P$Z$Z)v>z}Qa^T#9B9F;YTN2qb3plNBUuh0UW4A`a|1nJm<dLTnNmq6(<7QD~@w0$XKg
R^oJ<+Kml7T+3QTn|jL*XycEkH@oU`VXC*s9(Td`oP;hmppdap#ci5GbnBXW)=O69L>VSBD0wvJUB=V7AGRb@he;sTvhMh@vaXp?
qXkD0?a-`mj;*>SxTH-Y&bONCnX{KRUM^%2q(oM!ZN&tN;UFkF1gm!9=H`o7Cs0k51{~&1x)@`=GYBFW!m=|^ODMqQ76w~WH)gfG
i^m3}%LRb(#SBi#4R)|y30^rJV6g=4ln$8$XIEBf$1PB9NCvdTX~amzn1q@VZbFelW?*DfSQNx!Ac{`>dwakrPEdpun3jpUA^m&x
!?C@T!$`G4A;J|K3}ZBmR)Jtyugc!N%aP$UpTfSjaEd<pbDn3>)Ohjm+u=N9!{O=pdh@die1al(9o{L_I7vhEf{GQOwsmV(u57bj
{pL<~Ec&O@qiBrnVh*)9najj_>@h({_nQsF(bMuRV0*q9J)G{(*dI``AU>EM8a^jnZ78__3L#3wZJ73Yy7^Dn@`_~A0nGGGiLDPZ
|2^J2*!XaF3y*f;>FPs`i|3p<IYgWcI6XU*o6?}9fk8d+J)67UL-ZcLVY|<OF?HXb(>X?}k`6BPzgYQNePRrE$~af=ot>7NIZmo_
_a*Jj^v-?13ijU$hf+<m%OWZsqH#OmW8aS-Nt^3&@;#52s!uEcJZJOnzIzkegjo)*2~-0Z3P}s+$G4la<$g~6{xdoxT5J1r5YBe<
H6}uCH4W2PL-e7-MLt&UW>7fNlZ2%yMiP-xUY1Z8K=?>pq43wjA8_bUAt)#Ld-va{dafZ%MfTUMZ4Ck4l>61M@P`*65PQ(Im)lU;
h*i*+JQ|?O5U~i8*9Y)p!UB$DV(Ytnd-%{=x^SqeEN-g|L*9#xV(M;qps+#meYJ(Ec<NQg2#;-)l8jwFJ0qraq271D7L5r}I)8O(
F7z;XTvuu#3P-Q$*@#-sweYjjHB~B3#0>OxnOdyTW1&D0(2*lm7g1@r%yohy|5q8Sthc2XR84ECfoZxuHMGH}M|ZnE!T0`{Pvuql
tyau*55imO{T({I4{&qN<3sBsORDk0AnlI}MKqAdW6Fw=jea_9wWa#gAE9M(@wgpw5djwrj99^m6;x3Kd}&4~itNfVDm;?5v^Y1M
WCl{kQ$aA4K;y3=|0(f+f3iah^aGB5bMN&|5Jdf@N6r;^x^QyZ<%VS|B_R>yi0gM>&=7|SVd~tRVLEEkbdxn8p;8i4gdJzgmyJ;q
AlqcMg_i|J4(fV!At0Tly28Hk30P|OO|gv0Jo{tlh{U}f{&8hnZ51j3NVZa(2Qk)|27;rTI3NJ`+TND>rjp@^3H<~5QD|~wx)B9B
kwu6}2JG=<cNg=2Fe)e#qKQ(YT^ix=NGM3XiYKG6=zKaSP(H!|KCq1)iA7g)&304Np(oiS`dbVRtz;C2jTww?6etw7Ui3|bdi5mi
&fNmz$a(eJ?eHn_<ahh;RWVky6oS8$Vk*mqAdFWDHJMn2`vD-giUI(ks3I!tO%Gr$!Ry0h0kNW=9zqb95&(r02d*bvH+T<Cr=Oqw
?+sSN-a?zntm+KZb$2^{8T4eFCn*sH^UvHrZ=mu#d7<wR{La(ow`+Lef!zNutO|Qe2_S+?AiMB*bRQ`0=jmtF6a^6>N6{rkme5^L
Eb?Jju(VcS*lgL}gQn8L-9S(zu|QlyIUEQL-^~#i@k)j|EvURm9^pzndFn%sb_*qYA@c{BJ9@oHcjK-7y>Y9|N}Tx$XnDPlO;h6n
*&qr}zJ82P4YX**hjj1`?$tfMNku-v1;`X-Cc*a1qutN>khqC56cz-wz?ig8n>{Wqk-+J=jBZ3O?!$L580<|J#u^*UfRd;>5bj{e
m_!mF!E87Z$cA<VFepj^`DnxfAy_S<5Oy%8M2{xJTnCM?YR>+!^slQLKX4KAG1NsBv@NqqFxa)tYRQG7(;NN9OtKDBN+{U~<PwaQ
?v<tI-N$9Gyc~3LT(*yib*%NiSFpb#TjzFlMF^Agu0^}r_s@r5t4i(5m1@MYN{|{>SxKT(O5rZYS`t?ar<G7I2?*8QS%R@L$|OQh
6Ur@PmfkCOg}l-k9x=l$l#`6D7cP9Qc!9CU4r;8}I8j~>CLC&5{cs*}$>uc%;W5!@=#b!i#A^gd#%n@2>qOXsIud2DH?hoe%Mxw6
$u8Pcagn!{#cf)2mPmR@s-n*PvCo6teQf%x&A{a0kG>w^6+TgepM7BPq5|c{-lIIrgW>i)#pE&ZEnat%#_crCe1bvyx6^rVZ-R4#
O(KM!U%n;Yu7C6E^NI2ech0-p)IL1f5xDG7wM>Q4A!!An+@?bSPh;5gxl8X8#9;5K2EpUqW?0}0a4lR|Ro#iG(~x0o%5WlW?O>96
%e)$^r!5T#Z&_qA+)Bn`k+n*yGg8Y94Ajvy1`^PI7H&i^&BGyP-GP%KNo68UF=Z4|8#GPy8v&SZj-H~R?D{Wvta||adE$cbn?^&!
k2hD@fN0vRBoZ_9-xy+1MDv^`Q=C&1wh>)9R;8vgJ0FVmWeG9L<%C5ZyN|@=>cuDzeUcle1e_*p?FAvk6h)`}JsiRW^SM0piBa%a
<S!&2gX@JgV2n7qf{Y3<YH)~^$e^GpM`@2jY4Cy~%?zB0RY_+FH+A;*c5ZTlno^zaE=N<$d)AU7dozQNEaddDL(iNJE2dJ1UC#g*
bJ`VVFkVo_6D>8aOz0Ru`+YB4YXkREaN#8DpBwu<RPHyB?nmx#FTd&BXwv$<E?{Dm#qLXp$<d%@F(`<S!s04%1-r$V8dGcY_4>3M
MJp79vQ)L*CbI-|?UwoEknQZT4yBh^O6;#~PRkB@-wmQ~xcJAr>oeYwXo`%s$kxKbPSZ0DkQ60aU8ic2pvW?z${{jb2`GIaoI^;h
DA9w<uUr#z9B3%-dgk@rajj-D+;{P_zUChxUf5A86Y5Q{?!fCEF3|+_sGo7u@a7_SeIR)EovzJAJ%QKm{5P+2<GusiU`;Gf#)?+b
sD--9$e+b6;Z*L|VNC;x7cL3Kguzf?me|>65(40JfXZywBh-$8U4mj-5GE>0f+U2B!A2@Lvs}t#{a!uO1G_(Vq@DdLfsp?sWd@aY
Ct)jPt1b!9SlK8w;CH<I<(IItxbT%B3HO@%mtC3Mx=g^-J{Q_a3*KmAB06ylO|)mdB^U^%Sx|jH4oyx5Z|ThG*Bk5*Ct+(2YtAn+
tMXm8Y(~tj?gbqz5*Gm?qiG{s=WQ&=sntoY53Y7~ahP4idU&3u{Q$Gm$d_n`!rOgr7*&XkUw$1;X0;ao1bV9Wz8-q-Jag0SHlX#J
=PR6mc00q)RYY+Ot${a$h-#{mj3We7BWL*fh~jnHT@K6GU2G5j+^<_ZRhkh~EoiTrbu&ifInPFdV4o0&ueJa~Ij><KpX;cm381Q>
dcQP%O8w`vr=o`kpRlG+cjS7MTo%KTnB1l$Mne?C<$&bg4T3Wq#VJ6w_4{-Gd~|qr=Da?uw4WZ?{BHe<U$BxdSImR=OCX0*psq7%
a7WV&+Sf#<wD$7STctiIQuXnmRo}4ApMQTSQ>JTg%4ji9#g<1J?^-R|bx`F|lyNX!$WUCA=_9^4y*(Bqa7}Afrpv^%xp=K6_VlIc
(@E6Hb|VDuB8@T2$$QjPg9IKay^MzS6wmb9>oa>|-MTK%Z~mz6(CyQ=w<)7*Mfw+?FNjaxOY=N;tcq*hv?aW<-*=MTG}((zna^CC
(}-T4{WqmOf9gd1An&;$U!TWY+x>^H<>v3rgCvuHi;O4NJWh95r@dp>VU-O(NTjh^SiH)-q}D;D5YgW9x3QYy-D{1BF>R!yG&yWY
h=MG$%eefh9_3cs#KT%$8{YS*jtG*QoQ?}xuCo^%X-w`==PlPnZ5VPyz2W*#WrKr^SQ7DNi_A;}%;Y|$RcBB_x~>R;e719Rn%$*~
jYdnrB3eULa&)vK-9z3YZ>1S$cb-ws?BVO0yNkj=REW|$W<qC>)~cO&=!xW!>RKU;7WBHgeVK78)`)7xdTR9P$Hq}s9czwxb_bPS
XbU-8L!sb_sL_`xwuU9+hMh#xscYA{yE3)GoR3VpV>;et;$zG-J^8)!i_vzGp_oS<7<9LntI+e_vgpQd%q+H>T2XrSQuoZ-k9F<&
%Zp1nX4I?Ib9s7R#m8pOiSfpL{2AQgxE7qNj86&Y3G3$iY850n5ks;&i5EmFonQ?>hMhPLQ7%h~8xWgLiAO<nl+=hELXQ$@B@Llo
4LO3MNr=JUDWrsXNG8Nm@Iq}WuDTd<WDTX<lW<5SArh3Rh$vXeUEt*(F>-g-W_I(<+Jf+}J7&a{0F^4GS)H8ktzZ<il~^slG8New
(>a)-T3S_1d569)X~|yPLDIE$(L1S%(SixvuRPUrXE<O`2N#KX-WgR@(Rr+-s|;htjE0?DG2qIeGDC(%hVpu3E}i4l<~rFn<hYL7
$A_-{Is?FR<QXkPCaj_@OE%VjrL(FPkg<{8S(gt(01YY?x}w&^S!`NnH2o1F&}cEedZhgjdsXRRsg8^0#~V9Fgo5_DcdO@bRvHB#
7N@Jyo=rI>@U-nrrRT{`9pF0BLly4g5fDE#XPWiWo{d*vvUFv4D`txBWm>egK=p&|;Dk(iFXs!Y`9ZH&&VWL%O9>Q|@e-vX!!XF6
cX^`HSSB89$1N6$P2P`Ooh~em3A>H(cj@0*ts4d{Q>f`Gn1?~u$*XSetYg$SVLRta?Ud5DRm9O1Z6rGo)?QoVIvJeVS;o6&lO6Ke
v?~*-yD^wv6l;h<eMOmST1Bgfq!AQau3kV)rI_xLl+30&OBm?qmsiZ<yPgWfgLd$@+Bb}~+#-k*^Sizdu?tm15E+dD=A05#Vv3?G
$irdK8Kerg=X|~)X&bTfs=Ro;B#5)u8M5O&HX``)BnVKH5mvO$(Osj^pInqgS8+TTpvI2a^B|@SO4W9pd$-FPj2<x2v<X`-JHlsI
kv6wBqZuw)a>y(e8opOv(osb!!XaI!mQb#ix_D+*nNqEe4BJOHLxV>MX40Us(MrI2-G*w4)225{v0MhKM`&?7&1lqiob0|-?ONzM
p$AI=bCt;@?eC_Pda|ukpqFQLRhwq8Rn}@X-j{o#x>;oBJu40Cc6x6X(B7qr-+L7xI`UBtb_oR};$tbC(oyS^BY{jZWf<T~2b@P1
9Xf@KSY}g9>4$Af3L+8+;|d_y%Bs~c8MAc6pfofSAD51ppErRw7(rkR;Iz>a!<Nn)yD1%eYetxYPD*<Th_ecJ!>pRUnTs^Sp-?1|
>y}@hb9pXu1Y{Tu5p8aaH86M7sb=}iOaD&w8Ln_$QUn-=sGjw94Q6T;ogtKx1#Y1jyR6|}d?dNfmfa7XbU~i)5fuq4EZ2Ox48hPv
b^F$|uAX|l%igSqU5+xClr?2Irp%3;TGVG|T%q06G{_x<MQaMc&bgyHyl(H|Q_`K-YhlJy)qzmulTEdSDPV`65#nA9Re`ad85UgH
32D7?$FCjIVivp+dTB2?ijtx&olU#OG<d6x*Ndf_eMVYKwYo^5;U{msm>@LYrR6K!R94{yv%tz6i3xU0+pGzsxRWMHGcI(SbFwcF
NjA?8=317OaW|DSM8iRh%{;#pQj_YSYpvfwTGuSvLR495Q>F(mwhj!)=*7trqFTA`dAo0F>!Ulvsaa8KUzs$!(sj8~di8w?QaQa!
<e7DOh8?u-l+fsOkyDblrO~7^-K?REbp)!1VDnYWi;G#TGK9|Yn%;?_kEkrG6im2lj-?x89;S*N%4Vq#9j2?bx2g`bd+Vv!X6JT|
VP%@EM|Kx61_znQ=-BvrE(b-RNZ?M8?d8EriummnrI^;Z;dBW>3Yh6b8W5B>de<fsMdtOGLY1q23uI?I(>32v*C}h3)r?vgANb4g
vsdOl;YDhJd+UdLZPzu0B94TRT-2#_l{#pJDPg6|)U6ezsY1!KqVFp!SZxZeW;*ERdAr`0+b+tHhK8na)l5;NFurCvtG#q~_ss9D
UnUuP^!c`^(&;_Cb&hcgr5c)K1>R`msHoYaf{|2%4%LW(x|mfW9jZZz?CWNBDh`*4aSmwWl$N$q>j{K$L6Ad(F=(A(nZd@ph#3`-
rL$`BdDf>GvQ<Tn<-YZT>0;KY5q7Vw_fd%pDB2xSt)l(GlcmbbI<)oGp?Lby<mk7i-l@K{JZ!zEu9WL$MJ`vKZwu9;)DqKb=yq>1
>E8*_kr+31dyBVVG;VY&zO|!^F`+A35!Ur#dZh94rOVQI*|)9=hKts!C0>MYjiBep7ITkT?X`IOMd_Y)&rivl?ODZ`MUn6yaA%v{
_1Ocvce}L9>v@v%Pi$6!r!~R2p<_WI%L%(YkwH0%hK`amYGHMQ5?+y5q;YtjkkRdqwu8C7TrISPaW&e_X1iksb-Ro;$ET+o?8^=)
SgNNg((~HsZmMxgqL|xmt<&qyk5@}sq1H}L=WyQG{XFqJ>FA44$PDXHu~#vpiKNHQ8p8O=3QF6Gk!djRq|NB=KHvDj_m9M4ql?6)
sqX41#N8l*ewNeLPg}{lMknbTkb`c$$KND2wz+kY#?uid(H7k^%+~PBXN<-1np4v&Vx<Psaay~*C@A7-uG>pJbq#uY)4n?5_)Sb%
fLK&ho9Qoem9r*=i8jg6>ItHSd4~&MCL3K_uYa55+fESE8duwk%e#Hk%U>Qk;lDPsFFVvb#~)Ice))mchICh*NS(ye-)p<0rP3(7
T;gx2)u7Ud4H$>r^((X`VS;9<hJ@n|l@y&ar9colC~!u^M36L6Mw?GlL3o55XEE|SV%3idd2MiOTJpD4Zi9-4NEQft?K7=(N4l<(
)rSm9`C+PeqM@ogG<AJu7lwweo|^<+A*+P3?ymq!=&^xfEeJVxc}q&KRPHO4R7BQFIJ6XQ-n2aHg@Q-GsIvt`;oez=Yo=O7SG`SL
NXy|M3qX`Cil|WGs)XcV8@kc2rJa(c6p7EJnhjOc<W`Kt^PV-|dYlZ@xp;?^Da^H8=VhZ?cfo6j=b&6D71kk$_Nc3_9LlnJn5Tll
DMWf!d?B5qNZ#|&baU3CE=t_9X!K<zM+eHX_BViyd)?NzuDdc`wCqP&Pq#UG?A>Unw?fZC;Dcpa1hg!hv870)mXlWobbkHn>p92S
jbN5O<#wtYyvg3PoH@er*vy&lGgUF;X55J^O(T$Gqv|qJE2&KEV6o77-`2flQ2hoTA09s{Z`1P3%eMq|+Y=-aw_fbgcQkil-A*hH
?z>6E$aHpuqCrBAa*@Kf4zd&n29i2ks2fOfl+>migMiYjE7LILV5=BMASX{ofZL*ogsX>pu)66{OnE!8>_&8)swD)dxf@YbMqbrR
lpRY{3>gST?8sn@+bzk|Ig}JqB<;L01QTf?SZR}vBCaHYbC7vG1D`GvvFX9QX4LXih->3BC`BzBsBb8FgHAS8QaNxA!G)3Z11eFw
*<n>sR8UG(2z$9(%cv-D6F5N3;mB2m14wTw2{k$3rtFfDy2upBEPi|DAuln^B}iVZcawam?zAgFgkG!yz_tfMsxq{9)1rY2-rM>;
mGs<&#3g&C^+n$E06QVRb{pyB1Q=ZJ-+HPrM>e}U?D^57->R5C{;qkY<(rMp$E2-^NY!4Mi>sfq>$82cNNTySir05*PTMZLZZl)u
%_@o*TWd9zDPvl8wpxR%*6+;jJ56-P7Pnr!4gpvSU9Dk>S<?@Y*M}1^Y*0hO-qLR<h?WUPl{WOMBQ8L__u}GOwIFlSQGrfH1coyv
^bMsdiJ9G57&PdRZ7~*xr7}e-6(~}*4+<8#NDkP@i!5HY#x_jTEQ7Hu%E1X8YLtd*9j`lk_zXBX-@B?9l;R!>kk^Ck<Fsc71|Hd{
LShRE<mi;`*?M4(WaBD2M=GY(T>>ovucnY}n?M`0(fd;h;2G4aJ)2iK@bOE&wB{X%wf4=51V!mr5Ju}e3@VoyKw1bOVuJ$695;3d
H1sXe#}JbWM8ld>Wg(_|-Dw%Y0NJK2ToW-XEf^sU-w_cKJZE3s&wQKvZ>YuX?gYy^??tr`R{G`brv)|DhG!=Mi<eh_Qic)Sq^|mg
1|9RMwSsi(+xh%L&22xfeaVxk((;=<9W?Ol&toCU#hHmNc9&xu*Cr{9t5jLwhlPPfcHM*)B%0B*2)KAMQ;PeaLt;UaD~&9S_NDJ|
n1OGP&Tm`Np9ZCiLhorhw{J+^RrRgd=?&(!_B>VebG72{RLa&q&d_3}h=A0P`9RcZovnIdrBxLdgVb_+fnFn=Vp{8WnKCB3vrzTh
-+CP8J*m?7kE`ayi`(OSydI{tFff+&&y4G<T;d`!`TO5XwE40nTsEuWYxtuCvAli!Tf>lu(k0dWEWGViOn8gtXz=;Gt0>hZ?J=&)
I|@2NS61oNMO_I;z4zMx>N2Wu<ec23xsM*8YTX8vMdB<HLo*|pxxAV7r3_qdojBSe29<q9gqN<Rqpg=S+bwsRmwM;R9&GG|WlU8`
$^Pu#ryxnd91J%g&trAOH1u!|n~^xN*c+T1I2)w-JRMGor&`+w*~vuel|7vWY`P^3OhDLmBRVF+78E`n4vy*Vn0O9gdca035fj2u
o#e6whbLZV5v7(49Hov3BVlCJqdGESWjjcS3Q4GWI>6Uel~imy6&+R5tEFa$22goG$U&5X>vkk7qE@PmG)k0Jfv|LrIiZZ_sDrpR
0M}EJID}ICJ<R-W56AKLzqQ-D`tIEvFn78p_Ybw&%#?tG7^7gTJMhK!N||tYc0n*%#Q5l#;{l;$G}Klp5OXsPC4YXOj`W&B*A+L_
mRNY47VNlKkTu6@tl8H1OgGi!GSA-0rN>Cf#?a}GuBrpWRZ;mK;Yl4NJBqa`U2a#Mq_)rHm14&!`?C#=O*Yz@<C(bxWZB>Op2nbm
S=%AIslrCs^KGMHLSGCp>b)W80WD{iFHF*l7u#S3HMg|B|0VtmKHvJ6tW*zS)Hfg?4+FL^JM1ONJZHO$E1KN%MUHo(TozGBkqGbi
EUsLM=fTgtg$+32lzSW6R4f`$dU+_U4(X%O$Dr&Wdyb&oo8LDN$mt`aXF_VItN^GXD8b=f1R>mpCWNPQJzSVnGFa}JIvT^63R~-+
F5lh8i+&!mA0yc)P=G)kba{cD-aIDP7y<{1ky5ZRD6vEVNG$?IGK9b-3Xnp8(G*BcQ3(r81qld;l!$vebv&;}Vg2^;cxxUxVDh&f
V)c@hMkN=!+3M1YY{Cq%ff5lag)sx30;pl@K$JBZ?YVde9erb?;%ot(f-A&`0}xPBDg`FOfSh{M^p+=4Kr+XOK<_6Gq&VE`w_x+x
pG$(}JCYZ4f1UTdRR!I<NuT0A;t`6>-mW{m&eM)#(vOW|6L}|P1u&JcOOQ}UY1rh`+Uv6U=MrrLa99LU-SOk+s?RX_vF{7fxw<=Y
{ISl->vCW`yn3ST$)xxDch85I6i2KS5fNc8gFVn=vye@o98MI+0D;-r{QS<}Y*XR30J^@V!6HfFs}RXghFvK%5Hynp=R6Hzp$-jz
-XD2%p<-;qV{QXm8cn>Mm?WrR;f}nSizkMki_j>)i0P4xI<wKFJm|PHJ7y?%x1h9xO)lG(xnIHF^#or=Etts<=Ml<VNjskPkJrz0
ls_iGN{3Bb>A42$r>PzKd$)&)#(MzP4U<o#V2wf}D|_Gbp*(fSef~GxS9EO@KhNL3{0bq=Ibtk~N0l=vQmCjF?u?EcXu?o7iwrye
u|-l41?oC>`aNC#_SpH{ZiP9g{58Wbok!QZ)Ghuh<uUA45d>>@c-~Vs1XNVDXo*IDTpn$cr)ng+i;$_Il<6cyF^zON05tB>D(&?u
x`mNkg>Q1}dW7gLx+W2lv<h1R-Ig~8t=MSV?<j=A{>@#WRv}i?1%KzV?FNyEsT`3?M^N4iFQ=rDwOSB}I?g^-*#>3m%QxeQw^aIP
A1c=ZM-nNjVj3}22;Ig+UTVyxlr}bsZmFe=nr#-wmiaVZ^=57c?a*yi32st(0zp#^r$kQHSx$<Wp`95selsNDP+E%VI2~woSsz&V
@QahF$f@=F$@P>_P*G7|8#ZXy1>x3`*+UIkCPZm03P@^MBEe+|Nzj%ZZ*xU)b(dPQ*G-+o2V>LO+<7tS<o3fPAGoll3JE4jno@`)
2v!=32$DdE6qKlWs3E!VJ(d7_f`a@E*UUPbZU+3$g3$mWEW_F#q5(Y;E=n}}Ve|?C`WGj6fx$Kcg{Y_nDFmXG^5XzEt_OsF2$DfU
OYanWRA|3mbYL+0ZigDoD-=~GO-jGg%J-SA%&Ns(va59o4Ukl(q(<pP5E1^Dd<nSds!+8=G-~ghrd_-<IAMI$6r@vlo!;YW!4X~4
issujCErS8+O8ojsxcRI?NzT3MNx4WlCY>$>E+tfMVJeuE1EDcD}yUBUYsqESY}RUwi`CkGJ&y#(WwI06c{}A*0*@KHEdZ97;s0P
XEP@=A0`F>&JvQ^;Rc=Ri$cDb>04bZm5Htf!ZxU`Nx8#{dc<Y+;3#j*qLJ8B*XH^C7$AD@cG*)CMFgl?RZk^CtXc9I=Z%#lDV%&Z
ZpJEzs$i80oeFi^r!}U)VNNp?rYUP~v~>T5eGYkdX>tiZ!PGS&zSr18;P~Pms3Jxp3W9<nNMQ9^$cxRf1ugVtST<6Hgf?Ghc<fxK
jjAd=LFK9ff{FK+4n@hT<13CVI?_7AU)pxQVmuE6*K$H!bDVNhK?_Vb6*R%PQCMw;1Ds*GH+I2Ix|kw1di)P>PPaKi7|fcVsQR6B
zZhSy8ICuxc7~>kp_JP;=(g+Uc+;FC7|o=rsrmZBW|$GZVNRv}WHB3Klb!yTwu7!Rn`j(}VVJR$<BE#sWin?hh?EcLppLG+bA=$*
m_iIJV`{0u7#;GAP0lk6qL83iZH6*tW){jpdBk;;vxSH(xJ7Vs8ghnFaERn`IYds0M`_yV8oCZojk+gPG?cIEJECVV-iIG6$)J!>
TuCPWF?de#dRnkjf^sR}j13}frHnI;U^zi)rr2h#`<5KBIh+z<MMsj#xc=1B1VqXjXy#tUH4PI%il&%(HLOhn#r!Cz&j8IJh+-d&
Zcp>V;QDGbl(h5|Yke$~)`Kb@$axva`Dx&9BE?cy@goQq^F8Y^lsoszeBIS4khq~$?EgMLZHPr_?YURxi^93FDszx7BSF2n_cJ0Y
uB@>~6)Tp+Q@PK4+cgl=zg^}vRTB=_ep=BrWikvRiJ-4PIsCA_T6ONU-qb!Pr?=K~KWb6@|K<MWNBY$VUP#b-<GpHQRGfZY!sM!v
=?XMjVpV3A>Z+yW95)KZ3f^n}KmSHu$HqH}2<L7&<Uc<#+*kn}BAv#vQZ+O?j5L*0@d1+9T_iAaM{c%I*5;?Hvq7=7;Go+!%_3EH
GR-=>&JxL22N0uT5=mS9uvDxm=?Zq07b0b%6l)Uq`BCk9&CQJFwpJq)<)q6_3Kh^YirRIOg25vLDJd8syLEJ!y*-m#*}Z9ZSIMx`
2(m~n0mUvbUUHa<tYV?80azhJuU&kt>C0Q6tLd9W75}&R(#1b%<1414P^2?6Hz3SF%rIm^6;A9Ek|01x2J9!8r|$6h9<P3l!5`fS
ZY94V0|a-LiW&%jX&Ojqf+Pw-stPGenyCVTD5WSuVU|XfswN6rLM1}HU@(J;azT)mfYbq!Qqf6IJ`c>-@oQ`Zqo5)0Ly+()MGv_?
P5UV~`!Cv!%&2|rT;jsBsR*P6gwKB)Az`oII77bm<`<BJ-mv{vapQdZwZAP$qEOeAp6{hEjA=2b3JOIuN@Rp+$dpW)Oo(X+Ae>4d
xCt>1T_KbWI{=BT8laIXBLTLi3;?|z-hB7)BN&Q-qD%`|@1Y{k9$+ibhK;8JLVC4O*Epgdl`fG$EZjE-L>Q*1B%zfgBB>aT@c4nu
Qg}Iw_b&h&iX<J8)2Bf*HR#vh@($a`vdYSWlx(BT493o`e+{S8KAPSJ#nmW-M~bJRHcxBmJiQeAJ=w2WfSFKC{_TA6PjZQWp_P!S
*3NQcCK)UnEWK+YoV<5k&Gu?*CXgYXblXg<QZ_X!r(e7`b|jItQrJXXNJE-pwkp1GnSqH0a}5YV6BSvCCuWscg6vlySX-k?OO+9#
NDkbjm2IucHMPPY%xLt{<DjZ^3k}>$Xrd!-^{wHyh?tU}ls~ip1UtLVM+3h_!m3dt;?o0E_>aW!Fx^AWr8G<QY4FvUVB!Rl0)L{B
stv)L)=Cl!O-1C=v#y5F@jZUxkr1K!3@+2BlzT4>(=n2<r@T=f=fuw^_fv1K`O`OS>+}jBLI{vi1dsqmN#WXbv%mJ6n+}Agid?ao
3KZNdG!3N!VD8HO_c7RRX7=|+J=Y%l+oIj2x2lfE1Oe|x&1KP|O~y!!gSrMy>S!=zh9VAKrEsf+b@8*1`~{#8@a%!K5tPJG6qF@R
6(|uF3kC{BK)~7ynDzQj^rqnn$^LGht7-b^E--Pm77WF;g2yPbc2sas)4LsRajFd=g$<UXXHsewjYcvi3?WX5agHr1!nowZ@PvU8
f=uB@BIi3u6Q@H7I2UP=u~K9@%s@LQQtdlbnNv+AAwsUi?XvP1oz4zSbHb+Xu?|p0MKQP&D51PNYJl>HV}Stm1{|49ml;<YLUA|<
Nyd{3+r{kfZx3=<v$hb6X%`sK!0p|%VNIRGt&yA{RwNRNP|Uzn37J8*Mc6rvaUyIf0O1U-Ez=Oiq~h5Lck$xJ9FBH5%jAgXjEkJ3
-0*XAiYpQda&jJa*Q^QvswfkHEP{hmSdbCfQNw~#{4?7w7Yc$8Q<2#RXD0iS>ymdl9rPP~DLgpR23(HElTH^yv?lTxx;8fW2SS<<
MF32Sd^1u~MA1ovWK|+jLNvKnWx#+KO=W;#2-FXmnS#JUXr5`vlbDPs^*m2I?7nfL+QL0LOWkToJ^sCaM)DdqRgorSZDnCcEmsGF
@zw#Stg#GXMkp{w80Ja{+bG3sp+$HzH4L4!ChC3Sbwg+ph~a?r@=6Z$(2z{2k^!)SmrA&SWFUCy^*C~H9=yee4B48%KP<jaPX6Ar
t6+*SLOi|4t@g9+_WNSQ0Qf*dQpAV_2s8llfkW(eXXs6Re@4J|V4v)PDKW{7$ISC5(9dxs!BmX}83&O-#31yPM9@M7_{a;@=iN@0
UJ#%l!r$%4;en!jei^2wJ~;QXJ6jZ8mMD4`yPq763O)Re*=b7t7JRUkhaIl_4Syb43<6F=DkPB!UtDZ!5GsfoYKmzon`$VG$O#G{
QIx&u{Th}gG94@DkqjIzb#M<7FcL3wpfLj&P)sS7NK{H(QA{EHx;*3O;cru6%Dde7+yhRKtgMRxXC!7UP;>Ni*6B^%7!daD$@qYt
KqRps?xzW%GvtrFStZTB|6FrB$PQ;253N53$U8r*h(eB?FTeSJg%B`V+kP$5>n;kHGRRPH??_0zC{DS^2?Pw_`yWui>2jL{1GilG
<o3@a?DJ&+r6h@f?mD5UC*;b)A5MQ?hj*))X;SPL(A{^IiD+d=+R1Zz)AsSOL|kvR$A0|N-(kKjT~sO9l8rV#{nYJ^U3bge3-*B@
LY_*Wt69*TsVb6|fo4>g0)c2K6v+iRl>?Ey1}SE910=;o;!!K^c?pBlbDwtLFJ}YzavV+j#t~<o5c9(=8G(mU6WPFZ1rxtH5(bh0
8YBcMAo}axKRZ@;Jx?A*j$e=8bO?O<xUT}N`P?4Gs2#h1JoDQ9eJJ%wv^u19REh2TjhX5O@U*|G29EKVU-!md2})MxPuH&-M*bUm
Jc%MsYs<yurtLh%cq$dz))<He3I}kRE94jg>?A%D=~?$$0)1)qEB86Cf4i$KZTgR=0j!)vjoz`}jB%`V;o=DxOoP`j)&i|KMWbx(
S4KXYDH|e$RFx^)I=a$Yb|9U>C~d5SF`88&eMPP71#B@xXvMJ&7ONF2V@N<cbUhHA9A<62<Kn?mxok8tF&%X<C^S^a_T#PVE#D<<
s<DHhM4}Kf+-&~KEc2ccEH*@vFT;<Vcs=eOJGkl)L|uh7;K5PTXqfAoWvUvi?UlF{u~DlTDQYwrm#Gk_@5rJ-&mU1fq?P5o>K)Ow
NDeT_(p<?rxeMo_HHlj^Yb(TJNVH<i%Cf{L@~*1+Y*^^htE_aA#U))^+8C%Zu#h5JhxemtW7gP}TIV&Z8BRhNw4_PbLa%t7jK(_D
9Rf&NW2)>-R!*I-a}A-bs>MuOU6%0e7j<c>Sfp2{#3JyI8jgFt*w%)gM8(@-Ytw=h%13=mEE8->ni}p%(>jn*<Z&g_2%(rbV`x*8
&E{DVBXpx0CxeLE)~$MWmwmiRQn8(;w8j>K*EgAR6V5{fa&M~Uadn~RF~b$xPj}w4UN?DRr<}~H5n^!5s|A-=fi!DID&y8PY380m
l9o}Y=^91|S-96HC3mT6$xSqh*r~5Yw5v-{!X2Q<Rh<mF;(a%+hr1H%X5!E9>h`&%t|P342qDlz(Q`Md0r80u0i6tC=PRP?Zm^OB
1EhvuI?1LZTB@)>abl{Yr)cO{r5YT1hcrqe5n-uRRZTjgOKRPc#Hr3gC`&gp9KKzYG&3~xscGU{W_#47x1^TQ3zqqf!f#rFt5u}|
_pGWc=|c9NGCJPog1DF^dJ$w}o%6Asm(KXEX)P}-X=Ndy`3a^z-tBQqPU)QO+7fn)s4BjT<+Y195|WvwZ55;!lrrqNEETqGF(S_o
UNZ%Ti(q14=Cz$}l9{{>??aJD>7-&PK3PE&pqj3iOSNJ<>CHBb?ZG64vNvpK*J+x!CaM%oG^>dt6*UxFK+$<Lx5HC=)#+$wP&i;X
D$z=cf}-iNn`tX4J234vVUXHG$N@<v9o_X_Z1AZUTe|V9Gb+*57EN(Z)4*jY$srVW6i%^98c=~lMAStAG9b`4$PUV!BJH{_^Ab{~
cop1tVe&r~N%EGBEL-x=zh75smvohzO&ZaMX|&=}rXF{cb{E9&iO<M|5{#~!wGAdqE@ayYp${**sT)8tsHh1dAgWqIpr|N_h^Mt)
(GLv33<Lrm#8CGVs)<6NQizL654(%xVocp}?W2YxprzB#eF^XCyVIP3>ow;FKsx^&&NeBJf)(XMA%Kzv`KV7&AOxvNMA=4sN2UD&
=hq>Eq%c!O*??e7NkuVYg5)F~;1K#oR7nu3NI+o-h@en7>UMn<kGgdU-wi3A+=83QJpcoSdnZ3L=5ZtQ54PVab#<AgWI4vry@DQT
vxRh+q*vEv7_WPoG^=!8unVgMZUD;u#xOkoET9j^_5CV&4}QOs+H2L|S(Dd;o_RzIZZzj<=9Wfv{nq)rO*+Tw>>#a@V(P|{Lt;Y0
e(LiF*lMow;L;+BB(Yl@8DhJ#NRk(d6q~&mGgB5LMZ-1ByN$#>%G|9TNUKi7Dy&ZTBX5{YcYIl_Tbs%rY)kw8-{=1IA4?xc<wQV;
2QGdO!0luo50A{&HDBLAgZ<+~99W?u_hI`?)?S?1G$uQ3ZX?7i{*clX6e+{*LFNlFAkrklKzh{pm<E*y(u{rqW2{g;hJZZBybkb)
L=;aGxatjfd%Py0G>QSmp%{T9VnSpLSrY{WR8dJZ$bUs5;Y9@z^DDB3Jd=e(2!g5Tg>pDtxXLIXn+0Jb`lN6I1hy^h2|+tz7{U-a
!XWG)vc5Y6#6XFS@yn&^&T&U=!=c20vw=XJq`|<d5OaY6Fcm2fr3plcoRHcL!>K*WcB9pRqw4JyKCZ{_>4)ha=-ijlC&955^>QN-
PptwT)qkrS`k(lg6_v#5848R$1)-qEGD8X=sscfUR+LU>VG_L${{pB=)KmfuNURh=CTT$Qc`!;uQj`oqL`XvcK}Zlvg(Ni$Fa(VQ
Kvfl0EJQ;P6)?>)LeUXQu}wuK0MZabH6$n`!oUqOw3Mw16p*sTDMbYpBuP;bP_zWVr3^(AC`3?66%<Vq5LHA-5lvAHRZ&0{GZd82
)e{n|lq}MaL=p!qOpqcd5`w6T7^sk>h>fs%u{9zD(HR;4o{R!i7bc2mL`o49r9fF201sZ>%6F1LLZJi<p|C3GK=ptiu$V$TgJAG#
n3`w5Coc#hP@!l-AT??u8$>TSOm?**;R0t%5(t0J{;yy_zaN*NKsFI#DuN1{1c@4gnV?cCNP>c35+n*yh!P0~Wnw~s8i;5{Bxqs*
suce?41k#_1tI~-3{ap!qydJJC`gsWk#Z;qhMHiI!bD7gAd`3XT#wHJWiN3BmK@jXKTl@{@$W-}?X--)D(y`jPh+GJPWGTvzo>5T
GM`(r4Z7FWlpRH=0U;_rujYVg9U%b#f%WR4y~_Hk+O6g#(_5s!DE}ZklyE=DJg9@N<QM#Ub>LWycJKG9fhuZp_9}}irB(i1%ft`%
-|LlzI&{*+3?l2PRj@(@k8ei1qxg&o6C|{UEvw5rxpn8UqV1gZh$47O+FtKb-?|CBsHbTNd?x!qf2iAU+FyG`=kClzL1Kt%mulw5
O>20S3emR*Esx>mUnYwNJgvM@a`WiT1G~2_Vs<<CE@>2s{rt|vH3PZr3_*LJK>AVb0TcTQKnPT1L+?0IHh}eUfj%1cUbB4)eM~&I
+{rvU(NXkDQ3Zu05kUk`+l~y(Q&dwF;bA3Mv51G$$DqdYCB1xTW9N)M*Omvbpr`#H1nh)8AoYwvJpJkEou<rOS(=8bB%x}GpeSf0
vOnB0sRFG|FrX5E#HmFDOXc71=6U>HN`Q;<ksXjFDMao!|2Pn%Wf1UyDGpk3`-J=D3<L0wFM540e5IQQ0acv`6~EEE)`RO~aM813
v!@@k-=n}zH0#G<A%zq6DacxL6%NeENi=*upAUYFaSd9G`q{SyJC0@A*;lrB?%$Emxa-@^(ox}{zXT7gr~}Ld_FT^0g7`gWZ-enV
5Pr3`TW{?fAc!eMH#+7~$T>LFa!D$yuyIhx<j6Y>C}}Yc1qH-`L68$nG^;EQGT|wKBXD4dduEstC<a6rR+*J(DF}hs--rtzVH-4a
-2x$xBs^Eicl<-M6F@z-1JRaQ0QntNJt%-{KyG#V{isXIe+%uuSsshI@tV|G#VSwb=Yi`vdB?T{B0va`f<y{IC<!7Y53G~bgWD<X
&pUpvrW$H&O_S>{6vM(23n7&Ic2yQSsD^;33IL++K|m)i(@8Ee?YY4SBRWaSVB5}AgS#un7#Sl~m8^#eDj#>Z<Yk=IHl2_=7#*_)
6ldj`4#g_&QKMS*6KLxWfg*~n2teIz8DHX!D#&ASl&sz;*1j}Z*Z#d(U5~K}G#!~4HhsuQop|p(Zb!ta4{S8n5ePw`6jj?J5egHu
f`3;==0yY;bn39XE<~6@8QW!x3KM@>+(4ydQ4ZFF(Tzwpv#H_9JxHO%F9;MMvHr3|DI_xrumpmO3ox@oBvDK<2}!}ZuyO-$vmB0)
Ar_zxXY-S|gQ^|7$GwuOBgXYzs84O{=qEtv1}@uj<)-~uheA~Hy#@0Jv#O_*E(f5S$&7IHL#;)E#7M-XvP#1PAbvW`(+``U50^*L
HeTO1v;v3)%-nbrv<~CT#4~Pja0I{deqYR|Q?>mte`njAbU^A56qGW`69V#{$kY`u%&1aoOob3CCWNCK5`T?v>BkL0L6rcREwzBq
r~CHBH6T?9LeNkYEdWp%IWbg1(ltdU(WM~NYAHh?E6bINrleAY+Dwv47!-nu5Ryc<0|OaCWFl5%X+TMpX&?97`DX-+ycT202YDy_
1ZWVP5T`tASend;C_@0Wk2e^@K>rc)`^HDlusaFwUGX<4oum2N=1d28v!vJ<16HupLC$yBv)pmF8)s}gEnE{W*^Om_CWskGVTT>G
i==YZ!inOY?{{P;z;&=W0Nt{hRW!QPDW!!pGlc1MWM&ZvlP2>Hdgq=PN1X-UF_bx-vRJ6`;v<h6Y~zC(O2B22g^VQU$?ijQFv)OF
<d41=d0(gTqv*ndnK*POtvPgZM|CumcfbuBNSOnOO0=**8w8(W?em<^s4}Q1pId&ITz*N^N7dWa%UWad(blIKU7Td(Z{<(^Z1Ksy
c_4nUMId^lk&y$A4TE&Wzv}%1Cr-kUI2qj>)tMDV9a=?~*8Lv(p18VX^AQti=Joo^<7Rw&oa?T~KR-m=5kFMxK9Kwn-@#O&^N<gl
$VU<fAfws<VZ&l(1du@jIh0c&xKYH6jh$=Qz6c(P?LZ3wLQ0ZKke)b)PdWgfmpqbrdvtm4-KB@<)tsa%L}Z?m=}GMMsx#|MU}O{6
%YpEe%qgHWt&WTI@~Qq&)HLdHbEt#<)R(L7nl7;*kY5Qzihkw=REik(%}#<-1Ae^glsZgIxOPtR?8}oy1urq>mf1pSIPuvK^6+I<
dm&Ee>k~KPJ`=5VqeqX3c=5=)^AO=JES4ydJAkD+a7}4V0;~Hnn#?lZ%tNgafw0CUPkTpd?p^CJ<Dh9EsFAQ*gw;cLg2cyX6@Q~v
7+GUGmK^oSzI8bVvS|*QbJU(j29Czw&ke(vZ0#P@q{NCkz6Asf6nhcjFu)h{l6K@5bAcOPZ$ZQ~W*S#?sdLuC(Y7Wul018SV;Rq2
<BZ8L4F)YyGEm@15XYQr0I3m!TG|lcwm50qQ8#?ClYkqvl-nwVqBR1lWMP8`OJw1MM>U~B($yQ&K5M0}tTR|zyrtT34+eX>i%A8;
^eVl~M2aY>?hCQG(Ez7?L#ABpa$M(is0!IB+l$P9jAX1BA#+l>_R0J|^i5It-<#Cd!2oAg+IGT-rYM}8+4BGA-{Y<rPf=)(jN)tg
^DeG?4VnDpV-xlPKELY$1(T?JQ28)I&^-|J)`MClJ{F;=lPhaXk}1THI7B@&o0FYT`>8^GY0#J<S?O{hh?CUAGg&S^Sb1SVRxuY7
HjV9-etG7Lsk-4B;x|<tVhw**VoX?|_9rLbuWoi=RumFl-r6NKs|*dIIzIvVNKz~iwMvx56B2|}4N*-jLed2-B2bipN)!muK|>M~
B_Ko;(9k6%2+=@N%q0M@%9Il#GQiMP1VsX{Q7C#q^*|l4yS)4v*@K@(47%fCb1C-uIGlZ-XF1ng+t}TkWUMZr7a*}nqM)>dN)ZC)
VvB_Tcz%wi7$S;0KR&B5n7f)juY80!3)Y%^yigR;R^j=)n$T#a7a63xI#-;r3}Aqeu#HO{{F4`|mbs`z%+1MOmWZe#f2CPOK@<gl
QDkUR@=;<lq+6@LC~EdId`X(R(2thGz39$CIvK|nbSM7oqXdJh$EA%?WJHD=&MdQ)Jxqq~lD*9rqS6$cq!LvI>MAl-@zYnA7?7L(
{XJuyZ(>X8MVF+V2twPc5+PG$QBz}yDIv-A%CHGdyqeMq!iCfj2A?qTT~IQTNeta>-@Z8bgU^Jf;qof4r9?cEkLZYl?ct6_#s-)h
L36d6FTMe{>*-FKfnLHKs-@!RMt%yG7t-wz6I4DLdvIwD<Y`Az>Vb6IXh4K7)K-YAztRylGhETr?88xo4TYF?O<<gb?DG1mdxZPh
K1c+sV@ZN?;3V4u;0ZB+or*zBu&G9cQk4AtpQldJeE7gkBrE)>PuKVx{^>5RxY;32C`<yOV6e$XgeInxpvea(Gbv6s;^c3dz{C8u
+koG3)TtG>MNdo$pZ}67r`IT^rF~JcBK*#0cRr`0b$^dweiwf;c-(-m`8YfQ`0-Il!ifrdNPzUPbg6N;`~o7P43sWpeV@uZ5J^IX
DvSn)36roBE@c|h5+=dJ@k8ibY{Ne9Nfx4tDw+xustT&Aswt`(D50X7s-&s{m7=Mt7J{e}g`i3(T1JA3DWwD{DFI@LqNpl@s;H`>
iW(@WiV~?JT3RWpYGR3ms$!ywsv4>(iCR*Is)Q(M0+gx-kff>*s-<d`pc0S*fGUcrT2-nPq@bw<iV$D%mW%$b;ryTEL$FXc*rk$z
{R&F+xn+;>2h|2Fb3bqa%>%E4#G)Pqs6kRhn;)a#28971On@Qb1u9Y~@JJq#R0sL?9{zt%)9&Z|J9~Q%i+vz;pA#TbNLC=CdW`{E
E4VZr8bm{=E|s0-!)CXH)@WTlVN73_Z2vDEG#S(1b!qC^UO@9%RO?+Ce8;|Q)y{KqbIx;}bQQy^lxm?3L^`WXA=K-xRc$82PC#mg
=!aUcDj4T3B}{um5;K?~h`nOl%5%FcsU7P#!+oQr9?8v0&9e)ow6^%TZJHgfub~EPm}`Yq3~+d8MTwyTxVb)t?ALp?w|_7$F)IQU
MhG?_?Nw-{lZcSMY2}*Wq2)3s6D0$&+H7*CTppH9>dPSK3TYK-3WId{DwwM%K#O;Fr99l)ELHMuw{&;A(Z51<TS!zQf|Rm3XHz&K
X5Cr=wI)CO7ZaIVsHI(3MplKHq|<rRYT51;^mip~V$XuF1{}hQDzu9#AO?mPTM2TXgRB;5Z#kUWb$W{iGR6eG;mo6Z4g6~}tw7gV
G@DMP)$4GoI4+L0#4w#026Vnc@k(KJAS45%Y+-q%B{WzC4pO*q$l<`pg011ZXdl&@=Z*lL7*3Kyh07)+DnN3>6e=ItzdiJI$Ju&&
=%z`8g2bH~4nN$>a_V9Tf8^^(2@3zP!xe385zo9nEN5$I#ClwzaSukx`?{#A9MsicApgylf+Pr?y)|=QYcz|SBP-HUSwol#(#{BS
&NHVtFyr3Uay0ICF}ZnE6<pN4^}G&dq9-10yj*UL>6D6S=`$-fbi=9+w3i2cR#1~^5%s;^7%exaG^o<eRnb-yAVn_WJB$pIivgv8
W;Ztgz!#Rc;SAQ2)v~F`xR;=(X^QhDPKi72W3YGi0PO|YUqnO-Qa-;|r1t)v;Q>J54WS-Vo@PQ}`nm3gjQwN#pWKsn6P&C5^b(`u
>Jc~{>7jL%9QPi3tJE}i1%(~FcX&#-otY~)XI`bkDm@dj_3q9TsE0Ov9NUx8+tcn|frS+YNa9?SwcXv!r(%f=xaVC}G8Iw_i3i>9
EF^@!j_f=ZImfGc(0I~X>f%|)A{I$zA935ywe_H)|2M1kpl7@LBZUz70nh5RDr5&h59f*yq$U7?l_n*T35W^^q?kmekQrhK0skM6
Sek;S)F2xmc0t%eP<%Rzkw8+!(-8#7?6hAOB@T6n;Kb0#dEwCxPz8WQKu}$ecd!;%c;H`?{yn~1@pIN4r*3cehc5jG7xoouW=k4p
ilh}W2^Sn%(~CX|qvqHlora_F9lsh8UdR9_1ww$OL3@!303dxt04b^Zx#v>%aqfVx=Bdb{ATkV+V4*4{DQI0k(e>yyhKJA|pC5;;
&h7vMlP^E_5m+++yBnORm}(bHd;gyt@<K93P~V~DntKjc6PMD!{;NnM6vPwygR9MyKiB@6$cu#8#SKOzCKA|~u@#`{YjfL=3p@x*
n328)5x*S&gm~Zg{P^{rf8o&1BkAYVb)36{Tb8i@UB5=8CMOKmv_lXrf+`27uD73TD8WpNtcNM<(lav7rPvZup6dS%p(F!J4h3!%
wU|{%Vgr^INkX)Lt*J`U&Joj4QYdlx(@BC>h_2KM3Hi!pR8iL){g&Ftcsx2{zt{h%U?_GpQ4tjoDb4J$>M`u>?)5)k|9bZOPY2P>
JiPTgO+(f+0A_D;@k*m#-uH1`DPeP(z^n(nH5M@P!z#}l{~ATCG?jE0%G{4(phJTJu0`A^t99m)J=EPlkYTRh#^-+JF#gh=hP0U|
KD03-+g}_s;2-%00iQ4Q_UQyq9ThoNgEn(r2kgEwaE8vW>O7VoxA@bu%NBG|h2n%gpV`LvCS7HfZFNf+mmj)g`S-qtlW2liqZX<Q
4k>0L=g+o7VvgD>+HCwX8UK@~X;WEx%@}F5et8K~_aQ1H7uN1Lq6fXKIQzPLHg+W$`P2EnSAgkGI_*BH0idWVuA|9&%b}zp0Zgz?
FoGcJ8Sd4bT^jt`-pX5g70+~A`G18TFBbMV8b{07Y4~e&H~)Q}wrO2b$K97FQZLvz#uLTq_#M6a*M6_U*v3WS3JX2jApdMRzM8hs
uVlnm)NB;px@#hz@%(caWt=7$lB^LG4(_}%20IKoYtJeP;FJ_Pkox^poe<EGJl|IV)R^rW6Q4qw)D&3}fve-|_&GL43h!#bYEYg&
eD=_Jpnu?zLjde-4yGY{+(c8gSQ-$lD988M80q=++{PAJr_||DX*8&Rfr@0Z5barO_Q9Y>w!|;)b&&aY;mxk?faVr;8Kb|9)A3+!
1Yy9JRcf%Z;$}F-GAJ-n$cV$++@a<QqIlvNz{VGsVzUy8h=j&_9Ye;QT&xZsu@2KI!d5I69?>EpX;DV7d!-2KllNX9&~d+>wv~KS
t{K~!!PS9Sh$5nzWr6Z)Dj+l6uB{ue*cgJ(y`zehS87e}VEy(K#As1eM`>t^v}g4{L^~S?e*;~{N{Q6n;(e4a$(o8p1)qCe30>Jt
pu;F~W@FHHl1&I{sJ^{niQUe!dOJjZ=FL*XMLlhZvl%H6?QBOm5@%O2>oaOoNrozr@_}HYDs#bMj(v~y{glzQi#j5HOvK0kT;4ZN
mR~k&VMGeo@V5(HrXS2dT=EfE(Ua}p<<C>QucJU;a&C}OMfxZFzxU$_Bs&M{#a1WyuK&aTuf`9DP0kN@(0YG~h`!>_)trx?!*_JQ
RQo?c^78ex`#rpI`G4X@m;C9sDDNJU)5m4-ulc&ac0;$Rf6Y6-oPW)9_@99P*LIKFr%y%xLBqiYyqnAKQBTwV*WKKI*xQfU56Zvt
oS{?yi7k)(4L`~Cs&ew>zaFEv^8ZBYyuMNC;r|~W&)zhTG^qe6^pA%e@5kqk6lEOruf*x^7%<~c=kD8nH?SWMhzj10?u#Gq39-ld
vv4DZmnrv?-W)&O+4pzidj|$TNBbuZ%xk~@TVu!$fZKxY{MYt7efHw@{LS0>mOX+n?-HXKJ%xdyjvU|b(v=qc#du*ZP*P|KFJY#`
{XH8to3{hDV&Lt^d74Z>|4%N<_Fni^Rk;4WupEP<9+&ue(W%O)D*=_nC{njk2Pz^ljVV%brG-ZxQ}BJatu?_Z^@{}+8^>h;(s&NS
dm77DqET{jfSte-RT01<ao0cN({VUX{CH~o^*G`bjiaH10L>{!PDMCPMY#qvVgm!Ro6jB$cr)p4Dm!Ug=T#GE`d8n9Jb0SaH5-zL
i@3yi8KARxf*pVy2*U-s+hDXQ&COsbXrR4o+bRhr7e-NHChKBC+oKMZpuburxXdeRZPQEIowZQc3Us<?-1JdEbOxJk@pR#`r3l@a
79X1rotynW8zn(JYS$L@ww!8A@*xFS`uSBk&@2z9O&-y@u^3XaVjyT9-GkXzzkfX8BNP`=daa&qVV_TwH*Gn^$DCdtYevjlz_;b(
B&9@Vs{>DuA9oOfZBI75CvU=^ZkyL`+w*>WZ^Cq5GfXEx4n40La^|egHjY{_@_J~s%x|dF+N<uapW>DTLxn&{de~XAIGiEj0e{z#
KV>^~n}@4xM*-@c5L!4b8uGHs>@D(SV~EnzOzD9^)Q^kMx89%bI$bcQs*l6-d2ag;bB7|u;r%YRbs*72F1@-6LWdtB0x|4Sd+DqC
e*CpOFAriZZ;97<-rvLg@9;kg*1IQbtIDr-c(Cl5UG|>a>QU^qGV0dcCKGc}J~dFL)$UG+^r6%qT-}6pIO)7zRkd)^s-y~vELNox
fw9`F!0u*NimGH;+;w4aNF%WHxU(ggWs2Mr4{{@Xh^g0UA?=A2XQd$ns)VTwLL?MTIH+?%5lx9d)%??j{3*7sRjPDVNaPz`bzvno
zXwAQ#5^%Km!dn0U!6I}u&^Ya{W5bFtp>6}=l=4}HR*0JD->+rEvZ{RdyvG}HSKaJBa&lv;iplv@2K1j;)`d`K5eZ>(ZO4OOV^s3
sU&ZGqc%6CU{P+%QNWBlbA}Av&6~|J1BIh4pz0n1GU-Ke2IgB3;H57W)ycHd-W~`ti~+asp8AB}od-t&yW+xN6Q!}N2#%egJwm}S
Z{a>;&-z__U3q`6;$!^&-&<8GntOtV{q+{Lt!q}q)#_#Hy#VRD_6~gfz3bXLjT#T+p;6$w4qLB3{r?tDw&_sXV>+-<ITYA8Drs81
E>VH8NB^s<N28Wv2MafYj_!VU$E%p8PU<#ox^~<c6FiOww;Y^te`|A~U1Iy8AUJ}6RF8#gpl0}!2Fin{e^KVAz;<`?>)tI+(b>mN
d<j%mbVXZ+a(R$Dakc>dW4@G1o=VZg?%9sM%1~|FAY-tv4lRE@C!9$PZ^wy#F}G{fJn#H!D`&T(vU;EOfuKF7wuAhfWLPe&nii`6
zCdJ)wzP9e@ZqYbA5$>uVEC&z>*N-AHK-NntK;{uS5y>1k~TYS-|5v;e@5Yt1EcWaQA!C9q+E8nK-|Bty`4*|o0~U3JLma-S2Jl3
e7u)mmfjj){JDEDT9DO=M;myBFQ41pVez<%(w?r77fnz2Azt5|l6F<~{XIi}q+I<TTmubwf>))wb5Y;XYiao}`?z{9rFzlr3OUh`
-=k8?l=CQ~zee<L#pFT~YF7JI>g$sv`Pb|qk%w49t0&@aM7oQpn4u6_3abIJR#B1nP-D@{n(a}VOL}$SELG47QAWYb2SDcs8;Xj~
vh5lyLLX^XBF2y2tx_ELwxNul^!hiSej6$uhfk(j6MA}=)7XvOv6TUV6g^B6JGRg4;Z?pD0j9B#XkJ<+zPD4S^@+A#+wInUweM%b
!rA9v>h5{|8#YJBju8bQyOD68Nh-CV^*G02FI8cqU~M<M<@CleCku<063n3IQPF;17qrry$UOdi^QR6zub2P69v9Y~*K3ff56IdM
3mY<yzx5B!F?u`+v;{(BkI_~4Ql7JBu~9&_g^Dg|0@GfOT{^8pm!~Q}&_qL!q!ncK-FbaFwINV+`1(T*)EoX^D;cte>FvvH=DxB!
dF*RSX-!LWRXSS0u`0T@uB0lDe!M2|XrSn;i=NtkPHGr=B(>SKZH2j7qA(ZW%ViJl<>i+Q4x|sZmYx(mcw~`7wPym{DMe9R>*<&T
x{Efpc5$WQ^PeL`9m_E{qh74C(`&J1cxw-I1!-Y+P)RsCW{h;x4()QRmVu)#9JQBVSVJo^)B2=U+vAP<?_o_<bf9U=l<O)p^Vm2K
srauJ(lp?_$X%tkr?&h2BbQ}-by1%_+S{y1$x*V39rUwT%38gvZP%_?t5eJFZe4tpg>BjK^>}#O<Tmm7dT2i*`<>`z;^TAkq5wLS
1E~m$Z&{~X@^wv5=4aUFZ{^f^k1AA!{O6JQe=o2;@78^ev|;LXmcrUrU#`)I+3T=4P1~`aw+uwr#{!X+btYxpjU`z@E*idX1{`7B
KhCp*GA1gD%v(bgS0IBjqpLfEc>9@u-{XC4v5QkSRDvE!L~R)wtZ)4P?u6HTQ~iXwgQ2QweWk{s@LyJS%&d^~Yd`!1lm8=zc?CqV
Gneim|1zT)`SzU|)!+JmKC@DvyE|Sz4MEsK-rj1xR>QeJs;~H<%%)RGE;sydn##`$k8Rt3{PxP7$F@{O=f%Z{pVpsmdMU1%_~AuA
eWIc@D5TTk#~vX1`~BFik~&o9>S3@oM9@@zQ|mt|<@Z!p+*t?2)4<COcXr(7!<Dy=M*^ziemwBx;h!`DJnhQMR8USNibZ0?De?=g
2FCQDvV{*!#NMFNPXgTZzV)-;eJ`6*`&!?K`uGd!;q?1@g!?;rJD;TBcg%-T>I2h151;h@Z5`ufAwe<6qzVO52}&ZKPx}Lo{GZ$Z
{KW-inN4Rbr0!S(#4G**5fKmp|NsC0|G)qK|NsB_g@<{!Tgbwg+gbv*cHqygLUpHhZrw#)x7xCmRd0`Q&%WP#E$5s7u|N_OGhJbG
?qEH6!#W+>gqWC=rDL<Hb~H)>eYYu%K7)2*miEXU08Ow+w(ai+*UAqOp=>rFH*?-S8wM%7W8PNng6*V0L``B!q>2edQYe5>0001?
2v7h300Be0T=xI~y?Ag}r3C;{M1XVwFK+ELJ9_rK@aKBZb{?y?@y_mc@(`+)?|Ac^p4xr$w|keM0Pc0eUrJX;!|C+ZgzsNFKy$<E
Zp+W5X71CS_6<ZdJGFGlr7UdsIY+(Q!rfaf>!pgVdh<h1Z)@0i0007ycoqZics_!>JA3QjFLpU6-tI~#usN=9sS)b6R&#D{X0q(<
u3Q_f-u6xgfB*mo-QN#(XLonG<>j!uYW8}rns-~bcVwS@XgY1a?0QO_*eLI?Y1Q`K)Z)H-eY?31-g)izlM7LGXL)+izS(oS$KL_>
Y&E1(s8JPPXFkF2yaS=ty~Mr2^gj39_W1e^w6kFpBnE&0X{^4SyX}hl-*>PFKB@E?HD=D8fChc{Y+p|Mchlxty?4X!x-R%WiBdXb
m)-Zp9PhsKZ2A<cJmtQ|jmtjYIstp*+dHNL@^cP!c68kBfK?rFq3vxB1|5$ub>Za!+{4=*?_6(McCq#Dd<T8+WZBnerFCffE_v@s
>@!$T5EA<3*M0XspMBk2pID?I=z39An<}Z^-%oq)hJvYm6liEzZpKSkcFy!VHZ6d983xz^w{uR}(0cP%uBqGJZ@#mA?gnp9tJ_%Z
)aRi3t-acFo!xy01HHSuZeMxbuG_r<zTg4i9#`LS-avNI_U`w<3J1}mK<vN(4zvIWDu@F?n!wj{UM+O{X1UFxo$oDh`)zq~?ztB2
o!RX@@p{T7Dn&v-1R@|_ZMi4T=dHtZZ$an1yaPR=k{RxNm;m_|Z${p5038EgPkVIq9^2m@?nSH|%9gjcK99F`p}YV995l#4K!N~3
36KODCMo1Jk3^d$nIlJ%X{ZvIh(Zz*LQ~Nmkx%k!O-~cmJv4@xkJSJT28@P)0!*Z&kck>LlTE3J!%?B5KmY&$XaE2Nnn*+-nwlji
<ka-jO)^hZ*)pD{BS)w-+D!qV05k#=krN;RG6d5InwZf|pwK20(@LJFwM`$Y8%L-UPt+1=B{2j9!U>R=s(*^7`lqEoRC!IbQ%pb_
4FCWK{X4o85dWkqG=PRk2;_hOsvrLlQ2{pF>VMk*X#b6WyZ-<BVahE3Z>K^2*G<Pi@{_iZj1T{Fs|c+L8d^!W-~D+HT#9D5ud9_6
r8cz({l=`o4|^~Jn=>{uY+ag?e-wg01E4gBzVGO9NKC=PA{}Mx0zB(5K!O~*9P2P4Ky~<5Dqw?5Pt&B1+cFrqzp)mtXX&FZnO^?#
E82+-R8gWyLTrwlXrWn-WhPq;K9U_s3?^w&J~2sC;iDY7W+NEe0%otjXA(Nsx@j!lZF5?Vu0QJ`r1yV%x!N0DZ*eU5)f=+*qSg0K
<BL+6m)<)|PkW!~nmB*{=MtO6a&ce2U1-6v*7EeUx;T5w-yMIyST9&Sd*?-$#$d&9ej;)OFErc)+mLzApHBuKaNn=oZ@mN31>QgC
B9IUHRmmTUt^X&d@Y>KZrLTHWY7E=^y0bHo8JKY!|LI%g;Dkb82pGg{|M)1mAkl2<po86gWI&Np5TRR`GAL^Hy3mQ4q+(H-u6b4}
ej4l~P6vlhrsSd{dS!~DzRjzK{j+JHhv(L=A<ved?=<nq)&y_^zt9|0c!5zA{>K;a{k-k$@mTeLs}aAljKP%X0j|yyQu2NsfSa`t
U+`Px4DJ{`FsM!Kvk_-Pc$rM4i>dIL%*`LnmK#a6-K<fz+gGp4oIGC09W%uZD;+dMENH3i?|G`2dC|ocO`tIbF)Ws$Vo9IVfSHrt
bEXECY4xOX_IixgUcV9Z4u{aDa8(&Fiy^czED0^Y1_m(j$|@IyKEa2zswkr!y0+kZIIR^o;&#rp!5AcOT8>b`v&CKB?gTN>#b+@K
x4;rdUVTK5GrkP<>S**|)O}-s#E$73KwA-WAePv;bPN<&fcDxe9y_;(Q3I$pH}YRgVzgprKiicaatEfQD;D<b5CpKQ4AEqP0`4OI
`D(Y^fQYfT5&|(kw)!c@)lt&a*5niNxShljK;aNTxB2P#F3e58&;DlRr@eoF{XUOoU*;XZ_#y49s=0jUuQZq)c_;5KSUC*9xxe4d
>_;5XydqCx7$T)YX_tSg-jtvtm)!CRx>}nQ;@nKzpXjJueRgO66UT79TJ`@Ut&t`|(@sW?w~oto=0@TK3k{2WzF&L7HrEg5M?rOX
l~;(AT0jWiUAj-0pq)f9)Zh&7pvbMuIYcv&Qq9{7)&J3l8S;lr-m8rssER7FidtGMF35f~KIhuD`_<Q7(t+v;qY{-HLb1mEveGIb
#cH`9t8`7hJ37j_zb6d_*j&HNogua{7J6mM9fS^16_j87`KYKvC`YG3ZFDv*dvEL7n`?z<u;_&h7Dy%wZ0ar+u0Q;#@0(*&cg3zN
(`rz9{gm1@#kZi_T8I?Q1k=6fq)bu+z?CDA%g)rHHP1-yHl?$50GXL4v+kykCZdx#x}YSA9Ub2hE-3RsbSCLT&8bgHX!(1pBr5`3
yckOno!zN92L|h|hY#+nhh`fWx69_s(k<Uk+3z~aLK@!?hL-l+HInS*-=#3fl%|R=mY}44J#%3WNFMlJhJ?x8*PmUy54|T>)1CKJ
_&xK`m*GvGfLUL99fG?)uUU63-mx!<#8yv4DDzqpkTYgJR~@ykEr$hCLgxTJP`+Jh4V=Ye?`AtDB$|bK>aP7RE?uZYp#&$Xd=p7k
QLWw}QjlH}@-b;N4*@DIo+6JAE*ER)L||A^polVgbHy5&RKH5~>xlJ`J5PZ$m@f=!fOr4uE5_W&<8a%VC~)%Rsd<@z3<w;AFizp#
47jItZEosb?7Ano?k|$NlBz2z?agQHoUPxZt{SaUsgf}(>g}bECr9pwW}5a%%W6t3mQA$I`fD0Sd)JE_$dEI1{OLTNPGtG(*>j!9
)AQvvA#L)T9K3M)>HVx`sdLR-x7JAV$(5Iv0@3*Vv*tA+Va1~o1EMh#DLaXLRKGiN2Di20&gb7o!@l3iE_SNdWsM)Yrl>!=4EXD=
GSpoth?=iUNa-Y6|D<1o#vD2yHZvPK#&>2A(+puU(!dcSs003cx7&2vZ(E%0gs&a4d1?wthu|FiPMfOH%DrZ}b!hFDnw`9YXlCOk
T&omY<)R|Z?LO89$8-HiIeN?Ob2&PsY9%HkG%Nla-(0>GT41tbZo-K%!zJa8kCu%6Zni6{U!Rr2&B1Q(@jDaw{v7BjLKPqM#C8!c
)9^p1ujE<*9L_pb%_CL+GHCo7Wc+_dLya?wxnU~K+XUPpqMhtEtW{G=Y&Q|h6#ZBiHHR^iLSdNdQi>qN61+yJF0PKy$+2d%$~u(k
l`hH&>(35oxmRS!T%|zB3)L&y6Z;WA#+T3S?CCu1{duh>hu>B(Tp*$&ZHJ>SC7VPBd+9_)l@&OPM6Qyzf8qB>E9+AXSjE*=#_xvu
HJs)HM#{lPB9_Z@XXe(%3X0H>kpy`39w$}AVa5CE{*K<c*l|0xF7C4Goo(Gs4zm^?9UblyOjU{;uN4fmuwfQPWau-^Cyd*M^Zo4i
<=Ay96=Dk2hE7c|#(@ZNsOf;^5X+#Ch1UGK47hY}+>bzHG^I5%P*B7VYE4b$KLc=+P<>fBjaVpkY|?AJMU_bq6wFaY1r(G~6%Ebw
gL2Kf84V@EsYKHaF`;H#C*8QyWnD=UT2M-&CE9^xOi1@4OLTE=Hpr?{KT`4;Tss(A;-si%5}uHP^pWK&Gg5;Wqm*+K@0DQ2F;MOL
YS^`P>)3>RncmN03v5Z!u<MqUdrV$lnXA`+MRkcH8#UgG0Yfi`R&!aIOj{<AW4oG{8Kuh;LE)OzOAyBRTUW+}kn+;wF7F!zkff@+
DzZ%~uoT3&)i<*Y(90zmdRDRwR9dDd>__(J7FB4EmFI`9vvxC-RnceLvoK-pAjx7Q6RE&YrxE!3?(<l={jQ=cT}euOTu&3lM8dwn
x|c~uPc~k>SKBcC4L9B}q7?*TYZBB`nL3YMZ1drWZcBs|P(%*Q?ZAi_rhMrQ%HWXXQ?6cFvxsmwOpe&(H0>wiO}P(7u=?k6xLl6N
t_9rS=WQkfofYz?wQ|~>w*H^ieYxz3G8^z<>n*oSKe?X-#qiWY-zyaA(sS9!PMCWk#84EGVv|W(2in42Cwe)~0kc78aSYkV3{II@
IF%7urW6<<)?ATbu}+VQOk`4O*73bfUdth*$eK}3g6T(lUQc)z?C|%>2&7u;kDfWtG2@sy$}Z?h7E%d2;VQrWNq7D|JU4h2wv_L`
Y}Xs4{~vzYrLl`0bC~fE)|IVIck{`<ZZERr^~QH!g|I>RLJ*LPZ3V=u>^NL0Avls(LK17ku?l)*+R-!sL=IbP0E(5V#=&6R$qY^<
NTJKQl1X=Ah-0@TeaChK$Q~xbggS91m0dU?$^kg55+Y8J?oREKn-mJxNGla-K`k*3rp*TRJW6K<)I;WZ^YT7lTmEy=y-8BFblrwn
Wq_r@b{Q~qouUb(6c+IW!Fzt;1eg%$R$NvQ6%_?J36NgZ?!?J>Bo8i%#0u4wN<lL{S>1zM(Oq)r#YK_BiY?{o+C5_T3pnzeK^(zK
F4uI%5uPTce;S}Lp^4>4BKUB2_-^Ua8c&5vB*GfIPi(8xq(s|O5UwTEl*BVAsF(?f#<1|z#HqwlSfX(w1kUeofjFS}PAj`k*tOqO
%;Ad^H0|lE#1|AxX)6s!mYhRLp%hcMLxQWc+t|sa)6A+hmzMI^oXiml#i}(5>eNhgg`BpI_Fg(pb>loUwOdXmJzL;$?KJ6%RD2Db
O(aB^y1GMyrF<scB~4oj&mJj>(_Y}QsO1adojA@o;|mj}xSBNRw5^G5JXat2RE)I*Vzm(jH4|dS^3|aZMaRB!M!(S7pgdyvnv5G(
@gc|+iy-j~qrR*j!f@{5*O&DN!(g?juJ+QUoC^Ftjw!afo8;W_=+RhQt?1bx;j@~$p&-;u5H5=)R;eRhO8q&$vsU$OblSE_R*<g=
(;57+7f6sDkbQ9NKqIi(;@<ppm>xs)-OsH3A6tkoBxwIRR{m7xBqQ@Tdmpj@kBwgs`l}ixN#Vt%4bJaP{ca@wDMCVU4q^x{i=nP*
*;uc))gMdJm`*SI{`a#sOHHg5lx;Nt8tMM=LwbJfK4`Sk-8Z%)h*t(3Vd*e?pj6~j4NJ|3PIAl~gUj^WNfySBTWBA)qNWX}S&Res
&nya$)ylNKTCdFgAHy70hoOgjRmSBCf|@GMOUlqcGW(kH{cFbJYiV@sq7c}O@;g()ehZhDnqU~_1B(XcU4f>_&wz0o=mr|>zz?gz
{#hBMpnJJN28i@&as&cYLCBP$K`g^EVToQC-DU{F;-z;Id%jjGSLb!CpMhCQzOepw0~hylQk$0ox<glgZpk)!_7V=T0-|BJop3%D
6%+!5H6gy0REwX+WxWyuny)1qn6TI)T>tv%gKHf_f?&D3rmqR`1sq%J(rJ&js>nlvGno+K#Eei$;M6dY(XI$2+!b+Sin<l&o7Wkv
*3U6nu9T#MAffl#99;_vy3TXe(S*(%waM7O*PpC67?p7c?vKD8Y0|)SsGe#yH53x<qFeoo8vuh`KP$tF86?7GdK8N|B?QKZiW8@k
>va-K@X$HRgVXL~WF8xrLDs$3<|}Y)M+jxhzfN$W7S#Eq1rJMei0goTAAvT$qeyn9Hp+=04DQ;&K*X|n5&&*QQUfjE>T`x2*gEw)
tp1C=r-z7jHDT4f?(vh-{u|AK@o#9L!Gkqn&g{iVp#@zN*E2G!_B~M^{Jhm^y6o3;T4ktMbzw2K#8WR^X`rt~_Wbfd>tO31J;j{+
E@Q?*m7<EKgovbL@wqDA9@@Q$-Kwn|>K>8@a2W(Pn7vEHXN$?9U`1us(2?`W9;OA@htc@&*PAqLDn$ay7b5XZO;}njHH=QWNgwnt
CG%C15C&&Cy#ED8w$t1+d6k3eCnhVIBb;C1o|cX78VINfWK+pACGf*F<EtWIb>!BTLHUr>*sD5cHvWyCX=$OhPe9rc&Iy)W-7o^w
1!_PYg0MX0Wxp!8jmTBHs0V!0O(vAI@~jFm6Nlt9;})G$2JK+e4xMON^~zM9L8Z>x;k}cfxvPeS2wD(|qRP!%Mv+=%B@9E34ZQ06
@Y$bL?upL(xzrGrxI(`PFky<d>XXxl%f=+@3E(&yX<&nvkm|hEvP7^L7v+ui`v14(@Avd;HvI@2`q749h#PR5QovNk&N(xPCN&=)
p1O|EzfESlJvo-=enb4n+;vve`^{S9yb_qlc8~`3alNWn*<SgY!pGSEqGiC8Zo5*&>O0S~Xb(92Et^FH?(N+dRMu)pMO)0d>yKRo
PxDwAQ}_Ll*NSZPyz8UV^zw+VGW+#HglAsZ6_6*t9^(;BlzukQ?^U<!t{UoumnkqJdBpa`fsXmKN$?NZR=M_4+!3Xu53FtV=(Mhj
>%&0!bgP@WQ19i#bVp~8K30=3@@N!tEF{%4($^(t1;s2@ErQYV3`Ek7BL_3nq#I=L;B=Zvk||ovTQ2hj4G5%Di8!N=H%1I{_{>}s
!b@O(O3m;uk=0T3s*Wzc{dRP?GakEjnRY7aok*`O#i(C74Fbg5fNQJ2?^<1UbN!nwUX(g2%c9aph~#Ni$?I2r8K{y=6vAIMhJ|$3
4Fw#!I3$M8_*4|>n_h<Pno?-Opn^a{D}_jsWoR13fe;7Xj*)86f)m&0;oo`LGt~V~;2z$G{e7e6CvTHN%=~__wwLT38#ANs?=YbJ
aLJNBwT}ysd#&0^HkkSZ$j!n>!D4@PDQYK3x(|AYil3<p3c@XdHX*x#_k&vWi&BD#L1!+x4E6d&vFO@IOkemauzd)xSAhEPs67Ty
@qimhO?D)PD5fo_H9td)Dt%UfnlwQcZvs2ZJQ8*^1Y4Ws%swZ+5H0IC#Obr_@n6^VocR2C<U{ZCOhes{%2e+xN7s^$ry#YclCSd^
d1-b*_sFp|%qKM_Arfls*=MT=4tg3iTfo+|y%im(M3|v++!_^1w4bK@Os*<u_1P8ocymkftS}aOgVUm=+4-RMLs!R0*tA2sf{ioR
x0S_qwR<`V+z}x#P0{|yzqeK6n~Mus_YgJPNvWajJh`rf)P$2Ep<7$a;675j0&VzuL?1H(s0vcXrFKHZH)}OOog1UoJNSAT3=d3i
@zW@G5ChpRNf1E<ut>t;@Hh5BnxQRG?bENr=$*#h|EGNbOGE33=rgNoSCC4jjSVv>RTj@*=I=#AdSwUETkZSiEOl@#1&!HEA-ZAM
LZ2oFx}Qs3!a)zq&hF9F<QRghI`Ao_YC847voi=Gi2<x_g;@AzLuuo4T=8#F+6HM)G%6e|tk`ZW=_zSYS~+Qx3>{cKZ#d3Fq{P;(
P6$j9RvjixOI%dwN<f0)uS;**DcVHh=N+U}fFr2=1A%+c>=wgJe6;Z3jqUDnCPxxj^GRs-&}swsbR&jgVaO1siZ43P79+(}t;L$4
NTHg&QD_jt_hc4r2`g#yD-1szysjJB`OPSq+4Zv*8`i1HPN<5bq!OCrjQP(e+2Z~4qx1M@d%(bw#P#K@upDZbW6N4;Ackd2ctjED
$&ax&>cWBG^8mnDIrjLtbAKCL#jgDXxR@a<FLS5{W&^3C`_-0engJyl_q|>EzHOEYK>nm+5HGXZ+E7E-BjTu@L|D@(JF4~kEYu?g
gxV9Jk+ddr3`BCj&-p}(_I12i$r&-loH-JAJiezoFD1e2q-0S^Wd01b@fnOs($as!&h%)t0X8TSI~J~+2LZxFTsTGj=jQjt1$>ZF
&`A#R_3q1>F3%@;q9w^L6V@BYg#t!Mibi>k=Ir{zBh5-l_w_M$D$){yN|wK7=`Q(kEhk9&jYTBcCn;uP0cqtxIyK0a83`~s`9!lf
DgV^jNkI+8iNC^dGEU~K4X~9SrZ@qN!X2H90M2eu{jLsy(g#ur1A~sxJU%8<y_5c50jO<(;6TVfxj=;uhE5W^iFex(Gp7zoSwRGa
%K=YvsO8@C0@vXzDf@k@YE51AD3*Ye5f@odZ$Ve4JZV`pze?Y?O)Ucj4Kpt90}&CpNUEpQd;I3ilY7ha^v?Ir)u`0%maX4V%-;2g
deD;V7^sGfzQ6xp^j9Lry3%4gVg{f%1(+k2<^2JyWp$;K+TH%nxPGd+>X4JNnb+?pqq#+)TMdXER_|Au%4=COGlf#@iF=AQi_yB#
=xD_-6bholoda!#m%6T0Zvy5?fa&kc$Ul8y4{0`r$vm*?;OO)Di1Z_`sz-ecU8fzZRus=w7=c&uR(QU9+&#ymSH(q{M?&yC;A2b{
{?1>pVQO|}#TTrR$X5yVvL#3s`^Iv&`sVq2pA!I@=}`g=8cFVWIZ-|ws5Lbdp&&qpa_op&Hg?O_zVA|H_mS#fu8UC(eyU9)eAi`{
T~H}BwI_c@6H8chl1AwtTQ;;6wm(DflnA(|6*Tv8CHFJ*5#sNJTAztJ6_Ngr^UtV}k8{5D8Zpl=THp~pwtHG7#_8NeDXd5>*eOAv
BE4Q9K*3=G&4|6|8s1~%wbs|gu0h7;+5*m5u(BN{l<fTrLGZ=5LHR*zNUv!ec5dSm==<FV2W_38KpU0CfTM~4NbcWJd(%sDgTl5V
`I%0oru?H?Imgx6TKzD+dN*sRp{)c}nSH5bTM5buj0RwX0Z6*tdJ&dzj{Kjcl!_Sako}uv&3JYY^{w)pqJ^ki7LhhIh@lQGH0KU%
?#?D?^~x5SPLh*VgRzWL!Utsc(@s>eZV1-2A>6AfzlUsGu!3?Ht);~T5>nX=nFE`L>0~M_X}2aWrc2|Yh=pugDFT#unVL-=3uuBY
&O%BY=xlV;NEy|-SX$yJ$Ut$2&1fDX&1vOn9$n?0$Rl#|y&W-0_`&`-%c)-bT&ul#`Qq^U_j<gqRn)AW{T}o{D5oe=0=<iK>>`ll
M}k09^XZ*wdO?21Wz9cSc)a!Nq<rViv?&f;R{;f}A{94Oz)AiFN+2;P-xJ{Xd7#{s3KU5$0(>S*uexp6uAOc|v17kH9S&VYs*_3x
2XE_h&DgZ6_48pP#tAMdZ=LXRb2n_V>im%BJR(5Rzn%u>;Ibfi!@+rD(X(?kf+lMqoy{<DSzuZqSqK8?QH|+Ot^p#IvxoZ-e{%-Y
oM<JPRWywuoCEgG3y7(1bvs2QUK@Sh`<hBX*jUqd&a@9mBU4ggFu+OwO=b~%UbL3E#3AUhffOx@tsQCNjrWfcZueQK-s$V7Hs;r5
<TVS$GfAy&Tu2$kC}=`TOgV87_-UxT)K??(c(n+)xKk)NfJAwWZ0!PgTt?8OF5p~mdpJ5cc0EMnW4Jg%rao?4D(eVUNf^Q%4JWUS
bH$DIbQQ=BE(|j&q-a_WrIJQOn)t{LMT8+^0@4X~k30RD85F@AfVTumxR+dQ3^3%7OHgTrvY-fTae?QGi?G*H_#?|*V?mp|3u9J^
1Yi>B>IJU@QqL?$o$nWFc=mSRW)xvg{}<j944RypVza+qWbz5KsmP+y*#mTg)b8PyT@ef&y&<jStA{mu1e!kZ>B!iWl1eU?!uN&D
oA48cXgtm6p*+IPO<WKsD;n~8<!FOZ`brapk%p^8xP0D>8oky;T-HE<;SiNI7Vo!^&F&an4GR<&j?^MNU$kV|xJAx5PSN;BBRkxO
t@dejvj{{av3|Mty&`HzKi>N5(rC*mB&&afK^|niU3=Mx+y2#;e*JvR@^4@y2^5Z<BJ4LKmC>nGbOCfbOEPL<#>dD@?P?3?m=3z2
qM7cA6;+ol4(wRq(?k-IW7ZPJlAzKOkjO~lcE-J^UBsOUQ~l}}r?b(V86_=2sdP4fg<Flsv$E5BLe?d!uIaqJb?3eD{5E}oH5v3|
$(9N%Gc3fZQy$`8dLwcPK`#7JWKmJ!^dJ#JqK^>L928Woz>QCJbhx#>#3PRKJ1mH#jOehfro`bl<VtgpF(jB|s-r4Z<&<Pm1U=Hj
f2PQH>2=)dsYHTq(%#1vc5CylUX3X;V6|yuiqCCRfpJK3cN$<Eol8)#ct^-pOcFwVRFQ%O`rhqwBvg`#J}?z_%eJ$XatI{BU}E67
d&2?BG?%DCX>7q^bJ$guDa4Li=?F1os34e0I{`v5wNOG{(9*<EThw9)lh170%=}TssRw~(=}}4oy-A$TvOyy_r1y_OVFQ>}Yo~WN
m$NN>qrmj6u2peRW&RPX7P`~->YW>*QMxl-c~Ol?_n^3|mz|b9_xDT+8dfYJ^Y#4cU$Fbl;9?#JoUE{l3ORm2&)G*5Jc%O3oGoV1
Sa;f<vyWQ4xvl@N;`&-aXANy_Cc5`lF9dHLa!)EXTqTNH7j359)mEBcG-Y~qkB)OB*7Se7ROHtiG{xeAirxEqQrAeKZ`hg0C)h^a
=qj)0(QF9p*>AR(BfmWL{&%b(hHcWq4D&Kyzo^<H3bv(!kC)2a&tz51H3{({MO~jk111~cEIiMrJ<H$TEXaofODKI{4hYi-kA)mL
a?<YXzkkOt#DW0?2x=VL8rs2{wzJfzP2+pGmdUNcMbr{p(1y6v>xu~kc-oo1W|bFpa;lO-q;c*IH6bk*DU6thVpK_Yxd*%xf17?P
=r>i>F*A=sqPgOZ8+RtnsnU8*2MuCE&*x^ag#lDn@%2`}WFcXT6GAB>+W5>uH2Uac7$T$-5$PEnc%f>G(?F=vonv!99q9>d-_oSD
x`?eHfP~w`s^QHtES`nu=J;P+UY=DLsUcF}iLHC~;cGqHv=-eyx?=ZwRa4o>UGpn=)@1jb-kr0NBi|$F^}TDc9Q_uySRPM@dLXWc
B{T|+?{>Z97x=j{Z@Xs{${TH?$<ZxXh|4wx&^)Qw?E@^r3Fqj?As*bWm+Ndh2KKwfS%(!$v~x&VrR&4;o>|eL91llb=shFW8v4RD
P)0038EyWY%*H&q=Z{rbn;PRb`o@)AIgS?4-lV%uwZr2Ia<JMwL6ehzo?kQ99y+yfJH3j#<9Tqa(x?m^TW_HLuIvFhvKtB5YQPc$
c2U?>j;Sp8(XL<7>oRfM^dMOP(!}hO3BKL7m??Q1cGkR=n4Ty%ViFz5mkOtWioBW<&s`#ZH^+KXE$-3}DM}TUI%N??3EDK%thjch
VyY^IrjtyE3czH&x+bA9I&<fc=Wy2uoER)bLl9&V2`Gq(7_ViN;5R3xTK{qliy$GGnsit?FDh1RjhqM&m=H@!E{%Yl@11HIKyraK
t&EM8acn3$h`?soJ&?mCi2<ZFZKLVqcWA8)Xu?IV%y}C(=6O+s7HSYRyfYEYL`l$^sSv8{FID(cl?7}l!q1|B_3l-#Dvh4)y8++~
s8WPP@58GDM)EY}lEO<7DS*v}b}Z#lW>uI2P?{)Gq(J7M($j}qzMo_Bdtj4Lto0#X<pV`&Clsm#MmBVxt8$x9J=kp+`*d$wQ+FjU
-suOV?GNG3uikNN8&Jls2W4MMHMYHjhjyrd($-h;;Ew&d>!_f2+VR_*RrGJEO>Exz4=<t~-|s_v*Cw6OxFjoWx;2vSzjE{by50#0
Jm#*3w6P&i85BEec5W(}SX`B6(<0Cxqn~557LKKM-F7N_*ETA_+##(OmE6|uYmnyIU`!_JQh4SUDhNu^6j-bp&E&naXm*DPo24)8
)*4n;x^3#`61IiWySIDXpVz6F){NV6m{SaiYZakx?`_z@O>9jV^yUMk!B?b9x99P_Yc%KX%U6%Mm7dcQ6|^BVXNV=-jwDBx=uj>j
mKIZYK$iIoKZ>I+(rT$H0TB%0d#_WxTgu(jjzPt7r!Kf`?R#YmjUv2=1QIS$$bzB(rCU%eTslD&TP+&gtW>DcX1_h1qtWnarO?Wx
Iza6WYSAZ?S>Cma2zmQ!-wvUmREZ-e8>XklPP@b8UQaKJYq~{e4^en%Ng_6vNz&q>+D`WbkKvQ6BiyUMFV8a!?!jlgj_NjAlYH1Y
CdUFBrGqxEDN0U>D9l4D@6_|(=kMl2#3z3Eam^Be7)g%%8?(}<*&c*M#>9`+Y`gY{y1Y8OcP0qxSdiQ_fG;5~yt38O2G!~s6j(L-
D*W9K`kUU>Q0Num{_kFdjafsaZ_iMCz1bC2yUM)6^#^6U`t61@_TM*G`xl_&`D*ps(xx(TfF*=zgFonjh&|{yd+kv;64Z7i4K#;6
q}!tG*l{8YAc7mxWl2~pJ{&`OOm^P+-yeU+u1_4}-<BLr$fAl7RuKbfw_V}Qc{>;3M+#PcAI)>l-xseV6EelGD!ucTo{IdFCdIQe
CT+|Wn;k2X2N0UorI*6bi(ydsMk1T1)f|*CBJN2DDUtxIXfGrfgey#{*db8j-PpZvjqGk%P;i!-D}+{n)*1+{^T@YukS(JOXz&J^
WHh0|MoZYZq-(3ZoLU70W!;>PZE`GIto6ccQ-sb#8vC;6OLVJ=t@q=XD+=Xj?&+flg`;U0C!RDDql!UbtYMr@thu-%pd;UB9W$g1
=L|-a&DgPF24XVH3{*wHQ~1B^I<siBG<>(%EKY`#?Te;bL!G%hW1L@Y(_Mdmu59jSZLfCMv%}nWdmGEy;(Pq)`L^Zux93~QV6oDS
s@6(Yzf?sl6d7p}#?M|3{<+WDd~?^Lb%#RrO;3@!8$DRt3c~Z+?sn}tCR=mIqa$HI&pjtHFQ;l_>7(rwk6^+j5DqHNXB)WF0EwvD
$CoS8q*)8%@=-SmvJHYK3~0m5HPT`og}eug0OCfKw|<Dl0MNL~ZuWIZ^%pzrT507DwVPUr!oDKUvo#eOq$_0V%!kcBB^*_*;i~ka
K-9oRt{B*IHj;#tY)$E}L+3j9ZDtsQv(q9C2#j~TGYXJ)-Pxscb<m9DKp7&@m$sZ1K#LtYCLlva8#1#OwqXekQYZ=ky2_r(@lTTv
qq)<(9P{t+(cpR{$8JVhm|TsQ?$^?3<vNKYv^3FiyZfJwaK5i_Thx$y*gf-F{8eHpBB9if#nvwtYP5*BljqiEWP>5ytFG;wXo+B6
wfURR#L_>>^*~hzd{vYNSD}=4Kbi3N`|EoJ#rdB*?orYW=Zc*F!^qHx(fj|wIo@p>7Lu%dm`tQmSs)U`bKeaG^XRF{jCk#IMy5*u
cDZ0mJYIRnZQhEMoo&u9ySNq<#bc$aA5zi?0?w~(L$g_Ip7z$xFNoO+wNyE-o}8;v)z}fa02=ZkYQ836Vl*+9Z^gev;qvx%bUwbF
SKmC0d)yheq3WZ*vpQEJ0{6p>z^41f4Xq=0m*Qy{nq{_`8P25KGXz)?z)DO5k@kLp>sGO-Iv0DDhRnr8SNnU}{hRUrqChu2_<zfp
{U3+W(ShEbwum?B|Ba3J$}M58AL;@t!9bJ{UbN1POu9XD@4pz^e047nMHKE(Aq5gpB@i~1F<0IGkIxNt_x*j@w(N&L4}1`9x^i&M
!1VnSHec&-4j27h*nEg(1N<M?@;nVE6{sW*JX`ntLI9Q&fWwGFD_m#?OWX0kpWtu&JaFR#dRg39`viL)@e8&A!hpb$J0#cI!T{8U
<seQ!!Jkj;Ip-v=73ulKs!wKoAwP|rcMesykS*Nef<jkux5O0$8f>vAxYwm!3zw$h5w^?6i7dBKVq}S;<<{?6t@E=uz4e%M6*^LO
<RR_i!)y=mGa32+*bjXk){A_n7pw70j)dD=TNWoK?u$z)NTVd;sU3+dAc0Z_O94*x5|mhP3;w(yLa2$Uf7<HPl${(i!sqzu`$pZT
@y-x++El-P_t(1n9?x#KrFYqd@eNb{`9wr-n*szAgA)X^YvvEQep~uMh#~%AM*QWAr~j;e6<^OQg6^zJ&f{-?4*I9(9#Z_;WpxYy
u&`obpf`bLZOcRtPUz`%EuzMVX%vRU;0pq2f)tM62Wetaa6tnu+R@_}ib4<+9ETpEl|LVZ)-k==g2QH*E+|a08xFJE-d;K0<PCDM
@TpGTY8|L5yhHEnJ}eZ`47nNk)nBDr>g`({gp%Lo0GSF*WfbPKw@fM(oTdHkPIqzqd%;mb(g<1Ow0jPQL1c!Sb0NTiM-Q4E@o{1b
2-{UPEEU3;=?yD3s#@Z~eORlnQtNOk@Bz89fCIoOg{aX8m=&Kb$2KF`>F_vi?*8o}2u#cc^2bhot|!KNSzE1Y^H_S5SAQW%VCfm#
;y9fdpgdT!ocy6xi0AR)?}vVu3h4^kmV>++E!+QNMy0c~{WP|SmH1B8T0SJJiml&mYnP(g&9d){&bDESs7j*4%v%o)Lf313ZZ|q`
JVkHjBvGyk1}ROvjoxj=gKbH{>7E+5%6NLzLyOcyC725D4lbVJvW;HyIISE=oE~-rVNeiFg<_*iyQ-qK_trD6_XM-(Bcnken53}M
%i{&~I=yLb6)2+Ai#u3~jpn9+hqmug0l-ec;GQ2Miqs|!%Q(*{<J)r2%NxbsLlBMeCGE&nk+jws#et9%RXFJyO5K@&;|rH9ssxOI
pi(poQBCGRg3|X^3?+GL6W31e5pt6iYrj~ImPF^jK1?;)J1tweUr4)3sy{Sfrh8}JXMJ|(GjxpBy4H}inAmTh6_-GekkuTeI<D$=
hwrZb9<`%jP#6bG97FnK4C*q>DD*5$Vg-{?jYJF>sz-YS<|ZELn^2}2^9e3|Ui^p@xYJg?Y01z}O6N!g4OMI_^&0aOwb=~`+38mY
72_9~u**<)Z1^u1)87(HWZKiTFD&ZfNy7GOgsS>?M#L|Cqnp$R2}cz_vuJOvYZa=o$5GLhuI<ksUG=^Vep<O!)AZP3+M7ROY*5Y|
H;fH0hbqUu{Snu`XDDJ1x)8TA<q?rh=)q`YX`AR^w7V*i06<-LB?>VuQBg<;nUJHY9dyoPJYxF-+N}{iTB-we2!u`e9^qkdYqDmg
TGBSAHWVC%0l<5#5plE4t^HMBH2T)PdchjDvD%3XX&WUHSlb${c4z6jNZ4q0k~Sx?p?dVbyyWXSWJ&p@1<Uf0tv9F@ya6KN9v&e=
7`-W_fdo-mStePq5Ghs?O5oNkFi=EW`(#|y(&VPh?9QL%6Zc+9$-*RWy!(dquioKk(3R)Txv}*EDm<u~oiP{7$fSoSN00_5lx2vm
1=xoaCFiJhX`hI5&Q6jgL~fP3>5sXnI(y4Ou2|GtxEiPnd84F(@|%IN(ufLzdT2x!6r0%Ztu~1?-wH`x1w+<HBYND<OolRH%?(Pe
%a_mE>6mjRqeKRh6(o`uY29~!gkRFyHM*X?70}q%o7@&>tL3DzF+CI4!Rwl%h4m2x7}WB<JT9o*0GACGQHM)VHz+<5d1}7o(I9W{
66{|UhF1fD8KUH94&zG^7ew%bMsr}VRvc6yL4tCfo^db(KtBQ-QW2=BZ%0JlPkQ_6_xbak9NI|y8>}ZC;k(hTSw+Y}b82o!8^0m~
iwju@E^I|~Itva%0A=dVHjN%6ZM^CUL<t-~gA`g`w6M^)99`cJc&%cD%OWKvCHRtxAe3@mR`Pn#+r&|#m!*U0O-H6##mdu0DTscM
0FkM&&aG>5*5Qc+9H3*1LlBS#)Ir`Y$@xsKFa<TnsA-hu8~0i3)FGgr>{~r-&$q`KR=9(h>kn!u6VUz{tt*jKq(jwoVRVc9bUL<~
WP@8ZSTq81k#cD6<4Z(Rl#vg|^R9$=(u7%B^o&w`Z5n*nGwDmh2~78Qg3H(KEYoQx=O^d4nUW3Z3H!*K%wz1Bgp$?IR?$Bnp6BC?
-(%t3bUV<m^8;9IY6+R)s+`SnJJzmg^u2KlLsA*S$sM?c)X-jnO3p*|^RtU?SRQAqi4L1O2tlelQ|YfU0bi|ErL?-xv*#7Tvjo6s
GzSyTEz-fpZXdwf?NKl*ktRbx6_rCrM~6z&R4PJv{g+J4;HT+)Z<|#ANJc#hrQj$Ugh&OXu3Q(WktO*t4&n2^D~jUD18O}FFFMQ;
7bRGv2dJ|usCky&mX%WPGcHoigWi6(*0=MLUBdcz@)PFwjXXwnh@{<&;QHptVWp*Xk3Ct{<aE?zY<-I|H^+bH^q;HX-Z>ew&V6Xt
y%G_!qI&7illQXAJIpF<X8}-a$Wj2*w-h)}Aic*}(^9}hiV&n=F_If@@&5V?jLK{8Mc%1p{pB9Fzqp^P>RGQ4ID@gqGr43DKAF49
)}SFF6?9{%5fGuIO=BFa{zgBd<o6@#KPYDXHWT;FkZ}g)p9DVNLu#&?_lna+D^Xe6pVwJ`za>%9H7pjWLxuMpNF?4+er-!~nG_<0
po>ZsOSie^@&)`BC?hv<fC&YSiq95GGB1klUia_1#x}S>wk2?pFqPBH1H$3TGzbZL3@T3w9TZ5u;MG4adsF+Zb}z0q?WHmZ<wm54
M%>RwgKoSR(9r)r7EOrM>l_#S_3)_IlnTZjnLLoX_BhQ)VzaKDU_gPnbKW$b5UsJat%$?f_`ZVb1v|K<1&@ATd>+?qBt~33S`yZ<
R_|3U+)_(TEqa;Pigc3N1iIdt%?pdAV$k8=+Bs(muO7NU!O>@E$~2|kP^g}X8KEso7;rE<*K4CX)H{=R7NEanVMmlqorixxEzdN*
uYD^%1++R>CWJ+k+4$a!XdXCwTwNW=@WnQ~$<mS1&m|diu3w1F=~|jSbhAvAYeV*ub$020gN#x)&YDat_DGh|3_2I?jBHa8Nul@g
+ZDxuuPhGk*o`3ebpDeK-Mygn(Hb`&#rZ+93y*K{|G%^F?{CnS-cCF6HOu*U+07e$!ad%v3Q$@o1KI_8dv)?U6J2j-!-}DJi3YMX
b3N`XTLu=E76A(;zT;uE$AQIBKk`@gl~X!8)<Fm)UAUx}jd#hlBu8QRU)Ro2Ad^1g=ljU@`Q%iKPV)V$zG8s)Z`J}nOPN-Ro;{te
Dspfhx;ylo=smK-p9pEoUU|NocG~u&#hYPIGTzz85O6wYY)vZleRZ2q_b&)h&d*bGAdXVBG1jrIk*T4Ws&KU~=+a*=Y1iRQd}^MR
5B?{fW~2TS$Brqu8CUL6ixmFP3&k>@nN<$&7Nm`+sV6q8DoXgNdMBRD3*J4MalB3!Ebc~@r7r%E933ho*G;vKw$1jmR-%!-iNy(j
bX-JfOdK&9kuI!))X~!4tLHl4SWB6i9$G8!wznRY+5M#s-!6Q(%+feG_zwY|Sl=BzL$S3KAsBjBb?w(JZJ_RI4_k8AGPjZxc;7qg
IJ>%<61^mS<|B?#5wKtU`}+0qGAj0Q*zS*NO~+bS{&6rh*md_jliAGxD*?#Ez;oj3z6L>xNbdD&IC!DbI#NSWeUn^iwZGAH9cfdl
W2L-v?W(Wax;-yVHJP7srAJzYwszWWK?4_ZK2x9rzt{9hC@1z2?I1~LA`5mUl7R(Z&W<UD*I2wW`oCCTR8D}BO6_o2kz{m=c~#hm
9|ZO-u-N-8<B>s%-`Yjtac_3n`MDbpcQvtZ4vzkz)$$DvuA+?1N<`YU?oBR~nRgM~y&XfR4@iaPyXU&uujhJLV-Xt2llWfx70Zm_
UT<#e?0tARw$2BHJ$vcTQ5C@OnSS3Lx0s(EUQ>6|appi<f_KMC^Orr*70npX8q$g=o<`WMXfyKzNZ?wS-wwShq&Gg@%=;_+yQ5;Q
-P}5xS>Rix%~Y9412v)ROxsDo^VAfU+{dMfUvIOQ%VFKVAG_?T9G7C$(o~o!O`(A<JCY!Y5dL-d(k71K5J9qP9{7^l8I(z-Aw_6q
<WVZT-bF7iD#7biB1nleRoai~dvld=kyvqovuDn?^PYLLxO8tuYRg6PS$z6s>!q%yT7s+uujD3^({h)3e<o`i=C9lHcDk+aQS?m;
)pxgD^PA>QE$LmIFQwA3-o;7r4;n&AuWPMjFzrlNI6~FwTtayIMX&2(Nt6f7-Ne*G3)B^)ieiQbfr?PtrFq1@F<kSd1?x*jq-FGw
s5C>z3GKF?Q>_l$aQEQR_Hr!GzXNX18(T@G??}SuX%(+vuV+ZlPI!FhT53`mH{Q-1-m1iMUZ8m6l{7rg=Cnh4Xk2WZKs!|SOcE;;
+n80MquHU}<bzAh`Rm`C=Mxg2c8|sxqv>bt<7mZ&j-zRQ3+;VxIu110no5)xB0bjMw$<rMj7Ex^-nFPLeQDjTH_f&daEa{OUA-q9
w?X-=%f5r2*x7MGsi~EY=;cmSgFcUK`tsPly;*mu+ioMXK?Uz`FKs<jN{c1lYp}!T8@++<Q~}I*6f{eznx^g}_VGRsKX2u#)4Bba
5b^l?qxGF{(*0WUyZLYZX5S;dy+3Avcf$TWx61YL<F95pKaPMe!DNmA{J{G?&^TlF{63b>yKV39$lX~}r?2Bk2ke}^j9ZBlF6ygK
9cJe-TdO>scB98Vs~SoL7d080I{W7XaiffGwWgeDI@4p;Fm86~!|9#Dq(^#-MF#Yk&?`T8EiaiJ4MUJL-`g4s=~G~=hV-jZP)z}r
?NEL@ImIw(Q$y2d?S9Q~UAD<BnB0z92}|f=<YI!Iko?N3CY5k|b)?4iRT2~IL_6d@@TS$%7q?2c&GjP|Q|~sijX2T|5*~TyXzYIX
fzNky-$lJOhz}H=U3o=8-F6<AqnxbTk0tvRK5*+=XQa@J+mrRQI5mAEj{fBIEt_y(XWBAeRTj|?X?hOKYujPtt~zLQLgz;t5VUvJ
NOa=%q1f#&t#3g)Z>JC{bEHD`%F#!CoJ2{DGfo#Fj_IYXSjW*b?x|cmX~$<O*4-o0`8AGOZsWpc`F)2i=P`Xpa*Njo5jI1wMI&=N
#iMjDno}{c?Thj&@8N60)1O_arsLwar#?q~+kRI{v8HK!cf7hP=d_5WpJfC=hf{?BqKrL^4EC6w$>J9}E7wwC!F?Ut&uJV`+puVm
mridurQ+{SVd52~^>w5X#bTPFgIBiC`Ap9boP!g=>>>%EqvX`sbB%>`73B2~(8MAyjoviFvzN=g`cNNaX(V?9_9E9^<*&_98_jDQ
5-9KKGu_kI&L*l?O^SZvOrD%^=ZbN6ep$Q7(u<V%p+=4Lwl%FdORcu?<-Yto4Z*nIpAYIZx;Qy^SPzpD<ZVaIGy}xYjD06Kr*Bz}
DWmwFeHB$G@w@i+?`u~#($tu>AUF_jaU9AKzP6d`#xaR-PZ?X2yZKiG*QsS!q&GZN(xEtBT79`%-5s^o1S#+*S**z#Ur4FMP>|wK
!HdWhcMyyt5gi2;jR>2eQF=V#Mk1vX2roCqDT5UdA9Ap!c!`rcD;h()8u~?ZM<-gLo7N0b)?POD>1&?b->lmvZ1!38K)=(kg|`&P
f1-oiL7{%$yS^;@b5pYEm=b%XAAM)8B~#fNc`8U;8;UZ7cq(>xo$T!NdEA$GUd4@K*R1BQD3I^7?+Z;9gcxOI(dZ1r?T=y1lU<c^
HzYz2Q!m=(4a<XK7yXT*F`+1fHp`Ck>Kzmx)Aav-RT-Xt#qMveeU-cM;RC2O$G~?x+oEpXEsWLUDkx_2h>8Qc@TZ26QCm7MlAZY0
Ab*mh%u<iJd(+Z3=U}=mEOa9o|A2AMs9n%i_2MMYmnY(j*RIiL2KA`isx0e8TFH8ejM;RbbR&$o52bf^h%JZc=+>W_-rLvZ`7;Ce
LLasf;Sha{{gGq%ihAzGoo-j+aK`AG!|lE0e0|&eKeW9*akTMl(NP*!E>;1^7<&I2I}9q3uAp~W1e*bOI9-&s1#pIrgjubWEd;y5
#AVF&ts<D|NMy&C5GciMjfy6<k})$Dl#Yp7s)VINyJh|C%SwbaS^rV2b#;)z>N4q!)on9vWeeTh>zK&^_DEEKr*Z4cY(4?cf$+t{
1`qmrMMcybv1R~z29GGy;~ql4m%b^;uP;%^+v6<Q`+cr8EF_<c5g5~r-nxH}+MnskW9n4*=mU%$*VoQ56j|Ouse(t}Z`ky{J#a0w
J3$lrlT^4>e(Hn=*}RBQlm~dD)b><vMP{k)JYpPJ-OfF?A>fZFxh+<ZgWnMlRmec5JGk!rtLYFv!<UocN!Gjs`5mF$ZOfNorj*h3
zpE}e!*n}`zpesf9BN`C(exDMRaOFW#0YdYAznPhHYQsHKDT;BKT%{_zC4f~zGFV9<lWtX5&DJhhpPgO%HAR%R-e_YSF<2ke^TCq
zl?+u_J|7g%^NXC_O_dD-2mK>b0ZX5K0t_H!diKd38>c9pwx~zf*i|OfpnP>v0<Tt9qoR1-M9G)R=&;c@knKE!%_!k>IMNF^qm`^
;BwusrAGauq3SY0Ne+4x6OO6io^B!q#xL94ElX{<a_lL~;3&UNo}R0AXFdpC!h|<&d=|o}aNsWvcLIRqCEe6bbKVg1m)wF20(T$+
QW{$+)g~S<^3Zn?(|wi3){bN^i0==-8_{wcxj~-K`-hA2p^F|Ea_4}J=a?&z+|YOR9*!xw1Dn=I9Fy+#>%Qr>961B#$Oq`GkWx)2
dKfLnaoR_oj2aJiIE)Y!(s|rEx%8U%Rk@d|Hg0MwFdJXT=X4rHlh|aeKT=~M=Q-!6>%M|^$>}GdJTTwQfksX+L=N>~_G=A!ya&c=
WEMp2vUZTuA*LKXHfi=sfN!ZgG7@oywM%~P5YWlW%MF~De$)w4Z3atZtTf5}-MSOlD8D^1*~*Utt5>tsX+B*z@v!xOA8&?sBfj0f
r)Rn#)<^mVr?~RvyNr0+uuTPFm=eO|0Qd^+%($d3&HN@w5-H&72{c36P=OY#_J1UU*WF(EpxAotH1kpn(*J97aja}`Eu><#4M0I8
D!Ru!R&nWlfj1v(t?Gc#v=1lDXA!@;B<e075xj5+v&Axb&iz#?EL3vxhhOt}I>F)TIS;qBaId6se`@l6n`kR?A6Mfiz>AVIdL)Y!
OTeI9gQnVQv+~ipLc_Ff+edTwP3^2+f)0i4++xD|(3@O#*FPLkky_Ah#IS*>)b!`jRF)u`EAPf&P+NUl*~u`P4Rj<86m5|Z2@;Pw
l1YMm=F9}T;N5SP{3j-74z90XZFxLdW8Z~}Do-fsh`0rS8N-*cXc7f_;A^FNV<R{MX?C%;MM|hZT<KO(Z-z4Ete%mhvIT~v5uQsY
mvoF+NG8?PIOBkTJxYew<5w4c@I$@oF*$&7BCxwln`ZTKbxw!$bXrhWtD^+^2Bv^gaz&WJtBQ6W*`{v!c=OTZW}=rC6|Q1*>Uj%`
_Lj)gPP;a#{j}v<M|>EEIdwrTU%z$Yho0-382x3z(4cg}Ya2(ZJ=rCxQg7=a;jSHm1SH1(5zBnru`C~-v$LNuQLj`avnSRD_+iQj
L=t=`-0soX#v8UG5Qt43l$Ow36xC}qmZ^h*RBp3%MeN?f48U<wjqEW;t*bStnqv{uA?R((rfCRDzh4O#9dze-@EmA)5KCy4NY^wL
>O@v^1ga?_A$N10ky>C0zCm-1B(FZvhMqIDa@=d=4z*M$J>y6nbP(b;tGG&~5SVwU_7-GY1r;w-3`hk-gHaUy?m6=Jzh!C;tVsz#
da)0)EpoIFg%!|<Rb7G#x#C0E6c<|5Slh?NknGrCc2{Gsq~|_!^=Gx(qorsKTQC;Zk@TUa62wqpOOD4EB$lwXAd2C3wv?V+uEM?R
Ap=n8F&YVMjA=00vWhsLy!gK=DpmXyNSsfpkH3E1uP9~|5p(9dbPGurP8@^@7?%TXs8gZMt}PZo*6W*zTH0w5V*J@YW(sw?5&2Tn
+_a!YB7F)0`+>P~6`pT5a~k(Pb~ZI~?nRDBy$2dzwimGoG`Zem!y0;esMs`oh8h{ZUBxbiu&58Gsy8fLg(j3^k}~^(4<~vTpcbOk
UhsP5bk?p3a4iSy#9RG#_Wv`l&di69eOX26^TTZi>V;H<moggGz6Z$<-@VOjh}SDgu0&qtT-^GrjL;Brl^p_og$(-3yJvpORz+Fx
kn`r@u+sdlDnPOy-0s|n5cf%3!a9N95hh-bLPMg&F~E#wugjfk^J~Z<+V>6GMGFpE+f3ZnrbL@P-)TqFpSS&VwFS%UG~lhc)C(}}
rMd*yn5h_2RF<_fMc<%*Z$|SK8a>YNpDzW|teKPwhD%4Jh;;`Gt>FQBTm0y)PzETjScpgwfi$E8>`-thEn3~jA*1pbepVM2!7ee8
uau25N_l$qyv*rm90D{H16O9qAQO$d>4qed3LPhUbP=|S*fy1)ROi=SPV>#pQ;}#Ta|wyVk7US@ngDiTy#-4{gx<PNQ3{s!)LhZL
1n;#r!#(igz9p!{W&m8YE$}Un_tQ(z-LK7n;w&AB(RI=sh)hVZI64bphgV#rojKma=t8Kt#Rj?1P@ONU#p9qB6hX{j(km@g{8EH<
o*Qbe=w<aN_U`OtZ1?u3B-32iR3*VD1D;w3XqOYwYhEtZFtY+>7t7lGn3l2;hb|CDq-rKOCHs4S0?df_)vHg_e&HOII32saF4pe^
8<e_C5m!Uiv`E1c1`B$woZw?i_2sp_BU_kQ7A)!?X15*A0*dVNZQC*gQhaCieovr`{odDs49#AkdIt)@XWYU5g)4}PoR7nBpVOQQ
imHhSBKP=s>b=>2ji@i<<Cq(udZtgpTD~L0IzapZABX*rl0nki{oj_f8rAi9gQhf!>9+Ce;={h{xer@9j3}y~ZhW<jCi$N4<-poM
XI^$XO75wa!%QWc{R(6`a)++BGw{mzPW|7;p)VS3pLeDEU1}oF=XX1m-}QdL!y&KY`bfk}ID*KVCK@!RBp0LUtk<OczDh{T%tpE|
f9s-t8s&!0Wt~umPlT#`(sW0{?gAn*P23<zYZgNBzb~q2XxhE3ij2^5BO)r~Eb)o4-m_TAl#v@PIu*TfR9g&3Ld~{OfQC}O*%Qoi
=?dO<UH?w=L2bRcGfuo&t@0Y;V0~`j5sN;T6)zpt<w{Ttm#ycd!EQF1#vEDe8d8>{dW*P9NQXpG(7!oYTpW>VhUem(u_a&X4R3(<
eqouL^ZyU0*$<g^mKhE2BSRm#qXvL_H0aL2l0YPo|F>fasdk{!!yn(}|7+0y*>fY&v4TId`}E(w|F8eOkAc*DOg&6+e&U!mI<Vh#
cinfb+ew1~L70D>v7gUrCYBoAmRz^~-}GHssXuStejc-wm5V6EHU|$g(dA#~%4awoR?$g(yCl&Mg_sPHBx%Fq5*X7E)|%Cjw!D8k
P3~}ilS8pD$krS$K_xgm4CoV_9Va!+8Szb|&1@c=SePO9{rvVfXDIEt--uHr=i}H^XB61K&WybFI6WOuY&1ZSGC?C5&?1aYM?%iR
$gLb{nKllkNJO5M7;rYt+W0z)2m>1y2>!wcNfji)(ij-yyR1q=YsNgfw&C7<E}eLBO^@sUPhYR)`TtLs&K{HW^bfp8^$7fv^u2NU
SN@rY=)^z5{ai7%kLM+CvHp?sAA<-#SQ=bp9`JZ;D80C*q%&gL4G$05+#~pciOc5wIe*LV-+$*ikOPDR_LNC4>fK-J{j<f<D&6m5
eOPuG3S|i>)TnHKdK7zl@nNOa59Z^80No|poW}<1w6^H|rleRFcAQP&s<vGW>`XU%s*j${HQN1NqaTViwFPnStQq_B26zWV@JOXe
Iw4gG&I3C*9`ThF4-;ydW{qgoFkzAh#V1N7M9nfeM@6out(R3W+V$Ei^-mc>eIM(FcvUPU56IgB8RU)@o5#x4G^Uh}6#)+)QOg)1
KTJN$q4adc7!1|4B&q%7&L3>4gcMbiNqx@+?O$H7J4@<F92u@r>=Muv>S`YuiGXw!Ce&p`b%wr+v#Y<OQhcqF?d#W?+wxOtiwRoD
#`}3U?J#|K^?hf`T;F*pN4U!;y!Vbd>(5*Ca>ueVGAY>RyYn8vR!A9;j_7J0U!I3Aocj>)n)S?GAgd>!(>EqL>kB~IyMvrNR%J0O
5bt6%n4PzpO|!qL-0M+Jj({C74m|fMJvBdAb_g&Z!}#O(c8o9DiP{7B!&)NIeZdwvc5JgaZHCWxX5mIV@Apfh1|jmh2=%h(b0EFa
jQiUs<dr9ex&CA0oo;cyDeUX1{jT*orXSZ21RjaV1H->7@pEfAL1i5`EE*!!#^vt1rV=I^?WrBm!E-{!+DgRB46;#prirOx^0FC<
ZkWK#k#9D)nP!Hx^lFE&W>mw9XepfxLBw`<4A-FM2CUFP2zYqa#Jq<i5Shk_Wey9LJ}7TwH8s5ra?pm~ukJ#qDGH#VijumHT)RH&
lMcu%Hi7NUVpwglSBX=bxj83IXw8I3r_|H9Zpna$(KZde`3Ky|t<QRNlTbG*Cx-Fuz29@7s}r>V=Rmr{HF??pUA!Xo5Z4$Z#q+8$
C5d7Kgw2u*8oQ#JaIU+UZcY<!``vpyr7{A@DwQs{j;r5B-_ez6qA3L#ms0&ah+o`3D7x#evyW7@aQpd26d8l8>&*pxq!9MWJx!WC
9u<)El{-%P_UZ;w>Gi2?2#7D5$>=YhEb@m>ffU?2qwSv~r!$8<@?qv7->-7(RTrG}C#FR?Hw(vO!&i=)nXKK>?OGf|>4ounOoB_!
C$AdZY*F^9*8uwhx-&kg7Z5BE_QS?*Be5}Ts@D$>C_YbgcSY5(^(TqLE1@pEbb3J&A7`7+3#y@37KXb-w1b-JTCDqB(tK$2w1CAx
_%mZeSKeHf#;opCl|xM0E?suIA!9W8a+Q<8b(qW{rmX<{uF%l9x`nM}n5=^=S8~}@B|^w;DXT`bVkXf|o@!rdAZXTdzQTxn^_rc0
ETLF1uKgds^55_5dkS3PXVjX0A1tV$ja39;yY1d@zrK!5?w%7`?;yxl56(b`iJc}tUD#;@Z0Ul{W7be1&jANkx#L!cNnYt5RdaW!
sf$t7L_vriebt&NYQhe1?mdV=<=@QnKm6<{GBS4+20a@W&ig~bCi&+8<OasJ&m9$DF$xlfxTvf=w&uM9(FXGn@67UufWT1c3Mf?I
m?{Ed1q2lZP#-x=e;#IdwKkc}VQok+En=#ioJeMKjP~+-L1mSth*+i9spRO2DK;+Gl7SZdwhGQS(7U5`ngq0li9DpMU66TR4AaXm
_w#0JX7k^9RBZ;;f%Ze9C}Md26e<b^F-^#H=0Z&*>VZ!9Xy+dvl_t*bbn!Qxa-8N2HoqgQaADyIviALt&-uuTKXv@a=yrd3FYRB?
Kk@$`Z2XuxeP8&)|8Aq>?ELR^dTY<i`Fv>o_;|1M<|R1+{M=_G{;WILr9!6S7@5=ZFve)Ko0k8tXM-mb{1_X6pVo>LI}Xm!R8D95
nW!9h7LY^`!4O!sgjJjUkMgq5tNOp6@RxW03(J2ZcjR*abrhD55TCmb9<L`J=h|nPv=nS(5dk_{kzske>sVXkh3-#F)<~fyq(=WN
1B8joh@-%idQLb6xhNmPSCk))VZuYMRLxU~=@jNxG!-g1a6q`^#3%J&hsaqRsD7CUhccWpo+GD!S9Uf@?197Bzv+HCtVp8=&-wC6
dW!^pIsZBSiNh{l8)>pa{+dp6)0v2hv7CyOt+us4TY{L40wBIyx=GeX$iLE)zk=+3yRjktjr(yEMKJnd<+jhUj!!>!ju*rj_F{HE
&RdIh=)>(Dxb7RHQ1F;++m;B1^q~JX4FcT|)4?)6h^K(PY0G=a6UENf1)m%fKex2#B*_h)4u%=^Z>L`EdU%vO`}n^&cL#c>pT~q)
BMP8_9{sVx@B-i;jaAtSzg<m7*00;G#tJqeyJGWayyPdD{y+13U-IEkX#oD8><{fQG|rweo24wo0>7I_$M@;`ssa36us>P}zfp*-
KT7?^1@7(<g_o>5!YTzB#2G;LH*`=(?dDJmkmQ&5KtO^pK>fdb_HX#o_l*L^t=wIlhF`%jBfr9X`{aKccYkLfJKYdTOY4^4Ob<WW
gZw=HaKrEixc8q;!-qw?OK*e+PCLJ+i}z3l^<k4R5Luvx1hrqSey{EFni1RQ5MYDP8J4u;z+-DVds0DC;|-;7C)k-yu>qj7-d%w*
2q1)}GjAVU>2NOEALl<kDXoiFP=_ths4NYWHu_<#9pF*-`|Xt6wBGZe+yw5u!A{VS)*y=&)MF+^a$l1GHDO3P&H^ACA!0N!l7L3U
4mW))Mz$7VUN^ACkkp}DNF)N054_jnwSDNIXj^ONm2dCnGhsL0E{>C2zr4>_3GIDNXC%69c?ELQ6mTfpN|9W9RYY`HjUSW~GW~F8
oQ4@JBzKREBlu)!C|h35IedNmY1^o%(6;<6pX2Nu$LH=Mr}b@MIq?zb%_J^<yV!8q=h26%uVj#)kbnSqBs@^p?|!=ca;C{XjKotd
55>AlX$_Oye?*5Pkz}Xae4cM4<J$LkWXn+-ahP>Y<uch9iADm83WTWT=$WtMF6Zn!XxUPXF7#T#d^8h~1pEA-Is`LO1S?zqHm)LE
Qpg)s(G!so1d=&&R#j9lq`gzkY1_pqw9PGHrMcY!Q*E^QJt7`<#63?}T(zTtiR<mJ*KK#dvwTt;RGS@L%Sz)&aG?oEo##%*thEa;
a!U(3r^}Re5*fMG3YG(p5XTVm%tPr4sqgmuxuDpI>aF@irigDL0u55Ot5vj^K{({_*Dyh`RH71pMX?9!p6m34QEkEr9+2dfJ)_Ka
ke}1KjUr75p*k8>V9utFEy_L*a9kVGkE7;|2b4x~{U{*pmc~`wZksa$V^h%6bw?nCb9ZwM35jvOyMDK`M%$)?b5l;gSGv97r4BiS
i5%6P3|B{H)x?@(5ks20HynTP`efV0^f4z_ZQyO$8&cELHUg$fC+FLKxuXhV?#0Ji)+tSk&B$&3&AkMa^j+PnZ1|tQhh!0~H`im8
K&B#KDyqEISfV7Gsj`skQat0n)cTgS4A6G#%UoeZ*N<&%pJVe6m@5TQoz`jo9VF0%J|I>~HO9J`lEnEYMZQB`-vPmLY)~ud$InQu
Q5@|xq;-l`kMNsTuTkeBEdw#kjbIf-ZG{j~obyCOSt^l9p*4q3_m0*9fam$3%s<$G(q%9Q_*?|wTnovRvP|Jm^To1&m=qHx<ny?<
^7_Y0f6{D5`DsIQzL0WlxKBC<81uQE-Utonh0X>Ad$x{j3x-m&H-?p_moUITT&6)tsY)V?j48Gb-ii@h7Fnx8P#R5^REG`~7=V#O
GX%nkHp|Xoq0sMl2X^t8Gl|7O$7w$q*-fWN6M=9^mr2gpeIH5PF7h0JDUIyn(pWb*_~U(GDYPj-R`wOPAR5t>t4jTQxED?aqPBf&
t=xS1?r?Q|osJNcslrVE99{SrxhYDN+ZbVLtcqZx1)aFFGMFO@aHNG~fTW59Hipq;bxk3rNnAzRD2xEoX^=LMQ%NOFBn(1gDJ5cy
D=Q}&fH5(a*|Z?I_Qg0`*=;2V?+L#gih;>cPF~LAuJxTIGIV<I*Qk4B@t5VDy+EpddOGgAhc1u1fbxnj{jz5s(xq0;@9=q_Pe>nC
rP4NhxUetqRA!u78@puqC&fO{``z|>y~hWxak1Q5IdHiLM4pS;eM3w!G?<!*E?dQjHdfB?DnkqkP|F_d&Hgl4Z?Sh<SZ7JGQ8?K-
j8f{JYV!q-rKGOyr5^3kcM9cSaHR8nO0FT*w&xC8J*C3E-k>4jD1XcJJ%8E9aQLxb`ks7!@uR8ztjxgx<O+~hQv=}d{y&hQxFY<i
R8`T_dTqtlKFja$=+^yz-k#-1Q@Q<JKTr?ae%gs5n5&POz0hI7SNVUe#OCM+{2Be`<R8#*KhaZk;r)Go|BE&MbNtliKFD})a3e7P
<Q_@=hLNI(4hDq(GY+uj(&_F$i3cD2Dysis?>QZaY$y35a(V-Rn{<aY{}JFD2_D185autrJp}89JvUBdbq471K;VFO7<M10kaQ{S
_+h#5?OiZ%{*QjFc3=A>N_2yd1e>15oQD&p@<VcRC!w^-H3G_YWbMJ3N9<c^WlaeTwl>M}=h!Xo!<n!mhYC<1>H;4>!&6^Xi^Jwb
`G@KhNhxZgsH(%bWE0E~#!%Q`!H4`C`yOR}&*>BWS`1Hc-`|2fwP~}|kP`>7-P!05&P|_xFS%u@L&PEAiYz}WQ`rd+JNDouahtn}
2gDx`@?UXcX$yz6$QpK&Y{xZp#xOX9HT{LxBQk%dk0UuVPMz3y&gbBx560Q`WTQc<iYfAs-e+u~TE<i27k9w%mwG~);YxHS;&;Xd
jtEFjka<Ryb2poY#NaXtqOTsHivBZGCo08O2%;iIRtvE?oAaLSE7>uMYkCmF5J4x&Br!VPv;Q9x4?Ae^kn`OO4Z#51W8d+C|G$MR
@%b3P_<b+i^(<PnIuTPrC{Tt+D5y9x7_q}ZOF>AbRUV=v-2x;e?HPPMXt|6#rB^92S8GUvBb`<^2xNCNS8M4tbtCC(QScQM$@R+y
^kxJBc4n&%y%{q=xB&#suoYqM8-YQ+6k+<iiRtCeD^iW^Ce)u(4fmIOg*25(I#+4r<(pZ0W#(4xXIrOu6Kq<rTVGKpyn%>dG@-aQ
B!Rfmkf70=99Y`}^6o<pN$ML4l5kFw1kpSW2zGU=PqgMe2cmR`f*KEJkR@&wxt`8=ZQJ4V==Ww}akAESAar(q3>|*;UI*$5gcVP9
KAy1bg2A1kI|0yUKuc$5x0lP0EqLq0q|>K)>v2Jsx~&UMla?j~*Az6MB#}yx<@{6;5tDyH+Z;UKe+^M#{{WHpYX%auAZi#gzQ{KD
m)DJihy#YmJ|q$(Pzy8mu<!u(`4kHd;pD-%Vi-rquw#x8T*mj1yN_&D-7aNu&CMKNB=@EsqsM{8eG^Y;{0Q*BN9G^MQ2|f%RfJYb
TMx~HyQKM0dG~B>wV#5&0N`+v3_k8~plG3c=uuF8Lg4+{B|l;m57d3jJZpwisr#S@Q~89wZgg<hvG9jrkpT5C5r>V44^b9_3Ze##
oG8EZusK7pf2VV$G|2BIO-TEL{;+}Gy}Oup2YI-ihd%^g_}n^9gNp8b-;{n>M%f^6dZ)H2h$vcq-sJlM*m|MXTe$E%|FzZ7pOPFA
ETO^ogn`;1e9n6s1bo5n{-4v4nAQ#>&<`F3PU44T7OwM|()^Rz?LSXkloFlf4kw>f@b%aj3_kGcL!fc*BM5Rh4<OvbK$sp~gRjEK
xiXyz`iJZXPGsVR?)k%eyS}8*l4~ZUvo))ak;ubim}(zYkQ5Kv7<KL@@FPjk3D&8|d7TNn)~CGjGy&Q#B{ox=AQ*Bx5Ip?Qdd{-)
9lW?jcpgUG0o4|h`FO596?d;m#XT?l;)M3G*murJfz%p``NQU`>X8ONsL}z!HarBPfr@?>6h>Psz&sxYDUjHHOTyC)8x?76ZVGq=
ZULp}=R$0T%hS|gd*q;*PacJO4kAEDK#mv=gRwb|-GIk$PbHJ(e<1{3F!1S1sQ2`IgM;K85bj+O59=ogGBD@|znYwzX8^|tSz*&}
Vt1nfU@FWeM+7f)1n2>AfZ7IO_hK0I*YBONxvQYjkq<OcRYhVR9FDM&>iynkyW_Nh?~EgahNOJq9#OZ@@awy8J3@+S_&OOeoT=r8
hce?Q)(15^gHU`Eazd!U<`|j^pA4)i3?wvSun<-ohYw`=&j&b2c`V`isr-h@L?I>k%HhR0s8Jd^gQ!i&44z}-<J5Z(72Hp>cks9x
4*Va9pxaIdGy|)vo7{?E`qNHEx-!MnRfwmiwxCg!3Tk0YRuN*zAb9XaRmgHUpIe2)7ub>-Bc%5z^d@%+Dt?%wX_jQ7m5G#73(N1r
{p^GdMH3=`DZxL9rc$L#8_OyER3wnvNOVs$@H*dW-$BR3d`^V=`vZXZ0(ANp+cPsWMzdNIS+9xe3+R4;S%>jnksl8FBEa?gh96S4
hk`<sCr45$f%7<aaN*RaUvbP&2VSIAKTnqt*QVMyoJCHMG$9CSL#bd-psDOI@J-JniuWtX2z$T~K+t>qydmrd6QW3Tc`2ez#qtd)
O_0<MgXG0D0C_|F6R3(u-ScPY`X`QxN{GeA6fdN~M<a|dj1vah+fprzq6pS}c@`(*)Sd#UhtR<CAt37?`=5cvZwKCd4naJg3GQ?!
#Mu3RG*8R!R8PcBF;nDb+&0E+&!{H%O)_Tx8Txs(bhK*Na@0ri`Xnq*coW%&-jIx=Vu!K$D@TS=!5@;SXY#Z8nV;9k6R%16UhYBV
^441lAc&%<i4l|L3_s9y)a)KHC(Wtlm}SB;(2-$`EV*N-;^FFO>>ol;bNW%_9H5~HnkgO~79>HCoKg9gB;;(oIN1G=vmC81WuD>l
Ha(v7PXYDm-kgmdw#&WwCR?rR?9tIZ4iY2Qb`jQg9e_J1Y@3E6V)zf<Dt$oa?<F+#eby=8+oMLcqgj}Bk{mjT=>U4@?7+w}YX-^e
Uk$|R=5rcy7GT!My2cYrI~HIN1VzYf1#%k%e3CsU2?i3d+bdK2kk#5@@M=Jzo3&=n`_mXk3mum!L!VSU{vT}jw&t~dA3gDSTi{hy
h_j&vsR{Z-f?=e_A=4B^79I(7*tfVxY$reC|3to*BRb>tx?;yn#Zss9ol8RN$=_qN(TP3uNj;goThfW>Fc7T7{Hg6b)-A51=ee#7
NUVn=@tt|SE#7YDT+J;#E0HVQz1?Sq^tb*`L1f<bVpFN!%=Ptet78{;Rd~s5Nu(RpcMRkXOafuz1P*|81*gXwWO3X5=FJ~_yohjq
5E8<Dgfveh>%r;2yAORHi0Ef>1{6CFZ`Q+R3F;odTtphuQ~~tPMkOnmWL!Q#Zej8!g7g5Bpt4bjbX_TgC&#ZMPjo&RfbF30@O9k4
z#c9Wc!A_e1b2B-e65Ekrc7q>X!8uYZf^~a4?yQMVX>(<EIqtnd07f5eE!;UDWM2d6ofytDP+=0$Y}Hm%tl7|$BQwCI(>ZJoQqnQ
`cjnftG&x7NR~(iFW)aS#!c-mnu-|(E$h32o$td2C%xibzw6!9F9J+XC&LVHmrr*Fnhq!6ZG+-=d>r~P=gg<zA@+nwfsmUvd(YbP
9nT=nM_~H%fUw#_kz_gH=5r}##~rt|ZQRR@Yw?ncY&_(<6B$rV)ix&LVLKtz0jhY0Lpz>R-TU^v-##_g5YQy(48nkQnIVUPXNbW!
4yF@$L_fRtoqcZk^OxHm_{(B|k}uM5^eq~ZHd#}718yH@QqT`XIENt%{Hv?CyZ#R`B0lqPAvglyI|d%A!R9J_I$p+oK%dkT=>gIh
qnidY8=sh#2VE~wYLB;%J>EyW{PoMdlMT)p?9yTIJ}7b|VAHf8%AZHOXms9dC^>O3r0F2-{Vy|=hw(6*FsP~O#|Pu-oL^;0HS`X{
N$g+_&e(w1U~EVo2pDPyx%2%HC_MIc8BXDe0|$Y?IiPzFX<uHg5NV&rVhkxI&&i6Y)c_!>{wLhRiy2r-A%GCam>ugO`TD*d@9MkH
<NF*RKZZW|Jx}@YIP7nHvnZAcCIJ>e|I$3ORNtw~YwRuhzmGr1?3Vit1~kzgLr^1K=>vU$#)opl^}1&x`pa<p$mKC9Sta?*Fy^mv
8Z2f1iqyqiHJZ9V730tShbp&iZ|}%^TyaEGR$UpGmv4AIdUIVdEXNAOe@1f-$D@rMM3SP2g*T*t<P?C=fPnslgUs|l&uz=x-0`96
`w$8I<u-+NUS6)=3mTRrmtr)4fet^tOEE14v=iz4;)4}#;T{g5rqGNqEI|aD7Z|4lHNhA>w|LKnW>oAJ`GxZdSNG2kGu^xZd8Q1Q
uo_UuY>5oa-p=}qZQcB$W=XwUn7)T{#Q#xhV`<E==0~hWGZK?@?&us)hCXO2gu%EcBf>Ao0-B(QJNxic>3p_Qr$jjhc+>e}+1hzr
?@9P}7ITp}%iU))AxX=L$p2rO55!f7+A2j*q`zij4|1eBlGsVjot?iU(-E$Il$-)$S7b%*svdFP&xaj{pXK@N*5^?y3WX5<G!3u`
*E*wEV1Wl{V*b0S-{K+$Y0>)6?m+|^K|_DLGrRM443mU5PfuRk8a^#gB&t1ZqIB!i4ik{iGp*y!2WcG@inh{;MP#8%8qXXIXFs<-
4mxB!U3HeA#pPZ)pdAC3BpJ;($_IbrFU9C0N8rMsao)S}`gGI(5wq#VEJTcsm7i@T!HazUSFU@o;9Lvfdw;H7qTzU&#JMbwsL+j0
E2P#UZ5#eC)5i`b7L_yPeE<IO?GbCAp~FAV*<U(xJz>e=3D9>>wdlZorlbnO_C%50zum9+ZROTCCu26aQ~j&>L=O!0jP{LcGGrP^
$CSLGeg2Q1h3k@ZrXD!jl=zBJk_`W_$^J9{8utCWN+-wW{OYq+s;oPopUK<0YBS=8|L%*;AA{cg|A&5`qvhqG9P|4~U7z@x`+j?T
y`Geee~!*I@ctUsdw=6tuv_?PdA(iiuYdJ^+KVA!>YrbXS5-I#f9KixOply7{k2+tjV<is#?i~aLVx23+o$#I%b)KY^&j>9pV^On
a4@$0^WxnPXNmcrNchP3pZMqW{oXnbv4`nU&OoM~g+Yf76n+x`>)H6@aNk9d|7|~@{;)pZ!2BrWXZL|#-{LFmK3a7fgnH@muNfYk
%CnAN^3nQnZ>V#y`WqrU7L&>Rx`8}~-E{Mf|7Y}Cj)Jznx9y#I9dpmO?d05XuWh)X-uByG-tGr~KLG!ar;Xin`@*N~|F5gyy91s4
ko@h@{(=3!D6w+T<MMxO6md8ozSrgZEsO<XvmD>+(gIi4$UbTWk%OrMq+LU{pK{ipsM5MP*1YM5kY7l1S5s}cKMnCW<o5o`Y2;%c
!NpC=gV~<6q|n<C96F&N{=CZLG;{xyrDI}r&MQ+CY0;vXIZpP)6GJ>Z^-<16JoL2`SKgO-9o$*O8snuYCqq3RAQ5qf?llr8o8a7O
N{_*A^yx45W{#@m{=g6s3*z(QIQ0DNSW8aRT0l1`suZfkf#PUC9xw9mxsO%8&%5uK5-PU%bHSb_3-fKbX(S$L0$hy{R<jbR*`}ao
gUUO){-N^yVr#l?4?Wih%h;e(lew+eh4P2+P9nHoT{hMSRqcpro?r0%5!Hvh*1zTXfzSDtBwOzB{4D)&H|N>xZm-MfTylI9+1rm~
K&_lSK8**D9^bZ<_V9<>@b$P9KMuqA^7zpvr%qJ_J;h0@@Q+G-9whsv{&dV=)*IRf^7y&_;voNu(#S3TRN=;Wabl2Se~T~J`7hn<
=lgj2zJ#yU>D-6z_Uo^Sx0mVLmebwx`#cApJ|pW{9Zz?@J>M?sp<dYHpuq&PV1=E%=deRjpSr$z^QE)lYY?MNAJ?y*a^ly(*cJ=q
l!_fOwr^TkJNbIg8JvztE30%v9Smb1!XKTq>|esFr%-KbL-v23AL->&Nb1fo*E_q^(9C(C-@w*V6d2yJ7{xIwywj0wZx|a99A&h?
@nNW|4I<Q<vsrh(@P?R(y45Iys%a<s(5CI*CQL;jqA5G1q}b0o@i)RCZR*wQDWo)x<-D+!5nHKKH<DgkP3IY`=hzJ}K+Sr%N~sB<
<7XVjDrMa1#P`4f@`SiK#;!*&u_I&lRr!1u<!_)M5Lv1B5p(2N)i7Il7ZP(sFhy(nyW$iknAo+gR~9uQ^G|#~w$-K9Ve1)ysJ3mv
BrznDy>-As0kv;<gUKfz&%X}>MUbLIuzz_I)0fM#IghIp6taK!<jmc@cA@$9EK{BaNY)GH2HBiij2Lt_pw$NqZA~adazN+j&lQs1
4^Fd_`Z-%5ShwuDf-z(Vfo`gI=BzfezQ_~J^GWGVrE6yMA&0WiFxS<5w~0OTwuzv{;n(!8CVx?HR-<p(9mF%A%=k%O#)$51yYojs
GJJ8$Ada$J)zew|p`Wkoo~gK(kx1&BiH~FZ`|lmJ=x{~|!I&bD>4nO4oj74Y?TQ%Y^CBc!#JtQV70{W+>V*@dW*978?^tQt6>Z6b
MWZTdJa^t3c*HbV6cvHT%atq*BsaS)vqM;TGcZx5tkSrzT(66UTc{l;X)3Fgo0B8LqF@anQ<73~JlnXz<?n?6>n?Iy?v)s*krH;m
(tjnhw43gSYz)yuzG*PpOgNWr^;be1^GVKiz}84IwN!&E4JA%GGcpy$L%b%YNmwc3-Lt1<d?qQo4W>+?L^V!fSmI90aPq^h(<Nj{
R~1m$Sq<&W&0SQtML5!QfYuq4$eT^~cDWLO@<6E|jEf;Zz_1LQ5Hio*w_)i1zVGz@&#$_T^Z1NnNF(h2&wc(ry}!13|G{<s{Ws(O
VVQ>=-&gCfL+C!QyXW~+`h7jRJOAh~&OoC!%}M@WWlL3s@}QvU`~m!a?LW%28;kz$<*NY^ad3jNE;I3mVIYs>gv2*mp87bRZBSq$
IWWw?{u*{O0K>RHqX6%=1sMTD_DS>mcF8{s{x!EF-SZztn@aNx7ZF11ufwgAYWQcR6;VL^eX+RZ+>$O){)$5ED!pd1g$zvt^XIOe
koZpmQ$@C5Y62vZPDHJg1a~Wu1=F?N#yMvQguyko!$H)5i7ZHRG#bZY_e>k5dR^kX(DK(Swyix@r!RZk8K)MSLlC;b=?<Iw>m=`S
N2B5zvzYID^Jiii@6d0(6V~NoAx(rnlGRE@nv@n;hOCP<p|l8EXBUkrINl|xu3^Jz1MI~hu%8GKWXBOoEKV90K&IS<xd}yRO9WYo
Bm`K_Rz_&}kGa#DY=j+kq#cYAwFpja6v;wV84d3v4}h!FYGjO9V^a2-YDCn0s4296ELp{saTYf0&pD-;R6Wz(p>HddT;1WChG+if
?Cb60ym;xri6xi3$SmWKxf6!&)tA<qj#%(&+#d5VL3)Ym;~X0<P`Q93tCLeh)#K*_2IktJp9V~_FUpb2i&3SK!=Z8!1f;bz9i&Uj
))#7NJW<+g=pIBk+QwuL7t1#cZ9d~%^!NOjPhCTtV1*Lq7=kaF%dPHi{7*^Xr8|JcD2zvp%|*RgnNJQ>*1Fup9)92N>S_N3*i5e0
%q>!sWsLS|a~Ru?w!M4Z4&t@<%mc{;)V8v@92%U!oTvrWjU#jhD60iMDBTbYzt+O|e(zna@Qm)?Ym431>3(fp<~(A58Mw<!Z?$Xm
j67>{x1{?-+umG4W;un(?HbfCt!VTG#*T&-Oj4YT(2CPW!;4)IRjV7jiApZE#cd4L7QwkAP$bsZnpq+fA#`m-xr56IU2-LzeBZBF
bzkE=?DsTHc8@yXS|b+Ku*f|s%AU7oniUBXFK62tR2dWwj>aFi?o<c#>0Jv1LBeUtP~0HPYCN1*Ur)+ve;Xme2<tF6xnw~0P*$++
QP`G6-it>{9>zQsPWEkGg~tSGUmZY+)=<BD|0h2gpxD|vLc`oV+c)X$SM6<5JXAYfq7nOz4L0fYGTvJ5)svB_+xx#D>Ys!{e95du
DCS-pxKKZPY^JU0rK1}h5t4#|4uqYxR2g$;F;WS9qc`HwOArmMguj6jJ2O{TaL#xGYQvsxsV*y>0lmY^kXw*D-n(X%6|E-F1m0GZ
SJKa6XQqi}Q7r1k(y0Z=rEm{eoPPm$xdJhR18B3(n><FSTJS`%7$IRRRW+jF>o=_@Sg59HXJfZG(JW|AqneB53KlpZXhV=~_a}m1
gz(#6+jA$=nNLJ}xsyuFI&sjpnw5%}=5~rkD8LpStF3#v@je!5Ignj`#9~qAA&0xTlBHWMitOb6F79{Ekpjohw++8+DkJ4-0T7#J
pRK!A>saj}5utw%)rP+Bo8(x_SM7}&7505f#9)M6QXv2CzZry7f^G=WCgAXAdVxwH&iqG@x{M!{E_p~r`6dBE7!Wc^1Cd8sjq$ze
42+<;5RQ)SK=YV%M{J9SL~}?w;L;$yUEs$xiM+#ipz#h_R4W)b38rB>Ad>I21r6Wb06A*%cN`XbdAmv3+!7l1C#=Jvr_ReXi)%=`
{b15xvNYqsql#I@tI^pCsprJO5w)N_J=BDg0!9l3r_mZ0h>#s)88(Ns8br+7=3U=efu&*^dPR8x+JB4rD{-$(OpD7pjKtCwC<;hH
##72@E@l?~$ZAI=KD5wkQ4~7Ww3zVm?R(XvwHe|WJKoO_sj6d3PV){C0*iXU4o5NqY9!Utj}7|GFEga8Bp*lCx;ZTrQ;?lN-*e@U
tjm|$#bLZ5?e~^_q=`*dPWATHsP-XksL>l;a`>+ni6t>RnOEdfQ1cMR#G41UVfLw(+xsD)^xYd?<$8oJnzO1(zy$}&`8afmzIwQ7
g;cIY;wXq>0MaD<!=+N=YUQ7Mr(dHi*#k2$5i4y=Y8{`Vbabo9EKU?}<&NGgT_LP&rZ3fLL8@i8y?)J-nnAa?tI8@hPp#9*C9`K8
B+Bq~;+P5Ym?2yJW}ynZ<+O9MTP~y<xzW?iKKTiGCJ@QB5{9K<m@!!*6=u{_qq*)Q7qrrQf0D1ukk76f`7>DU6%mL!KJDydRr=}w
Zy7piX>j1-bHwxF*!e}KiPX9fnHNK=p<hQD#Y@N`K^#((uTaqR^}||4@#8+dHt6v3{M{hQ8O-#)_RNc#%FC6aT2$LUPkFxCoQ(Zm
@3!^J-7iRr$@I)kiT&$_Lu#n5WW^j0r^((K4V$npJ%wV;46UV}(lbJklGFy6m#GQtyCUBTOap`!NM2+kMXFA2`R%ZFO>Aat&98Bl
?S3vr8OJ=qdAul=-Fky9eq@YEELMx-GhIJ=W(_oJQ1~RQx9&fFoc6YiOGs~R<-qAskyY=A5^$ysW*D8z^uzQmP-=w}yWz|POeJ!~
N;Is!A&ll-ZSZeIF#$+!(xqYY%D_ZXV6)OzD-+jr%;n2;L{9F=hJ&;^Mn0wEEJ#&&$9K)%jtQ*i0Or|?k)Ngc%SfAb^sP&$UE8eg
LB1;F!#{cygi&IyoCho(m)?stmVi-AG`Wc!#;S-nLz?aK?ow1G?KMvbKdU1cW4yZOeWw_pp-@ZD?{!xjJ`%q7)>p$(O(&-(%Z>^l
>+j=H5cT4R9$?K|0wdQyXN8B<(*E1UUYKSM(42m)%u4f0YQ=3Qt6hzcOwuB4tl`(IPD}HUGgRU1&Ig9gaa-}TY%@=Ho1w9a?yON}
YgzTVafX??9B1Cyhr%@Uo$#0qapMcHh$P*1&87j8pze2-EJafaHc*{dE*R!f8UJOOmr~ge-`+@aQ8gGh{+?@0&)Z>!$^sy$htm&P
?W>4>9H#%%;iEyi9)vbPXmM_y&1LCM9~3`MSBH)_-%^sUvC~2NYD(=_OG2!Yctp;#GYG393tP1R=0r4;!&j>sw2<+BVCx$iyqT+r
u>F!%<rV|nKcDrvIUV2Yzb@C3UjnyMBGq{?MLn++rqvcaF$R=*UtfPY(2AOsn7j|2WNRJISMJjfDST=7;sfi;md6y_?r#d*zN7x|
h}{%VBdPN{o03MfL(k{KfJp>o*(1ZJVr%kWGC6o??P21D$ZlJyAiKu3_*YT`kd3N|$!ADQ_Bj7@h&Id!AbkzYkOHFROb3F&<qrLm
k%H~B=^W#~j3F6YN7_DL)T8H2tx~OLJHLiaFe-d<oYSnm)5(<1U*W2!mKs#_+715lX|bTv%koxFt5#a1n!PJhy`tim(9qc0y1kC&
st6U^@p=$vO{;-6sw3KWpa63{FZ0QYpDj`-PQCX!vImY|+snP%xU5kLpU{X-Nq3q3^W2d+S2SOwTjG5V({!M+G@~6VnVFVf*wIZQ
tr0Y-Eu|Q;)Td*+xAVRF*79uz2(>M=wpC_Z>FG#JLP;Wo1Ad$EC+^dmx4Cm1%aK;LOtPwd*$*sGl{lJ9Wq$OksZcC~6Z9c`S<Y_+
kWaYiYH?x<+U?tRf-w%^5o%S%k&i7Y7<!x9*k0MB-s#n(<`9__g6<Sia(5C~C^RrDfiNyDF#7%i@d#8UeNs3hCYjA3O84u3V4xxH
T)EIR6S&?#(;C$5tppgWx!8fQiWKWW`b~(mRFSW~WZrn&G=ggK>L{O{b$EGtL`Ey1sHub*hc{+M#CFfOwt>f{s6~lUWN?*b5OGnr
)}82SKA&g@i~IpTpWJs^pY4BN?~@vY0^gi4L>3>?zc&0n6dYDRzqi>w&o58yq;M(BQUIR+EPg=w>A$aP(_#KJ?*r^_z1y?9ew=!_
ZBg_G*a`ln@AMxb-|-v%=JX;oP3iIdJbL&LD`)31^*&%fr`F20wGf$<;@vm=Y%p-L*l_n9akkfb3+F-8ZkkhrovWjD{Z7}sxT20%
<B2AU#8QYm%c^YSipZ=JQ5Lq*JJcY~4T(<IK}ELL;)g2u`p5A4>CoVT&mfPq;CAoHb3IgVKJI;Mv-bT@S<K%(kn511-u({tt)_Z&
lvmvG&xEP2zkgnB>D#S-9DV(<y#JO%|LD@&^YW2a?<2vvdyd{7IeVamk9jb-uJqmT@bTkV$=b9eJt@YsF!ym@rf3?u?>{>)4E~d@
y1eU=r-$mV|8Um%9z!_LLOazSRoX>QZjbV(yQOvU+pcj-?g9&O+=STDr?~hF(d%e8xOc2q*%uV${a`<>XfzkI(0ZrlI#Bt)T0oP1
PVE;N9KIbM`xVe)=kvt_tJ6yAXSb1W9mH)x#`vJs__pA{yuQ%y$ykp1F6h%<FUYn8>rDaHx>7Z#9AtPA{U$JVs*jBCuGk3mspu$5
7eZa34TNs~Jn={XmeBOLyWu{B5tt7mOF?Q1jj%lqXg(v79pAsM+zIx-A5T~J9?4!&*X(ceJ>15u+^~yr;P*CvtaE@z?DYGHkNu9%
U+nw;tKn|GKgbe(zfS(oFR=dakGJ6-<LUO!{|?YiC+FA3ueq&3x~`w|e`br_zt!#g^tTpkxXXqZJ99t-$1GbGuaWxte4g0nwl>Ub
RiN8xM|2ee>&^JaC^~eeD<i&krnAqKIm!^kyy7|V`@C5!&*MwT725IL(wmpq^V+X|<oL&S1YuaW9jl!cP04VGIg3X3t#{iRZG4)?
B##lRjb<N78s<ATo-uxf9Q4A*oX~swjUZdcHSdnybkntSu&zp4ld`<j(2*PTv$T#i{2{wk?$5TgX`MzQa(nhqVEo9&wY87kWt`3F
Gr<(+jd0wO+VPoPzx3LguHm<c<S07RZR=mx%Y7tLxi7pvoTUvbw>tBeaZYC%i#_W4#w)C?M6M3oTtH2<2qci@5{_SezHLk9mA8FB
PsHAv=9TG{u8)}4ZLj%2oj(tQ9DE>s+kXxmcx0ZtD_Y0Ajjx{FUeOOO+E6=^5+7`T2?`(edH;7lPmk<+j+OpUwOU{99Us6h;*P`i
mlyV*@|zP{gZ^#wy3%V#7;-j-=l%cjC-@B~0yKl1NVBp)=!Bh6-~9*wV+*t14j_sD^QP7mn%Lf=Q{AhQk~Y|RMVc<e#PNJRnlpwN
Mj<ci&w(0AVU_+Tud+Hn>Gs|A(qDJDlNWS1_H2HRg6$~X9@|e~4t*c*)RV|?DI~ikPW0obD3&J)Fg{|)$`QCBd!<3sRa|UUPkSp^
d;8+XRb9f?&qdm{sTH*ZmVE4%FSpfpU6)Ovdi7ohs=Vb`;Ka>SJrmMRkV0PbRXtL}3Xf24*hk`+XMIz3Nmm5*8wb;*jv<p6yE}qQ
(aWNn8SA5>ba!|?H*^vK?}Ny6U^dsFlA{h&ra9l)S?%7X*II8fdTC~1%xZ|gg=l|Up1#BN<zI7r!4I%gUn*~Er1v@`?QE$3%-p8Z
G;rHUzlh7CpS${?n3Drn>?Q=(4^u@XyiB!2xNqt61N;jQhr|X0>~F-UM^Gv1Z~xdPKU)NZJPjD>#$EnI^}V8cu$x7KC+}xw8U{iB
r&B|Vqs7Z?#OiQ1hEDf6i7%HUw8XSV)qm$V!NW%dgg4*(=R)s2`DZg*i2r=?$q5a%Y?I5G9s`6nN9#%>4#HSnQB%0la!MjHF*`E%
3tAqH8lUVA9D&@M2to5g^Pk`&d#Xl#ycH`EXTz~vKGb%9IDQuE-98dl_9y0OfSgjWaCi6YRqmN}TG|=y5J%P!q(tAoBYnPR&-oa-
>yW7(2SDhs^Eq#9G_j-H8uBnL2K)!ug?l`|xe``bTa{^jm~<lp4@c0sRC&U_92Fosv2wn<>Ub{*!QFXv_o+}uS7}nlAe^)AVbO)u
q;=m}qxGr-=FI5Q>hZe#N$7@x?%;gw`$vt4Ug^DhZk1R1kZ@FLe^Co3P3;Z(VTNV1+q^kRyx3$LNeyr*(D}*JAyjbhH^-BPo+A_N
Csd0an2RN$NG)=|++m?t*bl&Ry&OuqLEfk=ho-E8nBIoRl8UolDwEypfyGZN%KV%R@AF@Bq2n+&_7e515ye)JAsBFB?$3VXo8o(&
m!;AoiQsBaL(8NxPTsA*H8GsR5FxcD!P<cZW;Lkcq*CGuBqUagJN!$lI!F+uSAgy#v6b0xUeeuRxFjT3>TCQqGkraN%p2@im{x>$
bqHs(=yOi_&i*e1#d(nOeEbbL&!f7gk8fmx&&^{bbyAIr`viJ2p(@Ag-bxNHVygIqUw3U=96!p$X8mg>*@9<1?%frbcs!1+3#D4!
yJ7TU_3W|-$_ecy2kxP<1&qS;9|`ZuVc$Z5<XPBfCps+Ahpxw%GQ6a0_e^Ei5?`(T@OFBqDt(QW-ETxTBwe#Xf%A0fq6pd<M~N@L
L<YSb1(guw!y#vWn0WFw0iH{>K0og~7=AO#iTj)n$q#{ywBfG2u?yQ&=?Fp(;dxp;yy!kP!>b-aGFDrl)_7OFpNosHClW3od<tRN
tu8fAxCS_2m|DY_GrQbEP>Iw?ZykmI94KsalKk~m3F1Y(%S7Zb=`hxl(vZX;v@YBD6V(cWhZK51LWYP@MHq~Yah3c%U0B6rLa(}<
4R`Be-sqI!(1?L_8;dXCCJzJH=!c(%zkdf@etR1n2RI}F6@l1Wl*t(m2LQkr9EE)_$az@d1PJbi;}1gS1-$`24@bmCA=D28$UGSY
@Z_8f>V$5N{`2g6bRi)JW{y-V>|CNZ(bfIVr4bXcE{_~sp2q;^HH5}-9*a>GHxs+gr7fhW^pN4$hf_h!<YDM`)E7s?`j{URygmnj
bQ7`E={utA9p`zpHPv64*V)cr#q!{{ft*f_pGFK5z-fJ!TTW;&_=P<@nlOe8{vyskVig4^$-<ok(+;N=Pq=<A<22C^D8?JwI!y;N
>w(=F5f9x9Aj$|+-cpDN;y{Eu7v;2_lNA;mImTJhKp3WWoeu8<T0H%)^&G$VgOB?Em))P=%<WWy0%BzTzmetL<F`*ohme86MIYvc
4k9P&kzX^-*oe%~8*33)WM$M82BSd2i~xs+x$^k=ehJ$NWq*@b3uo`XpsGJ(%fI@Ww(I`y;iJ4oADEIW1OmT+f^3H``)rHQdodhU
d%F9B53Vo$PADXG0n`EMF#tr02hX+elb|`aI9Gv&lSjc<h$1IQ$_F1_JRUbid7qb;fz3gDIr?>5C-(L5_h(FX$K!svcuvYha{8*T
S>QN(rcdb``v_~VwIrsG9&<k*of<b3oM`Svy#43<ehFOVCtj1;nB-)X1VmLZkKZU_jBc*-oFNYN6XEJ0E6bc<Lck6FSZ(Olrd4iT
jcLPKpx2|y2;jMwE~_sTa1}lEa@)s_E{a9sedusg;v$|0lzhC7XHof{!)i}hL*?<nOh*#luwOcQ7Z-*f=)s2|Iy4G-)q*~UAcnZd
yvgtIeh+M?we&d}#be6iVsa|e59$FoFa<yMU<v^WP@!oGJzg2^_e4uT6DR~i5h3>?zK^NeR1JKlzqWGJ7|j&{3^G$ekVUOH%l%;#
4%~KlP*Kk$nM!C1X<A&&9cyhH5TyhXgh>?11dvb>3eXcEMI(jW_!Gh-oT{QKE?)^b(7^8JSQPgeA`KP|;RhxLP=HMkP*E^O*?~<>
5IMmhLa5+Q8z7BB7Kv!8CM1FgY#_p6VJMP@%rPM;F`Ob&VSm@}SMfW(9}EMhzz<|Z5F~m_&{4;l{Q~^JW)0#yz2J{v_W{150S~RG
Baym-acv$0DJCu%yRT1=%jxu9)d?c$It};-P>1uvFVaNzN_Rk~D4BPVcZC{MG!Uv#hd<OFU|hG|-_Z?qib^k5!zxiFAxe(}x5N=~
HbsEobOIeWu#)ULcF~Waw*I!pyL4(~@bV$+1nY!iK<a}iiS`r|+kyn|WQ7i8`Tn|+b3bnniNoe|!k@?OsheCZ;jz^p@xFSUFo`~Y
p?44;@<n|fJy3V~zd0z0p+6ZPh50_a=pX46K2p8x9kNo=6wsv;3`Ta{S1!G34t>}<aC{;uOKCX)6K*IfKYR7})36~F7z&lsBs902
%6FOq^^|_W0bp)v9TJBE8i^vHq$mKOW~P8T@MJHU_1pPA{(XnZLy`M?P0!1a50r}p5Je*-fl(zaB``4$O`Xms;W{BIs7RV(DHxVl
&wV<-nBwZ4&aJw+hlhR(;l~xbj43s_V)PM+u&RhCLY$cV#jmSD8NKie@#De21iWs8Vl|`I)37Jk^Y<eC6?xD1FaMzZXgdMyL;0Xu
6bc@d>g??OeV@K<%Vs~rAGHC3yr%hqjOFmA%+EfgK2ismD11>lbb+K?=*y!<Ii(-xSO$bPPCZZM@#da0w_FC>VAwG}*2WAXet>Q|
w2IqL!8i<8_@xe$4UM8?L%2E**Zq;Oek6N<1F1h;fYK{6g+LZX0$&*qJLi1eXmu{5OQeP*gX?97Wyp6EdfedQ<BnXoIzP15i}>$0
pIvk&t-^+2R6&-?3{ohd&bAsoVo}BsKH~&<4gIiDMo1Lt<VG@7w3G!PrW>X+_f1d=gf}E9fem%DvQONao@RsVo-`bL4-@u&v;+Cc
f(lk(6gpG-3PuK?f(aRwcm1GUhFOc<`l`0-=J$&HzCI3>Pb35Se^7g`J(mhiYgwxQpQsqHh9toxHj>1UgG{=Q6NbopA^@9!Zwf?W
C(=+0Ga{>?dIlkoApi&-8-2bbvpx4!Vm`k7@}9&#;h*XFupLHa`2Ey8)x1KQIDhlBjqi`E(&UdnHu}%n3p0@C>@GkmW{klN2@lM_
jMD(7jrIP|Z-D@Nk{%KULiwVxu7vN9(+56-_Go$EtnSTsXCK(vZ|@WPI^Wm;D_`yOY&2m&A8G&!I+qdVgJ{PMnsw=#(Enp`4bAgf
!9JdQJsY$DLpot0yEjOshm``Ze)1%Ys<-#>%m<kQ2uadlq8MFIuiW$H%dZo!Xx5JsvB-Z~{czN4@FHP<WLhya>W&|(gh}RR-h=n*
TC3$BwdMbhouHqmL#J6?5kbZlNBWW<M}`a7(^1=)S&2t?c&}uKXJ+HZImZuf2b!-hDAe-m1>p4k+ECOQKp7!cQbbZ;DT?0Db*XoP
S!j4kapVSVu50{ZrG9?kPn_$+pJ*`ri{0nZ!(kEh-x!K8lhG(o+(6Kb_M;(*O#4+8ffXOwWm=jw2pBTIDk|yO%M*v@-HDfAm9lop
aZ{I>G{F0|MD&-JJr_xe&`Hyb0}Q{(t&&u%(>!lM1)YKgl5ZM;c!9(n+xd8ptGnDjfq)n8AD=}Q`X?j9>9`;420Iy`AO|s&OAg-^
U|Ivif#)6exS3a#drrVp>%sT%;$2`^IS)DQBd_5Vxx~_QV((up-wG$M^Zlhs@R3i&Dk+Fc^^mk7&TR;QqJrUP87)MkO%V`6G^J2s
3SrSEoMi~kK@`iCaaflbE`YPRIfqh2U~n{rWyLvCLNK;w6(bbQ5K6}F$LrE`-1fTR2Z$r00f}3!H0E{a_*#XMA174WOQm6Gi0%nt
1w?IZCS?)h_kFy1^oYJvpxieYEEqCQqT5wrY!1?hjiFYJSg-Eo>5Uy2qXatDp3L^$p8xRPx$iP?VyC#C;lS(me|nDRE%VFA958aG
nJEg)NM~&rMAAZK2PvAIh^}zO#%Ty5YQi#Tae}bC{}hw(LO+Cl(TjoT_dxC|T4HrdNw;)lR79mlXs{0CA<r@utd)sUN!Z-t$hLwU
gdWA`=hF6Fp$YYr*4UlC77}f4W+TIgb^zow35S4W0AL7n_Wze!YuG#&Fmxe{sk>>@RDf-)j(=T*+6QO@C*eD)9k?q<0qUpLG6PU;
@_x(9MMU)sTf3MX%Yhdm5K!0}dk#ls$Kt|=wz!8b`iSd9x&!LO3a3Ze<mg5sO0w3Nw5e;Y(=~Pai$R}^j?wP7#xB7z5n~P17{8Ko
o^@s0s(;1AW3_SjRfru`2iMQ0Io6p-K&x$uG4sGRJEaX~_9w$rcA9gZ7^hwPh9zT5?PMf4kar=blQSSUH54;bNHWt%qJk<2iU^2W
vUp|=vYMVKY~JVbbkfqKn;Xo1<Q0jl$}-tdLIy4-6+7KNcPCL~nRz)H^9p4v!w*c{^cH0`aG43<+-4PRlx%#ohgPU6rrMI0qR6u*
KgaFAZbFl=Pqn5o@kuDG--c4|Q%nVuq!T73dhDzqh2J2izFUl?(+9@Hm3m(sAS2#FK&*rqY$4U-Yeyc5+blLZ9eNtiS04$~-&JPx
Vp~?EA9j(6#uePu)Gny-<rxEJss#p%w5hlcWGJ+JW)L(-SifMZdlFhLQi`bbYFX0QZtyx!9T1rzl}iy)q@xP4S#2V2M<F_-fx++a
;ns9-r=j%}f6R!Y1cDZUrU{v50H9WtNftv!jfM(vbMnCMh!E&A(T9S(Cu;kN3+!&rZgQ;jeGKA9*n2#)%MQ_9hLPNua_2lgARW2w
&<11*rx7tEPMxW3>Jm0?XCuL1V^V#^iUA>om=gvHx`+viT3J9^LRn}+SXGUJ0|#Sg>c11SvymNvhk@0w9(+0axDo}3BZs(2o&mZS
?e$l(IXeN*)`I5AfMlY8?BGNjC`{s<da$Nd!tcoI=dXH00^t!w$2k*RSdnq?cL$f<%$utzbP60jStx}oPB%E`X~Wn&?buNTBWVd}
{nvy|?_ae+=OQ`6?}x|B+i#Ke#h2xCh<0(fv1my*+BATlXJuJ|Cp+qOC)1632?SY0iz*wq%|M*i^;;b_<e8Ei8fB&<W?exW#SReY
aD>RGdH8hG=Z=k0)3AIv<8g|_D#DDaRvC$PlwjR&doY{Z5sa+n1=W=p%s}Wvs4J#PFlZ#k60}VrCkKGYBM6KtvrT%Lyx_z{qecjV
!gE;+iz5d0Oxtna9D^X*VIpBnml}lQR6uf+n30-EVCm*c&T`CDQ<i{^$dA}dZqu}zs~I0YJNDZkWjRVK&J~DZXiI5PBHCtIiQ6#*
dSO|0O~lkP)D-6_kc@+?CkP^f;dA+|i+OD)(qv>r5JY(*D`z=ep^-V)#yOrX3aGC;ldy^ih#{X?=jWx9V`B<}oJm32Vxgqbt4ieQ
_rZsGh1W2hk+O0^^Eno7zCG(IlD;o->8Q}@*myZy>e!6dn>(k24YQgn%QTo;H4^Jo_lFG3Zh71=jg&3)XB_!`V;ICvl3|u|noVd+
8g-YJQAm_Q9Hm+v>eF(k(sz<98e)x<w1OVvgm_<C#}+Iu6hX<Hi6TLzCB|(GrHH)?+lWmFM?UC9z`jbc5>j=-=!pejfuV$~JIQdN
K<P87=Y%=;I6&`c)2*5I$<9#_cG@lN+X5brB!}7Dxb}}Jlw4zXt*+7J#_8RO9t5kg?EChA#c*TBf`T%6TgMRynxR=0Q6iPBS#smj
TBYqV1~MtM7AU1uH{%O{0>KhK#WFLf)LM`p`0>-FJ6n!WC+gR$2!}e0tG8RVF5+(FSS;<8JvE6n%?6Jjeto!_LUWWBkB;F^XJHkt
A;UM_)QQOoPT<J+E^13n<Tl*D-CkJ&WT+_9M|dg=qXbc9F_cr^3kMF1TL?K`BLX@T@5gA!3WsZN!@CfcOq@70fQf{V#lXcSk%CH@
Q%@9Ep5gx_UXL$_yV=<MegA-m6lO*6<(zZceyNjfCo6rET=gn!lzLsT(j9*zx82%$c%KU=oM8@NGk>eFPfQD_wh$yGU6(l~5yA+9
Va)9+vR^E2alqk0RTVR*N=YseR7EFXoB}v#BmqK6HBi~rP9<#y#5e>&%Tq8a%wI{`V2ZVsVhLg&Umpjme-K$ut<!Vjmpe#`U~Qh~
L>3Qb@&p(mLU6=}m_FAI%?UJSt>}J6x^NFD_iwja92BS^s)=bTWQwYQiK3X6k)UEilBp@Bq9CHEXqX~Is!B?wnu&rW3MdL1VxT4l
hMI_)D5|PPpo&AQ92#n3stKAIrlNw1k}4r$3L+vR3Ti4M3ZkFD1F(1W=+bn7+;a}(J5F-vMAn^<a^TJ-XHg=8Dp5r-Oq4{iS&k9}
6%h<T5K1Kggpy4uBQZ!$2OJNHvKT=UCduaTq^PD?pr(QdqLOB4sHBL9fmB74$L5)IN}Sn|Mg!5a!R_@7p8svftV5~*H+J6%g0DP8
dk2tq3U!{okkokuJD2lOsO*04#D?Hh8l^5O@!zIIaw`1dIbHK2)C37;wUw2wQscGE#!yjspN_J0iSjtxey=YfJNpqH+FD45F>ryQ
h#(|ckWJ4{YtnQV+c<O#Fj7?o0TVzU{p_HMLMR}r6e%esMwBE@+Ysg%p1psuAg1TWPWk-vdB;u0_!`5@)mnEAW_)j{oQ=UgJh}|^
7$^*GSYI+=r6+>h4jG0R9`xDk16#I;H9_pikj^v(u*OKBO19e3;9w4Awn>Tw2%=EYD<7@V`5z}Tnd91C)=XZxhj92eZha8raq9_#
^gKB+@b`+;;9mLe;*~2|Oo*-#sX+*da!0F&Fes;jN$pA8b3LP{AxvwRcM$c@55q33s}%xm5!EvlSs@{UWr8upJWfn_$=w#ig-q{l
x+iTVoTfWxZtDTf7AJ=je9v}NB3iaYbRi=JdKXzbDl)<XIVkr8DV0<`>y{$KU56DIh%8GCK8yW2Hi$U$5Cf?k_qaV=`ucUrI04WQ
5>(Jj6-^9fjUx_!oFwMJ{O?@O#$Efj4G7QDheUq+A>?M1Oo%y6T2)0AKPn@r1%vyLr27DG<cHSn@t7zW{8QCK8%17#A`k6Htqm7@
KfaZ0of!$+uBICq)0Y=xcvb(xZ#Mkc)~?R-xcl|ZoVGW(a%+3gkC%|hoRkilR2<V{qBt$<u4Cq+;yUX1-OPo8!!JE^TZn1#&_j!o
me>4J=7*=O-tBg?wrDic_@_O(qvlTn5`QHugkw}6NTP!6Bei^Iy#;)vP-o|zvS-ZrgXwe9%vJ18OFiZ)X{xbP(EJq%LfM;UlU1#-
tk}wmwc;wd_Safp4}0wpEgNI15(Ud0*bQ{7HSC>vY)`1vrQ(s4Zsb?o8a8baY&$6l)e4BWL8YFVwa`}LU`n8~@?knn4bg@{>cp(u
J8KSVSW)s$x~tZ!YJ-sP@1h3$=$6mC@0$5|8(_nLVx6}1Q7SUFRBwzbQ(ros4Vpz)Qls7Vk3FV*p;5{<K1bJ3u3Mw70-`#?>ecm8
Lr5KTWmF|Voo#iOjJTQ`#JaurxNtNNi%r`F7p1qEtl`yOMRNBXY%37=Lx<oqXjl>}R(A|_1qKDKA|MP5mPE%RYfi7Mio2$1VgWSe
eJZbdF%A-{K6wv)=s`xe;yS6lKdpMPj$Qk8RlO%ema=kqC1;->Cyis`;Njso%w+JBvCdHyofN&bkr~bAY;(<3sBY}}PX<k$Sxpbi
@|dIRc1j~Hf_*ePVW-H&3^z^4aMnn3CX0EwhR+<c8OTKYDzzC%x25c~{(7%V5%Fn56KGBon9Mz7aMfcI?4(<&YhOolmx~ujtE9dK
{atz$O`)mp>OYxAl4Xf|4~l`dT@P2*uBHdj4-NG?G`B&odQOS5c&U;$R}t#kgGF%X)T`LR<NNB#gApBf$}%J)G9lF490P_nI<#66
MyPXc&DtHK4Yak;g`5<(N{Yjj9qg6X2f|g0hUo5x@Y%{ryWT__`Zbgy2c7CwaOSRyr<AEY(58>GSe|WjzkN>}FMe!KdQTD)mh!tP
nPr(Fa=t|qLU$1Ll+bdHkXWkw`KPY7ZR7Dnof@-AbIoQ9OjPwE6cM2arZ-il-H$<$Me7G{xsg|MhN!UJX`4AHj)Oo=OE-5P+?7py
?oV`<=XuV(d0f)u)?9lyeBR-{j`wQbj`7a%BYK%=!Ed!`4qp(BaEOc6cMMUt$5eJtGmz<RE_Z%!kbi18%tnp~N!L5Rw!3|+&8QZ)
oYCStQS+C+I#!J)@?4W{%}s?NwuB-tqL~W0$fhX}?+&wzUSjSoAelwly@EYI6$sZ%;Wn?SnwbrB^{ds}caP2Rnu~E_ee(_m6FXYG
dYU9=I()}!__0CU>x{XWi>>n`@Y~k0b0ub61h=a-d@aWO@0!Jf=A~vc7IdnFk~zF0+j~O9EAc*?m(B^<xO2Fu7BSaCDVr`$HES^0
)|H#je&LF}4KNn@WweM0-+1%I=Zw;2Ep1L*xPl`hghRqmX7aRM7j-hyXv7*97Swl%3X$DB+OxK+-9VMY>61p^n#7LPuu3Y6Jq&kN
7^lokvekM<D0>rQVUDl2bg|RVOb<KE(jQC9V%{~W$>O^9v2y$8Xz$iB4O1rvx5(=>3Ol`eG+H*RYO>-qMY1ymNM+0t<{C>)X16;V
5!tkewv^e`w{w*3yYS`Rq?xr+`M}raiu7;dS%^o=9sKX$9k_J*H-#5=2%x1@sA{UK!#*D@4_B3?Rz1}LVTMx`VP^=)3yju6Rq4vS
nt~iHkw-vGW`t1OM_NELPC=F$N2OMF`7c{Hs;(4`ih#*ORaLx%8+3ql^h~l<LZHet5`$VS)v+L4i?6MjgiXfcqg&bpK3L-J*C?t&
x|XR;9uWenvV3n}3^xvEaWfN1!+3A1FNa;zgVW_ShccT@A&q?H7DW>aCX;OG78^z*(Myz~D&;eKo-&Som5W861zvNKogu7V{ok)y
uc%1Y{JP!sQdFGzcL1G1)w9qXj{Xks8=&48lBS_o?QIGGBV(bWfeM~>>*hi$lB*1mz*YG}KCk*srHLiXr1gThSc=D=Q>)+2alG^*
njB|K@&=<)4QEM13iKPv7%YNv6V{I@p9+;!7aZa%ZaCKlg5s?Xh=S;1)irtyR`ESX)Yq)Nt}%@dM$(6qOT9CYOpV{$nHCr`tm`kH
WOeyr7pIHO<TAABoE}d*c|MTg4@ycXIX?TFgR2jhF4$s~Y*v`t`I3l|JY%NxYc1W{rkFPLp6n~~?``YcTh?^BHuy|b*16V-%i?>)
Nc*-bFV|!YgbeXbCfz7(`HJyAMLubh+J?DBr<>Y7_3^CtWps~y2<Ui2w7aufLu&A{@k<>aZ>@EsTxwf0d4+4SZ4&=L&e;INsp#`G
Yoe3TgeJ#BP|-Sgl){|P6IwaS9VdhnQw>e<@;GplYLNB>9)sjgP8<Q8J0*2Yl|2I4D^&%C$aGx{(fXPc76#_NA5Xa-xPp|xDcJe`
IGbAA?XmPW$^&UT5ZV75Dk#D7lqeP_`VyuoQmrTwGZ++I)(Cbmjzk9t!omdsfg;u<q)G%Z696R%OprnmN&%Eqt4bzQ5`Y1qf4qSr
M35*bD1s$IfEreYAx^~p`6&rWpr9HckQ!2wAt(@|z)vE9g!R1N=7Ng^@h-la3ZypO3aa@q2S9pzUWG&8h>3>yi}d{dC<lLuzyRmg
QkVS#F0nRMdl>}SBOwr`ky9MPnptFVAYy<(2(90rch8|4+t`6Gqz`|Nuk5#{zPtCX<L`B&wbasSFE*W%a(tI0Cb_H3aMq|ms+g88
_jgZ>zH3URRi-I;SglJIwV}xk=&MpnnPgkhnb$Wxzvc4HqWWTepj<oC&Gw?BYwB%@g6CDUIiXDDVLBNtM+y`&WtF7$ch!kBFC}xl
hi)~?t!DPzE<CF>#%X*^Sc{DzZ$wJ9dz5Cbl9RJC?_zr4e#F$IJ6Fep*8NXps)_5>oGqQO_DA9!bLV~U=QRylw|xm19azKW8<nwD
z54chIy^for|?DRdCWXeF&PKp=Eg($w_iPs_KMiJa<|jHRi29&%dJmYIJ@_{!`~pabXbMvZ2D)TgBO1M3+o3{x0&X+gDo*>lCV^)
$b0JcrLym4re`>lNiMk|gB^8Pd%#Z;;=;6*6b7}`My8XftuApQa+^`x8$h}zJTlI}PLmyw@|5_41qD*F>>8!Hg@W;$z6gclt?aVQ
rCl5I48r5?PgUidE{l;bdZnI&!>+f2jT;>{{RxbeJzEagbcI99w`rTP(Oy$Z(~lF!%E!l#?cR(?GpL_-WH$A5hdFsN_V9MJ_iEqU
&AdDt>!X*KFiUN?$dEg@P00#1i<W^=s%1@YGT}L_b`^W>w0M2B&9Xuo+9uCH9wm<NT$l!xAdXf>QQ2{09BCr=I+|V?tnu@z#P~U>
x1)>H)$e@IuT5)oWi6JRhm_@6K<Myt6zJ&VA)+KOnx6(kz<d-qCz6LnB*`K14{-N78QQyn&_^N@tl2Pio!g<_OT+-&`F;NyKU?=_
_*}LNG6Q$|^ATJcL~y~)>~HD^Y&O8*O24xL<7#%fV1HXr6f|U+Hvmu;KQX3(o57j8LmrI`I(Rte-lV^Rkt(!@6PiKPk?N=LpfrKQ
kK9FmMT{+ScNhFU=VF4LawjDL1AZ#JkUIen$qkk4etUtX`JKj`-w@H;yr@UX+|LvauzF!m9ioRvtL*f41w1+Ub|@b?RQo}aDtG`1
!@mz*98=8@LEF(EkKgxyHnTM36lkKSndK+=NRL;y14&Y;5l9rw6s$y)5J*PTkP6U2*zUnBL#)PNFf|CFK<(|^PgoT5UZ@0l!1TZk
3z9SglR`h$FI%u1Ci%ACOg(xBxO@x%?;m`JTOkD`1q#A?q3mC@(o!5>6yYW8_-;Hy?Z^6_|L5;N7W=~^jvYXw-S>F=y0xoc7{9AC
Uz4^&3(O(S4=-Cn5oGNokz_HFERqAA81~G|qp(ZOlmr~ip~j0pkpjuAIde4sEVG35{rBP9Zh{HFq%^@y;WzGyFWN_BBI5!$**l?(
NmC&yObE=z2q-&$XWx8}FyzimgoQtM*udZ7YHWU;k7K~=w{8FA_Xr-x-SzoKWAa)@h%}Kv7PT_Cq@0AJh)g>~*$`?=V22q%9A|7H
kj7x@{clRBDyDfTqXbp0G8zEs_j&E&Zg>aNz8<HcdSUEH$jWLAS0XCqpYi$mvqsUTdnW}}AU@Q)?&bh&m4?4J+H?G@<YLAuowqpJ
pAS!fdANnkaBKj^XX{A{$%ty(qK6=P$S1SUYvkUa6%;vqj-?oO<o8MWpc<py<UTn`odiCS8c4vGdPznQf1yNx5oBEg)NQF!hl`1a
^D{Z7vy07!FjkSJR?eoXg^dFQHdv%`BX9^RviLVMRMtSaQJ4ujab(g>0<D_RRp~W(-PMSfS#xqlh8cIgYww#{8A3{x6|?z<(k)gl
BZ9rmCA#2@C5*xk#l?8wn?FwHD7UXQ8bXD#i>&ozPEF4UohT@#KL?&jEyobVtQH45@soR{K-&c^vY@7P*^M7oqB*>Uz-w-;ItH?9
cU9I?$@cGau)iQOmJX~feYmXvG*>#7fOm+!e{i0t4C|;EQlf*1SV|gp`ow}Z#gk(ofQW~}soN;p0K^O(!m}-<Zmrm$*Mr^-8LLkf
-&VaDq1@K<I*YwTD60VmQUwHtA){1CLa|q#of#N35i}$uT)enuT_&E{$QVipR#L`wU|=x&FyN8~!@(YrM~0L$vtZ^t1v$X84GJeS
qoBs30<$8*kGE1PZXwyA>0_JzaTG#<!FYvA0g2ngyO{sT8B!%#Nr$k<to1(u9vvTG`=SftL&^EcKPLVhz5X8+@b}30<`|}}l(ngC
6cHqZ=h^HCdE(-ik<Uo?Lz(W~KbFjxq)@7wR<al>nOBtKj&-FS=OVkwD(l_uv(fH*bk&!WoQFp}l60G*?3|n(7Eus)%0ziBg%LrU
&U)cu3%0Dus-d$``TTDks*fp;9MXo?hCIabc5vO?-uDCMbg#FP4%|iPMB~}A@cBNzOB8IK%?M$V3FFKdQM@gN?;@POspmB4l}lI3
&o{lpSt*eYpEyeMb3s~EBp$p)uX?~Y!qV_Mh`4*&1!;O#YE#4IXw)g-$u=p(=!i5ep`4?7+g6gqxvk9G6se4hL@}d8qas9pZ8Fsq
I0aZ|Tq@Elqt_~$vY>X!rkXIb=Cuz(2P?J7`Z3Ui2kFh~(Uz|3$}3IbE(?GKZzF=&AmL$&&Bm^>&I8EX7=LNBZtXQf_vHmBu9EFn
Q78;<X`E9{Xe<V9g_&B>#_LvQf&gIp6pK{B5<>@P*On<8=mmYk;@0*gJ;UpME_da1#?xk@_7HlcX3^WJ6%L`gRl)S|#>+kCW<|Ae
gjMY%XIU|H%U4_onZcE|D<XsqRJ~*(X{8{!prJ`NW){xpQ(c!4%<25X5iIMTPO+zMXHSa_cP3{R#cE64SllaGDEJPY?@V1=0}peC
bo8lry)Z+Fbfae!l5#I>9Kw63&=8^!(*s4A61I&o`H#icwKw6~)~#sNkcVX6QK(m1x`(ZJPZw*WmANHTZPHJK64SC(dNzwx9xM|`
!qCY|-8XoAH@m|}j-|gv2e}e^#f+XyQ)jQ32E6VY>V-XQ1Cf(ho_p?2)Qep|Qti_PT@>gv=-LhzP{dGESSp}`pvhe(l0>Jjy7Q!W
nVHCz*jl|OS-^VOMXL9pmYA5bzGjsU^`)5UG$#4WiyG*k7z&hG#ZBa$DPf#p*>71aFh)kNrL~QXU8d<)^<6%fv#p`&CuN+~=w`go
DB5+jFJP6TUUXT+Ue|`WUTtqUQFn@%p}m%s5(#sfC&F`BR7%&K0S0Fx&@iA-6->-r5la)gS+#F%FJWq%65~5nu0+a$IHEK+Nysk^
n<14*XWqkfcsE^#f;SD=8V>`^+}GQ$lpP+Bl9`>5N-Dbq0Kb`>*!_%`S*;li)xkvtQSqa3cc=!v-x}rf#~gLyk?rJB#P~nUx~T;$
lpzwR!cb5#MG_E-_D5ece%$TbuZL#Gb=Ym>AaW&c;s%JJ7z&yofXT=gD+>xJYNT9F6ccFt9f3`>C<YQl6u7fV^ewbIm>2=fL!Yx`
=pD4D4l41A5cIRZg184VP>2vHf)j!&iL%Ofgsmw_DVuwTmkU1+zv_O!jlmDZ{%LS^`WpJflL0~#dr#a+C3J-S@^lo=WiZCSZxEh9
Z>^%v{Ri7x@^b#ewmhQ2Dp;a;lk*>+aCnA|FM)>o`It+Z2sl9m$Re5qhWhv5u_6I$^A0Mn>z-@xmH7tMS?XuJxvWA2A_<)zH551q
K?JhJ6bdKhD1*)gQ^*gp(C>g4Stv6o2bN#>Z}<`A?)rFpZ&~+@UZ{h3y!qCo8r2pcvT^K(gdx$R`c3%qwloTD%OMj{678|c{d4=m
hOltKNv2=2Do`Z|R8*BfLnu;+(kq5VlO&~@G-LtBQP@yed!h$$oI7l(gj!aViGn7Uh-j#qX=_uE1js){+gcX_n0AEJgRI6NOd-M#
-R;r2u;4`nL{M(gD~yc=B~XY&rVyD84hah|3T4@L02Dac*8284oPUPq+IAozgCL0vmZ?gT8eF6-n4HX-WMPSwq01%8FuO=Kmt=Ov
Vhm9PDzObTrDKtZGpWcL0iq<bA%{FB6h{D!K)6E*iGq?QID2PFyikW3GE|_#$)sX|Ov@bhVaj%p4Tz)?fFccJfI$f`059Drra+^h
u_mH6O@AJAVjkN4M>_j&h7OKo?O46LJ7z|ff+4gz4ZpJvGEP6Q`p(_&agN=iCBo^m6{67bJ9b3a-67mE?1`w7KhB0OSs-yFakj46
xBiQ{c?h6^eVTFL%y~+u9wklgn8r^u<{aOTZ-0A&UhiEAu*gFIkU**R6YO<&_Uo@~@BHs|-G?b1=yrB79aNrkL2wd#fI0A|r)X)5
Cyb{Fr|ENNha4@7GcM{szCF1jG9oGBniyvJfV18295BO9Hyzd;ylZx7$TQpX0)Erqe<TQgAW06BN>kt|!absZ@!xz+Iy47a?8MX5
%8%N>DtzdmVo#QIXxX?P142B^e;x%eok%Fbus~i3tPP|q;P&q|UkK#vL}#91TZfMdltGaMi47GwrMV;w%hFp$`Mn-KC$1bTJ6dEz
K&`Q{3!O=1RCb3(!LE?`q{1w{-6ZdmGR(cL8{^lc_WG^99-UuD`qe{8Aun2b<vULfzo>BzN=Z-{Kz3>^`Ou~ZSbH-<WfqCXsWu}J
?WCui#67C2rto46e9aU$O1-n5uMSYq2KEyiiFG5tv7NQT3^yz}x415%%*@170ta4p5%Imxf{6guvk?Kgfio!}+XdQJR6;J=lG_qV
md|z7C)o~gFQ^Z0OBoY#2Staa0|sgKVWk#otlGH}Mq3mDpr#fbq$VAwp6Zo4;CQj$Ey%ubE+H`?DkG`A(4_Tp`q}ljquF<DAXTc%
%sJKEcXN&euH{giEm)I~R7DqM+<?>EbE|DQI<XEbtChQs9^{y89N-iYFoI<^a&mLI-mf#f<pOktLFRd6o;$~|Zy=^oaU|*7o0Z#B
ePB`@d4O+NAc+w)KXVUCs?T)NlzLhbg_;5msgHWm<&g;ZK900SUMj$O`@OiJXgC4~P7Wy$5^7TbDFArLtsn&eU7P5ntSmK%WGzzC
*4+WgG7#wyz(cSQ^bhin@-%jN)s#;lIl!15PRDj=NcSDsL?`MvqDWZ&8$(7>jhbg6!4FNFf3jS+(KZ|Bg}KWd<gX<Ie$hbh`JKQ4
-zqeq4I;0-fK%ZBC)dqT=hk=i76I$>FZXZ`eQPi%sD2#3mZReFn*AoSZ&XtgOvRcK%HftQ9a2`aPVC>_o$fIR-Q)e^B*hTg0d_%*
k9gKgEopbMbcW(7xlR{GpwvTJ1ol3?yMxMmK@RDq3Sm+y5+Er+lz^m$i0@1Qm>w<cGgxeFYmkEQ<J;5XocR~Cs*)lAdoaOYJz(}j
NTmTLONwu<m&3xtu)Q+Q+|pXwc4~Xp9`0%<REJb{B%f_(0q+PpxF$br?fKp+a@Ymo+1u~u;A=IzyWFvuISxAjNG)k<kjYaaDwV2D
^@vmofMX;1^CBxa>M%F2Lp13u`;i=ml61R)b8@>OK&F*mIOB*F*ig<9c`SqaaQbj^Uk(Y5wM=!@sRcZxNx4488qp=3s3M@m<%WiF
CpRiDo@RtJzHFL$zPZmP=H<svF8(a_Apkv4&NkY55QO$N_cie8qcG{7qNvI5l72v_*0Mi_P%(}&IYkuxh4*g4iO^_81t(}XwXrCp
gvf}zB;i5G^|p}e7Ni;>8Hd+6;mVoFqK;gSbCoec+$DOqkT*?Xte8p)l4!i`_c2Fi1&Crqf^_b^gWykmQoa|91oZ7x{0nsvnE*|@
3BBind6Q@LQUHp<5nf=X`xuI12dbKKeRHZ!t2#{{nVT2tdQymjijpcEdGkftQT<Yp6o@TQhKM2uh#b0W!=Vn61-z^~I(~M25XF;Z
eRvKHN)wV&rbu}4^3z5vi4=;Qk)WW6a`Rf6fNOaTILIpN^xKvcN-D?8Pc{ae$c{b^wdvV+Po7a8&Jh^NBM!z+kHxzybl@nRm|2Gi
&l*|fwcdq97DK>rxeQh*jy`F0^?_C*#|w2yqgPPIBf;Kyr?izUg^*9qKq)B{C{XVZJmeju29yVRQ1Vdc&kYIB2Lz0Y9iS;pa&xg~
X(27o3h*2!0s_E70k;SMq>2KfMFPXthX4kZ-2<@bp3Z*Gj$yz!Tb<c`u^#^$$nPZU4!}LgUBM|rQ1kNb&^<K;Azg<3g>2~w>Vg`c
f4~R`fPj~v={Y)7ojZ?^?5OvhhX8mh*^g{EKqpxB^J($Sl=Y$yO(%U$bq|iaOGtIyy+C!Z$pTdPoDIP(;<#}<Exj+g*DcPY^>F+I
<CZA|rip(M+1pVH>OUnp{kt98CW8;n1B=-`2%*UP5>eX<<S9f5p@Hpj9e0*uXV)<#1&}#vkO`W=NR?3cPx3~C;h8F&`HFP`-`3Ox
Q^6n^bNXmeL-LBj7#dbOrbPj!DL^vTR%#|+O~RT8_XdR@h97r!yZaPQYP`DzZ@|SM5)cLaQFpAnJv15`)ke<GU*-Y33KYmhKoEdx
Z=b`X@cxhC!}3nkj3BU`+MsQS;ot2K%REfcsk7~c8h%9YO=-CNya#&9cSiEOJ4xkQ-R`*aiCAIfa>&Yc+~D)E$cgLRa@ROc9(#~i
*1oSNAdb7-a(GKn%*cYfwrg$zhLb{9CjU+tn=FMQiXR?#Q7f*ym4S}vJ|dCoUnKEbPC$?s97R6#zVS~)s`N4R!PHq6rD%wg)yh+I
buAEj+sWP|-6C?<7Yh|y77Zqt$dMQ%i%~$cE?-U<iY>asGR2t897`?Z#u;h6$kiC+Ly&B723@?DQ8kFfW=uvRC*{@L&?)bD?^NmK
1HH!=xbdvsrZB>kWv^7zq|&CuG{ZvWQ_)`-aQcht-yR<?b=`BjNW7iCk}sTl&Agl^3}ix7g!r=%BE3VkcGGp%g!$Jd`NU)5C@$W4
;p@r4=N@vKg(*m#^qQ+}jR6)<C4bG93YMk-Lz<J?A6*It2h|Axk;I}_Kn;}hH2{<W^?cR-l1f5G5q>Ikgn0dY5q!1HkAG(%p!Oz0
xa95h#ZC+!<$my8)aL&QyAcIFU>>xAg_Iw(V1G}3fCI<yPg+l>hO##Rp;Xq4R0HsCs1PS9k1RBa00h+uAWgC?kPqB;eHNu;Y_)>M
g+(pxg%Dtq0PPnpWPA>j4XX;#u(0i%FM?AN<ti$g-XVeve}sjBTIM~W*-`<$ooU4EV9oFPR_pmKjnWUSw%~LloI}lmPk^04*nAV+
()~c`fT|TE_~M+c7&w8c5Y!>1J-tbT_XPwJG*ux<5=cTqC!XRHXSZ*ic1Sr`tXk9I>cmk1t(gdM)cfD7^Xun+8im@HF3k9*Bbusf
SY~0CL3Q=RSN>`&5E78C^IaqnE=1YFGAIvQgc_%6qBT?mv^t}&>23jSRHj0BDuIEJ$`!+Cx<HawOd&++_Sq3@q*Otq3vAibHmfwk
9t8@gGmXts29g#b$at`j!C{=MUBI&4G_ICRgfufaqfWY+3_STc0a8q14H`vtvN^BhpP2N~$%Ca>x5~x_^g2s*XNdMW7r=P--tWKX
B@%V2i()mclo28ZvTm20^h1Hjtpbpe6SlI9EE!8+Rh_n)M@=e&Uu2xU5QwLakB<0W&hYR@+7Ds+!Ve;n7@>go7}&T*9DPfHxQ|Jv
W<Bw-CwHPb=wCXH5)X-x;0|(tDWA{bBVrCCE{P_I!O)<b^k_9IQmsUyG*U!}@$LogSD#^{vOojA5fSZ`U+94l$qr|TTR@RglZ34R
UcRBef$Hf!N~9+rt^w_rYJ#R>YKkU?BBRw*_%f?V2Z8YWv&>a_grx;N_!v+W3IviAkx?*23`y<R?$<qMt0aB-gnl2V_Ti|QIN)r}
XvV*(QXstK#$`8vwFnWq%rv$AO;NO6z2l1&k)+1t99U6qg<%W0Hx*k+|F+q*XquR;76`U8MX35bUs)cZ6XY%ZLGzF(St3HFQ}0Kh
^EodwPU!R}3>7&(-+(FkND@k=P$wmk41$np1JFSJ%Acy~185kOX{Gv{$oQRn@G!IrsH6|2CmM#Io~D_AKTdjKHYEEE>QKo@DAllc
B}x<%F*^^kD3BD%-Z1mqQ6(ES)CUhk<oi4Or6hnUD7tuFKq>L`eVvQYzKEc40t1r@ongbtgngv45oMS{P((2mh(oX`f*fFxb{7&z
Nrj6dk&q-mA3hoB*Dz#rEWY??;=-Zh!x_b3rDQH)ksy&pjaw-MZL?nj4E_VY9H4RPP=<B{J9>D%-XH1M4fMjo1O~_*8zB0UiPA_k
qe9YBpk6(F+jMrHi?{RrllOas9v+9!4?yf)yYJlh=w4rUVscM}VEcA!;cRLATUORPYkc73Ee3|U&tsL89UxJZStf$6b*aD0sx3Tr
iz!km@_#o7uMb#VfpkF_s-{b1u@r?v85rL>*3JF3s39Pr3=u*zB8fsQF2)#ae>UAaY(LTMKm-k&sr8>sHWQ|Clkz=@>5#?~Vp=Z5
?E91P^$b;6-e}(^-?5Ps%S1HJX)LOCEe9bAkP)RRD4d=O98r8^?>1}aq~#jh^ck1s*^5Ev46?=}MW?mLmY-={hLBKSfej(Z?bq_n
kclM?{%g|i&W3gFnhX+87ONAK3;3`?S%_m%Ch3MJSt>f-8+4eud2>m(ugYu4X*&-c=##kX`!ZrEkI;eyjH@^fIRV-kyEkpdqh4=#
efKXQ!cb`P9_)uh?WwZ?lW?OSQp?2<TTAnKNT8h^eh)9gNnOXxUCpAo(a9Ec@l;+V6LHaJJkjsmp8g&$ud)<nh#9M-$1=j(Qxg=x
!GoXdSF~<@ep$2K%cnp$E8lCsi+JJ^*2N-|C4rz|3pgEwz=APmRwA9GlwCQ*5P6-Cly^utFrc742@qO?Xm&?PPBhT7Ue&l93NAg|
dz>BUge7pqYa_J$cozabNd*A(Kp}?+ZB|gml{QlY{mu)tX^RR!g}ZjEBVeNM^>piS>_~GeLdir~MA&uSdpt}$Uwpab`?c$ph&xH%
W3U>MnhbIbIO>G105t+}Xu)Z+2*Wjh?xtr1(*>D1Cjs;<$@1QrxFp(iE0n?BJ<-dfZjHDdIFcO%T04<D1q1lXD@qhBK}kZWe9!k{
A*87~I31dq#SggN1PxEI-$}XSqG76C5iCMt<<?tG;qc~Ia0bVuK9UeWqDeh9+2S#^{)6@DiBNk&Hn6)Udw-o}?WoQQk@gtREw~+=
xO)g)w&*p2y~qf8RYEk4Adv!*Ax$FCyLNK8XG&(HHeO&F(J03I%YcsUiVN-}uSj%ueh;Ghf~U8#Rm7@Ul42r-NN>zNUCv)m*Fml9
+X}^3D`C#$#%VL_pukuN0}L=S!I_*FU8c1%sCBMkgf|PB1rScm-T}t}IKrX`X}e=XogMXdsnHXcSI=?6<uW|W1)EJEh@nGlHHMaH
3dM|unN%VIpu|O2uCpFmMUg?-1v);sJz@e)w(qiA9>vb%s}6t|M1&A32NP*9-tkcxyujLEB;W(g$Dq@XA$o&!_zIB0#W>M>v`K@E
F_DabjH%I;_NMe;6}n6BzC66n`w{ha_h~lY$<fQ1=IJ(oT{tIxQ8tq`CptkvR6mI25ZX;vtOBTpDMBPlXoy-(MiWgM%=>ls9T#?Y
tQ{@%gEJhHR8uHmwo030f;x~H0!c_rnK2#|2biArfD14=kapoMoI`nI)mm|`jK{hwsr4!)NTMl`NPq^25<vx_R47&g2?&5F{Thzn
YC-fTf(gT<lj?V#-MkrmJF|P|zJ2@Pnq-3VLWV$qr^-adI^w>Q=H2bw2pvFSt4JV+)g@w{lg1Ll8VcD7rU8Z}BP<Wi`5zPA9hUN@
Fcky3A1wNK^W?l#n%}My<QPhC^>N!%5M*MU(}TKRxM79XvvJ-0_@cvu;z0K=)`!YZL`GIg528xc|A2yUfQG{CiG)p@q%k!F4HT4A
RY;pmI1!RIHnY8Jl?MQPHpj8a<QjYlw;U2WLTwOab%T2W2EuIKs5_bPMCf-rBfqN*v$({<Q?R?V9S+A*;iK=7*nUD_aFfTow~`^+
oy>N0bO&Mw19_g%J7^d_zJT<MhHVC&1AlOl(ttq{Lt2v35<(?u0Ec05^@K^#*t)l^9D*WHWt=X{Glk5GmDaekWQ7QDB0_8^RXAwQ
g&b@E?S}y1&fTOMtGy6Yyf;63A|`|d_{DU8WbOzrZ`Y_$RQD^h&#1nTei&qSN%W)Xt(bxY17Ls-OrcWHX(FN7zAW4Ark@yJK4WF~
^z{qdFFE{S<vLU%L=3WWFx9Lzu?n1a;6&|^cqc4jOpXGq2Ei^1@bV*x1BV;7dF1bKd#Qid+<VM%!dZ3j=;a-Vbb>_)ha~twJe})9
ih)A0Nn~C<8}0W;6og~-Cj;{Peg7ZI`qlVviS*!R7vaYZ-dXfMK)9P6`OP7%9Or29L!-Un#ya+ehfJTW{Mh3Pz&URBHhskYVTVAX
Bw%WE|1j3@(ewCl@#)+*77L)4!o<aKr=JE%_2@8g=}{Gd?v;lS_L0=Yha<@IMST$wd@2$opeUJU5Tccd3R<9&B0`Z&bUJZz8fj7`
h?ZJdAfO;7g#v)3C<;b`s)nd2q>5OgB7i9(0w5wnft3;fBB4f+sz7K0h$NY!ilrU5qqDRzdM!&&oifE#SfZP=NL2=8mD!?cQ(5wB
2k)I>yxEwRCE!(`mB$en<Jp0&VHPovM==ww1f>X>fGg}kEE2napY}u1VW3<P)9sD^a{a9O`-dVA>QZsVA_pwKglns@QSEbFJbiO3
NGy^BI}qSUZIm`gU|A;%i3WhE!-QRpCX+5GqzWh^5bx^o9?|Up?i|Y_^x9R`nlL`cBv_zD1&auMS>W}DM$V6+^X+>%D?l6+_IluK
bH=UDZ(pwTFO{wU=_DZdus;8bu=^v6(1T|+tLQ;#rx^{wpD~<7@ACt|3GE0HLtJs#`;Oh(*x3ev5uV`CCK{xP=k=Cg1zU=Fl5S(X
ICjz2!>hOu4kQmUP$*vY1YIIvf$cq;v9w^6#y&ZbIt@Ws0+y7SM=ld0BBF}W#5-pyiL50sz$}8OS*Anu;u|3I=uSHxPVW%tzs&^@
6OTR@(=@#Vs6<H<5s0ionmX3=TZc#{%(T#M3UM(=`EJ`~L4SU0R*<dUsSfZgfT_|_53g>*b3W*gXUM)hd%dLlcHdo0ZJUQhBTUqz
G8DuO6o3lhcNLb5qhO3q!8lxCplBARilm5UV3c5rV<bjQmIw{t!jA5ub$~7xG)TFbi?Z!8BEm5>Y}#0;K|zEtK}7*TP^A>n1T;ao
MguV%Hf<a5+m75xS`>JzOq3zAP*_dmHr|QxGQ`Vlbf(f9QbbaaK)}K@1d;?uZ<wa08WU3>O(xH6W|PIH_`*soWkNMM48bM{x^i0#
%I(>jRNn%_rv_;_<ks^|)D#hfSrLi~Mk4`11d_yWiI7mi4N^fU!YV}!HA5JL$RJ&i%^o(WCFLEa8MlhW5Q_yk!p0F~WHBT~4Zy(0
Vo;?iCV~KgXdzf&2!VJ6A&@jR5ET^-G%*y^LQ@e*KtxdRjil5R%rqepBm*EQh!J=ukXbm{980RCRtTxhu*#Uh+ooazIEKtN<RBn&
i-U#9X>iNFdXNl`>f<+qD5P5T%ht5q3CJvpCbxFzyUK>QHJQe-+-<xeOk)9p_?*aYYITwYy4Jk!s?I|@sYJ`>dqj4n7)gjGTLf5^
msAQT21%~DfxQ_Oof-`$<JLKZ#6?^}$rd9G&Pr=E^Lj9*wxBFfLspBT=@bMU6%k-0i%Tvnif={EFm<yC(kkmww=@L&j<8DyZgE9y
Z4XN#xs<liO}7n}LU@3wmJ6)!A)&^hQdMirIIfjAZfi8fU36H9tTJ3^RdK<j#f3>*fDHwrs;_I-W-@~4slK(~@iv^&6@n`yq6{hM
$V?D1hcBF}!#Obp!aJLYVoRAOn=QIF%sLP?x@jVJOjHdr`Jgcw(5q_Qz}F2!HK@4;mdlf+ATrIm)}o>=!4pQv6!eZjNw7>PK!s;P
3NDdFhJl8SQ`^|;p$&on$X1XMA_*wWNaPB2yQz18_rt5l9QMbZ7<R~Wv)kRaBsdT_7|8awXtw8i&NpIvycYfcrIfGsS}s+@y3HSl
X3Y|}?d6Gh_@LXfFibC6_sS-uiyJ37Dhro9{6Gy72tqqYha4G}r8sJdifINVtV6$k^DPYLOyG_*hG%ZYb#J_wTvCo+`5`MOlq)0v
v5zwV#wnR$CM~c@s*{q`O^Z`3Vz%5+OO|RCRaR~9zOJ6Pr;-pPszd-}PJ>QnUSUORN7a~;HMuKMn30Xr9Bs%GF{D$iRP4e54(8#w
$jWM7$-y)TVGe;Q3UKQT$qfuJllb@T>rgorj767kUcYC3Oyqf(TOKi@Ndxc9wy-7iMQ?$qBQzPAhRlsXsi7H4A~jjYt|+~|xMDiY
kz_`4nBc7Q9mi@a0zjZiIv5WYDksTUhOuToMKGsn+c0o1J$Vt;sv4NVla!*9%!PkJY%-OIZq7Os9Wz?HO`M)7?4OVwhhh$_<s*Xu
g?2gwmv0w(c(<|AwT?+V^FgFF5kOtycdv?PkBIu{+f|$(E)OttS=$7F9u2}{#}XAGCTns)(Ph{7JBGtW*coIa#M&J*M<<M+@!iB$
&clv<jgG|IVojcICM3cV76Nb$o#Y`ijwl766}iD|3$cRLjg%D8C4&N}5(b!29M+a<MWkW_N==Rh23SEJB6jK!wSm_4*x?dEapJO>
qCpcX<v|>yfmF+fx*mrKHc$}(a1L{#B+7W)n%wLn^@#-(5mZIOD3CG>$P2$Y*zSz#2?#|(cAemjIyNU{G_j??){YXgDk1^r#(l=e
8BMY9cA3FY8rle8k``ouw18W00YRJOMw2c+IRptN3Bbk?5%_|UmB$Ls4<hbEle$n8Qz9`clTc6;F;q!P6om+YVil4!pe7W-$L4wM
kU1o*G7A`r5Tr($0V*XDgd(7bh)NZqW}qsm7@80$6-rcz9`4_cWp@X0Cw)#`*KD3&86b4}Cv~vFk|5(dTQJ}^>*>}W2hiT;BBw4~
$T$~FY&(*^K3tCM!>_-<beq7P@N!PSEKjc!sMzWpfIwm15`ds6N)!NyP@n=NP&V_zO^!e^3E088ECvJN9n<6u(`@)@`pOy(?leTq
#MLyUK`>Dj3Pn>;BUcS0_^>-COmG5G+*AK@1Db*2am7P$Fb#og5e^Um*giE-#Yn`SxCTFKNuIvAYg8=OUt{1?Pc!YYkFlamJPk60
2zo*veYB`jAnH<+BhE4dZH!t4r8bp1jzPjO_ZvbxY~i|rxwmp0G8(_2+2314a<)4Yu-5<{!?*bmN4b!giC6o9Ap?WsdfyLc85H#4
zK}Kt;(mV=s){pvUsS{t$5<3lOK9>dfK*&g(igXIf|F?>RoX?+y-gMr6+<)_T!>Tx>=I}Qz(KZLp^CAJp(Dj9(WOyDBvbE$gySw*
hDe0(qa6`KPA7OFJqVC8vI~o6a&UD7!wZdzGBFmaDrj~%$4U=6(n6q|$)bhMTqCWlXS=2AqY{cTl`<W53Z&qoAr*B;8z>-}%o5Zg
h}yDBO-v-9%mpe$3=$zq(oAZLA)tpw8hH=gN#1gb4C5$U-A6A7T?Y>5gbA4piMZ{MfkP^UN<|Gs$`qw3O36eJ!U2)E0m=}wTnPzg
vq6IbXcq%FGYt>ZM9G8#<SJDn&~4{T2~;rcR#`BM0!jkpPnIB1Igt!?!@!8~(R2&LS|<u+1ZpzioU&S+2;dyeh;ay2g(TeLggSxB
N`%H0AgTlvcDv@X!cQ<ePcJWhpIug`KDqJuaj19u9_{Uo<^-i^r*FL2@!YVnSXC8KMcXc$2@xd9g5qYD!8RaNZ;^{Qoop<1XxnEH
t1+B17=gA;INc#le@F(agGMgu^_GcE<f2j(8m<2w4eF{s2~RLsDlkx(74Y<Up~6#GVYoM~-Q;GjCMu1{gk;|VLlp*AEvZt{$Br3k
N1l2eYiPX|V9j@T5~kq)Gd1a0ixDr$Av5J(;Qrsk%|t&Yq5n^ZEoZx;+P(bU_8w7tfjF0+!}TNmF#Rk)T+z)#K$gwV8a(qkInHi{
o7`-l>1M>ziNP$(3ZKc)Y%{)0&SK2kYuw%Q=dKR=)uQJ4p%7IW=0FjuvgkBIe>wiVTImvlm@b+3{yRN~3Su@h4F;3+qx}IOQ6&<i
5}%qUN*xItRPN57?z@{`sr{%Z9L^qTh$moq-+$c@iAt#f_cH`4K`Z!)3jM1^17PUC=!mTTcsq4eD-*0o^o*a=3$@;}BuV?zr;v0h
X*w{HfRn`i8De_6PZd1h^aX!c=|>h2{qiD2P@yFiM6oSIB`Tix+=mzh==p*ikOM&<<^2orR5w7(Q98f3ikcBaW)v8dXj)WCN-Bye
S`=nlijgJ?5GfLY7L=eSK+s(rlu>C+R6fuMpNCPh27v>MBLoRTM2QhXp)mZ@g#Dx%2gQl{MrvZ(5Dh@nV!1&4L=Tb%C&nvTP!yOT
?`^gLn_!8l1B@WdIUokmKC&ViA)*svN-0Fh)Eac+nmxRJL9$qMiuIC#N8)y#{6{h0N|_159E7HZfHX?M+D#3%wt;q#sBhHK4Q|b(
#sZN*ZIT<}`<pc+kq<h%I9tKR<bW&yP$KCV7$ib4=qVtB4{C~<JClL81E|SqIPhpWVV4b6XDymLwPWz^R65d-XcC19nn8O+@L)u#
VM9A)Jdi$*X@+E|Y#LKZ4{U1-0|^O(&Uy5my?hXQQ;EKnHsP#lVEgL`co~i?w$TslWTrIyJj)G}s^NK0(En;~XyddiB<{=-<SF@W
SF)5<R;oADVV!(0*>QL5LEP-;$~rvzhpUSH(6Jr_hfIc{SwaMYl7=?K!6`aKoLGpKkqJl!gjkRyib?>b8lWjk1hB;iDgcsNpn{dA
1t|(tU<jf~rV1dL8VV8=-WL@pR*DvghK8C(ftVVm2pVY?N|a!fLTVzRU}YF4l8U6HrAm^DngEGNVj)NhK06HwqNGc#AehJ&>m8e-
6JDZK#D$Z+6ZFDJ@l)_hd^AA6g_#BZyYx8irmWN-;cwpRBBFF_lx`)oX&Ivk985YW7oV;McZ9|8!!sO)f{+X_#6pOdATW$9g*#(J
4Gk(}Iv@ys=1KJLK?rO-d;AB!KI1RNU7Fr(NAQ={14hTVvF~|z3)F+&0(Oh!ca?k8KC&v0+<$qeMvx9dnVw1K3ef~{?ao};F9cFQ
G5MJ!rUxK~#v+0sG7*H3dl<ns*`M4iH=X9|`!ld2pGXh`c#sGjDp7w}UE&^jdU_vCZ9e1I1vOLr@u>LbQ%w<6edc{2jqSeB#cls3
T_aVe{ol%oBpg!)Haf9~t~N7_WZ7t5K@^2Gq_;77{NA2QJ*S8C{009KA_^bX!{Wi}eg8vBIs@ej1XKh-g(S)}14`G{!X#m;2qkD#
rHB@gScFo5X%XAy58;?nq|q=!P&h<ziX<QdfJFtsfXYQl6irb{7XxHh?-25Q{Ubto0pFTAewXCxpES$%+mdZ-6Y0=0f{Pd`F6dT5
+6yG&mK8E-!sz>sSLL0${aCn%C*ou`;Z1(2(1%Sfl=njetYN!0X307hZ2HXb`{&2$_Z_On-kO?e*eF}NbFx^6*4^j`!flT~s+wQa
n2z-}!&n6NKOc{ulY*e4q<hzKO(`^Gi+>;8^rCs~@P`fdxi)xW-Aa3y1M|c>9oZsize(AKwg=zu4fz-I%ML`WDAvJeNNtL;FWeGA
6uD|#h=8CHlAzWb5u8pX6LAra9J>RZ2nGZ)xZ=fzjoS+Cg~GAH){;~v{EwiCt9)pq@wY4w!K^k0K5e3AW+E!05*66vlp5O`3`6+G
{g+~fL9G3ZAhB^*SIzJ`5Ff!LkwU7)S>v*+=G24Bq5UVSO`^z6tgZfrespurcX@?8WpPOp?*h&0o_>f2e2Z_00pTbqyizOj&Oe51
dvo#k^Ue19{fwB)-vXL^+uBJYh$df>4a_*w1j$GU0nXbZe>ljd;kmG6$vunt4E#v}2?0h6ps)%Uvm1Sm1v0vF;r*W#j4ex%)F8Hx
iShV;9puz~(e=0b<MJb;e*I+Vudf^LwsYqeP-JiF2Y`FLz;sBX?ZJ3F{9f420WJ8B<iu-KDnPhRX?6K-#$OnBPd$HM4~9}|PoVAR
-C>H&y9+?|NMqa-o<21W9d+VfzL`cTISv7|#OWvlbbA%{s`s;APxc9cx1I$KMiG;cku;RVhDJ(IkqHEuCM?w{5$22Sf7GP55FW#s
fE_;VX2f!MAn@hXf_H<h_R%lF?&wb7uOnUuiLs+`>JIkipmSHL74YnPkA!|6_phk&^u2q$4gK5TbIhTvk1x;MgS;$4ktH)DK^6q+
RODZ5xiPrVP^>F4wv^v|5iwIB{fsvuJIzB6o%offao>7~DfV<~>fEjOO$a^79QxPqa7d?IIa!@VfIQBXjmWb~VGQ6dCif9^nvGTg
F)W8*ge>|DJIH;Wtn>>q%346$E(<%?4MQ+qx1$8i$Y3Y3NyZ(ds*5DyONdDhX8vZqmMOcVXzr<xhUoUYudJ47xC0L3PNHDKu&hXU
u8eSIwMc}SsA1zT<JPN1K)w%%UOeBB|DDS{?e_ctK!v{laQTRIi^EOr>l0)-j@i<8pGVSj>hJH?uq)AP7%UKqTHXR&%n||}H)*EJ
C2m}IhgFnn11}dHA7pfbJOv&_Kz#YQcx+%)@d){+tmmJPS|I#nMCZWj={yt>dp0$}u%zp@@sA!H{z-gdAZUVEKz0y?0~Jk51k6N3
N{Or9zHeujo^|V5%Ixd}voxB@=e66hqNIz}09*@@*eobJ(?DKN3)2cE-;-Q+y0^Mx%3sZ@F7-;5GGZ7PWP+-+Y*1gJZd<_@9bFM@
Q1+4P2`48|v69lT7@5J$z;uj7st$9|%;F3I6ffKlJN1TAC0noCZn1W9R0q-DfLf|JgHuNPhW%;=sAB(}B9x4I_@2|u%*tme!fY%O
$ugN+%=Lw7yCX-UL$5=qFs;BfgiTsI5YYg<O{D%;^7-w@Ud-Vq%1`Y>ud%5DeYg1eo|}g;8bs~I;V+c@RGp;N8(?G!OT4(pmYj%%
B56^eNH@gDTWlA2MAV3dNuqH;B#2*iPHh5hBD$2Tcta&qtb~aJQKXRGQ+UuBDuzfcQbI1=?Y6!=<AVV<!=E;xaWIag0*Wz(!d#Kb
RLM|jm39RTxWKz8h+skL1`H^vlr;vWqKZ@~fS{m}NtH^1LxL7c7?S1lGKK<BPU7_*Y>$YOfi&yUyzcN*i)@dZ1Exa+7<XY<rDaGc
R&juJAngWAv;`Cg1)>;AG#SD$t%bM8kaLf@!8^&SgiH(r0*N69AyXzsDMDpTsSz-?fOr+gz);>2qEiqdL1Ll`L}Mnnc)(}xafr#h
n~%{Hz~P*k>*Gvx!DKx(Lun1rC>y3s_7+A0uuxdQ&>>Rwm`njsA18k)u;0Q~D<G14sDV&ih#cue6AQY*_B2~!c7ZTqAjYtG|A>M6
7h%|ZQ{#Q^VNliCN(q*#mDHY69M1nU$Vm}4VTtt^9|3xY#fO%26ngn_$nqnkvWSXpj+Akhay^xC5|X#UKoHy)voZ$AD^2*3<3;0w
S+4%t1pP>%J@67f$f#H#q;G6EKGICfCK+Ltia^#1C*K2*nrcdkrf8UeDq<oUf*`6&YLb{Knu#EpfFPoXf|6(`Xe>P=LBnGFt8>RV
nB%(Q>#C!U6x7&}o2ADOaYih47;Yr&_NS+zV&W5*x>K7S4_!zUYllX0!Y+)PBtp|-S~#Z;<1i&?Ty7J&5FyrrE_-8v<W7U8$la5c
VN{NI>V@K$GLmDBw3y>;#61x11KKhHqnCztg;;BmG-(>)g(-lNb*l|)F;UdEcuh2SLGatQy@SPpIjpWSfuVNa6LMAvJbO*gDdx|l
?L+iSc~eyFof9MJy$Qo2luC*|oF8^*H#I0?NzwZ(3J*0-nWZaHzSN%IzJ1US=_Lt(6(9mYrX>T1Q*y99zi^&#pAT9^DQipWibDgI
v};HxohcsUw-FIuO$mUXcaD5T?(Td#>$p_$%5r9;6Y+ozx9bG{1_CGGzz$wMW7s>X_PBgc7<2C)+i~rEVf?26pK2<o?b`6dm>m9B
{64b0zp1q;4`b<GbwY2HopWwxP|ouwY%AJM)fcqolz?^0s(APLkGW^#l&UzAt|XN+g#iQ<DnvNzhXc;i;Bcy_+bRd%`sJLEp9AlQ
hnG!*vEf*EW>;FH^Eht&>m-u|5U)Xrl}aM3Sha~aUpZ!zYksUNvOrOc5tXWRSm}zV<76wG8D403%s<UT!pn}P8ciu81%z*Q6ca*W
y>BxnmKdh@?QWfh@ap1uck9IZb?l4~Rq>^LlEo1hA}1g!4N`)tn57{|EX<~aGDcJHoY6$Y#T2a*m39!RL`;N4XE>tDI%cFN1FfOT
nMVqyP>|4w<Z_h?2$^$2?FuCl%7Ye0p)1ELLCENnE;5UeNsv_(t1GbOD8yC?awJn$b!F3?iKHhw&N7V))PnM@4iRWXhcQ%Qtz;Zv
>6UA^avjM*JThMr<V%T{g6aTBgaGKyInH^1-?Oy$j>5=>*;pb=6cfu}Jjm8xpS1WWFZ$Fd6chk~N>K|fDwuy5P7ou&l{la$Z;A0E
bw1J*qHev=Py<NBG<*aP>m+GVm{B>L&<`O0kpCFjlZt)5KI5`FIf8VMsRR_NR6{^e#EMZ!apZmfgua^YN+F2}HHPM<s2PZc7zQCy
LOsBMv=pL_EXtW+ju?gk%SLG1hPDCd_<=lSIzGyZx_gJclZWpK;)5XM4J1c`3Uc>~{_>%Mnv#N*iCP+9y}n;N>&K7iH}t--5uG1D
b<N(5%nzsNjjJziz?lb`9@q%to6gx;zPYiBOG?F~3JYUlqb)-*DxktR+^e4^kKg0hshT*L`kIPW($59=mfOy*rp0u^pWy9Pb9(*s
xY^2+uacTJ0>zuQ<zBU-9{R~b!BkePvYq8I)uN?65WS=~83rONPk%Tae?KNO8u|{=Q#@#_La3c{#>ZYY>pQIOXGtm+sYLPdbD6d&
HE1k#`=KOgMGa0qOf?^pUo@)Qi3ts$AYAsSveXDU9g{djda?p4V}uY+V(B@XBShzn%tS?2A}B7dvgdeahUjCw!nwS>N{g4}tl)9T
z;lJ&<oK?OfY}m9ySQ4fY1Otd^ek0p^lRG=Y0)YyWZ@v&J$Z*@P-7-iqN||7A}E}Ij1LlGxFhzs<f~C(Xrjc(<BCkfT=oUvXwIRI
6%A`7mBBh}ih9Z!Q5j@7$YgP1Mpb-~!a{x@>GykYmi%ekJuwF?=;_$ieNT|1>-b(L1L_aA{6yW7hNK9Hh-M}ske4Hd*azE5nJp$+
8FVxgL1awy1-XMNI|Sn*Y11Ygi-S%LE^#2ZkyjHSG&Y%pT%)HJL3Uj^bjccU6ND0Vgm#lQBQC-MxE$qjJVv<#SV0z-1r3dnNs)6?
kq${7ZLqAGa&B~)I*M6U%0XztnL>hSA|nInZ?pgmlrTdGlX%~PgtUYr0hSPmAmk8HFrs0s5F?$8Kq9%77(-Nz3Nb7|VHhDw&$Tex
YMtRQ7Is9f)<6xgM_;#P{bBk+9?<i<`cp=u$0<F%iiE+45xZbVS_CKyQ3BVviV;r;d-QLkasUoUwx$*7h%qixjt$8Sh^eaRq7;lF
QW3-`EokH!hwc7v*OuPLre%9NIzNv8&vnlqwsGg5{M8dgRVzh0oJJ_1E0(EW*zf(%;fKrkHT*o<vv$+!_!0h8Vxx(e>CA%L7fF-8
ZtD7NPy7&J{>*>!Bbb*g^IGekhPoZsP1`z^YHe~G!0TEULm8)+$(XsxZN1|=Rd%T`d_gB__}{%kweB6;;Te;DXuKO3y!5Sl$;Q^H
wH(W50|-1iyOzefV-0LV_@6CgR;?;y5^*Bz-RGQUw0e`aHP=)r9<!&tL2aDdJqtRonz*#sm@4nNd3aj6vri;>MrIauB(<X+)UDj1
?)z3H%wiHaZhO^`F9f!}UnVW@Lx%dpcxP?PlRS5Qv1&)v=5)@s&enGLuDN8bb-0TzBHA5l;k_5h?nQz5C2x$NLM+XuYROkeS(m6T
O@X>X8c^rnZ!2R)QuTPQ@2TGMD_y^&Vz=vZsEU^Tda50TzmVOrUyzfXO?c*-^r{MtS-8#ecT{ibYOOW8i7mD+m7I0aKjgyE^oOw@
5u}u^;+)2wPkMU+aAG;-^`hsUXWHh5v^;L3lIEX!nOB^TEl1n#sCOxJfk<v9)hnysEYCT+ScgF(+q(8zX<P52(r>$f3)HbAGy?S{
!5YdhO0f5E^cAY~3+oIv-5q3H%)4;njgelsLzea(IcBn67T#rh=Feh!&He4H^DD0Gxt#ULXy(v?Rceijp-c`;WH1GCWYpMfq0{IU
ft?3e!PL>iRxtv_NYn2-=@f2KJ*wKGyToGZ@UiiYQaIXG=1D+XW!~ok2j67%kl}ypwuQGySdLYMC40cS6m|X4__gitk4V=Kv43Tj
Yog_=hFHzhR}Tp^j{e-``%qosQ%YPomS_&&tCg5*cN|(3wjxOguwp8<vt4lisZP)ycI2qwoAc~WZH6XxiHp*_j-<794M(<~$28Qw
H-o{n-LKAGcNE_*)r|5KG5DzZ^L^_)k7+CT%IX;uC}tt5k9QA!YL?wRbQ9gVHR&2v^s{d3e3q+av3u6k5<P9J^kvnYI2tp)T+K%H
1QuE^ldXF1SYLMh@9`~bOzQ3(sYg{OIXQJB(+>pRY@BAM8VoZb-joGJgjk}1r^8bSC~h^X%F5JH1QvYvh6cT4!6HfDUizQ%7k&Hg
=r!GR*~;e2!E|&t<>J$leADTwY%QCqvd=-o`y=S|ch^9ckkFNMtGcoZ56j2*&FT1tizqnxaTU#<FMW6FF7F;8X^I>m&t|RW9wdf?
r_J!n*Pis5W-LV3r5F08nd>&FNhNH#>3%O)Y8Wb{A`7H^ocbAZj||os!-9<-*AT87&h*-UF!Jj!4wQXPyDWsnJLtYYt()d*{VH8I
&bMt30rl@)cw_hJ^5a5~@PaflcZ|{?gUruY7p3dgO5kZ~I9z7ZT`6ANiL)1Leu{XK7dkTGV^KDqDc$s~EhlIoud9<0m8(M^79uvU
+qGvh;?^Y5zGN-xSrF+{)3)z6jdiYbdW^-)+)3!%hHsd*apyR(xSqKo%ek7=kCs{#+qG9)PBvkDO6u>2EvwW}F%vS*Hfu}ineRrq
kG?t8=+(SOZlFkwM_YP?)7G>TG({Q`($aCKBkIw1kr9zbojDhJ+}8S2YiMegJ*por$%_rU!Zl>gO;R4C#Nhf?8Mb1#lc}vP(Rr>H
H!&-AOIO(O=1RI%p?bJfl1Y8MBJ|r^y^=*4)kaClxhgqwVm&yfkoePSa%JsP&B$SLGd6s@ULGnA*xvTtD2A@Q?=!vebZKx*Qtjut
m7+)9pDfkRb>Opm%5Sx_wzK7iy>>O?R%@1bax+)BP3B$q)AeSEy(;p@c**ymESk5&sJU_tho<Rcmvo|U)X!9}rACCIhbFa*#ceF)
(%5NJJu5<^ZpW!T<T=SP)*xs}9L%d5e8yAV`!_UfF%?ZA=<fTuB6Amg9fYkI+7ULM#has>r(Jb7np)&oORg4HG-cSvqU&@_Gp(A~
Yi5nu*(8=CDowH6g0x<i-A);%O(@W0DOT%R*F_sEQ8qz5V(6HvHa-(>r${h^7fQIc)n7EFB*}P*2#s?wn$uHxn^-apyogoHVILzA
#d2!wiJr51^z|+6R{dEKABjQfP_dC`sh+IqYW&8btZMI0Bhz`__FegG)-lG|n(=ie?igjo8|vRg`0v}yL8_z(5^*YQrByGJ!J1;8
=}#15ZvjM4WoAM8p4eeSM_VVc@NnTeh3mRSmp8dQoAuOyW9^{r_lJOFNTpnU9W$qRCxp?d$YD?w$7U<DxhbFr1Sac{M6e<j1{Mc*
0%V_(Q$nX9-yI=J5kbjZxK%1kFv!!am6*!VCeH|OUasED@PJVA#Q|*8gCz)e&V|-An=ug`I4@btUGr7GHHlc@jV8lY`Ev_38Coi?
UnM7o1~5HqfX)J7>5+wyX*nUMPJvBmEH-nQH)O!UlbjqH;xP^C77+2Xanu63jH0+!#uyfkcTm;(atl*-<%y)+aYo2C)1=h(r#s`-
_^YK)>X$L=y+2YJb04RoUb-^tyQZ-x%}WzkekQS<@oLL%mN6NX>kcDHcG)>0eq6B&uC<wqnqiA-&}mynZB*LJd3{4#(&=jP?@<xo
T9=9w80<nCT6YXt70aP9zH#)9D!y^5hbx3~-g8>E?3%S`l0q6+E#k<TaSGa>rQWG_&$g^bimSCe@<XIrJ}k?kB;FT(vlM-ZPM=q}
R`T`Mh>SY<t?ReQffqX*VqEg<*LbNU-J-e?BSaiJVr4*bnbp?iM3he2Ths5>i^gSd+%T*&Dp1ikg{i}iu3UK4j#-#BSD+FNwvkkB
lR#m1TraCPb_(4WStl^Nbj7VxrLAK*%@a{KPYeXNFHcHA;c}CV#+yd9twQfDO2TH*o70AB=xS@+;jQUw4eN(IbY_cHQ&(EnkkGv~
Yh7*W)}rw%c})0eyBDLQN0U`%?G)&;i<X*8j{ZsJlg&#xB#{^*?)#<@DKR9OtD{KukH4IUmDx$tEpE{KeW+;@OMRN-=jC5`@7Ao-
esv+|I75tR^z9KLeZPC&^Ow%%Gp6+SBFBpLEZ5#@#`V4?MBU>Zw44^P%WU4InD;6RYg@N9tvv{_X1!nIW}v%5)y~ygF(WUm=6ALs
ENf}RMD({neI}}dLzRp@h_w>XCDC#35tqyA|2X%z4I(~wUh&<`%ez7s-^1Z~x9fT)a!g2)9U=_%(b!D=jwxIdFxMkjSxK*A;VMbv
akEC1#_V#moY8&r|1aoKv#rL*-B`qQ5}f=P(GG~%(n*0nZ%S{cNJo<?=K{Sgq&68sco~%o4`GzuSv}4Nm>aempLxJ1fs+IVCPI^&
Cr3$pP<AP5y)2HBrZ!maR|CM<8#Y<gO&zj;bTSmMWb>ds#L&&1h;R}DAw4Nc*b`%@Q*)uQ!JzMedISKo^bR_PPtWD~?0s@sYS?eN
fi__NU7yIVetfbwY4;tosmrmPUNt9c^ezNaZ~PLI0NDmhq{?PSX!jZY7--WG&^U*SWbcs(m)CN;z)p|q$V~=>%A0gLqbZ3ailT@y
M*}E~Jeohl%_wmA`#&&!;0K4Nj%~8QvH>Xo3`l0%X=fP=wAKcge!$Vpg-s+PlTii;ELdc$Ck7W~G11JVRhgkP7b|iIE)&)p++%@E
E?&Xp4l_|lp5<;0Bfl7U$<x+7M~t1#hk2TmQ|^c0og2SL3X1J0nJ45t9OhT2E?JCx7!QjmL?h#?94zn^m8iC=YFZU}&qg`lNYnQB
V|fiVm+!flBE)UpW0s{t*;DcHP6o@`#2OH-v?I;J#aCN(YFnyeD%6{uclyHC387G$@@Q0U*qI$(^)!C2{4sp0@gE`2Jz_=>xODXL
FWUHQ?3o-@eN^p5c*2wkLImyJc<1fd$esD(d0h9(#&yoR*2;rP&C0heNEMvb4%r>%MP0UypvLIff-D%rNCc_7Y}KhDna-YU%~4Z_
ZU~0;NsQA(Sh$m?XmR;9Ox|wlEoM$oTQ&YIX;v7ODg{oEv(1!x?}lh+o$a=>dWJiByfKY6L$#R>uQaSQLgY<4L8Vka%g!f^;$hve
7onvJ3lwQ(9gM`mg|zQ1IGW0@b;>PxTaDG2tHSS|y9DLI_8l(~rS6T}@1#USlBStAW`-9mhTKx})=oLl>Uxd#Jg2@Z_^M&%dX3~9
diwL%*q;uhBW%)0lmXOXjS)<&6GTG<Lw$|+ssV)K<ueRRX(oq0X<U=A12x-P2Vu%6hyphu59AWaiqSu$e5xn2H4)jn`cpiM5b;YB
%bAbTPCn>BKIBp?K<apb4t49rfw0%Uest!=D2n{vj`WX+N#xekM$^&=kgw~B{CRki!s!d{s4Nv2B1E2;ZLG`+qwX{iKTWzpRvV><
(c3W4df$i|v#-O=+N8lR$wfG3+zQOLPlRMm%$h4($5J4g6jgi#0JGf#q*V?^jB37CikW6@XRMQ9GAbyPN}#YU4($!6M`KD|5hrA5
!2p=tP*KEDNF&pP(<Jw3!WH~v^80pvX9Iip`Bha_RaMu+*|~Z854F?RJnh9gusE9Z4=1WnkM23~>o?%OLW|)lKf#dU3GzMM6K;s>
Zf?6m(cSSm9o^o`pBPj{Nl$Qz56eobs;aB#+GsgROea(YkXUcyem=gtX!hu9<E~mM@fn@espixlmeV2g^}LsJ!`gd!z&V@fhZ-^(
AD6*BB!I!G0+a;i@MzLPmbgbPI3R-ncL0gE>E{K#onvbjP=JyMiwRQ1RDi(P=cbCCoC}XUFFU%*oQm_oz<Zi2h~+HL&8!UBx+Ay_
ovE!lOcYt85ZxiH&1y{0nW=wQ0ODaSrw~{it`@BfpF}-f_1<46j#+nDrAd8qCj(4@Wkcm-iTNGfa%ZK~g2;7{XvUmmd%Nd8{N&gh
rzu<;IbK<;rY5PPk%^&*?n{VzqNh=Y#GOwnCt23I+>Y4o-v}(!2a~75@-?Gj@%FxqCo^s51{_arX3|f~x!*#ayVPl3^^=AcX*k1d
F#gj1KQrY_#i2XrCXxs!r71#+qVO;<gX*B14<IfZ4-YrfKqn3eosdpdKO}~cb`;9c3TCz^Bm|(S0>KbnAAgubgj;INgq4bsq-G|F
pl`>}?KRiAhfip|2y+h^J4IFENAMs~?c352$%yWcBKCk1JUdgg`T2^q&dT7q@^34M^dMKRqDO_8$kqCNkGx?yLpe}7A|ajGo7;x3
sOf&z6^)Rgf_7&FFw@`R+<bX{AF2D&@$|2oT2Ekz#bEqBRD%P)-p7*JiFCygPl|SeNcvKt{+Fw#cFWq9akrIkTkqF@zZS?I#6I6r
1~B8aFZN-?F{`fmz1g+-Y!O;U<gdfr|5qV<BcFr0JL`8dy;<oR^D(LQKPI}{I^^PdEQWc>3ye2stSqLBq*U9*YsB}eQNJaZL~XWg
xR|t~ol(^^`G+d$(%j6Nf$%U1s0Wnfbe1sW351~4U`U%Fk&rM<3oaxAuq#=C5-Ss)=X=*{nxutQTd;9gR(U9%W`<(-o7I@8u)3f-
<yCaYHZ&em1f4j<QK|Caug(y?Y7&Ah8P&2yIKDi$tzh}Ex;AQwN}jTqAPzH?Uo0NM*{4R82F&H|?NBSwfRm;b+E>Fz$Ktz_+{pSh
vcsx%nd{F8gd!v77#|g6G}JW5VoEP9BbT<r<5z%LE~GO!gPF}sZI-LiOS5_zyVg6k6Rwmvl@^+zkOWxNY=YkV&{@QJ6or;)O$fWP
5l*KB#VL8=j9C>ub&$nPB}TzKWUyh#ovZ}IF9Ra;y#wQ}*^gc84$JC@S1D18ywTL_yoKy<dz86H%HpR)BdB-d4xJflNTCFVGB+^D
BrpV^X_q;qvlccOCW@2FAGb%U#nBC3sb!KTQ{4$JZ>x&?eJYuo+IHm`8n8F*t&!ZT2YpM|6g+fxx}vU<)7nJ@dgpwEb+@5`tgyt)
(u%NAQ{&Ckre2(Mr+S;PZnd48lwQ&YQ4%!{lVf)X+pV3tFFNaY-$0GHk5^^k!^x~znVX5;iQVDDOdeZ0<u#cOk%+3<mND0hSp;>N
2htlWK=!RrkjUr`ETq;fs#2}XBr-B}QtgNhEo*yD>v7g}@)>>29O&Xj?LMd*^BN}?ePGf_BO4g%Y%)IIeZ5Bc#Vd{@$E={V8HHwX
8O@EOwefWD=KN^dpbH|CsB)WC9kAmK>W6J!tPS=wUOp3u>l?<!xb{zay5+Ua^tp`8w<~xW1xHg0kVVy?OWL#|*wJmI-lmfyNNt>x
Ji|gWPisc<be`XP)TFBM$mrVMZW>gH+=)lTV&*jRBt#1OxqSJUVliKZ(j}w9$g9|^zOaI%7u`QzHO_^dIqCLIdO2wFv>1|8RT%76
3k-<&*3;B5Z*w}{w3|wfLJF2zdm|ush9fe9h9NysBa+Bj3oRifScs{i=O{T`Nh$@vG^Od=4GxOph1K0_7M08v9`bDIK2o0d-S1De
E8t;X7(R_M3Ygj9vIolHp>|nYA0zdzQnf^@>3D;5=oW*@Q+&)ppkrZ?DI*>aB+)vP2`1j42y!qqP7GvEY&8SE>8cp_!IP>FT`(sN
fM9CEXvR>T7E2Zp5qg#fzq!LCH3O@jAhRcr6UVLqbc&T)G)9;=qzSWzZCMQ9Zy~)=lvq}V_B&=py_mH%R@OuD?y#DB9MkC;6jvgC
TJKR-v=Y3I@mGffq9&@cMp-|m6z%ulTQqt0%amc_8SQLIJ_odwif$}yhE!&_IwUe_7Qsl`cRl)As&2mOrb9A+73j?uIjY|d^R3tN
W|4IpXs^A8CS#C8<aqFP$dy`xL>)ALhv}$S7rrJ39~ae|H0vWw$}Lr!V_Mg8_|8YCSC(aoEgaS3QUZ&Hg4JbdWvvRxFY<q<{?7Bx
0*5RuS3<iKWKCfi+bP5}i~LKH#*1Kjk4)F$){%%W@7Ny>P>dPUI9w}b*y~ydYQa#!ltI^m1`MXBsW1v6Fx4Ft$R9;IItn4j<@fLQ
Tc3IRXsD+uB>b6NDPn}VZdhN)b0e1Fg;YUNS(L(<T>Qpx)+|EDBPB!$4m>t8S`v7{(8U7cu?!ng%oqFmx{b7S-g6GQRSlqtCkaMl
49}qPOOxfk6O+1f-$p}1D}AGWCj+rn>^u|2<K6jUr{WbIeYhEUfccV8bpn5R0Z9at5h(h`2!cpX!QxHl1W3e1Q44QX^z*>cs<MKN
QCIgF?j)n{q7*mVjGj-wqngZ)-ofo<7$qWJ;X~E{r4M1aLF>P-o_g)*)h^<yauf%k1CEVVvBh@BM>yu-?&ODP2N;Ka?!t!N_l}vF
i$IyjA)&x=(qTqDr|2ngS+bzpHe^Fm9^pOE=BQ9v-+Tnk7u($Bf#>_(kDDF%4TR+%ZLs6w{AO&M>#)}5wNP&OWMMXGP(-l<6-%4E
u1*$Mv<tRA7H_P;^b7U-eCO5jTth7u7_g-h`!cJeQ!p+$mJMRUzm^(J2OZ$;F4KdPf;>}>;r$;M9QJr&M`PV`ptHI;K6DQYtx%Cj
rc!s)Jgk19cw@nLqk<rCl?9Y;x(ZHvi>gII#l^Y%y&enQQ6`A7iUlly)uf{!RBcSPpAmZ<btIEQ17KAMEBaBqR0h6&vqy_(yYC%;
5b)Hd_7^Zs?xjipqzS61J-Q+2QlCEK-7xkIpc@86e#QkSGIm8C={!Xsj6GO(O2Z!ST4URvZvTG-M@d0mddr5nZBSYZDmcO?<#X9m
I7i@7vkH3HRbf#?UCKqZ95hT(NxnoVAdW>$i$pR)6%x@B!owgEjwDc)zbkSOQSP2(6mENyNO11^{oUXWcH{wlcU}<U;oaS~Tsg)r
PQu@2R9+jpz3!t(pt+5G$+^d0hv3f3Er=>Pv;~3Y7Wk}`V#YL~P*sX5)U}7<lw-7_F)ZgZtm#q2Ue1&)R~7<jYB3+#eP-P}@5*P*
cm3Jqeuun1pSSG|k7JR9>28fBOFxYmI9LGdB2?*^;LcMvdW76F^=zxCYrS$p8=)W_-f|`abYL}6B~wX70Y{u=5EPUJK@kBoMIu!o
P&5?n6e*HaRD~)*Q%ewNlO&pnf$;_mko04~t;++2knc77q<Qm#o1P#U2fIwh1Fcxn>kLvE3TTL=tc<B3l?{`COcht8e8Tq!uLS_(
v&Lv1fHwSL9XmxS5fN<jbQAC#B!;i8^EsZ+@5rX%&QSLsAA<P$6UjT*EfxoR1H0tz9D1CdETYAXMsv$P+UeS<5g2rcC)k2AZeX4I
N#od_D2SdK3$wEDep~ht(+6hTo&R}h*0WgZWNG`jyP)SPj$DtQJnF>vZd@+sBa|3%W{J$on<^xkcATcc4hazuR}hkukXZWpq!COo
OH(xynU-~9qeGmEAb{;1-Nly*sSyLJ*mfe)s3wH4qq2hG&Qg+!Xd+^!35jYT%)}~Kq-iEg&N3*9K%^-kg%_-{NE5bj3}`9P7IZLx
Nw7H+G%6u7DT_+7PIE-cr~>3raya%P$jewk**8LsDadoM6UvBmV_^ZsjLShg{WdxfV0MR@=i~V6GxSeQLG~y@&x|jssE4{#bz4L%
QZzzsCrwjU+b0g}KX-GD8m$;%T|p|xcyn3w^+TX9V0#rWBnQ$UltP7qR6I{%w;=5#a$eKcADkLF95K->v1?ecEP3iT5{*zxoXku|
AUVTaa0o2G5_r+wFklI82Z1}>ZK%=$b_L^D6CvS25OdVg)|PcXy+WQ6F)9ImJ%So79Q}GzJ12Dz;DBu6VnPpE9w2ss(XgKDNIk;8
MMMMJ|4fSY`$GQPFPSZkH&>R5aAXZJs))H#ppA<RMiFxvr;`g?+Li_D_mVfqmXkQ?q!=NIE1WLcanOrqA}(WDLNVgArexl<O@N&T
?cKX<IZ!~1<vIkmh-vp{S!S_O6nQE^j)|I;Rd&UMC1Ps-wU%JZ$4ZwSG^?!|Ffh@rVZ{nqHX$t6QLYSVR>DV!XpybGe(%<_bB!!$
P4tomk={G8h{QJ?uGN`{c!Cy7FN)?WX)CfunpJR;n#4Gg)GZUYw5{HSB#e7oM7`x^7zSR4MTsFAd5-I%OV&u*Aki7z=FXkX@EOv~
7ddY?aSf3LQAG*hNuZecbE^YSb0ND<j$$$(YV}N(uqyHr@vS(e+RL=Hc}(ivhD?KyW|haXYSFgQLL*OaS5KwIyke=kX1HO4tFb{+
;bJa}DdKJl9(tm|Vf&KD7fpOpsv1M2=`c+`p*w6#y~B3fWv!)_bcr{cS;aA35$5--&~I8X&aHE42WwzNLXbO>UR&e7X6eueLrl0U
M4-QMr2U%Z>;Ajz)9(2#550?9@vu^hjVcOOX|oc+)ksMaP(eXeGJ6ybVge_)As(4@zY}<mpnLS_iaH}c79R{Sl>4OVBhOr+(X#pa
tPo69;Dd(yptI$bBEe6eVSD^7r@O6N@4h)Kv@kM(=Zlvy#EUV<x*<|&6UK`Qpi#YUU4R{YKJH`e_Vx2L2fsbv+28et)C+}c`i`?f
>l8$3VOTToLXeiKlR;}vKT8H+*8}Jv53I2NGTh@6W>*m8bSmJS71D#osG1_0CQ2eurYI;@1E>Ol!-4|>tas-fXYsTrc5U<d#}CkS
|0<uzvZp?`VgRa>%Mcw)z*DdZ2fwqrYKbanDVjuxWhRnHfQgo7svw|<pdv|tDWIkT23S>y3V?wrN>rpdSfwE(LeK#b6a@`5)YP;E
5Rwc*H46YiOvOpZrvwdydpL>;5E7%!?GP0-^&s%f@8rY-@j8PMsi`Om5{g!WnSzy}Xi}1Bn2D?SNMwOX$wVyy5h6tk6GbBAi-%!~
{l4J*VDc}teE8=PdL%}br4WA&Co6vYyPw;B!qSIUd#28zCj9@m&t4iyw<5{=f|y_@WBZ&xPRdX2?m<sbk$VY3>)g@~nGovR#P{rd
!Rq0>r$BU=hjgVxYrnkEL({j8y0=erd4j*#q$11d>BT=!Z&y*(dxNi_>ia-YMY-)Gr=ZcAIqjQ>_V|$>9C4Z@h$1Q(Wr|Xs^#frr
McY6CrjVpidCDIETO0oV<vvPv`kT8OQK;u4BVk+tBC+4?V1^K2%|>C!Ma9tEuLT1s(5vtH!R#iNg7y~!GtaT=Dn5kaCR#vTSV)KU
q3Ci64##oaDl)E#f<$5fq=-|QC;bRkhzS`{C7M_O**ArycdqsUpfrBJ%l!1Y_gqAsr>}$d%zeG-42+8l_-37Ctczwc?&(=~h6RW-
z=bu(kLUPi;BKfL0f#F^0S59Pe!6~#XR!BshsS*|L|IU$76(mevt}~w`kFpQfCzuSMuY%{DrSVx(kA1J-Qm`JyL=nEJTV3HO%cgF
KdS)r)*@^Ntd3kHz!n9WzePrl6PedqCxS7X{v<Otgv%sMh`W|WF+{171vCW>6f|aH(1leA1S^m(O41}z*McB%3sMfFY%$5(Mkdn|
qlO;E`>?-pp1Q;Pdyf(5gV6YVG<r+q6ooNfcu%(t6528#n8qp$La;`s$tEPm6j32i4J6-&=<Z|*CWvDF0`%+hW`Syvvb&5hy;+`w
2^2an%da=*nRJJtA*9<4646UHZ##8+i2jd8{CVDuV?@3+@+A3sfsvZSwrLg%6qQsvBuPZk(a)dPCbj8y(#t>(omq8Vb%Z%uFrN=z
>J?rehg&*eaaT`Kw_H?3wA=eC3@eY`nbF&=oxTR^?^H__E}e7^9NZ=+4BjXCIIILjo6@o3o?$!nuO9=3$zC947(s`~UwUcY2!X|W
nz$XB)EL6bALC{T_NK9M6@Ii1VUf_$8!Xc>!8_>J;f8|?^LTal;i4kFiD41T3|NSc)3_A&ur!p5O0+0ap+XS?loWzfO2nxWcPbo?
Ja|EpXyj_AKsW@8X+%%I<8JhO&_wx9jYK04cut8>%KGNA#Hpkmoi({<vQ>`S1hF3q8t)<5f%SlG2)^l|b$=*6Un|*8`-KknRe~B;
lqpuBfnr)fS&Bj>4rlu2jrn5y?1CbIpg(qXXXw(4x9{SBFA5~0ifAf|N(!o|nwV;;hN)<(S}K|gWJh8ZRXAwqHTeD!^3liJ{!>Tw
2dY_7o5~)-GG-H6%DcS-pXgiW^?JjUDycNfnK+GJZEJZ7S7^a#b%<z^$+4|q%v>!d7rt~ow}H|8v?_6%VleAdy=B%f$*(%&+!O~b
Lc_vjt64K0g^KADZkT~0jd1}S&_)MC79|eOjU3y;<cT{|ccVa??or%APkpwxc&sV4sNyN0FC8)5!Bo=Zv2NCy+&NjR-uE(M&Rr0#
W0WL}grR`BmL1`!QO0RH)!}({qZYhf5m3N@jf0YrAqd8Z3Ur!q(;>dyn@Kcn4QfC#843oTby;mUjs%*glu|`)RbFLhGi6dx_DCx0
f@)Yl*y{J8t;?L94kS<j%9esm!+$$gmtl)p)w<l2W{`T_EzN&NU}=(IgzWeVdqjbv89K1(BSf8NL9u?bU=y-p6ThVt6Fp_2LY9Pl
XW)FM2#4YFYMg{Wv+o>^?_8cs&ED?HTnsNBv;KD_6Z<)0fch$a=m@C+d{$Rpp%jDyM9@kfp+P^d&&>2U@Y`&?wq<+&E|}--`@jd}
DEGe8f*$D)Z`X>7@IKKn5e0-(r%%ts)acEgmd^H{D^vBfuj<Hfh@0X0$^Cbnb`v6wB&g?ic%Qn-!Hh;Iu~;u!D!u>Ll59~0kEGL)
jf5$Xo)UF&{a@kVxyntA8r<1o?f;)f0xzm;7+VwS7<?zT_k^Mmez~}E=?+3ehm!ruMLEaw6aNYAP~rv(k|N_LtSIp({Ry0_1Bhci
MigZ7$Z3c8wMEWZh{VcL<$+uxasD(qPS8pIMLWsU3X}TPhr7l@a7e-OT8e;zJY^6RWkcPXW!ap1a?eoqu<hR*Fv5i&{cl+ik>Sq6
xBoxtGYw(AApX3nY|Z<Bhq!z}7hJr34kTYvc<1zL54YiEhu7;nTY2N@eimQRIR41U7RaR+(pT9JTK(Xa_dCk``@g4;LGi~<>UMqm
>0amA=o~IfS8v#MCjBh2x$9JU)LXKDw!M@V#knaXmi>3<y+4IVL8|t;AN}7-M?7_yk=C_~^jCGzs`Yl?ttH5ypD<U<&ck7AT@9%-
TeyDXI^Wf6V~wh9OCLU8c-K2swoA`q`KJ{gs&k(_O|gszcwGE1XjbKi$bZjlzdg3}(@ZF~XV=Q#NB@_Gm|>H(1rVqGga2RuRSl9s
AB9|W<HJxOjSEPiR&!BQA8o%Itxh^*e#{}Rs^zlrXzbNC#4vM07@8|kLKQK2xoDr}3;eogIxRHPbjBKkPlQK8EFB7SQ5~z>_WZtw
{SK{j`{)*(bk05J&%=-OxA|sm`mNi@YfLNx_&y$}<T>A`f7bm)XU9vE%6bCYY`$p^Z+~|~m9?&{n1xQX!?-(CBY|Jyk?qC#4_6no
6K(LS*V^j3i-)93@j|xHa3A>N8X>c-2*dZ<2Tbp{o9CMDN#_2?MhG7*Uc*-H8v48aT!(E(cX8*>rrV{?q2q|=?>J*qNpN#ADc^4&
dG%?on(SNOr6vmyM>3DWY4E3=I#6c49U7@V{UCN;y?C?@O?!KVzjRo7y`z(aAbefG^hg3sCT?z?3mgB<<Q6^lsB=kNxy%v{wffFx
+b)hJ`Ii)Q?i=}I-v}G35(luO2TZ!>Ij40td8?=$N{|s{v2}=YdD8T54~AQ7jN)t>&W5BTb3}<Gr*cb_JGv)5+@8aEyZj>0+-Xs5
etGq4>_H@h|KjdQrwS4itmb~8
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
    Verify, with the rules; columns says what is meant by a header, such as TB1=MM, TB2=SOLK."""
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
