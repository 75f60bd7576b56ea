"""Findings in an event and in another program's figures: the answers of ``check`` and ``verify``;
and a second opinion on one page, which claims nothing beyond what was compared."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from xltiebreak import __version__
from xltiebreak.answers.shape import Answer, Column, Part, Role, Table
from xltiebreak.checks import examine, examine_event, how_read
from xltiebreak.event.figures import counted, decimal, listed
from xltiebreak.event.findings import (
    WARNING,
    Finding,
    TieBreakError,
    errors_first,
    stop_on_errors,
    summary,
)
from xltiebreak.event.section import Event, Section
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.questions import announced
from xltiebreak.questions.why import by_rule, unfinished
from xltiebreak.ranking.asked import (
    AS_IN_THE_FILE,
    Asked,
    edition_of,
    order_of,
    rules_from,
    rules_unsaid,
)
from xltiebreak.ranking.orders import taken_for_order
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.terms import Show
from xltiebreak.verify.columns import PLACE, PRIZE, SCORE
from xltiebreak.verify.comparison import Compared, Verification, printed_places_said

TITLE = "Second opinion"
_MADE_BY = f"xltiebreak {__version__}"
_NOUNS, _TIE_BREAK = {PLACE: "place", SCORE: "score", PRIZE: "amount"}, "tie-break value"
MOST_SHOWN = 10
"""The most differing values of a column that are worked out, unless the user wants all."""


class Checked(Answer):
    """The findings in an event, how its tables and unstated rules were understood, and whether it
    agrees with the seal of its announcement."""

    def __init__(self, event: Event) -> None:
        self.event, self.findings = event, examine_event(event)
        self.agreement: announced.Agreement | None = None
        with suppress(TieBreakError):  # the typed seal is none, and a finding says so
            self.agreement = announced.agreement(event)
        if self.agreement and not self.agreement.agrees:
            fault = Finding(WARNING, "seal", announced.SEAL_LABEL, str(self.agreement).rstrip("."))
            self.findings = errors_first([fault, *self.findings])

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``check``."""
        return {
            "findings": in_json(self.findings),
            "consequences": in_json(chain.from_iterable(f.follows for f in self.findings)),
            "readings": [
                {
                    "section": section.name,
                    "how": list(section.origin.how),
                    "players": len(section.players),
                    "rounds": section.crosstable.rounds,
                }
                for section in self.event.sections
                if section.origin.how
            ],
            "sections": [
                {
                    "section": section.name,
                    "kind": section.paired_as,
                    "edition": edition_of(section, AS_IN_THE_FILE).code,
                    "order": [*order_of(section, AS_IN_THE_FILE).codes],
                    "rules_from": _rules(section),
                    "places": _other_places(section),
                }
                for section in self.event.sections
            ],
            **({"seal": self.agreement.agrees} if self.agreement else {}),
        }

    def parts(self, show: Show = decimal) -> Iterator[str]:
        """Yield how tables were read, the rules that nobody stated, whether the seal agrees, and
        the number of findings."""
        sections = self.event.sections
        alone = len(sections) == 1
        for section in sections:
            if section.origin.how:
                yield how_read(section, alone=alone)
        for section in sections:
            if unsaid := rules_unsaid(section, alone=alone):
                yield unsaid
            for sentence in (*_rules(section), _other_places(section)):
                if sentence:
                    yield sentence if alone else f"{section.name}: {sentence}"
        if self.agreement is not None and self.agreement.agrees:
            yield str(self.agreement)
        yield f"{summary(self.findings).capitalize()}."


def _rules(section: Section) -> list[str]:
    return [*rules_from(section, AS_IN_THE_FILE), *taken_for_order(section.order, section)]


def in_json(findings: Iterable[Finding]) -> list[dict[str, str]]:
    """Return findings as ``check`` and ``verify`` list them in JSON."""
    return _plain(findings, "severity", "code", "where", "message")


def _plain(things: Iterable[object], *keys: str) -> list[dict[str, Any]]:
    return [{key: getattr(thing, key) for key in keys} for thing in things]


def refusal(error: TieBreakError) -> dict[str, Any]:
    """Return the JSON of ``verify`` where nothing was computed: why, and the errors in the event
    if it has any."""
    return {"error": str(error), "findings": in_json(getattr(error, "findings", ()))}


def _other_places(section: Section) -> str:
    if not section.has_printed or any(finding.is_error for finding in examine(section)):
        return ""
    return printed_places_said(ranked(section))


def examined(event: Event, sections: Sequence[Section]) -> Sequence[Finding]:
    """Return the warnings about these sections, before anything is computed from them.

    Raises:
        EventError: results contradict each other.
    """
    in_sections = [finding for section in sections for finding in examine(section)]
    findings = errors_first([*event.faults, *in_sections])
    stop_on_errors(findings)
    return findings


