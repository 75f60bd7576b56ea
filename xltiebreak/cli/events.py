"""``check``, ``standings`` and ``explain``: what an event's file says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

import click

from xltiebreak.checks import examine, examine_event, stop_on_errors, summary
from xltiebreak.cli import options
from xltiebreak.cli.options import Choice
from xltiebreak.cli.output import (
    as_number,
    cell,
    say,
    show_csv,
    show_findings,
    show_json,
    show_table,
)
from xltiebreak.cli.progress import progress
from xltiebreak.errors import TieBreakError
from xltiebreak.explanation import Explanation, find_player
from xltiebreak.explanation import explain as explain_player
from xltiebreak.figures import decimal
from xltiebreak.files import load
from xltiebreak.model import Event, Section
from xltiebreak.ranking import Standings
from xltiebreak.ranking import standings as rank
from xltiebreak.worksheet import Worksheet


@click.command(
    epilog="Examples: xltiebreak check event.xlsx; xltiebreak check event.xlsx --strict --json. "
    "Exit codes: 0 nothing or only warnings, 1 errors (with --strict also warnings), 2 unreadable."
)
@options.file_argument
@click.option("--strict", is_flag=True, help="Warnings count as errors, too.")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
@options.from_option
@click.pass_context
def check(ctx: click.Context, file: str, strict: bool, as_json: bool, kind: str) -> None:
    """Look for what is wrong in FILE, cell by cell."""
    findings = examine_event(load(file, kind))
    if as_json:
        show_json({"findings": [asdict(finding) for finding in findings]})
    else:
        show_findings(findings)
        say(summary(findings).capitalize() + ".")
    if any(finding.is_error or strict for finding in findings):
        ctx.exit(1)


@click.command(
    epilog="Examples: xltiebreak standings event.xlsx; "
    "xltiebreak standings event.xlsx --order MM,SOLK,SB/A --format csv. "
    "Exit codes: 0 fine, 1 errors in the event, 2 wrong usage or unreadable."
)
@options.file_argument
@options.choosing
@click.option(
    "--format",
    "form",
    type=click.Choice(["table", "csv", "json"]),
    default="table",
    show_default=True,
)
@options.from_option
def standings(file: str, choice: Choice, form: str, kind: str) -> None:
    """Print the places of FILE and what decided them."""
    event = load(file, kind)
    ranked = rank_sections(event, choice)
    if form == "json":
        show_json({"event": event.name, "sections": [_section_json(one) for one in ranked]})
    elif form == "csv":
        _show_standings_csv(ranked)
    else:
        for one in ranked:
            _show_standings(event, one)
    for one in ranked:
        say_remarks(one, many=len(ranked) > 1)


def rank_sections(event: Event, choice: Choice) -> list[Standings]:
    """The standings of the sections that a command means.

    Raises:
        EventError: the event has errors.
        TieBreakError: an option is not understood.
    """
    chosen = options.sections_of(event, choice.section)
    stop_on_errors([*event.faults, *(finding for one in chosen for finding in examine(one))])
    ranked = []
    with progress("Computing", len(chosen)) as step:
        for one in chosen:
            ranked.append(rank(one, choice.edition, choice.order, choice.lots, choice.unrated))
            step()
    return ranked


def say_remarks(one: Standings, *, many: bool) -> None:
    """What the reader of the places should know: rounds left out, columns without a value."""
    label = f"{one.section.name}: " if many else ""
    for finding in examine(one.section):
        say(f"{label}{finding.severity}: {finding.where}: {finding.message}")
    for tie_break in one.without_value:
        reason = one.worksheet(one.rows[0].player.number, tie_break).missing or "nothing to count"
        say(f"{label}{tie_break.code} has no value for anyone: {reason}.")


def _section_json(one: Standings) -> dict[str, Any]:
    return {
        "section": one.section.name,
        "edition": one.edition.code,
        "order": list(one.order.codes),
        "rounds": one.rounds,
        "standings": [
            {
                "place": row.place,
                "shared": row.shared,
                "number": row.player.number,
                "name": row.player.name,
                "score": row.score,
                "tiebreaks": {code: as_number(value) for code, value in row.values.items()},
                "decided_by": row.decided_by,
            }
            for row in one.rows
        ],
    }


def _show_standings_csv(ranked: Sequence[Standings]) -> None:
    codes = list(dict.fromkeys(code for one in ranked for code in one.order.codes))
    header = ["section", "place", "shared", "number", "name", "score", *codes, "decided_by"]
    show_csv(
        header,
        (
            [
                one.section.name,
                row.place,
                "yes" if row.shared else "no",
                row.player.number,
                row.player.name,
                decimal(row.score),
                *(cell(row.values.get(code), 6) for code in codes),
                row.decided_by or "",
            ]
            for one in ranked
            for row in one.rows
        ),
    )


def _show_standings(event: Event, one: Standings) -> None:
    teams = any(row.player.team for row in one.rows)
    rows = [
        [
            row.places,
            str(row.player.number),
            row.player.label,
            *([row.player.team] if teams else []),
            decimal(row.score),
            *(
                cell(row.values[tie_break.code], tie_break.system.digits)
                for tie_break in one.order.tie_breaks
            ),
            row.decided_by or "",
        ]
        for row in one.rows
    ]
    header = ["Place", "No.", "Name", *(["Team"] if teams else []), "Score", *one.order.codes]
    show_table([*header, "Decided by"], rows, title=_title(event, one))
    ties = len(one.ties)
    if ties:
        click.echo(
            f"{one.needed} of {len(one.order.codes)} tie-breaks were needed. Money is split "
            "equally among those tied on score; tie-breaks place trophies.\n"
        )


def _title(event: Event, one: Standings) -> str:
    name = event.name if len(event.sections) == 1 else f"{event.name}, {one.section.name}"
    scheduled = one.section.scheduled_rounds
    rounds = f"{one.rounds} of {scheduled}" if scheduled and scheduled != one.rounds else one.rounds
    return f"{name}: after {rounds} rounds, edition {one.edition.code}"


@click.command(
    epilog="Examples: xltiebreak explain event.xlsx 7; "
    "xltiebreak explain event.xlsx 'Hart' --system MM --system SOLK. "
    "Exit codes: 0 fine, 1 errors in the event, 2 wrong usage or unreadable."
)
@options.file_argument
@click.argument("player", metavar="PLAYER")
@click.option(
    "--system",
    "systems",
    metavar="CODE",
    multiple=True,
    help="A tie-break, as often as wanted (those of the order).",
)
@options.choosing
@click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True
)
@options.from_option
def explain(
    file: str, player: str, systems: tuple[str, ...], choice: Choice, form: str, kind: str
) -> None:
    """Show PLAYER's arithmetic, round by round.

    PLAYER is a pairing number or a name in FILE.
    """
    event = load(file, kind)
    where = _section_of(options.sections_of(event, choice.section), player)
    [ranked] = rank_sections(event, replace(choice, section=where.name))
    codes = [code for given in systems for code in given.split(",") if code.strip()]
    explanation = explain_player(ranked, player, codes)
    if form == "json":
        show_json(_explanation_json(explanation))
    else:
        _show_explanation(ranked, explanation)


def _section_of(sections: Sequence[Section], player: str) -> Section:
    """The one section that has this player."""
    found = []
    problem = TieBreakError(f"there is no player {player!r}")
    for one in sections:
        try:
            find_player(one, player)
        except TieBreakError as error:
            problem = error
        else:
            found.append(one)
    if len(found) > 1:
        names = ", ".join(one.name for one in found)
        raise TieBreakError(f"player {player!r} is in several sections ({names}); add --section")
    if not found:
        raise problem
    return found[0]


def _explanation_json(explanation: Explanation) -> dict[str, Any]:
    return {
        "section": explanation.section.name,
        "number": explanation.player.number,
        "name": explanation.player.name,
        "worksheets": [_worksheet_json(one) for one in explanation.worksheets],
    }


def _worksheet_json(worksheet: Worksheet) -> dict[str, Any]:
    return {
        "system": worksheet.system,
        "rule": worksheet.combine,
        "value": as_number(worksheet.value),
        "terms": [
            {
                "round": term.round,
                "opponent": term.opponent,
                "amount": as_number(term.amount),
                "counted": term.counted,
                "why": term.why,
            }
            for term in worksheet.terms
        ],
        "sentence": worksheet.sentence(),
    }


def _show_explanation(ranked: Standings, explanation: Explanation) -> None:
    row = next(row for row in ranked.rows if row.player == explanation.player)
    player = explanation.player
    label = player.label if not player.name else f"{player.label} (player {player.number})"
    decided = f", decided by {row.decided_by}" if row.decided_by else ""
    click.echo(f"{label}: {decimal(row.score)} points, place {row.places}{decided}\n")
    for worksheet in explanation.worksheets:
        if worksheet.terms:
            show_table(
                ["Round", "Opponent", "Amount", "Counts", "Why"],
                [
                    [
                        str(term.round or ""),
                        _opponent(explanation.section, term.opponent),
                        decimal(term.amount, worksheet.digits),
                        "yes" if term.counted else "no",
                        term.why,
                    ]
                    for term in worksheet.terms
                ],
                title=f"{worksheet.name} ({worksheet.system})",
            )
        click.echo(f"{worksheet.sentence()}\n")


def _opponent(section: Section, number: int | None) -> str:
    if number is None:
        return ""
    name = section.by_number[number].name
    return f"{number} {name}" if name else str(number)
