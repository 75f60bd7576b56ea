"""Findings in an event and in another program's figures: the answers of ``check`` and
``verify``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import Any

from xltiebreak.answers.shape import Answer, Column, Part, Role, Table
from xltiebreak.checks import examine, examine_event, how_read
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import (
    WARNING,
    Finding,
    TieBreakError,
    errors_first,
    stop_on_errors,
    summary,
)
from xltiebreak.event.section import Event, Section
from xltiebreak.questions.announced import SEAL_LABEL, Agreement, agreement
from xltiebreak.ranking.asked import AS_IN_THE_FILE, edition_of, order_of, rules_from, rules_unsaid
from xltiebreak.ranking.orders import taken_for_order
from xltiebreak.ranking.standings import ranked
from xltiebreak.verify.columns import PLACE, PRIZE, SCORE
from xltiebreak.verify.comparison import Compared, Difference, Verification, printed_places_said

MOST_SHOWN = 10
"""The most differing values of a column that are worked out, unless the user wants all."""


class Checked(Answer):
    """The findings in an event, how its tables and unstated rules were understood, and whether it
    agrees with the seal of its announcement."""

    def __init__(self, event: Event) -> None:
        self.event, self.findings = event, examine_event(event)
        self.agreement: Agreement | None = None
        with suppress(TieBreakError):  # the typed seal is none, and a finding says so
            self.agreement = agreement(event)
        if self.agreement and not self.agreement.agrees:
            fault = Finding(WARNING, "seal", SEAL_LABEL, str(self.agreement).rstrip("."))
            self.findings = errors_first([fault, *self.findings])

    def to_dict(self) -> dict[str, Any]:
        """Return the JSON of ``check``."""
        readings = [
            {
                "section": section.name,
                "how": list(section.origin.how),
                "players": len(section.players),
                "rounds": section.crosstable.rounds,
            }
            for section in self.event.sections
            if section.origin.how
        ]
        sections = [
            {
                "section": section.name,
                "kind": section.paired_as,
                "edition": edition_of(section, AS_IN_THE_FILE).code,
                "order": [*order_of(section, AS_IN_THE_FILE).codes],
                "rules_from": _rules(section),
                "places": _other_places(section),
            }
            for section in self.event.sections
        ]
        return {
            "findings": in_json(self.findings),
            "consequences": in_json(chain.from_iterable(f.follows for f in self.findings)),
            "readings": readings,
            "sections": sections,
            **({"seal": self.agreement.agrees} if self.agreement else {}),
        }

    def parts(self) -> Iterator[str]:
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
    about printed lines that fit no player.
    """

    event: Event
    compared: Sequence[Verification]
    says_otherwise: str
    every: bool = False
    agreement: Agreement | None = None
    findings: Sequence[Finding] = ()
    strangers: Sequence[str] = ()

    @property
    def named(self) -> bool:
        """Whether the columns are named with their sections, since there are several."""
        return len(self.event.sections) > 1

    @property
    def agrees(self) -> bool:
        """Whether no value differs."""
        return all(verification.agrees for verification in self.compared)

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
        columns = [
            {"section": verification.standings.section.name, **_column(column)}
            for verification in self.compared
            for column in verification.columns
        ]
        return {"columns": columns, "findings": in_json(self.findings)}

    def parts(self) -> Iterator[Part]:
        """Yield the sentences about all columns, then the tables of values that differ."""
        columns = [
            (verification.standings.section, column, _title(verification, column, self.named))
            for verification in self.compared
            for column in verification.columns
        ]
        for _, column, title in columns:
            yield f"{title}: {_how_many(column)}."
            if column.differences:
                yield from [cause.sentence for cause in column.causes] or [_no_cause(column)]
        for section, column, title in columns:
            if column.differences:
                shown = column.differences if self.every else column.differences[:MOST_SHOWN]
                yield _differences(section, shown, f"{title}: {_how_many(column)}")
                if more := len(column.differences) - len(shown):
                    yield f"and {more} more; 'xltiebreak verify --all' lists them."


def _column(column: Compared) -> dict[str, Any]:
    differences = [
        {
            "number": each.number,
            "printed": each.printed if each.printed_value is None else each.printed_value,
            "ours": each.ours_value,
        }
        for each in column.differences
    ]
    return {
        "label": column.label,
        "system": column.system,
        "agree": column.agree,
        "of": column.compared,
        "differences": differences,
        "causes": _plain(column.causes, "code", "explains", "sentence"),
    }


def _title(verification: Verification, column: Compared, named: bool) -> str:
    plain = column.system in (PLACE, SCORE, PRIZE, column.label)
    title = column.label if plain else f"{column.label} ({column.system})"
    return f"{verification.standings.section.name}, {title}" if named else title


def _how_many(column: Compared) -> str:
    if column.differences:
        return f"{len(column.differences)} of {column.compared} differ"
    noun = "place" if column.system == PLACE else "value"
    of = column.compared
    return f"the only {noun} agrees" if of == 1 else f"all {counted(of, noun)} agree"


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


def _differences(section: Section, rows: Sequence[Difference], title: str) -> Table:
    names = [section.by_number[row.number].label for row in rows]
    columns = [
        Column("No.", [str(row.number) for row in rows], Role.KEY),
        Column("Team" if section.matches else "Name", names, Role.NAME),
        Column("Printed", [row.printed for row in rows], Role.KEY),
        Column("Ours", [row.ours for row in rows], Role.KEY),
        Column("Our arithmetic", [row.arithmetic for row in rows], Role.PROSE),
    ]
    return Table(title, columns)
