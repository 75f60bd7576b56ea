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
LRx4!F+o`-Q&}HgTOS6_`~QG+R74Pe|NsC0|NsC0|NsAF3my-%uAM&lpJB@msXZTDg#bN=S#kF62g-l}=nrpMI1MOKQX-WobkPMv
t$RDqb<yu`^VhxZ?smJMCi(BKz7%7w*^}e8Z(iqX-0W{WfIhhMzPvP``VWU-05iRxQS;~&X01iG;Nm^700WkuwYI4vZLEt{$(m|4
6n!1vTmS%EwVxUXo_pBYgF=?T)=D2?y=1703Izr3@WFPx`eFbD1>bA53KiCsU9fh%?k)>uhhWaL&fLl~Zri(!_np>>UtP!CdGB@g
(5mdo00P#kHERrs0){hp+mAlI+FJMB?suu%a)Gzr_ttdsI%-<BEL%%jL|1omTTf5C01qx(O!waBgIV``Z#}JM%VDAR?|28GByHC2
+`F!Xmt&_@;a#*_xKQeXfwl!*45_tN>C2yO+W-IpK#Ch4?4T$K3U#Uq0o~PH*kE<nLWKYkBoYY}9RL6T00w{n0HS~Z01v%@00Gqn
C`mv8AwaeO00006fB*mh00Ynf0002jyDwS2K5B2i+{*aUfC1~!7QxN$7q!M16bGOhG!3u{001-#Fi;4zdv^sSpaX1304N>gV5Rkd
`%1^w#brC@^`}~NGcNasUb{V>_ny5<FK+9z-rDvCB5|8z!<?5zy}4Hl*+%bNyX<xK;`f!?8|~EX<|U+KJ&uXmvpx;(=I&bE<9FUY
;NDH&KJdrA9XrMH<$Y+nWTXK4&;o#1SoC=SZah7@&$~VV6EW_<1E5?!_Oge75I&JaDsnMtwp%5$%id3Y=Y4q(CwW`j=e&nEp7Y9e
_i7z&w3U6n-RnzZUaz)#nqKd_yzS`t6XloOHoLYV*Kd2?cemHuc)jOw5`?MiN_zLZy#f`px7_u1vm4#c_qO+^maxLM^fz>M(ua^9
T%<N`XLnsL_U4)uIhpqO(26H=-S>UI_<g>k?`h@Tx#yMWdBdQQ)2D3i)ZA{Np7r+{JIzmvS8HMJ*WYK|wRxZiiMMb700000000UA
3A=-y3jhEv+%@vUL)PdW@#|aQ000B;odTqwQrHJ}t83lN+&+YghyWK!Yj3=9gWr8XyU(YGqPsGqN@%Kzq?>5oyNue<21=V>ZQb|O
-Sgzvd)vHMR=M3fF>RLmefE2|N6#c?Rj*y_>&xEjnR2gBu8%j|248zM&rbU9XP;e|01DP?B|!BzdsXm{eZJ4CssWzI&^Oos00#CN
0000Y&!=wQ&wEyt?K4#(?5*A3JI{T0Z)<Do9?a`BHGQ|q<<`49uFjVXpLY|KLw4>HHkV%auB<E3-uOGbo;~k!jv&yZt=rx1^>=fT
-vPFJ?$@X^J|R@@Z393t^?`N<z1RRVt2V&By|0`%-r3qd<{Q56SGT3*o4oVo@426I*3RDQy^XY&P4#<m_ubO?L<H-#)%G*hwn9^C
-%L+;pHI6!zBAp{&EI=>qqn~JectBx&I9jm=m%W@4vaw103Q~CYyh(khtbDd)u_v0antRcRG~ikfC11CzTho!eY!pF_WQH%nrHw9
oyFYU_tFJS+WTr~Xi%oMz1*TM+6(LlAxa&wR78rD)d0u>rZJGwV;XmE`+be{KB`d^KBryF&Ti`X_79L602kjtqc98<Lo6s+-w!jO
2i39G_5eIxJL7ou#{=!|&pTi`l^*s+x4wL1()O(-S|43>A{*8y1F^~;_oYA&HT2!!Xk6M2h5%JYvdF+t6X&0E=bg`TDF9XPx%B87
<L{$@WB^L20Q!A2Gv}U<wrYm=)!W+h>)?aw){E=sE9%Vf0002H@3%G@9%pb9yMfJ}+1;^G-*Mk<?~PCZuFN3%0oqk!`o-)t02j<t
cHOSeorB(^pa22r000MhKxhC69G4fo@(SI(y?xqL<HAGh!~g)%d)KYtJ8thfk0-sT559TzeTEOV8CNxWZoGEiZvmj_0e1IusJoE+
vejT7kG^-Hvr;{s*55tXo7~=+3fl7SIri?~ZufWHeD79k<w&XNCuzBp2KO6ok3(LUZZ^8=$JgI)eE<MD60O<W-)?x&3#>hwSF|_W
-g+&-8)0p%*KooV1f6b#jwXi2RT4^y7huP`z3poWy3QQ$ZSOsIBAGR=-VhW3Qk@3SFdD!EWq=I~v<~bx8{TvP3x+5Hi3G1k00UdF
uY0{buItygmG6)~h3|cLfIZ&e8n$}q9Xh7$06GLt>i_^2_jJ85H?Y^yq3At1K0p8~ml7-zXSEC74xo2$Ilg1-?_2Kf9s&2+)?3Q@
&YrwgK<}_w<j<Y~n(ute7AlGg1M4fJqqb_G7dCsxcJ?{jI}Og`?{@bA&;xh?+Xd0ht#a3|u3vA9-MDG?-$CR6BB||z@3%kzZ?I0$
!VkUPPe~rnT6hm*NeC2Z``z^S#C`Dy0)Q{O-aROigXlH8X8XN8R_xvDx~mw_DW-y`5(1G56i^fZ0Vs!e(}hv2m$f7XKEnVIAcRs~
2A$`JC(iFa``w4Q`P*!_-uJI)qC)y}z3gZORXrMQ%$=WnzP|U~54l%5@3rmTxmVv^@iqtB05o@C`@Ow&z1=OHuJn4@*T)yEM9{c4
?e{PVur|YFWh1WPKnAoO9RZ6+PPzld*}Q=1PgUF)D0$-E`_0oj$nXmVyADsc)zec?fw;Mx`@P)f747JH?`eCRZPfbkKI=KPtKU`b
?`zLjV^paMqMqj;eccLn-GdXna{4Pk&{IV=@oOH2eEaL?&res@C;$c61J7r^!=S$Vx7amp?~TsNC<6et-+Z^%-cMdb)~@%w5K8)e
+dj9q-#gpwfC0Xs>)W_BL*AcYdy0MRCA#}}9^v;j*s4_`E8GA800000eE<RPVX6V9LIMZ~0ss&M(;xs7APIzI)WIp~HlRvk5)lMM
XeLbpXb9BEOqw*)Pf4{g4K&ai002p%N+eK3^)e>KJyT>2Q`6Bho`#;Orba^()DKhC0B8*~1e!>M2tZ9tCX-3!P3oIT>Zj#BQ~erK
NP3Oxo}=2QsBcs^su}<QLXr?bm_QRi2s9G}(@CR6KPH1yH5xTCo|uqm&`G3_rkVn1X{2bx(U6TWiK(i7879=xqY0ps$vqQlXlVa0
PSq73@`TTkh7bx4O(Lsi2n!*!Z2zIMpo-)Og3uzA0yF?60s>4b0u+fzh!i4#M4~3=@6(}B6kqv3DlH<Ysww}d03v!yiXxtHph5s~
|I+B`KJ)&T#p`Cj=bF>1jpF+pj_3U`{@?oq|L#iWp#RVQ!3M8NpoIK>jsNMjwkahXQ#}?=D<&8>)z}64{mhzKnS=rxBO8|NI&ybp
;cCuk<l?a_NG<-Vf?HqyOICibddbNkrb@MVXmY7B0D>u2dy#vqk^klB4e|dREoe0V_5P9idWKLv$e?+uZwdy5{U<-&tOMry^9kqb
&t#GMD(o&rgMdYie}G@YoX7CBDNs5VtmmZcq|_wI3|sPWi1f|jhyIQ={#sD~r9XwoljteA|L6a}@3egW&mrE))cY~;usnM&LI|1v
onn(T+)FQaMvWsq?{o^5d$Rp-Bu~Urf=D7tauFZ<|K??cu%TuXNCno*NgDlaeQB;>g20do92Oh}`&ACKlTlN^`r}6mf=x=>5f*8#
2wNbNH(GYa6q&Np+s9qTaxq}47`DUog;7(e(%WNVI~e=Gqxl+m=c%L`p{N=44J7?FQ@Uq81qQrpEkU-Tu>~QlJaTil8i6`r7?7no
6}y+yCWRCnAqkHc$Css_&#SZ#(TP~RVetXtRL4z?iJ!xEtV0*F*JlZprm8eB)>bAKncIIHUMwr$H&aL)Vz-)wTd`9YT?X1e!70zM
6yJNfhgd%?w`){NRV&ooa;M?4@ekCJDIk&ziZF{rR8@Cqtu^G)q&iA++Sl1qf|_og&Ke8OSrjq(^3MGfv8g?&Msrj_`M*IqBl@LH
Z|%*0`O#bOzdm~BM?K}wa}p+YJ&T+koKRms{F%_8*lsG-^_Le-K3^Sh`DSgiYSH4HHE*DI@lQuynd|xHnwf)L@7%M)^yQT~Bn)IL
mz8si;ND`P@r=us{xZo8tVEDCGXKX4*0ocahk`bs#qB>!N_vDI#`U!vL&bT#*YB>YiSE{!ADv@FB4;)H;$Pd%z8s;^UWv5L!w$jO
Ev_<%b76DFUkRa`7K+$I(YShf^KVyYKNZ|pi=jjuK+If~_*2u>#Fyh1L8^)?J=`^ZF|PbXuGOW#|1jwHlM9j9*03Hj?M8tvl8Pv&
6*Z15-Nb$SCKNpEn&rUIEEHOd9XF~E_7(WJM#|Kmei!|GJ+8oy^9n&Bahe&Q=G-hqwS3>-{{e@=JpOI}<)4P%;nDpU?6S*{y>|vH
I>fTS)#JmLXD6_*K#K<<!~CNMGHF4Ya-~Z!L!E|{?pD0<xOpG(m;>#X81iMV!<8Z|7aH-8v`D>ipZMXzv+mP<FkT0z|7n?px&oPi
4O-bb#3uiv9+H9iK!peOzyX5_4*p(T5W4RmpE5l<#_*HWj>!<F0*(RQ=z*S>@X&m3+^2F$5i9sO(FVGW_caNBE;^dJ_>=i8pV9gJ
@^+GGB(a$n)IGC)$LQvXK^_}vff55-bz2zZAQJ241Ln(drAAE>;zz^(^$mCYk7E(8=ywAoTD;Ub+}~;+L)&sF>coCQ4b!TvNGr#O
v&L_&L;vab&ZrSVx6D(1XG|XRZUWSj9Jy&eum8(%mD|qa)t5LGsPqe3JIOS+Nds~n83RKWEYV7-Qb+OhuI0M@Etg{l>Rs_;wB_BQ
L4$I9lon8d1=K3(_rCG1u`+aYL2GkTMKXdq(0JKqm31`(&M5d6hc&io<x5lursc-ea39%MU@{OTK@MB;7HpOjHQ1V~4_Eu|r@*yG
*Z902t4SXd(_YiSif^sO60cP7QK|(siy|F@g?8&GOfe*6Rq8UDf}vR2Usi(N@418_w~+k7cP9V$_8{CePrv5F4?R~2z2Aw~)8EG6
`u~HoFmJRCh;HJ6C77Utx{jk89qQ712<H7>)#CKo-fWzVNpL?Ge|YN@JzZ}y2wM49)Eq?R(Ds6uay2xkkTwY_$>&?>z3udR#aJCZ
wlT2~YDR~NY>egoLHvI}E#f?i2kiCH634245-mhOOQqVwk?<9epE?$~q!d%(XVd+(IU&>bQwrw(?NQg}wv`CSQ65#k#_L3Xd)pn1
OpA{H!m>(9^H1@pAMM-Mq%_i?szsl_@jd|vOP@ktf7O3u*FOrrB@x8P(}F$1QZ1p$<=V7g+iH@DkpoL{xZ=drbqt=j{Owq(CTlmJ
0Xa{hdiA$1l2a8CFvVB>r?yW#&cm1|TQBa7{BxA43c6_55QP42P^mo1!}86FkgTFp6DG2jqN9D=wJH1>_g@sI;-2p3g$lM)%9Kcv
1@L!{y3`r*nwBbi^CV3TG^sTaRtOr;-{CCcbgPewkn#};BoY`wI}!S^uN#WfceT1xGg9TPy}y)56vN@5rUjW~w=yh1s7>Vk3!g-_
-Kh-H;Ejl`P>DnK@k6qb;)E*P&mMl7J(X2NL={nFRz?kfpKg08`k%vpUuTf;@(}&{@z|T)c`>C?jKnE2;V!i{#*F#a`unQ_DHKoz
8d0=uSOQpnLEodZVD5TsIkao36d-nL&wg=AF6JLqIE$X%<XQkFk5t1z*n}Ii|C{RkTFh>=JOzJIDh33EPFd4A1P=m++YpTP@YhcF
&kga=z#wF@|MqoiYqJjm%-_lN*+xMH%FmMRpdJ0;0ci+%6!&wTW>0BCovtqjtAuVCXR_Kx)DYH5qYTa+*m7BhYP^S@ucwHk`4P^|
ysecqGdMN`6A<a($%(HiE`!FK2Hlx3{0&Sm>~9-dolavykflCk?Z9cQ1L{9#S=aS+{ictP-3$3@wWx?vgr56)e6E6tl#qW?Y7#_{
5ZC9c%(=sL(q426N~kB>ml28TKOc_MPXcr+otR9*2nh_(PO$VF*Z=f~;&LxjnoeHuaW66s)x1)>h(@$jG{fr<WJlTdU*B*yH${d>
k_0qg(*pzzcxxA1+*O~3SUNv`t=fC226x*&nowh*8;!W<8}YriAE|xp1ofc%TeR)D{D&uH&BG!HErKEfV&#Gol%NOpmcRb~^-BWM
7Qe1_*ez;|BVqZczpBk^RsVybVB{V?kNxXvFtl3Gh<=C&H6!#S%|qROZWTW<qntvQEiMg282+mDIRoN&mh56dU{6)?;XPnMpddek
p5MI7V6f{%0<HPZm0otUiIgppSu*q~EZ>gPnn)XwCnoIZR=17jNg&-#=~8T^>PkfvL0Py)Y2iELrafFL@7TT;*046!W_-N-Uu39R
xErSq4nI^UjKX5Hgd|A6mv;(3fS*a>>3NF@OU(gRq8QtRMh~j`zbHEpG2o<;TK{JbyU=I*?)UZ}jT+N~0#ee6|ND{r9Ud#({g$_v
|0TgXcJyMv9|gaMe{k>iHDWy!1zH{2mh}%D<JEf?1KF7E)avl=kLSiH>x|g3^Os_YVf@(*n6zpjOaMU*-8}gkjE$r?AZNFwa?&S*
>q8iKyGepVnxii6c)c7$^Y_Sph4VGyoyjs{wT4!wzxaO_e%e%aVK5Xdh(rsX1du5EzrP4D*p4*4ppgP4+EcoO4na*hR3nd<kAIJw
_V;GH;Em=2am*d+(NxHXDbVyf-j1B{QB*k11ds8Rc|47~BGV$EIUXDkCCH(%XSx+6D1Ef6w7P-`$qgmNX-EbWV>N%8LP->`V6Z_b
@{szD{gPF5fc4sXoMP>zV$M3me#)zP&AK>uwuMQzVrUT&+hT~Qu*Wsi2%y?ni#(9*ZDEER{TnD|@nKwUTU=>@*(zfz+b>_O#8@x7
8mo$$EqL7*Z0!`+)ZH$3%lfPSR(sx8Bh++?v@K4At5!C3Y{lw&C2FSm__GqWqo%MFD++~SDofg(A*JPP)?DvQWSph?Qh8>QCa>>3
y2HSY;@rijN2!9bwPO9eG2(Oam23mwjd^VNG)i3o2R2vwU86JW^j7%cVW(55l&~}H;cQcmyrjrhbQ^OR;fQVnwe~dQA>J**@-G8>
UK%G~{pYh<YpzG8>wSeWZOFu;2tBz^R}~PUJzgB7k8()JwO)G?b>pT0!DbOOHZLJaMY(p^q(wU~cxx^W6NxWB&cRa?*K(}wHS{R*
&Dc{D;4mfg!nN$kjeE$a5h~VuKgUYyeD&thJ^CX({BAeiT#?2UpDIJDAxgx)s>UJLF}T0b%js&Goc+$Zn^_C&+?$XTp$8_kh>}P}
-X5eI`C2Lsg^2NgE6Y)8sKdO-*2oP@ATn+>F5_|Ok2sN5(f1)18#pFhz6zji+}zJs^*DU>g`9mUSJqkauORf+*tHEyJtk`+)bD$o
ah^$Mi;Xm~u54f{NKc1ObWeChkyN%?N(j|nlPrLA)ece??(9paU+nJjaJ#wi$lT|q{8`UlRqSh1r(&cIuI2Q~VQ8SE38nF8r9+KG
h<%Olsq2b-3K!0A*{&<_Iv)JF8LQ%KyIv+sGtI<J(a6R!eimQpHRbguEMBc*1&bhpNxTT;>L`$P;nw0)G|r|@{vipdO}Nk6VB1VU
sI(El6y+SC?=J0KrDjzk``AgER<0p5aOU?CEJd|;z@sTx<RI~tpruwA`O}AL$zQ?~Z_8GCzattlc86&<dc9=_zYQMOMU^$BW`h-L
2v!k^ex7e4HmkWgAYJ*EEki$sbJz3JXIoIesUO?%Y;RjheW8zy&!6@^S&zRyX6<&#ocJYBu*>U`jaeDc%;DMsijX>>?|FZ(p6+Qh
1&V9GRP=%e;yOR0k55l>slll_TE-Pule^GWv2&zsH;EmFjnwP~ugWbKn@GgHre(_+f@jm#TvmK-VFHLLG$sw>wI*HH?pIM!d$kO>
d~CkiK6Pa0^qQA#)xP(nWs7IeKW)Bm)ujtegdcZ}pTpe0TT5)834-^T*zAN{PLeGb+shqzvN}3VpfrTjVGcK(zz9@GC(fbxaGV$-
Ni~iUyx!Tf()*WMBt&Y9DI`a+h*z#FRT8_2a8$upUxz7igIq!OkDog4OniCIAu?KJ@bMG~HWT_Xjv>;+)MwK$WY64y;L*PLnBp5<
G+al;<~qM|uAkJyPN6gDmP>f5)@3{lxP7sjaGX>UT9l*D3L%)B%HXVLdIz4A*xS@H?O?4%fi-qmftd);3MR}f5+H1I79YL1W^&U(
@2*x~INeWKy=@|Hs|TL$d*kLRF>wg^f!_c>gh282d%WmR&+D(n<>g+n?vJhH(^mJE9XO^P2nokG?;h32WMq8ZUy0+yQ-GO{TxiD-
g;zCMSwZBgb$2w1sQA=m)WIsWsl_0_PMiQ94p)ai2$Rs7MG2RK2^9{VK`&Q<)!bByO&@VoOW4(VYf3IJ`J>2l-=6MIUjmKfJaW#P
4U3vkg4e<I=q39F$Iau8pEoO#Jv_6v<#VhbVc^X)s6Oh9A3+qM35*nhp{^AsX#}Kl7j#-|N|*MK3%3s^>VnTV_%AT$u5d1I@ypx;
;V$&j!#YHQl`ANh&W$mW;?%i=5Ul|F>>iRfw2V#7pd(XqQ_!eXyh^cfXtHw;DhU<b)y|SVrSmi(DoLaY7mce|7bLel>7EM?&R}%j
DNmtWr+02$Lv6~J>3n@4;tcZoGrk)iX`!_3IEwr^sAsWat}3xx<}v0U=(v&X=O;ebMvso1Y*b3Fd_unR`z-MUi@77nAaRLAet*0B
%ijZeJ5SZPk+DdXtKTNytsSdyP*-0+J(zw@2!su}y{;tifn5TAlG)cGOi}}ucB{BiA>u)-7p*ta!<t3<IK9^yoAVw%O;^eB_`<s(
l$A#XA2qpQY*VahWDd)HIHv~@OT1x3szEB{K-=YdoA9-8#zch*DFYa!1VkjcCj?R7w&Gr9ssX~b`ttc19w~Yk9K&-XkDNURw(GTa
sscXAXVS`fNWlx!4iOZ>4q_LPv_NqN5kWuD%7&4)R!Z*Q9cCJ83ZgOT?Z|@KKWKvwy6y$L3=!ZgA>zn2-jX3Kyb%pqDK5MGd-K`v
pL3ykbt7JEA|2U25F~{7*%7j>Z6~^19~6!E$Z-+8L4*-)WkeL?x!hBnok&#wlU15YP%8_n0B^>;bq)W!h^5c?2laAYTCa;@LA&Ms
ty;`=#Aalw;tWNjv@3N@`qzQ*QxEG86n&k_<+`tgZJMPn?80x0<?rC(hfeZgQK>!|U?<K`x`%RIb0+mCYXgw}NtloFXX%`r&*Q8z
ET0A+JGtpu`|Aq+zSAP+vvA_i2oWq$YzR(xnko6n^tzcZWr-W&$~;{^Io4-7AdZ(yXECRY=fzk35P{ZItvXJxK%Se%n%7Pf>g1*i
25kOU#xnfgma;6)S(|oedQO?P8fTV3-zCb^w(P+wXl(WnX9QfUkFCcsO3f{Pk!GMjVY9SZ2nO}fFNI{@)JSy2`0#VOpyCVRvRpzT
>uS(daLoT+zoh|<Fa(3o{)xx_S$`Y<LHkGYf!&=qDZGDi2%9D$1QaI|^8M$-)4vcmgTxvXpD&l^`t`Q<bv*@)>`iFeZNFp*Lkfcr
My!fUJ~tpBK4D7D5|k2QQB>guN6Bz2eXT%$&*;-h8d4xYM$EbmYe95A6T|2HX}|bv<C(0CrsT5T#w#Qd{VciX*H`|Z;Y{+nICunB
71$*~XkgTD{NK*qG-0L^vJ7YbTtDiS-t0>gK8rNJkIm`(cH8LWN^(gK%L8VXh@xhs^}krpg|!i)5K2!t5|RmZVo3A{{4X;pkx2YL
?a=<fJLV?V^gJqgEK}JEK<r=>v{q=t`Ke}jU{DSSZ_THB#~zBdZCfdoeDxcKZap8|e!sR{HN<1+--E`sj01dkq59=}q5>T;Dn~uE
Y2Hb6K~(H0fj7|^<L=}HMTgE>9vQXJWV7?C<MR2@hmoY={$f2kjdrK?e>kboDRv|_#hs7;dJaaJDX2iR&+d;+(^iXzK+;pEX&{na
u9#3WN(n+cp|w;&P*DWSSTTx_s1_q@)MZGdl_H1DEb0EG!SgZoPKM^cc7KkaZL&T)6wJ0Gk{k?JU)^Ut;iKefx9*ez=xy988tV7)
KSWyme_LAff+|mHn1CFDK{!mv5gctF-&#F2ZbdmMB+l^Br+wvw>O%<4-J!+5WQi6d-WW>&SfAVO**B^F3)`H2z4V!*2&QHUDw0T|
XqqM(s#2mVsG299zKDutdB5~B7ziXEqcFxlZ_!6QWq|YT+LZ47ZZi6^`Xd4eMltieG<==u9CHPm2TIaV9uDv`)5gC{+(Ozy>#J_V
!mp4@#4p=~!q*iX7F{y%ip81qozhV%68yg&T_>gPcQpB~QD#~eGuKO}UJ0QW14`mh{&;noAIs&&=J~2UCMLC~4}Zt&-=rtgw3v$p
P*|`Qe`n~@&8=ZljFPf8$tAQ0AhBlQceh(InoLWUg6Q1-KW&B^H}fj2m3Cc~SIS|L(|?xo)($)^Q~rB+Qk06R9s>o-hD6<?#*gmz
_QSvJ*HzLa#IXcHQ!!fUmECafjGwcEV^3;sWy|>}8aIfkDuQ9Cl9-w(C<vh`DFwY&PX=Xf?a0LMob`Hg2b3i=qXY+6DJOw#MwvS>
Qne!HTvR&f;T)xV?WVJI!<P=*<WYt$o>bLROh6Q+GbBYR1r!uT6GX99B~p<!R74QeOw$n*^4DD&(72h`PNEXH#NITY``e|hmgH!u
nJU8>yS>~oT-1)T<~r4??2EgQ9k|%4<nK8aZI*`(kz>7FeAmr2c9v|y3{GiW;=N1pb(;0xmcI#;#jE<f0rHah<E6*an*J7hSv217
5-5nI%UK0_)93Zod*1oU){rqXoWdw85k(zJy#BR8wkb-Aey#=bp!GS=HR@LEwqnhq!|(9A|8G^|;lcl15!sX;QM8j5jzUyFo%7SR
LeYHfSgrhE=vFoRpKD4c_;mpMz3|!P@yV@G>tS_^(#;}8RneZpr>0d#-WVA095IQ<5_7E$Cw$zZ<u(e8%$Be6Bp;FR)R|dGN~a$v
S3=VJvG-KX(EoevLax&u!8k=n_|clQW?)gYv$zxp1W3%<8UaY8GyJ+zMHL0&Wf&YB21Sn)C{Kw^sHjF4KUm-23c1bX6d6bf-`n_T
?I5lCgH{41(N>^nN<hI4P(_?7bq^r23JOo0iH_<8*vz}g+^^H+@mDDVLH}<&0}zMi9h8cJ?e^Wr<CgW9BV*b2rWN!2Un;bVQ3TXT
k51sO&#W*)#hdYdKSxW>xlP_=I7M7+3@*k{2$3+J0WAgs$SfGpIRH|j5Ljgtq-myvqM|~Yq^6YL0*x<>+Z4MO{ov!FSdQuA$99@U
3949FkXf|N?fgv~8rFZJ!W~WRFxG8RC-Qoi&-{JfI}t4FVQ~d&fusk91t3u858^gbZX*_%`n<IHatuCI8g-=NPYOPI!-q0IbH`yO
T{<lC^4@}ow?{@E+w|<8!Ec;A`+4SuUPSAAz}h>I{{#Nsu8)@QgOG>B2u&a|B?#<krAU~Gn5d|gp$osNje5~K#4FOF+WE|d27=mr
afBF_B!b8pZJDkF0R&c_jUa3EElZF&bwc_4f6wW)HRHa(An_lGas&q<0w56G(7itqA_WRJdS(ADYv}x)@e5HrkfoMsmpY$&o7~Bn
hDw?F<C#^Aszq)?@%s}htr{t+=OcgBlv@6)$%I8#^RUgEw=drRU;Y(VXAX+!K+f*%T>#iRU%Sk@KU3vY|B}9U-T26hHvHZbb$cPX
kLR^9`}Wrj@k0g(XdnkH$rK6<xd1^)9__m9wI#MAV=wzE|L1)8W9whIx>_R^Al4O)sKEQbmH|7q5M|nSsSG5dswyHHDQGFAi6|l(
5-J}C3gs18wH?epNF;*|1kEd0On_C^Q7aYMrd<Y#T5Yb8Ygt(bSw**D)IM<y*06O8>%}pE!U_o0pZF{^MTSL``F-0%qY;ZGVRZ#r
6~8vcB3mLbDmKDaQnd0_NrJRQDtk0sz*J1i)}^#kRW&6+5CtBzR1T$z6$LHZI;91XYAmYMOG2>`9<ovysaPVaiZUvMQ26vYg#UZC
6yGelcx5_ij97ft9ryd2<Ky?Z513ZoDpYD)LekkSvFt#A&}e`C<3BfUf#czz9<PdLz#e2hNdS?}JGf3=mcWG0n4oq91lh^nlyShc
N54JqE4<<kCc#69Zisdp%8^{^1DOSq!4x0=d$>>$Qb9j#29jKCh-epU)>mPvpZH<aFRomFth49k!mwe#H%(VbDlFCzLeZ8GTqS$e
oA6iW^XHyA+SOTu{#lz{M`j9LBjbii+SC)p3W$#gP;UjtDMefoG`Pw4Y7{ZoIELp{hg*yhSZRY$Lb0r(Ptzv0rdW)$5fv@7wp(YD
2xzP<XOnkBBED$<3VgP2%TV+yexN7KGfGi7r3T$__hG`1TZXbMCQD0~4YJ18K?c<dr~2)RiMzuLg2afs5ojnaq4!by*AQ*6P)ey%
+ihymO&pc1G=4dn)q`nivE4?N;_HL0&58e~tR@?`h33>Tg3gla2}LOe{B$_B7p!6VL$yzoU+?NDZrVyC{uTusqgaf3?PV%h(qF*_
+$ZL%Gg@mjWJKd`E%W-~pC_?lP1c_udMed*nTfgA;c|0J7P^;3s-1Dz@+q^e6`<QNB5O6e#EDD1hS21Wq_&ooRtA8p6EGGm6hu`b
$=;oc-hG$bv?)$o{fEM=5fp8s&GivJH>$Io;<QF!M5Us(w)`nrsJON5C?&8mDV7Z6l>v*ap>v@)JbwO9bd?S-2c7>Pz+t_g4F`JB
^y?XoTJ!_aVOsWEJQ8yC9cI<(7<cF052UJB$2>FA)SoP4j~F84aiS0YT%NjKf;HDc8oc8UB&%z!^T2d_TTKRYS$fK?3P+)QNq(z^
Xmr-Dbywu;Q_e;zIS~2Zp1WG53P-2Q?L*_@IEof5_U)`r?TfQnVk%2Za~qc_Y7{S&$SIn}`qwKXjikyU^4S#3SaMTXu||}XZKd_B
%GGG|bh6!{OlngL1(P9%SGJ1kg;1K*wyT!bL~SC$jH<z7CZ!Zo|8A3z<QB?$)%Q%6>?kO<HqskoFLmyUSuzw>Za8YaSD?eJl_pro
iX$zlZ(vg0ppROS=G!V;{u|oxjMdV!Q}4=m17wO*IKupI%P$lgWl3U6Br7bnSi#LcJurN6=6z?fS<JS=A{DKJ_iVC3XPj?nQ4EBt
$L*4#l2uC2w|%E5?!P+H^4{4{_|8*$X)H*k1#&H5=E9`^Ta_Z^Uz;#U=i8W0tvTebLKOuHqP5o4l(cj)9Tbuw2cmcqK=OqI$1iZG
E9^X-8hibiA4Ry+|LFR^%qASW8v>OqL2vRb&*(qtvK^kwa3hHL3}ez*3!i4d9@1i=rlgsgl8>l;=fL>wp3QHsX13-tcqzkPC~)@Z
@BJ>KbS(s1N}}9x4%W3I3P}@E#Q~3@K(Y$v+FVR%s-hU8pp6hs>AI3|MIqiBP*e>?qLZm&Gc+N;`1C$yl1(8lDgNAWX|WB`7pBq=
tHFF|abb#6YNq=&%h(Gm0igPb&|zwIG_tLlhDC0l!t#jix~A{7)}6i-xRE&Xk40m2lU}E#KHK1V9IKv%4HYIe*LOK)PfTLQuI;Np
!P8Um^OwDHth5PGjv^u_zaFb0ozH-P9Y{&TI!=;|I75qJ*wJz8nrZ@#f3upV(-7gWrF5x^_I4W=^!#C)Z#6|jwfd9qsmWRNPgzcr
ZdS#MZHC@mYgwJ{n4*Ved@~Yl3Zk{rT(In&oKDR3$38C`6rhS#RURUxL&tf0H8k+3wVO;<PPw72o-p3(fwgARjNVQ%ydnv<EHjE5
O`x@|m|)8A)H-}Sbc+_Jc4-dJNUCt~>n&&|Po142dY`QP#ZeE5SoIFKDt^-|`t7K`Ze>}*v!{ltrkSOJimxftIY846lDxA*f?{Q+
#9UQ#Me?pI)4<FS@P%s(LrI;lPcNR(r0wFh;uxtn#jCt)7;!`)5pu{wQN$W6PmH@uyE9uH+O=y9bcWi+Vy=~me@gOsHMMn|*ISWd
pIMl*H4e}*XIlm%TQLah$q|SRMxw6TAHm8e*Cs=TRYfZ%Psft#RL&_BUDBI&n`LI6$aL+RiDE56t9=PT%#lNqp~+DY`q!E@3>l?O
TPT~#V9h5_N!gv5+2w-4d1Y6ISF?3a*jgk<te2!Q(i?TVG^Hw<TTY#4SfxcdO^L@9XH3KQn*FHTd8rQ8c@Hz=^X1=^IbGw3)lo!7
%tVqjm1?Gp5PVXj(k(kMqEue+PRfS2N;4Y46%`d)eWJ|E8Jet>HMRS!<nPt~b&>NOX8_;dGWyTYuv|2&Xgu(sdi4UI+f8t#%{A}E
byPewABm+f%(kkK;xJT#F4qpU0`<MFV@`h!JsC#^&w}o)g!)cLqpgnC-Gw!vcD?J?Cd-4qDloLx4jr#oDtB$%3ZYt>$O=J1x{YVK
0I9aw(>HBQ=mc0^N;+NXHhHWu5+I1#gmog0zZF`%W-pDQ31&1-O8yrAia24>53aAXr6|MNF<wK$T30TTmI{0v4>`mB-}VzbKKR|g
Z`bjB@%v^H36#3NODOG|h~L{kZUIN%w?{|^z2+pe775S@79RxqSqZd{E65a;C%4((0^-BgPpU8nqk`jRA2*|ox2YWU1`VL5Ek{65
_>odQel~~~wyP28?s0C%Y(3&g?>7*qEU5^HQ0FE)F)=-f&S{=(!=TbLJl%oc1Iu1r92wNVuatffoAbQ7?%BGMgP+am(=by8TAq|4
;lWZtB^uBX1H6ZLDAaB>)1OGTX-zX1;oETaS75@LHM@47v4^78#>o%Ry|khI2amK+epipn%G5`XZ8Zf)1N0xy+qc{58s#t<d`6hH
I$F<N>k=o8$EGbDXf0$x<7gS_G=N44bpNLN|CGtpR5>lkx9iYpQ}>$15Ge$IyX&oSLJpoba7hQ0<MDmdf)C~$9h`ekH1L`jp8Xnl
Ol<;!7iDlJ)bqORltbzJ;Xs{q!W1!|Q_PP|d@I``3uhS~T>V@%8SZTOy5J(`Uyr3%zs}Laf~l;EJ5PKw(+#)~G^IW~0=OoCrmlZ{
(2+_D>klMwD@%g#ZQT^*v_&WA%vf6#Ps@!nfjl12G)vJ-7q??mcgv^kro>ohP7k*XIPPBB=UC3Jtd?41I`XT+Jl@X$@ly!|RAYqP
i3H)%^r*d8&(98PbUhCk>)U`d?14RiameB^YCzTRj=85^7t9P{m02S&m7#}$tNUNxZEFBr3^{;I2xK=d9J}$OM*?7N;JMA}MR@xq
??<BaMYz|obKaAv)L`@WYWCGQ2Al2Vz|0JQz7B@`T<rT6tEV)OHFxbVOIFy{NEL;}6Z7v~E=22t@IEmFW`Jo#c0kC9fj=<k%iFuR
ES3xaA5XLA*XY+;#Hf#rBw{J(fi=L9oLPmJYx^k%*ae4faN<f1YzXyQkD|5UJErWuY3h&9lRxb59mrcYtofE>8(nC-T>V2HrI&X?
yyh%*J;j?kd#92^mMDV{5P-FWhcAm}Yc0Ql;4KUW#gXE8g|38=WwF9)cfS+g8PaI!j1oud|IsfJYYZI31QG#u^4M_)ml}>)l>wm4
F?Zf~qzaLTPhpR)YSYu|A-{=j3kIAz4i5#u&lA^K;yOKF$LsDNNu*dP4p@FpwMZHdwAYzCC$$TQ;cEk37(1ifX-t}zsF4?A#&3uc
y6;4vV&%V5V!8S3$}XvhF;!5}>rbt^dw%oh;{npfw`qZ-Z#n~PXe`wfKFh=~1kIM0LWVVSj+;3<MoB!UA1gKH!|CUogWRXN`d{sZ
*1;l#h=_KYxc|9N8@cQ0^G=bdK7L|So~l4Xjt~U3#hAO6A`>(!4==ov_t%BiDwY|`ytimD!u-H5D_8E%Q0t$(U!^J<8lfWTh$#}b
DIjl>@te)TBh@u=Vmn19!;I9Qq%mp{O$ijMS?aa}=XQ}ZHQrUnt8KlI&)WW{7hQf!^AC{=*9na63jIt$eZ<i6L`g@r#q}^q-of#U
2A~Lwv6~(`=AMe+jJE%gV#b}r`=%{|-l72IdL$g3$OyXNYIP&<x0U?P`|Fr*X3>B28)kiPTo2!MYLWpYB9SQmtZITHjW?w!+#TeF
^I=wz{l7)j;iT%F`P-S^t+E8CG0{-~kR@1|Y1@d450l5o7lEIB9m$MEH}Ak`MD{@OTd>~`PZ)^WUj?hSq~lcMyI`^)ihxARmIXQ{
ZG00&#m-t*F8`&`edm9+23hk^2kn$jRlriJC3Het^Ie}S#%im)%+*V=z+$HgG^#*<U*+vv9eMZAdY@!|nd3~|B95-N6>Vp1)K%eU
iRf}eO!H#Q$~Ird2N_{nZ)NY{>6%RgdI*6+Ok+oUcV5C8>C2KwC4+PD%~_t7=>e$^M3)9Q7fLEZkuu+_GO!W%dHWKv2`FzGD*YB_
A?~j`FMjKW2S~HSztIJE($3BJ)5pyIa`6aPI#!W`J>%~@G#hpZBK*@6a*`LRa2qEuA+$7SeYY9EH^z-BAdv<SA3s?D!~<Jt%Tu70
l))hkhM5$Ms=T1^3THuNHT7CkL4fz|d-ro`mX#Lp7l_Bh%3Ddqbcld^LrRV}#qlbieRTWi#EVw6fb5?aeccP1dfr1)!G*W*+W-y4
QyioVAXYTqVhGVH*E>C6%*;?)UC9NStPrlPBXLY?0qC-_$^M^ao_E6f_ut1)rhTG-l4%u<zE`uXwO+TP%j5nMor?()Advlf?#n%(
z3u`MDBNS;Io6<d<1j`n6n8W(osD<fbWK8$V)ffxZdKQ*2`5~g2g&;WkGhY~M_tBr!#MzKUD-FTA9@L~tQdX4-U1{xYHTPR9(x)S
gdmK7vG=m0fy>$J<3`|Vgg?0n+oGt5olpxA0iE<57sZ|J<tK9sqCWlleCccGBJ^-{EFFG`zwTgh&z`bb=K9`IoNG*?eko7l*t%;f
9H*ZUb=tpCbQjh+86nro`|k_^>V!~Y{QT%HkG~D<_vZK+9-B8EOrxbzWVHoqk^zm#Y#C~sTcoqr5pw(G=4~2%?)%X>$fMbWoQgdT
fkBSyHcR#Z5^IyMHil<n3SP`iNw0soU|D(gNjV&B*3o6{K(P(O8VT-g+xrAZj0bxv@W&4G!B*zYv{0~SBo9|fs62J-Y<^N5w``+5
j(Oj@!YxVS1)wo4Y^y3fEpgs&3^Q;74BHR|^kTz`ha7YprvkJ!BE0yT8nGStPn<E3V18EdY!)(0_=Th2!wR(C)ToKxL^d+O<WpoG
Q!_VUW@gdsYnOc2XC3c$BC$btTJoR}HUwmZ<@UN8Y%pwyX|X7TSQ1XArw}<Tent%p7zz#>yJISOG?BZnk;enve18k*Ki7J9A<pOQ
F+4$|Q4+Ku5*eGXj>En=3Q^ioH}b8=0bs_b(7<}yoA-6mj+<j1K<G$5My*8yhT^1ton_kx>d_8>Gh>0q??c{0p8W4=zX{6@(Z_KB
i@^36BO5rSCE$-u=zbR5^m)1Yy!QS~+2=;Sl*e1?x-`i|AZ?~f<Lun7Oh@{=4koD7bcCyVeLvB3aaCiIeZP}4=f8RzA=!9+oqsnu
(wha|<A9_o;9365nfMp*nm1)G4*xtqJF!&?o^@Mmr+C2xa`E?hUrY~w4XgOKZ=<^BL*YM&quzJ$`wt8Vk;(XQlgPY#6{3_WdmY1|
t4D(oNT0<K1XJ(hYiZZp0;VvB?fkuzpF#fzsT(9qcRh9ZPUa6~Ewl)~H|Je#6hvWt#&zmnY+{5)EI$pae?D(vV%S{on2tRLY{vSk
Uh0uW8%8W;>N)QXXg>gJ2L{@hEiAcmrAL3{@vW}3L?$At2qFc&9mXTE3fXh8-Z>GUts_v11QNM>I%hjuL$x<J8JSB_JmQecGP{@G
<FUZkHdUu?ur=3?`_RQ`(V)T7IB>T;ccZ|=x33@G`^+11-V24AxDVCFc+&j&ev`u567>|eX?iUloFc|+`QhRL#p4G*+cu4OA$@}B
b)=3Tsv8+Tm9yGu7wKV76ILUR$-%MK7Xv51?Dj-GP@UA9cRwnkPv})M6zCIK=%|YXU_rE~c}jX$sI4Zc3tQ#KjWa{w;b8PG4tP9{
$aZl)Tw@(d<Hr{YG|X~|fbN{DNpy!VJ^65&jS9ThX>rDpW6Mrfpsd;KYFh?3Q#?C;x3F%r=)W1eq${-aq|o<7YaF;q>)-0FFf8lG
Wg6%<w0y)vkS=w5%nbF<EhN^iY}>v`BoaX2Vf$x%*A^In9^NDKK%cAXEXZ*nC@`#a^5<Rwg)G+}o{k?iP6kN(27`ErmPO}Ci;jPZ
Ltxt<BL`7`$EBQHsD|Hvvhc$f09aMU$PNoeM_G|9NG!s|GAKoGTl##QqwgxX`sra@{D-QlID*XO&e)8b=&5+towKul$DHDqjv*mY
KvEH512c<b?S^c1OYBHbpcpfhiYyMMALMka*DJFVT<s%{&fRK3%V|+|{x!CywMB_$%LLR~TPB2pD6XQ83kZPz&K;_-r^`xt<U9BA
bJDC2WM@(y|FqB6s*O|xMICQkg#X|B-tWt)!PjZEVNv3WtVNk?=(7*SSZx(W!P@lDRih@86*c_hjU(5)tlu>cGTT*OHp;2DwKzmZ
EOxkBs?1w{n~><0^!F3Jx0R0W)u%Tl$$sul%YGu(F_A*Dkz$QJPPW<=rV$cpjcOT+RxR?ibvE}?uUU*PovbpdceiYty3?O~JHpA>
x(}Y?QO|LP^NWn$oboRf!Ou)LZag#EmaP>Qk8hj*3SYf2iyxb1p-TKSdmN$1cO5$g(Rte1OjKIqeWyyC#P55Gg&46+yneRs)>})W
U7Xg8HfQb<>s((QY$*t2R8bR~%RG7Ke;L!k;Ndh;t&?q~ke9B)W?J*|-7x~-mLP*c53S2!?WbLDwa4Vdok1XhqJ3hUY;GB<!OW0s
yvTP6xPK+a!}KR|!0%e<M3a#>3jYk{CU~;;J0)^XM`&+`r(^GWJ{^J5Qty^NjqB-jiv>sgtgG*;%fIU<9iyVOF)@5x(W9e(ZUu=D
F8KSS(&)m|3<56f$Y;6RP|yUrlE9K$2}!cb32EcDE7IXuorsW}5CvowHx^AaCIa;wYw@jYkk6oE@0v5QX1o;tHuk*kCmHF```JIa
I_Hoo6WOP3#sVYbnFM)U5c+NlM0K=t`;m|N8Q0@E#e;aL^S9-)E;%wJ+Ky9}@ml&Dv;S7n{I-sRgo(LM%s)yAhcm$Ord?~R#3$OU
Icdg#a1@q;Ia0HBwYxI20)`HNDyE`<XiM{k;cE^}$O1_u5K9@*wkH8%B2q4LS&ZuIuy|6!nh&{DdQlz|n+`+Y{Qs}!;l)?yx%TJi
-e~@b^5e{mo1r}(KOCXSWRA6dhMJ3ywf@qcufkI%BBFm;ao-=4NDep~?frT&PddCNrwpLD>+fdQ;)vIV@M|cjhZnFwO>IlftS2xm
J%;q#%AMP6;4P059K<_0Be4OJNQh6A*A77~kU=bbuftx<#jik7;V5uAQ4)+pL!_T~tF!v#YiJix4TZ94Ka-lEG9?<oaebZCgg?ZG
ZBiDbK(nuk_y5$un_frj{~ss$Yxv<?!}lFJPn9t5vhFDHnKDL#1T)|XcMf@^Pp71+biH4QaslUZMYK>yd#46hl6dr?UAw7o;(HBr
GmcMFI_~K4;dc=zP{2<-e)wrO=l8=&%kVIpMX@xElrqr}FNSt26?~xdwH3qt81J5~ZgSHaRd~SwfjFd6s3A&`UifyYVZ@DYZSSEG
I2wz!GSk>%661#-r384ODRkcBiXz5R2`r@s=ug2zpH9elNJ8WU2st|e+X%S@k_$yIrpwtQUeC<-$mfI~^<sdVU_Y1Bepj*M#0}eo
1t2UjtZ@XPHG=UTwf9mBHhp?PhBxwk9$hDS9?chV8xUPoCg*4#xWyny;C(Nnal_Q2&{ew9D^@7VW^~54I(@ah8&f^g#)=+1*<Ww%
d32f|WoT!(pyrfX=!)I<giLG{8j&|cI-)JIv1yad@-e3AB&*F_R-<Y^?LU-j<?4+;;&9o1Z9yU+R)*KqbkN$^ChIOA!@t|%{yL)N
tm#Fc1r%}ZK1L$uhUen+Ht41!SQeqCgc2Fcf^LE=WiZJNLeNBCe2uoAK6SBb9wpOkZJPb7uXxly%@g6DDJs}2m)3i~%CVH9Aww(4
m}>wNK?AJtj2}t}T?~{Q5NMw#vTd>&Q`@b?aH0+i;i2mEfkM(i-Q@BqSkOhidSnFbfF8imQU~imJV7H|CK(zOBs+arBA;cMX3c?A
(|BuNxdhY*>e@kf4-VIPm<KjAd()n^bwu1a`FR1dsRGYzslU$k^eyA7>%H&dfuQ+8NcRKkA4r}4|FVL3eidO*1iXWf=G}b1Ds2cz
rL}b4U(JTjN@(6E)d?QZS8w!7<m*is`)oY&9zGXKX6||A-E@VAb1bH230LuSPCoGYUTdqwv+o1x*G=@Ye&y(n54Sx~le4C|+prIr
hY90e5X^f}D8@dAp72H+kmqM!8k#Kq*`(6F9heBA$>fmdS!R16=+%hg*=!fJQ;Iqw{Mie=fX~hcS4JQ6ucR+K?^O67RC`3Wc~~ly
!-LCN<RC_3sxej7$uT<0q`ht0s?k?L%4di7;r}FW*ZnXo8`JdCutxuNM`sYGMy@!h;U1n-Acfnn>geGS>KdRtd^h%JBRQ|A)MIz8
m*-U3enBX;;`QFbazZA!D)_AXKf!2@m2goBkd^VyGmlp*#tRAs?NDC&<0E0H3Bm!$0h|{>-j5UQ|KeAk)etm7;!dNVx7<E8Y?rrF
sh4h;>rqK{422$lX-#oo_GH34G!xcP&*gmd?HOo}8Ydvcyx)HRLdW&L%j<Vq4$hSYn?N8S!2VPK(gvH_Dmv2kU^gu~A1Hg(SFnJG
X$LEZ2XhICFDjDu*F}u#6ee!L^<Bx@oyM@%AUu_HfYi5cwRRwoxPejy>*|1hZ;}xo$&us6vI*4xe9g>JKkv$AyOsUz(eaZ*G(-?_
!=U%ZrkN)TP;Pr9eC9HOn}4!$9@WKZCWMo2-%H5muz!WymLaNGgSi-eehIy2lxdqzw9I7Cf~TZ}cOz^eN0M<DC}llT!IxQgWAt&g
Vn};Eft-p%@Z@0}ttkMTRoQwjfOC2Z7=zF3fR7x@kT{lGE4V9s{qhF7)IC_)Nns=DvrW$$$iE4qy6K!#j2mJSSexnzVF3{bLe$z~
C7g^GXck<0;8F<1Zt)~1ustC@ybo<ekSF=lyTTM0isKZL+vurv!)Ltyx<-&Qb!rG3m7uAEO3VWGDpMi@(#4c7B-6Ttk*p76pnkt%
qfmxkf`<UO&j-}dOtu~QDIb%BIHe5_eW%+Cii7w=b#-YTTWTH+ThR11{l1PC?Hu*3<pOR&`I3|ZE@LK0@Q%*BMFb=lG%;byiU(d_
-)xv_>Ell?B6O)9+2puLc?PQ)l8$fafh4tYXMs?YNmiql7$9r95+|Xp_~w!-T2r7$abdZTcqz)o%Jh0&!LrCfMV-q;ClXqJ=^SpS
h4SHkFX>Dck|QW%&eiWS^wO7U@b0%+7CqggG?};wA<W5gSfGP1eBt#yv_rIuI_mDiqzD9%=OqK-`4elRBd=aq@WRnDUM!o1<%8vV
LPBlpEZ3$#)#^eN&+4wa`CeW9TsNlQvJY3=-oC}04CR~)5Z><E+twF<xjskTogU9BcIck;o{pl!9|mwR2Suh_cw_F_Or4_^-BbDK
dJ;W$!y`aQ9M8zix$+R?x?aV!r1W`_$<Xo>Z8}VqHl0DBU?u*$E!<vHguHA>dKINPqPu49_?+1`oCq+#9m61wd~wNj8Q-ZhYv`6#
G(tSG9U(RpraeYXhpZuTDlqa&c7cIG=<TzELzITlNHSNc%go7;JAhFBgE{KJheIgAXq?GZrz`?%Cd>_OC@k;AJ20cil%cMQf6yQU
*N1q2&60Q+1_BMsrn`$!r&s`(U&=#VlROv?RBUmn(SC_lXUO-;*<*F09Y$1DQNL7p!&fG(4jHsheVW&XV1(%dPcaFhHqELiB0G&P
*ACdltR0BaY7ffnRS;6D0kAB>L>%G;`IaHDN4=?R()JKh?RVJ;M|Z0^VXfirr1P(;Gd6MGblM##(E6$qY11=%cvYIEEB8}#CUvQ8
Z}~N12ziRgnI-m4oFR1X;o#_QWlBTXW`LH-<xy&T7%G||;ci&b60riYBss40+G6rmo*lC7-spACeAwx40xzZ_+@-k-QS_=6V>U4c
sO#S?5LV2#wa!Bg&+<RsulrwLZPNU_`1trLdM}sm`F2}lY?|qj(&>=H47*iuL-XqGxwO4u?~G<c&0SYFcnA@RTuV~A*jZ0>G(426
VUAp)oQI)fACR(a_7Rt(&x`(II2qo8)@cNKqp`vhK!ewb5@ekzM?JLj(gm6=$(gl4V*qw_pmB=e2OuZKU;0WSFHs$~gF1U6S-oUj
?WIk`)rn=tO)E|6%r|s02-dYk0zeK60Vv&?ngG_cRaIidgY>P%g-V|-DH{v`_A8#rx<F?TzzTu`?SWBqqu`rej@ZK{w(Q#^w9?$E
E<0?2rRXS_YGCSF9ZiUWrK%9qLr4;_j2*5dUfNl$Hvn4E62N5c%O!!5TMiimLR7Vc+Jp{H)U4xqY?}<K5(y^A4h5207T%-*R%*l&
Dpu7q0E>+{)+Xtu0-)zEOF*^|b5u%R2S($jqN5Dj5mO{;ADsr}sN%XdqHQoQ5u+FuGFT2IGy{6Ib0&PWiDRgxNkfg_aUzw6O}!H7
MDy*h85S>Hn}fOL?~{P}X@qIf?bt`#BEDtb9ez0v&#BT?ojoagXXRpunhuKOP~mY(&=?SgoFj4^#*{lDy10?7FzZhG_6pYqnnS(>
agh{OaE?gSxg&t=SsUDO)nbS`HJQZemwZD4A%qJ>xZqPtfp%@6t$No;2-N`krDPkc7Vl~umfBzeNbPXk4p$=QvKv#h?XHj!QZ#mG
cVdMPI|Tv?sw4%19?T-6r`qcp49=@nb<Xvxx)pEX6Xup94%IY7^i#0|>Q6{*EAQMrcc+Qji1X2(S(%ZF^z}f+PR6I)%f{uVLZY3_
DnPYVkxduL5O**a>zG}FKIiDK<m={iAAQL;(B+f^b{IR~b2F#IeH)$q9JLPdH`mFW^~E^d3>t`_(G*?9VW!Zu)B&ag<jtI8cC!uo
-GIWk^sD`kdFqqjt@jwQhI~nm@!u6z?~H*~VQp$6GWL^lnHD4xNGBB2OTC?{2pP@8flIL&dmx+Uk)?ow=arE>1c6L4uCcF2iGrJo
8#Ybg)S5LGacV<cO&u`qrwhc35^H&e0q>Du=(TG~5fLKn$|x*&R=l@BR_vu=D>@o6o0k}OEWmR12X2_5Ga=Dt9Ppb7Qt!)z_YV#f
vl<m9spo1^4Dq)Jt}0$x!nzW)4bGoBt_uZr?Bexs=EX%;cuo2;w?m(g-`B7*!<`e{apjp}I|lfRLvW4*#B$au3X~XFht@;#M5DNI
Kph`mw6@h+lWQT{Gg-!lL`1!IfSTw)qIF40tmw>VG9aQPV*AuRn-s0FiN=&h-?<LPJX^lkaqx``I2a=oiW#KEDO62Jp-gE8L}jTn
0`GT3enqeU2Ua9;SNc-*SI5{<$cO#*sW$OipMIf+&e_)DOygzwRBJLW-<@E&eBMOFtFL@~>jKzQa)#`|k;M4*AQ}K*C*w(Sp>`iJ
Y_&cer@p6Yy<aqS)SyGv=&r}dYX6&~7gro))9v3`Cac_S_3;n$&6<Uu*#Nv?rj=LMG@_t+M0t$c62eYyFAxDH^fC<0kc5aY4q_r>
%#GWEkz%ak_lYu(d$<0};J8_~%e}JRH=N5HG`qLb=9{BDX%@7L3R_1MpwZ^IcfG4P7PMJdTDuxe7)_nf2ljVAtAvy>IHBLw-6fe0
sa>J|k{-kg5ccNn!&EVL*U$y9FkhXkAU}(%T4->yloR2#<;A(w)KwbMzYBquRU%taO&oSjXHc~#-RG}2PH#C)W)Bp!Pj0>bxOWVX
1ybWLqk|NZCRNip4th^x&WKY(v`*9pl+eRzNh3B@EykK!H%ld;WyL0UqrPS%rjF*8(cTN!J1G-FlW4b)+*!F60CAe98j5s#;39~w
){YTs<Pl(4Wip3PeU;5DC@A~LPNP@6Sd&2+zRwbN&n)RoX0M>=sKE+~W1mfIEjx^-O&h{?!s2|>3+BGxlfx9(<1wYh)jD-(NwvrP
^3)nf6TI7_P%|VOZY0ugespx~cf()N2Q;~+3~SBnDrq-M80#rN3|iD@tSXpF3ZOBHNtuwSWPZ@Bh?1bN@4X*eU)nR0RFLpjIx0aw
BJ^bvX?$M2ln>nZ$66x8iSHkI)&A_TShwJHyxF<vWzlz|sJ<6d7b!VMz*klFyCfQT_>(lbiDi=V%c+@i-dPZsrs0s&?8Eh<j<-9{
x#$x4_nk8OD{6;Di_KzNYYJN1^ETTjcRN1a?Q{4pcJ&(b4DS!*>GK`fRs{2^6wi}n(?2bcsRO1^;*zN%K^RQyo_@#9yZ&8yh#ar?
{IJe??KKS6VSFUAtQjG<7@&~yF+*%UkA87jYVep=C?b8bU<L`;=P*d4*yQiYjLkJ?Y_T$@ET+-3O#CFYWmXte17UlL62?X{CuwFG
H!LhB&59$6n7{D1>b389Kx+NzRxce`F-86#4-6J2B%JHBOa;ZYWfqv+g?zxNV1U&Sq$;ssrJ9Izd7ZCgN6o#uauw%rK#dV{x7r*k
{kpZQh^tK)9AWDf0YMs@n;?&q24b2@O(ct)#+am>?mXiL(hnF6H!LHjq%l07ADIJn#%l!Y$_XRLgc1lPkOekOII(zD1daca9QZ99
QQnw)CW%FC2u??KZ#E>I(1h~yD2TzAsQn=YB5X)~xYx9~sc+Q3oNQVt{lnxp%Gy6)*T;Qn+#QJheZ923Y_8d4^50TSqazxmTTZ#?
(=Vv*>u*spw#OuK@#VXuc#Z2q4zr3~a&vO{aZZmPSBmW-=5(a(W|O||vc|-#QJz^5-zk&B=iKne*p&Bo>50*OF)w%=&~}D_2@vbb
%XoSO9wG^1GyI|hQipo7{d!T@P+|%2KH?@400Cs~4`OrL-Q5xOY})VE!%a@^!+uCX^Ld2~NLb&%Jf8XU-?TagD#2E9Nkt4gbaJKK
fF!d7M_&8XQ-uX`#Ku8!3^;PuqPVPVGfE;Ox4#`eU+q!P!X+Gc;|b!*LZl<XSr6PmYNs;dgBnp>6ZxePh<0@4Zezb#LsZte3isap
=m6kFRXAlk<y;uI8Bs}U<tv}p*|ac%ii{$VMMyD#j1nS;Zr*$yjy$>D^d|XcoV(u=gv1V_r@Bp|$l<lN5%N`nx27S0kpVW|+4#hP
P=`}C%d?j>E|etcQU9(dQ8dy<x9jO%t5CP53Si*3JWL2{6b5v2vS7j)YRoy{yI6?NvFwKdt$$vON5^~7#`A4qgf`caXX~7Ya)Z#@
!L3S+$nwee<I8#gBp0F#owT1mUA^r9*IQ-qH`)8E%tL{13ywy2)fV(;=CjHnO%LetaL*?-wim<3-BeBe9CdyEn)szj(YVPG$vIQ{
{O{j<lbCsMcRYRl28Lv{@tI7-sAi<F(ut&Y{tH(Q>aV@JIY?z40gsBox7(EqUAJcZcupCy>C*jXP#yfrsXFSKxL-n4qyi;JX>8Jf
w5$<$2#1Fhq^XPLX_a;*n3WNWI@OrBFvhBVQxN6+VNaSE!#$R#2@#PwwTM>{!?!nHzKrwFM;-nij{H0PHyrV;2*!vY3M(-Am@&d=
v(nio-9g!GQM+sBep%zN7RB*w1&bnIZA^RHxPtMVCNG6pR7jZw>A~84|5qZ;kWd<&;boibVjHu+HMs7#+e{bBW}GZmbF|pD{&7*_
4H#}WsHDuUC`q3ub}d6qjUG-wqNE^$l1T(9qnPJ3j^}U%H$s%0jn6Jp;&slNQ5_oL*@Oxo1cN{gk=pDNs|y0RC~u+>sHYB9(TA4~
zR6qX9*Uf9)gHbB+&HNIUe9;THzcZtr=%u$;J8aN-8yTj-R0bK+c!G3$arKnsBQF+1$*A&0<je)Ft*-k6@w85G9*S5xz0SY);eZh
i(1geMpKMoy%57R!JP&dH<56ZxZJ<4x;#tdypDP&a_Di@NgygK6$gmV_x(OK1(G&}eB1_kvH|Fk5FM&@n$Ie>lO?f6ZiaE9K~xHa
moZW7_)DVb4;!3eB&Jk$tZ?T8ff0nPN^@?xh@b;b<p*CkrV~yI5QDr~;6X!%;;?F%IT!7){kvkHFjix`XdYODV_hd-8DKkSepG=n
S%8)|)2q3WJ1KdP+;ef`)5I1FAc!dypA@4uH(T%W{cGZ$7#d`+WaYxyIl{?`zSQR^JlRVLNrlTno%p>9AYJfP?MVt^l(6#dys+j|
ZuLEA_2<la_qdMQE}gNoGpG_lqU!dx#c5#LmheeSTG6^UtrQk6HnbDUQ`*(@U{##5CyR_w<pu4_>j&NW`ZE<FA6+_{;;uJhu90@@
3Svx&f1JM*J(lX>5=9GC=Q}!=djhG7QKDru5geZUxY7m>b)XWVT%s)2IEp$TnI<V~&)R(;fob$Adf~(2=-|c}?BdUK|7G9v@6tEr
Z91|u(@bz!ElFpNG{<4FK}zo9!}pE|ry^Fh0Zv6r&sb04t`j>y-`}m8j~1hmx2B_th9^6!X}0v7y@qKXDOu23R-{l_yJsnQyT*kl
7s=nA)4JAG{^yLMA}4Es_{qONbT@b^$e)zq)RbEO)A0>Brk%+hq6pFpI^Xhu|0?#5BAPw7Pq_ls9ja+-VymF+X|bxZdk4KK^Mb?E
My41D1d(<u$YL^EPZhS<1w#^tWDzQ96n3cvf$r2{z=6DEdEZ}l@^<(gn}n%Q%orj7^${T<5|Q4<6)?<<j1wdlAh8h_7+W~A!O?~9
tFy{XAAKqas!GO)&flK0ZF`*Y+-X1XOcDY1==at}m&D?dCW`!ttkhr%lkQ61Jw<U&-s?v+3L-n!vo-Fkx;Ib#r^Je{P6vg5qv8dK
Wn$@x+zolq&^1QoHF}G;322xIzJr>GLnJP)nl-R`0>g``hbKfaGVolEG#h&%tq;Q1H+n@#*rIH9GdJ3XFo^5ZA?Y*)eM)}Sp*GKX
*Jb#)wBV1^zTAZunWp@GcoM+$Lr&Z$Wy1@QvrmKQK^9y+3B)Xo6B!l8(E+soLNHWgNUYlp#K@m4n6!%uBp9TFBrs>v$3fkwe#}mX
CCvwW`srtad&E16s}&Y>kH&wbx#PEfIdfY_Vb9~4*3FCKue*Aws%UN0{+3FI9P3Ayo`tH`$h)Ao%F=9Jp8R_AMZO*$VmPFb6hKB5
3cARrcP(`##l?ID>5fSa0jpTq2{t?$U|!ZH#VkV#NOOMVD^W^9j*f(bvkPzrDUOygG?|nf^K+ApOQb;U7_Q(Vfgl*#mxY~Uj<Qgt
v-2}EUkI<y&y!Kz?zZ)=UcC)Vkck=gLn1AkoA%%IefFIxN38n#IGWOx5OGdkApO60Q+~bo8VKs0{cEWkf{K+#3W_^Wk*z34EQ?c-
3ZJlU_~ngL)dC!&3PaoT!~QM*j5Gw;WGWGn>FrgZEOixHHM9{<bSvFK<n(@3>IRB$U0?!7&_mG;T{pnp;!~KL^oan}+PjR>S_yz{
top&yp;V!RY`hQ)W)K+qYyyZx8j*Mj@yTS$oP_x;ObjtR$WU|lMm%WG`W8ehYhH0X1r1(^RA`6j?8WV<RMRd%@_`(cE9`K)3kquv
L@EP^!s+2!PJEr9gCC^_0>%rE%(f#&5|^20Zy4%)juPa0LXjV9_g#Vli_DGSXiJXTD8@H^U(ocg>-|xt3J0=~9lPBgRG30l^WotX
B_;a&vMm&Dcj<j7!5IatY~VY+bbHp@-Mw`cv{VNdE(fQB_r+t^_^&rD?{JmJMkM*qbeasFwV$NG>wvBiYfZ(vR;GTeJ`*6(b5ENU
pqi4Jg@t6r-Vlk;2>{;rnQHa{rz^ox&x`A-IsbS5>EFk<9eMJxwpE{OsEg`{Tkm``3_yn}s14R{v(>!I$7O1GwEvGGh`4)OnGymp
Rq6_Z`D6`E2)?4qw*+rmkO_o~B!Zy4`|I9+l*vOtV2aLB>2@kR6&{VUYyY`8L(m#m$MLEPQBwJ2G)}?EAR1hLLxH{pY%`44zg%hR
*#?&Bde|J=FZnYH5~zczyCvnovx8+C!2H(|Xwgc7)9N>ITv`!OIoh{Pk`!D_n3tyGat8u|CE8^6e6`f@(c_RrF98^Bm=g5NWaFis
g`|!SK?bDFK%*KzD!oXpUj~uyIXODy5iIPKIzpQ2$(eg60)aYAP=IYz!Vy-*u}<MyUKuX#`5KbUAP@@*!WVP5t<4cp+)l9b1n}!d
zdY8E$$c0uxz=Ln?g)Rfec^@Mf6t-SR)(siXU4PS%{l&GICPF{+G_S?=g?__0Ex$y<LbanK!&s}4!{o7*Ca~}dvuN{A*BTd#m=q+
>QyAoB!?lGl{&kMbxlnIED=eD*c@bdR+R+XYGOfj6K6{52E#UYfzs^P1Qs{dIRFyJT*(@P9W>DIie9>0#z%T>pr|155P%v$j*l}-
K<b(eMBBJeyYNQu)t71T#d^EPzbT?>i4JjupLyCM>1wX&E-|^C1T4hPh#m9<vlD_T8m&QSt4|1lnK`C0PWq^<Yn^}qW^VSA@v!tp
Y?28ehJhe(8}gA`;5j9&8aB@^EX~CcF5<|MCufT8FP7lw*;(y<i{mW#U14l~{}^#%_KuOx=;;8d1cRZfNJ&>m$$Sx{PsbwWe(8V5
gxz7pi9vAZOB85uxg9Q=mFA?bT3dD(7i-E73t12xg2?gHx3f^XdwG35ow{m6@L>_q5M`wSsby}zltnsMmpEmP(#@X1zbnWCWubl#
!>*!QIaVo9W+rno#1fJu;L*>?!-K-@z+J%vWD?7_mrD0--=>(s!5%~h0_8hvJ(~07+@B!e;e*@(mn(~q<Eymv&GWse;1P|Q<(M|4
3jxl%O|4=H2CZ{rztfpqkt<G*NMfWfsP5q2^9ZqIsV1;vU2azT3r<DcXbKKab)YOpWEcv`3`pbcw6#FH7AC^3B(_MAkw8;sJT55h
GSQ*c>54OuwYD=N@5x_P6H*mM@k+DpR~7<*3o7Cwlcy=E>((pcDr|E6VYklGxM8*rvSuU_3leJ7PO0*~rd}@*S(nV1Ki1-iFc3vl
j8uT^Xc2;pdfsydAnK^02W2Hdh=xn^1Ic>=DW=nv(d(?k4_ztJv?`?hWolfL$&dSQ!uO2=IlVVZWp%4@ZHz>Xo9wx0^FH4)@~_{=
zf>?X3k^w@u4rxd+G$~&k=rrG<FVKyq+;;{UdU$HKeAP`A$W|09&qX+I-XV$86&JRE@m01$K7vZX9+8TA-4MLH&?f_ut4X}Qv=m}
vkIb59cv3`vjSL%6{sLh5p?M}Zth%VjIky--1uKOK2eS~mWlB+t~pk|TCXosMbXZ|_hUQd^4B^g)batH718FJX8ZqRpos^4^rs$1
?2u4B-2Mrq*oL`b;oWUU+q?DD>+i<;I%(G-r*`Sr`#=8kTM}|OeFq-BWQSmV?M9{DsHz}|tg(kuiz5YJ2Zk!aRYXXlhxqxD#s>_>
r^wmi4->y`{r7e@D_paehS*`zL$>b30U!^9cs?8yTnwU*Xom9|Jsx^%_V~@~kmd2Y6KyI5MH29KgUR1#4+y5>u)SHRobHWB34JSp
w>V$+I#(;#YyN0wW(k~NwRW1TJV`?=^V1DEyL2MZ(n2WeFW>iK%HDVF*3Wyd^?#{2>!9d-3apG+!=xeHNCzjYy7z8;hobZSUFOFG
hup#(`Yecuh$`NzN@C)A6NpgclOQjtkh0DU*#JNwbBlW@)Ga~0wQ4&&xo9pzEX)+9Wz<sI=y;tu9gg?HJEy{2IrffDyRKUT?I?#e
AHLq9pb8>I;Uy$M6b0=yot<IPhHaRPpKYFc_U&DIY<`$X$4|rf3C_q-S~I;N?$h2`m6H-0!h#*ETVI^<wdq?O=bf_8wFCa8nG~VC
wfSY*2u$QKuw$;8Hq05Y7?tM^OGvRIlmtXp7z2`wiy$b0uNmKObE!@a+N0KSVc9`}NfIR~RpSRjAmm0Tc3>sBXu%@JK}dY5X1l#*
IGKHVl>2sh>T^D#9#frC_Ji9w(-s=;=Apy6k&dBLc3rW{FXpO<&sQpM$qP*;-$~KCq*XYxrun}Tc|qQ9x=E>6JmUhAg~$oE1nho$
KDc-{sC4-Ex}KkQ^)#k3tu2cH#IpvpCPP-*pghJLT7+!5T>~{uNGQfhKGLxi9eFrOsjj(gt_TFNYb1fuz;Nhua$_NVwZ9JJ!;VZQ
?yD6sh(*oJ3q?T={=-8Mw1K{ZxRSv5+HC>Gz!<r_br&F!hgUQKZh-~7JCNq8v=GcXoZr0ixmD)Ho(ZUFAV?t|3wG1NJ&mfK?$tJb
|07Jnu(w!7_cbhvhozd2K`{vkI!FtrhwJ5>@HYcZ2N>@)F(Yl0m9(w^gJdgfS>TXZq=gF$2U;045Xb>=LAYK;m`$bIx5CcAURvV-
?*G6!rFCZ+1?S<&+tscj=fk?A#HX{frnZA2rJVb!&Ppm;m^88D3NuVE>vl7Zp9B3UeeuOf!{tu+&R1Gd0mn1&7|RvV>7lF6xj1rC
5Kg+g;v~#+butmUlHZZ_*&5*laSj;arqMZc>?bblA<H5Niii#j@iI%{gXY3$<A$ux!0YikV0A1s+U-FdP8fp#lrmW)$nu16ni<T!
uuH4P(}|@~F?sgl?csUfhYkD(4)I=CB%+<)a_b9fck1RhMoqXSZ8Z@pL}a6NKR4mrWw*?!@v1RSi$}4dq&Aa$nc)Q1W^oZr9WhrI
B|>mUi2ikrwsY6>EZkJ-;C1&dtZ&xT_%ck4YOTS#OH(@0e%@2e@1Wm4&ik4$7@K^hGLLMdo*Rk>5fPJ%yyrhl-zJWPT@#SVS>d%W
Dl|1vO)ABe^zroOZmRpRc9HLF6!#t$l1S+^8<!}&1b<l-d(rewwNKNUBgk*7F&%o^ReiU7MpI+ytlh7A?`R>)IRsY;ZLMLdnuWD^
c`gg8oKUoqJ~HB@7AP?<)k3bvgmQbn@1<LPWXWVVqlNT9!Swlz&c74M-rCkahSoN2(92ox$G(khwiKliP)kl33_aQHC0^FeV(R%(
A-QU@m2uvNpfOcNGZm|ptQ($-&R0XZz}Lp^x~BSPE*4WR3&5`1xu|32n027PD@0;@m`Tv~?(dnNk$5h{>765saO=@<%1^8Jyfwg}
tynUK2|n|8q~!pn=jw*hg@J+*WAOQMM$YY@IU`3u!^);2>*7@gspmUu37Q%)$_y=FgfIo6Z#bLMfXq4|@$mGbM!2Aa<DIhu8R8v8
)2L~awaKE$aDlOt;ZP(3uW0s-7r>hBy{~GvT+U#LyC9YAo^vf-T01|I0_%uXwCRlxKU~hM2BVb(X(dUoyfUhNOY<nMTA_SEhy*Ap
4Rf(fRb>+B`6TX}<BkSnN^2aMX1aakJ6wtq3r2B+TR<k5Gbk2G2lQwlR5gwOBo=lI$RyM|{OAf&nTYgzeGS&Qx)x>@%s6ihp+HXi
cZiUtM03Jug@V~2mSIR=_Rqqzo;d0L-@lpMN1H_j1(8N~wLRvLTmDvJ2=BBN^oXFJ<0bBU#=fmDzFHpz-YZ(eM#beAuXn3&Rm2|P
!kE&bvzS95B3KYgx9w%1`b}a6zEnG5&{(q7VI-_VwNA`((fYB68#EBrB!pJ%wyp7ITHS*WOA;ASI1aCexrj5HijQ@>qR;ra#qDEA
#p=IV@q!+-dJ{w|57jY*2jA5C9(}fXInExj+e$kO3qx4xdAh8ea(j_r1t?h1y~1V{mtdU;lfHADkbKzjmuknwpf=Kx!jZW1&FMi`
dy*h_Pp{z>06?p5ET@d1PR5$|&Zm3S3)z{1!C+g3Tmhs<Nu>#r6vNqwglgVqWg#UL_@_h_h*Yl?Zsh@}p=bcrQAnx-cKuy(Q(0%I
9$vsAqJ*&O`lw99QMgR7wW6=rMj;EJed*mQ7%mcs4ulm20<{;=i-JyH!YePNYfL?eXe`OnG&5Wpn2Rococjf|6j%lDc1MC8KnOrQ
Yij^uq>m4+|0NoRb3}E%1v=r0XnTD4dJ9up-fzl%mBU*?7JRKOU!gL^<EccnNFR|N=o0vHz~n%vV-e@=n#u}WxI96$#eygtn$<O<
Wh;dKHuY-rt+Cd)bjB7+<wFH+cujJMhvr-SO>27V<2zRgbNI2IEq?W+to$bv)$c!?hGfAp2BminLisrGbxP6!9?ajfZd`Jyzm(y$
H$W9pi;M{`!&S*@3Ejj-ly|CfRvRqMpkv;VJJ)RvErLEDSLz}YwsMi@oA2S1eV_5`pxqS>Cf1_pwN>vJCEgFql5_hk@uM-<J+78o
5mGmYdrY!FGNIKWN&tNR$mxDMaej|L92Ve1WJEZ?v&a>a7v0E4>x}qKF`TILtr@E<;9RVgB0gGt{VcuOO`r&c`VYIgOGQBU&2`kV
A~A@d3{+0%Jx;ZuGhN(27F5o$YUA4p*$pBvn1Y3j1rexY1Y*2ie&1Wf*B<Y>=<7u3&Zp_?&RPn*o`uL;&d#;KrWK<Ff@*MlVer#n
bn^rhP9|G11Q>+08dr6lwR&*+r07L7QIppPQKCH#42bcg(r|smQ@YjLzLba~G(*aXjaD-u=qR?^e29_Av92}Vc9ClcSbEURHK^XM
_ZJhUit-OEXtvUZl%Yk&?lJI&Yuc#WeO=ErX$wl;4R^!gF&asRlXkZ6OA}4(3@w$|QXRrsFabIZ-RWGu4%&+37A!~y$Q$0;xT3;w
u3k`9sG3I9ElPsf(nTJV%Hy0h?1pc7&<q6{Tvj24sY-|fl(-K;s?EmwJt?1!Z1>Go94hBc-Rvu86&N6CuS!7MPFvlmIAkj8YD0+*
<eSim5zKI);ce}vZsQbGQ1RE6x=jfc-&&0^c%)c`yQ<%CQh0k?0PX=KP$Ae^4i5Ixb*=j99f>+f--ao`wnzY(AU9^HY*5#bKo;R-
G}B16B(uL*6TL?sR^Ec*q7b$e5aqvMdOnVME&6No%wQ3vSq)+>i@*g=Q7m98W#eMU65&y#z$ilH$SoDCOAdAAWpP`&!Fx=+TvRhs
0CE}MW8PHod~60deL$@!Eq8wGN~-1jXY2DpLx>GUR7PDO$vJQv#5%UACaAs^`ed1<z>0)~6Ft?CK&(;YuxS&OKs)R*>J>Mxcv0!;
bO)fp4lqZ2_mNZ>Wuk>Jqz5VpiCI{PiVPD~();hu=ACm&#gPtK{J+`tpQZO!G3^8|61_zYJQH~jDD?PD8r5*bc&`Z%2pU&CpKwox
&+g|r_&;yp;_&*w1SbhSx3+NOqcHvx0f0m~<hiI#p~3>lU)r1@Ilt3=a1s3g^}H^l!>$EhFhUX)JiCu|Hj}+^5JZSdG7Tu)a#eo!
F}q}+9To=Vwb$j%f{k&#Mac0(7g1(vS5gG~OFIq)sH6>tt&r9G>Can=jd4cE?wpYFRT-U9Q4W=&l;ror!=ElsPsH1&if{^x6=9VY
)ru-1Q5qv{ZG!}?ww0}d=psc0g-VrdrGiOHg)J-|A<+q&vL5{8VzzLkrV8!AS~Uo>$Xh}JVA%MJmKtTkLBezi0x>ED#BcHJ4X_hy
4IJr#9z3jHwseq!?ogo{&OC226PTBy^r@FnpbYx|=Y20djrzKgpG?Y@9%}KlRN>(#?Zk+=$PDjTk`MCu;*3j=#k3-G^Djnzm{RKg
9^vbO;H!9wW@)qQUy8jfFKu1-;wPQ*0XfmZ-$xVnjq5*j<n~n_8i(fR<KX99_hKRkYEhA1dIOeLqV~>mY{wRZu?vkCck_MkoSQ&x
^5d*L%7jXCp?Gv;>Pdl_c5)c?qNW~f_{NTd7Gg^T8q6?W-Y_m4resF7P{3%m3?82Ar}gMVco4vGOi;uC>_Qh}R5c#EP#eH6UN8w?
owUNpKR6U6%#sFXzBhl@&+&iu^=l&{C*+?!#|&bsuF!$EOK2bI={lkwusW2&Vo5;P_OEwe19a}(d^z<f_MA##*xBVj^&UE(W9C)`
J?0c+#=eWXUu*X*KGE{0IsRqhtymdd`PE8mllVhH7$D|qu$TJo|FzZXE8?`L$CA(Ca@R-pTc6W#<l2S_R;@*A-Q%rj3uVdd(Fow_
&dC$8sIn9v%Ke$XMzknN=;fsE>h5mVQ?<mI;Shp@k@lG66{?4@j%0C2nzhEe4oSwe8LnJVJJacyaAPk;`q9G)LlJ?pPxMg+3)#n9
Lwee9L0Eki-GI2>GfGHyhb)0qGOYn0&vbH+&dEUltbls|4US4^v&+DpE)T@2o*p<j@+k-1zm|`0oo}0v^J_z%Y#1}EFLF~AIuf3z
<M}@1o^brB&kdFSGr6<Yz7F_OFBO#>)?@NfMk@5Sv^x|*VPxUm*oTNw1^Fotp%otPKU4~R)xS#l*L~Icm9gNQmvsKiEkvAt|8bFj
W`VlCPicBh1H1xG_iwS=ohuOByofPO$;Ug!5obwQ0%$`dq&;C&_fn23=;bC9mB@{Te4^~N2+?&u`F)87F`Ba?ff8`$qM7&*n6(17
wlD;-5cTccvBr4j<0Li6OTLyC&|CfOU_^4OKEW!iz16K1fKnin5uk!<V6>O$EndOfIkwas3}(GG@P=6VScJ19AnV|IYW=3FpU>-E
6b#J9$4C0mY}cq~TNfa43M}~|q!Sq9e&FL`0W3iTixy^PEx}Z66S*0Ze)ur${j+aR^()iEZHgC-<gcebdHa6cP0t(O08>w?y1?9h
k|T$HnbQ47Imr`sV=vv@2ay!+h^?<x9Zz-6)QvN=M+BuQ8772`MJm00m-O1t)PFt46PIE2XHA~|J6SOpsaNTA<$D<WEgg6W{W;;t
`j>@T0Y~wj7#$|;wTwX!^wbZLd!N{!W^PCZ#T1l93rjUc&P<2FeOn#Y+XmsNesApPBBQa@NEh`Xrk%Ro^}+)Sa6s6+ct&4g-MekA
N0{g?%gbCbx}Cv{Mrhz>n+=6_6wY1F)ma30lwj(-4&A893vL<Cf;8J)i{NXWL<ar%7Y&dKoEkYGmJqSTb&Y`G!M1y|j>PoC=BrIO
ijx*c{CVGj-~}JKY+GF8@H{29svRU6#~xS}X|!t-h;Bq#C!Rs*EJ&zmC$9{9yQcIooKuFLd^im?4j%Z}cfPwu)ZjM__?HaQ_SL&8
ILRC-S<r!lLJ0zzUiK88ha5T`w!Jf60`Z_G5%L3CcWHgw(QX+9A||~Co@s)9yv5T+7WVjgyFEUQ8NVD1HOUwFo^u_KZj=_DY0m-k
t7!w4!l++P+2DG`+_F44FwIQRLI>TKeh3Rv(nLMH^nrPrGwQd%q~Z0v^cWd{IB~74E*w}17FYpJwJrc@d@fh3RsaaFf;x(>BT~y8
HP^E=b`y9p*9~3*)Zc;Sfl1e8qM3TnBGNRG$cSSaP7_|*SJ%O=;;vAxiE+~Uyd4WMR>ceQkppI&4XtO?7b`%6mrX?-<wdxx%+*;0
{%3d)G~l&Fg}=XCKoV$dA69_PUe4Rzp!u2FjKruq>+Xb{Iz@v^Mha}mViTRDG~eIASEuN6`mc`1ey+yxKxq<0P!x5oqgq}fu#H!V
u)!B`)AIj^hIo$N{mf^}lno3H{_wm$e*pU#;+Uv=FT2Ql$7h4M!K`KMLCpuOy@%>wbPk&cZd$C->sPHduK|(wd_MnJDG6m)SX3}n
5x>#pe+#8g{OybWhPT%K9AEb9(*=i7KH3Iw5c&PzfBu(l{u(LX9$r2*^6tTWf9H4o-`o3Zq3rO7ZPOT`nVAk<Zpwz{>bA&ni&F1y
jdq=Vos!eA?&y3x-}0yZz<?4R=%7d_f^<m{1U!6p`}1BHAB?)2lc;q6TI@1lf^2G92>Ky8iy+TKFF(03f;GWM{cC?Lr%s&9(=ngy
YdZ14nrD|2X{Rn(+;(lf-ijzb5F(-k0tBKY1Ny8a0)R;&|APNjD*w*Y9Lmmyrdq-+NK}9<l_XJ0nm(i3`*Z)FhS|6uW`T7l_VV0x
q<r~5RDE~&alj4|Ch`W$5<p;h2KNvD9-^o95slnnx#udF8xPP2`}@zmeYc||(s}L=zsj8+azp;zSlE!W+|%?|WFMDhvI^3~|5fpz
EM!o37cM{|p$}K<^!?-hf%B2w%li!qtW<~Dpf8SXzh|5O?UU#4two(D^&Aq+;e`8xY403}UoMu3pl^x)KA$#4hsMHwJ#n5uwHbbI
`1E2m>-6JbBnRUf0q*MlHTK1OnJhA9sPB@QgbqW}NgY|=@a%E%vK&8V{vAi+8u~kb6a4<Kq<ns7p6q9GQxEn^YQ46s`rby{cfWo7
KTnUCW^VDrpy~hiJBcETzq`5wrcdP0q+#~4VLOnX2{eS;cJ?3E=4gjMF^oU*m5)+V3hr1oqq%*)?Xh1THP=s_p;;f=DQ363O4g!~
8=z~D2>_4}G>^($px%d83PUUH>+B=o2csMY!lz!b)&3{)5aiKN(3nIN*0mOcB}I~T{{ODN-oI0)F22@x>}L8o2gj?P802=RbdJCN
@!32F+RPbl`+wj5?;o6a->8pQ)%v7(`TyUu9svE>K!1LM@I7_*e=qL+ok!;HZ}%V9#9*;n0((yB5Xu>w=_BRN|C+YXz=Rpjg@jkr
PpUx1^T5_VqW@i~Bi#P8NI4xgT>oc{u{<^l);mxcHUYzyh*(mpJ;U<juRrTey)yr*hh%Uq4;#*e+AN$n6q1~a%XW6}Kfa>GmK!A*
dt`4fod|F&2qmbd&?^}=xTP8hP$B#I_#1N{>wWp@gbRnk#Ytm{%;AByXzlYq<!zwgoSFFlt9`fJiac3bg+YA8L11J&yS#LZIjSXv
U~(-M{|&XIKQymm9~SYf#vAf<9YjUmlI@n1%WA6BCQU06L`ZlTF?ce>k|tNrN@#3FsQpQ4BhopqDRa+uS4DakC2=JCgN#b7;QPfU
B7f>{ax|4<dztUEP9I$7F*u`bVIexnV#}P&CyDL#2zA%H;he{5c)1h&#*tm><)w#Q_10@Kj}wo()tkFGKPxK48o0yw27rgh^?cS0
Ds7`7sL;$i5Dq4d4&b~^LPj<_8fVUyVfoXT6ZLuVg+vK{5Mr?Cb))OON#k}I%_}CH9#-Zyo3vzM*_@!89*7l^d_QFVPr+bV5(Q91
X!-}ia-@Pk?fBNYE^@fp!&YLsX!=#oE1X+%G807;Q9(vEL&(ql;#%fS(LE;v0+K=^<d&&rX|+eO=G^DeF`T_)^_N--JXVSbLbPic
_?1E>$+p&lDMqEtR7qwgbcw~6^_r7pCB&bc$sMiedo24%{a1H`I%rk<f$<S0+G6i&3&Xc4rBvVBTx}Vx*g41WwBa{{2_3KvM>*ZP
a$k+3C!*6~7Nx%Lc8e5td0}Upzjf_vUYf{R5S$v{$Owz+=U3_wmi(t29mF2Pp$d!^<+RXrchiH1=*#c<b6~;m0g-F{pEo|V0yLrS
i<11Lpj3dKHf@zg^KXiw0<_+Vn$6JDNDnchS&?=<;5vg<?9nimBY(?xxnV-hP(zX_jL*Bkn{y}bH>U?tx7cX&DsPr8*86=t_=7st
TXGz_378+$o6<uzoA-NzpSQc_kUnQl-|Vyc!WFO-e{6oc^=$wjd;=Tb`>DVmmWWrq0ax3zX}qKhhXpZ2rV$SiEUG8{6<)NCt@@Pt
gF!(Zry>OLra3&&ZLu{sxtdZOP_ID<Jt)xT^%41pu7j)NuPIk*iH3f%8;mg<GE;-D@x$~y2TW8M=<ed|<XQaj^BcmaGW=khFe8TX
5O^h~79mLLFDl$?GjH_0v@~M>mCMd?tmYr(-r@5irv}nAbR^3ErykqXNY@PQpN?oENdHcIKRpG7qQr6sShr|*+RBKqC6$yB7IYv)
7oH(-1Y$W_plL~rY7AZFWB$iV1vp|gSE8W-N*`$alWhV9m8fz|mML#PZ9ht$vJ+JU8iH<9oqjcF(ylXj@#r~jEvpKHdp_mooS0l)
!#QGDSTbK!I<J$BA;;13jkZP0`eP&0^zR}6Wy3ygEAqaCP=a&?zY=$4q@88%nMTFS$p_-Y*of@>e@|%jd6pzgwOE>wG?V8~7Zm~j
?#=Pr_YAa;QD(i=8|b^s5X{sdDSWJpT7%O*@Dgcbz!_!(*tqky*fV$2%fRy-!KlIGZ<n*mbpJ*92Vf-x-2{KevC6d6ja#MyVMvt)
!R^wuUB|iV<GI3%OUH}Dli&Gb(XExw<<gGl%9O&Zv}Hv7gAJYyD+_p%S&J4FSQ@oK&0UMi^z?`E>YQ}<-Vo%Y6ln-8Q?xt23aY_r
ZZ6<{*7rSe`!6TgIdG;%m7?@^5<Lih;s%2C2o@GWt+zf^(!Lz|Wk(ZDE=@bUt&hq*A_q6JbtqdLbR7tNcLr$O4mz?T1*&F1-~@Jt
YzWJ7$in2Ut*HU!^yt`{C#!-n^7n)99WjBhZBo$O!4fjS)8F-T76ThqTY$T0CEk;fNt5ZV1%E8SG%6EwAI{MRgMr8x0Ki7-U4r%|
px%rS>LECDuF~bUW^%w{^u8?6LC`w#{L$R|h1Svsi7H;_R$cf@I@IcFK86E@=B$>=8(LErz$z|X#&jr>O9x;j-etjEF~4og@;MzN
B))apD}FvcH?zHM9@6dV>%{Txqa&Wnof<_{MT+*MDpZwHWF{Wh{!PO!xd>EDOMHJ`y)7|S5+r)sJne^BOv<`+b;GL*KGyM}W6x-Z
^262F#5lLlh)wjJ3SB=?tG`)2qrU5vgLP>YP&_~9VaumU8O>Mh&s$_`Vq>ZP><g+ONeRCxVtLbDgK&E2g-w)Z<CvqtAH8cNbahR{
WI&y6;Lcb!@_-&;r4NBE%lVKvU?RfmmSfZF+jjB}c;_Bv4Wh%-^UPDPI7!kt&d6tqgG?lWY92A!Bfd;l%7;Mf2&TghmwF_V@aHI5
^YQBXG*JysGn0u_(lctCRyWCK<CVTHETgBFUjzXP0>56S{+d3y>vDTVRaMs={ki9<Pi)s34;m{B;solM@cJnigj@}dn%dD>(!!y|
xn|lDYJzMV;Y@&>=15xn8q%6QtcxO%&CP0R4CwhjoPlP;>jYln_Xb(ETq}(z))7mG`96|3NI|Ui;ymz-WW*cGl3><Aq5)U}B6<u$
7F2uHg>NA7uks>>^>z>A<?2Jy{eNUZ_5DSvd-{=7$gBS2%(lPH?^yR*LKtWL#K??jcCd5th1~S^GD3H-Jp{`EVK1A|;O(zvy1zRA
;{E^W3_RX%e6i`Sj7F>zw{4tC_C;}-ZB(Rz3X@DrA2&EIE-KzT?~u>>TtwalGF0ZE{%ifl82=ZC`ChuQ*M~!-e~G|@_Mt@!?X&rD
zI%Umj5u{{RICq#&aNz|#*NoKZD_A}d<k8Oz0iJ>zcRY#3hR`kC!gOorcj0sbUVTZ1KN=W+#T_uer}nZ3v&2g8csC@9$eIpXpVGv
fsj!b0_7A<90V|DtH<--I{Mk~>1wJB$x#^*f{6kW8-z=G%%v~I))*-MTQw&R{ts$s(p{KVt~NVeT6DOuaUrg>GzP?Jv?E(E*P3sh
W5$N^IH;U9B7my|JWh1zHUGEVe6^3E{U@iq^<32!so<R?l4wC|+36p#f2XeZVAa=L0|$#ysUty7*N(_)T&5$T=ap<fZWX3iQw8Om
90$})1&FD=b7U`Cj9;Cd^GyeAPH<`ywPZmQqqYJGjfZW{u0)M+?`qTGXlZ>N>gtCP?+?QfQyDHT5jm{~3sYRw9W_s)A#I2~)3$ap
>H(%{FGV9N1Wth7xi{b@-#T0dQOg?YxC|{J5w_WSDHE6HPmdw6lTd2sSK0t~Z$lVplrf7;kP~QilW&z^*0RYeSC%AcYdv1elvFj+
80iQ_`dCHjP4j336I@e&J?b1_%cpx*j55NwvnLhps8n31;CuAgjc?^mo=~3HQ4;PTVC@P)8dIqWg(*#s2*GagKwC@GYAq|_N06fq
2>}AplyrhYz<6k?0%hBM1Ke-6^?StQ3g1H3l+L)%@6MEEf-Bd`(~EK|p@twdT|2tJ4*Ez-la1VQXG&9pm3bH5V3-6H!zWt~IIIlL
7(6a`O%gPt1b9;T;7`+T9r)4IK;Yav1sejLyaw6!Cj&%8+YT$l^|ZvI{hCOf8!EPW5Z2F%=<2{t(KQZRQ+^Yhc5X3|7VY0x)YmO2
JD@c%<3~t|xI-Bb)*9vHQbE2;0-#9O9wJ9g8@H5D=PU<-3tfOHVt^^*o?GxVPK9(bU5x^&#ALg?!Uc^gQ|+A8@Dph6u)9bk0#Jl>
cbOfOO`z#Pi$w;+WNRYiX(INJ;6Gbg)UL6D<PFw)aQ330gff8`e6$EGFUM}M;R+qAcB5_!19fdvnr4P=67YvOuNojB`{u0c4y-O7
|7RHxF8rUHea?4#&O?imZjkQfZ|-j7r)KFlcTF%M`-X9PRg`b(Sx0lNG;tbjni0S_8X8pp1@lfMqi18j`Fk0lT<#p*;w1{8xzf=B
k78_uc;Hls)PiWAYLTKOwE*KgQq~;nz3qf-Cb`+tRuRaG4KINeynbBWv%&SSX43<;JmIAxNz0MbF*7>0l3LSur^wg?B|zWi-Zp9-
Goa%s(56BfxfR@-n1y98ZZ5VO9Nb=rl0DoliLR@UE5;WgR(KCojK$AkI+crFp;e7x>;5xDBzd2Xn5Zm3(5M)Ta^;?2;pr{O`~PF#
U0x0&thM>EIoYG4BC}FLZlIBO%=n7y*?-rwZj<Q5wuLg(#Y)+T5?uqTaWq05nKyBA{gi7o=`Kg7)N=l>L{r%}Ngn=NbNe{#yV~~G
^v>p1b9Jb5<*p!{wAEdANAID^yf>dWc#%|f_oY8qG?QJK8T@C#p_r+2)Uwhpd`6CEwN`>=4(*8`B-B$APNx-QeTnB+RtHw`0qQtw
%>2_*e{y!VRPe}FVi0ZWYl+3Po}a%xPOw%-8d<d!B7&nNmI(DY;HdNC8r@Z5mNUAe&nn|y@1APeG$gR)WEex1M1XU4ccfhcMEw!R
X*RIP@ScLLV@mfqH!O2%QlRzv_sQwRiw?gWXR!3(Q!&Wfdi66E93tbF)}w|_`_^lZK9(VB_(<=%=e|7LUZ|k;1i=c8EPdFiP7sG1
U8d2q)pt^9k#b_-;qn(y5TOJS4#Y&f%hWqV)2&r#G&$mSaXKO}NwaC?v(=<7M1o2c@9^4M8J`7wYU-MxTDao+zOCO)l-mB@R;ynr
@n+yeFf;}pLCD2jKHXiQUM|EFVW@#K7P)N=DK<*>I{{9?35|(68eTv%9kIOx68YR6V2^$UDknrL>u08gQm{sGOFQ3K(xQTp7=e<Y
^x}_2jW*Hg%Pt%wkW#{GwsHfEupP=Ed|VC3ccBX^)wX6xx1yAf=cWMjq8p5ET-*@^o{Pp4W<kQg5iJ5}ozsJK(aGAo(z5qL&1w~(
8k_^?VO-!TwcP@M%RH3vb8*~@K1ICurLOzvL^|h?=DB-@5I>T2U$|CIb2PZWeGhD0U3YDVCir`{>o;RC)e{66-2^*2OhGmvVU85c
Ynlqi+SGW^R+Cjgy|i~YqQMe)SY{(4uQ@G-(I7BFw&P0H4p%OgrCO+jKsOXamo%hUwM(&fV6JX<@yopS+fCLnt@o;I#XwtDTGo2l
JlYj^s160m9EP{yN|Y<ZAWkg&3vtRC>J%JkjLYo-7M(>Q#z7K8s+K|!T5x#QmWLJX2Z+fyu*xKlA>b2ZK&@M_dhKt#`S`f`e8amH
XJ@pBK2p=aO&8QIN+t-AvDXN`xo<pBtsQeuONToAdiB0V=W$zFfqV#Pr%8Z&HpL}`l%Hjx2)=;yg|V>)?NK?v+!mFJi6Gcftyh=h
!fbav_6UBuX^ie(m0;|K+xD5<P>?w8v^y6exIlWt9f<5CUEMBIw$}Ercr~|Oy4xfQ9c(T`&|hZ@m73zxLF0iZH0WgT>wZ`6>0WE+
ePu)~Z}r{aaeef2t`c40%6=gZeEB}T*1oJT=Z6k4ae9yu0)nIh#geVB&bfry1`R{3lx34{xXkDiE$js}D9rlMYCjlLa`eV0>z`fL
(a>kUK&kEP1H)7&j+wmBa3ew-YA~)j7MB*>#XI7F=>R>@u4DM@C(Ys^$Je`Ab@}m;waF`195&Ya`>kGCIJ|zX=rf~ig>%LH;-Yb+
KUfuKqG~Hk+ztpeGW)0q-<4=l=)W81f0)-yLgJpCz%Vg+!y^PYDsQAzQf>$&!46r+yIkvLq;_Vu>Su=s(^LTRpr)EpfUTGs8&js!
ffuELvbMDvXANP4i~}URHVn9p%ZC)>@{7&3`F(RrHxwBP<ekH<B2wckZSZU)T4sRa1N&)~i)Cg*o0oQwCxVzo+`P|9App~`S_utO
(BOh5`Py$^OD8r@s(+qZC-mVz2Fu?Mo=)^|RCs*x{H^z~c(t=`$OjB4?)sIN4ly${n2eNF2ooZ+KtOpTUdOu-2^6_2M~oQHA%TG!
F$Thwdp0+XqM(@;U@9;w2rop)&F>VHscpT{M!eDV3eUCc=K{j^a6qt1u<oL>0Zy)e{!lj7$#4!Scm|4D?A6@I0@)Q9b2e5X364Ss
NJi2;Z7K$LuDZjCz1E=VDn1(<Yn)q4SPIgDpmkCWs_B9(2RCq7!)z`#cs+6xXR`FA8iwNSyeOm#=!@#TTZzHYbLqm<?)kI=)F5h6
C7ks@a4`-}LS`AuSgy@Aj<0KYzHeT*1{QVN!|}FXn~35#Fv;SXl$b0LXO1rArP~ukkjZj{uGr9&z%sJTW!ta}ReSV&(kaQ<Lw9%d
&#$!Fd%rZqm#Ry{gM#Tpb2<B^^M;o>P!ae%^S)o3UmN5XxzBC-H+L}UGg`0wy7jrgCv&K0+a^@RUlW3gG>(tjVl2lvCMw)aSNJkB
`0~v7+u>;GB;nzm2S{M2xuijg4GVcq^&TZ)HaI385))-$hyYSXx-E9r<)JMHHx03&ns$M(BczlG;i9IPYYGY%7Xe}G4>aY;+}C^L
&q2X(H{F(RToO4e_$r<E*AZ>==jJlZBduO>122i-JUizZ;Cy0sqAhi<7HG4Bx~`AC=<iOIYe^&~ZF{}%4$zMhj~bM!$xoW>Zol5D
HGSS$r=RL;yq31!3W9_lmNNm`KDfb}T<rl8?hJahl6(_b7Qm?q<r~bS$`Ci|T(J@Y%#i5<;6Uv*zi%vKmCR<m?~wCAfiSEEuLD3d
AhaQ6nG7KXiBO0N!Ooj#=i#e3Cdr1y^|^Ua>Bh2f?Lp*NVbHZZO~r>`^u4CsK)@gp8XDRvMH`f89?!)PYwY)1L5kH63t{mw*{-Y{
R1mDGHbQy&EucOxUrvtqL(f|?D_+AcZ)HfT?{{&XX{DJsK$(XGOK)=_yLA<7O_-|HsQ7T@CGfQMG}-2fO&AxmbgQn79d1-jxN2`6
NkrHoF8H&Dw7o%-*}?UIiJlM0C8*_&MXhSr?EZeT-@m@9kB-%EH=C-(Mg(+x`KYrn-&_FwA^K4b;Sb$)V}nuiAwmz<fZ?0W1PxC#
u3I2WC^|yhRVTF6n4osrj^L1#UIbr-MM#lu5S1V`VhfG+$v9B*ysI!^1kJ;RAVDA#jddmfd=<gsHl7CjR-{mcmBgfDOb0wv2==(6
b~bBunIl*Tn9}$9IoILzDbH5>#O?_u(DN7sq$=|JP*U1_^ydpoqT;0MiG(La@39Xvs-bz-mZ6G9%j%-Kkw9WIE=aZ>gXLjcT9Hml
4X-S1t?J5AzSN78F76=19=36MOIfAS8<9twhqKJBEuAtdYsm(7`V1a0g|r*#caM`(!B5Szo68peZI0howftM=emN@bKHZ5!e(DYA
EZl{}TM;$f@vyxxFAG6Yk~~L<R?%Wp>3ls&F42iM4>3_SZWE}5MK=iGTC}LHt4!8hw$9ZcP*DMpA4%HdIJHHD308{0)K?gzX(L0R
FegfDev?gG*0eA+**?MbuG`u)XV9m(mva`C6BphnGH?jJbVEWh8Di@J8>X$17aZ~}I4r~)HK8Y9o@TZX?N_Zm>vyufZm2kVTsU`{
=h>y$u(Tjb&ILn)x2WxCwJ7<mufm|cut>Pz2djgF0=KTA)+b#eD+D?B<B8a5TE$_|?H^*sh@dZ6a80EI?4MTW7>$KAFbouAy*t97
nUT%=a#h?}3OqRBe)7TJ)UsZ*6^K_1B#UshGH+`Zl0jrXd_M(2iX3K1ZtH7Uc5C{aq=(xgDlfw47dF@LdX{o-wYSB$&BDrgj0S%=
(wM%>ck(~#A}c*c`9AL<;qQrAd5BU;@gn>W5%M)my=9!U^XpKchN$YigUB>|4W~*XE>+?pA;wxQW<x#oaZ0_iQ6;izOe)h929hfm
J>9tgWX2X;zRKph&<kGs-{0_Q;c#u$MNra0>|a2fLg^hJT`VA&@$PiG=+vbyn27jtnG7<IfK^kRR<kT1w!oWeLy8i~t#fX58jA4W
L+#DTrsxwz8-ppOEnXeC4cwSp0DAD&c~?;V_Q;h8RUmu9StuC@S_Ev}PeWMHaSszaYm~Cusb@C1VNTU!ww0icE(WJLce@L%demIC
Lu*K|w2Dkpk{?Gh8^!7g`Sx;VEm+XzP&lL7EissWQ76;e>A#xU7pX9N=SMm`#&y;u1|r9tQ@a{y+mpAuFINyWtx7skJhr)k(&Dk2
G+0Ynm1P>S!KmLFJQ@b1s^44I%79f!h(NHMARed~>c|ItX?G+c`+q0==}K|&u*lPWS@ta~aLFQ=kq!~qJ_yKx+UnOPV)jCYU|6{4
BE_elIuL6e=RGCTL1zitv`jI?DV^Qf?nyO(JWE&`N#l&0P*g#_Q%46oL!8p#3WTv2By_s(QYociE;iZDNSlqimCoClg|h9og^pm<
u~t{bDOZNE_x-<<&_1f^=}Ef;ff?Z9gk%s2x@a97xONnp#=M0UD1lq9$mIJ6VRi<AD3z{tpt|hkFDG-Zkcwh=8ZvXKjdhV(2$ETJ
mk>cE;;?1pR<x`mr&$^xx~hC(P*qzR{r4()KkKuZWGF~a3$r{81SB8vk!Op0uS@KPusdQ-(9|x1$dR5JA+Z{Z5@MFs+@AQb?5>yW
dkSSM6Q*qfH<ztV64ha#E_zXfU`!1(HhQ^4zqVIuxv#kgg^3<KIp`!hlhlgrhQ*ljT1=$yf@+)CD_CG$3j8_EL<>+xF8&qq(kM79
_Fpt`s}N3AL`LPx3`QnuGVXKp{zCt+_x(B%j*H#TS*xk+=;@VWS}>bH>Xo<`9*R7v)JOMz!R>|-`;rpFhxL>SC-?sU-7Lj&=W$y8
uT^B08)+Q%no6a&r19JMakWm_daX`_1A;s*{Vwm0Oha53{s>HfxWo3@&ihnZtG)w9I$K$_0pc9ppOk1K1m}?PdbVqesg0QF{4>{G
NWM<`jq<wb%Tbf9x^IXW4F#vGb?*FN0rApi9D5FieP%>ZFFs#H1xk2|DKS(PK1!sDMLkue*N^>&<qCA2t+((1YBV067_Gmct%h-{
yx4zZ=f(y8ZLv|=^w0+*scJu74{11D)L9atN^#BI>QI!M{2-!7ZdF02C^Za=eFh>MO_KHOHjZ}CxzGw0-S}@Ew4iZ-bS^gHpUX`j
vh@8!{WW^h*}wk&xQa<6?%{4bC2V@mjs-d1VD!rDK@5=R%=yxsh^^Ko&ej5dI#NpRElgh2gz^y;^b#m*z=3`hXs6w11nrq{5o;Eh
tF$^D^+Jb`>!nDvTSJ?{lZ^gFjVf(U$WRQXAkWWntv1>#ce~JfhSU!MFspT9i4c&l%8WT;?!rq7g2QF3A|af#5?O{Nbu|YhMENHK
lPA9sczkI1J+if3HQ?0?@!RdPx9H)U!uLO)9XR_&m%f+Yd0$zvax$qnOA|slN0>j#yIRPMKs^~?n2H@`#qB17MSI?chW0Ve&*2_a
z_S{=Ts=Kh5GV<~DbrrIext5{cgxjjfMRBpO1ykt4ezzNnFxvBS8NHbj+4dh$_^AB-Gv@C+c9b!n)07Z=tV72+X2UNZXK&lwF4ZN
Zt+f=dbVy(HhXq<g=xSWyY3&=?Z$wOt$?B9?JzD!!+3qQwb8O^)*n8H4twj4m2-kGl4z;h@rRX5ba%+%H1HYFcU8L;@&x7T4NJEK
g#3LN?uu5cZL}kS1V(_GN<ANLxfFEb3*+;~&YKLl_TnP$3B00~_8U3Uu26AP=45V7ax7q9GhB`oIns)ItOB@^TGoRS9xra}y*l7o
{u@&~rT6<R-O-JUaxw^9GFIwTz>`)v<+MMp!BJcrz^0u_n$DU?gw(Yp#aDkA-jZ%aY)r&;27&<z&d8w#DAFRRXV#-k4Ietu4CtmX
#!5LtfzH!C{4SLxq#C_YvQ>L)QJTQvOA|$mJ#=&QK}hqWZ(R@;Uzpk#>?jgQ&b9LHaqr)|VS-KgRvtThLx>}~UDdV*wU0G7$x6+A
?Dz^VSMD_*o-rF}uR1$-cGiW6F;PW>D^<4w&a@Av6)`rxBvQO4OxzX0#Vw2JD%S>H;#COK9quq|s<6_X(-EeYfg^o*O3cv_y3y}8
B50<(2H4PV?S0G@Q?1t8zn;R}EU%0ULVLbBQX;@A9u<A*GQ);0X$)TMU|KCrV{Vn&HqtC3wLZ~T-gFynVW6}LV9RrfZhwOEKjLur
{*OKHX2!hP`SvG@nA&)e+e`DkM2}6Tm8C9@7N^2%Udbk{qw4g*l=V0TPQR~OS3Pc(!kQt3vy^PE_pauXijr#@#6*6L1!p2)X76(J
Yv#0dG-u8o)31>A)BN=Pbk~+Q@wn6Rt?lUbd&qwF?Z(>6c-eM-PS+#oAFH$fuTJBb`%*j>ggSDGa)@y59D^UXi~h<}+tFH-E${2_
`1R{a!d^IcoOsOdFyc(>ADy&b!=ak$4YZ(pj};FMCy*Y39#g;1!yo}Qal+CMlS2))j^*mNeCCg7{Kpz*+m)#u*NalfS5-8ac9Qn{
u=DZt@ehpBxP0g&Drqzx&hC0-ik4WxMlLU>Id|HLPS98pu%}0^k{<mb#C<d291SVK;rMW!L!Vy1R*+4_aL*mM<==tC3WPld2mm;@
1<@x2SM&e*?DW>V?H$nvibG6U{8aX0YXr54*a#=K99FK?iq#z-bR)RWUdlc7q6OxYofed_>@WHLXRh?lmhs~DjQxaq9(Rn{Mkx-*
T5<EXoK|U_v#zw(wZz-2wQyCU78G<;<%y=sk!sA&y?^LfS8J}7`rjOUzb2bfF@3j?=kimb6|Vl<$K4|Y(y1y&O=;g$B1=m04N^!Y
tRjQlUbNZnoQ|F%V83(MC_T+2a8V+9YZVC`CyG?SKyz9H<ArTzqc)`~6K%qleDkLo(_S^9?gDgSz=+<QA#vU567<4t_&{+=t~}l(
_R?H=x;&CQmtE_OUsJVT-F_Uf_untZV?&&gCeg~v-xj<BJn<rcnn}Da!v@qX?22tDb^-4$JAQ2?z7NdrXnRj5(YH0|M!!DW?TMv5
WW)9eLa8t$1b@G7jwt_^hZ=F9-;`_rj$*^lrx(X__D6Z{jmw3Nc@Uq~lq{=TAU!#qH06)gPFmxAb=Eh|cDD0y=SoiG?X!D_IX<ph
OV_Q!`s)*i-Wn(sGUkt}^hR*2U17{3A?h@N4qe7E6IGj53>v*em>9iGuUyuvxyEW>iozNzp9=K!)LysSMID?JO;gv?tu&g0K&wRh
(eK-6`**)S$_F1T1UUA%`L}D*<X-KWfrh<IFFd!-LVQ2>Dd~Ni7jt!U1y%+rG~ofwO=RD!T98j_j7s^fd|l_?#zhp_->sr$SyL!;
xS+qn?+_?(I!0?rSTE&Gx1|O|gVzo*6A%>X^JpTby=?~JWjyfLNb8C=MhxS=n_BNm-tg%3kn(V;wAT?ZAs{$UN17?lD*|an+~Od}
G~n)gc~DbHwjA~d-j*TlN|TekTND=A#-h^oh=0fDN0|!T=KE5sh|`nui(q!I9AG@B@P0A4FElGBYMzv|k-zn07NeW}224nut)*ik
yPk(xTNLRF=#8Vc0-@$ylb+5S-;v>k#^(FGCtK2O7L6`<Rd|_u#v0OJU7ihO-N)=Y=%*B~Y*V@`gn{OpHG{IqxccfnW#k%^c8cu}
xfI*!-yJ8L-Tx5H?ZUZ|arglTd{&j*fMr%YEvpW{j)6EM&=1x=aFfHB`YG;%WnDmwV)%2r+*e%C5Iu^5`UlSKejIVyeouCupS?JH
rsLVz`2-GDLax45VV@6Qm3YOD9%sIp)QbB5hBTdjN~sSBkiXk(z&(^3RcNd6vno<oK{N5iI!<d>7jsQbm1)lkSX!y_fBL=*p1HeJ
eUH|Oj0`5pg90DR5fd~AA_mXx?BQ*lS>h>ig~rv>NI3fF`-@)2N^i}2iU}9fF*@D#3bt(cW_i+s&|9C97sjrzf~v*ewm4i_&_1iU
--z}e7l|6DtUkheT6-;{*0*yndJYdGXrCG9I*Joo>wz<8$kSIBiD5VRhqMYRRaA|O1R+KgB8ec4D|i&Dz3tpbJXCf)?Mq(>RxDqK
5nGFEYVnFZs%kqeSC<(cfIvoAjw^!#=B6VW07ubV5e2Kp{<>*u*4?fioE=w&Z817quzjNR>tJ}<^MEk*QEe*})d?I7$*MwbOOM?c
Hk)F?(L23l4@Z(6gyxUV-0!6YdDDaq_cn$Zb*Ektr#hp7fpG7t?>31t=BPgX{a@(eXTF?ZX!AmW8a#91!f3{EYeW=rO{gyYw?fl*
y;cwA;ic<(2sdr0lf>eqE~tfC?V%2F)YtoV))<r}A7(hrl~gno`=Vd9id7OQ|F+KtUz<F*zAP)aA_B;hz_+k~<PJ2D@4@Qb-?;~_
a{?q4Qhj|E1k)sj=q>5{z40Z7s{(<(;pp$L0h`?5f>e5>b0OeN7p!|Ydi{45%IU>xD2<n+UyI=IKC5xAc<mCGD>YaWJqE4<9dhsH
^^X3CW4>HZXQp3(8SHK@2oGM`c~UmNl6MHTEZfi1D3V}_6!6?>Km{t2ArnI3<=nkx-}kJV(M+5AXMb#B+H<Z?N1W4Y-?ij>xb)uJ
VFmM@!S{{yUF8PgNdWCxu6r~UaiEKGk0Vk&WYki<j-;NxxDU^hcRlOJkUH|>!z5M>On5IJ!nGBpFh*BL=5j!TM3HSn!O|ZX!H-SA
Q+HI+yUHNk1d1o{!WXGtORs;S#<-?lpWc=*9?)CP(dOO9yo`<WONhp829Erd3ycHk#_j}CJ$eqnDM|I&y*H*|fh4j<<eJ=1rRl?k
sd*DJM-p+jpjOw*;bPDwIi$mxVo`-ed2&%CA6iuP6bDgJcw_M-{^LSEnf5v%pzOLA^FM#S(9@>;;t3d+K3VodTmLotBEf@$e!?=q
IRHP82*4p}R2>B(hDbm|_V-c?7Vf)Tbow1X`4y_G&b%T74u*$H?N61JH{RpKL%8EWV4LzXelYYV39o!WBVl(BrMg%|Q#ysA(qZy(
X1KD4wt^gj!N}0Nq5V&!Jo-q^d@Izx<@x7^vh>y-z_ih1NkAh);3Gu@Qqqg=48X(m=dz`t;_{2eJu#zs`bxwN9o%T?KM2_ufcm)H
B=(OTi;G?k)j14ofNQDvMt4KlMQLD_lI{|`brF9DxZ<Bg<vIz`a=p2$ibq`~qu+Y(py%z&6{_=xid0J^Z8M6ce0`c}6d0?EL*TH2
Clz=HJ$s@UoGW4<WqJdSwC3jPCo)E~{2Xyx{uAA_XD7)o%bh3pJ|ZZjxQO{J2>XGgrI>%N?a#|=UP##@;oikz^&pUsq;^n>{ILSU
MQMaCXksv(`)D2k0{8Oa8*gXF1E_UHnnnmqvZ7j9NOedEGwk99CF5FLY_Uaxh(i~t+2&?kwdQd|;*DbcU|M!@V+1R9I-^MyzY_+D
K#=alQEe1c1G*&bl}$%~iv+V7*xr8mcTK+Mx8%>h`8Aj#U(b@lO#)6RSrv1mgDI~R<0n+{Ov1#cPk7^r0@CjC^-zQ=(LmCKjF{|I
vlL+)9cRiACX$cW*Gm%?Vr>m6wl(GHn-6X-YR+-PU#I%D+ME~TaERAjV@DcLM$<}CgCnhkgFT$CU|bvM9=c4CYYB;vjlzKQ39mg1
mcXN16VzTtAZ1nSOuJGl;FE+Y!!)gJUT?iXrZ^FMA_i<UK|3Nyg<WOMRU+>*HM`bpT8fI>N{PcdzV;#Le4a(TcWB7crj+aA$(rIq
jqjhgd0FQtb~7>J8oKx+B1d^rSv*!R#?Bk>Y!Xe2=w9)Oi<7|IN{Pa#AiP?mttd-4#Svv%#klEjsa)YIC8@B8GOA|MVn*Ai-riAv
48IVYYkH1+zW)mF=X)*0DLxy|yqmV}*YOp@@86;n_DXFR3*xcd`%G9_)+jMfqXAHD!QHRXUaK?0{A(1Y9oyyU_3_(UHff#}9TWB8
#mjBL<nRTx&{9S0G$7JeP_gG~#?|o5?rD5=!r=o30OLi>+URjN3fGPuGU7?v^eqvuI=>rb?sR-?>QwE3M=dwaYALhM2D}7wvKxT9
@xBHI_^!mpENtf1s7;e366BMinzXy5@eif9v{1y_U@T_xIn5u0z3szWOOiLy+(liLP*`{3mMh~&wPZl8@5EQvX*I4}i5l7mT-woE
By^++-P4VaJ)*h8_`upDWV%&uR(F0gS&loxu6QA>*Yy<yQlyU}BJw%8yM4aOQ)7diJlpBccCG*<(|QE~@h4*T@4r7)tA*tIzMKo>
5j#x@@7mm8S{pKiB>Tm&QNp8^o!Vq<qXxP>XoqT+1d2-5=t57aquBGVJE-=c@zF^Um+|A9$eM(e(j-Cb@_|{Q4;_H;u|6lWF<0k;
NwwS5Q~PulyB4mO7fZjhtv^lmIb(DkFQa|^esj*f&VI|uu=YrZlA<XjpEE8>=+j$Oi$!SQR+V8_RI;`r$t`qol65!DQH)FJ$>M6#
MJ+vCKDcmS<h6m^L!9Ei?Le^)8pV62)Y0e<y5AaJwCp<LryMIY>Z*AZH^Ft+vLVVFJIr5FV~rpg)MHtz*Ggl35$%LtAy}Kr5MnI<
YlS+OiF<^#{4i(cbf(@;TUEq3t}V~M&b|0~nz*Y9A*pytRuy>h$6MnIZ7=NU-|&ui-zPVwW;k}ckZRh`GhqUpFKTk*=JDCrCb8L%
K04L0<AAy6FNb-aH>GEYopSR>t)|?2GZ9PPQW*{>X})H{oUrn%)by~uY1^lwfKr^Z4l#REJ!r#?n!km3UxfDMeUw>63t<;gtoBEB
(UI<Z8uq6h#Qn90&2t(;w`_4EtVqM`?p?Y*+%HHQk%v3fX1epXEqomZd*V01ekUi#b@Be0H7?xYNm1;{U$kd?{ZH-HU?Ql9D;6Uo
5IcVuQ!kvuGrq6<X{qnc_v4%Eci+!{8+{Qxt&y+T?}goNIw3)#)Hr7Oh!zEfWd?FiqznFd{U7P5{t+@kJ&8Xa@3;E@=8PNu<S-W^
)?c`@Z>nBA-)nhQ40;X3ae>zQW?P8jo6edCMqcJL%eekuU0{(6#BEf44`)8#c3@ZTL+az{?)j^s7xk9iuq1VG<$%?T0iF0}02LzI
Anq$(o#U2rbR6Ejg1o+GWyyE9GI>11LER~p>R$fI`r?evD|~Aq?A^5MUK;_uKQf@@gsisPM|`V#Sm=QGapQWiJklg0&hGmV2PA~a
UBS<UZ9nzxxQHL+bl=q|e)Z_DW|V9l9REQZRs7>#+TS1fp9t2UG|gaBT&M5auOI1G{v>A=<ZUYGxOYHkN7O_=F!E?~DvdEQ|2+TP
)O@=i|F6Yi*{b+|&ola~GBj1;=l8!sKBpCNPj~upq>xGOM4~_^+%_rC%ii>X?)>l`3u=?tq=Niq5rRF>vRZxf=_B`5X>2R>_0y}@
$2`8iHv5Rl=2)Q*|DWI8jR$SNM%VjzO?h)P`hC1yZQ!U}k6#_%!_043{9pCr|89L6_31t@?X@S{+2LfVL-<1J>#k!>psw4<ndtP-
8^?`RYc!2y;*&^g?3HKg)8YDWIv;vC^y%a0P4`$jXO94QS%1c(|1=lR>E}*8ljXxh<BtMAMU}-%W%YIC+&O9BMm|2i+lktoYxwZ`
uTNDgTj|SCPZ#B<4E*=o3mkhi>)AZdO%Mmrn05zRQ~a|ZqKV6C(LVw2+deukMLm3PE=TfIbV6>QOYBKSe9H#rvfpjf!nf(n4_U$a
Uu(tT1A>Py=SSculcnJIv>&e<P*#Mh+xWj>9>3<a_x4&0=xOerTx$E@ZyxB}P*2pkU$s{-9(|f?IH09T2gd!6YYUDz#vrwO;Jb?M
Q0bf6v=jiiFy_kJsa*HGi}vkkMIKmtT3sZmXwlJ)&UUBt^R-R*1D8tnquIpMFFMO7lsgJ&2g?3C^?KL7-s4``tt$S7U8tXXYvI?H
RNs_eIXchVBVEm2$Wmqe{IO~Z>0c`I#f+|>o!sArHtR+iiu~JewrRPqX|9n?OX={cip%hi8ceh&8et;Z81U_U_xY}TIeAB1?(Nx^
*s0|ltJV4IcCD6!*0bZ}o}HNGKi#hHQg|Y4XLR?i>o^?N9P4{l)m2$W_%xRtE8O=I-CJ5|BSVdq>aU`(w%qAad8o2dGmO7U;72IM
1@T04M7v%1>%4eKTcu9TA`W+P>4E9h3SylITzGaBrmsrhAJburX-^V5U@nJ9BgF85OdIz=ym?{i%3k8L$^@MvblOzJk%>T72)6ub
8{3q6JUnapd-ii)K=kp`rDn5Uh2WhjG|@QQorG}bNCcCL*WIwAnWg&_HjhXcU2Jz=8J>9vXBF&Py#t#)ak_pKR<oLv@rYb(9*qyC
+g?P`7ZuiJW0rt$?eoTNZ2p}6T8avjR5O$hRV9^bsn&vqLv7XRss(Vbv)SD^lcTa2BOQd&z2Yaf)DOutDRK+U2PQ`~Ozwv<YNu3R
)5h(J`<=cXdU%he&N{qz6D?)?oEG+^$<KyKjB+y`7XHJEsms)Q^H;8;u}C9KQn!%>&it+Jf%okLj_Y4W+&A1>nQq_k_WHT1(ekw}
d$f48in|h#_2{~1ZSBiGhfe}(@x2Adxaej(N=mxS?SorkR-yP>|Eo5n*Hbx25o%Yz%92G5jnW%OBYW%bePtYAyU^go&aX(^)PHf~
drU2N(eI>M4Sk01qxg4f_AP}}Z4YVEfo}edW<fURNFzydDMh8~Tulc26kzLvtHr7D)2$i?#}#{Qefm&TrOJ?bZAxq2j+QTPX|~rc
d`)Z-n?JXz){}ImwDij1iuOVtd=}~kk#nRdM6RMtZAi$9Vs|4n;a+dVzN5D~@Y-P$*Iu`mry9f76dZ}e-P}r!FXisrdh+)@J%<!m
ejiNhD08F4Xt~mIdE;y@>su||YQywTD+pc@dVW2-XfMm>KzuxO+-tFGuF5n=ik>TgwNE$}<!RLS=9D!$p&A8}B>!zggP5~|{x!vR
t(_iow$W4MbaKAF9DN(@Qg^Vq3KuRLL)IY0IM>3i_pR`SBzx$Gt`Kv`8(qSIz|8R9ed+6p&S^-t%R`jDzolT@=U9Gc9eZaYd6&Nn
7ad5H!#3eb>@!uahic<!$h7i4ydXukI$EzsqBIuRiIA&b>B4M8c$!rRrW|#N^~lX+I^*1X>4ib);RBBYu7?(P_Sb}Z%`bI4BeFQw
IFOGBk>|H*=?I>QUG>DlK)mLY%;NTX8)hgs6Pli8>bJ&&dd=fgh^vZOXTp}Q;@oWJX~HS7q|oD47`+ukhk?@f*R!#94QO@gk&~|~
m;*{y!(=C&tH!NUt+c|nD^)~c!idieoj{4@f1OVcn~gL&_AN|TG>C2-y-#h;2D{G_oc6m{$iCNoX`93L#L{(E^NS8Azm*pF?52lp
UmYf+Oq!Q{1(U<`-h1Zu@ZjQt7boje8`MMa&b&m9%0%#*oLYhDG>4!|E1!w+fd+CP7s7eN(7x22_oEDGtyH$*Ly_BMLs6UR{n{az
sH)42sX<w#>)Uy?1B%wOp1xlgyrF8L7k$rkZ#^6oI=?F+aY{Y=ADi-0>%PqoBcBPOlQ^iPs>M9w^n!wO-0}5oM+OgNbs{y&>7=&K
uQ=Iw*;tCst8A>$p}{(JTDs4cu-)f(@vVIarF7;ycy1>{%DvsusOGgbYv~z%xbem5dlDwqJlZQ&TpjVHdQC=|9O<PodreAN<Hb@%
wNbPB_NPxquyr_CeS2V2iKyXC^_hMv8_opr;m^9B^Mj46;O=|$90*2&wA+5lb1e_!*Grv}7kol>uAO`B*NUkZ;d`D0%kXhsZ2-#|
7Kx;7NP7Ri^zolxs~CZ*7`zUIAv&3?rxmKH5-RUf<$@H~0xbP)t|~hRbumtsn`uRj6$8ulQyOP_+Jd#n=K&F1)3#n%&vA?$=qP$<
FdjMPVa_?Bh^}a)VDO~v9=PV<ZsdnNV}YB}d^H;RQ+U4~KRvabp1VM_(9`^4wWWU5R}lH6_HWZ0+Lhw`w80i0yFNKvP%}Jtn?j;_
r&ogsQ4t$V0;{BSz20=f;e#S?FW7l)XT%kf78aynhdH?H*Em<Mv1(J>?1|TvF0Qdj(R|jW<-w30Z{nt9w!WIHxme&@m6Y`Dwdpx0
KkGZ*o?9)J9aE;-T4K$)?d+}Vf&VWwv+do#9kY{I-W>!DzNsjFDWpTyQ`ydkopg-W8vjJO>ELvrk9l|HSTBlX?MJ1%Abl~R+L_Qg
L|@GCaP^>(q+aBr54-kz^*=^zsv(!n%hvSiexB|7yPandMLoSH@$*k>qAEo@&#bumB>`C3^W7)Yv~%Eb@tt3epziuT+&u8zZ%jIR
Axg~`D!b5!J12f`U#VXb`gK>nSF_4zTvTEX{;kJN&z-$}DXxXY=^l<eAkSK9#eFrLh;)xFb?e}L@uk(2?;hH4fP1waV%+)XKzE|@
byG#tYaQ=v3w-s7wMF98I^WfM?Mje*{!aJP7a5p-W<^C{JC5SAy<X~IUTbN=6+Mu<Bv4<%&*lAYGya&t71!mj(>=#-8gjttQC^Wp
E6w<KW%yD>R2O%gOTw4xshOkJyr+efdQu~0=y9C<pIRYeHpEIAy5e*-#@a)it@s?{t$M}7*2*litGm(YJC~1*txF}ZV&@3Aw__VY
y&Ut^I$8DiM>9Q%Rt~1z;+#263!x5Rk1iM#ws>jBg+?^v9oyz7P7*b7Z4$;^5e_65wBGRcR;nb5yNyKI;nyEx^&Ajzu(OSHtezF`
F?pqz2(@Cj_3Yv}TY)YX=1cCHj|*NeBVKC|t!-WQrKt7xS68hpmj_%d_l=IZzY$TIYM{WS%hJzHt3Y+P3h;HMFPlsUDX2}s>kXt@
mtSR~w6^cgb57^6wQ@tBRKA67r0|TvFk$0e1qgauGY^@BNfa`3#XKC=2W9kdOgRtA+_BHUZF7xy@$0_-ZYKNu`U!h!AB1qs+(ATZ
Z1JuKFHNT7Q(EU0e@1nJF;e=u<nNo<IPZ2JfeIIoddvg_`yJ|9zBTcNk8%|t@xz^z4CQw`IL#fyqzE9?u`N?b_`lU<6054`7=FeK
1wEuJ|09NG4V-&=!;=JHcz48M)eQ^x_lkubn_Tkyye|VM*GSsm2SZ&Q{Lc+zM^rgGuZT~jSkb*YDdoWe^%Iq1qA980&m1ZQgMC%V
yeTxC*S2_j(56-osWvYw`u<#R(|#N?uXWB`*Ih=LzLo_ICKZUfd$(7xn5*etdYcTI5qG|+&f2GXeP-KGPqj_A*1I=6Q^R`hX0USV
xsBFeNsX?aE?PLd;`Mf#$<8n<*X^AwX|;71BA3-uO1U&TExWhVT~&4IVU6_GmhPm1u+mm<N*4bg*ng_?Z=;{+m8ZOrHE-3)&eZ*H
nSBP`cuv<tC;k(U-M7d4b^fi+^Ukh3-^nNGpu6>B+~`pFz5MDVzsdY70~h^k>+te>*N>&&j{{miJugwuO5=>o@|+4s2(dR%2-g*u
G#?69Y|8x_-3>4kyWsRr$9p@1>^Fdm;WWcVenVDAr9PJ%dwEWsxd?1_PWQ>FRK+6;X|SfEZ=iEg0Sm5%&{Gx4urMmhfrH*3^Ul|%
M`XQoO3O)eUd0By3DG${o89WBo60+fpvbi&w!*i#`!Os;R%4653r$<;w|9lD&TJ!Xr!=mbaDKe4d($}0<7o<rV>W%W$>H#v`1$i^
o6&>hqp6Bf#F4A@Y_Cst!O|DwfQFR_@YBLHIfW&W74caZ2j0K{KXD8N0pAb%Y=VS!AkZt{px_R^JL%8ks{MrxK-mpj3=p66LS1dU
Y5f1rH~rjNEg*hC2V{T{hM}qaEBg;NAz=XNR*h07BpHPgAUKquqc_-&BV<O!ga-iv+n&J?3E3`?$B=UC{GtDSB8)^Bz2%~eXx6|T
;eWo6*U#f-j;&wCug>!}%i5kWk{d`Dt<;lintu!72O$pT7i{z4%5GOX<(w9;O4NZ3l$%qez-s}_7u^6C62gSI$`w6~HQtBRqN2-U
-}T{3fdML}0_gw=NhB2wub|C3o*wH%+{r}}+K6ANetyMKKDM^@Ay!Qpmr1O8meCAJF(w!xB}0+M<e@&6x@l9?@4=%+)j2~MiJ>aB
qF4qO+eZ_|tH%c10~#o@${8Eo+}^(8#By?2Vg6f)f}L7hVOwc!V#oJrt@Dn89PRhIa=UC1Nb^EbTjLB?lJy*pQlU}DPi0F>Xnk`5
NsIF6=8IZJRBnwZ&a5TTYh5+Q>kM=xUgeh3!Qv&p#>BTy?3Y|!Aij_}M*(%~?kz@Ax_s>uer)h|Cx!~3{V&ZR5cg3cB?;jxsZ)6X
{r1G8;~Pp3tFLcdz*$o)>&Qt^hA}`VZ*Q|-e%s}cIy`>*Y-??%TK-Oj6oD2`^`(dbY~050Y_ty*)cifalk?I0&HCjD8&pwK%l_Op
Y&X(7Bb3lEPs<NWQDz}{j^IuvAMZZ}0tUz_0<ia|yW*55X7)ReX@ur>_UHWdzg^K&v8)?Ix3PqPb3FhD>ig-xP2&7=te5`>FhY9{
!uJ=rKhp7+EhlYCeJ)Ljn<xB76!1+&f~lUOn58LE9z_G3rZ-FxZma&}Jw*LMz}h4_A=$%D_zHisqPVgPfeEOfBnrG(vL*CW3S!j%
YDH^R5Q`XfpmX@00h15GfK)bx6p=~$Nvf^Q91q^>sz1Y*50d{jk++owyo}?s-LrNtId{p}oHXGy5lvV8em)odI9gp=BU3Wp!FN6X
1THF4CAe`yAp{R7zY2(?I)o@WQml1VsF8F#alA%qEtKV}*IbT|->^$?^lYr6>rnUVLp?4Xchzr<+5m|tgb!+Ili5h9IH#h&VP^)Q
><)2oy4O4+>qT{DX-;;Bp<+-{iFAD=BIfzyIN#XnhuiwjCp)=dP8tA3wM7IniB#)RQ98R(xj;pa>!tte(wsH!qhq?4>0K|_GFO6N
5#e67Js)bubV8H;_!QVvoA)T~qc+EgsMzFShiwy#eorTelb|h|2;LA#Dbh%2Vj<iRWkgiELcqyr;rqMd8i(?q=<%{2t4ERjRH9NX
9JibF=CmAeuX|kYRA}zh^YtJzg_p-Uo@9bNh!<u%@fP!!rwsiT+la4`<JM<{)N+0fAvv#N(Au_$cde?RSysK2wMJ?lGf|&0+2R;=
zwsZgPr-*j<_GCkBe;3df&UTU_T4t)(>L_`S>PrlQ%x%s`W;_`!++Rs)}1!2kO#Dl2eK(lkL#_(G7V5Q;oCD52m5=6W{aof+d+Z8
4qRx^Kn@1a+gjkTCz3VDY}*6)aHn)L4jsz7{o@=)^3>kncR))J2q3e+g@vh~yZ$=yVfFFw@8g<}R|bzj|6#b$Q<4?w&^IynztMPv
p9$Y@<L!1kUGoT}plYMYz=7mOfj5XZo@9~WhZt@?9n&JR!xfjm#yLY6Uh8mZszn4*hrenDC&j1o&plU%+2Ucopg{2hwY+L4)(uG=
BYnrSfn$V=658>%W*PzeIwCBUT?Ql)I|?DmAP(+ym?Qh8-B$c+t>&w!G~rsYKjJ?CC_Mx3Zl#g#?D%w=0G9JX+~bvd;z@jur3`eA
&y?7*J^r49v>lK_K=TvjIr8lHq3RR`h!pFacb{c^nn4HDR0TcmC<hLw&Q_72w;yMHb<}qOf;~=w%5SiFslwA<ij5K93q`2_p5hT^
C4>kB3HkgZ+5(qucRhq7fzk-aq66`si`UqP6gdRLPtWw{uZurFk&!aX5J#NB#@=%<oQk7T#Zg0T85BfC5ls_O8tx1#3ezycqRmZ#
uwN6?zca6c_2Vvkm}$g>TU`)d?f5Z`fqC22r9@F^bOnh-3d-jVK~yeVr@9}sh6h$d(n+_~=k%5i)@yt#+R+W@J>Gt=55J}b$78r2
w+MQpcYh##YzJk_*u6w8Kr>*(pCYK6-RWFgUoL)qMJKK(8z*-{oDwxPbk(JBNfxuaKc~KVejawP^YlbNZj9XPNfQ$4Hm~x@F`0b$
X&boZ9U{fX^7?^KxhSNfpz%>&3Xj|Suub+c_7|SrZ8UQFyR?G+^X{Dz_;bVRg#=(?NtS_AlP1DL8RyG2Y2bf`wf!C5OI;tHu*3RL
IQ*z<yH1ncA<|DQn;yNXi7^lKA=B>3rRtnB^k%<5Hzf4QH|FVj8deovn!JraPA+j_w9GB_bTHkQTzRz&S3;)DF%*wK9Lr0^C)ML;
a=>|=NTKrLnf6U2_9hTpWiq+Q2FZaf%gF#v8Nt8s{y1q)_P;AsYO|cDYgF>$Ow_m=$0vsm=peKKTvP4&AqQ$RdJAKRp}^FDIuYrZ
2T6VvYqKcvx4M29JmXM5nojv%>E#bCV0JOpjo|CXBj0}6AD=8wKDhmmZ2|IwbFjoUKWrPvFO~z~dSU72o~Y7L_@17-_uM@^#s?@)
P}8<gx*tUAibH97usKaPb68(i9uw_4yu`#bnEb{PuzyeAHuz-l4qHD*hkfNbyz(icMsCMtJF*zQY5FyXEIc3{%sXqoNykU)hM&^d
eQG08(Z&UAx!C~ZK?gZ@<?29wjC34fm~`KVM{)i*9mY8kU(gg0QZxytl1t+IYZN{e_+PJer^r8_$5Bn|<#2$%eJUmhoN(<l^ObHV
#_#y4(=@i%5Il$4bIZ%?w%mmmr6HZmmH?f6gO2CRwcdkRzj%P%(V^ZOvqaE9ES5ItUPVGv3+lW$t!uD1A*nzVi@uXPo7o60UF?K<
-}ktniEwQR#W<f;C*nYoXcLqVEU0~bSr3yAIfp(YN4&Yd4s7Y`kz&WI?TipSBG}5kAXY4+0@CY8=v>XILCH*D@MBQv+#(1fCHJ~<
0z@vz`FWpHiREhuwM8EP@KtLl#}3|4O4H229B!dcKXb5qkwboc%R7-zY2_2KieYTJ(|Up3xJD8LvxM%+*6G}k<!!!Ojq7^$0s!h+
$siISvaKJuIB%c>p|t3H&y6u!_WR2ug6FFPZJnz)RO>|#-BC#D^gKJm^qv&y#SCeZK&HA(k@XHA2#pTMV2}d&ZCWcVB#N5UtM);^
dxh|U{sLcLZ#ld<Y`$Z+k&kv-AUrM<kzqaNAW$CS@a_iWZcxHROl4@%K>I{iT9gZB;}5e~Xd>e(*J_yrPEC=0kn%YJXMb&5&me`t
_`rfWj1MU8Rg&DP$T;%0!Ou-PE>Pl~AbHbmS$b)2N1g%W$BNg0X%xyxf{*8bwG^eKa5&ji#Q@r{`s=nu!zt@maT+_euLPFvwr$@o
{r$9ziq@=8iqWQ^K6;zJpoeFx2oV=a$1?ns(6<EQz@pev1Urg6KsD#fowmNUc2#e9!WC>l_`PwbX!Dyr^Q7GD<!VSEk}NoRW3+*7
u6|m*a|1c<^@>(wSv%#2&mWB%1oviYcC*;CAV~0_XTjilhZOAD0A&Pp)0%KbOusMsaaR!FzZl~aDydFTX&Gu9bOoTSCB+IwW}qgh
!d2;I<py~4%+O<cmkwU9yMc`YVNyZwSR3Ddc6r#dQ@T3btr9|2UuzXaC5WU#8uACg_72Po)^SC1c|=reKFu2%g3(dR+(hF-I#nD}
Z`?#43Juex3t{hnY4v=E)fKM{u`S66&wV2%c(Z~C9APjd2QuZw_|>ZElsoc$hvHiKXJe!s4O~?B77po_rJZ!_42cHhQiNl0n%>_c
?j)c*&_FN8<w=o!)lUA5IH)0w5GA%F2tYc)y$HiaJ*k9vfnLvQmKS0!A3Hn&l5VPAIX;;0M<%s{_e#rh{tk8Sm@HFt#tpi%I{BOY
Z0C=HuDc+m=X<#qtu}hzh(AwzBF`^Dnsu!MV7GO~Bc<umd#b{_Yf6fO2KoR#e}*8>9Px(%^mT&g*`<i$2{a;Ud-&0K44`)lFGEQ^
1|s`(xa1;s2iz^bMQvj=IgF8iYOj1J5^gc1j^SL7uG|HxBo_yZhC~h+T(NHo&Wjnab|${ub`g47xnpJEYaIQ)?$A8dQRJIf51YC(
ht$a6MF(L5@`X~bwAKg<iDP<W6n-G!x$SY;S+P;56&hy(!P1vyBo-Q2A+_LgaIpCn!a~%3r$Is<CQOuUg<TjrIW3yUyT{k04XvY&
udvenTU|A5Up|!i5Mrn!4HwT@SIi89=iL<|vMfxnFxMjXRT>BdasUfmF!p>k(1K2QJC8;5pk><m8b~~z+XN(n9^9h6(qtQln$uY3
TQOG@kAIEi#S<|cI$x$6uMJ(TaCQO)962R{ND?%38Ok6aBesf*QVJ#3noNixV_46DZ1V!75=qo>_2=Uwe=ZI!!+NZa%|WnnVi~K7
MtFik`5QD-q&;yW!Ua(8FUkrG<jK>PBc{VmM1`6l5F*^F>GR0d=G%$G)>~C*O+sXh-)EqyHpA`jcN;!5hJjnSH5fqB%oH?Rz=RGs
2LoSkenp20I}+NISnsQsS{|v+%DwbqN(-{3*tWLR`zBfI+}FWIPfAMR6{QBfDFs%Wz=1|rbSk3WnHZ+ed*0BTB41IAghfT_hZHXm
bvy)@#1hC_?!pKJn(DcnVU>AWz=SW;v#YTn8Y~fTK-iH)9Z1~mbfgq2GFccR+OHbSfu0Zr?McstYhDOYi(XOCA$kZu9{jY@*mNBb
nHDJw4GuL#5|J8FZN)0%Yy;1jufq)TW3(0JhjPwQf&^EvV`}vo%v;y%fJL4vdH1K~vx3jo$YwgwRnX8a_GCz@RTmVCF`;{2io?(z
_L9Rl6>#0jFoFr}@b&3pM-hZ5LKX|A;2>#q99szFMaR5s+=v{-xsn0q3N3;>FPLScThVHKTBz!Z_p<S#ENhMzJ!@JV1LM!A7SW=X
CZp5LIT+w<+E$P2F&J<hghb;!%J16em1#{F2O+MqI9l-vOj-T$N7P;u3ki%-`8`R*px>3=;Mv`ejUA=Cn*zO%6JZMS>9gq|`a{BM
+l>-c;PjwOJFbs{6H&8k4j#_o{W)+)7?=@)DOsJiLJJkQTnS(*DS+-^;NFR$h#ikgkqpC$bH6?`01eIx1T{O&?!j;#R(ktm<HzOK
T+`vFZEwHZo(-G@V!=UgUZJw|ycK+YtVldFvOgaF;58b}v@cq^<l_ri>Mg9wRT0`tH5e*CSG;Fth3e}1Rerk37_i+?@4b165)P4`
ck_*Q2<NNY84%h{fjQ>G0{k|t9RNJF6%0JK90fP-zM1Yc!)q@T(3g#GvEgl+#kv<iD>^SqDv>gTH#9S%wkz-7!v$5Oet#uM(~Ltx
-(X7XF~4o=Q>W+r-=p)XpzhHE<s=Z{>079n8ul~17US5%ck-yE0kn>TwgnCfst0DEPUzUuXOW9nPYX)d@Rqr62wUX8<Fs|BF{ghr
?<<T@&z=HsV@K|ynsOoa!vX+ub<(2cpc+(G1VvEEY6uZD5#{oG+QVbhPIwdo5Yp+Je|0#7fj&bVs@U5VYF;EltNRZj5qe2PAQkx$
z!L%H5Q6q|Hmt$P^?Tv?xKu5Es-BVT#$d&5YYm1~#ex*6d!b%8f+|eX6Bwmbc>66&DC50HVI6s(EJkz~ePJ0`*;cljcWi+*vcrKB
XeRt<D<)H*O_m@$$6hm0p6QNN4m4<Sq6w{T2tuG-=V8M_F9h0l;)TyjYsT%|abT^p(dy$6qpdzxeOA9+!hm9;tAzc&xViP7a$G!T
v@bf`#4GRJ%))+?V#aisVh@VLr`5x56n@+9%foY~i~L0y`m5d@5iRP^nMp;$*T5j6#-KjtPe7RMD-&7HU|1Gs2w>COo5KK-e60?6
%uw{p;m?)v_v<|RFS)>ZFg#$ZS3tIb>>e7{W*vG^bz(taJZX1n*X|yVkJkSGgw`ciwQ|lu_((IJoOI&h!19Sv9ZZoW;7E4|f<%U=
Y`Z-q2Q)Pg1G-m1?x=7^E0Nr}R7L#p<@B@XI?EeQ$~4Dob)n0x1KV`3WZsEHEv0K*vW3=SqKm>-Cau1q`usn^-nK-Ar{H~j`oR&b
-lf^S-%DL~jvaSQpQq*Spy&Y_o)_Gb`U&P8xH22oIBZ-0vKcdAO7-2`1619SPz+~braLBp^~l-V?GU7*VLt|f&9lIYYgrMIp0*gV
4J}s0rYY<Mi8ci>BH<#<QBzjiMie%YiH}|{Wm{IZfGKnY5=H@OB7||9y`GP5XbLoduc);kRN%uLoB5%G2!5ZUcRd0;=aq`ajl1Wm
TS8N+;yL_BAwcax2BqV_Ct@P7W&diSvwV$S9GdV@!yGCUQn))=HDT)Og*SLD%&b(35duY?(UrbXxwU-5q*Fy5?q}nv-!Rm;8Ct54
zq#2rZHRlfiqCqBIHXkbCL^y}WuG!6Qq=fk1_HbY5Jsi7i{8K~KJqPC#R^b{H&OTIyA%-;EwN_+V=c5|^0_GA0^#XmA~9gH_@xlZ
et{F74u1G(U0eFu+dnHlZRP$`<~+BJgu)`QsBRy>H5z3S+6#iX91wDbWom0d)87D4nAq0bHQqu&MLGH}iXnbC*U?QOZ+!&n_-&6H
P`@YA_b>*>03Qcr1?@D%_Nu?hrpD9>v2Z@FD(ir}56N%0+ah$WHJ*E|m4NUG4ui}NL>X}I9n?rp&;kRqC&X*zUX-12M&L9DP6E&?
d0LbNxppTXN_^Xw6a*HzV2tRRpzOp>h#{r!z~7Z{Ee~M3N`Tp$htC*sCYIgpirjl{HX_wztogi#SG(*BO;m+qDHw7R*--1ThLQn9
$3z}R6Sk=!OF(6adM2WvvsQdpm47~&&{6P#^&D}^9i{Rhyh3t8tU+*$F<^XdH~RDxx?Fv)6+~*xOArkK#2xf|#$Ug*V*`h19KRN<
+6@z&nm*?|XKmAt8TbEn&DEZDtc&8xyO6Aar%(8|e}|MLBqaNNq9dg6{BwQT-Lg0AmRzq1q%%o@&BN#ng46^-ud*LpD*itz4QpC0
2)7AkO#_|}0=g=CQv$|MW^^vbjU)};9m_W(_RBVDa-|FFzdZ%+BR-ynfNV#)!4p(a#>jq2^!*=RYa>|d=YP{I%$|JuFvIKA@krbg
I1nOUy!gewf+~4f(9u5y+shtx{I=_K#q1ZZVt|gv;9EAFxZR#5LAEbU)Ly5yumnU0IiLYobD$BF)r}J9`Vn0)_PXzvf+8p;K|uo{
-yiTYAN~AwadHU&kaY=*U(!W{00_p-8_k^x7L&(>RS~?g%)8RfUoBm-z@4y1ZHq}81B{^LYXNKHQIQk{tSx=2I4<>4PZd*MmK7qv
?V;*50vmkO0xDfe68dwYmwEbl4p6s!AEnlWZ^Pg8MxxzyjzIESW*BW068(?KFd(oCUEp<dS-#6kp*S06f?r!)LzF=8mw-V%mDo7B
9>8wSJz~IXtk~A!^H`J!_KpjX*>xm#E!_<cd44}sH$%uzj{$h%y<Sz14n<<YS==BCIpNF)3&2NgV2+}LY*q+Bj|10FIcw}uwQakL
(&jOvghk+qbc?BB-f%-v%B7Hl!YnUQ=Gb3QcNOp+7n|xHi+AyuaR)pQLbmVNJWl*D!yK)@RbLD8S!Ih+XkzoOM)F{;{?}W0D{zC>
eW4?}^#@%i-P3kyNb7n)zX!6qd~(EDT9oI+Uz(q%MJFR~zrH;>A;)gP!8sZdTSXjuy6*6)XC(Fzs%e8v6nmdrPN+E5k8`w$7<yAw
!QSSSOdk4$K0<}Z5nSL4;rx!H+eh2SVD*$QwvZGOeO2P#O{p3Yu-(gsy)X-aBM~*1EV`RGWIYJ>Z&*1FRdLDuzu|td{-<9dr~gBZ
+g(3!cky3Oss>w++OPc3qo4pZK^7%~@31j2_uBdG`1l|A{wMOe{o%pG>4J*X^8uN3)T<B_QWaw#(E_#lvmu>JNuuZQIuEMm^|+ks
NT2tR$aOT+M`zdn3*q>2?oYe>eWx7Wo@X0q*Jg+Y%z%toNe|ax9m<~+sQ&X~)AaZD<@+|h6m8j^`DP7!y_a|GdN{v}wmleQ`srll
N_KAMOO`3JQ~-QU0PVjR8tJ8mK&1X}h}1a)`hn;SnFMqk#1RWg`#%#ba}{klf%&!6n^AfF5%NEb&~O(H5YJ!(vKt1YZm%*qKNG3z
dAH&ZKd4CL+3B|2M!(cv%L5>HjBPZdQmJ3z(mVSQU4!qns5!kz*VaR~X&EE72WxWYu(rJP#|E?wBa?zC2!41P&r$kop47lW05yO8
)(%rh3X8Rci2twoeiQ7}>)bC}Q97>&4<9m4zkCAoUoDqv3(!Zv(1JjO%Yr&CF+$*_CC0@TDR~edepg>_5yBw{3ZnKY0GB6B2nN#i
=3^&=Rr=U^#!T|Cs`s^sfy8Pe3I~f|+Ei3SH7hInaLJVlhBFm5NxB&W>tJu|^YipRlP6|r<a|9Y)A(=nJ;@xE2_Gn4P%A^?W_jvs
Grhq1>)a_@RGuK;h#{%$ku9c+f~a&wVpGW1@2mE9pxiL8veMC$p$2g%(9zMh_HZEBl@yo7o~%n+x>ev@fr?v{9!mF+=wTs)4#KCX
E`BDWn>{qwWJ?jkM$QpqzBG2Q$SJiVl7yObLC)aN(1-?x7@cNm!kU>FvLWkiS|@tfcn>7BVv_k|pfobAvVoJeO1$DlrZ=qOEL-T&
#UiKCa4vOW;62iT{nu&w?$H41#j+FZkU7ttHln7Q`#Nd;iT=*MCk})8(yZydI9J%#MI5|l#<`hD3+%#pVGK_fgHHu`e!T2PI!(AE
mS%mwU4EZ4jp=3k+srEXzrhUEq4RNco`=QZ;YBYi1Afw*3F6MwChyJREH%@6Kf%|%fT4T2<KKHuopG!bCXq@2u>g-11+^_=JZ-a!
mYb(CTF9w`?mpjb#q0>Md)^`wS#m+(FyUk%lhbN=Lr}QNo-dkm=bI`fE`hz=6kTPaz}Am`mK4AsnYlM<AM}ql^a0U6yZ45hUX!(5
edu~bTY@3K-*@m_d$IG%zz7n+0@c$nClC6l)ueP{G9*OZdg&vL4YS)mnSz$}B2C|HlutAR#!nsf>4uuGEr4J4e&sA}u&Ao7AMnif
a&cVU{b9Ab*5Bx-R`StNBBMwx4r)u~1haziS!Yfs=kKt~{+{kHW9X2Ky}T))w1kB%`*o6R^-ZuuioGU#P}E0TGGql%s-hYyD~v@5
q*tetU!HtTM{MHbyMH+lI$zM@!Kw`sbnb{HlaOHbyyp7axS*>;1W5$f2vD<;0n;HVIju3Rrhs0<!1dnFcDdqBcTodI!o%7u>n47E
`~7ldDnb#ZMjeS6r<nu8ml5kRbG^_9Fyz56r3EzXk&{YI6fJgjGrU~TSsvwaP`h4^F(C_Pg8B_^SAF{YKHZO&)HrH-En*B#>J(IB
g3f+9@Z*2{|DW{!&sqGYERB!p69#(vaeg;#>Dy*RLukV%GY2m0<N3fmhyIDkg#hAIPy8i=`#(3?lHZ`vf2jbIu83`u)OP-*|39=)
<4zxSqxREE2r9C|f|k*d5thnPD2sU~x3BUDBcS(({wQ1Ean&`zHb?)SKi&g{`m}Jewq_$nDLvCdQ&bTYl}Z#))*Bs|%<Le7|5*0K
J1@~R`G`kr{sDnz`Ry(2+%t;?_VL@h>+Jt=+vq}loupZ;7r(WCckc{8#4qhF%zMyb!+|F@`N!kc`X8sP^Fx>if%d<8EcLQ?ChvO;
ci6D;*W|q$&m;AN^mz7vPGR;MfZmg4>@6jFo1gf<%j*^Ip41Zg_1U1`_C_=vOSA3%?-$?v`2ODS!1~ezJo%It+q+F+s0BY|arnGY
8Kv^TTzbE)ssN}zSL36##DxA}HsRZq>y#3&5y)@?%mu|l1K;`}b>us}On=KQsTn;Vlmnn0p|4*j>A~kAvq#(9U-8-T;X!nBR|F`)
Z4)*D*PYWl;9qxZjlY3lJ89L~Xc8IQKrvYwFz~Xijhj(CEW(5i+DNwGAO!5#0Mq$0Bc;Q9!|(e)H>5NkxlO4aetv*Oex4k@WyhGr
byPGk98a!3Mw9a5-Ygi2AFF?QZ_)O1|3Uic;qCp|@Aq^w_^a9O`1G%F=u~`9V0UM`#BTl*Nxy=B**|&MsO}s9hW|gM`Lsn%O+_?7
>DHYQdu%8!pVh_cU*o3d`y;f$j82$b0cZXWklu}MZS6QWhK0G25OVhLcTfBf>QBU<WBuQ0{LuTiQ}mn}yrKAzsmqqWjfa^L2no6I
%w3JHYJYy^IzN`%h(Qr#_z+O<>R6IVS3O;pC8#yKZ%_KazlIi;f7Z9H+eotqQ0&eD`vls664*SwNJkrMXcwQy$6d{;RvpqdUY+y}
Tup89)WW2W2F~?R(qBtBv9a2#ilw*3|9o5IMy7>ddqZzm&;Rt?wJB_HQ(;6N4IPnbCu9YPCu!i-Fh-EF`t)E0_bQ@~$(T3C;#v%7
e)IR>f%{H<PbDkdg7?UP9ln0OAd^JE82c;GNVwncLnF5hc&uDzq9ehyu9j;$p{m^H&#rg?o)QEPI7mr;Wk=EYJ%c8odSd%Sn^LLF
n4DDq>+74UWaJT&0R^4Vd_@7IL@`n0s1w{U5L%&fcOi6ruI&vL+3_r7I|!DkP_(64lSC3Cn&_tlkk;65L_|G-a*z~(mUQF>+1S8b
Rvqo-VZhA1@Hb5{(@rgl*bbLUjOVzKG2XCf6_*Z_RkzTHfnLHYw_*gVWo>=%_1DK#BZpm<z118!+zv)}VDU5Wwhj8O21G>^F0Cfv
0k{P0Spq{8nXJw!${_qP!s2WAYr-}p5Gm=r74eCl(?`5!pzV40aM6vmV%L}<?$ce&_)76zWD)DF$pD*%PlKuLszZXk<)Hic$P3tO
79vjawpCQ~7vO$}xzxdW_qB(Toso0(vggXTW$PKe7OACTztCBZ+>88XMmw&Z>l(&E<s33z!YIV7sK+~(?T3y%!|qbd5$sN_P=&N#
ovSDh-#V>(KYreH^*yJKNr;>+^k*$`95iwDHw9hM+&A=f@j@WV=%R2(UEBtBH=Ow7@Amh}#Oz0}usQ6RCO}X?gPzvh^L@a`&SuGq
yxAuNe!W$Y>G4n|eA+GY(b84g3$I@0D5gHK<7pk0Y|kw|y1&-|C4cPiIy5@l#eU-2BpX+2<8Pm?y`mkDsrTr^u!tyCFS(tJmI~P*
7*hc~z8X9z@HfqIcl3HxiNBAh9B$q{KE?0jd-wU2G%AVLmEpf#z@t-jsMIu(RxnetIEy;%n4T2Q-Bd=UnzbrlRuvRI$M*bvzBrS9
-Te*nn1eSt@)h9oK0@(c@b2JOzpI!eH>S8e)3SHS98O19cYcqqb{XwG50jo2+`g>!*Pk14)5%A+?t-ZHY^RbYyk;ti_&fZLdFLV1
i8ja~tM}{jm3ZUZ?r`H;X;`u;5ze#jiJ2>h*H>GfeD1`USVFo&w`#C*%;QT4Oh^g5LH?rNH?QOW5ACf_XE-R_r(PCU^L6lPe;<OY
34KA&?kJ!plM^Hg$s`aMO_?*b-fSR#U!TWwpQnzJ{hLB`39VWP>OD7|#EqB`Ks~7v3wOx@%rP(-1|J~Lm<mC6xu*5y)0VWURM9KR
E|arl;7x!tQzxHZKBqOB!OyktBVOGZm^BLqah$SHgfw&qno+>mUaugK5G#I)q_NGgD>HM%v<zqFf&Jgn13I{=0iuoI*8)h&rI<4^
BoVfQgc;?m#Gc$O;p`bC1UrcW0TAez{KXFGY6=MHu!wDi0B^&0b6PYE5OgTgjMykRCw@h&YyLiO<2}KHFw(7-(<4Bgp_o)AU;z@{
|Hr$_yHrvB@~qJy!<QVOt%mxNFb{vQ2p-9y5~5iX0?NW?y<2J@dWxv-lXv(wMdAEwM+F1u&GpPUMFnuid%UL!F;m}ncg}L2+)++O
qo$&mGX`P}BEID$QSgDe3V6M>v*1#q$8Yev#f4C*6Ci*bTZn!K*E007HbgqU+i9*ZU@Tiqp@0%wlt3<m8ZLKV+()E)EZH9p&7XOJ
NpS63H4zU!gXmZY{#@!{edP(xuYKs!?1p{8`fugvG<n>c&Ow6-+SMy5$j*H-x6FW%?%{UE%4^l0>Y_uc7+=Zd6#&J@&+Uh_Ur&`s
c1pXdVj*m|lKmlxQLAT2N6(AeOs)TSdbv7vsn&FUJ=%H^Q<*R9Xd3Fn(?)GVI_`HoOI>a*2&g<uCrnDFABFa2rA4S}I2&x?#+5Mk
=mBC$0Z6FH#3z>N?0qy}s?LLbqzBnf(%w;_=EsRJ>o+e_?y%`^0jF={wiu6kY*HjTG6dFQM8+$Hua|`6R!b#S5YT25Vo*6v<yB%O
%J46uWP8YGIEueCh0K?tatDz`%#9U=lUTX2)5i`3v0+jfU^~IFVWlc{5;%`*w~RpBJ9pc@)A0XU6sLp%h3RENK{P87OOcgZpA0nA
Oi8vFG%!ImHe%rv6ExE?$}%RPszs_w8a>E(?M}HJPUDTo;qtlpvE$#P)N^_ioLM{4g2|G92S~M++2;xx*9JndNPL;JdEv@1H)XPe
PFil79Nd*HTpu17>5B(ipG>~`<=1F?RoVVjewCTVk;-Vhove(&OX4#T5b(G!N0eY)-OBU{RbrrZe~-lIdh`4f_L*_!d7Xa2+}5^?
^pdcLyAMyMO@A9EAJ(4vN<CLUN=5y8#tA1Of1>>KS1=JhpT-56QQAYZTu>Y(Eai*@%uexky;Y6Kccttp*wRQoT>|quvdGStGjuA|
p3(Fylf*9Q>+h8T72N~roK_85rg`l1#dyyYL=$6M+ax;UGe2mzh~k&m4`%S|A?SVeANLw{UuS?j4`*kOf2-r^RSKYwF~ZLJ4cWIk
hho57u{=w7_okT*YKFmJtXRd71%b93yc)?)!@6BNPb&hX#xO#$u{`1I^fKyf*bXq%(@fw~&%jZD7RVV5;6g2v2JnFzVxA4Y@TE(|
w2z$oME-8F0$cHJZ)5Ewk;NMIxMrr0=aA)cx<cG`qhkcAHqm|EtEG8>>s@cQm(I<cil}hy%FrZE2u_p~nLEM@)$4Uk_jAu&==Y{6
Ntf49De8K<RGnO5id<k<1;sv4a`q%N1|^te1;mTqe3t@iVdnLEaLafUdjW^9tiI2YC7EO~Sv)dzI!#+}Hk>>#tR+EA7!@X++HWkD
Zozbr#a?Mx3K~k2n0xb5+ake2TSz_uu4p!a$itg)dZ0z^j$HK&26Wgy8OCP&PcmSFYSkNt+FtE)XXtq+rNgv1yNe2Ox2kPn*f49^
hnD!8d@!syx^VYkRMIWBSA_8A75e8%&Dqwqm&wXxoND;;udvZh-3UE0cWyNer&-{KAKU0~kL4lQoAVphk9;QaUJx4z=hG?9_|C9H
6P9JNb*r(EF*eLYTBeyaiW+9^oXxx44@V<DWS`9HVJF8H(jbWeI*K0~4$w6;IrFF2#P|B%&XwK0Vs2&;^XZP7<7>FU1e|Wc$p?8?
ayh&6c+h^18mrC}l=~W-WB6>}2VC#8hg4RnfQA}9Sa_-^F70^B%-@8t`LkX!Duj<nNIF$q&r`hqFv<(LN7zx@#6Guw8<{Kh=ZrQO
0qQDXk29nVeg1sO!|kHL_hHb6nCeq+jI7lIjIt>-koU^d30y%GM;7QhtU*U`7%E9neET?Npe6|Lb*c!nOogQ##2tzTy3Pz@ix82(
>oiN%`dPra<K@&x4eDu^vQk2%vdH+xdtGLVJ&qkHl2z3yr=JF@hthuiZ336HlYcGoUv$zq=fpafS=Tmh+|}=3XS&G0kRjVX7?;zs
eIq4Z2c;|T;`zhf_eWhx?h*l=@NY0NCKA-9e6t_Jy2h??JGfLz4MJICqSN^I_@;y71JD7;*n9J%;}};{R6tNkL~w$O?IYS62CLt~
I#uGL)n}_d#&d@APP6^w=dQ}bVlzW^kx=kzNHpwYqc~yM7Q0y3mk98kIYd>1RitYM2B16-<B(Tstj4y!!P;2BjEt8c)j3&7(3T5>
w^GloZ5D)*lKDXp=QkN@&OamBv4TpM`hEQBLI%HoUsQH@i_RtaLb9b#lLzo5nCH0#AD85E$}lY(S~P1dL8pXzZgD(*UCL@Hucdqo
tCyZXFPBq|$AJ+MP+*09yJdHq40BJ$^s!fBr=&ELpT~W+%V1oQU@9+~VXbqgp0f4voZ4F6f7iLWy>^Lj3d9iCTB<}ALsT5xqXbPz
w6vKDSOSlTrrMTi!y%+UttroU*W0tE_0>iU9DS2RthgKQYdN%^PQH4FbI*USP+vU!z#>fXvpwuMJgx09K51!`hrc%UCNTTM%)DS7
m{zr?*8920b~y8Oa|=PG6cvOGg9mKD$l<)3BVY%#`+dHm?8Dvf{*WK(T!YgGgi&F8s2&|;3H6|RGWTtQ(TXbARa@3F&!Xz;)fS&(
)k7lEwv_cO2B!6?-La0OsV;jsyNc0i!f0Om#wsAHZp}D}X&00asBWKkF&lM}eQKWXOfNuPW!5QTi!b*$`_km13=f~*zWz(`*rL*|
((zGw4tq$aF8bQ2;NGJSu4IsC2nG`dkxw^Sq(4m0T>pOu2?X0Nj)W9HN%Mzp{Z{?pwT^aSwqTdNd{;?Sd|cy`(rT#4=)Z@Es6DM!
#;UGkEV_rhy-Y#*%Ww}-cuas5B(u5|LOVo)ipg&u8Ufb<hcfhHVKZbvu<X{Ysoq&^m?NPU=#dsu>WI7v3SZYSDI#71538^mY1`z|
1>|1LEK3k@-hBb^ePN(|)gcsAA66T1knBY@M2?G$8bTO}aTipNv|8VFS*`_?NA0_z@eV9R!D7g<S?;L7ZcK(qqh~<+;V>bSnX*sm
b?nbwl2o4TNAcf!_2QWGjw`NA5_KzeLIjdT5S)sd&17a^u&I70yOn`FE*BA&3=EdW1spL0r=z%gkE5|rNns!0fEw3_ucsZC(+fUf
?uE8a%mGzFjMR|LQ(>W1fN2bu=1HMI3G%}^x*n~Soc{85{GrLMnmA{W7=$!<*l4aoGShAwR-}yz(?bT+6fLqpKUVmwoUkmr80c+#
#kh=BKdEQ!eY`wY>z`Si3O6|D=Jr<lJ*qv3J5(STyzTVTrQdsSj}LxTIjvqIu2pSY8q$Db$b)o{P_GYPP6g{C$*|X??@Cr>(}<ut
SP1RxBf|955-M~m$Q)@I?B!)%y=O-_*Np`Zcgd=mmeA&ziKYxyUu4D(&rQJcF({rskJEvsgAl}ZGs?6x<9Q93E|=*$%UHDUT}(ox
y>>SZ{cC~RrBs7PI;Bpk|4ilD?&sZ#?YnksGke%`7^*0YZ`X;oLQl**Pgv8Ybx;{AzUrHF+iA1z4Kg#I6)$Fd@A~zo`BjC7yIl>-
5A>UKzGthi+Ppdi+kQtG(0^|W51V_#!_eu7U$Y53P=b;#!?ckVT28@OuyF2nR8G;5`DEFaqp<9`>^ZJs?Z$IGqYe^&?z+~?u9IwC
yGYt?2;s~o&A?<DqXJk73TFYX#4am(+zJ!KKRvFz;Ycy1`dHnWe|{aBNBdBILyElcQc*e(i+bJz0>GXVM&7vCMXfbLV!F{%B(=>J
1kd5nsBT8nVjYaMk}UHW%|C~$I`1`gi8_+TZXG~kGfVNT?9K5#YHj4F07*EElgTtNHFfKRm>okmvkyCl56{53Y7t|-)O7Ii`o3P1
>b~2q4EabW=ELkhXK}-`_0|=El@Tv8V7Q+<MJAL`^)2J)_+VJ<ayR`yc-McZfKd!hK>_yJFu_SQ5m1zcNJajC%ge+3vorfoXFv6K
J{-TNdT<H+e+;B4r8y}73;&1te~Ev$r|HA>{Jx*onS}&F^?OtMeH1oiLLpwV(oi|`aSzK_Df@wtP1mL_$pfrjAsqse!`EOiKL{%Y
0x6~6StN(pUU#ie<^JM-`)B#5_W#eXIvvB#XT>}{e(9OT?PNTVyZwJxeEPi}@cP624m5X?1H)iA`oB1ECA~nf;v89oey6SFpV9f(
)-jrkFvaTs*Z1zG*Lf!|$>hEe;-^QE{J$MK@yD2J{Qm_#LW*_{{h{*NJ9zZXcyi+e{YCOVgyr?G>1BT*_o(_@f!$HCKBijV$u@C+
wzY@W!wLUB`({a?!t|fhcO4edc9jx&lp%+jFNSCif1@|_pSpfF2w}e)SR`1JqG76KKl=mn>0h8hYE~GO;XPrkKo!p-X4}+%(N4T9
%!}wSUjAWcgwHCh?S}x2Sc)h+<1vvkt{GS_RoTG~pTFJ5M0|U*4g_TVncK*t+jnOv@F2V=tmoyUzgKTbpnjXUUvkwVgcC?WXRa?^
BDH5XNsABufMB0n2g9rxHt2Yo$GR~j=d2HNC;9$fuPux!=D+rn)g$7-e4-$UNAa~s>s=pzLZU1DpPO`k7VFeVAM}M1mqrmPhK|kX
(#phj)2Gadh~{uez}!bnnRD^SRfm83L5H8_CVM^`|JGK)<yIIVLwlm&R9IQZ`R*vp!-hu!G;iWP!EwT&>*t-x$es1`=a)q~99;cB
8NPzDLJ+;vol`R={A^!IJG+g?^MsNhgic8kV{f<UG5Epc9cQ3>2{4F|=?GkoJR?dQ1C6^cQ3zAiS;k>-3*otQJ5GJTa0gOE#pT}f
)-t>>nH{_<xOnj7KS?~_IH;onK0;9bB}ZIm`CWRd;Bt}7JARTN0Zr8QFh{MO*j-2=z$6}ip1%o@-m(Ur#g@T_8{qKT9)wQ@Tn^>v
fL->7i6JSXE+E9m7_0^Yl}-E5c4#18sAwv?OcvIM(ycP!k*|b!!)M`KHu~_=Ueh?FG()){i6I(r;Hm*6LZv`qV!#IyG`%`f)xGaQ
>QuNZ<XmqCAJyN#NbG<R!T?Bt6U<0Zy8gpnzV6tHNTD$Blnh0aNEnIn+XHXtmCqbD)p&HIZ(F!(w>~MXsQExWXZ4Ww$_D2gX-BN6
XpSc(3Mdf@P}u8jS(yNvM(Qwr5SR(|7%0V=hhu6wv$H!uO=coOw~FnQKxy~<6J`eq&~w~<b#lT!j_hN?!GD;Fq%XqpkHJ+1u8*8(
9S9hK1P(0WhZ-zDmwjK0Aat<uW|$u&nCDFoZue!?fo*|MF2y3;7BMxFq9Si&;D76WCisXfizuRqnx;6zCV-@9BCjdksn}qHEgrnu
BKP0r+26RqZ7kI^6;V}PC%$#4Op2+`yQ!^`W|nU6V@LtVP5p$r@8oONT|EbHPVmQcZpUI7E(gOPTG)HPfQsR{>rQ^Y1J-+Kz%!fR
s)t6XsgU?(o%V_$qon<sKD~hGa=Tz2!H1y<w9;NpI>BFPU>?r<IElw4s4ZX=*Z~7tf!rLxqlVP%C@$ht3xV7E$4^<q6rabJazp)8
yOckuSC%^9s2V;+Ue8n#H3TK}SY}(v!sdoUGc4!^oOBk_Jn;lNG<*$*`)mE;$MLcb+9=VzC4^-OIrx@#>_N7_9U1{hZaH_0>-`X>
6KVk5h3S+kgEnwllO3JR-QM_TJvrcX!G7MKoA!ObXSLlyyorJqkUt>)^ZMiYl62XbwE4GzzuGBVCSbuiW*QHsjr|DW_eiEYpA%_{
a?-qhv7iD#j8q~6lvogg+1D(IekRedjE9&MJrwCbJ&r*jF6O}fJ^J*P(zaG69bHpD^3$2zWE+K*v@R^QShkjn5e8ds&6Hd*f-Rzz
OKKHSWlT0WiA2=_tgUj@rM9)1m}O|OWG%4|bUuGChxBMuJV5tlSGVzg!>;rDFg_BuVPg@HRY;;N|8=oF%SI~9mn-`rqp!CZ!2b02
C*Gg8vspT;De7UvhbVjV5Y7Cv$uu8M`$o@;j*u^AVspuUWVAm<py=&memXcH={h?$Kz)rO{A1tsi4-KUv%qgo^a6web>8LtJe*Jt
Q{4yTXWFEOyEY9UGyKE^LI=ayL*i&CE+i0}k<^aulL9bTBvUR_!8&1?n16=AK<yXxq%8x_TLUQY-`vw1P^93f&cDwB^i5R_Y9KQT
kRhAPYxE6I=TW<?jJRR!Vam-r;l9WGUvG0=e#<oKf!3qc(REXMTxWmXPTo3C{L}O37Vd{&_YYnr02hcLmwq2m`pEl1AEWuxT~85@
s7IbL^Ti%q)&zwANp;KHN>lOvI?PtNx;=hcaC_@Rhd*9`jWh7QMi__B9$9J@Sy~-NlZ;Jk6J0B91BzRgoR3FV=VxCZtMkYQz&}bu
@9+bX_F9uqIQu@-xk*#_=(x#@IJRlhT+4>te0_R*efxhH@{weoVE*o{iKEs()epKu@=o-uR9?z$l|>uEYz#ezrw%+nJ;Y_zk?wgw
nYoldmKpU&F0l3?qz=6q<uwGR3<8b-`~)yf;DdVifa3c8;Q|=Q1bW>TT|>JqpXRsQ?o89?=+v<4Z|rZE)!Y6>@%WuQc2kmgczeFh
ZL`sF_|WhKL*gWZxepd&fx)+~0pWhK#C;r7S~h{s@{`B)od+Z0mll11&T;K;Qvg8(vkeLdyllYROS;LSc=f@@z+v}nTk!XNNz*uf
Zi37oLIP^?PJ4<SdGNEmIU4g!^lWlc21at}y!tA3Jc-5cstX3YCJ2H-Jj}ZwG#EqJ4@!G|O%9X?6tZkyDEhqUejc{Aezs=z->;^<
H`4_t@^=Jn2&neJ3^=eMfebx->cfyAxa&x|m+c626GNzbK)VSPZD;Y1NE&y9!KhvW2*N>zw-o5N{Ge88q7`-q9zUE57_+cMAeW=H
-rM-$(_DcrY2!Yx4@&?f3~%X%$xfsZ2@IM$Q}#yEfJAC;S)Fj%-Y~Efg!FKNMhpy{`)bk*lvoKWS$gK9iLG@2Tmb-pE;R$y<EN#*
Z`91o96`RC3j>sc`HlN}aTYLaoF0Y!zQLxEQB?`?2v2Z|V`!Q;qDP^xsi6dbNe6*W#S%oP!})j8nN!-k#|^ZBoLFBCydAO06LC9t
U-PuXSHJD@^NKg=!H0*3e{P{MRi>rB+SA};fcFK{in|d@cCRMpJ|2Of=RiT>Q^uy1a+E|xT&N9JA?EoVUS6Ku^mHA*g^2Kbu@Ssy
xB%h@h;Je{D30c?!4GO<u3?Utj@K3MN_noNTD~;A@hwrndh)4%SFZQC?pv|I_^$d7A>5;<X9gYML2uAIhMS4+9v!b2e{;uc`um5E
YNve{aoC0)*<FH9H=qN5B;BJ@JbM|0c#Zab<Y18dKAZu8&7%4QB)33{3Z8C9htK0|>*hN{2o4Z(!Z6LDW<HP?p1^nAA>T?@x`$tX
EOaB!(T%kay6SbmW1YKSl{-d&frJNSaOy)3MzjEOB!XDets0vld;kSQIBBurHsiEsy^Sa`0dc?#mAc{D?U45XOWf^PLlVv$I&PM3
(BmbCcPm?-y9_jzB{1WR4Tmwr^tcUi)A)ZQ^Lzh;j?dDEwm+C5`~x!pKP#JBw;OJ0@>L(`H%<@T{o8(;0G#35ERgB-Jz2~H^Gf{E
zH5Ge$|rD{6kGU&9<1;TERIcqS^7>nRhT{n5+=|#CCYDC59l@`_aWEi8VsPEz4a{35l6WJ*pIhGsb*C}u#EsP2w;2vq%}w<7UlHe
^vTVK&U4DtF=8jKlp2Lv0RXUyOqBDf(SQT<kL-J1sb|L2VIQ1t`9G1I8YJ9LMv@z6MyNZ1{q6xQ2j?O`dTP-e8#w>1>k*!Z-`S2_
{JJm|BVa`w_w%@dy+~KL4dM$LjXy$~ocI{wfJpx@*}?r=S1F(imSBAZCeW~$R4mU9y)Yw84#vCoP)O&er}FED(j91HH}m~R-L0}u
hvWOY_mlE}Cxkrqv)kFDQ1p%CBo5hMv+w)gx=h>1AvGv?=5|l0)<5nu6=@QvPY66<IY?xgeVyNT>e%f)-bvrfJofD5|2SU%>4-ia
7z6sFQQVMnpQ>F*cS-#(jHeI=+_64z8i(B|dcQ{6MD#bpl{_}M!xBpT%=9x(o!@S<8a3&7v+F(LK%VjW1LXaF(M#10s6F3)t;zU3
`Athi4~nF(jTzz<o+7)K3+i$6dvDIddU0<@EZA#@eg>kY4rD{MOM^bt*p3#_5K9s`BqJ}kjLwM`DM@M{QJ7%RE0VaH7A6ZfEvo$I
J=XeXNOlbVP=RC6j>?h6OEu+%h!@~4E;Nx_9w-dD&Cv#d2YZ8oOSo-1*IQS6Nw<KC_fkj{s1L!S!Xd#0h$En+Qc)8Gq!F}6<+_gE
3^_&UjmR|yNjHzN`Ssv<I`GPjI5%W|Ja4}zI<X?iD0yY(@WEy)w3z+beE5^vVWU2n+P2|FQwhy>7oE7LH7PP03yMH7!(7@0H|a(K
ERze$7_ZqhX$dgkf|OOr0$35tjq{s^yx*h@k%9~|Nr^ejd_COjVO9WO7dt`?TA&3F9kO~C<Yqw^D{Ap=DMr=Ucsupe7r9&$km83(
eN<H&uwkSPX5#7KGmv8rB(<d<2zV^BAy#Gb>FTDjEJk2J{GfpB2Yp2cuRX4iIGSPvqPtKSHpTb1Xp&{vRI>^aLt~m7of2TIn0OAl
dN%eR%P^I&7$C6TDCUp^{#lTF`~59eo!W?9@d`Q1&~%Z|hmBsHfdMv7kOJn0NbpvJ<Bzm<dvSExE%AR$daKmfl|*`2AhsFLHKP9G
xj0Ymy!<_;(EaH@`>+g2DD(;Y+3(_$x^`2?-|W9DI8GlHIp2p*FQ2Uaz^Bz~H6sQe=g*CH?LK)3fuQQ~^yWNley+TMFbDA3_cgXH
3Hqn*m()hbZ^s|$a0+j?*Wcyv5ahfcq6|9U`|w~Vtv0@YMlZ5@!NK(ydFT`U$JCg-Z->s!7^3ldkpS-N%Rr0!7^)Ezqy=AOzie;n
<@Rl~{~j>D{7-b6xk2uokUyE)pTD<^he&cBnOqtLV8(YtcTCeNXk4q$R6dPTDYIDolD&g&qxWIS*VX^QQO((3^6i22kNQ!Iih&^F
H8q}Vb^6@!)ruRiQdS0|J2I0>oEc|(E59_w9dU70o9}TeQCF*m2MjS)f&Gx@C~u1}NU>qv&1+f;AqT2_ekVjKMUbg048tq?YH#WD
es;l}Os<|v^Pk--5E`i3_k88YTfO7$ut?zxYU4hs?2}OzX*Y1l6~3|Ut?#V*`0v~8xp{(6uWYhqrB0d4H1B2V(%N>$j^tdT)vf9?
*Bovy_ty{0RDr??wY3cAlv1fd7X7-8P>CZ2iV21@*$zi&r|5Z+(^_7iX39yG$8iL)u8LjCg-7Uw8V*!Y$bteZS^B2CP@0-&Fe$-F
?W;TNb~HW@ie6ZEkU0@T(h}1tnr*FM5#F0hyN03cG{#j&BGNb&0U)T{2$z{4lf4{7JB@v7V^d697pHW4El1Bv$Rs`jVaByZI7ow6
X{rt0MJEq_h5h%&Ow?V^>Dg*xVbCM=sIm|&RY40xC|RGe4n>>5fHk@vUHz}g@xmLM>pRNIP=^Vo@gVP_VE4PUl0{1&LSU|f(Efd5
#)J$gc5C4PCXVc_Df|;`XVXeNGA@DzoDshI2gia4Q}0V#%K#fkhr|0Fng)new<6jW{JvCnYOyD=EDvGCX!BBtC7_0(+rMX@R!&$F
A|IbO9lx6oIaJbZpObaEXVr@drU=f@FE#wIhfjp|W^sB+!c>c%WU7cHWa*XaFgi^Gx6JR$>2=0W<8#-ZK>gU&ri5Lx=c$Qb)_9A?
n{Cqa4GY$p7Ce->MFd5Tm1qx&L^2@CQ$@Fgv>5H#4jg5}qUzw6)xj=A@KWNh#M-I5IO5VJ9CC*pvWBJ)l@J@#KzUY2GTvMep%A6o
&Kx)eO>J@Ux3}BIj;^fVldvP|XL@JfO1iSUr0$&RsRh2U*R9-@)u<@(@7=okw~JG%ySI8Mel69{s-mR191o#o*MhwjQ6nW64u7MB
V2-8D=w+`GV2utXM;dZy5MYiZJ?*u;Z55$yXp88dR48Fjsnk$vL%QHtluMACn&AFL&59@1ZLZhw($&)M$}ouSjyl_ZB;D*ZcH>yW
z?z|Q92Pq7mzpYW4%YGA#~acucNwHOr;EO|LC2?mK0HplMP%6ChC8NST~#*c29lc_1ssk}5al%@#h{El9Pe6IZBZYi39DTqI%&Cl
9@|~o+Z4xw{H`cN%3J4yxZ;|GP=Z|H=wHxPE~i(0sN9RhICNfwE5x{tFeXNni;*78=y*j(j*jGC4)BsD4yDx2hLd;-nkrgn63}GH
Yvvu+A7i`<R>yLplbSqDP);&}B=AqRv!`zFQ9^;C2IteGjVSbL&m2Z75Hg>Na|Wb4xpL(7T3LTc+4$C#tB{C386^IHzbeIhv+%IH
{!i9!T6aT@kOB)Lfn50~1QF*7{IdPG#UgL6{uQvLDm#v*rU9Nk&M#x7W07F9=d;J7<D=JsrivS5sD8QR`-|1P{1Ca5CD@7=I3a26
U4@{SN{8HB>~$~Yha4#4mJ_w4@Q+y<8jc>cAKF`95t-+tMMHx4Jl#SgKAyCmbqUQ^ghA+2OrXiZNRrHt3`e5MPNgGPu?|MV)ZxVt
_)`xe(BKP{Mk+5DXCw`btJVhUVqe>jW1`VmhJ%L?KGW6wKB|6-{%T;9UoOI!D2IA(&b<XujOyqu;LRK1wKD%re~EOOZyAElJ~YK&
T28?IvOVnfdPNjbML!x4&rr|KC5a{goI}3D2mp+MmQ#VKMN3T*(}p4&n{(8EX}P5nL^KfC&I}k*Sr0$MuFn&MoQ*jXLO`?K^Kpie
H;j9~I}XiIdi;7Y4rpw08`4r(Cz=J3gxJUxJ;y`N&O-?y!$HPkIv8m|mKu842BGksFiN9qG8yC5fa{?_&q!!QxC~HSDf=2}{EWj;
;Nl&><J>o-`gH^Qurv{4)1eIk(P2$?Y$j@z5QhvwaD^`H5OD`aD8#9cfq-BPq{wVQt^_JXolJ5vM-Tu%48=JFnQUMk4UYEot%r$U
9_;ae{I{Un!}xzs$8YW)L$QGPZTBAEas4mLyjSFZCP%l_kIZ_r0o&i{z8xP&z6Qn~q2I;%ku+Y6U)dM!)%4(Nq@W)3)6>gp@Yc0U
ZmEP2GO6wrT2M7;yolj$dM$7;haI!&<vYql4mA*eR#g?;hnhhg)HJb;UJWa%&%c<FuNR=;vDr;?wz&|9bysn-h#YC#psdjj7l+#1
H@6*n8Xeg1rax-ZDo1VC`EaP;Ox`$4^Eyun6`RPM_Z9j&JC^Og&TX8}SDi19uQZHyZiT^tqLCDK&1egPa9WwQ?`fVQ^_=Fo^2FMM
on{4TZx@WsDAEC$QM7GI3TYctL>;wOx70ppArO!2Vm(ASVIcNH^4WC-w#=si7PtCQ>&XN~i0>Q`vTZ>WkGMW*4D3#e9p^2t&H4Oa
qBFzIKU#qPqok>O|Kg%ww*CG;`y6rVgQFYk07@2w3Q%nv+|@J`Q4#0AZjM{rfm5*YgG8?0C;04|cUUH(zu(W>^^)fi#J#f4llSNr
CCOJ;{X;QuT@iw=LqNKOzN{Z)sgms?yGB5!p;N*riEUtjxhfol0YVchI?Bk3kfJaPt6<}9eZBkl|Lb6=M5q2xfsoL_8h}F~9aO7?
i4r*`6G1a1hwDa^W~Eqv+QV_N43mae!dysl7dDZA$e>h#m>OjeP?_KD^vjwTSE<9qsRl9&^Q;pI10;IS*}2X&5H=PhFcT>hD^x?<
ViE|bh#3@%X-L5#V&$X)Rs$tv&2@z&5L6`6*a)G9SqXk(n5-%lB65&0hX_h2r3{6F))*tGN=2n95Opb#097p_cu0U`p^;&W1we%e
L<>gMEdb1HVBk<gH5EK!8|in9HIg1krfpHOun`+&84yYwkOGAa&Ge3%7}VtjHA)F9RVzh7gD4HQO31-Tv4lvdBUltz#8a+CFpLHw
2#S{04qFAAKzF=^;Wp#8ro__<z(x+~w|1KurUoH~+rxfP$fWhKme~YRfO8;SR5C!(kTVGuLb5EJz&4@J?Wc=lAfzGIkzqLrUO+9f
7T6!O<pl|}pz#<%meI-=YjOsWazmb2WC@}o5jcg^sBb)=U8JPiM93)tp;Vv)AWcKH6v(DPwt*`lGXN;VdgVzgQm~QY!%4#c+aRXW
qq{2w6cjYAxc7G?=Ao?~+I#1)9L_^;nq%cz$#r!qN4>_PE#W|`W*kTyLb_no2GTpg4GOs~CejABSq-Zu*b4($KrxUGo)qe`rK3aR
GnrXD!eb?$5Uj{8D2YjHy~lRM3c^$lOu<4dia|nDHYCu2iM_VlMHLWf9DoOSLnL;9)NL6enISyDV29BmqN2kLD=nlsoPp+RRbq#5
Q0M1Rq7?vjk`+XEmnBW$4mFF!36`UIP2^0K)S%Kd?*JN(a_Sx=qyXheR3=H8A@1x$<5(8b5lAdqk2|808bH*vlCa?dpb*o?#o>nV
(@DIhZ>=fCKy4wZN0G(}NGMPbNFC!LfBJw>^M5=KuxH&rR~>zOn~>YV3PD8{2z%}Pzh9?XL!Gh*2n9pc`P~|?PsE}iY{}Q(-bes>
m`Ud%hCr5Lxh6`f_jEhE&WL#b$G>y#vJfeK6#tk~r=Qe^9PIs<7ANrtUxdiU2ntR@sX<WwZZpcCF|o-7A!xKae?9Zu^}L+tT$gFF
zEt`UHkY>Pj&6Uo;s_gnlK@LckNy3F(eXfA;4;m@4qwmmas2<z!G}Asuy4)=0FE6w)G&^A3ct$`Kj8_H-&9BdP=Nr05HG(Ffv~zV
ZWJYuIi*8+br?XO$J8xWjfp+=A^{e6PZj@{!!+=EYXjHvz24osj-0wFwm^r2B@j?h(F74pBvW7?^VXw#5~T}c@6oFC@)62?BNzAx
3lK*>1MQF-^?t9>`v1P{2l1*5#IQWme9f+XIb_fZPRGZyv(jpCamc`**@vekI*NR^)}&$uN4HJzt{R{(OQGrlnY&{<?*ia3EeMbp
A0G!WH#H-GetvdM>4wP8btYq)!}Rx%`R|^NvzlELy|hC|`F?lxPn^HoTpoXUs3IZ&c7U~QD8;x}((|_w?S);PTqW6Ry`+5RM5W(>
rZId9h`MG&vafEzF2az_#^6BH)*GnMi<StC(ZPUuY~n0a32ZoxhTuKUEwc-WEob6mdo+#8xPZ(rkrK~_Rigm7v5c^y10bUs91$A}
@O0P~drrIbOV#nq>3W!Ryt*tEb?p~|qWgDuu6<>FdSRUH{a>!xX`@ER8E!a&I8a46n;SHOb$8%%HhLQ!EH2NRF>43yETZ!Tg(FH>
Pm!qL)#i#@GyuR<Qrw1s#I?2R!-GZJR4N&`Rz;s3b9L(I`n<OMjNpHMeSeAZR7yZFg9vIOf?=Su3@R9u-pGXi$$XCN>4!eO-K|ny
uk!H6UFYx(bAjdbSa|0~Et^<Qy^h@9)#al=L3JYpfDDKV6^Sk6#vWT;hJcAa-?;q$KhJGyEo3snL@m$H13*P|tMFzCh(gmk>8>M(
gSWTGueQCe<o5(%6IbIU7z|h{d#2hG2|{8ZDsfbkCpqZSFNqV?#t8&~h@yfpEur$9!y}p^F<10R83Rm;MT$Zs)-4_r!zK9Bqk5sK
0$Oi9U;=phjHgc9u(1`Hf;L)=cfV@HUCJmk2j6jR?J#EORO->_3@Y>-ZBR7+&41n_?gQ`JmoJ8ko!)P&$3SjEI=KA*&*uKWNAc?T
9D03fZoGYg1Cj7#?L(r=Xn+1>^Jppw{+5UO?FBiq9A#M+OKjg*cOjv}gL0kP4G%O=`O}UQgvf^^D<4-sMzsZ;#QwDLbe#=~AC|L_
{|$of^D@ah0w<$ij<u}q;K0?ws8RwHsHvhregb2sZILiFF@JUE2VO8a{k?j-p4-wMJw|rF)sIHm2#WX+j?@?Jh97yMq!fP@dqIp>
Xrv_#T;I!(&Pqbh;dcLX(hpapJo-C7ih2HgVyGx175rKC?`s&tNorcpu*^T}@%d|xrv|;c_P^U{)Td#rr~f~Gp9*`?buNFvw&1fe
b3AFj92jqG79N+jYMPX6Q4o)P3^<h2@FD-F(qYPR=(iY(3F)+Z>?hTok+gxdd*>=zVoDa0_23&`udjbE{rdlaB%;6rKjeSo{vY=B
dux1f```TB)uBJaf9L#Sf`D}E`akslOy&I}1G0aYPdy*-BoF7GXCLAJ&8Jf^*@NrtKRx~?u@1f49e@rHke|6=>Q7V6I5GdkI0VjT
{P#0p6M_v86TA38|7A4~6L;F*C;sF+SxX=Kk1SGu)J^E~JQE+1oR9rFUU`LQVbm4>)jUOb?dHdCWC>K4C5qfG(SLPk?N#7R`{@dh
U02~y=evE4sBg0c4p3&1n<tGZbLZx%;sgDtuSD896W}m95`o8gpa_an%4R-u(PSnGijo3bL>4mAQ4?4rfCbR(JFe;Rm;YiVK1tWK
C?-+w^+&6b|A)%+JWMZs20tzjcWrQ;sRH7#C+Q6*my!0~2SQ|?udqGy+I*JRaP#1!M;Bsp0{LnWz93>5aU!0Zg}dN^;y^r;>$8B-
1Bu81=g;O}r%dPrLCNF8M=sG`N5$PkiaSh06ywTO>^ct=a$pj}j~z=TeJ_H<rM)aO0J3b%DG>n~eWr;fy^TX4b|Ki{*`IXN;GlNX
8zILbJ&xx6_~CoN!Z%Ke3*3ilNF5+Dcm|Iz?I(BD!RgC-pdE?UlAw7S?U~!)?r0sqXdn2W*qT4f_XcpEbO_Kt*gpk7yY2^M+~aLM
%z+RDOFp03Xbvv-k@m=8-ZEtGnll84^S}E2$IIdNdc*Ec52x<vGrc-r=>HG+`=_Vz|3CBP*XX{GpK0guJ5nFymvHpraCs)*Mr47)
5Hc@fE1Hk#Zt!jRn<pZ5CerE-pyY>4wA(y}_k6_SAcN$?P&$x^hbexR?T@E3F5{UfQ4s##qIdURCh4*@u?T<TVo4O+N>soi34g7{
g~#55>GTi!dB|bv3?V&f`W|`Af)2a6i_gIPb1`{&Z)7~i_D?X&|MTDf9n1xheqM2G{|rS75B{c4#EM5@=ww_V?AdK~L%1WsdAG~O
!cXx0jW-56Kk@Yaf1mLW6Px>hvWETXf1K%wl3z&wW*7&;KRm*+PsIIiDX<Y-$YVEjn-fqT0+TS`{>MtTPA9kZKA}Vof~ahefNX4k
C;|iir#K0`{oTJGFV*Pue6RPdzYoM>pS4IIjDKMNFBSuV40wwECqFRe_aCs`r9=40^M0uE`V1V^hQYf>@GwrD-Pc!(e|Ne=K<x=-
(ETK?g{li7uDXt5;zld90ENpl4FhTbAGkso#svnL43oTu=ja}aD0)sx%46@4JsCHL<o>*M8(iSXQ@49&qI50(Xa0I$+shE=a)>ho
)X-{s)<|DcpIio=pzDzwx#q<luAG-gioyI1x;>sX`%uK;Bu-C~C4d0{M6ej-=BOKwXpl7xfU)h`e0_Ng1~w$}gb&dmXg@|S-<E8<
?0M~`G*d}`=T$ZPt^6{YB;I=<^ufB(gjAyifyk3oenOug?%7YD89$LnrW!gJf8+my$L#(he^L~=Ki311&~|T-4hT(KXRsU&T+`E^
&S|-gDf{Z>vJ&FEN9^&4%N8Ye<{C7W7EGF*;C*X%p0_$s_HkMcFu~$uvk<?B6Z6n>|L^_Sbn*&F!{_^d(r88fQ9(-zO{EFy|J0B|
Gd_-s_;!Bt?f66SL+xYvT2{eApnu%VXZSVZ(|d5qvdZr1A^s`xuDI0c4jjt-vga(paT39bY@d5HpQquzMk_f*Mos_A3_3SqcPzv$
mCG><V(C9NVzA2}Ih=nV@#}Nh;W33`zCI)m=O^vUjVnm|yx=v=<i6LccuiL>Fw`Y9h=`OrlQ1wVe<`3S&wq}`e9Xi~6B59*A(LU$
IE5u=UOI=EoAbp64?@HGgzf5g9hi3j9aK6IRGu5B@^(MD?89UK9~^v4XgM%jbW5KU0FcB1_%m6D<^70pIqfOPQz+Kgy|FYUjAAob
TvbtOQHVB{B2`;KMm0Nkc4H9NDTp+YNKzO?5i&$knmkU%4DgC23Nr**y0bf`{s$xUV#1?=Bo99O_(Zp_;NG=1ftBv-MD=XV)t<ZW
(I=(~76UXghq-V=AY?kibU_Y=69a(Y$MG6GPof$au*cwWjU|DODGqOM|6fy&|E0Uz%kHs1)+XVP?g0LqH>i(L`+)w=pPTICUufgS
n80>g9cUW$PayE-KDRt)sY4noBMOEjmO%KFJ)SS-nh5p(G)agp>!Qs9IE7*&zqk5K2^prYkrG@qnY=9%z;p-3V!*4$KlK*1)1{Ok
;&ZA-G_SquK{Ob^kRAwD8juKrmKoQ4-&{T)NZw>VFQWXd*y_2$j7b7i_qE)vEcPy^c-NMmSm&wZ^2~TtbfLvv+R0UE_`HKwxyvWE
PTpvo@jS_#=3g(ary5?>S9LlgM>=#mA1U8u_t9YM-tarva5-VfW&;qZc8u@OeLF@SOo7tJee|N4m7coo`mO7($1F@$mNIkBW*BwV
KJ-QjXz8?PXP^`n7Kp6k7MN82(fyzS{Ks(8cxzxzQaZ>eydqm#%e<zDLZm%GD!T5zkImuicF+bNN;H&;LMI{SC>+G>?5k<y#o0-?
^6x$|g1@`irkAt>s_rlUmE2tl9NOV9VJ+fz?o@O^g;;chz`PgQM7XINn;Ba+=4XQTp5DIM%@=MMF#{v(7<H^iXu>mqx3|)|MrjER
9O=B~Hm&!*bD>0+_7lm6lLI_}N<hfU#4D^(=V_!ucMYSuY#(ttA=vhm4h|2w*u1O0^u%C1-~D`AO#O*K={rUHwmu9#52Qay+NZbv
2Zt#3p1!=q^_td|^G@;b1vH06J>vUE!0H^(?Ik%X?m~MGqI!m2?&sDIEl}sfAJ6xGjt&m5cgZhLj-u~#HrchLw&Z;<hmpbt5SC`>
SP5wG$m^de)JYEt2!zn(lqGnEfQY3%|MKu=(lfV5P8~o_)1MxF$d~b<hr~QWhyWgWJdZ-r+uP{b@OO7}34)|I0Z5h`mOg}c%<YLL
HP&6*j#+T(vY{!6Vq0f<UEIT}9XUIO#3l3b+mAu#gTVx3c|IOB^4zcv0B~3cKrkGK@E^ze$D)GQySGjqQQ_4c)2?XzD>O@s6(Mn%
7Nb`)El`nb^#V|BSZ+Z}EE&wLt*ZUmM_<2O=9F|%-AbtxDGWmuBeSYB(z3RUKaFsy)iawKX`sXHr^mWA{SG}o7CycjzT&ieRcp&j
#{wgce8#h{9dNit9-HA<8dkC#jyyo(bZ#OkaX5Wkn~ABlEaH^KorH19i(VsrEC_r%wv2Voo7+umolA$#t4m78x7xawwG6%S108b0
gPSlLVuguhCvnj^Deg3Jt!xs@FkwbXpp(ZJk4C)bT+UuM8iHeauHr=nSq9j1P(=qG1(!8~AdbNPV%?Akd^ix{I|tqN`@#CX*dOiI
sNnDScp;<FLs09J`=-x2nn2U%f0s0+J0Gl7g23Du6=ogs`G5pGy#6`Uofd1*=;cam3;agKet)-{W}8SSNzpn@EQUL+>Td}@LHO4<
bn_~F<_1l{2!V4@CLCCJvrz&EfPq8f3`a$NOX7Mw7pRlO(};(7b3I2>LE@cPgPGhh7;XS}_mQFG5gfg5?<qbdV#DzLiTRSR$3dFW
>_hT)HjMjBrse4Sb^Vz;|KsCwa_nI{B3+a3|L0|RePCFR{w@x>yiaw@V^+4`Nzjnp9=8;MyBN!aFT|3ph7y5<D_Sg?g^W@a8eK98
giz}+Okd?LXgD0vk4~F2scIZKoW5Y~2Hgo(ar6H(VxrGq^wr%L@sH2`8gTk?bCg+9o9&-Co<&@M7`?{35qc5WFc~i?7=nVA$8f`e
hw}MT=k>o&x9DMrQ|a0HYwXqfx-Y_Cb1-ph_XuzI<o)J+a65iFH?$7qc0ad*2DmumIvftN7+@daB=P-v->BcvANV=?;f1GnoA~V~
0U_NX@ccG9eDK>w2X}hizv?GJkFnD6!zVlW>E08jtQb$C6yhL^04}-AHE5C@#Ngip>Z}8=fAvZ%!(5`FtUNp!N}#)6@2U%<2pEp6
85XE%j55gCD2Vz$lJ0~UiiyNJINY2E=lhTJ3G?}Sym&afVi~sP2Wh_drx~_<i;CsI?7rn+6eK#EIG91A75^u|2meU^>LK!l#H5KZ
Fo}Xm!z(O@{&|X_;2zk|Nex9%B7sWPJXjiGe@i7V-TQ8&{?FF`nO6?EaWi#Z3?Op9;56nT{CI)NDE89(#>l9PR++2(SZR`XK_viq
>JQrU*ZANR@`r$fuwIA%LMGb<{09K<yI?yF)9=?gb@rPdgZbge|6k*Z|MC8o`ayUkIsfU7(6-6y0Olyc22R_0##CPhxbAZPT^yf-
Q=B<yFYB8y3sWHj0gwGHOR465C+Ysb)X<(CkE;ErW6@z+i-Xi(r(?!6qMxMiI)B@Uxz^%tmH>K(P^~^+(6H2}X!Suq$6pVQ9=|V#
@YqrESO?3*Pg#+B@XZ9m`t#{jG|xXh7xfy1&4ZsVnfRX2ML&Z?{W)W;Q1f=}16dmh^$ZNc&FueY{+CZ1&)*L7bDG=vdr#1(`22aB
-q|@3ssAa~yiL!$@{TqyXp@1?8gXng)2surMI@x}2tA`hJ0M7}cERE=*YX2{fnG}wG~C!XPD*a+u7(0|rzhc{ddEd$k?!n!xj6O2
=6pV5RCoQ&gMa#(QY3~br2@$YOefFsKewPJyy*HjwQL!jYF~k^fArg%zvC`@*&;v8b#<nB*XjTD`pXPHUxCDebU%UP?EPT;L-TY#
NPb*iqxC<hL8h&~&^piRSfDJ!)UaUAnI*st{l9etNJJN0$_*VKE(tZ(ch2Iqk#=TThWj7u4K#m_Vr37P{Av6+!@rm3PNe3x?EM5m
2fXtD_=>`(iV4TU_`Y7c*OP7juXaBN+va<Y(Nyw0{y*cf^ZGr22d~)bLp%Nve`D^cUs465r&vXeEq?$9wfxYJm#Os_Wv^$>4UUr1
G;zRV=%#^H5Jd+*bH|>)zJ1K2F=R5~YV;M=7Eey%^pe7sa(wraJI8U^MR+MFg$Jy1rbCHYF<6Y*$Vt2yeuw;k!R&YF56J96@*jVy
z)gu?X#9zJ>=+~txf6ySk{pA=+E()8!1Q0%kja^Fog|eEO=5pU?H><6EoKExmQ4vjh3wq_oAh^_lTT`V6W;(n&>z`|dpskV+Uw){
@AnzU!qvz)?|tN+kN8hMSf|{F)x+#`cm!LAVYn}bK0)nK`9Cg|kRGS8<ACjVMAOLb`Mrl{MUZ{_{h{gmKjuh&)l=$OIR2wF8g-BD
JomRh-C^(hxj(de^g7UU-v~#f3LV4b^8P;c`nv;zu@}Vi9Y5t{^dCX$r7LY9kw@fJAyi4rRyY(sdG(yE&8To$j7F2HPae9pu)oVV
9Z3(gvZpVi$%!~rEM)26BG31Kmxi`fS97N!)!TU+Tbe17+97>;HT0O}ihGajF-<3xK@xL=puQi;&t2FqQ08=fn4eqqvtfNXbL7{@
&2Z9F?xz_zOk+~SRY<Bvh*3*Q&D(=R`TfX;m@E5yyTj@LcRY4BKcSxUMvqV2dz3lv0oaD#7t@Jsx^~$hMD;kHi6OCo7nq~xAJxYf
{L$4O(zn+M!q!8yQi}^{f?~yqMkxi6MrQ9s==uf-b>+VZ2#rHP`m~0fKNM^?Oo>Uf0g^A*BI0>oyC$HJ@_C(&<U@4GjWC#O->1zw
gnPI?40S{0m}D<^uJ@h}(d?bAd6!9y@1)X0jq{GaxU6Sag}FeA<*YDqSREci4gp$7z`rlR?GxABZiM!JI33;kz{b5K%)qp#&NHE6
uCI2$V{=EBX(aj|JfYm4r`nWc#@kr1vV|CRElp0uc_);q`tMIr9MN9USFd5%dkKqi&&OYD|8~EQvo9ax#<rB}Z1Mav1`I?5LVd&A
{W26ho>8BNeMi?#PBpQTQBU{Z`5&uCB>cUW2If!5h82d-Pt<<gfOhBmOyQ&4n4A$Ct}OU&8j=>bHaYPB1wEdgfl2I)`>}q)2kIDu
<^W;#X~7TW3El8E*W7%Uo}7Oa=mD|avdsJa1@*Ez5W8+}z9;h_-$@_!b<Tp*W=@6}of2sNFGk_R^czbrS*^3hF@m+Vt)XKIG(xaA
U}TwXZARAKfjgn#$rc1Y`I7TB-`dO~^<_FOOGr?ZL~~9_4(@?|yS^Qaj*se+j%TDBCr(F7ouaZ6Az)EZhjlWdNEK<=_<I{HpYEDJ
&;GFxdUEHe=*0?%uhQBU*|rn{7%=cG0}5s>#jr_zOznSyIa(I~&2BA59%~imy4@DK!{sEMw9ha+kkMl@Lk{c#`teP-VQ$q_UG6K`
O(KSY9WEmUht|K!w*(D5o!bO&Y<#mOllT6k_MB;ttH3%Yp<)q46Wi2xL8JZ;-GGbu?T$*H^8D!@_jNYO`DgOeN_$gaJzB??P658*
K=sflbBTi>eyx4ROZ;ySF1Iso|K$7qADi>vC)lZ=@@>nL3~pS@#=QU4q4!$+V0``1I7ft9#R^&XA2a_adEpbxKj1?2-y5;Xgry3n
zx0yn%5pz(tVCE7)AMwFf2+bzO0#q~GWrkq<?Pr$nH)Glx^8TnRj~w4r98-_HF}bGr(h?X@jK5Ah(troXj-iXxYSFe%uG^+Ozg`E
WN5NXtd>mixx#c?weD?2kvO5)L@L8E*r+i-pktF3dCc_nzP!Mqc+f1IGH{UN-~1bva)N-2MG&gy26JLtyIxm!3LXeNB5Z6(Y=)4O
ygD&~segaJB2j2Ul+<^)Az)z?1uYb>gQUl45!iwy4qbdG7Kq@Yr#WsLvAX{IPzIO;vRaWrQIHepVptIbm?%B|B6s(Z;Kqt1(FR|W
`#gnx>C2Z8cjlk&U`qM+hCKD@z}6F8S`K80YsA>zuB&et>|o@{vZ~$Fp6T@re>wg{hxmU=LVXJ~eRr5xeC>Xvs)nLgRZR{f+y-s!
RZGclB@@1q!k^H==y$~V@QVtcQkk>k^c!W=!Wts2rIam&7zL^tAW*?&wuOjHFffE0NL0uuj9S7`D%y&$3IR_qzr;84%^hLhhwC7~
;wZ8vyu9>p2dsSi3)ykF2XJmM_<5RSZ3JE*&YW)F-}@iSbMI4%U>tyfWT6g_vp`^M8Z?0E#liLjoj?6|zjEjdhMI4|z$icA=ql`h
`A_=^e|&I%Y7#hcg)5TK$naobfInREzBogWpe<IUAyNxiR10lbq+*F74H+a(R2gA0Wr&{LVt^CcB$y8554{!_`S6%z1Ly3sAK60d
vluFi{Yd<Om&HBvN$`L>^9Szwv+jRC(0_K{G~qZt>JljY>K}J8KJnZ%Z`AzCc(1Fl`|)Z0a3)inhg6xjRG)Y%C#%T!+J8pC7h1Sl
`!?7F-)(Mpoq~4%cz#FE$v@jFCEEBNhe9ztx+I&2cXxSut_|y0cEj%<Kvd{<hAMUj9i!^yJ!jpk0EqY1vCVcp{*y>s6JBZ_)Xlb{
a!6O)dU^E|xa*mixsnTr(ThWI4Th%wK*pm!Vg&$ZmlF42HfH1n!4Af2aG3T2<T&dr7<q|_?H{%N5Fx;nPYz>FuXbJ<S0DiM*e@<3
uA$ejW=D{w!NbI~kpWQ1dkm!R73$(^sTl?WoEigzgxD9ekkb23=pSLoHMgG+SDN4-_Me1-?)Mt;L(Z5t*`b1bX=+$vLSzENu|4VH
eNy))uc_B0GzW#auW{YmTA+ItN3l0O4R;_9*RKH}2x3x$ZIR}up*`1sb)E*>Xg!dd@349i_2Qn{U}%%E$LMJDJF*doqsOOKcFTxR
7-X9^sUjMdQJts3`DAST9~JCj9^t?+0trn)LHx*F5c<gVe7_&R<1ErC=d^ugpV)sqkTMfXzLy>SyH>E&*RRTIY6zVcSta}P0TR_l
akVuVLqweBV`ykFvNC>Ii7>+{E~zZaLc|S@dHsLgCeXnTG534tohkNvoxK{^VkmzP$`Iw*>k0K9xSH{$5$n2Xzu$zKN`i_mK3t$|
_8waPcJ~Nzo0HYqF2)V?C$&3WalhyL|Htfk90&H-(}%;``x}-%3V*O%0sW4S1I>L>IQbumf?)CvtD~m-DX}1aa})GDE0A(SuTM~Z
A^4x}#vkyU<oO}+LID!iez6zy(e!M|KSBs*l7swG@n(!9ES2IqI4Muc|2B>A;yT#d4*roz_2&WqudD1eIqgWuEIjXH3}V36Tm-D0
h-9oBlsN~%3lG8fcc@3V?$?J-w`Ku{Y<CcTggS}OCSggiG8^#}O8_V_>V4U7!~sC;CNjp~Gq3`ofZ!lZvBd)P)_IrD`wd2-NNs(j
57GJ`^YfmJJ4D0^`1qx(?882TFZ413Z9Rv<)FjgmHn5*Ob0``~M1#xLXE*UU3R-cGS%7Liy1LP43CbVOf>sD5zwL7ZlgcnT)FFa#
fZ(-ALf7|WI12<D^>t4N`Rl0E8)^CW55)q|Aw)@FjHJL4DyW*GP2f%RBaq1`$+NJgVyLK^t}VsY{;tlm{sfThDId5%@w{w>$vn;R
7a=f0UjjS&7Y0VE-S@}$7y0*je?DpcT0H>pc6tAJ;i3=B$J_V*jDI=veWe3`_w)O{T#dnca-AbIhA5hG(iGd5;l{R#n4M)&7`;-l
S^siW5ESi80ai&W4V4NYQ4vFm<fY3V8oConk3JMAV>f56&S(0jvIu^tX(aqW`Xv6RL*ANXh4SvsKCDdEwDd#!)xAe=g%M1sZb_9;
Q$*DeDFq<M`r86`l4aJrQzR(LgE^SFtke~`*bG4)44r@18WsKAg?A03x=iTwi_Nnvh{=PA(K1+nPGo4^{?qsJCWynd^mk5^sS)p!
u;Zdb`hO}Od6dn$>z{tHYQK^U3R;35#TN|``#t_017rh!CWFxjpUMN)oQ?wz?{^W<9ElzS5NM&e4wk?Mj)BIue4-5^drb$S4%-|k
f3!tAQ$Ua#pm@*my^)H+N#_u#PQstB>fa{zs8;1MmkVQ8(vK(pTb$}=`s^t`o^JP?j9pAUc<GtHVd3W?AkSTb#Vc68l(yk$Ibwjc
YYS~f7FHO-dWgXORDopH$MedPvQsK><w+G(DV{Ya7;ho>C$Tsb`aSe>8NgC@1X%mS`aZnt$#^%FO?$TQIOB{UXr)se4hKMaPRrn8
b`oiq%k&*n)GzXIz$!{apLULo6UNXy2mjCMOfuxJ+8Mv;eh*LM1Mxcle#Dd5&ECy|j0LokV-)%{Q4Y3zOeb<c-;IggEdyP-j_WE>
0I6S!+k|)jfgh!MTixtk_B@|911D>+zt8>#3$CD?YngrcYeL-mnl?<q9@bzz9^Yd>?moY>`rWG@w?@#5KtTQI#VL2JUZ~pC_EsD_
t5A=(6BSb*T-Hz^(K3m5$LzD(Q%naiVFLdeud#e}(aou9Ok6_^2&2|$Vr3T&3#XPpamBH1*_S8#v#U?=A;r5L{pZ&&j;Xi-J-&Cv
X~##Y*Lzb1k!i^^Ac#~!;6|=uuMZ(i>hKAafX@euX7!AT0FRRW6{Aut{7UK4m5Pp$R~ga_2qaPxTo(!<3~6#pp$f5iPz?$xI7p(n
A&xhji*J4AITFCd6v`M8(snir$3)HYY4fD+t;NePuXMn}Ej75SrFUJefoeF~>c>QDsCedwuQ}>spMG_oMYnxnJ4W@R`$Uz~+dPBo
uS)tb6MVSjBAJ6)x}D2X!tF(#G?gJD?Y%B-B1_3ur1-0wTsv+%W3-`nO<gPEsMB8^U%Z&S^SkDag6`EjMDaekw-;X*-%qLBYEBOw
Cp)|>Z?yR8ZYlTAJHGb0S7TP)i>W7lSzwMck%A4qrGX6W-L`ga|EZvn@8@0^8qxd*(=J_f-oR_X+<KBMHw$s-XMLDs*Nw<g+}aXL
5!jI#SOr-Tytzl8buj$9CHD7inhT<2(EGR^X8arK<cZXP>GTP=gX(;1UsK3@2=}-hZ!af86S>L`j330F;(jRytI*{6_8rd{aAj0s
gRnAkz6OaZ7S0J2A>4a8EJze-9aYN>y`8(%PvNTJ2oc1Cc3|PZfMf-$yQMI$AT5ypzt7$9e(GT91WpwR`7DQjzXmzKDn*ph5r4_4
t?tzB64NFEX^d;CM5h7Bo?z%Ga`XC+fz))KuyjvQI)+1e?)sj<XvkP0g%KFbVkME2{S%Bsgg6C6K?WCm5VWv0u3|mDKk7U>0``H9
+c-K3IuG#=6!h@L0R#d(2=j6215@kvb8eoRP;2Z}inz4LuJQ%VWztSP!Nipj69!^m4|jR+9j)Z^>$tCO0nWFkKPSTL&lFg<qHj-%
-vg0pV)U1j4=!wn2a-KYq~7Y%QmH*Ii<ly6u}T;)>f6N627Z-+gxm&08vcSR`$_1`hE-Kr^<9P3EYi=C*obyvCx#fBISKQVVqycU
^nD&b!}19E@&wdt@+$Do6CDRl50};L!;5%Lt^M}w$(c@pBoco|VgE2YbKAm?DHL^f!>gP6kKdLQ&B&phnPx)VwG%82Jxu)d`It_x
F=P?8_wvJ9lW{+Vg`H?YoXp#mzo6M$z0r=rbUG{rEk)SL3U?GIfzEf}evbp)0IWNm9#5aOzF`B=Ds)(McwxspxS+aXNj2>LEyjBR
{X^mF^I_~hq3RyLTu-s~pMd$+7+R+dM}nOX!<MRa8%zh2em{9~)0y|(I!aLr>+O6wQK9=>K~VX;y+zCYW%HnL<Vh7aysxVmIi+Fk
YCMnuPlS*m@S_n8It)@|MPltLv8uUH__3FK+pL#RHjw=ymwQ)M*tH!-E*M(BDD!%^)zChd3hBN&H7|$Iuk;`37Mx=SC5fHAoz3VJ
Z((nth%7$Pz=Q*D!#&fnk{@9<fQU()Jb!g@>k+&A3dG2Cnb69Or+jNL6N9argV$_++6ikvH4@D-gR}j>#0U%sAdKUx+bBN{=n9-&
M7tJPNm#jeD9m=aDi8{~?E(D{zYo|vu3#h}>=~@#DyZR%6rmI1RTK2T*22Z~goOGDVD`s}3}L!{X-@5k7uDEoholLs+dkd#e<&V8
zC-;_e#4<>z53+_pA$4rM6c`b#QT#z{~CeXLl99$Fm_qYWB9DCAF5(jxdur%K8eyc;S@RT!_V3q^HKEX+V9`Xn0I~Fa6!2ECk=st
?+ZJg@j*`=9?##YJRR!D9rkl`0&!&&(<pSD8*K#sp#e+zwiwfLaL=Bwz{(mYF!@Kn>+{b$v-QerR=<-7a)#ZZ51T}vHVSaLwC7=0
H>VS%#%sL!N!zZu=R1mc$viWJ%Pa;a%mEk^89IkO8)SAJ{Qo|n9^V=w`~mJ?e<=>z^1x3sbLn??1<nL1W*%fFX4$YBhf&Wc@F$W8
Z#--1di1bA{e7||b^^^@K<e58!hxs|xFNv=m%t~rAmELN;D{rGxcPUR4(}nrIt(ucj?;6P?uSDM0${2{;2_!381(~~5g1xN&o2o{
s7Qm@Ug8gIZ6s?K_F<KLOf<o&kozYTYD83H`3LN!813`yP2K0>hx_uz2RJv7<S`3LN`Lkb@B)(;yQc1&Ar(HBkcYt~0R6TW{m1U+
jifet*cy`n(Hs$vZUNGFyYXD8Z|Ef>5|v6cl!HK}8wM>Ag)}Bai^r%0aSh+=4@5jiWtmI(?EU8s;(p-%AH!+(eLq5b@5??WRU@)y
ja^efuzmKf`ZoN!;r)NS4%|jh*=jwF24fG-9Yp@fFpuiRe^_6gF~Glikgo8LfKdkLxc<LU`$^d04?*-!z+Lp<OcIOw%aPth8yf5t
V8vu82<i6vx|(RFmp;$9_`uYG4bpiYQ<|b4z|N2~ANBz6H1z%n#-gO#F#Dn89e|IdeBgq;?#`4w$CykDR2PY=Cqbu39wa=74=rxl
EZ{eP859jI`)WT+ySMEf!K~wj-=skV2M9mQHtjmcUOTAk+_$JX3E02IcVCh~9{z^7{*&>wKSt@2q3ZgRS}7ajnfdpi$v?+@`FYVl
nrD3eBs{r4zSYzXx`Wo`tUcxiA-W%5fAx2W9;OUD7<;tH$Vbyg6dXmsALF;f^oor~tMuN!&Abm&>J;A8P=3?-KfiO1I1kP2?0dZr
R9s$$AIts!ch5Nh@%soc=O1aIdcyVkp(Jb6e?R-}?cX0m{V&*X?*Q_DSbI?>&QH|CzkbGm%62dznMWz^M6%ISkZsr4e`;-~-`kxg
!EFwZ@8ySrm^^SCT=pHb?P%oq_Ovt<(uLH~598xtV-^9-oUq~(kMV5qwBG(&|6_;W9C5FIwAp=xy@K~0z~CR>)y4Z0Fl8kTrwED9
o(t`hOKo6AB{C1#RMnOlN%t)a*pm-`9*^W(<o;iYg3mLn5BPEUEd=X85z)^twEh$THURaMz%aMlx&y<?k4`>7u5ko@8c+bkQUfzp
ivj!p<aod0GwJY;!}R`Y{l4XTS|u}){o<82y~8#VhXo4441zI|pjwt}voIbekwXLJeQ=ooXbyj!@MlY*UjTuZn&_qNkEuGh{nn3d
oV(KVhg6W}a1;(wK-}hVnhm=CJ?HU0AP2+D_c(lS{5uSJ-=_K%;LxUfzw-UB`oGuzx5UmJTt1@mGs43uLlB1>(8T}e_0u2Hm-I`$
rKO63A`BGSCNl(s71@;*9KUD!2lHcXQ?~!(Mvn9N9l!j4cTa}cJ74DiD>hBlIvl3>U?Gb&P8p2giho&OY+9D30VsEB20Co;IJFpZ
Zg`t>szCFz)akXc$7v-Hh~ce&oHLB0#33ex3sDo$i<Trb9JJ`R#@|YR?#cg&dBKIEMs}(RHoteBv{XC0@k{>8(oTER1O=^3|J!Dm
cwJg&q~X`_hN7@qmqU-#A`I4A2C5*$`%{0}j`+PV+qWE?#l>YOKc?yLwIsHhujO0J0b9L6cput2ceh&#Pz^}201}I0P{d2B0{g3N
%vWrlwGjFg5gI3xYG`zarKn@1UD_3mp456;iwKyghT@qABPEAz&>)#sRo|wR_QO4^n;>%G$|e`gcfa+qt2n;H`4NeMG;z(gQ9Xoo
qj{IHxG5`HbBB1$K18ZkuT7)6Dor5Nal}VTxGV;QMG(omn0CKcqK0Gr=>yQV2Z-WW@<4VY`&aq;m!@m;p)|MK3G82ka`zUcr`t#G
ur$v(HqJM-Gl5n&3IDuzz|v|^8A2tcmVmO+@o>xGLmWJwStw{UpAYuaK#MjWjJ}wKk(SgxigMnw#wkG>{vU&mdgmelBoYWAha@*7
76Sw(Eqgm`{%y1yYTN5d8L;4Dcw7wBbKNy@N3aYP&CmkXUgh&T*3K~kt$$W1*`gM5h2U3P321Eyrtt-2JBjK&86QaWoPp>7x?C#+
dmpcr?-Qh-{&COG>pb*)Bed>Z?lEVtk|=woh?asRC?CioibMX_KJ4)-qs}S9MUtkJ?2rKW^*gq$|NDIo9v}Vlemwq@Up+m7yfO-J
5mz7Kx&m|;?(HkPR2++Vceox!h6^<qRzud8(SHsNZ>#F+J-QChx3{5&CMf1;@OvU?szfCqWD(0t&Iqw=>7dJuHQ2KXgcDcXZNI`(
Nw)7=Zige8#O!D;t2nJEsRP~NPaJO!{q$io{xlD=Plk9vc(RZAV{w}20#w1=%dED3T1!!=i#M@oK*>3hQ=mYotX==3<9tp>AuwMG
$}K5U2vA}rfl8E~jBiF;@}_UbkWi#yu+C{dDN8ea$u=)Yh$1Qn%t+V@|3@w$chom@cF2La!9;#4>)>t%hnT@U#ztHN{1=FEtGDCk
+5L^DnH{ybEN|)6{~_@2b`cC9zoNEgXhjjwjIkLkv|B#bP&>;e`Ow&BC$Nee7UASYd=1-;Tyjv^PXNOn*|#PTLr+`KwffxR3e{Ds
^+9Q)#U9W-FjJ>GQuU|3+$j7zKP0G5oB7KV5y5gH_Dsk&fRmkLOvw7k5CH?yTT?nMaH8$xPsXTm?0cu>u1{`G=0C5_*@DoiQYrF(
lP^7x{*1{xJ7(Ojs967HzYheZ#B$S;9rEW9>-FU&8xM&%cK2htPqPJqzn>+|Sw!>I;W%f}ycHsSleSnNvK?Sv9+Imw<K|#v14BUZ
$7ICqd0}@u@f0`c)H~QtARf)n0~ssASTWm9>UEaHv`bW^8WLExf-1(c+fs=_&1!y{CYZ>syLtX;*zn1x;Q7$fD2S(BmFX`2j-1ag
E;KBidqRSCwKO!oOd%J!!XqBm6jnvOv**5}4&_dtN%P$EoBT6}2eB3&p_5~y@Cav^*X8^+?6pAqx^|2~40fk{|JeBEr26swPjM+@
yZ&PTcjT-BY6$&&M|Y12_p?;=2tgZh|JeUdXZ_W%+5$-gkXZfZ$e;CplkS&PF_@W3+XWGe6j4X8{e&Xqa4d@zaij?$sDEe2f&VW{
_`)x{_5H8;pXZt3@9+AuD@y*6e|ht&gH7qn$F+JG!2YfH{yZ=0{F-V%yW`(q<|mI|(X~5i%a~#PxcLv5eI$>_zbMmA%4VNW+`5C{
c=|iHijY6thYp8A!NJhLE?c1<5$~jUXODSay+8F)u0i#VzTQgRwa;<kA~mP^+WPoow11rjpi>}z2vqOKevuq~PanI(oE{t7X?;&0
2(JOXxY#&bL;@aV>a2!^>5`v`9bs^v*@+_}KV@Q0r;8p-VKCs>Q&nb)aEV-WkvKMv%a8eh6*A5(<cBN-C_nqw@v)!L*Gs&kJWwB=
;gQ*4ZRv==H{0#r;-Aho`#=2d%yRMCb@ZWKN6+2)eZzZo=YI6NKfCVh7~#YI;fC2CZ|6T}>;L7E1h8rTFB?lgiu+hDfJ77#d+e3J
4A)K5^m6`_`jYF}ozfbV@Pswzo_t&JTnZh@H*)6RxE^1i4uQBohh0+VKbO1k{5~Oa*dK>4hJ0J$z8WHEqNV^yC-k^w`oG|r1O6dM
AG{_4KNt6Xf7d_1{88*ZTe3A4kVQL_mm{wA6=>^AANkDLtibgofq(1}A_ydz^vYtOAd@YR{vR7RxwHX{7EFu-76^(c2#AVkpExnU
<DNDiz3_mF@BZF0vdB+=XNPs{{Jy`3SKdWT-}ZdJiO0vEv)#A1ho}2`b{~gDj}iAz<ovk&oudD7{NefXj|1WGI<An1_|1<#(1+<i
pjTHNjxcXf5g?Fm{)M}xjnOgX`v2SY{=b`#3h|s^#WkQ+@%_C2rImkSZAj`)nuEtr(@wHI59^@NxWVNE<euMJU;m!#AKg|R+;ijo
S;?=QrlsHgBinDA{~zbq;p_2B-OrDYe=g72&-6yTdya=*`*oyjV^2@2-n=hH*vZf7^S7Ci>Nb0S2mU%<`B(UOD{%h}Yv+&rS4+}}
f3B<3*<Y5F=ArVT`DyZh3wpJu-n+gUHGa8WM5FGnua4IB`qd=ZzuoIh-r^d27O)WQG2`jYbdk$mk-z2ezd!Kl+vlA|7Tz8_^`95<
y}P>;%Pmt#(*M4l55Za0`gY&z+H2u`_X2Ut`6wOSaC=8NZ<tfl_?&Yw{irBp3L;8k93sS$RB(XsKiToW%ysYNwub*jB~=KHQOjsF
ur>4)9<(Sz^i$rZvy6K^i{ae-DnC61uetv!aMn0Gv!sWAUU}g<Z^O<9vyxp}|8G884j24A-`nq=Ibl0T;$9{oj@<ft>%nxLc+>Db
khj?OclWs0;h?DPBggCg?(l}jn|wCVO+It}&Lkc^{JxDee%%T39kNh+Ri_e35?lO;<7NDQo4NXF`l0{7;hcNBEB{<`;=ehc>FJ)3
dn)12sV;o~*8Fem<$r(u_H*(4Uq>I7mHeq&ui`VVw9}OO`cuP4>7Osxf6?;RpEh5xzi<yv8UFAJ{_fG&yOx=gA2-w3BL?3>?s4Jg
Pt8uRLF2URAp_FKU(fxIj(mFS)9>4d9B=&%xP*yykMrw6_SIPvPs!}P2%8snKX+Z;uRhPNd2;@`eHss+ZvXLLPkt+)^QQk-Z731*
-{<A}Yg(g@J9{%Zu5}x7_rHJLdzRjP=lsmxf`^Osq*^~QXW^bhi26HbyDhkGyRWC>`TD(cW&Oubv)^7mXP(QC9Cush?bdhK@8v;l
NBSz?(eytqwmyC%nexqb;&sTjD%<`4`k=1cFPqNv{TSEfw}l4_`!)Az_(l4_zwP+;bc)g~=y0R!`>D>IJ{`+Ne}7wBY~L{fZQrM|
Xg`1DUo|lGJ<*>X6z%_~_(xBd|0DXPzFH4O{;uC0x_8pcZePm2uMPV;CB@(8{m;XEczRw(7>a$L#v{w|^Zp!t`f~msG3)I9u2H}1
?jNE1U*-BX@14CJw!WslU+L>i`zdc<Tl;JLX{4{{c=yNs_S%4J`~H8I%h}uKV2`7}lkdjbeN*B^>3^@3{<%+nymjH`JO1x4s6StH
dLe#pecxt0xmJ7r$)&&3)T{c`V_%Q&sQiPMLI?%FlM(#?(R?0DhA<b8AawHjJY&><m#~NWSA+~dY}9W*j=#Eh*HI~T;Y9x7AD=$8
{dUb;3|jmvK3Q!p2|J})5BMH3Xuj{qqmW|(@yI?i^7sB9$KRm--ntII!)*s2ho|#>bZ+k7-=_M9>>h#v1Ww35bO&_qD$H;0amb(W
tG6q@-&(<5=uB_={Ql37pY{5GCr=(f`Qh1tr>(yNAJ9L;=WotFx#jm}s9@yu5i$3F+uQzre|Pd7J~~Hl$3|d3<ANXZNoOGt!Y}&2
nfrdD{hD$Af9dD`rw2c7eh2wa(dqv~>-)XGLu1jf{-4((-*UzK&+_BqJ#G1a$R73nAAjMe{YHL&=jy}%kN5j2^mhHd!}%Vjes<ze
_FKRE@;Uz9e`o3Zd^`Ggmi<55#=P^O`hVB_x_4Zk4@O7n`+XMi^SN{Tc7b!JFZDck+~c2x{SFj(iPO6q@FqgNqwF2m+vugghd0Jj
v42DT9`@<JU!IVmtGUyc{%`+k>@l`HN4m&spf9#D_x5{7@a5}=^k;>>;n&O5BzlEM+2sF4eja!AcB9$!W8v3t_t036Ps8W?ziY6;
VNs_~uf4_lG#xqHtWA*9wEt1+KPumT5Wm0s=so{06Z?H1Ec(AU!}<Bm{bEj^7evH-{6h8oKDtQc2hX6#;=YgYHJ8!B$I<go_{~4F
?oM)jT;KfjM}jG->OTdK_Mo=Ii@K*t4|2JCbR7L%zZz+X?yewn<f=m7g+J{`7VN?E{oKVmaM1T`?%liX<o@B08KLf`x8-}Z3s0l(
e&O9ZXXfEQ!+PU>k6Z#bZTvUe6s3Ae4MSqqbw!dZTX3actzQ+jT!W|4pIfU?16Xm>8XvxC0Tg@vj&=VuFn`B8B3rU8t7ogP(-E|Z
5H*MRcG8p|%d<fe>T$lW(?R^S^?6M^E1s}3-wT%tyZe0k3>F*UwjD>F1oP8TYP}Cj)$BVDJ^p%5bvb^DKezDb!^)hvWpV6<`Td^T
cgN3d2goqnH|!1(@f&^6CQ;wb2sYe#R&Gc%5y|80f5(1&y*z%V#@y}Y&(vFb*O7i&+o8uD8LfMsR2|d8bIYx8eJ0$dq1^587smb$
)j-zK%aQbJ;h1j%kCysHN42|l_WLL2)9Li*jCt$Re$2QN-Cj!<*0y!ek6mba!_U7Q;{(Pxn=q5lS$^(}J)J!senO%uIlFQkG~vfy
mj8oZ9ea9fkcq{*jXK_Y^z{!}k4LxncP1T#c7KmPc3KWchXmaD5?;YWbLKqz@#Hy55isLDykZ;rdTF<q-LJ!u8@H>69k=bpUnv)!
o$vQS)`I%EH1zKecj30)hpi3iAs!c^IZ;8q^g4?FXT1g=6M}T^+T1=KUUzTUTM)g3EmWi31BW|=zei}_iSD6*3%6s4?p?zj#_`l$
$CT}*<(>8xpTiJ*vWO<-oA50L+wj?b&#AI=Y>mBMPv&G=s7r0ND0^w{rEJumijl8th?7IWA+^KmKBtJw2&c#IKThnA1?l-f*m(u;
e-1%%;IYGg;C_E*ld8=C(>hR^_v)XsAIs~$k?R)wdwewKr*F;K?)$x7eZ6vrpLpZ*`ucv~&HKMk#Qty4sS~&E_IPeRC)-b<_Z{Cg
I~>=qm$Ko0cO-Yhs;DfV<!CA&-k%3!tGa)~<Jr&oeEwa(f%bl{<`7UR$4ML=`uOtK;s0406H#AM0uPiwzti0m-M&xSEdd!&;^YVQ
FM*aV@U|i}S<F*OnTZgJ9~66>X%j@Kv9v9%_Sre!e{Es>*4;R34LHx}>o5G4n(FUs)(_w2{t-de4Y;ji+pS++Q<2gT!1T-Vnc>?b
eWlObt$IHL!??zf-s<o$rgJQQNe@?He^>dIsHPW-(;nY#5Z&H2+vmQ5O+L+h#1X}E)@$H#;g<N?M*%#j@#8YOclQrux#PTTG{g0`
IJVOC<wa{vh`oO-RzRVlB_B9Y>uMAT)6SrSw$beD8*!#B)xEMk9WQh(8{0;XoaQ3fKer+}Xd6v{zC4X-wsk)N%d-^YZ!O}HLnA!t
?TMb}wKwdhIaF}$S}#u_-KUn6CA0&xw?PG`meGD!$izK+umQ|!GH{39yT!BLYW8;aB1a=UyKCC<+N^pR?u78%|69JH3%y<<Fub|*
ZR|9Q3wjF4<H--gYJAA5+q*@dE}D90y!jnJlJ<KSmjJ8o<*$(H#6b0yAM|hXKzRb+owBHkzs|${sB4NlN}$N0`)S$E>L2X4@u&9x
&i1p;(LXey{kBmZHZ1NLKd&n;E=x{y#B~I6xU_K@IVKR)!YofT3XoMl&s4-%0(tiS{&H_wFi_~Ad{E>J58ix;`FtDG`#*Q+|8L{}
@}E9m8h#$81Mi^g_k0Qd$|6Aoj#yF{kzFClZ=cK`pdz_VIa~DV+Y$O+UX*xv1X8|}USq#^{679{8`e8)K)+{Bhp`1@5F`XgO*q%<
kb88CU{caE`v~^_HOv_wiwq&7cT5;}f=B>REFR#Gpt0!T%byqVW}vX@*`&-q2WKvY9)8m>X^bm0?3#7^Q+!?WmU240{J$TGKC~06
*r|`=VtiSW<&J(?Fg9yZ5l4-(+ikZjgwcq9shbn4OFqB(hx3SDPyal9KG|NT(#vC73LiG;UMY(t($WS(K^cCopZC#E{_nbqXlOA*
>lev>eF^Qlwc-;Pp>1&~u}qrQ7Z?axOKlXi>RWF^p%sjRAR<Q_2(#PhzuDjZKF{;>{1p!;`@Z@QmH@xD|7dU!AL{n{GwI{E`R`NA
ZT-LX{6EvDI+^@BPq>5qzi8*j`2GEL(>rR%>g3k_H~N1cFRu9QJ3n~S_5QEddfBJ;bjO$X_36L<tKGvw2?QP=+t0vurTThT*dg1@
(PdD~=v~I=wwkY3r=R%zK0LesH{sjBckG*yW*kW4i1rJPe`nZ#5bNFcKbi3Me^1mqr+u-{{k*<O%>VJu->b8a)Aaa#Tz>u^;mVDB
x&8i2=6}mD)h6kX<?F-`n^g3$`1@1Jr6cPt_MG+abF#n%omu#Ktq8fB)07Gv6m+%)J6=YeKX$R9n%(S|quXuvn#cJ^4%qoe;{4%P
yASOjhOruQan<?sQJ?Nh=0fvGaciz~QJ*f=;a)b$e`dYjA0JO1Kce{S$^PmgpI4t|{<)7=cXti%*L|T4Ht+kR*hf1r6L91%WI1;G
_07e!tX1FUia+S!Dn#ek<Ney}Pn(|{{*Rm2^muQ}v$ucxNY4%*6zq+j3J-6LS01~54t^{?fPLRKl#1YwV2{xw<Gz#mznu<w&?+C*
=;r=;_F+9~ZXW@b`Mi2$im=o{4t?F26AS)-U+L)=z!g6J2p)bz&t>l*p|vq?nkMsI+Q1LBmuJ84AKriC^uOiydh$2m`G(WC$Jx?&
u2!Upwkbr;{<7tU6~oP}^rKAzkFuk(BG~Zn+Q;_&x`F2(Hv3p@d*70y@v@N|Eq(>~jwo^^i1x488}<^+LsUJq`~AP?;jCyVXUp;U
b*JP#lleOR)!F~gJo)v0A0_SnSHJcAIb8D4&a*b}yZ*iY{I4KBa=?TApV2gez>>mHB!UP!`g^)f|92JR{j6K7mKwo}2SB<h&>cs3
chA;3!Sj#CBkTHK=IdMjx-&&lP7vSQWit;yXYSMS9erGRVFktL7)LVStd6XF0|OR-ThQ<Ueh-t)N3KGuv0OhU+5YzEDPp((m#|;|
?!o16s^LBQ^wa6++Df*i_%v9ns!#g=$8ptcp)G=_7T++HqHJ0RZ50tw6&zBit+us<lY}hrCyj2x<QkPp`*0dIX`UJ>@jF#czV$g3
MGHitr!FnuF7IVXlroFa#&r^{NgJL@Xr#D@8B?1CBI(mqgo|w@zDrbbR}6c3S7#ibZQ=j+{a+rRj;yKk78!*bb+(qO+i7cCmg~Ot
t7@&adv{r=Ynq1Immazfx(Twp85*TgFPz(*4Yk)t9sO&d=Y1taL{fBXL7tMaW4fg(2JRKDV$5$HhsQ?E$C2HZ7M`%{dV?%N8U<RK
LJ&#P={*hKj&&;%5q41pnAJHs;p>8R#Cc>3(c4%8uVVJaF7IQ6GGlKnDzMyX;?1*4y!gWfJ9?YV3#NKZio>?)eR?qN`bsA%$BJcc
f6~-XZaVF?>eGm$GUrBtaw2j{hWp`+I@n$n9sqJ+{2rER*GuQM&?up^A4T!zZ-x;QOx_%1@eC?0Y(g|h`X6{4nz)rw93N6f)jGNr
T~Etu+fc1m<h%N`+S^NMZyG8j;6T;s)2hsWUk>k+dXO0hRWjpJ4#2iS9U<oj4soruJ`|*oB#>e2;#YkP@{z>^j(2x)R;sevPquLd
G!|Q97n#%M;FWGLA=6gc9Xsm&JE7pX^A*{d5<83;LKvt$Wl2YAHZ;VYu?u{#!_QZ?bS)80Cm8{%Yv~aQ3Z*fIh9e<~h*zze6ZtzE
5*#4*@r`=9g|Yn)9n_~_`|KQ%GkHJqCrTFB0RQvGG*Hry5M`5Zof3AiVu+{8OkyaPdjcvVstD=M(XZ-KhIPAyK4}h7Ues+4Qq$#-
_4oMKW*5iHzjBf6hLE8I>pG$nSE|&2-!UdeXMDqhzrOV_Q4x7;lq9Ecn-^Q0o0}3u#MBiDNkT~wrqx)BUKviwwlP?y^%1)u<o-4u
9>0I$e&sLcU)bUMB>du;Vd6;)1h}8zk;2mP@0Bb`2(hS6RU#ON`Ku5pifKVhzsUJa0sOq?D5cT>f)1tMANPprhrrUH#aHV4>@j7y
M0X*NzsnG6zO&5SK|^Cl5cB!DaGHOC??d+||H6U+rj<voy7`)S{)w)D<Hxg(1cKkCRgTG{xZ)I$OYKGvnMP=e>q<A~m#DL+BG&)3
_Qa1#?z13&|A>&nru)S|%k*=>{U5h({yl+f*)Q87B9#9P{9|MI_d?6V6wJLk#6yifZRGX}pI@TSVcP*@o;+TZ_P409Bo+j>C}=p;
rmX`9leP!^Uff8iArhoL!4G8f-yh1fZrWAoZJ`T|Ht+qsE2XKIihDk@0FQz~3NTvUbv^yDm(Lox<HE3E)VTkXSk<)j%nRc11P~9w
4o<N?Dl6SCOwzR<SyYRDy1?Uo7Z5?gaHH45pLYqUvteY$ay1Oh3+>nT)AxL+E^f`_Sa8|~gG35<9WxKC`y<c5b@Mg#V@*17`PTjw
#+sgV|9<2@!)}GlWx(tnRFl_kEz4*Ez%yj9W59{Z<7a^J;g_=j)HvyzAFV|I?<Bj5dFXIb-8@8kPq1<E@p^BOKu2K?`iB&!%KZO~
cD^^h)Tf5@?wQxgU)BG2rBCuSBieQD>(qDsW`sCCvbq#lphgRG&0lYy=8l~9(AU@O82P;`T3JT^)2a1a@f&$BeSMZ3Kd-cA-KU10
-Bf!L&xAY{$Ie1>*O%x0B9s<Ng|L&NaPC~9+mQ~B^h4(DnStJYR}&!`Lix2-<u?CI`}-<B-|gdUpC3mYU-9^$H3ZMwaU75QnrSYV
=Um=MuGQb!|M}zpABWA4!|UyK9Z1uEDIB=d(I0#N^P=lG`)^OD>$lD1xDN$t+J1@Gg7=!5|4n-<JV)>&{18BUNC*-O5)m8p1NIPz
@GN+KryOJs8vH-m)5lu>Z^J(-f7=n~XOhcwdj+0;AMA$s7pK)D{lB!IMs=!s3;#|(3wygab@?=H?aRYKnri9j;V0=F|MlEE?r-03
<al4R{co<cRTS$dKbn@MtSRs;vn~6rBcits+t7GZ>D+mbvcF>Y{3GH6lPM4Mc0jN7rto^9Vwghcb}8;D|0N2G4kPhkCV%W?pR_?p
RB}Twy@jz_&UE3Z#X>^97A|EOzx_5zxwk{a%z5j|N|LCy&KLfju<fW*rR-)))FEUtM5@t_6zWsQ5brA}xH3|!L1(9`wR>)&qeV?f
o~bbZ$$e{W(zY($+wrjO-LH>NQMBk`Jq;<!r`J#qRu_K|<_-LN?$KB?uJ6mQ9hG)hqN9fxa^Gs{rX^m-=t}R1Tw`9BR_ktgxM+lg
hJja3y&#=ggS2-Xtf8jeQl6F7_jgk1Rli-fEfHE2&KRhQEPGvb-=5jHa`hD$>zZ$>RJC2!jOLFNvmxT>TwX`fV>(o+0}~Ws;XE^L
(rts{z`D5e;_RM0X0>9`g_o|_X>+}Xyi-RUBC5b#E?9S?rmNEJ0cx=&a(cESTk)3fGLp1lthdBjNg-dUw0h>+Haa|Q+8fnrBE?$q
OX2gl6HapsuOg*o@0^;3*kbsg(&Md+H(Baa6sU-Gom;xJ)FVCnJSJ`Lp3huf7-{BuQ=Lr_&f4$OB2;cysc99ijiuVcs+a#-H3@5X
&Jxbda4WR?r&T@~wSmAQ0_3k~_(7|u+L|PqS@D^8WRP^8d39IM1IcUCJ;T!R6?H)JqLZh4+@9`uSm_4wE+^@6c4^JA5REkao#i^?
eI?UEfy*+Z!D<RAtsJuRLd@8@c8x<tqZO(P#x#{HJX^)uTV1wb+1d<EKFm9-dS2MOVQFf0#6)-1#v{$%I&(U;6&b1;z3|iDw{gH&
bog4tgm3Dbu9&mnKt-?d`S)gdRwKmq=RCBhC^HOlkjN~Dq($S(s-7S_RJm%)t3=)@;xTk<i8etHBM$17aaq?>v>kd)3M%W4_l^bk
I+0ko2mYSRJqxaTghA2^MP;6P#Im=>0*<=Ik%+>QZ#xH7Gp&Z==UrLucm7sl>^lzL_2xcsN?Oiczld}SuG6lw-&fn{hEk#|Fd9xa
FyTFPF9WZB_pBHk>H4Kqm$7@vCmzM_V#-G<lMsqR@fA#@ZcDM8_s=aeWR1aU5^P}yd1;%9HLX_`wuX~T&2J)>ISTag4YQU>bD0jc
pzxGl-Aspp>pCS?%4TGRKDktPW-bU+2;VyvI}ov^+jKh3H!9*UC>v)_ezk{5BiB%P-cF}1D%PNAn*sB1&}hjSbdYLgaTRzfXL@1V
RPgo?*oz+f&a_vmSuilvmzFs;4{?Opu|Nzl50!~r9bUD}Iw&egLLi+c{Pl4uJza}DLNvGEy>{0~jZ|3_*&&|b>;9_KT?&Tabu&8V
qLe@q0V5+St1}5EpqOH&qM>OOhlCGpStda>1Xd=BX`I36d-<-RCONt1o$+!;4mx%7>mFe%k;#%)p(|B_uGMqL))lymStVJFalvOY
bGs;70Qbjt1%f+}QX$^}2G;Tcw7DUWBS;I*L@<X?nG2F{2yKLg5>MpGv6{93ZIe5vFZ?uo7;E_;BmTUr6l&;y*Ya*Xe(&T*vY$3R
9|KSQdmsC~y+d;B9{=)L{#<^IKac+O|Godm{jdBwe|PBn{{L6M(fq$pKVRzG@_K*gr~W_7`5(*I_iOF={`O!11D=0B^9$`CtqJ+z
$!|~ien?LM0_YMQ+$(keU-Fp!^?$!Yg;JqJdfr@=#&F+EaJdlAySHQJ=hG1)rlpY!C}Z6|AMGjPf{PX$48K>+aAZMG=4^H*_wk)H
K!2ef5BbpA!<NJOd3F!@-@LY*E0Oz$5VAcWF!X^9T8j_#1%kgn*#b1_?;f8`#)hSJfp80qk$3~Jxb+cN<;?&bup~gBOx%69?QFGC
`rlsK&5W6sa?kpl4}t#N38tTv>?#JERoIp!0Co16_v3BU|Fh9ONw;zTj;;3Rmk~u$Aj7-<TY9ryZ+!6}f+~uUMUtHc(Br$K?%VuN
^Z!@>jdI^z2bQ^W)DO)I-|CouR-SHSr-Qu<dul5%gvBI<@)ACa*;djO-G1<d!XMUg;OdLQuLJ_#nyCdwmH<G%3wt2DGi}ELZbSR$
N`E~@ALOsoLGs-<<R71y?HUuHTIT`f=ErjB1nYec9opEyJnWozSBgU4KaY=&!B=Z-{@wBic^VRSTOa#TIlny+@G>^~hx9=kyOV;`
!&D6;5oTK!D{KXyYF)36Q;Pqnu!a|Ydhj9dq|50e(Mo;ReaXM3^PJBwKQD0eo4rOu{+X>B&u=cR#C?c%HIlNX5l~!&SPmO+o>M>x
9E9pBJrqsp`1?JhkXwxScIn<er-s+PxxWFzfXE@?`Kf4^k#dPY?00amN2rdlFY1PHiec=0euX@#j_7kp+!qA#c!-h+Iqzid5}_PR
z5~3Fh+HW4H$e47J$82WaA=f0ue>HEp=d|fiFi6TuJDoc1*?zg-AZz=DnyR~Ygc_BxYfcWjg{;72M}0WS<UZ5Ncat>fYa!4OP`yB
Z_m$<Nwm?#TUtX4mplggJ8Xr1m;$W+m#OEz*t5t&#SooP&^iKSe4V$U$DRMW!lL#sWqFdqu)24knAPDpU(HsK=cykt<>Rlfq=Cp-
bJ{z5IcLLjOAh5hWa8CBpwiEZcQxPuxHxn)r=x`GLs++)^&!Y4YF(}9+w0qn`+?u5f9}`Y*REr`!FU}_PTNOlTzv8<e19dPov3(L
uYvJqVXnMNK>@J<_ms{3quJxmEMPi7y@$!%ha-FA-tR-?K0KdIJy~u#jO%F?&<}d9v$P5`Obr9Okav=9<ou$NK5uJr<JR1dqsU{?
U#E|veNXB;NBY@L-}?SLo&FQ*isE2TC*Retx7z&O88`#o@b!Lv^d90vwnYC}d4?MhrlC*vf4=}v?FeD4z8}Zz*Zq<}KlTy{mwlS=
zcbiv$#7BWJd89$3kqyF|JDD?_dGw`|K03(*rb!pBta5G3_!=8C;BNbjvWHvyUZi++)s((5x}0IHV!uvZ!Sl!IC~G-1M5H3Q<pVW
RS{L@Ll4aQd-`Xr*!X=^heua;|5rlasAX#d@C1I4E<}ePz<+pLx-aUczStUv5HRjVd#wFk*ZIDG-h6$R`^h8#{r|i3XXVmRfl_lq
RH_f`zl^5Po{%{MPxVXwsSnpF(uo**dj6MVwvO@)ax{6e)W`M6q2US2$}qPsYeY3;M1PL|!`y=SY(=#1_1ce7>e_1Ym}Rbzs>SSE
!=yaC4nEmnr-TkncHz9HoicoZhs<J&77GOt0Jwjb#~6HDqWK6($1qe_iY$6;QEpZ>69o{&B{fw3+`ym;CRmzwg91<QoT-QnNMtTq
6d@3A3SlHlY8RvH>#noC#f%_~tW{N6Dl2RQ+Q=z7*kmPOEP|0hooNBIB|<1N*j7amk!6n>iUnemYD|<vHIU40f;(7@Gg4GUtEnAS
Q!*CVC@BS5Srjb9EG95A*)DI?rn$H;@!s}5=bLjB=<l;!t#qaWVaUXYnf@xVO-~y6E(h!3=Gpv>fBA80X6TWGWbLLiT9-~s)aC^J
Xj2q$YH-Oq8X1ZaXHM%z$&iCa#!SDrN|k3nZ82$L<$F_>@}C}+CYtA|%;I?<&K#<x8+4@&X;KM}4*U>AG!t>B`ncY4jRoh*?X~0+
a>UeJB&DWhpIvPd3>#4hf=)x3-Yz9n6NlPR8Oo@-M%8j1S34mzrW07rybTEsk+^xLEtQA0NvLu!3#QQZO(unrC@P3RT*QYthTxHU
5p0{&v$KEaGA(^vKE5i0j*MJXRB$gttr%98eXmu~`&P2jekNnFHwEHog#Sr+G}^zNdxuU6tcw%@U<dFRK|mFR8bv7*iVBHIB%+F`
ma3{|l7_07sGzDzRxw2sK~aK?K~^@ED?T#<B9$bNr6j3oskLHAM8s1hwGahR)Im`(A+-U~TEKDSm9E51C|A8A42635L=zfWK!%&!
;^qTzAP-cbV!;B%1j6=*|JfTc$>$~YFeCX)4^F%yqUPBJ^@Id@U~L1PEhso#l#td8R%bPB&M=7y*UrRj>PaHTrKE<h`5`5!K=5B`
(aU69{`O*s<|E^sKa5`@HyIM7Ai<^RIh-_+gE3iayc!x_9mY<Oh3{8w4iBVE5b~I<PED5@P|eK$4V~m^UHqbAf$5{c!bX7v2qXf`
NL0-O&2Xp>+^>u|;&Kf}1~)0AyauQBoQJ$gSmI=^a9Cn6O*&%1ta9+-6p^{)aWig@H^QJGS|$=9LcxA;f#dh&E~&x%_%yg^Gp8o1
tbAO`tL3K@_{VnJa7TBOKfRrA4cNJ(v?o*iE+lrWj=rOvCDZipCBw}ewiz*I7)JB)YA@9aOCHmQZI2?^HZEMcK$hLsa}SXSX(9o0
12DF>A{A;)(#F2CHPV8+Ul9PRDA2Y*c(SNRa{2L;Egvqp#r*R+P28_%mQHJr+?C^(+fO>$0H~lM$J=T+Qu+mrf}#s4Jn~LX4V6yY
Nw-xbR>-cOzjM{rWyQg<Hm>{3#L<xYiVij>{G6loToe(`|JOa=d&Lm(7a9@^MlwS0WlxWeU32tC+O)id_^-=nHvHLmy*br7O`%71
?~@?I`|X3x`14K~;(@K6(JD4^&2H3EW2%1HOt)x+rj>f-P~?18Bky9@bj9%fb(w2geJ7W3LlTH$R@U9x&f2iqZ#J@RSySmb$j&Zu
Y2D$g(#~~uc?>*X=akCn(-KWPK_#N6%V@Q;;x$&=UYD1CSsSl}A~c5wPi?POxonWua&0k!>~N8!xcI}mg<>5lw*5iYQcLR{Ua~_b
qx;dTZRf-Dt>x;l@s8aw1~!&jXa4N{H-`UqJK*H&<=|pp-LmNZ6T83bgN-~&lWKC*g{dM}hGt<skl=%I6e0~zk%Q7S56ZM~>Rgtn
E8Q*GO3V@|B@;-OIc}FC!v%+r=K0~j5&rhjEm36dW!D5s=j+xBYDk;5Rxr3&B5Z*ul#9zgcM0=D*~Xd@?GEl=@Xp2K<HkikYT_@W
XGv-tRfLwF*qR8m2L>7`F(<Q=)SqgTj|qLsH!Og_biufn(o#2sM3GISOZj5ADI#Z<vNThnL{#;fQXNRlNjjjVCPfA2RR!<u&uUfo
`o5`k+i{QF74r+^(#t|hg_3ZSi*=c)Y}yZTqu}L1bauWcIl8K~L)6y1mqTim7I&~$>N;#)v*YCI#J7{L&&C(sF$Ut!4g`z#tJ0s8
><hG=@{{NYkwWMZrD8}lsC%h0biLzCcx{`~Pqil+pWbjp65A=$q(rJcyjc-#QPd~n=j*Np^tlrzenoqa8@W71iYH5$q1DzXn!5Z;
Dk9^X@Sb9>(X>t%#+Jtgv)cAIIpy88JmsnDjyj+r%0(OkIHbK+el{D!SU;kah$6-~Ba2hEMGKaX5&<pLv*BVOs*0?mNUAK?YW3~%
))Q}f+3j<iOP)U#cA!lcn_x^rp?JoKwKRG8*`i2Phs0+p6&&0^^DSZwEy$oO5gtCpH3(>@^!jQ5$o;CRjd`#eaE-4OIKrAs6<4V0
Tqj6<WTO>Y_wb#V!8?+=?oJIO%1vslTD1mTGR|WXGn;D0$4kyfD5o#(oC&6?b$U!yINi;+HHu>lR8h%9Za=TLbG6;yJ;oL%$_B&p
-8JgbektASLHj-g)A4F1Uin68(}#RJh(2D2f_31iA!z8bE<>HtGD5*=z=vofuAJ&+q>y79_XxB0Z42~vB?r{SKCra}uN)Fe4oE3n
ySSvaQ`d76^!I<Fc9^sM%kCUi6AWIyyq{X|-azC2(9$|;p3J6ka~j%p_0|tI7vGGWvTJQVspl+D7d|N~sndP^SxsFI#4*8AyuH%9
eN7#y=ukyvNvQ2i?wWyiJ3(w55^U%Xldkzh`)~H->04~{!`G|JrbQ#cAKwAnv_y~vn2-oozl6xiR7EZNDI)sQSZ4*uHcY8*HnUj`
VQr;9Q<X+&{ZB#1=i5-zuDcksb~uwXYil*312=|q3c3XpvTI|rH|u*?q{o(y^&?tIaV?TH!1BB{@&32NfxR+q4B^B~9#HKDuTCnE
pi7-zFCA^X*xHX3Qr02LC5StKiOz&Y2FNHCxDNQCvuB*#V9$cXrK`9gxI1YBCJt8BC%@S|X|c6zp6eEhz^<{RRmWj`?VGeVgdB&`
C@}Ew(cg?4fJkbBE)zJXGl%~SS?V1yLWEHI;TZ&j-t4ZLuQv4d$7ZUeIq<mG1c*hILFHu}q2{aAKoF@$0TN?p94W03p&Qs#QXEj0
Z#QMRR44)nEmovzTH>{<ZL)xp=-o^CTwC+XintBD5ZhDjRrZJHz5;(LjI-y-#CVv23tp_hpPk{QpAtXX7ufCEpmt{-XlsmAQQ_sv
0Dxf$gwRIh0S=gx2?5Ok$|+M#s1fxO&XEH=72@b2PH4QGFYK#&9}RUPPELKp_12~g<;vcD{&~M0b>*Y4zfdxLv8GVbE3NX*<4IDJ
cBN7R6h02q-D+zu)xW;-lDuTbdktsaT2ExxkM@y7KZpCAr3>+#Bu8)c=i06bE)~;;^g#~X{*(C5DaRjvdDx7bPMlNOg-01#`=QG=
kl~smXHMLKWcz~VS0V(R7<T|UyEq5c@A>#Z^ium*&#GpQAG%^PY4%_XF@nkI7xe!N(i|qA*6xdGOGNneUp9@7gg?KdyClBb3XGX3
u%WgxyLdEBQ<r9LJ$cLmS)`C?yj>BOS3g~Io6p6@D0j9RNm#LA5i9q(lyuBRuF?LT-d@UWJ}PXD!9Q~C+NVtAqMiDowyroieYhIN
qNuN-fV0w!`A(xyOqFIko6nMbcH$;ZFvN3}mkDSzRS-q@wvRQRZgxm~bdF1rgb_I?WlKRpkW*R_WT`VHR;8G=6dc%WS%w=|Qn1Y$
h{CXGW)oWwRv2qUSqgzr<C0SRJ8A58R$JY^vMcxZJ{C8h4I=C1wtPL9l(Y{cx>0omMrB(HEM?)@T{#>KRU#m=H3_}i&tZ!Z^YzQ;
*q5NKP$-U%-s3ZU!UK%8oFV5_{SyR3m1<`wy?rkneZLxpg#38S1+0~VorUN6U~5entUm`iiRSz`|7YFF@18SXU6_O6)76($8xJ%>
4fHSP0RbYyzVnEOnjTIQI4zQhI-yZ1Ggqs)(1bab-Gmls&7?ozfX(es8K^pR{TE`cHS)^&L`5;OD3oFHk0WjWu8lWbC*VM-1h<~(
0CA&&Mxb1+?|5+lf?3;zIDFdf$w$AV1E6OXhq1<ImElf+>gVpt5Bb%dnrvJ!V%uq)##NPnK2O)GXnL8)IB>09T9#$vPqoxH*}D#R
llM(`=)`%Yc)dOOnp91i^&@I7?`Il6Umj<#I}XP}5+a2^RzVUqg=iGjMFXxz2V{h4ldbr0s3$tRq_?f8E7#Gi#gyqjICkDPHC$X=
j*LnpIP6Wo>GeAPxuyDAs?ln^e3vBt4%GCZl_JD?{}`dxE)U{dMS0c1z|xOUn;HDC_z}q5@0*wqOy^7q<Z58SvR)<Ce0k2}m)F!X
&Ua$FB@M7Ydm2zj?K_Pf+CSfDCxNTMX_o%IVYf<mU(oTb9A+I`M+_LJqqfreb<O^=kIZR(A&C0d;ss?JT3uOgRjpyte}3qU_uV>m
;{DT&B0)GPfJrqhyQO_lh|r=m#V_M}2#Sa7ySS(;?w4!o=if5|Dv@)?wg!uB=Pn#L=2IAoxYl<3FAm+C>qU4<?2Wy>xEgdDzgD%K
nNd?CTR*DfF<tIq-rl`yNxH;3@#+wi^oZMR$nDV2<0e}?aYpE5n?udeCgKxoTELW~1Lmia2#e0Nvxt<8H{N-_;e5l|IR|N^tV}|p
$54?{M5Vn<?elp(r!h%#?QH*Lj?3?>yk@*xjTzT%^Y!yi1nYfdb^J21dtNe8M;fE~i36&N!gXXmTJn~GDHBg6d{YXnJ|u93UMU-b
D!{%FYm^A0@QIvT(V51Qg-PH==~~g}h&0b{^A7|{5QLF_N+eu@ME-59yocZUH)X`u$f51DxQ3Eckx6_*@x0ULES*k^TbK4a)rO<t
QN#^btjzu91XkW76{>upn;_T&H!LlrppFZN(Fg1$3Yu#mEJ2-NXjoEH`}+U6=Rv^~@-%y<y{+uierW{a_`j54h!?{-L|l%D>XC}&
OW=vop(E@;5@0Glos&J6-SelE0boEzy|IqLtz)Hyg`vTf#zXn20p*idWX?(AsN+dZ#!#t?y#wyo)OV+ip;aLlP4Q6IYQ^F|Oz}ZC
41lA}Z4yu|8K`Tum6#{?aTi2-rzN1E9TP<*2+#|x!zAoxo_gMRr~5G0%KL8}J+g{qVO4_f54D~3wPWX30QqX+(3jjx-q8U=%k6$Y
-j^)(s;X%si<v5@fQ*n*+XsulhY6+i@tGa`GPoSA*)JA@i6v)iXVHZb@ZGYAL{A9=GRZk*MU(%zfmo^4fk~=g=#)nqfP|9Y(nQ>Y
Ndo(K8QyKvuyBx(#U*oXil!+=U&Pv|h#cScHbr=(DW;3Ud*N{^a?ueo(H}g}%S~nZB^cvGVK+jGFv}^@-Ts`!cWt$R#Q8knSmS)5
XUX4JP!w1wL4URDC7#r;9w{zX+Unnqieg>U5i;-IopC{D9^-(xOt(BT$j7AXDQW}~S7%ZJDGd-<Ow?)$q#wbv8MQ3}U9G_|w`&wH
oMHmAxX1@Xpf1gtX*SKQ9cRWVgxfo?X1rqbv0_X1LD(RRS<1V+B@{1RWG7RpA$(gt9?EXxb3Q%aF*7~0nSFHe#qMgIrtj>l_SME|
T_$E!mwV|6QOTMoGnG{&JTC`cq#zRWXl)-%!P+g<h}B+RDgq)Rd8YWMo_0Pd9$K47+i84UQ5W2rHoNPWMTxYIb5+wt+0=;XKC^oB
BzHHpd`$a8q%qLX&p$QR7{)c$PAH$~&z|1xFlZ`QuWsFHsG@gHa`)0Mwd^`P7S3DD6pH<O;px*4zpLRj=dyfKd!z-LIO4lvCv+66
I6>B+KLYTWSccZn9E{k^W4Q}GcEq#T>WyAz9h0$_C7r;$>k)6}?_TF?xIxLGUgfE6JF@KJF+^`%Zx#KWvDGPnT<Bb}EOd@gpsvG{
7TTA3Owo|+DAlf!#whyg<87ZrHf8O+KHqz>85Q|oU*D`cqx<Yao>@aZUsvXPgAdQ#;y-%8UJAXVi0`uaq_;B#kzlskB}isbRbtHk
tsVB(?sVm7v!BiJ$TUj(%`hUC(HfmK$E%J4_L|Rpy$@Lo&!$;u?8LEaqp<9RV3dU)Ph#Vh$c5Xhix9*MC0UkO`r3+!DuPVya4^4a
R~Lk^ei`ihD+=)UreLI9O519ySkhK}W?&~YD21gGh|sJVNH6v5h8Am$EE3VSw7-^Usw&P)Lav1{P(Y(wOU?(WQ~KMwT?TjBf->A2
B8orK&q&4du64VAg=GIpr)#wu^rfNdVe*ZS5&Tgj)m0WRaCrKM?Bg-73BEHl&7~iAGRP<GX8&uaqx9`hxS@p3h!ck0GA({xo{H)y
i(bf`a@s$OfaUI+44TWH5jf)F6@tvGVuct*C#9)T(`a_+iAJ@g*lQT=_|8DRyq9dL<j<YU)4wfUZR4m_9P!NDwsC3N*w3EhkHdar
ry2N8w@(|UTRf&S$>Q_P<>iMNcHbK>`Ln+6{tGj;Dtp~y7>>PbGSn2M-;F_h#cr&`#3CwnuYJPetig(rsffn!zOc+dk>W|NxhVO!
sP_y}D{u6*;?<iPD-j<YS0zDbhp#$2>QN~~9$P;m1RB2+F>(<UEe^Dph?IgXQVP(wtcO}uK+Tn^icEna2}q%fNb#922@J65SYr*m
<&$e{J7Jhc)8$H`(ZP3M334@bGgT=Dwbl}8BZZJB)847cRPR)H6_WUC)u$WsYg%nIH9Kg<=HDsA9q|6W4c4LFQ<kx}L!$#ErL<vf
D<7>U2u@Hm$ZOAR;Wos!1Ibtp*kJVSz17!kL!{Q*50Y?#tOs};q143D5){R>uhS0DZ3glw6rT(`Fwljx59Egl4Aq_!BC)JHpFv~{
6_HR$U`u8esfJHaud9s?7>wCFF0D1J-&bf?#`OFlr4`oRb*`yjW?v&g6%-Zgv8>V}&Yqkd!*^q(?AB>2alfm*MVl|@op#=HWmP;q
kjcUI$_A-lcozSI_+2Buyi^Arog|_5z_?_@*RHv|(P*d7K>XQST@&5iFP23UL#D)1M2`%wr_BprS43EgtT`f*Q4JS%k~~OjtNu1w
JkGN3+hjD)Pt(3fRtpMR3QCbprDBQ-MS}e|pF(<C9)qmB+Rv``X<&-Mg2h9Dk<HwQ$|%&R#6*ab;i8Ca6hQ=LHG(5cQ8F}QCpjNH
*?iMWy_sTsTMcT+=VuO?P|~3Jp@vXT9aCDZjCksT#8GIrSyG^@5wVJ*wopW@qcL=se=T$G+dQXS`{DIYeyz?hYG6N?Y;GjB>WmFY
OJ^ED3AH0yX-N624#->r)aLI6vU|%brUFcr39Lp)4{m1=8Ve0s>F&duLuto)eoUepV>Ra_sWIU%iy>M1Wq$Z9uGjRL4<Y6pbs>=U
ZA+Ky0|iJ$)fSl-JG;JZ*sOx1L}qrtsQc0z)hkU?q^>1r(F)++(sd_o+-4&g-j_=m6f)5(WTKX=758tF{);GNXQEk3Rb>jqv**Uf
X(?Dv9Lohl@!+}?US~>$;FV43IQzi<<^Zr@(A)^$P?etW3~e(q$BX>ut>jaQz*K^N$nzjxrBFg-MGwS^5ltP@K(*6OCX;knXWxB1
7j3f)R$_Izrlp{eUxQitB!V1no&j7!7`nX%<UCY+9jtE-;TlJTLGhw?27r))GC*_CrZJF|z<1eaUT#*TtfguG_A@du=CL!4M_T`m
21eEtk$UV@c`Exz4MldUGBe_*<?K~0+Q#4POvSdFo0Sjwc)01sex%Z3qM5A8r2Vv{Q}$hXzfF(qw{QO&n`y*nOjVuOa?N>sCY=LE
E-H>%f8fP8S?#;B8q@TfSrqF=_upgCf3-e1>QnQm9oaNlKj>;?l?o(~4*<+M5Y0#II#e7WVozD~r;p%(`57Yj^w$YifM?Nbz`Ob(
HO#NYmuKQoyQ&Nz=?v(Dd(-vD=Uzh-K+J#fgx;y5jwq_MRa752wp#KZw40#RBKyO$l0y3s4n%{GxddJU7E7`&lUul*nEP{pX`8o^
{x07v+qP6b5&oVt<pw@O#oD!;PApjyYMq?NXA@OvuK6M!xN#b+`+QMsd{lq275MLl|Iz;~F?ZgYn%(J|yO*M87+g;SG((YRwW}LC
-qiS!tmt0}i4hCD&FrhOk{pEyCYh__z-<2FEzqIIKo(16=ITvh_R?AW4NYw<Dak`_n;KV00_H`|9jt0%IlF3p%P?VwhhWw+=qn%_
#UVlV@YjKcrZTJ>#|QzTAclefH4Adc#neFJK<UNnS<9e_Jjt`*s0GkOdt%RW1&c*4>Q~%E6IIi`&oh@L$tbt1h>U($Lu$}>L%4a9
{&Ta>kwUgO+IV(P(t9*ivRSX=)05cR$iC`r^424X!}^_ZVkFL<G}q%!50QYkl0{<`j*r;k3oS2Ve~;5NguGu~dU3{$dcN{;suR0=
-j=`17Qm$iYjP_FF&-6r%|@7wAY}KJ)={<{7dj=lbS7-@V6xjT<XHNyh4!U3%h8q*?xTe7YEpte&wj7;%F_>|4`YE*l>n!9aoq?}
Yr>maTvyyO6F!IzMe6SU#Wb>XV2%fwt;)pS;x!=}7&tu3%sB4MY2B!#F|on$BKN?oa9z)DT_3luwyyg~tO7WSUFj=QAkeoP3{||5
#((Qa7G}Tiu>Q&{K=FhS(@sG>r_8y8t3*Z+&&`*?v0_ETn0B+IY!14rv$wrFE}IUJ>E~A$tH8<OH1g>Uk>zC8B>o#AdaRaI!?p`J
B#0v-s}x;@wldkBbq11LH@gc}8x^nP3s$~V<FqBjaUTlE^CT~1BCn598mXZy*G@l5{+ZhJ_j@7JI}BMk|E2Ef-S2^y{4+_)8*vAA
cB}dGi}_hPPl%qKsy<O?+Gk0bBvCDF<S#wq21ujX#2X*0*qnh)9?<AP)WCmo4MPM$WJTUMK#i#2o!0}|0`?&YArn+csr^^YE-x4E
M@F#^)!EEpXn4c5QBsb$gG31#oVHo08WM#3zjoE}lzkse@KCxNpGgi!{cyULhu+@|s&g$#Uc<SC>~Jv*iQn}oDfpAs?6drtf8Nc}
rAc<A<bUjYwx>(i8H6MkzZ|$g?t}$RMj_d?BLr-y>QH`V-Q58ts$5BGxb}7~rb@zcG74HghaKp7z4+Q&0Hb5B7AG!9CA?Axj6Fx5
&@VN@@6iD>yNbBx?D?p1ay(BPM)2g89TK(j=!Mlg{nW$=knbBP2I=Az?(bQp2oxh@SwoOW4e#@98XtBoi21kPX(Wmk%m>uK>&t#I
B=M{CF|B=>_){*otKdfaqo>>O?jZw^E6w)gJ%W!hlwqXn?ZXTxL=;*JIj<@>YVB8MZ<w{m#ayE`z`dk0EV$nel9!Vfez&`;Z>Kx@
iMl|anFIG57Ie||d-D$(TKI`fDbsFaiz?(c`0HA($?Ivw!#N>8ie_uX&EvZhY}7W~X@95q<`;>->9o_MoBX$_i0-*?#KliqrhdEg
ZkNmR=jq>BPQSZg#(liyJ+_;F#Nl3i)MA-%jVp{((x)27>TDWmV}IoBTJ)k3)Tfo7n)RjX+%Ac0YC6?_f<j2kV+N4l%pNcDTYp_!
L`zxF;&55E{ycYH5sA0;_6}C|Zlx{O+o`>hc``9%Qx!85gpm4XAre?)j8HiZBt`{MRZ`PYC{P+ils+;bY6K}10`_7CNP<#@0jU9?
1f)d7kdm+pkO1h(-h74yMNE#`(ZBo1ZvS2|S9<h|1r%8n5#*Vf6l2L)_5Tyx1!NSJeM317A&dnUX??Hs>>2V)J;O!#Q-@^ZBLYvY
CM?%6gx^ER_82KfTp5O@RMaOT<WW1Cdz;_zcaFjwK32D_8J~*ppS=g0ip62H;?w;HR4Q+^|A#kB`aHc;ot$s_&0zsXT0h`aD~Zj1
aw$QFdV15u&7Scx0t8Z&cxV>{P?NC-=$<zSW{RcZ=+T5FIr#Op2v2SeoA~(h^E+xd<o|Oev?Pz$9Vx32wNm$YgV^JQ+1g7Y%q;Kq
a6r<OP%(h2c~ycjGUMK5&i(0gIIr?gQoU;LdDR<@KGa7yYek@1guw)6$|#AUBwiF6g4VJqMPjc3d&$|aV=ZDk=0mmA^zQ8)K;&XY
&nHR@8c<86OI8@fhWbn!rBtqgSuet3X*a^O;RV&Y=tJsxG4?IuS~5p1&#wA9dGXUYuJI2JB`HxR^!##HLlas8uVCm6=u~Dz+8<Vc
=)6p#&}^hj!_pNXpuX}e`E!`+cjB>)`eJ0s2Tfh>gPA{T>moRnDfSDE1Gu*dWsk*KV6ZF5iUZ+F^u*ro;?9B_Bu%A9ErgiCeN}<I
1KJ84-nH(gT*9>lu5pS3_+qfGQ`Yx;n&#DOa0s$Dc(#<L#l3K=j5R@6a~Vj78yACFPLm?a5U+-^iG$p!4hDRT+>38*VwlrfjWI!G
0{0FGxqBI!XRJGoEQMGS0jsIKrx>;F-garu8s_@>al!oHQU>3<CXoFe%=E}~tR^A5eK(}hQ?Akz{fEK;DHaO|SqUVE!2D0}_mH2<
^89~8iJ8X`{gd@<`2MOJ2m85#pYk7N0D?<@`@I9<-%17>54e5Ec8I%xfgk;f{vV)XmC$~{Uf<ZeW3z@nJiGYwRP%l0=3<)S*Th!V
u%qT;Y<6w{dOjXrTo`zM=N*;q6eGdDV`J|l=J#wGLtEC+A%NR$kNlMHh5r8a-V=RtU8471Y9OcfpI5h*ctY;<{T$aXj-P@2hDjsx
u@ZJ)SG_?aB6Wyn`$|C}>Wp#O-YmC+$ct!`Oq1&FP7HqGP6#i=f*^K&C@|lPWkKre%<u<ZW7j4uBK5581nfXAlBM>61lu~$(uq<K
ssNZfK)A2BP=)&>DHxz*aX_}Lf?JNGZ@Wc7gPlSxnH(cIwvNMHQ__`t39!?H%-PLQwj%Iu4-=(tRel$UftvE-yKB>oZO>|IIxaZQ
`&5~Ba8zPNW3Jnlmk$TchPKujzs8dFcI@)jevsq8OL5H+dcW&sJ<ZH;=t|zlxjd3Hczv+l$$zGk+zuQUa6qOVA3@eDaYp+8CkN%+
;rlDvSaTS^0Urb?{mr=<-BFyE5MH?9CX6URphIjeB~z9nV%IOMvKNN?;5e!sn$^JJrjrW23%2%C-f>PF0YjqZCygU$h`e5REfoWN
fv<8DBDj4F8Wc07Jr;=JYe=#-iekV>F;}ZBj|1otAdhToulW!4<&g)5FjoJ+vXrM4#5(4Ba38AGoe=VRU)6t4x6*Hh!(QpARsouL
aOf!TDD+x8x*b0s`u(H+$0zhxx3@cTw_eTeYsK05oI0-`fgTmt7U}Z3eF+O%=_hJ-@lO`jD<S8$@$va<^W<yFGJd0X)a+x4?6htR
m0MF?8;`<*n+XBk$f>u+f|O`+I{r6c2L1IKf4^TN;hEpyhcSM<BY^eKWiQL+>8DZu=Wd_QetrF2d~>fO{=>WcAJ{x&{CxQI^tX?H
;)wB|f2WK0EZQu)eR}#V_tKA=8=>Fmr=GT@b&nWmjuRG*slAQnDy>@jrhQv<&j||akkIQZMUf}xo$+;EZzOQj;ehs+xOaV`T{-vW
o}=4aXt>VED`p>K$5_7A&UoL}7O|)&-3{pT6QS7P{k|Rhet%y+zK?f**td<7zj?nO?##t2VTgicRlhDH0J8Y37(Z9&)BjVGdiKus
_jvhx`Qfzj_#2bx^yodZg@)jG7Or~!C=3LVVK#9G&t1LV=?Yyq%32vevrYyoe_QBlrW_IS)|}Gz@a_8f-@m6#alalME5f+nd~m3t
<&Y>cFIo*d^u$wgKG*HGZ4_muxNQUPQbkMId^{BV_xgW2)cA_yc*X!ino!yTrF%^8*+>{8rmBW>oo(IECrSh;(0ML?ecIl-yXrHh
qfzx%fAX;+@JuK0A_n9afBXRgpVF_-8&D&Gbi&|RnM~p!vLPPC@;~sZbv3Wm!<E5BFtP}E9FT;r`AmT))x2349;m!+C#(?%JNDb3
&zaZCi>hCm)E3!Aj^Wk)R%X9i6#O5@JUl(@?am?TQ8Mp(F_{SK+QgJ(UI11!do5zPRvr-V*`g_OJiNK-<*p$hkrduEEJy^B_X*jL
69ZGLdcTLtn`@^(8QwGD%YfQfAByD~KWT$B=cIeDsM`(8=4b04>F$w1_MksVFaBuEIN(}2`1<wd;)chVFBHdYj(wx-{{ipPK&O)p
N(8=y6i}Jl7BZe#V~4L}^!&Pe{YPJu-LF5l(d+A;r<Ra>xp5udf2WAMC8nBrez6{YhV0Yn^4sn8Q`79{e?gycUWmbr$?#RFC{e{J
Srmy<mzoMhUdm>{e}4N@O&<~~vAwCKWDOmB`shpcYihhh3lJ8HhZUD4fh<dV586Z@QE3F5)dzk3Za1@5v7QQShXWAo;X$wLrK{g(
wy&%zDa<L$?yC1L2@XQ3_o~RZLMgG=n%5~CyWB%c<5(2Qt+|zII$J};J5~BxKB_OFTF@W5H?$KtU*7cN1AJQ0IB<gbz29+O*KRVY
eLNo<31`h5)&Uf<?K_%-29-)E_bv<}{FAugx1`uZJAz^8I^MO3rBs8WnaEcL6+0b0tm?nw`dybQPLedoUK7U^zVxMMZM<g&^a$Dx
@1zUX`qH=5kbDj1-w%_B&|6%){YM01Z59#VxRFE0@y+|sPVL~^e7&tUggMiEm{5mzUkx$B`VwA`V?i+HjvNqBkTkDr$?V&g_{MR6
Pf2i6_G_oCk9IY5Jv}SD;<@MBG1ERN7@xWQJZLni<UtOHqf1YC@H}3^XM6iOSnxM8kCW*^0GjvJ@t}$sPddubP+(OJQhU)$2y{vW
5-ok+WUHrgy2>$0t)6z!QcEFf&fdLEdku8jHyhH`Lx@+W4XHeHG?TV#h}Hh?LNtux8C%}}`J8(>k#Y)KyYj?T`%j5^sxy+c<%m5x
*->bQ&+G1*8PlvN?S1Mooi*BD-J5rRR{h-m{xq9wa+iVN@fUq!(^vPd&112Av1<0u$6XGl(7O20Y$*ND=;kadMv0eIqxk;buqai~
qDH)42!e>=boL9d@*_h&SgYYo65}rwq;s3dww_baVvl&^z9~;!1r*5l`R&`Tq|k#LZqOZiLXsoKLU90&ggZqS#E2sj?(Q>oQ~CMm
EyK6>_7RKF8jgZR{#twOT&2^;y+e7NA5xCtyx5HfN7wEC`pkMk10Rd;`~dX^I)@SK65sXk79YW<@sIzWjX%%&y*{D&tT}H#1JA^I
nh$C5@+8o|nf90E<=F-VhmB$C&_Zh;PG*p1jtWq74=7bMI{gK{Z$G@AbcH|1{}@kd8i+yubIX`${;)bv_JcwIQbF{IAQl<FEQQK`
C|gak$g-iPUk|-Ikhagt@*mX$=Khe|Vg6Y!rgMik;tU7Hev$fvx(RkNK>xVGT$zK1-XtYGmi&c<!y|it>h<0g|Bg4kVn?H;<E>ty
)f1UN+(hjs0&jaTNnwvfwC2@S>}gj&28um*=x^Dbt<Z3ek8B!B96n3D5dI1m{xAJAX;92pYNvyj8qAJcI{%cNc9f$nzQxR(uQm%W
V=s@7OPcOo${7O{MApNb6aQnY9>QqY$tLF9yUWQ>_kW^CGa*us^bpeWtPee<MgDa4|71tc%%mH4cwQv{<SPtIZV~CkJaAGUh=C7a
Aao`nn9vlt>2(;2CsEzp^d)-pqj+9kaQ`zizF+Ohc;sB`lLk!R?T-E*$k~5YDOFX~`c3_&)!VCJnh|0Wej|w>xQz6$un`7XH!0u<
EBd)(J(vSf0m#px+ykJf>>=73qgXbYhveZ^$c|G=7@2z;CbqIghs>oBLWxvMTTtD~h^N-*gsE+zU4Nt{2_@>i5`Ip_L`d!d2cqvP
z2lQD$K(Q(1mtn;1>-5Zh`d7_f4nE#KB|IcEBhQ@Oh~Yf(ASN5JVRhPxS-{#G)W{=F$K2^<awk_Ys$Pv$(`KD-p7uqu;39hqUijA
K8MOlI_8>#FM#~46Wl*!B@YC`7TzX07c5``foLeG9uW$<62&f@J4l|QvV32Rs=f?Tt_AS|gHp8vjzTYTcMdptwE8~-j7qyThPzL}
anD_`y&>NkFsq{iz)X|NvpP64Ai$9|5hu73P}MDQx+j?Kjva}%6uzdN#lFes&Mz~^M&ppc`W|)9#F+O!XrfK_L>J7rWuW&S_*}yB
)S@aau<pg_RKlKjzpulQYBP>BfAD#et);bfvi2>aqVvDalvB^&m%j~hGE*c<B*%DAT%t)ZRRUS(%eHzP@};E3YHP7MSD6?M$Ph^+
P1t40&~gk!;OrbKsCF|QDTcMG`Ev@^*rL*S`<m0z`sg4$R6Inak0~0C;i#Lk3s8HEB!^Z?5;!j%j~CTy=J}=NU#CsSJ&Q6<&^jgD
(ea!dBr(iIg!T#uycbo+Iwa6XbR8kl2_$%e*_}^XH<GaJI5l)%po~6fBM~A*6lTjPBNu0WJ(hFIcII`X_uY?WoY%m3gg6Em;RQh8
(%c2>U`kiW*|z{i7<AB+sE*ksU=2ej*lGj4bIt?tV;j&sthU>bNMPGrfJ)o31h&_}B=iI@S`=WA(ZFKliLUxH;&cZ>DvurBPX6b&
!s}-oiP-MCwCt2URoXL&4hxkNcY_p(PoOZnOM~Ls$UL$p+&~2om?SqIX|-rcu=3hs<B=seEDtuVQ{)044JfUwBwL11a^>7wu;lTA
E*EE@`Mmf%GQT9Ms_=*JAYs15h2YDstKMNU-YksNPEj#>-i3&eYq*d(H3ZO_9fgL0yTk1a<$DL-OxxR%Jbfo)Zl6ex0kcQ@CZKPJ
Hi_q#`FX>6n@81pikacB3!<;8bB6Xyr6SmL1`sbeG<K@hJ*qy6{pRXPTe+Tqj)Gs4XQDG9N}(Xlo$`|NOwB<Hw0Z&G?*E6}M19}j
pS=(dh$rq&(*ZxgoB5cgM*3rJXL*S#0sgdvfRs<K8xP$Xw*5i(3}yvN3^p(<hfs7HhdH<J6Wy!~u}%K0{&*jO>}sPpiG1|`>zQ!>
ru%HVoSm{0*zZC+50o(CJkqGcyC%tKQ$XwJ!|(UY`^sm6KNRc2&mrM7_9IXH!lmHPz(a(71y7*==$$M(%!-iq_&@rehCL8BYNfoe
LXwAAe2A^@g75expN^kk_#$Tj(X)tQhK`~f#wYuYdUyV$?&+o(clLN^zo?s(6Gow8CJoV;7C|vZ(g`(wsv@ShMD$N(RBz!^{CN_~
UI*wh<U1VAj7ss37n~|A$OEye#Nkem><L&~ZK?>x5e8JWv83`7XKmL3jhFTJ>raMY?hX$DsyY^+M`Xh51V83!ChTU3Gvb6F%s1kP
bjLOSLK~fh><DP;3LS}`Lq6w^5_atKJ6T0_hcfF8J1nVRDy0oxBTiPIC^(M=_-Rv-IlQq0u@c#B8^8&9s3;btMTcYmNQ5;9?v2aW
M^t^o&?EOL@*AQxdYkNZ4H^B}{Or-l45eA4*K-Q@<ln!mK8PK4A0<-#2@~7!C%3uLJvIs8VSvv})C0#D?*HeKlj1swOrkLRCv)g}
J0934kDor?WGEkKCy+4UITK2Xb;G8`4maz|Fy>&H>(lH3SK$Zp;LIrcJq3qkDc4!Gw0aDoB}%`4LX!a%3-Gttnes{*w@W8W;|Pbo
nJTS31BIr#_s&_YbdSbsoT=RWvcUWy@8xce-k4Dr=@4Fg&`o!28a{I5mWW}*aTU;X1qp3N;4Fgee!zJ)p_<_V;xn)ZK%J%S(x>8f
7qCidLG{lePTTAjFoXUp!%xy__yn+&<Nm$84~BX`kt%^7zCY$AFZ1Wz`%PC7;Ojea1hu;d7t2Wk`Kw;n1V~7p{tomRvln+Ms@xNv
1RmUwet3KW-VeTjLbD4XgXG*0uDj|Tc4&TSnc7-@>U0eFI3jy2`hM#}Dt}O*4Z5>FeHT78KAlSvheci17!4$)V-)D9LzPh$XwTh2
%DN%Lv-EZ!B6KCr{DP|WA7H|T5}tMnQ`_WQzibZgXrCgJ$8JsM71ZE*HtU7R{|6}ORKG-y-F$vK55g+NPofwsL%?`GP(=-B@OFB(
%lE?d)sV4a^UlHOCyNRvcpMhbJ<8B!z-2(WE;~&Tytg3AFjWu7JVhb?F9V4VxH&fpWuu0VutNlZc|Y>ceefh&!b{r$^N{Z#?VeRW
q@Odyf}pw@A3B4PrvZ{!Pb~0$3U{uLY37+T*V+bz(d{$pa9^pqY3FhX>ZLt6Wi2LKFzR1N@zgr(%Myn<@eeywA*PUuu^3|A90?dH
2Ha15hK(_(wwZ`7gGp^U8BWin7(>v{xHHpS4BG=+*b>bh4Iij@ehz>S=+Nu4DxGA``M%pt85~7#Ps_t^%6I!&Nsau^zumzl9enFK
SkBiDWbyQuGIbFMGlEh3CjR&1FO!*v=sD5se#i0ZjQBn1M~XRN)%ZJ>gJGwe0ypK8TCIU7Ww{E0MurYJ@G}7!-3z$#A7t{L1_6Uu
p}pih9**5LhUb;wT6Zw+j*NG#nHRt?dlB$R8!-$uCk#CXq@G<K*W}&i1ENUb%8w`znn>UrCmmNHt2Di2)FWFcV8w?P7Vmbuw6?%6
Rr|D`i3kprPu1!AJs@yzhNFiMhxN*Iarz$Th+jqFe8f9(dR7RV4#%Uh?eyJ4NAmePv-JKSl2tmY{OTu=`#b<)VQR=%BK&5XqwBQk
FCu0x-z&1ZNMv!+URjwwQ-_^hYUU5cFnf-Ord!PH_gR5tC&0k$xz`+#jxa~_-@bP!GW`VBxt{S1J@o)-lf`ORL=1n52+RXYi#m;Y
jfB=IPSh|VwJrN<dh2<@WCnC>)|J#hTLbgC*wAvGnbDMb+G+W2YIvs^Lzf4<9-lAk-o7y?+x^6CKp@{GSY-v8F=9zLi3TAUfaa8E
2fLkTC0li>yA|6PSVzv+c5~^QU2IQ{1VRtR=WdMq(Je$5tm~ruK%|IRtdF$4uIs)t@}fN8%u0mKG4)Hm*+#Fw!#nGUlyrOQ2IqpG
Q}p{vz{9e(toR}BrFd5hFe;tSXHzidQ(|bpPD*H1RS`Txa|5*dSvF*6m}NzIFJ6u(6GsP$%tk6qub<DVSZ|sf5UE=hvqAZGm86iQ
;iuU_^vc@4tI_K}bF>WuP+E6VsNplsMb*6yP<rF*<ZBOGIr{H}!@mQO)F&|PTd*i{b{1B!+GXe*8xSpNfJTSGywDB7rHH}k>>bU<
cIR;LCgLe;NLCd-ljXfniY!dHd(-jVZ79d7*x<`txPa_6AB9i2cAEA@o8Pu@v<%~nUXpg4&#Bb1A6ww$24E^Y2|*(f+UN?6VSzC=
P)kESG6;Yt3C5x=Lk_z_cOnZ8YjPcjCN0?6*f<C7CHeMte1{S7Qj$B9;|D|)I!EDaVUTD_w0;^Nr|*A{KJw3+P#O`RsS7<&eV&3c
2pbn`j@`OI^h#--A;W{KNbL(_tCc$?-MgbR7g;qr&UFT&<Y_JpX)O+abB6xkpTmhN8a?iwi+@+{t%{>CSZfU1?3+SnsUuPJSj9~a
giEGyKcVOEufKUxygVoI4^sTX8Pc*Cmqq~_0l0wx<#x4;y+xQNl+^};q_{d(K$0%|3u6t+pp#t%U^6s>qU<A{+6NLS1zVhI2;yJ1
?Cdk%$+AEw7FewVr(72X9V1yPl%j{%i;!C5n1Hl#+8u-8gAJ}fKuq;OI~P9h(h2-nuT3kNN-AgC>Gs<D58!=&+H&jhI^IPvrlB5m
2zpOhsgviFNa<HE+%I8Y0XBjxNsi$m!J~#ko)@Kr2=ERweDl`kQtVtkU?I$;I^}RDEabNTg?hdkHu29v-}0x!-cAncso=0|=-;6>
dZFOoqkf}0Lb52Vqr}PhJ9yW3;N0R2;PR@T{7&ae8aw8>e$)Tgxs$V-Z*E65aw0G_J>JySiGl1Vws$wuqOCTo(ldw%Z1Ifzgdtz1
hoDD&cfE#HC6}bO300fx7@s*(kg(H&5Zx%L&01mdFTni47y{%VSs{Rf*zvAQkzW0iW;fsgi6E$CY|)*`(<cIqRn<kXTUK-8MaqDt
MS*Jc{f8)Jx|@>@!}`A+!iUiBYdj*(q8>h}<!Gt>V<1IOYw%Vw(Qd=_F(nVhB2X;UPcxu3Gs`d;h;@?w=CowLL|N3rBF%pPIbyE7
{j(;IX>=s{OgfXY2QY02z~Bg)(ylZ2R6fsL8T@n4$df*2vs-HMu+u4#On7>-oB0Q2@#QEaUM${Xa4)OoGU)c1`i`w3QZDi%n{%~{
RTl&FHPzRy&Djh)BcMI%M)l%!<WoE+BH%=iIx~!DfEOsTBUnmh-?29i3SQMRMw$UqcGd$@^p#mSd-g9P_#WR<jDmI7(*7M0Q|dur
9X(vfi}4kvp`nJ(^hhD!A})Ilw_~?sCj`(+lzFG+P`=F%kU9i>9aqu&kIBFq7*Jz19R|cPs~R_~J3|XKiS2HJ0#Dnz&>{Y0XQ7wM
JP0x(0Em1afnZ{<Xk<T`WuD-};OooEq9pc{nZyaK9XU014L&BcZg;AJxxs*HeY2)KfyuMtPilBAoQF3%pR2#a!1|r#1j~x@PZv*f
sx}GS=w$=wvXJP*e#4sL2G>(u_xt}{aGC7iq6L%9+OsfUr?QfPztF(=qv`k~DE^iGxC3FMqC}Q%zls&ueRiPdW*@0;ft><9-cVTd
6g4+?SauZFkDmDkw=*G<2dBJ5eJ8J&b&JF3R(M1Bv$W51E6eT~XgQW_J3y#vZ>B!JMV8VTb0@<Cq^``Q`cB0I<{cPMs918Uaw=-~
b{1qHpE01IE(hrLZ~RyJ7RxmT0Q$cCeP6T8f0z9`zvu^0Jaa(jap459MVO}J=^m{aJIjMbV3A}z;YYZ*WLPniyBJUrfcMSCC(G`h
1Qt{nAgIL~C7xlN$xtcxVHmC`Hj-u)3<4C2Ft*7HBp5AVr1&#AfL0ZtQv4kj0D*-Q<}AnimQSNM{QoQ8_?`ZG^KdX2Cr<)9wM5pG
jVwVQp{LVNa{m?=09bKCpKsVd@BPnS3?u*s{VE=%le^LI=YRQ~dv$(#RaI3KRU*bJJxvh-1yoh^{Y`<8U?9RH{_f6y568c)Lk}3$
*mT{_sCRrg*m0%lr{F-KV$Y1wg9rdktq>HI6aBJ(zlTuc=LdiS;BC*oF+SivU`Ydk19^$s4aid<;KTYyr!ht3D!k!e?vj9|XazT4
oCtVFI5|R&riWHWGEq}f()!CruqG=+or5YP1Y*jEA(NO2M>Z$|D3L>w9PY4DV#6AYSTv*ivt>*8To5=w>P#3YiGw7BKYPv82?sRB
5S89tG)R`7iH4|Zl-kJ;#!y4y&#l$&D1v(j>)&&OV{kV|)cz-L=Y=xGMD@GFqn9I;H*<c2=PA}*gmvrGH$8vh?GfGV=h@us0W{N1
Ho867o7dx>FB#AIVZ>0=?N$9hzZzI_n*akEkIO~^$pVQ;Wso6Sgi%{bM5788%9Q|VWg=7t(ui9rVJs3>wxrCUVlpL#K|&}B3Q07q
rIeuwgjlqQloJHh2w@0hrBek3G!+vK5fqRtkVy$eBTUf()g+P;6ca2=kTA+bN=QR63{z81L?ohW`UOY#NR$+@AdLc_QpS1ONj@L1
0N?=O5`348EWt98T#|o-1WK_Kr`Cpq*?l&|IG9upZ;!1HQary9=92Xh|0q|7*X9Y#_IvzP{*co^g$*qpsa%#N29*+!N(hiC284(N
W>7sx3(@uh3aT>DPkC&~EKA$(ES7rw8s^hN@R~LZ+8rNP^v$mhoVCbLVfYma&>n^Llm$vr5^4o2GZu2xTA(#jzDJAX@Zxbf83-<+
M9h9!@Py-V4WyG0B7moP^Yr<+UwQ457v9UvEzAY!BA?v=pB@greVTUHUIacr4}aI!qFtFejO@3uHhtPGHWRA;y!xNqn;ePY890dw
#I&hnsYW`MprAUGU(eq2I6{LO2;wqnYS=!lbWooRunzOg_}mXuFbo=QHPr_d&?(e8b{$vZ)N*^^)sX;lcR=4ofr&IkH!XIjQSJG5
d?*v!<NXHu1|UmRslsqPGkUmyXIx^*GxjKL_G0WcCCh_FkeMkYFHA8jX*NKv8ii!2X3Pi6Pc=K#J;!3RM96ZG${2_YmligwA~xS|
h4?!B&aL^2aiFD1@rF($f8c=ZuYUKY*%XA+VsshQhJD`<*a$<8<I~5}NA+~En-(8jS&8aem+hFVr-akDWS4k-iT0Und;Qg%>I<K7
;*8TFK*2KyLh0#GrWt-R1)HLI{t=Yx3@WxNsLUWD4YI}sj2TqZ7|P#Mx<jyQNK!CPurNg8SV7jz;j#(3@;(HKFfAcK(NrM%)CE7F
F476iQ}00q8=+A}LlUDwUz#zBqbm$Zf@KJ*LU}cUf+RFRBl2gn`cCVIJ*`CmxwmMpVB$Q?pYiIs!BRq@B)T#nR}`ST&Kt*CmKU_o
`5k$8#){~)6mA{Lc)^j^aiHMcBc{qqi!?(My|B#}8OWb=AcQL1AiBs$g*GIc<J{)%BO^+c(#|Vt(NS34uF9YS?zy;d>CNB@_7g-W
r$x1BU?wJz*zB297noZg45th+DA=<4TW<+eO${NX*F%9h3&Z|fD!hp2z-vL~s9T=j#rscadV|(_({oYwzfJbsd;mKqq_Hc-Kai?H
C8W4$+O5hU|HS*ct0P!_PvP5VSt_C~sBNN#dyPSWU#Spzn<~LnL4JR*K-WQFb;4AFA2d6@RU5`lM~|kpprSy}Km2={Xickyqc=;q
T$~~k2BRh;EWkB){8&O%A*#NQKOe`c7oXkk>_&6HJU)epclLH~^mx4A&&liJIzV;$9{3-j1lRg(pSS5?q5Gd#QXTyPaJ}O^4*eQ3
_<<ql5Fm8=Iu3oEe$XHPs1+ELS(QmrM5dyWNJy|!NFPXiyn1_m{nxs^W@+W+lh)1<D;bCy7KVb5X+ffuqL8Xoq-X@HK`BC%DOjlz
fg%%x4)4q;zMnIh{t$k1{C)ZwRH35Q4ob#hlV)V4BIE)~2{HtX4o)%_V88FxLr#NQe6m7gjbKwn=~x<0SV}O`j5j7`DN5wzA);KC
jD;dh%t~oMq-bfN$Q@3^=3=`@tq27mZcDi#%P<y@B_Wd8z_S^KC?S9-aKytUDG0Fm<K&bffzh0Zm!nH)u^ARvA}AzPWwiu?6))Rj
3&L_>M^hmyJi{^*AR_>@v4b3Ps3kyl0T~1}Qc*(^u@yxXQb8pYP|*zqEfUd1GDK65wpbY1WK>B(NmUgE3rj&u1XCh`QmY!$N`O`o
RRp%d2vU(|V3vwvDyowiG8PJrw}u+chGLbaqQs0CjF^XfHzZ9-LlCND2f<I?p}FVvD@hRg{(AUl+?zjV!!hJ?x5i{~bCPJISyrw5
b2haa>qt@jABJ8`z9&a5PKI}h+r7yuG~yzFs&E}(s-u*(7>JhH{*HU=ql$H|Zfi}{YZtNy^Yx_p{>ST2nm$mX(x3-3>+&&~H~9{~
cFsm7wxx1gvzS2roP1dk%~M}=?N9yp<7o~3M=;#%I76q*`&Z|F3FaWT-yEHJhP|I3pPA^Xtia3Rd&J^BUB$A$C`YsMF;V%+@h5qr
fS^rIo7d{aUE~LpxdzY%xn?IE8fZBZiONJiaE7B$gg}`okWlIb)TyFSpcbiAp)wueQ&T}g2B0+{Q12NbBFM1gn2wm1&aGA-KfYpt
jIE|Nep($28~=H}$3&8f2ha7?a$P?a=1bTo#x@y5P}}{%#)K-6*vy5Y2o3osalg>~{ZFs^Beheo1V7&ckc1S_Ga^i}0?8o(6%eE|
RJEC4h9yHl#7d9>r19pb)PcHfG?2kV5Yn{)CkYuS1|$JOQh>oFAxNo8JVBCV<mwE7)2tkm2kP(qgbB__0qpct_8sX8;|*DDF;&M|
hoI281i?I$LZFGJL1}N*Lk|P(J1A7Pg$$f~Ph&YHZ4**;RwME1YlG44+!!GUutm4XzrFQzE&pCVyA4HE4~#kd@Jcc^2%>=-RYeQ#
EWt?+GF+kqWj|n=Ko~O!sEC`@WEJksYnLAuVd+GWDKL3RJ+dqJ6ip7_ZhJnXW6PEs__Lor>&rBQ^g@$lgR_JXZEXhu$FPX=5a6a_
4}X{+#eir8ph^_iFcCgn2!9~zijVRTL&zT<<D1|@cs&oMN@^%L$vjUXhwE!5Gqwj+54I3b&xmoAT+WV-avcz`M$3mh@^F8vf)nZW
83hmostAf&YDguRfN4a60PsI@0O0j66!r8(Ke0ZjDI#iysBXhN;dN6GP_bh)sX*ZcB?Q2^lYwE2Nih(oM8g)8Y8tf;Lz#^P%t?d>
R0T9J%mqRbnUV!11xSM>lp<Oeqsy$6`%j0f4V_!FddL|yObL?A#9gq!X-M^$k7SyH{0;}^D#C~?`XNnJw8hD&I@pW7P{|3%>U;j@
2OG8poQEC9^jMSk#~XIojrlapLje*ZP*Q-*C_;J29%pCjT|a@l`XQDXfRaS_qW@aUpK1fzc7by6%Ak^q%KA)Wh3q^7$AiQwPIors
sqlts7J`JK5c)}J4>ezX*dGyk^Z0%p+b4({m`kGCe9pdJ$lLS=LUM)m{U@vn0=zVJ0Mx-z6iu~+h|m;_!6gZb*@YB^5=@k1W@8aB
ML<#%P)$LVOAVP&MHV>aB|{ltV~!w{10a}C80AG3kYt#&z!=C#K)+AS){ur&DP5sxh!L3=F~Bfa#xQ9QH4k0(!Pz_quk6RvqwD;~
5x0TrFyLiU+Z2ML)mm6sXx*tHDh6(_z=kc>hJ=f48hq_B+Y+ypm5M`6Vu(Z$U04%iiWV7668jx@_}<n4&W6TIBp4QCwpl2FvF*BN
AloL<8Rh7H=5zL2G|i;mZ-$3uc+N(I4u;zgJ)C&J=6ZfAVcNbFA7FmCr}2Xcpcm!{6A)C~>^;!+xM4F4$x;{pjM*5Ee_jfx+8b3d
E=sIF1AT*5Xs=O{e3(w?9%6T}O@m2|A7|V0Hub3wDZ)geoTg%UymJrL^Z*_TqWvU@5PeV&9lf~)xBzx^_P;Yp!Jy&ax#O2Ejv?6%
F(FG!Bn1@E(i9(<Aj!P`vre+fsw9Y@C@7)|Xoex7s*+*;)WyIel9z12q99X*@P;YwF@Ty#Jx7Ei>^0HT^yiO`9l7;~BWdC2q`h=y
{};fGpI@}^EKuUPGy7fHz)FycT(Mo@)I=3tIK*JB?u-c969jfrRbnC}6o@R9JD*R^XaickZAnN+1(9}g2``6_4VqxmRihY%llU}a
1Q!H_=E>93*fRccUwq_tZw$SZgg}7@6M;Uxb!cD%TN!1GaRXh9#sL6sz7e_7OH<3%bmLN|5vK}LFWxtqP9&xTv_l`SfSrhGfDUU8
9zHrgl|ITLL^wnb%+gZ{^f8f94Jgr61qigL1VkwUB>+uA2gHgDsZl9NVG03QAWB!&zsURGS%?hi)iP<r_?pkBf9<)ZLxDsN5DJr%
l6P4kvPtF=o4lEmS`@Xm7%DncRYWC4@aj&3{mk5^8@A<dPc^%gWTo4G#N&H4N}C#zp;U$}#M4&HSzO|u=AF?O$yM;*KVD7K0wt~*
rABidqI;%E6vJ%{(=iS*?<!-oY-vFafqwR07Y`J%lYu0x4RJ#dXE%f)>)_uyKZiz-yHt!M6+)pBB_$6ja|{3snM}n)NcB$Zv5?6J
GXW-uN+K$vs!6DVsfZ;JNTD{@ETcqz3{wt7X|9HS+nWk3G9tD4H_f4ZM6*i<;R_X5Fw;W>&f{bJk8rAg=x4tA*yH*gruYa32<mi-
9i*hYKz2z&gs4!ZDugRTm(}$5Zss6(TmXLC?-S_y82o=7C*bV<6@E5H+3N@JBe6r}^!Z`-jJ>gu_xk<e`3RrRLWLSsK*2sK2d~4^
yt!vYAom9|zt?CKTM&MWLn~OyBIB4ixZ9Hcr$4LL--vUr#?D9#4j7|%uIFK(8qvD9$`-UAW1<`({1dnYemA^TnpkA-qak<Go3F;z
xpp9r#RU(P2jA;IMWIjb+Fhil`g^*eOaG6_i)VaiA-m$Fhb@8P(h<iR(a8fA0u@mY&qPW^0(|(-7XG%GI6{mn8e+~dj0#ZIvCfUK
+fcC=jt%C->F)TErMKPl{el`df-YM>-{*GjpZNzVM1a1mGDN6T#qqsB!XN?_DjGu>wD5}sNG3?s9RdGg{XYEvulgVN*XZejw_ou1
cPZMBa(EtBoCk^Y{1cbrZlQW}Fg4!+gwo!;D$UX!5HP)WXCYA-3Pv-#F*Aq*hhQEgOEC2DAB1hl4!rv%xsTKL?mWGN-MjPxLpX!Q
xj?94&R^_*s7!f5K^!m_3?-ZaKLJwk1IUrx{@OHQv8C;o{De1<EB+p=IWL^sew9K9)5wkaZ>}S3d3GJ&MEl>RQGSO+0Dc0C+3)n*
utf0aTGV>Y_E6}?{n6cX?4>44bUjBdMRF>t5`hFq(+>ud4?zqpOBP|WFQJE5>avdWa#zJG!CPYxv{RO-vd_?}Sv-oOtObG%cctf?
BI+HO``^EZe(6Rs(P{RmU2%$t<L9ko--4VblC{L@v%l9t`4AJ!%-yo=+swz5_VMKT`X_^t@WZ=1m}tux%Q$)wuWOWO{!-}hfN^(r
j2)#_$xBui9F)N2*A%1a23GeQc`WF-A*e5xLHCjpe{%^n%t^}^!InNbz3;vka6SrCd>LF2Eqe#y`iMl9t}ba)aau6gW}2`70nM2N
L(nBo-dF&O+1IaUpN1W{>={wNOnulpZ26s#NuVusC(35v@WBJXL8Y{MQ@f_Lx*9+7^*RHu@~^zW>$kLfr{M)TBx>LZ0@{aUe;;bS
C^7C6ys{eC>I^<_N*qA-cq-s4cDKX^5?BvG?_La31`gJq#pl8=paQ<IKj6}o{X_$a>qn=wE%E%nUVA={j?oo8c8d##tw8RCSd+#S
p%B6m3?xR8p%Wnmat4Jd0Kx|K2owoMLP?OPu1@{V?|0~#{QQQ~>Mv>_X&k~JiY94DshA=p)Ucw62%gR?a@M5Mccvo5QGzHl_q=4~
;AJ_zySU>SJhOA796?1G9X6#5O2vYim>8JVUG3+=Sy0vv)c~-uVL@aQrbeVm87<rXJYGhtT?=PVE${=;JEcAcXd4;Djj4%IVt}80
@~rihun>|FuBrI-B}6uX9TK(EB`n#J^VY^9Ia7}OOjbvmE<N`G^j0Jx4G-=RuKGLMJ+mrS(5rLEF+?$%6gyf{mU%B5ZcnMx|Ba;>
^GWz~@z3tNA@ENm_uRYLr_IXS9(7B~5WX2`!&gsD!*1@~3|g6kHH89wui?}?dVjd(0n+GpFSH8fGbY)F39agDX}m#nt!MN}t{D!x
!dyFDz?`t<0aPud1%&&IkrHis{#Zl9-0S*&dp@X}I49u>2RQG{{e+LUeyr6swLa)%N&`Q*Fw6{3s@XrpK11IC(kbefbF3X0@UZFY
?DFw1m>D)6`#I?S!aoOwjN^!XeNqW*gc?PL_~-u{2pJTBQL%=~s_0OGL}D2R0fJRfkVrscLY1~s-{Xt?s#{w|K-wDw21E#O@s<GF
9^^gG(6jZK*VDZ(Qi%L*8hw6|c#=sNhcbk)`N}yg6MQ*ePdxBBax`y-qb<JIn7Y)HRG|qC7HPa^&S_r&0#9ik!ulhj(8oK^!`^Z`
3SJPQIB>uzaLgADSRcn>rJ$-!?cvbKFME*Utg=>V;1D)*|MAaRb_VEih<%lNztT1IN6;Db=MgVy!dNU9*xuM?lVu8`rWU8_(I6wD
O*1inI?aAuem$v{*YT$e0cHD&Pq78pIS<+;XPnBYl~Oec3m0D%;f1%QwF%1~7;jqU^lY%%U=6cuO5M26xRb^d(?_NA%pT5r<L0aE
z3?9Yz&;0WUwfo;TKOU^ueblwI(VqMnZ5BpHHYUvar)u|`#rdSoEQD8`SUrC<I~lyq24+VW-bXlk4qy*?XcDA7&k$z?EC*Ji+C{T
KlVyslQ0A@^VkOV`m}qQes`dm)gVpo9^3GDm+GmLXmYW)l^BJ_D756M{L3;HVlmG?PamLaLtItcSQyIke$#Wkb}$3GyXxD$=$ISJ
(Wjy7dh8Gm4`8L8<<P7RZ_cw&f2oE;`aVCcI)`3EoXuhE&#-*pYn*^&K@tLrTRr|*b{U6_+0fhmp1}Ej$Wf(3yo4zFxX5qjm5COi
8)rO$(6@-uP%dsuk#nmoR@-k{Ff_AEC}>_|iWV)D<g6DK))W*eN>bJ~&9;OkWXMV)DvU`Oh$ulM#Ze@Nvoj1yC5cEOpffQ_2?}Bc
gptT{5+EX*Cd^2PFu=)jT!4^Bi#0gKg&L^3joP7*+Pa2H)}~R!8B&Q}r30XWQzRwm(LvO!9%#jxm8vXd6(<0bjC5!r+e>+{EQTDx
;-fB<cFU0%5rP&G+>i>u7^Yw%(vV9itVv5?u}(En7#L9nm5QO(<e;!(!9|5gEY!>tQ#2GrMM6{&gCJ<uEL5culO&N*G{smW0wHh=
g(ut+Pk46t_Ims9FRM?#Jntz-Vs;>{42*{+%v=IPZ+)b#BE&``M%ym6afpgNT%Bj((XuH7NxQ$1V#%S1oTyX~*ba1<asIrl+d4^r
$;8olie)s;Zh6C7Wc%emgDGt<+cbMS33YepFjWk~F_B>!1w39DXjqA^kVXz#Al1yu3V#e<XB6X%PGR}^etA5GtRGv@jjawhT9V~Q
R^3*A<9lsYS|T7@_~X?;&BfB%D)}K%U{w0aBtFN<SV2Ze2uakM+nl}a=r$D&=AA0_o_OPKu6)80Yy5vx@AvnVL`v0a%K>7~saQ>#
vI4|YR>H`!l(JaCWU!*jV%e>>)Qct(DHkInQfROtr9d(RC2VA{P&2BfCWT7_IZ`MJNX%IbMIrI+WF5m)r4)OtB6pJ*YGc9=?K~f$
-&*JTD>`f{9o$xAEB>s?*J&iMu@@IzAk7d^stXh=gtIWhO9d1S1x7)MnT8cJjyY1$;<1D#8Ht4AR<anFQ7EE{pTV};W@swdAYDmO
R7Dy!5mF+n3WZ|DL_~<zASi3*5~POb3xR!#m9ZG6YSz6;WEdn!!2+%4777^(CI*BlQe+}RY8f`OCmJCXqzEPmh3i95s*3{Dp<s$A
kOTyeKTvw7&nl?-W+~kN-`m;Gf1rfv2e9dk5_@*zM$sh0N$$kRCWwfk<!EyMw~M}uzO2Ey-vfFp!9`uHiZ;qNmJBe#ae%&Y@K4Wl
;=-@`egS8^kqv_T)3Ju~iZJX>kkQZJ`9^(6)mH7CV{5G>pV|O_^dLqf7z>S>gik0`;E@!gM7uqCrU{Vq>ArPej9$16iwg$m91MsX
uQdGcwm?EQ34pR53J;fV-DA6!8e>hM>()y4+3ys3n~30oY#?r!zC6RHW!>3x?LK}kkARUA+lOl*5Ax2#-BLw{1PZJgaiNkb$Ow?;
NH&1=1Dt_MSOgi!C{l6|VPz;%Nf^cpQm8IufeaY{21vmvl9))Cx`P|Q+o|q5&nk7^M(+ZsXJ<7-g8VbXKo7jCFE9$z=s*UXVt-~8
Rae*gcl&>bpD1wr02dHR4X*1X4V&2!rGQ~a$W?2VywpYlI@!R@2dVN56Hf8%c|(?QCqi38*`Me>mtxN?7@e&XIXiLRr=>gHfOXnB
U!wH43)>F=zGyVVk<*tl^y=!cP-3op{O6-vfT*V|HGxQ|kX2)|xO^%qDysDxcfy<wA!0?5nMD;AEOn!+M%ktbYtH=^``aAc!6sL6
Bv?#^K!kSPkf~y7eA{tQ&LHLTS(upIokOrq_dJY0rJ37Oou4c;f8CfUsxQcP??$sv4BW<?r?~3HEj+?~K4I{Xc<>6nw^*s3Bi5n5
a)8p9V|4KK)Al`wS7$yfD<UEu)#!$5EOnVrwxfq|PDa}8+!|C`Vfv((E5A7LiuSx=T?MB~>vXaS8A$njN5x-C>~q8*baboNk{cyL
-<R=-OQ&5imD)8FP=D5gYG&4?I>2g<AStMp$-+otDS}8peTbW3gGy7^bNcN&G<taH&+up@NBD`DE}71nA*rID(s$`ISJ3-2xH<(z
6(WyPJfLE7n>nv?zPR?4&0h%em15)A4{(Z+C{Yg4OeP~krm%1sC5-Ar1ajN!C?l^qI~rs~R`r=D7F=g(dqZWdZOFLjwNaKA6+YkR
$7$~b9*{&I0jHd?pg@!B%I^c>KMQIE__a!^QU&UiL`sq485!Z9KR1Q-aSRcO{Lf+<014J6LZv7H5ZK~jBm7uQ7<nX<UZYddhjjBT
hi=_HdZzjf`ie}6L!}G|sR2Q>D*&l70)a&gW|Z*XJY$A7oFri)A<4m|J@TWfXv(lTc?3EtQ|~@sKN<tSaA$(>@EQ(y5(XppcgO@)
pAM>k&*0x1h9TA6>r+VwObrZSX@?9i(n$_wIj*86PCfdM8}mAVc{!U+_N8$O!y1kyWW9pk;{B=J&`qZxvOz@vL~WA9Qn0JP+h#~_
>!4wZ#Z(i`ef$QSQCH4oy{UsjA_k~6e8)+4r|oUPpG+RJu>ct-l;^Gvl(COC!w6u2I<Z0_4GTWhuU~sGkxSVGB##=$62d#mJ9Inw
cIyt^dc_m+kVMb{`JqtX*l=htAU+1S&{HH8Oif83?<#?Wt<48$3Sv)GJ!7(~%M-}hsH!t)9_ER9r+|jWiXtVplOsTSWloyF^YgvC
eVpysg+)XytKp(xq0Gq#YA;h+G*rH>yQry67s*{6zE<6Ss1JA_?AAk{WQvFHi8z5s#~WK8j~eAW0X^=H`0MCJ<a&1o2i>Fx$m;r4
>L@0@{r!wD+Gv>#p?uEHnatl|MeJ@ehouNgFoJj<DAKS~dE(up3#Pscxx(m`c#TIvhISTUgpv>}l@E4)C05#gnVBRumNY?OG!QZs
sdK2BKs8$uL4hHtV{D3$MHDmx`_?kL#SZeBDvcloIVq4DWUO(-az>X#E}(`(PzYoW@Tozm+5|C#X%HqANRdF=RRD+($ww@Za#th=
Dwt6+8xqB$okbvyKr0|ZfNA|@p$$KTn!-#WZRRPlz!OHk#0(K1qv*En@9sRjU7&G|SL*)@h8l>@N4XE7AZ+i?-@WnFox{Y#34zY~
PwnHZB%R^m$*IeqD-}FOm$x>HrLcbS_5ObU1Geo?WTrosD-~b-Ye_S)BLFO)_?y2}HNP&_*>7qG)H)!z1W=0puE#8Ra2A$J^lv-6
)q*O|w$6Doox23dxF{?uGG4shcDS@EOZQ?6Gf`y!V*~1D2Ug_KsViGrr{9|qN8fJ43mAN7S{WNiyyZ@0qdCc$-AbeR+XpbdI|(&V
Du}<1VUpPXV`?67s-GDv56f0~`EzmYmFnJK${$hs*&e?>Ef=*VAE+FVI@puR0LT+Cl0IlXO7q4_l4Qb3gaw7QK#N#fP*_wK@VMh3
$;QGn13297Mk=gSL?Z~vrYZ@r+A~H_$uKoD4bvaGpHf|6_9kagY@szatkkpQwm?y|5m1!OtdWA50V_q3RE0#9lvF(`(=9AbWo3!i
ZS%3nvUSRyk`PiLz0fVx6ejz{n7$^`W!CkS6Oztr_ReI(50XhLNfufml2kp^h~|D3?(TkAQTWbe<Tzv)kENEtNme33Ou;>75+GEb
EvX^hVOf?UCQeZmO^XYOvE=8^c`py7_P*err7H~baH%I)*a~W6NVQ^zR@1ss-r43+4(3*}rD&s@IZF#x?{)_;o7aR!MGd3^vZWhZ
0<^V=#RY&yG71G#%>@r_f*Y(PoPfQ{VZ)XJ$a<NWN9c-t!Bp}Tep@iX=N}jy>QW3$l&G+(w#twu>}oW^WfB1vL{vE?5J-2z<q=ZI
6a>jes&Wj3%4`~}Ma+zpA_@~2PI{!QnNnhuPc>vS3ONdbDV|}VCwzf)|GdtKZ<4`EekGVrYoLG4YZDzb(F%bIiN4gc^S|}{_<kop
&AX_dXdEOTv{Nt`p$$t~BvZ^WY%C0HR23h@y+W#q3UW=5wvmKb24p^t_w&bhzCy_uAqrYEt=W-GNkjxtK>>p)C9r=V#K0tYiQhXL
S)j3C#Hl4vr_35fp9Ibj#W|UtwH(+PlwsnQ9}-^;SRq;)bhzdUIFg?P$@0+n%FEhAG718mh32zgnCwfSl|=Z3_v=g=UxP9U6OflS
w2T#gFsv0sR!qX0{+W_9<)|viDL&1&#S(ri&ngHik_d3}EX++iXe-62*=ona#>8h@d0Bp@#YkkVMph}Kk+#;i<D$_Zvj{IQ&wJ(g
pEhZ=6cj9_ero8b(a5wF3V>1dmTO>~C5Kw7?mI(*vzVi<DNk8QfUJo`m5kPpT*<u9wu?9^Q3P6A;;9QQ*r^tB9jcR<rDA>iyOwHF
kp|k3&1FNpBzvQ~bxTvCAV_5~Skyq=Mk#DD0`lWq!1z$$j*-HWt&ArOrfGP(TsLEE#>GfLst>+#ij-o%6XyA)oY6Cxo@_17MGYa!
YgTg9wKFjWcx7Hjhe%(ADe;CiV;xMNk1<D5jW*=&>zwC=;=dfJ%ve~~rM;$in<8I$?<D4UK^WG>B_EshHqoWB2bucT+Vw=dlQDjJ
!2DD>Q>|GMP*C+dO6zT-AH?ldwpK7yW<{#2y>9GnV5&~F)Cw^&*zDvp#)7`gDkoQA34vZ3B8rzEP)(bCOqSuTQz+9K1l2K>B|fpT
ta$9~h^(qA8`P9x>rvuhn(FB&XS#P)qO+S)z@jssVquebvZ%3CTS-%qgG)`_GBD`WJSjq~5mAgcv}E<+V4%DuJ!e3TXY&(?F_7v*
l?)_Nj6>U3MH#Ic%6G!)gyupfkg5zgWIYf!y_vyl#N;Sz?-1d8s+(1n@DG`~Q`4EuG7K5!Pfy<x<IaT!h_pvj0qT6zP|cr-VD+CV
^AQ=2ri}Tlxdm>TSgF=J$pn^LJD_KNrPnL5nxM#-9jc)3i?nx3(@n%UfSTA@18EetcETM&AYe`<3MAQ<+F&oiFK`CQxJ+m>64Uux
spOdx#Ne1Ga->+PlJ{W&r8Krlv>GrGh&jEs93W7|$@U&B@$X@p0ELjIv1yJ9LkPx}D&pZR;zH^Yigc+#K*c%Co*yq2wH68`WmSY>
8+=5_st~H45gr_LfozKd6et<N1G+=UbRozg!Z0OnkrG0J2Vm}#q(taj38jVps}I)%Kj|Ba55^_Kg3b^6q3#s?rkV@jItUF8qy;Kv
HPkaI6!n}gw^D{>0QH0J(c*z^PgAZYLwc;wYs|e)MTP#VR_nTja<OIgG-NUIm#A62g(;Ig#MIzvtF>Xdy(yE44YdW9)?w;N1QKns
;>1F{{PbW4(GBX>DWL+R)*mxQn1|*x?nrL{@=i&F4a`_X>mj;F2Em#M1alJ;%M&1{t1IMXDQcS<u~kIW*)Elb3ZERq2p95MjMD#Q
58~A0i(adF^Ot|R^2XP^x~)uYPpNwGDG5ymB!aYWul}2UJv>{O#9H;n{W}Y6PrK2~=7;qzRQUhYbvTnSa8eRd8Rhm&LDV%<^U!Ke
elpChqHc=bGEHdml9{<mXb|G6wB~l!VFD8Kx6J1b4Wo^uxoC?OliJbMqH$4Um^HbU-k*mDNy_)kJu;9}zIipMES_CRVP`3VncdP(
o$55x;l;+Ov@m8dS9TQh3UYq;IP79w;kcCpCpmlCRZa4r70fGM)IMB>Hx?feWGbPnW{{x3QVMQGQ@>IE|M>dnrgnQ{4%Nn$1VPpg
(b~&;g?1O2UN;1hB^zn?=O1|asH}>S7^$qBGQ3V<LO2}+5Hw0*lEQrwECT`u3c%(w`wCJ&l9nGYrYB*+G}IC^(UQZbV#QX`mTFPI
2FVP3D4GVE2a`q$9t1=W9x{8!V0o2g5d;r(MTHqOXNQTc>P-+jwj~@Q2xOfROHmH&E3OP(8X|x&#g$}<(>RSV?%NtuA>A;=nKsyh
3@0eY7BpoxSQNsJ;ekw(qC!vLX&o-ggb&sp)RJ@;p&whXt6zr?2>y6}&2$5)wj^@f_#zR4&|=DD032UO<trjP*|Cv1{cjj?^_&^;
yB*0ij+?B*rSB^@K^Q3xxSa8$wXn}|(}y#O7xq84tMv96s@IRu5Yh}xvZs_G@BxL8hxJOt&<4P0vap<p%%w&&wlNVXm4#6&8$`8B
5>g3ptYb4JhzN?X#tCLtNV3M1rIy;HOIa+kN`<wo0vv_1WQ<^}B%}&QFesLkv{tdU)uB;Jj8=_h5~`?$v<k|Nw$fP2B~~?=F_2i8
%+V2rj8jrcI7K5XV^O7IB}yVoDpr)Jf}qP%+Dj=~S|wB#lwhh*V346w*;uH`Do|8uWeX}LtYb<t+DerLh@gm!TNoI~z{?$nQM@Ay
w0paakK@0G1|P5!(+hv&f%_!dD{ZjUQ3=(&V0x4nHfx3w9AnYr%n-P7f#^^@GcJWB1ZCnQp#(Umz*rb?TU^P=8lXo;s>3Upx-%T*
^2_0t>eX5jFxs>tM`U=g11mzemgfCE80;ssJ5*lU7>Jr$N@%SRWQ8#iQA|KoRa6-+O)*l?Qq?0xGzC&pWMu@z6f`tdOb}CKWKh#V
NYW7iRV5J=QqVCpEd*0D6_Q~kG^HgeLlC7*Pz4k;r7aN!0T5EbDM3h)4NN3OQ!>#>LsXFjLsS%m#93oCLQ#<9v=I>mKu{DUKv5Ai
NsyRD6b&I%Q!^AyZ;OqVO%O{>0Wmch7*Pc_PC+cx(ojWZkrhh@vB)AOsFbCknG{hIAygDa5sVeIs}NYKC8kQMW*QipVkn7%W~73d
B%-OBGBBv7sEVekSuzX=s)>zeLsL_%6ACpbSYi?tM8riUN>fx36;MS?6w^gDF&e-ysHQ10a*2kTU<o2(pqQza3X-L$3MgoaT=X~l
Q3=iwc8A0-U1rZgcH@lo-9#5_Pa^rvwYI$n9+Byr!0tTYPWd~;Pt;lZe9qlZ%kTFRgzOlX0_3n<LaQwinPw46%3&0gZ5drdP%|?S
(AQNgxUg`A3{4!!XF0=Gw8mt%g%L%-HVsEKS|YL38EYai7|bNY9297YStMy7qFPwkkhV!i#))<ffvX_NjLnu-R?#IW*1FM5-6^1$
RKt@o5k!bVg#@thNWjm&&7zK)rI50;qh(5o5G~Lcfkkr8lf{atAcBfT0ZrRHg_MHD5Jn)1B7nw{LW951^6jVDHa+*Ga$clTcJ+Cj
AN*K7lpM3@=AH_c+{{WP`LBieeTOejeE!)qzES4)B#rThy?#g-c!31U(!@y=fOjF)J_6=xezY}~r|O5(F1!JN5LypmtI&qK0P*yh
^p7gpu%?I+%nugv0f663pBo^mNTATY_@%64QeX>gQiNj|f+fDZ+X)IH5rgb33WVS}ksi&2)28LiHBf~hsWKof4GIibF4O&w`zN!-
C&$3|`x6aUi}-hQLr8mJI7iEN8HoQpGFnn7AW>o<p$gQMfm;wI84_DXa=Vl8mx=CNXNPPyGlE_C(f1SPLVtO(J|Wx;R5=F0j+=K4
4Wr9~eFxX7RTM+nzTPT<u0q&Yk5i|QY&;^G9dj(=6G3)s?Q?Q^lgAzR=yUISJJ$^oPHv|ITFSEA8B~yHJ@cETuo?j(g<q%SlZ&CF
WDQOkHuq)4eO``cP64yf9>O1}55VMa5mf#j*&R=A=j44j`t#1uf+<al-cpZSY{CA2H|wKS8;uSY%>+YlXUnIo<jh#-PZz{Tk<E=N
Y>C&mpGU2p9^LiZ?ejYpoF8VoQ6m}sxBc%NUY4CI99!Y{a_NnY2BfMnme|BqV9QFI-MCn6LvkkV!$T2~8+K5!0<?2<+c_|5<vfR=
uf0>OD-py=FKlk{wMv5&;*@{R!h(uty-v|EEu#WbmVzX69I940!wG}2Q;H=H7M*!;b(mr>Y|v&ZiIq~=KBYy}6ELP0z6MCg3Bw+s
iZK{rQjt{{Fu`G0wl@gcD&+1jD9qP4S{LQZzFe4A3r~D8l+>&~B~>3KPHB-Wt$l7ng`&MepolRCYc^80#6?H7bhcTq%vY5y8}nCR
A@hp!RtrP0Y0ZfhMCPY9ZGLpNQpZxIwHR}8K^ibP6T^MCJUr=*l+1iO?4C;)=qI$z-V7O@>pNpQ+>?8Q(~3ixI51EJeZ#j?xW`?#
<sewam4n#smH5a^Fy75{1@?;5p^Ga;W}!!{*kvlOQlO$eN}oO*@b4jGD17UtVPJ`ER%ryMOei`d$6R&!ihrl=`m9{eMBS8T(#ka>
p(w=|JXl$_qCaa(Zexq}x`9;{5}^y4n`@;(h$Af!q~j8Yr;8^Dbnt|wnt^04<5XSfP+}{oQo$n_azh(~4fXSP(?HWe6oOJT0M!FZ
B?_DpCop+<p04KdiwsX56z4Ln)6nz9FkJ^^Qlvl&Ah<y!P$}7M`=JPMk`$M>FO|PNAFg)Ee!9I5r)mcxvTH&SADKu{<^4^&7}Le2
1dIB&THAeQ54WPoh(5a<<~+)vKJ01cO7)&{h>B%1^ST!|rYo=ZUKpbAoqN@ukAwSv*>vy7_okyi4PD0HqmQ34C{gDNPbto+$jcHB
=SURTQf@6IS_7LBAc~7g6)@os<oN05n!KR&s3|I~RI{<O&u$`e%c*5nX#!YWfQvI}SLkv|y>B91RVbZOx-!O;g&IyiZ8R0LFd7m-
BsI$+V(#N1^<$I!Ce+hf1@rHH7l`&FZT+lIZ<gIeP77;c^9AIJ{F~Cc^|Xl2-pwDWljn}-qo{Q29W!n2RVeY7)b(s%Q>m}6rSXxv
ke>}jwm6i}BG(&-zmGfSkiMLuq$NpoZOZ9nlBjo^&Q*x`%$-kYIo@^MdWm*{)JCHVd}$J#E!3;EW_20sCeeERb?3X*tV$=sA37}r
(wNDBF88)<2^f?iuP(vw0mfjA+FD0myO+`747JAcMx>q(9pNgyy1aXyxu$t2wBXjfp4OVZls=fH1j;9cV>6ekYN8Zj-mM16G8907
fhC#@i`FbfOrmzR;!gKiE(-XNct||S*yT09O@ULkM@0540&=^hK{134rB`|74{Qhq&ZFa9PQD@E$L%}pes?9+6hu*8Dhhv)7aH8n
-xP&byYQ?ChDi%iSYYd9Qi3dMkd)UX51cxJJIF*FR@zlk%a%urpKhzHWqYvsza;6MtsU7hIQBi^?Jjp=kx)I$s&SqTLXr=_adxGa
oLz<LuuCu{pF$HgbiUHuuYL6>w%P8VXu7Y$>=Y5KcG;u0eNi|9Drm`&w#lYe*KF30X&Q&E2v{$|O-x<jcHgJcI4jclOQV|1R&;8+
hcj;#0F*|mKGvYcy2DXvs@d09R752eR!8SO=KFQV;xZ$vPcE`T8_7K(j0KZudvSn$uJ)T=57)g!_<qlh7=ihnVRk9)Uq^1Nx}$$Q
=^2&X)Z;CWriRFjL!F$dE;{a6S?3MTye)8GmqpiA^!%=q_Ix3`4zXdK2zoZOkPpi_?K`BMXAa3^!{;W;lv``t5OqQb8z@r@*)=m)
dXZ5=5W%f$QvG#*TY}%H9|tS8$`v6}0romX4IpyrhgdG_T}7a)JvGl=TH|!=ai>AZa#LTMesjIL=vhgsl*Z|`Pj+3#(1s^PC1krr
!+PXL41!j(i1_}!eEohmvbw4|FB%ID4W!FRIYrCPp-o}IYO`D+L!(1fn_i|WVkK2`uUAW<g=f*|dNtYBhi(1Jquy0lTKy2LEa`OW
y;SLg_guQ|V4-Vx6!G=W`E~2Wu2$9CZ=qE9M<-fJz6H}S!+tXZZSks}`z^5iXFFNy<(7!6zN|B~rrLTt=y6={RccE!Hc^X<swDUZ
F=&~!W?(Y{SeN2IZ_=Dj`O*X;D?`<{?z}nlB~{z!-=5EB40|zJ+~w*PY^lGV&edRjl@LWq41m~|ng$!E!eQ`b%R<P2&lZUK?##~C
{-29v+-G5jIn6ZnU5>e8WDgtzwC8L^UT6x7zHH7mN&?Ap;!HwhWY`SA&?DZ-&%>b|9y@i0=HjK_Q%;E|2=@uF(y2$wIakX)q0X!m
Ggh20t|9aYY$^vGQx=uI`;)m8+A!fDRtI~X6eoXene*xi26q1l=4O>E>4fd__e$IW*A5wBp@WcGQ3-xM^M-CD_G>wPnS%*rk4O5s
!#9pd{5L(Yn1W03Z<)#lZdUMs=tF0aB(I}=Wg03X+ACcOm2r&h-eCpeJo9UGQ0XX!2)3+t#A3p5YC`EW;=FrM<BuFlo%J^-O6-TV
;Q8Akb2XF0!vo*74ogG7n<UVtxJf)TgEl+H{>AQj&x@?O*O_S^-7TVGMa-AOTld40hV^``Ur{XVwMZL1uYmVMZ|coGc?_fE=;#eB
X4~;JU+#RdmbznUfuK5Mfzco+vLWN^oOt!|*!b}8J(<X*tmikc8dj`BY{4B=hh;D_FCrZXH6%{MQ7jT=JjV+_T7p!7^YNT8YY3RN
)*xH$f#O5u%slyg{UPIG=tpg8rv4ubL-mtzSiD?b7S!$Vb^81e+d6+r91mKC2(LjprjYF)9=pG0b$v2dnYF&Rd4oI?6m`sAPSVS0
T{(E%D^m07&Get35}*XJ70*hkQg$$hJ^PgYG~T{;Pli#=&lTcrNIV3&$6N_z!l>;PHk&B`y7;1~YLw-Hq??*1?qTg$+r{Mx*_k+`
r_!;AW>7V<EM!4q!%(I?`5%^Md9_g%kC^LOO$i+{)T>8cy_sie6sm>mqg=XFEAzt6^Sk#bdFQtUmz;-ki&-(CW@-y%n>^BbT~{#1
r#h06X5|pGG_J0sYu*lGN(uU5;ls(A%S5HoV+hW5)GAkMvXs*Fra>e{&??)=?K+pYqC1+CAT?OsUnN9%gJ-c<1I1i4^tErVQ-rzG
I>X@d$g8KrY$HsxDk5F>rf8=Qm?_F;u)OLmU@s3rlGSoi8MD2U4Xl}|O6Kw?tcCJ7VK%K8lO?JN5F)>M0wal{VCe~wpI*M6P+m9e
(f$480`_(e;QhdtXUEuP7r`;XswT1__Sx<d;vEN@2xz|tLlKr@M~^)Z=iL`Tw!W8Lu&Oi>+&>3wy-_qF9ijN84Th^216^p&1ew6F
;4enG5-Q6!;8Yoid!=B=4OlH)5@wwW$zD?j?}$yay2`{wNJV22++|-OeB{x5r-p6a@V5Q+vc{2F7a=_2BWRnQ4atmaJBOWe>~iIU
k`2#G<k~)zubwsa##wAfRZ>_b(4XI4j#)YoK_wcUclCQPKDx&X5!QHU@3fCh-T5beZ0<31T_Y;(V5*S0GRJjksD;q7RcPdDJz}lH
6>v_oh+!?3aiv1E>BN&pNxX+1{@Ea7CfOxQJzbvnPkXR~VxeZkF=_{94oMhmTS-=Wq#XgH>Q!KUUKn}XCh==EC)XXd8gDJ*tGv!A
ceYN9Yj@W=w#>UNRrb4_3Ex~hp&QOpocQ2E)Fw(N%bi}E(+S=1-uRMk<MxLHb`DkTg4nRcD0xB)J?qI(;@Es)u|g;?DxqhF%zX*(
M`4Ml!S&45WJ{jpTvgV0GI7nZNt-$%V@kWgGS#tJ3mV1EZ(`Le6o*)?Q!&ym+D2^db)0bL9o?L$UG5I-P*$XE_&^dX5k?{1qj`fy
@pIMMp;9`N9^q$6x<rw18?&u4>85;ftyXp2W^<V$fSM&kO6Hfj0Mf2Si;TWzWE)69UirmD9Ud(j5o*A>&W}i<riw)(B*aZ?Nm&J4
!NY|W%tmyXs)CFeBGnITNXUT&?Al(?u6X$&D%~o_*DbD2ySqqyr`J$6)~5RCyWZJ}xi?U)r2OW?cBu5I3T0pCy6+b%+hT$-VPUp2
I;}J{FGh`A;8ucKq|iAOB9$sggQUink}M&UxHl(i;o}aHv{lT?a`6^3dW%>q2el@+BJK?{TLWWy!i4xK$%L?QVtwRFYh7FE8^4Yk
b&Yf1Ti-ZC+<r$>u++>@laYG3K(z#@G`+Cn7A|dJXtIj3nOyB+Se@<2cC#bz3ox*Dq1L(Hn;#Y#k3SPP9&P&0x6VU~)AHKur?CYG
Y42Jxv2#_mkhYPF$aNIaZEUs9ro~ujQY7gSQWesfX|7q9_irCbE-U3aB{XDtCnv@4Gj7CM;<S$<W-H5^&4e{;_<h~iy-Tk$F4@0-
eAyWfWu6kMy?F3yX$~YNcM7nrh)574oqC?PzI1|#i>5f)ejOY<RG6u-@S2^uH_V+HVw!kS-)%Xh-KJIJV!naYsK}{OaOp<+U2;e8
{}TD_OJ{;Qswn$G7oNM;uivQzr_8MAbakb0*NWG!zALC#eNj819Xiu05gruzJ3f27?7(lOT{<qN=AB|CWJbVep9hQxs=)Hmr(5@K
kdixp2<W8~?fn_v$6T})n<T#7^3JGX5NVarmpNxD#gpT#-u+7O@4tYaw|jfUR$h>Fh8)6RK6Pc$wls46GMU79hIf)z5zdP~<1e;N
=Vg-fzN?1YK~i|Yfq?+xA(tydF(rtx6H--Uj-cKJT57BbZW~e{@>Zb8M9@*6d^o)WNXm&&CcH!MvwaE6>gSEC=Qj-LhNsnXo@!{T
U3GH0=!X&a&FfX|ipw^9+<Y3s=;scru5_v2xW_nnBk^8HwEX$X^TUfrSkhw0SHXO&qSXRaVCnq(?B3|}oapmi+TTy1eD7Tj0@JPX
lH)J$$zJ*^s~4Adh6h$@)YHKrENO0{P7xxsEO(a!QHX*az9s7AvTxA2r${@l3YpzlkDobxP31MtrS1=zp*?Yx&G?k-<G8gQVe0y$
YjoC6JG)owFRyvx_H%got9rXhRod@~K0W!9-x<|w4mD})BRPs{X9AS9WKJBoV2G_wD+TOa7TAlyjNYMjruT6x*vHMhF;_D7`LmYQ
Xoz2v8I&w+oi)XUODm@)f@zfaF^?U^G@RyHfEZ!;R}%oc1;w;e&|p*nzH}7AW-JJ91%omO2@xO-b0I2BFqh}n_&!Ul!u6VX=J@X{
`5hpj`Z69obu*3<B{_y3IPWCnPSSM2&S6KN0Cn5xsox+#>IXfI>F+#BrUa?AQkCe8xm>!MqWv#LXNtPf91*&caSb;CMikR3!6Zdm
L*-z3+US?rJESz%sdT)wb7@zss3_G1)m@*OSE4npvv4XZ)O~2_?AW+iL4YUTlXn(CfM8=t4q&$e0~Z5Z$Q;EQrp>IjjdqX%L~N^n
Jq0|gsqf#tNL2hJ^~0lv6{XcseT?_#XOO=$4+IE8SMYR;%H0=-1I^X69neIF;poo2Xg^oHeLPMWjqlg3IvqCs3RPj++o=8bXx_))
hhXVYS8A=KYaJ+29LyC!4D01<#5O)(PpuvT89Pw6GNpbMznho!etm9<2BkTZP|;QBD|fT0K<iIt)pajq4<qlhuwWfkFGhz`VM@6f
#T>*+`Abzwe1t*-kZ{f)4Dm(WYTGk&!MUMc(I<WycMkKSZcR(U*0^<7V3Q0M6#>=<aDYCApj-Wak2;9J0^@K5JdvT^wcHvD15*Tu
+V9)X!TMAR)!T@HB2LbTTDv<-q<N}5f;F=RvH~Uo&^FZ4<%Fx)1Q$V^FHGlk%2jv7bgacf4lsRjw^y#v@73om_sm7A;~}KfUEM7$
b)BnQ!gO8dXh_7x?^}^Xv&ce{OHlEi(9mK#JUk@qH3Nndy{imD2%;>u!FGqdadw!OZoBQ>zLas3_cjPXjkZk@YpZows~qKy-xWk1
uS%=Zw){dwJKA<`<C(n6`A?dh{kui)-G&wXwtgz<2uu|aLl<yu!k90EA}{>$X9~Ip7mP;pq`y{Oz6-ynzI3$ex?5iep>>d<h!dde
T`s!u!RlOI4NX0FlcH=Hs6b}~1x-~J`)(Tq$7&i-fHX=lB#26;z=(QLXLQNF9P0kMs(y9XEOF7bH#izy?<r>~wT~)FGDt35d2Kbv
{EzJZzt`9YC++x(Aa(*9cz7e{+*_V~1&D2+z_`Z{$Sm_bo)eMpJWjrQa0u_&fO)+6X%1lYhX!L{+!71}r1R>BF1#b$_NJfp^VhU-
dZV8RlQQA3xh0JvDl_}mOG3naQD7({tQh91MUg@sb@9Z-Qtq(@Qmj{va%iSxk+*TC_xH2i>cXfwRa|t^L-lDNUTgbC*U`H<1n;8p
(0ZG14tMor8S4DkzC%#u$d0qj&D-fq^}cy)EKxJG&S!r%k&2fdXvJlV;p#Vg^oO+K_n}k{vsVuBn|F<<Q7b|rsEAZ{r<u8r##B~~
OvCTVrTx8G_wn<ejkBwZ-%k-@#<N;`J1#ftUYlQBXe|j}S{ny&OtfzNZHJCIn%Po*)%!5@-8nfjw(DTOOxHix4)klz$NA)#?uot|
oX`p3jpJF`nb%sl)s0R`B*1_|hS!F(SeL31QjBo42b8dA;Ts9-tpth`GS#tsJM7|o2_B*|(u>aT7og7HUFMUy$Rw{s>N9*+%=2o9
!3p+vAP_^PB%0-QiU=^ZbSf$)krG5Si#^>#<_AxY3Xy+B2I>bij}j@O1Bn0<rGm2%B9h>qOZb29yP(dS2OBYQWp~-}`Fn4rcfVIp
zs!h85^QO$UEMJcxoEQ;w<4zw=Q?GiXHhOjl5L1ZzLjDxzumAr!U#>#4wF1Y5j^a^Ofd!bq1u3}QXu71G<g-q?$CH1j+-pCIX1cu
^m6aXU%K6op*rFR+s@5#M*dcjiD!&)xA7V2TEtXac?HNsg~zh|wj_Tx*9DEB%ZF&SI@_~Y(&-IuIuvVFOLz3VMXO_HXp^NH^qO97
Q5E*jT^M<J=^Q|^@LS&0Mk%4}o-aDo*6bInW|?KzW7c>rm}bqji>cp8kBKFtH5C$Ci(0WIW*g@^=Z-YqVZi(|;|d}v@Yo_mL|Cw5
ii-6{+e=+`$YKG?L&P&8$Oq|wdCp1sr60E;T>QgiQ!`f!K=5@Fu5~BJYNnDXY3aMraPO^LKuNX%$w2Q+LsZDg7j_>XXR_M~J91VY
zD9ZV`fNz+xhqh{HSl=ggp!Htbr~nree1<*oXd7=8J!$~Hn4E0tvYSYS9qvZtW-I=3mPmyxV5G*<W%TlC<{ure>~#u&Y*y7o{v+R
+`Er1uQ!==Iwz2VCp6jZ1_y(%+srevY3#?blJuto+?>!l@=gmZ>>0#7dSI%16SraJUdMu(pBnIC!MWW*6*-;cIT1)?^k}p<2jp*I
X4__992OSTokC*RahGUqT1FThSz9|){Ne~c7GhwiNG2DiKSgD9RniNu4$SRXq75Bh!=fD5XO}l+>hua7h%J6<YC^9lXFzGn?Ci*M
ozTRPlx}rhdx;`W_qjQTH0XRx970wHz=NQ7vxB&X`xBWyBMGuap7wob-}rt7GvD|W54-GGtDPEz1pqGefw(9pnIA8|VH1fsYJU&2
TXcP?yiuHw*wZnn_4U&tDmPh%<+^UIH+Ma%`R-Y_v+Sy}Jf%-w$MW+0xx77Z0__K|IUY4_>iMC(K~N1ul%C8nh=zcumLZ0rD2kY7
3TS4kD5RtUsR||<LXe>)BmTHXEV-Bs4h9npC`5@6tdKE3SU{Knj8RA|g2;pYs)s6Bt9BryFo3cMh%#2-wnJD8HKdbC|2ABP4Mqr-
IfR7`B8D@$q%a6l7)2C*Fd$10!DxTo3qTo|y%GON3KgU%3MdAJrJ!0Ukd<Aa$TCwAqMDfqVwjjAh9;31kP0S13Iq}%N?M4ZBAAMX
kX~Oh22lS(B0!`QBkBHYiB%~UR*Ds=)F3D9e%~-Z7N5kAcdr~Gv)k9y07?(EW%fbuBfa(d%%+T*IRsEpnFd2a5NcW)MTshq3T?QN
K7a0CFV3I>ADil26b%25V(3Kh?nL{9|40OPj1QQpU?j=Y)Bqd5R3uakGK5HtH9!pn%B;yjL|^kis<8$bUmA^_j|+>4oI*nb3`4O1
`k+GRzJqk<2zo*aP*YR|y^{+=MIcZhY5)UB!Xj!xp%fYja#E6U#F`osAtFek1T3;aq$N#4IvG)9MS)#K2(%hWGzJaRjq`8e`TYC-
v&WwwD?Q-*cy1)y94LsS=e`-UX45+Vw)GI~29s*zH~QEibdbsj1Z0!+sEgZOGX2XGxcvIje%B`X_l`-@qgqF}JoujZGSNC!^>l1g
5$?oa5lEzs&T3)in@<^|ky0)+n}dDdU#=W*D4Dp7u18GS&UUN;p&8*<W2W#T3vPJVO(S|MN*l~P5nEGu6%`e}mQ$UDtD3ml6$fcl
S_FW}#$^#q)*K3!TFcHtW)oBmZq?LYivwI@2Gj+!FN=eR+K8%N88ILrgz<<X0#$Mgx(~Kh<|JUn7X`#`4_Cgh()-cxy<d2ScDz~T
{Cah$BKcm(eX?zL-BG2T4VhA)_Li)4u&5DBYa#Oi`DwMlmT7mv;R{ksC<H-=phAOqagqY4tBl(iZKau}ip?*)XHYhLn{37I7-F<w
G~Pqq)=fxbTD{|3sKC-%AZ}2d>F-NBwi>es)5mUHIzwAWgyd6HXSZS7XTWM5*(NjF;`AxICU2g>@a`H-9BWy94z&2)zh_mcN;Pm?
LBl0Oe5{#PFz@8yrS6BqJsx<C9eU%RiRTSVK2c|(iF_(6Q46{0HRsJg7Y?7zBNgtDLiB-P{Ox@@m0G;)+&y5`@85i^`Vc<bM2y1M
QiQ4%!P)OSFwN#NQD>1I4ckWLWG~@zZTjBt27P?a_>Sv&h7wB<`jgFP5Y>Hs_qp+)j|O@X-{Fp}pKIk=Z{v~>V?6cta%0OL$}?Si
Q1^RQZX($#_3Fc?Kz<=?3apoWDpt>2+Ot}hxL1qBP85Oxn%XdLIzEntvL4Zs#=2|8>uQmRPLM6P2UeC7LJYf|$`?>%6qEv_mjtb6
1>;@jqVuJ$lM$&;e7y=5H!+1InV|?1opr@#O^w;wvtlcBEoe42osFFAbrwR(m^^0L&XkZu>}@fP*Qc>u_B+2Lf_`7=n3O5g^&Zz@
D8<uyAc46DOg@xX8YT|vNS;}ixeYWpS{q%Vs2o<bpb?11*}bB`TTJ9&1;E%iEq9o<1k{@aQ9uTv)r4STBZX#G+E#I|D(0f2K){gB
L1a*uj$6!i?+3Vh`M-K+c6J`Ko2EL(d~oxvIci?NNYXMy<apob)@R|FQc`QP)p%c(_-9q}>i*wBoOMj00E@cJE>UWVo{Zlp&$_>l
odg+A;(AKO+i~%=Xznov6qlJhy5Lw{&c&LC%SH#TuP7-eR^61#u5=wCL5i%1cS6XqSPQAg4b@W>1z(?j_<ZFYOQv*rN7*yNb!O)D
_u5EP7JzV8D_3D-qota{S_EpMjc1KuJ~YlRT9cCcR;uGP+WTb|j8_{x#;S%bF-xG-CiHwAVQa14+0nr|osyB5XAT%UP9k8UW}ydw
xSR_e;Bp(YFcKuS0})Mf0ASW(kT%MtqMM^>%ZXRiP{m^UMRIsb`JY#RZ+7#Lqv*!lK9G(TVgnqjO2Mgl`re0u7^0y%Xz=PB9CMw7
kwStUDuymK#A~hbnSLvN5v8VdJgCtkd2fyjGfA&4s3mfyCZuYb#{u=k(*rcO6D8ekQHhy?F*~bT(q`Ef0_x$%NX4f1F!f=fW`YA%
J>?krcwsPl`j~lZ)aKy?>*uds>H1RUfYdPe=1$R2Tp4YxT2>Zu(ZFO4<SY*!c$pKnLUCzVqh$Gv`9s`0kki&AIu{ApI1VaxB{*uJ
c?#@sWYO6-fQcf8NE95H7<a=(hgqQII`Uq<?4_NOXotlEKzE_x%#hLLC;5nvRsqq~+wJ)LK3QV@@+J9LezPvllP231O*2FC%r58I
huspxaG-3-ER8vV-a;KrU;!Q=06RyZ`1$u(`AE1OgUR44#9t^3T}Y67K_wtwU_4%vG%Z2ooQfchg(Nhx5Jq#IPCoF8r|7aUoCs-P
sVO!P>kYOlw3s3v`7kpsC+6G%-|a~l(xs7Xv@A+Av|8H>C5`YNAq=5NFkkymQ^%2vR1wByOlmVT3Z$Az`e8L{0`wI-<Pw2mR8abG
FaVNN4#)#-{RgxGMW6wpP!mPxi=Sp21Jn(_GDwLeDFw@L{2&Sw^r`$e0n(nJK>NTEJ?IDJ3N)&R<^=<F1noPsKhxv}-2M`PaJ@tG
mdDFyaT9qD@2M7)`cHAc0q$K$)Akkz^<V}Nq(B4|#Rd`>egCssrYcsNVj>zJf5_{wBeue?=6au`{9U;xKJP{F0)*iH=BNf}lw_Gl
1FTl4F$S8JNXrR|%L#}o2x22L6@bPqgq4F>mVcK?FC7eavze=EHo~C9jMx+Q7$^dR0RkaCiufc`RH%g_BQT(pGejf=1hRxdK_nGR
Qz{Hcu=M?AKzN_GVGqc^P7V2K{}1ojG%`y>K@#FX>qIK2!K@YN{h<;2%OTJXtODFVGN?3yi9jNyC<v6I5Iy^MRck3!YNAmqBkyh&
*0i)KO4=-_#FbF_w)r0Jav$a-^{|qG#D*m*DaSGbND@{Flxax_T1u%TM4|#{mM9u3U=vDw0zkw;)Tjp1ix9uQ2cN%?Dti1eRn#Og
`Y^&MCGiCh2?xRiGEf|fL;{f)#zRsdWP_;%)Bt1&ticUQLaCBG{6#b?vYY!3KYaQfUenV0JCq5c1G{xk$9lZjd+;=oTC!-fWptSb
w2;#}m7&^MnuuVO0M<(6VM&Yx5(MfpTTj$Vt^oG?l^5~?R7w#|3IVcxf9F46rXneIHlVUpQzJ0srD$zv8loZ%OAE41t+urVB9Rdp
ZKb4hDUw*sj2Wg0v=b4LiD6+|Oi*Y5B&@YfNtRGE6(}(@%7^u7#Q2*IyGlrVxIM3F`}}-;)3E!lLJ#pjS3_X>iS{Lt&!$j(ZN4`L
Q_=-OCW->9(#9g9${$bT<n8mB?8922Zk)!rs;*6%d2P@khHFTZVJ;C~^2{=yH3>5>kZP{WG~H?ns-t}2Fl-ylswtoW7gU@$tDBJ>
Spx3?iVdO;u3l!e4iGA>0H&bFMk?(hIUzzdFogk99D>43te<$=NF0(=)+llr2|*;7VGjAbKL$4W&c7WZYCg8_^O)>bor)%^%a>@3
9g6<1(VGq9NL0j3ytlP1G{5!t3^H~_+nDXGpLnYwc#uuT0E5Ro($j$#bm);fKpbI;y;iw}Mm4cSuHTCDBou%0qJw#LTtU?vlyOz)
yY2sS&21b>NP#!kc1y;0(s^lnG|K2@R@EE<iL=kSpy;&~0YMWapI&BTf=p&&RWT(q6F|;HD-s53(C9@lF-jRJAebpif}pCH3Ye!4
P(Rvvp9xMKk6%mK?TX>IK*pq#v=b2^L$(vOg*Jc_*)a~PVnYc}gf2w})E#bA5n|r**!U;y2!T;w5GCdYgai|5uzZo|*;v2BrVHhx
&RsQFH}lSSog`=(ON6s6uC%jG^4*ysomA)p-13WMVFZtl$Pb(*gV*Ld>iZN>_QCL#Sy!l^QP1=SWB(s^LesprF77(Pkb)JvvaVO5
<<>FGN#&H(Y^_8ly+q6b(kw|A27pk+WUCOiat${;MQw*N>l|4`sNALsQy7Z|CW{RiF$P#&u?9l0F-3}nc4V<hy3P4N-7{YY$vCOn
l0X_)Sqke6#$0K&$mc6k=yzT@HFJe2o##%f*85ab&DOjsH7yxs%)<_7S+!1Q^?I67N8fH0`QzE`xyz(klyyzB1UR|L#_N0QjdSi>
7%YW~TBI*e7|eoZ&IIA?)J?Asn)*LI?K%lD@v*F%;&d_)Q(8?nh&l;{zP&#>PaeH}V6Zfh@dRL)YB3U*3>p;Gq*h5Jq`5wc$qayT
@bTxj6zBlPNK1HEQtAatNO5f}VIic2sUQf3Loq{zLQNr@X16{;V*AIv-RY^_c{+Sgwy(xOj8#E~2+&IIghq&_laV-Z<;cR7zq`}t
j0t6FakX~Fu?F36`k$G%%`0X#PHV+=<P0$d81zK2L#8=~W`{ABW)jVOAD@T*;}`%3J<o~@&{$QQvw5H(NbF_cbsCOCb^<H;|2}^|
+s`t7!e$4p?*+tlaCZLR8IkFN_|R`<F9wVg{?7sTj<krxMGDkdsx`myB{EegmUrHUYKH;Z@%q2h*3!+a72{vX@udHiKe%Da`u0xC
uXH+L-8`ZBGDx~Tc#OizT7o{$l$9%{cZ=6^!N7CWi%Ks!Eon+v4N)TN%^?|*%D~2(XfPz54uRT^gai<78`mMbdJ)#&)A401nNa*~
)Nr5R8Hl?RO-8l61}=`b6xN=4Z5U8hO~V>WAmoV{jTPopta_rt)L8O`mZ-%^ENPjBdl5~<%&P%)f%*0J5R!HH<n(u+FCTyb@9ORA
b?~?`_!RaJqIeMECqQkoD<K45U64bP1}IRD57~jZa*#kgJG}I$c8@^hLX#fF@CHB{2uGmcAIHz9W%K$o)`zL}2!Y`1`kw#S>nFhe
k!+U)VSqxb63@fj5-m0++6)Bq_si65;zT+AqXuJqqe(~=yJ-FwWasom(e4udWTpQOjzeWL5-F>eU$HRH;qjZQCJx{2;_51BJYLfP
<;+zO_Rc&d-tFndc4c~DEaaqttzQBWhPtcnrOhu?OWtN3Gk2XxR|Qy~F)=S{L$$k!vC#>KY&vEgt821ZG|nSpMUd-Wjb1#{j$=oI
BA;+^GM_U3mH3AzB%ZF4s>aK))$PcEpon0K7NOW<-yT#D@<YH{vS|{D6jKoZ`nt(TVhvVMiyHQg*PD*QFP*zqYAlTgYmDng@bkmh
v%x%fIfOci4v~z7Y^6!zWr#}Sl>2v9u8fT;=^b9t@N&L3QJL#&x{P~Y&vW7Qa5#2c(S@q0s)XGr3osvJ0~5A`PI!UY1qBgpqAjwb
ipV0QSo?Rt!DnhwMkQI&q;ekn&nHt6RmDJCW|h0qnbQ&T3}M0A&at@Q^=x5K#+aQ5_SW~m@w8WH(O6m&rqKHF(P=b6v%Wk!H*6k^
6YM#iQzuKl7oq7ts`m#l`J@^NM%t?<h`(&U7O6=qW2zal=s3nYW1%dOI)DsK`keId9=X%DD4aDA#}nn?k_4*|BW@QSp6;Q<@vpnu
vk<yv#x6rV>Th$JtudyM#wwX`@k{Jny)9OIVzeUf6cEH2Fj26^T#+W)m1E{k-LA>y>MiVpASmPFnZe#nA{x_H?ueqIqD>{{<ELWj
<RzSQ$KK>Uu3B+hV|`zFg`=o3Hs`xB&w9@B-wzo4)To}kpPz0LKRac7&DCcp{w9|eJ-W5AzgKwaVynxAjcP)#Bvp1H?%V2GzJ;%7
o$e~mnaM>XNW{#Paa^*F^peA(;or*+gN}}O;>xqBF*H_<%&YFpA{BX(=rUKxU7nSJUK+9iXUFqOaFZEd-)SzgPG+)_i80d3eoZ~z
tuFgJvY=5G)8-{;tOW&77E2fl49)p)^A1XUoxbm*C1(fq(bVbs=dxrm(ORhT^DKhwm3n8Frgl9?OP*%)jp=T7JEdG=LD#onbS-~X
U3HGVcuR(73NWgCKp}E4u%}zWfbqc;HP)&xnihF=TPpRcLh=X2=o?9<0n?(yJG$!X&=Yu)p)wrMP2n;GIY7J+hDhj#P_@^MO*tsc
CQUrMCRmWzGnP*{9Gaxx1no(AT{4MAL8=8+OOm1ro#hjT&s-gAGgx8SCTVtcSa;jcog5HeGQ1Wd)kQ@aY^=u#c4xS4MK<DAq?5io
uwynI{xe$fR#4|M*IHl-2rNb-uU@5Sk6~;g^WVwV<td;$uN5IWG1~EbcKfF$X_XwR8mJ-@quV-_csu$)ZPLBAb&hk!Z#4-mkbtiB
Lhqztv8t|cuD&y_(oFc-UD!H1cXHCDQqbH_MoEWPdL}393r6EI_@Ev(>29^=3OQ*spBterb8h~=CZ~K|CR|r^KC{lu=x8^K?Qwi_
vdidK_tAc^!BcUxnrMpDR9&)~8XDrSsPSSWNgmE#Ulgo0Y&`0XDNN>U<0VnmcVx6$rr^2UkhN83(=AcM7r(Ffh#z~{QWYhByWNxm
{IX2K40UaMq^fwJZ8j=BwUETz$=LF5h?&A+NlAu6!^9I%84wu6Ck33G03#=e&7ksFaBgVNdomC_5D1Z=VCblqh>H4*->@On&}l$7
LP8aH<~=16NfG_<D&#3A9CReCDJZchi%_DqqIVEYo#75^|7lJ;7an~>`k6!corfSac$~odrC^n(xj5>FBzsNO(C83P+_HBXz!Ol2
drw~89}}AV^X!j^e2CfB!UnS;{AyJVNKF9!@NJ{(C9Yf}!()@<uwH(IA*4~qKw&~s<-^PcJ+?u`5<%9an%2atG3IcVkZq=8YLjWT
T8zhPBR35)n0pkDlik^B2lxE!2Og;T!sxJ9R|Og!+|a_76sng_og<_f&5_ch6+s6r$4x00RzYB@mTz!u%BmyO8k9J}-a7&w69O!`
U6&Osw>7xv&DE5ItuupCh^SD0+^LnU=OYuIcu#nv->)AN&wA|1b*MI}Qrk1NDpg=*w+&wI;@-h=Pn+uw;+<@A*nG=lIiCbE6;EMD
drmRdw^I}GD5|RjS5oGtR*XE#m4QS|%6z@lIVxRz@z7eq5P6m=ppW_AsoncAOfW1-*1=Ftl=vTxo9E$V_=NkmAc7tkhs!2b1kekt
g^bhBeyQa|>-B}rD=ld1dxdFxso#a?#8Bj3CyzNt*~Kpo0k|n!(Up$v;6<z%ylIH=mfgG6G|Fy*!i*Z(w9v<QvSYDBUpTHLCCrs6
HBBgnt-2Doo!s2sS-FJ`?Goa0%|VE4pq+gr`ptDP0&)YRgR!jL-!4L2+UAweIlo+y7{}`P+z~&Qf)Z|FuAvWofB|v`Ku!O#fFLXc
Ap3LYt}g`>JptnnbH&|Qdt1<O{yz?CJR64fm?2+`HBcl_kXoS8o=h<qj7D8okU9M8CS<CS3af!nT?NMVjS2K=a4%UA(Fc`Ud=uJw
XtaxERt5sZP!UrvceG2k@QvVWn9v<hGL^OyIf`O~1Q|1JNyR890<Q#z%to_d{btsUL{Moo89X=qdcB0?g_m$QII68&%q>+mfcA<C
i$L0fFolKqah=7+hlOs=NaI7b#+AYviO9a0eQC}nVCZlp$wJv9QXpDiN;PRwkyDCeki*jW$T`hVBrdlvqfV}tz!S_|p1pBP@4QN<
I51-St?g^P3h4k=DSBP=rO*#ac)ssRLYJmZgz?ierrBc9rf@V-vZI<SV)v*C0PqmHhFd#t2v&uka^mtofYxflNRqR^3Jg-)S<Mv<
cX50XToFL_wt#{woZkD+BZjyaFl}ZU-d{>+)z+|Ioq2zz7ZZHnhR?xtZ(N_Jp9Pl=c5*GUR<oXYhX`FuHqRnSzog*f*tTvD2NDID
+RLH`%1IdvG0r->1nppLfpQXYt_dK);Z0tKnW)wTKAS%|+(<!Ex8bOQ7=e(gpOol2Ju)9Z5{Rf0H5<j(=Z~HlzVUbZ3`+s6HiS39
LeRJZHXtqvC{+ghXMQ<YXdB!;-bV__E_6J&>Ury)JT(+3Y}{Np6wae&g}b|+D`ATe45P}cTEU&BfN<8DMM-oiY*;ffEK3r@nh5NZ
qF8bxnZ%|L5T_Ar4c2tD&jx2^I-FZf*2vnALS+*fO`wY*qteQ>;O)Xdh3lSy-*|9Q?@qn_$DJ5>J-Z!|Vl$$1GIklnm0R<+BIxJK
I`xBTw&fYmevKuG!A`B5q8;hXA1PNlpjs~~9i9itAAR&Xb~uRb^&DAI9(Hk~Ej{{ud7j<Rw?6%C_;`HV?4G&wh1Wv&z~;}AU5c_T
LqhhVs-Ph@vSH2I1w&~%*lBIDtvU-Rh%tC+kwZt;n2C2vxpA~t9O+!d>2{dcL@cI(?QBNdMR%lQNyCdlwqmOU%C=4%iK1%+u_+~s
KGdt$ww>bdO*5C0Me{hk2NJjyu0`l2jKPfyy@47*vSiwnGz4AfR*?bmZLwO|!`B8{`NEk}pxMZ!G>M_s$l6OMR3fl%MO}rB#k3f$
uwGdZZAu)68RDht^@`Rs(dH~In~9Q%<7&PI1L(2u61N~{O580Xw-O3NSjfE;)LI3xwzRI5sc=?MD-_L-3eIjUte&=h0mN9-TEjpi
DnrBKGWtz)wcO>?R_fzTVzrAcY!l$(bqc#kv@e#|cKh`d3(em54mmpD_^RU)-i{+Vo>HoyC4p^f{AsPUSKN^#TT=Sj!Q~o>2(%{{
du|q~ssXEH<`@=tj(lC(6&L7p<SI2vfQgjI9ElrYt62jHuy(*3<(>EqvpVPF*mqgz6$1H5A29dZF<IrEZd<H8upoo$-Q@BLzJtt1
Jq99~X^^Ws^SwREx7QX=AIi<?*Iv%B&Zzi2v$T6Wh-;)E3sfvwwpBaXLSkzR@1pash4HM1o+nv7v&GR(9h~)l9S6eSLi#lCE3lpO
nS1u<Hi+|Uh`wzi;%x7Db0C5;sT4#`G&IgADA&5V)#O-NGLqrN=Ui6!y=-P)#k4J}4cu)ylY|9Tp^Xel{gS(*z36`&H)zj!JSa!K
Dw!ng!;zIUM-p6{5(_5c7hC3S(7~R^x1l=hay+{2HWOhrAxVH`4yk-5KCa8<%1ELao~nx~!PPiAD!ld+6;NFU5||PdU#Fn3J>DwU
@pgLi3(@5Ylc1ii)!(A(sArVQ7G@(ITrBMy;5KT+iC`=kTFp(swO#KP6Phx-g9B@gF<p+ac&bu{9`uaL(e>8Y8tAmf37#6!)m+Y+
ZnVQFyV4Y83lUq^;$wJyERL$>&XlvYX-83w)|%GhuB;x(X%-<qmA;TJuUk13%FXPzfH4)Zm#ufTv`%!;O;FTO3J@k)>1(!Tk|7$L
INq~MWF@6<6;kySo7$qZ)$7FKv}V-mn@j~#3Q#Zrw*k9sxYqG>NW2_X%&cAQzVrbH6s9V)sHnPlKQE_k4tCDV;TBhJiPvXO<m;y=
;^3*SYqcsUtaJ;dL5Gzqh5&mwjVSOI#Bt4b#dqj(at%osx(cTd;_#=E5Kj&0FN<7N;$%482-4f~r0F=ZIXw7=9Q5N&>_&Id#ZE!9
&}nBBvT(y}o5dtzqT^`_rwvjmGgHD>5)K;lt>#<|Ue=8U0=P4wioksZ4;n}~*CjoS*$2^36$-gb!bb}`Q-Z0zK?H(d3l}o%bm04J
x7yZ)E*~)bS!tNoDaKu4>B6eTX=t?t10Yyf2d~q*@Y)ZfYvA&N{Pub@=#t4vN+oHBf!{q_;H#tZT~5rDl%vu%K0Mpo^m+o!sBUcR
b|;J88$A%_c`)?@W3cKO@ID_-J>&VH4niKKPOy8_e(3_0q<ZN7Tb_K4ydT$YZ3|%%<<J}@g?XG#CnX{xm0kZ)VRgxoha3f%r9MC)
CWtWg$6!O5?C~-tbYa!x?S;GHz6vGDSd@;4k#6ulaIs$W=;7TwuDcX4XqT&^-ijfnCN^~k#9YG3XcM`E9bC&&e;hL*--{uw4T!?R
dGD%zvJm+84ey>rJn8ejZqxAsogo1RLP3Z~z(~-cNEA>4u+q@Q6eT1eK!nJxB2XX*F&K;_-<K~>i_E^Ltf|KI*zaz%YqL=#CD&gc
GU-l9`t(XVwo;kjSXQ;9IVV=+j;E86tEOCv{5SM`5E7H7>7k~mrIK10%L;=MRFwf`Yy1$}pR07Kpd@w#z_CE4At?#T${HA!B%?D2
0z(<7Dohelm8_JtEee3tvM4DQ2+0zbQIguUl@iJz#;T>ISSc1F42NXJwy6}AnT8T-wIbsQ5{Zy|^#%*E2o$iaf`m{~A_B}XDiExd
>r60Xnb(NAl^GRY5FJVV>RaOuAUBtbA)w9Hl0q0Y_{lNcA*2jFkM>sxhhQVw0WkVcA@hI^Vg}w|n}~w#^A6<Eq|ht20nhFE{Q=Lm
NQI)JLY4}Nl%xs*jp4~N!(4-9%8H?uqo|?pg-Sw^LM7Meg(gHOM21(^cVUVui_3)r)781RMAbw?uqt?dpV#$^+=!o4KEKEDKX>OS
%Jv6B-f}w4q<zn1xl+4DI+Ca?!zFT9isE*?p+5i9U~>=CCG%p)$?v&dvWm6|gO}_K(xTR@F{1cbfvYjG5Q@?gG$_>~3@CyM30Rf}
!-8vHd3+<`jRrG(mSkbwhLZ>EHbFtYa{Pp_W^1!VALE1(XB+^=u+-N;oUk<Qx}Oq9){oLgI2aKHeY22-C^~Zm*&`1J<{uZy=fLy1
p4c96dzr}j<R^cd!@haz;C`Buc!8tPM1X7*+&CEc+Ds8vV7W9>1Q0Yu5)p-u9o&bnM-k@Rq0;5grOR#Eh(?yL--Tk&;2)9E)7Nu@
7<L&htSirc%)qBG^aMPiNBgqC1;|**Gxo3pg0)a1B@ogQKte-7G(`$gO2|r~N+C)B6e2nT7a>R~BT!7JQnF+jAr%lg3KTO6%<>*r
^f~4BXJwhcSG(k6&|YjHhgm@Qt}sWS$QTkLSxAFO2r9$+OG=bvP!tCv1|)HUVq%8~NLffuzyS;xJ31}x1Ly5uN1w(0RLqMHqf<C>
>ADByX!VM4+dj!`Z;<FVkQ3_=s)n1vu&#&Yi#BN`t9%wQ4wIHzG64~>mLxPru-cgf*)}0q$cRIy(3>-|{x#-Dk#$z+C1RuD9W85>
hN}G^zCOO)-=;&nY+GuqwGdlcTVmVuySLYE>$wvbBuXh3%F@~rJ4aF>?+m_`q;n3NH;+<5xoUNIxsI_HbUi06)@}8;Y2NMsng2hU
0JT)<BANfNWm;1T1H88k3^58)2~z=DM4>4{kP?QJN)RbknTVvSp+c1!LLn8P0Vx838c=8oMQ}q<=87UL!zxN^Ajk?DSzrc*n4%)2
modqPB{D$BC@7+tl_?3amnurBf|-b^8DN=8Ca5YVRG|t-F~N})QHnAmC=_KCSc}P3Mr%?~Kv0SWDP%6^26~kz3}wS6sDle4Dj}eP
DT-N=RLo4Mic9=<%|W&q3Pc7KW>_UOQWZ{F5mOYy5><g1!6PwN-bYPx<d|^8)iX7mtvX<uX=tLNrig%~rj<iTLS`X~<WkTq$iXS7
ae;`Sq^OYqf+UKmf@LJ2hK3-f)+R}`;UvPOMH55;K+zMZ3?M?3h!`R*hXTdOrivO01wewC0E(uG*f4UEh(Qq$=&>wC6tt@#vw!8L
PH2RP#S3T%gb_s$R7DAunpUNyq=J_*jInYsa)h?oQjr-_R+Je<Wo(il!eb1?CTM94&kW58A`(piks~BQkRrzX!Gr@+qYB#$M<f{{
N{PsD2#PBw3oyu_f?z^m6{-j+gwOh8s)8XRl13t!gsNgFC@M%;sf$sN#3WP{v^7dZHerNCHc-VDI5-wdNE87q0}(|Ww1psKqcE&$
aS8__vLtaSmWdKUVi~ZQlO&57a%f@-Fsv{V7^EqsD#9EfoT$K-nu@80Ml8b^Vi{>FV3Z)NXr-iiclGP`^ZDUFntqsdn0^TvAJvku
PANn-+d`Z0dwcVN4{V?ngOv##xi#I3-6OncCumJu$^k+r5G4zQu_4MAR<kzDHHxZJmR{>k3*D3_d!=C*$SFEds7*0kktkXPJaI8b
B>;&gLM2F)C`qCkSe}^R6!P-hXHS$4QOL5+$4}J|KkV83x%1}g5P(dGsyz{bG(bd(#3E@(L?RUoii(O*2!O$rH7J-w1c(q4tjdr|
io}F4Aew2H9dKZWUOFfJf7ypG`rQt*mtQ+${rWqyb0%0$0I3tx=T=36#h#{C+xU?RhkQf<6@;{x_%NBagUJ-Hr}{W!PQjXij>+4;
yhz?S!pV$2AvrfBwkRc|PUyv@+V><9+LDMsb~g&v=WPPGvty;63jxfrURbe`FZOoTDCR=3-_GGRgy$nd!#pq)%sEf+v|;YQ_VYq>
kwdpPo-YEEd@K|UWy{<}7%YVC=gw=l>+k01qpPedy36{#7{=z(+Sfv`^?2sed8uA!dh?uyH~qUQ-gm?seqJ$qw99Xjwbvuth0i@&
CDW#Q$d;pcuUTWxRGAgslG16W<NuCbfbTcOEZzx0X63)YWf+rmD2EC2HdOfge)HG5@^OZk3{rz>&Oul@SR*Ib_AtuC`Ds~Cmt#bi
V<%3@*0R=G8b&r*sa49w5o^V-)ZuYvazzhy3jKMOmyq-4m?V*pkRG<HS6??ok|+{Wqt{NWq;XJsTlk-@pg3gYm>XB0!n3fmC5sUj
Ex$fHyS~ufPTtTeM0d(vN$gUlK}!5i`@O_`soH(i9={ZEX-6S8+J)L-?^jty{2H=+Xw5j81rgK6P7JFZr-1Y9`w$TNAAs~^+TF2-
rIm!4<MVp6=->PQqhITs`SS%J8j1800370lO~I5?%k}&H!Ry;!wQ{K1?8%eKJa)`5cE>Jm@&k!iILbINim;UMCVT8mkT#QNX$;c_
K`=3uC?zf~u`6~DL-q5%KO1V=mK0+8%*DlX4l-#}>6%F?-6xjjPonHjQse&%0@U|YTKEeNeB#osgq8upDij0{B}ourx}WuNd%kU_
))fC9gek@W*Kw!!9BpHvv7#(MtFY?JqrzmQn2q<$6b&TpyP)Vh3%yD)6s$o@@ajZivvFA&+}8(>Yz_f;O92m;^O+U&cC`njVE*CN
fR<oG3vketi!+9PU>t@S@A15jn;Xc`)&G(H?LgslZ)fGbd*_)V_GfS&EX0#RRZK)gG@}g?)qHt}QeSC19{@wb@`J1?x8}eNw#CbD
r2m)GySZ<S_bJ?-s+3(G|91PharLCZ3=ov9Q!oeomt{GIkv1c`DeU8LUZNrGA5KmVY^Ra0XS~q9lA1{v4OTDSl|jS&ZYwzcKg8CO
8%m0~#gq9V(bz@oXPbDFsc^P_Y`@EU)JJ`AYpu(c#860gJs#7<eDHQVML&EFyp;wc5}pZ!7mK5TJZy_+TXuEo@UxjA5bJZGrgK_e
v?eMsVa#Pk4nyIiqao3~IEU!iLxu$rKNdS;B8%|UA9UtSzOSoMOtPsn&U)|G6T>HNlg!bdKGTd?fcP3#3N9rQV}sivz!7{fw>EEG
$KA&6H*tYR#5)2FD8pd20l+AprZajAY3YPo)1ZfZow@kDnudp{d6=a^5Li0t3Cmn@sW&UWi-IzHgasie?YI5?bF*M_$^d%u;29!!
6VTT6dg%@f7yu}}=Qv?iWV2E2&Di<s%#8h{opv{?AH)<C;VQC!f8aWS-~K!Fv!T*=Xx5n54NjEpI+reCo;O|0S=nkQpl9@l>6k<M
;t-)ZJ5o};W@ZmJ5m!(XPQp>A6FHRRsfT`OzXHw#mkmK?1|(hy1}aSynu8h#?;pdn4I2dMuZecwvx{rPH8Ff3JhK(oi=^gul&ZOE
3%~xqw{i2dK_eoDD4ZPaSZ0ojLX@jI*PG*99a0=sR^@#fD<T7HH~AGu6<5c3h9RF_mu|at>*jtI3Zk>a!^ynoA;;-q@Ic^}Xb|g6
z19$(st74OA|vAa*IMX)VfT`17#~FV2nFNdej2ey&Z)_&>g7wLy6!ZG18|%|<x0BBG-jR6l=H)tD=Riypt@MR`*~~f<p!NPNUzm)
gmIdUG<89ZGqDy3p%~r2`G{+#|A%`tbw}YT!bYR*`cG`~W&y%Fj|B5ax+5$rMzE@o1rKHzn3Zi9)Jj-gOeJA;3YjbYO?$Fn$l6N7
GTt0y6;>R|gu|}UMIelolOdHdP0i<un-#9xR$*6CpiGe&0HPt9iy4p<g(aj?j3U)Yp>5>I+85(|o@7uF10+*sl`{h*Gnov!!1cXt
FFGhT*COePikM~AS*Ws{TAjO0lJzV_8E9Qtl`*rWY8ud)fm1O|oaBp;uWJc)9cnCCDwQ3ktc4gw%|}vUm`E*eSYeu5kT~M8JFJ&h
l(1}mq~5Ud2DA@qaw*n}mFF^0S!!Lb9LEJ=w6klRz)ecw2<Kq8w(im}RtijzP(SADn5gh2MHB^s+ikAx%s58aG^DI+)W$1ddCVso
)SQv(60z1C?uC#RPPBy_!!a3k%FS!ed#quedE{d`*Beo2)LIpVVVcn-ZGwsgLZuOm0hWM8h{X*?z^*NVB*~JnZqizoUCmRTM68Td
HnM0Uk~Az6xyFN#D_G{mH&L{xUa-o5q{TVXYf{%)wOW;mJ!U$cn{C%75h_N;s0_OSm`!W}N|lnbEv2k&99%qyGn%UNBa7WYSXx<x
JO1-K5+VdpeM4&clNy4-MTHWZw8O_-lNS93R4bUE<(d}RG2yIogy^3HiF=l&7kSh>ny_~LG4djJz<p{U@{s_ZIT>sL2cc#v9ti#d
h&;A+fmXDl^jChzX%E)-cTPh+Dz7e==RGHs=g*%;4^a<rl}zfeyviMhc5r+IjS$SOf|B4301*JJ*}?U?@j6+7gF7YQO65gRO7fCz
n8$Z$>r1UR{hT;Q>{{Z_kC{AT9#ow8tknD`<@#^9?ouad%v~wVk%w;pLy#a6q4Y!ww5SmRzyyfY5EHzEh=DP*5J;3f-SI$8N>B<k
w1Dd{XiHe8Frlea16YE(kTn!gDjJL?0I*O25(*|!W{x54%?@6Zx5VYtu}z6k&NoCb4}_Ef^r~*h)$su!VwEZW=|IQ?_d!9DiCbAU
63GA>e*_c#B~_slVefl*1Lle0uG_Q#<JIlsfjv}*-OT3gQUoFI=r)^NU=mRe`s@mQRZNsnSNO;?%(u?a2d1l}ye$jdVi0yy3_?G5
ALZhPJS7C+Pz19qvm``}VJ|Zt<?W(^6sK<gp?2zwF?DA*1mlqc9ep7HJ*Rvj=s!QM_<H?N$?d!S+;PX!{an72<Pxm{6cWM(B8^Zd
l!K5D^zy|JGysJm1eC!-nNZ?ELI>uN0|Fgkh)|_3#t;li3KPmuFsTTXaDhM7B_Ixn5zvqI<tT^yes&0G=om35ulyl>vUE1qfS~M@
eiASJ^@xvXN(BH1Jt6tSVSXVXCy&>xpp%f#uzsz3aPx`pq3_=QtFeJ?6H%2E)w*k_n4E==(P^)S_#Ir3O$(B5LbIJehPkK<(`9lm
@AICjBBiQc`*N|pXZo`6(AZL$Y&w<a_swKr!70K$53lR{`h3tkx%TuP!sCy5q{V#!W&_<Qn9-AzVFFaKQ7sgOmSh;QDwJj}Aq?0!
u`XqZ)eJ=>=3tIS6%!#a(M=SfWH?SZWems^9rhqZ%F8NBM2yHlMG!+Y3<Tj?OJPJ}B|K<mQjE6Bz*#7jqY5#Vuv!*~mcb&He_b$K
^}Fw*U@5I)VQCl&qM)dVu@p5VK~R)56i_t8M3jWUM3E#-R?-;3L#~;SC*3qMqAOV@$7xCWBL0AcmJ(VA?8^j<=b-Bn9e(ma+Q9?7
?JMj2zc+c?0qQ!)e)6OskffwYArz`90i>mA3ZjIF8U#@gKR(ybpq|gX_c_hami(Vsor+atveL?xwJfqAlo?0@!jPqqK~k4v5zt6e
2t^LtoqiFs$zFTHA2B0N{%)FTA9i4VyZmlVw+WC%7lk;bw&XzGW-7+g=0__PKY`|k#_6yqfwxB#4?NC~(^7kODxxT(qo%Y;ygt5u
C%zQuc!nwBqKB|Gf;0!-b{Mb$&yQmQ&c8^Xe?Jp^9{~Lv=9KydyA8amIYdUsM?d$?UFg5R!~{;BTj^icgn>X&bTM)e+md;DqrC8f
FLTng3<rd4rex4Xl4AhOyg`Mcf#N3al$OiAtU(iJGSAseMlx?jV}e9j-z)}xzk!igZH5B!h|28(s)&flnXJ@178%X$@BIjUdu#*z
d&+pfR?KUB|LOCFdr{$}J9{RiHx8;X-7^d{YibXs5cWf34r8Z2pG6b^B8Uk{jUa%`QApAv8rkyl!3@BAL18R0b(}J0C9e;q#DL~V
Laj}r)8@ZNHfRM`^R-1&zcB6WY54IE#Qrb=5k5d7@5hh64WT_Zz@Vim_dl$VJ>peh-=^UyYMC0S#C}x6B~Vj@&UL6L$~w@RIg1X(
0T}@d_PJ=5NOKIy73+GiZeUT&DJNWY;f#q{lTJ#kR?&wl$;uooM<*jA22rFUYnC-DI@n^ez(hd>dVxbzwTQV^K*0==0VPQgFcbnT
Ub2E9prxgWoNH35R)(~T38WZ|D2Y{+RYXN13KU8pu~UnfW*mqzs~Bdr?NJ1RAi)^0ia}Y<dxF*#s8xvAS}Xw~3|>Ith{@LG9RYz_
?R%*8fmpJZw(udOUS%z%P7u;4)~pm=VNq%o6vK6u3elO8jI2f*SSqWjL=IuM8A(_RI$EV^s|F(_QH?2GY!rf#Z4*g|re{q<3$~lA
y-Qv-IJiog*IZ^P1eRDfi54+~2C<AKC`j83T?|GE7%mh<%77vgT3I=;KvGR;N|gnIoB8-HvAL-R2^jEOZBA{&n}DWVqA4S8du(iM
v8aE)<nTO%<p11(;$CrpbFif;LWdy20-2Giq>C(VJP;Xm8_k-uZKEk^RIymu-@}fKDs<7dm4dJNY|DmUSK-^KX=2b}UhHHTGAXN6
DswXer8P*!m8eTgAXG@eaD^b6fT5)!Ach!;hyyf__^jJ1_i{aWzn|BJi?TP@)AHZp2kYc>@sFonZntWBgmB<B1d09ZfRrFbNR+8U
9L`(t|Al?tN<76mi%MdEc|wmfnYXLz(w?aTDyD!>KLA#J7UxZk(PXMNLfwiH%BRRmRDG($Mi%*xEPVk!pC53{lR(8+{qe{oq8cKC
tg^`rh^T5pCJL4%tXMFD0uUkxaSrJE{o&&KJ2|Mn$Vw21Mukd1pbAikDIQQMOOVhMG=(TrNL3?9&=o*ZP#excKqU(j(MZxQ4N|~C
=95Jzz(9x5zuV`b_4&Sr7~01yGcQAsbr@|g!^$!TT0?}VVL2bu{W*rzoNx|?-G0^wX8ZSLdN{%Nl=J-ET^U~88`3m<yQ~v@x`I;8
xqCUHA~OdeQ1OQ6gq9zd^3J5uwqTYba%C}Z4fpril?EdIZM09;{wRpL&n)5uBg{v{qcNpzPvUv}yThsT_}8A@t(-Y+ai@iasK92t
czeTXGXA{yyNIrpCbqdj+Y;8+sH!8Y4R2VCjt34ImxN*3c)YoOzp6l3h$pp*Dhi;6DxspLSc+kVUzQ-GlR+euvP~!vP$dFVEdn7#
$w<)<$tN9qpuC;$o9uB7A+)1P$P|@|u^OaF1SCix5_hX>{&bpSliWyLuI*I%X%zc}CDuF}xEd80pv63;rTQAM!{GHjk=@t=_@K<f
F%P^NY-tEUp$u~rJ~C5ZB%h+xq4aNpCK9Vc<ciQSAT*+LfDIBMqI{4lK@+!E1G4(1W(G7w42%M-3?j(^sbmDDS#6b(Ehrc>127EC
%o&zPx?hQ<6RaRo6bsqdVg@1$sZqfXaN>m&B|8np-fl1I(EZ!0yS?XZVVHZ5R=o2wy*~c;vLSpt&=NTZG7ib2J%yH57S%sstqG=n
HTxd5e~I^o*UX-Ve82~iddJj=>lzZ0p9u_r?e2K!`I&?!wtF<da}+rNFb=P50g{C%7h&#}ASEQw8@=aa@;Muz_Z)x@a}fkBGDQV5
G^;@7i8k(z|33_kDD)FDxuSF+RtXdC89ciM>{4N&3TUP86l8W?H9<iLL5byQci2%kUq3#}=sS0x7|MM{VjeIbD=qUzj}+YZ$5J#K
Dx3IVD};hjQiJRcex*DS&STlx({=Vp9^zVvLaBaADje6D@W=7jT}|QZ+mNHWcgULfdHMG2Yr*!+N#+oFzA-~lOHBmDB|h^57$7O8
2!bjgiKHr&!c3B!CosmGGaLjM#z0>FC%^o+HbHd{J-ZilEK5V&)?jIZnkCg+^6UNc?U2OdyYSoV2%RV6(R*g(kfF#FRzWImY}2xn
hee0D?4kRIU@M}Nlif#yNs?2Btck5?*!~?hIpVy@LsSJpEF8{0*m#%z0Pc?f2MWZ#cg)!R$}qLp*`(f0NvJkc<BPG5jgv?VmZ>9@
C?bR@)C&5ibo1pAoe}g*JA73FWE7?7&vHM)qNr+w=AW0sE>02otr|1qIj_?L4%Qm}cSuZRVtyU*c6Nc!*uzl%?mJB#1wVGH+l^ky
_YH+i(a$^m6!?Fa6y<RV#EEzDug%jJlxG;Unqet*1R~Qc1WoJrp`(Ly(F2+LbEDs#A`S~SN>rg6ODifItIE{F#E1FDL)wSX0rFxy
FO{S@teZ}x3J;ubAy`4Se2~QwD5XgQNK}PFEkl?niQPo=DbXjAhvX=7R2>$i7$A3-<H{<EW=H~dO?Q9SV@U60A<{7jI2KNGlkoqd
Ux$<Ky!)45b4N)QApViPE>Vy;HpzeSbtAP#QWC{Q=0U)8Vx)5kD$}^=vg#bS1*fMl+f^szJunDQib5U1<evB*zaD)Y=EA?G3ZW>V
X`luaK#D{~Pq*n2C=fFC+4I)4<xFM*WRtpMwW)Ub0(;HB*f06u;DQkV4FU`SQcw*DG^FCG2$U#R3^)+tPC+oKw1dINAnb&-WS95M
hxz5;+~$o&TS_&ywHlnbYE7>cogB6~qG4K%5ru`1??Y}P%W9${t4IBLhS*e-NT6FmYFL7orZ)0p2qM&}6gD(8GA#!osj(JYDM#k0
Yb;7sqiJd<{WLR})mPhP3n@g45TvmZK5GohOYih+)9asa(0vy%s9az8aJQLPsb!B|llk7BrE1+>MbygEQE!|7Lwa90T$Ywrc5$-%
V??NxE%V*ZDQzsJ*x5^M?R?XUR@%PB1a7kkmeKXk_jOS<u_}q@9%_eP)@NyT8`d`F(5KHB=z+py%4%y(8>?(h9>8)=<+Vl5%{{1>
khxf~-v7<>!Q@+4(Z*>_s}vn8O-rhvu}phu){+)d+eX+d>l;f-X5Dia<=E#kyI7cQS~HV*tnX~1Yf&wzD6rRRbqW}LsJenGOzgI{
%C&u_16wLwQ##pW0qR`SwlzTNT;oxTliI#Qy-HiL=C$p`Fxpa@X^fWJ5VGo2%?!y@$&u{!?X9#+tTt|?SZKp;>zbUa78qJlw$y7I
Em)GZYid?r+a9wROH!7UTWto{wlQ3o93|CEf}Uz3?ka{{>@k&#IWNmote`Q9MNq3^c|LGdoI<gsh(gsdgU4|)BP}*F5`(rin89T3
o!z9uD+d<$S<icKbt6|T$GYLE&Ph^?#eO#lML#Y2oWB@YR&cCQ8?3`=L}ADonGI^S?aKXU3?8DFtfHZraZIRGFry%$_2y<hO8LB;
msBbiUZr}_?P*?S2fF5FxuCX|wg}i`1*(;L-frym<y$POEiDwX*kgygl=)>mTg_JbhKy~v!%pK25tyYpB3hg$IyA5zur02pX^U4&
OqKP<;ni4JEwVVKQJjK>UnLY!RQIlz6j_xPR<@P4RYwPG^Ln>pG*4Tl?r6bxwf0Mj@yWU4Cd{_2rqcVjbucSyLMn?1T`f?<QeSH6
Wv4JKQFW!><B@k&5Vx)!K}8Wn9c&rvQ4V6!iD*(NBCTo-vhxa}n|rwlW9DREQj#ZGVvT5Raah}}nXL=hG+C6|l{(#qn%=Qh&mn|o
Dr7{+BI1>nBCU2Tk=6ntn!99LnLAgiqE<(?G6{+Xh8lF;x$9`GIk&O1XLftKAw*JJRkXt;adxQ&J9^x3F&v4O%HUSpP_?R7L0q#1
OhpQ{wBBUuPh;!Duc;6EjKqWxA>#0ZfiPiset>Sw2i`m*k;ET?^m-i=@!P7S`hpYmP943A7_o}WN-Cm@1u1Mq5K2OkW(X*%N@|KJ
stSmxAc2v?5W<3}f@uJunF5%Am$ya&I{}*thc$Yt=#fH#V5$K95MV?^c>#)?!TN>?Bm$J0T0)@}r6}zAi0~kEgzyi(C@N~J>FyKs
&q11?hL9kDpdyB5U#GBu7hA5Of)f;w$PlbxfTgs<3{EVRDFT(Gri42mcLzt;Z^!4wHzP_L6O}jS4JK_NLV?y3zTls?o*WSKp8nuW
Kra;Jr)Or>6X+B2^!?wb$bEtd<cCoF(5ca2!UMJsXs_&nh~V%&=W>F8eK4soi&PJRIRH|hWC^HUOG*^0L<Fe7qyph&6q6GaQjkIg
_HCooPw;~z<Jpg?J$)DOkUs6v5%Gc#d&s_n8W_~-x3(I$Hy~jd0zzaa2_jfR0hSm5hDIhC0D%PdluK3HD(-yoa<dUrc~A-ivR#d%
5fSMs2JoiGNi^>phUi}m>ngnD4zLJ1fK~Rw3I@60i_QQ;RVcY4pSMeeBccU*awNqO=L^}p%cIkl?zxx;yjeoBOYvI+=J}>V^`12<
Qn*AgpivCMW<c4wAXK2tHVQc#R&p5!Lyc2gQbZYsO%riu2KK;$4LfgB!#vLlkG>8Cx6hI29~;y@44xhsG(@Sc4Pi<|X(h72W}Uhy
<zdJPO8&jSzCPMxQj_>>w@C6;*=?6BuIz0~<LdNScKJds=x2clBt(2hbRv#{q!}XwC?+VH$l6BWG>9+~*aQq|7CL^m-?;m&vV5{h
F~F#8fs~)dwMzrKfAvi{HnWJ$v<{*#8Q(pBne&_Q@^)j}SXo3C6Rj9xH|g>wr2ibiU&u+s+%@&kp_4z`oS%y`X3cKztR+w}|5sGO
US}4aQy=!G_GvoQu;jv%KkwyMskWgOnhA^}h1U8iwu-S7j>J9?pJMunFKDs0$XG#_?(qA3eZlvi2@SQ_9v$8{)Gu`XBn;FbzM~uw
7=`~lACsqaNS10)k~JAvLRAGpL}fy983-&S$Ycs34Q!TL5~M{0i1Ec@s*EyFVUe^3LPi6QGK3J~FPZG=w_rZN?|!~w_JUJNML|>`
NWzi|_Wf4<K4<WI6ge`1;SZQ6EAfQ!f%_w7R5LJnLWbf<&^rXCLaC4@Lg5LKN{-Tts7!|qV;F^#{3oAVC|fxGqN%!-SPCGE-L~5!
5;s&6fh9nQNSXp_6eKjlPe-}zL?6ugyS{+m?y$dZUjCl^-{`x29E;v_tmv8kz28d#B@)fGh75@ZNQoDYT~k|Yi%+3&YA5&WI&Af|
`js+Wpj|Sq0jS~8d{)V?6xcml`DXP;o+c<Ux;?(C>@AIBD6dVz`-O|Tpz*@NdY{3Zwf+0`q2@q3%Lp^tmo|r3cW_fX3ky9MI(kDX
^|rBtFk@Z<Wg~H5q+;}jRYK6J>CH=!Yckor;w!e2_mZfGecE}vNce;bQIc_GK;5Sa0)cO-am!<ap%ldILZc^L0AdKeuz<wr<8x48
bz@--WRlKkp)MZOfMFInIb@rC(|zx5#=1K#<5z))0>?3blPJ3fUcHs*ofMRy5No1<>x8~-*GZnm?80z7q^ZkZqbfy{TvDl5pI2D9
okz=D>Si-peic{E8A%oGQA1kwLU)&#XkdeDbtrzp3MEnNaH_8mUsU(8kUv&X5k3MIdc&VE3BbY;7#J+FENu~`8v!FEVqQ)=p6teV
Cq1~KY$Aqb6_iS=5Df~%<QXlNNj73*L<J&569G#MtqlbLOd+E%TA-=|SyGBqXiTbSBPD5S8CpRKq@aQgrnP7h6;qoHw7Q~344lXn
g2<``IJG3Ykr=3oi6EkH^?coNHueeC=f0br=y`zqk8|x*KCl=6o(wdHG!M}MQ~~jY`u^99{(SzwPpwHpAYw>?8&J5?fK3ty#TgD>
rS@<iV|HJegP4bvRMY1n)G*eAM#1-^IQoydGEILy3U(C%^GEIrTrZ{V!|m*n2FE?jK0*u2Z&(|<oE`~@@{g?fgthdL|BQ1}^fyyO
J~L67l{H{yP*D6@4(J~UEV+1B?D8OKhYvF-vy`3uiDxM?T|#$FA&CWt5_KKmNlyJ@ft<FTxt4Y*)0xJNlpbXSEXh$-DG?e$1IvxQ
<R{mp4dqU7qmm^821`K`NiY)%loYJU6d3{rFaTsFcp3vbqCXHku2}K#-01jydDw=?`(WcS29%{3i3kFbS`ejF)Fw3w&^^(NeXs$L
hM;mqh!i%IC@E-HBn*s!`fbT}gxV7!X$lk$B*|1XLIg@vN-jvy2BoDq+W-Y<5tO15sAdp|3miy+azUY?O5OxAS40&;E)oe9L`<M1
3X4lfG>Jlp>P5&GNN%b__lci}it^K-B~+FXhJX`T;D79!8*A`@{8M8P&4BeWEfNHrlz%jaz3HTi2~QLZ7K1=wpTM0d(1Fk2fCq}{
?*p5##WGM-5kU<@OE5tUL|)_bpbzRGMNMm;%6<w{(>+9~03r1-D8#iH3PhMGDYFw2Vqz#sSuz}vf(mH~flQSVq!S{k(SwvBOA{##
Buq*gGcgH-P+y7klVfSDOv_;@^|`wJ6Y1k{*<vsDs1(LC{om-%^|lLfnXd(y$RqrgH&$F}BF_jVQkZcyvm0nb@62=K#N5iS^}eM&
<vGO#Zj;VAPih8IDGjT*HWWC)q^#ZL4n}B*QL)+!&kVA?m2uUw>f5e{g;4gNX(I^DQnrrPPqe24PGfJM+bUrSovdT%dT*mizvs2Y
Y+>&F0|B5z)9FZ55`s^rLn0_2!`l7k=G*e;%>O|&OEC{1I!Y7|%nkcM@RWTdP}pCzdZP3@gJIGd=RKt>^2A3$pq|u2@{|ezN)v{_
48>H!p-=fR{Dfo!K`|vL#3Yab3?QE0vA_+%+ORQzC_-Ugk<aC?1Gf*W%-B6@A+eWKiD5wfU3R(?IkPus)v3_wlBQ9NSi?UBel{}?
Qpk+1VavKipgKYl!tx|Af?4L6Y0TDrvI~VgVS#K(D|QK*ORFqxAECKn>~r4(j~%HVSy0ecA_Kq@VfZ1+93uP(9e2&)L9HcE26YU>
QsNlELb7OZb(wNP>3|0~c`%31*$$(?C__ISaHe9C7!RU;aGHkw7xl7qU(aph0N7!F3VyhBp1_a{pHa0tO$8rf^oS&k(V2Mf0Y0aV
VxCTuNSkBH6Eq%l?jDY6`aloa3N(NX2e3&t6qM9|by+ze2hcu8$an?>nDtNEPg<;1Jqig3=z+Gl6qib7K*(r<AR`2G3WXFFGBYC*
IHa&lq(IRwkGDb~AGMmQqL2!R5+zf(ygr|wU$Di!!%x3-%~fbCh$!g=y5elYV~vhfQwCEya(#CM<yf2^-A*ilB_Y>?-%6)=Nd-pO
mS^``)@wD>pFdOjrR&J=|JqRaMT9G$GIHy_%Ay}80Vt3ZDMc_OGEKRNoG4)jQHo!-(QB@dnW8CLL@8*cDS7})grSZY!3<FoMKl#L
63rzwQp!zCz(i6p0z?!5G$A1q1PmaNG>kHh>X5)tJ2WmKsZk0kMN5d~$8mmyeaL>fuYiaLtl;}JXGAPttK2gVT&zDo#-Yd-yRb=|
rfBs1+eZL7k(L3U)@8mG6Vu7e?_ruWa)q$ghXq3G*$%f1=tj&i^JV+)r`DQg2FJ?ICFPGxS-f4-jZ7y9DJs>!2zvL@?JA0!XiIS6
)dCbpcYWQm`_*e5)l)SqCJbU7!3iBYaQWy$spR>*YQ<GhoP{pbr$)2-shv(%=37b8DFRV2QA3P{*|&BgOTko0ZwQzA@O&{t&&08k
sk>2}SyV`|M0Lqw+s)TUZfzYWHu21Qw_Vv97H(#1sEFT6D4K4XRLXiWD&V<P-Qz&A<SnE@K3Z<_OhZylF;&9ZMo2ovKsk-@Hu;89
--WQpShXx5stqhL5Oy%Jj9oVaRT}&(q(&k<K5rNEsC<4%gk%+dSQZyUyKjSo;lfN`cH2!HQ1roHoKE}SI(+xn8_cWjuyG_ULdgJ#
kf|V9v48>&l!S#y7@>)VP(qQ1${7|576uQ5q$QFF1Oy`QiL@{qIkE|$gay>34ycSA1@>yBv_5wX9hEv5y1$+GJw^GL_0Yw%4T%5>
aGgumuvT|}MBJ@qyuz5K`}3T8sI!<>ua52|II@Ws@4*ZL+feqhVE;#AbC?|z`94Wu{034bKMbNr2O10odrrLo51@b62RNdjh-!kO
B&H%Hd1f5CDbQ*;YmF49z^^ALgAq}Pk;RcUuvn;sOiV*WjWpFMO(vvp3Mmv30xW=xkW*C1<;g6tu+$LI8A9J7=0N+?<MY14DW~7<
Pr=R2+`Rbr6&NUtNfCh~5D|iv5K__=NK66+MMV@egCvlgal)--pI&HJxaI45HF(Xl*J!~}5;G+PG$<YmL>s3wk;gtkKzRaMC1pYT
Lx+7sNGgQ$o^zi+04X;(%>2>L^{K+ZKM$CCgvVokn2sIu&nT+9EDdawtV~E#Q<#+_5ZXvqBLxK%VEDruaDx0JAx0|Z2YaxQSR$Sp
GAt0Da_6jpVonx_$T1e^q;kDh#6ct^A;?J|EbHp_>7iq$tCQ<5zW5adLW{Ud2j&MvN1yzpE|JAe>_rGYc~8cYNJvN@n9RiNxKVXx
d)g0ISx*l~UZXLmdx$l4mLF$<d=E1<0%}1E6)=b6-2AuOj_Kpq&ssi?*Aik`w0)LPes$C+>7k5j4b?^WBXXg3qP=bcB2*9raY84K
6$xzS977UiO1sq9uq7oeAt|mYczk!zc;{GjCgEoeWchpiedofl{kG=1Dg7{S>D@IDC^jxVUZW1OdsldCkXi{^DPEdYW*MQF+bB`o
-luD>$dO8QAytZTX)0c@sIb||y-vpnWHJifQ*E;5<;1}?vAH$0v8DCKRAN+}s@t1ss40qCFtwFfsN5x!NQMmnnQs<<ehvWef1#oM
lA5$nrqByKI7qwc;yswrut}7cxEC<Y$szEw<@w{9)8bSgoEbH#QdgX!+cp=lYyyyFOY3kcK`51rQ1c9vASr2WwiOl{&4!dy{0SOr
Q9>+?ep18~LsTjrH+RRwZ(^2|tXc{xBN3>Mn1=MBLqF)GI?6?(nxsF;)it)6x2%Rl0o17Eh5l6d!<0ZglCx9hJ_xa<JaIT=9w-U1
M8_nvOHqkskFkLhG@?;k+X9BpF<WU_Z7E}6=0fW$P>f`VCeF(jQkJ%7xZvEZDky72YZ%JI1vhQb=UZr1rgCMr1$A87QnNTxsxH;r
A--#o<s8!*nZ_w#h_GLuC$G3XvRY7Ucxb5y^jdJM1s{=^Uk^EjpAzEPDn3ldSJc{EhGOL$BF9dT5&wHGgc;U!O8~;C<;oz1K=T`g
8_NR>h3(E^p^%*<mK*E*aXfwaQ|nfz<)m=D$W|Ks5s}823_&tfPH?M`rqPf%K!k%emtgFm&uV0#l||D%x^^Q7(3Kp-hX6AmF%V8{
wwr=eKqAW9Sn&j+c-@$(!^O05M~h*5DCQhc_-w-{tP6j!<$IE2RAcG-r>#?5OkpxoAi+V5{S!iSZQkw+C?cl26#DQdkn!q@DJx(4
&Y8*9g`n&Ed5qntjx#<O<^rl9jxhHp(U}<B_ZXfM2!u#(P_d(9YFM=>z@WecB3n2`dHmm(&mDJr8h!#21$!@vub!|UveB8(L#wW%
r5LM=Ib~P*hjoPh@v1k4ondizQjX}WapG?riMC>fbuz!QL$M?@5j&l{`?@Ck^AoF3QdL1A9x4yoApdzHBS@lBuoEOnMI|JvQh`BA
B2b`J0KWI^e})9m9Q%9w18uc-aKCr3zdCpyN%}$;yb*hQA_)49%nuCI7%@#6)@myO99w82BW1LpR8^5krMr{N{=0eKwi^N9ezf#)
ekt1ZJi25@gNJs;Z1-D|`}Z*Kit_f|-$mR2WDm7_)ll@m`%11#2!E+Oc=%;#pB~rl%rbtP%>$w}-WiR`Xh(Y_tnc$zTFF?oB~}?r
HyOHC2loA``~$UEr$aF9{94UTSc-K0^k|*hGsWKSWVw9@5ax%k)8r`u@n|f8(+LnilnjV0or6cxkJ9A!g|^Q53@@M0xxa_Q#O(e)
j*kPt2`UDM<0u~F>=0k76iNyNsDfyf2v|TuY6d7IqL_&$7^M~<S_p+fA}E3glA(#3DF7k`frM_pUA{tBk*8L*Y7$IKgz7y{x2_*j
2WkhJOc7N@5LAi<!-!T?01i$^5HuMBs!0k_XfhT6DFl>DMmUnB0x}D2g=_>{N~nPqh=gilK*KR68L7xzD579bs0LgFilEqo5(H8J
l!zijXvn4rn1Crzf<Fv3qK+ry-y_oV^b0c(zf06PdeYQ+5g>?3B4!z>DTTU7X$-VGh)npE3d(u7rs!yheD|H}Zy76jMY>ItsR&k~
ooOxZB5oLT?|01!!UGa0EXR`w0-q<tX*a!7M5s+VgET63-sW9Z?%48$K;VS4Y6$zWzjpE!4|dUY*<ytZ9~mVVPM~`UuC^eE2$q%#
3azUHL^NUQRBvPRrC7=6_rrrnQ=)H(u%q4|*W2VzF;)Zd3-u_m6EsyG<lOQpf<l&w5JPOzX&D%GO(z@Ju(=k|j-OJR!rx*6h`zk7
pyt-9LJCUuptV!9MApts1#7)86_%+v1{@J$nCI@=VLo*ncYWf%g$W}(X?{k0(^JO$PcwA7>q~>CyA#&xs*c;@B_y}Ry-9)jedCYM
n9&&zR>W%-EWCa9d09MBwUo3daFo$G3dal({6NEu$`L9s84!i8jk0bSLkX2&!qg)_9x_nhk*<--aDaqM@;j_ucR|6_DBv9C)!>G~
(*)`R40heqgeY+s$g=|EBtVdFtrJ@T4k(@J9;aSeQZJ43Ai+y9+w+`b-0C8HusBEOi399`c%14=l0o3s1d~SQrnYxDI1n`~7soYj
kp)sH5mi8g%B~La^yQEpy>->yQoBZkqOIV)i(YQlwc?kQJG`Ohp~?9C^~Iv@DR0x0hDfAR4cAS!CKx2BimJR%OPGxzoVO}WFI&S#
(1n{5V^G7mJI+MJQU-V)N#z-V+@6Q%L;8~kR#~HSe1{J5JbOno=16rALF^BDF)FMFuOA{PT1bX~{=jkt5R$SL0diC*Br`{5WR;PT
iwBfCsY6IG@;Y~Z-%ea1%O&fQPmev^ACDH@-|xA@M~oI9#UOtf*V-6~w6J5A<$s)8Ybc!>n1UZ`uGH$;Pa7(tix2h1;QY|<)MXg{
ipBe=ytBa`CFLh)L^`qGZXpNwxfVAWcq{+k+XYGzl@u~S#El?JF%pn5IHB$2aod>IK||6qTA7)W>e{&~p`YpyF{uk^EgvK<G%7;d
3c$ITMVnhCNkwA$qD3Ee37x1+>r9mhvS*VBtK>US5rQDGQ#FXB%+VpKqKACJDNUk_GMZGSXbKuloI6c+-gk3b)+e{u^ABjRs6E^K
TmI<%-{tMX;=5XD&9r!Y51iN@fGk65GR8LNYnotuG@>3j+S*sKqMofiuNS+nx3<=f)Jw0n#N^vj;~m;~5(j#n+}?Z%JR-7UOtXP5
_#ug#1Vvg?XaQ#lHj)%TtT1uy=BAH({I>92BX0Dtalv(IgoTOqA9r_E>wa%BuJ2XZ<Mn~T<n|se-&%RHMM4DuMJC{(CmcO%Pndp;
H9H1C@(qbH80jmNihGG);{u<dIMihP+obBlpfRapDWNK?!j={5a4wz>JDE8Rg^LC(5J7-5mdlXDHsW7hhiAfh9#5mc(ThHBUEJNP
DQUw4nf|7Gj5i*iq*Vk)B}f3!D5S`U4FV{H#S|4KFWf%>13TBr4$trds`UOqLq~z1>agS<N3fo@yB~@N=MS0seE<!N57evDXVwIT
{QpbhCccM~Oi$#-sYUlNY1UIrqAdoR_t9m$Ptot*$B3m7<Bl#Y`M~tY7GXh)!t`bp#Gh3J(uRSYwvB8g9TZsywb2Gbo*!Q%dcZsf
6Pb_SV*x;-onTPJY(u#=MTjynVvz*}lxW&k%47MbLT&G5eVPI-9AS!jx*Yq5XYo+eD0R`qa*V00?5BP97k(oBGv>XzK8;DjDiWxh
WyZLg??|vcQ*4R-^i5?1qPT*27C9_h)acPr?WQ?UP`b&--|~Bdpnhy46F31dMryYjD`gGIEZ86t#Is=FJe_&e1FAURBysz2oJUH%
KJ@4?<OZ6ko3V-5<5@3q=e37)MhsB|KXdt_42p=5XVh6yvdA3x<a24r<d4I^R#=@}c#q-h28o<@o+l%dZMK7<=y+qFF>xdbV<^s|
$1?)Z@)Bf`RtIZFBEc?XNYZ5CM6@!*eqf_~(I#=A)O3~9du3=+mV|fFhT}T6;}2xq+zdUwttw{4oz?uEvZ5(DEe8x|+Zj+xk`gCf
A9A1xRimKjEL-T@IwUy~k|{HIU?>GS*l_4E1W8ikdJH3}hF&Hy)vOSs47j5!cxygriLz+hN#`B^bLGd)L(gubpfp-O8gxNKi4inv
FshJdDv7y5jLSq}ECgy4WKZ5$s!D}KlFbs38YIbzD2pH>*drh-P%9)swoxK08%Dy)J*0&ZU?TyDvoaRaRLq)>uSO{CML<$5F%tws
rwto~NEn?oEE$V60hc1kuywXVWYkkMRZ?LQ7*bJ1AtVk!SYi>3DT5P40_hpW2>`sS1?Ix1VJT4r5KQL=r3&P6TS^GwmMf@?Xi*je
lA;xDv;hkxt*S8DG^G(44D5;vn^7`EmH-+Dy&+N}1Uu6*DFU#mEufGTDTITNE08HgAkee`<SCdg_Cc#y4X4_x?E>FldItxWGrOy@
U}dw&*T9k;(|xvxye9u1xEN?m;sXBKMhOm?kkJIBQ%r?3OC<?Q5=<f$K|v`63{5bQp9BC?q|Qt1x0YLVsAV;Q-QYnh4^u`!L?XcT
W1amOp3gS3N3QT3%dk&vg|5}f>Vd|SQ$U?><Jp39ONiiuPOyAOy%8tWuDkg>YiC$IobN3JqaF`cd!jI8xtMV{&Yzz}*?Cv5dT*XY
x$(03`y?R_@Tj54X3hz-G8veid6F-Qb&FXq2Xr?%V)%ymO<C^^*?Q8F+zH{*7(@`f031`NP=T;n-MGgcd46;A2>CJ^Q~y-xoCc%{
1J!dBN&U$lEP#N7%`HR=!3!A{2t-(;Qg!_^x_f@N`~6^PV3h3({FzWe$Dx4RD+838VFg$y0xSoD(zOK>i%}I>88=D^6hyJG6jCvM
BwC_H7qD?^@bp<&Q3`;)er;N0sxahoPC0G9!w!r&>};y2L;#FXf<OTfKp`>9xC3N#YTRF#DyHxNzcbku3OkSwoQRzc)B~sh2wD+E
(+Rk}ps%TbN)r(H$|{rq{=yU!ya5IJ(Dw0$k5qVv2Z0fuL+S2*^Ny$zi9*8LWdy7k71!%*uK%{$@JIA~<rg$;{HBD0+0{U_GYuOo
6j-TBNbh6kjwC)jgBB5jxdjSWSejaPDCQcMrB0?E>{84y9F{^5ZR~Zk3>tO300S66j9(2ggq12k&m?+XRT7mPEz+?ZU}Y{c?X`v8
VKM^}20VP-&Ul1i^@cmQ^)op?a>#xbhysm^Br54v3WXqwut))+Kl}?b0Tldy&l7Jj4J}zPnw18o5-bneR}|u>UWkSiH7nduqkFo<
%&CxSsNma9<4n-TqRNW5Nto5Q?%M6@ru&w(sn)E;7V1CadHLA)O#}8a?k<X(1i#Ike0{8Eik8?R^(<T`Z)3i^2)-?Pd4^+XZQsLG
H<f{;jEAEkD8>*%l0E&m8uKl(!2}?t0!fSvV}^6m2OMsr!Nd*#ZdOZS?ZJ!JMIN;s2G~Y3@HRyvY56diNEpdh8%m2j;A>jM3V&m<
d#)A&UECmd_~>`)_s-MjH&UXhn;8*RN$0wqR9j^oF4vL`LnmV6pGSH3<A`VtY_bZ01~H8aQ<*i}(!SHFRa8F4RM)Wsy^#0HkfqI7
#nzy&zvI&;W`6yl#V@*J#0RUJ_UY@-gH!4|=&Ap-Vm91ABQv9i-kN<(2f>utcfC>S@y}JZ{qt$eJr3xQ0;Nb^ora%-{vjh&1ke*w
$ZhEkJb>PK!;$7bJ#rjH2d;Pbvn?7?8B<b&rAkp1SfY~F#i_xBY3#L-@$*@*JZ$C2J5#nsoV>gZF7}nGoQPrm{e7UDQTg`gn0blh
@atYFi^owFn8*mhKwdkuAZv~E`10lQ*j|ZeggsKwCV+hZe^BIlN3Bp}yS?u6G-TT+gkhjU2YJk}KW8xas)8u4>?o+#6y!z(G+v1B
2vk&)*B$hD>{;F<<L758#xlQ8QPwKvIfMQwL3YYftX581fy!{^${z?70Z}IRctDysDmgF=!DbApRji&bc;mQ$P+E#?9k!}=YX->8
#54j&y@jh$643n6F6`%X`8ts~5Gs*l778g8X<L;$gUA~#M8?!ZXEUoyHk)tZG>nTzYwQI&qDrx^ITbC1nW!N0^^`3-db;CNu@uQA
RSkH|I@UctoaY{Zh<ak0h3Om@WW40wC^wlaI?_}HtR-Neq|XW%F$A`uB@jGa<;!h4JA11qH_?4P;*0ye-)KY;4GR*qAr(asF)2V4
tkOb36$A+_5d_gPM9_sG(A6{mkst&@G$m3{1t3#El(aOgL`XzZ0|co^gcMT@5j7-A(zGc;ut>83NEJv+QVC5B2o!-rQqe^e2}(3l
!BI$(O;sUOBr*)bL<CeYLlIR(MI{qaL<I!2ut^aUNKr^q1vCT@P*o*RQ!IrP4JA=j$dLq9F%(4%P()C(RTWcGL=?mnEffVIKt!ub
zeuI~w|w9>nVM?1kf6c@q{vetqv%Y)0wHmXWMHW(h?tb1R;pE)Dk;r4>J%v?m4wRS!x&P+AckbA1<aO-GHC?K94wI<0-6m-WR#Ai
q{@IYM9L`=3RI<-P@;(>qJ$}kRv;Y^<1GP0NL2__h&Ew@7_tKp3n@UNg8;}HAZUpgU>R8|3I&#sD^jxB5TOL1#GD9$NF)m+a#GA!
ETn}HsUT)aQYN*9YGYFx$w`SRX`m@6OhA~Gv|vLBV0E2g*Vo`PU7AWv1OvCqmngA#N~Ibjy<+L*I{_!`B#6jGfS^)=N_O55nG{eI
3b7~}B-r+Ujt%p493QPduZhe{pMz3njVHO;d_DysPy>rW6htXy76J(yOP>EHheuz<-f;*k%8%FY2V*{|;K0aj6bU3khq0$vs}#1~
Hh*?+yVXYO$zntx@Lk$~fl97Fug=<wwFm^9gw!K;7Swj1r6@2zcj&L^%@GzzetO=iG*l6rG&c-@n`ju;P-HS3nGsPL0T>D@ARK|n
8G^(~7^)D56PD1JMx=5gSQ#vgRG<kOQVOaH5C}=!z{ZLRn{xrQ&zE<B9q$RfPbg=sm_V>dRIf)H`~$KQPl@Mr@!l3^(^SFW=$&V!
*D+dBAt)%MXsV)!mV_y$t0l>z%uvWekffzYAwwn9qmVj<$x2EnC{)Q4C5WI38XAcx%Nbe<7LX_tx0-pcP&~skGc47b9Y#iDtEeI6
6oot_nJZnf$h4h$0v!Wf`dkCipN!-i@L+lC9>Mn>hj^QP|FBcTT^tV|QR|QnaG-wup3}qQ;qX0vp4|`6vDb+X`uK`YU(tnrO<~F^
B~JKPge<}$jv2QQ*%YmHf?$mKz<*@qP&gs4Zr{rpPRGB;pC@FVeT(77!8gz`IGB%XN%BvcoLna7Kdjrc*bD2C+D{9Z_V@M-pnfCz
LLgz9f%=?MrLdKWMuMgQh-aW+gNO9%!k<zMuy#cl(+Z;XgcN)IUC(zvX{_ag={{WXx!7ArNAvzi@i!25Z2-UBb>;{0iZPJ)0q7Lc
Vg2}E9Y43L<3XJo@8$qqDE0luON8a9L)Ey$r1E?n;rWNi-*@%)#}4R0-F@yV?HP8C5!1mye}sSsk;1+G%gO9^rh!?$vV5kBmYzLY
&o5Ca$Ft6~o(nI6Gp+!=)|LjKXs4gFk`in4qyVNw6BPp!@zR6t4S`(1K>__tgQr0Q`%pMPGz}LzvqeoLvBVT0+7T4P6d4LAmZAuO
hCvfjic+Z~i3bcWR+7VNGg+!r$h_mIVI~es7{xPL%mW}BQyH*1m5?&Cgjod`%EBtj)-#z`D|*xw1gTPgwF8q8gq+H(BRy<IF5U3)
+!c#j5s5_h_da}c*A*0sr~7BO8}H=N-vA`-0(|E`o^#}Nm#-|9#G<HUR6(X+`$1F@UAga}0JZ&%wxCX{BSAz(Dn*i_Wm3TbG*XqZ
WDx{VL<Lxa2*r!6f1YOi6;={ulqPOxLa0?5jNNw8AU<8CFKya`nC~682NIBLCbI707&lD_I}J_DrK~=(joveT=eDQaN;eN9%!RQS
K{WBKPLQe%%e<joEQ4T(Ce&At7E!8FCNeTQ#IBUctY#}hj<a&=UdaV)HX`E8S9eA(L6Y|zK?>n1ZC1v7?Sy#?ty0eBz)kBja^;&b
>E&pUv5brn2(YkButLiLIA#>2081=Q%rJP;nMG8PkU)`4BoV45M*wOVSVWl23_@ffmO=>zf<iEqz(}P@lXe8dY%l_pS_C2#phh67
LaJp`jcbg@dv$3DLLjMzfGCJ4C?a5lD43w3ponOQiI#$?mS~uXnQCH!asyRhLFESXxMP_Zq3SlH1`26Q1x4OI57a5l*}HXDJ387i
NgeN;nGLTj!yP9OB8(j0L5$mBlEq0(N>D`7QWRY9Oa@4@)5dL8P*XJoj5Gx?6%rE^!6{KvT&xN}(S{8Z14_hFOG+XtpsFxMMPU)0
u;-2T=5F7*%B>J@ug=-;)CT>ega%AlO9)^}1sEb(cCZR5VkwYOiY(s+=FXUDdM7m`<Cz$;TVTYbMN$zZ0&M0L5Oaejl{`@3+YglF
TP+`$*%$zbLy|<6*O_O2Z_at%RX$Ve@ZUanUcx*ayFwTXINHkswq+evuIN{2OFgNQL*<r3%qNdedxL^=lNOa#Zi^M|2P%VV@nD@2
l`5F-Z!E=U1ar(ea~;Ql%1MbRB7zzUQmLqt6MGnn2pBiCS*ID5nJS`+s%V0#8G;~aY6wgvF&d3ZVM-R#WKbf59<V60wU~&AfU6Fr
Sfm(50`E)*D2RZ?inC^Eh{NGP_|!RB!Z9XGx%`RWZzH5UDx@A=Ln5e<Sfm9|izOj2uuWv;6Er|mkOmVi8%u~%(?PTdn9&rG#f1<t
5Szvo1S(cpAp%f^2uzUxM8r)+B_ixWSs^nDkxvh<%Bl#8C9svCb}$T3p<=0}sH&m}A{r(bCTc1uiW*v^rj&>ZX(EUQm>`OZSg2`&
h>5Bdsum<BCZs7Tm?KkxGSe_LfkjZ#q*Sv+tq&=}LXDu_(h$f&N>E6WoJ*24u?avT3NcVvBLGHtesM@v6tuR&h|sGF6)%#r*R&#p
z<|nTVHCoVF)Ks>S|JP}HloOgnr4^&pocSq_B#R4gMu+As=U$^Rsx&q<WUes4;ENS6w^qdvs-4Gt<W>BvI+t14@BH4>%t-!w0II@
$-`;V?ZTj6Z1+V_3N6)ejBrgq|H=VZovz37w^Qn2ll>)>{dOw{KQx`F83B4x3dnFktR=ZlpNjy86Ysuj<UTY>qNfPKjO~ln9j+2q
)T|poxhjK76%mMnAcmxPQwOYdn4-eM%MAomj)5Ul!z#ki2_%s!;hE;`W2$sn+ycXh5Wc73G_XbjBD!9u&4Jsygx1ACH`|dx6jgs5
X>6phv8cuPjF!O>K3HBu?b+)r`d^wASSlc+1c-u0UD#`TStnX2SQTK2&{TNj(+rj<z+ugWon?W9c7{!`X{K9j8Dgl$E{4T}(N3ls
e0+5TenORYvBNE*Z(a|iL%eLVaj03%fT}DPR1sl9gz0K-FxzU|9?W;T@vJu4T9||)asrA&;h|ux_O;RP%S}%*Yz1XYwlzNEP7~_`
F+N7Y75Gsls4^?~A+5@q!}EQECL)U%hhL|3nxRvH3NZzWw#)fpV?1-lX&5|46$Bi%o9J!>qNfin!<|9Ww2<mmDk5-s80uZdO<OZ-
ZVEL(l1W{P<~(F@jt%Q4N%83iymfB!-5~#38`d!+u4%&aM&n{~K<R|-YZsOy{CNzY8*HgquB6OSW=qrC-Ev%oZ7|EIU2!UEKxwR2
)m%(WN}Z>QPL*D>5vIc<2dpY7`K3@?(UE>%mHDeKHh1rN)|`wrAw(G47bDabt+T$}i0KI8`*yo(fU8sOu&6q{e?4bgQN^z(laD(J
9oNWmTt^OlO}ps``yV~q$HWQNg5s8-5bns+s-t5R>Ilipt5sL5$X(elZtI+>h_^_@+Xgd=b4F2HLN2pSy^698MkMH{I{bb!pn@>+
mY#w@N98QZ@`<;&yY)kB4_WL)k1^uEU8^bvQlyNL^5`^IyDIgPlgCKW!xgs!2FGJXMouJdb9Yb-M;%GUL!|Qx%Rs$PtUc7^`U!aX
?vGec^36ceTwxnLJ7*F_qM|Dmb<BuMDT-X5tK&kad@tSx#U_u~4(NE^QYXIj?(!KXwrb+2amE$+y&LED&mGwFUYtD}l8qJz#%Il5
h4e0yDNt(*DSq;`nPVJEng;8R&Wl+i%MJ{($}kPmlf+nQ>4Vi46sJRIa!wdRRN^0#iQPiMhl`<7H2BGbq!~!MgzgD?EP%;AK+|k-
P4Kd^dxre%rX>hPkeg5wS%|EzvKkjuP;pU3a)pK%B2h}YmW=^T4imn{EdWfky9}`8ezs}n5x2&R5c%ye^~9_MoEmV0ke=|3RAB4p
*bdVth8zXQ&x`uSgYq9E7|HDls8%0WiEj!@kxPtVmJ~PNfLl5U`V5c)ho%XS?_~Igb{c%@Obq+qtewG4(rb2bvw3c^nmD+NSb_Cv
7C~F(?hKB_iH(+`yK!-liq>u9?qa2BqZOERRePIZ$|yI2DE6xFAzn)_L0w^IehEtNCrJn!up)0H@60A`E32J?Xe4kWLuiMiA+)U^
kbxAE9Q0(1k3*P?sTm=j2&L>M03=}?hTxeb$P><vJEh{$7^=|BEj>lmuB8~|mU`vO=Er9$B7STMhx%W=^T%~<I8jwCb}Nlb5>rPI
LfI0bbJ@$Zu_e?wG)A-TJ~Hy&3n=m0$|f_8r`09if}w{ol~3y4W2qeoZlVfl3m899-eqOnh>_u?iAct*Gn=zF@u3Mf!ot7FB7m_%
0VDF6Am&n|Y)i?tt!+t}IhhV^wIJ5We6}nX<2xGckw~f)2sNwZD!aaS%jqZIo=cYXRi@qBIIAPa#ClkaGN^eetD2+RyE1P&+{}`S
D5y${4z81QL<t*<H@&WLZ2CkpNdS;i5{0ReWdgxKWCs$IJTQSkx{GHMGM*jA>cJ6;HGs0PtmVYqTL27I+ZK+sY6jLe=_z*KGbn}_
D-g<Px*f#!mRKevu4OJQzUK3lRYetsuzrFu84jPsN_fGH0Gg{fDKVjDATY(V42K$$e2`>3pqM?NheCsx$(d1L+8>1j#)BYqG{GQv
;J{fdmLiByWyQ>L&}kXP=;_IH$l)#<@-}t_Is0Q|Kd)`zW=a-@qpn1DNfNrE$&|Bi(jTwARQ=q<{WR+lMNiX45X$}=Zv*P!xR9u#
d)sHa)tE`FDo9v2ha?A4^UbBy`>a3CH9vZ(ZTh3?pzW`%h5py|%j}spHX064ps1)UnYk2>+d@I^Q$jnskZIFnTEX;xX)zX*VuGs?
L49Z{j50J)8)_<6{j^1L2}+Z!zj(rH8{RdH+LT#>u++$D$RiiQtT-$w=CKMkRQT_dI|QNzU2p;-?E=kNXz^y`-t0b!^kl(3n!Q={
n#%{#B*sS4mvC0yBM{KAJmb~o*HVp*H%4VM-R5mFr7yHGA$tFbvr7EFCN{{i3}$33f(V+5c(pbjg0d`-q$%m1ts8+b%Yom;w#tgO
j`CDhkIOiCv@cdMfn{M(DMG@nud9-R2*-BqM8=X4%X?x~h;@wYaVNOw%9N!LI1&o>;}0`vQlQA<8fP7+Q-Os(a17u!UpFEwQkKIv
?tXRsCV48h7El%xQ1{Gf%&e(IAK8RUu}x}#v;I4Fry=E8ytj3+Oc~_VG^c%F!HY44?Q0f92O8>eF0|ZX%O{o_w3Rv%YafX$HPTM{
1=U+ZMYP!@YsKjXMD~v~<521QZ(Fc}-7M1PMOF%=Vx4M|^>rYyK@n40qD2H?m+}zTNF62JK@;-*&(;&7W9D!NLVU;KT}`;-<p6Ga
2*=of#t~z#X^o(8&TJsCVocF7XqJUY3>ZjogDC`-V2L$4k<{do3OQ=nom)t$PRamE(gUE10ohNz(u1Q%0;q0aak4(!>ST5e_(azy
LIGp35I^)+V_+x%kmtT62Un!IC!bR5?&B-PiY0?_P2EGUCUPiMMdq>*=t?Xk1v$WR2#SCdWSMNpyi<ZGNFyK@Xev?C5zLJ%VAu#0
M%V>y7_1angwcQ&%O-G)cCs5f9YCBQXOfua$)q~b32|UR84OS)Eh!5?c*Hi5QwRf4qq8EJ6cH4<%t9G~XXvs*>ds{ZQW1VyaL<qm
s7i@SLWE+Fu1O3eF)ap^BT6E%Ld6jVvT7v+N#{WkQ<w#1BPt?6k04p4sHoP6iM1?ckQ8$edX`&8)3Ti{D>F+9F<K;|#xM${3q+;Z
w;Nq_nybl2kSAL*RLrO%ESrXr5_ZldK@iDPttu&HYKjXYgjvW|B1J0gs}400Coq)`LXKcj6=AiYIgPT4YYGe#UQEszjBG|mL4hq1
DpNU$lro`gqNoc6k5;H-76p#Bn7Zsx%$jQ;V6ddZbY>8l1A$#jEI3LZmhhT(U6o=4*n~GpqX-DYq7tz9$}%wOLYADDSS6u-c+yr3
Kknb&kif$ek|->w%PL#N<jQfqVCsv$YV4vmQ8E?nJ7~_eM7F_LSG78o7>XwfC{JSI#1%z6H4&1tFqwiDjxM#dDiVsSkkwYFkwDWB
C}M$(M58EC77~;o&Jz$yV9=8g%<BpdO4t>hRRIHV*iZkG1^K`j5}7Wc4<!gZ{$Y~AQAml@K$B)m5iv+1CPsq8PP9V<G>k^8EW&dK
vK>ssl%Xt=j0iw#11cJds40k~7$k^jNPwWiB2zO0igKZ87S;+GAT*++R8gr6l8~&LOeF%eNre(7s>iCW$b&(^Z*(vO%k3+HjOGV)
r*#P0u*?i7R!bs|8#S(?Bx0r<!PJ;;BK9+c0*TGCf!$7R>oS5QMTv%1Q72j|hDcNt=1R-diUi5lg|u3Bp_0-pIp(lj94L(A8(Amw
WIT7VuG7p6nTljVh9Xjx1Q<jLAXcdvxA=Ef53Z)V=Jb<Hns8uISrH{+y3?XD762?1QXncJH55uMAwl`42>~L4Vi<v?CZQ>jNiq`%
5uiqblLmql2}+@i!vG2;iUJ`f3W_0O7NDADX{dq%34*4gYO1QBDvBtfk)&v-f|MdwNTnu;3Lt_8gs3TEi6RJMsv(*vYOidLKtjn4
B^5(KBS9omLl8u;1u7JZ1rmg;BQg{WK?t;kA~YdD4GkjHNlg(oLdZZf3w-_GFKhCh{&DmgJ}0y^q1`L<rL{`a7#Io}KT?$~&9R!_
>pMfe=ZdTzTD6O4vdd39!g4MPe3;BbQ#zK?d?gDe^k#A%y<YMA<&z&@wUcS@#N{ovieMiEuIg6UJ>SPSBfwDuz$Fd9KQy7>Ix#k%
VLq#g72*Wqe%S>#Q3FJZ`PmBn<a&GkdIe7J8oc9ZPLcKNcS}UYUb`pP7(*nN5Mc(S*BIB>$?4BM(qV6BZJFqp3GR+^ZhqV!x_hGG
!--B7Vua;AoqikZe?bNE0)(L;pRD>3GwFfQ0D?%H5lRsyB@H4{1t<X$s8A1)ASMzL!2dGFR47&@i6EL9N?K?rRv`eYhys*K5|L;W
N*XDuqytbGDgvnpi3kfbX=n&65d`@~c9&4JQjswrP=Z8`1SS%Zf&dwVfGZ=Y6CFgLd|@(OGNwXfBCQD!Ak$3(g$qE1C?F9!P|{+X
B!-iKOodP8grPRcAZQ8tXEXE6%4ovLP|)jGnHwo=OQU}Oey3;&*^3oi&Ps*|Krd`AA^4jhYgo8UNEIpz7@)vyl&vbVs@6EBVT2_!
Rv6GJgrX$CgNVEc*lKAg2Lf=Z3P6c4B!KBDpg6AG4fB;;OX-M=;KP#g5H^J<PzZ!*3Q8Tch^O5s)ig{n095IL^F;4~^-5&Y5hWu)
6%$QF_xjE+n`j;92cBm~T|J!}r_tl|KaUXDPDzQRm>5%8wp7HQhKuL_N7CvCQgRk?8Gl2u_6;96`vCnqF7UtuoCpEZ06M|nMNl-z
jRNXZA*EF?fFGt6GE+n&s3-)b51fJ-BKr9OoL{#?(TIa*o1sqqXb=xD+~jneQe5`^Q#CnHHgQ#*DlWAcY#uljytHFkth@2Z#A56D
>TTIPn>#;m6ZC|f@vv9HN|V+Hba(nsK5^z%wrwM9zs*zP1Ok$x!7`Wh@$J8k-LYiy_PvnG&yyAkVB8Mby*D>~zurOw|C|y5h;VNK
{Q!sa57a{(3X-TwL7^Zom+Wwls~i|VdOuz~%s|p^nA@+~IF>mElPjFMFK@y4s9(3oS;#LPIpUmQ`tbE{Q|>bSQ@x3koYm?H0)=Ty
1Oba>Qls*gFhZ`x+s3*R9dnhzo=PaQs8IDR_Nh;t4;0py^90H%6vdxDJZ1=~>QO5U2ERXgbJp6TdsAOprM2IU*UqiQwiT|XkLP=#
Q<$jMw%U~`Vk$9eFj29zqC~N+wy(zv>%%wA?I(Pt>h*58%bJMN(5hPsB|c(>+*^c1)91G%Aj!dk&v186oX%uHhcc=7l1V+GTALX%
q<sZf*eF(52PI@;DG<Tb(^uv3!}h|a7v%#YB*;}ytzWm0UH=><GpU19qF8barTDI8x8~59iu6*-ii0aBlCe=lNpXpf&lg97;#i7x
uu%kxy=hS&#_q*6^6C%*{qFar2J4%<a)^lC<d{Jjyae<fr>JUwqhUIV^m(ZLs2bmK5?~>mLw(&W1Vtl71Qfvt?E)?#!Z@ahKE&Ne
lrS(!3`hkHAi6jxj?V2bK<PBi2~j0B<B^<3vbnbwDvGg5W6sp72U3g$0YNn=<S2l|v8-67O1PF84Xi3Dm{uigQlkSVOfuFkDS;yp
8%auJrBVevkw_fEQnij-DuWX+s1BqY%UCL^-CCBQ4GPNJwi@V~#?Z2iB2g-^V#looA|MIY6ieG#Y;r3Rd6&CK4I?ZP>O!zVlLH$K
F_yP%VWFaxGB~p&tZ-PNKhTEjImoeKBQ2{c84AdGlQ5jfP77#^L(Cz}=1Rb*ps{%Zu%2q7qKU-{M~NF{wg`+;EE16oR!U?U0z_mv
hAkxl7P5g72^c|WkSlG3Evr$Cicl>isBJ-ERjd@6(86>DA$z(4Fj6sxBSL^q6cjdL9aICLm59bf#3T&I7a>DyOdvW*DHkO&Q5}P<
fy}JsHKS3s^|`XDX#^(VsoOvykOXBI6Co-h2ll7B)D&12*rb(*Q`nSYSy0bH+Ny}KbDTw3DUwkEs0uoUhP4`6z@e;z5=@GOR$_ER
gt-D^rGe8WGbmz`_1gn<zgHV6#57h$SWH6znSoJ3gAfrAg;LTB6clPuC8iW2ED#*nPz}UX+XkZqQ!SAr0KHkS{n$V{J$=F6JhiHF
(YdX2!a?dwKu|o<9Vz~&aXUB7oy3t3)<WYV<SLaw(zF4BgquYxsRW23XhR^$T!jHZY_$b~*%1;F^+Khzqb<K~)~(c)md|zJX-;#k
n^_!CX<KVx%WA<}Xu(zmmAdVrp;xbISwt<cD<M!DYO4h_918}wS&Ueu!zjg4A}kgnqJjzCc_#=8(3aAcmIB+ulrdWoTCICkbt!7X
swjgEwyAA_Sg&f~>u}3awu~qxvV|=KV@C-qO=~ht#SvoC(xF=yIdp9VNVHDY=7loXC9N}9%Nm?Dwyv~_C<TZL60jRf8C4Zj8B&l`
h>hT-R5WBPVk}~kp<v{i(5WMHv9`j0iP{UpGnIlcdKb3R+Z0k_$_WBn-6Ui?jPClqUQZs!*{w4^pAARa&uYa))wbDq*rDU(XV*{d
;(mslxx|}Y*2De;gONd0QEiKoln_eo1CdZF9(|FZTWvOAa)i-%4ijk|l$j}Yu)2nh(#$hTmIY$awmOz+ty)BEXwv4^7e<LyMWL8x
W{RmPP(dAWowiC!wrp*Xt_IBH!XW;V{)8w9Fi{dGekfou1r_GPnMTu;TT;OgqDqBjWRK-COe$2P1RXJ!8d!LPETjo=?%l6WQ3BDB
3NcX~n}M*_O+Sw<fH3JIq7wdvLn(}vV#nU+RiSHWwN)=xV~p8{aGHdfk_e&-DGDfIiz31(jK&odIM=Pxd9c0DMGfk#QHq>#q3WN}
<BK;KX8Pwb5hoIMt6)AjO3Q7bTWL|Ul%aN*9MO$FL~NoaE18&RGiS5+-jmw9Z7K=~#9+2d?M6<?qfx5_LF!RakwjRrT2|C-Em4RH
h3_FG><?$3$I_^$h}dpWh#C+B=`xT+g(QJtbf2L5E$qs*kH1F~_h_*;5VW&hJtb8b7Xuh8?^-cF+y!8+EptngYMhPaaT;1<WxHz9
KpC5Zt@znKAa6faV*cj)Px~^5;F4ETp_l)bY83DO%<OZyy%QCVx!9hm!Liq3sCRuL{SLc8cCwyytEQi2!eS2+oAa;VeCsDAXW+oa
xK9bnlMKRYP?_XeFN5jw<|2chpL$F6C*4(77%_2E1f`ln{Fhf<1EMND7WxrB>Q60cf9|1{XvF>p<=uWE*3Ry`qxN~29Cu+Sd4>S<
m$#c88L$kh!~6mtC0}?{6D&{JL14|MZp<G0@{sr(T_-B}8&eXhm$B_vx9P2F0}oW^mLz0C0;bSIiXb33fgpf8B<A+6!=rFHCWCdE
*~S_eb_g*bj|B7zR%7=e{@J8Sno*$!QfZc=kwS%tM5Uo(qJ$|Qr$`RKpZiNe_Ia2fbOY8!DW1Rcg}I{t%GgKx+)z>M<Gp+^Ig&9A
0y2<E5Jdb4P?CB)6h;VbTYg`Ed-3~z-@rAo`4IaV016bDRDb6nf&2qnn2jUv^RHk#0lNpp0X#mQUT3aQ)DnKK;2{Y>{&1m?i^K>;
1OhZ8+oT|fid0Gjgp@-nQON-Q|KEYK5Du0Bcco=+-<uD-h;gt;dVJ*%mQ(olRi=xuGx$0);recGKZZWhr+nqu0ugCREwO_&b|t?i
A>4ek0x!QdiZUKpbeJT1DLKmW%))DLIBCaXnABp;ZH1k)l%L2=179U}{a?<iGNy}@UzHyyBoe`4s%BEKhtR+>V$|`^^K`P@zcU9*
^dsB8w>77M>IYRRIysYHr|2GG+rjAhM_&a)?N7ZWm;!nT8GWbsA7}pJARn3!q$l$YGLi@UXCR?6Oo3>^XauBInh+u&l_(5^Olks#
go=SE0wGr`W0~3O`j9~HNf&8NhaeJ#e^}vxk_5#RL@EYOB&v>q)Pr_refRlj0LcOhHgU-#q`#!uGvdH*QqpOV@%Ki(r_Q?*=lj|7
^`}>{(VqcDVgUVYy1vMSQ61>c?OV6&`-tH3L1(>nPS$)o{%_8~2ao+z<=D~#(_}oEpWxMf5DhXHy?_|Xpi-p+R3&{F0(BryG6Izv
>jp?3Wc!2P>rvfLS?&Dffr=}jJ5XFe(I^lx12Ro0ltcw01uB~8sAf$n8VPAcU`B+9CSn?tf>C6Ih6N#lfkLE|p{1Z;s+Cr$8W3ql
WT8|z51&!tI4Ki6jYXlHAd3+c%rOvIfCU0%tVFB`w^#v~NE<?^ina$x(-97+m8>DBlr9<+tr-GpODbF>kfHxS80D$Pp;4?-7C^L?
X*3da!C*<tP>BF36%WZ>@Db3Hxyn#50S>YN5I~|+GeUC%PS#=i$CJk@NuMfd6g(L!LYkmr3o8O*4-x3m<y-Hwhu4B*S}+miDjcGy
l_cg$fhTJ#K8PNrJFkXvBra2%;jI{rD0j#w475<h2N0MLWC_*{KxnXxmLcTIIVps+s^lq>JtRF)JIcFBzW9TpP-#(!dXO&js1s>K
Fn}@_V%}(7q12|gjN19!(71#Rq*U)95`f}V0MU*L83G*cWK74#25Qz4RICVXlLV5m+7kJom|8e6P2?S*r1nA56H+u%r41q*W-d;o
;#~)SF2h0_Qm?!E%&?)f8cJb?W916N?WKYU&5#m!8|jXj_4iwD0k;l_Zm@d<KM<)C*f638sZb$*A0J8UasVgLbJmJ#E~|Q$(EtWM
;&DTGN&wmbH7r96Ch@d18c3c&ClHQ7rA?ra%+h{n6#&L?&ae);5TY+!eFnoNwiPFmOn_!Z&PjwMufM9unv<N;(sLtHYAB&iCnz6W
2Hi0~;&5{7gG~wzE6zlwln$oA8t0G09jV+Fl>=x)oV!RIt)U7>d~SM0pbpQskaaI~dQWuI-y_Atp6=e@_7Bv8A@g~@;9u&L6VUPV
gXudWn70(na%v!~GY}$Ci~(<N(ZF=|komxTkjx{q->t~>QpqswPow4C<|(V`BnXvaCJGS`wgDGR0vRgg0uKJNQ8v(@TCe^K5%uov
0g^2!1qw(?#LNju(-0v_iAd2%8yh5y?z$a<I;ZG46n(Q2on`sm@wamRDnfk{9Xn5ghBZbZ_cgHjFtX$-h^%6aLMc+3m|&1BoK{F>
X^5gl4~#3Tbwf#<0)5ba_8Jr-LV#LiAP)zaei6y!Z|fkE35bY@h?zZZV&PRWBGF2IzQq${B=BKRXe2A3U=2W@*DCxzm)Y-9Gw`$L
xJF@-`ZjWp$8pl1QL(?^-^+co@_Jj)XDv<7uFX3^CmFktHc>Itcx;~MfPwM*@SP#bN`zp%GeDRMb5)fhQj`NcAOKG3B7B4Lm$>H+
j1c3rIz9)5>dl>|p8_#}$;F9+q8bVsQaThyl-5UlSyoOiGg(rIr36G&oFuCg+MNlDJc(6fIIcT+`U~;;RSd(r|5<7Fk8Uovixx4C
j<}mM=z0PDjqZ3Y>>lX806c{I&Cm~oF%c0YOXC=NuyRU7Xk+N^kESzZJE2hC5>%8ViK<Dxc2v?;BsDVuH`9V)ZX!+r1yoR^5Tyi7
3PA`=6b?uUki$b!Fst*I2_S*gm`H_GB|}0)F#=EJr&=PFAefPf7}R41^<)Gxw8{WPjZ{TK$kGf-QAp4vu&hGTQX@!>5mO2fLn<_?
MmXUV6C_OsJ<S?eX^Ln?r6Nk82!J95CQu=oB1%Gqf}o~~6d+&(p#fqVMF<dqB1I+^nUJEWk_r%@LL~x{<py5J#a4s}ff$H@iVTb*
3kEV^3ZdcegfJaVOsG{06cJpcGdwwha7YxWy(HoRNs!ARX%l!VU}`&H%1bej!cTf;><#MiB#Z<gCs$Y?q6!o0Df*qxts?<p^LOQ>
=tD37dVmeYSNy}?3>_d61!bLCqd^fJxbh2^UYmV?xaeP&+o*QHcS(}Hv@nQ{gYF_AF$#Ty#KULves~1_)++}8!KNfIz#xLM%(6j~
i5w<^nW88NXp~@Jm{D{wL={9>BM>m{`u-eqC}tpiU)9eg_hACC_1z_~=;*^mb~Zl~(*szj!|6hbjCo*d#*W8PKbxGP<BBk64_4BW
&KdjjMX59=p4{mEX83$;n`M>$#JWBGpdEXJHhoI?z!NkeMG;97ku^~S$`LCOK?jx#kw6(HNk~vcl2k+#)DTq_R8>(C60<231sREj
Wt9<3R1DIQ3oy|MAXGyPWSF%wRLw-VPDDaO!m#`iZ5sq-7Nsgt3YC?BqgyKqEtN*dv=K!GNP;;^%wSoTQDD(YOfV5MK{V4bn3)7n
5=@kU%MCP<IhX|`1xSQQWMm-(wqZ?yf)LB}5fMe2k<>#yC{zq#l+3iS9WbR~EO30bRwFV&18s~m8OXv>KDdcmd{zy!YooC2*|)qv
;5)k^fNK(4+zKoy1)SUn?%0d3f``(odH{#6Nsy|DX*^JWXRswn!96Hh0wsh<s!>BAT$P|`3PnBK(0^pF&+hnrwxR%6D0StDL9h;@
PPT8ace(%`#SlOcq*f(R41^p*84L+1j@kRAG$9)#u!SQ<D;OM+2N%Czub2nXMV8lC$GbXc?pK;O=Hz<-{C-~ZPs>qh(nKFP943nR
?r&EHUp@E!UH+5d^XTLcX+I2;NULpt+X{xP3m8nr-4Mf7L<K~Cvn3+T$$4Xrfq<1k^`=oQvPDSJKte&r7{G8w${(qKh!CE5WP)bf
@3%evV7}QfG6}^+ewu;QfV808@e^r9bdabULLg)zB!owlWTjWFg6vqZ+MEYmgj->d4(c!EG__QLpVtgX@+1T~vV{h;DVh^PWJEkF
I1q-A_5?n`6+lJ;iQET|fb3;*&lR^H8+9xu%RN>E`jRZk5J3;!XW-~Ihj@uFkfR}?qXID?qGY7$zu{^4%N=qjE+bkl4FSlHkcn4d
9E@)v)d-ht^sRriO6Xm=E)J#1-K17<YTd_9F+`ZIO2Gy!Oa2`8S<CbHIiRDyPQs<>)2}7&EWuwx^?JwHza{!%eX^MtueLxxe<UB|
lAjSjkVj6^0>1zw^!|2;sEv?B&?0@rAfK3;M9N~4Wgv;D0ihKlnE(iZ3T(i@{X-@JB~=F|45%gvLWC1$0q<o1H6<%Dw5U-)(xDKP
)j==anL|L(rDTpsr+-hv2BM;vrV?qXCaRb!CJBmYidvZp3P>rUXriK+h$@JPp{XEdB$=R!n3$@D0#$!iND#0UKqe(s3{=E15j2e{
O%O#9R8+*YRWTG4w84#oF(ffm&tfLv2ze@eBv9=6;AFoiynp0E#DUcOe9A}lb@yE#x_<01(QJR#LL`R2!1x(rDw3lg{9(;~W7k;*
k|g`{3ESD?J16QB`F^eYyXq^Z!d0T!BJ9uKRWco|zM_mYN?XEFHkUG*f9|+m^e(Y3(8WPyw(Np`(e_T-59Mwg9LNU*hZz`T^&YRt
v&485V1p!5Lx~!A7s5EHR4u{Nv$k0{X5#~owp@ZK`q1T@Jf%;;&7!d$Q>NW(H#ueskD2LzPCsFXdVUi{lY`r^9NqWpH)tK)%mcaH
_I;hZo`Lp&Q4v1-8Hl2Zq9Q^J!vL9LLopnI^$dj9XF7C@JC-FG5o7zVsvo@!*Y;)y_;JrFO~LD#Go0%ckw6v(@^&9zZh?e7%u*()
V@mrZ#L76;7A^~uh9948gHc8mD3%!1O%6&hh{c5>$NK%8!=BQhZV&tTJJW>Hp!rH4DSR;8CFY&Tz0!@eFvXG$l&sM($tx9b%*bm=
Sn3s-HLwMf4iRKo1p`JEGmA`+%ptXeha?LKBv4gyF@zmLm`2-T>{~>TiAv!hg;I$^w5~v;LNS?bX5o{+)klJPgiW<f!l<RC5l6j@
A|PaXmT(tZ2*BZiD-9S@!LcA&EI|rLk_Y8UL=j;o-Nf<raOu^>^^P9n%M{qy)?%YIbX%K#j*VaC#vaYpXwkOLi%vCgMJG~JqNl=!
KQB#URAm+lg<)b3X2bAnBREM)TOJz7WvZ%&2~kg<<7wPFlUsE%Dl8bVMlohfX-#M=Hu<k{cj0FooUE-zkMO+#?){~hUZLN^9iE<0
6l2*%hW%HHI?mb`SDOx!owSiAS|Sy#NQ}0G4<i!Tu_Aue)n-<&`!U2MSF_1yo-@MT7W_DQQ@ZJ!fy&A@JHH(dNFp~dyj1gq@`?mE
g~$VIQmXAJCn|x$S9mBX5|mm|4M-udGH%H11*aSuWP=Sp;11z`ccI(JclpDJf%-enop1x~)^^`L8|a58w0{T&qy1O#bMxzCR?TgU
vw}lfsmpAru%b&Ma}5M?Q7R+$2AvuoQxDy8<fO=kO}+&JC{&85s=!$y7J)Km6e7StO-#%vEFB;9Vr@l(P~k456fvgItcW(!jHyzk
VnKoRperekww+;SDLYXaQnuXp++)u^1%fD@MWCpD5_kKUd*{ertioBPvye0oe24qx$gj$KOI-CK8vnK&3=twS=Nx8c&^*cB&@3L+
2X{pjY6Np5|Ic5wyXhBq2jZ|*sL`5cO2}Hd&Jd1kKK`htN&krOb!81~0g{j`q!Ymn9)c1dlQ;FAiS&FAf2Mk2zrO}x-<hck@Zau-
Esi}LjOMH#nj7wT{+tqLr+3DTIHc_);=(qTjFp9Q1!QhwsgsQ30;_IuzdGVg-MJ+}&-c$g&HX<L=(ZodW)8WC&2Q@~noz&7j6eqU
e|T{E!u4wKOPI=0lv6lxg3^cq<r&7;fIbMOWW+%g1zmqrtepTGAx13PrX1*Tx>EB!4I4?LQuq-~?YJ_e#(Dcfe?%wX<6{%FkUB`)
-Z_W(<|LyBW*avRz!+=g=O8A6wK#@Wz_d5!sO>ayncS#HrOTckxzWS1>i92*v?f}G5<(MQe$c&{1M9H4J14Nb`LlY_=ig>4{{1(q
KIsVNR#gK)1^QwMb)_=uSAwe!5o~EzUU8_QwZ__HP&;$8ys=AwcC}*RjF10HC7Y6+3aK)h;JwVX+I*(0<X6V-ofDRLd=~0#mK?2T
mW=VGdN(tUt&affu;On%#f(v4llW5yOCu1PK~yXvl%ziBvr>pv?Y~*~>p9L5BwE!~*Pg;Eu93OlYj}X@S=HupVUmr|Q?Q=W(?9Y)
aeQ&P4Sh|fb2>)Z3e*uIf+CR^FXe1nCBpmVf+1;VjIv!o&@vf&R>1c)bj%Y43VZ8~?`bNrKQ;!<`<aU(+n%^NA=-QV_wi$+6DRHc
-)bLNN5~<2PJdQo`<ICMUDhiI)KryKK+qWiX&?ZS5z$c*GW$U25+}I?G{2fciWrcoB&BE?Xh@1yV5VeR1F#@JgUf|}`DQvN{0La6
N=g!$8KS92nkQHhX+b+zN}=?59TqLYdqjY6P@w{VK4b&alB~kj3d4tq4A=nqkR1B7(4R&?Z)s}xv84y9UOfDwgq*{AU27fsDl6ho
pMN~>0!Vos+MbRB(8zlL1MAP0pdkEtkI~5kvH?#NAQyfCIqra)EU3Q!PZ!W2qs+Z=>*IT0QG=}-;b@=?J0KL8#Vl<v6QK@tnuak|
qi?fD(N9CFc*1uo2htx%cnAlefdf$J+)op@fpwtn$anXhn%1GFRF8LX_m)wm)}5JNFwB)Igz(C^X{6HIeP2*yi2S5Xf?(bZBqo0L
To?hAqLDxZ7z-eHrHkI2cQ_9Oe@b};{n%acSHh`ohpi)|O=DH?t4%pERW(dRJs|n#vN3{KnLS8a{&kSBA;dKGujS(C<`nVe7JpnP
gs+t9WmczXgcBC|RoFoI?6be;*T*{c)p)5hsUj6(C_$ayynid&Bw`1r@ij`r8#5`j#!sbZ%G|XW#uqk~9@6hN(n^E;6&?AVyc!Q<
(b0(e#NmQClfq<!hmtj?JhmSj<Gd+Y9_iU92p-78iU7B`zSR;QzkN@&LD9f=J7;_h*%!qPw-G!1aF;P64CjAXf|{QGtl@Oou@RVa
PiXk<etY_P)SmtimNt?HXo1=&Bf2dZtYEhIgViCXb{qnT83Yt#5rYS#wqd>8RD5sF8d<fffmI>=qAW-8<QS8$b?9)(DhOKv5-d;=
G6B((gjkx2MHHEW3}T9RL`<t|SyZs2SD1%rD5xR)?N(|$@p$hh#^-%tU0Rz{b^Vy6<G+)BTF=uZa9WlW6e?+4%c}sXGN)N&#M|+d
e)bhqeiiv>?3QYOpYLuG-&Mfo-?ZnRV#)@oOr%7kI=GGxYbpblmU!lK<67#R>)O3)u6Z(wK~WI}=&-u7t=%!HV4+&7CwV*5D2gmf
v#57ZC*|qn_VLwjVrR0079gu?vMlbkTG)fjr01RtCTn+LPPYo29&CyolJPZ%e$eltXy8hiCrsYIhw}*qquM~D8Hk1gvGNf2Du>LJ
=U^|-+_@iE*id|Z4c;3Az<@b5MeWWbpzlDsDEUTWb#m27)kYGj9vd31kY$p{ihdIi7Z?f(3RWE^F+=68KcYLh#<t5=n{yEg7SlXi
s#NE99XXxwG?W)F@THoye@`#yc>2zH<?eFf<%9A{T2Px-6_C0VR@RFYdbN(ILE)y+uyny3x@iTvf*Ug}as~-9hXvfgh<i=}J|4+c
hy@XnMNpUmmI4wX`I4>@(gHY;f~_e1tfUktv6gxRpbkfWie8hfu-rT-$Gg8{)!ZLDOLd*0_7Opz_**^z#AG7SDnC%8m@0?+nZX6#
R3a55rJ52XLV*o|yu+d$r>jHU{CC@G@*)ij3V15BbO2B;t^>Jo1GR&;TkQGRw-yZ9h7!%I`NMIOEhNetCk*5X85K-7bLfMw?vL#6
wcBYoOlh7z?$DQ>6Rn*G7z)3dqttwRNUqUhMY~Egdtwt?=9|w?PU+X^dCX_kB!Y~4kkN=3-{poIN#Pb^XN<`WN_g+7k&%jdWnzaZ
FPkn>(u!6W&S2l;gC-OkY(s{M3O@*Ivs7Ygw}ErS&g>BV&qvA{Jk6q64i?OZ#)Y9E6z{)u7CNP2cLU)lt2l`uiI^4sNqTC{(H4wQ
P^kfAufJ;zQPrttQsVhMpBQQ^=B+SJ9(Cg?#9S0sH+i;sVFr|Pu<%S4lf`E`>}g9}I6D#ax+H?dh^?p~F$J<1E+yO%p#xgz^cu$5
ova8KemSUmLJ?S1v;LBu?YlpDM_F{$bVu8L_mYKO=(Z|U{{aESL+)7JvnfaoaCrop3qnl+t(|)ff6St3sS=Wqi75&x1z@pYsSf?O
>d}RJCttJ6+Z*)K3KaLmN&u6J24qxXF;y2;lv->W&^Qi~kjTL~rZ4-p&oC#L6{;D?vB1RL&-h6alrT*c(i<BqK%@Q^5Kz-Wbig?f
>y~sZ*j-FHZIy*)G$w%ljujXler9{212eN-c|+wKJah-%z5FSW=+^J3LV=^C3?bS7GJnzTl5=F`&%Xz!0-;OSJG?go>`T;rBq8g7
d4rp2UPW4rMV6E*M%K35ZA7f77_=DX8~f;CJ1+bm@PYjv&i`|=s2sVC+2jXrZzGO3&I|-Kv2C{_O7gT<FB5e;{0x9;QiKR<l;u;4
11K{G_c&LT*$8`>A6X_~h+|q1Kr<FBJ|MnBayFckXc|S-xfMzlu}Fbd8HC|7O2UYsus8%<*#ZU-{cwqpOtC1mjRH^;2}QI8Z<uN`
5v5ZhK#~wQgcl&fM<5WT0!<rYQfa!%futZT5d~O7o@Ro`#1}-F&$>4@Q&Yvf$~37Gk#S`k$x$#sWMl)}PS6@55Xlok3KS}BAlk&%
W`LC<R+&kJMacoClPW-HK_V4`Xht@XFcy^tXbM_Lu|QOw7+YmznuS4O8`L1qp#{kh$Z}C~ssW2>43woqPyl2LNPyCbNC`@;O0+Ei
$pI2UA`MGaM4GUoqA-9^(IKK%C3&JqlsU2(-^Ud-D1_8?!NMXNix8zMkb(%P3VB>ea35}Or>};<uBCaA%3Ctkt3sV4NRyVooa;0)
w%+WLVqs`mB->*Viv|Kp6)A}UgtbA0QBhO|q9u(uq&}q(<xu9N1_#*UNGS*-5~gxcN`To$!qQrpW<!QdnsqrDiHK%l1r{Xen_)5-
wkR=YS@DwV1Wo0zL&Xb}s&0&>L?V$$OkAd5#6#^W849Yb1VX{A;=-O(SvU~F3a~^GX*=7A$Ox6p1(J~!RWnF`CzwqAKr6I~IJFfK
yYZmX0<M@%vP@($6$mISm6<Szq9YMeR8!@m^`el>u3=CVk6Nr23=v9}wo6+g$}Fudg3`7Uz0r`71xi7*23Y~tQOle<LZsz{bXf#N
SQ@oKNy<);RVs4^3=xQstd$RF1vMpM84?zZkf6v^scC6#q6-ONA!fTa(C|u|z!O9VDRNz<Z%w4kmVsn~!)gT3DPaK;s+daZT0qDH
TEnb6N)0L-P*?-jA9yHm1h%k|k~}#GphHwdLeiN5l-oc>jDb(9F%^kgs!^d$N+wEH@VN?5ps@)RQX9hZlTEF-+hkIeI{nxh2`Z2Z
R+KI<3>czXB0`ZWgrKC!#%4&Gq^hGV7@U}jUY?kS-dKiDL%$bED`zcfSp(b{ru%I`AHq8x2^8-xQXX=fArm0vn1n<Nh$9L{OUL1a
^*z2=cS_^_9w9>#$w7vIWH!$etP1d08sE4{0*oN53?bJUDCCDp4o-KmVNtEMDU3bxhnW@k?ZKq<n3GYc4fpfOpJrd+-mJBpy|n6<
Ev4eq2)WKzV`8-~1u}AS4STNOsd%mwOynm>8EWz+T${f>#XFQYAuzHi3H*~-1CA^!I$WSAvk*8#7(9J2J{W0$oY1KYyv+4Z9g+Dk
;efEldnZVE-3_EaL@-Q;9jDR;i7pg6;=w@q@7omO3(VhrF#)VF3R%X&Pdf>6Q;bkHa>G&AWULVdk`zkSOiz9SA5PXOBgV&~+hZ8?
*ke;VHGzhQ&75)FYInka+_*6q&dW41cSTS+N|Y>PSDmU-w0<>$_2+FvA|*_m!-8;;6%h%{D4HZ$Q5#6Gsw&!zL6+52JM2;lfr*f!
mL?*YCP)clrk6nyl`Bwz0_`J2ixB~81e6z6rtKZDvKv7~lA;Ul*is83pvZ!$K;s-S#KDpzLS+Dn0EpQ48dFZ@)*>BH(2x6t_zaSN
iW~_%9EKZ#2zGYH2YdtYlp9QCEy`G6$fKp8r3A26F=RmmzwO3ySCG1u!blcLg2Jk!Y$_rt5jCNjfGRntT2+U3E4c-QM3=U<!kpYH
F-0Q}@}|FG2f!HW3DREI3^W4mC?7!lxeu<d*#txZR8TymsfY$Jlo5(529w~LFwr)ba=+aYwh1|j@$H5)X-V{-yP{%8@oxO`q0sO>
3%of(@u*D%;9>%VsE?^<K46;3<7H36(N3Xavi|LcXj1<T5uEYVs*7TyF?IwW!vy~y*6;z$kXQhVC}BW~gBbguV}vg7|K@wC`WP<S
K7N%@o=5`=<@|+!M3MIC*5WI;eEGzg(?u<nMS|riB>!`rokwx5@!8~Sz1-gTlocivBuk)TR{q_?^Nx^z1Ckdgs3I`ohgoPLv!N-s
2DtyX`d?e?_T0BEU~P8t!`JEX^Fo2~WkmG#{o<<!KO4ZDBcaXyvVV$p4$~A+%0S0pD<EtjQJ3q3V3;VHidl+62$%?HW?+J;iL(PH
CPAgCCSa%}q6w-JGRA0WhKeB~V5wv#P^2kPf{8_<WlYKpnx%$dsHzsMwv*sEBA|jIQqd`jkRT;kK>oQ<rhytjsziwZ3}}#|l8~ZG
nnEOEpo*fZ3YIBhl_)6^7@C?X23ZPb2!>{+p`fCQW)O*LlA;KKrD~9gprV0dDI#fTpopX*5@racXr-WH1cIT8Ac!TYnnD5!5~QYx
n5K$?mMV#22!cn)F_fgFD|}7b*c{oUlwur-P;Hl*QHZ6LX=_V@B4-I}gpRga$61iV3_+@u5lkc*iArdaz^hQB0~)Z+wuLIjB~r;j
YfPAB25p9h$yLmZ)ue?64ofK@sF{-N*AgY9R+4R1ieZ#tSQHW|bQ2X*H*6uZieZi!fvH$nTMAbb3hY|q>0()BDN#VFHnO6HNs>Cs
(UR4xkXc7i#l$NsDBwu238_dW3maUcLgLj#N+<N-m5O56iBiJUWukL3m}<l}@x=ZLdgS@QP?xyF)%j++@`_~ZhC2dy!V|_2bZ=VK
o>@3lP|?QiI?*tg2?`KMec1Sc+9d-a<lY!Xkod~K3g&GKLpop*$V4Gn<NgqdF(J%Ya!iqCO2JYitgy6ZRMBnFsD@};O5|^jry68{
V`?&tbS@rF!2mH5;gLJ_`!xe#fX$Q=!6(fI2^I=?<a||=qS@t=)<;#91KCR!Vp5oaa75XF<(AvL{j?Q_hE}CX#`iNAL=*Ga(h2c+
WYMIdnPe2GMHH!8q1uTs>fe%Roe%88`?tRuQ4~st2BV$%A?By)Q|F2a{xAVb1pumqC;=c;q*93ckD%@ByL)>zvG2VnRA)O`#g{+X
_!Hcn-&bMjPYzv2RRZ{cA!86z%TQEf@BQI}8OI2F+?1#zZ9{nsL5T{%VNnuZ^l;ledMvtlmraivdLHv~o#DwgfaxdcKB-WNJ3gOe
_USVQ)e&L}M$(2-%ay^UWp4I1*xJh?fG8@+AJz85Bm?Cv@;NCcKvF0`8nsJZsg*+Iz!1aH@R_f+AJ-?8`STf>3vnr$4Ik+uoW>`!
z|fB`S0F2AeK8onMz9Z^WDu9T+}|gF2h`J791T*6Nv&lyZPEP3>y-!f_j$b9KY~ZMO==GZCL&KPnS**Lv-c8VnK*+Eq^bW|`@hHh
#KZRe^;|<B=l=9WffNr&{Q>CagZ^kMOH$wS2v4=Q>Ut5`-{FpT>v!unciI>m-5BJ++m9zoP1WV;pTcZ={wC&*0Y5P(U46g__&-0p
8&cp=Fig<IED>a%q)$=6c61dm9YyDb?rqf!x52=Dsx?y*gIHM+22b?6`e?|QOTK!*xLq?H!*tp#Ib`E@R<fh&LqH~=U(fgBxyv8C
<>dZ#@jq@ER?#Z4R@+r2k`a=$YE)DOAxcq1g{5i@s9K3(QdlU)mQj&Zf{HeyD2zl#;}ek5J}U1Iw~%*r{R_Gfw8h<k0SJu;ZyrgP
lrS7XyEy|$2uDQhI`RsV5ZLfPu6UYHH*+w}qU2r4Huml#NJ)y35Aw|I%1MSYA~rH&DWZ~~u@(r7L`6m3*nV-FYC9yTW+>`$`z+=a
@&&d5iD_8DOG5z9#3w5{(tJ#Y7v{avt1<FZz|I*NP(6i(wB#|rW{31)$j+4|9v)fC&lw70cGeo@8`C9%fF3M{%Yl)KiJ#2{ZPPZC
v5ZAR+E%JI+Qn@ORQBC+e*1ncI%JI^`Q3GJ7GrLK3ahBQ&xlJdz}^-<3C9>=_1D_JgTQ-wtW;niTmJk}O=yc7Y9k^btZEff(usTS
TrMa!mZdEyh_GuwK}clMQp}3MR9LxEf}+G=+{|Dts4cTSxiKdspk1}1vMCjUt+Y`pR8XU8Rc)bZV-^UCL|`RKu(pw6AgW3wj4h!A
6q2@EQrJ<EV5q2rBLb3{%yEX1q$nvErHU*w8EAwsu!w?Xf~-_kQA9|nlw)fVEf%aqWo>AnD5Oe-ibaSpRYiitMTt<Vg-SN4whSuT
D{Y3QMMoA@XoaFx6=NG(SR#P6fmIYDf-=&J6h<Q2QrlYvMhdZ15Um?YQ9)o^K^2P8vfXAg5M)qWOB&Qdg%Z-rSg97;TwMfJRyve*
po&dpL`W*JsVwB8u^6#+jarKmD6^ZI)>Tv*T3WW0mZfB^N?6!cvX%)_$cqxTB8ak~flNwL(!(V+g^ppAku@2HQx#Q1Hcc@tEhPm~
(8M$W5KtKqS%x%0LT1EMQn85IRS=2-h$zB_vg;0sB8rJBrZqUm802MPR@$s>qB3g<Kw=uvsa&&0CZ?5zHaq*b`4_c^*Vt%H_dToL
`y=Am&R}FtO-NAX@LfQm+<QG;%@6Jnk~Zxj1*Yy(t94>qq(L5QEN8_|U{`I8?d~~zm$fPt4x5fj606u^oXvC~L-)a3dr#n}X~VHB
Krsa}ghVk4FYua1_C8L_wT=%s>L<1RVSon&pF)ZIB_alZhyV%_ASy;5tz}oAQ*=5&?+ye~1460E0rei(yYP(jxx4j{AFpVrh!6`9
;G~cjhxMpqB%p$WVLJ>qV$^7-{^m(L92S1zi8|mkl=!-g@jd|&O;n)7z24qPVe0!+%3dNoF&CO*V-QU<I-G#IcnSZGL<(pH;8O)m
-2e}8A=-HK4oCA4|49&dM2BP#l}0Q3<#&;w3Z|7J0g50v?G+{XW*w+^RIF4AQdL5=2+&NWDpe?fK>(3e6s14eflGwIN`MrEKqU-C
A{3Mq6a+$rD@ziiMK6}=)M;87h^UH+7yzhYk!De322|wwxu%t2u`6vsBuIrN6+=|eM3DqYDNzhVBA{=M!K?*MU;^$SC>ntUNCFBF
XLkfXWB}`dK0%{3jyD=SJka{o`w6SvhD}l2AZh?R<YE<z*}^~vgY4s?n@cC=5L6%SX{ZP8IK&gp^`{Y6vjWU;Sj9*(9wF=YKY!7D
d-;&GDQM7vwhJ{4m5d>X(_;fQnGE>&8K!VfEa98DV?*gTIfjb#MD$0oB_c*9g#hpX|D{MwB_b51Pz5Mb0TPfvo`$yv{Q@`x;vk}L
@Q;-LWGCSQV^EBY5)x2Eks>5XKoB$I_;;XqOGSB^f>Brz`dlnM0_wubTYV1sc&0G+8<kGKU(7H(^UP0pPJIIozjX}hJ7kkHURD;5
biLeWu7_x#uuA=(Z%5FfSP@K<&KNFA6Og_TP(*%2r(PaX{%y6RE>M}QAI2Fv(sV&Pi`6!!6%;aZWK*pbwry1Ec9n{%W{eRqgp@>A
f11jhwwYB}DHVz<2hL!)!ecH_D-lD2mMVB`Erx8c4Ge<8#uq|WW+u-$=R+QkxHa?M7bb}7sY$L=n#USY|2^xp*9HOLF@RP{U8Jg^
-SFewGguVD;lOqD<o{Ytue=$Hq(k@-mSI=$nKn`R@PEuw-r0bT`E$hgD?{zNi$dCxtpwDfnE<Ii%DU$fRLWaQhTCgPoeibdP{oZm
qGd;pi9c=m<H5m5gRD}8jzuv=U)H0OJIcd)^`(!aSxB1#)liU?6q2YfU<402@O=q3<E-g3E0+e^XG_@i^~<dWe}iVZMGZ1^$rU<E
wy65K43!n{gt}+RG6>1dkktgyB{4}A2}HD7vZ&0)grO*;QXtH>POV)bSc^VeX@mq34MaPm;_4A1tnCX(JGG9J3_1|Pi5Aw)`3lE@
MNtMYMOZ9|j7Y^(93FYxz*SD3`q7B^wVqI^v6Y*%Im+q=n4rseW+p<=UW_ZM2vspP?`}~adIJ;{Rw66xA3k(G0CavJ>0jD*IuiyW
h}5v@u+srxckpI>bvZdTUAff@;+G!YeN;D?e{h)fWlv0<NWJY-l<*{uN_%@}L)(IumDZ0C-qHPFb|HTSi{YL8c%y66xKBygk{Zmi
?xLbBZi~GdR@3dVA{sHEfLJlQC0dHqZ5t^qav4!fGNrVti(0RXot7F*shCV+s>L>8xx(L^_7wDPu$S{3^`T_)9vv5p0vZ|h#J6jM
tU`=Qrx2AQR|3})#4JG;L^(U}I{aiB`v>0W{C(sfowwoZ$toiCMo>URMl3;Og(VbIO%)Ks4dI7PkFej>zEW5QN#;LrAbM;MtUm-3
+<hn}mmvP|QdmV=5=asThDrsLf|^Q7MnIsMpo%7hDoBDNl8Tz5CSVx|iE0HTR}=^xN8mwb3`S;UK~W2lNL84bC{+uD&`>y)AeEq@
Sd3CAp$auNz`DpP$g%-gYS}XbQi!aT4QUivB7%*yYa%Eij5{ELM>PVl1VXT)X=qH;QD)2vXbP$d%OS}elrkDqCNP<hGDBJx(PS$H
tb&1Bftd=yNNYeV0@?vVf*@H;hJZ52q>Cg_pr;|!Gg1ku6x2}U7|0Gt3{4`|DuGg_a!9f$)hMM@A^q%z7&CSju@Ey1#etb1up#DF
5H+9*1xZ<1N0uRy3S<okfiFuEA!th*#>^x#NYa6^0F43#DN2PZQc@HkP!u6D(iDIdKpF#*hA3&#ysM}RG$0yMgo#|i1V$hXl>ntj
AVI){2^j_nB?cD=i4uV^fFcw_B9@8(GDjs$kSUTCfGH>yZHx+lvavu!P$EicK-3A41F0!d$QdO9DUv0nrmD**MihvGB%>(IO3VsZ
2pEzHk_nJhR#Ysq&?^G52D4uJB-%u18Uu#|92J0=-3|p<Sj-XQmYq8yO5_PbP#|$4WGkvwU04pG`hV0X;IHE(Dx|`lJ$fO?dixL^
g@F<zIPVfd>=Yhg(vwn?ApR(MU#h9kF3_yAw@#?d>i?SWs<5aapzo<&tJ|(7w@Mr!qR%OwM{LB25_DE{lK(4Rb>zcg>cbd|GLxzH
YM8?6!rBy3iYpq(R7MBv|1*C6d>!=rw(@D6#&?-xy<LU7jq`W!@!#e{@{kX>SPE5%N=ik@aBK<4h=_CBgG8#3QwUK4$!HanV5E{}
Ou_`tBy9^Y8dO3Rgb)Y)H0N7j^r99M2_pY}s{{WlL=H+b<v7(rydUo=qJj!yrlKJdpp3x6W~B{9CQCqMVMtLKlQ@UI%VOCk(S<o7
#D;%CHRb>gfdvFuhyExJ$5v6Bq4e4<NtB26ub0sW_@mmcY6G!T8>(FCSYaH8B2QMRf7-TMB_Rz(C0izUf-G$iqy8K-<T)Xnz^H_&
3bWA9{R=tH3#*-CYZ2!ACF@WBvDLKNqg>RJf0Djai-3lSBqEB|1Lv*g8ihugfiMZ9qCM~&7zc9FL`Cl+0clG7YY``RsJvTb1&O__
H=JQ}YR$wDcLh9ed}$OfTS99_sv0QxjRBj=vW>QPyy*rV(yH3(%<4m<O`k3GZK6b-XE`6u$&0yKBd;DU8P2bs@?v5dxX%(qJx-x`
kkW4UV`rIvR}#zheJ*S1UmRGSzxQU#!N~p*R}EFW-Uar(^~^2_CD)D#WXN=35?%evF)`qg=)HxAApVI>TDHmWT&zuEesuEj+EbCF
G|_ZLF9z$+Z-xjujDs1(bL!!VrYz5RPfymfX>gx*`bH{Ibr^f^a`Shr47Q$e14}8@rwe7_ENcApd~{fZmm5M^?|Q#ak}8VV4^P9^
nSJr<+?sAd1&#<q6yEz&2RB0CrUt@r@X!&7&|n}4k>c_+l_jk2zj<fY^l<d>y>uyxPVr0l#JfQeZI--Q=4y={VyjE-&sXxSFIOob
@eu%&7JE}{-lhBY^nA|OT0gg66MZjnnE1|x@og*wdZFrXV#l3I-T0a0bo%Q!FM*P6N?!<<eXFi<udZ(CImGQRr`n4E%|7Q|_8~8h
)2Msw?)=D~7uN5aGU>#o_jA0(yuGxbpKYuxj#1%Ct0O*}rJUrJ%l8sIFlSV^m1%n;v9vK<^UkJ^t_1N~oh)ivCb}giv9+&O7JWxs
+9s_g!&oXPW%UshlSrWn@jKn&viFN?Z7~MwEHpXo)SGY2ISm=VSa*>KQGl`^hEUQ60V%})dAbS*EjX)T3&yZVP#CN$2lP^(rg808
=IP%)9~c6|tQH`6nsAi{*l`gALocXbtaV=D-&kK?OD?m?A~_@n{`ITs`N<6LNn-0BWhd!gHOKB;Pl|n^%X{`-9xoRDxyz^K7S@Z=
eZt=K((VO@`Irh&ko!40IZ!5#p~0>;dJ8(d=}{7&9|~VB6>ni^NOIoY^}=eVy$#ChnkPd(qwscVHHSOYeP2jI^s3J3amrzVrK;Ek
rQ9i2L37_V6gwJJiW5|UjtkPeJMHBq-mc3?*PC%8Q#C~*FP`^IL8Iyw_9;5ctGxL4d!;n`=cQ+RZXXq=Z6cLb6sg<~t`@CnyY&xv
_&=E$b?mdhygQvi&DIhy>OqbNXUcH~FGt1f^dwmz!i9@noe(soeiNNknv9`atTV({K|xhqngR@Mjz59s@jA5Kv2Wr!MW=}iKR&+s
e%8J&r2WQDm#@P&;u5}vTaEd{>$&;fRMI!ey)A*=7=oNkA;l^dx$A3JB14MZ$idShC=46StyCqF_gQoEerI0IIsaF>+5@9~>s12y
%<7LqP|8;pUDCEfAC6@hEZU}1qM@QJMG00yQ5^<3T%azcXtXQ~)pSa9LIrDQ)7$cOTguC+TbExe*6Td#1&#H6P)dSl1`dz<2uNj9
IRO?4*rC+-HgO<mf!N+1j;~9g;s7!igmq>dz{)w$X?Ep-)#Tv0MJiQIR&yXa0<l#I6QfFpqPljSa;M_@ORmkZ)G)XZp;sJb(NGU?
<(o%_`JG$mCbdOZd2^+=>obOM=MsWC)~rfbpB*G=yj$vZCP>|U(AbEyZteKXQD^4YPV{XJbysnIv8C;0sjM0+ow1NZ){X_50hq)*
sCx&i(xJV)`QG~M*=3yUhf=%x{MnyVsa~TRt>CZ3?}vofO%;)Y<yj1kwCgF~Qm79e!p-oM`q+5w=8Q&LY9BUDNm_KP>D)_x-O6f}
^UG9=Y#sDZe;ZK5oU(Z9wZP5OhIY3BqJCSZ^jHl@b?2SGVU^>1*F4cJw|63u7^1{f#BC9V*CMP84M_-0tVD^;j#w!{iaKc`<=o<H
9GyAm<XqQ!cNRSG-m<P47P_RK*R1MXd#50J?X|@cX-kli0|tevTdjsAlw3tIN@j0iEM^1<F$dhUGnV0IsD7_yU%xYqw}t0kzL1b#
>UGO>?EGs4hBh7dT%yDSJnOFo>pFZdvG&Dic<nEk_Es?FoDV*3YgsA-*Pnpvc&O3-`CVT`E@lq>E=9v@)(KF;!^iKR0)`m-cHh%G
8=Eh06y+7N$#V=AjJzJRn8qcN2&9C9Kfs%pb?=U<&$4%F+tMAtFfJ-sU+!jMN&yE>bX}ZTbEhsLNzgt<@Gxo7YX|4t@J?r=$2XBZ
9sSvy_Qt53(6oGK_)Lwb(32pKwsK3d|9%%$xA<HcJ$bT?RMh-K?_O2(-&$uwd)@Pk_dT7+LlWsIyO{|1L&V^?pzZ^%yVGmj+*}?%
-E)2$&jJ{8_Ukb_1q4qJVhRfjFF%!rxTfAw*R?B?@j0BHZloyuP6dC+H@D~NY5VcSf`X2yq&CAC?V+nex2mC=zkTy~*mduzMj-S1
rz}c@aBrr_(-^~nU<qaePB1REdC>}+9ozb0#3caQ9ndHmH*!Vw8u&c-F*_Ck(gW|{qUm;JkO2hX0D)=<IZJV-&#t;w6;v@0B_ouG
wkXT+_Xtg1DbleK5<0&4ps31y3bTB;4h@FsuZ(btV8FBz=~_aAGOK#K7Lcz*c&xoX5_Xx+CmkWA=Azj8ovt^NK3YFiToGM9I=V*t
c=yATg$+K~Uky)bJrt^K*19`}csmDTX`QNwixf`-be5E9F%hAME2+`Lbg^^4KCZ7$j;NrzuGBj)hqO-qmCQXEi1)+e@!yt^gkqlV
tJ3t4@H|^DK61~&WTk7=pxrLMZ|v-5Ajm+Vk<!|VDbeq3P{@t;&}pj3s37V?sRQn3gEye_!+o8i!#O*94xuN=msi#GHlt7H2nmkt
&ij@nRF)pkJGP(G_^8EP;>4BxdL4Kpy!-Fvcx?KPxwAdgZMJ}vh_|Ozb>DY#JG_Z@h%GQg3>`AjE}3JvL(ogJZ!md?fe))UaMfJx
u|aFtEn`C!puED+?D<uDzg=L~?oLyuUj~Rt#H(t!Vd}$q+9J`ZcR}?jX)m=MliBTUZr^>5{aMQAZ1G%T^(U5O@h0L*EM9V6RxX&I
muE@+WA7qZbcT73vX@C@2sD>|EHihvd85gx)?XarnW<X}cN>VMUY`^aNLTe3<er?Qgu1S)POlGn*DF@&yEZWn33RHyFQ{9dt~}S6
B$s`rMff;C?pTF8Ap+=SAc`TxaeI-Rgyy@e3mCIu5;J(55TZMlPJG|u-LGV7GHHF>RFYNL-%ADUS<v2eP8Wv+tt(v(sPRafOM-iB
)2?nc(yzJE(208;lhl#$N|D!mHCn~B8uQJAZl9ZC!;_ck99<z9-08vsN}J?0R6JW9D&`5^Uf!*qp)g2VWkI%WyxWQqQ%mVc*0neq
D^YCj9A!OYeoiaIj&)yGdGpJgpLYyg_%4?{ohFpiF7RbZqpeK5D6R2lo2o_LWIbyeL}wFHW^yqxj9qK3<T=5jHstp`;h4+g;=dE^
Jm1Hy?;62ZmvOI-*q*;JWZQPHr+VLB7wb4)O;^W-+Hp{mOO5juabeT^^P_F-UR@p|U!1X)k2Jiyq|+xz&b;dS1=?M1T2`y2b=k;%
d)wS%I)ohJwJ#obpBDLPoR7=0adl~~B)KyTPH7y@LGI&uStlI)a>;A5?&uM5rSx@7;xeYT+`$uURvOW>&ahq5yg7)fQd+Q}y45{Y
NUW1Hp>{XLpOy5yS)lCSH$D95Ok?pFN9~Vumt^z1T{iwEh{ha*vii5uY5rY%?b2AEj(3opS(5KwsczPI@-k!<e8OJu9YZ+rHf}Ln
OEd8&yxUL2IJ%JTL`2#eXWv$IUkxl#$Kh@K$J?RXY2uKR=3TJ#DHomdBrnC}-Lzxz8GMg_GsS*o@=L`NN)NP2ZT-5lzP!J9*E6fQ
qLEvd-d|omT-OZV9mAat`O(vu3Ic^l7kb{p^h%G++Z41X!6I5CQnFDkx940s)?{P5tS7F?H@!+@?0e2)?}uG_dlFWbX(h`Qt1q{h
nHQHV-lOL~KRqs=VW~9-z<mC#Gf{fk#t$yKhp;`17=Zk+<{@(A{JLVo({1B0g`$Pv5{+F&cR@lxpdi<z=}JFheMN#26L8lN2U2ZO
nViKQfXYc?)RbrqtIN40dvm927IDqu$GAs$wq47&lcn(*J?uJG4jo+SPV(XP&nLdR&XBsCv%A6*s6SoQGurcd^|LqA;ygko+M3rC
@$$VQ)YoEsay(LE6D4Pp%f3j>8a#f~zR!<`G+I`48kxQ#HBy72iy)q&2?VpX^sOSQqJi=m*Q?-{ZZD5~p0;*%<H>Bj!Bz#knRw*J
h=jH0j4a}}&s|Ku*=vGIt~i&T>~i?7cL=zN8l;zM*5<=!u5%JPS$oU((-zs>xP{v@h$Po9yuHpRs7oz-@>z8*onDoB6h>^G$#7Lj
E1FDki|%2?)7YX!y1Sn_i&o`QR7HKW;{G$d)si{VO<lT)djJ44>3E<}bj)VO*4cN(wsnyt*NEYa#Fh`;%FM;ie4OU_&6G5eir~(G
)eFmCFIkdM;%@PHBqT{xfSV+6fPjroz7DGEE|5jtz=T6dAtRqk>gv)re3x}(#49+A7hMldpWcqp+GSQM8mzXGU8Cn8n~5psS$V0O
FRxQ~Lst~O^<P{c97EAioflV`1zY<m7gg6q->#hP(2_*Mt6=?f%HHGE)d)#yHY!P4G(9I*ys0>|E}aNP-#4vQjU&I=GdTiakfp9G
>*oG=8i<6QYC=d=B=DVgr>i;Q5}|6iEXKe*)vpo3MXx%uSunYiM_gi9YYjkyv)h?aLV~E=V-WrfX~-%I!b&Yg#%wcWpHdv<VFl%9
#$d0ypD~<m2Qi0ELrgi9hso%IXvZpdb;9F>R%;6RvF}eV<fYNU<t~MaSnz{T+V66>gCl12@~v3UHS}8&4OCxNN=PkLS<0rJ=V|A<
s^m4$E?1g$dP*~X$!JOWJ9paY7_E9zc1!f~>YZMirFrSs7E>o_6%hsB#owHWK0ERj{b`xU-g67&(VSjJZ>hdeKT8B(rZahLI@5Pc
PW&Omayb&WDP~8Bh*`=PjDof!JKpTXl1)(6RM%*n$XWwN5c1!2I&_9ArmY@Q1xOc`5jW?TH8qjUZ3sECYF~-BsX*slInhY>aP<3$
KGD$~97h=Sn>{_uaUnWKaOcK)?|C1`t*m>uxk}U4&Cd?x^}O!uq*0~%yYI{<QO|LlXGU@{*L9a*@(i7uLHLazz_fhpuEo+1PKIAq
(;uZ~AoQ^L`CImHp?PnwitXAix7$2~jJ@<3D2M{FB2DK)%`pyXcZU`h<p$NotfH4`;6uH_fJP=oT#DXhuUcl<sM%e`#g;BpL5K-2
&&fGpvzLC**Q~zAu*?#UV_i3CjMOZYN*u_w6C}7IfZJ6!39peakW|bF4pkVTwAy00tsqYuJ|v_=zRsNO70?P^jn3@?MKpdRkYFub
X!i^#8<sf%WMs_;U|B9%+8=G3f5qAi`W#Vx@%*86sZUf<RJ8KBpPZ(s>`X@h!Uj;MSuqUkFsBb{s+w8&sRM#rA=7j!juWEUdV@tm
S7kb<$qP!w2#seKtuZdFr`5UioU&C2m9_fgfn^Od9jbcBe+I+_gfWVP3^?<GUxDH$qnX4=bgT=l_L@yZ+#Dia7<V^zsH(F{aGEgY
_Z$=$Up{!8n<3X48ZLM1yyj@^ok3H}V-C+_Xkp@OB6Gu;^jlLp#xE){&a>Mv+#bOv1T*KmZ01@=T(Ff?kXBV-=nMGDlpB=7@-5ev
{xC>F1SG35dC@%czVidk$h*jwq^}eszH8(MrKfzAsMMw+M9Yj-Joxy%s=ya(q;z3MRVq|yh{v*?xFslI!Uqn-3DSAw*^t@~M_Dg9
nMjppDgnfHa+jj(udgbKg+NLu4`M+(Cc9nq_1Y3&J-a}7I3(Hbc{K6cUJ@eG6fTlfpc~NE@sOhhs7gTPv_uPs<F5~0Q8G~bb<#Jg
EGxWAP}NSH%eYmfuGAopdpk5~QHV&Ql%S#_CX}jd%pzo>f~xisHo4rRpH8hsJeO*|rPy{9qNmf-&5F4pOJg^vdX_^s(AUtO$D_A`
^S=GNa*2ZpI9+EkbK8ypKo!_-nAJB)Nbhgj%DSSdx6$?&U0+-BuQ}QA)lj!}+Fs&msQoJvj}}FlP&~$gQP*Z|(Rx^0=iA)Ps*nE9
q15gCNO1ul8SU@~0&SWgpa}v%**o#bhNktr8!M|yhBV;nu{dOF)P&`EX>N3~lfGC!?91sBnlA43nb*|&S`cYRz20*7i&d(vSQfP$
8(2DbaCy77N;c7+GldYqTek!~8c|NJQs)il>6gCVD%4vS&%>F(^rwyCjTXVpjwmmKm~;EGU~y#p>?SZxiMcKoRLD_E7qn%-p{&}^
D7)5ZUAu)^?ITlsC0wcyD!6AQrpDQNn4m(DBXaAsWVyEdS%*DX+lc2AuWNmEIj<WMzim#AUa9+ULb~GW_8itE=iBb|>fyB-S3iRF
&D#e2=~)%^JeKB--^V7coPlb)c`{E{#B`O5zdkQ4ZKFK8F6kjYJafmEypEErbC;Hd28eXhVqCYa)sKaU@tJlA{E33415aAdHzTJW
mK&_g)~0@%&SFZaTyMj<e;AjG%uXG#Y}$5td?#YSf;&aVn6MaemO$DW7Ptp!Y#F^NK?|-v=P6l!t|f_}>t$cfXFAP~T?sgvep73F
UkvJHcX3U5X5j23Vrne8>kr&(sN8P*=LS9NLw=W#&Zph}na|P?{{##`I;)`tX3paVZv_)vmH<dBC|CjUxI>9m&L*mFQQG#<9SM4A
BU8?o3<LHbBL^BR;KQY08TCS@rj*`h-q)ocr6X!T=9=trG<y(70)znNoIK_Am32-Dcw+7#*C@9*bJa6+@E__1;oE7+u=dC)^)l7}
C9M>M#1?h&yf5W(t|i)X7asjwvxBGKk*+G-b@+zgiA(LA{2S_XWyBhGcXVbnDni1nSr1j5!y>*|F=$QFdL;6?=G)@vu`|qmH$2}<
68Gl>qQ2Scvd++HsA8LOD|+3K^lhGu5`*7Good4sT)Ikxs!!y9Jim<W>!EG<*iQj<E=N70^GfeCg69%f-wyWM&y4cjw$f>&wNPEA
`vHrsJI9z;W%0Bm+XS0}JWe}PJ{>e9Ar#ZEE@Qac5JCbwVxdm-eQ3&2maONqi#M^Q!(hlHxny<4by0WD*c&+r@YvH=vSjPB=+P)G
wQ=s-TR{li;BJ+u;tsI5K9CW#gpjdlfTSR;T}4LNad@Dp^yr2O(JIu|kmpsU<AH{*i60ZLl;E^8!R8x7*-v(`^-$$l?X4++BLHvc
dKwi+28&_|a7lAGKKPzwXR^CfH%6F#i9!TW_hQejLK#rw0mIxxtt$enH+>USa*D=lMBPGXH_(Lia#`aYnqXHc6;cO9pvLn8hNDUu
p45AjPp<hEW|I`=PtLwy$;*rLqrLf&3NhZR_<nC|h_o$ic_*)|ch9+gaxMKb;$KmoxxW|Bc!cJ+%9hlMPx<&&)Lzzg7F!&gh<_+*
3u$r<9BDi|Gv0IM>f&$WInMqenbSj=aPm%j=Fs}jK69Kx!A}UMK_P-7ba~Bf0)%o5LkrJ6FFB^iYQVw0Y_9g#S9<#D_{y4En8;Lu
DrU6ASQEk`Q&QD68^mxhYgcn%y{<i8>A{D1VajF-_8udgNN})5+YtK_w;Y;#ow>w4DrV4Ql-`oAXba1zD^(P@kWFwRD+T85*xT}I
-ftfUv09^cb<F6)i>u*m?}UwcjGA>4w31r<5^(;ToU`}$>&BNb=1A7_mu<c6;%HJ4be-Qnd^6YIF8i^f)+SXaFJ4e6_N*4pjYk#^
tAxbK2QO-p*TSf4?(;7nPBhDM^AS#4%aDr&p6@O9yk)4FzHcr)_1;6AeRb3e)Mj2@T=keRuIOM}7MxMZ4jhj7&jn+9Ei(}~rVJ`4
(uISX7Nezf6opAR(Pr~)O3f3cIEMt;O=cf?y!86iM&?hAprH8nGCxbFhEP>1udmovmD42W*Ol+dm$b9YsFS2ejj;LIC+Ta0Ro-Bg
wwn%!+h2ywb!d*@*Wyd07OBl5ZV@UCL=dazN74&lA@Y9hI_q2W*P{)?WnJ7n+l*}~W6#FM_qWu@bfJC9N{dq-ELN)h{x<z$@P~ar
TQ<eK6bK;96>%lzUk&m|&TzXjZ|P)0FEcRn0^ti{CX}WMGn&#NDnwS+rKXi!?|N403w+OV^TB)4&I<gBqMDD+^*isVbg_HpA*{<%
d46&i^tV^OxxZ9`gFhj3xE{fS6&!CGK=3t3iK&8Gb%`+7c#|Qp>?f#z@Z5@8gAz$M4k+|A_Pn0WDY*|)0%MU60|zuAbVmUSdYz21
EarK`1Q-|;hru6GA)~*V9pIQECjw~<($ln_r-^~09bO6EWC1YqFodHK#TZ43PD>~tgR+vE3j@h+Mk*u`S$zCk;qRjj2dKuN$bB;e
7wBWrrRc$!nI9?@HJ3+X?pI1g%+bTN`q2<ml`D!_+H(3k4Vr*?7;zIoFxiC3;z1^+rH7e@36Ri}4noOrvLxmws18I<5nmz497FZ!
6bk7+g*_NiI7H&F?3yE}YBtz?D1BC!=RYG{Qy)*zgUQ+EvTdV*j!$u*H$$<5p-salL53WnpIC6{x|ATp<AbCSEJwgIx&j0E@QMm7
u=E7-{55}WXWSCmVLhpzjr*Pl^8KHlLy^3u=!w9?yRJi6ZxKm3gixX&vtWUi!e(l*U`0g`&puoS@z&S7WP-bl(-%Ge+m&@zh_?Bs
Kj%zG%%4E{anaUv=ADF4c078so3Z;p;;G(Z7ixy*@%^%Qk?cdngy`!b`}(Qh+uEkPwuh-QI0+uC4?Y}o$2yao4nQp`%B(1*6$;L@
Q(bEfLH7#ORQXcOV-8Mo942a)$#vj2S7V~N1wzuE*@g)gv;FPsRaGOEoO-9%b7GkxQ~vYmo8s?;Z5vUq8z9kM{)g`=Bjl-{zlI@U
)rN<~kf59iK{9Cef_v5g==?H7Ph<*Ueti(;K#rAxJ^8e4wnE4fNP#R$kdUB|K(MGfksJmD6krS5{^EI-YXTXEnFwt_=1b$TH(3rt
kPjp^C}41#)B|X3AQVDFZAdJ}1xPHYk_Ptrez@B+f@e2FQoBiz#2G4inlTq|pFAEyvUiLp6uZ0rC$tnKj&n9~|DQc)M@S14a>A<t
L5dL2lz~A(S`pd~B^(Gj4~Kt^;KSlpW9myK@{`*d(nveNTkIZaZLj8E;oSRfF$C#lm#|(RyTQqh6PXX6H7u1<qTiqS+1Y3J(t9m}
U*ohUEF6X#5FBa{CyaowDu!#`Ty_5Y2g_!BGR1~x+V%9ov*V74gD`I~OTjU~i|Lj5R<Q{c;{^jQ$PUo$`aiQ=ht&e`O$@4?QlN#j
RY6$MDQQ$}q+o^-OA}R4MrKVUR8d;ewX|tnfp9LO2!)YpU|+SErb-1s5VUQqo}24a1&GXN$7?LLM0{Fs!z&d`&Jrc85+WTf1Y)7q
SdYDRSR<le-MvdisG!f{YE8z5b&EmHVu-n6QB;UGs99O2vrrWx&z&rFg<`?hprjQ=6%j?y`EX@vT9(e#79%{LrdTXh$F;1gj8fPr
wX5uB=d|-2w#AXvv8)oMpjC*r?;A~tzvpv}VNTYX4H#p<!<Mgk+3}hR&vt^AmK7oV!yJf+vLXtxQ6G!?%FTv-L-fs$;2~-8!?y(*
MJx*YA_@vAn%Zh)HrUjtBL$Ijbz^U-K@pCQ4)nZ(<Pn0RM8y((b=&+e%aU--)XPYQNU`lp8A=@qHs0(ZzhGjgkv<GqvUs6w^f;fS
X#_ue`pg<rffgUU8;=qY#7e=k7!wZ@+<s@lax>?jP2EGFfFbanudzNCF+h1r6w-wPlp@fL03`!RkW?W^(xjW7{Ogvv5$8ES&r8Q~
Yp`%#&8*D+#`OzY*kH?*jmvf*%Xos=fr$)Js9;(-ilI&DP&OyB;p+`?hMpW0XKT$9m^|y+-rt_Uyz^Q8_F2p=t3EgNMJ4!q2+>P6
TT3F^wG)SGHn-c%h8&gTJTu%`_?(<^kufFOlyh1dV!_skH#S-ju~w>Ye!X<$%%d%AIS+VJ^!9W*{(bFfePQr^kC~M`^AxX>h90+d
t-CA_@9G9b^nKd*Jc5OOAXv@nU1-bq-1I*+o*rXt!&m0P^{K;bu&kfG-OxS=R4C3vb&aJ)-ywRf89_T8r5-I7vW*`k$Z|@8s`F4O
%%eWiv*QehgyAJ}7+8V8*e4V&MI(&SiYg%ljOOIUNgL5~h{I6_b{%F*HcBICDOh2U;fEy1U`uSQ{I(;cW+WySwaD6KC0M$Sjy6IX
MEiV9kZrclFy?rCnF=qhaHHmiD{Ry!PP*5-lGV9U21$vbAhcCuF2t3YAC?sq!zxrO^WEL}`g(Mv)jTl#OV$q-{#n+;Ta<~&v#sX3
rflWSmy4MMX%Q8X=Hr5s@Yoz!3qJMF=iTt<!)6-FgAcn;JTT9`Y(WsrD<e7yWf&h(U~6h`S>5dy=fkAd3jz7^hELK%yL2UD8r}-v
l^{oPfzqlGo!wckJ<JcgU_N}Je7QEIXp2!Nq$w08*fdkHQzH=sQhxq)?g2uvLWnC`RkW?jQR`h{bX&<NaEnwT9T2G4V;QK$Xchyc
-y5rUixI&kPMddZV2V20;~r<$>O6S&?d+a1VeIhsdNZpEdx9c%9iA!BI7vg)3Mf{B+10IDxw6fCyUd*IS@%!3M$sAC#2spJGna_<
*kXc@`pt&n^Z5T!YXkKCvU+*lpLl%&$bk4j_R;Y=V`)Xm08t87BW%a3&(q3&uXIx;kPc^>wiUKf&0pm=8=>O{!o#$~tE`953;cfL
laxuo!-LmylX_GXkSIg*LU`QU^C#|o`VG#w0?D4&@Lp3DV23w~U)+Bdk4PXEG;|Auel4bn2p4N1e-ak1`n`AbBYCAk&0XiVSg1S5
;p?E)*N)G<*BfwN<Jo(?7u}!(+W$T);kf(YX-<5HC<9UyGca0beH4ysnVvkE>=}tdKL>IH)=gR&or6s#gBft6{LpGCBlK@7Mh4qU
)pMNWHKxMdZh&zk<3O}y<F|~*0Ss6%EF0*?Ctx-u(552x>#{b6fazsDir4Ul_aP8^Xj;qfsBFY4=u4grP-Tc%Q4+aue%f$=qZ*Aa
yH7j#S{(GanWVA0tT7LoTx%C|lhT602hsT4EmOx*t}sM=Y^0Q8?d!5SXKEg2ob<HODkpF9ttIA+9v2nbh(eL?_3*?k&iCbKv~5(W
JP<S4-eqlOmO2yx4G9u8QFj)%8IG_-U+2>{>n-Ywx+d>)0@G>Rmn#D-PP=m0@eePa=DthoxOp482jeaE{*K+}1oRzWMicHPNsIAB
L&|&FDWrxw9#m9}YxC1>tuNk~{fjG?jlk=WU?Q|>nq-)2sG<nHxM3<HyJZ;_9?4r;9Gp&a11V!EusR$dIOp0Q^n8#%+NO;4fyXaL
=<kjog#VDJ{~T5MdBd%)u-cWCN+LNaO=j2mg%HA6I@yyDY_BbfX2>X1gp}b2S@h-OR7A)&*)3tmVTX&;e;YP78_V{1pVK0&I{uT)
V=_-Z`1(X*UXPcYSytOiItFjIna>f>c2^+OSaf&<03#dU)c<8GNDe?FU~EVwQHc$xh$*c_7L-bl?{~jbxc&NL(glS>SXHc0+gHGh
k_!?sa?Qsg<HqbT0rrpy_5^6`N-DdaYqFlT1^27#%uFAavI;|vHe+!@flAl=p$;KC_ZWD-a3r&mb>B~)ac9RTx90tv+c@AN75&kO
t1cLVF<d0v%ET|=28w@m2o607zO{?X`3|txUoUtW<JEs(p}43)07VlAt|weKcn?cYKR^C&4OYY6MI0{L<{H_y&JORRUwp49=&=QS
HT#S1@;%3^njZlV$nt+3d5^^?dY@u{y%u>IFhK?lWpB0*4uj~9?tYB=;(($gDEef`r!xU{K(p||uaePOgJHJMbUxnvVcYH$H*tfb
Y|?k3p1(YkA2jGO>%6$T$Q|KC4K%YbrDOtGk+}n)2CUcE*_dLMpBqvYSd}>H3TSw|j=fXO0@)x6Ph|DjcIyl(!@76}cWR#RB%+^a
g5(NWMp%c-8l$#<)`i6?L@f&eERYfwQoPveu(BfomAIrPM1Ot3_qT$VhNn`8!ryxWvla-<(1{5UMi>ZUk`atR$_QXklmql=!~!8$
Eus*15{4q0Ne0{lM35!1o{-g7R>Mc;1bt?DB8u7;*~u~D*LPVl$;~bP;+x!J=~p__8tg8n>(S)A_Qs2E%ox<ka@kKM)>!L3Z$W)Z
x7$WrOGHZhT#I*0-toLM<K1^@&kOCQ!B>tWQ%b#!+*$BfvC{fX9phtHx^dy*rx4i|`M!rNa@)mj@VA<VM~raGWhCPoVo}d^uMjpk
;muW>2MQ~}#KVnC9oPn#Wag64m`G|_O-hCbn2lhG7|!7w_Y=Yh@RM5u-Y)graJJh$w{>0jQ(Jx1dc4@a)OAYRZKaI+VV(}h#>cI<
n}LajpE!0AQ`V3(-x?e!fU#jGT1Pctc==An<RRp;-e)HhO4`=nP^dp7_)c5X!e$7PqJ>Y7&MMBgKlV%a733RtwcR?=<C_y(uMRns
$3tV3IWK8Ucn19}hchXDVz{IY@hC_fcCo8W0oMmTmKAqmYBb~+TQZyon|xR#p5@*Roi604mi+e^_guVF&epM2Ms%{nhIHa^7?y+m
c6vlHy$uUI_zg5EETl=ySw$3wjwi5i7Mr7|sHi(WH^10DfPLKYL3mA>Paa<jYw5r=ZB`Nq8ToIFF({&X<_Q$W7PPF8MP*{GwQXq;
kovB+C{%`4EfExT*!r0@Y=VLP&0u;T1|K1Matj0E3L`81`kA5yb24+7RY!uuA$cf&i~R9Uutpy)!i)+qYJ5aW=%An}M`@2jY4Cy~
%?zB0Rf8iartZG(&dttHQ%Y04#mMS;k9x|)cut$`R}Y6t2fuJNt5n7vczOVbJE5gfg7StanQ5(ZXF$RS>FV{ius_>L%Y>7rdvD?A
r(wK@Vn1Vfe15*eMwidv<_0NDUgWrpof-yX5{QWWTt$ZnJDgd8r8d7WXRkrDQn5%&B}-k>YSI%XtGn}pO@2**+-uz+z8mVNn-3b_
4We(j_{X#9Gv`ROMMhg>ZID_eWUXsP#03hgYROp@f}xOQLzF^fxDrtM0&xu@wILLw=f8SGWtJ!@?K|DCr;N*EBgcOmJMLlh3iiT@
P@h_Dhjs^8>2`=Gu|)gMpN}yUyXphg-gdh+6!r&SzvsT*CzkvNzQCGTpS={VrBMrYm61FpniWl@&{9xgQDVTXED{B@AZ22UStdYI
6CgA#mm}7Wfn9=PS`a2GN`fSaYDpNV;>~j@lkV~Cm>rq<>Pg$(R0xN*kwLXqLb3^Li*1VnvW1P3gI))F&(|!yMV*IysR&Pruc39-
oh8y{2BGnN<dD7Qh9V=U5X9R?e5okFLPT`XFOTcO>qS}nxm_#V>?kX-ZXIu~myOBwd)jg*Cg(ihL$k3*pi)NCMz`~}mSj}wlU$#?
^Vd0r;78-~KCS+MS@i5nxQFd+zh?|8#73{{hfQX*j{itb@m|-%&t2!MJw3+M9>aX)bC3?lczMdGje(~@4Wtnws;m^EQ6)0d`g@4!
I`J;YW$-Sz2maizd^}Z}A)+>ztKl5yV}Uy#ErHP=P$#ds08MjV!apz9QA`s-RYLWCX!_Os4{uKyI6Hmj8lCTf*imp>4hCa#n2{L_
VNYcVX7FqgnC2-;1+TN+pZ+n?;oF`5KeMj5zFzJ>MkBQt?Ies^G@w6y9fZOt6`e0g1bf^(q+l`~<G%1hP)PL<5Lm1LNi@(u503Yg
b<)@TrlU3e4yZX>g{rXh*$63}4n|Bt2pA!g5;0{Lx21^W6I->dmx*fX@mfvs>X)vXPNqw-7$<oYX^vh?=EX=bLFrC#WI3@+|9=;G
oZ}ZQ(RO@4`_bK@+ox}iQ$<Y#XbyK)AgyKNGnEvVFHK<(O=bivM7$|mO}tr7y!D*%aUVCIHt^@4_ojUi@3|pfoT6m@F|hV%r$hl}
W@-S$xnSLomaMdw){?2<WkX-IQdq4lUb3$#HIQjUG<nRfaAx$mThn4pTxlrH9JVAxK^9r+?mtx{<f`L%m~O7lbDY?Ygh@@#qk`S5
%$p{mdBd<zXiaeG5hBjy>m#xCE+8D{;Fz1K#U_#)N@yculBU3g31o>F(e%>|OJV5d2E#)V2&2$FmWNx*Mi7il(;C&&;wLOEi#k2^
w{dzT1xSq}#$+aXhV4_YPKcgK9?L{Ag66L7Uxr*tw@7V___xxv9~nhhb*?$(*dA4Rpe*HW4#n7+#AwTu+d~rc;jW@-RJHHoa?Gvh
XHn}en9li`c$o7IA3bxObiJ2p8Z!vvqYl?H_Vju2xpZSW>kBQW)~LPvseJ1=qvd=*U0hnTt2m`z*Idih@GhO4J15T1>7?-1;97F7
F+3-nC%2pHP^lrnk_UwJNV*|Z>i}v5H0i){iE>;>*o4}2N;(UqrlmmQ6nK+KC~XSxY0MQ8Ohyj*O(Y}AK{g_nf)i;~b<o3;AZ;$>
n}R_p2$ZEnK|;n#?*}yS)y{d|W_a`0EkSxK*Notjpc182t0!uCcL1fNs=;mXkgmwinasrs$A(H-k*$uUJGQCF7cgQG4~BU#M1lk1
HgiU|4!STX1EuLNUSXA0U6-4bm0^rqWTM`<&%;##k{=ls9@F_~UVW$R{3hsYnJgx<&L@5L>=S_JkgST4hODA3OE%Vj-r3a($XLkl
EX#+Z01g;7>Wf?vWwC29r|gLigF_qNbf2;hioL8AG0}Z+akIo|kY5*9dwqBEsIW+0n@7s&BiU+IWE(qVW9PA&xq$0Z7_XNQh=Kak
J#W6$_HB3zCuUcYxM^NYt5%lKJ;C_!LMA;g>kF#-LB8*<z(TKU2^5s^5~U);Fvy;Hd8MSVOg(VNEf$JR-k$oMu9ilG-NyPI`*+@M
oCYnYQPNd04uifEZM(X$k73IR=UuwhC0$uMYGXN6x)QtA^?Ij6Gn*?o*KE>bzFRhhVs$rWGYi6u=@8d!``qqRp2-l&4rk|k14#SV
qUlVgI!hSn>($luoh!NMRwNv^g})KZWv?L=K%cKJ`W<2x)et~tGzYD4Nl}U_h_6wH1F$ntD(9~{zL2#XvGrA6o-b)4EceqmTxYh#
Ur!=Hg$Y3wZnMN!i1sJnQizK3Cxa9i(c>Ou6v2sFuM>}!`mw0N;|(~0D`SfxQ>)0ETboggmn^wt77GnuEuNLf9XK*Q&G!&`KR;K;
y*^TD)UaooGZ<-RpqPe%DpoP71=czy(OT(^(yUhjs*&0pPV;ow?K$CnRPkEuJD~?_0d>`NB)&d&(vNJbROlty<yB`HxGL{9HRi85
MRu~u*Iw0!H<o*E7ZBdf4zGSjAa?PP!>-_=7UN1vb4f?9rj80@O-48+gZCqrACE%DEH<Yz@rUcB1rZ4Za|$78NhirbrzbLtfl{HH
zBRij-nrOK#t>KoI4v|pu;sIc?#f4A`q8E!laij|Vl2X)@arb8W@61Ss8khCJz0Leb<CGKff)t^L|j~>4VXLbRI{CRiGSVZ#&2B<
x<G>v)f3}x!K}@NXK18U9a)A^?>Esrdn?yno@_5&yBJf}wvkYhqRsQGpv)ZvS6|AvRnyORBk`qFb=k3z3@y_&m`YByw9u=yPB8IZ
8e|T_BDIBJXI#;pUN?8~Q`I}L*29davjU;ZCYx&tQo#>CBgDKIs{>;^GAy~Y64QF)k8V4p#5DL5TvASLC5d3>qVH7_f+HoYlVse@
Row_A;pQm|vopQ#$*}{Ae7+;DafIgxEuIEY`XnXsH=e;cE=i`6ZFk~%-=s@dNUT-qWk%50(ul~>EU0K>GhSb%6r}s88{aRmt=_ES
LR495Q>F)3;|B(0bYkj6sFtpLPh7V6uDdhLJC&6d%k`62nw@e~p8elqRF1i_x|1%iFvG^LM|><SQg6*Z{C`Kpr(S&uQp_xauz9uB
#nRl|GK9}Do6RPSeZgf|qGiK+btvN)_Gv@8Oxi=oX{zyY?FV{%ciiv8lgmcoWt&)!EG}XU4_VZ7aD5)jf!SyhItkhxytpY*Ury0l
vl`x<E`cZ^QynN{LK25Bcd3NZ^P8ALm8*V*!ZWWmo9A%esc%-*j9M^1?3d`XZ`M9xMQsB3@1xE(>#f3(M`B1WY^ijWI%tI{VXLg!
T2`%;ESx(o^0K!MAyur$U7csHUo~;E?5P-N)Xt5miZo^y)?=G@y`DaGo_Dv@!!LclxYZiFPmdjAogq}CX0ihFH0jh-aMPhkszHZ$
LSS<<WQm7%A-3{%<lk|D+3>w1nslWlyeW5t!Z@JFA;FlmuAwHMJN6)Gtc5L}SLOTNK4p@sKE1mB_XXO;yGV=0ee=qUNLfb^>W$(r
;tZXxt1Rx*-t7z1?@v>*-nRCe??;W7#P_v3;gL&~>(?;7v|55%+PWQ_%({2cJ2E2%?yr$}>;{fb#dqH6(#&W|)`;($VS7pA>ZQxn
@#HxtLZPDfY9(I8a>)=awT#-zld47~V2Gj_!Wt~R*9HZQ$aRtQ56CmuIeqv*^4;?7GW+IayxZ^BTqgVL((vMohL)keOVn`RdC@cX
Y45&zdxH{Q(O9H$dQVW%@W)(1<mTKhw1kvJ_hz$Qv4c9@#v0?-t_}8OhZHPTQ<Z4>+q9juYZ^jCO}A~@`Q@J~(yY<ePN$Q|bBuo8
dQUrgMX<;W?_pxDv7@BYW9y@EzL_COTX9k?CLVT~%{-6C{*XQ~`bH``UXqrl#ne%Wx<Lf}t|z%Y^Cu}7pR{s94Z8S`&ZIcFy1K~Y
X^4}Ei;kJ=H<)F!(<VQes(WQ{RG`{UD_3`_3OJf;#yt1jH{0EJ)2^4wYjd~`QzND|q+sZ-?WuB2^g6|XH9<ut0=8a7P2o1ZRi3D)
4k&^qFr4Nh78y((vYNuVshNqz9AZ<eyBuq20`v%6Hg4`zIYie75W?rQQFglNH{5E_YKRRn56kXXh)F6SnW|x-IK!nyCrqhO1P)3a
3CM_&28u}5)7hbTgdH=ieMf9tW5S+WT@7yfu2meM=}_qc!4IA$cfFDFtF*SmqY}QXHl68E+B`Jw`^+y58o7R23DGOq++VZ2Md)!r
;W-feyS$~UuW8&@DyWI9lytNx<-O78eHIBHBBIO{6Qj(t3f|di6<-@R>rZ#;uosa=F3B-tm$MU~$T)>p#<z!S7DN$UQ$Slv*RdqU
Q6A^3^DeYibmQ7Rpr<m_>#pXLj&8ahI!?TU(E-%jQ9Ur4ogHqhp0gD6EE1GQs?U@&#A-Rr_FWx&*o%_6EaE+xNm0=Ht1p9i2;Yuf
Z#TaTm%8jnc~8eWz3}B}QF4Wz#n6L=S_HINIb%wZNi9uW8QJ{2+pO!S;f-LHKP7mo9K6Zq=Up9iUOO3+J~K9^JZ$5UC5fbU21-8T
B_g|&&jt$}2d_T&-c=9SVd(kv{Z!|->decx1b5>TBoW777FhDE>nB<`#5&t_UL7YhqBufOVCN|uD{$)}KyYazrMiK%hbc`;VaPZQ
Dzd#Z4ps`WgmMCO^iVlsQ4p1MdCLo~)fC5*%O3=1Y09Li)_6wsNKTP^HVY2I_5&t?h{fHEk)`x{i!iGoqJ|!u=+qEK@TN($yl|@G
NGCZ5lh8Tx;X59j8^&!<B{+re-+j_4Y08H(hnO_uWmO}qfOrfnkFXguKKIjtNrn(KU?uz7efLZ#d<niFZSl~n3I`$WP)XD8!k-x>
B6lbmC`y<4Y=|lP6ooWU`io@eRUOuf&><JL0bpALu~ivbdE23ZLr=W@%e0rqRSqDgyhd9R%#Z`L9P7a6Zy+GT=bs*JQGz<+@bAOx
O+G!;!TI-d)~{A_H#{DtY)VF|^_aW4{1<*4@tTIKt@*9;?Q6EnuT92qe7UNkh8Eh*%M`J#cDP!DtlnR&@;gm-#um9={RctT4O`yh
G*s6ypnOaUQg51xiCDc3D9p`p%qUqUs-iOF3+JAfNo}bEuW3dFITR8Y%$(3|DO60)D#*d7M1yIFw0x@ej#wtCYgj~}t*rou&Vp{I
7QS=4X<Z$L0W&Qk5<A*b8L;ts@$=*`=yT7Dsu-1R9)~EuNAce2R+>ZVT@+M6l@;vhrg!0b!5wcpq{|bjGnQ%sX$E{%4ou|$=SQ>n
Qwrz|?o}TL70$k1DR<tvhk`ABGlGGMt{Ku9Y~OI%Bh?@pLj)M0z;!{X<Dmj)z}=g)RY8=9ag4!`=6^ffjQBu2a~3WWWUREHh?H1|
A;}p+{+nxOuNvLZI;yx2FfWZ&>cZIDNWQ#Lw$3!Bhat=uQ697$PkJSA*f<g~YrRZ@nKr9_ZXi;naJL}x_jFEKA)vZ3Fz**M5KeCH
NrSy1%=B6ru5?dfc#<Miil}}LB)KHouc&31lS15=zBM-_8WC*kc6hrTYT@Mq=TFyM-fEvF%NC2yB<kJ0M>4Oy<&KcvZvGESzRtW}
mzzwj$Km1(RM8L{BtDQe8fS}ru+>!+7lYX3_<>%L*Gx-$<>pL@uPoSm@$=0b>mL;Dd}HqV;E{ZNH_O57-Iy3ld)Ll)-LASsMqgjb
`(7v42$fh=w#J?$NG4L1jiE@hha!YLG;C%k1)1gIFRati^?6oNw3D>Pye#l2?Fn65r%@GjB_BEGi~m8DQ=_Rm<fOXCk6>-O4OJJU
SR{sKM>CU|Gx16ox^A5~+9C#(eZ_>Ay~{^@E@#6nd7CcxuckSNXdL8fsvbx9Yki(TF92{!x|85;xQ3pN0n>6P7CQrTgJ%PDpC^N<
&|G-th3<8b&e4~Xuue@wAx4N=9Z1fJu!V&Wj|WF|_sl#8Fg>6n76^&qD9-X(0>hK9Gl<g51`blk1QEo=*m;=f#}11S6fViybKE%S
?y11=RCiZOu9ccVGK19vAqG+lu2`ec)8vPbhME(A`W7eU-w2oUA{}9%4Cy$8un}bWyrVvMbLH~&PsQ2V{I1T97(3k)dxz-lW=cRo
j8U*vp7>(@<xIFdyFoBn%>G&?IKXIG4K)>tL>;y{EB`M))7+eeubFS_jyOFh1<NiLBn@=!Rh&ELM8lmv1a<!<Q<pr9jBO9bJ$j%&
8mf<}*ixe^QJA*NRW7qDnJQan{Q9g|<v+tP*woW)sh&BTkVZ|N|J-|;f&SCBLw8ezjj`t2M#6-?7-8CZOTYr}w>=M4H*wkT-~g54
@V;)-UIxd*{zK^`fPP1C*noh0o>GUiMoPosb1<=3+cTR>49=xk7AT{U3UB%BRxCv4gFVntm4+Ilq4Lt9VA6x}_)%CM(?`#rndE``
9R~#X@8`L%qw9n1o_#M?TmzveIBR!M+<p@ml&5k%T$ofcSnioR8pD_hTkW4t-{r=Kd`|2S*!Id4AP@&#9$;s8tAyI)06_IA6)OW0
ixfZ<g3u&WC`<xSsRSqu5k!R55RkOcP>_guNQbwlQ_At|Kf>NG4P(bF9#-SbUb0fC#G?0meR@$%m_e2hB0?olrXX{`RSZ3d5{9Ea
*DnDBudsA{jes+-MR<__VhRdHK&04E6OUqklE~)J2CR654)Sp7LygY6b`L$7_P8!nF(|Vs|1;giwuRbhQa`|Z6h@ZDx2?w9)=I-P
>Z8Q4qE1T4prjJn0<1wn87m=@S4*yo&S6qY4Z&atqc@y;t+CA>Y&(V2nYx-~^@e0lvmgg9I@(<_N}B&0y_#q!j#w6jDN6*q8s=ao
nSvJplO&-u1P5<#^Xxml?H<jr1=aJe2@+2IScXb_GU<a95Q_#Ov#J?PAaH06r2NOT3lnTMZ;;l_CjSmh5>zm7$6tnG$>FE&^a?NT
I%H!Gtn|_zbX*yovlKhq&{{#Jmu<^jukm-iK^M~&%xY2R3S}&nD>J&o^WB)C_O=044O?vZOoMgR)}ucirw%I!><3}8Y4sQ*P>9Oj
_x=b^9daMHjrSGZ8$}QJckjOfh;t5Diz5-`Ov={F3*Sub0tT)q!Szz(!}}1kO8~nEUhhY*!{F?~UBfyGX4m`e!&jMU@!PEy|Ao0}
evHWkZ!Yn?rf>+TscO*@jQ-d><0o#^SM{IFP4J|#Qza>1(RKj&dz78exmDaOisUPtmt5FR!rP)@6;n(GTLImcHwUfQXxi^6gu?%A
Ye+f~t|kiq*M-^*Mk1tgMJXM_m@K~Dq>d`l2!pKY^;cvWm$q5YP9oh??VUcWpTOGXC1nz)nS)!}nLFP&^nC`#(M{Dfv6EXxv8B$Y
m(8;|1D5DMvJ3Y{`v$`(eQYy%_YvZzP~V1|-@|D>Dhp9wPlMb%T8~(H!YoX+h^fQICk;_SK}AJ;c=5-4FUPqplrh#xqBNETBsy6l
!DR_a_$7zuy*RF3*SW6!bnyUoJv%#(COtVlu*nDREGdG5Ns?xiq6q>OhN6NbkRk;oDjsSGZhTK|fFAImzY{g{4yN0IzcZk;KnP1P
_J`<zPZ<{_8hz0CiUIl;CwGCtHUfpHs0AqmqLuRF05`4&gnt;JN(H|tquQfI`}3m#hud^G)?rxVGdG-Mzu#qiW^X1{Vy;<L%7ljq
DpO=fDMSzv{`<ayaylxMEl~|N@2;trZw$_iFRg-<if<FU<ZW0YE4p!9<7UZs+L-xgNW8GxYf|Z&d?Ad-q}r<rg-^%p<);>4UP8N!
7%PTWWq%x7Ah6nfo#652fv6rBPC7uf$^}B_cX;)=ZPHansx+m}S1Tu3kEwxxGon&lT@Y#B(P&rO9V=_JxSbP5!ZxU`Nx8#{djw_o
VkmFSqLJ8B+2;BEI3Rm3e%VtKMFh}h8Byv~D#f1Rp1f?SAxz`hvvx65MN<h-srV`R`uuluU@)i6l%`VF-Dv6mJo_B-?$YEEe*x4r
A->n#f%;F21J?vd#6eI{L`e)DnUckJHXx<GY^w&!P_Tx}>CYXDl<~DiN1#1gpeQJx65+_XHC$z3g@Y`p%LKpZG`@v691goB65}z3
OIt#VYewSQ+R&I$Sb2sAIKy&o?Sh+iFhp$j_&xn~xylg6WYqqr-0P+J!u|NnalMPQH8fQWrrEbew_jVvoZ%S8Z6#Gt$5<@W0+Ut>
WvlrRg(QYd&-Xe?8saHA2~i?OBV!@Q3X9WLFuc@7!2T`?+Uwt46oYkyAi~Brs+<9V<YJ^{eAv`d6blb9%$samDFw_atfLt#3=C-^
q%{MRK+#DE#9}c-O-iFBWV(ZG)G~RqQnK1MrK<i@YF4p+YB2S@l7&G*VN#_26uc(l^;)n}f_)VI{K3ecX=4rZusVX%n_;@`(pYfB
;%-TW6&?#J<M$?*A|_Dgj@R^4p~T?Ir!f8}c4`lw^g^FrfXzV=#6L}PPxZp!`)V|XHhc*UZ>uFWpvs539!7FLT6i0Xw6@f@_!NQ#
{zr9<B8L5CJvN$Ct4Tc{_H}()B2F(><kyZ3Y@Ko}v#>5BLB6y4vmz?4tg%NGE0)AlxzBvtIw8-$pSEhMCO=sJS8+PZR49rvg1r3a
^Wl2*>)&a;$b64Z-(k%CsGmpf{G|NS9r}@=_tU-EjZ$&?yM@VBBh)C-X^B;uxm8s!AmPYXC|5Io=l|5pwqj(1K}^Yv<Uaj|#efLP
ihm<kK{F_K7-=f0;sYhHx=3iWw)WeMFDmQhVPS%8Xu&sFs?e2PjI&*Ld+^+8*ts2OimzYn@W#PTs9MQY79vHoqK&YtpUocEtlZen
Yh_|FPpu}j_)xC{D6OaFlokmX8A(XN4cn`v#p&#t-p%Vvy1q?@m_?F7a1JSPg7cKbRbvStLx2e^2nY;DE|&|%2hZ<$W)}aa_}1mW
apg<v*!C)BW@pgML(cHY64&Di%peF10NsT16#d>G6W8$3xFh?a4aB$PAYhL2(L+HH4I@bn5JZ7UH9<uwQ&k{PB^0FyOftyQwM4;7
NJOYtssji(mn0bpXbnIaB`p+`^WglAe^$1@N;(1`1UU}_LqYgQ*I#`m{`>Go=2Si`T;jsBp$Mb}gwFiPV3<eL)F5JGMhc)XX@?&K
)Xg8^6udJM2}53~K5wp<#x$7J1qC9QG8KTDG9?oxlOh^I2qiLzDFY!ensNq!a!?{1!paC@qA(k3V89E}@8{2d0x}{h5k?dovv@%p
@z4@Z!bLSX5)<pHhPlNM`{{Iw0cPR2Iv}FOP+>zVNJUaH9pUl=n56J?7w=ubHY6a2H08^Y3v<6d&tP>vV#_Nk3Q@9;gfkmD@%wIn
O#YhU2Ft1_h943`z8Z(BdCxa`&mSwEl7uRt#(sM9;+^FZ|0Y&Kr&~G6jF@DwY_j#Nigx_CUJf?Y?KuJ)`>F0_Vv(__Y_t2Z_qbG!
Dwe_`;zAtOD`KnbqGkpp8P*>JLo{a|b9ng95bhq>I6A}QwaSRnNDkbjm2s|0H;bYl&`ez>E$AwrfUxz+Z4^Xp_jj?_Mk5A(h<|7R
2zPg!jt72=g;c~hW?`V!K4bGd3^!2osZA37ntW=^He5ke3I6pXR2+jjxhP02H5aL>&lqJNvHQQ7NQhAUh8Jnw>W@|7nr1RqH1CQd
(tOPFf0Z`-Z=ExC&c8842tg7GAd&zG$vgVa>pOoFb79bw(My&yAwr&ohXZLqn0;k`-Mc;yO*(d@J6w0oH7wGtoo%Lu3IW|u9j_co
=2j&w@C`fc>>4FaL=#JuBCHXY&5T3nEubO8DiOeyn2G|DgsGyX0vbw5B#ME7v==e!{ReteaD?RlXHQkM|4jwV9NLQpWwnCGQDtOQ
U|Ke_Ls^(hXi9_>Bx0i(m}HSmmN11PKv{-M6Bbo4vT72vL68_=hC?M26wJ7RSy@JjSPLa;HWsj{HLwG+buQDjNtHCxQWRAwlCg3S
tjr9M&J`xs6k>uZDG7lhiW7!OZ3C1-7!VH31ej=AMyVWwB*_B^$t6fDXBVS7aO{>AGC>MiDk>v|fiASTB?~$y78$|?VnHaS49o>E
nUon~lr>=tR7nLW3=oRK&00~Vl`&*Oto|6VgAt5|V)9a%#6^rz*}<EbT3ZT&nKB&7FIWlyswfqJ79gP8TVYTVT8ShwjN~?!l9Hf;
)?~vX42((gCD$cpVl&`2c(piS<O57fZ4OCJ65$TeCTkTW@EVFrAc_Ey6!CKff-yyf5~8diqL7OvYc;_DF*{fWAsT`H`L-4U3Zp+E
^kK|K6ndVc&iikiXtuDAO(pNlg?xRS{;l;6JXMh<(Y2L@9cs9KANM-}&*rfV!i-R0j5D;Ljk1hZ$_z<qCDALp5se?vM@%sRwN^m>
-=%Q;=cN~l@PpXfJI=Ih?GXKae~yEbfcEArIA+Y&0sQj$J$Lu^om&J^f(i5f2i|@oKOXONSb!fG2x?f70HFqe9#ANKuFU-@ue0gc
4$Kq&$P$wrnB08NGJIL?B$z6Zprau2lTe>juA*2kl>l9lPknmbag+lLtbN)JIU2W@igqNi9!hpb6HbL5ZIC<U>*(KuaZg_dEVQM5
i$0i2!;aT|hQGfoh5;ubl@Wp@7x~7<u>z=prl_WpmwO_JoPdy`1sO};pUYCj#zUoi@*#tT&aMICMgm3dbOs<}3JC=w)S{wVu(Y+J
9&(ytzDs(W4prXg&fpq!g=J(|3ppb(QA4knS-4YoMg%>(a(+N3kO?eEJE_8GOZ!58WQ-XuzpvdoJ%kR9Do?w77pyLi<(P=&mOnr1
{qVrp@4dbrW7~Sd&hHr*e7`v@IFuW+O#o>iX_M`ZgM+RMZWs+7)T?M(qub4t0+f;_L%8aOpr4|0MEm<bpC13Og3_hfUz>IAS|y>C
BWoqi>rd&%!4Yx2w;j9qr+&e<_O7ZF<S<hsXRmcTV^>}B_k#VvN7AQ~r|Q;pCn`#$rJz}rCIFyX3I#GjP9;F(Zvl!~oWRL3QFxR}
``$ue^xWs&xC`09{yc{he({7^=R`d4%SK>f)I|319YI9z&P0K<AO^yM6p($j@{iWlozG*(kz<$V`&|MbUal*^t3I~}v1$iy-|o*n
uiw=ksX0p`c9ApH^_H9SfzHh@@<OM5(`LV(QTKw#F3g{^UaLm_8+iE=M4Z=`spY2aJjHk_724Jqhz1G=aG5LQ7y|A>eGlK0_#^-$
(np|^@Gl--Hgt+!f$yjg?N=mLDJn99jbo<|NF-r04|>CJ6>EfAah@vd$J=Eigiwl-r95YMT9&&IPau>y)<PJ~RUv)FyxbMA#SSAE
1T<Q#RO*#P3oI`N8QAKZ=H2yra8#~a4GfG&T}%oM6*4`z>w3$1>n9|dC^`g6Ap<SO&+u7iuDud0I5DB2EFtW0cVWiZ)`%i3f}cNu
L5J$pnCq=&sv4~EmB<yrQMNKt*wA8L<U*s*QAC5UPq?3QO7(9$hm>(r1Ev`oORSUC$X{N_)+KDya=jxGMWYsGRh%QQr%B(PN7f%1
)7C5JY16ONqXR1m0wu8j6mcwj#wAv|>vqOdkcKUD7S6*xZMl@)EaM9SQR0?P<3~j8+W44p4RKZ~V&d?(hlsnYO;W`oy?r4Ugm~0*
;`w7*H1Z}d8w+0C5T;T*?pa`)VpP!Al17=_f{!DKF4#p3!NVIuoljiMvLZ(5Ml?@Dh~nL~?b=>=@g+*ec$(HQv=+MNWynumLj-j>
-F2NV^m*1eV!LVb{M_GI_^7qXB~XhK<1bh&y?zPDah3ePJyYfP%aCNHlxy~lMhIER*HfupY_(*jnniF_*RtAGt6_vZL6ECE8FkWq
x4n;+CEpH3pX1%}b*p+uc?u9iu!pkdb7%+C5+VaT7{k|9*>%TQNdf`dLocrKYZ1FuV1Vgjs-w4P>{z85IQAWBA(1#fX$d#WA-7kr
8-<sCV>sM$W;uOblr%Fn>ZPv|<1^!BE<H(c5V>!xZWEiZRcf_Ber{D3cBp;VsY>%JL0n7{y$G@~&iUBR%jbMfxLzL`D&--e`h?a$
A1!pHr*zJ|c7&ax>I$#2`nIuWB2rT|oJDF2${B8)5}_pBVj?Lj^t$yRl@>Qa5d|*iSjuF`8{UT^k<&=TP<*n2D}!0t?Dtk9&fM0~
o;W0sxJK=b8{%f$lWG)AX;(=j6*UxGK+$<MbE9WDx2r~XgYfWNGvOFaFzIP6s@X~UVfvk6klI7Y0ZAqu-Su8<@TnJDy78+sGO)J7
mu@iV_6D%RRT>?I6Rc8(lps*iH4#8eh%^nd1G1+GyKam8$thDj3hq0!d7n(Lo0v4QZ___*ech^E(pGIWYepF>Wnomdv~xK|L3ph4
XVjvJMpv7<8cdd4$-E|nKOfeq8$c?ks1ig$RJ4UbP*D*PPinoQ9vOfb2n0Qdq3<D85`{pe5f+pme;3eVOx<zqn?|D8Fi>+y1bJCe
46^~$M}q>)0LRTiUCU?U#dE2k&~XP}OdqU(dCv>shi}OGw)vfJWQGcm!A%!t0f8|k6vc`QkdS-8L+Tk(Btoen0fZtVfk5M_+4R;v
`P3(TG^Ts93^&sE00#{BPJXA<;z#NqrM^<?>oZEoc#WZah<<6e3h6OOuiDBnUw1NToWopf4NU@ZfKq#ns2u)kKo1XZre{1peSW_q
UVie-o{Svz<q$2n)19ZSER5;<E%n_svuo9@1QoJOUD(n{Y)Dv7<gYM(2G!nN8cgRa=c#c{9_}{EkMMCDd*R}nF=8~hX7!hGxQEGH
m8Wtl*J2e`Clz-|T0_c+v6@M%)>tX1C)vm2^&$1S^nO-m48U{g;~Y-+Ve$EW4|8SwDj0vf>cf+kBp&oW(48KN6GCIQ*5W)uzx9TY
prKA5dJiyJi3X7-5(C($$iOtHMwE&12F$Vn;$R1XI{@qiL_tLHI}TyDkH^K?9io6aW&<z_Sdf_m7DT~86%<lUG9CGmNkoE(^Hq^T
9F>Bh1VL2lVN()QNYOzAC}v?J`lN6H2s}P<1qOA2Vn9KR5e7i)Ted*0DM1($Y*|+=jA3b{!zjX_Enp}WlBFdDQUja_34p0cg(ylS
MC69hZXHSPQ?(wf1s`8%srB|hhfF_6_eSKtGJIPRUtc0I6#Eb%?N`YkEBvbpYOt)dY8KKAfn^&)#H<Q21yB+UDzu_=I|!BNf95KL
twlf})QZ7G5@wVSA0`P%ic*1yD2WJQC@BI7P^5;Th5(VEXbPgLrHF`P0;U<JC|V*ZRw<~Ypc+C5Mx=!Vm{<X(R+5#WLXs9(r6{1H
q=_mbDi(m46rqTsWeAE1BBF_+VhX5<0x7B?imE6Areczs8lqxVl7*U52!cT6iIN0G0#H>ELlqJfkrB2JRwkrCnj<4W^wEGyg5=Rn
2#G=>l&A|M00HdVxlZy(2vi_}lr{xj2p+%$783|ZkZc|eQxi=0<mKT4G6Iq*0T45hEOAB55*aMD76=urt4e|&A2y&sAD6SdfEx(0
6+s0}0z{2LOwcJ6Btbzi2@(Y;#0dn0GO-~*jYKpf5;QRY)e3){20%=df{_5^hA2=V(g4Fqlq5>xNVyaQLrpM9VIn3#kV(7xu1Dp8
GMBu9%MNSyAE&c}c=#c~_gY3@qPtT^Q`+eSQ@yAZ@9G=89k1=%N#X40_4cQ*>BuN~pR@ds?lyNwApO1gYr9XWc~33(jnS(U(bqr*
9fg4S0hV$F@a_-WblCy{6vB@NX93yh_KJeeWtrKdrKTi+yQ|wRB2y+yv?ycSwn@k$4(~UEj_~~mgb|D-q&aO~S>4O8J&hM^=deK&
!dBAvdd~gOP31*9NJHZ{+ynljZNF)LHWk_N)}jztq8&@>?;3Y}iBPQ@aO-3Jebe?>=v26qdc>pW!m9<36mlc8&j+odhOeWO&`pr)
cqX8(r>s7tdq710VMqZAjEH^*3MSAVzFG(9+u5B?HYoYY?%#t;<KYz-lZFsdQb80DME%&{%*8cDF-{nZl+#2*?c>nK@+G}|=ws)M
KS!1a-?1V8u>elUL(m?vh$o-HJtt|i7Zzrrs);CCqNoZQ2`rEHjA}ruQ;aACpfM^@K@$0Q{5hU~Cy<~b{SqUx1f?jQ#{cI66l|g%
5CtL2PCs~`grR_bG23;+*P8Qj+#Cf~bR1UyE#|ZzdmDz0n-!fn{|}c(Fq`SuK0-qZC)%e0X~a}IvmqqW?DzTkKyu^=NP^yy(@=)P
Axcb(Xj+=hMYS01=IJQ#&|iuN*i-@L0()*}PJx|=d(+i<j)4c$TV=NW!(<T!D1^pbYK%dNiD{ChRaQX7v}!RT5|(8HkeEnNQe*}}
kP}Qat1J#O;VFS5aA1ggrkD~a21FQEnU!cM2!Yt&hzlQS8#Hs>0wIqiJxk=f{$T9H&<|~Z^ktSnK7*>Kq97Y=2M1qYk`nTty7^zE
k8<vNX0;Y^N|W^Hq3JmAPf`d(fDs`Ch!lcILc}5Tl6mlY<vg?3Z_)MPrl!Q%K9ccFIiVo38lT_dsIlsZa1{YS6j_j944PcCBPkkJ
QW!xK&K^;NZ#hy9?5`MLWQ|r<vK%C+e!l<WM_g$bj?f*DJCIZ{SNO>f1uE`Qrti3$M|gG#6jf-14c7sc{)p9C3~myYoW&a7oh<MF
e{8P@;Ds6wO$}0i=|LiO<Gl7cA0nhZ(9>8(5MVe0in2s$N+?!Jf`3g(nu-WCWo5PtBE(A33N?~NrGkZT+{`E`Y*a%flr>0W0y%r0
{HLuHIECQ?gcd*2NQESZVO9W;QDJ5lXk>~hhC&Mt4Vn%>*Z0{|vJer(1Ec)LY(doy-Q(WLRT1jFcWM*cdpZfwIsuEe+_`DLRw2-p
Jg*Y@gW1(n$`=E~o5_rD@rPQA1&EP}N|nhp8bkNiW|)0k`1*8xlV$Dodq60FJsT$kJb~PKdV@CS7XVBDC+Plabvs|v2m3zk<Dv&p
fTW?8P?#5#_C}<bW>hIPCPIi66GBmqi9f+_?Z*v4L6rcREwzBqr~CHBH6T?9LeNkYEdWp%IWbg1(ltdU(WM~NYAHh?E6bINrleAY
+Dwv47!-nu5Ryc<0|OaCWFl5%X+TMpX&?97`DX-+ycT202YDy_L}(DDAS}Puy2DzCDFT6IM>i0IXg|Ptdx(!c0gz7Xypt%JQ~6ow
kPXF*sUS20TPzz}LouHzW3h=bBxHjk+i)?Ht&3Vh7(y}$5+t*<B+!v<xKTK@o!dk!z-u5e0Gde+B!-h@kkTZEBPh)#Dq12UR;1>P
b<S|n9Lg7Q2%(zE62jVXv4$Ep6=cvOk(hw2j4WX%T+dK8T2@L!{FC~mn`E3GEjSt|DH9B$b(M=LlABtr6#i%gQ)v?*aS2wI2m@eW
u=o5P!{!>oKqL|AE8gKb^^su5rnbC6W6lMksOZR}wMP5t{29-KZa5%(ffRw*l14-hI5rK_7XN?b89Ta)K;UO&b5>+k6m@A9EtgY>
ZJd}a+A#zXBxtSj3o;*;1!C6~>8Tr}N8t0<tv+yX>Z&k36c5w%8~H)zVfO(K$I@Gdp$IeeRMwO6%QW_3)%_3ALGX{P05J*$$X6jA
&J&%>U<d5w$X?s0N1pxKSblo5l!Zu)lhpfCd%bFm`_mX11nn~5cS>dy&>B|9Mf7zledDNU)ZpV$2m4Z9i{6?pu^^CMX+(;CrUg`r
81~Ihf>Q&2-0PG(F&N2D4BIB7C1Q#TCq(ADswR_<9gz<$1ENVcAR&SB1U%)ANVHl64Dtgxs3vq`93`ca#S$lQ6sJxNcyoYezEq87
8E=Lm){%k0#wAajM~d!U?qSoQX&|VPz*`Bm4qgir78=t2*64$)8Qievu0`{y$UT!tbkm-s@-Q@ZHuiXK9K&a5_N68yQPuD$AYh}|
j|qkVzk*KOg6?o5Yt867N}Jiktwue0<TRYorBys$Z&al^&~e4AC>R*EM9D*eAVVH;wt&cDO0~2h$!u`by+q;sV<#Z@&Kd9K#gjNU
Ue8d4*M8TiW`3`Vl-beuO!}_Y_hFlcoo+qbfOskEQyvsGhuo9&VkA*TNAm}UpJ)M}O$Xd_+LY(3t$?kPow#!=oS^L?0711Kt;S!!
@jV!Gu8PeP0RRHlw$qjrMKMI+;?ED^)8^LfC!DlL#&I?Nt!p;TdkyFLjLd$pAE*0(f|r_kLFXhEf$0xg&}&4e#i(jz%G%Q;ig6?k
5f53-$<C;Lw4pxq=u8l-`Z*9pN%diwtd}3gAB-p}#v{{CQ=Vxx<HwE-Oy+cDdQN1^HisX|n^r7PdlQrP*S|Y3D+&oN?`;yA)rJO<
J5SJ`vjUM|g{oAhD43KYplXU~Viu4oX%d8_3Q(X%iV7HznJEGwriOtjC`O6`mSHFbhE$-L5tasms3Is8f{8=W4_pD|B;4!XGf@t^
L@VCLmolHHlZnUh{v79Bb8lmIZIZCMl3aqt5k*1B2`EGhnTjqG{sH<rm|+xAZhN-L#$xVh`@QlI;4fNf^zlGbMO%mE<ko|VQFA#j
kHvoL5X=w~77?jq$Kf%0rLJlbGc$r$;?WfZPsOoBK@<ggrHI-obd*?(=@#3~VQ;c#)k}9`7qsZ{^iBdg6>hrdkN*>dke1muI&7kr
AvAFE#~zq{Sq>c~eVQ-A(iEMf6_{HwhVpBtO<r7LLT~(a?m6E$B);TXdXu3DTy;W3DsYM_Y;h$dI-h-Y0=f15CweE0TLJ*r=pIXE
4v8d(e#`i9&o3Y|u`gE}g3Z9O4^mP6Q4oGT802hVYXcA^J9UHnKsNpTQ>LI-u!kzCc)8f$(3zmuXS!fDh5SBWw-rl$s_QpM59-@d
1V#G_(G_|7;S*ywtvh}gZ7LXGI)`Z13BX=Y4`QcyPh%&70WGo;qzcAB$W$o+$V3d3q!h~vlxS5cPs`i-bnPe4j0DssU$+cDH_YGp
GWGACBq{QQz*H<26_AQRVzFctD*{$qRzr<&@^0k{f6rRrH?h>I6}LrCNEJW-WK~bHQB6wv;Q+8^^a~AbfyA?)?8qMzwS<wtfTQv8
i39X<Lc8%!3jPyjx$J6m==eX#lE_v-dK3Hq-c1lmLWL@f28RiguoEt28qyLb!Nc-H>0E5XKL0{3MHE#u6e&~{RaI0|R5VdTMKx7P
R0S(VQ&cSlP$dgMlu)#d1r$?C2vSl4#SukNRRvX1RYepuQBf2nQbe@0Q&iN&6A4tsMHN&vR8tbPr43aGP|^h{R1G0XR3TML)hj?H
AO!$b6;!mVR4GY8R20x9f0LM3`ud0Mzi6EU0N<g8E&=@%mFIHHAL<XT3|QuV-~*ZmUk8aqJPA;Oq=_~^N5l;Z0zQ%ehlCWVN+Up6
0nip^05|7=+gsJ@@3-NmnI2E|f!3ZzfL4SjLaP4-!9F{&aQ)Lv%VN6gd6y0w%qHfF>XI1)(+GSrnGh!GxM(VngJr<YC7CrYCi=(D
xNXk5<Xw8}uDk3jqq~%CLK_h3tuTjkzWS=-O@_GvsvDvm?SW9oI=GcF@eD}LutO1hi;pSKEV86`xz3Jwj?{c7TPrxsE|(JH>2z_L
J6+#m4B;@|imDjk@X;0~gbL#7eT~_^a@ytnU~4G40|^a?av|N5f|gDqLiwkaSECPTl#QuO4$kWZ8awEEvU6;*7k(0{IYtNBe>9Y5
pn`So=S%Oq>S$-V%;!+=&bT@9HcnJwD9(FLIjZsD3YYA82KA)>_%JD@77(qWEnPgSQnarMYrU@+3jQwAefFjLPVr@|XB(P!=>Rk^
y5LKc{SL5MtC`ky#On4e7|R$E`G;9YI2`%h&h`fPlT&Hby1nEoj)mFY^oA3&0M6IYUMWm2qy&I;j1>=zqM2i$7;z0lRZ@nEmW?N=
;$VNQzHZP@2u_kih07)+DnN3>6e=J3H|M^NxA?x7mNHdBs7jGt790O!mgUsM5dXE-pk@>N&6{U0Af0^h_R&u7DYWwS2c*0lC-QYs
R65zUeL?@LEd)qL{eNz)b^5*Lc)O_Yn_C%c2R2xXQqO-Mt{8Or#a%|7&jvRyDuS!6m(KZt)@(%S=NrY-baPoqrjFAxvxjUupzl)X
cim+PHjy8E<>9$;nZ|30IJe>19f2T)cM05JWMz>9NP!rhJOMzH?)S(SXgTFmk#R3UPSX|UN}UpS+{a+=>H*pdvc548DM<T0euumC
_Xr9H2yF>CWIPIxr|an21{d%r=RY_t$R;sY_fV>j7g{1<XI9Z=ii~zS+TOHnHVXwAINOA_&SYv^8>25;uti5wvM#-&1udl**!44J
PNtn+%cwL_P-;^ZVp`hWw#`#Q(xDa^ms@RW7TZu*R36>SM5tBjZ3hL0Vb;wuhKW+kmf=>g#6heZPw08;%=@6C|36>rK+k{sBZUz7
fzRu-Dr5&h5A2E%q$U7?l_n*T35W^^q?kmekQrhK0soKC7A7F9aUceu9uV*(6hBVnl@tnCnqnZC9hQsa<AKX<MWSP3Q@4v@IY1PE
#03KEd;OrY!Kpya=HJ<;DWS8WpwUmj3hdxe`oU^E%fLkpvoK{5O=ZV@?mKo89lD_c^D#a|*U5xevH%JJP@pMLUgSc62p?Gh3Tl47
dDOl9d*Cbi)Z|eR83su(P?Zvtv@W0N_GmVShr~TSUmsze+yDnAUcc=+m7&W0*gBdwux+Bs(_i?*97-cnkwcE-)tY+FR}+`lV1G@d
5sG37{UOooWe@oOrc_6GYGQ_?5)%n*OjwH0bhWwe$Az8)09le?M4%8NX>Y)e2mfD9J4c7{;2x}b=EDN}2DmL@|2u!9QWF!FYg!?Y
y@_G2j=j6_?vyfHL4`pDy_(LHqrx!YlGXRy`0p)14Qe=*;OEZcb&&<AcUwvF|K~Z*xn~fqGzk=t=lp4;!7D^pbP5UnEQM7?JJ&yD
wz1w14w$d^f9hBY9gP%3MMMn3&61k|i0#h3TiO5P_je83jhJ%g^xl>cY19FwF@qCZGvnhJfo*GXgQcWeL}Fg5a};r+c%Gl4vwMwb
p@uYABid>h<j8yxhzMEm@If9ZP>-k>Yp?FP+qq0Xfli}ZOq3r&7?I_#HX3jb{=mR9>HmLjkVNs(Q<Z2lXEo4&YvU&fZ0i40$zlI*
_|vn?7IaaC;)Ffl?Z)^fU1gPRbxRnRAJ${|-ufC%q6uP*TBs~IrI?GKUfB(bJ7}wEv-spQ|FP%EQ?>luW1Cm|G$l{=Au1ym`(J>$
Ab>oIEGzKg*(O6ETk1pddhsF}ytdw+x`C*$DMB7=z{48L5D}w><t!#lFn%Qx)KDY0d)Z5GLb>uqzt8;W@p!kfz|udDy{Gzh!U}(q
Zl$1;2qr!*ovcAVz+ACl*;YIS_}VdR-E3nb?u7-N?GS%-IK6td(61!KSJ-S6-MVWcpY#3m7iFBL7?P|J6%TIsWDIsN_}Ax^1o<Te
4v_u+w4VrQNS~Ya<T^}u8WYFCO==1(h``nH^m`neBL#Q0U^OUDA74GR9<&es$rLaTErHVzzV0F^=~x;NtSHC!*cj>hySFigmTB|4
RCj8^_!M(&(S{w}8h;xq3F^@w-p%3k@57s2+X2ih>N7`w8K>sJ+6cpeE~?dGWyH*Jieyk=qmdDZZ+Szi3Ziq~8NkLDmtwOLiim{9
eceOyr(LWLA9@{TQ-rKoEIfpWg{4Ir!S0kJs!#B|Kbgk<y4qFoPPk`oYX?>ZVjzl&X_g1ksHlL?(_LuchQWv|__T3SitS0g%pZ+~
F&Y$A5!o#fR*d+*ggF}nx3Je?lA?4sc%J$f+|5NI0?&(G30>Jtpu;G3W@GR>l1&I{sK0GtiS5p^dUlBZt(v8XihElTW-?MC+SrbA
B+jm5)@IbElMGcM<pRM(ROf=j9R3gI<xLwbS<poHvlActX4u_5OubfXV4?+U{B6S5X@~oR{WHi#V@6NYf6tz$cVA|KUL(E<MHTCh
`hWQ2LaER{Rw}VS)pz`V`SKum-bDw0q;&jDK?mLn`jtnc#$p>CjrhMw^YivSJ-+T){J-%*u0K0(&U^=`y*X~YZT@hhzd;Y{U*_Ha
UVrA={Ex(c=f7C)*RP`=FyrFGZg1!KAz#)1*WccM>Tk>OOmnyVw>eG!#-r!{<6rWPtla$h@a5P$zc2bXV(0UZS0DKKet!Y1`dY*Q
hp2pcX~UP(JZk84*54zqz+}t~f2Y5G9I<ddKOhtOJNl{rd2P;r&EJU}b-{1Ip8*0s{@=gDH0>N*{a^KNJ-OS5|6AwG4xrzP-}*1x
5BOh{Tk}76=2Ptxn2Dkp(Ds)GsB!5ZhPAN2<|~d{1%+u)NsEnlAM5Dd_2B$Y`c47gmkLs}nIG%t+m760DJ6mZd*nd}S3Pm@^wsOm
%q=0*2|*QvB<O_BbFFMnb-1wQ&Yu|Hg{!tnZ?s$?VZwWA2DIWkN$q>9JzA?noQCfJn;|?yH!ZaP9=ruI-Wl=QI&5>uA~&9<OoK|+
u-waWrG@#2HF5)kx;UpUE_l3aen@v#*wbVwdHUDGBAmG!SUq2w5jcUF@ieHr`2r!p97xNBg?+-QZjfyu7n+P(-PAymWoqbLieX%k
uhqv}RAaKOepHnE8}-*0uXT`o1a-q|{WU_M>J4|_<qgMl)gyzrE<ZM7P2c@~JGFs4toRr8KD?|=IgrB6eVpvwDin{eU1IaWIT=Mz
%*fP5`$x9Xj}Dq;r!^Qu7FUX1<4;$dzjb;}2c~f`z2|o?;$QOf6fI#oSxDFA%iqW_rR(W@OLu&0_iMu2_hY1V<&HGfa;0+JJb8CS
>(8QhfxPq8$DCJHZ6}7qV|y=swf`2lB48#2h_%JvLCEEg84LZnllZIMtuP|bxg1BXny|d_ReVuV*R;RQpwA(#>0LF*sO%%<6)*TV
`;NG5qu7V!{N8*caqocyT*Sw!79kL7g>bvI6_g-+%m~l53}aoR)%a-j@x;Z*z5YjT6T<(;{PFQW8(Q19bSR=-`f_pGN-i7IyBijZ
s~SRk@C}yWY$@er5xu+Ht3_&d2cJlBJx+S?oKZf|9*H6ag;d(bn~AyJ%ZcD=MO2ZXyg=-6fJh^>^}xHe+-T)s6ET7(hJtK%-h@T-
L05{_SVBRpLy*lSn_fsksSJ(DKh^ykj}A58XesP<NvD{7w%NrCZ;mj=WypzgaY(B~3ge}EPqerspAB?6P3=*&2wH#Ij{|PE<s#Ep
(-VD)ylLLXX>Bdt1XNEp&jrU`!Mt$Ta07(ZUNq^^_OSZ6r{T?ZbVkUMIAeLz=M}VytU9pbMq&C(hkp0d6s}}(yy*Il!4etPwNNDB
(ep41R}*cZo6@)O@nNGl2LHyM77fFtM_2*;CgPF_*7@2*&tBjn!AUZ4<4;KR|E3p|E`RO%4F8|q?0YqvUwA?Pg@x~X-uAgRiyB3j
P&)8kqo+?lg6<vWuP5=;q2jk3_%5IN{!ZPO>tOolO`IS(mfSx&>uW`DS;4tz|K1bNqn?u^jo-!xe@{*`>*y<?;D+zNUhD%Rl;(0h
+2;e4d!MC3+Ht{&0tA)<#C&aSL%+zGH%vPCb`MHEBe%n!XMnwXhi@%<aV0W%W=jF!o`eqU?~p&B@U2?Mnt9}SK9kw)tw#OS13jg2
<oNXKPLo0$<Ch~Gr+(<Lig5l`7QA24+fKv&(lrOT_f&tB4F$s4+fw#l@1PFThuW}fPaZoa<?DAHhEI}s9iCxRi{7C{Qu6#9C`>BD
LN`0_;p*8p4@Us!iPkvru&qS`xe)3Nm;|0Ua)Eb-hpW_8`o+E;r1Mfjt)gBVrBsR^^t4n+G<Ot$OQ%Um1>)YlT1M4!En52e%;B~_
;Kg@+F4WyGXV=&t{bvX2^Wq$B$P&8WuS7gLt6rZrKYt%aHMeDA@`p;h9Cdo#Xx@^@cxwKR9HN3)lVY*GqR_N7C)01lK_f7wic~)%
f++}L3Qb6o@=|a&DbUb;^%?YY=(n)aw0~CIMaqT(wL@_Q#4v-Co&v(u+K}_AnPcuL$hoX|C$SK6YFtVW`1BQ?T^uSOqo>;~3B7wS
x4|5{i&#M%U%g^9;QPn7jg~U99+sT}sfs+&{@6x~gp`nqrG(SQn$&D$LK(li51(yCL#ruH9E3rLBLTj$Qng2}275`1CmOy+^u{Ad
*E!7&R&ZcZ-2<k>s`>n)^sRf?dVZc7YsZ(b=l}1IjyA7;9|R;1%=(ThcXT^H_c79Qio}XuLSkq~>9Y6MzQcF9LZMz%)oEE5rMkg}
>{bwByz3uP6EH#`r*CE#Kd)!3rX7A>pyRoR56kCsOQ8LI+CKi3>?6CT=GCsX*uO-Mx414!TRzZ;NPITqOi8K-RI`KKU&ql09&Ja%
zR$S7JJ?P__`13g@8{>F2M1yY-CNU*PcAwVDtEOqFUGY<TN`?*Aech$wc+4viH$V#HDTVVG{s*Qbw{P}<<v{ud*mmhj5-99ldhF>
uDOVO6zzE$y37~4+!qq*-B<dkEf4a~4-8yaWVNVzX$89|hM!Hu0UIBZ<oeFMS3(x_eiip)hsJsK+skA$^!Hl*lR=?FbSijjcekA$
-OBtIW{y+W&+mSHo@vFe+w%4J`CsNY^7;DeKOB4FDrpme!2K-14#L285X`UaHNo|mLL2fH_7~Uh=sjb~l_7s*^&c<O(jRB)J?^w&
=XI9C+E!oQ(TDT<SRAJf*`H?&MA!1dr<<z0ajhn_PJu8U-k6gxGY})`RLP|UCd{47>Sn44Akv6-JU}>~z1REvv9<Rzdg*l1LYH<9
krL>%rSbhv9+<Izm^?g$!4^gMygEWMV`qh>6$pyG<NgCs|H$K~Fqy7RG>-Bk^CoiNW}|^?Z}`77JTgB#>v;1u2Vo0(`Kt6=4#f7e
@k4E;B~omcj9QY@kq)YqCI0n6pAM>mAcAX@<gpX;Pn)KSYoVV`6jSxuDkozq@$$!?&OZMSer>G>TOB^f8-r$TMTg}+!}FeheTA>d
*nEwAO&o2)AA!>2o%l~Pk!1p(E}4RI@ufhYP5IqfkS8=EvuU{q`GvJc=M|{B2t{<7V!+miiGG^ng|8Ult~9-Iz3=)5+r(pEAFtim
8}WB@h(B4#@TCMH>jTwKkJI|UHn9`BAp&QYSrrKhYSoeFAGAR5(0<?l^Ar`5Wi^~N0!>g0Bscg3L_|Ob|NsC0{{R2`|NsBy78~yF
*8A*mrZ($9S9`Y_p0x;5c5dBWYNy(prY&95>?`lLp?AFS0mT4hC}!_{!{0Fh>zp&8?$jjlF)2#-Eb3lni9j#5_u6r%&~D6D+_DEi
6KoPGj2^i`#Ar}iupabdqhQ517`@}WV7q9L5ffOFskSI35=f!}KmY&&gdsox0000x?e9zgA5WRb2E8aK0*WL9KoXLg9{b+kcgy1M
ecb!IuKQl?_rBhDExrIon|I!CCoh{vt=sOLfCoF*3a8Svz4y%&+X?SqJ5QjepEWh-(zADIy88x~*l2rht87zEWfds<yWB5w*?XP6
!;7xG)7MRxBX9r!1s8$N2GAar?++Wh#$zOVG@^Zh-kxx&6Wy)d94ub$Hf-HF+kwkEEztBd000Nh;`{HtI@jKP_up9^ny5W$k9C)B
-3QLw=+f=(z~xTtR*!v$zRfDtx;66fd4k^d_1W~?GrPL2)%Nsvx0O6@#m2o9005;F=p1a_xxh3vYZCV0>(_O;<JU*lhPC$E)jomh
fC1H8X8W;leXqN>d;t5^N&xz^Zua}{4?y1g-d}sW*Soz^_2_c&_6GUsNB|U9yzmV7xwZq)D`jtHc6Ro6uc21X`;D`4wMD6INYcTI
29=?(c%DJvUY*A`C3}0)fZnk0VY?d{mOb{~eZh{tdv`V9den9FSjT%k#x;iaTn5|d73e%fr4<AK=oA#Ht?cc#!|yOqx&uR6Z0n&r
Zn3+#^ki&qzyX$vU;}mmkQb+`gFV}=_c_?oKKs>s+Q;5J??4Oe^l}&2Zyq(fm8ZVnSKYekKApg5+Ly2yPHK?`*0=%CK8+Fwwg3P+
00FOR$hr!x6zCm$&3ml2E%!a%yQGcDcXR7)=V#pDFKi9#;P<Sf?WstpN`i<-*_5&`B;LCE9Ph8I%{@Nt;23OC>~7iQ_&Ny{Z$$F|
0BV}j>+WgRdw0jW*_~kSQd-{JqtYL4yZ`_LOoRjoAOrxJ070T@rb9&ZiLeqh)6!|E5}1fW5)(os)jtzcdT5mLkJUVhnvJOaPyo<+
hJZalBx)!`nkTA{Q^`F~Df*Mz5^3ohDB4d5)b$TgZ6T+rplARRX%Qkurjdmd{V`8L>S;mf$^agq4FCWD0EHw%XlN!zfi%J)qf<tM
Mv100(wa}zG}?wushWfJ1e!?*5CDQSO*Cn$pM_7-dZyI%4Lu-e$TR>n0sfu*lo0<&RA~VWkP*oM0aQOs2?zu?edF`rwx9i<s(!Eb
PV}$a>g;{D&3b>*!?uu&5BSckBD5rFX(r!)_2fNrDVpBCu2fc(+SDKR8nXaB?7$9e%-GGbc4|rdQV9GGfYA}{{8%jpwG1gr7|U^i
OO`UB0tj;KbF9FH0oUPJse%nLKTeW6Y{+8b{={0npQenuWqbR`uWBSUQAUX+39>qIqJ?HTl$mTW@<?$YFqx%9@5LogxuYDq%tkS`
1kJxbj-+>fQ&P?5*EOi><Nk6QPj~mLouReX_Y%*2QM)f{Enjr*IJGI6edDyW_qqM^M-Ttp;!}98PAm7ztr#{s-d>iMM-O>><FEO3
g7t&PzI0i9W(-#s;wK<d^G(1_xd)u-^zdQ#4f_4Y`_MfgUE}_uDFFYKT#@*y-|~8X{jCEUTKA;}pv}L#t1~$PnTHX-{*}H?2t+0T
fs97a|8k3x4HnL-2tC)<L<tok3KhA7B8IPPtq7T#MkN`V=apio;jY3&;COWEZb~9IrdX;g?Ao|*+cugAetl}<9QkSg6HgqCU`GHu
{Q<={h!qh}>~Vh&+s@w46^~c@u^am+%o$FA8tmaUFDK#H3A<4R{Y!j-o<j%56$#EZVl41ab19Uuc74g6%+vHs4kY68)+pO;tLNq3
p6{XujQ2xTj<iH9XsPx2z1o<3Y1I`@ATb6pES8~SNuSGrnUmggrUsU2^`vt4dW_ayzY+5ehtQ^QRT(ggA+#|p2`#?{1~BHzDi?B|
A%|;JQARsDw%~g>tra)ocFwiI7$k36j!?m~#a-U+1ToRYXE6)6z!FDZeMFBlz6|y1X!KvyePe*cj_DgfTM=_0me{y-3=~*^_S!2R
JGX~X1E@AP@?T40v|?sI{N+cSf$6CV#l5=(0W2zmG+7`(yNJKOTCMjWA}nphfQ(PAzKU`6RCKj9xdi;KCvgOjI7ARF{+fOZvlDOh
|Dm~Q?_c5nU!&QV`Uh|R2zzSku3tIp%_aw4N&Cx|4nr_5Z};<i5yvzy2$R@`2&qt-W#8&|r6>sH_dJ4bmZrrxw-Yw!`YIP6U77#H
@!T&~y?@B-WJ!>;(~+aC<Feg(k+^{Z!(!hrm)`J=wZr`sbQf2NRd|U-qyUZO+obu53DiR!P5{pO42s;dltVccEZ&%3FaB&g&$1pf
n_Ou5L{U|YQmv{mwn`o}J6($>du(ycZ39#$j7n5(3dbAv%Sfn$6{_TZt<g60?DHz;J`S23VRHV7;v8cUXVI4^dI%h%D=5GGb5T%+
P>)W6+URUr_TSgFHrEQzVbKa0ERakV+0<MuTz}%HzHN<7-xj#9O{qca_ETur7T$wxY9LcI6HfP{kugXQ0#uGeFFR6%*F7V+^IY?%
Vp*7$^ZRw`V%e<D`g#&Zm#HUrkkpzBp*Kn%ZAyAmN6Xz&Ay^XS;KEpp?(Ip)I5%B%IDchaJ22S2zF#(8k#72S&w18T5Z3sFG`F_l
te0ml{V9e-r8H4|wFM*V?VE^ff$@dtXiS~mdG+7G{1SD2dEbRkgWo*~eiYg01(o-q*ekQ@^_Ozp>k{~!MP&3sk2Rqw12$vjaobwr
*l<-OE^q_o3+2|3+00fx_G7YQNvKz@s_)X`<=TWg5JGyF!8Das8r|XrDFxv#BNmfD@Difg;wbR);dZ`+Mg@f$2!kh=JW;8YOZ2Z^
xQ|%_wD=QAg7C(u2Y>#eylu>mHx0RxhYv1FmzkIVz=6m^1nwQ+%Zhha*6yY5%c6UZ;`uANDx$Kk+}3{C%H8@p;i}atnIjUuuG(1g
bbjb|X|H6QwxpujWZO*drm>`Fy?C*_i2|%=@kMraYFF0%B{j;V&*K?_2H$AGN2d?2pW4Q1mps+WePoX;nOS*oEgz4|K4VfA99l6T
IwKJ>lem|~OY^rNYkOWC?tS!ZJMH|E=W4BXSke2cYJ>YQ&yKp|Ek)9ZiK_Ipj*>;M_zUoO!-qrW#$#t#&g{Y(VT>kPSOO$f0Ds2s
_Te|*+UGlAE7y#l4M9mT{bAq4@w-|%SIpksw0O%+PToN@GjWqHRf;Y0(Gh0$pKAkSx&D+Ky=C^foSjlN5|a^{75@$Iu3rkRFj+A;
VMLhWlI@O<o{ar2w=1h(r<KCZ!EW#II}`c-9Ox-R6(97(b`dYr@IR-o<XQn7&N@}iBUS%OX#5&v{C_4xjWdh6VJgns1l%E|J#aXz
RZ~>pawC>0`|vJq9mY)whGVHpD1#76@fx7Ix;sNA#ha|7vYs-f;Xyv19XqAUye2~BDh5DaDPBlV?1}zVy+1xj3Dals&1p0}+OdM+
1rZx;K89RNIEW1S)e#m{RN^fXx=P*ukKG)vtxPdv7gbvuz8mP=?{FG6Rthl`wp*M(J>bDnS`rc<j~;`>>bQ(JzkOfP+t)h|Cw8UX
+`CVuzA2-*ix1_~?r@sLSfR`6p&K0vib|<et%U8B)Wr;+^iO(t8>WJ+L0YiM$)*_4Ar3ViFdU*8bP@2oUzZ~;9JlXBkYqHaH8N08
#1E||&SgJY$Vsq%mQLeV3LaZEH`c|KNe~pwQAGt5lu;E9PI!ZI&N?z0mkOm5SZf*<X45}axm!uIGZpKC%uL;IG{%a2<VkLhEymdu
N=NEmLo0`43tUu{48l{Y5MB~H(z7)vF?ctln4Xzd3}Y1z-=?jLS6;n{N6DS+_8_*zohuHxX;-wx<>{KecjQ-Ck|DEQ=&%$r_<3h{
GbxK?)L8Q7%Z$~_6GPiKVrZ1N(Y4=I6)!b?Q+Ii2DmjvFm02dLuoT3&)j7iq(UwXw_^o6ZsI^Q_*pKPXEUM8TE6)#IX6$DutD?^y
MqtCVgC&TJPA1@<P9xvxwcl8|{Vt*`T}euOTu&3lM8dwnx|c~uPc~jT*S2BwX}2t4L@Efv)+MN>`8y9yZ1drWZcBs|P(%*Q?ZAi_
wXU+EF<2E0MKa>z*2WZINeoJwfyr_@;dKVsIF{L|)k#cC6(LTfH7k&TslzjT$-3gS@#o|Dr>DO(q{wyH!tN^Vv*feardQih2c4`_
%Sqp>ke)F5q0~?mkz$ilvJck6T~Atfy#t1Yo}wAUt{9#&vUMsVvsh4IhnaFkg2g;O>P%!(ZLRBkn|&5TQzB}LVh%QzY<8QWZ&wSP
C?e9;#|~+Xai*Bi#wfEWl@_T&rf`*C{7HBI9XvO97Pge{ziihVr2ij&*`=|I9dnrR5Z0BgO?UIjzHTqF<n_jPUxlzi_(Bkni){tc
s_Ymn6sT4eDzb=Fmqua~^~trOXaI;Dw$=d^D^rbv!MTzcol22Ix0582^1~3uOiFq)AR2+CY!oQU!lbIKtO_weD+_EYB34v06EZ}`
#R9dG3dLGbOH4z_!$X@r%4Y`DL*{w&@;+Z%{!`0(lBH_vx*1`X0+$8YWWmyQh$fIwTf`Fu?fZlhU_+r<bFFF7(Ojbu_g`0s99-K&
+x6bmI_f=D7H6wFuxolNu3Z?YvN&-?yuCX|tX|<~9#e=Tm?=ft?wG<e#MH0ossjobp9(=2+k?m3c~213`;{n@2yNnha<7h}CmNWA
aW2VBLo$kqfS8?Y4{c0JokbOjCsHs>^?g3X>Vxe%uPr?>YtJc}(-tUe$Hub|Tv08gtTsKg>Kd9Nih6W#Rd}3z44S(4Dvf3By|wRi
1VXWDjY7L>COOj1+ee%)T~7J$J+soSr&Av-_Bi@Yb&6Ddjh#(Mi7|HS9UWKNanz}{!n5DHVtCio7Bw89ebdJo*BoJDc-IrBY&CX^
=3YCO_c@f;1mmtI30!LyH<qmkaxOjdk~RKj)dAxd%+z4ow}}owtXT($WgYck_7jJ97QDZxJ{twCMR&H9EZ|q+^l?qK)ZZrOk4B2Z
<!?sG2MwIn)d>coV1aa5X0cBD$@qHn-#fRvUv|4p$*McUJ<^}z#9bmlc0u*SwE&L8XN!CB(qMTH(|10z^nGq1ypf~)<y-jEn2?Xm
-RyqI0zNf-KkBS#l_!T5ls7xQH}$xa_@xO6z&VH@x-N#fr)6Tk-&B1sN?|y^^!@K<Y?hl?D=6A(05#M8B8K$+*nH7xrMhoyM-Z+I
I>XXn_du!0rW%)<4xHtfIR}^NwvsK49=6awZADBQPO}&X@19r{AFGvVe6?Sh`agy^tq(&E_^XY|6$La^oR^iLer5MH<@(o+#MaX3
*+e0+8RT}Sg!~sTEi}L}%m)??%)0|klb-<MH_!|<*?=EcgZ#2HNkI2<f(;Sq(&PvPsDqIyLV{U_WWy4?F}lnVg~dwlB=>x*RIkqK
Sw8}@m3?9Uivf%KIVnxcfn6c1zqe$YJ$nfUSOHNm+s?Qj3kr$>LK=|YN~%TA<1*ff0nJyEjZ9c<5iWoIbiuWbp}{a*-P2cu_yUeC
_31Rn+f`&C!5PemaN<TNB=Bk&Na)uD5^f5(vBg~q^Udpw)@x^&tk+6XL6A`U?G7%5g<WSk>gd8}4qD{wU+T}+8;nZ0gZD?^4>aju
I#f?J8k&j;cF`^V#f^YLt{;`*#f*|+GQA2#oDza#L`4bH$@RL4CHQC@<w5E9F|rR0%b@FC>+==3HY0>G<=>|`P>X7O(gKI2xx{tA
K99hgUs0qxQyXPOkOp^cV4z}IJc$4~A}Ilu^mccq9;_YuPgS4WdBpbh4<^`oZ+%{}eHZofI0xNtq)=eNn_=GU#YmwAT@%+cGOPAI
Q6Buf)oHry*K=B8&|%XFm03$ndgi8sdLJKZNF8tvvE$xZ&!x<G$WpXXRM3$WjC=Nyt=#Ra$WB(Ov~!4cNF1Ot2yHQXmx#|7lS06X
%d4Ry=aM~43$YKQ@!zjDXxdbY1(YsD;+mSUv|4Kzoph2v>RwCct0W){&U1PGDvfQYxM=e$2h>hXS29O9zsEf-8{9MzP!h<el4eWc
hHt+tiGk<Ay0Q=2LuUn9<2%RpaQLOBhS@y>Xh%3ES#xy23s4oQ0Coz%^OctTs^T{xR_dS~^G!6GQq#(?D8x=5kkgD>bxa$zgH${5
gQetSMSa53p0A1eM`BXkEJ!G{Ar(cHnzoH1w8%;rha4Mu)%W4EKC9gmo%eI7AuVu)eiC5A6>HTerw^BmN!Am<a5U1v2Q4Ahd8=fJ
U@$Ms8}0S~Z_D5B=+<re5I6Os48agK;Wnj!sg0a+XAn$kK0iHm9ie`j&31ZoEzbOh`VYA3t*Q5#waIuTF^=sZ4eH~2RIjqV^EHK!
vHwKNfhgT}rHj;epJvb=arj#{iU-}>x-O}#)R2m|nRC}3x(J`-urjCb`ysCs+39)LN2TfI5nN^W>V*i-y|61FPkuedBAY1uZK2+)
Z`WKk)d?<AU_|qY?TZ5)^JtUcAF{1;?4`IPOGqDB+w02Gx-YK{1LM}NZskM2mkrS!o;>=kCSl~zDCAg4s%NFHO3n+4SgczGqvRNg
r5r{MXVKIfWcJ{Anv*0_wVQ0b%oH?5BArRq9DB+zW0&4y;HDB=1Nl~OfqagtkEK*`b@%JDrNNl>+pNp6S4`?fd2TI2`N(J%CfoyE
UH@{@>$9Kh*=qEm(N<j+k~~KvO0G{@yXehCl31n^`K&Z6rnqP*<<Y?;Hh<etQ>JZt8@6dlqY8ov0SvAcB1x5?YZe4RA9gxLt3n7*
U!RA4=VZ@Q^*exjdLQ@pkC>glO$#&e`o`K{uykzBUw46p2jhlJk@c*2T|w@*X(-xb=o2G12_FTC{nVwXog(Nx>LMzBq$n#0wg}jU
?g!otYtk)B3MB=cy5uw0=@!SMX&o_t-m1a$BE4P%>%yS)8AHYZZ6P(-k{F_xwxHDg4lt?pS^{X%1X;WY?=0|1*w7JfZ<jFmp7=nw
tm6}g&lh!nA1vR$*M5Q?o)pA8nCw!gEU_P6N;;f^)}l(ksKd)kvJbvRiLPNesWAwXS8mHaSU_{o(W2f4wWa8&?Ls8Q3zp!}s#T=@
H{xY+Q%A1Iue-yVUyWgav(z4)6)w-s2eKNzI!48!9n=(Qp1r)TE48cH&`#iq34(5q_C@`=uN>T1TF<zFuG&pa4{7DibS9)EnGFis
-d_RomDm$+!_px6m=!=$mNhG~79qP?ss!lW9;x5M(8yqVV}FjBL%4t*$#O`72ql6>7Y~8IvJBM;YL9N6ejh~cHt+lQ&;+zTxQ>H5
wxxLls#ws|GKEoW_5EGwsBcW5`YV0Ee8rBg1)#CJDTFsnI|x(c!1q(>Yq&@u`FY*iI-G+LRcBrWG_6NoxHe{C1Ti2rjj*d9Y{+pv
@^5|H<amLar^O0~OKUhBi#$qNR2Gg}WWxt+A32?8Vd7$L+MN)XBCI@2n3lMy;FN&{!(Nu(v{ST+#m+lOsQ^b&`Ue8{q1Y{knE7ep
!5iD$;!KVtvF4J|?V!{L?&wDh!o!duO%z^ro-9X-sauORK#@Z=dZN%Fh3?2K+7edN=2jSfIeA<+v-6r!GqdYvE;p@Hl$}u(M@S_#
#~JgUPqW4Q=SS!8&i8?VC5h|HSztKTFvpg((m@Q$mhgxp(~}=!Z`FkZ!R7&guygJ4aOVCtxr<%;32`t&SYGE)49o{pNB1i%)ieT1
Gw*u4^?chb6oLH6#2{a1wX~pzut&vFJczNTP<K`9_*tk%4GFX-K_h5P<`{_Of1mM*73}MHv63=li#T#5?s<JqbY4q?*GR~slF9rT
YvMB)lcl8phn?urY65IfBz7%bHVy-Xh`4Zz`_IkqiVFE4rJ#}><?G#-G+mxf@kC3KTqmqIj|v2gkra&c9nIPGhDVx|lke(c>{X;C
1eGm*&C*@+;#y9T^%{yvvQARW!~)aGfOKn-EHV;caPwmwZsGrTa|Z$q+GBqgfN6O<VjHlPA0{{fjKUs|LclY;ls~D#&~*dJ1cA}V
h#uc_DeHv)f7om|!1f?yAK;)uhbB%Ey+ph1h?&=iQdUqwA#%V|+^RWuyuh{iOA3D9YMPT*eF`O@B*aD5R2$G$>5m##O)t{7?bAy@
!9z^TyTHUmZW1b~^&bB@vn1Z~{QWb%^R;R<J7ueP)H64|Vji?4y2dIYqc5-j*Zmd9v97e3j+lX{4gqEe<+*=AYZ+Z>WcIgzv#uYi
u6m>-?51`5$>{D;Xja2w2UWY(=CYdBOw8d_yCPoVjbij}w0asbOa%g{u;)PAVWsY?l^ejhl3+S{ba#X4tRdP>kl2%>4lWLkp5%Fn
&%!58Wgd;or%r-Xw8|jQqob?e-Nqi{(W~O3%%h=r9&j<H3x8)X*f6y_Gh&O@NaQPo`q>hs3w`4`Tm5r<z0Zk&O?0S%28|^5JRGQ>
4pbVNicpXsLpgRtEgL&!>tA=NGW*E&FV{t=hQC!Nk-lrP%dV&tnp%^;qY0&~I!PmRkFA?p3fmu{_sRrZQ;M2<xRU#s`UvrN!Yxn4
oeIeRNBQT}NXNO~dW{(8m#uIJo?AVw66194B9zu77VH$D&=Fp*5FlW%fo8;B^bKz@@>=U_;@2SKb8P`<EZA8NlS+1eg`oIi+o1fQ
wWL?HjypGTiFAGLgM+rt&>#)U;=obG03>&BsJ-c>xk2Gu5q!+2Qqz7>tsLX(?5%#7UcDQ&)KJ!fD$KsrvMq$=1jYj}L4c%PZoLT0
I7fa@(#k~)c1V8BvSz$H2zu7}PEkVCEsIE-8bnZs7MgR1Hg{(eG<xL=O(#i7s=?UCDd7XMd+DbtShoagS`hA4m0!cQE?7Z13s%zN
f(a>XhD?FY!}PKh7Bt(F7gHti(8NNvEfj%DJWS0dj|H?r7H1(P4s<p;X`~G5-7GC}6l5Sc!{)RP5oWaVw2v<G&tws~dESngr2Jt2
9A(s9>C0`J?c+yFuI8@Waa>z#P4+Wl0Yy1NkQMA(pJ5b-B0LfTr=LvgOVSJWGcIZRqs8a1T_fi{ZJ|hV;<yMc0T8LWsR(~mxIj!{
XH(GaxNIA)0fB@v;3wRfF8&F}g1YY{D;7NX=;-Cxl~QRz0PX#5dAk;sUcPK3c)=ybE%Vn$Cv%p|F5j^Z_u3>4Irivsatk5{ygiq;
J{&nSa74|>C#kF)R#+B@7D52J6k~c*>wrk5Y~lXIAKbyT=NbuSRZSyEX8`@Pg5oM$olen77lz+=zUGpUHWoD9^Q{BY2-MV=OfV9E
(^-UH7p*0(aR_=WU_}dJt4CURqkZGVTfNq5ce;A%&AGMNc@0AGOwwyxR}uzsN*WN7lMY-&J{oE-H5JJG-Yr5dE)>cRAQ2v88#_Rr
7ZJ263%C~>-p&q=PUo<kw>yK96*2R2*;iOXsz}BV=xIHCYo07`tDvqxad2UoRU<;sbu5xHB-h43ax5VW7#5IAw0Ym`$jGJ$+y%HI
O~kt6XkmvWf?9)2EtLR6V~h_xR9%L;m%$!d>lzH*;9DBBNFxB3Pf#s*8kTutJnwkBQ^&Km`!J&lclf^Wm}J!C(-oci^Cyr^olZp-
j>sFN9;bH<vgn9l?dc6~C0seH&?M3KhmJ<Xq>@o}Y%i=XWaqG*GehEYN)ya1)YZWPa<Q)`u2zUOAEco;Sr}@xONY(q!K>Y5Ma^Ug
4iO1cQEvNr4Bp{|z|gTlXzfBH#rsB0n}l5BgzX=Max=Zidf#T3OE82&OBd^(d(tMPgZ=NWy(WyZl1jJuL=omo)z`h4jlbzxckkEC
&nET)K#@r4(k{btIb9l+M?e=tw6i9r9Bh1qzSf|=iGb^>3MroGkyTl8(C)>K4KzV1COu)ARbX`&Fy<MT8?>*>hVCtb%lwrK)7j|G
43d_h)Vdo#!mY;R+1Y8mp=%P=S9IQ8c<IY+-#w2IO-6YcGG&5`49hVpRL3x@j#85lOG2#cOA$p!2UI{Jg+(4Aq&O(4TY(y$>gjQ7
dx%FJ<aSvRNg3f`TTThmbKpvMurVZ<WU8YoRqd2yQ3O6x!=JXudipN<o>eH2P1;-7;;zkpb<5GECTte1EOA-ws&FnT4o>4t1Cyz0
77qyd3aNrfPs)-oK)+kvu0)EGQ76U%uGx0ha;`xHm@Euj7Y}$~IYyH82u&@REG~Nrvc))&%UvM`ER_Tk2`6AEMmDMlOWGP(iVJ#-
K=OI*n^~WVIJF?~EZr(8Kv$_Vnbt@oXB3|C=qw;}3e9xx=JNJsue5j`m6gh_Dh$8EHDcFVe*IIUbSgJSYp*IXsXp`<6>{^k$G-mQ
fkR5ggg$=1oh$YqdAtlm!1I-s5kW^U$Qk=6;)jtWShIz!+6xZ*Q`T|oS9dkP_55E;NG##4t)$mp>c!xV<E}~NMyrIeOG53m+q$aL
OXiHPPO<UMWSZWO_iCJ)<7Sw=P*GdIZ%SI}6fOG`IRyI%+r0%<{JJfH9h)uo(*$?tp1;cVgb>ZTSV5j<OZW8~L}6Ccuu<~)Tbb;N
xrU)WBq*!1=pband?kmO^yj&I`^A|M;7Mf<tO3CqVG;17hb~%O-Iw(Ia|}oz5I}~Z&9SYl8LMkON`&4wyNPU?+$3E=CCvzHjXt=b
kVlQFo91azcULN@Bq~Q9;L}nP(Q=r{h;}7JmwS+V!8iH0;;w^rT~iY{^eQW!=;6nbaN?dP(K;PB5*B}BHwaJ_MQ<NfYxY7G7_l@W
k}a={#3N6xhB1OFK`|bYk=KeAsJ%1_jTzQAGx6S#md*VtOIxUl(g+Amyh^Sd(;~^}UVd+d^~LGsQHqikE(n^}zit+@-Mc|;)9a=$
ccoQ5oQ2;qw~b~`dClqDITAhcK95`0yAjXPYh{7t_;;cT=yFp)sNVN$-a&tplP3GNaZI7M+B}^S)rgF<U~L1+osQ5l%pjhAjB*j}
%ISW#!?15_yj7TSRI5icg_>TxKPly%8Ueucb>4&0Jz=k`BUJ=q!~vGy>CDVy%bs}kRf(~#GjFVERnwT^Z4K&6wCh|xFsCaGqr@3G
H~HoBJ#pi!R|C7)tG+jv3cV_T!Ns=v59sc|6PqEhorbIdAU9<lg;?s6pDevU=<-U^#rF^ns0&Jw!m1UVSeqcF<Zatp@>XJapxuZ_
cOqOWo(3w^luI1BQ9iDjwMtpJDh?@Xg=J3}L{WlzMw;$iJt-KfilJ$#tcRswGGDL4Y$hkizj+UL4fKh@g2Y5I20<W_h=`Gj_E}B?
a(ZR2_aNA^0vU;?MT4U9rDnL<z<~*Y1hk^)*a_bG)}f>aC=*)P$k|sG!h@)c25ocM3^G`d8bemvKAtyriqOW4BwFmpk+Xhhl^8*0
p#xjPF&wl+oe8Ru3a-NSUxhhPR>F)d`X~=x<y!Kn+3(w+JOPyoP>7xQc3^1UMx3%(Nn#~18L-a9oT@C!vjA!nMG91i9Mk$*aO-!|
?0#=-5^5Emq$|9jXssmTl|YEb&Xe_SQ)%bB4Wl1!jq6Ho<fYr)AoQJ~{5jS8&Mkv#7}db+tLa9z*RXKz)est5%KkhN-?u$=6b}1d
J9CP@jrA$5o8KYj^h4YI=x=)D)4DeVg>AP+vR&8iUVqnH!665n)zH?KBq`$}hiy*H#ZxN_lC0WfS_AZR>~><&)UMmE#ZP+X#aKIp
HKOvnn%&KE9NR1jgxyL{9Kz*630fkH6@yvKm(w_hq&h_9DSxAI)n#j~zFg{7(7JN*=Q$_$?96LMak$JWhD5cB(6^V<cra6VCYbo<
1F3?qNSANV=)G$+=kCi_kGPed(-IZ5Av9-*CESiAN0#VNE*q8>Q+Gg?`3ygyQI}~oRFwdThH$;tsopK+Zt2G$;<(e7TsC&SvW7;H
UPJ;37bxUGQ2<h{s1`0AAd0P)jc!&dRA{qbp3c$e_%u@JWl|j=c80ZRlgX^_TE&Ds{k89hP|zwwk&}(nQ{tyx;qoshm&LW+BD066
yfh?{8%w0=aZv3idxA&s$<>kWRo|EAnTB^@v))H_8!bt`Y#ftgfeq5Zn^zR2Cq$HHA(L6<chBR`s-vnap5dh|rUfc0qRt87;z;`=
(1@7Wk@~Hde$e+<hgWXo!5vEy8-|bt<R#aZTDm~my+cBa2ERpLo1y<Rd)lfU0=z%j>(G&_D0Gea>JOK@BC5A}SD0R)?6-eiu*QDd
=IZ}q^c;UJUb}i!#!fH<u#FIB{SYw+y$26{swV<kj>Lhckmu4)I$j(Oq(Nj5Lz<aVRtpcg#5t*t8|%Kh{Qf?6d+%Rg3_6^VMHC`Q
QAi9%E95nOoD%qupvJ55{G9I>Pku%wWs6=_d*>}Z75OGji)Lm_+n6ghI#(nPAvLQ@FNL2L!lCetMK@2XIVfO7+>#JeBmq{?UPv(r
R+&|>LZQXGv3lPd*xaz7;Vm>*2(1CEG!a|pk#5}}TSges;0-d!X+wmJm$7k3*H?Ksv<e8zyEz=%<XE>^>x9;)37m#C_hrtO=~ok5
@5e4y70S=u(?$^sM$#}(JZL9J6oSE6!#JB+b8tmKN50NFXGj^&7>y~Lv0}mu#Accem}AHs`d_KfM+u~<->c9an+mt37fiH=J92i%
IKJDiyMF&n+1$?SUhS`6kGSdB+b<)W?(os!ZOhu<4Q-OaW2G5Ytdy;MsESr7GSVfDoq3$Rx8L%-_v_T0VbHx(Q|54n?^ZU#u)O!Y
9lK4FExF^-k+7fVo|Bmu)3q`5(e{c*uwfF22Nh>CjofK~MAU6#%a!R;EQRrTD4T^@2Eh}CG-2i%=`jw%-UG#eaU)9GzeHkyXk2AC
dpe|gi=Fl@H1da9&8<Y?UlC{7nu?856|!|^L*}0njw;u1)p}7NYG5MQ3~V_YNkU3CCiK^#^PPM)vkXDm>5&G6Mmyb^g-APY?9#cq
=tgoN43TKd+fEB0MUI@45Fw(CnOTe5FocGw6a@d@WlwbZC(Vb|;OX8DdH48e@I6vvzQ$RYT#c9R*V1X_I*B8+G|_Rp`=5<)zOQgw
)R24FJ@Z=pRbnY3q12GY)-M)nw1~Kq=hkLqgCX6kuI-#?iC|u}`J2zg(m#*Y0aP9FR!|vUhEdr5XT#s`t?U;U=6vtDM@ToGDs%q_
BSIrb@BR~==FzcfD#yu$%0(5D0W3#7@X%jAikzs&j@LwLWUvQomIR~4=bU!k=&4E8+~WJYfniKmI$ELiEg*m_>h{z-HI~WmZEWKB
jgYHVLz?O7%C#+Bfg6wkuOb$!;${{jLm6iLTl7vJFK1Un>*>{f^T@}&!JBFxsyq8LrE)MYd^p?+Z@f_2(l>d2CXtDzTWOJ;>P^Ei
MS&~?q`)~JXXqZaYZ`;0cez+@%v42xw|hUQ9KX~^2M5O|`}04m>Gd>Vcc*ot4f_A%V}0_ASZjy-fQs-?B?K3>GnOV?y)*B>7~6bx
FBJt8?@%EH5>O=&HkC0~-Tu$d4R-i_ec86`hd&>D5N*10aLvH<{S!7{?{E$m`Ma?B5XuMq-`Day4JQ?-Bn~`V`hFn*OA0_?#32=~
Gy|pW_}|a)H~s!Nae_T8?ks(RJ&$;W+W_G}U`U;kYwckGYD0369v9_47trC)OP30`-P)|7?4FQ6DdBFMG4iNBZhCN0cXHe534$H8
(Qlbws;-60({PB}W#hz_Td1)zMA35VcdWeE38cBX4TDC~D~eG^uALaDKfzR0{D0yPeIC|}e5V(y@k@?`+gn=}CnoNTODRaBB;u(Z
i7X(2QU*%_PW2L$SZ@pb_&|kG6H@=y?9-H-xMz*e@zeH=yN~6ZAnmlNe*f~<y89l_Znvd(*@f{9Q~v2hL~ok{1QUZ31hZ@A54e6?
`ay^x{$WP^<%_5PIQ%NVmRAMcSe2c|-u@l+PtH80`LxRF7y)5m#KS;u0?gZ%h#sBM(&}49jS$i)4T-=O1k(g59l#FK#G>GW23@tI
#xWFxASgKwJwqyfKMAa3d$R?G%`jY0nPfH{XSck(bG^tK<zwMeoxIdLP*r$`-`0FsDWVy2GxMsyO10J6wmS(WzsdnJ6qw2>-Oo<2
s8)8D__aIg<M{f)Q9;rOS>v>O4u(NwhMIFBz=1~(njP_RVhRY`RW&RX!kOs}D>kZH;=z4btFKb)a4PTtxw3!*z$t~O(Fm9opDo8W
BiZTjIBxF#?IH+F%mwntPJXT@#(G&>t!ndFdXrawAxU85iNdiKDTL4glO}C$q!xfhylgeF#)iSJMQuw#-VGM*|E;4^+1h@ZTSQ9y
Cu*%95>>@k@3yte(QM|~cg5#hFvV0QQDNpShlZhRwZ69-oj4vMxAPJx*98L<rrt*HHsZmyq~P?=4O`_rJ!&Dv>LHTM1$T!RPjOjB
uX!9+jwDVGI|4AM2qwa@QKjA0QCj=!8P|J)S@aRnppZ;bSZQVPg8Cg^w6_YBQEEk<tVKriQ$R!8cc_5iCtz?-50OP`69;9SXOwa6
xo72#;_o4dM);EU<SNM8YYgJR$O<Z)bd4o$%)oJl%a+vwMnKRh8U?7P^B_TKd#eT#ytN7Ir*{asNs6`KtVc^CbKjpP8tk2xt=zAq
U8PkYnlMv6v+py$yK|YkMr&PbNLoy6H_wX8ph!q+j#8ahbvr}%*MARM(Xc2C1Er23{W1o18D<oE7A7$Q$*9Jn1`Jgry@GQS4|L6_
Qw@29mp(6kL<(GKt6wza=qIIfqymPjwiWt~d5T)>hJ@_&tAmR1i_F+%s5`cN7mMldi6ydaY1$W-b#Wx&do@B;eLJIK7rs%=>H~zM
il5oEH`cX^)mY=P(<@$Ep8r>`Inl4#tCej(ZH69{;rkO}hH&A$U}=0gRz3IVj=l3aLlAw?g}Ij~jEZkY3qvDJ-$MnZ*;I%E0_(Xb
QHg4bia<ong&j!irgItN7uXinXo>38P#dU3B5%O=3k!o?lQk;Vk+m_fpyVhH1KnVYjh=09>Z<vt*0t-_2-UTY)JR)M*(j36*wt&Z
KTXm`!$Y)@u|16o*QNF6Ct1rPPt7PUUzCk$y+Ezt2^R?P@d^;d=}jyMB8tk%GR=U2O0bew2C-p+f+FABBIc%-B{pYfbpI%yy7E>|
5hH!)+&86u_X|dZuRe9nkEjt*<wVr!h`wG$Bsn@ffH6FyEJbK8#5kcZJwvNZ{6n5{bdf3}bgkD+ea%7B-dYWE#-iQ8)j(U#9V8Ew
+zpPDKvWacLLj)L-p74uv`MD;QcCD59<n(b*5-0#F_R8xYFXxPZ?Df~IC|!4bik^NRY&2wJ~#EH{Vk(gsq4{Q4UKud!Df2CT1yiX
(LH<~xvDr{Q4m3mPb=fX>W#n&aM5KLbhQI=gW)HZtL{w_2LACb#qn5Wa5xc~E=GXvG_etMPY5(;HVXA&#X<xaCn?$I696;=@FBG!
8j6<mbWP;<ufDH;pE=RZq>sV6!g1aky&Bb&T!a@krsQ$E@*pU%wUC15#8*S0u;efXUaaG2(c(ti&Y+Y)k;DiwMWyRY4GV$A-SGE{
)+kJ}B2r>si7288M<wNNC#?;<MH(r3SU!~0dS#qktu$hohv@(b8k-#I*0(Kg7?45A1~{}a2>@+G9pc=dl*;1(Q(S6>nNDH9b)LOK
8VT;jv)0V}d~u~~h&hh1_M(A358;~9xfM!8Jy%8-NWaHJt7(=<HM3QNKqn~|CXVhjv_&aN5d42C=tqqxMU}5e#V5wmr_FOdl)NC6
&v$q%y?)ZoHj;jFetUVDAl{IlyotQVKFNqlEnM|&6Y=@(emKqcJ{{LXy$b&@HHOxpnVuS{%-0jWYUZCy*ATQdA)G9c+lXyV1?VKK
<Ue0KIJV`1=6bl0>9e4O8l$y7n)479`qf%nORWn&aa<cPR348)?>`sM(}X<epT%>k*_Lm^78PN<dRmC^=~`-qNKYTK>6x4q{V$F4
YM<!{$Dvfb1p`ot0JN3Mg7p$4za}BvK6mADTv;G(N1^5CS%O03s}z9s7G+frGTYM9s$J$~%2}{`&(`|Z{&GvWUrzo)eBSY=h|bXz
o3Wf9T-hu%w62lot2(@nnv9K)v1Ug2@BIFg^?V!0BQ|-@ts3{DLN-)ST{-f8_E~3ng-wj$Dh+uGKpK|fhY92txa%5fSO}3q6pRKk
Lv7wa-$8MiO?~LQ)hxffqt^HL6ZL&dHR1;lb~wg&EP^M~H+fpr1SBG^jCCR+6f}vfW0jxQWBM*naz2ythHukhKYZB-5N>JkL+$i7
s_CzItu#`#6`iU5b(j0{RUIQz!D@s!UvboeP2~sX)VC>-LMU1Yw4qeHd!BC~U%_I6Gj|vOkXYEP@noYS_^#FOe*3IrYlI78R|yjd
T|B@%E*zskfR~`cr0}89M2qeXQ}XAvKf2dq`r}^OQy`91YDk1_%=CCR>%n~u5Axw;*o{uH!GF(R3XOR{tYO)c$qTPzjMR23I_cH~
2pg9@<4NHP+Z#&Qj6I)==q{jByNXa)_vQD&?RLUMWy8gxEo%jC^-|r%B(&1kshxPINiCpDt?8W5xVly?4juiYmT;=^>!b`F7IuuI
N?qj&iRh7<64arG0|UKwx-+dqxi@iY3-(qNc|^(Bck~k6^GoXY(zD=OL#1+PL|Hwbjp)XK<A=4y(cF&=Q)|qfDIF~GQI|U9_>A6_
siW6RG|5)9KWQgdZkPBt#Up&_q{7c+iER+Wp?>Jb#W56`AAcROTv!_N!0zpc(hp}(=P=#d+7C?;qjCHnlp7$p_Wuw2dp{2L{RwU4
<G&+Zzn6`i(YM?q-RkhA1)_jGpjW52Un8M4*7kfjsuzfmYa>T9-r~iuVQFDt5VC9THXBTM990wlC4X5}Go!6!5Q0V9ib;sqe4A24
b{~cPeB}}eGwv>bz>i;^MM$*oFWS52C=Yi1U?b$Ym1wEs+1lc#CjslDze&!6+blWohMcwMo9VZ0uWC$LwiNR%?VNE31EzMw(yv$7
S+x&x@P!=g^*1sI<tsxSYZ}=ani-0x3sUZlCGz&2eiX;Xsp(Mv;(6w3KdN}~#Ww>g{mL<7pV{Gfrc?7Oq21!tk+l^h=GA3MUllJz
^VxxW$FnXsiNfWb$kNoM-_iqvr9_(Pwz1aPzSfG=Qa6z}p)c->h>a<Oh9goX)sR}6I$QO8=UfX3b2B5$MSb?x<I=l7w4vMO&zBjR
M+YAP;4{k`<EN;0Hll<h4@&O6y5+639nC@OZd&G6@<NXr=Y3}vcT+-Fq>sGBampe#3;&;gUcM$pUd}rm(d|jN>q`I9CI-6>zUPvA
IiLk#IT&~jd|h|I$T3MB-mOOu6go#rNNNwVYmGLy`!0j6Ds@bBw~l?aRr_~GrRk=#GwxKV>rl4N+fAq-V(v%EbO3ky{)r_7{=z+^
2`vOcZp5-sAglS&#W33I7lwaV>kI0M&=N^qt_w0Oj*(9)yAcE6p2fBsA7#99C^1|6NW3mB?%O{%BVq35wk_e&-_$z3L7~;uQJJYo
n^v94rP7lw;yah4sC41!5WLrX_ggjm?@J6~BUuuE3*SPyahxm7?cIHkuLl;{!0?B!eL3nPxE>QP+vB$L6XVOuZu)LK$O~{z_~~A9
=ei=fqZ$KRQAHET+ZC+_eqd=F3sW26*QHd3=i9lTWq+4+Y*o9vhf`}j3v{`vlPLgZv^{B?X*eEwf|A>q^sy`L_Hy}bJGaC4eU(F!
>{^;ilLaZXFeS%wL=hq%&c6CY(cB^kHcdm{5?ezui8Q1rtqi=1C0CosrRBv~J!*tW5hjYeQT;D&a;_394lp)s`PTk(&o*}sjp)r;
XueA?pG>`UwbaW{Re+WJgwlF$QtwaX&0~Dk`+jcMRlVvyiJ@Aq_UpcLe96VVE3>8ax>g(5sXig&NJ%yAb*zRRsfy<aTD>cXPajCN
{On0GfccxanuuX~g0zuLP{8mpN*h$KIG4sNo^+tSX=v1pzLFINh<M>Ww$sXWq1$dA{2D&aMVa^DZQ0{%X*9j*7+mclwd@t_=^5$I
51i{wN<$|5*~6RFSdL574;*r)hnd{gh;K~`jgyE6YM#l0MPi$C3bZtPG&|goX?dSLd-HtaVpHzX_`@`PEd88q7_hO_Z7;!nudU}n
#+wsKQi9}1y4&{Jy(v+M(NlZYwFR%OJGG|yw!+R4J)3K{q~n(8KQ)<m&~w`xE+{oMGO^tpsmhRN(e1xpTNk&hF7-QY#CB*Pz3t`g
r>bdDWV_9F7<}V*uszCvIgbK{iFGqn-Nb(0C&B0K{IyzlKeGZJKOb~{v#t7Ht6o=sE&r_B<af8H?9dMQU&EI9UcNka?8hhZ&;|G`
k-#6AA7{D;41WKI(%IK-z5V$ct15K${AmFFlb5lJaUx~iRcYg_+~zBFXOphfc;~faNkF3JqccZeeBf?0agElr(~T!uY<k8G&fPeD
Gq^N}?@?%=-jf;yXYS>t^CO|Cat53GV?li?Y!#5+m1-&ppfcU6565RXrVT1+dTjl#*{$og*(I|Zk;_3TeGFWTP*buWnN>v6t`Bas
nBJ<QLVbvbe23l?+PY%)=~nr^q+-f_=GIZC8bRVi&phoNkKXV(?(Tc&x2CZH;*-m-D5yKG!_xF~m77uIzhbA(9cxVVnh|?)ezu1O
ucUF`+@6KAZVT-DMoY?~+9B;PLD`LaY&><xO%7;W=;LA*j{3<CoL<yB9i{cH=qGLT;ss80h+er`DDSg~i7}>W!sIdCG_|W3`X+tV
D~D}3?B!b9q<UW_vCB=|cue0fu;skwFR1QOdf?(F$aUzXZfAJ3ZiVwoW;Q*senox!EqGdU>$Mczd{)%w$nTqP%IQ`#%`cAkmqlFm
krcD+polQ)aG(@Xhp~a4(-YY|Lgz(#>P$E<qq|w{BZ?b#4H6RR&F2)nUFpm`LbSfFw1POSQ&cc&_Syd_nc?%0Vt74-K{OP6nwt)B
u&#o<o}u~}ghlbY#+Y_;`FFoc1MH0?j^LieTI;;E`KkkXtz%+E9sMSIx_bG<)k^8HPuxk9(~dmxPA>1uH+dRSa-S3^(Y}_(wWkSn
w%$Cq--ltiHyiWe{YIBZ2QKRY@?u<#sQIRVc$yK9q~{dv>oKJ?e-qE5s-+$`e%{^fYUcV{lNO{00uAmXnL;<#(>-{`F)j(?D{^;#
D&TtcEUNT|=ZczCCkx9@w<}wtwz|NDJ_PGEnIlW-6*!6#97-55c>=ED5rkqRprWy%6LcysN1Q0cRH9)8=J=&BVxj}?Rus<>GG}FD
NOxmjNUmt)>r^v(!HPP|#@^j6bK86Mn`F(N%RZ<V`gQQO;+XIBP<v=JFWc95#h-3!c3m?9PjsX2to6jIdm~RJNehE<Mo^ChPR{ea
ot}?7lJ4u+v8-D4oYln=9rk_UX`;}B46M360hoQU>^YKavaUwth(YRQ`&^;9aBM>V!bCa<f?R<$LLEfIIJjUwJwH^l37r0&UbpAj
TfZI<I)hw%2Xno;Chg+b&0aF1hHp5CpgXS$cxe?Cv!eMa-;H7i`6@icDEpVaJtJ;*3!>7;LNTA}4ms5ex(dF$M49sB{84)K+AQGS
wHuX1ooK6BFHtd@E|czrahCz~uI}*#u>Bnx)AL)~di=j8V1DRB_QE_O53!%k7C(rmrtE3f<$fm&T_)k>#~9xJy?!60dcGM{?z2Xe
sM&5T1CTKF{uFi?RU=(M?y?Cs0`73TDQpVi4IK!xcu=$w^9vD|GwHgDW2!?YJh*{ID{O30HLQ_|n6#vHO4U>(VD8g@R-Dy>RMY<x
yt8L8;d_+XN^Na3yOb}_%f7})2j-Be0Z)_i=WzT3p9A5Gh72F{^oon9H)6~H^bH<Sr^Y;me=mGfkzQV-k+;TKvG)61YFJ4>79ugH
8@+V@AGJTzlE>7k@6ZPrJFl;tVkon`gHr^LzTdIwe0tzpXm)}p^(Luss{Pdn53_j?p(qaVN2%<n+=|Up+<3$|vAdjmZbQKyQF2<X
AqT!9AghppOm}hJ`B%~)eTOe6!jr9d3GzEbxZ9U5!%Zop>wi{UbB5@54}V+)#yHf(N2BN|%Brjc<%kgIY(l(wh-^%@2z_q!ihiQV
wS0LXJ$%M}QOUcz03-Da-49j;8<o67K&?NcR<CA2u>OU;2Y(p|CG8Lu>zX!VkL_(X-MRs}Am&CWw0waOzkIawAQMrot3jz8a|Ah-
u>$EbBVxlt1UuUN@4IjE6s>)m+v1SQ-G-zN&D0D6JLx(%LBQp^UrLSpM?=(Pf|4BcC?_3L!93hV3yfd4xLTImaOK!jm%veeojpBP
?9O};y@d#F-1ser6!E~nKR#i&^)2}IHsi0zr`@)AA~0VB1xRUZr&O4Dzso_~M@{xu8(KM#z9YOo{BK3ba^(hlKkOba%7!d>VauKZ
H=bawM{_~n)Ot9k<PL9H9Jh~$pI;s^!$&Jfd!+;LsZxd7IzggtGmg?c^kC3?vBY42rjyR$+0U%k!mZ4`S-W#lS%BL9&!y057Ef`K
u=^%59W#EMK3up7$&;#1qH|%lg@Hy**dhn5u>0D>elJ1yn=%U`dTgGO8pvx7pGM7osZb7iC!--JSZ>na!NM9ccCy2VW#`s`Do!BD
Y?X$xe|K(#_6jf0Om=dk!0OfP^%_r?PCRTqU&Gtsorv$ZZ>ibth&7S^!Kv;%xo+bgHmnmtSY`yUxd1)_yK^on3$uR-l0=GlI)Y6Q
_LLw+t398^AocfGzGyZcyG=aQgEYU|+}vv$91Cd}twT@{NeZs9&lQ|{Utmqg+Ut6tG%W+k^BKf%?uj~!hs19j0xa=No^zL4rA3O4
UFdQDFEflC&Z)dSdshneM;G?5C+W6=w;}a@GJFWRBR8T*u|&KI1;{#WrmH_K8>B2dM(wnBKZM@e#podDUfsqlFRcl+$8B@*#R(Oy
2JA}+8l6v0eFaHk38KFIW(5Ve)xDgP382?PK+#6o5de`W^Qk15C(dlZORf#p`Cr0vW^n52_4e13#g;wzSfZrzj+l#pSOJ_ldlrEp
SFQ%SSEe#EfF_q~8)Q_fgayu(Wfu5jE?UXy8ap6ZYEc>FvUzt%#e{-wT|<sI2m{opZEiJjckcu{-lG$k2NEj_w7Ir#R~J<1e@8{7
1!}r5PoQdO1t%m~j4HUNVeOh`@0X7~9!6>@aba5KCr+o3xW8#^jWp}CYM<LqRkU}(h;x@z64m?nUMP9)xv`JdTpbDrOeV3kdZXQv
T9qdLvK|`Y*dRhoZ{Zxb&ASr8`TILL^A#HPLQ67zU~h&TpoBpu!i~=D9gJbSVj&2G(b-9D1;I^Lvq@^0I2A_gH&kBD>>$hs6&T*b
6nfgTT8XAH9Wow<+`49vgsb)Nk#W~fcaH(ahmi!fiByeqL2jf)XD~{lk|Gy(Iq4Oq0Gs3&IMPb<?HFm}J4Y?XzCi0$LWABkf!9F}
BWk;Zs!<7tdXHgdMX*s)^)SSMR5&#ePw8>bm%aNdP<3KRN(0r1eVJ>OpoA!{ghHz95LM3-9>Acw)}qGVJ}if3!vnIr9epP`^Pj6d
uGJkYKx)~5wzQ9>4KS7>g9==BIJqRXg{cHr3$?VQ^5u3F?^y^Mhe3$YOJrk7hRu{w#Qo>R`B74@;HpI8eN27(_U(B?FrbT{HQS(C
NV;(3AV|cx8+AgR4sCI0vIe(Y+)CEdNQ)Qd$@4H%t=NysmY(IM0x1*dP!HS<%aE+|dApd`x%08HtCw;taz*Gk()F;th(V>!^Bx$}
)73`7qvSBq&GPOkbS;HIeLYdRV&o|_qa2Z!+z@#?(7gb)7NYlq*DI#Aa7%$`KV~A|>$kW0oql#?JcH`WFHfEuXg^dcq$IhJ*0u0H
NPhk9Yh*^bT1|2y_bTS+)m&zPgOsS~6YMBw)?M2>_FA$k&xD7cHw}iD<#AF4kpAa(<UohIO6C#N4)}>O^m-B<79oxVV>NzU>sOmz
K@QirZqg`Na@N{r=Cv{;+3x#FKAio(@1>|NUty;OZN{Kkhixs;CcMQ+!jh!5shTeR1N(Y6n5fb2cZB(PE}dk|pj0wiJtRY@I9+cD
3)0`|MQVUCMRLSKK#U2cARl6bfkA54?l}z~ki+t@xV8y#jE#JxX_`~Z*RAGfOE};Wpr9JNHbDTKZQo2WB#=<)JJX<zv{u2itozfS
U3ELpH#JR*K`WR{P8@qCM1;@-vkmAfS{x?z(sGDYx3;3@jo>GJskRyKhZXTHMk6o+<)LqZY=^#@UWV;{YzGlw>`sfWkmN#QMS;Q4
TLe0~<s|9O_8&qOMaC#K&Vq#LeO@me0I;GCV+N5~YNz6qBdqY-Rd+)#sYkbWV<Tt3wK*o5=DMLS2{;_`&^tu9o{L)XcBzG!6DYo3
*W|>tkc>HSf;}TqF~Kj}+xQk_N4~9Eew+6Q<f*{z-RX9>cp%)R(qM|Z9<8EA2#_#a)pX|r8egw1t?3%v!oaa-Q2RBw?r;=WXOnK(
kRp@gKdbV61ZVE{ya;A$^#jm3D+Ql(2l|w*A}VZtJOuu{;8ayqNI@6B!^c(b%lvnszq7|MI6(GHpNzG9M}~BP_yRu<^+HJpOKbOj
TF`4()#47A(krIh$E%AEC%NWM=*&tes?VMLGQ@_~{Xe>fllpgF_eowAGT3Q^vyZ7vhTB8iTp9S~d?$Yo>}L-Wib!%)J+RbrAbcVp
4%qsZpa~M<o+{*+iDwX56J*0il*EGceKnf&pO?u=8F`4;MeqGIPsdwfyP0QHA=A=TK8ZRb;dlWN87A%!BsGg6c;A=RG&F5q)<s5W
IT4W+au#^R*zZ}aWXed5mYoXTxT-CNBcW#7D8NH0Uu=oyIdp|@J1+m1d7!r5+?l6dEY|rAaWFo&a0tbpONy6{>hh&1220lS(qOk6
O=Au$^^GY@QN2anB_u<lDCl3DtS$~nwL^39PFRw!^#-@Vdp|JD&H4Y&>GnhBU8ROYd&tno?r6cF9*sIPuq2QPBtPxg!fIWpG_c3`
d4H|wf7Np%(XoO*v-~vQzW=BHeUE|Id`vwIaDL*LHajriba&l%t=7~KE(yWznkT>2wYP(ww9|86!|K_lr2PFSpIqLOv1J&Bz;1M%
PKy5wrf;}$TSX=E?2|-37GN?&k*5!cNMlSzYHqR$-rvBdPIf<kOUWN-+&f#~QYT~B&jCBp)b95NebnMi-UH){69hj0*Uxi?Z5{YK
@d{*|{Cf(F<xR`{=*!P@k?87!VWI?qk_i~jffQnDIu>>oMQGzp$*^@QLL~I4!-2ML*TK|SKp5DtNA?gpNU0?bp+d_xnP9LOzKQGG
TlpVz*F5-!kN3al`F(#+=lz~vIC{^^ko&}cSdYm+C$>LLfBVcoMj`(@_3*~lKb)1m$NNXjeheV}U}<rXd;#ICqW0pNkj;x|G(10>
yhrf`6RYO^I=`Rq-+$n7AO_?E^C*&Ew$*>H=Q-UHt=nyc^04$73S|i>)TnTOiWGf5d$85oAE$1{0o5bQcP<s*7_OgwY?i=hjO{vx
)w1YkVqv@8RDAYnuGi}I82nMCs4I_+V9(c>Gr&40f<-Dx(F&+mat!R?e8yBzJ<cj?G~G6sFv$b%r13<knXHac(${Cxh1!^LeDsR`
s(Z>4=>J?Z!l_{(en!|3&m?fP-ab~Tr8J~)s0euaj#$A7`eF8652L0iz-FzXB~R}zZg}NPAfl|AOWboWC3^M1<d>|FHyOR7=n~Kr
@@zir#K1fXlZrB;y2D;Y*y8QvYEK2SU7kAht-b{|R9G@7vlc5%3DKM!-zzV<3Fgko1~y{Jn^x91=chey%c~xdk&#ZvHQ$)@1!RGl
2<<~q==g9sdS{6aX|B8C=>=IjhMBoB&sbUp)!rQ8+OsK%SciKNWkhj3S}|8X^~&ASM$LdLR0fv4jISD>tUCl458wPT`@2RL?L_SX
{9&yTXujZ!9J@AIoHoN}zoy|vJMZ^Pq6Q)Ix)JGR&gMY&M6=gfJ&H7)>vQNm9QDNJz0=0;Q|Y{H>X?6q9tb@XU=I%bugT5q+6yS@
xnR*2t~W2u+F>GLzg>~>3>P$5+eq0=VT_4yWYTP5?J^mbol`6f$rkf#d6sBvPe!PF24ze*rh=K!#2iOwaLsxSU~0_-0EdT-TuaDu
F$tV#mQdiiW8#MPLsM7a&UirA^7}wl1%Rpw2&@;e&!404T$p+wu;K^TyNO}O#a^XO^5o)tZkf>%Df^9l4;e5J{$%KP`8Xf7lUyGZ
=_a6XR8I~g+l$8sK~^Vf0nUMShHCS({=0ZZ>LIQ$M~mlFVoMUl2ML=b7BzWAHNv~<VaYm9JoU=@J`$M$WED!6Tt`*!qi^WSw9yoT
jLWHho<uL~9~516*ICD^TDX1uqY4bc)^+BBzETK#WS&+QbaaxcJVQqj&3(5)80~p<+X_MiyK1Yzed#Lg2G>FoGL5l%pF*`Jjd!Yt
bc3FI9os@$*MdA%NgAx7>0q>5(zMYoW3$stG=uJ_eLbR3ih9yK>hhI}KGizlA7EETXVn7Y1%e*fc+JFiCM}g(;o;>6$?lHmy0#vq
@i=94CD*QxNFqb*^LfE_R4T&I*JzfIb6rbSpKH2LjUJYe7^oixY-nox%aYjDoywA^YdDLSeJ+r(n*2FR$?UtB%pt7Q3-q4}QS|%6
Uh_^mVND&}+DI%GLy1kaYeph*6yfnw{bYfr=UaeWg>5E}eS`)E06;c09p1Y4Y860ZYX}>>*Y189Q9~N42*a1_>pAQ2)3cnXwB7ZP
WGe^lkRk48iI3{_VW=Euj23P^Wda=V5Or&wHE48|?vdqJH+qVgwH;JM7=h>AS)!J#Am<L_*n|#U{LeH0&ccHuCvi|?(Xo8*ygU+d
o^TC-+}8QyqO1lXLQvNg6^E;CYsh&)yu>^6Jfa{l6g)zT6*?vgfS7?n1wm8?<0+5h+|PEW6FazDQVZKys;2XFhGzS-w?niRSz1_y
id}V`4v3<YV(ob-5pT<2tmAzPx;I&%OGs#w%1X7_2bJK>JhK0PHfFYOJ@=JH&}~>BWI7^-Cy(PoprB(E;D=6RB+^c(6z_(Paq;=m
Zt(X{6N%R;&S1lP^E)>N9uS)^ci8;@sEDKYU($YuXZMo+)%^4SPxAK9$%Cuv|HdEub{`*K=X;~suRky7^-=rq^)L2jB{>27+-AxC
3_IARLZ<>4nbY=|V>DV$1^pb}#!l1cusQ;tGFk|Dmz&Hjr8}QwoS1#fI4QJ)ODyrHQh&YryFPDE&-MOZGc)Y(#QKTfsOtZ+ic3eR
C+@@5+2rHi`%LpTf{lz~ASX*wEH5{WYYTjEy~*o($rL2ih~MXcaFIH=iaZHNtmA-Nl7akXdZ7Gs4iX)*rfQr|WK)?~&{a_+h6N^}
FpuAXg|ryN)E?3i4&^#!J;z>ttIHcC`k-|Bm;A5Y-Na~;=l+^kIJA*;;s1gDuLD`E;BR5LrhG7*=dUvn6=OCkQnuRE{Vob(Gz3B6
nT;D6O3GXEG|$(v9_^55eG~TLCW>M9Vdb{Zt&XRkyGIM+40`c8KEAERy7Xc8j@)+*(WrP#Hf_rULwZnuqXvO)h-u)NA5>GoUbNeb
uqTV1tP4I^CVy_zppzswHW&^c(5|`GI`9x1ZDr!aP&OovefA)h1Qr!R0zLa<h2RCiKN_pD6@I#!kF8&~TZ|NJLw3W@2cB~Y;XfbI
;{3QLjDUV0#2-n4wsm>3&JnUuuh%!={GLBYL4G`*2jfP3mv^pz6ZBm>_skovUa;>7s1#=qWdqpV(Lo=#nLsW>l3(2c0tmqa_WkqO
zvD~ZGz%KHadvVUe)PbO{|WE!k^C*){hWaBbU`IAu3LdHJpXDB@bme@55OMd-hDR?9Tx2^z7QQa?*4u+-9Q`FhD^XgW`Y<J)qb`5
zqiV0M{k@#f)6}qTGNjKjjZYINd-%cHkH7iVr4eO27=Fdb_B>Ef)bd`ynS<}z`JOFl>GFjwk=&k9JfNCur^HF>4va(fk)r(wo`J`
d(MM!6T0^WJ3>QPf-F~2jF}b5eoO$>g&^xV2!L#bh|tDL0UHoF-Sn{<*ja^m-oq9{QiW|GkP1XT^IwY9_o9KJZLgkHzrUExgx`3&
I!$u^^F3fEwe>ZelIgYN70XOfz@u#{MRDy_5z%5aeo#!y^}(KU7-X=K-aa&s-;to9ZF@B3@%QnkZla??+wih~hp=~_pSX&j*R_D>
#7CBCA#?U#vxd(;Sb8e<LXXsd06U>O;M?_Q$8VmpI79E9MHy&*#_1`fH&226$qkK*B|h9_^L9>N_q)}TEktd`VdXiL%Vb`q7z!*Z
5~G)*X1|VJ58ylK-BOG%6k5T2G!u{n`~06e1T#?tD_i^RTtv8~kT$ELCn6#VBy!}es;FN{dZ(Jxw~A9~np(q4bGibi+iCK8L_F<?
dY-PiYexeU*V|vN+V6j6_@p+eHafeOmBx_aLK2ZX&Yg`}Y8GJRmKJqSmniBaGjpmHEC%lAV~BKSA>@Tr?(z2DL9mI|t@1;rh;JbR
4N|tNRkWBvIOOoxFhQ|Yq7r=`1U;L?^uru@xL~JbxtTM$I_-3$d>zzj5@<yU(9)|0bu@8qQSf_$;NFydA2et@qBEE2K?h{EGOpuv
*_ay|o`##MIRqn{yO?N9OO5s0^}U)l-837TnsxfU)$a``am*x0=B(&qx;r+mB-0p*9M##l<Nt@#Cf+BZi8{M)18&ILmY$ig6*5sj
KHK%p7*iK^E;`n+N^D+kLvQwN=p?72?(JJ=#Qpp`AdO+ZyBw+oF%tn*RpzS25hUGBl!sc8=N<N^)U~K)gSTC^%L*pEduw$2ADDds
SSpO}vrqAKlR^;qfmtZm8tP_C6Xcl|`3-w~2L;KoK(D7CJtDP4bF|ix)+t&)!fjf;N1TYX497AxfK?H;7PQxHzI8P@Tf%R)>&CL@
^gZA}^Zxosf3XRW(13p#10*R5)HGumWR!h~$!HXTXi`#THq06LF@`pu>edvTvZzdFP-00iO=SiU)?-<k6bY^i7!3t;B&Ie3!Kzy`
cxhT`a|{FaN@Ns@l%goGf|5YVw6sNRELz)T63`_{7OGK$1xAz#iV>{}!ihM`-r=L8&RiZ_)?m)3RRbPITiGoOlaLu9NMtnRYE-tJ
Ov<xR!~sZ6j4Y{OOku_x$`Trq3Ig$>?SL7DStMB}JD3*6z^aQS);P?=jyEg}UaW@*N>t${f0i!%3|y3@N^OiVwN^ziQG(A-EX<||
!ksB0Ss*DQfes<WSskXKtdh8k#8DUlsjPv-f|`<4)PaahMI@|IWo2aRPzEM4+c<<5A52q)y_V8Yj_{lD$fz8Z1nTwoowuavDU+9{
4SEN*PgK7w?(79q^U>RO+&Z~^+y|6Vf9;bv_LVBOcYlM-`g%b6tuB$X<;8)2f}=F$XmIb7(LPD`hv4zM)$TbS*~@ddv~uBc4v9S%
vigRYVrelo5L~y55NxfT;8cbf6rq+q*_-@mu-{_twy@5VVxn=fa~P%7Jk{n49ZN}F+e$s#qV5&SzTrvc`juQmt8LC5TRp|Xz21N!
<0yYW=zD*M9mC?qf9`ql_r{K=_Omkt1CS~~SxgUuzxe(_g5ZntrBPQ$UF_S7tbKRi<I7w2|B8E+Ax`)8_5DCUY5Qs<iej!lX7?iw
3cu0)#wRyGKl5kzn~;B5$^BA8h;#G#|Lm@Rnf($T1omk;;_^{X{0ZJ4L8NG+1A(DG)Wftoy4^kJ@*v~?l~rH$9|Nf9hQfcECsW8c
3Ab2tU-BLSu#xLMScfrv$?Oxh81`<Q$m|W#;(@^c=wZ<Ox`UFQ--a8X4&~Da59{~p$7TQMktx;=JcZ(V&8;UVpA}9cxcM9%F34kt
T)mu)VqZwAF{YG;EUPE%_wfbu;oRgYXmBvVFXsU}zb&1-GHZd{vD}|=L@pVX6-88>lSv%X4NeB(qDeo$e-osyi}wlsodzdxZRxm<
_N_KL$pJ8V4%cI-A2MuubbE^}N*v)1WKm)5N_Ik`27hG&s|ei8EeA>*LsI%KCZTZp%z>{GahT@aV;CJm8~%}Zb6S7Pmw~P4Yio?1
9^2JKpFGFoE*1rpiYd!a`r649EtU~ZA#*qyMVlc_aHTmW;&?^|jtEFjkb0v`^&DOyz<CCesH)}W5m(LG)4okp1W^$ps|DPg&N<J9
mF$?sHN^;Fh#-^Xk{F$@Y5%9F!_L|~WIXpm!*D=1829{OfA8T+{C-9+|39Vsex-|6he9f7B?=J8<rN18Ll!t_31}%4s-x6Id!R&w
oue;@trszebgJbhD(z_yWOJ&<;S7%EYVCa{uB3e}YCZy@nLfE--i*M2F3i<o*P|wA7XTocwgRj@!*D1!qKrRRaXmb_#cEN#q}r3}
VZQS3aHf)}Cra%+oU>~$OuWk7tm|~|0&R;{3v22m_mD9R29!4j#E>@{G87s!gNqwrexCF&>Q6w}RFi^rm?nwfa6_kRwEIqD$o3~#
c%h*6`2tqqYnkikhTYyjK96>07aJ{SVh2ZO;KA4LRp5T0s6kZsQ|s*x$SfJ!6R;fyWCXT$dwG2Md27dB9VVSS&s&NNz13)1Y@D$$
Cb*%c0VIl4hcDuwh>V;17TDqD`}k^$5AYH`&0xY-gbhOmSJ?*NGWzkbkpOVn2gHIziUDSR)*b*J-y(rw+&q{!3_}R`_6%{t3z**W
7jf;1yQR#oF2)>BSbbqnkvQDqPl#dQPq<Gv^!{P`iXc<{bzv2fmc#R4@9REP9)0^8ZD-)Gz&Q>QL5JPW6b%$FeF`cMuv{OzL{C)&
4@v8c@4T3uPrU#-p8-d%Cr2juo`gCH5D#MU7<kx#_7P|>svu~|!i)cF1F9W^{kz>Mrbl@yYDe53^n?!u?%czmcpHh(=i-b18;4oQ
;=7-B>5tQdZITBEvU{SKf`zB;?oY5C4@5glcOD0y_qw?!=|h4glsG={kUNAAq0e(bkC;8**ZS;cHG_!s1ILi5+)(KStH9=Uza;hh
Ps_GS2~PqC6VI}EdTbIBe1oh`VawRECg&jV4knF)G#(v+*V4$jGMx$f2k--@GIF7NzL4VZ@u@T<n#r<Ro3|g-aKopt*nZ`Z6c6l%
A5W5b0yLa~J5@S|naMYMRQH~vKpn#MDYBf|0K=&00q5p}+IE+a?d8HN#PT-e9g%52ql)9ouLbKkr?UUrC{Jr04++UII|ET)IDFN8
5+KL*nm{-v$B2|rF;6=RBQ2HO4rh6aWHt|F+_b|+#ade%f}SB8fN6Pip*BNh>+CQ+@=#2ttCGBqB0xtW955XRMCLnm20Oa?mQR)X
h$8hv!>umE-^=72A0Xg|dgzFMVK_mNhah}8snpvz1~@{?4x4)uy%-AtR$($YA$y=FKnsip&@&Ia5XY{+T<wj`T?UMZd7_G{D-iJ5
>j@su-R5h;JBS|$!Z=83N6r!IjlPGEZQXg=6jNWp(UTd<eylWeE;4@T9@O~_gW{W#6-Eaz#L!gu<zYx+A)^(5g0SQ|eN*k8&h(J@
Ea~~v`OXxGLQC<L!-{cGqBM2~V4IK`Jjv<l*!Mjo*oWqxTf3MZRG)c)tdu%H4&Ay>lv4-trnwsFmM*neiheuV1sPz&XGR*S8fi!l
{zFw-P0mlpG+Z%#X(6II&vK6>&haHr$|%}pnJA@VWfa2l`|$s@kb$V8WKab<C-XGQRH<WoWk0%vk{n46Q_Vb1*V?zxarF<V<ey(y
a32s(zhQl|Gcz=6HK8?{_@02i!}J2oKZ^B;`1ny42VdSW@|CnXk`$phIFVEj3AxDJ+~QNWyyhp1uR<!Hr^|@z*|v@+5mT%U2tpcA
>{t`%DtgR3Q*+4Tz3TM=4}by)8XrGrq&}c^JS2yQ!A&IOUw~<b93a^aW#Kez0C+DlC~sZiKWo(<8YwCx7Z^~!lLZ`(Fv2iQ8*6Py
wlat#S@E%Aemx1^Du{l<hp2>uw14$J#~HjIaql{UdY%dGbSJ>r`FBx0y$XryCYY(<GiME$&5ZJbZM8JXn|jZ#`zxiRR>ONyA8#T;
#O{GRjgKgav^X3)i`Na#rqJXksUc6ckJ@dw@A1Uz=KV9baPao+ti-|yiYkbPCHDlM=Q`?k4;Yi^)bh+S;TdR1u*Mcz*HOj8(9zI+
gnxW{-^m_f&I%BTqLJg(Vni7U$sd_>PNQYv#>ec1nB|nYmVATiZhSrno+Izmy*4y^+b<XBnQpkV*`t*5aFHI<p&h3~qNd6lCgF&f
z9aXFpHMlw$xS_<D-`hV(W6??tjs$}4jqK`fIYNyz{oOd2Fd8YJBioK@jZRcQC#rp_uH(gN~jnj`bBm=kzJ$vn?8xsL4>S0%GCc>
8+e#~#>f;imaN_5iem`DW4h%ibLxkmr{SL#+}5wB*Nnav_!U)REa*Y1LVl4Tm}xPHbj1-xhk{(TE$$K93D5bz<d@RqXIy@_Ojzld
s#N|{sc2n!JM4CvF(<x>C$l$;dQm+F0u`8_l|83=#kJIY_cg(Z6_Dh9Gp{$LyUpC|nWd+tawU70yR7iumj92SvTu5^Db(*~dj5Or
*u~w|UNT!!X$JKj!#M+!0GN1z1E3v2X7tsVwyq!FW3lqMtQ?QM2*iHk4Tr$^@;bNl!@EaPIvL79!iOO3_^{Z)I>WEy5eBrC0DW^~
5|zxdE*~&BF!_@~cz{F1F>shTnY9`b>DSDMwhoh^?V#}Rb=<(f9xfAjf#gX9cX?8Lt%oP3OlI+D^9EeEIELpV)H%%<ZfZ^o4}TaQ
Rziv&Pqv(jXhIbQArI^nvS}q`G<t=MMn?F@i!p~feSF@Wi&~fZ=}LIj-sO{|OC$no_+{>U$<8I#qJ}|BeD!cs*FCUee>23pzu&*G
UIdt&Plg!ZF24Q^G#pRB+XvKgIvhL=96OvmNITJn14!;}cE4+aa(RU|I|tv+0>gO?iy_YsGnq>_Id<aJw}UP*uicW1Y(6qx35=*G
Dx4FMFs>ACfK4N+B@>m}J+IS=arf2k6j&m=3DJNZZj{m7W8O&|L#)v8Mi1)zp1(`NeC77XzB1ULB#ZT&J%yuECd(>sAZ^3!>RJKi
4k6Sbf1P%BcmKiWBuCzD<R<`J2Vld|SUkl~hg;E~KqvKt`oMICDCXgehX>{*f!9maTBGmj(`n55pVK+{MikiI`{XJ2AAAmD2!>4|
{mJ!vw}(z9vV)fs3Qm#^|JL(1kp43Xy9SD$%y51_%;Ng$Nw1)EG@iBq>D>?<3=Rnc!2=C}@_oOy1qZ)ZV=3wtAYk!02Q&{^?JMiq
q75_n%t3`Dx%n|w8lVIfU(kKbD6y4<q8I@Tu3&g92j}Sc`@gpEKbP}3K7R~-@OmHe;BnaA`DRpDB$xzQ1OHg^%~O7tEw8Y*>i!)6
AF^BQG#JxFc@02~cccyW0~#I657z0NkLxYN?<17NrDT`qFvFR>$Y`;b{!3F8aMo(*{8x`Z^_;5RwZFe1?Q#ktnzHE3#JhXJ>(iR)
iDo!fBl)wKc0C+u>LisEL@B)_2Oy*dgailkBpzp>{#$Nd=I4&ju6Lln-?g2a>wdp)e-=D3S0Z-NM8o|zXvDM@&`+oGiVRh|gm^lJ
n?f+au>=xqTw;_nToHrIcZ~SvWlq6wm|rlJe|+%sJ=^R7=9n^Kz-dDrvLrJzdpqhaw|DW0nI`paV)`A+6a59Lji)lhnI5qe%t}qu
yP$DG82O;869%z1JR<zCDXIu_zpo;nTjjcyIw7!UjX%0Aou{hjdne)0vz&>>Ui&$j3Qk;3qyIj57e=XzFsN#S2Rr9bT%3gB%V8%r
c6a@!t|MIi)SQ7aE4m{0RSx3JJ}9s||C8&5<!+GZ8U`T#v<4~yb<U{P7$8B~7{8wCcld~bnsk1%`w&3}kWl09%<lZ%!zAQ}>Fe#=
b4SUk<dsLQlun&`VaYZb=5@Th;C7MGSgUO)lvYX<v8?gH#&i2~<Z|hd@paZ(gBNP@>wr0i`@ua?%UB0bo1T|4A-z&$2QNk6kJF}~
_l=)UDPkmKbgcVnE(}}e^1XB2hXUYV1Ka&_?H3Eg)+NbgeMW?8aa|^{6KLP@ex5jSFtn+kBj^A3k7$cr{SF!ae#-gNk?Rgm2u_2#
eXm9X?KL1)7qTRd?f&h5=eL(w+?|Zt;ZOFj-w-@A)-&2QsL7CNBOX%nh4=bCeiyDu(wKPTYE$AVLP#_J;K}|I{q^npc9c(#&H2@4
t5sNcKR=VVbkt|X5C7d4nm-4<`~MF8KS#^UKso33kh?$cHTL}W`FlMn82=rdYvKF#toHwXV!?0WrRMc_vc3P^`)VwOhpK&kF<n&P
75|@S<uX2S=l0cU`ZTw*j~hoW{R#f~M%_QJZe0JQbJTyI?EcJq>w$&0^v{cQJ)S4#eIw%|;(xzCr|$94b&NkshH?co^ePNEaHH^;
2VT#|8;1HUkM+~}kLv^N{13v8Mt`IV_WuE2Ve-?c+#}adjd;lP=2e_>|CW!_i+w|#htSy(*tDKc<<tq}HtVOHZ~H%*)N~cK^}lTE
$m^bczi%evjeBjy2KTnw_V;i*`S=I?eLQaKpWYQeZ~6MZ3$Qug$q&xmALt+3@{1QO4nHUM!ABE;{WiZZ*=%4d6`1D#UXT*LzCrU)
B#a$M6(Z^#wELE{{YI71#<k~6Jc9Z|n!1~9!T4{9zbCi$Q%@rp{q8DmR36Orr6z{hfZ^2$|Mliq8Ka;4r7If~rg2)BqfU(!!OC~G
D4H4J->QysDd(lAqQ3OI$nN6KAlDr!Nje$m@c@gAH*u(uJl_W6N>qLecc)2zvov*AFZKX{h+h|<5yz+JV!~Q>n$iKeO;Dv)Bo7lo
`0;<2eaw2T_I=-cz>!tA!=4QBFkhQ(!$~0XND|~|g0+~HPR%s~G#*ji*YyvV>l0nmaCz>yK3>HFoSn^Xyf2hLdT|xP^69p)I<IU)
O!EG(!5vt8&1?Q&m>mC+Vnx31AHvVq1Acv;#_IgOmB%N+J)OArL<-r%!|2d>@$LI*Pj3i)zYkl1L-6cBk1vf9YINmLL)=uFzX<fF
!QxN4U*}B4{b9YJe;<pF-4I{Gu*EArm~yo}+_9l1KZNJpdu#LdbN#%1UqV;v^zK9Vdv({u+spLr%W3ZUeVzl)9})Gej;Fid9`BcR
P_JxpP+)>tFhb7W^VlJ%&)r`<`O?|&wTMxskL%aZIdN;?YzqbQN<|Ks+c&K&9sIp#jLt_S71gZ_a$^|&F#PSOV*WK%I)iIcAI<)_
f46Fyj@i~5-&dP7W<Af{fw@RfV|>VC6vVGHT#IXZz~G4EEv5&%4T`YTT9a(tyyvVTtVCVfQ3q+MKkP!Bx1E_W6oQDP^+`#=pBwIT
q(I~4tL9Ts)OjuKgs6($l{1+o?X>1~o1Oc>)(9EDON6SBm`)qTvI@pcj<z3E06zqSyu2&S=rK<B`0<`!o&N4$sDd(Y{L`EDW5tE<
`M7NL-k2h_{ax`26HIJc)~kyek$I=SAKPlu>oE0<z*Ji{;F1`UN#45PApqL9yg}rXk7wV9fg;FJB3M7XiRsJb*&N5!iV9gj{BmY)
-n&rz`xYtB10-t&^8;+oEk+DF8&GP4hBl^@A~_&)^XH1mZwIGY$^9IykStsFT|pQicoyoTerls_UG_kpZ<<d^Z7W+hnG8Lafrh@T
<-AGnowQ8`FAl$*aWndhdbJyS!!V;*{*H-N$VyW&vS;Z`c@vB|5Jy=qYU!-}(9hHK&t%|Bu}JEi36G)vKD}eco(>4X7&8P?9x%C2
6UPiF9+;tyb21`DolD%pVO<kC-JwMA;f4zroZL0y6>Z6bMWZTed-dxMJz^SI6cvHj;mVc<q&dqivqrG?W?-XBS*qf`cE0ZpZI~Y0
s>!)I=4UeSn9vHNE@nl<__vXR+v}wO^DcH;@|75<krHuGT0hR+aTT0l#X&4#%~~OdsA&%#ZCw!W#V32`Lvlfts-ziMYE<i{W<t2A
dcthUD+N8<#(40rw8V^bVkJflL2T3-r4d{khiZ-S8Izc-^vGHoVds}Oo!K*NCCauSZW`0fjpKe<y=jaB;GvMDOG-cZ%mXI`472xb
*m^&&yZyhj>+Yj`{v#NY2>U;?-+zy<Z|$Cc)VlwMoALiZ%)^fFtM%9+^dDE<^Zcp&{+`_(|MVDVAW@rUr2ikXrK-aDP*8OK0RBIA
pXFK&#s7El)qse&xItML8TiAnkVo-CVjHbbeH>3Vs4x*6m}X#p{W}?eVW>Z=0PnU1839B1B>H{3WS@?I9dEJl`H!njlDpx8;wW8l
=f=d@UTo^3swf?@LSc(BDlAd{$wiP=a>m%9LlZ#!`RlJ_J`=!{(QTL-fQd3HVkNRD2+UR@3o9ke!Whg5guyko!$H)5i7ZHRG#bZY
_e>k5dR^hMq2;buZCZM*PG0x6Gfpiuh9Px>(j7PV)=A#tk4MBcXEEOQ=FY@3-=N=mC#~b|?dJ=gvbNqFt!U%!>v(dxb?9d^JL>&w
BE3sfdxuUW550;(VLs#tvSWy)rG;SHEkL!i5VH`fD`>DH%t;_3#&WVVN5p;3oYQ0=>#ZQ{V2!9kb7-bY5}?R$c^G^JUYk=SV#6Aj
w9`^1qvb(Oqxj;^EUSpIw`O_GEXtwop6v^HT&m{p4Ac{!`&+ZGw~q1SrvfCFUh^QcjzZ*48@pCtT536C!K-k4%)tffC##HbY`LW7
0FJIrO%GR(oD3VAYJz+jGRVIwM=mW!mPZbS$V3v7)X;X3FDqDGsig5oX|tet5S_J*$R012ZW!8q#<}V5`q)ohL!4lR66P3!FPh7(
?r!`~N#LbBfW#<_M~bD=PsLI*>lt_Bkpk=X|9#c3_aj0hT5h3gl%p(XW|uLIxc1jx>!I2!UhKfhAexreS0jT{m=l!%y0N5gfW;MH
r==UA03jWa1Xy<}VAjFV#4H;fVXDWh7>SiA6|*-PX>IncevyZbZdUZ4Xq$V>h)l;je2&qrLi*N^KwN0(VPwTA$ju0?G;BDv(FIzu
ySS91>ugrg%~5O{k~IQNZF!}VAu<<2swK=GSW4@WEbHd|dc&&!Dd%UoqHDBy*8`UrwylOi=~h(ryEM?KNSS*+*wUcLpmcUH{l9Xc
Kc`CQSRxJ+PD+O123t|&;=1~NQ&afa4hTnCfxXKj2eN{-hjNa@vM%&mI#Bj8;Hqm=YV0mJBTD${1WvMr``_{B<1`x^M@U$Ehnr^o
J*xe!sz-{4YqUZ?aiON&ILg}XtC<#4DOIw4Tp^0y1WIw{wTPu0%fojH2k&i^)x9*dV`G9cP*5SzleVgZE^Ov1K`)eM{8}ku0kyD~
?;=NLYU=J8&j4*$bIsKy#dDxHxOs95atC|YY|^5&q}l+R%F>GZS?nzI(Jaa(omje6Ah{H-0qYZw-Y*v*MlfJ)7J1WWh}8>T2$mxR
EG25Dv|K%A^`z?+6wNH`cIO%;jS19qQGB67#{>-sas<7^=1bn3+iUsU$>io!sUBA{X<3I3Iu_GqVx~Eskx0cD0>jd~zb<h$ENx6`
3oqqJRUBzXj%Hy}rCTkE>~B82u5#amK(XoDb7#j2i1c?rL?+p%>u%M$);mZ<XkWwiVXwR9`4%$O`(s9heV<aX7$FxFh(G)<#$gp9
D}pphxI7u&pi+o4zY*i^qX*?no>CEhNq|s>1Pqcu<Wbh6d~bS#BPcFJBcr>JJmwt{+alr79MTTBG>9)(crndlZ!q2HJVTaM3dRls
X_!ukB)jbaLwEN;4qCjO#|56=ZqhJ!1ctrI>oDkP^Rmq%+R`rnSTvXHjYGhridn_0(b)>A=fuGgwV*vc)P$1)MhgW+(Ha+skR4+g
HixttM9kafUEf)OrD7U-MR@|+e~bAmaj#5Fi_1EU#L_rW6p(|Ar<BlK%q{(p)Q(DhX`s}iD0Qo8G2!Fd_p3>2GsH4?y`CXcRK}K_
<{Tmg7WIG}j${PXNvowE8}*uAXGvB_K98+*a#|>-AgY1B=gS{imoK%7!+1m6?=1UC5}K@?>+P#i>_Xd7qBgqa@m?(wN@901ugIpM
=HiH@st-xQ<ui>}%8d^dhgZ*&#|T|DXH=Dd3J;a?aOo3__Hfk-sW}sfq9KR_NR#spl}nAQmVNG>evEax24-L)R@#=-J3mzD=~ra2
IXJ$J9eBK6^lu78zQyL?*qXP;*;68+x45gyDm727)5#^XXB{NU@O0vs3G$dAZT_=Rg<bO6IoU0jQVrbb>E<7NguIz(WZH>CQm{-I
tdR<{YAR9O_YsTQX+6KiSLJ6Dy@fV;q^KdBi6C5ZN}&W>vWw2hJ<&8=I5=GKJovUgQE8%eE`%mU(CX+{(Z;b-@(2_W#VI=V4G&Lj
HKbo2S@-ncqsiOzbb};kGuHfDGA?T?E>?+YQ+)Zo=Nsm1XWO~$wzs^gctloDCSq(S#ls=8sw<f>M+3>|a>F69wSjl+D;8*FZ7l7v
niPbVpftq2NKa+i7Wh(N93ZMf^C227NUoOW?V$9F(I%B?`y*bT@KTZ$bEyQnTv08$^#)q}$rzGYtrx~-x_<P`8fey`@JU&3+<yHz
?QIyAklx$NfzqKOtKS$&!k9IfVs|go574zisuWJ|hcFQ^mCFQ_X<2+j8Qi<a+07w{3PYBaD-Q-%0wRkAol>z_oq1C;dzR?LPVUHt
gS0wEKBeO<NL6^pcg^0839RP;=GlvppQZWBNSk%^txKm}+pO+G>%GLTr|@R2rl~%h2&kIt>rc()SekTtxy3zlvKU(no%p`Dax53+
th_M4Z83~7+b*}|$v0wxg+VU=99727^sja6mFCn_N!7{V<AR7f^yjFEb>~BOmcun{2#;L-o)#ZdOZsmWdSRG5LUH=HQ7i2!wkv5r
CcQd-IjD)<&rbeLIKOOxn@*orbUn6jRlj!*FwK2l@`na1wOFFe*0alLafX?-4cX~z!@U}HPnMGbt~_CO5d@pA*|fkiR2|OprHHCw
M#>GA3x+wAMt|F8Wz@Dq_4tw-D4L8L|4#bTGxM;+Vt|M$A>_lZcGbi@_om<Rcv)ezACiqA6Am|P(rTY<;`<=}Sopcd`|46v);efE
O-Ws<>1b7wPY9XTW?>a(A+MU>_R|in;oa_))l0|m!p>S(a%Qd~!}uhtv{(;t{(s?eY<GXI{QF&!_!fGR7OTmEDeZWrHmI@Th%}?h
`uq9LgjCe5#o&DFBUtWwzjl~;OXE+!5FcJ#wm7Eeb9h$e^&j|zM(HES>U_@T<dLlq^ZD@L5<wX@Nbu>{n*5i{j$Rr&Sa_jw8<y%w
F7d5?71V&_BWj{@S<({yjz8ey4YL9WA478_0I0cB0pPHCL%(F?NH|DtMXaM_1BXGXM-HtUyA7^`QHxS-h}gASplJD~YSqWac1BG<
^xH`7QE4N^XgB-GrpALyFUeUxtyyZ4YV@s2_KS-rqeEkA>h?R9s32Ew#ppquHm(HPsE=vhfB|vV|2&wf^VK4R>)&&$Ab92e9$oJJ
#bSt7zLcV3Rhnzw<|Qi?V`+X1Hcuhqa+DTElw+!<W@Vqzlv7bwh?-QE(u`SZQ?cFK`QH6&i8q4;T9(>dDzh#1^`s^tB#}Y^$4)s3
`}F44@|Q8pxfN?<%POa%A<>Ewr&ChdU&57DDg}^Ye#9@kJKkZ$C){*3II#uocI~@C7>96(wJPGs$Ci|gJx%S--}&=d*G@iS^4XYb
)Puc0yoM?rtt&U#FfJ`H`u+m(2vj9~QaB?fnav<d_v?RPpds#DxzIEdxZXe88r1Bq1Q@Hi*nzN$6zf3xO^CEqk*~gF-gw(If@<>W
D4(8nczJq6Mk}DGse~DaH)ck}cF(uAfybt(MTt>laFt~cT#{Ax6VXFy?fPIISMUKnzmW5-J};Z)lPg0@KR95BEI*xoZTNgBIIMq%
Z?b)!UZ2}Y;8U2S0X_a${DJe+e_qw5!~AL92iV_xw`X?!IQ4Scqv#K?6a5R{=srWg;y3-x=tO9n)8qPh_3$88&(34&e87KCt(9$R
Au}n(x^MW{VBux3;qE%)ZLahe&V#1iG^YnUS4Qjlov(RuMI5ik5>}rPtujoHUm^D18??4xIr8)CV=4=YIafhNw%6i^D){=x@A~P`
;DOH|kF?-+@5ysLRBt}+eQUG!{ZCoU-#w7)ke=TC4)(34dUKRl-0{zZsjk0&UTx{yt$rMR{jt3NmP7yO(%bX$kyh^`!MS^m-X1x7
poNclFu1Pt-SF`7<5<bsv?M(##<MW@abBiq8oBR3J1-3WldihF>yf92>aYKB*7+VoIM6~n)gD#aMNe*z@~69{b@AJ-aZBz33vt|p
*wUxC_zThNXg9cbtXJ6=6y^P3Kdopq7qifMr{+3P`M+8~lYLI@7a1JB9Ul7?&|>HF#RIF;O6q5~k#8NuZ9&HPpw;-c;K01T(C^7u
j`}X>(_Sygwgl@<0oJ-wHK!b8coF>OFm<YrjPI`42=%GxC`uPXU7-zxZvH&+NC1}5^tij>K7<jN4<buJY6^|8Jq~C-Ba$88)7NeU
`(KZztNV{+uPE#GH~Jp#V^(fhMY!;Ln?Ke$z$5m0eZ)up$7iqhegDz$w_hLP2|r(_e`lB2e|N{*@Q-oy`)7ZLXeN{M>*H74)}Y;2
Px?QzMeg6~_Wk->i#6P3!wem{paJ8SEsIyk{e3=9Y;)TiW;LqNZM37h3W0Uz{9_ayI#U&q-#b%T=gJ)A2x4Aw9Qb|SES6{SrQ{0j
c<$*<%j|jWSHE(6W4i({tXq!N&WfhwxI`SqqkGo7?Tt3RO=FTrh}Fik52THA9h*-Wze0|BVPj5cJ^jXzE#sQ^$8Nf5+PT<QB`rzW
UTSDajrv*IM;iVR-KuwI+gdcvqY*hh`zNq|WMf*|$L_MuX7rihigU)eZb@x;%&y=1?M+v3+r)Ad9ci}puj}Q$k||u5-XBg<hLzi$
dCRz`GmS-_^?hR%)>fid2W_q(CfWoNNOFlsFTUS4rSnSLzMv=KZ%y+`^vc&q%xkvS{Gd*shry0M5I*g{e-1n{PhF9BPk|d>J-a=k
9$nO+ccdgf*#0sUKlJDQTJAc3O~tmW>KT<`pUAd9AkEq>!|Z0O^uO$KP1s+{*4w*H(+oH{hezr9>GPE*VvV8BBw5)YbV5$3Z~mkI
v4z?12M|R6`BQ5OO>A#bDel$DNgHfDqRkg#VtBqD%^AZCBM_JKXTXglu*&}<*V!E(@b=yH(qF9gmZk85`6&3E!*<+QdDguEIqP4|
=d0v+o9wwQ-{o-i8nJp?2ktpnYHPqk@})u6s<_yypEg#o`T50+s@=j3MuH&1EJIYdB+l3m0P(wEL<nSvI%wGsRe8#>!HJrtdMBit
AcVc<s(Pi0-kzY}u#d$s&ibb6lCBBrHX3w+#ThY+hj2-HIdoHFJ#=(Vj_(Ji?t(x)@Oci52HNxz5e6GhnCE|GXTN%vU1`M0>!q28
F{&c@)dBez&j9klCs8zTK;Q%;azx1_hSXF$;OwaXsku$0XyLYze-W2OKX>&(F(w}8>P!i&9;S*(c$sR4aNp172mH$qhr|X0>~F-d
wt!R6-~RxZ{frV2@HAtm8F%>;+j5BdSWY6r6Zo^yhJzsgbF)VmPj@Y|6Uorx89j1$5?_ZS#Kg2l)qmwY!r`Z3ggWc_4*}|Z&NI2a
6u&I;$q5d5tdq-`9zn?s(fjE{Vc1Ixsw#IHE=fcoRVqga`9o=kg_mFP4H}^3Rs<leKyz=z5n8hmJY*Iy2!XJ`Fyn?89|s)GTireq
R`w_6Xn>qjuyA+x>{afWbytWpv_T%YLXi`0>_+zRn;-Epb;j_i9S1<@u=6(J*lA-&xHaTpS`G9ca|zsee{v+Ou(vAG`!MK61|E;0
a;Wo#d^jpVbz<dxchvA+5rew&>+e#ajIPq9j6peP+{2>_sYvU-vq$Sx2hEw$rPbqg_><9xA-lL9j|b0BGL*h}y!foLd^9^28$MwR
Cr&L6I$?%ov){ZnlZm*<Hj){*vkC0Os{vHs$lA_wnK&Xd+-58tu8c*J(4-c*U+gf@tLz8hIbMz>T_E_91(5aCkW(Ab-11RYYsFH0
J&-vv?Os>p;AelD`;`wFfxobqtzeESw1EhR3_cn0+;e<SgR=CxL{U5qN$PoYhDqDnczNBg&n=c+drO3^41A@%pK8Nh7Lr40=(E4X
y0fH#3RQRx;yW2#mi6r|)*FICMSiBg$746s*X+T*#d(EjM|V($dp?I&vs&lJp%EpiM`zc;Gg|wcX%>3)iW0Bd#z^X=8x{5l^kqU-
kJr4E9A3p$@df^i6<ZuX)?zcCP07Y!ncthoO3Xc<1KmfZTHU*0^kMbvvIoiu?Ij29p|J&up?Qyl_}XFLLV@I2*k;ajS)&ha&oFXz
iL>1?mt0AHxA(!>>YS<eHdl4M5ZIA+&BI{t;#pG!;VBNP`ExKU*yb7}Lwbav*F02p*qs489wdDKfzc1mc94(U;C@Ja3}vScb>)a&
+NVfD5Pu8G(e39!@va?M@(Gf%-3GJ5z3lv4U3oZ>aSQmS!?RjkYMpQlaKSLOhcIV%xP+k-sF2<?1pe$OboV9wn^g(-k#DlmI57B_
Zm;3pgdnso+xQdJ3WA3edO$*kh*3otjE!+E-=tNHRzxcMsleBMwk__7P8|q{7eSPjKfs7B2cu;j{7rtH8`ApVohS-uMTPDMVQy0-
WH=lH0AO+z^ur<LV}uYRx*LZbLd*+#0(w0k5g3P1JP#o7WD~<=<Wrmxx;y*NvF*@=gdLhWP_MCah~Gz7`WvPqC!sE$`nf)*K<{@6
jOsoXqAGAFcb!UGNm1z`$=ruiLCo00)a|G&4xh9*9phj+4Zy%7L6L^liJ%(|g&0OjJGFdV-uk^97Va6kaBO)PFiv5m?6TT#pu@ft
>hCmR3>oz--RTghDLf6zbQ4TEoUEU4{GJABq8?F<IJ9({4rkwi-5C)N)e9iX2vg!xhzR0PLX3s_SyLiH+E_4S2(^@`1}UA#CwGCZ
9)8#RPOtmH$Nm4$?$7b&cPc>vF*1L5$nx*?ZP&}k$UxwtkMzQa5fk;uubKHx5iP(sEF_a*88HO|69I)70S^y@=koIWQ??Sy{!Lsh
pRXE%sXsH<!~0pb?f(zsqrgQUn35|50>6NQY=?i(u#>Uuu#A#VFF%kcyvg~FphBJ?cz}B*APA8_`S(6Dat>{d72;u}(ePE`2#MA*
fydL22aU?S&(r1Nb5LI%e$LBe{{G$`?CXx${BPMW3E4=Fud1r{o+F2BYJWk$kqvR<NhzbBOwV5p8a9ee+B-<c+v<PU@Ji<?I`&UY
$0H=5A|k1Te)&TbV|90w;RtvrpASI+Uao9}ECA!@hW@QuWme_f)|@q(4SKsl92YX>+RN1(1y7y1ZR^(;N=A5p2pkmnh^L9=A1@=B
*nVfM+LO`{`FwCOj`?p`FP%LLi^C80V8f6d8U;M+!5>4ALtJCIox8msN48Vm`kNZXW3|M@*sDxGzyfek6#wCXC<G}&g`_C-cxSua
5iI~rpb-c}hun($A49mP8u?9seC4PynkoVqWTt~4!yIx(zqE=2PK`E-3MSNKG*duRO48<F>sx5pg(x7DB1oo4B!Ym5R)CoTDkNEs
f@p}wDyWK!7euUO8Vt;3fTrORlqD<)q6|n8h(IQYC@7dCY`~_bh$cdyQB+_i4TvLc5VDn2S|%id2y7t2VPPnehRiV`DKVTPQel7J
?^p3V{vQkjui77e(F6$|lJpdD=D$F{Fd2h*j_-IQ*ge2+sDME9NZ8onK{;DTkYyyr!#H*8^7;LKtJ<K#F0+xp0PGO{s73lnp1Dr=
6zYkWc?Wn=r9(jqr3iEVVde$ZzV80SHQFgCy_*cFM3jXpJPz+rB$gV4h#Q=O2Upx+_nmcxp9Z%1Iy1u!OrAbOJ)oVij7S}jWf4BI
NcGq-4Y6imfVf^iR5LZl&wlY^%w57CXU-YuXjL{lBmOtfL#`1g&-5<h1O8~QvE$hXhnw?~h?*1ek@#Pw^xr`LV4?Dr@L=wemXM}}
D41e1y6n2Ub*MS_;Oawh5p5Y7Wdf9w1qDyh?#^t1N>E@bS4@!7-g7D5XbaX+`ve7ngrU(Wa3QFYDhfh?3I=Lu1Gff3`JY|CSKrT}
@=)qOZ*jT$dVqYSSRjHa86*mcDPbvrh<fbraX$&s2~|Qw(-BC-vcB77$NL;iS+Uz)x(A<?B=h3Q9}<fU*s!}okfnmEAfZJuA^H|x
*+DM%z%R#-2K*BBT#bm<k4sL#pI^`1i}Y3JKj6RlhwMSv4_Y770??pP^{;16pR=dx*A4hF{w#jf1`6#s%nWAUl--%<)Q8SM_6Uc?
6RWHZBIhi*XvZ|8{YwDQhY027eLXs(z3l7IS(%AqOnupmk}>!JyK2%aZ9LO(V!v5Kgu`L9Oo(`gBldp?*gq0Izya8wvOsASnL>~z
MFL+L4?E|4-Dq_#qf4ZQB!jCW(UD>qg>Ko53>+}UivubC2I+lv&6CTH1l71u%nFDy*+Gg$6dKDQ+HHkVgb_UuDWFgA1sIhKINTVS
ax(`2p(xS58lT0s0MJpDR5Aq@yf{^VaxS~855BsAzlW&)Z`go;Q7}PD%mRm6e_2St)DS@<GOqu$3!#=`_x`%AyE(oBzb}uArBlfO
{?FDP>(6DvlUmklzvbu#QYIw9Bsh}9kb_LS9;Z$a`lJ9&z&C{=F%#)11(}gm$axGn2tWb{hTm_9?9YAGSdXv2Jg2b_xM%tPEC*4U
em`{&HE$56jvxIkBYWfO^tmI?&Azktg3RPO`wNf>A>h`CHX%O7eBGoBHaPA1c6x*hwiCKQsVB4~iJYP2z{rPANA$vUf05&J#_|0v
HGHwYHgVzr6MyO0;5RlP2aEs+bIn9~pxQCRcAa`=v_H|fhX)z0V4q(--jmz}nPIU#ye)0%n_V1Z{S##Cc%SL<kUr!fKw;FRgbF>U
%k4UI=iOo5q|7}9vZe6f+YLs)0wx#sMWYi=sNwpkM4o1C=s$j?s=iVCUSIin+6nq}I(3!N6dYk>f2kq;wWcpdnvU$k%t|}_1$szy
>A3NZal_kz=Bw4^8lJAeUJqa0r42!(0g@GEBt<3in62#hT9<ewmWPCw9-uRAb6@2REA#gPeCJ*~`+<k#Uhh6!HX<)BI+&tG@{9-d
5E~Ibyd^ab9qko?6(8oZtxXz)3>jaQ6?E+7iNp5CNta+s**P*?RNn8COb<rLol@^}sdX`02|RItVVC*$gq15bp829P7$8|D@u(Mw
96{Z`kBIuay~F4j0e<26^igl3ay&ks0sg@0?Iwx`nbxd5{+E!=8LSVxUoKqDnI!73Y0wn<@O}I^muMCaL(Y4M?f6A*aE+6Fh1*^X
+j5E5{!bZFccfF*Dk+Fna>Oj67{<yX0*VU-tSci#qfHSILNujNVG3caG8~bh!I&b3nxxE3q+>OJGRzFAV$l)>fmVXcVA$IvBMW9>
QZY=?1gvh{e!XX1&ug|2c!D}07?rzIPG@e9g{Y;6*z%l7by!*=Jc3w3Q5#zcnM8Me9^CqML|%zdZW~4m1`Lykw$)f$1Cmh@v?|f7
75)3(7}3#+Fhh-5*`2ntyZqOU`=(9CDt8e25{Gxc_{dF;dtYBmDM?j}7%T<06l|^u5aeME1kl-;F%>QtxXmF1O;|=v4lq_1pW>Mu
;7?@t$T$}haSJe5#-n1kjU>#ZMMO(g8roO`F$yupp=_}&g;c3o35+a7vV|Ce9_!D~t?73JC)QJ2Vt07hNwv9{j}9ID!@%rVe91t7
nEx;J`tRNBeD9d{Nafp{?djcM2HMEy_1I0Ic7QT|6S|?@g0z5r+&?3zP0s({p4|4D;M>%U`121p16<OhPVu$KF&P#gNGNQV3NdGC
OtO__1C|I|X^GX!Vp5_sR$8&BqL#bLX5IbepwGrfi2AMfi@;1o(uY$7zjnDEJL$T}{?nA<+qn2i#Rf<pUp|=UT4f;ut+ph`&j8f!
lr@{!kBO%(HO~8Do_hHVO2(J#WF$I}cqFEiGaxrL6f;vuGSf*#0xAfK2#8v;du9&hHhZDr=b8H~tJW>0yyf`j4vlw^=F(t@F>x@d
>y-O)Pa?@O_I5Sy6v|hoA4YO{ftZ@%G84JPvj)|PS$rx(rL+}OW~8O4vMkAu;oEN8!jq6Ejixd8Nhqx6wo>v_SPLhJCQM27_$ClS
?~qepEyhymgX3aKy)TXs5&P8@K-Ez~qe2fCG}xl;9;2g2XPuWkaeGfEJgYgTCADfn`DqxPVO~z>aJr+zlw=K>s1zD5(x%`&kfPD?
m|%3vIR0TJ@K>g>#zX3NH1_x&ZU>3)!V@GisbVTrlwnpYEut~%I)v<!2M5E)hiS`wJfA^F{YZ)+NFit%V40R+3I%CYqLkR!;7La#
tHVLsz$Y?%r0%Pfc0L6Q>~79(a;)@y4B|)Fdpxtt4$)nPk?j!MobdSocIUr98IUTRqGCv$J5t-&f^6K*qs3oaQhmjW0U?E$69x*p
hzW{XSwLDsS!hC7RgHoJ2V-aIzZ0iUqB;g1CuYET@bUY*&BKx>j&m)Uq32G1|870C<&Zr83ST*3N}_<sz(gAqD_B~?ZGw?j3qKZK
ZQZCqSRyE}#v)6Fg++%3U~2ATQf0AAloT*>*p`%|G07cCsd7t5Z7!0CD8X?Gwx8s1M4Pwztqo!$7%bt(S0tP#I5OTBEE36KFkr-^
Nzz7uo-!)df>txNmZw-tv?>U)i565jahn2nd9|_D+><gxgjmS26JsVIoJA!PVJMKPYc}v>R_((QDr0003^15MV3ykoGO1W*CETM1
?>WN>&M_Fu&fs0LqZx=E2zdo{l1v&2F@&uXP?Mw3WD$f$6<Mu(nat?KM59Isg2H!l85Twj@|no_%PJKOVnG;^6_UkBc&Z?Fl$ep4
lEK%xD?8gUQBK+dG9o?+WXV}7OtujnbkFQ;K#F#hSG_9`!qAq|qD8dKvlG)X1bksxcASZ@%TQCjrb03f*;pWo3k8qqWGvOPr&1$P
5J3^dr7e++RwzVFW#de1g_KoAahRC|P((op?S?$svT$r+P*bTWJWNzIG}}t#@!ky?trlEpnGvxuD7e-l*5%`yVyRWq?i*WaD9Xq<
7_4^KjNNSYPi7ovbgyjG!qKRgcAKLHwWP-xgG6jlv!r2;uGnK3iQ-H$&eKzLOB#8XwoyowK`gXZC7Q9WTTW@4L|{gul2o#whT(!Z
F4<v)g@VCE7?FsT5`?N%glwZ!u%+5AOcIeOCSAm(ur1mv1ZcGDk<ug;f(DEwVe2Krg#*OTCb%Jv;{*)ZNm*oTvL-P^L6S;Yvm^vI
m{g;&n6TMRQYf&5&17;W(i0mp4K4*0$ZWgsd`=cUXec8m!rr)uMA{XRRT3#$#g{HVC8}RZh%u2)AhAU%p|?CP01E_2_9>B^MxxZ9
ZyYkRsglewK(B1OY!M7)7jGTqsd*EZBEe^-RQffEH@X^W?mIB8s8%sSZ8*#n#<B>laSoZ!S7c7eQhI|U?76a9b0Nm&|0BH9138li
D^ufx17X1-q@^J&;b36OS!57mxKaW#iS8LG5E>0Qy!E8QF@`iqIROxnA&Y^EOCto8GNzs=uRX*0(Rq1%J>I^L$KUt}aYkfc9<1Y@
)Ah`oX*#X;O}e&fZj^dm@X{TBY1{7YJ$z3~C!AppU^0K#kSmp-veL*PR4S~C7?q+hK@dnWtd&)%d0{bz0|f=BsAnfA$jV5nB8-$W
K&6FHXa%6rq*W^{Rj_TWp&>>9h%s%gXe!p1sghudwUuHCVjf-n=URP2%6V-~r+qJ8{f%$X@9XiE7-uQ<5z<{;B9m=Dvka3~7+qV?
{Ec<s9#QV!Zqzs_P(f7^(p1S6RRI%4F)brN#DyhNQ%giaMNrW&M2S?Cl}j}f1V|K66g0&^Obrb+5j0U%RE<Fthh{i5)WuX2G&4;_
1r;PzLc|nAL_`$SR74d;KY#~8-`UGa)(3gaJJ9Yq%FY$GRzw)EBMPl$r9}i(QHo-jD2ZaT93%)TA{c-mlu7{!B$`r2Vvw8;I3E*a
FoGmalg;5tQB1KxO#~4|B+SuKNf8kRNQ);wd6z_~zQ#ou4+h6Gx0Et>etQ$RL$UxjcHaqtuRKJ04^VUz?K=D*)OUg$rT3#z*nJ-P
4WLvSr7SJFXZeLGh^x#giq1q^XcQ90wUw2wQsceM#!yjtPuZ-UB7DwU@z!(oA>q*x?xm!Na~B927=i*tnFQSSb6&HNeY1xlh6+lc
pdx4k{~IVGkctQ@g$hbXA*Bfuw&Xd6XSZMIkW+)@Cw%^S#O2e0z6P-J_Ew$4S)VKHX2$@ZExHW$7$^#CIA1bgr6+>h4jG0R9`xDm
16#eAI~VKWg+tJ*x>$`3@1Hq;#aMn7d~TBl#3+`HrB<J8r>msKsT?&b<gp=k<3?cUOqlH`!eO=v1Mty_4jZMi)&l1@Ftt+IVv!M8
BW+MZl&cb(ZVYHBriDu6wKEKBl9^bAttG{og&erx@aD}Xj0V)pB{<D948wy>1m(nVs|m2iwT3ArLpv+1GFKxRq8TG5Wq@O8VO$ti
@;Q-ErCPF5mL&$21=O}On2M6rpd%8~a44izP~Et+rG+j*#YQ3v62lK7|4kbr4m;uiaU{Q4N3)-AUb>Tj9D)K$nh9d5qGuyW!=L8~
Ij}!F*E6w~j_w0OGxt#Fk2?_5YifxR1}QC-RTNbI{@3IzGt`{%`++{B_;P$4ZA-r!ojWgW>p294`{{hhX!OsO8(BOogz@ui!;?HX
?DBO9zY)CK^J7}OJIdql*EVw4-r>ou??OIaLn3leI%!aIO^S%%x30O5nv00*tK)Yv77Gl#_04V}r^i7KE=pTp?Uyt?J!WHTdU;O4
wT5+J!?TVTHR>Q=o*1JthjJ*OyGZR{8Sg<~DHIv`=WLntJ|OyB^s|il8=0riILg*&%hLS@3x?C4Q>|vU!n0#4D%Xgr=i6Ord_C{9
K(uX+s7MzqcVIQru-CG6<*`1aQkRNGQM-{}aA?`IMX>CoCsZmT-3FF=X4gW0MnIK8XXL_knj51GgVl*ywszJW)Uc!Ei`}DIt*Q<~
zrKhY^P*cm^S*24;BA8r0TMkn_)#h{wp4GtDpP*jJ)AWbd&wT}ta<G-<qD2bvGP8;g>u~;a1{~O7gn#TiW)%cqbi{)1nX<8yk*4D
){yP<nMQ)ablHv2ke1SKQs#}cwNIrwKHm-9&YAX~Vyn`jBYUX|Uc|~3bY0kXWU?kX8(MXJWL4cWOAraCE9q5x(TH%1Fx$v`??MVS
zY*0<>HTZfjB@YWs;%id6m3b_?3JG${>Qz?-ND1!b(qQRC!x;K6;{SRCaRFDStbg0(n+AlhtfJFVYexv@O%>#dhKMQGT0}RLxvi9
3{b<A<cCek4&>6_@?pc@Y{qsGKK5%FNVlczwElXpOA+yDLlbCD6PV0BWO#2jqk0iFWUl@POpjM*noULT4R~sH88(Kezo`CY8cCKV
>^>?6*>pW$TDFKEs0XJ!o*K79erY@>3GSvy*<4HAstpyxpHi=52aoToCJaP%-zdnCjL4Q}l(+|@mX>O2Ds~q<x_PN}IBlh_ge>5t
x>Qyipzma^us#y3TsKE_KZedyRo?O--_fk05IpZvtA{moTRTHZ;DTx8TPfhTJ9+kZ<a>BBo^+k$Co86~WR9Imp~kxs5n?$=JdCi_
9U!q)_w!F(Y}?1;hdMQ8lINPt7?`Q*L?|Od5ln8YO}ie0B8%1z-E$(Y=M7O|y3;mtQ5^<=nwD<vKe;NJ`P`oAEza|udh)rY$*j2c
aQVH%eI4%Ay&dD7;zso{(SqM<(j2}a8sQNatnL`2Z;q(!nVUGdsW!xBws5#%WF(3U0troQMe1;{Vs@Zf-g8HY?MKdD_~}|So5^xb
yEU9OZL}c~eH6%5&P6duhj?|ITJsliX#~nD3{(;6_^3v@X9=}^Ow`D0r>$PD+q`~ngw$J$6YrRCFqzub<J8e3G1KNdSH+4B=UipX
#9eQhABNtwi<v7j;3d6TtKn`p=X};IA2lm6n6sr+B$3VG7TekuAzz8~+`e#5&BL9=K(UUx5lq=~X{%X=&a|xFd-n`g=xKnr%Ppip
M*GK}FFa<GDQjwS<-`#g6e1oHgEy6;=)0+wlSUxWxVEFbNK}sL=GC3GUg`v{A55Ay{MICPt%6ZhS?FWBu*E)NWtOYbF+<p!8w_=Q
yQPkvdSH3pW{~<`TNd%HPEQrrwTqYEJ4b%8h-#TQJ-$a-pi$lH(W23{TUD14qAih_Dnl+{moU;=Yc;vp*pAJlMYN{Qt-GA3ZQqA3
?Ig{rm(B*iG*_d463jwASnub50PVx4(dP(m=p+cp!m>&9IrkrSf%V=_vrFYr78qqQRu*uKfVj<MC0?AX%DNDAwnZHRV>Cq$M0ZdO
*C9;}Bhsroe3z}8)mI8e#Xw}Cs;b^X4cLKY>73If!eK~sG6#BT-J*^q*VfF!CgX8Yt?dFIEOB>hlvN>JOH`(HA<!zTC&u;g!*J$z
6EQTLH-`G6_-~BR`1~fJ+@}*z#=jXwkwn7Dsm6GV4kHoprOHtia+%Igc}G6?N1_J6wryu*#3LtNV@)QTxOYamhOAwk*s#U>z)ryI
+2kEZhX;3!$le%|rlD_M*$Mz7W1*sf3Z8cB=0Yoys|=99P1J-pkBiiqB%4bWNd_E1A*D|5c&^mrdFVwnIL?>k4MwCI&XR@|=r@uu
Sp?)KtsYZ86)LDMImA}najp#o#abN^1<=K+YV;VaNmPxguUUIsV;UZfr4J^TdS@V+8^5-tCKxl!^DoD8JNaQ3$E)6CGPLoX98F}@
>KGxlN}_`k-NxW$uzs7Hv^eD2I?~(sb0LbKN?C7C^KS06)(yTV%L@ITalU+ue9sprA8Cr4z4J=T?tH{Z{I)7D>hwU!K+km4<Ek7y
BD<%6r-d?hp{?k&>3JjFUV6^vPHElHj)#OhOS?6sHm?gW6tU6v`qx@Dq|t26vkKQ?Z4&=6oS6W_iPY&dYl4&1geNC~u+n&W34(V#
jnlkC!g|oA%r<kUz~RzPDnsfBJ_p!N&Yc0BJ`A4elBb|sC2F9s*$#`Lnm<!Qg22LmPxks@JtYfd5G|T}zj=n--+xb0t)Oh4BsYKG
vZ9P1DMEo_f1N5~l`7hxWLaQ^6zdSeQ6gdjL}6h9fWVP!5>h1s7zuz9gr-O#2&DkZDpjQuDTzP;&_Cipks?SG6cj-cp+F5QLlCD#
{~0L>NuZz_AdnhTk|8J%qr^`lfrRwD-|2#j1oanhT?JAbZiQ8Rm;;b|J+CE0;E0Ka_>1)X{wN2BsNeu|?I}zB0xr=uReCZButq{5
O(Lc_g*39r;y}Uy00J7Zo=V$-D^*ZHCvpO>JI4mJRlYT*9e29X+UjXEmzz$>xjsvh6I|8iIBQf{w=pbT?(Ux%eAbmrt4vbxv09cb
YeSM7(6t@qOtLNL%<G$;-}U^nXug=AXcrFj^L@M7^7@-%V7b+7&S+CPSWbpZQNo1`nPq7DL|(+27m~T&L$?~`*0XzV7amob<21e|
EJenUx1uFly~;CJNlDq6cd<QizeQaj!o-{0W^&pPi6D&SH3Cgy!$J<sFKw}n{N|ynR_~!B1FIN(!*aGNx4&M`XGe!+bp8mu?>UEx
1|uN+JlM#8p}P6(XS7zu!<D|B>a6rw#$9T9$;IEj)*kr<tD?j&GiTF192mRz;9poeoxIOA#2IOeOqGJAW<%dswJn!>H8VNHnn`uZ
3>fRJ-0H_KA;WsddKUNX-?gmvZ(T0%&mDU|Yx!d6obby#0Xj@}L&{U)3=|bg%dl#e<`xUaZulY>inp@MGL>|1%rgs*xjk2waJnu;
z3P^F4-UHC3N&nV+w>+fn0ahHF!2h9!^er7vC_S!t4_U7rS&oK<NJ4`5)A4m-I)!&T_Mh1Ouf7oB+r(u{;u)q?B|{xy}5#0ZN@}_
>f-xQqgc6U6&j{g*7GhCn#W;RzUxPa+g#fuA+4fp^a0{n?)AxlX;KK~WMv(f7BR+>FL8IF@XcqBomMBo%}u==UZ$^m=6!l=Tcas#
Y}7szwPgdt+1OLV!>oppA%xlY84qF5z~DzS1Brs^Q=)c<X~dpYZigZ{i4NmXq|4*94<VC)17q;~e)T_;`(Nbcuvw5B&*7Mg;L;<8
4s(Nlcsyao2O>85upFyS*5d>CYIj3SlP4M+g^$c>pl0x9ZqUc0Lk^w}IrphA;G{~eA;hO(9Z4RFe;NZw960^NSLrNaYpL8{`TNd_
3U<hyN&*J_ReF#*0w1LfmFWEU155Ke%{jgyqq})fkCVBcqz=$};Z7aGhc8Fh>~;k_dHD2DK60t{gCtb*03pAXK3H)NXh4BA@d@|-
KX2`p<ftiy6+F)=Kj$Jnp4<&3N~A>~Q!rAo5>P=Q8%{tgK?g^631S^)GXa69MG6ORZsK}Cr<(RaBhCk|0BBs1pd6YJ{@Ht7fY~?A
w)$b|$a}}czz+fU$ab<2Qb16wC!!v;`%NVw#q}o%FJGL7s2>Xc*5&%S50f8Y2#TSg48gedbn(&Lzo84%@4u7ALkrv?-5%dKgd)l5
B#~q>l9H;b1vW*+Qad;ZdclB!Nf>g+KOzN_SZ&PH`DL7+Z`Y1a`}7b_Jz=H_MIrs9WpT)s3^PIzBF43a7?P$!QkW5$j1W+Fe>dNJ
k1*<8<s>QkzUBuXBU5wtc0JDnuKl?GN5DY$KJUNh8q?Osmjok3PzEt;ZGzFVgK1F;(UO(15N)Ys3NVTQ!b*@ZBVcPY?%OJ$s)p2K
M2M?eWHbTO?(^To;P4Nxd_9j+^uyfDrc#=N708OYXZ+rNY|*r7p2@*gh!5&x-wt2~=~!#?edj;hX2vXHsoR5=^z`-g4?C0`Tq^)F
%>C4mY?(t<(GKA}Boo)?weoLg#YGOUk=UaS-A{a<nghi8d(Y+Lbr{d^yY+`=Nvus<C-^3i4O2?NDvh-&Q2X3WKeWvDo1U+>7{OSb
WwWWOp<_V74VEb!h};4StbG|%X}JR7MqniI#gkHKD%rXddewQ|)rgl_b8<z78F#&F@0(f~LQ0htv;6_Ii&cw=;IDHDZnz@}V=#lU
!QC(`W7cC7Ten+jDi(`ki!5^3iHR}66Dop=L!*u*3vt9TD+PhyUh;F4s2pIWwp0|)D>9|?Eh%%1gMnJQr$JjL@Zz~*nx1CkAiSVO
EDW{_Z<t*`Do<YXP%iN|zrb%`9QW@7gkb~H771wD$=Fm8vKAzSK>-mjqD!=ghzAg%cL~mIU9)bE75X32J(azGL;f4CwN-L0^_lGI
Y`1%$wT+35j6+7KkcDEeJvuTlXd-AxNV$1*NbNQB&cMP@Lb8@K%L4(2-ovn98xI6}#U2_^&YK4@;3>`pm}pTsoVgg(KvrZ}QTFUb
O~g8AI@sp_tVIx@a9$x&fMR!W@8&<w45<>Vq{Gn1wDdm#9vr^G_e2-OPYc}1`&;<!@#*qk4~&nFVTx+mOInuEK@z1C9gaXlTrL)_
BOIvaQOx;nzn2V{q)@7wtz<A&GOuZd7|SY*)*`b~s>`{#W0c%-Wo@x>F^FX`$d#2QQshib45f-94CSbfC6G}R8r@@;1&A*ivnJIJ
8xObRdht|yOnT<1YlKfRJe{03cQ?Jj`JHR+>OtFxypcHc>7L)mUA{{cY@N*rVUh{s%otI;Er#zRoW7~&H0YH}SIW;fy~9~4kq)0Y
O7n9;T2v$+yhX2iz&FCvt3M_5PPu0F*0-BZT=Dv?CoN)JP8sQ;XtsuOjq7b%OA_X{Gi*|(GA$6sjS`HB5&5*sR8Zg*VV!WRNUo1u
s%pxC+a{W5!q1kYjRFTNwaNN1(1Zu+&FayXuItJxP2rGG09NuiEpiSP7@XW{>nz|rjj@OJn?~-_R4;x|Qi|y=)pZhp#^#yDG}eN^
X6RX!tsHK(W~)F^Jtoy{S}_z#p8oyn{=EkOwCLwOi4So4-;163U2(M8sC|SUsTs6(>P17SZk2F-JTbD*d6|)ITwxV^Ng38mT{T<x
*?FC;e>>h9LG9$;4J~@rsI+M|>&&&YxzyKX#B(}-Foa7w=aZ~y+nLki!(GYdch2{;r%#Ka^OvdF9Gz>vpF2C9F6ue0sXEtag~spX
HHmn2&exXbPW=dXZ1vgc`DQJnOnzhWb*)YKcD1WoH6$U~H<W4>)~=!JUK7RI=;dxnRNHiu;RLkom0pda)d!0N(lE3#QnyXs9}VvC
(c`Ia(LwI174DLyRoL1v^Xh=U@{HRCd4L+FRjf}v_a|yauAixP>4L6`bQ*MR2MZ`-C@HKJP(e^+u9Hb3Q`cR2(mTw|<ZtJ1+}3-}
$-WoO&a`D^<?;3AYh;_(DSFK%*PcU$x+lg0r515hc_&I(XBc){)=LZ#k*nzl%0pLax>dbbPo?bZXnIN6XEk~muQUoaoox%)C1{tO
7I7D~;jR~(Th0_+_qBRmar)VUQF*63ac<t5=UM1N%<$!%yEG@P%v=#m6S`ToZ*4DOYMT<{J5{bk%7QFhiVf0o3&Uo}Wl|aUu-zUF
*J0p|hSdgx!1FjY_Uq*bN30~KXJitJuHgVL=Faeb^CjHfG8wl86ctC_oQpQl8+SO{i>?@9mrGH}sG|!%T>kz=NGW8Y2$e<>f`N)C
kc3yHcJnvx&h5K+blC5@8+iyFM6KRH(G(*AQ$!FMIRfQjiA4jMnG~5N1TGxq3KhaYFp?mp#hOo{ZK2%2zz$*@{d*@N+e&cauNa{Z
Wu6=rz&VnHK!HRMoDoz_mQ%nbX-Y|raP|j>Dt`Z$#Qh&U(Fe@@<1|}-2HzCkLV+GRhw3Dfx<Y=rItphpm}6hJh)*Cm*2uG$Q1RBf
8{f#}$9gOhrHUsxJ<p!d`V(ERfrk3|m`j=nI6(x+BANt-`uE_mA^<e%=M`7;&o%eT{DW$&^)udF)*%8B1kQh+sH8XuK?JhJ6bdKl
ltJeLspJRQXm`L2ER-3P1IsV`xBMgD^!;AnZR<Yqi`5Ws7oR%RgIc1*7EV2o@Ps-P9~ZBWD`P;W+_Dih5iZ*tpU*$IC~1_&DKyLW
MM?yr3W}1b2xSUU8bxr(vSgIAMvQ<oG)hob7PW>1=#3JsLPFBCq)ZVsv_nNi(@R>MfF?ouF51wz6vMP8q#b540$~mie(!FL&4&Ug
Dk6h+iCko8DJq0QB`}1@XmE@sv;`u_vH%JgNXt90%whiT4aZ^v7%~Wu$!e6TA*ISf$%)L#rbZZ<S{$-m%o3L%vl>{H8w>=@Ffgj3
8fi+$BM@g(kTe5CNihOVq7sOZBFw;~fgv)2k|sENXGy$JhZ!<dpu)+dVM0RI%lXsWHGmo-z=D7x8C(JgNq_-<=|wUH9R-l=!gW{u
b7Vp4|ESjf*`f-~O5#eA;=_uiCRzxG5b!wvMjd3Ge~0&;o^z3p9w#$!*=fg9Qt`WV#?siAaOUZaaZ~xw#mgiPB#t)K+cy8U?p{JD
AYWw7E{w;ts&(pA=P8V2_@{91J^g-uZ6N;7O$o5bLjaIKsr3`=c6fJdw`}S5&fMa|X&xwccQGAQo^wHP5_|wT=}xZ5YZgy=PLp5M
xx?Fz7R8yDl^^3DPDqT1ihHJvGo8R$^7_XNFxMN8GEP?uEZo@APiL$n>~`<mAf7-fb(&J25l#{96bFv`;%U*KJ5OFFp2f(!-2l<`
V*(<+m29&Npy(_@)Qj_=W)sN;7&ZtC(KiE$3j033vuo`fo`gnxcM9A+`&6O~h$Kj9Q`%dSK+L@*v~Qcy<?=nS<gD#!kqyDsV`3LN
lE|p-4vm9dA@fOuS$n!k-JWIy#Z3ilsi9R@YO4(sMaSA%#R(vjlsht=r-xtAIYVV6s0<)GwHEy-Qv-}UGeTt+iMv#r2*f!wl<Am<
YO1Ns7=s^)r4CZBrg!Ojc7}oW^mA_t)^2)vx_f!xozi%}Lp+X3vBR0M<>QFm_vQO2kPY0#KyF}6%1AcBWU9qPrLsk%BpNi9vgSCg
I-!;V?VxPLu!xfoGL{Zi0|smLVX7?Jvx?+N8EjArf{<D=R4YbG<C$$#%YflwoU;*ifUu%Mp;Zx<w{nVCEydd-teTrGnIk|}D=o^F
Sh<E~SYRc&ilJC7wiPi2L{Vf}h!t*OmMoF5F<_Ppi<Z|g!sbR;Scaqu2!w(f7GqJV)i&L0HHrmgLfRVF7Nu~_HU!iZiYzKtR$@$6
No#unNO{r$wy;4GB4~XKI;yKXlS)IgxQr~&5Oqv@){iWRN5S-UqAKxI3h(+oxS(h_0ta3WDG(BBQvfLdc*w0F1pr+)(MecXYY@m<
rKPR82U27q)**n0KttFc*k40qv(Budc>&G@!0L88vqDF>?!qCS#l;dr$MD)3GK_4~ISvSVY}@^k>maJbeDSwBvCgG>lnwiZ1H<Nb
fCq%A(ttFIzV-o6gaDskHAA0i;n-paUt<5Ga5wVSU{O%>-ur4i?(EmxYbM&Fn3~L4qFG!r#e=k!tk=eQ{FL>`#3Ol+@);&5hY$<G
3}k&{SuC}s=LzB*h^HkwT{aCwH$gt9^!>OKs(XPB`K1bBQYjK3DL|MYED|W5P@oJ#aUXK!G-%Fb1>wiLuhg9Si`Usn5db|f!CyUK
^oEi_Kw()dhS}D6`LypJir)*6b4=7(@K}5KsGX7>k<ldkYd8;pLD|7E`)7B~^(ob`3&W>(zn_V$*6#0m#$e<)>;WLPrK&?EOoXad
sW;XkkQD&NN9UOlS-Ysf+g(O!(pl(In1rcWR$we{D<T$xlB&32h7=W$P>d0AEJ69v)nH;?ZV8U<G2bmnDe#piB>T)aNi6L_6$U44
G-pzGlA`=~G(%V7$*<A;v))b)3yz(;`C05j0DB>vx88b?g!ec2HR;nvv~$;)R7>pA{X(M4CBFS&8krbkiYfgIxiShSP?SXlD<ui8
DU?wpF%eoLB%qkJisTt+w$vL+BU(Fgh744UMHFJhV;HFmLoiEr*{Bm3wAM@|1xYkscKev4vjW61B0)NLUW4LKgi^jYse*d;s(uD$
%ubLadvJH(T|>=xKc55$sUj8T5*ui+kgyMwhDy(s?88fXn0#BI{xhmk5K&S^LytaayDC4fQX-KBsu0lxK=A{suDp36)<IdmCudL6
&#D-*ZjZMh<Z4ixB`RcxK7I`}#gQVBQ?fJ^5f0w&&46z*8si|VzqZ`4qES{q4L&Rlaw0I`%P!VMnO$*2axg?`5=I_|PY=bsD|Nt8
Js4SsNY8q+;kD+9h%AS&>2esXQyhLNb@KwOMr|3JVC-$1CZ;Y&L%uz0k&0r8`N#z&B83Vb0tcLfw1Cop?<yWj9Qom)IpE-tkwdfv
P?}6+EM%!fvm6z`FiZpmfPx1OPys^F6%f!Eo_HL94J*0_LzMLA>*dTi2Mcq*FSaA$>b#EvPSEHFxeL4{C`ulFUD^k(prk9Ize2Wj
g!VxVPe0-W1VBJb$m=?tDo&lp$aYkG4u=4EE7Kn6aDYzH?dH?!%#`$^4`!3Xr#lDLuHw=iw|8J2tMY&{L+>{>2s<M0!RG7X`#H~J
vHW-a#5k=|2~86IBeS-m71Vx}IsLjjwoL{fng<u8@<k4#>`6y-E0CoKG#DQD5!ZQUCVlydAS{8lsQ{NKLM2o^)B2-9@XVD?e8oEe
@a<^|lkAWTx&7KGq5UyfBLh{A(xQQ;DL^vTR%#|+X5mc)dxJuc!w<W^UL6!pYQ0?rZ@|SM5)cLaQFpAmdo&sv)ke<GZ{`8J3KY;W
06>AWzYoia<N5wv4>;u<BuYn?Vu7`Ur<cq>h4d~M#{P6uC*U(>i;?4NpfhY!GLu!olBTNLGjidqDzs?gv1&C;xr_~DF%dTI7`EdC
!N)NLcFWtTh$Aj;7@8%hW@JHLTQ`mZhNg*Joc*|BaIp(fMGiR3w5rROF<K2XC~*{~t-D6xv8GTO1+c*u?zZlWaT{&8l{u(ljHRmE
R77d3mWy1jEvg}`n@rI+8dEKt8-|S3cvY<_ie&{&alq4?o8yKei*DhWV$5a^C6@K;47BEERvdC6$Tm2GF5XM1n#5u=CL<8WvBu<0
f<@hu+iIGL0WJ`C3od2UVTCBmUn#Dps&GSCXt`9{TgHqXw7s*A4z6X)xXhIo6DLxam~OUeV3;(Bg;b((Yf1>NS~6RbR^`hmoXd$h
g(1XHSvAK8E~W;s)+sPj)hSuj#dl2s7Ee;Y>dOU7Qve~&N$wA>g#!cXgn&rmQ7a$@%6XcAN&x!4YX4y+AtMOC6*|H_UtbhoEpubv
)2JvtX^^ftJAE-zg9o`^yccyjzs7Eef}W5MYCyuu585z4v%^3E>iiSZlj-BEjld{XHKP>(@vhJyPSYOPY9s&?Xh{Nbkz{~=^O59Q
m65X63mO#^x04DW!6pIe7cOLdj;0(|6{BHc>76gKQxfGWDx1th1Q`FFAz)7W<?#;6kPYnXPA6jqZ-2_SU)HuaNIsgq97i~Zn*^T$
I|HHcPj_4O1Fiz7RFCC~by_fS15zQVLrQyl69?`J2qb8#LXsqqgoIB$#2y!CXS%zj9IRF?Y3c05Q2?!(2y*Iv58nMc`QJ@K?@JeU
e3KE)RW+<LFw2-c{5Wd=s*3~!q$|AFNd!xgHgJrJ1J>}uvg<KBAQ`D-J^q_;4XnvbGw3q|fy_AvaPc-EtFnd=&v)X}6JC)~29PbY
XH43x(+GGJDxA(YHAosrScf6v!b1gya;<j)%XHGZN~%!}8J$t5o=k=x9|vG6NsJ+<QhV@@Yx>jk9-28YbgLHmSis(gNp7sMmqt?E
15J~2zZpduV--e0BN;6ON>FWyGOjVoQGmo&&{C0*WUe$=Rs%*TRb;D{WHPp@gKr5~xk@4_qbajCAAcb6N7@fV_5>b9Br!t)?lG}&
j5zui192X+PRx7bVov{JIqWZ;M+pmKDuw`K6ah&1;FOS|g(AdYv`!9%1m~kcsZy0{B@v>MBu9^UFM7QC8ahY-ctRpQ(yRS&A{imf
^#!yE6)8AM&;{w}8|WU+v(TzSar)pM*><QZW+tejXksco6;FdIw19Y@54$|YSC~prQ{jPy0YIQhAxRYz1VF@|-G1$J)_O8W-<U_?
@cU@lOdN1HX6cQ8dZa;n*^J6_0qz(Py391S{LN9cUA^Or6_KRI<Q!O0b`FLcxLb_cxBPog6Q*}K=sXe9;c7mQ7t%+tMEMJUXnf=f
7D$k(l>5=-d7Vql)4Dv9h6<fex8MqXnF2{vss!p;5XdP8kUfG2@TvN)kT!vdMw(x#%#VrN&jSp=Dx#1+w4AjKKTS<D0Dipm!fr|S
E#DxSC_|k=+{uu*RN}fGREA(kHg6bt?WmHCn(PCIu=zf}4*5wS3Q8`%7mx~keUGoA@?T;o96*5TVN<j?c`%Q(mO?DE2ucWsBC-r6
3J}6XGAT+-jDsO5rIIoPhwSs@&tAEMBbjCR!$&I$hmPhmbzr4rE@6=%kwuMLDFkh^eL_#`4vD%PyvzjGU_sgC-*)$ZmjF2I!omaw
$Q-so^d%FlkZDGRq@_T;UA_Bq?mriA>iZ||_Xs>ahtCgSbX~kJ-1umdpWD71;rAsc&ryEoMo-@yblI%h?<y?@hWEcywUiw|qbRaX
3c2Rael|l}%c-PdOY1+X;g0b7@ZAGpf^n*uEt14i6%1r!em8h?@7;nD3;>Wt2+WEl2(Y^tVX^%?b?vx+uVw%c8=K^KYr;*z<2)tv
I|r^)Qah1oy9vnjC$Csys?J%XZRe*UkrT^AG|p)(s&*|0AqtQYr70+!=JE#=UsRq3&3yEoQLVp0nSP#_v>tHO<3wn*{O&y0^OeYI
3JdrU)Hr%~`ez74l7~M#;_}Z1dGeYVB%bY7CukS(V1%;}#-dJB3{NstcbIY1#ah#rj9dL``wK?{u31&eSN_>i2?+mV7)Z*qfa8!I
p_{XI+-f!E_lMtd@(d*ghKw~b9uL=N3<gd@jDC{K)eu`t_TEH+Iy(FwUxbpokC?lgMRTK)Ea~E?yh9Pd=(C<^`0h`S4;S0r3NpkD
)zV{`VQs02ieO;D&);6rx%d3@ce`$#0N}21bMU%glw%;Yv};BMP^bee3m}jXMwT^NQr1e9MU{*wP}Z^>w9Ke5AfTW*M5PNY2`I>n
s8$lTi(7VEFc=CfH!$2_X3~gNVA7JrWUm|rfR3d>KsJ;FAi)VOu|g86NTdh+a4t$p(!ocinKD~qHVQ7^ZXIn7LPLD13ndX{6JX=W
_w*_0KCGA4eKX}&z?xy?S)eh3#SN}uLyo9Q-~&)67K|2~AdE9t{>o(GR>5XXlaPH&GJN=^a0xe^3gs|(Poi_>w=K9Gc#<55w0EL(
6c6Pntte2j1tkih^FQpwLrGF{;B?v7EDvz%1Pz{((37LfNrt1OqbN+b9mS^*^yXM{19R3NSqLB1B%ZqL@{Dc1h3(miP<ui)u)8LE
f1PFRsLl$J_88C2==s&d)<W&KBUmfmfQOY-BS_K-5GfKA(k%<OPOFA>rfM@~<^i_EqZ{2W0y|q27r04Y5a8r_zY=_bQ`^#2#Hv}6
Vj_h|Z?JjXPJcJ?(BCZX6^gD_!`;b@)X&|afUpn-7+__CGdeE%P1%)0&F&aOkhzdi1oUSx4!8-{6%a#Pk`jz%Gq)wRl%-<JdAMM)
NRM*CXA@9FP@%>fhOE>p7BU*jp%4`YA}YRlnD){viVTQaVsnA45E@A)bw)#A<(Oi_pau~k1PX!F;!HWrR7P_!HHZ>$0p?@K(~nTS
fx3JJNMPd}EEm<HOdMg1jAR65PYkctoYH{Xq`v#()#i9ukE6G{Nw)q@j;?2$q}l?UkjeKDxeb|-smLfQgWohEw3@A01yKxAgh-Up
5VV+-V#PAw&%4Cr_}?iI>mSJrY^*UxWegU{Q*3ZYQUf4KEMtmdJSYz_J?#J%U~?et!dp0o^2e&Q<6Rkti3IjOg+!?oMKUQ60MP<S
Aharl3cx`j5CtEjQQhrGK7{Z=ICYYJPXpVxi!YCUZ+!R9zkCx;VV?9TWC#j;q)bz;E9pLM-rc}~)CL-~f(SW5lN9Ql@RktJR>(~-
3^6GgV0-%=^SK?1cd3j8K;=Who=)!m1>I6>j<`>lVJXMn<G!XK$i+FQBf4I=VTIPSg5!O;VM)mJ5cV1I!1k|{MC7V_<0{O{{R|9}
0tG2z5+P=YVrmE)DJZC_kv5ocA&eMFV>Zi*g8(>54TdJ5+UO*hU^KCy)*=#?FebndkcP|XgSnpsPEO}Y@a)4Z?=dix=w12_PRC;5
qwkT}enMbylhxnd)QEQ{dmTA)G{L~$XS5F51`n^GJtHBTL8n09+$40M5JZqtWRl8-N+Me-0Y*V#*dkU@u(@p8DTpE^p%$=N7PW%L
qNTZI!p6j+g%}8wNd*gYB(nx^qD26eBnbvy;tf^ch$-M3pS=+iLIV6^xqk`V5MJ-EV4$h)S7)DLeIWcW$mu82kEXU_2nN9b9GOC;
pwdM{vwT^%+f6<&zI?{Z@6Lgnd3n#{4^-(;i4Zc$$ir5!(wItNlK~SXLBOn9K}d`O+W?R%z`q)Z!k}QnWR5tQxEq$Q{aJ?VOfX9p
UKvbLkfSOIOGHBwx*!^vwo!$&6fK2d)E<_Y^$}JCFk(K&6dyl_v(x5%<e!YD9_j>v_|*-kJNX}gNnxX>Ml1}&qcon7IeAU^PCG)w
#!ujWc;gDdJ8wBSegb}j4*^6-z}e&a4R1|8->;{?qsVeB7eZfa6BWjtIhiMyP{G56L{<lKRvV$&gvE&tqsa3`eTay@H3<?>6il-S
QA)&xEl^1jAxNe=9XPoSG^rBAOD!xAP!JPBfk0A}1tURKLsS$}MJ!PfKopSy5D_6j%839GP@_oIAT$9)5=_xWQjXiv)3`BtTRDez
vc*(bqMWl(stn01!%3=}o(8aeGmJLPjKr}n;Z}QGaS@H3^fjy^#xe-zB6h%(p%X9z-e?O1uHWbVaP(Mc7X&o>V}G2#Yd*f=(1ZI_
oN-8j%P*lC?C7ZXIj$bBOw7k1tc-xdQwa!_Xci?3$jK=(3os1K5=f;Shase*kSL&tL&LMwJ;U4q-Z_>><!P&Ib~GL51*U*#DWp#f
dXBvuP0n9K=iKz_R)9Du>-50b=Z#yQ-rr5=Un^V#8iXGf2jB5_A7pWQ5NzhPeF!Zy<0#lC+)pMtc!Asl>qHec<;$@69i6*yI6>GE
p5V|X8l;Km^_E}-TZ(y-ZezSScG1?uP5@vB5(k+m6fc5;E|D-m_MW}i+AvCEA68^egHTogrKKjKX(5P;iYm-3FqN938wpG>3m~c%
X^{M}4Ul>APCFh>?-1pGstO<{9(*sRX?YT%5hPO*io_YGo6O!r#1n>EXmSd5IObnlcG^rI>*sr_J9n`z@HD_>i%@p#$R;)1r8YW?
rkk58d6IW46K>(kk)~=<nF?YCia-jIof(a04HhASWTBE$AwbYAO%+KH%)uzZ6tb|%lEDGJ7*XZeo?r`w%_LmR#o>6Ekzp8{Y~om`
K|z8<AfkYvC{l`Of*K&)BLXoKyBs;)^L!a1k`u`y#tI?Sps=1ucgiR7nPO$OI;UhiNQkOI0|N-q5=aptzG9m?HWOw*nw&nnnx5@B
))G-;DiNvJW(hDw*CnvbuO1nyoak71;LT3CH<_*2C?g26BNP;jMFBzyC5Yb>AfbX9q=I5aQYc}xF^Eip1>p?S-xUPCrMzg?_X?OG
X(-_)GBmRcNfASEFfo{vDN0G8fFN23Ru}>xUI7SX4GlyEMMF&tMKutV#8OZZ6g(qoH3c&b2t-K$&=evBUWuqIootRJ+N4$psopTk
n8D+$#0GT^7;(rzK<yU?3zE{|m!0}Z21k`~oWYb*Eqv|sb+{9-Srkp><E7?QH<NQZ);x{3q$!MGFkf@I4o#k9fo|^WJ8WVRnQDm_
TI8iNTBAg)K{D7P#I(CWqI6`N=WscuMQ4VFrz7S$gv3Q$Ldg~*4o=E$Yu;&vH;Mwq1UAuhx{3l03W%^0MWvS(MLDI;uy=+Li8g9B
=767()(K$k&M2*oq3L8-BO7#6jl+eIp5Q8Fg6?|AXyZ_+Dz)w%S5-Q4Zfg~H!o*F(GjgLhE){6-nUl-_sA@?!$Lr2=lov{z^L?J@
6S{?9ipeO03VjTO!2=j}{AE@d*@!L?<m5vVT*)=E+ou_af(G)Mkv&rt16h736i#$1+P82u!%)p?E<vTT<mpHZvlZRaqAvjxP7o>d
M<68NCKNC*oc0()VnairL#Ji(_*pQ+z(6t;qy$KUN;48U0-kd0yufpYTc#M~hO&@kh+`v@a!6D#5HK1<a#@m=OlH`^WGk7WXWMf~
@9eZ(tBG}*KMu{BC2!ly67lgtw`77LeBYd+Y>{JR?`1)9=f~XuG>}3O;ypUx%(W@gXqcv;#I=cc=jSre&UDTQ<49(9>{nL%$%VxO
kD96_WcWg|Knoc6FbraumJ(xa1vOG~T8Xi0WsFwaiV1SfLaM3OE_2JToY$lvNmPgc$esqdnR|pMdVN`mBU_TS8HpI(A;#Q+Ga5rT
Z61t(5cN3@Mn+R*^iGMOh7j-*1jB*HMzp5Hniu82XI{u~YGx)~y*s`9m5izEQPJp_Fkl~zu9^&<sIB`O1ZIY2Vb(^VRM8nqA~jjo
t|-2rP8g2nNU|e4OmJD8-{gL2=twj+<2xnsJJ0hzBDkuT`IDnxvBgkuF8z84>eUTQV9C8Gr0F4Fp=>ghh;q)lC_2sC#NpZQpH%#S
^dABpS;|KS0}AYP2`=6)^zm<FrD@YtGo`@D7>J-gL_DPQh4l0%%MD`22nz#R8A}-;Q~=PJBs9W8q$JJckTkOI{BI$^((nwj5$bUa
t!*(hiVhi=QrQ^>80;i66|zF4jyDR@q!6fB1z-(~)Dn`z1p?OSvn&Qcwn76I5>Qa#k%%Ew20%GsL`zy(sTPrl4JkG_6d7RzY+;O<
XoZ#oEZdO55}>fs*raVL2$5DQ2*nr*q*ytWa*PtTC<uVC1~HVSNT!n#S&V`%SX2~HMNt+AqEKoJhzmYh49Z4Y6$&Dt&1WEuIyNU{
G_j??){YXgDkK4}k=!IOib)O(m8=VB63Bu?7$l5ffaCyohzb{#5>$&0F$4;gp;!$dh>s9bkyv1@U}`MHF*7QFqLC6K6(*pdC}OCR
lqm`#0K_XKX+TUVgOAYj-ym#~u&6bNp$bH4pc0}{C_*X-h=ie97HR^jk%^%KfmEePk?-#K=2v)kl6X|*-<&k~dMX_K@!Oc1C1ABZ
nU0P@$FIw+JCC8g%tcPFu4Ehwt~MRXUssn=-<Wpzc#e~J6T%Lp?efI>@jDHU!N>##9pNYn0)(MJ2!#p&B1HplJTer-0w9?P6B586
94VPyK;$<5-9K4FLEpxRnV6cUl!zt@BB4mCY6NQGq<<C%Wb2LqN;`^w+<@kwdX6}#ZUzCcEn*?U06Gt<su-yllhXjl?P)dV=c8><
vsr!5LYjG>ZOnbm5@FzJlpsUlAbs}Ip-6+NN=%P9$PKnJXcc5Nk{?spbt(G|NKM&JNCyr3;C7=|^_x5EXpXC6qI5OD2cg~ikVn0c
n2A^X0U-l}>b)<AuZ)U&IB%p4g7iM#iB%M57QV@dDUPrxpqA0ZRsg85td$G1FhNS$Qi`mV7EyB6(!oJgBWOWlA#DQL0i-}k0uoDQ
p#@<DQk2rwGLou_AyH3sFiaxW(#VAGqa6`KPA7mNJdq$=lw4aqNzvFQ7+h>wk%+ZXQc;k?8B`o)l_;ntH6<+;F<^|cSVuD|<;p^+
qg1xF47q5kRt2Rfin7{aB7zB)khKV6Hms79Qwb<D0ZNer1c*|!lNzGPXd%&qmZ1JgS*9qU))7L@Wu`6&T%m(8!2-3YL`jB7g#`$z
2*ipSiIgcyQk9a3B18<8zz$G@H;|Bw+|a_nni3%HW*Q%+iIWHg$W*FDpxbH70WGv>$!&{L2(%KY3lTYCK|sc$5X*yrh~bpEL2zx9
tQ3j}+eol07NwT35rA1*!7LJju(WA1!wMLoaV0`y3XoL-3cKDjSz#xb9jC9a)xWn@sn4!_ejI8Y{>Qs}V|jroS}9(kO*0mYOJJ%h
qKhP1TLh&lR;mjM*43~pVL?&6rY!1tz_Hs#+d73=jOmcX4l--YVkxiX0M&44#ob=A(J8!?N<xEGzw2R_RUc%h#1;yS6eb0Iz8>gw
l-w}n8|N=FGj1j-jmU&#=Rrdi239SpQqsq+8EHqq9uDsjd@RCt<(sjQx?hCt*HaY4XK<sg<$J^X{|_|~{VhZO-wv&3yOp(j`Mc~r
QG0<nnZxq?q5m8|YY*Wx?!!SXoSyXf?sj**<qJ8;*+0t8392VVvn(oqKY_r{U74N5nZ)0dm*eBkk38E&&UZvXRA<D1BPN>zL?`+u
`mt-IN)BMUXW#lZdkz%DY-1p4KO}#wBnl*=RAN)}MC(J6M-@Bsulz3d*Xw_33I{WXnqmpiJnz5mh(x7Sfcu$(6(E)TM1_9V(1oF4
zoKKO^>DjngQI5?^vY-H!*zMNk|g~Thj=;^w44}8KuOMhGQ{~zhoYWu`vSkO@<$dB{qiD2P@yFiM6oSIB`Tix+=mzh<?{qOkOM&<
=lyH&R5w7(Q9D1sikcBaW)v8dXj)WCN-ByeS`=nlijgJ?5GfLY7L=eSK+s&elu>C+R6fuMpNC<x27v>MBLoRTM2QhXp)mZ@g#Dx%
2h_y<BQ-H?2nLYa#;sr<G6UNIsPt;d$O;`0JKJr5X4oQXK;sBA4oCsC52T2ONN9xEl8R9>H3pqHrjKtQkZhJ6V!foGQTUz5zY)xL
(xyUihaoAUpbZkRcN0Txt)N|$$T{?yLwRQsV*yB@Hpvckeoh-Ckq?c$I$P1j?0_r)P$KFmL?l8m<WfNf9@P~zcc%kx2Vs)TINm68
rFX?!&rwetZ2P=qf!zgx7!rjEnn8Pn@nA%$VM9BlJdi$*afW25Y#LKZ4|Hn_0|^O(&Uy8n-MkQb(}}*7HsP#lVEgPu?lT-&ZK5C1
l9<!+^DH+`tA*Nr<K;G*I`In0Jz0WWg+DGT`YA<KRa1RN8Qa4CYm2``9nPHkqnDp}_Hkdj79+%v>yXqdC_s=>P{!DpB_~*uixCpi
At?aRixLEpNk9~%R0SzOmKdPrKoUz-5K^?jr6Ed;0Tf9z!9)`yK|(^C!s4Y0(L&J>(9=lJGXqq?15F~yQj8LaO+-{I45I|nQB;(a
sZvo>KoKbnL@5DB$6=u~RFRu#NYtU3wyqXzBe$6uT7<>v5%5Kh>Yiy%_J|kG%!2=Q@*H+)t2Kr5c=x)9sGS<+8;NZiMrgtZ6Ap?B
uK$A!@Cl3IhGsbp1t1t<h=ma@Kw%hJ3U@|`8X8o{bU+FC%J^IC2%CpjZ$RzU+D>%J+}nL_L-<SS0i$EwSol3%;`Si;0G-159tB?Y
53Gu#_aEYE(WC>YQ!~jt;aVV$UcRR_!ZVQ2-s1NfR}BW>oDD?;KuR(yT#1r5vDfk{ch@a%m(yH;RQf=G8^nM>;ZlqH0`L&?%h~Kc
n%aJc%90qY|8X%s`&KMb6;H&!k{NFn^h!Fn@MkpMZ+{=c8JUI0HYsUlh?BWCGmK=}XkMU-LYmTBn7saPUs8{8<Ncojf5?b}hxPFI
uzDYV(9({8`9gse0T3ZcGK~Pzwe_%x7;1tES`{f`1*8@s6rdVJcKJj2W)!J3Oc0b3L`f7z5CI@X1t9@sky1qyR8mF2*%kZ5JfA;g
Xioq-W{tmf`MRgkGX1yNH?@iN=ovvpj1?Qz2FNNF$vYzknKt0*?i@bWWXJZ>;YKG`p*mXI_nAa8wydgap@G&g;hVE`oeMX8rg(l6
<@NiH)nji>O*F_Bi*qX(62gwzGiVfoNezE;YX0=ZcGTI1unE}p@9^+96$KR|%UOl3s#el1EdIUDsG8*AMh)`fZ0(ZlQ{2EGo*~KI
k|vAtI$^DW_xr)}uJaONGZKq2Lm9{wGck$#f=D8lElZIQ6arFI8o^8%GEAZ!7+{(vlqPV15P_*QVq#f?r7BdUs|^ORS0J2heMC)L
<3%5pxnO=RVYo5#YK&tTh>EC?NhXdehHA!^2h%UtRw!f|&)C8X7Zr7U-vglm{1QnNB$8sR_votpT9A8me`)lj;w*&X%HQp0%^c~R
uJ}`)R}_&wAX&Dl)5w5%Fpa(-2aKSm@kp=BIQ|*2?a#;G&o|rh``m4_pF@7%!hXe5dRc$Elgz`mjkawK1~N#A{lrBk4aUHU61fZf
TJb6d+7w{A3jm>uF}K*@Q!A$~AKCF(!qmAPLJA1<9-j}xz?zS`KDPf{enfKL!&y2j>&E--ocYC+85{Zm;vVlX9TF(}a9$5TQ{5S$
GPA7ANK#pC6(}qcSyo@A$VKsobo1BvczR_fr23BjebyMP->|d~WQIM#NzcDw)6YH2=jvq`r0hBe6BERs3+wZedsTcHuP68kfw!Io
4n`4^kdZW$#D+#nP>~4)nI<gNDG}z2?SI^$wh$hNGXOgM+RcdScp*3E+5|j;X4=7%?w&lM;tT3$ndoT4Vs;NE=Ad&|u@&*?_n!#-
J@0Q}>h@lp{wDtI@HysC)<>7;?m^xbAxM&$k)UY_)Tyz3^5n+jK|-*s#@bVkFhs>ngZ41sgzq&BK9}THoyUFZAg7C?S61b3a%e&2
By-DOqk=^^+}^V|mV@Vfdf!@|rwle=K3sS1Z*`o`pfcE=!3Z<%5agrmw(G!3qoy`cViJN?%h7a5FPzf^%*bFT)g<c=Nh+erJrVSY
A<W;**RsVobZs5gG4S0U*LC%h%T55p)M?~Q7*-XD4|UTV8M{nHW}%0SzmHn26$1D^A$aqCL;dbq?{)ltqyz|C@AnUwhgiHc-rmtR
LzwNIXMx~&M-MBvry9Vo1*~AOLMdx^1i6?f5b3*3Hd!lj<Geboqfi-mxaj*MXb|oSJH<eHbhvYDU{vP_^ru|ue}8lkelj9+;C6MM
DhRzcHNmi??Y8wttA{_5Ul@oQAeImvgdsr1Q&NF55fIX%YWJ_3)6360b**J|=u)z4E1uVG#)^_JQ~_`<LtwC=?@a-DJQGsFiFxpE
UM}0}nD&?R+AlVhEM($PH%!5kQ^CRf4Y{|1ZdtI$!Ncn#<PuKLA!8+_U@<eJnSkms9>Dd_Lo<jl1W><lJnz;SNR@8CZMwzT$xt6h
egSHz;tfq3?i=-}8lj8*=@gX|k3UiEJj~3da-1f@!7P(0mAubLk}P}E4~QhsgRoI{0Lmj3!?6tr8Oh+kO#1t{a_j7#Q2ST<VC(gp
C_i@}PczxLa}lIY>|PT2PsK^vO;NT6K$N@7jCpCuh*Bn%8U%xUOog_=cZ5wyh*X*<6aq+v_f+Q4CekaZO1FeERXa#XkTn`f4dpkD
0g|X>g4HBNE~QsDwI+cBEK+T(a|%qM9Y_TfV+(}2Ba*3-pxI?og#$>1EfE3`TFeUr3Myp{L8)k>l?oszC>Dv8N`ga?3ndIma`~A<
0VpP5>YG_hqBOvyY;`8tnhRj8mpns^ridiviIYZ7LQrJ!fOR1421~RB6bA*O7)mq@h|yaGvyLFf9+(xHlG{Xu3<Cm*AqOE-CPpbj
WlX6NFt&hr6~@3&-V&lyAQJ+bh$v!Z+m*{fKdUt{FBRfm^iu<qHfOhuG1CQ*_0<jJI6$CnOqtkO7z)8bV*@~iOU7X^1%SDnyQ6U5
q-4~jFKrMR1u+4s${>WNScehA6*621LkR{ogU9@Y59VEmVf81*``p5ztELzctjeP;m%&b>r-|S~#Bh^Q@gzP1_9vuC&h#WFcRnh5
iPUO{iya+n)2zZhm2nc1x4}RV+!wPl2FNQ-_>tp9<AMr)ThJ%#MG5eLk@dww!386GVZrv2W?3-H475@Puu(qv9E8(SR82EP!~s(g
5Y!O`Qd3lv!A#Ui1k3<}iXsaJC@B;gd?p6^FVSvXGQp{aV}p(=rWjg9tQuCh+YByXq!?n5t_?C=i*dM?qk>Z{%xyBT#JJ+n6pj`o
u)!8mB#BBbt%X}mEnv(eK`oS6OcOB>D9b2P<B}K-B4rG%h}?;bS}K&s47Q7fE@dRg8)-4d*@$|f+y}g514iB%#uZ_`iKe4mFr_dO
Pd3AMF;SMSmkLIyn1=+JBd|1JQ!2}2EP!ZTx5V6)f)7`5x#c|B_D<A3_{`p#r)=n%A6_U<Oo~w|DEjg~?9gpBC}K&$`B)Sk^-dY3
D^b0vJARYW0DpNXOaQ3>5(P0R96KAU5cU3`o^YO?)QVEpm)R7C2HMfBAfjcoO~WP#h`UIXfH!kYx+A%nbTZ}46*OX)k+z_nfCkC-
3H(L^C*r^jynM&7cT??f`5rLm-aWVF?|rcRGmr!D!I_2>9El8o7WKz|^4X2vrPzf~s!63-R%w;JVv;bNlDMdAh^{1rxQ#kx0mk)I
=iT8R;?G>AQN)#TB&irE2q2+tL@>*P0me$O7%HkZ%7OSk*=ER3L-2=(mrcX5;aGQOS6ZX?ojHEnl1YLHSHQ%|r4d!ETQKpj7agO9
XU0spLKIAqIW8u{rYfI}kgjlLd7<Ml{;D1pTy-$CT11Ez5x%S_CW(hPnVB_Vig|y1y6!iVtBK{`uM_LnvM@nc#+CO=6hv5vn1HA@
+MueWEmDjSb26F`$r(?+b43#q6jND-F;+nfYKV~vQjv@;EK!xMwF<yxl8jV}FjXRjLQxTj#Vw+OBv{%klu<1z)j_3*+eEiaR?x&{
Dn*1*VkugJsHL_mAjK^qOJFw2Q5LH#S!`^w4O$JBGQud@E?R=(t)m26L`pG=qZMl);|E!0{eDpSN(uJKe)8t?4s$f+&{~uaNr#@@
e82Mc_kKsSDo*>zsy0AREr9bQS$=-g;Gn<nP@qsy0tG2VEVQa&{Gm8Nj{;QUfSul>;zsIyq$xz*d*Gl3k%(yc2p`-?(xEV-b2*?M
LHy(Vqh?Mi_W1jbk;|ATSqhLrN~J_J1q?`~6o($8@BAh9YrQCjBqY`wnwp?yA{by8g-Hna0s|BlLPA*>$qLdEmIVXe7Y*)g1IywB
@s#EER8`a7J`9{ccuy1=2Ow!8JWx}s-Yfgch6-v*3RWd(X@d6oeDALwKcL^)ePSayeEruqbv7t|U!rMi^Uy+}>?h3uIEKvGm7Mdu
7__vkS}>rtHX3E9W+hY@M;n!Mz|s11>(*wC(;l-?O1fFhzcSl<<=MeqVNdgYDz0;XjV?BJr1R`kP5`lIExA|C(jPmLg@UN9S!Fq8
G1a1_I*`1Q8%9BhiqpHM2LHcR6-3v8#3YH;jZy}Xjq9ux^?puPdYR%%g{o0K{ntC3Vv}tJj{jUFjR>K$ufc}L>`U=Vt+<eo;sOQ7
CA6_^po0;SBLqh+hzO|+5J54e%9z%~Z7UozF%cD5h@iW7E_%Z>Zj5=DRyS7)sIhrvj0PBu0~jpLPCE_2w8c-I+%=yqn`ukzc+Edb
{LuEF2~lGwB!g`B<{gnijG0P`u7e1OqHh5h9OT7tN5<oltwn{RixVS`DKic4)EA+qc?@u<Zsd}<Ck>HKxkD-=EQaicM;4VDs_7|$
Q96Istkj!X*)m5fN*wPlx;0-@<S6=n7pUNULH7TUo3c>Ufe{f5#KbZZ<Z#;n`)M;Jq-!CoDB2aYEJTh_EXIUXWD27Y<mHf)6oZlu
Qzk)4h^q?J2GO#$qAXFBg@`O^$)_xg9FQ_dBPS9i$ZSj+QUatVYGToYnt*X2g|%Q>HWDJ0sIj)O5X7kCWP-INVoYU7nQ3a(Rw)Ie
3S|ljp%EA#%z4-V87NW)5hn4!1qo>gL<1}#5Q1QWh)N+W#4sXd699#CDlmqr8Wdt!fWk0Bm7i*1wADMpU@Yv3TdaT^V2;0T%liZJ
1bc(d@as()k5*E9dMXnJVI9vyUb~dsX7p!1X17iLdd_~6^`1Z;Rh`Wh%F=`?#W28_lxiZRw&f^=BM4N4aS97sIR;_;Kh64Wzq#v`
efe_!TmMztJbu~7o`3$TCWxw5igh@XLV&JXrGF=H@_)65gXY)IrK>i!o>!QkdSauAnCZ-d+ZRcbzHaLJZBP5qVg9^-?nf~$S?0CZ
Jq>g_uA8=XD%9HKH-Xl)E`~EtFOxBIlG}U6cB<`CVEBSg)$zZ2g=^e9x56_f{Ly$eF?s1)^^=XQQ))Su&IS;8b$2a|bjBLkh4DUG
$gNsb#w6lJ*}Km;&1m%}Y-_HlQaxu+dV<?Iwt5zIUo~-Qu`pHNa`N!Cb7r1M@{G(Z>Pc%xJ*iu{L*4eQOPItYaNPH+AYKV=e7;Ou
-iHnKhVahYmnL}b`(o6OtIX-0ZJn&`@m+GsTI+EZTt&1x(}r1o50Weo$t!*30ug3$Gi;S~^PJw`xi$vr2x&u~dAzNS8B5jTyS}G;
$gOt%k&54~%AzV;_3Eg07XCwa#ePCgbv5IfYtpDHHD=>C$=y-ErK+^n>Lj+<x>j-5ME`ackEA___>Cl`cNFF{@_W<R3xg5QFRd3m
>ps^sHKF5m9G5iv)XKc%d1^l2bwjyJqzXfEHmO}+@n(6=+QddSn|EHzO)Gu$T21$G0eY4sW`JI#xFcCYC|XZ<4?$Y5K)$fUZPC_6
%*(e9DA^V3ggI|v)0S%`;cezuzHIg<tl!?+&oa91%bCwyhK_9r6;`O&suaNF#zO#CRVwR&!iSI06@i`ym)Ydgrr5*_7@fW6eIkv@
N3~m2S9pwFUKTzvsz)12yvZmFY`fgxK>O^TvK%k{R?xQT3lYk&gs*rPLXN+(KNh{c@#z}j_Al(R&2%{0SY?dmHsS3iqtCy+zkLPf
6*WtTQq2R?`mR=Cytv}ft+5hFMTHVgtk+yW`Kj6i&fJw86MlV(&9KDI(J^{gk<^y1p{VxL*yfs-#_)JHo3;7N&f=Tp`mvruhCdY_
UT?i;k?kda8C^png$%?sQSRaIty0^kj)Hr)CcPs{zLss>Z<5t)wl8|xf=8{jevG=ahXY1;%bBR&pn}Uq@^!CW>kIDRo&F`QX`Nle
wJ7S99jZFJ5$lJ7Z#GUdQw;_gkncDIqQWduK-b$-2q<zjs>;gLBp^VQeR2>l$xuZitDE<A{zJ}t?&vk$blJ-0%fWPXH|65fl6=$Y
s%$Nrsj|;O!~D_odOPc&OGs!+x>em-1qbEh`{wlgLq(Jve7K6{&zHWt^%r-K5VXY(5NESi^A8e3LDS~=WoyrROtTguYf_8-Qq1+6
R3wtNT=c&etF;UjQV|8xK2CiMxkrX;4B^2>k86lm4d;4oKbU!SmxoF|r(KppVjc8fAJ)zDHGY*Yo9A1$hk*L`uDmh(^!ah2NO(aS
89T;l5JBc=tBcb0>m_hBwHz)pX)ctnZbaFOwZBC?Nei7BaIvVHPZaL@R+f{r5Lea7h|1NWkBbo-SMA!fnQ?0pXx}mx^(=^Vsp;Ey
n?}0VIlV?==58ePZbLWBTR8KaSlmxskmcOXYDdd03T@h}t*09>z9n^c!<N<RC>V*EXB#!8^vw68T*u!W>hx;fBezf_Mx(90LTT$-
37R5}32A9K(~<RPyGV%0qfVTQy>4rLDYdjUOCHq^mt@6;-QgOtW~QkRQQ~lYD-7E)TglYcmuS4#3!9jgyCtjac=Ivz-soPg6(o{h
ZwS3M*6(DIMs-n=a&AhCL%fsIifIpxHkT$|)jZsW7b7!g%f-^tNERwjn4P2`w|(TC%_U`}1VoFsp5|7GA9{SVS2@>$&F?9`*3#O~
mKycg*NIuKS>4FZUg0;Hci&Idnj-Y8%N^q<-hi@d-wvYX$Tl9ErH)<FiN8}lQofZM5{4X_)-x5fvy)3<rA+j#3XQuSr1y~LB*$2R
p(JxMtZnldPj~Fx(Xhl-G>4<R?&OKgUG#Pmv}0&Q+Itpmj&7ZG)ZS@pkzp>lSy<7RV;YOC(J;=oYhkULH)CXyScs`M$8rkMdRuik
W|=gjL6D_et!rHrY^_Au1o4ZaVyM{oO}d>R!VFz1;@eex(v*`W;v^z9%*Ja?P3CQ2$TspJS1p8mj7Js8tFk6~&Fj<Dx3ydKWJG=?
2c<&BMV_X5v!$!^8iui}y*Q6e=X=?A<+E7F8)9q4)SI|rmlSWSeG}uqZ!rd{kRVA!G;pO=FTw21VxK8bbYgP>L{F-<C|`Q@2r#pF
SEJ#hMQ(?_GLok=D!Vr8#DHVlLCNliFl0!jTzlO!hins?X|u4xpev6ISBI%7pbiL5S0IUCL@W#}4p#zXp2<xLo8i-yh~yFnte&?C
7`)-kt(?iuQgjoCv@-m7xIc&ihiZ}mCs$M|rWAM1h1N8iF%ca&FImf7^HshziCEx`CaAW)&S7T8R*I{a;H37z#s|}S4Cp2fvM{m@
CuB9(K~2!G;ojuslLH1$^l)p4#5u6AhrS$+z$d(<D}`)ffoSJ-4PU1qwKr~9noY+PY&c02#TU|v@nuNKYnEHFw5no@M{zLnv|1(W
qb|F;YZ83au{C$%YZ>1bthVW65t&}F;xw0Slad$Z%MiNjS(v$|7`Ckjm9%EnO{}+<)HSUxmaiW55gqlZc%d<l#37}paK({ax)U4c
A4uY>=NhPTxJNDLHLGsPt5%65A*FKOEQyy8p%>{9MmR%?KqDoa1@o72av+V2%rJ6NlJC}HkFg2U>h}uXUb@i{hhH_lcKH~Nmd6;E
Ji9gCDoHnJu7pU@2M(B-P#mUB4Ogg=iQ7whefrUO%&q%|6^3O>8Yb|yJszyw+`O)rH0KJ<=n5WMq=%8H7+seO>doDPw?)=T%r4zA
YgFlLSk7}q)J@aF0WHhZ(vWyuq~kHB(XDGxyUS9rnY3o~;hMS{n)f(sdRoJJ(XO^;ma3-R-PAN+8nv$R@!gBmt?MVm%ygE`mUdf8
v9Tj#rX?FaWIu=9%+`J$R7oUXXzEX=MdNgmOE((T`4_(AIxfX047Ix<>)M8qG`F){dU!9EU3S%)Z_cDV=Lm6)9-X2jFSqY|-g5ce
#&q7E<XG`urJDQASl+k9$eX-lwv&R^Ic=NNvmWI^ZEJSswWpyLEZ3|2Y}6NMTDjV*MkHnRoX+;dC5>%3h@O_{52V#lXmYWKu@<6Q
1iCIg;xhStU*{h7;iN~->)t!LnRjSH`}lk>HvMlz&Pj=+h>-?*=<Ftb#}uv!m}`-%tfbemaFrz4CrHtyal0I?Cp2Gt|H=9kZ0m8c
_f|0+6;aQ{jS%RKjU<>8=JlrfbcA^>9P}0OZ6UzQ6WGkCSbauQm1Oxk9}qcgIX?-|C$W<R1|~w2yeEf?^5E=J)p}VSB}{Cw+^z?K
ur_S7bc;PQfOs+#uw?kqK19)+JqUCX0wFzVN!Sx}s8fTXxyaCWz&%0$S@;Jou+#ST{kR_;IObL-9wvd|CH3sSrds=NrMu6#?VU}#
8Ork1ov+lm5lP4KB_;u}21}`w%#73IXZGQyu^k5x_iUcMVkU3DjGr6^!}!w-=yYi_%L^gNMMo7y5Mqu7Q5bYIe=YQ(x!>aWLVZ9F
A7`sJ*<e`!lz;{#Gi|i52}{J>4PpHOr*aiFArzYsV1mVlO2TwucvBral!~)7OvTFFK?Q<sgLepEDFus=H3JKXr=I0*4I{r8c*)n=
J%_4J_QSx<R8i=Mns9A=jmnDbluVP@cO2g<!<Q_}FLMI-ViJVC`enhL!Lh9^Ra<RaMO<T)hBK(z`MC+GO4eV)lQ2by+swx;N`<ng
<L;df7t_Q#AzNrin}v$5w(8WkRK!)OH#+b2g{&Hk8uiV_9BPd+&2heNdtG%ld*t*dsWZ=5k%TTCeSJmyUmcy3BZ{x0oye~kkWhk<
25ZRlzwPL#&AM26y*8^^#{6--Dh(%jD%`aoR(EK6WO<nvcGTJoZjFc{!HhJ3N}IOLT9OiLYrHdPsngSfA<d-5YeZPMlgEg4`x{K=
a_m~nouIaF`8QQziBh06Z3C{|F>jhBio48BwOMpUi&=&-rl@waA=T!UhKO8=r${uahuL#T>UA*nYz6RXLW0E_Sx190Fkx*yWrtI8
tLnK$uS;>eW-9c#&A9@xV0bdF6qR!+GJCZV5aOnpIA(?yEQb84cGgZ@=yg4Y`<_$c$v=Ek4>QnjAmiKHo}RS$b|D*Pl0={m!whJO
Wnh{j7$O_&Z@o|wJic=<#I}-XbLf@HI{-6XwV-zxqKJSaaSA@7Sct8qehsa(p6t^X3pn{<uLBr6;~4PjHG9{W!4N(XLn=USx}c+5
^QS?9e&_K<ut;JOUr%Q(A8?c4-X@$+q6m<$@QMB`y-8tp3*4wI6&NB!omgzvW(8618VDbCx<OVOQp3pP%rqT#=L1%8=l5jcV3*{g
oHK3(W?Lu1GA8Ct6|Li`5KRgslej<&J`g%ZP}tFpSIW^-EY0lel5i$PMG}cr76qZ|(BgP{KE3x*CuC^B0GQlRQN&S5Bh!S_B==~-
74GeWrz73K+ivd#RaI40U3a{VrQhgy+?~wnZYkM;#MiJqp2<Q#z~{%b--7uHFN~=F7DI$5$oFtfxkqbrb=($?|B2Lh_xkR9Qz8{5
K0+ivEmc)jRbQdR(BzcDbwF7KhaNZO?d`sgeulnU+eJP@GrE;L+Jp1nWImqPW#I7lp8jwSXBr{PMngmM^iNqJSXPh`0-f(;O{5WS
65^N$U?3XM5ew~PG1;6&#KwXGNFppHOA%5717n_=DwaWEt_zIJu~QLTa4-$V(%eTWW`28toH;~!0oRIdx|k@lOhc50=5EQFCTzdI
pmi{o)2J*ARts&EYILKP=W|z6Oj@%nEmW(w5ilECfnuS{VTE~2%(#)tveXu#mLS?fRuLS`<~#D71C;G6gJ)~oHz|p<(vgXy5^!Y1
JrPr|!(vXys)^QiuD2t)JGa3ph5*Tfx{(kl4;`ziVAm9@SU9tG+)<gkEY_%}r<)pA*5v7hnw??B7=M9(AGG^OTN)F>a%mufic*v)
sxK1*2tKL_!14m&u<-MJngKX)MCk=JN0vb3Qj|4j0YhdflNbYmPz5AGTOThFPElEzPLXnok)&oOh@fxB*moN3+{3T9UPyBfRGq@A
@gw+<DEDpbgfe0~<H)_BW?VZ{wE6jpwa&`mx$<u-i1Z*=uA)bUn8?-f>K?FRHim6L=!k}QW^ryBzQd*aSXNG@)Ct*~5W`P@hjH=c
_<pDFOUKf_ZD~D%BNc=2^->HD`+FuT^71-O8vagIq>u2{$^IQ~IV;J{au~GId(L^!=Mr^6=%elTstBmk#1H+j(g@YpeBSKZ{I&?K
BXU>a?tiC{y^+ts+@1Bincl4Qjd_^V`k#|sZJly)Jr+Ye<b}o?v(^?<Mbav5;<e&?)hOSR%c3^hHe5tWlyk~EO@1NTy6W7_n*;6`
1k?%cayrWxas<LqYOo|tkVa6!Ff6!`3c#&q1W2q-{GT3o;q|IWRaLtO6?JEliRNf#FL}LLii-=X1HM&POmkyF<seDZj71usE(-k7
L*BwrMT0!HNT*ld!+hKyiwma?!y>1wrU(O!<yXrGuy$$Dr9rbfd%IK$^dKbZg?5$j(ee1M<o7Z@jcl;$oo0IT!XXHV`NjvuSq(J}
G1!uew8~iatUVg?10%8-oY1+P>{W|x=tqN^GndSHYA2p3bt)}3hCmVJak2}0??Gn~<Wd${r8FY$$VED>2#Qko+ZeJceLTowrlm%~
J>;-qsz(x_L?h5jOI)yBZ;GPdE*vkaAzY<KF7roIuJRYLz3x)wA1jKT5RIVcSa|7{q>2zoV<U46f<pjE6=lw8EX9q638JL(hwaho
v2;UMs##=-l=nhQo9g1e-%6%t_MN##Myw3=cvHz%4?LI7sC)4AyG30~Pppav`QKfHcaMVua>EldR8@kCpLfOAS$uKTJ#6KJcXQFn
Mf8w7h>@vdSlz-l>t}9@&br<A&?9am)!BG(?6{On&P4U3^?G#H4{e@yo0$(0h|Q-gW3Lvn2<tKrq&8N8?OLHBk<c7jNvv5^rCXLr
WMt~4+YlOB*7lv&<E-iAGW(i2(Zq||eNZ>%G)^x1!K9K#HZj!LWPQH-dX4jnR~$!=SwUzd8ky8*cs7q0-Pfmi?@lTJvMD@=X~j|F
4zT9X^wsjf=b@tY_MVg9E5^mR_D_1c<+aW9xs1%WD|i|OM^g)!Ce1;9T}0Yc+g9G^T4hq&dd$x-(2UdC(Y&1}x8C(BD!g(!Hn*FG
l_GZ{QSlhLjXa4F0=}+aK4ut<SK)MtXz;Qs_A2kJAgKlSPuGoep=VBdeUn~}T0E@=B$U-gI~9V%B0crA^$Z)_&bO^5(xZ@qrIwz^
$Q|K`%%Gu&Pq56nnqj6IYKqP#GNtFJ9;c;P3xH`$)3zEN6~zmyy4Ec#m@GZy+0uNaJ@32TpK4dY!n`nj8e|nQv%_Q$mBT{pvbH`)
>t3a5iC5C`2I<f(2aINGF$RH+hD4-{dOed#<d{h~`2a()fu!ihMEc>dJ$k0l$Ja(rC_Z?=oj3u3wi8Tc3E^b1VG$R}V0`?YGDBc_
bKDkW_wIZ8bOXdxlcz}22K0e8aLubBoDJkRsxpfT(B8*v$hWf=rmEV=em&L`Ph*;WBO;3APs?5ED%OHmk=`os;B-XQR!GYy^1+;5
_TytmPT6vdIm0_!5>D~tlCe#q#>izxZ%0WCnu}nhZ9Pw)7OI@D%BhgdpUr$TOP$)^Z!^wU@@As!cBK7Q9GQ+m50T@+*CJJF2@rJA
{y(OnTweH?9DH9^Y}2fbGbpuIZH;SP%i}p7tlnwO73u4{%H{))qoJ(i>&<#PVE-TQ|L@*;z)<Cds_0i@jESrxJ7qYAk$;JDSkY_`
QR$leI?^!({rdyq$`OM-r=xJ58>OA-VciB4DGV(72ry+eI>~@h5r(Mfra<y3!N5@tU$^k%?6*Gy_-Lr6)JgkUTq$CNxo%ir+BuQS
aKfq}sI1CiOfG*=&rIXQd2=a~5K`sg;Y`$9$`%xGE-MhhwH(2JcHND%b-nH$cB&jf5>81*V+_xz@}<f1;|a6EZN`j-h)Ex`Z^Ynq
ReByN>Uj75oK*Zmqqn;QFEAf6N)EtJ@gON6l42zvNWvhA3D`VI#N<SbL{$*B^<Q5+4H~N`D8&_jQJ(@zKN=xJjrnBqem*73W4oaD
GK><DFL<Hp08)pn+#vMd)6YFN_BBhms+~fB@&MzbRVkw`NM$jGHv=;gjFbitqdl?;5^m{@Yg&v#lEWxOunaM#2*=WX!j}b{Dh;!S
L^ea@C(0hx3JW{$fSIEE{2O3-{<m}J$Bsd`n@8V#Ieeexnbh-sqg$J`2Kk0Y6Rj!;njnE^hpbCk>>xli0O18;0=Jn1Ko4ggE$Dd{
5X(h|EGb04n<~0&%nOcXgIKVy<%Xt*USRPr6Qh%&JyQ(9{Is}Zk-?&jhULXUYciOe$_@)GwuwtoNTp|5;<Wvx(WZsXOawy0ii0gH
jv%zlm^iI1p<v+5y|pwQ#YT}4gcu0O4O&Vv1xD1%S@IXL*HTG05H<x+g1?m;#XxK4>oj<_d%p44^aqBcHt4y6adj$B{a{U1LG95G
Qk4349|?!JZh^ow#rGNv9--`tF4gZSNR!S^#H=yy_NG0#_V4)cM0AuD=d8GEZR!hfF{qIuJ=1BZ!$ez#V6-Xd(N>CzBlpN7s&@t=
iwVk6K?GtdL|aNVD224EX-c$OH2|tGsG(Nhqj3rrn#$u)QMl$Ls9?<Zxtaltn1C+a%c2-u8JUtrgBU{MWES|<M&Vq=-NhqILfKM1
sWQVK4+}dCY(Y`ZAS@4vTkf(^ix|>{K~^ZMQq~`@D94FJVp-njoc6=f5m9pD3s}en5R0HklwN9?PBO@CO}yWb_@5B^{}15}&vRo5
(%l+LmVX@>I9LGdB2@91;Lg)HeIYpv{roEIH`ew-9Dtx5{&FS)a=>b$N~V&E0*^S#ASoycf+7NFibSeFplB)DC{rY;sR~qrrj{Vl
CP_6D1L_70koGa+R^@@h$ak9k(meUWP0tVvgWaZM0oJT(b%rSng)~G`Rz_5iN`}e6CJL+BA27Ya>A^ra?D3ihkQ;t5j-8^Eh={g%
x(Dwq5<^$o`JB&p_1LEY&QSOtA4T!?Cz5xrS}YFs2Y1cjIeQyCtfIw?Msv$P+Ub(pQ4ymmAe<B_5@SNM;WTQ)(h!6^@E-p6&VCzr
iPaAMY<YeolQQL)wHsepT*?^5QHv4RTxGDXWW|EIn3@X-F|!PtET~$D$Z2wDP{KnZA_|iT$}(VB`uU_0OfXARH4~YZc4MPN%qW5b
B{MS%77D3KP-V73iH12;5aAe<OF>C9MI{u_M8!-K64XJNh*Ysi(oC0}WKk4>NK!!*R+(!?fY~L0RERBz46!Ou3X%g6BWS3FYAFjU
txCo=m8z%$#86@|*iyu5+XNXBWfW~w5XL|&iil+~utL={tiX<*Tn=JLb|;DB-}BpA{3FX`y=4el@`d(Q5co=tt7wIaMu^(BR#$DN
dOkEilJ0t`+0%y!?**1|CTl*Ph;j?o9<@u!0ro@^h)}Rfhp6?Nbq8@HlJ_2v{NT~laK}Wuv&)fSSo73wB^scYIhdG^Ky!w;;1F4W
B=MuVV89aG4+3|%+fk$h><h-QCPTu4Ag=J^RI{=4>=f~liBJpi=pmxf&(p0lr0${|5DlD6NI~sG)CX`JwiDfOgSSO~iiiid{qif<
?F;*CzGSvE-CkNL!H_h@sv_k|f;KEM7)8uxo=h!oYFHPq-bmjbT1?}nkYI)+u5i0)$3iWbh`Ehr2*--fnUi|aHUe}Xw|4EY<v{{7
l;{%LA*bD)WtzoAQRJxxIA=SOP1-y#$;P|;X{QQrEMw}*v)@e^7--h8;)N_55SDAG*9J5zVI#yeNY>uJck5a?#+EcD`bh&w?;Y60
VjGUvYRtquK?^09#d8%jmDwXrD!55aVjM|o7Kz*1R_{WRMm?>fUh=aH1203O#E^|V$92&q>m+Rm6%n4NczE)2pwAXyx!Zfoh;WE1
iYQNFO$m>;Jg_zOG90w<?j<n>uT;rv0<R%28q<nhth-BBl+LZ#WXL%NX<U0Its89=A~g2(boyLd#wwepYlav)yA%~J79!}fo+jX^
?`&8sKdmfrb+5WrLs0QNOcS@>8QWrA?i;q-Ep05bq)EKm&MAuMi&>X6Il5z>TIUiE7Ql#wAbOHte6yD~PC#;Lmj!5)7w$Bl&91Lc
_upR6hqkak1}$&O!AdSPs3}>d%u5N1z>*}Of`Y1K^{5=g1W#~6J#y)OCh;FY_vz6Ta*X&`d@#aO?vt#KJ#|B)W%Kk{AegJg2MzZ^
p5|1G1w1<o%g)+&I@P_~ZsfAiz{&@nE?mbFEXN+`g-N7O8Z0V?^YFs#0PErRb0257ubH4d`R@MC|ExZsTq|GHb(#-Yq9aQR!Jm2*
gtb(f3tDmdSThE=A3*?pWrz9}=0af%t|8QNRlztbr3Z~sG(|K_ltiISP*AJ~U<Ct*1O^3I@Xk8V<!Da)+voF+AE4|0g+Eftocmpf
0;*3eKy@zxPJl>09XsZzlBR;0q)3KRX(WgUnPzID3J8h<B$xu43Sb~*g;;>72ojW~N<*r}DG4GLfCz}7C~2mqrJyK;kYWj_SON-W
Do#CkAZ#1i#86Oxl^$<!fT^dk2Zm>dQxFft><mVxq@XBDDOw6<3RZ=oN=c$(Ca>cmk_96r5VQnDi4-hN6pNBB9Sm3P_Xpz#k$t1*
$2g11L}^-42k_E$Tlii4{@e5|D0XML+~SMBKi9*rs=;@((*7ZajRbNp#?kQH!hd&q3VH;K(3CFS%^>NK4$ZwszhmwXM-7<{LDaB3
Sp`JTFCzgbU3zD2q4bZiEBq9MS$&?)DfxGHb{&_vJ9!<SXbK3oJ)(8wVQ}fIu?gYmB7OE)#TgL<MTS{ol&8T!*h~?2&;Ti<DHI-Z
hrkxb|JU57$xh!xcVlWhPaVypVO#+svES`rh7e%QMq$WB#n9ZZ1p_QB%+J5)2dtW23(&Y3o_!v|qv%c&WaI+E!6`@WM<~P+jD}&D
Dn>~(OcEmy1tdb8$v@DAXn>KG5?Q5y4U>3US9<VJHUmfL`G1Wreb*5uY3<<svmbwoLn9)>`R1Kutczwc^6Ikl3=0rvu?lZrKezO}
18E=}f}GqG1U6uPIoI+#{m-Y+o|AThBQ2n|3=0~u8Cg<WC%Gy2OaLMO85$4*7^#{QLr9yBFMp3|^6v3&`0>OS%``_+c>itz?A9W5
50rU$+W~_l|0f4*E<1O3Z*xi0uRrRNPRhu_CPZD!BAB97$pV@JhKd?9F=#@ngn|{w7bR&RihR-#4*|vm#M)U|xL9iuRB*%Azjhby
Gt*dqe|hR2P<s!D!$-1TAfy%|`%#}dV94Q71|^87R4W8(e9~e}VMP)Z0Mbr5H%G*xlSDCofqHfMGeEUS*<HpMUaZeT1d1IO&s8{C
b%(H!(rt!`Xr-IGow~i`e_vU@S3UIHXqVpogr8@~85y{GW}?AjteAF4l8K|EpFf^WYtrqdmVh5Rvg*3)2y(PxJ|4Z)D!e}qwsgSa
uAZZAxTuS1xAs&RS0BAIqqkc-d=1y$sFo^SI_Mo8C`?XF;wSRuSO|$YrDMvTVLSD&9|L_sy+CFdL5Ij+dTHJWfyH~;xEzhPMliC6
`B{Q^(^$BQzFG$`$mnQ^)2meoBbzVr3kW}_qkpE0DG4qVCPZ~%ixCmrcY>bQ29l9!R)q>wC_*4of{;pSSe6LG#z-8_INb`v4rVJb
2|!V8D2eIoZrVGjB6uf$q7jF5Cj_WveY0}Jsi-}5t;;_&s~+eji2G39Sq?@AmI1O6dy_)y`$6dRUPU>0k_Uq-!3`@)6su6cu`M7h
#UT=hGyU^M{aC*{Ac&wS58a)a`ZS{L`}m*>!igxNnhK(lf~u+}rW&fDs#+?Ril&0u5!i)QP8vBH{C^1fXyfhpoDa|sRI;Ntls$xG
%qF#!cX|guwQrl%>kd%Knc8l1JtudbJ@c4HbvQjN;#88!!L4A-TrDOS*L)vM=y-ok3Y}*dijCcJ<G7d6ecqQSNCg`}=;;zwteoZ0
(b$>gltD;$(gs}UWdp&B5{IM1PVwn-M4pu8@X$_rlzE7^eYUrFtSPmq;whjn9WmU&RMO<JZq}OIIa#aT_cCJ6T@bBflq8IVp-?9>
!`2%LIL%Ks^u4>LEqb~}K%oH}2U3wC2*!vCbeeF~ru?29Ni^acvH_6DP&MzBmeZMVGc`{rq>9?AyvojI%A}#}kX6?N)Zstu$9vG$
<<3rr5-0#=OF<@Kzm=;?u*IzE)s|!#s6KL*=KpV?HIiV2^nJlktVkFnld}%8G)dZWHZRz00(6*!@ashc&q-)drJ)~G{124D5d1z(
RKbJ&JEkKuZYHJH=H^8%14YAI{tvi`{5r8feTtvD0xCdXQp)SlB9MScnh8VnC@1%M`JTgn9k$EcW>>%T^~XPN-T*%#N5S@-5cf!X
e!Nsyf%b|*5LiVzbo~5HPK@2@Z0~9FwLeQr{*6Njh<7_<`>jc&hA5LGGYw9))c!cU37DEGsVk1gRm=abmvV?EK9aJfjS@nnJlJ;Q
`2U~FW19^aX2zBszw_Y0Me9w0g|R%LhkAC~Y$XtjzBdLesA3fi983JIMKOo-PyQ2Hp}GbNk|N_LTqy37{YjhEfw~yZv4UAVEQZ*8
T9)T5%2`ZAae&+<IA16@$0#BG$~kG{CPV!dCvC!0bcn(DEk!^<9<qoEGNJO!jGE3pd1s(|Sa$G^7-2$>{`aJaN$v6EdjIqO<1p46
(huv(rp({B_xp#$5p~PQ(Beh)Cyswcp!<FnSbcu8wYQ!=m*Hjo6OZhSfozIVeI<R6^{?IuUvs>#&%62f^dB5_?x$zpzLoBMo`J&T
wRZi7VsFyR8=kdCokhDR`)k=jY+I6&Id9i~d(-#SbQ-T~q5s|Vq;tnvi5+WLzeRUl3a?jf`qEsA3G)Sf%<MK6wb0s=HM@uIGp+qr
wm90R)UosB_l<M4TV%ZUFPd>t>ZdvL#M>CacZJWw_JwX(e24t@%k$fBO*F!bW_^6E^ndwyX@(g)P*DnhsDJDK>Y=hoBk-$^oOo&k
5us@m3eIXOgYCEDb*aZpkJ*GZ)m*k-EghPs*oF>hLlZ@62tuYWH!TzVfq$1w=S8NPPME_`Y4C{XMT4PEY9qCKe&3hS|FPAsf2M(H
*G%KyeEc~7Yk!tz->TibhP1-KFN5LgjzgXLcl~eFR(y21Jg1;7rpxA#_V@R6Ia^xl$%s_zOgn?MLO2!v2_D>Eko9qUK{nqCt$nVm
sJMDWzZ5HN2Lb<vF`^qf(2PHQpmfgriN1NR<eqQrbYOw<)$BEH(XXq&)yQ_#cXu9q`fa*g>K-_bZu5pUG?xc6BAxc}_n%gp>8{1S
`ch!A1am0-7M}`v)1?M$(b1}t@6rcl>(`4w)YrGTTlYnWtJ*m@LI=g%4@7_@!e-{_;IY5`9zkQ@YKJtH%bdX=>tC$qZL;X%Uzu@7
PT{|fJ@A3Lp&)w-Fm%hVbDDQkXPUZ!)Tsd$TNhY|C!H@w;P_>>xXvcQtmtY&H#A6+N_Ql=L%X7L-O21Xo4>*={l=9R*XN&BzQhtp
5C7usNT&)CAH9-YU;
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