@dataclass(frozen=True)
class Verified(Answer):
    """The comparison with printed figures: how many values differ in each column, the cause, and
    our arithmetic for the first values that differ, or for ``every`` one.

    ``says_otherwise`` is the option with which a user names a column's tie-break:
    ``--columns "{}=CODE"``; ``findings`` are the warnings about the event, ``strangers`` sentences
    about printed lines that fit no player, or several.
    """

    event: Event
    compared: Sequence[Verification]
    says_otherwise: str
    every: bool = False
    agreement: announced.Agreement | None = None
    findings: Sequence[Finding] = ()
    strangers: Sequence[str] = ()

    @cached_property
    def columns(self) -> list[tuple[Section, Compared, str]]:
        """All columns, each with its section, and its label and code as a title."""
        return [
            (verification.standings.section, column, f"{whose}{_title(column)}")
            for verification, whose in zip(self.compared, self.whose(", "))
            for column in verification.columns
        ]

    def whose(self, behind: str) -> list[str]:
        """Return the name of each compared section where there are several, and what is to stand
        behind it."""
        named = len(self.event.sections) > 1
        return [f"{each.standings.section.name}{behind}" * named for each in self.compared]

    @property
    def agrees(self) -> bool:
        """Whether no value differs, and every printed line that names players is read."""
        return all(verification.agrees for verification in self.compared)

    @property
    def unread(self) -> str:
        """Say how many printed lines are compared with nobody; empty if there is none."""
        lines = counted(len(self.strangers), "printed line")
        return f"Not compared: {lines}." if self.strangers else ""

    @property
    def remarks(self) -> Iterator[str]:
        """Sentences to be shown before the columns, each once."""
        if self.agreement is not None:
            yield str(self.agreement)
        yield from dict.fromkeys(
            remark for verification in self.compared for remark in verification.remarks
        )

    @property
    def doubts(self) -> Iterator[str]:
        """Sentences about labels whose meaning is not certain, and how to correct it."""
        for verification in self.compared:
            for label, code in verification.assumed.items():
                how = self.says_otherwise.format(label)
                yield f"{label} is taken for {code}; {how} says otherwise."
            for column in verification.columns:
                if column.parted:
                    who = counted(column.parted, verification.standings.noun)
                    yield (
                        f"{column.label}: places that are shared here are parted there ({who}), "
                        "which counts as agreeing."
                    )
                if column.odd_cents:
                    yield (
                        f"{column.label}: odd cents of shared prizes went to others than here "
                        f"({counted(column.odd_cents, 'amount')}), which counts as agreeing."
                    )
            for label in verification.no_prizes:
                why = "the event states no prizes, or no amounts stand there"
                yield f"{label} is passed over: {why}."
            for label in verification.dashes:
                why = "a tie-break that was not needed, or a column that is not used"
                yield f"{label} is empty: {why}."
            if verification.passed_over:
                how = self.says_otherwise.format(verification.passed_over[0])
                yield (
                    "Passed over, as no tie-break of that name is known: "
                    f"{', '.join(verification.passed_over)}; {how} says what a column is."
                )

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``verify``."""
        columns = [{"section": each.name, **_column(column)} for each, column, _ in self.columns]
        return {"columns": columns, "findings": in_json(self.findings)}

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield the sentences about all columns, then the tables of values that differ."""
        yield from chain.from_iterable(self.said)
        yield from self.tables(show)

    @property
    def said(self) -> Iterator[list[str]]:
        """Of each column how many values agree, and the causes if not; then what is left."""
        for _, column, title in self.columns:
            causes = [cause.sentence for cause in column.causes] or [_no_cause(column)]
            yield [f"{title}: {_how_many(column)}.", *(causes if column.differences else ())]
        if self.unread:
            yield [self.unread]

    def tables(self, show: Show = decimal) -> Iterator[Part]:
        """Yield the values that differ, a table for each column that has some."""
        for section, column, title in self.columns:
            if column.differences:
                shown = column.differences if self.every else column.differences[:MOST_SHOWN]
                numbers = [each.number for each in shown]
                names = [section.by_number[number].label for number in numbers]
                columns = [
                    Column("No.", [*map(str, numbers)], Role.KEY),
                    Column.named("Team" if section.matches else "Name", names, numbers),
                    Column("Printed", [each.printed for each in shown], Role.KEY),
                    Column("Ours", [each.ours(show) for each in shown], Role.KEY),
                    Column("Our arithmetic", [each.arithmetic(show) for each in shown], Role.PROSE),
                ]
                yield Table(f"{title}: {_how_many(column)}", columns)
                if more := len(column.differences) - len(shown):
                    yield f"and {more} more; 'xltiebreak verify --all' lists them."


def _column(column: Compared) -> dict[str, Any]:
    return {
        "label": column.label,
        "system": column.system,
        "agree": column.agree,
        "of": column.compared,
        "differences": [
            {
                "number": each.number,
                "printed": each.printed if each.printed_value is None else each.printed_value,
                "ours": each.ours_value,
            }
            for each in column.differences
        ],
        "causes": _plain(column.causes, "code", "explains", "sentence"),
    }


