"""A second opinion on one page: what was given, how it was read, what was compared, and what was
not. It claims nothing beyond what was compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from xltiebreak import __version__
from xltiebreak.answers.findings import Verified
from xltiebreak.answers.shape import Answer, Column, Part, Role, Table
from xltiebreak.checks import how_read
from xltiebreak.event.figures import counted, listed
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.event.words import for_a_shell
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.questions.announced import holds_prizes, lines_of, seal_of
from xltiebreak.questions.plain_words import by_rule, unfinished
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import Standings
from xltiebreak.verify.columns import PLACE, PRIZE, SCORE
from xltiebreak.verify.comparison import Verification

TITLE = "Second opinion"
_MADE_BY = f"xltiebreak {__version__}"
_NOUNS, _TIE_BREAK = {PLACE: "place", SCORE: "score", PRIZE: "amount"}, "tie-break value"


class GivenFile(NamedTuple):
    """A file that was compared: its name without folders, what kind of file it is, and its
    SHA-256; empty for what is no single file: a folder, or the workbook that is open."""

    name: str
    kind: str
    sha256: str


class SecondOpinion(Answer):
    """The comparison of an event with what a program printed, with all that is needed to judge and
    repeat it. ``command`` is what anybody types to get the same.

    ``standings`` are those of the compared sections; ``compared`` tells how many agree of how many
    that were compared, by what they are, and the ``verdict`` ``57 of 57 places and 12 of 12
    amounts agree.`` The ``seal`` of these rules and prizes is empty where the file has no place for
    them, or does not state the number of rounds.
    """

    def __init__(
        self, verified: Verified, files: Sequence[GivenFile], command: str, asked: Asked
    ) -> None:
        self.verified, self.files, self.command, self.asked = verified, files, command, asked
        self.standings = [each.standings for each in verified.compared]
        self.compared: dict[str, tuple[int, int]] = {}
        all_of_them = [column for each in verified.compared for column in each.columns]
        for noun in (*_NOUNS.values(), _TIE_BREAK):
            columns = [each for each in all_of_them if _NOUNS.get(each.system, _TIE_BREAK) == noun]
            if of := sum(column.compared for column in columns):
                self.compared[noun] = (sum(column.agree for column in columns), of)
        counts = self.compared.items()
        agreeing = [f"{agree} of {counted(of, noun)}" for noun, (agree, of) in counts]
        self.verdict, self.seal = f"{listed(agreeing)} agree.", ""
        if holds_prizes(verified.event):
            with suppress(TieBreakError):  # the number of rounds is not stated
                self.seal = seal_of(lines_of(verified.event, asked))

    def not_compared(self) -> Iterator[str]:
        """Yield sentences about what was not compared, and why."""
        for noun, what in (("place", "places"), (_TIE_BREAK, "tie-breaks"), ("amount", "prizes")):
            if noun not in self.compared:
                yield f"No {noun}s were compared: no column of {what} was found."
        for section in self.verified.event.sections:
            if section.name not in [standings.section.name for standings in self.standings]:
                yield f"Section {section.name} was not compared: nothing is printed beside it."
            elif "amount" in self.compared and stated_prizes(section) is None:
                yield f"Section {section.name} states no prizes."
        for each in self.verified.compared:
            yield from _unprinted(each, f"{each.standings.section.name}, " * self.verified.named)
        yield from self.verified.strangers
        yield from self.verified.doubts

    def readings(self) -> Iterator[str]:
        """Yield sentences about how the files were read, where that is not stated in them."""
        sections = self.verified.event.sections
        alone = len(sections) == 1
        for section in sections:
            whose = "" if alone else f"{section.name}: "
            if section.origin.how:
                yield how_read(section, alone=alone)
            if not section.kind and section.is_roundrobin:
                players = counted(len(section.players), "player")
                yield f"{whose}Read as a round-robin: {players} who all meet."
            if unsaid := _rules_unsaid(section, self.asked):
                yield f"{whose}{unsaid}"
        yield from self.verified.remarks
        for finding in self.verified.findings:
            yield f"Warning: {finding.where}: {finding.message}."
        for standings in self.standings:
            whose = "" if alone else f"{standings.section.name}: "
            told = (*unfinished(standings), *_of_playoffs(standings))
            yield from (f"{whose}{sentence}" for sentence in told)

    def to_dict(self) -> dict[str, Any]:
        """Return what ``verify --json`` adds about the comparison as a whole."""
        compared = {
            noun: {"agree": agree, "of": count} for noun, (agree, count) in self.compared.items()
        }
        rules = [
            {
                "section": each.section.name,
                "edition": each.edition.code,
                "order": [*each.order.codes],
            }
            for each in self.standings
        ]
        return {
            "verdict": self.verdict,
            "agrees": self.verified.agrees,
            "compared": compared,
            "files": [file._asdict() for file in self.files],
            "rules": rules,
            "seal": self.seal,
            "readings": list(self.readings()),
            "not_compared": list(self.not_compared()),
            "version": _MADE_BY,
            "command": self.command,
        }

    def parts(self) -> Iterator[Part]:
        """Yield the verdict, the files, how they were read, the rules, the comparison, what was not
        compared, and how to repeat it."""
        yield self.verdict
        given = [
            Column("File", [file.name for file in self.files], Role.NAME),
            Column("What it is", [file.kind for file in self.files], Role.NAME),
            Column("SHA-256", [_in_two_lines(file.sha256) for file in self.files], Role.PROSE),
        ]
        yield Table("What was given", given)
        yield from self.readings()
        rules = [
            Column("Section", [each.section.name for each in self.standings], Role.NAME),
            Column("Rules", [by_rule(each) for each in self.standings], Role.PROSE),
            Column("Tie-breaks", [named_order(each) for each in self.standings], Role.PROSE),
        ]
        yield Table("Rules by which it was computed", rules)
        if self.seal:
            yield f"Seal of these rules and prizes: {self.seal}."
        yield from self.verified.parts()
        if missing := " ".join(self.not_compared()):
            yield missing
        yield (
            f"Computed by {_MADE_BY}. It compares figures with results as they stand in the "
            "files, and says nothing of whether the results are right. Anybody can repeat it: "
            f"{self.command}"
        )


def to_repeat(named: Sequence[str], options: Iterable[tuple[str, str]]) -> str:
    """Return what to type to repeat a comparison of the ``named`` files; empty ``options`` are left
    out."""
    words = [part for option in options if option[1] for part in option]
    return f"xltiebreak verify {for_a_shell(*named, *words)}"


def named_order(standings: Standings) -> str:
    """Return the names of the order's tie-breaks, with their rules."""
    family, order = standings.edition.family, standings.order
    return ", ".join(tie_break.named_under(family) for tie_break in order.tie_breaks)


