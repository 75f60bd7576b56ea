"""``check``: what is wrong in an event's file."""

from __future__ import annotations

from collections.abc import Iterator

import click

from xltiebreak.checks import examine, examine_event, how_read
from xltiebreak.cli import options
from xltiebreak.cli.output import ending, say, show_findings, show_json
from xltiebreak.event.findings import summary
from xltiebreak.event.section import Section
from xltiebreak.formats import load
from xltiebreak.ranking.asked import AS_IN_THE_FILE
from xltiebreak.ranking.standings import edition_of, order_of, ranked, rules_from, rules_unsaid


@click.command(
    epilog=ending(
        "check event.xlsx",
        "check event.xlsx --strict --json",
        codes="0 nothing or only warnings, 1 errors (with --strict also warnings), 2 unreadable",
    )
)
@options.file_argument
@click.option("--strict", is_flag=True, help="Warnings count as errors, too.")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
@options.from_option
@click.pass_context
def check(ctx: click.Context, file: str, strict: bool, as_json: bool, kind: str) -> None:
    """Look for what is wrong in FILE, cell by cell."""
    event = load(file, kind)
    findings = examine_event(event)
    readings = [section for section in event.sections if section.origin.how]
    if as_json:
        show_json(
            {
                "findings": [
                    {
                        "severity": finding.severity,
                        "code": finding.code,
                        "where": finding.where,
                        "message": finding.message,
                    }
                    for finding in findings
                ],
                "readings": [
                    {
                        "section": section.name,
                        "how": list(section.origin.how),
                        "players": len(section.players),
                        "rounds": section.crosstable.rounds,
                    }
                    for section in readings
                ],
                "sections": [
                    {"section": section.name, **_rules(section)} for section in event.sections
                ],
            }
        )
    else:
        show_findings(findings)
        for section in readings:
            say(how_read(section, alone=len(event.sections) == 1))
        for section in event.sections:
            if unsaid := rules_unsaid(section, alone=len(event.sections) == 1):
                say(unsaid)
            for sentence in (*rules_from(section, AS_IN_THE_FILE), *_places(section)):
                say(sentence if len(event.sections) == 1 else f"{section.name}: {sentence}")
        say(summary(findings).capitalize() + ".")
    if any(finding.is_error or strict for finding in findings):
        ctx.exit(1)


def _rules(section: Section) -> dict[str, object]:
    """How a section is paired and ranked, stated or not."""
    return {
        "kind": section.paired_as,
        "edition": edition_of(section, AS_IN_THE_FILE).code,
        "order": list(order_of(section, AS_IN_THE_FILE).codes),
        "rules_from": list(rules_from(section, AS_IN_THE_FILE)),
        "places": next(_places(section), ""),
    }


def _places(section: Section) -> Iterator[str]:
    """How many of the places that are printed are not ours, in a sentence."""
    if not section.has_printed or any(finding.is_error for finding in examine(section)):
        return
    from xltiebreak.verify import printed_places_said  # late: most files print no places

    if sentence := printed_places_said(ranked(section)):
        yield sentence