def _title(column: Compared) -> str:
    plain = column.system in (PLACE, SCORE, PRIZE, column.label)
    return column.label if plain else f"{column.label} ({column.system})"


def _how_many(column: Compared) -> str:
    if column.differences:
        return f"{len(column.differences)} of {column.compared} differ"
    if column.compared == 1:
        return f"the only {column.noun} agrees"
    return f"all {counted(column.compared, column.noun)} agree"


def _no_cause(column: Compared) -> str:
    if column.idle:
        return column.idle
    if column.compared == 1:
        return "One value is too few to tell how it was computed."
    if column.compared == 2:
        return "Two values are too few to tell how they were computed."
    if column.system == PLACE:
        return "No order of tie-breaks that is known here gives these places."
    if len(column.differences) == 1:
        return "No known way to compute it gives this one value; it may be a misprint."
    misprints = "; they may be misprints" if column.few else ""
    return f"There is no known way to compute it that gives these values{misprints}."


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
        for noun in (*_NOUNS.values(), _TIE_BREAK):
            columns = [
                c for _, c, _ in verified.columns if _NOUNS.get(c.system, _TIE_BREAK) == noun
            ]
            if of := sum(column.compared for column in columns):
                self.compared[noun] = (sum(column.agree for column in columns), of)
        counts = self.compared.items()
        agreeing = [f"{agree} of {counted(of, noun)}" for noun, (agree, of) in counts]
        self.verdict, self.seal = f"{listed(agreeing)} agree. {verified.unread}".strip(), ""
        if announced.holds_prizes(verified.event):
            with suppress(TieBreakError):  # the number of rounds is not stated
                self.seal = announced.seal_of(announced.lines_of(verified.event, asked))

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
        for each, whose in zip(self.verified.compared, self.verified.whose(", ")):
            missing: dict[int, list[str]] = {}
            players = len(each.standings.section.players)
            read = players - len(each.standings.section.origin.unread)
            for column in each.columns:
                if column.system != PRIZE and column.compared < read:  # few are paid
                    missing.setdefault(read - column.compared, []).append(column.label)
            for count, labels in missing.items():
                of = counted(players, each.standings.noun)
                yield f"{whose}{listed(labels)}: nothing is printed for {count} of {of}."
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
            origin, asked = section.origin, self.asked
            edition = asked.edition or section.edition or origin.edition_from
            order = asked.order or section.order or origin.order_from
            if unsaid := ["edition"] * (not edition) + ["order of tie-breaks"] * (not order):
                yield f"{whose}The file states no {' and no '.join(unsaid)}: see the rules below."
        yield from self.verified.remarks
        for finding in self.verified.findings:
            yield f"Warning: {finding.where}: {finding.message}."
        for standings, whose in zip(self.standings, self.verified.whose(": ")):
            yield from (f"{whose}{sentence}" for sentence in unfinished(standings))
            for playoff in standings.playoffs:
                if not playoff.is_due:
                    names = listed([standings.row_of(n).player.label for n in playoff.numbers])
                    how = f" ({playoff.words})" if playoff.words else ""
                    between = f"between {names}{how}; their places follow it."
                    yield f"{whose}The file states a play-off {between}"

    def to_dict(self) -> dict[str, Any]:
        """Return what ``verify --json`` adds about the comparison as a whole."""
        compared = self.compared.items()
        rules = [
            (each.section.name, each.edition.code, [*each.order.codes]) for each in self.standings
        ]
        return {
            "verdict": self.verdict,
            "agrees": self.verified.agrees,
            "compared": {noun: {"agree": agree, "of": count} for noun, (agree, count) in compared},
            "files": [file._asdict() for file in self.files],
            "rules": [dict(zip(("section", "edition", "order"), each)) for each in rules],
            "seal": self.seal,
            "readings": list(self.readings()),
            "not_compared": list(self.not_compared()),
            "version": _MADE_BY,
            "command": self.command,
        }

    def parts(self, show: Show = decimal) -> Iterator[Part]:
        """Yield the verdict, the files, how they were read, the rules, the comparison, what was not
        compared, and how to repeat it."""
        yield self.verdict
        sums = [each.sha256 for each in self.files]
        halves = [f"{each[:32]}\n{each[32:]}" if each else "no single file" for each in sums]
        given = [
            Column("File", [file.name for file in self.files], Role.NAME),
            Column("What it is", [file.kind for file in self.files], Role.NAME),
            Column("SHA-256", halves, Role.PROSE),
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
        yield from self.verified.parts(show)
        if missing := " ".join(self.not_compared()):
            yield missing
        yield (
            f"Computed by {_MADE_BY}. It compares figures with results as they stand in the "
            "files, and says nothing of whether the results are right. Anybody can repeat it: "
            f"{self.command}"
        )


def named_order(standings: Standings) -> str:
    """Return the names of the order's tie-breaks, with their rules."""
    family, order = standings.edition.family, standings.order
    return ", ".join(tie_break.named_under(family) for tie_break in order.tie_breaks)