def _of_playoffs(standings: Standings) -> Iterator[str]:
    for playoff in standings.playoffs:
        if not playoff.is_due:
            names = listed([standings.row_of(number).player.label for number in playoff.numbers])
            how = f" ({playoff.words})" if playoff.words else ""
            yield f"The file states a play-off between {names}{how}; their places follow it."


def _rules_unsaid(section: Section, asked: Asked) -> str:
    """Return the sentence that the file leaves rules to us; empty if it states them."""
    origin = section.origin
    edition = asked.edition or section.edition or origin.edition_from
    order = asked.order or section.order or origin.order_from
    unsaid = [*["edition"] * (not edition), *["order of tie-breaks"] * (not order)]
    return f"The file states no {' and no '.join(unsaid)}: see the rules below." if unsaid else ""


def _unprinted(verification: Verification, whose: str) -> Iterator[str]:
    """Yield for how many players some columns print nothing; few are paid, so not of prizes."""
    section = verification.standings.section
    missing: dict[int, list[str]] = {}
    for column in verification.columns:
        if column.system != PRIZE and column.compared < len(section.players):
            missing.setdefault(len(section.players) - column.compared, []).append(column.label)
    players = counted(len(section.players), verification.standings.noun)
    for count, labels in missing.items():
        yield f"{whose}{listed(labels)}: nothing is printed for {count} of {players}."


def _in_two_lines(sha256: str) -> str:
    return f"{sha256[:32]}\n{sha256[32:]}" if sha256 else "no single file"
