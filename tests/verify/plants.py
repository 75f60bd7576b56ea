"""Tables in which another program made one known fault: what stands in them, and what may be said.

``plants.txt`` has the events, ``== 16a`` and each player's rating and results, or a club's table;
and the faults: ``== 16a: name =>
codes``, what stands ``beside`` them, right, and the columns that are not, a value for each player.
Naming one of these codes is right; ``nothing`` where nothing that is known did this, and ``or
nothing`` where to name nothing is right, too. The figures are those of small programs with one
fault each, independent of ours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.make import reading
from tests.make.crosstables import section
from tests.make.printed import Compared, Verification, values_of, verified
from tests.verify.programs import decimal
from xltiebreak import Section, standings

_FEW_PLAYERS = 10
"""Below, other ways give the very same figures now and then."""
_CODES = {
    **{"Place": "", "Score": "", "Pts": "", "Solk": "SOLK", "Cum": "CUM", "OpCum": "OCUM"},
    **{code: code for code in ("MM", "BH", "BH/C1", "SB", "PS", "WIN", "BPG", "KS")},
    "Wins": "WIN",
}
"""The right columns that may stand beside a wrong one, by their labels."""
_SCORES = "Score MM Solk Cum OpCum"
_SETS = {"scores": _SCORES, "us": f"Place {_SCORES}", "fide": "Pts BH BH/C1 SB PS WIN BPG"}
RIGHT, AMONG, NONE, WRONG = "right", "among", "none", "wrong"


class Plant(NamedTuple):
    """An event with its printed columns, those that are right by their labels, and the causes that
    may be named."""

    name: str
    event: str
    beside: Sequence[str]
    columns: str
    right: frozenset[str]
    edition: str
    quiet: bool

    @property
    def section(self) -> Section:
        made = _events()[self.event]
        printed = {label: _right(self.event, label, self.edition) for label in self.beside}
        for column in self.columns.strip().replace("\n    ", " ").splitlines():
            label, _, values = column.partition(": ")
            each = zip(made.crosstable.numbers, values.split(), strict=True)
            printed[label] = {number: text for number, text in each if text != "."}
        return replace(made, printed=printed)

    @property
    def verification(self) -> Verification:
        return verified(self.section, edition=self.edition)

    def verdict(self) -> tuple[str, list[str]]:
        """The worst verdict on any column, and what was told of each."""
        verdicts, sentences = [RIGHT], []
        for column in self.verification.columns:
            if column.differences:
                verdicts.append(self._of(column))
                sentences += [f"{verdicts[-1]}: {cause.sentence}" for cause in column.causes]
        return max(verdicts, key=(RIGHT, AMONG, NONE, WRONG).index), sentences

    def _of(self, column: Compared) -> str:
        if not column.causes:
            return RIGHT if self.quiet else NONE
        [cause] = column.causes
        fitting = [code in self.right for code in cause.code.split("|")]
        doubtful = cause.explains == column.compared < _FEW_PLAYERS
        return RIGHT if all(fitting) else AMONG if any(fitting) or doubtful else WRONG


@cache
def _right(event: str, label: str, edition: str) -> dict[int, str]:
    made = _events()[event]
    if code := _CODES[label]:
        return {n: decimal(v, 4) for n, v in values_of(made, code, edition).items()}
    rows = standings(made, edition=edition).rows
    return {
        row.player.number: row.places if label == "Place" else decimal(row.score, 4) for row in rows
    }


def _blocks() -> Iterator[tuple[str, str]]:
    text = Path(__file__).with_name("plants.txt").read_text(encoding="utf-8")
    for block in text.split("== ")[1:]:
        head, _, body = block.partition("\n")
        yield head, body.strip()


@cache
def _events() -> dict[str, Section]:
    return {head: _event(body) for head, body in _blocks() if "=>" not in head}


def _event(body: str) -> Section:
    """Return the section of a club's table, or of each player's rating, if any, and results."""
    if "," in body:
        return reading.text(body).sections[0]
    rows = [row.split(maxsplit=1) for row in " ".join(body.split()).split(" / ")]
    if not any(first.isdecimal() for first, _ in rows):
        return section(*map(" ".join, rows))
    ratings = [int(first) if first != "-" else None for first, _ in rows]
    return section(*(results for _, results in rows), ratings=ratings)


def plants() -> Iterator[Plant]:
    for head, body in _blocks():
        before, _, codes = head.partition(" => ")
        if codes:
            event, _, name = before.partition(": ")
            options, _, columns = f"\n{body}".rpartition(";\n")
            stated = dict(option.split(maxsplit=1) for option in options.split("; ") if option)
            edition, beside = stated.get("edition", ""), stated.get("beside", "")
            labels = _SETS.get(beside, beside).split()
            named = frozenset(codes.split()) - {"nothing"}
            quiet = "or" in stated or not named
            yield Plant(name, event, labels, columns, named, edition, quiet)
