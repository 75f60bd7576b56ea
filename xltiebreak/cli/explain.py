"""``explain``: one player's arithmetic, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from xltiebreak.cli import options
from xltiebreak.cli.help_texts import EVENT_CODES, ending
from xltiebreak.cli.options import Choice
from xltiebreak.cli.output import as_number, show_json, show_prose
from xltiebreak.cli.sections import rank_sections, say_remarks, sections_of
from xltiebreak.errors import TieBreakError
from xltiebreak.explanation import Explanation, find_entry
from xltiebreak.explanation import explain as explain_player
from xltiebreak.figures import decimal
from xltiebreak.files import load
from xltiebreak.model import Section
from xltiebreak.ranking import Standings
from xltiebreak.worksheet import Term, Worksheet


@click.command(
    epilog=ending(
        "explain event.xlsx 7",
        'explain event.xlsx "Hart" --system MM --system SOLK',
        codes=EVENT_CODES,
    )
)
@options.file_argument
@click.argument("player", metavar="PLAYER")
@click.option(
    "--system",
    "systems",
    metavar="CODE",
    multiple=True,
    help="A tie-break, as often as wanted. [default: those of the order]",
)
@options.choosing
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How to print it.",
)
@options.from_option
def explain(
    file: str, player: str, systems: tuple[str, ...], choice: Choice, form: str, kind: str
) -> None:
    """Show PLAYER's arithmetic, round by round.

    PLAYER is a pairing number or a name in FILE; a part of a name will do.
    """
    codes = _codes(systems)
    event = load(file, kind)
    section, found = find_entry(sections_of(event, choice.section), player)
    ranked = rank_sections(event, [section], choice)
    [standings] = ranked.standings
    explanation = explain_player(standings, found.number, codes)
    if form == "json":
        show_json(_explanation_json(explanation))
    else:
        _show_explanation(standings, explanation)
    say_remarks(ranked)


def _codes(systems: Sequence[str]) -> list[str]:
    """The codes behind ``--system``, each once, also where several stand behind one."""
    given = [code.strip() for text in systems for code in text.split(",") if code.strip()]
    if systems and not given:
        raise TieBreakError("--system is empty; give a tie-break such as MM")
    return list({code.upper(): code for code in reversed(given)}.values())[::-1]


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
        "rule": worksheet.rule,
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
    player = explanation.player
    row = next(row for row in ranked.rows if row.player.number == player.number)
    label = player.label if not player.name else f"{player.label} (player {player.number})"
    points = "1 point" if row.score == 1 else f"{decimal(row.score)} points"
    decided = f", decided by {row.decided_by}" if row.decided_by else ""
    show_prose(f"{label}: {points}, place {row.places}{decided}")
    click.echo()
    for worksheet in explanation.worksheets:
        if worksheet.terms:
            _show_terms(explanation.section, worksheet)
        show_prose(worksheet.sentence())
        click.echo()


def _show_terms(section: Section, worksheet: Worksheet) -> None:
    from xltiebreak.cli.tables import KEY, NAME, PROSE, Column, show_table

    terms: Sequence[Term] = worksheet.terms
    show_table(
        [
            Column("Round", [str(term.round or "") for term in terms], KEY),
            Column("Opponent", [_opponent(section, term.opponent) for term in terms], NAME),
            Column("Amount", [decimal(term.amount, worksheet.digits) for term in terms], KEY),
            Column("Counts", ["yes" if term.counted else "no" for term in terms], KEY),
            Column("Why", [term.why for term in terms], PROSE),
        ],
        f"{worksheet.name} ({worksheet.system})",
    )


def _opponent(section: Section, number: int | None) -> str:
    if number is None:
        return ""
    name = section.by_number[number].name
    return f"{number} {name}" if name else str(number)
