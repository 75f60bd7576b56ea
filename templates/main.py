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
LRx4!F+o`-Q&|rAs89yZ`~QG+R74Pe|NsC0|NsC0|NsAF3my-%uAfWhdrRJX#Zq)uf`A`tb@cJ}?gxFS02%|>p4<mY6jX?%N))0B
hPAS+P^&#VwVrP0$-aB*uZ0*lW=Gkx&SuwgFTQynLD!F-?^;rhjV}xU(OLJ~<sI-16YA7y_rcX2umA#Db=PfFCvDx%PSuk%tZFFw
8`uB<c<p2CrCW}IO+8R&VADW-V(TSD0YIQ{cwoJrQxE_Ex3j1eE3GQF!L{|=SS^+iCbQprytba_cWu@;x!q{?*VnlB1A6=B9<{S1
01H~Et*xYq0){hp+l${$rS<6>Q?}ipc6Vzup{K50P}Y4rwzP<^d$})Z+im~{E=x1K&JRuZEbFai%VDiP&u|Wak+(N(^!Iy1xx2B_
`_OgUM%}`Os3;w<D$`P;)jiKHdu^}+fC&O5Y<Fb=Ku8X?LZlAvuBO8SYXd@n2$Bf|k`90X0000000Tt;02Bu7000iC6+}t^1quT|
000000000000W=^0001cJ$k)#`Ki8H_uFGi00*x?d$2vd+k30ChXR1|04N=>0O$n*fXFBWR6c>EfC1YI018p>liV6#SPs;&^|4t_
zP)Kw(9Z1lhO2$=xxG5-Q7gK(?%aV9IL)#5)6XxgHooOtFJ;@_?Q(q@`{B4Gx83yJyza%*?Bj^mvm05!_Ra1^-RF7ZxLcFArwy+>
dUwS7<$Y*hSoN&{b)W}L1BYYK=xDBTp3r*m08NHK20*&J_Oge76Gzf0gfiC6zTMc$K9c+7`*!0&(9c_Mt;B0DP7=PrtcC5??XI-8
H#P5W+O}T!_n&)~0(`Qu-Rs`=d&0e(&vWkgZ+3QfI~k#+Jq;_}?)Jg9texL;Qt=zz-M#N=+wZ+TSPuK1J&~@R7t9Lk?{{`*wby4>
ySJj9KD~PT*xtT+s+3K8SH8NuKKbb3%ij01in{Ld-MutuQ`2Vl-7)Q5_rALOn4>zg<TpOtIc@7+o#yrcxo+kF00000000002RCjD
)!%Qv006zd&o7O&RHdPhm$tXS005!hP*gwyfKVCiPT`@TSD*lMOEUZ1Y7TsXanp~ziu*8u^wm{CNjq(o?(SC58n$SgeYM`tjoxUy
cS4=r+qX{4EiU^$?EAHA=1FO`J0529&urP$?e2Z|+<e{NY~Ailr+2q|>)rPGxnKYltk}wd)VE%rX>;$ss*<1|5k{W&0002!00007
xxDo4&bQX}=xsJtCCg`ReDU6`yYA}x-oCqUTR7{sUTx*Q-R|#us_vl4-O8=EcJ0$^*SVNeyLVm0y&dfNJH43qneCiF4sG3cdz@aq
xsC7}XTE#YA70rBRb9__K<EZG0)x%laCOAknV>!QzSlfA-p$%A_Y1!6zTR^5*}jjbt>@1@Z0(-wyWZGJp23dIFN&a~`s1&iz2ln!
t-;T>@jdS{^bfC-U9-LJ@;iIzdD!om4}H6$BS2Tsbm@|)>p(GSMX{7=wOt<Uc=Y0;?YDNBw)1WP8TZcs4^*J<xE+0k?%`hVeci{(
1rHlNHSyin?><1Q+|KQ(wkVL7r+0U~s)|rV4<l8fwkm{)Qkei`1r{2bP$Xn)cG%h+Qiz~??>*)6>$;D-1LzKc^cTK`QD_DVL6#IO
;`hDh&;lXW_5du}eet)I#{=!|&lIORmEGT4W9{DG41Fb3l~DTC53>u_C<1D9J>l1~l8t@$J@7OqZ3o$?0aY5yLkdt6?|l2o&v$#!
qynb<j=B}DdFbQNf&nN+DCzVHzH#dNRaD#MZ@pf8`_XV7wCvoMJDq$00033*zTDXK9O}SW+)1(1cE!=YjrX<iXaEU%VEWK|-%qu?
U1IwmAOX8{X_ni&K6?kAj(`9MkO4pg%AlYCHhE>VTyht0dv>q3?WufmeT7`W007=PxCw6O2czBVfcu_$`(aJ<W!&oabxOQ;-*>>a
4eSbgKDrfq&kgLs0QBBGy_JQr?T%gR-stBEx1HYAtt)-L?e;70ymyTHlnS3o?P<Ha92m>a-1Y9>w{7RC++sey_ILmQ1{d9(z4yHj
K`*?+?=-#khcfUxa0b&FZPK{wCa48Axn^vUwyPG^Lq^(GE{$>T80zxNthL$Y-t$&XvnI9e;Q>GZpch8A3ap?A>^cWj?%abx9dA9=
4Ye(B;(!8LHrvsF0Ntn_+u5m}^*pD~03P?>I`9uW0QDxl0+wb#01Qs=TmT0~CcVZwMOE|%z3$UawfC?93h!>domJtU+q<;Y_m5t!
JbL%HKEu=RXKmAfdNuaj=T&l7+SjZO`rk$e-t*3=ZhPN-%a?uUT__X{v<5`lssX*Oec`Uhl0&pK+}I9)5CP72HrlnzcDt{)+jq<3
zV_xP-(Woe0)@A5UA+JSb`EpOp0Pgp+}6E4a_aCn0+fMON4v*(miLfA00rhWP?ZjYR%emO`!w@YO;)Oiv;$HJ0Z}S~iW&e48kB5b
Mm3^Kx3&NjK>#WWh><5SW_eSPuXnq93mCL-dp-&evnRst`?bo$YeualcRg=*@29!;2i{fA@2B5qrd@lx@2+<0A8i7wdG4#ZGj45n
Gj#hoBYj0ss&qT(<BCuc33OVRDv|&I02i=C&<a~t^KFl=o`SNg0~MpzecZnB<?n9y-QWwrflodF-B*Fb6}_6?Z>O#c@3m>Z=ic9H
d%*jzb=bOh%yRd=-PYPDNK&lV+%KDjyKZ2+xxRTQpa24?IQjN=!#CUJc>1J@00BTA_qq3&XkNPc;MJY$z2|2}fICK#zPoR`;uw#w
z2)`e1J`o<?|a=_+rzJ*04|{Fv}*dp+IPV22fc|tJlO7|d%C2jt#7%?cfbGu00007&;UHld$0zX2nZk`2mn9?(?AmhX)q=clR!zN
@<AzxNJ1hLLTEInrkVvCQ%xo&nq+TK)NLj-fHVLBCQ?x%N}g#o8!CH6JfI$s@idwTsAK>D&;ZZ?1e!>M5Qd4MCQVF~{HAG?(W6Zz
8$-&Us(aFnL;X^1st2fO3=pJ*AOZjo0GR*;0SqRLnM|jZJ*s93dYS<yl0ulKG@3LtnHeT%M8-mzr}~VVVKqHQnxCnu<u|AV$)G>S
(b%G+{xF&FFv0;r$)r_m!2x78ji2^5K@nVq5LyIMfJT4>r2t8VKthoz5dwrz2!ur3{kn9j0*n7B1x2AiRYgDb00d7&f}$zsDg+=0
AOBZJGxeYJwl8Zn|2)>6RBspH<aay&*FWnY`w0K-%7q91KlTVP^F$DzkI}#U_O`_&ql#yu$;D*D2Ku`IzhAwROEWNlLu6xe-G@$2
?3^uHDmgf;O418|s-TwF{{^c*XT4<PkW(dDj5Ik^n1DePt3AlQ)yV(u^al9<eipPEfBOGO{ar;s_9B7isk{Oj7x6j%&0rrV)0j^_
3)v)on!5{;VBisBU*H$;r!o93N>mPot2yaADK!Z)Ll*paM0#fM!~aJb|1Btg&Y!~L$@CQ5|MUOociKLGXOZ_Zd4DW@><_Q4=>$yw
<*ZU>n~7!kb)!f#-uFPMXS*-i0z~{pC?tX;ry&vlzy4-eO9~cYG=N=fw2`mY*VdZm2rLNzk-=fWU(l#^<7T3#f%M}?3W7~a+YuIN
t_WMOo13Wjal)IMQCE*$<DN$@6+?=#`$ADu(8X44k8#K6fKmL7Jag324N%k!`i7EznyKA0o`Qp3HI|^;QCNbI)*d+xxYP*J_{4=N
$gUi|nKUS%;RsZCzIl3C{W`lq{TQRMc*EoesZ$*`HZJ~M?wp4gxo5fIIaujN4jHDY5J{0qJ;B)MYW7<tP+10@rh%m78X)78CfL0p
ma+iJ%ez!t!}hDXlt`4HM|kq5?CxI}{q33*g(ad!u!@SSe8Q|Y>^3xqNlsf@`l?V<P1D)KL3zs}hCFd*yA-jhH<Y6^)ev~j!8DQW
L`4$do{RaA)YS6EYhhg`A4ify&BCLa)G7+7FR%RB(4g3ED%JOw7fn829dP<)ZL@08;+!>apm*|~j=eM2^vyLh2D{(Hv%~e}l{q8~
WGk1IbBp1;#Y5v6mo5CuBsQ>#AZlg*juowHr!x-(Z9$9LewLK=2tAGKYB_He=JQ{^x~?a?T4a88jSz{P*MCd;`M1KfIxEpOnYdxt
J0-QoQ4VY_c+255Gh)$O2zpl!Pd=^c?C0jYit%(PgNPZ6lD{f?dbpDO;>a~oMQ6K)ug*2!h?Uy3xBuoH9`a#v-HmGj<1W-_66q+S
ig8m|;?3Mg;j&>v&dIJ^4FbVMsKL{Ep#R9PyM%15N%!G@)5F^A2>&3Y5>}^Tb^f+!#v?Mkzsvq)pImx8xc{!dM*ru}`ZMjtOOU;H
1}i$mvcJ{i!<T0#u&_Xj2O-1!qX#l+L7H-<OE5#7hLrAByz#hsAMcn0?UxwxWv;`OA}kjg@sG4fy>XxS;li`-(|s^r2dDpOnT5In
nSc#i*=XVuf6b3cK>VOWgZRJ!g9;A*UQ{7<-a$TOdUcKAC#fBhAxs4v1G~`!Jul&)`1jnWa!C;@`8d%Ax{dcW34doDO<jDG`xZZ%
$BeznD3VN}E_ZRF6yO#`XbEse1t6diAT_sDv5rCkF1}DcY_}RzWYI1pd_Vt?*MG(AVl~|k;AD$enuj}^?L+8$ZbcnfkHkZC>Z?);
@!{<8o9j^j`hD}N1W;}B6yKfG2fW*WwIqiwT2HJ0<+w`i=W*)GoC?%>1+5+Anp>oSxeknhp^Fx4rBtaS`TAFK-F~*qv4iz4__5k@
?$Drtxjsq@C_sYh6?FU`c-GjNIyxY=xv3(VK^<s3Y_m$bnt|sOd<#RG+cff}ssvMV<7zk$?5nUD2oj)&E%=sfmJ~JEnyU|2`){Yf
wMW<Yct2K>J}0KVr-2mTTZ$!Kso<kj3TqZbI|T~u)=-#YNXV<yWi<stv9!Le1-;*U2t#in`NHl^|L^TVxM-h$&xRg)t`mE|6R)Sg
jluQ*2WDX3Xd4jS#R5w)K?ijmMm9Uur1lZb`n{{g>9f4qIT(`Qeck=ztWfoJyvQMI<zG;76PH8U3Sr39(w;!rB&#Q#Z=(0N(d!jp
boSWB#6hVV9wo9fm-Pqn{UEo9@+cp(*F;Mmsr*Q_5dBV<YYs=iRziH}TIP_Vo0f2YIvPl7b18zj-gc<v-z}p;G1NzuZ?U@3AK>=K
V-q6dzwxY+lDuww<_F=vx4W2bZcG`N?d9Q}poqM8i`U}6sq3GWUnLR5$kT#7!cr}v$>rL#U*WY$M96`qxZH7KYC48bTmGw7Dv6rS
=e$l+=r2yT<<d%Gq9z!s|Frf==b6}Z1nXt~DBsUHN|39jjd2K1>g5WT&YXU&+)0Vhk;dffMIxhR%Zz8F)!V_0mNPExSdcWGGZI4*
Btd)~<F2&^e9cQ0J^GR+hMH8Fh^qt*XYlZraXMAU#YlMwgpvsiAf1T)c-M`^X}j9pDVeEq*52RBBnn~h&{G1;vRj!JAXFyueudAX
TJF?_X>dlwS13fG{Txv2q`09Ao0;R!zK>N^Q4s}HSrw6kU)Q%isrw(xe{W}y@bVD-_2aQOy7FU6qZx=(xp+&dJGkuczOR?hP7J0|
KoT^gXxgv@u>41Uj?II)>9FR}uB1?b*{ePI#VEU&eN^HudwY>+0G2&d4Fh5jZqNR2tMO|wy3p_y{bZ;Z5)nCPOym$e3L9)fGuOji
JKsDv$3p;tlFR?u)v2z`JPR{_C)Z^e1Q#nlOSXV__k;zcA>>ot&UKkRr3!YqydJI*xM7~lX&X>OStg7#ICo*mW*MsT9(ul>B9G)p
J2vvRRM5=e*brEUeoUB}`=q)Ltu`C=$%pqEm|y1JcWQZa8We>o?@s&%n!rBO_jaAXZ$HG*^!%ZJJyTkUg(ykyx2MYJD49tI^(LVt
NdXOhdc4b?ZPzmNpjuTyKODG>Pig!9n@v0k*sg7a%pib}%>?TYLA`(fh<+y`^*N;F?*|g|AnjYlE4YMfMMF$Ju?9qapJn~`19Nm(
WQia{Mg1@^K-Y$`b-l$|_+^8m_-fs!x`1bWv+1P<IuW?rj&Z*m+hO|G;J{B>54F2a+n>bb?76sPK?SfxKulb)LQ<3f{=(P)-{7fW
T0+<MPP+xIQG{$iJooikt!lsUbSxZ$$I<`2ZAKQ0S`iP?0S2Ugl$oe|ug$`z=QMMOQst$=sDmHVUZ)^@PZHgXNGu8JzC0(a2s8u-
@N?Vv8Eh6EXn<9}Int}n)^Re0vP&jjg(aKvT60MQawO#4oeI|RyvZaRsl6&ql)XtvqKGRu2+ceve00aFg<bm>!rImb+N{r)pNs63
3pWFF;lao2gz=b6R*-~=7xM1mNAMHrJUuTlVJUf_D%3+8aEQV6UsvS^Vg@`Ek}F^NaO=GWf4c8~VhGW#I4~tGD4+kSAHmV$z0cWe
d4KX;6Q^%RECKLa_;>dX|6^7o(Lhz9-KlR-@y<P0v2Z<^*KVg*hjf1aF-Kfx#gCl36iW})klBf&Q37BB2yW@;$kb$QA;AMZy(^ZH
JRe#Z!@b%}5){=LcXP$);vb*BL-a41uN3Y{lNGEowLSmC_`CMfqq7Nsp=3fJT<|1;N8SDSL59R}rR@ZW5iZi5)F5&SY09A-e7t-7
eBZabHQxkpFcXeo?^cSYL^)1}q1N<t=ZcD<#%LsegsaKqZP^x?6#>Zb;DIhh4U0X{sUbt{rCp`e5Kc&GE-OkvFq;{x{L&IgrGo{6
2}hKPsPEY&S4a<Cr>Vv++Ey&%tVi)xTh496hkIyLn|3CF5goQDii-?$T9_h(X<{teLs({5V8cG_#SCv26~^VY#+V(FrZT;<_4wRH
g8Lz=xT&JojnQ__(M^5L(&v1?y1(qR-txH~qoh@#YIG%9v9qgYFH_MgRX5Mgn3tI!Gl4>JAvn@&_aCG@zl&{U&h*Af%3pd<EYd{P
{O7M&coDo?n5gLWFjh9KU$=%lPJS}2fP3+;EuRL7OQ0a;%KuBWW_^B&-yAG7>U9#927SCOigDMJnF`K>ZetuV4ZwE3#*h+v?`al+
wYbAX>;Js=YfW{?^xbc;rY*S`ltBl#DeB^)6ep|0l#%X985XP0Votntz!)sTCWgi2DG0YN+Z2eWW$z7T!NPGR=lZM_F+F!G&eLB)
k1XAVF+KwVUpy;b%!t>#ig6OHXS4ituBXplZ4=+3GvCJJedWm<VM+3&I-(S;OX{p*9djFt{LH?Vsj1K4>zTEXzRk(G0ZI^ZYe<PC
gk9n4LBExvpx9WC7xKKd7OIRp%#Cb-)UpF6<5KQ79+>lq6>T4K5n;1}Wy|2I2Hnlf^?!4R*H~G{(v^K>pEcwjn%fqksb{3kWLll?
bB;5~Eb(!smNm_c1!)QJ>CTDo2$Cw6%Sk~RtI}nV4w|9LLfzeobnE{v?-vWZpA3!8dT+&?_2pj1wK{exK<e&aOr{o!3NV^q7J5`T
)JTWe-wK|%r@*0n=KY%DzXPG~%aNMCCd;+rWV1ZnMBN;WV<+Wh{<B_RQgX%W)*x822qc@pj!vS92VNa+B{NLwWbfh-nuObo{iY4H
#0rZ+905*I$`11G)!J5NQZK!PnWbvt6GskjaU#T9S8NJ0m5xFW8CnWeVUL|ScC3~Bp*H-rXRGotqbF!~lXt7uP<!yv?Q~gFT2^Q=
R<MO(7?<hh@*`@yladABnPSv4`DZ<UO*VD43;U7&AB$sp+Dq_;J~uwU*7asS{Q8@<+a`12Dusq$T$F0a&W2|W&=gdG)dzda{e1Ux
NuVrKUHYe_5I*Ch`Z)CT_bQwklclU-Re3wT1zQ(7M#FfK*l68Oz*_vG(Rs9tOWI~!v6v=(J!Qpb#?}xhf|EjE-aArd-G2pj6&Jfu
%ZJUE+b7nnoc`&lcHLX=dPZ2beRKHj^M36pT4W&mylnnn<@(xNWcZjbd7X~PMa1bM(S5wJ*NY>gq}l^WO*RnYdCUNXM1p+kABPFS
f+Ukz;Tz5En>{bYy3rydR9Q(PJ&Z!VaayRA+)IL{3cCEcON<)g55hjY>%B4Y=RAbTX_v#qP$1Y(=*l>UOAk?>Ou>^sdIN(-`{HAW
ZFJFbA1^W0`;Bz|<{EVgpKP*Q#a6Q^;AO+@jMIeTppw+39(Yj<#O7B8V>{41^rpt%p_gj~YEkeg?#mD}AsOLB*@c2c4US^R?%Xpu
X`uJlD=(aGr>x$#kvCO?&v!lX*A*DJgnU5nfFHsjc>2BGbSLNa*W&W>uUPj-*79kqd&>@-Qx1d#<D2)7YUDC9K5nnX@!~1KOvf%X
V~9elnyjp#@>M#!nnhH6YBFkIm0DEdkYA@x01pQ%!=Hpn=uIMo%fW<-hfbiEtHA2+Dn%z&Ske&g5v6q-7?dCHO3+%qvh5h;6mKEp
mUP%`T+)OVz7MZKFW4?VZya>_xm=Oy<(;=HonZS925F^1_f%l|2&D*2V5AKVaH%s$DI<`(qSInjzpQ{=xOqQh7J0wPd51l7fVscN
FK`cpyVFYy=@JT5tfF5!G{#GdQsxXov;*(3dPv&RF*i1VjZMi<LZMReD#gK~$;>>cBv*4+I!N}H%+P?TCXgszHmzJ-lU(zrcq}_P
fzx=UK80?b-MMuQw<=$y^X&%^XP42P@YwrJ4X0_uSLMw^J&P4_Rf^v+k1+o=#E)+|Irv=~K00x+Q7XCe75K~Sv&0fE<c}bM#w8K@
e{c8~z6SDkpQ~{rVv#FXzD>VcJ67PJuD-szF#QUMgblg9t|ah*T>^fR+1DXVQUjKDtGH1i?m?^<tvAxcnnn7!z1JC=^&UP=SIP79
g<OVGRU8z2*5!q<PO+tsJ1z9$oE$|i@r4qp1gn(;Z<XqA!qvkW5)>$;3}TQG5R&Aa5l4R8iFul+2MXKk%j9HurRZF94a|-{aP%JA
uGQM82>T_UODW|e1TRcDL{kVkh+am~0mK+Z3HzB)(l*M;UEAZV!%aa{Mm;^MAhwU%Aj9svfo{VDcnb)4vJH2nh)XX7Lvl(>uKzy#
_Iu~zbT2NXYt4j1yC=j6AwDKVY^z&I?w1F}BYpB5L~jsb1Y22A1vu_}6!9mNDu1I@nn_SA3#tHd&c3>a|8EgXpYIRva$Q=lmc)a1
%ls``%yq<OWUAr}MWeJUbxr!$f$*ju-wzahoyz69uS9K{r7rBkZ;R#c;Ngc(@?lY_J`A)7+eae{v^e6bn98{5EeFI!NM9M*noTp#
SYj-k3^>-b>Q;Bvg?n>MBIdJj;?D>XEKqC+PI#Ir`N;ITnJ;CD8{z{D8!T4SHL!3+jg20%ij*s>H`d|6w6nDildI4trtzk=(}eoD
DT2Y9Kbi52zc;0<i!+vH_GWja>6>Aud1MXpT&+89%o3)C&rpLnBIR6tZaIopX>0V0H39n#oubG<H?DbnD<<}$L#8jsgPqj}5MK?F
;t>y9R)VXBXZrR1NDOI!Bp!eBPCxR?_}}@D=pV`lc68jP@%_XiY?y=)P@EC>eqrwHrC16uHDFK(H_PSs{ZTYcp|DI_Vj>L5nVrZI
h6;lX#;l4<IBp;yA26k6iAo7DsH$*-BjmUhzSf{W<@9N!jVTZ`5wk9XTF_k&gz)+Pbl>>w<C(0CrsT4|#w#Qd{nlLb@2mem@uqoQ
96SOm3hWY~v@mKn{-^b~O&Do}tb-Z<&xidIyWNRmr^d}M@AvtBJ8kjgN^(gK>jP$%h@xhs^Iv$+i)tf8Ae5ePB_tB+#F6L^_ughQ
AtIKXlIZ<_y@g2K(Sk_CI!MPtkUJOz?G>6Z{-rF>3<?3k4f*u%c;nGl&8v7!tLLcPGjZtsr{no$!(2u_hWs8iv|t<F^gnE`bU;I<
B}nJCjXTLMh$@|h5GHaXHglRlL|Ad9p|P2lAjxM@S09_sj697e5AzY})N8drr~0C&K&9A_+ZJ{|{b)HFWTv44&p*07H%(eD9Ro>D
ouq<EcDi9e%`j*)@(+rrf}o-a)Zxxl#DQdK^g2wY(q#|5t?mCAcsR^`DbU>4=FjJ+*KCiD#WO94<c9+m5BOQncxd?=ZTqDFx*K;2
hPu7{&(#*cK8srOf+|mHn1CFDK{!mv5gctF-C8|0ZbdmMB+l^Br+wvw>O%<4-J!+5Y>5^l-WW>&T0f)NvTsxSm$Nwi8|gDf5lqYy
RV0x_(KJjoRHZ~!Q8YuIzKEu2=KsvdU?7lwjKdiIkD`uv%K_)xwJF{E9A))o^hN{_jAQ3`X!$$RIOYpB4wa;!JRRU?r;UD@xP`QZ
*H+z!g<l|*h+oHq%HpGfy{0}9ShGH}tdvTGzlZPT%<_7>nteAYvn>l5=S!zvDWMkwO5#xdaP2fdpW(*l+*KZv6I#=Ux7+yl=?U-J
OhtmIELaP_*!`WY-A*KjZ96r#)d2Df7H$`Nb+aj?#JOlLjnCQi*kQAOB1<J*mt|G*m}GR{=-yhv$AzkY({Bn?$f}XxFkHA~P1-zY
{l4C~cl^5Qx<pu(Ac!hvD_t_XZXNNH^zdwH>`lzMe+2_Z@f9UdOf?cy6Ga696eT4fw}q3znOnPZF*~O`Jsg4M2~8-$0o3Ir@GYp+
&de08NV%644!Sr;DPH?&tlco@hi&pG!xv8~YN;k53R0PpB9wxP3L=T3SgMk#NSdl52x=y2h>Ce@t46e3OzWpn30z`t8c+Sr($>pz
G*rx$VT|40?ij9WM_F?nYSnf{-N+8yY*li1oQpQgLx#w)-mX4t=9;@pHem)L(;A8mTOOqyM{ac5(xNbJF5Q5AB)+)marCCYi#@EG
Z+D3lL{ep}g1fiR<Er<)^OLP0VrMyoP*x&}I+b+(`a!IuNT=@LUy6h1^Us;~ZP{$an?;A?^1A<LRpQ~n|9*(<$`2^oNsC7zDj(AM
>Dr-azP7AZ{$S`<HT)lIMke@m0Q&o3v&-X?TBFv&>ldY(M2f4UJw;DORYu+z81Ni1iN_LitqfiBa*LGMDl;-#ztBiOLGaX>Sx8E!
A1GHs()+RZRL#);bL>K{(;mS%MN9uS)pKg7O?8zeXu+g<&aSLYrq5sU{kIKzFB2%h;NUVWc%edkN^M0#FuD51{`ghSZy?xRg)={^
{5<5?-*2Gv16#`8xF)UGcS%r1niVxeXe@$)lZ_%_txz?gnRk)7U$4{Ru2KYp{;qfiArH(uDHUh8+jk$5Th?HWk7wGLSI_SGRis*o
CZa@ocLjERVS*Mc-*@EnbiC`7-R47tRmQ-=>}3Fn6A9oFP)JgglVBS_6l4q(nxaZZnrKQYBq^#&X-)CMrP+<KOPF8KG-?%y=BCY>
)=ZH?YL*rx7Hu<oe%YggTF>2K4yN{)YsXxPKaZ(=|Hs|qu@cU<7Z6sc8bEkpQUwlh{v%~3;xTETtIJQ9Aj9QRr&>-V@T2FfICCTS
Ja!Ug*j;Crmh==wx;ilR-;T-qmia@^vz};b<R@F+2GQJy_MhtN==kpVIS70pLTLeDlq0dGl_Fv$Vxpo}h`al!*R2z*LcJ;-udK*W
Xf3D57($X_NGySt*_z-$5JhR|(gwdm)VTwfR4<>&{a;O~uO0RQ2Z;NZAV6{uA^{EE3)AruAW)-sqp!yA^<R~nLuf~`hB|d>oa(=J
Ov;3il~X@XIh9z-q*mlVKg5|;XwgkqIUD}=QEU6xlL(5f=V6;SZeP9r|NLsK&K(udft}sjwg4moW7iW5It`0I)MB%H&Jc1WRxwKl
r4O@H#Qz@c`TuWkZ#nd*H%T;sjFz-%FQgH*AA7ska>=U5+1L4{|Frym4t`Vl#oB~&<Qc@~k-_=j(ZDCY+#sv8?NS&?MO0KoG*Zx0
NfJ;*G$d3#>=nu?v1&c%A9fRA$6+~%oNhoR>q1UfxsG1L3Q^tHY_mFc9<(iY4?*|FJJjLmFPDhpfZ+uMYR~Yn$cqd`l;ZDMkkn!^
WUelOS7mR#+(t^-91=B+Iwn3OskkN)2|jZR&ILs0OvzBDl<3k3fGGNfK=fHcK}zoDq=9x>7fQ&K6Oj@1v}2hk2&$rv%ApiKosMBY
>~_MN<(DrEr#fR69{P^^{!Q@u{(HcE;ac$|jFklywORM^0s}#z|M!gi-MR;lhJbp$DW3p&ko6=2M>Ou?Id)qD6FOpn*bozECwfuG
0?{7)_q?w2h&Y=C4k5ZB*l#LDbEpnv7E1(BfBD_QfQpg{;J|4m#>j?&cD-eG8kzrw9YXr$$NNh@zMLxt8})S6bdsXYVFWE1VFkih
yR(i;{vSN~$6K{lVE^TryQuAgmq`6^$-i`he<&nGexU<>E_xwXgv~B8ep-bLb<!cZ=&<c^f-4O$Y6wneLT}r*RGhgTK!~YU_F~&M
m?4o^Sk0zuP{dbl9~9!-zf_0JP56MHdvg&9;vj3TAA5&|A6E?QxZIRnyfv)Tu!CxaQ~6sJ6L*Fg1&I-MBEX=uADs{9t}xYw1eGMJ
rdU(6$uo}6*PYb3Xrs9Ip{2OG;Olc@f5)sQ8@Gk#!x${-E~q3a7;mp*#bWiGexUbB_80s<g%0<2(2w}65b})VbL+a%C79RfL9P?^
((YzD-JOv<cX+Rlb~9@r=w!CdS(K7ZB^^abmZQ<c^A=g?yDX{ek8$x7?s|pF9-v1p-!?}WUA{OxnsK?sMG~$Kz^jv-3zrHaDw$-~
=CG~Pyj|w96sDH^&I+(ZQMMm9$VB?ymEL*cVI9DU6e~@AB66bfPrE>sgON^LJ4q@77c8N1$V~>${7vdghKrgnz5ge`VZEOX2YS`@
>luw&^aIghTJ~E!5_0t&X4UB!cjw&?q^eiPJTubNpDbgK7$W3xq7VK&p1NLwHP=BJyyFfet81<Ez;t_CO$KvWddjT|N1=R4eyfFO
bk?qQSLEwc&PFOZ5c%JpyIQ3RN2kl}L*wE&iWV$y`}ZgC*?u1DBBr9do34sN3;kr|6y|e$r<K{`yKYerwX&S$$C5hBlwveB7s_`l
D-WBstGf}$L~yuWxegwmcV&7)P~AyVytM3%8F1%H;d8e{D5d@W+sJtZw0x!c?a5ujf{SLO9o%yJ*S(as<RM+&JTktQ*m3J=H!gNX
5!EGoflBVeKBUi@w3YrY`PYPZPifsBpJUzz+bJCJ!u@Zyyg=5IQ6&-;mRhV}<4zq+4jeYlS-eYm)ng(PHXqLJU9h|3$9(KU9EO$8
<+O(;l_!2(`5sa4UwuX8z1*mMca-m&wz6d)SCMB9HWerEaZ)ZS@tDCQj`K_=t4%&h<S`(jD6I8KqKC1@=%kSdJrlr^2b3r#IeUdc
Ut#3v)8FjC`Ypzv{tv7Cf?><Cuqjf+7XK2={)7H|A=&J=0yvL=#yur~xb|!T>n181YDt-?DEY_QdyjtE@!NfTHMc>V!A=_SLx;ad
hw!?I*t8LCIHkDa9j$6a6p|*TiUS`)fn*iUw78hjRYWpr+C8z?_;&Fx5w|7R!8<-3UgyO~^_qi!`E)*|l1(8lDgMlGX|WB`7pBq=
yYW6WIIzVjwNrhX<?IEOfY5zJXfU-pnpsxOLm=Cy@p(jc-BWkk>rUSaTu7XG$D*;iNv~7VpN9AzM=Ix`Lq$oAb=}TclhYWntGjB@
Fm%-X{blc5t1SXlBZ!EJ=dRq8*HPdI2Q?Ro=N#h+ID?GD=xkhi=9++`U*hJew8S`T=&qG9Ud~|Hy`C6jZPQd#HJ6l}?wU%@MD)sZ
n{u`+TWmJ+>srk3bj1`qE8&=vXjK)ilI4eF?BaH3ryTgaY*K<LRaAJ2l@A@|?9|i3qSkFOSvuy1ws^yPss`1YN;7#l%J7IL*s#th
Z8n0|x?zJW!%*q)?b0k-o!O*2JtC>Y!>qNSnLbu@iHz<ogGfQBYL&3I;z;okCEdux`MH&63eKJys+wk&3M#y(OyvViI!f}*3JHmp
n-OtU%@@kJuTKLoL&6oTF%2emy*$2qLX)?PUl7GfzAatjSi_1T2#c0N8jc{*T6|^NUD=x0=GCiMYos>TD;0FCNq*Jxd`_u)-e;?k
a-WXpF6KkD3|ZE}h}O(PI`Twfs?=&K?V)r$qJBJ_hlfgvPTZfT$#hBIVko<%Htjab%{`Fm+cgrzT7_2mjRDTtL&+iJkr4c6%rY1=
N}9G&H<ZDePM(vqJ2SJ(1%mR*uMDqd>YcE(NRL@BNMocn>vm~MRW!DpI?l05igKG1jw;TXg5{>T(3^IeD7fnoVy#=Qbi&d`^5SsJ
aWd0snVD6bGN!~mBM%9r?81prd%-&@8r>+&YXnqORcXZ*V=QJhSt@0<<1Er^mF}$9;&q$@e|*d9KR&^5(ygHL!h!453V&ra!k0AH
zZKO`@X&qDDTZaWREH6Qq!D(wb)Xlm?Q<G)_-W|MI5vD2b!;cnay=bvcDC#(tpm01Ua>Y@9r00xrm%4Bdbv}(Zs1i4)Yd>!3Ki6A
J;()3w$7QmYG*(q!tznl?@6=GVTh3gM$99r6m|Dit5jn7v>`0UiOFBe-}6TdIwW6xXJ<-LhqOtFae(klJTWf-7t~Y>)}#9V0p{a{
QiY<=d*_eaFpx~8)$&<KY}`iw9R554kH@!1NDq6=NoXt+pb#uR3G}iPX&zUQDJoBIv%UqzhpeAeU=K$H#>_r%M;mWaIqD1>K}=eX
fT8gsq<Z{q5HD?3Bh%dC-HzCM#F5@^Ax>FR5fGuv%yz`Y{FB7fK3RuGk(u)K4~!4HUw2%Y<$iuq`9^Qn^6R^1>PilON2g4|Oc`o=
P>Y8JNd%N@KtvAm9pIx;xYtg7BH5)h%wLCX!_{4b3TW2t+J43!i(4BcKT7t}hxDF4(Lwp1KQ}8;9zC?w6&w%He@AZLZ>VdOz-93o
V$|ttJ$I}~o;Mztv~i%dkq3>SXQa{r7$wvGtMC3ZCs9!3w<6!OL8VXNYZO4F5&qw<wZ#ZJc-g@u9#fCI@0<{SIOy!-+Ht3Z(8TxX
)52qD6cD>Bfi|a|*JPp}Pu~gz>!uK)jQXBrdTZfc*$`Ve$nxjv;i%7ZXT{e67drfXD!u-8jvN(DWKr6C;hvanz=5SH@!%D~GzB$t
`{sm-P+wSiBY|367lUr-r!Ar>KSpB0*rI-1X`Bh*_JN{aiden78k@ddKW#Q5!#Z$%xM9a~_SZVbb#-L2(;3&5UJ>T@cn6A@NFt*g
Cgeyb4v(cp>b`z>b6cV4c*kDc0jFdM>;sNR5sOj=uY7gQI`F<=V+^Xv8HBA2JPlvk{_|^C0^niH0$@WSxp3v*jT$%;18)V+Z&EAA
*)MuM7osi3y^EgookpVvpR-rCslYVfZzcv{WCieaH{$1K*tK0bq=BoyX?j|=#<D=HE-0U$dg*c}Tpxk)h$A!uN+YrcL`(_!hdy52
-MM72U;z4kpFY1vy4EE`d}$*QPeci>1dQU$EW2OXNH)MMJ9CE;P;+2Ms?>cIuL0dRW!*Cx7VSm<3&QOKbt6@=Dug6)u_+u}K@4N3
F6e61RFx>qvDAuIU1CHzVu&#D2n$$9a`?7pv*;s-iQ+E|2IZ0D^p6$_nl(#?aNTk1o}AOBr&OS+^#9545^D?`!~_xncXQlw2cIgA
d6fa6%rSS~cccoDhfiUTu4>cQ>LI_0Z3_mRIt~v7z|RxcUR3m)j_dCDbq`e1EEESUJ&v_V8V*xli8&)`7Z1YL2D&hJN4V0NH7`*j
F2{`D5G8fqiBF>Czfxkk`gUa(RKysnsA%=4-rYUFdG)M=rHyXW14!O<2H4P9swjK!5Wo{QT3rel*Bo@&$=WhW<v94+uQne3dB{D=
dmn}VI9+TKC`gEhX{(R>RPno>zTY(I8iVWVB`Hx-0u*q7C9W*R+_4aup-_2#1fRmZF0oX+r!Ml{pu-FE0KBbV!#zW;e&YRUP|(!`
mrOxOm9a?!e3y*gZV4W#tBVoZDK;Eui2Y%UP>N_srCQHbupc|LiJ7kQt~we*RCg2G8@)}f$VMb=2sx;ELgX0B$pS9rq2!2?k86wS
V3ECp;}#7-5f@`NJax@I6~P&8{}qcGcMt8DwhMZQ1C{8Ia(5si>w&4%kIQT~h`sGu6u6@Z`o$nl^tC|jhJwU^2_S|fqx;y^1VtKe
N>jKy$qVMftt0yWtEt0D)jRXIGre162~K08q5&XEu`<)uh>H&ge!Jbqd1&TLVkx(N;h__`0h-;0_<DH6M$-5#U9~3~rybh`kpxr%
CS0&h(KBn|G+bQerDE^<u8Z$G{x}(D)j%J%LUOJGl~F6A65o>S_}(*BUFK%0Yem4LE)d+21LNoDbxS$*><*dK%hH_DX6Y1lb-1f*
J7%J<3p`Ilk{V~57G_bh{xCSp3e$Tpe-BL3XdBQ(3KC-)JL9_c5Z6vzk~u6c&&xGtdRwFhq&*T`7~owfsR~5PeyqyCN8<DNlCcRW
ZyGB77G@#tuRAWB8lph45HK&yfY-5`ifciIS@C$12r%|ANWq@*_#PS!y95z_X^FW>3)Hv`lb8_N8Z*DIu+90tG-*);h%k8hdSn9-
4Q;0@OWBXpp|a_o{TqItCNfx^Mn6S&@%!Iraqrsq?&i}iDlOnI5s!zIwv&kI5deEbN{%<h@>M?i>G#oz7OiOk**;y~C|uLl@*0*5
Ex(4?0B$On<sexCv8MA7Mu}Fr+3N;oVuI4{NG#Q0g>`8giep$0MU|Fw?e=Nsd@rwk{OR=1!YBzQkyzX1dpgTi>v}A{KjkUdu#qAO
57(~jv)T*Z;2|O#jC<!g)DGNc2*rYq=7rO-uKR9@s8TFmyK9Zgy7VC=>yx1PzdynDQTb@L26V$Y0Bl{^H?ALg39+mgeZk%WBsOYn
C}2GHG$#l_83AMMWk&;-v)98$;Aw<EY7@6bQ4u<z79s;X=r}Km*o7=qJcwZG`ejzeioiL@s7wrm+{lk41CD(4lFv8Oc}8)qGKu!m
pRuuY)>Ju9ejw|$exm3vta36#uci3!3<2tdP-6W)v=>L?!+SmXz6M98&Bs$H=~S65L0Y7MV{#h?TBg?NEcJw3zWI5ZMxTw}bP3Ky
9?T@<QRs9E40lnoU$6j^T%CEeGdm!q?8L;H_xu(Gm!E=3$m3?Vi!W*f1UC$5C%Lz8`3R2~4)#^yjveQMt<9Tgp<v8N9<Gy6c<b2M
{KPwM*+zRD^S^b3T9d>JKw?_iR#bRe<GkJ&X5a)Fwjc}W#fKFRIOsP{1!!tcbL7y~i0{IEVT^+V^jpQSSjjKsEgEXVtv9tQB6pDu
jIcQr*$0%&&Da^4w0j!m-!<9Cd)<hvP+iu%s00mx86i1+u7=wT8zLHPN+A{mlc}l14oe@428Ij;2Myh^l{}hB-s|9T!1kX1w)mgd
dOJ|(bM+XWAknCaS_}apnY#GwJL8b09i<b0D%@}u3~GH02d$~UcU>6iwlU-mgoEU2)KEBXDo5(pU9f(w5a<IoI2>;DJ>)s>&i0$|
oUrX2cMu4?4`G5avx-t)2=v~E;c0C~iTn+3>MbKk5zPlNHYx-bWC#odlqFXmX615XKhfB6HAbVPC0o<!{;Q*ks~%+he>P{;e_9(M
-FSW-zW$S%Y!`cu0+6SOo8b>ULGF44pfRXX%A=Ji<(L*zW~3V^lmP^C@%MROOb>qztM_i-M|IAJ!hYh9dEdkAJTM|hC*i_RBJu22
icqEOcMgKB9t=eye&~oIpNAV;PQKU`F@!&(^LA2w2m9WnY>_S8_1ED$m_3xX&?5ZboprQP5ry}e*QtH6iV+yF{JU2EeBQ#vu({tc
9C{4djrCN$)gp>Ej9AOmbKV-zegM`E4Ye>@S#sq{j{nETwz|;}n2M+%h!*sB7>>j%WzNHR<VJq9jY238O6Bb7ob7E6)ZE}^Wi3SW
ibE{Q?q7$F#{*p1R-L-Q*IqmCLlvV&g9k|A!rb-Vj{^?gynl1=Fm20tE*5IwKUW#!OY`OWj|*r^)Kb}{=(Kupiy5!zhlmFkj2!=D
+BM*X_6w!fk~n_2Y-IXY&uOGzrG-3ASdKd<2FF-j44(h9*%0+YcT#QK{HlpRrBuvQpiO6@qAU@C2GXJBDd}FKw3?(XZ<ii4%@2cx
gV4A+;PN{m*~IyAjCCuI99$^VG0G+bx^k^0(j2_^<-%$-D)U*T#~MYCEje0(vuClXY#7~4@a^{A!Me|){ATWuuG7+!L){Uqa^WYh
f2y>=v#%YLYoOZE^AQd}xz+D5GuJ${lUlj6ZuumTNdtk0?Va;nSYiNsc#qEley^yrA;f^7!m-oKop=Tmvs`|PIDFMO86)f(4dNnM
7o8$5IsM8T2H5!+I*a~IEaK%vHv9dTh8Va4!mchra9T1t%!y(_W)?Oi5^_9y`kcezxjDUb?410A#E|6;8|PWth{?W+myK!LJ2(0B
oKo?`Bq}HhLM$L=acq5X&5o&kNeS)-3Ccx^pz2}%M@qeNyD>G+(m3qx)}$P^l^1X26KZQzSe9(CO+}@$Xh<T8>L}o_h!5=H+PP|d
G^d_Jzke=zRe|h`>O<f4nfp~ys(^@xTh}2!!|c7^k5hxL(`v$_#T8hKGS|?v54Nl}ilX4{dT1)qlSzu2^^O@MtF3Cx<0x&G+N$lg
RZPv~ctl4od#)B$cNKme<UNvpY_hK;#FZ&`8fB*t;vXfVT2D}uRHGt=Wg^8Ic%5yuD@-CJ(;Cz>;**y6ti2uIJs!PoI9}fC9IA`S
aw1)}TFi=Il~uvY7AvwbMRq|uP;iOeTC^o&P%T|SIV{0eMpD9}!|wav^iurx;TJ!9xnPO<MD7-lS$AdCz;cqcBW$QNB-AG(+D|z>
^XG{Oa^*REe*3-dwMEe`+}4aX&+roKT;Hy?DF|d#Q4_;=?aT42;-i^x&=4r5X_idEmZ^g~q;uaw9D#645J8}a)Lga>+I80ZTz)u{
s3Z_HPpngIjl(rqIg$;RnGWGM59GMmew6N59qU~Pl6@H9*Yli3Pfnj_Xlhk(Sc5e*c7E@p@T37^ULvp+g)O<U5CLKJKxn<1Vm%J^
P(^?g1|~0ynlyB8?7*=i1>YZhdR-V=VSq*5nGE+kY8n8SQdkm8K`Ay_K`lIX#d=&T6R{E#f&i?7#^TAQguq^-jea$)k{R?2UGqkE
EZ2aC=ql>6#8LGy4(XfLMXOK(AU4Gd+&Cd0Igm${!4Ib3v`1S<KeZVDu+G0Z&MX_nN1eYdk#Wh9Ce(7Aw~E);-JkXCAK6A04iYBi
J23r7CLGTL#+h}luMnSVu;r&30l-pP2<1x6+ScsK%nBGf0IHgb0iiF>8-=VnPmn68iyirAefKYYYj(K!WOwP8>^}ZFDWLn+N2L+r
Ik4nC|JD6}Hx4SlJ<qp4M)ODXPnRBKWZenq@%beVOC)ux^fc65eXsVE^?nkWF%=X03y%2wbb*If_kI0_Dd^SRH8*7i$6i)!y=aYh
ZsHvZh;e%a1lH8N+QM@J!`N?4ys6!`&H~u+BOPldDdj_=rnPgWoQy@C1X%rCy7u{W*JbDmJS7eXN+MB+XmpeA^>%+;jco$z0kF1B
C-LT}42edt9A9U3ArJ5&+f;?A5G?EBz5nzuCd#1n{W=fEJq{66J%GW2IH2Pa6tN)D-JO`AK!$t)F5%BKiS+c9PM53k4nREaNVbXy
?{whG@=qR=E4Otm{7+%7hH=U2XI<SMJTBrT4jl>SkIxMz{Qh`pIer5Pv|AHM*+VT62hyE~Lp@ON@RO7G((9iZc;7l{R$ef%26?x<
V>gKB^SNA9eo^za*ZJx%JU$m{Wv8&jCC3gwQV8)tQt7?N6h(}r5?M+O(4T^bKAn*8kcG$y5OQ_{wh?j*Bo>NaO_#Dpy`P=!k<SP}
>%{>!z<)2M{I6rjh#R*E3P4z6SmFsnYX#yxYwx5MZ2I(p3~%K6Ji1QuJ(@1!HXypFP0r9gaf(2Z!1`ZC<A<q5psRJHR;*E*CMGqx
)9bD1+L`R0G*I#8%KHBs%cRikNui$NgPKumqAPda5izh(YDC=(>WH?=#im9nhd~sWl3NrtFkK?+)cy{R%7xKg<A%%gY6%env^Kuu
riRwRH(7B0UH>1CjhI}uohY;5qK-YM$i!UG-27gK-4w)Y0@O6nf<rlQP0&S*rWqlqS_q5pk+##v&bBQ>#JWiYkfPATX(+h&5c;99
C8*%T#ivN*U?9pO6f(S-hOhxN5IWBY!StYo(8)o;28r@}CfgyUJ-XaS3LxOV8Xm7m6fGnT-cKTxjRafQra(@}0qhM0Abzw1#1b{a
VUeLiL$}p}DfU^GY}ge|H-@$QkWE02t)v%l@a=b<_AJ=Z?M`~t)Cst8@bUv?QU#vLQ-4A0aSBsKuS@E{A_l|;BS!;w8<6+x;1~zN
`BjBL67mi|t9A7Jsk9*?metdFe^whgDWiCwR3v*rUBA^YqpdV!?XdI6c=%l{o4Mzgb<!3c%(9u7C11_aIQzrtd9I>K&%6((T{qIn
`<J3PKHT*}PR^R=Zoocf94C!<Lo@ZEMlt$6ID#<Xhl@Qh)X``7W|K<w>fjMWlgS~@vds2D(W?=~ve++brxbKW`La8m0iUJ^S4JQ4
ue2{a?^O6csP>6$@~~AahX<Ck$Uuz6RAQ^El45n0NqXD0RiL$ll+O?E!~QY9U-Q7QZ%@-o!5jVc9h^d$8o1)4gnD^Qf){STucL%V
sA_=m@ZZ^>jOM<hQH|cVU!hZF_?XjPFJ0^>BqD2qua%#J{8otRR|OE61Gc>5IQ4S8V6dQG)dlaaGBz53oFE*48Nqf*M~U|T@hi`2
h#DbrCsEJi_=n9~CGFJeW!t7Y)KXnTAxEFqQ(Ra5Sul>x1of0N`!AlIqb(7`MC2HkoA2N1SpN6>KKFHyE_A3Y+5rIu2lF5XkTl-W
QP!8U0l8_=`9t2Sy@UiiNI6_MJD5yCc~qCSx-4f<p)+<5s_stI?lp$70pzQs2Bo`otFZ)y#0rovUsMD0e2^j5!d*&~Wx-7UJIy9b
mFbp36gzrSVXVG}Xow)=he7X+O)^dvpxpLI`OIYnHvd%QJ*$e+O$jF5zL$~BVE+rZEJIYW2XZj_{1bZ5DAP8bX_(2O1y4x`?nc-`
k0jzQP|A9xgD$e}$LQl~#E|xT1346j;mE={T2cWvtFrW60Os@*F$bU70UkM*AaN|VS8!JO{3H!^sCu!olSUtHnr?X3Mfpt?*G%G^
VA~Lq#NSX8Bm_hq3sY%`mU1v%pjmP2fk-12yTp*5!1RRr@IAE>K%eTRcZ4W06~-wgx6xAThR=EZl#L)}>eLW7D?w8Rm6!$WRHj4+
rHd$DNvCxQBUm2CK>dEjMxhM71r7mmo)4*@nQS}qQa>IL;*>N!_MdDnDi7s`>gv)ww$wZtx1s23{T_}M?Hu*3<pOR&`I3|ZE@LK0
@Q%*BMFb=lG%;byj?dxC{C3HPuAVgV@+V4>?Vd}7hmdNq33@rdq6CuF#hwL1O(j~6SYUy!=t!Q1x8s^fscBAu9mR&`LExt=7c0@}
cLvKL1r~QL5S&SA|D18Uo)^o7_kTKIw2>J@9(J#Jm!_1vPlt87$g%G28Klj?Ne*U9lEnlWd*=_S?V=r|S=U!~6(B$)hdC%855+dR
B0BZuj|?pnCF04rURVu|NF)@M5P?NOE25zwg7fGw*4W}B+gNW+zeFCdueE(kI2p@079qXewYRJ;-&sEc^3KnPx}Ewb%_pzWSYzVO
1_0=^%a<vAn<<mDV%w^JEe}FRt86kf1cA)_jLV-P4oju$TS`wynH-%DAvV*b$x~_68U_Mi<7K;x%5ayBi4Q?qQ<y7m?TO8kiN*{s
yKu-OpB!?NQJwmeHok<ip`sDxkm(7qr7`L<WIZs2$f(1~DcS}Fk4J5s8XTlHf<cnKPF`kAf!qSm-ZP%82y`-x7KzN2N^-y^vTVTC
(t^(XQ?m*@c}g1Sr}_i{dhqWL`m#?00Kh@Hbk}KW6zYHph5V;W$uqrx@Qsc&Ixo>Gtok1LTP$w0L#WD%syFJ77;5Czfx|Y|p4&CA
48aM~2A*RHp*GF1fr;BH_IW!}jN*mRoDT?mp2IN$l~4_VW)dLh5HHNJ4T3%GOJ<j_f{$yy$VxlCS<4M?4|OM<eNmaSj{Bz2=|+du
P@7Jfp51I!nNpSKDVk)*ElX>DIaq=lEUbx=Uu5aR7f$XT4u<Abq&<dc32dHK7N@a-siF=R<&6<55GxWxn(sZPFC|&w+cLY|4!O^(
9WCHR_QYG1w;^gil|rm$#vs)ld*z}E*_PJ1$YHtuNBfokTkG)MFVW}Ep9-Ff<@>%}me|`Sx@2^^WH7@n%Ulrr`nzszFIaoy8Ibc=
Rn6W41Y%bb)ULJ`Q{4>@B`Vlsmnf$p=vc?%SvGqJ%hBh>|2Z5C??G!cf;~~#;R&EY>%@sNPL!jb+Ii^$%@*X$+MqFjJ37!f#c%_V
6XLJ@<q;RCj@v<<J&`QlvMzSgrs8VEvg4+eruAkUx)}s(TA~3U2L*tXZp}>qYg#I*v0_2`R^q~?PnML8h5&mN&t%;oGl*aXK>_x_
sJYSbO|HjmVUt^SZIW7PZd8{Ywm{PK6ihWRbu5mi#6eQk2x+0D30TGs*Ag#nEY_QVEog~gGIwQ?z{xF#41u94TEcBY2PbM)alE!o
hE)j!lVk@1$t??SQUI$pVhI&1YMFpV#++*tbkhM)bC)HcTL?L-B`*V`ann&zhHVI`k~I&`gL2eyT^mt0m=}oAj0+ho2ND_qy;`}G
K3YVv)Ka9O#_zb1O2ek!iFBfQ_ScMy7p~30-1B$Iz<jjA6c!pN0oBlR6_|+@<5wKA_9dpufsTlBGGZo!qPY|}TvD_K1R<vg+=nrx
4#;k<Bx?*h)4siewZW#4?|~d-MHQSQlE{(3b}S97IOwlL9U9E=oigrm3<!n}Ef(W}O)3T1wt}_mT_7V=1L~EKZme6qsCHXvfCVG9
!*DrVi=N1BPSdu!Kt)K=*`eKv6g=z{2r8(M76^MVx{jY~tY|YjtyR}M)~@JPzm!j^Sd2SV(kG!##1EN05ZYJUxO#V|iP?zr(Vsb)
k&5&5K*dhxr{v4V<)%WSomf<XYN;ZcFOnecU@zM+y99nG>aXbQ>U1BD<yP3ErU9ymEq~&wdHU^|etPcc{D|BCVyx?mak>~a5kaCT
yNbh2p=qcCOb5xEIL7T}H}7@>3g6bR_@49CC%=2{F=Gt*COgM`RaD;@0<6N?)I??NCgn0LNF<O>DW;cuJ5&%en}-6IVlwtYH_anU
0R_)1B6tY`m}OmKUXK$6HxxE(o586xYAoW^hPawKVckv_i54W*^9%#uBEivW)|4V5McI^4Sn#cRZh)=XO2SrjG-Ed|Fz#7^<?IgK
F+yfTqRctrHWH=ZmkI7394TfrDos<))T9~XZV_Bmyt9RLC1@M<r_QT_!CkvJy<9o5QB|H3e$1`V=jZq9*bK1eME4wdW>}8Fz9P`v
BY^Q7wTgnJ1{NXpko=J-?i^4DN7t<_wN|9s$ac)uaiNhBFI}J}x)3OxQc`O=Ga1Z?D2W)p^$%vnD{NwMr4hI8L$Qw*@3q`~BSOvw
2*o0XX)#Jw6H+KsDnXGMYD~bp-O(SQwg2Gi#EvTeI$o;y`vn|`f8T18ZxyNc>KJV8oo*z~HeZ=Wvm)*K77MSN$e5LN?T?*cTMBMa
-Iy{spASg@XaRtqjU~#3*nGvZ)cAIu`kkire9_lZfe%;Jc0M~-{T&#(xZ@_Dhkaz4uW`56$bYLgQ42q^0eHbpDzC0-ML_b1^BJ}!
gq+-7AOcP3WEq(u2@qZ!#6-uL8@B}_#aYGg5@jy;Z~b?{aI<Zfdu6<DIhHtScW<T5H$-^SEol}MwvH)5qs?&ddsc8QXtJ=ib~KtW
n@2z&)!hE~2`FN5L%+MaOEMi&yF>kCG!Q65+ncuyP{rF{Ko-Ekes-*Y{w}R)p~B8kufFeYZO<)5QLP*Mt_E3DiETwJ<Facyg{eOm
p1j>TyyZ2RJW|m;y7&8Gcw~4gml=H=7^IOhu9?Vl(t93sLYf_-cAzw-h8s#r8M3KvG}6(!SuF!DDKott^D!MXcQm$+@LsvuNSYLz
MZAXM&B(9=jMX^QQ={Jj6h(HlaEn(Uivq(blsbFtu4!RGN8Unp8olDgnh4GIc$2nyXG&u=eFsHG2vk!X`fFin++|{D-V?SL6Xcj*
HTC+uF-?8BjV>;!({_ZLTz}IoL8Ngz&AK%MGC{WDO)B^2M^49lHT)2BOPXNDyxy{=lXS7qS~uw8nH}=PrwIb64sw!XF$#tw%?ikg
DhmyBsP5YLLpdc$4+V3gq!aQlMo}i0#p~HX{m*=LqAWPB@%Noy@XG~@eh#;rH$4oxF7$O5#ni>hPEqhHs{Ag=2A)17%`ReDWW2KK
W?Z+HL?$V?WHkI3e$-Lc=Xv;^fiJIl(=VZ0R5~nPYZBX7Qr6#@w%I$m)%)7V@~(CD8gmTq57E=&JFu(?<5Vf12Fa#<c0!~MnL~<7
q=^J!Gp>30pBnG<>&!sqf2-q$bJuC8X0r?7C6!>w4Y<VwhmndKVd{Hxio;ig!m&XU=aT?1PRBWdMIOf|eoSU*t2<?hl{sZLjhbiL
lF^k|VNeZ)?kGzc7|5Nam}K0ru$wk0jw)jR!r!Xbz2O0?_oZ08bzsF8`22Wau`wj)U7BDnEvqQB#^fvJ1xo}5sD&X_iv=vyL!->?
dm27X?bDF2JAwpgi<Q36;aBa|tz1P~Xu#tSSf~mJ)ZEzwe3_YwX(=?4E^``Ul5@E8j2lQiU@+XUj+&6f@_c@D4c8g06R#*Fj}j0_
AeKNB*)Zb8;Zzbg{z!A+v~fpzVeFbE6|f;W9of9tl6OKA%gmx92417}1Qdy}A>^_<l;UV_h<#Zg*pdB$#1mR<Twk}2`qQ{O5&L_4
X?odRvdQJXq?txWHAuFdbJ3<>QQg+wqGN52NaN$ncS!LY)`T5r6uRW*<?!O29zL%X+C|LiN!raPecfe^iB_XLvLn7zCx_R$;g7K?
?(fqRqWWT9@HwFE4FVD&*Oiv=^awme62xcuL<Xe}^=11sqp+aF6X1QsOe6pT$=n{q=e4`KBkkF>->rt4o!y4~kb~y)3K)>Fzkqo?
v*o{7bPQF3tm2Z27<B06OSu3^W(bbG_o$}|3gwB6g5nr(<*h|=SlDKiL`QFaboqbAqo0&YIPb<2#gv6eM}o2+z<||GWyJ<GqPQpZ
N+S^L>B`*4ez1nAt#TFcz8Tm7z>2DH%6Lk+F>W&=hcdN>TK>N6(?U^EBSJ+&F@TH`B8P6?d>xKFx!v>=e6vnn?}<WU2T@bqHi$Q7
*4RhMRtnyjh6IQSw)W4)BnpH&nYLY=xuJBSCrXd~aXN{nk~P0yO7&WWy)aV;1-as2Ls+0Qqn(om5X)0g=8qDjAy@D|kZ4{1uc9G(
@$_y?O;HGKuOiRKIS%Cqp|^utl^K!clkDTm+JFfK=z}M1C(oB}dq6eT*?bN5e(LiO;9J7uk#72;-i-U!c|<9p{2neD<mR@*_;}l@
iNALpUvGVUDN=N9GDLDtRQ|t}`!~rshnELw)629pGbOJ~%4Q`)H6@0WO(nPRwQ%mL``e?GhEdQM_^ca!xlpy+c5lxK!!|uSU$n{t
zo}IxT~k*J=t`7;iBZ~HG@vaj1YQCm;l(K`V)<HSU5RESqA_P$vliwU)lZsY9KUW9`5}xm;c9S^855&eg>f7^^L6d)&s6pC;p6M@
$A5<7o;9Hu(F6fSW*;*KI87FMTO|9aJ1vSgZFJw3c<cqSd|Lrx$d}hs9`^1ayk`lE;;bqpOoDXa?LPm#$g`vr2B$b!=NmB&8S%|<
JT3hxg8kcR%Ef1kO_uiaijNRz!*RVuCS`F#O!+&pY8q^4@^S?gAp{(fNFhxe$2p{TJAf&=6r|*Cd2*K%u5{9f=+_R+AW--u8USpL
*I=DkSQWWLeGrXBDsrxjJh*lEC2yR1Dsj71diWmU#YgsgJ>NmOB~&#%Av4DX!daH-(_KezmubtkZgp#r@W^dY+vt!5d*0##u@xpT
w%%wJgAoQYBt{dt&OEcL9WyUQt!QH-DaJ6~h+&#w&Vvh^$hb;eZeKlgc$d+69Q01*(BrC-KvY&L4-ud4`+TYkBy9@$xD4}T1JNQN
J5=j6o>groOJa=H8ODhPP%08!#YeN@E{mW%ZgGamOsMTx;m!vFBMDfP=G}7<Kn9)44!&<pCY%%@2Y9o<f`<*oVAU{kFWX`L8)Ba@
R%5$p9$158T_;}|U^{1iRDm*CfR;DYtGSUoDS438;^V(-ycP=}h$$7FX+~@}TXXRGtKyy*8f33z<-*xH!pVxhwC5;1*;W#h3zmaB
@p=?MyWp$Zk`%=$VddR<Va%qR)b!Em=gfKbxQ^N`ow2kts1iY<>ieq7#fFl+8$~k>*}X!7#m3fxc}jZPzHAD!mPGM!iX5SPa{9sd
etxXQNJrmJrnsw(*sG*ny2O~1B46h(#Sdk=xI~dc)j7`2rQX1*Vw7l^O$0|Lzb-U^gWYHZs8=Y9HI5>Vh$cyjTJ!dwNFZ8$3ZA%d
_<A@ohC4X3-9OoP{TuX+`CCq`MtM^l77J2Y?8cbvHYh1w+<1JWf+@(Atw2+eQuEdm?$-&OpX%?{%}0w-$lKFV#X}RF)im3BPF}+_
j})xvEh|zeEZwt|yj|l$lZ&+1Tgk0j%D;P~6huVUTnC0s>%9!t!mNqaG&xB{uXO1Qnkkc7Naq3>R5W$R^<ZC<t|7`wo^6-5U}=YD
No!)OpzLX}s<L|ry(#m8!_!8l7zhNBb}Yy_9jZT+)nFt!ApM|;Cy`ESkXRn=MjQwm#z&p?_ira}f!Vl9l?=gxAPxjbNJOM}F@;Ps
BO?UNDng`P_IUoG)V1!8`}rzkbWgv05ysz2h|b@hvTb{u@!V-Y@k|l{_UQN4MwiLOgiRIs6IrOh6(`)4yn2e_oxRqMXcR<ut!8W8
S9ETl`wxi~UYrjK|2M=75X!~V6Sx}lp`dDw%4+o&ZW7Tj5q$?W5Qa!yT{LT8^aY0(Qw~muVrAgD9B4N7Ls}n&tZwv*k+DSB>}GGZ
3`vRCiecfX6Wb;7=^JV1eReh7<>2H`f4ba-7n!E~eRvYU^g~YECuPG6kh4#N=s^}-Jqg2>Mv07y<7j}|f2kNMF{D;)hT^18mP}ej
g%S)>L6R6V>0_Yo)IVk?Lz3o$7xB{11ont`6;>)N=^uuF0_Tq1_~p%QI}U$5&bDk{I{aJJO;bZ|r}tSZ9CNK6UV0X*TO#g)-z!P6
dVBNNnl13~^AW`)fkXshP^+wpcXHQKTwGVcUYO*N&>FRkkdtG<rUmU{Y*NH9q=z@|LbVj6DCp=&J21BZF-&x^iKNV+=bN0IYF#1+
XvKE{6bS&v)VwU~9Cea~EuW;!&3q!iKTjvY-R`#au3o(jOOS~f_Cq2qo16CE^!^r|DMzgO`Z$`>l@M`GULgIye^Y+F_ZkT5o&9U6
8-j|JM+%BNP?4=DM=Xm|kqV!*ZusSmQ`G_-qY6XY^h5pI{}^Zqu*g&+Bh%WeKv?Q3v}<T0oak4&gURUptJDn?-nzg9kD!O58oF<R
yTqq4H|Y`qskL_*q_h(N+gbI4r9!Dg2HAKZ7R(?q^w<Ruh&3Yc6XTM}l{pFWT9_DOd61yz?~HiSpY*JVR@S`Yb_yE35U9}))7gvL
P^qR|f#m`@Dp%Oyb`})Y9Eem04~5ghw4C`nK?Xlk4h4)CADwJQj3qBJ&fYQ9`5Yz4^o1fm*Y3Ln1s9ncz|fZ+v{8(1`oE#+U)lQO
OcW1gAUk)uJgG2*tLMYQC`wEAd1P8B-0#x*QGzlHSlPgLdg%A9x4U}kD`=<=E?f^!2k(l<ukO6ux4ptw9T=16J<@10de(lE1FizN
MXfg$=~|iku=q@o0xoIuVw4k7Q&6z1o4djhIpH81-t#S9z%=D}Dmn7{>W+WY|4HA+uN`^vv9?v8OsI?LL#_9|8HON3l_~>uo9y*(
GV$43o-IG&$YL%Y*5*WjMhd+_P=7Rmsi7CtSyteU>rw$Qkz|lsFFzf7&+?flXbcfq$~`W{M`EMVwoQNcB}jS$O8EXoK}srLEQX2L
IV1y1kHp|_fm;mY)qC~Eo~@8+ZkMfr&7%LYm{65O9ZlDlmjccWlxqX?+)1NFDhp4j-NkWeML_3zo3=<%aWZ0Fn~lgE3IvyFliBju
Q^QA&K@hwIVYXmP(=n5dmUb4BI5`9wlQja2X#A@6BD`LULh`t9>wtth?F>3V%jwlf`$mX?I!sW2ZB)V$R>iSS;aXPm&bzzlH6@rp
AXruqyPf?vG(|^oI>WRR!>t<o^IAen=)rZ)vlmBjL;flEh8J!BPKQ-m8mf`MhO^?$IsWgII!86@HG4Ai=o(;vB5~zu(SVqN4QN^&
fE}r>NR}A(=^Ri)N(v2&om?lx_ZDs<BB>{zBscgv-(yrX-5*{boIEQ^f^D@iAi4>&rF8>gn>)bic58wQ8|s{Z31hBgjX{o@Xm`ag
T`prIy*AKP5O@ec4IsXcGfP0~nhiwTxKG9SBX{o0wD@AZUE|-R(KSSeIKofHc8I!KtGY{!Zf8Jp%uMKk-#|+-I3kg%)E0`g@Q4|c
nqw62s*1+B*Z>A*?`c094@73kAd(1Z5(fdlF%`Z8l3LNDZ1UpF+))zlEQu0!c&_64ZVru=r&rj%WuF&VTOYs999X@hq;tADKq^5X
=xUM@Rnhcc1ZflT$hn`wU-RKNSaBiPE*$A%jSd$hrPETp)RoIiZo=a2c|qZ8A_I_F9y)gRY8Ov$FQ>D&O-OzWB02&Lw4gOCt=IDi
r%LkY46)i-v)DJ~c>rv*FTwbA)JsPy#VQQM&SqGGQbe2@Ir%tncwM*)xFC#zS$6X2UhTW|(-=4-$bjHnr)_7mUVOWg<QyC@dw??K
adI4WcAlBOceNY>F|%B=2GoIIIoD~mtU(~vu57;k+{)yMT6B6t6(N1ccLw*EMT;d#D1nW2xm)NhITvxDC^<RSfUy~nU@IgsBagPy
)dK8Tn+mv+*&;?o0Zo|jxTCboMu%6XD9%FG*vyN+C4E#)NL3rfD$liCSPB3vtB8tDoTjI*Sg(kwvCHv>-#bd-hS)yIn2<;;N#;>H
r^fnByj~)+FPSiZuHuL=5JgmsRDkSg5rT|*-g5;Y>ZqXyWhFp}hD-7T$$J7Rrqh+t^Q^-UT`AJEDx~~$YFv}akNWS$?-~SidTx};
>sI16#v(?|_FS}ipNGu6tM~KYst5)_VW~3J%?-Z`O)N8#J7zfCb~^-gj9wsX*|O{(%_`ZDyhcI~ICT*nN0o#{VCxKvnTBdH`CHuC
!b;#sZN9sW)!%J|4t(`6Jy**xswDB&u(o?JC5VAqf&|eR;!az;ml<O$Nsc!@FRULZ#~VvT_?lN7t6xo5m#HG?=V1G>o$~o>of7JK
0M3f&^G!2-|E<tOgTDGxk0W+SC?4Vah=L>#BBh2*qLBq9E2K5MDK-`;TA*p&x^@1)|J>HZoQ@vjk6xJ}*dJ?Asds8Bh$3~Y<IxMV
g<pa2a;_CrM2aYXKQdUr;h5C;n>-=nckSQ4?#-31S=--uVbu?7!w>|3KJDcF+>BfdqK{~X^BO%KdTaRn&Fhfm@wpRiC<=-t;Oz&K
zRn&IO~qk)vr#$S6GsVsD}lE-U-ddyE7xoOC}(B~oM5$fnyWlXLoD;t4LQ4XBGA%8DC#fY@ngBX@7t}O*I(KFiN{?BL*P|pV#XaI
4&)$oyF4?)gYPbR*ZFvxoP|F$iPz5-A|eG_)oDyzPeC|^4oNZs`b>qEa2`kk0Rx;{*+!vi4dts*+2zYYauH@=r86$49cN?WcI5Fk
{psk>W=eJBm6_=Cpp#654x&HVZ;_x1B1PpTBtR4e_B8uy1%!#D2_j#DLmAOQhRQ)@0Pccif!qpy$WdA|y&>+?-dUBC5*osS9jjYk
obk2kTOH?}vd^^x{<WDDp}e*EW!eZ#<S?*fu9`N?8M=g(=MGCqu_BZNL{=CBSd5DxD1omT-*0oNP7d0m)^TCkLPC-xN>Z!F4unC-
j85FZM`fb~ix~wW@uiyX^_1de^z@Yac6sV^K4KnIol^FL+d0z~8t&$y!?}@;p;4AyvCA*&s))~5DsRyXO(x$-(YvIbac52QekAgP
xZiY>Qm}c(1tkkmCfF0P_w4!M;NGFr<J#(aKF#WBOl4L+l?5eKS61ntE9-$W{D)ePr}}oqoOQNQjFNq&VkkQDaFbJAa@$-G31Zes
1EYZBDb2}@h4t3_JChDMFq^upRK_6}HqHx0K@R@ILlCrqzJs`u!1&s20mi@>xx953Ad!bxGy!gb1-v_u=Bl(1%sQOkyz;qK=Ea@~
sA(WbAs!2M)4@HBs-EuEHh=!(Ou?|XSVs3XEQ*JvnvX#-2?#n!3#W(d<(%+015F1Q?=>+aZIhL>t^k8%D{EQckXWRJ3kwHY88i^c
0dPUMUPYKqrQ5f{&cI$;;{fjez&WQb)y6@2_wqLI*Aa8!-BIFG)z{NoL6FRopJiFeMN3l#mONobX@&f5#&NUYKPnvT(Nbu3sjeBN
a?*$n8fQSpSgwan4PJH0!;+AKb=BVyCS#J%Fpbof{9j#>t`J8M;f@+@6PHfHa_+($%7P-I1A{)MNqz8sSWO)A)tTxZoud#smKtq#
ppK^uL4ZmbERtk-LO4wf=4W0K>hZMVX;e&JejHuAFFWwzzmVbHE6W6wQ@ie6VQo(RT*m0hw*;-Gq9sgBN;fIibZbT}yJb!qqZHIy
I)sXl+D-CjgcDhr#6>W4#avvK3Bej8`c^jC&tK59aZ{&(*Wz7R->s?e$ulU`TZ43#rgftIJg1r8LB4%m_cUNJ7`>s9i@3!-ClUi`
2vu70a(_qUt2z+6Cn1ot!)jhsXlkIERf{X_<LS)ZRrs)Wk?(92_Z}9KNa-{imngghe|(C)==vtwr|HcR<Turrj=gOvzT3VdDIof5
H*4Oz+6Z!vK^4MVYglTgp>19sOM>r<6fGo=nQ>AJ6d0H6p;u$VIX&NZ(yhL-WU?F4!ulX!`h3P`Uzz0ZZEGJzJlo|5Q@@|z=i}cB
#6%*Xlznv&_h+<~ds{V&tK~$7<*Le6$9fuo#z>}OwQ`k%bI`oybUU04d~WNiZ>DnLWisHr3hld^hCXSBS_|>CMkDOPPKUR5e9ZKV
!FC^P=^R^!UW<lOc8xcNxD*wu22jB#-fr}qpcLHwP}(rCFhW$mK3tKryJyx&(a-VnsffDyDuYz>owb4ILq<74g{%;U0JJUV6M9e?
heRGe9+XJe%_yzrDuESxqpC%#qSaS!RgS3C1`4a<phyK?(d`;9f@`++y{g%BIf5qaf>*YA%(ZoB?Eb_B*AS~|(;6Or*_~DmM=A)?
N|RrBWmNl@=22X=Liqw95rUA{I~2uMQ7(^)PU*fl;AS+X$d*-h=iU;#Mx-jgUU<3HiEoQBikoBlG!QBp#{d!wI|gJDY90P`1u0C#
dOf~|>s(z6GYe)MH-=E4Cw;rbNK+y?;WR?QY>-PZ-&gXU)n^;;*#19XqH_`A(Lq6EQJn2f+6WN5AV~q#T!7n<<-uHK;*+GKyc5E(
La4jNYglO5yrUKF^=<07gWMQX8dNrO2xJ6I5Lw5;-jMcdv@7c2+J`}*-kGyACLvm<W;tm6n8S^l2x^i-D|TB}_-1Wx!H1=Z45}Ol
t?=?<4Cdma-EQc!{oG>qvEyCuRr$|`2zqGr6GSTy#W92j+tPcUeRgOooIPW<ly(>vhOyG~by+y%_aeXwP_dzVg;Z8uf^;HI`Ob1d
^JB(cs~;AC+ezI*k+}2C=|NX}k|1_Zui+H{K&x&nr;MOZ#+vuer+d^3*_ndDU|WS;0i;Jsr3sQ0!`X<os@`U0Ate;~PKYZIsa`7G
$^%hC&;hEVkyHll`nuw#vd>UFy?{kU31QXsP??6KaG7CiMPIgzLKi^$)3z)yTqO`42r3E%YA>M|1f0KwR$oZgn0pY=S(Bt_X1Fym
7F_)~_6ukzunXYqj|4h^5P*2r)&Rpv9v@r&G-?^m5!Uz=>xLzv?epR2Ex$Q=ze)C24Q&Wn^t82pgv%F>r4rE~9E5wIOX14{kpiKN
N1wK9C@F5>@dnct2%-K*Qk_F+o)i6Q^vma}&r`$G3@nw(h6>v5n&A--GT(`<ZLZF_%BV}9&5ZGD_pK#o<v5<NdHp0aCJBf&7>IHg
$;X4LR*(qxX8oIT<CRVPrwyUH0IG~!U`c)&u1io(?jkg!y;G8~*=B769`uRcyJ&H55%KkYq9HqHDIR&g{xWZ~{vC81qM@YP)Lj;;
z2gMC!TEAde^s6|W;*A!(#t|BI#_qK%OmqD9a0pa2hZ$|m*b}w==1@>ZUi<&YYYoKfmtDaoP=(;&w^=;<wu=p&02N9xmhYieKh&{
*?Y8`KoJY|A9r$=j0e7JuBC|)j70!qqIWs!b*%}S?&0>?Q#!?~k8CGoG>F1t3KlRFMxl%mit&1Vo^KOee7`HBwG*CtAFsA|VAA36
N>JZ0>hws1OjIR8F0}kZ;L~7q^8^%5CR;HC7=*MMS8B6Z`nR1}auH&RR&%7p!97OhL~$|cI6mSj-D>UMN<<NwA>~BIs~M2=6kBb+
L`dXV*Bb9TNVSA4J!obc)NfaNi;2@kc?Xs>TWLc|P@>~^82Cdq?Nn{PuIHMxg{5x>yW#MdjU>ZKyIXgqiKg}j7Ru}?4&f}A0G$Tz
^sZkAZAEem79<1Y4exDSQDHdOFDNTiO(SX+r9o`zB9BSsan2g{LpQwW1_F&PD-goer9=TrTnC`lX5)Pxl+VVtd*-T+6?3NU_7$^=
j1V-}r66smE$-ADG8J{TA;gDrP3T03<~UGrw)WFEaf&J^c<akuCWMObtwxx<QY=E<)o-{dJUy*|cL0(o5bP|62YYEc*8O!3#GNE>
!xZ3KBmhj18?#h4C~L?d3vjX;X{1_`S>LP)-lLBzZ$WWU2wMsWa^JK)A4fcv{WbaKFbLADhOrjK-~y*8mM|4E@v&oxaH!H?6d`it
7K+uShdT1IxUJn_y{29+DjBH&ISlWy?<#mcHUk_!pjMi7cYf?js^$F8+v<Xc5E_c8jJiRRa^N?Jb!}2jQG6}*$umoV6$uC?duR|q
tWo2zX%m$|JM1#*6*sPUQR(S)2cW?YJEwg1kyIFEqJ=P|2Pz1OSy+gQ3=>t-`)|(XopVaXkq%k<f3N1=E8SSfv=F>X^%OMlP2@bI
)8Q~{Rl^bDyd*#%X<YVw;6AAjD%QM5Z*p^iynq1(ICs%1K&Yx=J3iTfz#<&-T+}Ae;Q?eX<xUWs-}BD62>#$bZwsjK>w#B{5QK$K
F5}%zr0-lr5h4<dgGx6Xm0!D<-Lg-X5C-M7*X7NEjd8t2$nirLQD$maQUv=;I}Qb?qz#9ykk$L?&s&O(aYo4QoRIQW8J$v54wbdO
{GSMT^ySIt^fu?kI0Z$Du*!>S#T5{d7)GYB;U`o~*j~aWP+UnQwu=e0NJSPOtSmxi?1#TO7_FQsDT2Fj7L7tI@)pp5m^MBl<%XGX
kZ_#>K#WR(aU1-518fA^!$&%JUymyn@y?PEUCI<AdB=_BLUR)Iezh{{6ak-q`rk{>V}7orXWKHRhnl=?6*zcF{CJTUIRTyP5<&i7
IHMBd@ofm4{Uzwn*9u)<$GCdncq-l^nVM|-*W#~B3)@$H_=)FyfKGI9chSWCqk7NbIX#s}hN1bn`SdyKp6o<G?MgB$&p>j@)Lz-n
O_-u+I}o_hcYjyj`N^~f-!3}C%&0`CDjnQw7sQpGvQ$Mc;jes|)br1Al&X?cFxFv$_VIym<uf8Rs)hqauweA}T|civ8^DGS6vYfc
4zwY5B|}l^wE?^W_u_#o^0t^+2jv2UxspK4*TZ-DbNe6s`n8df6R9}fjSOO{u4Eu)YFj}4yDw59=>w>y6B0@WzoC12yUo+LaqqSQ
2JJ>c#l(#W{ew1cqmV^_Lw0b1V@T#qp%*<(2Ld)PTKj}aY8e7r__I4BSMG5@2*C$4RfNCWcm0m9QC}-ce0ePXS1ojZRk{7!BC~23
C0ex=uXm2Mpe>gtvqU3<r#mE0#-hmJ{V&m*<ZD8No`)?be@nT$Sx(myXM_+zLCE_|athT$*hexrq)l4mU56y&S`61NXzx$9VZn^O
7wtz3B@9Le$v@3R7!HRWaSiKf!3AOTS9Sv9c+Dvx+8nY4P|CK7e!HWTepX5d1!M!$`*t}gqR%e^bhtkWRXjX!apY1DvwpfgepSA1
L(Q!Ya>0W-viBu1Q=uv9et)s|B=d*pr#v=SvF|o|*TLTkMdGrfn#_JQQHs4Stq#QySXnrCb|K;vL4Ha@=tW1nkJSR7eQ(mfb>DS<
rEGX7CPx1SmZDBSf56DUt3cgfC$zmLf!+ZpZaBWDZgi|ea`GU>GbbGH7)6~WU;#8Cl2RV9s(YzN6?Afw3QFWg!#+`VT7+o2pM1W=
gBZ<OkwA$!b5TtE2uxamTU!_cScrP|?pWhIb8(Uy<R#xr3urC=*03TuRi9v$R$l7XiohulNr=!vH85IB^cJsR?VQ_c4hsEOroJJT
K2{+t$jCbQJvDzBs;Bh(*HpkWGaDTr>p`<#p`C18fy5}Y<cg3?V~zWRo~SHDQ>IBHJ{ObMTlP;IU-s$NPxIejpZx9V;kLyK#`0Iw
pFI7)ZYJlA?|><%)ZJiiKFJZozf9?VqnzZ>((1;K-P{L}6z+(vu~i*Ub<UKHGqgtpr7ez$p(7DWuWxn!8(I4g=W)d4+<m#u&z~La
n3Q8Z^)62(FJnp9a8G`FoaO5^vS|U!>75uIChWD0K@jw62gJS4;!mSD6b*_gD2f)AYKxqi4|@1)YGMO$)IT@&bP-Y5>ZA+$kkd}x
Zu;Q?g}5MWUOXc&u<qTq)}zdH7iHzH7~M|b#v?RvGfjrVy9#G6=W48iJIXM1UI%W}WQDg3=Rq26u0`-Q&Y}Z;{0oN21x^hdkV^<y
;yT8_aNyfL*~emfVe?g{oJC2CBmNxk!0-Z(+_o*QarsXPZK{V!2C>JM1zK$y#Nr!~7D?xjdJ7UN8VT#e9`5PA3?~%fr=Jc3O+$yi
HXZM-(X}`Y!+pz!X?tqjl^kS_6s+h#!J!0!O)q;2PeYC!4%=RtuK{?_6A1YMtvj^7^W)jqAf!astkcmjPw32DG*NGVkEgrK*P-cJ
j5Wy@_?~kek8YF}o@vhk^Q&nCmcpoCPTAmk#oV$yI55pj&_V~@mwpHfQqn{{y!3&2nltLRz@*{zy!03ufH-ljtS%f_2^LrZPPHxo
X?!kMt5yIAu!1^@t|L;*95vUoG<FksG1m=V0@UAu<$+1pWulpS&mz(^k;sT+8cq{l+E>@XuHvpxu8DEd`n(+rF;>M3@{t2(oDHpK
)E6s2gO^Q39py#1tjyI}1pa4u5H#SmM1{Y<TtE_cdk5Q~GgrI5_$WS>ccU>X4!e57P8}k_rK1HlWHAZS(i(5{@D=CrbNcVIV~i;`
iUUZJB7mc<Z5q<?6@+TMO@;`&j-Q+R{4>OM_wHjpT%c%RclU+i^Y{nY&lJT&*?s;)-a9-U#tmaHVh(6MW$Zs%``~ogLvqz-k6OKH
wRjAVzv1|L!B}ppy27D?ppE`MSMIu0|IXOI=xcp%-@E@leBiM36Y-#D0S~L?`v32{cyQ5A0QY-6mG^bQe!um*{lCZf>!IxMhi%gs
p_!QuU2e*T=IXY{bBj{(ZjE~$p1!iv)cAD!{J+wl{$M}_JCQ(;Q3U9cA_#c+?e=E7@IL98%W`!NpX*(QOb|_tOF<t*CoyCh=w;{k
CN!GhvHnYbxq5WwUYU&lTUpnR4AVTgn@y~_XKB~A_i`wp_reN@5C{^O#smG^8vy`qvHt;oyAuEEqn_#Crj2Gu)<R?mQsgZZWNdv$
&-=Ci-`Bpl1L@E%r2dXuj+Bp=C+Cl%{_Z#d!bIJHIz>VcQhuZVoZ#X9r03s<Hy<6Y{LbV3Vg8?U`|s0wGEFC*;QM@O(dQ&T)vFs4
7JC|f)sVyUY_>sKSfA;>GzE-`4&vp=1XLmF{hpt|f6PBlhhAUWXjNjQKK%iGnYR7jpZ}ImtHQMwb3d$9OEZQO?hU8Bav^-WS|)+M
C;Ym6*%lug3HbHKc>>gB`TyV1h}W;vjew9JjA#eDtN7R374BrP$(p0SN@fr_4@o3-XMfAs<KtvFe%<^!kGN~-?fakS^?f7b^E~%s
JCc}xs#8_%wP)7yHru`X@8SBqe8V$$jvWV2|0B4PD7*W+piVh{x%r7d38Z`=eBs&$ek|@kuGY2_ugJz9{F1Tql!Ck#4XE&6)AsKb
`tz?!ek~i||1*xKU%Ssd@^PYk$=L-32j18CZyHZSs|6vI_VxA=@B`6~17TCISnB^1_>kn$P|%n}Yg*J=43!p1+x<Uve$L-(r!K!1
cx-0+ItRbUt=EP*9jV<Tum17bJO|dy8E*Rj!~OnWC~`kh9<QtQ$mQq%Zp?TC_vHco+6%z-*V+8PxAyfPpS{1>e_s)T#b^obJETJ>
W^bgAmplG?+dl#jXF3)UUrj!#0~^l+So(|ocBGGU`pqEZblG$LzBa`0*e_V^KxEhl4raA*rBr)|*N(jZB-_(3_E7AO1)<}4&_t1B
;lQMn<X&5|w|V{b79_CQD9hU;d3@+YfnY%`MK*z0$*sjG&_aO^-_O9?nEy-f&rBfUm^i5{aXcKbH<~@ZPySZg4hh+x)BJZgQL_4d
YIdiqyHqSDNiX)kqT@=AS^6oi&-m@FA^IhIkoq@`W-#BAp!5+JdP}xeGu3>2txFd2@fU=%#eLe!Nh2};yLZ~@9c=1LNgk2Sc}t#q
vbrnKxhsh$+#F(6X9wOXF%$l__ajMGC%K;cG~xHoa}$a-))Et}mMpo<!g!wFP={T6z8TDRmy3}<(lm<iS1l|$=dQC^jCh=V-mKl(
!TDIw2x{XG;2HuSAJ_9(FsZhThND9;>_9l0G&_o1)FfkLv8H`#W*?@Uz@M|vm{dTQ#SB&*4zzstsXT7OIi+ONgUZ~-(`f@E4$S2Q
*z`cGli~Yk@%*a-z>q3}BS+9a6i!GZ{;!(XCC*nHIBLvSEgx#R#dC{pOt_jTnu-cBsvbsv?Go2AZi(qQ7!;Bb7bLYyD^03Bk2dE%
iHzmzAF#U6QR1{vLKUM}&%~+`E={(y5lS^KVxmhiGo(%|zpT`oAuc5R?$fi!MdLJl6#2civYk|C&@U;AZD{t|f?BagBs7tq!uJrW
@zAFKHqAysQ6shisOL+!JeTQc$?LS(MX7Jg<)Xy~Pb@6+ckaEdYtvZ^A`^pK`2i7qJnH>I65p8PgSdm(bRkiK+_styj{0zL{TY5A
E^HV*;4&?Lv*zd4fJT%((Q;pulnRg&#?7**-fi(zAXb~vGg-PCX#wUmOENCUya!Nfy_zNx#Bceo_bez{a3RSQ#%JZ?O}Z2L8`Fc(
ZTFfzDx2ktVw36T#2MDA+mPkZOu+uM-jW%#-@Du#{k`8bf%7_c|5cyZ5Uqft`(yTBt7riHAQ;~N+fD%dv_ie;3clT&P30h5I4O!H
Fo<}8Wl=xos`aFGZ`P;G8VU&QIS?m}G0EnGZHcM9%+iqJg?b1<=|+b)sekwnT?bdkUQ({r6Ab;NHyC0zWTyvR<8jP*4w$Gj(cQ(_
$g}z5<~M~-W%$81U`Gw&ApRTog@{r*i^{he%-j8MZ4DT|?OeR)8qP@e-*EYnQ-f(5Iud1n&yQ{DBx{Ct&&M<oB!8bhpPquk(PB9R
tXs4@?PWw*63WU5i#iY@3(pX^0x=w|P&A~*H3ly7vHw%00-P}#tI<$^r4O`zGi?F}m8fz|mML#PZ9h_;vJ+JU8iH<9oqjcF(ylXj
@#r~jEvpKHdp_mooS0l)!#QGD=%l{rbzessLyx2B8*Gc0_Qpr2>)u2DP~v`VEAqaCP=a&?zU1!9Njl5jGL4Iuk`Kj)u@Tw%KAzF)
^DIc0YOysUX(!H}E-C~6*_-3H?ipzwqRo4#H_>;NA(^N^Qu$dHwFjns;3U$=fHKSnv2o{Zux9V4mx1OvgIpdq`FlL4PxD`h>;#~j
ppW;~IaZpHt8~CjDH5Q#J-Sw_xc5C=cQ{dLc=330d;c_AHL|(<+ELv3QkYeCjHsWmVY9)dVQ&&kF^m*g8nr>qU6-}*+&}R1Iq&hj
q1i?#RD>3(+8y5oRbaHY7jQp~z0X{J%g5flxKkra(Rw=x9)v$}13`L(3kx9D+n*}wUk-e-qlu=MCY|0^$L1c91Dn}8lr4@r4un3t
gEVdj9a#|q)iWS)0LN%%z<jqHj4n#r+K?V!PK}A8dblGWFL*xj(-<2D)h!Lo5hE-OJ^xoRU@^5-xC^#|UFkU#nLe7(SMy8*LZLS?
{Z@!H91cLh1_C!y>=&^$2J~QuQ3=DHc9$))GnNAvrSWEjFJaf0=8os$7h6akB&mCyS$E+q>r<&hHy92VnzCCcZD~wj0I0cl8PK9h
EFFNEGaMDu8}{74BazZFOXpppx988B+1|E~E8EiR#PRE+Bc7|B8bwq^iuR-`R8v%$35T`+mvGCjLKPDd-yh$vOH5Tni5|9(J7LyS
GOnE+aO%R(!rnA2dF>GJk(g~<RMQ%`dSs>r;g(!9MrHIO_iD6+n$jwucz?#jmrjy1ny=ZOw#e4R$5Z{d5X>M+3BNI7dDC5kaC+#4
O_XNin4`fTzgZ)ss%|491nYMOa>2Kh0P_tfd<kw})Ii~Yiwmvlk58{{+sHZNoOzTsiw{rFF;2YUCrIKKA)YD?Fp>qRc*kUp`7v86
9RsW)n+!T#^|YUdIYQ5`p0A@t5Y*#2IF(H!HmS8^e3pKBTjJu%I(c>QfFVFv>(t-ZN7p@WPiRRbl1lf_u5+qq)V;9vV^mF`u9-gv
QAoTZ;B0i(){4%S6%H-SHqet)6JXy8WDAaDg|EQYl+o*CSrm?LYg15XN5%AAfo8+&1YY9z23fXTD~%}D5le^pK9V>{L9G1zPdp<T
F$VJFm^F|nfK~vAjX{V)%8z=mt>hjx{zOpTuEG3#y-0drukDCFzo@lOeVxlZxo^2l!an6oN~IAXgarM?2O?1mYjW4>OyKo*N{@_(
q;-f=IpyiJTkY}8xBaXCC-44n!_DUR%O0BO#A?AicG<+QWLFuM)k;VZsWil~^K*jY;;rMp`3(P^#LciNlBX31&3;B0{9WI&_I6n7
qoLA26LAOELW&o=W9;8<IefHXyQ^ZQV0B5;#g!P*y63H}74Hv%S7NVpAFS`puDQXjT2YhF@0(L7LkBt?;R6BfNP}(;_|U&MOwI+l
d@l_r8iJ25YDY9jIy^wgD2st|iYAT<U}LK2_0BbSY~RY&R2hj;84-d)K!k?j65g{ZOYwDv3O}aJNyEQ`Lo{hF%qv$L9j>i9Tv#}e
*IF6_Vl>(jt)c17H_tKSLwOujP8$(GRe~NTI#wG0+3r4C$I$-M)82ZnYKv6xPLfG9AVKzeN9|wd>%G`Db=LsF;?!zL&{MVJvKp5u
i0FCcTMyfXX_eH$d1nU!^%DVNDsNob3)Z6-=VyG=LE96Y8iegx5Jf2MfP!OT+jFatBV0S$wD?*YUq^bnp~QQ`@WfQcON&HKYeB-)
*EI)CQ|O3WVh?ofor*3EGcxs3GN4504eOJB0&Vl9z-1h<uCDwB7LthDY`qkT%k!tlkl0D6HFLA=06Vv#j5JCZ#imFJv^vSR%CKu$
WR)w+5;V1*uVu<A8tDvlgd+VcBJ`&Dv;qmPDZife4lrfYy{kqUVO&|0iuTkhE>rM5`fNtG@}|!yPi!cOcMvdkg&>V7)P%y6rpJU}
w|Jl}rRlX6mGGnB@5m$!ReqZHX$!(#Ul?Xe`}R)HzpuVa#N!IzLe`YdxX<s-lx2b|*UHn2ax0;RAT(V&y1x$kNK2EA+;L}0Q-hUx
7v5l)1Qf$3TMjs^49*xlE_h86G@}G~QuyFc({3I3(bPcT+&cvu0-d}D+4d&`L`2&TE5!A*#G?J0NSzxhws{cN&x+{kz)jIL4qH=x
6PtE!F_9MS-&fSvEhsynH8A5xNQt;Z84%VQ<>XR9zDok2NY@@BM@<{Ilu+j^2Z0M+fGA>sDdV17@H9?^bTVCy0;<GhyS%~$jVe>^
oYe3WXzsAPNF)MKgmibA9h6O==|PJ{2E=4*BIIcz_K@H|TUpeuv4Z3c)_ZXFqM(E_ff#(W2rMthZm{7B9jkVuZVLl-ZBv?NhHVn?
hd8eqAR+tatm_V}E>8ak84xb~pQXO%JH6*2#mP5FcXGG*H*!<6bep@Tm=OL0IK3*$H}$Nexz?IEjTD1II0pkmTK@&}P9&pe2YvGP
GeEiAIlIJ46+v^Qnjlf^O^}Zq3XvL+O%v@>G(?u59A|1;!<~1%u#JS*J330jIT1mn@FKU5&6~D(KDG?nV0NdRG^9y6ayn)vXI9cn
T5k0D8vtae8~oeG%|oVi9A!Eb$U|2myOVPetflS6*26=ai_sECyM?he)p6x`!sIH?0qT*Mx$GxWv1`;WQmj3H!f1q#GxO6G1&A6I
0}*aqv&<YlCAmL;;(P0>!Nhfzze^LHnmQsYH6$kL2^W0NkzIQ)`};QOK8#CfQ!PwXt%)F#=p9puq7dxKyNj3Xqgkg(ay>qym-Tug
p2@i+X|hTENz@36Hi-Gn-dbx)BI3IvQUli0RdwATy$)63y!yMuileW_l>J=NO?G5w^Pde2#Y>*0mXUMhXy$uWXeMCp*pdQGMKLt$
aaKpzo^^F#b#D+JqlVq@?@dYjQ?;_EhC;ItgKtw@PA#1D{hZmYg0eW$&8Vpq6&WP3N2$jJN1qth>Z=s7oz)(BR~q+x^H#~BC5I~@
!W^<B1DmtGBIpt)=#D!{wT4H8^c8CwSGmc#W1CWy2d~$@PfjFQb@=n?<auCIG059{bu$$lBIB3MM+}}9w7z-vu?ttkj{B~A<ITnD
iVsjs5UA3}cnXx^2ywOAZ5usTbtah?CN2&iA$0)?5J3>^L`%%QL$p0Q)mDQ;o+oD$q9X*GHlABOTL;LHNkYB;TT4ST;a@d%O;9ad
aed!b;>ncS{@zxrUn%is;6yMq1|C7k#a%w#U7%hr#1mntfio7lZ4D_lO7=SePQeL{i8~rzKr<b&y#x~Z+#O(#eg!HgL@MiNriD_l
MsZ6!-&oS3f{+-2lA!eBk423((do-B93+rZ!fLj11B|d8${>7P4aaw(3o6yNW=OZ9l#lAu0C~|3#y2i*2!c;V;|a4M;a`ZBfizC(
!MbSV?Oo|vd!c5v3eXKs0rRk~a1`3^fk0)RN_*{GcOuWBZ$0U2zWNakx#T&nUg3lf>`j}fteoa)aen$9*tojx+YU|e_ifg0#$l=^
2s63}c66A6Y(T>tDVWzZ6^*s1@u00Hs)2iG?r}weB=E4zMnzt7TMeQ>V1;eQm8=}DT`fwrQ3!x;D2Fa-NU>^{V(h_O-0kC+dF{5F
tYcg6RN0Dvwyd?R^{{!gD(_Gn3z9hvZ^D%*SB5~GS@;&?lr_{SIMErG+5#;)ibIToB!^Wjgdnuw@vSWmE7}hcl5t^_NghMMCdPqU
x1v{TedpK9kC)6lu~v3_NOS2eJM__gLgb=gi5neoi|>~6#R}2aH1xQ0ug|Yr<X(2>8q^EmLq$4F1KGAIEF`4+EeJ*Q2c#{Hh&O79
&IaJLtW-$`!i{RYzaA4~x$m$;_ESt}a`dYQWH#Tl&f<iD$919DxedYt))?$ZVIuD7a-FufwS&Q}y6x84AW-XJavp;FI9#mP7LpGf
2^FBQLGUe2k6Rd;D&Er0L84tLN`X_t!nUY+cZVtXggNu%`uAG;u*04lIK{>4Ktu`(kP8+{w!b>&6J!`Q4zf{}O}gVVpiH;06ws%8
^w4TQ3@N#KV-xYup6h7nGut3k_4L3p)d}OKZ!{bT(1#j~D~?5_#kVm|_@FvK58Er4{&o}U@et$d-K@I(JY;QhO4WxAwYlKhys~k4
{d>@7M%fDIi}}Sw<4At6D$hjJR+qSb5Nc)jP!YdM(4*0Qch3Jv*Gxj<o}IV`1}`{dV20&Q^ooj2!33Bg%Q*LIoov*O%+}pZ@ZkDt
fF4v7(@HQEvjanFblPwt^sqKo)}u_}tT1taWS54)ml3&e;+%d_dA8p#u4zW%gCSg#xOJpTTxD&(4TOtK&>TR2Z8FhptjKe7C17Xa
<+UQ2pSH5azq!?<R~1|kjPIXVsp&!KtG?{HRtSGOhvF#lObx2{piT=64XU;~?{B;7uU&rjFDTh3#Qj1ZW@hEzq|?+HhciSI5%c$*
(gcm|C+=U0{eFjsh5Mu~jpVaqc-krnk!Av;0-%EQOpM;~NlKR6-4tuhA3&`8UcPWFFJ}Y`1gj3}D=-x5=l|^kZETkS;+KGErJl`Q
%y2D{QHL{SVi1_*AasOnBgWF8XL{?bIGf#S4w9qcv9`Izw6%b(C@Ke4Alj~&BEWNZ1&lVr<7b1{AvSw2N>Qk8F5AM2K)#5+tJS!i
9S1&~Ek5s?KrKQBr4m`sR0jhQi;$Uya@H%eO=GLx-Y=)mTmuU`ZDITEm*nC&jtnw*re!7z1X<&YxoLLNG)WAXC`#>(2}}bkEXG~C
0L3-OyXKKjPQn|zzlMDMX4BdECM3O5UK|t`N*kHa;V+ytxypc#$>*K&{Mz}xL3^C`)<mgi79rvh{+nwpIt&Xiey+}latX^&AW*3t
AI4%V$2cY`+)P*bGBf$|%=x#%(6LFw!#WO-!B2BYgA^JT@|)^BO2BMzOgtne%E1r-q>Xf1?XAl~S`Ka-V?#9U17Jr<G*1l`G{aa>
P`J1Y4@^AMmnU;xKW2Ik3xU4uvwGl>$zRD-@4mQ;Z=YXLmSG)g^N1OIPXXcIIL`y-Cu$<sTH$7kI6JE7{BK8kbgNoPAv0^;?|62E
c$9e5rB+IO*JE}5<x#8d^36Q|LtW&xw(u4T5PDe52Wa}^25ED&1WULv>efl{O<-FBq$iYbGLI-g->GuMNDDGUqzi!qwA%f=v5r?U
n)ALx%>o3%uok=x0MLTag_dM6gcc=2AS(wtZKI!ttl*m_8yD8)<wK_$$-}h=kzt2I)a^GG9fQ*Ln{fjGfJkU-XsHx#QJ{N26hW`E
-E9UdR6H$*#K&g3uyIgAvZUDw=jgYQ`o5j?d|eNXZJAp7nRAOOMOTZ%jPy%YP7F&f2+I5IVPD7L%Ii9$`O4YkB5nU)Tk2`E%@Ue0
FJ|diT^c&vsGD%q+nSPzutHt&XAfz5gD10t>j4uyACOB?%N&bZ%|)Q`%)--!nTEG5O478UfLKTlm~Dy?0%TLy06$26ltXw!_gz@v
)O^TLgY}>|X7d39Q_U-u$P&s9khaxH?KLJS9k!#mBqbMt7vWJ-BwK_fNDWwm<9%{Y6g;mg%oqVPaN$T0NCe|uNq`>(aCnWUfxi{0
6d`4CDHziM&lP3+Tv59lHM-1^tOQJHd;MJN^7<6#t9O#_2`13<7zCs$^7~Ly+I;lq3reEmr0a=<Cq(bD4>PKvdDfPpibl)oqPmel
VlysCwjP7!VOv^}PD%~0EN!jo%2B@5i<2(yAj2NEae7NxrO_LaN1KPU%&je*GAe7y26p-k9x#QpKK<R}<kav}^tN+(V&Chr+v?W8
mieEaO1nzx#G$`+2J{wgLgFomn(lbmUYHk!ps2|nBg89cu_^Sv9;BCO#G8khsG7G4)Iy@0gm5idR997|Yc5-7YLF->fXEM|?Qxu1
qQV5LMPO<xj8U|aq0kr;r8U1vrmgE*7#i%KVEWf>?HV)aQ`}3ri%N-$?-Ut01YWu!p%{#@b%2f2R>+Hvc@~@&Vhx(mldw-STL^Zm
)}Hmd*<QC)96c@^JI!<K((G7T5G7{<p}||!cC=cQeAd_DP+r(1TyO)`!NGxB*HG&du8|dj9Q*Oa>@=-nu;_M=v13F~7pyoY(t>tR
t8<J-!kQQc3Nl`u;ZRJ-=KZ-U?kt5K9B{vRVDIW#FIo!3D~1w9xLTPvwTnq0vL8Mlf}q6?GbFclwX8i?ey1rR_Q;Bh^0~#$wfntG
IX7C{;@jroWjw|MKcs0)UxMBJ5BtPLXQ<yN;_@CI_?4HKg(ROOUy<TIhN+jVvzC6IwF(3!M^)q=L8IVpI#CgFuMrUrGSO=?8Skr#
Rqc|AEt5)NR+ykPkyyFz?Z^WrFtX+LS2fo{*S`1n_-WyAZPi6k(n9QCV4Onf9UpxxAeiy)bh_x&r7oC=_;Q&HGLL{+r#P)<SV3)p
Hq?g{C6ij_-0C$I;l794n~_b>CW<!(Q%YLAJ8&DhFtz~o;jHqmq5JKTDiEqb_k^-gG7z)~*}9&Fv7q7}CU(~;WwlbyZF0h$s>f|B
K^$BSPIB*d7h3hGxoU>ikzr{Rn585>j$}8B)D!dU<jh*Jq0FFhN3>dFF+WR_?d|m6)ohE@m_75OogQO4>k@+zW6mkvjWlh^+ufI|
h#FR<9Vnh#T)^p6z|9&gC9KM_jacB+Z;c)e15#CQt?Ok#Dx^dpSWXZRR19@w1HLr7k`Vrn$Nn^>IQZCPX}+xc7M3_<kxWR32<#sO
WI*k8Ym+g1Aww`MTyv3P)6bm<HIDP1lIb9`gzZ`;7~&Mp?(Fv@n!p|<tPP~`#!aXyAm1sYgPozyX>g7SVlGJOb>5^?O2Axgvz(DP
8+9w4w=)Z6+ieRR!Kq@buau=;8pq%D{>PvXs=9hoZowc%csQXM1OjfF2S+X)g(k7DAw^0cR_n4kKEc>sfuKqyYn^B=yE#kA-0P$w
=`XY0IKC_S^A2FrN}uhJv?QhS)=W9g<+G<*8X&r=d|^;kTN?fDRPuk_vzcTl5+{Y(o(6&v5BUhQ#l6?1_Cr`5u_tJ17eQo5&kYdR
jYWwuOKR><d{}l@OZGj5GL?zbHh~+<)~1PSu+SGhD8eu%2AUf^T%upwE45tL+=Ifzj~*QK5*<nEMRr4C%y}&)Qg}f%P3#q{FfIjt
9Oj}0s3RAD3i#<192NU7nmAR6Cn};NcN7?mOw?uE>FWH&{_pAf^dlV?uT5sIr^483u`L))pmj>z3y(z}RO%!9e`xl@2>r<kVZ-{$
1rz)Kf9{rIxpTO!e_yJyOAWM+dd($L+tPUL{5aaDY`s>eL4m;@7k-y_$0i}J3;zTrKwM$_Z0CKdEY;ruqa7`*+JNy6ZqLdz5dw3_
c)eRS#ni^kbp9FZuB2ZleMb3RbmgeY*4;P63<iSJ)w=h7KmhpZGY&n6Lq4-2C>NhEq5`EnMHHB-3ZErXMIxT6((A|mqw@tiPS)G_
05uv9PYhPy%vQrV)!uAB<oWS|f17Mnc6~Gf$m&{;*Mr(l7c~|{s8XDBcY2g1CjR&+k=vC}Y03>lBHuxXhSOxddkv$Vv@Uc4g|~hi
$89JaU>ysMxTo^dN9?^nSpPj<w6<^mzpf&ZNjtb(j>%gdv!j7dcbGjgyAVSpIrBbrry?tLiF37ppU{+&yNgp7wIMu&MSTQ{8t@=r
g<2{1+5tOeTm)LhrYh|Yhka0?<T~k6Ef&z`@MPmZipG^Tr(`GwQxIq8xYnC(6}#Q&Jws{-fS6Ufu|$YSSLH?=v3Fr5g+XDm))5fS
S_v$}61tj$k|KPQf=QF#h`c^Dd>+|auA1;_h50S^*<1AR&Eb2W&yJjZqf6gQ?>w)p*tr>0oF$2&9HY!1<z200Mj#%HuuMe`vf}oW
K_b2HLqmHQ=V$PbDqvZSU9KLUst6PW-jwODTR&0PKs)8?w7@YlN+n)CF9!G8+{}bT@2j>1*2hWW_T>i(4{pMb8ts_14o!JarSu|}
sO^B`xi=2grrLpyOSgEZO}$$;CmTJxJ3_SJ4c+$->h|M6M%KVk@%ES(BjLP0+S=&ZH0uwaLx(-}$4a@u7s)hK?fApWrMf%haGH1w
=sT+2iunR^^#-Nef<k^ijCVyVRkqp@z=9({O(h<Ww_J)kaRu@EBWF#9Tzhd5cLd&1OM4BR=~pN?sq->7Cb<?cFPW}K3LNQ0J=OtS
NUdu@i4PaIc3z!uEdLFuo>Ke$mTu_A#km;-E*UFzDqu;g9P-*9*I=lw4d7EwrA=o|BtmLhl47gBjBiOdA~q&sI)gy~gy&>XgA{2I
R5R;QrUs9lXohrC7-J<Ip+M(pp8gj~lF|)cs97q#wW!TtaHWZ&#vZyk`XHov(KoJ%tiL(51^Y?_k~6J*yPSLX?$}_Heies~-q7L*
?w56KfvscBP4ZH+Uwb|Ri`Dy$N9c@3+AGeE-QBgJVhmJKV9M2Pz_YCb>4i*9uZa||36nPkaB)jw`bxFIm$;QeG{<|48tSYxr*y<=
rJzXPUJ|o3L~gWu&4`*QuK~6+8~a~#1yt*Gwy)=~w+k!d0??lCj#P-S3WtSXdQ7n4i<(0hyBHRWQ&`)jc8#=)2<=a_Rrj3++gKt5
5DAckC#f`_S;MaJQK!95l(?g#ia#v^c&Ux2i5;}RJJd+@+G$!+=;3O7CbjI6YT7=pOc_s8fK==IHKlXb>0BwI7)v=u%I|vaX*j7S
v8+T#>CjekCI)WzFGjv=M^i?8;oUm<4_!aYPuWd*V}BcsKO)}Vk5{~h?{3^}thbGqXXD!BeFOFOf8W!%=04Pq1)&a{qFkaJJBJ|0
^l^XNN_%=MQiZ+!ejgsaX*f&A4)c#0o#q@#on!Pii`aBCT|u^#4{_q5;iU2d&_l|1`S@f2CaySILGox}wz1s3R_~nA?LVC3Oxtp`
Bf9ZwSqkc=lMd2e-+mr`KE5IGnpY2<1cgl|gW28BOp#K{7%0WX^ye=7Q7PIB0yY%r_0mJ%q&SbJd?SISI6OZN6R30R*Xq&<xUL!F
w;a3hIDt@ypuqqK7T~%h;EMi_{{5bs*L|b9An{0Pi$98<$fJ_gCtx6+*l|rAs}-s`KIlhrp1qWN>qHC9Cps-DW7uExe9v9!oh{?V
?HT(B^gQnwvW!w4j<n<FZ8)scJ7-;Kt!s(5S8Cv^L@X%isml{hl_J%doqGSwu&&o#EA_rO`F=WWNX7QvL!ZW-2(5Sa-ah#lCYVaq
oSRd=s6>{P<Qk-qOISq*xV>qIx^g;riGuylT%h+fk-<cX>8w;FaGohs0Rhcu4~`YJnvB|%s7<#DS@X`EYfX68hqwvRhXNydaD~Tr
q)XEYx8VWBD!B7_liNvg=IHWB?p=4TF?~+ee|7kB!{2<r8I2BdM4Lw|FML|?4D-Z_0%<1jy9^spx3Vd;q1Xq!xb6A0miRw2y`k+q
pGMr*p&I=AZ?-0s^^*_SB?_d#kP-gvx;Uf$ZX9XGgMLx3{yB>eKAc}2&)FU4x;HKsHRM8nR#397Y=HFUbkmkUT{&xw_19S6Ir{5)
xO1f^a(3Ch!<?UYEhX#L;eB<9!|{fL0;XKi^<Ie16>F?HghV|?kRi*s#v*F7YQck7sFMR1sg>)R)pt0}Oc7W^MRVa^o|=o+`)H%H
f{Chn`gNw0P-qospISZpZ69v;=h;Bx<$#AC*nL~I>2fc2%)rB5rWc-D=OI2n_NnQ94Tke|a|KogDKy~$%}r$AtXhyyYK%(xt$bbQ
-^N80+25_AWm!`wbGV?t!tW3$a5_e7NmwuCO}C{6M1$83F%u9J>GNnJroC+j;blDV*GTJ%HbxBNzMER_O5X73^pNs!skGM-Fd-l~
Pe+<5&MN|GMcm>b$TZ;YdwEb(NwysJ2;P<<?MjoAyjv6&*~X&M^@xAT=SP_e+~)gItBBK+@{3@0_~Qa)KZEg&!Fi!sJ5=<gq>cZl
7_}VV=rUqN?QJU=72NbX%Gjq!Uqo#kuoVw7<ec_!-u#aYE;l#b**e~nXtZf_x~s&?-Z0jZ`t0y)Chk9J*F`v`dt#l@TqF-P*{mIw
MaS1s>n|YGqqJ9OeaNQYPWb6O-tYGe-rOshCm)muJL0si<O3?P*=<;L{FDj79)Nza^Msxp$I(x88!GAqV;94n-r~CEfPw5(7tlU;
Yw+Wa)AD<?^!@3>-8UZ2$H*XZvK4jms|@&h{Hw++aPvL%&ZJk@{4u2K`jtp{M1}slW&!M=+N(uhjhRxCx(T0-DbjOVxVxHaY^zRq
Qo_|wlmC0*$?Kc7N7(&nn83npm@pyyu@N&sav*H}-p&@;)t(}k7+h^#G=q<>kGQq$WTyQ0sGyO3GZU@fP^)IohG(59Jq5Y>A$)4<
2r8^y`(uU0odfE-jrfmY;dqg%dc*7|rKhsmJ!^L|_n_eNHi_|`bEu&;uDBC6o{xVa-Q^kI`V*@)?;jELsAaqH+f5`R-ERVwSG~K4
=ZcQUy{T*A3dM`?;wy1&ZC)`)l}$%ws`BF_&<F_25yfy|T-3y4KnVIPVj#76-`7noTHCe5(}Sw;&88<yb`P{(ooo*qK5zyesx75r
nxP|snKejF$#MIm2GeX<S|@j`f#~u>u$<BP+nw~FuR3snzUI)wF0|{yH0M-sFfJYSUFOjyT-68PzpMQmEcerl4IXGvBS(&WI87MN
Eog#{DYXUPw&+@J_o~7C{4~99K?d!$5_p_cWz`U?U9=>-^E3N(l(13?eC)A|6;z4~J*h9!#VUyuf4<KKUz0qzzAP)aA^~Jc;9J;0
at9hnci{DI@7#meIe`)isXo4o0%?*%bQbje{`iu^)qz0Yc=UJIfX(i3K`K2`Igs!s3)VfHJ$}22<#gh;lt#<Zuf_0qA62;5Ja&mo
m71&x9)ni_4!L*pddGi6G2bpHv(qoY4E8q{1P8BeJgFOB$vcEvmTl+hlu0l|ig<1`paPXi5Q(91^6p-;@B7wGXr@j5GrzVmZ8_H`
qt0oyZ`$%b+<I?qu!8x{;QPk<F7ktLB!G6T*FBmFxX?wpN0F%>vT7+_$5KyUTnFdLyPoyq$Q^lcVUjBbraTvq<*h|&Oc9mQ`J9j-
(Ii_?@N|d9Fk{nj6y4P{Zt{pX0V0X~xI*<S$#w7aIM)=*)BBRf1KJCD+C1C1_mPplX>l0MpwZuwp>cqH7~Q~%N3TKH1t~teH>UK=
FeH{p+>=|0^u0K6wJ#!ONa9X5^a|Sfd@Nc7r!<&zEJ`q_k1k3igX>D3qJZiuFARPppWJ9i(>}*UG#!^h{%7#_+8T7<oIxWJ=gU6G
Yk%gyWLPk8Z`ejy2OtOW;TQxhDubY;P{{}ge%|UqV%^tkj-NxP{}Q!TdDnzMfzZ(DU8(Z2ru*D@h<6-l3=@7vPsSdE!8PxQ1Z*zh
^tVe0if2%?I!r!JEY}uL_RvF+SUDOObU&r^ho4Cq&xLxI+`l~V)?S*!*cO^Bi6{hUTm)#Kids>9!I&6+oc2_-JYG?F$EGxIKS@}D
qq~hAC*d0+@E=zjgr3pkv2km`+NU9nkPUS|2+rtx2(2s<vR%Sgj-oH%_Z(B`oTouLE?2iTak1A)X!qW`=sEm(Vzpjy@k)tgjizx_
t$xikiVRi7q3~Ei6N<b8p1siwP8G2avb_PvUFPQNCo)E~{G4%H{!`twXD87w%bh3qpCS}eTts}9gni)BQp`WscIV}_uOw`daPMNU
`jALR(mN<cSIY{*MQMaCXksv(`)D2k0{8Oa8*gXF1E_UHnnnmqvZ7j9NOedEGwk99CF5FLY_Uaxh(i~t+2&?kwdQd|;*DbcU|M!@
V+1R9I-^MyzY_+DK#=alQEe2LFgv17*;LeDi~vl^7YR>e#4<|nqQlP%)#!wR9yY_kV$ry2rk`uv7CP?t^NZt`zODI=Io<wzz%4HC
FI5OatrQI?NXd@HTQNovvDSQ{0(Tef>!pc{F*b&j+Zyup&4;%aHD@^CtJD2D?M@5wI7Dl%F{6zrBWa~6L6O$NL7vW6FfI-B4_zim
wS>gTM&Uqtgx8*h%V1HhiRv#S5HhOurd_EOa7n@x;hI*quQ%SHQyd7rkpng!*yS{lZ=W(QJ-+5<bGgjtIB@4)_-B<Le|-@2K2IXv
JG5kJQ%ZI6$(rIqjqjhwysYz+yBV1A4PAUAB1d^rSv*!R&dwX}U=mG>=w9)Oi<7|IN{Pa#AiP?mttd-4#Svv%#klEjsa)YIC8@B8
GOA|MVn*Ai-riAv49+1o*7Y3veg0M9&h}e~QhaYe88>a+ujU(v-@imD?3CIr7sX?__L#7<tWaW|MgpMQgS%g%y;f(1_|_>(JGaZz
>*KbxY|}g{Iw$MHi<aAg$>0lXprnh~XhEc`p<~X~jjQ3A+|u~#g~A350mh4&wb0^j6|WpRWyF)U=vpIQb$&L>-01k()T!G5j#_V;
)Kh1i4R{FWWH$kI<9rMa@m-0GSlP|3P@5)5CCMj4HEDNA;vY+IXrYO;z*x=XbDBR1d)tP#mn3haxQe?fps?@7ELX;lYRG|G--xfS
(ra9|5;e3AxwWFSNa;uuyQdo-dqs1H@qx5P$#kmRtnU0~vmAGYT<}9%ujwiXrAZz{MdWjHcKdylrpE_3dAHM??OXs!rt}H};!efw
-+q3pR}0DaeK;4$B6gY+-?g~Fv^Hf3N%xClqlHH;JG98zMh$d$IuY8Xfg+N%x)77<X!bnoj_N(AJake-W&C*N@+P4rbcqmqJfK!+
L&sn|EKiB-%vJfwB&2SrLoNw`gK%hUYHV-7T7#W3^?;QJOYGl&f2MiYxzFOfn-64&i7FzJN%b=1s|_`^ShQA-1!-0lbxSK^ERxqp
87EVG)fmLSoSr7FBvRAW!|R6y{!3UL#5v9@?$iqq@vK+6ZA~74`>pY%>rTV2I&s3YKB}jYLwpxqdm<d6v%JOiCOFaooklg9y>zBG
(H_`E;uVR!p#~z)_Q6i2;$Gn`e=HgLPL$ip%WAlX6~(#u{Wa59nX8Jhq8gWkm0?$p9Cf}hw$lF2o&N~uee!d9W@CqIxdyGQ^EMDE
!uF>wK5reJa%&x!^W&{s9ykl0a`<<d<9bIC8s+gvt)|?2GZ9PPQW*{>X})H{oUrn%)by~uY1^lwfKr^Z4l#REJ!r#?n!lF3FT#6r
zRE13g|LgL)_Wtm=*agyjeAp$;(pr0=DCd_Tedin)+Ax}cP`x@ZWp8t$itoLGhKPx7QPOHz4061KM_~f?XSLGgxx(u62n0*-L8e{
=pL&yfI~2H6^jv(h#kLVDVNS+ncr9Zsj2PF_T!uBweRP@jlPJUR>;@vcf#(s9T1?=Y8*3s#0vt#vV%D%QU(7+exLKye+Zc%p2VMz
cia7c@kR~*Vi*gNYcJecx79BmZ?(LthCK%2IKb<DGcCk%P3KJmqc3wBW!!%+uCPdkVm7KihqIq=yD%&Fq4ja}_k7jRi~7rM*b+Lp
a=>cEfX@6g01A<95O)=?PVvh*Iu37M!Cqf8vgEtlnLM6hpzf5)^)G*9{c%QT6}~l)_HNpBuML3SpPf*0!d6>tqrO$WEObD8IPtw$
o@o*hXLo&w1Cl~yuHfgwHlO--+(ZxYx^L-}KYH|6vr0A&j(?bqs{V1WZEuhK&xC7Fnr5&mu2c8zSC8|n{}MBb@-~%pTsxpNBkCd_
n0Yigl}4DD|Bip`YCc_$|9`r}vsLi_j%W4OWN53y&+vYNeNHOkp6~PHNg$Kli9~=;xNK9Om%Zr&-TELr7S$)QNd@@|BLsV&WVHMz
(ns#9(%4t&>!(+*j(L52ZTFFr%&|fr|3AOG8V=ijov-%rn)2pp^!s?Y+rdz|9=<!jhnU{6_kYui{kimO*QEHrw$z_*XN8ib59Ni^
*IdS%L0z|zGtuduH;)>s)@d5a#U_x~*(%S~r^EGLbUyTP>C?x~o9?i5&mI8qvj2TY{%9|s)y|xIC(DM1#~uWJn=6Wz%j)aPxN_6L
jC_54w-dEE*YaWYUY@E}x6_uOo-fNz8Ts$F7C824*Rpw@njjCMFzgPrr}*YSO%s;WqJ9J4wtRG6ihB6oT#w|a=!D%qm)Meu`IZgM
Wxm^|g>TiE9<zh;zSoPw2L%pa)kokclcnJIv>&e<P*#Mh+xWj>9>3~Zd;2X0bTs!*E;W7cw~usgC@1P%uiC4a4?fK`oKRAvgX4b3
wS~tVV-Q-s@Lk1sD0I#3S_%MM7;|N9)UJEpMf-NNB9AORtuB&OceA;T&Nkcm`P!!Z0n4R(QS9Prmz`yk${mF?1Lc1m`n_x4Z*i||
)|G!kuGCMxweai9DsRd!oSkRwk*?;iWGOQKeps~ybgz|p;>K4`(C%--n{}fM#eQwK+cezQwAV<crS$k!MP>L$jV4+XjWCgI40v|F
d;Hfv9K55hcXsT{>{RlORqFipyH?9V>sj&gPfpBopY7LosXP(7xu)syY+7tNtU1>9t*WZBjqqtMI#;>wCAzk>(ng0HE7e~`VQsn6
qVrK?q-Pm^lfaHqiVNb1=81N@@z;3pkhe;mnnWD#<I@AvsuaaK5V-K{D@|UNzCWJB7Sf(1biiE>kVlE(0+=`Mfq3%6)0Dl%XOsy#
MCr7ti6at#tPySa(l@s#^musJ^LOm#yn*TCr%KIcy$iuQQfZ=bw>t>o&X5Tw6|cKtM>9+IC~Y2)FuK_8yfZxV5Y8*uwR#6OdgFBb
D6MBTDdP~h*gYB_O}4y=qAn|}%Ev7L;oIko+}Zs(`n41lCa7m99;!<!)l;nn42IjQ(^LxKUuUzraVJM)Fh)BGrF+CrZKxlTXj0@C
m<~*iYMI>*V%1Klzn_iTOkM7(F_k24YgExH9H9ndN2oNpcbBfHJjOX0j|+du;;M4>9=z4-sO(Y*(-f`bL36(=d!T+BK;ydC(YFov
7N%Rb`~AMIYP5W<OP=i>Eh4VOq<wlWncI7E&!N-6n!Im8aqc=9j?$8@vpZnc*j1>07QgGwsWsHjQUqF+@A9OPLt}J?(a7HV``=kd
7%ucUF*B>uH#HyHc;3?sUG#hD7K2}5yXgKM+P#ZmRU1Rvbf8<mqgjwmxzY&IT#8X?dY2PHzXcdN;Og;ee01wZfw9G2+aG?E6)AG0
9$QkH_oJnY+uCil%bycl1ZL0e>W;LVr4^^9R}5FO5cA--P&A93Awnf}5@TvcL{k&F8K(;KekJuCxz~o%2%ft2yuCQq9<ZR~P9E;!
RB?YVcH7sNx#{dUqPy_=XIVp?9wS9DgUb5dcXYN}y48p1o>maNBJ}*5cF<p!&VcxM>A2To*Ikroj}<&u0cxIbEy~lW@69M`bwV@?
BuW0thX*ld1^jD@?OQrL=WU{=$mr#Ld^q|y+NAGcauhCHHixW1igB-nUGH1r3P|_S4_qMUkT$!81A&?0zWdYH6`azMZI*{AeSb>9
xz4cs&N}waMDs6x7A`uGDTZyrlh|gfT@Ka8(UEE7eRx2NY;?6=k3?uKu@fOyzt4o&i19S45llGi6YG(h$aTlK_tOf4(ZUBF2VD*<
@9nP$^_pJlct>P$tZ^Y85hKrT)6x+=61(e(f`NI>Cz-|U^ft^;ZYMQ7&DC#>2KAf9rx8~cIq;g(agH`~G~pE3(r9t2j9!YN!@%i#
>)F`52DCc#$jR50OaY}UVX_m>)#FyF*4klP6{?~z;Y4SK&Y(o{zs{$J&BmG?dlsfEnnX7aUZ=L^gI(u|&U;;}<X>yPw9VoBVre?7
dBukl-^z=8c2h&Pua1*ZrcFz}g300e?>+N-cyMt+3zPM!jp`xzXI>&lWg>V@PAx$6nnTbfmCwZZz=Jsti{Uz)MGNgSzVu;@6{?op
C~`Y&sA@BPU%Nyz6%|==wJ0kzy?bvqpmAE(bJxq`7nChjBJa8Gjpw6+g6er$3yM+i*!<s;mtFQ~c^vpn44K76B~~ft7o-#up68FN
YB(@^E2$B#S4}0hb$Q0i#>&K2bz5a-g$@bRs@2wfwTACIzm03?Ju9a%+rx1>9#!t{jYl=9t6xaV?Z=KUOW2V%spipIs^IU9E7EE-
$mdNdi`r^Z&mJn0Evk*5*R?u&HG`?b!|U4uoJ~gxZ>-DlSl)0aj}Cp*_naJUUk7vFpx{C@6{g$vQ<-Rg9=crYkh|g&t#s?(ZoE}U
zYE;(CSQY!>u3g8$h1u(YD3rkx2KHy{aC~eP{rVMAqmvYWjL)>NRd~1mn;ybxDjXTZE;c9JE@9vwA)H7Xs8}vs+iL|*3=cQM>q(I
=AE+g#(Rul??FS;L4fhkGY)ah3`KKABL{^iX!XZ819v1j;~Wg$li{e>%A3Xb@%inn?Dg6OriP#46|F1ws<?;EC$oN--qf!b<)#R*
_1W>t+JTwlyxJ8L%{sgoN{EQsU=>{>rS9{l7YrE_d49voYd#>Xkg&BQ1Ub#eX1T(>b&FD--(*g_sdaUVPK)NXFD?v#>wgt9Ew%L3
UCPG-)U2ncZLdkmIsZxC^zzwku<D&Q($f}g&u?XKTo3qprJru?`0bpU#_;GMZS_e*?wUkBRXv>OdDlqIU|;B$Jv<JS5$`Vis|E2)
ov8G;WDlk^J5xFbNQ?QN4j!~NG>g?JgYx~~Jx}1xl|(Z7d3n6_zh7PY^<nE2Q`^#SA2jy5BBWEi`pb`^P!)}zJ<@$UM?ME18P)je
4)3Gg!_N)Y^uwp36s*y5tGx(wvUle7`jzo7r&W99dpxFf#YQ0S>fChP`P<jhn&@0kk?7;X4E3g*SJPR@he-0*UcLw48eLgV@$IJw
2fI<$Ezh2G2YN3jRWw~TvEKHux6fFcR9-DZt^HTN)Tsy0<nMhkahZqaWK>oIxb7<})$XPR=C+&>Q`rl$MFspU{$JMPKj(}QU4B~q
Gu(FJrz{SY73mamyx)g*Uxg%9L3eq?yeWRFnVLOo%6M5vr6M+7hZ)bw^`aIdY($}}t|voWZKOHM-+|6L*Q{JUY@*9LyS*NRxp?^6
)UsOkE^v!`b}_UY(a$|orJrAPb2HeLVCrqoDZ`Y|x)A0F^5KC?XNH`3RAWvt-M(UU;UiZT(JW=r5aL05P45q7YNAN1xYSLa9dY(A
QNafb3pm$G$>Cn}7n)myTC}bGdpM33;7f(MlKZBk!q<z)*P6sDTUULlYCV0G)$2<o!Pg5t<72LG#8hUQs4yvV?@L8Cnggx4SA(r7
eA-|+O+s!DSZyNIy8A5^rMG@_ns+^otCAf0rSvOxCxm7RgAW?$C_~cOn0(A4NTHLSDd6U?J1?VxVaR?~<&J&(Yn*Gxk6risaW~)R
&`aA${ISC`aRm{rv&Og_y*8VTO>3N0{TbE>#Y^hvlfG|Y<Gt8^QWP&9^_U0=_B+(Id~4$k9^@)P<A*ya8OrW>ahf}aNDx7(Vp^t=
@qenyC0A9>F#U`e3VTRd{znYV8#wm$hb9QX@b8Gjsu~yX?-dF=Ho4{Z_+AE2u93CA4u-lr`JNiaj;L~XUl5;4v7>r)Q_F${>L)72
L{n40o;Xwq2KuX!cv5LOuWa!5p-ikFQfyvV_58Tsru;Z(UhAB>uDXpgeJlzZOe+y|_inFYF;~*O^)?waBJX`uowZK%`pveWpK6<L
t#)pBr-t?1&0yu#a~rI_lN((;T(og_#p>-flbm2zuiH9U(`xE2MK7wRm2zlwTX%1!x~l8a!yD<XE!{~2VWh0ylr8=rwEs=!-$y^w
D^GbKYTvJuovHgDGWrd=@SU!PPy44IyKj&7YyCT&=bc=6zmiYWL3irMxzM5Ud->E!f0OuD1~2;;*Wu*%uOCal9tO02dS0WRmB$&G
<v0|M5n^tj5w0sRXg(CI*_HY=x*A|7cfshLj`nv2*lz(B!fA$z{D!QLN_{Ri_VS%OauC?;o$r%UsftDx(_u|S-$3S~0vBBkpr$L8
U|?010|&f6=$)@jj>&rFm6np`y^0NZ6QXi^H@nqMH<Wh|L6K@lZG~@f_F`Cwtj8CA7Mi!yZtn|QoY+R&PH9~<;Qe`8_oi{1#?loK
#%%je9|KaKU9m^SEF>zs3p|%$Qb?ibkZh__0O<?zKtoD|cxmAp9Kw>wiukOI1Mgq}AGm}l4(NZ~WE3N*27zAf2LN?=@23AOuijA9
4UpBa!3qCFCDz-vpU?S?|1K>Vuz#ozEr6z`?+^0h{jZEm&W2mY^Mu=53oYIjLmRZ#cl3|R^wIRFvI7-;uiU#6-B(Cs$T@cYaR0|h
qY(x#foP)|HLwSGU+Sba^7w4g)vNZ}{I4@?y{Y2~A+kWduB4k>)BA6X9E3WsyJxEoQ*ycCEaja1`Q;5y7SBh{^iG4^bJ~G^EI3>|
Qm3(oyU_ZSR9S3W{+uarASG15T_6D|B!Z*YZ3b!7@b_9C#!4ub)I$8r^7Sf-`#Rg$g;_LaT_&;WTSPG=#F$`&uyQ!ulqbEenpE_i
_%vwRrzm4FG$mHFO8~<9=;C<Qc;MTBV?`HQ4o3IA=JoT%k>v7N;r@>CkW<qYVrnXK=lG#p<HxXvp6}0HTDxo!Nb^EbTjLB?lJy*p
QlU}DuewSq567GeZZEfIm|2YJ6OpAE)r7h&Yo@r}VUC20+_KtOJVdwH*p}(tlIx447t#kP;4Zy>BGhDcPnDu?&7Ka#@WE6cd-6yG
J(Nh1LU+pQRNg>8ZLui$#?ph~)!EgU6y$3j-6G@(sh|hHzvH*#zZ%63e!s?>HMY|&ey)WSffi5XmLLVQa~GJ)K=EBq%iH=tPLJH*
zEF|1MHM{1>%(TleIv3tO#=k{u=KSSVi$<+1ma=-<G`Rm*##h0A2j)W5`^yF$8qm4oelSY^onYrA~q<nDFMF4gD?Xlr~nVA=t7uP
f9Wd8fA4byC$Q`<aeIUPZy9pZcGRcR<2Q+$C;h{Uc&4JkRL^NlQk1BT!ULS9H%t+3tNz42MEya)+9Wz5*~3ow3V-F%Tv-Lcgw#+H
1zs#!68b5HF=~IUBDJcBMT|PoIs2UflMlgwR5pbakxBbWs;$i&58m(iGyHjQ`Y-gfjl8He<Yyh8?VGWA%f3#;oN2;nBAT!F{G2cP
u(Z0gMy6%Ig6@0%R4yt~CAe`yAp{R7zY2(?I)o@WQml1VsF8F#alA%qEtM5luDKl_zQHZS(Xz6OtwZ0r4D`5l-&MXLN&tx{gb!+I
li5h9IH#h&VP^)Q><)2oy4O4+>qT{DX-;;Bp<+-{iFAD=BIfzyIN#XnhuixOCp)=dP8tA3wM7IniB#)RQ98R(xj;pa?4|$d(wsH!
qhq?4>0K|_GFO6N5#e67Js)bubV8H;*c8}PoA)T~qc+EgsMzFShiwy#em+kTCqP>^5xgLfQ>2j4#6!3s%803Sg@KaM!}oW@H4o-L
&EsT0UXLUCX+)%2Id3=V&1g8`UiP`(sL|c2=juRb3onjyJjn!k5H8Gj;w|SdP8s?ww-H|>$E?o@sO0<{LUUflp|x!g?^{(svaNe5
YK+u8W}`l1v&1m#f8sx6pMws6)CcNTBe;3df&T&E_T4t)(>L_`S>PrlQ%x%s`W;_`!++Fo)}1!2kO#Dl2eK(lkL#_(G7V5Q;oCD5
2m3pRW{aoewu1wF9JtY-fE*2<wza`vPb6!Q*|rDp;ZEpg96ObF{02CU<*B{C{(zPs5J6{u3ky>}fBW^~!|UVW-^Vo`t_>c6{-bfA
rz9)Wpl)aG*T(S)J=4D5zt-$_JLVBdK-EW)fdJfy&?fN)^URVw5aSKU!@6WvSYopG_{S(?3*FbkMN%jtj6J(hF+LWbrg`eTKCcrE
*?|MZ4%YFgpI9{{bdC2O&IOJVEK6&~-I!<x?C6NHRdg7TNbD$wB!D})(qND6mvvk5s<)c1pwoqF#Q%W&pip`T;N43j-P!QzGyyH<
gSp2l_r#L<A4(YM9iJ(&WPANR2WUGWgn{NK%5&w}??com3lJ&SHt#;l`80wLsHh5i+)xf3Pn@kIL2f?I`s=9f0|a`V1C-xj^HYVU
y%icGz7~s80X@Vb%u5Im2ov-8N3;bl-0ph_M+2l0k3<LKJr}RB4k&UK8ht+gJ386t;ABj)#1Z2#akq@jCjzllu~bmoMnw@3L{mi3
1lMq3P*$0S6&7l24TAWdo%x-7AFmm6+`~>JBHHMJ_iw?BYzxlbttujmL!c~5AXZm6Y6_up-96C#q%b<N9+FMIuRo-)cC%aIUe<_j
LGJVQczzu)E;}8-^|(XT8@u@f>tH)BUd8GmY5|)DB>5FY-tS7{+WB+y>M1>OK-oLG6yTAmtER0hf=IQU+5J85h``0njB_E!ZG_To
K<-c`&XJBtJIWJ$_|i9V$~r}hjpg+MpK?)2MM2`Cyd?c!vjpE`A5nSj)oG)b&)cLI?4M-lm%pALq9`K+5=^uTotZWyF`qoMR-WVg
qCMtSLPiIKIC1Yl3U;6)1q%_m3@k%vS90gwhN09STpaHCcCL7FKKa|-*_vM2X8heRLrTJ{(^rwF;l<7@HkpOKmqQKNb;qYr#dIoc
!x2dI_GVgMDL&t2ZUunzI*~)=#WU=hN$gA@w#sF5kPVXpTbGprZq3cVXU7dG&ey`#8m!|f%GEs%BRoriymEMO{(=iY6~#W^k`Q*I
H=wpSdK?W%1JNFgz&cCrt6h0VjlI+D!RH!*`{eGG?Pm!%${iweiLxB`u$|BEVLm)qc=NO7hLAp_HaZptGwnlU<LaS1&s9BMFzT5F
C&cu6@859rd5jKFoS~;|pJE>A*A#}*^<Z+EZsxGQmL3!7I=sZhG?@H`60m;{&o=mE@D5u)2Zw#-I=u2JqDF4VWjnGMzG?V1hb%lG
9;`cSzDdVN<A$HY*g7OerK5}r*>kc1$bt@X?aS1F{W$12!!YT;4vypeFguKLBEO_4BBW>&Pb8Pc_SPtTEAYQw>raq>KaQfC*UI4m
e)?2Q5jf%6Y3C~3PmSO1r%ck@TtM<4Y0ob&uG?}HUX+G+E?5F}@(w$nF4uYuV*TO+cSeVJZp{-x0J2!yp?MVvOfRbN;<c{8+=it9
QZD*T?r&ruwRf@+>wn(jf+fMUClum+RG*0gSAd+Ld1XWA>0~}EIOZJqjUMvm_&KwqYKs;<Uu<B3;TFbK=>oB37#5dWKSJhhN)Ae6
2ZI`iPT>$i5ih;dh!P=oN6XCmoKGuQMXD(G|8lEYMmTozdRCrh2;+4MdHbD%+=?6X?pfT5drv5xj8h9`)|=E0?ZPmSC7dUAPPb0v
hbwLJ+;3agun-4Q&Pf1~1(j(1!NYw39Sx^L=6q?2*SFqTBo{qc8*J@a!lzm&e(H)xSE1qFAEfZ7PAFqck_9!=WRIwD_(W)SI|P6i
%WBbCVI<<MO23K?{B9S*2l$D7{vLC9a@l;xZzCS;>g<;P8;3@JHFjvfl9wQTqwO=s(U<A_XrO(fD=kU|vvG&ntTYjEm20(3f+r@(
zQ}nTfV020t>=(J;QU}g9L5KfcPhzlROB3aTVUs=ofjx^PLMq5wyeE0x1-Mh@#Dp7z%+_wBtb{?Kw64Y(l{J!s$zg`SbcTdBH@(v
tGJCF+gE~1cUv~^mwx`*Mn!8@C&g&fP#--_-%vxd)r1I(q~n=>N@!bxabQtwDFPkE9v~X?<<8q*TDvN@ykQEqAbei9)3kZbp83*l
c5<~O5J?ssJh9q9w%0siTC4-t2F^%DoTAN#OgTB>0std&&kc1wi!ua{3I=>02dHsQ&5#CAM@>1W1Z2zd|DP3c4h!*)F*2%@<pz<K
p~pa43c_4aq*iJIYK$dbmR?Y2k4()5H>q&t>if7D&?Xfm9{1tB_vdGwi#0o=t;*3PB~|!Xsv#^zA;X&T2f+3Y%nR0WMRR#XRBJxX
8ybSqQOevz<3c)B98z!GL>>wa)1?bx?|*6ae23K)uMDv*$q3JVBPMvWf(RU8FeC>u<;D2bs_B$F@_mQgwerr#NH`j}sqQQt(=AIn
>DU<(4alVk#^E)+zD3+gKzX2mUz5s{BKxYH{TOjjLmD7UY(@}(b%S~lhKhSr2=M~Fp4BWa#9TghcmpKeRn2gC<F<|sYX`|IEz9jV
*Lq;FO{t6%da^qDoBZtOkAkkdAf@MfxfiWAdftdXN|z$fFF~4htpi}Ub;cv5>C$_u!n<oqih>6E06u?)AkQ4}hXM2<$iuH@mLrHH
(21q*<3->yf!r*;4J7m!i|x|mkcrqIaJKmswT#f_GDZEWz3`k#xW<w@g>pW-a2BYLTplhN5IA9S#k?yzEM~#jn)`9sMd@ngjhBI}
bN2hYK=V~cl5Jc*Zs^V*QzL;C9fS+Y6-vI-SRgJXjp>Y0_=AGywZ~;<#YUi1X`BlON?nwYSZQE}*MZ5x!{l2D3sL%=1qgVVGEuS>
bYSS@wrd{mA6}3)wvIZ!!$`~{WMKogOY8^|S-}!04%U{6$P(dKg9?#Z7A9C2Yms{@jRXR@00pj?dp;WIK_@&N$D;aBGVOegBpy#~
f)YUwZc$$8G7ZDcX{>WCn5&9MzsB-niI|QZFVhXzhOXAQI{^a@9auJsdCE*`6gBnY@qH1im(QK-(p+m9@GYKTRDwx5jvl=HWN+oc
#kg-(k=dv=4lF}8aY)Y)NM9pnigbsrBv?SI9p(8!L7bU7a>R7lX{eC1L;?g`m0do08ob+aIC{%!tqG`1k(=!F6(-nyz3$^@#*ok}
cLt*f8d-vdi+B)$#{l4K?eEC2;YVUyQi~n+a_d9YIoVgfj445ORJ#_|+Mi_0J$st?D9PzbTq3lf*QFq;(|8al%I<|!Thk*H+3$PW
6NF3ZF_4I;y-?zX;tr>PlK6sI3tiYj0Fzx;GmJ8?D_9VP`gV25pz(XBVGmU}rd^)TuWNQR<nYSrI@NgAWDM|tFKSMFD_ZbEgj({B
feX+<`1j?emcyXvgvhZ-U}$lwAd-fZTX9Ob+W_<CEAYcSnC%65VcfHnV1X6v7}~u?a~Adb;1Oqvo_*>0Y~Zu?vKfxF6?8NUeVGy}
RYk=j%xGTMqOkM_y`-?s#auUXOdx`LJUx0?k;GvN5QT#2xCk0u2NuFP5pnMuHzEfyZe)OYf{S2}3+5&BE$FpA7OFa;z3jYbiyGsF
&rNGUxDSs$pj$?YSelPdFyv!_vuRpCti)l!auE}Z^DDn=o>iqZU>t_J$l+_mDKTgF#UD|4Oe`ibN96S<5`%tcdxK|oJ~Vcg?raM7
Kuv@z%cjqygXs?mt8O$&SA)`lFz&iO2u()KtT=l+hxFya9AaQb2&HCr*$6CF-Ebv<sHOwCgM)e|h9Gu5Dnv65CC>c#&;U0$C=k@|
H@gMEd0Ff2kB=TUwNT(tyiPjSf<*vDiC{<st7^hRv063r_F_TdosszW_yMTaZJ~PA*C!ZS$5Cx&QmBs7S*XEL`#s}3G%r_I(yR5<
yP;vaq2GG*5+ofXJn!ck>=DmbwlX2Kn*wvqh6VU-SULcCYAP6cY&Z&U-F-9MX@=HbDWNYK-($ktHH&mEepYl|lvN^S2ySR+MQm5!
zlI8{Nc|p4k*64jg}%U*)?<F#)~8R=`TtMoQ$gLL1<FVv!_v1=Fg5IFcrC}Vg7To52C_O1*c3M^s2y5?JZi?1KS;%^r-h|!`Ab~4
ge~%4^V&Mol8e8Yca_E{XU_pRF{AfUO*s(y;eh}-I_Xhz&<!dp0wSnnwFC&72=e(o?P0O$r#uP)2x)Z9zq*`4K%XIwRcvjFwJ#DO
RsDyMh`l7D5DNT=;0b{92tj)}n^s`t`n~Y{Tq+j7RZmFvV=!X2wT8ng;=u}3z0j{4!4)QH35-&zJbjj>lyTmpu#UXY79%<gKCq0e
Y^z&MyS6}@*<rwmv=e?b6_Y8@Cd&{WW3L&g&veHshZ;0E(FE4F1R+o^bFkr|7lLg&aYE;%HRE>fIIvdP==F2UQP!VJKI>nu;XpA_
Rl<KCzAk;|oR<$7?H+ZxXjk96nS}jj#f<4N#2+gTpH~gIQT%t`mxkv}7x{`a_E)?*B3sp;Qj&{>uYe$;#-KjtPe7RMD-&7HU|1Gs
2w>COo5KO3zb%J0M1$g|=}*h``}IBiAK9Vof$9kpS3tIb>>e7{W*vG^bz(taJZX1n*Y6&WkJkSGgw`ciwQ|lu_((IJoOI&h!19Sv
9ZZoW;7E4|f<%U=Y`Z-q2Q)Pg1G-m1?x=7^E0Nr}R7L#p-{~#nH3^DCWC{*tD1co=0C!MH*{Fdb3W=HPL3_DTMf#JI)qh4jxGo~}
NI4+TaSGdJK@N=4&k!kiv7&2{QESsD>G^x8Isiteh4&=Bf_aB-42JcN8y5fQhD_KJy?1v2)i-2R0~y$9j>(`sayEARL@6kkPr;zG
Z15tQ)<k4yt%fW^OI5KcihBVfO@T~ExJa{9RMoc8g$<-)W7mt>R@JSb3S9vNk$_rAp&VxKXQSJi0*xRm>MckWI55X1{%B!ZAE)S@
&p?kk<zlg;Z-=K@LQ|^LZ}S_uK<z;WrQ^RRVj{3*|DjOXzDBPOO?W6_jui?iTpg^Mu=RDqo4gk0Rw_jZfg;an%HJql_0KTr6wya}
nfdB>%r!0sR;r{g?RHJuVjk_{v)-c4DHS})i0jswXVi%lwLTbtz*m6+2-LQ*d)Ngh-bJezp-K?O>OTzEVuB(?wk+TbWwwl7S0x+Z
Ts<sAMl2Rz6rvd`AQ1JyPuSvsLqgt<bU7K?6vrZ~Dq%`MOd=}^hT;43QKnHXptvi6!3QX2R;IKaJ@5qyjg4)?UF0MbQ=g*vq8H<R
eH79b_s~wShS>473-Wz0a{z2`0q}M}UeioZYODO3Y;8cB7X#|zuDA=p{B8F8WKNZ)v(I(1upR*+(0PH#gDxGzx`_$e06=zR_>Fw4
(vz+z+y;Q@z*+@wD^h@$F2v*MPn&Y$fP&X75uFoM9hiyH1T?+a8}hCNq3joFP#ZIF`Qr{G(%ZeUTaRtV#9FMCpEr=o_kDqBs*tQj
BMw4aDjjw((m*Jf=!3|@cGV;aXbiCrMATMlM~d>N=+hbsK8PPt#~h*BUm^>{CnOrg7YM@^2gc)nuR%+t$J+5!My$lK0MHyk-$%S<
`};;PICg={?$w(?qH~i+*yoJxx^crk&-UEiS?5~FzAUS`3djm{|C@LDc|t-$Pq*44I!_PJH{G4vBYw$c%J7;)G?*ORK7hzAKtvk*
A@#zq<no}_wW83AaF$fiIpFXsqNk-WEM)d)LhNYLK;7ZovvNOdvu2knP`<nK&|cy*>F8(%#Cxm}HAM_;hvPn-#`vNRjHZXboWPlU
ZIL2I`Ft02oD?bpf+g$En77bHPb(T4C*-?%W6r;`ZnsQc!FuK>2<(0ZvuVqX+2T|iV)V^L>U(PdL_l+z02OyS0U1qL(Jqgn71IxE
uK9Q(B7$TT5HcO{{^KG4+s9WIAdm?MP?)v-Bv?QIjBL@o+0dbBJa|P>8_OKay)4!8)!Qry+XQylw2`nl$__@b7QQtZ5kOkP*V?0k
?^Pu6RW<2hQY;SI9-~kpx6LpjrPPrxr#cyTpQnK33wP1_U1&!9J^w^%E!SA&4<)8yhS5PU*!+_M3jnp=2Uj(l?6j&AfwpKR^|iz~
L=O3Q1QXd^gNu>u2JGY3EC#yGjcy+`i9nBN;JFQ#Qb%Il(9q|X<n=>zJcRi07mh2{<yi3KRxA~r!T__L9KdkA1a`&<>L@nFV1x+p
J#_PyzQr3>+qk_hV;VR_UI>>+x|SX11T`G0SqMBL!u1|)h4lw<UjgBHzM<&1e;J1mbHM~FZvBJA@52l+%G>o-@V_ONShW_0FFNFJ
CJOKHy4%59gdVf-gpTjj9dw^}P1&U*t?2^%9?I$Q%MoR2Q=bujYJQy*oQ=N@`1I(99lHkv<Y-B46mjnByTYZMlh{J3rVTJr?tN`P
84r}dl&mcBZv1pf+TC<c{trL2)ep(fUIO@kBdGS#_VL&~Wee@31q7c}c(;>kMucoPa^bH`0^kV5O=Zh2rp_4;LOq+-4nvh(a(^%P
U$B3n*T`xAamMYgpSU~tucy@mEywLw{-h}A01XgDiD0}e3`{<DzN>zoC;p%AKf>qzVZp=Y1r@3312XBURv;*(D#kyZ0=4<`A)QM}
qUY{94~5O@xSZ-FPy9$^I+|&tyYBym@%_Aflk)!mu;Zi8p~l)Z-J$`rAR`tML;5TOs;AK^KhkV@eSRJJe*Ldy8+K=gS%Y7P<#>OK
*Ejk*$E-2_RI+xZJ$Q2^%M{vF0DMgV?Y|fr>7|B1r2c=1)HwtCLFf#b1aut45erHCKIT~FD%x`c^XsWLqVxJA<bNTc;4T~?p1=oW
HVsDIUSx89CsWq*Z@4`Eu_KdbrrU8E|4Dl+41wM;w9<`ArGJM=@9aT#55m@<=Jg|ASq|N#WRBP!t;?Rm+Vj&K8qhS3P6(hO`QU3k
N9wM7Qvn13)&KWcIZYrcF4h(!{ompHXWyyYxL($xdM^hL9`v1l_yy*^TQ1ZWppSu}1c3>c1aw?tg~3WojfyN%@*qC^uD;$QghCD#
MeI@mE>4&b4W;eO#!nWj_b~GrGu>fT@M{qRh}1+B4~1c(MMOE0bpGBQxlpKMF;irlp^!f22L67op0~)!-I{qH4@<QEUH*r;Ba)#b
<qOIMXnai1JxykJxF0=xg)3^4#2fJhH9e9gw9#-?4v4Huc^du|e$Lbzh86Z&S~7GX&LtWeIyT<U1RD~flK8XLiECF%ybF*qOLBwB
Uh*9bBrsvvRP_bV#MDz~rkd=DVmL_I!Yp^jj@B6kHl$KelTK(k+!`7Y0MNq|tj#!6QzI5cJ#C9b?^^Ex<d%$5Uo3P6hE=vuGIps~
oJh3B^_)eEeHu8VRQfIj&a6BKvQR&5+I~B<KsvE(g!&{7bLCB_siwaUbpF);e{U0qLHyFJ=Xv2@gIN@E@tYdvWgsuB3E_k>JYEev
72)~wu^8z#a7Qf6_5E7+`c3xI%jItntJ3?B%~~G*E|b>#9v&1@@~}7WDX^Z#ccC|Z{xZW|H?#LT_OKK$cRYJ<Y16JXf`rm3Ko%eo
;-I#rtVfNuadOji=1W->Fn!0{?YO;x77u&GLTfHaJO&&rgc5pfPY7xk8B@jcPF(Y4M8(iIyMl|Xv{)L^@6y7U1QRzV?IZqi=H7rh
C*OYX(`(XptFOj~q(!(Q8~zu63y*d_c~}7gSO8kOW(48?T^h8Gj7CI=o3C9YaiO+)=e}U2y-1UH*Ci9p0P&N@eR?p{Rpqb?{;%An
jkXmPRipj+p3Y7yo4>R+w_4l%RO;SZDkM~C1)<GJeIS-_UMno=#Qgp2GXJ~X#q50&5tp}xG!~GMrN2(HO`eq71W2pWXRQrHb+aZw
RSK#hqN2FOP>Mx*c{Tax$*Ap|Tz7BhA_q(Q99T6$qE4OB1hR4r9=Dv|TUQhnXkdvTn&Ao-av(ZnB_}neHMGzR*mxeh+0NHINv`T3
XxLbLMV(~N)8D__CQ_s!8dPD}k(zmsJUMY5vllzv0CNsZ68cb6PRSWGq|rjxXHz@H%>|L}R}~Aj=;IO)wrDS)*5!BKyT|d^{5GM(
Q`c({Vs)WKMkp-l?9U2M`u=~@`Z|xqu>}zW^pIG9y55K4bUidF5J3!dVUwAImu_+VpdLg2MC3w%aVjVJO9%FTf3qdONud8i0ViD$
+b5{){cHX|pitvZAAO_xDWwDzSz$p-Xvm1mWhj(Iypz|{{lNru9`OIg3w#bbrnm;k|MSQDfN;NFjuuwT#AwAQvS><bf+CWsLW&y0
W3L&Vgb-ir9@vLv`evUo2<?B$7#44y(%#L(IIwST9lO51&-NX@geTeBMVi5T`&ah<@WcE9{=(eHy#^dO5_4~yey-2je&2EAonRhk
;eIhsx?c$5@sn2@n4Z1AT=Z`|kJt~<<JtWAhuCTZdQF?Kw3X^^f8hTwtXIB!P)q06W`lpz7|?YWU)B9yFSq$|{T;t)^dty*^C&N?
cACRb3Vzz-?(slom&*Zh>i)K<0-*h0l8)CB6ZwGKhi+G{P)fW<A;1eT7ZnH(f9ZkOknZ&{{~WfYWb{6;4uE!sy*@9$2b_k@A5UR_
p3jGc1<}o15TgOKOxOorcTDereci4${sn;Tr&nd5NM~&T#bjv1!pgQbZA9?13J^PKBHMs~6SH6gPvppsmksj|!|eS2kkESNHl%s^
`T-UCcyjrd9%B*JP|(0}KDhZBPs@vVuwo>Bz5VIGPub7>$LyzvxA$ki-O$h7Ue9;OrF&07QSUuL+n&!6ySPmz{ptT?{ij-^xNrg+
{Jv-8(G@i{6ww2xT69J0u%Nnrrx&tcj+>vHc1#$=>|t;PpW5jS=+@@m(}Q?uTbU6DFK-8Q|JH|6eX@NI_x(rmL+jm7#Nf^454eR+
T($Aod65u-93OVITbt&#f6Idof8D<X2@y;6i9zGpF(i_%db=!3P-}MHpY(r+3@t4Gy0@*{NV5k}?9KuE1loWS*gU;RM;mKs7oW+;
UCpXi9nv;lo%9V{O>Obi!laG{&h=2zUrRW#vD&MOrMJcZd|Tv3riEX7LvL5l|LM7EQrO_8!iYQ?J0j9f$O{lo)4{4>jUi?A=)eo^
RYf0@FmI2<v>4F+hwZ@w^&I+-B`es1_eg*po_?JmlSIH6`zz2$xZm(YBexBBtXyWIBf+$;mTNkps@>(;+sl9lt`I}BNQ<6EMcR7~
;M1}ltY2tzYE?Ot6N;bxeRFk8oPshyAhWs;h@doxhAKRD0(*u63sf#n<SviG?$FUz{;g+Y_99Y}6hynXj3z}j(M|~=t+3vRh<bwM
ASnYZ>BtSUxq!H=JR8cxfth+>Zkl7JoLd#J9WIp_&v7DSy<pHQE*&VVZ=n$ay@XY6#0gf)+Wc_!*UqR%4!bRTsyKA;N|(};hBNMT
8}B6wh>9sDISs-Ca0%G51coUyS)5apLHJ{Z#Mkoc!ZsujDd^q`_{7gyquMi2cD(yIXvW&HYs?V#X|Cpc61-Pg1bXXoKqldn;B`H9
NN`ucv>%@t0eg*N#7W>*%Br4{{0H3jI+!nB*0AzZvMzo$T=>@Py<<0`)ikVE`in8!k$=rHG2L|USk^KRDB+U!5k@6tMmgNSOgwSy
A7M){N3lA!LKe|}cC4U3dDUy#`|amXQ`&gsn2EyQMsn8?!$%)ea8=zM!+%#_C`1`u6ix{1yMWH7^Pe1@{+`)5orv}H2R&0H$O;G$
bK2XUZ@3v5%-Jzln<U_m+p4l1J}Lyyt3|$AI!e1ib?e;46vx&)Z6mU+ndPU~SNmWDulqaBjSjZ)U%0l32G!d6x6jXBu@1+~`#Lb}
A_^5t>}O*og0@Hn79cavwjRoR8@a>l+IChD-^b_28;{4g;9mZ3e*Z~BLa3d2UK{t^3N<%cjYCNlV+B29h_lk!iSJDI)kJDpt5T)a
Fhmjt;Q9A;;YMlO8iKST$OWaVpa{@t+(qKP0oQ?F4@W>qZ%uG|XLRt8IGm41Ukx90$X%nL@@2V-`j=99(kXsS!L&M%2_$wyFyz68
x@Ibg?K$`yamGWj#G5h*YWa41C0+OK@;Gs=G^|+^i04`MB4$eA^VQbppF6Q877(tGt=g;{vpCYi6A}V%5Pzh%jqCY8zxyjw+0F_#
Dc6OS{T+NXzn_w;34KA&?I@rolM^Hg$s`aMO^lh!?VAJ-XP;hY9z8ls_H7B!CbeiIsPx`<5;kB#0QRIvE#D*uFvP%Q7<@xMKq&>@
=9|}-PFm8XQ$(+1x=&rFB5VUSGJN&*`&`y*2S1D6M!mW-FlrVI<2huZ2x#aJG^2sAy<R~eAXfbqNn@K}R%YjkXc*7U1N(oP26b^#
14SFbt^|>lOE6|+NF!|r2s6uBi9NVm!`L!N2zL?$0wK{c`N|#A)D#iZVG!F20N<B)b6PYE5OgTgjMykRCw@h&YyKW@<2}KHFw(7-
(<4Bgp_o)AU;z@{|Hr$_yHrvB;;hji!<QVOt%mxNFb{8_2p*}S5~5iX0?NW?wOeW*WkpnXNxSzpMdAB(qk@6%&GpPUMFnuidpxHJ
F;m-jcg}L2yira@qo$&mGX`P}BEID$QSgDe3V6M>v*1#q$8Ybu#f4C*6Ci*bTZn!K*E007HbgqU+i9*ZU@Tiqp@0%wlt3<m8ZLKV
+DD{&EZH9p&7XOJNpS63H4zU!f$mrc{dv^D`y~m^uYKs!?1p`S`|soE8a(bz=ODp^?P`^j<YzvNt@9uxd$?V(vYPd0x~P!qh8OgC
ML;oe^ZMcK7t`fY-IA{An21{~<iAK_RBGAM5%uEslPiDQ-mXraYIU6-pLU*vROU<j8V0(s^wFD8j=P=D64zUcf+`OZ$<q?4hv9vh
sZnYgjt1K}aivT>x&T;`KvF6)aS7$Rdmj2P&1XTr(gW(JX>Tad^JB!Ab(@!|cUW|{fYZ10wiu6kY*HjTG6dFQM8+$Hua|`6R!b#S
5YT25Vo*6v<yB%O%J46uWP8YGIEueCh0K?tatDz`%#9U=lUTX2)5i`3v0+jfU^~IFVWlc{5;%`*w~RpBJ2%_9)9(JVDNgtU3(;W-
1kkKP?If%4{^;ze<Z<YXra=cZ)=Pv?Ow&xqD9D<EsTQdyX!arFwL0W=9j6<QyWw;5W5>Hkfz9Yrab)jG3noeTIz_Cu&p1%lxH1)r
L*mV&&kj+6yDgL&a?^Cs=H#hr;P~*zOjtV9`epamF1th8uFvwL^{mb`j#EY4?PO*GUn4OQ4-10yc}4}@+^;~DRw@Tq_IxKp*PppR
DVH8+nb+hT&1+<5YD&T#>^ol8O?+&aef00jQS7%p;%nQ+=qqy#d%rG;&cQRu_h4w?hh-&KW{bx1qNQW1OYZxw`1)O<P4A<Bdc=k0
&@VHqER5-MH$tsh?H^*vJVNe{zZ|FtuIL|3;;?GfGtXz9E5>-DAe$QA*&){%nfzkjBZ^;KJ)6U<hoSe>f7)r)eh&j7^YZumzR#!E
crOBc4!xP4gT7Apw8+5Z#qejpy)?*cR5l9*V#X|pEDf;T;MPia9c9zB_gEDsF@hD1iRurBt(Q|~z;TAAnr8x@egcdDwm`^l0ugMO
H-re&6!2~Lg(_Yxq<v@M6Z$&H32)1Ddmm{ejwsiy!!<O2OouC#(iY>j8yF=?wu|oVT`SB7TI+qZzIJTnRYQkvR)HdLLUf>{$=(oN
uUo2TyPkUIN4+shOuo8-PgB*>r0U}gQsV-+E-CVZm$4zBF)YI%E+k&_<hT=C4>zmRhFid+*bF^Ba{9hRmSvE|Wbnz<={0S@+Hml~
u$2WcU{soSX}q#oy9Lri6?vs#C}}EAVeQRJY>Nd6Z6NptxuDtyBMxoF>VX%wIdjx78Pj0+XBnIAJjsFyt5j|qX?wNFpNq*o7Y@+k
?kp+B-V<vMv4dW$Jh#N#;e}zv(}%MHrjc#3yeEe^ug^M8ZqBu=zD`pl<5$O(eMX9Q=t1d|yK$&(I?nVs{*OVzKa_`BZ_IBDd!aXq
?|{Ise-$&Cv#215;;7wMR`69p5sIP>YMNxyC~2Fvb2jgEJq|{Ei9b`Rgq?S`kpxHy*%UhL9H44wbJI^(N#E+coh!R~#N5my=hGcE
#@BIx2{_$@k`D5&<a2lC@u2-&HCLP|Dfk+kWBA#=4!PfH4ydhD0Sq*IaP}%FF70^B(BFix_vXElDuj<nNIF$q&r`hqaLNn0N8l*!
;vZYToy?W_^Trzt0Q8EOBh2XoUuVmiIDK?j9?Uur(;Z4}@s*mOah63Uk{;PwVJnCth~nJ`Rfs6=0|iMc53gqo_zs4@5&UCSS%deo
7QT}gK4*&j*X6dnJ#NW*e+zgQpC4|7cyC8;Uvfl+NoA4ojP|<C6nh*xQ6#IXQ%^n`svl|l^|T6J(oOw0#eLIA<DVhay3V<?cIK~p
13lJ7{eXvT_{6^5lkFKQ=shW4kC)CK&$2q`p1~j)-v;vo5@9V$XU8%8yR2&G6T5{(pwuOnIxRn*|1{8i!1MreHXiKg_{J5~YKRI6
D2@?O@FZwLAR^joMT=mtg438B0u`vGXe~cDdiw0FHX}4QSrrckq=QbzIx~hHforvmiExhz)09P6HCjfnU}^)v{y7D9s?2L^>>Z_y
2*}BD4O5kroe5yLJ9RAj*3oE5DKC@}4s&sqtmE=Mn;0aif1l&)QV=!!_4h|-h`i!nC{|Rd#K7=LFw?Cdqs8JlvWyEx){Pp=P-)>F
o19M{Ugb3u*S&lTtCyZWzaFO>j{+hhpur0I_R8-w1~}8E>R79oRNRJ1N#{AX%V1oQU@9+~VXbqgp0f4u&TTDkKg)A-dhHco*~_$7
Z{ypwO!&yVO<FUE>nj!yC=)da5=J_eVyY!k_(LsS@npEAOmU=O!N=7!I?I8+=Chkg@7K#v?s@O?$_wY8kOWDdHfObm2bI01C&?``
koM-@q{T<?N4k3e?NHNAGxmRKa632Kw;<RiQ9)Qh*f4g?42~PgvNiyFPq*9ZF3dgN|K|bzmB>7x@QN%iS_hA50)5CI483;2XvGz5
Dy{1oXS(X@)fS&Z)k7lEXpfO#Wbc%o_i@LgNv?g*7kI4}oF;|uykepXrtH&*mXUct<qXv4G{kMoBJR~Ut;`ot7c9AAmMF6MxN)g*
D1!rkesS3@?qNlxU8Ulp@*MV&PF?l2QNg`N9bCyE&=3qJ4I-XyvrPOm(oH=7R|g3M+b)iT6h8_2QQN;&zl;{K&dfH<68Eo)=_-$l
oN{_iRT&)@@!~2EYgKWotC-6!q3<tK5PEt}rf_oAlnxb{l;WE98x3zpd;R-|ubBrj^kQK%WI(X&)~%`DS!|dip%&<o7E<boOE7sq
$1L13SjqBGd-wc*wy-<HzNqOcLh`)(1L60Ef%vLIs-h384Y){lBATK{MaB&w3`Dq#sz>1#x7}82fn^csozVD)79wD=WLT{CRA4tI
LnKkNpnY(d5+^fcpT6tWo}H3Zp3Fz>@4b3>raa?{>yYA3rEaJ|l1PFRkyBZ$jLa4lFU0q9uqTDW;xfU3lGwnbh9GqGcMoy&b}9)h
Bm2+;TJZJyJa;p;OnigB49s4V1yuyj%9`5^hJ{uEq%vQTCWR!B_~D%04_3;~e>ppSVactUIA@R;gfw{AXs$vs(`p-5q>T#GLk80n
EwVp9X85a|uq?Y6=xuw&xQtalytDY<Zx0o^=iX-mjm|nby_LR?YL8+L)d&VJJAE{%ci!A1!%S5<tzIIoRc%`u(tu*fgLIHkuMb~N
1?wWou-ByTN>*jlh@d)H2<_}6!t~S<Ds(Ey9BCQa>5)3a+bmJ60D#KxD3Tr0KxBt<Akf8C_$DxRdTs}iiA3@Ae!LAd7=|OMo>ifr
H;~za>3*}kwTn*m)Wj-F*JE(s+PEF6RY){rs#NN)_0C<c?tUy+ZQaqV&F^8%VyL1qzdk0}2|n=gJu#<Bx~L45-*rv8ZM50=gG`L)
%9pb~xBWWNOfyJ;G=pH1z#jLcG1>DC+SnEV-7GqEEFagx!|LAf@bo%j7x7^yiV#vo`F4^cEhk{CSU7h(Dko^jd~$5dQP_4|^&HnQ
_2W67v4;siH(hIG*GaZ6-K1?2gmC5)X5canQGqN3g)@NHViy&?ZUqVA9=aQ1p@<TR=K&}a955~@9d@uBfT?U?7j`E?5pP?-U|18v
XxrBt2(_lDOjlYeM3%YNfiwAZDjSis*oR{+B#S)8Gf(B}&bwx=u_sbk&BLe+MrnQ;&dlEv(^GFHGzzNPRaNY(6$QKbsHh!LGYEUi
Ah~2*H3+fZ>N<FM{a-Ih^<Qn*27IIw^I`TMGq~Z|`zs2-%7~YlFkDZaqLWG}dY19?{J0i79F6~1;5FasAW;lWK>_tyFu_SQ5m1zc
NJajC!^^+?b2Iu6S3l|Pd-;Dqa&QUz{@kP~r8y}6>;Gr?e|dkqr{jm{_<Y}?GYSZU=k=%bdK5NfLLpwMX($}|IEUq|6#an6ChOA|
WP#Q%5RQRKVd~fn54H@FfN0vc=cQB9S1tD0`TubL^RMQQ!~Hq-Y&(aj&!Tww{HA9Yy^!}Icl*BI3HJK_VfP39ry4v6z<6v2A6MuO
1h=Rb97BsRkJk0Pv-&?m`o=R+W*EOMe;>1THoJ*AeorOuhZQ<JkKy-e*N!~HU+4Cz;3%h9@7Ny=le3RTYrmHmC+9DL@lIbt{w%NT
ADWMokUG?C54D!J^G%#z@2z3?Fv5S=zS)v!Fuf=5-N!|=U8O{xWe8!S7sE6MKh2x@&)+{A1Tf!`tP(6q(J<9ApZ$UPw6D-0wJQut
aGtQ%pbF=aGi~ZW=BHj3W<~TEIor%E@R{XRov`2$ixEW!d}cBxRl_R<^LF5ef9(Cd^&hXpFyuy0=bqh)KG%kFp8*BoJu{z<j{RM|
CV}_e!uuAf5(p-cfX`fByhUoxZj%-t_W^=^Y#$D=WZR|UYaZCdlb*0WjGyQEczJALS2h2%o)SJP2XbN<xqEkz^-jaDc*7lfPfn~n
9rwGYK>wU5l)5m9R5W&PMwV71uAM$)Oh+?<Mh4<KWXqqPI;=bY>joZws7&^JZ~tjp;pJ8sAVYhi;8a*y$N6q3%)^F90yJ;pJ;8Cp
;p^p{$;h4c^5>UDIvia5KHT3ySs@5s>CUN)#Lk-+a!qSmGe@i>kpv=XB#Di_uZfSo4<PEEf$Ai}B15DhayajeC~OWk?7cz|r-5e~
g}^U<<;?6k_JP11M2U;bx#z59cwsU-I9G7-+Q@#gdA@N`Mg)9>q5PE{ai8UN>Z^guLb!JQL_h+YsqA2nTRX72kVAk-JpDa>6Cu51
4Lgf1gA6yp;j}#no(#Ah%h3S4?GF+{Q$$=riH<Q?3<WBi_n_?1K)q1VRd$#ytq-MIWx*p~2=Ru`!nkeq;iSE$aY$%~azPS8G~vNi
1d(re6m+NvVeh^Dx2|{JdVg2FiT|-f?$ytq+rLQbfDpm}NP!c~NKm@JNv}_Dl!{29Fz}QNMUzMviSX@#xA02mjvH#cI#M^S+%;RD
3TrApP!CN0xSqK{+~bWX^-6|_;&M=;fe@t)j;m_S$OPIqQG@M-z)zgPMkSetV`@6HvpYadW+FnjitUs@Y4`jSW(Nt-_v3f2wVDjQ
9kf#H&_B3I5%|67dyIjnv+5cLVg?{V1B*Ce#)}W|@T>G>4(vYWX@UF_W1Z-JoL#Q03v3F3c2X_Cv5A&Sh>4rSfdA3qGlW58W{N0@
s$+~YXbMJxD)OD$orVZ9(do^iFKzxkecOx{(#=yrRTWjzd#752$f}(B`i*RpG_!X4nm`UZZ|Wu2cOzbs>F6E39l?(1-E%}TTo2Wd
Eo?qt*dn-Yd8bc41I+s=z%#?{s)t&lrbG8-pBqIG(cJ!eKYqaJ%I$!B1|GB~(@A+W?FD|oz&;)paTA@tg06w*Kw0yF{D`dBSH<*c
+%eJEe;@p3?dv#Vllk)QNPnW2a)<W{^2b~i14q!S*v$luK?!{p8J6;JxuKBE%Q^w49R;+HJV6eP9|K|jy8m#o{EUOPiZpLYVHrYB
ekGl|5N)r=Mu1Wqj$PvV|1>Ft+JHA9dSwcr&72mb$7gdlcfK1}PIw(KU#q9z`hKsc*6yI*M8OM4ACP}({7C+yPMb3}pEmF}`$a2c
%oryu!$I`XznL69`4q=<;%zZbT33(OGyq5uiiALNivkc^I^~fs#M(QE$a+CT*G^~YvB)F^+}Izl!(K(St&@|7r=;in@#lNTAlxpR
3yV^@XrXc->aOO{yg9-x3QAOjsJc!YJY<CF0i89=R+ie<W?_}0#gMkdK2Z9-->dza6wZ)4*;VE7ePgb3@nCgI-Gas=AgYl>S^nE%
dlrmUnJ!oILq}guF@g4{$v;|u9_?iGR#V!;hYnEr<{_K=v)q~wuX$$Ai;j>lW@2;6esr`yMxf~JV}3d~An7_gHb8xiBK%|D^@$WD
v9rK$PV@qV0(IWy{5+gc4pZHy@H6pJLtWbjk9+>20wDwSd?<Yl1qH$&gxrp#cWjsug1I7@a;6E>49vs(_5ufJzpb%o9(vdrM~43f
nA(LW1x9uLtP9aJ%r&Th%ql>JZ!NFTH9xAOcUc*5!`Q=>ns>u}kNN)ot#$jX)2at*kD;RKruMkc56YeVb3gc}-(ha(b`Nm%;!pv2
f(duw^$)C%v=RD$s+#I}jD12p@sFM;^5(E4C;CgSUfNQhlk!$#wawA%^3#LgS{yn0^aN?2h3YWGK6vuWP_oL<>NK2UYgn4;TWB0o
+_bpsr3Tv9>HFP)9^gMB3_gxv3zM=$G#s(>`G{FbQ{$rJCNSRFr%7`z8#?Ri?0I=|_{W54Um*Vu&BtThU(}zOPuCtXlTlsRZ>*t4
@S6h<f#ruDKc?a`>d5tZK$*FeKf?q4QOm47h-m|_MtMy^DT4r`fIk5Y6L=urz2G>$zqmk#G65d9MVC<S%V+tm_WP4G`T8|1I-C0&
<@Im=0e1XGE3y|OpFdy1CQXx{iUXJg5I!J=U}!_?%y2n3_rN{x?<_~@%{8NNJYLd$f05DHd{W}iuo=!ht?FP1AeLdFK=+N98)<i0
G%p`59DbpP<*{$-`F*L*aQpiUFnwqVtI0ZUC~E%X+(5XFO#NhBkia_@z7}kV*xWT&6i5Y!r>%uW7v0`U9!~WAN9V`&ev?^lj5zAf
_liERIv<Cvt)H!#y|?S>uTAv9N&KC`8$v2QumcV(2w+1GUplbl2rfF(E~WcI9R$$o9?&krMH^ZCgVF|_;V^0!fPyfPVXehFE&nhT
nrMYxfrpRkfnyeS2!s;!cDvhu96D=|CCxl%)#2%21c8nHFxe^8f*~Q3M{0i9+E56MP0KT`8#~4p0+61L5J<s+lfP|RL6VCBB}*?{
)NwVgpbLN?5Cz7ddc1V>x6S(5nPZ4I(?MWzkbg11Z%!h{4U>b=zqi;l(kd#UJ|PM25ln3pM)XMZHT5(gkO?60DcGV&l=y!x`co=<
S9syJkTZ)5^*h1Y9FaE@vvvPFOf`FcuP->Gew-M0_xEV<n5xrK-)(8|F~EC*>BU`$rMp*?a~}^t&~u<5@a5-IO1VlRBCb>hs}T8r
1JB*|duP+3zoBA09_&PK8SVf$f#Ms;jmjgrtFS}bnCqBhrX#h*d(xh3sTQw|FFZ?Ba2~v>U)Afq?mL$3a6T)(gUEL%>Dj@Dco19k
j^U=_d&h@s#oyfV+Wx-b<Jzg;Mcj5FhqhN>lg;P=-^n*<)Q=v<VICuWpLrN0KF_BBU~_1`fe9_pB7&!zk>T_B+dBD<(82?R9I%Wt
XjzY>1?R9G_egirmF}U}-^(2c^YmkFL+-krZ`kK<*X2&ppdeuZ*&I5M!_ln(9El*7H0wsD$X@^fP|g}`culzN8Si6C41ip410`;_
cDrOfz!LX6RuIIqhYp*io3uE|Vcp8s=dQyIC5cQp;{##LaXl^rTy*{)$o$^_;N!FPA?=Uq1V4agU<c-NZq6<?+|%w=ANCuk2lD?N
zlMM(NO#L5Is0EmWC8i*etBOtzena1xJ-&I{6Y^_cm@_nCcv!yCmgEG9|DOJXd4pcH>-#98xebu>+=l;P)=U@mXliJJ0X!jr<>@>
d8gQ(LC}zX@A_(Ti{GwaP9IF1*nH<atwR<fdg(!^RiF?H2&BnRI-M8*KS2MJ+Vx95Hlqmr1AoW)8Ns4W#Pn$)wsdNPxF6i$62N|f
Blo7Q5y7*M`d+aa=zaZ|<<HBb0a7*uQO|!nh%3~EdvM+$v8dDZsj1I_ju-@w@%_9X)wOb(0J&xd&_Zns357z;@axk8G{Ed@zhwlD
dU}60t|gdiKyuXS?H@c#vwObZ%dHu{<M$enIwV`wv<Oc`Zy6wVO8q})*!^;5-a!eeL&r0&d<|p%^D$PDDunNY#sidwNte^x_5OX1
!`bAW+_TSazEARn?*4p1@9)4L&l--@gOvR8>O;0q=e_crKpS$z`9NwPWTD~tw$ek^-x^f$+T#pKEAMBmnsn~{n#gF^lf|C#?-Ig$
$KoF+>-LIXsBJ;+{55V*!SBjyS|EH?C46Yl5UlYP+_+y;kDJ?mb`#T!dO2ppTs!bJ6)1Be9jaUz_NK&ewupjQk-;GueY|FLNU=&w
Q2LHr27z3a#L%%YS-EXj>74gl>760iG2sXnJqYZn98`cWEG$630daApirDc$W!7$pGzdG~912~-Y1X>hyV^~>1XsF}K&3!_4Hgj&
2rNMz1tOA&m?a>MqBkwncJN`!FGOxYh6S0LT<kn8kZ3KE$b!OxQ!(M0#YJH-(v%&OoU@53)my`>)j8SLz0Qq?=IyI)6lE}+*I{|v
igQwvA)vUV0~|HYpi_R7U?RydyrGKylSYt}4hShlT!1Bk9Jt>(xNFV&K*<;&!z7rKoVUZ>&bAd`1_5)lAl0e>Q1RO*p?*eW5puS#
7Sfb$U5A6eT`_x=!8swT-OrBr*K|?t&zafVmQ+H&A&R=jzp~^OS&*wT`E>PDSe7F&Abwy#b_2emgV&zdNE}Tu0#RM43>#wm+q6kC
>?&D>2_dn~4bF)$R!lqxT|FCn4`rB2*bER@ZxnM#0)I5fJ^lWg<!9Y%JDyv=*CwB~AF?I<oBND2ryB#cs|fHgK-Q|{TxguxAn>Yu
<xsX>j!QWiG6-pgbj@hL$m*OY_}-pBVYEM`C;Bi9NhtOS{Ve(MN!E8$+4J~c!p;+i*vC9D=gaEtKaeT*+Pf^0f3IIHyZ3$yFdGMF
uhp$ww?8i3Am|J9Z=J1ei$Z>R`sMH=W3%6n^V|ZP?euqfdxSWXbMiu*-~9I|L)Q&IABB_2oY36+3V7f{{pZe@yl;of%^0Hbcp?GY
)yqhW`dF$#6r=@TRKHYj;mhgUY5n|ReVCrfHFAftc0m13)cpN?WI98T^kr~p6@wYg4c#+LsiDPsYKO;Eifq<Df>*e0)?YdfbFXcG
V-9%ZC-Ut;_D|-Ud0;4VoHfsty8cdk>ctKiDJug}p1Db-PE51n%J0oFM_gQ0X8YVq)K%)?fx`?{V1E=j${XU$5-eDEb6VDdh(YR{
JSL(QBFI#ghA_o@wKL_$b*Te5nO!`U=RdYqAT?37?)l4(w|mFiV3UL`tBm=ls!c>$q}{_HR{CSxTi;L9IKNqCRt1m<-P1Fq5f&{{
&}KriK_oAY9mu&wt6S7(t~lIZ@U9=0sRM))Yib$KD5X+@E&UpfP>CZ2iV21@*$zi&r|Ef-(^_7iX39yG$8iL)u8LjCg-7Uw8V*!Y
$bteZS^B2CP@0-&Fe$-F?W;TNb~HW@ie6ZEkU0@T(h}1tnr*FM5#F0hyN03cG{#j&BGNb&0U)T{2$z{4lf4{7JB@v7V^d697pHW4
El1Bv$Rs`jVaByZI7ow6X{rt0MJEq_h5h%&Ow?V^>e*^yVbCM>D6$YNRY40xC|RGe4nzUqKpNc-F8<f#_~8xB^_}HqC_{wPc#wC|
FnitFNg}0>p)glLXn#hrV?qWLJ2mit6GwJdl>P~}GwG!s85cnU&IsRq1LMI2DflI=<$w*N!{Pmo%>zU#Taj%Ges3x}HCU6_mItun
G<m5+63|0X?ceL0^s;imkr4a&xb6GcdCI1fZ2GrbrhM42nqZ9V^7CJ=5b5xqtj;e<I7*Qz=1Qo7MoyVtqXVSSJABUkzL#8N{&xAs
91gOK6hRRPL*?X{-f%=pDI}QT!XWz7BFB=KD4>Y3(yamUNQOiiN@%w5mV+I;A;XNgbX{B$`nV;?o(f!5_?uNXXB=8YqmEGHwouf;
@}dKJXb&pL=3C2x6e1M6S;L0~O>X1$x7+mRN1r*zXJC)o&x&XEQm(A82|K4cszGn28uZ=CU0Q;V9^Koon|QQ~Ro%PML+;&N`l>2R
k-+*EU3e?eRT45$aOe5BMhNO$-iBK7CJ4~tRB@*!fd&ZTL*Cn4#?e|9)`-4|^+JXe`kh4vq&uz!iA1>xxvmf7T-c(0X4>t44J}<R
{G$kt*yF9Y;!WPeM{YHYED5R?A;Dv=`FWzI;O%c6+;P1k*KwLdig>&0R2+JD^W((pv{p@x=wrHN<klN=gGo(|f{sTg2y&W{V$en&
4tK39HmHx&gw?K*9W>m&4{fgPZHi;TerFUR<t_8U+;L4pC_yf8^e^Ztms6|0)NV!M96B#T72;e+7!xB(MaYk4bUY%X$47E6hj>X7
2U6;1LrJ^^O%*LOiD)upwet?^53$|_D`UA)NzEQ6s3#dg5_l)uS<|<7sG&mCF4y>bhrOFz&(D|V1}t;(;<dy{6j3kW{n>wL+4<I$
tB{C3GD-bEe5)1i&&tB@`yOX<)4CjNfDl;}3g^i<Adfg#<(KWgDHDBn@U4X@QQUPkFbwhTaeEyr9E$~?J)S)u9Ui<5G*H_eL-o%m
++MBU;DyYYF2qo|!3$4n>@5VsR6gS8W2t{EIN?VWu$`?ZgnG!()Nu8n{?gj;jL$tHDjXNV=IRj{^!23ks7`9UA`e2EWd=?PM3!WD
Vm%g8btxLXh;lX_rw%BG!kBp$hX7opVxsYeazNP1y<l#pCH;8zIxQ85sBq#3;(LFy?Wgcp^iu?)`@4!@q8<sVzF0JcO1<<q!dbA!
NB_vz{!!X3K1e2U^rkBLr0x&nBjC@6kfMqxr|+Q*_7nRU#uq?GB=N-1fJC9JaO7D8RJ748IAS5Ww>?Mn8=6rxM4*PoaA3lc$a(v^
?D05B$kUNDBnv)X{xH%e@sD59!@E=--)Ck4(G8A6d6bq3=7D5kHZlcIVbJrlkitlC;5f`jLk%c0!%tO!Y99I11gbW(A)Y)i9dsx;
=?w^%0g4Mseny&phGD31aSq?*+&856>Idz>&_$0{!Wsjj!kX*YOw}qO4j6*r3SGD$;tq^aiBlf)0KgeZkl2A-2vmtWjB+wZ5CA^h
#W@6-Y+xM?j^^}M!^E$TZg{|cThMLa_<o<sZ|xpKv4Hq(_nzNz{ZGrhSLA;jk8i0TnDu4@x4+YTIzEql4U9cQzl-xCXuTM}vM<}K
>A=@XKt1WFr<T>>t!kFtQwShsQ`{=FplZ>15yIT`THs+0J7?3%ca(-4Y9Ri+sw=q<G=e#(X=56^8dp`He=#FoFG0a$vYO{@av>1v
uH$DAIMcU5S)v>-54E^&ZaVZdJF($Re?rnKM{U>m@TlKR-Z)G1I!_4|o5-B^75aKRmhHdJZJf_noiC5CG>mp`g~5TMkrZ~#XbXaH
TA8))X`UkWoaVUl#M*<MW(8?)7mUp)(gB%Kv~5WWX&X~S9ko`s)IMk-5RdF)Jw!NRAofG@*>wfB%%=esxB1cQ$pl4+?;H`bZ9x=|
ygq3R>`!K6yydm`{vI#JGr!G0LV*5rq^Wy<$wa?Z`+R@$amR!m7~fa|P_!UYgJ|aFsZdcwPks5roxFsQ@O)6gl566B&rr#_!8H~B
9Q}VmE^!=7*(~WlZh>N4m34opW-be&FjdHC7f_eagX)zsU8GlN$Q0Bncf}DctPmHHL&#thF}YFePROZ<N&$6j9Bt3DyMFKeY!wKU
|EwTnG%!Y>5XeVWD&ZnTj!A^jZg$xH_F^5;E<g0R?;XZDH-}HbE;c-c%^AS#ph<(A9l1mlH$DEZo0pg_pGSwrlMZ$l@39jJ10;H<
>D=cUh#LzM7zwsAgvufFyNqliq9Af9mWa+17G7AuX~69|=6b|zAgFEHup);Jwl(*N;&CA&oTLmP!V-!pLm^<bh6w5sk!eaq9ZF;X
6-!8+@*o)~WLRRsP$5DQ0@1ZgKr<T{I1~`gMNb%p`d^8|J7eNyIi(v&2#siVK@`(~1vU!#*xi)L&XgA_<P%J(FsL|m16I?sg)-+E
GN6p$h0aAiaw)<%7>FV&TUa@47Ht9E@)LyHj@p|OOe+BxJEq;*Y-X4kh8u6K_6|ii%Eqf<6mTAP3#AQ08f6Vgw5Cf-w1KT)ZFN{~
R(2G|Jw{w_A*aX%TNPmLoS>vM$P<L371DB&Y1o8VM<hArhCrGkArpvQN`~{w1=>nYq)dX48Wl<aG6d8<a-52C1wd)o+~5dt-!4>=
wJQl8EHs=j4YCStDm${UP>>`Nnr<0)Xsb;GY*!^_<O0=s4)49V`!4cbJrZZ%Jai)76bzd%;y~gR(*~e6k=_7kRmx0Fqz!Dc8&*xQ
76!6_V;~(rRP?$^7(Tn6bnWrR<C5P{oyaUgBx-x-k9)gdoM{8e&J;52rW7=X!8e2sPoEm7QDFv=$N+bQGDm0)M$wWfk`D3`LCA#D
QAwgqoXitx+5_Xdm2!u?5PAFPAqfC_+ZiG|%aW$>2O7oV1j|vprt&6A>QHGKcYqB?Idu;bQUG$4$Q?teQ+>A3oLM26f;1&FG2?0}
A*2mUNh=M|Dgg~U^}DIOG}3P=o9jw(P#Z{UQRH!gQVJ9U(g%3RU;ZEzJm10x)HCd7+sAKi=Hxc<LXc5Kf*(77Kj`w-km+oJ!U0hB
{+C9p&*)JQHe~Ja@FV~|EEmp241p}ga!i#|>*#j(9T4&VF73~(s6eIkQ~n`Jo_|stbF=nbSf98;{Ieq%ASpQtse?iEp%tW!goUDn
iW?GPbLwtdw(S<8jv>iX6IwVF5>vS@p=rg`@dORPNq{Az$Nt{I==h*5@EK;{hcD{<c>a&-uwl;ZY#a0efFp-abqph&g0J$#5BEZ3
chwRA6d*t&5HGh7fv~zVZWJYuIi*8+br?`j=js-#M#P@_kpPQ3r;7i}<23MkYXj5py`H_hPMo?awm^q_B@j?h(E<puAd4CY{c{s-
g0cgn_u-54`34-P(lLL4fUyK~;6B*_zhCS9KePL;z<(N`%u55!H_Y0<rPDM32@SFB+it-PQCo)rzk80yWHbnTsSwP>3Xg7^;aoL9
UYA4E1v7TWcisiSU|JC%A>rV1Lw9Ag2fMRz-)T1)<+AHmw$bnJQOav!XQ~PU3h)>}{CpRY9GQI4L8qmmfdmjh1GELJX+|x=zL%Z2
k8CRJ>ftWSRqZ3^G9@nj4Ka)0R7KM=9hG}_33e2QZZ`r3p0M3Ugj}#hW{wO4%V!Z{m`h>AY&QY!ac!7fNozk78`-38Rm28ie2A8O
GOZW|#f)Wz5E%s+(BToVzXwf$XSD0TM7>`*eJ@iEcb7$it7t?>EF$V6D4%(4@_?G%ZyCA}Q4|RT=tGVmjua72CdSPmon81G&7OwG
OAE8+%v!<wODMd-VMx-J6Xa?*HF=_z%>XbJ6t^LuF)eL$aZv$GAQ1uR0xZP0#xi5N-ro89gVZ0){{OW5l@gE)Ai^4mpqOYZ!wQBa
H?ko=>b^&Abi<!lZ(~%Khxqs7uH*QIx<L1QY(1ITi)Pjnw`0FI_WQJG2ri^y5CM?^La`;hn8V9!tk4lBx7>bzpXau<7P1*(A{OW8
fuJI~RroUm#35;&bl0A@cR6=;?e*)r?I(C60GhpWQGmsQr+jUpFq9@D0;d&8GIO4dBKV2EPaGQwfe}Rna8w^-&N?kvL`_#gLr@xZ
6g1F`I<aW*o;felotxDSND|X|<^U(N+GRP-7+8wT!5b|`JKwcpF69&%gYUSu_LwttDs^b|1{Hb^HmDkZ%U|}0`@sA*<;&rs=Xaax
@z5KPj;=pP=;ix*{_Q=&y`BV$6JLM~1;@CvZa}hRkRShxHz*2%f6CDQ>p@P8hZ$BylG``d9Z=BW!MRSl4G%<5`O}UQgvf^^D<5x9
UbO|C1pjJ#9VcUAhv%&1KiRNd-iBExa76U$?$))PoERFoRSG~tl@&Bd519)xYfyy@Vn5dSq0f39pKm^MW7ztVZ`4{p)sIHm2#WX+
j?@?Jh97~Uq!fPY_JbI%(MU=fuRLl4)F8n(dXwumAR8+XG}K)8A*ZsANg$w%SKDW+ovdRGC8=vYV=(_tzRhphT1Rr-$NU>DjJPJL
pY`8s1dPf`F~#*3+!kg|hq9aD!G`w1VdVGCQ&NqJA`$SRhZ359Q4jn6vkp^_UAV+hPb*8t!hAEXHjp-tY~@Q#NkY<IoC9ma=-<o#
&sX;XN-O{~{wMyQ-T!Y7U2l#bWB=jJTM_<m|6l0PPzP4u(f^PAHPiY@4(I-zU3(w%6hE2!d4He&_MJ?_W)G*Z{4eh{h;?@Cb$~cR
LVl7V%x5#k8<u~_Hwa$C{u>uSLvaicCpX%G`O{G8HoeyR5B$*OWh{Ttcw&?N1m8!Q-kAIp<bU6#=a^P?oj|Ytsp2cgXEr-JAhR=B
njKs<q}N%a*(Wf~y7nUw)Se6+{k&}54mQC<v>Bvk)9XqeJbbEsK)>LM^i89oJ>vtRC>(d10EneMuC;m(PAKS&R47Jf5K}pWghsGO
01KhkcHOh%FaAiB_$OCjP)wuU;T{~1^!Q$9iG}UJ$Kk>3?5-2BAY4`i{6k6Q<b79p(3vNx^#`_l4}#k59()vN;_FU8UkyR_L<~bN
BvaFHw|me$NC%R9_HY^?aXA1y`TNW7(>egqa&`5za_kl4d)?GHqp-v=PCTVvv!L-u3<6kj?9{SX$?;f}x0?*WESob5L_kJf>7q%l
<50*Ph;lbJGs!gcC>@l>$Z^O|Q@Ou(I9|{&jnkrn_MzB{9Y9Ow8y?^I4~Nyr^=mV+1G+n5$Pa0^e9qqIb3pC-fdA0`WYPXVurq}E
;6{P|VfQKhUsyXP=NoD5WC(yFS@eH3pg6mp55_|e0h1?$(U>GZoBx;Oejlsv^AE{5KEKPb&ji8!U)}#dTXucF<Ni0-s_X&2Vbip3
Ll5vFP!7i;qr8dqJF*-h10waJxv2hocY|-Z**O!bHkT0c9gy!WH=l6dhu}_P2tRWTK=Oo0IZN|5WPI6~cAUvVh==uc3EkUxo2JNW
*n~gvu_TIZr7B<%1i#ke!sGBk^!f+<{Nyn85JGvU@I6zZ1RZtgFHaNq=3?^qZ)80t_D>>n|E<6I+i40~<2JNrKMf5AC;H3I8Vu|`
42y&vn=P)WcLaDZHu-qCN&X*;O~H=O{Cz)P=>2Dj&HaE`Lw?l1&UD1dFQPxQ3<KRCgCSWb+dmu1Yy?*_7|q=##MB3XqnL01W2IXs
6WRIS0YnahsBDmcY(V}{1PA?Ya1(j^yM8`juhHoFU+`OgU%16Tp-3N)f5?B2ivhri;w$$Y{KK2tev@{U58orr`QyvtVCJkg4cb3(
f^_Zex}Gilp2-aZv?Z5A@g;N_stX~mx{hMvMk}-ch08My18M*txI!4l2L_l7le~uK;2wn(Jrk0$nEPZ8LnicoPw2-{wayHMJ2$p!
Cqm!mfB4e=u2_dVltGv#rh`-5vO@SN^gwCa4y=gf&o(IV>B)3>tRJ}Bqu1kKsSHjMMC9C&EC2`sC4k2#H9*{ZM1iPm1&?mi<Lk&^
bI`-mkPpd#V18Cje#@yg(c`R%g2jXX#;R-iTl;dFB;I@=^MiGx2&qO31ED6U{DnRL)v}*1GJhhEMjAR8f9d{@AE)<;`p~7x{m?lb
hj#e@;Dpt-d;!4a(LA&Hnrw|J`_;>2CB=4+;_-;f7A1D(8Z?y}7{eK~C(=jM`b*hK<AuQDl$<d<SQqy3KTQWu^#2?=@(M`9>imD@
G$Q`UprwT!+y~kJ@+kv4`E$?F-TY6(>rd4O;Wz8dGQ^OmAKc7m_O;^EdvM9J%I@hQ{L|sCxYX=Jhcds0T;-T9B3Lm^ll8Mn{6B8_
7_8+L88`ntFzDTd+_Mn2S1iOai=^{rD-5ypW^eKR-J4G5bjB5m^y?se<MHLjm85;1a2n=vUt83j^Hs}?H3>|?5fX<|W(Eas)@TYd
+u_*nnV5*eVptZ0GHg1B5TvZ@$58VVet4jx(6Ietc6A-6ULBwZQinn+lfQKS4#)L2aM=IH#~%|K4onu^66eJLBryPfR%<Z)-?a`W
J*9FH(9J*IY@QO%ay#5ys-npbL88c#tpbi@_j}&wIS!@BhhY~2;DkXO;So!Z1IiOMTD0CmvU=pqv-_Th`uX-89aRs9yO*A}-oEDb
sk98QcUmW<vo}_Hci*8WqXi2Ani)gbxFL`-9bq~kheHX0z-bR+VzRg(ltIxBg2+mzK?@l|8{7YXsmK3?yW7j}AJ!tlkM02es<)_*
Q2W6Dmru|3aIds*;LKn<Ee_NTduO;keFx3YWcH|IMPy-8D#||gpFe(lEYf_x#;dI}<-O^-UV6QWu0ON+%n2E$u8|U4G?~0D6Tox_
#$v#$#y|BIwbXCZEqR{4Hm~15&T~xD&kPA@eIF1a(|$9q`M$V(eIt30`F$7VZpT&56k<pcr@gM_ac8l0JI1`U^2a?-AC_anqooci
?$%1HPsQXKwa!^RvUc-C=ZWS_=Q8<ybvV-Ys=KMt8adOU(D_dLFTRThUiX3C!-2~VLogVHOSETxd+FLR>SPX<JMX0w%&hg-Z`E&I
b~$2Vtg(}xb1=iMsrRBVOGizkJ3RoPsI*0A5VXRl_7Cg;59%GmN#U)5IY{duqVS1rYcBGdAqtT71gh)0`aeI1vD-ixeJIjWDF~d0
n4ohLudc19lNVhk<IA}B#tQz=Qkq`C4yD{*{#S8yD06Fs!GyPo+qqHE1{Gn_4+8LCX%gb3Zfs?2+nJsV+IxEYXEa^7V8jfMtYOx%
9is@&0^Z+B=^3OXG;^l&nA*4A`ObwBU-BoD4<-hA0F;4|m55hZqt4Svgzg(hbYL&B9TawbQv*#ubFuLyo-!d&E<gEkX*2Yt1ElO1
>)7`&_r8dJW3f+P{7(K+>peYO#PpihmGe&F?*%l6MLnYW$GqweXm%2um3JXMM^K&vFK=t<2bQRF-H+k*{%#G<bGPb;tKU)Xmg`Z>
gRT#)AbL&U6iBl-LcmK$hDTiaPNGP7P(&t&ETJpJGz3B^?f!lY+D3Nh>BFcA+H>R2u@e2d7<?h(D1ZUylgRWf9lgGdp9gn$FqkSs
a1@DQxnt-<zGrMnF|M-i+;Yo@Rh0=$LlWCN%K6MXkm<?XHX$#Uj@)_&o(}{Ok>vOI*TZ@S0fPfnAbL;kKfnBsj^}4CSv_5Sb?fV|
eaqsXm1c=?Vx%rJBGhW;WvUV_e!xl%s}0C0WrI1DwY6WvDC_svIi(#GcT%cFgi0kCosOZw!8bUD&$@C<>QkOFwUA-<)8pM5{+Aw~
3m;z%UvXMKDz)XM<AD*!K4V$ej<{SS4^8l_4J%m=M;;(?IyVs%xST$&O~lmNmT^jA&cZn5MXwRQmIOW>+eSL)P3@+&&ZWcWRi&k4
TkTy-+J;{EfsVOhLCu&Au|mYM6S(M{l<OKe*0u>{m@uOx&`INq$Dyw|*E5`r#-NzqYq*g?RzbEL)Dc0)fo08Lh$FB+m^-oo4}St2
Cs_MFuV_C%vjhFw)f^q(&h#{T6g3XHKWy3OQ%D+o@9WJePRHXFV6Zp_1zCs2UyuNY-ShhAeCo}89UZAng8jo{zdzZ{vrVKEr0AU{
mO~xZ^*4l{sQ;%ucO1-l{n=-w*oK3(z{`h6^s3e%{=&^Y@Wgai;JzoJ;JgVuO*n{m2Q$FxG#)9`yd2Kah{JFLySR-HAc*w8w50c#
#fR<v$@&tn(?Oci@I&)<HjMmCrseGXb^W<J|I^0g<=Db@M7t;1|D~1T^uVzn`Zzl3@Xtq`80NQ->@YV8-Qi#xiDM-aP7`T%I7ki<
nT6Y+vy{Y{mrR0T6gtck7x+t>4hJ-2)27b3%TVFW<?{z<Ht0&TkDvM56&8B`p04P>kn8^nXm>PRaYdCWoY}^Sv{ir%o`&6My$I_V
440IQK|xF7xM9eX{67kN{m<9-d>CRB`0V}~`}Ka_%lf7J8H0;o$U}eMEB^UE(g)xA?AE~iAz}ZUg$3~ECrSsxh-eS<SJ(OW<FMn>
AO4QNa%jvvJioVf<O+Bx_5HgYK3Hv|1Gl+u&*>*YkEzn}!zVlWY2Fj2*o-H-6yhL^04}-AHE5C@#Ngi{?N$NTzxpK>VXje7)*c=V
rBGe3_f-YagbYVk42x7W#u;R6ltg`>*t?+uh^U-HvyI8XexJzykWZ`K?e=hScEmGn%nw1f_oIy4J_W^c;C5ePuZj{KM$RS>XoY{p
?*ae3e^n6qLgG?Hm>5LCBPmw3C;e@bK=u!+Uz-CFR3M;IwNGOMOfT@VQvP4Y>QC+dhy2R8cFT#Is_<b0mH)J9&_n&)K;;yB>3(Bm
R7I;y)&Fx1GET5bKps5-{9c;>jsZ_fP67_GdLR4<n`{^E90R)Sfa^C;vs~rZ)NFmP;SNXj{n)Sm-|cUt7lK2d{qfos**$<B1sEX7
?QfvUi|*GR4&U<Yv-_HzB+Eg68M6SjG7vBr|I*aDo@d;CKgaX5Cx2Vvext4Eu&qVG;9ri%jA=zb6S(RBZX)MfiMm(;;5vnA^8Rwe
Qk{d;f`5L!-uyj2UhmzoqvWs;mx!K|BKF~$3QY6Qtx(fFT{K_VY7;gNoVm~5eSnI8V?_QOvD<79F8$EkO^E$OhO}eGKi&U~+U3Li
Q^efnw*FqT^C|uQ{$}^CPDE;d#&xd~bL;%0jf>Vp$a99ATMV@A0PayqDLeuXc+itj2^H<wJVp9G0B~?C$zkT3n+EC0P2Dxnz)lq8
`?L>KbXGYY&bPOdk5(qr!S{}l@A7vCf53K(n;b%r7T9x<K3|dj9RW4xN5^|s!I{RT_Zrv#4Y|Ah^6Tl9i})R#v9CpZ-~V5n#L@Tu
gOZWX{Rgk(`NI2y@92CG{J6Xi&i*<LHEs0))jyqLfU^$;g9dcTE&y-q`sgA;AiA?CG<1Bq3$D|`bt_pHW@VUfvHiiOkNdL|D1IOJ
Q~2*r?q7m+6Pnwv^AQ9d)64_jD+-<{Cm!qG`Fd+!O}F&>G50>dGuU<tr;+FH{{4@a$J79NdyZ@~pS2g@c`8@7K(uu02(hKFv;g)`
z7g{9d<-(ztK|mANog85;4$<mpqe0x4t-~jJ%5D!OrtSmGU00U71b72RrtNOu@>@u`SCN~4|w+|uYxoo1J*fHA;hehtVV3)B;E`^
1O8xAb-VNj;B}z+54Xa=O^IJv{0VvN7$P0ACk#A@at|A6Tg#6V*MFfQlQQ8sk&*?5Sbvl}liT0rmV&XZVvtaP{hL4P{Ckc`r?EZB
?SLOx59!1`UGdE9b?^PR`^@9rYUCVuKGIJ^{nO8uDfOZA@cNw{;TGZ6ZVTU!kb2a955uKo2ZPq}z;-*LY2<eNp0lr_z&_pnp!9y9
`H~;0RQc9UKUta$I>+@Md)uGyu=f3YpVU2F4yq1&;Ry7UL$rLJU%%SFS8#B5C$RLK|N7ZIXT<i>m9~&bqxcm_RT6g9js*|Ke)F}N
x*V2c5v21c*V3(OXZLH7Y^nGd<aGIB>K;`FGWBu>pZNdN-&<5ygT6!0wd`)((M*=n3-{#L=2=>&u>NBd(s@)7CpbC_-~1f(-D2hk
S<mmp`=7a+3+0zT2ENZt!%0udoMhoKjY|<#BB>f7MJ+2fw+4sL$dEiiU)AN@A2<WK<FT>)=6g*VJs+_4D0AKetqr^Hn-bY{?Xp0L
;Np4`Lt_9hGK+hU=i|lwndu*Po8`iIS=jewA#qwDn6Y9}ia}&inY+<CJ;+n(%YG0M8is-OX$?Ak(XibzB__}YNWWZ*h8&MuCZLe=
d7W+KLv+ZEFqmxLkD7G^dpJGJbs_M~G8ebgdrtRg^-k8j%cQg8gwjKvGoMdLtY@Ela)A}gSYYDBCLTi$0a{4Fzb~}x6Vuvmg!TQ{
9lkqgG}pN^FfA$gjOk*ouft$tb4T6mNj=Y&Q0`Aj^raaww$>~xp++4`QyHQ>lgd>67o)%qXs=+a)z)>MqGH^&?C0sv+pmtZF8{lI
Y?SQTojuuu1|k9>JcI21sR|zFlxOYmsQJ@VjcjC;Q~t~U*!`M0C+G06H!^-?FswFt{ipHB2Y!FlXAK^yj|52bvM+w&sUd4~W1kQ1
Q`PA71t+RA>&5y=ADm(jkO7C&rvyKQCvUjhUs>>8dU5-cpa#co%QNlt3+ZHZA$DBdd(Y%SzLCEke6|ZsnK~F^bV;N3JsXD)xY}8I
%(l&u#{|tYL1z%c6NAHpw(6~@+S}MCSa`BUfe+U*UWU9o*+hEUbXt~>p(u#voRS^g0{s_sI~6-m<iSplni_|0PRh+9)P+TXMM50Z
%84LVrz5M#*s^~aqxt`)wWrnT@ziu;g+y2BZ3}GM3IPllcoqSLGZy05A(Wu+b^MX#V6XI76plVKmGeDbDfW*QUYk#19fE9QI#Wkf
fqFQ@chx?;<cqz<dkLga&?BY9V6ghv_}1Wor<1#2iX_Lq^z9$V@;`CQX}z9d&Dk-5q6qo>4+Loci}m0l{o7-br~JPJk88S{Wc)Mu
X{A1R+z)QC<<9`$aG-h6D0GQ~Ab!n$Moa$d!^=|dJb#h)b^Fhf?>=Oa0C%G4*~66S-Br{d%<MTETBtY11&CH5CaEA}u0vw~b>guT
Y(H`rQ#fv6q`@gdslWOX>B@FLdA6b{2i5QA_I_S#>Z#%m4QHhPmb1HX{zP!m4Z~)krF0;S#zWjifsfjg>YkvVGwOU#eUONU$k4S~
4RNTKB*!Na1f2Ie#<pR0+^*K#`0qR?vfbCb(k{v34{(S}j&s~p7@r`+Nrjtno13?HObRB<fn?a1ViSMt%~Qn%0TUEKRm=?L#J6s|
uHF<o(0D}H*pS%`At`tCV*^tD-)=;r(1j_e?r=iD!YB$_DPH$Uj?yEs1WFvbyXY2(;G(BFZX2<>{@YLnm<YwphJvC{jzOWs7$MML
J>DXBcM;ykiX_nnUz7TLg?*{Zmk@Vmukes^^korxzupDHuib~DsRjQN4QX3V*$adXCMII4+|<*pP7uSocqBfrO(8r>G<^4%SbVL1
WvYgvR#i<7Bdr0Ay2`3uCAvx`xg~`@Mh4-o6OIV5srZr2zQ2Ihx;R6!D$!^w5a208vIHC!stX~waBzkiF()9RIcFLYT18w00f)Eo
^@kqaY<7o?ADl@JO%$=OFFhN<=_kK|`yMs{=o=zWZ*wCE;3M${bmMmZf5iPaKFXX^0OSM<B?xqdm<0_6jUYO4aD721Pyc<-*17{B
rkm|>3J>`D1znIIDgMG=+Z-RzgpM3xO60UMJQx@t579htju7N16_sLR5@BZ&1ybcRlt%((GDw`LGQwiZ5j}dv03V!%&^wSnS}ZT~
!eNjPtGdj8bqlWSP*or5N8kKC>Ft_NbOGI%KVQ$ETljoW>f7X;CkNL;MIVBP*UV3_cMTi$A9|iE;nsbaxPMv>u<;@0Oy8M5uoV;S
`;XSs{yPA=)xpo#S^^vGt<K}DPS5QR$oY9E`=vy?9`n$2BNNM_Nw{|Q_ZNl1y=xB0eWU0FPKRJ(r&wXwJ{+g2eVVWck8N8V*W2it
LeVwmq3cVnD9XVkpK0^=>_gD=ZL(U@{7*5OpAgt;Z}bdmGv**r25E6Gb^~T^KwJ>)X5g{x2IM&FEEsu-iR~ZI{|FG^N+*XgrW;gu
c4kBX9(x7l#8uQCU0rz|LYoH<64FEkLm}!ileAZ<#Me<71_GQK1A~Ov7q5`g`p(!NQOGs7pAS>ba1Z-Wx<K}O4S1pFOdIUb!9Fy#
EHNQ60b$mj)bT!fdsEZYb!3Ks@3$50J9{fs4_e6ersts7Y5@Hj?-BrpB`6{oHJOJ%TT`~BZXz5G!Wc}z9RnS5hR&D`h3IkbHai}v
Mq-PO+iZGkH3k7Dmt$o~5Y)1a<vO0sjh@r3c@$4+C=>z-O+i8Yh+Po+NbvZ5-)G$8v{C5HA2QGFKb(*<6HC6A9sbR$SZLRux@u|&
ompg;`!fL&)kbr=YA}WjI%5+_lp&IL_^S>~nb>yd*678MH#+tGf8e{Oh&+$Y^uCD0?fNbKJ8n!+e`o7N<=y5J?L6XZ*-9hZbkl#=
gqlS`MIHYhP>uT!mVb-4h#Xyv?==U+LwG~$4>LI5;r4%j((*VD=&zd(cdzufEPK@c!Egukx;T8-!bcw??l4RqLDafBZ?c;b2jF6U
XN7VOAamu^K7sT<y2PL0%f$4+^MHVfYd)xp@6qDfl6%M@no1AFF7{}`Ldjkup-_S!a{ORX#aP6NamN6V-uI{<@!jwc*_0Tw6rPK^
O-&)Tvq2dzbQ+a|l7}F8Fa-~TcWlf79lqz@_&GoXG$T?E(1%f;Ou}{0^iTD*U>qI)O!k-C;s*vpdhs5=jzBpeI0zFgaX`H_o@Mj?
qfw}m8((Py@*hF}9)qim!4836XR$3`h8giP|FMu0Y4AT&s7a<AZDBtc=1??}i3hjdXNUS6g)KP8tiUxM-Cbz2gyj#{f>sD5zux8o
!{n4YR6_*g0l{jJg|F(yaFYl6eL1bK@a^<H2d_Wy^)ur}Xw}xX!n?KtBC3p5B;EwyLOBeQjGH?YYgI);YPh!-SNi+APxul;xTJp}
1HtfWNmzKB;x0&FguUc<bS@0FR`0eysK3v*%lUIh^KsAtyF**|20_6C<ivY@|2l7&c>KWtDgBxG{#O(N_sVw}q%lO(j*zDNe|H+%
Dq?k&h??hyO;6~If&z}1Viiic18E3AghdY%$roAtW$>O&U3{o8H9Swd9<%v7X(0TQNhjO~#!uGhdy`C%zFoP;&xxAWo``>Hw}IK;
L{lmol4VpB(KSRAB?&i$m^Z#A<?4H*lMv|z)opdiF6US=1b4D^e_Uu+_Hq^6HjdddqtY)n%(5dU4ktv(Vf_5a*y8_z{CW<<BXQS*
U}!-Hi#EcxW*@KaKy+t8MV{L_W+b1*fq_d<L)N0<qCZc!zo2Y@Z^Y1g5PAF{Jt@fGF#gwc9RbLZ;4ub@DQI@A0Ec0+>-0hiMIXe0
`v|MEYJ>g4DcG6>fZYSee|_qWRFpn~3_^O8{$JI`PAyQa%404Trazn~GyL{+vp>edllf-vamdBg!_~)3&O47kK#EVh5pt6`f3Yg!
f$Jy>4C1LMrzF&muw*~G1Tl8p`gM@xxN9SKDoCoKOzEjN!)%9<JBhfbi_b?9nhdVN2~zu`{MXNS?0RHr6Zv1!yR1P;6slu^z~~Pt
*?Y`RvQ0Aieq*UT1^x~g1xZMg?9tJpc-ap!|Ks-Iqgkgfz%|G1&#vnINPeTY`0gw5o-Xaf2@1>=)fD*Xq8+UI7*44Jel{mrU{{sR
uBOu=fJ~nm#<0t;@lSc-<F>fRw_?_N#0t$m2maskDJF9WZ=HkpQ!tV2=3%QLUu1#t`+jpjarOP5*6mpJx;BJb0tfI$DNDU#^+wjG
vasRZT7-SLn5vli=CXkXiIhveKW(1UnqWDD2p9O(f6o8Y=eWAww=c5j_Klp)SD4fs7f&pH<BMF<AWS>_(`YM*AvvWTM+x4sS5({p
p5Hs-wBzn^eEaKsRMlsswFtMYmS4!PlI9OH<gpn@4DfiiZ&=8X2>CD5S~Vii#IBtwSg7e0ah)MqX&Y_7!~AP5miCg2x6AJxi&IU(
w2I({INok8z4w^pO9K>BC}2g3fRG0XgU<Oh`qFn+;^mjux?o|Jn%q^=yRO#2wH$4AW1=<GJaa?Wob@qJ$DL=9ZQoc<(YBym2zP5L
K*NP=WW|JlQmjWI6wDgc)b3k)JFR}dJC6p`uf6SchAD~lv*ldc;oEWB9i<DpYUy7UMw<E6`^k&XJHBYxF6~paPZR5#adq<h>GeB}
Nx|c!=XZsT_MaU}Nq!Z@;`C~?Kt>XPZ0`582n2DQj1X<@EC^?2?X$CY{Y?aqe>(8M){o#mnR4r<_5)r9<J6I3yuIhfW_LrM%b$8(
duO3mCzYgSU=?IRSGyeWLC4**FINe80YGPH2iHK>6G1L&!G}=+)8Z!G?}Ou7`QAg`N43D}yu6(VPUk2&L_d(u(VqAr*VJ)5dL6TR
aAj0sgRo1}Jk5p3Gaf?FCxP+lG#opgoarZb&)MI>xAN`1bwuz-l!g=gf`?}t@3|;W5H(Cc-Otm|`bridjlyA{BSsy&>@d@KsTW6N
MgI3kSH02i2}dUadCq6i5}b!(e1oEgZ=c$J<H_9n!O=Y+bqt2{+3kCP*wSJ_qX>zd#v>MAYq6m;A)plz1Q=Z4LeZg_(Fy0{|9S1u
7qAR=*}>3J(0_P%r=!2Cf*_A{d~|w1)cXCL+oz_K8v7Mut}QX^yn%CBbd!&8aV11V!I+oB-QIi$Yk55S?kn4XbFJx*$KiG7iY!~v
H>bsKfylJ6dP~WNmo`I#$sVQBZ*^%YRGybb%n>zMr3@H#ZQ^HxKT5#DZUZ5Ud4d`)N}xhvl~q=K*I{)FG_&ZoA{~rWeX-FF5csgr
#6agh9}f@X`vE>Y1Tr=J3cNFf$3f1A;r9KQac>E=zte8anUw4xz=J<7hx`EZe!NIdSV&BKu*a$VkM>rS&IqBNxn@G#wG%82K8Ajp
{R}6g(pdy;z8tXDq})&Ju(P!YGohPuxA+Z}yWJS<7ek`JQq*0Hkf&0F@j6co58&=R&<ewuVW8!*S}<TW42ZByEHYS9wQ)go#FA^-
{9BCn1Nz6q*XG06eM8heez>1w?LPtYtT3`7r4VWmvG-mP781?@xnCckCrD&{3Jeg6Azgj1hblBbYltczH<zfnf2_WA4jhRhrq`AA
V+S;>J*`K?0&~XLiQ~U6>ph-sVSKx^s>Z72L*<OS=G|nvfwYI|6ua8Gw#BIGF>u1nVTLJaR)zss)HRZ-VM29Q75-!V;?s;^#Id*T
`hAbc;reIsVo%g0U_JgFe#fDuJtS`ch)JA0e%j;KBX{%_iIDDROsLv?V_ATl9jx3Q+hh39OIi9gWZP<F&(L*clpzT9=kR}CnLi)O
$G@2GB^FpoSh;s7-tL}82n_482jqM^pHS~P*eHi!rxfJLA<4Q9K{L}NGv8l528ljt1c&4?gV!D;F^1{)%69BPz8z-BdLT_+x%Kah
`9Sg&@*mdsY&sTupQ50!@O7~ABQJ-452$tO@YxQEY6>WsEzEf{dopWB=9rbPL6S}nbm<#tic9sUztlJ8qv+<^?%&IpcKvp6LAdv)
4k4iLOnQ#>K~EhXui4a|4)tUX`#HIRIkJjrlsTLmZ3O<Y0ZaNe7}Iia&rYzw${HsS_{YEF^3OZ7@ycsfzg7_C4ZA`gCW$^w5;ZA^
<^xJ)sE&~pUzPc)@2<JY;F0PtT=5#m5SZN15g_VbY0H_sw&9IEmS6_lATc}u8->1vFudqk3FdBnF7DvDz=bTs%!JI_HUm)VIprP%
@<9#fjeRd(mIwa-Y>m%RFD|W*OV~-k@L|x65fb-=_9Pq#u^J%)H28mS(Pd?DrUzvrt4Mn==$nDqq@ctVVGaQeOo3-`IszjLN7Los
DK!ZYdW+aW>y4zfi~4C*_ms$nD+A`sAr(YaWBG^frW0@Q+<3TuR3GxzG977WLC9hjl9c~|e{d9-y}dVd*$AogG=x3rC<pXt@6i7K
p&Ws!(?b|gFir%s&4JQ4yRlrTZ|4$`iAtp!N<pAfje{15!kQBzMdQE(aSh+%9)vtcWtmI&?EQxh<bLq}&+Og%es7e0Irrz#%A|Ho
(W|Ox77xzV-$vh`Y(LxmAa~+R`g0=guqRS}#OxpUB$4{@U(grenBZTvNLP4AyeNZn*nb}b^%Jqe9)a{HST6c-CJ9CT1<39q4UKh*
uwt?l1a$hmI*l|_OP^2Hd(hcIH^J;K6N;i8z|O=C2hay>)64k7d_`faPp%$8)(H9|<pdS&c66caJi=gFpu9~{It@BN@gd|ud3N-A
=Ro^>cQ_eu=&1cp?%&WmgIUK5zes`z4iIm}MuP-mnvyZ9-T}x?wf*b5{1O26^fkxx&%V_BcTANJ51lolk-hn!hV&UH_wSz%IgjA$
#s1Mfy)WaHbpvledAVy3nSqFIhu!Y~f4I^1LLPAaUXFtyA59ogaTfr8hTjj=Dm5Oj)q49j@EjY10oYhI3=l{kX#899NUbOb%eO|`
sNzAP>Ja>YtKH~T05v|qKu0+GjSJNa)#!wguLJpi<8NO0`VYSJmX4$kXZq;+Vk-_G+C$GfEC|lX6iCGx{wP9Zfh1fB*J1ofm_E(l
0zgRtfHtZdvjiHP2NykuZ97^yK0S>M1vH_XI|=>1yh9kU4us{05S)L-v&PeV`Ro1eA98QLd%cFF@+IpRwCx7~{@$k-=}f_tls23q
Cq7s&u1zhqff$s+KS@s5;%f)gBm%f*alUmPpq7Kx+|CJY8p(&}r{icRS^$oYd3~qy&;Zy2)>8n&-)`s+4=O!4`2xAb5&3kW0fwXo
W~&wh_y550f4I-5!apzS{Pp{N%Jj5KXCwQCDs6j-JKL-pbE-;LUK^vXI-Vqf_!$WThvNMZnE+@Ge}mr6mqNYa0_R<9VV&*vr=CB;
(e|^q#V?3?k{%91f!Z()og700Zm+wz{pY<`-R657J@@)`nDf6I;;$oOjeQ^eUxoa?yZ>LIoI1FDrQ~OghEj$h4mY8R|IhSOAK^>=
#J<r*l>|f_De*Tugu|7R$bwj3?EfG?7bzk}>;DiSaUak(|L65%oVYT-AMj0x)REGR*g!!Nt7jEOTt@%YpZssF>vSa!?Lfy(o(C4A
4o%M!Zgof=c6yyQwm9u1q7gdw@%}oPbgzL;ozU#wuc<jPN{1S3HE5EtfBVb+ql$zC5blM`I3*+37l4QuGn5zl?@2lDOb`~eGygj@
!@}yycy1kixNwz%)Vdsgp%7-W&^1v8BaIXPY%fx}d~#W6wMjv$Wm@eyS;mr8@8kcMJIe~)>I=aB!PC9E*iwLMMTh{DTM~vMT~HU@
TW(^zWc8?r(4dIXJeyNPq&+P|9U|_~tZeq9($rW)#Y8t0$T=A-J8ppl%CT$Z68az~MRQ~hTscI-`HuJg>l(9*@E`I=nPzN1TKZ8v
gmj~Mm$A4hD_L`gc+5UTs#dQ}qq-_hAk=ZhM@qOX282Zr$-9_#zgMD$WBthk(6$GN;#l%Pb|d`@{Jl%lHTlq*TkVAQFTuHcf<z=b
!1TxsGtN!3jqOa}RgJ=bL%s%+Qh>@4EiAMJmXFoLFTD(K`<~e-Xf&U@{*=%n&4;rultReMY9AVM@8fR`Z@I4D<@~Vs^zq=(D54}j
RQ6GU-7GDAeXRd>^c&T;%_wHWfr;aAGf~f!)yBR-&AvH6wO6@(&b70QK&xNXiZ*D4oS}FX*1}pFLMgmKSq|cQk48t*JtrV~04|pb
!5+u!<#WVbu>ay^^K~A2J<-^9u6CHS)#QpE$)Y8oi3$hu2%?bxwa>RaN~rUSaFJxGi!jMx00X}RSSEjun<2mZDW^Y3e@33cUKs^9
h^vq9-2pla_jZ-tst!fGJKPT<!v&g!f-J+ph1Gp^5lCIy4^#oS&Ap2UA;|^a2Q#!y6-b1n41zgndBGMfoirJ7hPxJFP=advgwx!}
K@&r&ZigeG#O`P=t2nJEwFBkjPMhtAK6)^j{!|a5PlG%lJXuHm*xY8h!EW^XJImsD{vLNYoK{cP`9s3^+T5ZXoa?jxkB#v;9E9P2
lDZZmOd$i2ED<Dc@AGzLzlAe?G=haA4Tf|{^h(J;8)rUS>slfz2h2#=3ja4QAa~R^bau#rxWPny)z`q>4G%Gbd5ny>2ly`#<5zFV
&9nPkPcl1ea9H2dtNtg$z1T!Bg8quxnV}R%LNdf;ve9h&SwQbBo99DeoSwocY+Hws74SE1HF3#9Wjq56ZiOM<LxK}{w}8|0)^dd5
lZWPpnw{KxK=fdzPIRT~PkXpg_&YwSP@OmLmRO$)@=W!zAld>>b&WG4>mWb`4@qrI=(WOPWYiJe2o3v=^!96myMvjJ)#<iiv?^4J
Z#*${>k#=f5^EgHZN+k-WAnFzV8}ctIV^{Cxx{*XIY~yt;!Yi%xbF|9N<)7xOPaEY=c~eS&vx)siS$m{V17t-fp~iot23{pz{UoK
fzy6TiQe+U?s#G-an_;nVL5<)Tps2!SCp`0nUh+kthXfzN=6tqvd|)~XH_I63pJ_uXqsapy6xxnPRE8#Ke_p#q)`!1ODo*GeLLoT
-*-9|PffytcC|D#zD)?%QN%>uF)*oXI%~^*Y@QVzUZdfU&{N#?E)K*J!?+e{7W%+o{Dghq!*0t|55K2q#1O}7chCJ#j%rV@AJX>{
mOH=VFZcd6fK5Rkvxx5T;Xd|izcQLnUyuL6{+{psuU+SnR8(XB*2tgse@EFasADlQm9`2a7AT^hH}@rRI<Xci<46)iQ2yVK1O7gj
@q}M@>-`V;-{+a(@9+AuD@y*Me|ht&gH7qn$F+JG!2X^1{!B0F{B+cRZ^ypB)F+Q$)3rNk%a~#PnE4NweI$>?eqpAal+8Y$y>$n`
@$`3Z6(E1H4jm4KgM*=fT(?3zBi~5y&mQu<dVlJpT!ZT!eY};sYo6o6L~Bp-we|4FX#Xk=K&C+as8sLAevuq~PanI(oE{t7X?;&0
2(JOXxY#&bL;@aV>a2!^>5`v`9bs^v+leD0KW$=8r;8p-VKCs>Q&nb)aEV-WkvKMv%a8bg6*A5(<cBN-C_nnv@v)!N*Gs&kJWwB^
;gQ*4ZRv==H{0#r;-A$UeV_gJW;uB6I{Hwqqv!7Y-r>Ev^S^pspWFBKjBw%qV8?eu_y0Hde_#Inl@=3k@6C5@Gv9xFFQ^d(1bxm*
-)?KB>G`>TJpOdLy7RU}Ql0RIyz|eCek*}PwI=Oc+x7#?^8wH|2kq+BE_3*MKHs<A4;l&Q$DQ}b&uU<dQAJ_`i~h_d{;&KKAb-3m
1NVf$N8SCuU-i%L{{(vvR_u*Mq!CW!<;d&3PG-KGbpQHz-&3eRMMJm#CXHzoXTDPv0SI-N-|q0--*<QdWTn#}V!;tb0TB^R6Xymu
`DcxXr;P|jTz`)zMUyaZX59EKzVCm#PoOa*JwDHu?iKjw&)v7Tho}2Gb{~gDj}iCJ<N2}p_KW@J^atn4JP(J!>bgQ7;Wj+`LLaF9
kzHJNIKjPGCL|lbp>FA8bWC}E&-MMEv*zQ%yk{6OO=uN-f1{uCvajtesU1nvP<ZM3sn$oK{d5`^7(AeSliTY{|L3~L_f>~?9QglE
a%<-)sdxW4_S@$F$N6>mdi+xNbK~RR%d__L{V}f|<Du8S-Dw*b)6?p=uM5$(GIRR8?dD{9jh^4Z|BjcwRsJ3d+&{ls`Q!f;()6Mq
>8kYhSLLNSsC=k?T6~|v-mPi)F7JkoU#?eKN8Mjv9j)v2s!6ebzt)+(#5DFTU?JLL$J3hWBbL1*f6d{3f8W!$&pM1PygYg9J}={Y
cXlV1TBebu|9v_ig0rji?Z4Nw*TVbm1ml<TP&>Hb_KtGjFsG;Pam>f|Afb>bi7AM1ixNpu!UMqnSH}M_*T0h58~oIjR3bS?EuhlC
*U(UU(4h;_PkNfpG3@p)hjZ|#{S+3y=lp5ISm5r?k{$hd=Y;9M4>%sqNp)-ey!mK2U-J9Ev)?>&!gi0jc$k7abLsD|1=4lnPs)2C
Z?Wv}?{TlgK~dUAkJtO%;SG&8_-&w?eCPdKNIZM_eHv)}x)bC(WT5t|P9%~fxA>99%lQ2_bM({o!~b`~IQMo}{+Q>*euF>H)AFZT
J+^S?)|XD7>5f<S^S{IX+d27t+&)>S=1RSO<2q?f@t<Ehcxe3d<@+!Cep=J!%k?kX1JlBPxB|bov~}*~rew#>^!5nBx6r$sczWsi
>DA~wcAaD(dRXiFKjir5$F99U4Y+Z}|IFKnNS9duF0>zQRgpCOeV3sVV(!Q9>$}zG+4avZU)N8gLG$h3{tM~v#dIEY-|Fq90zP~E
{J&LeRB^{|W@k0dqi$aJ@B8m^+t0lJk(<y^@qV<6N9Qd3GstltM{L(+w++{I^!vVkuUy%GY18cY*N>U!vg5}c*7>`2o%Q@VP+L*{
YPa-#56i8OpNQssvt4+daxIFs|A+plE4It#^SwV#HTiAfLBkmKYwp+b#yY^q^n80dMQIlFI8pWe^yyB&4&|c1zp~cbH_Sj=c4_RI
58wHh%}hN{bZ5s!JAdi^5!2=W$o`pcmV?oMtGCB)o%FKXm-4Tx!+y?*ad-LubMW6D9+#2EBA;jRi1PfL|A!xboWF<6diy`8lyCbx
hv|OT`F@?d=Wj=Cuc@zB`g+qo%3Igg{@VW<X)F1jJ@Nl-wxAmR|DWaZ_ICN$Bk1qs`|-A)RQQp4U+d*RvQyu$9e8<;|G&%X57*ru
h+m(dciE3FRi6K{X>arOD*nY7*W>%@KM~8J1Ong5i2kqhUk8%mj0NM!9X!5|81*0J>>>V@;R6rbH5<?5ukM}o)Jk1=Q9rmx=+CWx
U9(oh7QYJ5mRn1LPU%*I{l|=&FTe6=<QTwwau1CBz5kc^`}7~#*Fo3#ZJ^`u^!|UYjosV(^xshZgU~=AiP;D4fbN~eS&jY9ITQW$
cI9{5>sTw@361|}pV{&g{-00d)5nkgcy?fE>u<_K`Um&??fM7TJih$Z3>=<<CO-fA`+v*N@BTxl$4Kq?=*$QE@I(FyEaV~>MgL#*
AGhj1^3#v|e?LF;I63=s@IT6ak5BoZU*GNe8y<~^^ZvOO`_?bsf0rK->u=5eAos8D{68+A^cng8tJR195AOC;=<WM^hw?p4{O!b{
?6-gSWOM$Fe{bsioICn=mi=GZ#=P^O`hU~>dUsr(4@O7o`+XMi^SN{V8$h|!m--$%?s3n;{)Y-YMCsj)_!A*s(e@7O?etRL!<*wN
SihnEk9&0AFV9F&)!gaJ|2O}wb{N|pBi&>*&==bn{5w6P_;U5b`ZL1cc<bfr5<Nnr?DBu2zYjb5yHV`=G4SiR`)Djjr{VMc|Iq9(
SX61#>+f-X%?D0)>l0)&?LX3bkIc8<gfH&?>JNX*#Q#U5<)2sQ_<vWN-_|7Q@pMc_&%`fZ!|SAuKz#ZPeb>?c2D17%IQl+m{|Tr3
zVzoO)y@CQG<YJKo}==tf2{?!99`8qNPCsb+o0#_?fBD7M|E)npCwWj{3-uhK(}TOpYG-<(}st;XLjx1ZzuN*c+C%WHNPv}pjv$&
gZB>U(?2%}{u|dD^m^bCyKmvX*rhAdNNO7vv#KnSTHA#x{c8BFs^lF$jQZVLfEvS&n9%+cNC>0f>~pXAA%p%I*%IB6ZCgEEeyEM4
NP(<B!?u*5{#}{~ms5@Pewq*Er>n|o;av5Bp7>n2Ro~m^$Y8MF1+eNo@F$*{i&f})Uaw);dGGVmbE(VpQT?BnpARZ>;g!d-7wGnT
ZQma~v>zbDY~QdrN5pOSz?nyXG$7k?<ypBP&_^eat^XzY^7Qfgn;Ubtmp@T$>t03qYi@@ebY`{gc~Eyx3C}LI!StJQnul|@z+W5q
J5>W)M=nRvuZCf~3O-xu6&}{@+uQ7)pHHXLo-yaIP5Uz7Pjz`LUs~DMK0S4z=MO&obBqrd;%vfCJ!Sj4F!prxdHD*6sOIg+aMOn!
dRzU?cy;aRu0kgk>NM+l@6*&hW<4I?-Q1XV5!wD6`PpbW9vl;M<Vkx44bPbK@5hkkC`7}I_VI{s=jo>2V|Kp|L~h=$9CqKg6?~*#
dUwCy2U-j2<kQo<J>Q1gdLFblq=a~0h~-5F_t5Gq|1WwBJ|_g}-L<%UJiPATw6-C82wJH}x(5z-34Wf@zZ2a<02gk@5!}0mJB{P0
yN@Z`OUpa#EkBnKe6olp<(u-BgKhY1zi-spIkraLuP5^|EmS48+LS%C_focMPen-AwZuuG;1Js3^&eBjWrS1X_#dZsM}qYHplm#X
_&<jrxo}wFzi>Z4vq{xvfN7m5O?&lE*^lM*-$?a~eZ9UKbJMrx?Du{CuRh+nL(jZ%`Tc!Aqx1gn)$u={^r}Sd`@NnUk4g5^=zYg`
%}&QP>*egYU!lnz>=7iA0W9C(kOYuF<VU#3(}RC+$87&EF8%(o@cMrcK|rS+Bye}@<I7)%{Um5jMSVyJK2ZMuPjpju`9Em11Z6{u
kRQ~(23WVk*oe_*F-<0BBtj^BQSNc1O%kHU(6+bRWaoMQio^M>x^UJSai7!HU->OH)!x^vAH&W3B7>|OaazZ>TE4ocBcvgL>6hg*
!?s5IOP{@3^nM42ag8Cp)!<=F=2-la9<IXvuktNXOfMIvJ-*r@yS!_+&wT`%eVX}*BZ}p$*TCb$E%CID0(nv6#$|Nx?jFf=$9URl
hwE-}ZKdhTiq@MEdj4pvfkQ${K5(Jd)F=_Bok0g}quJOt<4jwtdt`b#Ug%mkwv8P*%tf$&qar$J8%=<|JdJ6#bw2^ivlQcRE#i?w
BRuKtiJs@RH|(Z4RB-HCFHa%er<Rl@v;(uZK?SFl(SBFR#65ek0nBPLaEIW##k1dP_ICCnM<YDDYufSJta=&lgz((|W4@say<Q?P
yt(sj>@<rDdJ4(o$q&mlK4evG-J;KzO+7Q-e2$;W{Qh_9>Rvxrr?=`oaWs6Gf89UMhtxClwp9^V`LO@)hPb1&stk%B#+}_Rq5k`S
eLuhccfFpbk^3V9{utpAH24z#Ub1r+C8s)KIzc#jaN#Q}3ML^|Bo-%{1xPBN&uU^U0X-exZy7e$Occt|_tVlkAH4Yy^7uEW_WtkF
{=din?LK_IH2l7%1Mr~h_xuU}l@TC<M=U7}NUo6Nx6kGe&=FjwoUQt`ZHWC(FG@T-0x4ffuQA`d{$InJ2KA2H5HH!&q3l6f1PK8V
(@r(|<R0B3*c7yk{?a|ak#hz|-G&g+yQT~~!6X1E77uVo&{*_v<<E=wvrt%dY|>^Q1GASxhfTw{C^=zSr)1Nw;+x{{l(UiO^>Y3H
LVd_5qS&dA?>Rrp?$=rG_WN*rW<*6F9o)55V#rL4L*~rFYP7S5`$w}xE|dQ(I5@I>9op5IfkW?iv3QOxw`wqQ5(vx6<o{|Z|Hqu7
nGAyzIb!WD@GB&?nzD+77&g=?k_?EAsvI~BS}KJo^i_Kv##cKCfe_lU8h(FHf4j&1K0oW|`sxpD{vVD9-_#vGuAivTU?1rA`ZMX{
xA|{V%x(Rj^!&f))16HIUX$)1|7Y4c@%}%DU3AXcvHH0+zg7O9$;<1$J5JBuH2t5i_FlGW{k<{e{oQ(R|El+J(1Jk+hxT*u9jSh<
mG%gB^E6phGddS>x$UN_)#>N{9}kZ%|Ihh*cn<xOaxBA%9C04OanJ1g58OKUeUIjRJ)h6@j_KcQbN^p2l5;=&bGPg4<MjPLA6Fm4
hxhWMUhaQ?lKG$WOf^ZmWI1~A1LoB|EIvNe@~KGr%YCOkd)(}>0cTcz9&17_X7uF(hXoxiflk+vr%&CiXlA#2CFu6seWtPgF~hb#
QTKj;tKEn8kISq^oSb!jeH3T=Qu&a)(i~droYZH_wRl&JvR~P+cZbK*$B*g0I`V(Mh-cO3*}tx1)!p60d-dOFLruH>`1TRb%f#F{
3z-gGzYTM7Z7UUb`J#{dcnXm@_4xm8y3^+8$3Lg$_5B_j^6c&3{&F+Jhs8T1XM%&<;}yrQ-<8kBhtLnZ=F*W|5$qBAWPEqhe?Rq5
=bZwf{eF&b=bvU1)|TP$8E>1%rbw#|L=flQ*?};><Mw{8k$eGD@8E&w<UICX@(LSM7U`mIHQlTL`&o8-{{j8S{r^+`Z)dL~eh-*!
JA8eeCyM22NSk7mOz-P1SYcc|+RsWf&?x&VJ0dNQ4*jfuqwUlWIQh5Q!)xCBl^>0ih~aDSFT`;}kt|2Ge$d~vmSP&A?Wf`G|1S+=
K|?-Ylf$h)6WKqHU%tCP`DdR#ufycMzsmRizlSTHS{c@6-S>alzu}eSADT$N%lvWNlBC}Xh>N$?;nZ>a`DM%eW^S%nYX&SG0_dkf
<oJiielgY$oPHRCuf2N=MEoE;1V|)Mfjwj(?mYdUyHB|5>f_4@FAUs<yjlHe>yMcSU78v3%>$it6K12Uh*efAgT&0o@NPj%6~FlF
0{`>Y2GzT(f^W9wPEE$rRkbezMT)snf1mjK$ECCyu&M=L9BG8^C=YjKL{vpbh?G{ToNd0LZ{#P9Zo=dml}Y(<8a8R38Y#kSDyFVu
EeRwf4Txe$w4mJEyV+7D45IXLokXirM(2{6DJ~(#ROZ15x^&ecBHKxClGPkl!yevM*~JmY>|g$!ygqN!)1>>wj&TijQA)K%GiAE(
y=vO4ZC>5hY8vLDwx!3egRX+GYe`9@G=x8M6zEO0eH-V?=sBGsp%E0F8qjB=RxEc^r9j=nwXG#lJ?vh(Fv?sOI&?OChgqmH#37((
4N(xx>FK-&9C~xsO{kY;5Lt^z;muuXU2QHZpnV<O0VKO0aUtXE)G}jlC{<y&)5V)+m3i@o3U>6H%?qY_CPiV}biSU39p6Nva;$i!
R_FRQgne&a;$1dvBr1+{SS2Y4?F|O(F^8iI%A?2*Ods6$W}SC@_PPZWHe={t9%lGq5j4%=#!nE!qs5{p0-s~=1Cv)0sw0EyNZO}Y
LTN^H+ex_zmANkdeY>iPit*XUci?b+f0L(GnEw7dzD?>tWF1t?jYvBJ*#vZloE$mEw$%8gB!MJ@4__sB(9bCxP)O%@cNJ=@Eu{Nr
5K}>AwlR5~K5hwC;{qKuZK2b?ujh0;7an4}Ga^TFg&>q*c-+i~Wwfmp>WJ~*L9@S&aigK&Nmk`BD=X}niYk=G8W@a*CLv!&Xixb&
Hb`=W^Tmts=p7%<c<!Y;2iaiciJQs)QgoqhfDiusV?_-p@djBo`Ozn91}KVrq{xV)CfW$7il`@Uof`hKlryc|A?ZkPit?jqaF(7K
4&N@h(vQE>-LSBF;iM=*I;T`ZYVfrnS>!I6*T!MV@%Y~?6hvOzN)l7xCWpJz4Vom0iKr?Pl7x~I4eF*M-Puk_vly&XZA5Ow9NYLq
&*k@idF{Jr!oRh{_DT80GQ-4@7zuGd!6SvG<KHS+k`ZH2oT@}I5A#+aQ54dGmw%D+m;?EF%u!3E0R$aOzCY~|)enKCL5i=}_*i1g
aER_hABUD8)qQ7~xPpepjv?ps^5Hc8^WKN<PydAk15GNAU3K#`@BK4f0mqML90>)#QmY-4M{&d{AeY*VA2N*571oq*&o5DDPDQQ%
S?!4)lig-O|NbIF3Y+f~{~y!O2lW3&-TZq3*Ro%>L`5n6`}oGk@@|EfhAEkPb%=)=eA~(F6+XX3p2M~R$vk+yDeZ4jVn{3rZcxy1
sZCl24<~F7_r180P(me0dx9Rx=e|FcXx+4{(Az>68g1YG94n=%mx_BnvjC5RLJBZi-gQ0wv6s&px#PmHVbr+)gILwH^vnz5@B|PK
!46KbJ}N8SE=<z3A6Zn3e#*e(eHRcx!EmG3!=HBvsIy^Y#&R_b%nR+;`YHRqR2Mg9@+>%Q13{t%JC2!$)_sxZ;5zx5`mv^+IQ;8>
3gb;rI)ArvAK$k^<}%=R4=PFPw-)8J0bm)jSTW#4<#DsXc<{^FfNC6c&5zcifOnEz#XR&lDQ=!3Jtx>W`1rjy$e<&zhkZkeQ{{et
#yejd-)d9CdUs6g<ge=gv(l&e8WHU}_jT$!{<A_HA6Z=rEKnl_x#q98&+|u4duVIx_6&U9m8~qJe`(bEt@j%reLa;M|6gFmyAJvG
`jmST&xAY{$Ie1>*O%w~;*=Ijg|L&NaPC~9+mQ~B^F!wCnStJYR}&!`Lix2-<u?C2`}-<B-|XXTpC3mYU-EdMH3ZMwaU75Q8fh+<
=v>}NuGQb!|MSQF|1Zst%k}oV4y0+nl#X0!=#Rnw`O$TpeYdC6_1ot1TnB=+Z9hco!F$bKKkDuB<8K4|lm0ZJ_Mt@>rB44)f3+%k
vFrNWagaD`@c&m&9c%rc4E(A8Tt}UrOD)mt7J2x8svF>5pHz?a{=$73)~V<({P_GW?(E&y<D+kGUK$M3S5HR?KS<~QuHoNve*1qT
!u_A=eRZO!r&&4t^tCNvPl08bZ{2Af6}WcZgTkLq<IH`P`xn3A9}pawNPnBM1%IU;K$JjCNO230))d}~f2xH=hKTUc8h@oTKDdP;
QOOL#_7=r!In#!t6$uLXSh<vD|Ln3&&AJ{YW6xevRFy@pwJ-ZShj&9dUdCj-LKZ_LO05{-PO@FxORde(aAc)cg3nJ?YWCelMv9t|
JyK!+mipG)rEFchx8q^myI(y$M$@5$^fad`pItybSY7;wFmLC+?G=MM?)<v(*;i$HDmZb6E%vUOVpZ&Zgs%97#x?16Zno!}hKNW=
Xcctp(h1d=J4bQK${KCR=Z8~WwW*qn)$!WV;7PznaK%JXRJ(WAobF{DT~bI?uZ+%^(Q3P`8O<I!qj-0E9$xu+G*hNA3N%rNgz(L~
NwyD*0_x+>i?Vp}n$?R&7GAqyrOx&m@l70XimL%|xnbUxR(N|LX_%6^JzEj2_{(>hNm?*gTjDIFkgwF*J#%dv9UeCA4eGR!VypDW
>3hlwwK+s<f=FtglZDZWh?k}fE;`u5b)Ka$N{EM9)w`=rLNnj9!e-w2?DfUrhMs4oIn>b{?XLYYB}V0XmXTWM+Fh(FsekWAp)GFt
!dcml1$Liw>ZitSU~mY4xhvW}Al1|DO%hEk`I&fRkaV7Tbyv>=$!pU+!_x5;bwKi>lc#&!p6+;9=?3vGC+Tr^Y0a?^jWqn7<2u~w
4$}q)6-I@lXc7`G&MJIiW^7$MMxmn7iq!?<8cLO(E#mDhuG=td?FJ^FW*ybNFKk_~w6!|oB0K5DNL+aptj?`PMrwwyd^Gp%+;A2e
oED<6DL&aP%7d*61SHqJ<chH+i19sn&n+p+48t6xG7BN;5qR>dr-%;KE?Tnc(Km{Cj9nVyO^`$g!@8whR&~_v2VRpxin`;y<AHt7
q*g8g|EsdkLhGL45OjjkS!bTHEUoc?qpq=}Vlbqe&cW48>tVRL*H(L-|CN}#4#T&-d5@eDma~^{<T?dcY1dirtL^kdDNz;}4JR8I
aGtssf!Du#)(j4G{Zgt+*uCVFk7D;RWh0pyB1C(nl!?akS}D(-d-c8bYuINBT`OdnS)H3*b;xzswYk2to#DM42D)2DD&nfAIaGCa
9+1Sl>ZKlq)aaF4DVdTK`sGpGn7AQOBYf;w>_WzqZP>0_aitKK5E!ea=T{DqRJ!Vgxs$2O3bm*jCcu2$G#WBST_hTrTS+COMDdXB
+39v5!3k3HCssAn9ao2yxiXif(K|eK=ShL(B6@yf{72t8>f=mQkc2@tDPu6?yXGJn!30o3zLZdnh>cWP6xku3;OqX1(_IRN;B_-P
=Ax895&<C)i6oSfB-9fORMb>0BT3f*-L^GSgk1<pQY>Yv<qM&C?W=^C=I5Sw#mN{r>DSk+d4#S<CP`X^tyT)VRnH$-R^lyWm1Z%=
1)Ryw?4f7{eIw?Hi0(m1hjaiNTgV2|<c2_vATK!(!W}|nE=jy0yozBA{TVhhR=^FiXLRNN9UlV?eu!89hs&LDIr9If<GA(vzmXow
eAx7S4L|klf9>}54a=~5|HWtdar!j=Kl{`E*Z&Xozwqh(zo+p0JzoDu^8H->f3I)H)Bhbm@%}%^{%*g!UvJ0vvj6}b^ZGxiFSLHd
C+CMHy+7ah!gv4|K#=a?Td(?mjK}Y*{u&f2l?o%)^5mv7hWcZL$cBC0yB{|`n28lNEQn5kbHTme%pvQ7ifK6$pI5&$O9dao$4zwU
@87et1N_M7f69i|9JU|J%dmgG{pGabT#wv1g^}q2holH<)L4I*EEW0w*b%2sc=Y;iG&L)%3xHf?i@+U)$Eb?GE@%Mdfg%M0X5;O@
Yh|jB*829=Y-G&4mVegZd=K_uO*H(+VNf*MuEen*1Fy8tzZ+1I{^rfxMDRcTyz##oaTHY|3_c&}zqd8${AbjH2&xi85(#EP!dO>@
zIp!f{y(4o@p?svd~)ZgAD$P#)iD08Jlw}m2YMFv)K*~$ib)IPBz+gMt)wfu{ox6OKdj@y)fa_c2nD@0QVNYM0D*oM_Ca=L+l~a>
hxg8u{;ftI<ge2~^4&M$KSwdzG$%l{%Ybjm%>se}8lI)c2$0|og_^t(stgk8+uPf)RodHsuY7^tMueS~$NscVZ_h+L42`~_{Ln`3
<hUgcaDWhuMVV|^t*{n<6uZA%r#1f)!Wdd+Iffp@8P{NAWDxn#A33LD%Vc--zpNa!4uRNz(>0@6_Hy)YBk)7Htd*58ijE~<b?)!a
DWC+7LUk1$iYD~@eV)<CEyjF1bnhQi!)xB$-+<vjWDxND)U->;xkR7!JGfXQ)JIqs^+PyCF!nw_N}g25bUCDM3xasOL`ei3_p)~h
P>v<v0p3VNE);tkpn9SnyE}TgG)f-V-V+m0v?J@pyd4`?cu4vJ)yMPhr8!rXB1eF=tG<w2YT*(_%Juuhh%7Cv=J%nbd<N6NY4kXy
&&|R&=jX?y+Gye}ts#ZWo&$XywnD#50akxY)brnLS>z#Nh)$?z9RV^vPTSDq&i~tCQF|A%yvbo$T|3ZBYVe#d>Q$sU>PO6Zc<bxw
AaWKQ_Kx1pS@7J_!?{pdIJHpdG_&HJ&3FJV4jm0C=;1n$)-C4!NOB1pmuq@9`u5{~;CJcY`?dD<>zMBFUI$ZCw$a)bA3Ta5AI8y6
)I2L!!1%K;*Ip$cfY^Y0%4Yt-?D6LoFdZOX!{qKmk-hQnccJnh9#5v8thXITb+n4;2fbHW+65V=27%qkJIOb4eo;vuH?_F&>uyKU
<T2>4)5oiOPtrFB_LfI~{r^`7kDK*1YBUeF`g=C~K6~HKPar*>?+?Sd2egpvkw2_F!wra2P^b2Ph5(=N1ktv$&-;Gef8de<|EQ2m
yX@C}`X2*sOM;Ix++m^`F)-Y<f8PJ<{MRe|FZ|utEzA}2A|Qz&h9G0l6aAEz#}0vTUB(giZYR9)2;7HK8V&X#uTKZ9H=PgMg!P})
Q<p_mRDua4<S=pfk53#ofRXO@pu*a4|Mft(>ls?W{GgB21;~)&_z&(2mqq<F*V_Y7;szbauX1mvg8Y2HF!=ee`3j&P$M^op{e4CP
84p|zMo2%V{qmbadLVKJpVu$+$bN}Vlt`afr}{MA-I~_m$0J9ZElhu0iXIT0tfLEZ=Cnc4Vu1%o{C(sX;Mo?Bf3ryXA59%Udyc2b
Rbuun;nE&n2OnIpQ^E%(J8<4pYiWE!Pa<fhl9GskGe_|7<41;O#&!ZP9Fn4#qMMzK3v#ijm?(xJDXORSW(5FIGQ`gE5IFy^>0F2$
;FD>QObCYXrV>P^p?W@^t#wZK7D$mfGODYziq-??TMBPhISn`$VN9TJQGuY+89~*F*+h0-XU9T;IZfRgk`U&0In7}n>m!b2(jrUI
o|IFaim;%j6?E*OZZTtXgR5)4=tzv01pewRj}gj&$rj?8E|G#nfKU~52@X*97LxQTQP@L)(*qQN;3&U@txVk#FpRISetPE=aVf>>
%>TB{^I*8VrsEnJiV<f{>qg0tgGR<ozr&?Uv!BOLI?7Q$@^M#``1GkX*F8>W6Uhc}<y9!#r6_AkkW6rQ;DRBbn~guw#`BD5FFsdo
uOOS2CZgdbEi)|o>u8W*+K5CFavaX_aVnskKGJ~BRYlS^tB~rs*$JgEn#OJ5Xh?L8!_6^ltUantLy>r0HixQdG%SfhR6+vgBst7C
1dGs%WZs>foBveEwe@iN_^J*%F>z5*z`YK%VOl`oa@HNKMTLn-nU2KV7m1=1{N>=&YWCgOrC4Q4O#o5>)<~2AR3OqRNR&`iN=YRY
RZO*2Q#6z{RK-OFQcX<JLWn9jQOGLhi6?(oK#03yNeWU*mYSPZB!o;wGD}eaRSiTH6B1nbF3ji5Jb5K+u@g!a??{6oUcM0o#+Fba
ruO)`fZPZJ)hJl7K(RqEy`lg1M$B?~$$d-+{!;_fuL!8Qwn2Si0UlTzK<7(J4i_aPHG>tI%|_&72}_sqiQSiFPRE99laKSJ%-s(+
tEA&p#n13&D2`%2bEoqc(2d4KsR%Il-k+-Su?!iC%U$5m((vvwbc8Q@yJ&EIB4CG<#cFbFxYCAhXZURIBTDb(6BG|k9u5*T2p~Zq
7GgrCXdY{YKz{XnVb2qgYA`XmO&5?6e?!&Jc#^Ti$z0&D#9*3q#e-QCxHQ{0JdP%9(dPJ61PesML?~D<&JZ;8)CCAoe!Lo7G#S&A
RaQPOWmWRiih6GAR@;I*yqW$C>v(R(%^jgSpW|^OwPbbo9O*8fr+F?OXyvfUi!j1BpPNyB$lRs;SCYPuA_h&1moAVlhVZkPe27Cy
5DS<Yg|)8`t5R;3HT9XUloi_ehy_tbg|Y+1l|Xe571mf91z2jJd}eG?hiwKRJ!qY1?$}cMY3Ex&6%+(m`)x-GUqG?2R6%7Yo=M5U
v1htOrs|}M*%j0G?s~e+xVSbZ)!%uTnlc}8LB_=YvC2PH!9g7F{WIP7yipGkaiJizV<ax#s-He`>z}GN)urSw#eQ2j-{`69=}wu_
F#{Gg<f%fV{F|Y1{ynpXc%W-%v`USfb6d3(nChRlQ!UydDWzVyR5>3Ni2Q6??wGzmU1nO=pGoDokVHZplTCc5e*I(NUzF|fT{r2w
^O?oYO*_0bdRfk{&mo74{aH+|oiQZSv=Uk>eKw0*K1QnBYtr)X%OiF14Ib_bPi?POxonWua&0k!>~N8!xcI}mg<=JZLSCTjDJA!g
uUR3JQT_<kw)5ljt>x;l@rn~5K$MA?D1Y90(xRSHqM<w6WgtmDRCo>ir+0tfgN-~&lWKC*g{dM}hGt@4y}<_LC`1~cBL}2tAC+j~
)VVECSGrrWjWP)gl8K~CoVQDnVS>ZQ^?dN(k^b$WR}P$WF1R9BKVGm~QbgUdv4z6H6J!ZQk|JPjxKFAc&NR@MXm@h|mUb^69x^HQ
$X|Zz){@jXs|hVVu{05A4h%F>Vozr$sXo;w9uoVMZdn0<>4R}Eq@-^Mi6Waum-5AKQbf-!WN4>Ch^gx|q&kt9l665!Oo|K4stBiT
bS}|;ip*_vodu(V6_FKs2oOOfftP*~ac;9UEt^5^G<+PWE{@m4=QmYWsCt^$lIUQuVFSH_zfsd-?Vmo5tV?-1{XSuR(-3c+L3m)l
YP~7>j=;M~-zh$Ti4-n@8dfBON{70WCrjQmw}#ohB>Pfvsr}~$32l_=(jrwJ*fQioG<6C2`uppFy)Hz_pP;XC<98>Bu|(-}6gs-a
6IWlEWkg(aekYi#v~3fLdGD`359#fD8=Ug)+MaUM^~W7h5al9{0UT0Zt3MkJ;jACgN<<N391+E-+aiU_M~MKI>RIry3<)HHt0>Yc
i#6K4di-^S+upW%+~-Trd)?n^1kri61jH&AjA)BfN1vw6F%NEe8Onu6HxN9_Sc404C<_EfkFiZc6b1bEMZl(CESb9Z;{w};TK8qj
605dP8DzLlkow6+Dz)$8c4GwYO6$2eG><7Ys<CR+8F0%vj7ZLHs~a6JITT_?7v`J^rmA&%OjS7D&9^m*V+<-Nq8NnX__=nZa_@4;
B}mo;hxTJH<D&JaH?u+TdI_hksF``?8K+J?{PPVzSE1mYcq#~5IxLHj=X8vauv%~-*})dFduH^i8>PN*$A4Q<_qrDg)@{#ins8lX
f=NNi1uK_#6qc%b?qXh^@AoHZi$B`G5aOtqV)ggr``3o@2Osr@k<(PWRLQR~t*2i-VDn*pxXH^Vw$tXGa>Vg-;YnMrll%DTmh4y{
iU}dEFA&x*nX<S0-Jw}hYCBUqrl4Jp&|3!tn>qvJ>%LHa33k=&>e_gr<HonCOmi;8{O~TWlNAO<0u`^}GBQ;WOMZ$-zO>dE!Ez0g
DkSA1(Ci_?Nd!EFNg%WjA*dAayfA|nxW${X#F?X8S*-{eyfc_p&?u#oTOFCdTiV4YJhXSI8q!ONY>}=9mEpIK^u8Po>62(@4kBRk
hiEl=aa4r@T<Y<7>uu)7)Of0vu?|rzLEHpRbRsA=K|rm*cf}2xJm%vDd=?!oUBLyx+ejHOa<-{G{>kG_jjLq$ShQ9Jb&VpfI}7J*
-J!G~<eu+OCCjV+et5eCir|jNP~X*gKlS<4;T;T6iXU7fAdq|AmD5$`-k#X()l`Q*7aHJ^2(#e7PM!XjGmrY{Gl{DaivFSa-<r)w
-$xC+I9Wd|m0h$E8N}Yav!mOdXRocmSEGs(;SOoFS<6%el!6jP_!f(hv86yOV!~i;hp8AS5C}9>GaGG6iU=CJuGbN9+qFRK&ze4W
-k#;miGl@VGTmA}&=(yft+4%29HNyp+JPTYJn0ZK!Co$c6y}S`!u1xVf~cZra#Ou{IO#-QLKTN<SBEOoTU!uCzYRdi_Qsh*M6S2X
JB=kuP1==62vGPtPj#uRtis`WVy_u7p2J!A%Sr5-@&6eVL-_xLl%akzgoy3_-25uwlHpxAZ$uF7&+ebjaaQl|&R~X3r%oyA!lR6-
`Ju};km27I>n=_}vVFmGE0F?Dj5~lF-JApJ_x$`IdMLI>O;CM~FH~wJ+U}4k)ReukUjNHE!OAwjJHjocEffCkuggZxkpIW8hDm=*
3Z5Ocg$=Ql+rgr0oVzn|>&{>j%_M_G;^>D^pUNux&$i<fJKGH;tXQy!mHRGaI;PW0w11y>m$I8rikl;FPu#n9sna{LpPON}t~fb<
%nf5vR9Du(S>%g7EX2eZ!CPj{v*i!NTq789O9^?h;Fg0$Q3PG@GCFHHxaK4{afGauAp~^n61ylUNG@Ixc9V0otd`=DLFUJCZX9<{
MB|ubM-zrE!gXX7#|*+Og+Qor$tizVeLfD#%X;suiuLQAuGa1Gq+NYB&yQv$Ed$8zlwCm)o}XSj>0`sPx^g%eszgC#Y7=|4p2HR+
=j)fxu`fYdpivzky~bwyga;XGI77~<`X&g6D%5(AO}VZ2_4{=V3GL~a3t1}#ISa?#fvq%Ruy+c(k)q&S{Ks<byXE7ghaeo7HcYia
u=7M9-$MRy5E3ja?>LBgq2%EQ1+q~GR4OGVYV~&-5Qj3`u!7AQw1@nt4Bpi7nu9@Qkq{Zhd#O8<5>nF~T%p{Y^4or!o{sz1Z@mst
XXWicd-=gnK<wXc-L-~<S&hP+zb$++QTX+N(9UfS$;M~hc~hYC<M!nT>a5l@%q|QVw%TKiWm#9QCvDWw^)q=5Ni?mrI*)3<gSs=c
@Hvvd!58_mA!LMVvBlmAAc-jGK}dpVcB~Joyq>)5I~@yc8l3(V#*y;hR&U38NBS#2d>Y)HZ^sIPbE~>bdfI}$eHzSJPLtz@ZR2BA
#l^_z#G*5f#M}Pwx!3pRm+5M&MXK@gT$A}bQ__M|ixKPoXrb0F59GLt^Q(v9Zq5y{pUnT1jz;Hv+`xioI$%#DQw9x^@h)3jR_>nq
`-WN0>{n!=wg>LUlo9-Aaihe={!M~C38kZCZ~J<ND@gG#=z6<0L#t@vg&gQ|wR`O2e~v@bm3z{O-@WF8qK&OCthXxGu<1XmbVhq_
ojUP;#N$;(?$QAUrI&QCsu3C#Mwq4iZ$S}I{g-zHkO@1X;$Iy7<bg>fQd8H|3mb2d!-^>x7>c;odw%Q7zg{(>yrp)HzTVgxbR0j`
t!H*rRLIuP>$uEUdzg4Pw_4L|*(~Pu2ugZHZMI}~=x6hjEuJ`~e#;W-=3N4AAvU$F2}(ddYIz`tyz5Iii6ls-lZt<h^ABj`9j218
F$#+vLPbdumi05Y&E)o+#U;zNv;B5EFTSqvn(=NlD(k%G?e3fj*80fn?#jjOc*#W^YLDJpK9^kTy0RZFc}qZ)iKmjjDTP)a5;#Jy
6pg_ZU|$F|$^=n(M9wYf%;QNyr0^p2t!VSa7DGkJ#sVb>LP)<Q5-vd^e@52cL-GDi*>N?pD0^)#A*7WgQePqY-f8ugPNzk!%lr<t
VW{}1;s&eMW`5=bR^B5Os-BtardNUMwMSm@jd-CwvVQ3^i+*4~EoH&5bRfukZS|VK6bwkv6b=ZDlDR^3LBURSjft~pK9uGd^OhN8
O}fdN<V@+|Pv=UL0a5Jine4v*ojj%mfdLx!z{g<LvC_iA(BR7BA^g+;^2w{RXC(1daipf>C{)Bn030CuW!DFLQIQi;-dI<&q3)jh
?%<n-KvCkhi6|C~)HTY=%oFi(B*8kaOF=+7CW=ZCpch%AOVHNOJ#Rcy{dj9-eRqzY*+nuis=;@M($4zYvGc2de06Z>OY9}@Xn>*R
-d-QUE?x4KRPC~h&eEuWj@VMH9xnnMCYR5Q$nWEoz~yeqc(fczD?3{~*ij!1+bD!Y@Q^bLB;}PBPyQ(i#ZIgWO;Y~!qBzt9Rpa%M
Hz3kLzYgO&&AN6D5)wG7nu)tAoJ1=Ale$q5Jm2PRmHQZtG+q<i3yD*fh>4bn`R0aNYcKFfbIc=+^$1bNT0e&S{!Zk6RZIpa#peRY
8|4c=F8aEFqQOE7{9jU?eKD={%5kRJw*MUrh<M0^N1tr#iVHaQ90kH<x#5;ZJttX9Xo}v>qy$nLAh4OJ)D=iSgJv^oS_HdWf?;mf
C|@|l1!r-P4u?Qpn>5mGn^-!}j8h4y_ka-Bj9!*3Nq-a_f(W&otGlvMLiN@{bvlw4#k1qtP26s0&v(pB&ur#jT|9?<t~k?o_Er08
<20_5Gb&5H^n|G7%@di*s*)ZTgRfE$33;?OkEUSl7V1Q5uP+q=5fL?@rVHcF$HgPdQ)wG*FP9WW_a=?5`sLALZ6lo3bkTNoB05j3
-n_{j&Fx<kKL~V&CJ1t`CbWq`1Z^);<#R)8s!@;#fQUxhcI#C|6S{MkzL9mWQPJSGa^7I1SLcTsm@GRrSt2yK91v~DU<qgxqB2<%
x(ZdCAnQ;cfp|<TLu+UbMr>v=+=ZUIVp;5UYm+kNIZGl{Aa|cG`v1`<Ka{TE$cqwQ7NxZA%d?2Z5xsG|SMqkpRIY~~E0!gWk;)Vm
*m7dqQtwHcG985)wbCwFkae<hl5S)P4zDgc_9+AwVow#Xwj5an!r+4VfWZvKqZ6Zq2QCj%I}Ctu3ur}1#D$a^ySQDK3sfYS?uAv$
x&6@hHn%k7(zIEptl`8OC3m)%2&J?}r%iF{<AA-Uv)eC2)<ZMjI=*s6jO|}j?A3I(oM)fb{Cr=MU$3SeBtxXDGRq$}qM{0*lRMlD
FXNTP;Vd4k?t7JmcX`t=QZA)!wN<QXD>~<JC*%-?5Ri-$hej9ryO7~`Tz0UOH8Fmz*;G~DN(po+f`SDa+Fo!yB~R<Obh-`p?BJPh
4Ut73>u025`qw($zsj<IoYS@1je1hh^)UKI$B6!Dk?N|87q~oqL-?qwCa6Tw-U~?x9m~3A1bL>PH3q}R=ynARCUiiYHtCUT^6d0i
QAAqyMC+E({9Fewbj}^2)A+>Wi-=YWGOdafVHBQCNtRlU-4Q6(w3`iM9lsgK7q^n_Q%Cbv<XvKyg%jHh5g@;7y#h^ChUGDDB<0Tn
xdR2ucM)krGJ~Yr5aqNPRjR3}VMkI{WH08<dtJJgXDU?hy2ddbcIz_K6pt=-!F@$;ti;43Ds``Y!s4vKijk>^#_ztc%s`RiNv^pl
`nRa}3{fj@^=)fuO^p?ZkB%#nptHl*ogMWkm8kr^bM!%Llk&3rLq@8&{pH=`V^o_TR{r^fet9%_>h;ZSlv10ur+&768{2}BVbZY1
8+pqn*4TE#Fpa0il|!S4G6K08x*4jJgIeneG?Bu{6Y1|%<f?b783dMR={3`4=d$k8Wr?G^B3y6UHib0&N++ogd{fIguE(>3lSM;{
iO<fH1ScpOWHsluaGPRV0pzR)Y%qFu-s<bNq0(z@hs8KSRs*^mq{)e*Bq@t%Uz#1D+70BPq3Xkv4G3F6`w-nBnzN#0Ry=Dl_^|^8
WK<GZ64`~SVUyGA>f=L(BQ{Q1LP9m0>g@{n-k*XRQC)54TI!YcW%4u;Q9)k28qFds>FL4TH+DKs&1RCP8~MA`S+f24*KOxERa3*+
44fZ4fmrLj3xCP{T_e7{R0kcMB%%0VTry&7*IeFcv{UP#er&BSiSF)~(;|tX(_>Avj|{J;%?n>wL|BWgIU<r#4HtHjJV<2=`_m?#
msxl3vKnWX*S<$q3kq5aN|8;Hu|)+U!F~6h<n&q|f!1DaXU}^yutjj;a-sBgd*#_33NlFKM2M5CMG)8&K?G(sf+I^&GBjc*IUhXP
eA7$4nPPk`hP7mKvxiKmX;6I7!zd??sjXJVJas{GD6qD)k_x#SIaF5AAcR>0&P))ej8}WUgj&0}=tX)I^l_<x{$02BVz0NfE+N0D
d$4u!A2;6L`+0Ji*ec)FO*6yyGWM`G?Ygt1@P>8n_t7-N(VmZX9NHUBJJagQA+|GKa!QjP68N$eotkTy4w{knh=UMfqRV9w21eAm
ey}i9gk4c-k#oDd=G}_ODl|l$z-aqY8`UdKQ>3mXXSx-^y`<_++qmvWJNS#sos>F+n`ly(3jEe_FJj6VjND5pO01z+mVCI_%_S=d
!<k^HUOX2<i_Gazye;F~jraTj{?-7nV9?wM-%ypF@C<D;GRKSj=dI*ZiNJelf9zkX4)~sy>7!@*Ls7ouX^Oi=sEbY!VV|z~a9y^{
F<FV)=9-p*j&+@x(IgP#bnpt|5XIH#HX-7p*zIF@cL>rvA`juk$UF*CyF(wFW3L6f(V6RfdV9F7O*$q&;&IO8bLMh$$3xWrjtM;B
Nf)NYN0P6sfYeuFqa^WB&i4|P-DbboPIA<Do0Sjq___1S{i&qIMKf8GN&IO@r|!D+{|%4rw`cpD*{2bmF;;hB%QfZjnsf~uxT-j}
{4iv<StZ;-8#_dfsUq7GzGO0m{1L7ir8_l1*0C}ypPN$>R4A$sQZVR4H6O6)P;h~XJ!j6IKa~OUGDYv{t`e;P&!X3Xcl1JQnO}BY
pNT^5s4#=1GolUeOEp-w9Aao0kNyyw)ihDX6%iULst>8Qb>0*BuWC*cx3;okrT%m=Ha-8omCY3D-pIO5ZsK-h>&^kDZr(@sJAAWl
*--c=@9$5f82JwuYSwW$v1CoEc5@w^O;x75<Z=}gijhMDf~j*yRV+RPHyhMb>-wl9-@P?8yVEsyFGS8TxSj@Rha%5wRyK9LsqrIO
(7qEAA{Tj^*;ivEISLR>Ggrre+5N;@p+k;<ESAa5)SAQXq_g-Mn%Y=Xl7`(jG_H^Z%!`~mSk%OGcGUfr4Ad;xiFOTRM?p~l-YE(X
w}!k7H8GW7-Z(%F2?R6{1!z{~k(;Q2#DUX`*0X0p5_ywn!B7jJi1x*v<O>#xUDU6<h$gG2eV%77OOjD<SrHig&W6>X?uT&mC;X>p
pCW~9akTL4pQQF^sbsTX$)_i=wUK?)+vTiB6NmLW;>1avJazcb2gtZv$s;j}$4BgNg_f7GKga2sLS8SgJvie=y<d4a)d}6b?@M3h
i(pcMwYe387>^3Q=A%qTkTQGAYbe_ei=7hOIukZ{Fj;Mvax8sULi<viW$4QY_ff)kwJAX#XTMkaWod`fJ&pxNR05sZ$8;e@uL^Bx
abIxAO!^=>7puGb6w=Ajf;b*#w<{BSh}48=VBqsFFyp&1r*@){#>WT1i{ApV!FN5qbbj8t+Pm!{un6KQcciUIgF@9v3{||5#((Wc
7G}Tju>PtnK=FhS(@_a_pEBkWtq~YQKQ><m#fcXVVcO1-usXsdv$wT7E}IUJ>E~A$tH8<OH1g>Ur{mRY5`QkpUaKXQFztfQ2_gu{
s>K&!ZH%NQ-9e<64er9#M#XFS!qu;(IPD2>97n}ud6E~h5m(Pr8mXZy*G@l5{@L32yj`KwI}BMk|4ZG|yWayZ_U4n6Hsc;R&dl+x
PlN}tRUz`Au-J$k3Kl3!yO$=3oQ3DSK*<z)ID=#LdlQf;quLz^I+zdcL8xGeEQq_u2obd$6T0AgAYQ~F1R`pQ6+f=?K@NOh!5tdJ
KUZflg`wjP&_zl*;tdcaW^&nPplC`H^nUHD<0$(++2EnuKG&p&BmS6OOGEE(hE+M1q_1Jz!uB{AhD7iB(}MhD^?NM;CSUk7bZJsu
sW~6|-tDQ<^~Pcw7rz|1K<<PEO-3QvwIc*<sOnIDW!>EYC8}IWYPj}xE~ZMtaxw~9K8GFXdA<1BTL7bDt`;XQNF}^d2aG*Op3pBf
!tc=mGrNko=Ir^XadJFQ8%FTtmK_qc^5})tJN@*;2$1g^C<f``74Gj@r3e%wV_8FxNDc4vZ5khTEr|KI-f1L?7R(3K!0XF?F(mP;
^f9e{nfOyKx2xbr`=O6lyMYKCfnJZ<koXEc22qBSx4#T9r9~Ek&Us1=O{nb6^A@o9tdwTB7qqZ)<({;0%%$YTpV0O6ZT07epqsD>
`Vc>nv1d9y-=1OYrLV9`VNQ1DII^xoZ>F`X?4E5n)*DsaKY2oEq@hZvfKoz)B$J|j{>hONO8F*Qvyb}a)I!FighWXnEtC6m+jf_=
yV}lKO<wlFjOOXZH<^<&`rH-Mwxt})glSx2o|QP(KT}}SOB??uYS*O@h0z}s->$ty>9}6WO(WE=@=iKNTOBlp{-E)HlH2?0+9F!c
hZBNTB==?8u?mqV;^10I+)go##@md<(s?p5WK$J06oioaGZ2X=wUI+fmk5w5imL3nQBa^Xi70#IK-36OC<W@o43Pw&N&`{@KnX~R
kfzgslK>vh-uV1Ofl*VD?&=%<NM^r=7!}RkNU%{wkwG0W#$qVPNm%Os!+HX;3QD`7jv=HmfTGPW*#B0+pMqKP8ZYXn4#~zyE9*&%
HOyf*(DFTo3Q?B^VX|U@ITs>Gh$zcW|J8V05LmG!)3(J?YD#aCg~t*sNns>WA?_AHA}1^J)j@7%rpQ)BC;H7{18Mu8_mj8Tp1J<y
Zk|cM;^pRbJG{VRH+Ee>xFUp|h(AQ}xI;8mFAqkHAt}$tt*AhK6OEhs`Q_$z)N#rF)=OwfAGSJERv~<OJ8*j>aGN_xWLbrs{;mib
Qi=vJ6;CR#LP`+om6&_!K@T-C$Ua@OLwZ)sDJZL#BDC7kXcpA12=&vwX=+IB-EdXcO*5RnOBcMIn)Wi*BfexiT~AK#(bNt`BwX@z
ty<kN(xs~mVncl<4brMtK&+SHF*KXuT4Xpjg<S}JPbNOayh}z%<+=CYM^8R<&OYVbxFso3CiMK0S3?t80<U1`4d_&6MA{!#fattT
qR?!lOT*F?AfUejEBUjS>UZL?jrw9_$p=kc?t_^>YwIF7l_~ZMjRUy131yGEvcX_ikrW5QmFbDS-Nl^*Hb|RFj#~*ag8HiidIz)=
IlXJ$Ou2<>3tZzA2lC>uu5R&btD5H2WYq_PA<fH_^KB_ji+bT#0`(x5%0xKWyc$Y$nHErno*K%NC%HU08S*o7ExomhV@+x_#RZfL
+&CiT>}F}6u<kUn6<|mPuBP^!V%NCRM%v=lt@-%z!Stbs8{VmQgWq(X*-mvMs5i{*vz%;XbLgY`&j<jaq@+wyRX(%zALsOl|99*C
U$o@wT)8Lde=YA{<$<_=$E-7d^*+i01eX8zdI!V4lngc>c>B=p5qALsKl&B?zocT7(0<Wg-`cxlvxYuAyZG}|^L^yzVw&RD#8%d@
qvm34c5VQAJ|13N7<hi?9hL4BBf-97WA7v8_iP$NTh`DafQW(rRXd@7x4CzO-&~hyy_cGZDg6h}>*byMXS3$|Ij&zFKPmi7l1JuZ
B<#MgdV)qo>k!TMl!8Om7~`|NS#JlC7SSe|C)M1X82!SW5MOc#f!X&#hWoZu9<IF40Cna)a$>?STF%f;!~*FmUuY0bv#k#6du-zb
t$kV9&+_;)zuyOkno{i1{c{AHj-zkCML~m|LM@pbBRRH?!(CI-m3s-W(}T>}%}}-?@NN$irEgV!7l?tH^5VN|(~ND;YHB(zE?bSN
OuKMYVnt)GYnGP}cjbn+tTDc6E~}ZWbhVt2(XLBy(?nfY@MV3o#Bk_J-p9E-k~4UHu-(ajo|D`T92amvrX3$a)+=#F`u`pe%elk$
SG2I^F@6F*2vPf+ax=Q4IW8c*al%a)P=P>(*jh@bEJVewUs+@?4fsHDR68}Rfx}HE6?zwK?5DiqoHhc7Ma)kcM$r*?yzW{m2KfVC
<S0dO`WQ4QXG(f45yIAyWNj41fRJLZR#_eg&>}$|*w<h2AL+{?4-8<f|9@pEPAiCY%=F+tU8_1F<n+I){-1B8-wlSn(@?AfH1Ofj
QQ%SNw0CqmeoyrKNBvGu>922YcI9rpo7~rnv-3E0UOxgnE3Pfm<#hTI7PZn&)a~M)Evi;S&u!!5^4I6c*OX-aM(?TE#}nCT+!rdg
rn)yDg#|Ve1G|w^Z;b^g(BgIcj=&B3>NNjuzDL6|zrhY-{dh+K>z>MAm&?;mqyN6$KdOFx{at)>uOt4WyZhhRJY)Pk`1JI*kAK|}
<39gS7w%cKS$6vM^jYtvA2c^ZztK-UZA$ANFwq<)EgMsN8_ZQ&we?K;w&|V{71tr5)>exmPtQBz>b%}a;itm^?Jscd`$W2P@6A0&
wzko6osd?{KF5x+eXE@DzpO1|P*1uW(dH*ZvBCR%JNEq^zI}Zj?*FlG8z+AAem~opidMrB1jws?Y(@cP@mMf^uhXagrzZ97o$K!L
^7r$@Y2)xWC(-H9du0m^!0;_x_4}YO5=DgB#2-C&_j{x%bmJ*#Wd7Ya7^(e_p{|&4N6T7sOWVV@>*s#{oi)b%cyO-@<9+eMqKB41
pvb*wH1E?9P00ISw%N2%mYU(T54}khFJ<uXQ}f^H{R>m#D~;nA0SakDXbP3>GrwgZV2+xq8P0XLcRZaa5Tillx%u~Ndg||}&YF!!
)mi__#EZc&pTLM4kX`@q1PXsTzdUU~js?>TfnsGdh=Rz3dlSh2!l~5OzgG@d1r)-_A>eXC61(Lx1fN#%WMF!t@wA;lAb?+t&U~Hq
x&*=t#UcSIG6b=p8h*sj9!wehkMEwAuN`;DgW^a;d6q>|idXdS6EZIVD;hnPv0N(;2zTt!6uBN=T=eqS5RgcUZyFXP0!e#>?8k|L
snxw-!{tr2)1Qp*8Sv%6Z7Yw(a*ZFf!J2c@J=fH2hUN1!^^f!SNTB;rAE+1qBxW3NEgbxPdh_u^W6T$dW41>=(e{6M_vs*0$%dr@
UqS&OkQw)4Sh5}N9Juh2`9AD%?i%-=5!2Pz!&dG$(hrv|BfHP_aTjE?(@!thBhS#?nteW7eZH!CeVp&;Gwut~7%`bX3biE)IHfBh
kt$O2K}d_)OxQ2(-)d>2;zf2hwKS}OqpzP`34YCOSBPO^0?|<7vgEKOiEm;1NQ3GvAd`Ba@4v0a_G;EM!A+3hVjY|)HT|@;d+her
^@T+_g*koIUgg0d$W=b|Sr+I;HahcK<s)}{h-qAF0+}_pGOb5TXn2Qeze`8eMf59L1NTPuf@cf+o}6HBi&_T`5MMXD?kn2u##Jw;
gX3W=`J<Y^B9>jJb5LN?sYM>;!Gu4OcN`Y<n+RucOg#r%*0D6IkaSZy3gE)0W2d#9SNtDKvgJwAMwsiuc;dI-l&tNyjNsmZ8$sRl
fqLIsR{D|;fxO${@^KmqYnOkh;EYY8!aMg8D0u!!zj^81yc=(qwWiRAI&YH-5bo>YrZ`_hOVR9TCLGbjf(jA_mF;;wn{xjM&M)cd
E(%`FboG($#;%8_rFWcHJo{!kXT>8E_rIr&29+F$A<*<`Y408fi`Y!>e`hNm2If)neJCIkUi!W?5ko2GSy~DV3Zbe`dMRNJi9muy
ue;2ZbnaJKMkzJ3&e{q|WGz|S*Qu{zuA4^VdRnM)3iRQ%Cyr*4cFl1bzu(A4k(@&-d*A;vk7qJ2K}&ajSc;!%@h>$-a#p;t2d7&q
EfCrLebYlab%h<Ty+$*pyG#4CZtv;eyPx64lWlHN@H`$O@2pyC{`J|cb}yDKUfKBTq14(JUm6XCAG!S;#f50mGU~K{AL#1>g<T3H
YsKJ*D2^9TV7m_@G&ALjz7)YOGVxkRIlPN$<vj){_l`T_l=Z+-Opkw_-MZ>c2r<U(0oSA{B0OX#5D4f)v{8IWf-x@c<2PkLqn?7?
JAZ#+7`*|g=p<j|r@qz7T|9f#H<`ipDDE50h|pwxe&6n_$D|N3_kJIg4^U&MaUQWP|4#v7{2G5C|NH3E{J*Eu>K~rNmh<pD{70#v
_MaajO$+&-X?|W^kYGr7)*h_{Cb9J9X$ENEr3Wzbg;PVX(p$%;us(=PKhyu#hv$Q41izT}^@hjwfz*G9SO^6qA0Z?H!#CxSxli7O
wA(C;DjH?+{b|(;Z2a#b{g6HX)EjI+;gb1Ikm&sa2ho0^`op>jb}~T!u)$oJgNNQEB|Vn>OACfVWdGUgyes}#-t~zdj+c(LdWTd_
WdCUsw44dO?7=05JrdKKRadd4T>DKFdhOtE*`2M>aE^~`8cG~Ki@Xs26fgW=`l}I8%vWlsgO?i2j$1naoSk-*qb<Ir%$%<_3om0Y
kB6e>yO(l?K*dotvCWD9sp!YJnl>^?xwkI@@>Bf3<dMwCRHg9|rR7*2drFJ_H1+=|kFTjnHtz7eN&)&Dwk5X+^x_^kDG$Uzhp-Sj
6A;X33S9KMV#E>%&~V^vLOQ*u!C#;s;vM+1{w~V53H4@h9WlR1=Z`}%dsL-WS1ZXg=w??lT=Z6iScIR5;z%wdJuEB)L6%L*cmfLk
o><Rj0Qds*dj9zVdpLgRm371AuCs*wAo&r0rZI;nU$f!8@pj9P>mm_C5>YCiH*%sW^|~P{TWD8b=Lteddap#Eq1nRZcL0OYca>i8
$(G~s0+a;gaqR`;DZ7ZgLJ9AXXIgj28MJlOxcAXb23;k2*Pe4u;O63kmZ;GrkxaxE+%J*lkuk3-@f#+0a?Dp_$5hyG2$|7zeL+3X
jFNTDH3nY;{5lidKV&5j1i}{HCOQ`^U;=??D5xG03c3=-E}T0^o}#jRUyQ203{tKI@dATVwF8bp1mHFRr43RX&j4Jp2$>M#F5SU7
eQxDh4*1c9T^JSuWS(7_(ZQJp1c|7LJ;0KNsFZQKC#35fJCkfFeXTl{{3ok8y$@!M$0334dDlM)G46bkM4Rl0FPU!3LGC^9xrODa
L{wX0*B6?m6!ktGzC4RjoN=T7bJCryEvv1Uxos5}rT<n@PgjOt3^m~Frbv`Yj_{zlM3P{t1hdbVZ1g$hOG%2<*Jbg0Z)b9RgjG%U
hm2n*$ceu1sfFglv6$&hHLX|6m{zvM7L&)=Yfnq*(1t}r#7ao=k*Mw(iMt@R2e`sWb!4F<f@yK$`c|%QnqF1+>A2^qW=YxyM7x?k
8SuiPj$$k)uuw(dx~@6VCW1Sl=?;iVBg7J!`ktCMlCbSKHFRHb7<`aMB1DKN&6ZF`F3$XVtml`vGp!$<?0YQcz6{o=;22|s6$67y
a2KtCDPJRI+yN9}(?U+7J7krBH4L9&s1EhdI1j~)Z$R?0+ipQ2gKcgBUcI6$_3hkO<|Hqcx>9T4ckHJ5_VXVTpgIteLf;n;KF_bh
SBCIMXNg;9XkqHE(VR$dT&SD87^F&lfrZ*!9~S4Kex42W@d2q}Y3zPhdQDq9=I5UMkCL|r54^2Y<N_ZJD6Om{TZT|_<=k4Z<ne+o
4aPzBdGPSc{Rvf7;Sbz_hWip1gD$$SdE=+|eKnjj(@Oj2dZ`#LeV8AmX_}U=qodek*SZ<P@((F9XO{$b@tlpFJ*bZ1v7_^vfkzoA
5z&|O=mi<&k8;o=ADnYg5k1Y86oBx`MX=}$AYO22?NzFKRDG5Eo2ez&@~NPXf?tzoqB9{%p&-qj@{;pR%|Q#adH~zI`u)U5*Zs-+
Q2_UXe#GoB6Z?t3k&0w*rZ(nx7?PkL){u}AiS%P(`y)2vus<-yU{s*PW(AP)9U6y;zxRpzb%B;Czr~-f2iiT2RA&({o}c+lxPPYm
Y`UDCvJ=$rLOTzPFycJYsKdJ^$!JqSXR)*K`^)@gGr=F4b>U}_@S1xOr~YwL@Ml1SLOX>{0sk4PVXc`JA+~Nm<nCe6z}>2r^1%v9
9bxn$x4sL%<d%MVeS_eHX8_T&h+&40K@Nix{Ec~U{b|>oFw3{C-Jaf&Hz+2JLc~lPqcALjVvUGNtM*Y9HM%FFdn%)U6+h3BEVbZ%
qZbO;=4@hDjCj1^QD#6LjaDZLbA$E?II5)ta)^VZqRemWG3l+zLMEjC?_A04X*Lp*fW<owAf1fD>jXdOX(sGui8JL0KcH{Q9n&3O
{e>Hyh3p7u>Ixl+p5}drj}mt5^E+8bQ)e>k4LdBUUrMD7UL#IcpGY{51^I37=#FnJK<q@eTSo8#UTO*jsZn9r|IQ%|LEyrZdg$tp
#61E(f}cUUBUh=u$57Fq+n>?ZoB@=pG<tV1uYOJYdRgv)*HQ9SFS#OjdkF6DIgf3L9b}pb?VXT1_|?9Drko!I)JkO$htWHp=b_m3
!90Aq_46S>`awS6VZd@Gl@#rVI}|wIw=Bb<f@hwuAO?I;`}rxd9>;*tb}*K8z9$gy8-lT)ze1A%6$|jU*qQW78MjL(OXd*^%T+3^
Is=8KyF2rSYaJukHO5rtdosZGq3z{vj^2zYi|-I#e9%pIY#Kguva%tE5yV$P&=e)L8-TJ4wfh0&+J<X{2Z$|j2SA;r?b4^)I}6w)
H6Z$P$Wyla28tM8bIjcF&CdW`jF&IRmDoFJ(FHO<PbXd=myTHA{0c2nFcVGFkRA;v;W^n7fqd1kYl0*sPk#q`4B3mjl+|tt&jJr_
NIO(&1-u`90EK22K?l*eAzgRWI_%K>DVf?@e+qOA_;5t_S@!+bhE)FWpbfgSKD`${YJEDEB@T+atS}l$O2#SCP=_k9G;mYt1DU8{
$=LV04^gmQdw0Q;(mtUE3`0HOBs1&sH=j^EUD7`zE7yECoLZT{bT`!C)@ATGhhWFWPF8mKat{QW6+BSEVjcs*@q#F8M}xD~wqLUg
*H%J_6}Y4fp%^+Ci@;DDtXF9!47d!a7bVAOqBoZ08Ab}B`R9nFFYj77kn4k!aHd)~X!-;&NC%Vr^V@t7OIS&I;673v#2u5$r@<%8
@gS%!hKJ6e<Y~ZUmJ`c6-*TPHqt<!GoqYZj79!88pRuF;jAgE6P=##__@NltGTDbx`X94U>$5CM9OuFwcBVs3B6AUjEz!V{f{<;*
_t<FD8jER|g6K4s(~*?y`ay&}4EuvUHNefVHNAl>(a_QQhlk+k0DMXZU71wtCU?#D+Gxn)D|&uD8-6pt(#YDsr}+LH5>eOIvz3hP
aOO`RNpmMr5Q42LkF7THy>j{vCLZz5!?^e#9?CPR-$Fan7<%7>xo9>Td9WjXSv9KI5{6rls1#^m<BtID0yDZ7apXRU<va`n2C+kX
$ap?;U9%0(E4;MsVcQ)T?pZP~aA5VL-kTlFL$!Is;_$Dh)t#KZGu-IPsn^rKZA7zV>R_C8T!O69^^;JIY@ve|99Ubu+V0ZZ0J7a^
C+0!}rBn8Ley>Oz8{w$o!{htqIyd?sXNX@y@V;UlxV<X`O^0L9?0Wm|p`-8hI??0p^qD1+dUs6chf|mZ4F;VUPBHMg9#iP#$Uh;B
N6*Rdy_gj^?8(iwpC!Z2uC;RqtuT3xh^AY_<nvj9WG7L9$#bqbBOG9l-@k0`P-XWMTIPF1F!uBV&QBGoT@W$;2qQ2JDlF<X<~9>p
r8`i-hK5V6*UqwPB?7LDF49*=_PP)3bF#yT_^YBYZ6rbCEe(_?=n9ty3=NKl%LwJjK->L<ZJ}$wN%VSS^|YxZmzRROYV3=4pu4%&
a#goltFc|Nb%cEFcV|A?wbsP=&_p2o-gfBxZjEZMS=UAQfk_atSs!V8U00lE=%PH}%u0mKG4)Hm*+#F&<(>7!N;*CDJVF;X3Vr^+
grF97R#l$}d#PR(!pIFy=QF98b1AVjUw%qxRaFr@LvsVP`dKz)XP9M0c`sgv6N#gvlf>#H7_z><Or?hTp}`83v1>FRmuXr_3Qih+
3J<nc)%9MFS^OQKXc~gkx|K%>o?Rza_BlcAkDnu0d9$aT@tAmEay<fc4&}YVhbLiWYYnDefx)o?)|dond>hRG+!|Pn4M$+^ZZo$#
hk-W{OIkv(sqa2J)c8?iWy9K^Z*{bz9;ai2Epp-mu+)AEj=(O_u>`cv&q7cE=|?8SHQKGvS(7m7d>;WIa((MdU#p<x^wbwz^>njS
IPfNecuqADY8Z9e6S)vrb6b$?IWca=&cVPu9G+fI$Eb3ilOmn7JvLZi%M;@9Xm1LOH!m}A@$$YL`t75-I299bQHG9?I-LV0C~RG>
J9g;<(J7{QhYk*{BeX4!u2k%ocJ4&Xy>B>d-#uYmdCIRPD!d0jjl++x%j0oaG<)4W7XI(uTNOrNu+|y3**1jDQby(MG*Oi-6E!Ko
d=7q7ucK*`nas~{`rPp;<Ig)H<#Z>gdm1!8FV=MCa&-$gXCuI=E)JEDB;EEF#v7GECb|m1W@!gS*hf9I4s325PaSrN;ODcH$aMEh
Iv~-PpBtHS^}S*HU(8Q;UC*DGg<YSiWA_i@N+*<2_1XOa6SjbIE_psMPm2}oX<W)tQ$2T2*=z7Wu=~Hf<=gB#UPUmbp&pb7c^+n_
PpVN*R~Wx=y@h-P+6b{GJA{V@ju{GgUX~Cez&Jvf$F0nz*tmMYLzzf*%HU2}$!-5C^?WSFwXhiNLxICJ1_>mLgute-ok0>cKx9s$
b!VIzEfqLiI(>&uy}GXhcZ8k}%BbFrfnq>`hl-x9|GWolmy)kgUK6nd76Kc0wKZa3dWq|u&Ge|NO{(;a;sRQD#(seaSL>nZ5#L?!
VU<Z`=`Dg)X8Oh_&Qzo<G~k3cN-A?!n0*WKPt-?%T!afGFc5nlHOX=--?D7R`~Wc|6%37<Gr2ls;8BXYsJ07g&U{F@P!!0pEnc2r
x&~XRxiIWMi}3CgJ<j&C!Yt|`<K~^`124AefsDLQi8oCqu7l=nTs|=}0?kD8Is;QYvjLcgSuf^mMoaFCI+#RRug~QyRo9=UWYOy`
gr6CQQg%S*4T5YH01)&<wNUELI1JcNeB+QM4WB_okyVgUl*pz$zH*#>!Rvm#rHL1tIGCJ|wz=Ik4=p}rno)_ZZxfz1ot@E`@*d`Q
ne=Y#h8=Ox9_1r?@j7xTo)eL9Cg;b8N1oUnrm3Ulx0xsI>+$$`I^x88_8dod0aU#uR!$!Mi^#qQx6Gp;optYi*UfJKN)`dr)y#Om
5n5^*7;NuEf*tZA=dkN`J6s_37D1;;)xlm;UIzi(2QZG)o8Ed)Bak~HgBhskHX)5z(Y;~X7+I`OYjhA2e%;o9g~{VR48Bp|L6Hyy
L*e-r1}gT3QU5UIp1{N4b>-zz5_-wZ;sn+XoSM3ZpA%X)JJms4;J`ILnbRIX<k|3()}9MzA<fR`;_vNvA4%R&Ot`Nk@pSh(qhOuR
g-j3CDrFrI&!J1&3`*+x=kNZz)MvAP$QDmGYRtiYzRF4l|8arxkGJ5Aqx+iv?E_(>qC}Q%zikTaK6_Aevk%0#K+c4E`=GJxC~9u(
u<j|XA654Tw=*G<2czC1K8fk_4zYNB1!sgmV>?XtGQ7UQmV=pQ!?El#VjG-xW9#uOwvfx2Ibd{^*_591u|W9;Mib^19IBj(n!WN1
G7wLg&`=ix^!qpdEBs4knu7p-7y5s1kpCa~_W#TdfDa7NIoNkWEKz1DxcSF^jGg7dnqZM+HsGVJ7Y0Rx88xghP!WLZjL}KO-lo9?
l?DhZF-FO6jydOP0zW&1a=bv%w>XgC5R9XWw#Bv_Ea6S`cRb)L3eYKd9E$)z!9?Q=F#6d(OyBMMFMr7I^4FVzfWbO=5#6dLw4`eg
N9k$wQ`*15g}@dZP^a1TkNbaX*MkWF0l!LzsbV;Key+U#?d{*Q_3c$vR8dqk%|+Q^5C|%wub0iRG7JP5M1RY>r`!9yJ8q!yja`RL
-0FvSzm10)UYdRc3I;6r%?L1n1lrL7Nl`!9C;PZ{4nAOb04@gH`{NVt1LO%Ha3D!&ouJ%>G7bzsnmruR7m%v+g@39_0+pZ?+&ib`
0vR0O<sv$o9a$L3MNLaf=`9+-n5`0Zj*%QAmq>XIPdF6MHc$jnB8Mb7-C&}{hBX+lX-D&B)i3h6Aaa4_Fkqr443ZH4bK%qp2Q<bI
mEK)6NS2<7hNx<hKIs7ucRs7B?I?nJ$LQa4gJW<whuZ$*zw^SGVxoDb@a*Nt<qh25u=<L2k3l>4?i)Uz^7@dQo;vaAGyuhm7A$kL
^sw7~+2Zk>|9%`r4L+q`$M$1O4pU$NV^R5Nz*!(sDGag%D^QeEMudkDR+2y%v}BMPAqvrBSWPoYxzHSEWU(Njlm!Jg-KRyO3~mu}
t}v7n1k?y&2xO&G1qCz}6Acj*kSvf%2}L7J(E`;Zk`WXWEKHCv%0x;?Lof_eQ%*!AqH6exkMzit6tN(U0-rjw=&)Do{Q3is0m>o!
>z0gkMzCDczudtRtVJpFp`kWkM%afF3W3e>^r7I7FSt3Ry+S|Z3h?@T!8x9<Z;GGK4KxT)($V27lEk3WqEZP#5(Oa8kpPU!2Z6%$
ejx&?jI<NxTQW-$_x#Hxo_;NJX@r}@4F%FnKF{^tJ^Z-N2zeiPsU%Q6L-G^_b`(b(hQiger;+6YmCNLKzE2J(6OoXD>J&`J;hyMD
H$d7+F#;$Gcb_ju&BFUnT$sMrUSRB@Cngdf)`1Ux=RY2qHJtY#d;I<1E_|T$v!KsgeN%7k(P6PX-{qgw|AK7nPjJc1NLD4JmU<!2
MIfL(5WlbEzB|GS7|=%%lS@{?^XsC7_vL_h9%tRqK6YRjG~8>d4lAHjsB-K&ue(vn?}JuE0dqnFjTQzZ(GcLZ-8`SC@b&%F3Hp71
;&Gs21hq<>Cj-MbtB3}5#w?RRB8KPLWbu{5`SjtF6R_bn{l$gzk04JBgzX{CxDT{^WcSEEc=r}^j&OcBB{Cue?QEV_MEB0`rNHIm
9IfLEaL6fAaKjTskM4l&Uk&d&WKt7NiP&eM4E(-<un>nGPcA%keeRYsV#DW)F+C-zewm88cuhNYFnvSmPpHdd+w838P+a>@6lR$U
1_`1ZhnJ~ms+IaM2JHxV{pnU^D7CRwM{t0MHLT#Xhe~$ij#l{|_Q$w7j7D&tuyADYtYdey;j#(3@;$_fFfAcK(NrM%R0Thr7ik3M
DfTFWjnJr~p@~tTuf8#gqbm$Zf@%d+g!eUqf+RFRBlt7n{YP7eO{~WNxwmMpVB$Q?pYZCr!BRq@B)T#nR}`ST&Kt*CmKU_o`$t|~
@uIpd1sjKQo-kx}+-NvANa?bYqRkM*?`$(g#&Rdz$RP^12rjY_;Z2Dq`1d)xh{)2VbhC=uv{Y6%YqF>SyRL2=I&*jey@b&T>CtUk
7zv4_HajL&1?CpV!zsfIN;WLMmfONr6GKQ!snFm~Lh%2N%C90h@EXv0sut(3?tY`^4`6woX}PHVkJo<7kBA3!@+?a6Pw*8;E4eNj
Hmh=oKlzWv)ma+D?td=ZI>}WLbwh0wGu&zn0{uvX%-L27q6_o=VgmXL1FjOJ5cwh9@~GZ2YCL=ES`IB4=l_p$EeW-7v}Wmd3zLLG
VAN#9Wtax8|7l>skpYAvdi1aE(Spy<>)3+XUQ9g%u>+3VQ_+=G;n;TgHqaK{^S?pw5;ptsem?w4518~@DdWs87r<wU;iE=hU=kj&
0tY`|Vbi;}>;ixJK~afCnN)yeN@^)2MVKih53D~AXFmU*Th_g%Y31(8=FSi+79tG`LqSM1pwUXvNL4CQGy+v1l%Yx#tW=3WkqN>F
Z{8@rkCDv&=syGd{kj@dqbT%g+a(j4orT8I1|5?VAV|RE;~{1X{u-!h&}&y@u$bdm6w!KC29uT&j5MPSu(sG;wCON#?K>$Z!Z@o7
nLwmyX`sj*PQ>P7yGX4F1t4xqxgpCi7LX+&lG(s(IWj0FKorqpCt+}9$JdX$L5>Hryoi^x6$_Esb%aF(%C4yd!V+JVkY5Sp;76m7
)4n+8V{!sG3N4VFa;POhb^#d#HBwPS60sFU6;eSZ6j0F(1uBlpD7nHS={9ByGa{pk3QDM`C|X(ySR$36B$dp@(g8Tis3llIHYpZn
323Gws;M!PA(D}+!;ZIb?jmA^$(%VH<VSorBuz;}5UOMcxlh`mx##n$utc7}j(OkJ4Nsq)vxA3g7{XaE5W<aRTDSUUZq#e7AxHb4
-Iud3)a$mVOz#u7dy-UX#6<yA;5xxoM=5GC1Q3#Mb#WFHLeW(51w#~An~(>ySR>K)H?5D7K2W04pa(PP@-dk=_zu5j&PJncsa%%q
<`6%3A4WuTRM+J@)BkPw+CzV7*c%;Z2z2=$Qv9#AJj53JBa^Q%*Q?+1^F0ch%nZHPv`!<#w6<5_2=)F(DnBVb<nJ_46bY%*dVDcg
c>(1vL9_v`S&7F6nhr#wa*+>|A*j?L5GG1w6gq)5Drl4_1*%mjOow<>)X-3Ys0~OIJH|*X$gty>j+mCttyUi|voS!%R?^1)S{)1<
|7pI*M3RaJ&-7GsT|V{ZOV%g8HW&m@+x_9jges8O%!Q!{4f!W&zs31@KA+}}#ZIsg{|Fp}Af|zt5@m=MNeBq2g&~@ytjh#3DjEhN
RDca9k2OAY4by3)h6)&lm8c0gNXbAkBpOf{B#25t8d2g5lP4!oWCopJ<d{D{cjQ1lYJhw_bv_4zLb$_LTTE4P)?w>3E<rF)a%fZ$
G{`M2`)Fa}ekXMbme8S-kFfYNl2*|*C!(<*r=hMFa__BSK@l_wt9i%sy=o61_j7ve93+r_u<`i9FqXuMC<e@`C^P6W(4>c%E>Qup
pQKG73>kz}L`~sj73|Gxmmc<E=|qqzFnLHlk}LI;O%C5ydcJdG%a$AXv!5>8%QS=Wg(k@dX9ytL+71JcQ4!`L!A!&+-!MOW0MH3Q
lqs%YB78Uy{sGjAkMIyf$R8flo8Cfqy$_m7YA88reP^^`{F=#(_JQVy@q`om`G+}G%<H3EheR<V$24-~$l&~V5%csClt2+w5frr4
kV`QD(uo8C-hRXZ!Rjv*^z=kOnLc<aB5H=HZnHe$byE;fv12r;K;Z=?1i-nIfnkeDF%YLj!xoffGQ65iR#0=1#2`w5xlEbJ3YZe7
0Ju<B2s>H`mWAu?^d&!u`@Y;Z>fN`}K*_35V+Pv^HA)d=6V_Nxj4=oAHzxR1g%Dl%Ass147bigVWM7_xwkIR0?fIM>ZrB!b9CshV
Vo%Q;ZPtX}F`0;9B1B3GP#J{?PdNk3>-_7d?KgikGQ%(uNS@SR;<D$|fc71LT)Xn9B%<=ZV;JFj&hYWz@d}fj&ABRjp_+xDp(sQ?
Vp>DZSKD=myk4$;@3*&P@dI-SbX!lE)#d7qenC<kB%Z&l^?;x+ejLCth$<r!ZDArb1tTy?LSnXIMBq`woGE6kh~yDa7Xpe7R3%-L
G^iqttu7TZOcu3+3I=du6bnj<EQU#oOaY99gbVY0jcEvFLY3MUh=CcAa~uN&d}9WX^N>An+J{DN9>1NPWGAoiH%)h)N^VJ1w#6{6
Syn7q?A_6^qz-Pez=svo9gUWukG}24yNxgSEjdhioT3>7SJn;i{DQ|v34G($d~UM98K`C$mPjxx#I{)|fwA^oGmveQXpHxI-^ram
7R@thH=E(1)RTL`f(Juwhn~(nU~@ema+r26eFxGXqAB~J!e|Bg0tCbrH#-kxJy#MslTOlN|G0M}k@xj*N{t6}rzP51KS9RfwmTVi
8ehIg!4Dzvk~a+|G<`o;z}wQKJf{f~igKBW;_=KsKg0m<RTt(YK!fLic<k)REx-e>r>*%KP7MbR{jVIkba4*2X^9G2Ss*B;hLE89
!VH_w=rrprnxaUG0)mPlrifx18mT59=uBJ!DJgc$3L*tKPWW0rgHizyLj$1Z!H<}WW77S-t~Y;p7ZTk1pz%b)W4-VrXW#Li<%%3v
CVyMII0;e_OOC3s6^Mu`_*jWaBkf8Fq=g{tQdMFiBov4&l{=pQe9#89dg5k8P75OJ<Pu*VJT_^ANmh(v7FY93RH#94NM3B6Jw1aj
-xc=GM`rNxon4g#2soSx_3Nuc02<iKEL(^g>}D_s19k9?&XQW5UbCkfl{k$!Qjvb~yvlJUFeRcG{d@xquny1x&0)jG$4AVk(?lqT
2!Z#sl)`*i$f$;tXsQB)T2ule6oC?eCZPk~MFv!;l%z0)0IU!tE8)Mu`yi)K4CvJ|X~Xs!&wl^Mb4-T<h#VjlCX-3M>ufIDd~u__
@j2V5BB~FAj+IqZLR4Q4r074|&B|fBZdUZ=<BU})cHic4y_%&>jY&|dLl$CW%GrgL#|nLuT8O(!uEy=<(q^UtC7u~c9p^pSK6`R(
rwu`NawCkp%9!mN8c;)EU$K{k(btAEI1)<0*Ay`Zb9h1?p96g8`?@gw*sze0RSJYil$1QB%rF2lWiu5GBh;O@TOpDTW&%wRltfiU
RFhE!QxHle4Ful1Wf~*<n5G?w(_J(DTpJWvVj{Emci!w@43_O-xI)UV9Cqw*OmjwI;Oj!E{w&*#t&Sd(Su=2e6oaYKD0UE%?E%*%
3KF40l&TP|4qrdb+q;;7-*5r?udq*##gDu0(tWPa+gIIWeLj$W(mK>WA2*gCP|MjFA7`i9ACQUsq$p9PL<|$&ka~Ol9wuuZX$Pou
JUs0Ji((JP(8|^_h`8nsE;i)9iO=Ho_Hhn%*xAVefx{G^b^CH2L9H9Be4%SW_BtWLAHh3-N923OS*3<dxI{BfoZWr)t;?+heds8B
AU@AY`K=6lwWl?yDe~5}P^JH7$%V69vq)yQRFLCAH*pB#jcDY7ivbF#hv7s_Gy}S;2K$ntEI`FWK`IWcgdj16+Z^oM4Ydmqc;Mb_
PJMoaX>Iv^UwH!!kVl<Q{5{`0hx!LBgb*Lnm4p=(@qBMkFo*z!N`{ceZ9F2uV1pP&py&_wAJ6t@`v0;2jec&JD|LT&yR}ZldsDpf
yx=@fo7|kf<8=$s%)r-l1`|tqaLRYVJRo6u?#@D@Fcgeuc4B7`FvuAaC7616kINf!1Ft^GZe#U+8;>tw_ip_Fkj^0SZcr*A@4Wtb
{Eh4J(@OV&*oNi-zw0@3K=LGae~yh9Y-xLC|8R!#1%J2F!;<;UxAT$$5vP$G^50xW*z)T;elzWUVMX}5AOr0bTRr_FA%hL>3%MOc
!!Q?OCsH*w$tp~i=z5M^isV&PB?1VKrXCF@9)cKHmMp?ZC#hlQ`)s4c;FbENc`IyU7K(P&7FpO;ExsbCtATKXJ@a0C@QcuU81H@f
HQtnCEf$>B3zrNkBafc7kA4bpno8Fbs?PsC2h@O`US{o=X5MBzr>~DE%g~+<N5c;6?qQ=WXDs6I8DB3b(fuXS;Q-?9?HD^stCE(i
EIBEG&ZjOz*$vJ+Ww&{wqgW+yeQXc1NJ;xxNv>i}SiTIg@y+jju)BfqDNXz(>><}qX1qV9GN+eUOO97VmkHc;@!Eg~nxKe!0g@hh
pb(SCe*QiEspicERNren=q{~3r(_an3tb8FnYcVKK=2T0Z61`oGBgmu5&SIn09)GJCP1~-7--7@!km&da0G#EL$W`UwO*7M_X*xv
4QurVA2+2AAbPwNa22~}&>^z};`^_hY$21gZ!7TYu3msR`3L+OQlGGZaXiuI-WK~mKj_bg$FsaePdi10r>r1$$Sg_Y3Q&k)2!;|P
NYIIpg1G}ilmKBVcnBB+g91sAr>7@==XbmAnfmz+r_5f|fMg}YAc`hwNU4}2B-KfU2ne4JEOOSQ(s(8!#8HAMGwZx$<=|yGy}P*M
89cLdqZ~m+7#%jH3`)g<nV1-u)m`o9!OrfdMoNHKSg@e73DYA|B#f5r{|+xBRj!1l#pvJ%u630CM|c|<#f_<nQDT6dd2uv!+Hru2
iN%ulyekYifSnmQvXYi;$$9Hz5ge(<ekLm;&6ghgfqEv?L}-7ALc8eiZ1&8lTSBeRAjJ@=Rfz)W1Q1Q2RFa*#3m@i?K(VR~++VuB
Q31xHc_+T*-pxL)R@n2ZUQmVcmW(xb`(R(saERj=g~}*H?Vo=z^m6{=gbq(5k$a$5DVa9RFime$TTS8%rE5QWO>oF{)`v87&Cq#C
$^xh}FhY^_60r>=+tlHPP6fUG5;_n>iU#f=AO&2`C$thcBj-*W;@3V9rY;3P5ZS$k+tlM3{sH)t)&ZeY!d=d&Ix*j2)6>`G;$I*%
?j8G_xt}mMf!AR?aGs9b5;GJ_29tbq|80Z}ia;pX!(~-;C_thy41)l{C;~_%05Ks|W;kX2n7^e<YiP(DLtuc&fes!rz#C)Shq3q;
elt4v?@QF8KMkW#pS+WX3?yP4$`ZrnDCDqB?&W;k^UUec*yBc{Ex)7SU1~|HP=tnyG~RRZGD++JN$VrjUl{0gG0x-d_MDEgmxL%z
954!8GX=wz2k+QvXeyI?c(x@g$0*j7I;N`Df&&hJ{Bx-A3}Iv_<u%s7XxDKaz-Jt2iFK1gSS%OR-q>c7WeTFE7N_FTAS0qpGZ?*U
%)DGWb(F=m>86GNvh#%}z(Z4>aQfot@6P1KkvK&iy?RdO&0E23LUPB(8`inK8!R?h18mz8w{A1{3_d9nO&*Kom_2;=$IVyOdtg1k
XnT&%uWO`pTKEDjudDysI(VqMjNbR3eTU$F!}LT4^Lp_AI4}EG^5%0NyQhY_gSd1atXvX#9*ZMa>gIOqkcQ|rou7Z@QEvtv2mZ-S
5@rB~9(w@Z-&7A-W#nv3^B_(xAEo`z68}|9n}=%~dr^p7Vv9~npQ&a-%tkrq$>Z=1NNb9^$`&zsKT)~dyBGo6+w<+*^h^!q=+n^c
-)?|`!Ri#Vyt);Et@+k!5A~R2KYQc)>C`&%9Oi2eR(%8I16<?-A_$NaQPlPMQ^A;c-F*$e>FN)M>4h3pJBUJ$pNvg+MoMLn&2K(H
_AAC=P%dsuk$LIXR;u+54%Y2xI~Sbs1(wm|oG%qPfkGl8oYwB`A~`OgaEPiV7GeqrB(f@w9350xaO{r436u(yppd2@Xh|H0AtC}P
r!|B`A_>}dkQ^9HyQ9YzA(a=QyQDb|>F7BoWaS<(=^-c40qh`2$&Gt3p!7?hFy-9olw9ak-T^m`J(v*pcCR)IV~3nRBz4*z?yW>f
GC_#i+7L28nl&L45rniWlSN^2o;pz+94Lb6%AxAyfpF!*i-mA(wKD}2%>@w=P?ZE=$Qm_^6)8ld$s|-wO;SSwA#e<ZC*%@On0Na-
y!<dPw@<qGzLr7Qoro(#BO%GN7XXmk+ie+O%tT@|ZL;fE7>J|Q$<}?YjiQi5oIHKSizbF5cA-#1V0fg%kL8t{XGt&_IGQgpOs1L5
&p2yrob68xii`5ypL5(L)8DT+RSt2S?6{2ro-YhEEJW8xBL^)IYU42=Nc9J5tYwx$tx?xcaTtPD53T4%)`uIdNphpBZmU1}UfWex
h=>jUE%?wH-L0!Is_YXYkjV5Zr=;<z5=KY}Nz|I#oW1SnHWd!$ohtR7c;jxadO{Lw_kBl~mwcikR;yN63l?ybjoizyE=4+QTP}24
S;FmN7e^Jks*^6<CQ~eubB-7jF4zJ<owH{QYzI9mVCgb34O*yZ3Kn!?nj(<*_A(CPs#1zQmJvJ2j5O-v3*$N-^PaWG+^p<uDjeKa
WGnjfD_qGWu(B@~U9j%RC`t>ICLNsQ$%kYVP|6CD7AhfJ>snW3HMU4hMPeOcddC}u5)@HW`883_>?+tmx-^QSD8nKuWL0q?IdY;R
WM?2Kb@9fNW4!RZ3-gI4$mKbfXVI;P36nTLSL3aqp^&0rXhM}HLL?@mIP*@jiH(K8AmkA<>JEacEDKVFf+(Uu5D`3jhgN&lRX-bK
JtzKuUmb7q5*?8H4%Q&U>#i`;Fk(fA+hI^*h=`=+!e##cF8VI|vj*pU4d|~06?U>H+bG&tFu{W1fL*w7CtK9fVORF>1)kDGHVf@e
#v95g!?8L;M?Y!tjQNqOt<1|tjcYZSE9n3~(gB#63emGriRB8M5+amnmuIV*V3`j;M}J>#e$%Hc2E~PgbPfhY4cD4}ciSK#8w9{v
4cUNhT1RyB=9v>Cf#16Y`nT>RCv#*aAVWk0bj9)J9XjsbyPsk5@pOBHh@Q+lB@@lthu)KA#{vYd81dNT%DVz4Jne>neF5i?A}j_S
<P;-$3^=qw8*Jw|StSjrz(WQ=0g^CEWTp}(E}+KmHtIcxapg|Ch~3~-4D05oa9?hB=mR=#rncA#x!xcK=M-;KVo5dG_j2}px%X4A
@&l0sklOCDK-s;K8dwGte1%rITg^mZ5Mo6Enh#0w3=>ZA?Ri6%aVJ7sL)D+S_q!H(XvFPknaSIZ{XHq(>;taR(*DccxL;^^ez~C2
4o5t>m!7Vx1qLeT)zWsF+5)1SFxCYkqCr)T$1v)ssH&^fZQlxTIE9H8Mr9OKSh30;m}_?6)cNn(Up{vpZgE=u@$ou0vhY)1Uex7_
%lS`Zl3}ODcw}N@a&->DH{9|t{q|>VN_Kp((f!$iilY2SZuDz3@XgF=%6ks1Qq#;QzsNoiL*vARlgr%|jNv|#2Ja{tAxj?K-km=~
)OB`q;=-~bA?sd<W}?Sgl=^C1J7C<)Yuf7yu+u~4tIX}+o4PvUccD5BHaA<PkVwi$)8al=^sdJ|LI+1my?G(CCK|o<>9k&~>Xe<6
goF?FA;e=G#s^desNw>eiENxCh9a0GgZ9{owiq;}JzJl~)3ZmT$4;)h0u+3Sj29+2<j96oBA+R)$(p`{>dxTk6%<s8JxKC_iOOu|
dCBd~;x{#XN0h4<9>9BqREa`}c8XL~LSfTbI1G};bs>T|ZS=|r<<p6*J8~kcdfc1Et~u`4yB*B^tGWDiTByqlil1-v@!EUA2c!`P
z|+oH&>*+2^R~m&FLPDE&rLCtA`hh~h?OJ8GBd+IUT+KOaSRcO`ktai014J6LZv7H5ZK~jBmJ^EB=;nfUei<8hgs=c4*j|I>YL~{
^c0yAhNTV!RKTFnP6AEH3Id8`xgqVl@lGOXlwlGGi7P15p4m}bER8A-E&>jQhJN+={XJM7cnt7f9s@zo0zkxn4*39zv*W6uGx;~U
L_yQt>r+VwObrZSX@?9iypkNsb6rGCoO^X1H|BK!@^dzu?MmVmhBX{Y$$JI8(fU)npqoxXVFeTc5w-=0rD0b;otTi$v<w)mRt9t4
^7tBUMPFH#_NEO8h#H{P^&KR!pY*2m56qWo-2f84*RO6zRAV<?iKt8qwTcl4Xj%59di&XgieAVeBzV?1mJ!|w8aQe4?A9Hc^ol3t
Ac>#@?}bBuQNf_VfcF~TK}?WUF*PKEys8Egw=^A~DTzEG>W;dvEKeh1qNvTFds-#xPVo(m6hupHCYu1cvZqa8dHG)5zK(Y6LZYG;
)$q|UQ1E1fx-XWpXsLeROQ@+$7w&Zq*O|rF?11-y{=H;5_#{+6d`ZL#Ml@Qp{Wfx)fS%_^bai?NypKm{V10T(e2%BlSAjt__HXK8
expRlZ42gg^v-7c3RiWSoDWn8;UY(w>x&GMjvrl{snZ^vR-EB<O1ws+pu;;0FhWTP7D|V^KN68i3zp|?j_qa;TyDY#Au?R_Cu|2x
WY}<QbR2hbDq$RK90U7SGP<INc}$f?kOG{P$PF@9IN~`YOQIK0Lm{XHG6#56pw#UG7{WA&6AGkAplvFEL<nS~mPk1(k^_}YD47k3
V$n{bkVhp&kRd=c{({hkpSDe5CJ?ss6xiSiqhCq}2#?3(ZQ0%0d3d`)YHXM0{nrdN5uA^59^`?uzdvVt<EcA`)WZpZ()l0X$7o4B
1ILq7mrhnHdj^-kG><1i`$yCGcXyqaVtS=9{IOW7|JzzgorRDKZ~ATDxH`Vw)oS-Zej)6F@EJlY_`4jj;lNs1FS~i&-mDQ;b8OS(
=brCyZcgw(xSh#*^L5>EK_<UDj4tLy+x*TC#ODX5<m}0&X_Wl?++`o1mvG|FKD*Q$jS+O>rkN<sIGD|9l}D{+2AEx%!6sD#sEgB#
F)fc+W>DLLs&L6zb!yF=Ty7i8S5>-RsB(`jk@ffL!uz8`_<`iX>dC$)1CTd3+dmi|MEUW_CfuAR+#oJ0P%_RafpH+e=(*=%+sAN|
pq-6vYiOFPY9a<kW|*WL$CBbxIC2?W<j?Nkogay=vH6po=o>-0JEwG8?yZ4FffWrL>DxF{kP=~bRWTxI(5QUU$1GVo)2yDmyYIO2
F5bCQ=GelS1^2L5K%u+y#kjs3yKY{uS_JZ2%>G->+&KDew3}trA<3jZdNMrk(LVRQ{jnDlw7WsEDKT#2n1ne@Kon`hKOMqk2{*!|
*!QeX<;aN<X$VOoLD1n+7>ii15bRl1k>!T@5jf|`;Ztu}uqn~UY_jDKO&<1#zIQ%!A@4e8Nid_$yrqg;zI%b^8@^r<9h5#M0(6km
0IXAy$_s$bb`%Luj0zt+xG~<bw(<h|%VWdK0c1B!W(e{koM2Tpg&r-KFnsa#!S9h6a&knAiB`3QG4m%UWW=L@5s?)%;Y1uA(78lZ
vIPM$QL3DSAu@9rR>stmup$a#$&c4Yow-wS5T6-#ImA4Kf+^3Ob_CZDE>GsoL^FwCr8-M6O*P0L-D?vKOqmd<5U82WOFGy7oN#oS
eOsP~en5CkKai(59HEYiVKSc_aagc%+(;@vq`d^HCL_r+5VnzoSOzj2j&IiuYkWe<7$JzE->;VJrzV61P(cC1qf21)^q2xiL``w5
Gc3p~STQPXC`aB7*>}-7;SM9t=X|7juydiu!YqAFd>L?r!P~vAJmE);qv)KUXg<1i?%3yHKvT#&O;mdeg*ieRLNx=<<v^75RS+gm
A+BkR;aBU4!l;Vv&MB9(F(Wv&1z80rGc!0*Cratkpn|Eehlj|!oSnVhg?v&rrO&~0WOu0euD=twlN^(g)0FJ;HB8@L%L#?tAiiI}
K7GEY-sU@@K|;|#dV4A`@+=C3fJ5@u>cV(S9;H{jd$Hi1=P32WN6SV)S7e0Kozy<L+rBVVF7QN%BE>vPV%6M9mw69#rt_4XpP!xY
F6{P5Hq?e|Djne?-5uMiTAdLBLn(^Jq6XqIOJRr?mm1y&#SRGR94RW;!f?uFmy4ytb~emxRD=qkvuuQr<$kB$``X@NIp=fc#dFA^
q&ZD$&RUkHW+2ZDtH{vl3&Bc#amP+`(aHLJ<sOJ*yUFi*=bn5giTd)VoVc?xSG#lH8)UwGHME*$#1V~bQc>eOOw5ffkT%cXRX&j~
Cg(5TmJiaQ<xf)Vih_s8_i5^=bNWwot!d5`9muk(_sZ{a-C<PTr=TIp)t#J%c+gkXg+%J?Auub$L{X17s3y(6rb}?vsg!Ar0&1Ab
lAXFvrO%IZ+=#A}R6FEoaq^MzxHnxrv>f}}-j)^KX)F+q^Ye|vw|p%qxl~#-o<|H(-uC2SsMIzoLaY%{j5B!|H*_o%7eZ5ZY6NRN
M9~H^8l*I=!7`3=A3LYAj_MiF@1@&>^RW{oDuWFShT;Zqc+CTJO(8=r_CrGJRZPmVy8+uXQk$A)m|_eWwoT6ZCBtq)gG5>*l)yJm
GKmCEx<jE`t!BcIsusygwmEVN+^e=(yEm9Cy;HObcJZ2=&c!%j$e10fpzn*ccT3Yv#5jPO*jWQ<6s`N?AFL)04fjC_z8zF>FVQQo
2@xzrB?_TUpBs$CR6;PT3gF)Ird+AXd)y!~9jk5Kh8hGaK%#df6c7v`;yFeRu*`z4z#(i$S!0g`V}x@ScGl4>;zH^Yigc+#K*c(>
F5~fhO(Nk$ohsuv&3rO)DuyLbf+OMM+XZa6ID!M73?BB!!`{X`f*ujUrtOh7AVAgzwI-xQ)GdU`VSDU3Xd(O#^K<wcLJFY2_p|**
|KD5e@4_*MwebVTnCZq5RD^uDh3e>oodA5W{P$<X1xfNfak&opF6Z5O*Q3a|zno3idI{xn>*RKJIQti%w|wD9?cdBzP6nF0RvVkr
nK+Q!P+4te9+F5PlWmt4A{FQ5qX0e7-mPMq5Gp-k@-%6PedA8#hVTz0<d{I&WJFG=4bnI^4A4j;n3$een3Q(oUn40?RM^#uswSq%
bgVQgaN`URFH+1grTNhE)X}2XRkwb-*1ngPHofK5YGZ1B%h!oWN@y`84KX}_`dig?gK<)%B-OZ1)PhaYIXxWCXn%Qfr_cJ%rxIok
3PMUlJif_@I-=S?vcpny@XIo`iMlIz$u*<ON@nFHK^#?9oX*<JAVOYt`JCawv~jeOjfhyRp0<vy6N-x*!L7`;^!ywhCoA7D^kpEY
eDZ5hSv<Os!p>6#GrOdnJJe~X!;6hmXkg4@uIwqc6tsCQLg5N?1mR5q5o#rQDWr+4`mZ>d_d)jLIPVrdqU=hCt7!@hg6#sOkyY>1
f2;hxIq99AvWI6;r9lvNgS2+C-l1KE=2wluBvmmwKR)>U@%N!!l`=U~t-LyXZ#aRp7Lo`JF@}k89z-;Opn%Y<4KbfGl#f!D99_&N
uy7_!pqbw@wU2LcWmbn<q8sSjV~?d1AY{lJOpFvZ2#6atVsB=!9Wtz<Ac4I^SW%NBHaZx)X*59U*pzUHA(C`OEkv8JuDCIDXo>*C
7FCibOyV<>e9w;9lYGQmImf&pggc?kENIGXuqlNd!vdKnM1-GlkeMBo2p^z5X(Z?`K_5e}pI>he2>uZLI_L*8Rtd(xj36Z>P_i-=
01fZ2^Ocbu?AXYiKIe=$`;H9yU5=?Vj+?B*v3bhP&_)VFt|vTb?QApHbm7e6MgDX8D}Fs@YPI9>2x$f;SyRdo_W;7!6MvoCBa{Qc
aLW#nDODWBXCfpd;!!6wB`It>2s=XADt1H!MPkT1E}gRLF%fE|GE=p!w1rB*CX;4!gt7|`7XY}_5R^p<&T5tk6p_lqIucb;3V@v>
RT|EOmCWhMAlS2<q9is&%HhMIBRXuz#N<gK6Iw}#kp)52l^W48LP~<fI8`CSVhJlwRCFppsKubPiB5A6>Ww6V<WNLMERb1*LNX_V
xgTVs<er{}kMQ5O1wWWW=SP3xL;0}MF11WW5*_35LU$A%r0hds#yuW9!3&2N9)$zbGU!r3MqVO15JQGl0LWp%ZF46eYJnXZs|>DY
=*)AM%P)pot5s-7!)nlp9g*U|46O>@VV(Zf9c1<gVvE^B5fe*EO%<XHkftIkDToS+s)HrTrYc$rTBK;EfT~JNjG&l;hK7o%f(mSm
iW+Ds8bTlnq@p5<S_USCpo(T<vP>kVl%%C7Vic*00HTJ3rJ^99A_`a~C@B&lsf38CW?CsIYLXy`YJ!lMi!5fSN-`Xlf+8S@3POa4
3L++nG7|`*fut&mW@3qr@o}=rq6ulBCMKdtQ3cHD2WKmn3J9|zRV*6EAc&fxQkH^fqJ&ODP*D^|I97>r4n<O0WU8iNp^2s<h?pj7
NGXy^Dw(4r3W{ooRm!_(5)dM)IXaUomE8%28k8(C2@0ZOB9f&kstAgxBBlyyqMDeEU>H<W6qz|h!%Z**kugwARLccPQq%<$G(@g?
4gRD;bA(-?@e9*gv(R0*<2^S~1#Xb<3!s>o>MPg|8jJ@4&;Z<7xPl1!LT?^I_HSpGkd!AN#JCqFg5nifXpF^}B9o(pQ$s_ipy&>F
IS$8NDQk-l2tmf|^Rdr7@XImBJ5&&gF96tNd4+^mJp-xP91eF0xO2e_B2L>eu%c0B$%@-UW)kiW;APl$<DJ~PbkLe1nd%hg?H!2G
QKHmpVkm|LlL9e1#gOmp_<ThlGM2@rA+(YvK(7Ia6jv<neORi32q>gb6y9Ul7~quA1WXY`P!m!}P<MI{F3NpVW8HcqlJyZu+0^qm
KlZSC=s9P{ns=&Ob1^8F<h}RX^qjpM`TbI9e51|nNgLk}a{Lf5@d62zrHEF94&*wgz%FK&=R;X)ekgn8*MKk$Gf!cw(1yDJ@${MW
k1E-)ric;D4;JwOfZf=z@iGdyMGiLpn_=rGIDpyl5NVl$BQxEt^eKcu$$U&hAe;v>Bh|2)blkaSst}<?CPW3Hp+Sn}*neaFlh@*t
<KBCHNrtP%`+Iqzq&;w)Bjvjc#DAU{Eh!WbQA!}8iIYwVvId7_)e7|dUu0(wd77TPc{eA4&HDB|M0p7PM)7*Xs4-CF8wNUU+%z_i
E(!5I?NZ%uPoI9?DuJ#-*jSHKr;ltrBAOj@EaDSEb|~zgWb~8A9rx%t_Fj(l!$gytsle8<tkuGjk_`vGb9A-?KqOGB_5BGrx*9P7
bB0a6S#e))uc4EGZ1so0hwKCPoQ>itp6#8CHrO4bojO*sI0hskAe=G?8%a#y`#BzvYNK(X!r7pRZS47U^_-cD9PRO+5)+fCnIts`
ck|b2-M-&l=bx{+;zg97W?Ym=#(gj8vqjXj)Tn5;W4&o|VVGnZno-WHITc(wi96@J!sFnF&6DME;mGWbd?2y}!`~z0yqp<aQ)q4q
?{zg{SdI}Sy38|MGo+Amo+2OZaRQ2S?~(4w1LT3&U6c{Vtt#!4>_d?E5_p7z!pE;K2d%@A!*0X4lulJj!}26vfjPu*v+y0Wo)g2L
K#DmWaH$zp95~>yFT0NLjS9S;@p(scJl#Qkv2%-wg0Na|gA7wCSa6k8c9lHGB3ftVau86jppZlygWYcBCbA-<?w-}H*WM?}lsDd<
z9IL-`Iid^xI1~WWl=oI=H1udYSCw+N|DE#h!KTBV2l&VEm*BegozPS!ABx74wWfFGE`1rK#H>6T!c}$ikV@RV<@#%VF7?7vc)B`
?1i}`w2B89vaofAwJXCRFkzd<xdC^PT6-K?VO`Ke>vs-`SJ5D%K8Zg4J@og)Ea*P^?anMBRIcrWrltxGM09H5tG*QZad=iPGl4d=
JK|ayGvOi1IDXi-#zcQ6D(5_3jnERJqDW%qPVT!@7=kj<3QZVF8=EYe5Y+dCrM-gKzKo*%f(IhL(pW^YIU$X~hWhzC>7Z$#3PC9v
0BV7y5`|6)6PP@_PY%}diwsX56z4Ln)6jY1m@b2^DN-N`QE-Atpi{cr`9cukBq=X`Uv<8nA69nBetNwQr)mcxvTH&SACX8<()O92
<Bs17AWXly>T3CJ56jthL>=72PBGIefbUpj+a+~o+))usrhb<~=JdsN{`<oeUK6)^v)B5azmNO#Q+<zeYBTNC+HLu``EwG59&ohs
oa#<SbE5uc#Oue4v#du}Mbbs1hggm)gFodw>F1ifp!BFIDy>wrv9r%^B67>AWmaisQP}|&X40?F<du5fM7XL^I;C`FjVTH=oP647
D`sFcB!Eb3mO{nd#zX4IC-%*$rnCobDUo=OVm9C5VtahH>LPGkTMwu&Bv<6#mDjDLMt1gS{Y;-+cRd|Lr&#HmZ*r+ejJ~I<V*8y<
eRVI4jnstr)LUbTO!6&pxO@5Me9{-wlr)5?E{(ZeERt0Y^Lfg#A2TOY+75S}cV41hpmh<b!rvN1rwer|?OB~hddak2zg>Cm^{Wzz
@Q2s8?9HY!U<<wNn*v592y4r*d%$s+BQ}<iY~A9=gfiC~$r_S)Ja>eu_UiHOdghttHCf@Uc|EN)dnkP|N(q!t3dUzIRMkW%!@XJ!
kd)$xQCT$X?asPRUDfsLwzm6rz1#^W#Dl&;=1#{ct@>;Vosv2ytzZ+C+bRi+AZ^PPUMC^!fdJXmcJYhbR~Of{?{KkqcxDV7h7E$i
GUNa?Mwy$wDGIH3;aCw2k`|({!Pdy71X$G}DXv3-wjDto<RT6$Z7Qi{%Ol0l!>a2UUuuuh_@_+mXzt00$EocPS#!G#ih=B1aq-{6
P^5$K99^kprx#&*tP;!#XV8SrT`#n?TT9weZL{4z(RE*y*eD}d?XyR0`=WjXaM6<?ZIeu`uGy^~(lrlS5U^i_nwY!5x>;Q#g1s+<
x;d=HXGW{Ib2jl%2}Ek6@U;dl)*6dVR?fP*q9G`%vOhWQXMJwsG9#-`F0w)!$vqIp0?D*Jd7usk^kj|#&XghbS`BI>fU!1_5DVyH
!s(!0QNO1;MrC((ILl+{p|T?o=VvNQj=PptdBbzB3tSi_(RI~*zbmBupAg-LSg_87JsVm`2k6dwPU$CE!?Ia0`pNYFOY3Xf5OqQb
8z@r@*)=m)dXZ5=5W%f$Q5m#-?hAh4d^ugVP^k)#53$l9X)BjhI>C2Z>MaFX>8^U}*Bhr}jXDlPlA8T3`Ofz1p=BnjQyZq$J=u2~
LKvMCm4}ET98%SCDkZ@%W~6KAw%hTg!&#VEUNjaQ8%dUsa*LOpLYl*Z)n>Rthen2}HoH8QLM2smuUAW<g=g95dNtYBhi(2PQSU0N
t$v7B7IeCGUaEA#`>tJfuu!$U3V8bGe7g1GS1W4mx6rD5M<-fJz6H}S!+vH4+v8O|_FG~3&UUla%PkRCeOPB}O|>>pYZcD*R;05t
Wf-`+qECQh7KxiyW&<!H0X$u3vR<V{Y(OA~FhZfEXxJ6p63um97|>`qW7&$<=PyvRWljA%J5_=BDj<rI2|(DFiUu1~s$ta2mW7c4
oh=i;mW<BU{=b`K+-G5jIn6ZnU5>e8WDgyS>pgvWe3_zm-1XH%>AN4L6fs@8YZpQ4g25j4PJRxAba?I78=H!keN8$foF;ZG?$W78
%Q;ueJ)zF56EjwvFRmf<2y7|`7(vOUZ-(URiftHhkShbh&dL+RzRd3Ff`)egDCTCBEA52s^7l&I0oM*0VPc_aD-0lW!@pck>^;^`
E4p+@;<q#L<%Vw@k@z<~aF~Ki@VCt612-#pK(Iq+kR-3OePtRdBHAlm3YBq;?8yoji1W>@(L<!77$VxS+YyTi!F5BlT8S<CVY};T
qsy$S=_Q39PfyXhiOkkd4-5}()Hy8<{%n&%n&BkzR5!8SH~1I1=RRF!*1XF|_UUaC5-w!E8sEMgoHwiGV*80_WvW2g?R*b(Hva6>
*O1CSj*fuR#%;e7MgIrO8Ed9Cm=*_2kUAs<7DPOJ^N${%4#&g8y!B@yopq0n-2Cr3NUy3I`0$kS&qsJ%Wv(P=(eRcDGM;0Fpe;cv
KzaGj7&U}UTIwJj^}z8V@#Y?UzJ1~2V(3S0YNq}VhNbbjxGY{SFAHjR_&WW*5ZgL`Y8($*h6t}gI;N2AA3b+|%<B4NuQO|XZu16s
CMfHeyq%?%(7JN*xK^d--J9t@KqWv4Vk@4NQl#u*4tw`0{L^~+**-FkZg{T~YC+&7&N|>rE)_>;skGTh1=q?NL3F1q4J6#rH**hK
zP>LgPRz;0B{?e?hBASc$gz<HiwvPmHuuZlM)%)|F*KgJXB3qb>Yg%bI`QP*j><+sdg#|Kl?wduv%K#8${u;`!DZ(m+@jV@Xc?M<
*=El)o|je3F{#d^q*=K{EX|{(bsJvra}rQb(+>_FOx9W@E{hmObFQIMyH%8?m!&cZA})be-bZQFy}c3K)R_UQ#_IVhBg7j$intys
;isjmeR`ZF&Y9L94=jqhd^W-~%SQ{xeW{u$!=?&ynXE55i&zW8&}6k-ltygtWW#GFYErqpiYp;}jo3}AMkL8<f<y?f32-7fnkEjA
nHl%%?d1jIe$5}_@sJDI*gJ#w0$ra!0hnI|#|EgH$cNi!xJ!t19&90^{GAL&S&1Gz^gpk3T>{$sdhJ3(fKJ$aPSn>9H4!@{?&K{e
F|hgbY6dLu==>e+c8obs*I$I~W!&w)gCJKx@bWD<Ivp81$`{Wl+fLJSX^ccxF&)NL@)yoc7t(lU-QNpu-&-vAe8F-P&LTF6xzOC0
#<RG2*Dl8{SUDiv*z74s+LiUjzWB>6i0Z0K1iBOab?D`jp#&09sn>sZvjgv}aIqa{hK~D4^v&O*cjnIH7e&%CuGR{v3zIB&R+@-i
3nf;LMx)j$+%Z=K>o|rI*=HJ5D@~hKG-R8|aqa7p1~P4uRHN0|?R59M5$RB~VVJc8vj-%MHLawpJyH&U(e)~@H;EE?+a~dAH7C~{
wHj|N<Ey;RD0j9_jB9t-I=0NaEmiiroC)7tJE0rSQk?m~g{VxFPp3M)H>MN2;l1%B-N)??2<%>;cEM~|ViY`~1)lZfsBvsQFv}Do
g954+Y$*8nC%qkpCZ7k_GgXl;dy#QhS=`CToq4l1bVSCLcYtN9VzL%Bi<;iWs#Yluv09WR(k|LYZ0>cOaOWM}oTy#y4(w1?q;2>>
5-Sl#A>E^SgGTXl)!Ly_I+GsZXGyw5k#HNctupDReB)ZI>$=Zgy<#*;Yt_8<o%VrmB05m@J!VWFP-E}EUT{It;?bcNtP7mz^olBI
q*5YGMAo#GkX6haI8j{0XGxl<D8Z5~Q1-Nph!9@QrR@si3z8D8(yV=Q+T`oIw1>)lbpvf`Z?22I?U<XBbqd-~&TKbok4k{1RsNmV
c)4ADd8PT$(e>x7`2G7s%AX?e-7>pNNR5o%ClG_A#+Q;TA(OZ_Cu-s24wAH0%*t}{7BhN_SStedq}K#p!KQ0)Y;Ralp9MKEmJS4`
-bALg)xMVR=Z2kQT=&-Z&Jgz>k<{#5QxqiRUak-=K`IR|Y&gY>n^;;bqO7J>ZgDJ5_T)QRk@tm|SUXVbT<=Yfiwwt~nVXL`{byU}
A;oF=ZFSSwf`hd8tr^Sg)oo-gq+;?NMKoJmEpw@{RvHwEIz&{33}#wumSz4e<LM>Ee5XXFjE^Mb`FqUUu@<<kBgmPG^5*kl4O;#_
?(5#A*O?b{J-xGJWIa}RN~-na!KtJ;keS>n!f}Y8f^*l5@yBj@LK(NJT(sA7qm#Q9DHtA+b>9r-S4FBwwW$j`wJjLg8u77TK<ZRv
RH-<0qkS&9Bl!O^`Rz+*f;y@w{2+_ZUF%ox)Phs$R&+W#(zt8IYu8^Zs8@YaJE0vq(<%`j6!|+oyS(hcZ>3#2E~e(4VkKloz-ONi
7!g&0<)cow@otckJAV<;N+;X<Grf+vXe~BLeY@qIP{JV7E1@oO&Q*&i&a-><E5pA21ogYy-XgN}gQPI#69Mz9E{(CHm+6$wBg8Yj
lDLj^S@?{;**Be*OV0YP8*L9~j0hMI4k8(Hv@;S|ixD*?RygVn;8muoz?R{)A`c~M41`Su8TZ4B&@_ywl>%$TJv1BWPG46%ZC^RK
XG}FdtCaIoMOy2tmDfZ#kH<HySGFrG+4XVoYYU^CI<C3Wr+(uc;oy(Wc_P#F^Ofg^7LKu`#g4Cn`dLM)1gOE&`uEwr(dRkQ=DW4N
pF;ZHx*P?kTjeFjU*pMM`YWp!mv@E-R%z7J!5}PYZlX>RBD5@bmjh9Vf*rmk>gBR;*tw@jJFW_u-B^#WIeks#HO{5(51FAeR2sC^
**3RxLM<aPW)x~rQ3u813}#~5P7kx2$IV;S+Dfk1d`a=|)Smdxt5|WXPw2m1uYN4>-RqcVkwS)!ae2#Ar3GI|?$ze?3#~W1iC)G&
ZQ+W!m$%KFwyQ)!{LA$ySlK#jiwc%kPE7>UDez++JBn#J%(DP6$M|#KdK`uL&o_TFxyT;gJe+s3FiG%XB?t)-APsXNDoik!<<|H<
E3Crxnt0~;?=1M8AfWmg4<0(1#|aXg!w(#Hl5!_$I$-B8qtAdk?eD4IAVBH|J&oz_JY<XsQ);Cv(HU~Nbu~r$-ipr^b)q;Ucw2ER
ZUdAhX*3F$&I~<WhknmQzRBGoroBt0<)fQQy=6g0s4lAP{VDgYbDuM?;mX<bW1Ux>kH%0X{%zOtRKyC;G=Sy{a3C>oHN1h$QL1d(
%V^hW03=4qsmq|Jm32M)_o)h>gr2x`aKf~@st>@=es*~a^Dyv0ge89tk$GF9@Zfp6wu8C|NLU#YY|sUmrB#%a;z*_QnhONUEQ0LP
cDCw2ecCs%_u<$&R2AB*X&T2$6jG82BmhpoEv=&k?R;M>^b|_%gLI`z{HuRgFYf&N-4YE-b0(pptI$^OXHtRIp3SQ2UdSFt-)CUJ
I;vic4yMADax;oKh?Vq~s+9Q%gb5(woIW$f7jZP3sg>x;u_fIiywuMF%IK`Bx_WhbuabgHFj!OvSRKLu`WAt2_5MuiBLEAHz!36A
hkDm=Xe<p(5+iHBZ$Ag=P%Bphh=C$b&WKvQO32#%Ud$2mqMy?X%OA47x8G`vee?`n25`MIo!2Q<-x1QY6$m)N^~T*^yF<TMoVVXG
7ORYglTmkcw6)fDt#1j@cb$<<w0!YyV~f7{VHJ2wx_L^5)3d|EPQy?*VLRHe#2|_y%WNLVd&d`PiFWJ0-P`F$89#$ygb3SY(H6S5
Rf@6BSncstLE7}Hy(@3TBty9>;&RJXF;nTA8EcM8O8j&|CDV1%eWW2UR6z_~!M6%vz6^-J^<vHybPg{Vjps*?R$aaezqh`0wCcKB
UlBs<Awv)+LDs8Xb>oB5TwV=LJ$I9$Y#FFPX9NXIYAyEMHVKZzG@$@!lwe5^)l*<ZJt(ufWZw>Te|=RyI_s7==-Qh&G`wEY&eL{1
sVK=HxpD2eu7A+~*Z<f2y+Gyqz2b-+V20iO==t`R=bu4h8)z^hWH^I7&nJZBdruRq&u#%7`tT1opDiKG9+2S7Y#V|>fOMXHKyvEg
9@n)r{oP%D(Z%YHd_<X-4TZ@pX%SJM;Idj4BT_5{1XY6^YNS~dA*+{WjM}MpSc0imE5^ArQ!+@~xYK+4v)$^#s5w<!bkalhX&-)T
{3C1Z-JF7V(Rk=RO}B?T`?3u6erw+$sB+{-S>|T#^riaWJhhf6nc8PFzpF^aOOG^Svc>W0H-DeIdrmKU6+r7XaPJwnc-n;$v?3aa
g-2?6n0Z)1oWT?*Na2T|jtYi&YqasC3qzeOq=*X|&1vlHxZkaMZGCZ|v?YCLY#qTe(Yx`s9ysP}V#WJc?8Db|<mAfRt%Ch?T>nfv
(XTrn>B%xiP4L|2fKLo>8qU<ty4A+4YH~>?1OgN`yfvD{y-<pjV}+nRrGrNZ*iT((Bv7H2t&8DB&L_Z;>LWcUyzcRO4DI#aX*-;P
O7zczH^pqvHmHmcpJ#Fb1Ugblu2)!~g9}$eqM~ULBtuBE-PAr{bolV87xYkWpmRv^BAOsLkO3-KD=`8oE(zqnhyMGz4C%0OvlkXu
dOp9S+kGp&`?`Jpk|7{Tv8J_mbi_X8qRe*Oikv%~>6Ve5M7bJCwjmb!RfxX-hQRX(AvZ)iOz{vz^RoFc#24O@s0y_r4plQpkz8)=
2Z8A6vddGGYoPB(F0l3dE!g@Kt{{E9?AH`;>1i02c*h%mBRwlvii>X`xd@QB_FtC7kLcRqv9uX*?G~q7c5514A+5(kjcTcG{?~}L
Y;5fkbfaFAOU=q6zS--e4=+6<h!lD^<7h&pwP3qPr`6qFx)RpH(COc2tngbf&6{f%Q@)WO5=%yEDkQZQwPGb^8*!bSZ@!zvHy*6(
g%K3$*djzkT)1+IivFRhDfjQO$OqzMWHFIs1G50zjwI_P9&RCAc)_wMnX84McshyKI+NkrsicY;>fPwT@2y-wNwxvWK<`XLRL)4d
u=x8ume@(#l7KyZ4D;{x*pb(AR-ue*;p2i5N++$<WS?>OuNAIyE!nJQbaDjR!NQ`n>A0@D#X_xOq0P`((P9O~tucopr$Z4yT2;I3
sdnd3AR8y4>N%aOxbo_Gyvw1{JcJQBrq5t7JRN4<VV!eNUOjA=qMQ$6b3nF%s1qi*4@Mc(uq2VNYup;LxX3~qgk(9vx!pk(Ii2J=
5lCe8G+G;j@jbdM+ic7Og2Ka5s7zZ9GVKkkNW%lGD`#q*q=X*}F)&ml6ARNHqO!Uw=>^w^WA?E`8ake{q8!&}mp5hVdIb)|7QCHm
La!)iKxxYC?8tMSgAzhfxz%;;2_jDCwK<10=zGi@LRJU7gP?aWBfw5K9<lq09pR_xpRoLYN9Zuu)A|ep^L@0{Yo5r302#&za1;@=
x3}@!h~&JQpV{~8ZqLOxiZhY>nr1Z~-r8hEM(Z$^N(zL8scn%uU?!7uu_ThrYC<DjhvUoX=J54h<=78cay)9=!{mnX1wb_tQhKn)
A{qjsScV#eqAFpSDWRIEqLPpbq$rqa3POaGkM+VaWz4{6a4?u*LL^9qWPyqL0tCPankY(AmJ8ERZBdT0&1gy!LIUg}Ani8=Y;}Qm
QMTtF^JU0j)L@BYm`G64C}TUCLjZ*#fl)`_0tB%8mWTcDv;mom(I57Jp;|(KqJU^xS_Pts302w*gC#K<DXEZ#DT#s@VrdbH0HS07
pg|%OrKpMmDTt_P1?BP}We@fuBnm+?K5wS6Dy1UI(L%L5Apt%I!_o(~)8Z$y(~c2Y>+0|TB?s0r`k?la-1>bcQ$|f3f+#3VgCU@Z
H7yMy#Fa<|Hrz;`FZZvP;D`brf6lll8U9^sp%cHg6YCTGpb_3MK0>8{l$|^P19#_yih+hui4mr#0ic;xnJ6fW{%7l~L53INsi~vc
;o%uzFep;M@c=(WAU$uO-8sS@h(SsUYJj)0VQ6Ti3Iq*60BIORO-M8%gFy~TQcgINLqbF(NfbbZmPj;&si;RoDl7=FE2yCsgGnZU
!Mbt2ZTr6uKJTFG?Cbd1?FZMxaVFT|L`5e(@Xebxnb-Qea%tENCe_Ao^{_(eA(RjZ$tUSi7q+@(`<58hdH16JHzxV`$0X@dts~qX
e4hC-(K=Q4dtPoM-H5&-kx3hz)Wgj-o-;=xq+Dq?2K&ChTsYuSGjSPQj+wKZ?N|dsGs3RNP2fZp-0`lOM)X#cH<)-Lwx;kZDl2^~
r#lN*HF2~m4$`Q!2?3Lg$|9MpI2A0lmz;#mCa4<StEjye2Dro@S}OIE&c)>V)}Hrt=^$e>^LC3H<U)>v?Ui|n7%@e`aT~+c@2oVw
^n34D-XWc?=5c>LI@A$;FJwOqn_c%*X=g)bRH!}nQXf_?t;K+v-jW|MAC{Y331*jk9uT!8!hl2=dITsphZ!I$inz_OhT2)0Xspuv
#&rW{$+pa1;f5<l15M;T-DK2;HLKn=%8U&qq6Xy^<38By#OSwBUl#Yp4v=0UYB(fY6!q*oZ1@JD-I8NHeixxl*)x3h4}-XAG;ytE
^g7e#?fW{dN>QtV;tm-q8|7rmv4?+04KH*)BhlxG(bujy`JQmpv*{Lk7?;IGY9V($CcOHm;^EW!q+-3&2wspZADyqaQma>;n}@6#
z5I8|&#?pTv`EY?btp=qTpgbCvkcy2B^G%R(A~6dRzm(RO}|^+;LpFQ-x1w!Fv3Y<A5wX&;u^2N$9tbN5#Y~4JN&WLv+%x^mi}@=
3}>Fd2PQnR?4vc;wGVf-X5uZ9uU@P=bOZ4VU{z$h;ZnAG=GB_iy~4a+B5<S-4A#+udC~NAEs*w%o;A~6FI!ZMLUe&`xH`13nh<5&
?ohgeAf%ubB)BDOI4>ISH5Z*NbeN4wd*$d*vAK*XB+Upwoa?SDGHh<n)teDpp=&|0wCrr>W2mwgRKepm&UB=LCu3=hZv8!q=ds=S
924^YT*RSHpQ!e`2}UlP(1Hf!9WeS)Txgg(sUmr1TI4j);b?7khM;j;(tt)I8)o*40c|spfENQ`;I-aj*b`E0J{kwYK93J1{BC3V
_ssL>>Cb#Pdnib#g-D?<CEjDNcs;}4)%(*sv#|A?-7(fP=MOs5mZj_TjUyyZM~(iTvp+1#l9OGYtHS)R%Q~;8SNMGfan&+}0xs(?
xkaifdNX{ZKNWvIv=C)KlhRf$+mDT_M{$TSq+Vq1>w#f+I~Hmm9T*;+UQkj_t-C3gT<AJNgB4j2?uC(JuoqK~9aU2m1z(?!d_J;{
CDS@Qqwq}domsiPJ@%Ru#h@G&iq+Uy=;>y#mVp|mqgmrv4~;X6)}-XVm8!VSHon<KqZP)_F{+`9Oj77I3B4Z&SX%3Mwsde#r(~pN
8N-GS(}<WTnW#bFE++!VcpQf8%mj%oMg&t_fEYEHWDT;ZXr(l5IdLlciWsb4Xs%BQUsLYy@b_;y3O>|rv*`%oRv<CTw5%GJpRMS4
5sE4krjHJx!N)n+Nfam{(x_tNTt>Rz8JFU>;Tl?JL&}X3Czkl&voxCW+JaXqVroXItZ*M(O)xV{aWY-j)fkzWBNMu{ttM@eU@op4
bc|YWV-Hpu7HA+PQ{GXI&Snn=YwBuVTJ<@&K|1>D*Lr@mxzHMh9^A>=Dhq=xwW~_P&N?^@fxLx*<IfW!cF0aGD)elhA)gp~2XY%d
Q6bQ{PO-poQ>c{Ts+8m_vB9Tfx#0+fpwfl~r$M8|HZeO*gQMH0J9x(odzWE8=na7JgU_r}W7@y!LOyT~y!(Ei_kQo;mM`{5m-twJ
BQD)0P3*F1njgb3yPtj^luHf5fwLsCH0TF`2znM^0UjU#J4c}S`S)1)NVpw?$>1x*UnmS+NRYpXl5A5fm)_=Ttv|KIYZ~^OXTF(e
_3N)wkF+AG_}Lgv1T?Tzl$!{3Lv4z!CJ2Z9SQ(cS@7w|3>O~yHmdk1jBr!tGV%p98gTx_}DFzGwGt_wUF^YmX%&Cn=W?@v5Nk23u
tw3IZQ@TMY79~Xwn*#s|B|z(dHs8=afC?=D4GMsoFFaiOaM&K8Hv7^<Ng+rsTZh{KP@jsQyKo&T;0PaJ0w=Wq{GmpbQ2W6^-9bAJ
+|Ty-0k=PNpd2qyeg(1c+1y0lL;Gq)r9NZWZ@_yOQZ)S~f%@<R2vQ&d3Sxr^3_j1(ty2{%O)(J-54YfTYzXbJtM|P};(gBClb>&)
d%&SQAKc0T%p^N*QQ&&Y$__zXuFeu+$g>Va6$HqMSey=W*xGQ;OMkE1Ysaz2y53#0GAzW%CK=oZ;z>Xh5)csy>Q}uYnx#Z25gCO9
p_(BeASIL{3JD;pTA5H{Jx8PT83E#ct%N@!{BUo}PxpUr!J(v<h=L`=f!2ssPlH%1(fdLp_m)GT9asgp_{yNt3MBxFl%OI~h+zJI
zu{G#5{#&jle7HmikXW-l&zx5j7e1we&2!e=^_4NPc{*taUqFHigC<<k_454Wg1dK7Luw-5h#F~C5i@$m;}<E;E*v8bt(b0qQo!l
f#>by3Z9<)Rdoprerzy`34B3AzCrJS43q~VkpQGc@sQMr86fIGbpROxYcNAnP^x5)KM_p|?56&skJ~<jsq8%$$F)G3AUk(d`?ssj
hr0tw6{{wTHdjfIddUqlsahSSnW%;dKn-NBMiiL9K_E_}CA9qHs^AZ2u~B~@B}AbV(4ZS9%h+<{#6>PsGJ?rbOh#bhQnWj$4v`TC
OBZr(>Zy=ZDUlJ?MH%NuCbPL5JGTbz!eTNpEG#Q&iVXk+m6oNcGRg*Gr3NOMQ2W|%I?aQ#l%!8*2d(TsZ;y|%b{}QPLH+0F=xiT3
KBTfa^vVx?x4z)&JrF7pG*A^@ix`TF7=C}#?sxc^`C+Y4w@zbRRaYk3ecR|m4Azk*!dxP~<(OqYY7%B&Ak|%#X}Z)ERYv*3VAwaA
R8v3#E~z+iS2rR$vIX7)6dObxT)fR_93WL(0-A#z7^}31<b?>-!W0EaX$6Fsteoh~k_M7WZp95D$Y>L7!;E|Hd!M74`19A-woZrT
UHzvX;$z%GbgsF3vN(H*{oIV$ZyG|TB4y>hsbQu6x3FQ8vM%0p-PON5OR;#^PVvAPe0lQ}SR(G75+_Ilj4@ZL*D$EYwkVa`@m^$t
kN(vZ8_TNV4yfFtimyfAZ~InjXyBwko9nwJ<2&g*w7r^TbTX@IjsV2j=i1P8T8e<6iIPvFGcmy?GchWdl9`F1XCf7e12t%LBA6JZ
43v;e6s18>RZIm;Q-^>*(0QKeP92X=OV#U&;kQ7>q?51{5g<dd6S0LhfD_d*4ys~92~Tt`MF!LzS1JgxZ+UEd6ZV8asIQ0;^8-Qx
3AETgNc3#1U**#U^wH-onyef8=R3}lGz_J}S(evYS*Lk!%#hBibOG#nMY6DhN5|9;lqQ4I<~r(qN+^2Z_e!j*)F;k!{K1(2=J#YR
JIiwJ<E$A7AzQmD<$4}nV;sbuSxrXD)Iw|2Ou!u?#F21l1r9T`xeDGvj`QOySo5y4#i1l_Q-ULoGU3VDaoNL=b&KPWb|(iYxlo^n
Ybm}=-=qDrHSm0sik+z>0i|`2uCUBy#+y8kJd$0Hdhz7x=Y=Dl`1bUy-#SG;UDM%Fl80L7aO2DsNYQG(@sgO3vyKTZ!y>sYMJk%8
k-L)aaEFVYPaW#_<Hub5^4Y@dSxQqEx5JKh6PtJw!|r4gGU#^KapQZ*s3gON#<FJ#sA3RPEhbFJgOE%X?&@`^Hg4+f!C+!T#1VpF
sKiQKFlbX&ky<2@lHzhEk{Ez!;MuoXqMCpVl0sX;x|dKYQbUVrV+jo;ElB`GG8u{-DiUc7<2AX&7B2R0de-JsTDnb66Ps6tK#WyE
h6vC~?u15&rjwC4aOKFsjXxdM;Q<bsV}y-K2<ZZDI4o!Dn)t-qj+4yzp1gs>kWtUFC4w55X@)Z)rZUW7EX%O#qxiA_9zE~Am*T^T
JiGSXLu1NcH?-|NCwvWY{QsX%Kg-WDenMskruTy4I=DN3FNS1#V7@dP*%yPeg#UlwAD%r%M<OUpi<L&V?@D4-D3)uDLmHu=HJ3*#
>Dt;^wSv5B^gL-l=TF)&<$XO<vg_Fnn0HSoeOV-39-bpGvX-EatK}t1>7C;B-0*N5^&--X&P!TSmIG8sy7R;%GFey{(`^O>lcCT%
QP6;b4a0imH*Z2ZtMB&NO6F8OyE={&_6A}u!fB}1w{YU@^>H0X$J@I&fmJ)hn9zfgBw{pInNqRpiwjX>$`)Fq6(plf%roGMZYE_|
3#<>*x449px7m}|;C>#@tN{9ZJNs?EywNw-Vev0Z<|igOhWo`zK^M_v5afZ16eEN5;BFkG5Dxy|Jt`f8&^ZvK$Ekb4kOqPg=r{-O
^Xb=ozB%bb!SE3Sz1Qn|zel8=^ZDZ0Hi9s~AytWI<?aa<n-gsY0(tw()NJBJIsStNV|=4YNEN$i{#Rt@_abQb34c;j|9?jzvYCk#
)ypr~m}m0&o2n)b-{a!yDrh`j(*WhnRS@;gJSE=k>Bj8J^uk%mNdsEG2u2#}uez5sy-_cDm~_qFbs=08VtmBJy{Qh??k2}XBs*c#
Fzs7ilF6oV8xkysTJ$w|^G-R99R?zt;Aohq7`>I@4JMLJ*Cth1*>*a;xezoF3=u-qI}Cf{%ApOUHU+CDNR&vTm_!4W%QBF}8myrf
HSHU(HywmuTXw9}SsDgwjO#}5^TXGx!8~_4ggS{1k&K0Gij%_25S7O%_U^4+85&j6I=!Re%K5U4&s$y8W7__kpC3m9hh@zeTB?eu
P0~PFfclsiowOQr#16<PD2r_oZIu*OK@}p$*S-b|J5q`<Rh=qFA@98MbukrOR0XzaTfG^bF&|LI938Cd8;%cF#uW@{iO`R2Z+rfB
itQRJ3qo|-A6_~wCWtn7$A?DkgQ&qdhMB6EnwK~(p}9S-v>IW?NK_JywN_6Ne%X92Qj%83R5NAJag21wLRlhp02rI~IqBX#bEj-k
IBFq|C(FSk305FR+%7#m-9w4vUyIta5V~c?E<-%(Z*!WhF{Y5lDw%NcW9(eLEmnJCv?A{m5X2cUQLx5bktW)eV~m}<U6aeyTiFIc
QOCtIgS?nTHKp6SB8rNMG?$x>or|ZCmT}J?Wz0RUT5(%reP4Nnqo^@9=ese_dd~6R4VZP5sGGV@xws^F)?&M6YOK<aOG}F$-CEe+
tGslvRpr9QwINrMD!UN(ZS^f*Lf5oT_Z4SM<f4(JVrEJ>u31NVNnz1&@9Bp@$45KyWm(jinkz=;Rrh6)3cSg587t^6&q~0r4OsxQ
>-y~;6LHG_9__BS-gjCwCga-C)XBYWw7JaIu}~<BX~q(?Rsw>k3nh#NhBG?2I$@-z6Isr3QdV$(eH~7pu6rg!9TlpNFEYq3$ycU%
dS_$Qbh+klINp}$W4cwwBprKp2SV5PRo7VS*MzucaH9&R!~z#13kr3-7!Mo~LtSd3`Jrc*RkE*Iq%R<Ry#r}9z&dnThj(3FS^{qp
R3<~35Z)6YLzD}_2xN|kbqifwYG;y+!erCSvSo=4gE?gLfyt^(@J`V$E2dE>$TdK!sd7|7Q@o;Z+3SO?W@`*PB+V|)s}B2l^`n9d
##e&GTBxX_EtQzzF3k50sHWUX)RK3{b_{02zr!`J6=e={Ep?^<pn}9=D)s7Ci1rr3FFpMoZc>^9y75vIqaCjo&fj$8%`&5vLsbMq
bbDt~uLpl<4Z2sh&auvT&E}ycvJe&Cs9p4o7ByAQ71zw`w39w;uIwEhySZsnsc3E|qa?$ty%Q7lg`;tqd{7S?bhldb1st@RPmR!*
Ik$g*CZ~K|CR|r^KC{lu=x8^K@VLHnvdidK_~^e_V5zv;O*BPnDlXYg4GnQu+<37Oq>pDWFN#(gwjOmxl%{hwagwO&yRup>Q*d1F
NLs41?Uty}#n;2W5INTHQWYh6b9%)9yjdnNgB@F6DJq^Q8%>IjZDcVwGIl(h@W!}}7&tmKn4M`GAuI(jycTkB0F0g^HiOAw!MUS7
tjIv{Kq5wggQB8dA}io#{b3HKgGvFq5D=@sG3h9hNRRD-S0YWm{rw525utKIEQBjCpTU7PcZ4~w{iQhTTzT~e>tzq#b)10F;&TJ*
m4a5D)Z?iRNcJ16q0k_ov1IKvfF_|3^`4!({pU6LXVV_=_z|<Mgbijx_f)DHkeUJeAlpaKOI)}|!?@)5>=&P*2x$~?&=^pZxp4CV
Pi>HKM37CXCbh9D%z2z8q#J3N+N9cTR-++th*d01i4a!?Qp9E4NuWQb+yjqPeBpFhE31Ny4(@1SOA1v>r%sX54Cct`QHr30mgA<B
i>n~8RZBMPJDn<s`UXfmaC_nI1U?DCmRzpOik4fN+;nE@%0gC|!Kp-4Bo8+gF<Q+yj7>UpCiYR+ZJZ|Ee7l{lq#9C6w>{A$t`1t^
m)`e^_XWg#@5dhT9<1`%`^#r(oCskRP2i)O$)gQg+@=$xqN=VDUW=JISaI>vP6$NjN88?m$tBmv$FQ@6LG!Gtf<IT3*1MQf1_g;V
Y!w95rvcNGIOwu)gy%B|Acn>v#gi3*G68bfv%7qK`;Ur=>+!|RPNp7@o)x9msjiEsWKhyBiL-7f?;I&~I0oRQZ$?%-w}BS0X7Q#Y
!drIlRMRQC3koo6X469*-pP)|4SeFbke4!4q}4Q{8n)<4-gk3zd1g!~Z)lejmTC+`Wd!TqPn_3N04HEOI6Ion-SXrm&8}%(1Dp2A
5sZG{rNSfU>k)T!ZOs$EZ~!w%a{=G=$PfuoAfbJ8-&*uyC%`>J?DX-aN7H==59jgCM}u(Qvji*ghN=XL5(`usD)^i^9F9j_FOWR`
y=~6YrberQPhADZ^^FPiX>c!D5zz;gT6`1QdT6wZWmX0P#844aFL$&{w(yPMYnad-PcoIZ6FG`vg9I5fZArx_Cjzeohs;K^VEty+
jYLpsG#NZM{F=Rl<b{`TH#n-TT+A(1Hh}hu3X4G6f-r@J_;H=Z#)pM&&Pd}!wZ@gg8i~lhnSE)_CSd4rB*{YABT^t*UrIG;QIS)M
W01qr_{cfUMkFq`FQZPbmcSFtT%NsgOYgi&r#LWYd#&wjyb9?6Rw;U2^QF)aNqD~RNkW&VO@#5&Gp5;M(57%SQL>|&D`NMk2>|dA
x`tajZwOX}pK{{zKY-S1!bp;{zX}Xe+gZ&O4R>*T5nK^K_O^h6E1cf@&Lf7n7cgyR8s1+@Xw}xRBhI|P*9(chZ^qBbbZ=arub&Gp
9PH#<WUW=sa*aUlono(IDzo*iH|TD%g{IX5soQg54;5KW8nwqf+#{wTyoPBPjkux=9u(E+X_}2-L+P{goy3F{D}EY?A&40XnfXqG
qthYv@=+B6Mx%JT{W$sIo9`EYsYtLI(`Z9{6fFyYBVq#JqJ>az#&_eDhJn4q-Q;krlIKIqj;Efv<HJ!xhRwypflTT)Xj{9v;<gyE
0Lnb7wX7N1Xa@~xq*Rwemc@fJ62!4AIiQZoIwgl9Ih;yi0Sa*zz};s{Oz>uQW2wco&1{XR^d?a;l-dZg8a*tlP7d582wK;mcitQn
d(*FPVdq934_?P)Sd8eL%$<WclB<4p#9bWvXI`*vHr%5*@6n{OI4RY$ltaBagXJpcR0~DrL$kp8Bk#V4N&<2nLbInb&PFaOh?pvy
t73Fe{1foaBL|1ozRByKXkBzKd=6~-CD^MX)HE+@E;<4eYbG4spj0-Kt%jD{D$}5{h=Uh~nG`gAX^59}tCt%^an6;@PM2wobVAB#
9@fNdv{!mYG@LlJ8)ho7Osiz!$eJdwOA?Y;v+YW~YiZst^wT+cBwsU&z;P>qTI61WSj-sEyVwz=8zxPuLqJ8|g=r8U7TXoAj6HB=
ube5BDh-^9Q%IT}Y>lL{bwVo!^i|kc+*?74+Xdy32GpU*ah@t(uUM^PO&(&x*|?b~o;IuCP(F(u@hfr$bgjbDD{&yCHH?eVO+}zv
8*57GT9*Z70<lck@T}(I%E{|z;2cGbHLNrOGNe2{BQK=aOI^-gHEymn)+<=D*1<k8I)xS43qjen-M;-r0`qsh!;Vh4J}S7xx1)&8
XPd=P62P{#el*tFEAB{=EvbEM;PQ<`gjy4c9@~YgYJh6lIfezD<DV|=3XAkP^d}mnKt#%94n&Qx)vSSp*gIei^3MDQ*`0H)f!$}I
R14`OeM8@D#b=gvxo)$|0ti0+-cKN_>^#JC&|)c;nF_PNJJZ~oeQ{**{Vd*{b?oa5>W_z(c8_O~4RnM7YJ{m~*;Mak35l#Pwu{cb
3*%W2JWjHD=Z!*|J2~q9bRQP_7ulzIU4-wP%iqJC+9S>9mwehq#M$2P=0OByQYeU=Xla~KQLlA#tH`jjWhKLl&bY1ddf3dpi)dR`
8@SqaCkP6dBN`Z!{1UsPz36{9Zqc6dcu<deRWho(Fyv)S(ZrV~#DdAVh1U6-bTDVB_3%esoEH`MSQUX+R5G9uhfIEvkE^oza*`;9
XR4yguysxjimyF{#Z(tTgr)?PSL^634|j^S{JTAQh3N1VCqX@3tG`9nP|qopEX+naxLMjaz;#@S62Mq6wVIoOYP;SnCp2Yw1_sv}
V!It;@l>S@J?R;hqwB4(HPLB|6FfDes=1vs-D!qVccduF79zK;#K!RYSshi&ohfH((vG7Wtu?L1U06Mm(kw!KD}5kcUbb>6m7Cdb
0Aed+FIw+zy|}&mGmQ9XY7EMo*LCYR3u}wWee*Z3Lt0kxRWDIVy{aosUc62#Mr}^1w7^v$r2_y9a2vMEjc*r3i^0WQ%EjK>??4c7
N@A-@ii2l^^7?kr=WOi05oLDhopyBoj=FMwZV!HDyHcWx$3VJN7<p2-U<b2^(vJabM;zB|SAK^lAk>kIpsH~WFA8}f1n}O1__f7e
CPR(TjV-?_PLqohlh24@&rUSn#AkgRROA~y29|M4Ck!^pyi!IgE;f*=aMdD{H9RG8AmOh{-ethW?P$<oD}y>1tOw9g@uY)|a#PsN
kbM;aP^*;8Byh8}I4Yae5J)BPv2!jCoF8qL`&!VY!{#50Ei)R$ILoX(I8|7!Ef%1lWD5%b?auY#v>#^I!^#Wu+33@vOC=>Jm8KpC
eD!aFu8+{VotY^qN2F|gdAGOd^aYtv!&65{cuwHd<pZ$v#GJs<(B>D+^ZM-WC*Xi`5b#v$gW99@$P}$3)uZ@sdGa>gKdQN)tYo=+
1HxFJJI3+6k&zUY@A^fHu1-fDJO#Lj`+&fjAj9vD!4C)J^)e=Pho8CL7V(D|D7=-4Na%?c?*r=#74J@t9n;F|u|o!ldb%y>q8egj
XHa}a%q*6HJCIS;%(W-%!!jNCvKr9Xj4UUf`lsU|4~M94eDWdZPo3*_pKJ<rgajE020)R3k)cA6D4+#lrJ;%_N=QI~36WYvpg<sE
F&Ig|E?!>8p?$GgQ;q4d;N57~cA}zPb@S?7Dak)>iAPq-Q#<Pl*0hHt>fDmd@0{gzDXhm`&OPrU21d(eO4bo()Esi+LCK`j0_mUR
hjf15n5m#7b_Bq&K&Bxn3CYPanH`bBl^O>HoTw{^O%9pbDJUccOJxNz;T^I?q1vU5B3cl0Dy0(POt}ztJ;}vVnN2&KaGRCXi;N^n
CPD4g7%s#hQpH;e89_{l3%GDdVs@WV!-qWYUNZDZ?5g-cdN=q~uY_>{yu4Wr25z*H5W%myNsiGCAYtl%nz%$d!5+8?htWKT&Hy=x
8+n3mA`7?3J5xrJK(5#aKda^O4t<hDEfo?JuvAQ?AW#%<4oRK*<QpzjRSdNqLWi~$DGEghmtUGhnGm58NK?{w;ee`(%Y_5c;kma&
)kH(EDtG=rqv#j45k7c*KX=@I&%mQA)Ex_X$m*L&`yRV#UAK{UI8_FT+fK-f_1?Xtd4AkOX*x@r*wV|tEmgKSRbnJ*|7b4T8!s(o
AMR`iHJca`V;e9-DUfjpAfS_y!SFaHwf0Nl9}H+Qo8+@24(v3TKS8?+4fB`eC4)0vnjrriAd5KQ1~rDJx&-BcriZBal0KAvVk}_5
h%4%xgegJOm@df}cfTO_zE3^}oy_&X^MlyVN6R8Se7yW$MqX#_*?3?!JtGJkh8#SIFJ56}5n48!qTmoiD2g}|9C+>IJzX3}n{J0o
mp+#*w`L(4TEA`;i$37`ogF=QI5CG|lIp^|_w39Ha}Ssy<qAL5mH;k7#z~*4fE*R7ff*=<kdgut8VRB(Qi@hWRSHoGPynG3&=9!_
K}i~dWkQvcAjt?+LR63xj6eo6l5+o%)qh*zw|(B<fsa9Xu!0>@f$v;kk3h&65+YhM3}8W5AN7hPhh+gkaxh{?7$zntaD;`FgzEqh
!Gp7+-q1dN)%1D%U)4;=u=+JKhaQ`tepZiIrwz00md5!GgJ}Uiu?nbZyc-JWeps_+l3KUHV|N>hpSobt^s<sF@8#FUf?YcD-%AU&
bovu!c3;hTk>p)fx(QgQ_>Pvf%EMK5JLu)!Yh9TQY|JgSR$7QHtu3)_`Q6*=w)NbJi;^W2i)CqT2_2)U5ch^(O42!pO`FH5Al$V&
yj;gvi@F|@mg_e9+%)fY|I~lS>VPd(I!LB}*fOmtg#p}Kh6WggDFms2ts+pAp-2fsN+k#ss?5YvRZyWyjUf^W&;XQxp^Tx7pe{Di
gOgk+h|yG()<KXIG_t@A3o%4RNiJiP3`%5ykWf)YGb&OOV=h#cQw1{-QZm6Zlub}nOsPT?j$?x&Dx;KkL{K5ns^niJsynGP2nrcM
h_){C!Ox;cMV+E@sDv^iqGbdTaxTtr?TW;xi--R2u0zo#!XQGl#uq5K6?Djo<XoC0s{%2CMq;hJj+*7kFyV=+W@|ZGbip*z(M3f~
5dld}Du$4R%tIB(rJz}nf>TiA0}(+<Q6d2ZNflEB%1J>D3_(q-Op|HCNrgy?CWr!oq9;%oK!qs~FhpAp1&fhQ6f_hHfdw)F6-^Vc
VC5wcf+8X8xh#q)M7s;S{pjTL2yBi}s02d@qKGOYgv!k;Qqs~vOPI!3xfnSHs?tVBNv0rlE2i6I962JeIm%_hU(UG0j1C;2CQR*+
b_}_`@Nj^1NaAZ2G~mt=!lR_n2#PG|Xvm;~U_xLOst75B&-!Dkf*~T3Mk1Jms$wW8Do9wVi&2ooBvcf%HBJ#TL?SL_GAP<K4D7fH
0G0uWqK;ZZkTOx2Ry8<<1Cd!0IF!poi6F3<%sCuR5wo=AG9aWZK#;{DO(|9o;RNMI1hmvuOfoTM7{d_DNmB%&1!F}mBg?z1tLo?S
!hZSrq1Ivcq-1|vC19LVh;6ooH{kX5=K>zNKr06-5<4<$w->fYc+gJJnzxh!giatz7YSlRlrF7iZJ28nRHrPxZ8R@jp*$Tc2*yE4
%?gCm70D8Xpi{>a6lee`i6%lJ5`>x|rHSc|0Z%V2wsyN9IYp+NdK~XWKz-YvKQ7M9*%1NL3Zu~&6GQ|^tU@M~ghC-u$f&5L0Ei43
Q&Ne9KuCcBD$J<_sH{js0uactlFZzs4tw&4`Tu1&|2L7%mFME<{~aB1>m6b|fXHLj=&5Nbr`b7XXX+R#9uW`(Rua-*>|rx)2e}ll
m-{;N^mz=_40cZ4_2NeH#uiLr@d?SfC9y#*8h1u5F4wsrmeiC&1F^VPw>xMR#hV>0@K_FIit=!ok}uC$l_=vOSm&+5GQw%ZXjo&R
fTl3gpN*pp>i?#i6HX$AvzyNsfl0m=3I;Oe?jnp9LU!}#HQTp6XR?n^Sf2H--R$Q#G*r)Gaq@I&w3}*IOxEt4aSSv4GZfa`;RfHg
jxT$+EqqCyxgU3h=g+1S+RXKlEk^NPvd5gMGAp|!q|;5u{|tBoyx$bFcqIj!mi@yh#G9c+I8HG-Xw{R*t=+ptkW7F<j1y(3fh-)B
2+7ObVT#1!(z2Xf!y;z1GIZ>nYb|A=q+?~8m0YY*7Q9-xjSGdC;zbSWg?V(#OQbgK(*;u>AU$nXuD-5`Bv2%$N3NY$NaCQ%ccksA
1A``#U^cFvip^lN62*vwsV4VSyS^}%%b6$|DGF;GWn>u95F|CIzD%-~B#V{E!CTaY2N3cbySfXzaQo!-p}vf}ePP~lG72N7jGP%(
J5K@U)%74D?tP*3$9&E8C#rH)*RS8~*UOLc{*Axh_4W0I2pci+Bmg<Z3Y&u>r<dsV`vcRqzf$E<wr?{h+@D?M7(2%<aP|Y4S2@Z!
F^a^6JPDrL6C@3!+1f)i!H`T7GC+}Wb&_u2`H$b<eSWnqC5U4AnTv|%9Awg|&S@m4Sv}jCJ~v}Hi;w(l3sc=qYv5RO>lT%CB(M$%
P>={4B}ourny2*Wy4LxbIAKqYp$T$;b=+zGBaN(dHZ(<u6?Pq2ba+&zNr>NU!9dbZ+qw>eu)EZw5lX}qzXwty4V#L{&gQs0df;#i
x?L3ce^kh?qqV3#BM0{mtOT<H7+Z#ftXZ5h^8mXC55Ea^FjEy!P!PYQeh|P=m=hzmV|US+nX<b;@n$5N3aVlvA*C2-q*eF!2QdTK
Ge?*}?|mq9NezA!16r$=-!cC$n|E^G8SPWGJStIidwrYk;m6RE1TaEUwM@Vt@?DhX8bsKR*r%_J!Fq&4);^9-4s559uUE9tzKKnu
Mgvug<w~I8`>rcD`20<2A+l6e&Mcpz9UX*T#(B4iI+qJ)-pl%LdWi3?4RyJ4*op}b=b`I7N6!aiv{UoI>&Z}JF)84fL3p}26UNB4
b+>0;mxY|k2!~sp1v8q`^`S9Qiw<KdD0Uxx9b`J<oWuQ%ggIbQ6Z$dU3M#4aY7eq=CSObGYAKdgCV9_J{b4*ZcIiCL8S?Eo#fT4q
rC_4sQ6@M&vrr4~$~ygOzsIxwkI!)XhlbaeC_>$%=zjtMMD&===q;zC2(_m{4*5HC@VuIahp2j3r9lu_I_49WxZ_f8SA7=*WcdgR
LQ&gq`}*f*z~z(x^zz^tB6kzeYkIwOhXxD)6khY3FsiaysP^TXmuEb5&&6JS4fe+NB?TNtRKHiSIicbI9r?4d(sj|TF|Hb%)4cR9
T*Ez=U0AbNwG(I<@<Wp_L##p+CX-o7O8Oa?J{(0|KutRmjX9a%r)5k&Il#Xn&IFeYL1qRdUI_*&O%$4g8VBzm$7UKf3DaLC+kVb1
uME`1@d53auDo3*Gqj~u%TQha_x(GMouUaD6fs2L=W4?=bW#+hS=PMY8sO@X<yBji_Gqk#4XoenDvm0zo#q&ZefC|t@1Jjx?4+tH
dhRYp`sJkK--+NMz~it%)l9v%5S|neQg_5hz4orP(EG>QGf=?sPN4w1^&YKQqv+K*HC<e(bb3C9K;VxM;UucbCRH%GHflrOoVhnQ
#%Y15?eFlr)AG3kgR2yuH?k)*;WW|J1~ksZSR#aDcK_lbuABZ{?9tO7f>VTzN7wM4x#Y|PgmoSX=8tqnTud{GQvjj;E;%_Rq0EUE
E{+m$bP{q;^Jm`V;N)o2j&*o=<P}#QbcW&UyC|j++IHkQQ<Ha_&xt#Up6=<~D)dMjlOwPYh;t(6asrr*Mp7JQl`@51PDX<I-xK4q
fQTHKPUa-%2PQe^W0$NSE7cdC$_-B<_ToiO9d)hHx;#>Qz1x#siz1Gox^hX!bJ}D&gL8sTa-5!dGV&Adv95=y7cLb^9_`by4l?s2
(YSXBg`3tmcWUGh9w#TgZFIy~Z2l(imOdbL0rR8Cr>I_6&pSZ6lJ2;9&jjPUTe|0*3DG<uo_m75-S2kJ6~dd73J3Z<bCn+gNTPta
TB>{9=N=KPF&c9|jyRhK$DD5+NxYf#8gte>_pxjXx2VKC<D8DV<#$u(pL)(Y^XJItdFzhoSY%iy6OLvRX0W1xAtWQ51E>QoM<{eQ
3F5Gcxj82d-L)mI^C{=Zle3i$>u$m+vjv3ro;wd9Oy`>^-iC<_);UlV+((|<sVVDsOC;qVTaQP%s_T=4Ni$|p9d`lFH&y{jCu!Me
r!+iVK10s)D!z7jz32tSOE5!U&6>hQK#C6NW><8WWd*{Eh)C~t;qmK}abJMx3Fjy|W`(v)cxxP?Iw!!9FLKnv?>a|wRu12cd<dQJ
A4-Tkq(CQ*Mq2=b(6bc}1b+cU9$PxVt6EWdE5Bp3hwFR0laS9PSC=>HJdbqg)2C(+pohpxrg|(dLWfzMd>-K=L^CU3q__h>1VAe`
aD48(PL^O`&dGQZxlvRSyri3EG2Pla((6sXM-CDC7PzzF@+XW#-AU7m%}?7uKjFUPxk#PoL3F1sMjiY~1Ass!L*o*P(x5~O01zWk
Ku+=wA_T_JK_XD|cf|oUAyfj5Eg(9~8WPqiifkP1h&sWx=K;u~fEeV3K%}KukfJq(I~*r>EDl#V>EQC}EK_1sGmX&<1KlM6e9D`#
^ZUR^7^O;os!%ckJ&;gjqE^;TM6y5zpS1-4X;o-M*n6JN0Qn+!>$2<sIPmrHz@8L`*UaYaQUoEtklJQkFa(rC{Ok&Hs+g2eSImPp
%Xa2K9Zai|T?<0%Mi7IUOfd-gIQ^X{W4cgH#Q;k(%Q8er#uD=}?q1p`Axd`d_!n-d!xvU`a85Z8A=}I#2iSN*9<%iOuaBR$89vLu
<;NU+&(F)|J^?DwAweu4QYh5|c}O_`|38)}fuIB_2qdNo6v~GZ3J^Z|5HKOu7=;Q_`{4k@kfA)K0}7CdM+g)8WTXMn0J;(WIZ7e^
@0EfYItC0%EB_c@T%8TIpeQ=!A9RcVjbbC%5`jPg&q#g&u)gq+6UXS*P)W#V-al@>%soPU=zRCTvg}}6MAT(PHEx>fCMRKI`z<y5
xWMz-1kkxB6e~Pa#$0Lw>Sim5z53ItqAFUY*EcI0)_-PR8XF2zEr(LP{&}p77$rDIq4a$pXHSv`Z$8e0)?9JzG?=fT7GOP+iDf5B
LKs(MRCZBtGe}z_w!)RQfisxa$n8yxs$@mOsxhR6M>rgrMan9Hkl{GtlrtbucUXZFD=eug5;GwI6hREoFcZYatU@^wKei6&hgGKn
?FlgA9O<yIP>EPfrN7>e7d<z9v}^@6tV}H<0aR2K5f&nbq=+gKhJuO)n23^)m<W<2iK^N|7$|kqG6?0TNvepeC3T~1I6Vfs0E>ww
pnmMINY0uL(IMOOBn_+(JPz`{f1lsnc0hO?QXjOb2qY;f5(q^qia=>8T0*FyA_jpJL=V5U^XL=R_MXQ%x$)nV=M%9?td?3?B+^>h
1cA|jTt*_;K~k4v5zt6e2t^LtonGkK<gY#950H_ke>Y7v53!gZj{e=rw&5}eqVT5_w%mvt%*9yRT*&2Or`&m=vAS#uAZ^jb1J5&~
@YJ5Yil~Yx=;^HzZx5%RiS30t9wCZ&sG;f&V2uIgISg0;=U(Fi&d+>LFGpFn=TLlH;*{|Xb(?uqa)^zNj(_>hUC6(;!~{;BTj^iW
gn>X&bTM)e+md;BM{(Z-UdN?q7!LT^Ov#{&B*p=mc!LW?1L`LZl$OiItU(iQWuMNNjAY`9#{`J6zE}+Xzat{9+YANe5tZ5nRS^-9
Gg+v1EHj(i+xL+9_SgsW?<wN^+cB;4{~tJKtsWXfx2kGGaO$HS(=fwEwxIejhpHPGa~(PF?xKW}3LqsSG=c*$MI%6nYiG;L1Tz8c
1%$B0)^N#~mb^Zf5(Akb3bi(iPn!6-v7i-SJ5*IU@eW<ap1mRMpBMm$p8yee<Hy?u(4LL(C@D&PkLV;1n3Y&J>$pl<rbenUAHtYq
stR~cdFnw&L)06y&Rlzl1a<^D_gt`+*z=Bd%KE)HZg4}+BX3-K@aJTm$=k^*m7z^5I#WYqPLQKp8E_+)%b6#7vBc{FA_yz!2s%C3
i<M*y5Xle{RFMM#KqBS!phOfDqRG!4Nh(YoMqF;#ayW!ZT?(j(ra?jy5L~I^=N#k6gQathW_{8im_!^Sml;eeyz}n`IGG7@HYi*I
WE{Rg@Z@&&bB|zfO!r>&KCn(*6xV?c*?j1zlfoUcjLU@=tVpsFDZ_Q7CLPYu>B!@{!m7Oxf#)6GIZZehds34fIC48mIf$ODDTOl7
owpfIceg>p_jd1E^i$)b#llI?U2)D+39VtFGUqsO&QcwPFrJHUG9+OmXi*&OfFc`FZRWxPn{@_~L2#$f>;6SqyW0*EIr>#e`CNWn
3UyHwk+(gzHa1w)Kilwl9zt?|@Idh|IKVmBQk0=XkYNE#$kfiutkLi=I_PgU>4u@vM5T(x&3MtM!ltH1+Exm__F~}6x%zv(6j@+#
KKC4hhh;it2|Vs_NgXC~>5$Z01c{su5Tp}O6f~qH5W^8M0A`W?^_yj0-bbew@buxL>y7pEd^h(&`Z*l@W9HXY)pjR<jvNM{kw3MN
5`+k;5|t=Jnah43?ys-ON0_HEX-rTLC{gBfHt_lMr-XqOQ$Q!5crG7hxzl5GSt^Z?w_=2Hsqzw)AB9+G!rw9FkDwFg@%9YKGz?XL
;~auT6DW!b%+3iBQ!9ZSg-a6FEEqun2oVFghirWw(D8j;eAHi5B?v?#LZu*31t>%mk0=zS$Y=^0LX;__Dv_jU3ZN+{4d)=B5`~Fq
q-hq0sbC=UNl|1X0uVkMeZDwPUySt>vCAt<Us1qy7;P`X<rxF5A;MFzoR8uBGYzRY;0c0ByI=uvO*DYn6+kP?DfcFZ651vdu@HQF
tP^~?f>O=7dpV*aGY271@rLJwmLFf!I+I4(f>?>kl*PO^+uLST7>oM0(LZbXL`BwlXAmJCVm?YU8di}Wfv0X5S-EhHFLauP(nZP{
C4xj20JLWZyf%|B@6VTU71E^E*C;z;TH4hWM0DY;>k*N_;lncUj5|*kmoLxpNDC1J^|3`kR1n2fG*rtGOfakP#1xWfB$Ad%r2;Ah
ph`ucL@1dl8X^`+$6m-UCwu1loI^-$DAKY8C1S9RQY3;BBoGNZ)wTaBO)<&tBraEWs(mzyb_6BXJR7(g6&Rq!Jf)@gHDQOq@OtC7
tOfBwnS^2=Xf)W;5P?D%<|upQroIV38&ZeId=W5}S{Ec%fr$a76Py5Okqr~#fl>&ay0{&e(v_GP(GW5)32<<WwgyXJNS9ToWTJtC
Ff#zm%)yytdu8{UQ97Xlkf2_^vk);5T}qA!dj}LKp()sIF5_{3K8NewRo(78BMigXcx%qv-4DCEbVQTC#sLK2I|Mp0MDiNe!rG_6
D?(|W-Fyz+Uy0=nm(eF^&qx69o{{iGb&Uy0Pke?zc6PjUe9XcVTRnPUIf@*Bm<Ly`0Lem>3#|4_5E7DT4c_Ce_#BPUdrm+HIf#N5
nIeLjnpL24M4NWUcb|SnlzIu7T+uoZD+G!4jGkR$^{Ft>g)~z43Nkw`nxLSBAjI;tyX+{Nub-b?@jEx47|MJM#5`a=7F*_x9x1u)
j-oUhDx3G<D};hjQiJLaehPP^oX4-Prt9jI_DIyi6-)3@Q0BbPc0YEywKspKZbFXf-6Ct<=jYk6uJ_k5CzwIz_{9xHEi@Apl>1B!
V1TBWA_%B~9Jm#BA;jTyI*Trf&>+S#0{8JfzvsEK3#fVR*t?-(S{}x;18FGOb8M{p`+tl0DX8V)`ZxOlj-&N+&i8>~Ly#z}f>hku
r*$U|iw}|AL-`JXu8K}iZ5{0<NlqHFCbgqu_jK6jit{B6P!$BQb2$2;;$QfKx;y|JD-!wNBV+a`!q-=;NxYhqP;E#3*t;>&w9*3Q
sz~Ju2%!pj1$-xT^W_np5%eY<o+^Pd3R3iEwIAJ4R5e0#Ps`mGCkXrP8Z+NHuYQ9LRvP);Au*AO?RMVma)HOJ!%+Ee%4pOS=W4pm
8C_y=gJDw|IO)%IH#}@kR}h>?mv<Wb`eO2o;}(-lB`%<ZT4jKVy?%5waBg}KIiHt0J-N~#;Im|<OBMx7D=HkT%GATyL;T|*>qFuJ
@M1deg`_#Gn@*$(50q~qIKx~0lsQDoDJH?>B*cbVhL|Xctx-10Y9!iF>J&7U2Sup{2p#43@`|FFk^r5PUBBzGq<69q=@^6@3nw|r
_kYnZx5@TieXFm;(b7eTKe{)i$}$HA*)RSMq;{yvLRhH0$T$v+RE}XKT6Y~5T|<`OwDQb0)k*n}I0PrrAr7JLPn-`wXHL$OVPD1y
p(vnfpav8`id02UtL70X5Hj`I^47HFOlAUPle%NIsdo4RdriNvU-QAi1R?+$P#6NFpc)WqNySnTC{U~za3RE;f?-o>2ZN45*9m&t
U*zt``nvjj-;l`ah-RinPsfgp-FS`c^4aDSg=AqIShM-i+laE-sEF#({#l0DRFg=cR0}1LQugD!;&H+VvPqOXj>lt>V0jLX<1Vcb
{pk+1k|c(TME`OQdCaQ(?&S+aBv^$dh>`TzW>R0DuU=kr@%Wz`nA9#W{GJx`rSw|QuWkJ|x5$}po`vY;W1(-2{@Z(B9v6~}PWL=_
FV5q#NRn5_-t)v%S}x<cO0RYCj}bL5&LBqXaEVa-x&H4;Css*B`0??SJ$tRscDftZYnllA@Z;G7!g6w*9Y<#Ateu~59!>8pD7^PE
^Pw*xa=CNgKkWVZ9}#JOXO3b!rzkz9Ixdw3%5n3%dX0-kP}UcE%@jv9*ExRO$Cb-<lZKWZ<nN5{eC|;?kt#t&$6e9rAmRDYy#gw3
dzPBg%k#GZ)ugzNdbOMnqUJr^bb;u(<DtvR^QYny=!)(>Gd}MT!$e1J+;UZ9Ep$oD9PKH|$orpO?y3^&9nH}$J2>w5u4MAATyU`s
QZt)U<kKwDPQBg7%W=X|MG&<>)9&Mm<luNqr8xyYG9vehLzkZ6&YZi+eWdlE9OW{oOJw+;d=hUMoW+oZs$&O^;$%izY-S|~Y-=%s
$#++GDxidw3Ju-5wRt96DKw%^8Fvhxc{GsjC+l#Kr|Q2G%k{;H-WAFtb+~ARapVqnA=Iq<yszWDIDHCUv??6yh~+{<g&l<t$Ij<I
iTK`6CDIZWy%XvWbra`sKK0J#d4XuA!ZtYIrAd8WZudUCt7}RuP^GIJczy3F_R;XKGPlS(IjfEs_l_JRxQOy(r0|}5F<^aQsp#f7
rR_%~{J8HAO5(!S&k@Qy$S6zkAw>mGpDx!ByOkGA(KV$<gWb=Y(&Q;I7~H3Jn5ar*c@W^$mWgV}ozAIf?$^(Ey&MYD22~dtds2rC
n)%b()Oo>W7pS}Ek0SS_5U*T40*WGtJy>_jL_Fn(B?M&zRhb60=Msu{eD{#nemjwVL~Ne5lx7a=iOqFxW((XMmvWuaC#$$)tJYO{
@*E?)smO`QBJmTfinH8XXRHW{boX*BoSy0QsFSnq<B(1uI~+0X-tRuBR~~EJcQ*IA_q~vWQ&g=SJ5LvMm~-9oxbQh1MCG*bD^!It
ld!K_g-%5YW{;iQ^|$n&Mjc)Vf2hnzK>{8x2sjf47k}mk>%e`Z!Z{p4_Maa?(LU|El^@O!pPF#&{g!g)E2xE3QE;SIL=Z|sk!A=e
s!D2#DXIxXR1iZr(O`uIQ3oynp_u}hfS0pI0y_bl3Wqg%m2^m<K`>PSerPZvB0PY_PGJ1w1d;(tO)Vi%iqe#I{DgQAIzo4c*%TEu
Rr7X<_|HL_poWkjfS@9VW?!4EfETN-gM%B04agXr;Q>mFFvQ}?LXat1N@zo^_HcB4HvE1VrsQcuVsfVY!%3S+P@r`}cU%+obHjoj
bKTkrhy~)Dl<Vu-qJ05B4@d0$e23H^o=9~E-wK@;3?Mro^@{$O7>*9}+IEVF2h9qT2(>`>laK`|^uU^h)VU~Rt4ss}z@!4<WHgf#
6jG2v1@!Hsz@Oa)Nyn=n1oZS@wm|y#L`TL5J+C78n9#<jRlTs)xw!)f$PyDFFi8@^5Dc)u1Trx&$OH%{tfE@3$yambi<Ov)o63Mt
9dhh#7>JKaP&b7(I!UK^+&4n^XH=^5kUF3cbpWgDgcJ>P!55qWhN@9=ML$-T3P(f=^yEp3BhDAEcb7+}E!}f448hX|s;gp7gJ#Nz
9lF9f83v$;aG*jQ<8!cgHzo-ncMXLeMwfXGLF{<xI;7bLaOsgVMVJlNWDr57vo}qQ+cqjY;BXe*yGKwsZm4iFY;-VaiBql)u@RAt
t5_Y|-Rz^v<H!k0{{G+NkG7c9r2aNrq<Jdrw#$}Rb~dH)^?EEje4!U~Gr)urB0ffRB8$P>4%xyGClH-%(VKwnkYFXS2pD9G9G$Z>
ymzZ?oLMB8XcY~xGL!kOQo!z?{S!`2tl~3m1E`0_ch67wA1S{NCuTjhg_J>II?;wBef}iWpU*HC>LlWB8u{o@$)DexpKY15X190N
5~vveXH>ynXBM4PAMZ`<(sij}$%Q8W__C{1+fa*51jZ4<>wOhlMOcbQVh^n!w!MPqc}<y$VkGD0^ZY%3Kz=9Iru%h=e{YTRi`zdj
12qUQfsP1_LjRr*!PB}VOEoA-8jP$VDuR(jbcXUAh8G)h9DxX9t7}kcGAJfT$BD|SIOKuF8$e_vU^wF_K@KAMp01m9gX#|F=;kkA
B{ZZ|6+#4zDIl+B&u`P@e&?-2lPDeV`GRu3=ua3QrZ#0mGY6C?ZX}HZuu5bqnFb`<6A~`i-gY+R#F{$EV6uKQZtavUnmvl9YL!?D
Ad9VLw#dYd)db*4P$Cj0fSQR34KS0}@_Ug7^gaE4A;0Bee;mFX{4;-z+vCXA^POiz&-Cv4SP3YWZLBb4NIFDFym56Vw$~P)L2zm(
_Uk%q^;-PunJ&;SnP&jhaOl1(WY>yp9<6+{dZW)16d7F}-&J-N#<7%Frr~|U#obVN;b6T_Ow!lB`(!rA2CT4yH<Y;A8nD*16wboJ
&qfZOkji~+tYFL-*MONxTv#a>y&;uQv?{uDQsf%Uwr_Zf?WDcrsu1tHPdAAl5P?cEPAsS!wBaC7H2Rkuwm3QwOisiqGIh`fAdA}w
6CCb0c1aF+*on54$CeZhYFoP*CJ|$kmPxnSH{SN_YooH>HFy|sEOIaMWfx%U*Rs76qLP#X4RlZ)aF@-x=`+;5m`(?jl{stFWk|AX
id8D}^6M8fsQGK1OvY<3!m9bBDI&e9C~ID*PV(~&3=nN@r4Ql|qE#NZ3aar1^&M{vK<#A#6M#a^*lF7Unv5Zl4g|BZ=7eG!0%vUG
yq-Ph-sd~sPd@JuRx*b=70{Bo5Hg!&bcF28;mu;oAW|ejFch%L(9lo>!WuILstTYbl_;e)gvzFJGFFzMm81}=N(dm@YgYmys(G>9
+UXNGcJr`EWl$-i)RN^QF;Nu~K}64<`KNieuui9*`fhii^8xlA$JVHQ05AUh7-<e@ADRNF1K$hueNP$ux&0oGp-Dm@Vn~4-P`J{7
O%eya84g|x>fk<>>%R65VjfjfPn?HPVXX#@gX~Ii_Mehun*MYt+*AkCAIL3mzE6H1k93eUbKJw=AiTEpfxEfE-k6^V`VWvxUojWy
j%s_&s%U3i)MjN(SQ(TQJ+_0j1K@(omxX?hA_kan^D>J$N#Dqpa+4+0Cv?&nkXUgiQQicU@75?8&Zll=ooaOEaie7inL!IOR8>ku
Mvy@A<8NsR^l1ZmQ=BN|i9msp&_vQq1j3~SD>4NJK!J<^83|qHfX<{x-UpS-9zENg9{-~{(Aghc9A+TWl%o+L08%SL6snqp#-UmV
wlR;Y05TBN4oI;AhSG%vEehm;k&r(%xh~L~LS!u=LV?7YDu#$aiArfj$r=FEw5J<j0IdQtltNVu!Vv*ui4ZPGG&Ct&z=lfbf~ZBp
K_aM$lmw(vX=w(LC{Z0qxdQ18)kuE9GwtzST66@elEN_10&5%({HDg*`(Qrg*u*nnJQ$XV0!~Ule1^TLq>2eo6bu%FKwzJ^ohi_P
&)a|pis|kHo3O<)P*f2?4MR&XK@3D*!|*^K&OnNrZP)j|qKrLHuyPOt`lK+J%!y1Gm?<f<6B1%#C`nl|9Fc+wX$gT$l@X*9BB{}X
lp#wKDGek{N*XgU2}q#7L+d8S(^#37!c*>Zb@<P(jl*S#{t5*#jQ?->v;8fC+-7URW-<u>C5_dWNtH=f2oTa41qzMSB$QFjg{&}}
nN|Lm)Tg|sIH0Z4dB-X3K*~iSwQdcC4lrpeH+e&mnj#czc7pT8EU#r;b!@t}>!G1kJ*V18!ZTE@qUDpCQ$W*9ZQI?IFhZuX#yf`Q
@X~MiTH-b^_I;s%&>`sgk`)A?lje}fiU;lWzhSwy{JHZ#*i915L&y%2g#+>fe!x5BA4G~93-u3DFGI989U-oB*iyd?M06Sn>_k5)
K%f+%IBWpSRZJ=r|C0~EMnE(Z5>kvpK`O%tC$H&n18{b%3}6Znm{+88_-nlE!{_rh4@!`1Wz`~BP(K%4u7u8P&Dry6bUI|IiZP2A
W5BNsjKS3`h|1#*eH2Oqq#-OXB0~rzo@s`h&M^Ek3xzykfow@Db_tqGt1N9Fsg&W|anA#OoT(leP|#K)1Go}l?IFq>qW<CsrTKf%
Ye`exo<?D*aSUJ~Su{90%()?SzyriS<`DdSVdVD;2+zM9DVU^&1LHp^O+$Wb__A})*}n{dxh8&$KRR_E5KuJzM)-G|1{cP9L=r}5
%)EDip9hU%o=%fUn`6lnG#+&B9)~r2zz6At8bAhv)Fhh<N@_o<telVo;yy>fcm@QR@Oq<srE;nB5GFI(1G}yTHQG5))EZ!j2$C&H
kYPbgtjNTUDJ&By5Hw4p>d=S>>Sn5_qynM@iB#<_|C{C2^qFze8h$;~HC3RlAfu!f>xr`ojy5?|k%K9nIX-)Wa;#1dUZ)m7l921c
?WrU?fr1K}ux<XgGUd))ot<a&GIQYW|HY6xqQVu>898;|Wl;}{0F+1y3lU5S43lnRCkhxr)G<r-S}k>H37R66q(YX8QkS3vxJnq|
j1a{UG*dxS5iHVERV<{`%mhUv5F|lB140rJFhIx&6G+1d-VzuJ2VRB5H7X%RAgOU2xa}{@kFgKYHSQ4r^qe0~jOc}n^ZNxka<Kg$
8iycS?!hK<gGZ<4+BgBsjIa#;vn}vMCzmHP!G>tj$`->~92E<%ggaa_u^TYM)0g$#Pq{SA4UfXkCFPGcvv|9w8klDU6qRb<ggtxd
c9lg<v?aK3>VXO)yT0z(ed@K2>ZzKQlLj#k;DnByIyZ2IQ)$L*%EeVsnnIT{l+<SbVwu$CZe_Hc5|AYm1r#{QU7L4e5w8TIYVe7F
R|nIGK0i{<(w`|A#g#;h6h~Z^9lYIicIMI2b8j~>>fLu_Xj!?LuA(D-D57b)X;Ufa#H)hkQ+JI5%aFE_1o>&Z$uSK{G{sj7Wf>sr
6#(Wpz}w~-OMWeeI>o7B1yE^Wh=Z|(jAH4y8mNy;DG`W{hi%b%)eascLNW@xSPq9MyOTu&OA%0ca!FE@7-c|fY^&w%*5?!^Drsf9
6e_4~1FE1Y35hlfcN_p1dqy@S!NeSHCjtx^IKb3WQ%Gny91+Gv0Dy#D@ivA7XEs4J5CG$<K<bFWz+Zz^C871WVC<>T#nt_8TJ$g8
bL+9iKzADe5#c=-slvP7{<QBaI=tdIj{N)QkDi6zaWb&GvYBJ1B9i8aAPF|mWOYzKox*9x2BMr!B(U%@ktxxNBycofU@O>lbO1gh
{a|y7DhP(CDk4f^B1e{C%c7kIqn5bQN^A{mo>2!PqmeVkvUOo{q6o1u4H7idRE0E}k-#R5pokfE1a`umCnL+rtzwf<Lquf@eF5l@
JgL{t_Xwt*|6M(&7dOpkF23@jN+MxmL1qFZqM`~~La7OWK&YsqhEbA8PB`IKvd^D1E8KGRy&Ak`+3DISR78x)K@AEAdeH{y%;a&`
&?paJOGK=wKg2nB)HH&qPnq*N>%0n0&NDvv=XzA(U>|qLJOsyMewdCO)6XcXy6g>Xl&nlhQ&X6k5r}OhD-nW%iZFa(jkrO08B8Xt
QX6l!h-yfqa>80jC!D$IkSs~U(HRCJ-4u>js@zB<goHT>Bjufa-rY1Tbk%Zw<@etLpr}!I31Ixd=!o<GK?|gDQ+p9Y4_;I8q>>U6
2j(*|J1!JmS)TTT)z(#Qa+%b&EZN-*d9oz(?;kV7xP&o;fnuf*`+bkD`*GbodVIB`-P+<zOE!<H$RDP<g&j08jX}DozY;ep7iufk
;515t0FEd`@xq}koWqD>OsQ9Tn-&D5nIaOJ-j{c$JqJ!ThhUpR&D_c1-`C1@Ry^9~dnx^V9sPdx=s<z8@$!8RJ#F)+z6|mU0!%4B
-KBR9>~osXL*8#ky6d?UDISbU<vdZOy<$bjbIIQ$+;~Hf<Q2M3?(SZ0UN;8n&B@gkV)=2(j!8GVTIQpmQ;4C(I#((;1hQm^U}OSf
-4=WBGy$-Co!|D#YSBKMKrHa#BJZb&_G3oDCQ@GDT*EUW82Vf7_u=Ma>PSC)9GyufpFE=0?ibu0z$u4Ge69r`NJ+~f@y90Q1t_Yq
BIB*xF$#Z(*^Y=%%d?-cWE4ZBBt9MQeSQslh@vMf3MwO!ku5~Gat<4Q*p_V*NyhGB_Sq}Gns2Sy3`7CSRB<7FDZ>pYfNdpaQ;t4}
xsE;_H-};I0G-4q9!+l4j!Rkj#{wrY2@2ls1rFzqCZcsjS+Vihy3-+??T}9AxpMSHHs{_v9p!N%hfs{?I&r}r?(bvIRRpomCoN!}
mzpAXJSi$KboX){_pV3EIMWQKIAKc!MS}6f-QI(1C8P}A7*xaiDDbO=AGzEw!Sl{7^)4%EABoO-en)n>4s!F<BF9dT5&wHGgc;U!
O8~;C<;oz0!1Ei08_NR>h3(E^p^%*<mK*E&;%w)FoV99oX&e_!g<+S085}ZT7=mP|oZ(j?O`{-ife8#arnDDC4f%6<10*#m=F6cr
WkrWEG4uy^2O<giYLA#m@CdqUW5g1P<91@F4;InI9xa9JqnK!+!I;AoRt3K|O6y55%8YkAQ`1z}6BtaCh%iuNKLpU6+jqNy$_S~K
FsCkoHipgAQAt|=nW>H^s3;!4ht79<p&mKkPCVdML=nRWT24k{F}UkS6JkLSi4DpYVY5kPk{l2?0SuMC<4M`^pI64r?edE}$P58|
pLw4gp+0UF_F-k$QPPZ6#hkLM{XyMfKfr2@;b&M}UDTtxD%^OR$0BW*p`A>x>X7V74Fpw(XFlGEzWl`MY6?oIBqPN^`h*|tBt&Tx
N>&17i72F`l}b=3DMU&X3ZNI-{V(ponggF_cUWz<uD%!R^%vls=gfW~3)~33op6ZzPV5gH)EF^M8rEtn0UTRsA|qwApj1_nNTs`z
%>KQ+@7E21I3J-s4llhs9;3^qM0dD$>}Jnxxi7bK4(P8hUEA@yKn#KPuX3s$i~bU;l7b(Mbm`TVqIK@ROv5L?Y|uI*U9ik<Q$jo0
C1;1Gy4Fg?sVcC_S-8#8us<J#J;BPXQ?O<nzAa{^tVKH?EgB~_jP^U-%$F~$;vEq4^7jfreT@Z>Imsdi*#jaACm_+|N5<stg|^Ol
3@@Y4nYUNJ!0Y|~hevtd1eF6r@01T>b%-y|3MB;sR6#UKge)K-H3Jk9QA|XW3{r~_Ed)ZKkrY7$Nl?Vi6o3%|z`{3ImuHZb<Z0Ed
T7;7l;W~$?`ns_B&^r)3(qM|JD1xL=E*wI#rByO=IDw$Z9a2bAi$RdE0Z1gGS~0|xAQ9MFu{H!+B}5FaL^7)q1{sMk%}zq$MH2#i
;4<JORR+WukRp%-q(KrIN{bLiA^@^LK|cCs3VV3p=`jBZpYJ-VL;uA%MLE4}!th15+F5m5j)l5NX$-VGh)nq^6_oRFP0-O0`tLi|
-ZED5i*%bQQV^{}I?`L*MBFgBt?P`0(16AY3ozPXfGNb_%#(Z7G)jcis53&RZSG~&UhR)4R0|3z)Qk|a;XH28G#PSIQOK1f5O95V
(7n9@^MvcGAczQ*P*7EESQ!w=!*r<KVb-Ns$++u-L6OR8CUA=iI@tE+?GtQOfc--JNL-1`Dv!LK=g6l9#9Aal4YNt4WMS1boNr>n
<XcKQeM)N!eTW7k`tr7en_8&|DJ$B7)lSh9TRAWluJpWDs}(75VZjzEg{+cP5?gFgyXB2#3@WKsM2EDhZQiDriQVp(U1@N1*J66z
RZ-h~M5LVIE~zjcF7{~aj4~r3y4a0k#g~uIp7^fc2x-wl2ZWBv<R?5RA^3rZ8I&SaU@{>KT^nTFFoqK<!G)+setcx1zaw2El;Hsg
m*jU?y6%I6s8PT<&8xu;gQf}81{=F>>B1B^jAU7XauOg&H`a~Sfe#R#`LpQt<<e#Nciut5j-hj_P=;EJLN(A>g}7A*DuLNnuBoD`
g{8o%t1_;y4-GUxT{;r=#<xg<sT2sRph4wV2YC8&$PV7R>sM5+(V-}-crRkto3*WYrR5IqC~c@|I(Xf}(Q`#D<kDzlibWvZblYNK
f=Y;ruM^VdEg_t@DoihK6JvBtcOA`>M}T;p2T?*A^F6WcX9KEw--;jBm^!k}8=K@fcah`l9M5_~&_M^NJ*dPgupXRzh@ojB4??7Y
1IQ4D)3G2gB!mf$Xyvtn)Tv}c<dYSUG6YG<+td1bxZVd0m$QOSzK(7WUY6aj+jDk~_$)pt1NKh7ki<=;gB-Uj`o*@giP5QuA@sWK
O;*Zm%vD7eAHpt!tcJTrQIBHL`a@gM+)nG>H%CStXu9oj5dCgrzGkqy)&KbQ!BT{!MGTNJBS;d=M5GK(D0=xEc4jq@Q1pq~PIo(9
G`y0b&+`yC=*2*=|A7mbB*j>q7k3$V%Gyl|<@my7AD-ac_d&VpIV3Xe&y$2z_=may93l&qIh=|*oe~<FD0j>fl-ek>DWytQfT5(>
!?4$7=XSNdVtV~QAoYs)2iw2FzmW5u`ppZ4b1gDywvLBj?Z&|QfLw=kI?ijJ>zLqv3_>3ZByEjcB_v}^$n1A^<98%%QZWuZk`-u@
F~S#eun|Fc%ezk20v*U!Oi7k-CEo-wGhm3TOf<<BXknQoD1lgDXx?q9k=Fg~&|M>L^ssTkb!mi!iT0nDUq$VG{*zsOnZ3v81B1!y
JYBwo^JI#I3Id8v!a$Rb9@VG3emH7(41w+qi82`JE0k#OBQKH|d&iBLeb#Lp@i~F3BN(GXRau2BE7ss$JREm2avKX43}k`{0(x&+
O+mjWJ=mS!TkSo!r^nN(eg1cIHI<aK(7@9^Y}-Z+!)eJCK@wu50B96aWJCsm6hdN(3X+%WA8-Mk%jAb&_W{(sKY$Sw?=ST<;5{dh
&Te#`_y^)26ZQIl4HQ43E78}X1vB06&bBu5I|bBy^JN%Ud7{ItrkO-q4K?ke%XXiG-@T6!N+ZV{CnkL0dSi<)pvB>OGYaBQs)A`l
K+ao6wh|7klpe=K847p(9FgjPcn&8sAF{>)K}9`agN)e^c{`DE4$fSpK|y62HkGoN{prw~d)Z%BffGj<VxAoieWSDYC~1^Bv~e7x
DpG!_-+hJOh`&twuWpaCQgDidswUZSytQ|vSRRzyB7apASwSeSAf82zOBS^?8Y&vhm}yW@xn$AL$9fHD{~q<$_uMQizHhPS_2Qn&
$=wBuCw1W@>&~DZQO5ZrkK2UeI#ucSr$L7xR<#p$F*_V<CGK4Hu<nS#iXey9e9;C)L`XC3EU4LJ4xDm2G~{wY_j47NCs!UL_<F&j
XC0@B$mH8?py+xY80XAfNe1lU9fmfwpv+Hc4wb4yzQSUXGcqJ;GH{|=8Dc*0qkPdOaiG+6mDGCWXi}DhchQF9I<>_;Q*&@I_4%}^
n-+Ih>g|;gNy%6&F`tGqpqC^hPP#u5pb1s3gP^f*qbTUAI3blu6*3SK0B0~YSVRa(Qsa6IBdLa7CNb5l5TgvZrVjAde327m(YBM$
JHEHekCKO;-9w->T0PoyK}3lWG-@!akY*}}T?9L*M;gG4ggYnsHI+?}R7ot+DFLEPn4*ZX0V@dX3dj?-L9GdqT+rCGKJBpxxDmkQ
UCzZulcm&s8Zk#|Dgu#dh?pWBIC0()Fmb)R79GX90oNkzxO$l}IZ<<zRa`<MLg7Uh1B5hy#epoF5s}IuZP<5<V*z<r3+BY0;UYv3
K{@Axq6y@9njlAqSzd&51R~&hBtlxC1TCqhB-u2j5g82ZiVK@jGDMaD9fRl1i83H#-#0rcf^jCOA_9dlka7ib1t_E%7JwXuGX>tr
HERL1`qh14TkGsV-1PK1`a7luTRq0VQ6xIe_Sz!woBcarVWBn21^rZv5*;%kq6tW*nF?l>N)nbNm_#aqf>H$-nqeV7QUEE;&P(vO
mRohGWi^4<#DZ2H){KCNMS<<dJUcT!9-U^7JHU7@fu349=1R`+4l)?U2zP(O#Ua!lBZ3V&!SNpCM4tt9-O1xyI>F@UacCHfcs(lj
L}1BtFye8YKQ4>1@~>Xh+m1xJ^s@T9q#+LgsG-Pa&Iz+J8JM1#k}rvMi&-xRbT>I-_=fmRS?vwkdeV~I3E|QhL=e0H98;%Ifv{((
xW^rNeh1zo<j84H{ZpcF8jvUt2lObL`;$H`fdLK7QXpOoS&?9bMT#{huO@3#Y~`PBtPGY3O=K_V%7P9(3<lX)9Hi3-D#1Vza6d{W
K}7pVimuMzA_U4JS+FRka{WxQiIiV(c%|_BE}TLV0{Z*iG07<7XmU<DZN9?}j5+LVs;EQ&j8K9=0T4hTG0U_AWOQoWUyv%M@BqIf
)fNgnkPn=QoesnUs6YfQ2%_nP++M&}!GKB=5cj~UlmPyc6ce}s1^N*6@rI9rc!vjp5uQWe*!<@mP$d$Dg|^BGXiz6#JyLf4IMduu
%Ja-MoED!ZqK2u|foNk4jg|^5RHY<ycyY5(hu6qCahxm2C`9#>wI1RganXB8=;8Oci*Vq1EsSBWaqDInH0yaJl4A%Fi{Yj)lBGxW
%BQ8(Q7KWv-768s22$fL+gM%Z6Cf%@1TfilqPhxHD|ABceX5Eh%4&VKhysm^Br54v3WX?&uqXkLpY|-q0x8q=iJ7(mlGT$0=#XUL
GT{Cac#jf#_Cz>P=%09k8{YMkohKm5qru(V+BD4!YAmR$beWA?e=V-w+HbjQNj*!rg}NW{-hTU!p524^9e0beq=8TARhqIoRf9ur
gd9Vppo^Ic<Df;^YpJ#v#?Z{yjHqVSfs#gJ=5{nW#t@C4e}3byI;~*@F(v{@j0|IjbJ7PKZll4(4gh>7YRAs-aeC~d>PN8FGoAVl
<WeS|iwT5*jFn-usI$%nwX8sA?4%vrf>a1{>_A`l$}hKja<<cqkyPf+$f~CJ`_bt|tq*Iu(m|+X>|Ar*-hG^L4FRo|K~NyZF`-Iy
CcF8s*m@OJL+@oxd=NYt51gqATx!NHT7tWMGGb#f<BA$7cG<^>4-RkDr>ma^r@-!_r~c81+i?60&W;~+GIfX^agfxTJyWlR>g#Ui
IW0X$YA^t)QWvLLr`-Q|NYw!}1k|z{`h%CW4j)={JdeAzPE7^c`1sDV3k)IBbU^l!Ar)Mrnwu=13=ya0Ya#XdS+IHAmmuz*(lqV&
dzxM?D^)oV!~OdDK{liE?awgt6UpJ$yi*sBqAM|w5rTlc{4*eHo;3Y?cK#a|sb`vaOF)_d^ZmU+$n;00P-C~b?ea8a+b5eQ!2%v9
S%`j~u=;9(D65GusA~#xBLW&PLOa406(sdzygYU+?-FtHvz22RUw=sJ6>}WH{%JvW%2BLVPFjJ=aOTP%1PXwtlY6`%O&k>*m<C|8
22`rnPZtd1xPVYvifkRWs&;Dz$j!tw0!O`tt5Fi#&S)2QbGiCDkvR}5kz*DLDHK$#%ALXF4VI!~Y9X_k)uo$FxA8SO79H2l0zD#W
b3S<$D;CC}gUi-XwCU>WjZVZ<B$ZS(<1p)1cKq*2^9Vrs*$hcLCj;S=rW-{K%H;OLkQI_SB?S(=@H9*jnTSb54;OKA+fI(o+R4rI
UpH`~{?BLB5d=d*#H|QLQA7+%Pz5VAkdQ?|0!u_eG)$2+AxJbeO#mcF0T7J|RFnZo6woCt4J#265fp&IDpDZ@6vG5fNfNZJ3Q(*P
EWlC)QWDgHQ$s=pAW)RFQAGk$jTEp{QY4dANL2|8gD{Z+6$}u>RZ$U1MAT6MK`ks2L`2dQQWSwr0R$8kNmLZeAw>g8R8=x0K^06z
5knLa6fD(6RMe3LF$D`n0Z330D$=jaDSpl0I1Q#|nyut0Fo7vD6v$}!reFaOxW+OtRFy<bN>D3RD$ErW=A3m36pG}Is?lhfFvMVk
QsgCST%t^xK{7`RBu0RygHjnKBdIAepbU{RibR5yDP|NXqDd&B3St$A2Shl_Kv2>ZLKPwnm|%sSfyf1-0u&qvAa+3PiJWi_oum{C
QG#ThP+|-sg@-_hY#`tn#+`<?(>r1ilVIm<CQhdlCmkGhoF*itrhufOF#=*%(SVF0f!cP5Z*PdrcWEgw5Dx!!E>U9gl}a>6dd1Vq
b^=exNfD5X0f40fl<d3VGAN)Z6=F~{NwMnw{2S!xI6p#s{_~iZKK7)|8c$=g|3B^{5&(FhMG*+JE(8-aT=w|9Iy(K1^N2xSRDOSC
9gO*>g99P7ND@ee4`WWTRw-?|Z2sKecdCumlEFkE@Lk$~fl97Fv(DO!wFm^9gw!K;7Swj%lwe4F*PUMZ*kYAE+i$iG#z7Og;kb4L
?(7_OpmsSACn72$p%N5SKpQ}90jVj7S*i#_iOXnABT_jLEDV-LDo_NCDFsyp2m~bVU}HrD&AEWuXUn&|j^~8lDCG?GNrDRmg-Y~s
zqB2Yl6)tf)5myOp8BR22Sn<gmsVo5q(V?pNYPbA5iJN)O;$^jMVO(Gg&|2wjzWe@sYf7n3zC$SP*ACoCQA`O6f`vwQI;~a6fGc7
CucPCUZ6a~GczlV!eUgmW85Hokzg$13@apGDahnI_6Qw=I_&Thv}fSThWIFZ<(>)lo`bkezR%Jr->!}akAdls4sf7;-JZk0-{0;%
KCfmEr;*vxL!P?DCl9@ad>X@qR7#xiMu=I2MI1A3A+jl2>jc3W^ML-z$e?gTUfsW%GDXJxG|*gz(_pe(rUXrZEJYc}H%K=Uc}c~>
Zgct#y8S@DnH{9>xsPXeSjq?7KZryOGf+P}id41|u_(|~z!41e3=nYsey$Yx&}D<JD8`so7pf3Z?(pq<dHT&~EFVPqbH?XkS~@?c
_8-jLLD{qd|83WpAI>PoL)-_TRaPI>h5^(0dS4n0=+}QR0_jJu+GMy+T7*3<#vLb<;CF}K9}|7w$JZP?p$B#Lxl^=d*f>W{^#T3T
03JsQ_ja!*t=gi3vwdXv%@r*?dRosfQ7Ol(&a|EjFM>0!0KL|h2B2uCpQMr!Ywx50rbrVN0~7AjgX|4~T*Uza{Op610te$j-19)u
bF$49G?K><P=i5{P8^`@LWxL%AaLv?YLrryNgPNxVRE#V8&R6hRX!s5<Ir%MgUM$(PG@<*ask~Ob71qQVC8p&U4<O!##Pff-gLaJ
>OoLRB;V>l@^PGP=St%{<z!Os_tW9;1m&#=#G-opA1*oTii$;3`{%D4@8r?n03_`KekYH{c<g!?(=3(5qNrn3L8f2*Kmie5w&!R-
Eq^m@s1vDVXefxKNU~H+s#qW<ic+>3gh3P$0ahS_F=Fc<*E4<wl3^xULT2W4Duq#~&DU)b1LfLM_T8vCj`7=YaVZ9}YcB2~gLKe?
u#A?ejjA}QiOeE-isWY_7@QTM=0ezvAewmACrDKW<=#-PmO-#Y6KX5RizwA86B!vDVpmFJRx=f$M_IXbFJywY8xe74E4!l?AkO#R
JYfmpBBgBazU~q77gCmMO@N!$X64H^W7EpfA!8XBA`L>pGQkTh1mT!ckO3^QH!#8DN@W#NLO}vWFpx&5l^g-6VPO(uFfj>`hFJ(C
8VLx(Qvo8CCQaBA4Y0rpQD_i|Qh^wPsS2rp9yP8r9qrYmAqaw|8UUgoprDC@5Tas&hJqoYA|_f2rdgt5CS|FL3CImqfd`Zu&f#j#
Q27lbhYEI!3X9(lqxgk1&6~GXbF;0Z6p`Nf$&lLe%rVk^z=}q`a9Piyc13Wx9fbsP;czJaqY!5Z&u_PtRRw0Ck%oY#BBDZKm?bJI
OO=608Zg14U};#2Not6Ss49sfqNHMaXywNJIZfNnSyiG9-Q!t~yFhO=kbudBgNY0YK%)dpF4h4>EJZRDO%(6JoU!L7)y#QhFC3O>
a<P%vL{-3!6fx~Wq93FtDyGUB49p#=q+2Z>Fw8~(BB~2TQYp5rQ>*HAYShG%HJn;a+q<k0;N{v7z*)xDSQWD<>aBM|yFyvKrX+_J
Sq-q8H#fZof@#FTvZ}4oV!fc{P;Fi;6QWY3QytCan{;p|R-E)rlY&))5rTp!Bv7R)nu#Gdv5267gL_4qahX|?swk?ah$@koA_j(_
gu+u1sMMwup=~BYf+#ulf){(O#zaH~TzV>KNg4w+yP!6rA_8fub*f~-FyNqY)HJNnj7f=ePf<0^(m5fqRUqkdh9aoISfmA1W=cX~
V4BIwCTM`CAPgp2HkS~krh{k^F`_9G>k1)}6CV;41ltQUfdrun5SbzXiHMqtN=5L5?TyYP%6uP}a;kzNiCA)=b}$T3p<=0}sH&m}
A{r(bCTc1uiW*v^rj&>ZX(EUQm>`OZSg2`&h>5Bdsum<BCZs7Tm?KkxGSe_LfkjZ#q*Sv+tq&=}LXDu_(h$f&N>E6WoJ*24u?av#
6iq=%5(G}=#>NSfVMSPkV3!a{d`aIgb~1+GK&3M<ieX5Ym7)MG5QY$&QDj6-GfV!Uhckopy8+OHfhti|d88<;1vk~mq9BSMEn&hg
T)5ahm)B)qm<#yn1p;d!xS63%-3W+bXy_7Qw9wXFUAR;W?VjkW0Y$p55snF`|M@^F^R;mJ+-DI5RsJKUcW`Qj7RsxP2!LHmAz2Ls
3c_2HQ>B1IMCW{E@eiyf?5W`#Io|FsNcUVOr6I#WT#|zjNRC7i1Uf0<Odhe;Vv7q4EHn{LIs}DJ466%3B$7m{hG(0#j;YaSa0?C~
L&|hamI%N^S0&Xr%m*`C(3xyh1HUds1W{G}Ja(-b#hDzxQQEMGpKM-3^6q_Weiz=vt`!hbf<!?hF6=eEtdp%1tO~G1=qfyNX@*M_
U@+#w&a%M5KM?Kl!ya{35?rb|%i*%&{So@yG4=R*1b*Tr?z6+H6TV&#!y)g7a_!@wx0?c}xL%M&!wM6nskp;!t89BQ-s{G&+huBE
5hjonQXClz1!nTsBd)D7n`Z6;beDG>ADnjZpN<Z4ea(bdf{86bkzRx{+*HdBvzRhr6kOyzejfJSAt!+datoDfU#k`~$2?|{gT!G_
LCa~rhTu9XaPc^Es5(}X9ZID{P7fm;OSs9aW^HZ3MyL`=E3sV1jE)h(y=3V=Js|gvt=?OtAL&DS#w2ykI9_PnY)(uLm`!D@T`Wh=
ki_A(%9V=cCpksjm$%OO>yqRqjvaItTxla9G}bF>t|lfWPSeFFO0QXn(_!<VePTsFU8M!)9hdF)e)Q{(ig~>2PDUD#q6}?|k?IRp
+23x&bcy2m-s`)h1zA5U5)V(W*UNgOC^oGai!n$f7jF<+94SFXjFR|KOCh;)4M0`42|<mZ3NGRkEu@W%Q>Y^+F0EBwvmtk6y}Pb*
rXt-V6KojHDa{#0Z3w!}HufsWH5j&vgO`VfY6v3@scE<*1bCyUjbbFr9PNaTjCGKtQngCPxTI>D22!Mqk@Dy?SGy|pl9R_s(ZdzD
0|v)qMMh2}ZgY1~3`ZSF#YLCSCr}ro@yE|clkgJp_vf?g8{TCDf!0vVPUmWJsic^bZ0nukF5?t&9lRwC7o+8Zbdge*C=|Ldn35*>
)Yi6!B+F)33ZbJ$3h=s(+ufTrtTxwEL#W(JG*}!n9kq1}lszU=pw<>r{mRy5jBzSx8?HM#H18v&hJzMaMgf|Xn<B#|<_796B0Y}m
c{hg`(s;+~c;56D9DFXsnUAjA9@unc=r_C?_FaM7eZkwij}hNXPTxE?-*TL2F_uDcFdFY^H#*)N2BaWz!V{P~Hf)V0D&|@=1vEHL
`xvwVGSr$GVWfF%$+rmGvm(Se-b@`_C151bWYB|%P3%UhFmmnQ0j!vt7-$QJ94~Av9wEeI88?usg>m@4HF#4=l(^%AScAVlfm_%|
aAbfKH!vn2gC_`USTy5Qm<;9j6Syh5O>WK>Z!OkSM;8%m5I(IU$SZuk!I9XpF|yQGZZ0wrTFtzj%v7y3VzUm4uXAiUMF#Li9@Sms
E6mZY1$Bj<7$qyboX9}kffIQrhG8|kj;?kIppn3h4Wb^5hSIcxL<2~s*37MF-8Pu5V9J`d28`%NfFY5zo1|%7Aogr=)fvNL7^=|B
Ej>lmuB8~|mU`vO=Er9$B6T1l3-o-w!tJKZ5)w%bsRp4K=_NFA1TB#&7d@Q2OA=i}lSFGi8F^*pycSX8wUkU}9Z#A|y#+%KV;V>I
x0vcjLK~=pnnK18)OVR#cOo&_Wr;|}tTf|u8J=iDOyIDuqGbU=Ljkk)IWY1{NY+cq-AvMMcJsLpHA#kTkF}Qz!!?Fn#EL~ws6nk=
p;gUst}g1Un~8GXs<hj?XBA|4_>W5whE)$GHFH#ZcV<oJTbYst6jUWehgV6uA_X|xo8H$rwtK`d2tq=IsgY#@!9ZjO5|lhL0Z6)w
XA?4>9meXx5sEc{vaqb>#N1i{7^}7|9ct7KtZmX#?Y?GF3@}z9l+koMiR~<~Oi5hITw8t3=L)JQtTMsm5s1iYc@mp2Fu(-Ltk6->
q{l)MXv}m<Y-<JKNloY@19=2B3Jx)o8Bt)`9TW|j2VnL)aBLqB2LWwuWKjqmab`JaG>qc(bmY2ZaF-4F8#@A={c*A%$8F$dN*0Er
t0Fq&iCs}-%2~7H539baeQsiV^y?8tPkxLcmHoSK1MT3rkf@@3+h@wvm`SWENLV+ABnMIQ&85`)EI-aQKVqqE`QzuH?XR7M{x|W<
>X|k+8V*pPsHiNNxfG7uLP73RLOZ&UY13m`!SsJwF%(0T6<mr7@_|%w$ij%!ij#g&it-5(Z(98E!gZVCHH_UTvjt(PkkgPxFS}TB
SVzWk5ZX_#eS_Q@5IK6_1V!2fnzGU2&B?vkd#Af53F_7A&v~q{eG*J$Z7FvJZPGCf3j@wQUTt+K*wb`oQ$5~h(<)N@A&Cpu{0*8{
==hl1BE&J7kg^COYANE>*m?zISs_SM(Vmu#z?fyg@8a8KMO#OCq*c%NyX*FX{aMZnP9z9|#J0ZfN(dtz+qDxKNJlO0iB=)jGqJ>;
!=oxvltAD}E8C1b&7n$zBZz67cAZWJ6!}0ifZ2T9h_Omr9N(P%_4`hIlC~`XxP=d&c<tv-k`RA`giE-Nr2%*OYq~s#m1gqY*2OSq
lTgx~^@9d1#uv4$Sr8m+sl>X|afd9PSZ>l(=t-=8B(T>>JLnfxZ3!0BWRb5Iq!|<1JkyOsr|G?J!V7e>OPLi|Dv^qMl-H-D3xp9B
I+RSHjuQPuHPQ!3cThz7{%7L}(J}Kl1ED?V?=Gg?ari(Rp0Y9cATfkk>!M?59v$Y!7Y<F#Cln<Fm>f9J;RaF(EWr|Lbt9?CA{27f
u{ySqQk|3lm81tj6a%uKW2Fa1js;NMz~f|nch1P{8}Ny)PJ{x-VjzF$uExMn0U^(POb<`Cxi`n;U3~YBSH+Y|4a9f72d^hQiV~vv
os9b$7aIbecn=uJr~wY!mfVZtJQ+h_9e}&AsSj*totT>qfdUb%1kmMhqU1Mc09Ll=gmc|&cRi0lZwMUuBab%SvFZ@l77PQi#0JF?
iUIM)Hjz^Z15l&0BAFBs6uQhq9N@R?w#C!D=n+h1`$va;z)FUZA~6PXn4V3J6C7#=Ak0E5lq{kk&fN(DCiwOd6+GZ4Ms$dnbL0zl
q*P`R6S^$xU{U8F`Ylk=?o--{+{K7;u$mV+z)C?vMch{%*Il<t`62QK^=?Ty(g=&Ucw-`OcRXnXLy}KXB9@s&1=&L`@)MCVlJ|7u
$3iCajUnVA=L90IJE#Yo)`dF64im2@JHxD=5=jUhlt*kXbz)OHV66(EE*CzTLyjyKdZUZ3;tqE0*1^GIHwo<S5Zr;_S5nIk5{Koy
CY_gMSb;Vn4bygUfgF1wrypGo&OI24JeOEX3+3asoH+lRe;u*F<BjCX3#4_VueagR_vg5M3-j_{gd=E9LVera+1{lRtSgE4N1{g}
iQz>J^NWihswwbfM`_&SbA%{(x|#_M3aXgtR!@kacH;ybKyk)MbP$V;5MkaEj3jV&Hsc)cSb_GN1!q#AAZ{B8|Iq^cpbQC2mr#e2
gdTqI$zZ6YMCu?(vn7a_q!5!ML1Cv_A%U7kBUP4RIfK^@reaD^mPtkgB-92}H5E`(5lApe5YUK#p$Lw}K%(hWWya4&!IA??Dn&&a
kjW_u$)uwo3xf(M!WgZc<dNh<1AyJ^a0cc1+ISrAI6dti^ckhcI5<$9t(16e)bt`}Dsc0Mqj211_Z;wmLV2wL??;;Txj_>m<l)ny
H>gz(Oh_r`Y1gAD8<W%(3m)h>D9epHYX!j2qBBMrmPzW!Y}WA0nKt0$=PAg8jxt0@AmboH1!|F-e(vhQ^y+J_Z%H)Crv?QTkrPfk
)O#b5a01~)G6JF#QADEB6d!!yAS6&sLl88i)Fm=0CPHBXGzpX!5tI`U>?)ZkfCU|rfQU(gqKH_9s3w`3Y9N4uV5z8@s;a08qKYVF
X&NdZr3jUhDM_M2h#-NXDhgPlNP-xuh-Qi!tJfot5VAu_MNrU4&`A`K#1Sk3N`)eUM4>AP%!LCGLM<UkjR;Z$Nl3L4Q$$TrvJecy
-!Esw*8C@blzdGd^Sd5U{t|z#DpF&d910!3#6*?d+;cbe9_)MP$HcB5EVGt{)}!O!1oAHhd`>yYbaT;BzM2bfnlm^K-rLSTS!Bnz
;bhr6_nalR(M$uVtGbo84{z_y$nO+D?+HV2557?E9T=NWsGkdo72*WqeyIgFQ3FJZ`PmBngnB)`odTzCjb3rICrJ7=yQQLHuT7Kb
j3JUsh%kdvYm95@j6Qu|wS^tG%WuvUA@-+CHh)S_+|NXKaN<*in4vjOUst<*Z|D$TASg-_3HlF;CVbF3RX|A-Vktr-q@korK&1d8
RSE&}Bm}}jSRdqA%7qHVu_O~iNlQ%y3dA54Q2<hjLQ*XNDMLjyRDfy&1%OpCkuiaHG*AdG5d`}R?Jl8cr6OWLp#+H>2*f)H7yu~H
8)qAk#kn1T_rhelWlV&|L0S?ZL8h7o3KoG15I`byp`^t&i47*;nF^mYB?+=g13*uHaXj-fnlQ3dG&<HMM#@_f=-;>5)a?N~F_Bfw
<fveT0`@}UA91n<wTp#h!6bs`C^#C?F)O86+SsBK3!JQ3Lt-6_VaOP97l9iMO(g)}P8A_Y5hetX9VIje71^P_Qmcu4(Gi>&a$Z6P
(4`6i5RCyzL$;9=`sEs?iG~0QoiILVozOlKnKXn+NYDjD(@{O%lZ)TD9}|=3Gp|a1U2vbX>-!(+%r+-v#L`R*DXnig8i(0oU7xql
Hba{740vZf=R?vP9!u&2@zHk%036^z4v+!W2Xz%d(;_qrsZ55IRKfs$XjI8f5RRar5|lnt2xN=t<OXqmtq(>b4W4d=JGG!dJi~L5
(s4<1*Y!-)?LJw}R(DZ#sKa6Pz^(108qH<no<<`VU#_OzlgYEQ^zlCkNzWSvd=#lYFgv5a!g=$LGOe>|8)f}fJ`f-jl@<w<zW$xt
b>+(zPeaP`Ln}NOuu}%$cFpOzyX*e)5GVa$kPJhEcn{zNKT!Ng7~oWuLQ)M00enA8gnanm!TY23<IKbjCh3j3{xQU{$TXQ;<<WZd
T9OCHg}Sr}S#@g0Sp~&nww<%{j$f*K=NpsHGWrC;1jJZC7`9a^KN({LD(p?XYoRgMIb0p_Aw}MT50P)3Bz^EcBdEVz8x&G0g`9Bc
#t5mpQ7a4sFCFuF^-_uRqpy^uPkx)Pk4?o`ndt2Pz4O?U&QxY<l1Q>DIb?97W{6CdW~qL>FU!Nb?|kjO_AgJS>yBPzMkpmK5RBL`
a>n3<B39(IDxp<aKy{WEsi~%Ekp>!NQ>GG0yoG9J7?`P_m{opoK{~*BCubs=4i835uNP*An+ljO6bwX3h*eHnzn73+|1LCh(ZSK|
mOO)^`mZ{#z1ZC4eU!9{gQstaIZ;GOaKd5M%aPD<mLi(A3LueI+ZqtMPFxutB^Xcx<=$m5PB@<J$|56ol3@g9@DtEIC!{q$cEWWc
^m(ZLNE+X95?~>mLw(&W1Vtl71Qfvt?E)?#!Z@ahK9t=@lrS(!3`hkHAi6jxj=tS5K<PBi2~j0B<B^<3vmR@UDvG&HXU}v>2cjGb
0)liy$U*~>%;m~SFB-=o-C{*K#N?ThM+YY-3bl)hU`WIU(o&fzRDn*(l)>j3CUeVaLCMY}2cr)<oGPl_GExA+I%~UzdnZ|-v^dEL
D~B$9K&C_iJz^5~b*nsz<X<}XyF4+SVJ?hL5O&~mW49c$cX7i9WhCTyw<etMLWchW9qW1IT(}X{E|BCT$H#7QyzFlULOBnPG3R+S
;E_Q=e1SOM8BtM0@dRha&1$fS<uah`B4t_FkdVS8nu}%Gz>7KqCKEWq!eE-Qik3$^DFH^(9ndZ%X9{kh;XQ#&UiYvgg)^La7$6Pd
K|^K{)j&E4Sd3&$LO{%MauhbS!ULp|k#bWd5!gL!9(3<1)G{@CxwNU<2yW0+)?@-0fFmftn1rZ^A4K1&1s4TbO{X4@oM>@6L!V-$
R7JzjJY`%d$)N#|6nYNFQZY^lI@oe;$f#vzCqy_)kS01<9WqlghA7G3R5u6taj6axD77m_B18yU5-2!w0wNfcqYIQ2WPp~KP>8TV
b74R?5mRg$j1f$>M2rIZGhh2KfOdKH4*}(^Q<ja*Yn~DhQ7r*L^F(x~^t*}IzHII!h<<_>85bc`ss@#y3=|~VDP2e;K@&n521?{8
3Il3EaJI;aje0^#h;?6=buH1SR{86~#ChkdcUwF_#MIbzONDA2D&Vx;cXm4x`uAzjg;*zIKx$QRr(xh+Gj+J)%5EJFRWc&saw;ew
p7rG35EX+|MHU6G4=8aqMP+B*E726Vl@vk8cXX9toUgigeOx+`sBr>Tf+!KpJSLdxcP8g3i<T&mn=d@QngmR+p6ccZ<(^7ona;B(
hH74;D4-TVP}6~;&XpBZ9VB5>A~%91L$k4GBIhZjEIga2B-y#{JG+Gc8ScXPcRa2U!|Yz}?N(7u#h^?Yz08b<Q#$>=-*d;o_-jnh
ug6jQ8TKqxO<Qf3Mqxu|5uCX`nkQkVmmDO_xvOFOk{U$?QAgI(u%Lss@)|`!Q1j}I0^4b`1C%C<z;K&L?4->XRxX3H-L1pBNno6?
R(dVlsbeE%7`dkxW)f8v4sp)r6;nil2=&K3-N_nTcOBe>@HXd@ghBnK`w)OZ!ibqakFan#1r_|U9St9dw3ZPFO(8mV&+0ih3X(&F
9Wj;~Sa^dhqzQ2D-LFnj0@08PF;N}217le<|4!Qg!?_g@m;Hr9qn)M8pXYb#V5WtYQvF+=X3RT8)FjN1MG#R)Q9}$_77;{dFsPx%
y*Ekb!uLH28`W5&6*%KV)jxa37H%-j_0D1<P9*JC!2CQU>Zm57M$r&m+kwW6X~ag#B4J!+Fvv48);#ZWZ`a0&1q5<9TWk7Z+xDJ4
nQ(|ch*Wk_7cN#Nk+DiT0-(<k748p@qu1)Fqt;lQ7z_r)0DQ($2#}<ZEH0Dt9~*lztz+}i#Qs_=O@u8h*FI%c7#9N=EAv`0KHLRh
t}Sy*lWLre<Z&8WV`aN)(m)xTgRS`4K7emOWn%v({fGVxq5D#)tEPfK{S|aG&-;_JnOS8-l`G~5_{}hN*s2}hNWVj_&>gI&ohs?4
*>ISH#HMwt&iK`nNm<aq!rT*LX;NU!6DdMtq**S*lZ%W+2OUmzCFLhMRaY1>aZ?1PnnL`SS6u_5Dm@nZ5jo0Dt!aO;3|Wzh;OgeD
2x{4_YUZT<eaakqQHQBY1nHB{Q9DL73ad}~1U^c>@TewOpR$6%n@ru9J@@4y@Ho0oRq{5bB~>qD+OKcbTGR#}sn0A($b<z=pobJd
Kyd;=0CmaD>|KXO;Brj{>oc>AG%)NCVnH40=n7V2_96c1q)D1lp$1ZEmZFhDg@{C@p<<$hDIc3i4#1!JmV@c@FhJ-Bq>58LKj#Z`
MgNtskMVIqN3V|M@4)6r#54%XK_o#F?h^rDPn{7Y8|9hz{ysO|_<kRtHr)MUeX@WQDKaSk&OrnB2DLF7N89IKpmqax4|oE1{M@|H
OrfYG{QaOp5`p}oLm?N45Q+!{Xh*Y1K@k+FlnDtahE$`H0sX(X17v_4*ahB|mAih7KUomtVn}&<iXVnk`Sw+&i?B2KIy2+++}?jI
eWOnK%di9@h}x{--95&yyNr9s+i)WM{dZ*<4=g%N5<L{0<#}ddHMg8J<FQOKj9Hf0S**tto`PfyyGrJEy=th+nl3|MogZ`(31G0*
Gbva@;=n5r#&Os1?AK%bA|0RgLV4b7%$yUr9pX}Sb0)tZi1QB44@2c0UFwI_pJGce1oRLx`j6^9pZ_8tAABD$Pu?`jNFU`n1qqU5
3q}(_B_g!Yfe{3$Kx86gP!u#IR0%*43b|Vx&c9F2f(LR)yGm?10F*2G2Mi35CMcpIP%?2PRCErc8?Q6$zsEoZNDxu8j!7LQ{7sWR
>;~m6CYcW(WNX%ZtF1o2!Jl7xb$cBd@F=W6AGMcP*$|2&y%~2Ja(DfOC>V+otj8KII@15`^>8Rwf0Xd#X#wnPhoH>;jaRgQX^_0^
0LEDYl_(maE8~DCQ38386sXr!86bI+><@3HM|C|Xuka)c5nTb;g5m~=K!J!El4(SuASn<jRM$mAGHFoIOG+aGG$cVY5Y(g+izFm4
DGU?}6(pq%EdvEqs<lYagGw_c3ZcM!x`%||piJ^L7KU(wEJRZ<z(HjI6b;Ea5<ts!fH}s&-Hb&QYz~p8A{|jHSVK=JTssjk>>Hz6
ON84Hf2YSDSv+(SGnB=!QLW_gZTfJyHvD8FKng`e@>hHWbR_O_lnekvsz3q=6iQ}jPGD);%s2f6;k>CPeiYIuc(PQ5H9*7`Rs_f%
Bhb<1Tko@n(Sl=IF-16vq2&^3lAuYfva^u`bf&d-Gf0qmW^abHVl<)MAe=JMLl7K7U_p>4R2qQMVHqq#$&_+a329ZxQzUvwctGze
?I!!;4v9gfMj`4TUFT3H(uiRIWG=<L(7QvaO>Y^s^0}dL2pdSL+(0D(#HazI927DHIo!x~r^W_q))G{#2yK%DlCatm`JoIg92h3@
4$xA1py>&z8YxngO|us#QgJSWyO&v^4XIbz{7qtDZVe?c!!i4zSbrK=AdK1qGlD;wa=$LuTL5c$f=8MjL=T`V2zd-Bf$dZXU*GKV
Jluc@@j7coH5XO9$4Gz%KEiQBcuD};05vQ_3?}ikG#W^rK_?K7L8VQgQ(D?S^a_AuIA>S~T?kPZu06)X659%sX(k{T$hhK65R$w0
vO^ejw6vVa)S8MYQ%TAP(*d_kPx3f9bzsv%gG%#}DWwCb*aKYg_hYp?g3_RE2y>Td1C_KPNZZBFNVEah^>PlP_D7<7W}fLDE*$oD
c892bbP*4e&GrKRxj{V#kDMPd*A&ILrel*)1!0(h5{zIAdj32IPe~7)2f+-&I{mubk3yD7hhltw9lm0kzG6U$Rw7`b5c;J-big5!
u0SB~=_M0w3G^!eqQre0yFg?MK!HM%60tJ^QZ&Q}Qle5cQU=D!BRj5#V2-5x$0CoaVpFPLmE9Y5uiT_3#zUuJ?x59_Odp!d6YrB8
(q$1-G)xgnl+?onfn?&cLn};05-5A&U0bReOyCpigZ8k{p%N4V(;)zNyu<B|Pa}Ux1dvQbL_|c%>2ntfsfiYfQ}lJHn;|EA3VOjI
T>}7W1pYFwyXKx==>)%femeqMRQ$CnpG}F9A7P_^+TYK8v-5eku+CbWpLLpcf=)AcAZ(&zrtsN5PXPnz`tY2?l$8j<cxHhx6zHoe
F@_icuQUK31!M0I*5`rNob(~bV03%V`@=SNntRB`11A<H3W#VF%dnrZMD31~`cajgZDpM$5lRS%sW?eiC#^aY7I_k?sa1_a<}LzS
xHN()F5lp6;}?4GBE^hjqpl{*_dNiABYU0;dk3;FuoIC!!*m1P3`9gp68Od*7&#>(G%@k*kD4=NJ7G}X5>%8ViK<DxHdNA8BsDVu
H_d`!ZX!+r1yoR^5Tyi73PA`=6b?uUki$b!Fst&H2_S*gm`H_GB|}0)F#=EJr&=PFAefPf7}R41^<)Gxw8{WPjZ{TK$kGf-QAp4v
u&hGTQX@!>5mO2fLn<_?MmXUV6C_OsJ<S?eX^Ln?r6Nk82!J95CQu=oB1%Gqf}o~~6d+&(p#fqVMF<dqB1I+^nUJEWk_r%@LL~x{
<py4;#dcEwh+`rm0w_rcgBdA+Du;)<5WsacGNDu~P(^Z(%<tw2!5~ti^pl7MCPOTNq)p(dfvD_*DJ;cJ3++tZfxTWNk${8*>gxm)
K|*qhcAC?bq+l#K&2?!t2x9;X!T@o!pU^z)p<)7qqeogeDj138&O+tY({H2p9Sic?aSq82*)mtKVG=Ea)I>l`7<xmk(Yf^AS^@kq
sVn^&V!;pyAhS(CXk2}9p~?!)5kNykqXPuOi=m7lRS{r}K*N{S?QzVZn1Skkr#%JvVFIxG?vmJb)*36bXY@YE8pTE*niN!H%L86C
b~=grxyl|mqXuyGZ7D3_pPw{ZlR|mz&X3gJ4~>&-vcJTaN4Km4zo3TCg1#^W%?J@hQbeRpR6#O?O2kk><$~l;21$}q6cHqq5d}2_
6-88vsv;w{bFhj6m55oDBABQdr6Lw#q7p!;h8W2)YGkRJiEx~Vgik!N{)Ac^2<TZNNJ2@|fktgOg|wq=up){InFP}9oRBoiF_c^`
On{DZg40aKVq_6ONitFcEHthW)d09aR~Qk&B$yC$W)#>MAq>9~A}F&`I*6ZC5(hZw?xMi?#7;GyAMku!iJ2gQw#FHZ<Y6eEL`1DV
Dm~7+I}Xj8d&CX{yRsMtu_e90qQa0_&A^W61Rk#S51CZ-0EebYkgAAjJWzj6s3l3kJrpc~62c@^D4~!pO3*X~BA(7@Kc-jZ_4~f7
Q2<q}4&7rI79e&D+dOUbeFy>ZqE%E1MPg7u$U($0kie3N?4PbvLJ_h{2vRgsv4P1DaeKA;Ie>g<vfAp5dvm6a)p?_R{Etu{cf;Cb
`mr3D1ViG4qZD6$#>(zj<F?;tKN;2Y=yC_FpKB!2D%)T-!lA1I$dIkRV+3-jfT*A7Ct(_$zb$SC0#ygnnMAV56(dOj2!|B01A#Rl
e<*;6Kxb5}2wiW!-1qqc`sBdKClwX>ss~a6(t~rvO{EpmLZEF3fslm?WPGEvO8T(9#g`q?;5~8(?S?=*sK1ob)lvq37-C0}AR*0^
C^ex>(3%q>A>mQLMA9Dshu$Kn2*6P~f$Z@ejILSiT+Lp*&74PieVBvwLr#_mApQ9Lu7k<GA~=Tvl4UZGC4>}nicXvTwx4{l)sZ=I
8qsiQ4n%wer=SNT8_0D+CEGnKU+faP7j8>~sd9H}P4ZV)S!K#Nv~`&_A-8M&ocT0!{Cy^9DDIQ2sd{wk<h`YsE9gHzq<u^9Uz!)!
DUpi$<OBBdLH-FT?-Te0bnGB2?E*g^!J;Z7WDzt7pIHbe-c2H9F-bCzMAQJ#ijho!1VDv0U|@c6lK_&cgOdhS69l0`39|tAGJqPA
m6=*pD4=Ojh)Qapm+Q=-plDLEM<i3br`rQjQA|?_G}Mz-OcfIZ#WY1NOoas`6wx$MQA|V?L_|>3kTViY&_zs4RYL(Pzn-KBSPGyM
5~_wOVi<^;MwF(AB8aLgVp=MgiV9j_#=)497^-Kj6L17Pl|9lZb^Ne0UxVB~@*!eC>OSu>k^KE$%cJ$r*M=H4!#-JtDp&TNg)}6K
4d3m<o-bRxS-dL*Q|!zqZ&!%ypPWzO`S<PasIHp{R*PV3T6gj3PD9;S$Wg~+itvz~+UG`3(ZO}JE?Ac`7*rNZZej`f{MoDz;cgrp
$Oi<685m^nJU=4O5#&(821ulbGBo!uym3;fTZ5-=@~<i2kmdL}q>4X09W}kt$o&?#YGUZ&D2JfCxFmzf;QmVefyWX)wt$(cJyHP6
OyIX*9lXo~wcPc6J)53@`hX~ipKXl9QAE)ZAqHW9OtB%DE+O>{gx7aUa~O44lw?JZ^17&hN*S;1%n$SB*Q|$tyInf#drFpoDGnF7
`#bgtA@X98HA@;-;U*?g#;CDyWo0n@HrO>3VN!`<jYQDoqKq+NNU`g-IKxh|R1DC691U$WCQ5_xNIu2zao!U19`Y}}p{O`=?S|1i
vT*IED)8=hI*mE#CvtUQ7j7OAc3p)7vxzz4j!bimcUai+V6lYC3$~LOLDVUPZMH7Ov`Gk*t`Z1UD3mKo<O)P18J5;-VrIWuItjKB
Gcu+yswrtiQP%Lm5d)F*TfkjFjt>qEIPt_{Si%^%!3GNoAFl@pB9V6LPiMD>POdMQ;qpD$rpCsz6&b6d+}ZJTYW|#I>fKh28*J#b
<5vVybtOtFeIVoYdv%gWLg7%HSqJvm_L|7e(o&YkcCs02s-e16Q-6(*czQQg(a5N{a^W21+?5g33hwW{d&S?P-aMXHOpHIu_6J(-
mSDP}uNZ3`O{fYn)+n&f)$tEo-PpQ(*!I!x?XqrIL?&uPWwao97?#C}6Y{RBGPS>@EJ8(lJeGOmJT1|0!-thSu9>(TtfJ4K>7nTa
M&=iao^YN~K!)(S0BvejU8Mx&P&i8O1qC8fi%KD>1U3du*&Tqi<AY3)VUyYc+DZC)k4FUC;*!Dv`F9+-&=0pSq4?pp5ajj`+W^#m
P5YeuHL<H^w#He)6I7|?ts>$RTPK`$5#)qakJ1`+XnYucyO$*<L^5sgC=!B9s*0`!+aW-1PH_fY2nm$NV4$#aKRhO777ar}T%;5@
?cIsl2BIA#l1@xGKNtmcaq5p)w-LS2j*@EU-<)B$PQhS`CaAO(4v97P;OmYdby<R0lG&sTfxaRAMZ{N%ZzZmJNJhWk4h9I38FP*^
GiV-U?`Remi37W$iZuc`k^kwarxE;a<Wt1~R-;8yv68YDt~lU?ajfUH6vUt6Y&_)+w*b?E7~qlT2FIjDKV0$dJulY%K9|y)eDG!s
^J+r=t^X)}yBvD?8PQli_;0z>?%b0-9p4%-;*+$KiwN3UGFBDH6_L3TNR_i-G?R04-R)L9QmLR*{{4HqPqm{`l5}|;K(`ekRByPF
iHskIo>&{z{o%vw3)QQ^E@LT1QB2{&3rZjdlxG`W1N!S^u{4~G?SJQ&!{iTIaTz@<J@`1?DS4iQM$%~1z64WyZVah0o_>&@y$SZ5
Y+`nj2T2=y$1whRi73I@hRwrp1{(PJ$O)jWP9c@BEe-jqO)-u$J5>nuT)E-to_w6x@b@o&tR`BDB0>{geo(x!2hU-0c245+=FRIz
pKY6U`S5YnJ`oe0&Bzr1HR6b7rv#>^O@&t;5p2Y|^T$Gmb;oyZMFaPDXL(|m0PSkU!x<m`q)Rs?Iu%l5FH79ZU8lxs&P9A~>Cri7
hrw>9$zj^oecChYO7+2<`PuFsmK@F}^{irx1fD5@vx_h~Qm8Q+Fu^%#r&wVV*x#)Ddd_o%NfxzLb?2~(tE6ss+TI{K60WZ^lMIw@
f}Mo*mYM!%$}f&LA+MRV&S&Ww*qH=OpopeN3;ng062kjsf+1;VjIv!o&@vf&R>1Z(bj%Y43VUmf?`bNrKK2I9`x%Q7*IB{I4#V5$
zl$9hnLk(T`jGkpJ^>5ZbNTZh*t|!=?Xg%!qNJ*-27t&DNdN?pj*5thm(~YBkv)hZrTgS4p@|BTN>+iUgoveP3T8#1I>H0@Jh)fv
mSduS#D$84q@gL1nrTOxCsYWupq-1QQ26;B7A?Vh1b}c*p#p$DL<7^3tisg_o*wvI0DQ;}eOhQwqaZi5wR_mogViq{eo;bBSWyKL
tB!dUddK0%q45Dz+IVdGc?YIb;s75;d^G_F-OPSGkUHQL@j?N2;1izc39`zI?euuQfP#-Q^v9=-?R@4Av}=mOfEac_DKUyz+FmC@
9O*R+5m!dvPK~0Thf;XLcB%)=A24@_2c$s_L$h%`hf)RBgRVov!0y(y4Kk#9^&bMtG`iEaSDZ5?N})aSt{Q1H$6u%D7DRp$CP6T7
1`-oLV=fW_tSF>V0R{rd9Vue-ru@yrn4bx93;S@p;;)LOx*oKSku{B1#ad~}im9q%A?XL#J&}wO#L4PH*YvD~fkx49TKzm-9KxPF
qR;EXcuM(Brd4WoOfXot%C5o(&dWRgoqXqB+OHKRbtFQlQb9vCuK0RgWJtsf&n8r?FwABxuQboKXVToY7{(Vil^)XXHquIi{8b)u
yYyIko`*&w?GuIw;!g>Z4jxF>obuRsZ^u$$k{$8V9w0lSPA~$qs9#!%4_Db!>rixX9d6m(12#qPLv7fOuMQICBte|-=MYm<+tSV#
O`8!Jhcxw%j@RYCe>#)f!STk@K<yAaMFe+6qbg*q&sbfGZ9T^zq60|<6EQ)9(c3WI?kYYv=M5~{)j+C{^oY41)8rhR*S&il9khZK
ffF-8L}~!pmtrZ6VM9d@q=C*+PkSPAtuv)8Loen-_k|S%KU-Crk33#G$+5ZLSQl2NWi!|CaT~|Kp}y0<Zqva@Vg(62u4UDLRGCw=
ESQ@;a*vgTRUOLjX!j+$KezMU;Vb044>kE7eEG|uHA-b7B^lMkaC=!$9JI5?GoKpQROeo`>s52flu`<ah%ZHj)s=4PjY|az)loai
-kC&EVpW|(x_Lgnk0-B=t8)`QR2Z=ZTUC)~b*k3H9$hCq@L@Asy9#x<RN(VuQ0$k9tULCHeG^9lRKYrC_4j_EAtIkq1sKdkFcpu0
hp|*XM5jJs)6eVABkLOq509a{!(ez22PUY!xx{oG=odvFD0d>s)>J(5Byxu0#>%lt#l?y}k)#F20)m2-he?c3`0G#Lj_xsOx@{(6
kq8(z$?3aeM=`}}PatV1E?>HqYSsKazk%cDIp>$T%ZHW^#VKh*ZCF-9=uul*EK%y#W#J!(pIv&HVP6?$#(e~yH@Vpk>h7Nl_P~S>
slX?@)he+lA~Hy-697`cLPS3zRl-_CM-mWf!wc}75`p;6K9J@IL&w({)OMJh2c8pnc<y^V1L0wrw!6da8VUMSG5W${QY`|b^NKlw
sDHhj5MAX$AyP_Np&~>m5ZD{cIw9D2XnS?z-`(BI$~5l7e>=pUpf@kC12Mx#vKcy0-T6j%LQa}tEZV=EHyJY0Orf%H&OnioRKs^Z
hY7r$a69dG+D+3MXOFwICFg|eXF<jSujr`tA0E;xv{;dD(v2S2gx2|{^V8GBb^Q-{jQOOHQIB#OF#{X=VTRIpMVOi6GDA|HJL+U)
VxC!8p~_3<%apXDm4)<X4fx>6g$COY-J*hzR5jVEF*RGjx#DMb2!3aw@rI8xXqH2DvjeV$p&%6Jw|Wa5Qn0%~>XcQSM36+x3jT?D
YR%CWj8IUi0c5YYYYkD=sb*5*`8=NtH5PMLm?sZ9@s(mO3M(7D+dQz-#~9xErPDV2Z;u|HuN-yQ!Szq=%BaRCJ#c7<*Qy8kQV8~g
=RM6nU)QYq=t124`r$SZiono^*cnA3K<o@HFvzuotEGF(uq}NS#Y&&xAUKG9%Nw?3DFLnzAd^98NuV{BG9UXviKe7VN<t*0D5M%n
W(tt-+kZxkE8RPO9`CX@>!cJZ^N5rIH;4{)RB}007p2g#+#Nt@4M|91FikYV{#MPfCfEy#NyxFl#NE&M$r6+>O%&1_8!JGg{nijr
(?N8=IS}iXttL9ba+o-_%EGe@gvbwLLZbuc;LnsGW_N41D1H&c*`PmK_;992vs=E=3I>i~VGi&4lm3rcCq_<PJTQ6SR4IFBUmd{v
()m9!5c}XCAn@8(u~wrIWu*#{rfRB0ogi^Q=bU%=V268b)BdCt{_o%G`Bl|b0nUnEzd$|v;k%DU6cWpAxf)lMqPcjRsomaW14@)2
LsX|KoLCt_m_Mn)yso%I*&)hVj1den(1HPsSg_#*+8Yx~l5GP>x|brULe?n|RVJ)&3CX7riVK6lBJ*qrWWo9&6CjylQE3_kpe7QF
XbRsj)Mg_}rb2-vAa4k5Ar3Twfp!7M9<aFP>qr_=3P^&f6KiSGQp^jYOy}Dhn<=T{-enq8iAcDzjpV49ATlxm?I&mr5Qt=npoIz*
Hjr&%YcoJfkt<B3!Xo5=(@B*eG$4@*!89WqNSF&sgER##BTWFQz78tWw&)}m8NCJ<a$sDM42LBbDxes)kjY9^H2?-cw1^ETlz^0~
#H&Kk43H5d5+KyIL`ka(DkBI54H6n9Vpp0Zi9?$qjr;LaQix4QRt^ym+*pMvRD=*kKvT-%LxB3TeLY?K1d|yjLUPF3<Bk#?lOYCM
U%qvk9W{Rr+j4P1ZMVkGM=ml0iWMn|0fe<dgi%pa7DOeO@fiF_L&~A%Ob!ps@wODk5y>Y!kR*WG8x%V$lR3fnIGnqkC1Sx)gO?`u
PVN(s;<AI6df#2Hu!;9p5dPFIiBG8Lkqo9&8<(S;IS~Ab4nkE|0wH0Y;>3JZUAzczg02w+Sl;>GH;@r07z-sLDym~hdOBe-<p8eI
B;wRmM(@UhND8`PHpwxN#3~q2U8izzh@vBrQB+gy3+fcdI(fu^rhQ7`aN!h^n`&*BLg|Xa#MpM<(2_wARzVFQR-kueC3;DuDo$8O
MUX^QfvZ#$oTTXmQl`>LBuqkNxd!?`!&o^ZEMkXjK<r5+6jcZ=GX@7W*S3d(RNerZAUR8t?JJu)(&^fOw!-7O19k|pff9DaIdv@{
WC5*V)eh2wN`}%>1M4522s{C*akI93JcdvcD-jU1ra)yj&=F%GQ{kA3#I02*(59smB`bJbg(y&1go>#R;dx1>*4%BfDN3DRUIv0n
qym+t3ycE>D3*wjq)MSEDKc@Hk|wDtsLKW?CL))oqY&H65XtCwV(BGp<*h3qdjk~TZKwnHM_a)noyE#S&QoL}WE_(ah=Fnll97_=
=)pHl=N1~&t{=ZdC}Av=7-$AVZ1x?XSAxLS{X~!`!V0j#J6UkFr%;_Oc+Dn7mS#p8VeXVXL|?mGnGaJDh9)3ww~b>wtMxZkmUoxk
+tOKRyivk0Jo3HAaWY&Aa(O(1KK0%SFB8I+<hnr1SCJ~@-TC$@+@ZM%g^@r{<28UOM8Ov6a)6@DK;aBv@$Z4~VWt9eLZmM9Gt!(p
Bk^Iw0bz{wPLT1s8%TZ#V3`g(Pk0(6xKQhh1q0>3T#(@h+}`pc22y~sGRBNO+A>v57*IQ&Ty#BmB;gQUu?aG#C$|9)e%2`?#>b-D
V;J<<V^ccT1{xnuamQOz!V~`z;KXA)tkB8UDuJaWg3e|0-6TvuS;G4B-OzF(9G-E(ye36NLwUuMvSrdEMqElN(lQRIRo~Lv2q?tJ
QA-mMOcNvou~SQ+iAt5IK!J9V!Wv=$WDTHSQhcHK;@J3ti?oO@&vy!8c2pgZRUkZCEn+m0A`>VCNCZa5u+o}$Hn9-uLqb3A7u+&Q
{pfHc@Ny*J1WxbgoFCr6f1^Or&Wh-<!?KTR1t3cb=Pt+~m-@Kpl6-~HJSM?yxGYMj)+9tzB6SBc0I2gJM7a03p7INc6JGAN!kTUh
j8RC#-7@nCPhg4MA<|yQ3^W4mC?65{avx1!rUoDip+NGIrXU!?P(~=I8c%^VVWMp=<$r8S*d*pB!`BRE(v$N)!>NfM=-xbKL#L7H
c!y|SbqS!Hj6hJ85#21)wg}0x=~JT7O;E8}d)p3Ri}`j(dGY9#7Rrv|?gSsvke{=*Yyi_F77!6-3>*w#ZkMzQTrk$Qf8%)Jz6uX&
p1#b4K2QQAo?pON1W6xWoo*t#hs&H%uB<4`az%pWDJ1_VJG}=}UIVkp*MqsgE*AzgAf{>s7gw#;9-XX1+Hsg`D5xSZ;fGmhA+w<=
w+6WXfA7AV>-s$Ga)zHg;py~yywIS0SW!J5pRiS6=i_&igmgK-#Gl@sW3<H-GLSLW3dkD>6lMA#*d_`lqLyNif+hkQ8JHldVr;<4
h^a=Fq?v-Cl87d#NXr?arWz=OiGrn&nL?1ILJB1oiIp=bGHR9?N{XPR)f@gm@QQ*6i4-E_R{;Sk!Uyq{3TP3e3ZzJo0LF<5DJcph
siY!CDhR47ps8Y(8B&6gA&IG?kY$jjV2EaFY8nbCreO${sVX3d8dj+YnhGcuB9bPSiU^8AAtqpoR*G5%AV?}0q6mUonWP{fp(;vf
iHc~bDPpLWAc!P<a~VoXLbt@-t%1#&Nr{7z7=v2;h;k`uVwku@PIyXqO!aDW*5o)r$TFmerwNB~m`=&8639b?j+}E;5iW8{TR^iM
oH_@0aKYS?yzK6n*nz{zXxLOvcDtG5WTPt^cS_|rbU2(4CQ|Gt5~nwJ2zNY34tRG1B;v(lCym0r#XMcCmb65Q1e?0jC`q|9)|hss
mylf#LB+-=PKSXq;5S5JAhS;>!Es86ke}D!)0E<}B$gJVEfY+|FlxjzHZ)F>9=0D81t9xMb^Vt)@QWC8rJ4wMBni_9IybFq&n%oO
C}`t$ooJX$1ceABIm|df)<mFU8%)^3EQbuM!CYo(GXqwg0T`nKWZFK!VbG@2Sn_U6yOMCJk?UBY+^N}Xu_7G7Q9O<C^my&bfaAIy
400C-NvsF~giC`WYqxVyHV6~Bff$haK_oPkb@DE}rRSLYbknox(g*xFvhGNZK)6Ksa6L<H-hNsN!^105q~m*;j3Np5>}dr4tLwLq
Bpuemk{LxLnM3wMOgerkqI5r#58J)?(ukr|I59bYwg;M@ik~b{Pw#*VP$)%IAwUKItb#0rC)$2TpAVltGe_L~*HmYVS;dz>-}_1O
PQPz)<eoge2cm&}fCyN`6!bL(Mm_&%V8(B{9rq<F2-{HJLl9y@uvk<?m*S2a&#zWpP8l*bai^i}H!0p6lV}c-ekac=5WU|w#rgJ)
aMFmm1v5k)7P@$1blvle%)>IvB7i6=$R6C-Vn8^hn@5s1<OMQ@0hUsp=;=c107DO7>Y1;`AMKOfKCH%OLflGb1|Rn@kmfNxeddID
cya=^cheDz@zw$Gr68BD$-d`+2intD91T*6Nv&kAt%tm>xln(9i_PZI{E|JoYfyMOF%o|{QVI0Re|Wkzr;<t886Wq5fBJu^8b5dA
m7`}3U-{z+0w^Al`a{vp2mDZ0mZiVq5T9#r)bt~6Jlww+q4%1%D1olXr9jSqHE9*8F8_M}$yR?q=wS^6`^h@B^?)bZ{Jy+xOMyhe
GeZ#~2-Y90hf{Fr$dVK$BjZcew^TCUcLDtrYNjOyu(BcypTXb0jERK1=d25b(=psPO`^k=PB&R1)laep0SrP<$L_OZi$3FzO#Ec<
KYcA*M5^UlrA=*&?J&tApecxmQ87fwG=(BqlUPyAS{;>4D5FT|M<OFx9VTRaRo)+8Anoe>%eoM>#oK@pk=T0tc_v;^z;OcX<P9Jp
9TTwY$SO!fVUT>EEd+VHnTBl_BJN4Iw{aRmOjJal?zhdPm}4R%V<sY+DJdz6L`NbbqW8|>`{SCC?oA=iQRwmf7W0YtfmQ>JMCS@n
a17}QrDm-s35a04W!9xuVZ^4vni&~TH-f_2X$&*Dkohp=XG)Tf4=m;9jD;~fYYlRZ>5{=f4VFW>cpaRmoc_BC*KTNwImoC~OsLg4
S_qTpcdk$D_543i)O2YV&g-jyvm0~>Rb55ie1x&!83#+DH{T3BTJ_i3bPn#?#YO@Jzte>j%S2q%i0p_fnF&&eOZ(ScT%gfO6hb25
m;@BZCv6twR|=x#<wzA5BZlX3z*K_P=iTJvZzh1dx`lRAD}`Ex5=j&xq?M>BvzG{pWN;*s;-fA^6-^0e6$TJfX|+jMhi4$DsRl*`
B{P`g4I@ZUQZZX1j8=A0FhdSR9Ih2|qN<7_WkiQG<VqG?h~;J!1r*64WisR(Dx%?XBIJ;j2_dBx!-;5CtaM1I@o88>gp^gzX^RM;
EZ~(CGJ-mYT%tJ^h^lNVI91A^gu_OWL2y(Eu2vgYTaI!L$_quAkq99uv{_RvMa9@fRddk~P$HYHA|@4F$*tstayfGKnPgm<Mc!^^
bgF|CQqdZcc9|m0iES1VOJrP=WKkDLK)D@-*>+6fa>HsR!Z}ijbX8Rh*)+tow3HP~LkW}t5KtsRqRJqmb7WJZbCIG^44^22jugv3
!fqTQijEaroa-c7&YVk9xu{2Ov7j7>P|0byvCB%rn;qS|{0r8@>FYEm`<}J#eNpdhXDC!<Vz3mI^OF#eJ5MgXwJ%&S%<8<N9&6pL
>v&(kPD8JsV$S-h<v`Su6DC<{Vjadb4F%NRRRXH2ddyRqu7n7F*eh>Y`;_cBb|r`gAf`}=h9O1$(@5T@$=P<X!RH-9df(6(0B}k1
Q9n$iK+q8Y0YXFtNW=6js`KhML!=Jy;6)%bDx8oX1J@UJ5uSIRwdve7>Ghm0%M~ICw!^!h;_j9t#yedI>{MYEqeVaSWRsD(XVw^#
vvAT=-!U(N<`ERtN(@We>*R(WA5wWs!xqHE>82A5Aek|mrjQpVz@PD909e2;0+=dh=m2{G4#UTwazBuV`$&VrBs(B{DluQ%E4+;W
RWzv(3{e5cV5u*=FziFNrDC8`lByM`MuKH2QmI4=2~ditr78Yw3S1@v6ab_m0VrZA5Tu|e2!#q(mLW!pUoF$9X<8YGsEUdh0H|S+
W>I7YROI+`O)A4;R@#C{kqSyGhN+;5A_$ODq8NrnK;IpMSPGiJ1>HbUH3ABd1Qa07?g)H{0oMY214e5cZZvoKq4X*AlUK70nxnKp
)Btx##48u8gn$nB)yG9PmQTF_P=BGOpdYN`5KlMKoJC%&3o*fC6(G`er*Fjhz4PPS%!Q##MuZKpS*UERVGKr_AWM>o{-3EWR|?~<
D%A*>e}RWV1ixw%(2rV5M2t-e0p0=sN|2aJL@7$33Q(j1B_M%42Db<Of;a=-fTC~ikA(j;C))yJP>hTc5>P~uA|y#b5HsWU_aJx6
MR}QmQCJc9xMF%r+Y=luzPEh5Qy6>=%BOFiykL5#q@OUII|d!UDjCf0l1$BetSuh0_2V^kJ4FS8SBb^ccM27O6vUfwV7QbSQcq+Q
5kItKJMlSW{u<0H%0lHQOffZSH4smDy(e^VsG-T^<WtluTe?%x?$ec2<{Tn$hR}$we`S?3S(6o2f{|FFuzcnVj3zqh3CN-Jiz<I6
#bdq}1H-VeafQ&8S&6gGdC<qB>;}Gj!sO8%btyH<b6Dd_AMoD0O>kfy0~iHlmBdp?An|%pcoN_;4jLVBw12S`Bg_n9<cN49EWuZz
VrD4u!2N|S)^mX#`*Y)b^00naLcvmLU`~irkO?>Dm#%oqrzue(-QCn&_B*xKgNrfWGIFEi**Eatej5!1A`V!k3mio-qd#QJnZDbb
IP1p-i_yg*XBZk}6j()71@!=cbROf>hMMXy9no~)q=Vq>b=8zW5A>ALQc!I#Ia-c!m6=7`noUZI_d;DW;F$zu=E!P-Xp)$uiiDBb
N10TsDTOeiqL~MEN!6>QD-mbMZ7_g>A*hFRd|g5$Rh^+}2X?X2VTVE(D3NV(*EGqt3Mz;uNUBO$iG_-$I6U*YfU2E6^`jB-YdoP-
W2bz#esuc>oS^FZ?oP!5`#7GcAymR;*7Hguy})9Es>DTE19s@p3#F(Oro2VM=%^|}LK904n+-4)2Y&`<!>P&1s_o9GUlh3Z^XX9D
Vf#eKt15ajbt3n*PE){=IVjs_us5JVAdEoE36c+!0dT@K5DutcTo<+Rb%uCug-Y*wHK~j--LzcXX<JXq$&l>k1OmgGvP&YeG&YS-
A<Bwy=_(~fnP2UD`fN0rQ!tptRf=tg2P=5ftQ6dAbW`dUt*~`ig9Rxo9RxHp?}={L3pS2XYjGAPPD4*E+AKj9L@gJ~QR=D_Sp%1J
wPqk&a&%*~Q$$wT6M+E{6HFATNktUXMMN;ecj41x={NA-DJ%md^B=4bJsSh*548mLA2JE0$Un3cmJwEjk_3UFl7VF)rjnA8kSHc-
B8j02k|2nrqNb>cm<B>3T9io@wgC;v|0qGDB2_91iL{G>TEy%MrqJaD4J4RJfkJXQOrnM%ljDNxVOM3?3CB&hI65H}+C!+yF4;jw
p`DRI4mf*|K{L#OI0Qm*3EG2mB8$3#a)7F!vnHHr*d)ubE^)coIWg1~3$Zv^*ia@w=VEZCI)EnyKoB@Y3D}b;23Zu5WQr6N<T{3G
K{X?eMKpz+2Al>*E*5gA5=qY{%d(85DJmHM3$eq8ceGYaKx$1*A*oW3P3I&-SpX;!Y15(d<T)^>Aa*hay{wrE4QBD&<71O2YzKq{
Xb>q%R4G!Dkf8#Ap$V3dqyVY_&>WO8Lr#t5T|iNx0Me8sO6DShF#u$!1u8iL4g?@b$S_GLFt|iWlnIOh5DFO-v`~SPIVxm<Oo@^O
4goD^1c177fQX<Yh0CxSfieJfB`P@sB%nnyL$d6-Rhdj=*hE1bDJe-=flA>65<xOSN>o(j7PSF5Cm_!E^YORD*vc6|`ru=NuoD}h
z^e-xf;@85r({W7fhbA@4kS#4bxNzN0n|S?^ojPX_elz=FsDyXW*$e;>cI6#M2QYN#E`oM2beUZ)TGEiiXKsxXRaa$Ff8rUsxx}O
=)3ByDhMb$>Q`y^*45(}Y6TW~O!7NsBuJB@v!s{)R=V`bhR4nr#95S{U&~a+7giR~qKr{k)<U8%KPUA!?dQSYPqS|(ncQc2mOIth
W^UQpoA>y2c?s)KJwb?3lM<Aan@OWEIz&WGe{5wmsf9Q~5G|+)(BVzC=WcO>bH>dDxDL`GiN+8I{w#Uwu=_$7j)+?K=29QmVF9#Z
KMBUF4dDL*nkXQqDrzDTDhSLB9OZTnMa1l&Neh8Qr#gZ6HPGq|aH7h<;emh1v$pgGQ4|qkANZg@C0Ryphtp`aCQ={PzF$NSVHy^#
2m<1!H&nUOu);YGM4qis|EX-WN<tcnO14bz1X$W3NBj6^&~igLfl&!k6HY=O*k-k;Hixv7WQ<cl@kCes9a~MRHO)yk`77l(xCm&H
LMW|ZK6>6^s8nf~69AezBi{kRfOjn<L|*bB7L>2Xu@ZNBi^aA;Sex3@dBztutlU8da8t(j#*sqxv?jD_p`wq7&>6g|DBEXy&X8f<
Dy^=p&ZIgtqwJNTA|1+goaBF3CNAY@j=XrZXF9%n$%%++<2*?a^*V*(LrJ^Yjh<!w+)FRj^trF4d~srS|J$1{2P623xN5E5@GrIR
u3>OVF1&C{CPSkLlJD^>#K(e1qV^UbgZm{lYTGBha<Mgu`P0kCX--Cv(?!t~yc@4Qz8E0tG7M)C&%1^un6o|MJwIB_rNVwK^o&%Z
>M-}-<>v2L8Erh`29{H+P8Q3;Sk?LH`O#t$Tx|(wz3TlwNUAGbJwFdxW%tLca%s5)DqbO;Z{L4g;`Q4*6QOixlIq5<J)R5^gT>@&
Doa`4e)7+~=;7(%dgxOWo#L1C672*<wp#ILnW{8(imflhp0DXxUanF>;vxYkEcT|^y-WA)==q(lw10<RCi-6P;g5{yUoEA8k5oNP
>{#=;TfZiE9X`6w3*gB%r7wt=eXFi<ufA^SImGQRx7v#U%|8>bdk~k-)2Msw?)=D~7vAriGU>#o_jA0(yuGxbpKYuxj#1%Ct0O+!
rJUrJ%l8sIFlSV^m1%n;v9vK<^UkJ^t_1N~oh)ivCb}giv9+&O7JbKC+9s_tqvfZ1vV0K~lSrWn@jKn&viFN?Z7~MwEHoLN2%2OI
iwWbjJVpe<LX`a)z}f?Vl;VH1-30@doK>)e<5(l845>0pp@TbBW=59FtKBtF2~lo@q6dkm2~cf^5fDX8zM*HVWqXHxVSRn9y3Ztt
<d7fxman_#Bs0Awi>!H+pQU)$AGvWlm*7HpRNx{;4h=d@VU{F9GzTL4g}v#e+zyYwS!2dwKB8XYc4p6O#m_#bojSbfQ4*g%DSWh5
y@jD6%X@d%396d(H!G@WoecYr!P%tN9Pd&0eIX0dt2?Lp^yu*S*DC<DyM-#qE_>#phhs{SLTZpPz~saW-AfhTuFFW*n{gvkHANyX
p7%^aqv{p-6rE+&-hB6ar8N5IrDuC?A1hAUMJlQ(Q@9^|En3re?jG^*e^N5**=K)`Bwq#Vx8rK#!C&EhPfixEy`Fc})Q+1d)k?dl
(0iqR6P;9=jG<esGsIUxK~-Fu0t`|Db*NKHl+aRy4LG`DAgLr7<(?Id4HZqD`iXlS@kacFud!C+esKHlew)ggM)^0Tu#u~@;gE+E
s9NW(tz3x?D|aIYOo*T`Zt~PD373u5T>UT1>)EG2==WPdbZ@<CpkEoCQRqq;O5)49R>(v1%%cUHRLXQzG)0J^D#%JBpvNne1=Ot;
g@JmmiB5<>t!(>yeom`-S#>LN>*;#kXPrQ?zOSkYSTy9JVg1G#hUBL>37~F;olj$D5(ShUnGVjMNmy+FDxvBYtizZYM>-8I+^{;l
oEIpiN~x;OWCuW2Dxo5DGtpf*oo!Fe@h)_2hM|SPg$lUiE{cGAhb-DWt@Ap!&P{5HuJY$gZ`M|D&K%-UM_Sd1O7rJQ8gCZ*ok@~6
UsN^-b3l|r!Vp}~C^k_*kqFwZ;{9Vw+RIa0TKivKdJ#FWI;$36moePvm3mY+x1U?zR}^><D{$h@*WZ*0-R$j`K^CO~JR1%&L|D;T
7(P{y$lFe`o%Je!=-vx6f>V~mX0vS=jJDJ`%uI`>#(Q02@8R60sb4&`NVdV>MECP*7>eSm_1A6$#%iwHfS8ZtjLRJYXrr%u#ry?L
Ze{cG607CeOpZ}<DsnU<j_Z+E2LmR?H!G1cd9&6OfyoNfDw2;*RmCgG`*t~hlzs~ycyC!(42xY-Pixk7E<MwbJ$BmSiB>oI7+K=g
Tvhx!Jj!?3d*<(~@1rSYmRh?%63ot9g_>M+RCbLqH9{1Kn`d$f0y+y;6DS;LfFvN07rRx20suo6wgJr9R7JwOl294DEg1HarAHZ}
=eI89Gy?12;5y7yX#aU#Uqmiu4*f1g!)w+FP{PB<@1F#M5q)=`tnA9c_vxHMNz<xw5J`%jp0k+7C6WmgP|M&p=CwT>Su}MsmYq+m
%m+s!h70}d%qc)1>CTI@i!OBK#3?!l$lZW&P_jjV@}TBMM_$*XF&%jDcg(p&f-*pYHJ@9{q*a1Uf<Fx8mu3F=T~^=aaAfu7$~99{
^AE<UXtGwIn*^zNtxr`)x^m)4vQc+35%7nJ!Er&{2VHlj*SWa3Jb$+4{5PHiFt1xXk#G<MCx|fx1%;QNt%kU!-cie}rExk<GfB4P
AxDJJEAbnw>$KDMam0dxirA4xDk7zcg|-bonn9btj`_T7I``H?Xm|W`oeKoyx2sI8DG!4IWDh?ZJAYF>vx}woU;2E7w_@t#Vqv3q
Bwul_ho0sqV!%2;em)dkF3hq3guDTYw1bql8f^OOrD0V=5du;<NQ+^F#s-cYJq{G<Scr)oUwlwhWj=*jzFm-AA8xzz&&BVG&aEil
SUXvdo$^wwA9~icPo?P<-A-b0(i%=`Esvz_alD!F)F_JM-<zag&px5UQVU-o{7oM!y^LuXuKGL)=<GWaOzl)eSfY3vq_N7hOsPYe
)ac>5Sh?SyS68P;R8U=4Y8{wE+9!WX-bO^p8dPh-_<}(MNqr%kCnSX+VA0}sm_G%Qm9J8Rbh`S#?K>HWSTQlR@2`fu_V>1^WJddF
G}UBO5OpEcfx+hi3RnzaQ$ccAXD4rA)Fk>6>iWK>)M@=;0WsZ~-*N#g#K_QM@QU4P&Vg#w$tE|*O@Kw`h4wxhKI5)z&vhGZpd}(L
>D66#-Q14vB3+^jOc4VIOted;Snd$?671W|9%3Lv?#<jaS37J_TJ{TA(8XvkFhL3i#iEqn(h;R4>dBL8G(t`#TUEmkRvXUI7L7}~
52;H@eW>i7&ueRRuW+L<D%H9eFz6h+;sm}4Ny#o`;;$0YY=Kya7AtvIn3f$Oo@1<~(pdrxCEuq+$KRD_vg@e)bBboAY$@DsB9(f3
xGIjlvX?VGIY|k1T~?i59`mkNt<iRDVjL3bReZjoZhE-$USN`4_L&#t;RzKX=hH0ho|_tIh5lz~_2_YP?eui7s=_2@@i-wwcPyOx
zs<W|$kb%g`?#qjtFgY83)-`xyy%=S4hdRTx*JjAkv5kE_SvUg+-s#@iP6xBdmWS1k?=~9*L*cv#kCsq&4X^An_|P0m+2f`AsO81
!U9U0<TX@0TOBIq3Ep1bt)8JUZ0j-F>(^g-*X5T}OX*0~wKy6pQEcuUWj$klNz6$iwr%1kYQye+E*QD+x?J{jno~@>!KaI3__ABR
cjr=WsTX;W^{j0XoJ~oY$i&7Z+KH)G6{tiyN#94(M9L9WQy41cO*rP4lw=mfL!+(GDv!)rHr=b~-nZ9<`py@VRq^3=oKz&z<9x-O
SaknRbZxzh%cI0=^OiEv=9iarnq=u2*PUNLyGyOhO4W3(yEzZjy}iaGs6oyvQt{_`^4~2pk@<E`F0D1hmnLC}%_Et}J=||AB;%i+
SuKA3$i#Mg@7#Oq%gUPDa|BJXSZhYlI>C2J@a7_^NovA^>s0koBC<@*h1lN~epk}*W`nbB52n-s<pqKyJNC!9%d&ahuA6@*h{ha*
vii5uY5tDA_USB7$2-VQEXjATRJUt9c^NVazM(I7j-i}*n>QG(rJ4DY-fgGi99>9vA|h=KGx61(7sE>warj$*QTFI|+IXZS`j>1y
3PtC9$qVs$H*FaFMqeY}(s-}TzDanZX+idhEx*I7JL}8$jdMD?iYXPjedYDz<;`%-;oLdU@0}e*W3k)YJDl&L^h%G++Z41X!6I5C
QnFDgC5u#Ah)bZND+%keP47~e`yTU{yW!Vfp2U@<nn`lS1_WJ9lpNw71uW{d<+Y8MVW~9-z<mC#Gf{fk#t$yKhp;`17=Zk+<{@(A
{JLVo({1B0g`$Pv5{+FbuIMR96a<>|ohe7`PpGg$LT(!3ApA?N9<x1O%@#J_oo+Rv>zuoiN4Gk5v1c6KEPI4^i)Gxqc{*PsN4<wi
!NaSaC%nUr>xa_Tn-FaEfq0PN?BQnY;&eErvqzeGd`E~x+f!QNo<3KkTAJ)njz@}2LP6Sa_=u~z6bOth3&qB|r_pIy&}wG*h}B9X
Jn4>bw1lcxe)+e@!$-(xUax{(xW0Sj^|Q0D9!q8J3a~BQ%f}`(L?y30VP_S-dg^8N%Ulvwam2j$W0%EqxJATB)g-%DxwdTe&SFPM
%idqUn6}R4#4g#KK_<C<<?eAkLRo9ylFQ<bKKGLiYdUXaxGJO-%_ca-_b}q=>`@?_L_X6dhLX%x5npWie>1$*k~z{%UAl>T001-X
c%V>p%x1;b*>}aZb&(|3h~bRHmJi*^%*D=q9On7Wlr)iw;Ld~NJIe3W=3-3ZZt-{|BuP|&n<Q|6fQ?197HDaPAUV81ghNRoBcE#O
>e4rSmvv;sD>#f7T@Oy5<40(1GOHC0R$ECf(e;nb#FX=_ywuH?*QvXqtBPNGudWY{A?T=1i>u6nt^O)S)pgN#>!&+(B#|)c*gst|
x4C$Ff-Aytj8{p(cx=}k%+6i!Qo$1Mo7Sqvk>Bx5&On$XDQk-Q`oFFQq9G?*kdhTiJSSc0>dttCwO1gjmq9a?-QVHgUFXWKogJ)O
ALjCpms%j~_U2R&psF_*#6N~K<P`<sB^ILNHW{){xeju$g7UNGV6VELQJifDF^5h=OgWW@(ddF`$0~Pq!sC%ytSjory*#^;mq!Pb
x)v#8!VN=fy~^SYjhoZTwPQTj(QHUHQGHn{AhlIzDw=nlr=IGokk>%DUTM|oD9!v5(3A3Z@3qn~TJ)ssm+9rzI=wYY^V6;@rcTl-
A`8ElesUoB-;lTKOwK;@m|rH0;_@?nP4a>ISR(x~o6BL=o4Q(e;SL*-$d$QEGCWK|&QQE$6|ouK_huxLYKE$&yF}(f&>B#~zOQIm
Vo{R1PVojH_t0Z+e)^i4$mTYL9N9H5%-htUbFQ4|q<gq}eZ-$==#GvfjC#$Up5{1^og=t&=6dgWAJ1D@_iu8Qr>&cw9m(r?-PcH?
OZ9i(m`tOd<2cTY<YTVuF2Up(J2r#!8bN?T8&NgEu>&cB5oWRrCIpZ&WNoph0ZfJEzP?v((RIGr<RoS9pv-8n<>8CG_Nt~K%`Wib
!rY+RxV4m0?K}u~xKIeh$g7cC%(d%G+Z7utxVW;#%4jhG6U$)rfDG0nLK5|t*wz_>QOs+m?J=6po4jZ0j<wTof+!8OQ*fI368Qy8
z<}jZiW^O)D~i$t@w4JeL_6&1&e2@}rRd!5&?Hkw;yDHa)y9u-!hyMCkQPQv&~^oq<(;ASqtZLn5GQb)x#7+AN3It<1SEJn&Uf<M
tUC=8kTzg$3U!kZ&ch0D_Nu9+pPG<3C9)kiLa5<7EtjY?R3&y(s(g^NtWb#7aeC7d>dJjvpJ~e_P>EYz*<h70l@%$KH)K3EAS@w<
6$Th_=LEk2;wNdz;e_W>8Mgf$qh>cp2$zN(&E1t1Tap|@3UxgW1q?5rJWfrJ>x~T;JN4dkG<Hs)spYYUXR)*}@imb-;mr42Q#!^k
DlyKp*D%~K7%jmm>)TeG%Sh{%5~`94%B&p$e=?;8<uJU9b>+X9Bq0J4RhYc!o_XJSf#&30<V(_5iV@#6@&nS-zDm?;QxPI%#wwnC
`L_$W7fYOTHxqT4I3b&*9lQ=08Z`l{1O;@Dd@z(^1<}?^&Sp|2S&9L1I~>Qssn@r83538@P#(mBc1!K&ORngue*5l$X{A;lXR}Wo
wc#QyAwuaTN&&qMZy6{sT7;wyTSP#(etPir)e|KTw_PK8qQbkxwGCA1%)5nJU1`Gv^Tu{KD#K``7C}KoL}JJ)#@ZtoD4@yYGc9@T
kmuUVQBNh>ueo<!g(#`?^z#Igl|vh)S#*4-R7~hid=d0~JM=zho%h5d3W}{t=P7g7jsQRv*lw8BHy1MNjd^!9Atg$~fDqP;Q)3fb
jcm*fDMbY6<rH0Hz$Ml!i!z{jjRK>t%-f>$bT{wo?3j{5|K0kXlb6JX@Db^q-9X$;nWShaY#rA#!=VjL>v%R-R+S8C!PR1L$kxu`
>ezy5HZsLWEFX4d^oh+EcY4h0?tT}vE!p35Jx=egS07xnuC@!Vh~$F(WUooCy|cz}q8JNy;D@71Db>nc;k^BF_uIu<i(>lt=5ReJ
<9K65uybRI3*pQ;{kc3pH0SHlm*QO|+E9L;VDEKKuhb1(&bpY?oXt|dk;?9{_`C7GdU}J8@$1s8>2>OHUX0k0xpmqyT-$yu!=9{d
#B+()wZ6KX*Nur^wx>rgRQ@~AuDH6rhc$^g_<i1;TsEUh=ki{;yI|j)D<Zz9lHAd|`N^wiAX={8Oq12I9VKG#&zF`q(VkrwbdaAO
IpfP-M@d#W%gaK8L^^3PE?d^>$HK&T%)11Bf?%mY)7G=i$mz$WhU+r*sh_U1n3Ad&8o;~8vQ7>prx!rc=*k8!gzQ)lM`*ay76*{^
OkG_yU4r_$@n?IwLhFyY%2r>iiDGCv*;n;h&a-3JLQW>1l-l1H#&t5gxTd_baCQ<gH5Od;hwv}iqI<K1UzC_r2H>`b*ZxnQz!-mV
0672+E1?Bu&f^Ae1ruDB07xt-SOM|4Ly1++CaP~y+V;>L33_QGQ_hzR1NI*y2O2Ek!=+#u^+Kkml-_3E*QFn&BWgeAn(T2jdk{wg
gaGB7JmvM3bxsL*V(uW<D7QFs)iZSPALs_*+iA(L(FX<hd4nDXh=xL93p)9{FX?fvCE9Wq9{t?2gQwq-t}5Jh`G((#OYNNeo9c6A
#2R*YbY?UvLc*+B4^^DQBEDELXid_3B=WlE+v4c4Gt7QBJl{(a_vZwnzS-)s&d_P7Vw-U*dfkxpZJvx0gWpA+YQq&=x=MtqPwYRY
U(D?5p>6osPXTo<M?IqRO7Am*=Mq=n4))v6ndQ4}q|-@ipu0`>0~cC%k1(#w<7i2?2{#0IoOY&sbkLB5Q%=0Oj^k`W2ng+pg*(yp
qbWvOv!2c@-o}>=gCLUSk=GT~Mc+GMYt_T46m(IFJImVQ7*G=hwyr(fYiJ=GoDJLSVQb~T#P?%eVB0!Xc03sR=fj8BknZ$UdUQhs
=#^?~NOP*v@xa4ZM30HrN^n{k;PVZk?5Dd}dZ==&cGi@@k$^Y!Jq-$@gGI3fxForpAAC<TGud6Ko1;uWM4<vGd$DKMp$w>TfZ^^U
R+WKOo4$#vIYnbNqHduxo9IG%IV|yx%`hvJim3yl&|`UlLs6v!&V|(_=r_Gw%+Q#pGJcx*e@8Aa(?@&tA{1l2SMmA1t|HJhNGW&D
@}j&RF;_I_Fy!v&X0+BTq>xk5E>yOpQh&$7uA=s{sIu7P<U{&HP+LooXyZxY*`D*CPgfIvBb@K#GdgH<E*?qGeA*vb=hkzGSSjHY
=p<H)&vQL<t2G~?L@>Pb(({^ZcB~8=*2?c~b$73>uZ*dssf>k4BBpChMS(mbB{eNmQM^Y32DNuK3)<t=?wlBRh8(6~uVLaj#D@z6
ZLtrrD{;xEx!asW(xz<&|4i?3_Ow$YwEjEZ%o64VMPR($yBmH@Tg~I()+<zQ&bgf!admtxo$!&bF_T4{m?V=$fJ$-aNvsab=Lnj}
th=L1)*&TJsVIW(9N4Ie_BfpItVQf-wTYEU%h!|&J*x$?qfy0!s^Kv*LCe~tqp4>USBaRFWa%>8yu?$M^5i1HXS>UN?-^<)Z=1`H
eRq)OA6<0<^%<9!mpx`4KI1$(^Q`k?L=H!MXM(Z4mYIm0Q{j~=sr9J=%}Y_z!U{s9oa(f^+hVgs=}sZRHd9$~#%WxuP=`t7_TmH&
PbD(=db>9QMo)*@D@y5-bLr)K@@4HT^C~3i5#ww<?3we^$ywWb7gnu@L~XCjX1cUTaBK4=(hF4Pkv9mH2BHX6^`q%kub}!reLCw~
^Vg#d!)0CEJll+IDPzyh#`m|>$aJB7%1Vn<9xPU>{r-0SV(^E3KU+4%yc7r^%oTAZ=3fo+NX~G(GH>l<LN7Db%(Jnbd3n3OCTBII
LR5&YtxHWRx!&}x(h#dUJWc`9f(1d0IcG0IIa1Gi*~N^VD<mT`1>X^hxQ)#ybhkWvL?CbE8jm65C{c$zMvy(tQRZr3mY#x4HSrQ;
HaipGAbV^@kx;~vO~Z;kCZ5NW*QGZh>L4aL5b!W_LKj4E5T}E&n8rMw%^Dz(z@$C|eI!F&{MdJbV2GRvq%%uSi`w<N4TR^M4^yNF
(b(um35!%o7AZL_pn?v{N@y$(CAk==kVR$l@VCR?Mj8)D#$il7sj&@sDRgOiFlHu4%7sm3(b&6{(vdSXaP2;{L=@#p;+A%tzK+8S
pgoF>q*w|YFqu3^B-GTf^Dx0O8WLg1SuPetoW%5i<V4{W@)|T~hi$;1S0v;qxWb8{6GdL+$c|9THrR4d<yu}e@fzVwIXehWW~Wjx
)*KNzUkC<JdZZnRQrc8@FvFBn>kb_kQV4AH<gpA53Fs8<0D%8aQ9(tP9<ZK&w^#V)enBmk6Xcou@9TIU&-Z?r4o32uq(>r84%If%
!xS%B99bJn)dySEiq&Gkii#nge7Fzet*>^;1z;9}#J>M~qG1w*TYS@>_)`({C%Alg=<4?B9t2SFIQU+skJbK4oyH+{C~kiL*C%lw
7(HS<`$Yadn0WX7q+jDG{z#OdBA2)yv^Sf}s^ks;HZ;ntD5Vt&&a_iqYYjp63e;5i(#&HHPI4S3YM04%;5S!eqPYb^(w@172^O>c
?dw%lBbA(bQ|Gy{OpvMndGDLz?}Tj|QLi?bRGxi{=W$O`rhfb}3l6L_K3NJ0r3nJ1L_dg8{MG>I`?5q&R0?2z8X?Sq9V-HRb7<Ra
g^(nX0$7zHAweL4VNi7<I1CU`AXeJWrZ&qmz=kl}Aq>g}nJ&#?Ggd=LX#m<oDMJClGjs!JZ6FjvLv2Vb#sx?$sEh+{@_y9SybN63
4NC1MLl9)Cyy=*&YmPS!;A*Pyf-GZ~f9qE$NGhpLRvZ7XolcIB6wzxFDnf#2A)zS(f`YUov>Zw}5ON;=?;E{`#H`1`ESJhpTx&@n
?*VVHdBMGxxX*7<>D`zUrIud7cz(x&lN={99C4JgRZ5F^{^n~Id+9dCuuJI7gvJ<<?n4gJi{T(F3Za_!mmPn)!SdOk46$H@@HyQ8
kk+Y#klxF8w>7b)z{lE?<hfull5t4@uY?aF=koqp$vy~4z{MF=I;BAiXsUv_go-5_LPiKh*&M2<B~Dx-qKz>#LlfK!z`Y0}7Rwe3
`}XBKKu7`<H9LPpe@C|qk=*aEb*)Mx@T0?yS1O$E36h*9L_Mex%7(159q#2=BattAbxTF4pwA~p?;VbM%LC6jL|(BXsgQ5hEj!Hb
U{uS$t}OM5%ZI52Fsdl1iZ5gB!OFzRTipWWcf|d=!sT8*bvjgXm4y~%`NuzgcKGL(vh4b^I7ui5l_4hbCd?6^^EtN$cG+QMBGFOB
SG?@_%>`$(K}$;tko62Sh={Tx3b9ch7q%-i26BgHW*!7BKD<5N2xBQ=pPYy&D5o<=M<LzZbVwtG*?GEiUm^rXIUEgcT_EiQV5pHX
M4t}3e{J~kP8qtHX%NX4J*i_UL!_JH>_d-G)km~`xu%!b24;F~N4>B}K5Y0pEHL1TPnj&$!ilJilEpL*j<>wLj{`K%mb~}Plb9eu
;T|7Kd#+-D@{}p13I!-dp&9^629Y3CfUt`s7;O8mdghTGIO2V2bZbLuK(KPtYND^%J7H^E3>k8<xo*ThdiaN-2vQ!NI4FCSLO#Jj
*q;lBm}`tQ@Zh60mrWB)9XWND>pI>7>C;*GS!S49R&d_bQeF+<j45vAqS<L=PY-l7-#g>6!--uXv76CnNu<%Ec+p<YL!K&Ciw9aD
+}UVC#agMW?;NW{RK-oFMWD<Q9o9uCx7RK<JalNdEL9RlI%1XDXkoi^R<`CW55rUpMBI0%?$w}38q@=&QyAl7r_8l<bsb>5=C=&L
dxP<l!&=1c{CB<VA4DV}-b1}+i5mEY>0!_(xc6v$P_v<j;%-C9q!m}pfgW@_@+W<9$b1vRY2-Luf#7T=iWd<`;f)xg;vtz%c;0P_
Z$-`{4MZK-b(t*L7=+j)HAEFrp@x!T7zu5aom+|0Z)!9&@pCDRyW{%nACz&&)0^G(IWW~*<Bc<8w8SX8wZTVhDC*OMY_qN}9B(x0
<it0bwxWiTRx;)iR$@F@R8t02s8@~aTIt-})TGLr7<89Tg=2j>w&;z-ibbI+>m~HbhZMo<%z`wCipcYE!Aa4W4i*B=b#ZmcrK}UE
CaIuQa!SQwqAb}85QCgf&h`?};QU3w)hB$nz4NmD((0q3Dh0a2BeYR{x)QMsZv}8lkR!Oj=~W2M?yT1wwL!@s8>~jYPUx6LkvGkV
${V|bvYz0MM<NKO{yzJAz$i{ogcX>Tv8Nct)%6Esd?|*a)d+_~DmEDr^*%m9_!evOx36;KcugnqUs^Cl9c^)sL+*7RJ)RqUC$daF
9zPFWdN8NRA}6Wq^-hNgD1D%!g=j6ETGgwYEZ4`p$<D=}VtqO`h|bm^>r;uGyhpCW&{2MKaNRt-KNB)T-|^Gx>&@?^K1D1A?*sIs
^*hGWi;w`K6s$(skDs4@)AoF#nKXcOJvFecvW_)-W@ybrV*?<S7b*%h9Z|R??~vidBD7R#^TCzA)ddO|3GRXG-QMyanDujadGH1<
yR+I}6BS^G7kXc;eYT%igB|jY75Yy{qSHrd)jNI(eKS2U4t>96dvAq9sV3RwkrF`I5k|v+=M>Mqo{>O%hhgsM&D`JsJ6rS6p9v@2
gjo)`B~T1tDI_nS9^P)xd+zV!@|n>h(_i73hI6->sWKCBsBW6VAGr<@Ngu0uQZP2!UaOqvA+?<ye-79~5A@OdkH5R$wz`^(BEo*Y
eD>}R<-{q7z54Erp`bakp9O3CVZF#i9&{~b@6<Li3ceEW<a!5L3lNDtaDNPVKvBt|F~=oho|_9-P8Ag;jn!d@eA44syPTes76?Ai
&f#jFI+byPBjaTxqZe;ok<&X+^E~IJrioEIf1<RPnlN}=S85>&N59|Uh+CcS($8qxsZw|#XS2M@+RZF<C;}Q1Bx<7WEp9U%V2Hof
(>CiZ>WjK2?{fmvbbD)wgHDexmUxGk%X41^^xQm+-2?BI`ad^Lr-AJbdD>`wL}Zx13L+j;+R;rUG1&5=q+?%}n{8=+%475_u3k3-
u0kLp;gO3Zm};n^2)%e=G(}s^64X7CwzN4ooa6>l##2EsltAOJA^%6o1O3Wq&qy3{^gkZx;s}q-WL=svxXrE}sp}olI#LlHNRGF4
{UHc&mL9Fi#v4zT%O87(jof!@h&s==FB+mILAJ?j3oZ(b9n|*fLojZanX-Jb6=AE{HpVj~^X-qKBM4R;baGh|l0h|qEjQ7t#B?2%
$Tb!n9svMrzqfDGKc5`&qYzI~=|!|+Lo$ehnQADsqEvh4x7uq*f6rf-baGCPXH7kObD6G+F;0A$JUSeYe<*VU?GPdJ1jD2#s_l8M
%6e26+OMZEG#v9KC{2xw#y1KS3Rb^-A)*t%afgfN0!uk3UG(|(7JNB9e)s6+*~bA8pN>%`jbXGhis2^aRv~{NG*kO%Kyh><I=Gh?
@fE{ee0`v2k4pYN=Hj6Q0VE+w-ow2&I1ihXuYdn{+ZROj5l$r5bQ!4X@Opk(``ITc(P9esYxWn{<a-YeXnTY|Be3~x*xndmcE88e
1wDm?kU=GoUD!N24~%y6^fT#+0YqRa`LL+6+6$@$pKA)fOGRc4hRvPmdi(domyl51#tx0MN#KTk|2ZZ<DbbIm?aksq_=PC(=cx`k
*esRoK<ELhHTE`U7^SDi)P+_d5nTX60jjvx5b{GYP$+&cyA!`{8ZlwrJHxlJPiK-yv)DkAp&->OU~gkob20o7xI~!>3j$kUOj;++
o|hKLs1-Ee$|@lX%dq9l20If)v4)lN=K{Nn2<~9Wm_!mF!DNt(Vg^t{0)(I+j*LJe6@uC!2Vp2;FxnKeGzP+<EsXLFRdsAMet<{J
$59kk(6-Me<Ka(x*4%kK#eZ=f^T!uydFmk?f>Dy)(zH8QAt@&I1S29GO40EywVt=i_7~(!eD2Pup%PgfLQY*f%q9x8UAc0tSe8jr
14_#&G)ie)CD`jkmBQ)eR13mFHFjBou`<deLQfOQEn}A6D|dyw)G|C{hFd8o7}FAte~W2ygAQ>_X;ud+E6L2mol71V2AE=Lq_idp
4vR-bhXdy$I7H5Oyd%%NZ-N9X5mCAf!OU{Y5^cK4F4|L(ombC8>GNgz(Daj4MV<L$p9i@5+4WbOfyu)kd_BS{e4__G`oZBu1<Q@S
MtPS9!|Z#D$YbJKyzeKC+G(2k1cUc)rt;q31m_5vMF~E?d`rDt|G%%!C&)G5I`3~#`154y>%+&L9D5zdlr0YBG8h7U9Z_ncL)bM2
P)$P(gU7nevA`a<Jo}%9_q;RHcMw}LoCuqISR|h1-VIgLmWG5kxo00ea`=yrbvac>ds@ebdwAXhiD*9yHzF8j;gGX#z{!xLvXLgH
oG76;HXZaE0hn%%o}o~7d~a{4dcgYm;)3v-GM+rW*4gUN8yn>akhAmO7-CUG^Oz)47+TV@K^2wCwJkA`*!)+kC`pc2EFvi7%s5O;
t&mVW+Q8Zyj5meW@(Y9N3L~fdJsiRW^SM0piBZs4Vi!q6;`d=qSR)PYV50(z8k`~}awsSYQQBkBntUM<PQ<*3%92^aP2GKceS4gs
rj)09i;>iMk8;Yych3hMlgRDHgR`?i#dOM0>$%_q4tqkZ#tX_AqGhJF$(;iTABUyuZD4<WCoU3B^Yp*n^QWoAhpIn&d3`?a<3^X&
;^qb^OkQNTjGcyon8czYJ#HeybRDMcp^_SZXP2)7NlL{bER`*G$*jR0J7vCkBs+au1Gv|^L3}sTr<)HN;|;{)f%?bS^E2^Gu!@eW
X0{d*cA1!LfT1eV?K>-lLPA#(iHRHuD188&LrASC(SysYs|4K1VuGHtz1sRbW?LB^J$TgK%6>$X%19+beF?T5xE)c_><~{<iS`{n
?qVlz&IexO(KQtobPj)a$8C5XowpACfSOpJT@<Ynh*!FHPvn;Hs&{L!rh&wZmjvR%V5l%lY;3cM0+5*jp=`MxlynO06B5vYF;Y|!
BtueBH5RGctiw;`?CzKy+4^cp-`1!R53-R#wN^s132cjPivqHRjgo_2M~ma{mR}{Fr-Z2pPob}h>(QLcq|6ONt?!aT^O_ilj+{di
W{mKpqX87lDi3eRgHv!?dey9AlW-UYxHOS!X2&wk(BUCaMMSl0fey~a9)U?4NgCh2+F6lPs!ei!bI)An7l9v#)cLpffoH#BUBo{t
ZTdK2S%|W}8adfJZ5ICYdX;+~|2=me8R+&KP<oB?mCisq-QnjdqBw@uz?;HEMO9cSM50P%r|<KL(`R+;T^i&yIRpR4bI&JsZ-FXh
trh#zrfA@YiSp1oBj*J4_Mi!_Yt~2Q`YI`cXey{)r{s^NU$ph~@soqI+F_^0^E-?yMPhO%R%;DI5}K0_jsuf-wg}8~6eXAdU)kKh
@R`Q?Ex7%ddLJ(8ew;^YG1^HOv}r(p4U}cH#Ql5kY)ARRV`|E0^FN<<hV3Kzph04=0VLBv{60J0QP)df^BRoT^tzzsZWgM;(_}3=
jQtiXv@u#K(np;*y}c|)Ae!B+Y`jZXSBlbak5s*M(seRjh`~F^qfB!0Up6X1f)7e_gCWg|XZyIj%;y-n34}n^epgWhC`_SMJ0dD*
BS3Syu?1@{9<$TE$fo?Zgt?Ym^731zn=xyqb?>RoZb8vkM5td+%tP}aVp*6Y)09k~$Ts$9r$oTBRaS*16&3r>Rm`kY=HuT3DjNNw
lErCa^_6)^tb<A+qt0b>gEyth-kTC)<4Hzn<*_0n2(r&tar&trC0857!*zCZoaV%IB1&#`92V_&n7VbUXOf3Hw^t645-jdcvO6DA
;sMTX35mL#QfVQyrh+z2z4{RCzevN+bKk!!dh%>meIC`|jharLhg-`=5R6RI8r9R{CoC<978+WS4ssp9EJSG@Ga)n7H)@@FbVTw<
_F5r~7d3Zs{4(NIx<hPd%Y7?RdW=abI=$x>0p(Yk0?t;@>|KeRWlifPwJ5$W8tNvMOJ4p?S(UvE>OE!C8Q(K66CPos=dN?Em$L06
MqwOuVcO<i-j6<RT^P=K!pmv3sxN-(Upmex`ClKdt}R*BoKmlAu4U@@E}fh^C)UsI(s*ic8#t1Rk?9`vJ>8kxvSca23LSCUNV*|Z
>VPzc4&9*Aj?=Y-@R;+sb~gjkQ&J#tB0Nc?ls1KUH0BD4CL;%QrjilmAe#|G!3ne~y69oakT#ccO~D|Pgi2DO5K=^}lW27hY<kZ9
x4rkf@y?td1o7USiog~!GkMw0`qlwUNmYW|;~`y<oimw=6^{&*yV>c}=-kQaaSqOv+eGrFD@F(>j=g%?>xW$!6amuom#;9&s;<k;
%1W@tEwWK++#=F6fK^m#s!EKN@=)z$uMUcrMe?c9R~>D6o%R!e=a8(5k%p|IElW1mf8N>E3d$WSrIFNd_&@_y3f)m_f-JTzW;Feg
A<$@Jd+w9=LGf3$f~Gnzt`0hPP6Z8e^{sKPyLzzDDEPHKUX=1_$ubR{vN7}6&0N5BsSH=kh(tjBX`Z*=YI`=k1(UNY$y_wACRM9T
XddAFcp(!Wm-mI$eW2fW*I*%6wS<aFc!^SxVVGo3JiOA<SSB90W0s3WCht#uPS;B#LT=-I4*k3DH%<c<)2Parhe6*7w%y%W$FSvu
^RCs~DWz_!q|p^|Bs&n+UR&v%3a1@4TYbw!S;XrQHA&Rnn9MH<Go(XZvEKCNl+&z8h9or3wY&zA-tMC0rsXVM(!;MBn(KWlx#(6T
9JhtP5zJ+;ArwHLuP*u>Viwg9KxQ-tt#C<EiYkb&QHKMtGf*n$uR6YvwH&eaRbHMiX(BB5(>Ppbw!~jgB0z-+K^1PZ#8-&+C*M+t
it;Ce6d2Lt9%K~3iCV7{kCytesKV}t2PiJ7ao!U;yot5BwHV2A%a%c4u+{R}=&m^A&|*5%ccKoXy}UCkSyHWzg;<!TFw)IIF%1G)
@e_gle6ingzS=80<L(LF*OKMlZkrvaJTI!AD_w_lAnjl-x~`;`$IjYO?Uibs1iL({tm8KYUFOET)#oU#)>%61+OX#G&u!x38`)yF
=P6PHzfy>G;3#Feh|&2PAJ^g8;Ep?VIpCHLIF2kjbqg4<%%+*s4%(IqA{z+vh(d_leb5p3erR3^Br|u$w`CjGI|;bL3jk*Yrihjt
ws76qNX>g|Mwo(5N_z>2vkG^^tgC&hiB+l^27x4xeOZ3Jb<CGKff)t^L|j~>4VXLbRI{CRiGS10jNZBzbb$sTswd662D3I5ouQPH
1#Y1jysYT2Ur8>y?Qzih@3IW}c!;P;QD*to&}I&TE3fRW)pYaS$oyheM_rp45W?LvS+gT&7PT4Kmne624KfE|5n95k3D+2_r?~U*
(ea)tF9Tyfl><S=Rc*C}DPV`65#nA9Re`ad85UgH2yDyU`ri>z1+PLcT1(ehsVXAj+~d4sN2OgiUYBb)`;4@gi<FT=!cQNZFhFr{
m&A3>Fr489v%tz6i3xU0+pGzsxRWMHGcI(SbFwcFNjA?8=30%7D2$B~%7%tBHRbwIN>93hz4H4C-RjOHB}JB{I$(8vFmPr^MlPgE
iE8J`>z3aY*JgQ#a<Zb?ezI!wQ?5#r-@EKek=Hg?Qf1ZV7<kjVQ%6Ijik(X4uFXR&+R7NmP)ewF4>r2Ex?7uuP?_d4d8E;gxGbv_
Ot^1Or5s}(%_w&%n@D)=HC`?~pzlwe_dD?9^3k|iX4WIi3z&lg)^!~mA4js_c3K3Ef_8^*E(%mv)3jEs#<!;nph^f-$4VH`grUpb
>R~jz=H?KkYTu!7jO)#2`P?_ETh+B=7K{)1OY~W{>mM+pwt;-_qs}(#t-_H<Vn{A*sdSY(XoV?ZtE|~tR;`pQoI5V^vbPQ)RjkKd
ooB9JHF2`+sTgR~&W)*xG-empW1Dxqo<4P+cem8TFMYna)f&4`j~!#3AylJgvI6ro>C{wk)1gSJL5GUOK;=v-kq;Fh#Q1l^JQW9P
(p@3VI#QC}6uZJ<98hEs;LKWAP?Jr+1O%j&P{!*LTKRWd5~^t-W4Uk5!FI83(jxI+eDb3b7E#1Hqj-z?22R&imUn6Ic7^Hpr>WU*
TYF9SqsGhPd)l4w$fe5l>zH2JEkP}9T@KD>T|4NVnGu6`SIE3}14k!fyYF=AW;7*hM0d@wy`=H=QswG+*~h&KhKt>(m3tA+n?cvt
OFHT9d~IGo5qi&FGu!nuo+~<8gjpXz{DVDnm*0dBE#EHFFTQ3=&A$D0!f(F4FAgZUX=)qfy+;lAofAKXp8MygxG^Q|6^cg}r1cFS
80&~UoZE%AkdlbL-CVxnp;uVqqW9;g8|=#tC|IheD$?`X>29iVN}`TZN)m&$U~FKPngr7Jd_Ejjs4W!ask)&S!yq%gg^Ieyj+04`
u8qR_WQ8Sd#YnW6dD>?*@;@K>!1<5TF;UX=l(jxxMHri;5Kr3Tdz0TXa*>JqM<gKIuaWuGhZh%DSsZOK5^)i6(>-SM47Pe^FRax)
vbZWxZ6_70yVV68O*P|bW|whI6)2*~tad2UZr~|Qj+oYwgQB~(rO7wY>lOsn1r(SH*?AQ=gxd91dZL^-q6nD6bC`%&WiWQiYYOJ3
W+xPJiB7KUajm2a&}U_O?nLe;mpoow9j?(u+Uum>ajQY9AT-23FS%YJB&dQVvKAv@(nv_1GNnKeIVf}|B4VLZDaEbhG%pZ?rge{~
?Tc)9Q_E|it>0D3qm&&g9UxdC^Tf{gvOZOIme_P+SJj5oy($|=hMnJeh2f)DPg?|CA*+P3@~;3&=&^xfEeJZhyrrtIY1~&TsEMqU
bhIetz0v1=76~6hqRbT&qs+4k-q~ptUp8&lp6}IQcZSlG-6~$ERF|{Rytm2c&hA%Ani0>AtSzN$*pgzXk8{=ems%>iaqS+^Q<-YI
>%!5zchI+_b?hF94yMwH=)!7rb-ANFZ*F)Ui;&C0v*`@+8jf>4mq%XqBIK@1IFDvhRCGS7%i!JuH|H+5o8N{@-F73qr{kSo_;R$E
^9O!Mp$<u;7lGb$qO3@-4RwJFj|@^8ZDoNd$R<`Duvx`oW${V1g{&e~jLDxfHl{pm<B=taq;&>LKM|6VUArNGfHIg2<ApSqV6*~8
M%h_su8S}xViSn(#wJK3j=ouA%Cp5si5loUSKU_Bhev2iBorwxEF~9V-GHEQWD}*jfwYGyO-f<NI1MVYy)zD03bBN80(A6HIbtTF
o@ZArgJ-0R9#1TM5uK+hlA~GTKKR+5@4l<WNA9OV;oyniwnu5_x18ka9LfqQ5_aAgf)Ttal5H;>D!7sf&Ozk#4t%&yy6;Rww5ydy
qO0pOC`BzfQ07qc2ApiFq;+r)0fmwF11eF=;bB!!R8UG(2z<F*%cvw86*U1SsY6PJ29Vn-2{ky}rtFfDy2upBEPmbd5U1!;6wyQK
Et8#8cUmhzgkIPMfvN{#klf(!+QNYf-rM>;mGs<&#3f!MEs17G0oo3A;B&W-5MguAo^4TrI^yu}!|zQ#d#Qu-@pIO%R&qBy9;Iwb
L|Q0>o5S}T;8zGxgj&?usfdF`2?%VY=x}_ws-lJ#+Re)pv8{HvT7#_KU##*wO?Ji>xnBJTLDmgi@3Ypu`Re_X%(Hhp^}{b8o$B*y
s=F$URNK{28FB^l&r77X)PdKuqXL|Y2@GaVXf~9pCTEpoVAG;Ow8UCIm3v1z9dTD(7mR&;(7Bxi-A*lh=XTP%I}8G5T0sPh(Tlj6
IKj>rK7$U2Jo$A)60M`q<rnDwd)+G2NPWwq6A)NWCq$=i=D47pZ#tyQ6R9(nY658nd@6?~a)5KA$@a<<pf}qjJq}x)eLPa{y>kx)
TKwk)0wVQSNF#Ng1`<6|0i-ZNiVO=NaNXD-)6j0s+A5&RL^#G^$}LyZyF#rf3@wWn1k6gyN(h$gq{PKMQ@7{Wr&(S#yP$Pda2{Y^
8mrZXv9^(Yc%yBcX-y78m@uL}XgHqqO5w0@Bx2WknFTU!R{Y#RrApy$LFMk~oU%hfbYfxNE@&W}-Q1H0dPAA$v@=}jp2G1YM5z@}
{2WPgNwr^4%P}T}xi5TbZb&pD+1Bjwb~@F=$pF^NHmxf{`wBb*Kygx2LWM#rEf=L=CLt-MIE<FyErXMaGAnWTc!L!*L<Y$Zv<*g?
;@@mFRYgVM_BlR4uSn~rCB5?VCPdekY(4n-=8kobigvzZ?)u=7e0?{|!R+0b7)yKC)?V;!VjPK!cty?%wL_BD6)mx+i4qBvrDJP&
bqI|_y1%8Do+_!25q)N!kGsmUjilW)uX9Imhh$w%S!N{E7cV^b?*Ey&Cr46s$w_sO9>Cjl8mccyut^Nej%Oz_XXcbKblo~}v_uUm
{6&P9y~{^@E@#GC^EO@YUu<&@&^1jFB#~S{<udDlF92{!x|7~+xQ3pN0n>6P7COTXE|_Hsze>}?vZ>bbgYfE6JEc#DVL3Gng&HAf
bt5_^!WI-h9uAJ_?U;BDV0yqtED;mJQJv(n1&1eIXWYfCIC?Dbf;KI^q2Hso7LJP$6fViwbKE%S?y1N+i8?zovutSq$`4cwgc(RK
xne@PC2diLlBE@3a2+G3G^9SF5PS;&o*bf`1XBC`to$wyzwh=xs@~r|{NC8&OMUQ-_fLJi%#?t}F-E~wcj1fWDrLdp*#yC7GxX6h
#sfmgX{fAHAm(NoO8+fCE$K9cuGw#G8Z;gogU*d%p+db~Ge;+GdNXG|UPCPYOqyJDjErp#oci>D{bf{sN4Qc)Ne<$zN|#%e=V>b6
>FILkqx{{+!IRBxO!3Uzf--FH{?pjh5AQo<H+48j+a7CdPKFfyDk0r_L(l}bJy^Z7R9L?}6->EjD)R3(^EW=f`j@Cw4_VY3kPruX
<tTczWUM|5nT3kR*^V}r7|l{#7Ewo$2=DaST)7j^gP(f}60pIlISuV977ZvpeX1)1x<KV#LqNcIivd8~F{T7_I?#1}H73cEfGh}V
;jP_6arh=LDNf{ixiF|?vE4FsHcm)Uncc5GpTmudejce0iR+XoKp+mS9$;s0hY7XD0D<77RICg@EKvYb3qX-fp)d(Tq!6GqMG_NK
LPFC)LP8<sA|Ae-N0sB&e|5ZF`p1q~Jgvu=y;4%B#G>~4{W?)im_e2hB0?olrXX{?RSZ2y5{9EamoD)GtJFF^2EZBCBD_d|F$D!8
pi*oo3CF2F63FJz2C=wAI+u%OINo*JuzBpyrNMHUiA9-D?scse+7~ipsh{LN;t`6>-mW{m&eM)#(vOW|6L}|P1u&JcOOQ}UY1rh`
+Uv6U=MrrLa99LU-SOk+s?RX_vF{7fxw<=Y{ISl->vCW`yn3ST$)xxDSI>u-6i2KS5fNc8gFVn=vye@o7*+~H06_ES{CpmtbW`%)
0J^_5!6HfV)re%L<(EttpoCa44V_TRVFQCeZ71G6m{^-(vwViOX*c${FiB9s!ySFB#goHN&FB<g%yh`c9a-qo9&}t8owF1>+t6A;
rk8EYT(9hRy+Iezi)J+_^Mx@>B}&Y5Rv)jP=O}(nfRzrKx6^VB*H2P2r!r`8tRt8Puxy%rBLr#@8C%}}iWA3Nhvnma#dk*0L;QR9
-+@Fqhb%>ri14OmYh{J!sgp*I+&6}H-LUijuAP%;7s&Pdem^fiza%!yCQ(dnefHqh(;GEOZHYhaZY0OSR74THyT<aFz#^iht3*mO
`rz}7ox4#b++9MZjHgK=A&hIW$N{eHBCg+ZtGHPe$X7Woxv-suw?x7!rkD(Ffn%ph!F7&{F)WNhP=D>av<k#3;$W}+I9;IBVk$=@
Qjy#_g3ImdNaC#!h&s-nRdzv{du5#T;w{xa+0*K+bP_m`O;Zrjil9dBG9vSA%2`8WXr}6#SjnxT*wW`yOXk^}fy;CpRYF{po<NXg
4qFUvo#>8=n4z5+Gk!B9;ZRx6lj!@y;*s@_j|jOsoQj`cxSTab1qBrq@v~-)a9$m0EtEL*w(N{+1Z;a-WdaQw^d*nh_cT`*S#_ql
+f!r$X!-c`K2bh=&nXxo`wI$Spps;nr6__xg<+_mi6jVtNlJ&Bf*YRm*I);<C@;9pe1oXla5v_37Ki}}W*)%&&<W!r<fBir9}z%5
GUV>?I3~bQwG{xRAe2(RTwn(E!0?aV6e&Qt;?Z=-u&-AwjRi;W#v5`CQi`O>vak2DzGiPGRbsALRmy~i2r5%#M=3-Q5&rAGf^s@4
lr2#WHt(*fmv0Qtj4!Q%l!|W?yX0+HA}hLaT;pcRciNcvtE45xMk4N=s<q(^W<4g=SX3%>^6hD&%mvaF%@`OJ!IhY=P8P^4Gbb}!
4V!2gK-j`))PZY?3?6%HTfAGEwk)Gn8dB#gm6NQ;)WE<Q(J3x2h&1nL(mL%+9apmQ*k=T2np9q4vx#IqLNfa>6gTEkNbD)<^L+kn
5ItA7Y^Ea=P-2CpRQ9SBV$YDzJZz~UOy~03c4DZCrU_7~(5GFxb6RW$6yq^UVwSe+M^F4S=yS`vOOQv}TPDhH(>ugH?}j1if+S)f
s3;K_Btz$GA}@x-6u0G-VA)C*5ZQdQ*|Bn-%T!c*1KX+sf{FAlKV{p~&YW>!){)i{{{h<hi10iQUC9Y?&T+|21T8S!Rc&ZY6jmEy
fae%)P2I3lZl(wzrrUtuTT4`c!OJ^Cd<S5)iR8g{QQWy#3utO+su@kQZi{Zdca1s1F^t+us-JIIEYkv$RtjaS)It=J7?{tuWx&>G
Xm)|fh8c?)PB^Hpby&jlQ5OUDI45mSJ#<7k;)WPd(G=})5Ff`wlji%}bSa1n9~^VHcX3)Uyy7~_S;E8?Tq3wR4LL(7xI}U}9HJ*g
qqOaG4P6H(#@!RD8cJ979nmwF??aE3<j_bcE+mt9rO=t8>aAEQK{*uf#s-l#(#1sEfTIMNX}Tr6@N{ufIa*agi6g;fTz@3f1VqXj
Xy#r;H4PI%il&%(HLPk5-?|d@;0^GGB@+0rIiF39VR=_7l(g*>YkO>z)`Kb?=y@5)`Dx&8BGTJZ-vuCneGO{Hl#ov1MpTt4khq~$
@c&Mq#>67E@wr;@!L5_7MV592#Ar9uKdqS&Rdr>GIH_E=BAw2A=Gmx*o%-)Fs;HQ9!{@CNR#KrvQHl%W;?Ks9uO@q(hq-|A9W?9~
A8Q64e}B?ge2W2myP^h`QA#|b#YgJy7bR4WP@_erC01(XRaCr#hap&@T+RQF{^nh?6C@f2MO6r*4swYGfJEd`+G`~vQ$x7JNmWk>
6_KOafrFAeb+U%HH9cLL4UMjh6LpHM302t3HPzm9OC?+!LXC*3`u}6#=E9zkr)g1gCR!mz*j3Nf9@nhg*v@NZVlhryOtktzJ_kay
e!D=pOyKCzoFTh)beO$8lUv!nX?Iu2u+s>#NG<`zE-+qln2M}op{xN|Aw#@k>2SPIeE#>AVQ=~Wg>GB-9#mTFHVB7zcjg_)8gHXZ
8JC8Kk|01x2J9!8r|j?do}YG&!5`TOZY94V0|a-LiW&%jX&Ojqf+Pw-stPGenyCVTD5WSuVU|XfswN6rLM1}HATWc8azT)mfYbq!
Qqf6IJ`c#(>(<x_M?it+1A=ZvB8T3eCj99)`QOxy%&2`Bxy^-VNJStlCVYHsg@(VB;ST%Pm|g-CZDIG>zfJS+*8H_1i9=r5J^ytt
vNV{~1qCvkI}?F8k=VrL#E8-mK`E3$NEr!)(~vX<oq$BtGJ<5091TgsfG<b4pFR8t$cU&#7*KM};RJ8PpcUvtM$aM<^lgxB*3k#!
hHVr9j{(422}LzQB@C${6-dN)2fz+ulfleiv3LO7Q6TG%ojMS=J~{n=ka>PZmR3|0qh%imW;S)>^4$Bg?$+=&E~ugyb&?(s)IGD*
dVCgpJ=Z*n5UPV2{rdUhpAw0GMpi<nTRF*$m}IbQvh}QrcKYzV9Brwrnm~qq^xl~{OxcpPzq^mmcvU|g-h-3eqElF{im$GTm>7^}
SZIV1F;$qNc515-U5exj3v_Cd<wR*D2X0bIxvx16IeIYshL24iItr&iu-(MAiXt}eTHYGL7>pKvNk5?g2p*oNCj{SVD5}Ir__V;)
K11?63^!2osZA34+I7{KY+ON94E&tRz~c&WzS#v0HOHoI=;uRddk<f{q(mrwV+*wF?T?$wG|XhIY4M69-1!;g|8+L{@0~Mt&b`GD
2$2ay5TFD~`1YO{_x_`U;P^=K7g^niBjzl48Xz|h$4!58kzi#?y12?NI9|$(bt$Ck+ib{SPz`FEHJ3(-HyI)_4(J&-sjz63H4sfM
RFz2+o7l`8foKPKbcT2mT!^496vC|)C=k+8K|@d)4dAV6=k=ZGO~MnC{e3-F)A&$aVB=~m8H;BNo`uu0qk@K=*z0qRP&oonEYwWu
O+wMA#zeu43%GW&acNE!$0iqqBnXTWX9_tNIod#-Iv7d7yG)IWaVF}(AIaS9=XqR8>S-woDwN4qwE|@7Lr|J{RNdAg$_S{YHv(l8
H-~Ld9#IT%AReH@lPR*}D&t5_CjkjK(qUV8y`Amh?n@SS!VzsE;~E$pyS9ulv!ZcfoFG;t5{gjFz*7mCL6#{)Rtcjb6r%u<46ZHH
5XGe8*$H>@;>H|~b~(%Bi06!poTJ?Eb90I-5(;v19(LEP3IM7o6M!s&gHu?L5!q40f>Qi5rKF^&Ahnq>EE3E-F`CUp?s7ZmHuzF_
aik2n9gilQE{AAM<S}$?ZSW3-G$4ur3{kn7l9DEhOd}$x5=AkWX`R;w0ONbC2N=wO{~Xq|QV>-W%{dZt5rrP3!1KPV<r*C{Po6>h
tw|@x?CbR2Lq^K7B+QMhtSIHG;P8HWz%=!iA&e-+1_<Mx?E*ES%GwB5>D}yh{rFFkenNFaXdFqS1N8TtpM3ODc&`XOjkCP82^V4q
mcL{HQ9w4U62gU~JU9c`>p`wJ*{zt7M36_9wDms5eV)%`Sb!e*2x?f70HFqzWso^Qq4hg6^CrHZn_xQdPx~NBOmbs!^E}D%XS9-F
sz!p0gUU@peDb}f>7RcAo~^k1Id!_@C<Yl=`}7=gHE%Bz>`7uglWfI<L4Zg(Y=Pk?Z)W@(ih1yI%Su<{XO0rE-<8{t*X!Ysz$D-@
qA)~){L@BQ0;q#cQB5T-_C*moLK6rK8B5-urlpCDhf4Y6LkA0;Tm!_61dH703_!*d5(-7BMMSk>X=_A0<ut>5mi0CqtG&;az%=O!
%E+)5az<jJhhHAEa9H{!1fF%v@Buu4Nn%0WP7^|B#UF68OPc%qld$d(I}PejCiE|67f0Ech~<_(pTF&az>sGNWYvx4945h|v0=x-
rKb{uc4?puBs)6qt8U{(+toed9h&FIC$f1TSDPpWDIzfgwC4j5XTg<(KJK4ihj*)?X;SPL(%pL&iD+d=+R1Zz)A(_)L|kvR$A2Da
@z`&RS5*pj7%7pn@7#x!$G+?L0{vh|%%_s4=hk#5DoUiKpjnkB0H9h51u{WSB|zkF0g73iz{xRDc$7-}9ztOB+~?c43)jH?+=ml>
;e=V|L_F}zMqpvoB6|1^piw)sksxgd0kEM43SHZHx6aj_&r`>dW0&RmT>>9It}DQ+K6eMPQ2<{5gXwkIss_k4NKC|Cn1|JB=?T%m
tc@?&g-&}@V_!U@-vy9eiqD>PaNECL9+60sn)2{@X}b?GUJ8YFwT2=Af`Qs5O8Eu=yO5t3?8*Cc0FRnJReiI^myMkwm!Ny<1Ups9
6^crXpq&{^oMeFR!ek!xhTtmK2(;roRoRcW%0~#H6(ve|&hE7>b|9WXC~>TWF`BAE`^S!W*y@JdIZeEYQ%u_(QmBDth2X<G9aDVU
zOPOSmCIqFk%;T5fWa{&N?q?+alUmcg;k6l0woZEmg8smth3i%i546f(9o6;$XH#$LQFEz1VxZjj|B!DtxVmWaZNC+&ly~STooH*
B`u8xCGJEjJoOYvI`sRA_av`Y^SF6O6(Blck)*oGJzRzL?2Tep%{MF3F(g_sW@TAo6nR%weOn#aaLrBFuH4C~tIAP<xw9}ac*FHa
634t^Rco%dY-KqJV$~u}yA^!I<YqC}!O$dytaV-qipkrx@?pd^#aO9}i^AR>BJQm<OB9Or^n_j!<5AC-%No(AkuiAKTK3?DGLh$U
%LLmJriQ$dG|uD{c^pZ0!YF1A7}^x-dgf)35;saQqIw)h7VWQY((}iODpoVZ*0F`4wbwH)LVD^LBdN~otm${7&auN4+fSF~=K9CQ
MXpI2K}k|IQ@27??dXdx$dc*qG;7Uy21;2*zi8B8g`ACbI+f<jR!V84R|QRbEu~tv7(>Jv3bV17T_@Xn*!f~z@Z?$lH+RL>t?3=)
C_xUw9?O}{pdU;~hz#sw4_#Mf*BxOb2nT5lzPrh+M(tIC1Eq?pj@_fNVw7m(*mb0$Ar>1dim9%slG?Xqu_|+@MG0pnW0%$0LqjuO
s#@_bGd^sk$EhwN7cKRT!gF>CtyZWH&B~(A)epM$DPCn*H4y|g(1fa$Ddg;(rSCSn)U|rCrIdz;>JwP}e6`Y+ozpt;+7fn)s4Bk8
>e|JeiAgENIZ47A+$pOr3k7YPOh~iC*NFtEvAPI|DR(-?Qzk&nu}Vm#YLSSb`DFxG2D7u-?&wbau5oH_yMjpzgl^c;z9wzCHlak;
m2{FZQ&C044HuJFIyQ5gdbDS7Ixrj+X-p;zH7zBzTPZs*?KNSL+C#_zNhTfL^<Hf7sTW(i@vAc`(bX1BaZZm|YYZh(q1aJ6qLehD
0)~mGiUMT;plNnMc2waPTcZCWN>tAByH4F6XU!|-<`x*%dF$i1_CFObk*9o59`VO%wBk~x9(R;>7sT(0&&Y)m9X@Z6c{^Inn_)B|
?fdGHv;wM%fWZ+3rKBnff{2KUdll>u@5}(eKq2cz4{0i>lqv-%h_fJ1yNB{D7{|SySmB81DRlVbLVi77Dbhgon)8Do9RD58JK59e
8{@;dfw~<1RG%UN=R7Zd9iIc|+vIg#sSFh%f|@S80|H`7DT@>rAt3gEht4vhNQF{D0|-P#0)fX-*Yj3B+0-X=G^Tqp3^&sDfCm%b
9K8pi;z#Bmg}zei>oZEoc#WZah<)j|3h6OOuhPmfUuQCDoWopf4NU@bfKq&os2x4@fF3_*l+KuaTK<o5uUCO)PhJjr<q#51P|8EV
gv?tX1iTa!Q%cex2L=##lXxnrXrr?}_gmR}hZ9=fu&QH@E4NH=Ws2^}B1m48DK~mx&6u$oTr+yhxZFeJu1eFn6>G5ys}sIR+v^FA
BF1SZuUTNGpr2<SkJN|O=h69@m@@&-r;Kqs-G|5J^gYd&@Tg(_)2j|nSde?r`$BYjC}81&XoDdhAz$@|kf5PXA8HRUS&0UbCK3bG
r@+88s791y?h74af$KB@<~_i71VlkZdd}mRZR79pc1OsdACwu$8!d#yhDJvqp%oNTO)?$Xkx4}b5p86<C}YVuR4|Ato`_c?g=rcn
AcYLfB!4`P06><-y`d;4Y(p4A36da`IvJbF6A=O?H^(lQt2xCTw+@FA0?q{jc9Jv-rVV{C7=coe3Q&|tiOCJ1+&YQvQ?VYV0*|Ax
RQfvKx27M6_QvGCGJD$*Ur!=26#7sh>{rPjEBtE;vZTq(848R$1)-p_P6$y2P!t$dX+-9Akt@*u@G69@ML;0biorw@W|R*fCJ9K2
Qh|sli3ngQDFO*lq=un}0Fj_*3Zkl|h=^hWrWvLvS|TY{DX65N8bSz0q=f{SSOKP1l9i!Ck``E{D4?RGi7Fy07J!%(p@^bo2#N_J
qKTqn3aE(!DXJlgswe`cVv?E~qGDB&g_=?bf<Wbok_1HpP*o8_6%rJY5w;Ig6H*{e5s{zw(SS;V<k3wCi9#Zjs0$+i0qWbePU1)i
R3L$rHU(V>9-ssk69`9;Y#r@W6HNDH<=+HK6gf-?fzKjY;uoAIJ6e%&ftF5I83Z49mdGGqf5*f?HW6Yff(n`hi5h~Lpi(MGf`VWY
BnnZ85(x%nVnTr$h-gM6Xkr1X6#qC3fSD-;A_2(^P@qAi0fvz%NR`BqawrIfnqZK^L`;DolXvsnkIMpOFKGpq9M|bT9=;9Z+=mC(
X&HVs*qS<zTci<A=Acu%s5f{!AJw*#ztzv^>`zhCkWlkKpZy?u8k>R$e@|LxrcZ>Nvz_gGSD3#%zc4(MbRX*vRS<XNg8z?hy#<Kh
9sgxi2~%aFptG4~c4+Boi6AcO_RC0=$&oTZKsmkiyn-ON&RN07QhUY(iIQ4Fmeu8*yt=vUXuBspLI|DmwwJfkcW#1jDk<m^2fdH#
0)J7he)0M=UY`8KL>4H9sdrr2lUm{>LbPqc%VYaI%jD5u$CbB=E?#{Zpm%oV%udIC<;^0IU(1)En<3P9rl78)(jPiKfFgfkNC66r
h<&FDCeR+9S_k8|t2&N0DEUe3--Aoz-xU{=h7eLxK@<=~{dnNa#Wh7SP8f@n(=i99ue6%*CB2@S82UHE-tfTk<Vb(X0Ea|@>Iu#<
1oQVNqIR1xab{{7sFH=MDuAJ&lF0vX#-s|hIKqHR0}`ba5igf_yP4<kc`5=g#zb~Nl%*52-~8Z0jg&*a0Hip{XWT>YWC{n-Jr6p1
?s&^K2LV-`fvrF5lI%ZsNy5x9NmoiQ=lSUL6}GR}Vj+bS@l$}b;wm1D$VoJOKJSOsqZ~t4qdzuplAfo6?%7%8oO*AQuS36{ra@0^
2k8L$ihy{54`bMJ<QJjcIdy#}V1wmbbyxhswh;v(4bHigat=;49Fj_^>>N}wIWi8zN*aX1LV}YZG7Ny4VWnAMahC~92^)h1L)kRI
kw7va!nDk*K}bXn#{587`pDU%p6C$_c_HAwOTXS7c$xw1upW%E$OpvgRP-VNw!m<8dVR1t(f#@D&zO%@-1{cA7I8|G_;yh8IPp(v
5D|a`NI@b6Ad(QV2z<i&G+nM9?DMzd_hF`{#MwTw@k}})AhH=xe#KF9=@9S|0)QyHkWdNBw9-qAyKZno2=CHw#Nn^blMd{!7+_?L
R#vhcB&dEq->H^!RN8ic?19{Zp^Crek{$|G+@nq3aW;<d><U6o1VY)!QhxN|o5ObDk<rfFuKnAZIe)Kx6PbC4<wK=P#{JM3L!SM|
l*srMA?${l!Z3pYz$mI#D2Py<q!ar3H!>(7!>3h+*>WVp5YF2ySWuh$4&ntZh@u%Rp{hd|5zE~6<{wB%93t?6LJJ@5BtnuyFslGa
D6q2&G%`gL!yuHL8=4LP*V|=INI*vr4#WA3*nu%guHo)vs)+EtH)0dndb$bFIsuEe+_`DLJ|WPRJg*Y@1J~54<qLu0P2|Qnc*Ctl
g2YI~rAp+Q4I%Swt!*cw&xgN9(KcS+H?#tX1JSZ@L&zS7%itGXCBPE@$@u>zI*!NjgZn<b<Dv&pKvGc4C`=2=dgD-3!!n^ssWKEm
sG1UtY)Spge?~ZJ3Jj<O$!)9#g+Ie=Q&I&`lr04TLeK>Plam!hEhAJ?Z5mPyMxvB50=&6cs%k|jO{B>rp@B#!kqIPAa4<2HCPF1<
MwA4ZR+0Y;e=OjUcY@4$Anzpqc#Q%Rf)wZVFIehC6u|*$9&Ry)f&N3~)`*UsKx7kIxwM#~WT&N@i2&~wbejVJYStQPInMhQdyY2a
Z0(0-tAWnmtg{%$2xnn3WY+g%ZpO=33MYzpz1@(@U^R*p06JAPs%dqoQ%eeQoeu4|l7vJ_lX-_dbI%MT&Vuh4${fzwEL3>$5yypD
GzjEoAS)va7)j5Q+J@#~lHi}hKG<F5cslbA3knJt(KsiqIdpPIbt{EGr2xu##v~j<Ri%Oe*ca(NzUQp@2C{;P`HJ_rPJLupG3l+Z
5LokpXlgn#DD6;Ju@C4io<{t+2z}ucA>9hg0n3rNaT=`uFV-189!fyuXRLEpWK|S(X%=5w^n2=h;V@aWVhAEg(OcveWIrql#jY#U
QYC=|d>Y#Hr^*fdDvS?8f%yDQ{GjtN`oPiS-&}5Rgdoq^Q(8~YEYsPCSN1<e2gH4_0njK(Qb|%1#}Mh~Koj-nl20#gk3IXeu=CZN
Bq~H?owL_T-u7yY@}@8{3EpME>nWI1KxtbY7uV=i{bQ(U)ZpV$2m8`q%ix+Wu^^CMiA0Ki#syT081~Ihf>Q&2yz7)ZF&N2D4BIB7
C1Q#TCq(ADswR_<9gz<&231$G6z+ckGkzoCI@ek>c=-p99E-m(4ieJIVu=&D3R9;Byg9%#Um8m9X7zb74z!F81~Dpp;yhP!?{f~F
14#u$jsn<CsB-XFn6TED^|wSFI#uB4=Ufu^b--Ps&~%y3s=bPW&dgn{P8_2S(d|l1NTaLZP(Z;)u^tl)0e;d>+=A|KBWum*I!c?_
!>vX=dE_*l(WO;9UT;*TI?!>&tSA^3MN!Ta&^QFi{<?dBlOu*^gB+H}4Lj6MAGaAf2flF6Z#FEM$!zj?!NfK6IdL=5RIz$JhXzA-
xuxI<q=+#ra8rTMr*5V@sA~@*PkRv}iYj};>~4M#13uah#B<t|=c}!Nt&*L%y<`1xlCWTf*2?SilllMLn@8)<Z>qcm0IR0kJA)BS
Q8+lW$NM?@b-M}bEfMxkCcpY-U0m`uU*t0}`T%}!>H-R0Y2^o;kY)kf2X3?)(J9u{H8N#wX_7@Zk_PC9ZgX;TsvnIgPqLi}f)$?b
L=h5v*k)@b$L+)I!h)<~Jv8Mx=96ALc;M8|XGT|~=1j9_ar#qg#flGNa(-I&=Vk>{0vz8uY&dPUCWB~>kGy^|6pI8cQl&9O#Gw@f
R8vb3w1G=VlqDcig#t8CP{f4END&1zGzm#UG*A??2|z3|r3A=~urw7x5kRaIN*;hcFb8BV?QPh!F#^|O0ys=iPUv{(DAe!otJ>8{
;!|%fNt+;MlA0olg3=KvL=szMB%?pTKQ3h`iYV-Rby<wX+GzV8`3P_qtu*)XKvP9qhu6ui28vN}noF~#dCL&S2nh=a)Uo63OkT=b
=AjcaHzj)7BA|)wwkU`qfUoK-jS5~!T#o%B-oAZ<*JRDAmhQwaY0=~8oCI_#-F489{tB3=gtp1K(`6K~38ROWIP}BODaEo^)uQ|s
kfiM(tisuhH<MjiU2j=M8-9D;_PNWB1$yQ?Yjv<hc(Mv%CkUdZ#}ZOQsrc)t70<u!o#>u1{Rj`A?>?*D463P_<;%~nPfyexJC``a
ykzRb4w;bnq9FYGG051!)&?L-cIyZEfMWgrGp3+du!kzCc)8f$xidko&vd|R3(@xcxRkG*FI&B^Kf0tr5&qHga<4ylMA*&iPTz(b
N`@E?q1rA8;69ftx}(G&jJ|LKnTk0GWYPvgp-2WoAY`Q=rdU*?La9oAUcbjq(tNnUO+sb*u*2{98~+8(vu-yO!;A+&WEhm0DA0t|
(v%f}D=n)b#<+Pma)m$Zt#BLJF_H;ebX4>}ssH&Rs(mtwYFE=65--SDYitfBod3%pd`{L9M*;$m$;KoP)5!|XP@qS;H#X(a+2?F{
AHZBwB@3A!SMeQ)B%wl;Mgv2H$<_&%GL2~o6JX)^A@eRaVV`H9i%~@tO$7>71yxm56x9tBP|;0QQdI#;(Nxt7K~xDs&?OWtBSA$J
(t;F}fU!hTR24y0R8>($4HQ&G2~?3SEfm!?F+{>uF;PWT4OJAxttmrQLKHNCN>u|$QdJ05QngCZ2}prJ6-8AoD%A>7P*pV2g@22f
SM~J=>c3E(0|4KlhAsj8>PqvuWsmC*q6}E(e!v5o2UmN<q8;R@K~hAUADi9=g#jN#fFa)nDpDx$NFIV_U;}=L4Yj>quKRvnG|2LQ
tPZsDGy=3CIR%^6Y767L7Z2ey%(g48x0!I^yuxm1yL*K(e%M3dl*oZMRl`A4gc~jfX)MX9aWQFCwM8Oz*COlJU3K4KT^-z`Y7p3m
RcVAfo%hvO5^Ocd4N%<>?`#T&In~6ekBDMMb%Gd+++2B1d1aL&z0P!V#CD_MI@wvqVRX2cA4{W*(c13&5N8R7^i@#D2Zo5TG$2<O
Q}8!t`O9mU_X6V*urQF=haw%>I4NY}BrlqIX1FMMNl4n1!0hg@QKP<xt0y+gAm>Fiiqeb@W$PrPHv|(`TGNv6oaHn#*yeKR^OvVR
iPdo-QA}0N>eRNk(jNEw%olZ}|MoB`r4|sap)FlJs#3JC3TwTu7z#CrC0^!Vr0*75#&Nl)Zjb{*3$6sYPtfZHnz@~4Tu!fI!Hlti
FPL?dbAivT%<o`tc{MhjORL^OsOVjt??_=gFbwT|hPLFPshA1{iLr&|kd)D26gftrs;NUoOGcB_@i0HqUpGLnN{Z<f4i_w#kf{O7
3{a?lvwnN%>yNth_t8v~2?dEe4F><<=B{dH$YK6gZh@Fj=4{(Jc?9d_hpviuc}=I6s68d%<j=mzjYF-QSJWT+GSEbXZ{PLm*I%>V
XN$Uy`L(f@uybXIwJi7Z_QMXJIIF1Bx!}g-<xo|1viaXII?afkJmYw}ZjNgy6w%sdR&ecybRFtl4*RU3CekDCoV+kv-np`IZ^N=X
0znGy6S%<1IItR#0x>ph0)Zzvz93x4IO<6bM}>L{b{MZRROpkw<~s*>PzPWx%J{@Ur6cO}`VVL0+8`(#A+#gPQ_RSPKcll~7+=~?
(teOzkW6B)@}X577pO$wccz8bRCC;U?ypeM+!hpe@!jDn-gacH-JN=u2&nW<%h$U&QlcE$^mA@cM{iHLdIl6!86$~uQrCBPGM$Pf
GUJ_fRLE6GE+ij!ys(lI`a7`jSmz$C=RxC1Wy^4@SYja74X5us_2zw$BqaYIr}rRdxBDZ75ch%4=(H+i2S5+ziV&nG0D+YzC6Nh;
3J9c_M5d4#Vh92MFNj#0f~M3U8z6PT)<RHw`i01#DPn1ef@F4DFN2N;EwvVjjfqaqErjI&QUeea3$g9>g3Ava3-N!;v-HhfMteQH
|5$VC2CwlIY|NH4&q|~fF$!xgJMVGZxRCGF2p6G=_!D1(kdkyj0+kdf3KSQ$5TF7F(n6@3pQE027q^dW1%E1>iXsCb$tDUCqEeQH
)BOKVgJ@`cL($>y^%>i^0C5mMwB#)%U(%BprkXa<WofVdFvk*z)TB_~sqM`^gO$YP_gEj*XpuB(2>y`g?wk+y|I=9!aGN-xsKkWA
TN4%{v>h#Odokf>feCXEi9jGk(%+Ph2mfD9I|qmH;2x}b=EDN}0Tc-qAKI6^q8KxgQqd3?I|Xpbgjic_Q{5<Jwu1_S3wt%4DMy51
!6mEjxAERufEv_sD*-;#l$vo3ICh*y^RMZg^Vd2#M@>OUq0jTClLW01UC<~e^JFTjDc;Nc-DR6YzoskwU;35;hg(Gv5m5r1-n$;5
i0#h3TiO5H_je83jhJ%g^xl>cY19FwF@qCZGvnbHfo*GXgQcWeL}Fg5a};r+c%Gl8vwMwbp@uYABid>h<j8yxhzMEm@If9ZP>-k<
5wFajdIVwpg*^tenJ7NAF(b=foHXDc^9%z#f2)^BB6#Sj%Cs4?n&>}`@sor$b$_h#Sbkr+oSqo7u%ipT2zS4Z`)*9S%PQLHmN70r
jK}TX`Wj8531W;|s4O_8n2Vo2*$s+2Xsc<n_GB~vgQsazS$fSFX|;ZN2~+z}l@W{dcpOm!@hGsb!-r&<41sU4569Pu5Y^?j^!3yY
MS)5X^Ii(+b14H`3jH#S#dJ@~X;!;0_~u~7-$J?Ii++F3j`w?c8;v9F^0fRlx*PwUp0;USQpfPilcZnNaf~O6)9^cdde?rh!q~<|
-3kjl8X*5DaeH-bp<YRduW;BYyL8q?KkNDCF3UMgF(p_cDjvP?$QbM}>#sbhCxTE=>_hAIQguT@MDu-I2V!HiXil9<Yfw>SMh365
*YI*}7%RoA0jWZLe*YWLedr(LkwXCT*c~wo?BXJxiono?VMaggurbs2_1wl5S*O(LQQfNx;!(}BMi_H+Y5R6m6VlNi&duTP--kB4
wgZ@1)Mk$UGf&BZv=N5_T~(^W%ZZrd6vl!|Ein>z_?R7uR7YP4t_hPlb}KO`sEABw*y<lzb=tt?{ZRBWoF!txVeS$l7L^oh2bxfh
sXw;x{pTC`>uFcTI^mtUtQ}Yth=M9nwBjCiMMMPq_UEz0n}oqn-C**hEAltnxPQxHIT#^SN8(V5v}e)vp~%=Bz6QIDl@qbM#QD&_
CTb}V7JVA%O76;K1{p(>GajR~l4wIsMfz(DPhNGC(b^;UwrZ9lDeG)Sn8`?oYhpRblRCMNS({RtOfgi4p#s4~RO52P9QQw`x|%jv
v!W;J%uIj$vv}P;S$x^8g%B%W*=`oQOh4Km!g&a+Xvz3*_2;SG*U_La#G9ljqP;QyPybwKRXPXf#a1Wv-QRcrKYSkko16~+Na^=6
1Rr=S>Qx?(8Hj9lH{JS=pP#Ym?e}ue=Kp#Parzs6bKpHi>C1KFZ}Np5`Urno|0eJH^Zypt<bEUnJ^IIXy?q$@haVOjbALa|g@0fD
{|@v2Lw;X$$2)(+bClowYCeDLHUAje&Ck!D4qb!0^M9LmE`K=nasPjp=<piPrK~^*dWXlBoH>0n#;%7=ZSp$&228-$`TO_b%NGOV
@&P}izp9`1mfYw3o%oT*To(MK_y`gBcK#k2r)c8m>i?s0?atgk@4kG%>J9j<|C;`Yf6IPRZ_fSSolmq*VkU@ZL)u&#p~s|tU29=~
&Q~0^3kuSplNTE9Khx2>>%sV)^qd2~E)=C{GC$MLw;i~~QcDB+_sD_{u6pC+>8sbBm|8=q5`rrTNzn<M=UUjD>v3Vrojx(Y3s-EC
-)Oi(!-V$K4Qa%7liK%IdbL)EISt+cHbQuYZd+;o9e4_5yffppblB&RL~lJznFf`uVY!y$OAGT3YUBq8ba75xT=96;{E+Ugv8KpU
^YyQWMLBXduzJ5VB5?yV;%QNL@&rSGIFXkN3j2jp-5}aRFEtpoyQqOA%GJ=h6vDY7U#pI`sK;em{HZDSH|wr1Uh5$E2<wK``f7zi
)Ee)<${UX9sz(QKTz-7Uo4@*ecWVN9S@19FeR)`#b0LMC`#IUVR4E@`y2a;$ax#jcnUScA_K$6&9vw8xPHHfQEUy&3#-6V^e(Lm`
4@}}?d(Q4(#J}d|C|bgFvXQULm%or<OV`r)mhSl1@7IO5?#D>!%N%K{<x1tcc=GOv*Plf119|7Gk2tQX+D{FJ#`a$OYyJ&zM8Hf5
5o?RSgOSS~G8g*uC+@Fyw7`o#<Z&LlYQpoyRq;hfUef<IgFJ?}rF7RKqp**ZRKMkK_8oB9N3jpb^ZD?N$G!v+a}yq@ScE~U6~gY+
R#1WSFe5(HF^zVQSLM;`<B5xrd;E^vCx!oy`D5aKHnq2I=ut$w^yK5Vlw3Ebb~Y^+Ry2h7;2SN#*i*{LBYStZR*KZ@4?d9MdYtv)
IHG-^JrYC<3aPb=HxqNcmlMF!im4+(c!AjC0FXy%>w$M`xY5eMCSwFo4FuTjy$Flug0B^<u!MtHhas9vHoTC7QW+bPf2aAk9vo}F
&{NpzlTR@FZL^9N-yC6#%aIb~;*nN}6~{{SpJ{MOJ{stBo7$sl5VZfT9tPcS%0;HHrY8Fpc+<U%(%M_P2&kTIo(qn>gLvVv;0Fn+
ylK;;?P2wCPs5t*=#7yiaK`hc&MRpZSao5<jKlPo4*l<@DO||odC~P9f+RDoYM@EMqvl{1t|r?-H>Gdm;=@L84gZZiEE|VPj<5sx
O~oV=t@E^rp1r_Df|6w8#-5Ss|2!`!T>sbfng1`p*!F8SzVL(p3k%-&z3p;s7Bq`4pmpH8M^2u91>8H$UQgtyL&a`6@LfOk{GGcm
*1`48n>avoEx3Ml*4B#Pvx9Qc|GX!kM?EG-8^4SW{+^s?*U(o(!42Pjz1RjtDa_=1v(5)7_diO7wBv&k1PLq!i1^ythkubWZkToO
>>iYSM{kEd&jEV(4&GYy;!0%j%$5VeJqR7y-ynZ6;aatiH1o*teJ8WqT8;at275~5$?@sdohF1i$1X-WPW{ng6yf}=EqK49ww;Il
WNHs_?x_D58ViN9wx#U9+dv(s54B*{o;-F<%hv8Y44)+MJ3PXt7rjD?rRDitC`>BDLN`0_;p*8p4@Us!iPkvru&qS`xe)3Nm;|0U
a)Eb-hpW_8`o+E;r1Mfjt)gBVrBsR^^R!e*G<Ot$OQ%Um1>)YlT1M4!En52e%;B~_-o<x)F4WyGXV=&t{U-<N^Wq$B$P&8WuS7gL
t6rZrKYt%aHMeDA@`p;h9Cdo#Xx@^@cxwKR9HN3)lVY*GqR_N7C)01Zf<|FW6sUej1X2*f6q=DG<fPzkQ=y>zDl_Qk(Qjd;X#TCZ
i<JxoYKGzqh+zjOJOzcRwISzKGRNFgk#kt^PhueC)VP!%@@OkOtSTADG|RSH6MFVvZ-O~@7O;XizjcXk;(g!wetLdoWIZi915*@v
qy4ar7YQjL6-x=HjWwv)$b>V0b{{_4iicKGoH+=C5Jm%iWTk44TnzS;7EU#Mjp>X=k*;%^9IW8Lqq+x8hgI|WMd@1iu=M>rG}n(W
U(f&79~^C7{5}XsADQ(WRPN|@f9_+X=M{+*yoAKikJV-Gt$l{?a)m;?sjAYlFH3cU4cM$8#d+2~q9$O3K~CPxE`MInSxh?oy+Oxw
4j-G&=9fYG`?P)iE7(VOP0g!aYq5Tb9dB@4l(v1L5Rmw7#+Z{-4yk7cy1$d64m{eAhkc)Mes{2(h4FQCBj3-@NDdCf55Bjj8lGHq
BvkKeWM7SHkhV7UQb90<-)qCb*Ap6P=4!*eQfZ35Eb5O-;mfF(xcA6UM;LSoCnsGh=UsCU_$k`*HFcOTb+|4i)4H$p&{`kmo*o#u
uE}dq^wJA<Q4Kzuhypf0CCT-jc&>yk==>}0#}AD2?YEZ5Y3c5@`zC`zhUirA*6(jRJ-e0oF3lXLub<%j`#jT&U$^D!@$$dSZ{_p#
)P6|!#8lEJ1FQQa1IdBpl3rgoj&I4;H9yqPo1MR}u=5^NsSEq3wERDZkbVEK`MS}Esn%NyX<2@|Mjt<2fy8QfPvD^ti~g`^_U)y+
c8{9l60&vv7mF<Qc3=D+`dg;wROD0Q&O1UD>pyvR98ciu{k~Y*`<cCTx@jRxy9Y>#bXrpQ{<jZISij639ztM?BK%$*AsI2V!qSR_
MPBj#;i!M$anqPg*Cv`rc@g>3Id8L3z_qvgzdSrLAA9O+$f5^g7W#Nq>ezax=+Eee_bDo`R{k36jm^3m%f-64{Wzq~d3dEnUOHS@
iTWqMof0C&y)F<WeMtgHBVx#!{G8{=A7_WZHr9i!j-O+V!Lv4^!}A|u`OiPX!q?>NK1RMKjyB;B!0B<${3n^nvVl*ROu;#L(x6YK
{O+vC6PgiOwA_Sz!rG&Aiqu^MBDzg6U~5CfzfEz%*Nkx28eX{G_x&U7;xVs}*Y4~M_jhxMKUv7|r34}C1JzHD)B68Du@kx>0%w<5
6$uGy)sg2P&>(ndKcoNr#RX)UO=p9)q$CA+2mS#O5fB0Y|NsC0zyJRK|Nr@ghk3VK@3VrK+dvxL?Z%~2A}@As-6ad{T1of5<Gyze
d1QN^JOH&&1p<uUd$?YEm=9iYXQfv`Clf-Hta}a~ft1j1w)m?hpxZLpw`_sX6*k&3O}jS_yL5)A(xj^p8|~eRI~kz6&NJ1z2JNDN
L``BOn__|~0#JZZ00002r~m)}002AN-gf{1^LTJqpa30cp-K(d2fJ;Q^gG`5Z#%=Dk8C=w-s|r-Ext)bS}yyKIms#adAskXfCFzg
4QceP9}lO}wymA(=VS*yUvAL%$yt4UImjs?$+fFlvaxJtvRiKLo-c6P_D5nZR}Q%@?DjW+002D}4{vxEk6&yR_r<H%i(Yb1yPX1i
8hgXIRFLZK<aX;$=FINZ*Ie8To3BrJGynhqK5*X~JniSZS$XbndbhkfyEWaB+R}aTp!#p49!i(Kz!47ir)}R}aj$)C>vpi?n|npQ
*Jhh8<olKtMn3Fo!_~8B$|+O=sy(>&54YX{=n@@X;q)JUJ>lPHr3SL9QAVTyQrd#stsNy*=idN6^ioovMq9qua04!VyCJ^sd^TG<
Zx6ocp9jc^GO?BG-xc(p`*!<2l_e|hk9Rw}xjJvX^Pm&mx6a&Vl)Z9c#;yi-VCtP4xS@E)ydJlE-Yj)b9qIz-xOUH5v1T!Ecir6h
9j@OiT|2wVo@>zh&tunCGkco4^8l5%Y>B7dZnRa|po6<>N-A$|J8Jj6$FA)jgJrXz0$n!^3NFFjoL2kied9nHF&h{Go9@wFuokIq
EamoH#pvsvr`CPm>Alw7&^=UCH0ynbcpja*b9v`(ciZ1o9oz?^_uE1zpKbSmcGH{cd;qFapG5}y+krp@008><svtQ7Oqvl+OXh3o
?)N%RXS|j-*<IRum)^<WZ0PT&zAsuzseLghko3_IkRN-g^OK$RZ=v?Sue>AgZwIFg$swO}<iH2W^}Fcv<^TZIHPgL!2VC~=y7#2^
tQ_i#XS?3|GIvd00004|LIMO30su^aLroJ+PY@@eO@R@nYBbadOhQ5u2oVyWrm6a;?M$ipQ%CBUKzc@xQJ`ovGy$LzWhEpkjSV#P
OieTy4Ge=o2A-e*0000a(n28wMueH5YM#|SQ}syyL{m>wYG5WOsrsWMKpJQOLXsdr6C*&HX^}K)WYZy_Q^uN}l=Nvs^-VUW^)%FH
s3g)#WC#sRjRI<Brh_D>l=g~#ifo`gKpvm~0RJxjN(g_HDl~wGNC@PB0IDDQAff_ox6uEk{?Y#$|9AcW_rsi7{@-^a{jRHyfBloj
kc<!dXLb=<5;bZ~zdz{6d+I5h&HG%attqvrKkPMT0DIYh9NC$%n_}$LllY_&_#FYHMfd%_DG8W3L_@5-U`L&12oOV;W1VIMC=S00
#Y_-siTZSr+h#)-7xp66@clH)rdQ9ziuj^KRTOBFP@5yC8Yos{nMszz4<v^20|}Z`PW)0-_-My2nTW<Vz?rM>*~E^u?wU(EoLz3m
S0DIDYJ9)NT=5OA`N)=h?v7b}QEmB7<BMf8FU)q9zH)zz)1&|QT_rh+<mkq>hM<s;O<9T>8;cEQD`el5BpoCvRkg$m<1k{lzY#eC
mzr(@ZOA<5Pp5+qxNq0)H{OBi0`DL65l9F8>g12bR{x>t`}VX9X=~n;8iO|e-mJ{z24);a|N2(>I3W<20tPV~KmE!sNHkkIs37-W
Sr8;tgeX?#42l}PuCyX%X&97dYo1k#pN9AnCj-&jsmUma=CZ|6UxyXLpBco^L-Xrb5a-KJ_?md+YXUd{-{=l0yg;ame^ZP2e%^NW
c&vKA>cnsCqcCMU0Bf^^)V!aEU?%NE7yOp_13QKfOezz5Y{Xg6o+eW%V(NS*b2CTkmK#a6-K<fz+gGo{oIGC09W%uZD;+dMENH3i
?|G`2dC|ocO`tIbF)Ws$Vo9IVpiIg0I_-h0HTS6H?DZL}y?!I+9S@;Q;HolV7DH%aSQ1-)3=Co6lvFPYeFG0`R8dAdb#1`*aat;G
#O<AHf-p$lwH%>?XNtSM+z4Z%ip<Fe3cvzLzISp)XBG%)qtIw0cUP3)AW7XLXbWO4WD?sK4uOJ;5FXn_W5;&z>L7In#{Ns`Y*vg+
$NqUy=OB7&La}dd!2nANpv@LY5H8{`@0P25$OwxYaUdfT>u;i*eN`PTO>RLyD~a4eBn}Y-3xBSkg6zcG{eQ&VwD+&?|EJOH%l$*Q
{{%g?byqK(_2!cUuO$8D%LgHt7dQL)y@=zQ7lcXdLj+W)O)~HGJJOT{a{Hb^H%n7uoLh;TbNw|7kFL!B<aq8Et6sn6b+RPLT4~79
*74bHyvW=@fnmXOtLpsb5w^NNzK+7`@hY!Klv+Rt-d(y+n4q0RG1TA;@1V%7%Q-|dky6du3)TPX!;JYurf*fok5ok!Sj8<Z78hhc
F%P@#TYeSSUDAQ-38p0~Hicu2{AHw6L5kINAG>r;J$7}KbAC=54Y0X?ROt<|h_ll!Q0yRbh^(Uj@y$g-8A3fhI*aY8xolsLUi9B=
D?Nu)C}6TdFk9zQaJ6y&ik}I#H8*@(;=OjI2QOtdjd5-0HrApAGeI=(dMOhWfbb<q<TCTMC{1(HJC|G6uHA`dVqDMe-*XoY%=5RR
NY(C1<>WQyg6K`shnrHKl+p6{R7h3?xp**^BRjiNavcrVeU2a7R}Tz0FORG1h3YNeZrSrY%0e3FNJC4UZX1&9>hIc^WJ*&-7uBc<
40`rG0Rl(^xx&DJL$<lTX}I-}**$K%iAT`+*Re0koIQZDzZ5$Kc73mM?pwXYzLJQno`_NAv?U;B%zUmpYg}6n3Z#Y30DPf;PPGl4
VzK$d9g`AGLcRA_e%DK@wFq`Gnfj^XTaS+ZcP`D_QrrHuePYsB-oL4FM~9aSwe%t|EGW=K89ce-jZCUvrF!+mddMB8z?w`KhBZJt
|MeB)Ze($|ZOoK7d2&>|%)kZ&4ni0waPJ0OQ@XadbuV^Z6Wn(f$z91+73p2Mx%=l;%l3ECwX~{aj7s~vX=BOR{2|$`d?f1Hl8a@N
jWf>L#*v>l(#G;63bCKf72)BszTEbd-l~&7oMs3cej^1P6OHb;fQ1;_G>3(GcT)l7rY0N+BcD_@lw>S8v|>PXMj~Y=aW9IO=WamO
_PjaV`{>wpg|oaq3qinui0&+l0ql`GCcTh?=H<wA)q7fw(nYWN#rZuj=<I!PW;S<>^2{N#3}G_Tz!4&-1O9h!uIaYkmpNMrUOQy+
)D)8sxH<MZZmUNs^_u0?ql~oF@#GUjIT<qLSfb}vh>JPI{8$_v&+<Xl?q7?n>UT)kl$easU-IWW>iR0SV6tLv!ih1%CE<>bZ5jKn
wkxY&kCk%G!EW#JI}`c-9Ox-R6(99Pb`dYr@IR}s=q&(_XB{gIM%VjON95K|&-7$EX`L@6gsVJk6L7;tJJ@Yls-~3KZX=c{{4g$S
4n|EA498NGQ3fED=^H_Hba;kN3og|$T{DWB9t;ud%{IpxSX80LGzLIksb0{Z@FIV)FQ4hz(s|qbvsz6LzN}!lK}1H|4@O)|Hi!)O
(uj$b6*!ATuF|)E>G(%g_SuFkV(zPhchS!Vvz)+a*;pvVQrT{7{B^N{qOeg+6V>2)Y@Mdg-^-f$Jl=QYJ8reBtE;TKr>lBXL#)Mz
?9uSyG{sn<yWK-AEEq+RnK}&fN#i!*y#H={^6Wa53b6%khEAri#(@ZNsOf;^5X+#Ch1mSL8F1yldOU+6r75YBf`uS^QfhB0_Zx(o
gX+o5YQaORW|LgDiz<>JDVU;)3MnX}78{%C2IZS{G8#*TQi-M-V?xxnPs4Gh%DR#ywLvO~mudx(F(cnGUZLC8TTEs|{0(mn&d((c
J+Wa;lAe%)^pWK&Gg5;Wqm*+K@5-=Ij8r>*+O{pa_wYhKrg_8QsJ6tND-Qa!tKwqydd<D_)K^%NA;Wyqz);KV>dtF3DT`#%EO&EK
<21QqXgo7oiJ>WPW~;91DqZP&rnRlw3XWu+@hi6StAS2Sl2hlyj_~Vfa;Y?z2o?}o0<{Er&5W~9I<sdZOU+;*W+te!$BCFQ>mbQu
BNKVBCzFWx_ThQ0z5aG$XnbZzJ|5e)?S^chKzwGR<(GXIuNC&pKWk0*j3|Xc7+S=&6y{H3_GYJ^SQ{BAf{F-))MmIM87ZGSLvpwz
ITY)cmTclAB!(qTK;*d{P`ZO`97}A}>ZGP6ijb#L8kNXE)Zv-J*{xi*r(M6V`cJPdktRcaCJwUObhG)hvSRpZAn%omb!j>5<R?r$
km4u`NU=$ztb^@gE|a|+=K$HDv$%$A<+xPom6M546`El|f*oba77G;U_@u@~CarH9)Ya^=8cd0$6zDFLceUjAfqu^qe4vU&uDJQ*
obw(zgPfx7gpp++kn$y0{}NsQhffXO1+Aq!@7p!T=|9KcwrOl)$6V$-L^Y*Sk4$Zst*YmPXVS=Fxtf4L=0OA!2!xRIO1{H|!jcn-
C3GPsv@*b1>4uybpaLN)te_&YMP@b&2Ifd&aVkX)UCfe8y9`5}xg+j(U_621Y$!vg5@}V_f*ha|im@Uj=?>)X**UU-Gqx4Vu>w)Z
eYeBG^UpU7;M$0M&pw_<%jtjRJh!PTR<5hG%K|7AxGuvc4wJM&G=hTOAeb+2+#r(z9SX~e!Xl!ery(*6+P&DBF9d<*(O7|6vZ-ur
&vtoW*EFvBx-n5?aOp+Ny>^dyzCzBPQ-~v&DMi}yn8GvCYFG7D0fZ=?RDv&u2XBV%ogt+7RH95FtF-pYy*flqwJ{3fT}ezsGKz_S
n4D`54NOX$MHPxC5-?2e_V^Qu4}{{owC#&s^-Rtfu|rPYn#@6QM7EN!)Ol&dG@21bJ9IcIyG^}}nq54~qgi=xEqTnr5Ug6GP_C^+
$2eKbXzyj?q~~5U!#h>9;$zjm2OiT-n59R+*~HRBNsFtbI67CtZPHZLu&nXon4LB53mT44zA4j;<Bl+~I%<g1T^5zGE=P*v|EQ#8
s3R4qh#{9LiyO;UggF-;`N<mpGireGi{@%DZCk{LA<OBK?w$WGQ93ipA=i07u%1_ny4T$6-xWYt;q-A$wbb7x=Z{8;!sTy9$p;Ob
)zt|GqF{mBRFzt!jqX?J*E`L(w%2W|WR+<O@SU)SuMu>K0oe!F4%7lW4W2FU$4P<YKULiN&(Za`g7QX>^ObMoPGUkoGk3B3APD%?
@c)%#M5#PDw4u4(>A$VSpT#IhP65n81<`ah%{wa<_WGmgdQ%C-|EKSJGi0>d!C6MrPyw!=@f0_w?!)GbO)b-VVmO6xVb&g#2f77L
MKIL7*mUPC!N@$nRkV?8X!W*%`)Vp++I5(~KYa4QsQkHBm&;Z8pQHF=iqP~h?~1tGp-@vrS;=`?2j*XMUSF+v+)ZsRos>cw5uQhC
cu&D{^3zNM9Kdm4+{>^u**WkIBYgnFU6=v&ct6V{G?Wi_C?L@ujV?fdN{BfUlsie7W=t_F!yBx@7+h4Y;!l^=Vx@V*QeT)b7`F00
5CA~?EbLyd4g*|-VmQEesMAo8b$}HU4ZQ1t@UW<$6d|b%^s1y>{xdD;kQ~){DAdJ<!4l{H*GwB&>KqdV&D}M4Pk<=m-(HhUeYI9X
91)zzhYloSf=>pagpQ4HK_=j<iyT$ZuRPwk&1SZFip_MTBpC${zR=?6SQfn6+CvEsHWq_tz&~vEIIEybSb^L}Fdnuy;TzX8hsDE8
mF>T``M*AamDxWX+&WT8gv#_O7H~=ljS&<lPbb#uB$wf!bCn0D+{VZ}H!g#%d#}t^;Mk53%a?wf;X*B`^GFIFmgf=I0Qx@yZGA?N
?M!Wz5<nT<wSs|(Wb$kSaw3o!ZwFJHFz&(EsoiJyyV`hohf`J^Th8wpJult7*dG@5iVPStPL1-+REiK)(LME<m0!8;i23UCYg?}k
^ETR+p<%s*#@i80yX@0JUCY<nNE~+uSn=;H>DzQ3G8C;8RWu|*!H>q|t9W~A_9u3#v~#F>NFBgxgd9v><>E8a^)y%!S#@+IeR`4X
z`GFpKR$c)!%ihgpjkrdFG_6N3q_`}iPvc({$=W4TUj9hW_8yy{S_O=pCPBLtRHbXF<i+U>3^nsT62)lih!0yJxQ6G?87zVt0G`^
<kpr!`H<Aut2$>k{@sirX`!}HK-v+`36@;lFap#CYCs)=usr2uzeQX|<SN}%1HNgdlS*27Rs|S|!}1z&i%zM7dcsUO^r2(ZDN=a`
mpbc<dZ#gSR}BgZEeJ(XWoFw(qP38eF%CF3^SkrW!#>sWiPxT7?g&eIAzzf3FvVN$lh)&C#w6<r;5Zs-V1t&B>b%vmM6eha<&F0G
|F7lm_w;Kv{RkWS(S~4%8*rOaz*NT0IWveRH6I_Ix{lDlRc5<AIhN;sL;XkGbyn2-&06HV5}3z!kOuW}y{cE)Uiq5B$Jqa-Wx$kf
yHdsKJI}Ld4><fSn?(ce?cEnt)@n#aTg<uZk6i>$_ACsk`~Jvl#Ws3gb<yd1c|=zkefpt7Gp}q4$P?d>afqhMKO1Ows@wI~4Ru0G
l$a4b;(KDi$9&o(_y_E(T>B|*2-B9~^o_optt+DXaL_(IO6KlVJNa<k5!vI5mrTRSpi#)MlT^=3T$P*`6tP&g3rEN?8|N@a4rixG
Hp$_@=`@ohQni}4UFHfJ5lE*JaYr6*j2Pwdn7AZiC9prGXF3b&I;uX(sOfk3@58mw%zNXk%duB%?nQZSErs>eG!`b@1ADvwV%6V=
U+-|WdZF1?T^5o(BdF4=liuC-X2h$vHfFo#&JLw}I1ukp>{PV>CkH%HQ=r|mN=+D45J(7RaH$eZtpixFA^`ib(k)sLLVEoCJMTLt
dY`G>1KZI5*V;Z}cKI|c&&TT<X@5hsw~yDzqKD^7#tHc?n>>T!@QVdBu^!-=8MsLJEKlyGEkx-TLGMu!Q}rQ1SVgc##5Zt0@M~U?
YEV%qEalfBp1(-8JsU{ri~jXiGpcXy%^BU}c0Pwnd~_48tmPFWTN&Itzrf=PpH-kHjSxkfz>f0I1f7im7UubL4~g%D8TdHF-Lu8n
U$>TR-|pL(hi?jE9n5$Xsb@?^`F0n3I5eY@Tht_G3BYi%XEIT=hqlR#yj+$0bvZ?mev4}Q{%f4x_3W)iE7cWnXiFBMS|yT$Sh6Eb
2Qi3|Y94fvAQ{oZqGF}l`JnbgSI0=$v_rarjWgG`mBn_odpZf+5g{;5(f-K4w^ietiwjxz5H;ILsiEyWxvqrNgp(nmTU*QEK2o~^
ZTNabA2R}|3R1?Uc0$BAYc)Wf8>7`b_<9)(4@__I(<pZk1KBP~5J3dc*@eUCIrl-ELR&}2PQNd*c^h~BJnRBmAAKXR&h4pQpp{D+
8fH+cE*}50%_+rb$`7Kq+xN^^>fl-n8?u-~bi=TPK1>gFK9;+Lf*+&K?$Olb7=o)h@F}HgI`zS`GYBDx0(SR>Somf`Y2$NT@o!Pu
25C<;DjY4W*lsN8DQQqzIcbv&9aueYIL<?)#MZ4&2uu-H9VSdmTvVtckRZ5g(%bfmc9A%_$7vNH2<ksb;9m4Q1+dc}Ej&0QdwZNo
k;Ilf(po*V8i4)X2;rDmas)ir7q0Wt#Claq+*z~<6f<vVv<P8!fZ)wYB*H4v(j;@VOITK;tkAhb1A2)zN|a>mQ!sMQn1Jk!lcBY;
{3$)tao3s{tbrhs#P#K@upDZbW6N4;Ackd2ctjED$&ax&<%I*m<^h1PbM5hP=KeOhi(UE&aWFzyUguB@<&jN4*sQZ@pb}A^i`&0<
*BM}>5AY)d5MO7tw4jHuN5xS*h_R+ncU9~7S*S)03A86cBWO(K7>MP6pYe$m?CW^3k}_k9IC3QJzaQZa%gJzi+A=7lvVSI8`bJ|C
bhSU_>l73%KuwASj>W5{!N72l7Y-4BdHKEZL0=>kv=T$Sy?e6ei?hkzD2Z}Qg!P8;;Xsj+Ufz1gbC!Lu$n#|+{QFE^3bhGAB};#H
n4bA@Ehk9&jYTBcCn;uP0cqtxIyK0a85Y3j;S$W;r~jF<l7btH6MuBzWSz}e8(}IvOmG7kggZMH0i4{S{Tv+wqz<GK2L~O99v>4a
-pT)?z-XIbb09Jg?oc5^lP3vYWV`K%nbn2Z6O<50T(A`PDvn+6FfD!(!k@R=rli&1LWyVzF%fl@2J{trW5$(}OZ2V#bkfi;P}4H*
@G%hSICm`1yQ=k?iFd7LGtzNeV8L`>2tkDxb2EF^A?rd*tYV@XGW!4hf74ux8tX}j>4+MH0?ZNBxqo0c8C~kh@pAunT_3Wpz0wkP
Q#<}7_IW6@D`CL{s^#tG<u$o8Goq<@UQW%fl-m7vYT8bNN5iA@rG0r>JACx-?Pp}FfUR}n+860?quo{@!mGtc92K1XNb(bxgid^l
JlmH}odl;@ltG^tM@9AXkog{)eJU)<I~Sn!&|^#&KJH(@VQP411sA-L$X7)BaEVd{&oP}>KWyh$$@G{BbKeUsZDL=<wdvk}KgORI
4b+0msHHSNZJsjse-C8K^CQ`Q`z=H@`zbXX>wGM_?tw|GWb^D{HEtcGk;+HghZco#kJ$X`ffp3%Q%{!?UxPnE9+#aFZ2ZaCtaZ_K
=hR5Yx!-z?80VL*a0s4TJ*^VsbnYUQ)+83}6rj)%Uat@!V6cH^#9s6bZ!z*(>uciIAmi-1_7-(#0?2lnQ^WKv2hod;gY`jcP}-6>
?A^vC(f7Iz4%<6GfHy0P0Y?-7k=?$c_okNR2Zd}!^D>=FP5DN&bC0XCwfbRt^lsNtLs}Z%OZwZ;<Idwt9TF6Qwz*#m^iGos_<3h*
DHJi;A^SGTn(*u)>s#eHMGH{2Eh21b5keeVY0ezk-JDF(>y#}toh2r#2V)qggbvB?rktr_+!3v4L%CK}e-7BWVFctYTT6-vB&D($
G6y#g(#TX;({4;%Oqa()5enF}QUxgSGc=k!7SRM*oP?A)(AepwkTa`vu(iZdkbvV8*ED#GH(pkw)!td~f;lfd)3zx;I6u!(?bYwK
%DdN}o-YrtcdN?vT}sG~$B2MYPEe!;dlu)|MIp$K1c0gM(>l`hgFkAg*1vRmUcLM6A6<QMp-6RcTm%+?h*H@Y2|u$X5EztiiST>8
&~8cv3M7{SJ`*L^-kWwSr(2M$SntmVLzhuxYT$u&etOScXn4(Y<DksDps#9M>#Y>6nB6*d{>2-;p%fNp+e0fTN<<GBcrPq^Hg0CH
M9pLqxuy;)EdynpGQ+lQF86=R#Es`rpXSN^)K|aF`!bnTG>svg1NP1fh^cOMJ4Ga38-3pUno2;}SkrgTv=2xlQ&M3tz)AmAW)XZ|
w3fNVA?UG!^;Rmhcdrz0%y^4;%FUi~p7!S);_$qN!@J*GoabEg1J|3YP}{|ELhgB4!@S|lkImxLBI4mppyB}$<}tIh3E^=YLXf+G
alel6bawFk1n-Bqc7;rS=Pi|Wges(B#fWq?p1w8D7B|(<S0FgJFwClvp=dgmMH3=Td}IeA!Vs~6X#~4Ro&L;>ieQbvTY@CqORhGC
7;;D@s5HXaPy{wO!1KjL*lVeL5#_G2pv~R|v8zOaFbQ<^0@s15XO<(*_lvbWdpmEl3NWXCi|+}BO-@ZQS>LZRc?8+i<WXrUi?oB>
^5K?U5eyx@LtM#M4z~0YQ|pILM#Q9&QFOK!ye?$lfSfZx!%PYj%q-N^!2)uzuP3fnh&3Oip*UF>YP3s-&FI0a-DE}0WC#us2~$yS
`*{rB;f27_Qe)G_2#-tmjGQ?Ly6M7rkIFiX^O7F<;j6WnLLnuK_Rq!YCdmi<Uw!*c8D%6(SD6k7%)C+?T8Sd7%*;l*Z8MjxKm>qD
iQ>xSK2z)By*HUb%6=@CbIu<R?l+$u@bBB8@45;ppD2-4S#r?s#f}X$K`ACZ!dTK&8ib@W5;&c)uZkCOCqR~6)eF<v=*|q1mY~$S
8$ZIW#^c%9X}zIq64kyk&)w^<J@1d*v*-z^&#99pSSYZ}vl677_Y(8b8<0u~ckbfIqN3o!2n0~5qr^0a1r;lBBU9a7E-i0y2;;p!
4(cf*IxH(`u{cfn5}f1=NhTR8sLGXjWf>Gf4|K5K=VUwdv1Y0%M1pS8-p3VoYxAyNjVUu=wP|CD&uvqIaY%A^8eklqOHi<QN61x7
5<-4dk%9&K-tBTERFa84Fco&owzHLT2qeK^V&J%Y!vV@Pm#9K%Y{6l3*j1J(#Ex3&2r*=+Aec!z0YWjgP(ohN(!@|()M5vd&urSv
{87cJ2Z3hkQAz^6Nu18IK_fV%_m4qg1DIB8r*}8W)jyvR=sl||s;-p=U*#KO-u3+VPL5Ehs|lt2sK%uG&|Fo^&dVPA`=$jAD;5y>
`u=pU*nQ^kF%JXIR#-&^9KRrE?4ybvM3G|77PDw9JMB+d$E{u5*8j`m`dUF}4Q*{Ey7yKu1aBR3PbxKBC5l=XZKmDTR+?WlWqNgw
j&mf|^nbfl<kuTC#o~gB-TQh{*GQpn*qO*D*hbyxDzEJ5wgh%;x7$n+-=2E^W$Oqbn{=>)Jj|Ex>NbeNt*Kz6<?^>P*%fmQLVQS3
S7*>b$%gn#4>Re{a`*R(G9kc{%IC`ux;^;O{rd=_tddjz!~H#7Bp^ZytzNB-ZD7q?S?W|K@x9zjWY*y#>Ip7rLtJU~#+W11YG*pl
R9)4|s!0lw)8razLRv0U88HsTsFLrJ511zZTYi;x9IEb^)4Rb@T=7Q@yOU<r={+X{hOr@A=2{$u0aRA;^;W-RAz_OXLMbBJ_{>5y
`siaGBZwv=+A=!yp=yiPfl;P+jm-S{s82^<EM9dnClJ6!+qIg*zEd6Nu=@LJqWkH4c~oMgg-f9mcjw0oS@PYWw(0lV7t7UEJ{>~u
tgd5Olje2JcFv+l&ZF%2&EEud`YqvLdY?y{L0t|?XcZjiEqur?`4haod$w^*p|;vQof6fEjI&^E1InF_&@#**o_>sS5$($9ezwD~
Z)?0&m~m9AM>K_+Uc5gk<((?U;q33t4`}y>{jiNx5sMH8TYslnn8%krdV5ugv96iN-ZZM|%y71b_Di(tmKz`$J4mS+AWPZn*3oIw
%2Ppy0})VL7D{2oUX?&#;@f=(^mkwh&5+nm!&U&08?uhVvG=y;#*K3R-&vE6->89P14|RKOeXtrHbG0s+qSpVti<s_yAY7>M7k=U
!1(VbgtOO3pP2aXN=3ceLFFw_tf|u|iZD*mrk!QOwIdZ#R4p``WII*^CHC@~gv9gX#zVt}^o;RZq+QY$2?-{PygcXa)6WY0P4!p%
kZf5248+r-!O?kAvs`T8K!m`8T2XXt1n+$7P|^dG39W2oY^#f5LDWVAHo5GE87xQ*A**d4PaC^MXk$haEp}tb*}pT&j3Bd6fvw?~
j#?s4gw;reS7Cau!knlpVMZ2x6bG+z<Hy5^+V}0+4*+FClp-g79e5fyk*Qk9ZHc=B*JrPWV|jgU_W|g$Ty5sGIj8iq*j}-9fU{bl
2}Q$Bj^VK^0wJhMbt-`ojh(0N+@{mdmK;Vu9UR?Lmn9r3u@6bwAH$tryyDn4p^aP)%D$9qZF>g}?NI@xtfOThjB1}txo|Oql?m)y
aa+41QCiu@tL%rz{7~OFsjlec5*4=H8<Ot7g7f~0<_QQrb+<!Wu^~@PiXJsQITcK-E=seBk!T;IpL4?&oyzgL@KpJ|a8-l2Lv*~a
Ci3R>4!Fw#VL4Kh$1u52LRO4%+hEpjCGDF-v^YfFDSu62rDa;Q-yGC5*gG-e%*wC(cTy&ps}qW$Ofn^`R)xF0w_^o0u{2}Tm=2Ky
m$XZ_>-w*EHP7LeuOE>sJ|-k9XhLYuNG05kBuAF$P%a#n7E^aXmpX<Y)Tqm}nyN~GL_<0+mF{_qnOwSYJA~@vPF-->+V;vB8bx^!
2qavikp)BnO4q>YICg?6wpurmu~MT;H}&xG9?zkomt!iB=>xPiwuwDW&o^;l4`06g=<XT;VjbNFvP_HYSvDkW=P#JCslyP{VWXUy
B#|3SwCQxHc9XtABl%?R$oVSo)%wiHoLDUPk=;hiQg53FB-r3Xbg*XC#VJYAB^iihjODR!3vSFV!L6%`7l6nB#e*}MuqzKqBkqr4
B4c7l?6_V0L*-r_-Mf<ncPvP58h|e$F1=Z5=>ux^8Yr-9p>D9jeL}UVW(j~XBlPK@BvJze#8)~vR*KmbRlCZ(!uAf!clPmyGxz6Q
tNqK+>HS)YVNlZ<IKUFZG(n&Az{DQ(96k1^oC#_>5)W@}W7<u+F3pD$AhHM{y(UzZg2Um&H>AgH@161Y`*q3VoO|-aiMbR}LMp-_
Z8qz?Ij<*T{3zi{&%5=xi8od9F*7V$@~huDY3Q%XGHhEjGG^StS+UZ&AaMz;T3LK7__h@fgkmYWeNo9n0xsl`f|(!+wu16Oh(ff=
t%4N}E!~UO_}<3lg$D^~qPRt94Pl^)-#m+U=>pm?#*YALmP1M$BxJpdiblG-$;F^hMqSy+=GP*{y3brDwKz=VF|WHWbhk>ln%{mo
a<Hyee(stuh*~z0f_dXXIyj^j3dR}4+RK}QDgr(Banm|L&TzzOOx=qX7P9ZtEHP0RK&SOT>pQcEv^0HN@D?XUTh5YXWLO;D12tvd
dp#Gs?eMys3*hI+N4KAd+d(d@F52${bd#+T-X+;EC5#daB28qaYxSZjSfI;DmNt6uclGB#OXHrs707r$NV@)K5Nh<PH$zlD_3-!Z
u@ScXV6!$8{PWUtBKmfwKAJw!NcIdOQ2^qs=5f1?FbJBBta)<1Dn*dKFC`Ojt034SaK?;0!(ApJ*jvDOunr_?TX*P;Pz?)=rtfD|
k5O~K(yZU>hkKk`6NP;u&$~7%Hju58yD}eI`bs<HcM9a)Y+P0~U6i^%3#?4U*GYG}^geU1hSp(-J3TTW(1^!-voNU#ZQYtzH(dzM
L;;d58GC8LWC*d-l41ljQL`&Cdu9-j)lG%}y2_rZ@K0tRCv%^8Ip^Quqrmqh$8H8%ka9L(%U@*E%5@S)h-sqZclbX$(S6?_xw1j?
fce(%=Bp7&6%OQvF7bL<wWy1vpI>au$p%BqS6*8>Xo+B6@9R0AnW%Vf%mXkOv1wogwt)s13u)ME-AdF0W7YP?9fimhoR&}gEa-wA
5#98AVroS}p)D%UA?73}L>4EXhdHM@eJ<WxN5|JHcRUyme<le>i_bXiyU|jUt+~bbcLKtgtaP<Q>RLenS=H^Rc55w@-rCv4@f#sl
s)sex)0Jvky8<^L171WeR>cVr2%td-70IrF>^6#v!v%fQHz~`Yt5`E_L)AxrW^}Gb1@DI&flc>{8(K#1FT~O@G|O!=Go4AeW(cq)
fRvaABkcVn)~#bubaOd34Vj9FulDz|`nTi%IUpOJ{xA3De_Pw+Xu$YSmjpNK|MrdUsO2-C_5leeBms~RUc}B=nR4{cw)`V)@zlIg
6jQxGgcM0Ygaq3aec$H%@YiRD)7_hH$aL}dkb`a0lZI{wr|Frp|E<6{U+C_`<U=SQ;Qqgn;AuFmK_GGB-_!930$5T54j~AwaiAS9
Z^r&#fxqwZ!;BH>XK`cf5$t=!F4zYO0|G?slV58H15z85f^q+SpI7ub=OnKc>G{Q~PiA}}KZ`i-9IsVD>si}^i>+n1v?d60(?Z^|
zSVXvuUmvi8!sLtvfV|Ak|v9nT)p16&dlQX)?v_8=}Fs=hqsFjus^dgpW**VK6ZRsTk4!%@6wkY3AVVnEKW{c7L?MFMoGm|I}%ty
0;CL<0-fq5D6rla`f!95L`_Tn*It~Y<-<H~pN5~TZQOqx;Rj^pk9XwSw*yhCYS6@BNQ)4QFO#rx9V=7-;6XSsFiSSRVEc#Y-_i_0
5AzB)=PX@6`bXha{h3@Bbz)X`8+-V7)jv4$m*&$es9*(!gA)w_ybCjKS|ECNM@y+~7BoXhq&6o2SQAVTq;~*2OA?EM2pM+Pj~K*K
5P+cMIQ0yv`1~fZjqc1A8#KXjLS>NHb)Mex@y_=kYn6|MN_O*5?Lk%jLHPHdO9eEBT#Ws8uiCBd?OPp$lHclpOob*gigQ`prWFd#
QvX(`JGlM3z^I_<1T68|J%>XevO`Tdkl;Y0hs_T7xUmTYZK|6r6~dYA4J$aRTIpcE)++DZirfmk0B&rc0PqT7YBWM71!v1~&4~7T
d=4ACzq?3+6EgvPvD2TciSeG6R_j{4)*htQ-^fx}IU;bZMT%iG0A$IVTd4)05pNp}Y%!s*YoS|G(0PMJyMOOAY_@oxwwDnSzeMp=
5wRt#S`=X#S|}k4RS1h5-l9a7U`siX<}HVYp=-6iw;P=}9wN8%5-8UN0~Ds-M(;M_!M3E}^v?}j<vcxVA;sz;lFS8nhZj$ASw^pU
99E7bP7gZ*FsKM7!m&}M-PKWA`|BCkdxBZ?5z(NKOj1~BW$}Xg9bUAz3Y1Z5MV+igM)OlZL)&+#fZ!)!a8D1BMQRfVWt?Y}aqYQh
<&EO+A&5r!lJ?{($l7ZR;=srXDx7qUC2q{XafQp4)dEI9&?y=PsHXEEL1}xd1{l3sg!kLKgk4f%t@GX^wUIgV*VMy&CxxqbE9{H3
s-yL$3TMWCCVAhEb)2MT?|Z0PnAmf#rDf10BsE7=r*-8|5dL@P(eHF@3IhP?V~BrDft^NKg&u{8j6kw#F{puq6-e)3oW#T3GinsW
USTEAi{Fs~ml|r<%{e*=>0Idmp{lKgexqJumb)RLJ3T7k;=E$>HW{i9EuTX4zR#T`mkGtL(7jpR#FK^a+7hen-5e0Ubw^y-4ib))
Kf7pez1&u+#~nvTR=c-6eS7PC8vM0#t*7T<hiYN_lY)kHbaNOQzK*KL&pnaX&a<i*gYbeD=3JsODZLmi42?5=3>KGVQXmKmuH>Oc
C8{bZ0TVJ5btA5s%x8>WU|Ut9C#zLJZlMr~zXRMXE)8}})T>%X)W*Vtkf1mZb%HKFo^f;SRefvkci+4bw$?jQA#o#wqDvcNRlXVe
a*{Y2J4qZ9;LyGMUvFJb^Q$6L^4+MX;}4tm;B&hSI~x1Tw`}vh-+c&1t1BeSHUb4I!bw~j#fAz9i+@~;nwngc*_w&E>O=P&yGz(P
BDkJFR)#gJh$4WPov&(>;9n2x*IW8|efpSg5ifH9^FJ5rk<B}#LrHn=9olE+9eV0^kt!pUt=DXRO@pV*vKr-$MZ1BjfVY}DNFOP<
8yzTss3)d`L2*gFj{4JRlTGlXmC#f@WO6sH%;d;pCLGY!XIZS*e~zU#cf8VYz^aT@N6U3Q>+VbYE+ctU-?F<K8uiXWW_!M^C5egY
J^c=x)f_LVh#<zNmGR+qM&JavXtIntT7kJi@RQ3`_a=!0e|VQ-_^dLx90<)9BS3c=SctkOgc>uO1$waJp#lsOl<f0~fEoe#5ZaKH
MN67?PGtGNjlO=qy6o$TBl2>vojb#qrtB14gcmlZ<Z-+5ASkf4kb>sKS3{t%<S+(atmA0W;zrxfpp-z7#0W7(rRz%#3xUPm@b`+=
C`_^<Qet0;D542RCFO4?tqr_I8Yy~MK9tmYWt?2CG-8;C=>Q2Dn;h!aw=HfMkU`1@IJ7Yd0BuAa;@qE<%Hsf2Txy1yPGY}>p8dia
6XlDCz8UxWaiwdd9b>FMD4<Vc`ZIN0ilrhR>$3}_U+1yaw96zK;qmyiGt+7%vP0ijd%K0tzx%oEAJw{!pIz<wN7*7MtxHbj;zNR7
b%>B=DcbNTktJr&*AFu!8`LNBB5yH|!eSCjZhN+g`TcyKo|(@F(dBkK(O>HWaN^h|XQOI$o6>i?a*w6!h*}zu&K5}R#5Sga^b%Hb
AFrL9TXMkjJzPk1+0a4_QQDtPd58-AYOO7$)`g!qt__$b13{oTo^fuL4l{862G?qdfn13)8UU=S8aWvkFi~Jwf~9I9keRSA(kzv#
S#)sdDhj3GC>n%F1*EQA7pRdX`7sXR^S>*K;>iPQJr6HB%n}zRSfmH2vnr^0mfn_?QtvY^TFwLJe%Idf>!~i`eY^UE`sXpHh|due
oUxq`zPL*bTCS1n-JRY?O-4q?;IkukQSH#JBEcz6=u~Fg&{J9maOnnesdW24bPH7`Ti>Og4^N+iY(6Uc>ha7J?EP=w#X)#!3PuAN
A;#|?@u6{<O@1i5+F5^zN4|6LC+_=}Z=?<&@NtatSp-kBIeA;K5Ri(xG1Q2NP}EJvIa&U*AK1A*NbaAMGk&WH`{u|vgL6-UA8(<x
S514xX`+>=tnE+bS%1GJQPMRm7N|po_Z>(i-cWvROLCbMB88xfN)=1Dx#sc({1zx9H*tUo1&xZ&7D_TNitS$a@4Ch|xInfgaFH;T
)64_H;mR}!33?1FPYN9rNWS3JKQ4Py`)zhFt~KqYG6>~Hq=-h`&qsr9ycf{W|7Qy(#A<bp3;ufeRBOrwV-C!oNL_mzW}~rL*G{k?
K-{_S8czsT*xFXaVeI^0L3IM1+){$azc0QIYqk<2E*>ojYgj9Hs+R68C9N&@Grvl9lHvrr=CiFAOSNLr!_T}@&J|ugbb*7S&e4=<
OT3{`JrXlQT9h#0V0W(9Ms=unChjdke#*j+D49DB{(@VcX?<S$R(uO+bgoSZizl=3y%^9uaQ3*mJCWgvZF!TWBc+~7GUr^s5u4Jr
G<xY~nJU(Y?Ih~$(*Fk-q;H)xm|5(REut87FWnf}rXrI=@8h;BivwO*9o?}SLG0=L<{P_vLFuA2Za;(agJc&T-{JpnXW`!8r7gUi
cjRlA^6|5pHv5Eoy<QZcv``1M3iS5t<a8#w-p_{>Lh%v}WN7Al+*q~@Ei5bo7EOJ|!)cELilTq!uj?wNbakwP5J<amNiiDllWItg
!|=baoT5P{eZ|lBk?ZrwsTQ5(`&WF$0q)<d1bmk=tra|bJ6u%c;5~GA={eAQWrscx)0VvReKzg2?MaI^!k%TlvyLF(bk5kCRqFcd
Hlglb5Tl)*rshE$rD$WVV_PFrLorn0YF*K!zFyO>!kGBgJt`mkk37vs{HKo`Q*bh`+@lsL{hk+!Wj`{i9o{WT8&OhDZB|s3@ly0p
J(w4~dotsAoGw}1jV(%D{UA6xR7tLzYaMNy?P#q<BY6{w68`A8h|-uiVl^UNSp})1rN39sb-=KfGcr81SKn=JJu9>ON*%sj`Ei+~
aB=V+13a<5I(mm=YA8Z5^sejMu3Fnc+|(Yn<*sFKBq;H|ch+%tbu=Y<Nc+r39HJv&zxns|>*8cp?BlWB9@LwTw6FNYz}I2d-11Ln
GytpzBM$-3i>~+?1}P)E)u`d(he+v34MFxzai-S)b<lOCPN|NT@z1uZzi#OCy)@Qleae*`Y8KhsX|)6lUC8-PfDZp((IlXs*hjR1
C7_5c*p^BJ6@NN7rW;*i@XzY~VSQ0L0!b^i!DdB~(kbOvVjz4I*tWxC?6;0Z1}lGQ7lp;W+h^wFY(3o8#k@K@`iED@G&;J9Gc_p_
YSXzix>9A_M{@La4xBwA7n<*$>t?^5>0yjSYa&nKd+1j#GlhA*yRWhJ;Nsgj9uW2Kr#(bh1Hxtde0JVqe0h0I-%ZDv0d5K39V^aU
_e57TV?b+4D57~AVzr<{tARo+1Q(R7FQH~3C*u!180w*gL2ATYI-6PGTcyoZnMeaQq3cZBNx<{e6qek_rHNl}vzN<Z-M$~Y?5Z4>
V${-9m?=%6fi63eAc+wEb@$RHj^PkNvT7dqlG+)RNu?o0Xl3M4D!krBFD@#<>r^60i8NK(kLi1Jm2i<*ae=Z!Yu9UMH5hSmS_z~G
A}sJC+o2S>rQTq;Re+WKLTY;4rRKk>n~n9i@%rVi>zvs8B>{ris%%=-w7rdJVg=6T<^ZihVyr@xNJ%yEcexBaQx(pLTD?~go<7lQ
{47Z^Kzz;IO++xgL0U+rC}4OPr46cAoJ->s&pJ?Ew6tnQUr7psL_Bbw+iB%G(CxPmehnXIBFy{nHtg}Ww3=S@j4pPOTJ{R|bd2=p
ht74Tr6H4j?BUJotVbp42aY*YL(J}LL^q~|#>vD3wNGThBC$=aA)tgtqJc$S+#+*3X|8K)6bXJvj&df0b)U11qZSrAjivZ6we`H{
IMZTjDo|XA_gjA3SEVX38Y*vk)}XcZr*^d8HrQFhC$nvK^qg|t2j;Ub`VM<zWyJ=jrdB(nl{r!j`aQSn%VPHRW!|T4xQ@*P7rnf_
wDnCYESGt%!w;Np_6NC82QlDK(JrQHo4AkL#P~e@zoS*BbNetM<MH=L>pI`1`nBbE^56Lze2(_?{h9&a3;1&1E7!-4y_n?wIsm@~
k~jnN1MK%e;g8?&`dd2fx4*w5b!ASTzl|UtvU2t@ZX`^*s;xYAo1DdNtnzi*j~w=_X($w2)MjYw@0<<BjxoB{nsKD-O^;Z?x!b1?
rgsLB9qKI<8`5Jyto_`yzGQSY4nWg?Y-lf~O@gu;(yc{7GzMF>LHO+F6v3rU4^5x7`!&6G+a$JQaye)vFQJQ(iVAi^^D3yCRl)7n
lN;4kNKdg4?~wb#n^#O;-74QV)QnkAyxPh%<48P6dFP#@vHRW!J>AcJ7WCF2JW_de<rN2Y*m_=$a<ghYm+Vye!>wtalR__UPu9@j
)%1=#`;*YNZNYt?Xvuk0TSPsj=sPj5ZHJDy>7mUFog8dJ(cf7i(~H`NW3;}ty#(#PoIt70kqg%=MIH8W5hgUvI9!H1rk1s1A4Jc(
rEu-19h|FMbdO8q);Vdrj|rRQ_8hmI#q}M^FI*f%*$%xFjm+;BjnKYnOvcByFUYUIg|7=veRiUokBZuy`5p6Z`CTf;nWgdG^60Cc
(ju09lo19UP80%)F!nGr+G2Yrh+OEeT}g)p^ml7Lq;W%T!J<N4IlSVRi@iCAh*p=?){sXPifV=pUfVzDnVugx1}B5qL=!<r$*HjC
8w%(v$?6}Wh(uo-ylIDLFPD4tpgzdbNbU*jMXtNcUz(sdn$|WXQQy*MyQi<5O;oO%6#c}RJvigf6yomuvv-lD7b)>VjT`A~Yg%xZ
TW#aZefV}8gK@t;AJl1daB}XjA0{Qp+K-xO2Z^B=`c839-m@B0NAW!RDymWAckS)o)~;`*sWECma3J2|Ig}%PZ8O)5V-nz=GPfsp
@~#K3Qp&GLZg{DsLU6pa`*O9qJ8P^6Q{YasS&}rqkyD7FA;h7B7mzCMAs9v?ItnWq5jR4j^m)RJMM@?RUT=z11}Y#v<zY<m6DD?6
G>3LI^or(=PPIcftQe!Lylw5$*FCqtS+-2s?6c~Df2UsyZYhrcMF+NnLjApWd|CG9r)ASHB=<@_`p;ZSr?NEiRFJqg6lDnTRP66N
+1cpxxi0R#iyFnRS<PHgA>U`-7Md*xFv`oL&>4r@9>bX?yDH>vNQ54yU$x2`mj=Wy{3Ju5h$YAqR3X$%GmC};<J0n%VKblAtJeJc
D|h3<2T*H|fbMs<MBThw8LP%rP|fEN6bE(TPYoiXwsc=5JMpYQ|20RLr5|$lr=)Gp!E{<!=teXDAmg1-yP&J<#7UnnPsJCnU82qn
>ruH>S=NfRlJyfAvgtnPM;UM*O78CvTMyCEtv@xrx3A0eGY9O1Kb8^U5PeMjQDgWDdTz#@Zdc%N$#hL&<HLqmmuCMT@-FW@Z8=*s
R7RDHiGXqj9>2nl!wRHps2$cpCcs_J7iBGhTp^>;7Hee-K`!vI8FM{rNTxbc86(Sx6k@i<#S>eSF*6pa9TK*x5|s+=m-w?SDiG0U
|1)vb)<XxemrQ1>X`5>(Uhd~yhDZmhLZk&dk4_t5*c|vD3|uf^|Er`_T|v7RU<aUR@{K+*<SY6;@lHi~dX7fl8D_`Z?QyALB>Y&2
#++{T)BL{F|4vIEQm4N_9ANIgzHx}6&hiaR5<dHW$EES>fo-AM2%pI{ONCeNs6c(2$b|_&cZxkvWk%#yYM$f9A;pc{<J)o`2=a@P
)oBPl@eu`FgbHK3j_=W5NP+eoyq^kAwcsbn?GEE^T)Pc4rjM=tS#i!Aq1-+Fa1$8gQxP7Ipr<OTuoIRbL!q$>@#Z11GT0&YyV5E7
7DcP$$pP!;GwO~_-Pi#ikiF3LU{SeS#6$|y`Za3yWD5`IThMp$kb+*(0baSIW+?vF({0<J8<GxWVv9$}5exUrPci{D8rrlPk;gDY
nQIU(lOi@OG%!QGug?3n{~=1(*}c9g46WE|K<wQ>z$3nsqjVe&TebA4-?Vf+Mo1|k&q9K6)jSi;#6Y;k`+J3{ZMP0xg*ki$7wXf~
)o#q^!3)?>hV9RS*i{Z31>w%%P#lE2x{0oP!X9$_kU?Nh<N!)TOJzEw!^Qqu4&pj*vbfsO%!TnC;rHWuE<=|nGui)O@qSb>W5W(y
@DaT81#&x@4*sLj#Wx^xddbUp_<8kl;~X?{w1>J-KKhj?U8A-Q6LFk&k?ErbgWZlJ1O+sncMiUtM!o8{GW2H6%|&JdYx_PoL8Mtd
MoPo@CNds#o_c=0^b@vENj(YShW=~{GI4?+cdHMhSZmGTJ~LAwvL|hmw1$}tFyZO5PqI`4eM#AnlZ-X0Tlcs_LnkXNHgaA2P$fyU
87-2q(;NGHbSJP;etKiGl^zFHuV<*ze7bStVe0-K-wf<WeY<^5&vZeokM|8vaplW*81c1WnhL`(C56ZV@D<ycaY$X8_)L-{Q^C{{
Xos|+0xenW{wW8qy1ny3u=Uz$=A;>={?_K>SlHlONX2RzfPzR>b&hzf<I?*AZa&vr)d8Vs9#5FgBY$*B)LcFzc;FFdie&xMzg0?$
6&$>w*Zp1&uy}e-L+R~YE9j0d?OspQZ3S*a>ilH*5pqUvM3G{NcoYkecH2!>eytp&EIdaow0S?2=NiTAAn0ElMl3I_3AM*<bMeIq
6|DyBO9&dBPfmRWNn#12zWind1-I3`oRbNl*Fr$iM%fVnktp-2B$yAisw4t$V3StO-u8K$3&TY?re7vtD&#;esXU{mBH$JPXAWM)
phy+#fv%P5jEvw3rP{{X6)K?tbER2Dz8K4vvU*02$QBxuMtLlrUD7dOAe&cE<BkFV^(q@%ja*&(!4CJR#O49Sio)$KZJX7_)jA*3
(P=?iu8b4t8kzw~$rfV@t|{1iW|_O?<IhKtnu=UlR=J7OspKv%+FK({FM(3aiYI79V!;9v+8Ka&F|MtW<2tpf5Pq`Y=ukRgHI1Xy
9_*6TsW<hI@YfE(0up0?2<5(Q*p?5^+1bySsMo3zS(EDnd@$t%A_+beZg*(xV-4F82t+21%1dZ23Tm~QOH{$YsyA7>qV{iL24Fa-
#`YMa*43KSO)-e+kn}d?(=>!7U$2CVj=FQacn&l?h$Xa2q-&ZBbs{S{f<mH_A{Tc#=@q5`o8%Wb(n|B~7-{1>M=i#_K<iaPgWfcO
*Fg>=YP*E0Q3;27k6~s-uu)R=I*JX}4(7K1cMm@=%RM*Td!nVfGkBTbFLz6zgeb0rLaOW#RnHP0z@WO;qQ>4nEQe;p1GAq;e`M!h
U4G2?yi|6r0k+Hq#i;uzYYAYK7*gZ0#mObCEl47`U9F`jmn*QZddNW3It)gFTO%4wHf*AfC+|Kl%8HeL1yUyy>SOQUw`<B7g#=vr
uH6FCMbn2N0!Agk+o}}kb8Cx7Od92N$d#@pkrpr3$@Q2i-z-P!rKibcz=}lr6a)7Ia^x#K-freK?tJWQYUSLE9FcksG`(yuVi0L_
yvK$#^z~7&X!#5@Gkm*>T?=7QA5T<nSh)&KD90pa_XHkJ^e;dyMX0^t-pzDr4hgUjK<z+?U6oZ`Uj1q%##}4FV)gat<3al&RUswT
LwA0I>O=VRlXygLRYKPyFLJJKeO1P22suiQfj+{9eP!LVzh$c;toTTI^KjT{epeMBSr6@ZZbS%sq^@BdK<|silV+qwsT8~~&s?96
&p9)$@I<crEB8jK9JRKYxvflzHhaF(kEcIx{dBbj%j`7Zt+><+Fzuzf1lO3U7*bT0wKGNEpnq>h^A#FB&hVcv1=FmVlnRDRN2G{#
2Mev?0eV~gXsu8ND6UwDND+ZFqyy|wa40QW-NzxL@)&+r7Z$-TF_Ev7jWbGldiA`_>1P}QG!z3@X2>8Djl1cFB$6m|o$1U*+ACn%
R(%tfO>{fYH#JTLqTjf&eBu1Jvt^nLkon=$HHDwYoApxi-r9?rH-Me?rr2k`99P7(7>vLRmW93rvL5<rdK<O*upC8$u{tigLy-xI
76%7GY!K?}l#{1B*nJ397Z{+|Itmk|^?1B=0>X$nj2cB{s-KEbj<dsURox7}r5@egjE$cD)a06Ln(BnOB;a$)K<yIZdM#_k+NKs@
OrrUFUy~BnLNMjR2=t9a#{|D`Z{S&x9{ROu`mfw0lBWZ=cct3h;Dd6PNrEcqdbWueB0#}!RnwddX@0!6x1?)x3j)QRL+sY$xxi6f
o=v-EK#EU{{$HW=5udx-@FAJ2)E^M#Qd97f{bm_zBBOKd;t%WQhD9o(LI}P79y+gfU(;#}`#f_4bPq(y_K7cu@XnAw07v2e$VnjS
ZGP|3tp>GyULfg>BD!t7dbs3xU6(QJXHkU}Q|-@|v4r0<-Tc@aN9ydo?vlHzWw6r;X8$6Y4jdurt<3vnd?$YA+Rh#&6p-Yodts>L
K=?#H9kKN-KoTXzJXOgt63!s9Cdr14DTxK>`fD}mKQEG!GV>9xm-7AEC)->w+03(|5a-%eJ}Eh);dcQM3rV|#2@PV%UN`0SO${4Y
wUJSp4n$-{T!o%7Hapg988VV1Wv4>7t}2URi0E0i$}kYheesbz$1aeq=Y`+&^E55D$0lp9OE;ZDmP`+=+yXIY(&DA#y1c1M0h0B+
^q4Ki(^$icJ!48z)NfID2}uy>iaHnPD+_~?El}M2Q<fyF{Xwnp9?#4(Gk$;J^!p+6F4Dsxz2s<P_cUP84@R9C*b+ztk{|Z$VKpw)
8dzid{J+}tKkT`Y=-9y@zx_1dy8loAdmjU=_?UVa;QfU#Y<1zj=<mAkJGE#~94WK;nkoG{R<6!<qein={C`bN8k6tZdGyVxD;80R
a06qU=yO;1<uh%AmBdnCS7e$)=(7QmB#m(TLPHv2HKw&>Ew3NtX}!)T>!H|}*w!3Zn3A0xins{f6{BxptLd1Emw>pUREQw@e{Z{o
Ox$_V@rY9-@$~i;8QnNv??zu7EIl1iY&1ZSGC?C5&?1aYM?%iR$gLb{nKllkNJO5M7;rYt+W0z)2m>1y2>!wcNfj!GK%r%vCRi*6
FJ$+1*4{_W>7IMTNBDoAr_=HMKhx#&hp7D=hu$Ok2>g@uJ(2j={`rUI#6QCPxMOP{(<N`Q{&Djkg9txJ8eC)_0C;OCy||{NGh*5e
4-eJeBlrS|&*uHy|6kj_|B1ywI0zq82weL&%Kd*=o@_Z;zWb5kVc29Tlq924p|Sp`QSIx+hL==7Ui&Z(l3r85;N5#mZjbk-q*xYv
PUld%wp|SHOgVh2kFSQc;{Be+KT0&V3i9==8U4HiK10fUq*A1wP^yJzVV=$hyk$iL#M-8rqgpjg7-WI*Nz#c?Gfa+A(QB#eWz|eJ
y>^QIY2naMqy2Et3Z;aB`VFulo=D+oynL-wN@+;pP!dPna>fWx+Yh?zeVwsJ12)<cRR0;N!|9bUf{L<fFS+2otLxSWX?;lpgEh)M
f?5KdO+(``Fb;yG+Ki~Ku-DYPI=lLsljUreZ(h9C-;$eDSW4DLH`~d-X@l#>tLr{e=KIM)J;qr*-pJ#goi)EMc=pCdMLQiAeuLTy
$pb71?uMb|`RH=_&!G<quUy5_3bJ|)PUOc;VQ3pycyxzq%%&w`9qdU-iQ9Rk+dKNs=UR$%bO7mqap$>4%Tx7-V1ohs|As$zXu|!d
ouEIAHKHvS+!14!X3Ds2hR=U);YK^}_DiA$A@aLO^s?!65WHzdcD7GMsW~;z@jLe4gxS2Q)z<U;o*JH$5BA~mgXJ~>^YNAaj&jYx
WgRyx8Y0!k<?gzs5+)k!sU6V4b3(?^rzcqJXkWZ|-qt@#*zQy8oZxqnZ#K7?W`?x%YKO39RKtpBDV+>K#CCTK*P!MGtk6IRczD&s
yoVzYnZ}7_4hxn(C~ssncYWq^!Un%ztOZb53ZS5h!FrxNc75xU4#+Gvf$hy=SZ%RaiBp@oHlB5(I3h(qd8eT1lK~IhoDP0l56zQX
p89i>P&X<khVkpY-*cF&6RiN{KrXP&UUq-iZwS3aHO2_>eCmuzVpxFTGh~AryP}$KuDh6SP7`kX-FrNxG6KjYN|${jy7}41_A;$B
MIfUx>R-2!3;RdXi@y8sI(tiQACFXFL6|zu{b*O!Acw|gdYd$OJS!pTDt4Xo>C_CR)9X^&5fEQBlh9v0S>+C&0x7t4N83I}PG=4C
Y93M!y?h<pLR-FsdR0jqSwq!=(%!3066QNSw8Kz-6%V(>N)b<W9=p7bhcA{{*dIW34ex(2FK9dx>W8Xzi118YDz~H2>VxWhqslI=
hq*l`46ekx_u1_PNPZr<oeR35Ru+c5M6`pg?pmz--O_zDds=|SK>8WMp{w&QOJi1fD>6{iHj9^Cu83I8K3t__@Lgsz2wJN^KULxy
7fZNW+_M#sWs2@wDusf`Z7Hipv|=XFO`d9BX&`8aqi_q5t)$WKuz<k82nNQ3yVqXrLZ}RFVF%7lKM$5vP{yi)Fx~d=H{ai*lY6Ix
*1N(o6@&ATA>wCAkJq~mAZ?v6S**O=1i9!C@u$C4(pb9cC#gH@T*gq*-Bd&vf#=;>qL!>6=MLl8gbrQ&&olqd!h<6(fly=3v3&2W
JQ8o7a1H=$Yi#k+Rs_L9P}dYyho0RRkn)3hh<E6DB0yj$bcGZua7+~eF#>`Lf~XIirax|Gc(pc}&0%dwFD+uKoSaBzbBy-#dqHKD
rHELi*Q)UBiYYiR7pXvteyxJDru!F^a<f4#LqwjbD&Gh^uR}HEm;8F+o5Pv&%&Itpbzpr^=871eKWY^P0~n^{Ir1SUl5{|)d^B>8
kF_Sw?{x7uoid!J3^vbc*SIk7gxPz(r|JH3B9GaA)AKt&xR?1?^ymJ+<L#f52S20#7=Q8Be0_hW_eZl{eqYV%qxWIzU+K(BaRd1{
&I$b(cd<%^O~f%XpX6bT(P=j=|6QIYPBZ)%8-SnEiWEAI&d^j&XZ+WJquD!=v?fH)TybCf-{H$TzR&CaAKkvSule)c{{naBbN_V|
mXA<R*@vsI$;Z9+ndWT;8Zn4~ob5=kyq)!|E%CzlC%W{KC@!Q%{rCq76Q2=BfhhGHa0_x!KZLJ1KMcc!hh(XmrxV!}=2kQcsyJ{!
xa7nq^`M8ySsbW;GKxX5nnrg@)_xv3PO812H1<FFSJvJnQG@6HoRVIm!5@x)>Obq8GUeg6n<OviN#cFH7>KJGvZX6+txxN4QxSlO
FP83-b&;|!^yKf(c0Y{lNPlDexQU{eeVBP|v+HA<)7_(m@diD3ov*K)hHkwWeWSM>!*psM6Ahbk!4Te*AL_xNTcR3xDPM9a;4eyW
-tYwRbFG1A!vxRm>p6)sFrl!(aQ=mL&au~kfZJ;?78-%EBy;bv1h62mst6J9+Z-<dE&=$}U68Bw)YN@y{kq&>qhcRk*~4?O;EzZ8
KeMktc8ogI57qla|06-P@wiOxf-J-Wzp<m^{W^Z?fPWWk57vTj$i!Bksea=E_jd@w%hny?6#|Un44``(x+o*|^C$(#a!dPQAVC-)
e&4=(H~eXP#(`s2?k>(lFW#6D-{C#|@;`;UzpIcP?uaC%^~-Q32cPXh{vLlgVfX{wd(Wof!=l}#x55Lb9pBHz`=|qYu*sMREYL#&
TCdi>SM~W#2<`KTFhS>x%UW^ZF}0mNsUWFwhSInb>`bQEfY4d*F2I=t5JFQKw~wxLxEE~?_D|1BYhu;ZA<J|s3j<`$zL;wVcocp9
`(-yRH@xUK0Xwg7Q?w*Ch$6*x7|D@bm*l_=SW*tNfQSajSd9#1pb@bHjo(WVt%aCZjqEXGH7Hin2>_%+?=|?XUwSAS7TWpcTl@Kp
*iH9~qomg_?=#i{dtXyo$u65-L0q)O911qlq*or*Q5_Z|N96>}zg!vTA%;r{9pmFj{rMUS7T2>*Umt%OcIqlLEx!vV{Qk#@{JtV9
KTR|x`VgFMK_tJc>TRjdjXn`xxKa8L00(p@d>ejz`0ex7M+klMs8cNu=G`SUhZFK2)giNGlApt@pL4YD@xJ}pGSo)gW*t*`OtwYh
QGlYtp(;6frfc-ex%<a$8!AzS-iuf#cnQb?eg03K0vV`+6|Mc&t|DAg$QxDB6Oj=Fk~wl#Ra7sey;IF;+r=rg%`IW2x!nO%ZM6A4
A|7_cJx^C$wWEQF>+P@CZFj%3d{P@!n;l)tO5;dyp$SNx=T63~wF@wEOA9)u%anBz8M)OCm<Jvqjv?ikht&$H@AUjRpxBA(rE){2
h;JbR4N|tNRkWBvIOOoxFhQ|YqBuRB#626l?S?q-aKTQgb24Xgbm4TNTf3;zB+!Zzp`}&~>S*HJqu}=i!M!N@K4{Q+L}xG3f)2@S
WnISUvoJO_Jq<ThatKE^c&(u^E}QSi@0>K_bkK5a*I%>cUoh1RC&EOIYR-l$qqAz_O)-d}&0U+0KlptzZQ^<uldHDyHtdb5Y3Z8*
QzaAg?Y~^ng)w(x<E?8Hrpjf=asKVS2`TA!cCEANKc7d05x8@|1noekB48@2ywzBuB%7(Skn2)B<G$4TmbDUS>(hp~;Y8PuU2LCI
?jI0V3Zpx$)A~9gv>^|O6_Sl{uBK$MK1q>pkk_}sa9o=d3i@&L(koO)J56aFVwI!(Ce^FddB}@E%yT1H1yLJeL=<N{(Gb>3q*7>2
VblHNwSZtb{%A7~{E*URFbDV?1mIi?$&|88;ZO5LvVfQr6DH*IxVQ6q$4Y<FY)1KMLvy~6a&5RzItLi@xt-n!4d;c<1_gVzj%*8t
V=T?#rD>(iFc0LE$SD;mOena*n_%tep%$E3W~~W8X*O9>95_^B0!0kW6@?OQmz={xq2BHe?c*?K6N-V)#Gj1prqiSez_=vKq~~lt
kEHIGc@97n#`bY(EE}9{hVq1ll0iUSv|U&Mm{pQR+kJbu7fuGEwtZ`@+<f`&aCLp9I6_jV2{Zh0ci>{=r7BZwVS|liQw10-?Zugt
!5CA8Br2#-v;uDi@k?!n&}}Q0qPK++fErCQ2GR;?B&no<h)hK`oTBN|x6>dFPIX)27+$$boGt9Ol7x4J-;PB<<ftb<UwPSjPLi29
dT`gEdt~)X^3LwCRX<LS%d+8ndZ;|2i~nqy$F!+cv%CBrXVcOL)oFB%pDrv5{4UZ?HiqumJ14<Du>2kNdOgPz(>UyR7LHsKuyjf2
y_eK9!xKq~sDkCZSc7G3?*gPS!Mdf7mS;aYSaZR7Tv%smu~9l~onsWbr<-|#$5PT)cG8cQ=(~k=SL7)?=W%&Mt8LC4_Irzkd%XZd
#!&r#ne6_~JBP)J|H$mGzBF||wV9Y89Dz~_%3ypQ|I73W3xY4ol|@|)p6IJOZqw}NXPtk84;E$wGY%W<&%6LX0r(P0BABa>nZ3xv
g0J&`S&7lm5BM|tjmSTs;D4H?>BIW_KmV3%{>S{3=svi3Z*U_p|KuKN{f3dEhz<sX|B;7abLw>WpTvWY|B9-=*nAFWY8wgr(K)<>
fSYv(MgI}t8wnn>)rfQ#+@8TZA&+M1(2lU(9w;0T4$}_P^m7hMdwv*hd^?v+96zJqs~wmAi4vVa<H%kotlH9YdT~_ZJCBjU((Hyf
bxYTYnMdkdX=P0b47N7O@a5Dk?!%F=B8J5%5A}f$596t?D#h6Fkvt*w6iF#+qNu9FxMUN|5XMm0V8Ms{d-@(_evjrS`RFk{!+(DS
d1}*VsURi~5#e|p0QM&Xw>P-5)S=1{<V6-9l#k3pL=OFk30!9G;(_r8#5|X>;%N(qw8$EElWfN|bjC0^gf;t2+jClf$CrVv=WA<>
ov&r;qEDV<@s|q$l@wFuAM0mqp<2dM;um+o@u}KEn&C=vO~mkw4IB`Vognj#GtA=g4g<(El|@%CFp9oz&YkjVq>3UTs*<=5Gmkgf
VV7KLXxokiFvJi^@<|L%$FTp`)M4js9x?}Hp<%cn8;pDYFhBS3rG7sn7yl2X`+lX1R)<0=XeAnoYtv5Giwab{s~h%h?;g$<f8Ax^
+^h9Gd!@`_<tn*Jio9BgGCAF2aE3<@G`n9(tEnGLT91IJrcbU|H={5h3$ry?b?C{O1;7X<ZGfu}aNG(F=%WwS+)qy~aaxpbX<cr6
m~+g#<SC@8N!q(lCsuJ~>n}37YHwC|fi}gf1-11Od&n4u14<i%Vn`c}843=!LB)-*KOXcj=AMDDsV4;LFijJ{;D>KwwEIqj$@V8u
c%h*6`2tqqYoY7uf;Z>3<5&|S9U%sA2nmJ<F(Ef|HbCqEupuMePnV=Rps;6HPM~uckP_L|>*ejo$~cYsO*(g;w-gzBs?fCAIbvW<
aYIT1NffCV=k0JzP3K=D)h-^o^YC&S59}%QuF4rG2pWbAud)rkW%c7>A^_pC4~Ybc6avistULfczC{AVxOp&c7={t?>=@&O7csr$
F5}x3cUj|S9Nf{x@=tnU=sb8FSJ;|+hu}wz`M*eha)=6lqO2maQrLcM9sNhjgU`QXZLIs`pD^M$Nd_N2P@rg`d+1S6eFEV8^h$mx
P(G((&RW>YZ$CHzy#1nG_)X1?y3W))M2H8ic#J%3Kzhiu7*!B7WZ^~swSmqZgZ%s5DW*qxDr!gEAL$4l3*EVgXm}fm+H~<n|Bb__
<Z)fkv+<9|2-_qM4_x;}F$D`x*W8~_J5NMA3wIs|pZ2=BC*p?$ODJ%C;UIVr4~ffTK#!O`-`D+o492i=9$<L!6+4U$*ezZML#g>E
uiAc&$tWc}2pms7x#8)sNJ;Vzp*jaIV#u4EgTOeNHVDvpbq<}Zi<2qLpSVAG9QhNC3*GUC_ji3sp(NH#NoH$TA0vT=#~{=`iy$Z;
z8G}w9w<hWkSAiNG3atl-o-uVsL%&+ywurFjDTUx?LhPMLF_vV$aeDK72<gtat^q(pUuT_<yV6B98=kU?Gz`qj?=<&Ob)QrSI!?b
Uqpy8{EZ+S6Jx|m6d0%7VMJxJyaU1TVwnwx;Jhs`(V<+CvE+x`39t;4zbZpeH7BoQ1K%YC%6hpg$l@dfauLG;&~~Rm+q4+&>gKY1
ug*ais$LyQb)NoTAmI51&^%<p5`Lp7g-US=<<3Ktbto25B-}p#kL7bY1F-5tdp?POO&2I04<z;^KbJj2-LK)Dak;CY(UA`{QB_4^
9vlvcuV3u*HQ^n^4}@VHBsC-F2=k4;<Hx(c*V53UntM7KF`OyohKDlaC(;KcI|F2VQ*uJ6z~~s73ZERTDGV4GVz3Za8;1{M`OgP9
NO>&b_|y5Dm?%O^@s-1haZsW(b%$7+kQJQC+qYBH?I!{sbn@BQ!1AQ}7#hh#oB-?BobE+1eJQ6ST^VBOs>D;>t*8`bLYkOU6@*x_
2p>+!s<{oEpN?p_V*1iUM0FnJ9!Z_zN}r-A+GUw2rDA0i!t(oY|9c?=Q9~Fg0-O`~G|E(|V|isi)j~-P!knj~c%6^6Z@6*w52)my
Pgrmt5KgaQeRA7w8FL6_&!O-MJ?HKT7?bmpp$X^YqBJ^wV-G1?Ly;j$6LWbLK=7L!O^uD`ejWZNLLPHI0xHkP@Z6d2)*G9WL#P-b
2x&vHU{API^_Y5-bIjtt3iARd+yH_GgWu)h4`4W*5<{cOO%iS|FlkC`hM;pFHYuP3$PQvDA2-RLcd~eBq^OKsVM6wpDCBX55rSab
TWUqIltCKLe*(n&b0>JJLGv&@L?j)9|6}TLo5A-U_n1#Nf_q&F@HReO*hinJ$d4j6nvUXkv~M%HuLO<mnq<xWr|#y}($TA7%TXW0
>PT3g=skw#gAuxMEggn+Y2bAmry@LsF#9$>hYlZ~jweoY@x9yw%iCFOD1su2q9jBQh$<iN9W^?Kj7jlod1e`KjI<<JYD{x1bsSth
4IQKGB=<j^9%0T35Q(CZ;mX8_G82kFX>(3y%fpS2(FWODOPOc9J|@Sj-ihEoocq&(qte-TzR8yBt3Mn&XL5`oJ<owX&x7CzsRK~h
VkR$${Dn`r4vz9uPhZ($o*mjWYg#hecMJ`>jOYP7l<%QXtXf91zE3#}Gl9%$$XSD1BI_7UEbLi;KoJ)quocLjQ}wj;oFo`Z!)&cj
_Cr@`hry`=hH$lJ&im6CMhhL6DMOb;Jo|lf-)+c+)5fm6E$=F-#97dTRD}HEK`_!|5b25{iw^|3NE+3{s6aixFLTAsoeSA%RzS*R
B-E+>^SNkU`kr_@O&F8sWRu~X#m!MY3<N7NKUF>_dy9*>`uR7Zi4~CQKTPk}HFEQpJL@%T)p8|#m&>g5b5}o~u(ETTVp8vliPPo2
t&CmWRpTYKCXjDY+%u3lFbRi<5IsTUOX;gIZCpRH$7AJjSUDeR5s3YS8YhwT;&gB4hjxyHbTf>Bg$^Ot?8AYAbcav0L>kgm0rzJE
5|zxdE*`*cVeCx>+yN%xWTOz=x>E>F{+z^}$ak{?*JIn;FTM_g<At9P`6?&B<+l%)9(cXFF`LDs%m+@B)rAFzP%h9MP(w9BVcWw2
$uk&Gd%n%BG;Bbb1t_1eFvZ#&ltAhNW+NkfW5t-moj#o2oQqnQ`cjnftG&x7NV3qf{rP#GGH+>g)KJJNZ(ZCJ?|vkh_q<EH{d@Yw
;7N(Z_+gFm>hIvwLB#vbuzg1(wBg`r;oRZkLEelo8b@<;vHIL0-0}?B>>t0x1&1UySq~U}$AXq{@7t?Z-i)}$zZodD!_G^wF_i?}
Q(|r=6S5sZ8mEY4Gr8qG-@mo)`SGr>hJhzAW)uUY$qYOTJVpt)bTFI3LHmC@`nvtMjQZvGN5V4Lpd^d(IC>V1NSiFFyn(k5z0|Y=
${a(Wh5PHXzr+3ySdkwyZ!tIm;5!B$)nN6CpB|^Rr?3qDLVVylLlkph#zS-ViC}cn^cJZ4_UFQKK4<l3FDSyC4X>_3pF`^dkisF8
NPQFJ_iYY)&1DBJCKR0H9lzSVjuIcEq2VP(PhL1bA7*iVbtKo^9j24kz#ktdfv~{XkU9`B)DLs#`@o>{+0!_3Oh_0!P65#a)_Y3&
b?Adk{u2mMVVcjewnLBs2|sD|HbX@w%!V6)Xx-=sg2;ZKN5|d!uLJo0rw7mBkG>B>`?wr-5`AeBO9Ybuiy(jL9$Bhy<mI*Y7W}`5
KgaBr`wa#((H=ukBVFkOeSpS?a>MnyXCwI*;rEfsVp6h8^O#}G#a+b&1S9zxJeIJe(in4Wss9mXYQi<;XBwM0qA9B`jLb{7ydJ$d
u9%i%g<?OOIfsvII_1{|y4t1T%WeUP+8t1#|0<80+5d}e%iP@Yq3Zh(3H;?Yg>_zDuHFk8mL!*AG=PM|{O;sgrh6Ox|MhE!o~Pt%
{4(lqy;o3TBE7hI=L?*KL+!cKKI>|;K<?50V96)!El$DXFahS6GGf4KLmjdtGc$WT>Mgf-@rjux^=@MN9m^B_1*wgvGQ*i3u@uZo
P1C!eaY7jRqV!l!$+PA!?7*g|A>#jT%6{wh;*~t1xNE-;=8I=(=XAZ3@a-(=B5{|#&W1vauID5E&U7C5s}ZzRilIq-S%^K#km^fe
Cx&}G|3UV|YoDzrV3?KSBKy@3IPYh}j>FITK6^E})Jp=PL_dlKDgt-cbZ!_RLE;#{!<9Vz#6Zn-e$(uR2x$ck{&}6>cVNjlp|X3u
I_zlpH9V52^s<T1r#v{P0iI_|$Ib^?9TkeU(uqZ6p-URi91LeKuP!GZc@Gy|C8#lXUi}~*LwiA<6TF~&e>s0+<V26&utWiF_1}-x
rl0qXpH3-aBxH1~`)Mu=Tj%n<bKQpm;9mpV{H5A17m2J(lF0gv2-M=bO=2d|zvBHoaN=QUQ$9z}|L-2r7P<NyGyMIP^QR-$9G(!J
2Xy;hj0f6kK&&rhNgdn$+W&^$U1M@~Gi!xE*1vo}@XuJ!Xx5`9L8Od%OUf7D==u0wxhG0t<Bh3Lh@}Z2&;CYF@SpClZ`-t@e131v
t2J7x!@2qVox7%^J}7_w=)BSRJ@4Q6cj@|mURnXqKeUC}|9P*s=eNt*=}5=<Y~x=K->ql2`>PfUe+@4;tG$))|5xp(vKAhx_4vhg
Q-D|hp3l)TK5*yu)oJ>4x3iBMM=t#d{^&;CKbG9N|48Sk|4-TdSohZh3vcP47U+9CPt5v9#z(~ec7Iph<Dlypew7U53Tfz67;xc7
;V=%ppN=;T^jRP6r}H1k54Z3?3OO16kSp8#1$~FhPNQ&-T|PDABh#5yam)UCKTa+64t5_yWJhAsc|Vs>Cy?8&o^ikI{%cXtR@c`3
v#%qrdG`Ihn~pW@w-g)R+iTn1!0+eaAMy0@yRLtDRQ<o{>i90e=YJ$WJ9K}be{aexT(mg-5AA}ECj<IzeqXZKz*Z|U&HlY0C4GE@
=AcO!I*=+w)H`YSEou20S4SGxoiOqX=?-e@ZMO&Ez9#&h-_=b#jAQq>sku;lGuD)v8)5^8R3rb_nOtU$fBZ^THYZHtwJ}DW8YzR6
?`%;tGsC}C9OP5aOHoCA>35Oc#hgK|I#QB!GtuG!7Z`5iQ6hQ14aStH{1)#{lK*CC>aJhx0Ra%cFFqrWPtL`JwCy#d19F<7N~}m8
CWG<f|1SHO^;_)wzWIS7t8a%q8RB5SHrs}hLFSMp$k7FBF)E#!Y6fULqr0!<K3}X&cTK_Py5RYH6bf>8HM;P=Q2pt|R}0Ig+Q90)
u?;iJ{$GMRu=kqR{QodH|6yW9zV9Ex&({NfeV)eZ{JxdPC&4|Pxb{Q}*~7!=(0K9f`)N;a2z|c~TY*FH>_3k$jS^~f<xoT1RGPmC
^ryk%Pr6^{OvU|U^AGU*^nS>K{>sA?toyL#YJ0h3LQH>QW$GRT{oc-hw~wpnO8mV$kp14>b@4Xx{abR{d%j<1fb+-1eQP7B?)S&L
<=s>(+Z<FFAeKxJv$wqV2x>F;SI<6lwtOvO6ltUS_4CeLTKF3R!F-aDL#8&(>q`fJFInR=lfw+>oVi0Bn8rVZKRapIzlBv!pxV;|
{D14G`?*xoI<t&5&hGUzGahH}z}8X}7~ZlN#W5?q(~)g&7#k5BWwgNYVW_JOBGj6*S$DqjLrg?nYLr3MG?V`1DZ6*clMzTLicaY%
HZ#t=P4I{tdbN7WX$>Q}Z!9H5B%RYl$yD{WWYt$U?ggq468$(<R3o9|XB@>UW!&n-_rL-2gt$4nypCfO?|)76%kO`)kMIyiO}~<I
eoS|;z5d0-oY4#sTK-+}3KL9hTGp$J8j*RYz8~9a((5qwjKEY|HsF#Nl1bjW;2{9ox4c2*laFWLhk+u<Q6gAByou?{<=Gs^)rtyP
Km2lLZr;04{QDLu&jTcD1@i-J&Mig^IvY@GgN8Pylp;AGbMxnl$!`azS;_r8t&l8R_FX|3vID@kRXg)m8(H6E3Fi5v^rq6avw4ui
*=QJR>b_gVp84BE&|>iG`PUP}`LpZXcm6{#qgejeLRE4Sl+0|I`)Q8iZHD3q>m|)yHJ{N8{=e5h1n5h$k<~gA9>@Ck-aBc~;EWN2
FhwEL3zX?PaKeGx6fw=_L`buVd6-BwVkW0-7>*c12~t^?3s`}q+?X_4GNzNqec`u^Lq&l>SR8!4C4<S2pDkAK&OZlt3NcRdyrs=+
w}xA&9j9q3tCgISBf_F!4I!5^BI0?saf8d>3IWz!<h9)@F;OBU?SZ8JcFxjox*f1HMGpC-!)Y+$UAxs?2y@LRIoAVOAj;KJ46HPj
IOxpCR}~KMnwceFr;B#Zot5yIrtCJEGKCP;IfY}1J1xV-M><AI$day=P}o@xam&rRscwpKt%w@KGI<kezV6o|P##DXBoSIs|D1!G
AnJAO?eo1_`FlU~{r{uc!Tf&nr%mENFW>aP$Je*@&p-Jtzu%_(e~4yb$9L8G>=617tM2*!ihn<+w?}{d1{uf{X4$Df$Ly(Uu)b6j
9Y26SkKL#F)`M|>-TZZ6A}%fvRz=2sFzh4|{7{&N>r>xH6V0j&1V<(rm><8d%|SZ@^~fE$h+!yDelYvK&b=?&ugh*5pOg0w*{0IG
!v(}py6f)iWZJ$N=|!lZI`pHXRO&J*qW!UjDOGC5*r23FC{O3-J!%K$&J2bQtqed%5=qFFvVe}|av-{PvoMA;3YHdk@#bmwLaP+S
_C59ZKc@8d-+SD;^GBAtuNt)Wwsm~x7|n5ONMaXwJwvAd8<Kg*qtodPS=Kw}J#g?tK6?&%r1#8zUA*YI?<<Yr)oz_XF1d$Q)z`6|
Z+?7h+ndJmElqO{8%Q5UDFuZ1K#R9Licw;4(6R+K<SocbD`>E+ilJEV)%1GidDr*Lk3K1<-`|=$7$a&BoZ2apgs3tb-bNn*SEkg-
7_i2r?KIShsQFM+X#O~}iz?zQZP}i4OERc?r@KPlS1QHax~(%m_P1w$e@^k^rvfCFUo#-Hry+7D4qdA+y=pmQ!K-k5%)tfhPi`?d
NJG%MfFrAuQ$y9`=K}`j+Mu5XOtLS^k;{uwrIEv-auEciwKN^1OUl+4YH2)C+Ioy%ggDy9WDiT~&O;kd$k$%qKi0x~?j3Z&3MJMU
f-kMhu5xnyC#m42JAlMEoD-unQEx_OQ^SQdu9q<fm#_J1Y5xS+Os_4NTBRt<8SK*LF}ELWdiS~=#FTY+0px;eTUlI=4NhQAR08V8
k-7sERf3+BZiE1Yc0dtf+^K_G2SX6BY;}gK9<XBb9x*?rax&86@ml>O4^47cH9rwJ`IiVNN_;LyXx5>9Ye%3iG;}bsVwB`&gjSk1
99rmttytaMN>O#TD`;k@whhS|fhM-R(#a5+3!zfv+CrEC+V*m0`&UgQUB8p(16QDWV2s|tS|b+Ku*f|s%AU7oniUBXFK62tR2dWw
j>aFi?o<c$X<Z8hLBeUtP~0HPYCN1*Ur*6BKaG&!gmsu3+_E5hC@WZZDC|oj??t1f6QzI6@pFe2*j#W%tLfATon;I7zvtKIG&nYn
(6IRrTxUJLD*f%MN2Nox;vpZ%(KTzKmh#tjtelNb-<RYaQ}7^x6O&kqQOvwIaG-wn*-cy1OGY+0BP9g_9SJ*Xs50ixVx$uJMsLNU
mLMBj34Zb<c4n@w;hgXW)rUOYQe0O$1AB*;Ah#fQy>`tiInB<jGrWHF_wT9E)ZcCT#+66XjqwU2dEh-_ar?#M<Os$L4WiFFZ1EbQ
Yrzu4V1<OORMv}!tlqSpVxpO)osQh&M6sbdj%qKIC|KZ!RKz$v#N<ofoSSR+xs%Dvr$Rh#WYV(^oOCUwrDCQzouZM7Fa?Kd>t60{
Hdxx2)D~aTkg7P+jU3FvrAoG271_!AySd*wL<=82+&29%sE?P37>%^$_Uh@?oZZril^@yoP~XGrokfhbe;CoCzYnymMhHd4A`kxy
^D-Q<1l$p#O~K&K^#YVZo%oL*br?S?T=I~M@=OARFd$@-2O^HO8{>P_85u!xAsrpuf#)#jj@cIuh~|)W!K6WYyTOiY6M2U3LE;>;
s8%p=6HLN%K_%a43LC$=0CLsj?l@IC|5U6zJc2`CB=?whH2UzfQEh52|7aplX%unbQN=9c)#&VnRP*9sh}zH|p6WtLf=7ynud*~R
NRS<4890Z;8i|?5)?MFufvUtb^%d#`wEs8tE0M2kOpDc>x)M<$#Q{kOILdiV1<b<V*$qhKr`DPcN+O3^wv!$nJ+FGSmZLmFCwtlA
6*Ww0Y2IPNL9gx02#?AKTHSNr%dhyB_nGe>O_SXD&v7cfdFW1{bIJ8%?=t21u~>5me12u0c_LG5C!6=%QSd_JQKB}x>iSoUNhL8m
nOEv5u=R*zVoihNF#FWYZT-;Ddv1;1?459h(^hmzSOB2;UndT6H_t~4VA4f(6NsWAhyzh4>kidRjjNV<YFXNrY=N1W2$i;_wGOYz
Il5KaSe?0V#*3@BZ-lPxB_F}#g=IBsr)ojjBpZ8*yrQF2`rSN|TQ+ghOs@w{DS^*UhAV%x*g~%QwvN0dvg$#*ot?bH@sO93EuNQJ
-PZEbwS2@|=5?=jMf@Yq`kGH~@m2X*#P4BEo@puwXCg=!9FnL(7VM()vJZ4k7Y+^=JWoC?kCa+yolBt!k#st`74&heRJ?)$0D|O%
8#w|2$76_s3F6P`ieT9A`?^7rGm-AT`({PWWo63IEh=rE&w0(03H_fJyuE!f@d!y(eicMukKw{mi7G3ZF-HUH`8&fQvvvjNu&i03
jW#;>hpkPRt3|$K;vDJz*Vp&%SiEE6AI&SZ?n%ktJ$4SMt&Gi?weB*#Z^6i;IP#E7wbF@k*SIp*>m*`HVzggO&F%cwVADqIK7^H)
{zvoMpBE8{Y8&Hua64294BFWOP87kc!xOoFn0|$-4N#(Yd^v!ZR`_93jVmumV>y>wd>hdWKvEmDsaSlnun`nkEcBI%#P!`I*Bi1T
d3HoJ9wE{(_b(Y@LaW9oi&iKs3Nvc}EmS1g(CHbp5+13yFkTrpAvEFKZ;H7v&)$V06j-aL0m}!a_oB^Zplf06tlFLKvKU(nob!9u
vMd+fth+G3Ix&nf-d%IP(~MA1s3qs+)m&`vO7~uwUQI<bogAJHI4Faz+_e!8U9i>G4BKEtd+YajSbe6i^<FCW!!UM+<@VK>mGG3+
irP=XuMQt<(js$N+P~Q|68lOCY}4AU4%4gDllsFI64y_1hQ=$pu|=7!XV-G$4Ks8&&%W7*!37MF-wA-%9x%HIf=$<K+F%(f4(EAN
#8$(T)hDJ4hB=f*f8Azf)V4$Weo{kfCZh)b(YCbA``BT?un`4BJeYLOy10kk%5VOUof;01`w-#-L%VeQHJ8mheu#feeJ;9h&gCUt
<EDf3*(=3etrcXG(Gxq&%p$CaEppTUY9XmSHulD?Bs^cN9N}qQWX)Vfhwn*Ogjf%7{r{!O!0!KB?bS&OaGR+SYP^^tp4W;~YKtBi
gId-ozP|o*p%pbM(Rd#^$kscauid5|Qux#F#0S@xEsiO<+};(reMkNw5xOXzM^ol^HzbW{ho8@f0FnsFvPXwb#Mk7$WODG)+QY>Q
kleRYL3fR7@UEl>AsbZ_lFpEq>~a4G5N((cK>8b*AO%Irm=6Vm${qVBB0<7KaxG;WARIakQaE*J-Pmn(8);VOUSHCxwLsDJtlL)~
Oz@1F|H|4&ii=4em7wSGCbl#hvi(ZQ_O)fINvqXm+fpISzJ`Xz)z$2GEl@zN-;2<LI&EADwNW0^y#NB^s{5Usk~|>>BnHmO@>zi4
*Uy&5nw5$nTK1(A60Fl+_c1A0s~b!C7HvMGwB0ByjVQ-Tre<ZA^k}A$R*0HZmePz_YE!A**ZE%kYkj`3;TB4ww65y>pOP`T4YtY<
4f*fHPtQ(pw~V=tWyq^rCRtTGG91{UDr}ldWqVSpr9iR_Pl^w>Te%EEU);T}FFHb<cVEACX!7J5I^IL1W6MfL9;WuT7q)3Px^-ze
geFBGyM+{7oy3+34Gaq4Obd%lKEHsxLKO*LRE`MArgKOVz53tSC<uF(E_4k9?l+J3#<e>uK?W+}&c`LT6H=W(eI~?ODoEGgGH*O>
nn5*rbres}I=no+A|n;hR8+zY!<(}sVmoKs+d$*fR3gNvwRzjW3XUo^`cu6PC(G*q@qa)k%lVzwr{Vj5V>6UMfLrs12!g};*XG}c
!h?#(_xAfI+2!f|bdCi%ia-<J<&V%0o}2pitu`O!PVhd)``x=cx9P{Lmen6XeSn|nUjISz9sd!(?r%aPMBbkt)yJ=a0=9m0A5-Q7
`h9GxYf%ZAPA$`a#={2-Er$<r*BfnjpuTh+HtD4}Ioi56U&-3{mlRRT{Bb1FSc*{xd38;kaak3DY9iL!Cwhb#!LcdY=qR?@{7~gz
A6WhWT{;{PIph)coDSXjE@!HZ=iSe(c7ETf>p7d}vK?|0+uxzy)wIt}a*F$&Iq;P=*YE4iy*qWU!;inVH=py!fBhO;etuFa-Q;*T
FLB$$$1ijcvF|1q72cb^9v(bv89P>lhov~yW*+V<)Xf7|J?H0T;h)rX*H@i#H1PbZ|J*gcN081m5RUanm3EO++oSxc?&)28cI%u{
`+$PncOf=3sqQ`k^m^J2?j7qD_C>`xe;^;$v>FT9=si>O9VmR?tsqIhr*?~sj$aOseTwKYbNS+d)#;^mGuz0wj^Z|;<9twR{9ABf
USDW;<g7=17j$W_7vx(4b*6ypT`3yVjxsz5{&N^Q)kns6*K7oO)btc33!yI1hQc?09(bexOK5srUGSem2+RkOC7`thM%W&QG#?Sk
4)5vfw*q~y$J5pQr?OX+b^9CrPj@k^H!LFDcs<RZ>m1+_`#nD5BmZNw*ZV&I==fW&kMRVbuhYM?%j`e9<L&rIxcYswzr(Z>N%{5h
tL|%1ZmXyGzq3W|-|F`L`df=N+-1WI9l4+Z<CZOpSIGT+K2L0O+Z$#zs?cq;qq+)#b>{qI6dgKK6_MXNQ(5QA9OVdNUU3}wecmjV
XYr-v3hj9A=}pV*dF@xfa(rXE0x+ywj@8bJrsTLp9L1x1*1PSEHoi?`l1GTu#<LHkjdLBFPZ+;Kj(TBZPG~*-#*i)Jn)k<Ux@p?E
*jFVjN!ea%Xh@CvS=vV${t(@&cW2vLG|r<DIX(L)uzqA?TH43%vd(7onc#|Z#<*@tZFtPC-}-G$S8&_JaugkDw)L;;<-U?BT$kP-
PEv-I+nssKxTiCXMV|G2V-?m`qE`oPt{^7b1QJMciAOKK-!`T5O547mC*p5S^Gfu}*GJ52w%7d-Cr`uR#~%nEcHiCKqubS9UAb#m
_z|`9+ppRo<=sjLdO}0(kKrLh{+&OcUB_?jxVF`O12U{L_?E}$4Be2hKfG}-@vr$!D(;2;-da~^yCDoVjvxGg+>iU>Wpp8=9dwar
gn`)!JE6b%kN(CNXUrTy6aVE+tSL3Yy@^kju1ZMbVd{%CyAu<|^n5hVj4+HsU*ON6jU=$j|B%yyE<f8;qW33~tCE4k1h_~o1;B_U
(qXEt=mO`<{(kEHPod4OOL_Y)A7QH(&9Hwny6&3!5WUi%>8h?aDyO}btUdklV=A{;Y3TMfr&WnMa94jGOwj#4XOir?Z42MJ^d9Q-
s<FX|n@sjkX*NLw>ojN4jF?n<gMPw46vI2}o2p8<C#cvyog{G#n8n%L5?+p76xh#Q9TTIw!Rfo8kPmzxBeV|w?#BY74ila^-_=>`
-lf+{Z!&wdvoPc}L|;14{>M6akC!!jjvHWyh*Mq)Z)&9XIx{@I6EE<$C8}`j>Zz}U-k~nBy8!Y^16S-O1lA8zMI^jTwL`dX=ko*n
3lFc}2!2oNlb2X2=x_g+On)N;gggxx>Be3DMD|>wI<Xz%k|Xm^BSyg~e!A+#60^4(brH(Y#1gv7*ouBBOA!%hjjI2d)(#pwEFsrl
^Bzmo{I{MBbR+)@-=!4c!o_?!jmSAc!Y_^(M4e<}W~iy|Xt^a385o_JdxfnJMvYJZVW!Y^Re=aTv|hUZK^)~$Gw<kBtVN$kg1CL?
@c#IIS1aW{i7T8F^_oCVDOfl={COGgDXBHIGuj}JtRYB=zkEjfe9fQqF?GJssT~I}=CJcPZ)`NNqud(uFf9i5A5#h3bk~uJ=+J89
()iHiCjj7e8-r$Hn+Die79b12Hf`~D$T<#xP}zp$&rn8JiBiTOomu!W?853&JM+BL_NoKxhIVT1@w)uU?1qKi!20q0N2bItl-~Pp
nLmmgMjD^cLdnm2Lw<N+nQZm%4iaxRB`m>Ba4FFF$<-lLaPT+Bn}(hv4E#o7!QIic(V9mvdEEcVY~atJA8>Z{oT=vrZ9z(TZHiH=
IvfuQDxJIKC*=DecFVcyeU8I^e$(nqJyT)V&|hwBPAt-bCLByX?DzK^pA+77UUx`}CxNLtj#yyq+IBYl)W&lNK!((t2WkWrnAW3)
kxQ16Luu(}pP6-MX#y0g^bX=Y8D19m;#{mb1cZwHjsH#z=Wl;@4frd}D@1v92xr6WI<=d<eLWEpTPX1ReF>YtgQk&Zzi6Q<{p@6p
s!_pTfRAQWC0PCZ$wAxhGJGMgz1vpD5BOM&->qcZFihvY+o7t5XM)>8?N;*Lu=^N&z7|0Gpq~;@zVi-*G&2j}erM&mhs6p9)U()T
-14(V9-AIu<mnT0x>A~)RrJ@F0_f{5Oz}4-mCYf+BJG+OA6%zR5JwQoJtV&!kQ(-O7F8hHgrV17l^yseKu-sWA7AsGn0=>}6Y@I`
v4_BJnr<BN>q0*DmLeh#<#}3sdDwk5(cO<AnJX>OZh9-{56#1Ty@?Ry9|D+mYfFt&t^pCl1j5!F!JXdXE!AG*fj&D6{y0$B<t6y)
suRSEc@~L+qsoQaU#8t5kJ^>?{%L-!;F<T?wlh|<UF{>$^USa1?&`)XA{BlV=r_-N7db?y4nkrNAmJ8YF)(%xrsO&Iwe85?XTylt
;5o3G4R52-o?JL5Lj%Ng9M2<vr#VlT7o8}c{ZAY{#mozNf_8bnA~6ntcpgFW$S2OzvYsHFL(kVfhrNO*hm(hM3G^;e8|?1?LzKiJ
9SC-JqEfw@2JOPJoJXS6MNWkG`>ImfN{^Wi-VpR?IUEc<$6Y~mcK(J3!0!&nfO8Y6(C0g%@IDWNkk_StXJ1D-e$ST$ybR)WZ2Fim
PXVR&S#3F>!{QY5@@T>sGxrv8^AM;hJPnF-6HGcBY@adsJB-srJfj$IXz4T@kERE7WJEuL7D1E{r@llWBgp~~>|dv8J0>bDI9VFW
!ypV(JC08816n-&uk{@N@dqFE{r_fve?z%a2nmUk`u<0kf2(e;UOqwx1r&d5C~;9gDHZcP-H43M0k*Lfc1B$wpkiP!%q)OI!`^#*
Jif`-31xp4u8ha?@!2Ye>Uns7Q#Re7-TX9oh@<loMPPte?+{Ip=l@NSc^<q+6<+?%@Wbhg{)ZG2I>74y_Dnz#B7yVnd}QPu8yqXd
!%3sytHco#sAU6>rydU*m3g0!mx<9qe0qC2?UVa^ID50IJ0tMFl3o+Ckr(%~Gc#&AhC@;vzVKJLFpBVlG7v9^e!IYdEe{I|b(_!L
f4AP1(o%Kop4`VHB%mT9sf2#nLlk3mca-4>cqtE`z#vIEbBqXB0l&5zdz!S$t;?~iP`P1$s>%?cl#V-Uo}?%VBjvc=+1bU>NX^f*
4WvGVBs|Y@ejekQ)c!}QrH8>FejiE}CyxpE4s`4EaOJ3f-w1gJX`^qR@UPM6B;<4V%%1+wXRcG$`;G>&Sn#-*oD8fqe^3L&z!d-C
fG7khLWQI#^mu2x-4QJSOrQ}6M2Fal`yWHNs2cfAe{AKbF`6m@7+fw;kc(Pzm-^x;9k}f9prf8iGK-W2%eGyrH+Q)3nJ6HXB1oo4
B!Ym5R)CoTDkP^?!5a}1HB?0+<?xf83=ZyfflqOgAkiS~K`?_TKqiPND3~K`z+A3T2RI}MRU8S!WD%%B(JG3gk-`WjVF+?8B@$5C
h9o5>GlWV^FZ%l#o8&n2^FR#v0qlr^1dmC23OMs$q+gf}!MsOzyieqQf%EQYL-*Qj+0ue{Z63oZCN3J|ZRP3h_xtOwAd)Vlk-q@z
5dL^Y`=n1?r+f-?iI;f?cu}Q8K?<b^bo_(N3!eMC`w-V)q@wlgGNlqy6sYh!y+DhJvMdJ!kRjE2$u85YZ5aCvxAe9(-J??{kC6{x
CuAcM2V5CMPppzXe1sm^Qv;cv@6EEj&&Rva<#?R*VflVLI^l4$hR0lg#`)-VLL~YAW!yl2dMoUB^}*rh{N$o0g#09a7vlPFpns%L
`AYaOcS%b~Q$mzXF&W);zCH60^Yo;~2Fg;^ER`_<5=<=%Y5%+V&N2cd4TBv@W*mCodzV|_8s_2nh6AwKkeD(D1d5CiP*@ZIP%~3N
9hfo~%=&Hl{@$IZ$wQg^y~gL`%m>Ovf(Rm!l0c}EmJ*m4hpNu^6Yrf6l~g26F%*nTE9btQU$o-tozA_w`Uj7O3**N&&*qT0?}dxd
Mk2zhAfXCkL-v+kte}^J^9S?aX#Uteo+gCMJ`PO+eLqjR7w%Q*Kit3mgZU741J;M_foM<^oh0ku-}?9e4BLjxe?~uA0|j_Z^8*>f
wKz_^dW80<d4h+<6Q58TMb24r(T-_H`PKoU4iU@D`@K2Gd)L*VvojLJnENe^7)1R*+;wRcwx4ov7_aV>I!rhXqGUtFIG?Zhri1en
;s70C`mhM7tjZLDOF%i^r;d2%jkd+Jn>H7d9GefVmK~QN+)e9qgNKMjsVWH1_{*{WxiKG(a7DKU5(7d9R)NZ86dBgTN32RX!Y5=3
XbJx)D5E3_bn+t^Dq2bckW&rQ8UC570Z@kIg)kwmwsuGGjh>Fd;lrMTk7?>ZSMneq&P)(evjCygpU_e;H3Sey%&Wihfp(c@FMs7#
w_iuVSLN~XbgFqEAJh2<y7Sp^r0(mN_di4lagI&GY<x{**ux!pxJLtVI^h6Kz&C{=F%#~T0=A;B5^*9*B>@j^|JUMrbog?+#Qr}H
o?JaB`-Xp?;=pwom*e+P^H%W+XyO0X(l@?7uS=3V{M+k4Xfk4B`Z$87Xv`4Mko%YRO)v^*-(SbC)F54uozezE`J%C|N#P-;4xEqF
;jn(u!hRKg^n@->R|%`Y007kc^c4bvLjVt?00?-^M0_CHF~f~LdCh2l#khw;uMpsmE_66<&;bnTgof<hB9<Oh3c35pl67Yn{X5h?
5TJyeMgXCO*7|*qPJH_@J2aVxVQi^<HuT_amGcug8u3jh2DU?q=v+A}W@@Mhb>0g_n0Ca+^3Dhk(%~{`Ylkjep`$OMn0_;AN#7PK
cv?2WPah&l-yz%ExbcpW!`p%8tIx_cJo>?SJzr*&H3pCdNL7@T6qm|kx3k@9UEr2l9ui!6ftzch{}^dspSTm}I`Qe;3_l|GdGg`0
5qWXc#S$-+U_YFI*hYRdWHBW^k`rN!KX!?yICBgQl%HoA;^^-~aQt^-W!NQbow8h1<>pN=KK96-lJe)G=`mUfI&pwum-*{tWI`<k
uP_KK><}!Ic+?BT4j}H|$HaYI-r@8N0Kahj`Y5;2IUXNP!2ie?>}G&~9L7;BJA74vZH;Z9_-*OSnY^pcy{Bj?^x*sWaW23t9EZz3
MECsBc5yVE*t^%uH^PbQ{-30&J`ySU5=A))Ua}U1InALE6riN6lO?E>X`&(sMwC?uO^E1|PBMgNAc|$mxU5Tzmq1zE9K)$1FgO}Q
vf^~E6B#yY6~;x*VhLE?xcxegtESgvAn^orKrt(O!zI4>er_Vk50k2GCDO38M0W(Rf}%FI6EcYG_ImQ?(Ghv2LAZR*7Y-e_+bv4C
tRHlQMuJ*3V!xi(b~JQij1b>eb!T1{cYm_)w_~S)H64O`hXb?M{pvfM_s=g@IAG;XXA6OA5YE~#iKK+e4pTKb5nZC%&Rhs1m4uw8
u?3^)`NF3(De8U5Tn8zvpv*0oOirmuHtvjyh?J<!76IIZIp#vOlCdgDI~$x?D;x|a2t8}l&#CRZf)nW}t+6}2Y$$2qTM4$_Jj2N9
SbGwI0Wtl5*WI^wq3wLfsz)ylQ?G9805z34{#qfVCXfoxn>a{^b_&t~_Hg|NP&^Lb!(M#%cH(d3GwksX8$quLQK!J#<QR;L4^U9l
mkKd=)JIw+&>vPHRXRS;Cqgk2RhG2H5>xMy-o5&z1HUHE#D4R9V(b$UG*IecNBFlT-;Em8lK$I?yQf)v$+RqxK7KxFbH^zW26bq(
z4`-Zl%cuK2>MMJ*=lcUk~!DFh-#A`UMQysOL7`%Gcp5nQA0H}gDo_aP(?uzK@kRJFEvnC8FkwZ9OV9|O)XTDV|kCvg0VGwhV@B;
AjQPOr+cT)<mxPwFDD~jVN9iXVd<Nmg3P9_6CpesjKZz5jgOX)>eU5Q+fq{0Sr%l+`1^0$kfiJr>1m97Qc5c~;gq|S(*adnK#5Tm
@4~Qx7o9;(`nMTNwhyMoXS4Bez)#9TK&*rqa6{AIEgXEOxaiZv*M-kcF44-)G^;F#ZKTmc_?Z}-VO`E=Fw}>mxNifalL7|~X=S(<
qX=m}DYFBHS-0^CFG9RD#~BY}nWMwdb*v7P$3!MbWm3dcsVJsXQ<;QK%;qOtkT^abJUb3s>E!wfKk_0dfgpvTX@X{1fG8EEQi@Y!
V}T_cj(!>r#sNA7x|SP~Y(|a95)T5fEmyNZ&~6a1BY>(i2dfVeUIwG$A)VLT`2c(Gd;wITX&q8E3mrP}%+9eRX6SP~RrR$e*jS(v
7+HZZV5_Krn5CtZ1*9dGge8So*dQ==HhzooJ9~MNun2P+Km)Rz{agtG#1X^XB+mfd3-<b}*&LmL<MP8iTtUhx31lJ*8Vs^b%O0#L
m2kWAI{E9~kifV^QE|>h*A^sPd>z5%_j4xd%3T774^~PcO4E(bIofdc4?A`gK}gy{T0frfiM{Lf=se^`Fj=#1mn55~FtK-TFry<0
g~g#H-)PbTeVvtN1f1`w)SO{1s8kVU5-g~0<23?vTh(l~voyNWn~gHl5wk9!jpBz0+-OWmPV?~Tr_UW4qo-i_amM2nh*iWoQgPgu
x*RvYeE4BEwj&u?%nPe3F_?kShfr5au8RU4NaciW0`M*YDH1UyR%x$OH=G!VlxV>aSWaspkz`=rshf{mvY}AZ5(vbQtd=T6rBMTv
q{NKUO9xLfR&$nOqMuX(J0d?}ExS(AZmeW{`0v<kft31)SL^7UhZGv3M9XQJW+!aK5$T0x)i)DR%TQCCj>dK$T5y6WE*C$@wk_qf
pGlFC5J3^-h^?IEa)w0bUl`_iv?`*!?oPreA|QlyVUG1yO^u8y3UMU|X^MxF$Ecp)XWs@L<`-PTc1Fp`3(VwMy7>33s!I61$EKr0
t03TFvDL8|tu}X01{-HISC(lop^-0oJ>kPM8=iLzBV`M4j4{&c!x+R)l3|u|noVd+8g<vzp-hm1IZCuU)u!c7r0*nHG{qY!X#_pT
2=KnOjx1PQD1(zZ5=4VaON`nXOA&e(w-A~Tj(yOJfqa!>B&7R&7mS!!2p$}1$KSQY5Fcdkw)4Uq`<x(mv}xAN`()=Rh&yc-_U(ZW
M-oHq?p%9El*%qKyVloe@?&)F#E$}7avF}m(f(HkJZLB*CzZT$5Q*p~WmHV0&RuoS*(pozoP!w@+6xp?svGfz$N;cJkFie9`({Ow
1K%Dxbf;@^$^`vd>ewO}$}X<mZq&PpyOChCwp8@iB-b<=G<c4t6}1Y+C@rShf|%Ap6|Nz}H{H~U$qG*3$oMW@Q)WsrIe)^uvINOc
QKpYDR2N1F$Bhw<Z-s-0MXiJ!uMvSK2<Dn_U@8qby)~r5F@`iqIROxn35$V>OCto8GNzs=uT8`CqVn?id%b<H$KUseaYkfc9(l(-
r{q|$hhcLt!Y>Snp$Hr*ID!U!<4-*suLGiO`Ps%l06TxDuun`2sJ0L!C0&;}CK192f?>?<DzaZJZgIfjK~)tqr%FjK5mZGdV4MOt
Xe0qbNi|T})lMaC2E;f7LCaGxD%O`|$uLD)%CQ8o4=(=mr9MEJ4pM}+$Smz5DS@_ooe)?(o5&Dgg$ctHo74R8$u(hx$7)aFXQ~I;
KW_E!1Ck2_6;UlEOp#Sk5j0a0(liW6QdK21v_uqD4HE=Nl}Sldvr#ZafkgpBOjHEG(9=;9MHN*@)DcK^<AY61RY5aDG}KU0Qbj~8
K}1AEK}|(OK~z)sfOd}l&RR~OJI;aLhjG$YaLX~tV46XbD#^%^K@}8HaxQS9J0jMF0t$$RAP6NAfI>+ol#!UECj*WL#MulWi4$b=
cv4hTEKpNH1W`#dG*nVVL_t(VFF#wX*m5{-X`({nZgV>P6HjN?aqJN5fDPTZ!eFb<5gyUz9ip9wSA-ik1cQ^Fyex}y^<AoNgo7y-
D)HZ>L~<(p;yGROBGd#4W@k>B=(+m4xzH%Tee>H-Mm?u49D1I9LU?wfJ=C<34r1X0Ll8hnvml$E&WqG?FRpOpFu_Sw6a-BGf6mGX
q#}X}p+b_8$gsdz>)<Ca*1Y<^R3#iodp6DYJzChPD{&4vb`nt36j}S%V0je)j`_hpWRwLPmKV&JDM{eA!-ipk1IdIopa+)G2B<xm
5*fyTwiwA230B)$JRJv{JME1NL{TjpO07P*PjjTksh&Nh?PSI4n0F6@cIVL!Hy*H<KY`)NkB7WgrvmrScND2w%49`wjY<eaOOicY
Ie|qy5>IMQ<C*OpISON3x<QIKps>rUD#bvXM0HHXR!B%-$ALavj}wy~GIvF=;Zr-?Zi(ATXDN=^+q%GWMTz0W-!t8n2$rpp9SBIl
UWL|9ij1&;j!Hej3T0IfdgX|*7h&Z`A`6noAHOf>c=(7o^AH26CH>Nq+t0tO@eTplATU-aOBGEMIM_0C`l9oY`sY@))@wNSaSaI1
)`ygQScZ|Usw6}hq_$O5QB(bVuedPJ(wyJ&3I9Dm-^u##O&x!#=J!$Kt@B`{AKyo%4HtVq+@)J5HbQmjs)m!y>FLTU|Lq*kKU^By
v&^oap8Da{vA#p8yyl4dyoN;Npmfrp>su8O!E<}-A6pkl@4M-{nF|GmUVH0#5Yy?<L#5QE#s37kqu05Z+Qh4+Ru-81X8Yq8m0gGz
=Y}ZEq1_0E+fmZnmK~e{?O_f2+Xy`EI}kTE(9D+96z>CBlE|Xa3n~SWs7e;h<25x~#uc0yQC9jzS6_YaSJCsHA_b$2bwWV8vE6{z
YQugLzgEQimB{*YDGs%m>&_KAI!t;GBu2<E$CMhg+c>)u`x$0EI-iO&-fHcurcP2%*IvH9TwGLa^p5+h-L5JQq37dB9QD~PpNZ#N
@vVncD0c%C?YE+dQI)czd|^?S_PXrC(3N*8K3{nA;%C(gj;P@JkG|nuTcf^#Q5|7*YWt|6s2z4?R3$*2@pqSuxSAT&JAHMOXjm@W
F}e~G;!W(iry5&NwL3olM=s}V`_H*m?NE`<RD~~sWeU44>^waxX<y-W)_k8Z<c_N;0$a-ZRbKRB93sp%%Z+hBKw(Pci?h~?dT9X#
F8(^I=BGl9s;#cdYP|34cX4*$q1rW8GI&YY=O~KKieB2tjOOz;Ip(U=H+FodgC@?bribPEOi}f_B@vdvAB4k-i(U$n2xBs+(&bUI
tZ#CmhmKi{<RX0;rzsOxkGZD&drxO+@bSZIXigKXW*+i5ZDSMgq+6<Me#erRrHjH%MfeST>U#{%lDY5mm*a5a(?a`)!vVHk4{yD;
h#!C!nabg5I}7;A;aFE~5~(_BA?>vWis<X@D)=yX{~Kh%iI#cp8^sfQ#Iri3z&kf-W|K&%v^mFTEe_F#8e7<foeEo}MPbzkoF#XG
^h&XGa*rr~M-Hhf^O+EH>~2tq9=zFA(bnA-&k)gGFlC=~)g#8#>*d#aUi{de^qwRqE#-DoGRrbT<$Q`JgzAubjIi1}L1L@(>t6T6
j~}HDyEe^BuUnWgF;m$Ppp6iUV|7~FvFKz`d%@eTvMTa)Z5AA@XAY$i&}b87oQQSEJ2E?A-&Q8CiM900T87U_hgB9ER<0{?=Pg^)
%yZ00=FGHUx#F~kFQg-SA|ldo;!C8gnT7-AY~tpm+Yy@C!r_IGk|-<)B{i`ZslvgDsc<0HZ9$SSU0TswCNM=4c`ixEX6HuTeOoU3
_VWkNUXAl^<hcEL*Li)ztP;kZtKcKs^r%Mm&WXi+%-N9M-tFz%caPUPCdJ6HKRUyp!e@(b9?c|XI(=iceJoISJL#7*5p~Y8KSv(!
F0xi-z)PEE-$l6JuR7dVKDJh4F=uM1Nh7Xd7aQUhAz!5XZeLvq*~oR|R0|mEu@uf1CberY;ohq`pFTqsdm3Oab!D`O2<Mpd()H<@
nM-)5S1urk$e|GMlo`yeE{nREX*6OD7fXse#Dz%mo^e^@Rq~)p==(Bh$Lnz;#cUFaqR(R;)rKkciI!TgXvGhLY-};r`0kcEbD{ue
6Eq=Q<`6ZMX!d-VZA_a+ErKzmphl^aq4D({W`d6IeVST0tBSJXG>e303Xsc~CDt02wVTP{*pCh*MZ~8C;V64Dgrg$S5J^I%o-JT0
)q`j&u`?tS<3-oUpMX5vJYNS}A+2Z<1Y}`ZB=l#|^<aCvtyN>?P!<?vF;*6IMnGLNo5Lo#a%*!?Lxr*^=n0I_iW`Wo&;+$8Wrm~L
t2}*6-W=Mlibn-NWTC36=0Xj+KstI%vQ<K$$}}Yg>1Nv!6i09Ts;Io|`y4)Z)t5a|^SNE7p4;u^aXOC(fmK;Po8O}jL#*;9Vre*Y
4tGWLbEasxyhWhc%tfGyuOky8iG`C%wseaPqY>z(%25?v2bpWS1^6%x1Py^~+Rn*{MozlMnoT!w@veHh<@Zujqt5=|QS3e4bRC!Y
+S=mi)Kp1RP`9sai$D>`#K=M?H|dXVLMxK143NN8`k|j|{*#GfNp+N-;I0q|X;Zu2E4?`0dJ#<yGo|?hQK<&Aq@jg+4dosxV~BH`
G1T$z9-W_?zIFHe{PAho%DB;LGtRiVH1n5<>}^f=m&MZ<(DdR^^)-2{>Isp%`|PBsg04<S=E_(5LXzUtw|NY$I%fwHOqxz1f*Pt-
6d0YjoCw_u)yuXRrCSxIHvY0v5=W*wZ%xa0cA08~-x2Xp*V$$#&w@{riDcX1F;iOSS}QM!?-3*J*r>l=$QcM3;+jpmP}%bp;(UsH
(<ikJa*ET*(ig_Nx$#wYkDZ9@ctgazvvm!t!p&{X79UTZc;U`9Et$N+wb-_af4I)sKtq-2@~plLuhgQ7)57Soy!(uUJ3i*Lc$7TP
m?owgo8jbe;U?7~><B#v*hbcx0<AnHcTAN%g5fJ_3l0$Mx+%wV(A;!82F85<AFL<TL1ZWkG=9&{!%l1OqwzIV4N267&-mF<Mh~2!
K(Rk6Ny<qrC=xRm6kXN`awJSZNQ^8XP#6*|VoF4yLjf=XP?X68Arzn)MM|`yWicWE8VCEx5+q3if`W)5R44(ZXkrxYPw$eDl$r_w
q6q<|DIyYq3Oq#fC>T#m*8bQiuuoBTbx>6yw&+z?$$&Wrv)b}hJ_?AKZ-~El>G+@?9;1K()3Bv4@(8;G*;Vai6JU&lLYhTPa|&r?
k;H+72m&5Eb$Dkk;yCfnBo(;<SDoX7S}NZf(+;s#puxM)qE2d52dlo%5<+iVd5#;jS;v=@r0z#N^*wWV>GOQv?P9eoTGodoH=$}f
yF9>iS_zxlud4O!0;EOID+B{!iYcxXRBe4tu`pcfwr4acoUA89C8*&-hD@@weIhRaltIh2u`V#38$(iSR^f5wS-mq?(qhD1X$zV}
t8bEw+oWCaCSocIrG#i283q<4-s3Zt(1b|@XDO%>YZe+1c42#Mj8|(>#UR3qf<%FM2o0p<t_rR5-^1bA=<u%J(2LJAtUV|gjDz%g
;K+Y_b@lLP#8(B;)pNIdR(mXCF1CBgV~uLkHM4_AVE}`fsND?(f(IJp2)u;Pg_-MmL6(@clCV^)$b9bjrLyma%+9(=q?dh2V8>nZ
=XN=H4vua+(Q}_2{9B(2(&rK<DYYH3v;%PV$e0)a6vYJr##p|@7$_>0mtfT{Oe`0sa{3Vq#a!WKnM%7k>kPu<@=tZ@&WobtOXkwg
Vd(F^V5LrrExyA_N*=9;Y&t@r<=eE)*x1&x(oEH;^!luQJb!;Q#DhDD`DR0pZjk3!lP`}2i8JD9KkwXHc4s(i*C2-5aR7=AoJ+Ka
e=oIGaQNx(&hsGR<aQN%?zDJ)wav0Z8rmk$KprKI?_8J$l^~8*Mp4;uV;pHB_ZNB`iKOLP?Il<zqt#GY==*%<S@!nU@{FayvuN=e
(xwLv&7qt)agfmx7)?)uA>cj=923byqLN?}wL1f_;!i5KLy;WFPQzru)_3lQfiB<&1MvHO6#Zw`{;pdEnE|{$*@&(UA~;~?_BZ$g
wi{q@rC-wm<7#%fV1HvyR5WCnIA}H){`0R=PiZHq9@9|m?T6?2JX86+G4pO1<po7TKb2Ab<bae0^ZNu>;#k7hH*tT%-gc-d*&=gL
5I5qh%>%R${7~6m*XOtzUzy%%&G8K#+scG|oy_$hb_3N4aPAa2dOp8nuqory$F)HD%BR*0kyFF~P97L~XyTq|f)3uqem`&7`*oS8
AfrVUJr5~A!bE!gxEe~8NQywFV5MRtpn^g+oPbt>4%c=GVjX5P0fDGR3I}g);(9=*n)SdV(g&&lXk3w?9GVgSse2uO**DF$`>^!n
J>%kF2Y~zJI~fQmAShN7(GObv*sxd|&d}L|>+|4E!|%WJo?p+%{Nwfto71RBPam&uk6gz-iGI17^msBDU9g7Q9j^QkMwgT-(wdc}
P_@L>%5|*R<PmwYfP<NoJJDz8K(cEM_%!~RXKDC<Zo7HUA_>>p8epVgll+9M)kZ`qaKMf>PUup@wj{#rK$T=5pzi%&ZSp+Bn(rv4
AD;D^4nBs@1MllSXK~YRyZ@)WAbOuar?hKNb(I__N|dw$%PEz`B;+L&LSfn_$b(W_1USk7<2zvthBF6O>iShdRU?UFj1g9}$Y=wf
&(CiYbHF}b@bo>!=ZC48Or)+9b(oV`qx-shv}|shQ@G9}G$4IxciqeY*((iw-&xD@vw@2ks&(AswL5#e2b+jow+6rrW`62K$#n+V
nX!S)9+C;`^V<10v*MzMKatkV7>0|t1&7?g2B`OW4~|l2K@X%xk}xISl2hpK<+6b~UjoR~l0o^eCm*zTcui+_!wg`oPBT>ToRD`=
pq82$9Ejus3aovZQrU8W!HS?FxS~~7im*v1S7BGFtIsa1M7qnIk}NRGzHa_Ai$+kArA2W5@Zv?P#nL(z@?kC4LNJyy2s<1bvI9<*
s)~{lcI~Lr6fKlpXR9J|Zg@oLK}8|u#}b9O;uw{Jz~_E4Z*-^|V5PQH6waG5qw3U0H;}jt*QomgJA38Tb(HdbyWH$A$PA;PjnI>P
gR}tAU3V=2?-6_bqI*DZ$BYe;gbvWKOGegCLZFS1u_Pi02#I?nx}-WlHiZkUCgu?^niK-z9FKT3X01F|eOmNphjUxZ>Mr#b@01p?
u`#iTXxbzpSgY5!Mn(+=H55}>t?C(<NvF1Q1`>i5l&tZ@G!l2o!6Xfbf;~cy4Jc=B!O(aLbb)3X6i$aOMl}!>nHCg%deKvH4&4V+
9Uu8bQ3?kI;uR<cCwC71gZjahB2|=_drW%|L+>Fr<M$7$ApHn=KN%<F-?tBcZ-V%H@;*6+DXP&-l?n)wLUZi)1U&I^Rm5YJ9LhPK
?bG;d$%;h^sikYN!l}~zM;vplDDOEH-bq(p?{%J!bK9n@yqx4ZIqZ|9-4|r!;OMf5gT7KD$!sW!4Q`m_!D0)xtjVgOvrzf_UOQDD
Qyw{`4LC&n2z{odH#Tkkp+5uEo)=&mDjBT7g?8C^e4k$>iZ)K>gfPhj@#YLD-WJ1mkxpM!^O|%@rK{y<o8IB9l*orqoF#d=psgwr
4_+eIy<i*RX?Pt(Ts`dqw7n}eDdF<8Y83Efn-t=7L>d;*&QZN>t4U&9*5+-BRK`W37}26pks?1fnQDq00<1Hx6=@aG>y^JL=_}IT
e(36Yt%tD#mE!7tjC3IZ`gP5;WvjaNMQeCu6aeRVebsh_<MNXA+44NIfburRAKGmjyG>BN`9Vr6q`OtrN&_33XB5*~3jv#<W>&Ou
y49JWfEYf7BGoWNkipsY<%&l70bg*qwY3C=R~y$R*vnqY6onjc2tCp>i1E~lhfw7z=zY8~vd@{Bk#SsM6?{n<-b`J!T>0U7o-BV}
a}7c9<mL@6_qL+bQ*OOwt{zV2_*_R>+xo&0Ebp&VxkW;Gy0MW=JLYk0R;0bvjl#8}kAUgk^u^V%F!wlTPfC}2(*!t&N;YvxCnEO2
%qO~!VjbH(_<Me=#l&kLtbUh!vyai@-NlB<2zX9q8w&4kq3?YY((!h6T#{8b-6Z-jUR@a{vC?UQ>DbjaX(^G_mg{H1*IL=b)tRg8
K=+X+yjaQPwKjVBfNRd-oM6vb0ko>O6VIMW;*oD}+`DwaS7lfnu;~uXNKud_b}|MG4dn3ENOn}c^KvmWGiOU|EnbtX;5}?2)qBuO
OiWo{GfIbg(#&+46MW^xjdV|p1xhU9rt(gdu+A{-x2%>JBO_PR5tM>41tu+8HPz0d^&x6b%R1Z9o9jVF)2<<W1g#SDvd)owUXAFy
;^uTwcjp!A@2BsE2}SE%@x{w})vr1N49-QMVL+fNnV7gDmM3(xYTnPK>@91gq3i3F+A|%ar4gfaoPzXl;S8!nJhU6bp={<I1l%`Z
Xgm)yb6;MbP;`5tDUy3Yh9r{Epa=V^+!x%G?p>0JZ-o>UNAct4UFrd^cgDGV@y8vT8Ift)D3c!-`L|UdrILgqRTxSN1}LIJ5nkBr
=x^Pf+jem6*zdbdyo3&9t=>S<6e9ssL<ke4HkK?Xp{kK_I8a5yq@hB%NCpx_6u7fV_YSa|C{Pb14?m8f*)@_J>PgZm1M+W&1#u39
p%5TZBqsz_6J?a}30hK;V_ZFf;mV)4<?%l^&on{vKTKv0zf)hn8(=6xb!q*Cl2=Gi?UTr+cqxW8{vSY}P&(GpXMTg}t$8_rL$*Ak
!75mya+B2d;SY&5*OxP#{yuK4^QADQEI|~|BsbT;1&I&=r&ks%-&E$DrMiHTXc|2G?^(^F2$(eQ`N&8dARvPyA}K(kelmzXAXPko
`mGN50fmz=3|O-O2ULH`ek6H&zMdZ2)_vm_svzDkK6R-EylRlC!~1SqE;CQ*IqBtaXcXg?LMEhZZL<v4zc&AXCRjLNq|-0e6(|yf
Dk@5#A(SaZX%)jEoZ;ARIFJr9j>3Y&-4ITQ(JIs=Eh|by!4peFG*nGAwW-JgWFNV9)`h@ao5_xFZmfu66G9)i`doZGXd;55C^u-8
#zumYs6-*ygv6Om2@5a^W!ZKB6gb(|`u01VeqV>XctA{qf;cH^l&K-5%0kJB%*m!k7@1levRup(mmsqmSd|(e#SlWOiI*<I+Dis^
J0NHVh>~Iin?xlMAVryhNdiJ;1td&x_Rf=dp$;x5Y$!uHagjq}n_r<Hhk3vo5lAHfL>k8cf)Zc=U$Kyos7Oo(q|`>qufsPn4!ZiA
Z{x#b2S+k?tX|!nvm;AE5ZWCE-_s5<PCv{2XKwen$8OVktTin*=`@#Z)zOWmu`aOQv}0UU{%J?O8G+iTcGp^GANO6$$VCJT?wPAa
QEM7TtwTm*H8S+WhK?Ka>+I~z68Cy&O@=}k1c3=5`4Ib^e7rNeSHJIjuIxBS??bDxi0Y*CnhSuF-T>!nba)}AES$2N6Hk)o1H+CM
#hI6NAL}06kr@#b@l6afdjTr=x{45msGL~U9W6~fER-tu`-FW?&HIEC$OTTLN>kz~!absZ@!x!gOfU}P*25=RDn2#=Q^Q3A5_mIn
M$N$R8WHAW_TW<q)Pjr~1O?!lz}iB-4{q~S@QzNzMtSBHxOniXL>UlBkkM0;TarM`yydiSo6Y0!Juu>|>uHe<fz_p=Jb7kl#vIba
fY)e!YGD>%E|PcD%(E|xPIUL$e0|q16Rn!$eyqb~MS4@yDb{#&{lUf@6q2AYfb7&;@u5r&@aoM8lv*auQfx*c+euG3h<jC4P2j{B
`I;z72%8qBRRs_b0N%o5kuIcn_A|D)L5AgrH|{gY<f|My8y;Rbjo+P@br6BJ+SEW-aBk?>YYVilsDxd$CAK7!EuQPDPqG}~Ur-+0
mNF#745fpWK*5@Qm}y0tt2VAg+0~Q+K};+=NK89VJ=H38!0}_gTakR=TtZ?(R7X>Lp-JlH^|R}5N3!nPK&w@km~*SR?&ll{UCN<2
TCpb}sERJjxdErR=T_Qqbz&S>S1WfMJ;^ZGIlw3)VFb!-<mBgby<TT|$^_{OgUs^DJa>;^-a$;F;z`pnCMzVhynv)S^8ntkK@uWp
e)A7Xs?T)NkoI^c%^U*@B`;jz>qa7Xmyye38PSv{KaaJL3=M(-(vrwT1e%n<3P2t*D?$NC7sl{dEgEHkQbk!7Mb}~C6(DpVP=VeM
J>mW1_?kMrs>&yj9H2}ON3-Oy6uuuJNGI$#qDWZ&jv=Ec#?5C?=tI`dKiw|!3X?JZRvo&1)mL>uXK<i+e9rIy@Rb@+29a0Zz$x=U
A^Cbq1D|o_)UXboh5t=}+sj#jMMKY*@YH->Ghdmko7EJ=(=ld*vbbf72UL};)6+Wqsovudjov?zl46K$0J|W@N4#q#mbAOsIzw?3
+@}k%vRM#qut!<+?%W=8+z5BgC{qfNNRa_b1f&HdG)ID90}z|X)VWO>Gm!#KxA5uO9QhBgRe~e{_ThrQdcp06kxBwgmlWS!Pmhg<
X?rrx?9y7=c4~YU9{!3aT!&nC!H3^2#PS3>?F&Bl!}dL-IcNzs@9_C^^D^fLcfDgUavXL5kXq8!A(Ey-RV!4R>k!BcfHf`c)|jc`
Z5SLi&}N+_or+Tsl`AUD1&zgaLV-;xym7}6E3l!QBJx;+?MGFCiFr6CI@K}O_M{Z%l_uo+7;8k9a-fQX6P6ko#GKryzImDu()qG!
^!^#+Cr3rcPX0Ty@Cg7t5Y9VoJ;WhBO}*y3bJ3V{&p}jV_vD|DDmAQ++b9^u5g4M1ek-h*1rwmqiV9B9Z);*vM+uP;cuB&8k?U<C
)GbIfLNgDpal@4}kwqN29Oo)xgSbldZy;`R$4*QrD~BlleZJ->?7*=MNRUpQ*R*^|@QPQ)^)OFX)lb08*@@BwZ*C6z>zMRi&)0$k
RFMkw1vl8lQxH8A(^>GnSZQxV4}H2H(sY7|f{MWv9C~y`*-`wZA}J7Bp$!m36L2|nUp_E82rc1Z)zk5_<c2JpBk9CDH7HG`DrAR`
A1yRu$dO2?$r=g>hc7j$s0O!?(~N?yzdLfmiA7lXY39Jwkr9T*S#?<!Wpv_*<Y0)>B#b*5IzG+WTc-g;?83}AMtIWCEw1z`AhI3<
g~(#DOmXu|r>qLG7C2j~O&Yp}F&;;0-yXHd#W6(vG66|Qp+bj%f#)FYAT*#m%7>DNPMBy;m@$NrP2>er9GvV~+DJ=t!ng(rfPk<N
fOE6}Qbhq#B7tG}Q0xH7Cg2|jZ20r|_vAPncRTX>;yxa$$nYfW4$wWwUEwK0Q1tTd&^=WJAzh~ZrEKX5>w+4dpTGzRfPj~g)N^#H
I(Hu-*-`L2P5|&%w;t$lfKI{e=+o-Vl=PwxW|P9FI>*(n;?f<LcUT>Z@<5e7Cj)Rxc&)cQ-Fx4woVXoN({I{Cdf5aS3>iN%YHJb|
)P5>-`u4lFO$HyO1B=@{kwcmFC@J8QN|FjdiWnZZ5!ZQUCVevzLX<b#1P3*Mkt(6?pU)Z(hGeRA=qc6*hhs=p9ngWS*X!7#gXpV-
aCuz%Bv3md>;XM3$uj#l3TPwT8WesQeVzL7?NK@^^X(PB^Avzc5Et-8-m>lXXf!pdjh&v)(gC{)6womMK!LNr57ET&{Xe6D=$un#
5Liw&$Ofz>JiUYW-o?Wh-@O#c{6=kJ<a*uE8LJe`q|&%DRPwEE_gs0ztT6JqWMw+;aCz9|MD^}DYn&$!J;*ETUsscmM_ukYJS8FB
*#&-9_s4-lNueu~f1VhdEJD;#LvAxIDzfXjSQzeu;wc`b@=q0{<Ou<B#8dA}?-cY(uR|Y99Yv99R)~o`T%|WRQqc#kyq)4b(kCwX
dyfwCKM7_dl<Eqaalp~NX1Z|1QEk>4mMq3##5!+Qsv~Ae8lxPDat)3k%eRv1Cb1Zd$%w=;tZ}&$V3BuZw%VqmKud%j!poU;6%b<;
Hn_`Hi%NVD^N$PCo{IRxhtywI`0)9AuIruJMda=Dk$mIcZRFuNV<HlyC&ie773v+UwwtcBCi3D<;Ye*17EL(d<<ekjhM1<|N>V3%
CoAt90yDoGZ}8`28d{hE4vJ53eKaT-A4DVqM-quy05((1)B;ck(eqdONht{!Mfj=I5$gJQqWNp19{%28LF-I~amm~6#ZC+!<$lmz
)ad^SyHrH~XcbRv1KN-<vV-@=2k!CE0C|21?WlfTvZnwAB#_K3kOQ-IK!G-<J7R4RfDyI=pzkdz2j)2*CS+x^YH+!NMJw*&5OAA-
`=a&CkAc!*wP9K|79F#N@JeD_r9_f1A_yQ<zs{(16}@BP9hD#);ojVCiWJ{}&Tl@><*^S6>tl>1+&y9pK7w_JY4J~gQ}qL?0;p7v
^Tj#ZFmVG?A*e%2d%DvH<P;D{(Nu*bNg)Xco_mNqF228hTp=xF)U9dT(TJh}TQU&i(EC4E<I~Re)GpMqEmi!H5T&$>xJd})7k_Sz
zxB~zfRu%Io7zDV>L$*J$e=ysAk{ln5w$=|L#jLfWw-^kQke<pRRaSdlq-ixsDiGg3?ZH`n@mkU5@H-d>YO`g6=tx9prKUjI&N(s
X(3`9hoy#LvDv=npEw#dWnD#+Aq@=9DATS~q8@l{0!XTgiY(Mud?TCvsrtvQ9ZVf6#m=i39MRHTt1M;F5S4*t)n9%-a#1H*sJ0_P
Y@mq{HIsC_=b{`AMQ9X+ke#)ZVPMKz0<7({(mH8W8r>@t%25$b8BPq~KE6Tc3G5TR{y>M3NeocHdyH&cBMv@=z}!cu)2N>$(8I^y
34P=Es%*e?R-u3x#Q>qZ^hOF`Xu+l=nkNTBf^^ZK)Tv6f5{S`B5+ldF7rkDcrjFSF4+um@x>bLs1Vbb`9-y{?BBdt@S^&L01APP6
)Or<2PCr}&+b-1wOvKd`O$<dxqN(s@R*(-9;r3^ks`Lp;3VbjypePgxBq<`IV1yzt_RsCkd43UseXSGo`Tg+JOdN1H8LJ{|`w~SU
OLn5D%z(BKBXyW+-|;q%BJJ}WSgegEHz4A|i*zdpUBTRDs^9X}I!+nP+n{zMqTu3wld1a{PO%f@E&XBhkSJLqLZ(ygN0H`pUWT2~
<eV^6=KFpCr{|C)l}eyaYa$s1AjBc;5I?r3=(<4K1|=G4euqLnCud9yGXTnp5clCY>KcAJnq~m}xoL#hlj>WxLYWYT+M#usG7b$k
-3QSjm=YD6N`4x|VMfh$fy3B*pI?W3q>u$A7gr0&1wKB<*V??7*op@bAUUw9*c?2VN7_qZMrceZB4kC7hhS3#D27ETNs*9bB{Z}$
f}cMg+4l9AGC7uC%MBgaR6d+BoK^}}LgpC~2^3h>vXDmGHQ0kcQ16EXIeC}~uCRlz%f9UH{rmvqvkM3i8z6Go2hfyGqEV$97Lt%c
^>%md%eed<zoY7(x7;A`_8&Ywf!e!xU$yYiy#CJA=AQ_p_S9dSqbKJablI%oc9j-`LtAas+OmVB3Nni%&{fX0H}<j`ZtjyrVoTnC
ONKhx?Xy|~P{B6UOqR)FDGY;B&7C&ebAJ7{NEDC;2%#C3M4=WJV+=MwpKh(U598N>1P12$9vbkIaCpxNe9p1zl+=#oW)-;{k5N6{
A&RRw=8hXq+(txCEfCW=B(ka0v>b#gKt`0LqH>!^8^TV^JdH*DnGQ*s{l%~E@3JU*Bvx3&XtedYZ?)@k(rpC=dW6~y&Q{+?aTr_;
{dc9^oeb;UG#DhFEmkKe7wo|aW*~{76^w*OB{VC@Vzfl9YnF^${ieBwlZbNTqE0c_^T~*!e{CqIOUDBbAa;gs&D(LP*PGrSeapx&
lo}c^)UyhMq%?;ECgDatrI(5zwwLEyi32<yKI7KC86|liSiGD?b=lO5J9w%uNMblE9d|7LJ}1A!#q{+;jIjeXbeQH?TWVrrm>4i~
^RHOk`g>;2cMg2O+^%nP@VYRfS!5{`nJf(h09nB7CIk_SGO-lxB%<lgAcM^8e51NS!G#3@=tzRp8$+@>LUE>rn)a>0;8Ahz<J{oy
L?J7NBUv4%<G{EP@<=ELq5%vzLu#^yG^w(fAIpJqQdX7<K5WU7+Yzu)cl<haxN#C2Wk^{lizu7}e<RniPSfPcebeKg3bq8(52<E=
#tRfTa|#{V1=avH0(7*&Yh)3IZU4VaofT??s#YVQ`4(jM-kG>0+H)(E!QDP7%Z|9~W2J)wkrs~hPSHUBIYntgg@`FARS%i|>_jw`
CoTtW&beTG4k#hB_8s(_o;oHPrO^_^CN5oNwB8-L792p}c_+O@KU^#2w_VAbGd)Ii_2Ec%L~&SMlRiJ!a`@C|LZp4hGxfbbyWiYJ
Ro_IxUi1V!s-YT2kVt_@keINMNj34|<@F1RbtjMwXq01p<-m)4#)7*Da^nXRk>h(8&=ozsvaTgk%##rmDnork&f;(H{M!cHap9t|
Rm#|MxiOkd`e-l|f&jw|2<TNNiC;*&sL~Ez!W3l=N)iwwvp0Zoz)mozf*Ni}N->nqT$MT^a_af+I9#Sj>#Q#Lo<R{p4~{*@mw5@x
osT+D$O?lI6<)f`d1)3!21FFfa|2co5^cAAlGyexcO6*!0658vAXE+}(qX;gqBD7cq!1Wz3FNc0C7uaAgK+%GAdwD}jTgH_m^zbE
%%KyJ#MWJSZ?S+@=`X(c^Yc6`N738eq}zWdM?Qy}q}l?UkjeKDvSy^`NGK|Y@SLU(IOXO6sD>#*BuZ$AT1`e1O&M?ByTs!7-zgC3
AH@r7tT9E5fk_;dHpdio2r>kc#yI01-UZ@s=<E`gR^{8@ncJgh-_z{l!@skwPjpvX=u}FPL{lP>01Xf%f(t^ZP^<(J5dcy7wH@Bn
gYGAS2~2{+-Z>8l=Ea+z3Qx9IvQS{`kX}eo$Pg6yZf~~_E}VWl{2xcyLF5V8?nGT!IW%=gJq?636|xgd0}M(=SRTHIeC|hqZq+e>
s2pf`Gs)T8z`H6<Z__093?(=EIP+5wWMZBZv)*4=VTIPSq3Qme(P7B+5cV1I!1k|{MC7V_<0{O{_!t=^1PW5bBtp#)#MBTpQc+P=
B5g3>Ll`Ky&e-QF4gmOVk7JX_H24#4I3#rjSmA)g;tt3d3MS3ygSnpsPBVeto?U5M;#g6T?;jivGe=n|huMVC{Di>aC#%1^njzes
>~`|xX@k7(-+x$o_z9igLG7-Dold=p{)Yp$!KC1gvedGnQizqL0v(0N))6N|V(Q+satMh*mT<c)&KEK&S6brDk`y7pi3zZwRN<pL
3M5boQb3Sp?jY4(2!fsgx%-t7G$1d=E0^}p;DYykI>iM~jFVHJQT$N-w5i_1@l)~5L_<Twpkm4uEe4V*9h>6KzS?Q=h4bb%Uw(89
+m>t=`4HDTw!n@s6FNxeqqZSaj@$^HvJV91j46@8Rj_Ol;JN7$g+RfC$sBPrSQ^V${c{azrW_@gUk;8@*oR0YP>6C*gab*MvWzXD
p=>J#quY-SeN%WsG5IG0@%sJ0AIADs_wR}Ka5D?<<A(1%`;U+=Lq|SrSQ&>lX*)pU<u=_n>kAFpKF6*&!mtioz0IF^pQyv2Q4%mU
I)72E;iKp7;p5Y|ZY&o;FNKMU<4-;elk4a-S~%22NOnd^!Vb9|Oh|J)k2F`<h>PP;ktG2{%P@r$tVmMT1d$RHiesVEi;&Ywkt{^A
(!m7*0W>HS1t~yMG!;}eK}94|#Ss(%Ne~eM5)=%mkO376G>uXNKomhF%@kEA?Y$kn!Hde-%saN6YNBF_Zp|T78Io6KiKR_v$*dp0
I>ULhF)T~Kt3L~lA~Cb#hGh}4ED_K|?13plCSV7=&>ID9wt0ViJ&gwe>`LD>x9z=qyZQQufe-e`GRq){O4sodI`_#5;Vy04;cc>@
wJHTAFp!B>fnrdsjFOWevI3(H5q311Ot?{S3Me8#^6S{11n>ayC9O~5<X2W`!0|SbS^=P@kvuWxb!g&la{G^;bKA{Y0N|&u(*t9s
HEw%*JvX6zt#Ax#Anmsg4;{1~DaGm`xyNm_$U{wTQX7LlBRItG^8>&M>j)A<TzK_9XI|}WY==-zp7Lnnsk)pz|BE0S&mF#M@^$bq
$=5G=*Tf(O;uDyt6fc0HE|D-m_MW}i+AvCEA68^egHTogrKKjKX(5P(MHQilcFt83FziGFAyh2WA^I^5ka}`XJ04E&5aoXq6hKZr
IA3;Yc@m)!BvTU=FiyuWCFLAIj3Z@+P?4y`BkJ9@%7Xt+`OPTm>ya+D8Za4R)E!++f@57}DX8feMvZ2rPO?sAVruL=SVfakjL1_E
G*SRml<3TAjH6(TPQf@_U{J~%E0n58hGq#y2&I*YbmBlag9<ykiPiwPT+t%tW-iOL#FUK2*^cpzK$H?g1Qbvd1qxA35JN;8gkUof
!)DRH4Y=*Zm7zz9w8=yqBLb1)r#hm3!z@g;$4YWTl!%KUf)NH0pd^qYLwv<HbZkb>kamrp+RZ16P4R@3SjvQIav6e55p7Cti5kU(
w2_()jwmX$YL$5{JEDRlX<}$7W+(~>B$gw5OoE08YLW?w8is>L)G>%mf(6+O(c@}@UQya%n|QMX4J8~T#zvN5i6SU&1_m<{g(*oi
5CjWB3c~<I3&0@^fuX2?sHkb7h^C?vn2JgQB8P-+CZMKap$Lf}8Ul!bYk-<TWaDIUE~=4OBBwUPDq{z3nTQPH8!+3DfPu;`4i_b*
!!G&iKr%b4jNS~Qk!#m4TGMbRAhIZ$-P@w?DjM9@XBx+Gw(x~9j0Owhb0N8@)<_oXTGKgfViB2YiI>dwi0w)+laNlVBIIm#z+yC2
ReabPWTcgFu(V|^MIkW}R}ivAh{JP|n$0}kj47?C3zQJ`3*z!92s|nx;7yj6Tv-&}i=1HVW)X=sIhNeu8TK7umJZzMMQm*kRz-3#
w#1B17+DG80;X6lv%H3f8ih$!uQ1}eRN=X-(-n2mVkWT6)>LM);Z}<ZlDPmH3q@657re}41gvPzUuSiR%^_GKvPvMro{WUS0~m7o
%B(Y!5L_d<xP~OTl4-Krqin;W16!t&Cv?R?(=VC@6MhDC>gxk~HW|AYP-$?vJ5mEI#dma)5S9WHM#vQOjzCGUOekPsH{dXaqETU>
!%e5h!PP<>1OX^%ln6y2MKM%GDL~F+x_JRiBX&Y5R9mAC*$#Gld$z=f0tW*b9@NQ8CNowrnF{7;Eb!K7j=f!tWY#Y%)AH=$q^^8<
VqTw04Z9=}2g~^wi>VeiPI6QiE_wKX8YCD(J4c5c8J49uYKe+z1|_UZuYY~-NlyGzu{)|$er|_TSI+ZhvB-CO<b<rAP^{Pj&VIXq
=PBJ|ZfXUc-S_W2wk?@s6}IAnU0JfKs-0r%t~*@ITU0=jsSp8?It@9Qd4wl8eCXPzI>}oZi5T4>#@vB38bdj49T1=>>TVm1jHadR
oD)EX5a<$+rw*{qDX}Jn`ES?NvK$(jiI;Cq&tHX1<a!izc1##B54EnE44&jx_!@#ULEYSaJ2C{G5zz>YuKH!=7q_<zM_H0Ah|W_S
7H0MNKODRiI9qa_OxJDJ|8?yrY>)12IryEk2LkigksVs0sf-ypN+~?ZSN4{}DOiT=;;|rBs_o)1+U=gv`vK5+Anwko9SjN+$zUty
?eojGu8SQuRt)oSG6o_j50MWkJ3{vCPlg)Bj1U$EnjIE)!5{~NaG3GN#F*Q?^K2R{y8m;yY&2bgmO?yDp_Q$sCWxT%-NaVT!;XE8
j>OwyO`dKhB*GFF0&oqT<RLSTC<UJtxxs7;v4Yi&loZh>AcasF0Of@dEoo+?T1<!?u;$PxOdy^jcIptdf!6id;Sxb{;<A~dK@%$F
K^&ujRLh6D9)}4wP!R!e4s)U;%6QzG-0ULti3Jo9R7JulkTMI%3q9Ek%0^lh3L>D*GiWAEG%m<#V@rXp93^B_NCRtOw$P@Ag-ywF
$qdW^#ex_lg_Z~oKnGhuP`jv-q*!f;AW1Mz1~7<^#1xFKI970N6zUB|wUh-EF$_wi)D#5_RT5H#Aw)nLgC%Sz3576m_?~-Y4hbs?
gJL3(84;#{N{K|F2&f_=5`}14s0yk^CWHzFQk5b{zq{j^UE$tI;Zv7>aMR)FsC4(oW@2cSg4FfqIyna(uP&tSKI40!ik$iMAmCk5
u<lCwyt$qEhi8X~={JEqAm*K(Sf5TOS+UkR2!O-9B>_NClqdlZp+E#kpl#=dLYjaWBS?d&#RLt^HLSLP-8RpLpQNFn@8d*F%uQ2D
L=y!OP^48g0yS{bKZ66Zbw>at9mPNJKy*+&M;uf)0|3|-u@K<^9i!@1NQ%NE4}}8HyO7UMOf{+&YcHwTrk+RFV;@sQn0Ojx2oU$A
53{C73Wz$Cq{#D(fZJmhfoV;pPP4#qDf>+%CbcQK0NJmk4pfT&u+-jaBb~9@ou;?|_MP9I1bf*Dh?Rf15)e2(tJ3&-_{gWThWbF*
FGK6;8Bs*<Yv`DQnCk+H32hujU<!)~+Cuj35K?U<D!WL!7pbDcf~aPL3y}(dU4l&k7zj4YlrdH@R3vz%Iy9;%go=J3;W*1QPB1&?
6QU?d#P9?sk|Ya~m8!>*@E>6~;^xb{ITln@(Cl%Jlpb}Yg+V!!MGKs`M_X9WcT3ksB@|^UWIE~<Nx?)yD(a3lP(eD3JeVwJR!K>z
gp?V8rAUE-L>Fwha&nBBK{pYnko}aM=P01gGKIa=a`1)FaPD|OnUKhvj@bwlGN>c4ie*WZDN0h6l87Qi4K`>4g$P-$1cb9$puvGO
5>UG>FrTIlaR?hpwiR)*hrH>5Dux}Z%O(+ENkCkQ^27=UG9iw*co7~tE`fM!MBz-JjYeD(mP=EC90QrL4j~G#q??>@hfqBlLvx8B
sst5wyXLaOPcS;qce~`@%NH4cEA;vAQ1A6U+uIw=2};pQ^Ay<Ds|v!fsw$$3wp}(7B1x46#LX>&Y(S{rBbR+A+u&LC4YqL#vl+u7
h#O?nyJ9)d*8t?~skhA6H>AmK@);4rv#;Yrda93tQ_L0$j1(pXd_5j0aFo^<ZVl^qeVyx*l}7A_cKP%Q9H=^S(p0pu<Az#M=bndJ
+Al?zGhN-psk&c$?bTBh#Ak4$uH}2f`+om55d2t>-_OqOylh~fEHuDtkbFR4P^tC$h(CJ|GQ-%=ZP8$c>npoF*|od4!PaFbRsW$@
2(*M~hf&bc|5t&5I@*(BRWTRv$LE~UXEkWKzGy@hMtP6~WYMS`Fwg0q`1b9|G6x<5%AQ{x&fwxoCgmxCkp3{A+zbMVD3utL{V1JC
a!BH*eszC!-rD@1<v~E`aPv$-J44R<e#nGMRY(u9m?2ULU%*IL>um^T1}5KpY0>>QU0ERLY}$UgO#OCiOTA`DllrGmA#72YJWUIL
L(TVV81!_Wr99vK!C%YtBZ~-r=@B9*P?CzGSeBv^l}~%_LyQ7)`GOqK13@3<{R{9^H$co$I{&wdnh`^06d06fT2x9(DvBvu6lPkA
ktPZdDH4Gel%OU+&|JBqqSBbCeP9tj{<CBa0tXgG2oi*e5+a2{Vfm*C`p7g7sfqieH8E`n29VmutzaKA1K9%;;T5c?3QQ239cqDf
NJCNw7(tkFKn<XMBt$YpL?*<PQi+kMH0i}OdwBeVWU%TL>?Hz^!0tWxj$^)+G82S32~7-uV95~q7^HQYLQP0iH|l7Hw`S5~0Z5=W
$qn&+&6<)(hn-!VE#TtvKo$Tf5p;?X1`raRl#oG(wM9)G>A>58)?~Dtcr+aF%Z946p3NQlvG{kY9f?RZ2||R;AictPup(5jp`Fqm
NFQ_DQr1Ws43Nkq@JypZj0Pd-&V3J`en6g~(Y%rx=2)yl`8E*wGaOlMq95YPOlkbS;=_sQaJ!$W`zGd&J3_Kf?7=QVpN7?YDMeLP
Q+SlV{C~yb@7ja8+tZwK^Y0$MEA~Rfc#<7b8ii#D5(-Kf+Y<z&>Jo8cB3eWxAQ};3K$0ma0+ecir6>}^6db4mNos-$R+to|DN%qT
i6)pRf@EkYNK<%RRH0fZS|S=6X&MG#YM3Btq**Faf>8;miiLrcV46xQl9H7wN-AgqB_W7~ASn3kG$x9YGi?bPlrrlbo1zn5f>p$Y
lf4t?2_v$nnp3@^1@p5YzuA0;9t|~Su)c2n+ssLghdYN@y(bfVHehzp@IaH#?4f?3#D6+fq{<6`A}nB09i#|Iaun{35HvKYkm!ID
@Rjhl*b*BL9{&OFkGRY6S7x`H5`L_ou>%bsv}@q=?-#8Hzy$6W$nYxnsC^&+U$Fl3PK_WO#WOsU&K05v<?H6=xJGgs8{A&wO5vc~
6M?9phzUkTOOVD1w#@%<tloE<uj!qEBtJwT0kmKQ4izZB$QOWzo?g#k_iJhQ9+)Yrr}IotrK=Vwil^AWiWzS9^GZ6m@MnbN<^EsB
8JUI0Hd4~f5huE6y(MF93(O*rrnHvkFHf7*%}2QL{-1!q;zU71`EdBKdLM7xX-7bOp+Jg&h!CWiMu2Hr`dCDaH9-We3Y4(|(hCrZ
Pz@qGe4+dE3RIdV2ucYeB#I*l0FWYrkbtsCsUnH0DI(x(iv6M<PoJ_hCx9Kg*x&EZZMGid%ltXC<*ZNL<T8Sb7%DGFRzlhfB;!j8
nKa>ae9jl!GG+Qw;YKG$p*-5#`^=&lTUJ#y<iPb9bj~x0IhJhtOz`|C!{zfj)s4LMG}9njEzGQBOA0!&W~dZ`New@}G{3<y9qMg{
unFvazCM0V3WAD}?^%Vds#el1Ed2GGD4KF`D8akjO--ziSr3drKTaXZ-I6AY^c}csV154Ze5<^~n2fNaTLqmVwkpW))dvV7?L6%w
ASf7IDjgdUoK7VZaS@Ijy91pF1_Uy=;>C+Fbfrp^m0_UPD&!9x&v_BGzBEzzTb2jetTqNdZBdM45fN1q2_(_IP|aA<!1(3)YeR<&
E5p>;gSWPL*L`*#1P|D%kX2Z#Ja$!l+K_p4Kbh*2XtEP)D}TE`!5s6Q-eFEzTv9~s0?rzzKOzC-!bgRG2b#<SFp>#i%-*$Mih<z1
URYBfU$K)Jd*D+~n|n!9l(PS>lkPC~(Y>~YgBc`5|4|W1gK@ATM6N>rR=Y}pt3!~#dDvY-%x(5K6w2w#hxU9{Ftsj6P=bOz2dAIM
kSs|aqJ1s?nEZ(4zlO4OSJRF5+d1=#C^9$n1H?W)fJ_)jPijfD=h}EBz$)H`VnUM3XsJP9lFG9DZbC1NJExw%r-y8$)Sn^S&$`1E
n{^g}=#a;_DLHrQ8yoM+UHqpBq2QbV-ZdO!04tZRUuv&|HRZpuVh?_N3TYuHNrZCYayTf-N)jO;lO)BOr6N4heXspWOJM=+Iv4@f
?$&HaH-ZlieP}0uI^S&){2u;E-WB9)#Pu5*Hy*I?Zi)v*bYRTf_HGB6A0H;yLDRVR@yt(*pfHgki9~h#yjTwKu?j?#%#8y`Jw`_6
di9wxxX@6nD>1f|-+U1<Qy~3JHz7OCLl2Gk6{m6EdI%}v=+)J^Tiluudy+Zz*Y$8nr(8K%ol8OcpKi7Coz2*4U|${_xf<nc+HV5I
l=LABJcAB74;Onq0?e|OkT#2g&h^7k%onZb!80-#3G9+_hiNLJ$vY$3DqP=R8|T8sIdpLzRWbB(kBiFtWU|wMDmtXjQeeWctVnpS
jBsYPOhu<K+3K43yKOcm2Dq1sJueOVVg6S%cW*tuU_cT_?eQm}1ED6_A8z6rfy|n{4<pF(O}wuT+v@_ml;;bCGL+vymv;&WAByud
Su2v`ygRI;U^4M^==-CH5VR5&(x5J#Ge<ia4322sFzVM#{5uf`<02<Lj=c{uLK1iA&7(z!bFRtTZhwRyq9PKAC4>iI2v9Lp)Syhn
L^P<Hz3b-o`FZDNwXCk*(v{xhzIgWYeBHQ_-xw$zqP$dT{GC|;u3B7FF%LX1RxYjXnDUqL)falDOBptl4QR|6G@FhOV^=kJ39PeF
$8p1~j_^q~o5IFRO2A@g2QvZEF&+@_zhay14S<Rl@CUCw;gpG1>-XcVUL8t+`#kgos)rOd&8GbD->%pjLXY_=77;x=9><|=R&tys
!oe()DV4m>NLHJ+G=5M?pONeoU4Uf~is9@-L<09YC+VM0cMe@$bIKoT{@6ObX37uQ$J5OAZXE<^6T26LzEkm1c9T?XfsiFG^5Y&_
av~IorAC1u-xDEiuwCI3QX&;5iNyetA$`?3v<b9|>Qb%Y43$p85+n^ql0$h-<3MDp86dSu5lg96&Fwhgz)i5{&8S>TV{?EMQy5$&
$sCnTl?KZylqed;1=&PH0uN9yLW<{L<TWi6QlUfz1p?6PD99rpa~9BYYp>2a4g`Tai`03tJ|a#8)2~MJyTMK>+5Odn?CfxZkG+Y?
PLm1~zQ`M#8^}uS0Yw49XoeDv10+~gi8lE14srKzPV#D@F$4q(ID{O9Oqm#^36(OWM8etu;8z;~LwHJwOn^)ZY9OJBmu^=r1pa)~
#JpFDd*Y1;Dc*eh@YS@Gr<T|p6ypJaZ-$+9l(GuJL1P0zg-h09Fa<z-o&2W5e%Q&WNM6byG74e?Q<OmoPO%OnhAL#Z5QY*AYX^_`
kPqsUMA17#=>4Ulq*uO_6D?IMrSMak+v0c-u^c4Sd`S<0y<_TO=bZ@&@8hbUVLc5|5o4p(eEOK5%d9oKZ+`^<LvUWq$QvN7H{wT)
7mf%i`EE!IKE@2dp9l#bTvRL&Qa837A896KlMJxSMIdVh6YYV>O*JJ%(=<##6)_PFK@e3XHAzeq%|wt)zz|VHK(JzhkwK@uFgDSC
D{;dZR+x8OU3FA(!kU{BGjzD&?kL5MqYcEJp49a8EL=iz_eyhPq3fvvjd1ABI7QKuWQba9OGgyp+-3x=3ys2eA_O|nMbB(-Jc-bB
*&DKQ%qo%39Z<YQ-5YbwM#mdwA@)Pu55_V9qklQp6=AMK(WGaNA~+Lox2${J%8sS8!fB(r4~E^f>>ex$&1Keh1C71%#^kIJdb^F!
Dd^9#cA@viX83J~Ub;q??bQj}B9uysKW@*@G#i?fF(l~yED8?VrtH#{sNS@le{}5tKfGiHBn3zSkSU2k;nv*o4`1g8#UEFm3Xx1-
o{D3G=e&E!D4i)D<F^qJUQG#rpLdRYMego=I_tPp(TZY5+Jbce8z<B!=r9pJ%m62jVCV*@dXtXv!wc*Vl(%Z^aqD{kABGIfFref}
WB|9WJNK5%ZuKt2Duq%_Du8LC4O&Z?lry}^+Y0uRwMFeYWgs1Ls-8XmWA0h@%2gamR}xB*f`Ebw6(SsU!-3~%a5z;|Ye*im*y*Hz
-3P6P{INhZ8=}KkbYc)YwFIr<*`&b)E4X51Qi!V7En-dA&RL||-=hlbkQ8GCWn{3?Wf`7(m`?jCJ#f3G&*2NRMzYM=q|%ZgSVi>c
V2cq9ypmO=L`dWQ#_edIO58`6e!NeYPN=~JUm91{EKw0+B4Prd)hH^dic%aP)VWL<BPsUIXrf|bifb^*s!|G+M94%&bBZjZrfNcP
PA(Hr(IrsOWDXG%6GcLTCS1_FLWxAOpv94>O7Y6jaylf-jH2XHWEDj!%IrBxF%^Pbi4@hHS#;-OX$j7=jH5#JAiS$Xgjx|H&Q%<%
I}B7SRO<cwLGcU`_LTnPmypbsqp)oh4$}`l9X!AB^!0uRqbg4O#Huzxhr2*}39P?QwD>45{c02n3IIT*D20}lOh3*Ogb45@PACc8
>OLfHr`AH0P1n8(0BIP8kAQ*wWQ{5l3MWIN0puU7e~fI&#Xi3uaoZfa0(B6nBoqMDLqJf>icvyw=6%0>zRh=~5X6L<!*f$q48%hW
0}!bp9^gP)3Q<X9V<am`N>~&R7+f{X&=bGj131cZ`k<=m?;i$EAGjxq41<s~ksc^1&)zHhiiQemN(xpbXla7>`F!uE9zU4h*?l4-
Ieh)sM|w9fKJU#MTK|TE6%W8q@IX$Xwr!Q0>zf#~u{mMH3uecTq&t#S9A}%6FSvpAUpZ%iLLB9xi3pe_t`@A4RH}xNT`;Hi?NxJn
{<OH+%9F2>nl=K(-zw>T-tmv#d$bl6MP=5HzehfyQl5xj(i@C}5f!JuoDRR<<i=xPLE0*3jTMMh6RvpJ>&Crjb)C%VB|_CGo<1&f
HpM2b1&+Vd2_r%%YH{*msQi-orB>WXNNoWE<C5B3wE_-DWX=&DtbmG`;RF+yx=v=u(K+M0kr7qMiVN%Aci)ci-W>eyCpVXgQF89f
7z{BQ1~6HgO}d7#EiqHyTEk5DY}KVNf!j2GwfCXnJf%g9ounIQry%Nz3}nhwRdg6cMH6TUz~v?@f<8AKm1-<46j+%UqD4qv`vkNs
oT4Z+7jmkaf;gQ;J!K52jItbLGB~uT)mKSO5{b|Lt!AX*XH>}?ttfK5dT7P`kHC<h55Dyr51>BZ@e_7R8jvC)A()s<;C7Si&>yeZ
r)9=j8FVxgL1awy1-XMNI|Sn*Y11Ygi-S%LE^#2ZkyjHSG&Y%pT%)HJL3Uj^bjccU6ND0Vgm#lQBQC-MxE$qjJVv<#SV0z-1r3dn
Ns)6?kq${7ZLqAGa&B~)I*M6U%3)!|bQBXo5f~r1>yQ94P^1bY4W{^^Eg>R+WrQLSOb}5BqG7BMBb|&uCfb!DGO9Ev#IXT{V1+9_
)Wd12cZ9%M*%G%|05-uLe=f`Xf%*X+;PiaDLkv#UVeQ`}1|evk6Pd4e#WoqW8OxEalW%QjF4Oo=AP*|e=8ENMLKSkHaBfIsMNL;k
AsNOb!xtbR2}J_z3pn}y|Eg))I=Uye*8b`Ij-{*cRmK0sQOY8&*+tyz4pBf?sUaV6pVRfY-18{&!bG&Bhb3@Fp%PeFp(&HggH#R5
4~teBE|GuS;Q{wb{(>ze+6HM$+d;0!b=!8%<yxFwLzo@zi?NK?m(<K%buG8dXNs=XCJ&?%c(11ZY%6|4%Y6}<IqOTov5VKWYu-+q
TTQ6uTRIFN@b2zg8tsfXf)~<#TF9+hRK_IYMcK>GT{Cp|CyZ;p=u$n--!==3>x}j+?!LC-*2KYAo=eNZ)y^97N0eq^XL3tgW8#&|
ls;dI#Ja{IBcqe%*#huOi|YEAxy>9o-W<a`Zd{q^-T1|_KJPQOcgA?L$I`m$$y?tdEVzqkb*>p>@c2?xAF>*K#sw6WOhmU-(zBVD
uw708%0dX27UcDos6<O0B1}YG@mX^R3vwjF(yq)!OP>AJ4#MBmIc!(z5_R0)PHSG(K~b<O=vL2$VO`A{3N>dW)gW$QSvAA|M2I7F
J_!0oq@{Tj>l%4JYv2o^i0jq&rO#dG-sX*H@w$#nn*7<7dDMAoKOdDtxk}^$?keRX#u_UoXEv-EA<#&+?!A_pR{QAv=YMDdoK%tP
L%t;he8yg?!{x)+R@bm!Y%t?=cae3OcHz>EkzVvet9%aJvXb#45}9pnQK%}DUQmqYTKItvHqy>0Em8<7t)qgdQv<1th5)XrRn`U!
IK2W&f^azdIaX<G6(AidM!z%8(MKgGyE<V!?Kb$<%@?{>Cw8p$yvPQvHGG`}5621bA<=*KEunGJ79*;#gs+$vLXN+-KTCc-boCq2
_b=|U&Fpcsp&cs5TZd??LeIYI`>;zO(P<7EhgJtm@Z)A0-NzP%ZHSUWEGUw6@18q9&Ce(gUO6f_CjEWM*BD}Fh?u>r$m&a1P}um>
;O4b2rto++o3;Ao=aEize(YzcP{-*}_Vv#<Jx9cq{W80TMG6^+YNO@D=X*<zo;nHg+?(whtL(Fm>zzwg!q~oV6cRo0tM+BpogD_5
=T|dhdju9*FR6NIib#w?&N;jqQ47R4!FCs7!v%%(VA&z4o6VDq)WboBWIN6QQApCFf#>ka#uPqgWpwG0L=YvnvxfpQ?BIqWn$^}D
`2{xD5WrInbcLGLF9q4y->b#0N%gO`sj#+krwcuYNA<_q?DM|CEki<8+OI0eC_h(^@toJ`4Hi&z`nZbght>1HJ;mkY#4TcnL>chg
d55Hs(02OgMppXysg`2IP1!~M$!2@bDiTRsE_+{_+qDc8QV|8(KBr${mnigR;hh}{G<;nlTsfX=Y5ig9>n{$}ea`$WgUJdmBFlP;
+G!dVH%iy6A{2nHtuK))T@|i0DGx*uqbHcnL=bw+_i=k({p7BLR>upB;!CwF<B>LE@pIWv5<=^<E*3QtY2uz=YSPs01QqvkVluYS
$I`?`)%<p>>n<(CnmN`&-pe8#Dthg^&Lex?y5`1W>p2p7azi=RE*(7UrH#b*sSd8@Zpiww(5D@$y5e!O3+XGXzK*S{*q~x2Wt}!|
ud_4eo7O)%bGy@R;yiT%L~M1(u$uRDCTSFCOID{Eaz5=BX%QI|Y15H;yqnI{;^G>mkBW!Y*)d_qct)(5vuO`w#Nhi@8OCC_lexOQ
MdtKe<ixGnEnkDjnUA*ls&Wr;B42L^y*AeGWRXU7QIc|QN{d6hk)m?+Az7x<>Sgg$&PZW$GdO)-F4m-hVx;=S?I8ub^CasvD=jD@
Bwf7uGPIHTud6oaUHTStnN9e(mll0kZ@&h;C1&+!mm@a$3CzpCJAUlaFKWG5?-@T71(R*`cNbS6*n4i4Id@7X{ml1D`&4L@FzRmO
F<VPInz$ONp4FjI$79((WIF0hb%+`gM_H9)Z>(iLU&E751|q4XJv_fINSwvzXMrnBZ3vuCg3eLbDc60@X07ThCD%ojjTv?^sJmRE
VV&^j19)l68zhp%MM<_hkXDP;$5W#<lT>Ij6swiHy_9gRiLwdf7i7gzvGh(louI-DU8?DEs=l>KNs{pr5gXQHH(H#`;=zz@<U+2k
gndRMrE+cA6FuiQ+u3i5x$ek_{Urygg^Y_m%=c$&Z`L&p#;*0mdv84F3%^#)#yHy(UYBxm;f7pMzU}r;r+*$|4XQwaB@oer8c7$K
$jvcM<fkezIAAD=)me~yr(7Vy&S759qfIN6K6J`ToXo25&s?ekFKq{JygUOUMJnU)>76^lJSL4!LkfVdJ273I$xQ$_AvautC4msI
Ft9tg6D0f+niV;Rp6o{;kUEvs!l_bOhDM!atj1P?Fzp6kr;DQeAQU{YKwC8+$wD4`@IE(I(`gagg7=+T^R2FQ)+J+tH8n-G_EHY6
l&uw4FOrkP0~j8)z-Iw4bjZTUG@Ovrr$DB(78^Ot4cRa-WakG4xQs)3g@in8+;l*mGLW5<qJ{;duPPgU+=AK5a>UYZIHP16Y0_$Y
*F5R%`c>Me_NCT6^Iy3PxsTh@UiM|zmrY_%t(GRP{U))VbhgWGmN6NX?+%fvc-cCTzgH|m@4d{$*09CJXf<0#aa7{Vd40ooS8Hz{
HX=LkW#WX!I}nDJyM`=^<<OYlT|Uv$tLvt!9alth-gUce**4XpNeF7WZx%$$h*s47F7}QP;*bc*X2E>r++2twV>1jKl%zyyGF@O0
Q!B+>HD)P#2O>rGrD=s{K#QG@F)n#_eEVM#OS-;$MjqJ+=`40c>DAXIM3he2T-WElFBz53kixLcsY68O7N<u}u3UK4j#-#BSD+*u
Z6c`UCV;~1xL<a1>=n8$vQDtObj7<)mhLmIw3`!j@W4xw_3Ds#T%_YMrqR2*3%s=}37kfATr+Nlru>~7&0B{zP49%Uw31C-Yg$7>
^wq6(x2IZ*#I5Bs;il~+!-bv}(yVMq;OU7*&v_5!_;WWuFDfLGFT{5z+0l62B$CcXw*5u($w!G`#;IhAk_TN75J3=1(4yxXlgZR+
NEAyqcNw*Viy(;6K@LbfcSUP9i(%yprA1eBDpl;We-mtPdD3J}-Z9%r!EQNioY`hRN`m6vTbsJ{MT<Ax{&;K`h+A{TR*k8>c;9aP
^+a9Qrs89E^#J*6AaJ=@!{CciEd;wRK4LP?ue<$m^Nt#b`trVGyP21EgfGXV=)B|i%_emwCXyp)S^E2wW`CSFo+X!EqvU>@uKG}K
adg~l(^baoa<w_7`PciuLXI8sHa{xHBcW9uerXU%f@sJvpwGg3hVo<t`$<nY73pmuu*ws_%&1s<45sSI?r=Q7-LTyI=K!7tOb{5E
3QlaD9WT3u(B_)<vN}qb*<-m~2cX~_I9bX?oho1*423KiJm?Q`G&5&n90Y)fPqisMfjD{!ba^;-Xg(kxV1O2Wq2Hj%_xAhjeKJ{U
*l)RkHemi;U&yX~_+)O==5@}84yJLubthZ$E(B6<`Vx}>;6ak<GMSN@J;r~0G--(F97Dyjcitjqym`szVAy|JVVn*PCUs$CHz=s$
sG<x}z{(>IW{=lxC~SB5z7U@v1JB>u>t%st0#X1Nkj=Kzyd^Vu+d;ISaBOhWWNir0?7<`y(rL*j1{Y;9(afY(nV~ZmD{%xC39AO{
2w*7%i;y&dg~U_v*t-a@oHt3k4xPm6c46Zhc^4HF?1!3kZv9Rb71~iUPr!IN%&$&dvl#d=AH|@^XYuy4#lHbMWLm0fS`~4QQW(x7
Yu2(8NJ`dUzjH7}h}*o!ElP#5r`yFi8!v9q;Et_AJ#rQ*y5p---BS@(q~!0<+7_@)3WmKiVTSsnOtV|<n;w^44i9{tiS8xz%LKv~
4z8|c{I8DA$&tlZ(N5%7j443{APm>k`|tT^sLlDX`#yJ8v#xd4wp1EUZdJKzK&<AdcF6BCF12cOhU=q(2(V)fKqXDvX4;YxZx-P#
ikv%eL^rBTW||_!#GN}skIAZL^LJ5eGIE01ukzNFVTn?pROts^I%4NqOBH#Tn`*M?ix%b>#+sqp%!hZHtTctlnskFzQ2Z`xJDP}e
><ji7f(6PkXnqdl;l)SasBtxwUh9-v@V6VQF;|7n>f{Q=fzZmhQdP{P$>P*RLu#62>6#c^vKw)w;jEl_Q0RIM^*pD($v-(EPeage
AmiEDo}RS$b)g$(l0={mvkYj8Wnh{j7$O_$Z@o|wJiV^8X)UCh9QdVjPM{3eU1|=)6j2ZaZXrk9C5VdJSKe^8(t5K|9h=9?4R{#A
-x$Y-GgrNNd=UfT6g0qbo*+Y=dhuXvHSeF`oY<uiUz^e1k?{#Un%ZdEdO;Eu{!u@UUL>%(Li?%<1x5&wC#D-~GXkjljRX(Q-5{$D
6tMC*vkeDM9H45={Qh}2T`qZDQ-*E8tjlEhMnv4nqP4trA_<{Hl6M3E0-urxn5r8zV^#XvDrK3=J!G2+kx@jVRRw`)cW7-oJ3YDL
rr(P3f&nqOpreSQkVmHprb+J6ge%?K2TKmp;BS8aDypigs=D}lH!nYF^tnCR<=G+afyCFaJf68iKe*|~u-}6D3NMVP{{};XL-0O3
LtIn3Jmz=<hmX+Yc=-Cf_k~1Ml=ldb{4}bns;a(?rh{@*3F!f37905Aho`36J$ah=Ylez^24{6Dd9?@IX^{B(UJJS5>pgtn9F6ot
j*Nzf+p>G4fWealKquk*o;;X}c+XM61Q-Ka0wH~@hC4HexR}sDNd!fNsbVTXU~F{LMN-I8ZE(Eq>nd_9&j$hSXs$=1-TEGZFvcNe
0=0=3YS9FQs>p*GMa<Tu%?X;9_;3y;654SEfr`OxvKc;zdb{hqzE2#o?y*Xe`s7XqnF7j(%EuG(JG$i0OQ{8@Wr#MAm4rt#H;%p2
U~ZhHaBSsyX0n)?riw-;h9ua@V1CFdb(m~P*7Kruor|r=?vCy7N_IltgSwFrC=VU0sbJR>t5`U*cHB{!yDZkIBv{U)O82asFtbU<
8)1k1rTcu(nG0l6A6dzyf(j{0P@;-26B7tNiV48-0^zXm^L?5DIB-Pmf|{etAkr?vnOXr%*2Lt1&?*5*5LU;_#1oWOW>chGqNHgV
iJ~YQ@b(?XyEicE?iZ3B1Jx&Rs=P@41PVRddm#*%j`;E~Xc?D&o*ui;%vG*-R|U_Ld0a=K0=;z-JS@gWua8jmg2APRaG-NULp!rK
w+&xG(*0~JCqn8MB)~%rJ^mfX$Cu&xKYCt1mGf&!>=78OABU=tV0YWt@>?-3n4&51PS8moN>o46^>pspds5CM(GsgR&A+ZKkUfZf
KC%Wd<FqgQ7;y})r=I%jM^Eb5BDEZnzb}*gx`ptLeorLxzFf~X&uHISjZd`wP4A5FsnU8`4E5B7#vHTW7E?viDskeq={{{J->GHM
8*Q8}A|%Es$~vZ>Fy&o3TbYwkJ_Z3afjly&qQ)G7Fo7DZ2@_-ylr%<xvBp3v0=1YCBC$E{dF!5D`4m-E%Lf&AXQ@Q>nll&7=Glsi
3#tRos!tTT(NOgeTP{%{%=p$0y>Nx=P?Qm1&aILu#qs66YX{AR(X)`q%gxgS0n<9F`mlTlX1X;{aL%unYJpye2|Hn4C4CxwKT7UT
lOycj79G>9&wjlah?t)p&^{TwIb1nQp<H~lj$YeG)x81LJE|nq3Qf9gx@{%Fj|{O*-m%@NophnZsI=7#fFru)rVE_&Le7!uDGMys
G)3Kzig#KfBr@~E7_usQ>miDoN{xbe$za2gJ6H*ZUIs<ydI!f{vmU$F9h&hBCvk=^GfwAzWG{n!<fYXgRnn(KBWODA99DHE${0*@
vv(bY#{ifnJ>PvxF=JtZXsJC={yII@F34@|EV4w(e4!=RJGigM+Nqh&CvH)Zs{=jW6tbFN@2Ps?hmMZdR8`Vidq|*<T<?&Mw)8MH
mKd3uQC12ne0jQb%hQgO?^AXS*0Zy6i`qcyB1WZ+rMiS|*AE>Ro%hT0utyw6yRz`;@VJ#COr&*XboA2I3tO&hE=o9sNL6gh80V*(
!8~txUkPbA7pF`VrdS7V<6K!(rCXLrWMuB8+YlPJdBpCy9cOPLm*mr~&XO;Q_dwsQXq_)R!K9K#HZj!TWPU$9dmHPeE2k0Z?oe6@
2C8Zq&5fhA@pSO!{Ak*s3nG)Ka+_5hu;UHthizW04fZr%J`=R@yLV{09|`kry0*IKYpiBvxm>`|RCh4B1YKGLzAHj4jTYKX?9|B8
8)s5ytTaYz;?tQsPmj)Qq^j}A=;G#b8mSY>5|5-}>l%3yA_aZizP_^zMl1APB3d#aIc-5~UPFS!2*WKhjjjycK8peAptKR{v@s;6
)MK$&EHWeKd{1G6e3{=jQ)yAuAgN`i!ZHV#VlyZxViVdVxtcK1hK(q!+G8qR_XD}wtOu|)OV?~PbXQ6jS9Q3xT)|=UCl1r<l=;su
n*36}g9`Lu`!$eM#?MCxA63z!@Upl*qxZh$Z4$4w=?5v$Ee}j)Y={~LHW?C<G2rq|6R9wgZR!ArBLhU>#zgkRP&@9Lp^tnSI-vE_
0&v&{2COEGWeL$_v0)JxsbG8jG?hiran9&UrFY$T>p(b!kyWOVrVZ)@+0mR<Lply*IkaUK6{CC|vm)mVTQ;q%hv(&CHSlv^Xvm_u
6ZLD&inl^nsP7eeIu6L1s>vB-{+KhR^Eri{eX`{kc!qmh5>J8cC1RV48zGe$t`3O|nnkcuHl5FYma3btx~V9Vzpe0=Ikwa7Wac&d
DzqhZt)jmc9Zbg{htzoRb<|3&K_U*CKhyNsS4-zffz#=Itl_S*G|ZyaS;jTH<i45Idg}7bu_dQlc+`NR=+L!UTC&!P$S>#qKmGjA
T>^(z7OSyciZUj!jPaD>8b$tP$zw&ZJ;$uy%dJKrzsG=m9Z-xJ+Bz;3!t8ar5ZeVq22lrIgbIaBy7eXjL`E8;qL~B8rsm;9IR0OT
|5dsCL-ssKr^rqE!>5R{hPt}N`orCvw+t$x3X0686vF598QV7P9o*>c$SHO3`w`wnzCmIh3zf)V+KynqzgJPVj+@S5*D9g35hU#>
%wd`Phq_#!;novxNxrmXG!jVvMBfvE+N$=RDe8Fl{y3@l1xIIg23}x3WRx9XpWZ-HK_tXVK9Ph$3QnQoP3ICMVj`%8x1#&J@HA?y
praI3{sTSYN<RG%p}yR5c|QMqxoUWKk8>!&DH8XJ9*_kndd<QQP5nIc({E!`yNapIP#!=WbZVtEW@%22am~Tq$qvvCF%JAY3LAUg
I%Z}q0%shChXKb)#5wz??J00svY^{GWJ6LO;XTmss8A)gTY??}?d}rbbNVU|62`UyfQe(<M;7lr?EFr(>@~TqR2$YA7)~^(B4|R4
czVROp27qJKn@UA5G#3*GywK-;@*dmE<w~TIdKq|=sH)&w{TqdSZ6H_e$cd7YRD`@#Au~xg{csbU$u{pdpt0svF^E0S=}6;ItPW;
s7Rz!DLd(&RzFa@G2pw=!4Nn~g332t1t&el)gqx-c(*@)M}qfMNun%b!4|;PX%UbrHl|w7fW1zdl1Z?ExD`SQ{*-eS0l#0g)6(Jc
{KsF^9*vCSq0AF|sZxLG0&1!cUTAxYQ{&uw(+^PE0l+lH_8JTxW7ia2i{4O?C!C#eSYzGkOnUO`-|z55bd(k4thj52)djRMsF5N)
(`l%~L|cYnv?=Let3^c-`bZ<CIfD^Jgxx5hf;km3EfC2FR7*rl3k-ltIFUkH{Wjzvquo5nDBSlZkm23<_jiCf+mHqI-FQQbhj(__
aOW7gI}3f8QFv};y4G4siVGS`+Du`W&z5#sY(Y`YpezqCx5Z?m7BQs?f~-+irK~>eqaCFYiDx;TZ^I7KDlS|>YZ(Bd5p)Rhi_KFh
##s%ix0~`G5#0}$@BQ%D^*9(#cIeVnv-Ht}g@6vSB~F=+4COOts7=E^hRV8zyVoQkxC{XA^N}zUmIGB1RWy`P6nVx`0ZBkq5fBqZ
QYBIa13^yFLYXB+NK&K~G_eMWGD)bIA5bu4hp~?mw=518L%i4Qk?GP3ZkT{%9_=#_ZsyCkMX;H`xkN?6$tsXahRMJt3ai;4FulR)
!9Y0d@tOya8-5UuouZV8h_-q<2kk8khOedbIUcX@;8SqrD0|1pviSRn<elr5ivzuZ-R$lheGU&BD6wM^oU+fZx#YIgL}<#0Cglo5
n9!{Erj1y3k`RZU1K-~H&%=j!oe=NW1Iz3=GcH++QMLQ=cR|io9JwDpdDV&T+_+uNM<_6w%@diGHdIM6?M(_8NMuAoP~jOyObZ`R
G=eFH32J7db284nbZD805I}a0?&8aZREUAqY&#KYR1-p2QQ1Lo=P0;Qnh2Pwf?`^TGcgL5DH=(V^NfljkSPjCB8t{4B!N3;0LFry
0cS%91e*hqGeV*hBAB$RB<D0ts(>y<2P2PSER3~;9g}n@(wv7o0X(ROM>a4xv6*Nmf4gIu1_xMqo_;^GS)a8%+Jov)g`WstMNtoW
RCQZKEK)Q^)pXT0ZL)NEVf;ItG;L{y72Fc1Sc-E#??gET>knF`<beAk2}CGZB}3GD&AEqhBa-(Xko@4$%;AoScW0L=1&=*O;!&yz
bD4>V<OeuwjsXRj0#6z{rVIfs!0;z~jkOv;PQbit0%SZWA`0&gHDPC4>DDRZBNCt&;o2dh(bLnZGq!h84hRO$CL|#CA?gFT4qFNC
xIx*W{S^=okNjj;zq~K+!urW<X}Y|$Q-dID8mNnvDhS}P#9<d$&3Q1j&M9DC{}M*}d1*7JO(4MxNnGf=X~#k>n25T@vV>#BXKcyM
(r^UmKYuOTVbwtbGpck6aS+$#o#mT~h@;6;40KG{Rab0SLRKcP{Y<k4UOH5|bkeT$(*q4RaOpyp4TwuOxYt7(6|j-w8YF9ve~0gM
>!y}8Ci_VPNb?=o#9|wc*NV)<JV6U3m(sb4no8`Erj=YIrm+qrwib!w;#TiPB#eAqM80Ka7zSRBixNUL<~y#*FLFlEfiW4}=FXkX
@EOv~7ddY?aSf3LQAG*hNuZecbE^YSb0ND<j$%^~s`i;JU{&NL<67dEYcA5;%4c@$GGrWsHC%iq+Bn)ML}~Hu)9rM*j8!>I-i$DH
b|@-c79!}fo+jX^^NdOh56vubbk~(Cp`<rW(*)Y`!#UO^=ON2&vey#JJ4Bq$Ea^;FL|d71!+Oz<b!(eQJ6i%G6oK55_}!bgX~+&u
GT^NeBK?Mw^=qG}`tPr2!`oONCoJEiVMtzLK}p_i$zyW3B#9^>psJZYY6n396WkDwRJvb@yhq#~{W>C!QJ)JBh8RkHl64X1u5jqt
eEk*(CMxkk!+p@Fx@tv&o*hNw=WRQkYToV}IV`j=GJ)rdmodbPF~_<gQfU*$iwdE%{4vG=b@2PSkF(p?%+MbE_kUM^)*nzV6|d?#
%?GSe5v7G-&%FvlTB=P2tvLNm8G~F8pnyKI!~IKhAuxt2;vCLOxF-d4pz*3Eh^C2>h?FUc3Kf9s0HAQ-fWWIB8OK@tZ3*9-eExC6
^BrHzr{`Hyr(>}IRY~QD4yE8J+605)+ut=rl{6I1B1AHiNhCl-%QICFP()A>B)}BVQvm}kD#QgqK$N8_QXK43kdh&20EmhLhMH<>
S^|hk1|XV+fFPz~q~q0s2Eo0YMFj{6QRw#w3YvP*cxHHWVgdM_VTjb!lm!VzD?v=bO3<_^Ni<AE)%+wfK%``%7J!J6B87>fk#a@D
w8ehEV15vJ7uG&}bBMg8MwO)ye*Gsqe+$2-*M8E{hhBS~&M3R|{J3><uwCsmzkp$*K^%+lw0t)(pV{7mo`E9vl7-p1q#ZIL*SDzm
?0tdg;kzNkIu-|uAgGz;<X|M}uG!awJ~8wOAM8>QW%heGr|9nM>pJgnc5*uYuoMw)dr0ZT!r{+XfeGQ*MEY4{6l6pZ6&YoUQlA9_
VK7D8KmewYq)>WF9{^h${@&$2N_Ki1yBks1c<ybtXs!T}Snu|*LkKWtqcG$m;^=Nyf`OJ6W@hsF!RscMg7%jKGtaf_Dn8<HlP4f6
77`)-Sb7|SL$Ta<3Ypt(CJ7OU0+Jz4grDR>v_MG8i7e8<2FbiFE4_Fq8v&#Den00+pF4<?tn~1HxsR{DkjTiezImrvD<av9ySi3g
;elcd@F7ic>-+w<U~rNF#3{+aKtqEA?VUdpzts5rN!o1Cq*+j>76(mevt}~w`k6n7Z~+hZ$k2cg#Z1te8bsW2d;EJ3mv@VI$BrPr
X`(r&kM&?4&0;5Le51p^F$pDqXA`eRYTvW7hHGf))z9_9y>%>+G9vC-6vYyzNEFZ%G*Ho*i$WDtBoMAZxhqJBr@bKn=p0~7O;XCu
VPU2tA~<2|U$YDL8R@J)x4iWaC_RV6;iK6vkWv#7eJIarV94Q71|^87R4W8(dnCk|!ipp+0i>JpZjXGTtq{ff1?ku1%>vaUWp@~1
db2$U5-4<EJyhW%)E>e^Nwyj#qLyy%mg@JB{T)X9`fstUXqU#mM4vBEGBa3q%_6~KteANuNkq}v*Vp)D-S)g`WuOPwc3oF};SQ@r
huCSWIA+M^nxg0dV%Jo3lUT5GQj*}XVO>9(&d(ii@$?+8#ZfF&yLH$)J5Z>cS-elzjbI`q-j$CUd4%uQynGF{1?&c4gcy8<_okiT
h#XhFtAWVdWTOixe{(QT8fzC3SIa==866D~vduFL6OQJ*@X%p=F2?<~G(=a428kT-#fXURJHbzD14&4<t3rh;6d@2PK}aPutV)Q(
=_C&aU2zJ-4+bkR2|!V8D2dzMZw(#P5j+#WQ3%7j6LM5CzL~7CDrpCfn%uMTO0njFEJwnIyU1}cJg^Q3Mea=ttLX=u&3KgK;z%A+
Re~B;lqpuBfnr)fS&Bj>4u|^YjrrpI?1CbIpg(4H=jPIjx9;K~FA5=|ifAf|N(!o|nwV;;hN)<(S}K|gWJh8ZRXAwmYw-Ky<)e?c
;&4AOX41-x=1}+%lQ5gPS9hT2_bzqKy~C;%RGQ0~I!4}cZ!#3F(Sp&|A)=|(VAil^E*6su-#Q-K!07))3Y=!xjU2k_<G7dDzb{u*
Bm#|~basg<)=bNw(CQ|2We`#v?E@}wGJ(*=h{L0Wn~O&(kzFKX;b4sFn6e=!&l_C4RutOU;whjn9WmU&RMph6a@MuTby>I0a%9Dw
T@bCuC`lO!LZC`zhj?lfahguGcwSv-#jh7cWC{oouyax*AsEpCPLoa=l;4%Ph^n&?UDW|7lrSxC8m8Hiz>{g^6p>t2SD9JXaH>il
2?bsBCZ|OIIQ#B~w=QyYIFUdDDq0CM4gHp_F2feHt5#W%Eu<c|OLJe}ur$dqLUw!wJ)%ItBM!9aCJZ}{CWrMj1UuM?4=#|9A$|(b
p-VzOsrVl$f+6^PnyG^e^}XYf-RqOddAr@&OM!*s&HInzVL!8;C=any_CQ5Q3+h>2dIVAs2@^pmeq{vyzdtkBZ{xPvdu+=0{ykCC
+xCbL$WicprvyFH9^a=FRp5PMkcbu$PJI6UCZ{%R^R{=i_O(BCrGIl!!4W3|xj(_i83c%<3YOCunaX~4O^KMADXA-t##PJyx?Rd3
nER%jjBFuHgz=NFkLCUz8=U0W(XGv?I{)p&z(w^<g9~DPVTZzdZ+J=}7ns}}x<inV;pD$&kxp^@N&kfRp!z_;Qbb&2^@ScJ|JIqx
usDV@)L}+XEQXkWmZ-VQF&LRjT(B#IPG2ZE$0#BGnmK9XCPVzyCuPD@bcTcEwG{ybc*-Cs%7?o$GHNb8S!bYoSa$G^7-2$>{qIQ-
liTCS_5b7l;LJ6K^n?2Hsk1lj{r=(c1YL6R^f-}yN#mc<s6O9?mLFfN?QQ3erTAHYMC1CSAX_4oUrAqNJ!|)ZSKRL_^X~qBJqO1f
JE__C@1=X6XP|JoEnUB1*qijS#^<e3=TUCS{<`*1TNdP`j$8HLp7j0o9R{n~=zsTpDID?EVn<rmFVS7sLaWu=ezcb&f_%YWGdm51
t#me|&2HiQjO%|@t&TRSwJd!3edAp1R@pB-i{_kEda2HQ@ixXV9pQ8Ey`fu{A0huevi$bj(@ij<*`Hr4eINdQ8exV`)D%LW>>v4m
^-$R)5%^WdPCPXN2+*{O1!pxCLH676y42&QN9@8H>aJTa7LLtRY(ob$A&H{31R+xwo0f_Gz+dIlInimRlcq4#8hj!;5n$+3nuzUQ
-?!!TKkjvFpXs1lb<;TapFa*i-rwh$x8-i$Lt0^A7s2rLM<LGrJN~!oD?U10o>R~k(`EBWdwcu39IdT&WW*|UrX9iBp&SbT1dnbn
$a=WFpqp=nR=(F&)LcCxUy2pBgMk0T7|{)#Xht8t&^l**#NRyEa!)t*Ixs-_YW5npX!UpcxenS6?&HgsJ$6f#L&ovR-f+gIlHlfK
Q@-9l^Xk)GHQ2YmN=z0Yj%6Q$)8S7#bfC?8IyF*#`atZxdhuu)n)de#e(13D_Kr>vf$?_(*pLL6Ox)c(7B~MFkXZNHq0J?7=P*b*
*Xuc(Y`Qp?=3G(JxNqZ+d?0S9NFKtB9Wv{j=AG2p=B}W1DnLb+#nvIo=S$JJJ{fJUGl{TkIvS9T%@QP%oyjgx?&%K)yOY>&H-Cg(
`;96sug^ZMy@(``AOFSNkxmpOKS#c5Km
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
